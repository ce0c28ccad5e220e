internal import Geometry
internal import Views

extension Settings {
  var precision: Precision {
    switch digits {
    case .significant(let count): .significant(count)
    case .full: .full
    }
  }

  /// An angle in the unit that was asked for.
  ///
  /// Where all digits are wanted, what is shown reads back as the same angle: one that the other
  /// unit cannot say exactly stays in its own.
  func shown(_ angle: Angle) -> Angle {
    let converted =
      switch angles {
      case .asWritten: angle.isMeasured ? angle.converted(to: .degrees) : angle
      case .degrees: angle.converted(to: .degrees)
      case .radians: angle.converted(to: .radians)
      }
    let isExact = converted.radians == angle.radians && converted.degrees == angle.degrees
    return digits == .full && !isExact ? angle : converted
  }

  /// What says in words what a transform does.
  var transformWords: TransformWords {
    TransformWords(precision: precision, usesRadians: angles == .radians)
  }
}

extension Evaluator {
  /// The one-line form of a value: source text that evaluates to it again.
  func sourceText(_ value: Value) -> String {
    var writer = ValueWriter(settings: settings)
    writer.write(value, self)
    return writer.finished()
  }

  /// What `print` and `\(x)` write: the one-line form, but texts and reports as they are, a case of a
  /// user's enum by its name and a set as its elements, as in Swift.
  func plainText(_ value: Value) -> String {
    switch value {
    case .text(let box): box.payload
    case .report(let box): box.payload.text(in: self).plain
    case .symbol(let symbol) where symbol.owner >= 0: symbol.spelling
    case .set(let box): sourceText(box.payload.elements.asValue)
    case .structure(let box) where box.payload.type.caseIndex >= 0:
      String(sourceText(value).dropFirst(names.text(box.payload.type.name).count + 1))
    default: sourceText(value)
    }
  }
}

/// Writes one-line forms into one buffer; very long lists are cut.
///
/// The evaluator is handed on, not kept: to keep it is to copy its two kilobytes for each number that is shown.
private struct ValueWriter {
  let settings: Settings
  private var bytes: [UInt8] = []
  private let longest = 100_000

  init(settings: Settings) { self.settings = settings }

  func finished() -> String { String(decoding: bytes, as: UTF8.self) }

  mutating func write(_ value: Value, _ evaluator: Evaluator) {
    if bytes.count > longest { return write("…") }
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
    case .transform(let t): call("transform", [t.a, t.b, t.c, t.d, t.tx, t.ty])
    case .components(let components): write(components)
    case .color(let color): write(color)
    case .symbol(let symbol): write(evaluator.typeName(of: symbol) + "." + symbol.spelling)
    case .range(let lower, let upper, let isClosed):
      if lower > -.infinity { write([lower]) }
      write(isClosed ? "..." : "..<")
      if upper < .infinity { write([upper]) }
    case .text(let box): write(quoted(box.payload))
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

  /// Numbers that belong together: what is negligible beside the largest is written 0.
  private mutating func write(_ numbers: [Double]) {
    let largest = numbers.reduce(0) { $1.isFinite ? max($0, abs($1)) : $0 }
    for (index, number) in numbers.enumerated() {
      if index > 0 { write(", ") }
      appendNumberText(
        number, settings.precision, negligible: 1e-12 * (numbers.count > 1 ? largest : 1),
        to: &bytes)
    }
  }

  private mutating func call(_ name: String, _ numbers: [Double]) {
    write(name + "(")
    write(numbers)
    write(")")
  }

  private mutating func write(_ mapping: Mapping, _ evaluator: Evaluator) {
    if mapping.count == 0 { return write("[:]") }
    for (index, place) in mapping.places.enumerated() {
      write(index > 0 ? ", " : "[")
      write(mapping.keys[place], evaluator)
      write(": ")
      write(mapping.values[place], evaluator)
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
    for (index, element) in list.enumerated() {
      if index > 0 { write(", ") }
      if bytes.count > longest {
        write("… \(list.count - index) more")
        break
      }
      write(element, evaluator)
    }
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
    write(evaluator.title(structure.type) + "(")
    for (index, value) in structure.fields.enumerated() {
      if index > 0 { write(", ") }
      if index < structure.type.fields.count, structure.type.fields[index] != .none {
        write(evaluator.names.text(structure.type.fields[index]) + ": ")
      }
      write(value, evaluator)
    }
    write(")")
  }
}

/// A text as a literal that reads back as itself.
func quoted(_ text: String) -> String {
  literal(text) { scalar in "\\u{\(String(scalar.value, radix: 16))}" }
}

/// A text between quotes, with harmful characters escaped as the notation wants it.
func literal(_ text: String, escape: (Unicode.Scalar) -> String) -> String {
  let inner = escaping(text) { scalar in
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\t": "\\t"
    case _: isHarmful(scalar) ? escape(scalar) : nil
    }
  }
  return "\"" + inner + "\""
}

extension Evaluator {
  /// What stands before the parentheses of a value: "Item", "Shape.circle", nothing for a tuple.
  func title(_ type: StructureType) -> String {
    if type.name == words.tuple { return "" }
    let name = names.text(type.name)
    guard type.caseIndex >= 0 else { return name }
    let node = tree.structures[Int(type.declaration)].cases[Int(type.caseIndex)]
    return "\(name).\(names.text(node.name))"
  }

  /// `UIView v frame rect(…)`.
  func describe(_ id: ViewID, isLayer: Bool) -> String {
    let owner = scene.className(of: id)
    let kind = isLayer && scene.isView(id) ? "CALayer" : owner
    let name = scene.name(of: id).map { " " + visible($0) } ?? ""
    return "\(kind)\(name) frame \(sourceText(.rect(scene.frame(of: id))))"
  }

  /// How messages name a view.
  func shortName(_ id: ViewID) -> String {
    scene.name(of: id).map { "'\(visible($0))'" } ?? "the unnamed \(scene.className(of: id))"
  }

  fileprivate func describe(_ function: Function) -> String {
    switch function.code {
    case .user(let index):
      let node = tree.functions[Int(index)]
      return node.name == .none ? "func (closure)" : "func \(signature(index))"
    case .maker(let type, _): return "func \(names.text(tree.structures[Int(type)].name)).init"
    case .builtin(let name): return "func \(catalogue.function(name).map(catalogue.spelling) ?? "")"
    }
  }

  fileprivate func describe(_ type: TypeValue) -> String {
    switch type {
    case .builtin(_, let name): names.text(name)
    case .user(let index): names.text(tree.structures[Int(index)].name)
    }
  }
}
