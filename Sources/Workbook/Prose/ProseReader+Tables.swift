internal import Language

extension ProseReader {
  /// A table, where a row of cells and a delimiter row with as many follow each other.
  mutating func table(_ rest: inout ArraySlice<ProseLine>) -> ProseTable? {
    guard let first = rest.first, rest.count > 1, let second = rest.dropFirst().first,
      isDelimiterRow(second), first.indentation < 4
    else { return nil }
    let alignments = cells(second).map(alignment)
    let heading = cells(first)
    guard heading.count == alignments.count else { return nil }
    var table = ProseTable(alignments: alignments, heading: inlines(of: heading, first))
    rest.removeFirst(2)
    while let line = rest.first, !line.isBlank, !endsTable(line) {
      table.rows.append(row(line, count: alignments.count))
      rest.removeFirst()
    }
    return table
  }

  private func endsTable(_ line: ProseLine) -> Bool {
    line.indentation > 3 || line.text.hasPrefix(">") || ItemMark(line)?.interrupts == true
  }

  private mutating func row(_ line: ProseLine, count: Int) -> [ProseTable.Cell] {
    var cells = cells(line)
    if cells.count != count {
      report(line, "this row has \(cells.count) cells, the heading \(count)")
    }
    cells = Array(cells.prefix(count))
    cells += Array(repeating: "", count: count - cells.count)
    return inlines(of: cells, line)
  }

  private mutating func inlines(of cells: [String], _ line: ProseLine) -> [ProseTable.Cell] {
    cells.map { inlines($0, line: line.number) }
  }
}

/// `| --- | :-: |`: the row below the headings.
func isDelimiterRow(_ line: ProseLine) -> Bool {
  guard line.indentation < 4, line.text.utf8.contains(0x7C) else { return false }
  return cells(line).allSatisfy { cell in
    let dashes = cell.drop { $0 == ":" }.prefix { $0 == "-" }.count
    let left = cell.hasPrefix(":") ? 1 : 0
    let rest = cell.dropFirst(left + dashes)
    return dashes > 0 && (rest.isEmpty || rest == ":")
  }
}

private func alignment(_ cell: String) -> ProseTable.Alignment {
  switch (cell.hasPrefix(":"), cell.hasSuffix(":")) {
  case (true, true): .center
  case (true, false): .left
  case (false, true): .right
  case (false, false): .natural
  }
}

/// The texts between bars; a bar at either end encloses only, `\|` is a bar of the text.
private func cells(_ line: ProseLine) -> [String] {
  var cells = [""]
  var isEscaped = false
  for scalar in trimmed(line.text).unicodeScalars {
    if scalar == "|", isEscaped {
      cells[cells.count - 1].unicodeScalars.removeLast()
      cells[cells.count - 1] += "|"
    } else if scalar == "|" {
      cells.append("")
    } else {
      cells[cells.count - 1].unicodeScalars.append(scalar)
    }
    isEscaped = scalar == "\\" && !isEscaped
  }
  cells = cells.map { trimmed($0) }
  if cells.count > 1, cells.first == "" { cells.removeFirst() }
  if cells.count > 1, cells.last == "" { cells.removeLast() }
  return cells
}
