internal import Language

/// What the two numbers of a place or a size are called.
struct PairNames {
  private let isOfSize: Bool

  /// Those of a place.
  init() { isOfSize = false }

  /// Those of what a call makes.
  init(of call: Construct) {
    isOfSize = ["size", "CGSize", "CGSizeMake"].contains(call.calledName ?? "")
  }

  /// Those of which the first is called so.
  init(first name: String) { isOfSize = name == "width" }

  var axes: [String] { isOfSize ? ["width", "height"] : ["x", "y", "z"] }

  var exchanged: String {
    isOfSize
      ? "the width and the height have changed places" : "the two numbers have changed places"
  }

  var order: String {
    isOfSize ? "The width comes first." : "The first number is for x, the second for y."
  }

  func otherSign(of axis: String, _ number: String) -> String {
    isOfSize && number.hasPrefix("-")
      ? "the \(axis), \(number), is negative" : "the \(axis), \(number), has the other sign"
  }

  var direction: String {
    isOfSize
      ? "A width and a height are lengths: what would one below 0 be?"
      : "On a screen x grows to the right and y downwards."
  }
}
