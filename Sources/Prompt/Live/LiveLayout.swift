internal import Language

/// Where things stand on the screen: the picture, the panel beside or below it, the keys at the end.
struct LiveLayout: Equatable, Sendable {
  let columns: Int
  let rows: Int

  /// Whether there is room for the panel beside the picture.
  var isWide: Bool { columns >= 80 && rows >= 18 }
  private var panelColumns: Int { columns >= 110 ? 44 : 38 }
  /// The columns between picture and panel.
  static let gap = 2

  /// The rows for the keys.
  var helpRows: Int { rows < 16 ? 1 : 2 }
  /// The rows of a panel below the picture.
  private var lowPanelRows: Int { rows < 16 ? 3 : rows < 24 ? 5 : 9 }

  var pictureColumns: Int { isWide ? columns - panelColumns - Self.gap : columns }
  var pictureRows: Int { isWide ? rows - helpRows : rows - helpRows - lowPanelRows }
  /// The columns and rows of the panel.
  var panel: (columns: Int, rows: Int) {
    isWide ? (panelColumns, rows - helpRows) : (columns, lowPanelRows)
  }

  init(columns: Int, rows: Int) {
    self.columns = min(max(columns, LiveCanvas.smallest.columns), 500)
    self.rows = min(max(rows, LiveCanvas.smallest.rows), 200)
  }

  func isInPicture(column: Int, row: Int) -> Bool {
    column < pictureColumns && row < pictureRows
  }

  /// The whole screen, a text for each row.
  func compose(picture: [StyledText], panel: [StyledText], help: [StyledText]) -> [StyledText] {
    let blank = StyledText()
    func row(_ texts: [StyledText], _ index: Int) -> StyledText {
      index < texts.count ? texts[index] : blank
    }
    let keys = (0..<helpRows).map { row(help, $0).cut(to: columns) }
    guard isWide else {
      let low = (0..<self.panel.rows).map { row(panel, $0).cut(to: columns) }
      return (0..<pictureRows).map { row(picture, $0).cut(to: columns) } + low + keys
    }
    let beside = (0..<pictureRows).map { index in
      var text = row(picture, index).cut(to: pictureColumns, padded: true)
      text.append(String(repeating: " ", count: Self.gap))
      text.append(row(panel, index).cut(to: self.panel.columns))
      return text
    }
    return beside + keys
  }
}

extension StyledText {
  /// The text without what is beyond so many columns, or with blanks up to there.
  func cut(to width: Int, padded: Bool = false) -> StyledText {
    var text = StyledText()
    var rest = width
    for piece in pieces {
      if Language.columns(piece.text) <= rest {
        text.append(piece.text, piece.role)
        rest -= Language.columns(piece.text)
        continue
      }
      var part = ""
      for character in piece.text {
        let wide = Language.columns(String(character))
        guard wide <= rest else { break }
        part.append(character)
        rest -= wide
      }
      text.append(part, piece.role)
      break
    }
    if padded, rest > 0 { text.append(String(repeating: " ", count: rest)) }
    return text
  }
}
