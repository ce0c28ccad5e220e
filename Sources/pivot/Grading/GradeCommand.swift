internal import ArgumentParser
internal import Workbook

/// `pivot grade`: a class.
struct GradeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "grade", abstract: "Grade what a class handed in.",
    discussion: """
      The checks come from the lesson given here, so nothing that was handed in can change them. \
      Folders are searched; every file in them gets a row but hidden ones (.name). A folder that \
      lies eight deep gets one row and is not searched.

      EXAMPLES:
        pivot grade lessons/08-turning-about-a-point.md handed-in/ --out graded/
        pivot grade turning-about-a-point ada.answers.md --format json

      Exit status: 0 all are graded; 1 some are not gradable; 2 the lesson is faulty, nothing is \
      graded; 64 usage.
      """)

  @Argument(help: "The lesson: its file, its id, or its number.", completion: .file())
  var lesson: String

  @Argument(help: "Files and folders that were handed in.", completion: .file())
  var paths: [String]

  @Option(
    help: ArgumentHelp(
      "How results are written: \(GradeFormat.allCases.map(\.rawValue).joined(separator: ", ")).",
      valueName: "form"),
    completion: .list(GradeFormat.allCases.map(\.rawValue)), transform: gradeFormat)
  var format: GradeFormat = .text

  @Option(
    name: [.customShort("o"), .long], help: "Write them to this file; - is standard output.",
    completion: .file())
  var output: String?

  @Option(
    name: .customLong("out"),
    help: ArgumentHelp("Also write results, feedback and a report there.", valueName: "folder"),
    completion: .directory)
  var folder: String?

  @Option(help: "A file with checks that only the teacher has.", completion: .file())
  var secret: String?

  @Flag(help: "Everything that was handed in is one submission: the answers file among it.")
  var single = false

  @Option(help: "How many are judged at a time; else one more than there are processors.")
  var jobs: Int?

  @OptionGroup var place: LessonArguments
  @OptionGroup var look: LookArguments

  func validate() throws {
    if folder == "-" { throw ValidationError("--out wants a folder, and - is none.") }
    if let jobs, !(1...256).contains(jobs) {
      throw ValidationError("--jobs wants a whole number from 1 to 256.")
    }
  }

  /// The file for the results; nil where they go to standard output.
  var outputFile: String? { output == "-" ? nil : output }

  func run() throws {
    try finish(GradingRun(self).run())
  }
}

private func gradeFormat(_ text: String) throws -> GradeFormat {
  guard let format = GradeFormat(rawValue: text) else {
    let names = GradeFormat.allCases.map(\.rawValue).joined(separator: ", ")
    throw ValidationError("'\(text)' is none of \(names).")
  }
  return format
}
