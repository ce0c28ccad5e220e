internal import Views

/// One of several functions of the top level that share a name.
///
/// In Swift the labels belong to the name: a delegate has many functions called `gestureRecognizer`.
struct Overload {
  var name: Name
  var labels: [Name]
  /// The class that it stands in.
  var home: Name
  /// Its place in the tree.
  var index: Int32
  var function: Value
  /// A call may have fewer labels: where a parameter has a default, or takes a trailing closure.
  var isFlexible: Bool
}

/// All of them, in the order in which they were declared.
struct Overloads {
  private var list = Journaled<Overload>()
  private var chains = NameChains()
  /// By their names and the type that they take first: see `key(of:)`.
  private var keys = PairChains()
  /// By their names and the class that they stand in.
  private var homes = PairChains()
  /// Whether the program ever declared an operator.
  private(set) var holdOperators = false
  /// Whether the program ever declared one that is called with fewer labels than it has.
  private(set) var holdFlexible = false
  /// Whether some operators differ by what they give alone: a `-` of points that gives a point, and one that gives a vector.
  var differByResults = false

  var isEmpty: Bool { list.count == 0 }
  var count: Int { list.count }

  mutating func append(_ overload: Overload, key: Name, isOperator: Bool) {
    if isOperator { holdOperators = true }
    if overload.isFlexible { holdFlexible = true }
    list.append(overload)
    chains.append(overload.name)
    keys.append(overload.name, key)
    homes.append(overload.name, overload.home)
  }

  /// The latest of a name that is meant.
  func latest(of name: Name, where isMeant: (Overload) -> Bool) -> Overload? {
    chains.latest(of: name) { isMeant(list[$0]) }.map { list[$0] }
  }

  /// The same among those that may take a value with a key first; an operator may have one for each type.
  func latest(of name: Name, taking key: Name, where isMeant: (Overload) -> Bool) -> Overload? {
    keys.latest(of: name, with: key, or: .none) { isMeant(list[$0]) }.map { list[$0] }
  }

  /// The latest of a name with some labels, where another that stands in one of the same classes has them, too.
  func latestRival(of name: Name, _ labels: [Name], in classes: [Name]) -> Overload? {
    var latest = -1
    var hasOther = false
    for home in classes {
      var first: Int32?
      // Two of each class are enough; one that is declared again is no other.
      _ = homes.latest(of: name, with: home, or: home) { place in
        guard list[place].labels == labels, list[place].index != first else { return false }
        let isSecond = first != nil
        hasOther = hasOther || latest >= 0
        (first, latest) = (list[place].index, max(latest, place))
        return isSecond
      }
    }
    return hasOther ? list[latest] : nil
  }

  mutating func checkpoint() { list.checkpoint() }
  mutating func mark() { list.mark() }
  var haveChanged: Bool { list.isWrittenSinceMark }

  mutating func rollback() {
    list.rollback()
    truncate()
  }

  mutating func rewind() {
    list.rewind()
    truncate()
  }

  private mutating func truncate() {
    chains.truncate(to: list.count)
    keys.truncate(to: list.count)
    homes.truncate(to: list.count)
  }
}

extension Evaluator {
  /// Remembers a function of the top level under its full name.
  mutating func keepOverload(_ index: Int32, _ name: Name, _ function: Value) {
    let isOperator = names.isOperator(name)
    if isOperator, !overloads.differByResults, differsByResult(index, name) {
      overloads.differByResults = true
    }
    overloads.append(
      Overload(
        name: name, labels: labels(of: index), home: place(of: index), index: index,
        function: function, isFlexible: isFlexible(index)),
      key: key(of: index), isOperator: isOperator)
  }

  /// Whether another operator of a name takes the same and gives something else.
  private func differsByResult(_ index: Int32, _ name: Name) -> Bool {
    let own = tree.functions[Int(index)]
    return overloads.latest(of: name, taking: key(of: index)) {
      let other = tree.functions[Int($0.index)]
      return !areOneType(own.result, other.result) && own.parameters.count == other.parameters.count
        && zip(own.parameters, other.parameters).allSatisfy { areOneType($0.type, $1.type) }
    } != nil
  }

  func areOneType(_ one: Int32, _ other: Int32) -> Bool {
    guard one >= 0, other >= 0 else { return one == other }
    return tree.types[Int(one)].name == tree.types[Int(other)].name
      && tree.types[Int(one)].isList == tree.types[Int(other)].isList
  }

  private func isFlexible(_ index: Int32) -> Bool {
    tree.functions[Int(index)].parameters.contains {
      $0.initial >= 0 || $0.label != .none && mayBeFunction($0.type)
    }
  }

  /// The struct or enum of the program that alone a function takes first; no name where it may take
  /// values of several types.
  private func key(of function: Int32) -> Name {
    let node = tree.functions[Int(function)]
    guard let parameter = node.parameters.dropFirst(node.isMethod ? 1 : 0).first,
      parameter.type >= 0
    else { return .none }
    let type = tree.types[Int(parameter.type)]
    guard type.isPlain, parameter.each < 0, let structure = tree.structure(named: type.name),
      !structure.isClass, !structure.isOpen
    else { return .none }
    return structure.name
  }

  /// The labels that a call of a user's function is written with.
  func labels(of index: Int32) -> [Name] { tree.functions[Int(index)].parameters.map(label) }

  private func label(_ parameter: ParameterNode) -> Name {
    parameter.label == words.anyLabel ? parameter.name : parameter.label
  }

  /// Whether these are the labels of a function, of its parameters from one on.
  @inline(__always)
  func isLabelled(_ index: Int32, _ labels: [Name], from first: Int = 0) -> Bool {
    let parameters = tree.functions[Int(index)].parameters
    guard parameters.count == first + labels.count else { return false }
    return labels.indices.allSatisfy { label(parameters[first + $0]) == labels[$0] }
  }

  /// What a selector means for a target: a method of its class or of an extension of Apple's, or a function of the top
  /// level; for nil, the latter alone.
  func method(_ selector: Selector, of target: Value) -> Value? {
    let object = objectID(of: target)
    if object > 0, let own = function(selector, of: object) { return own }
    return extensionMethod(selector, of: target) ?? function(selector, of: object)
  }

  /// `extension UIView { @objc func tapped() { … } }`, bound to a view.
  private func extensionMethod(_ selector: Selector, of target: Value) -> Value? {
    guard target.kind != .nothing, let name = names.find(selector.name),
      let found = extended(name, target)
    else { return nil }
    let function =
      overloads.latest(of: found) { isNamed(selector, $0.index) }?.function
      ?? globals[Int(found.id)].value
    guard case .function(let box) = function, case .user(let index) = box.payload.code,
      isNamed(selector, index)
    else { return nil }
    return tree.functions[Int(index)].isMethod ? bound(index, target) : function
  }

  /// Whether a selector with its name means a function, which may have its receiver as a parameter.
  private func isNamed(_ selector: Selector, _ index: Int32) -> Bool {
    let receivers = tree.functions[Int(index)].isMethod ? 1 : 0
    return selector.labels.map {
      labels(of: index).dropFirst(receivers).elementsEqual(written($0), by: ==)
    } ?? true
  }

  /// The function of an object that a selector means, of its class or of one above it; for 0, of the top level.
  func function(_ selector: Selector, of object: Int32) -> Value? {
    guard object > 0 else { return function(selector) }
    guard let name = names.find(selector.name) else { return nil }
    if objects[object].layout[name] != nil,
      case .function(let box) = variable(name, of: object).value
    {
      guard case .user(let index) = box.payload.code, !means(selector, index) else {
        return .function(box)
      }
    }
    return method(name, of: homes(of: object, Tree.none)) { means(selector, $0) }
      .map { bound($0, to: object) }
  }

  /// The latest function of a name that is meant, of the first class that has one; or of the extension of a class
  /// that is none of the program's, `extension UIViewController`.
  func method(_ name: Name, of homes: [Name], where isMeant: (Int32) -> Bool) -> Value? {
    for home in homes {
      if let found = overloads.latest(of: name, where: { $0.home == home && isMeant($0.index) }) {
        return found.function
      }
    }
    return overloads.latest(of: name) { overload in
      overload.home != .none && tree.structureIndex[class: overload.home] == nil
        && isMeant(overload.index)
    }?.function
  }

  /// Whether a selector with a function's name means it.
  func means(_ selector: Selector, _ index: Int32) -> Bool {
    selector.labels.map { isWritten(index, with: written($0)) } ?? true
  }

  /// The names of a selector's labels; nil for one that no text has.
  private func written(_ labels: [String]) -> [Name?] {
    labels.map { $0.isEmpty ? Name.none : names.find($0) }
  }

  /// Whether a function is called with these labels.
  ///
  /// In Swift 1 and 2 the first parameter of a method had none, though no `_` stood before it:
  /// `touchesBegan(touches: NSSet, withEvent event: UIEvent)`.
  func isWritten(_ index: Int32, with labels: [Name?]) -> Bool {
    let own = self.labels(of: index)
    if own.elementsEqual(labels, by: ==) { return true }
    guard let first = tree.functions[Int(index)].parameters.first, first.label == first.name,
      own.count == labels.count, labels[0] == Name.none
    else { return false }
    return own.dropFirst().elementsEqual(labels.dropFirst(), by: ==)
  }

  /// The latest function with this name and these labels; without labels, the latest of the name.
  func function(_ selector: Selector) -> Value? {
    guard let name = names.find(selector.name) else { return nil }
    guard let labels = selector.labels else { return plainFunction(name) }
    let wanted = written(labels)
    return overload(name, wanted)
      ?? overloads.latest(of: name) { isWritten($0.index, with: wanted) }?.function
      ?? (labels.allSatisfy(\.isEmpty) ? plainFunction(name, count: labels.count) : nil)
  }

  /// The function that a call means by its labels where its name stands for a variable, as a property and methods of one
  /// name in a class; nil where there is none.
  mutating func function(besideVariable name: Name, _ arguments: ArgumentList) -> Box<Function>? {
    if overloads.isEmpty || globals.value(Int(name.id)).kind == .type { return nil }
    let object = names.isMangled(name) ? 0 : objects.current
    let homes = object > 0 ? homes(of: object, Tree.none) : []
    let labels = tree.arguments(arguments).map(\.label)
    let found =
      overloads.latest(of: name) { $0.labels == labels && isInSight($0, homes, object) }
      ?? overloads.latest(of: name) {
        $0.isFlexible && isInSight($0, homes, object)
          && candidate($0.index, from: 0, arguments) != nil
      }
    return found.flatMap { bound($0.function, to: objects.current).function() }
  }

  /// Whether a function is one of an object's classes or of the top level, or of a class that was not pasted.
  private func isInSight(_ overload: Overload, _ homes: [Name], _ object: Int32) -> Bool {
    object == 0 || overload.home == .none || homes.contains(overload.home)
      || tree.structureIndex[class: overload.home] == nil
  }

  func overload(_ name: Name, _ labels: [Name?]) -> Value? {
    overloads.latest(of: name) { $0.labels.elementsEqual(labels, by: ==) }?.function
  }

  /// A variable may hold a function, too: `let panned = { g in … }`.
  private func plainFunction(_ name: Name, count: Int? = nil) -> Value? {
    guard Int(name.id) < globals.count, case .function(let box) = globals[Int(name.id)].value
    else { return nil }
    guard let count, case .user(let index) = box.payload.code else {
      return globals[Int(name.id)].value
    }
    return tree.functions[Int(index)].parameters.count == count ? globals[Int(name.id)].value : nil
  }

  /// The function that a call means by its labels, where the one that its name stands for takes
  /// others; nil where no other is meant.
  ///
  /// Mutating like its neighbour, since an evaluator that is asked before it changes is copied.
  mutating func meant(_ name: Name, _ index: Int32, _ arguments: ArgumentList) -> Value? {
    guard hasOther(name, than: index) else { return nil }
    let given = tree.arguments(arguments).map(\.label)
    if isCalled(index, with: given) { return nil }
    if let other = overloads.latest(of: name, where: { isCalled($0.index, with: given) }) {
      return other.function
    }
    // Defaults and the label of a trailing closure are left out.
    if takes(index, labels: given) { return nil }
    return overloads.latest(of: name) { takes($0.index, labels: given) }?.function
  }

  /// Whether a call of a function is written with these labels; nobody writes `self`.
  func isCalled(_ index: Int32, with labels: [Name]) -> Bool {
    isLabelled(index, labels, from: tree.functions[Int(index)].isMethod ? 1 : 0)
  }

  /// Whether a function takes arguments with these labels, where some may be left out.
  func takes(_ index: Int32, labels: [Name]) -> Bool {
    let function = tree.functions[Int(index)]
    var next = 0
    for (position, parameter) in function.parameters.enumerated().dropFirst(
      function.isMethod ? 1 : 0)
    {
      if next < labels.count, labels[next] == .none,
        isLeftOut(position, of: index, before: labels.count - next)
      {
        continue
      }
      if next < labels.count, accepts(parameter, labels[next]) {
        next += 1
        while parameter.each >= 0, next < labels.count, labels[next] == .none { next += 1 }
      } else if parameter.initial < 0, parameter.each < 0 {
        return false
      }
    }
    return next == labels.count
  }

  mutating func hasOther(_ name: Name, than function: Int32) -> Bool {
    overloads.latest(of: name) { $0.index != function } != nil
  }

  /// Whether a call of a name that a user's function has can only mean the catalogue's: `pinch(at: …)`
  /// beside a handler `pinch(_:)`, and outside of a class what its methods are called.
  mutating func meansCatalogue(
    _ name: Name, _ index: Int32, _ callee: NodeID, _ arguments: ArgumentList
  ) -> Bool {
    guard catalogue.hasFunction(name) else { return false }
    if tree.nodes[Int(callee)].place.isOfModule || isOutOfSight(index, callee) { return true }
    let given = tree.arguments(arguments).map(\.label)
    if given.elementsEqual(labels(of: index)) { return false }
    let leavesOut = given.allSatisfy { $0 == .none }
    if leavesOut, !isFree(index) || isTaken(given, by: index) { return false }
    return hasStandard(name, given)
  }

  /// Whether a function takes arguments without labels, and wants none of those that could have one.
  private mutating func isTaken(_ unlabelled: [Name], by index: Int32) -> Bool {
    unlabelled.count != tree.functions[Int(index)].parameters.count
      && takes(index, labels: unlabelled)
  }

  /// Whether a function is of no class and no type.
  private mutating func isFree(_ index: Int32) -> Bool {
    !tree.functions[Int(index)].isMethod && place(of: index) == .none
  }

  /// Whether the catalogue has a function that is called with these labels.
  mutating func hasStandard(_ name: Name, _ labels: [Name]) -> Bool {
    catalogue.functions(name).contains {
      catalogue.accepts($0, labels, isMethod: false, leavingOut: false)
    }
  }

  /// Whether a function is the method of a class, and a name alone stands outside of that, of those below it, and of
  /// those above it, whose methods mean what it overrides.
  private func isOutOfSight(_ index: Int32, _ callee: NodeID) -> Bool {
    guard case let home = place(of: index), home != .none, !tree.nodes[Int(callee)].place.isOwn,
      case .global = tree[callee]
    else { return false }
    guard let around = tree.body(around: callee)?.name else { return true }
    return !isSelfOrBelow(around, home) && !isSelfOrBelow(home, around)
  }

  /// Whether a class is another, or comes from it.
  private func isSelfOrBelow(_ name: Name, _ above: Name) -> Bool {
    if name == above { return true }
    guard let index = tree.structureIndex[class: name] else { return false }
    return classes(of: index).contains { tree.structures[Int($0)].parent == above }
  }
}
