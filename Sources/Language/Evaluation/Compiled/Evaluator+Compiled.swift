/// Where the tree evaluator hands a piece to its ``CompiledForm``.
extension Evaluator {
  // MARK: Loops

  /// Runs what is left of a loop, before another round; nil where the tree has to.
  mutating func runCompiled(_ loop: Loop, from counter: Double = 0, to end: Double = 0) -> Flow? {
    guard mayCompile, let form = form(of: loop), read(form, of: loop) else { return nil }
    (forms.registers.frame[0], forms.registers.frame[1]) = (counter, end)
    let (start, registers) = (fuel.tank, forms.registers)
    switch registers.run(form, calls: fuel.budget.depth - depth, in: &self) {
    case .abandoned:
      giveUp(registers, start)
      forms[loop: loop.body].lose()
      return nil
    case .done:
      write(form)
      return .next
    case .returning(let place, let node):
      write(form)
      (returned, returnedAt) = (form.result.map { place.value($0) } ?? .void, node)
      return .returning
    }
  }

  private mutating func form(of loop: Loop) -> CompiledForm? {
    let piece = forms[loop: loop.body]
    if piece.isRefused { return nil }
    if let form = piece.form, isCurrent(form) { return form }
    let form = Compiler.form(of: loop, in: self)
    forms[loop: loop.body].keep(form)
    return form
  }

  private mutating func read(_ form: CompiledForm, of loop: Loop) -> Bool {
    if read(form) { return true }
    forms[loop: loop.body].lose()
    return false
  }

  // MARK: Functions

  /// Runs a call whose arguments are in the frame; nil where the tree has to.
  mutating func runCompiled(_ function: Int32, _ frame: Int) -> Value? {
    guard forms.isOften(function), mayCompile, fuel.allows(depth: depth + 1),
      let form = form(of: function, frame), read(form, of: function, frame)
    else { return nil }
    let (start, registers) = (fuel.tank, forms.registers)
    let ending = registers.run(form, calls: fuel.budget.depth - depth - 1, in: &self)
    guard case .done = ending else {
      giveUp(registers, start)
      forms[function: function].lose()
      return nil
    }
    write(form)
    return form.result.map { forms.registers.frame.value($0) } ?? .void
  }

  private mutating func form(of function: Int32, _ frame: Int) -> CompiledForm? {
    if let form = forms[function: function].form, isCurrent(form) { return form }
    let form = argumentKinds(frame).flatMap {
      Compiler.form(ofFunction: function, $0, in: self)
    }
    forms[function: function].keep(form)
    return form
  }

  private func argumentKinds(_ frame: Int) -> [RegisterKind]? {
    let kinds = stack[frame...].map { RegisterKind($0.kind) }
    return kinds.contains(nil) ? nil : kinds.compactMap { $0 }
  }

  private mutating func read(_ form: CompiledForm, of function: Int32, _ frame: Int) -> Bool {
    if readArguments(form, frame), read(form) { return true }
    forms[function: function].lose()
    return false
  }

  private mutating func readArguments(_ form: CompiledForm, _ frame: Int) -> Bool {
    guard stack.count - frame == form.parameters.count else { return false }
    var place = forms.registers.frame
    for (offset, kind) in form.parameters.enumerated() {
      guard place.write(stack[frame + offset], as: kind) else { return false }
      place += kind.width
    }
    return true
  }

  /// As if the form had not run.
  private mutating func giveUp(_ registers: RegisterFile, _ start: Fuel.Tank) {
    fuel.tank = start
    restoreTouched(registers)
  }

  // MARK: Variables

  /// While something is explained, each step counts.
  private var mayCompile: Bool { trace == nil }

  /// Whether names mean what they meant when the form was made.
  private mutating func isCurrent(_ form: CompiledForm) -> Bool {
    guard form.convention == convention, form.overloadCount == overloads.count else { return false }
    for meaning in form.meanings where !holds(meaning) { return false }
    return true
  }

  private mutating func holds(_ meaning: CompiledForm.Meaning) -> Bool {
    guard let function = meaning.function else { return isOfCatalogue(meaning.name) }
    return plainFunction(meaning.name) == function
  }

  private mutating func read(_ form: CompiledForm) -> Bool {
    for input in form.inputs where !read(input, into: forms.registers.registers + input.place) {
      return false
    }
    return true
  }

  private mutating func read(_ input: CompiledForm.Input, into place: Register) -> Bool {
    switch input.source {
    case .local(let slot): return place.write(stack[base + Int(slot)], as: input.kind)
    case .global(let index):
      let state = globals[Int(index)].state
      guard state == .variable || (state == .constant && !input.isWritten),
        globals[Int(index)].type == input.type
      else { return false }
      return place.write(globals[Int(index)].value, as: input.kind)
    }
  }

  private mutating func write(_ form: CompiledForm) {
    keepTouched(forms.registers)
    for input in form.inputs where input.isWritten {
      let value = (forms.registers.registers + input.place).value(input.kind)
      switch input.source {
      case .local(let slot): stack[base + Int(slot)] = value
      case .global(let index): globals[Int(index)].value = value
      }
    }
  }
}

extension Evaluator {
  // MARK: What the compiler asks

  /// A function of the program that a name stands for, and that captured nothing.
  mutating func plainFunction(_ name: Name) -> Int32? {
    guard let function = globals[Int(name.id)].value.function(),
      case .user(let index) = function.payload.code, function.payload.captures.isEmpty,
      function.payload.receiver == nil, function.payload.object == objects.current
    else { return nil }
    return index
  }

  /// Whether a call means the function that its name stands for, by its labels alone.
  mutating func means(
    _ name: Name, _ index: Int32, _ callee: NodeID, _ arguments: ArgumentList
  ) -> Bool {
    meant(name, index, arguments) == nil && !meansCatalogue(name, index, callee, arguments)
      && !hasRivals(name, index, arguments)
  }

  /// Whether the program gave a name no meaning of its own.
  mutating func isOfCatalogue(_ name: Name) -> Bool { globals[Int(name.id)].state == .missing }

  /// Whether a node is to be looked at when it runs.
  func isSuspicious(_ id: NodeID) -> Bool { settings.warns && suspicions[id] != nil }
}
