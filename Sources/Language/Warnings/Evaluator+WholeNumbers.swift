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

  /// A literal without point, exponent and unit, as `-(2)` is one; C's `'A'` and `sizeof(int)`.
  func isWhole(_ id: NodeID) -> Bool {
    guard case .number = tree[id] else { return false }
    if tree.nodes[Int(id)].place.isWholeOfMacro || isOfBits(id) { return true }
    let text = written(id)
    return text.hasPrefix("'") || text.hasPrefix("sizeof")
      || withoutSuffixOfC(text.utf8[...]).allSatisfy { isDigit($0) || "_-() ".utf8.contains($0) }
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
    // What C compares is 1 or 0.
    case .unary(.not, _), .logical(.and, _, _), .logical(.or, _, _): return isTextOfC(id)
    case .binary(let op, _, _) where op.isComparison: return isTextOfC(id)
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
      // `$0 > 0 ? $0 : nil`
      return [a, b].filter { !isNil($0) }.allSatisfy { isInt($0, rest - 1) }
    case .element(let list, _), .optionalElement(let list, _), .entry(let list, _, _):
      return isWhole(list, [.element], rest - 1)
    case .member(let base, let name), .optionalMember(let base, let name):
      return names.text(name) == "count" || isIntMember(name, of: base) || isRawWhole(base, name)
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

  private func isNil(_ id: NodeID) -> Bool {
    if case .nothing = tree[id] { true } else { false }
  }

  private func isIntVariable(_ id: NodeID, _ rest: Int) -> Bool {
    if case .global(let name) = tree[id], tree.casesOfC[name] != nil { return true }
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

/// The types whose initializers make a fraction of any number.
let fractionTypes = ["CGFloat", "Double", "Float"]

/// Functions and methods that give whole numbers whatever they are given.
private let wholeFunctions = [
  "firstIndex", "lastIndex", "indexOfObject", "lround", "lroundf", "lrint", "lrintf",
]

/// Functions that give whole numbers for whole numbers.
let keepsWhole = ["abs", "min", "max", "ABS", "MIN", "MAX"]
