import Language
import Testing

/// The session as other modules use it.
@Suite struct SessionTests {
  @Test func valuesByName() throws {
    var session = Session()
    #expect(session.run("let t = T(1, 2)\nvar n = 3\nfunc f() {}").status == .done)
    let value = try #require(session.value(named: "t"))
    #expect(value.kindWords == "a transform")
    #expect(value.text == "transform(1, 0, 0, 1, 1, 2)")
    #expect(value.json.hasPrefix("{\"type\":\"transform\",\"a\":1,"))
    #expect(session.value(named: "f") != nil)
    #expect(session.value(named: "absent") == nil)
    #expect(session.variables.map(\.name).contains("n"))
  }

  @Test func defining() throws {
    var first = Session()
    _ = first.run("let p = (1, 2)")
    var second = Session()
    second.define("q", try #require(first.value(named: "p")))
    #expect(try second.evaluate("q.x + q.y").get().text == "3")
  }

  @Test func evaluatingShowsNothing() throws {
    var session = Session()
    var events = 0
    session.onEvent = { _ in events += 1 }
    #expect(try session.evaluate("1 + 1").get().text == "2")
    #expect(throws: Diagnostics.self) { try session.evaluate("1 / 0").get() }
    #expect(throws: Diagnostics.self) { try session.evaluate("1 +").get() }
    #expect(events == 0)
    #expect(session.value(named: "_") == nil)
  }

  /// What a number is depends on no warning, so also not on whether they are wanted.
  @Test func quotientsOfIntsAreWholeWithoutWarnings() throws {
    var session = Session()
    let quotient = "[1, 2, 3].count / 2"
    #expect(try session.evaluate(quotient).get().text == "1")
    #expect(session.preview(of: quotient) == "1")
    let prepared = try session.prepare(quotient, name: "quotient").get()
    #expect(try session.evaluate(prepared).get().text == "1")
    #expect(try session.evaluate("7 / 2").get().text == "3.5")
  }

  @Test func argumentsAreAListOfTexts() throws {
    var session = Session()
    session.setArguments(["a b", "\"quoted\""])
    #expect(try session.evaluate("arguments.count").get().text == "2")
    #expect(try session.evaluate("arguments[1]").get().text == "\"\\\"quoted\\\"\"")
  }

  @Test func kindsOfEvents() {
    var run = ProgramRun()
    run.session.settings.announces = true
    let events = run.events(
      of: "let a = 1\na\nprint(a)\nplot(T(1, 0), of: rect(0, 0, 9, 9))\n1 / 0")
    #expect(events.map(\.kind) == [.announcement, .value, .printed, .picture, .diagnostic])
  }

  /// What a library declares nobody typed.
  @Test func librariesAnnounceNothing() {
    var run = ProgramRun()
    run.session.settings.announces = true
    #expect(run.output(of: "let r: NSRect = NSMakeRect(1, 2, 3, 4)") == "r = rect(1, 2, 3, 4)")
    #expect(run.output(of: "let idiom = UI_USER_INTERFACE_IDIOM()") == "idiom = 0")
  }

  /// A text that has no other mark of C may have it in its name.
  @Test(arguments: [("dial.c", 1), ("Dial.m", 1), ("Dial.swift", 0)])
  func theNameOfAFileSaysThatItIsOfC(name: String, warnings: Int) {
    var session = Session()
    var found = 0
    session.onEvent = { if $0.kind == .diagnostic { found += 1 } }
    #expect(session.run("atan2(1 / 2, M_PI)", name: name).status == .done)
    #expect(found == warnings)
  }

  /// A hundred warnings are enough at once, and a later entry answers for none of them.
  @Test func whatWasLeftOutIsNotToldLater() {
    let jumps = (0...100).map {
      "let v\($0) = view(0, 0, 10, 10)\nv\($0).layer.anchorPoint = (0, 0)"
    }
    var run = ProgramRun()
    #expect(run.codes(of: jumps.joined(separator: "\n")).count == 100)
    #expect(run.output(of: "1 + 1") == "2")
  }

  @Test func placesCountFromTheFirstLineGiven() throws {
    var session = Session()
    let outcome = session.run("1\n  nothing", name: "page.md", firstLine: 40)
    let location = session.location(try #require(outcome.diagnostics.first))
    #expect(outcome.status == .failed)
    #expect(location.source == "page.md")
    #expect(location.line == 41)
    #expect(location.column == 3)
  }

  @Test(arguments: [
    ("1 / 0", Session.Status.failed), ("1 +", .unreadable), ("1", .done), ("", .done),
  ]) func statuses(_ program: String, _ status: Session.Status) {
    var session = Session()
    #expect(session.run(program).status == status)
  }

  /// Precision 1 to 17, and what it does to one number.
  @Test func precision() throws {
    var session = Session()
    session.settings.digits = .significant(3)
    #expect(try session.evaluate("(1 / 3, 123456.7)").get().text == "(0.333, 123000)")
    session.settings.digits = .significant(17)
    #expect(try session.evaluate("0.1 + 0.2").get().text == "0.30000000000000004")
    session.settings.digits = .full
    #expect(try session.evaluate("0.1").get().text == "0.1")
  }
}
