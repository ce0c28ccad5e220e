internal import LineEditing

#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// An environment variable; nil where it is not set, or is no text: repaired it would name another file.
func environment(_ name: String) -> String? {
  name.withCString { getenv($0) }.flatMap { String(validatingCString: $0) }
}

/// Whether a variable is set to something; "0" is no.
func isOn(_ name: String, _ variable: (String) -> String? = environment) -> Bool {
  guard let value = variable(name) else { return false }
  return !value.isEmpty && value != "0"
}

/// Whether the person asked for words instead of looks.
func isAccessible() -> Bool { isOn("ACCESSIBLE") }

/// Whether a stream gets colours: the flag, then `NO_COLOR`, `CLICOLOR_FORCE`, and the terminal
/// (PROMPT.md §3).
func usesColor(_ choice: ColorChoice, _ descriptor: Int32) -> Bool {
  switch choice {
  case .always: return true
  case .never: return false
  case .auto: break
  }
  if let value = environment("NO_COLOR"), !value.isEmpty { return false }
  if isOn("CLICOLOR_FORCE") { return true }
  return Terminal.isTerminal(descriptor) && !Terminal.isDumb && !isAccessible()
}

/// The files of the person, each in its XDG folder; nil where there is no home.
enum UserFile {
  static var history: String? {
    if let path = environment("PIVOT_HISTORY") { return path.isEmpty ? nil : path }
    return folder("XDG_STATE_HOME", ".local/state").map { "\($0)/pivot/history" }
  }

  /// Who sets the variable to nothing knows that nothing is kept.
  static var wantsNoHistory: Bool { environment("PIVOT_HISTORY") == "" }

  static var initialization: String? {
    folder("XDG_CONFIG_HOME", ".config").map { "\($0)/pivot/init.pivot" }
  }

  /// What was done in the lessons.
  static var progress: String? {
    folder("XDG_DATA_HOME", ".local/share").map { "\($0)/pivot/progress" }
  }

  /// A relative path in an XDG variable is invalid and ignored.
  private static func folder(_ variable: String, _ usual: String) -> String? {
    if let path = environment(variable), path.first == "/" { return path }
    return home.map { "\($0)/\(usual)" }
  }

  static var home: String? {
    guard let home = environment("HOME"), home.first == "/" else { return nil }
    return home
  }

  /// A path as people write it, with `~` for the home.
  static func shortened(_ path: String) -> String {
    guard let home, path.hasPrefix(home + "/") else { return path }
    return "~" + path.dropFirst(home.count)
  }

  /// A path as it was typed, with `~` for the home.
  static func expanded(_ path: String) -> String {
    guard let home, path == "~" || path.hasPrefix("~/") else { return path }
    return home + path.dropFirst()
  }
}
