extension Library {
  /// Sets of options: what a struct with a raw value of bits can do.
  static let options = Library(
    name: "OptionSet",
    names: ["OptionSet"],
    mark: "OptionSet.withBits",
    source: """
      protocol OptionSet { var rawValue: Int { get } }
      extension OptionSet {
        var isEmpty: Bool { rawValue == 0 }
        func withBits(_ bits: Int) -> Self { type(of: self).init(rawValue: bits) }
        func contains(_ other: Self) -> Bool { rawValue & other.rawValue == other.rawValue }
        func isSuperset(of other: Self) -> Bool { rawValue & other.rawValue == other.rawValue }
        func isSubset(of other: Self) -> Bool { rawValue & other.rawValue == rawValue }
        func isDisjoint(with other: Self) -> Bool { rawValue & other.rawValue == 0 }
        func union(_ other: Self) -> Self { withBits(rawValue | other.rawValue) }
        func intersection(_ other: Self) -> Self { withBits(rawValue & other.rawValue) }
        func symmetricDifference(_ other: Self) -> Self {
          withBits((rawValue | other.rawValue) & ~(rawValue & other.rawValue))
        }
        func isStrictSubset(of other: Self) -> Bool { isSubset(of: other) && rawValue != other.rawValue }
        func isStrictSuperset(of other: Self) -> Bool { other.isStrictSubset(of: self) }
        func subtracting(_ other: Self) -> Self { withBits(rawValue & ~other.rawValue) }
        mutating func insert(_ other: Self) { self = union(other) }
        mutating func remove(_ other: Self) { self = subtracting(other) }
        mutating func formUnion(_ other: Self) { self = union(other) }
        mutating func formIntersection(_ other: Self) { self = intersection(other) }
        mutating func subtract(_ other: Self) { self = subtracting(other) }
        mutating func formSymmetricDifference(_ other: Self) { self = symmetricDifference(other) }
      }
      """)
}
