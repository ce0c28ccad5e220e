internal import Language

/// A command of this program as a shell takes it, with the folder of lessons that this call was given.
func shellCommand(_ words: String..., lessons: String?) -> String {
  let place = lessons.map { ["--lessons", $0] } ?? []
  return (["pivot"] + words + place).map(shellWord).joined(separator: " ")
}

/// A path or a name as a shell takes it.
func shellWord(_ text: String) -> String {
  let isPlain = text.unicodeScalars.allSatisfy {
    $0.properties.isAlphabetic || $0.properties.numericType != nil
      || "/.-_#".unicodeScalars.contains($0)
  }
  return isPlain && !text.isEmpty ? text : "'\(text.replacing(part: "'", with: "'\\''"))'"
}
