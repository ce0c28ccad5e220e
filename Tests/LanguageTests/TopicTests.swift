import Testing

@testable import Language

/// The pages of help about ideas.
@Suite struct TopicTests {
  private static let names = Topic.all.map { "\($0.name)" }

  /// An example that fails or warns would teach the wrong thing, unless warnings are the topic.
  @Test(arguments: names) func examplesRunWithoutComplaint(_ name: String) throws {
    let topic = try #require(Topic.of(name))
    var session = Session().exampleSession
    for program in topic.programs {
      let transcript = Transcript(program, in: session)
      session = transcript.session
      let complaints = transcript.problems.filter {
        name != "warnings" || !$0.hasPrefix("warning[")
      }
      #expect(complaints == [])
      #expect(transcript.text.plain.contains("\n    "))
    }
  }

  @Test(arguments: names) func pagesFitAScreen(_ name: String) throws {
    let page = try #require(Session().help(name)).plain
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 24)
    let long = lines.filter { $0.count > 92 }
    #expect(long == [])
  }

  @Test(arguments: names) func proseFitsATerminal(_ name: String) throws {
    for case .prose(let prose) in try #require(Topic.of(name)).parts {
      let long = "\(prose)".split(separator: "\n").filter { $0.count > 78 }
      #expect(long == [])
    }
  }

  /// Also where values are JSON for programs: pages are for people.
  @Test(arguments: ["angles", "rotated", "P0703"]) func examplesAreShownAsText(_ name: String)
    throws
  {
    var session = Session()
    let page = try #require(session.help(name)).plain
    session.settings.isJSON = true
    #expect(session.help(name)?.plain == page)
  }

  @Test func wordsLeadToOneTopic() {
    let words = Topic.all.flatMap { ["\($0.name)"] + $0.otherWords.map(String.init) }
    #expect(Set(words).count == words.count)
  }

  @Test(arguments: [
    ("rotation", "about"), ("rows", "rows-and-columns"), ("degrees", "angles"),
    ("Rows and Columns", "rows-and-columns"), ("anchorPoint", "anchor"), ("*", "operators"),
    ("?", "holes"), ("mirror", "reflection"), ("y-up", "y-down"), ("hit test", "hit-test"),
  ]) func otherWords(_ word: String, _ name: String) throws {
    #expect(try "\(#require(Topic.of(word)).name)" == name)
  }

  @Test func relatedTopicsAndNamesExist() {
    let session = Session()
    for topic in Topic.all {
      for name in topic.relatedNames { #expect(session.help(String(name)) != nil, "\(name)") }
    }
  }

  /// A topic does not hide what the catalogue says of its name.
  @Test func theEntriesOfATopicsNameAreNamed() throws {
    let page = try #require(Session().help("frame")).plain
    #expect(page.contains("names: view.frame  layer.frame"))
    #expect(try #require(Session().help("view.frame")).plain.hasPrefix("frame   member of a view"))
    #expect(try #require(Session().help("CGRect.center")).plain.contains("member of a rect"))
  }

  @Test func theSettingsOfTheSessionHold() throws {
    var session = Session()
    session.settings.digits = .significant(3)
    #expect(try #require(session.help("angles")).plain.contains("\n    1.57\n"))
  }

  @Test func consequencesAreTold() throws {
    let page = try #require(Session().help("consequences")).plain
    #expect(page.contains("\n    v.frame   rect(200, 200, 100, 50) → rect(225, 175, 50, 100)\n"))
  }

  @Test func helpChangesNothing() throws {
    var run = ProgramRun()
    _ = run.output(of: "let v = 3")
    let shown = run.output(of: "v")
    #expect(try #require(run.session.help("frame")).plain.contains("rect(225, 175, 50, 100)"))
    #expect(run.output(of: "v") == shown)
    #expect(run.output(of: "window.subviews.count") == "1")
  }

  @Test func namesOfOnesOwn() throws {
    var run = ProgramRun()
    _ = run.output(
      of: "let box = view(1, 2, 3, 4); func spin(_ v, by a) { a }; struct Pin { var x = 1 }")
    #expect(
      try #require(run.session.help("box")).plain
        == "box   a view, a variable of yours\nbox = UIView box frame rect(1, 2, 3, 4)")
    #expect(
      try #require(run.session.help("spin")).plain
        == "spin   a function of your own\nfunc spin(_:by:)")
    #expect(
      try #require(run.session.help("Pin")).plain
        == "Pin   a struct of your own\nstruct Pin with x")
  }

  @Test func typesListTheirMembers() throws {
    let page = try #require(Session().help("CGRect")).plain
    #expect(page.contains("members: "))
    #expect(page.contains("minX"))
  }

  @Test func searching() {
    let session = Session()
    let found = session.search("shear").map(\.name)
    #expect(found.contains("components.horizontalShear"))
    #expect(found.contains("H"))
    #expect(session.search("xyzzy").isEmpty)
    #expect(session.search("a").isEmpty)
    #expect(Set(found).count == found.count)
  }

  /// What begins with a word is meant before what only holds its letters.
  @Test func aSearchPrefersTheBeginningsOfWords() {
    let session = Session()
    let found = session.search("hit").map(\.name)
    #expect(found.contains("view.hitTest") && !found.contains("white"))
    #expect(session.search("otation").map(\.name).contains("transform.rotated"))
  }

  @Test func aMemberOfAVariableIsTheMember() {
    let session = Session()
    #expect(session.help("v.frame")?.plain.hasPrefix("frame   member of a view") == true)
    #expect(session.help("rect.foo") == nil)
  }

  /// Lines behind the first begin with an indent, for which there is room, too.
  @Test func wordsAreWrapped() {
    let words = ["one", "two", "six"]
    #expect(wrapped(words, indent: "  ", width: 9) == "one two\n  six")
    #expect(wrapped(words, indent: "  ", width: 13) == "one two six")
  }
}

extension Topic {
  /// The programs of its examples.
  var programs: [String] {
    parts.compactMap { part in
      switch part {
      case .prose: nil
      case .example(let program), .told(let program): "\(program)"
      }
    }
  }
}
