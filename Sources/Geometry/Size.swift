/// A width and a height; either may be negative, as in Core Graphics.
public struct Size: Hashable, Sendable {
  /// The horizontal extent.
  public var width: Double
  /// The vertical extent.
  public var height: Double

  /// Creates a size of `width` by `height`.
  @inlinable
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The size without extent.
  @inlinable
  public static var zero: Size { Size(width: 0, height: 0) }
}
