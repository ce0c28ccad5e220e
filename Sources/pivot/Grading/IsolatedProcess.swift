#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// A copy of this program that judges one submission and can do nothing else.
///
/// It has no files, no environment, no network where the system allows that, and little time and
/// memory; what it finds out it writes, line by line, into a pipe.
struct IsolatedProcess {
  let id: pid_t
  /// Where its lines arrive.
  let descriptor: Int32

  /// Starts `work` in a process of its own; nil where the system refuses one, with the reason in
  /// `errno`.
  static func start(_ work: ((String) -> Void) -> Void) -> IsolatedProcess? {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    let id = fork()
    if id == 0 {
      isolate(writingTo: ends[1])
      work { line in if !writeAll(line + "\n", to: resultDescriptor) { _exit(1) } }
      _exit(0)
    }
    let reason = errno
    close(ends[1])
    if id < 0 {
      close(ends[0])
      errno = reason
      return nil
    }
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    return IsolatedProcess(id: id, descriptor: ends[0])
  }

  /// Ends it, if it has not ended yet.
  func kill() { _ = systemKill(id, SIGKILL) }

  /// Waits for its end; the signal that ended it, if one did.
  func wait() -> EndingSignal? {
    close(descriptor)
    var status: Int32 = 0
    var usage = rusage()
    while wait4(id, &status, 0, &usage) < 0, errno == EINTR {}
    let signal = status & 0x7F
    let seconds = usage.ru_utime.tv_sec + usage.ru_stime.tv_sec
    return signal == 0
      ? nil : EndingSignal(number: signal, isOutOfTime: seconds >= processorSeconds)
  }
}

/// The signal that ended a process.
struct EndingSignal {
  var number: Int32
  /// The process had used up its processor time.
  var isOutOfTime: Bool

  /// Neither the limits nor what the process did explain it: a person or a system without memory sent it.
  var isFromOutside: Bool {
    switch number {
    case SIGXCPU, SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGSYS: false
    case _: !isOutOfTime
    }
  }

  /// What it says of an answer.
  var words: String {
    switch number {
    case _ where isOutOfTime || number == SIGXCPU: "It took too long and was stopped."
    case SIGSEGV, SIGBUS: "It went too deep and was stopped."
    case _: "It used too much and was stopped."
    }
  }

  /// Its name.
  var name: String { strsignal(number).map { String(cString: $0) } ?? "signal \(number)" }
}

/// The processor time that a process gets.
private let processorSeconds = 10

/// The only descriptor that a process which judges has.
private let resultDescriptor: Int32 = 3

private func isolate(writingTo descriptor: Int32) {
  dieWithParent()
  signal(SIGINT, SIG_DFL)
  dup2(descriptor, resultDescriptor)
  for other in 0..<resultDescriptor { close(other) }
  closeAll(from: resultDescriptor + 1)
  clearEnvironment()
  // A second that is left over lets the program end itself first.
  limit(RLIMIT_CPU, rlim_t(processorSeconds), rlim_t(processorSeconds) + 1)
  limit(RLIMIT_FSIZE, 0, 0)
  limit(RLIMIT_CORE, 0, 0)
  limit(RLIMIT_NOFILE, 0, 0)
  limit(processCount, 0, 0)
  if let used = usedAddressSpace { limit(RLIMIT_AS, used + memoryLimit, used + memoryLimit) }
}

/// What a process may take beside what it was born with.
private let memoryLimit: rlim_t = 512 << 20

/// The address space of this program, read once before the first process starts.
nonisolated(unsafe) private var usedAddressSpace: rlim_t?

/// Prepares this program for starting isolated ones: it needs no network either.
func prepareIsolation() {
  #if os(Linux)
  // Root may leave the network at once; others may where they may have a user namespace.
  if leaveNamespaces(networkNamespace) != 0 {
    _ = leaveNamespaces(userNamespace | networkNamespace)
  }
  if let bytes = try? readInput("/proc/self/statm", limit: 4096),
    let pages = String(decoding: bytes, as: UTF8.self).split(separator: " ").first
  {
    usedAddressSpace = rlim_t(pages).map { $0 * rlim_t(sysconf(Int32(_SC_PAGESIZE))) }
  }
  #endif
}

#if canImport(Glibc)
private let processCount = __RLIMIT_NPROC

private func limit(_ resource: __rlimit_resource, _ soft: rlim_t, _ hard: rlim_t) {
  var limit = rlimit(rlim_cur: soft, rlim_max: hard)
  setrlimit(__rlimit_resource_t(resource.rawValue), &limit)
}
#else
private let processCount = RLIMIT_NPROC

private func limit(_ resource: Int32, _ soft: rlim_t, _ hard: rlim_t) {
  var limit = rlimit(rlim_cur: soft, rlim_max: hard)
  setrlimit(resource, &limit)
}
#endif

private func closeAll(from first: Int32) {
  #if os(Linux)
  if systemCall(closeRangeNumber, UInt(first), UInt(UInt32.max), 0) == 0 { return }
  #endif
  for descriptor in first..<1024 { close(descriptor) }
}

private func clearEnvironment() {
  #if os(Linux)
  clearenv()
  #else
  environ.pointee = nil
  #endif
}

/// The process ends when its parent does, and gains no rights.
private func dieWithParent() {
  #if os(Linux)
  _ = controlProcess(signalAtParentsDeath, UInt(SIGKILL), 0, 0, 0)
  _ = controlProcess(noNewPrivileges, 1, 0, 0, 0)
  #endif
}

private func systemKill(_ id: pid_t, _ signal: Int32) -> Int32 {
  #if canImport(Glibc)
  Glibc.kill(id, signal)
  #else
  Darwin.kill(id, signal)
  #endif
}

private func writeAll(_ text: String, to descriptor: Int32) -> Bool {
  var output = Output(descriptor)
  output.write(text)
  output.flush()
  return output.reason == nil
}
