internal import CLibedit
internal import Glibc

/// What can be known of a terminal without opening an editor.
public enum Terminal {
  /// Whether the descriptor is a terminal.
  public static func isTerminal(_ descriptor: Int32) -> Bool {
    isatty(descriptor) == 1
  }

  /// The size in characters of the terminal on `descriptor`; nil when it tells none.
  public static func size(of descriptor: Int32 = 1) -> (columns: Int, rows: Int)? {
    var columns: Int32 = 0
    var rows: Int32 = 0
    guard le_terminal_size(descriptor, &columns, &rows) else { return nil }
    return (Int(columns), Int(rows))
  }

  /// The height of a character over its width on the terminal on `descriptor`; nil when it does not
  /// say how many pixels it has.
  public static func cellAspect(of descriptor: Int32 = 1) -> Double? {
    let aspect = le_cell_aspect(descriptor)
    return aspect > 0 ? aspect : nil
  }

  /// Takes the character set from the environment, and C.UTF-8 where that is not UTF-8.
  ///
  /// libedit drops every letter outside ASCII in the C locale. False when no UTF-8 locale exists;
  /// output is best kept to ASCII then.
  @discardableResult
  public static func adoptLocale() -> Bool {
    le_adopt_locale()
  }

  /// Whether the environment says that the terminal understands no escapes.
  public static var isDumb: Bool {
    guard let term = environment("TERM"), !term.isEmpty else { return true }
    return term == "dumb"
  }

  /// Whether the environment names a terminal that wraps its rows anew when its width changes.
  ///
  /// xterm and screen do not; what runs within screen still has the variables of the terminal around it.
  static func wrapsAnew(_ variable: (String) -> String?) -> Bool {
    func isSet(_ name: String) -> Bool { variable(name)?.isEmpty == false }
    if isSet("STY"), !isSet("TMUX") { return false }
    let programs = ["iTerm.app", "Apple_Terminal", "WezTerm", "vscode", "ghostty", "tmux", "Hyper"]
    return variable("TERM_PROGRAM").map(programs.contains) ?? false
      || [
        "TMUX", "VTE_VERSION", "KITTY_WINDOW_ID", "WT_SESSION", "KONSOLE_VERSION",
        "ALACRITTY_WINDOW_ID", "WEZTERM_PANE",
      ].contains(where: isSet)
  }

  static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
