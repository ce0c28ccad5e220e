import Foundation
import Language
import Testing

/// A Markdown page of tests: each heading names a session, its programs run one after another.
///
///     ## A heading
///
///     ```pivot
///     1 + 1
///     ```
///
///     ```output
///     2
///     ```
///
/// `json` in place of `output` runs the program with `settings.isJSON`; a program without either
/// prints nothing. A word after `pivot` changes the settings of that program: `full` (all digits),
/// `prompt` (declarations announce themselves), `consequences` (as `--consequences`), or how pictures
/// are shown, `hybrid`, `blocks`, `describe` or `off`; usually it is `ascii`.
struct FixturePage: CustomTestStringConvertible, Sendable {
  /// The path from `Fixtures`, such as `values/angles.md`.
  let name: String
  /// The whole path of the file.
  let path: String
  /// The headings with at least one program.
  let sessions: [FixtureSession]
  private let lines: [String]

  var testDescription: String { name }

  /// Reads a page.
  init(path: String, name: String) throws {
    self.path = path
    self.name = name
    lines = try String(contentsOfFile: path, encoding: .utf8).components(separatedBy: "\n")
    sessions = FixtureReader(lines: lines).sessions()
  }

  /// All pages below a folder of `Fixtures`, in the order of their names.
  static func pages(where isIncluded: (String) -> Bool) throws -> [FixturePage] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures").path
    let names = try FileManager.default.subpathsOfDirectory(atPath: root).sorted()
    return try names.filter { $0.hasSuffix(".md") && $0 != "README.md" && isIncluded($0) }
      .map { try FixturePage(path: root + "/" + $0, name: $0) }
  }

  /// Writes the page with new results, each in the place of the old one.
  func record(_ results: [(step: FixtureStep, text: String)]) throws {
    var lines = lines
    for (step, text) in results.reversed() {
      let body = text.isEmpty ? [] : text.components(separatedBy: "\n")
      if let range = step.resultLines {
        lines.replaceSubrange(range, with: body)
      } else if !text.isEmpty {
        let block = ["", "```" + (step.isJSON ? "json" : "output")] + body + ["```"]
        lines.insert(contentsOf: block, at: step.programEnd)
      }
    }
    try lines.joined(separator: "\n").write(toFile: path, atomically: true, encoding: .utf8)
  }
}

/// The programs below one heading.
struct FixtureSession: Sendable {
  var heading: String
  var steps: [FixtureStep] = []
}

/// A program and what it prints.
struct FixtureStep: Sendable {
  var program: String
  /// The words after `pivot` on the line that opens the program.
  var options: Set<String>
  /// How pictures are shown; in ASCII, which every editor shows alike, unless said otherwise.
  var pictures: PictureForm { options.lazy.compactMap(PictureForm.init(rawValue:)).first ?? .ascii }
  /// The line of the Markdown file where a failure is reported, from 1.
  var line: Int
  /// The index of the line after the program's closing fence.
  var programEnd: Int
  var expected = ""
  var isJSON = false
  /// The indices of the lines between the fences of the result; nil without a result.
  var resultLines: Range<Int>?
}

/// Finds the fenced blocks of a page.
private struct FixtureReader {
  let lines: [String]
  private var index = 0
  private var found: [FixtureSession] = []

  init(lines: [String]) { self.lines = lines }

  func sessions() -> [FixtureSession] {
    var copy = self
    copy.read()
    return copy.found.filter { !$0.steps.isEmpty }
  }

  private mutating func read() {
    while index < lines.count {
      let line = lines[index]
      index += 1
      if line.hasPrefix("#") {
        found.append(FixtureSession(heading: String(line.drop { $0 == "#" || $0 == " " })))
      } else if line.hasPrefix("```") {
        readBlock(line.dropFirst(3).split(separator: " ").map(String.init))
      }
    }
  }

  private mutating func readBlock(_ words: [String]) {
    let start = index
    while index < lines.count, lines[index] != "```" { index += 1 }
    let range = start..<index
    index = min(index + 1, lines.count)
    guard let session = found.indices.last else { return }
    let text = lines[range].joined(separator: "\n")
    if words.first == "pivot" {
      found[session].steps.append(
        FixtureStep(
          program: text, options: Set(words.dropFirst()), line: start, programEnd: index))
    } else if words.first == "output" || words.first == "json",
      let step = found[session].steps.indices.last
    {
      found[session].steps[step].expected = text
      found[session].steps[step].isJSON = words.first == "json"
      found[session].steps[step].resultLines = range
      found[session].steps[step].line = start
    }
  }
}
