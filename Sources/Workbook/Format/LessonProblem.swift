/// Something wrong in a lesson file, with its place.
public struct LessonProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name under which the file was read.
  public var file: String
  /// The line, counted from 1.
  public var line: Int
  /// What is wrong and, where it is certain, what would be right.
  public var message: String
  /// The exercise in which it was found, where it was in one.
  public var exercise: String?
  /// The variant in which it was found first, where there are several.
  public var variant: Int?

  /// Creates a problem.
  public init(file: String, line: Int, message: String) {
    self.file = file
    self.line = line
    self.message = message
  }

  /// As compilers write it: `file:line: message`.
  public var description: String { "\(file):\(line): \(message)" }
}
