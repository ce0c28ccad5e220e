public import Language

extension Lesson {
  /// Some exercise varies from learner to learner.
  public var isVaried: Bool { pages.contains { $0.exercise?.variation != nil } }

  /// The lesson as the learner with this variant gets it: plain, without anything that varies.
  ///
  /// Each exercise takes the variant modulo the number of its own. A lesson without `vary` is its
  /// own instance.
  public func instance(variant: Int, session: Session = Session()) -> Lesson {
    guard isVaried else { return self }
    return Instantiation(self, session).instance(variant)
  }
}

/// Makes plain lessons of one with variants.
struct Instantiation {
  private let lesson: Lesson
  /// It begins where the lesson's setup has run.
  private let workspace: Workspace
  /// The variants of each page that has some, or why it has none.
  private(set) var variants: [Int: Result<[[Variation.Binding]], Bench.Fault>] = [:]

  /// Something that cannot be filled in, with its line.
  typealias Problem = (line: Int, message: String)

  init(_ lesson: Lesson, _ session: Session) {
    self.lesson = lesson
    workspace = Workspace(session)
    for code in lesson.setup { _ = workspace.run(code, name: lastComponent(lesson.file)) }
    workspace.beginHere()
    for (index, page) in lesson.pages.enumerated() {
      guard let variation = page.exercise?.variation else { continue }
      do {
        variants[index] = .success(try combinations(variation))
      } catch {
        variants[index] = .failure(error)
      }
    }
  }

  func instance(_ variant: Int) -> Lesson {
    var instance = lesson
    for index in lesson.pages.indices { instance.pages[index] = page(index, variant).page }
    return instance
  }

  /// A page as one variant has it.
  func page(_ index: Int, _ variant: Int) -> (page: Page, problems: [Problem]) {
    let page = lesson.pages[index]
    guard let bindings = bindings(index, variant) else { return (page, strayBraces(page)) }
    var result = workspace.isolated { filled(page, bindings) }
    result.page.exercise?.choose(sealed: variant)
    return result
  }

  /// Names in braces where nothing varies; in code, and elsewhere in a lesson, they mean nothing.
  private func strayBraces(_ page: Page) -> [Problem] {
    guard let exercise = page.exercise, exercise.variation == nil else { return [] }
    let items = page.items + exercise.hints.flatMap(\.items)
    let choices = exercise.choices.flatMap { [$0.text, $0.reason] }
    let texts = [exercise.title] + items.compactMap(\.prose) + choices
    let names = texts.flatMap { replacingBraces(withoutCode($0)) { _ in nil }.unknown }
    return Set(names.filter(isName)).sorted().map { name in
      (
        exercise.firstLine(with: "{\(name)}") ?? page.line,
        "'{\(name)}' in the text has no value: the exercise has no 'vary' block"
      )
    }
  }

  private func isName(_ text: String) -> Bool {
    let tokens = codeTokens(text)
    return tokens.count == 1 && tokens[0].kind == .word
  }

  private func withoutCode(_ text: String) -> String {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 0 }.map { String($0.element) }.joined()
  }

  private func filled(
    _ page: Page, _ bindings: [Variation.Binding]
  ) -> (page: Page, problems: [Problem]) {
    run([bindings.declarations(line: page.exercise?.variation?.line ?? page.line)])
    run(page.exercise?.setup ?? [])
    var filling = Filling(page, bindings, workspace)
    return (filling.filled(), filling.problems)
  }

  /// What the names of a page stand for in one variant.
  func bindings(_ index: Int, _ variant: Int) -> [Variation.Binding]? {
    guard case .success(let variants)? = variants[index], !variants.isEmpty else { return nil }
    return variants[Int(variant.magnitude % UInt(variants.count))]
  }

  /// The combinations that no condition leaves out.
  private func combinations(
    _ variation: Variation
  ) throws(Bench.Fault) -> [[Variation.Binding]] {
    var found: [[Variation.Binding]] = []
    for index in 0..<variation.productCount {
      let bindings = variation.bindings(index)
      let isOut = try workspace.isolated { () throws(Bench.Fault) -> Bool in
        try isLeftOut(bindings, variation)
      }
      if !isOut { found.append(bindings) }
    }
    return found
  }

  /// The values of a variation that cannot be worked out; one may use names that stand before its own.
  func faults(in variation: Variation) -> [Bench.Fault] {
    variation.names.indices.flatMap { index in
      let name = variation.names[index]
      let earlier = variation.bindings(0).prefix(index)
      return name.values.compactMap { value in
        fault(of: value, after: Array(earlier)).map { problem in
          let words =
            "'\(value)', a value of '\(name.name)' in 'vary', cannot be worked out: \(problem)"
          return Bench.Fault(message: words, line: name.line)
        }
      }
    }
  }

  private func fault(of value: String, after earlier: [Variation.Binding]) -> String? {
    workspace.isolated {
      run([earlier.declarations(line: 1)])
      if case .failure(let failure) = workspace.value(value) { return firstLine(failure.text) }
      return nil
    }
  }

  private func run(_ setup: [Snippet]) {
    for code in setup { _ = workspace.run(code, name: lastComponent(lesson.file)) }
  }

  private func isLeftOut(
    _ bindings: [Variation.Binding], _ variation: Variation
  ) throws(Bench.Fault) -> Bool {
    if variation.exclusions.isEmpty { return false }
    run([bindings.declarations(line: variation.line)])
    for condition in variation.exclusions {
      if try isTrue(condition) { return true }
    }
    return false
  }

  private func isTrue(_ condition: Snippet) throws(Bench.Fault) -> Bool {
    switch workspace.value(condition.text) {
    case .success(let reading):
      if case .truth(let isTrue) = reading.value { return isTrue }
      let words = "'\(condition.text)' is neither true nor false"
      throw Bench.Fault(message: words, line: condition.line)
    case .failure(let failure):
      let words = "'\(condition.text)' has no value: \(firstLine(failure.text))"
      throw Bench.Fault(message: words, line: condition.line)
    }
  }
}

/// Fills the values of one variant into a page.
private struct Filling {
  private let page: Page
  private let bindings: [Variation.Binding]
  /// Where the values stand for the names.
  private let workspace: Workspace
  private(set) var problems: [Instantiation.Problem] = []

  init(_ page: Page, _ bindings: [Variation.Binding], _ workspace: Workspace) {
    self.page = page
    self.bindings = bindings
    self.workspace = workspace
  }

  mutating func filled() -> Page {
    var page = page
    page.heading = text(page.heading, page.line)
    page.items = page.items.map { item($0, page.line) }
    if let exercise = page.exercise { page.exercise = filled(exercise) }
    return page
  }

  // MARK: Texts

  private mutating func text(_ text: String, _ line: Int) -> String {
    let filled = replacingBraces(text) { expression in
      if let binding = bindings.first(where: { $0.name == expression }) { return binding.value }
      return (try? workspace.value(expression).get())?.text
    }
    problems += filled.unknown.map {
      (page.exercise?.firstLine(with: "{\($0)}") ?? line, unfilled($0, in: "the text"))
    }
    return filled.text
  }

  private mutating func item(_ item: PageItem, _ line: Int) -> PageItem {
    switch item {
    case .prose(let lines): .prose(splitLines(text(lines.joined(separator: "\n"), line)))
    case .quote(let lines): .quote(splitLines(text(lines.joined(separator: "\n"), line)))
    case .code, .example: item
    }
  }

  // MARK: Exercises

  private mutating func filled(_ exercise: Exercise) -> Exercise {
    var filled = exercise
    filled.variation = nil
    filled.bindings = bindings
    filled.title = text(exercise.title, exercise.line)
    let line = exercise.variation?.line ?? exercise.line
    filled.setup = [bindings.declarations(line: line)] + exercise.setup
    fillCode(&filled)
    filled.checks = exercise.checks.map(check)
    for index in exercise.hints.indices {
      let hint = exercise.hints[index]
      filled.hints[index].items = hint.items.map { item($0, hint.line) }
    }
    filled.solutionNotes = exercise.solutionNotes.map { item($0, exercise.line) }
    for (index, choice) in exercise.choices.enumerated() {
      filled.choices[index].text = text(choice.text, choice.line)
      filled.choices[index].reason = text(choice.reason, choice.line)
    }
    return filled
  }

  private func fillCode(_ exercise: inout Exercise) {
    exercise.predicted = exercise.predicted.map { bindings.substituted(in: $0) }
    exercise.starter = exercise.starter.map { bindings.substituted(in: $0) }
    exercise.faded = exercise.faded.map { bindings.substituted(in: $0) }
    exercise.models = exercise.solutions + exercise.accepted
    exercise.solutions = exercise.solutions.map { bindings.substituted(in: $0) }
    exercise.accepted = exercise.accepted.map { bindings.substituted(in: $0) }
    exercise.invalid = exercise.invalid.map { bindings.substituted(in: $0) }
    for index in exercise.lines.indices {
      exercise.lines[index].code = bindings.substituted(in: exercise.lines[index].code)
    }
    for (index, wrong) in exercise.wrongs.enumerated() {
      exercise.wrongs[index].code = bindings.substituted(in: wrong.code)
      exercise.wrongs[index].feedback = bindings.substituted(inBraces: wrong.feedback)
    }
  }

  /// The check with the values in place of the names, so that an answer cannot change them.
  private func check(_ check: Check) -> Check {
    let source = bindings.substituted(in: check.source)
    guard !check.source.isEmpty, var filled = try? CheckParser(line: check.line).parse(source)
    else { return check }
    filled.message = check.message.map { bindings.substituted(inBraces: $0) }
    // Its text does not say whose it is: every check of a teacher's own is hidden.
    (filled.isHidden, filled.file) = (check.isHidden, check.file)
    return filled
  }
}

extension Exercise {
  /// Keeps what stands for the solution of one variant.
  fileprivate mutating func choose(sealed variant: Int) {
    if self.sealed.isEmpty { return }
    self.sealed = [self.sealed[Int(variant.magnitude % UInt(self.sealed.count))]]
  }
}
