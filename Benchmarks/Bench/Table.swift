/// The table in Markdown.
func table(_ standings: [Standing]) -> String {
  let head = """
    | | figure | Pivot | goal | holds | beside it, in the same rounds (× Pivot's) |
    |---|---|---|---|---|---|

    """
  return head + standings.map(row).joined()
}

/// One row of it; also what is shown while the others are still running.
func row(_ standing: Standing) -> String {
  let contest = standing.contest
  let cells = [
    contest.id, contest.figure, standing.ours.map(contest.unit.text) ?? "not measured",
    contest.goals.map { $0.text(contest.unit) }.joined(separator: ", "),
    standing.verdict, standing.besides,
  ]
  return "| " + cells.joined(separator: " | ") + " |\n"
}

extension Standing {
  /// Whether the goals hold; where they do not, also whether they would, were the machine the one they were set for.
  fileprivate var verdict: String {
    guard let holds else { return "–" }
    if holds { return "yes" }
    guard let ours, let goalHere, let name = contest.yardstick?.name else { return "**no**" }
    let answer = goalHere.isKept(by: ours, beside: peers) == true ? "yes" : "no"
    return "**no**; as much slower as \(name) is here, \(goalHere.text(contest.unit)): \(answer)"
  }

  fileprivate var besides: String {
    let values = peers.map { name, value in
      let times = ours.map { contest.unit == .perSecond ? $0 / value : value / $0 }
      return name + " " + contest.unit.text(value) + (times.map { " (\(rounded($0)) ×)" } ?? "")
    }
    let absent = missing.filter { $0 != contest.ours.name }
    return (values + absent.map { "\($0): not here" }).joined(separator: "; ")
  }
}

extension Goal {
  fileprivate func text(_ unit: Unit) -> String {
    switch self {
    case .atMost(let limit): "≤ \(unit.text(limit))"
    case .atLeast(let limit): "≥ \(unit.text(limit))"
    case .times(1, let name): "≤ \(name)"
    case .times(let factor, let name): "≤ \(rounded(factor)) × \(name)"
    }
  }
}
