extension Topic {
  static let ofViews = [
    Topic(
      "swiftui", "SwiftUI's modifiers: a chain whose order matters",
      words: "modifier offset rotationEffect scaleEffect geometry-effect GeometryEffect",
      .prose(
        """
        A rendering modifier (offset, rotationEffect, scaleEffect, transformEffect)
        moves what is drawn. Layout does not notice: the next modifier turns about the
        middle of where the view would be. So these two end in different places:
        """),
      .example(
        """
        let box = Rectangle().frame(width: 100, height: 50)
        box.offset(x: 60, y: 0).rotationEffect(.degrees(90)).center
        box.rotationEffect(.degrees(90)).offset(x: 60, y: 0).center
        """),
      .prose(
        """
        The view stands in the middle of the window. position is a layout modifier:
        it takes all the room there is, and what is written after it turns about the
        middle of that room. explain(…) and plot(…) show each step; .modifier(…)
        takes a struct with effectValue(size:), as a GeometryEffect has it. What only
        changes looks or acts (fill, opacity, onTapGesture and their like) moves
        nothing, and is left out.
        """), related: "order about explain"),
    Topic(
      "frame", "Where a view appears: worked out, never stored", words: "bounding-box",
      .prose(
        """
        A view stores bounds, center, anchorPoint and transform. Its frame is the
        smallest upright rectangle around what these four make, in the superview's
        coordinates.
        """),
      .example(
        """
        let v = view(200, 200, 100, 50)
        v.transform = R(90°)
        v.frame
        v.bounds.size
        """),
      .prose(
        """
        So the frame's size is not the view's: a turn by 30° would make it larger. Ask
        bounds.size for the size, and set center to move: UIKit says that setting the
        frame of a turned view is undefined.
        """), related: "bounds center anchor why convert"),
    Topic(
      "autoresizing", "What a view does when its superview grows",
      words: "autoresizingMask flexibleWidth springs struts resize",
      .prose(
        """
        Along each axis a superview is three parts: the margin before the view, the
        view, the margin behind it. autoresizingMask names those that give way; what
        the superview grows by is shared among them, by their lengths.
        """),
      .example(
        """
        let card = view(0, 0, 200, 100)
        let line = UIView(frame: rect(20, 10, 100, 4))
        line.autoresizingMask = .flexibleWidth
        card.addSubview(line)
        card.bounds.size.width = 260
        line.frame
        """),
      .prose(
        """
        Where nothing gives way, as at first, the view stays where it is. The rule
        is the one that UIKit documents; where an app rounds, and what becomes of
        a view with a transform, is not published, and a warning says so.
        """), related: "frame bounds"),
    Topic(
      "bounds", "A view's own coordinates", words: "scroll scrolling contentOffset",
      .prose(
        """
        bounds.size is the view's own size, whatever its transform. Setting it grows
        the view about its anchor point: the center stays.
        """),
      .example(
        """
        let v = view(100, 100, 40, 40)
        v.bounds.size = size(60, 40)
        v.frame
        v.center
        """),
      .prose("bounds.origin does not move the view; it scrolls what the view contains:"),
      .example(
        """
        let inside = UIView(frame: rect(0, 0, 10, 10))
        v.addSubview(inside)
        v.bounds.origin = (0, 5)
        inside.convert(inside.bounds, to: nil)
        """), related: "frame center convert"),
    Topic(
      "center", "Where the anchor point lies in the superview", words: "position",
      .prose(
        """
        center (a layer calls it position) is stored and always valid, also for a
        turned view. It is the place of the anchor point, which is the middle unless
        you move it.
        """),
      .example(
        """
        let v = view(10, 20, 100, 50)
        v.center
        v.transform = R(45°)
        v.center += vector(100, 0)
        v.center
        """), related: "anchor frame layers"),
    Topic(
      "anchor", "The point that stays when a view is turned",
      words: "anchorPoint anchor-point transformOrigin",
      .prose(
        """
        anchorPoint is written in the unit square: (0.5, 0.5) is the middle, (0, 0)
        the corner. The transform acts about it, and center says where it lies.
        Setting it keeps center, so the frame jumps; moveAnchor(to:) keeps the frame
        and changes center.
        """),
      .example(
        """
        let v = view(200, 200, 100, 100)
        v.moveAnchor(to: (0, 0))
        v.frame
        v.center
        v.transform = R(90°)
        v.frame
        """), related: "center about frame consequences"),
    Topic(
      "y-down", "On a screen, y grows downwards",
      words: "y-up axis axes clockwise counterclockwise direction",
      .prose(
        """
        The origin is the top left corner, and y grows downwards. A positive angle
        turns +x towards +y: clockwise on a screen, counterclockwise on paper where y
        grows upwards. The numbers are the same; only the picture is turned over.
        """),
      .example(
        """
        (1, 0) * R(90°)
        R(30°)
        """),
      .prose("':set y-axis up' draws pictures as on paper."), related: "angles conventions pictures"
    ),
    Topic(
      "convert", "The same place in another view's coordinates",
      words: "coordinates conversion converting",
      .prose("The receiver says whose coordinates the point or rect is given in."),
      .example(
        """
        let box = view(100, 50, 200, 200)
        let v = UIView(frame: rect(20, 30, 50, 50))
        box.addSubview(v)
        v.convert(v.bounds, to: window)
        v.convert((0, 0), to: box)
        window.convert((130, 90), to: v)
        """),
      .prose(
        """
        v.frame is given in the superview's coordinates: it is v.bounds that v
        converts. A rect of a turned view becomes the upright rect around its four
        corners.
        """), related: "frame why hit-test"),
    Topic(
      "hit-test", "Which view is under a point", words: "touch touches pointInside hitTesting",
      .prose(
        """
        hitTest goes down the tree: the last subview that contains the point wins.
        Hidden views, views without interaction, nearly transparent ones (alpha <
        0.01), and what lies outside its superview's bounds are never hit.
        """),
      .example(
        """
        let box = view(100, 100, 100, 100)
        let v = UIView(frame: rect(80, 0, 50, 50))
        box.addSubview(v)
        window.hitTest((190, 110), with: nil)
        window.hitTest((220, 110), with: nil)
        """),
      .prose("The second point is on v, but outside box: what is behind is hit."),
      related: "convert why layers"),
    Topic(
      "layers", "What draws a view", words: "layer",
      .prose(
        """
        Each view has a layer with the same geometry: position is the view's center,
        affineTransform() its transform. Layers can also stand alone.
        """),
      .example(
        """
        let v = view(10, 20, 100, 50)
        v.layer.position
        v.layer.setAffineTransform(S(2))
        v.frame
        """),
      .prose(
        """
        A layer's hitTest differs from a view's: its point is in the superlayer's
        coordinates, zPosition counts, and what hangs over is hit unless
        masksToBounds.
        """), related: "center hit-test anchor"),
    Topic(
      "views", "The tree of views", words: "view-tree hierarchy subview superviews",
      .prose(
        """
        'window' (320 × 480) always exists; self.view is its root view. view(x, y, w,
        h) adds to the window, UIView(frame:) stands alone until addSubview. ':views'
        shows the tree.
        """),
      .example(
        """
        let box = view(20, 20, 200, 100)
        let v = UIView(frame: rect(10, 10, 50, 50))
        box.addSubview(v)
        v.superview
        window.subviews.count
        """), related: "frame convert hit-test pictures"),
    Topic(
      "gestures", "Fingers that move views",
      words: "gesture recognizer recognizers fingers",
      .prose(
        """
        A recognizer on a view calls a function at each event of its gesture. What it
        counts, it counts from the start: set it back, or apply it to what was saved.
        """),
      .example(
        """
        let photo = view(100, 200, 100, 60)
        func pinched(_ g: UIPinchGestureRecognizer) {
          photo.transform = photo.transform.scaledBy(x: g.scale, y: g.scale)
          g.scale = 1
        }
        let pinch = UIPinchGestureRecognizer(
          target: self, action: #selector(pinched(_:)))
        photo.addGestureRecognizer(pinch)
        pinch(at: photo.center, from: 20, to: 40, steps: 3)
        photo.frame
        explain(pinch(at: photo.center, from: 40, to: 80, steps: 1))
        """),
      .prose(
        """
        Fingers: drag, pinch, twist, fingers, tap, press, lift, cancel. why(pinch)
        says why nothing happened; labels and image views take no touches at first.
        """), related: "hit-test drag pinch tap"),
  ]
}
