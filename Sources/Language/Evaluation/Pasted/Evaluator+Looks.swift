// What only says how something looks or is typed: `UIViewContentModeScaleAspectFit`, `UIView.ContentMode.center`.

internal import Views

extension Evaluator {
  /// A case of an enumeration of looks is the text of its name, which the property that it is for keeps.
  func look(_ name: Name) -> Value? {
    let text = names.text(name)
    // `UIViewContentMode.scaleAspectFit`, as Swift 3 spells it.
    if isLookType(name) { return .type(.builtin(.text, name)) }
    guard text.hasPrefix("UI") || text.hasPrefix("NS") || text.hasPrefix("kC"),
      enumerationsOfLooks.contains(where: { text.utf8.count > $0.utf8.count && text.hasPrefix($0) })
    else { return nil }
    return caseOfLibrary(text) ?? self.text(text)
  }

  /// `kCGBlendModeMultiply` is `CGBlendMode.multiply`, `kCGInterpolationHigh` `CGInterpolationQuality.high`, once the
  /// library with that type is there; nil before.
  ///
  /// C puts the first words of the type before the case.
  private func caseOfLibrary(_ text: String) -> Value? {
    for type in ["CGBlendMode", "CGInterpolationQuality", "CGPathDrawingMode"] {
      guard let index = names.find(type).flatMap({ tree.structureIndex[$0] }) else { continue }
      let cases = tree.structures[Int(index)].cases
      for (place, name) in cases.spellings.enumerated()
      where text.lowercased().hasSuffix(name.lowercased())
        && "k\(type)".hasPrefix(text.dropLast(name.utf8.count))
      {
        return symbol(place, of: index)
      }
    }
    return nil
  }
}

extension Evaluator {
  /// `.center` of `[UIView.ContentMode.scaleToFill, .center]`: the text of its name; nil beside other texts.
  func look(_ value: Value, beside nodes: ArraySlice<NodeID>) -> Value? {
    guard case .implicit(let box) = value, box.payload.arguments == nil,
      nodes.contains(where: isCaseOfLooks)
    else { return nil }
    return text(names.text(box.payload.name))
  }

  private func isCaseOfLooks(_ node: NodeID) -> Bool {
    guard case .member(let type, _) = tree[node] else { return false }
    switch tree[type] {
    case .member(_, let name), .global(let name): return isLookType(name)
    default: return false
    }
  }

  /// Whether a type is an enumeration of looks in Swift, any case of which is the text of its name.
  func isLookType(_ name: Name) -> Bool { Language.isLookType(names.text(name)) }
}

/// Whether a type is an enumeration of looks.
func isLookType(_ type: String) -> Bool {
  lookTypes.contains(type) || enumerationsOfLooks.contains(type)
}

extension Evaluator {
  /// `.fill(.red)`, `.onTapGesture { … }`: a SwiftUI view that only looks or acts otherwise is the same view.
  ///
  /// What such modifiers are given is not looked at: it may be of any type of SwiftUI's. What they give is no shape any
  /// more, or, trimmed, one whose path is not known.
  func viewWithLook(_ callee: Callee) -> Value? {
    guard case .method(let name, .modifiedView(let view), _) = callee else { return nil }
    let text = names.text(name)
    let isImage = view.payload.name.hasPrefix("Image(")
    return modifiersOfLooks.contains(text) || isImage && modifiersOfImages.contains(text)
      ? view.payload.withoutShape.asValue : nil
  }
}

private let modifiersOfLooks = [
  "fill", "stroke", "strokeBorder", "foregroundColor", "foregroundStyle", "tint", "opacity",
  "background", "overlay", "border", "shadow", "blur", "cornerRadius", "clipShape", "clipped",
  "mask", "resizable", "font", "bold", "italic", "animation", "transition", "zIndex",
  "contentShape", "allowsHitTesting", "onTapGesture", "onLongPressGesture", "gesture",
  "simultaneousGesture", "highPriorityGesture",
  "onAppear", "onDisappear", "accessibilityLabel", "trim", "id",
]

/// How large an image is nobody knows: it takes the room that it is offered, whatever its proportions.
private let modifiersOfImages = ["scaledToFit", "scaledToFill", "aspectRatio"]

private let lookTypes = [
  "ContentMode", "TintAdjustmentMode", "Axis", "NSLineBreakMode", "NSStringDrawingOptions",
]

private let enumerationsOfLooks = [
  "UIViewContentMode", "UIViewTintAdjustmentMode", "UIViewAnimationTransition", "NSLineBreakBy",
  "UILineBreakMode", "UIBaselineAdjustment",
  "UIControlContentHorizontalAlignment",
  "UIControlContentVerticalAlignment", "UITextBorderStyle", "UITextFieldViewMode",
  "UITextAutocorrectionType", "UITextAutocapitalizationType", "UIKeyboardType",
  "UIKeyboardAppearance", "UIReturnKeyType", "UIInterfaceOrientationMask",
  "UIBarStyle", "UIStatusBarStyle", "UIBarButtonItemStyle", "UIModalPresentation",
  "UIModalTransitionStyle", "UITableViewCellStyle", "UITableViewCellSelectionStyle",
  "UITableViewCellSeparatorStyle", "UITableViewCellAccessory", "UITableViewStyle",
  "UIActivityIndicatorViewStyle", "UIScrollViewIndicatorStyle",
  "UIBlurEffectStyle", "UIImageRenderingMode", "UISemanticContentAttribute",
  "UILayoutConstraintAxis", "NSUnderlineStyle", "NSStringDrawing", "kCAGravity", "kCALineCap",
  "kCGLineCap",
  "kCGLineJoin", "kCAFillRule", "kCATransition", "kCAFilter", "kCACornerCurve", "kCAAlignment",
  "kCATruncation", "kCAGradientLayer", "kCGBlendMode", "kCGInterpolation", "kCGPath",
  "kCAAnimationRotate", "CAAnimationRotationMode",
  "CGPathElementType",
  "UITraitUserInterfaceStyle", "UITraitHorizontalSizeClass", "UITraitVerticalSizeClass",
  "UITraitDisplayScale", "UITraitLayoutDirection", "UITraitPreferredContentSizeCategory",
]
