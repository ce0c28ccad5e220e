internal import Geometry
internal import Views

/// What is tried in the place of a `?`.
enum Filling {
  case value(Value)
  /// For `view.?`.
  case member(Name)
}

/// What a statement comes to with a filling.
enum Trial {
  /// It runs; an expression has this value.
  case value(Value)
  /// It runs, or fails for another reason than what the filling is: division by zero, say.
  case fits
  /// Something of another kind must stand there.
  case refused
}

/// Tries out what may stand for the `?` of one statement, always in copies.
struct HoleTrials {
  @CopyOnWrite private var evaluator: Evaluator
  private let statement: NodeID

  init(_ evaluator: Evaluator, _ statement: NodeID) {
    var copy = evaluator
    copy.emit = { _ in }
    copy.settings.warns = false
    copy.advises = false
    copy.fuel.budget.steps = min(copy.fuel.budget.steps, 20_000)
    copy.fuel.budget.seconds = min(copy.fuel.budget.seconds, 0.02)
    copy.fuel.budget.text = min(copy.fuel.budget.text, 10_000)
    self.evaluator = copy
    self.statement = statement
  }

  /// The expression of a statement that is one; nil for declarations and assignments.
  var expression: NodeID? {
    if case .expression(let node) = evaluator.tree[statement] { return node }
    return nil
  }

  /// What is wrong whatever stands for the `?`: what fails before it, or names what is not there.
  var mistake: Diagnostic? {
    if let error = failure(nil), !error.problem.isOfHole { return error }
    guard let error = failure(.value(.number(2))) else { return nil }
    return error.problem.isOfMissingName ? error : nil
  }

  private func failure(_ filling: Filling?) -> Diagnostic? {
    var copy = filled(filling)
    copy.advises = true
    do throws(Diagnostic) {
      _ = try copy.execute(statement)
      return nil
    } catch { return error }
  }

  func run(_ filling: Filling) -> Trial {
    guard let expression else { return outcome(filling, executing: statement) }
    return outcome(filling, of: expression)
  }

  /// The value of a part of the statement, such as one side of an equation.
  func value(of node: NodeID, _ filling: Filling) -> Value? {
    if case .value(let value) = outcome(filling, of: node) { return value }
    return nil
  }

  private func outcome(_ filling: Filling, of node: NodeID) -> Trial {
    var copy = filled(filling)
    do throws(Diagnostic) {
      return .value(try copy.settled(try copy.evaluate(node), at: node))
    } catch { return error.problem.isAboutKind ? .refused : .fits }
  }

  private func outcome(_ filling: Filling, executing statement: NodeID) -> Trial {
    var copy = filled(filling)
    do throws(Diagnostic) {
      _ = try copy.execute(statement)
      return .fits
    } catch { return error.problem.isAboutKind ? .refused : .fits }
  }

  private func filled(_ filling: Filling?) -> Evaluator {
    var copy = evaluator
    copy.filling = filling
    copy.fuel.refill()
    return copy
  }
}

extension Problem {
  /// The hole was reached, or not within the few steps of a trial.
  fileprivate var isOfHole: Bool { self == .hole || isOfBudget }

  fileprivate var isOfMissingName: Bool {
    switch self {
    case .unknownName, .undeclared, .unknownView, .unknownFunction: true
    default: false
    }
  }

  /// Whether something of another kind is wanted, rather than another value of the same kind.
  fileprivate var isAboutKind: Bool {
    switch self {
    case .wrongKind, .operands, .columnVector, .rowVector, .shapes, .noOverload, .unknownMember,
      .notCallable, .conditionNotBoolean, .notIterable, .annotation, .fractionOfWhole, .noValue,
      .castFailed,
      .memberOfNil, .unknownImplicitMember, .tupleKind, .projectiveVector, .notSquare,
      .notExplained, .notCompared, .nothingToPlot, .unsortable, .destructuring, .notSettable, .hole,
      .methodWithoutCall, .notAffine:
      true
    default: false
    }
  }
}

extension Evaluator {
  /// A value of each kind, neither zero nor one nor anything else that is special.
  var samples: [Value] {
    let point = Point(x: 2, y: 3)
    let transform = AffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: 7)
    return [
      .number(2), .angle(Angle(degrees: 30)), .boolean(true), text("a"), .point(point),
      .vector(Vector(dx: 2, dy: 3)), .size(Size(width: 4, height: 3)),
      .rect(Rect(x: 1, y: 2, width: 30, height: 40)), .row(Row(x: 2, y: 3, w: 1)),
      .row3D(Row3D(x: 2, y: 3, z: 4, w: 1)), .transform(transform),
    ] + Matrix.samples.map(\.asValue) + [
      .components(transform.decomposed()),
      .color(Color(red: 1, green: 0.5, blue: 0, alpha: 1)), [Value.point(point)].asValue,
      .view(rootView), .layer(rootView),
    ] + symbols.map { $0.value }
  }

  /// All cases of the enumerations of one kind, or the first of each of all kinds.
  func symbols(of kind: Kind) -> [Value] {
    if kind.isOptions { return kind.optionNames.map { Options(kind: kind, bits: $0.bits).asValue } }
    guard case .symbol(let first)? = symbols.first(where: { $0.kind == kind })?.value else {
      return []
    }
    return first.spellings.indices.map {
      .symbol(Symbol(kind: kind, spellings: first.spellings, index: $0))
    }
  }

  /// The first constant of each kind that is an enumeration of the frameworks or of Pivot.
  private var symbols: [(kind: Kind, value: Value)] {
    var first: [Kind: Int] = [:]
    for (index, entry) in catalogue.entries.enumerated()
    where entry.role == .constant && first[entry.result] == nil {
      first[entry.result] = index
    }
    return first.sorted { $0.value < $1.value }.compactMap { kind, index in
      guard let value = constant(Int32(index)), case .symbol = value else { return nil }
      return (kind, value)
    }
  }

  private func constant(_ entry: Int32) -> Value? {
    guard case .many(let body) = catalogue.entries[Int(entry)].body else { return nil }
    return try? body([])
  }
}

extension Matrix {
  /// One of each shape; of the square ones each has an inverse and moves points of the plane or of space.
  fileprivate static let samples = (1...largestDimension).flatMap { rows in
    (1...largestDimension).compactMap { columns in
      Matrix(
        rows: rows, columns: columns,
        entries: (0..<rows * columns).map { sample(row: $0 / columns, column: $0 % columns, rows) })
    }
  }

  private static func sample(row: Int, column: Int, _ rows: Int) -> Double {
    if row < column { return 0 }
    if row == column { return row == rows - 1 ? 1 : Double(row + 2) }
    return Double(row + 2 * column + 3)
  }
}
