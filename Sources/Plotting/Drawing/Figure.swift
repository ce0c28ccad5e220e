/// What is shown or exported as one picture: a drawing, drawings in a row, or drawings in time.
public enum Figure: Sendable, Equatable {
  /// One drawing.
  case still(Drawing)
  /// Small pictures side by side.
  case strip(Strip)
  /// A motion.
  case reel(Reel)
}

/// A film strip: small pictures of one scale side by side, each with its title.
public struct Strip: Sendable, Equatable {
  /// One picture of a strip.
  public struct Panel: Sendable, Equatable {
    /// The words above it: the step that leads to it.
    public var title: String
    /// What it shows.
    public var drawing: Drawing

    /// A picture with its title.
    public init(_ title: String, _ drawing: Drawing) {
      (self.title, self.drawing) = (title, drawing)
    }
  }

  /// The pictures in their order.
  public var panels: [Panel]
  /// Lines below them all.
  public var legend: [String]

  /// Pictures in a row, with lines below them all.
  public init(_ panels: [Panel], legend: [String] = []) {
    (self.panels, self.legend) = (panels, legend)
  }
}

/// A motion: drawings at even distances of time, all with the same shapes in the same order.
///
/// Only places differ between frames, so that an export can let each shape go from one to the next.
public struct Reel: Sendable, Equatable {
  /// One moment: its title and its drawing, as in a strip.
  public typealias Frame = Strip.Panel

  /// The moments from the first to the last, at even distances.
  public var frames: [Frame]
  /// The seconds from the first to the last.
  public var duration: Double

  /// A motion of some seconds; a duration that is negative or not finite counts as 0.
  public init(_ frames: [Frame], duration: Double) {
    self.frames = frames
    self.duration = duration.isFinite ? max(duration, 0) : 0
  }
}

extension Figure {
  /// How many corners, lines, marks and words it has in all: what drawing it costs, besides cells.
  public var partCount: Int {
    switch self {
    case .still(let drawing): drawing.partCount
    case .strip(let strip): strip.panels.reduce(0) { $0 + $1.drawing.partCount }
    case .reel(let reel): reel.frames.reduce(0) { $0 + $1.drawing.partCount }
    }
  }
}

extension Drawing {
  fileprivate var partCount: Int {
    shapes.reduce(legend.count) { count, shape in
      switch shape {
      case .outline(let outline): count + outline.corners.count * (1 + (outline.clip?.count ?? 0))
      case .mesh(let mesh): count + mesh.segments.count
      case .marker, .label, .arrow, .ray: count + 1
      }
    }
  }
}
