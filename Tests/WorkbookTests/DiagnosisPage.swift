import Foundation

@testable import Workbook

/// A page of exercises with answers and what each is to be diagnosed as.
///
/// A heading begins an exercise. Its blocks are `setup`, `predict`, `solution`, `accept`, `checks`
/// (without one: the value of the last name the solution defines), and answers: `right`, or
/// `mistake order` for an answer whose first explanation is `order`, `mistake order, origin` where
/// others explain it too, `mistake none` where none does.
struct DiagnosisPage {
  struct Answer {
    var code: String
    var ids: [String]
    var isRight: Bool
    var line: Int
  }

  struct Case {
    var title: String
    var lesson: Lesson
    var answers: [Answer]
  }

  var cases: [Case] = []

  init(_ file: URL) throws {
    let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    var blocks: [(info: String, code: String, line: Int)] = []
    var title = ""
    var open: (info: String, code: [String], line: Int)?
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("```") {
        if let block = open {
          blocks.append((block.info, block.code.joined(separator: "\n"), block.line))
          open = nil
        } else {
          open = (String(line.dropFirst(3)), [], index + 1)
        }
      } else if open != nil {
        open?.code.append(line)
      } else if line.hasPrefix("## ") {
        add(title, blocks)
        (title, blocks) = (String(line.dropFirst(3)), [])
      }
    }
    add(title, blocks)
  }

  private mutating func add(_ title: String, _ blocks: [(info: String, code: String, line: Int)]) {
    guard !blocks.isEmpty else { return }
    var answers: [Answer] = []
    var text = ""
    for (info, code, line) in blocks {
      let word = info.prefix { $0 != " " }
      switch word {
      case "right": answers.append(Answer(code: code, ids: [], isRight: true, line: line))
      case "mistake":
        let ids = info.dropFirst(word.count).components(separatedBy: ",").map {
          $0.trimmingCharacters(in: .whitespaces)
        }
        answers.append(Answer(code: code, ids: ids, isRight: false, line: line))
      case "checks": text += "```checks\n\(code)\n```\n"
      default: text += "```swift \(info)\n\(code)\n```\n"
      }
    }
    let isPrediction = blocks.contains { $0.info == "predict" }
    if !isPrediction, !blocks.contains(where: { $0.info == "checks" }) {
      let solution = blocks.first { $0.info == "solution" }?.code ?? ""
      text += "```checks\nvalue \(definedNames(in: solution).last ?? "x") ≈ solution\n```\n"
    }
    let kind = isPrediction ? "Predict" : "Exercise"
    let body = "## \(kind): \(title)\n<!-- id: it -->\n\(text)"
    cases.append(Case(title: title, lesson: lesson(lessonText(body)), answers: answers))
  }
}

let diagnosisFolder = URL(filePath: #filePath).deletingLastPathComponent().appending(
  path: "Diagnosis")
