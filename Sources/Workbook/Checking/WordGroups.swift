/// Whether code is written with a word, in any spelling of the same operation; comments and texts
/// do not count.
func isWritten(_ word: String, in tokens: [CodeToken]) -> Bool {
  let spellings = wordGroups.first { $0.contains(word) } ?? [word]
  return tokens.contains { $0.kind != .text && spellings.contains($0.text) }
}

extension Bench {
  /// Whether code is written with each of some words.
  ///
  /// A name that only the answer declares, as `let R = 5`, is another thing of the same name; who then calls `R(45°)`
  /// still calls the function.
  func uses(_ words: [String], in code: String) -> Bool {
    let tokens = codeTokens(code)
    guard words.allSatisfy({ isWritten($0, in: tokens) }) else { return false }
    let declared = declared(in: tokens)
    guard !declared.isEmpty else { return true }
    let known = authorsNames
    let own = Dictionary(
      declared.filter { !known.contains($0.name) }.map { ($0.name, $0) },
      uniquingKeysWith: { first, _ in first })
    let meant = tokens.indices.filter { !isOwn(at: $0, in: tokens, own) }.map { tokens[$0] }
    return words.allSatisfy { isWritten($0, in: meant) }
  }

  private func isOwn(at index: Int, in tokens: [CodeToken], _ own: [String: Declared]) -> Bool {
    guard let name = own[tokens[index].text] else { return false }
    if index > 0, tokens[index - 1].text == "." { return false }
    let isCall = index + 1 < tokens.count && tokens[index + 1].text == "("
    return name.isCalled || !isCall
  }
}

/// The short spelling of an operation and the framework's.
private let wordGroups: [Set<String>] = [
  [
    "T", "translationX", "translatedBy", "CGAffineTransformMakeTranslation",
    "CGAffineTransformTranslate",
  ],
  ["R", "rotationAngle", "rotated", "CGAffineTransformMakeRotation", "CGAffineTransformRotate"],
  ["S", "scaleX", "scaledBy", "CGAffineTransformMakeScale", "CGAffineTransformScale"],
  ["concatenating", "CGAffineTransformConcat"],
  ["inverted", "CGAffineTransformInvert"],
  ["decomposed", "CGAffineTransformDecompose"],
]
