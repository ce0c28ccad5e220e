internal import Geometry

/// `UnitPoint`: a place in a view, whatever its size.
enum UnitPoint: String, SymbolConvertible {
  case topLeading, top, topTrailing, leading, center, trailing, bottomLeading, bottom,
    bottomTrailing

  static let kind = Kind.unitPoint

  var literal: StaticString {
    switch self {
    case .topLeading: "topLeading"
    case .top: "top"
    case .topTrailing: "topTrailing"
    case .leading: "leading"
    case .center: "center"
    case .trailing: "trailing"
    case .bottomLeading: "bottomLeading"
    case .bottom: "bottom"
    case .bottomTrailing: "bottomTrailing"
    }
  }

  /// The same as a point: (0, 0) is the top left corner, (1, 1) the bottom right one.
  var point: Point {
    let index = Self.allCases.firstIndex(of: self) ?? 0
    return Point(x: Double(index % 3) / 2, y: Double(index / 3) / 2)
  }
}

/// An anchor: a named point of the unit square, or any other.
struct UnitAnchor: Convertible {
  var point: Point
  static var kinds: Kinds { [.unitPoint, .point] }

  init?(_ value: Value) {
    guard let point = UnitPoint(value)?.point ?? Point(value) else { return nil }
    self.point = point
  }

  var asValue: Value { .point(point) }
}
