internal import Language
internal import LineEditing

/// `pivot --watch FILE`: runs a program again whenever it is saved, until Ctrl-C.
struct ProgramWatch {
  let file: String
  let program: ProgramRun
  let streams: Streams

  func run() -> Int32 {
    InterruptFlag.install()
    guard FileStamp(file) != nil else { return program.run() }
    var known: FileStamp?
    while !InterruptFlag.isSet, !streams.isBroken {
      // Between an editor's removing and writing there is no file.
      if let now = FileStamp(file), now != known {
        known = now
        runOnce()
      }
      waitAMoment()
    }
    return streams.finish(ExitStatus.done)
  }

  private func runOnce() {
    _ = program.runOnce()
    if InterruptFlag.isSet { return }
    streams.say(StyledText("watching \(visible(file)); Ctrl-C ends", .dim))
    streams.flush()
  }
}
