/// What the entry was before each change, so that one key takes back what another did.
///
/// libedit's emacs mode has no undo of its own. The states are noted between keys, whatever
/// command made the change; a word typed in one go counts as one change.
struct Undo {
  private var past: [Entry] = []
  private var present = Entry()
  private var isTyping = false
  private let limit = 200

  /// Starts with an empty entry.
  mutating func reset() {
    self = Undo()
  }

  /// Notes the entry as it is now.
  mutating func note(_ entry: Entry) {
    guard entry.scalars != present.scalars else {
      present.cursor = entry.cursor
      return
    }
    let typed = present.typed(in: entry)
    if !(typed && isTyping) { push(present) }
    isTyping = typed
    present = entry
  }

  /// Notes the entry at the end of a change, which what is typed next is no part of.
  mutating func end(_ entry: Entry) {
    note(entry)
    isTyping = false
  }

  /// The entry as it was before the last change; nil at the beginning.
  mutating func step(from entry: Entry) -> Entry? {
    end(entry)
    guard let last = past.popLast() else { return nil }
    present = last
    return last
  }

  private mutating func push(_ entry: Entry) {
    past.append(entry)
    if past.count > limit { past.removeFirst() }
  }
}

extension Entry {
  /// Whether `next` is this entry with letters, and no blank, put in at the cursor.
  fileprivate func typed(in next: Entry) -> Bool {
    let count = next.scalars.count - scalars.count
    guard count > 0, next.cursor == cursor + count else { return false }
    let inserted = next.scalars[cursor..<next.cursor]
    return !inserted.contains { $0.properties.isWhitespace }
      && next.scalars[..<cursor] == scalars[..<cursor]
      && next.scalars[next.cursor...] == scalars[cursor...]
  }
}
