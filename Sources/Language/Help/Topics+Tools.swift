extension Topic {
  static let ofTools = [
    Topic(
      "explain", "The steps of a transform, in the order in which they act",
      words: "steps explanation",
      .prose(
        """
        explain(expression) reads the expression, not only its value: each step, the
        matrix so far, and where a point goes. ':explain …' at the prompt is the same;
        with ':plot' behind it the steps are drawn. What it explains, a gesture or a
        call, is only tried: afterwards everything is as it was before.
        """),
      .example("explain(T(10, 0).rotated(by: 90°))"), related: "order compare why"),
    Topic(
      "compare", "Two transforms side by side", words: "difference comparison",
      .prose("compare(a, b) shows both, where they send things, and what tells them apart."),
      .example("compare(T(10, 0) * R(90°), R(90°) * T(10, 0))"), related: "explain order"),
    Topic(
      "why", "The rules behind a value", words: "rules rule reason",
      .prose(
        """
        why(expression) names each rule that led to a frame, a converted point or a
        hit test, in order, with the numbers of your view. ':why …' is the same.
        """),
      .example(
        """
        let v = view(200, 200, 100, 50)
        v.transform = R(90°)
        why(v.frame)
        """), related: "explain frame convert hit-test"),
    Topic(
      "consequences", "What else a statement changed", words: "consequence",
      .prose(
        """
        At the prompt, a statement that sets geometry says what else changed, and what
        was kept. In programs 'pivot --consequences FILE' does.
        """),
      .told(
        """
        let v = view(200, 200, 100, 50)
        v.transform = R(90°)
        v.bounds.size = size(60, 50)
        """), related: "anchor frame why"),
    Topic(
      "pictures", "Seeing it", words: "picture plot plots drawing describe",
      .prose(
        """
        plot draws views with all in them, what transforms do to a rect, points,
        vectors, rects and rows, several at once; two of one kind lie over each other.
        describe takes what plot takes, and says it in sentences:
        """),
      .example(
        """
        let a = T(10, 0) * S(2)
        let b = S(2) * T(10, 0)
        describe(a, b, of: rect(0, 0, 20, 10))
        """),
      .prose(
        """
        plot(v, in: window)     v in the coordinates of another view
        plot(T, of: v)          what T does to the bounds of v, a rect, or points
        plot(p, q)              points by their names
        plot((1, 2, 0))         a point at infinity: an arrow to the edge
        ':plot' draws the last result; ':set y-axis up' turns pictures over.
        ':set pictures FORM', in programs '--plot FORM': auto, hybrid (with Braille),
        blocks, ascii, describe (in sentences) or off.
        """),
      related: "grid play y-down views"),
    Topic(
      "grid", "What a transform does to the whole plane", words: "lattice",
      .prose(
        """
        grid draws the unit grid and its image, and where the unit vectors i and j go:
        the rows of the matrix. The determinant is what becomes of the area 1.
        """),
      .example("grid(H(x: 0.5))"),
      related: "pictures rows-and-columns"),
    Topic(
      "play", "Steps side by side, and in motion", words: "motion ants marching",
      .prose(
        """
        plot(explain(T)) draws the steps of T as small pictures in a row, all of one
        scale; dots show where each step began. At the prompt and after -e, ':plot' at
        the end of a line draws what the line gives: R(30°) :plot; at the prompt also
        :explain T :plot.
        """),
      .example("plot(explain(T(-50, -30) * R(90°) * T(50, 30)))"),
      .prose(
        """
        ':play T' plays the steps one after the other, ':play v' lets the dashes
        around the view v walk. Any key stops it; the last picture stays.
        """), related: "pictures explain order"),
    Topic(
      "debugger-text", "Values from text that a debugger prints",
      words: "debugger recursiveDescription lldb NSStringFromCGRect from",
      .prose(
        """
        What lldb, NSStringFromCG… and Swift print becomes a value again:
        """),
      .example(
        """
        rect(from: "{{0, 20}, {100, 50}}")
        transform(from: "[1, 0, 0, 1, 5, 7]").kind
        views(from: "<UIView: 0x7f8c; frame = (10 20; 100 50)>").frame
        """),
      .prose(
        """
        views(from:) takes a whole recursiveDescription, ':paste' several lines of it.
        swiftCode goes the other way, for values, views and trees:
        """),
      .example("swiftCode(R(30°))"), related: "paste css-svg"),
    Topic(
      "css-svg", "To and from CSS, SVG and LaTeX", words: "css svg latex web",
      .prose(
        """
        css and svg read what web pages write; .css, .svg and .latex write it. Their
        lists act like columns: the last one written acts first, as with the By
        methods.
        """),
      .example(
        """
        (0, 0) * css("rotate(90deg) translate(10px, 0)")
        (0, 0) * T(10, 0) * R(90°)
        svg("rotate(30, 50, 50)").kind
        R(30°).css
        T(5, 7).latex
        """), related: "order rows-and-columns debugger-text"),
    Topic(
      "live", "Moving views by hand", words: "canvas mouse by-hand",
      .prose(
        """
        ':live v' shows v and the views around it on the whole screen, in a terminal
        'pivot live FILE'. A panel names what it is now: matrix, words, frame, center,
        anchor point, and the Swift code that does the same.
          arrows         move; with shift in fine steps, which 's' chooses for all
          [ ]  { }       turn by 15° and by 1°
          + -            scale
          1 to 9         anchor point as on a keypad: 7 top left, 5 middle
          p  a           turn and scale about the pointer; anchor point to the pointer
          tab  r  z      next view; as it was at first; show all
          u  Ctrl-R      undo and redo
        The mouse drags views and the anchor point; the wheel scales about the
        pointer, and turns with shift, Alt or Ctrl. q, Enter and Esc keep what was
        done: its statements run in your session as one step, which ':undo' takes
        back. Ctrl-C leaves without.
        """), related: "anchor views play commands"),
    Topic(
      "commands", "What begins with a colon", words: "command :",
      .prose(
        """
        ':help :' lists all. Those that are wanted most:
          :help NAME       this        :explain EXPR    the steps of a transform
          :views           the tree    :why EXPR        the rules behind a value
          :vars            variables   :plot            a picture of the last result
          :undo  :redo     everything  :info EXPR       a value from all sides
          :save  :load     programs    :set             how things are shown
        A beginning that only one command has is enough: ':vi' is ':views'.
        """), related: "keys settings"),
    Topic(
      "settings", "How things are shown and read", words: "set setting preferences",
      .prose(
        """
        ':set' shows all, ':set NAME VALUE' changes one:
          precision 1 to 17, or full      convention row or column
          y-axis down or up               pictures auto, and ':help pictures'
          style unicode or ascii          angle as-written, degrees, radians
          warnings on or off              consequences on or off
          preview off or on: the result below the line while you type
        They are kept in init.pivot for the next time; ':set defaults' forgets them.
        """), related: "conventions commands"),
    Topic(
      "keys", "At the prompt's keyboard", words: "key keyboard shortcuts editing history tab",
      .prose(
        """
        TAB completes: members after a dot, labels in a call, names, commands after
        ':'. Up and Down walk through entries that begin as typed; Ctrl-R searches
        all. A line with an open bracket goes on; an empty line or Ctrl-C always ends
        it. Ctrl-C stops what runs and keeps your variables; Ctrl-D on an empty line
        leaves. '_' is the last result, '_1', '_2' the numbered ones. A line that
        begins with '.' or an operator and a space goes on from it. ~/.editrc is
        honoured, vi keys too.
        """), related: "commands paste"),
    Topic(
      "paste", "Code from an app, as it is", words: "pasting transcript swift app",
      .prose(
        """
        Swift and C code from an app or a tutorial runs as pasted: attributes, access
        words, 'override', 'weak' and imports are accepted and ignored, members of a
        class become names of their own. A pasted block arrives whole and runs as one
        program.
        """),
      .example(
        """
        @IBOutlet weak var box: UIView! = UIView(frame: CGRectMake(0, 0, 100, 50))
        box.transform = CGAffineTransformRotate(box.transform, M_PI_2)
        box.frame
        """), related: "functions debugger-text"),
    Topic(
      "lessons", "Learning step by step", words: "lesson learn workbook exercise exercises course",
      .prose(
        """
        ':learn' begins inside this prompt where you left off, ':learn NAME' a
        certain lesson; 'pivot lessons' lists them. A lesson explains, shows, and
        asks; whatever you type is run as always. An entry that defines what is
        asked is your answer, and so is what you give to ':check'. ':hint' helps,
        Enter goes on, and ':help' in a lesson lists its commands.

        'pivot learn --fast' asks only the last exercise of each concept; 'pivot
        review' brings back, some days later, what you missed.
        """), related: "commands"),
  ]
}
