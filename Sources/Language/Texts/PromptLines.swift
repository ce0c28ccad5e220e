// Pasted transcripts: text in which lines start with a prompt.

private let prompts = ["pivot> ", "…> ", "...> "]

/// Whether a text came off a prompt's screen.
package func isTranscript(_ text: String) -> Bool {
  mayHavePrompts(text) && splitLines(text).contains { typedPart($0, after: prompts) != nil }
}

/// An entry without the prompts of a transcript and the white space around it.
package func typed(_ entry: String) -> String {
  trimmed(isTranscript(entry) ? withoutPrompts(entry) : entry)
}

/// Every prompt ends so; most entries need not be taken apart.
private func mayHavePrompts(_ text: String) -> Bool { text.utf8.contains(UInt8(ascii: ">")) }

/// What was typed in a transcript: prompts go, and so do the results between them.
///
/// Where no line shows Pivot's prompt, a first line with `> ` makes it a transcript of that form. Any
/// other text stays as it is.
public func withoutPrompts(_ text: String) -> String {
  guard mayHavePrompts(text) else { return text }
  if isTranscript(text) { return typedParts(text, after: prompts) }
  let first = splitLines(text).first { !trimmed($0).isEmpty } ?? ""
  return typedPart(first, after: ["> "]) == nil ? text : typedParts(text, after: ["> "])
}

private func typedParts(_ text: String, after prompts: [String]) -> String {
  splitLines(text).compactMap { typedPart($0, after: prompts) }.joined(separator: "\n")
}

/// A line's text after its prompt, nil where it has none; a page may have indented the whole.
private func typedPart(_ line: String, after prompts: [String]) -> String? {
  // Most lines begin with another byte, and need not be taken apart.
  let first = line.utf8.first { $0 != UInt8(ascii: " ") }
  guard let first, prompts.contains(where: { $0.utf8.first == first }) else { return nil }
  let line = line.drop { $0 == " " }
  for prompt in prompts {
    if line.hasPrefix(prompt) { return String(line.dropFirst(prompt.count)) }
    if line == prompt.dropLast() { return "" }
  }
  return nil
}
