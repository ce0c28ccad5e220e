import Language
import Testing

/// What is told in lines of words, and angles in another unit.
@Suite struct PlainTests {
  private func shown(_ program: String, _ change: (inout Settings) -> Void) -> [String] {
    var session = Session()
    change(&session.settings)
    var lines: [String] = []
    session.onEvent = { lines.append($0.text.plain) }
    _ = session.run(program)
    session.onEvent = { _ in }
    return lines
  }

  private func plain(_ program: String) -> [String] { shown(program) { $0.isPlain = true } }

  @Test func matrices() {
    #expect(
      plain("R(90°, about: (50, 50))")
        == ["rotate 90° about (50, 50)\nrow 1: 0, 1, 0\nrow 2: -1, 0, 0\nrow 3: 100, 0, 1"])
    #expect(
      plain("R(30°)") == [
        "rotate 30° about (0, 0); 0.8660 is √3/2\n"
          + "row 1: 0.8660, 0.5, 0\nrow 2: -0.5, 0.8660, 0\nrow 3: 0, 0, 1; entries are rounded"
      ])
    #expect(plain("[1, 20; 3, 4]") == ["row 1: 1, 20\nrow 2: 3, 4"])
  }

  @Test func rootsInASCII() {
    #expect(ascii("0.8660 is √3/2, 3.162 is √10") == "0.8660 is sqrt(3)/2, 3.162 is sqrt(10)")
  }

  /// A table is told line by line, each number with its name.
  @Test func comparisons() {
    let lines = plain("compare(T(10, 0), T(0, 10))").flatMap { $0.split(separator: "\n") }
    #expect(lines.contains("B (100, 0): first (110, 0), second (100, 10)"))
  }

  @Test func mistakes() {
    #expect(
      plain("let a = 1\nview(1, 2, 3, 4).rotate(by: 30°)").first?
        .hasPrefix(
          "error[P0203]: a view has no member 'rotate'\n"
            + "line 2, column 18: view(1, 2, 3, 4).rotate(by: 30°)\n") == true)
    #expect(
      plain("func f(x) {\n  x + nope\n}\nf(1)") == [
        "error[P0201]: there is no 'nope'\nline 2, column 7: x + nope\nat 'nope'\n"
          + "in 'f', called at line 4, column 1"
      ])
    #expect(plain("f(1").allSatisfy { !$0.contains("│") && !$0.contains("^") })
  }

  @Test func mistakesInFilesNameThem() {
    var session = Session()
    session.settings.isPlain = true
    var lines: [String] = []
    session.onEvent = { lines.append($0.text.plain) }
    _ = session.run("\n nope", name: "turn.pivot")
    #expect(
      lines == ["error[P0201]: there is no 'nope'\nturn.pivot, line 2, column 2: nope\nat 'nope'"])
  }

  /// With all digits an angle is shown in another unit only where that says the same angle.
  @Test(arguments: Settings.Angles.allCases)
  func anglesReadBack(angles: Settings.Angles) {
    var session = Session()
    session.settings.angles = angles
    session.settings.digits = .full
    for text in ["45°", "0.5rad", "0.25turn", "1°", "-17.3°", "1e-3rad", "0.1turn", "atan2(1, 3)"] {
      guard case .success(let first) = session.evaluate(text),
        case .success(let second) = session.evaluate(first.text)
      else {
        Issue.record("no angle: \(text)")
        continue
      }
      #expect(first.json == second.json, "\(text) shows \(first.text)")
    }
  }
}
