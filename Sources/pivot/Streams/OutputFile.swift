#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// Why a file was not written.
enum OutputFileError: Error {
  /// It is there already and may not be replaced.
  case exists
  /// It cannot be made; the system's words.
  case refused(String)
  /// It cannot be written; the system's words.
  case failed(String)

  /// Why, in words.
  var reason: String {
    switch self {
    case .exists: "it was made by another program just now"
    case .refused(let reason), .failed(let reason): reason
    }
  }

  /// The same, with the file that is meant.
  func naming(_ path: String) -> OutputFileError {
    switch self {
    case .exists: .failed("\(path): \(reason)")
    case .refused(let reason): .refused("\(path): \(reason)")
    case .failed(let reason): .failed("\(path): \(reason)")
    }
  }

  /// The exit status that says so.
  var status: Int32 {
    switch self {
    case .exists, .refused: ExitStatus.cannotCreate
    case .failed: ExitStatus.outputFailed
    }
  }
}

/// Writes a file whole or not at all: one that is replaced stays until the new one is on the disk.
func writeOutput(_ path: String, _ contents: String, replaces: Bool) throws(OutputFileError) {
  try writeOutput(path, Array(contents.utf8), replaces: replaces)
}

/// Writes bytes as a file, whole or not at all.
func writeOutput(_ path: String, _ contents: [UInt8], replaces: Bool) throws(OutputFileError) {
  guard fileExists(path) else {
    let new = try writeBeside(path, contents)
    try giveName(path, to: new)
    return syncFolder(of: path)
  }
  // A device or a folder would be replaced by the new file; a link is to keep pointing at it.
  guard let (path, old) = regularFile(path) else {
    throw .failed(isFolder(path) ? "it is a folder" : "not a regular file")
  }
  if !replaces { throw .exists }
  try moveOutput(try writeBeside(path, contents, like: old), to: path)
}

/// Puts a finished file in the place of another, or where none is; it is gone where that fails.
func moveOutput(_ new: String, to path: String) throws(OutputFileError) {
  guard rename(new, path) == 0 else {
    let reason = systemReason()
    unlink(new)
    throw .failed(reason)
  }
  syncFolder(of: path)
}

/// Writes a file in the same folder, under a name that none has; the name, once it is on the disk.
func writeBeside(
  _ path: String, _ contents: [UInt8], like old: stat? = nil
) throws(OutputFileError) -> String {
  let (name, descriptor) = try openBeside(path, mode: old == nil ? 0o666 : 0o600)
  if let old { take(over: old, descriptor) }
  var file = Output(descriptor)
  file.write(contents)
  file.flush()
  let isSynced = fsync(descriptor) == 0
  if close(descriptor) == 0, isSynced, file.reason == nil { return name }
  let reason = file.reason ?? systemReason()
  unlink(name)
  throw .failed(reason)
}

/// A new file; the names of those that a program left which was ended are passed by.
private func openBeside(_ path: String, mode: mode_t) throws(OutputFileError) -> (String, Int32) {
  for number in 1...1000 {
    let name = "\(parentFolder(path))/.pivot-\(getpid())-\(number).tmp"
    let descriptor = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    if descriptor >= 0 { return (name, descriptor) }
    guard errno == EEXIST else { break }
  }
  throw .refused(systemReason())
}

/// Gives a file the owner and the mode of the one that it is to replace.
private func take(over old: stat, _ descriptor: Int32) {
  fchown(descriptor, old.st_uid, old.st_gid)
  // The rights of a group are not for another one.
  let isSameGroup = fchown(descriptor, uid_t.max, old.st_gid) == 0
  fchmod(descriptor, old.st_mode & (isSameGroup ? 0o777 : 0o707))
}

/// Gives a finished file its name, unless something has that name already; it is gone where that fails.
private func giveName(_ path: String, to new: String) throws(OutputFileError) {
  if moveUnlessThere(new, path) { return }
  // Where the disk cannot do that in one step, a new file takes the name first.
  let holder = errno == EEXIST ? -1 : open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
  guard holder >= 0 else {
    let error = refusal(path)
    unlink(new)
    throw error
  }
  close(holder)
  do { try moveOutput(new, to: path) } catch {
    unlink(path)
    throw error
  }
}

/// Whether the file has the name now; else `errno` says why not.
private func moveUnlessThere(_ new: String, _ path: String) -> Bool {
  #if os(Linux)
  return renameFile(AT_FDCWD, new, AT_FDCWD, path, 1) == 0
  #else
  errno = ENOTSUP
  return false
  #endif
}

/// Why a new file could not be made; call it at once, it reads `errno`.
private func refusal(_ path: String) -> OutputFileError {
  guard errno == EEXIST else { return .refused(systemReason()) }
  var status = stat()
  let isLink = lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  return isLink ? .failed("a link that leads nowhere") : .exists
}

/// The file behind any links, and what it is like; nil where it is none that has contents of its own.
private func regularFile(_ path: String) -> (path: String, status: stat)? {
  var status = stat()
  guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
  guard let resolved = realpath(path, nil) else { return nil }
  defer { free(resolved) }
  return (String(cString: resolved), status)
}

func fileExists(_ path: String) -> Bool { access(path, F_OK) == 0 }

func isFolder(_ path: String) -> Bool {
  var status = stat()
  return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
}

/// The folder that a file is in.
func parentFolder(_ path: String) -> String {
  path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
}

/// Waits until the disk knows the names in the folder of a file.
func syncFolder(of path: String) {
  let folder = open(parentFolder(path), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
  guard folder >= 0 else { return }
  fsync(folder)
  close(folder)
}

/// Makes the folders above a file; without another mode, for this person alone.
///
/// Returns why one could not be made, if so.
@discardableResult
func makeFolders(above path: String, mode: mode_t = 0o700) -> String? {
  var refusal: String?
  for slash in path.indices.dropFirst() where path[slash] == "/" {
    // What follows is only a consequence.
    let isMade = mkdir(String(path[..<slash]), mode) == 0 || errno == EEXIST
    if !isMade { refusal = refusal ?? systemReason() }
  }
  return refusal
}
