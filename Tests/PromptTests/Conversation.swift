import Language
import Prompt

/// A prompt that is spoken to: entries go in, what a person would see comes out.
struct Conversation {
  var prompt = PromptSession(Session())

  /// What the entry shows, one text for each effect; effects on the world stand in `<…>`.
  ///
  /// What is kept for next time is left out: most tests do not mean it.
  mutating func say(_ entry: String) -> [String] {
    prompt.handle(entry).filter { effect in
      switch effect {
      case .remember, .forgetSettings: false
      case .show, .readFile, .writeFile, .edit, .paste, .learn, .play, .live, .quit: true
      }
    }.map(described)
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
    case .remember(let setting, let value): "<remember \(setting) \(value ?? "no more")>"
    case .forgetSettings: "<forget settings>"
    case .edit(let text): "<edit \(text)>"
    case .paste: "<paste>"
    case .learn(let arguments): "<learn \(arguments.joined(separator: " "))>"
    case .play(let motion):
      "<play \(motion.frames(columns: 80, rows: 22).count) frames>\n\(motion.still.plain)"
    case .live(let canvas): "<live \(canvas.name)>"
    case .quit: "<quit>"
    }
  }
}
