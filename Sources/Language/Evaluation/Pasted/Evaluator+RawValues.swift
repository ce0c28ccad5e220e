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
      if let part = ResizingPart(value) { return Int(part.mask.rawValue) }
      if let option = AnimationOption(value) { return option.bits }
      return place(of: value)
    }
  }

  private func place(of value: Value) -> Int? {
    if let alignment = Alignment(value) { return Alignment.allCases.firstIndex(of: alignment) }
    if let edge = RectEdge(value) { return RectEdge.allCases.firstIndex(of: edge) }
    return switch RectCorner(value) {
    case .topLeft: 1
    case .topRight: 2
    case .bottomLeft: 4
    case .bottomRight: 8
    case nil: nil
    }
  }
}

/// Those of `UIView.ContentMode` and `UIControl.State`, which are kept by their names [D: UIView.h, UIControl.h].
private let numbersOfLooks = [
  "scaleToFill": 0, "scaleAspectFit": 1, "scaleAspectFill": 2, "redraw": 3, "center": 4, "top": 5,
  "bottom": 6, "left": 7, "right": 8, "topLeft": 9, "topRight": 10, "bottomLeft": 11,
  "bottomRight": 12, "normal": 0, "highlighted": 1, "disabled": 2, "selected": 4,
]
