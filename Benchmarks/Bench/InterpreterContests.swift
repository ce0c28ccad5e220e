/// What a program costs, step by step.
let interpreterContests = [
  Contest(
    id: "statements", figure: "a distinct statement from source: read, checked, run",
    unit: .nanoseconds, goals: [.atMost(0.5e-6)], rounds: 7,
    ours: pivot.perLine("statements", 100_000, pivotStatements),
    peers: statementPeers, yardstick: ("luajit", 1.3e-6)),
  Contest(
    id: "loop", figure: "`x = x * m` in a loop", unit: .nanoseconds, goals: [.atMost(30e-9)],
    ours: pivot.perStep("loop", 2_000_000), peers: peers("loop", 200_000)),
  Contest(
    id: "call", figure: "a call of a user's function", unit: .nanoseconds,
    goals: [.times(1, of: "lua5.4")], rounds: 5,
    ours: pivot.perStep("call", 500_000), peers: peers("call", 500_000)),
  Contest(
    id: "property", figure: "a view's property set and its frame read", unit: .nanoseconds,
    goals: [.times(1, of: "lua5.4")],
    ours: pivot.perStep("property", 200_000), peers: peers("property", 200_000)),
  Contest(
    id: "convert", figure: "`convert` through ten levels", unit: .nanoseconds,
    goals: [.times(1, of: "lua5.4")],
    ours: pivot.perStep("convert", 100_000), peers: peers("convert", 100_000)),
]

private let statementPeers = interpreters.compactMap { interpreter -> Contestant? in
  switch interpreter.ending {
  case ".lua": interpreter.perLine("statements", 100_000, luaStatements)
  case ".js": interpreter.perLine("statements", 100_000, javaScriptStatements)
  case ".py": interpreter.perLine("statements", 20_000, pythonStatements)
  case ".m": interpreter.perLine("statements", 5_000, octaveStatements)
  default: nil
  }
}
