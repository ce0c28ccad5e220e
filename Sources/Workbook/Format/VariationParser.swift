internal import Language

/// Reads a `vary` block.
///
///     vary = part { (";" | newline) part }
///     part = name "in" values | "not" condition
///     values = integer ".." integer | value { "," value }
struct VariationParser {
  private(set) var problems: [(line: Int, message: String)] = []
  private var variation = Variation(line: 0)

  /// The variation that the block states; what cannot be read is a problem.
  mutating func parse(_ fence: Fence) -> Variation {
    variation = Variation(line: fence.line)
    for (index, text) in fence.lines.enumerated() {
      for part in parts(of: text, between: ";") where !trimmed(part).isEmpty {
        parsePart(trimmed(part), fence.line + 1 + index)
      }
    }
    if variation.names.isEmpty { report(fence.line, "'vary' needs names: \(form)") }
    if variation.productCount > Variation.productLimit {
      report(
        fence.line, "there are more than \(Variation.productLimit) ways to choose these values")
      variation.names = []
    }
    return variation
  }

  private mutating func report(_ line: Int, _ message: String) { problems.append((line, message)) }

  private mutating func parsePart(_ part: String, _ line: Int) {
    if part.utf8.count > lineLimit || variation.names.count >= nameLimit {
      if problems.last?.line == line { return }
      return report(line, "at most \(nameLimit) names, each with at most \(lineLimit) bytes")
    }
    let tokens = codeTokens(part)
    if tokens.first?.text == "not" {
      let condition = trimmed(part.dropFirst(3))
      if condition.isEmpty { report(line, "'not' needs a condition: 'not a == 3'") }
      return variation.exclusions.append(Snippet(text: condition, line: line))
    }
    guard tokens.count > 2, tokens[0].kind == .word, tokens[1].text == "in" else {
      return report(line, "'vary' is written \(form)")
    }
    let name = tokens[0].text
    if variation.names.contains(where: { $0.name == name }) {
      report(line, "'\(name)' stands twice")
    }
    if let word = tokens.dropFirst(2).firstIndex(where: { $0.text == "in" && $0.depth == 0 }) {
      return report(
        line, "parts end with ';': write it between the values and '\(tokens[word - 1].text) in'")
    }
    let start = tokens[2].range.lowerBound
    let text = slice(part, start..<part.utf8.count)
    let values = values(text, Array(tokens[2...]), line)
    variation.names.append(Variation.Name(name: name, values: values, line: line))
  }

  /// Whole numbers with `..`, or what stands between commas.
  private mutating func values(_ text: String, _ tokens: [CodeToken], _ line: Int) -> [String] {
    if text.has("..") { return range(text, line) }
    let commas = tokens.filter { $0.text == "," && $0.depth == 0 }
    var start = tokens[0].range.lowerBound
    let base = start
    var values: [String] = []
    for comma in commas {
      values.append(slice(text, (start - base)..<(comma.range.lowerBound - base)))
      start = comma.range.upperBound
    }
    values.append(slice(text, (start - base)..<text.utf8.count))
    if values.contains("") { report(line, "a value is missing: \(form)") }
    return values.filter { !$0.isEmpty }
  }

  private mutating func range(_ text: String, _ line: Int) -> [String] {
    let ends = text.split(separator: ".", omittingEmptySubsequences: false).map { trimmed($0) }
    guard ends.count == 3, ends[1].isEmpty, let low = Int(ends[0]), let high = Int(ends[2]),
      low <= high
    else {
      report(line, "a range is written '1..5', both ends counted, not '\(text)'")
      return []
    }
    let (span, isTooLarge) = high.subtractingReportingOverflow(low)
    guard !isTooLarge, span < Variation.productLimit else {
      report(line, "'\(text)' has more than \(Variation.productLimit) numbers")
      return []
    }
    return (low...high).map { String($0) }
  }
}

private let form = "'a in 1..5; t in 30°, 45°, 60°; not a == 3'"

private let nameLimit = 20
