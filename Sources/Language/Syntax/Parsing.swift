/// Does something with a parser of a source, whose nodes go into a tree and whose new names are kept.
///
/// Both grow where they are or are handed over and back: what two hold is copied as it grows.
@inline(__always)
func withParser<Result>(
  of source: Source, into tree: inout Tree, _ names: inout Names, _ words: Words,
  _ body: (inout Parser) -> Result
) -> Result {
  withUnsafeMutablePointer(to: &tree) { tree in
    var parser = Parser(Lexer(source, names: names.take()), tree: tree, words: words)
    defer { names = parser.names }
    return body(&parser)
  }
}

extension Names {
  /// Hands the names over; those of the catalogue stay in their place.
  fileprivate mutating func take() -> Names {
    var taken = Catalogue.shared.names
    swap(&taken, &self)
    return taken
  }
}
