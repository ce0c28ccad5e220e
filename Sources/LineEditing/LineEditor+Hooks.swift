internal import CLibedit

// What libedit calls between keys. It hands back the pointer of the editor, which outlives it.
extension LineEditor {
  var hooks: le_hooks {
    le_hooks(
      context: Unmanaged.passUnretained(self).toOpaque(),
      command: { LineEditor.from($0)?.perform($1) ?? .none },
      before_key: { LineEditor.from($0)?.prepareForKey(isPending: $1) ?? false },
      settled: { LineEditor.from($0)?.settle() },
      filter: { LineEditor.from($0)?.filter($1) ?? $1 },
      resized: { LineEditor.from($0)?.resize() },
      suspending: { LineEditor.from($0)?.suspend() })
  }

  private static func from(_ context: UnsafeMutableRawPointer?) -> LineEditor? {
    context.map { Unmanaged<LineEditor>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Before each key, those of a raw paste too; long entries are noted only between pastes.
  private func prepareForKey(isPending: Bool) -> Bool {
    guard search == nil else { return false }
    // Else the entry is about to settle, and noted then.
    if isPending {
      let near = entry(near: 2000).entry
      if near.scalars.count < 2000 { undo.note(near) }
    }
    return leaveGutter()
  }

  /// Moves a cursor that came into a gutter out of it; true when it did.
  private func leaveGutter() -> Bool {
    let near = entry(near: gutter.width)
    let cursor = near.entry.cursor + near.start
    let wanted = gutter.place(of: near.entry, from: lastCursor - near.start) + near.start
    let place = movesCursor ? wanted : max(wanted, firstInReach)
    lastCursor = place
    if place != cursor { le_move_cursor(handle, Int32(clamping: place - cursor)) }
    if place > cursor + gutter.width { drawBelow() }
    return place != cursor
  }

  /// The first scalar of the row where the cursor is kept, on a terminal that cannot move it up.
  private var firstInReach: Int {
    let entry = current
    let start = firstSeen(of: entry)
    return start + gutter.length(at: start, in: entry.scalars)
  }

  /// What a shell writes from here on, and what is drawn afterwards, is not ours.
  private func suspend() {
    hidePreview()
    painted = nil
  }

  /// Notes the entry for undo, paints it, and shows what it would come to.
  private func settle() {
    let entry = current
    if search == nil { undo.note(entry) }
    guard let layout = layoutToPaint(entry) else { return }
    paint(entry, layout, looks(of: entry))
    if paints, search == nil, previewer != nil { updatePreview(entry, layout, rows: size.rows) }
  }

  /// Paints an entry that is submitted as it stays: without what is marked for the cursor.
  func paintSubmitted() {
    let entry = current
    guard let layout = layoutToPaint(entry) else { return }
    let looks = looks(of: entry, isSubmitted: true)
    guard looks != lastLooks else { return }
    le_hold(handle)
    paint(entry, layout, looks)
  }

  /// Where the entry's letters are, if it is certain which cell of the screen is which.
  private func layoutToPaint(_ entry: Entry) -> Layout? {
    guard movesCursor else { return nil }
    let size = size
    let layout = Layout(entry.scalars, after: promptWidth, columns: size.columns)
    let isSeen = layout.places[entry.cursor].row >= layout.firstRow(on: size.rows)
    return layout.isCertain && isSeen ? layout : nil
  }

  /// Paints continuation prompts and looks, and sets the cursor where libedit may have lost it.
  private func paint(_ entry: Entry, _ layout: Layout, _ looks: [String?]?) {
    lastLooks = looks
    guard looks != nil || layout.losesColumn else { return }
    var overlay = Overlay(entry, layout, from: layout.firstRow(on: size.rows))
    let start = looks.flatMap { painted?.start(of: entry, $0, endRow: layout.lastRow) }
    if start == nil { paintAround(layout, with: &overlay) }
    if let looks { overlay.paint(looks, from: start ?? 0, gutter) }
    if start == nil, looks != nil, layout.isWide { overlay.eraseBehindRows() }
    painted = looks.map { Painted(scalars: entry.scalars, looks: $0, endRow: layout.lastRow) }
    if entry.cursor != entry.scalars.count { painted = nil }
    emit(overlay.finish())
  }

  /// Paints what is no part of the entry's text.
  private func paintAround(_ layout: Layout, with overlay: inout Overlay) {
    let isLong = layout.lastRow > 0
    if isLong, layout.isWide { overlay.paint(prompt: promptText, width: promptWidth) }
    guard paints else { return }
    if isLong, Terminal.wrapsAnew(Terminal.environment) { overlay.joinRows() }
    overlay.paint(continuation, over: gutter, look: usesColor ? "2" : "")
  }

  /// The looks of an entry's letters; wide ones are painted also where there are no colours, for libedit draws some of
  /// them in wrong columns.
  ///
  /// Long entries stay plain: painting each key would be felt.
  private func looks(of entry: Entry, isSubmitted: Bool = false) -> [String?]? {
    guard entry.scalars.count <= 2000 else { return nil }
    let plain: [String?] = entry.scalars.map { _ in nil }
    guard paints, usesColor, let painter else {
      return entry.scalars.contains { $0.columns > 1 } ? plain : nil
    }
    // What libedit left of the entry before keeps its look unless it is painted plain.
    if search != nil { return plain }
    let text = gutter.removing(from: entry)
    let cursor = text.scalars[..<text.cursor].reduce(0) { $0 + UTF8.width($1) }
    return painter(String(text.scalars), isSubmitted ? nil : cursor)
      .looks(in: entry.scalars, gutter: gutter)
  }

  /// Draws the entry again after the terminal's size changed.
  ///
  /// Terminals that wrap anew move the entry's first row, others leave it. Of a terminal that is not known, going up
  /// by the lesser of both never erases what stands above the entry.
  private func resize() {
    preview = Preview()
    painted = nil
    if movesCursor {
      let up = min(rowsAboveCursor(Int(le_columns(handle))), size.rows - 1)
      // The blank: tmux keeps what is erased from the very first place on, as a copy above the screen.
      emit((up > 0 ? "\r\u{1B}[\(up)A" : "\r") + " \u{1B}[J\r")
      le_redraw(handle)
    } else {
      drawBelow()
    }
  }

  /// Draws the entry again in the rows below the cursor.
  func drawBelow() {
    emit("\r\n")
    le_redraw(handle)
  }

  /// How many rows of the entry stand above the cursor, in the terminal as it is now.
  private func rowsAboveCursor(_ old: Int) -> Int {
    let entry = current
    let places = [old, columns].map { width in
      Layout(entry.scalars, after: promptWidth, columns: width).places[entry.cursor]
    }
    guard Terminal.wrapsAnew(Terminal.environment) else {
      return min(places[0].row, places[1].row)
    }
    // A row that is just full now has its cursor behind its last letter still.
    let isLast = entry.cursor == entry.scalars.count || entry.scalars[entry.cursor] == "\n"
    let isJustFull = places[1].column == 0 && places[0].column > 0 && isLast
    return places[1].row - (isJustFull ? 1 : 0)
  }
}

// MARK: Searching

extension LineEditor {
  /// While a search is on, keys go to it; the others go on to libedit.
  private func filter(_ key: UInt32) -> UInt32 {
    // All but letters may draw the entry anew.
    if key < 0x20 { painted = nil }
    if key == 0x1B, search == nil, le_is_vi(handle) { return takeViPaste() ? redraw : key }
    if search == nil { return takeMark(key) ? redraw : key }
    guard let scalar = Unicode.Scalar(key) else { return key }
    switch scalar {
    case "\u{12}": search?.older(in: recall.entries)
    case "\u{13}": search?.newer(in: recall.entries)
    case "\u{7F}", "\u{8}": search?.erase(in: recall.entries)
    case "\u{7}": return endSearch(keeping: false)
    case "\u{1B}": return endSearch(then: le_pending(handle, 50) ? key : nil)
    case _ where scalar.isControl: return endSearch(then: key)
    case _: search?.type(scalar, in: recall.entries)
    }
    showSearch()
    return redraw
  }

  /// Puts a combining mark that is typed behind a letter and the letter into one, as in pasted text: libedit
  /// does not know which letter a mark belongs to; false where there is no such letter.
  private func takeMark(_ key: UInt32) -> Bool {
    guard key >= 0x300, let mark = Unicode.Scalar(key), Paste.isMark(mark) else { return false }
    let near = entry(near: 1).entry
    guard near.cursor > 0 else { return false }
    let letter = Paste.composed([near.scalars[near.cursor - 1], mark])
    guard letter.count == 1 else { return false }
    le_delete_before(handle, 1)
    le_insert(handle, letter.map(\.value), 1)
    return true
  }

  private var redraw: UInt32 { UInt32(LE_KEY_REDRAW) }

  func startSearch() {
    hidePreview()
    search = HistorySearch(original: gutter.removing(from: current), count: recall.entries.count)
    showSearch()
  }

  /// The entry found with the search's row below it, where the cursor stands.
  private func showSearch() {
    guard let search else { return }
    var entry = gutter.adding(to: search.found(in: recall.entries))
    entry.scalars += "\n\(search.status)".unicodeScalars
    entry.cursor = entry.scalars.count
    show(entry)
  }

  private func endSearch(keeping: Bool = true, then key: UInt32? = nil) -> UInt32 {
    guard let search else { return redraw }
    let entry = keeping ? search.found(in: recall.entries) : search.original
    show(gutter.adding(to: entry))
    self.search = nil
    if let key { le_push(handle, key) }
    return redraw
  }
}
