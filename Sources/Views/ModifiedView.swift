public import Geometry

/// A SwiftUI view after its modifiers: how large layout takes it to be, and where it is drawn.
///
/// What is modified fills the room that it is offered, as `Rectangle()` does; Pivot has no fonts, so a
/// `Text` does, too. Rooms are offered from the outside in, sizes come from the inside out. A rendering
/// modifier (offset, rotation, scale, transform) moves what is drawn and leaves the size as it is: the
/// next one acts about the same anchor, as if nothing had moved. That is why the order matters.
/// Source: the modifiers' pages in SwiftUI's documentation (grade D).
public struct ModifiedView: Equatable, Sendable {
  /// One modifier, with its numbers as the source has them.
  public enum Modifier: Equatable, Sendable {
    /// A room of this size, its content at a point of the unit square; nil leaves that side as it was.
    case frame(width: Double?, height: Double?, alignment: Point = Point(x: 0.5, y: 0.5))
    /// As much as is offered, at most so much and at least its content; nil leaves that side as it was.
    case flexibleFrame(maxWidth: Double?, maxHeight: Double?, alignment: Point)
    /// Room on each side.
    case padding(Margins)
    /// All the room there is, with the middle of the content at this point of it.
    case position(Point)
    /// Drawn elsewhere; layout does not notice.
    case offset(Vector)
    /// Drawn turned about a point of the unit square.
    case rotation(Angle, anchor: Point)
    /// Drawn larger or smaller about a point of the unit square.
    case scale(x: Double, y: Double, anchor: Point)
    /// Drawn transformed about its top left corner.
    case transform(AffineTransform)
  }

  /// How much room is kept free on each side, with the left side leading.
  public struct Margins: Equatable, Sendable {
    /// Above.
    public var top: Double
    /// On the left.
    public var leading: Double
    /// Below.
    public var bottom: Double
    /// On the right.
    public var trailing: Double

    /// What is kept free where no number is written: the system's own choice, which iOS shows as 16 [?].
    public static let usual = 16.0

    /// Margins side by side.
    public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
      (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }

    /// The same on all sides.
    public init(_ margin: Double) {
      self.init(top: margin, leading: margin, bottom: margin, trailing: margin)
    }

    fileprivate var width: Double { leading + trailing }
    fileprivate var height: Double { top + bottom }
  }

  /// A modifier at its place in the chain.
  public struct Placement: Equatable, Sendable {
    /// The modifier.
    public var modifier: Modifier
    /// From the space of what it modifies to its own; both begin at their top left corners.
    public var map: AffineTransform
    /// The size that layout takes it to have.
    public var size: Size
  }

  /// How the source writes what is modified: `Rectangle()`.
  public let name: String
  /// The room in which the view stands, in the middle.
  public let container: Size
  /// What it is in a rect; nil for what is no shape.
  public private(set) var shape: Shape?
  /// The modifiers, the innermost first.
  public private(set) var modifiers: [Modifier] = []

  /// A view without modifiers.
  public init(name: String, container: Size, shape: Shape? = nil) {
    self.name = name
    self.container = container
    self.shape = shape
  }

  /// The view with one modifier more, around all others.
  public func modified(by modifier: Modifier) -> ModifiedView {
    var view = self
    view.modifiers.append(modifier)
    return view
  }

  /// The same view, which is no shape.
  public var withoutShape: ModifiedView {
    var view = self
    view.shape = nil
    return view
  }

  /// The size of what is drawn, before anything moves it.
  public var contentSize: Size { layout.content }

  /// The size that layout takes the whole to have.
  public var size: Size { layout.placements.last?.size ?? layout.content }

  /// The modifiers with what each one does, the innermost first.
  public var placements: [Placement] { layout.placements }

  /// From the whole view's own space to the container's: it stands in the middle.
  public var placing: AffineTransform { centering(size, in: container) }

  /// From the content's own space, with its corner at (0, 0), to the container's.
  ///
  /// Law: the product of all ``placements`` in their order, then ``placing``.
  public var transform: AffineTransform {
    placements.reduce(AffineTransform.identity) { $0.concatenating($1.map) }.concatenating(placing)
  }

  /// The rectangle of the container that layout gives to the view, wherever it is drawn.
  public var layoutFrame: Rect {
    Rect(x: placing.tx, y: placing.ty, width: size.width, height: size.height)
  }

  /// The corners of what is drawn, in the container's space, from the top left in its own order.
  public var corners: [Point] {
    Rect(origin: .zero, size: contentSize).corners.map { $0.applying(transform) }
  }
}

// MARK: - Layout

extension ModifiedView {
  private var layout: (content: Size, placements: [Placement]) {
    var offers = [container]
    for modifier in modifiers.reversed() { offers.append(modifier.offer(offers[offers.count - 1])) }
    let content = offers[offers.count - 1]
    var size = content
    var placements: [Placement] = []
    for (index, modifier) in modifiers.enumerated() {
      let room = offers[modifiers.count - 1 - index]
      placements.append(modifier.placement(of: size, in: room))
      size = placements[index].size
    }
    return (content, placements)
  }
}

extension ModifiedView.Modifier {
  /// The room that it offers to what it modifies, of the room that it is offered.
  fileprivate func offer(_ room: Size) -> Size {
    switch self {
    case .frame(let width, let height, _):
      Size(width: width ?? room.width, height: height ?? room.height)
    case .flexibleFrame(let width, let height, _):
      Size(
        width: min(room.width, width ?? .infinity), height: min(room.height, height ?? .infinity))
    case .padding(let margins):
      Size(
        width: max(0, room.width - margins.width), height: max(0, room.height - margins.height))
    case .position, .offset, .rotation, .scale, .transform: room
    }
  }

  fileprivate func placement(of child: Size, in room: Size) -> ModifiedView.Placement {
    switch self {
    case .frame(let width, let height, let alignment):
      let size = Size(width: width ?? child.width, height: height ?? child.height)
      return placement(aligning(child, at: alignment, in: size), size)
    case .flexibleFrame(let width, let height, let alignment):
      let size = Size(
        width: stretched(child.width, to: room.width, atMost: width),
        height: stretched(child.height, to: room.height, atMost: height))
      return placement(aligning(child, at: alignment, in: size), size)
    case .padding(let margins):
      let size = Size(width: child.width + margins.width, height: child.height + margins.height)
      return placement(AffineTransform(translationX: margins.leading, y: margins.top), size)
    case .position(let point):
      let move = AffineTransform(
        translationX: point.x - child.width / 2, y: point.y - child.height / 2)
      return placement(move, room)
    case .offset(let move):
      return placement(AffineTransform(translationX: move.dx, y: move.dy), child)
    case .rotation(let angle, let anchor):
      return placement(.rotation(angle.radians, about: child.point(at: anchor)), child)
    case .scale(let x, let y, let anchor):
      return placement(.scale(x, y, about: child.point(at: anchor)), child)
    case .transform(let transform): return placement(transform, child)
    }
  }

  private func placement(_ map: AffineTransform, _ size: Size) -> ModifiedView.Placement {
    ModifiedView.Placement(modifier: self, map: map, size: size)
  }
}

/// A side of a flexible frame: what is offered, at least the content and at most the limit.
private func stretched(_ side: Double, to room: Double, atMost limit: Double?) -> Double {
  limit.map { min(max(side, room), $0) } ?? side
}

extension Size {
  fileprivate func point(at anchor: Point) -> Point {
    Point(x: anchor.x * width, y: anchor.y * height)
  }
}

private func centering(_ size: Size, in room: Size) -> AffineTransform {
  aligning(size, at: Point(x: 0.5, y: 0.5), in: room)
}

/// The same point of the unit square of both falls together.
private func aligning(_ size: Size, at point: Point, in room: Size) -> AffineTransform {
  AffineTransform(
    translationX: (room.width - size.width) * point.x, y: (room.height - size.height) * point.y)
}
