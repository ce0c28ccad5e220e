internal import LineEditing

/// The columns and rows of a screen.
struct ScreenSize: Equatable {
  var columns: Int
  var rows: Int

  /// The size that the terminal on standard output tells; nil where it is none, or tells none.
  static var ofTerminal: ScreenSize? {
    guard let size = Terminal.size(), size.columns > 0, size.rows > 0 else { return nil }
    return ScreenSize(columns: size.columns, rows: size.rows)
  }
}

extension ScreenSize {
  /// The screen of a program: `COLUMNS` and `LINES` where they are numbers, the terminal, 80 × 24 in a
  /// pipe.
  init(variable: (String) -> String?, terminal: ScreenSize?) {
    func number(_ name: String) -> Int? {
      variable(name).flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    }
    columns = min(number("COLUMNS") ?? terminal?.columns ?? 80, 500)
    rows = min(number("LINES") ?? terminal?.rows ?? 24, 1000)
  }
}

/// The most that a picture with its legend may take: 1 × 1 to 500 × 200.
struct PictureSize: Equatable {
  let columns: Int
  let rows: Int

  /// A screen without the line that asks for the picture and the prompt after it.
  init(on screen: ScreenSize) {
    columns = min(max(screen.columns, 1), 500)
    rows = min(max(screen.rows - 2, 1), 200)
  }

  /// The size that a text such as `100x30` names.
  init?(_ text: String) {
    let numbers = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let columns = numbers[0], let rows = numbers[1],
      (1...500).contains(columns), (1...200).contains(rows)
    else { return nil }
    (self.columns, self.rows) = (columns, rows)
  }
}

/// The height of a character over its width.
struct CellAspect: Equatable {
  let ratio: Double

  /// The ratio that a text such as `1.8` names: 1 to 4.
  init?(_ text: String) {
    guard let ratio = Double(text), ratio >= 1, ratio <= 4 else { return nil }
    self.ratio = ratio
  }
}
