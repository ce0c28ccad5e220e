extension LessonParser {
  /// Entries after `> `, each with the lines it shows; without `> ` the block is one program.
  func example(_ fence: Fence) -> Example {
    guard fence.lines.contains(where: isInput) else { return program(fence) }
    var steps: [Example.Step] = []
    var openBrackets = 0
    for (index, text) in fence.lines.enumerated() {
      let line = fence.line + 1 + index
      // A bracket is open: the next `> ` line goes on with the same entry.
      if isInput(text), openBrackets > 0, steps.last?.output.isEmpty == true {
        openBrackets += bracketBalance(text)
        steps[steps.count - 1].input.text += "\n" + text.dropFirst(2)
        steps[steps.count - 1].outputLine = line + 1
      } else if isInput(text) {
        openBrackets = bracketBalance(text)
        steps.append(step(String(text.dropFirst(2)), line))
      } else if steps.isEmpty {
        steps = [step("", line)]
        steps[0].output.append(text)
      } else {
        steps[steps.count - 1].output.append(text)
      }
    }
    return Example(steps: steps, isProgram: false, hasOutput: true)
  }

  private func isInput(_ text: String) -> Bool { text.hasPrefix("> ") || text == ">" }

  /// The brackets that a line opens, less those that it closes.
  private func bracketBalance(_ line: String) -> Int {
    codeTokens(line).reduce(0) { balance, token in
      if token.kind != .sign { return balance }
      if ["(", "[", "{"].contains(token.text) { return balance + 1 }
      return [")", "]", "}"].contains(token.text) ? balance - 1 : balance
    }
  }

  private func step(_ text: String, _ line: Int) -> Example.Step {
    Example.Step(input: Snippet(text: text, line: line), output: [], outputLine: line + 1)
  }

  private func program(_ fence: Fence) -> Example {
    let step = Example.Step(input: fence.snippet, output: [], outputLine: fence.line)
    return Example(steps: [step], isProgram: true, hasOutput: false)
  }

  /// An `output` block: what the example above it shows.
  mutating func addOutput(_ fence: Fence) {
    let page = lesson.pages.count - 1
    guard page >= 0, details == nil, case .example(var example)? = lesson.pages[page].items.last,
      var last = example.steps.last, last.output.isEmpty
    else { return report(fence.line, "'output' belongs right after an example without output") }
    last.output = fence.lines
    last.outputLine = fence.line + 1
    example.steps[example.steps.count - 1] = last
    example.hasOutput = true
    lesson.pages[page].items[lesson.pages[page].items.count - 1] = .example(example)
  }
}
