internal import Language
internal import LineEditing
internal import Workbook

#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// Judges many submissions, each in a process of its own, several at a time.
///
/// A process that ends before its time costs the exercise that it was judging; another one goes on
/// with the next. The rows stand at their places, so that nothing depends on who was first.
struct GradingPool {
  private let grader: Grader
  private let files: [SubmissionFile]
  private var rows: [GradedSubmission]
  private var jobs: Int
  private var running: [Worker] = []
  /// What could not be started yet, or has to go on after a process ended too early.
  private var queue: [Task] = []
  private var next = 0
  /// How often the system may still refuse the only process.
  private var patience = mostPatience

  /// What one process is to do.
  struct Task {
    var index: Int
    var bytes: [UInt8]
    /// The exercise to judge next.
    var exercise = 0
    /// The sheet's own facts are known already.
    var hasOpened = false
    /// A process was ended from outside while it was at this exercise.
    var isRepeated = false
  }

  /// A process at work.
  private struct Worker {
    var task: Task
    var process: IsolatedProcess
    var deadline: Double
    var received: [UInt8] = []
    /// Why it was stopped, if it was.
    var reason: String?
  }

  init(_ grader: Grader, _ files: [SubmissionFile], rows: [GradedSubmission], jobs: Int) {
    self.grader = grader
    self.files = files
    self.rows = rows
    self.jobs = jobs
  }

  /// All rows in the order of the files; each is told when it is finished.
  ///
  /// After Ctrl-C they are not whole.
  mutating func run(finished: (Int, GradedSubmission) -> Void) -> [GradedSubmission] {
    prepareIsolation()
    defer { for worker in running { worker.process.kill() } }
    while !InterruptFlag.isSet, next < files.count || !queue.isEmpty || !running.isEmpty {
      while running.count < jobs, let task = queue.popLast() ?? nextTask(finished) {
        if !start(task, finished) {
          queue.append(task)
          break
        }
      }
      if !running.isEmpty { serve(finished) }
    }
    return rows
  }

  // MARK: Starting

  /// The next file that can be read; the others are finished.
  private mutating func nextTask(_ finished: (Int, GradedSubmission) -> Void) -> Task? {
    while next < files.count {
      defer { next += 1 }
      do {
        return Task(index: next, bytes: try readSubmission(files[next]))
      } catch {
        rows[next] = rows[next].failed(error.status, error.reason)
        finished(next, rows[next])
      }
    }
    return nil
  }

  /// Starts a process; false where the system has none to give at the moment.
  private mutating func start(
    _ task: Task, _ finished: (Int, GradedSubmission) -> Void
  ) -> Bool {
    let (grader, row) = (grader, rows[task.index])
    let process = IsolatedProcess.start { send in judge(task, grader, row, send) }
    if let process {
      patience = mostPatience
      running.append(Worker(task: task, process: process, deadline: seconds() + wallClock))
      return true
    }
    let isBusy = [EAGAIN, ENOMEM, EMFILE, ENFILE].contains(errno)
    let reason = systemReason()
    if isBusy, !running.isEmpty || patience > 0 {
      waitForRoom()
      return false
    }
    let words = "Not graded, tell your teacher: no process could be started (\(reason))."
    rows[task.index] = rows[task.index].failed(.notGraded, words)
    finished(task.index, rows[task.index])
    return true
  }

  /// A system that is busy gets fewer processes; one that refuses even the first gets some time.
  private mutating func waitForRoom() {
    jobs = max(1, running.count)
    guard running.isEmpty else { return }
    patience -= 1
    usleep(20_000)
  }

  // MARK: Listening

  /// Waits until some process has written or ended, and takes what it wrote.
  private mutating func serve(_ finished: (Int, GradedSubmission) -> Void) {
    var waiting = running.map {
      pollfd(fd: $0.process.descriptor, events: Int16(POLLIN), revents: 0)
    }
    poll(&waiting, nfds_t(waiting.count), 100)
    let now = seconds()
    for place in running.indices.reversed() {
      if waiting[place].revents != 0 {
        if receive(place) { end(place, finished) }
      } else if now > running[place].deadline {
        stop(place, "It took too long and was stopped.")
        end(place, finished)
      }
    }
  }

  /// Takes what has arrived; true where nothing more can come.
  private mutating func receive(_ place: Int) -> Bool {
    var chunk = [UInt8](repeating: 0, count: 1 << 12)
    while true {
      let count = read(running[place].process.descriptor, &chunk, chunk.count)
      if count < 0 { return errno != EAGAIN && errno != EINTR }
      if count == 0 { return true }
      running[place].received += chunk[..<count]
      takeLines(place)
      if running[place].received.count > resultLimit {
        stop(place, "It used too much and was stopped.")
        return true
      }
    }
  }

  private mutating func stop(_ place: Int, _ reason: String) {
    running[place].reason = reason
    running[place].process.kill()
  }

  private mutating func takeLines(_ place: Int) {
    let parts = running[place].received.split(separator: 0x0A, omittingEmptySubsequences: false)
    for part in parts.dropLast() { take(String(decoding: part, as: UTF8.self), place) }
    running[place].received = parts.last.map(Array.init) ?? []
  }

  private mutating func take(_ line: String, _ place: Int) {
    let index = running[place].task.index
    if !running[place].task.hasOpened {
      guard var row = GradedSubmission(message: line) else { return }
      row.exercises = rows[index].exercises
      rows[index] = row.reason.map { row.failed(row.status, $0) } ?? row
      running[place].task.hasOpened = true
    } else if let exercise = GradedExercise(message: line),
      rows[index].exercises.indices.contains(running[place].task.exercise)
    {
      rows[index].exercises[running[place].task.exercise] = exercise
      running[place].task.exercise += 1
      running[place].task.isRepeated = false
    }
  }

  // MARK: Ending

  private mutating func end(_ place: Int, _ finished: (Int, GradedSubmission) -> Void) {
    let worker = running.remove(at: place)
    let signal = worker.process.wait()
    // Ctrl-C ends the processes that judge too, which is no fault of what they judged.
    if InterruptFlag.isSet || signal?.number == SIGINT { return queue.append(worker.task) }
    if isWhole(worker.task) { return finished(worker.task.index, rows[worker.task.index]) }
    if worker.reason == nil, let signal, signal.isFromOutside {
      return repeatOrSkip(worker.task, signal, finished)
    }
    let why = worker.reason ?? signal?.words ?? "It ended too early."
    goOn(after: worker.task, finished) { row, exercise in
      if let exercise { return row.stop(exercise, "This answer cannot be judged. \(why)") }
      row = row.failed(.notGradable, "The file cannot be judged. \(why)")
    }
  }

  /// Nothing of it is left to be judged.
  private func isWhole(_ task: Task) -> Bool {
    let row = rows[task.index]
    return task.hasOpened && (row.status != .graded || task.exercise >= row.exercises.count)
  }

  /// What somebody else ended gets another process; what was ended twice is given up, and costs nobody anything.
  private mutating func repeatOrSkip(
    _ task: Task, _ signal: EndingSignal, _ finished: (Int, GradedSubmission) -> Void
  ) {
    if !task.isRepeated {
      var task = task
      task.isRepeated = true
      return queue.append(task)
    }
    let reason = "Not graded, tell your teacher: judging was ended from outside (\(signal.name))."
    goOn(after: task, finished) { row, exercise in
      if let exercise { return row.skip(exercise, reason) }
      row = row.failed(.notGraded, reason)
    }
  }

  /// Notes what became of the exercise that was being judged, and has the next one judged; without an exercise the
  /// file was still being read, and the row is done.
  private mutating func goOn(
    after task: Task, _ finished: (Int, GradedSubmission) -> Void,
    note: (inout GradedSubmission, Int?) -> Void
  ) {
    var task = task
    note(&rows[task.index], task.hasOpened ? task.exercise : nil)
    task.exercise += 1
    task.isRepeated = false
    if task.hasOpened, !isWhole(task) { return queue.append(task) }
    finished(task.index, rows[task.index])
  }
}

/// How often the system may refuse a process when none runs, a fiftieth of a second apart.
private let mostPatience = 50

/// When a process that stands still is given up.
///
/// One that works is ended by its steps, or by the limit of its processor time, however busy the machine
/// is; a shorter time would end what only waits for its turn.
private let wallClock = 600.0

/// The most bytes that one line from a process may have.
private let resultLimit = 1 << 20

/// What happens in the process: the sheet is read and its exercises are judged, a line for each.
private func judge(
  _ task: GradingPool.Task, _ grader: Grader, _ row: GradedSubmission, _ send: (String) -> Void
) {
  do {
    let grading = grader.begin(try AnswerSheet(submission: task.bytes, to: grader.lesson), as: row)
    var opened = grading.row
    opened.exercises = []
    if !task.hasOpened { send(opened.message) }
    guard opened.status == .graded else { return }
    for index in grading.exercises.indices.dropFirst(task.exercise) {
      send(grading.grade(exercise: index).message)
    }
  } catch {
    send(row.failed(.notGradable, error.reason).message)
  }
}
