/// Counts the bytes of boxed values that are alive, so that a program meets its budget and not the
/// machine's.
final class Meter {
  var alive = 0
}

/// A value on the heap: large, or of any size.
///
/// Copies share it; only a sole owner may change it.
final class Box<Payload> {
  var payload: Payload
  /// How deep boxes nest inside it: dropping a value is recursive, so depth has a limit.
  private(set) var depth: Int
  private var bytes: Int
  private var meter: Meter?
  /// The index of the first element of a list: a slice keeps the indices of the list that it is of.
  var start: Int { Int(firstIndex) }
  private let firstIndex: Int32
  /// What a list was declared as, in ``Tree/types``, which says what `.zero` is in it; -1 where nothing
  /// was written.
  let type: Int32

  init(
    _ payload: Payload, depth: Int = 1, bytes: Int = 0, meter: Meter? = nil, start: Int = 0,
    type: Int32 = -1
  ) {
    self.payload = payload
    self.firstIndex = Int32(truncatingIfNeeded: start)
    self.type = type
    self.depth = depth
    self.bytes = bytes
    self.meter = meter
    meter?.alive += bytes
  }

  deinit { meter?.alive -= bytes }

  /// Whether the bytes of what was made are counted.
  var isCounted: Bool { meter != nil }

  /// Counts what was made where no meter is known.
  func count(_ bytes: Int, by meter: Meter) {
    self.meter = meter
    resize(depth: depth, bytes: bytes)
  }

  /// After the sole owner changed the payload.
  func resize(depth: Int, bytes: Int) {
    meter?.alive += bytes - self.bytes
    self.depth = depth
    self.bytes = bytes
  }
}

extension Box<[Value]> {
  /// The indices of its elements, as the program counts them.
  var indices: Range<Int> { start..<start + payload.count }
}
