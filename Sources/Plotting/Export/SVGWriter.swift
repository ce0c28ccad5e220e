import Geometry

/// The number of pixels as it stands in a file: hundredths, so that the same picture has the same
/// bytes everywhere.
func pixels(_ x: Double) -> String { fixedText(x, decimals: 2, trimmingZeros: true) }

/// Writes elements one after the other, a line each.
struct SVGWriter {
  private(set) var text = ""
  private var open: [String] = []

  /// Begins an element that holds others; no class where the name is empty.
  mutating func begin(
    _ tag: String, _ className: String, _ attributes: [SVGElement.Attribute] = []
  ) {
    text += indent + "<" + tag
    if !className.isEmpty { write("class", className) }
    for attribute in attributes { write(attribute.name, attribute.value) }
    text += ">\n"
    open.append(tag)
  }

  /// Ends the element that was begun last.
  mutating func end() {
    guard let tag = open.popLast() else { return }
    text += indent + "</\(tag)>\n"
  }

  /// Elements as they are.
  mutating func write(_ elements: [SVGElement]) {
    for element in elements { write(element) }
  }

  /// A whole element, with what stands within.
  mutating func write(_ element: SVGElement, within inner: [String] = []) {
    text += indent + "<" + element.tag
    for fact in element.facts { write(fact.name, fact.value) }
    if let points = element.points { write("data-points", points) }
    for place in element.geometry { write(place.name, place.value) }
    if inner.isEmpty, element.text == nil {
      text += "/>\n"
      return
    }
    text += ">" + xmlText(element.text ?? "")
    for child in inner { text += "\n" + indent + "  " + child }
    text += inner.isEmpty ? "" : "\n" + indent
    text += "</\(element.tag)>\n"
  }

  private mutating func write(_ name: String, _ value: String) {
    text += " " + name + "=\"" + value + "\""
  }

  private var indent: String { String(repeating: "  ", count: open.count) }
}
