/// A page of HTML, read strictly: what browsers would mend is a fault here.
public struct HTMLPage {
  /// An element with its attributes, in the order in which they begin.
  public struct Element {
    /// What stands behind `<`.
    public var name: String
    /// Values by name.
    public var attributes: [String: String] = [:]
    /// The text within, elements within included.
    public var text = ""
    /// The names of the elements around it, the outermost first.
    public var path: [String] = []
  }

  /// All elements.
  public private(set) var elements: [Element] = []
  /// What is wrong: tags that do not pair, attributes without quotes, characters not escaped.
  public private(set) var faults: [String] = []
  private var open: [Int] = []
  private var rest: Substring

  /// Reads a page.
  public init(_ text: String) {
    rest = text[...]
    if !take("<!DOCTYPE html>\n") { faults.append("no doctype") }
    while !rest.isEmpty { readNext() }
    for index in open { faults.append("<\(elements[index].name)> is not closed") }
    checkIDs()
  }

  /// The values of `id`.
  public var ids: Set<String> { Set(elements.compactMap { $0.attributes["id"] }) }

  /// The elements of a name.
  public func all(_ name: String) -> [Element] { elements.filter { $0.name == name } }

  private mutating func take(_ text: String) -> Bool {
    guard rest.hasPrefix(text) else { return false }
    rest = rest.dropFirst(text.count)
    return true
  }

  private mutating func readNext() {
    let isStyle = open.last.map { elements[$0].name == "style" } ?? false
    let end = rest.firstIndex(of: "<") ?? rest.endIndex
    let text = rest[..<end]
    rest = rest[end...]
    if !isStyle { checkText(text) }
    for index in open { elements[index].text += text }
    if rest.isEmpty { return }
    if take("</") { readEnd() } else { readTag() }
  }

  /// `&` begins an entity and `>` does not stand in text.
  private mutating func checkText(_ text: Substring) {
    if text.contains(">") { faults.append("a bare > in '\(text)'") }
    for part in text.split(separator: "&", omittingEmptySubsequences: false).dropFirst() {
      let name = part.prefix { $0 != ";" }
      if !["amp", "lt", "gt", "quot", "#39"].contains(name) || name.endIndex == part.endIndex {
        faults.append("a bare & before '\(part.prefix(12))'")
      }
    }
  }

  private mutating func readEnd() {
    let name = rest.prefix { $0 != ">" }
    rest = rest.dropFirst(name.count + 1)
    guard let last = open.popLast(), elements[last].name == name else {
      faults.append("</\(name)> closes something else")
      return
    }
  }

  private mutating func readTag() {
    rest.removeFirst()
    let name = String(rest.prefix { $0.isLetter || $0.isNumber })
    rest = rest.dropFirst(name.count)
    if name.isEmpty || name.lowercased() != name, name != "linearGradient" {
      faults.append("a bare < before '\(rest.prefix(12))'")
    }
    var element = Element(name: name, path: open.map { elements[$0].name })
    while rest.first == " " { readAttribute(&element) }
    let closesItself = take("/")
    if !take(">") { faults.append("<\(name) is not ended by >") }
    elements.append(element)
    if !closesItself, !emptyElements.contains(name) { open.append(elements.count - 1) }
  }

  private mutating func readAttribute(_ element: inout Element) {
    rest.removeFirst()
    let name = String(rest.prefix { $0.isLetter || $0.isNumber || "-:".contains($0) })
    rest = rest.dropFirst(name.count)
    guard !name.isEmpty, take("=\""), let end = rest.firstIndex(of: "\"") else {
      faults.append("an attribute of <\(element.name)> without quotes")
      return
    }
    checkText(rest[..<end])
    let isNew = element.attributes.updateValue(String(rest[..<end]), forKey: name) == nil
    if !isNew { faults.append("\(name) stands twice in <\(element.name)>") }
    rest = rest[rest.index(after: end)...]
  }

  private mutating func checkIDs() {
    var seen: Set<String> = []
    for id in elements.compactMap({ $0.attributes["id"] }) where !seen.insert(id).inserted {
      faults.append("the id \(id) stands twice")
    }
    for element in elements {
      for name in ["aria-labelledby", "aria-describedby"] {
        if let id = element.attributes[name], !seen.contains(id) {
          faults.append("\(name) names \(id), which is not there")
        }
      }
    }
  }
}

private let emptyElements: Set<String> = ["meta", "br", "link", "hr", "img", "input"]
