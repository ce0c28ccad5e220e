extension Figure {
  /// The same figure with its names and words spelled in another way.
  public func spelled(_ spelling: (String) -> String) -> Figure {
    switch self {
    case .still(let drawing): .still(drawing.spelled(spelling))
    case .strip(let strip):
      .strip(Strip(strip.panels.map { $0.spelled(spelling) }, legend: strip.legend.map(spelling)))
    case .reel(let reel):
      .reel(Reel(reel.frames.map { $0.spelled(spelling) }, duration: reel.duration))
    }
  }
}

extension Strip.Panel {
  fileprivate func spelled(_ spelling: (String) -> String) -> Strip.Panel {
    Strip.Panel(spelling(title), drawing.spelled(spelling))
  }
}

extension Drawing {
  fileprivate func spelled(_ spelling: (String) -> String) -> Drawing {
    Drawing(shapes: shapes.flatMap { $0.spelled(spelling) }, legend: legend.map(spelling))
  }
}

extension Shape {
  /// The same shape; a letter that takes several characters becomes words beside its point.
  fileprivate func spelled(_ spelling: (String) -> String) -> [Shape] {
    switch self {
    case .outline(var outline):
      outline.name = spelling(outline.name)
      return [.outline(outline)]
    case .marker(let marker): return marker.spelled(spelling)
    case .label(var label):
      label.text = spelling(label.text)
      return [.label(label)]
    case .arrow(var arrow):
      arrow.name = spelling(arrow.name)
      return [.arrow(arrow)]
    case .ray(var ray):
      ray.name = spelling(ray.name)
      return [.ray(ray)]
    case .mesh(var mesh):
      mesh.name = spelling(mesh.name)
      return [.mesh(mesh)]
    }
  }
}

extension Marker {
  fileprivate func spelled(_ spelling: (String) -> String) -> [Shape] {
    var marker = self
    marker.name = spelling(name)
    guard let letter else { return [.marker(marker)] }
    let word = spelling(String(letter))
    marker.letter = word.unicodeScalars.first
    guard word.unicodeScalars.count != 1 else { return [.marker(marker)] }
    marker.letter = nil
    if name.isEmpty { marker.name = word }
    return [.marker(marker), .label(Label(word, at: position))]
  }
}
