import Geometry
import TestSupport

typealias Results = [String: CaseValue]

/// The computation of each numeric case, written by hand from its `setup`.
let numericComputations: [String: @Sendable () -> Results] =
  affineComputations.merging(rectComputations) { first, _ in first }
  .merging(otherComputations) { first, _ in first }

private let counting = affine(1, 2, 3, 4, 5, 6)

private let affineComputations: [String: @Sendable () -> Results] = [
  "aff-01": { ["t": .transform(T(5, 7))] },
  "aff-02": { ["t": .transform(S(2, 3))] },
  "aff-03": { ["t": .transform(R(.pi / 6))] },
  "aff-05": { ["t": .transform(S(2, 2).concatenating(T(10, 0)))] },
  "aff-06": { ["t": .transform(T(5, 7).scaledBy(x: 2, y: 3))] },
  "aff-07": { ["t": .transform(S(2, 3).translatedBy(x: 5, y: 7))] },
  "aff-09": { ["t": .transform(S(2, 4).inverted())] },
  "aff-10": { ["t": .transform(T(5, 7).inverted())] },
  "aff-11": { ["p": .point(point(1, 1).applying(T(10, 0).concatenating(S(2, 2))))] },
  "aff-14": { ["v": .flags([AffineTransform.identity.isIdentity, S(2, 3).isIdentity])] },
  "aff-15": { ["t": .transform(counting.translatedBy(x: 7, y: 8))] },
  "aff-17": { ["t": .transform(counting.rotated(by: .pi / 2))] },
  "aff-18": { ["p": .point(point(1, 0).applying(R(.pi / 2)))] },
  "aff-19": { ["t": .transform(affine(0, 0, 0, 0, 0, 0).inverted())] },
  "aff-21": { ["t": .transform(counting.concatenating(affine(9, 8, 7, 6, 5, 4)))] },
  "aff-22": { ["t": .transform(affine(9, 8, 7, 6, 5, 4).concatenating(counting))] },
  "aff-23": { ["t": .transform(counting.translatedBy(x: 2, y: -3))] },
  "aff-25": { ["t": .transform(counting.rotated(by: .pi))] },
  "aff-26": { ["t": .transform(counting.concatenating(R(.pi)))] },
  "aff-27": { ["t": .transform(T(1, 2).scaledBy(x: 3, y: 4))] },
  "aff-29": { ["p": .point(point(4, 5).applying(counting))] },
  "aff-31": { ["t": .transform(counting.inverted())] },
  "aff-34": { pointAndSize(10, 20, counting) },
  "aff-35": { pointAndSize(5, 25, affine(5, 4, 3, 2, 1, 0)) },
  "aff-37": { pointAndSize(10, 10, T(20, -5).concatenating(R(.pi / 2))) },
  "aff-38": { ["p": .point(point(20, 5).applying(S(0.5, 3).concatenating(R(-.pi / 2))))] },
  "aff-39": { ["p": .point(point(10, 15).applying(T(10, 0).scaledBy(x: 2, y: 2)))] },
  "aff-41": {
    let (t, r, s) = (T(-30, 40), R(degrees: 30), S(20, -10))
    let undone = t * r * s * s.inverted() * r.inverted() * t.inverted()
    return ["p": .point(point(10, 10).applying(undone))]
  },
  "aff-42": { ["p": .point(point(10, 10).applying(R(.pi).concatenating(T(20, 15))))] },
  "aff-46": { ["t": .transform(affine(1, 2, 2, 4, 5, 6).inverted())] },
]

private func pointAndSize(_ x: Double, _ y: Double, _ t: AffineTransform) -> Results {
  [
    "p": .point(point(x, y).applying(t)),
    "size": .size(Size(width: x, height: y).applying(t)),
  ]
}

private let rectComputations: [String: @Sendable () -> Results] = [
  "rect-02": { ["r": .rect(rect(10, 10, -4, -6).standardized)] },
  "rect-03": { ["r": .rect(rect(0, 0, 10, 10).intersection(rect(5, 5, 10, 10)))] },
  "rect-04": { ["v": .flag(rect(0, 0, 10, 10).intersection(rect(100, 100, 5, 5)).isNull)] },
  "rect-06": {
    let square = rect(0, 0, 10, 10)
    return [
      "r1": .rect(square.insetBy(dx: 2, dy: 3)),
      "r2": .rect(square.insetBy(dx: -2, dy: -3)),
      "isNull": .flag(square.insetBy(dx: 6, dy: 6).isNull),
    ]
  },
  "rect-07": { ["r": .rect(rect(0, 0, 10, 10).offsetBy(dx: 3, dy: 4))] },
  "rect-08": { ["r": .rect(rect(1.2, 2.7, 3.3, 4.6).integral)] },
  "rect-10": {
    let points = [point(5, 5), point(0, 0), point(10, 10)]
    return ["v": .flags(points.map { rect(0, 0, 10, 10).contains($0) })]
  },
  "rect-11": {
    let (null, zero) = (Rect.null, Rect.zero)
    return [
      "v": .flags([null.isNull, null.isEmpty, zero.isNull, zero.isEmpty, Rect.infinite.isEmpty])
    ]
  },
  "rect-12": { ["r": .rect(rect(1.9, 1.9, -10.1, -10.2).standardized)] },
  "rect-14": { ["r": .rect(rect(-1.9, -1.9, -10.1, -10.2).integral)] },
  "rect-15": { ["r": .rect(rect(-1.2, -3.4, -5.6, -7.8).union(rect(1.2, 3.4, 5.6, 7.8)))] },
  "rect-16": { ["r": .rect(rect(10, 10, 50, 60).intersection(rect(85, 95, -60, -70)))] },
  "rect-18": { ["r": .rect(rect(-1.2, -3.4, -5.6, -7.8).offsetBy(dx: -10.5, dy: -20.5))] },
  "rect-19": { ["r": .rect(rect(1.2, 3.4, 5.6, 7.8).insetBy(dx: 2.8, dy: 0))] },
  "rect-20": { ["v": .flag(rect(1.2, 3.4, 5.6, 7.8).insetBy(dx: 10, dy: -10).isNull)] },
  "rect-22": {
    let (slice, remainder) = rect(10, 20, 30, 40).divided(atDistance: 31, from: .minXEdge)
    return ["slice": .rect(slice), "remainder": .rect(remainder)]
  },
  "rect-23": { ["v": .flag(rect(-10, -20, 30, 40) == rect(20, 20, -30, -40))] },
  "rect-24": {
    let infinity = Double.infinity
    let rects = [
      rect(infinity, 0, 0, 0), rect(0, infinity, 0, 0), rect(infinity, infinity, 10, 10),
    ]
    return ["v": .flags(rects.map(\.isNull))]
  },
  "rect-26": {
    let (null, zero) = (Rect.null, Rect.zero)
    return ["v": .flags([zero.contains(null), null.contains(zero), null.contains(null)])]
  },
  "rect-32": {
    let (left, right) = (rect(0, 0, 10, 10), rect(10, 0, 5, 5))
    return [
      "r": .rect(left.intersection(right)), "intersects": .flag(left.intersects(right)),
    ]
  },
]

private let otherComputations: [String: @Sendable () -> Results] = [
  "aff-13": { ["r": .rect(rect(1, 2, 3, 4).applying(R(.pi / 6)))] },
  "aff-30": { ["r": .rect(rect(4, 5, 6, 7).applying(counting))] },
  "aff-47": {
    let (null, infinite) = (Rect.null.applying(counting), Rect.infinite.applying(counting))
    return ["v": .flags([null.isNull, infinite == .infinite])]
  },
  "aff-48": { ["r": .rect(rect(1, 2, -3, -4).applying(S(-1, 1)))] },
  "dec-01": { components(counting) },
  "dec-03": { components(affine(2, 0, 1, 3, 4, 5)) },
  "dec-04": { components(affine(-1, 0, 0, -1, 7, 8)) },
  "dec-05": { components(affine(3, 0, 0, -3, 0, 0)) },
  "aff-33": { ["text": .text(counting.appleText)] },
  "rect-29": { ["text": .text(rect(0.6, 5.4, 105.7, 24.3).appleText)] },
  "rect-30": { ["text": .text(rect(1, 2, 3, 4).appleText)] },
]

private func components(_ t: AffineTransform) -> Results {
  let parts = t.decomposed()
  return [
    "scale": .size(parts.scale), "horizontalShear": .number(parts.horizontalShear),
    "rotation": .number(parts.rotation), "translation": .vector(parts.translation),
  ]
}
