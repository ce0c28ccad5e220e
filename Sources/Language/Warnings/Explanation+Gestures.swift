extension Explanation {
  /// What is legal in a handler of a gesture, or for a finger, but misleads.
  static let mistakesOfGestures: [Explanation] = [
    Explanation(
      "P0722", "A gesture applied again and again",
      """
      The scale of a pinch, the rotation of a turn and the translation of a pan
      count from the start of the gesture. Applied to the present state at each
      event they add up. Reset them after each use, or apply them to the state
      that was kept at the start.
      """,
      wrong: """
        func pinched(_ g: UIPinchGestureRecognizer) {
          g.view!.transform = g.view!.transform.scaledBy(x: g.scale, y: g.scale)
        }
        """,
      right: """
        func pinched(_ g: UIPinchGestureRecognizer) {
          g.view!.transform = g.view!.transform.scaledBy(x: g.scale, y: g.scale)
          g.scale = 1
        }
        """),
    Explanation(
      "P0723", "A pan in the axes of a turned view",
      """
      'translation(in: v)' measures in the axes of v, which turn with it: a drag
      to the right may be up in them. 'center' is in the superview's axes, so ask
      the superview.
      """,
      wrong: """
        func panned(_ g: UIPanGestureRecognizer) {
          let move = g.translation(in: g.view)
          g.view!.center.x += move.x
          g.view!.center.y += move.y
          g.setTranslation(.zero, in: g.view)
        }
        let start = R(90°)
        """,
      right: """
        func panned(_ g: UIPanGestureRecognizer) {
          let move = g.translation(in: g.view!.superview)
          g.view!.center.x += move.x
          g.view!.center.y += move.y
          g.setTranslation(.zero, in: g.view!.superview)
        }
        let start = R(90°)
        """),
    Explanation(
      "P0725", "A gesture that starts from nothing",
      """
      A recognizer counts anew in each gesture: scale starts at 1, rotation at 0.
      A transform made of that alone forgets what the last gesture did. Put the
      count on the present transform, and reset it each time.
      """,
      wrong: """
        let photo = view(0, 0, 100, 100)
        func pinched(_ g: UIPinchGestureRecognizer) {
          photo.transform = CGAffineTransform(scaleX: g.scale, y: g.scale)
        }
        """,
      right: """
        let photo = view(0, 0, 100, 100)
        func pinched(_ g: UIPinchGestureRecognizer) {
          photo.transform = photo.transform.scaledBy(x: g.scale, y: g.scale)
          g.scale = 1
        }
        """),
    Explanation(
      "P0740", "A touch that reaches no recognizer",
      """
      A finger touches the view that the window's hit test finds. The recognizers
      of that view and of the views that contain it are told of it, no others.
      Labels and image views take no touches unless isUserInteractionEnabled is
      set. 'why(recognizer)' tells what happened to one of them.
      """,
      wrong: """
        let photo = UIImageView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.addSubview(photo)
        photo.addGestureRecognizer(UITapGestureRecognizer({ print($0.state) }))
        tap(at: (50, 50))
        """,
      right: """
        let photo = UIImageView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.addSubview(photo)
        photo.isUserInteractionEnabled = true
        photo.addGestureRecognizer(UITapGestureRecognizer({ print($0.state) }))
        tap(at: (50, 50))
        """),
    Explanation(
      "P0741", "Touches that no recognizer recognizes",
      """
      Recognizers were told of the fingers, but none found its gesture in what
      they did: too few or too many of them, too short, too far, or one waits for
      another. A pinch wants two fingers, both of them on its view.
      """,
      wrong: """
        let tap = UITapGestureRecognizer({ print($0.state) })
        window.addGestureRecognizer(tap)
        tap(at: (50, 50), fingers: 2)
        """,
      right: """
        let tap = UITapGestureRecognizer({ print($0.state) })
        window.addGestureRecognizer(tap)
        tap.numberOfTouchesRequired = 2
        tap(at: (50, 50), fingers: 2)
        """),
    Explanation(
      "P0761", "Fingers on a scroll view",
      """
      How far a scroll view goes with a finger, how it slows down and bounces is
      UIKit's own and not published, so fingers do not scroll here. What an app
      sets is simulated: 'contentOffset', and 'scrollViewDidScroll(_:)' with it.
      """,
      wrong: """
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.contentSize = CGSize(width: 100, height: 500)
        window.addSubview(scroll)
        drag(from: (50, 90), to: (50, 10), steps: 8)
        """,
      right: """
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.contentSize = CGSize(width: 100, height: 500)
        window.addSubview(scroll)
        scroll.contentOffset.y = 80
        """),
    Explanation(
      "P0762", "A transform along a cubic curve",
      """
      With '.calculationModeCubic' numbers, points and sizes go along a curve
      through the key frames. How a transform does so is not published: here it
      goes straight from one key frame to the next.
      """,
      wrong: """
        let v = view(0, 0, 100, 100)
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: .calculationModeCubic, animations: {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { v.transform = R(30°) }
        })
        """,
      right: """
        let v = view(0, 0, 100, 100)
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: .calculationModeCubic, animations: {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { v.center.x = 200 }
        })
        """),
    Explanation(
      "P0769", "A finger on a view that is animated",
      """
      While UIView.animate moves a view, and while it waits to, touches do not
      reach the view and what it contains: they go to what lies behind. With the
      option '.allowUserInteraction' they do, where the view will be.
      """,
      wrong: """
        let v = view(0, 0, 50, 50)
        UIView.animate(withDuration: 1) { v.center.x += 100 }
        tap((110, 10))
        """,
      right: """
        let v = view(0, 0, 50, 50)
        UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { v.center.x += 100 }
        tap((110, 10))
        """),
  ]
}
