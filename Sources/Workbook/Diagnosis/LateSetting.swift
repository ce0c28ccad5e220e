internal import Language

extension Bench {
  /// What is set of an animation after a layer has taken its copy of it, where that changes what the checks see.
  func lateSetting(in attempt: Attempt) -> Slip? {
    guard attempt.code.has("forKey"), let program = Program(attempt.code, Scope(self)),
      let late = program.lateSettings.first
    else { return nil }
    guard let results = try? self.attempt(program.inTime).results,
      !isSame(observed(program.inTime, results), observed(attempt.code, attempt.results))
    else { return nil }
    let telling = Telling(
      did: "'\(late)' is set after the animation was added, and does not count",
      look: "A layer copies an animation when it is added: what must be known of it by then?")
    return Slip(rules: [.order], code: attempt.code, tellings: [telling])
  }
}

extension Program {
  /// The properties that are set too late: `spin.duration`.
  fileprivate var lateSettings: [String] {
    sequences.flatMap(lateLines).flatMap(\.settings).compactMap(\.children.first).map(text)
  }

  /// The same program with everything set before it is needed.
  fileprivate var inTime: String {
    applying(
      sequences.flatMap(lateLines).flatMap { line in
        let settings = line.settings.map(text).joined(separator: "\n")
        return inserting(settings, before: line.adding) + replacing(line.settings.map { ($0, "") })
      })
  }

  /// Each line that adds an animation, with those that set something of it only then.
  private func lateLines(_ sequence: [Construct])
    -> [(adding: Construct, settings: [Construct])]
  {
    sequence.indices.compactMap { index in
      guard let name = sequence[index].addedAnimation else { return nil }
      let rest = sequence[(index + 1)...]
      guard !rest.contains(where: { $0.addedAnimation == name }) else { return nil }
      let settings = rest.filter { $0.sets(partOf: name) }
      return settings.isEmpty ? nil : (sequence[index], settings)
    }
  }
}

extension Construct {
  /// The name of what `layer.add(spin, forKey: "spin")` adds.
  fileprivate var addedAnimation: String? {
    guard form == .shown, let call = children.first, call.labels.last == "forKey",
      ["add", "addAnimation"].contains(call.calledName ?? "")
    else { return nil }
    return call.arguments.first?.name
  }

  /// It is `spin.duration = 2`.
  fileprivate func sets(partOf name: String) -> Bool {
    guard form == .assignment(nil), let target = children.first else { return false }
    return target.member != nil && target.root == name
  }
}
