/// An incremental search backwards through earlier entries (`^R`).
///
/// Plain text, no patterns, for brackets and stars are what one searches here; small letters find
/// capitals too.
struct HistorySearch {
  let original: Entry
  private(set) var pattern: Scalars = []
  private var index: Int
  private(set) var failed = false

  /// Starts a search that shows `original` until something is found.
  init(original: Entry, count: Int) {
    self.original = original
    index = count
  }

  /// The row shown under the entry.
  var status: String {
    (failed ? "search, not found: " : "search: ") + String(pattern)
  }

  /// The entry found, with the cursor at the match; the original one before that.
  func found(in entries: [String]) -> Entry {
    guard entries.indices.contains(index) else { return original }
    let scalars = Scalars(entries[index].unicodeScalars)
    return Entry(scalars: scalars, cursor: firstMatch(in: scalars) ?? scalars.count)
  }

  /// Adds to the pattern; the entry found so far may still fit.
  mutating func type(_ scalar: Unicode.Scalar, in entries: [String]) {
    pattern.append(scalar)
    find(in: entries, from: min(index, entries.count - 1))
  }

  /// Takes the last scalar of the pattern away and starts again from the newest entry.
  mutating func erase(in entries: [String]) {
    _ = pattern.popLast()
    index = entries.count
    find(in: entries, from: entries.count - 1)
  }

  /// Goes on to the next older match.
  mutating func older(in entries: [String]) {
    find(in: entries, from: index - 1)
  }

  /// Goes back to the next newer match.
  mutating func newer(in entries: [String]) {
    let newer = entries.indices.dropFirst(index + 1).first { fits(entries[$0]) }
    failed = newer == nil
    index = newer ?? index
  }

  private mutating func find(in entries: [String], from start: Int) {
    failed = false
    guard !pattern.isEmpty else { return }
    let found = entries.indices.prefix(max(0, start + 1)).last { fits(entries[$0]) }
    failed = found == nil
    index = found ?? index
  }

  private func fits(_ entry: String) -> Bool {
    firstMatch(in: Scalars(entry.unicodeScalars)) != nil
  }

  private func firstMatch(in scalars: Scalars) -> Int? {
    let exact = pattern.contains { $0.properties.isUppercase }
    let wanted = exact ? pattern : pattern.map(\.folded)
    let text = exact ? scalars : scalars.map(\.folded)
    guard text.count >= wanted.count else { return nil }
    return (0...(text.count - wanted.count)).first { text[$0...].starts(with: wanted) }
  }
}

extension Unicode.Scalar {
  /// The small letter, where that is one scalar too.
  fileprivate var folded: Unicode.Scalar {
    if value < 0x80 { return (65...90).contains(value) ? Unicode.Scalar(UInt8(value + 32)) : self }
    let small = properties.lowercaseMapping.unicodeScalars
    return small.count == 1 ? small.first ?? self : self
  }
}
