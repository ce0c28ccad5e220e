internal import Language
internal import Workbook

/// The lesson under way in a prompt, and all that goes with it.
final class Classroom {
  /// The lesson; nil between lessons.
  var session: LearningSession?
  /// The prompt's session as it was before the exercise that is under way.
  var beforeExercise: Session?
  /// The prompt reads points as columns where no lesson is under way.
  var readsColumnsAfterwards = false
  /// What did not fit the screen.
  var pager = Pager()
  /// What comes after this lesson on a fast track.
  var track: [Stop] = []
  /// The prompt was opened for learning, and ends with it.
  var isWholePrompt = false

  private let file = ProgressFile()
  private var known: Progress?

  /// What was done so far, by other prompts too; where nothing can be stored, by this one.
  ///
  /// A prompt goes on under the name with which it began, whatever others are opened beside it.
  func progress() -> Progress {
    let isCertain = file.keepsAll || known == nil
    var progress = isCertain ? file.load() : known ?? Progress()
    if let known { progress.apply(ProgressRecord(day: today(), .named(known.name ?? ""))) }
    known = progress
    return progress
  }

  /// Stores what was done; returns what the person should know.
  func keep() -> [String] {
    if var session {
      file.append(session.takeRecords())
      session.keepsProgress = file.keepsAll
      known = session.progress
      self.session = session
    }
    return file.news()
  }

  /// Remembers the learner's name.
  func name(_ name: String) {
    guard progress().name != (name.isEmpty ? nil : name) else { return }
    let record = ProgressRecord(day: today(), .named(name))
    file.append([record])
    known?.apply(record)
  }
}
