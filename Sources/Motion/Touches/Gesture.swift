/// What a recognizer looks for.
public enum Gesture: String, CaseIterable, Sendable {
  case pan, pinch, rotation, tap, longPress, swipe
  /// Nothing by itself: a `UIGestureRecognizer`, whose own class decides.
  case own

  /// Its class in UIKit.
  public var className: String {
    switch self {
    case .pan: "UIPanGestureRecognizer"
    case .pinch: "UIPinchGestureRecognizer"
    case .rotation: "UIRotationGestureRecognizer"
    case .tap: "UITapGestureRecognizer"
    case .longPress: "UILongPressGestureRecognizer"
    case .swipe: "UISwipeGestureRecognizer"
    case .own: "UIGestureRecognizer"
    }
  }

  /// Whether it reports once, when it is recognized, and not from beginning to end.
  public var isDiscrete: Bool {
    switch self {
    case .tap, .swipe: true
    case .pan, .pinch, .rotation, .longPress, .own: false
    }
  }
}

/// `UIGestureRecognizer.State`; `.recognized` is another name of `.ended`.
public enum GestureState: String, CaseIterable, Sendable {
  case possible, began, changed, ended, cancelled, failed

  /// Whether its gesture is under way or was recognized.
  public var isRecognized: Bool { self == .began || self == .changed || self == .ended }

  /// Whether nothing more comes until the fingers are gone.
  public var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }
}

/// `UISwipeGestureRecognizer.Direction`.
public enum SwipeDirection: String, CaseIterable, Sendable {
  case right, left, up, down
}

/// What a recognizer asks of the fingers, with UIKit's defaults.
public struct GestureNeeds: Equatable, Sendable {
  /// Pan: the least fingers that begin it.
  public var minimumNumberOfTouches = 1
  /// Pan: the most.
  public var maximumNumberOfTouches = Int.max
  /// Tap: how often the fingers come down; long press: taps before the press.
  public var numberOfTapsRequired: Int
  /// Tap, long press, swipe: how many fingers.
  public var numberOfTouchesRequired = 1
  /// Long press: for how many seconds.
  public var minimumPressDuration = 0.5
  /// Long press, and tap: how far a finger may move, in points.
  ///
  /// For taps Apple publishes no number.
  public var allowableMovement = 10.0
  /// Swipe: which ways count.
  public var directions: [SwipeDirection] = [.right]

  /// The defaults of a class of recognizers.
  public init(_ gesture: Gesture) { numberOfTapsRequired = gesture == .tap ? 1 : 0 }

  // Apple publishes none of these; they are close to what an iPhone does.

  /// How long a finger may stay down in a tap, in seconds.
  public static let longestTap = 0.75
  /// How long a tap waits for the next one, in seconds.
  public static let longestPause = 0.35
  /// How far a swipe goes, in points.
  public static let swipeLength = 50.0
  /// How long a swipe may take, in seconds.
  public static let longestSwipe = 0.5
}
