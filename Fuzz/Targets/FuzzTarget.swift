/// A part of Pivot that takes bytes from outside.
public enum FuzzTarget: String, CaseIterable, Sendable {
  /// A file of answers that somebody hands in, judged by a lesson.
  case answers
  /// The file of earlier entries.
  case history
  /// A lesson: read, learned and proved.
  case lesson
  /// Keys and the mouse while views are moved by hand.
  case live
  /// A text that is pasted at the prompt.
  case pasted
  /// The log of what a learner did.
  case progress
  /// A program: read, run and shown.
  case source
  /// What helps while an entry is typed.
  case typing

  /// Feeds it bytes: a trap or a ``BrokenPromise`` is a fault.
  ///
  /// - Parameter compares: Whether a program runs in other ways too, which should say the same. That is no part of
  ///   what the program itself takes.
  public func examine(_ bytes: [UInt8], compares: Bool = true) throws(BrokenPromise) {
    switch self {
    case .answers: try examineAnswers(bytes)
    case .history: try examineHistory(bytes)
    case .lesson: try examineLesson(bytes)
    case .live: try examineLive(bytes)
    case .pasted: try examinePasted(bytes)
    case .progress: try examineProgress(bytes)
    case .source: try examineSource(bytes, compares)
    case .typing: try examineTyping(bytes)
    }
  }
}
