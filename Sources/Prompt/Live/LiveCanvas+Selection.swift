internal import Geometry
internal import Language
internal import Views

extension LiveCanvas {
  /// The selected view with its name.
  var selected: Stage.NamedView {
    stage.views.indices.contains(selection)
      ? stage.views[selection] : Stage.NamedView(id: stage.chosen, name: "")
  }

  var edit: LiveEdit { edits[selected.id] ?? LiveEdit() }

  /// The statements for one view.
  func statements(_ view: Stage.NamedView, _ edit: LiveEdit) -> [String] {
    LiveStatements(name: view.name, before: stage.scene.geometry(of: view.id), grain: grain)
      .lines(edit)
  }

  /// From the own space of a view to that of the picture.
  func map(of id: ViewID) -> AffineTransform {
    var map = scene.mapToParent(of: id)
    var above = scene.parent(of: id)
    while let next = above {
      map = map.concatenating(scene.mapToParent(of: next))
      above = scene.parent(of: next)
    }
    return map
  }

  /// A way on the picture as a way of the selected view's center; nil where a singular transform lies
  /// between.
  func way(_ way: Vector) -> Vector? {
    guard let parent = scene.parent(of: selected.id) else { return way }
    let outer = scene.sublayerTransform(of: parent).concatenating(map(of: parent))
    return outer.linearInverse().map { way.applying($0) }
  }

  /// Where the anchor point of the selected view is on the picture.
  var anchor: Point {
    scene.geometry(of: selected.id).anchorLocation.applying(map(of: selected.id))
  }
}
