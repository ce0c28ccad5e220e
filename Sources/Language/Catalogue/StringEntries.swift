internal import Geometry

/// Texts as Swift's `String` has them.
extension CatalogueBuilder {
  mutating func addTexts() {
    property("count", "How many characters it has.", "\"abc\".count") { (s: String) in
      Double(s.unicodeScalars.count > 4096 ? s.unicodeScalars.count : s.count)
    }
    property("isEmpty", "Whether it has no character.", "\"\".isEmpty") { (s: String) in s.isEmpty }
    method("uppercased()", "In capitals.", "\"abc\".uppercased()") { (s: String) in s.uppercased() }
    method("lowercased()", "In small letters.", "\"ABC\".lowercased()") { (s: String) in
      s.lowercased()
    }
    addTextSearches()
    effect(
      "String(repeating:count:)", takes: [[.text], [.number]], gives: .text,
      "A text so many times.", "String(repeating: \"ab\", count: 2)"
    ) { evaluator, values, id in
      let part = try String.from(values[0], 0)
      let count = max(try WholeNumber.from(values[1], 1).number, 0)
      let bytes = part.utf8.count.multipliedReportingOverflow(by: count)
      try evaluator.checkText(bytes.overflow ? .max : bytes.partialValue, at: id)
      return evaluator.text(String(repeating: part, count: count))
    }
    addTextParts()
    addTextLetters()
    effect("type(of:)", takes: [[]], gives: .type, "The type of a value.", "type(of: (1, 2))") {
      evaluator, values, _ in .type(evaluator.type(of: values[0]))
    }
    effect(
      "String(_:)", takes: [[]], gives: .text, "A value as text; characters in one.",
      "String([\"a\", \"b\"])"
    ) { evaluator, values, id in
      if let characters = values[0].characters { return evaluator.text(characters) }
      return evaluator.text(try description(of: values[0], &evaluator, id))
    }
    function("String()", "The empty text.", "String()") { "" }
    for signature in ["String(describing:)", "Character(_:)", "Substring(_:)"] as [StaticString] {
      effect(signature, takes: [[]], gives: .text, "A value as text.", "String(describing: 1.5)") {
        evaluator, values, id in
        evaluator.text(try description(of: values[0], &evaluator, id))
      }
    }
    effect(
      "String(reflecting:)", takes: [[]], gives: .text, "A value as it stands within another.",
      "String(reflecting: \"a\")"
    ) { evaluator, values, id in
      evaluator.text(try evaluator.reflected(values[0], at: id))
    }
  }

  private mutating func addTextSearches() {
    effect(
      "contains(_:)", of: .text, takes: [[.text, .function]], gives: .boolean,
      "Whether it contains another text, or a letter that satisfies a condition.",
      "\"abc\".contains(\"b\")"
    ) { evaluator, values, id in
      if case .function = values[1] {
        let letters = try evaluator.letters(of: values[0], at: id)
        return .boolean(try evaluator.firstIndex(letters, values[1], at: id) != nil)
      }
      let (text, part) = (try String.from(values[0], 0), try String.from(values[1], 1))
      return .boolean(place(of: Array(part.utf8), in: Array(text.utf8)) != nil)
    }
    for (name, isPrefix) in [("hasPrefix(_:)", true), ("hasSuffix(_:)", false)]
      as [(StaticString, Bool)]
    {
      method(name, "Whether it begins or ends so.", "\"abc\".hasPrefix(\"a\")") {
        (s: String, part: String) in
        // Bytes, as equality has them.
        isPrefix
          ? s.utf8.starts(with: part.utf8) : s.utf8.reversed().starts(with: part.utf8.reversed())
      }
    }
  }
}

extension Value {
  /// The text whose characters a list holds; nil where something else is in it.
  fileprivate var characters: String? {
    guard case .list(let box) = self else { return nil }
    var text = ""
    for case .text(let part) in box.payload where part.payload.count == 1 { text += part.payload }
    return text.count == box.payload.count ? text : nil
  }
}

/// The text of a value; of a number all its digits, as its `description` has them.
private func description(of value: Value, _ evaluator: inout Evaluator, _ id: NodeID) throws
  -> String
{
  if case .number(let number) = value { return numberText(number, .full) }
  return try evaluator.described(value, at: id)
}
