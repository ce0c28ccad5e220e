internal import Language

/// What the mistakes of one exercise come to: each single one, then pairs of different rules.
///
/// It is made when it is first needed, from nothing but the exercise, so that keeping it changes
/// nothing but the time.
final class SlipTable {
  /// A slip and what the checks see of it.
  struct Row {
    var slip: Slip
    var seen: QuickLook
  }

  private var kept: (singles: [Row]?, pairs: [Row]?) = (nil, nil)

  func singles(_ bench: Bench) -> [Row] {
    if let rows = kept.singles { return rows }
    let rows = SlipTrial(bench).singles()
    kept.singles = rows
    return rows
  }

  func pairs(_ bench: Bench) -> [Row] {
    if let rows = kept.pairs { return rows }
    let rows = SlipTrial(bench).pairs(of: singles(bench))
    kept.pairs = rows
    return rows
  }
}

/// Runs slips as if they were answers.
struct SlipTrial {
  /// Pairs are many; what no more than these programs show is not looked for.
  private static let mostPairs = 700
  private static let mostSingles = 400
  /// A solution that takes more steps than this is not run again and again.
  private static let lightSteps = 2_000
  private static let mostSteps = 20_000

  let bench: Bench
  private let scope: Scope
  private let asked: Asked

  init(_ bench: Bench) {
    self.bench = bench
    scope = Scope(bench)
    asked = Asked(
      names: bench.exercise.askedNames, isPrediction: bench.exercise.kind == .predict)
  }

  /// The solutions, and accepted answers that are no longer than the first of them: one with more
  /// steps invites mistakes that nobody made.
  private func programs() -> [Program] {
    let exercise = bench.exercise
    if exercise.kind == .predict { return [Program(bench.solution.text, scope)].compactMap { $0 } }
    let solutions = exercise.solutions.compactMap { Program($0.text, scope) }
    let most = solutions.first?.nodes.count ?? 0
    let accepted = exercise.accepted.compactMap { Program($0.text, scope) }
    return solutions + accepted.filter { $0.nodes.count <= most }
  }

  func singles() -> [SlipTable.Row] {
    var seen: Set<[String]> = []
    let slips = programs().enumerated().flatMap { base, program in
      program.slips(asked).map { slip in
        var slip = slip
        slip.base = base
        return slip
      }
    }
    return rows(
      slips.filter { seen.insert([$0.id, $0.code]).inserted }.prefix(SlipTrial.mostSingles))
  }

  /// Two mistakes of different families in the solution, the likelier rules first.
  ///
  /// The second is never made in text that the first made up: it changes another place, or another
  /// step of the same product.
  func pairs(of singles: [SlipTable.Row]) -> [SlipTable.Row] {
    guard let program = programs().first else { return [] }
    var seen = Set(singles.map(\.slip.code))
    var result: [Slip] = []
    for (first, second) in couples(singles.filter { $0.slip.base == 0 }, program) {
      guard result.count < SlipTrial.mostPairs else { break }
      let pair = Slip(
        first, second, chain: second.chain != nil && !first.isApart(from: second), program)
      if seen.insert(pair.code).inserted { result.append(pair) }
    }
    return rows(result)
  }

  private func couples(_ rows: [SlipTable.Row], _ program: Program) -> [(Slip, Slip)] {
    let all = rows.map(\.slip)
    let couples = representatives(rows).flatMap { first -> [(Slip, Slip)] in
      let apart = all.filter { first.isApart(from: $0) }
      let same = first.chain.map(program.slips(in:)) ?? []
      return (apart + same).filter { first.precedes($0) }.map { (first, $0) }
    }
    return couples.enumerated().sorted {
      ($0.element.0.weight + $0.element.1.weight, $0.offset)
        < ($1.element.0.weight + $1.element.1.weight, $1.offset)
    }.map(\.element)
  }

  /// One slip of each rule for each value.
  private func representatives(_ rows: [SlipTable.Row]) -> [Slip] {
    var result: [SlipTable.Row] = []
    for row in rows
    where !result.contains(where: {
      $0.slip.rules == row.slip.rules && $0.seen.isSame(as: row.seen)
    }) {
      result.append(row)
    }
    return result.map(\.slip)
  }

  private func rows(_ slips: some Sequence<Slip>) -> [SlipTable.Row] {
    let isLight = bench.workspace.limited(steps: SlipTrial.lightSteps) {
      bench.quickLook(bench.solution.text) != nil
    }
    guard isLight else { return [] }
    return bench.workspace.limited(steps: SlipTrial.mostSteps) { tried(slips) }
  }

  private func tried(_ slips: some Sequence<Slip>) -> [SlipTable.Row] {
    let right = bench.quickLook(bench.solution.text)
    var known: [String: QuickLook?] = [:]
    return slips.compactMap { slip in
      let seen = known[slip.code] ?? bench.quickLook(slip.code)
      known[slip.code] = seen
      guard let seen, right.map({ !$0.isSame(as: seen) }) ?? true else { return nil }
      return SlipTable.Row(slip: slip, seen: seen)
    }
  }
}

extension Slip {
  /// Both mistakes; in one product the second is made of what the first left.
  fileprivate init(_ first: Slip, _ second: Slip, chain: Bool, _ program: Program) {
    self.init(
      rules: first.rules + second.rules, edits: chain ? second.edits : first.edits + second.edits,
      code: "", tellings: first.tellings + second.tellings)
    code = program.applying(edits)
  }

  /// It is the first of a pair; each pair is made once.
  fileprivate func precedes(_ other: Slip) -> Bool {
    guard let rule = rules.first, let second = other.rules.first else { return false }
    return rule.place < second.place && rule.family != second.family
  }

  /// Smaller for pairs of the rules that are named first.
  fileprivate var weight: Int { rules.reduce(0) { $0 + $1.place } }
}

/// Whether two looks saw the same values.
func isSame(
  _ left: [CheckedValue], _ right: [CheckedValue], tolerance: Double = standardTolerance
) -> Bool {
  left.count == right.count
    && zip(left, right).allSatisfy { compare($0, $1, tolerance: tolerance).isNone }
}
