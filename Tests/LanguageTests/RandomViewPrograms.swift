import TestSupport

/// Makes programs that read and set properties of views and layers in loops and functions, with what is warned
/// of, follows or moves by itself in some of them.
struct ViewProgramMaker {
  private var random: SplitMix64
  /// What stands for a value of each kind, and for a statement.
  private static let forms: [Character: [String]] = [
    "n": [
      "i", "x", "0.5", "-2", "3", "v#.center.x", "v#.frame.width", "v#.frame.size.height", "p.y",
      "v#.bounds.width", "v#.alpha", "r.midX", "r.origin.x", "t.tx", "v#.transform.b", "(@n + @n)",
      "(@n * @n)", "(@n - @n)", "(@n / @n)", "l.position.y", "v#.layer.position.x", "v#.frame.maxY",
      "v#.layer.frame.width", "s.width", "d.dy", "v#.tag", "width(v#)",
    ],
    "p": [
      "p", "(@n, @n)", "CGPoint(x: @n, y: @n)", "v#.center", "r.origin", "p.applying(@t)",
      "v#.frame.origin", "v#.layer.anchorPoint", "l.position", "v#.convert(@p, to: v#)",
      "v#.convert(@p, from: h)", "v#.layer.convert(@p, to: nil)",
    ],
    "t": [
      "t", "R(@n)", "R(0.01 * i)", "T(@n, @n)", "S(@n, 2)", "v#.transform", "t * R(0.1)",
      "v#.transform.rotated(by: @n)", "v#.transform.translatedBy(x: @n, y: @n)", "t.inverted()",
      "v#.transform.scaledBy(x: 0.9, y: 1.1)", "t.concatenating(v#.transform)",
    ],
    "r": [
      "r", "rect(@n, @n, @n, @n)", "v#.frame", "v#.bounds", "r.insetBy(dx: @n, dy: @n)", "l.frame",
      "v#.convert(@r, from: v#)", "v#.convert(r, to: nil)",
    ],
    "b": ["v#.isHidden", "@n < @n", "@n == @n", "!v#.isHidden", "@n > 3 && @n < 9"],
    "S": [
      "v#.transform = @t", "v#.transform = @t", "v#.center = @p", "v#.center.x += @n",
      "v#.center.y = @n", "v#.frame = @r", "v#.frame.size.width = @n", "v#.frame.origin.y -= @n",
      "v#.bounds.size.height = @n", "v#.bounds.origin.x += @n", "v#.bounds = @r",
      "v#.layer.position = @p", "v#.alpha *= 0.5", "v#.isHidden = @b", "v#.tag = @n",
      "v#.transform *= @t", "v#.transform.tx = @n", "l.position = @p", "l.bounds = @r",
      "x = @n", "x += @n", "p = @p", "p.x = @n", "t = @t", "r = @r", "r.size.width = @n",
      "s = v#.bounds.size", "d.dx += @n", "s.height /= 2", "place(v#, @n)", "x = width(v#)",
      "v#.anchorPoint = @p", "let q = @p\n  p = (q.y, q.x)", "if @b { x = @n }",
      "if @b { v#.center = @p }", "if @b { break }", "h.center.x += 1", "h.frame.size.width = @n",
    ],
  ]

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  /// What all programs stand on.
  mutating func beginning() -> String {
    let mask = int(8) == 0 ? "v2.autoresizingMask = [.flexibleWidth]" : ""
    let object = int(3) == 0 ? "class Card: UIView { var n = 0 }\nlet h = Card()" : "let h = v1"
    return """
      let v1 = UIView(frame: rect(10, 20, 100, 50)), v2 = UIView(frame: rect(1, 2, 30, 40))
      v1.addSubview(v2)
      \(mask)
      let l = CALayer()
      \(int(2) == 0 ? "view.layer.addSublayer(l)" : "")
      \(object)
      var x = 1, p = (1, 2), t = R(0.1), r = rect(1, 2, 3, 4), s = size(2, 3), d = vector(1, 2)
      func place(_ a: UIView, n) { a.center = (n, a.center.y)\na.alpha = 0.5 }
      func width(a) { return a.frame.width + a.transform.tx }
      """
  }

  /// A loop, and what it leaves.
  mutating func program() -> String {
    let body = (0...int(4)).map { _ in "  " + text(of: "S", 4) }.joined(separator: "\n")
    return "for i in 0..<\(3 + int(30)) {\n\(body)\n}\nx\np\nt\nr\nv1.frame\nv2.center\nl.position"
  }

  private mutating func int(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

  /// One of the forms of a kind, the first where it is deep; `@n` in it is any of another kind, `#` a view's number.
  private mutating func text(of kind: Character, _ depth: Int) -> String {
    let forms = ViewProgramMaker.forms[kind] ?? []
    var text = ""
    var isKind = false
    for character in forms[depth > 0 ? int(forms.count) : 0] {
      switch character {
      case "@": isKind = true
      case "#": text += "\(1 + int(2))"
      case let kind where isKind:
        text += self.text(of: kind, depth - 1)
        isKind = false
      default: text.append(character)
      }
    }
    return text
  }
}
