/// A point at which a `forall` check looks.
struct SamplePoint: Hashable {
  var x: Double
  var y: Double

  /// It as source text.
  var text: String { "(\(shortNumber(x)), \(shortNumber(y)))" }
}

/// Points for `forall`: the origin, both unit points, then scattered ones.
///
/// The seed decides them, so every run on every machine judges with the same points.
func samplePoints(_ count: Int, seed: String) -> [SamplePoint] {
  var random = SplitMix64(state: stableHash(seed))
  let first = [SamplePoint(x: 0, y: 0), SamplePoint(x: 1, y: 0), SamplePoint(x: 0, y: 1)]
  let scattered = (0..<max(0, count - first.count)).map { _ in
    SamplePoint(x: random.coordinate(), y: random.coordinate())
  }
  return Array((first + scattered).prefix(count))
}

/// Steele, Lea and Flood's generator: small, and the same everywhere.
struct SplitMix64 {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  /// A number from -400 to 400 in steps of a half, so that its text is exact.
  mutating func coordinate() -> Double {
    Double(next() % 1601) / 2 - 400
  }
}
