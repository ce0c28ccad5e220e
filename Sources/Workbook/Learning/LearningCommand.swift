public import Language

extension LearningSession {
  /// What a learner may ask for, in the order of the help.
  public enum Command: String, CaseIterable, Sendable {
    /// Judges an answer.
    case check
    /// The next hint.
    case hint
    /// The solution.
    case solution
    /// The next page.
    case next
    /// The page before.
    case back
    /// The next page, without an answer.
    case skip
    /// The exercises.
    case list
    /// An exercise.
    case go
    /// Why it is so, in the learner's words.
    case why
    /// The exercise anew.
    case reset
    /// Free play.
    case explore
    /// Leaves the lesson.
    case quit

    /// What follows the name.
    public var arguments: String {
      switch self {
      case .check: "[ANSWER]"
      case .list: "[NUMBER]"
      case .go: "NUMBER"
      case .why: "TEXT"
      case .hint, .solution, .next, .back, .skip, .reset, .explore, .quit: ""
      }
    }

    /// One line for the list.
    public var summary: String {
      switch self {
      case .check: "judge this answer; alone, what you entered last"
      case .hint: "a hint, then the next one"
      case .solution: "the solution; the exercise is marked as seen"
      case .next: "on, to the next page that is not done"
      case .back: "the page before"
      case .skip: "on, without an answer"
      case .list: "the exercises and how they stand"
      case .go: "to the exercise of this number"
      case .why: "keep a line about why it is so; code is explained as everywhere"
      case .reset: "this exercise anew, as if it had never been tried"
      case .explore: "free play: no entry is taken for an answer, until ':explore' again"
      case .quit: "leave the lesson; it waits where you are"
      }
    }

    /// The command that a name means; a beginning of two letters that only one has is enough.
    public static func named(_ name: String) -> Command? {
      if let command = Command(rawValue: name) { return command }
      let fitting = allCases.filter { $0.rawValue.hasPrefix(name) }
      return name.count > 1 && fitting.count == 1 ? fitting[0] : nil
    }

    /// The command of a line such as `:check (3, 4)`, and what follows its name.
    public static func parsing(_ line: String) -> (command: Command, argument: String)? {
      let line = trimmed(line)
      guard line.first == ":" else { return nil }
      let name = line.dropFirst().prefix { !$0.isWhitespace }
      return named(String(name)).map { ($0, trimmed(line.dropFirst(1 + name.count))) }
    }
  }

  /// What the prompt does in answer.
  public struct Reply: Sendable {
    /// The state from before the exercises comes back first: the lesson goes on from there.
    public var leavesExercise = false
    /// Programs to run first, in the prompt's own session.
    public var programs: [Program] = []
    /// What runs unseen after them where an exercise begins; the state before it is to be kept.
    public var exerciseSetup: [Program]?
    /// What is left of the text before is not shown any more: another page begins.
    public var turnsPage = false
    /// What to show then.
    public var text = StyledText()
    /// The state before the last entry comes back: it was a wrong try.
    public var restoresState = false
    /// The session is over.
    public var ending: Ending?
  }

  /// How a session ends.
  public enum Ending: Sendable {
    /// The learner left.
    case left
    /// Everything was done.
    case finished
  }

  /// Code that the prompt runs.
  public struct Program: Sendable, Equatable {
    /// The code.
    public var code: Snippet
    /// It is shown like an entry, with what it shows; a setup runs unseen.
    public var isShown: Bool
  }

  /// Which pages are shown.
  public enum Goal: Sendable, Equatable {
    /// The whole lesson.
    case lesson
    /// These exercises only, for somebody who knows most of it.
    case exercises([String])
    /// This exercise comes back, done or not.
    case review(String)
  }
}
