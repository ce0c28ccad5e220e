/// A fact about one shape in pieces, and its rank: 0 is left out last.
///
/// The first piece begins with a sample of the texture, which alone has the role of the shape.
struct LegendEntry: Equatable, Sendable {
  var pieces: [String]
  let role: Role
  let rank: Int
  let sampleLength: Int
  /// Whether it is about a line where its role has a sign too.
  var isLine = false

  init(sample: String = "", _ words: String, role: Role, rank: Int) {
    (self.role, self.rank, sampleLength) = (role, rank, length(sample))
    pieces = [sample.isEmpty ? words : "\(sample) \(words)"]
  }
}

/// Packs entries into lines: entries of several pieces begin lines of their own, others share one
/// where they fit; a line that goes on with an entry is indented.
func flow(_ entries: [LegendEntry], columns: Int) -> [LegendLine] {
  var lines: [LegendLine] = []
  var previous: Role?
  for entry in entries {
    for (index, piece) in entry.pieces.enumerated() {
      let gap = index == 0 ? "   " : "  "
      let sample = index == 0 ? entry.sampleLength : 0
      let joins = index > 0 || (entry.pieces.count == 1 && previous != .after)
      let width = (lines.last?.length ?? columns) + gap.utf8.count
      if joins, width + length(piece) <= columns {
        lines[lines.count - 1].append(gap)
        lines[lines.count - 1].append(piece, sample: sample, entry.role)
      } else {
        let start = index == 0 ? piece : indent + piece
        for (number, text) in broken(start, columns).enumerated() {
          lines.append(LegendLine(text, sample: number == 0 ? sample : 0, entry.role))
        }
      }
    }
    previous = entry.role
  }
  return lines
}

private let indent = "    "

/// A text in lines of at most so many characters, broken between words where there are any.
private func broken(_ text: String, _ columns: Int) -> [String] {
  guard length(text) > columns else { return [text] }
  var lines: [String] = []
  var rest = Array(text.unicodeScalars)
  while rest.count > columns {
    let start = rest.firstIndex { $0 != " " } ?? 0
    let space = rest[...columns].lastIndex { $0 == " " } ?? 0
    let end = space > start ? space : columns
    lines.append(string(rest[..<end]))
    let next = rest[end...].drop { $0 == " " }
    rest = (columns > 2 * indent.utf8.count ? Array(indent.unicodeScalars) : []) + next
  }
  return lines + [string(rest[...])]
}

private func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
  var view = String.UnicodeScalarView()
  view.append(contentsOf: scalars)
  return String(view)
}

/// The cells that a text takes: one for each scalar.
func length(_ text: String) -> Int {
  text.utf8.reduce(0) { count, byte in byte & 0xc0 == 0x80 ? count : count + 1 }
}
