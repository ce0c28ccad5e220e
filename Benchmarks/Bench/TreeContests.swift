import Geometry
import Views

/// What a tree of 100,000 views costs: ten children each, every view a little turned.
let treeContests = [
  Contest(
    id: "frames", figure: "100,000 views: all frames", unit: .milliseconds, goals: [.atMost(20e-3)],
    ours: onTree { $0.ids.reduce(0) { sum, id in sum + tree.frame(of: id).width } }),
  Contest(
    id: "conversions", figure: "100,000 views: a point of each to the root", unit: .milliseconds,
    goals: [.atMost(20e-3)],
    ours: onTree { scene in
      scene.ids.reduce(0) { sum, id in
        sum + ((try? scene.convert(Point(x: 1, y: 2), from: id, to: root))?.x ?? 0)
      }
    }),
  Contest(
    id: "hit", figure: "100,000 views: one hit test", unit: .milliseconds, goals: [.atMost(1e-3)],
    ours: onTree { scene in
      Double(scene.hitTestView(Point(x: 400, y: 300), in: root).map { $0.hashValue } ?? 0)
    }),
]

private let (tree, root) = generatedTree(100_000)

/// A tree, and its root, which is the first view.
private func generatedTree(_ count: Int) -> (Scene, ViewID) {
  var scene = Scene()
  var views: [ViewID] = []
  for index in 0..<count {
    let frame = Rect(x: Double(index % 10) * 8, y: Double(index % 7) * 8, width: 800, height: 600)
    guard let view = try? scene.makeView(frame: frame) else { continue }
    try? scene.setTransform(AffineTransform(rotationAngle: 0.01), of: view)
    if index > 0 { try? scene.addChild(view, to: views[(index - 1) / 10]) }
    views.append(view)
  }
  return (scene, views[0])
}
private func onTree(_ body: @escaping (Scene) -> Double) -> Contestant {
  Contestant(name: "Pivot") { perOperation(1, times: 3) { keep(body(tree)) } }
}
