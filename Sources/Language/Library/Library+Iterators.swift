extension Library {
  /// What gives elements one after another, of lists and of closures.
  static let iterators = Library(
    name: "AnyIterator", names: ["makeIterator", "AnyIterator", "AnySequence"],
    mark: "AnyIterator",
    source: """
      struct AnyIterator {
        let body: () -> Any?
        init(_ body: @escaping () -> Any?) { self.body = body }
        init(_ iterator: IteratorProtocol) {
          var iterator = iterator
          body = { iterator.next() }
        }
        func next() -> Any? { body() }
        func makeIterator() -> AnyIterator { self }
      }
      struct AnySequence {
        let maker: () -> Any
        init(_ maker: @escaping () -> Any) { self.maker = maker }
        init(_ elements: Sequence) { maker = { elements.makeIterator() } }
        func makeIterator() -> Any { maker() }
      }
      struct IndexingIterator: IteratorProtocol {
        let elements: Any
        var place = 0
        init(elements: Any) { self.elements = elements }
        mutating func next() -> Any? {
          if place >= elements.count { return nil }
          place += 1
          return elements[place - 1]
        }
        func makeIterator() -> IndexingIterator { self }
      }
      extension Sequence {
        func makeIterator() -> IndexingIterator { IndexingIterator(elements: Array(self)) }
      }
      """)
}
