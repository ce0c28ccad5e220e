internal import Workbook

/// Where it is kept what was done in the lessons; nowhere without a home.
struct ProgressFile {
  private let path = UserFile.progress

  func load() -> Progress { Progress(text: text) }

  /// Stores what was done in one lesson; false when it could not be written.
  ///
  /// The other lessons stay as they are in the file, where another prompt may have written meanwhile.
  func save(_ progress: Progress, of lesson: Lesson) -> Bool {
    guard let path else { return true }
    let isOwn = { (line: Substring) in line.hasPrefix("\(lesson.id) ") }
    let lines =
      text.split(separator: "\n").filter { !isOwn($0) }
      + progress.text.split(separator: "\n").filter(isOwn)
    makeFolders(above: path)
    do {
      try writeOutput(path, lines.sorted().map { $0 + "\n" }.joined(), replaces: true)
      return true
    } catch {
      return false
    }
  }

  private var text: String {
    guard let path, let bytes = try? readInput(path, limit: 1 << 24) else { return "" }
    return String(decoding: bytes, as: UTF8.self)
  }
}
