internal import CLibedit

/// Reads entries of one or more rows from a terminal, with history, completion and search.
///
/// It knows no language: what is complete, what can be inserted and how text is painted comes from
/// the caller. Only one editor can be open at a time, on one thread; where the input is not a
/// terminal there is none.
public final class LineEditor {
  /// How a read ended.
  public enum Outcome: Equatable, Sendable {
    /// An entry was typed; rows are parted by `"\n"`, none is at the end.
    case line(String)
    /// `^C`: what was typed is gone.
    case interrupted
    /// `^D` on an empty entry, or no terminal any more.
    case endOfInput
  }

  /// Says what can stand at the cursor (a UTF-8 offset into the text), for TAB.
  public var completer: ((_ text: String, _ cursorUTF8Offset: Int) -> Completion)?

  /// Decides what Return does: submit a complete entry, go on with a row more otherwise.
  ///
  /// A blank last row always submits. Without it every entry is complete.
  public var isComplete: ((String) -> Bool)?

  /// How many blanks a new row begins with, given the text before it.
  ///
  /// Without it, as many as the row above.
  public var indentation: ((String) -> Int)?

  /// Gives stretches of the text another look while it is typed; called after each key, and without a cursor
  /// when it is submitted.
  ///
  /// The spans are in order.
  public var painter: ((_ text: String, _ cursorUTF8Offset: Int?) -> [PaintedSpan])?

  /// A dim line below the entry, for instance what it would come to; called when a text was typed
  /// and no other key waits.
  ///
  /// It should be quick, and stop when ``hasPendingKeys``.
  public var previewer: ((String) -> String?)?

  /// Changes pasted text before it is inserted, for instance strips prompts of a transcript.
  public var pasteFilter: ((String) -> String)?

  /// Takes what ends an entry on the screen, to be written with what comes next, and soon: one write is quicker
  /// than two.
  ///
  /// Without it the editor writes it.
  public var ending: (([UInt8]) -> Void)?

  /// Whether looks are used at all; without them the continuation prompt is plain, and there is no
  /// preview.
  public var usesColor = true

  /// Nothing is painted over or drawn beside the entry, and lists are plain lines: for readers of
  /// the screen, who hear whatever is drawn.
  public var isPlain = false

  /// Stands for what is left out of lists and of the line below the entry.
  public var ellipsis = "…"

  var handle: OpaquePointer?
  var gutter = Gutter()
  var continuation = ""
  /// The prompt as it is drawn.
  var promptText = ""
  var promptWidth = 0
  var undo = Undo()
  var recall = Recall()
  var search: HistorySearch?
  var lastCursor = 0
  var preview = Preview()
  var listing: Listing?
  var painted: Painted?
  /// The looks that were painted last, wherever the cursor stood.
  var lastLooks: [String?]?
  private let output: Int32

  /// Opens an editor on two terminal descriptors; nil when the input is no terminal.
  ///
  /// `~/.editrc` is read, with `program` as the name its lines can be meant for.
  public init?(program: String, input: Int32 = 0, output: Int32 = 1) {
    self.output = output
    Terminal.adoptLocale()
    handle = le_open(program, input, output, hooks)
    guard handle != nil else { return nil }
  }

  deinit { close() }

  /// Restores the terminal; call it before the process exits.
  ///
  /// Later reads find the end of input.
  public func close() {
    guard let handle else { return }
    le_close(handle)
    self.handle = nil
  }

  /// The width of the terminal.
  public var columns: Int { size.columns }

  var size: (columns: Int, rows: Int) { Terminal.size(of: output) ?? (80, 24) }

  /// Whether keys were typed that were not read yet.
  public var hasPendingKeys: Bool { handle.map { le_pending($0, 0) } ?? false }

  /// Whether something is painted over what libedit draws.
  var paints: Bool { movesCursor && !isPlain }

  /// Whether the terminal understands escapes.
  public var movesCursor: Bool {
    handle.map(le_moves_cursor) ?? false
  }

  /// Reads one entry after `prompt`; further rows show `continuation` instead.
  ///
  /// Both may hold colour escapes, which a terminal without escapes does not get.
  public func read(prompt: String, continuation: String) -> Outcome {
    guard let handle else { return .endOfInput }
    prepare(prompt, continuation)
    let outcome = le_read(handle)
    let text = typedText
    switch outcome {
    case .line:
      wipePreview()
      endEntry()
      return .line(text)
    case .interrupted: leave("^C")
    case .end: leave("")
    }
    return outcome == .interrupted ? .interrupted : .endOfInput
  }

  /// Adds an entry to those that Up and `^R` bring back.
  ///
  /// Blank entries and those that start with a space are left out, as in a shell.
  public func remember(_ entry: String) {
    guard HistoryFile.keeps(entry) else { return }
    recall.remember(entry)
    guard let handle else { return }
    let scalars = gutter.adding(to: Scalars(entry.unicodeScalars)).map(\.value)
    le_remember(handle, scalars, scalars.count)
  }

  private func endEntry() {
    var count = 0
    guard let bytes = le_take_held(handle, &count) else { return }
    let held = Array(UnsafeBufferPointer(start: bytes, count: count))
    if let ending { ending(held) } else { emit(held) }
  }

  private func prepare(_ prompt: String, _ continuation: String) {
    let first = PromptText(prompt, keepsEscapes: movesCursor && usesColor)
    let later = PromptText(continuation, keepsEscapes: false)
    le_set_prompt(handle, first.scalars.map(\.value), first.scalars.count)
    promptText = first.drawn
    promptWidth = first.width
    self.continuation = String(later.scalars)
    gutter = Gutter(mark: paints ? Scalars(repeating: " ", count: later.width) : later.scalars)
    undo.reset()
    recall.reset()
    search = nil
    lastCursor = 0
    preview = Preview()
    painted = nil
    lastLooks = nil
    listing = nil
  }

  private var typedText: String {
    var entry = current
    if entry.scalars.last == "\n" { entry.scalars.removeLast() }
    entry.cursor = min(entry.cursor, entry.scalars.count)
    return String(gutter.removing(from: entry).scalars)
  }

  /// Brings the cursor below an entry that was not submitted, with `mark` at its end.
  private func leave(_ mark: String) {
    hidePreview()
    let entry = current
    let layout = Layout(entry.scalars, after: promptWidth, columns: columns)
    let end = layout.places[entry.scalars.count]
    let rows = min(max(0, end.row - layout.places[entry.cursor].row), size.rows)
    let isAtEnd = entry.cursor == entry.scalars.count
    emit(String(repeating: "\n", count: rows))
    if !isAtEnd, movesCursor { emit("\r\u{1B}[\(max(1, end.column))C") }
    emit((isAtEnd || movesCursor ? mark : "") + "\r\n")
  }
}

// MARK: The buffer

extension LineEditor {
  /// The buffer as libedit has it, with gutters.
  var current: Entry { entry(near: .max).entry }

  /// The part of the buffer up to `distance` around the cursor, and where that part starts.
  func entry(near distance: Int) -> (entry: Entry, start: Int) {
    var count = 0
    var cursor = 0
    guard let handle, let scalars = le_buffer(handle, &count, &cursor) else { return (Entry(), 0) }
    let start = cursor - min(cursor, distance)
    let end = cursor + min(count - cursor, distance)
    let near = UnsafeBufferPointer(start: scalars, count: count)[start..<end]
    let text = near.map { Unicode.Scalar($0) ?? "\u{FFFD}" }
    return (Entry(scalars: text, cursor: cursor - start), start)
  }

  /// Replaces the buffer; the caller has it redrawn.
  ///
  /// Where the terminal cannot go up to the rows that change, all of it comes below.
  func show(_ entry: Entry) {
    let cursor = movesCursor ? entry.cursor : max(entry.cursor, firstSeen(of: entry))
    let goesUp = !movesCursor && !keepsRowsAbove(current, entry)
    le_replace(handle, entry.scalars.map(\.value), entry.scalars.count, cursor)
    if goesUp { drawBelow() }
    lastCursor = cursor
    lastLooks = []
  }

  /// Whether an entry begins with the rows above the cursor's.
  private func keepsRowsAbove(_ entry: Entry, _ new: Entry) -> Bool {
    let layout = Layout(entry.scalars, after: promptWidth, columns: columns)
    let start = layout.start(ofRow: layout.places[entry.cursor].row)
    return new.scalars.starts(with: entry.scalars[..<start])
  }

  /// Where the rows begin that the cursor comes to: the last ones that the screen has room for, and only the very
  /// last one where it cannot go up.
  func firstSeen(of entry: Entry) -> Int {
    let layout = Layout(entry.scalars, after: promptWidth, columns: columns)
    return layout.start(ofRow: movesCursor ? layout.firstRow(on: size.rows) : layout.lastRow)
  }

  /// Moves the cursor to an index of the buffer.
  func moveCursor(to index: Int) {
    le_move_cursor(handle, Int32(clamping: index - current.cursor))
    lastCursor = index
  }

  func emit(_ text: String) { emit(Array(text.utf8)) }

  func emit(_ bytes: [UInt8]) {
    guard !bytes.isEmpty else { return }
    bytes.withUnsafeBytes { raw in
      le_emit(handle, raw.baseAddress?.assumingMemoryBound(to: CChar.self), raw.count)
    }
    le_flush(handle)
  }
}
