internal import Geometry

/// What must stand for a `?`, and what could.
struct HoleAnswer {
  /// A member is asked for, as in `view.?`.
  var asksMember = false
  /// The kinds that fit.
  var kinds: [Kind]
  /// Every kind fits.
  var fitsAll: Bool
  /// The variables that fit, in the order of their first use.
  var names: [String]
  /// The members that fit, with what they give.
  var members: [(name: String, words: String)]
  /// The methods of a receiver that stands alone.
  var methods: [String] = []
  /// The variables and members that make an equation true.
  var makesTrue: [String]
  /// What solves an equation; nil where nothing is to be solved.
  var solution: HoleSolution?
}

extension Evaluator {
  /// Answers a statement with a `?`; false for those that hold statements themselves, whose hole is
  /// an error when it is reached.
  mutating func answerHole(_ statement: NodeID) throws(Diagnostic) -> Bool {
    switch tree[statement] {
    case .expression, .declare, .assign, .update, .destructure: break
    default: return false
    }
    let holes = holes(in: statement)
    if holes.isEmpty { return false }
    if holes.count > 1 { throw Diagnostic(.severalHoles, holes[1]) }
    try burn(20_000, at: statement)
    let trials = HoleTrials(self, statement)
    if let mistake = trials.mistake { throw mistake }
    let answer = hasMemberHole(statement) ? members(trials) : values(trials, statement)
    try showNow(.report(answer), at: statement)
    return true
  }

  // MARK: Where it is

  /// The places of the holes in a statement of the top level, whose nodes end with it.
  private func holes(in statement: NodeID) -> [Span] {
    nodes(of: statement).compactMap { id in
      switch tree[id] {
      case .hole: tree.span(id)
      case .member(_, words.hole), .optionalMember(_, words.hole): memberSpan(id)
      default: nil
      }
    }
  }

  private func hasMemberHole(_ statement: NodeID) -> Bool {
    nodes(of: statement).contains { id in
      switch tree[id] {
      case .member(_, words.hole), .optionalMember(_, words.hole): true
      default: false
      }
    }
  }

  /// The nodes that lie within a statement, first to last.
  func nodes(of statement: NodeID) -> [NodeID] {
    let span = tree.span(statement)
    var first = statement
    while first > 0, tree.span(first - 1).start >= span.start, tree.span(first - 1).end <= span.end
    {
      first -= 1
    }
    return Array(first...statement)
  }

  // MARK: What fits

  private func values(_ trials: HoleTrials, _ statement: NodeID) -> HoleAnswer {
    let samples = samples
    let sides = equation(trials)
    let fitting = samples.filter { fits($0, trials, sides) }
    let kinds = unique(fitting.map(\.kind))
    var answer = HoleAnswer(
      kinds: kinds, fitsAll: fitting.count == samples.count, names: [], members: [], makesTrue: [])
    for (name, value) in scope {
      let trial = trials.run(.value(value))
      guard case .value(let result) = trial else {
        if case .fits = trial, kinds.contains(value.kind) { answer.names.append(name) }
        continue
      }
      answer.names.append(name)
      if result.isTrue, sides != nil { answer.makesTrue.append(name) }
    }
    if let (left, right) = sides {
      let isLinear = holeStandsInLinearOperations(statement)
      answer.solution = HoleSolver(
        trials: trials, left: left, right: right, kinds: kinds, isLinear: isLinear
      ).solution { cases(of: $0) }
    }
    return answer
  }

  /// Whether a value may stand there; cases of two enumerations can be compared, but are never equal.
  private func fits(_ value: Value, _ trials: HoleTrials, _ sides: (NodeID, NodeID)?) -> Bool {
    let filling = Filling.value(value)
    if trials.run(filling).isRefused { return false }
    guard case .symbol = value, let (left, right) = sides,
      let first = trials.value(of: left, filling), let second = trials.value(of: right, filling)
    else { return true }
    return first.kind == second.kind
  }

  private func unique(_ kinds: [Kind]) -> [Kind] {
    kinds.indices.filter { !kinds[..<$0].contains(kinds[$0]) }.map { kinds[$0] }
  }

  /// All values of a kind that has few, as they are written.
  private func cases(of kind: Kind) -> [(source: String, value: Value)] {
    let values = kind == .boolean ? [.boolean(true), .boolean(false)] : symbols(of: kind)
    return values.map { value in
      // Its place says of which type it is.
      if case .symbol(let symbol) = value, symbol.owner < 0 { return (symbol.text, value) }
      return (sourceText(value), value)
    }
  }

  private func members(_ trials: HoleTrials) -> HoleAnswer {
    var answer = HoleAnswer(
      asksMember: true, kinds: [], fitsAll: false, names: [], members: [], makesTrue: [])
    answer.methods = methods(trials)
    for name in memberNames {
      guard case .value(let value) = trials.run(.member(name)) else { continue }
      if !isEquation(trials) {
        answer.members.append((names.text(name), value.kind.words))
      } else if value.isTrue {
        answer.makesTrue.append(names.text(name))
      }
    }
    return answer
  }

  /// The methods of the receiver in a statement `receiver.?`.
  private func methods(_ trials: HoleTrials) -> [String] {
    guard let expression = trials.expression, case .member(let base, words.hole) = tree[expression],
      let receiver = trials.value(of: base, .member(words.hole)),
      // Structs that have methods of the catalogue are touches, which no program makes.
      receiver.kind != .structure
    else { return [] }
    let methods = catalogue.entries.indices.filter {
      catalogue.entries[$0].role == .method && catalogue.entries[$0].owner == receiver.kind
    }
    return Set(methods.map { catalogue.spelling(Int32($0)) }).sorted()
  }

  /// The properties that any kind or struct has, in alphabetical order.
  private var memberNames: [Name] {
    let properties = catalogue.entries.filter { $0.role == .property }.map(\.name)
    let fields = tree.structures.flatMap { $0.fields.map(\.name) }
    var seen: Set<Name> = []
    return (properties + fields).filter { seen.insert($0).inserted }
      .sorted { names.text($0) < names.text($1) }
  }

  /// The variables of the top level.
  private var scope: [(String, Value)] {
    globals.indices.compactMap { index in
      let name = names.text(Name(id: Int32(index)))
      let value = globals[index].value
      switch value {
      case .missing, .function, .type: return nil
      default: return name.hasPrefix("_") || name.contains(".") ? nil : (name, value)
      }
    }
  }

  // MARK: Equations

  private func isEquation(_ trials: HoleTrials) -> Bool { equation(trials) != nil }

  /// The two sides of `left ≈ right`.
  private func equation(_ trials: HoleTrials) -> (NodeID, NodeID)? {
    guard let expression = trials.expression,
      case .binary(let op, let left, let right) = tree[expression],
      op == .approximately || op == .equal
    else { return nil }
    return (left, right)
  }
}

extension Trial {
  fileprivate var isRefused: Bool {
    if case .refused = self { return true }
    return false
  }
}

extension Value {
  fileprivate var isTrue: Bool {
    if case .boolean(true) = self { return true }
    return false
  }
}
