import Geometry
import Plotting
import TestSupport

/// Some of everything that can be drawn, with the size, the style and the direction of y.
struct RandomScene: CustomStringConvertible, Sendable {
  let seed: UInt64
  let drawing: Drawing
  let options: PlotOptions

  var description: String {
    let size = options.size
    return "seed \(seed), \(size.columns) x \(size.rows), \(options.style), y \(options.yAxis)"
  }

  init(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    self.seed = seed
    let units: [Double] = [1, 1, 1, 0.01, 1e6, 1e300, 1e-300]
    let unit = units.randomElement(using: &generator) ?? 1
    drawing = .merged(
      (0..<Int.random(in: 1...4, using: &generator)).map { _ in part(unit, &generator) })
    let large = Bool.random(using: &generator)
    let size = PlotSize(
      columns: .random(in: 1...(large ? 500 : 100), using: &generator),
      rows: .random(in: 1...(large ? 200 : 40), using: &generator))
    let style = Style.allCases.randomElement(using: &generator) ?? .ascii
    var options = PlotOptions(
      size: size, style: style, yAxis: Bool.random(using: &generator) ? .down : .up)
    if Int.random(in: 0...3, using: &generator) == 0 { options.antPhase = Int(seed) }
    self.options = options
  }
}

private func part(_ unit: Double, _ generator: inout SplitMix64) -> Drawing {
  let rect = rect(unit, &generator)
  switch Int.random(in: 0...8, using: &generator) {
  case 0: return view(rect, turn(&generator))
  case 1: return .transform(turn(&generator), of: rect)
  case 2: return .points([("p", rect.origin), ("a point", Point(x: rect.maxX, y: rect.maxY))])
  case 3: return view(rect, turn(&generator), anchor: .zero, name: "other")
  case 4: return Drawing(shapes: [.arrow(arrow(rect, &generator))])
  case 5: return Drawing(shapes: [.ray(ray(rect, &generator))])
  case 6: return Drawing(shapes: [.mesh(mesh(rect, &generator))])
  case 7:
    return Drawing(shapes: [
      .outline(Outline(turned(rect, &generator), part: .other, name: "second"))
    ])
  default:
    let clip = turned(PlottingTests.rect(unit, &generator), &generator)
    return Drawing(shapes: [
      .outline(Outline(turned(rect, &generator), part: .after, name: "clipped", clip: clip))
    ])
  }
}

private func arrow(_ rect: Rect, _ generator: inout SplitMix64) -> Arrow {
  let part = Arrow.Part.allCases.randomElement(using: &generator) ?? .after
  return Arrow(
    from: rect.origin, to: Point(x: rect.maxX, y: rect.maxY), part: part, name: "arrow")
}

private func ray(_ rect: Rect, _ generator: inout SplitMix64) -> Ray {
  let angle = Double(Int.random(in: 0...23, using: &generator)) * .pi / 12
  let lengths: [Double] = [1, 1e-300, 1e300]
  let length = lengths.randomElement(using: &generator) ?? 1
  let part = Ray.Part.allCases.randomElement(using: &generator) ?? .edge
  let direction = Vector(
    dx: Trigonometry.cosine(angle) * length, dy: Trigonometry.sine(angle) * length)
  return Ray(from: rect.origin, along: direction, part: part, name: "far")
}

private func mesh(_ rect: Rect, _ generator: inout SplitMix64) -> Mesh {
  let part = Mesh.Part.allCases.randomElement(using: &generator) ?? .after
  let turn = turn(&generator)
  let lines = (0...3).flatMap { index -> [Segment] in
    let (x, y) = (
      rect.minX + rect.width * Double(index) / 3, rect.minY + rect.height * Double(index) / 3
    )
    return [
      Segment(Point(x: x, y: rect.minY), Point(x: x, y: rect.maxY)),
      Segment(Point(x: rect.minX, y: y), Point(x: rect.maxX, y: y)),
    ]
  }
  return Mesh(
    lines.map { Segment($0.start.applying(turn), $0.end.applying(turn)) }, part: part,
    name: "grid")
}

private func turned(_ rect: Rect, _ generator: inout SplitMix64) -> [Point] {
  let turn = turn(&generator)
  return rect.corners.map { $0.applying(turn) }
}

private func rect(_ unit: Double, _ generator: inout SplitMix64) -> Rect {
  Rect(
    x: whole(unit, &generator), y: whole(unit, &generator),
    width: abs(whole(unit, &generator)), height: abs(whole(unit, &generator)))
}

/// Whole tenths, often zero, so that edges coincide with axes and shapes with points.
private func whole(_ unit: Double, _ generator: inout SplitMix64) -> Double {
  Double(Int.random(in: -30...30, using: &generator) / 3) / 10 * unit
}

private func turn(_ generator: inout SplitMix64) -> AffineTransform {
  switch Int.random(in: 0...4, using: &generator) {
  case 0: .identity
  case 1: AffineTransform(scaleX: -1, y: Double(Int.random(in: 0...2, using: &generator)))
  case 2: degrees(Double(Int.random(in: -12...12, using: &generator) * 15))
  default: degrees(Double.random(in: -180...180, using: &generator))
  }
}
