import TestSupport
import Testing

@testable import Language

/// The index of a growing table by two names says what going through the table says.
@Suite struct PairChainsTests {
  @Test func saysWhatTheTableSays() {
    var random = SplitMix64(seed: 20_261_123)
    var chains = PairChains()
    var table: [[Name]] = []
    for _ in 0..<2000 {
      if Int.random(in: 0..<10, using: &random) == 0 {
        let count = Int.random(in: 0...table.count, using: &random)
        table.removeLast(table.count - count)
        chains.truncate(to: count)
      }
      let some = (0..<5).map { _ in Name(id: .random(in: -1..<6, using: &random)) }
      table.append([some[0], some[1]])
      chains.append(some[0], some[1])
      let limit = Int.random(in: 0...table.count, using: &random)
      #expect(
        chains.latest(of: some[2], with: some[3], or: some[4]) { $0 < limit }
          == table.indices.last {
            $0 < limit && table[$0][0] == some[2] && some[3...].contains(table[$0][1])
          })
    }
  }
}
