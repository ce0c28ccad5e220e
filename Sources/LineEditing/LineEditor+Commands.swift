internal import CLibedit

// What the bound keys do. Each works on the buffer and says what libedit is to do next.
extension LineEditor {
  func perform(_ command: le_command) -> le_action {
    switch command {
    case .accept: accept()
    case .newline: startRow()
    case .complete: complete()
    case .up: moveUp()
    case .down: moveDown()
    case .home: moveHome()
    case .end: moveEnd()
    case .paste: paste()
    case .undo: takeBack()
    case .search: beginSearch()
    case .erase: erase()
    case .delete: delete()
    case .leave: current.scalars.isEmpty ? endInput() : delete()
    }
  }

  private func edit(_ change: (inout Entry) -> Void) -> le_action {
    var entry = current
    change(&entry)
    show(entry)
    return .refresh
  }

  private func goto(_ index: Int) -> le_action {
    moveCursor(to: index)
    return .refresh
  }

  private func endInput() -> le_action {
    emit("^D")
    return .end
  }
}

// MARK: Rows

extension LineEditor {
  /// Submits a complete entry, and any whose last row is blank, so that there is always a way out.
  private func accept() -> le_action {
    if outdents() {
      // What is sent off is not drawn again: first it is drawn, and then the key comes once more.
      le_push(handle, 0x0A)
      return .refresh
    }
    let entry = gutter.removing(from: current)
    let escapes = entry.isOnBlankLastRow && !le_pending(handle, 0)
    if let isComplete, !escapes, !isComplete(String(entry.scalars)) { return startRow() }
    paintSubmitted()
    return .submit
  }

  /// Parts the row at the cursor.
  ///
  /// Pasted rows come with their own indentation.
  private func startRow() -> le_action {
    _ = outdents()
    let text = gutter.removing(from: current)
    let before = text.scalars[..<text.cursor]
    let above = before[text.rowStart...].prefix { $0 == " " }.count
    let asked = le_pending(handle, 0) ? 0 : indentation?(String(before)) ?? above
    let blanks = Scalars(repeating: " ", count: min(max(0, asked), 40))
    return edit { $0.replace(0, with: gutter.adding(to: ["\n"] + blanks)) }
  }

  /// A row with only a `}` loses the level that it had been given as a row of the block which it ends; whether it did.
  private func outdents() -> Bool {
    guard let indentation, !le_pending(handle, 0) else { return false }
    var text = gutter.removing(from: current)
    let (start, end) = (text.rowStart, text.rowEnd)
    guard start > 0 else { return false }
    let blanks = text.scalars[start..<end].prefix { $0 == " " }.count
    guard text.scalars[(start + blanks)..<end].elementsEqual(["}"]) else { return false }
    let above = String(text.scalars[..<start])
    let surplus = blanks - indentation(above + "}")
    guard blanks == indentation(above), surplus > 0 else { return false }
    text.scalars.removeSubrange(start..<(start + surplus))
    text.cursor = max(start, text.cursor - surplus)
    show(gutter.adding(to: text))
    return true
  }

  private func moveHome() -> le_action {
    let entry = current
    return goto(entry.rowStart + gutter.length(at: entry.rowStart, in: entry.scalars))
  }

  private func moveEnd() -> le_action { goto(current.rowEnd) }

  private func erase() -> le_action {
    let entry = current
    guard entry.cursor > 0 else { return .beep }
    let start = entry.rowStart
    let isRowStart = entry.cursor == start + gutter.length(at: start, in: entry.scalars)
    if isRowStart, start > 0 { return edit { $0.remove(to: start - 1) } }
    le_delete_before(handle, 1)
    return .refresh
  }

  private func delete() -> le_action {
    let entry = current
    guard entry.cursor < entry.scalars.count else { return .beep }
    let next = entry.cursor + 1
    let isRowEnd = entry.scalars[entry.cursor] == "\n"
    let end = next + (isRowEnd ? gutter.length(at: next, in: entry.scalars) : 0)
    return edit { $0.remove(to: end) }
  }
}

extension Entry {
  fileprivate var isOnBlankLastRow: Bool {
    rowStart > 0 && scalars[rowStart...].allSatisfy { $0 == " " }
  }
}

// MARK: Earlier entries

extension LineEditor {
  /// Up a row; from the first row to the older entry that starts like the text before the cursor.
  ///
  /// The cursor comes to the end of its first row, so that the next Up goes on; to its end where that row is out of
  /// reach.
  private func moveUp() -> le_action {
    let entry = current
    let start = entry.rowStart
    if start > 0, start > firstSeen(of: entry) { return goto(entry.place(inRowWith: start - 1)) }
    let text = gutter.removing(from: entry)
    let before = String(text.scalars[..<text.cursor])
    guard let older = recall.older(than: String(text.scalars), before: before) else {
      return .beep
    }
    var shown = gutter.adding(to: Entry(scalars: Scalars(older.unicodeScalars)))
    shown.cursor = firstSeen(of: shown) > 0 ? shown.scalars.count : shown.rowEnd
    show(shown)
    return .refresh
  }

  private func moveDown() -> le_action {
    let entry = current
    let end = entry.rowEnd
    guard end == entry.scalars.count else { return goto(entry.place(inRowWith: end + 1)) }
    let text = String(gutter.removing(from: entry).scalars)
    guard let newer = recall.newer(than: text) else { return .beep }
    let scalars = gutter.adding(to: Scalars(newer.unicodeScalars))
    show(Entry(scalars: scalars, cursor: scalars.count))
    return .refresh
  }

  private func takeBack() -> le_action {
    guard let earlier = undo.step(from: current) else { return .beep }
    show(earlier)
    return .refresh
  }

  private func beginSearch() -> le_action {
    startSearch()
    return .refresh
  }
}

extension Entry {
  /// The place in another row under or above the cursor, or that row's end.
  fileprivate func place(inRowWith index: Int) -> Int {
    let other = Entry(scalars: scalars, cursor: index)
    return min(other.rowStart + cursor - rowStart, other.rowEnd)
  }
}

// MARK: Completing and pasting

extension LineEditor {
  /// Inserts what is certain, lists what is not.
  ///
  /// In a paste and in indentation TAB means blanks.
  private func complete() -> le_action {
    let text = gutter.removing(from: current)
    let row = text.scalars[text.rowStart..<text.cursor]
    let isIndentation = row.allSatisfy { $0 == " " } && text.cursor > 0
    guard let completer, !isIndentation, !le_pending(handle, 0) else {
      return edit { $0.replace(0, with: Paste.tab) }
    }
    let offset = text.scalars[..<text.cursor].reduce(0) { $0 + UTF8.width($1) }
    let completion = completer(String(text.scalars), offset)
    guard !completion.candidates.isEmpty else { return .beep }
    return insert(completion, typed: row.suffix(max(0, completion.replaceCount)))
  }

  /// A change of its own, whatever is typed before and behind it.
  private func editAsOne(_ change: (inout Entry) -> Void) -> le_action {
    undo.end(current)
    defer { undo.end(current) }
    return edit(change)
  }

  private func insert(_ completion: Completion, typed: ArraySlice<Unicode.Scalar>) -> le_action {
    let common = completion.commonPrefix
    if completion.candidates.count == 1 || common.count > typed.count {
      return editAsOne { entry in
        // Letters that stand behind the cursor already are not repeated.
        let rest = common.dropFirst(typed.count)
        if entry.scalars[entry.cursor...].starts(with: rest) {
          entry.remove(to: entry.cursor + rest.count)
        }
        entry.replace(typed.count, with: common)
      }
    }
    list(completion)
    return .none
  }

  /// Lists what fits; where it was listed last and nothing typed since, the next part, after the last the first.
  private func list(_ completion: Completion) {
    let entry = current
    let goesOn = listing.map { $0.entry == entry && $0.next < completion.candidates.count }
    let start = goesOn == true ? listing?.next ?? 0 : 0
    let part =
      isPlain
      ? completion.plainList(from: start)
      : completion.list(from: start, columns: columns, rows: size.rows, ellipsis: ellipsis)
    write(part.lines)
    listing = Listing(entry: entry, next: start + part.count)
  }

  /// Writes lines below the entry, and the entry again below them.
  private func write(_ lines: [String]) {
    hidePreview()
    let entry = current
    let layout = Layout(entry.scalars, after: promptWidth, columns: columns)
    let down = min(layout.lastRow - layout.places[entry.cursor].row, size.rows) + 1
    emit(
      String(repeating: "\n", count: down) + "\r" + lines.joined(separator: "\r\n") + "\r\n")
    le_redraw(handle)
  }

  /// Reads a bracketed paste to its end and inserts it as one change; `^C` leaves it.
  private func paste() -> le_action {
    guard let text = readPaste() else { return .none }
    return insertPaste(text)
  }

  /// In vi's modes a key of its own for `ESC [ 2 0 0 ~` would take ESC itself away: what follows ESC
  /// at once is looked at here, and given back unless a paste begins.
  func takeViPaste() -> Bool {
    var read: Scalars = []
    var scalar: UInt32 = 0
    for wanted in "[200~".unicodeScalars {
      guard le_pending(handle, 5), le_next(handle, &scalar) else { break }
      read.append(Unicode.Scalar(scalar) ?? "\u{FFFD}")
      if read.last != wanted { break }
    }
    guard read.elementsEqual("[200~".unicodeScalars) else {
      for scalar in read { le_push(handle, scalar.value) }
      return false
    }
    if let text = readPaste() { _ = insertPaste(text) }
    return true
  }

  /// The text of a bracketed paste, whose beginning was read; nil at `^C`, and where it is too long.
  private func readPaste() -> Scalars? {
    var reader = PasteReader()
    var scalar: UInt32 = 0
    while le_next(handle, &scalar) {
      guard let text = reader.take(Unicode.Scalar(scalar) ?? "\u{FFFD}") else { continue }
      if !reader.isTooLong { return text }
      write(["Not inserted: a paste has at most \(PasteReader.limit) characters."])
      return nil
    }
    return nil
  }

  private func insertPaste(_ raw: Scalars) -> le_action {
    var text = Paste.cleaned(raw)
    if let pasteFilter { text = Scalars(pasteFilter(String(text)).unicodeScalars) }
    let inserted = gutter.adding(to: text)
    return editAsOne { $0.replace(0, with: inserted) }
  }
}
