import Foundation
import TestSupport
import Testing

@Suite("pivot plot", .timeLimit(.minutes(2)))
struct PlotCommandTests {
  private let folder: String

  init() throws { folder = try temporaryFolder() }

  private func contents(_ name: String) throws -> String {
    try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
  }

  @Test func withoutAFileThePictureIsShown() throws {
    let shown = try Pivot.run("-e", "plot(view(40, 30, 120, 80))")
    #expect(try Pivot.run("plot", "view(40, 30, 120, 80)").output == shown.output)
    let words = try Pivot.run("plot", "--describe", "view(40, 30, 120, 80)").output
    #expect(words.hasPrefix("UIView: an upright rectangle, x 40, y 30, width 120, height 80.\n"))
  }

  @Test func severalExpressionsMakeOnePicture() throws {
    let together = try Pivot.run("plot", "plot(R(10°), R(20°))").output
    #expect(try Pivot.run("plot", "R(10°), R(20°)").output == together)
    let wrong = try Pivot.run("plot", "R(10°), nope")
    #expect(wrong.status != 0 && wrong.errors.contains("P0102"), "\(wrong)")
  }

  /// An error stands in what was typed, not in the call that is written around it.
  @Test(arguments: [
    (["-e", "1", "-e", "nope :plot"], "2:1", "2 │ nope :plot\n  │ ^^^^"),
    (["-e", "1 + + :plot"], "1:6", "1 │ 1 + + :plot\n  │      ^"),
    (["-e", "1", "-e", "  let q = 3 :plot", "-e", "2"], "2:3", "2 │   let q = 3 :plot\n  │   ^^^"),
    (["-e", "R(30°) :plot", "-e", "nope"], "2:1", "2 │ nope\n  │ ^^^^"),
    (["plot", "1;2"], "1:3", "1 │ 1;2\n  │   ^"), (["plot", "3"], "1:1", "1 │ 3\n  │ ^"),
  ])
  func errorsStandInWhatWasTyped(_ arguments: [String], _ place: String, _ excerpt: String) throws {
    let errors = try Pivot.run(arguments).errors
    #expect(errors.contains("-e:\(place)\n") && errors.contains(excerpt), "\(errors)")
  }

  /// The README shows the command and what it writes.
  @Test func thePictureOfTheReadmeIsCurrent() throws {
    let top = URL(filePath: #filePath).appending(path: "../../..").standardized
    let readme = try String(contentsOf: top.appending(path: "README.md"), encoding: .utf8)
    let source = "explain(T(-50, -30) * R(30°) * T(50, 30))"
    #expect(readme.contains("pivot plot '\(source)' -o turn.svg"))
    let file = try String(contentsOf: top.appending(path: "docs/turn.svg"), encoding: .utf8)
    let now = try Pivot.run("plot", source, "-o", "-").output
    #expect(file == now, "docs/turn.svg is out of date: run make docs")
  }

  /// The same on a terminal, in a legend and in a title.
  @Test func aNameIsTheSameEverywhere() throws {
    let name = #"\u{fffe}abc\nnew\tli\u{1b}ne\u{202e}"#
    let program = "let v = view(1, 2, 30, 40)\nv.name = \"\(name)\"\nplot(v)"
    let shown = #"\u{fffe}abc new li\u{1b}ne\u{202e}"#
    #expect(try Pivot.run("-e", program).output.contains("─── \(shown)  A (1, 2)"))
    let file = try Pivot.run("plot", "-e", program, "-o", "-").output
    #expect(file.contains("<title>\(shown)</title>"))
    #expect(file.contains("data-name=\"\(shown)\""))
    #expect(file.contains(">\(shown)\u{2003}A (1, 2)"))
  }

  /// Programs that read a pipe are the same everywhere.
  @Test(arguments: [
    ["LANG": "C"], ["LC_ALL": "de_DE.ISO-8859-1"], ["TERM": "dumb"], ["TERM": "linux"],
  ])
  func aPipeIsTheSameEverywhere(environment: [String: String]) throws {
    for arguments in [
      ["-e", "R(30°)", "-e", "plot((1, 2), (3, 4))"], ["--json", "-e", "plot(R(30°))"],
      ["help", "grid"],
    ] {
      let usual = try Pivot.run(arguments)
      #expect(try Pivot.run(arguments, environment: environment).output == usual.output)
    }
  }

  @Test func picturesAreWritten() throws {
    let file = "\(folder)/view.svg"
    let result = try Pivot.run("plot", "view(40, 30, 120, 80)", "-o", file)
    #expect(result.status == 0 && result.output.isEmpty && result.errors.isEmpty)
    let text = try contents("view.svg")
    #expect(XMLElements.of(text) != nil)
    #expect(try Pivot.run("plot", "view(40, 30, 120, 80)", "-o", "-").output == text)
    // Written again, and nothing beside it is left.
    #expect(try Pivot.run("plot", "view(0, 0, 9, 9)", "-o", file, "--title", "T").status == 0)
    #expect(try contents("view.svg").contains("<title>T</title>"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["view.svg"])
  }

  @Test func allPicturesOfAProgramAreInOneFile() throws {
    let program = "let v = view(10, 10, 50, 20)\nplot(v)\nprint(1)\nv.frame\nplot(v)\n"
    try program.write(toFile: "\(folder)/two.pivot", atomically: true, encoding: .utf8)
    let text = try Pivot.run("plot", "\(folder)/two.pivot", "-o", "-", "--y-up", "--animate").output
    let elements = try #require(XMLElements.of(text))
    #expect(elements.filter { $0.attributes["class"] == "picture" }.count == 2)
    #expect(text.contains("y up") && text.contains("pivot-march"))
    #expect(try Pivot.run("plot", "-", "-o", "-", input: program).output.contains("</svg>"))
  }

  @Test func aFailingProgramWritesNothing() throws {
    let file = "\(folder)/a.svg"
    let result = try Pivot.run("plot", "-e", "plot(view(1, 1, 2, 2))", "-e", "nope", "-o", file)
    #expect(result.status == 1)
    #expect(result.errors.contains("error[P"))
    #expect(!FileManager.default.fileExists(atPath: file))
  }

  @Test(arguments: [
    (["let a = 1"], 1, "P0620"), (["\"text\""], 1, "there is no picture of"), (["1 +"], 2, "P0"),
    (["/nonexistent/a.pivot"], 66, "P0601"),
    (["nofile.swift"], 66, "P0601"), (["x/no-file.m"], 66, "P0601"), (["nofile.a"], 1, "P0201"),
    (["view(1, 1, 2, 2)", "-o", "/nonexistent/a.svg"], 73, "P0602"),
    (["view(1, 1, 2, 2)", "-o", "/nonexistent/a.png"], 64, "ends in .svg"), ([], 64, "expression"),
    (["view(1, 1, 2, 2)", "--title", "t"], 64, "add -o"),
    (["view(1, 1, 2, 2)", "--describe", "-o", "-"], 64, "--describe"),
  ])
  func mistakes(_ arguments: [String], _ status: Int32, _ words: String) throws {
    let quoted = arguments.map { "'\($0)'" }.joined(separator: " ")
    let result = try Pivot.shell("\"$PIVOT\" plot \(quoted)")
    #expect(result.status == status)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains(words))
  }

  /// The error shows what was written.
  @Test(arguments: [
    (["1 + 1"], "1 + 1"), (["-e", "let n = 2", "-e", "n"], "n"),
    (["-e", "1 + 1", "-e", "let n = 2"], "1 + 1"),
  ]) func theErrorShowsTheExpression(_ arguments: [String], _ shown: String) throws {
    let result = try Pivot.run(["plot"] + arguments)
    #expect(result.status == 1 && result.errors.contains("│ \(shown)\n"), "\(result.errors)")
  }

  @Test func aLinkThatLeadsNowhereIsNamed() throws {
    let link = "\(folder)/link.svg"
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: "\(folder)/none.svg")
    let result = try Pivot.run("plot", "view(1, 1, 2, 2)", "-o", link)
    #expect(result.status == 74)
    #expect(result.errors.contains("a link that leads nowhere"))
  }

  @Test func devicesAreNotReplacedAndLinksKept() throws {
    let files = FileManager.default
    try files.createSymbolicLink(atPath: "\(folder)/null.svg", withDestinationPath: "/dev/null")
    let result = try Pivot.run("plot", "view(1, 1, 2, 2)", "-o", "\(folder)/null.svg")
    #expect(result.status == 74)
    #expect(result.errors.contains("not a regular file"))
    try "old".write(toFile: "\(folder)/real.svg", atomically: true, encoding: .utf8)
    try files.createSymbolicLink(atPath: "\(folder)/link.svg", withDestinationPath: "real.svg")
    #expect(try Pivot.run("plot", "view(1, 1, 2, 2)", "-o", "\(folder)/link.svg").status == 0)
    #expect(try contents("real.svg").contains("</svg>"))
    #expect(try files.destinationOfSymbolicLink(atPath: "\(folder)/link.svg") == "real.svg")
  }

  /// What the language says a frame is, against what a browser says the shape's box is.
  @Test(
    .enabled(if: Browser.path != nil, .init(rawValue: Browser.missing)),
    arguments: ["R(30°)", "S(-1, 1) * R(75°)", "S(2, 0.5)", "T(30, -80) * R(-200°)"])
  func framesAreTheBoxesOfABrowser(_ transform: String) throws {
    let program = "let v = view(60, 40, 200, 120)\nv.transform = \(transform)\n"
    let frame = try Pivot.run("-e", program + "v.frame").output
    let numbers = frame.split { !"0123456789.-e".contains($0) }.compactMap { Double($0) }
    try #require(numbers.count == 4)
    let text = try Pivot.run("plot", "-e", program + "plot(v)", "-o", "-").output
    let shapes = try #require(try Browser.report([(text, [0])]).first?.moments.first)
    for part in ["after", "frame"] {
      let shape = try #require(shapes.first { $0.part == part })
      let box = try #require(shapes.drawnBox(shape))
      let unit = try #require(shapes.unitsPerPixel(shape.panel))
      for (seen, said) in zip([box.x, box.y, box.width, box.height], numbers) {
        #expect(abs(seen - said) < 0.05 * unit)
      }
    }
  }
}
