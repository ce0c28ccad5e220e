internal import Geometry
internal import Views

// `rawValue` of cases and options of the frameworks: the numbers that their headers give them.

extension Evaluator {
  /// The number behind a case, or the bits of options; nil for other values and other names.
  func rawValue(_ name: Name, of value: Value) -> Value? {
    guard names.text(name, is: "rawValue") else { return nil }
    return bits(of: value).map { .number(Double($0)) }
  }

  private func bits(of value: Value) -> Int? {
    switch value {
    case .text(let box): return numbersOfLooks[box.payload]
    case .list(let box):
      let parts = box.payload.map { bits(of: $0) }
      return parts.contains(nil) ? nil : parts.reduce(0) { $0 | ($1 ?? 0) }
    default:
      return place(of: value)
    }
  }

  private func place(of value: Value) -> Int? {
    if let alignment = Alignment(value) { return Alignment.allCases.firstIndex(of: alignment) }
    if let edge = RectEdge(value) { return RectEdge.allCases.firstIndex(of: edge) }
    return nil
  }
}

/// Those of `UIView.ContentMode`, which are kept by their names [D: UIView.h].
private let numbersOfLooks = [
  "scaleToFill": 0, "scaleAspectFit": 1, "scaleAspectFill": 2, "redraw": 3, "center": 4, "top": 5,
  "bottom": 6, "left": 7, "right": 8, "topLeft": 9, "topRight": 10, "bottomLeft": 11,
  "bottomRight": 12,
]
