internal import Language

/// Where what is shown is not what is expected.
struct UnexpectedPlace {
  /// The index of the expected line, or their count where more is shown.
  var line: Int
  /// The line that is shown there; nil where nothing more is.
  var shown: String?
}

/// The index of the first expected line that is not shown, or `expected.count` where more is shown.
func firstUnexpected(
  _ expected: [String], _ actual: [String], tolerance: Tolerance = Tolerance(1e-9)
) -> Int? {
  unexpectedPlace(expected, actual, tolerance: tolerance)?.line
}

/// The first place where other lines are shown than expected.
///
/// Numbers compare by value, absolutely or relatively; runs of spaces are one space; a line `...`
/// stands for any lines.
func unexpectedPlace(
  _ expected: [String], _ actual: [String], tolerance: Tolerance
) -> UnexpectedPlace? {
  LineMatcher(
    expected: withoutBlankEnds(expected), actual: withoutBlankEnds(actual), tolerance: tolerance
  ).firstUnexpected()
}

private func withoutBlankEnds(_ lines: [String]) -> [String] {
  let isBlank = { (line: String) in trimmed(line).isEmpty }
  return lines.drop(while: isBlank).reversed().drop(while: isBlank).reversed()
}

/// Walks both lists; where a line differs, the last `...` takes one more of the shown lines.
private struct LineMatcher {
  let expected: [String]
  let actual: [String]
  let tolerance: Tolerance

  /// The expected line at which every way ends; nil where all is shown.
  func firstUnexpected() -> UnexpectedPlace? {
    var (line, shown) = (0, 0)
    var reached = (line: 0, shown: 0)
    var wildcard: (line: Int, shown: Int)?
    while line < expected.count || shown < actual.count {
      if line > reached.line { reached = (line, shown) }
      if line < expected.count, trimmed(expected[line]) == "..." {
        line += 1
        wildcard = (line, shown)
      } else if line < expected.count, shown < actual.count,
        sameLine(expected[line], actual[shown], tolerance)
      {
        line += 1
        shown += 1
      } else if let last = wildcard, last.shown < actual.count {
        (line, shown) = (last.line, last.shown + 1)
        wildcard = (line, shown)
      } else {
        let isShown = actual.indices.contains(reached.shown)
        return UnexpectedPlace(
          line: reached.line, shown: isShown ? actual[reached.shown] : nil)
      }
    }
    return nil
  }
}

private func sameLine(_ expected: String, _ actual: String, _ tolerance: Tolerance) -> Bool {
  let left = linePieces(expected)
  let right = linePieces(actual)
  return left.count == right.count
    && zip(left, right).allSatisfy { left, right in
      if let leftNumber = left.number, let rightNumber = right.number {
        return agree(leftNumber, rightNumber, tolerance)
      }
      return left.text == right.text
    }
}

extension CheckedValue {
  /// What was printed, in the parts that a comparison of lines looks at.
  init(printed lines: [String]) {
    self = .list(
      withoutBlankEnds(lines).map { line in
        .list(
          linePieces(line).map { piece in
            guard let number = piece.number else { return .text(piece.text) }
            return .numbers(NumberGrid(kind: "number", rows: [[number]], labels: []))
          })
      })
  }

  /// What was drawn, each picture as its text.
  init(drawn pictures: [String]) { self = .list(pictures.map { .text($0) }) }
}

private struct LinePiece {
  var text: String
  var number: Double?
}

/// Numbers, words, single signs; a run of spaces is one space, those at the ends are none.
private func linePieces(_ line: String) -> [LinePiece] {
  let scalars = Array(trimmed(line).unicodeScalars)
  var pieces: [LinePiece] = []
  var index = 0
  while index < scalars.count {
    let start = index
    let scalar = scalars[index]
    index += 1
    if scalar.properties.isWhitespace {
      while index < scalars.count, scalars[index].properties.isWhitespace { index += 1 }
      pieces.append(LinePiece(text: " "))
      continue
    }
    if isDigit(scalar) {
      index = numberEnd(scalars, from: start)
    } else if scalar.properties.isAlphabetic || scalar == "_" {
      while index < scalars.count, isWordPart(scalars[index]) { index += 1 }
    }
    let text = String(String.UnicodeScalarView(scalars[start..<index]))
    pieces.append(LinePiece(text: text, number: isDigit(scalar) ? Double(text) : nil))
  }
  return pieces
}

private func isWordPart(_ scalar: Unicode.Scalar) -> Bool {
  scalar.properties.isAlphabetic || isDigit(scalar) || scalar == "_"
}

/// Digits, a fraction, an exponent; the sign before it is a piece of its own.
private func numberEnd(_ scalars: [Unicode.Scalar], from start: Int) -> Int {
  var index = start
  func hasDigit(at index: Int) -> Bool { index < scalars.count && isDigit(scalars[index]) }
  while hasDigit(at: index) { index += 1 }
  if index < scalars.count, scalars[index] == ".", hasDigit(at: index + 1) {
    index += 1
    while hasDigit(at: index) { index += 1 }
  }
  guard index < scalars.count, scalars[index] == "e" || scalars[index] == "E" else { return index }
  let isSigned =
    index + 1 < scalars.count && (scalars[index + 1] == "-" || scalars[index + 1] == "+")
  let digits = index + (isSigned ? 2 : 1)
  guard hasDigit(at: digits) else { return index }
  index = digits
  while hasDigit(at: index) { index += 1 }
  return index
}
