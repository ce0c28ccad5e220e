public import Language

/// A course as pages of HTML: an index, and one page for each lesson.
///
/// Every page stands for itself: its style sheet and its pictures are in it, it runs no script, and
/// the same lessons give the same bytes.
public struct CoursePages {
  /// A page with the name of its file.
  public struct Page: Sendable {
    /// The name, such as `03-rotation.html`; safe in a path and in a link.
    public var name: String
    /// The HTML.
    public var text: String
  }

  /// Whose values the exercises hold that vary from learner to learner.
  public enum Learner: Sendable {
    /// The one with this name.
    case named(String)
    /// Everyone with this number of a variant.
    case variant(Int)
  }

  private let lessons: [Lesson]
  /// Whose values each lesson holds, in words; nil where nothing varies.
  private let variants: [String?]
  private let session: Session
  private let showsSolutions: Bool

  /// A course of lessons without problems, in their order.
  /// - Parameters:
  ///   - showsSolutions: What is right and what is wrong stands folded below each exercise.
  ///   - session: Where every run begins, its budget included.
  public init(
    _ lessons: [Lesson], learner: Learner = .variant(0), showsSolutions: Bool = true,
    session: Session = Session()
  ) {
    self.session = session
    self.showsSolutions = showsSolutions
    variants = lessons.map { lesson in
      let variant = learner.variant(of: lesson)
      return lesson.isVaried ? PageWords.variant(variant, name: learner.name) : nil
    }
    self.lessons = lessons.map { lesson in
      var instance = lesson.instance(variant: learner.variant(of: lesson), session: session)
      // Errors name the file: the same on every machine.
      instance.file = lastComponent(lesson.file)
      return instance
    }
  }

  /// The pages, the index first.
  public func pages() -> [Page] {
    let plan = CoursePlan(lessons)
    var pages = [Page(name: "index.html", text: indexPage(lessons, plan))]
    for (index, lesson) in lessons.enumerated() {
      var page = LessonPage(
        lesson, at: index, in: plan, variant: variants[index], session: session)
      page.showsSolutions = showsSolutions
      pages.append(Page(name: plan.lessons[index].name, text: page.text))
    }
    return pages
  }

  /// Whether a file was written as a page of a course: it then may be replaced.
  ///
  /// The first kilobyte of the file is enough.
  public static func isPage(_ text: String) -> Bool {
    text.hasPrefix("<!DOCTYPE html>") && text.contains(part: generator)
  }
}

/// What marks a page as one of a course.
let generator = "<meta name=\"generator\" content=\"pivot lessons export\">"

extension CoursePages.Learner {
  /// The number of the variant of a lesson.
  func variant(of lesson: Lesson) -> Int {
    switch self {
    case .named(let name): variantNumber(name: name, lesson: lesson)
    case .variant(let number): number
    }
  }

  /// The name, where it is known.
  var name: String? {
    if case .named(let name) = self { return name }
    return nil
  }
}
