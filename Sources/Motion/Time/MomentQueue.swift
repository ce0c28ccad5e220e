/// Slots by a moment each, of which the earliest is at hand: a binary heap.
struct MomentQueue: Sendable {
  /// A slot, and its moment.
  struct Entry: Sendable {
    var moment: Double
    var slot: Int

    /// At the same moment the one that was added first.
    static func < (a: Entry, b: Entry) -> Bool { (a.moment, a.slot) < (b.moment, b.slot) }
  }

  private var heap: [Entry] = []

  /// The earliest; nil where there is none.
  var first: Entry? { heap.first }

  /// Adds a slot; a moment that never comes is none.
  mutating func insert(_ slot: Int, at moment: Double) {
    guard moment.isFinite else { return }
    heap.append(Entry(moment: moment, slot: slot))
    var index = heap.count - 1
    while index > 0, heap[index] < heap[(index - 1) / 2] {
      heap.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  /// Takes the earliest away.
  mutating func removeFirst() {
    guard let last = heap.popLast(), !heap.isEmpty else { return }
    heap[0] = last
    var index = 0
    while let child = earlierChild(of: index), heap[child] < heap[index] {
      heap.swapAt(index, child)
      index = child
    }
  }

  private func earlierChild(of index: Int) -> Int? {
    let (left, right) = (2 * index + 1, 2 * index + 2)
    guard left < heap.count else { return nil }
    return right < heap.count && heap[right] < heap[left] ? right : left
  }
}
