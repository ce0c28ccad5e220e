internal import CLaunch
internal import LineEditing

#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// Why a file could not be read, in the system's words.
struct InputError: Error {
  var reason: String
  /// The system's number for it, where it is the system's.
  var code: Int32 = 0

  /// What the system just refused; call it at once, it reads `errno`.
  static var ofSystem: InputError { InputError(reason: systemReason(), code: errno) }
}

/// The bytes of a file, or with "-" of standard input; never more than `limit` and one.
func readInput(_ path: String, limit: Int) throws(InputError) -> [UInt8] {
  if path == "-" { return try readAll(0, limit: limit) }
  let descriptor = open(pathBytes(path), O_RDONLY | O_CLOEXEC)
  guard descriptor >= 0 else { throw InputError.ofSystem }
  defer { close(descriptor) }
  return try readAll(descriptor, limit: limit)
}

/// The bytes of a regular file: a pipe in its place may never be written, a device never end.
func readRegularFile(_ path: String, limit: Int) throws(InputError) -> [UInt8] {
  let descriptor = open(pathBytes(path), O_RDONLY | O_NONBLOCK | O_CLOEXEC)
  guard descriptor >= 0 else { throw InputError.ofSystem }
  defer { close(descriptor) }
  var status = stat()
  guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
    throw InputError(reason: "not a regular file")
  }
  return try readAll(descriptor, limit: limit)
}

func readAll(_ descriptor: Int32, limit: Int) throws(InputError) -> [UInt8] {
  var status = stat()
  let size = fstat(descriptor, &status) == 0 ? max(0, Int(status.st_size)) : 0
  // A byte more than there are shows that there are no more.
  let expected = max(min(size, limit) + 1, 1 << 12)
  // What is made of a text takes ten to twenty times its memory.
  if size >= 1 << 15 { launch_expect_memory(10 * min(size, limit)) }
  var bytes = try readChunk(descriptor, expected)
  var isWhole = bytes.count < expected
  while !isWhole, bytes.count <= limit {
    let chunk = try readChunk(descriptor, 1 << 16)
    isWhole = chunk.isEmpty
    bytes += chunk
  }
  return bytes
}

/// As many bytes as fit; fewer where there are no more.
private func readChunk(_ descriptor: Int32, _ size: Int) throws(InputError) -> [UInt8] {
  var error: InputError?
  let bytes = [UInt8](unsafeUninitializedCapacity: size) { room, filled in
    while filled < size, let start = room.baseAddress {
      let count = read(descriptor, start + filled, size - filled)
      if count == 0 { break }
      if count > 0 {
        filled += count
      } else if !isToBeRetried(descriptor, POLLIN) || InterruptFlag.isSet {
        return error = .ofSystem
      }
    }
  }
  if let error { throw error }
  return bytes
}

func systemReason() -> String { String(cString: strerror(errno)) }
