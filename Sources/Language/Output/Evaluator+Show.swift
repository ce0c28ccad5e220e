internal import Motion
internal import Plotting
internal import Views

extension Evaluator {
  /// A bare expression: shows its value, which becomes `_` and `_1`, `_2`,.
  mutating func show(_ id: NodeID) throws(Diagnostic) {
    let value = try settled(try evaluate(id), at: id)
    if case .void = value { return }
    guard depth == 0, !isInsertion(value), !isDiscardable(id) else { return }
    if case .nothing = value, isOptionalCall(id) || isOptionalCall(ofResult: id) { return }
    noteFourNumbers(value, id)
    if isGoingOn(value) { remember(value, id) }
    try showNow(try ownWords(of: value, at: id), at: id)
  }

  /// A struct that a library describes is shown so: its fields are nobody's.
  private mutating func ownWords(of value: Value, at id: NodeID) throws(Diagnostic) -> Value {
    guard case .structure(let box) = value, isOfLibrary(box.payload.type.name) else { return value }
    return try spoken(value, at: id)
  }

  /// What `seen.insert(x)` gives is there for an `if`; alone it tells nothing.
  private func isInsertion(_ value: Value) -> Bool {
    guard case .structure(let box) = value, box.payload.type.name == words.tuple,
      let label = box.payload.type.fields.first
    else { return false }
    return names.text(label, is: "inserted")
  }

  /// `onChange?()` where there is nothing to call, and `try? move()` that failed, of what gives no value.
  func isOptionalCall(_ id: NodeID) -> Bool {
    if let call = tree.optionalCall(id) { return staticType(of: call) == nil }
    guard case .attempt(let call) = tree[id], case .call(let callee, _) = tree[call] else {
      return false
    }
    return function(calledBy: callee).map { tree.functions[Int($0)].result < 0 } ?? false
  }

  /// `find().onTap?()`, for which the parser makes a closure of what is found.
  func isOptionalCall(ofResult id: NodeID) -> Bool {
    tree.optionalCall(ofResult: id).map { isOptionalCall($0) } ?? false
  }

  /// A call of a function that is declared as `@discardableResult`.
  private func isDiscardable(_ id: NodeID) -> Bool {
    guard tree.holdsDiscardableFunctions, case .call(let callee, _) = tree[id] else { return false }
    if let function = function(calledBy: callee) {
      return tree.functions[Int(function)].isDiscardable
    }
    return areDiscardable(methodsNamedLike: callee)
  }

  /// Of a receiver whose type the text does not say, as one of the frameworks: whether all methods of the name are.
  private func areDiscardable(methodsNamedLike callee: NodeID) -> Bool {
    guard case .member(_, let name) = tree[callee] else { return false }
    let methods = tree.functions(named: name).filter { $0.isMethod || $0.owner != .none }
    return !methods.isEmpty && methods.allSatisfy { $0.isDiscardable }
  }

  /// Nothing goes on from an explanation: `_` stays what was looked at.
  private func isGoingOn(_ value: Value) -> Bool { value.kind != .explanation }

  private mutating func remember(_ value: Value, _ id: NodeID) {
    lastShown = id
    shown.append(value)
    define(words.wildcard, value)
  }

  /// The value of `_1`, `_2`,.
  func shownValue(_ name: Name) -> Value? {
    let text = names.text(name)
    guard text.hasPrefix("_"), let number = Int(text.dropFirst()), number > 0,
      number <= shown.count
    else { return nil }
    return shown[number - 1]
  }

  /// Gives a value to whoever listens, in the form that was asked for.
  mutating func showNow(_ value: Value, at id: NodeID) throws(Diagnostic) {
    if settings.isJSON, value.isTooLargeToWrite {
      throw Diagnostic(.tooMuchText(fuel.budget.text), tree.span(id))
    }
    // Asked first: dropping an optional picture looks its type up at run time.
    guard value.kind != .picture else { return try showPicture(value, at: id) }
    let text = settings.isJSON ? StyledText(json(value), .value) : shownText(value)
    try spend(text, at: id)
    tell(Event(value.kind == .explanation ? .explanation : .value, text))
  }

  private mutating func showPicture(_ value: Value, at id: NodeID) throws(Diagnostic) {
    try burn(forDrawing: value, at: id)
    let text = settings.isJSON ? StyledText(json(value), .value) : shownText(value)
    try spend(text, at: id)
    tell(Event(.picture, text, picture: picture(value).map(ShownPicture.init)))
  }

  private mutating func spend(_ text: StyledText, at id: NodeID) throws(Diagnostic) {
    do { try fuel.spend(text: text.length) } catch { throw diagnostic(error, at: id) }
  }

  /// Takes the steps of a picture: one for each of its parts, and one for eight cells.
  private mutating func burn(forDrawing value: Value, at id: NodeID) throws(Diagnostic) {
    guard let figure = picture(value)?.figure else { return }
    let size = PlotSize(columns: settings.columns, rows: settings.rows)
    try burn(figure.partCount + size.columns * size.rows / 8, at: id)
  }

  private func picture(_ value: Value) -> Picture? {
    guard case .report(let box) = value else { return nil }
    return box.payload as? Picture
  }

  /// What `print` writes.
  mutating func printNow(_ text: String) throws(Fault) {
    try fuel.spend(text: text.utf8.count)
    let text = openLine + text
    openLine = ""
    let line = settings.isJSON ? "{\"type\":\"printed\",\"text\":\(jsonText(text))}" : visible(text)
    emit(Event(.printed, StyledText(line)))
  }

  /// What ends without a new line waits for what follows it on its line.
  mutating func write(_ text: String) throws(Fault) {
    guard text.last == "\n" else {
      try fuel.spend(text: text.utf8.count)
      return openLine += text
    }
    try printNow(String(text.dropLast()))
  }

  /// Whatever else is told begins a line of its own, as does the end of the program.
  mutating func endLine() {
    if openLine.isEmpty { return }
    try? printNow("")
  }

  /// Gives an event to whoever listens.
  mutating func tell(_ event: Event) {
    endLine()
    emit(event)
  }

  /// At the prompt a declaration shows one line: `v = UIView v frame rect(…)`.
  mutating func announce(_ target: NodeID, _ value: Value) {
    guard settings.announces, depth == 0, objects.current == 0, !settings.isJSON,
      case .global(let name) = tree[target]
    else { return }
    var text = StyledText(names.text(name), .name)
    text.append(" = " + oneLine(value))
    announcements.append(Event(.announcement, text))
  }

  /// What a statement declared: one that fails declares nothing.
  mutating func tellAnnouncements() {
    guard !announcements.isEmpty else { return }
    for event in announcements { tell(event) }
    announcements = []
  }

  /// The first `let` or `var` names a view or recognizer that has no name.
  mutating func name(_ value: Value, _ target: NodeID) {
    switch value {
    case .view(let id) where scene.name(of: id) == nil:
      if let name = declaredName(target) { scene.setName(name, of: id) }
    case .recognizer(let id) where gestures[id].name == nil:
      gestures[id].name = declaredName(target)
    default: return
    }
  }

  private func declaredName(_ target: NodeID) -> String? {
    switch tree[target] {
    case .global(let name): names.text(name)
    case .local, .sharedLocal:
      tree.isPartOfPlace(target) ? nil : sources.text(tree.span(target))
    default: nil
    }
  }
}
