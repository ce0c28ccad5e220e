internal import Language
internal import Workbook

#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// The lessons of a folder, in the order of their file names.
struct LessonLibrary {
  let folder: String
  let lessons: [Lesson]
  /// What reading them showed to be wrong.
  let problems: [LessonProblem]

  /// The first folder that has lessons; nil where none has.
  init?(_ options: RunOptions) {
    let folders = lessonFolders(
      flag: options.lessons, variable: environment("PIVOT_LESSONS"),
      executable: executablePath(), directory: currentFolder())
    let found = folders.first {
      ($0.marker.map(fileExists) ?? true) && !lessonFiles(in: $0.path).isEmpty
    }
    guard let found else { return nil }
    folder = found.path
    let read = lessonFiles(in: folder).compactMap { path in
      (try? readInput(path, limit: 1 << 24)).map {
        parseLesson(String(decoding: $0, as: UTF8.self), file: path)
      }
    }
    lessons = read.map(\.lesson)
    problems = read.flatMap(\.problems)
  }

  /// The lesson of this id, or of this number in the list.
  func lesson(named name: String) -> Lesson? {
    if let lesson = lessons.first(where: { $0.id == name }) { return lesson }
    guard let number = Int(name), lessons.indices.contains(number - 1) else { return nil }
    return lessons[number - 1]
  }

  /// The first lesson with something left to do, else the first.
  func next(_ progress: Progress) -> Lesson? {
    lessons.first { $0.exercises.count > done($0, progress) } ?? lessons.first
  }

  /// A line for each lesson.
  func list(_ progress: Progress) -> [StyledText] {
    let width = lessons.map(\.id.count).max() ?? 0
    return lessons.enumerated().map { index, lesson in
      let number = String(index + 1)
      var text = StyledText(String(repeating: " ", count: max(0, 3 - number.count)) + number, .dim)
      text.append("  " + visible(lesson.id), .name)
      text.append(String(repeating: " ", count: max(0, width - lesson.id.count)))
      text.append("  \(done(lesson, progress)) of \(lesson.exercises.count)  ")
      text.append(visible(lesson.title), .dim)
      return text
    }
  }

  private func done(_ lesson: Lesson, _ progress: Progress) -> Int {
    lesson.exercises.count { exercise in
      progress.entry(exercise, in: lesson)?.isRight == true
        && !progress.isChanged(exercise, in: lesson)
    }
  }
}

/// The Markdown files of a folder, in the order of their names.
func lessonFiles(in path: String) -> [String] {
  fileNames(in: path).filter { $0.hasSuffix(".md") && $0.first != "." && $0 != "README.md" }
    .map { path.hasSuffix("/") ? path + $0 : "\(path)/\($0)" }
}

/// The names of what stands in a folder, sorted; none where it cannot be read.
func fileNames(in path: String) -> [String] {
  guard let folder = opendir(path) else { return [] }
  defer { closedir(folder) }
  var names: [String] = []
  while let entry = readdir(folder) {
    names.append(
      withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      })
  }
  return names.sorted()
}

/// The running program, with links followed.
func executablePath() -> String? {
  var path = [CChar](repeating: 0, count: 4096)
  let count = readlink("/proc/self/exe", &path, path.count)
  guard count > 0 else { return nil }
  return String(decoding: path.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
}

private func currentFolder() -> String {
  var path = [CChar](repeating: 0, count: 4096)
  return getcwd(&path, path.count).map { String(cString: $0) } ?? "/"
}
