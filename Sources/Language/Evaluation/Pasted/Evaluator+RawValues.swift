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
    case .text(let box): return contentModes.firstIndex(of: box.payload)
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

/// The cases of `UIView.ContentMode`, which are kept by their names, from 0 [D: UIView.h].
let contentModes = [
  "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom", "left",
  "right", "topLeft", "topRight", "bottomLeft", "bottomRight",
]
