/// What a stretch of text is, for renderers that show it: colour, weight, or nothing.
public enum TextRole: UInt8, Sendable {
  case plain, value, name, dim, error, warning, note, location, caret, heading
  /// Parts of a picture.
  case before, after, other, frame
  /// Parts of a program while it is typed.
  case keyword, number, string, comment, function, variable
  /// The bracket that belongs to the one at the cursor.
  case partner
  /// Parts of prose.
  case strong, emphasis, code
  /// Signs that say without colour what it says with colour, such as the stars of `*emphasis*`.
  case mark
}

/// Text in pieces, each with its role.
///
/// The core makes it, renderers draw it.
public struct StyledText: Sendable, Equatable {
  /// A stretch of one role.
  public struct Piece: Sendable, Equatable {
    /// The text, without harmful characters.
    public var text: String
    /// What it is.
    public var role: TextRole
  }

  /// The pieces in order.
  public private(set) var pieces: [Piece] = []

  /// Creates an empty text.
  public init() {}

  /// Creates a text of one piece.
  public init(_ text: String, _ role: TextRole = .plain) { append(text, role) }

  /// Adds a piece at the end.
  public mutating func append(_ text: String, _ role: TextRole = .plain) {
    if text.isEmpty { return }
    pieces.append(Piece(text: text, role: role))
  }

  /// Adds to the last piece where that has the same role, else a piece.
  public mutating func extend(_ text: String, _ role: TextRole = .plain) {
    guard let last = pieces.indices.last, pieces[last].role == role else {
      return append(text, role)
    }
    pieces[last].text += text
  }

  /// Adds another text at the end.
  public mutating func append(_ other: StyledText) { pieces.append(contentsOf: other.pieces) }

  /// The text without roles, marks included.
  public var plain: String { pieces.reduce(into: "") { $0 += $1.text } }

  /// How many bytes the plain text has, which is not written for this.
  var length: Int { pieces.reduce(0) { $0 + $1.text.utf8.count } }

  /// The same in ASCII, see ``ascii(_:)``.
  public var inASCII: StyledText {
    pieces.reduce(into: StyledText()) { $0.append(ascii($1.text), $1.role) }
  }

  /// The text with ANSI colours, which stand for the marks.
  public var coloured: String {
    // Not joined: generic types made at run time would take a tenth of the way to the prompt.
    var text = ""
    for piece in pieces where piece.role != .mark {
      text += piece.role.ansi.map { "\u{1B}[\($0)m\(piece.text)\u{1B}[0m" } ?? piece.text
    }
    return text
  }
}

extension TextRole {
  /// The parameters of the ANSI sequence; nil for what looks like any other text.
  ///
  /// Okabe and Ito's hues, in shades whose contrast with black and with white is about the same, so
  /// that a terminal may be dark or light; words and places say what colours say.
  public var ansi: String? {
    switch self {
    case .plain, .value, .mark: nil
    case .name, .variable: "38;5;31"
    case .dim, .comment: "2"
    case .error, .caret: "1;31"
    case .warning: "1;38;5;136"
    case .note: "1;38;5;31"
    case .location, .function: "38;5;32"
    case .heading, .strong: "1"
    case .emphasis: "3"
    case .code: "38;5;29"
    case .before: "38;5;32"
    case .after: "1;38;5;29"
    case .other: "38;5;169"
    case .frame: "38;5;166"
    case .keyword: "38;5;132"
    case .number: "38;5;29"
    case .string: "38;5;130"
    case .partner: "1;4"
    }
  }
}

/// The same text in ASCII, for terminals that show nothing else.
///
/// All of it is input too.
public func ascii(_ text: String) -> String {
  guard text.utf8.contains(where: { $0 >= 0x80 }) else { return text }
  var result = ""
  var isUnderRoot = false
  let scalars = Array(text.unicodeScalars)
  for (index, scalar) in scalars.enumerated() {
    let standsBeforeDigit = index + 1 < scalars.count && digits.contains(scalars[index + 1])
    result += scalar.isASCII ? String(scalar) : asciiSpellings[scalar] ?? escaped(scalar)
    if scalar == "√", standsBeforeDigit {
      result += "("
      isUnderRoot = true
    } else if isUnderRoot, !standsBeforeDigit {
      result += ")"
      isUnderRoot = false
    }
  }
  return result
}

/// Source text in ASCII: only what the language reads alike is spelled, since whoever reads an excerpt must find
/// in it what was written.
func asciiSource(_ text: String) -> String {
  escaping(text) { scalar in
    if scalar.isASCII { return nil }
    return readSpellings.contains(scalar) ? asciiSpellings[scalar] : escaped(scalar)
  }
}

private let digits: ClosedRange<Unicode.Scalar> = "0"..."9"

private func escaped(_ scalar: Unicode.Scalar) -> String {
  "\\u{\(String(scalar.value, radix: 16))}"
}

/// The signs of the language beyond ASCII, and letters that have names.
private let readSpellings: Set<Unicode.Scalar> = ["°", "≈", "π", "′", "θ"]

private let asciiSpellings: [Unicode.Scalar: String] = [
  "⎡": "[", "⎢": "[", "⎣": "[", "⎤": "]", "⎥": "]", "⎦": "]", "°": "deg", "≈": "~=", "π": "pi",
  "√": "sqrt", "→": "->", "×": "x", "·": ".", "…": "...", "│": "|", "┌": ",", "─": "-", "′": "'",
  "θ": "theta", "“": "\"", "”": "\"", "’": "'", "–": "-", "—": "-", "−": "-", "⁻": "^-",
]
