/// The name of a function, as `#selector` or Objective-C's `@selector` writes it.
///
///     ViewController.panned(_:)      Swift: the type means nothing here
///     self.panned                    whatever its labels
///     panned:withEvent:              Objective-C: the first label is none
struct Selector: Equatable {
  let name: String
  /// "" for a parameter without label; nil where the labels were left out.
  let labels: [String]?

  init(_ text: String) {
    let open = text.firstIndex(of: "(") ?? text.endIndex
    let path = text[..<open].split(separator: ".")
    let head = path.last.map { $0.filter { $0 != " " } } ?? ""
    if open < text.endIndex {
      name = head
      labels = Selector.parts(text[open...].filter { $0 != "(" && $0 != ")" && $0 != " " })
    } else if let colon = head.firstIndex(of: ":") {
      name = String(head[..<colon])
      labels = [""] + Selector.parts(head[head.index(after: colon)...])
    } else {
      name = head
      labels = nil
    }
  }

  init(name: String, labels: [String]) {
    (self.name, self.labels) = (name, labels)
  }

  /// Whether both may name one function: left out labels may be any.
  func mayMean(_ other: Selector) -> Bool {
    name == other.name && (labels == nil || other.labels == nil || labels == other.labels)
  }

  /// How Objective-C writes it: `pan(_:to:)` is `pan:to:`, `turn(by:)` is `turnBy:`, `move(point:)` is
  /// `moveWithPoint:`.
  var spelling: String {
    guard let labels, let first = labels.first else { return name }
    let isPreposition = ["with", "for", "at", "to", "from", "by", "in", "on", "of"].contains(first)
    let joint = first.isEmpty || isPreposition ? "" : "With"
    return ([name + joint + first.capitalizedWord] + labels.dropFirst()).map { $0 + ":" }.joined()
  }

  private static func parts(_ text: some StringProtocol) -> [String] {
    text.split(separator: ":", omittingEmptySubsequences: false).dropLast()
      .map { $0 == "_" ? "" : String($0) }
  }
}
