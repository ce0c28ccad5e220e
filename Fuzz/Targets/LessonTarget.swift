internal import Language
internal import Workbook

/// A lesson is read with problems, and shown, learned and proved as far as it goes.
func examineLesson(_ bytes: [UInt8]) throws(BrokenPromise) {
  let text = String(decoding: bytes, as: UTF8.self)
  let (lesson, problems) = parseLesson(text, file: "lesson.md")
  let lines = text.utf8.count { $0 == 0x0A } + 1
  for problem in problems {
    try promise((1...lines).contains(problem.line), "a problem on line \(problem.line)")
  }
  let session = smallSession(steps: 2_000)
  _ = Prover(session: session).prove(lesson, part: Prover.Part(variant: 0))
  try promiseHarmless(
    lesson.preview(from: nil, variant: 0, session: session)?.plain ?? "", "the preview")
  for page in CoursePages(problems.isEmpty ? [lesson] : [], session: session).pages() {
    try promiseHarmless(page.text, "an exported page")
  }
  try examineLearning(lesson, session)
}

/// Every page is opened, every hint asked for, and something is answered.
private func examineLearning(_ lesson: Lesson, _ session: Session) throws(BrokenPromise) {
  var learning = LearningSession(lesson: lesson, session: session)
  try promiseHarmless(learning.begin().text.plain, "a page")
  for _ in lesson.pages.prefix(8) {
    for command in [LearningSession.Command.hint, .check, .solution, .list, .next] {
      let argument = command == .check ? "let answer = (1, 2)" : ""
      try promiseHarmless(learning.perform(command, argument).text.plain, "\(command)")
    }
  }
  for record in learning.takeRecords() {
    let reading = ProgressReading(Array(record.line.utf8))
    try promise(reading.damaged == 0 && reading.kind == .log, "a record cannot be read again")
  }
}
