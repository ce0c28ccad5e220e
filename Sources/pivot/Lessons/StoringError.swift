/// Why something was not stored, in the system's words.
struct StoringError: Error {
  var reason: String
}
