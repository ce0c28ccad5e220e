/// What the learner entered: the parts of which an answer is put together.
///
/// An exercise is judged from its own setup. Names that the learner defined before, or that examples
/// did, are taken along where the answer uses them: what works at the prompt is not refused.
struct AnswerParts {
  /// Entries of earlier pages that define something.
  private var before: [String] = []
  /// The entries of this page that ran, and those that were undone.
  private(set) var here: [String] = []
  private var undone: [String] = []
  /// The last entry of this page, whether or not it ran.
  var last: String?

  /// The names that entries of this page define.
  var namesHere: Set<String> { Set(here.flatMap { definedNames(in: $0) }) }

  /// Begins a page.
  mutating func turnPage() {
    define(here)
    here = []
    undone = []
    last = nil
  }

  /// An entry of this page that ran.
  mutating func add(_ text: String) {
    here.append(text)
    if changesSomething(text) { undone = [] }
  }

  /// The last entry that changed something is taken back, with what was looked at since: a look is no step of
  /// the prompt's `:undo`.
  mutating func undo() {
    let step = here.lastIndex(where: changesSomething) ?? here.count
    if step < here.count { undone.append(here[step]) }
    here.removeSubrange(step...)
    last = here.last
  }

  /// It is done again after all.
  mutating func redo() {
    if let text = undone.popLast() { here.append(text) }
    last = here.last
  }

  /// Entries that belong to no exercise.
  mutating func define(_ texts: [String]) {
    before += texts.filter { !definedNames(in: $0).isEmpty }
    if before.count > 200 { before.removeFirst(before.count - 200) }
  }

  /// The code of an answer, which is the last of the parts or, with nil, all that was entered here;
  /// nothing earlier takes the place of what a setup defines.
  func code(of answer: String?, for exercise: Exercise, in lesson: Lesson) -> String {
    var parts = answer.map { [$0] } ?? []
    if exercise.kind == .exercise {
      parts = (here.filter(changesSomething) + parts).withoutForgotten
    }
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

extension [String] {
  /// The entries in their order, as the prompt ran them, but for tries that left nothing behind: what only
  /// declares names that are declared anew before anything reads them.
  fileprivate var withoutForgotten: [String] {
    indices.reversed().reduce(into: []) { kept, index in
      if !isForgotten(self[index], by: kept) { kept.insert(self[index], at: 0) }
    }
  }
}

/// Whether each name that a part only declares is declared anew by a later one, and read by none before that.
private func isForgotten(_ part: String, by later: [String]) -> Bool {
  guard onlyDeclares(part) else { return false }
  return definedNames(in: part).allSatisfy { name in
    guard let next = later.first(where: { mentions($0, name) > 0 }) else { return false }
    return onlyDeclares(next) && definedNames(in: next).contains(name) && mentions(next, name) == 1
  }
}

private func mentions(_ part: String, _ name: String) -> Int {
  codeTokens(part).count { $0.kind == .word && $0.text == name }
}
