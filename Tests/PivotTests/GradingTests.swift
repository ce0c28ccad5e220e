import Foundation
import TestSupport
import Testing

@Suite("Grading", .timeLimit(.minutes(10)))
struct GradingTests {
  @Test func checking() throws {
    let folder = try Classroom()
    try folder.write("right.md", answers("let m = T(1, 2)"))
    try folder.write("wrong.md", answers("let m = T(2, 1)"))
    try folder.write("blank.md", answers("let m = ___"))
    try folder.write("binary.md", [0, 1, 2])
    let right = try Pivot.run("check", folder["right.md"], "--lessons", folder.lessons)
    #expect(right.status == 0 && right.output.contains("right         move-by"), "\(right)")
    let wrong = try Pivot.run("check", folder["wrong.md"], "--lessons", folder.lessons)
    #expect(wrong.status == 1 && wrong.output.contains("not yet       move-by"))
    #expect(wrong.output.contains("You exchanged the two: the origin lands at (2, 1)."))
    let blank = try Pivot.run("check", folder["blank.md"], "--lessons", folder.lessons)
    #expect(blank.status == 1 && blank.output.contains("not gradable  move-by"))
    let binary = try Pivot.run("check", folder["binary.md"], "--lessons", folder.lessons)
    #expect(binary.status == 2 && binary.errors.contains("NUL"))
    #expect(try Pivot.run("check", folder["none.md"]).status == 66)
    let filled = shiftLesson.replacingOccurrences(of: "T(___, ___)", with: "T(1, 2)")
    try folder.write("filled.md", filled)
    #expect(try Pivot.run("check", folder["filled.md"]).status == 0)
    #expect(try Pivot.run("check", folder.lesson).status == 1)
    // Where nothing is answered nothing has passed.
    let empty = shiftLesson.replacingOccurrences(
      of: "```swift starter\nlet m = T(___, ___)\n```\n", with: "")
    try folder.write("empty.md", empty)
    let none = try Pivot.run("check", folder["empty.md"])
    #expect(none.status == 1 && none.output.contains("Nothing is answered yet."), "\(none)")
  }

  /// What was handed in names a lesson of the library, whatever lies beside it.
  @Test func anAnswersFileNamesNoFile() throws {
    let folder = try Classroom()
    try folder.write("right.md", answers("let m = T(1, 2)"))
    try FileManager.default.createDirectory(
      atPath: folder["shift"], withIntermediateDirectories: true)
    let beside = try Pivot.shell(
      "cd '\(folder[""])' && '\(Pivot.path)' check right.md --lessons lessons")
    #expect(beside.status == 0, "\(beside)")
    let path = folder.lesson
    try folder.write(
      "path.md", answers("let m = T(1, 2)").replacingOccurrences(of: ": shift", with: ": \(path)"))
    let named = try Pivot.run("check", folder["path.md"], "--lessons", folder.lessons)
    #expect(named.status == 66 && named.errors.contains("there is no lesson"), "\(named)")
  }

  /// Results that lie among what was handed in are no submissions when a class is graded again.
  @Test func gradedTwiceIntoTheSameFolder() throws {
    let folder = try Classroom()
    try folder.write("in/ada.md", answers("let m = T(1, 2)"))
    let runs = try (0..<2).map { _ in
      try folder.grade("--format", "csv", "--out", folder["in/graded"])
    }
    #expect(runs[0].output == runs[1].output && runs[0].status == 0, "\(runs)")
  }

  /// What may be meant is named.
  @Test func aLessonThatIsNot() throws {
    let folder = try Classroom()
    for (name, words) in [
      (folder["lessons/1"], "did you mean the file '\(folder["lessons/1.md"])'?"),
      ("shifr", "there is no lesson 'shifr'; did you mean 'shift'?"),
      ("other-thing", "--lessons names another folder"),
    ] {
      let result = try Pivot.run("pack", name, "--student", "--lessons", folder.lessons)
      #expect(result.status == 66 && result.errors.contains(words), "\(result)")
    }
  }

  /// Its hidden checks are gone: whoever graded with it would give too many points or too few.
  @Test func aCopyGradesNobody() throws {
    let folder = try Classroom()
    try folder.write("in/ada.md", answers("let m = T(1, 2)"))
    let copy = folder["copy.md"]
    #expect(try Pivot.run("pack", folder.lesson, "--student", "-o", copy).status == 0)
    for command in [["grade", copy, folder["in"]], ["pack", copy, "--student"]] {
      let result = try Pivot.run(command)
      #expect(result.status == 2 && result.errors.contains("is a student's copy"), "\(result)")
    }
  }

  /// What a run wrote for a submission that is gone goes too; what others wrote stays.
  @Test func resultsOfWhatIsGone() throws {
    let folder = try Classroom()
    for name in ["ada", "ben"] { try folder.write("in/\(name).md", answers("let m = T(1, 2)")) }
    #expect(try folder.grade("--out", folder["out"]).status == 0)
    try folder.write("out/feedback/mine.md", "Notes.")
    try folder.write("out/results/other.json", "{}")
    try folder.write("out/feedback/other.md", "Another lesson's.")
    try FileManager.default.removeItem(atPath: folder["in/ben.md"])
    let again = try folder.grade("--out", folder["out"], "--format", "csv")
    #expect(again.status == 0 && again.errors.contains("for ben, not handed in now"), "\(again)")
    #expect(try folder.names("out/results") == ["ada.json", "other.json"])
    #expect(try folder.names("out/feedback") == ["ada.md", "mine.md", "other.md"])
    #expect(try folder.grade("--out", folder["out"]).errors.isEmpty)
  }

  /// Which of several files was judged is said, to whoever handed them in.
  @Test func oneOfSeveralFiles() throws {
    let folder = try Classroom()
    for name in ["a.answers.md", "shift.answers.md", "z/b.answers.md", "notes.md"] {
      try folder.write("in/" + name, answers("let m = T(1, 2)"))
    }
    let result = try folder.grade("--single")
    #expect(result.status == 0, "\(result)")
    let note = "note: Only shift.answers.md was judged, not a.answers.md, z/b.answers.md."
    #expect(result.output.contains(note), "\(result)")
    let gradescope = try folder.grade("--single", "--format", "gradescope")
    #expect(gradescope.output.contains("was judged, not"))
    try FileManager.default.createDirectory(
      atPath: folder["none"], withIntermediateDirectories: true)
    let none = try Pivot.run("grade", folder.lesson, folder["none"], "--single")
    #expect(none.status == 1 && none.output.contains("Nothing was handed in: 'shift.answers.md'"))
  }

  /// What stands beside a lesson because it was packed and handed in is none of the course.
  @Test func aCopyAndAnswersBesideTheLesson() throws {
    let folder = try Classroom()
    let lessons = folder.lessons
    try folder.write("lessons/ada.answers.md", answers("let m = T(1, 2)"))
    #expect(
      try Pivot.run("pack", folder.lesson, "--student", "-o", lessons + "/1.student.md").status
        == 0)
    let list = try Pivot.run("lessons", "list", "--lessons", lessons)
    #expect(list.status == 0 && !list.output.contains("taken"), "\(list)")
    let right = try Pivot.run("check", lessons + "/ada.answers.md", "--lessons", lessons)
    #expect(right.status == 0, "\(right)")
    try FileManager.default.removeItem(atPath: folder.lesson)
    let alone = try Pivot.run("lessons", "list", "--lessons", lessons)
    #expect(alone.status == 0 && alone.output.contains("shift"), "\(alone)")
  }

  @Test func aClassWithHostileMembers() throws {
    let folder = try Classroom()
    let count = try folder.writeHostile()
    let before = try folder.listing()
    let all = try folder.grade("--format", "csv", "--jobs", "4", "--out", folder["out"])
    #expect(all.status == 1, "\(all.errors)")
    let rows = all.output.split(separator: "\n").dropFirst(2)
    #expect(rows.count == count)
    #expect(rows.filter { $0.hasPrefix("good") }.allSatisfy { $0.contains(",1,1,graded,") })
    #expect(rows.count { $0.hasPrefix("good") } == 3)
    for name in ["loop", "recursion", "memory", "text", "output"] {
      #expect(rows.contains { $0.hasPrefix(name + ",0,0,graded,") }, "\(name)")
    }
    for name in ["empty", "binary", "utf16", "large", "link", "pipe"] {
      let row = rows.first { $0.hasPrefix(name + ",") }
      #expect(row?.contains(",not-gradable,") == true, "\(name): \(row ?? "no row")")
    }
    #expect(try folder.listing() == before)
    let results = try folder.names("out/results")
    #expect(results.count == count && results.allSatisfy { $0.hasSuffix(".json") })
    #expect(try folder.names("out/feedback").count == count)
    let report = try folder.read("out/report.md")
    #expect(report.hasPrefix("# Shifting: \(count) submissions"))
    #expect(try folder.read("out/grades.csv") == all.output)
  }

  @Test func theSameBytesWhateverTheJobs() throws {
    let folder = try Classroom()
    _ = try folder.writeHostile()
    let one = try folder.grade("--format", "json", "--jobs", "1")
    let many = try folder.grade("--format", "json", "--jobs", "7")
    #expect(one.output == many.output && !one.output.isEmpty)
  }

  /// Of several files of one learner each result says so, whether or not results of an earlier run stand there.
  @Test func theSameBytesTheSecondTime() throws {
    let folder = try Classroom()
    for name in ["a", "b"] { try folder.write("in/\(name).md", answers("let m = T(1, 2)")) }
    func results() throws -> [String] {
      _ = try folder.grade("--out", folder["out"])
      return try ["a", "b"].map { try folder.read("out/results/\($0).json") }
    }
    let first = try results()
    #expect(first[0].contains("Several files are Ada's: also b."), "\(first)")
    #expect(try results() == first)
  }

  @Test func handingIn() throws {
    let folder = try Classroom()
    let prompt = try PromptScreen("learn", "shift#1", "--lessons", folder.lessons)
    try prompt.enter("let m = T(2, 1)")
    try prompt.enter("let m = T(1, 2)")
    try prompt.terminal.wait("the praise") { screen in
      screen.rows.contains { $0.hasPrefix("Right.") }
    }
    #expect(try prompt.leave() == 0)
    let file = folder["mine.answers.md"]
    func handIn() throws -> Pivot.Result {
      try Pivot.run(
        "hand-in", "shift", "--name", "Ada", "-o", file, "--lessons", folder.lessons,
        environment: ["HOME": prompt.home])
    }
    let first = try handIn()
    #expect(first.status == 0, "\(first)")
    #expect(first.output == "\(file): 1 of 1 exercises answered.\n")
    let text = try folder.read("mine.answers.md")
    #expect(
      text.contains("name: Ada") && text.contains("## move-by\n```swift\nlet m = T(1, 2)\n```"))
    #expect(try handIn().output.hasPrefix("\(file) is replaced.\n"))
    // Whoever gave a name once need not give it again.
    let again = try Pivot.run(
      "hand-in", "shift", "-o", file, "--lessons", folder.lessons,
      environment: ["HOME": prompt.home])
    #expect(again.status == 0 && !again.output.contains("no name"), "\(again)")
    #expect(try folder.read("mine.answers.md") == text)
    try folder.write(
      "lessons/1.md", shiftLesson.replacingOccurrences(of: "which moves", with: "which shifts"))
    #expect(try handIn().output.hasSuffix("Changed since you answered: move-by.\n"))
    try folder.write("lessons/1.md", shiftLesson)
    #expect(try handIn().status == 0)
    let others = try Pivot.run(
      "hand-in", "shift", "--name", "Ida", "-o", file, "--lessons", folder.lessons,
      environment: ["HOME": prompt.home])
    #expect(others.status == 1 && others.errors.contains("holds the answers of 'Ada'"))
    #expect(try folder.read("mine.answers.md") == text)
    #expect(try Pivot.run("check", file, "--lessons", folder.lessons).status == 0)
    try folder.write("mine.answers.md", "# My notes\n")
    let refused = try handIn()
    #expect(refused.status == 1 && refused.errors.contains("is there already"))
    #expect(try folder.read("mine.answers.md") == "# My notes\n")
    // A pipe that nobody writes is not waited for.
    #expect(unlink(file) == 0 && mkfifo(file, 0o600) == 0)
    #expect(try handIn().errors == refused.errors)
    let nothing = try Pivot.run("hand-in", "shift", "-o", file, "--lessons", folder.lessons)
    #expect(nothing.status == 1 && nothing.errors.contains("you have answered nothing"))
    #expect(nothing.errors.hasSuffix(": pivot learn shift --lessons \(folder.lessons)\n"))
    let piped = try Pivot.run(
      "hand-in", "shift", "-o", "-", "--lessons", folder.lessons, environment: ["HOME": prompt.home]
    )
    #expect(piped.status == 0 && piped.output.hasPrefix("# Answers: shift\n"), "\(piped)")
  }

  /// A command that is offered can be pasted as it stands.
  @Test func commandsAreQuotedForTheShell() throws {
    let folder = try Classroom()
    let path = folder["my lessons/new.md"]
    try folder.write("my lessons/notes.txt", "")
    let made = try Pivot.run("lessons", "new", path)
    #expect(made.output.hasSuffix("next: pivot lessons watch '\(path)'\n"), "\(made)")
  }

  /// `-` is standard output where a file is written, and refused where a folder is.
  @Test func resultsOnStandardOutput() throws {
    let folder = try Classroom()
    try folder.write("in/ada.md", answers("let m = T(1, 2)"))
    #expect(try folder.grade("-o", "-").output.hasPrefix("shift: 1 submission\n"))
    #expect(try folder.grade("--out", "-").status == 64)
    let copy = try Pivot.run("pack", folder.lesson, "--student", "-o", "-")
    #expect(copy.status == 0 && copy.output.hasPrefix("---\nlesson: shift\n"), "\(copy)")
    #expect(try Pivot.run("lessons", "export", "-", "--lessons", folder.lessons).status == 64)
  }

  @Test func packedForStudents() throws {
    let folder = try Classroom()
    let copy = folder["copy.md"]
    #expect(try Pivot.run("pack", folder.lesson, "--student", "-o", copy).status == 0)
    let text = try folder.read("copy.md")
    #expect(!text.contains("let m = T(1, 2)") && !text.contains("exchanged"))
    for (code, status) in [("T(1, 2)", 0), ("T(2, 1)", 1)] as [(String, Int32)] {
      try folder.write("mine.md", text.replacingOccurrences(of: "T(___, ___)", with: code))
      #expect(try Pivot.run("check", folder["mine.md"]).status == status)
    }
    #expect(try Pivot.run("pack", folder.lesson).status == 64)
  }

  @Test func statuses() throws {
    let folder = try Classroom()
    try folder.write("in/ada.md", answers("let m = T(1, 2)"))
    #expect(try folder.grade().status == 0)
    #expect(try Pivot.run("grade", folder.lesson, folder["nothing.md"]).status == 1)
    #expect(try Pivot.run("grade", folder.lesson).status == 64)
    #expect(try folder.grade("--format", "pdf").status == 64)
    #expect(try folder.grade("--jobs", "0").status == 64)
    let faulty = shiftLesson.replacingOccurrences(of: "let m = T(1, 2)", with: "let m = nothing")
    try folder.write("faulty.md", faulty)
    let nothing = try Pivot.run("grade", folder["faulty.md"], folder["in"])
    #expect(nothing.status == 2 && nothing.output.isEmpty)
    #expect(nothing.errors.contains("faulty.md:"))
  }

  @Test func checksOfTheTeachersOwn() throws {
    let folder = try Classroom()
    try folder.write("in/ada.md", answers("let m = T(1, 2)"))
    let secret = """
      ---
      lesson: shift
      title: Secret
      format: 1
      ---
      # Secret

      ## Exercise: move
      <!-- id: move-by -->
      ```checks
      holds (5, 5) * m ≈ (6, 7) 3pt
      holds m.tx < 5 2pt
      ```
      """
    try folder.write("1.secret.md", secret)
    let graded = try folder.grade("--secret", folder["1.secret.md"], "--format", "csv")
    #expect(graded.output.split(separator: "\n")[2] == "ada,6,6,graded,,Ada,,", "\(graded)")
    try folder.write("1.secret.md", secret.replacingOccurrences(of: "id: move-by", with: "id: x"))
    #expect(try folder.grade("--secret", folder["1.secret.md"]).status == 2)
  }

  @Test func linksInTheFolderOfResultsAreNotFollowed() throws {
    let folder = try Classroom()
    try folder.write("in/ada.md", answers("let m = T(1, 2)"))
    try folder.write("victim", "mine")
    try FileManager.default.createDirectory(
      atPath: folder["out/results"], withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder["out/results/ada.json"], withDestinationPath: folder["victim"])
    try FileManager.default.createSymbolicLink(
      atPath: folder["out/grades.csv"], withDestinationPath: folder["victim"])
    #expect(try folder.grade("--out", folder["out"]).status == 0)
    #expect(try folder.read("victim") == "mine")
    #expect(try folder.read("out/results/ada.json").contains("\"graded\""))
    try FileManager.default.createDirectory(
      atPath: folder["out2"], withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder["out2/results"], withDestinationPath: folder["in"])
    #expect(try folder.grade("--out", folder["out2"]).status == 74)
    #expect(try folder.names("in") == ["ada.md"])
  }

  @Test func packedForGradescope() throws {
    let folder = try Classroom()
    let zip = folder["shift.zip"]
    let packed = try Pivot.run("pack", folder.lesson, "--gradescope", "-o", zip)
    #expect(packed.status == 0, "\(packed)")
    #expect(try Pivot.run("pack", folder.lesson, "--gradescope", "-o", zip).status == 73)
    try folder.write("hand/in.answers.md", answers("let m = T(1, 2)"))
    try folder.write("hand/notes.pdf", [0])
    let script = """
      set -e
      cd '\(folder[""])' && mkdir source && cd source
      python3 -c 'import sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None; z.extractall()' '\(zip)' \
        || unzip -q '\(zip)'
      export PIVOT_SOURCE=$PWD PIVOT_SUBMISSION=$PWD/../hand PIVOT_RESULTS=$PWD/../results
      sh setup.sh
      chmod +x run_autograder
      ./run_autograder
      """
    let run = try Pivot.shell(script)
    #expect(run.status == 0, "\(run)")
    let text = try folder.read("results/results.json")
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let tests = try #require(object?["tests"] as? [[String: Any]])
    #expect(tests.map { $0["score"] as? Int } == [1])
    #expect(object?["score"] == nil)
    let again = "cd '\(folder["source"])' && rm ../hand/* && PIVOT_SOURCE=$PWD "
    let empty = try Pivot.shell(
      again + "PIVOT_SUBMISSION=$PWD/../hand PIVOT_RESULTS=$PWD/../results ./run_autograder")
    #expect(empty.status == 0, "\(empty)")
    #expect(try folder.read("results/results.json").contains("Nothing was handed in"))
  }
}
