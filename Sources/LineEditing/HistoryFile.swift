internal import Glibc

/// Earlier entries in a plain UTF-8 file, one to a line, oldest first.
///
/// Each entry is appended by one write, so that several prompts at once lose nothing. A backslash
/// and a line feed are escaped. Where the path is not a plain file of one's own, nothing is read
/// or written.
public struct HistoryFile: Sendable {
  /// Where the entries are.
  public let path: String

  /// How many bytes at the end of the file are read.
  public static let sizeRead = 1 << 20

  /// A history at `path`, which need not exist yet.
  public init(path: String) {
    self.path = path
  }

  /// Whether an entry is kept: not when it is blank or starts with a space, as in a shell.
  public static func keeps(_ entry: String) -> Bool {
    guard let first = entry.unicodeScalars.first, first != " " else { return false }
    return entry.unicodeScalars.contains { !$0.properties.isWhitespace }
  }

  /// The newest entries, oldest first; damaged lines are left out.
  public func load(limit: Int = 1000) -> [String] {
    guard let (bytes, isWhole) = newestBytes() else { return [] }
    let whole = isWhole ? bytes[...] : bytes.drop { $0 != UInt8(ascii: "\n") }
    return Self.entries(in: whole).suffix(max(0, limit))
  }

  /// Appends an entry; false when it could not be written.
  ///
  /// One that is not kept counts as written.
  @discardableResult
  public func append(_ entry: String) -> Bool {
    guard Self.keeps(entry) else { return true }
    guard let file = openToAppend() else { return false }
    defer { Glibc.close(file) }
    let line = Self.line(of: entry)
    let bytes = endsInsideLine(file) ? [UInt8(ascii: "\n")] + line : line
    return write(file, bytes, bytes.count) == bytes.count
  }
}

// MARK: Lines

extension HistoryFile {
  /// The entries of a file's bytes, oldest first; damaged lines are left out.
  public static func entries(in bytes: some Collection<UInt8>) -> [String] {
    bytes.split(separator: UInt8(ascii: "\n")).compactMap { entry(of: $0) }
  }

  /// The line that keeps an entry.
  public static func line(of entry: String) -> [UInt8] {
    var line: [UInt8] = []
    for byte in entry.utf8 {
      switch byte {
      case UInt8(ascii: "\\"): line += Array("\\\\".utf8)
      case UInt8(ascii: "\n"): line += Array("\\n".utf8)
      case _: line.append(byte)
      }
    }
    return line + [UInt8(ascii: "\n")]
  }

  /// The entry of a line; nil when it is no UTF-8 or holds controls, as after a torn write.
  static func entry(of line: some Collection<UInt8>) -> String? {
    var bytes: [UInt8] = []
    var isEscaped = false
    for byte in line {
      if isEscaped {
        bytes += byte == UInt8(ascii: "n") ? [10] : byte == 0x5C ? [byte] : [0x5C, byte]
        isEscaped = false
      } else if byte == 0x5C {
        isEscaped = true
      } else {
        bytes.append(byte)
      }
    }
    guard let text = String(validating: bytes, as: UTF8.self), !isEscaped, keeps(text) else {
      return nil
    }
    return text.unicodeScalars.contains { $0.isControl && $0 != "\n" } ? nil : text
  }
}

// MARK: The file

extension HistoryFile {
  /// Opens the file if it is a plain one of this user's: no link, no pipe, no device.
  private func openOwn(_ flags: Int32) -> Int32? {
    let file = open(path, flags | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0o600)
    guard file >= 0 else { return nil }
    var status = stat()
    let isOwn = fstat(file, &status) == 0 && status.st_uid == geteuid()
    guard isOwn, status.st_mode & S_IFMT == S_IFREG else {
      Glibc.close(file)
      return nil
    }
    return file
  }

  /// The file, made with its folder where there is none.
  private func openToAppend() -> Int32? {
    let flags = O_RDWR | O_APPEND | O_CREAT
    if let file = openOwn(flags) { return file }
    guard errno == ENOENT else { return nil }
    makeDirectory()
    return openOwn(flags)
  }

  private func newestBytes() -> (bytes: [UInt8], isWhole: Bool)? {
    guard let file = openOwn(O_RDONLY) else { return nil }
    defer { Glibc.close(file) }
    let size = lseek(file, 0, SEEK_END)
    let start = max(0, size - off_t(Self.sizeRead))
    guard size >= 0, lseek(file, start, SEEK_SET) == start else { return nil }
    var bytes = [UInt8](repeating: 0, count: Int(size - start))
    var filled = 0
    while filled < bytes.count {
      let room = bytes.count - filled
      let count = bytes.withUnsafeMutableBytes {
        read(file, $0.baseAddress?.advanced(by: filled), room)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      filled += count
    }
    return (Array(bytes[..<filled]), start == 0)
  }

  /// Whether an earlier write was torn, so that the next would continue its line.
  private func endsInsideLine(_ file: Int32) -> Bool {
    let size = lseek(file, 0, SEEK_END)
    var last: UInt8 = 0
    return size > 0 && pread(file, &last, 1, size - 1) == 1 && last != UInt8(ascii: "\n")
  }

  /// Makes the directories above the file, for this user alone.
  private func makeDirectory() {
    let slashes = path.indices.dropFirst().filter { path[$0] == "/" }
    for slash in slashes { mkdir(String(path[..<slash]), 0o700) }
  }
}
