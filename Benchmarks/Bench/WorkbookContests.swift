import Workbook

/// What checking and grading cost.
let workbookContests = [
  Contest(
    id: "check", figure: "answers checked in process: read, run, compared", unit: .perSecond,
    goals: [.atLeast(300_000)], rounds: 7, ours: Contestant(name: "Pivot") { checksPerSecond() },
    peers: [
      Contestant(name: "one python3 for each") {
        run(["python3", "-c", "pass"]).map { 1 / $0.wall }
      }
    ], yardstick: ("one python3 for each", 1 / 34e-3)),
  Contest(
    id: "workbook", figure: "a workbook of 200 exercises, `pivot check`, whole process",
    unit: .milliseconds, goals: [.atMost(5e-3)], rounds: 15,
    ours: Contestant(name: "Pivot") { run(checking(workbook200)).map(\.wall) },
    peers: [
      Contestant(name: "one python3 for one check") { run(["python3", "-c", "pass"]).map(\.wall) }
    ], yardstick: ("one python3 for one check", 34e-3)),
  Contest(
    id: "grade", figure: "1,000 submissions of ten exercises, each in a process of its own",
    unit: .milliseconds, goals: [.atMost(3)], rounds: 3,
    ours: Contestant(name: "Pivot") { run(grading(class1000)).map(\.wall) },
    peers: [Contestant(name: "1,000 × C, static") { thousandProcesses() }],
    yardstick: ("1,000 × C, static", 0.45)),
]

/// The limit of isolation: a thousand processes that do nothing but print a line, one after the other.
private func thousandProcesses() -> Double? {
  var seconds = 0.0
  for _ in 0..<1000 {
    guard let wall = run(hello)?.wall else { return nil }
    seconds += wall
  }
  return seconds
}

private let workbook200 = generatedWorkbook(200)
private let class1000 = generatedClass(1000)

/// The command that checks a workbook's answers.
func checking(_ folder: String) -> [String] {
  [executable, "check", folder + "/mine.answers.md", "--lessons", folder]
}

/// The command that grades a class, into a folder that is new each time, as a teacher does: a file system
/// is slow to hand out again what was given back just before.
func grading(_ folder: String) -> [String] {
  let results = scratch("results\(Int.random(in: 0...Int.max))")
  return [executable, "grade", folder + "/lesson.md", folder + "/in", "--out", results]
}

private func checksPerSecond() -> Double? {
  let (lesson, problems) = parseLesson(generatedLesson(10), file: "check.md")
  guard problems.isEmpty else { return nil }
  let checker = Checker()
  let exercises = lesson.exercises
  let answers = (0..<10).map { answer($0, student: 0) }
  let each = perOperation(2000, times: 5) {
    for number in 0..<2000 {
      let index = number % 10
      let verdict = checker.check(answers[index], of: exercises[index], in: lesson)
      keep(verdict.isRight ? 1 : 0)
    }
  }
  return 1 / each
}
