internal import Geometry
public import Language
internal import Plotting
internal import Views

/// A tree of views under somebody's hands: events go in, rows of a screen and statements come out.
///
/// It knows no terminal. What was done is kept as round numbers, from which both the picture and the
/// statements follow, so that they cannot disagree.
public struct LiveCanvas: Sendable {
  /// What becomes of what was done.
  public enum Ending: Sendable {
    /// It is put into the session.
    case kept
    /// It is forgotten.
    case discarded
  }

  /// The least that is drawn on.
  public static let smallest = (columns: 40, rows: 12)

  /// How it ended; nil while it goes on.
  public internal(set) var ending: Ending?

  let stage: Stage
  let settings: Settings
  let grain: LiveGrain
  /// The views as they are now.
  private(set) var scene: Scene
  private(set) var edits: [ViewID: LiveEdit] = [:]
  /// The place of the selected view among those of the stage.
  private(set) var selection: Int
  private(set) var isFine = false
  /// Whether keys turn and scale about the pointer.
  private(set) var usesPointer = false
  /// Where the mouse was last, in the space of the picture.
  var pointer: Point?
  var drag: LiveDrag?
  var layout: LiveLayout
  var window: PlotWindow?
  private var history = LiveHistory()
  private var grip: Grip?

  /// A point of a view that stays where it is while the view is turned and scaled about it again and
  /// again: rounded once, not once for each step.
  private struct Grip {
    var view: ViewID
    /// In the view's own space.
    var own: Point
    /// In the space of the picture.
    var place: Point
  }

  /// A canvas on which nothing was done, for a screen that is told later.
  public init(_ stage: Stage, _ settings: Settings) {
    (self.stage, self.settings) = (stage, settings)
    scene = stage.scene
    selection = stage.views.firstIndex { $0.id == stage.chosen } ?? 0
    layout = LiveLayout(columns: Self.smallest.columns, rows: Self.smallest.rows)
    let contents = LiveSketch(stage, stage.scene, selected: stage.chosen).box
    grain = LiveGrain(side: max(contents?.width ?? 0, contents?.height ?? 0) * 2)
    fit()
  }

  /// Fits a screen of another size.
  public mutating func resize(columns: Int, rows: Int) {
    let layout = LiveLayout(columns: columns, rows: rows)
    guard layout != self.layout else { return }
    self.layout = layout
    fit()
  }

  /// Forgets what was done, and ends.
  public mutating func discard() { ending = .discarded }

  /// Takes what a hand did; after the end, nothing.
  public mutating func take(_ event: LiveEvent) {
    guard ending == nil else { return }
    switch event {
    case .key(let key, let isShifted):
      if let command = LiveCommand(key, isShifted: isShifted) { perform(command) }
    case .mouse(let mouse): take(mouse)
    }
  }

  /// What does to the views of the session what was done here, in the order of the tree.
  public var statements: [String] {
    stage.views.flatMap { view in edits[view.id].map { statements(view, $0) } ?? [] }
  }

  /// What the chosen view is called.
  public var name: String {
    stage.views.first { $0.id == stage.chosen }?.name ?? ""
  }
}

// MARK: Changing

extension LiveCanvas {
  private mutating func perform(_ command: LiveCommand) {
    history.endGesture()
    switch command {
    case .move(let x, let y, let isFine): move(x, y, isFine: isFine || self.isFine)
    case .turn(let sign, let isFine):
      turn(sign * (isFine || self.isFine ? 1 : 15), about: usesPointer ? pointer : nil)
    case .scale(let direction): scale(direction, about: usesPointer ? pointer : nil)
    case .anchor(let column, let row): setAnchor(LiveEdit.Anchor(x: column * 50, y: row * 50))
    case .anchorAtPointer: pointer.map { setAnchor(at: $0) }
    case .toggleFine: isFine.toggle()
    case .togglePivot: usesPointer.toggle()
    case .select(let step):
      let count = max(stage.views.count, 1)
      select((selection + step + count) % count)
    case .reset: change { $0 = LiveEdit() }
    case .undo: travel(history.undo(from: edits))
    case .redo: travel(history.redo(from: edits))
    case .fit: fit()
    case .leave(let ending): self.ending = ending
    }
    if drag == nil { follow() }
  }

  mutating func select(_ index: Int) {
    if stage.views.indices.contains(index) { selection = index }
    (grip, drag) = (nil, nil)
  }

  mutating func endGesture() { history.endGesture() }

  /// Changes the selected view, unless the scene refuses, as it does numbers that are not finite.
  ///
  /// Changes of one gesture are one step of undo.
  @discardableResult
  private mutating func change(
    _ gesture: LiveHistory.Gesture? = nil, _ body: (inout LiveEdit) -> Void
  ) -> Bool {
    var new = edit
    body(&new)
    guard new != edit, place(selected.id, new) else { return false }
    history.remember(edits, gesture)
    edits[selected.id] = new == LiveEdit() ? nil : new
    if gesture != .wheel { grip = nil }
    return true
  }

  /// Puts a view where an edit says, or back where it was.
  private mutating func place(_ id: ViewID, _ edit: LiveEdit) -> Bool {
    if (try? set(id, edit)) != nil { return true }
    try? set(id, edits[id] ?? LiveEdit())
    return false
  }

  private mutating func set(_ id: ViewID, _ edit: LiveEdit) throws(SceneError) {
    let before = stage.scene.geometry(of: id)
    let center = Point(
      x: edit.across == 0 ? before.position.x : before.position.x + grain.points(edit.across),
      y: edit.down == 0 ? before.position.y : before.position.y + grain.points(edit.down))
    try scene.setAnchorPoint(edit.anchor?.point ?? before.anchorPoint, of: id)
    try scene.setTransform(edit.applied(to: before.transform), of: id)
    try scene.setPosition(center, of: id)
  }

  private mutating func travel(_ edits: [ViewID: LiveEdit]?) {
    guard let edits else { return }
    let changed = Set(edits.keys).union(self.edits.keys)
    for id in changed where edits[id] != self.edits[id] { _ = place(id, edits[id] ?? LiveEdit()) }
    self.edits = edits
    grip = nil
  }
}

// MARK: Gestures

extension LiveCanvas {
  private mutating func move(_ x: Int, _ y: Int, isFine: Bool) {
    let step = grain.step(isFine: isFine)
    let up = settings.isYUp ? -1.0 : 1.0
    let wanted = Vector(
      dx: grain.points(step) * Double(x), dy: grain.points(step) * Double(y) * up)
    guard let way = way(wanted) else { return }
    pan(from: edit, by: way, unit: 1)
  }

  /// Moves the selected view from where an edit had it, by a way of its center in whole units.
  mutating func pan(
    from start: LiveEdit, by way: Vector, unit: Int, _ gesture: LiveHistory.Gesture? = nil
  ) {
    guard let x = grain.count(way.dx, unit: unit), let y = grain.count(way.dy, unit: unit) else {
      return
    }
    change(gesture) { ($0.across, $0.down) = (start.across + x, start.down + y) }
  }

  mutating func turn(_ degrees: Int, about pivot: Point?, _ gesture: LiveHistory.Gesture? = nil) {
    act(about: pivot, gesture) { $0.turn += degrees }
  }

  mutating func scale(_ direction: Int, about pivot: Point?, _ gesture: LiveHistory.Gesture? = nil)
  {
    let isFine = isFine
    act(about: pivot, gesture) { $0.scale(direction, isFine: isFine) }
  }

  /// Changes the transform; about a pivot, the point of the view that lies there stays there.
  private mutating func act(
    about pivot: Point?, _ gesture: LiveHistory.Gesture?, _ body: (inout LiveEdit) -> Void
  ) {
    guard let pivot, let grip = grip(at: pivot) else {
      change(gesture, body)
      return
    }
    let before = edit
    guard change(gesture, body) else { return }
    let moved = grip.own.applying(map(of: selected.id))
    if let way = way(grip.place - moved), let edit = shifted(by: way), place(selected.id, edit) {
      edits[selected.id] = edit
      self.grip = grip
    } else if place(selected.id, before) {
      edits[selected.id] = before
    }
  }

  /// The present edit with the center moved, from where it is to the last digit.
  private func shifted(by way: Vector) -> LiveEdit? {
    guard let x = grain.count(grain.points(edit.across) + way.dx),
      let y = grain.count(grain.points(edit.down) + way.dy)
    else { return nil }
    var edit = edit
    (edit.across, edit.down) = (x, y)
    return edit
  }

  private func grip(at place: Point) -> Grip? {
    if let grip, grip.view == selected.id, grip.place == place { return grip }
    let map = map(of: selected.id)
    guard !map.isSingular else { return nil }
    return Grip(view: selected.id, own: place.applying(map.inverted()), place: place)
  }

  /// Puts the anchor point at a place of the picture.
  mutating func setAnchor(at place: Point, _ gesture: LiveHistory.Gesture? = nil) {
    let map = map(of: selected.id)
    let bounds = scene.bounds(of: selected.id)
    guard !map.isSingular, bounds.width > 0, bounds.height > 0 else { return }
    let own = place.applying(map.inverted()) - bounds.origin
    let (x, y) = (own.dx / bounds.width * 100, own.dy / bounds.height * 100)
    guard abs(x) <= 10_000, abs(y) <= 10_000 else { return }
    let anchor = LiveEdit.Anchor(x: Int(x.rounded()), y: Int(y.rounded()))
    setAnchor(anchor, gesture)
  }

  /// Moves the anchor point and the center with it, so that the view stays where it is.
  private mutating func setAnchor(
    _ anchor: LiveEdit.Anchor, _ gesture: LiveHistory.Gesture? = nil
  ) {
    let corner = scene.bounds(of: selected.id).origin
    let place = corner.applying(map(of: selected.id))
    guard change(gesture, { $0.anchor = anchor }) else { return }
    let moved = corner.applying(map(of: selected.id))
    guard let way = way(place - moved), let edit = shifted(by: way), self.place(selected.id, edit)
    else { return }
    edits[selected.id] = edit
  }
}
