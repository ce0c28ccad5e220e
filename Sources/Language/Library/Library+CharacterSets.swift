extension Library {
  /// Sets of characters, and what asks texts for them.
  static let characterSets = Library(
    name: "CharacterSet",
    names: [
      "CharacterSet", "trimmingCharacters", "whitespaces", "whitespacesAndNewlines", "newlines",
      "decimalDigits", "alphanumerics", "punctuationCharacters",
    ],
    mark: "CharacterSet",
    source: """
      struct CharacterSet {
        let holds: (String) -> Bool
        init(holds: @escaping (String) -> Bool) { self.holds = holds }
        init(charactersIn text: String) { self.holds = { text.contains($0) } }
        static let whitespaces = CharacterSet(holds: { $0.isWhitespace && !$0.isNewline })
        static let newlines = CharacterSet(holds: { $0.isNewline })
        static let whitespacesAndNewlines = CharacterSet(holds: { $0.isWhitespace })
        static let decimalDigits = CharacterSet(holds: { $0.wholeNumberValue != nil })
        static let letters = CharacterSet(holds: { $0.isLetter })
        static let alphanumerics = CharacterSet(holds: { $0.isLetter || $0.isNumber })
        static let punctuationCharacters = CharacterSet(holds: { $0.isPunctuation })
        static let uppercaseLetters = CharacterSet(holds: { $0.isUppercase })
        static let lowercaseLetters = CharacterSet(holds: { $0.isLowercase })
        var inverted: CharacterSet {
          let inner = self.holds
          return CharacterSet(holds: { !inner($0) })
        }
        func union(_ other: CharacterSet) -> CharacterSet {
          let inner = self.holds
          let outer = other.holds
          return CharacterSet(holds: { inner($0) || outer($0) })
        }
        func contains(_ letter: String) -> Bool { self.holds(letter) }
      }
      extension String {
        func trimmingCharacters(in set: CharacterSet) -> String {
          let letters = Array(self)
          guard let first = letters.firstIndex(where: { !set.holds($0) }),
            let last = letters.lastIndex(where: { !set.holds($0) })
          else { return "" }
          return letters[first...last].joined()
        }
        func components(separatedBy set: CharacterSet) -> [String] {
          var parts = [""]
          for letter in self {
            if set.holds(letter) { parts.append("") } else { parts[parts.count - 1] += letter }
          }
          return parts
        }
      }
      """)
}
