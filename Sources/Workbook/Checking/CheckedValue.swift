internal import Language

/// A value of the language as checks compare it.
///
/// It is read from the JSON form, so that values of two sessions compare without sharing anything.
indirect enum CheckedValue: Sendable {
  /// Numbers that belong together: a number, a point, a transform, a matrix.
  case numbers(NumberGrid)
  case text(String)
  case truth(Bool)
  case nothing
  case list([CheckedValue])
  /// A view, a struct value, components: named parts.
  case record(kind: String, [(name: String, value: CheckedValue)])
  /// A value without a content that could be compared, such as a function.
  case opaque(kind: String)
  /// A value that only tells whether another one is the same.
  case sealed(Seal)

  /// The value of a JSON object as `--json` writes it.
  init(json: String) {
    self = DataValue(json: json).map(CheckedValue.init(data:)) ?? .opaque(kind: "value")
  }

  private init(data: DataValue) {
    let kind = data["type"]?.text ?? "value"
    switch kind {
    case "bool": self = data["value"].flatMap(CheckedValue.init(truth:)) ?? .nothing
    case "string": self = .text(data["value"]?.text ?? "")
    case "symbol": self = .text("." + (data["value"]?.text ?? ""))
    case "nil": self = .nothing
    case "list": self = .list((data["values"]?.list ?? []).map(CheckedValue.init(data:)))
    case "struct": self = CheckedValue(fields: data)
    case "view", "layer", "components", "range", "color": self = CheckedValue(parts: data, kind)
    default: self = NumberGrid(data, kind: kind).map { .numbers($0) } ?? .opaque(kind: kind)
    }
  }

  private init?(truth: DataValue) {
    guard case .truth(let value) = truth else { return nil }
    self = .truth(value)
  }

  private init(fields data: DataValue) {
    guard case .object(let fields)? = data["fields"] else {
      self = .nothing
      return
    }
    let name = data["name"]?.text ?? "struct"
    self = .record(kind: name, fields.map { ($0.name, CheckedValue(data: $0.value)) })
  }

  /// Parts that carry no type of their own; a view's name does not tell it from another.
  private init(parts data: DataValue, _ kind: String) {
    guard case .object(let members) = data else {
      self = .nothing
      return
    }
    let parts = members.filter { $0.name != "type" && $0.name != "name" }
    self = .record(kind: kind, parts.map { ($0.name, CheckedValue(part: $0.value)) })
  }

  private init(part data: DataValue) {
    if let number = data.number {
      self = .numbers(NumberGrid(kind: "number", rows: [[number]], labels: []))
    } else if let numbers = data.list {
      let row = numbers.compactMap(\.number)
      self = .numbers(NumberGrid(kind: "numbers", rows: [row], labels: []))
    } else if case .truth(let truth) = data {
      self = .truth(truth)
    } else if let text = data.text {
      self = .text(text)
    } else {
      self = CheckedValue(data: data)
    }
  }

  /// What it is, with an article.
  var kindWords: String {
    switch self {
    case .numbers(let grid): grid.kindWords
    case .text: "a text"
    case .truth: "a truth value"
    case .nothing: "nothing"
    case .list: "a list"
    case .record(let kind, _), .opaque(let kind): withArticle(kind)
    case .sealed(let seal): Workbook.kindWords(seal.kind)
    }
  }

  /// It is a view or a layer.
  var isView: Bool {
    if case .record(let kind, _) = self { return kind == "view" || kind == "layer" }
    return false
  }

  /// It is `nil`.
  var isNothing: Bool {
    if case .nothing = self { return true }
    return false
  }

  /// Nothing in it can be compared.
  var isOpaque: Bool {
    if case .opaque = self { return true }
    return false
  }
}

/// Numbers in rows, with the names of the entries where they have some.
struct NumberGrid: Sendable {
  var kind: String
  var rows: [[Double]]
  /// The names of the entries of a single row: `x`, `y`.
  var labels: [String]
  /// What a transform is, in words: "rotate 90° about (2, 1)".
  var nature: String?

  var columns: Int { rows.first?.count ?? 0 }

  /// A number of it as people read it: an angle with its unit.
  func text(of number: Double) -> String {
    kind == "angle" ? shortNumber(number * 180 / .pi) + "°" : shortNumber(number)
  }

  /// Transforms are 3×3 matrices, angles are numbers of radians: a value counts, not its spelling.
  var shape: String {
    switch kind {
    case "transform", "matrix": "\(rows.count)×\(columns) matrix"
    case "angle": "number"
    case "row": "row of \(columns)"
    default: kind
    }
  }

  var kindWords: String {
    switch kind {
    case "matrix": withArticle("\(rows.count)×\(columns) matrix")
    case "row": "a row of \(columns) numbers"
    default: withArticle(kind)
    }
  }
}

extension NumberGrid {
  fileprivate init?(_ data: DataValue, kind: String) {
    func numbers(_ names: [String]) -> NumberGrid? {
      let row = names.compactMap { data[$0]?.number }
      return row.count == names.count ? NumberGrid(kind: kind, rows: [row], labels: names) : nil
    }
    switch kind {
    case "number": self.init(numbers(["value"]), labels: [])
    case "angle": self.init(numbers(["radians"]), labels: [])
    case "point": self.init(numbers(["x", "y"]))
    case "vector": self.init(numbers(["dx", "dy"]))
    case "size": self.init(numbers(["width", "height"]))
    case "rect": self.init(numbers(["x", "y", "width", "height"]))
    case "row": self.init(kind, rows: data["values"].map { [$0] })
    case "matrix": self.init(kind, rows: data["rows"]?.list)
    case "transform":
      guard let t = numbers(["a", "b", "c", "d", "tx", "ty"])?.rows[0] else { return nil }
      let rows = [[t[0], t[1], 0], [t[2], t[3], 0], [t[4], t[5], 1]]
      self.init(kind: kind, rows: rows, labels: [], nature: data["kind"]?.text)
    default: return nil
    }
  }

  private init?(_ grid: NumberGrid?, labels: [String]? = nil) {
    guard var grid else { return nil }
    grid.labels = labels ?? grid.labels
    self = grid
  }

  private init?(_ kind: String, rows: [DataValue]?) {
    guard let rows, !rows.isEmpty else { return nil }
    self.init(kind: kind, rows: rows.map { ($0.list ?? []).compactMap(\.number) }, labels: [])
  }
}

/// The kind that a seal names by one word, with an article.
func kindWords(_ sealed: String) -> String {
  withArticle(sealed.split(separator: "-").joined(separator: " "))
}

private func withArticle(_ kind: String) -> String {
  let isVowel = kind.first.map { "aeiou".contains(part: $0.lowercased()) } ?? false
  return (isVowel ? "an " : "a ") + kind
}
