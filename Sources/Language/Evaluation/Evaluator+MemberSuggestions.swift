internal import Views

extension Evaluator {
  /// A value has no such member; `call` is the call where it was called.
  func unknownMember(
    _ value: Value, _ name: Name, _ id: NodeID, call: NodeID? = nil, isAssigned: Bool = false
  ) -> Diagnostic {
    if name == words.hole { return Diagnostic(.hole, memberSpan(id)) }
    if case .nothing = value { return memberOfNil(name, id) }
    let text = names.text(name)
    if case .transform = value, entriesOfSpace.contains(text) {
      return Diagnostic(.leavesPlane(text), memberSpan(id))
    }
    if catalogue.method(name, of: value.kind) != nil {
      return Diagnostic(
        isBeforeClosure(id, name, of: value.kind)
          ? .closureInHead(text) : .methodWithoutCall(text, meant: callText(name, of: value.kind)),
        memberSpan(id))
    }
    if let what = unsupported(text, of: value, isCalled: call != nil) {
      return Diagnostic(.notSupported(what), memberSpan(id))
    }
    if call == nil, isScrolling(text, of: value) {
      return Diagnostic(.notSupported(.scrolling(text)), memberSpan(id))
    }
    if call != nil, isZooming(text, of: value) {
      return Diagnostic(.notSupported(.zooming), memberSpan(id))
    }
    if !advises {
      return Diagnostic(
        .unknownMember(text, of: owner(value), candidates: [], synonym: nil), memberSpan(id))
    }
    if let call, tree.nodes[Int(call)].place.isMessage { return unknownSelector(value, id, call) }
    let candidates = allCandidates(of: value)
    return Diagnostic(
      .unknownMember(
        text, of: owner(value), candidates: closest(to: text, among: candidates),
        synonym: known(text, value, id, call: call, isAssigned: isAssigned),
        members: call == nil ? fewMembers(candidates) : []),
      memberSpan(id))
  }

  /// All that a value has, where it is no more than a line says.
  private func fewMembers(_ candidates: [String]) -> [String] {
    var members: [String] = []
    for name in candidates where !members.contains(name) { members.append(name) }
    return members.count <= 8 ? members : []
  }

  /// Whether `{` stands behind a method that takes a closure, as in `for x in list.map { $0 } { … }`: elsewhere it
  /// would have been called.
  private func isBeforeClosure(_ id: NodeID, _ name: Name, of kind: Kind) -> Bool {
    guard let source = sources.source(at: tree.span(id).start) else { return false }
    let rest = source.bytes[source.range(tree.span(id)).upperBound...]
    return rest.first { $0 != UInt8(ascii: " ") } == UInt8(ascii: "{")
      && catalogue.methods(name, of: kind).contains { entry in
        (1...2).contains { catalogue.kinds(entry, $0).contains(.function) }
      }
  }

  /// A method is no property; where another sets what it gives, that one is meant.
  func unsettable(_ name: Name, of value: Value, _ target: NodeID) -> Diagnostic {
    guard catalogue.method(name, of: value.kind) != nil else {
      return unknownMember(value, name, target, isAssigned: true)
    }
    let text = names.text(name)
    guard let setter = setter(of: name, value) else {
      return Diagnostic(.notSettable(text, of: value.kind.words), memberSpan(target))
    }
    return Diagnostic(
      .methodWithoutCall(text, meant: "\(catalogue.name(setter))(…)"), memberSpan(target))
  }

  /// How a method is called: `inverted()`, `concatenating(…)`.
  private func callText(_ name: Name, of kind: Kind) -> String {
    let takesNothing = catalogue.methods(name, of: kind).contains { entry in
      catalogue.entries[Int(entry)].parameters.count <= 1
    }
    return names.text(name) + (takesNothing ? "()" : "(…)")
  }

  /// A member that Apple has and Pivot has not.
  private func unsupported(_ text: String, of value: Value, isCalled: Bool) -> Unsupported? {
    if isCalled, case .text = value, let what = Unsupported(memberOfText: text) { return what }
    guard let what = Unsupported(appleName: text) else { return nil }
    return what == .constraints || what == .outside(text) || what == .chance && isCalled
      ? what : nil
  }

  /// `zoom(to:animated:)` of a scroll view.
  private func isZooming(_ text: String, of value: Value) -> Bool {
    guard case .view(let id) = value, text.hasPrefix("zoom") else { return false }
    return scene.className(of: id) == "UIScrollView"
  }

  /// `panGestureRecognizer` and `isDragging` of a scroll view, which UIKit moves as it does.
  private func isScrolling(_ text: String, of value: Value) -> Bool {
    guard case .view(let id) = value, Self.sayingsOfScrolling.contains(text) else { return false }
    return ["UIScrollView", "UITextView"].contains(scene.className(of: id))
  }

  private static let sayingsOfScrolling = [
    "panGestureRecognizer", "pinchGestureRecognizer", "isDragging", "dragging", "isDecelerating",
    "decelerating", "isTracking", "tracking", "isZooming", "isZoomBouncing",
  ]

  /// What was meant by an unknown member, where that is known without comparing spellings.
  private func known(
    _ text: String, _ value: Value, _ id: NodeID, call: NodeID?, isAssigned: Bool
  ) -> String? {
    synonym(text, of: value.kind, call: call, id, isAssigned: isAssigned)
      ?? setter(text, value, call)
  }

  private func allCandidates(of value: Value) -> [String] {
    let object = objectID(of: value)
    let own = object > 0 ? objects[object].layout.members.map(\.name) : []
    return own.filter { !names.isMangled($0) }.map(names.text) + memberCandidates(of: value)
  }

  func memberCandidates(of value: Value) -> [String] {
    switch value {
    case .structure(let box):
      let fields = box.payload.type.fields.map { names.text($0) }
      guard box.payload.type.declaration >= 0 else { return fields }
      return fields
        + tree.structures[Int(box.payload.type.declaration)].methods.map { signature($0) }
    case .view(let view):
      let className = scene.className(of: view)
      return catalogue.members(of: .view) { $0.belongs(to: className) }
    // Only a row in space has it.
    case .row: return catalogue.members(of: .row).filter { $0 != "z" }
    default: return catalogue.members(of: value.kind)
    }
  }

  private func owner(_ value: Value) -> String {
    if case .structure(let box) = value {
      let name = box.payload.type.name
      return name == words.tuple ? "a tuple" : names.text(name)
    }
    return value.kind.words
  }

  /// `v.setFrame(r)` is written `v.frame = r`.
  private func setter(_ text: String, _ value: Value, _ call: NodeID?) -> String? {
    guard let call, arguments(of: call).count == 1, let property = Importer.property(setBy: text)
    else { return nil }
    guard let name = names.find(property), let entry = catalogue.property(name, of: value.kind),
      catalogue.entries[Int(entry)].setter != nil
    else { return nil }
    return filled("$0.\(property) = $1", call)
  }

  /// A type has no such member: one of its values may, and another case of its name.
  func unknownStatic(
    _ text: String, of owner: String, _ kind: Kind, _ id: NodeID, call: NodeID? = nil
  ) -> Diagnostic {
    if let what = Unsupported(appleName: text), kind == .view || what == .chance {
      return Diagnostic(.notSupported(what), memberSpan(id))
    }
    if let name = names.find(text), isMember(name, of: kind) {
      return Diagnostic(
        .instanceMember(text, of: owner, candidates: receiverCandidate(text) ?? []),
        memberSpan(id))
    }
    let statics = catalogue.statics(of: kind).filter { $0 != text }
    let candidates = closest(to: text, among: statics)
    let synonym = synonym(text, of: .type, call: call, id)
    let fits = synonym.map { $0 != "pi" || kind == .number } ?? false
    return Diagnostic(
      .unknownMember(text, of: owner, candidates: candidates, synonym: fits ? synonym : nil),
      memberSpan(id))
  }

  func typeCandidates(_ text: String) -> [String] {
    if let synonym = Synonym.types[text] { return [synonym] }
    // `lte x = 5` is read as a declaration of C.
    let isSmall = text.first?.isLowercase ?? false
    let keywords = ["let", "var"].filter {
      text.lowercased() == $0 || isSmall && !slips(to: text, among: [$0]).isEmpty
    }
    if !keywords.isEmpty { return keywords }
    let own = globals.indices.compactMap { index -> String? in
      guard case .type(.user) = globals[index].value else { return nil }
      return names.text(Name(id: Int32(index)))
    }
    return closest(to: text, among: catalogue.typeNames + own)
  }
}
