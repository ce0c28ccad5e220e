#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// Buffered writing to standard output or standard error.
///
/// Short writes and EINTR are retried, and a stream that another program made non-blocking is waited for;
/// a reader that went away (EPIPE) ends output quietly; any other failure is remembered, so that the exit
/// status can say so.
struct Output {
  let descriptor: Int32
  private var buffer: [UInt8] = []
  private var failure: Int32 = 0

  /// How much is kept back: on a terminal nothing, so that a long run shows how far it is.
  private let limit: Int

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
    limit = isatty(descriptor) == 1 ? 0 : 1 << 16
  }

  mutating func write(_ text: String) { write(text.utf8) }

  mutating func write(_ bytes: some Sequence<UInt8>) {
    buffer.append(contentsOf: bytes)
    if buffer.count > limit { flush() }
  }

  /// Writes bytes with what comes next.
  mutating func keep(_ bytes: [UInt8]) { buffer.append(contentsOf: bytes) }

  mutating func flush() {
    guard !buffer.isEmpty else { return }
    var start = 0
    while start < buffer.count, failure == 0 {
      let written = buffer[start...].withUnsafeBytes { bytes in
        #if canImport(Glibc)
        Glibc.write(descriptor, bytes.baseAddress, bytes.count)
        #else
        Darwin.write(descriptor, bytes.baseAddress, bytes.count)
        #endif
      }
      if written >= 0 {
        start += written
      } else if !isToBeRetried(descriptor, POLLOUT) {
        failure = errno
      }
    }
    buffer.removeAll(keepingCapacity: true)
  }

  /// Whether output was lost although somebody still read it.
  var isLost: Bool { failure != 0 && failure != EPIPE }

  /// Why writing failed, in the system's words; nil where it did not.
  var reason: String? { failure == 0 ? nil : String(cString: strerror(failure)) }
}

/// Whether a call that failed can be tried again: it was interrupted, or the stream was not ready, and now is.
func isToBeRetried(_ descriptor: Int32, _ event: Int32) -> Bool {
  guard errno == EAGAIN else { return errno == EINTR }
  var request = pollfd(fd: descriptor, events: Int16(event), revents: 0)
  return poll(&request, 1, -1) >= 0 || errno == EINTR
}
