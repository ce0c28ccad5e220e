internal import Language
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

  /// A process at work.
  private struct Worker {
    var index: Int
    var bytes: [UInt8]
    /// The exercise that it judges.
    var exercise: Int
    var process: IsolatedProcess
    var deadline: Double
    var received: [UInt8] = []
    var hasOpened = false
  }

  init(_ grader: Grader, _ files: [SubmissionFile], rows: [GradedSubmission], jobs: Int) {
    self.grader = grader
    self.files = files
    self.rows = rows
    self.jobs = jobs
  }

  /// All rows in the order of the files; each is told when it is finished.
  mutating func run(finished: (Int, GradedSubmission) -> Void) -> [GradedSubmission] {
    prepareIsolation()
    var next = 0
    while next < files.count || !running.isEmpty {
      while next < files.count, running.count < jobs {
        begin(next, finished)
        next += 1
      }
      serve(finished)
    }
    return rows
  }

  // MARK: Starting

  private mutating func begin(_ index: Int, _ finished: (Int, GradedSubmission) -> Void) {
    do {
      start(index, try readSubmission(files[index]), from: 0, isOpened: false, finished)
    } catch {
      rows[index] = rows[index].failed(.notGradable, error.reason)
      finished(index, rows[index])
    }
  }

  private mutating func start(
    _ index: Int, _ bytes: [UInt8], from exercise: Int, isOpened: Bool,
    _ finished: (Int, GradedSubmission) -> Void
  ) {
    let (grader, row) = (grader, rows[index])
    let work = { (send: (String) -> Void) in
      judge(bytes, grader, row, from: exercise, isOpened: isOpened, send)
    }
    guard let process = patiently(work) else {
      let reason = "Not graded, tell your teacher: no process could be started (\(systemReason()))."
      rows[index] = rows[index].failed(.notGraded, reason)
      return finished(index, rows[index])
    }
    running.append(
      Worker(
        index: index, bytes: bytes, exercise: exercise, process: process,
        deadline: seconds() + wallClock, hasOpened: isOpened))
  }

  /// A system that is busy refuses processes for a while: fewer at a time then.
  private mutating func patiently(_ work: ((String) -> Void) -> Void) -> IsolatedProcess? {
    for _ in 0..<50 {
      if let process = IsolatedProcess.start(work) { return process }
      guard errno == EAGAIN || errno == ENOMEM || errno == EMFILE else { return nil }
      jobs = max(1, running.count)
      usleep(20_000)
    }
    return nil
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
        if receive(place) { end(place, nil, finished) }
      } else if now > running[place].deadline {
        running[place].process.kill()
        end(place, "It took too long and was stopped.", finished)
      }
    }
  }

  /// Takes what has arrived; true where nothing more can come.
  private mutating func receive(_ place: Int) -> Bool {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(running[place].process.descriptor, &chunk, chunk.count)
      if count < 0 { return errno != EAGAIN && errno != EINTR }
      if count == 0 { return true }
      running[place].received += chunk[..<count]
      takeLines(place)
      if running[place].received.count > resultLimit {
        running[place].process.kill()
        return true
      }
    }
  }

  private mutating func takeLines(_ place: Int) {
    let parts = running[place].received.split(separator: 0x0A, omittingEmptySubsequences: false)
    for part in parts.dropLast() { take(String(decoding: part, as: UTF8.self), place) }
    running[place].received = parts.last.map(Array.init) ?? []
  }

  private mutating func take(_ line: String, _ place: Int) {
    let index = running[place].index
    if !running[place].hasOpened {
      guard var row = GradedSubmission(message: line) else { return }
      row.exercises = rows[index].exercises
      rows[index] = row.reason.map { row.failed(row.status, $0) } ?? row
      running[place].hasOpened = true
    } else if let exercise = GradedExercise(message: line),
      rows[index].exercises.indices.contains(running[place].exercise)
    {
      rows[index].exercises[running[place].exercise] = exercise
      running[place].exercise += 1
    }
  }

  // MARK: Ending

  private mutating func end(
    _ place: Int, _ reason: String?, _ finished: (Int, GradedSubmission) -> Void
  ) {
    let worker = running.remove(at: place)
    let signal = worker.process.wait()
    let index = worker.index
    let why = reason ?? signal.map(words) ?? "It ended too early."
    if !worker.hasOpened {
      rows[index] = rows[index].failed(.notGradable, "The file cannot be judged. \(why)")
    } else if rows[index].status == .graded, worker.exercise < rows[index].exercises.count {
      rows[index].stop(worker.exercise, "This answer cannot be judged. \(why)")
      if worker.exercise + 1 < rows[index].exercises.count {
        return start(index, worker.bytes, from: worker.exercise + 1, isOpened: true, finished)
      }
    }
    finished(index, rows[index])
  }

  private func words(_ signal: Int32) -> String {
    switch signal {
    case SIGXCPU, SIGKILL: "It took too long and was stopped."
    case SIGSEGV, SIGBUS: "It went too deep and was stopped."
    default: "It used too much and was stopped."
    }
  }
}

/// How long one process may take, whatever it does; budgets end an answer long before.
private let wallClock = 30.0

/// The most bytes that one line from a process may have.
private let resultLimit = 1 << 20

/// What happens in the process: the sheet is read and its exercises are judged, a line for each.
private func judge(
  _ bytes: [UInt8], _ grader: Grader, _ row: GradedSubmission, from first: Int, isOpened: Bool,
  _ send: (String) -> Void
) {
  do {
    let grading = grader.begin(try AnswerSheet(submission: bytes), as: row)
    var opened = grading.row
    opened.exercises = []
    if !isOpened { send(opened.message) }
    guard opened.status == .graded else { return }
    for index in grader.lesson.exercises.indices.dropFirst(first) {
      send(grading.grade(exercise: index).message)
    }
  } catch {
    send(row.failed(.notGradable, error.reason).message)
  }
}
