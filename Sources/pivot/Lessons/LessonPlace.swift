internal import Language
internal import Workbook

/// A lesson file of the command line, and what of it: `FILE`, or `FILE#exercise`.
struct LessonPlace: Hashable {
  var file: String
  var exercise: String?
  /// The folder that was named, where it was one: its lessons are a course.
  var folder: String?

  /// What a path names: the lessons of a folder, a file, an exercise of it.
  static func places(_ path: String) -> [LessonPlace] {
    let inside = lessonFiles(in: path)
    if !inside.isEmpty { return inside.map { LessonPlace(file: $0, folder: path) } }
    return [LessonPlace(path)]
  }

  init(file: String, folder: String) {
    self.file = file
    self.folder = folder
  }

  /// A file whose name has a `#` is taken for itself.
  init(_ path: String) {
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

/// Which variant is meant on a command line: a number, or that of a learner.
struct VariantChoice {
  var number: Int?
  var name: String?

  /// The variant of a lesson; nil where none was chosen.
  func variant(of lesson: Lesson) -> Int? {
    number ?? name.map { variantNumber(name: $0, lesson: lesson) }
  }
}
