extension CatalogueBuilder {
  /// What stops a program, always or where a condition is false.
  mutating func addStops() {
    for name in ["fatalError()", "preconditionFailure()", "assertionFailure()"] as [StaticString] {
      effect(name, "Stops the program.", "") { _, _, _ in
        throw Fault.problem(.failedAssertion(nil))
      }
    }
    for name in ["fatalError(_:)", "preconditionFailure(_:)", "assertionFailure(_:)"]
      as [StaticString]
    {
      effect(name, takes: [[.text]], "Stops the program with a message.", "") { _, values, _ in
        throw Fault.problem(.failedAssertion(visible(try String.from(values[0], 0))))
      }
    }
    addAssertions()
    addAssertionsOfC()
  }

  private mutating func addAssertions() {
    let conditions: [(StaticString, StaticString)] = [
      ("assert(_:)", "assert(1 + 1 == 2)"), ("precondition(_:)", "precondition(1 + 1 == 2)"),
      ("NSParameterAssert(_:)", "NSParameterAssert(1 + 1 == 2)"),
    ]
    for (signature, example) in conditions {
      effect(signature, takes: [[.boolean]], "Stops where the condition is false.", example) {
        _, values, _ in
        if try !Bool.from(values[0], 0) { throw Fault.problem(.failedAssertion(nil)) }
        return .void
      }
    }
    let told: [(StaticString, StaticString)] = [
      ("assert(_:_:)", "assert(1 + 1 == 2, \"arithmetic\")"),
      ("precondition(_:_:)", "precondition(1 + 1 == 2, \"arithmetic\")"),
    ]
    for (signature, example) in told {
      effect(
        signature, takes: [[.boolean], [.text]],
        "Stops with a message where the condition is false.", example
      ) { _, values, _ in
        if try Bool.from(values[0], 0) { return .void }
        throw Fault.problem(.failedAssertion(visible(try String.from(values[1], 1))))
      }
    }
  }

  private mutating func addAssertionsOfC() {
    for (signature, example) in [
      ("NSAssert(_:)", "NSAssert(1 + 1 == 2, \"%d\", 2)"),
      ("NSCAssert(_:)", "NSCAssert(1 + 1 == 2, \"%d\", 2)"),
    ] as [(StaticString, StaticString)] {
      variadic(
        signature, takes: [.boolean], gives: .void,
        "Stops where the condition is false, with a text like NSLog's.", example
      ) { evaluator, values, id in
        if try Bool.from(values[0], 0) { return .void }
        let text = try evaluator.formatted(Array(values.dropFirst()), at: id)
        throw Fault.problem(.failedAssertion(visible(text)))
      }
    }
  }
}
