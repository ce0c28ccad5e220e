import Geometry
import TestSupport
import Testing

/// The laws of rect algebra over seeded random rects, half of them on a small grid.
struct RectLawTests {
  static func pairs(_ body: (_ seed: UInt64, _ a: Rect, _ b: Rect, inout SplitMix64) -> Void) {
    for seed in Volume.seeds(3000) {
      var random = SplitMix64(seed: seed)
      let onGrid = seed % 2 == 0
      let a = onGrid ? random.gridRect() : random.rect()
      let b = onGrid ? random.gridRect() : random.rect()
      body(seed, a, b, &random)
    }
  }

  @Test func standardizingTwiceIsOnce() {
    Self.pairs { seed, a, _, _ in
      let once = a.standardized
      #expect(once.standardized.size == once.size && once.size.width >= 0, "seed \(seed)")
      #expect(once == a && once.hashValue == a.hashValue, "seed \(seed)")
    }
  }

  @Test func unionCommutesAndCovers() {
    Self.pairs { seed, a, b, _ in
      #expect(a.union(b) ≈ b.union(a), "seed \(seed)")
      #expect(a.union(a) == a && a.contains(a), "seed \(seed)")
      let union = a.union(b)
      #expect(union.minX <= a.minX && union.minY <= b.minY, "seed \(seed)")
      #expect(union.maxX >= b.maxX - 1e-9 && union.maxY >= a.maxY - 1e-9, "seed \(seed)")
    }
  }

  @Test func intersectionLiesInBoth() {
    Self.pairs { seed, a, b, _ in
      let common = a.intersection(b)
      #expect(common ≈ b.intersection(a), "seed \(seed)")
      #expect(a.intersection(a) == a, "seed \(seed)")
      if a.intersects(b) { #expect(!common.isNull, "seed \(seed)") }
      if !common.isEmpty { #expect(a.intersects(b), "seed \(seed)") }
      #expect(a.intersects(b) == b.intersects(a), "seed \(seed)")
    }
  }

  @Test func containingIsHavingAsIntersection() {
    Self.pairs { seed, a, b, _ in
      if a.contains(b) { #expect(a.intersection(b) ≈ b, "seed \(seed)") }
    }
  }

  @Test func insettingIsUndoneByOutsetting() {
    Self.pairs { seed, a, _, random in
      let (dx, dy) = (random.number(0...50), random.number(0...50))
      #expect(a.insetBy(dx: -dx, dy: -dy).insetBy(dx: dx, dy: dy) ≈ a, "seed \(seed)")
      #expect(a.offsetBy(dx: dx, dy: dy).offsetBy(dx: -dx, dy: -dy) ≈ a, "seed \(seed)")
    }
  }

  @Test func integralHasWholeEdgesAndCovers() {
    Self.pairs { seed, a, _, _ in
      let whole = a.integral
      for edge in [whole.minX, whole.minY, whole.maxX, whole.maxY] {
        #expect(edge == edge.rounded(), "seed \(seed)")
      }
      #expect(whole.contains(a) && whole.integral == whole, "seed \(seed)")
    }
  }

  @Test func dividedPartsMakeTheWhole() {
    Self.pairs { seed, a, _, random in
      let distance = random.number(-20...120)
      for edge in RectEdge.allCases {
        let (slice, remainder) = a.divided(atDistance: distance, from: edge)
        #expect(slice.union(remainder) ≈ a, "seed \(seed)")
        let common = slice.intersection(remainder)
        #expect(common.isNull || min(common.width, common.height) < 1e-12, "seed \(seed)")
      }
    }
  }

  @Test func applyingIsTheBoxOfTheCorners() {
    Self.pairs { seed, a, _, random in
      let t = random.transform()
      let box = a.applying(t)
      let corners = a.corners.map { $0.applying(t) }
      #expect(box.minX == corners.map(\.x).min(), "seed \(seed)")
      #expect(box.minY == corners.map(\.y).min(), "seed \(seed)")
      let (right, bottom) = (corners.map(\.x).max() ?? .nan, corners.map(\.y).max() ?? .nan)
      #expect((box.maxX ≈ right) && (box.maxY ≈ bottom), "seed \(seed)")
    }
  }

  @Test func axisPreservingMapsTakeRectsBack() {
    Self.pairs { seed, a, _, random in
      let (x, y) = (random.number(0.1...5), random.number(-5 ... -0.1))
      let t = R(degrees: 90) * S(x, y) * T(3, 4)
      #expect(t.preservesAxes)
      #expect(a.applying(t).applying(t.inverted()) ≈ a, "seed \(seed)")
    }
  }
}
