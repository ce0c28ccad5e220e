internal import Geometry
internal import Views

// What is said beside a value, which stands.

extension Evaluator {
  /// Says something beside a value, which stands.
  ///
  /// Inside functions it stays silent.
  mutating func note(_ problem: Problem, at id: NodeID) {
    guard depth == 0 else { return }
    let note = Diagnostic(problem, tree.span(id), severity: .note)
    tell(Event(.diagnostic, rendered(note)))
  }

  /// Says that a legal result is known to mislead; the result stands.
  ///
  /// Once per place of the source, so that a loop or a function says it once; and once per view that
  /// it is about.
  mutating func warn(
    _ problem: Problem, at span: Span, about view: ViewID? = nil,
    severity: Diagnostic.Severity = .warning
  ) {
    let code = problem.code
    let span = outsideLibraries(span)
    guard settings.warns, warningsTold < Self.mostWarnings,
      !hasWarned(code, at: span, about: view)
    else { return }
    warningsTold += 1
    warned.insert(Warned(code: code, subject: .place(span.start)))
    if let view { warned.insert(Warned(code: code, subject: .view(view))) }
    tell(Event(.diagnostic, rendered(Diagnostic(problem, span, severity: severity))))
    if warningsTold == Self.mostWarnings, !settings.isJSON {
      tell(Event(.diagnostic, StyledText("note: further warnings are left out", .note)))
    }
  }

  /// Nobody reads more of them at once.
  private static let mostWarnings = 100

  /// Whether a warning was given before at this place or about this view; cheaper than its words.
  func hasWarned(_ code: String, at span: Span, about view: ViewID? = nil) -> Bool {
    if warned.isEmpty { return false }
    if warned.contains(Warned(code: code, subject: .place(span.start))) { return true }
    return view.map { warned.contains(Warned(code: code, subject: .view($0))) } ?? false
  }

  /// Four numbers of which the last is neither 0 nor 1 were probably meant as a rectangle.
  mutating func noteFourNumbers(_ value: Value, _ id: NodeID) {
    guard case .row3D(let row) = value, case .tuple = tree[id], row.w != 0, row.w != 1 else {
      return
    }
    let rect = Rect(x: row.x, y: row.y, width: row.z, height: row.w)
    note(.rowOrRect(sourceText(.rect(rect))), at: id)
  }

  /// A diagnostic as it is shown: with its excerpt, or as JSON.
  func rendered(_ diagnostic: Diagnostic) -> StyledText {
    let diagnostic = sources.typed(diagnostic)
    if settings.isJSON { return StyledText(json(diagnostic), .plain) }
    if settings.isPlain { return PlainDiagnostic(sources, names).text(diagnostic) }
    var renderer = DiagnosticRenderer(
      sources: sources, names: names, columns: settings.fitsColumns ? settings.columns : nil,
      advisesBudget: settings.advisesBudget, isASCII: settings.isASCII)
    return renderer.render(diagnostic)
  }
}
