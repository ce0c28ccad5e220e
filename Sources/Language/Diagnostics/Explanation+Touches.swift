extension Explanation {
  /// Fingers and recognizers.
  static let touches: [Explanation] = [
    Explanation(
      "P0420", "What no fingers can do",
      """
      Fingers come down at finite places, move in at least one step, and there
      are at most ten of them. A pinch divides by the distance at its start, which
      must not be 0.
      """,
      wrong: "pinch(at: (100, 100), from: 0, to: 200, steps: 10)",
      right: "pinch(at: (100, 100), from: 20, to: 200, steps: 10)"),
    Explanation(
      "P0421", "Fingers that move while fingers move",
      """
      What a recognizer calls runs in the middle of a gesture. It may cancel the
      touches, but it cannot play another script: the fingers are busy.
      """,
      wrong: """
        window.addGestureRecognizer(UITapGestureRecognizer({ _ in tap(at: (10, 10)) }))
        tap(at: (10, 10))
        """,
      right: """
        window.addGestureRecognizer(UITapGestureRecognizer({ print($0.state) }))
        tap(at: (10, 10))
        tap(at: (10, 10))
        """),
    Explanation(
      "P0422", "No fingers are down",
      """
      A script lifts its fingers at its end, unless it says lifts: false. Only
      fingers that are down can go on, be lifted, or be cancelled.
      """,
      wrong: """
        drag(from: (50, 50), to: (60, 50), steps: 2)
        lift()
        """,
      right: """
        drag(from: (50, 50), to: (60, 50), steps: 2, lifts: false)
        lift()
        """),
    Explanation(
      "P0423", "A number of fingers or taps that cannot be",
      """
      A recognizer asks for one finger or more, one tap or more, and for times and
      distances that are not negative.
      """,
      wrong: """
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 0
        """,
      right: """
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        """),
    Explanation(
      "P0424", "A finger that is not there",
      """
      Fingers are counted from 0, and a recognizer knows only those that it
      follows. Ask numberOfTouches first; UIKit stops an app here.
      """,
      wrong: "UIPinchGestureRecognizer().location(ofTouch: 1, in: nil)",
      right: """
        let pinch = UIPinchGestureRecognizer()
        pinch.numberOfTouches == 2 ? pinch.location(ofTouch: 1, in: nil) : (0, 0)
        """),
  ]
}
