import Foundation
import TestSupport
import Testing
import Workbook

/// Lessons in real terminals: what is acknowledged is kept, whatever happens to the program.
@Suite("Learning processes", .timeLimit(.minutes(4)))
struct LearningProcessTests {
  private let answer = ":check let m = T(2, 1)\r"

  private func learn(_ folder: String, home: String? = nil) throws -> PromptScreen {
    try PromptScreen("learn", "shift#move-by", "--lessons", folder, home: home)
  }

  private func reading(_ home: String) throws -> ProgressReading {
    let path = home + "/.local/share/pivot/progress"
    return ProgressReading([UInt8](try Data(contentsOf: URL(fileURLWithPath: path))))
  }

  private func count(_ words: String, _ prompt: PromptScreen) -> Int {
    prompt.terminal.transcript.components(separatedBy: words).count - 1
  }

  /// Killed at any moment: nothing that was answered is lost.
  @Test func killing() throws {
    let folder = try Self.folder()
    let home = try temporaryFolder()
    var kept = 0
    for turn in 1...8 {
      let prompt = try learn(folder, home: home)
      for _ in 0..<(turn + 4) { try prompt.terminal.send(answer) }
      try prompt.terminal.wait("the \(turn)th answer") { _ in count("Not yet.", prompt) >= turn }
      prompt.terminal.signal(SIGKILL)
      #expect(try prompt.terminal.exitCode() == -SIGKILL)
      let acknowledged = count("Change it and enter it again", prompt)
      let now = try reading(home)
      #expect(now.attempts - kept >= acknowledged)
      #expect(now.attempts - kept <= turn + 4)
      kept = now.attempts
    }
  }

  /// Several sessions at once: each try of each is there.
  @Test(arguments: [2, 8]) func sessionsAtOnce(count sessions: Int) throws {
    let folder = try Self.folder()
    let home = try temporaryFolder()
    let prompts = try (0..<sessions).map { _ in try learn(folder, home: home) }
    for _ in 0..<6 {
      for prompt in prompts { try prompt.terminal.send(answer) }
    }
    for prompt in prompts {
      try prompt.terminal.wait("all answers") { _ in count("Change it and", prompt) == 6 }
      try prompt.waitForPrompt()
      #expect(try prompt.leave() == 0)
    }
    let reading = try reading(home)
    #expect(reading.attempts == 6 * sessions && reading.damaged == 0)
  }

  /// Where no file may grow, it is said, once, and the lesson goes on.
  @Test func aFullDisk() throws {
    let folder = try Self.folder()
    let home = try temporaryFolder()
    let terminal = try PseudoTerminal(
      "/bin/sh",
      arguments: ["-c", "ulimit -f 0; exec '\(Pivot.path)' learn --lessons '\(folder)'"],
      environment: [
        "HOME": home, "TERM": "xterm", "LANG": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no",
      ],
      columns: 80, rows: 30)
    try terminal.wait(received: "note: what you do here is not kept")
    try terminal.send("\r\r:check let m = T(2, 1)\r")
    try terminal.wait(received: "Not yet.")
    try terminal.send("let m = T(1, 2)\r")
    try terminal.wait(received: "Right.")
    try terminal.send(":list\r")
    // A key that comes while a command runs belongs to the terminal, which keeps no Ctrl-D.
    try terminal.wait("the prompt behind the list") { screen in
      guard let entry = screen.rows.firstIndex(where: { $0.hasSuffix(":list") }) else {
        return false
      }
      return screen.cursor.row > entry && screen.rows[screen.cursor.row] == "pivot>"
        && screen.rows[entry...].contains { $0.contains("1 of 1") }
    }
    try terminal.send(Key.control("D"))
    #expect(try terminal.exitCode() == 0)
    #expect(terminal.transcript.components(separatedBy: "not kept").count == 2)
  }

  /// An answer out of the editor counts once.
  @Test func answersWrittenOutside() throws {
    let editor = "echo 'let m = T(2, 1)' >"
    let prompt = try PromptScreen(
      "learn", "shift#1", "--lessons", try Self.folder(), environment: ["EDITOR": editor])
    try prompt.enter(":edit")
    #expect(count("Not yet.", prompt) == 1)
    #expect(try prompt.leave() == 0)
    #expect(try reading(prompt.home).attempts == 1)
  }

  /// Steps that nobody judged are judged when the learner leaves, at the end of input too, and when another
  /// exercise is opened; killed before that, they are handed in as they stand.
  @Test(arguments: [":go still", Key.control("D"), ":quit"]) func stepsOfAnExercise(
    leaving: String
  ) throws {
    let prompt = try cards()
    try prompt.terminal.send(leaving == Key.control("D") ? leaving : leaving + "\r")
    try prompt.terminal.wait(
      received: "What you entered for 'card' is your answer: it is not right")
    if leaving == ":go still" {
      try prompt.waitForPrompt()
      #expect(try prompt.leave() == 0)
    } else {
      #expect(try prompt.terminal.exitCode() == 0)
    }
    let reading = try reading(prompt.home)
    #expect(reading.attempts == 1 && reading.steps == [])
    #expect(try handedIn(prompt).contains("## card\n```swift\ncard.center = (3, 4)\n"))
  }

  @Test func stepsOfAKilledPrompt() throws {
    let prompt = try cards()
    prompt.terminal.signal(SIGKILL)
    #expect(try prompt.terminal.exitCode() == -SIGKILL)
    let reading = try reading(prompt.home)
    #expect(reading.attempts == 0 && reading.steps == ["card.center = (3, 4)\ncard.alpha = 0.5"])
    #expect(try handedIn(prompt).contains("card.center = (3, 4)\ncard.alpha = 0.5\n```"))
  }

  /// However many steps one command takes back, none of them is judged any more.
  @Test(arguments: [":undo 2", ":und 2", ":undo;:undo"]) func stepsTakenBack(_ undo: String) throws
  {
    let prompt = try cards()
    for command in undo.split(separator: ";") { try prompt.enter(String(command)) }
    try prompt.enter(":check")
    #expect(count("Not yet.", prompt) == 0)
    #expect(try prompt.leave() == 0)
    #expect(count("is your answer:", prompt) == 0)
    let reading = try reading(prompt.home)
    #expect(reading.attempts == 0 && reading.steps == [])
  }

  /// In the middle of an exercise whose view is changed in steps.
  private func cards() throws -> PromptScreen {
    let home = try temporaryFolder()
    let prompt = try PromptScreen(
      "learn", "cards#card", "--lessons", home + "/lessons", home: home,
      files: ["lessons/1.md": cardsLesson])
    try prompt.enter("card.center = (3, 4)")
    try prompt.enter("card.alpha = 0.5")
    return prompt
  }

  private func handedIn(_ prompt: PromptScreen) throws -> String {
    try Pivot.run(
      "hand-in", "cards", "--lessons", prompt.home + "/lessons", "-o", "-",
      environment: ["HOME": prompt.home]
    ).output
  }

  @Test func withoutAHome() throws {
    let prompt = try PromptScreen(
      "learn", "--lessons", try Self.folder(), environment: ["HOME": ""])
    #expect(prompt.screen.rows.contains { $0.contains("what you do here is not kept") })
    try prompt.enter("", shows: "(3, 4)")
    #expect(try prompt.leave() == 0)
  }

  /// Each exercise begins with its own views in the window, whatever stood there before.
  @Test func viewsDoNotPileUp() throws {
    let folder = try temporaryFolder()
    let exercises = ["one", "two"].map { id in
      """
      ## Exercise: \(id)
      <!-- id: \(id) -->
      ```swift setup
      let card = view(10, 20, 60, 40)
      ```
      ```checks
      value card.center ≈ solution
      ```
      ```swift solution
      card.center = (0, 0)
      ```

      """
    }
    let text = "---\nlesson: cards\ntitle: Cards\nformat: 1\n---\n# Cards\n\n" + exercises.joined()
    try text.write(toFile: folder + "/1.md", atomically: true, encoding: .utf8)
    let prompt = try PromptScreen("learn", "cards#one", "--lessons", folder)
    try prompt.enter("window.subviews.count + 20", shows: "22")
    try prompt.enter(":skip")
    try prompt.enter("window.subviews.count + 40", shows: "42")
    try prompt.enter(":undo", shows: "nothing to undo")
    #expect(try prompt.leave() == 0)
  }

  private static func folder() throws -> String {
    let folder = try temporaryFolder()
    try shiftLesson.write(toFile: folder + "/1.md", atomically: true, encoding: .utf8)
    return folder
  }
}

private let cardsLesson = """
  ---
  lesson: cards
  title: Cards
  format: 1
  ---
  # Cards

  ## Exercise: put the card
  <!-- id: card -->
  ```swift setup
  let card = view(10, 20, 60, 40)
  ```
  ```checks
  value card.center ≈ solution
  ```
  ```swift solution
  card.center = (0, 0)
  ```

  ## Exercise: stand still
  <!-- id: still -->
  ```checks
  value m ≈ solution
  ```
  ```swift solution
  let m = R(30°)
  ```
  """
