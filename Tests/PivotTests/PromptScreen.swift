import Foundation
import TestSupport

/// The prompt under a terminal, with a home of its own.
struct PromptScreen {
  let terminal: PseudoTerminal
  let home: String

  init(
    _ arguments: String..., home: String? = nil, files: [String: String] = [:],
    environment: [String: String] = [:], columns: Int = 80, rows: Int = 30
  ) throws {
    self.home = try home ?? temporaryFolder()
    for (path, contents) in files {
      let path = self.home + "/" + path
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try contents.write(toFile: path, atomically: true, encoding: .utf8)
    }
    let base = [
      "HOME": self.home, "TERM": "xterm", "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin",
      "SWIFT_BACKTRACE": "enable=no",
    ].merging(Pivot.profile) { $1 }
    terminal = try PseudoTerminal(
      Pivot.path, arguments: arguments, environment: base.merging(environment) { $1 },
      columns: columns, rows: rows)
    try waitForPrompt()
  }

  var screen: Screen { terminal.screen }

  /// Types an entry and waits for what it shows and the next prompt.
  func enter(_ entry: String, shows row: String? = nil) throws {
    let shown = terminal.transcript.count
    try terminal.send(entry + "\r")
    if let row {
      try terminal.wait("the row \"\(row)\"") { screen in
        terminal.transcript.count > shown && screen.rows.contains(row)
          && Self.isAtPrompt(screen)
      }
    } else {
      try terminal.wait("the next prompt") { screen in
        terminal.transcript.dropFirst(shown).contains("\n") && Self.isAtPrompt(screen)
      }
    }
  }

  /// Types keys and waits for a row of the screen.
  func type(_ keys: String, shows row: String) throws {
    try terminal.send(keys)
    try terminal.wait(row: row)
  }

  /// Waits for an empty prompt with the cursor in it.
  func waitForPrompt() throws {
    try terminal.wait("an empty prompt", Self.isAtPrompt)
  }

  /// Leaves, and gives the exit status.
  func leave() throws -> Int32 {
    try terminal.send(Key.control("D"))
    return try terminal.exitCode()
  }

  private static func isAtPrompt(_ screen: Screen) -> Bool {
    screen.rows[screen.cursor.row] == "pivot>" && screen.cursor.column == 7
  }
}
