import Geometry

/// What the geometry costs, beside a C loop and the libraries one would otherwise use.
///
/// Peers time themselves in a process of their own and print nanoseconds, since a launch would drown
/// the figure; Pivot's turn is taken in this one.
let geometryContests = [
  Contest(
    id: "points", figure: "10 million points × a transform, in place: one point",
    unit: .nanoseconds, goals: [.times(1.1, of: "C")], rounds: 9,
    ours: Contestant(name: "Pivot") { transformPoints() }, peers: selfTimed("points")),
  Contest(
    id: "concat", figure: "a chain of a million products: one product", unit: .nanoseconds,
    goals: [.atMost(3.3e-9)], rounds: 9, ours: Contestant(name: "Pivot") { concatenate() },
    peers: selfTimed("concat"), yardstick: ("C", 2.8e-9)),
]

private func transformPoints() -> Double? {
  var points = (0..<10_000_000).map { Point(x: Double($0 % 1000), y: Double($0 % 777)) }
  let turn = AffineTransform(rotationAngle: 0.001)
  return perOperation(points.count, times: 3) {
    for index in points.indices { points[index] = points[index].applying(turn) }
    keep(points[12345].x)
  }
}

private func concatenate() -> Double? {
  let transforms = (0..<1_000_000).map { AffineTransform(rotationAngle: Double($0) * 1e-6) }
  return perOperation(transforms.count, times: 5) {
    var product = AffineTransform.identity
    for next in transforms { product = product.concatenating(next) }
    keep(product.tx + product.a)
  }
}

/// The peers of a topic that print their own nanoseconds.
private func selfTimed(_ topic: String) -> [Contestant] {
  let swift = ["swiftc", "-O", "-suppress-warnings"]
  return [
    selfTimed("C") { [compiled(topic + ".c", ["cc", "-O2"])] },
    selfTimed("Foundation") { [compiled(topic + ".foundation.swift", swift)] },
    selfTimed("numpy") {
      ["env", "OPENBLAS_NUM_THREADS=1", "python3", peersFolder + "/" + topic + ".numpy.py"]
    },
  ]
}

private func selfTimed(_ name: String, _ command: @escaping () -> [String]) -> Contestant {
  let prepared = Prepared(command)
  return Contestant(name: name) {
    run(prepared.value, keepingOutput: true)
      .flatMap { Double($0.output.prefix { !$0.isNewline }) }.map { $0 * 1e-9 }
  }
}
