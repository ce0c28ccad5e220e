import Geometry
import TestSupport
import Testing

struct RectFittingTests {
  private static let pairs = Volume.seeds(300).map { seed in
    var random = SplitMix64(seed: seed)
    return (random.rect(), random.rect())
  }

  @Test func fillingMapsOneRectOntoTheOther() throws {
    for (source, target) in Self.pairs {
      let map = try #require(AffineTransform.mapping(source, to: target))
      #expect(source.applying(map) ≈ target.standardized)
    }
  }

  @Test func fittingKeepsProportionsInside() throws {
    for (source, target) in Self.pairs {
      let map = try #require(AffineTransform.mapping(source, to: target, .aspectFit))
      let image = source.applying(map)
      #expect(map.a == map.d)
      #expect(image.center ≈ target.center)
      #expect(image.width <= target.width * (1 + 1e-12))
      #expect(image.height <= target.height * (1 + 1e-12))
      #expect((image.width ≈ target.width) || (image.height ≈ target.height))
    }
  }

  @Test func coveringKeepsProportionsAround() throws {
    for (source, target) in Self.pairs {
      let map = try #require(AffineTransform.mapping(source, to: target, .aspectFill))
      let image = source.applying(map)
      #expect(map.a == map.d)
      #expect(image.center ≈ target.center)
      #expect(image.width >= target.width * (1 - 1e-12))
      #expect(image.height >= target.height * (1 - 1e-12))
      #expect((image.width ≈ target.width) || (image.height ≈ target.height))
    }
  }

  @Test(arguments: FitMode.allCases)
  func rectsWithoutAreaHaveNoMap(_ mode: FitMode) {
    let good = rect(0, 0, 10, 10)
    let bad = [rect(1, 2, 0, 5), rect(1, 2, 5, 0), .zero, .null, .infinite]
    for odd in bad {
      #expect(AffineTransform.mapping(odd, to: good, mode) == nil)
      #expect(AffineTransform.mapping(good, to: odd, mode) == nil)
    }
    #expect(
      AffineTransform.mapping(rect(0, 0, 1e-300, 1), to: rect(0, 0, 1e300, 1), mode) == nil
        || mode == .aspectFit)
  }
}
