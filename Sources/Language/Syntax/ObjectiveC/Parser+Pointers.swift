// Parameters of C that point to a value, `BOOL *stop` and `CGFloat *angle`: what they come to is written back to
// the argument, as by `inout`. Pointers elsewhere, and what is computed with them, are not read.

extension Parser {
  /// A parameter that points to a value, which may be one or a list of them; one that points to an object is
  /// the object.
  mutating func pointing(_ parameter: ParameterNode) -> ParameterNode {
    guard parameter.type >= 0, tree.types[Int(parameter.type)].isOptional,
      isValue(tree.types[Int(parameter.type)].name),
      !isReferenceOfC(names.text(tree.types[Int(parameter.type)].name))
    else { return parameter }
    var pointer = parameter
    pointer.isPointer = true
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
      !pointers.isEmpty && kind == .star && next.kind == .name && !next.spaced
        && pointers.contains(Name(id: next.payload))
    }
  }

  /// `*stop`: what a pointer that is not NULL points to.
  mutating func pointee() throws(Diagnostic) -> NodeID {
    let start = token.span.start
    advance()
    let name = Name(id: token.payload)
    advance()
    let pointer = leaf(.name(name), from: start)
    return try add(.force(pointer), from: start, pointer)
  }

  /// `if (scale)`: whether a pointer is not NULL.
  mutating func testingPointer(_ condition: NodeID) throws(Diagnostic) -> NodeID {
    guard case .name(let name) = tree[condition], pointers.contains(name) else { return condition }
    let start = tree.span(condition).start
    let null = place(.nothing, tree.span(condition))
    return try add(.binary(.notEqual, condition, null), from: start, condition, null)
  }

  /// `if (i == 1) *stop = YES;`: no product, since something is assigned to it.
  var startsAssignedPointee: Bool {
    mutating get {
      guard startsPointee else { return false }
      switch ahead(2).kind {
      case .assign, .updateAssign: return true
      default: return false
      }
    }
  }
}
