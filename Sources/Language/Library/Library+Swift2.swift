extension Library {
  /// What Swift 1 and 2 had, and nothing today has.
  static let swift2 = Library(
    name: "Swift 2",
    names: ["println", "offsetInPlace", "insetInPlace", "unionInPlace", "intersectInPlace"],
    mark: "println",
    source: """
      func println(_ value: Any) { print(value) }
      extension CGRect {
        mutating func offsetInPlace(dx: CGFloat, dy: CGFloat) { self = offsetBy(dx: dx, dy: dy) }
        mutating func insetInPlace(dx: CGFloat, dy: CGFloat) { self = insetBy(dx: dx, dy: dy) }
        mutating func unionInPlace(_ other: CGRect) { self = union(other) }
        mutating func intersectInPlace(_ other: CGRect) { self = intersection(other) }
      }
      """)
}
