internal import Geometry
internal import Views

extension Evaluator {
  /// A shown value: a picture with the line that names it for transforms and matrices, else the
  /// one-line form.
  func shownText(_ value: Value) -> StyledText {
    switch value {
    case .transform(let transform):
      StyledText(picture(of: shown(Matrix(transform)), words: naming(transform)), .value)
    case .matrix(let box): StyledText(picture(of: box.payload), .value)
    case .report(let box): box.payload.text(in: self)
    default: shownLine(value)
    }
  }

  /// The one-line form; under one that a screen has no room for, how to see all of it, by its number: `_` may be
  /// another one already.
  private func shownLine(_ value: Value) -> StyledText {
    let (line, isWhole) = textOnScreen(value, rows: Self.mostRows)
    var text = StyledText(line, .value)
    // What is between quotes stays as it is when it is copied.
    if settings.fitsColumns, line.utf8.count > settings.columns,
      !line.utf8.contains(UInt8(ascii: "\""))
    {
      text = text.folded(to: settings.columns)
    }
    if !isWhole { text.append("\n'print(_\(shown.count))' shows all of it", .dim) }
    return text
  }

  /// The rows of a screen that a value takes at most: those before it stay in sight.
  private static let mostRows = 8

  /// A matrix between brackets, or row by row where nothing is to be drawn.
  func picture(of matrix: Matrix, words: String = "") -> String {
    if settings.isPlain { return matrixRows(matrix, words: words, settings.precision) }
    let picture = settings.spelled(matrixPicture(matrix, words: words, settings.precision))
    guard !words.isEmpty, !settings.fits(picture) else { return picture }
    let bare = settings.spelled(matrixPicture(matrix, settings.precision))
    return ([bare] + wrapped(words, settings.columns)).joined(separator: "\n")
  }

  /// Transforms are drawn transposed where points are columns; matrices as they are.
  func shown(_ matrix: Matrix) -> Matrix {
    convention == .column ? matrix.transpose : matrix
  }

  func naming(_ transform: AffineTransform) -> String {
    let words = settings.transformWords
    let kind = words.describe(transform)
    return words.familiar(transform).map { "\(kind); \($0)" } ?? kind
  }

  /// One line also for what is shown as a picture.
  func oneLine(_ value: Value) -> String {
    let line = briefText(value)
    guard case .transform(let transform) = value else { return line }
    return "\(line)   \(settings.transformWords.describe(transform))"
  }
}
