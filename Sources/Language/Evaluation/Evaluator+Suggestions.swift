// What was probably meant: synonyms first, then what is near in spelling.

extension Evaluator {
  // MARK: Names that stand alone

  /// Nothing is called this.
  func unknownName(_ name: Name, _ id: NodeID) -> Diagnostic {
    let text = names.text(name)
    if !advises { return Diagnostic(.unknownName(text, candidates: []), tree.span(id)) }
    if let label = labelWithoutColon(text, id) { return label }
    if let later = laterDeclaration(of: text, behind: id) {
      return Diagnostic(.unknownName(text, candidates: []), tree.span(id))
        .labelled(later, .declaredLater)
    }
    if let meant = foreign(text, id) ?? withoutNamespace(text, id) { return meant }
    if let shown = plainlyShown(text, id) {
      return Diagnostic(.unknownName(text, candidates: [shown]), tree.span(id))
    }
    if let known = transposeCandidate(text) ?? synonym(text, of: nil, call: nil).map({ [$0] })
      ?? keywordCandidate(text, id) ?? receiverCandidate(text)
    {
      return Diagnostic(.unknownName(text, candidates: known), tree.span(id))
    }
    if let what = Unsupported(appleName: text),
      what == .constraints || what == .outside(text) || text.first?.isUppercase ?? false
    {
      return Diagnostic(.notSupported(what), tree.span(id))
    }
    // One that is declared later is no help.
    let near = closest(to: text, among: localNames(around: id).filter { $0 != text })
    let candidates =
      near.isEmpty ? closest(to: text, among: visibleNames()).filter { mayMean(text, $0) } : near
    if let className = outletClass(text), !candidates.contains(where: isOwn) {
      return Diagnostic(.unknownView(text, className: className), tree.span(id))
    }
    return Diagnostic(.unknownName(text, candidates: candidates), tree.span(id))
  }

  /// The variable that is shown so where a terminal has only ASCII: `theta` for 'θ'.
  private func plainlyShown(_ text: String, _ id: NodeID) -> String? {
    (localNames(around: id) + ownNames()).first { $0 != text && ascii($0) == text }
  }

  /// A variable `image` is not the type 'Image', and `rotate` is no slip of 'State'.
  private func mayMean(_ text: String, _ candidate: String) -> Bool {
    if candidate == text.prefix(1).uppercased() + text.dropFirst() { return false }
    let isType = names.find(candidate).map { catalogue.type($0) != nil } ?? false
    let isWord = text.first?.isLowercase ?? false
    return !isType || !isWord || !slips(to: text, among: [candidate]).isEmpty
  }

  /// Where a variable is declared below its use: at the top level, or in the function that the use stands in.
  private func laterDeclaration(of text: String, behind id: NodeID) -> Span? {
    let place = tree.span(id)
    let around = tree.functions.map(\.span).filter { $0.contains(place) }
    for node in tree.nodes {
      guard case .declare(let target, _, _) = node.node, target >= 0,
        case let span = tree.span(target), span.start >= place.end, sources.text(span) == text
      else { continue }
      if case .global = tree[target] { return span }
      if around.contains(where: { $0.contains(span) }) { return span }
    }
    return nil
  }

  /// `np.array`, `ctx.translate`: what another language calls so.
  private func foreign(_ text: String, _ id: NodeID) -> Diagnostic? {
    guard let member = parent(of: id), case .member(id, let name) = tree[member] else { return nil }
    var isLabelled = false
    if let call = parent(of: member), case .call(member, let arguments) = tree[call] {
      isLabelled = tree.arguments(arguments).contains { $0.label != .none }
    }
    guard let library = Foreign(text, member: names.text(name), isLabelled: isLabelled) else {
      return nil
    }
    return Diagnostic(.notSupported(.foreign(written(member), library)), tree.span(member))
  }

  /// `Math.sin`, `math.pi`: functions and constants of numbers stand alone here.
  private func withoutNamespace(_ text: String, _ id: NodeID) -> Diagnostic? {
    guard text == "Math" || text == "math", tree.nodes.indices.contains(Int(id) + 1),
      case .member(id, let member) = tree[id + 1]
    else { return nil }
    let name = names.text(member)
    let isKnown = catalogue.hasFunction(member) || catalogue.globalConstant(member) != nil
    let meant = isKnown ? name : synonym(name, of: nil, call: nil)
    return Diagnostic(
      .unknownName(text, candidates: meant.map { [$0] } ?? []), tree.span(id + 1))
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

  /// `retrun` was meant as the keyword, where a statement begins; `esle` where a block ended.
  private func keywordCandidate(_ text: String, _ id: NodeID) -> [String]? {
    let start = tree.span(id).start
    guard let keyword = Keyword.missed(by: text), let source = sources.source(at: start) else {
      return nil
    }
    let before = source.bytes[..<Int(start - source.base)].last { !" \t".utf8.contains($0) }
    let places = keyword == "else" ? "}" : "\n;{}"
    let fits = before.map { places.utf8.contains($0) } ?? (keyword != "else")
    return fits ? [keyword] : nil
  }

  /// `frame` was meant as a property of the variable that has one, or of the root view.
  func receiverCandidate(_ text: String, isCalled: Bool = false) -> [String]? {
    guard text.utf8.count >= 3, let member = names.find(text) else { return nil }
    let isMethod = Kind.allCases.contains { catalogue.method(member, of: $0) != nil }
    let suffix = isCalled && isMethod ? "(…)" : ""
    for index in (0..<min(globals.count, names.count)).reversed() {
      let value = globals[index].value
      guard !value.isMissing, offers(value, member) else { continue }
      let receiver = Name(id: Int32(index))
      if isOfProgram(receiver) {
        return ["\(names.text(receiver)).\(text)\(suffix)"]
      }
    }
    return offers(.view(rootView), member) ? ["self.view.\(text)\(suffix)"] : nil
  }

  /// Whether a value has such a member: of views, not each class has all.
  private func offers(_ value: Value, _ name: Name) -> Bool {
    guard isMember(name, of: value.kind) else { return false }
    guard [.view, .recognizer].contains(value.kind) else { return true }
    let text = names.text(name)
    return memberCandidates(of: value).contains { $0.prefix { $0 != "(" } == text }
  }

  func isMember(_ name: Name, of kind: Kind) -> Bool {
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
      if let label = labelWithoutColon(text, call) { return label }
      if let what = Unsupported(appleName: text) {
        return Diagnostic(.notSupported(what), tree.span(id))
      }
      if arguments(of: call).isEmpty, catalogue.globalConstant(callee.name) != nil {
        return Diagnostic(.propertyCalled(text, isConstant: true), tree.span(id))
      }
      return Diagnostic(
        .unknownFunction(text, candidates: functionCandidates(text, call)), tree.span(id))
    case .method(let name, let receiver, _):
      if catalogue.property(name, of: receiver.kind) != nil {
        return Diagnostic(.propertyCalled(text, isConstant: false), memberSpan(id))
      }
      return unknownMember(receiver, name, id, call: call)
    case .constant(let name, let kind):
      if arguments(of: call).isEmpty, catalogue.constant(name, of: kind) != nil {
        return Diagnostic(.propertyCalled(text, isConstant: true), memberSpan(id))
      }
      return unknownStatic(text, of: kind.words, kind, id, call: call)
    }
  }

  private func functionCandidates(_ text: String, _ call: NodeID) -> [String] {
    if !advises { return [] }
    if let product = splitProduct(text) { return [product] }
    if let synonym = synonym(text, of: nil, call: call) { return [synonym] }
    if let keyword = keywordCandidate(text, call) { return keyword }
    if let member = memberCall(text, call) { return [member] }
    if let member = memberBehind(text, call) { return [member] }
    if let member = receiverCandidate(text, isCalled: true) { return member }
    if let member = memberSynonym(text, call) { return [member] }
    let count = arguments(of: call).count
    // A constant, such as `pi`, is a visible name and no function: it is not what was meant.
    return closest(to: text, among: visibleNames().filter { mayBeSpelled($0, as: text) }) {
      candidate in
      guard let name = names.find(candidate) else { return false }
      return catalogue.functions(name).contains { catalogue.takes(count, $0, isMethod: false) }
    }
  }

  /// Capitals are easily forgotten, but not together with other letters: `rotate` is no 'State'.
  private func mayBeSpelled(_ candidate: String, as text: String) -> Bool {
    let isSmall = text.first?.isLowercase ?? false
    guard isSmall, candidate.first?.isUppercase ?? false else { return candidate != text }
    return !slips(to: text, among: [candidate]).isEmpty
  }

  /// `inverted(A)` was meant as `A.inverted()`, a member of the first argument.
  private func memberCall(_ text: String, _ call: NodeID) -> String? {
    guard let name = names.find(text), let first = arguments(of: call).first else { return nil }
    let others = arguments(of: call).count - 1
    let owners =
      (kindByText(first.value) ?? kindOfLiteral(first.value)).map { [$0] } ?? Kind.allCases
    let takesOthers = owners.contains { kind in
      catalogue.methods(name, of: kind).contains { catalogue.takes(others, $0, isMethod: true) }
    }
    if takesOthers { return "\(operand(first.value)).\(text)(\(others > 0 ? "…" : ""))" }
    let isRead = others == 0 && owners.contains { catalogue.property(name, of: $0) != nil }
    return isRead ? "\(operand(first.value)).\(text)" : nil
  }

  private func kindOfLiteral(_ id: NodeID) -> Kind? {
    switch tree[id] {
    case .degrees, .angle: .angle
    case .list: .list
    case .closure: .function
    case .tuple(let parts) where parts.count == 2: .point
    default: nil
    }
  }

  /// `t.rotated(by: 30°) scaledBy(x: 2, y: 2)`: a dot is missing before a member.
  private func memberBehind(_ text: String, _ call: NodeID) -> String? {
    guard let name = names.find(text), let source = sources.source(at: tree.span(call).start)
    else { return nil }
    let before = source.bytes[..<Int(tree.span(call).start - source.base)]
    guard before.last == UInt8(ascii: " "),
      before.last(where: { $0 != UInt8(ascii: " ") }) == UInt8(ascii: ")"),
      Kind.allCases.contains(where: { catalogue.method(name, of: $0) != nil })
    else { return nil }
    return ".\(text)(…)"
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
}
