import Testing

/// Names are found however many there are.
@Suite struct ManyNamesTests {
  @Test func amongThousands() {
    var run = ProgramRun()
    let names = (0..<20_000).map { "name\($0)" }
    let program = names.enumerated().map { "let \($1) = \($0)" }.joined(separator: "\n")
    #expect(run.failure(of: program) == nil)
    for index in stride(from: 0, to: names.count, by: 997) {
      #expect(run.output(of: names[index]) == "\(index)")
    }
    #expect(run.failure(of: "name20000") == "P0201")
  }
}
