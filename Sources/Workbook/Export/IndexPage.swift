/// The page that lists the lessons.
func indexPage(_ lessons: [Lesson], _ plan: CoursePlan) -> String {
  let frame = PageFrame(
    title: PageWords.course, language: "en",
    header: { $0.element("p", words: PageWords.lessons(lessons.count)) },
    footer: { page in
      page.element("p") { page in
        page.words(PageWords.terminal)
        page.element("code", words: "pivot learn")
      }
    })
  return frame.page { page in
    page.element("h1", words: PageWords.course)
    page.element("ol", ["class": "contents"]) { page in
      for (index, lesson) in lessons.enumerated() {
        page.element("li") { $0.add(lesson, plan.lessons[index].name) }
      }
    }
  }
}

extension HTMLWriter {
  /// A lesson as an entry of the list.
  fileprivate mutating func add(_ lesson: Lesson, _ name: String) {
    let language = lesson.languageTag == "en" ? "" : lesson.languageTag
    element("a", ["href": name, "lang": language]) { page in
      let title = inlineProse(lesson.title)
      // A link within the title would stand within a link.
      if title.isEmpty { page.words(lesson.plainTitle) } else { page.add(title) { _ in nil } }
    }
    element("p", ["class": "facts"]) { page in
      if !lesson.teaches.isEmpty { page.words(lesson.teaches.joined(separator: ", ") + " · ") }
      page.words(PageWords.exercises(lesson.exercises.count))
    }
  }
}
