import Language
import Testing

/// What TAB offers behind a dot that nothing stands before: what the place asks for, and nothing else.
@Suite struct CaseCompletionTests {
  private func inserts(_ text: String, after program: String = "") -> [String] {
    var run = ProgramRun()
    #expect(run.failure(of: program) == nil)
    return run.session.completions(for: text, cursor: text.utf8.count).candidates.map(\.insert)
  }

  /// A property that keeps a case by its name offers just these, and a `switch` what it is about.
  @Test func casesOfWhatIsComparedAndNoOthers() {
    for text in ["v.contentMode = .", "switch v.contentMode { case .top, .", "v.contentMode == ."] {
      let offered = inserts(text, after: "let v = UIView()")
      #expect(
        offered.starts(with: ["scaleToFill", "scaleAspectFit"]) && !offered.contains("pi"),
        "\(offered)")
    }
    let own = inserts("switch e {\ncase .", after: "enum E { case left, right }; let e = E.left")
    #expect(own == ["left", "right"])
    #expect(inserts("switch 30° { case .").contains("degrees("))
  }

  /// Behind a dot stands what gives the value that is wanted: no function of the same type that gives none.
  @Test func onlyWhatGivesAValueOfTheKind() {
    for text in ["v.addSubview(", "v.convert((0, 0), to: "] {
      let offered = inserts(text, after: "let v = UIView()")
      #expect(offered.first == "v" && !offered.contains { $0.hasPrefix(".anim") }, "\(offered)")
      #expect(!offered.contains(".AnimationOptions"))
    }
  }
}
