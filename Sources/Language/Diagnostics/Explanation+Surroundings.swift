extension Explanation {
  /// Views, budgets, files and commands.
  static let surroundings: [Explanation] = [
    Explanation(
      "P0401", "Geometry that is not finite",
      """
      Frames, bounds, centers and transforms of views are finite numbers; UIKit
      stops an app that sets anything else. The null rectangle, which an
      intersection may give, is not finite.
      """,
      wrong: """
        let v = view(0, 0, 10, 10)
        v.frame = CGRect.null
        """,
      right: """
        let v = view(0, 0, 10, 10)
        v.frame = CGRect.zero
        """),
    Explanation(
      "P0402", "A view that is flattened",
      """
      The view's transform has the determinant 0: it flattens the view onto a line
      or a point, and no point of the screen leads back to one point in the view.
      Set another transform before converting.
      """,
      wrong: """
        let v = view(0, 0, 10, 10)
        v.transform = S(0)
        v.convert((1, 1), from: window)
        """,
      right: """
        let v = view(0, 0, 10, 10)
        v.transform = S(0.1)
        v.convert((1, 1), from: window)
        """),
    Explanation(
      "P0403", "Views without common ancestor",
      """
      Points are converted along the tree of views. These two are in no common
      tree, so that nothing says where one lies as seen from the other. Add one of
      them with 'addSubview'.
      """,
      wrong: """
        let v = UIView()
        v.convert((1, 2), to: window)
        """,
      right: """
        let v = UIView()
        window.addSubview(v)
        v.convert((1, 2), to: window)
        """),
    Explanation(
      "P0404", "A view in itself",
      """
      A view cannot be its own subview, nor lie in one of its own subviews.
      """,
      wrong: """
        let v = UIView()
        v.addSubview(v)
        """,
      right: """
        let v = UIView()
        window.addSubview(v)
        """),
    Explanation(
      "P0405", "Not a subview",
      """
      The order of subviews is about views that lie directly in the same view.
      This one does not.
      """,
      wrong: "window.insertSubview(UIView(), aboveSubview: UIView())",
      right: "window.insertSubview(UIView(), aboveSubview: self.view)"),
    Explanation(
      "P0406", "A view that stays where it is",
      """
      The window is the top of every tree, and its root view always lies in it;
      neither can be moved elsewhere.
      """,
      wrong: "self.view.addSubview(window)",
      right: "window.addSubview(UIView())"),
    Explanation(
      "P0407", "Nothing to draw",
      """
      'plot' draws views, what transforms do to a rect, points, vectors, rects,
      rows of three numbers, and lists of these: plot(v), plot(T, of: rect),
      plot(p, q). Numbers, texts and the like have no place in the plane.
      """,
      wrong: "plot(3)",
      right: "plot(view(40, 30, 120, 80))"),
    Explanation(
      "P0408", "Nothing to explain",
      """
      'why' reads an expression and tells the rules that lead to its value: a
      property of a view, a conversion, a hit test, what goes through a
      transform, or a calculation with rectangles or transforms. A name or a
      number by itself has no rule behind it.
      """,
      wrong: """
        let frame = view(40, 30, 120, 80).frame
        why(frame)
        """,
      right: """
        let v = view(40, 30, 120, 80)
        why(v.frame)
        """),
    Explanation(
      "P0501", "Too many steps",
      """
      A program may take so many steps, then it is stopped: it probably runs in
      circles. Look at the condition of the loop that the message names;
      '--max-steps' raises the budget.
      """,
      wrong: "while true { }",
      right: "for _ in 1...1000 { }"),
    Explanation(
      "P0502", "Too much time",
      """
      A program may work for so many seconds, then it is stopped; waiting for a
      reader of its output does not count. '--max-seconds' raises the budget. How
      far it comes depends on the machine, so that no example is given.
      """),
    Explanation(
      "P0503", "Too much memory",
      """
      The lists and texts that are alive may take so many bytes together; with
      views, objects, paths and all else, the program may take half as much
      again. '--max-memory' raises the budget.
      """,
      wrong: """
        var list = [1]
        while true { list = list + list }
        """,
      right: """
        var list = [1]
        for _ in 1...8 { list = list + list }
        """),
    Explanation(
      "P0504", "Calls nested too deep",
      """
      A function that calls itself needs a case in which it does not. This one has
      been called within itself so many times that it was stopped; '--max-depth'
      raises the budget.
      """,
      wrong: """
        func down(n) { down(n - 1) }
        down(10)
        """,
      right: """
        func down(n) { n > 0 ? down(n - 1) : 0 }
        down(10)
        """),
    Explanation(
      "P0505", "Too much text",
      """
      One text, and all that a program prints, may have so many bytes.
      '--max-text' raises the budget.
      """,
      wrong: """
        var text = "ab"
        while true { text = text + text }
        """,
      right: """
        var text = "ab"
        for _ in 1...8 { text = text + text }
        """),
    Explanation(
      "P0506", "A source too large",
      """
      A source may have so many bytes. It is probably not a program;
      '--max-source' raises the budget.
      """),
    Explanation(
      "P0507", "Stopped",
      """
      Ctrl-C stopped the program. The statement that ran left no trace; what ran
      before it stands.
      """),
    Explanation(
      "P0601", "A file that cannot be read",
      """
      The message names the file and what the system says about it. Paths are
      relative to the folder in which Pivot was started.
      """),
    Explanation(
      "P0440", "A line without beginning",
      """
      A line of a path goes on from where the last step ended. An empty path has
      no such place: 'move(to:)' says where to begin.
      """,
      wrong: "let path = CGMutablePath()\npath.addLine(to: (3, 4))",
      right: "let path = CGMutablePath()\npath.move(to: (0, 0))\npath.addLine(to: (3, 4))"),
    Explanation(
      "P0602", "A file that cannot be written",
      """
      The message names the file and what the system says about it. Nothing was
      changed.
      """),
    Explanation(
      "P0603", "No such command",
      """
      At the prompt a line that begins with ':' is a command. ':help' lists them.
      A program has functions instead, such as plot(v) and explain(v.transform).
      """),
    Explanation(
      "P0604", "No help on this",
      """
      Help is about the names of the catalogue ('rotated', 'CGRectInset'),
      commands (':undo') and codes of errors ('P0203').
      """),
    Explanation(
      "P0605", "An unknown setting",
      """
      ':set' without a name lists the settings and their values.
      """),
    Explanation(
      "P0606", "A value that a setting does not have",
      """
      The message lists the values of this setting.
      """),
    Explanation(
      "P0620", "A program without a picture",
      """
      'pivot plot' draws what a program plots: 'plot(v)' as a statement of its own
      shows a picture. An expression such as 'R(30°)' needs no 'plot' around it.
      """),
  ]
}
