/// The proof of one lesson under way; each claim is a function.
struct Proof {
  /// The lesson, plain: in one variant.
  var lesson: Lesson
  let checker: Checker
  /// The variant, where there are several.
  var variant: Int?
  /// What the names stand for in it.
  var bindings: [Variation.Binding] = []
  /// The exercises that vary by what has no value, so that no more can be said of them.
  var unvaried: Set<String> = []
  private var exercise: String?
  private(set) var problems: [LessonProblem] = []
  /// What was reported of earlier variants is not said again.
  private var known: Set<Place> = []
  private var found: Set<Place> = []

  private struct Place: Hashable {
    var claim: Claim
    var line: Int
  }

  init(lesson: Lesson, checker: Checker) {
    self.lesson = lesson
    self.checker = checker
  }

  mutating func report(_ claim: Claim, _ line: Int, _ message: String) {
    let place = Place(claim: claim, line: line)
    if known.contains(place) { return }
    found.insert(place)
    var problem = LessonProblem(file: lesson.file, line: line, message: message + inVariant)
    problem.exercise = exercise
    problem.variant = variant
    problems.append(problem)
  }

  private var inVariant: String {
    guard let variant else { return "" }
    let values = bindings.map { "\($0.name) = \($0.value)" }.joined(separator: ", ")
    return "\n    in variant \(variant): \(values)"
  }

  /// Proves an exercise of `lesson`, whose problems then name it.
  mutating func begin(_ exercise: Exercise?) {
    self.exercise = exercise?.id
    known.formUnion(found)
    found = []
  }
}
