// Parameters of C that point to a value, `BOOL *stop` and `CGFloat *angle`: what they come to is written back to
// the argument, as by `inout`. Pointers elsewhere, and what is computed with them, are not read.

extension Parser {
  /// A parameter that points to a value, which may be one or a list of them, or to where an object is put; one
  /// with a single star that points to an object is the object.
  mutating func pointing(_ parameter: ParameterNode) -> ParameterNode {
    guard parameter.type >= 0, tree.types[Int(parameter.type)].isOptional else { return parameter }
    let type = tree.types[Int(parameter.type)]
    // What `CGPathApply` tells of: nothing is written to it.
    if names.text(type.name, is: "CGPathElement") {
      var element = parameter
      (element.isPointer, element.isPointerToObject) = (true, true)
      return element
    }
    let pointsToValue = isValue(type.name) && !isReferenceOfC(names.text(type.name))
    guard pointsToValue || type.isPointerToObject else { return parameter }
    var pointer = parameter
    pointer.isPointer = true
    pointer.isPointerToObject = !pointsToValue
    pointer.type = tree.keep(
      TypeReference(
        name: intern("id"), isOptional: true, isInout: true, isShared: true, span: parameter.span))
    return pointer
  }

  private mutating func isValue(_ type: Name) -> Bool {
    if let structure = tree.structure(named: type) {
      return !structure.isClass && !structure.isOpen
    }
    let name = names.text(type)
    guard !name.hasPrefix("NS") || name.hasSuffix("Integer") else { return false }
    switch Catalogue.shared.type(type) {
    case .number, .boolean, .point, .vector, .size, .rect, .transform: return true
    default: return false
    }
  }

  /// `*stop`: what a pointer points to.
  var startsPointee: Bool {
    mutating get {
      // Asked of every product: few programs have pointers.
      kind == .star && hasPointers && next.kind == .name && !next.spaced
        && (pointers.contains(Name(id: next.payload))
          || pointersToFunctions.contains(Name(id: next.payload)))
    }
  }

  /// `*stop`: what a pointer that is not NULL points to; of an object it may be nil.
  mutating func pointee() throws(Diagnostic) -> NodeID {
    let start = token.span.start
    advance()
    let name = Name(id: token.payload)
    advance()
    let pointer = leaf(.name(name), from: start)
    if pointersToObjects.contains(name) || pointersToFunctions.contains(name) { return pointer }
    return try add(.force(pointer), from: start, pointer)
  }

  /// `if (scale)`, `if (found != NULL && n > 0)`: whether pointers are not NULL.
  ///
  /// What points to an object is the object itself, which is nil before it is put there: such a pointer counts as one
  /// that is not NULL, for what is put into NULL goes nowhere.
  mutating func testingPointer(_ condition: NodeID) throws(Diagnostic) -> NodeID {
    if pointers.isEmpty { return condition }
    let span = tree.span(condition)
    switch tree[condition] {
    case .name(let name) where pointersToObjects.contains(name): return place(.boolean(true), span)
    case .name(let name) where pointers.contains(name):
      let null = place(.nothing, span)
      return try add(.binary(.notEqual, condition, null), from: span.start, condition, null)
    case .binary(let op, let pointer, let null) where pointsToObject(pointer) && isNull(null):
      return place(.boolean(op == .notEqual), span)
    case .unary(.not, let operand):
      let tested = try testingPointer(operand)
      tree.nodes[Int(condition)].node = .unary(.not, tested)
    case .logical(let op, let left, let right) where op == .and || op == .or:
      let (first, second) = (try testingPointer(left), try testingPointer(right))
      tree.nodes[Int(condition)].node = .logical(op, first, second)
    default: break
    }
    return condition
  }

  private mutating func pointsToObject(_ pointer: NodeID) -> Bool {
    guard case .name(let name) = tree[pointer] else { return false }
    return pointersToObjects.contains(name)
  }

  /// `nil` or `NULL`.
  private mutating func isNull(_ value: NodeID) -> Bool {
    switch tree[value] {
    case .nothing: true
    case .name(let name): names.text(name, is: "NULL")
    default: false
    }
  }

  /// `if (i == 1) *stop = YES;`: no product, since something is assigned to it.
  var startsAssignedPointee: Bool {
    mutating get {
      startsPointee && startsAssignment(ahead(2))
    }
  }
}
