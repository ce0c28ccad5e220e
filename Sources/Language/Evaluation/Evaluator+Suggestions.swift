internal import Geometry
internal import Views

// What was probably meant: synonyms first, then what is near in spelling.

extension Evaluator {
  // MARK: Names that stand alone

  /// Nothing is called this.
  func unknownName(_ name: Name, _ id: NodeID) -> Diagnostic {
    let text = names.text(name)
    if !advises { return Diagnostic(.unknownName(text, candidates: []), tree.span(id)) }
    if let known = transposeCandidate(text) ?? synonym(text, of: nil, call: nil).map({ [$0] })
      ?? receiverCandidate(text)
    {
      return Diagnostic(.unknownName(text, candidates: known), tree.span(id))
    }
    if case .constraints? = Unsupported(appleName: text) {
      return Diagnostic(.notSupported(.constraints), tree.span(id))
    }
    // One that is declared later is no help.
    let near = closest(to: text, among: localNames(around: id).filter { $0 != text })
    let candidates = near.isEmpty ? closest(to: text, among: visibleNames()) : near
    if let className = outletClass(text), !candidates.contains(where: isOwn) {
      return Diagnostic(.unknownView(text, className: className), tree.span(id))
    }
    return Diagnostic(.unknownName(text, candidates: candidates), tree.span(id))
  }

  /// `imageView`, `okButton`: what a storyboard would have connected, by the class in its name.
  func outletClass(_ text: String) -> String? {
    guard let first = text.utf8.first, first >= UInt8(ascii: "a") else { return nil }
    let classes = viewClasses.map { "\($0)" }.filter { className in
      text.lowercased().hasSuffix(className.dropFirst(2).lowercased())
    }
    return classes.max { $0.utf8.count < $1.utf8.count }
  }

  /// Whether a name is a variable of the program.
  private func isOwn(_ candidate: String) -> Bool {
    guard let name = names.find(candidate), Int(name.id) < globals.count else { return false }
    return !globals[Int(name.id)].value.isMissing
  }

  /// `A'` was meant as the transpose where A is a matrix; no other name ends in a prime.
  private func transposeCandidate(_ text: String) -> [String]? {
    guard text.hasSuffix("'") else { return nil }
    guard let name = names.find(String(text.dropLast())), Int(name.id) < globals.count,
      case .matrix = globals[Int(name.id)].value
    else { return [] }
    return ["\(text.dropLast()).transpose"]
  }

  /// `frame` was meant as a property of the variable that has one, or of the root view.
  private func receiverCandidate(_ text: String, suffix: String = "") -> [String]? {
    guard text.utf8.count >= 3, let member = names.find(text) else { return nil }
    for index in (0..<min(globals.count, names.count)).reversed() {
      let value = globals[index].value
      guard !value.isMissing, isMember(member, of: value.kind) else { continue }
      let receiver = Name(id: Int32(index))
      if isOfProgram(receiver) {
        return ["\(names.text(receiver)).\(text)\(suffix)"]
      }
    }
    return isMember(member, of: .view) ? ["self.view.\(text)\(suffix)"] : nil
  }

  private func isMember(_ name: Name, of kind: Kind) -> Bool {
    catalogue.property(name, of: kind) != nil || catalogue.method(name, of: kind) != nil
  }

  /// The variables and functions that could have been meant.
  func visibleNames() -> [String] { catalogue.globalNames + ownNames() }

  /// Those of the program.
  func ownNames() -> [String] {
    (0..<min(globals.count, names.count)).compactMap { index in
      let name = Name(id: Int32(index))
      return globals[index].value.isMissing || names.isMangled(name) ? nil : names.text(name)
    }
  }

  /// The parameters and variables of the functions around a place.
  private func localNames(around id: NodeID) -> [String] {
    let place = tree.span(id).start
    let around = tree.functions.filter { $0.span.start <= place && place < $0.span.end }
    let parameters = around.flatMap(\.parameters).map { names.text($0.name) }
    return parameters + around.flatMap { localNames(in: $0.span) }
  }

  private func localNames(in function: Span) -> [String] {
    tree.nodes.compactMap { node in
      guard case .declare(let target, _, _) = node.node, target >= 0,
        function.start <= tree.span(target).start, tree.span(target).end <= function.end
      else { return nil }
      return sources.text(tree.span(target))
    }
  }

  // MARK: Calls

  func unknownCallee(_ callee: Callee, _ id: NodeID, _ call: NodeID) -> Diagnostic {
    let text = names.text(callee.name)
    switch callee {
    case .function:
      if let what = Unsupported(appleName: text) {
        return Diagnostic(.notSupported(what), tree.span(id))
      }
      return Diagnostic(
        .unknownFunction(text, candidates: functionCandidates(text, call)), tree.span(id))
    case .method(let name, let receiver, _):
      if catalogue.property(name, of: receiver.kind) != nil {
        return Diagnostic(.propertyCalled(text), memberSpan(id))
      }
      return unknownMember(receiver, name, id, call: call)
    case .constant(_, let kind):
      return unknownStatic(text, of: kind.words, kind, id, call: call)
    }
  }

  private func functionCandidates(_ text: String, _ call: NodeID) -> [String] {
    if !advises { return [] }
    if let product = splitProduct(text) { return [product] }
    if let synonym = synonym(text, of: nil, call: call) { return [synonym] }
    if let member = memberCall(text, call) { return [member] }
    if let member = receiverCandidate(text, suffix: "(…)") { return member }
    let count = arguments(of: call).count
    // A constant, such as `pi`, is a visible name and no function: it is not what was meant.
    return closest(to: text, among: visibleNames().filter { $0 != text }) { candidate in
      guard let name = names.find(candidate) else { return false }
      return catalogue.functions(name).contains { catalogue.takes(count, $0, isMethod: false) }
    }
  }

  /// `inverted(A)` was meant as `A.inverted()`, a member of the first argument.
  private func memberCall(_ text: String, _ call: NodeID) -> String? {
    guard let name = names.find(text), let first = arguments(of: call).first else { return nil }
    let others = arguments(of: call).count - 1
    let takesOthers = Kind.allCases.contains { kind in
      catalogue.methods(name, of: kind).contains { catalogue.takes(others, $0, isMethod: true) }
    }
    if takesOthers { return "\(operand(first.value)).\(text)(\(others > 0 ? "…" : ""))" }
    let isRead = others == 0 && Kind.allCases.contains { catalogue.property(name, of: $0) != nil }
    return isRead ? "\(operand(first.value)).\(text)" : nil
  }

  /// `pT(1, 2)` was meant as `p * T(…)` where p is a variable and T a function.
  private func splitProduct(_ text: String) -> String? {
    var head = ""
    var tail = Substring(text)
    while let character = tail.popFirst() {
      head.append(character)
      guard !tail.isEmpty, let variable = names.find(head), let function = names.find(String(tail))
      else { continue }
      if !globals[Int(variable.id)].value.isMissing, catalogue.hasFunction(function) {
        return "\(head) * \(tail)(…)"
      }
    }
    return nil
  }

  // MARK: Members

  /// A value has no such member; `call` is the call where it was called.
  func unknownMember(_ value: Value, _ name: Name, _ id: NodeID, call: NodeID? = nil)
    -> Diagnostic
  {
    if name == words.hole { return Diagnostic(.hole, memberSpan(id)) }
    if case .nothing = value { return memberOfNil(name, id) }
    let text = names.text(name)
    if case .transform = value,
      ["m13", "m14", "m23", "m24", "m33", "m34", "m43", "m44"].contains(text)
    {
      return Diagnostic(.leavesPlane(text), memberSpan(id))
    }
    if catalogue.method(name, of: value.kind) != nil {
      return Diagnostic(.methodWithoutCall(text), memberSpan(id))
    }
    if let what = Unsupported(appleName: text),
      what == .constraints || what == .chance && call != nil
    {
      return Diagnostic(.notSupported(what), memberSpan(id))
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
        synonym: known(text, value, id, call: call)),
      memberSpan(id))
  }

  /// Nil has no members; `place` is the member with what it is asked of.
  func memberOfNil(_ name: Name, _ place: NodeID) -> Diagnostic {
    var variable: Name?
    if case .member(let base, _) = tree[place] {
      switch tree[base] {
      case .global(let name), .name(let name), .member(_, let name): variable = name
      default: break
      }
    }
    let type =
      variable.flatMap { Int($0.id) < globals.count ? globals[Int($0.id)].type : nil } ?? -1
    let isPromised = type >= 0 && sources.text(tree.types[Int(type)].span).hasSuffix("!")
    return Diagnostic(
      .memberOfNil(names.text(name), of: variable.map(names.text), isPromised: isPromised),
      memberSpan(place))
  }

  /// What was meant by an unknown member, where that is known without comparing spellings.
  private func known(_ text: String, _ value: Value, _ id: NodeID, call: NodeID?) -> String? {
    synonym(text, of: value.kind, call: call, id) ?? setter(text, value, call)
  }

  private func allCandidates(of value: Value) -> [String] {
    let object = objectID(of: value)
    let own = object > 0 ? objects[object].layout.members.map(\.name) : []
    return own.filter { !names.isMangled($0) }.map(names.text) + memberCandidates(of: value)
  }

  private func memberCandidates(of value: Value) -> [String] {
    switch value {
    case .structure(let box):
      let fields = box.payload.type.fields.map { names.text($0) }
      guard box.payload.type.declaration >= 0 else { return fields }
      return fields
        + tree.structures[Int(box.payload.type.declaration)].methods.map { signature($0) }
    case .view(let view):
      let className = scene.className(of: view)
      return catalogue.members(of: .view) { $0.belongs(to: className) }
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
    guard let call, let property = Importer.property(setBy: text) else { return nil }
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
    let candidates = closest(to: text, among: catalogue.statics(of: kind))
    let synonym = synonym(text, of: .type, call: call, id)
    let fits = synonym.map { $0 != "pi" || kind == .number } ?? false
    return Diagnostic(
      .unknownMember(text, of: owner, candidates: candidates, synonym: fits ? synonym : nil),
      memberSpan(id))
  }

  func typeCandidates(_ text: String) -> [String] {
    if let synonym = Synonym.types[text] { return [synonym] }
    let own = globals.indices.compactMap { index -> String? in
      guard case .type(.user) = globals[index].value else { return nil }
      return names.text(Name(id: Int32(index)))
    }
    return closest(to: text, among: catalogue.typeNames + own)
  }

  // MARK: Synonyms

  /// What is written here for a name from elsewhere, with the arguments that were written.
  private func synonym(_ text: String, of kind: Kind?, call: NodeID?, _ id: NodeID? = nil)
    -> String?
  {
    Synonym.find(text, of: kind, isCalled: call != nil).map {
      filled("\($0.spelling)", call ?? id ?? Tree.none)
    }
  }

  /// A spelling with the receiver and the arguments of a call in place.
  private func filled(_ spelling: String, _ node: NodeID) -> String {
    guard spelling.contains("$") else { return spelling }
    let given = arguments(of: node)
    let isOperand = ["$1°", "$1^", "$1."].contains { spelling.contains(part: $0) }
    let texts = given.map { isOperand ? operand($0.value) : short($0.value) }
    let first = texts.first ?? "…"
    return [
      ("$0", receiver(of: node).map(operand) ?? "…"), ("$*", texts.joined(separator: ", ")),
      ("$°", given.first.map { angle($0.value) } ?? first), ("$1", first),
      ("$2", texts.count > 1 ? texts[1] : first),
    ].reduce(spelling) { replace($1.0, in: $0, by: $1.1) }
  }

  private func arguments(of node: NodeID) -> ArraySlice<ArgumentNode> {
    guard node >= 0, case .call(_, let arguments) = tree[node] else { return [] }
    return tree.arguments(arguments)
  }

  private func receiver(of node: NodeID) -> NodeID? {
    guard node >= 0 else { return nil }
    switch tree[node] {
    case .call(let callee, _): return receiver(of: callee)
    case .member(let base, _), .optionalMember(let base, _): return base
    default: return nil
    }
  }

  /// The source of an expression; three dots where it would make the advice long.
  private func short(_ id: NodeID) -> String {
    let text = sources.text(tree.span(id))
    return text.utf8.count <= 24 && !text.contains("\n") ? visible(text) : "…"
  }

  /// The source of an expression that something is glued to.
  private func operand(_ id: NodeID) -> String {
    switch tree[id] {
    case .unary, .binary, .logical, .conditional: "(\(short(id)))"
    default: short(id)
    }
  }

  /// A bare number that is no sensible number of radians is one of degrees.
  private func angle(_ id: NodeID) -> String {
    guard case .number(let number) = tree[id], abs(number) > 2 * .pi else { return short(id) }
    return short(id) + "°"
  }

  private func replace(_ key: String, in text: String, by new: String) -> String {
    text.replacing(part: key, with: new)
  }
}
