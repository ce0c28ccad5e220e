import Testing

@testable import Workbook

@Suite struct ReviewPlanTests {
  /// A lesson with two exercises.
  private func lesson(_ id: String, teaches: String) -> Lesson {
    let exercises = ["a", "b"].map {
      "## Predict: \($0)\n<!-- id: \($0) -->\n```swift predict\n1\n```"
    }
    return Workbook.parseLesson(
      "---\nlesson: \(id)\ntitle: T\nformat: 1\nteaches: \(teaches)\n---\n# T\n"
        + exercises.joined(separator: "\n"), file: "f.md"
    ).lesson
  }

  private var lessons: [Lesson] {
    [
      lesson("one", teaches: "shift"), lesson("two", teaches: "turn"),
      lesson("three", teaches: "turn, order"),
    ]
  }

  private func did(_ deed: ProgressRecord.Deed, _ lesson: Int, _ exercise: Int, _ day: Int)
    -> ProgressRecord
  {
    let lesson = lessons[lesson]
    let id = ExerciseID(lesson: lesson.id, exercise: lesson.exercises[exercise].id)
    return ProgressRecord(
      day: day, .did(deed, id, hash: lesson.exercises[exercise].contentHash))
  }

  private func progress(_ records: [ProgressRecord]) -> Progress {
    records.reduce(into: Progress()) { $0.apply($1) }
  }

  private let wrong = ProgressRecord.Deed.tried(isRight: false, mistake: "order", answer: "2")
  private let right = ProgressRecord.Deed.tried(isRight: true, mistake: "", answer: "1")

  @Test func theFastTrackHasTheLastExerciseOfEachConcept() {
    let names = { (progress: Progress) in
      fastTrack(lessons, progress).map { "\($0.lesson.id)#\($0.exercise) \($0.concept)" }
    }
    #expect(names(Progress()) == ["one#b shift", "three#b turn"])
    #expect(names(progress([did(right, 0, 1, 1)])) == ["three#b turn"])
    #expect(fastTrack([], Progress()).isEmpty)
  }

  @Test func whatWasRightAtOnceNeedsNoReview() {
    #expect(ReviewPlan(lessons, Progress()).items.isEmpty)
    #expect(ReviewPlan(lessons, progress([did(right, 0, 0, 1)])).items.isEmpty)
  }

  @Test func aMissedConceptComesBackAfterThreeDays() throws {
    let plan = ReviewPlan(lessons, progress([did(wrong, 0, 0, 10), did(right, 0, 0, 10)]))
    let item = try #require(plan.items.first)
    #expect(item.stop.concept == "shift" && item.stop.exercise == "a" && item.day == 13)
    #expect(plan.due(on: 12) == nil)
    #expect(plan.due(on: 13)?.stop.exercise == "a")
    #expect(plan.due(on: 40)?.stop.exercise == "a")
  }

  @Test func theEarliestComesFirstAndTheWorseOfTwo() {
    let plan = ReviewPlan(
      lessons,
      progress([
        did(wrong, 0, 0, 10), did(wrong, 1, 0, 10), did(wrong, 1, 0, 10), did(wrong, 2, 0, 8),
      ]))
    // 'turn' was missed in two lessons, the last time on day 10; 'order' on day 8.
    #expect(plan.items.map(\.stop.concept) == ["order", "turn", "shift"])
    #expect(plan.items.map(\.day) == [11, 13, 13])
    #expect(plan.items.map(\.mistakes) == [1, 3, 1])
  }

  /// Two concepts of one lesson are one exercise, and stand there once.
  @Test func whatWasMissedTogetherComesBackTogether() {
    let items = ReviewPlan(lessons, progress([did(wrong, 2, 0, 8), did(wrong, 0, 0, 9)])).items
    #expect(items.map(\.stop.concept) == ["turn, order", "shift"])
    #expect(items.map(\.mistakes) == [1, 1])
  }

  /// Of those of one day the one with the most mistakes.
  @Test func theExerciseThatWasNotSeenForLongestComesBack() {
    let missed = [did(wrong, 1, 0, 10), did(wrong, 1, 0, 10), did(wrong, 2, 1, 8)]
    let longest = ReviewPlan(lessons, progress(missed)).items.first { $0.stop.concept == "turn" }
    #expect(longest?.stop.lesson.id == "three" && longest?.stop.exercise == "b")
    let alike = [did(wrong, 1, 0, 10), did(wrong, 1, 1, 10), did(wrong, 1, 1, 10)]
    #expect(ReviewPlan(lessons, progress(alike)).items.map(\.stop.exercise) == ["b"])
  }

  /// Of what a forged log counts up to a plan is made all the same.
  @Test func hugeCountsAddUp() {
    let words = ["day=\(Int.max)", "mistake=\(Int.max)=a", "mistake=\(Int.max)=b"]
    let forged = Progress.Entry(words: words)
    let records = [0, 1].map { did(.stood(forged), 0, $0, 10) }
    let items = ReviewPlan(lessons, progress(records)).items
    #expect(items.map(\.mistakes) == [4_000_000_000] && items.map(\.day) == [10_000_003])
  }

  @Test func aSeenSolutionStaysVisible() {
    func state(_ records: [ProgressRecord]) -> Progress.State {
      progress(records).state(of: lessons[0].exercises[0], in: lessons[0])
    }
    let (answered, saw) = (did(right, 0, 0, 1), did(.sawSolution, 0, 0, 1))
    #expect(state([answered]) == .done)
    #expect(state([saw]) == .seen)
    #expect(state([saw, answered]) == .doneSeen)
    #expect(progress([saw, answered]).doneCount(in: lessons[0]) == 1)
  }

  @Test func threeTimesRightAtOnceIsEnough() {
    let missed = [did(.sawSolution, 0, 0, 10), did(right, 0, 0, 10)]
    let passed = (1...3).map { did(.reviewed(isRight: true), 0, 0, 10 + 3 * $0) }
    #expect(ReviewPlan(lessons, progress(missed + passed[..<2])).items.map(\.day) == [19])
    #expect(ReviewPlan(lessons, progress(missed + passed)).items.isEmpty)
    let slip = [passed[0], passed[1], did(wrong, 0, 0, 19), passed[2]]
    #expect(ReviewPlan(lessons, progress(missed + slip)).items.map(\.day) == [22])
  }
}
