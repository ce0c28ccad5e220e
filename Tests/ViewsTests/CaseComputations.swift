import Geometry
import TestSupport
import Views

/// What each numeric case about views asks for, computed; keyed by the case's id.
///
/// The setups are prose, so each is carried out by hand here; the expected numbers stay in the file.
let caseComputations: [String: @Sendable () throws -> [String: CaseValue]] =
  frameCases.merging(conversionCases) { first, _ in first }

private let frameCases: [String: @Sendable () throws -> [String: CaseValue]] = [
  "frm-01": {
    try oneLayer { layer, scene in
      try placeAtFrm01(layer, &scene)
      return ["frame": .rect(scene.frame(of: layer))]
    }
  },
  "frm-02": {
    try oneLayer { layer, scene in
      try placeAtFrm01(layer, &scene)
      try scene.setAnchorPoint(Point(x: 0, y: 0), of: layer)
      return [
        "frame": .rect(scene.frame(of: layer)), "position": .point(scene.position(of: layer)),
      ]
    }
  },
  "frm-04": {
    try oneLayer { layer, scene in
      try scene.setBounds(Rect(x: 11, y: 22, width: 100, height: 50), of: layer)
      try scene.setPosition(Point(x: 200, y: 300), of: layer)
      return ["frame": .rect(scene.frame(of: layer))]
    }
  },
  "frm-05": {
    try oneLayer { layer, scene in
      try scene.setBounds(Rect(x: 0, y: 0, width: 100, height: 50), of: layer)
      try scene.setAnchorPoint(Point(x: 2, y: -1), of: layer)
      return ["frame": .rect(scene.frame(of: layer))]
    }
  },
  "frm-06": {
    try oneLayer { layer, scene in
      try scene.setPosition(Point(x: 10, y: 20), of: layer)
      return ["frame": .rect(scene.frame(of: layer))]
    }
  },
  "frm-08": {
    try oneLayer { layer, scene in
      try placeAtFrm01(layer, &scene)
      try scene.setTransform(AffineTransform(translationX: 10, y: 20), of: layer)
      return ["frame": .rect(scene.frame(of: layer))]
    }
  },
  "frm-09": {
    try oneLayer { layer, scene in
      try scene.setBounds(Rect(x: 0, y: 0, width: 100, height: 100), of: layer)
      try scene.setTransform(AffineTransform(rotationAngle: .pi / 4), of: layer)
      return ["frame": .rect(scene.frame(of: layer))]
    }
  },
  "frm-10": {
    try oneLayer { layer, scene in
      try scene.setFrame(Rect(x: 10, y: 20, width: 100, height: 50), of: layer)
      return geometry(of: layer, scene)
    }
  },
  "frm-12": {
    try oneLayer { layer, scene in
      try scene.setAnchorPoint(Point(x: 1, y: 1), of: layer)
      try scene.setFrame(Rect(x: 10, y: 20, width: 100, height: 50), of: layer)
      return geometry(of: layer, scene)
    }
  },
  "frm-13": {
    try oneLayer { layer, scene in
      try scene.setBounds(Rect(x: 11, y: 22, width: 5, height: 5), of: layer)
      try scene.setFrame(Rect(x: 10, y: 20, width: 100, height: 50), of: layer)
      return geometry(of: layer, scene)
    }
  },
  "frm-14": {
    try oneLayer { layer, scene in
      try scene.setFrame(Rect(x: 0, y: 0, width: -100, height: -50), of: layer)
      return geometry(of: layer, scene)
    }
  },
  "frm-16": {
    try oneLayer { layer, scene in
      try scene.setTransform(AffineTransform(scaleX: 2, y: 4), of: layer)
      try scene.setFrame(Rect(x: 10, y: 20, width: 100, height: 50), of: layer)
      return geometry(of: layer, scene)
    }
  },
  "frm-17": {
    try oneLayer { layer, scene in
      try scene.setTransform(AffineTransform(translationX: 10, y: 20), of: layer)
      try scene.setFrame(Rect(x: 10, y: 20, width: 100, height: 50), of: layer)
      return geometry(of: layer, scene)
    }
  },
  "frm-18": {
    try oneLayer { layer, scene in
      try scene.setBounds(Rect(x: 0, y: 0, width: -100, height: -50), of: layer)
      return ["bounds": .rect(scene.bounds(of: layer))]
    }
  },
]

private let conversionCases: [String: @Sendable () throws -> [String: CaseValue]] = [
  "cnv-01": {
    let family = try Family()
    return [
      "a": try family.up(Point(x: 0, y: 0)), "b": try family.up(Point(x: 50, y: 50)),
      "c": try family.down(Point(x: 0, y: 0)),
    ]
  },
  "cnv-02": {
    let family = try Family()
    let rect = Rect(x: 0, y: 0, width: 10, height: 20)
    return ["a": try family.up(rect), "b": try family.down(rect)]
  },
  "cnv-03": {
    let family = try Family()
    let (scene, child) = (family.scene, family.child)
    let rect = Rect(x: 3, y: 4, width: 5, height: 6)
    return [
      "p": .point(
        try scene.convert(Point(x: 3, y: 4), from: child, to: child, rules: .layers)),
      "r": .rect(try scene.convert(rect, from: child, to: child, rules: .layers)),
    ]
  },
  "cnv-05": {
    var family = try Family()
    try family.scene.setTransform(AffineTransform(scaleX: 2, y: 2), of: family.child)
    return [
      "a": try family.up(Point(x: 0, y: 0)), "b": try family.up(Point(x: 50, y: 50)),
      "r": try family.up(Rect(x: 0, y: 0, width: 10, height: 20)),
    ]
  },
  "cnv-06": {
    var family = try Family()
    let shift = AffineTransform(translationX: 10, y: 20)
    try family.scene.setSublayerTransform(shift, of: family.parent)
    return ["p": try family.up(Point(x: 0, y: 0))]
  },
  "cnv-07": {
    var family = try Family()
    try family.scene.setSublayerTransform(AffineTransform(scaleX: 2, y: 2), of: family.parent)
    try family.scene.setTransform(AffineTransform(translationX: 5, y: 6), of: family.child)
    return ["p": try family.up(Point(x: 0, y: 0))]
  },
  "cnv-09": {
    var scene = Scene()
    let root = try layer(at: Point(x: 100, y: 100), side: 200, &scene)
    let first = try layer(at: Point(x: 25, y: 25), side: 50, &scene)
    let second = try layer(at: Point(x: 125, y: 25), side: 50, &scene)
    let grandchild = try layer(at: Point(x: 25, y: 25), side: 50, &scene)
    try scene.addChild(first, to: root)
    try scene.addChild(second, to: root)
    try scene.addChild(grandchild, to: first)
    return [
      "a": .point(try scene.convert(Point.zero, from: grandchild, to: root, rules: .layers)),
      "b": .point(try scene.convert(Point.zero, from: first, to: second, rules: .layers)),
    ]
  },
  "cnv-10": {
    var scene = Scene()
    let first = try layer(at: Point(x: 25, y: 25), side: 50, &scene)
    let second = try layer(at: Point(x: 500, y: 500), side: 50, &scene)
    return ["p": .point(try scene.convert(Point.zero, from: first, to: second, rules: .layers))]
  },
]

// MARK: Setups that several cases share

/// The parent of 200 × 200 and its child of 50 × 50 at (100, 50).
private struct Family {
  var scene = Scene()
  let parent: ViewID
  let child: ViewID

  init() throws {
    parent = try layer(at: .zero, side: 200, &scene)
    child = try layer(at: Point(x: 100, y: 50), side: 50, &scene)
    try scene.addChild(child, to: parent)
  }

  func up(_ point: Point) throws -> CaseValue {
    .point(try scene.convert(point, from: child, to: parent, rules: .layers))
  }

  func up(_ rect: Rect) throws -> CaseValue {
    .rect(try scene.convert(rect, from: child, to: parent, rules: .layers))
  }

  func down(_ point: Point) throws -> CaseValue {
    .point(try scene.convert(point, from: parent, to: child, rules: .layers))
  }

  func down(_ rect: Rect) throws -> CaseValue {
    .rect(try scene.convert(rect, from: parent, to: child, rules: .layers))
  }
}

private func oneLayer(
  _ compute: (ViewID, inout Scene) throws -> [String: CaseValue]
) throws -> [String: CaseValue] {
  var scene = Scene()
  return try compute(scene.makeLayer(), &scene)
}

private func layer(at position: Point, side: Double, _ scene: inout Scene) throws -> ViewID {
  let layer = scene.makeLayer()
  try scene.setBounds(Rect(x: 0, y: 0, width: side, height: side), of: layer)
  try scene.setPosition(position, of: layer)
  return layer
}

private func placeAtFrm01(_ layer: ViewID, _ scene: inout Scene) throws {
  try scene.setBounds(Rect(x: 0, y: 0, width: 100, height: 50), of: layer)
  try scene.setPosition(Point(x: 200, y: 300), of: layer)
}

private func geometry(of layer: ViewID, _ scene: Scene) -> [String: CaseValue] {
  [
    "bounds": .rect(scene.bounds(of: layer)), "position": .point(scene.position(of: layer)),
    "frame": .rect(scene.frame(of: layer)),
  ]
}
