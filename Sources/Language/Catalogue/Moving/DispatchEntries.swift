internal import Motion
internal import Views

/// What is called later: queues of GCD, and `perform(_:with:afterDelay:)`, on the virtual clock.
extension CatalogueBuilder {
  mutating func addDispatch() {
    type("DispatchQueue", .queue)
    type("DispatchTime", .number)
    type("DispatchTimeInterval", .number)
    for queue in DispatchQueue.allCases {
      constant("DispatchQueue", queue.literal, "A queue of work; all of it runs here in turn.") {
        queue
      }
    }
    staticEffect(
      "DispatchQueue", "global()", of: .queue, gives: .queue, "A queue beside the main one.",
      "DispatchQueue.global()"
    ) { _, _, _ in DispatchQueue.background.asValue }
    staticEffect(
      "DispatchQueue", "global(qos:)", of: .queue, takes: [[]], gives: .queue,
      "A queue beside the main one.", "DispatchQueue.global()"
    ) { _, _, _ in DispatchQueue.background.asValue }
    let makers: [(StaticString, [Kinds])] = [
      ("DispatchQueue(label:)", [[.text]]), ("DispatchQueue(label:qos:)", [[.text], []]),
    ]
    for (signature, kinds) in makers {
      effect(
        signature, takes: kinds, gives: .queue, "A queue of one's own.",
        "DispatchQueue(label: \"drawing\")"
      ) { _, _, _ in DispatchQueue.background.asValue }
    }
    addCalls()
    addTimes()
  }

  private mutating func addCalls() {
    for signature in ["sync(_:)", "sync(execute:)"] as [StaticString] {
      effect(
        signature, of: .queue, takes: [[.function]],
        "Calls a closure at once, and gives its result.",
        "DispatchQueue.global().sync { 3 }"
      ) { evaluator, values, node in try evaluator.apply(values[1], [], at: node) }
    }
    for signature in ["async(_:)", "async(execute:)"] as [StaticString] {
      effect(
        signature, of: .queue, takes: [[.function]],
        "Calls a closure when the program is done, or time passes.",
        "DispatchQueue.main.async { print(\"later\") }"
      ) { evaluator, values, node in
        try evaluator.later(0, values[1], at: node)
        return .void
      }
    }
    for signature in ["asyncAfter(deadline:_:)", "asyncAfter(deadline:execute:)"]
      as [StaticString]
    {
      effect(
        signature, of: .queue, takes: [[.number], [.function]], "Calls a closure at a time.",
        "DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { print(\"later\") }"
      ) { evaluator, values, node in
        let moment = try Double.from(values[1], 1)
        try evaluator.later(moment - evaluator.now, values[2], at: node)
        return .void
      }
    }
    effect(
      "dispatch_async(_:_:)", takes: [[.queue], [.function]],
      "Calls a block when the program is done, or time passes.",
      "dispatch_async(dispatch_get_main_queue(), { print(\"later\") })"
    ) { evaluator, values, node in
      try evaluator.later(0, values[1], at: node)
      return .void
    }
    effect(
      "dispatch_after(_:_:_:)", takes: [[.number], [.queue], [.function]],
      "Calls a block at a time.",
      "dispatch_after(dispatch_time(DISPATCH_TIME_NOW, NSEC_PER_SEC), dispatch_get_main_queue(), {})"
    ) { evaluator, values, node in
      try evaluator.later(Double.from(values[0], 0) - evaluator.now, values[2], at: node)
      return .void
    }
    effect(
      "dispatch_get_main_queue()", gives: .queue, "The main queue.", "dispatch_get_main_queue()"
    ) { _, _, _ in DispatchQueue.main.asValue }
  }

  /// Moments and lengths are seconds here, also where GCD counts billionths.
  private mutating func addTimes() {
    staticEffect(
      "DispatchTime", "now()", of: .number, gives: .number, "The virtual time, in seconds.",
      "DispatchTime.now()"
    ) { evaluator, _, _ in .number(evaluator.now) }
    let units: [(StaticString, Double)] = [
      ("seconds(_:)", 1), ("milliseconds(_:)", 1e-3), ("microseconds(_:)", 1e-6),
      ("nanoseconds(_:)", 1e-9),
    ]
    for (signature, unit) in units {
      staticEffect(
        "DispatchTimeInterval", signature, of: .number, takes: [[.number]], gives: .number,
        "A length of time, in seconds.", "DispatchTimeInterval.milliseconds(500)"
      ) { _, values, _ in .number(try Double.from(values[0], 0) * unit) }
    }
    global("DISPATCH_TIME_NOW", "The virtual time now, for 'dispatch_time'.", 0)
    global("NSEC_PER_SEC", "Billionths of a second in a second.", 1e9)
    global("NSEC_PER_MSEC", "Billionths of a second in a thousandth.", 1e6)
    effect(
      "dispatch_time(_:_:)", takes: [[.number], [.number]], gives: .number,
      "A moment so many billionths of a second from now.",
      "dispatch_time(DISPATCH_TIME_NOW, NSEC_PER_SEC)"
    ) { evaluator, values, _ in
      .number(evaluator.now + (try Double.from(values[1], 1)) / 1e9)
    }
  }
}

/// The queues: all work runs in turn, on the virtual clock.
enum DispatchQueue: String, SymbolConvertible {
  case main, background
  static let kind = Kind.queue
  var literal: StaticString {
    switch self {
    case .main: "main"
    case .background: "background"
    }
  }
}

extension Evaluator {
  /// Calls a closure when so many seconds have passed; after none, when the program is done.
  mutating func later(
    _ seconds: Double, _ closure: Value, with arguments: [Value] = [], begins original: Int? = nil,
    asked request: PerformRequest? = nil, at node: NodeID
  ) throws(Fault) {
    // What waits is kept, as parts of objects are.
    try fuel.burn(8)
    if endsStatement(node) { movements.commit(0) }
    let block = movement.timeline.openBlock()
    movement.completions[block] = Completion(
      closure: closure, node: node, isTold: false, arguments: arguments, begins: original,
      request: request)
    delay(DelayedBlock(moment: now + max(seconds, 0), block: block))
  }

  /// Puts a block behind those that end before it or with it.
  private mutating func delay(_ block: DelayedBlock) {
    let last = movement.delayed.lastIndex { $0.moment <= block.moment }
    movement.delayed.insert(block, at: last.map { $0 + 1 } ?? movement.delayed.startIndex)
    movement.delayedCount += 1
  }

  /// What looking through all that moves costs in steps.
  var stepsThroughRuns: Int {
    movements.count == 0 ? 1 : 1 + movements[0].timeline.count >> 6
  }

  /// Whether something is to be called without time passing.
  var hasDueCalls: Bool {
    movements.count > 0 && movements[0].delayed.first.map { $0.moment <= now + 1e-9 } ?? false
  }

  /// The next moment at which something ends or is called, nil where nothing will: the clock stops at
  /// its last moment.
  var nextMoment: Double? {
    guard movements.count > 0 else { return nil }
    let first = movements[0].delayed.first?.moment
    let calls = first.flatMap { $0 <= Timeline.last ? $0 : nil }
    guard let end = movements[0].timeline.nextEnd(in: scene) else { return calls }
    return calls.map { min($0, end) } ?? end
  }

  /// What was to be called by now has its turn.
  mutating func releaseDelayed() {
    guard movements.count > 0, !movements[0].delayed.isEmpty else { return }
    let moment = now + 1e-9
    let due = movement.delayed.prefix { $0.moment <= moment }
    movement.delayed.removeFirst(due.count)
    for delayed in due { movement.timeline.closeBlock(delayed.block) }
  }
}
