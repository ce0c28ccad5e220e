/// Who takes part in a contest, and how one figure of theirs is had.
struct Contestant {
  /// What a user calls it: `lua5.4`, `C`.
  let name: String
  /// One measurement in seconds, bytes, or a plain number; nil where it is not installed or fails.
  let measure: () -> Double?
}

/// A row of the table: one figure, of Pivot and of those who do the same work beside it.
struct Contest {
  /// The name that `ONLY=` takes.
  let id: String
  /// What is measured, in words.
  let figure: String
  let unit: Unit
  let goals: [Goal]
  /// How often everyone has a turn; the median counts.
  var rounds = 11
  let ours: Contestant
  var peers: [Contestant] = []
  /// A peer's figure on the machine for which the goal was set.
  var yardstick: (name: String, value: Double)?
}

/// What Pivot's figure is held against.
enum Goal {
  case atMost(Double)
  case atLeast(Double)
  /// At most so many times the peer's figure.
  case times(Double, of: String)
}

/// The medians of a contest.
struct Standing {
  let contest: Contest
  /// Nil where Pivot itself could not be measured.
  let ours: Double?
  let peers: [(name: String, value: Double)]
  /// Who was not there.
  let missing: [String]
}

/// Lets everyone have a turn, A B C A B C …, so that a machine that slows down slows everyone down.
func hold(_ contest: Contest) -> Standing {
  let contestants = [contest.ours] + contest.peers
  var figures = [[Double]](repeating: [], count: contestants.count)
  var present = contestants.indices.map { contestants[$0].measure() != nil }
  for _ in 0..<contest.rounds {
    for (index, contestant) in contestants.enumerated() where present[index] {
      if let value = contestant.measure() {
        figures[index].append(value)
      } else {
        present[index] = false
      }
    }
  }
  let medians = figures.map(median)
  return Standing(
    contest: contest, ours: medians[0],
    peers: zip(contestants, medians).dropFirst().compactMap { peer, value in
      value.map { (peer.name, $0) }
    },
    missing: zip(contestants, medians).compactMap { $1 == nil ? $0.name : nil })
}

/// The middle of the figures; nil of none.
func median(_ figures: [Double]) -> Double? {
  figures.isEmpty ? nil : figures.sorted()[figures.count / 2]
}

extension Standing {
  /// Does Pivot's figure keep all its goals? Nil where that cannot be said.
  var holds: Bool? {
    guard let ours else { return nil }
    let answers = contest.goals.map { $0.isKept(by: ours, beside: peers) }
    return answers.contains(false) ? false : answers.contains(nil) ? nil : true
  }

  /// The goal on this machine, as far from the one it was set for as the peer's figure; nil without a peer to go by.
  var goalHere: Goal? {
    guard let yardstick = contest.yardstick,
      let peer = peers.first(where: { $0.name == yardstick.name })
    else { return nil }
    return contest.goals.first?.scaled(by: peer.value / yardstick.value)
  }
}

extension Goal {
  /// Nil for what is told by a peer, which is the same on all machines.
  fileprivate func scaled(by factor: Double) -> Goal? {
    switch self {
    case .atMost(let limit): .atMost(limit * factor)
    case .atLeast(let limit): .atLeast(limit * factor)
    case .times: nil
    }
  }

  func isKept(by ours: Double, beside peers: [(name: String, value: Double)]) -> Bool? {
    switch self {
    case .atMost(let limit): ours <= limit
    case .atLeast(let limit): ours >= limit
    case .times(let factor, let name):
      peers.first { $0.name == name }.map { ours <= factor * $0.value }
    }
  }
}

/// Something that is made when it is first needed: programs for rows that nobody asked for are not.
final class Prepared<Value> {
  private(set) lazy var value = make()
  private let make: () -> Value

  init(_ make: @escaping () -> Value) { self.make = make }
}
