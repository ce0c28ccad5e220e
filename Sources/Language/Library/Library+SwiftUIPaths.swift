extension Library {
  /// `Path` of SwiftUI: a path that is a value.
  ///
  /// It is the first so many steps of a drawing; copies share the drawing until one of them goes on elsewhere. So each
  /// step is kept once, however long a path becomes. A step that needs a point before it says so where it is written.
  ///
  /// That `clockwise` means what it means for a `CGPath`, and that the style of corners changes nothing that is asked
  /// here, is what SwiftUI's interface suggests by naming them alike [?].
  static let paths = Library(
    name: "Path", names: ["Path"], mark: "Path",
    source: """
      enum RoundedCornerStyle { case circular, continuous }
      class PathDrawing {
        var pathSteps: [(CGMutablePath) -> Void]
        init(_ steps: [(CGMutablePath) -> Void]) { pathSteps = steps }
      }
      struct Path: CustomStringConvertible {
        private var drawing = PathDrawing([])
        private var steps = 0
        init() {}
        init(_ callback: (inout Path) -> Void) { callback(&self) }
        init(_ rect: CGRect) { addRect(rect) }
        init(_ path: CGPath) {
          let copy = path.mutableCopy()
          add { $0.addPath(copy) }
        }
        init(ellipseIn rect: CGRect) { addEllipse(in: rect) }
        init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
          addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius))
        }
        init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
          addRoundedRect(in: rect, cornerSize: cornerSize)
        }
        var cgPath: CGPath {
          let path = CGMutablePath()
          for step in drawing.pathSteps.prefix(steps) { step(path) }
          return path
        }
        var description: String { "\\(cgPath)" }
        static func == (one: Path, other: Path) -> Bool { CGPathEqualToPath(one.cgPath, other.cgPath) }
        var boundingRect: CGRect { cgPath.boundingBoxOfPath }
        var isEmpty: Bool { cgPath.isEmpty }
        var currentPoint: CGPoint? { cgPath.isEmpty ? nil : cgPath.currentPoint }
        func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
          cgPath.contains(point, using: eoFill ? .evenOdd : .winding)
        }
        func applying(_ transform: CGAffineTransform) -> Path {
          var path = Path()
          path.addPath(self, transform: transform)
          return path
        }
        func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
          applying(CGAffineTransform(translationX: dx, y: dy))
        }
        mutating func add(_ step: @escaping (CGMutablePath) -> Void) {
          if steps == 0 { step(CGMutablePath()) }
          if drawing.pathSteps.count > steps {
            drawing = PathDrawing(Array(drawing.pathSteps.prefix(steps)))
          }
          drawing.pathSteps.append(step)
          steps += 1
        }
        mutating func move(to end: CGPoint) { add { $0.move(to: end) } }
        mutating func addLine(to end: CGPoint) { add { $0.addLine(to: end) } }
        mutating func addLines(_ lines: [CGPoint]) { add { $0.addLines(between: lines) } }
        mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
          add { $0.addQuadCurve(to: end, control: control) }
        }
        mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
          add { $0.addCurve(to: end, control1: control1, control2: control2) }
        }
        mutating func closeSubpath() { add { $0.closeSubpath() } }
        mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
          add { $0.addRect(rect, transform: transform) }
        }
        mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
          add { $0.addRects(rects, transform: transform) }
        }
        mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
          add { $0.addEllipse(in: rect, transform: transform) }
        }
        mutating func addRoundedRect(
          in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
          transform: CGAffineTransform = .identity
        ) {
          add {
            $0.addRoundedRect(
              in: rect, cornerWidth: cornerSize.width, cornerHeight: cornerSize.height,
              transform: transform)
          }
        }
        mutating func addArc(
          center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
          transform: CGAffineTransform = .identity
        ) {
          add {
            $0.addArc(
              center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
              clockwise: clockwise, transform: transform)
          }
        }
        mutating func addArc(
          tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
          transform: CGAffineTransform = .identity
        ) {
          add {
            $0.addArc(
              tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
          }
        }
        mutating func addRelativeArc(
          center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
          transform: CGAffineTransform = .identity
        ) {
          add {
            $0.addRelativeArc(
              center: center, radius: radius, startAngle: startAngle, delta: delta, transform: transform)
          }
        }
        mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
          let added = path.cgPath
          add { $0.addPath(added, transform: transform) }
        }
      }
      func pathOfShape(_ path: CGPath) -> Path { Path(path) }
      """)
}
