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

  private var bases: [String] {
    let exercise = bench.exercise
    if exercise.kind == .predict { return [bench.solution.text] }
    return (exercise.solutions + exercise.accepted).map(\.text)
  }

  func singles() -> [SlipTable.Row] {
    var seen: Set<[String]> = []
    let slips = bases.flatMap { base in Program(base, scope)?.slips(asked) ?? [] }
      .filter { seen.insert([$0.id, $0.code]).inserted }
    return rows(slips.prefix(SlipTrial.mostSingles))
  }

  /// A second mistake of another rule in each program that has one, the likelier rules first.
  func pairs(of singles: [SlipTable.Row]) -> [SlipTable.Row] {
    var seen = Set(singles.map(\.slip.code))
    var result: [Slip] = []
    for first in representatives(singles) {
      guard let rule = first.rules.first, let program = Program(first.code, scope) else { continue }
      for second in program.slips(asked) {
        guard let other = second.rules.first, other.place > rule.place,
          seen.insert(second.code).inserted
        else { continue }
        result.append(
          Slip(
            rules: [rule, other], code: second.code, tellings: first.tellings + second.tellings))
      }
    }
    result.sort { $0.weight < $1.weight }
    return rows(result.prefix(SlipTrial.mostPairs))
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
