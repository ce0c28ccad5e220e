public import Geometry
public import Views

/// A gesture recognizer: what it asks for, its state, and what it counts.
///
///     possible → began → changed… → ended | cancelled      continuous
///     possible → ended                                     discrete
///     possible → failed                                    either
///
/// It begins with the first event that changes what it counts: Pivot has no threshold. Lifting the
/// fingers keeps the last values. When all fingers are gone it is possible again.
/// Source: docs/geometry.md#gestures.
public struct Recognizer: Equatable, Sendable {
  /// What it looks for.
  public let gesture: Gesture
  /// What it asks of the fingers.
  public var needs: GestureNeeds
  /// `isEnabled`; ``GestureArena/setEnabled(_:of:)`` sets it.
  public internal(set) var isEnabled = true
  /// `cancelsTouchesInView`, which nothing here depends on.
  public var cancelsTouchesInView = true
  /// A name of your own.
  public var name: String?
  /// The view it belongs to.
  public internal(set) var view: ViewID?
  /// The others that must fail first: `require(toFail:)`.
  public internal(set) var required: [RecognizerID] = []
  /// Where its gesture stands.
  public internal(set) var state = GestureState.possible
  /// What happened since fingers came down last.
  public internal(set) var story = GestureStory()

  /// When it was attached, among all recognizers.
  var order = 0
  /// The fingers that it follows; when all are lifted, those that were last.
  public internal(set) var touches: [Touch] = []
  /// All fingers since it was possible.
  var fingers: Set<Int> = []
  var displacement = Displacement()
  var stretch = Stretch()
  var turning = Turning()
  /// Per second: what each of the three above changed in the last event; 0 once they are set [D].
  var speed = Speed()
  /// The same, whatever was set since: how fast the fingers were when they are lifted, which apps ask
  /// after they set the translation back.
  var lastSpeed = Speed()
  /// When the fingers came down, or for a tap the last time.
  var downAt = 0.0
  var updatedAt = 0.0
  /// The taps so far.
  var taps = 0
  /// When time alone decides.
  var deadline: Double?
  /// The state that its own class gave it, for when no other is in the way.
  var goal: GestureState?
  /// What it would do if others had failed.
  var wish: Wish?
  /// Which others.
  var waits: [RecognizerID] = []
  /// Whether it is being decided, and delegates are asked about it.
  var isDeciding = false

  /// Creates one that belongs to no view.
  public init(_ gesture: Gesture) {
    self.gesture = gesture
    needs = GestureNeeds(gesture)
  }
}

/// What each second brings, had it been like the last event.
struct Speed: Equatable, Sendable {
  var displacement = Vector.zero
  var stretch = 0.0
  var turning = 0.0
}

// MARK: What it counts

extension Recognizer {
  /// The number of fingers; 0 when none is down and nothing is to be decided.
  ///
  /// A tap is decided when its fingers were lifted: a delegate may ask then how many they were.
  public var numberOfTouches: Int {
    state == .possible && !isTouched && !isDeciding ? 0 : touches.count
  }

  /// The middle of its fingers, in the window's coordinates.
  public var location: Point { touches.isEmpty ? .zero : centroid }

  /// Where one of its fingers is, in the window's coordinates; nil beyond their number.
  public func location(ofTouch index: Int) -> Point? {
    touches.indices.contains(index) ? touches[index].location : nil
  }

  /// Pan: how far the fingers moved since they came down, in the window's coordinates.
  ///
  /// Setting it counts from the new value on.
  public var translation: Vector {
    get { displacement.total }
    set {
      displacement.set(newValue)
      if state != .ended { speed.displacement = .zero }
    }
  }

  /// Pinch: the distance of the fingers ÷ their distance when they came down.
  ///
  /// Law: after `scale = s` it is s × distance ÷ distance then.
  public var scale: Double {
    get { stretch.factor }
    set {
      stretch.set(newValue)
      if state != .ended { speed.stretch = 0 }
    }
  }

  /// Rotation: radians since the fingers came down, from +x to +y, unwrapped past ±π.
  ///
  /// Law: after `rotation = r` it is r + the angle turned since.
  public var rotation: Double {
    get { turning.total }
    set {
      turning.set(newValue)
      if state != .ended { speed.turning = 0 }
    }
  }

  /// Pan: points a second in the last event, in the window's coordinates.
  public var velocity: Vector { speed.displacement }

  /// Pinch and rotation: scale or radians a second in the last event.
  public var rate: Double { gesture == .pinch ? speed.stretch : speed.turning }

  /// Whether it was told of a finger since fingers came down last.
  public var wasTold: Bool {
    story.entries.contains { if case .received = $0.happening { true } else { false } }
  }

  /// Whether it reported a state since then.
  public var hasReported: Bool {
    story.entries.contains { if case .reported = $0.happening { true } else { false } }
  }

  var isTouched: Bool { touches.contains(where: \.isDown) }

  /// Whether it has not decided yet, and something may still make it decide.
  var isUndecided: Bool { state == .possible && (isTouched || deadline != nil || wish != nil) }

  var centroid: Point {
    let sum = touches.reduce(Vector.zero) { $0 + ($1.location - .zero) }
    return .zero + sum / Double(max(1, touches.count))
  }

  /// From the first finger to the second.
  var line: Vector { touches.count > 1 ? touches[1].location - touches[0].location : .zero }
}

/// What a recognizer would do next.
enum Wish: Equatable, Sendable {
  case recognize, change, end
  case fail(FailureReason)
}
