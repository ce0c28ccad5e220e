internal import Language

/// Why a file that was handed in holds no answers.
public struct UnreadableSubmission: Error, Equatable, Sendable {
  /// The reason, as its writer reads it.
  public var reason: String
  /// It is text in which nothing looks like an answers file: perhaps the code of one answer.
  public var isPlainText = false

  /// Creates a reason.
  public init(reason: String, isPlainText: Bool = false) {
    self.reason = reason
    self.isPlainText = isPlainText
  }
}

/// The most bytes that an answers file may have.
public let submissionLimit = 1_000_000

extension AnswerSheet {
  /// Reads what was handed in: an answers file, or a lesson with its starters filled in.
  ///
  /// It is kind to files that people or mail programs touched: CRLF, a byte order mark, a missing
  /// comment and answers without a fence are no mistakes.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - lesson: The lesson that is answered, where it is known: its ids are the headings.
  public init(submission bytes: [UInt8], to lesson: Lesson? = nil) throws(UnreadableSubmission) {
    let bytes = try submittedText(bytes)
    let answers = try withLines(bytes[...]) { lines throws(UnreadableSubmission) -> AnswerSheet? in
      if let first = lines.lazy.map(\.trimmed).first(where: { !$0.isEmpty }), first == "---" {
        return nil
      }
      var reader = AnswerSheetReader(lines: lines, lesson: lesson)
      return try reader.read()
    }
    self = answers ?? AnswerSheet(lesson: parseLesson(bytes, file: "lesson").lesson)
  }

  /// The starters of a lesson file, which a learner may fill in where they stand.
  private init(lesson: Lesson) {
    let answers = lesson.exercises.compactMap { exercise in
      exercise.starter.map { Answer(heading: exercise.id, text: $0.text, line: $0.line) }
    }
    self.init(lesson: lesson.id, answers: answers)
    isLesson = true
  }
}

/// The bytes of a file of text, if it is one.
private func submittedText(_ bytes: [UInt8]) throws(UnreadableSubmission) -> [UInt8] {
  if bytes.count > submissionLimit {
    throw UnreadableSubmission(
      reason: "The file is too large: answers take at most \(submissionLimit / 1_000_000) MB.")
  }
  if let encoding = markedEncoding(bytes) ?? (looksLikeUTF16(bytes) ? "UTF-16" : nil) {
    throw UnreadableSubmission(reason: "The file is \(encoding): save it as UTF-8.")
  }
  if bytes.contains(0) {
    throw UnreadableSubmission(reason: "The file is no text: it holds NUL bytes.")
  }
  if let place = bytes.firstInvalidByte {
    let line = bytes[..<place].count { $0 == 0x0A } + 1
    throw UnreadableSubmission(reason: "The file is not UTF-8: save it as UTF-8. See line \(line).")
  }
  if bytes.allSatisfy({ $0 <= 0x20 || [0xEF, 0xBB, 0xBF].contains($0) }) {
    throw UnreadableSubmission(reason: "The file is empty.")
  }
  // A lone CR ended lines long ago.
  return (bytes.contains(0x0A) ? bytes : bytes.map { $0 == 0x0D ? 0x0A : $0 }).streamSafe
}

/// Whether the first letter has a 0 beside it.
private func looksLikeUTF16(_ bytes: [UInt8]) -> Bool {
  let first = bytes.prefix(2)
  return first.contains(0) && first.contains { (0x20..<0x7F).contains($0) }
}
