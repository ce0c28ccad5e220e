// Values as texts where a program says itself how they are written: `description`, `debugDescription`.

extension Evaluator {
  /// A value as `print` and `\(x)` write it.
  ///
  /// A type that promises in the program to be `CustomStringConvertible` or `CustomDebugStringConvertible`
  /// describes itself, also within lists, dictionaries, tuples and the fields of others.
  mutating func described(_ value: Value, at id: NodeID) throws(Diagnostic) -> String {
    plainText(try spoken(value, isPart: false, at: id))
  }

  /// A value as `print` writes it within another.
  mutating func reflected(_ value: Value, at id: NodeID) throws(Diagnostic) -> String {
    sourceText(try spoken(value, isPart: true, at: id))
  }

  /// A value as a format writes it, whose parts describe themselves.
  mutating func spoken(_ value: Value, at id: NodeID) throws(Diagnostic) -> Value {
    try spoken(value, isPart: false, at: id)
  }

  private mutating func spoken(_ value: Value, isPart: Bool, at id: NodeID) throws(Diagnostic)
    -> Value
  {
    let protocols = descriptions
    return protocols.isEmpty ? value : try spoken(value, by: protocols, isPart: isPart, at: id)
  }

  /// A protocol of which a program speaks, and the property with the text of its values.
  private struct Description {
    var parent: Name
    var property: Name
  }

  /// The protocols whose values say how they are written; what is printed asks for the first of them first.
  private var descriptions: [Description] {
    ["description", "debugDescription"].compactMap { word in
      let parent =
        word == "description" ? "CustomStringConvertible" : "CustomDebugStringConvertible"
      guard let property = names.find(word) else { return nil }
      let isOfObjects = word == "description" && !objects.isEmpty
      guard let parent = names.find(parent) ?? (isOfObjects ? Name.none : nil) else { return nil }
      return Description(parent: parent, property: property)
    }
  }

  /// A value with its texts in the places of what describes itself.
  private mutating func spoken(
    _ value: Value, by protocols: [Description], isPart: Bool, at id: NodeID
  ) throws(Diagnostic) -> Value {
    try burn(at: id)
    if let text = try ownText(of: value, by: protocols, isPart: isPart, at: id) { return text }
    switch value {
    case .list(let box):
      return .list(Box(try spoken(box.payload, by: protocols, at: id), depth: box.depth))
    case .set(let box):
      let elements = try spoken(box.payload.elements, by: protocols, at: id)
      return .list(Box(elements, depth: box.depth))
    case .dictionary(let box):
      var mapping = Mapping()
      for place in box.payload.places {
        let pair = [box.payload.keys[place], box.payload.values[place]]
        let texts = try spoken(pair, by: protocols, at: id)
        mapping.append(texts[0], texts[1], hash: place)
      }
      return .dictionary(Box(mapping, depth: box.depth))
    case .structure(let box) where box.payload.object == 0:
      var structure = box.payload
      structure.fields = try spoken(structure.fields, by: protocols, at: id)
      return .structure(Box(structure, depth: box.depth))
    default: return value
    }
  }

  private mutating func spoken(_ parts: [Value], by protocols: [Description], at id: NodeID)
    throws(Diagnostic) -> [Value]
  {
    var texts: [Value] = []
    for part in parts { texts.append(try spoken(part, by: protocols, isPart: true, at: id)) }
    return texts
  }

  /// What a value says of itself; as part of another it is asked for its `debugDescription` first.
  private mutating func ownText(
    of value: Value, by protocols: [Description], isPart: Bool, at id: NodeID
  ) throws(Diagnostic) -> Value? {
    // `print(Card.self)` names the type, whose values alone have a description.
    if case .type = value { return nil }
    for asked in isPart ? protocols.reversed() : protocols {
      guard promisesItself(value, asked.parent) || overridesDescription(value, asked.property)
      else {
        // Apple's points, sizes and rects have one already.
        if isPart, catalogue.property(asked.property, of: value.kind) != nil { return nil }
        continue
      }
      guard case .text(let text) = try member(of: value, asked.property, id) else { return nil }
      return .report(SpokenText(text: text.payload))
    }
    return nil
  }
}

extension Evaluator {
  /// Whether the class of an object says `description` again, as every object of `NSObject` has one.
  fileprivate mutating func overridesDescription(_ value: Value, _ property: Name) -> Bool {
    guard names.text(property, is: "description"), declares(property, value) else { return false }
    let object = objectID(of: value)
    // A method says it in Objective-C alone.
    if case .function = variable(property, of: object).value { return true }
    return isOfFrameworks(object)
  }
}

/// What a value of the program says of itself, within others.
private struct SpokenText: Report {
  var text: String
  var kind: Kind { .text }
  var word: String { text }
  func text(in evaluator: Evaluator) -> StyledText { StyledText(text) }
  func json(in evaluator: Evaluator) -> [String] { [jsonText(text)] }
}
