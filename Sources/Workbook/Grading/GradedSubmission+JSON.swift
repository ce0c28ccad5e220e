// The JSON form is what `--format json` and the files of results hold, and what a process that judges
// sends to the one that started it.

/// What a process that judges sends: one line of JSON.
public protocol GradingMessage {
  /// What the line says; nil where it is damaged.
  init?(message: String)
  /// The line.
  var message: String { get }
}

extension GradedSubmission: GradingMessage {
  /// The row as one line.
  public var message: String { dataValue.json() }

  /// What a line says; nil where it is damaged.
  public init?(message: String) {
    guard let data = DataValue(json: message) else { return nil }
    self.init(data)
  }
}

extension GradedExercise: GradingMessage {
  /// The exercise as one line.
  public var message: String { dataValue.json() }

  /// What a line says; nil where it is damaged.
  public init?(message: String) {
    guard let data = DataValue(json: message) else { return nil }
    self.init(data)
  }
}

extension GradedSubmission {
  var dataValue: DataValue {
    .object([
      ("name", .text(name)), ("file", .text(file)), ("label", label.dataValue),
      ("variant", variant.dataValue), ("status", .text(statusText)),
      ("reason", reason.dataValue), ("points", .number(Double(points))),
      ("maximum", .number(Double(maximum))), ("sheetHash", sheetHash.dataValue),
      ("remarks", .list(allRemarks.map { .text($0) })),
      ("exercises", .list(exercises.map(\.dataValue))),
    ])
  }

  init?(_ data: DataValue) {
    guard let name = data["name"]?.text, let file = data["file"]?.text,
      let status = data["status"]?.text.flatMap(Status.init(text:)),
      let exercises = data["exercises"]?.list
    else { return nil }
    self.init(name: name, file: file, exercises: exercises.compactMap(GradedExercise.init))
    self.status = status
    reason = data["reason"]?.text
    label = data["label"]?.text
    sheetHash = data["sheetHash"]?.text
    variant = data["variant"]?.number.flatMap { Int(exactly: $0) }
    remarks = (data["remarks"]?.list ?? []).compactMap(\.text)
  }
}

extension GradedSubmission.Status {
  /// The status that reports call so.
  fileprivate init?(text: String) {
    self.init(rawValue: text == partlyGraded ? Self.graded.rawValue : text)
  }
}

extension GradedExercise {
  var dataValue: DataValue {
    .object([
      ("id", .text(id)), ("title", .text(title)), ("number", .number(Double(number))),
      ("judged", .truth(isJudged)), ("outcome", .text(outcome.rawValue)),
      ("points", .number(Double(points))),
      ("maximum", .number(Double(maximum))), ("feedback", .text(feedback)),
      ("shown", shownFeedback.dataValue), ("handedBack", handedBackFeedback.dataValue),
      ("details", .list(details.map { .text($0) })), ("mistake", mistake.dataValue),
      ("others", .list(others.map { .text($0) })),
      ("got", got.dataValue), ("answer", answer.dataValue), ("line", line.dataValue),
      ("group", group.dataValue), ("checks", .list(checks.map(\.dataValue))),
    ])
  }

  init?(_ data: DataValue) {
    guard let id = data["id"]?.text, let title = data["title"]?.text,
      let number = data["number"]?.number.flatMap({ Int(exactly: $0) }),
      let outcome = data["outcome"]?.text.flatMap(Outcome.init(rawValue:)),
      let checks = data["checks"]?.list
    else { return nil }
    self.init(
      id: id, title: title, number: number, outcome: outcome,
      checks: checks.compactMap(GradedCheck.init))
    if case .truth(false)? = data["judged"] { isJudged = false }
    feedback = data["feedback"]?.text ?? ""
    shownFeedback = data["shown"]?.text
    handedBackFeedback = data["handedBack"]?.text
    details = (data["details"]?.list ?? []).compactMap(\.text)
    mistake = data["mistake"]?.text
    others = (data["others"]?.list ?? []).compactMap(\.text)
    got = data["got"]?.text
    answer = data["answer"]?.text
    line = data["line"]?.number.flatMap { Int(exactly: $0) }
    group = data["group"]?.text
  }
}

extension GradedCheck {
  var dataValue: DataValue {
    .object([
      ("name", .text(name)), ("points", .number(Double(points))), ("passed", .truth(hasPassed)),
      ("hidden", .truth(isHidden)), ("secret", .truth(isSecret)), ("reason", reason.dataValue),
    ])
  }

  init?(_ data: DataValue) {
    guard let name = data["name"]?.text,
      let points = data["points"]?.number.flatMap({ Int(exactly: $0) }),
      case .truth(let hasPassed)? = data["passed"], case .truth(let isHidden)? = data["hidden"]
    else { return nil }
    self.init(
      label: Check.Label(name), points: points, hasPassed: hasPassed, isHidden: isHidden,
      reason: data["reason"]?.text)
    if case .truth(true)? = data["secret"] { isSecret = true }
  }
}
