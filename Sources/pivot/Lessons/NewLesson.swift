internal import Language
internal import Workbook

/// `pivot lessons new`: a lesson to begin with, which holds as it stands.
struct NewLesson {
  private let streams: Streams

  init(_ options: RunOptions) { streams = Streams(options) }

  /// Writes it, unless something of that name is there.
  func run(_ name: String) -> Int32 {
    let file = name.hasSuffix(".md") ? name : name + ".md"
    let base = file.split(separator: "/").last.map(String.init) ?? file
    // The number in front of a file's name is its place in the course.
    let id = String(base.dropLast(3).drop { $0.isNumber || $0 == "-" })
    guard let text = lessonTemplate(id: id) else {
      streams.complain("'\(id)' is no id of a lesson: write letters, digits and '-'")
      return streams.finish(ExitStatus.usage)
    }
    do {
      try writeOutput(file, text, replaces: false)
    } catch {
      streams.complain("cannot write \(file): \(reason(error))")
      return streams.finish(error.status)
    }
    streams.say(StyledText(visible("wrote \(file)")))
    let next = shellCommand("lessons", "watch", file, lessons: nil)
    streams.say(StyledText(visible("next: \(next)"), .dim))
    return streams.finish(ExitStatus.done)
  }
}
