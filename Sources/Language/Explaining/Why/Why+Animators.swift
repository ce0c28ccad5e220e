internal import Motion

/// The rules of how far a change has come that a property animator animates.
func animatorRules(_ share: Animator.Share, _ way: Animator, at moment: Double) -> [Rule] {
  guard let leg = way.leg, let passage = way.passage(of: share, at: moment) else {
    return standingRules(share, way, at: moment)
  }
  var rules = [legRule(leg, share, passage, way, at: moment)]
  if passage.window != 0...1 { rules.append(windowRule(leg, passage)) }
  let isWhole = !leg.isBack && share.rest == 0
  let part: Sentence = isWhole ? "the way" : leg.isBack ? "the way back" : "what was left"
  rules.append(curveRule(leg.curve, passage.part, passage.eased, of: part))
  if !isWhole { rules.append(restRule(leg, share, passage)) }
  return rules
}

// MARK: Going

private func legRule(
  _ leg: Animator.Leg, _ share: Animator.Share, _ passage: Animator.Passage, _ way: Animator,
  at moment: Double
) -> Rule {
  let gone = passage.time * leg.length
  let over: Sentence =
    if moment < leg.begin, way.isRunning {
      "begins at \(leg.begin) s"
    } else if way.isRunning {
      "has gone for \(gone) s"
    } else {
      "is paused after \(gone) s"
    }
  let task: Sentence =
    leg.isBack
    ? "goes back to its start in \(leg.length) s"
    : leg.start > 0 ? "goes on to its end in \(leg.length) s" : "takes \(leg.length) s"
  return Rule(
    "animator", "the animator \(task), and \(over): \(passage.time) of that time is over.",
    gives: .number(passage.time), evidence: .documented)
}

/// What has not all of the way begins later, and on the way back is there earlier.
private func windowRule(_ leg: Animator.Leg, _ passage: Animator.Passage) -> Rule {
  let (begin, end) = (passage.window.lowerBound, passage.window.upperBound)
  let sum: Sentence =
    if leg.isBack, passage.time < end {
      "this change is back after \(end) of that: \(passage.time) / \(end) = \(passage.part) of its own time is over."
    } else if leg.isBack {
      "this change is back after \(end) of that: all of its own time is over."
    } else if passage.time < begin {
      "this change begins after \(begin) of that: nothing of its own time is over."
    } else {
      "this change begins after \(begin) of that: (\(passage.time) - \(begin)) / (1 - \(begin)) = \(passage.part) of its own time is over."
    }
  return Rule("delay", sum, gives: .number(passage.part), evidence: .documented)
}

/// Where a leg began in the midst of the way.
private func restRule(_ leg: Animator.Leg, _ share: Animator.Share, _ passage: Animator.Passage)
  -> Rule
{
  let sum: Sentence =
    leg.isBack
    ? "\(share.rest) - \(share.rest) * \(term: passage.eased)"
    : "\(share.rest) + (1 - \(share.rest)) * \(term: passage.eased)"
  return Rule(
    "from there",
    "\(share.rest) of the way was done when that began: \(sum) = \(passage.progress) of the way is done.",
    gives: .number(passage.progress), evidence: .inferred)
}

// MARK: Standing

/// Without a leg it stands where `fractionComplete` says, or where it was stopped.
private func standingRules(_ share: Animator.Share, _ way: Animator, at moment: Double) -> [Rule] {
  let place = way.place(at: moment)
  guard abs(way.standing(from: share.begin, at: place) - share.rest) < 1e-9 else {
    return [
      Rule(
        "animator", "the animator stands: \(share.rest) of the way of this change is done.",
        gives: .number(share.rest), evidence: .inferred)
    ]
  }
  var rules = [standRule(place, way, at: moment)]
  let part = share.begin < 1 ? max(0, place - share.begin) / (1 - share.begin) : place
  if share.begin > 0 { rules.append(lateRule(share, place, part)) }
  if !way.scrubsLinearly { rules.append(curveRule(way.curve, part, share.rest)) }
  return rules
}

private func standRule(_ place: Double, _ way: Animator, at moment: Double) -> Rule {
  let fraction = way.fraction(at: moment)
  let turned: Sentence =
    way.isReversed ? "it is reversed, so that 1 - \(fraction) = \(place)" : "\(place)"
  let what: Sentence = way.scrubsLinearly ? "of the way is done" : "of the time is over"
  return Rule(
    "animator",
    "the animator stands at the fractionComplete \(fraction): \(turned) \(what).",
    gives: .number(place), evidence: .documented)
}

private func lateRule(_ share: Animator.Share, _ place: Double, _ part: Double) -> Rule {
  let sum: Sentence =
    place < share.begin
    ? "nothing of its own way is done."
    : "(\(place) - \(share.begin)) / (1 - \(share.begin)) = \(part) of its own way is done."
  return Rule(
    "delay", "this change begins at \(share.begin) of the way: \(sum)", gives: .number(part),
    evidence: .documented)
}
