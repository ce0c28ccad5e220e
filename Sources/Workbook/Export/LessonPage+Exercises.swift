extension LessonPage {
  /// What an exercise asks for, and folded below it what helps.
  func add(_ exercise: Exercise, _ page: inout HTMLWriter, _ pictures: inout PictureNumbers) {
    switch exercise.kind {
    case .predict: addCode(exercise.predicted, PageWords.predict, &page)
    case .order: addLines(exercise, &page)
    case .exercise: addCode(exercise.starter, "", &page)
    case .choose, .explain: break
    }
    addSetup(exercise, &page)
    if showsSolutions { addFaded(exercise, &page) }
    addHints(exercise, &page)
    if !showsSolutions { return }
    guard lesson.holdsSolution(of: exercise) else {
      return page.element("p", ["class": "facts"], words: noSolutions)
    }
    switch exercise.kind {
    case .predict: addResult(exercise, &page, &pictures)
    case .choose: addChoices(exercise, &page)
    case .order: addOrder(exercise, &page)
    case .exercise: addSolutions(exercise, PageWords.solution, &page)
    case .explain: addSolutions(exercise, PageWords.compare, &page)
    }
    addAccepted(exercise, &page)
    addWrongAnswers(exercise, &page)
  }

  private func addCode(_ code: Snippet?, _ words: String, _ page: inout HTMLWriter) {
    guard let code else { return }
    if !words.isEmpty { page.element("p", ["class": "request"], words: words) }
    page.add(code: code.text)
  }

  /// Folded away; printed only where it is open, as what an exercise cannot do without.
  private func fold(
    _ summary: String, isOpen: Bool = false, _ page: inout HTMLWriter,
    _ body: (inout HTMLWriter) -> Void
  ) {
    page.element("details", isOpen ? ["open": ""] : [:]) { page in
      page.element("summary", words: summary)
      body(&page)
    }
  }

  // MARK: Help

  /// What an answer may use.
  private func addSetup(_ exercise: Exercise, _ page: inout HTMLWriter) {
    let setup = lesson.setup + exercise.setup
    if setup.isEmpty { return }
    fold(PageWords.setup, isOpen: true, &page) { page in
      page.add(code: setup.map(\.text).joined(separator: "\n"))
    }
  }

  private func addFaded(_ exercise: Exercise, _ page: inout HTMLWriter) {
    for code in exercise.faded { fold(PageWords.fadedForm, &page) { $0.add(code: code.text) } }
  }

  private func addHints(_ exercise: Exercise, _ page: inout HTMLWriter) {
    for (index, hint) in exercise.hints.enumerated() {
      fold(PageWords.hint(index, of: exercise.hints.count), &page) { page in
        for item in hint.items { add(item, &page) }
      }
    }
  }

  // MARK: Answers

  private func addResult(
    _ exercise: Exercise, _ page: inout HTMLWriter, _ pictures: inout PictureNumbers
  ) {
    guard let code = exercise.predicted else { return }
    let workspace = checker.start(lesson.setup + exercise.setup, of: lesson)
    let run = workspace.run(code, name: lesson.file, announces: true)
    fold(PageWords.answer, &page) { page in
      page.add(code, run, &pictures)
      for item in exercise.solutionNotes { add(item, &page) }
    }
  }

  private func addSolutions(_ exercise: Exercise, _ summary: String, _ page: inout HTMLWriter) {
    if exercise.solutions.isEmpty, exercise.solutionNotes.isEmpty { return }
    fold(summary, &page) { page in
      for code in exercise.solutions { page.add(code: code.text) }
      for item in exercise.solutionNotes { add(item, &page) }
    }
  }

  private func addAccepted(_ exercise: Exercise, _ page: inout HTMLWriter) {
    if exercise.accepted.isEmpty { return }
    fold(PageWords.alsoRight, &page) { page in
      for code in exercise.accepted { page.add(code: code.text) }
    }
  }

  /// Each with its feedback, its expressions filled in.
  private func addWrongAnswers(_ exercise: Exercise, _ page: inout HTMLWriter) {
    if exercise.wrongs.isEmpty { return }
    fold(PageWords.wrongAnswers, &page) { page in
      for wrong in exercise.wrongs {
        var feedback = wrong.feedback
        if case .notYet(let mistake) = checker.check(wrong.code.text, of: exercise, in: lesson) {
          feedback = mistake.cause
        }
        page.add(code: wrong.code.text)
        page.element("p") { $0.add(inlineProse(feedback), address) }
      }
    }
  }

  // MARK: Choices and lines

  private func addChoices(_ exercise: Exercise, _ page: inout HTMLWriter) {
    fold(PageWords.answers, &page) { page in
      page.element("ol") { page in
        for choice in exercise.choices {
          page.element("li") { page in
            page.element("strong", words: choice.isRight ? PageWords.yes : PageWords.no)
            page.words(" ")
            page.add(inlineProse(choice.reason), address)
          }
        }
      }
      for item in exercise.solutionNotes { add(item, &page) }
    }
  }

  private func addLines(_ exercise: Exercise, _ page: inout HTMLWriter) {
    page.element("ol", ["class": "lines"]) { page in
      for line in exercise.shuffledLines {
        page.element("li") { $0.element("code") { $0.coloured(line) } }
      }
    }
  }

  private func addOrder(_ exercise: Exercise, _ page: inout HTMLWriter) {
    fold(PageWords.solution, &page) { page in
      page.element("p") { $0.element("strong", words: exercise.solutionAnswer ?? "") }
      for code in exercise.solutions { page.add(code: code.text) }
      for line in exercise.lines {
        guard let reason = line.extra else { continue }
        page.element("p") { page in
          page.words(PageWords.notNeeded + " ")
          page.element("code", words: line.code)
          page.words(". ")
          page.add(inlineProse(reason), address)
        }
      }
      for item in exercise.solutionNotes { add(item, &page) }
    }
  }
}
