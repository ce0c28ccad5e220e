internal import Language
internal import Prompt

/// What a run was asked to do.
struct RunOptions: Equatable {
  /// Lines given with `-e`; together one program.
  var expressions: [String] = []
  /// The program of these lines.
  ///
  /// `joined` would look types up at run time, a tenth of the launch.
  var expressionProgram: [UInt8] {
    var program: [UInt8] = []
    for (index, line) in expressions.enumerated() {
      if index > 0 { program.append(UInt8(ascii: "\n")) }
      program.append(contentsOf: (withoutPlotAtEnd(line).map { callText("plot", $0) } ?? line).utf8)
    }
    return program
  }
  /// A program file, or "-" for standard input.
  var file: String?
  /// What follows `--`.
  var arguments: [String] = []
  var isJSON = false
  /// Statements that set views say what else changed.
  var tellsConsequences = false
  var isASCII = false
  /// How pictures are shown, where the command line says so.
  var pictures: PictureForm?
  var pictureSize: PictureSize?
  /// The height of a character over its width.
  var cellAspect: Double?
  /// No banner.
  var isQuiet = false
  /// Open the prompt after the program.
  var staysInteractive = false
  /// Run the file again whenever it is saved.
  var watches = false
  var keepsHistory = true
  var readsInit = true
  var color = ColorChoice.auto
  var budget = Budget()
  /// Where lessons are looked for, and nowhere else.
  var lessons: String?
  /// Begin with a lesson.
  var learning: LearningRequest?
  /// The learner's name, where the command line says it.
  var learner: String?

  /// Whether there is something to run before a prompt.
  var hasProgram: Bool { file != nil || !expressions.isEmpty }

  /// Whether a prompt is wanted, where there is a terminal for it.
  var opensPrompt: Bool { staysInteractive || !hasProgram }
}

/// When output is coloured.
enum ColorChoice: String, CaseIterable, Sendable {
  case auto, always, never
}
