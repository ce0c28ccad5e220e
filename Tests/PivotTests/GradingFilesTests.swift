import Foundation
import TestSupport
import Testing

@testable import pivot

/// Which files `grade` takes for submissions, and what it says of those that it cannot read.
@Suite("Files that were handed in", .timeLimit(.minutes(5)))
struct GradingFilesTests {
  private let good = answers("let m = T(1, 2)")

  private func rows(_ result: Pivot.Result) -> [String] {
    result.output.split(separator: "\n").dropFirst(2).map(String.init)
  }

  /// The same file under several paths is one; copies by a hard link are as many as there are.
  @Test func oneFileIsOneRow() throws {
    let folder = try Classroom()
    for name in ["ada.md", "sub/ben.md"] { try folder.write("in/" + name, good) }
    try FileManager.default.linkItem(atPath: folder["in/ada.md"], toPath: folder["in/eve.md"])
    try FileManager.default.createSymbolicLink(
      atPath: folder["also"], withDestinationPath: folder["in"])
    let result = try Pivot.shell(
      "cd '\(folder[""])' && \"$PIVOT\" grade lessons/1.md in/ ./in in/ada.md in/sub/../ada.md "
        + "in//sub/ben.md \"$PWD/in\" also in/none.md in/none.md --format csv")
    let names = rows(result).map { String($0.prefix { $0 != "," }) }
    #expect(names == ["ada", "eve", "sub_ben", "none"], "\(result)")
  }

  /// A page that shows annotations knows its files by these paths.
  @Test func pathsAreAsOneWritesThem() throws {
    let folder = try Classroom()
    try folder.write("in/sub/ada.md", good)
    let result = try Pivot.shell(
      "cd '\(folder[""])' && for path in in in/ in//; do "
        + "\"$PIVOT\" grade lessons/1.md $path --format github; done")
    #expect(result.output.split(separator: "file=in/sub/ada.md,").count == 3 + 1, "\(result)")
  }

  /// Which of two lessons with one id is meant nobody knows.
  @Test func twoLessonsOfOneID() throws {
    let folder = try Classroom()
    try folder.write("right.md", good)
    try folder.write("lessons/2.md", shiftLesson)
    let result = try Pivot.run("check", folder["right.md"], "--lessons", folder.lessons)
    #expect(result.status == 2 && result.output.isEmpty, "\(result)")
    #expect(result.errors.contains("1.md:2: the id 'shift' is that of"), "\(result)")
    #expect(result.errors.contains("lessons/2.md, too"), "\(result)")
  }

  /// Bytes that are no UTF-8 reach the file that they name, be it one of two that look alike.
  @Test func namesOfAnyBytes() throws {
    let folder = try Classroom()
    try folder.write("right.md", good)
    try folder.write("wrong.md", answers("let m = T(2, 1)"))
    let result = try Pivot.shell(
      """
      cd '\(folder[""])' && mkdir in && cp right.md "in/$(printf 'a\\377.md')" \
        && cp wrong.md "in/$(printf 'a\\376.md')" && cp right.md in/c.md \
        && "$PIVOT" grade lessons/1.md in/* --format csv
      """)
    let points = rows(result).map { $0.split(separator: ",").prefix(2).joined(separator: " ") }
    #expect([["a_ 0", "a_-2 1", "c 1"], ["a_ 1", "a_-2 0", "c 1"]].contains(points), "\(result)")
    let program = try Pivot.shell(
      """
      cd '\(folder[""])' && f="$(printf '\\377.pivot')" && echo '1 + 1' > "$f" && "$PIVOT" "$f" \
        && "$PIVOT" --color=never "$f" && "$PIVOT" check "in/$(printf 'a\\377.md')" --lessons lessons
      """)
    #expect(program.status == 0 && program.output.hasPrefix("2\n2\n"), "\(program)")
  }

  /// What nothing was looked for in says so.
  @Test func foldersThatLieTooDeep() throws {
    let folder = try Classroom()
    let levels = (1...7).map { "\($0)" }.joined(separator: "/")
    try folder.write("in/\(levels)/ada.md", good)
    try folder.write("in/\(levels)/8/ben.md", good)
    try folder.write("in/\(levels)/8/eve.md", good)
    let result = try folder.grade("--format", "csv")
    #expect(result.status == 1)
    #expect(
      rows(result).map { $0.contains("too deep: nothing in it was looked at") } == [true, false],
      "\(result)")
    #expect(rows(result).last?.contains("_ada,1,1,graded") == true, "\(result)")
  }

  #if os(Linux)
  /// A disk that fails is nobody's fault: this file of the system's is one that cannot be read.
  @Test func whatTheSystemRefuses() throws {
    let folder = try Classroom()
    let result = try Pivot.run("grade", folder.lesson, "/proc/self/mem", "--format", "csv")
    #expect(result.status == 1)
    #expect(rows(result).first?.hasPrefix("mem,,,not-graded,\"Not graded, tell your") == true)
  }
  #endif

  @Test func whoseFaultItIs() {
    let error = { (code: Int32) in InputError(reason: "Why", code: code) }
    for code in [EMFILE, ENFILE, ENOMEM, EIO, ESTALE] {
      let problem = SubmissionProblem.refused("The file", error(code))
      #expect(problem.isOfSystem)
      #expect(
        problem.reason == "Not graded, tell your teacher: the file cannot be read: Why.")
    }
    for code in [ENOENT, EACCES, ENXIO, 0] {
      let problem = SubmissionProblem.refused("The folder", error(code))
      #expect(!problem.isOfSystem)
      #expect(problem.reason == "The folder cannot be read: Why.")
    }
  }

  // MARK: Results among them

  /// The file of an earlier run's results is no submission when the class is graded again.
  @Test func resultsInAFileOfTheClass() throws {
    let folder = try Classroom()
    try folder.write("in/ada.md", good)
    let file = folder["in/grades.txt"]
    for _ in 0..<2 {
      #expect(try folder.grade("-o", file).status == 0)
      #expect(try folder.read("in/grades.txt").hasPrefix("shift: 1 submission\n"))
    }
    let named = try Pivot.run("grade", folder.lesson, folder["in/ada.md"], file, "-o", file)
    #expect(named.status == 0, "\(named)")
    let alone = try Pivot.run("grade", folder.lesson, file, "-o", file)
    #expect(alone.status == 64 && alone.errors.contains("nothing was handed in"), "\(alone)")
  }

  /// Answers are not replaced by results.
  @Test func resultsDoNotReplaceAnswers() throws {
    let folder = try Classroom()
    try folder.write("in/ada.md", good)
    for name in ["in/ada.md", "lessons/1.md"] {
      let before = try folder.read(name)
      let result = try folder.grade("-o", folder[name])
      #expect(result.status == 64 && result.errors.contains("a file of their own"), "\(result)")
      #expect(try folder.read(name) == before)
    }
  }

  /// Two runs do not write into one folder.
  @Test func oneRunAtATime() throws {
    let folder = try Classroom()
    try folder.write("in/ada.md", answers("while true { }"))
    let result = try Pivot.shell(
      """
      cd '\(folder[""])' && "$PIVOT" grade lessons/1.md in --out out > /dev/null & p=$!
      cd '\(folder[""])'; while ! [ -e out/feedback/ada.md ]; do sleep 0.01; done
      "$PIVOT" grade lessons/1.md in --out out; echo $?
      wait $p; "$PIVOT" grade lessons/1.md in --out out > /dev/null; echo $?
      """)
    #expect(result.output == "73\n0\n", "\(result)")
    #expect(result.errors.contains("out: another run writes there"), "\(result)")
  }
}
