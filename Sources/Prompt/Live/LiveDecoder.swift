/// Makes events of the bytes that a terminal sends: keys, and mouse reports in SGR form (mode 1006).
///
/// Bytes may come in any pieces. What is broken, unknown or hostile gives no event, and never holds
/// up what comes after it: law, after any bytes and ``flush()`` a key is read as itself.
public struct LiveDecoder: Sendable {
  private enum State {
    case ground
    case escape
    /// After `ESC O`.
    case single
    /// After `ESC [`: the bytes before the last one.
    case control
    /// So many bytes of an old mouse report, or of a letter beyond ASCII, are left out.
    case skipping(Int)
  }

  private static let longest = 32
  private var state = State.ground
  private var parameters: [UInt8] = []

  /// A decoder that has seen nothing.
  public init() {}

  /// Whether the last bytes are the beginning of something.
  ///
  /// Nothing more after some time means that they were all of it.
  public var isWaiting: Bool { if case .ground = state { false } else { true } }

  /// Takes the next bytes.
  public mutating func decode(_ bytes: some Sequence<UInt8>) -> [LiveEvent] {
    bytes.compactMap { take($0) }
  }

  /// Takes it that nothing more comes: an ESC by itself is the key.
  public mutating func flush() -> [LiveEvent] {
    defer { state = .ground }
    if case .escape = state { return [.key(.escape)] }
    return []
  }

  private mutating func take(_ byte: UInt8) -> LiveEvent? {
    switch state {
    case .ground: return begin(byte)
    case .escape: return afterEscape(byte)
    case .single:
      state = .ground
      return byte == escape ? begin(byte) : named(byte, [])
    case .control: return inControl(byte)
    case .skipping(let count):
      // A key that cuts a letter short is a key.
      if byte == escape || (count == 0) { return begin(byte) }
      state = count > 1 ? .skipping(count - 1) : .ground
      return nil
    }
  }

  private mutating func begin(_ byte: UInt8) -> LiveEvent? {
    state = .ground
    switch byte {
    case escape: state = .escape
    case 0x0A, 0x0D: return .key(.enter)
    case 0x09: return .key(.tab)
    case 0x01...0x1A: return .key(.control(Character(Unicode.Scalar(byte + 0x40))))
    case 0x20...0x7E: return .key(.sign(Character(Unicode.Scalar(byte))))
    case 0xC0...0xDF: state = .skipping(1)
    case 0xE0...0xEF: state = .skipping(2)
    case 0xF0...0xF7: state = .skipping(3)
    case _: break
    }
    return nil
  }

  private mutating func afterEscape(_ byte: UInt8) -> LiveEvent? {
    state = .ground
    switch byte {
    case UInt8(ascii: "["):
      state = .control
      parameters = []
    case UInt8(ascii: "O"): state = .single
    case escape:
      state = .escape
      return .key(.escape)
    case _: break  // a key together with Alt, which means nothing here
    }
    return nil
  }

  private mutating func inControl(_ byte: UInt8) -> LiveEvent? {
    switch byte {
    case 0x20...0x3F:
      if parameters.count <= Self.longest { parameters.append(byte) }
      return nil
    case 0x40...0x7E:
      state = .ground
      guard parameters.count <= Self.longest else { return nil }
      // The old report: button, column and row as a byte each.
      if byte == UInt8(ascii: "M"), parameters.isEmpty { state = .skipping(3) }
      return parameters.first == UInt8(ascii: "<")
        ? mouse(byte, parameters.dropFirst()) : named(byte, parameters)
    case _: return begin(byte)
    }
  }
}

private let escape: UInt8 = 0x1B

/// The key of the last byte of a sequence; `1;2A` is Up with shift.
private func named(_ byte: UInt8, _ parameters: [UInt8]) -> LiveEvent? {
  let modifiers = (numbers(ArraySlice(parameters))?.dropFirst().first ?? 1) - 1
  let isShifted = modifiers & 1 == 1
  switch byte {
  case UInt8(ascii: "A"): return .key(.up, isShifted: isShifted)
  case UInt8(ascii: "B"): return .key(.down, isShifted: isShifted)
  case UInt8(ascii: "C"): return .key(.right, isShifted: isShifted)
  case UInt8(ascii: "D"): return .key(.left, isShifted: isShifted)
  case UInt8(ascii: "Z"): return .key(.backTab)
  case UInt8(ascii: "M") where parameters.isEmpty: return nil
  case _: return nil
  }
}

/// `<button;column;row` and `M`, or `m` where a button is let go (xterm's control sequences).
private func mouse(_ byte: UInt8, _ parameters: ArraySlice<UInt8>) -> LiveEvent? {
  guard let numbers = numbers(parameters), numbers.count == 3, numbers[1] > 0, numbers[2] > 0,
    byte == UInt8(ascii: "M") || byte == UInt8(ascii: "m"),
    let (action, turns) = action(numbers[0], isRelease: byte == UInt8(ascii: "m"))
  else { return nil }
  return .mouse(
    LiveEvent.Mouse(
      action, column: numbers[1] - 1, row: numbers[2] - 1,
      isModified: turns || numbers[0] & 0b1_1100 != 0))
}

/// What a button's number means; a wheel that is turned sideways counts as one with shift.
private func action(_ button: Int, isRelease: Bool) -> (LiveEvent.Mouse.Action, turns: Bool)? {
  guard button < 128 else { return nil }
  let number = button & 0b11
  if button & 64 != 0 {
    guard !isRelease else { return nil }
    return (number & 1 == 0 ? .wheelUp : .wheelDown, number > 1)
  }
  // Only the first button moves anything; letting go is told with any number by some terminals.
  if isRelease { return (.release, false) }
  guard number == 0 else { return nil }
  return (button & 32 != 0 ? .drag : .press, false)
}

/// Whole numbers between semicolons; nil where something else stands there.
private func numbers(_ bytes: ArraySlice<UInt8>) -> [Int]? {
  var numbers: [Int] = []
  for part in bytes.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false) {
    guard part.count <= 5, let number = Int(String(decoding: part, as: UTF8.self)), number >= 0
    else { return nil }
    numbers.append(number)
  }
  return numbers
}
