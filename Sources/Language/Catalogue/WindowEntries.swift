internal import Views

/// What shows a controller or a view: the window's root, and the page of a playground.
extension CatalogueBuilder {
  mutating func addWindows() {
    addContent("rootViewController", "The controller whose view fills the window.")
    addContent("liveView", "What a playground shows: a view, or the view of a controller.")
    let key = names.intern("isKeyWindow")
    for name in ["makeKeyAndVisible()", "makeKey()"] as [StaticString] {
      effect(
        name, of: .view, only: ["UIWindow"], "Makes it the window that keys go to.",
        "window.makeKey()"
      ) { evaluator, values, _ in
        // Kept by the window that is always there: one alone is the key window.
        evaluator.setAttribute(key, values[0], of: evaluator.window)
        return .void
      }
    }
    addPlayground("PlaygroundPage", current: "current")
    addPlayground("XCPlaygroundPage", current: "currentPage")
    addIndefiniteExecution()
  }

  /// A playground has one page, which is the window.
  private mutating func addPlayground(_ page: StaticString, current: StaticString) {
    type(page, .view)
    add(
      Definition(
        role: .constant, name: names.intern(current), owner: .view, result: .view,
        spellings: Spellings(type: names.intern(page)),
        summary: "The page of the playground: here the window.",
        example: "PlaygroundPage.current.bounds",
        body: .effect { evaluator, _, _ in .view(evaluator.window) }))
  }

  /// Playgrounds run until they are stopped; a script ends with its last line.
  private mutating func addIndefiniteExecution() {
    let name = names.intern("needsIndefiniteExecution")
    add(
      Definition(
        role: .property, name: name, parameters: takes([.view]), owner: .view, result: .boolean,
        classes: ["UIWindow"], summary: "false: a script ends with its last line.",
        example: "PlaygroundPage.current.needsIndefiniteExecution",
        body: .effect { _, _, _ in .boolean(false) }, setter: { _, owner, _ in owner }))
  }

  private mutating func addContent(_ word: StaticString, _ summary: StaticString) {
    let name = names.intern(word)
    add(
      Definition(
        role: .property, name: name, parameters: takes([.view]), owner: .view, result: .void,
        classes: ["UIWindow"], summary: summary, example: "window.rootViewController",
        body: .effect { evaluator, values, _ in
          let window = try ViewReference.from(values[0], 0).id
          try evaluator.refuse(name, of: window, unlessIn: ["UIWindow"])
          return evaluator.attribute(name, of: window) ?? .nothing
        },
        setter: { evaluator, owner, content in
          let window = try ViewReference.from(owner, 0).id
          try evaluator.refuse(name, of: window, unlessIn: ["UIWindow"])
          try evaluator.refuse(content, asContentOf: name)
          evaluator.setAttribute(name, content, of: window)
          try evaluator.present(content, at: evaluator.statement)
          return owner
        }))
  }
}

extension Evaluator {
  /// Only controllers come to a window, and to a page also views.
  fileprivate func refuse(_ content: Value, asContentOf name: Name) throws(Fault) {
    let takesViews = names.text(name, is: "liveView")
    switch content {
    case .nothing: return
    case .view where takesViews: return
    default:
      if isController(content) { return }
      let expected = takesViews ? "a view or a view controller" : "a view controller"
      throw .argument(1, .wrongKind(expected: expected, found: content.kind.words, of: ""))
    }
  }
}
