extension Session {
  /// Whether a text is a whole program.
  public enum Completeness: Sendable {
    /// It parses, or it has an error that more text cannot mend.
    case complete
    /// A bracket, text, block or operator waits for more.
    case incomplete
  }

  /// Whether Enter should run a text or ask for more of it.
  public static func completeness(of text: String) -> Completeness {
    parsing(text) { parser in
      _ = parser.program()
      return parser.isIncomplete && parser.diagnostics.count <= 1 ? .incomplete : .complete
    }
  }

  /// Whether a text is a program by itself, whatever its names mean.
  public static func reads(_ text: String) -> Bool {
    parsing(text) { parser in
      _ = parser.program()
      return !parser.hasFailed
    }
  }

  /// Whether a text begins with a method of Objective-C: `- (void)foo:(CGFloat)x {`.
  public static func startsWithMethod(_ text: String) -> Bool {
    parsing(text) { parser in parser.startsMethodWithBody() }
  }

  /// What a parser says of a text that is no part of a session.
  private static func parsing<Answer>(_ text: String, _ ask: (inout Parser) -> Answer) -> Answer {
    var sources = SourceMap()
    let source = sources.add(name: "", bytes: Array(text.utf8))
    var (tree, names) = (Tree(), Catalogue.shared.names)
    return withParser(of: source, into: &tree, &names, Catalogue.shared.words, ask)
  }
}
