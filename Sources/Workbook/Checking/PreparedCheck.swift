internal import Language

/// A check whose expressions are read once and evaluated for each answer.
///
/// A class, because a copy for each answer would cost more than looking at it.
final class PreparedCheck {
  /// An expression of the check.
  struct Side {
    let source: Check.Side
    /// A point that is written out, which no program has to work out.
    private let point: Numbers?
    private let prepared: Result<Session.Prepared, Workspace.Failure>?
    /// It mentions nothing, so that no answer changes its value.
    var isLiteral: Bool { source.expression.isLiteral }

    init(_ source: Check.Side, _ workspace: Workspace) {
      self.source = source
      point = plainPoint(source.expression)
      prepared = point == nil ? workspace.prepare(expression: source.expression) : nil
    }

    /// Its value now.
    func reading(_ workspace: Workspace) -> Result<Workspace.Reading, Workspace.Failure> {
      prepared?.flatMap(workspace.value) ?? workspace.value(source.expression)
    }

    /// The numbers of its value now; false where it has none.
    func read(_ workspace: Workspace, into numbers: inout Numbers) -> Bool {
      if let point {
        numbers = point
        return true
      }
      guard case .success(let prepared)? = prepared else { return false }
      return workspace.value(prepared, into: &numbers)
    }

    /// Why the expression cannot be read.
    var problem: String? {
      if case .failure(let failure) = prepared { return failure.text }
      return nil
    }
  }

  let check: Check
  let sides: [Side]
  /// How far its two sides may differ, where it compares two.
  let tolerance: Tolerance?
  /// The name of `forall` and the points that it stands for, one after the other.
  let variable: String?
  let points: [SamplePoint]

  init(_ check: Check, seed: String, _ workspace: Workspace) {
    self.check = check
    sides = check.rule.sides.map { Side($0, workspace) }
    tolerance = check.rule.tolerance
    if case .forall(let name, let count, _) = check.rule {
      variable = name
      points = samplePoints(count, seed: seed)
    } else {
      variable = nil
      points = []
    }
  }

  /// Does something for each point, at most the first ones or, without `forall`, once.
  func forEachPoint(_ workspace: Workspace, most: Int = .max, _ body: (Int) -> Void) {
    guard let variable else { return body(0) }
    for (index, point) in points.prefix(most).enumerated() {
      workspace.define(variable, as: point)
      body(index)
    }
  }

  private var solutionSide: Int? { sides.firstIndex { $0.source.isSolution } }
  /// The side whose value no answer changes: it reads the solution, or nothing.
  private(set) lazy var fixedSide = solutionSide ?? sides.firstIndex { $0.isLiteral }

  /// The values of the side that reads the solution, by point; the solution has run.
  func solutionSides(_ workspace: Workspace) -> [Result<Workspace.Reading, Workspace.Failure>] {
    guard let side = solutionSide.map({ sides[$0] }) else { return [] }
    var values: [Result<Workspace.Reading, Workspace.Failure>] = []
    forEachPoint(workspace) { _ in values.append(side.reading(workspace)) }
    return values
  }

  /// The numbers of the fixed side by point, or what the solution shows; empty where one has no numbers.
  func wanted(_ workspace: Workspace) -> [Numbers] {
    var numbers = Numbers()
    if case .predicted = check.rule { return workspace.shown(into: &numbers) ? [numbers] : [] }
    guard let fixedSide else { return [] }
    var wanted: [Numbers] = []
    var isWhole = true
    forEachPoint(workspace) { _ in
      isWhole = isWhole && sides[fixedSide].read(workspace, into: &numbers)
      wanted.append(numbers)
    }
    return isWhole ? wanted : []
  }
}

extension String {
  /// Only numbers and what joins them: `(10, -7.5)`, `2 * 90°`.
  fileprivate var isLiteral: Bool { withLine(self) { $0.utf8.allSatisfy(joinsNumbers) } }
}

/// A digit, one of `()*+,-./`, which stand before the digits, a bracket, a space, or a byte of `°`.
private func joinsNumbers(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "(")...UInt8(ascii: "9"), UInt8(ascii: "["), UInt8(ascii: "]"),
    UInt8(ascii: " "), 0xC2, 0xB0:
    true
  default: false
  }
}

/// The numbers of `(10, -7.5)`; nil of anything else, which the language has to read.
func plainPoint(_ text: String) -> Numbers? {
  withLine(text) { line in
    guard line.utf8.first == UInt8(ascii: "("), line.utf8.last == UInt8(ascii: ")"),
      let comma = line.utf8.firstIndex(of: UInt8(ascii: ",")),
      let x = plainNumber(line[1..<comma]),
      let y = plainNumber(line[(comma + 1)..<(line.count - 1)])
    else { return nil }
    return Numbers(x: x, y: y)
  }
}

/// Digits, with a minus before them and a point between them; no other spelling.
private func plainNumber(_ text: Line) -> Double? {
  let text = text.trimmed
  let digits = text.utf8.first == UInt8(ascii: "-") ? text.dropFirst(1) : text
  guard digits.count <= 15, let first = digits.utf8.first, let last = digits.utf8.last,
    isDigit(first), isDigit(last),
    digits.count == 1 || first != UInt8(ascii: "0") || digits[1..<2] == ".",
    digits.utf8.allSatisfy({ isDigit($0) || $0 == UInt8(ascii: ".") })
  else { return nil }
  return Double(text.text)
}
