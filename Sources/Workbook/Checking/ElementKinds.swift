internal import Language

/// What is said of a list that holds values of other kinds than it should; nil where it does not.
func elementsText(_ name: String, _ got: CheckedValue, _ want: CheckedValue) -> String? {
  guard case .list(let elements) = got else { return nil }
  let odd = oddElements(elements, want)
  guard let first = odd.first else { return nil }
  let kinds = Set(odd.map { elements[$0.place].kindWords + " " + $0.asked })
  let isEach = odd.count == elements.count && kinds.count == 1
  let which = isEach ? "Each element" : "Element \(first.place + 1)"
  let kind = elements[first.place].kindWords
  return "\(which) of \(name) is \(kind); \(first.asked) is asked for."
}

/// The elements of another kind, with what is asked for in their places.
private func oddElements(
  _ elements: [CheckedValue], _ want: CheckedValue
) -> [(place: Int, asked: String)] {
  switch want {
  case .list(let wanted):
    zip(elements, wanted).enumerated().filter { areOfTwoKinds($0.element.0, $0.element.1) }
      .map { ($0.offset, $0.element.1.kindWords) }
  case .sealed(let seal):
    elements.indices.filter { seal.refuses(element: elements[$0]) }
      .map { ($0, kindWords(seal.elements ?? "value")) }
  case .numbers, .text, .truth, .nothing, .record, .opaque: []
  }
}
