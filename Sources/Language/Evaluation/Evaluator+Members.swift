internal import Geometry
internal import Motion
internal import Views

extension Evaluator {
  /// `base.name` without call.
  mutating func member(_ base: NodeID, _ name: Name, _ id: NodeID) throws(Diagnostic) -> Value {
    if case .global(words.superName) = tree.nodes[Int(base)].node {
      if let value = try superProperty(name, id) { return value }
      return try inheritedMember(of: selfValue(at: base), name, id)
    }
    let value = try settled(try evaluateValue(base), at: base)
    return try member(of: value, known: base, name, id)
  }

  /// A property of what an expression came to, whose type may be known as a protocol.
  mutating func member(of value: Value, known base: NodeID, _ name: Name, _ id: NodeID)
    throws(Diagnostic) -> Value
  {
    if let found = statically(name, of: base),
      let value = try keptMember(found, of: value, id)
    {
      return value
    }
    return try member(of: value, name, id)
  }

  /// `base?.name`: nil where the base is nil.
  mutating func optionalMember(_ base: NodeID, _ name: Name, _ id: NodeID) throws(Diagnostic)
    -> Value
  {
    let value = try evaluateValue(base)
    if case .nothing = value { return .nothing }
    return try member(of: value, known: base, name, id)
  }

  /// A property of a value.
  mutating func member(of value: Value, _ name: Name, _ id: NodeID) throws(Diagnostic) -> Value {
    if name == words.hole, case .member(let filling)? = filling {
      return try member(of: value, filling, id)
    }
    // `Card.self`, the type as a value.
    if name == words.selfName { return value }
    switch value {
    case .structure(let box):
      if let index = box.payload.type.place(of: name) {
        let field = box.payload.fields[index]
        guard !field.isMissing else {
          throw Diagnostic(.unfinishedInitializer(names.text(name)), memberSpan(id))
        }
        if case .nothing = field { return try firstValue(ofField: index, box, id) }
        return field
      }
      if let method = method(name, of: box.payload.type) {
        return try computed(besideMethods: name, of: value, id) ?? bound(method, value)
      }
    case .type(let type): return try staticMember(type, name, id)
    case .nothing:
      if tree.mayBeExtended(name), let value = try extensionMember(name, of: value, id) {
        return value
      }
      guard isObjectiveC(id) else { throw memberOfNil(name, id) }
      guard let answer = answerOfNil(to: name, id) else {
        throw Diagnostic(
          .unknownMember(names.text(name), of: value.kind.words, candidates: [], synonym: nil),
          memberSpan(id))
      }
      noteAnswerOfNil(to: name, id)
      return answer
    case .presented(let box): return try presentedMember(name, of: box.payload, id)
    default: break
    }
    if declares(name, value), !isMethodBeside(name, of: value) {
      return try member(name, ofObject: value, id)
    }
    return try inheritedMember(of: value, name, id)
  }

  /// `[super bounds]`, `[super class]`: a property of a class above or of the frameworks, or what every object answers;
  /// nil where they have none of this name.
  mutating func property(_ name: Name, ofSuper value: Value, _ id: NodeID) throws(Diagnostic)
    -> Value?
  {
    if let kept = try superProperty(name, id) { return kept }
    guard catalogue.property(name, of: value.kind) != nil else {
      return try answer(to: name, of: value, id)
    }
    return try inheritedMember(of: value, name, id)
  }

  /// What a value has besides what its own class or struct declares: `super.frame`.
  private mutating func inheritedMember(of value: Value, _ name: Name, _ id: NodeID)
    throws(Diagnostic) -> Value
  {
    // What the class says of itself in the same words would ask again.
    if names.text(name, is: "description") || names.text(name, is: "debugDescription"),
      isMember(name, of: value)
    {
      return text(plainText(value))
    }
    guard case .angle = value else { return try ownMember(of: value, name, id) }
    return try ownMember(of: owner(of: name, value, isCalled: false), name, id)
  }

  private mutating func ownMember(of value: Value, _ name: Name, _ id: NodeID) throws(Diagnostic)
    -> Value
  {
    let entry = catalogue.property(name, of: value.kind)
    if tree.mayBeExtended(name), entry == nil || !settings.prefersFrameworks,
      let value = try extensionMember(name, of: value, id)
    {
      return value
    }
    if let entry {
      let result = try performProperty(entry, value, id)
      if trace != nil { record(.entry(entry), id, [value], result) }
      return result
    }
    if case .symbol(let symbol) = value, symbol.owner >= 0, names.text(name) == "rawValue" {
      return try rawValue(symbol)
    }
    if isMember(name, of: value) { return try member(name, ofObject: value, id) }
    if isController(value) {
      if name == words.view {
        try giveViewToChild(value, id)
        try load(value, id)
        return .view(view(ofController: value))
      }
      if let answer = loading(name, of: objectID(of: value)) ?? appearance(name)
        ?? family(names.text(name), of: value)
      {
        return answer
      }
    }
    if let value = try extensionMember(name, of: value, id) { return value }
    if let value = try messageByDot(name, to: value, id) { return value }
    if let part = part(name, of: value) ?? part(labelled: name, of: value, at: id) { return part }
    if let list = try sequence(value, at: id), let entry = catalogue.property(name, of: .list) {
      return try performProperty(entry, list, id)
    }
    if isScaleOfScreen(name, value) { return .number(1) }
    if isObjectiveC(id), let answer = try read(name, of: value, id) { return answer }
    if mayBeMissing(name, value) { return .nothing }
    if let type = typeArgument(name, of: value) { return type }
    if let value = none(name, of: value) { return value }
    if let words = try selfDescription(name, of: value, id) { return words }
    if let raw = rawValue(name, of: value) { return raw }
    if let property = property(keptIn: name, of: value, id) {
      return try member(property, ofObject: value, id)
    }
    // `_imageView.bounds` of a variable that its header declared, and nothing has set.
    if case .number = value, case .member(let base, _) = tree[id], isUnsetVariable(base) {
      return try member(of: .nothing, name, id)
    }
    if let entry = entryOfProjection(name, of: value, id) { return entry }
    throw unknownMember(value, name, id)
  }

  /// `UIScreen.main.scale`: the screen is the window's, of one pixel to a point.
  func isScaleOfScreen(_ name: Name, _ value: Value) -> Bool {
    if case .view(window) = value { names.text(name, is: "scale") } else { false }
  }

  private mutating func performProperty(_ entry: Int32, _ value: Value, _ id: NodeID)
    throws(Diagnostic) -> Value
  {
    let watch = catalogue.entries[Int(entry)].watch
    if watch != .nothing { watchReading(watch, value, id) }
    do {
      if value.stepsThrough > 0 { try fuel.burn(value.stepsThrough) }
      switch catalogue.entries[Int(entry)].body {
      case .one(let body):
        let result = try body(value)
        if result.isResult(ofFinite: value.isFinite) { return result }
        throw Fault.problem(.notFinite(catalogue.name(entry)))
      case .scene(let body):
        guard let view = value.viewID else { return .void }
        return try body(scene, view)
      case .effect(let body): return try body(&self, [value], id)
      case .two, .three, .many, .conversion, .change, .form: return .void
      }
    } catch {
      throw explained(error, entry, at: id, [])
    }
  }

  /// `CGAffineTransform.identity`, `UIColor.red`, `CGFloat.pi`.
  private mutating func staticMember(_ type: TypeValue, _ name: Name, _ id: NodeID)
    throws(Diagnostic) -> Value
  {
    if case .user(let index) = type, let place = madeCase(name, of: index) {
      return try makeCase(place, of: index, [], [], at: id)
    }
    if case .user(let index) = type, let value = enumMember(name, of: index) { return value }
    if name == words.initializer, let maker = maker(name, of: type) { return maker }
    if let value = try extensionMember(name, of: .type(type), id) { return try read(value, id) }
    if let nested = nestedType(name, of: type) { return nested }
    if case .builtin(_, let owner) = type, isLookType(name), names.text(owner, is: "UIView") {
      return .type(.builtin(.text, name))
    }
    if case .builtin(_, let look) = type, isLookType(look) {
      return try settled(implicit(name, id), ofProperty: .void, at: id)
    }
    guard case .builtin(let kind, let typeName) = type else {
      if case .user(let index) = type, isMember(name, ofClass: index) {
        return try read(try global(name, id), id)
      }
      if let nothing = none(name, of: .type(type)) { return nothing }
      throw unknownMember(.type(type), name, id)
    }
    // `T.zero` where no value says what T is: what it is used with does.
    if kind == .nothing { return implicit(name, id) }
    if let limit = wholeLimit(name, of: typeName) { return .number(limit) }
    if let entry = catalogue.constant(name, of: kind) {
      return try perform(entry, [], id, [])
    }
    if let nothing = none(name, of: .type(type)) { return nothing }
    throw unknownStatic(names.text(name), of: names.text(typeName), kind, id)
  }

  /// `UInt8.max`: whole numbers are of one kind, but each of their types has limits of its own.
  func wholeLimit(_ name: Name, of type: Name) -> Double? {
    guard let whole = WholeNumberType.named(names.text(type)) else { return nil }
    if names.text(name, is: "max") { return whole.highest }
    return names.text(name, is: "min") ? whole.lowest : nil
  }

  /// `Card.margin` of a class method, which Objective-C reads as a property.
  private mutating func read(_ member: Value, _ id: NodeID) throws(Diagnostic) -> Value {
    guard case .function(let method) = member else { return member }
    return try readByMessage(method, id)
  }

  // MARK: Mistakes

  /// The span of the name after the dot.
  func memberSpan(_ id: NodeID) -> Span {
    let span = tree.span(id)
    switch tree[id] {
    case .member(let base, let name), .optionalMember(let base, let name):
      return nameSpan(after: base, name, in: span)
    case .call(let callee, _): return memberSpan(callee)
    default: return span
    }
  }

  private func nameSpan(after base: NodeID, _ name: Name, in span: Span) -> Span {
    let width = Int32(names.text(name).utf8.count)
    return Span(start: max(span.end - width, tree.span(base).start), end: span.end)
  }
}
