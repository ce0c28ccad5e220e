/// The columns that count as much as a row, in dashes and slopes.
let columnsPerRow = 2.0

/// How a line looks in every style, so that roles differ without colour.
enum Texture {
  /// Thin and unbroken.
  case solid
  /// Thick and unbroken.
  case bold
  /// Dots at even distances.
  case dotted
  /// Two dashes and two blanks, as a selection marquee.
  case dashed
  /// Thinner than solid, for the lines of a grid.
  case faint
  /// Only the ends of a line, so that the lines of a grid leave its points.
  case sparse
}

extension Role {
  /// The texture of the edges of a role.
  var texture: Texture {
    switch self {
    case .other: .bold
    case .before, .point: .dotted
    case .frame: .dashed
    case .grid: .faint
    case .lattice: .sparse
    case .blank, .axis, .number, .after, .arrow, .origin, .corner, .anchor, .label, .legend: .solid
    }
  }
}

/// The dashes of a marquee, counted in cells along its edge; they march with the phase.
struct Dashes {
  let phase: Int

  /// Whether the cell so many steps from the start of an edge has ink.
  func isOn(_ step: Int) -> Bool { (step &+ 3 &- phase) & 3 < 2 }
}
