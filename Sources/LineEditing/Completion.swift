/// What can stand at the cursor, from the caller's completer.
public struct Completion: Sendable {
  /// One thing that can be inserted, and a line that says what it is.
  public typealias Candidate = (insert: String, summary: String)

  /// How many scalars before the cursor a candidate takes the place of.
  public var replaceCount: Int

  /// What fits, in the order of the list shown.
  public var candidates: [Candidate]

  /// Creates a completion; without candidates TAB only sounds the bell.
  public init(replaceCount: Int, candidates: [Candidate]) {
    self.replaceCount = replaceCount
    self.candidates = candidates
  }

  /// The text that all candidates start with.
  var commonPrefix: Scalars {
    guard let first = candidates.first else { return [] }
    return candidates.dropFirst().reduce(Scalars(first.insert.unicodeScalars)) { prefix, next in
      Scalars(zip(prefix, next.insert.unicodeScalars).prefix { $0 == $1 }.map(\.0))
    }
  }

  /// The part of the list from a candidate on that a screen of this size has room for, and how many candidates
  /// that are.
  ///
  /// Each has a row with its summary; where none has one, they stand beside each other.
  ///
  /// The ellipsis stands for what is left out.
  func list(
    from start: Int, columns: Int, rows: Int, ellipsis: String = "…"
  ) -> (lines: [String], count: Int) {
    let more = "\(ellipsis) and"
    let rest = candidates[start...]
    let room = max(4, rows - 4)
    if candidates.contains(where: { !$0.summary.isEmpty }) {
      let shown = Array(rest.prefix(rest.count > room ? room - 1 : room))
      let lines = rowsWithSummaries(shown, columns).map { $0.cut(to: columns - 1, ellipsis) }
      return (lines + mark(after: start + shown.count, more), shown.count)
    }
    let across = max(1, (columns + 1) / (widest + 2))
    let fits = (rest.count + across - 1) / across <= room
    let shown = rest.prefix(across * (fits ? room : room - 1)).map { $0.insert.shown }
    let lines = grid(shown, across).map { $0.cut(to: columns - 1, ellipsis) }
    return (lines + mark(after: start + shown.count, more), shown.count)
  }

  /// A candidate a line, with what it is behind a comma, as it is read aloud.
  func plainList(from start: Int) -> (lines: [String], count: Int) {
    let shown = candidates[start...].prefix(40)
    let lines = shown.map { candidate in
      candidate.summary.isEmpty
        ? candidate.insert.shown : "\(candidate.insert.shown), \(candidate.summary.shown)"
    }
    return (lines + mark(after: start + shown.count, "and"), shown.count)
  }

  private func mark(after end: Int, _ word: String) -> [String] {
    let left = candidates.count - end
    return left > 0 ? ["\(word) \(left) more: TAB"] : []
  }

  private var widest: Int { candidates.map { $0.insert.shown.columns }.max() ?? 0 }

  /// A long name pushes its own summary to the right, not those of the others out of a narrow screen.
  private func rowsWithSummaries(_ shown: [Candidate], _ columns: Int) -> [String] {
    let names = shown.map { $0.insert.shown }
    let widest = min(names.map(\.columns).max() ?? 0, columns / 2)
    return zip(names, shown).map { name, candidate in
      (name.padded(to: widest) + "  " + candidate.summary.shown).trimmed
    }
  }

  private func grid(_ names: [String], _ across: Int) -> [String] {
    stride(from: 0, to: names.count, by: across).map { start in
      let row = names[start..<min(start + across, names.count)]
      return row.map { $0.padded(to: widest) }.joined(separator: "  ").trimmed
    }
  }
}

/// A list of which a part was shown: TAB again shows the next one.
struct Listing {
  /// What was typed when it was listed.
  var entry: Entry
  /// The candidate with which the next part begins.
  var next: Int
}

extension String {
  /// The text without anything that could steer a terminal.
  fileprivate var shown: String {
    String(unicodeScalars.filter { !$0.isControl })
  }

  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - columns))
  }

  fileprivate var trimmed: String {
    String(unicodeScalars.reversed().drop { $0 == " " }.reversed())
  }

  /// As much of it as has room before the sign that something is left out.
  func cut(to width: Int, _ ellipsis: String) -> String {
    guard columns > width else { return self }
    var used = ellipsis.unicodeScalars.count
    let kept = unicodeScalars.prefix { scalar in
      used += scalar.columns
      return used <= width
    }
    return String(kept) + ellipsis
  }
}
