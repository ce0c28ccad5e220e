internal import Geometry

// In Objective-C a dot sends a message: `dial.value = 90` is `[dial setValue:90]`, `dial.area` is `[dial area]`.

extension Evaluator {
  /// Sets a property by the method that its class declares for it; false where there is none.
  ///
  /// `_value = 90` never comes here, so that the method itself can keep what it is given.
  mutating func setByMessage(
    _ value: Value, _ name: Name, of owner: Value, _ target: NodeID, _ valueNode: NodeID?
  ) throws(Diagnostic) -> Bool {
    guard let method = setter(of: name, owner, target) else { return false }
    _ = try apply(method, [try settled(value, at: valueNode ?? target)], at: target)
    return true
  }

  /// `Config.scale = 5`: calls the class method `setScale:`; false where there is none.
  mutating func setByClassMessage(
    _ value: Value, _ name: Name, of owner: Value, _ target: NodeID
  ) throws(Diagnostic) -> Bool {
    guard case .type(.user(let index)) = owner, isObjectiveC(target),
      let setter = setterName(of: name),
      let method = classMethod(setter, of: index, labelled: [.none])
    else { return false }
    let function = Value.function(Box(Function(code: .user(method)), depth: 1))
    _ = try asking(owner) { evaluator throws(Diagnostic) in
      try evaluator.apply(function, [value], at: target)
    }
    return true
  }

  /// Whether `self.angle = 3` calls a method, where the variable itself stands at the top level.
  mutating func isSetByMessage(_ name: Name, _ target: NodeID) -> Bool {
    globals[Int(name.id)].object != 0 && setter(of: name, selfValue(at: target), target) != nil
  }

  /// The method that a class declares for a property; mutating, since an evaluator that is asked before it changes
  /// is copied.
  private mutating func setter(of name: Name, _ owner: Value, _ target: NodeID) -> Value? {
    guard isObjectiveC(target), let setter = setterName(of: name),
      let object = receiver(of: name, owner, target), objects[object].layout[setter] != nil,
      case .function = variable(setter, of: object).value
    else { return nil }
    return taking(1, setter, variable(setter, of: object).value, of: object)
  }

  /// The method that takes as many arguments without labels: `setValue:` beside `setValue:animated:`.
  private func taking(_ count: Int, _ name: Name, _ method: Value, of object: Int32) -> Value {
    let labels = [Name](repeating: .none, count: count)
    guard case .function(let box) = method, case .user(let index) = box.payload.code,
      !takes(index, labels: labels)
    else { return method }
    let homes = homes(of: object, index)
    let other = overloads.latest(of: name) {
      takes($0.index, labels: labels) && homes.contains(place(of: $0.index))
    }
    return other.map { object > 0 ? bound($0.function, to: object) : $0.function } ?? method
  }

  /// The object that a dot sends a message to; nil where there is none, or no dot: `x = 3` in a class is its
  /// variable.
  private func receiver(of name: Name, _ owner: Value, _ target: NodeID) -> Int32? {
    var object = objectID(of: owner)
    if case .global = tree[target] {
      guard tree.nodes[Int(target)].place.isOwn else { return nil }
      if globals[Int(name.id)].object > 0 { object = globals[Int(name.id)].object }
    }
    return object > 0 ? object : nil
  }

  /// `view.left = 10`, where a category has `setLeft:`; false where none has.
  mutating func setByCategory(_ value: Value, _ name: Name, of owner: Value, _ target: NodeID)
    throws(Diagnostic) -> Bool
  {
    guard isObjectiveC(target), let setter = setterName(of: name),
      tree.mayBeExtended(setter), let method = extended(setter, owner),
      case .function(let box) = taking(1, method, globals[Int(method.id)].value, of: 0),
      case .user(let index) = box.payload.code
    else { return false }
    let values = try annotated([owner, try settled(value, at: target)], by: index, at: target)
    _ = try apply(.function(box), values, at: target)
    return true
  }

  /// Sets a property by a method of a category or the frameworks: `layer.affineTransform = t` is
  /// `setAffineTransform:`.
  ///
  /// On nil it does nothing, and so does a number of space that keeps a transform in its plane; false where there is
  /// no such method. A line such as `layer.affineTransform = t;` has no mark of Objective-C itself: it goes on in the
  /// language of what came before.
  mutating func setByEntry(
    _ value: Value, _ name: Name, of owner: Value, _ target: NodeID, _ valueNode: NodeID?
  ) throws(Diagnostic) -> Bool {
    if try setByCategory(value, name, of: owner, target) { return true }
    if case .nothing = owner { return isObjectiveC(target) && answerOfNil(to: name, target) != nil }
    if keepsPlane(value, name, of: owner) { return true }
    guard let entry = setter(of: name, owner),
      isOfC(target) || valueNode.map(callsFunctionOfC) ?? false || sources.isInC
    else { return false }
    _ = try perform(entry, [owner, try settled(value, at: target)], target, [-1, -1])
    return true
  }

  /// `t.m34 = 0`: what leaves a transform in its plane, or is not seen there, changes nothing.
  private func keepsPlane(_ value: Value, _ name: Name, of owner: Value) -> Bool {
    guard case .transform = owner, case .number(let number) = value,
      let place = entriesOfSpace.firstIndex(of: names.text(name))
    else { return false }
    return AffineTransform.flatNumber(at: place).map { $0 == number } ?? true
  }

  /// What Objective-C calls the method that sets a property; nil where no text names it.
  private func setterName(of property: Name) -> Name? {
    names.find("set" + names.text(property).capitalizedWord)
  }

  /// The method of the frameworks that sets what another gives, `setAffineTransform(_:)`.
  func setter(of name: Name, _ owner: Value) -> Int32? {
    guard let setter = setterName(of: name),
      let entry = catalogue.method(setter, of: owner.kind),
      catalogue.labels(entry, isMethod: true).count == 1
    else { return nil }
    return entry
  }

  /// `CGAffineTransformMakeScale(2, 2)`, which Swift does not have.
  private func callsFunctionOfC(_ value: NodeID) -> Bool {
    guard case .call(let callee, _) = tree[value], case .global(let name) = tree[callee] else {
      return false
    }
    return catalogue.isOfC(name)
  }

  /// What a method without parameters gives, where Objective-C reads it as a property; else the method.
  mutating func readByMessage(_ method: Box<Function>, _ id: NodeID) throws(Diagnostic) -> Value {
    guard case .user(let index) = method.payload.code,
      tree.functions[Int(index)].parameters.count == (method.payload.receiver == nil ? 0 : 1),
      tree.functions[Int(index)].name != .none, isObjectiveC(id)
    else { return .function(method) }
    return try apply(.function(method), [], at: id)
  }
}
