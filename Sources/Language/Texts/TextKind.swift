/// What can be read from a text.
public enum TextKind: Sendable, Equatable {
  case rect, point, size, vector, transform, views, css, svg

  /// With an article: "a rect".
  var words: String {
    switch self {
    case .rect: "a rect"
    case .point: "a point"
    case .size: "a size"
    case .vector: "a vector"
    case .transform: "a transform"
    case .views: "a view"
    case .css: "a CSS transform"
    case .svg: "an SVG transform"
    }
  }

  /// The spellings that are read, in the order in which people meet them.
  var spellings: [String] {
    switch self {
    case .rect:
      [
        "(x, y, w, h)", "(x y; w h)", "{{x, y}, {w, h}}",
        "(origin = (x = …, y = …), size = (width = …, height = …))",
      ]
    case .point: ["(x, y)", "{x, y}", "(x = …, y = …)"]
    case .size: ["(w, h)", "{w, h}", "(width = …, height = …)"]
    case .vector: ["(dx, dy)", "{dx, dy}", "(dx = …, dy = …)"]
    case .transform:
      ["[a, b, c, d, tx, ty]", "CGAffineTransform(a: …, b: …)", "(a = …, b = …)"]
    case .views: ["<UIView: 0x7f8c; frame = (x y; w h)>"]
    case .css:
      ["translate(10px, 20px)", "rotate(30deg)", "scale(2)", "skewX(10deg)", "matrix(a, b, …)"]
    case .svg:
      ["translate(10 20)", "rotate(30, cx, cy)", "scale(2)", "skewX(10)", "matrix(a b …)"]
    }
  }

  /// How its coordinates are labelled where they are.
  var labels: [String] {
    switch self {
    case .rect: ["x", "y", "width", "height"]
    case .point: ["x", "y"]
    case .size: ["width", "height"]
    case .vector: ["dx", "dy"]
    case .transform: ["a", "b", "c", "d", "tx", "ty"]
    case .views, .css, .svg: []
    }
  }
}
