import Geometry
import TestSupport
import Testing

@testable import Language

/// The span around a place, found by halving, is the widest of those that go around it.
@Suite struct OutermostSpansTests {
  /// The functions of a program, which may stand side by side.
  @Test func functionsAreFoundByTheirNodes() {
    var session = Session()
    #expect(session.run("func f() -> Int { 1 }func g() -> Int { 2 }").status == .done)
    let tree = session.evaluator.tree
    for id in tree.nodes.indices.map(Int32.init) {
      let around = tree.functions.first { $0.span.contains(tree.span(id)) }
      #expect(tree.function(around: id)?.name == around?.name)
    }
    #expect(tree.functions.count == 2)
  }

  @Test func findsTheWidest() {
    var random = SplitMix64(seed: 20_261_124)
    for _ in 0..<200 {
      var spans: [Span] = []
      nest(Span(start: 0, end: 200), into: &spans, &random)
      spans.shuffle(using: &random)
      let outermost = OutermostSpans(spans)
      for _ in 0..<40 {
        let start = Int32.random(in: 0..<200, using: &random)
        let sought = Span(start: start, end: .random(in: start...200, using: &random))
        let around = spans.filter { $0.start <= sought.start && sought.end <= $0.end }
        let widest = around.max { $0.end - $0.start < $1.end - $1.start }
        #expect(
          outermost.around(sought).map { [$0.start, $0.end] } == widest.map { [$0.start, $0.end] })
      }
    }
  }

  /// Spans that lie in each other or apart, as those of functions do.
  private func nest(_ room: Span, into spans: inout [Span], _ random: inout SplitMix64) {
    var start = room.start
    while start + 4 < room.end {
      start += .random(in: 1...9, using: &random)
      let end = start + .random(in: 1...60, using: &random)
      guard end < room.end else { return }
      let span = Span(start: start, end: end)
      spans.append(span)
      nest(span, into: &spans, &random)
      start = end
    }
  }
}
