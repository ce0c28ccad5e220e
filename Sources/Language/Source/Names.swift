/// An interned name: equal names have equal numbers, so comparing one costs nothing.
public struct Name: Hashable, Sendable {
  let id: Int32
  /// Stands where a name may be missing, such as an argument without label.
  static let none = Name(id: -1)
  /// Stands for every name that a frozen table does not hold.
  static let unknown = Name(id: .max)
}

/// The names of a program: those of the catalogue, which all programs share, and its own behind them.
struct Names: Sendable {
  private let known: NamePool
  /// Copied before it takes a name while another program holds it too.
  private var own: NamePool?
  /// A frozen table takes no more names, and so is never copied; new ones are ``Name/unknown``.
  var isFrozen = false

  init(_ known: NamePool) { self.known = known }

  var count: Int { known.count + (own?.count ?? 0) }

  mutating func intern(_ text: String) -> Name {
    var text = text
    return text.withUTF8 { intern($0, NameHash($0)) }
  }

  /// Interns a stretch of source whose hash is known.
  mutating func intern(_ source: [UInt8], _ range: Range<Int>, _ hash: NameHash) -> Name {
    source.withUnsafeBufferPointer { intern(.init(rebasing: $0[range]), hash) }
  }

  private mutating func intern(_ name: UnsafeBufferPointer<UInt8>, _ hash: NameHash) -> Name {
    if let number = known.find(name, hash) { return Name(id: number) }
    guard !isFrozen, isKnownUniquelyReferenced(&own) else { return internShared(name, hash) }
    return Name(id: Int32(known.count) + (own?.intern(name, hash) ?? 0))
  }

  /// The pool is copied for new names only.
  private mutating func internShared(_ name: UnsafeBufferPointer<UInt8>, _ hash: NameHash) -> Name {
    if let number = own?.find(name, hash) { return Name(id: Int32(known.count) + number) }
    if isFrozen { return .unknown }
    own = own.map { NamePool(copying: $0) } ?? NamePool(room: 32)
    return Name(id: Int32(known.count) + (own?.intern(name, hash) ?? 0))
  }

  /// The number of a name that was interned before.
  func find(_ text: String) -> Name? {
    var text = text
    return text.withUTF8 { find($0, NameHash($0)) }
  }

  /// The same of a text that the program itself holds, without a copy.
  func find(_ text: StaticString) -> Name? {
    text.withUTF8Buffer { find($0, NameHash($0)) }
  }

  private func find(_ name: UnsafeBufferPointer<UInt8>, _ hash: NameHash) -> Name? {
    if let number = known.find(name, hash) { return Name(id: number) }
    return own?.find(name, hash).map { Name(id: Int32(known.count) + $0) }
  }

  func text(_ name: Name) -> String { String(decoding: bytes(name), as: UTF8.self) }

  func text(_ name: Name, is text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes(name).elementsEqual($0) }
  }

  /// Whether no program can write the name alone, because it stands for a member, "point.moved", or for
  /// an operator.
  func isMangled(_ name: Name) -> Bool {
    bytes(name).contains(UInt8(ascii: ".")) || isOperator(name)
  }

  /// Whether the name is one of the program's own operators, such as `+`, `-=` or `•`.
  func isOperator(_ name: Name) -> Bool {
    guard let first = bytes(name).first else { return false }
    // A question mark alone is a hole.
    if first == UInt8(ascii: "?") { return bytes(name).count > 1 }
    guard first >= 0x80 else { return "+-*/%^|=!<>&~".utf8.contains(first) }
    return text(name).unicodeScalars.first.map(Lexer.isSign) ?? false
  }

  /// Whether the name ends in a prime, so that it may stand as a factor without `*`.
  func endsInPrime(_ name: Name) -> Bool { bytes(name).last == UInt8(ascii: "'") }

  /// Valid as long as the table is neither changed nor given up.
  private func bytes(_ name: Name) -> UnsafeBufferPointer<UInt8> {
    let first = Int32(known.count)
    return name.id < first
      ? known.bytes(of: name.id) : own?.bytes(of: name.id - first) ?? NamePool.none
  }
}
