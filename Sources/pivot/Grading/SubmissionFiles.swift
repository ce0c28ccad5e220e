internal import Workbook

#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// A file that was handed in, and where it lies below what was named.
struct SubmissionFile {
  /// Its path in the bytes of the file system, which need not be UTF-8.
  var path: [CChar]
  /// The parts of its path from the named folder on.
  var parts: [String]
  /// What is odd about it before it is read.
  var remarks: [String] = []
  /// Why there is nothing to read.
  var problem: String?

  /// Its path for people.
  var shownPath: String { text(path) }
}

/// The files that paths name, and those in folders, in the order of their bytes.
///
/// A path that names nothing stays, so that it gets its row. A folder of results is no submission, wherever
/// it stands.
func submissionFiles(_ paths: [String], besides results: String? = nil) -> [SubmissionFile] {
  let results = results.flatMap { place(Array($0.utf8CString)) }
  var files: [SubmissionFile] = []
  var seen: Set<[CChar]> = []
  for path in paths {
    let bytes = Array(path.utf8CString)
    let found =
      isFolder(bytes, follows: true)
      ? filesBelow(bytes, [], results, depth: 0)
      : [file(path, bytes)]
    files += found.filter { seen.insert($0.path).inserted }
  }
  return files
}

/// Whether two paths lead to one folder.
func isOneFolder(_ path: String, _ other: String) -> Bool {
  let bytes = Array(path.utf8CString)
  guard isFolder(bytes, follows: true), let here = place(bytes) else { return false }
  return here == place(Array(other.utf8CString))
}

/// The one file among several that is meant: the lesson's, else an answers file, else any Markdown.
///
/// A submission without a file is one that cannot be read, not none.
func answersFile(among files: [SubmissionFile], lesson: String) -> SubmissionFile {
  let name = "\(lesson).answers.md"
  let kinds = [".answers.md", ".md", ""].map { ending in
    files.filter { $0.parts.last?.hasSuffix(ending) ?? false }
  }
  let possible = kinds.first { !$0.isEmpty } ?? []
  guard var file = possible.first(where: { $0.parts.last == name }) ?? possible.first else {
    let reason = "Nothing was handed in: '\(name)' is looked for."
    return SubmissionFile(path: Array(name.utf8CString), parts: [name], problem: reason)
  }
  if possible.count > 1 {
    let others = possible.map(\.parts).filter { $0 != file.parts }.map { $0.joined(separator: "/") }
    let shown = others.prefix(5) + (others.count > 5 ? ["\(others.count - 5) more"] : [])
    file.remarks = [
      "Only \(file.parts.joined(separator: "/")) was judged, not \(shown.joined(separator: ", "))."
    ]
  }
  return file
}

private func file(_ path: String, _ bytes: [CChar]) -> SubmissionFile {
  let name = path.split(separator: "/").last.map(String.init) ?? path
  return SubmissionFile(path: bytes, parts: [name])
}

/// Everything below a folder but hidden files; links are not followed.
private func filesBelow(
  _ folder: [CChar], _ parts: [String], _ results: Place?, depth: Int
) -> [SubmissionFile] {
  if let results, !parts.isEmpty, place(folder) == results { return [] }
  // Deeper folders are no class's; they get a row of their own that says so.
  guard depth < 8, let stream = opendir(folder) else {
    return [SubmissionFile(path: folder, parts: parts.isEmpty ? [text(folder)] : parts)]
  }
  defer { closedir(stream) }
  var names: [[CChar]] = []
  while let entry = readdir(stream) {
    let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
      tuple.withMemoryRebound(to: CChar.self, capacity: 256) { name in
        Array(UnsafeBufferPointer(start: name, count: strlen(name) + 1))
      }
    }
    if name[0] != CChar(UInt8(ascii: ".")) { names.append(name) }
  }
  return names.sorted(by: bytesPrecede).flatMap { name in
    let path = folder.dropLast() + [CChar(UInt8(ascii: "/"))] + name
    let here = parts + [text(name)]
    return isFolder(Array(path), follows: false)
      ? filesBelow(Array(path), here, results, depth: depth + 1)
      : [SubmissionFile(path: Array(path), parts: here)]
  }
}

private func bytesPrecede(_ left: [CChar], _ right: [CChar]) -> Bool {
  left.lexicographicallyPrecedes(right) { UInt8(bitPattern: $0) < UInt8(bitPattern: $1) }
}

private func isFolder(_ path: [CChar], follows: Bool) -> Bool {
  var status = stat()
  let result = follows ? stat(path, &status) : lstat(path, &status)
  return result == 0 && status.st_mode & S_IFMT == S_IFDIR
}

/// What a path leads to, under whatever name.
private struct Place: Equatable {
  var device: dev_t
  var number: ino_t
}

private func place(_ path: [CChar]) -> Place? {
  var status = stat()
  guard stat(path, &status) == 0 else { return nil }
  return Place(device: status.st_dev, number: status.st_ino)
}

private func text(_ path: [CChar]) -> String {
  String(decoding: path.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
}

/// The bytes of a file that somebody handed in; only a regular file is opened, no link is followed.
func readSubmission(_ file: SubmissionFile) throws(UnreadableSubmission) -> [UInt8] {
  if let reason = file.problem { throw UnreadableSubmission(reason: reason) }
  let descriptor = open(file.path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
  guard descriptor >= 0 else {
    let reason = errno == ELOOP ? "it is a link" : systemReason()
    throw UnreadableSubmission(reason: "The file cannot be read: \(reason).")
  }
  defer { close(descriptor) }
  var status = stat()
  guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
    throw UnreadableSubmission(reason: "This is no regular file.")
  }
  do {
    return try readAll(descriptor, limit: submissionLimit)
  } catch {
    throw UnreadableSubmission(reason: "The file cannot be read: \(error.reason).")
  }
}
