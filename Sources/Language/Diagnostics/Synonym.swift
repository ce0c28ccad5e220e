/// A name that people bring from elsewhere, and what is written here.
///
/// In a spelling `$0` is the receiver, `$1` to `$6` are arguments, `$*` all of them, and `$°` is the
/// first as an angle: a bare number beyond ±2π gets its degree sign. `$t` is the tangent of such an angle,
/// or a number. A spelling is offered only for as many arguments as it names, and where none was written.
struct Synonym: Sendable {
  /// How the name was used.
  enum Use: Sendable {
    /// With arguments.
    case called
    /// With numbers and angles, which its spelling takes over.
    case measured
    /// Without.
    case read
    case either
    /// Set to something.
    case assigned
  }

  let owner: Kind?
  let use: Use
  /// The names, separated by spaces.
  let names: StaticString
  let spelling: StaticString
  /// Why, in a sentence; `$s` is the spelling.
  let note: StaticString?

  init(
    _ owner: Kind?, _ use: Use, _ names: StaticString, _ spelling: StaticString,
    _ note: StaticString? = nil
  ) {
    self.owner = owner
    self.use = use
    self.names = names
    self.spelling = spelling
    self.note = note
  }

  /// The synonym for a name that a value of a kind was asked for; without kind, one that stands alone.
  ///
  /// Capitals count only where they tell two names apart.
  static func find(_ name: String, of owner: Kind?, where fits: (Synonym) -> Bool) -> Synonym? {
    let fitting = all.filter { $0.owner == owner && fits($0) }
    return fitting.first { $0.isNamed { $0 == name } }
      ?? fitting.first { $0.isNamed { $0.lowercased() == name.lowercased() } }
  }

  /// How many arguments the spelling puts in place; nil where any number will do.
  var argumentCount: Int? {
    let text = "\(spelling)"
    if text.contains(part: "$*") { return nil }
    return (1...6).last { text.contains(part: "$\($0)") }
      ?? (text.contains(part: "$°") || text.contains(part: "$t") ? 1 : nil)
  }

  private func isNamed(_ isWanted: (Substring) -> Bool) -> Bool {
    "\(names)".split(separator: " ").contains(where: isWanted)
  }

  /// Why a spelling is the right one, for those that need a word.
  static func note(_ spelling: String, isMember: Bool) -> String? {
    let found = all.first {
      ($0.owner != nil) == isMember && $0.note != nil && "\($0.spelling)" == spelling
    }
    return found?.note.map { "\($0)".replacing(part: "$s", with: spelling) }
  }

  static let all = alone + ofTransforms + ofViews + ofValues
}
