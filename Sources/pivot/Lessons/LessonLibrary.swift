internal import Language
internal import Workbook

#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// The lessons of a folder, in the order of their file names.
///
/// They are read when they are asked for: whoever looks for one lesson reads no other.
final class LessonLibrary {
  /// A file of the folder, and why it is no lesson to learn from.
  struct Entry {
    var lesson: Lesson
    var problems: [LessonProblem]
  }

  let folder: String
  private(set) lazy var entries = makeEntries()
  private let files: [String]
  private let limit: Int

  /// The lessons without a fault.
  var lessons: [Lesson] { entries.filter { $0.problems.isEmpty }.map(\.lesson) }
  /// What reading them showed to be wrong.
  var problems: [LessonProblem] { entries.flatMap(\.problems) }

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
    files = lessonFiles(in: found.path)
    limit = options.budget.source
  }

  private func makeEntries() -> [Entry] {
    var taken: [String: String] = [:]
    return files.map { file in
      var entry = Entry(file: file, limit: limit)
      let id = entry.lesson.id
      if let other = taken[id], !id.isEmpty {
        let message = "the id '\(id)' is taken by \(other)"
        let line = entry.lesson.idLine
        entry.problems.append(LessonProblem(file: file, line: line, message: message))
      }
      taken[id] = taken[id] ?? file
      return entry
    }
  }

  /// The lesson that judges, by any of its names; where one file has the very id, of all others only theirs are looked
  /// at: a second one with this id would judge otherwise.
  func judge(named name: String) -> Entry? {
    var found: Entry?
    for file in files {
      guard isRegular(file), let bytes = try? readInput(file, limit: limit),
        bytes.count <= limit, lessonID(bytes) == name
      else { continue }
      guard let first = found?.lesson else {
        found = Entry(bytes, file: file, readsProse: false)
        continue
      }
      let message = "the id '\(name)' is that of \(file), too"
      let problem = LessonProblem(file: first.file, line: first.idLine, message: message)
      found?.problems.append(problem)
    }
    return found ?? entry(named: name)
  }

  /// The entry of this id, of an id that begins so, of the file with this number, or of this number in
  /// the list.
  func entry(named name: String) -> Entry? {
    if let entry = entries.first(where: { $0.lesson.id == name }) { return entry }
    if let number = Int(name) {
      if let entry = entries.first(where: { fileNumber($0.lesson.file) == number }) { return entry }
      return entries.indices.contains(number - 1) ? entries[number - 1] : nil
    }
    let fitting = entries.filter { !name.isEmpty && $0.lesson.id.hasPrefix(name) }
    return fitting.count == 1 ? fitting[0] : nil
  }

  /// The lesson that a name is nearly that of, or the exercise whose id it is, as `lesson#exercise`.
  func meant(by name: String) -> String? {
    if let lesson = lessons.first(where: { $0.exercises.contains { $0.id == name } }) {
      return "\(lesson.id)#\(name)"
    }
    return closest(to: name, among: entries.map(\.lesson.id)).first
  }

  /// Whether a file is one of the folder's.
  func holds(_ file: String) -> Bool { files.contains(file) }

  /// Where the learner goes on: the lesson that was open last, else the first one after it with
  /// something left to do; nil where all is done.
  func next(_ progress: Progress) -> Lesson? {
    let start = lastOpened(progress)
    return (entries[start...] + entries[..<start])
      .first { $0.problems.isEmpty && isOpen($0.lesson, progress) }?.lesson
  }

  /// The index of the lesson here that was open last; lessons of other folders were perhaps open since.
  private func lastOpened(_ progress: Progress) -> Int {
    let last = progress.lastLesson(among: entries.map { $0.lesson.id })
    return entries.firstIndex { $0.lesson.id == last } ?? 0
  }

  /// The faulty files that stand before a lesson and were passed over to come to it.
  func faults(before lesson: Lesson, _ progress: Progress) -> [LessonProblem] {
    let start = lastOpened(progress)
    let end = entries.firstIndex { $0.problems.isEmpty && $0.lesson.id == lesson.id } ?? 0
    return start < end ? entries[start..<end].compactMap(\.problems.first) : []
  }

  private func isOpen(_ lesson: Lesson, _ progress: Progress) -> Bool {
    lesson.exercises.isEmpty
      ? progress.place(in: lesson) == nil
      : progress.doneCount(in: lesson) < lesson.exercises.count
  }
}

extension LessonLibrary.Entry {
  /// Reads a file; one that cannot be read has that for its fault.
  init(file: String, limit: Int) {
    do throws(InputError) {
      guard isRegular(file) else { throw InputError(reason: "it is not a regular file") }
      let bytes = try readInput(file, limit: limit)
      guard bytes.count <= limit else { throw InputError(reason: "it is too large") }
      self.init(bytes, file: file, readsProse: true)
    } catch {
      let problem = LessonProblem(file: file, line: 1, message: error.reason)
      self.init(lesson: parseLesson("", file: file).lesson, problems: [problem])
    }
  }

  fileprivate init(_ bytes: [UInt8], file: String, readsProse: Bool) {
    let (lesson, problems) = parseLesson(bytes, file: file, readsProse: readsProse)
    self.init(lesson: lesson, problems: problems)
  }
}

/// What is said where there is no folder of lessons, or an empty one.
let noLessonsHere = "there are no lessons here"

/// The same with what helps.
let noLessons = noLessonsHere + "; --lessons names their folder"

/// Why a name is no lesson's, and what may be meant.
func noLesson(_ name: String, in library: LessonLibrary?) -> String {
  let problem = "there is no lesson '\(visible(name))'"
  if fileExists(name + ".md") { return "\(problem); did you mean the file '\(visible(name)).md'?" }
  guard let library else { return "\(problem), and no folder of lessons; --lessons names one" }
  if let near = library.meant(by: name) {
    return "\(problem); did you mean '\(visible(near))'?"
  }
  return "\(problem) in \(visible(library.folder)), which 'pivot lessons' lists; "
    + "--lessons names another folder"
}

/// The number with which the name of a file begins, as 7 in `07-order.md`.
private func fileNumber(_ path: String) -> Int? {
  let name = path.split(separator: "/").last ?? ""
  return Int(name.prefix { $0.isASCII && $0.isNumber })
}

/// The Markdown files of a folder, in the order of their names.
///
/// What `hand-in` and `pack` write beside a lesson is none of the course.
func lessonFiles(in path: String) -> [String] {
  let names = fileNames(in: path)
  return names.filter { name in
    name.hasSuffix(".md") && name.first != "." && name != "README.md"
      && !name.hasSuffix(".answers.md") && !isStudentCopy(name, beside: names)
  }
  .map { path.hasSuffix("/") ? path + $0 : "\(path)/\($0)" }
}

private func isStudentCopy(_ name: String, beside names: [String]) -> Bool {
  let ending = ".student.md"
  return name.hasSuffix(ending) && names.contains("\(name.dropLast(ending.count)).md")
}

/// The names of what stands in a folder, sorted; none where it cannot be read.
func fileNames(in path: String) -> [String] { fileNames(in: opendir(path)) }

#if canImport(Glibc)
typealias OpenFolder = OpaquePointer
#else
typealias OpenFolder = UnsafeMutablePointer<DIR>
#endif

/// The names of what stands in an open folder, which is closed then.
func fileNames(in folder: OpenFolder?) -> [String] {
  guard let folder else { return [] }
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

/// Whether a path leads to a file and not to a pipe, a device or a folder, which may never end.
func isRegular(_ path: String) -> Bool {
  var status = stat()
  return stat(pathBytes(path), &status) == 0 && status.st_mode & S_IFMT == S_IFREG
}

/// Where the program stands: as the system tells it, else, in a root without /proc, as it was called.
func executablePath() -> String? {
  var path = [CChar](repeating: 0, count: 4096)
  let count = readlink("/proc/self/exe", &path, path.count)
  guard count > 0 else { return calledPath() }
  return String(decoding: path.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
}

private func calledPath() -> String? {
  guard let name = CommandLine.arguments.first else { return nil }
  if name.contains("/") { return name.first == "/" ? name : "\(currentFolder())/\(name)" }
  return (environment("PATH") ?? "").split(separator: ":").map { "\($0)/\(name)" }
    .first { access($0, X_OK) == 0 }
}

private func currentFolder() -> String {
  var path = [CChar](repeating: 0, count: 4096)
  return getcwd(&path, path.count).map { String(cString: $0) } ?? "/"
}
