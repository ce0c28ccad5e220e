internal import ArgumentParser
internal import Workbook

extension LessonsCommand {
  /// `pivot lessons export DIR`.
  struct Export: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Write the lessons as pages for a browser.",
      discussion: """
        An index and a page for each lesson, with the results of its examples, pictures, and \
        everything folded that would tell too early. Pages of an earlier run are replaced.

        EXAMPLES:
          pivot lessons export site
          pivot lessons export site --lessons my-lessons --name Ada
        """)

    @Argument(help: "The folder to write to.", completion: .directory)
    var folder: String

    @Option(help: "The learner whose values the exercises hold.")
    var name: String?

    @Option(help: "The number of the variant to write, 0 to 9999.")
    var variant: Int?

    @Flag(help: "Leave solutions, answers and wrong answers out: pages to hand out.")
    var withoutSolutions = false

    @OptionGroup var place: LessonArguments
    @OptionGroup var look: LookArguments

    func validate() throws {
      if folder == "-" { throw ValidationError("Pages want a folder, and - is none.") }
      if name != nil, variant != nil {
        throw ValidationError("Give --name or --variant, not both.")
      }
      if let variant, !(0...9999).contains(variant) {
        throw ValidationError("--variant takes 0 to 9999, not \(variant).")
      }
    }

    func run() throws {
      var export = LessonExport(place.options(look), to: folder)
      if let name { export.learner = .named(name) }
      export.showsSolutions = !withoutSolutions
      if let variant { export.learner = .variant(variant) }
      try finish(export.run())
    }
  }
}
