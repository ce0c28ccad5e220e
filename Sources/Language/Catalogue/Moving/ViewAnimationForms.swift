// How apps write animations of views by springs that are given by duration and bounce.

/// Since iOS 17: all but the closure may be left out [D], of which these forms are what apps write.
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
