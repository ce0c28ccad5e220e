/// A text in which some characters are written another way; nil leaves one as it is.
func escaping(_ text: String, _ spelling: (Unicode.Scalar) -> String?) -> String {
  text.unicodeScalars.reduce(into: "") { result, scalar in
    if let spelling = spelling(scalar) {
      result += spelling
    } else {
      result.unicodeScalars.append(scalar)
    }
  }
}
