internal import CLibedit

/// Where each scalar of an entry stands on the screen, as libedit places it.
///
/// Rows count from the prompt's row, columns from 0. Wide characters that do not fit at the end of
/// a row go to the next one whole.
struct Layout {
  struct Place: Equatable {
    var row = 0
    var column = 0
  }

  /// The place of each scalar, and at last that of the end of the text.
  private(set) var places: [Place] = []

  /// Whether every scalar has a width that terminals agree on.
  private(set) var isCertain = true

  /// Whether a letter takes two columns.
  private(set) var isWide = false

  /// Whether libedit may have lost the column of the cursor: it counts some of its moves over wide letters, and
  /// back from behind a full row, by one too few or too many.
  var losesColumn: Bool { isWide || lastRow > 0 }

  let columns: Int

  init(_ scalars: Scalars, after promptWidth: Int, columns: Int) {
    self.columns = max(2, columns)
    var place = Place(row: promptWidth / self.columns, column: promptWidth % self.columns)
    places.reserveCapacity(scalars.count + 1)
    for scalar in scalars {
      let width = scalar.columns
      if scalar != "\n", width < 1 { isCertain = false }
      if width > 1 { isWide = true }
      if place.column + width > self.columns { place = Place(row: place.row + 1) }
      places.append(place)
      place = advance(place, past: scalar, width: width)
    }
    places.append(place)
  }

  /// The last row of the entry.
  var lastRow: Int { places.last?.row ?? 0 }

  /// The first row that is seen on a screen of so many rows, which has room for the last ones.
  func firstRow(on rows: Int) -> Int { max(0, lastRow - rows + 1) }

  /// The first scalar of a row.
  func start(ofRow row: Int) -> Int { row > 0 ? places.firstIndex { $0.row >= row } ?? 0 : 0 }

  private func advance(_ place: Place, past scalar: Unicode.Scalar, width: Int) -> Place {
    let column = place.column + max(1, width)
    if scalar == "\n" || column >= columns { return Place(row: place.row + 1) }
    return Place(row: place.row, column: column)
  }
}

extension Unicode.Scalar {
  /// How many columns the terminal gives this scalar; below 1 where terminals differ.
  var columns: Int {
    if value >= 0x20, value < 0x7F { return 1 }
    return Int(le_width(value))
  }
}

extension String {
  /// How many columns the text takes.
  var columns: Int {
    unicodeScalars.reduce(0) { $0 + max(0, $1.columns) }
  }
}
