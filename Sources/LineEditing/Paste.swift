/// Text from outside made fit for the entry.
enum Paste {
  /// The text with line feeds only, tabs as spaces, letters composed and controls left out.
  ///
  /// A letter keeps as many marks as no script exceeds, for comparing takes the square of their number.
  ///
  /// Of the CR and LF of a file a terminal that is read key by key makes LF and CR.
  ///
  /// Line feeds at its end go: a paste is shown, and runs when Return is typed.
  static func cleaned(_ raw: Scalars) -> Scalars {
    let raw = hasDoubledEnds(raw) ? withSingleEnds(raw) : raw
    var result: Scalars = []
    result.reserveCapacity(raw.count)
    var previous: Unicode.Scalar?
    var marks = 0
    for scalar in raw {
      marks = isMark(scalar) ? marks + 1 : 0
      if marks > mostMarks { continue }
      switch scalar {
      case "\r", "\n":
        // The second of both ends no other line.
        if let before = previous, isEnd(before), before != scalar { previous = nil; continue }
        result.append("\n")
      case _ where separators.contains(scalar): result.append("\n")
      case "\t": result += tab
      case _ where scalar.isControl || scalar == "\u{FEFF}": break
      case _: result.append(scalar)
      }
      previous = scalar
    }
    while result.last == "\n" { result.removeLast() }
    return composed(result)
  }

  /// Whether every line of several ends twice: many terminals make two returns of the CR and LF of a file, and
  /// the system two line feeds of these.
  private static func hasDoubledEnds(_ raw: Scalars) -> Bool {
    var (ends, isSecond) = (0, false)
    for (scalar, next) in zip(raw, raw.dropFirst() + [" "]) {
      guard isEnd(scalar) else { isSecond = false; continue }
      if !isSecond, scalar != next { return false }
      if isSecond { ends += 1 }
      isSecond.toggle()
    }
    return ends > 1
  }

  private static func withSingleEnds(_ raw: Scalars) -> Scalars {
    var isSecond = false
    return raw.filter { scalar in
      defer { isSecond = isEnd(scalar) && !isSecond }
      return !(isEnd(scalar) && isSecond)
    }
  }

  /// The line separator and the paragraph separator of Unicode, which are no control characters.
  private static let separators: Scalars = ["\u{2028}", "\u{2029}"]

  private static func isEnd(_ scalar: Unicode.Scalar) -> Bool { scalar == "\r" || scalar == "\n" }

  /// The limit of Unicode's stream-safe text (UAX #15).
  static let mostMarks = 30

  static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x300 && scalar.properties.canonicalCombiningClass != .notReordered
  }

  /// The tab as spaces, two as in an indented block.
  static let tab: Scalars = [" ", " "]

  /// Letters with combining marks as the one scalar that equals them, where there is one (NFC).
  ///
  /// Swift's strings are equal when they are canonically equivalent, so a dictionary of composed
  /// letters finds them; Hangul, which is composed by a formula, stays as it is.
  static func composed(_ scalars: Scalars) -> Scalars {
    guard scalars.contains(where: isMark) else { return scalars }
    return String(scalars).reduce(into: []) { result, character in
      let cluster = character.unicodeScalars
      if cluster.count > 1, cluster.count < 8, let letter = composites[character] {
        result.append(letter)
      } else {
        result += cluster
      }
    }
  }

  private static let composites: [Character: Unicode.Scalar] = {
    let blocks: [ClosedRange<UInt32>] = [0xC0...0x24F, 0x370...0x4FF, 0x1E00...0x1FFF]
    let letters = blocks.joined().compactMap(Unicode.Scalar.init)
    return Dictionary(letters.map { (Character($0), $0) }) { first, _ in first }
  }()
}
