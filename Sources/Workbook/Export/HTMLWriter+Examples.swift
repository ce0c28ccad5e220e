internal import Language

/// Numbers pictures, for their ids.
struct PictureNumbers {
  private var count = 0

  mutating func next() -> String {
    count += 1
    return "picture:\(count)"
  }
}

extension HTMLWriter {
  /// An example with what it shows; pictures stand between its lines.
  mutating func add(
    _ example: Example, _ runs: [Workspace.Run], _ pictures: inout PictureNumbers
  ) {
    var parts = ExampleParts()
    for (step, run) in zip(example.steps, runs) {
      parts.addInput(step.input.text, isProgram: example.isProgram)
      for event in run.events { parts.add(event) }
    }
    element("div", ["class": "example"]) { $0.add(parts, &pictures) }
  }

  /// Code of an exercise with what it shows.
  mutating func add(_ code: Snippet, _ run: Workspace.Run, _ pictures: inout PictureNumbers) {
    var parts = ExampleParts()
    parts.addInput(code.text, isProgram: false)
    for event in run.events { parts.add(event) }
    element("div", ["class": "example"]) { $0.add(parts, &pictures) }
  }

  private mutating func add(_ parts: ExampleParts, _ pictures: inout PictureNumbers) {
    for part in parts.list {
      switch part {
      case .lines(let lines):
        let text = lines.map(\.plain).joined(separator: "\n")
        block(text) { page in
          for (index, line) in lines.enumerated() {
            if index > 0 { page.raw("\n") }
            page.add(line)
          }
        }
      case .picture(let picture):
        element("figure") { $0.raw(svgElement(picture, id: pictures.next())) }
      }
    }
  }

  private mutating func add(_ line: ExampleParts.Line) {
    switch line {
    case .input(let code, let isProgram):
      if !isProgram { element("span", ["class": "prompt"], words: "> ") }
      coloured(code)
    case .shown(let text): element("samp") { $0.add(text) }
    }
  }
}

/// What an example enters and shows, lines and pictures in their order.
private struct ExampleParts {
  enum Line {
    case input(String, isProgram: Bool)
    case shown(StyledText)

    var plain: String {
      switch self {
      case .input(let code, _): code
      case .shown(let text): text.plain
      }
    }
  }

  enum Part {
    case lines([Line])
    case picture(ShownPicture)
  }

  private(set) var list: [Part] = []

  /// The lines of a program go on below the first as they stand there, those of an entry below its
  /// first character.
  mutating func addInput(_ code: String, isProgram: Bool) {
    let lines = splitLines(code)
    let text = isProgram ? code : lines.joined(separator: "\n  ")
    add(.input(text, isProgram: isProgram))
    if isProgram { list.append(.lines([])) }
  }

  mutating func add(_ event: Event) {
    if let picture = event.picture { return list.append(.picture(picture)) }
    add(.shown(event.text))
  }

  private mutating func add(_ line: Line) {
    if case .lines(let lines)? = list.last {
      list[list.count - 1] = .lines(lines + [line])
    } else {
      list.append(.lines([line]))
    }
  }
}
