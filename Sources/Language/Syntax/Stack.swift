/// A stack of plain values that forgets its top without touching it.
struct Stack<Element> {
  private var elements: [Element] = []
  private(set) var count = 0

  subscript(index: Int) -> Element {
    get { elements[index] }
    set { elements[index] = newValue }
  }

  var last: Element? { count > 0 ? elements[count - 1] : nil }

  mutating func push(_ element: Element) {
    if elements.isEmpty { elements.reserveCapacity(8) }
    if count < elements.count { elements[count] = element } else { elements.append(element) }
    count += 1
  }

  mutating func shrink(to count: Int) { self.count = min(count, self.count) }
}
