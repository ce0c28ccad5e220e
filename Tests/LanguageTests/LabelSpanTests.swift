import Testing

@testable import Language

/// The marks below a line of source.
@Suite struct LabelSpanTests {
  private func marks(_ label: Span) -> String {
    var sources = SourceMap()
    let source = sources.add(name: "prompt", bytes: Array("abc + de".utf8))
    func span(_ start: Int32, _ end: Int32) -> Span {
      Span(start: source.base + start, end: source.base + end)
    }
    let at = label == .nowhere ? label : span(label.start, label.end)
    let diagnostic = Diagnostic(.unknownUnit("de"), span(6, 8)).labelled(at, .declaredHere)
    var renderer = DiagnosticRenderer(sources: sources, names: Names(NamePool(room: 16)))
    let lines = renderer.render(diagnostic).plain.split(separator: "\n")
    return lines.dropFirst(4).joined(separator: "\n")
  }

  @Test func aLabelHasAMarkOfItsOwn() {
    #expect(marks(Span(start: 0, end: 3)).hasPrefix("  │ ---   ^^"))
  }

  /// What is where the mistake is, or nowhere, has none.
  @Test(arguments: [Span(start: 6, end: 8), .nowhere]) func noMarkTwice(_ label: Span) {
    #expect(marks(label).hasPrefix("  │       ^^ units"))
    #expect(!marks(label).contains("\n"))
  }
}
