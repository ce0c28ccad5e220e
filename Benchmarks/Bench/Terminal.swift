import Glibc

/// A program under a terminal of its own: what is typed, and when an answer comes.
final class Terminal {
  private let master: Int32
  private let child: pid_t
  private var received: [UInt8] = []

  /// Starts a program with a terminal of 80 × 24; nil when it is not installed.
  init?(_ command: [String]) {
    var (master, slave) = (Int32(-1), Int32(-1))
    var name = [CChar](repeating: 0, count: 128)
    var size = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&master, &slave, &name, nil, &size) == 0 else { return nil }
    defer { Glibc.close(slave) }
    for end in [master, slave] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    // POSIX_SPAWN_SETSID: a session of its own, so that the terminal becomes its controlling one.
    posix_spawnattr_setflags(&attributes, 0x80)
    for descriptor in Int32(0)...2 {
      posix_spawn_file_actions_addopen(&actions, descriptor, name, O_RDWR, 0)
    }
    var child: pid_t = 0
    let result = withCStrings(command) {
      posix_spawnp(&child, command[0], &actions, &attributes, $0, environ)
    }
    guard result == 0 else {
      Glibc.close(master)
      return nil
    }
    (self.master, self.child) = (master, child)
  }

  deinit {
    kill(child, SIGKILL)
    waitpid(child, nil, 0)
    Glibc.close(master)
  }

  /// Types bytes.
  func type(_ text: String) {
    received = []
    _ = Array(text.utf8).withUnsafeBytes { Glibc.write(master, $0.baseAddress, $0.count) }
  }

  /// Waits until the program wrote a text since the last typing; false after five seconds.
  func waits(for text: String) -> Bool {
    let wanted = Array(text.utf8)
    while !contains(wanted) {
      guard receive(within: 5000) else { return false }
    }
    return true
  }

  /// Reads until nothing has come for a while: the program waits for keys.
  func settle(within milliseconds: Int32 = 60) { while receive(within: milliseconds) {} }

  private func receive(within milliseconds: Int32) -> Bool {
    var waiting = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&waiting, 1, milliseconds) > 0 else { return false }
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = Glibc.read(master, &buffer, buffer.count)
    if count > 0 { received += buffer[..<count] }
    return count > 0
  }

  private func contains(_ wanted: [UInt8]) -> Bool {
    guard received.count >= wanted.count else { return false }
    return (0...(received.count - wanted.count)).contains { received[$0...].starts(with: wanted) }
  }
}
