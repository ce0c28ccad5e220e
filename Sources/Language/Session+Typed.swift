extension Session {
  /// The errors of the last program, drawn in the line that it was made of.
  ///
  /// - Parameters:
  ///   - part: what the program has of the line, as UTF-8 offsets.
  ///   - place: the offset of that part in the program.
  public mutating func render(
    _ errors: [Diagnostic], in line: String, _ part: Range<Int>, from place: Int
  ) -> [StyledText] {
    let text = EnteredText(
      Array(line.utf8),
      parts: [EnteredText.Part(program: place..<place + part.count, text: part)])
    evaluator.sources.show(lastIn: text)
    return errors.map(render)
  }

  /// Says of what text the next program is made, in which its errors are to stand.
  public mutating func expect(_ text: EnteredText?) { evaluator.sources.expected = text }

  /// Runs the call of a function with what was shown last, which is `_` there; its errors stand where that was
  /// written.
  public mutating func run(onShown function: String, name: String) -> Outcome {
    let written = evaluator.lastShown.map(evaluator.tree.span)
    let program = read(Array("\(function)(_)".utf8), name: name, firstLine: 1)
    if let written { evaluator.sources.showLast(at: written) }
    return run(program)
  }
}
