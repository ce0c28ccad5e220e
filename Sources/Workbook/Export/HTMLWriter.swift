internal import Language

/// Writes HTML, element by element; what is begun is always ended, and text is always escaped.
struct HTMLWriter {
  private(set) var text = ""

  typealias Attributes = KeyValuePairs<String, String>

  /// An element with what `body` writes into it.
  mutating func element(
    _ tag: String, _ attributes: Attributes = [:], _ body: (inout HTMLWriter) -> Void
  ) {
    begin(tag, attributes)
    if lineTags.contains(tag) { text += "\n" }
    body(&self)
    text += "</\(tag)>"
    if lineTags.contains(tag) || lastTags.contains(tag) { text += "\n" }
  }

  /// An element that holds words only.
  mutating func element(_ tag: String, _ attributes: Attributes = [:], words: String) {
    element(tag, attributes) { $0.words(words) }
  }

  /// An element that holds nothing, such as `meta`.
  mutating func empty(_ tag: String, _ attributes: Attributes = [:]) {
    begin(tag, attributes)
    text += "\n"
  }

  /// Words, escaped.
  mutating func words(_ words: String) {
    text += splitLines(words).map(markup).joined(separator: "\n")
  }

  /// What is HTML already: pictures and style sheets of the program's own.
  mutating func raw(_ html: String) { text += html }

  private mutating func begin(_ tag: String, _ attributes: Attributes) {
    text += "<\(tag)"
    for (name, value) in attributes where !value.isEmpty { text += " \(name)=\"\(markup(value))\"" }
    text += ">"
  }
}

/// Elements whose contents stand on lines of their own.
private let lineTags = [
  "html", "head", "body", "header", "main", "footer", "nav", "section", "article", "figure", "div",
  "ol", "ul", "table", "thead", "tbody", "tr", "details", "blockquote",
]

/// Elements behind which a line ends.
private let lastTags = [
  "h1", "h2", "h3", "p", "li", "pre", "td", "th", "summary", "title", "style", "figcaption",
]
