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
    /// The first number seen.
    fileprivate let lead: Double

    init(slip: Slip, seen: QuickLook) {
      (self.slip, self.seen) = (slip, seen)
      lead = seen.lead
    }
  }

  /// How programs are written that were compared.
  let products = Memo<WrittenProduct?>()
  /// What the checks see of programs with a mistake.
  let observations = Memo<[CheckedValue]?>()
  /// How programs leave the views of the setup.
  let states = Memo<[CheckedValue?]>()
  private var kept: (singles: [Row]?, pairs: [Row]?) = (nil, nil)
  /// Each pair was tried, and not only the likeliest.
  private(set) var hasAllPairs = true

  func singles(_ bench: Bench) -> [Row] {
    if let rows = kept.singles { return rows }
    let rows = SlipTrial(bench).singles()
    kept.singles = rows
    return rows
  }

  func pairs(_ bench: Bench) -> [Row] {
    if let rows = kept.pairs { return rows }
    let (rows, isAll) = SlipTrial(bench).pairs(of: singles(bench))
    (kept.pairs, hasAllPairs) = (rows, isAll)
    return rows
  }
}

extension [SlipTable.Row] {
  /// The slips that show the same.
  ///
  /// Most differ in the first number already: they are neither copied nor retained, for in a process
  /// that judges each retained row would cost a page of memory.
  func showing(_ seen: QuickLook, tolerance: Tolerance = .standard) -> [Slip] {
    let lead = seen.lead
    return indices.filter {
      agree(self[$0].lead, lead, tolerance)
        && self[$0].seen.isSame(as: seen, tolerance: tolerance)
    }.map { self[$0].slip }
  }
}

/// Runs slips as if they were answers.
struct SlipTrial {
  /// Pairs are many; what no more than these programs show is not looked for.
  private static let mostPairs = 440
  /// Nor is it where they would come to more constructs than these, the setups run again for each.
  private static let mostConstructs = 8_000
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

  /// The mistakes in the solution; an accepted answer with other steps would invite some that nobody
  /// made.
  func singles() -> [SlipTable.Row] {
    var seen: Set<[String]> = []
    // Where nothing is left of the solution there is no answer.
    let slips = allSlips.filter { slip in
      slip.code.contains { !$0.isWhitespace } && seen.insert([slip.id, slip.code]).inserted
    }
    return rows(slips.prefix(SlipTrial.mostSingles))
  }

  /// Those of the solution as it is written; of one that is made step by step those of its product, too, which are
  /// told by themselves.
  private var allSlips: [Slip] {
    let written = program?.slips(asked) ?? []
    let folded = program?.folded()?.slips(asked) ?? []
    return written
      + folded.map { slip in
        var slip = slip
        slip.joinsOthers = false
        return slip
      }
  }

  private var program: Program? { Program(bench.solution.text, scope) }

  /// Two mistakes of different families, the likelier rules first.
  ///
  /// The second is never made in text that the first made up: it changes another place, or another
  /// step of the same product.
  func pairs(of singles: [SlipTable.Row]) -> (rows: [SlipTable.Row], isAll: Bool) {
    guard let program else { return ([], true) }
    var seen = Set(singles.map(\.slip.code))
    var result: [Slip] = []
    let most = mostPairs(program)
    for (first, second) in couples(singles, program) {
      let pair = Slip(first, second, program)
      // A chain of methods tells by itself that its order may be what is wrong.
      let key = pair.rules.contains(.order) ? "order " + pair.code : pair.code
      if seen.contains(key) { continue }
      if result.count == most { return (rows(result), false) }
      seen.insert(key)
      result.append(pair)
    }
    return (rows(result), true)
  }

  /// What an unexplained answer costs is bounded by how many programs run and how long each is.
  private func mostPairs(_ program: Program) -> Int {
    let setup = bench.setupCode.compactMap { Program($0, scope)?.nodes.count }.reduce(0, +)
    return min(
      SlipTrial.mostPairs, SlipTrial.mostConstructs / max(1, setup + program.nodes.count))
  }

  private func couples(_ rows: [SlipTable.Row], _ program: Program) -> [(Slip, Slip)] {
    let all = rows.map(\.slip)
    let couples = representatives(rows).flatMap { first -> [(Slip, Slip)] in
      let apart = all.filter { first.isApart(from: $0) }
      let same = first.chain.map(program.slips(in:)) ?? []
      return (same + apart).filter { first.precedes($0) }.map { (first, $0) }
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
  fileprivate init(_ first: Slip, _ second: Slip, _ program: Program) {
    let isApart = first.isApart(from: second)
    let edits = isApart ? first.edits + second.edits : second.edits
    self.init(
      rules: first.rules + second.rules, edits: edits, code: program.applying(edits),
      tellings: (first.tellings + second.tellings).map(\.besideAnother),
      chain: second.chain ?? first.chain, alone: isApart ? [first.code, second.code] : [],
      assertions: first.assertions + second.assertions)
  }

  /// It is the first of a pair; each pair is made once.
  ///
  /// A change made twice beside another mistake would explain too much.
  fileprivate func precedes(_ other: Slip) -> Bool {
    guard joinsOthers, other.joinsOthers, let rule = rules.first, let second = other.rules.first
    else { return false }
    return rule.place < second.place && rule.joinsOthers && second.joinsOthers
      && (rule.family != second.family || (rule.isOmission && second == .order))
  }

  /// Smaller for pairs of the rules that are named first.
  fileprivate var weight: Int { rules.reduce(0) { $0 + $1.place } }
}

/// Whether two looks saw the same values.
func isSame(
  _ left: [CheckedValue], _ right: [CheckedValue], tolerance: Tolerance = .standard
) -> Bool {
  left.count == right.count
    && zip(left, right).allSatisfy { compare($0, $1, tolerance: tolerance).isNone }
}
