internal import Geometry
internal import Views

/// Writes one-line forms into one buffer; what there is no more room for is counted.
///
/// Lists that share parts can stand for 2^60 of them, so there always is an end of the room.
///
/// The evaluator is handed on, not kept: to keep it is to copy its two kilobytes for each number that is shown.
struct ValueWriter {
  let settings: Settings
  /// How many bytes may be written before the rest is left out.
  let room: Int
  /// Long texts are cut, too, and spelled as the screen can show them; elsewhere they are no longer than the budget
  /// lets them be, and stay as they are.
  let isOnScreen: Bool
  private(set) var leavesOut = false
  /// About what `… 99000 more]` takes.
  static let roomForCount = 16
  private var bytes: [UInt8] = []

  init(settings: Settings, room: Int, isOnScreen: Bool = false) {
    (self.settings, self.room, self.isOnScreen) = (settings, room, isOnScreen)
  }

  func finished() -> String { String(decoding: bytes, as: UTF8.self) }

  mutating func write(_ value: Value, _ evaluator: Evaluator) {
    if bytes.count > room { return leaveOut("…") }
    switch value {
    case .number(let number): write([number])
    case .angle(let angle): write(angle)
    case .boolean(let truth): write(truth ? "true" : "false")
    case .nothing, .missing, .void, .cell: write("nil")
    case .point(let point): call("", [point.x, point.y])
    case .vector(let vector): call("vector", [vector.dx, vector.dy])
    case .size(let size): call("size", [size.width, size.height])
    case .rect(let rect): write(rect)
    case .row(let row): call("", [row.x, row.y, row.w])
    case .row3D(let row): call("", [row.x, row.y, row.z, row.w])
    case .transform(let transform): write(transform)
    case .components(let components): write(components)
    case .color(let color): write(color)
    case .symbol(let symbol): write(evaluator.sourceText(of: symbol))
    case .range(let lower, let upper, let isClosed):
      if lower > -.infinity { write([lower]) }
      write(isClosed ? "..." : "..<")
      if upper < .infinity { write([upper]) }
    case .text(let box): writeQuoted(box.payload)
    case .list(let box): write(box.payload, evaluator)
    case .set(let box):
      write("Set(")
      write(box.payload.elements, evaluator)
      write(")")
    case .dictionary(let box): write(box.payload, evaluator)
    case .matrix(let box): write(box.payload)
    case .structure(let box): write(box.payload, evaluator)
    case .view(let id): write(evaluator.describe(id, isLayer: false))
    case .layer(let id): write(evaluator.describe(id, isLayer: true))
    case .path(let index): write(evaluator.describe(path: index))
    case .presented(let box): write(evaluator.describe(box.payload))
    case .recognizer(let id): write(evaluator.describe(id))
    case .animation(let id): write(evaluator.describe(id))
    case .timing(let box): write(evaluator.describe(box.payload))
    case .modifiedView(let box): write(evaluator.sourceText(box.payload))
    case .function(let box): write(evaluator.describe(box.payload))
    case .type(let type): write(evaluator.describe(type))
    case .report(let box): write(box.payload.word)
    case .implicit(let box): write("." + evaluator.names.text(box.payload.name))
    }
  }

  private mutating func write(_ text: String) { bytes.append(contentsOf: text.utf8) }

  private mutating func leaveOut(_ words: String) {
    leavesOut = true
    write(words)
  }

  /// What stands between commas; the first always is written.
  private mutating func write(_ count: Int, _ element: (inout Self, Int) -> Void) {
    for index in 0..<count {
      if index > 0 {
        write(", ")
        if bytes.count > room { return leaveOut("… \(count - index) more") }
      }
      element(&self, index)
    }
  }

  /// A short text is not worth cutting.
  private mutating func writeQuoted(_ text: String) {
    let left = max(room - bytes.count, 40)
    guard isOnScreen else { return write(quoted(text)) }
    guard text.utf8.count > left else { return write(quoted(text, isASCII: settings.isASCII)) }
    var end = text.startIndex
    while end < text.endIndex, text[..<end].utf8.count < left { text.formIndex(after: &end) }
    write(quoted(String(text[..<end]), isASCII: settings.isASCII))
    if end < text.endIndex { leaveOut(" … \(text[end...].count) more") }
  }

  /// Numbers that belong together: what is negligible beside the largest is written 0.
  private mutating func write(_ numbers: [Double], beside others: [Double] = []) {
    let largest = (numbers + others).reduce(0) { $1.isFinite ? max($0, abs($1)) : $0 }
    for (index, number) in numbers.enumerated() {
      if index > 0 { write(", ") }
      appendNumberText(
        number, settings.precision, negligible: 1e-12 * (numbers.count > 1 ? largest : 1),
        to: &bytes)
    }
  }

  /// However far a transform moves, what it does to vectors is not negligible.
  private mutating func write(_ transform: AffineTransform) {
    let linear = [transform.a, transform.b, transform.c, transform.d]
    write("transform(")
    write(linear)
    write(", ")
    write([transform.tx, transform.ty], beside: linear)
    write(")")
  }

  private mutating func call(_ name: String, _ numbers: [Double]) {
    write(name + "(")
    write(numbers)
    write(")")
  }

  private mutating func write(_ mapping: Mapping, _ evaluator: Evaluator) {
    if mapping.count == 0 { return write("[:]") }
    let places = mapping.places
    write("[")
    write(places.count) { writer, index in
      writer.write(mapping.keys[places[index]], evaluator)
      writer.write(": ")
      writer.write(mapping.values[places[index]], evaluator)
    }
    write("]")
  }

  private mutating func write(_ exact: Angle) {
    let angle = settings.shown(exact)
    write([angle.value])
    switch angle.unit {
    case .degrees: write("°")
    case .radians: write("rad")
    case .turns: write("turn")
    }
  }

  private mutating func write(_ rect: Rect) {
    if rect.isNull { return write("CGRect.null") }
    if rect.isInfinite { return write("CGRect.infinite") }
    call("rect", [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
  }

  private mutating func write(_ components: TransformComponents) {
    write("CGAffineTransformComponents(scale: ")
    call("size", [components.scale.width, components.scale.height])
    write(", horizontalShear: ")
    write([components.horizontalShear])
    write(", rotation: ")
    write([components.rotation])
    write(", translation: ")
    call("vector", [components.translation.dx, components.translation.dy])
    write(")")
  }

  private mutating func write(_ color: Color) {
    write("UIColor(red: ")
    for (index, part) in [color.red, color.green, color.blue, color.alpha].enumerated() {
      if index > 0 { write([", green: ", ", blue: ", ", alpha: "][index - 1]) }
      write([part])
    }
    write(")")
  }

  private mutating func write(_ list: [Value], _ evaluator: Evaluator) {
    write("[")
    write(list.count) { writer, index in writer.write(list[index], evaluator) }
    write("]")
  }

  private mutating func write(_ matrix: Matrix) {
    write("[")
    for row in 0..<matrix.rows {
      if row > 0 { write("; ") }
      write(matrix.row(row))
    }
    write(matrix.rows == 1 ? ";]" : "]")
  }

  private mutating func write(_ structure: Structure, _ evaluator: Evaluator) {
    if let sign = evaluator.sign(ofRange: structure) {
      write(structure.fields[0], evaluator)
      write(sign)
      return write(structure.fields[1], evaluator)
    }
    write(evaluator.title(structure.type) + "(")
    for (index, field) in evaluator.shownFields(of: structure).enumerated() {
      if index > 0 { write(", ") }
      if field.label != .none { write(evaluator.names.text(field.label) + ": ") }
      write(field.value, evaluator)
    }
    write(")")
  }
}
