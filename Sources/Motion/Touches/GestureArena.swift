internal import Geometry
public import Views

/// All recognizers of a session, and the fingers that are down.
///
/// A round lasts from the first finger that comes down until no finger is down and every recognizer
/// that was told of one has decided. Then all are possible again, and keep their last values.
public struct GestureArena: Sendable {
  /// All recognizers ever made, in order.
  public private(set) var recognizers = Journaled<Recognizer>()
  var round = GestureRound()
  private var roundAtCheckpoint = GestureRound()
  private var roundAtMark = GestureRound()

  private var isUsed: Bool { recognizers.count > 0 || round.fingersEver > 0 }

  /// Creates an arena without recognizers.
  public init() {}

  /// Makes the present state the one that ``rollback()`` returns to.
  ///
  /// Costs nothing before there are recognizers or fingers.
  public mutating func checkpoint() {
    guard isUsed else { return }
    recognizers.checkpoint()
    roundAtCheckpoint = round
  }

  /// Restores the state of the last ``checkpoint()``.
  public mutating func rollback() {
    recognizers.rollback()
    round = roundAtCheckpoint
  }

  /// Makes the present state the one that ``rewind()`` returns to.
  public mutating func mark() {
    recognizers.mark()
    roundAtMark = round
  }

  /// Whether a recognizer was changed or made, or a finger moved, since the last ``mark()``.
  public var hasChanged: Bool {
    recognizers.isWrittenSinceMark || round.fingersEver != roundAtMark.fingersEver
  }

  /// Restores the state of the last ``mark()``.
  ///
  /// Costs nothing before there are recognizers or fingers.
  public mutating func rewind() {
    guard isUsed else { return }
    recognizers.rewind()
    round = roundAtMark
    roundAtCheckpoint = round
  }

  /// A recognizer that this arena made.
  public subscript(id: RecognizerID) -> Recognizer {
    _read { yield recognizers[Int(id.index)] }
    _modify { yield &recognizers[Int(id.index)] }
  }
}

/// The fingers that are down, and who follows them.
struct GestureRound: Equatable, Sendable {
  /// The fingers, in the order in which they came down.
  var touches: [Touch] = []
  /// The recognizers that were told of one of them, those of the hit view first.
  var participants: [RecognizerID] = []
  /// The fingers whose touches a recognizer took from their views.
  var taken: [Int] = []
  /// The finger that was lifted last.
  var lastTap: Tap?
  /// States that no action was sent for yet.
  var reports: [StateReport] = []
  /// The number of events so far.
  var event = -1
  /// Whether something happens between two events, in that time passes.
  var isBetweenEvents = false
  /// The event that a story tells of; 0, which goes without saying, where none brought it.
  var toldEvent: Int { isBetweenEvents ? 0 : event }
  /// Whether a script plays, so that an action cannot start another.
  var isPlaying = false
  /// Whether an event is handled, whose end sends reports.
  var isInEvent = false
  /// Whether an action asked for the touches to be cancelled.
  var isCancelling = false
  var fingersEver = 0
  var attachmentsEver = 0
}

/// Where and when a finger was lifted, and which tap in a row that was.
struct Tap: Equatable, Sendable {
  var place: Point
  var time: Double
  var count: Int

  /// Whether a finger that comes down is the next tap: at the same place, and as soon as those of a recognizer.
  func precedes(_ place: Point, _ time: Double) -> Bool {
    time - self.time <= GestureNeeds.longestPause + 1e-9
      && place.distance(to: self.place) <= GestureNeeds(.tap).allowableMovement
  }
}

struct StateReport: Equatable, Sendable {
  let id: RecognizerID
  let state: GestureState
}

// MARK: Making and attaching

extension GestureArena {
  /// The ids of all recognizers, in order.
  public var ids: some Sequence<RecognizerID> { recognizers.indices.lazy.map(RecognizerID.init) }

  /// Whether fingers are down.
  public var isTouched: Bool { !round.touches.isEmpty }

  /// Whether a script plays: this is asked inside an action.
  public var isPlaying: Bool { round.isPlaying }

  /// The number of the last event, the fingers' coming down being 0.
  public var event: Int { round.event }

  /// The touch of this number; nil once its finger is gone.
  public func touch(_ finger: Int) -> Touch? { round.touches.first { $0.finger == finger } }

  /// The fingers that are down.
  public var touches: [Touch] { round.touches }

  /// Whether no finger is down and nobody waits for anything.
  var isOver: Bool {
    round.touches.isEmpty && !round.participants.contains { self[$0].isUndecided }
  }

  /// Makes a recognizer that belongs to no view.
  public mutating func make(_ gesture: Gesture) -> RecognizerID {
    recognizers.append(Recognizer(gesture))
    return RecognizerID(index: recognizers.count - 1)
  }

  /// The recognizers of a view, in the order in which they were added.
  public func recognizers(of view: ViewID) -> [RecognizerID] {
    ids.filter { self[$0].view == view }.sorted { self[$0].order < self[$1].order }
  }

  /// Gives a view a recognizer, which then belongs to no other; the last one of the view.
  public mutating func attach(_ id: RecognizerID, to view: ViewID) {
    if self[id].view == view { return }
    detach(id)
    round.attachmentsEver += 1
    self[id].view = view
    self[id].order = round.attachmentsEver
  }

  /// Takes a recognizer from its view; a gesture under way is cancelled.
  public mutating func detach(_ id: RecognizerID) {
    guard self[id].view != nil else { return }
    cancel(id, because: .detached)
    self[id].view = nil
  }

  /// Sets `isEnabled`; switching off cancels a gesture under way.
  public mutating func setEnabled(_ isEnabled: Bool, of id: RecognizerID) {
    guard self[id].isEnabled != isEnabled else { return }
    self[id].isEnabled = isEnabled
    if !isEnabled { cancel(id, because: .disabled) }
  }

  /// Makes a recognizer wait until another has failed.
  public mutating func require(_ id: RecognizerID, toFail other: RecognizerID) {
    if id != other, !self[id].required.contains(other) { self[id].required.append(other) }
  }

  /// Asks for the touches to be cancelled when the actions of this event are done.
  public mutating func requestCancelling() { round.isCancelling = true }

  // MARK: States

  mutating func set(_ state: GestureState, of id: RecognizerID) {
    self[id].state = state
    self[id].deadline = nil
    self[id].wish = nil
    if state == .ended { self[id].speed = self[id].lastSpeed }
    if state == .changed {
      self[id].story.changes += 1
    } else {
      self[id].story.add(.reported(state), at: round.toldEvent)
    }
    round.reports.append(StateReport(id: id, state: state))
  }

  mutating func fail(_ id: RecognizerID, _ reason: FailureReason) {
    guard self[id].state == .possible else { return }
    self[id].state = .failed
    self[id].deadline = nil
    self[id].wish = nil
    self[id].story.add(.failed(reason), at: round.toldEvent)
  }

  /// Ends a gesture from outside: one under way is cancelled, any other fails.
  mutating func cancel(_ id: RecognizerID, because reason: FailureReason) {
    guard round.participants.contains(id) else { return }
    switch self[id].state {
    case .possible: fail(id, reason)
    case .began, .changed:
      self[id].story.stop = reason
      set(.cancelled, of: id)
    case .ended, .cancelled, .failed: return
    }
  }

  /// The other recognizers that were told of a finger that this one was told of.
  func rivals(of id: RecognizerID) -> [RecognizerID] {
    round.participants.filter { $0 != id && !self[$0].fingers.isDisjoint(with: self[id].fingers) }
  }

  /// Whether a recognized gesture lets another be recognized without being asked: a single tap does
  /// not keep a double tap from being recognized.
  func leaves(_ winner: RecognizerID, _ other: RecognizerID) -> Bool {
    self[winner].gesture == .tap && self[other].gesture == .tap
      && self[winner].needs.numberOfTapsRequired < self[other].needs.numberOfTapsRequired
  }

  /// The next moment at which a recognizer decides without an event.
  var nextDeadline: (id: RecognizerID, time: Double)? {
    var next: (id: RecognizerID, time: Double)?
    for id in round.participants {
      guard let time = self[id].deadline, next.map({ time < $0.time }) ?? true else { continue }
      next = (id, time)
    }
    return next
  }

  /// Lets all be possible again.
  mutating func endRound() {
    for id in round.participants {
      fail(id, self[id].waits.first.map { .waitedInVain(for: $0) } ?? .nothingChanged)
      self[id].state = .possible
      self[id].fingers = []
      self[id].waits = []
      self[id].taps = 0
    }
    round.participants = []
    round.touches = []
  }
}
