internal import Language

/// The page of one lesson.
struct LessonPage {
  let lesson: Lesson
  let checker: Checker
  /// Exercises have their solutions below them.
  var showsSolutions = true
  private let index: Int
  private let plan: CoursePlan
  private let variant: String?
  /// What the steps of the examples came to, by page and item.
  private var runs: [[Int: [Workspace.Run]]] = []

  init(
    _ lesson: Lesson, at index: Int, in plan: CoursePlan, variant: String?, session: Session
  ) {
    (self.lesson, self.index, self.plan, self.variant) = (lesson, index, plan, variant)
    checker = Checker(session: session, diagnoses: false)
    let shared = checker.start(lesson.setup, of: lesson)
    for page in lesson.pages {
      let own = page.exercise.map { checker.start(lesson.setup + $0.setup, of: lesson) }
      runs.append(run(page.items, in: own ?? shared))
    }
  }

  /// The examples of the lesson follow one another, those of an exercise start from its setup.
  private func run(_ items: [PageItem], in workspace: Workspace) -> [Int: [Workspace.Run]] {
    var runs: [Int: [Workspace.Run]] = [:]
    for (index, item) in items.enumerated() {
      guard case .example(let example) = item else { continue }
      runs[index] = example.steps.map { example.run($0, in: workspace) }
    }
    return runs
  }

  /// The HTML.
  var text: String {
    let frame = PageFrame(
      title: "\(lesson.plainTitle) – \(PageWords.course)", language: lesson.languageTag,
      header: addHeader, footer: addFooter)
    return frame.page { page in
      var pictures = PictureNumbers()
      if lesson.pages.first?.exercise != nil || lesson.pages.isEmpty {
        page.element("h1", words: lesson.plainTitle)
        addFacts(&page)
      }
      for index in lesson.pages.indices { add(index, &page, &pictures) }
    }
  }

  /// Where a link leads from here.
  func address(_ target: String) -> String? { plan.address(target, from: index) }

  // MARK: Around the text

  private func addHeader(_ page: inout HTMLWriter) {
    page.element("nav", ["aria-label": PageWords.contents]) { page in
      page.element("a", ["href": "index.html"], words: PageWords.course)
      page.words(" · " + PageWords.position(index, of: plan.lessons.count))
    }
  }

  private func addFooter(_ page: inout HTMLWriter) {
    page.element("nav", ["aria-label": PageWords.neighbours]) { page in
      for (place, word, relation) in [
        (index - 1, PageWords.previous, "prev"), (index + 1, PageWords.next, "next"),
      ] where plan.lessons.indices.contains(place) {
        let lesson = plan.lessons[place]
        page.element("a", ["href": lesson.name, "rel": relation]) { page in
          page.words(word)
          page.element("span", words: lesson.title)
        }
        page.raw("\n")
      }
    }
  }

  private func addFacts(_ page: inout HTMLWriter) {
    page.element("p", ["class": "facts"]) { page in
      page.words(PageWords.terminal)
      page.element("code", words: "pivot learn \(lesson.id)")
      guard let variant else { return }
      page.empty("br")
      page.words(variant)
    }
  }

  // MARK: Sections

  private func add(_ index: Int, _ page: inout HTMLWriter, _ pictures: inout PictureNumbers) {
    let content = lesson.pages[index]
    let id = plan.lessons[self.index].ids[index]
    if index == 0, content.exercise == nil {
      page.element("h1", ["id": id]) { $0.add(inlineProse(content.heading), address) }
      addFacts(&page)
      return addItems(of: index, &page, &pictures)
    }
    let kind = content.exercise == nil ? "" : "exercise"
    page.element("section", ["class": kind, "aria-labelledby": id]) { page in
      page.element("h2", ["id": id]) { addHeading(content, &$0) }
      if let points = content.exercise?.points, points > 0 {
        page.element("p", ["class": "facts"], words: PageWords.points(points))
      }
      addItems(of: index, &page, &pictures)
      if let exercise = content.exercise { add(exercise, &page, &pictures) }
    }
  }

  private func addHeading(_ content: Page, _ page: inout HTMLWriter) {
    if let kind = content.exercise?.kind {
      page.element("span", ["class": "kind"], words: kind.rawValue + ":")
      page.words(" ")
    }
    page.add(inlineProse(content.exercise?.title ?? content.heading), address)
  }

  private func addItems(
    of index: Int, _ page: inout HTMLWriter, _ pictures: inout PictureNumbers
  ) {
    for (item, content) in lesson.pages[index].items.enumerated() {
      guard case .example(let example) = content else {
        add(content, &page)
        continue
      }
      page.add(example, runs[index][item] ?? [], &pictures)
    }
  }

  /// A piece that does not run.
  func add(_ item: PageItem, _ page: inout HTMLWriter) {
    switch item {
    case .prose(let lines): page.add(prose(lines), address)
    case .quote(let lines): page.element("blockquote") { $0.add(prose(lines), address) }
    case .code(let lines): page.add(code: lines.joined(separator: "\n"))
    case .example(let example):
      page.add(code: example.steps.map(\.input.text).joined(separator: "\n"))
    }
  }
}
