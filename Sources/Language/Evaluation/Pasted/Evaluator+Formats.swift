#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

extension Evaluator {
  /// A text with its values in place, as `NSLog` and `String(format:)` write it.
  ///
  /// Numbers are written by C itself, so that 1.005 with two decimals is 1.00, as it is in binary. Unlike
  /// there, `%d` takes numbers with a fraction too, and cuts it off.
  mutating func formatted(_ values: [Value], at id: NodeID) throws -> String {
    var values = try spokenForFormat(values, at: id)
    for index in values.indices {
      if case .symbol = values[index], let raw = caseInC(values[index], at: id) {
        values[index] = raw
      }
    }
    return try formatted(values)
  }

  private mutating func formatted(_ values: [Value]) throws(Fault) -> String {
    guard let first = values.first, let format = String(first) else {
      throw .argument(
        0, .wrongKind(expected: "a text", found: values.first?.kind.words ?? "nothing", of: ""))
    }
    try fuel.burn(format.utf8.count / 8)
    var reader = FormatReader(format)
    var text = ""
    var next = 1
    let wanted = FormatReader(format).count
    guard wanted < values.count else {
      throw .problem(.missingFormatValues(wanted: wanted, given: values.count - 1))
    }
    while let piece = reader.next() {
      switch piece {
      case .plain(let plain): text += plain
      case .value(let directive):
        let sized = try directive.taking { () throws(Fault) in
          next += 1
          return Int(max(min(try number(values[next - 1], next - 1), 1000), -1000))
        }
        let place = directive.place ?? next
        text += try written(values[place], place, sized)
        if directive.place == nil { next += 1 }
      }
      if text.utf8.count > fuel.budget.text { throw .problem(.tooMuchText(fuel.budget.text)) }
    }
    return text
  }

  private mutating func written(_ value: Value, _ position: Int, _ directive: FormatDirective)
    throws(Fault) -> String
  {
    if directive.letter == "@" {
      try mayBeWritten(value)
      return objectText(value)
    }
    if directive.letter == "s" { return directive.padded(plainText(value)) }
    let number = try number(value, position)
    let whole = Self.whole(number)
    switch directive.letter {
    case "c", "C":
      let character = whole.flatMap { UInt8(exactly: $0) }.map { String(Unicode.Scalar($0)) }
      return directive.padded(character ?? "")
    case "d", "i", "u", "x", "X", "o":
      // No integer has so many digits, or it is none at all.
      guard let whole else { return directive.text(number, decimals: 0, "f") }
      let value = directive.kept(directive.cuts(whole) ? whole & 0xFFFF_FFFF : whole)
      return directive.text(value, decimals: directive.decimals, "ll\(directive.letter)")
    case "e", "E", "g", "G", "a", "A":
      return directive.text(number, decimals: directive.decimals, String(directive.letter))
    default: return directive.text(number, decimals: directive.decimals, "f")
    }
  }

  /// The largest numbers of 64 bits are one less than the doubles that stand for them.
  private static func whole(_ number: Double) -> Int? {
    let whole = number.rounded(.towardZero)
    if whole == exp2(63) { return .max }
    if whole == exp2(64) { return Int(bitPattern: .max) }
    return Int(exactly: whole) ?? UInt(exactly: whole).map { Int(bitPattern: $0) }
  }

  /// C's YES and NO are numbers, and so are the cases of its enums.
  private mutating func number(_ value: Value, _ position: Int) throws(Fault) -> Double {
    if case .boolean(let flag) = value { return flag ? 1 : 0 }
    guard let number = Radians(try rawValue(of: value) ?? value)?.radians else {
      throw .argument(
        position, .wrongKind(expected: "a number", found: value.kind.words, of: ""))
    }
    return number
  }

  /// What stands behind a case of an enum, of the program or of the frameworks; nil for all else.
  private mutating func rawValue(of value: Value) throws(Fault) -> Value? {
    guard case .symbol(let symbol) = value else { return nil }
    if symbol.owner >= 0 {
      do { return try rawValue(symbol) } catch { throw .known(error) }
    }
    guard let name = names.find("rawValue"),
      let entry = catalogue.property(name, of: value.kind),
      case .one(let body) = catalogue.entries[Int(entry)].body
    else { return nil }
    return try? body(value)
  }
}

/// `%5.2f`: how a value is written.
private struct FormatDirective {
  var letter: Character
  /// `%2$d`: which of the values it is, from 1 on; the next one where that is not said.
  var place: Int?
  /// `-`, `+`, `0`, a space or `#`.
  var flags = ""
  var width = 0
  var decimals: Int?
  /// `%*.*f`: the width and the decimals are values themselves, which come first.
  var takesWidth = false
  var takesDecimals = false
  /// `%ld`: more than 32 bits.
  var isLong = false
  /// `%hd` and `%hhd`: 16 and 8 bits.
  var halves = 0

  /// How many of the values in their order it takes.
  var taken: Int { (takesWidth ? 1 : 0) + (takesDecimals ? 1 : 0) + (place == nil ? 1 : 0) }

  /// The same with its sizes in place.
  ///
  /// Law of C: what has a negative width stands to the left, and negative decimals are none.
  func taking(_ next: () throws(Fault) -> Int) throws(Fault) -> FormatDirective {
    var sized = self
    if takesWidth {
      let width = try next()
      if width < 0 { sized.flags += "-" }
      sized.width = min(abs(width), FormatReader.most)
    }
    if takesDecimals {
      let decimals = try next()
      sized.decimals = decimals < 0 ? nil : min(decimals, FormatReader.most)
    }
    return sized
  }

  /// The last bits of a number, as many as are written.
  func kept(_ number: Int) -> Int {
    let isSigned = letter == "d" || letter == "i"
    switch halves {
    case 0: return number
    case 1: return isSigned ? Int(Int16(truncatingIfNeeded: number)) : number & 0xFFFF
    default: return isSigned ? Int(Int8(truncatingIfNeeded: number)) : number & 0xFF
    }
  }

  /// Without a sign a negative number is the 32 bits that stand for it.
  func cuts(_ number: Int) -> Bool {
    !isLong && letter != "d" && letter != "i" && Int32(exactly: number) != nil
  }

  /// A text of C, cut at the decimals and filled up with blanks.
  ///
  /// Source: CFStringAppendFormat as Apple published it in 2008, which leaves `%@` as it is and all flags but
  /// `-` alone; whether later ones do is not known.
  func padded(_ text: String) -> String {
    let shown = decimals.map { String(text.prefix($0)) } ?? text
    let blanks = String(repeating: " ", count: max(0, width - shown.utf8.count))
    return flags.contains("-") ? shown + blanks : blanks + shown
  }

  /// The number as C writes it with these decimals, size and letter.
  func text(_ number: some CVarArg, decimals: Int?, _ letter: String) -> String {
    let width = width == 0 ? "" : String(width)
    let precision = decimals.map { ".\($0)" } ?? ""
    return printed("%" + flags + width + precision + letter, number)
  }
}

/// What C prints; width and decimals are at most a thousand each, and so is the number's size.
private func printed(_ format: String, _ value: some CVarArg) -> String {
  var bytes = [CChar](repeating: 0, count: 4096)
  let count = withVaList([value]) { vsnprintf(&bytes, bytes.count, format, $0) }
  // Below zero where C could not; never seen, but a prefix of that length would be the end.
  let text = bytes.prefix(max(0, Int(count))).map { UInt8(bitPattern: $0) }
  return String(decoding: text, as: UTF8.self)
}

/// Takes a format apart.
private struct FormatReader {
  enum Piece {
    case plain(String)
    case value(FormatDirective)
  }

  /// The largest width, and the most decimals.
  static let most = 1000

  private var rest: Substring

  init(_ text: String) { rest = Substring(text) }

  /// How many values it asks for.
  var count: Int {
    var rest = self
    var (count, last) = (0, 0)
    while let piece = rest.next() {
      guard case .value(let directive) = piece else { continue }
      count += directive.taken
      last = max(last, directive.place ?? 0)
    }
    return max(count, last)
  }

  mutating func next() -> Piece? {
    guard let first = rest.first else { return nil }
    guard first == "%" else {
      let plain = rest.prefix { $0 != "%" }
      rest = rest.dropFirst(plain.count)
      return .plain(String(plain))
    }
    rest = rest.dropFirst()
    if rest.first == "%" {
      rest = rest.dropFirst()
      return .plain("%")
    }
    return directive()
  }

  private mutating func directive() -> Piece {
    var directive = FormatDirective(letter: "f")
    directive.place = place()
    directive.flags = String(rest.prefix { "-+ 0#".contains($0) }.prefix(8))
    rest = rest.drop { "-+ 0#".contains($0) }
    directive.takesWidth = star()
    directive.width = number() ?? 0
    if rest.first == "." {
      rest = rest.dropFirst()
      directive.takesDecimals = star()
      directive.decimals = number() ?? 0
    }
    let size = rest.prefix { "lhqzjtL".contains($0) }
    directive.isLong = size.contains { "lqzjt".contains($0) }
    directive.halves = size.count { $0 == "h" }
    rest = rest.dropFirst(size.count)
    guard let letter = rest.popFirst() else { return .plain("%") }
    directive.letter = letter
    return .value(directive)
  }

  /// The number before `$`.
  private mutating func place() -> Int? {
    let start = rest
    if let place = number(), place > 0, rest.first == "$" {
      rest = rest.dropFirst()
      return place
    }
    rest = start
    return nil
  }

  private mutating func star() -> Bool {
    guard rest.first == "*" else { return false }
    rest = rest.dropFirst()
    return true
  }

  private mutating func number() -> Int? {
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    rest = rest.dropFirst(digits.count)
    return digits.isEmpty ? nil : min(Int(digits) ?? Self.most, Self.most)
  }
}
