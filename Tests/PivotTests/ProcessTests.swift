import Foundation
import TestSupport
import Testing

@Suite("The command line", .timeLimit(.minutes(2)))
struct ProcessTests {
  @Test func expressions() throws {
    #expect(try Pivot.run("-e", "1 + 2").output == "3\n")
    #expect(try Pivot.run("-e", "let a = 2", "-e", "a * 3").output == "6\n")
    #expect(try Pivot.run("-e", "-3").output == "-3\n")
    #expect(try Pivot.run("--color", "never", "-e", "-3", "-e", "--4").output == "-3\n4\n")
  }

  @Test func consequences() throws {
    let program = "let v = view(0, 0, 10, 10)\nv.center = (0, 0)"
    #expect(try Pivot.run("-e", program).output.isEmpty)
    let text = try Pivot.run("--consequences", "-e", program).output
    #expect(
      text == "v.frame   rect(0, 0, 10, 10) → rect(-5, -5, 10, 10)\nkept: bounds, transform\n")
    let json = try Pivot.run("--max-steps", "99", "--consequences", "--json", "-e", program).output
    #expect(json.hasPrefix("{\"type\":\"consequence\",\"name\":\"v\",\"class\":\"UIView\","))
  }

  @Test func standardInput() throws {
    #expect(try Pivot.run(input: "1 + 2\n").output == "3\n")
    #expect(try Pivot.run("-", input: "1 + 2").output == "3\n")
    #expect(try Pivot.run(input: "").output == "")
    let arguments = try Pivot.run("-", "--", "a", "-b", input: "print(arguments)")
    #expect(arguments.output == "[\"a\", \"-b\"]\n")
  }

  @Test func files() throws {
    let folder = try temporaryFolder()
    let file = folder + "/learn"
    try "let a = (1, 2)\na.y\n".write(toFile: file, atomically: true, encoding: .utf8)
    #expect(try Pivot.run(file).output == "2\n")
    #expect(try Pivot.run(file, "-i", input: "a.x").output == "2\n1\n")
    #expect(try Pivot.run("--max-steps", "100000", file).output == "2\n")
  }

  @Test func exitStatus() throws {
    #expect(try Pivot.run("-e", "1").status == 0)
    #expect(try Pivot.run("-e", "nope").status == 1)
    #expect(try Pivot.run("-e", "assert(false)").status == 1)
    #expect(try Pivot.run("-e", "1 +").status == 2)
    #expect(try Pivot.run("/nonexistent/file").status == 66)
    #expect(try Pivot.run("/").status == 66)
    // The number of a closed stream is no file's that is opened later.
    #expect(try Pivot.shell("\"$PIVOT\" -e 1 <&- >&- 2>&-").status == 74)
    let mistyped = try Pivot.run("lern")
    #expect(mistyped.status == 66 && mistyped.errors.hasSuffix("did you mean 'pivot learn'?\n"))
    #expect(try Pivot.shell("\"$PIVOT\" -e 1 > /dev/full").status == 74)
    #expect(try Pivot.shell("\"$PIVOT\" --version > /dev/full").status == 74)
  }

  /// What is nested as deep as it may be also fits where stacks are kept small.
  @Test func smallStacksAreEnough() throws {
    let lines = [
      String(repeating: "max(1, ", count: 100) + "42" + String(repeating: ")", count: 100),
      "func f(n) { n == 0 ? 42 : f(n - 1) }; f(200)",
    ]
    for line in lines {
      let ended = try Pivot.shell("ulimit -s 512; \"$PIVOT\" -e '\(line)'")
      #expect(ended.output == "42\n" && ended.status == 0, "\(ended)")
    }
    let endless = "func f(n) { f(n + 1) }; f(0)"
    let ended = try Pivot.shell("ulimit -s 512; \"$PIVOT\" -e '\(endless)'")
    #expect(ended.status == 1 && ended.errors.contains("error[P05"), "\(ended)")
  }

  @Test(arguments: [
    ["--nope"], ["-e"], ["-e", "1", "file"], ["a", "b"], ["a", "lessons"], ["--color", "pink"],
    ["doctor", "now"],
    ["--max-steps", "0"], ["--max-depth", "0"], ["--max-seconds", "nan"], ["--max-text"],
  ])
  func usageErrors(arguments: [String]) throws {
    let quoted = arguments.map { "'\($0)'" }.joined(separator: " ")
    let result = try Pivot.shell("\"$PIVOT\" \(quoted)")
    #expect(result.status == 64)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains("--help"))
  }

  /// What was written before a subcommand is not dropped.
  @Test func subcommandsStandFirst() throws {
    let result = try Pivot.run("turn.pivot", "plot", "R(30°)")
    #expect(result.errors.contains("A subcommand stands first: pivot plot …"), "\(result)")
    #expect(result.status == 64 && result.output.isEmpty)
  }

  @Test func warningsGoToStandardErrorAndChangeNoStatus() throws {
    let result = try Pivot.run("-e", "1/2π\nS(0).inverted().a")
    #expect(result.status == 0)
    #expect(result.output == "0.1591549\n0\n")
    #expect(
      result.errors.hasPrefix("warning[P0713]: 1/2π is 0.1592: 2π is one number\n  ┌─ -e:1:1\n"))
    #expect(result.errors.contains("warning[P0706]"))
    let json = try Pivot.run("--json", "-e", "R(90) == R(0)")
    #expect(json.output == "{\"type\":\"bool\",\"value\":false}\n")
    #expect(
      json.errors
        == #"{"type":"warning","code":"P0701","message":"90 rad is 116.6°; did you mean 90°?","#
        + #""file":"-e","line":1,"column":3,"endColumn":5,"help":"write 90° or 90 * .pi / 180"}"#
        + "\n")
  }

  @Test func mistakesGoToStandardError() throws {
    let result = try Pivot.run("-e", "1\nnope\n2")
    #expect(result.output == "1\n")
    #expect(result.errors.hasPrefix("error[P0201]: there is no 'nope'\n  ┌─ -e:2:1\n"))
    let file = try Pivot.run("/nonexistent/x")
    #expect(file.errors == "error[P0601]: cannot read /nonexistent/x: No such file or directory\n")
    #expect(try Pivot.shell("\"$PIVOT\" -e 1 > /dev/full").errors.contains("No space left"))
  }

  @Test func budgets() throws {
    let steps = try Pivot.run("--max-steps", "1000", "-e", "while true {}")
    #expect(steps.status == 1 && steps.errors.contains("--max-steps"))
    let seconds = try Pivot.run("--max-seconds=0.05", "-e", "while true {}")
    #expect(seconds.status == 1 && seconds.errors.contains("--max-seconds"))
    let depth = try Pivot.run("--max-depth", "10", "-e", "func f() { f() }", "-e", "f()")
    #expect(depth.errors.contains("--max-depth"))
    let text = try Pivot.run("--max-text", "10", "-e", "print(\"0123456789abc\")")
    #expect(text.errors.contains("--max-text"))
    let source = try Pivot.run("--max-source", "10", "-e", "1 + 2 + 3 + 4 + 5")
    #expect(source.status == 2 && source.errors.contains("P0506"))
  }

  @Test func jsonLines() throws {
    let program = "1.5\n(1, 2)\nprint(\"a\\\"b\")\nR(30°)\nwindow\nplot(window)\nnope"
    let result = try Pivot.run("--json", "-e", program)
    let objects = try (result.output + result.errors).split(separator: "\n").map {
      try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
    }
    let types = objects.map { $0?["type"] as? String }
    #expect(types == ["number", "point", "printed", "transform", "view", "picture", "error"])
    let unreadable = try Pivot.run("--json", "/nonexistent/\"\\").errors
    let object = try JSONSerialization.jsonObject(with: Data(unreadable.utf8)) as? [String: Any]
    #expect(object?["code"] as? String == "P0601")
  }

  /// A file may be called almost anything, and its name is in the message.
  @Test(arguments: [
    ("\"\u{301}", "\"\u{301}"), ("\\\u{301}", "\\\u{301}"), ("a\nb", "a\nb"), ("a\tb", "a\tb"),
    ("a\r\nb", "a\\u{d}\nb"), ("\u{1B}[31m", "\\u{1b}[31m"), ("\u{61C}", "\\u{61c}"),
  ])
  func jsonOfFileNames(_ name: String, _ shown: String) throws {
    let errors = try Pivot.run("--json", "/nonexistent/" + name).errors
    #expect(errors.utf8.filter { $0 < 0x20 } == [0x0A], "\(errors)")
    let object = try JSONSerialization.jsonObject(with: Data(errors.utf8)) as? [String: Any]
    let message = try #require(object?["message"] as? String)
    #expect(message == "cannot read /nonexistent/\(shown): No such file or directory")
  }

  /// What the argument parser quotes reaches no terminal raw.
  @Test(arguments: [
    ["--\u{1B}[31m"], ["--size", "\u{1B}[31m"], ["a", "\u{1B}[31m"],
    ["grade", "a", "b", "--\u{9B}31m"],
    ["--color", "\u{202E}"], ["review", "\u{1B}[31m"],
  ])
  func usageErrorsAreVisible(_ arguments: [String]) throws {
    let result = try Pivot.run(arguments)
    #expect(result.status == 64 && result.errors.contains("\\u{"), "\(result)")
    let isHarmful = { (scalar: Unicode.Scalar) in
      scalar != "\n"
        && (scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
          || scalar == "\u{202E}")
    }
    #expect(!result.errors.unicodeScalars.contains(where: isHarmful), "\(result)")
    #expect(result.errors.split(separator: "\n").count > 1)
  }

  @Test func colours() throws {
    let wrong = ["-e", "nope"]
    #expect(try Pivot.run(wrong[0], wrong[1]).errors.contains("\u{1B}") == false)
    #expect(try Pivot.run("--color", "always", wrong[0], wrong[1]).errors.contains("\u{1B}[1;31m"))
    let forced = ["CLICOLOR_FORCE": "1"]
    #expect(try Pivot.run("-e", "nope", environment: forced).errors.contains("\u{1B}"))
    #expect(
      try !Pivot.run("-e", "nope", environment: ["CLICOLOR_FORCE": "0"]).errors.contains("\u{1B}"))
    #expect(
      try !Pivot.run("-e", "nope", environment: ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"]).errors
        .contains("\u{1B}"))
    #expect(
      try !Pivot.run("--color", "never", "-e", "nope", environment: forced).errors
        .contains("\u{1B}"))
    #expect(
      try Pivot.run("--color=always", "-e", "nope", environment: ["NO_COLOR": "1"]).errors
        .contains("\u{1B}"))
  }

  @Test func asciiOnly() throws {
    let result = try Pivot.run("--ascii", "-e", "R(30°)", "-e", "30°", "-e", "é")
    #expect((result.output + result.errors).utf8.allSatisfy { $0 < 0x80 })
    #expect(result.output.contains("30deg"))
  }

  /// A character without a meaning is shown as the one that was written, and the carets below it.
  @Test(arguments: [("√", "221a"), ("×", "d7"), ("−", "2212"), ("∑", "2211")])
  func refusedCharactersInASCII(_ character: String, _ code: String) throws {
    let lines = try Pivot.run("--ascii", "-e", "2 \(character) 3").errors.split(separator: "\n")
    let spelled = "\\u{\(code)}"
    #expect(lines.first == "error[P0102]: '\(spelled)' has no meaning here")
    #expect(lines.contains("1 | 2 \(spelled) 3"))
    let carets = String(repeating: "^", count: spelled.count)
    #expect(lines.contains { $0.hasPrefix("  |   \(carets)") })
  }

  /// What is shown can be typed back, and JSON has the value itself.
  @Test(arguments: ["é→°", "“√ π”", "视图 👍🏽", "plain"])
  func textsInASCII(_ text: String) throws {
    let literal = "\"\(text)\""
    let shown = try Pivot.run("--ascii", "-e", literal).output
    #expect(shown.utf8.allSatisfy { $0 < 0x80 })
    #expect(try Pivot.run("-e", shown).output == literal + "\n")
    let json = try Pivot.run("--ascii", "--json", "-e", literal).output
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: String]
    #expect(json.utf8.allSatisfy { $0 < 0x80 } && object?["value"] == text)
  }

  /// "~=" takes one column more than "≈": what stands beside is aligned all the same.
  @Test func columnsInASCII() throws {
    let program = "explain(R(30°) * T(1, 2)); compare(R(30°), T(1, 2))"
    let lines = try Pivot.run("--ascii", "-e", program).output.split(separator: "\n")
    let matrices = lines.filter { $0.hasPrefix("[") }
    let columns = matrices.map { line in line.lastIndex(of: "[").map { line[..<$0].count } }
    #expect(matrices.count == 3 && Set(columns).count == 1)
    let sentences = lines.compactMap { line in
      line.range(of: "(turn|move) by", options: .regularExpression).map {
        line[..<$0.lowerBound].count
      }
    }
    #expect(sentences.prefix(2).first == sentences.prefix(2).last)
  }

  @Test func aReaderThatGoesAwayIsQuiet() throws {
    let result = try Pivot.shell(
      "(\"$PIVOT\" --max-seconds 60 -e 'for i in 0..<2000 { print(i, R(30°)) }'; echo $? >&2) | head -1"
    )
    #expect(result.output.hasPrefix("0 "))
    #expect(result.errors == "0\n")
  }

  @Test func help() throws {
    let help = try Pivot.run("--help")
    #expect(help.status == 0 && help.errors.isEmpty)
    let places = ["OVERVIEW", "EXAMPLES", "USAGE", "--max-steps", "SUBCOMMANDS"].map {
      help.output.range(of: $0)?.lowerBound
    }
    #expect(!places.contains(nil))
    #expect(places.compactMap(\.self) == places.compactMap(\.self).sorted())
    #expect(try Pivot.run("help").output == help.output)
    #expect(try Pivot.run("--ascii", "--help").output.utf8.allSatisfy { $0 < 0x80 })
    #expect(try Pivot.run("help", "doctor").output.contains("pivot doctor"))
    #expect(try Pivot.run("help", "learn").output == Pivot.run("learn", "--help").output)
    #expect(try Pivot.run("help", "P0203").output.hasPrefix("P0203"))
    #expect(try Pivot.run("help", "rotated").output.hasPrefix("rotated(by:)"))
    #expect(try Pivot.run("help", "rows", "and", "columns").output.hasPrefix("rows-and-columns: "))
    #expect(try Pivot.run("help", "xyzzy").status == 1)
    let live = try Pivot.run("help", "live").output
    #expect(live.hasPrefix("live: ") && live.hasSuffix("--help' is about the subcommand.\n"))
    #expect(try Pivot.run("--version").output.split(separator: ".").count == 3)
    #expect(try Pivot.run("doctor", "--version").output == Pivot.run("--version").output)
  }

  @Test(arguments: ["check", "new", "update", "preview", "watch", "export", "list"])
  func helpOnSubcommandsOfLessons(_ name: String) throws {
    let help = try Pivot.run("help", "lessons", name)
    #expect(help.status == 0 && help.output.hasPrefix("OVERVIEW"), "\(help)")
    #expect(try Pivot.run("lessons", name, "--help").output == help.output)
  }

  @Test func completions() throws {
    let plain = try Pivot.run(
      "complete", "-e", "let v = view(1, 2, 3, 4)", "v.backgroundColor = .wh")
    #expect(plain.status == 0 && plain.output == "white  A colour by name.\n")
    let json = try Pivot.run("complete", "--json", "T(1, 2).tx")
    let expected = #"{"type":"completion","insert":"tx","replaces":2,"summary":"How far "#
    #expect(json.output.hasPrefix(expected))
    #expect(try Pivot.run("complete", "").status == 0)
    #expect(try Pivot.run("--help").output.contains("complete") == false)
  }

  /// The examples of `pivot --help` that need no file do what they promise.
  @Test func theExamplesRun() throws {
    let help = try Pivot.run("--help").output
    let examples = help.split(separator: "\n").filter {
      $0.hasPrefix("  pivot -e") || $0.hasPrefix("  echo")
    }
    #expect(examples.count == 3)
    for example in examples {
      let line = example.replacingOccurrences(of: "pivot", with: "\"$PIVOT\"")
      #expect(try Pivot.shell(line).status == 0, "\(example)")
    }
  }

  @Test func doctor() throws {
    let home = try temporaryFolder()
    let result = try Pivot.run(
      "doctor", environment: ["HOME": home, "XDG_STATE_HOME": "not/absolute"])
    #expect(result.status == 0)
    #expect(result.output.contains("\(home)/.local/state/pivot/history"))
    #expect(result.output.contains("--max-steps"))
    #expect(try Pivot.run("doctor", environment: ["HOME": ""]).output.contains("nothing is saved"))
  }
}
