// Extensions that stand above their types, as where several files are pasted one behind the other: they are read
// behind them, since what they say depends on what these are.

/// An extension that was passed by.
struct EarlyExtension {
  var type: Name
  /// Where it begins in the source.
  var start: Int32
}

extension Parser {
  /// Whether a struct, enum or protocol of a name, which is not known yet, is declared in the source.
  mutating func isDeclaredFurtherDown(_ name: Name) -> Bool {
    if typesOfSource == nil { typesOfSource = lexer.source.declaredTypes }
    return typesOfSource?.contains(names.text(name)) ?? false
  }

  /// Passes by an extension whose type is declared further down; false where the type is known.
  mutating func passesEarlyExtension() -> Bool {
    guard next.kind == .name else { return false }
    let type = unaliased(Name(id: next.payload))
    guard !isKnown(type) else { return false }
    earlyExtensions.append(EarlyExtension(type: type, start: token.span.start))
    while kind != .leftBrace, kind != .end { advance() }
    passBraces()
    return true
  }

  private mutating func isKnown(_ type: Name) -> Bool {
    ahead(2).kind == .dot || Catalogue.shared.type(type) != nil
      || Protocols.isKnown(names.text(type)) || tree.structure(named: type) != nil
  }

  private mutating func passBraces() {
    var depth = 0
    repeat {
      if kind == .leftBrace { depth += 1 } else if kind == .rightBrace { depth -= 1 }
      advance()
    } while depth > 0 && kind != .end
  }

  /// Reads the extensions that were passed by of the type that the last statement declares.
  mutating func readEarlyExtensions(_ statements: inout [NodeID]) {
    guard let last = statements.last, case .structure(let index, _) = tree[last] else { return }
    let type = tree.structures[Int(index)].name
    var (ofType, others): ([EarlyExtension], [EarlyExtension]) = ([], [])
    for early in earlyExtensions {
      if early.type == type { ofType.append(early) } else { others.append(early) }
    }
    earlyExtensions = others
    for early in ofType { read(early, &statements) }
  }

  /// At the end of the source: those of types that were none, such as of what a comment names.
  mutating func readLostExtensions(_ statements: inout [NodeID]) {
    typesOfSource = []
    let lost = earlyExtensions
    earlyExtensions = []
    for early in lost { read(early, &statements) }
  }

  private mutating func read(_ early: EarlyExtension, _ statements: inout [NodeID]) {
    visit(early.start) { parser in
      repeat {
        parser.readStatement(&statements)
      } while !parser.openClasses.isEmpty && parser.kind != .end
    }
  }
}

extension Source {
  /// The names behind the words that declare structs, enums and protocols, wherever these stand.
  fileprivate var declaredTypes: Set<String> {
    var (types, isDeclared): (Set<String>, Bool) = ([], false)
    for word in SourceWords(self) {
      if isDeclared { types.insert(String(decoding: word, as: UTF8.self)) }
      isDeclared = typeWords.contains { word.elementsEqual($0) }
    }
    return types
  }
}

private let typeWords = ["struct", "enum", "protocol"].map { Array($0.utf8) }
