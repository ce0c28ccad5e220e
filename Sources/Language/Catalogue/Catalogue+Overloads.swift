internal import CCatalogue

/// Which of several entries with one name a call means.
extension Catalogue {
  /// The labels of an entry's parameters, without the receiver; `Name.none` where there is none.
  func labels(of entry: Entry) -> UnsafeBufferPointer<Name> { labels.stretch(entry.labels.indices) }

  /// What its parameters take, the receiver of a method or property first.
  func kinds(of entry: Entry) -> UnsafeBufferPointer<Kinds> {
    kinds.stretch(entry.parameters.indices)
  }

  /// What the parameter at a position takes.
  func kinds(_ entry: Int32, _ position: Int) -> Kinds {
    let parameters = entries[Int(entry)].parameters
    return position < parameters.count ? kinds[Int(parameters.start) + position] : []
  }

  /// Whether a call of so many arguments, the receiver of a method not counted, has the right number.
  func takes(_ count: Int, _ entry: Int32, isMethod: Bool) -> Bool {
    labels(entry, isMethod: isMethod, count: count).count == count
  }

  /// The labels of a call; a C function, which a method is without its receiver, has none.
  ///
  /// Where the first parameter stands for any number of arguments, as many as make up `count`.
  func labels(_ index: Int32, isMethod: Bool, count: Int? = nil) -> [Name] {
    let entry = entries[Int(index)]
    guard isMethod || entry.role != .method else {
      return Array(repeating: .none, count: Int(entry.parameters.count))
    }
    let labels = labels(of: entry)
    guard entry.isVariadic, let count else { return Array(labels) }
    let others = labels.dropFirst()
    let free = max(count - others.count, 0)
    return labels.prefix(min(free, 1))
      + Array(repeating: .none, count: max(free - 1, 0)) + others
  }

  /// Whether a name is one that C gives a function, `CGAffineTransformMakeScale`: its arguments have no labels.
  func isOfC(_ name: Name) -> Bool {
    functions(name).contains { entries[Int($0)].spellings.c == name }
  }

  func accepts(_ entry: Int32, _ given: [Name], isMethod: Bool, leavingOut: Bool) -> Bool {
    let labels = labels(entry, isMethod: isMethod, count: given.count)
    guard labels.count == given.count else { return false }
    return zip(labels, given).allSatisfy { $0 == $1 || (leavingOut && $1 == .none) }
  }

  /// The one function that takes arguments with exactly these labels, or with none of them where
  /// all of a call's labels are left out; nil where there is none, or more than one.
  ///
  /// Most calls are decided here, without a list of candidates.
  func onlyFunction(_ name: Name, _ arguments: ArraySlice<ArgumentNode>) -> Int32? {
    var (exact, bare): (Int32, Int32) = (-1, -1)
    var (exactCount, bareCount) = (0, 0)
    let isBare = arguments.allSatisfy { $0.label == .none }
    var index = firstLink(name)
    while index >= 0 {
      let link = links[index]
      index = Int(link.next)
      guard link.use == Use.function.rawValue else { continue }
      let entry = Int(link.entry)
      // Whatever takes any number of arguments is decided on by its labels.
      if entries[entry].isVariadic { return nil }
      guard entries[entry].parameters.count == arguments.count else { continue }
      let isMethod = entries[entry].role == .method
      let isOfC = isMethod || entries[entry].spellings.c == name
      if isOfC ? isBare : labels(of: entries[entry]).elementsEqual(arguments.lazy.map(\.label)) {
        (exact, exactCount) = (Int32(entry), exactCount + 1)
      } else if isBare {
        (bare, bareCount) = (Int32(entry), bareCount + 1)
      }
    }
    if exactCount == 1 { return exact }
    return exactCount == 0 && bareCount == 1 ? bare : nil
  }

  func accepts(_ entry: Int32, _ values: [Value]) -> Bool {
    let parameters = kinds(of: entries[Int(entry)])
    if entries[Int(entry)].isVariadic { return true }
    guard parameters.count == values.count else { return false }
    return zip(parameters, values).allSatisfy { kinds, value in
      if case .implicit = value { return true }
      return kinds.isEmpty || kinds.contains(value.kind)
        || kinds.takeNumbersOnly && value.measured() != nil
    }
  }
}
