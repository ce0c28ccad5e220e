public import Foundation

#if canImport(FoundationXML)
public import FoundationXML
#endif

/// The elements of an XML text in their order, as a strict parser reads them.
public final class XMLElements: NSObject, XMLParserDelegate {
  /// An element with its attributes and the text directly within.
  public struct Element {
    /// What stands behind `<`.
    public var name: String
    /// Values by name, unescaped.
    public var attributes: [String: String]
    /// Words within, without those of elements within.
    public var text = ""
  }

  /// All of them, in the order in which they begin.
  public private(set) var elements: [Element] = []
  private var open: [Int] = []

  /// Nil where the text is not well-formed.
  public static func of(_ text: String) -> [Element]? {
    let reader = XMLElements()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = reader
    return parser.parse() ? reader.elements : nil
  }

  /// The parser calls this.
  public func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    open.append(elements.count)
    elements.append(Element(name: name, attributes: attributes))
  }

  /// The parser calls this.
  public func parser(_ parser: XMLParser, foundCharacters text: String) {
    if let last = open.last { elements[last].text += text }
  }

  /// The parser calls this.
  public func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    open.removeLast()
  }
}
