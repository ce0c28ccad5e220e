public import Geometry
public import Views

/// Who owns an arena: gives it views and time, answers for delegates, and calls actions.
///
/// Actions and answers may change the arena and the views; later events see that.
public protocol GestureHost {
  /// What an action or answer may throw, which ends the script.
  associatedtype Failure: Error

  /// The recognizers and the fingers.
  var gestures: GestureArena { get set }
  /// The views.
  var scene: Scene { get }
  /// The view whose hit test finds what a finger touches.
  var window: ViewID { get }
  /// The time, in seconds.
  var now: Double { get }

  /// Lets time pass.
  mutating func wait(until time: Double) throws(Failure)
  /// The view that a finger at a place of the window touches.
  mutating func hit(at place: Point) throws(Failure) -> ViewID?
  /// What the delegates say.
  mutating func answer(_ question: GestureQuestion) throws(Failure) -> Bool
  /// Calls the actions of a recognizer, whose state is new.
  mutating func act(_ id: RecognizerID) throws(Failure)
  /// Gives a view its own touches that did the same, unless a recognizer has taken them.
  mutating func deliver(
    _ touches: [Touch], _ phase: Touch.Phase, to view: ViewID
  ) throws(Failure)
  /// Lets a recognizer's own class handle what its touches did; false where it has nothing for that.
  mutating func handle(_ id: RecognizerID) throws(Failure) -> Bool
  /// Told when a recognizer is possible again.
  mutating func didReset(_ id: RecognizerID) throws(Failure)
  /// Told after each event, when its actions are done.
  mutating func didFinishEvent()
}

extension GestureHost {
  /// Does nothing.
  public mutating func didFinishEvent() {}

  /// No recognizer has a class of its own.
  public mutating func handle(_ id: RecognizerID) throws(Failure) -> Bool { false }

  /// Does nothing.
  public mutating func didReset(_ id: RecognizerID) throws(Failure) {}

  /// Does nothing.
  public mutating func deliver(
    _ touches: [Touch], _ phase: Touch.Phase, to view: ViewID
  ) throws(Failure) {}

  /// What the views alone say.
  public mutating func hit(at place: Point) throws(Failure) -> ViewID? {
    scene.hitTestView(place, in: window)
  }
}

/// What delegates are asked; without a delegate UIKit's default holds.
public enum GestureQuestion: Equatable, Sendable {
  /// `shouldReceive touch`; yes by default.
  case shouldReceive(RecognizerID, Touch)
  /// `gestureRecognizerShouldBegin`; yes by default.
  case shouldBegin(RecognizerID)
  /// `shouldRecognizeSimultaneouslyWith`; no by default.
  case simultaneous(RecognizerID, with: RecognizerID)
  /// `shouldBeRequiredToFailBy`: the other waits until this one fails; no by default.
  case requiredToFail(RecognizerID, by: RecognizerID)
  /// `shouldRequireFailureOf`: this one waits until the other fails; no by default.
  case requiresFailure(RecognizerID, of: RecognizerID)
  /// `canPrevent(_:)` of the recognizer's own class; yes by default.
  case prevents(RecognizerID, RecognizerID)
  /// `canBePrevented(by:)` of the recognizer's own class; yes by default.
  case isPrevented(RecognizerID, by: RecognizerID)

  /// The answer of a delegate that does not say.
  public var usual: Bool {
    switch self {
    case .shouldReceive, .shouldBegin, .prevents, .isPrevented: true
    case .simultaneous, .requiredToFail, .requiresFailure: false
    }
  }

  /// The recognizer whose delegate, or own class, is asked.
  public var asked: RecognizerID {
    switch self {
    case .shouldReceive(let id, _), .shouldBegin(let id), .simultaneous(let id, _),
      .requiredToFail(let id, _), .requiresFailure(let id, _), .prevents(let id, _),
      .isPrevented(let id, _):
      id
    }
  }
}
