import Language
import Prompt

/// A prompt that is spoken to: entries go in, what a person would see comes out.
struct Conversation {
  var prompt = PromptSession(Session())

  /// What the entry shows, one text for each effect; effects on the world stand in `<…>`.
  mutating func say(_ entry: String) -> [String] {
    prompt.handle(entry).map(described)
  }

  /// The last entry's answer after the others.
  static func answer(to entries: String...) -> [String] {
    var conversation = Conversation()
    for entry in entries.dropLast() { _ = conversation.say(entry) }
    return conversation.say(entries.last ?? "")
  }

  func described(_ effect: Effect) -> String {
    switch effect {
    case .show(let event): event.text.plain
    case .readFile(let path): "<read \(path)>"
    case .writeFile(let path, let contents, let replaces):
      "<\(replaces ? "replace" : "write") \(path)>\n\(contents)"
    case .edit(let text): "<edit \(text)>"
    case .learn(let arguments): "<learn \(arguments.joined(separator: " "))>"
    case .quit: "<quit>"
    }
  }
}
