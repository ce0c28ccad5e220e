internal import Motion
internal import Views

/// Everything about time in a session: the clock, what runs, and who waits for it.
struct Movement {
  var timeline = Timeline()
  /// The closures that wait for blocks of animations.
  var completions: [Int: Completion] = [:]
  /// The blocks that end at a time of their own, with nothing in them, in the order of their ends: a slice, so that
  /// the first are taken away without moving the rest.
  var delayed: ArraySlice<DelayedBlock> = []
  /// How many there ever were.
  var delayedCount = 0
  /// The closures of animations that run at present, the innermost last.
  var recorders: [Recorder] = []
  /// `CATransaction`s, the innermost last; the first is the implicit one of a turn.
  var transactions: [Transaction] = []
  /// Views that were taken out of their superview.
  var removed: Set<ViewID> = []
  /// `UIView.setAnimationsEnabled(_:)`.
  var areEnabled = true
}

/// A closure that is called when a block of animations ended.
struct Completion {
  var closure: Value
  var node: NodeID
  /// Whether it is told if all of them ran to the end.
  var isTold = true
  /// What it is told first.
  var arguments: [Value] = []
  /// The animation that begins then, of which nobody is told where it was taken away before.
  var begins: Int?
  /// What it is told last, where it is a method that `UIView.setAnimationDidStop(_:)` names.
  var context: Value?
  /// The property animator that has arrived, whose own completions are called instead.
  var animator: Int?
  /// The message that asked for it, if one did.
  var request: PerformRequest?
}

/// `performSelector:withObject:afterDelay:`, by which it can be cancelled.
struct PerformRequest {
  var target: Value
  var selector: Selector
  var argument: Value
}

/// A closure that waits for a moment: its block ends then.
struct DelayedBlock {
  var moment: Double
  var block: Int
}

/// What the changes of a closure become.
///
/// The closure runs at once; what differs afterwards is what moves.
struct Recorder {
  enum Purpose {
    case animations(ViewMotion)
    case keyFrames(ViewMotion, [LayerFrames])
    /// What a property animator animates, from a part of the time on.
    case animator(Int, after: Double)
    /// `performWithoutAnimation`.
    case nothing

    /// Whether what the closure made wait lays out before it ends, as the option `layoutSubviews` says [D].
    var laysOut: Bool {
      switch self {
      case .animations(let motion), .keyFrames(let motion, _): motion.laysOut
      case .animator, .nothing: false
      }
    }
  }

  var purpose: Purpose
  /// The views that were written since the last look, as they were then, as far as the scene does not keep them.
  var before: [ViewID: ViewState] = [:]
  /// What was set meanwhile of how layers of views look, as it was before.
  var looks: [ViewID: [LayerLook]] = [:]
  /// The block that waits for all of it.
  var block: Int
  var node: NodeID
  /// Whether `beginAnimations` opened it, and `commitAnimations()` closes it.
  var isOpen = false
  /// Who is told then.
  var ending = BlockEnding()

  /// Whether what the closure sets is one of several key frames.
  var isOfKeyFrames: Bool {
    if case .keyFrames = purpose { true } else { false }
  }
}

/// What a layer had of a property that no scene stores.
struct LayerLook {
  var property: LayerProperty
  var value: AnimatedValue
}

/// Which method of whom is called where a block of `UIView.beginAnimations` ends, and what that was given.
struct BlockEnding {
  var delegate = Value.nothing
  var method = Value.nothing
  var name = Value.nothing
  var context = Value.nothing
}

/// How a block of `UIView.animate` moves.
struct ViewMotion {
  var timing = MediaTiming()
  var curve = TimingCurve.cubic(.easeInEaseOut)
  var delay = 0.0
  var beginsFromCurrentState = false
  /// Whether what moves takes touches meanwhile.
  var allowsTouches = false
  /// Whether it keeps its own duration and curve inside another block.
  var overridesDuration = false
  var overridesCurve = false
  /// How key frames go.
  var mode = CalculationMode.linear
  /// Whether what waits lays out in its closure, and so moves, too.
  var laysOut = false
}

/// The key frames of one property of one layer.
struct LayerFrames {
  var layer: ViewID
  var property: LayerProperty
  var frames: [KeyFrame]
}

/// `CATransaction`: what implicit animations take over.
struct Transaction {
  var duration = 0.25
  var curve: TimingCurve?
  var disablesActions = false
  /// The block that its completion waits for.
  var block: Int?
  /// Whether no `begin()` opened it.
  var isImplicit = false
}

extension Evaluator {
  /// The state of time; nothing is stored before something moves.
  var movement: Movement {
    get { movements.count == 0 ? Movement() : movements[0] }
    _modify {
      if movements.count == 0 { movements.append(Movement()) }
      yield &movements[0]
    }
  }

  /// The virtual time, in seconds.
  var now: Double { movements.count == 0 ? 0 : movements[0].timeline.now }
}
