public import Geometry

/// A result of a numeric case.
public enum CaseValue: Decodable, Equatable, Sendable {
  /// A number, or the components of a geometric value in Core Graphics' order.
  case numbers([Double])
  /// One or more answers.
  case flags([Bool])
  /// A text.
  case text(String)

  /// Reads whichever kind is there.
  public init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let flag = try? value.decode(Bool.self) {
      self = .flags([flag])
    } else if let flags = try? value.decode([Bool].self) {
      self = .flags(flags)
    } else if let number = try? value.decode(Double.self) {
      self = .numbers([number])
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else {
      self = .numbers(try value.decode([Double].self))
    }
  }

  /// Whether `other` is the same kind of result and equal, numbers within `tolerance`.
  func matches(_ other: CaseValue, tolerance: Double) -> Bool {
    switch (self, other) {
    case (.numbers(let left), .numbers(let right)):
      left.count == right.count && zip(left, right).allSatisfy { abs($0 - $1) <= tolerance }
    case (.flags, _), (.text, _), (.numbers, _):
      self == other
    }
  }
}

extension CaseValue {
  /// The result of one number.
  public static func number(_ x: Double) -> CaseValue { .numbers([x]) }

  /// The result of one answer.
  public static func flag(_ flag: Bool) -> CaseValue { .flags([flag]) }

  /// The coordinates of a point.
  public static func point(_ p: Point) -> CaseValue { .numbers([p.x, p.y]) }

  /// The components of a vector.
  public static func vector(_ v: Vector) -> CaseValue { .numbers([v.dx, v.dy]) }

  /// The width and height of a size.
  public static func size(_ s: Size) -> CaseValue { .numbers([s.width, s.height]) }

  /// The origin and raw size of a rect.
  public static func rect(_ r: Rect) -> CaseValue {
    .numbers([r.origin.x, r.origin.y, r.size.width, r.size.height])
  }

  /// The six coefficients of a transform.
  public static func transform(_ t: AffineTransform) -> CaseValue {
    .numbers([t.a, t.b, t.c, t.d, t.tx, t.ty])
  }
}
