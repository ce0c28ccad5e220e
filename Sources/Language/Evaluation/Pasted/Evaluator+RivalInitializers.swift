// `extension UIColor { convenience init(red: Int, green: Int, blue: Int, alpha: CGFloat) }`: an initializer of an
// extension with the labels of one that the type has.

extension Evaluator {
  /// Whether the frameworks have an initializer of a type with the labels of a call.
  mutating func hasRival(_ type: Name, _ arguments: ArgumentList) -> Bool {
    !fit(catalogue.candidates(.function(type)), arguments, isMethod: false).isEmpty
  }

  /// Calls the one that Swift means; nil where that is the one of the frameworks, whose call goes its usual way.
  ///
  /// Law: what asks for whole numbers is meant where each of them is one by the text, a literal among them; what asks
  /// for numbers alone differs in nothing from what the type has; and for others their kinds decide.
  mutating func callRival(
    of name: Name, _ initializer: Int32, _ type: Name, _ id: NodeID, _ arguments: ArgumentList
  ) throws(Diagnostic) -> Value? {
    let given = Array(tree.arguments(arguments))
    let pairs = Array(zip(tree.functions[Int(initializer)].parameters.dropFirst(), given))
    let whole = pairs.filter { isWhole($0.0) }
    if whole.contains(where: { !isInt($0.1.value, 12) }) { return nil }
    if whole.isEmpty, pairs.allSatisfy({ isNumber($0.0) }), takeNumbers(type, arguments) {
      return nil
    }
    let (labels, values) = (given.map(\.label), try evaluate(arguments))
    if let made = try make(type, by: name, labels, values, at: id) { return made }
    let member = ImplicitMember(
      name: words.initializer, arguments: values, labels: labels, span: tree.span(id))
    return try instance(of: type, by: member, at: id)
  }

  /// Whether an initializer of the frameworks with these labels takes numbers.
  private mutating func takeNumbers(_ type: Name, _ arguments: ArgumentList) -> Bool {
    fit(catalogue.candidates(.function(type)), arguments, isMethod: false).contains { entry in
      (0..<Int(arguments.count)).allSatisfy {
        let kinds = catalogue.kinds(entry, $0)
        return kinds.isEmpty || kinds.contains(.number)
      }
    }
  }

  private func isWhole(_ parameter: ParameterNode) -> Bool {
    parameter.type >= 0
      && wholeTypes.contains(names.text(tree.types[Int(parameter.type)].name))
  }

  /// A number, or of a type that stands for one: `<T: BinaryInteger>(x: T, y: T)`.
  private func isNumber(_ parameter: ParameterNode) -> Bool {
    guard parameter.type >= 0, tree.types[Int(parameter.type)].isPlainOrOptional else {
      return false
    }
    let name = tree.types[Int(parameter.type)].name
    return catalogue.type(name) == .number || catalogue.isOpenType(names.text(name))
  }
}
