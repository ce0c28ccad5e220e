import Geometry
import Language
import Plotting
@testable import Prompt
import TestSupport
import Views

/// A prompt and a canvas on its views.
struct LiveTable {
  var prompt = PromptSession(Session())
  var canvas: LiveCanvas

  /// A canvas on the view `v` of a program; nil where there is none.
  init?(_ program: String, columns: Int = 100, rows: Int = 30) {
    _ = prompt.handle(program)
    guard case .live(let canvas)? = prompt.handle(":live v").first else { return nil }
    self.canvas = canvas
    self.canvas.resize(columns: columns, rows: rows)
  }

  static let card = """
    let v = view(40, 30, 120, 80)
    let w = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 20))
    v.addSubview(w)
    let b = view(200, 60, 60, 60)
    """

  /// Types signs, each a key.
  mutating func type(_ keys: String) {
    for key in keys { canvas.take(.key(.sign(key))) }
  }

  mutating func press(_ keys: LiveEvent.Key...) {
    for key in keys { canvas.take(.key(key)) }
  }

  mutating func mouse(
    _ action: LiveEvent.Mouse.Action, at point: Point, isModified: Bool = false
  ) {
    guard let cell = canvas.window?.cell(of: point) else { return }
    canvas.take(
      .mouse(.init(action, column: cell.column, row: cell.row, isModified: isModified)))
  }

  /// The middle of the cell in which a point lies.
  func middle(of point: Point) -> Point? {
    guard let window = canvas.window else { return nil }
    let cell = window.cell(of: point)
    return window.point(column: cell.column, row: cell.row)
  }

  /// What a person sees, as text.
  var rows: [String] { canvas.screen.map(\.plain) }

  /// Leaves, and gives the geometry of all views as the session then has them.
  mutating func keep() -> [LayerGeometry]? {
    press(.enter)
    _ = prompt.take(canvas)
    let stage = prompt.session.value(named: "v")?.stage(of: "v", in: prompt.session)
    return stage.map { stage in
      canvas.stage.views.map { stage.scene.geometry(of: $0.id) }
    }
  }

  /// The geometry of all views as the canvas has them.
  var geometry: [LayerGeometry] { canvas.stage.views.map { canvas.scene.geometry(of: $0.id) } }
}

extension LiveEvent {
  /// Any event, with keys that change something more often than others; none that leaves.
  static func random(_ random: inout SplitMix64) -> LiveEvent {
    if Int.random(in: 0..<3, using: &random) == 0 {
      let actions: [Mouse.Action] = [.press, .drag, .drag, .release, .wheelUp, .wheelDown]
      return .mouse(
        Mouse(
          actions[Int.random(in: 0..<actions.count, using: &random)],
          column: Int.random(in: 0..<110, using: &random),
          row: Int.random(in: 0..<32, using: &random), isModified: Bool.random(using: &random)))
    }
    let keys: [Key] = [
      .up, .down, .left, .right, .tab, .backTab, .control("R"), .sign("["), .sign("]"),
      .sign("{"), .sign("+"), .sign("-"), .sign("1"), .sign("6"), .sign("9"), .sign("a"),
      .sign("s"), .sign("p"), .sign("r"), .sign("u"), .sign("z"), .sign("?"),
    ]
    return .key(
      keys[Int.random(in: 0..<keys.count, using: &random)], isShifted: Bool.random(using: &random))
  }
}
