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
      program.append(contentsOf: (PlotLine(line)?.program ?? line).utf8)
    }
    return program
  }
  /// The lines as they were typed; nil where the program is just these.
  var enteredExpressions: EnteredText? {
    guard expressions.contains(where: { withoutPlotAtEnd($0) != nil }) else { return nil }
    var (text, parts, place): ([UInt8], [EnteredText.Part], Int) = ([], [], 0)
    for line in expressions {
      let plot = PlotLine(line)
      let part = plot?.part ?? 0..<line.utf8.count
      let first = place + (plot?.start ?? 0)
      parts.append(
        EnteredText.Part(
          program: first..<first + part.count,
          text: text.count + part.lowerBound..<text.count + part.upperBound))
      text += Array(line.utf8) + [UInt8(ascii: "\n")]
      place += (plot?.program ?? line).utf8.count + 1
    }
    return EnteredText(text, parts: parts)
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

/// A line with ':plot' at its end.
private struct PlotLine {
  /// The call that it stands for; what is no program by itself stays alone, for its error is not about the call.
  let program: String
  /// What is plotted, in the line, and where it begins in the program.
  let part: Range<Int>
  let start: Int

  init?(_ line: String) {
    guard let plotted = withoutPlotAtEnd(line) else { return nil }
    let isCalled = Session.reads(plotted)
    program = isCalled ? callText("plot", plotted) : plotted
    start = isCalled ? "plot(".utf8.count : 0
    let first = Array(line.utf8).firstIndex(ofPart: Array(plotted.utf8)) ?? 0
    part = first..<first + plotted.utf8.count
  }
}
