import Geometry
import Language
import Plotting
@testable import Prompt
import TestSupport
import Testing
import Views

/// Events in, statements and pictures out.
@Suite struct LiveCanvasTests {
  private func table(_ program: String = LiveTable.card) throws -> LiveTable {
    try #require(LiveTable(program))
  }

  @Test func arrowsMove() throws {
    var table = try table()
    table.press(.right, .right, .down)
    #expect(table.canvas.statements == ["v.center.x += 20", "v.center.y += 10"])
    table.press(.left, .left, .up)
    #expect(table.canvas.statements == [])
  }

  /// The picture, the panel and the keys fill the screen; small screens have one line of keys.
  @Test(arguments: [(80, 12), (80, 15), (80, 16), (79, 24), (80, 17), (80, 24), (500, 200)])
  func theScreenIsFull(_ columns: Int, _ rows: Int) {
    let layout = LiveLayout(columns: columns, rows: rows)
    #expect(layout.helpRows == (rows < 16 ? 1 : 2))
    #expect(layout.compose(picture: [], panel: [], help: []).count == layout.rows)
    let besides = layout.isWide ? 0 : layout.panel.rows
    #expect(layout.pictureRows + besides + layout.helpRows == layout.rows)
  }

  /// A character that takes two columns is shown whole or not at all.
  @Test(arguments: [(0, ""), (1, "a"), (2, "a"), (3, "a宽"), (4, "a宽b"), (5, "a宽bc"), (9, "a宽bc")])
  func linesAreCut(_ columns: Int, _ shown: String) {
    var line = StyledText("a宽", .name)
    line.append("bc")
    #expect(line.cut(to: columns).plain == shown)
    let padded = line.cut(to: columns, padded: true).plain
    #expect(padded.hasPrefix(shown) && Language.columns(padded) == max(columns, 0))
  }

  @Test func fineSteps() throws {
    var table = try table()
    table.canvas.take(.key(.left, isShifted: true))
    table.type("s")
    table.press(.up)
    table.type("]")
    #expect(
      table.canvas.statements == [
        "v.center.x -= 1", "v.center.y -= 1",
        "v.transform = CGAffineTransform(rotationAngle: 1 * .pi / 180)",
      ])
  }

  @Test func turningAndScaling() throws {
    var table = try table()
    table.type("]]+")
    #expect(
      table.canvas.statements == [
        "v.transform = CGAffineTransform(rotationAngle: 30 * .pi / 180).scaledBy(x: 1.1, y: 1.1)"
      ])
    table.type("[[")
    #expect(table.canvas.statements == ["v.transform = CGAffineTransform(scaleX: 1.1, y: 1.1)"])
    table.type("-")
    #expect(table.canvas.statements == [])
  }

  @Test func aTransformThatIsThereGoesOn() throws {
    var table = try table("let v = view(0, 0, 100, 50)\nv.transform = T(3, 4) * S(2, 1)")
    table.type("[")
    #expect(
      table.canvas.statements == ["v.transform = v.transform.rotated(by: -15 * .pi / 180)"])
  }

  /// The frame stays where it is: that is what a person means who moves the anchor point.
  @Test func theAnchorPointMovesAlone() throws {
    var table = try table()
    let frame = table.geometry[0].frame
    table.type("7")
    #expect(table.geometry[0].frame == frame)
    #expect(
      table.canvas.statements == [
        "v.layer.anchorPoint = CGPoint(x: 0, y: 0)", "v.center.x -= 60", "v.center.y -= 40",
      ])
  }

  @Test func resetUndoRedo() throws {
    var table = try table()
    table.press(.right)
    table.type("]")
    let done = table.canvas.statements
    table.type("r")
    #expect(table.canvas.statements == [])
    table.type("u")
    #expect(table.canvas.statements == done)
    table.type("uuu")
    #expect(table.canvas.statements == [])
    table.press(.control("R"), .control("R"), .control("R"), .control("R"))
    #expect(table.canvas.statements == [])
    table.type("u")
    #expect(table.canvas.statements == done)
  }

  @Test func tabWalksThroughTheTree() throws {
    var table = try table()
    table.press(.tab, .right)
    #expect(table.canvas.statements == ["w.center.x += 10"])
    table.press(.tab, .tab, .backTab, .down)
    #expect(table.canvas.statements == ["w.center.x += 10", "b.center.y += 10"])
  }

  // MARK: The mouse

  @Test func draggingTakesTheViewUnderThePointer() throws {
    var table = try table()
    table.mouse(.press, at: Point(x: 220, y: 80))
    #expect(table.canvas.selected.name == "b")
    let window = table.canvas.window
    for x in 0..<40 { table.mouse(.drag, at: Point(x: 220 + Double(x), y: 80)) }
    table.mouse(.release, at: Point(x: 260, y: 80))
    let moved = table.geometry[2].position.x - 230
    #expect(abs(moved - 39) <= 5)
    #expect(moved == moved.rounded())
    #expect(table.canvas.window == window)
    // However many events: one step.
    table.type("u")
    #expect(table.canvas.statements == [])
  }

  /// A drag that was let go is a step, and so is a wheel after another key.
  @Test func gesturesThatEndedAreStepsOfTheirOwn() throws {
    var table = try table()
    var done: [[String]] = []
    for x in [220.0, 240] {
      done.append(table.canvas.statements)
      table.mouse(.press, at: Point(x: x, y: 80))
      table.mouse(.drag, at: Point(x: x + 20, y: 80))
      table.mouse(.release, at: Point(x: x + 20, y: 80))
    }
    for key in ["+", "]"] {
      done.append(table.canvas.statements)
      for _ in 0..<3 { table.mouse(.wheelUp, at: Point(x: 260, y: 80)) }
      done.append(table.canvas.statements)
      table.type(key)
    }
    for statements in done.reversed() {
      #expect(table.canvas.statements != statements)
      table.type("u")
      #expect(table.canvas.statements == statements)
    }
  }

  @Test func theDraggedAnchorPoint() throws {
    var table = try table()
    table.mouse(.press, at: Point(x: 100, y: 70))
    table.mouse(.drag, at: Point(x: 40, y: 30))
    table.mouse(.release, at: Point(x: 40, y: 30))
    let anchor = table.geometry[0].anchorPoint
    #expect(abs(anchor.x) < 0.05 && abs(anchor.y) < 0.1)
    #expect(table.canvas.statements.first?.hasPrefix("v.layer.anchorPoint = CGPoint(x: ") == true)
  }

  /// The point of the view under the pointer stays there, also after many turns.
  @Test func theWheelActsAboutThePointer() throws {
    var table = try table()
    let place = try #require(table.middle(of: Point(x: 60, y: 50)))
    let own = place.applying(table.canvas.map(of: table.canvas.selected.id).inverted())
    for turn in 0..<50 {
      table.mouse(turn % 3 == 0 ? .wheelDown : .wheelUp, at: place, isModified: turn % 2 == 0)
      let now = own.applying(table.canvas.map(of: table.canvas.selected.id))
      #expect(now.distance(to: place) < 0.08)
    }
    table.type("u")
    #expect(table.canvas.statements == [])
  }

  @Test func keysActAboutThePointer() throws {
    var table = try table()
    let corner = try #require(table.middle(of: Point(x: 40, y: 30)))
    table.mouse(.press, at: corner)
    table.mouse(.release, at: corner)
    table.type("p]")
    let own = corner.applying(
      table.canvas.stage.scene.mapToParent(of: table.canvas.selected.id).inverted())
    #expect(
      own.applying(table.canvas.map(of: table.canvas.selected.id)).distance(to: corner) < 0.08)
  }

  @Test func whatLeavesTheWindowIsFollowed() throws {
    var table = try table()
    let window = table.canvas.window
    for _ in 0..<100 { table.press(.right) }
    #expect(table.canvas.window != window)
    let middle = table.geometry[0].position
    #expect(table.canvas.window?.visible.contains(middle) == true)
  }

  /// The quarter turn of v stands between the picture and what lies in it, however deep.
  @Test func deepViewsAreWhereTheyAreSeen() throws {
    var table = try table(
      """
      let v = view(40, 30, 120, 80)
      v.transform = R(90°)
      let w = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 20))
      v.addSubview(w)
      let u = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
      w.addSubview(u)
      """)
    table.press(.tab, .tab)
    #expect(table.canvas.selected.name == "u")
    // (20, 20) in v is 40 to the left of its middle (100, 70) and 20 above it; right becomes down.
    #expect(table.canvas.anchor.isApproximatelyEqual(to: Point(x: 120, y: 30)))
    let way = try #require(table.canvas.way(Vector(dx: 10, dy: 0)))
    #expect(way.isApproximatelyEqual(to: Vector(dx: 0, dy: -10)))
  }

  // MARK: Laws

  /// Run in the session, the statements give what was seen, to the last digit.
  @Test(arguments: 0..<40) func statementsSayWhatWasSeen(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var table = try table(
      LiveTable.card + "\nv.transform = R(\(Int.random(in: -90...90, using: &random))°)"
        + "\nb.center = (233.3333333, 1 / 3)\nw.transform = S(2, 0.7) * T(0.1, 0)")
    for _ in 0..<60 { table.canvas.take(.random(&random)) }
    let seen = table.geometry
    #expect(table.keep() == seen)
    _ = table.prompt.handle(":undo")
    let stage = table.prompt.session.value(named: "v")?.stage(of: "v", in: table.prompt.session)
    #expect(stage?.scene == table.canvas.stage.scene)
  }

  /// As often back as there was anything done, nothing is left.
  @Test(arguments: 0..<20) func undoLeadsBack(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var table = try table()
    let before = table.geometry
    for _ in 0..<80 { table.canvas.take(.random(&random)) }
    for _ in 0..<80 { table.type("u") }
    #expect(table.geometry == before)
    #expect(table.canvas.statements == [])
  }

  /// Every row is there and fits, whatever is shown.
  @Test(arguments: [(40, 12), (60, 16), (83, 40), (84, 18), (100, 30), (200, 60)])
  func theScreenIsFilled(_ columns: Int, _ rows: Int) throws {
    for program in [
      LiveTable.card, "let v = view(0, 0, 0, 0)", "let v = view(1e9, -1e9, 1e-3, 1e6)",
      "let v = view(0, 0, 10, 10)\nv.transform = S(0, 0)",
      "let v = UIView(frame: rect(5, 5, 1, 1))",
      "let v = view(0, 0, 9, 9)\nv.isHidden = true\nv.name = \"a\"",
    ] {
      var table = try #require(LiveTable(program, columns: columns, rows: rows), "\(program)")
      var random = SplitMix64(seed: 9)
      for _ in 0..<60 {
        let shown = table.rows
        #expect(shown.count == rows)
        #expect(shown.allSatisfy { Language.columns($0) <= columns })
        table.canvas.take(.random(&random))
      }
    }
  }

  // MARK: What is seen

  @Test func thePanel() throws {
    var table = try table()
    table.type("]]")
    let text = table.rows.joined(separator: "\n")
    for words in [
      "v  UIView  1 of 3", "⎡  0.8660", "rotate 30° about the anchor point", "center  (100, 70)",
      "bounds  (0, 0, 120, 80)", "anchor  (0.5, 0.5)", "The same in Swift", "q keep", "^C discard",
    ] { #expect(text.contains(words), "\(words)\n\(text)") }
    #expect(text.contains("⊕"))
  }

  /// It has letters and a frame; the others are behind it.
  @Test func theSelectedViewStandsOut() throws {
    var table = try table()
    table.press(.tab)
    let sketch = LiveSketch(
      table.canvas.stage, table.canvas.scene, selected: table.canvas.selected.id)
    let outlines = sketch.drawing(anchor: .zero, pointer: nil).shapes.compactMap { shape in
      if case .outline(let outline) = shape { outline } else { nil }
    }
    func names(_ part: Outline.Part) -> [String] {
      outlines.filter { $0.part == part }.map(\.name).sorted()
    }
    #expect(names(.after) == ["w"] && names(.before) == ["b", "v"])
    let frame = outlines.first { $0.part == .frame }
    #expect(names(.frame) == ["frame"])
    #expect(frame?.corners == outlines.first { $0.part == .after }?.corners)
  }

  @Test func asciiPictures() throws {
    var table = try table()
    _ = table.prompt.handle(":set style ascii")
    guard case .live(var canvas)? = table.prompt.handle(":live v").first else {
      Issue.record("not live")
      return
    }
    canvas.resize(columns: 100, rows: 30)
    canvas.take(.key(.sign("]")))
    canvas.resize(columns: 90, rows: 20)
    #expect(canvas.screen.allSatisfy { ascii($0.plain).utf8.count <= 90 })
    let text = canvas.screen.map { ascii($0.plain) }.joined()
    #expect(text.utf8.allSatisfy { $0 < 0x80 })
    #expect(!text.contains("\\u{"))
  }
}
