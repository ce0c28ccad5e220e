internal import Language
internal import LineEditing
internal import Workbook

#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// `pivot lessons watch`: proves lessons again whenever one changes, until Ctrl-C.
struct LessonWatch {
  private let check: LessonCheck

  init(_ check: LessonCheck) { self.check = check }

  /// A change shows in one of these, also where an editor puts a new file in place of the old one.
  private struct Stamp: Equatable {
    var inode: UInt64
    var size: Int
    var seconds: Int
    var nanoseconds: Int

    /// That of a file; nil while it is not there.
    init?(_ path: String) {
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      inode = UInt64(status.st_ino)
      size = Int(status.st_size)
      #if canImport(Glibc)
      (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
      #else
      (seconds, nanoseconds) = (status.st_mtimespec.tv_sec, status.st_mtimespec.tv_nsec)
      #endif
    }
  }

  func run(_ paths: [String]) -> Int32 {
    InterruptFlag.install()
    var known: [LessonPlace: Stamp] = [:]
    var isFirst = true
    while !InterruptFlag.isSet, !check.streams.isBroken {
      let now = stamps(paths)
      let changed = now.keys.filter { known[$0] != now[$0] }.sorted { $0.file < $1.file }
      known = now
      if isFirst || !changed.isEmpty { prove(changed, of: now.count) }
      isFirst = false
      pause()
    }
    return check.streams.finish(ExitStatus.done)
  }

  private func stamps(_ paths: [String]) -> [LessonPlace: Stamp] {
    var stamps: [LessonPlace: Stamp] = [:]
    for place in check.places(paths) { stamps[place] = Stamp(place.file) }
    return stamps
  }

  private func prove(_ places: [LessonPlace], of count: Int) {
    let tally = check.prove(places)
    if InterruptFlag.isSet { return }
    check.say(tally)
    check.streams.say(StyledText("watching \(count) of them; Ctrl-C ends", .dim))
    check.streams.flush()
  }

  /// A moment, shorter where Ctrl-C is typed.
  private func pause() {
    var time = timespec(tv_sec: 0, tv_nsec: 300_000_000)
    nanosleep(&time, nil)
  }
}
