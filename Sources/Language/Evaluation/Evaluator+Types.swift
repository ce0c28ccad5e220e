internal import Geometry
internal import Motion
internal import Views

extension Evaluator {
  /// The kind that a type as written stands for; nil for types that say nothing about a value.
  func kind(of type: TypeReference) throws(Diagnostic) -> Kind? {
    if type.isList { return .list }
    if type.key >= 0 { return .dictionary }
    if type.name == words.function { return .function }
    if let own = ownNestedType(type) { return kind(of: tree.structures[Int(own)]) }
    let declared = globals[Int(type.name.id)].value
    if case .missing = declared, let kind = catalogue.type(type.name) { return kind }
    if case .type(.user(let index)) = declared { return kind(of: tree.structures[Int(index)]) }
    if case .type(.builtin(let kind, _)) = declared { return kind }
    if let kind = catalogue.type(type.name) { return kind }
    if let nested = onlyNestedType(type.name, type.span), case .type(.user(let index)) = nested {
      return kind(of: tree.structures[Int(index)])
    }
    if isLookType(type.name) { return nil }
    let text = names.text(type.name)
    if catalogue.isOpenType(text) || Self.unread.contains(text) || Protocols.isKnown(text)
      || isReferenceOfC(text) || isDelegate(text)
    {
      return nil
    }
    if let what = Unsupported(appleName: text), what == .outside(text) || what == .sizedView(text) {
      throw Diagnostic(.notSupported(what), type.span)
    }
    throw Diagnostic(.unknownType(text, candidates: typeCandidates(text)), type.span)
  }

  /// The kind of the values of a type of the program; nil where they may be of any.
  private func kind(of structure: StructureNode) -> Kind? {
    if structure.isOpen { return nil }
    if structure.isEnum { return .enumeration }
    return structure.isClass ? frameworkClass(of: structure)?.kind ?? .structure : .structure
  }

  /// Whether a name is that of a protocol of UIKit's by which objects are told or asked.
  private func isDelegate(_ name: String) -> Bool {
    name.hasPrefix("UI") && (name.hasSuffix("Delegate") || name.hasSuffix("DataSource"))
  }

  /// Types of parameters that methods of the frameworks have, whose values Pivot does not know.
  private static let unread = [
    "UIPress", "NSCoder", "Self", "NSValue", "NSNotification", "Notification", "UIImage",
    "UIViewController",
    "UITraitCollection", "CAAnimationDelegate", "Class", "NSError", "NSSet", "NSMutableSet", "()",
    "NSObjectProtocol", "UITimingCurveProvider", "Error", "Wrapped", "CGBitmapInfo",
    "CGGradientDrawingOptions", "UIResponder", "CGPathElement",
  ]

  /// Checks a value against an annotation; an implicit member takes the annotated type.
  mutating func check(_ value: Value, against type: Int32, at id: NodeID) throws(Diagnostic)
    -> Value
  {
    if case .list(let box) = value, box.type < 0, tree.types[Int(type)].isList,
      !tree.types[Int(type)].isShared
    {
      return noted(value, as: type)
    }
    if isPlainly(value, type) { return value }
    return try check(value, against: tree.types[Int(type)], at: id)
  }

  /// Whether a value is of a type of the catalogue that says no more than its kind: a point where `CGPoint` is written.
  @inline(__always)
  private mutating func isPlainly(_ value: Value, _ type: Int32) -> Bool {
    let name = tree.types[Int(type)].name
    switch value {
    case .point, .size, .rect, .transform: break
    case .number where name == words.cgFloat || name == words.double:
      if tree.types[Int(type)].numberOfC != nil { return false }
    default: return false
    }
    guard tree.types[Int(type)].isPlain, case .missing = globals[Int(name.id)].value,
      catalogue.type(name) == value.kind
    else { return false }
    return tree.bodies.isEmpty || tree.structureIndex[nested: name].isEmpty
  }

  mutating func check(_ value: Value, against reference: TypeReference, at id: NodeID)
    throws(Diagnostic) -> Value
  {
    if !reference.parts.isEmpty, let tuple = try parts(of: value, as: reference, at: id) {
      return tuple
    }
    if let number = reference.numberOfC {
      if let stored = number.stored(value) {
        if number.isCounted { noteCounted(value, as: stored, at: id) }
        return stored
      }
      if let raw = caseInC(value, at: id) { return raw }
    }
    if reference.numberOfC == .truth, let truth = truthInC(value, at: id) { return .boolean(truth) }
    try checkRoom(for: value, in: reference, at: id)
    guard let kind = try kind(of: reference) else {
      if let meant = meaning(of: reference, for: value) {
        return try check(value, against: meant, at: id)
      }
      return isLookType(reference.name)
        ? try settled(value, ofProperty: .void, at: id) : try settled(value, at: id)
    }
    if case .implicit(let box) = value, reference.isOptional, let held = optionalCase(box.payload) {
      return held.kind == .nothing ? held : try check(held, against: reference, at: id)
    }
    if kind == .enumeration, case .implicit(let box) = value,
      case .type(.user(let index))? = userType(reference)
    {
      return try enumCase(box.payload, of: index, at: id)
    }
    if kind == .function { giveTypes(of: reference, to: value, at: id) }
    if kind == .enumeration, let made = enumCase(ofC: value, reference, at: id) { return made }
    var value = value
    if case .implicit(let box) = value, case .type(let own)? = userType(reference) {
      value = try staticValue(box.payload, of: own, at: id) ?? value
    }
    if case .implicit(let box) = value, let limit = wholeLimit(box.payload.name, of: reference.name)
    {
      return .number(limit)
    }
    value = try settled(try instance(of: reference, kind, by: value, at: id), as: kind, at: id)
    if kind == .set, case .list(let box) = value {
      return try makeSet(of: box.payload, element: reference.element, at: id)
    }
    if case .nothing = value {
      if reference.isOptional { return value }
      if let zero = try zero(of: reference, kind, at: id) { return zero }
    } else if fits(value, kind, reference) {
      if !reference.arguments.isEmpty { value = noted(value, with: reference.arguments) }
      return try whole(noted(convert(value, to: kind, reference), within: reference), reference, id)
    }
    if let made = try self.value(ofLiteral: value, as: reference, at: id) { return made }
    if isTakenUnasked(value, as: kind, reference), isObjectiveC(id) { return value }
    throw Diagnostic(
      .annotation(
        expected: sources.text(reference.span), found: value.kind.words,
        cure: cure(kind.words, value.kind.words, id)), tree.span(id)
    ).labelled(reference.span, .declaredHere)
  }

  /// The type that one without a kind stands for: another name of a tuple that stands below, or what `.zero` is to be of.
  private mutating func meaning(of type: TypeReference, for value: Value) -> TypeReference? {
    if type.parts.isEmpty, let meaning = tree.structure(named: type.name)?.meaning {
      return meaning
    }
    return value.isImplicit ? typeArgument(of: type) ?? wantedType(of: type) : nil
  }

  /// `.init(…)` where one of several classes of a kind is asked for; any other value as it is.
  private mutating func instance(
    of type: TypeReference, _ kind: Kind, by value: Value, at id: NodeID
  ) throws(Diagnostic) -> Value {
    guard kind.hasClasses, case .implicit(let box) = value else { return value }
    return try instance(of: type.name, by: box.payload, at: id) ?? value
  }

  /// Whether Objective-C takes a value for an object of a class without asking: what is allocated, `[UIView alloc]`, since
  /// its `init` makes it, and what is cast, `(Card *)view`, until something is sent to it.
  private func isTakenUnasked(_ value: Value, as kind: Kind, _ type: TypeReference) -> Bool {
    guard type.isOptional else { return false }
    if case .type = value { return true }
    return value.kind == kind && kind.hasClasses
  }

  /// What a closure takes and gives is of the types that are written where it is kept:
  /// `let make: () -> CGSize = { .zero }`.
  ///
  /// One that is written elsewhere, where others hold it, keeps what it has.
  private mutating func giveTypes(of type: TypeReference, to value: Value, at id: NodeID) {
    guard case .function(let box) = value, case .user(let index) = box.payload.code,
      tree.functions[Int(index)].name == .none, id >= 0,
      tree.span(id).contains(tree.functions[Int(index)].span)
    else { return }
    if tree.functions[Int(index)].result < 0 { tree.functions[Int(index)].result = type.result }
    let count = tree.functions[Int(index)].parameters.count
    guard count == type.parameters.count else { return }
    for (place, parameter) in type.parameters.enumerated()
    where tree.functions[Int(index)].parameters[place].type < 0 && isKnown(parameter) {
      tree.functions[Int(index)].parameters[place].type = parameter
    }
  }

  /// Whether a type says something about a value.
  private func isKnown(_ type: Int32) -> Bool {
    let kind = try? kind(of: tree.types[Int(type)])
    return kind != nil
  }

  func userType(_ type: TypeReference) -> Value? {
    if let own = ownNestedType(type) { return .type(.user(own)) }
    if case .type = globals[Int(type.name.id)].value { return globals[Int(type.name.id)].value }
    return onlyNestedType(type.name, type.span)
  }

  /// What a value is, for views by their class: "a UILabel".
  func className(_ value: Value) -> String {
    switch value {
    case .view(let id): "a \(scene.className(of: id))"
    case .recognizer(let id): "a \(className(of: id))"
    default: value.kind.words
    }
  }

  /// Angles go wherever radians go.
  func fits(_ value: Value, _ kind: Kind, _ type: TypeReference) -> Bool {
    switch (value, kind) {
    case (.angle, .number), (.layer, .view): return kind == .number
    // `@YES`: a truth value is an object as a number is.
    case (.boolean, .number): return names.text(type.name, is: "NSNumber")
    // `NSString *mode = kCAFillModeForwards;`
    case (.symbol(let symbol), .text):
      return names.text(type.name, is: "NSString") && symbol.kind.isNamedByText
    case (.range(_, _, let isClosed), .range):
      return names.text(type.name, is: "Range")
        ? !isClosed : isClosed || !names.text(type.name, is: "ClosedRange")
    case (.structure(let box), .range): return box.payload.type.name == type.name
    case (.symbol(let symbol), .enumeration):
      return symbol.owner >= 0 && isNamed(tree.structures[Int(symbol.owner)].name, type)
    case (.structure(let box), .enumeration): return isNamed(box.payload.type.name, type)
    case (.structure(let box), .structure):
      return isNamed(box.payload.type.name, type) || isObject(value, of: type)
    // A struct of the program may be a view, too: which of them have a body is not asked.
    case (.structure, .modifiedView): return true
    case (.view, .view) where catalogue.type(meant(type)) == nil,
      (.layer, .layer) where catalogue.type(meant(type)) == nil:
      return isObject(value, of: type)
    case (.view(let id), .view):
      return catalogue.isView(scene.className(of: id), names.text(meant(type)))
    case (.layer(let id), .layer):
      return isLayer(id, of: names.text(meant(type)))
    case (.animation(let id), .animation):
      return animations[Int(id.index)].isKind(of: names.text(meant(type)))
    case (.recognizer(let id), .recognizer):
      let asked = names.text(meant(type))
      return asked == "UIGestureRecognizer" || asked == gestures[id].gesture.className
        || isObject(value, of: type)
    default: return value.kind == kind
    }
  }

  /// Whether a layer is of a class of Apple's; one that a view's class says is its own may be of any.
  private func isLayer(_ id: ViewID, of asked: String) -> Bool {
    if asked == "CALayer" { return true }
    return scene.isView(id) ? hasLayerOfItsOwn(id) : scene.className(of: id) == asked
  }

  /// The name of the type that a name stands for, which may be a `typealias`.
  private func meant(_ type: TypeReference) -> Name {
    switch globals[Int(type.name.id)].value {
    case .type(.user(let index)): tree.structures[Int(index)].name
    case .type(.builtin(_, let name)): name
    default: type.name
    }
  }

  /// Whether a value is an object of a class by its name, or the last part of it.
  private func isObject(_ value: Value, of type: TypeReference) -> Bool {
    if isObject(value, of: meant(type)) { return true }
    guard case .type(.user(let index))? = userType(type) else { return false }
    return isObject(value, of: tree.structures[Int(index)].name)
  }

  /// Whether a type of the program is the one written: by its name, or the last part of it.
  private func isNamed(_ name: Name, _ type: TypeReference) -> Bool {
    if name == meant(type) { return true }
    guard case .type(.user(let index))? = onlyNestedType(type.name, type.span) else { return false }
    return tree.structures[Int(index)].name == name
  }

  /// An angle is its radians where a number is wanted, and a number of C what its type keeps.
  func convert(_ value: Value, to kind: Kind, _ type: TypeReference) -> Value {
    guard kind == .number, let number = Radians(value)?.radians else { return value }
    return .number(type.numberOfC?.stored(number) ?? number)
  }

  /// `item as? T` in a method of a generic type: what the type was declared with.
  private func typeArgument(of type: TypeReference) -> TypeReference? {
    guard type.parameter != .none, type.isPlain,
      let argument = argumentAround(type.parameter)
    else { return nil }
    return tree.types[Int(argument)]
  }

  /// The type after `as` or `is`; a type parameter is what its holder has.
  mutating func asked(_ type: Int32) throws(Diagnostic) -> TypeReference {
    var reference = tree.types[Int(type)]
    guard reference.holder >= 0, case .type(let held) = try evaluate(reference.holder) else {
      return wantedType(of: reference) ?? typeArgument(of: reference) ?? reference
    }
    switch held {
    case .builtin(_, let name): reference.name = name
    case .user(let index): reference.name = tree.structures[Int(index)].name
    }
    return reference
  }
}
