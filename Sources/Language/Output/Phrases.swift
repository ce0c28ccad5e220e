/// A number of things: "1 step", "3 steps".
package func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}

/// Words in a sentence: "wide, high and angle".
package func listed(_ words: [String], _ conjunction: String = "and") -> String {
  guard let last = words.last, words.count > 1 else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " \(conjunction) " + last
}

extension String {
  /// With a capital letter at its beginning.
  package var capitalizedWord: String { prefix(1).uppercased() + dropFirst() }
}
