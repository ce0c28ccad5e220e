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
  ///
  /// One that goes over the budget of text is cut behind it: whoever takes the text refuses it.
  func sourceText(_ value: Value) -> String {
    var writer = ValueWriter(settings: settings, room: fuel.budget.text)
    writer.write(value, self)
    return writer.finished()
  }

  /// The one-line form beside other words; of a long one on a screen only its beginning.
  func briefText(_ value: Value) -> String { textOnScreen(value, rows: 2).text }

  /// The one-line form as far as it takes no more than so many rows of a screen, and whether that is all of it; whole
  /// where there is no screen.
  func textOnScreen(_ value: Value, rows: Int) -> (text: String, isWhole: Bool) {
    guard settings.fitsColumns, !settings.isJSON else {
      return (written(value, fuel.budget.text).finished(), true)
    }
    let room = rows * settings.columns
    let whole = written(value, room)
    if !whole.leavesOut { return (whole.finished(), true) }
    return (written(value, room - ValueWriter.roomForCount).finished(), false)
  }

  private func written(_ value: Value, _ room: Int) -> ValueWriter {
    var writer = ValueWriter(settings: settings, room: room, isOnScreen: true)
    writer.write(value, self)
    return writer
  }

  /// A case as it is read again: with its type, where several types have one of its name.
  func sourceText(of symbol: Symbol) -> String {
    if symbol.owner >= 0 { return typeName(of: symbol) + symbol.text }
    guard !symbol.spellings.isEmpty, let name = names.find(symbol.spelling),
      catalogue.constants(name, of: nil).count > 1 || !cases(named: name).isEmpty,
      let entry = catalogue.constant(name, of: symbol.kind)
    else { return symbol.text }
    return catalogue.spelling(entry)
  }

  /// What `print` and `\(x)` write: the one-line form, but texts and reports as they are, a case of a
  /// user's enum by its name, one of Apple's without its type, and a set as its elements, as in Swift.
  func plainText(_ value: Value) -> String {
    switch value {
    case .text(let box): box.payload
    case .report(let box): box.payload.text(in: self).plain
    case .symbol(let symbol): symbol.owner >= 0 ? symbol.spelling : symbol.text
    case .set(let box): sourceText(box.payload.elements.asValue)
    case .structure(let box) where sign(ofRange: box.payload) != nil:
      box.payload.fields.map { plainText($0) }.joined(separator: sign(ofRange: box.payload) ?? "")
    case .structure(let box) where box.payload.type.caseIndex >= 0:
      String(sourceText(value).dropFirst(names.text(box.payload.type.name).count + 1))
    default: sourceText(value)
    }
  }
}

/// A text as a literal that reads back as itself, in ASCII if that is all that can be shown.
func quoted(_ text: String, isASCII: Bool = false) -> String {
  let literal = literal(text, escape: escapeSequence)
  return isASCII ? escaping(literal) { $0.isASCII ? nil : escapeSequence($0) } : literal
}

/// A character by its number, as Swift writes it.
func escapeSequence(_ scalar: Unicode.Scalar) -> String {
  "\\u{\(String(scalar.value, radix: 16))}"
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

  func describe(_ function: Function) -> String {
    switch function.code {
    case .user(let index):
      let node = tree.functions[Int(index)]
      return node.name == .none ? "func (closure)" : "func \(signature(index))"
    case .maker(let type, _): return "func \(names.text(tree.structures[Int(type)].name)).init"
    case .builtin(let name): return "func \(catalogue.function(name).map(catalogue.spelling) ?? "")"
    }
  }

  func describe(_ type: TypeValue) -> String {
    switch type {
    case .builtin(_, let name): names.text(name)
    case .user(let index): names.text(tree.structures[Int(index)].name)
    }
  }
}
