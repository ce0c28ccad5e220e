/// Which expressions are whole numbers in Swift and C, by the text alone.
extension Evaluator {
  /// `a ^ b` of code for apps, where it is no power.
  ///
  /// Rule: both operands are whole numbers by their types, and the text is of C, or one of them says so: a variable,
  /// parameter or property that is declared as one, `.count`, `Int(…)`, or a literal of bits, `0xFF`.
  mutating func inspectPower(_ id: NodeID, _ left: NodeID, _ right: NodeID) {
    guard isInt(left, 8), isInt(right, 8),
      saysWhole(left) || saysWhole(right) || isTextOfC(id) || isWithinC(id)
    else { return }
    let (a, b) = (shortened(left), shortened(right))
    warn(
      .misleading(.powerOfWhole(written: shortened(id), cure: "(\(a) | \(b)) - (\(a) & \(b))")),
      at: tree.span(id))
  }

  /// `0xFF`, `0b101`.
  func isOfBits(_ id: NodeID) -> Bool {
    guard case .number = tree[id] else { return false }
    return ["0x", "0b", "0o"].contains { written(id).hasPrefix($0) }
  }

  private func saysWhole(_ id: NodeID) -> Bool {
    switch tree[id] {
    case .number: isOfBits(id)
    case .global, .local, .sharedLocal:
      (declaredType(of: id) ?? parameterType(of: id)).map(wholeTypes.contains)
        ?? definition(of: id).map(isOfBits) ?? false
    case .unary(_, let operand), .force(let operand): saysWhole(operand)
    case .binary(_, let a, let b): saysWhole(a) || saysWhole(b)
    default: isInt(id, 8)
    }
  }

  /// A literal without point, exponent and unit.
  func isWhole(_ id: NodeID) -> Bool {
    guard case .number = tree[id] else { return false }
    return tree.nodes[Int(id)].place.isWholeOfMacro || isOfBits(id)
      || withoutSuffixOfC(written(id).utf8[...]).allSatisfy { byte in
        isDigit(byte) || byte == UInt8(ascii: "_")
          || byte == UInt8(ascii: "-")
      }
  }

  /// `2` of `2UL`.
  private func withoutSuffixOfC(_ literal: Substring.UTF8View) -> Substring.UTF8View {
    let digits = literal.prefix { !"uUlL".utf8.contains($0) }
    return literal[digits.endIndex...].allSatisfy("uUlL".utf8.contains) ? digits : literal
  }

  func isInt(_ id: NodeID, _ rest: Int) -> Bool {
    guard rest > 0 else { return false }
    switch tree[id] {
    case .number: return isWhole(id)
    case .unary(.minus, let operand), .unary(.complement, let operand),
      .binary(.shiftLeft, let operand, _), .binary(.shiftRight, let operand, _):
      return isInt(operand, rest - 1)
    case .binary(.add, let a, let b), .binary(.subtract, let a, let b),
      .binary(.multiply, let a, let b), .binary(.remainder, let a, let b),
      .binary(.divide, let a, let b), .wholeQuotient(let a, let b, _),
      .binary(.either, let a, let b), .binary(.both, let a, let b),
      .binary(.exclusive, let a, let b):
      return isInt(a, rest - 1) && isInt(b, rest - 1)
    case .step(let change, _): return isIntOfC(change, rest - 1)
    case .force(let inner), .attempt(let inner), .wrapped(let inner, _):
      return isInt(inner, rest - 1)
    case .cast(_, let type, _):
      return type >= 0 && wholeTypes.contains(names.text(tree.types[Int(type)].name))
    case .logical(.coalesce, let a, let b), .logical(.elvis, let a, let b),
      .conditional(_, let a, let b):
      return isInt(a, rest - 1) && isInt(b, rest - 1)
    case .element(let list, _), .optionalElement(let list, _), .entry(let list, _, _):
      return isWhole(list, [.element], rest - 1)
    case .member(let base, let name), .optionalMember(let base, let name):
      return names.text(name) == "count" || isIntMember(name) || isRawWhole(base, name)
        || isIntStatic(name, of: base, rest) || isWholePart(name, of: base, [], rest - 1)
        || isCount(name) && isTextOfC(id)
    case .call(let callee, let arguments):
      let word = lastWord(callee) ?? ""
      // `[list count]` reads a property.
      if arguments.count == 0, tree.nodes[Int(id)].place.isMessage, case .member = tree[callee],
        isInt(callee, rest - 1)
      {
        return true
      }
      return isWholeType(word) || wholeFunctions.contains(word)
        || givesWhole(callee, arguments, rest)
        || isWholeResult(callee, arguments, [], rest - 1)
        || keepsWhole.contains(word) && arguments.count > 0
          && tree.arguments(arguments).allSatisfy { isInt($0.value, rest - 1) }
    case .global, .local, .sharedLocal: return isIntVariable(id, rest)
    default: return false
    }
  }

  private func isIntVariable(_ id: NodeID, _ rest: Int) -> Bool {
    if let type = declaredType(of: id) {
      return wholeTypes.contains(type) || isTruthOfC(id)
    }
    // `self / 2` in `extension Int`.
    if let owner = ownerOfSelf(id).map(names.text) {
      return wholeTypes.contains(Protocols.numberType(owner) ?? owner)
    }
    // `let columns = 3`: without an annotation Swift takes the type of the value.
    if let definition = definition(of: id) { return isInt(definition, rest - 1) }
    if let loop = loop(of: id), loop.isAlone || countsWhole(loop.sequence, rest) {
      return holdsWhole(loop.sequence, rest)
    }
    if let type = parameterType(of: id) { return wholeTypes.contains(type) }
    if let type = typeOfClosureArgument(id) { return isOfWhole(type) }
    if let (place, value) = destructured(id) {
      return isWhole(value, [.part(String(place))], rest - 1)
    }
    return isElement(id, rest) || isWholeLoopPart(id, rest)
  }

  /// A type of whole numbers by its name, or by another that `typealias` gives it.
  func isWholeType(_ word: String) -> Bool {
    if wholeTypes.contains(word) { return true }
    guard !tree.aliases.isEmpty, let name = names.find(word) else { return false }
    return tree.aliases[name].map { wholeTypes.contains(names.text($0)) } ?? false
  }

  /// `Grid.columns`, `Self.columns`.
  private func isIntStatic(_ name: Name, of base: NodeID, _ rest: Int) -> Bool {
    guard let declaration = staticDeclaration(name, of: base),
      case .declare(_, let type, let value) = tree[declaration]
    else { return false }
    return type < 0 ? isInt(value, rest - 1) : isWholeSomewhere(type)
  }

  /// Whether types or protocols declare a property of this name, and all of them as a whole number; those of Apple's
  /// that are where none do.
  ///
  /// With `isDeclared` what is a whole number only by its value is none.
  func isIntMember(_ name: Name, isDeclared: Bool = false) -> Bool {
    let fields = tree.structures.lazy.flatMap(\.fields).filter { $0.name == name }
    let getters = tree.functions(named: name).filter {
      $0.isMethod && $0.parameters.count == 1 && $0.result >= 0
    }
    let variables = tree.bodies.lazy.flatMap(\.members).filter { $0.name == name }
    let answers =
      fields.map { isInt($0.type, isDeclared ? Tree.none : $0.initial) }
      + getters.map { isInt($0.result, Tree.none) }
      + variables.compactMap { isIntVariable($0.statement, isDeclared: isDeclared) }
    return answers.isEmpty ? isWholeProperty(name) : answers.allSatisfy { $0 }
  }

  /// Whether a declaration in a class is of a whole number; nil for what declares no variable.
  private func isIntVariable(_ statement: NodeID, isDeclared: Bool) -> Bool? {
    switch tree[statement] {
    case .declare(_, let type, let value): isInt(type, isDeclared ? Tree.none : value)
    case .observed(let declaration, _): isIntVariable(declaration, isDeclared: isDeclared)
    default: nil
    }
  }

  private func isInt(_ type: Int32, _ initial: NodeID) -> Bool {
    type < 0
      ? initial >= 0 && isWhole(initial)
      : wholeTypes.contains(names.text(tree.types[Int(type)].name))
  }

  // MARK: Lists of whole numbers

  private func holdsWhole(_ sequence: NodeID, _ rest: Int) -> Bool {
    isWhole(sequence, [.element], rest)
  }

  /// Whether a sequence gives whole numbers: a range of them, `views.indices`, what `views.enumerated()`
  /// counts, what keeps some elements of a list of them.
  func countsWhole(_ sequence: NodeID, _ rest: Int) -> Bool {
    guard rest > 0 else { return false }
    switch tree[sequence] {
    case .range(let lower, let upper, _): return isInt(lower, rest - 1) && isInt(upper, rest - 1)
    case .member(_, let name): return names.text(name) == "indices"
    case .call(let callee, let arguments):
      let word = lastWord(callee) ?? ""
      if case .member(let list, _) = tree[callee], keepers.contains(word) {
        return holdsWhole(list, rest - 1)
      }
      return word == "enumerated"
        || word == "stride"
          && tree.arguments(arguments).allSatisfy { isInt($0.value, rest - 1) }
    default: return false
    }
  }

  /// `xs.max()` and `xs.reduce(0, +)` of whole numbers.
  private func givesWhole(_ callee: NodeID, _ arguments: ArgumentList, _ rest: Int) -> Bool {
    if resultsAreWhole(callee) { return true }
    guard case .member(let list, let name) = tree[callee], holdsWhole(list, rest - 1) else {
      return false
    }
    switch names.text(name) {
    case "min", "max", "randomElement": return true
    case "reduce":
      return tree.arguments(arguments).first.map { isInt($0.value, rest - 1) } ?? false
    default: return false
    }
  }

  /// Whether functions or methods of a name are declared, and all of them as giving a whole number.
  func resultsAreWhole(_ callee: NodeID) -> Bool {
    guard let word = lastWord(callee), let name = names.find(word) else { return false }
    let results = tree.functions.lazy.filter { $0.name == name }.map(\.result)
    return !results.isEmpty
      && results.allSatisfy { $0 >= 0 && wholeTypes.contains(names.text(tree.types[Int($0)].name)) }
  }

  /// Whether a name is what a closure gets of a list of whole numbers: `xs.map { $0 / 2 }`.
  ///
  /// Literals are what the surroundings make of them: `let halves: [CGFloat] = [7, 9].map { $0 / 2 }`.
  private func isElement(_ id: NodeID, _ rest: Int) -> Bool {
    guard let (closure, place) = closureArgument(id), let call = parent(of: closure),
      case .call(let callee, let arguments) = tree[call],
      case .member(let list, let name) = tree[callee]
    else { return false }
    let word = names.text(name)
    // `count.map { $0 / 2 }` of an optional.
    if ["map", "flatMap"].contains(word), isOptional(list) { return isInt(list, rest - 1) }
    guard holdsWhole(list, rest - 1), isName(list) || staysWhole(call) else { return false }
    guard word == "reduce" else { return place == 0 && walkers.contains(word) }
    let first = tree.arguments(arguments).first
    return place == 1 || first.map { isInt($0.value, rest - 1) } ?? false
  }

  private func isOptional(_ id: NodeID) -> Bool {
    declaredReference(of: id).map { $0.isOptional && $0.isPlainOrOptional } ?? false
  }

  /// The closure whose parameter a name is, and its place among them.
  func closureArgument(_ id: NodeID) -> (closure: NodeID, place: Int)? {
    var next = closure(around: id)
    while let closure = next, case .closure(let function) = tree[closure] {
      let place = tree.functions[Int(function)].parameters.firstIndex {
        names.text($0.name) == written(id) || $0.span.start == tree.span(id).start
      }
      if let place { return (closure, place) }
      next = self.closure(around: id, above: closure)
    }
    return nil
  }

  /// The type that is written for what a closure takes: `let half: (Int) -> Int = { $0 / 2 }`.
  func typeOfClosureArgument(_ id: NodeID) -> TypeReference? {
    guard let (closure, place) = closureArgument(id), let parent = parent(of: closure) else {
      return nil
    }
    let type: Int32
    switch tree[parent] {
    case .declare(_, let declared, _): type = declared
    case .cast(_, let declared, _): type = declared
    default: return nil
    }
    guard type >= 0, tree.types[Int(type)].parameters.indices.contains(place) else { return nil }
    return tree.types[Int(tree.types[Int(type)].parameters[place])]
  }

  /// The innermost closure around a node, or around another closure; they stand behind what is in them.
  func closure(around id: NodeID, above inner: NodeID = -1) -> NodeID? {
    let place = tree.span(id).start
    let first = max(Int(id), Int(inner) + 1)
    for index in first..<max(first, min(first + 400, tree.nodes.count)) {
      if case .closure = tree.nodes[index].node, tree.nodes[index].place.span.start <= place {
        return place < tree.nodes[index].place.span.end ? Int32(index) : nil
      }
    }
    return nil
  }

  /// What a loop's variable goes through; the loop stands after its body.
  func sequence(of id: NodeID) -> NodeID? {
    guard let loop = loop(of: id), loop.isAlone else { return nil }
    return loop.sequence
  }

  /// The loop whose variable a name is, or whose first variable of several: `for (i, view) in …`.
  private func loop(of id: NodeID) -> (sequence: NodeID, isAlone: Bool)? {
    switch tree[id] {
    case .local, .sharedLocal: break
    default: return nil
    }
    guard definition(of: id) == nil else { return nil }
    for index in Int(id)..<min(Int(id) + 4000, tree.nodes.count) {
      guard case .forEach(let target, let sequence, _) = tree.nodes[index].node else { continue }
      if isSame(target, id) { return (sequence, true) }
      if case .destructure(let targets, _) = tree[target],
        let first = tree.children(targets).first, isSame(first, id)
      {
        return (sequence, false)
      }
    }
    return nil
  }

  private func parameterType(of id: NodeID) -> String? {
    guard let parameter = parameter(of: id), parameter.type >= 0 else { return nil }
    return names.text(tree.types[Int(parameter.type)].name)
  }
}

let wholeTypes = [
  "Int", "NSInteger", "int", "UInt", "NSUInteger", "long", "Int8", "Int16", "Int32", "Int64",
  "UInt8",
  "UInt16", "UInt32", "UInt64",
  "unsigned", "signed", "short", "char", "size_t", "int8_t", "int16_t", "int32_t", "int64_t",
  "uint8_t",
  "uint16_t", "uint32_t", "uint64_t", "CFIndex", "GLint", "GLuint", "NSComparisonResult",
]

/// Functions and methods that give whole numbers whatever they are given.
private let wholeFunctions = [
  "firstIndex", "lastIndex", "indexOfObject", "lround", "lroundf", "lrint", "lrintf",
]

/// Functions that give whole numbers for whole numbers.
private let keepsWhole = ["abs", "min", "max", "ABS", "MIN", "MAX"]

/// Methods that give some or all elements of a list or a set, and of others of its type.
private let keepers = [
  "filter", "sorted", "reversed", "prefix", "suffix", "dropFirst", "dropLast", "shuffled", "union",
  "intersection", "subtracting", "symmetricDifference",
]

/// Methods that call a function with each element of a list.
private let walkers = [
  "map", "compactMap", "flatMap", "filter", "forEach", "allSatisfy", "contains", "first",
  "mapValues", "compactMapValues",
]
