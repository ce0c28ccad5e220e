internal import Geometry
internal import Views

/// What a statement changed about a view beside what it assigned, and what it kept.
///
/// A frame is worked out from bounds, position, anchor point and transform, so assigning one of them
/// changes what was not named. The values are data; they are worded when told.
enum Consequence {
  /// A view that the statement set: what changed and, where it is the only one, what was kept.
  case set(ViewID, changes: [Change], kept: [ViewProperty])
  /// A view inside one of these that appears elsewhere.
  case carried(ViewID, in: Space.Top, before: Rect, after: Rect)
  /// Further views, inside a view or beside those told.
  case more(Int, inside: ViewID?)

  /// A value before and after the statement.
  struct Change {
    var property: ViewProperty
    /// Missing where the view was nowhere before.
    var before: Value
    var after: Value
  }
}

/// The geometry of a view: four stored properties, and what follows from them.
enum ViewProperty: String {
  case frame, position, bounds, anchorPoint, transform
  /// Where it appears in its window.
  case window
  /// Where it appears around its topmost view, which is in no window or is the window itself.
  case surroundings

  /// What an assignment to a property of this name sets.
  init?(assigned name: String) {
    switch name {
    case "center", "position": self = .position
    case "transform3D": self = .transform
    case "frame", "bounds", "anchorPoint", "transform": self.init(rawValue: name)
    default: return nil
    }
  }

  /// What one property of a view is.
  func value(_ geometry: LayerGeometry) -> Value? {
    switch self {
    case .position: .point(geometry.position)
    case .frame: .rect(geometry.frame)
    case .bounds: .rect(geometry.bounds)
    case .anchorPoint: .point(geometry.anchorPoint)
    case .transform: .transform(geometry.transform)
    case .window, .surroundings: nil
    }
  }

  /// In the order in which they are told.
  static let geometry: [ViewProperty] = [.frame, .position, .bounds, .anchorPoint, .transform]
}

/// A property of a view that was assigned to, and where.
struct Assigned: Hashable {
  var view: ViewID
  var property: ViewProperty
  /// Where the assignment stands, which tells a statement's own from those in functions it calls.
  var start: Int32
  /// Written as a layer's property, so that its centre is called `position`.
  var isOfLayer: Bool
}

extension Evaluator {
  /// Remembers an assignment to a view's property, for what is told after the statement.
  mutating func noteAssignment(
    of value: Value, to name: String, _ owner: Value, at id: NodeID
  ) {
    guard settings.tellsConsequences, let view = owner.viewID,
      let property = ViewProperty(assigned: name)
    else { return }
    let place = Assigned(
      view: view, property: property, start: tree.span(id).start,
      isOfLayer: owner.kind == .layer)
    assigned[place] = value
  }
}
