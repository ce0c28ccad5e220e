// What variables of C are until they are set: 0, structs of zeros, or nil.

extension Parser {
  /// `CGPoint p;` has no value yet, but its parts can be set one by one.
  mutating func isStruct(_ type: Int32) -> Bool {
    let reference = tree.types[Int(type)]
    return !reference.isOptional && isStruct(named: reference.name)
  }

  mutating func isStruct(named name: Name) -> Bool {
    switch Catalogue.shared.type(name) {
    case .point, .size, .rect, .vector, .transform: true
    case .structure: names.text(name, is: "UIEdgeInsets")
    case .range: names.text(name, is: "NSRange")
    case nil:
      tree.structure(named: name).map { !$0.isClass && !$0.isOpen }
        ?? isStructOfLibrary(names.text(name))
    default: false
    }
  }

  mutating func zero(_ type: Int32) -> NodeID {
    let reference = tree.types[Int(type)]
    if let number = reference.numberOfC {
      return place(number == .truth ? .boolean(false) : .number(0), reference.span)
    }
    switch Catalogue.shared.type(reference.name) {
    case .number: return place(.number(0), reference.span)
    case .boolean: return place(.boolean(false), reference.span)
    case .transform: return zeroes(6, for: "CGAffineTransformMake", reference.span)
    case .range where isStruct(type): return zeroes(2, for: "NSMakeRange", reference.span)
    case .point, .size, .rect, .vector,
      .structure where isStruct(type), nil where isStruct(type):
      let callee = place(.name(reference.name), reference.span)
      return tree.add(.call(callee, ArgumentList(start: 0, count: 0)), reference.span, height: 2)
    default:
      tree.types[Int(type)].isOptional = true
      return Tree.none
    }
  }

  /// All numbers are 0: a transform is then no identity.
  private mutating func zeroes(_ count: Int, for maker: String, _ span: Span) -> NodeID {
    let first = pending.count
    for _ in 0..<count { pending.push(ArgumentNode(label: .none, value: place(.number(0), span))) }
    let (list, _) = takeArguments(from: first)
    let callee = place(.name(intern(maker)), span)
    return tree.add(.call(callee, list), span, height: 2)
  }
}
