import Testing

@testable import Language

/// The catalogue that help, completion and errors read.
@Suite struct CatalogueTests {
  private static let entries = Catalogue.shared.entries.indices

  @Test func examplesRun() {
    let catalogue = Catalogue.shared
    let failing = Self.entries.filter { index in
      let example = catalogue.program(Int32(index))
      var run = ProgramRun()
      return !example.isEmpty && run.failure(of: example) != nil
    }
    #expect(failing.map { catalogue.spelling(Int32($0)) } == [])
  }

  /// An example shows something: a value, unless the entry gives none.
  @Test func examplesShowTheirResult() {
    let catalogue = Catalogue.shared
    let silent = Self.entries.filter { index in
      let entry = catalogue.entries[index]
      let example = catalogue.program(Int32(index))
      return entry.result != .void && entry.result != .convention && !example.isEmpty
        && output(of: example).isEmpty
    }
    #expect(silent.map { catalogue.spelling(Int32($0)) } == [])
  }

  @Test func summariesAreSentences() {
    let catalogue = Catalogue.shared
    let odd = Self.entries.filter { index in
      let summary = "\(catalogue.entries[index].summary)"
      return !summary.hasSuffix(".") || summary.count > 100
    }
    #expect(odd.map { catalogue.spelling(Int32($0)) } == [])
  }

  @Test func everyEntryHasHelp() {
    let session = Session()
    let catalogue = Catalogue.shared
    let missing = Set(catalogue.entries.map { catalogue.names.text($0.name) })
      .filter { session.help($0) == nil }
    #expect(missing == [])
  }

  /// The members and functions that must be there.
  @Test(arguments: [
    (
      "a transform", "a b c d tx ty isIdentity inverted translatedBy scaledBy rotated concatenating"
    ),
    ("a transform", "decomposed determinant matrix kind fixedPoint"),
    (
      "a rect",
      "origin size minX midX maxX minY midY maxY width height standardized integral insetBy"
    ),
    ("a rect", "offsetBy union intersection contains intersects isNull isEmpty isInfinite divided"),
    ("a rect", "corners debugDescription applying"),
    ("a point", "x y applying distance"), ("a vector", "dx dy"),
    ("a size", "width height applying"),
    ("a row", "w point isVector"), ("a matrix", "transpose determinant inverse rows affine"),
    ("a view", "frame bounds center transform anchorPoint alpha isHidden backgroundColor name tag"),
    ("a view", "clipsToBounds isUserInteractionEnabled superview subviews window layer addSubview"),
    ("a view", "gestureRecognizers insertSubview removeFromSuperview bringSubviewToFront hitTest"),
    ("a view", "sendSubviewToBack isDescendant convert point moveAnchor"),
    ("a view", "addGestureRecognizer removeGestureRecognizer isMultipleTouchEnabled"),
    ("a gesture recognizer", "state isEnabled view name delegate numberOfTouches location require"),
    ("a gesture recognizer", "scale rotation translation setTranslation velocity addTarget"),
    ("a layer", "name bounds position anchorPoint frame isHidden zPosition masksToBounds"),
    ("a layer", "affineTransform setAffineTransform sublayerTransform superlayer sublayers"),
    ("a layer", "addSublayer convert hitTest contains presentation"),
    ("a list", "count first last map filter reduce reversed enumerated append contains sorted"),
  ]) func requiredMembers(_ owner: String, _ members: String) {
    let catalogue = Catalogue.shared
    let found = catalogue.entries.filter { $0.owner?.words == owner }
      .map { catalogue.names.text($0.name) }
    #expect(members.split(separator: " ").filter { !found.contains(String($0)) } == [])
  }

  @Test(arguments: [
    "CGAffineTransformMake", "CGAffineTransformMakeRotation", "CGAffineTransformMakeScale",
    "CGAffineTransformMakeTranslation", "CGAffineTransformRotate", "CGAffineTransformScale",
    "CGAffineTransformTranslate", "CGAffineTransformConcat", "CGAffineTransformInvert",
    "CGAffineTransformIsIdentity", "CGAffineTransformEqualToTransform", "CGPointMake", "CGSizeMake",
    "CGRectMake", "CGVectorMake", "CGPointApplyAffineTransform", "CGSizeApplyAffineTransform",
    "CGRectApplyAffineTransform", "NSStringFromCGAffineTransform", "NSStringFromCGRect",
    "NSStringFromCGPoint", "NSStringFromCGSize", "CGRectGetMinX", "CGRectGetMidX", "CGRectGetMaxX",
    "CGRectGetMinY", "CGRectGetMidY", "CGRectGetMaxY", "CGRectGetWidth", "CGRectGetHeight",
    "CGRectInset", "CGRectOffset", "CGRectUnion", "CGRectIntersection", "CGRectContainsPoint",
    "CGRectContainsRect", "CGRectIntegral", "CGRectStandardize", "CGRectEqualToRect",
    "CGRectIsNull", "CGRectIsEmpty", "CGRectIsInfinite", "CGRectIntersectsRect",
    "CGPointEqualToPoint", "CGSizeEqualToSize", "sin", "cos", "tan", "asin", "acos", "atan",
    "atan2", "sqrt", "hypot", "abs", "min", "max", "pow", "exp", "log", "floor", "ceil", "round",
    "zip", "T", "R", "S", "H", "reflect", "view", "rect", "size", "vector", "transform",
  ]) func requiredFunctions(_ name: String) throws {
    let catalogue = Catalogue.shared
    let found = try #require(catalogue.names.find(name))
    #expect(catalogue.hasFunction(found))
  }

  @Test(arguments: [
    "CGAffineTransformIdentity", "CGRectNull", "CGRectInfinite", "CGRectZero", "CGPointZero",
    "CGSizeZero", "M_PI", "M_PI_2", "M_PI_4", "π", "CGFloat.pi", "window", "self.view", "arguments",
  ]) func requiredConstants(_ name: String) {
    var session = Session()
    #expect(throws: Never.self) { try session.evaluate(name).get() }
  }
}
