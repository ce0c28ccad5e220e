/// A small terminal screen: what a person would see after the bytes written so far.
///
/// It knows what a line editor sends and keeps every other sequence in ``unknown``, so that a test
/// fails rather than shows a wrong picture.
public struct Screen {
  /// The text of each row without trailing blanks, from the top.
  public var rows: [String] { cells.map { Self.text($0) } }

  /// The whole screen as one text, for messages.
  public var text: String { rows.joined(separator: "\n") }

  /// Where the cursor stands, from 0.
  public private(set) var cursor = (row: 0, column: 0)

  /// Sequences that this screen does not know.
  public private(set) var unknown: [String] = []

  /// Whether the program asked for pastes in brackets.
  public private(set) var wantsBracketedPaste = false

  /// Whether the program asked for reports of the mouse.
  public private(set) var reportsMouse = false

  /// Whether the alternate screen is shown.
  public var isAlternate: Bool { behind != nil }

  /// Whether any escape was received.
  public private(set) var sawEscape = false

  /// How often the bell rang.
  public private(set) var bells = 0

  private struct Cell {
    var text = " "
    var look = ""
  }

  private var cells: [[Cell]]
  /// How many letters have room in a row.
  public private(set) var columns: Int
  private var look = ""
  private var pending: [Unicode.Scalar] = []
  private var decoder: [UInt8] = []
  private var wraps = false
  /// The rows that go on in the next one.
  private var open: Set<Int> = []
  /// What stands behind the alternate screen.
  private var behind: (cells: [[Cell]], cursor: (row: Int, column: Int))?

  /// An empty screen.
  public init(columns: Int, rows: Int) {
    self.columns = columns
    cells = Self.blank(rows, columns)
  }

  /// The looks of a row's cells as their escape parameters, `""` for plain.
  public func looks(ofRow row: Int) -> [String] {
    cells[row].map(\.look)
  }

  /// Gives the screen another size; rows are cut or filled up, not wrapped anew, as in xterm.
  public mutating func resize(columns: Int, rows: Int) {
    let drop = max(0, cursor.row - rows + 1)
    cells.removeFirst(drop)
    cells = (0..<rows).map { row in
      let old = row < cells.count ? cells[row] : []
      return (0..<columns).map { $0 < old.count ? old[$0] : Cell() }
    }
    self.columns = columns
    cursor = (cursor.row - drop, min(cursor.column, columns - 1))
    wraps = false
  }

  /// Gives the screen another width as most terminals do: rows that went on in the next are wrapped anew.
  public mutating func rewrap(columns: Int) {
    var lines: [[Cell]] = []
    var place = (line: 0, column: 0)
    for (row, old) in cells.enumerated() {
      if row == 0 || !open.contains(row - 1) { lines.append([]) }
      if row == cursor.row { place = (lines.count - 1, (lines.last?.count ?? 0) + cursor.column) }
      let used = open.contains(row) ? old.count : (old.lastIndex { $0.text != " " } ?? -1) + 1
      lines[lines.count - 1] += old.prefix(used)
    }
    layOut(lines, place, columns)
  }

  private mutating func layOut(
    _ lines: [[Cell]], _ place: (line: Int, column: Int), _ columns: Int
  ) {
    let count = cells.count
    (cells, open) = ([], [])
    for (index, line) in lines.enumerated() {
      if index == place.line {
        // Behind the last letter of a row that is just full, as in tmux.
        let isFull = place.column > 0 && place.column == line.count && place.column % columns == 0
        let column = isFull ? place.column - 1 : place.column
        cursor = (cells.count + column / columns, column % columns)
      }
      let height = max(1, (line.count + columns - 1) / columns)
      for part in 0..<height {
        let row = line.dropFirst(part * columns).prefix(columns)
        if part + 1 < height { open.insert(cells.count) }
        cells.append(row + [Cell](repeating: Cell(), count: columns - row.count))
      }
    }
    while cells.count > count { cells.removeLast() }
    self.columns = columns
    wraps = false
  }

  /// Takes bytes as a terminal does; sequences may come in pieces.
  public mutating func receive(_ bytes: some Sequence<UInt8>) {
    decoder += bytes
    var rest = decoder[...]
    while let first = rest.first {
      let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
      guard rest.count >= length else { break }
      for scalar in String(decoding: rest.prefix(length), as: UTF8.self).unicodeScalars {
        receive(scalar)
      }
      rest = rest.dropFirst(length)
    }
    decoder = Array(rest)
  }
}

// MARK: Bytes to cells

extension Screen {
  private static func blank(_ rows: Int, _ columns: Int) -> [[Cell]] {
    [[Cell]](repeating: [Cell](repeating: Cell(), count: columns), count: rows)
  }

  private static func text(_ row: [Cell]) -> String {
    var text = row.map(\.text).joined()
    while text.last == " " { text.removeLast() }
    return text
  }

  private mutating func receive(_ scalar: Unicode.Scalar) {
    if !pending.isEmpty {
      pending.append(scalar)
      finishSequence()
      return
    }
    switch scalar {
    case "\u{1B}": startSequence()
    case "\r": move(cursor.row, 0)
    case "\n": lineFeed()
    case "\u{8}": move(cursor.row, cursor.column - 1)
    case "\t": move(cursor.row, (cursor.column / 8 + 1) * 8)
    case "\u{7}": bells += 1
    case _ where scalar.value < 0x20: unknown.append("control \(scalar.value)")
    case _: put(scalar)
    }
  }

  private mutating func startSequence() {
    sawEscape = true
    pending = ["\u{1B}"]
  }

  private mutating func move(_ row: Int, _ column: Int) {
    cursor = (min(max(0, row), cells.count - 1), min(max(0, column), columns - 1))
    wraps = false
  }

  private mutating func lineFeed() {
    wraps = false
    guard cursor.row == cells.count - 1 else {
      cursor.row += 1
      return
    }
    cells.removeFirst()
    open = Set(open.map { $0 - 1 })
    cells += Self.blank(1, columns)
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    let width = Self.width(scalar)
    guard width > 0 else {
      let column = max(0, cursor.column - 1)
      cells[cursor.row][column].text.unicodeScalars.append(scalar)
      return
    }
    if wraps || cursor.column + width > columns {
      open.insert(cursor.row)
      cursor.column = 0
      lineFeed()
    }
    cells[cursor.row][cursor.column] = Cell(text: String(scalar), look: look)
    if width == 2 { cells[cursor.row][cursor.column + 1] = Cell(text: "", look: look) }
    wraps = cursor.column + width >= columns
    cursor.column = min(cursor.column + width, columns - 1)
  }

  private static func width(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x300...0x36F, 0x200B...0x200F, 0xFE00...0xFE0F: 0
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xFF00...0xFF60, 0x1F300...0x1FAFF: 2
    default: 1
    }
  }
}

// MARK: Escape sequences

extension Screen {
  private mutating func finishSequence() {
    guard pending.count > 1 else { return }
    guard pending[1] == "[" else {
      perform(escape: pending[1])
      pending = []
      return
    }
    guard pending.count > 2, let last = pending.last, (0x40...0x7E).contains(last.value) else {
      return
    }
    let parameters = String(String.UnicodeScalarView(pending[2..<(pending.count - 1)]))
    pending = []
    control(last, parameters)
  }

  private mutating func perform(escape scalar: Unicode.Scalar) {
    switch scalar {
    case "M": move(cursor.row - 1, cursor.column)
    case "=", ">": break
    case _: unknown.append("ESC \(scalar)")
    }
  }

  private mutating func control(_ final: Unicode.Scalar, _ parameters: String) {
    let numbers = parameters.split(separator: ";").compactMap { Int($0) }
    let count = max(1, numbers.first ?? 1)
    switch final {
    case "A": move(cursor.row - count, cursor.column)
    case "B": move(cursor.row + count, cursor.column)
    case "C": move(cursor.row, cursor.column + count)
    case "D": move(cursor.row, cursor.column - count)
    case "G": move(cursor.row, count - 1)
    case "H": move(count - 1, (numbers.dropFirst().first ?? 1) - 1)
    case "J": erase(numbers.first ?? 0, rows: true)
    case "K": erase(numbers.first ?? 0, rows: false)
    case "P": delete(count)
    case "@": insert(count)
    case "m": look = parameters == "0" ? "" : parameters
    case "h", "l": setMode(parameters, final == "h")
    case _: unknown.append("CSI \(parameters)\(final)")
    }
  }

  private mutating func erase(_ mode: Int, rows: Bool) {
    let from = mode == 0 ? cursor.column : 0
    for column in from..<columns { cells[cursor.row][column] = Cell() }
    open = open.filter { $0 != cursor.row && !(rows && $0 > cursor.row) }
    guard rows else { return }
    let first = mode == 2 ? 0 : cursor.row + 1
    for row in first..<max(first, cells.count) { cells[row] = Self.blank(1, columns)[0] }
  }

  private mutating func delete(_ count: Int) {
    let end = min(cursor.column + count, columns)
    cells[cursor.row].removeSubrange(cursor.column..<end)
    cells[cursor.row] += [Cell](repeating: Cell(), count: end - cursor.column)
  }

  private mutating func insert(_ count: Int) {
    let blanks = [Cell](repeating: Cell(), count: min(count, columns - cursor.column))
    cells[cursor.row].insert(contentsOf: blanks, at: cursor.column)
    cells[cursor.row].removeLast(blanks.count)
  }

  private mutating func setMode(_ parameters: String, _ isOn: Bool) {
    switch parameters {
    case "?2004": wantsBracketedPaste = isOn
    case "?1002": reportsMouse = isOn
    case "?1006": break
    case "?1049": showAlternate(isOn)
    case "4", "?25", "?1", "34": break
    case _: unknown.append("mode \(parameters)")
    }
  }

  private mutating func showAlternate(_ isOn: Bool) {
    if isOn, behind == nil {
      behind = (cells, cursor)
      cells = Self.blank(cells.count, columns)
    } else if !isOn, let before = behind {
      (cells, cursor) = before
      behind = nil
    }
  }
}
