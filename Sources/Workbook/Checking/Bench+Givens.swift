extension Bench {
  /// A value of the setups with which answers are judged.
  struct Given {
    var name: String
    var value: CheckedValue
  }

  /// The values that checks read, or functions of the setups do: an answer that gives one of these names
  /// another value would judge itself.
  ///
  /// Free are what is asked for, views, which exercises change, and whatever an answer of the author's
  /// changes. A student's copy knows those by name.
  func makeGivens() -> [Given] {
    if let seals = exercise.seals {
      return values(of: seals.kept, after: "").filter { $0.value.isPlain }
    }
    let names = Set(setupNames).subtracting(askedNames).intersection(readWords()).sorted()
    if names.isEmpty { return [] }
    let before = values(of: names, after: "")
    let own = exercise.solutions + exercise.accepted + exercise.wrongs.map(\.code)
    return own.reduce(before.filter { $0.value.isPlain }) { givens, code in
      let after = values(of: names, after: code.text)
      return givens.filter { given in
        after.contains { $0.name == given.name && compare($0.value, given.value).isNone }
      }
    }
  }

  /// The views of the setups that checks read, or functions of the setups do.
  ///
  /// Answers change them, also those that are asked for, but who makes one anew would have another one judged.
  /// Free are those that an answer of the author makes.
  func makeGivenViews() -> [String] {
    if let seals = exercise.seals { return views(of: seals.kept) }
    let names = Set(setupNames).intersection(readWords()).sorted()
    if names.isEmpty { return [] }
    let own = exercise.solutions + exercise.accepted + exercise.wrongs.map(\.code)
    let free = Set(
      (own + [exercise.starter].compactMap { $0 }).flatMap {
        declaredOutside($0.text) + assignedOutside($0.text)
      })
    return views(of: names.filter { !free.contains($0) })
  }

  /// Those of the names that stand for views.
  private func views(of names: [String]) -> [String] {
    values(of: names, after: "").filter { $0.value.isView }.map(\.name)
  }

  /// A view of the setups that code makes anew.
  func redeclaredView(in code: String) -> String? {
    guard setupNames.contains(where: code.has) else { return nil }
    return declaredOutside(code).first { setupNames.contains($0) && givenViews.contains($0) }
  }

  /// A view of the setups in whose place code puts another one.
  func reassignedView(in code: String) -> String? {
    guard setupNames.contains(where: code.has) else { return nil }
    return assignedOutside(code).first(where: givenViews.contains)
  }

  /// The names to which code gives a value outside of all brackets: `card = …`, not `card.center = …`.
  private func assignedOutside(_ code: String) -> [String] {
    let tokens = codeTokens(code).filter { $0.depth == 0 }
    return tokens.indices.dropLast().filter { index in
      let isAlone = index == 0 || ![".", "let", "var"].contains(tokens[index - 1].text)
      return isAlone && tokens[index].kind == .word && tokens[index + 1].text == "="
    }.map { tokens[$0].text }
  }

  /// The values that code declares outside of all brackets: those of a function are its own.
  private func declaredOutside(_ code: String) -> [String] {
    let tokens = codeTokens(code).filter { $0.depth == 0 && $0.text != "*" }
    return declared(in: tokens).filter { !$0.isCalled }.map(\.name)
  }

  /// The names that the setups define.
  func makeSetupNames() -> [String] { setupCode.flatMap { definedNames(in: $0) } }

  /// Whether code could change one; most answers name none.
  func mayChangeGivens(_ code: String) -> Bool {
    setupNames.contains(where: code.has) && !givens.isEmpty
  }

  /// The names that the checks read, or what the setups' functions do: `d` is not read by `v.transform.d`.
  private func readWords() -> [String] {
    let functions = setupCode.flatMap { code in
      (workspace.constructs(code) ?? []).compactMap { $0.function(in: code) }
    }
    let expressions = checks.flatMap { $0.sides.map(\.source.expression) }
    return (functions + expressions).flatMap { namesRead(in: codeTokens($0)) }
  }

  private func namesRead(in tokens: [CodeToken]) -> [String] {
    tokens.indices.filter { index in
      tokens[index].kind == .word && (index == 0 || tokens[index - 1].text != ".")
    }.map { tokens[$0].text }
  }

  private func values(of names: [String], after code: String) -> [Given] {
    workspace.isolated {
      _ = runSetup()
      _ = workspace.runs(code)
      return names.compactMap { name in
        (try? workspace.value(name).get()).map { Given(name: name, value: $0.value) }
      }
    }
  }

  /// A name to which code that has just run gave another value than the setups did.
  func changedGiven(by code: String) -> String? {
    givens.first { given in
      guard code.has(given.name), case .success(let now) = workspace.value(given.name) else {
        return false
      }
      return !compare(now.value, given.value).isNone
    }?.name
  }
}

extension CheckedValue {
  /// It has no parts that could be changed one by one.
  fileprivate var isPlain: Bool {
    switch self {
    case .numbers, .text, .truth: true
    case .list(let list): list.allSatisfy(\.isPlain)
    case .nothing, .record, .opaque, .sealed: false
    }
  }
}
