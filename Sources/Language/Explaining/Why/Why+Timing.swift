internal import Motion

/// The rules of the time of an animation, whose sums lead to a part of its way.
///
/// What runs once, at its usual speed, needs one; offsets, rounds and ways back one each.
func timeRules(
  _ timing: MediaTiming, _ title: String, _ place: MediaTiming.Place, at time: Double,
  in parent: Sentence = ""
) -> [Rule] {
  if timing.isPlain {
    return [
      Rule(
        "time",
        "\(title) begins at \(timing.begin) s\(parent) and takes \(timing.duration) s: \(place.fraction) of its time is over.",
        gives: .number(place.fraction), evidence: .documented)
    ]
  }
  var rules = [passedRule(timing, title, place, at: time, in: parent)]
  if timing.offset != 0 { rules.append(offsetRule(timing, place)) }
  if timing.activeDuration > timing.cycle || timing.offset != 0 || timing.speed < 0 {
    rules.append(roundRule(timing, place))
  }
  return rules + [place.isBack ? backRule(timing, place) : partRule(timing, place)]
}

/// What an animation says of itself where it shows nothing.
func idleRule(_ timing: MediaTiming, _ title: String, at time: Double, _ parent: Sentence) -> Rule {
  if time < timing.begin {
    return Rule(
      "time",
      "\(title) begins at \(timing.begin) s\(parent): its fillMode shows nothing of it before.",
      gives: .number(timing.begin), evidence: .documented)
  }
  return Rule(
    "time",
    "\(title) was over at \(timing.end) s\(parent): its fillMode shows nothing of it then.",
    gives: .number(timing.end), evidence: .documented)
}

// MARK: Sums

/// The seconds of its own time that are over, with their direction.
private func passedRule(
  _ timing: MediaTiming, _ title: String, _ place: MediaTiming.Place, at time: Double,
  in parent: Sentence
) -> Rule {
  let passed = timing.speed < 0 ? -place.passed : place.passed
  let begins: Sentence = "\(title) begins at \(timing.begin) s\(parent)"
  let words: Sentence =
    if time < timing.begin {
      "\(begins): until then its fillMode shows how it begins."
    } else if timing.speed == 0 {
      "\(begins), and its speed is 0: its time stands still."
    } else if time >= timing.end {
      "\(begins) and is over after \(timing.activeDuration) s of its time: its fillMode shows how it ended."
    } else if timing.speed == 1 {
      "\(begins): \(passed) s of its time are over."
    } else {
      "\(begins), and its time runs at the speed \(timing.speed): (\(time) - \(term: timing.begin)) * \(term: timing.speed) = \(passed) s of it are over."
    }
  return Rule("time", words, gives: .number(passed), evidence: .documented)
}

private func offsetRule(_ timing: MediaTiming, _ place: MediaTiming.Place) -> Rule {
  let passed = timing.speed < 0 ? -place.passed : place.passed
  return Rule(
    "offset",
    "its timeOffset shows another part: \(passed) + \(term: timing.offset) = \(place.moved) s.",
    gives: .number(place.moved), evidence: .compared)
}

/// The seconds into a round; which round it is, is plain only where nothing was moved.
private func roundRule(_ timing: MediaTiming, _ place: MediaTiming.Place) -> Rule {
  let length: Sentence =
    timing.autoreverses
    ? "a round is \(timing.duration) s there and \(timing.duration) s back"
    : "a round takes \(timing.duration) s"
  // Below 0 whole rounds are added until it is in one.
  let lies: Sentence = place.moved < 0 ? "from the end of one are " : "are "
  let isMoved = timing.offset != 0 || timing.speed < 0
  let which: Sentence =
    isMoved ? "a round" : "round \(Double(place.round + 1))\(timing.countInWords)"
  return Rule(
    "round", "\(length): \(place.moved) s \(lies)\(place.into) s into \(which).",
    gives: .number(place.into), evidence: .documented)
}

private func partRule(_ timing: MediaTiming, _ place: MediaTiming.Place) -> Rule {
  let way: Sentence =
    timing.autoreverses
    ? "it is on the way there, which takes \(timing.duration) s"
    : "one way takes \(timing.duration) s"
  return Rule(
    "part", "\(way): \(place.into) / \(timing.duration) = \(place.fraction) of it is over.",
    gives: .number(place.fraction), evidence: .arithmetic)
}

private func backRule(_ timing: MediaTiming, _ place: MediaTiming.Place) -> Rule {
  let back = place.into - timing.duration
  return Rule(
    "way back",
    "it took \(timing.duration) s there, and is \(place.into) - \(timing.duration) = \(back) s on the way back, which is the way there backwards: as at 1 - \(back) / \(timing.duration) = \(place.fraction) of the time there.",
    gives: .number(place.fraction), evidence: .documented)
}

extension MediaTiming {
  /// Whether it runs once, at its usual speed, and nothing else.
  fileprivate var isPlain: Bool {
    speed == 1 && offset == 0 && !hasRounds && activeDuration == duration
  }

  /// Whether one way is not all.
  fileprivate var hasRounds: Bool { autoreverses || activeDuration > duration }

  /// " of 3", where it is known how many.
  fileprivate var countInWords: Sentence {
    if repeatDuration > 0 { return repeatDuration.isFinite ? " in \(repeatDuration) s" : "" }
    return repeatCount > 0 && repeatCount.isFinite && repeatCount != 1 ? " of \(repeatCount)" : ""
  }
}
