internal import Geometry

/// The parts of a view that give way when the size of its superview changes: `UIView.AutoresizingMask`.
///
/// Along each axis a superview is three parts: the margin before the view, the view itself, and the margin
/// after it. What the superview grows by goes to the parts that give way, each by its share of their sum; a
/// margin that sticks out is no part. Where nothing gives way, the view stays where it is.
///
/// Source: UIView, `autoresizingMask`: "the default behavior is to distribute the size difference
/// proportionally among the flexible portions". Not published: what UIKit rounds, what parts of no length
/// share (here: equally), and what it does under a transform (here: bounds and position change as if there
/// was none). `CALayer` on the Mac shares by thirds, on whole points; that is another rule of another class.
public struct Autoresizing: OptionSet, Hashable, Sendable {
  /// One bit a part, those that UIKit's numbers have.
  public let rawValue: UInt8

  /// The parts whose bits are set; bits beyond the sixth mean nothing.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The room to the left of the view.
  public static let leftMargin = Autoresizing(rawValue: 1 << 0)
  /// Its width.
  public static let width = Autoresizing(rawValue: 1 << 1)
  /// The room to its right.
  public static let rightMargin = Autoresizing(rawValue: 1 << 2)
  /// The room above it.
  public static let topMargin = Autoresizing(rawValue: 1 << 3)
  /// Its height.
  public static let height = Autoresizing(rawValue: 1 << 4)
  /// The room below it.
  public static let bottomMargin = Autoresizing(rawValue: 1 << 5)

  /// The parts that give way along the one axis: before, within, after, as the three lowest bits.
  fileprivate var horizontal: UInt8 { rawValue & 0b111 }
  fileprivate var vertical: UInt8 { rawValue >> 3 & 0b111 }
}

extension LayerGeometry {
  /// The geometry after the superlayer's size changed; everything but position and size is kept.
  ///
  /// Where a length would go below zero it is mirrored, which Apple does not publish [?].
  func autoresized(_ mask: Autoresizing, from old: Size, to new: Size)
    -> (geometry: LayerGeometry, isMirrored: Bool)
  {
    let size = bounds.size
    let corner = Point(
      x: position.x - anchorPoint.x * size.width, y: position.y - anchorPoint.y * size.height)
    let horizontal = Stretch(
      start: corner.x, length: size.width, within: old.width, giving: mask.horizontal)
    let vertical = Stretch(
      start: corner.y, length: size.height, within: old.height, giving: mask.vertical)
    let (x, width) = horizontal.grown(by: new.width - old.width)
    let (y, height) = vertical.grown(by: new.height - old.height)
    let box = Rect(x: x, y: y, width: width, height: height).standardized
    var result = self
    result.bounds.size = box.size
    result.position = Point(
      x: box.origin.x + anchorPoint.x * box.size.width,
      y: box.origin.y + anchorPoint.y * box.size.height)
    return (result, width < 0 || height < 0)
  }
}

/// One axis of a view in its superview.
private struct Stretch {
  let start: Double
  let length: Double
  /// The length of the superview.
  let within: Double
  /// Before, within and after, as bits.
  let giving: UInt8

  /// Start and length after the superview grew; it may also shrink.
  func grown(by change: Double) -> (start: Double, length: Double) {
    (start + change * share(0), length + change * share(1))
  }

  /// What a part takes of the change, 0 to 1; the shares of all that give way are 1 together.
  private func share(_ part: Int) -> Double {
    guard gives(part) else { return 0 }
    if giving.nonzeroBitCount == 1 { return 1 }
    let sum = (0..<3).reduce(0) { $0 + (gives($1) ? extent($1) : 0) }
    return sum > 0 ? extent(part) / sum : 1 / Double(giving.nonzeroBitCount)
  }

  private func gives(_ part: Int) -> Bool { giving >> UInt8(part) & 1 == 1 }

  private func extent(_ part: Int) -> Double {
    switch part {
    case 0: max(0, start)
    case 1: length
    default: max(0, within - start - length)
    }
  }
}
