internal import Workbook

#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

// A file of the person's own: a regular one, no link, no pipe, no device, for nobody else to read.

/// More bytes than a file of progress ever has.
private let sizeLimit = 1 << 25

/// The bytes of a file; nil where there is none.
func readOwnFile(_ path: String) throws(StoringError) -> [UInt8]? {
  guard let file = try openOwnFile(path, O_RDONLY) else { return nil }
  defer { close(file) }
  var bytes: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 1 << 16)
  while bytes.count <= sizeLimit {
    let count = read(file, &chunk, chunk.count)
    if count == 0 { return bytes }
    if count > 0 {
      bytes.append(contentsOf: chunk[..<count])
    } else if errno != EINTR {
      throw failure(path)
    }
  }
  throw StoringError(reason: "\(UserFile.shortened(path)) is too large")
}

/// Adds a text by one write, and waits until the disk has it; what is written in part is taken back.
func appendToOwnFile(_ path: String, _ text: String, header: String) throws(StoringError) {
  guard let file = try openOwnFile(path, O_RDWR | O_APPEND | O_CREAT) else { throw failure(path) }
  defer { close(file) }
  let size = lseek(file, 0, SEEK_END)
  guard size >= 0 else { throw failure(path) }
  try refuseNewer(file, path)
  // After a torn line the next one begins anew.
  var last = UInt8(ascii: "\n")
  if size > 0 { pread(file, &last, 1, size - 1) }
  let start = size == 0 ? header : last == UInt8(ascii: "\n") ? "" : "\n"
  do throws(StoringError) {
    try writeWhole(file, Array((start + text).utf8), path)
  } catch {
    ftruncate(file, size)
    throw error
  }
  if size == 0 { syncFolder(of: path) }
}

/// A newer program may have come to the same home since the file was read.
private func refuseNewer(_ file: Int32, _ path: String) throws(StoringError) {
  var bytes = [UInt8](repeating: 0, count: 128)
  let count = pread(file, &bytes, bytes.count, 0)
  let first = bytes.prefix(max(0, count)).prefix { $0 != UInt8(ascii: "\n") }
  guard ProgressReading(Array(first)).kind == .newer else { return }
  throw StoringError(reason: "a newer Pivot wrote \(UserFile.shortened(path))")
}

/// Replaces a file whole: the old one stands until the new one is on the disk.
func replaceOwnFile(_ path: String, with text: String) throws(StoringError) {
  let new = path + ".new"
  // One that was left over; nobody else writes it, for the lock is held.
  unlink(new)
  let flags = O_WRONLY | O_CREAT | O_EXCL
  guard let file = try openOwnFile(new, flags) else { throw failure(new) }
  defer { close(file) }
  do throws(StoringError) {
    try writeWhole(file, Array(text.utf8), new)
    guard rename(new, path) == 0 else { throw failure(path) }
  } catch {
    unlink(new)
    throw error
  }
  syncFolder(of: path)
}

/// Gives a file another name.
func moveOwnFile(_ path: String, to target: String) throws(StoringError) {
  guard rename(path, target) == 0 else { throw failure(path) }
}

/// Opens a file if it is a regular one of this person's; nil where there is none.
private func openOwnFile(_ path: String, _ flags: Int32) throws(StoringError) -> Int32? {
  let file = open(path, flags | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0o600)
  guard file >= 0 else {
    if errno == ENOENT, flags & O_CREAT == 0 { return nil }
    throw errno == ELOOP
      ? StoringError(reason: "\(UserFile.shortened(path)) is a link") : failure(path)
  }
  var status = stat()
  guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
    close(file)
    throw StoringError(reason: "\(UserFile.shortened(path)) is not a regular file")
  }
  guard status.st_uid == geteuid() else {
    close(file)
    throw StoringError(reason: "\(UserFile.shortened(path)) belongs to somebody else")
  }
  return file
}

/// Writes by one call; a short write is a failure, for lines are kept whole.
private func writeWhole(_ file: Int32, _ bytes: [UInt8], _ path: String) throws(StoringError) {
  while true {
    let count = write(file, bytes, bytes.count)
    if count == bytes.count { break }
    if count < 0, errno == EINTR { continue }
    throw count < 0 ? failure(path) : StoringError(reason: "there is no space left for \(path)")
  }
  guard fsync(file) == 0 else { throw failure(path) }
}

/// Call it at once: it reads `errno`.
private func failure(_ path: String) -> StoringError {
  let reason = systemReason()
  return StoringError(reason: "\(UserFile.shortened(path)): \(reason)")
}

// MARK: The lock

/// Does something while no other program does; the lock is a file of its own, which stays.
///
/// A program that holds it for longer than two seconds is stuck, or its folder knows no locks.
func locked<Result>(
  _ path: String, _ body: () throws(StoringError) -> Result
) throws(StoringError) -> Result {
  let lock = try openLock(path)
  defer { close(lock) }
  let start = seconds()
  while flock(lock, LOCK_EX | LOCK_NB) != 0 {
    guard errno == EWOULDBLOCK || errno == EINTR else { throw failure(path + ".lock") }
    guard seconds() - start < 2 else {
      throw StoringError(reason: "another program holds \(UserFile.shortened(path)).lock")
    }
    usleep(2000)
  }
  return try body()
}

/// The file of a lock; where its folder is not there, the reason is why that could not be made.
private func openLock(_ path: String) throws(StoringError) -> Int32 {
  let refusal = makeFolders(above: path)
  do throws(StoringError) {
    guard let lock = try openOwnFile(path + ".lock", O_RDWR | O_CREAT) else { throw failure(path) }
    return lock
  } catch {
    let folder = parentFolder(path)
    guard let refusal, !isFolder(folder) else { throw error }
    throw StoringError(reason: "cannot make \(UserFile.shortened(folder)): \(refusal)")
  }
}
