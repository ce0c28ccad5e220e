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
  var problem: SubmissionProblem?

  /// Its path for people.
  var shownPath: String { text(path) }
}

/// The files that paths name, and those in folders, in the order of their bytes.
///
/// A path that names nothing stays, so that it gets its row. Results of an earlier run, a file or a folder, are no
/// submission, wherever they stand; nor is a file a second one that is found under two paths.
func submissionFiles(_ paths: [String], besides results: [String] = []) -> [SubmissionFile] {
  let results = results.map { pathBytes($0) }.flatMap { path in
    [true, false].compactMap { place(path, follows: $0) }
  }
  var files: [SubmissionFile] = []
  var seen: Set<Entry> = []
  for path in paths {
    for bytes in allPathBytes(path) {
      files += found(bytes, results).filter { seen.insert(Entry($0.path)).inserted }
    }
  }
  return files
}

/// The files that one path names.
private func found(_ path: [CChar], _ results: [Place]) -> [SubmissionFile] {
  if isFolder(path, follows: true) { return filesBelow(path, [], results, depth: 0) }
  return isOne(of: results, path) ? [] : [file(path)]
}

/// Whether two paths lead to one folder.
func isOneFolder(_ path: String, _ other: String) -> Bool {
  let bytes = pathBytes(path)
  guard isFolder(bytes, follows: true), let here = place(bytes) else { return false }
  return here == place(pathBytes(other))
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
    return SubmissionFile(path: Array(name.utf8CString), parts: [name], problem: .unfit(reason))
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

private func file(_ path: [CChar]) -> SubmissionFile {
  let name = path.dropLast().split(separator: slash).last.map { text($0 + [0]) }
  return SubmissionFile(path: path, parts: [name ?? text(path)])
}

/// Everything below a folder but hidden files and results; links are not followed.
private func filesBelow(
  _ folder: [CChar], _ parts: [String], _ results: [Place], depth: Int
) -> [SubmissionFile] {
  let names: [[CChar]]
  do {
    names = try namesOfFiles(in: folder, depth: depth)
  } catch {
    return [
      SubmissionFile(path: folder, parts: parts.isEmpty ? [text(folder)] : parts, problem: error)
    ]
  }
  var start = folder.dropLast()
  while start.last == slash { start.removeLast() }
  return names.flatMap { name -> [SubmissionFile] in
    let path = Array(start + [slash] + name)
    let here = parts + [text(name)]
    if isOne(of: results, path) { return [] }
    return isFolder(path, follows: false)
      ? filesBelow(path, here, results, depth: depth + 1)
      : [SubmissionFile(path: path, parts: here)]
  }
}

/// The names in a folder but those of hidden files, in the order of their bytes.
///
/// Deeper folders are no class's; they get a row of their own that says so.
private func namesOfFiles(
  in folder: [CChar], depth: Int
) throws(SubmissionProblem) -> [[CChar]] {
  if depth >= deepest { throw .unfit("The folder lies too deep: nothing in it was looked at.") }
  guard let stream = opendir(folder) else { throw .refused("The folder", .ofSystem) }
  defer { closedir(stream) }
  var names: [[CChar]] = []
  errno = 0
  while let entry = readdir(stream) {
    let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
      tuple.withMemoryRebound(to: CChar.self, capacity: 256) { name in
        Array(UnsafeBufferPointer(start: name, count: strlen(name) + 1))
      }
    }
    if name[0] != CChar(UInt8(ascii: ".")) { names.append(name) }
    errno = 0
  }
  // Half a class is not the class.
  if errno != 0 { throw .refused("The folder", .ofSystem) }
  return names.sorted(by: bytesPrecede)
}

/// How many levels of folders are searched, with the one that was named.
private let deepest = 8

private let slash = CChar(UInt8(ascii: "/"))

private func bytesPrecede(_ left: [CChar], _ right: [CChar]) -> Bool {
  left.lexicographicallyPrecedes(right) { UInt8(bitPattern: $0) < UInt8(bitPattern: $1) }
}

private func isFolder(_ path: [CChar], follows: Bool) -> Bool {
  var status = stat()
  let result = follows ? stat(path, &status) : lstat(path, &status)
  return result == 0 && status.st_mode & S_IFMT == S_IFDIR
}

/// What a path leads to, under whatever name.
private struct Place: Hashable {
  var device: dev_t
  var number: ino_t
}

/// A name in a folder, which is one file whatever path leads there.
///
/// Not the file's number: of two names that are hard links to one file each was handed in.
private struct Entry: Hashable {
  private let folder: Place?
  private let name: [CChar]

  init(_ path: [CChar]) {
    let start = path.lastIndex(of: slash).map { $0 + 1 } ?? 0
    folder = place(start == 0 ? [CChar(UInt8(ascii: ".")), 0] : path[..<start] + [0])
    name = folder == nil ? path : Array(path[start...])
  }
}

private func isOne(of places: [Place], _ path: [CChar]) -> Bool {
  !places.isEmpty && (place(path, follows: false).map(places.contains) ?? false)
}

private func place(_ path: [CChar], follows: Bool = true) -> Place? {
  var status = stat()
  guard (follows ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
  return Place(device: status.st_dev, number: status.st_ino)
}

private func text(_ path: [CChar]) -> String {
  String(decoding: path.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
}
