// Rows are added and multiplied number by number, `w` among them: a place less a place is a way (w is 0), a place
// and a way are a place, and a multiple of a place is the same place.

extension Row {
  /// The sum component by component.
  public static func + (left: Row, right: Row) -> Row {
    Row(x: left.x + right.x, y: left.y + right.y, w: left.w + right.w)
  }

  /// The difference component by component: of two points with w 1, the vector from the second to the first.
  public static func - (left: Row, right: Row) -> Row {
    Row(x: left.x - right.x, y: left.y - right.y, w: left.w - right.w)
  }

  /// Each component times a factor: the same point, where the factor is not 0.
  public static func * (row: Row, factor: Double) -> Row {
    Row(x: row.x * factor, y: row.y * factor, w: row.w * factor)
  }

  /// Each component over a divisor.
  public static func / (row: Row, divisor: Double) -> Row {
    Row(x: row.x / divisor, y: row.y / divisor, w: row.w / divisor)
  }

  /// Each component with the other sign: the same point, the opposite vector.
  public static prefix func - (row: Row) -> Row { Row(x: -row.x, y: -row.y, w: -row.w) }
}

extension Row3D {
  /// The sum component by component.
  public static func + (left: Row3D, right: Row3D) -> Row3D {
    Row3D(x: left.x + right.x, y: left.y + right.y, z: left.z + right.z, w: left.w + right.w)
  }

  /// The difference component by component: of two points with w 1, the vector from the second to the first.
  public static func - (left: Row3D, right: Row3D) -> Row3D {
    Row3D(x: left.x - right.x, y: left.y - right.y, z: left.z - right.z, w: left.w - right.w)
  }

  /// Each component times a factor: the same point, where the factor is not 0.
  public static func * (row: Row3D, factor: Double) -> Row3D {
    Row3D(x: row.x * factor, y: row.y * factor, z: row.z * factor, w: row.w * factor)
  }

  /// Each component over a divisor.
  public static func / (row: Row3D, divisor: Double) -> Row3D {
    Row3D(x: row.x / divisor, y: row.y / divisor, z: row.z / divisor, w: row.w / divisor)
  }

  /// Each component with the other sign: the same point, the opposite vector.
  public static prefix func - (row: Row3D) -> Row3D {
    Row3D(x: -row.x, y: -row.y, z: -row.z, w: -row.w)
  }
}
