@testable import Language
import Testing

/// What people write is what is offered, at each of its names.
@Suite struct CompletionLawTests {
  /// Each name of an example, but new ones, is offered after its first letter.
  ///
  /// A parameter without type could be anything, and so could a format, which is not looked at.
  @Test func examplesCanBeCompleted() {
    let session = Session()
    var missing: [String] = []
    for program in programs
    where !program.contains("_ v, by angle") && !program.contains("format: .number") {
      for (start, end) in names(of: program) {
        let name = String(decoding: Array(program.utf8)[start..<end], as: UTF8.self)
        let offered = session.completions(for: program, cursor: start + name.first.utf8Count)
        let found = offered.candidates.contains {
          [name, name + "(", name + ": ", name + ":"].contains($0.insert)
        }
        if !found { missing.append("\(program.prefix(60)): \(name)") }
      }
    }
    #expect(missing == [])
  }

  /// Wherever the cursor stands, nothing breaks, and what is offered begins as typed: a cursor walks through all
  /// programs of a page, and stands at each 293rd of their bytes.
  @Test(arguments: try FixturePage.pages { !$0.hasPrefix("pasted/") })
  func prefixesOfFixtures(_ page: FixturePage) {
    let session = Session()
    var cursor = 0
    for step in page.sessions.flatMap(\.steps) where step.program.utf8.count < 400 {
      for end in stride(from: cursor, through: step.program.utf8.count, by: 293) {
        let found = session.completions(for: step.program, cursor: end)
        let typed = String(decoding: step.program.utf8.prefix(end), as: UTF8.self)
        let word = typed.unicodeScalars.suffix(found.replaced).map(String.init).joined()
        #expect(
          found.candidates.allSatisfy { $0.insert.lowercased().hasPrefix(word.lowercased()) })
        cursor = end + 293
      }
      cursor = max(0, cursor - step.program.utf8.count)
    }
  }

  private var programs: [String] {
    let catalogue = Catalogue.shared
    let topics = Topic.all.map { $0.programs.joined(separator: "\n") }
    return Set(catalogue.entries.indices.map { catalogue.program(Int32($0)) }).sorted() + topics
  }

  /// Where names stand that are not new ones.
  private func names(of program: String) -> [(Int, Int)] {
    let typed = TypedText((program + " ").utf8, names: Catalogue.shared.names)
    // New names, words that are ignored or of the grammar, labels of tuples in closures, and Objective-C's spellings of constants.
    let words = ["IBOutlet", "redColor", "selector", "didSet", "key", "value"]
    let own = Set(typed.declarations.map(\.name) + words)
    return typed.tokens.indices.compactMap { index in
      let token = typed.tokens[index]
      let text = typed.text(token.span)
      guard token.kind == .name, !own.contains(text), text.utf8.count > 1 else { return nil }
      return (Int(token.span.start), Int(token.span.end))
    }
  }
}

extension Optional where Wrapped == Character {
  fileprivate var utf8Count: Int { map { String($0).utf8.count } ?? 0 }
}
