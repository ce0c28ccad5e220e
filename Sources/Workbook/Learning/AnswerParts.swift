/// What the learner entered: the parts of which an answer is put together.
///
/// An exercise is judged from its own setup. Names that the learner defined before, or that examples
/// did, are taken along where the answer uses them: what works at the prompt is not refused.
struct AnswerParts {
  /// Entries of earlier pages that define something.
  private var before: [String] = []
  /// Entries of this page that define something.
  private var here: [String] = []
  /// The last entry of this page.
  var last: String?

  /// The names that entries of this page define.
  var namesHere: Set<String> { Set(here.flatMap { definedNames(in: $0) }) }

  /// The last entry of this page that defines something.
  var lastDefinition: String? { here.last }

  /// Begins a page.
  mutating func turnPage() {
    define(here)
    here = []
    last = nil
  }

  /// An entry of this page.
  mutating func add(_ text: String) {
    if !definedNames(in: text).isEmpty { here.append(text) }
  }

  /// Entries that belong to no exercise.
  mutating func define(_ texts: [String]) {
    before += texts.filter { !definedNames(in: $0).isEmpty }
    if before.count > 200 { before.removeFirst(before.count - 200) }
  }

  /// The code of an answer; nothing earlier takes the place of what a setup defines.
  func code(of answer: String, for exercise: Exercise, in lesson: Lesson) -> String {
    var parts = [answer]
    if exercise.kind == .exercise { parts = here.filter { $0 != answer } + parts }
    let setup = (lesson.setup + exercise.setup).flatMap { definedNames(in: $0.text) }
    var known = Set(setup + parts.flatMap { definedNames(in: $0) })
    var wanted = Set(parts.flatMap(words)).subtracting(known)
    for part in before.reversed() {
      let defined = definedNames(in: part)
      guard defined.contains(where: wanted.contains), known.isDisjoint(with: defined) else {
        continue
      }
      parts.insert(part, at: 0)
      wanted.formUnion(words(part))
      wanted.subtract(known)
      if part.utf8.contains(UInt8(ascii: "=")), isDeclaration(part) { known.formUnion(defined) }
      wanted.subtract(known)
    }
    return parts.joined(separator: "\n")
  }

  private func words(_ text: String) -> [String] {
    codeTokens(text).filter { $0.kind == .word }.map(\.text)
  }

  /// `let v = …` is where a name begins; `v.center = …` needs what stands before it.
  private func isDeclaration(_ text: String) -> Bool {
    ["let", "var", "func", "struct"].contains(codeTokens(text).first?.text)
  }
}
