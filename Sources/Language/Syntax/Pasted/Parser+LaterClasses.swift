// Classes that stand below those that come from them, as where several files are pasted one behind the other.

extension Parser {
  /// The class of the frameworks that a class comes from which is declared further down; nil where none is.
  mutating func ancestorFurtherDown(_ name: Name) -> Name? {
    if parentsOfSource == nil { parentsOfSource = lexer.source.superclasses }
    var above = names.text(name)
    // A class that comes from itself is refused elsewhere.
    for _ in 0..<Parser.deepest {
      guard let parent = parentsOfSource?[above] else { return nil }
      if let found = names.find(parent), Catalogue.shared.type(found) != nil { return found }
      above = parent
    }
    return nil
  }
}

extension Source {
  /// What each class comes from by the text: the word behind `class Name:` or `@interface Name :`.
  fileprivate var superclasses: [String: String] {
    var parents: [String: String] = [:]
    var (last, beforeLast) = (bytes[..<0], bytes[..<0])
    for word in SourceWords(self) {
      let joint = bytes[last.endIndex..<word.startIndex].filter { $0 != UInt8(ascii: " ") }
      if joint == [UInt8(ascii: ":")], classWords.contains(where: { beforeLast.elementsEqual($0) })
      {
        parents[String(decoding: last, as: UTF8.self)] = String(decoding: word, as: UTF8.self)
      }
      (beforeLast, last) = (last, word)
    }
    return parents
  }
}

private let classWords = ["class", "interface"].map { Array($0.utf8) }
