import Foundation
import Testing

@testable import pivot

/// What `make install` writes beside the program, made by the program itself.
@Suite struct InstalledFilesTests {
  @Test(arguments: ["bash", "zsh", "fish"]) func completionScripts(shell: String) throws {
    let result = try Pivot.run("--generate-completion-script", shell)
    #expect(result.status == 0 && result.errors.isEmpty)
    for name in subcommandNames where name != "complete" {
      #expect(result.output.contains(name), "\(name)")
    }
    #expect(result.output.contains("--max-steps") || result.output.contains("'max-steps"))
    let same = try Pivot.run("--generate-completion-script=\(shell)")
    #expect(same.output == result.output)
    #expect(try Pivot.run("--generate-completion-script", "tcsh").status == 64)
  }

  /// What `---completion` is asked by these scripts.
  @Test func idsOfLessonsAreCompleted() throws {
    let ids = try Pivot.run(
      "---completion", "learn", "--", "positional@0", "4", "0", "pivot", "learn", "--lessons",
      lessonsFolder, "")
    #expect(ids.output.contains("turning-about-a-point"), "\(ids)")
  }

  /// An example that names an exercise names one that there is.
  @Test func theExamplesOfTheHelpAreTrue() throws {
    let page = try Pivot.run("help", "--manual").output
    let places = page.replacing("\\", with: "").matches(of: /lessons\/([a-z0-9-]+\.md)#([a-z-]+)/)
    #expect(places.count >= 2)
    for place in places {
      let lesson = try String(contentsOfFile: "\(lessonsFolder)/\(place.1)", encoding: .utf8)
      #expect(lesson.contains("<!-- id: \(place.2);"), "\(place.0)")
    }
  }

  /// In zsh a command has either subcommands or further arguments.
  @Test func theScriptForZshHasOneRest() throws {
    let script = try Pivot.run("--generate-completion-script", "zsh").output
    let root = script.components(separatedBy: "_pivot_plot()")[0]
    #expect(root.contains("(-)*:: :->arg") && !root.contains("*:arguments:"))
  }

  @Test func theManualPage() throws {
    let page = try Pivot.run("help", "--manual")
    #expect(page.status == 0 && page.output.hasPrefix(".TH PIVOT 1"))
    #expect(page.output.contains("\npivot \\- say what a view transform does, and see it\n"))
    let sections = page.output.split(separator: "\n").filter { $0.hasPrefix(".SH ") }
    let titles = sections.map { $0.dropFirst(4).filter { $0 != "\\" } }
    for title in ["NAME", "SYNOPSIS", "EXIT STATUS", "PROGRAM", "BUDGETS", "FILES", "ENVIRONMENT"] {
      #expect(titles.contains(title), "\(title)")
    }
    for name in subcommandNames where name != "complete" {
      #expect(titles.contains("PIVOT \(name.uppercased())"), "\(name)")
    }
    #expect(titles.contains("PIVOT LESSONS CHECK"))
    #expect(page.output.contains("\\fB\\-\\-max\\-steps <max\\-steps>\\fR"))
  }
}

private let lessonsFolder = URL(filePath: #filePath).appending(path: "../../../lessons")
  .standardized.path()
