import Dispatch
import Foundation
import TestSupport
import Testing

@testable import pivot

@Suite("Streams and files that are written", .timeLimit(.minutes(2)))
struct StreamsTests {
  /// Another program may have made a terminal or a pipe non-blocking that it shares with this one.
  @Test func aStreamThatDoesNotBlockIsWaitedFor() async {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    let (reader, writer) = (ends[0], ends[1])
    let bytes = (0..<1 << 20).map { UInt8(truncatingIfNeeded: $0 &* $0 >> 7) }
    let received = await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        continuation.resume(returning: try? readAll(reader, limit: 1 << 22))
      }
      var output = Output(writer)
      output.write(bytes)
      output.flush()
      #expect(output.reason == nil)
      close(writer)
    }
    close(reader)
    #expect(received == bytes)
  }
}
