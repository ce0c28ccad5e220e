public import Geometry
public import Views

/// What happened to one recognizer from the moment fingers came down: the reasons behind `why`.
public struct GestureStory: Equatable, Sendable {
  /// One thing that happened, at an event counted from 0, the fingers' coming down.
  public struct Entry: Equatable, Sendable {
    /// The event.
    public let event: Int
    /// What happened.
    public let happening: Happening
  }

  /// In order.
  public private(set) var entries: [Entry] = []
  /// How often it reported a change, which has no entry.
  public internal(set) var changes = 0
  /// What cancelled a gesture under way.
  public internal(set) var stop: FailureReason?

  mutating func add(_ happening: Happening, at event: Int) {
    entries.append(Entry(event: event, happening: happening))
  }
}

/// What can happen to a recognizer.
public enum Happening: Equatable, Sendable {
  /// A finger came down, and this recognizer was not told.
  case missed(at: Point, Obstacle)
  /// A finger came down, and it was told; the view is the one that was hit.
  case received(at: Point, ViewID)
  /// It waits until the other fails.
  case waits(for: RecognizerID)
  /// It reported a state.
  case reported(GestureState)
  /// It gave up.
  case failed(FailureReason)
}

/// Why a finger's coming down reached another view than the recognizer's.
public enum Obstacle: Equatable, Sendable {
  /// The recognizer belongs to no view.
  case noView
  /// Its view is not in the window.
  case detached
  /// The view, or one that contains it, is hidden.
  case hidden(ViewID)
  /// The view, or one that contains it, takes no touches.
  case interactionOff(ViewID)
  /// The view, or one that contains it, has an alpha below 0.01.
  case transparent(ViewID)
  /// The transform of the view, or of one that contains it, flattens it.
  case flat(ViewID)
  /// The place, in that view's own coordinates, is outside its bounds.
  case outside(ViewID, Point)
  /// Another view in front was hit.
  case covered(by: ViewID)
  /// `isEnabled` is false.
  case disabled
  /// The delegate's `shouldReceive` said no.
  case refused
}

/// Why a recognizer failed.
public enum FailureReason: Equatable, Sendable {
  /// Fewer fingers than it asks for: so many, asked for.
  case tooFewTouches(Int, Int)
  /// More fingers than it allows: so many, allowed.
  case tooManyTouches(Int, Int)
  /// What it counts did not change before the fingers were lifted.
  case nothingChanged
  /// The fingers moved farther than it allows: so far, allowed.
  case moved(Double, allowed: Double)
  /// The finger was lifted after so many seconds, before the time asked for.
  case lifted(after: Double, needed: Double)
  /// A tap was held down too long.
  case held(longest: Double)
  /// No further tap came: so many, asked for.
  case taps(Int, Int)
  /// After so many taps no press came.
  case noPress(after: Int)
  /// A swipe went so far, too short.
  case short(Double, needed: Double)
  /// A swipe went another way.
  case direction(Vector)
  /// A swipe took too long.
  case slow(longest: Double)
  /// Another recognizer was first, and both at once are not allowed.
  case lost(to: RecognizerID)
  /// It had to wait for another's failure, and that one was recognized.
  case required(RecognizerID)
  /// It waited for another until the fingers were gone.
  case waitedInVain(for: RecognizerID)
  /// The delegate's `gestureRecognizerShouldBegin` said no.
  case refused
  /// Its state was set.
  case set
  /// The touches were cancelled.
  case cancelled
  /// It was switched off: `isEnabled = false`.
  case disabled
  /// It was taken from its view.
  case detached
}
