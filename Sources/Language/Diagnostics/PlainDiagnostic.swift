/// Tells a diagnostic in lines of words, for readers of the screen: nothing is drawn.
///
///     error[P0203]: a transform has no member 'rotate'
///     line 1, column 16: view.transform.rotate(by: 30°)
///     'rotate': did you mean 'rotated(by:)'?
struct PlainDiagnostic {
  private let sources: SourceMap
  private let names: Names
  private let longestExcerpt = 200

  init(_ sources: SourceMap, _ names: Names) {
    self.sources = sources
    self.names = names
  }

  func text(_ diagnostic: Diagnostic) -> StyledText {
    var text = StyledText("\(diagnostic.severity.rawValue)[\(diagnostic.problem.code)]", .error)
    text.append(": \(diagnostic.problem.headline)", .heading)
    for line in lines(diagnostic) { text.append("\n\(line)") }
    return text
  }

  private func lines(_ diagnostic: Diagnostic) -> [String] {
    var lines: [String] = []
    if diagnostic.span != .nowhere, let source = sources.source(at: diagnostic.span.start) {
      lines.append(place(diagnostic.span) + ": " + line(source, diagnostic.span))
      lines.append(about(diagnostic.span, diagnostic.problem.advice ?? ""))
      for label in diagnostic.labels where label.span != diagnostic.span && label.span != .nowhere {
        lines.append("\(place(label.span)): \(about(label.span, label.text.words))")
      }
    } else if let advice = diagnostic.problem.advice {
      lines.append(advice)
    }
    lines += diagnostic.problem.notes.map { "note: \($0)" }
    lines += diagnostic.calls.prefix(8).map { call in
      let name = call.function == .none ? "a closure" : "'\(names.text(call.function))'"
      return "in \(name), called at \(place(call.span))"
    }
    return lines
  }

  /// "line 1, column 16"; a file is named, the prompt goes without saying.
  private func place(_ span: Span) -> String {
    let location = sources.location(span.start)
    let words = "line \(location.line), column \(location.column)"
    return location.source == "prompt" ? words : "\(visible(location.source)), \(words)"
  }

  private func line(_ source: Source, _ span: Span) -> String {
    let start = source.range(span).lowerBound
    let line = source.lineStart(before: start)..<source.lineEnd(after: start)
    return excerpt(String(decoding: source.bytes[line], as: UTF8.self))
  }

  /// The words that a place consists of, and what is said about it.
  private func about(_ span: Span, _ words: String) -> String {
    let first = sources.text(span).prefix { $0 != "\n" }
    let excerpt = first.isEmpty ? "here" : "'\(self.excerpt(String(first)))'"
    return words.isEmpty ? "at \(excerpt)" : "\(excerpt): \(words)"
  }

  private func excerpt(_ text: String) -> String {
    visible(cut(String(text.drop { $0 == " " || $0 == "\t" }), to: longestExcerpt))
  }
}
