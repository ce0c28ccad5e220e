internal import Glibc

/// Earlier entries in a plain UTF-8 file, one to a line, oldest first.
///
/// Each entry is appended by one write, so that several prompts at once lose nothing. A backslash
/// and a line feed are escaped; a last line without its line feed is an entry as far as it goes. Where the path is
/// not a plain file of one's own, nothing is read or written. It stays open from the first entry on: opening
/// it takes longer than all else that is done for one.
public final class HistoryFile {
  /// Where the entries are.
  public let path: String
  /// Open to append to; -1 before the first entry.
  private var file: Int32 = -1
  /// Where the last entry ended, as far as nobody has written meanwhile.
  private var end: off_t = 0
  /// How many lines were left out when the file was read: they are damaged.
  public private(set) var damaged = 0

  /// Why an entry was not kept, in the system's words where it has some.
  public struct Loss: Error {
    /// The words.
    public let reason: String
  }

  /// How many bytes at the end of the file are read.
  public static let sizeRead = 1 << 20

  /// A history at `path`, which need not exist yet.
  public init(path: String) {
    self.path = path
  }

  deinit { if file >= 0 { close(file) } }

  /// Whether an entry is kept: not when it is blank or starts with a space, as in a shell.
  public static func keeps(_ entry: String) -> Bool {
    guard let first = entry.unicodeScalars.first, first != " " else { return false }
    return entry.unicodeScalars.contains { !$0.properties.isWhitespace }
  }

  /// The newest entries, oldest first; damaged lines are left out.
  public func load(limit: Int = 1000) -> [String] {
    guard let (bytes, isWhole) = newestBytes() else { return [] }
    let newline = UInt8(ascii: "\n")
    let entries: [String]
    (entries, damaged) = Self.reading(isWhole ? bytes[...] : bytes.drop { $0 != newline })
    return entries.suffix(max(0, limit))
  }

  /// Appends an entry; one that is not kept counts as written.
  public func append(_ entry: String) throws(Loss) {
    guard Self.keeps(entry) else { return }
    let size = try sizeOpened()
    let line = (size == end ? [] : missingEnd(at: size)) + Self.line(of: entry)
    try write(line)
    end = size + off_t(line.count)
  }
}

// MARK: The file

extension HistoryFile {
  /// Opens the file if it is a plain one of this user's: no link, no pipe, no device.
  private func openOwn(_ flags: Int32) throws(Loss) -> Int32 {
    let file = open(path, flags | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw errno == ELOOP ? Loss(reason: "it is a link") : Loss.ofSystem }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(file)
      throw Loss(reason: "it is not a regular file")
    }
    guard status.st_uid == geteuid() else {
      close(file)
      throw Loss(reason: "it belongs to somebody else")
    }
    return file
  }

  /// How long the file is, which is opened where it is not, or was taken away since.
  private func sizeOpened() throws(Loss) -> off_t {
    var status = stat()
    if file >= 0, fstat(file, &status) == 0, status.st_nlink > 0 { return status.st_size }
    if file >= 0 { close(file) }
    file = -1
    file = try openToAppend()
    return lseek(file, 0, SEEK_END)
  }

  /// The file, made with its folder where there is none.
  private func openToAppend() throws(Loss) -> Int32 {
    let refusal = makeDirectory()
    do {
      return try openOwn(O_RDWR | O_APPEND | O_CREAT)
    } catch {
      throw access(folder, F_OK) == 0 ? error : refusal ?? error
    }
  }

  /// Writes a line by one call; what is written in part, as on a full disk, is taken back.
  private func write(_ line: [UInt8]) throws(Loss) {
    var count = Glibc.write(file, line, line.count)
    while count < 0, errno == EINTR { count = Glibc.write(file, line, line.count) }
    if count < 0 { throw .ofSystem }
    guard count < line.count else { return }
    // Where another prompt has written meanwhile, its line is not cut off.
    let end = lseek(file, 0, SEEK_CUR)
    if end == lseek(file, 0, SEEK_END) { ftruncate(file, end - off_t(count)) }
    throw Loss(reason: "there is no space left for it")
  }

  /// What goes before the next line: the end of the last one, where a torn write or an editor left it out.
  private func missingEnd(at size: off_t) -> [UInt8] {
    var last: UInt8 = 0
    let newline = UInt8(ascii: "\n")
    let isOpen = size > 0 && pread(file, &last, 1, size - 1) == 1 && last != newline
    return isOpen ? [newline] : []
  }

  private func newestBytes() -> (bytes: [UInt8], isWhole: Bool)? {
    guard let file = try? openOwn(O_RDONLY) else { return nil }
    defer { close(file) }
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

  private var folder: String {
    path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
  }

  /// Makes the directories above the file, for this user alone; why the first of them could not be made.
  private func makeDirectory() -> Loss? {
    if access(folder, F_OK) == 0 { return nil }
    var refusal: Loss?
    for slash in path.indices.dropFirst() where path[slash] == "/" {
      let isMade = mkdir(String(path[..<slash]), 0o700) == 0 || errno == EEXIST
      if !isMade { refusal = refusal ?? .ofSystem }
    }
    return refusal
  }
}

extension HistoryFile.Loss {
  /// What `errno` says; ask at once.
  fileprivate static var ofSystem: Self { Self(reason: String(cString: strerror(errno))) }
}
