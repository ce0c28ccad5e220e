// `__func__` and its like: what C calls the function around a place, as logs write it.

extension Parser {
  /// `-[Card turnBy:around:]`.
  mutating func fullName(of name: Name, _ parameters: [ParameterNode], isOfClass: Bool) -> Name {
    let owner = category ?? implementation.map { tree.bodies[$0].name } ?? .none
    var selector = names.text(name)
    for (place, parameter) in parameters.enumerated() {
      selector += place > 0 && parameter.label != .none ? "\(names.text(parameter.label)):" : ":"
    }
    return intern("\(isOfClass ? "+" : "-")[\(names.text(owner)) \(selector)]")
  }

  /// The text that such a word stands for; nil for other names, and outside of functions.
  mutating func functionName(_ word: Name, from start: Int32) -> NodeID? {
    guard context.functionOfC != .none else { return nil }
    if names.text(word, is: "_cmd") { return ownSelector(from: start) }
    guard isFunctionName(word) else { return nil }
    let isPretty = names.text(word, is: "__PRETTY_FUNCTION__")
    let text = (isPretty ? headOfC() : nil) ?? names.text(context.functionOfC)
    return leaf(.text(textBase + addText(text)), from: start)
  }

  /// The head of the function of C around; nil of a method, and of a head that takes functions or blocks.
  private func headOfC() -> String? {
    guard context.headOfC != .nowhere else { return nil }
    let range = lexer.source.range(context.headOfC)
    return HeadOfC(String(decoding: lexer.source.bytes[range], as: UTF8.self))?.text
  }

  /// `_cmd`: the selector of the method around, `turnBy:around:`.
  private mutating func ownSelector(from start: Int32) -> NodeID? {
    let parts = names.text(context.functionOfC).split(separator: " ")
    guard parts.count == 2 else { return nil }
    return leaf(.text(textBase + addText(String(parts[1].dropLast()))), from: start)
  }

  private mutating func isFunctionName(_ word: Name) -> Bool {
    names.text(word, is: "__func__") || names.text(word, is: "__FUNCTION__")
      || names.text(word, is: "__PRETTY_FUNCTION__")
  }
}
