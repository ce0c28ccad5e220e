// What controllers set besides geometry: bars, presentation, titles.

extension Evaluator {
  /// Properties of `UIViewController` that say how and where it appears: nil here, and what is set on them,
  /// or on what they give, means nothing.
  private static let appearances = [
    "navigationItem", "navigationController", "tabBarItem", "tabBarController", "toolbarItems",
    "splitViewController", "presentedViewController", "presentingViewController",
    "popoverPresentationController", "transitioningDelegate", "modalPresentationStyle",
    "modalTransitionStyle", "definesPresentationContext", "isModalInPresentation",
    "hidesBottomBarWhenPushed", "edgesForExtendedLayout", "extendedLayoutIncludesOpaqueBars",
    "automaticallyAdjustsScrollViewInsets", "restorationIdentifier", "additionalSafeAreaInsets",
  ]

  /// Whether an assignment in the text of a controller is to such a property, or to a part of it.
  mutating func isAppearanceOfController(_ target: NodeID) -> Bool {
    switch tree[target] {
    case .member(let base, _), .optionalMember(let base, _), .force(let base):
      isAppearanceOfController(base)
    case .global(let name): isAppearance(name, target)
    default: false
    }
  }

  /// `additionalSafeAreaInsets = …`, the one of these that is more than looks: the room that the view of the controller
  /// keeps free, where no bars take any [D].
  mutating func storeSafeArea(_ value: NodeID, _ target: NodeID) throws(Diagnostic) {
    guard case .global(let name) = tree[target], isSafeArea(name) else { return }
    try storeAppearance(try evaluateValue(value), name, at: value)
  }

  /// The same from outside, `page.additionalSafeAreaInsets = …`; false where the property is none of these.
  @discardableResult
  mutating func storeAppearance(_ value: Value, _ name: Name, at id: NodeID) throws(Diagnostic)
    -> Bool
  {
    guard Self.appearances.contains(names.text(name)) else { return false }
    if isSafeArea(name), let insets = names.find("safeAreaInsets") {
      setAttribute(insets, try settled(value, as: .structure, at: id), of: rootView)
    }
    return true
  }

  /// What is read from outside of a property that says how a controller appears; no value for other members.
  func appearance(_ name: Name) -> Value? {
    guard Self.appearances.contains(names.text(name)) else { return nil }
    guard isSafeArea(name), let insets = names.find("safeAreaInsets") else { return .nothing }
    return attribute(insets, of: rootView) ?? .nothing
  }

  private func isSafeArea(_ name: Name) -> Bool { names.text(name, is: "additionalSafeAreaInsets") }

  private func isAppearance(_ name: Name, _ id: NodeID) -> Bool {
    globals[Int(name.id)].state == .missing && Self.appearances.contains(names.text(name))
      && isInController(id)
  }

  /// What a property of controllers is that nothing was put into: nil, or whether the view is loaded; no value where
  /// there is none such.
  func controllerProperty(_ name: Name, _ id: NodeID) -> Value? {
    if isInController(id), let answer = loading(name, of: objects.current) { return answer }
    if isInController(id), let found = family(names.text(name), of: objectAround(id)) {
      return found
    }
    return isAppearance(name, id) || isTitle(name, id) ? .nothing : nil
  }

  /// `isViewLoaded` and `viewIfLoaded` of a controller, which are properties, and messages.
  func loading(_ name: Name, of controller: Int32) -> Value? {
    guard controller > 0 else { return nil }
    let isLoaded = objects[controller].isLoaded
    if names.text(name, is: "isViewLoaded") { return .boolean(isLoaded) }
    guard names.text(name, is: "viewIfLoaded") else { return nil }
    return isLoaded ? .view(objects.ownView(of: controller) ?? rootView) : .nothing
  }

  /// The first title given to a controller makes it a variable.
  mutating func storeTitle(_ value: Value, _ name: Name, _ target: NodeID) throws(Diagnostic)
    -> Bool
  {
    guard globals[Int(name.id)].state == .missing, isTitle(name, target) else { return false }
    declareGlobal(name, Global(try settled(value, at: target), declaration: target))
    return true
  }

  private func isTitle(_ name: Name, _ id: NodeID) -> Bool {
    names.text(name, is: "title") && isInController(id)
  }

  /// `UIViewController()`, which a playground fills with views: an object of a class that says nothing.
  mutating func makeController(_ id: NodeID, _ arguments: ArgumentList) throws(Diagnostic) -> Value
  {
    if let index = tree.structureIndex[class: words.plainController] {
      return try instantiate(index, id, arguments)
    }
    let structure = StructureNode(
      name: words.plainController, fields: [], methods: [], span: tree.span(id), isClass: true,
      parent: words.controllerClass)
    return try instantiate(tree.add(structure), id, arguments)
  }

  /// Whether a node stands in a class of controllers, by its parents or, where none is written, by its name.
  func isInController(_ id: NodeID) -> Bool {
    guard let body = tree.body(around: id) else { return false }
    if let index = tree.structureIndex[class: body.name], isController(index) { return true }
    let name = names.text(body.name)
    return name.hasSuffix("Controller") || name.hasSuffix("VC")
  }
}
