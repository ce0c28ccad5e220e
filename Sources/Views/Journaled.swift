/// An array that can take back everything written since its last checkpoint.
///
/// A failing statement must change nothing, and copying all views and variables before each
/// statement would cost more than running it. So the first write to a slot after a checkpoint
/// keeps the old element; ``rollback()`` puts the old elements back and drops the appended ones.
/// A write costs one comparison more than a plain array's.
public struct Journaled<Element> {
  private var elements: [Element] = []
  private var stamps: [UInt32] = []
  private var epoch: UInt32 = 1
  private var replaced: [(index: Int, element: Element)] = []
  private var countAtCheckpoint = 0

  /// Creates an empty array whose checkpoint is the empty state.
  public init() {}

  /// The number of elements.
  public var count: Int { elements.count }

  /// The valid indices, in order.
  public var indices: Range<Int> { elements.indices }

  /// Makes the present state the one that ``rollback()`` returns to.
  public mutating func checkpoint() {
    epoch &+= 1
    if !replaced.isEmpty { replaced.removeAll(keepingCapacity: true) }
    countAtCheckpoint = elements.count
  }

  /// Restores the state of the last ``checkpoint()``.
  public mutating func rollback() {
    for old in replaced.reversed() { elements[old.index] = old.element }
    elements.removeLast(max(0, elements.count - countAtCheckpoint))
    stamps.removeLast(max(0, stamps.count - countAtCheckpoint))
    checkpoint()
  }

  /// Adds an element at the end; a rollback removes it.
  public mutating func append(_ element: Element) {
    elements.append(element)
    stamps.append(epoch)
  }

  /// The element at `index`, which must be one of ``indices``.
  public subscript(index: Int) -> Element {
    @inline(__always) get { elements[index] }
    @inline(__always) _modify {
      keep(index)
      yield &elements[index]
    }
  }

  @inline(__always)
  private mutating func keep(_ index: Int) {
    guard stamps[index] != epoch else { return }
    stamps[index] = epoch
    if index < countAtCheckpoint { replaced.append((index, elements[index])) }
  }
}

extension Journaled: Sendable where Element: Sendable {}
