internal import Glibc

/// A program under a terminal of its own, and the screen a person would see.
///
/// Nothing here sleeps: a test waits until the screen shows what it expects, up to a deadline.
public final class PseudoTerminal {
  /// What went wrong, with the screen at that moment.
  public struct Failure: Error, CustomStringConvertible {
    /// The message and the screen.
    public let description: String
  }

  /// The screen after all that was received.
  public private(set) var screen: Screen

  /// Everything received, as text.
  public var transcript: String { String(decoding: received, as: UTF8.self) }

  private let master: Int32
  private let slave: Int32
  private let process: pid_t
  private var received: [UInt8] = []
  private var status: Int32?

  /// Starts `executable` with a terminal as its input, output and error output.
  public init(
    _ executable: String, arguments: [String] = [], environment: [String: String],
    columns: Int = 60, rows: Int = 12
  ) throws {
    var name = [CChar](repeating: 0, count: 128)
    var ends: (master: Int32, slave: Int32) = (-1, -1)
    guard openpty(&ends.master, &ends.slave, &name, nil, nil) == 0 else {
      throw Failure(description: "no pseudo-terminal: errno \(errno)")
    }
    (master, slave) = ends
    screen = Screen(columns: columns, rows: rows)
    for end in [master, slave] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(master, F_SETFL, O_NONBLOCK)
    Self.setSize(master, columns, rows)
    process = try Self.spawn(executable, arguments, environment, terminal: name)
  }

  deinit {
    if status == nil {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    Glibc.close(master)
    Glibc.close(slave)
  }

  /// Types text, reading meanwhile what the program writes.
  public func send(_ text: String) throws {
    var rest = Array(text.utf8)[...]
    let deadline = Deadline()
    while !rest.isEmpty {
      if deadline.passed { throw failure("cannot type any more") }
      let count = rest.withUnsafeBytes { write(master, $0.baseAddress, min(256, $0.count)) }
      rest = rest.dropFirst(max(0, count))
      receive(waiting: count < 0 ? 20 : 0)
    }
  }

  /// Waits until `condition` holds for the screen.
  ///
  /// Keys that a busy program may miss, such as `^C`, are typed again now and then until it does.
  public func wait(
    _ what: String, typing keys: String = "", _ condition: (Screen) -> Bool
  ) throws {
    let deadline = Deadline()
    receive(waiting: 0)
    var turn = 0
    while !condition(screen) {
      if deadline.passed { throw failure("did not see \(what)") }
      if turn % 10 == 0 { try send(keys) }
      turn += 1
      receive(waiting: 50)
    }
  }

  /// Waits until some row of the screen is `row`.
  public func wait(row: String) throws {
    try wait("the row \"\(row)\"") { $0.rows.contains(row) }
  }

  /// Waits until everything received contains `text`, whether or not it is still on the screen.
  public func wait(received text: String) throws {
    try wait("\"\(text)\" in all output") { _ in transcript.contains(text) }
  }

  /// Waits for the end of the program; its exit code, or the negative number of its signal.
  public func exitCode() throws -> Int32 {
    let deadline = Deadline()
    while status == nil {
      if deadline.passed { throw failure("does not end") }
      receive(waiting: 10)
      var value: Int32 = 0
      if waitpid(process, &value, WNOHANG) == process { status = value }
    }
    // A terminal holds more than one reading takes.
    while receive(waiting: 0) {}
    let value = status ?? 0
    return value & 0x7F == 0 ? (value >> 8) & 0xFF : -(value & 0x7F)
  }

  /// Sends a signal to the program.
  public func signal(_ number: Int32) {
    kill(process, number)
  }

  /// Gives the terminal another size, of which the program is told by SIGWINCH.
  public func resize(columns: Int, rows: Int) {
    screen.resize(columns: columns, rows: rows)
    Self.setSize(master, columns, rows)
  }

  /// Likewise, in a terminal that wraps its rows anew.
  public func rewrap(columns: Int, rows: Int) {
    screen.rewrap(columns: columns)
    Self.setSize(master, columns, rows)
  }

  /// Whether the terminal echoes and edits by itself, as a shell expects it.
  public var isCooked: Bool {
    var modes = termios()
    guard tcgetattr(slave, &modes) == 0 else { return false }
    let wanted = tcflag_t(ECHO | ICANON | ISIG)
    return modes.c_lflag & wanted == wanted
  }

  /// The number of the program's process.
  public var processNumber: Int { Int(process) }

  /// The terminal's modes.
  public var modes: (input: Int, output: Int, local: Int) {
    var modes = termios()
    tcgetattr(slave, &modes)
    return (Int(modes.c_iflag), Int(modes.c_oflag), Int(modes.c_lflag))
  }

  /// A failure that shows the screen.
  public func failure(_ message: String) -> Failure {
    let rows = screen.rows.map { "  |\($0)" }.joined(separator: "\n")
    return Failure(description: "\(message)\n\(rows)\n  unknown: \(screen.unknown)")
  }
}

extension PseudoTerminal {
  private struct Deadline {
    private let end = ContinuousClock.now + .seconds(60)
    var passed: Bool { ContinuousClock.now > end }
  }

  /// Takes what has arrived; false where nothing has.
  @discardableResult
  private func receive(waiting milliseconds: Int32) -> Bool {
    var descriptor = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&descriptor, 1, milliseconds) > 0 else { return false }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(master, &bytes, bytes.count)
    guard count > 0 else { return false }
    received += bytes[..<count]
    screen.receive(bytes[..<count])
    return true
  }

  private static func setSize(_ master: Int32, _ columns: Int, _ rows: Int) {
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  /// Starts the program as the leader of a new session: opening the terminal makes it its own, so
  /// that `^C`, `^Z` and the size work as for a person.
  private static func spawn(
    _ executable: String, _ arguments: [String], _ environment: [String: String],
    terminal: [CChar]
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    configure(&attributes)
    var process: pid_t = 0
    let words = ([executable] + arguments).map { strdup($0) }
    let variables = environment.map { strdup("\($0.key)=\($0.value)") }
    defer { (words + variables).forEach { free($0) } }
    let error = posix_spawn(
      &process, executable, &actions, &attributes, words + [nil], variables + [nil])
    guard error == 0 else { throw Failure(description: "cannot start \(executable): \(error)") }
    return process
  }

  private static func configure(_ attributes: inout posix_spawnattr_t) {
    let setSession: Int32 = 0x80  // POSIX_SPAWN_SETSID, hidden behind _GNU_SOURCE
    let flags = setSession | Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK)
    posix_spawnattr_setflags(&attributes, Int16(flags))
    var all = sigset_t()
    sigfillset(&all)
    posix_spawnattr_setsigdefault(&attributes, &all)
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
  }
}

/// The folder of the built products, where the executables under test stand.
public func productsDirectory() -> String {
  var path = [CChar](repeating: 0, count: 4096)
  let count = readlink("/proc/self/exe", &path, path.count)
  let executable = String(
    decoding: path.prefix(max(0, count)).map(UInt8.init(bitPattern:)), as: UTF8.self)
  let own = CommandLine.arguments.first { $0.contains(".xctest") } ?? executable
  return own.split(separator: "/", omittingEmptySubsequences: false)
    .prefix { !$0.hasSuffix(".xctest") }.joined(separator: "/")
}
