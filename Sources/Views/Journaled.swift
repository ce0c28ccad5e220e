/// An array that can take back everything written since its last checkpoint.
///
/// A failing statement must change nothing, and copying all views and variables before each
/// statement would cost more than running it. So the first write to a slot after a checkpoint
/// keeps the old element; ``rollback()`` puts the old elements back and drops the appended ones.
/// A write costs one comparison more than a plain array's.
///
/// A ``mark()`` is a moment further back: checkpoints pass, and ``rewind()`` still returns to it, as
/// often as it is asked. Costs what was written, so that judging one answer after another copies
/// nothing.
public struct Journaled<Element> {
  // Inlinable throughout, so that other modules read and write their own element types at full
  // speed instead of through generic calls.
  @usableFromInline var elements: [Element] = []
  @usableFromInline var stamps: [UInt32] = []
  @usableFromInline var epoch: UInt32 = 1
  @usableFromInline var replaced: [(index: Int, element: Element)] = []
  @usableFromInline var countAtCheckpoint = 0
  /// What was written since the mark and before the checkpoint, first written first.
  @usableFromInline var marked: [(index: Int, element: Element)] = []
  /// The number of elements at the mark; -1 without one.
  @usableFromInline var countAtMark = -1
  /// Elements with an older stamp are not kept since the checkpoint.
  @usableFromInline var epochAtCheckpoint: UInt32 = 1
  /// What was written since ``watch()``, as it was then, first written first; nil while nobody watches.
  @usableFromInline var watched: [(index: Int, element: Element)]?

  /// Creates an empty array whose checkpoint is the empty state.
  @inlinable
  public init() {}

  /// The number of elements.
  @inlinable
  public var count: Int { elements.count }

  /// The valid indices, in order.
  @inlinable
  public var indices: Range<Int> { elements.indices }

  /// Makes room for elements that will be appended, where they outnumber those that are there: growing step by
  /// step copies each again and again.
  @inlinable
  public mutating func reserve(_ more: Int) {
    guard more > elements.count else { return }
    elements.reserveCapacity(elements.count + more)
    stamps.reserveCapacity(stamps.count + more)
  }

  /// Makes the present state the one that ``rollback()`` returns to.
  @inlinable
  public mutating func checkpoint() {
    epoch &+= 1
    epochAtCheckpoint = epoch
    if !replaced.isEmpty { forget() }
    countAtCheckpoint = elements.count
  }

  @inlinable
  mutating func forget() {
    if countAtMark >= 0 {
      for old in replaced where old.index < countAtMark { marked.append(old) }
    }
    replaced.removeAll(keepingCapacity: true)
  }

  /// Makes the present state the one that ``rewind()`` returns to.
  @inlinable
  public mutating func mark() {
    checkpoint()
    marked.removeAll(keepingCapacity: true)
    countAtMark = elements.count
  }

  /// Restores the state of the last ``mark()``; without one, that of the last ``checkpoint()``.
  @inlinable
  public mutating func rewind() {
    if replaced.isEmpty, marked.isEmpty, elements.count == countAtMark { return checkpoint() }
    rollback()
    guard countAtMark >= 0 else { return }
    for old in marked.reversed() { elements[old.index] = old.element }
    marked.removeAll(keepingCapacity: true)
    elements.removeLast(max(0, elements.count - countAtMark))
    stamps.removeLast(max(0, stamps.count - countAtMark))
    checkpoint()
  }

  /// Restores the state of the last ``checkpoint()``.
  @inlinable
  public mutating func rollback() {
    for old in replaced.reversed() { elements[old.index] = old.element }
    elements.removeLast(max(0, elements.count - countAtCheckpoint))
    stamps.removeLast(max(0, stamps.count - countAtCheckpoint))
    // What is as it was needs no keeping for a mark.
    replaced.removeAll(keepingCapacity: true)
    checkpoint()
  }

  /// The elements of the last ``checkpoint()`` that were written since, first written first.
  @inlinable
  public var written: [Int] { replaced.map(\.index) }

  /// Whether an element of the last ``checkpoint()`` was written since.
  @inlinable
  public var isWritten: Bool { !replaced.isEmpty }

  /// The elements that were written or appended since the last ``mark()``.
  @inlinable
  public var writtenSinceMark: [Int] {
    let first = max(countAtMark, 0)
    return (marked + replaced).map(\.index).filter { $0 < first } + (first..<max(first, count))
  }

  /// Whether an element was written or appended since the last ``mark()``.
  @inlinable
  public var isWrittenSinceMark: Bool {
    let first = max(countAtMark, 0)
    return count > first || marked.contains { $0.index < first }
      || replaced.contains { $0.index < first }
  }

  /// Exchanges the written elements with those of the last ``checkpoint()``; twice is nothing.
  ///
  /// Elements that were appended stay. Costs what was written, not what there is.
  mutating func exchange() {
    for place in replaced.indices {
      swap(&elements[replaced[place].index], &replaced[place].element)
    }
  }

  /// What is written to an element until the next ``checkpoint()`` is not kept: a rollback leaves it, or
  /// restores what was there at its first write, if it was written before.
  ///
  /// A mark keeps all it needs: where there is one, nothing changes.
  @inlinable
  public mutating func commit(_ index: Int) {
    if index >= countAtMark, index < stamps.count { stamps[index] = epoch }
  }

  /// Adds an element at the end; a rollback removes it.
  @inlinable
  public mutating func append(_ element: consuming Element) {
    elements.append(element)
    stamps.append(epoch)
  }

  /// The element at `index`, which must be one of ``indices``.
  @inlinable
  public subscript(index: Int) -> Element {
    // Yielding, not returning: reading one field of a large element copies only that field.
    @inline(__always) _read { yield elements[index] }
    @inline(__always) _modify {
      keep(index)
      yield &elements[index]
    }
  }

  /// Reads parts of elements where they lie; of one that is yielded, all may be copied for a part.
  @inlinable @inline(__always)
  public func withElements<Part>(_ part: (UnsafeBufferPointer<Element>) -> Part) -> Part {
    elements.withUnsafeBufferPointer(part)
  }

  @inlinable @inline(__always)
  mutating func keep(_ index: Int) {
    guard stamps[index] != epoch else { return }
    if stamps[index] < epochAtCheckpoint, index < countAtCheckpoint {
      replaced.append((index, elements[index]))
    }
    if watched != nil { watched?.append((index, elements[index])) }
    stamps[index] = epoch
  }
}

// MARK: Watching

extension Journaled {
  /// Keeps what is written from now on, as it is now, until ``takeWatched()`` asks for it.
  ///
  /// Costs what is written, so that whoever compares two moments need not look at all elements.
  @inlinable
  public mutating func watch() {
    epoch &+= 1
    watched = []
  }

  /// The elements that were there at ``watch()`` and are written since, as they were then; nobody watches any more.
  @inlinable
  public mutating func takeWatched() -> [(index: Int, element: Element)] {
    defer { watched = nil }
    return (watched ?? []).filter { $0.index < elements.count }
  }
}

extension Journaled: Sendable where Element: Sendable {}
