internal import Geometry
internal import Language
internal import Plotting
internal import Views

/// What the mouse holds while its button is down.
enum LiveDrag: Equatable, Sendable {
  /// The selected view, from where it and the pointer were at first.
  case view(LiveEdit, from: Point)
  /// Its anchor point.
  case anchor
}

extension LiveCanvas {
  mutating func take(_ mouse: LiveEvent.Mouse) {
    guard let window else { return }
    let place = window.point(column: mouse.column, row: mouse.row)
    switch mouse.action {
    case .press:
      guard layout.isInPicture(column: mouse.column, row: mouse.row) else { return }
      pointer = place
      press(mouse, at: place)
    case .drag:
      guard let drag else { return }
      pointer = place
      follow(drag, to: place)
    case .release:
      guard drag != nil else { return }
      drag = nil
      follow()
    case .wheelUp, .wheelDown:
      guard layout.isInPicture(column: mouse.column, row: mouse.row), drag == nil else { return }
      pointer = place
      let direction = mouse.action == .wheelUp ? 1 : -1
      if mouse.isModified {
        turn(direction * (isFine ? 1 : 5), about: place, .wheel)
      } else {
        scale(direction, about: place, .wheel)
      }
    }
  }

  /// Takes hold of the anchor point where that is near, else of the view that is seen there.
  private mutating func press(_ mouse: LiveEvent.Mouse, at place: Point) {
    endGesture()
    drag = nil
    if let cell = window?.cell(of: anchor), abs(cell.column - mouse.column) <= 1,
      cell.row == mouse.row
    {
      drag = .anchor
      return
    }
    let sketch = LiveSketch(stage, scene, selected: selected.id)
    guard let id = sketch.view(at: place, among: stage.views.map(\.id)),
      let index = stage.views.firstIndex(where: { $0.id == id })
    else { return }
    select(index)
    drag = .view(edit, from: place)
  }

  private mutating func follow(_ drag: LiveDrag, to place: Point) {
    switch drag {
    case .anchor: setAnchor(at: place, .drag)
    case .view(let start, let from):
      guard let way = way(place - from) else { return }
      pan(from: start, by: way, unit: isFine ? 1 : LiveGrain.fine, .drag)
    }
  }

  // MARK: The window

  /// Shows all views with room around them.
  mutating func fit() {
    guard
      let options = settings.plotOptions(columns: layout.pictureColumns, rows: layout.pictureRows)
    else { return window = nil }
    let box = LiveSketch(stage, scene, selected: selected.id).box ?? .zero
    let margin = max(box.width, box.height) > 0 ? 0.3 * max(box.width, box.height) : 50
    let wide = Rect(
      x: box.minX - margin, y: box.minY - margin, width: box.width + 2 * margin,
      height: box.height + 2 * margin)
    window = PlotWindow(showing: wide, options)
  }

  /// Fits anew where the selected view went out of sight; else nothing jumps.
  mutating func follow() {
    let middle = scene.bounds(of: selected.id).center.applying(map(of: selected.id))
    if let window, !window.visible.contains(middle) { fit() }
  }
}
