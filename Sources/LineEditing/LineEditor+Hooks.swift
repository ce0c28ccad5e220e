internal import CLibedit

// What libedit calls between keys. It hands back the pointer of the editor, which outlives it.
extension LineEditor {
  var hooks: le_hooks {
    le_hooks(
      context: Unmanaged.passUnretained(self).toOpaque(),
      command: { LineEditor.from($0)?.perform($1) ?? .none },
      settled: { LineEditor.from($0)?.settle() ?? false },
      filter: { LineEditor.from($0)?.filter($1) ?? $1 },
      resized: { LineEditor.from($0)?.resize() })
  }

  private static func from(_ context: UnsafeMutableRawPointer?) -> LineEditor? {
    context.map { Unmanaged<LineEditor>.fromOpaque($0).takeUnretainedValue() }
  }

  /// All keys typed so far are on the screen; true when the cursor moved out of a gutter.
  private func settle() -> Bool {
    let entry = current
    guard search == nil else { return false }
    let place = gutter.place(of: entry, from: lastCursor)
    lastCursor = place
    guard place == entry.cursor else {
      moveCursor(to: place)
      return true
    }
    undo.note(entry)
    paint(entry)
    return false
  }

  /// Paints continuation prompts and looks, where it is certain which cell is which.
  private func paint(_ entry: Entry) {
    let looks = looks(of: entry)
    guard looks != nil || entry.scalars.contains("\n"), movesCursor else { return }
    let layout = Layout(entry.scalars, after: promptWidth, columns: columns)
    guard layout.isCertain, layout.lastRow < size.rows else { return }
    var overlay = Overlay(entry, layout)
    overlay.paint(continuation, over: gutter, look: usesColor ? "2" : "")
    if let looks { overlay.paint(looks) }
    emit(overlay.finish())
  }

  /// Long entries stay plain: painting each key would be felt.
  private func looks(of entry: Entry) -> [String?]? {
    guard usesColor, let painter, entry.scalars.count <= 2000 else { return nil }
    let text = String(gutter.removing(from: entry).scalars)
    return painter(text).looks(in: entry.scalars, gutter: gutter)
  }

  /// Draws the entry again after the terminal's size changed.
  ///
  /// Terminals that wrap anew move the entry's first row, others leave it: going up by the lesser
  /// of both never erases what stands above the entry.
  private func resize() {
    let entry = current
    let old = le_columns(handle)
    let rows = [Int(old), columns].map { width in
      Layout(entry.scalars, after: promptWidth, columns: width).places[entry.cursor].row
    }
    let up = min(rows[0], rows[1], size.rows - 1)
    if movesCursor {
      emit(up > 0 ? "\r\u{1B}[\(up)A\u{1B}[J" : "\r\u{1B}[J")
    } else {
      emit("\r\n")
    }
    le_redraw(handle)
  }
}

// MARK: Searching

extension LineEditor {
  /// While a search is on, keys go to it; the others go on to libedit.
  private func filter(_ key: UInt32) -> UInt32 {
    guard search != nil, let scalar = Unicode.Scalar(key) else { return key }
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
    return UInt32(LE_KEY_REDRAW)
  }

  func startSearch() {
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
    guard let search else { return UInt32(LE_KEY_REDRAW) }
    let entry = keeping ? search.found(in: recall.entries) : search.original
    show(gutter.adding(to: entry))
    self.search = nil
    if let key { le_push(handle, key) }
    return UInt32(LE_KEY_REDRAW)
  }
}
