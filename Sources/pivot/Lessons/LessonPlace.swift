internal import Language
internal import Workbook

/// A lesson file of the command line, and what of it: `FILE`, or `FILE#exercise`.
struct LessonPlace: Hashable {
  var file: String
  var exercise: String?

  /// What a path names: the lessons of a folder, a file or the id of a lesson, an exercise of it.
  static func places(_ path: String, _ options: RunOptions) -> [LessonPlace] {
    let inside = lessonFiles(in: path)
    if !inside.isEmpty { return inside.map { LessonPlace(file: $0) } }
    return [LessonPlace(path, options)]
  }

  init(file: String) { self.file = file }

  /// What no file is may be the id or the number of a lesson.
  init(_ path: String, _ options: RunOptions) {
    self.init(path)
    if isFile { return }
    file = LessonLibrary(options)?.judge(named: file)?.lesson.file ?? file
  }

  /// What a path names; nil where that is no file.
  init?(ofFile path: String) {
    self.init(path)
    if !isFile { return nil }
  }

  private var isFile: Bool { fileExists(file) && !isFolder(file) }

  /// A file whose name has a `#` is taken for itself.
  private init(_ path: String) {
    file = path
    guard !fileExists(path), let mark = path.lastIndex(of: "#") else { return }
    file = String(path[..<mark])
    exercise = String(path[path.index(after: mark)...])
  }
}

/// Why a lesson file cannot be used.
struct LessonFileError: Error {
  var message: String
}

/// The bytes of a lesson file.
func readLesson(_ file: String, _ options: RunOptions) throws(LessonFileError) -> [UInt8] {
  if isFolder(file) { throw LessonFileError(message: "there is no lesson in \(file)") }
  if !fileExists(file), !file.contains("/"), !file.hasSuffix(".md") {
    throw LessonFileError(message: noLesson(file, in: LessonLibrary(options)))
  }
  do {
    guard isRegular(file) || !fileExists(file) else {
      throw InputError(reason: "it is not a regular file")
    }
    let bytes = try readInput(file, limit: options.budget.source)
    if bytes.count <= options.budget.source { return bytes }
    throw InputError(reason: "it is larger than \(options.budget.source) bytes")
  } catch {
    let reason = (error as? InputError)?.reason ?? "unknown"
    throw LessonFileError(message: "cannot read \(file): \(reason)")
  }
}

/// Which variant is meant on a command line: a number, as answers and results state it, or that of a learner.
struct VariantChoice {
  var number: Int?
  var name: String?

  /// The variant of a lesson; nil where none was chosen.
  func variant(of lesson: Lesson) -> Int? {
    number ?? name.map { variantNumber(name: $0, lesson: lesson) }
  }
}
