/// What the keys of a terminal send.
public enum Key {
  /// The arrow up.
  public static let up = "\u{1B}[A"
  /// The arrow down.
  public static let down = "\u{1B}[B"
  /// The arrow right.
  public static let right = "\u{1B}[C"
  /// The arrow left.
  public static let left = "\u{1B}[D"
  /// To the beginning.
  public static let home = "\u{1B}[H"
  /// To the end.
  public static let end = "\u{1B}[F"
  /// Deletes what stands at the cursor.
  public static let delete = "\u{1B}[3~"
  /// Deletes what stands before the cursor.
  public static let backspace = "\u{7F}"
  /// Escape, alone.
  public static let escape = "\u{1B}"
  /// Return.
  public static let enter = "\r"

  /// A letter with the control key.
  public static func control(_ letter: Unicode.Scalar) -> String {
    String(Unicode.Scalar(UInt8(letter.value & 0x1F)))
  }

  /// A text that is pasted, as terminals mark it.
  public static func paste(_ text: String) -> String { "\u{1B}[200~\(text)\u{1B}[201~" }
}
