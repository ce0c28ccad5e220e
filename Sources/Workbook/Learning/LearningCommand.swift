public import Language

extension LearningSession {
  /// What a learner may ask for.
  public enum Command: Sendable, Equatable {
    /// The next page.
    case next
    /// The page before.
    case back
    /// Judge this answer; nil judges what was entered last.
    case check(String?)
    /// The next hint.
    case hint
    /// The solution, from then on marked as seen.
    case solution
    /// The next page, without an answer.
    case skip
    /// This exercise as if it had never been tried.
    case reset
    /// The exercises and how they stand.
    case list
    /// Entries are free play until it is asked for again.
    case explore
    /// Leaves the lesson.
    case quit

    /// The command of a line such as `:check (3, 4)`, without its colon.
    public init?(_ line: String) {
      let name = String(line.prefix { $0 != " " })
      let rest = trimmed(line.dropFirst(name.count))
      switch name {
      case "check": self = .check(rest.isEmpty ? nil : rest)
      case "next": self = .next
      case "back": self = .back
      case "hint": self = .hint
      case "solution": self = .solution
      case "skip": self = .skip
      case "reset": self = .reset
      case "list": self = .list
      case "explore": self = .explore
      case "quit": self = .quit
      default: return nil
      }
    }
  }

  /// What the prompt does in answer.
  public struct Reply: Sendable {
    /// Programs to run first, in the prompt's own session.
    public var programs: [Program] = []
    /// What to show then.
    public var text = StyledText()
    /// The state before the last entry comes back: it was a wrong try.
    public var restoresState = false
    /// The lesson is over.
    public var hasEnded = false
  }

  /// Code that the prompt runs.
  public struct Program: Sendable, Equatable {
    /// The code.
    public var code: Snippet
    /// It is shown like an entry, with what it shows; a setup runs unseen.
    public var isShown: Bool
  }
}
