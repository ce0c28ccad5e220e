/// Swift's own protocols that programs extend, and whose values have what the extensions say; among them NSValue, as
/// which points and their like are objects.
enum Protocols {
  /// Whether a name is one of them.
  static func isKnown(_ name: String) -> Bool {
    general.contains(name) || numbers.contains(name) || lists.contains(name)
      || texts.contains(name) || values.contains(name) || objects.contains(name)
      || name == "UIResponder" || name == "IteratorProtocol"
  }

  /// Whether types promise to be it: its extensions speak of any of these, and so does `Self` in them.
  static func isProtocol(_ name: String) -> Bool {
    isKnown(name) && name != "Optional" && !values.contains(name)
  }

  /// The type whose initializers `Self(…)` calls in the extension of a protocol that only numbers with fractions, or only
  /// whole ones, promise to be; nil for others.
  static func numberType(_ name: String) -> String? {
    switch name {
    case "BinaryFloatingPoint", "FloatingPoint": "Double"
    case "BinaryInteger", "FixedWidthInteger", "SignedInteger": "Int"
    default: nil
    }
  }

  /// The kind whose members all values of a protocol have.
  static func kind(_ name: String) -> Kind? {
    if numbers.contains(name) { return .number }
    if lists.contains(name) { return .list }
    return texts.contains(name) ? .text : nil
  }

  /// Those that values of a kind have.
  static func of(_ kind: Kind) -> [String] {
    switch kind {
    case .number: numbers + general + values
    case .point, .vector, .size, .rect, .transform: general + values
    case .list: lists + general
    case .set, .dictionary: ["Collection", "Sequence"] + general
    case .text: texts + lists + general
    case .range: ["ClosedRange", "Range"] + lists + general
    case .view, .layer, .recognizer, .animation: objects + general
    default: general
    }
  }

  private static let general = [
    "Comparable", "Equatable", "Hashable", "CustomStringConvertible", "Optional",
  ]
  private static let numbers = [
    "BinaryFloatingPoint", "FloatingPoint", "BinaryInteger", "FixedWidthInteger", "SignedInteger",
    "SignedNumeric", "Numeric", "AdditiveArithmetic", "Strideable",
  ]
  private static let lists = [
    "Collection", "Sequence", "MutableCollection", "BidirectionalCollection",
    "RandomAccessCollection", "RangeReplaceableCollection",
  ]
  private static let texts = ["StringProtocol"]
  private static let values = ["NSValue"]
  static let objects = ["NSObject", "NSObjectProtocol"]
}
