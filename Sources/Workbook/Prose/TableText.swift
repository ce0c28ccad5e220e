internal import Language

/// A table in columns; in lines of heading and cell where the screen is too narrow for that.
func screenLines(_ table: ProseTable, width: Int) -> [ScreenLine] {
  let layout = TableLayout(table, width: width)
  return layout.columns.isEmpty ? stacked(table, width: width) : layout.lines
}

private struct TableLayout {
  private let table: ProseTable
  /// The width of each column; empty where they do not fit beside each other.
  let columns: [Int]

  init(_ table: ProseTable, width: Int) {
    self.table = table
    let rows = [table.heading] + table.rows
    let wanted = table.alignments.indices.map { column in
      rows.map { wrapped(words($0[column]), width: .max).first?.columns ?? 0 }.reduce(0, max)
    }
    columns = fitted(wanted, width: width - gap * max(0, wanted.count - 1))
  }

  var lines: [ScreenLine] {
    var rule = ScreenLine()
    for (index, width) in columns.enumerated() {
      if index > 0 { rule.append(String(repeating: " ", count: gap)) }
      rule.append(String(repeating: "─", count: width), .dim)
    }
    return row(table.heading, .strong) + [rule] + table.rows.flatMap { row($0, .plain) }
  }

  /// As many lines as its highest cell needs.
  private func row(_ cells: [ProseTable.Cell], _ role: TextRole) -> [ScreenLine] {
    let texts = zip(cells, columns).map { wrapped(words($0, role), width: $1) }
    return (0..<max(1, texts.map(\.count).reduce(0, max))).map { index in
      var line = ScreenLine()
      var start = 0
      for (column, width) in columns.enumerated() {
        if texts[column].indices.contains(index) {
          let text = texts[column][index]
          line.pad(to: start + indentation(text, column, width))
          line.append(text)
        }
        start += width + gap
      }
      return line
    }
  }

  private func indentation(_ text: ScreenLine, _ column: Int, _ width: Int) -> Int {
    switch table.alignments[column] {
    case .natural, .left: 0
    case .center: (width - text.columns) / 2
    case .right: width - text.columns
    }
  }
}

/// The spaces between columns.
private let gap = 2

/// Cells stand apart already: marks would only put them out of line.
private func words(_ cell: ProseTable.Cell, _ role: TextRole = .plain) -> [Word] {
  WordList(cell, role: role, showsMarks: false).words
}

/// Widths that take no more than `width` together: narrow columns keep theirs, the others share.
private func fitted(_ wanted: [Int], width: Int) -> [Int] {
  if wanted.reduce(0, +) <= width { return wanted }
  var share = 0
  var next = width / max(1, wanted.count)
  while next > share {
    share = next
    let narrow = wanted.filter { $0 <= share }
    next = (width - narrow.reduce(0, +)) / max(1, wanted.count - narrow.count)
  }
  return share < narrowest ? [] : wanted.map { min($0, share) }
}

/// A line for each cell, a blank one between rows.
private func stacked(_ table: ProseTable, width: Int) -> [ScreenLine] {
  let rows = table.rows.map { row in
    zip(table.heading, row).flatMap { heading, cell in
      var mark = ScreenLine()
      for word in words(heading, .strong) {
        if mark.columns > 0 { mark.append(" ") }
        mark.append(word.line)
      }
      return hanging(mark, width: width) { wrapped(words(cell), width: $0) }
    }
  }
  return Array(rows.joined(separator: [ScreenLine()]))
}
