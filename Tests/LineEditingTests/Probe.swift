import Foundation
import TestSupport

/// The probe under a terminal, with a home of its own; `modes` are set with `stty` before it starts.
struct Probe {
  let terminal: PseudoTerminal
  let home: String

  init(
    home: String? = nil, editrc: String? = nil, environment: [String: String] = [:],
    modes: String? = nil, columns: Int = 60, rows: Int = 12
  ) throws {
    self.home = try home ?? temporaryFolder()
    if let editrc {
      try editrc.write(toFile: self.home + "/.editrc", atomically: true, encoding: .utf8)
    }
    let base = [
      "HOME": self.home, "TERM": "xterm", "LANG": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no",
    ]
    let probe = productsDirectory() + "/EditingProbe"
    let line = "stty \(modes ?? ""); exec '\(probe)'"
    terminal = try PseudoTerminal(
      modes == nil ? probe : "/bin/sh", arguments: modes == nil ? [] : ["-c", line],
      environment: base.merging(environment) { $1 }, columns: columns, rows: rows)
    try terminal.wait(row: "probe>")
  }

  var screen: Screen { terminal.screen }

  /// Types keys and waits for a row of the screen.
  func type(_ keys: String, shows row: String) throws {
    try terminal.send(keys)
    try terminal.wait(row: row)
  }

  /// Types keys and waits until they came back as an entry.
  func type(_ keys: String, enters entry: String) throws {
    try type(keys, shows: "<\(entry)>")
    try waitForPrompt()
  }

  /// Types what is incomplete and Return, and waits for the new row with its indentation.
  ///
  /// Keys that come sooner would count as pasted, and those are never indented.
  func open(_ text: String, indentation: Int = 2) throws {
    let row = screen.rows.count { !$0.isEmpty }
    try terminal.send(text + Key.enter)
    try terminal.wait("a new row") {
      $0.rows[$0.cursor.row] == "…>" && $0.cursor == (row, 3 + indentation)
    }
  }

  /// Waits for an empty prompt with the cursor in it.
  func waitForPrompt() throws {
    try terminal.wait("an empty prompt") {
      $0.rows[$0.cursor.row] == "probe>" && $0.cursor.column == 7
    }
  }
}
