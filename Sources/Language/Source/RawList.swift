/// A list in memory of its own, for what every launch makes: the names and entries of the catalogue.
///
/// An array's class is made at run time for each kind of element, and asked at each addition whether it is
/// shared: together a fifth of a launch. Copies of a raw list share its memory, which is freed by hand or never.
/// A list may also view memory that is the program's own, which is never freed; it takes no more elements.
struct RawList<Element>: RandomAccessCollection, @unchecked Sendable {
  private(set) var memory: UnsafeMutablePointer<Element>
  private var capacity: Int
  private(set) var count = 0

  init(capacity: Int) {
    memory = .allocate(capacity: capacity)
    self.capacity = capacity
  }

  /// The elements that the program itself holds.
  init(viewing elements: UnsafeRawPointer, count: Int32) {
    memory = UnsafeMutablePointer(mutating: elements.assumingMemoryBound(to: Element.self))
    capacity = 0
    self.count = Int(count)
  }

  /// A list of one element many times.
  init(repeating element: Element, count: Int) {
    self.init(capacity: count)
    memory.initialize(repeating: element, count: count)
    self.count = count
  }

  /// A list with the same elements in memory of its own, and room for as many again.
  init(copying other: RawList) {
    self.init(capacity: Swift.max(other.count * 2, 16))
    memory.initialize(from: other.memory, count: other.count)
    count = other.count
  }

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(index: Int) -> Element {
    @inline(__always) _read {
      precondition(index >= 0 && index < count, "no element there")
      yield memory[index]
    }
    @inline(__always) nonmutating _modify {
      precondition(index >= 0 && index < count, "no element there")
      yield &memory[index]
    }
  }

  /// Some of the elements, where they lie.
  func stretch(_ range: Range<Int>) -> UnsafeBufferPointer<Element> {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "no elements there")
    return UnsafeBufferPointer(start: memory + range.lowerBound, count: range.count)
  }

  @inline(__always)
  mutating func append(_ element: consuming Element) {
    if count >= capacity { grow() }
    (memory + count).initialize(to: element)
    count += 1
  }

  mutating func append(contentsOf elements: UnsafeBufferPointer<Element>) {
    while count + elements.count > capacity { grow() }
    guard let start = elements.baseAddress else { return }
    (memory + count).initialize(from: start, count: elements.count)
    count += elements.count
  }

  @inline(never)
  private mutating func grow() {
    precondition(count <= capacity, "what the program itself holds does not grow")
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: Swift.max(capacity * 2, 16))
    larger.moveInitialize(from: memory, count: count)
    memory.deallocate()
    (memory, capacity) = (larger, Swift.max(capacity * 2, 16))
  }

  /// Gives the memory back, unless it is the program's own.
  func free() {
    guard capacity > 0 else { return }
    memory.deinitialize(count: count)
    memory.deallocate()
  }
}
