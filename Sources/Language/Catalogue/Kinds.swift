/// The kinds that a parameter takes, the usual one first; none where it takes anything.
///
/// Up to eight of them lie in the bytes of one word, each one more than its number: lists of kinds are
/// made for every entry at launch, and compared at every call.
struct Kinds: Hashable, Sendable, RandomAccessCollection, ExpressibleByArrayLiteral {
  private(set) var packed: UInt64 = 0

  init(arrayLiteral kinds: Kind...) {
    assert(kinds.count <= 8, "a word has room for eight kinds")
    for kind in kinds.reversed() { packed = packed << 8 | UInt64(kind.rawValue + 1) }
  }

  /// One kind, without a list of it.
  init(_ kind: Kind) { packed = UInt64(kind.rawValue + 1) }

  var startIndex: Int { 0 }
  var endIndex: Int { 8 - packed.leadingZeroBitCount / 8 }

  subscript(index: Int) -> Kind {
    let byte = UInt8(truncatingIfNeeded: packed >> UInt64(index * 8))
    return Kind(rawValue: byte &- 1) ?? .void
  }

  /// Whether numbers are among them, and angles are not.
  var takeNumbersOnly: Bool {
    contains(.number) && !contains(.angle)
  }

  /// The one kind that it is, if it is not nil; nil where there are several.
  var only: Kind? {
    let others = filter { $0 != .nothing }
    return others.count == 1 ? others[0] : nil
  }

  /// These kinds, and nil.
  var orNothing: Kinds {
    var kinds = self
    kinds.packed |= UInt64(Kind.nothing.rawValue + 1) << UInt64(endIndex * 8)
    return kinds
  }
}

/// A stretch of one of the catalogue's two lists, that of labels or that of kinds.
struct Stretch: Sendable {
  var start: Int32 = 0
  var count: Int32 = 0
  static let none = Stretch()

  var indices: Range<Int> { Int(start)..<Int(start + count) }
}
