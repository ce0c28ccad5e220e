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

  /// What is said of damaged lines that were left out of a file.
  static func loss(of damaged: Int, in path: String) -> String {
    let lines = damaged == 1 ? "a damaged line" : "\(damaged) damaged lines"
    return "\(lines) of \(shortened(path)) could not be read; the others are all there"
  }

  /// A path as it was typed, with `~` for the home.
  static func expanded(_ path: String) -> String {
    guard let home, path == "~" || path.hasPrefix("~/") else { return path }
    return home + path.dropFirst()
  }
}
