/// The words of a text in their order, wherever they stand: runs of the bytes that names consist of.
///
/// What a declaration further down says is looked for among them, before the parser comes there.
struct SourceWords: Sequence, IteratorProtocol {
  private var rest: ArraySlice<UInt8>

  init(_ source: Source) { rest = source.bytes[...] }

  mutating func next() -> ArraySlice<UInt8>? {
    guard let start = rest.firstIndex(where: { isNameByte($0) }) else { return nil }
    let word = rest[start...].prefix { isNameByte($0) }
    rest = rest[word.endIndex...]
    return word
  }
}
