internal import Language

/// What is known about the names of a program.
struct Scope {
  /// Where a name got its only value: the construct and its text.
  struct Definition {
    var value: Construct
    var bytes: [UInt8]
  }

  private var bench: Bench
  private var definitions: [String: Definition] = [:]
  private var spoiled: Set<String> = []

  /// The names of the setups of an exercise.
  init(_ bench: Bench) {
    self.bench = bench
    for code in bench.setupCode {
      if let statements = constructs(code) { self = defining(statements, Array(code.utf8)) }
    }
  }

  func constructs(_ text: String) -> [Construct]? { bench.workspace.constructs(text) }

  /// The value of an expression where the solution ends.
  func value(_ expression: String) -> CheckedValue? { bench.solutionValue(expression) }

  func definition(_ name: String) -> Definition? {
    spoiled.contains(name) ? nil : definitions[name]
  }

  /// The names of views.
  var views: [String] {
    definitions.keys.sorted().filter { name in
      guard let called = definitions[name]?.value.calledName else { return false }
      return called == "view" || called == "CALayer" || called.hasPrefix("UI")
    }
  }

  /// The same with the declarations of a program; a name that changes has no definition.
  func defining(_ statements: [Construct], _ bytes: [UInt8]) -> Scope {
    var result = self
    for node in statements.flatMap(\.all) {
      switch node.form {
      case .declaration(let name):
        if result.definitions[name] != nil { result.spoiled.insert(name) }
        if let value = node.children.first {
          result.definitions[name] = Definition(value: value, bytes: bytes)
        }
      case .assignment: if let name = node.children.first?.name { result.spoiled.insert(name) }
      default: break
      }
    }
    return result
  }
}
