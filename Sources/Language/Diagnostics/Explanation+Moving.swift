extension Explanation {
  /// What is about time: errors and warnings.
  static let moving: [Explanation] = [
    Explanation(
      "P0410", "A time that cannot be",
      """
      Durations and delays are seconds, 0 or more; with a duration of 0 the change
      is there at once. Times of key frames are parts of the whole, from 0 to 1.
      """,
      wrong: "UIView.animate(withDuration: 1, delay: -1) { view.alpha = 0 }",
      right: "UIView.animate(withDuration: 1, delay: 1) { view.alpha = 0 }"),
    Explanation(
      "P0411", "A key path that names nothing",
      """
      A key path names a property of a layer: 'position.x', 'bounds.size',
      'opacity', 'transform.rotation.z'. A frame is derived from position and
      bounds, so animate these.
      """,
      wrong: "CABasicAnimation(keyPath: \"transform.rotate.z\")",
      right: "CABasicAnimation(keyPath: \"transform.rotation.z\")"),
    Explanation(
      "P0760", "A repetition by itself",
      """
      'modifyAnimations' repeats a part of what an animation moves: it stands in
      the closure of 'UIView.animate', which says how long one way takes. How it
      repeats within key frames and property animators is not known.
      """,
      wrong:
        "UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { view.alpha = 0 }",
      right: """
        UIView.animate(withDuration: 1) {
          UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { view.alpha = 0 }
        }
        """),
    Explanation(
      "P0412", "A key frame by itself",
      """
      Key frames are parts of a longer animation: 'addKeyframe' stands in the
      closure of 'animateKeyframes', which says how long the whole takes.
      """,
      wrong:
        "UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 0 }",
      right: """
        UIView.animateKeyframes(withDuration: 1, delay: 0, animations: {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 0 }
        })
        """),
    Explanation(
      "P0413", "An animation of nothing",
      """
      An animation object must say what it changes, by its key path, and a group
      must have animations, before a layer can take it.
      """,
      wrong: "view.layer.add(CABasicAnimation(), forKey: \"move\")",
      right: "view.layer.add(CABasicAnimation(keyPath: \"position.x\"), forKey: \"move\")"),
    Explanation(
      "P0414", "A timing function that turns back",
      """
      A timing function says for each moment how far the animation has come. Time
      runs along x: with an x outside 0…1 it would turn back. y may leave 0…1,
      which swings past the ends.
      """,
      wrong: "CAMediaTimingFunction(controlPoints: 1.5, 0, 0.5, 1)",
      right: "CAMediaTimingFunction(controlPoints: 0.5, -0.5, 0.5, 1.5)"),
    Explanation(
      "P0415", "A spring that never comes to rest",
      """
      Without damping a spring swings for ever. With 1 it comes to rest without
      swinging; the nearer to 0, the more it swings.
      """,
      wrong: "UISpringTimingParameters(dampingRatio: 0)",
      right: "UISpringTimingParameters(dampingRatio: 0.3)"),
    Explanation(
      "P0416", "A turn out of the plane",
      """
      Views lie in a plane. Of Core Animation's transforms those that stay in it
      are read: turns about the z axis, half turns about x or y, which are flips,
      stretching and moving.
      """,
      wrong: "CATransform3DMakeRotation(.pi / 2, 1, 0, 0)",
      right: "CATransform3DMakeRotation(.pi / 2, 0, 0, 1)"),
    Explanation(
      "P0417", "A film of nothing",
      """
      A film shows views from now until nothing moves. Start an animation first,
      or say how long: film(seconds: 2).
      """,
      wrong: "film()",
      right: """
        UIView.animate(withDuration: 1) { view.center.x = 0 }
        film()
        """),
    Explanation(
      "P0418", "Too few or too many pictures",
      """
      A film strip has from 2 to 20 pictures side by side.
      """,
      wrong: "film(seconds: 1, frames: 100)", right: "film(seconds: 1, frames: 4)"),
    Explanation(
      "P0419", "An animator in another state than it must be",
      """
      'stopAnimation(false)' leaves an animator stopped: it can only be finished
      then, by 'finishAnimation(at:)', and nothing else can be finished. UIKit
      raises an exception here.
      """,
      wrong: """
        let fade = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
        fade.startAnimation()
        fade.finishAnimation(at: .end)
        """,
      right: """
        let fade = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
        fade.startAnimation()
        fade.stopAnimation(false)
        fade.finishAnimation(at: .end)
        """),
    Explanation(
      "P0710", "Half a turn, and no way to tell which",
      """
      A transform keeps no turns, so an animation takes the shorter way round. At
      exactly half a turn both are as long. Turn in two steps, or animate the
      number 'transform.rotation.z', which goes the way it is told.
      """,
      wrong:
        "UIView.animate(withDuration: 1) { view.transform = CGAffineTransform(rotationAngle: .pi) }",
      right:
        "UIView.animate(withDuration: 1) { view.transform = CGAffineTransform(rotationAngle: 3) }"),
    Explanation(
      "P0727", "An animation inside another",
      """
      By default an inner block takes over duration and curve of the outer one.
      The options 'overrideInheritedDuration' and 'overrideInheritedCurve' keep
      its own.
      """,
      wrong: """
        UIView.animate(withDuration: 1) {
          UIView.animate(withDuration: 0.2) { view.alpha = 0 }
        }
        """,
      right: """
        UIView.animate(withDuration: 1) {
          UIView.animate(withDuration: 0.2, delay: 0, options: .overrideInheritedDuration) {
            view.alpha = 0
          }
        }
        """),
    Explanation(
      "P0728", "An animation without end",
      """
      'run()' lets time pass until nothing moves. What repeats for ever is shown
      through once; 'advance(1)' lets any time pass.
      """,
      wrong: """
        UIView.animate(withDuration: 1, delay: 0, options: .repeat) { view.alpha = 0 }
        run()
        """,
      right: """
        UIView.animate(withDuration: 1, delay: 0, options: .repeat) { view.alpha = 0 }
        advance(1)
        """),
    Explanation(
      "P0729", "Animations that start one another",
      """
      A completion that starts the animation again never comes to an end. 'run()'
      stops after a hundred; 'advance(1)' lets any time pass.
      """,
      wrong: """
        func blink() {
          UIView.animate(withDuration: 1, animations: { view.alpha = 1 - view.alpha }) { _ in blink() }
        }
        blink()
        run()
        """,
      right: """
        func blink() {
          UIView.animate(withDuration: 1, animations: { view.alpha = 1 - view.alpha }) { _ in blink() }
        }
        blink()
        advance(3)
        """),
    Explanation(
      "P0730", "An animation that nobody sees",
      """
      A view that was taken out of its superview is in no window. Add it again
      first, or animate before it goes and remove it in the completion.
      """,
      wrong: """
        let v = view(0, 0, 100, 100)
        v.removeFromSuperview()
        UIView.animate(withDuration: 1) { v.alpha = 0 }
        """,
      right: """
        let v = view(0, 0, 100, 100)
        UIView.animate(withDuration: 1, animations: { v.alpha = 0 }) { _ in v.removeFromSuperview() }
        """),
    Explanation(
      "P0731", "An animation that jumps",
      """
      A transform with the determinant 0 flattens the plane and cannot be taken
      apart, so there is nothing between it and another: the animation jumps at
      half its time. A factor of 0.01 looks the same and moves.
      """,
      wrong:
        "UIView.animate(withDuration: 1) { view.transform = CGAffineTransform(scaleX: 0, y: 0) }",
      right:
        "UIView.animate(withDuration: 1) { view.transform = CGAffineTransform(scaleX: 0.01, y: 0.01) }"
    ),
    Explanation(
      "P0732", "A completion that is left out",
      """
      A completion that failed takes back the statement in which time passed, and
      would do so again and again. So the next time it is left out, and time goes
      on. ':undo' goes back to before the completion was given.
      """, wrong: "", right: ""),
    Explanation(
      "P0742", "A path that nothing turns with",
      """
      With a 'rotationMode' an app turns what goes along a path to the tangent of
      the path. How the turn joins the layer's own transform is not published, so
      here the mode is only kept. An animation of 'transform.rotation.z' beside
      that of the position turns it in steps that you choose.
      """,
      wrong: """
        let walk = CAKeyframeAnimation(keyPath: "position")
        walk.path = UIBezierPath(rect: rect(0, 0, 100, 100)).cgPath
        walk.rotationMode = .rotateAuto
        view.layer.add(walk, forKey: "walk")
        """,
      right: """
        let walk = CAKeyframeAnimation(keyPath: "position")
        walk.path = UIBezierPath(rect: rect(0, 0, 100, 100)).cgPath
        let turn = CAKeyframeAnimation(keyPath: "transform.rotation.z")
        turn.values = [0, CGFloat.pi / 2, CGFloat.pi, 3 * CGFloat.pi / 2]
        turn.calculationMode = .discrete
        view.layer.add(walk, forKey: "walk")
        view.layer.add(turn, forKey: "turn")
        """),
    Explanation(
      "P0744", "A look on its way is not seen",
      """
      Colours, images and paths are kept, but nothing is shown here between two
      of them: an animation of such a look takes its time, calls its delegate and
      ends, while 'presentation()' gives the layer's own value. What is a number,
      a point, a size or a rect is shown on its way, as are transforms: position,
      bounds, opacity, the radius of corners, the ends of a stroke.
      """,
      wrong: """
        let blush = CABasicAnimation(keyPath: "backgroundColor")
        blush.toValue = UIColor.red.cgColor
        view.layer.add(blush, forKey: "blush")
        """,
      right: """
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.toValue = 0
        view.layer.add(fade, forKey: "fade")
        """),
    Explanation(
      "P0774", "An animator that runs is not moved",
      """
      'fractionComplete' can be set while an animator stands: before it is
      started, or after 'pauseAnimation()'. Of one that runs it only tells how far
      it has come.
      """,
      wrong: """
        let slide = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x += 100 }
        slide.startAnimation()
        slide.fractionComplete = 0.5
        """,
      right: """
        let slide = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x += 100 }
        slide.startAnimation()
        slide.pauseAnimation()
        slide.fractionComplete = 0.5
        """),
  ]
}
