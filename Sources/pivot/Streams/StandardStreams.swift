#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// Keeps the numbers of closed standard streams taken, or the next file to be opened would get one, and
/// be written to as if it were standard output.
///
/// Reading and writing fail as on a closed stream: each is opened for the other direction.
func keepStandardStreams() {
  for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) < 0 {
    _ = open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
  }
}
