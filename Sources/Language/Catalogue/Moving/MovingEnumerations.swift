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
  case transitionNone, transitionFlipFromLeft, transitionFlipFromRight
  case transitionCurlUp, transitionCurlDown, transitionCrossDissolve
  case transitionFlipFromTop, transitionFlipFromBottom
  static let kind = Kind.animationOption

  /// Its bits in `rawValue` [D: UIView.h]; the first curve, mode and transition have none.
  var bits: Int {
    switch self {
    case .curveEaseInOut, .calculationModeLinear, .transitionNone: 0
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
    case .transitionFlipFromLeft: 1 << 20
    case .transitionFlipFromRight: 2 << 20
    case .transitionCurlUp: 3 << 20
    case .transitionCurlDown: 4 << 20
    case .transitionCrossDissolve: 5 << 20
    case .transitionFlipFromTop: 6 << 20
    case .transitionFlipFromBottom: 7 << 20
    }
  }

  /// The bits in which the options of one sort count as a number: the modes, and the transitions.
  private static let fields = [0x1C00, 0x70_0000]

  /// The options whose bits a number has; no curve, mode and transition is said where it has the first.
  static func options(in bits: Int, _ place: Int) throws(Fault) -> [AnimationOption] {
    let curves: [AnimationOption] = [.curveEaseInOut, .curveEaseIn, .curveEaseOut, .curveLinear]
    let curve = curves.first { $0.bits == bits & 0xF0000 }
    let numbered = fields.flatMap { field in
      allCases.filter { $0.bits & field != 0 && $0.bits == bits & field }
    }
    let others =
      numbered + allCases.filter { $0.bits & 0x7F_1C00 == 0 && $0.bits & bits != 0 }
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

/// An enumeration whose cases Objective-C takes as texts, too, since they are texts there.
protocol NamedByText: SymbolConvertible {}

extension NamedByText {
  init?(_ value: Value) {
    switch value {
    case .symbol(let symbol) where symbol.kind == Self.kind: self.init(rawValue: symbol.spelling)
    case .text(let box): self.init(rawValue: box.payload)
    default: return nil
    }
  }
}

/// `CAMediaTimingFunctionName`.
enum TimingName: String, NamedByText {
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
enum CalculationMode: String, NamedByText {
  case linear, discrete, paced, cubic, cubicPaced
  static let kind = Kind.calculationMode

  var isCubic: Bool { self == .cubic || self == .cubicPaced }
}

extension FillMode: NamedByText { static let kind = Kind.fillMode }
