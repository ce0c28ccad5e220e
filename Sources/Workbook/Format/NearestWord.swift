internal import Language

/// The end of a message about an unknown word: its nearest match, or all that is possible there.
func suggestion(for word: String, among candidates: [String]) -> String {
  if let nearest = nearestWord(to: word, among: candidates) { return "did you mean '\(nearest)'?" }
  return "possible are \(candidates.joined(separator: ", "))"
}

/// The candidate nearest in spelling, if one is near enough to be meant.
func nearestWord(to word: String, among candidates: [String]) -> String? {
  closest(to: word, among: candidates).first
}
