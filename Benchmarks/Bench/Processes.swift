import Glibc

/// What one process took.
struct ProcessRun {
  /// Seconds from start to end.
  let wall: Double
  /// What it wrote on standard output; empty unless asked for.
  let output: String
}

/// Seconds on a clock that only goes forward.
func now() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

/// Runs a command to its end, with nothing to read; nil when it is not installed or fails.
func run(_ command: [String], input: String = "/dev/null", keepingOutput: Bool = false)
  -> ProcessRun?
{
  let output = keepingOutput ? scratch("output") : "/dev/null"
  let start = now()
  guard let child = spawn(command, input: input, output: output) else { return nil }
  var status: Int32 = 0
  guard waitpid(child, &status, 0) == child, status == 0 else { return nil }
  return ProcessRun(
    wall: now() - start, output: keepingOutput ? read(output) : "")
}

private func spawn(_ command: [String], input: String, output: String) -> pid_t? {
  var actions = posix_spawn_file_actions_t()
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
  posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
  posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
  var child: pid_t = 0
  return withCStrings(command) { posix_spawnp(&child, command[0], &actions, nil, $0, environ) } == 0
    ? child : nil
}

/// The arguments as C wants them, with a null at their end.
func withCStrings<Result>(
  _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let copies = texts.map { strdup($0) }
  defer { copies.forEach { free($0) } }
  return body(copies + [nil])
}
