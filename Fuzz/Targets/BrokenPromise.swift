internal import Language
internal import Prompt

/// What was promised of every input, and does not hold of this one.
public struct BrokenPromise: Error, CustomStringConvertible {
  /// What is wrong.
  public var description: String

  init(_ description: String) { self.description = description }
}

/// Something that holds of every input.
func promise(_ holds: Bool, _ words: @autoclosure () -> String) throws(BrokenPromise) {
  if !holds { throw BrokenPromise(words()) }
}

/// Nothing that is shown may act on a terminal.
func promiseHarmless(_ text: String, _ what: String) throws(BrokenPromise) {
  // Nearly all text is ASCII, whose bytes need no decoding.
  let isSuspicious = text.utf8.contains { $0 < 0x20 && $0 != 0x0A || $0 == 0x7F || $0 >= 0x80 }
  guard isSuspicious, let scalar = text.unicodeScalars.first(where: isHarmful) else { return }
  throw BrokenPromise("\(what) shows U+\(String(scalar.value, radix: 16)) as it is")
}

func promiseHarmless(_ events: [Event]) throws(BrokenPromise) {
  for event in events { try promiseHarmless(event.text.plain, "an event (\(event.kind))") }
}

func promiseHarmless(_ effects: [Effect]) throws(BrokenPromise) {
  for case .show(let event) in effects { try promiseHarmless([event]) }
}

/// Controls, and what turns the direction of a line.
private func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x09, 0x0A: false
  case 0...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069: true
  case _: false
  }
}
