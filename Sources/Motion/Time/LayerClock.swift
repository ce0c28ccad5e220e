public import Views

/// How a layer's own time follows from that of its superlayer: a `CALayer` is a `CAMediaTiming`, too.
///
///     local = (parent − begin) · speed + offset                    [A]
public struct LayerClock: Equatable, Sendable {
  /// `beginTime`.
  public var begin = 0.0
  /// `speed`; 0 is the usual way to pause a layer and all in it.
  public var speed = 1.0
  /// `timeOffset`.
  public var offset = 0.0

  /// Time as it is in the superlayer.
  public init() {}

  /// The layer's time at a time of its superlayer.
  public func local(_ parent: Double) -> Double { (parent - begin) * speed + offset }

  /// The superlayer's time at a time of the layer; infinite where the layer stands still.
  public func parent(_ local: Double) -> Double {
    speed == 0 ? .infinity : (local - offset) / speed + begin
  }
}

extension Timeline {
  /// The time of a layer at a moment of the clock.
  public func time(of id: ViewID, in scene: Scene, at moment: Double) -> Double {
    clocks.isEmpty ? moment : path(to: id, in: scene).reduce(moment) { $1.clock.local($0) }
  }

  /// The moment of the clock at which a layer has a time.
  public func moment(of time: Double, in id: ViewID, _ scene: Scene) -> Double {
    clocks.isEmpty
      ? time : path(to: id, in: scene).reversed().reduce(time) { $1.clock.parent($0) }
  }

  /// The layers from the root to this one whose time differs from their superlayer's.
  public func path(to id: ViewID, in scene: Scene) -> [(layer: ViewID, clock: LayerClock)] {
    var found: [(layer: ViewID, clock: LayerClock)] = []
    var layer: ViewID? = id
    while let next = layer {
      if let clock = clocks[next] { found.append((next, clock)) }
      layer = scene.parent(of: next)
    }
    return found.reversed()
  }
}
