import Geometry
import Plotting

/// A generator whose numbers depend on its seed only.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}

/// Some views, transformed rectangles and points, with the size and the direction of y.
struct RandomScene: CustomStringConvertible, Sendable {
  let seed: UInt64
  let drawing: Drawing
  let size: PlotSize
  let yAxis: YAxis

  var description: String { "seed \(seed), \(size.columns) x \(size.rows), y \(yAxis)" }

  init(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    self.seed = seed
    let units: [Double] = [1, 1, 1, 0.01, 1e6, 1e300, 1e-300]
    let unit = units.randomElement(using: &generator) ?? 1
    drawing = .merged(
      (0..<Int.random(in: 1...4, using: &generator)).map { _ in part(unit, &generator) })
    let large = Bool.random(using: &generator)
    size = PlotSize(
      columns: .random(in: 1...(large ? 500 : 100), using: &generator),
      rows: .random(in: 1...(large ? 200 : 40), using: &generator))
    yAxis = Bool.random(using: &generator) ? .down : .up
  }
}

private func part(_ unit: Double, _ generator: inout SeededGenerator) -> Drawing {
  let rect = Rect(
    x: whole(unit, &generator), y: whole(unit, &generator),
    width: abs(whole(unit, &generator)), height: abs(whole(unit, &generator)))
  switch Int.random(in: 0...3, using: &generator) {
  case 0: return view(rect, turn(&generator))
  case 1: return .transform(turn(&generator), of: rect)
  case 2: return .points([("p", rect.origin), ("a point", Point(x: rect.maxX, y: rect.maxY))])
  default: return view(rect, turn(&generator), anchor: .zero, name: "other")
  }
}

/// Whole tenths, often zero, so that edges coincide with axes and shapes with points.
private func whole(_ unit: Double, _ generator: inout SeededGenerator) -> Double {
  Double(Int.random(in: -30...30, using: &generator) / 3) / 10 * unit
}

private func turn(_ generator: inout SeededGenerator) -> AffineTransform {
  switch Int.random(in: 0...4, using: &generator) {
  case 0: .identity
  case 1: AffineTransform(scaleX: -1, y: Double(Int.random(in: 0...2, using: &generator)))
  case 2: degrees(Double(Int.random(in: -12...12, using: &generator) * 15))
  default: degrees(Double.random(in: -180...180, using: &generator))
  }
}
