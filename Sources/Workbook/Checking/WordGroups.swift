/// Whether code is written with a word, in any spelling of the same operation; comments and texts
/// do not count.
func isWritten(_ word: String, in tokens: [CodeToken]) -> Bool {
  let spellings = wordGroups.first { $0.contains(word) } ?? [word]
  return tokens.contains { $0.kind != .text && spellings.contains($0.text) }
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
