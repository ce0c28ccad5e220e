extension Figure {
  /// The same without names, titles and lines of the caller: what is drawn, whatever it is called.
  public var unnamed: Figure {
    switch self {
    case .still(let drawing): .still(drawing.unnamed)
    case .strip(let strip): .strip(Strip(strip.panels.map(\.unnamed)))
    case .reel(let reel): .reel(Reel(reel.frames.map(\.unnamed), duration: reel.duration))
    }
  }
}

extension Strip.Panel {
  fileprivate var unnamed: Strip.Panel { Strip.Panel("", drawing.unnamed) }
}

extension Drawing {
  fileprivate var unnamed: Drawing { Drawing(shapes: shapes.compactMap(\.unnamed)) }
}

extension Shape {
  /// Nil for words alone.
  fileprivate var unnamed: Shape? {
    switch self {
    case .outline(let outline): .outline(renamed(outline, \.name))
    case .marker(let marker): .marker(renamed(marker, \.name))
    case .label: nil
    case .arrow(let arrow): .arrow(renamed(arrow, \.name))
    case .ray(let ray): .ray(renamed(ray, \.name))
    case .mesh(let mesh): .mesh(renamed(mesh, \.name))
    }
  }
}

private func renamed<Part>(_ part: Part, _ name: WritableKeyPath<Part, String>) -> Part {
  var part = part
  part[keyPath: name] = ""
  return part
}
