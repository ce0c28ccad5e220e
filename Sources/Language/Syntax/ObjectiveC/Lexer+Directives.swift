extension Lexer {
  /// Skips a line for the preprocessor (`#import`, `#pragma mark`), with what it takes out of the text.
  ///
  /// False for a `#define` where no parser keeps it, and for Swift's `#selector`. Of `#if` the first branch
  /// stands whose condition holds, or, in C, is not known.
  mutating func skipsDirective() -> Bool {
    switch directive(at: position) {
    case "define", "undef":
      guard keepsDefinitions else { return false }
      keepDefinition()
    case "import", "include":
      includesHeaders = true
      position = source.lineEnd(after: position)
    case "pragma", "warning", "error", "endif":
      position = source.lineEnd(after: position)
    case "if", "ifdef", "ifndef":
      let start = position
      position = endOfDefinition(start)
      if !holds(at: start) { skipToBranch() }
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
    macroPlaces.append(position..<end)
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

  /// From the end of a line to the branch that is read instead, or behind all of them.
  private mutating func skipToBranch() {
    while let place = skipBranch(stopsAtElse: true), !holds(at: place) {}
  }

  /// From the end of a line to the end of the line that closes the branch; the place of the `#else` that does.
  @discardableResult
  private mutating func skipBranch(stopsAtElse: Bool) -> Int? {
    var depth = 0
    while position < source.bytes.count {
      position += 1
      while byte() == UInt8(ascii: " ") || byte() == 0x09 { position += 1 }
      let place = position
      let word = byte() == UInt8(ascii: "#") ? directive(at: position) : ""
      position = endOfDefinition(position)
      switch word {
      case "if", "ifdef", "ifndef": depth += 1
      case "endif" where depth == 0: return nil
      case "else", "elif", "elseif": if depth == 0, stopsAtElse { return place }
      case "endif": depth -= 1
      default: break
      }
    }
    position = min(position, source.bytes.count)
    return nil
  }
}

// MARK: Conditions

extension Lexer {
  /// Whether the branch behind a directive is read; also where only a compiler knows it.
  private mutating func holds(at place: Int) -> Bool {
    noteMacros()
    let word = directive(at: place)
    let line = source.bytes[place..<endOfDefinition(place)]
    // Behind the `#`, spaces and the word.
    let text = line.dropFirst().drop { $0 == UInt8(ascii: " ") }.dropFirst(word.utf8.count)
    // C's preprocessor is asked; Swift has the word `if` alone, and no macros.
    let isOfC = keepsDefinitions && (isOfC || includesHeaders || !macroPlaces.isEmpty)
    switch word {
    case "else": return true
    case "ifdef", "ifndef":
      guard keepsDefinitions else { return true }
      let name = text.drop { !isNameByte($0) }.prefix { isNameByte($0) }
      let isDefined = ConditionReader.isDefined(
        String(decoding: name, as: UTF8.self), macros: macroTexts)
      return isDefined == (word == "ifdef")
    default:
      var reader = ConditionReader(text, macros: macroTexts, isOfC: isOfC)
      if let value = try? reader.value() { return value != 0 }
      if keepsDefinitions, !isOfC { refuseCondition(at: place, text) }
      return true
    }
  }

  /// A condition that Swift has not.
  private mutating func refuseCondition(at place: Int, _ text: ArraySlice<UInt8>) {
    guard diagnostics.count < Diagnostic.most else { return }
    let end = source.lineEnd(after: place)
    let words = text.prefix(64).drop { $0 == UInt8(ascii: " ") }.prefix { $0 != 0x0A && $0 != 0x0D }
    let condition = "#if \(String(decoding: words, as: UTF8.self))"
    let span = Span(start: source.base + Int32(place), end: source.base + Int32(end))
    diagnostics.append(Diagnostic(.notSupported(.declaration(condition)), span))
  }

  /// Keeps what the definitions say that were passed by since the last condition.
  private mutating func noteMacros() {
    for place in macroPlaces[knownMacros...] {
      let word = directive(at: place.lowerBound)
      let line = source.bytes[place].dropFirst().drop { $0 == UInt8(ascii: " ") }
        .dropFirst(word.utf8.count).drop { !isNameByte($0) }
      let name = line.prefix { isNameByte($0) }
      macroTexts[String(decoding: name, as: UTF8.self)] =
        word == "define" ? Array(line.dropFirst(name.count)) : nil
    }
    knownMacros = macroPlaces.count
  }
}
