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

  /// Each leaves the nesting of brackets as it found it.
  @Test func manyEnums() {
    var run = ProgramRun()
    let program = (0..<600).map { "enum E\($0) { case a }" }.joined(separator: "\n")
    #expect(run.failure(of: program) == nil)
    #expect(run.output(of: "E599.a") == "E599.a")
  }
}
