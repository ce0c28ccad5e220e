internal import Language

#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// A line of a text, or a part of one, where it stands: reading a lesson copies what is kept, no more.
///
/// It can be used only as long as the bytes that it was taken from, which are UTF-8; see
/// ``withLines(_:_:)``.
struct Line {
  private let bytes: UnsafeBufferPointer<UInt8>

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// A copy.
  ///
  /// What it is part of is known to be UTF-8, and that is not proved again; only half a character at an end is
  /// repaired.
  var text: String {
    let isASCII = isASCII
    guard isASCII || isWhole else { return String(decoding: bytes, as: UTF8.self) }
    return String(copying: UTF8Span(unchecked: bytes.span, isKnownASCII: isASCII))
  }
  /// It neither begins nor ends within a character.
  private var isWhole: Bool {
    guard let first = bytes.first, !UTF8.isContinuation(first),
      let last = bytes.lastIndex(where: { !UTF8.isContinuation($0) })
    else { return false }
    let lead = bytes[last]
    return bytes.count - last == (lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4)
  }
  /// All of them are looked at at once, which is faster than to stop at the first.
  private var isASCII: Bool { bytes.reduce(0, |) < 0x80 }
  var count: Int { bytes.count }
  var isEmpty: Bool { bytes.isEmpty }
  var first: UInt8? { bytes.first }
  var utf8: UnsafeBufferPointer<UInt8> { bytes }

  /// The bytes from one place up to another.
  subscript(range: Range<Int>) -> Line { Line(UnsafeBufferPointer(rebasing: bytes[range])) }

  /// What stands behind the first bytes.
  func dropFirst(_ count: Int = 1) -> Line { self[min(count, bytes.count)..<bytes.count] }

  func begins(with part: StaticString) -> Bool {
    bytes.count >= part.utf8CodeUnitCount && matches(part, at: 0)
  }

  func ends(with part: StaticString) -> Bool {
    bytes.count >= part.utf8CodeUnitCount && matches(part, at: bytes.count - part.utf8CodeUnitCount)
  }

  static func == (line: Line, text: StaticString) -> Bool {
    line.count == text.utf8CodeUnitCount && line.matches(text, at: 0)
  }

  static func ~= (text: StaticString, line: Line) -> Bool { line == text }

  static func == (line: Line, text: String) -> Bool {
    guard line.count == text.utf8.count, let start = line.bytes.baseAddress else {
      return line.isEmpty && text.isEmpty
    }
    var text = text
    return text.withUTF8 { $0.baseAddress.map { memcmp(start, $0, line.count) == 0 } ?? true }
  }

  /// Where a text first stands.
  func place(of part: StaticString) -> Range<Int>? {
    let count = part.utf8CodeUnitCount
    var start = 0
    while start + count <= bytes.count {
      if bytes[start] == part.utf8Start.pointee, matches(part, at: start) {
        return start..<(start + count)
      }
      start += 1
    }
    return nil
  }

  private func matches(_ part: StaticString, at start: Int) -> Bool {
    guard let base = bytes.baseAddress else { return part.utf8CodeUnitCount == 0 }
    return memcmp(base + start, part.utf8Start, part.utf8CodeUnitCount) == 0
  }

  /// Without white space at its ends.
  var trimmed: Line { self[trimmedRange] }

  /// Where what is not white space begins and ends.
  var trimmedRange: Range<Int> {
    guard let start = bytes.firstIndex(where: { !isSpace($0) }),
      let last = bytes.lastIndex(where: { !isSpace($0) })
    else { return 0..<0 }
    return isVisible(bytes[start]) && isVisible(bytes[last]) ? start..<(last + 1) : widelyTrimmed
  }

  /// The same for any white space of Unicode.
  private var widelyTrimmed: Range<Int> {
    let scalars = Array(text.unicodeScalars)
    guard let start = scalars.firstIndex(where: { !isSpace($0) }),
      let last = scalars.lastIndex(where: { !isSpace($0) })
    else { return 0..<0 }
    let width = { (part: ArraySlice<Unicode.Scalar>) in part.reduce(0) { $0 + UTF8.width($1) } }
    return width(scalars[..<start])..<(count - width(scalars[(last + 1)...]))
  }

  /// Takes its first word away.
  mutating func takeWord() -> Line? {
    guard let start = bytes.firstIndex(where: { !isSpace($0) }) else { return nil }
    let end = bytes[start...].firstIndex(where: isSpace) ?? bytes.count
    let word = self[start..<end]
    self = dropFirst(end)
    return word
  }

  /// The number that its digits are; nil where it is none, or longer than anybody needs.
  var number: Int? {
    guard (1...9).contains(bytes.count), bytes.allSatisfy(isDigit) else {
      return nil
    }
    return bytes.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  /// The letters with which it begins.
  var letters: Line {
    let end = bytes.firstIndex { $0 >= 0x80 || !isLetter(Unicode.Scalar($0)) } ?? bytes.count
    if end == bytes.count || bytes[end] < 0x80 { return self[0..<end] }
    let letters = text.unicodeScalars.prefix(while: isLetter)
    return self[0..<letters.reduce(0) { $0 + UTF8.width($1) }]
  }

  /// With one space where white space parts its words.
  var singlySpaced: String {
    String(unsafeUninitializedCapacity: bytes.count) { text in
      var count = 0
      var isApart = false
      for byte in bytes {
        if isSpace(byte) {
          isApart = count > 0
        } else {
          if isApart { text[count] = 0x20 }
          count += isApart ? 1 : 0
          text[count] = byte
          count += 1
          isApart = false
        }
      }
      return count
    }
  }

  /// The parts before and behind the first sign; without one there is nothing behind.
  func parted(at sign: UInt8) -> (before: Line, behind: Line?) {
    guard let place = bytes.firstIndex(of: sign) else { return (self, nil) }
    return (self[0..<place], dropFirst(place + 1))
  }

  /// Both and what stands between them, of one text.
  func through(_ last: Line) -> Line {
    guard let start = bytes.baseAddress, let end = last.bytes.baseAddress else { return self }
    return Line(UnsafeBufferPointer(start: start, count: end - start + last.count))
  }

  /// How many bytes further another line of the same text begins.
  func distance(to other: Line) -> Int {
    guard let start = bytes.baseAddress, let end = other.bytes.baseAddress else { return 0 }
    return end - start
  }

  /// One byte, a line feed, stands between this line and the next.
  fileprivate func isRightBefore(_ next: Line) -> Bool {
    guard let start = bytes.baseAddress, let other = next.bytes.baseAddress else { return false }
    return start + count + 1 == other
  }
}

/// Some lines of a text, one after the other, where they stand.
typealias Lines = Slice<UnsafeBufferPointer<Line>>

/// Does something with the lines of a text, which are there no longer: without their ends (LF or CRLF) and
/// without a byte order mark.
func withLines<Value, Problem>(
  _ text: String, _ body: (Lines) throws(Problem) -> Value
) throws(Problem) -> Value {
  try withLine(text) { line throws(Problem) in try withLines(of: line.utf8, body) }
}

/// The same with the lines of a text's bytes, which are UTF-8.
func withLines<Value, Problem>(
  _ bytes: ArraySlice<UInt8>, _ body: (Lines) throws(Problem) -> Value
) throws(Problem) -> Value {
  try bytes.withUnsafeBufferPointer { bytes in
    Result { () throws(Problem) in try withLines(of: bytes, body) }
  }.get()
}

private func withLines<Value, Problem>(
  of bytes: UnsafeBufferPointer<UInt8>, _ body: (Lines) throws(Problem) -> Value
) throws(Problem) -> Value {
  try lines(of: bytes).withUnsafeBufferPointer { lines in
    Result { () throws(Problem) in try body(lines[...]) }
  }.get()
}

/// Does something with a text as one line, which is there no longer.
func withLine<Value, Problem>(
  _ text: String, _ body: (Line) throws(Problem) -> Value
) throws(Problem) -> Value {
  var text = text
  return try text.withUTF8 { bytes in
    Result { () throws(Problem) in try body(Line(bytes)) }
  }.get()
}

/// The bytes of a byte order mark.
func markLength(of bytes: some Collection<UInt8>) -> Int {
  bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
}

private func lines(of bytes: UnsafeBufferPointer<UInt8>) -> [Line] {
  guard let base = bytes.baseAddress else { return [] }
  var lines: [Line] = []
  lines.reserveCapacity(bytes.count / 16 + 1)
  var start = markLength(of: bytes)
  while start < bytes.count {
    let found = memchr(base + start, 0x0A, bytes.count - start)
    let end = found.map { UnsafeRawPointer($0) - UnsafeRawPointer(base) } ?? bytes.count
    let isCRLF = end > start && bytes[end - 1] == 0x0D
    let count = (isCRLF ? end - 1 : end) - start
    lines.append(Line(UnsafeBufferPointer(start: base + start, count: count)))
    start = end + 1
  }
  return lines
}

extension Sequence<Line> {
  /// Copies of the lines.
  var texts: [String] { map(\.text) }
}

extension Collection<Line> {
  /// The lines with line feeds between them; one copy, where the text ends its lines so.
  var joined: String {
    guard let first else { return "" }
    var last = first
    for line in dropFirst() {
      if !last.isRightBefore(line) { return texts.joined(separator: "\n") }
      last = line
    }
    return first.through(last).text
  }
}
