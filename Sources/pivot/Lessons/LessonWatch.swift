internal import Language
internal import LineEditing
internal import Workbook

/// `pivot lessons watch`: proves lessons again whenever one changes, until Ctrl-C.
struct LessonWatch {
  private let check: LessonCheck

  init(_ check: LessonCheck) { self.check = check }

  func run(_ paths: [String]) -> Int32 {
    InterruptFlag.install()
    var known: [LessonPlace: FileStamp] = [:]
    var isFirst = true
    while !InterruptFlag.isSet, !check.streams.isBroken {
      let now = stamps(paths)
      let changed = now.keys.filter { known[$0] != now[$0] }.sorted { $0.file < $1.file }
      known = now
      if isFirst || !changed.isEmpty { prove(changed, of: now.count) }
      isFirst = false
      waitAMoment()
    }
    return check.streams.finish(ExitStatus.done)
  }

  private func stamps(_ paths: [String]) -> [LessonPlace: FileStamp] {
    var stamps: [LessonPlace: FileStamp] = [:]
    for place in check.places(paths) { stamps[place] = FileStamp(place.file) }
    return stamps
  }

  private func prove(_ places: [LessonPlace], of count: Int) {
    let tally = check.prove(places)
    if InterruptFlag.isSet { return }
    check.say(tally)
    check.streams.say(StyledText("watching \(count) of them; Ctrl-C ends", .dim))
    check.streams.flush()
  }
}
