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
    case .refused: ExitStatus.cannotCreate
    case .exists, .failed: ExitStatus.outputFailed
    }
  }
}

/// Writes a file whole or not at all: one that is replaced stays until the new one is on the disk.
func writeOutput(_ path: String, _ contents: String, replaces: Bool) throws(OutputFileError) {
  try writeOutput(path, Array(contents.utf8), replaces: replaces)
}

/// Writes bytes as a file, whole or not at all.
func writeOutput(_ path: String, _ contents: [UInt8], replaces: Bool) throws(OutputFileError) {
  let isThere = fileExists(path)
  if isThere, !replaces { throw .exists }
  // A device or a folder would be replaced by the new file; a link is to keep pointing at it.
  guard let path = isThere ? regularFile(path) : path else { throw .failed("not a regular file") }
  let target = isThere ? "\(path).\(getpid()).tmp" : path
  let descriptor = open(target, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
  guard descriptor >= 0 else { throw refusal(path) }
  var file = Output(descriptor)
  file.write(contents)
  file.flush()
  let isSynced = fsync(descriptor) == 0
  let isWritten = close(descriptor) == 0 && isSynced && file.reason == nil
  if isWritten, !isThere || rename(target, path) == 0 { return }
  let reason = file.reason ?? systemReason()
  unlink(target)
  throw .failed(reason)
}

/// Why a new file could not be made; call it at once, it reads `errno`.
private func refusal(_ path: String) -> OutputFileError {
  guard errno == EEXIST else { return .refused(systemReason()) }
  var status = stat()
  let isLink = lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  return isLink ? .failed("a link that leads nowhere") : .exists
}

/// The file behind any links; nil where it is none that has contents of its own.
private func regularFile(_ path: String) -> String? {
  var status = stat()
  guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
  guard let resolved = realpath(path, nil) else { return nil }
  defer { free(resolved) }
  return String(cString: resolved)
}

func fileExists(_ path: String) -> Bool { access(path, F_OK) == 0 }

func isFolder(_ path: String) -> Bool {
  var status = stat()
  return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
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
