internal import Geometry
internal import Motion
internal import Views

extension Value {
  /// Whether a value has too many parts to be written: shared lists can stand for 2^60 of them.
  var isTooLargeToWrite: Bool {
    var left = 200_000
    countParts(&left)
    return left < 0
  }

  private func countParts(_ left: inout Int) {
    left -= 1
    guard left >= 0 else { return }
    switch self {
    case .list(let box): for element in box.payload where left >= 0 { element.countParts(&left) }
    case .set(let box):
      for element in box.payload.elements where left >= 0 { element.countParts(&left) }
    case .dictionary(let box):
      for place in box.payload.places where left >= 0 {
        box.payload.keys[place].countParts(&left)
        box.payload.values[place].countParts(&left)
      }
    case .structure(let box):
      for field in box.payload.fields where left >= 0 { field.countParts(&left) }
    default: return
    }
  }
}

extension Evaluator {
  /// A value as one JSON object; numbers are full doubles that round-trip.
  func json(_ value: Value) -> String {
    value.isTooLargeToWrite ? object("large", []) : written(value)
  }

  private func written(_ value: Value) -> String {
    switch value {
    case .number(let number): object("number", [("value", jsonNumber(number))])
    case .angle(let angle):
      object(
        "angle", [("radians", jsonNumber(angle.radians)), ("degrees", jsonNumber(angle.degrees))])
    case .boolean(let truth): object("bool", [("value", truth ? "true" : "false")])
    case .text(let box): object("string", [("value", jsonText(box.payload))])
    case .nothing, .missing, .void, .cell, .implicit: object("nil", [])
    case .list(let box):
      object("list", [("values", array(box.payload.map(written)))])
    case .set(let box):
      object("set", [("values", array(box.payload.elements.map(written)))])
    case .dictionary(let box):
      object(
        "dictionary",
        [
          ("keys", array(box.payload.places.map { written(box.payload.keys[$0]) })),
          ("values", array(box.payload.places.map { written(box.payload.values[$0]) })),
        ])
    case .range(let lower, let upper, let isClosed):
      object(
        "range",
        [
          ("lower", jsonNumber(lower)), ("upper", jsonNumber(upper)),
          ("closed", isClosed ? "true" : "false"),
        ])
    case .structure(let box): structure(box.payload)
    case .color(let color):
      object(
        "color",
        [
          ("red", jsonNumber(color.red)), ("green", jsonNumber(color.green)),
          ("blue", jsonNumber(color.blue)), ("alpha", jsonNumber(color.alpha)),
        ])
    case .symbol(let symbol): object("symbol", [("value", jsonText(symbol.text))])
    case .function: object("function", [("signature", jsonText(sourceText(value)))])
    case .type: object("type", [("name", jsonText(sourceText(value)))])
    case .view(let id): view(id, "view")
    case .layer(let id): view(id, "layer")
    case .path: object("path", [("text", jsonText(sourceText(value)))])
    case .presented(let box): shown(box.payload) { $0.view(box.payload.id, "layer") }
    case .recognizer(let id): recognizer(id)
    case .animation: object("animation", [("text", jsonText(sourceText(value)))])
    case .timing: object("timing", [("text", jsonText(sourceText(value)))])
    case .modifiedView(let box): modifiedView(box.payload)
    case .report(let box): box.payload.json(in: self).joined(separator: "\n")
    case .point, .vector, .size, .rect, .row, .row3D, .transform, .components, .matrix:
      geometry(value)
    }
  }

  private func geometry(_ value: Value) -> String {
    switch value {
    case .point(let point):
      object("point", [("x", jsonNumber(point.x)), ("y", jsonNumber(point.y))])
    case .vector(let vector):
      object("vector", [("dx", jsonNumber(vector.dx)), ("dy", jsonNumber(vector.dy))])
    case .size(let size):
      object("size", [("width", jsonNumber(size.width)), ("height", jsonNumber(size.height))])
    case .rect(let rect): self.rect(rect)
    case .row(let row): object("row", [("values", numbers([row.x, row.y, row.w]))])
    case .row3D(let row): object("row", [("values", numbers([row.x, row.y, row.z, row.w]))])
    case .transform(let transform): self.transform(transform)
    case .components(let parts):
      object(
        "components",
        [
          ("scale", numbers([parts.scale.width, parts.scale.height])),
          ("horizontalShear", jsonNumber(parts.horizontalShear)),
          ("rotation", jsonNumber(parts.rotation)),
          ("translation", numbers([parts.translation.dx, parts.translation.dy])),
        ])
    case .matrix(let box):
      object(
        "matrix",
        [
          ("rows", array((0..<box.payload.rows).map { numbers(box.payload.row($0)) }))
        ])
    default: "{}"
    }
  }

  private func rect(_ rect: Rect) -> String {
    object(
      "rect",
      [
        ("x", jsonNumber(rect.origin.x)), ("y", jsonNumber(rect.origin.y)),
        ("width", jsonNumber(rect.size.width)), ("height", jsonNumber(rect.size.height)),
      ])
  }

  private func transform(_ t: AffineTransform) -> String {
    let words = TransformWords(precision: settings.precision)
    let entries = [("a", t.a), ("b", t.b), ("c", t.c), ("d", t.d), ("tx", t.tx), ("ty", t.ty)]
    return object(
      "transform",
      entries.map { ($0.0, jsonNumber($0.1)) } + [("kind", jsonText(words.describe(t)))])
  }

  private func view(_ id: ViewID, _ type: String) -> String {
    let className = type == "layer" && scene.isView(id) ? "CALayer" : scene.className(of: id)
    let center = json(.point(scene.position(of: id)))
    return object(
      type,
      [
        ("name", scene.name(of: id).map(jsonText) ?? "null"), ("class", jsonText(className)),
        ("frame", rect(scene.frame(of: id))), ("bounds", rect(scene.bounds(of: id))),
        (type == "layer" ? "position" : "center", center),
        ("anchorPoint", json(.point(scene.anchorPoint(of: id)))),
        ("transform", transform(scene.transform(of: id))),
      ])
  }

  private func structure(_ structure: Structure) -> String {
    let fields = shownFields(of: structure).enumerated().map { index, field in
      let name = field.label == .none ? "\(index)" : names.text(field.label)
      return "\(jsonText(name)):\(written(field.value))"
    }
    return object(
      "struct",
      [
        ("name", jsonText(title(structure.type))),
        ("fields", "{" + fields.joined(separator: ",") + "}"),
      ])
  }

  private func numbers(_ numbers: [Double]) -> String {
    array(numbers.map(jsonNumber))
  }

  /// A diagnostic as one JSON object, with line and columns in code points.
  func json(_ diagnostic: Diagnostic) -> String {
    let start = sources.location(diagnostic.span.start)
    let end = sources.location(diagnostic.span.end)
    let endColumn = end.line == start.line ? end.column : start.column + 1
    return object(
      diagnostic.severity.rawValue,
      [
        ("code", jsonText(diagnostic.problem.code)),
        ("message", jsonText(diagnostic.problem.headline)),
        ("file", jsonText(start.source)), ("line", String(start.line)),
        ("column", String(start.column)), ("endColumn", String(endColumn)),
        ("help", diagnostic.problem.advice.map(jsonText) ?? "null"),
      ])
  }
}

/// One JSON object: its type first, then its members in order, whose values are JSON already.
func object(_ type: String, _ members: [(String, String)]) -> String {
  var result = "{\"type\":\"\(type)\""
  for (name, value) in members { result += ",\"\(name)\":\(value)" }
  return result + "}"
}

/// A JSON array of what is JSON already.
func array(_ elements: [String]) -> String { "[" + elements.joined(separator: ",") + "]" }

/// A number that round-trips; what JSON cannot write is a string.
package func jsonNumber(_ number: Double) -> String {
  if number.isNaN { return "\"nan\"" }
  if number.isInfinite { return number > 0 ? "\"inf\"" : "\"-inf\"" }
  return numberText(number, .full)
}

/// A JSON string; control characters and line separators are escaped.
public func jsonText(_ text: String) -> String {
  literal(text) { scalar in String(scalar).utf16.map(escape).joined() }
}

/// One line of JSON in ASCII: only strings have anything else, and there it can be escaped.
public func asciiJSON(_ line: String) -> String {
  escaping(line) { $0.isASCII ? nil : String($0).utf16.map(escape).joined() }
}

private func escape(_ unit: UInt16) -> String {
  let digits = String(unit, radix: 16)
  return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
}
