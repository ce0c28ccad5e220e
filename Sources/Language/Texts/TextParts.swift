/// Parts of a text, as of any collection.
///
/// Swift finds them too, but in a module that brings its regular expressions along: 1.2 MB of program.
extension Collection where Element: Equatable {
  /// Where a part begins first; an empty one begins at once.
  @inlinable
  package func firstIndex(ofPart part: some Collection<Element>) -> Index? {
    guard let first = part.first else { return startIndex }
    return indices.first { self[$0] == first && self[$0...].starts(with: part) }
  }

  /// Whether the part stands somewhere in it; an empty part stands everywhere.
  @inlinable
  package func contains(part: some Collection<Element>) -> Bool {
    firstIndex(ofPart: part) != nil
  }

  /// What stands between the places of a part, be it nothing.
  @inlinable
  package func split(around part: some Collection<Element>) -> [SubSequence] {
    var pieces: [SubSequence] = []
    var rest = self[...]
    while !part.isEmpty, let start = rest.firstIndex(ofPart: part) {
      pieces.append(rest[..<start])
      rest = rest[start...].dropFirst(part.count)
    }
    return pieces + [rest]
  }
}

extension StringProtocol {
  /// The text with another text in each place of a part.
  package func replacing(part: String, with other: String) -> String {
    split(around: part).joined(separator: other)
  }
}
