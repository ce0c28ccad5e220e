// How apps write animations of views.

/// By springs that are given by duration and bounce, since iOS 17: all but the closure may be left out [D], of which
/// these forms are what apps write.
let perceptualForms: [StaticString] = [
  "animate(springDuration:animations:)",
  "animate(springDuration:animations:completion:)",
  "animate(springDuration:bounce:animations:)",
  "animate(springDuration:bounce:animations:completion:)",
  "animate(springDuration:delay:animations:)",
  "animate(springDuration:delay:animations:completion:)",
  "animate(springDuration:bounce:delay:animations:)",
  "animate(springDuration:bounce:delay:animations:completion:)",
  "animate(springDuration:options:animations:)",
  "animate(springDuration:options:animations:completion:)",
  "animate(springDuration:bounce:options:animations:)",
  "animate(springDuration:bounce:options:animations:completion:)",
  "animate(springDuration:bounce:delay:options:animations:)",
  "animate(springDuration:bounce:delay:options:animations:completion:)",
  "animate(springDuration:delay:options:animations:)",
  "animate(springDuration:delay:options:animations:completion:)",
  "animate(springDuration:bounce:initialSpringVelocity:animations:)",
  "animate(springDuration:bounce:initialSpringVelocity:animations:completion:)",
  "animate(springDuration:bounce:initialSpringVelocity:delay:animations:)",
  "animate(springDuration:bounce:initialSpringVelocity:delay:animations:completion:)",
  "animate(springDuration:bounce:initialSpringVelocity:options:animations:)",
  "animate(springDuration:bounce:initialSpringVelocity:options:animations:completion:)",
  "animate(springDuration:bounce:initialSpringVelocity:delay:options:animations:)",
  "animate(springDuration:bounce:initialSpringVelocity:delay:options:animations:completion:)",
]

let perceptualExample: StaticString =
  "UIView.animate(springDuration: 0.5, bounce: 0.2) { self.view.alpha = 1 }"

let animateForms: [(StaticString, StaticString)] = [
  (
    "animate(withDuration:animations:)",
    "UIView.animate(withDuration: 0.5) { self.view.alpha = 1 }"
  ),
  (
    "animate(withDuration:animations:completion:)",
    "UIView.animate(withDuration: 0, animations: { }) { finished in print(finished) }"
  ),
  (
    "animate(withDuration:delay:animations:)",
    "UIView.animate(withDuration: 0.5, delay: 1) { self.view.alpha = 1 }"
  ),
  (
    "animate(withDuration:delay:animations:completion:)",
    "UIView.animate(withDuration: 0.5, delay: 1, animations: { }, completion: nil)"
  ),
  (
    "animate(withDuration:delay:options:animations:)",
    "UIView.animate(withDuration: 0.5, delay: 0, options: .curveEaseOut) { self.view.alpha = 1 }"
  ),
  (
    "animate(withDuration:delay:options:animations:completion:)",
    "UIView.animate(withDuration: 0.5, delay: 0, options: [], animations: { }, completion: nil)"
  ),
  (
    "animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:animations:)",
    springExample
  ),
  (
    "animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:)",
    springExample
  ),
  (
    "animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:animations:completion:)",
    springExample
  ),
  (
    "animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:)",
    springExample
  ),
  ("animateWithDuration(_:animations:)", oldExample),
  ("animateWithDuration(_:animations:completion:)", oldExample),
  ("animateWithDuration(_:delay:options:animations:)", oldExample),
  ("animateWithDuration(_:delay:options:animations:completion:)", oldExample),
  (
    "animateWithDuration(_:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:)",
    oldExample
  ),
]

private let springExample: StaticString =
  "UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0) { }"

private let oldExample: StaticString =
  "UIView.animateWithDuration(0.5, animations: { self.view.alpha = 1 })"

let keyFrameForms: [(StaticString, StaticString)] = [
  ("animateKeyframes(withDuration:delay:animations:)", keyFrameExample),
  ("animateKeyframes(withDuration:delay:options:animations:)", keyFrameExample),
  ("animateKeyframes(withDuration:delay:animations:completion:)", keyFrameExample),
  ("animateKeyframes(withDuration:delay:options:animations:completion:)", keyFrameExample),
  ("animateKeyframesWithDuration(_:delay:options:animations:completion:)", keyFrameExample),
]

let addKeyFrameForms: [(StaticString, StaticString)] = [
  ("addKeyframe(withRelativeStartTime:relativeDuration:animations:)", keyFrameExample),
  ("addKeyframeWithRelativeStartTime(_:relativeDuration:animations:)", keyFrameExample),
]

private let keyFrameExample: StaticString = """
  UIView.animateKeyframes(withDuration: 2, delay: 0, animations: {
    UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { self.view.alpha = 0.5 }
  })
  """
