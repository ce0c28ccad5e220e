/// What an error code means, with a program that gives it and its mended version.
///
/// `pivot help P0203` shows it. Tests run every pair of programs, and look for codes without entry.
public struct Explanation: Sendable {
  /// The stable code, such as "P0203".
  public let code: StaticString
  /// The mistake in a few words.
  public let title: StaticString
  /// Two or three sentences, in lines that fit a terminal.
  public let text: StaticString
  /// A program that gives exactly this error, warning or note; empty where no program can.
  public let wrong: StaticString
  /// The same program mended; empty where `wrong` is.
  public let right: StaticString

  init(
    _ code: StaticString, _ title: StaticString, _ text: StaticString, wrong: StaticString = "",
    right: StaticString = ""
  ) {
    self.code = code
    self.title = title
    self.text = text
    self.wrong = wrong
    self.right = right
  }

  /// All explanations, in the order of their codes.
  public static let all =
    (tokens + reading + blocks + names + values + collections + matrices + texts + surroundings
    + touches + mistakes + mistakesOfGestures + mistakesOfNumbers + mistakesOfPastedCode + moving)
    .sorted { "\($0.code)" < "\($1.code)" }

  /// The explanation of a code, in capitals or not; nil where there is no such code.
  public static func of(_ code: String) -> Explanation? {
    let code = code.uppercased()
    return all.first { "\($0.code)" == code }
  }
}
