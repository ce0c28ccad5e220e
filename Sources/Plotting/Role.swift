internal import Geometry

/// What a cell of a picture shows.
///
/// Textures and colours are chosen by role; a higher raw value is painted over a lower one.
public enum Role: UInt8, Sendable, Hashable, CaseIterable {
  /// Nothing.
  case blank
  /// An axis, its ticks, its arrow and its name.
  case axis
  /// The number of a tick.
  case number
  /// A grid before a transform.
  case lattice
  /// The image of a grid.
  case grid
  /// The frame (bounding box) of a shape.
  case frame
  /// A shape before its transform.
  case before
  /// The second of two shapes that lie over each other.
  case other
  /// A shape after its transform.
  case after
  /// An arrow.
  case arrow
  /// The point (0, 0), where no axes cross in it.
  case origin
  /// The letter of a corner.
  case corner
  /// An anchor point.
  case anchor
  /// A point of its own.
  case point
  /// Words in the picture.
  case label
  /// Words below the picture.
  case legend
}

/// One character of a picture and what it stands for.
public struct Cell: Sendable, Hashable {
  /// The character: ASCII in the ascii style; box drawing, Braille or blocks in others.
  public var glyph: Unicode.Scalar
  /// What the character belongs to.
  public var role: Role

  /// A cell with nothing in it.
  public static let blank = Cell(glyph: " ", role: .blank)

  /// The second column of the letter before it; nothing is written for it.
  static func covered(_ role: Role) -> Cell { Cell(glyph: .covered, role: role) }

  /// A cell that shows a character in a role.
  public init(glyph: Unicode.Scalar, role: Role) {
    self.glyph = glyph
    self.role = role
  }
}

extension Unicode.Scalar {
  /// What stands in the cell behind a letter of two columns: a scalar that no text has.
  static var covered: Unicode.Scalar { "\u{FFFF}" }
}

/// The cells that a letter takes.
func cellCount(_ scalar: Unicode.Scalar) -> Int { isWide(scalar) ? 2 : 1 }
