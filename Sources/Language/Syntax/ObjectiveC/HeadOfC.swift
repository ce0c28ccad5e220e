/// The head of a function of C, as `__PRETTY_FUNCTION__` says it: `CGFloat area(CGSize, const CGPoint *)`.
///
/// It has no `static` and no names of parameters, and arrays are pointers. Source: what clang writes.
struct HeadOfC {
  /// The type and the name, and what stands between the parentheses.
  var name: Substring
  var parameters: Substring

  /// Nil for what takes functions or blocks, whose types have parentheses too.
  init?(_ text: String) {
    let parts = text.split(separator: "(", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].last == ")" else { return nil }
    (name, parameters) = (parts[0], parts[1].dropLast())
  }

  var text: String {
    let types = parameters.split(separator: ",").map(type)
    return
      "\(spaced(pieces(name).filter { !storage.contains($0) }))(\(types.joined(separator: ", ")))"
  }

  /// `CGPoint corners[4]` is of the type `CGPoint *`.
  private func type(of parameter: Substring) -> String {
    let all = pieces(parameter)
    var words = Array(all.prefix { $0 != "[" })
    let isArray = words.count < all.count
    if words.count > 1, words.last != "*" { words.removeLast() }
    return spaced(isArray ? words + ["*"] : words)
  }

  /// Words, stars and brackets.
  private func pieces(_ text: Substring) -> [String] {
    var pieces: [String] = []
    var isOpen = false
    for letter in text {
      let isSign = letter == "*" || letter == "[" || letter == "]"
      if isSign || !isOpen, !letter.isWhitespace { pieces.append("") }
      isOpen = !isSign && !letter.isWhitespace
      if !letter.isWhitespace { pieces[pieces.count - 1].append(letter) }
    }
    return pieces
  }

  /// With spaces between, but none behind a star.
  private func spaced(_ pieces: [String]) -> String {
    pieces.reduce(into: "") { text, piece in
      text += text.isEmpty || text.last == "*" ? piece : " \(piece)"
    }
  }
}

private let storage = ["static", "inline", "extern", "NS_INLINE", "CG_INLINE"]
