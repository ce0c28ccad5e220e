internal import Geometry
internal import Views

/// Compares the scene after a statement with the one before it.
///
/// Looks at the views that were written and, where the space inside one of them moved, at what it
/// contains. What is told is bounded; the rest is counted.
struct ConsequenceSearch {
  /// How many views that were set are told, and how many inside them.
  static let mostSet = 4
  static let mostCarried = 3
  /// In a scene of more views nothing is told: each telling looks at all of them, and nobody reads thousands.
  static let mostViews = 1_000

  let scene: Scene
  /// What the statement itself assigned, not the functions that it called.
  let assigned: Set<Assigned>
  /// The views whose geometry or place in the tree changed.
  let changed: [ViewID]
  /// The first of them as they were.
  let earlier: [ViewID: EarlierView]
  private let isChanged: Set<ViewID>
  private var carriedLeft = ConsequenceSearch.mostCarried
  private(set) var found: [Consequence] = []

  init(
    _ scene: Scene, assigned: Set<Assigned>, changed: [ViewID], earlier: [ViewID: EarlierView]
  ) {
    self.scene = scene
    self.assigned = assigned
    self.changed = changed
    self.earlier = earlier
    isChanged = Set(changed)
  }

  /// Finds the consequences, the view first that was written first.
  mutating func search() {
    for id in changed.prefix(Self.mostSet) {
      guard let before = earlier[id] else { continue }
      tell(id, before, isOnly: changed.count == 1)
      tellCarried(by: id, from: before.space)
    }
    if changed.count > Self.mostSet, !found.isEmpty {
      found.append(.more(changed.count - Self.mostSet, inside: nil))
    }
  }

  // MARK: What was set

  private mutating func tell(_ id: ViewID, _ before: EarlierView, isOnly: Bool) {
    var (changes, kept) = differences(id, before.geometry)
    let isGeometrySame = before.geometry == scene.geometry(of: id)
    if let move = moveInTree(id, before) {
      changes.append(move)
      // The point of a move is that the frame's numbers stay.
      if isGeometrySame { kept = hasPlace(before, id) ? [.frame] : [] }
    }
    if changes.isEmpty, isGeometrySame || !isOnly { return }
    found.append(.set(id, changes: changes, kept: isOnly ? kept : []))
  }

  private func differences(
    _ id: ViewID, _ before: LayerGeometry
  ) -> (changes: [Consequence.Change], kept: [ViewProperty]) {
    let after = scene.geometry(of: id)
    var changes: [Consequence.Change] = []
    var kept: [ViewProperty] = []
    for property in ViewProperty.geometry {
      guard let old = property.value(before), let new = property.value(after) else { continue }
      if isSame(property, before, after) {
        if isWorthKeeping(property, id, after) { kept.append(property) }
      } else if !isAssigned(property, id) || isUnreliable(property, after) {
        changes.append(Consequence.Change(property: property, before: old, after: new))
      }
    }
    return (changes, kept)
  }

  private func isSame(
    _ property: ViewProperty, _ before: LayerGeometry, _ after: LayerGeometry
  ) -> Bool {
    switch property {
    case .position: before.position == after.position
    case .frame: before.frame.isApproximatelyEqual(to: after.frame)
    case .bounds: before.bounds == after.bounds
    case .anchorPoint: before.anchorPoint == after.anchorPoint
    case .transform: before.transform == after.transform
    case .window, .surroundings: true
    }
  }

  private func isAssigned(_ property: ViewProperty, _ id: ViewID) -> Bool {
    assigned.contains { $0.view == id && $0.property == property }
  }

  /// A frame that was set does not read back so where the view is turned.
  private func isUnreliable(_ property: ViewProperty, _ geometry: LayerGeometry) -> Bool {
    property == .frame && !geometry.frameIsReliable
  }

  /// Nobody thinks of an anchor point that was never moved, nor of what was assigned again.
  private func isWorthKeeping(
    _ property: ViewProperty, _ id: ViewID, _ geometry: LayerGeometry
  ) -> Bool {
    if property == .anchorPoint, geometry.anchorPoint == Point(x: 0.5, y: 0.5) { return false }
    return !isAssigned(property, id)
  }

  /// A view that got another superview keeps the numbers of its frame and appears elsewhere.
  private func moveInTree(_ id: ViewID, _ before: EarlierView) -> Consequence.Change? {
    guard before.parent != scene.parent(of: id) else { return nil }
    let space = Space(of: id, in: scene)
    let place = scene.place(of: id, in: space.top)
    guard hasPlace(before, id) else {
      // It came into the window: its frame tells the place, unless something is in between.
      let isElsewhere = !place.isApproximatelyEqual(to: scene.frame(of: id))
      guard space.top.isWindow, isElsewhere else { return nil }
      return Consequence.Change(property: .window, before: .nothing, after: .rect(place))
    }
    guard !place.isApproximatelyEqual(to: before.place) else { return nil }
    return Consequence.Change(
      property: space.top.property, before: .rect(before.place), after: .rect(place))
  }

  /// Whether the view was where it is now to be seen, so that its places can be compared.
  private func hasPlace(_ before: EarlierView, _ id: ViewID) -> Bool {
    before.space.isComparable(to: Space(of: id, in: scene))
  }

  // MARK: What is carried along

  /// The views in `id` that the statement did not touch but that appear elsewhere now.
  ///
  /// Where they were before is filled in later, from the scene as it was.
  private mutating func tellCarried(by id: ViewID, from before: Space) {
    let space = Space(of: id, in: scene)
    guard before != space, before.isComparable(to: space) else { return }
    var untold = 0
    var waiting = Array(scene.children(of: id).reversed())
    while let next = waiting.popLast() {
      guard !scene.isNew(next), !isChanged.contains(next) else { continue }
      waiting.append(contentsOf: scene.children(of: next).reversed())
      if carriedLeft == 0 {
        untold += 1
      } else {
        carriedLeft -= 1
        let place = scene.place(of: next, in: space.top)
        found.append(
          .carried(next, in: space.top, before: .null, after: place))
      }
    }
    if untold > 0 { found.append(.more(untold, inside: id)) }
  }
}

/// A view as it was before the statement.
struct EarlierView {
  var geometry: LayerGeometry
  var parent: ViewID?
  /// The space inside it.
  var space: Space
  /// Where it appeared.
  var place: Rect
}

extension EarlierView {
  /// Reads a view as it stands.
  init(_ id: ViewID, in scene: Scene) {
    geometry = scene.geometry(of: id)
    parent = scene.parent(of: id)
    space = Space(of: id, in: scene)
    place = scene.place(of: id, in: space.top)
  }
}
