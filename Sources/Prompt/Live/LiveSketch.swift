internal import Geometry
internal import Language
internal import Plotting
internal import Views

/// The tree as it is seen now: shapes for the picture, and which view lies at a point.
struct LiveSketch {
  /// With more views than these, names would cover them.
  private static let mostNames = 40

  /// A view or layer on the picture, in drawing order.
  private struct Piece {
    var id: ViewID
    var corners: [Point]
    /// Outside of this nothing of it is seen.
    var clip: [Point]?
  }

  private let stage: Stage
  private let selected: ViewID
  private var pieces: [Piece] = []

  init(_ stage: Stage, _ scene: Scene, selected: ViewID) {
    (self.stage, self.selected) = (stage, selected)
    let named = Set(stage.views.map(\.id))
    var inner: [ViewID: (map: AffineTransform, clip: [Point]?)] = [:]
    for id in scene.subtree(of: stage.root) {
      let parent = scene.parent(of: id)
      // What lies in a hidden view is not there to be asked.
      guard let outer = parent.map({ inner[$0] }) ?? (.identity, nil),
        !scene.isHidden(id) || id == selected
      else { continue }
      let map = scene.mapToParent(of: id).concatenating(outer.map)
      let corners = scene.bounds(of: id).corners.map { $0.applying(map) }
      // The ground on which the views stand would only frame the picture.
      if !scene.isView(id) || named.contains(id) {
        pieces.append(Piece(id: id, corners: corners, clip: outer.clip))
      }
      guard scene.childCount(of: id) > 0 else { continue }
      let clip = outer.clip.map { Polygon.intersection(corners, $0) } ?? corners
      inner[id] = (map, scene.clipsToBounds(id) ? clip : outer.clip)
    }
  }

  /// The smallest upright rectangle around all views that can be drawn.
  var box: Rect? {
    Drawing(
      shapes: pieces.map {
        .outline(Outline($0.corners, part: .after, name: "", clip: $0.clip))
      }
    ).box
  }

  /// The foremost of some views at a point of the picture.
  func view(at point: Point, among views: [ViewID]) -> ViewID? {
    let views = Set(views)
    return pieces.last { piece in
      views.contains(piece.id) && Polygon.contains(point, in: piece.corners)
        && piece.clip.map { Polygon.contains(point, in: $0) } != false
    }?.id
  }

  /// The picture: the selected view with its corners, its frame and its anchor point, the others
  /// behind it.
  func drawing(anchor: Point, pointer: Point?) -> Drawing {
    var drawing = Drawing()
    var labels: [Shape] = []
    let names = Dictionary(uniqueKeysWithValues: stage.views.map { ($0.id, $0.name) })
    for piece in pieces {
      let isSelected = piece.id == selected
      let name = visible(names[piece.id] ?? "")
      let outline = Outline(
        piece.corners, part: isSelected ? .after : .before, name: name, clip: piece.clip)
      if isSelected { drawing.shapes.append(.outline(.box(around: piece.corners, name: "frame"))) }
      drawing.shapes.append(.outline(outline))
      let sum = piece.corners.reduce(Vector.zero) { $0 + Vector(dx: $1.x, dy: $1.y) }
      labels.append(.label(Label(name, at: Point.zero + sum * 0.25, in: piece.corners)))
    }
    if labels.count <= Self.mostNames { drawing.shapes += labels }
    if let pointer {
      drawing.shapes.append(.marker(Marker(pointer, part: .point, name: "pointer")))
    }
    drawing.shapes.append(.marker(Marker(anchor, part: .anchor, name: "anchor")))
    return drawing
  }
}
