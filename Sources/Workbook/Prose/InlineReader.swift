/// Reads the stretches of a paragraph, as CommonMark does: code first, then links, then emphasis.
struct InlineReader {
  private(set) var problems: [ProseProblem] = []
  let scalars: [Unicode.Scalar]
  var index = 0
  /// What was read, in order; marks wait for their partners.
  private var nodes: [InlineNode] = []
  /// The nodes that are brackets and may begin a link.
  private var brackets: [(node: Int, isImage: Bool)] = []
  /// Where runs of so many backticks begin; those behind the reader are taken away.
  private var backticks: [Int: ArraySlice<Int>]
  /// Nothing behind it can end a tag.
  private let lastAngle: Int
  private var text = ""
  private var line: Int

  /// A reader of a paragraph that begins in this line of the file.
  init(_ text: String, line: Int) {
    scalars = Array(text.unicodeScalars)
    self.line = line
    backticks = backtickRuns(scalars)
    lastAngle = scalars.lastIndex(of: ">") ?? 0
  }

  /// The first ones are enough.
  private mutating func report(_ message: String) {
    if problems.count < 10 { problems.append(ProseProblem(line: line, message: message)) }
  }

  /// Reads to the end.
  mutating func inlines() -> [ProseInline] {
    while index < scalars.count { readNext() }
    flush()
    return emphasized(ArraySlice(nodes))
  }

  private mutating func readNext() {
    switch scalars[index] {
    case "\\": readEscape()
    case "`": readCode()
    case "*", "_": readMark()
    case "~": readTildes()
    case "!" where peek(1) == "[": openBracket(isImage: true)
    case "[": openBracket(isImage: false)
    case "]": closeBracket()
    case "&": readEntity()
    case "<": readAngle()
    case "\n": readLineEnd()
    default: takePlain()
    }
  }

  // MARK: Text

  func peek(_ offset: Int) -> Unicode.Scalar? {
    index + offset < scalars.count ? scalars[index + offset] : nil
  }

  private mutating func take(_ count: Int) {
    text += string(index..<min(index + count, scalars.count))
    index += count
  }

  /// Text up to the next sign that could mean something.
  private mutating func takePlain() {
    let next = scalars[(index + 1)...].firstIndex(where: isSign) ?? scalars.count
    take(next - index)
  }

  private mutating func flush() {
    if !text.isEmpty { nodes.append(InlineNode(.text(text))) }
    text = ""
  }

  private mutating func add(_ node: InlineNode) {
    flush()
    nodes.append(node)
  }

  private mutating func readEscape() {
    index += 1
    guard let next = peek(0) else { return text += "\\" }
    if next == "\n" {
      add(InlineNode(.lineBreak))
      endLine()
    } else if next.isASCII, isPunctuation(next) {
      take(1)
    } else {
      text += "\\"
    }
  }

  /// A line end is a space; two spaces before it keep it.
  private mutating func readLineEnd() {
    let isHard = text.hasSuffix("  ")
    while text.hasSuffix(" ") { text.removeLast() }
    if isHard { add(InlineNode(.lineBreak)) } else { text += " " }
    endLine()
  }

  private mutating func endLine() {
    index += 1
    line += 1
    while peek(0) == " " { index += 1 }
  }

  private mutating func readEntity() {
    guard let end = scalars[index...].prefix(34).firstIndex(of: ";") else { return take(1) }
    let name = string(index + 1..<end)
    guard let character = entity(name) else {
      if isEntityName(name) {
        report("unknown entity '&\(name);': write the character itself")
      }
      return take(1)
    }
    text += character
    index = end + 1
  }

  /// Tags would vanish on a page that shows Markdown.
  private mutating func readAngle() {
    if index < lastAngle, let next = peek(1), next.isASCII,
      next.properties.isAlphabetic || "/!?".unicodeScalars.contains(next)
    {
      report("raw HTML is not part of lessons: write `<` between backticks, or \\<")
    }
    take(1)
  }

  private mutating func readTildes() {
    if peek(1) == "~" {
      report("'~~' strikes text out elsewhere: leave the words out, or write \\~")
    }
    while peek(0) == "~" { take(1) }
  }

  func string(_ range: Range<Int>) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(range.count)
    for scalar in scalars[range] {
      bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  // MARK: Code

  private mutating func readCode() {
    let count = scalars[index...].prefix { $0 == "`" }.count
    let content = index + count
    while let run = backticks[count]?.first, run < content { backticks[count]?.removeFirst() }
    guard let end = backticks[count]?.first else { return take(count) }
    let code = string(content..<end)
    add(InlineNode(.code(codeText(code))))
    line += code.unicodeScalars.count { $0 == "\n" }
    index = end + count
  }

  // MARK: Marks

  private mutating func readMark() {
    let sign = scalars[index]
    let count = scalars[index...].prefix { $0 == sign }.count
    let before = index > 0 ? scalars[index - 1] : " "
    let after = peek(count) ?? " "
    add(InlineNode(mark: InlineMark(sign, count, before: before, after: after)))
    index += count
  }

  // MARK: Links

  private mutating func openBracket(isImage: Bool) {
    flush()
    brackets.append((nodes.count, isImage))
    nodes.append(InlineNode(.text(isImage ? "![" : "[")))
    index += isImage ? 2 : 1
  }

  private mutating func closeBracket() {
    guard let bracket = brackets.popLast(), let link = destination() else { return take(1) }
    flush()
    let inner = emphasized(nodes[(bracket.node + 1)...])
    nodes.removeSubrange(bracket.node...)
    line += scalars[index..<link.end].count { $0 == "\n" }
    index = link.end
    if bracket.isImage {
      report("images are not part of lessons: plot in an example instead")
      return nodes.append(InlineNode(.text(inner.plain)))
    }
    if !isSafeAddress(link.address) {
      report("a link leads to https://…, to mailto:…, or to a file beside the lesson")
    }
    nodes.append(InlineNode(.link(inner, address: link.address)))
    // No link stands within a link.
    brackets = []
  }
}

/// Whether more than plain text may begin with it.
private func isSign(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar {
  case "\\", "`", "*", "_", "~", "!", "[", "]", "&", "<", "\n": true
  case _: false
  }
}

/// Where runs of backticks begin, by their length.
private func backtickRuns(_ scalars: [Unicode.Scalar]) -> [Int: ArraySlice<Int>] {
  var runs: [Int: ArraySlice<Int>] = [:]
  var index = 0
  while index < scalars.count {
    let start = index
    while index < scalars.count, scalars[index] == "`" { index += 1 }
    if index > start { runs[index - start, default: []].append(start) } else { index += 1 }
  }
  return runs
}

/// Line ends are spaces; one space at each end sets backticks apart only.
private func codeText(_ code: String) -> String {
  let line = String(code.map { $0 == "\n" ? " " : $0 })
  guard line.hasPrefix(" "), line.hasSuffix(" "), line.contains(where: { $0 != " " }) else {
    return line
  }
  return String(line.dropFirst().dropLast())
}

/// A sign that may be escaped, or that stands beside words.
func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
    .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol,
    .modifierSymbol, .otherSymbol:
    true
  default: false
  }
}
