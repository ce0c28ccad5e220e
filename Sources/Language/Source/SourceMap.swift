/// One piece of program text: a file, a line of the prompt, a block of a lesson.
public struct Source: Sendable {
  /// How diagnostics name it: a path, "prompt", "-e".
  public let name: String
  /// Its text, UTF-8, with every line end written as LF and without byte order mark.
  public let bytes: [UInt8]
  /// The line number of its first line, for blocks that stand inside a larger file.
  public let firstLine: Int
  let base: Int32
  fileprivate let lines: LineIndex
  /// Whether it has marks of Objective-C.
  var isObjectiveC = false
  /// The text has what only C and Objective-C write, such as declarations: `int i = 0;`.
  var isOfC = false
  /// The text is Pivot's own, which a person has not written and does not see.
  var isOfLibrary = false

  init(name: String, bytes: [UInt8], firstLine: Int, base: Int32) {
    self.name = name
    self.bytes = bytes
    self.firstLine = firstLine
    self.base = base
    lines = LineIndex(bytes)
  }
}

/// A place that a person can find.
public struct Location: Hashable, Sendable {
  /// The name of the source.
  public let source: String
  /// The line, counted from 1.
  public let line: Int
  /// The column in code points, counted from 1.
  public let column: Int
}

/// All sources of a session, laid end to end, so that a ``Span`` needs no reference to its source.
public struct SourceMap: Sendable {
  private(set) var sources: [Source] = []
  private var end: Int32 = 0
  /// Whether any source has what only C and Objective-C write: what is asked at each argument first.
  private(set) var holdsC = false

  /// The text of which the next source is made.
  var expected: EnteredText?
  /// What was made of a text that a person typed.
  private var made: [MadeSource] = []

  /// Creates a map without sources.
  public init() {}

  /// Appends a source and returns it with its place.
  mutating func add(name: String, bytes: [UInt8], firstLine: Int = 1) -> Source {
    guard let text = expected else { return append(name, bytes, firstLine) }
    expected = nil
    let typed = append(name, text.bytes, firstLine)
    let program = append(name, bytes, firstLine)
    made.append(MadeSource(program: program, typed: typed, text: text))
    return program
  }

  /// Says of what text the last program was made.
  mutating func show(lastIn text: EnteredText) {
    guard let program = sources.last(where: { !$0.isOfLibrary }) else { return }
    let typed = append(program.name, text.bytes, 1)
    made.append(MadeSource(program: program, typed: typed, text: text))
  }

  /// Says that the last program calls a function with what stands at a place of an earlier one, which is `_` there.
  mutating func showLast(at span: Span) {
    guard let program = sources.last, let typed = source(at: span.start) else { return }
    let hole = program.bytes.count - "_)".utf8.count
    let part = EnteredText.Part(program: hole..<hole + 1, text: typed.range(span))
    made.append(MadeSource(program: program, typed: typed, text: EnteredText([], parts: [part])))
  }

  /// A diagnostic in what was typed.
  func typed(_ diagnostic: Diagnostic) -> Diagnostic {
    made.reduce(diagnostic) { diagnostic, made in diagnostic.moved(made.typed) }
  }

  private mutating func append(_ name: String, _ bytes: [UInt8], _ firstLine: Int) -> Source {
    let source = Source(name: name, bytes: bytes, firstLine: firstLine, base: end)
    sources.append(source)
    end += Int32(bytes.count) + 1
    return source
  }

  /// Notes that the last source has marks of Objective-C.
  mutating func markObjectiveC() {
    guard let last = sources.indices.last else { return }
    sources[last].isObjectiveC = true
  }

  /// Notes that the last source has what only C and Objective-C write.
  mutating func markC() {
    guard let last = sources.indices.last else { return }
    sources[last].isOfC = true
    holdsC = true
  }

  /// Whether something that a person wrote is in C or Objective-C.
  var isInC: Bool { sources.contains { $0.isOfC && !$0.isOfLibrary } }

  /// Notes that the last source is Pivot's own.
  mutating func markLibrary() {
    guard let last = sources.indices.last else { return }
    sources[last].isOfLibrary = true
  }

  /// Whether a span stands in a text of Pivot's own.
  func isOfLibrary(_ span: Span) -> Bool {
    span != .nowhere && source(at: span.start)?.isOfLibrary == true
  }

  /// Drops the sources after the first `count`.
  mutating func removeLast(after count: Int) {
    guard sources.indices.contains(count) else { return }
    end = sources[count].base
    sources.removeLast(sources.count - count)
    let end = end
    made.removeAll { $0.program.base >= end || $0.typed.base >= end }
  }

  /// The bytes that still fit the 32-bit offsets of spans, with a reserve for the refusals after.
  var room: Int { max(0, Int(Int32.max) - 1_000_000 - Int(end)) }

  /// The source that holds `offset`.
  func source(at offset: Int32) -> Source? {
    let next = sources.partitionPoint { $0.base > offset }
    return next > 0 ? sources[next - 1] : nil
  }

  /// The text of a span.
  func text(_ span: Span) -> String {
    guard let source = source(at: span.start) else { return "" }
    let range = source.range(span)
    return String(decoding: source.bytes[range], as: UTF8.self)
  }

  /// Line and column of an offset.
  public func location(_ offset: Int32) -> Location {
    guard let source = source(at: offset) else { return Location(source: "", line: 1, column: 1) }
    let place = min(Int(offset - source.base), source.bytes.count)
    let lineStart = source.lineStart(before: place)
    let line = source.line(of: lineStart)
    let column = source.bytes[lineStart..<place].reduce(1) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
    return Location(source: source.name, line: line, column: column)
  }
}

extension Source {
  /// The indices of a span in ``bytes``, cut to what exists.
  func range(_ span: Span) -> Range<Int> {
    let start = min(max(Int(span.start - base), 0), bytes.count)
    return start..<min(max(Int(span.end - base), start), bytes.count)
  }

  /// The number of the line that holds `place`.
  func line(of place: Int) -> Int { firstLine + lines.lineFeeds(before: place, in: bytes) }

  /// The index of the first byte of the line that holds `place`.
  func lineStart(before place: Int) -> Int {
    (bytes[..<place].lastIndex(of: 0x0A) ?? -1) + 1
  }

  /// The index after the last byte of the line that holds `place`.
  func lineEnd(after place: Int) -> Int {
    bytes[place...].firstIndex(of: 0x0A) ?? bytes.count
  }
}
