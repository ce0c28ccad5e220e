internal import Geometry
internal import Motion

// The enumerations of time, each with the names that Swift, Swift 2 and Objective-C give its cases.

/// `UIView.AnimationOptions`, and the calculation modes of `UIView.KeyframeAnimationOptions`.
enum AnimationOption: String, Option {
  case curveEaseInOut, curveEaseIn, curveEaseOut, curveLinear
  case `repeat`, autoreverse, beginFromCurrentState
  case overrideInheritedDuration, overrideInheritedCurve, overrideInheritedOptions
  case allowUserInteraction, layoutSubviews, allowAnimatedContent, showHideTransitionViews
  case calculationModeLinear, calculationModeDiscrete
  case calculationModePaced, calculationModeCubic, calculationModeCubicPaced
  static let kind = Kind.animationOption

  /// Its bits in `rawValue` [D: UIView.h]; the first curve and the first mode have none.
  var bits: Int {
    switch self {
    case .curveEaseInOut, .calculationModeLinear: 0
    case .layoutSubviews: 1 << 0
    case .allowUserInteraction: 1 << 1
    case .beginFromCurrentState: 1 << 2
    case .repeat: 1 << 3
    case .autoreverse: 1 << 4
    case .overrideInheritedDuration: 1 << 5
    case .overrideInheritedCurve: 1 << 6
    case .allowAnimatedContent: 1 << 7
    case .showHideTransitionViews: 1 << 8
    case .overrideInheritedOptions: 1 << 9
    case .calculationModeDiscrete: 1 << 10
    case .calculationModePaced: 2 << 10
    case .calculationModeCubic: 3 << 10
    case .calculationModeCubicPaced: 4 << 10
    case .curveEaseIn: 1 << 16
    case .curveEaseOut: 2 << 16
    case .curveLinear: 3 << 16
    }
  }

  /// The options whose bits a number has; no curve and no mode is said where it has the first.
  static func options(in bits: Int, _ place: Int) throws(Fault) -> [AnimationOption] {
    let curves: [AnimationOption] = [.curveEaseInOut, .curveEaseIn, .curveEaseOut, .curveLinear]
    let curve = curves.first { $0.bits == bits & 0xF0000 }
    let modes: [AnimationOption] = [
      .calculationModeDiscrete, .calculationModePaced, .calculationModeCubic,
      .calculationModeCubicPaced,
    ]
    let mode = modes.filter { $0.bits == bits & 0x1C00 }
    let others =
      mode + allCases.filter { $0.bits & 0xF1C00 == 0 && $0.bits & bits != 0 }
    let told = others.reduce(curve?.bits ?? 0) { $0 | $1.bits }
    guard let curve else { throw undocumented(bits >> 16 & 0xF, place) }
    guard told == bits else { throw unknown(bits, place) }
    return (curve == .curveEaseInOut ? [] : [curve]) + others
  }

  /// Such as 7 << 16, the curve of the keyboard.
  private static func undocumented(_ curve: Int, _ place: Int) -> Fault {
    let wanted = "0 to 3 << 16, or the name of a curve: Apple documents no other"
    return .argument(
      place, .impossibleTime("the curve of an animation's options", "\(curve) << 16", wanted))
  }

  private static func unknown(_ bits: Int, _ place: Int) -> Fault {
    .argument(
      place,
      .impossibleTime("an animation's options", "\(bits)", "options by their names")
    )
  }
}

/// `UIView.AnimationCurve`.
enum AnimationCurve: String, SymbolConvertible {
  case easeInOut, easeIn, easeOut, linear
  static let kind = Kind.animationCurve

  var curve: CubicCurve {
    switch self {
    case .easeInOut: .easeInEaseOut
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .linear: .linear
    }
  }
}

/// `CAMediaTimingFunctionName`.
enum TimingName: String, SymbolConvertible {
  case linear, easeIn, easeOut, easeInEaseOut, `default`
  static let kind = Kind.timingName

  var curve: CubicCurve {
    switch self {
    case .linear: .linear
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .easeInEaseOut: .easeInEaseOut
    case .default: .standard
    }
  }

  /// The name of a curve, where it has one.
  init?(_ curve: CubicCurve) {
    guard let name = TimingName.allCases.first(where: { $0.curve == curve }) else { return nil }
    self = name
  }
}

/// `CAAnimationCalculationMode`.
enum CalculationMode: String, SymbolConvertible {
  case linear, discrete, paced, cubic, cubicPaced
  static let kind = Kind.calculationMode

  var isCubic: Bool { self == .cubic || self == .cubicPaced }
}

extension FillMode: SymbolConvertible { static let kind = Kind.fillMode }

extension CatalogueBuilder {
  /// The types of these enumerations, and all their cases.
  mutating func addMovingNames() {
    for name: StaticString in [
      "UIViewAnimationOptions", "UIViewKeyframeAnimationOptions", "AnimationOptions",
      "KeyframeAnimationOptions",
    ] {
      type(name, .animationOption)
    }
    for name: StaticString in ["UIViewAnimationCurve", "AnimationCurve"] {
      type(name, .animationCurve)
    }
    type("CAMediaTimingFunctionName", .timingName)
    type("UIViewAnimatingState", .animatingState)
    type("UIViewAnimatingPosition", .animatingPosition)
    type("CAMediaTimingFillMode", .fillMode)
    type("CAAnimationCalculationMode", .calculationMode)
    nested("AnimationOptions", "UIView.AnimationOptions.curveEaseOut", .animationOption)
    nested(
      "KeyframeAnimationOptions", "UIView.KeyframeAnimationOptions.calculationModeLinear",
      .animationOption)
    nested("AnimationCurve", "UIView.AnimationCurve.easeIn", .animationCurve)
    for (option, swift, c) in optionNames {
      symbol("UIViewAnimationOptions", swift, c, "An option of animations.", option)
    }
    for (option, swift) in oldOptionNames {
      symbol("UIViewAnimationOptions", swift, nil, "An option of animations.", option)
    }
    addCurveNames()
  }

  private mutating func addCurveNames() {
    for (curve, swift, c) in curveNames {
      symbol("UIViewAnimationCurve", swift, c, "A curve of animations of views.", curve)
    }
    for (curve, swift, c) in timingNames {
      symbol("CAMediaTimingFunctionName", swift, c, "The name of a timing function.", curve)
    }
    for (mode, swift, c) in fillNames {
      symbol("CAMediaTimingFillMode", swift, c, "What is shown outside its time.", mode)
    }
    for (state, swift, c) in stateNames {
      symbol("UIViewAnimatingState", swift, c, "A state of an animator.", state)
    }
    for (position, swift, c) in positionNames {
      symbol("UIViewAnimatingPosition", swift, c, "Where an animator ends.", position)
    }
    for (mode, swift, c) in modeNames {
      symbol("CAAnimationCalculationMode", swift, c, "How values between key frames go.", mode)
    }
  }

  /// A case of an enumeration, as Swift and as C call it.
  mutating func symbol(
    _ type: StaticString, _ name: StaticString, _ c: StaticString?, _ summary: StaticString,
    _ value: some SymbolConvertible & Sendable
  ) {
    constant(type, name, c: c, summary) { value }
  }

  /// `UIView.AnimationOptions`: a type inside a type.
  mutating func nested(
    _ name: StaticString, _ example: StaticString, _ kind: Kind,
    _ summary: StaticString = "The type of options and curves.", of owner: StaticString = "UIView"
  ) {
    let name = names.intern(name)
    add(
      Definition(
        role: .constant, name: name, owner: .view, result: .type,
        spellings: spellings(type: owner), summary: summary,
        example: example, body: .many { _ in .type(.builtin(kind, name)) }))
  }
}

private let optionNames: [(AnimationOption, StaticString, StaticString?)] = [
  (.curveEaseInOut, "curveEaseInOut", "UIViewAnimationOptionCurveEaseInOut"),
  (.curveEaseIn, "curveEaseIn", "UIViewAnimationOptionCurveEaseIn"),
  (.curveEaseOut, "curveEaseOut", "UIViewAnimationOptionCurveEaseOut"),
  (.curveLinear, "curveLinear", "UIViewAnimationOptionCurveLinear"),
  (.repeat, "repeat", "UIViewAnimationOptionRepeat"),
  (.autoreverse, "autoreverse", "UIViewAnimationOptionAutoreverse"),
  (
    .beginFromCurrentState, "beginFromCurrentState", "UIViewAnimationOptionBeginFromCurrentState"
  ),
  (
    .overrideInheritedDuration, "overrideInheritedDuration",
    "UIViewAnimationOptionOverrideInheritedDuration"
  ),
  (
    .overrideInheritedCurve, "overrideInheritedCurve",
    "UIViewAnimationOptionOverrideInheritedCurve"
  ),
  (
    .overrideInheritedOptions, "overrideInheritedOptions",
    "UIViewAnimationOptionOverrideInheritedOptions"
  ),
  (.allowUserInteraction, "allowUserInteraction", "UIViewAnimationOptionAllowUserInteraction"),
  (.layoutSubviews, "layoutSubviews", "UIViewAnimationOptionLayoutSubviews"),
  (.allowAnimatedContent, "allowAnimatedContent", "UIViewAnimationOptionAllowAnimatedContent"),
  (
    .showHideTransitionViews, "showHideTransitionViews",
    "UIViewAnimationOptionShowHideTransitionViews"
  ),
  (
    .calculationModeLinear, "calculationModeLinear",
    "UIViewKeyframeAnimationOptionCalculationModeLinear"
  ),
  (
    .calculationModeDiscrete, "calculationModeDiscrete",
    "UIViewKeyframeAnimationOptionCalculationModeDiscrete"
  ),
  (
    .calculationModePaced, "calculationModePaced",
    "UIViewKeyframeAnimationOptionCalculationModePaced"
  ),
  (
    .calculationModeCubic, "calculationModeCubic",
    "UIViewKeyframeAnimationOptionCalculationModeCubic"
  ),
  (
    .calculationModeCubicPaced, "calculationModeCubicPaced",
    "UIViewKeyframeAnimationOptionCalculationModeCubicPaced"
  ),
]

/// As Swift 2 wrote them.
private let oldOptionNames: [(AnimationOption, StaticString)] = [
  (.curveEaseInOut, "CurveEaseInOut"), (.curveEaseIn, "CurveEaseIn"),
  (.curveEaseOut, "CurveEaseOut"), (.curveLinear, "CurveLinear"), (.repeat, "Repeat"),
  (.autoreverse, "Autoreverse"), (.beginFromCurrentState, "BeginFromCurrentState"),
  (.overrideInheritedDuration, "OverrideInheritedDuration"),
  (.overrideInheritedCurve, "OverrideInheritedCurve"),
  (.overrideInheritedOptions, "OverrideInheritedOptions"),
  (.allowUserInteraction, "AllowUserInteraction"), (.layoutSubviews, "LayoutSubviews"),
  (.calculationModeLinear, "CalculationModeLinear"),
]

private let curveNames: [(AnimationCurve, StaticString, StaticString?)] = [
  (.easeInOut, "easeInOut", "UIViewAnimationCurveEaseInOut"),
  (.easeIn, "easeIn", "UIViewAnimationCurveEaseIn"),
  (.easeOut, "easeOut", "UIViewAnimationCurveEaseOut"),
  (.linear, "linear", "UIViewAnimationCurveLinear"),
  (.easeInOut, "EaseInOut", nil), (.easeIn, "EaseIn", nil), (.easeOut, "EaseOut", nil),
  (.linear, "Linear", nil),
]

private let timingNames: [(TimingName, StaticString, StaticString?)] = [
  (.linear, "linear", "kCAMediaTimingFunctionLinear"),
  (.easeIn, "easeIn", "kCAMediaTimingFunctionEaseIn"),
  (.easeOut, "easeOut", "kCAMediaTimingFunctionEaseOut"),
  (.easeInEaseOut, "easeInEaseOut", "kCAMediaTimingFunctionEaseInEaseOut"),
  (.default, "default", "kCAMediaTimingFunctionDefault"),
]

private let fillNames: [(FillMode, StaticString, StaticString?)] = [
  (.removed, "removed", "kCAFillModeRemoved"), (.forwards, "forwards", "kCAFillModeForwards"),
  (.backwards, "backwards", "kCAFillModeBackwards"), (.both, "both", "kCAFillModeBoth"),
]

private let modeNames: [(CalculationMode, StaticString, StaticString?)] = [
  (.linear, "linear", "kCAAnimationLinear"), (.discrete, "discrete", "kCAAnimationDiscrete"),
  (.paced, "paced", "kCAAnimationPaced"), (.cubic, "cubic", "kCAAnimationCubic"),
  (.cubicPaced, "cubicPaced", "kCAAnimationCubicPaced"),
]

private let stateNames: [(Animator.State, StaticString, StaticString?)] = [
  (.inactive, "inactive", "UIViewAnimatingStateInactive"),
  (.active, "active", "UIViewAnimatingStateActive"),
  (.stopped, "stopped", "UIViewAnimatingStateStopped"),
]

private let positionNames: [(Animator.Position, StaticString, StaticString?)] = [
  (.end, "end", "UIViewAnimatingPositionEnd"), (.start, "start", "UIViewAnimatingPositionStart"),
  (.current, "current", "UIViewAnimatingPositionCurrent"),
]
