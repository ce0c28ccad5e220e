/// What a user waits for at the prompt.
let terminalContests = [
  Contest(
    id: "prompt", figure: "launch to prompt, in a terminal", unit: .milliseconds,
    goals: [.atMost(2e-3)], rounds: 15,
    ours: prompts[0].launch, peers: prompts.dropFirst().map(\.launch),
    yardstick: ("cat, an echo", 0.71e-3)),
  Contest(
    id: "key", figure: "a key to the screen, with colours", unit: .microseconds,
    goals: [.atMost(40e-6)], rounds: 5,
    ours: prompts[0].key, peers: prompts.dropFirst().map(\.key),
    yardstick: ("cat, an echo", 20e-6)),
  Contest(
    id: "enter", figure: "Enter to the result", unit: .microseconds, goals: [.atMost(200e-6)],
    rounds: 5, ours: prompts[0].enter, peers: prompts.dropFirst().map(\.enter),
    yardstick: ("lua5.4", 152e-6)),
]

/// A program with a prompt, the text that shows that it is ready, and a sum whose result is 5432.
private struct Prompt {
  let name: String
  let command: [String]
  let ready: String
  var sum = "5430+2"

  var launch: Contestant {
    Contestant(name: name) {
      let start = now()
      guard let terminal = Terminal(command), terminal.waits(for: ready) else { return nil }
      return now() - start
    }
  }

  /// The median of 200 keys, each taken away again.
  var key: Contestant {
    Contestant(name: name) {
      guard let terminal = Terminal(command), terminal.waits(for: ready) else { return nil }
      terminal.settle()
      return median(
        (0..<200).compactMap { _ in
          let time = terminal.answer(to: "7", "7")
          terminal.type("\u{7f}")
          terminal.settle(within: 2)
          return time
        })
    }
  }

  /// The median of 50 sums.
  var enter: Contestant {
    Contestant(name: name) {
      guard let terminal = Terminal(command), terminal.waits(for: ready) else { return nil }
      terminal.settle()
      return median(
        (0..<50).compactMap { _ in
          terminal.type(sum)
          terminal.settle(within: 2)
          let time = terminal.answer(to: "\r", "5432")
          terminal.settle(within: 2)
          return time
        })
    }
  }
}

private let prompts = [
  Prompt(name: "Pivot", command: [executable], ready: "pivot>"),
  Prompt(
    name: "cat, an echo", command: ["sh", "-c", "echo '> '; exec cat"], ready: "> ", sum: "5432"),
  Prompt(name: "lua5.4", command: ["lua5.4", "-i"], ready: "> "),
  Prompt(name: "bc", command: ["sh", "-c", "echo '> '; exec bc -q"], ready: "> "),
  Prompt(name: "python3", command: ["python3", "-q"], ready: ">>> "),
  Prompt(name: "gnuplot", command: ["gnuplot"], ready: "gnuplot> ", sum: "print 5430+2"),
  Prompt(name: "node", command: ["node"], ready: "> "),
  Prompt(name: "octave", command: ["octave-cli", "-qf"], ready: "> "),
]

extension Terminal {
  /// Seconds from typing until a text comes back.
  fileprivate func answer(to keys: String, _ text: String) -> Double? {
    let start = now()
    type(keys)
    return waits(for: text) ? now() - start : nil
  }
}
