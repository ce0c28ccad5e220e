internal import Motion

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
    let summary = "An option of transitions; other animations ignore it." as StaticString
    for (option, swift, c, old) in transitionNames {
      symbol("UIViewAnimationOptions", swift, c, summary, option)
      symbol("UIViewAnimationOptions", old, nil, summary, option)
    }
    addCurveNames()
    addCurveNumbers()
  }

  /// Source: UIView.h; a number of no curve makes none.
  private mutating func addCurveNumbers() {
    let curve = { @Sendable (values: [Value]) throws -> Value in
      let (number, all) = (try Double.from(values[0], 0), AnimationCurve.allCases)
      return Int(exactly: number).flatMap { all.indices.contains($0) ? all[$0].asValue : nil }
        ?? .nothing
    }
    staticEffect(
      "UIView", "AnimationCurve(rawValue:)", of: .view, takes: [[.number]], gives: .animationCurve,
      "The curve of a number.", "UIView.AnimationCurve(rawValue: 2)"
    ) { _, values, _ in try curve(values) }
    effect(
      "UIViewAnimationCurve(rawValue:)", takes: [[.number]], gives: .animationCurve,
      "The curve of a number.", "UIViewAnimationCurve(rawValue: 2)"
    ) { _, values, _ in try curve(values) }
    property("rawValue", "Its number: 0 for easeInOut.", "UIView.AnimationCurve.linear.rawValue") {
      (curve: AnimationCurve) in Double(AnimationCurve.allCases.firstIndex(of: curve) ?? 0)
    }
  }

  private mutating func addCurveNames() {
    for (curve, swift, c) in curveNames {
      symbol("UIView.AnimationCurve", swift, c, "A curve of animations of views.", curve)
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
    let owning = self.kind(of: names.intern(owner)) ?? .view
    add(
      Definition(
        role: .constant, name: name, owner: owning, result: .type,
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

/// What only `transition(with:…)` heeds, and every other animation ignores.
private let transitionNames: [(AnimationOption, StaticString, StaticString, old: StaticString)] = [
  (.transitionNone, "transitionNone", "UIViewAnimationOptionTransitionNone", "TransitionNone"),
  (
    .transitionFlipFromLeft, "transitionFlipFromLeft",
    "UIViewAnimationOptionTransitionFlipFromLeft", "TransitionFlipFromLeft"
  ),
  (
    .transitionFlipFromRight, "transitionFlipFromRight",
    "UIViewAnimationOptionTransitionFlipFromRight", "TransitionFlipFromRight"
  ),
  (
    .transitionCurlUp, "transitionCurlUp", "UIViewAnimationOptionTransitionCurlUp",
    "TransitionCurlUp"
  ),
  (
    .transitionCurlDown, "transitionCurlDown", "UIViewAnimationOptionTransitionCurlDown",
    "TransitionCurlDown"
  ),
  (
    .transitionCrossDissolve, "transitionCrossDissolve",
    "UIViewAnimationOptionTransitionCrossDissolve", "TransitionCrossDissolve"
  ),
  (
    .transitionFlipFromTop, "transitionFlipFromTop", "UIViewAnimationOptionTransitionFlipFromTop",
    "TransitionFlipFromTop"
  ),
  (
    .transitionFlipFromBottom, "transitionFlipFromBottom",
    "UIViewAnimationOptionTransitionFlipFromBottom", "TransitionFlipFromBottom"
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
