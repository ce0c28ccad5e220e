internal import LineEditing

#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// Why a file could not be read, in the system's words.
struct InputError: Error {
  var reason: String
}

/// The bytes of a file, or with "-" of standard input; never more than `limit` and one.
func readInput(_ path: String, limit: Int) throws(InputError) -> [UInt8] {
  if path == "-" { return try readAll(0, limit: limit) }
  let descriptor = open(path, O_RDONLY | O_CLOEXEC)
  guard descriptor >= 0 else { throw InputError(reason: systemReason()) }
  defer { close(descriptor) }
  return try readAll(descriptor, limit: limit)
}

/// The bytes of a regular file: a pipe in its place may never be written, a device never end.
func readRegularFile(_ path: String, limit: Int) throws(InputError) -> [UInt8] {
  let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
  guard descriptor >= 0 else { throw InputError(reason: systemReason()) }
  defer { close(descriptor) }
  var status = stat()
  guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
    throw InputError(reason: "not a regular file")
  }
  return try readAll(descriptor, limit: limit)
}

func readAll(_ descriptor: Int32, limit: Int) throws(InputError) -> [UInt8] {
  var bytes: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 1 << 16)
  while bytes.count <= limit {
    let count = read(descriptor, &chunk, chunk.count)
    if count == 0 { break }
    if count > 0 {
      bytes.append(contentsOf: chunk[..<count])
    } else if errno != EINTR || InterruptFlag.isSet {
      throw InputError(reason: systemReason())
    }
  }
  return bytes
}

func systemReason() -> String { String(cString: strerror(errno)) }
