import Foundation
import TestSupport

/// An answers file with code for the only exercise.
func answers(_ code: String) -> String {
  "# Answers: shift\n<!-- answers: 1; name: Ada -->\n## move-by\n```swift\n\(code)\n```\n"
}

/// A folder with a lesson and what was handed in.
struct Classroom {
  private let root: String

  init() throws {
    root = try temporaryFolder()
    try write("lessons/1.md", shiftLesson)
  }

  var lessons: String { self["lessons"] }
  var lesson: String { self["lessons/1.md"] }

  subscript(_ name: String) -> String { "\(root)/\(name)" }

  func write(_ name: String, _ text: String) throws { try write(name, Array(text.utf8)) }

  func write(_ name: String, _ bytes: [UInt8]) throws {
    let url = URL(filePath: self[name])
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  func read(_ name: String) throws -> String {
    try String(contentsOfFile: self[name], encoding: .utf8)
  }

  func names(_ folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: self[folder]).sorted()
  }

  /// Everything but the results, with its contents.
  func listing() throws -> [String: Data?] {
    let all = try FileManager.default.subpathsOfDirectory(atPath: root)
    let kept = all.filter { !$0.hasPrefix("out") && !$0.hasSuffix("pipe.md") }
    return Dictionary(
      uniqueKeysWithValues: kept.map { ($0, FileManager.default.contents(atPath: self[$0])) })
  }

  func grade(_ options: String...) throws -> Pivot.Result {
    try Pivot.run(["grade", lesson, self["in"]] + options)
  }

  /// Writes three good submissions among everything that could do harm; returns how many there are.
  func writeHostile() throws -> Int {
    let good = "let m = T(1, 2)"
    let deep = String(repeating: "(", count: 50_000)
    let files: [String: String] = [
      "good.md": answers(good), "good/1.md": answers(good),
      "good\u{1B}[31m\n=x.md": answers(good),
      "loop.md": answers("\(good)\nwhile true { }"),
      "recursion.md": answers("func f() { f() }\nf()\n\(good)"),
      "memory.md": answers("var a = [1]\nwhile true { a += a }\n\(good)"),
      "text.md": answers("var a = \"x\"\nwhile true { a += a }\n\(good)"),
      "output.md": answers("while true { print(\"xxxxxxxxxxxxxxxx\") }\n\(good)"),
      "deep.md": answers("let m = \(deep)"),
      "minus.md": answers("let m = " + String(repeating: "-", count: 90_000) + "1"),
      "chain.md": answers("let m = 1" + String(repeating: "+1", count: 90_000)),
      "headings.md": "# Answers: shift\n" + String(repeating: "## move-by\n", count: 50_000),
      "fences.md": "# Answers: shift\n" + String(repeating: "## a\n```swift\n", count: 20_000),
      "details.md": "---\nlesson: shift\n---\n# x\n"
        + String(repeating: "<details\n", count: 3_000),
      "header.md": "# Answers: shift\n<!-- answers: 1; name: =1+1\",\n --> -->\n## move-by\n",
      "control.md": answers("\u{1B}]0;title\u{7}\(good)\u{202E}"),
      "empty.md": "", "..md": answers("let m = 1"),
    ]
    for (name, text) in files { try write("in/" + name, text) }
    try write("in/binary.md", [0x7F, 0x45, 0x4C, 0x46, 0, 0])
    try write("in/utf16.md", [0xFF, 0xFE, 0x23, 0])
    try write("in/large.md", [UInt8](repeating: 0x61, count: 3_000_000))
    try write("secret", "not handed in")
    try FileManager.default.createSymbolicLink(
      atPath: self["in/link.md"], withDestinationPath: self["secret"])
    mkfifo(self["in/pipe.md"], 0o600)
    return files.count - 1 + 5
  }
}
