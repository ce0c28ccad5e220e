/// The selectors of Objective-C, which Swift 2 wrote too, where Swift's importer does not give them from
/// the names of today.
///
/// `addSubview(_:)` is `addSubview:` and `insertSubview(_:aboveSubview:)` `insertSubview:aboveSubview:` by
/// rule; each of these is written here once, as one more spelling of its entry.
extension CatalogueBuilder {
  mutating func addSelectors() {
    spell("hitTest(_:with:)", of: .view, "hitTest:withEvent:")
    spell("point(inside:with:)", of: .view, "pointInside:withEvent:")
    spell("isDescendant(of:)", of: .view, "isDescendantOfView:")
    spell("insertSubview(_:at:)", of: .view, "insertSubview:atIndex:")
    spell("bringSubview(toFront:)", of: .view, "bringSubviewToFront:")
    spell("sendSubview(toBack:)", of: .view, "sendSubviewToBack:")
    spell("isHidden", of: .view, "hidden")
    spell("isHidden", of: .layer, "hidden")
    spell("isUserInteractionEnabled", of: .view, "userInteractionEnabled")
    spell("isExclusiveTouch", of: .view, "exclusiveTouch")
    // There is one window, which fills the screen.
    spell("convert(_:to:)", of: .view, "convertPoint:toWindow:", "convertRect:toWindow:")
    spell("convert(_:from:)", of: .view, "convertPoint:fromWindow:", "convertRect:fromWindow:")
    spell("convert(_:to:)", of: .layer, "convertPoint:toLayer:", "convertRect:toLayer:")
    spell("convert(_:from:)", of: .layer, "convertPoint:fromLayer:", "convertRect:fromLayer:")
    spell("contains(_:)", of: .layer, "containsPoint:")
    spell("convertTime(_:from:)", of: .layer, "convertTime:fromLayer:")
    spell("convertTime(_:to:)", of: .layer, "convertTime:toLayer:")
    spell("insertSublayer(_:at:)", of: .layer, "insertSublayer:atIndex:")
    spell("presentation()", of: .layer, "presentationLayer")
    spell("model()", of: .layer, "modelLayer")
    spell("add(_:forKey:)", of: .layer, "addAnimation:forKey:")
    spell("removeAnimation(forKey:)", of: .layer, "removeAnimationForKey:")
    spell("count", of: .text, "length")
    spell("uppercased()", of: .text, "uppercaseString")
    spell("lowercased()", of: .text, "lowercaseString")
    spell("capitalized", of: .text, "capitalizedString")
    spell("contains(_:)", of: .text, "containsString:")
    spell("components(separatedBy:)", of: .text, "componentsSeparatedByString:")
    spell(
      "replacingOccurrences(of:with:)", of: .text,
      "stringByReplacingOccurrencesOfString:withString:")
    spell("cgPointValue", of: .point, "CGPointValue")
    spell("cgSizeValue", of: .size, "CGSizeValue")
    spell("cgRectValue", of: .rect, "CGRectValue")
    spell("cgVectorValue", of: .vector, "CGVectorValue")
    spell("cgAffineTransformValue", of: .transform, "CGAffineTransformValue")
    addSelectorsOfLooks()
    addSelectorsOfLists()
    addSelectorsOfMotion()
    addSelectorValues()
  }

  /// Truth values that Swift asks for with "is".
  private mutating func addSelectorsOfLooks() {
    spell("withAlphaComponent(_:)", of: .color, "colorWithAlphaComponent:")
    spell("isOpaque", of: .view, "opaque")
    spell("isOpaque", of: .layer, "opaque")
    spell("isDoubleSided", of: .layer, "doubleSided")
    spell("isPagingEnabled", of: .view, "pagingEnabled")
    spell("isScrollEnabled", of: .view, "scrollEnabled")
    spell("isEditable", of: .view, "editable")
    spell("isSelectable", of: .view, "selectable")
    spell("isSecureTextEntry", of: .view, "secureTextEntry")
    spell("isEnabled", of: .view, "enabled")
    spell("isSelected", of: .view, "selected")
    spell("isHighlighted", of: .view, "highlighted")
    spell("isTracking", of: .view, "tracking")
    spell("isTouchInside", of: .view, "touchInside")
    spell(
      "exchangeSubview(at:withSubviewAt:)", of: .view,
      "exchangeSubviewAtIndex:withSubviewAtIndex:")
    spell("setNeedsDisplay(_:)", of: .view, "setNeedsDisplayInRect:")
    spell("setNeedsDisplay(_:)", of: .layer, "setNeedsDisplayInRect:")
  }

  /// Those of NSMutableArray that give nothing, where Swift's give what they took out, are entries of their own.
  private mutating func addSelectorsOfLists() {
    spell("enumerated()", of: .list, "enumerate")
    spell("append(_:)", of: .list, "addObject:")
    spell("append(contentsOf:)", of: .list, "addObjectsFromArray:")
    spell("removeAll()", of: .list, "removeAllObjects")
    spell("contains(_:)", of: .list, "containsObject:")
    spell("first", of: .list, "firstObject")
    spell("last", of: .list, "lastObject")
    spell("reversed()", of: .list, "reverseObjectEnumerator")
  }

  /// A selector is the text of a method's name.
  private mutating func addSelectorValues() {
    type("Selector", .text)
    type("SEL", .text)
    function("Selector(_:)", "The name of a method, for a target.", "Selector(\"tapped:\")") {
      (name: String) in name
    }
    effect(
      "NSStringFromClass(_:)", takes: [[.type]], gives: .text, "The name of a class.",
      "NSStringFromClass(UIView.self)"
    ) { evaluator, values, _ in evaluator.text(evaluator.plainText(values[0])) }
    function(
      "NSSelectorFromString(_:)", "The name of a method, for a target.",
      "NSSelectorFromString(\"tapped:\")"
    ) { (name: String) in name }
    function(
      "NSStringFromSelector(_:)", "The name of a method as a text, as Objective-C writes it.",
      "NSStringFromSelector(Selector(\"tapped:\"))"
    ) { (name: String) in Selector(name).spelling }
  }

  private mutating func addSelectorsOfMotion() {
    spell("startAnimation(afterDelay:)", of: .animation, "startAnimationAfterDelay:")
    spell("finishAnimation(at:)", of: .animation, "finishAnimationAtPosition:")
    spell(
      "continueAnimation(withTimingParameters:durationFactor:)", of: .animation,
      "continueAnimationWithTimingParameters:durationFactor:")
    spell("isReversed", of: .animation, "reversed")
    spell("isRunning", of: .animation, "running")
    spell("isInterruptible", of: .animation, "interruptible")
    spell("isEnabled", of: .recognizer, "enabled")
    spell("location(ofTouch:in:)", of: .recognizer, "locationOfTouch:inView:")
    spell("setTranslation(_:in:)", of: .recognizer, "setTranslation:inView:")
    spell("require(toFail:)", of: .recognizer, "requireGestureRecognizerToFail:")
    spell("animation(forKey:)", of: .layer, "animationForKey:")
    spell("value(forKey:)", of: .animation, "valueForKey:")
    spell("setValue(_:forKey:)", of: .animation, "setValue:forKey:")
    spell("value(forKeyPath:)", of: .layer, "valueForKeyPath:")
    spell("value(forKeyPath:)", of: .view, "valueForKeyPath:")
    spell("setValue(_:forKeyPath:)", of: .layer, "setValue:forKeyPath:")
    spell("setValue(_:forKeyPath:)", of: .view, "setValue:forKeyPath:")
    spell("value(forKey:)", of: .layer, "valueForKey:")
    spell("setValue(_:forKey:)", of: .layer, "setValue:forKey:")
    spell("value(forKey:)", of: .view, "valueForKey:")
    spell("setValue(_:forKey:)", of: .view, "setValue:forKey:")
    effect(
      "action(forKey:)", of: .layer, takes: [[.text]], gives: .animation,
      "What runs by itself when a property changes; nil: nothing.",
      "CALayer().action(forKey: \"linePhase\")"
    ) { evaluator, values, node in
      try evaluator.actionValue(
        of: LayerReference.from(values[0], 0).id, for: String.from(values[1], 1), at: node)
    }
    spell("action(forKey:)", of: .layer, "actionForKey:")
  }

  /// Gives an entry more spellings: selectors of a method, names of a property.
  mutating func spell(_ signature: StaticString, of owner: Kind, _ selectors: StaticString...) {
    let (name, labels) = parse(signature)
    let entry = indices(name, labels, owner).filter { definitions[$0].role.isMember }.max()
    guard let entry else { return }
    for selector in selectors { spell(entry, names.intern(selector)) }
  }
}

extension Catalogue {
  /// The entry that has a selector as one more spelling.
  func entry(selector: Name, of kind: Kind) -> Int32? { find(selector, .selector, of: kind) }

  /// How Objective-C writes a member: "convertPoint:toView:", "addSubview:", "center".
  func selector(_ index: Int32) -> String {
    let entry = entries[Int(index)]
    if entry.spellings.selector != .none { return names.text(entry.spellings.selector) }
    var text = names.text(entry.name)
    for (position, label) in labels(of: entry).enumerated() {
      let word = label == .none ? "" : names.text(label)
      text += (position == 0 && !word.isEmpty ? "With" + word.capitalizedWord : word) + ":"
    }
    return text
  }

  /// The members of a kind as Objective-C writes them, those that can be set also with `set…:`.
  func messages(of kind: Kind) -> [(selector: String, entry: Int32)] {
    entries.indices.filter { entries[$0].owner == kind && entries[$0].role.isMember }
      .flatMap { index in
        let selector = selector(Int32(index))
        let all =
          entries[index].setter == nil ? [selector] : [selector, "set\(selector.capitalizedWord):"]
        return all.map { ($0, Int32(index)) }
      }
  }

  /// How Objective-C writes an initializer: "init", "initWithFrame:".
  func initializer(_ index: Int32) -> String {
    let labels = labels(of: entries[Int(index)]).enumerated().map { position, label in
      let word = label == .none ? "" : names.text(label)
      return (position == 0 && !word.isEmpty ? "With" + word.capitalizedWord : word) + ":"
    }
    return "init" + labels.joined()
  }
}
