internal import Motion

extension CatalogueBuilder {
  /// A property of recognizers, or of some of them.
  mutating func recognizer<R: Convertible>(
    _ name: StaticString, of gestures: [Gesture] = [], _ summary: StaticString,
    _ get: @escaping @Sendable (Recognizer) -> R,
    set: (@Sendable (inout Evaluator, RecognizerID, R) throws -> Void)? = nil
  ) {
    let key = names.intern(name)
    var entry = Definition(
      role: .property, name: key, parameters: takes([.recognizer]), owner: .recognizer,
      result: R.result, classes: gestures.map(\.literal), summary: summary,
      example: (gestures.first ?? .tap).maker,
      body: .effect { evaluator, values, _ in
        let id = try RecognizerReference.from(values[0], 0).id
        try evaluator.refuse(key, of: id, unlessIn: gestures)
        return get(evaluator.gestures[id]).asValue
      })
    if let set {
      entry.setter = { evaluator, owner, new in
        let id = try RecognizerReference.from(owner, 0).id
        try evaluator.refuse(key, of: id, unlessIn: gestures)
        try set(&evaluator, id, R.from(new, 1))
        return owner
      }
    }
    add(entry)
  }

  /// A method of recognizers, or of some of them.
  mutating func recognizer(
    _ signature: StaticString, of gestures: [Gesture] = [], takes kinds: [Kinds],
    gives: Kind = .void, _ summary: StaticString, _ example: StaticString,
    _ body: @escaping @Sendable (inout Evaluator, RecognizerID, [Value]) throws -> Value
  ) {
    let (name, labels) = parse(signature)
    add(
      Definition(
        role: .method, name: name, labels: labels, parameters: takes(receiver: .recognizer, kinds),
        owner: .recognizer, result: gives, classes: gestures.map(\.literal), summary: summary,
        example: example,
        body: .effect { evaluator, values, _ in
          let id = try RecognizerReference.from(values[0], 0).id
          try evaluator.refuse(name, of: id, unlessIn: gestures)
          return try body(&evaluator, id, values)
        }))
  }
}

/// A gesture recognizer, by reference.
struct RecognizerReference: Convertible {
  var id: RecognizerID
  static var kinds: Kinds { [.recognizer] }
  init(_ id: RecognizerID) { self.id = id }
  init?(_ value: Value) {
    guard case .recognizer(let id) = value else { return nil }
    self.id = id
  }
  var asValue: Value { .recognizer(id) }
}

/// The ways to swipe.
struct SwipeDirections: Convertible {
  var directions: [SwipeDirection]
  static var kinds: Kinds { [.swipeDirection, .list] }
  init(directions: [SwipeDirection]) { self.directions = directions }
  init?(_ value: Value) {
    guard let options = Options(value, of: .swipeDirection) else { return nil }
    directions = SwipeDirection.cases(in: options)
  }
  var asValue: Value {
    Options(kind: .swipeDirection, bits: directions.reduce(0) { $0 | $1.bits }).asValue
  }
}

extension GestureState: SymbolConvertible {
  static let kind = Kind.gestureState

  /// In Swift, in C, and in Swift 2.
  var literals: (swift: StaticString, c: StaticString, old: StaticString) {
    switch self {
    case .possible: ("possible", "UIGestureRecognizerStatePossible", "Possible")
    case .began: ("began", "UIGestureRecognizerStateBegan", "Began")
    case .changed: ("changed", "UIGestureRecognizerStateChanged", "Changed")
    case .ended: ("ended", "UIGestureRecognizerStateEnded", "Ended")
    case .cancelled: ("cancelled", "UIGestureRecognizerStateCancelled", "Cancelled")
    case .failed: ("failed", "UIGestureRecognizerStateFailed", "Failed")
    }
  }
}

extension GestureState {
  /// Its number in C, `(long)recognizer.state`.
  ///
  /// Source: UIGestureRecognizer.h.
  var number: Double {
    switch self {
    case .possible: 0
    case .began: 1
    case .changed: 2
    case .ended: 3
    case .cancelled: 4
    case .failed: 5
    }
  }
}

extension SwipeDirection: Option {
  static let kind = Kind.swipeDirection

  /// Source: UISwipeGestureRecognizer.h.
  var bits: Int {
    switch self {
    case .right: 1 << 0
    case .left: 1 << 1
    case .up: 1 << 2
    case .down: 1 << 3
    }
  }

  /// In Swift, in C, and in Swift 2.
  var literals: (swift: StaticString, c: StaticString, old: StaticString) {
    switch self {
    case .right: ("right", "UISwipeGestureRecognizerDirectionRight", "Right")
    case .left: ("left", "UISwipeGestureRecognizerDirectionLeft", "Left")
    case .up: ("up", "UISwipeGestureRecognizerDirectionUp", "Up")
    case .down: ("down", "UISwipeGestureRecognizerDirectionDown", "Down")
    }
  }
}

extension Gesture {
  /// Its class, as the catalogue writes names.
  var literal: StaticString {
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

  /// One that calls nothing.
  var maker: StaticString {
    switch self {
    case .pan: "UIPanGestureRecognizer()"
    case .pinch: "UIPinchGestureRecognizer()"
    case .rotation: "UIRotationGestureRecognizer()"
    case .tap: "UITapGestureRecognizer()"
    case .longPress: "UILongPressGestureRecognizer()"
    case .swipe: "UISwipeGestureRecognizer()"
    case .own: "UIGestureRecognizer()"
    }
  }

  /// One that prints what it counts.
  var example: StaticString {
    switch self {
    case .pan: "UIPanGestureRecognizer(target: self, action: { print(\"called\") })"
    case .pinch: "UIPinchGestureRecognizer(target: self, action: { print(\"called\") })"
    case .rotation: "UIRotationGestureRecognizer(target: self, action: { print(\"called\") })"
    case .tap: "UITapGestureRecognizer(target: self, action: { print(\"called\") })"
    case .longPress: "UILongPressGestureRecognizer(target: self, action: { print(\"called\") })"
    case .swipe: "UISwipeGestureRecognizer(target: self, action: { print(\"called\") })"
    case .own: "UIGestureRecognizer(target: self, action: nil)"
    }
  }
}
