#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// What a file is at a moment: a change shows in one of these, also where an editor puts a new file in place of the old one.
struct FileStamp: Equatable {
  var inode: UInt64
  var size: Int
  var seconds: Int
  var nanoseconds: Int

  /// That of a file; nil while it is not there, or something else is, such as a pipe that nobody writes to.
  init?(_ path: String) {
    var status = stat()
    guard stat(pathBytes(path), &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      return nil
    }
    inode = UInt64(status.st_ino)
    size = Int(status.st_size)
    #if canImport(Glibc)
    (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
    #else
    (seconds, nanoseconds) = (status.st_mtimespec.tv_sec, status.st_mtimespec.tv_nsec)
    #endif
  }
}

/// A third of a second, shorter where Ctrl-C is typed.
func waitAMoment() {
  var time = timespec(tv_sec: 0, tv_nsec: 300_000_000)
  nanosleep(&time, nil)
}
