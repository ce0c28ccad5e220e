extension Topic {
  static let ofMoving = [
    Topic(
      "time", "The virtual clock", words: "clock advance run now",
      .prose(
        """
        Time stands still until you let it pass: advance(0.25) lets a quarter of a
        second pass, run() as long as anything moves. now is the time in seconds. So
        every moment can be looked at, and the same program gives the same numbers.
        """),
      .example(
        """
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
          view.alpha = 0
        }
        advance(0.25)
        view.layer.presentation()!.opacity
        run()
        now
        """),
      .prose(
        """
        Completions are called when their time comes. What never ends is shown
        through once by run(), which says so.
        """), related: "animation timing film"),
    Topic(
      "animation", "Views on their way", words: "animate animations presentation completion",
      .prose(
        """
        The closure of UIView.animate runs at once, and the view has its new values
        at once. What is shown meanwhile is the layer's presentation():
        """),
      .example(
        """
        let v = view(0, 0, 100, 100)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
          v.center.x = 150
        }
        advance(0.5)
        v.center
        v.layer.presentation()!.position
        """),
      .prose(
        """
        A later animation of the same property leaves an earlier one alone, as since
        iOS 8: what both do is added, so nothing jumps, and each completes at its own
        end. Touches and hitTest meet the view where it will be; ask presentation()
        for where it is seen. An inner block takes the outer one's duration and
        curve, unless its options override them.
        """), related: "time timing interpolation layer-animation film"),
    Topic(
      "layer-animation", "Animations of layers", words: "CABasicAnimation CAAnimation key-path",
      .prose(
        """
        A CABasicAnimation changes what is shown of one property, named by a key
        path, and leaves the layer as it is: when it is over, the layer is where it
        was. From, to and by: what is missing is the layer's present value.
        """),
      .example(
        """
        let spin = CABasicAnimation(keyPath: "transform.rotation.z")
        spin.toValue = 2 * CGFloat.pi
        spin.duration = 2
        view.layer.add(spin, forKey: "spin")
        advance(0.5)
        view.layer.presentation()!.affineTransform()
        """),
      .prose(
        """
        Without timing function it goes evenly. There are also CAKeyframeAnimation,
        CASpringAnimation and CAAnimationGroup, and layer.speed = 0 pauses a layer.
        A layer that belongs to no view goes to each new value in a quarter of a
        second.
        """), related: "animation timing time"),
    Topic(
      "timing", "How progress follows from time", words: "curve ease easing spring",
      .prose(
        """
        A timing function is a Bézier curve from (0, 0) to (1, 1): time runs along
        x, progress along y. UIView.animate begins and ends slowly unless it is told
        otherwise.
        """),
      .example(
        """
        CAMediaTimingFunction(name: .easeIn).value(at: 0.25)
        CAMediaTimingFunction(controlPoints: 0.42, 0, 1, 1).value(at: 0.25)
        """),
      .prose(
        """
        Springs: a damping of 1 does not swing, and a velocity of 1 is the whole way
        in a second; so Apple says. Which spring Apple takes for a duration is not
        published. Pivot takes the one whose settlingDuration that is: its numbers
        are an inference.
        """),
      .example("UISpringTimingParameters(dampingRatio: 0.5).value(at: 0.25)"),
      related: "animation time"),
    Topic(
      "interpolation", "Between two transforms", words: "interpolate in-between tween",
      .prose(
        """
        Numbers, points, sizes and rects go straight. A transform is taken apart
        into scale, lean, turn and move; these go straight, the turn by the shortest
        way, and are put together again:
        """),
      .example(
        """
        interpolate(R(0°), R(90°), at: 0.5)
        interpolate(R(0°), R(270°), at: 0.5)
        interpolate((0, 0), (10, 20), at: 0.25)
        """),
      .prose(
        """
        So a full turn does not move, and 270° turns back by 90°. Half a turn could
        go either way. Where one end has the determinant 0 it jumps halfway. This is
        the web's standard; Apple's own code is not published. why(interpolate(…))
        tells every step.
        """), related: "animation decompose why"),
    Topic(
      "film", "Pictures of what moves", words: "strip film-strip",
      .prose(
        """
        film() draws the window at five moments, from now until nothing moves, and
        the clock stays where it is; film(v, frames: 3) draws one view three times.
        ':play' plays it in a terminal.
        """),
      .example(
        """
        let v = view(20, 10, 100, 60)
        UIView.animate(withDuration: 1) { v.transform = R(90°) }
        film(v, frames: 3)
        """), related: "animation time plot"),
  ]
}
