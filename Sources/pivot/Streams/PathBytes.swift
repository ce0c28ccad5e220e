#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// The bytes by which the system knows a path.
///
/// Names of files need not be UTF-8. Swift repairs the words of the command line, and what it makes of them names no
/// file; their own bytes are still there.
func pathBytes(_ path: String) -> [CChar] {
  allPathBytes(path).first ?? Array(path.utf8CString)
}

/// All that a path may stand for: different words may be repaired to the same.
func allPathBytes(_ path: String) -> [[CChar]] {
  let words = path.unicodeScalars.contains("\u{FFFD}") ? givenWords() : []
  let meant = words.flatMap { [$0, value(ofOption: $0)] }.filter { repaired($0) == path }
  return meant.isEmpty ? [Array(path.utf8CString)] : meant
}

/// The words of the command line as they were given.
private func givenWords() -> [[CChar]] {
  (1..<max(1, Int(CommandLine.argc))).compactMap { index in
    CommandLine.unsafeArgv[index].map { word in
      Array(UnsafeBufferPointer(start: word, count: strlen(word) + 1))
    }
  }
}

/// What stands behind the `=` of `--out=folder`.
private func value(ofOption word: [CChar]) -> [CChar] {
  let sign = word.firstIndex(of: CChar(UInt8(ascii: "=")))
  return sign.map { Array(word[($0 + 1)...]) } ?? word
}

private func repaired(_ word: [CChar]) -> String {
  String(decoding: word.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
}
