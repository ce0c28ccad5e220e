internal import Language
internal import Workbook

#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// `pivot lessons export`: the lessons as pages in a folder.
///
/// Pages that an earlier run wrote are replaced, and removed where their lesson is gone; any other file
/// stays.
struct LessonExport {
  /// Where the pages go.
  let folder: String
  /// Whose values the exercises hold.
  var learner = CoursePages.Learner.variant(0)
  /// Exercises have their solutions below them.
  var showsSolutions = true
  private let options: RunOptions
  private let streams: Streams

  init(_ options: RunOptions, to folder: String) {
    self.options = options
    self.folder = folder
    streams = Streams(options)
  }

  /// Writes all pages, or none where something is in the way; returns the exit status.
  func run() -> Int32 {
    guard let library = LessonLibrary(options), !library.entries.isEmpty else {
      return fail(noLessons, ExitStatus.noInput)
    }
    let problems = library.problems
    for problem in problems { streams.complain(problem.description) }
    if !problems.isEmpty { return streams.finish(ExitStatus.unreadable) }
    let session = Session(budget: options.budget, surroundings: surroundings())
    let course = CoursePages(
      library.lessons, learner: learner, showsSolutions: showsSolutions, session: session)
    return write(course.pages())
  }

  private func write(_ pages: [CoursePages.Page]) -> Int32 {
    let refusal = makeFolders(above: path("index.html"), mode: 0o777)
    if let refusal, !fileExists(folder) {
      return fail("cannot make \(folder): \(refusal)", ExitStatus.cannotCreate)
    }
    for page in pages where !isReplaceable(page.name) {
      let advice = "move it away, or choose another folder"
      return fail(
        "\(path(page.name)) was not written by this command: \(advice)", ExitStatus.outputFailed)
    }
    for page in pages {
      if let error = replace(page.name, page.text) {
        return fail("cannot write \(path(page.name)): \(error.reason)", error.status)
      }
    }
    let stale = removeStale(keeping: Set(pages.map(\.name)))
    var text = "\(pages.count) pages in \(folder)"
    if !stale.isEmpty { text += "; removed \(stale.joined(separator: ", "))" }
    streams.say(StyledText(visible(text)))
    return streams.finish(ExitStatus.done)
  }

  private func fail(_ message: String, _ status: Int32) -> Int32 {
    streams.complain(message)
    return streams.finish(status)
  }

  private func path(_ name: String) -> String {
    folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  // MARK: Files

  /// There is nothing, or a page of an earlier run.
  private func isReplaceable(_ name: String) -> Bool {
    var status = stat()
    guard lstat(path(name), &status) == 0 else { return true }
    guard status.st_mode & S_IFMT == S_IFREG else { return false }
    guard let bytes = try? readInput(path(name), limit: 1024) else { return false }
    return CoursePages.isPage(String(decoding: bytes.prefix(1024), as: UTF8.self))
  }

  /// Puts a page in its place in one step; why where that fails.
  private func replace(_ name: String, _ text: String) -> OutputFileError? {
    do {
      try moveOutput(try writeBeside(path(name), Array(text.utf8)), to: path(name))
      return nil
    } catch {
      return error
    }
  }

  /// Removes the pages of lessons that are gone; their names.
  private func removeStale(keeping names: Set<String>) -> [String] {
    fileNames(in: folder).filter { name in
      name.hasSuffix(".html") && !names.contains(name) && isReplaceable(name)
        && unlink(path(name)) == 0
    }
  }
}
