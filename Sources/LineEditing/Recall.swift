/// Walking through earlier entries that start with what stands before the cursor.
struct Recall {
  private(set) var entries: [String] = []
  private var index = 0
  private var prefix = ""
  private var draft = ""
  private var shown: String?

  /// Adds an entry as the newest, unless it repeats the newest.
  mutating func remember(_ text: String) {
    if entries.last.map({ $0.utf8.elementsEqual(text.utf8) }) != true { entries.append(text) }
    reset()
  }

  /// Forgets the walk, as each new entry begins.
  mutating func reset() {
    index = entries.count
    shown = nil
  }

  /// The next older entry with the prefix of this walk; nil when there is none.
  mutating func older(than text: String, before cursor: String) -> String? {
    if shown != text { begin(text, cursor) }
    guard let found = entries[..<index].lastIndex(where: { fits($0, text) }) else { return nil }
    return show(found)
  }

  /// The next newer entry, at last the text the walk began with; nil past that.
  mutating func newer(than text: String) -> String? {
    guard shown == text, index < entries.count else { return nil }
    let later = entries[(index + 1)...]
    if let found = later.firstIndex(where: { fits($0, text) }) { return show(found) }
    index = entries.count
    shown = draft
    return draft
  }

  private mutating func begin(_ text: String, _ cursor: String) {
    index = entries.count
    draft = text
    prefix = cursor
  }

  private mutating func show(_ found: Int) -> String {
    index = found
    shown = entries[found]
    return entries[found]
  }

  private func fits(_ entry: String, _ text: String) -> Bool {
    entry.utf8.starts(with: prefix.utf8) && !entry.utf8.elementsEqual(text.utf8)
  }
}
