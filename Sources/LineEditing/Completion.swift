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

  /// The list of candidates for a screen of this size, a row each with its summary while they fit.
  func list(columns: Int, rows: Int) -> [String] {
    let names = candidates.map { $0.insert.shown }
    let widest = names.map(\.columns).max() ?? 0
    if candidates.count <= max(4, rows - 4), candidates.contains(where: { !$0.summary.isEmpty }) {
      return zip(names, candidates).map { name, candidate in
        let row = name.padded(to: widest) + "  " + candidate.summary.shown
        return row.trimmed.cut(to: columns - 1)
      }
    }
    return grid(names, widest: widest, columns: columns, rows: max(4, rows - 4))
  }

  /// A candidate a line, with what it is behind a comma, as it is read aloud.
  var plainList: [String] {
    let names = candidates.prefix(40).map { candidate in
      candidate.summary.isEmpty
        ? candidate.insert.shown : "\(candidate.insert.shown), \(candidate.summary.shown)"
    }
    return candidates.count > 40 ? names + ["and \(candidates.count - 40) more"] : names
  }

  private func grid(_ names: [String], widest: Int, columns: Int, rows: Int) -> [String] {
    let across = max(1, (columns + 1) / (widest + 2))
    let shown = names.prefix(across * rows)
    var lines = stride(from: 0, to: shown.count, by: across).map { start in
      let row = shown[start..<min(start + across, shown.count)]
      let text = row.map { $0.padded(to: widest) }.joined(separator: "  ")
      return text.trimmed.cut(to: columns - 1)
    }
    if shown.count < names.count { lines.append("… and \(names.count - shown.count) more") }
    return lines
  }
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

  func cut(to width: Int) -> String {
    guard columns > width else { return self }
    var used = 1
    let kept = unicodeScalars.prefix { scalar in
      used += scalar.columns
      return used <= width
    }
    return String(kept) + "…"
  }
}
