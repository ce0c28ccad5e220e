import Language
import Testing

@testable import Prompt

/// `:play`, and `:plot` at the end of a line.
@Suite("Playing") struct PlayTests {
  @Test func stepsMove() {
    let shown = Conversation.answer(to: ":play T(-50, -30) * R(90°) * T(50, 30)")
    #expect(shown.count == 1)
    // The start and its rest, then three steps of 15 frames and 5 of rest.
    #expect(shown[0].hasPrefix("<play 66 frames>\nstart"))
    #expect(shown[0].contains("1 T(-50, -30)") && shown[0].contains("3 T(50, 30)"))
    #expect(shown == Conversation.answer(to: ":play explain(T(-50, -30) * R(90°) * T(50, 30))"))
    let last = Conversation.answer(to: "T(-50, -30) * R(90°) * T(50, 30)", ":play")
    #expect(last.first?.hasPrefix("<play 66 frames>") == true)
  }

  @Test func theDashesAroundAViewWalk() {
    let shown = Conversation.answer(to: "let v = view(40, 30, 120, 80)", ":play v")
    // 5 s of 8 frames, then the picture that stays.
    #expect(shown.first?.hasPrefix("<play 41 frames>") == true)
    #expect(shown == Conversation.answer(to: "let v = view(40, 30, 120, 80)", ":play"))
  }

  /// Two cells of dash and two of gap, one cell further in each frame.
  @Test func theDashesComeBackAfterFourFrames() throws {
    var prompt = PromptSession(Session())
    _ = prompt.handle("let v = view(40, 30, 120, 80)\nv.transform = R(30°)")
    guard case .play(let motion)? = prompt.handle(":play v").first else {
      Issue.record("nothing plays")
      return
    }
    let frames = motion.frames(columns: 80, rows: 22).map(\.plain)
    try #require(frames.count == 41)
    #expect(Set(frames[..<4]).count == 4)
    #expect(frames[4..<40] == frames[0..<36])
  }

  @Test func theStripOfAnExplanationMovesAsItsSteps() {
    let shown = Conversation.answer(to: ":play plot(explain(R(30°) * T(5, 0)))")
    // The start and its rest of 5 frames, then two steps of 15 frames and 5 of rest.
    #expect(shown.first?.hasPrefix("<play 46 frames>") == true)
    #expect(shown == Conversation.answer(to: ":play explain(R(30°) * T(5, 0))"))
  }

  /// A film of five pictures has as many frames between them as 15 a second need.
  @Test(arguments: [(0.1, 5), (1, 17), (2, 33), (60, 153)])
  func filmsMoveSmoothly(_ seconds: Double, _ frames: Int) {
    let shown = Conversation.answer(
      to: "UIView.animate(withDuration: \(seconds)) { view.alpha = 0 }", ":play film(view)")
    #expect(shown.first?.hasPrefix("<play \(frames) frames>") == true)
  }

  @Test func framesHaveOneHeightAndEndInTheWhole() throws {
    var prompt = PromptSession(Session())
    guard case .play(let motion)? = prompt.handle(":play R(90°) * T(40, 0)").first else {
      Issue.record("nothing plays")
      return
    }
    for (columns, rows) in [(80, 22), (20, 5), (500, 200), (1, 1)] {
      let frames = motion.frames(columns: columns, rows: rows).map {
        $0.plain.split(separator: "\n", omittingEmptySubsequences: false)
      }
      #expect(Set(frames.map(\.count)).count == 1)
      #expect(frames.joined().allSatisfy { $0.count <= columns })
      #expect(frames[0].count <= rows)
    }
    // What the step began with stands in every frame, however it is turned.
    #expect(
      motion.frames(columns: 80, rows: 22).allSatisfy { $0.plain.contains("before the step") })
    let last = try #require(motion.frames(columns: 80, rows: 22).last).plain
    #expect(last.contains("A (40, 0)  B (40, 100)  C (-20, 100)  D (-20, 0)"))
    #expect(motion.interval >= 1.0 / 15)
  }

  @Test func aLongProductStaysShort() {
    let shown = Conversation.answer(
      to: "var t = R(1°)", "for i in 0..<400 { t = t * R(1°) }", ":play t")
    #expect(shown.first?.hasPrefix("<play ") == true)
  }

  @Test func wordsDoNotMove() {
    let told = Conversation.answer(to: ":set pictures describe", ":play R(30°) * T(5, 0)")
    #expect(told.count == 1 && told[0].hasPrefix("start:\n"))
    let off = Conversation.answer(to: ":set pictures off", ":play R(30°)")
    #expect(off == ["(a picture; ':set pictures auto' shows it)"])
  }

  @Test func whatDoesNotMove() {
    #expect(Conversation.answer(to: ":play plot((1, 2))").first?.contains("nothing moves") == true)
    #expect(Conversation.answer(to: ":play").first?.contains("nothing to play") == true)
    #expect(Conversation.answer(to: ":play nope").first?.contains("1 │ :play nope") == true)
    #expect(Conversation.answer(to: ":play 3").first?.contains("nothing moves") == true)
  }

  @Test func plotAtTheEndOfALine() {
    let product = "T(-50, -30) * R(90°)"
    let strip = Conversation.answer(to: "plot(explain(\(product)))")
    #expect(strip.first?.hasPrefix("start") == true)
    for line in [
      "explain(\(product)) :plot", ":explain \(product) :plot", ":plot explain(\(product))",
    ] {
      #expect(Conversation.answer(to: line) == strip, "\(line)")
    }
    #expect(Conversation.answer(to: product, ":explain :plot") == strip)
    #expect(Conversation.answer(to: "R(30°) :plot") == Conversation.answer(to: ":plot R(30°)"))
    #expect(
      Conversation.answer(to: ":compare R(30°), R(60°) :plot")
        == Conversation.answer(to: "plot(R(30°), R(60°))"))
  }

  @Test func plotElsewhereIsNoSuffix() {
    #expect(Conversation.answer(to: "2 + 3 :plot").first?.contains("1 │ 2 + 3 :plot\n") == true)
    #expect(
      Conversation.answer(to: "R(30°) // a turn :plot") == Conversation.answer(to: ":plot R(30°)"))
    #expect(Conversation.answer(to: ":help :plot") == Conversation.answer(to: ":help :plot "))
    #expect(Conversation.answer(to: ":help :plot").first?.contains(":plot") == true)
    #expect(withoutPlotAtEnd(":plot") == nil)
    #expect(withoutPlotAtEnd("a:plot") == nil)
    #expect(withoutPlotAtEnd(" a  :plot ") == "a")
    #expect(Conversation.answer(to: "nope :plot").first?.contains("1 │ nope :plot") == true)
    #expect(PromptSession.isComplete("R(30°) :plot"))
  }

  @Test func playingChangesNothing() {
    var talk = Conversation()
    _ = talk.say("6")
    _ = talk.say(":play R(30°)")
    _ = talk.say("R(30°) :plot")
    #expect(talk.say("_") == ["6"])
    #expect(talk.prompt.session.variables.isEmpty)
  }
}
