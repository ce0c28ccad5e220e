internal import Workbook

#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// Where it is kept what was done in the lessons: a log that only grows.
///
/// Without a home, or where the file cannot be written, everything works and nothing is kept; ``news()``
/// says so once.
final class ProgressFile {
  private let path: String?
  /// What could not be written yet; it is tried again with the next record.
  private var pending: [ProgressRecord] = []
  private var isReadOnly = false
  /// Why the last records could not be written.
  private var loss: String?
  private var told: Set<String> = []
  /// What the person should know and has not been told.
  private var untold: [String] = []

  /// A file that need not exist; nil keeps nothing.
  init(path: String? = UserFile.progress) { self.path = path }

  /// What the person should know, each thing once.
  func news() -> [String] {
    defer { untold = [] }
    return untold
  }

  private func tell(_ text: String) {
    if told.insert(text).inserted { untold.append(text) }
  }

  /// Nothing that was done is missing from the file.
  var keepsAll: Bool { path != nil && !isReadOnly && pending.isEmpty }

  // MARK: Reading

  /// What was done so far.
  func load() -> Progress {
    guard let path else {
      tell("there is no home folder: what you do here is not kept")
      return Progress()
    }
    do {
      guard let bytes = try readOwnFile(path) else { return Progress() }
      let reading = ProgressReading(bytes)
      take(reading, path)
      return reading.progress
    } catch {
      isReadOnly = true
      tell("what you do here is not kept: \(error.reason)")
      return Progress()
    }
  }

  private func take(_ reading: ProgressReading, _ path: String) {
    switch reading.kind {
    case .empty: break
    case .newer:
      isReadOnly = true
      tell("a newer Pivot wrote \(shown(path)): it is only read, what you do here is not kept")
    case .unreadable: moveAside(path)
    case .old: rewrite(path)
    case .log:
      if reading.damaged > 0 { tell(UserFile.loss(of: reading.damaged, in: path)) }
      if reading.deservesRewriting { rewrite(path) }
    }
  }

  /// A file in which nothing can be read is kept beside, under its date.
  private func moveAside(_ path: String) {
    var target = "\(path).bad-\(dateText())"
    var number = 1
    while fileExists(target), number < 1000 {
      number += 1
      target = "\(path).bad-\(dateText())-\(number)"
    }
    do throws(StoringError) {
      let isMoved = try locked(path) { () throws(StoringError) -> Bool in
        // Another prompt may have been quicker.
        guard let bytes = try readOwnFile(path), ProgressReading(bytes).kind == .unreadable else {
          return false
        }
        try moveOwnFile(path, to: target)
        return true
      }
      if isMoved { tell("\(shown(path)) could not be read; it is kept as \(shown(target))") }
    } catch {
      // Written to, it would become a log, whose damaged lines the next reading leaves out.
      isReadOnly = true
      let reason = "\(shown(path)) can neither be read nor moved away: \(error.reason)"
      tell("what you do here is not kept: \(reason)")
    }
  }

  /// Writes the file anew, shorter; one that cannot be rewritten stays as it is.
  private func rewrite(_ path: String) {
    try? locked(path) { () throws(StoringError) in
      guard let bytes = try readOwnFile(path) else { return }
      let reading = ProgressReading(bytes)
      guard reading.kind == .old || reading.deservesRewriting else { return }
      try replaceOwnFile(path, with: reading.rewritten)
    }
  }

  // MARK: Writing

  /// Adds what was done; true when all of it is on the disk.
  @discardableResult
  func append(_ records: [ProgressRecord]) -> Bool {
    guard let path, !isReadOnly else { return records.isEmpty }
    pending += records
    guard !pending.isEmpty else { return true }
    do {
      try locked(path) { () throws(StoringError) in
        try appendToOwnFile(path, pending.map(\.line).joined(), header: progressHeader)
      }
      pending = []
      if let loss {
        told.remove(loss)
        untold.append("what you did is kept after all")
      }
      loss = nil
      return true
    } catch {
      let loss = "what you do here is not kept: \(error.reason)"
      self.loss = loss
      tell(loss)
      return false
    }
  }

  private func shown(_ path: String) -> String { UserFile.shortened(path) }
}
