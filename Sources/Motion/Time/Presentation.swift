public import Views

/// A layer as it is shown at a moment: a `presentation()`.
///
/// A copy, as in Core Animation: later moments do not change it.
public struct Presentation: Sendable {
  /// All layers as they are shown.
  public let scene: Scene
  /// The layer.
  public let id: ViewID
  /// The moment, in seconds.
  public let time: Double

  /// The same moment, seen from a layer of its scene.
  public init(_ id: ViewID, in scene: Scene, at time: Double) {
    self.scene = scene
    self.id = id
    self.time = time
  }

  /// Another layer at the same moment.
  public func of(_ other: ViewID) -> Presentation { Presentation(other, in: scene, at: time) }
}
