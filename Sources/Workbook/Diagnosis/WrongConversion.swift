/// The way from degrees to radians, taken wrongly.
struct WrongConversion {
  /// What the angle comes out multiplied by.
  private let factor: String
  let did: String
  let look: String

  init(_ factor: String, _ did: String, _ look: String) {
    (self.factor, self.did, self.look) = (factor, did, look)
  }

  /// The angle as it comes out.
  func converting(_ angle: String) -> String { "((\(angle)) * \(factor))" }
}

let degreesForRadians = WrongConversion(
  "180 / .pi", "the number of degrees is taken for radians",
  "A bare number is in radians: write the unit, as in 45°, or a part of π.")

let wrongConversions = [
  degreesForRadians,
  WrongConversion(
    ".pi / 180", "the number of radians is taken for degrees",
    "Is π/180 in it once too often? A bare number is in radians already."),
  WrongConversion(
    "(180 / .pi) ^ 2", "the degrees are converted the wrong way, by 180/π",
    "Half a turn is 180 degrees and π radians: what times 180 gives π?"),
  WrongConversion(
    "1 / (2 * .pi)", "the part of a full turn is taken for radians",
    "A bare number is in radians: how many of them has a full turn?"),
  WrongConversion(
    "1 / .pi", "the part of half a turn is taken for radians, and π is missing",
    "A bare number is in radians: how many of them has half a turn?"),
]
