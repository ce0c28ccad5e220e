import TestSupport
import Testing

@testable import Language

/// The index of a growing table by names says what going through the table says.
@Suite struct NameChainsTests {
  @Test func saysWhatTheTableSays() {
    var random = SplitMix64(seed: 20_261_122)
    var chains = NameChains()
    var table: [Name] = []
    for _ in 0..<2000 {
      if Int.random(in: 0..<10, using: &random) == 0 {
        let count = Int.random(in: 0...table.count, using: &random)
        table.removeLast(table.count - count)
        chains.truncate(to: count)
      }
      let name = Name(id: .random(in: 0..<12, using: &random))
      table.append(name)
      chains.append(name)
      let sought = Name(id: .random(in: 0..<14, using: &random))
      let limit = Int.random(in: 0...table.count, using: &random)
      #expect(
        chains.latest(of: sought) { $0 < limit }
          == table.indices.last { table[$0] == sought && $0 < limit })
    }
  }

  @Test func whatIsNoNameIsNeverFound() {
    var chains = NameChains()
    for name in [Name.none, .unknown, Name(id: 3)] { chains.append(name) }
    #expect(chains.latest(of: .none) { _ in true } == nil)
    #expect(chains.latest(of: .unknown) { _ in true } == nil)
    #expect(chains.latest(of: Name(id: 3)) { _ in true } == 2)
    chains.truncate(to: 0)
    #expect(chains.latest(of: Name(id: 3)) { _ in true } == nil)
  }
}
