internal import Geometry
internal import Motion

/// A `CAAnimation` or a `UIViewPropertyAnimator`: a class and what was set.
///
/// A layer that takes it gets what it is then, as an ``Animation``.
struct AnimationObject {
  static let animatorClass = "UIViewPropertyAnimator"

  var className: String
  /// What was set, by the names of the catalogue.
  var settings: [String: Value] = [:]
  /// What an animator animates once it is active.
  var blocks: [AnimatorBlock] = []
  /// Who is told where an animator ended.
  var completions: [Value] = []
  /// The block of the timeline that ends when an animator arrives.
  var block: Int?
  /// Whether an animator was started with nothing to animate, and goes once it has something.
  var waitsForBlocks = false
  /// What an animator animated before it was stopped.
  var stopped: [Timeline.Run] = []

  init(className: String) { self.className = className }

  var isAnimator: Bool { className == Self.animatorClass }

  /// Whether it is of a class of Apple's, or of one below it.
  func isKind(of asked: String) -> Bool {
    switch asked {
    case "CAAnimation": !isAnimator
    case "CAPropertyAnimation": !isAnimator && className != "CAAnimationGroup"
    case "CABasicAnimation": className == asked || className == "CASpringAnimation"
    default: className == asked
    }
  }
}

/// A closure of an animator, and the part of the time after which what it changes begins.
struct AnimatorBlock {
  var closure: Value
  var delay: Double

  init(_ closure: Value, _ delay: Double) { (self.closure, self.delay) = (closure, delay) }
}

/// A property of animation objects: its name, what it takes, its value at first, and who has it.
struct AnimationSetting: Sendable {
  /// What a value must be.
  enum Form: Sendable {
    case anything, seconds, number, factor, truth, text, list, timing, fill, mode, positive, path
  }

  var name: StaticString
  /// The name that Swift 2 and Objective-C use.
  var old: StaticString?
  var form: Form
  var initial: @Sendable () -> Value
  var classes: [String]
  var summary: StaticString

  init(
    _ name: StaticString, old: StaticString? = nil, _ form: Form,
    _ initial: @escaping @autoclosure @Sendable () -> Value,
    of classes: [String] = AnimationSetting.ofLayers, _ summary: StaticString
  ) {
    self.name = name
    self.old = old
    self.form = form
    self.initial = initial
    self.classes = classes
    self.summary = summary
  }

  var kinds: Kinds {
    switch form {
    case .anything: []
    case .seconds, .number, .factor, .positive: [.number]
    case .truth: [.boolean]
    case .text: [.text, .nothing]
    case .list: [.list, .nothing]
    case .timing: [.timing, .nothing]
    case .fill: [.fillMode]
    case .mode: [.calculationMode]
    case .path: [.path, .nothing]
    }
  }

  /// The classes of animations.
  static let classNames: [StaticString] = [
    "CABasicAnimation", "CASpringAnimation", "CAKeyframeAnimation", "CAAnimationGroup",
  ]

  /// All that layers take.
  static let ofLayers = classNames.map { "\($0)" }
  private static let animators = [AnimationObject.animatorClass]
  private static let basic = ["CABasicAnimation", "CASpringAnimation"]
  private static let ofProperties = basic + ["CAKeyframeAnimation"]
  private static let spring = ["CASpringAnimation"]
  private static let frames = ["CAKeyframeAnimation"]

  static var all: [AnimationSetting] {
    [
      AnimationSetting(
        "keyPath", .text, .nothing, of: ofProperties, "The property of the layer that it changes."),
      AnimationSetting(
        "fromValue", .anything, .nothing, of: basic, "Where it begins; nil: where the layer is."),
      AnimationSetting(
        "toValue", .anything, .nothing, of: basic, "Where it ends; nil: where the layer is."),
      AnimationSetting(
        "byValue", .anything, .nothing, of: basic, "How far it goes, beside one of the ends."),
      AnimationSetting("values", .list, .nothing, of: frames, "The values that it goes through."),
      AnimationSetting(
        "path", .path, .nothing, of: frames, "What a point goes along, instead of values."),
      AnimationSetting(
        "keyTimes", .list, .nothing, of: frames, "When it is at each value, from 0 to 1."),
      AnimationSetting(
        "timingFunctions", .list, .nothing, of: frames, "How each part of the way goes."),
      AnimationSetting(
        "calculationMode", .mode, CalculationMode.linear.asValue, of: frames,
        "How it goes between the values."),
      AnimationSetting(
        "tensionValues", .list, .nothing, of: frames, "How tight a cubic curve is; only 0 here."),
      AnimationSetting(
        "continuityValues", .list, .nothing, of: frames,
        "How sharply a cubic curve bends; only 0 here."),
      AnimationSetting(
        "biasValues", .list, .nothing, of: frames, "Where a cubic curve bends; only 0 here."),
      AnimationSetting(
        "rotationMode", .anything, .nothing, of: frames,
        "Whether it turns with its path; kept as it is set, for here nothing turns with it."),
      AnimationSetting(
        "animations", .list, .nothing, of: ["CAAnimationGroup"], "The animations of a group."),
      AnimationSetting(
        "additive", old: "isAdditive", .truth, .boolean(false), of: ofProperties,
        "Whether its value is added to the layer's."),
      AnimationSetting(
        "cumulative", old: "isCumulative", .truth, .boolean(false), of: ofProperties,
        "Whether each round goes on where the last one ended."),
      AnimationSetting("mass", .positive, .number(1), of: spring, "The mass on the spring."),
      AnimationSetting(
        "stiffness", .positive, .number(100), of: spring, "How strongly the spring pulls."),
      AnimationSetting(
        "damping", .factor, .number(10), of: spring, "How strongly it is slowed down."),
      AnimationSetting(
        "initialVelocity", .number, .number(0), of: spring, "How fast it moves at first."),
    ] + timing + ofAnimators
  }

  /// What is kept as it is set, for fingers do not touch what moves otherwise here.
  private static var ofAnimators: [AnimationSetting] {
    [
      AnimationSetting(
        "isInterruptible", .truth, .boolean(true), of: animators,
        "Whether it can be paused and stopped."),
      AnimationSetting(
        "isUserInteractionEnabled", .truth, .boolean(true), of: animators,
        "Whether what moves takes touches: here it always does, where it will be."),
    ]
  }

  private static var timing: [AnimationSetting] {
    [
      AnimationSetting(
        "timingFunction", .timing, .nothing, "How progress follows from time; nil is evenly."),
      AnimationSetting(
        "duration", .seconds, .number(0), of: ofLayers + animators,
        "The seconds of one way; 0 is a quarter of a second, in a group the group's."),
      AnimationSetting("speed", .number, .number(1), "How fast its time runs."),
      AnimationSetting(
        "beginTime", .number, .number(0), "When it begins, in the layer's time; 0 is now."),
      AnimationSetting("timeOffset", .number, .number(0), "What is added to its time."),
      AnimationSetting("repeatCount", .factor, .number(0), "How often it runs; 0 is once."),
      AnimationSetting(
        "repeatDuration", .factor, .number(0), "How long it repeats; 0 leaves it to the count."),
      AnimationSetting("autoreverses", .truth, .boolean(false), "Whether it comes back each time."),
      AnimationSetting(
        "fillMode", .fill, FillMode.removed.asValue, "What is shown outside its time."),
      AnimationSetting(
        "isRemovedOnCompletion", old: "removedOnCompletion", .truth, .boolean(true),
        "Whether it is gone when it is over."),
      AnimationSetting(
        "delegate", .anything, .nothing,
        "Whose 'animationDidStart(_:)' and 'animationDidStop(_:finished:)' are called."),
    ]
  }

  private var wanted: String {
    switch form {
    case .seconds: "a number of seconds, 0 or more and at most 1000000000"
    case .factor: "a number, 0 or more"
    case .positive: "a number above 0"
    case .anything, .number, .truth, .text, .list, .timing, .fill, .mode, .path: "a finite number"
    }
  }

  /// A value that may be set; numbers of time are never NaN, and infinite only where that has a meaning.
  func checked(_ value: Value) throws(Fault) -> Value {
    if !kinds.isEmpty, !kinds.contains(value.kind) {
      throw .argument(
        1,
        .wrongKind(expected: kinds.first?.words ?? "a value", found: value.kind.words, of: ""))
    }
    guard case .number(let number) = value else { return value }
    let isPossible =
      switch form {
      case .seconds: number >= 0 && number <= Evaluator.longestTime
      case .factor: number >= 0
      case .positive: number > 0 && number.isFinite
      case .number: number.isFinite
      case .anything, .truth, .text, .list, .timing, .fill, .mode, .path: true
      }
    guard isPossible else {
      throw .argument(
        1, .impossibleTime("'\(name)'", numberText(number, .significant(7)), wanted))
    }
    return value
  }
}
