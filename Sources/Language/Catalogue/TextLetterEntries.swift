/// The letters of texts: where they stand, what numbers they have, and texts that are compared.
extension CatalogueBuilder {
  mutating func addTextLetters() {
    property("startIndex", "The index of its first letter, 0.", "\"abc\".startIndex") {
      (_: String) in 0.0
    }
    property("endIndex", "The index behind its last letter.", "\"abc\".endIndex") { (s: String) in
      Double(s.count)
    }
    addCodes()
    addPlacesOfParts()
    addOrders()
    addSplits()
    effect(
      "padding(toLength:withPad:startingAt:)", of: .text, takes: [[.number], [.text], [.number]],
      gives: .text, "As many letters as wanted: cut off, or filled up with those of another text.",
      "\"ab\".padding(toLength: 4, withPad: \".\", startingAt: 0)"
    ) { evaluator, values, id in
      let (text, pad) = (try String.from(values[0], 0), Array(try String.from(values[2], 2)))
      let length = max(try WholeNumber.from(values[1], 1).number, 0)
      let start = try WholeNumber.from(values[3], 3).number
      guard pad.indices.contains(start) else {
        throw Fault.argument(3, .indexOutOfRange(start, pad.indices))
      }
      try evaluator.checkText(length, at: id)
      let missing = max(length - text.count, 0)
      let filling = (0..<missing).map { pad[($0 + start) % pad.count] }
      return evaluator.text(String(text.prefix(length)) + String(filling))
    }
  }

  /// What machines know letters by.
  private mutating func addCodes() {
    property(
      "asciiValue", "The number of a letter in ASCII; nil where it has none.", "\"A\".asciiValue"
    ) { (s: String) in
      AnyValue(s.first?.asciiValue.map { .number(Double($0)) } ?? .nothing)
    }
    property("value", "The number of its first letter in Unicode.", "\"A\".value") { (s: String) in
      AnyValue(s.unicodeScalars.first.map { .number(Double($0.value)) } ?? .nothing)
    }
    effect(
      "UnicodeScalar(_:)", takes: [[.number]], gives: .text,
      "The letter with a number in Unicode; nil where there is none.", "UnicodeScalar(65)"
    ) { evaluator, values, _ in
      let number = UInt32(exactly: try Double.from(values[0], 0))
      return number.flatMap(Unicode.Scalar.init).map { evaluator.text(String($0)) } ?? .nothing
    }
    effectProperty(
      "unicodeScalars", of: .text, gives: .list, "What Unicode makes its letters of.",
      "\"ab\".unicodeScalars"
    ) { evaluator, values, id in
      let text = try String.from(values[0], 0)
      try evaluator.reserve(elements: Double(text.utf8.count), at: id)
      return try evaluator.makeList(
        text.unicodeScalars.map { evaluator.text(String($0)) }, at: id)
    }
    addCodes("utf8") { $0.utf8.map(Double.init) }
    addCodes("utf16") { $0.utf16.map(Double.init) }
  }

  private mutating func addCodes(
    _ name: StaticString, _ codes: @escaping @Sendable (String) -> [Double]
  ) {
    effectProperty(
      name, of: .text, gives: .list, "The numbers that stand for its letters in memory.",
      "\"ab\".utf8"
    ) { evaluator, values, id in
      let text = try String.from(values[0], 0)
      try evaluator.reserve(elements: Double(text.utf8.count), at: id)
      return try evaluator.makeList(codes(text).map(Value.number), at: id)
    }
  }

  private mutating func addPlacesOfParts() {
    effect(
      "range(of:)", of: .text, takes: [[.text]], gives: .void,
      "Where another text stands in it first; nil where it does not.", "\"hello\".range(of: \"l\")"
    ) { evaluator, values, id in
      let (text, part) = (Array(try String.from(values[0], 0).utf8), try String.from(values[1], 1))
      try evaluator.burn(text.count / 8, at: id)
      guard let start = place(of: Array(part.utf8), in: text) else { return .nothing }
      let first = Double(String(decoding: text[..<start], as: UTF8.self).count)
      return .range(first, first + Double(part.count), isClosed: false)
    }
    for (name, isWhole) in [("starts(with:)", false), ("elementsEqual(_:)", true)]
      as [(StaticString, Bool)]
    {
      method(name, "Whether it begins so, or has the same letters.", "\"abc\".starts(with: \"a\")")
      { (s: String, part: String) in
        isWhole ? s.utf8.elementsEqual(part.utf8) : s.utf8.starts(with: part.utf8)
      }
    }
  }

  /// What Swift calls that which `compare` gives.
  private mutating func addOrders() {
    type("ComparisonResult", .number)
    for (name, order) in [
      ("orderedAscending", -1), ("orderedSame", 0), ("orderedDescending", 1),
    ] as [(StaticString, Double)] {
      constant("ComparisonResult", name, "What 'compare' gives for one of the three orders.") {
        order
      }
    }
  }

  private mutating func addSplits() {
    for (signature, hasMost, mayKeep) in [
      ("split(separator:maxSplits:)", true, false),
      ("split(separator:omittingEmptySubsequences:)", false, true),
      ("split(separator:maxSplits:omittingEmptySubsequences:)", true, true),
    ] as [(StaticString, Bool, Bool)] {
      let others: [Kinds] = (hasMost ? [[.number]] : []) + (mayKeep ? [[.boolean]] : [])
      effect(
        signature, of: .text, takes: [[.text]] + others, gives: .list,
        "The parts between another text, cut at most so often, with or without empty ones.",
        hasMost
          ? mayKeep
            ? "\"a,,b,c\".split(separator: \",\", maxSplits: 1, omittingEmptySubsequences: false)"
            : "\"a,b,c\".split(separator: \",\", maxSplits: 1)"
          : "\"a,,b\".split(separator: \",\", omittingEmptySubsequences: false)"
      ) { evaluator, values, id in
        let (text, mark) = (try String.from(values[0], 0), try String.from(values[1], 1))
        let most = hasMost ? try WholeNumber.from(values[2], 2).number : .max
        let omits = mayKeep ? try truth(values[values.count - 1]) : true
        guard most >= 0 else { throw Fault.argument(2, .notWhole("\(most)")) }
        try evaluator.reserve(elements: Double(text.utf8.count), at: id)
        let parts = text.parts(between: mark, most: most, omitsEmpty: omits)
        return try evaluator.makeList(parts.map { evaluator.text($0) }, at: id)
      }
    }
    for signature in ["split(whereSeparator:)", "split(_:)"] as [StaticString] {
      effect(
        signature, of: .text, takes: [[.function]], gives: .list,
        "The parts between the letters that satisfy a condition; empty ones are left out.",
        "\"a1b\".split(whereSeparator: { $0 == \"1\" })"
      ) { evaluator, values, id in
        let text = try String.from(values[0], 0)
        try evaluator.reserve(elements: Double(text.utf8.count), at: id)
        let parts = try text.split { letter in
          try truth(evaluator.apply(values[1], [evaluator.text(String(letter))], at: id))
        }
        return try evaluator.makeList(parts.map { evaluator.text(String($0)) }, at: id)
      }
    }
  }
}

extension String {
  /// The parts between a text; where none is cut off any more, the rest is one.
  fileprivate func parts(between mark: String, most: Int, omitsEmpty: Bool) -> [String] {
    let (bytes, mark) = (Array(utf8), Array(mark.utf8))
    var (parts, start, cuts) = ([String](), 0, 0)
    while cuts < most, !mark.isEmpty, let end = place(of: mark, in: bytes, from: start) {
      if !omitsEmpty || end > start {
        parts.append(String(decoding: bytes[start..<end], as: UTF8.self))
        cuts += 1
      }
      start = end + mark.count
    }
    if !omitsEmpty || start < bytes.count {
      parts.append(String(decoding: bytes[start...], as: UTF8.self))
    }
    return parts
  }
}
