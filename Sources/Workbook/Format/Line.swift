/// A line of a text, or a part of one, where it stands: reading a lesson copies what is kept, no more.
///
/// It can be used only as long as the bytes that it was taken from; see ``withLines(_:_:)``.
struct Line {
  private let bytes: UnsafeBufferPointer<UInt8>

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// A copy.
  var text: String { String(decoding: bytes, as: UTF8.self) }
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

  static func == (line: Line, text: String) -> Bool {
    line.count == text.utf8.count && line.utf8.elementsEqual(text.utf8)
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
    for index in 0..<part.utf8CodeUnitCount
    where bytes[start + index] != part.utf8Start[index] { return false }
    return true
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

  /// The words between white space.
  var words: [Line] {
    var words: [Line] = []
    var start = 0
    for index in 0...bytes.count where index == bytes.count || isSpace(bytes[index]) {
      if start < index { words.append(self[start..<index]) }
      start = index + 1
    }
    return words
  }

  /// With one space where white space parts its words.
  var singlySpaced: String {
    let isSpaced = place(of: "  ") != nil || bytes.contains { isSpace($0) && $0 != 0x20 }
    return isSpaced ? words.texts.joined(separator: " ") : text
  }

  /// The parts between signs, the empty ones too.
  func parts(between sign: UInt8) -> [Line] {
    var parts: [Line] = []
    var rest: Line? = self
    while let part = rest?.parted(at: sign) {
      parts.append(part.before)
      rest = part.behind
    }
    return parts
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

  /// One byte, a line feed, stands between this line and the next.
  fileprivate func isRightBefore(_ next: Line) -> Bool {
    guard let start = bytes.baseAddress, let other = next.bytes.baseAddress else { return false }
    return start + count + 1 == other
  }
}

/// Does something with the lines of a text, which are there no longer: without their ends (LF or CRLF) and
/// without a byte order mark.
func withLines<Value, Problem>(
  _ text: String, _ body: ([Line]) throws(Problem) -> Value
) throws(Problem) -> Value {
  try withLine(text) { line throws(Problem) in try body(lines(of: line.utf8)) }
}

/// The same with the lines of a text's bytes.
func withLines<Value>(_ bytes: [UInt8], _ body: ([Line]) -> Value) -> Value {
  bytes.withUnsafeBufferPointer { body(lines(of: $0)) }
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

private func lines(of bytes: UnsafeBufferPointer<UInt8>) -> [Line] {
  var lines: [Line] = []
  var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  while start < bytes.count {
    let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
    let isCRLF = end > start && bytes[end - 1] == 0x0D
    lines.append(Line(UnsafeBufferPointer(rebasing: bytes[start..<(isCRLF ? end - 1 : end)])))
    start = end + 1
  }
  return lines
}

extension Sequence<Line> {
  /// Copies of the lines.
  var texts: [String] { map(\.text) }
}

extension ArraySlice<Line> {
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
