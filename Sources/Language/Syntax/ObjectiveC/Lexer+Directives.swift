extension Lexer {
  /// Skips a line for the preprocessor (`#import`, `#pragma mark`), with what it takes out of the text.
  ///
  /// False for a `#define` where no parser keeps it, and for Swift's `#selector`. Of `#if` the first branch
  /// stands, of `#if 0` the second.
  mutating func skipsDirective() -> Bool {
    switch directive(at: position) {
    case "define", "undef":
      guard keepsDefinitions else { return false }
      keepDefinition()
    case "import", "include", "pragma", "warning", "error", "endif":
      position = source.lineEnd(after: position)
    case "if", "ifdef", "ifndef":
      let isOut = isNever(position)
      position = source.lineEnd(after: position)
      if isOut { skipBranch(stopsAtElse: true) }
    case "else", "elif", "elseif":
      position = source.lineEnd(after: position)
      skipBranch(stopsAtElse: false)
    default: return false
    }
    return true
  }

  private mutating func keepDefinition() {
    let end = endOfDefinition(position)
    definitions.append(position..<end)
    position = end
    mayExpand = true
  }

  /// The end of the lines of a definition: a backslash at the end of one goes on with the next.
  private func endOfDefinition(_ place: Int) -> Int {
    var end = source.lineEnd(after: place)
    while end > place, end < source.bytes.count, source.bytes[end - 1] == UInt8(ascii: "\\") {
      end = source.lineEnd(after: end + 1)
    }
    return end
  }

  /// The word after `#`, such as "import".
  private func directive(at place: Int) -> String {
    var start = place + 1
    while start < source.bytes.count, source.bytes[start] == UInt8(ascii: " ") { start += 1 }
    var end = start
    while end < source.bytes.count, end - start < 16, Lexer.isLetter(source.bytes[end]) { end += 1 }
    return String(decoding: source.bytes[start..<end], as: UTF8.self)
  }

  /// `#if 0` and `#if false`.
  private func isNever(_ place: Int) -> Bool {
    let line = source.bytes[place..<source.lineEnd(after: place)]
    // Bytes: to compare texts is quadratic on badly ordered combining marks.
    guard let condition = line.split(separator: UInt8(ascii: " ")).dropFirst().first else {
      return false
    }
    return condition.elementsEqual("0".utf8) || condition.elementsEqual("false".utf8)
  }

  /// From the end of a line to the end of the line that closes the branch.
  private mutating func skipBranch(stopsAtElse: Bool) {
    var depth = 0
    while position < source.bytes.count {
      position += 1
      while byte() == UInt8(ascii: " ") || byte() == 0x09 { position += 1 }
      let word = byte() == UInt8(ascii: "#") ? directive(at: position) : ""
      position = source.lineEnd(after: position)
      switch word {
      case "if", "ifdef", "ifndef": depth += 1
      case "endif" where depth == 0: return
      case "else", "elif", "elseif": if depth == 0, stopsAtElse { return }
      case "endif": depth -= 1
      default: break
      }
    }
    position = min(position, source.bytes.count)
  }
}
