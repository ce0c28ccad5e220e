import Foundation
import Prompt
import Testing

/// The reference page is the program's own.
@Suite struct ReferenceTests {
  @Test func thePageIsCurrent() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../docs/reference.md").standardized
    let written = try String(contentsOf: file, encoding: .utf8)
    #expect(
      written == PromptSession.reference(), "docs/reference.md is out of date: run make docs")
  }

  @Test func thePageIsTheSameEachTime() {
    #expect(PromptSession.reference() == PromptSession.reference())
  }

  @Test func everyPartIsThere() {
    let page = PromptSession.reference()
    let sections = page.split(separator: "\n").filter { $0.hasPrefix("## ") }
    for section in ["Topics", "Commands", "Settings", "Operators", "Transforms", "Views"] {
      #expect(sections.contains("## \(section)"))
    }
    #expect(page.contains("C `CGAffineTransformRotate(transform, angle)`"))
    #expect(page.contains("> T(3, 0).rotated(by: 90°)\n⎡  0  1  0 ⎤"))
    #expect(page.contains("Objective-C `setFrame:`"))
    #expect(page.contains("### P0203\n"))
    #expect(!page.contains("error["))
  }
}
