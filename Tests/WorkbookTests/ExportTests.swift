import Foundation
import Language
import TestSupport
import Testing

@testable import Workbook

@Suite struct ExportTests {
  private func page(_ name: String, in course: CoursePages = fixtureCourse()) throws -> HTMLPage {
    HTMLPage(try #require(course.pages().first { $0.name == name }).text)
  }

  private func bundledCourse() throws -> CoursePages {
    let files = try FileManager.default.contentsOfDirectory(
      at: bundledLessons, includingPropertiesForKeys: nil)
    return CoursePages(
      try files.filter { $0.pathExtension == "md" }.sorted { $0.path < $1.path }.map {
        parseLesson(try String(contentsOf: $0, encoding: .utf8), file: $0.path).lesson
      })
  }

  @Test(arguments: [false, true])
  func pagesAreValid(_ isBundled: Bool) throws {
    let course = isBundled ? try bundledCourse() : fixtureCourse()
    let pages = Dictionary(
      course.pages().map { ($0.name, HTMLPage($0.text)) }, uniquingKeysWith: { first, _ in first })
    for (name, page) in pages {
      #expect(page.faults == [], "\(name)")
      #expect(page.all("html").first?.attributes["lang"]?.isEmpty == false)
      for part in ["title", "main", "h1", "header", "footer"] {
        #expect(page.all(part).filter { !$0.path.contains("svg") }.count == 1, "\(name): \(part)")
      }
      #expect(headingsAreInOrder(page), "\(name)")
      #expect(page.all("script").isEmpty && page.all("link").isEmpty && page.all("img").isEmpty)
      for svg in page.all("svg") {
        #expect(svg.attributes["role"] == "img")
        #expect(svg.attributes["aria-labelledby"] != nil, "\(name)")
        #expect(svg.attributes["aria-describedby"] != nil, "\(name)")
      }
      #expect(page.all("desc").allSatisfy { !$0.text.isEmpty })
      for link in page.all("a").compactMap({ $0.attributes["href"] }) {
        #expect(resolves(link, from: name, in: pages), "\(name): \(link)")
      }
    }
  }

  private func headingsAreInOrder(_ page: HTMLPage) -> Bool {
    let levels = page.elements.compactMap { element in
      element.name.first == "h" ? Int(element.name.dropFirst()) : nil
    }
    return levels.first == 1 && zip(levels, levels.dropFirst()).allSatisfy { $1 <= $0 + 1 }
  }

  private func resolves(_ link: String, from name: String, in pages: [String: HTMLPage]) -> Bool {
    if link.hasPrefix("https://") { return true }
    let parts = link.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
    guard let target = pages[parts[0].isEmpty ? name : parts[0]] else { return false }
    return parts.count == 1 || target.ids.contains(parts[1])
  }

  @Test func everythingIsOnThePage() throws {
    let page = try page("01-first-b.html")
    let summaries = page.all("summary").map { $0.text }
    #expect(
      summaries == [
        "Hint", "What it gives", "What is there already", "A form to fill in", "Hint 1", "Hint 2",
        "Solution", "Also right",
        "Known wrong answers", "Answers", "Solution", "An answer to compare with",
      ])
    let text = try #require(page.all("main").first).text
    for words in [
      "⎢ -1  0  0 ⎥   rotate 90° about (0, 0)", "Prose with emphasis, strong, code &lt;b&gt;",
      "A move: (1, 1) lands at (", "Yes. This one.", "Not this one. Not &lt;this&gt;.",
      "Not needed: S(2). Nothing &lt;grows&gt;.", "2 points", "*stars*", "p * q",
    ] {
      #expect(text.contains(words), "\(words)")
    }
    #expect(page.all("figure").count == 2)
    #expect(page.all("svg").allSatisfy { $0.path.contains("figure") })
    let open = page.all("details").filter { $0.attributes["open"] != nil }
    #expect(open.allSatisfy { $0.text.contains("What is there already") })
    #expect(page.all("code").contains { $0.text == "pivot learn first" })
    let facts = page.all("p").first { $0.attributes["class"] == "facts" }
    #expect(facts?.text.hasPrefix("Do it in the terminal: pivot learn first\n") == true)
  }

  /// Sources of pages are compared line by line.
  @Test func elementsStandOnLinesOfTheirOwn() {
    var page = HTMLWriter()
    page.element("head") { page in
      page.empty("meta", ["charset": "utf-8"])
      page.element("title", words: "a < b")
    }
    #expect(
      page.text == "<head>\n<meta charset=\"utf-8\">\n<title>a &lt; b</title>\n</head>\n")
  }

  @Test func linksLeadToWhatIsThere() throws {
    let links = try page("01-first-b.html").all("a").filter { $0.path.contains("main") }
    #expect(
      links.compactMap { $0.attributes["href"] } == [
        "02-second.html", "#it-turns", "02-second.html#write-it",
        "https://example.org/?a=b&amp;c=&quot;d&quot;",
      ])
    let neighbours = try page("02-second.html").all("a").filter { $0.path.contains("footer") }
    #expect(neighbours.map { $0.attributes["rel"] } == ["prev"])
  }

  @Test func anInstanceHoldsTheLearnersValues() throws {
    func asked(_ learner: CoursePages.Learner) throws -> String {
      let lessons = [parseLesson(variedLesson, file: "a.md").lesson]
      let page = HTMLPage(CoursePages(lessons, learner: learner).pages()[1].text)
      return try #require(page.all("main").first).text
    }
    #expect(try asked(.variant(0)).contains("It is 2."))
    #expect(try asked(.variant(1)).contains("It is 3."))
    #expect(try asked(.variant(2)).contains("It is 2."))
    #expect(try asked(.named("Ada")).contains(", for Ada"))
    #expect(try asked(.variant(1)).contains("Variant 1"))
  }

  @Test func theSameLessonsGiveTheSameBytes() {
    #expect(fixtureCourse().pages().map(\.text) == fixtureCourse().pages().map(\.text))
    #expect(!fixtureCourse().pages().contains { $0.text.contains("/somewhere") })
  }

  @Test func pagesAreKnownByTheirBeginning() {
    for page in fixtureCourse().pages() {
      #expect(CoursePages.isPage(String(page.text.prefix(1024))))
    }
    #expect(!CoursePages.isPage("<!DOCTYPE html>\n<title>My own</title>"))
  }

  @Test func namesOfFilesAreSafeAndDiffer() {
    let names = ["index.md", "../../x.md", "é ü.md", "É Ü.md", ".md", "a\"b.md", "A/b.md"]
    let lessons = names.map { parseLesson("", file: $0).lesson }
    let pages = CoursePages(lessons).pages().map(\.name)
    #expect(
      pages == [
        "index.html", "index-2.html", "x.html", "lesson.html", "lesson-2.html", "lesson-3.html",
        "a-b.html", "b.html",
      ])
  }

  @Test func anythingMakesAPage() {
    for text in [
      "", "\u{0}", "# \n", "## Predict: x\n", "# <b>\n```swift example\n> (\n```", "# a\n# a\n",
    ] {
      let lesson = parseLesson(text, file: "x.md").lesson
      for page in CoursePages([lesson]).pages() { #expect(HTMLPage(page.text).faults == []) }
    }
  }

  @Test(arguments: [
    ("de", "de"), ("pt-BR", "pt-BR"), ("en us", "en"), ("x", "en"),
    (String(repeating: "a", count: 36), "en"),
  ])
  func whatIsNoLanguageIsEnglish(_ written: String, _ tag: String) {
    var page = lesson("")
    page.language = written
    #expect(page.languageTag == tag)
  }
}

@Suite struct HandoutTests {
  /// Pages to hand out ask, and help, and answer nothing.
  @Test func withoutSolutions() throws {
    let pages = CoursePages([lesson(pivotLesson)], showsSolutions: false).pages()
    let page = try #require(pages.last).text
    #expect(page.contains("to the origin, turn, bring it back") && HTMLPage(page).faults == [])
    for secret in [
      "<summary>Solution", "reverse order", "What it gives", "Known wrong", "Also right",
    ] {
      #expect(!page.contains(secret), "\(secret)")
    }
  }
}

private let variedLesson = lessonText(
  """
  ## Exercise: it
  <!-- id: it -->
  ```vary
  a in 2..3
  ```
  It is {a}.

  ```checks
  value b ≈ solution
  ```
  ```swift solution
  let b = a
  ```
  """)
