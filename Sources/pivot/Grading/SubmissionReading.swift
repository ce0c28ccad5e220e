internal import Workbook

#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// Why a file that was handed in was not read.
struct SubmissionProblem: Error {
  var reason: String
  /// It says nothing of the file, and costs nobody points.
  var isOfSystem = false

  /// How far grading came.
  var status: GradedSubmission.Status { isOfSystem ? .notGraded : .notGradable }

  /// It is no file that answers could stand in.
  static func unfit(_ reason: String) -> SubmissionProblem {
    SubmissionProblem(reason: reason)
  }

  /// The system refused it: a machine in need or a disk that fails is nobody's fault.
  static func refused(_ what: String, _ error: InputError) -> SubmissionProblem {
    let words = "\(what) cannot be read: \(error.reason)."
    if !systemFaults.contains(error.code) { return .unfit(words) }
    return SubmissionProblem(
      reason: "Not graded, tell your teacher: \(lowercasedFirst(words))", isOfSystem: true)
  }
}

/// What says nothing about the file that was asked for.
private let systemFaults = [
  EMFILE, ENFILE, ENOMEM, ENOBUFS, EAGAIN, EINTR, EIO, ESTALE, ETIMEDOUT,
]

private func lowercasedFirst(_ text: String) -> String {
  text.prefix(1).lowercased() + text.dropFirst()
}

/// The bytes of a file that somebody handed in; only a regular file is opened, no link is followed.
func readSubmission(_ file: SubmissionFile) throws(SubmissionProblem) -> [UInt8] {
  if let problem = file.problem { throw problem }
  let descriptor = open(file.path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
  guard descriptor >= 0 else {
    if errno == ELOOP { throw .unfit("The file cannot be read: it is a link.") }
    throw .refused("The file", .ofSystem)
  }
  defer { close(descriptor) }
  var status = stat()
  guard fstat(descriptor, &status) == 0 else { throw .refused("The file", .ofSystem) }
  guard status.st_mode & S_IFMT == S_IFREG else { throw .unfit("This is no regular file.") }
  do {
    return try readAll(descriptor, limit: submissionLimit)
  } catch {
    throw .refused("The file", error)
  }
}
