internal import Language
internal import Workbook

#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// The folder of `--out`: nothing outside of it is written, no link below it is followed.
struct ResultFolder {
  /// The folders in it.
  enum Part: String {
    case results, feedback
  }

  private let root: Int32
  private let results: Int32
  private let feedback: Int32

  /// Opens the folder and those in it, and makes what is not there.
  init(_ path: String) throws(OutputFileError) {
    let refusal = makeFolders(above: path + "/")
    root = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if root < 0 { throw .refused("\(path): \(refusal ?? systemReason())") }
    // Until this program ends. Where the file system knows no locks there is nothing to go by.
    if flock(root, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
      throw .refused("\(path): another run writes there")
    }
    results = try openPart(.results, of: root)
    feedback = try openPart(.feedback, of: root)
  }

  /// Writes a file whole: whoever reads sees the old text or the new one.
  func write(_ text: String, to name: String, in part: Part? = nil) throws(OutputFileError) {
    let folder = descriptor(of: part)
    let temporary = ".\(name).tmp"
    let descriptor = openTemporary(temporary, in: folder)
    if descriptor < 0 { throw .failed("\(name): \(systemReason())") }
    var file = Output(descriptor)
    file.write(text)
    file.flush()
    let isClosed = close(descriptor) == 0
    if isClosed, file.reason == nil, renameat(folder, temporary, folder, name) == 0 { return }
    let reason = file.reason ?? systemReason()
    unlinkat(folder, temporary, 0)
    throw .failed("\(name): \(reason)")
  }

  /// The rows of earlier runs: those that have a result and feedback.
  var rows: [String] {
    let feedback = Set(names(in: .feedback, ending: ".md"))
    return names(in: .results, ending: ".json").filter(feedback.contains)
  }

  /// A row has a result that is more than a note that grading began.
  func isFinished(_ row: String) -> Bool {
    guard let text = result(of: row) else { return false }
    return !text.contains(part: "\"status\": \"not-finished\"")
  }

  /// The result of a row.
  func result(of row: String) -> String? {
    let descriptor = openat(results, row + ".json", O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    return (try? readAll(descriptor, limit: 1 << 24)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Removes what an earlier run wrote for a row; false where that fails.
  func remove(_ row: String) -> Bool {
    unlinkat(results, row + ".json", 0) == 0 && unlinkat(feedback, row + ".md", 0) == 0
  }

  /// Removes a file that stands beside the parts, if it is there.
  func remove(file name: String) { unlinkat(root, name, 0) }

  /// The names of files without their ending, in order.
  private func names(in part: Part, ending: String) -> [String] {
    let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC
    let files = fileNames(in: fdopendir(openat(descriptor(of: part), ".", flags)))
    return files.filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }
  }

  private func descriptor(of part: Part?) -> Int32 {
    switch part {
    case nil: root
    case .results: results
    case .feedback: feedback
    }
  }
}

/// A new file; one of that name, which a run that was stopped left behind, makes way.
private func openTemporary(_ name: String, in folder: Int32) -> Int32 {
  let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
  let descriptor = openat(folder, name, flags, 0o666)
  guard descriptor < 0, errno == EEXIST else { return descriptor }
  unlinkat(folder, name, 0)
  return openat(folder, name, flags, 0o666)
}

private func openPart(_ part: ResultFolder.Part, of root: Int32) throws(OutputFileError) -> Int32 {
  mkdirat(root, part.rawValue, 0o777)
  let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
  let folder = openat(root, part.rawValue, flags)
  if folder < 0 { throw .failed("\(part.rawValue): \(systemReason())") }
  return folder
}
