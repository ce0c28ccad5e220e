internal import Motion
internal import Views

/// The virtual clock. Nothing moves by itself: time passes in `advance(_:)` and `run()`.
extension Evaluator {
  /// Lets so many seconds pass.
  mutating func advance(by seconds: Double, at node: NodeID) throws(Diagnostic) {
    try advance(to: now + seconds, at: node)
  }

  /// Lets time pass until a moment: what ends before it ends in its order, and whoever waits for it is
  /// called then.
  mutating func advance(to moment: Double, at node: NodeID) throws(Diagnostic) {
    closeImplicitTransaction()
    try endTurn(at: node)
    while let end = nextMoment, end <= moment + 1e-9 {
      try burn(stepsThroughRuns, at: node)
      movement.timeline.move(to: min(end, moment), in: scene)
      releaseDelayed()
      try endTurn(at: node)
    }
    movement.timeline.move(to: moment, in: scene)
    try endTurn(at: node)
  }

  /// A turn of Apple's run loop ends: whoever waits is called, and what waits lays out.
  mutating func endTurn(at node: NodeID) throws(Diagnostic) {
    try finishTurn(at: node)
    try layOutWindow(at: node)
  }

  /// Calls whoever waits for what has ended.
  ///
  /// Runs at the end of a program, too, and so after each line of the prompt: its statements stand in one turn.
  mutating func finishTurn(at node: NodeID) throws(Diagnostic) {
    guard movements.count > 0 else { return }
    while movement.timeline.hasCompletions {
      for ended in movement.timeline.takeCompletions() {
        try burn(at: node)
        guard let completion = movement.completions.removeValue(forKey: ended.block) else {
          continue
        }
        if let original = completion.begins,
          !movement.timeline.runs.contains(where: { $0.original == original })
        {
          continue
        }
        if let animator = completion.animator {
          try arrive(animator, at: completion.node, ended.block)
          continue
        }
        try call(
          completion, of: ended.block, told(completion, isFinished: ended.isFinished))
      }
    }
  }

  /// What a completion is told; a method that a selector names as much of it as it has parameters for.
  private func told(_ completion: Completion, isFinished: Bool) -> [Value] {
    guard let context = completion.context else {
      return completion.arguments + (completion.isTold ? [.boolean(isFinished)] : [])
    }
    let all = completion.arguments + [.number(isFinished ? 1 : 0), context]
    return Array(all.prefix(parameterCount(of: completion.closure) ?? all.count))
  }

  /// A completion that fails takes back the statement in which time passed.
  ///
  /// The next time it is left out, or no time could ever pass it.
  private mutating func call(
    _ completion: Completion, of block: Int, _ arguments: [Value]
  ) throws(Diagnostic) {
    if failedCompletions.remove(block) != nil {
      return warn(
        .misleading(.moving(.completionLeftOut(at: secondsText(now)))),
        at: tree.span(completion.node))
    }
    do { _ = try apply(completion.closure, arguments, at: completion.node) } catch {
      failedCompletions.insert(block)
      throw error
    }
  }

  /// Lets time pass until nothing moves any more.
  ///
  /// What repeats for ever is shown through once; where completions start one animation after another
  /// without end, it stops after a hundred.
  mutating func runToEnd(at node: NodeID) throws(Diagnostic) {
    closeImplicitTransaction()
    try endTurn(at: node)
    var links = 0
    while let end = nextMoment {
      let count = movement.timeline.addedCount + movement.delayedCount
      try advance(to: end, at: node)
      if movement.timeline.addedCount + movement.delayedCount > count { links += 1 }
      if links >= Evaluator.longestChain {
        return warn(
          .misleading(.moving(.endlessChain(links, at: secondsText(now)))), at: tree.span(node))
      }
    }
    try runEndless(at: node)
  }

  private static let longestChain = 100

  /// One round of what never ends.
  private mutating func runEndless(at node: NodeID) throws(Diagnostic) {
    let endless = movement.timeline.runs.filter { run in
      !run.isOver && !run.animation.timing.activeDuration.isFinite
    }
    let rounds = endless.compactMap { movement.timeline.nextCycle(of: $0, in: scene) }
    guard let moment = rounds.max(), let run = endless.first else { return }
    try advance(to: moment, at: node)
    warn(
      .misleading(
        .moving(.endlessAnimation(run.title, of: shortName(run.layer), at: secondsText(now)))),
      at: tree.span(node))
  }

  /// "0.5 s".
  func secondsText(_ seconds: Double) -> String { sourceText(.number(seconds)) + " s" }

  /// A number of seconds that can pass.
  func seconds(_ value: Value, _ position: Int, _ what: String) throws(Fault) -> Double {
    let number = try Double.from(value, position)
    let wanted =
      !(number >= 0)
      ? "a number of seconds, 0 or more" : "a number of seconds, at most 1000000000"
    guard number >= 0, number <= Evaluator.longestTime else {
      throw .argument(position, .impossibleTime(what, sourceText(.number(number)), wanted))
    }
    return number
  }

  /// The most seconds that something may take, or that may pass at once.
  static let longestTime = 1e9
}

// MARK: Transactions

extension Evaluator {
  /// The blocks of the open transactions, which wait for whatever is added meanwhile.
  var transactionBlocks: [Int] {
    movements.count == 0 ? [] : movements[0].transactions.compactMap(\.block)
  }

  /// What no `begin()` opened ends before time passes.
  mutating func closeImplicitTransaction() {
    guard movements.count > 0, movement.transactions.first?.isImplicit == true else { return }
    let transaction = movement.transactions.removeFirst()
    if let block = transaction.block { movement.timeline.closeBlock(block) }
  }
}
