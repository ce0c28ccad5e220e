/// Reads the coordinates of one value from what a debugger, a log or Swift prints.
///
/// Numbers may carry labels (`x = 0`, `x: 0`, `- x : 0.0`) or none; brackets, commas and semicolons
/// only separate them. Labelled numbers go where their label says, and a summary in front of them,
/// as `po` writes it, is not counted twice; numbers without labels count in their order.
struct CoordinateReader {
  struct Coordinate {
    var label: String?
    var value: Double
    var range: Range<Int>
    /// The label, or the number where it has none.
    var start: Range<Int>
  }

  private var scanner: TextScanner
  private let kind: TextKind
  private let whole: Range<Int>
  private(set) var coordinates: [Coordinate] = []
  private var label: Range<Int>?

  /// Reads all coordinates of a text, or of a part of it.
  init(_ kind: TextKind, _ bytes: [UInt8], in range: Range<Int>? = nil) throws(TextFault) {
    self.kind = kind
    whole = range ?? 0..<bytes.count
    scanner = TextScanner(bytes, in: range)
    try readAll()
  }

  // MARK: Tokens

  private mutating func readAll() throws(TextFault) {
    skipLineFront()
    while !scanner.isAtEnd {
      if scanner.byte() == 0x0A {
        scanner.advance()
        skipLineFront()
      } else if isSpace(scanner.byte()) {
        scanner.advance()
      } else if scanner.byte() == 0xC2, scanner.byte(1) == 0xA0 {
        scanner.advance(2)
      } else {
        try readToken()
      }
    }
    if let label { throw unexpected(label) }
  }

  /// A command typed at the debugger, and a comment's slashes, belong to no value.
  private mutating func skipLineFront() {
    while isSpace(scanner.byte()), scanner.byte() != 0x0A { scanner.advance() }
    let front = scanner.text(scanner.position..<min(scanner.position + 24, scanner.bytes.count))
    if debuggerLines.contains(where: front.hasPrefix) {
      scanner.skipLine()
    } else if scanner.byte() == UInt8(ascii: "/"), scanner.byte(1) == UInt8(ascii: "/") {
      scanner.advance(2)
    }
  }

  private mutating func readToken() throws(TextFault) {
    if scanner.startsNumber, try readNumber() { return }
    let start = scanner.position
    if let range = scanner.word() { return try read(range) }
    guard separators.contains(scanner.byte()) else {
      throw unexpected(start..<min(start + 1, scanner.bytes.count))
    }
    if scanner.byte() != UInt8(ascii: "="), scanner.byte() != UInt8(ascii: ":") { label = nil }
    scanner.advance()
  }

  /// A number, which ends where nothing is glued to it; false where the sign is a bullet.
  private mutating func readNumber() throws(TextFault) -> Bool {
    let start = scanner.position
    guard let value = scanner.number() else { return false }
    if TextScanner.startsWord(scanner.byte()) || scanner.byte() == UInt8(ascii: ".") {
      if scanner.word() == nil { scanner.advance() }
      throw unexpected(start..<scanner.position)
    }
    add(value, start..<scanner.position)
    return true
  }

  private mutating func add(_ value: Double, _ range: Range<Int>) {
    coordinates.append(
      Coordinate(
        label: label.map(scanner.text), value: value, range: range, start: label ?? range))
    label = nil
  }

  /// A word is a label before `=` or `:`, a bullet, a type, or `inf`.
  private mutating func read(_ range: Range<Int>) throws(TextFault) {
    let word = scanner.text(range)
    if ["inf", "infinity", "nan"].contains(word.lowercased()) {
      return add(Double(word) ?? .nan, range)
    }
    if word == "▿" || types.contains(word) || types.contains(lastPart(of: word)) { return }
    var ahead = scanner
    ahead.skipSpaces()
    if ahead.byte() == UInt8(ascii: "=") || ahead.byte() == UInt8(ascii: ":") {
      label = range
    } else if !groups.contains(word) {
      throw unexpected(range)
    }
  }

  private func lastPart(of word: String) -> String {
    word.split(separator: ".").last.map(String.init) ?? word
  }

  private func unexpected(_ range: Range<Int>) -> TextFault {
    TextFault(problem: .unreadableText(kind, found: scanner.text(range)), range: range)
  }
}

// MARK: Values

extension CoordinateReader {
  /// The numbers of the value, in its own order.
  func values() throws(TextFault) -> [Double] { try values(kind.labels) }

  /// As many numbers as there are names, by label or in order.
  func values(_ names: [String]) throws(TextFault) -> [Double] {
    let isLabelled = coordinates.contains { $0.label.map(names.contains) ?? false }
    let found = isLabelled ? try labelled(names) : try inOrder(names)
    for coordinate in found where !coordinate.value.isFinite {
      if kind == .rect, coordinate.value == .infinity { continue }
      throw TextFault(
        problem: .textNotFinite(kind, found: scanner.text(coordinate.range)),
        range: coordinate.range)
    }
    return found.map(\.value)
  }

  private func labelled(_ names: [String]) throws(TextFault) -> [Coordinate] {
    for coordinate in coordinates {
      guard let label = coordinate.label, !groups.contains(label) else { continue }
      guard names.contains(label) else {
        throw TextFault(
          problem: .unreadableText(kind, found: label), range: coordinate.start)
      }
    }
    var result: [Coordinate] = []
    for name in names {
      let matching = coordinates.filter { $0.label == name }
      guard let first = matching.first, matching.count == 1 else {
        let labelled = coordinates.filter { $0.label.map(names.contains) ?? false }
        throw miscounted(labelled.count, names.count)
      }
      result.append(first)
    }
    return result
  }

  private func inOrder(_ names: [String]) throws(TextFault) -> [Coordinate] {
    guard coordinates.count == names.count else {
      throw miscounted(coordinates.count, names.count)
    }
    if let odd = coordinates.first(where: { $0.label.map { !groups.contains($0) } ?? false }),
      coordinates.count > 1
    {
      throw TextFault(problem: .unreadableText(kind, found: odd.label ?? ""), range: odd.start)
    }
    return coordinates
  }

  private func miscounted(_ found: Int, _ wanted: Int) -> TextFault {
    let extra = coordinates.count > wanted ? coordinates[wanted].range : nil
    return TextFault(
      problem: .textCount(kind, wanted: wanted, found: found), range: extra ?? whole)
  }
}

/// How lines begin that say what was asked.
private let debuggerLines = ["(lldb)", "(gdb)", "Printing description of"]

/// Marks between numbers.
private let separators = Set("(){}[]<>,;=:-?!\"'`@&*".utf8)

/// Words that say what follows and are no coordinate's name.
private let groups = [
  "origin", "size", "frame", "bounds", "center", "position", "transform", "rect", "point", "some",
]

/// Types, as C, Swift and NSValue write them.
private let types = [
  "CGRect", "NSRect", "CGPoint", "NSPoint", "CGSize", "NSSize", "CGVector", "CGAffineTransform",
  "CATransform3D", "CGFloat", "Double", "Float", "Optional", "let", "var", "const", "struct",
  "CGRectMake", "CGPointMake", "CGSizeMake", "CGVectorMake", "CGAffineTransformMake",
]
