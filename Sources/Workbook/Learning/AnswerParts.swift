/// What the learner entered: the parts of which an answer is put together.
///
/// An exercise is judged from its own setup. Names that the learner defined before, or that examples
/// did, are taken along where the answer uses them: what works at the prompt is not refused.
struct AnswerParts {
  /// Entries of earlier pages that define something.
  private var before: [String] = []
  /// An entry that ran.
  private struct Entry {
    var text: String
    /// It is a step of the prompt's `:undo`; a look is none.
    var isStep: Bool
  }

  /// The entries of this page, and those that were undone.
  private var entries: [Entry] = []
  private var undone: [Entry] = []
  /// The last entry of this page, whether or not it ran.
  var last: String?

  /// The last entry of this page that shows a value; where none does, the last one.
  var lastShown: String? {
    guard let last, onlyDeclares(last) else { return last }
    return here.last { !onlyDeclares($0) } ?? last
  }

  /// The texts of the entries of this page.
  var here: [String] { entries.map(\.text) }

  /// The names that entries of this page define.
  var namesHere: Set<String> { Set(here.flatMap { definedNames(in: $0) }) }

  /// The names that entries of this page define, and a next one, but for those made of a name that was declared
  /// anew since.
  func currentNames(with next: String? = nil) -> Set<String> {
    var words: [String: Set<String>] = [:]
    for entry in here + [next].compactMap({ $0 }) {
      var changed = Set(definedNames(in: entry))
      for name in changed { words[name] = nil }
      while let name = words.first(where: { !$0.value.isDisjoint(with: changed) })?.key {
        words[name] = nil
        changed.insert(name)
      }
      // A function reads when it is called.
      let read = isFunction(entry) ? [] : Set(self.words(entry))
      for name in definedNames(in: entry) { words[name] = read }
    }
    return Set(words.keys)
  }

  /// Begins a page.
  mutating func turnPage() {
    define(here)
    entries = []
    undone = []
    last = nil
  }

  /// An entry of this page that ran.
  mutating func add(_ text: String, isStep: Bool) {
    entries.append(Entry(text: text, isStep: isStep))
    if isStep { undone = [] }
  }

  /// The last step is taken back, with what was looked at since.
  mutating func undo() {
    let step = entries.lastIndex(where: \.isStep) ?? entries.count
    if step < entries.count { undone.append(entries[step]) }
    entries.removeSubrange(step...)
    last = entries.last?.text
  }

  /// It is done again after all.
  mutating func redo() {
    if let entry = undone.popLast() { entries.append(entry) }
    last = entries.last?.text
  }

  /// Entries that belong to no exercise.
  mutating func define(_ texts: [String]) {
    before += texts.filter { !definedNames(in: $0).isEmpty }
    if before.count > 200 { before.removeFirst(before.count - 200) }
  }

  /// The code of an answer, which is the last of the parts or, with nil, all that was entered here;
  /// nothing earlier takes the place of what a setup defines.
  func code(of answer: String?, for exercise: Exercise, in lesson: Lesson) -> String {
    let parts = answer.map { [$0] } ?? []
    guard exercise.kind == .exercise else { return code(parts, exercise, lesson) }
    return code((here.filter(exercise.takes) + parts).withoutForgotten, exercise, lesson)
  }

  /// What else may be meant: all but the looks, with the last output alone, and what came last by itself, after
  /// tries whose traces are still there.
  func otherReadings(of answer: String?, for exercise: Exercise, in lesson: Lesson) -> [String] {
    guard exercise.kind == .exercise else { return [] }
    let deeds = (here + (answer.map { [$0] } ?? [])).filter(exercise.takes)
    let last = deeds.lastIndex { !changesSomething($0) }
    let latest = deeds.indices.filter { $0 == last || changesSomething(deeds[$0]) }
    let starts = [deeds.startIndex] + deeds.indices.suffix(AnswerParts.mostReadings)
    return ([latest.map { deeds[$0] }] + starts.map { Array(deeds[$0...]) })
      .map { code($0, exercise, lesson) }
  }

  private static let mostReadings = 12

  private func code(_ parts: [String], _ exercise: Exercise, _ lesson: Lesson) -> String {
    var parts = parts
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
      // `let v = …` is where a name begins; `v.center = …` needs what stands before it.
      if part.utf8.contains(UInt8(ascii: "=")), onlyDeclares(part) { known.formUnion(defined) }
      wanted.subtract(known)
    }
    return parts.joined(separator: "\n")
  }

  private func words(_ text: String) -> [String] {
    codeTokens(text).filter { $0.kind == .word }.map(\.text)
  }
}

extension Exercise {
  /// Whether an entry is part of an answer: it changes something or, where a check looks at that, prints or draws.
  func takes(_ entry: String) -> Bool {
    changesSomething(entry) || self.checks.contains { calls($0.rule.outputs, in: entry) }
  }
}

extension Exercise {
  /// What is given to ':check' where one value is asked for by a name: `R(90°)` is `let east = R(90°)`.
  func asDefinition(_ answer: String) -> String { asDefinitions([answer])[0] }

  /// The same for several answers, for which the code of the author is read once.
  func asDefinitions(_ answers: [String]) -> [String] {
    guard self.kind == .exercise, case let names = askedNames, names.count == 1,
      isVariable(names[0])
    else { return answers }
    return answers.map { isValue($0, for: names[0]) ? "let \(names[0]) = \($0)" : $0 }
  }

  private func isValue(_ answer: String, for name: String) -> Bool {
    !changesSomething(answer) && !answer.isEmpty && statements(in: answer).count == 1
      && mentions(answer, name) == 0
  }

  /// Whether the author's own code declares a name by 'let' or 'var'.
  private func isVariable(_ name: String) -> Bool {
    (self.solutions + [self.starter].compactMap { $0 }).contains { snippet in
      let words = codeTokens(snippet.text).map(\.text)
      return zip(words, words.dropFirst()).contains { ["let", "var"].contains($0) && $1 == name }
    }
  }
}

extension Check.Rule {
  /// The functions whose output it looks at.
  fileprivate var outputs: Set<String> {
    switch self {
    case .prints: ["print", "println", "debugPrint", "NSLog"]
    case .pictures: ["plot", "grid"]
    case .value, .holds, .forall, .uses, .avoids, .defines, .kind, .shape, .predicted, .chosen: []
    }
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

/// Whether each name that a part only declares is declared anew by a later statement, and read by none before that;
/// the body of a function reads another function when it is called.
private func isForgotten(_ part: String, by later: [String]) -> Bool {
  guard onlyDeclares(part) else { return false }
  let names = Set(definedNames(in: part))
  let later = later.flatMap { statements(in: $0) }.filter { statement in
    !isFunction(part) || !isFunction(statement)
      || !names.isDisjoint(with: definedNames(in: statement))
  }
  return definedNames(in: part).allSatisfy { name in
    guard let next = later.first(where: { mentions($0, name) > 0 }) else { return false }
    return onlyDeclares(next) && definedNames(in: next).contains(name) && mentions(next, name) == 1
  }
}

private func isFunction(_ text: String) -> Bool { codeTokens(text).first?.text == "func" }

private func mentions(_ part: String, _ name: String) -> Int {
  codeTokens(part).count { $0.kind == .word && $0.text == name }
}
