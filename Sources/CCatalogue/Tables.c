// Written by `make tables` from the definitions in Sources/Language/Catalogue; not to be edited.

#include "CCatalogue.h"

#define COUNT(list) (int32_t)(sizeof list / sizeof list[0])

static const uint8_t bytes[] =
    "let" "var" "func" "return" "if" "else" "guard" "for" "in" "while" "repeat" "break" "continue" "switch"
    "case" "default" "struct" "class" "extension" "import" "is" "as" "true" "false" "nil" "self" "static"
    "mutating" "override" "final" "weak" "lazy" "inout" "private" "public" "internal" "fileprivate" "open"
    "required" "convenience" "NS_ASSUME_NONNULL_BEGIN" "NS_ASSUME_NONNULL_END" "CF_ASSUME_NONNULL_BEGIN"
    "CF_ASSUME_NONNULL_END" "IB_DESIGNABLE" "NS_DESIGNATED_INITIALIZER" "NS_UNAVAILABLE" "NS_REQUIRES_SUPER"
    "NS_NOESCAPE" "UI_APPEARANCE_SELECTOR" "DEPRECATED_ATTRIBUTE" "FOUNDATION_EXPORT" "FOUNDATION_EXTERN"
    "UIKIT_EXTERN" "CG_EXTERN" "OBJC_EXPORT" "__nullable" "__nonnull" "__attribute__" "NS_SWIFT_NAME"
    "NS_SWIFT_UNAVAILABLE" "NS_FORMAT_FUNCTION" "API_AVAILABLE" "API_UNAVAILABLE" "API_DEPRECATED"
    "API_DEPRECATED_WITH_REPLACEMENT" "NS_AVAILABLE_IOS" "NS_CLASS_AVAILABLE_IOS" "NS_DEPRECATED_IOS"
    "__deprecated_msg" "_" "super" "(function)" "(tuple)" "key" "value" "offset" "element" "(any)" "view"
    "viewDidLoad" "(controller)" "UIKit.UIViewController" "UIViewController" "window" "arguments" "init"
    "where" "(next case)" "?" "try" "await" "throw" "Swift" "Foundation" "UIKit" "CoreGraphics" "QuartzCore"
    "Darwin" "Glibc" "append" "insert" "remove" "removeLast" "popLast" "popFirst" "removeFirst" "removeAll"
    "removeValue" "updateValue" "merge" "setObject" "removeObject" "swapAt" "sort" "reverse" "round"
    "negate" "formTruncatingRemainder" "removeSubrange" "replaceSubrange" "partition" "toggle" "map"
    "flatMap" "enum" "typealias" "protocol" "actor" "infix" "prefix" "precedencegroup" "position"
    "transform" "layer" "setAffineTransform" "a" "d" "acos" "asin" "atan" "atan2" "acosf" "asinf" "atanf"
    "atan2f" "hypot" "sqrt" "sqrtf" "squareRoot" "print" "NSLog" "S" "scaledBy" "CGAffineTransform"
    "CGAffineTransformMakeScale" "CGAffineTransformScale" "Int8" "Int16" "Int32" "Int64" "UInt8" "UInt16"
    "UInt32" "UInt64" "UInt" "$0" "$1" "$2" "$3" "$4" "$5" "$6" "$7" "$8" "$9" "CGFloat" "Double" "Float"
    "Int" "NSInteger" "NSComparisonResult" "TimeInterval" "NSTimeInterval" "NSUInteger" "NSNumber" "int"
    "float" "double" "long" "unsigned" "short" "int64_t" "int32_t" "uint32_t" "CFTimeInterval" "int8_t"
    "uint8_t" "int16_t" "uint16_t" "uint64_t" "size_t" "CFIndex" "GLfloat" "Float64" "Float32" "Bool" "BOOL"
    "String" "Character" "Substring" "NSString" "Array" "ContiguousArray" "ArraySlice" "KeyValuePairs"
    "NSArray" "NSMutableArray" "NSMutableString" "bool" "ClosedRange" "PartialRangeFrom" "PartialRangeUpTo"
    "PartialRangeThrough" "NSRange" "Range" "Angle" "CGPoint" "CGVector" "CGSize" "CGRect"
    "CGAffineTransformComponents" "CGRectEdge" "UIColor" "UIView" "UIWindow" "UIImageView" "UILabel"
    "UIButton" "UIScrollView" "UIControl" "UITextField" "UITextView" "UITableViewCell"
    "UICollectionViewCell" "UIVisualEffectView" "UIPageControl" "UISlider" "b" "c" "tx" "ty"
    "CGAffineTransformMake" "translationX" "y" "CGAffineTransformMakeTranslation" "T" "scaleX"
    "rotationAngle" "CGAffineTransformMakeRotation" "R" "about" "H" "x" "identity"
    "CGAffineTransformIdentity" "concatenating" "CGAffineTransformConcat" "translatedBy"
    "CGAffineTransformTranslate" "rotated" "by" "CGAffineTransformRotate" "inverted"
    "CGAffineTransformInvert" "decomposed" "CGAffineTransformDecompose" "CGAffineTransformIsIdentity"
    "CGAffineTransformEqualToTransform" "NSStringFromCGAffineTransform" "NSCoder" "string" "m11" "m12" "m21"
    "m22" "m41" "m42" "m44" "isIdentity" "determinant" "matrix" "kind" "fixedPoint" "reflect" "through"
    "angle" "Axis" "origin" "yEqualsX" "yEqualsMinusX" "scale" "horizontalShear" "rotation" "translation"
    "CGAffineTransformMakeWithComponents" "CGPointMake" "zero" "CGPointZero" "applying"
    "CGPointApplyAffineTransform" "distance" "to" "CGPointEqualToPoint" "equalTo" "NSStringFromCGPoint"
    "debugDescription" "dx" "dy" "CGVectorMake" "vector" "length" "NSStringFromCGVector" "width" "height"
    "CGSizeMake" "size" "CGSizeZero" "CGSizeApplyAffineTransform" "CGSizeEqualToSize" "NSStringFromCGSize"
    "w" "z" "isVector" "point" "CGRectMake" "rect" "CGRectZero" "null" "CGRectNull" "infinite"
    "CGRectInfinite" "NSStringFromCGRect" "AVMakeRect" "aspectRatio" "insideRect"
    "AVMakeRectWithAspectRatioInsideRect" "NSStringFromRect" "minXEdge" "CGRectMinXEdge" "minYEdge"
    "CGRectMinYEdge" "maxXEdge" "CGRectMaxXEdge" "maxYEdge" "CGRectMaxYEdge" "minX" "CGRectGetMinX" "midX"
    "CGRectGetMidX" "maxX" "CGRectGetMaxX" "minY" "CGRectGetMinY" "midY" "CGRectGetMidY" "maxY"
    "CGRectGetMaxY" "CGRectGetWidth" "CGRectGetHeight" "UIRectEdge" "top" "UIRectEdgeTop" "left"
    "UIRectEdgeLeft" "bottom" "UIRectEdgeBottom" "right" "UIRectEdgeRight" "all" "UIRectEdgeAll" "None"
    "UIRectEdgeNone" "standardized" "CGRectStandardize" "integral" "CGRectIntegral" "isNull" "CGRectIsNull"
    "isEmpty" "CGRectIsEmpty" "isInfinite" "CGRectIsInfinite" "corners" "center" "UIEdgeInsets"
    "UIEdgeInsetsMake" "NSStringFromUIEdgeInsets" "UIEdgeInsetsEqualToEdgeInsets" "UIEdgeInsetsZero" "inset"
    "UIEdgeInsetsInsetRect" "insetBy" "CGRectInset" "offsetBy" "CGRectOffset" "union" "CGRectUnion"
    "intersection" "CGRectIntersection" "intersects" "CGRectIntersectsRect" "contains" "CGRectContainsPoint"
    "CGRectContainsRect" "CGRectEqualToRect" "CGRectApplyAffineTransform" "RectDivision" "slice" "remainder"
    "divided" "atDistance" "from" "transpose" "inverse" "rows" "affine" "π" "pi" "M_PI" "M_PI_2" "M_PI_4"
    "M_1_PI" "M_2_PI" "M_SQRT2" "M_SQRT1_2" "M_E" "infinity" "nan" "ulpOfOne" "DBL_EPSILON"
    "greatestFiniteMagnitude" "CGFLOAT_MAX" "max" "NSIntegerMax" "min" "NSIntegerMin" "truncating"
    "clamping" "truncatingIfNeeded" "radix" "exactly" "exp" "expf" "log" "logf" "abs" "labs" "fabs" "fabsf"
    "floor" "floorf" "ceil" "ceilf" "roundf" "pow" "powf" "hypotf" "fmod" "fmodf" "stride" "fmin" "fmax"
    "trunc" "truncf" "rint" "rintf" "nearbyint" "nearbyintf" "lrint" "lrintf" "llrint" "llrintf" "lround"
    "lroundf" "llround" "llroundf" "log2" "log2f" "log10" "log10f" "exp2" "exp2f" "cbrt" "cbrtf" "sinh"
    "sinhf" "cosh" "coshf" "tanh" "tanhf" "copysign" "copysignf" "fdim" "fdimf" "fminf" "fmaxf" "isnan"
    "isinf" "isfinite" "signbit" "INT_MAX" "INT_MIN" "UINT_MAX" "LONG_MAX" "LONG_MIN" "ULONG_MAX"
    "NSUIntegerMax" "UINT8_MAX" "INT16_MAX" "UINT16_MAX" "INT32_MAX" "INT32_MIN" "UINT32_MAX" "M_LN2"
    "M_LN10" "rounded" "FloatingPointRoundingRule" "up" "down" "toNearestOrEven" "toNearestOrAwayFromZero"
    "towardZero" "awayFromZero" "truncatingRemainder" "dividingBy" "signum" "magnitude" "isMultiple" "of"
    "isFinite" "isZero" "isNaN" "description" "ulp" "nextUp" "nextDown" "exponent" "significand"
    "leastNormalMagnitude" "leastNonzeroMagnitude" "isNormal" "isLess" "than" "isLessThanOrEqualTo"
    "advanced" "addingProduct" "quotient" "partialValue" "overflow" "quotientAndRemainder" "sign" "signOf"
    "magnitudeOf" "minimum" "maximum" "bitWidth" "nonzeroBitCount" "leadingZeroBitCount"
    "trailingZeroBitCount" "addingReportingOverflow" "subtractingReportingOverflow"
    "multipliedReportingOverflow" "fma" "ldexp" "modf" "uppercase" "degrees" "radians" "turns" "sin" "sinf"
    "cos" "cosf" "tan" "tanf" "count" "first" "last" "reversed" "enumerated" "zip" "sequence" "next" "state"
    "compactMap" "filter" "reduce" "forEach" "enumerateObjectsUsingBlock" "objectAtIndex" "indexOfObject"
    "arrayByAddingObject" "arrayByAddingObjectsFromArray" "NSNotFound" "removeLastObject"
    "removeObjectAtIndex" "replaceObjectAtIndex" "withObject" "insertObject" "atIndex"
    "exchangeObjectAtIndex" "withObjectAtIndex" "makeObjectsPerformSelector" "sortedArrayUsingComparator"
    "compare" "NSOrderedAscending" "NSOrderedSame" "NSOrderedDescending" "allSatisfy" "firstIndex"
    "lastIndex" "drop" "elementsEqual" "starts" "with" "dropFirst" "dropLast" "suffix" "upTo" "joined"
    "separator" "index" "after" "before" "limitedBy" "split" "whereSeparator" "reserveCapacity" "indices"
    "startIndex" "endIndex" "into" "repeating" "repeatElement" "sorted" "contentsOf" "at" "keepingCapacity"
    "uppercased" "lowercased" "hasPrefix" "hasSuffix" "isLetter" "isNumber" "isWhitespace" "isUppercase"
    "isLowercase" "isNewline" "isPunctuation" "wholeNumberValue" "capitalized" "floatValue" "doubleValue"
    "integerValue" "intValue" "components" "separatedBy" "replacingOccurrences" "asciiValue" "UnicodeScalar"
    "unicodeScalars" "utf8" "utf16" "range" "ComparisonResult" "orderedAscending" "orderedSame"
    "orderedDescending" "maxSplits" "omittingEmptySubsequences" "padding" "toLength" "withPad" "startingAt"
    "type" "describing" "reflecting" "Dictionary" "NSDictionary" "NSMutableDictionary" "keys" "allKeys"
    "values" "allValues" "forKey" "removeObjectForKey" "removeAllObjects" "uniquingKeysWith" "mapValues"
    "compactMapValues" "merging" "objectForKey" "valueForKey" "uniqueKeysWithValues" "grouping" "lowerBound"
    "upperBound" "overlaps" "clamped" "Set" "formUnion" "formIntersection" "subtracting" "subtract"
    "symmetricDifference" "formSymmetricDifference" "isSubset" "isSuperset" "isStrictSubset"
    "isStrictSuperset" "isDisjoint" "update" "addObject" "containsObject:" "anyObject" "red" "green" "blue"
    "alpha" "withAlphaComponent" "set" "setFill" "setStroke" "white" "cgColor" "hue" "saturation"
    "brightness" "displayP3Red" "CGColor" "named" "black" "blackColor" "whiteColor" "redColor" "greenColor"
    "blueColor" "cyan" "cyanColor" "yellow" "yellowColor" "magenta" "magentaColor" "orange" "orangeColor"
    "purple" "purpleColor" "brown" "brownColor" "gray" "grayColor" "lightGray" "lightGrayColor" "darkGray"
    "darkGrayColor" "clear" "clearColor" "systemRed" "systemOrange" "systemYellow" "systemGreen"
    "systemMint" "systemTeal" "systemCyan" "systemBlue" "systemIndigo" "systemPurple" "systemPink"
    "systemBrown" "systemGray" "systemGray2" "systemGray3" "systemGray4" "systemGray5" "systemGray6"
    "systemBackground" "secondarySystemBackground" "label" "frame" "bounds" "anchorPoint" "isHidden"
    "clipsToBounds" "name" "image" "UIImage" "systemName" "transform3D" "moveAnchor" "contentOffset"
    "isUserInteractionEnabled" "userInteractionEnabled" "tag" "backgroundColor" "text" "textColor"
    "textAlignment" "font" "contentMode" "isOpaque" "tintColor" "contentScaleFactor" "accessibilityLabel"
    "safeAreaInsets" "layoutMargins" "mask" "accessibilityIdentifier" "accessibilityHint"
    "isAccessibilityElement" "semanticContentAttribute" "directionalLayoutMargins"
    "overrideUserInterfaceStyle" "preservesSuperviewLayoutMargins" "insetsLayoutMarginsFromSafeArea"
    "clearsContextBeforeDrawing" "isFirstResponder" "numberOfLines" "adjustsFontSizeToFitWidth"
    "lineBreakMode" "attributedText" "baselineAdjustment" "borderStyle" "keyboardType" "returnKeyType"
    "autocorrectionType" "autocapitalizationType" "clearButtonMode" "shadowColor" "placeholder"
    "minimumScaleFactor" "isEditable" "isSelectable" "isSecureTextEntry" "zoomScale" "DecelerationRate"
    "UIScrollViewDecelerationRate" "normal" "UIScrollView.DecelerationRate"
    "UIScrollViewDecelerationRateNormal" "fast" "UIScrollViewDecelerationRateFast" "rawValue"
    "decelerationRate" "system" "ButtonType" "UIButtonTypeSystem" "custom" "UIButtonTypeCustom" "infoLight"
    "UIButtonTypeInfoLight" "contactAdd" "UIButtonTypeContactAdd" "close" "UIButtonTypeClose"
    "isScrollEnabled" "isPagingEnabled" "bounces" "bouncesZoom" "alwaysBounceVertical"
    "alwaysBounceHorizontal" "delaysContentTouches" "canCancelContentTouches" "scrollsToTop"
    "showsHorizontalScrollIndicator" "showsVerticalScrollIndicator" "minimumZoomScale" "maximumZoomScale"
    "contentInsetAdjustmentBehavior" "keyboardDismissMode" "indicatorStyle" "contentInset"
    "scrollIndicatorInsets" "verticalScrollIndicatorInsets" "horizontalScrollIndicatorInsets"
    "adjustedContentInset" "layoutFrame" "safeAreaLayoutGuide" "numberOfPages" "currentPage"
    "hidesForSinglePage" "pageIndicatorTintColor" "currentPageIndicatorTintColor" "scrollRectToVisible"
    "contentSize" "animated" "delegate" "UIViewAutoresizing" "AutoresizingMask" "flexibleLeftMargin"
    "UIViewAutoresizingFlexibleLeftMargin" "FlexibleLeftMargin" "flexibleWidth"
    "UIViewAutoresizingFlexibleWidth" "FlexibleWidth" "flexibleRightMargin"
    "UIViewAutoresizingFlexibleRightMargin" "FlexibleRightMargin" "flexibleTopMargin"
    "UIViewAutoresizingFlexibleTopMargin" "FlexibleTopMargin" "flexibleHeight"
    "UIViewAutoresizingFlexibleHeight" "FlexibleHeight" "flexibleBottomMargin"
    "UIViewAutoresizingFlexibleBottomMargin" "FlexibleBottomMargin" "UIViewAutoresizingNone"
    "autoresizingMask" "translatesAutoresizingMaskIntoConstraints" "autoresizesSubviews" "UIControlState"
    "State" "UIControlStateNormal" "Normal" "highlighted" "UIControlStateHighlighted" "Highlighted"
    "disabled" "UIControlStateDisabled" "Disabled" "selected" "UIControlStateSelected" "Selected" "focused"
    "UIControlStateFocused" "Focused" "UIControlEvents" "Event" "touchDown" "UIControlEventTouchDown"
    "TouchDown" "touchDownRepeat" "UIControlEventTouchDownRepeat" "TouchDownRepeat" "touchDragInside"
    "UIControlEventTouchDragInside" "TouchDragInside" "touchDragOutside" "UIControlEventTouchDragOutside"
    "TouchDragOutside" "touchDragEnter" "UIControlEventTouchDragEnter" "TouchDragEnter" "touchDragExit"
    "UIControlEventTouchDragExit" "TouchDragExit" "touchUpInside" "UIControlEventTouchUpInside"
    "TouchUpInside" "touchUpOutside" "UIControlEventTouchUpOutside" "TouchUpOutside" "touchCancel"
    "UIControlEventTouchCancel" "TouchCancel" "valueChanged" "UIControlEventValueChanged" "ValueChanged"
    "primaryActionTriggered" "UIControlEventPrimaryActionTriggered" "PrimaryActionTriggered"
    "editingDidBegin" "UIControlEventEditingDidBegin" "EditingDidBegin" "editingChanged"
    "UIControlEventEditingChanged" "EditingChanged" "editingDidEnd" "UIControlEventEditingDidEnd"
    "EditingDidEnd" "editingDidEndOnExit" "UIControlEventEditingDidEndOnExit" "EditingDidEndOnExit"
    "allTouchEvents" "UIControlEventAllTouchEvents" "AllTouchEvents" "allEditingEvents"
    "UIControlEventAllEditingEvents" "AllEditingEvents" "allEvents" "UIControlEventAllEvents" "AllEvents"
    "addTarget" "action" "forControlEvents" "removeTarget" "sendActions" "sendActionsForControlEvents"
    "setTitle" "forState" "setTitleColor" "setImage" "setBackgroundImage" "setAttributedTitle"
    "setTitleShadowColor" "currentTitle" "titleLabel" "contentEdgeInsets" "titleEdgeInsets"
    "imageEdgeInsets" "isEnabled" "isSelected" "isHighlighted" "isTracking" "contentHorizontalAlignment"
    "contentVerticalAlignment" "minimumValue" "maximumValue" "setValue" "isContinuous"
    "minimumTrackTintColor" "maximumTrackTintColor" "thumbTintColor" "NSTextAlignment" "NSTextAlignmentLeft"
    "NSTextAlignmentCenter" "NSTextAlignmentRight" "justified" "NSTextAlignmentJustified" "natural"
    "NSTextAlignmentNatural" "nextResponder" "superview" "subviews" "isKeyWindow" "isDescendant"
    "addSubview" "bringSubviewToFront" "bringSubview" "toFront" "sendSubviewToBack" "sendSubview" "toBack"
    "removeFromSuperview" "insertSubview" "exchangeSubview" "withSubviewAt" "aboveSubview" "belowSubview"
    "convert" "convertRect" "toView" "fromView" "convertPoint" "setNeedsLayout" "layoutIfNeeded"
    "layoutSublayers" "layoutSublayersOfLayer" "needsLayout" "setNeedsDisplay" "layoutSubviews"
    "becomeFirstResponder" "resignFirstResponder" "sizeThatFits" "sizeToFit" "intrinsicContentSize"
    "noIntrinsicMetric" "UIViewNoIntrinsicMetric" "invalidateIntrinsicContentSize" "endEditing"
    "viewWithTag" "insertSublayer" "above" "below" "rootViewController" "liveView" "makeKeyAndVisible"
    "makeKey" "PlaygroundPage" "current" "XCPlaygroundPage" "needsIndefiniteExecution" "UIScreen" "main"
    "mainScreen" "coordinateSpace" "fixedCoordinateSpace" "screen" "hitTest" "beginTracking"
    "continueTracking" "inside" "CALayer" "CAShapeLayer" "CAGradientLayer" "CATextLayer" "colors"
    "locations" "startPoint" "endPoint" "fontSize" "foregroundColor" "alignmentMode" "truncationMode"
    "isWrapped" "render" "renderInContext:" "drawHierarchy" "afterScreenUpdates"
    "drawViewHierarchyInRect:afterScreenUpdates:" "masksToBounds" "sublayerTransform" "zPosition" "opacity"
    "cornerRadius" "borderWidth" "borderColor" "shadowOpacity" "shadowRadius" "shadowOffset" "shadowPath"
    "contentsScale" "contents" "contentsRect" "contentsCenter" "shouldRasterize" "rasterizationScale"
    "isDoubleSided" "contentsGravity" "CACornerMask" "layerMinXMinYCorner" "kCALayerMinXMinYCorner"
    "layerMaxXMinYCorner" "kCALayerMaxXMinYCorner" "layerMinXMaxYCorner" "kCALayerMinXMaxYCorner"
    "layerMaxXMaxYCorner" "kCALayerMaxXMaxYCorner" "maskedCorners" "isGeometryFlipped" "geometryFlipped"
    "contentsAreFlipped" "actions" "magnificationFilter" "minificationFilter" "compositingFilter"
    "cornerCurve" "needsDisplayOnBoundsChange" "allowsEdgeAntialiasing" "lineCap" "fillRule" "miterLimit"
    "strokeStart" "strokeEnd" "affineTransform" "presentation" "model" "superlayer" "sublayers"
    "addSublayer" "removeFromSuperlayer" "Rectangle" "Circle" "Ellipse" "Capsule" "RoundedRectangle" "Text"
    "Image" "alignment" "rotationEffect" "anchor" "scaleEffect" "transformEffect" "projectionEffect"
    "modifier" "topLeading" "UnitPoint" "topTrailing" "leading" "trailing" "bottomLeading" "bottomTrailing"
    "View" "ProjectionTransform" "UIGestureRecognizer" "target" "UIPanGestureRecognizer"
    "UIPinchGestureRecognizer" "UIRotationGestureRecognizer" "UITapGestureRecognizer"
    "UILongPressGestureRecognizer" "UISwipeGestureRecognizer" "Direction" "UIGestureRecognizerState"
    "UISwipeGestureRecognizerDirection" "possible" "UIGestureRecognizer.State"
    "UIGestureRecognizerStatePossible" "Possible" "began" "UIGestureRecognizerStateBegan" "Began" "changed"
    "UIGestureRecognizerStateChanged" "Changed" "ended" "UIGestureRecognizerStateEnded" "Ended" "cancelled"
    "UIGestureRecognizerStateCancelled" "Cancelled" "failed" "UIGestureRecognizerStateFailed" "Failed"
    "recognized" "UIGestureRecognizerStateRecognized" "UISwipeGestureRecognizer.Direction"
    "UISwipeGestureRecognizerDirectionRight" "Right" "UISwipeGestureRecognizerDirectionLeft" "Left"
    "UISwipeGestureRecognizerDirectionUp" "Up" "UISwipeGestureRecognizerDirectionDown" "Down" "enabled"
    "cancelsTouchesInView" "delaysTouchesBegan" "delaysTouchesEnded" "numberOfTouches"
    "minimumNumberOfTouches" "maximumNumberOfTouches" "numberOfTapsRequired" "numberOfTouchesRequired"
    "minimumPressDuration" "allowableMovement" "direction" "velocity" "location" "locationInView" "ofTouch"
    "locationOfTouch" "inView" "translationInView" "velocityInView" "setTranslation" "touchesBegan"
    "withEvent" "touchesMoved" "touchesEnded" "touchesCancelled" "ignore" "ignoreTouch" "forEvent" "reset"
    "require" "toFail" "requireGestureRecognizerToFail" "addGestureRecognizer" "removeGestureRecognizer"
    "gestureRecognizers" "isMultipleTouchEnabled" "multipleTouchEnabled" "isExclusiveTouch" "UITouch"
    "windowLocation" "previousWindowLocation" "phase" "tapCount" "timestamp" "previousLocation"
    "previousLocationInView" "Phase" "UITouchPhase" "UITouch.Phase" "UITouchPhaseBegan" "moved"
    "UITouchPhaseMoved" "stationary" "UITouchPhaseStationary" "UITouchPhaseEnded" "UITouchPhaseCancelled"
    "UIEvent" "allTouches" "touches" "touchesForView" "touchesForGestureRecognizer" "coalescedTouches"
    "coalescedTouchesForTouch" "predictedTouches" "predictedTouchesForTouch" "drag" "steps" "lifts"
    "fingers" "pinch" "twist" "radius" "tap" "taps" "press" "seconds" "lift" "cancel"
    "UIViewAnimationOptions" "UIViewKeyframeAnimationOptions" "AnimationOptions" "KeyframeAnimationOptions"
    "UIViewAnimationCurve" "AnimationCurve" "CAMediaTimingFunctionName" "UIViewAnimatingState"
    "UIViewAnimatingPosition" "CAMediaTimingFillMode" "CAAnimationCalculationMode" "curveEaseInOut"
    "UIViewAnimationOptionCurveEaseInOut" "curveEaseIn" "UIViewAnimationOptionCurveEaseIn" "curveEaseOut"
    "UIViewAnimationOptionCurveEaseOut" "curveLinear" "UIViewAnimationOptionCurveLinear"
    "UIViewAnimationOptionRepeat" "autoreverse" "UIViewAnimationOptionAutoreverse" "beginFromCurrentState"
    "UIViewAnimationOptionBeginFromCurrentState" "overrideInheritedDuration"
    "UIViewAnimationOptionOverrideInheritedDuration" "overrideInheritedCurve"
    "UIViewAnimationOptionOverrideInheritedCurve" "overrideInheritedOptions"
    "UIViewAnimationOptionOverrideInheritedOptions" "allowUserInteraction"
    "UIViewAnimationOptionAllowUserInteraction" "UIViewAnimationOptionLayoutSubviews" "allowAnimatedContent"
    "UIViewAnimationOptionAllowAnimatedContent" "showHideTransitionViews"
    "UIViewAnimationOptionShowHideTransitionViews" "calculationModeLinear"
    "UIViewKeyframeAnimationOptionCalculationModeLinear" "calculationModeDiscrete"
    "UIViewKeyframeAnimationOptionCalculationModeDiscrete" "calculationModePaced"
    "UIViewKeyframeAnimationOptionCalculationModePaced" "calculationModeCubic"
    "UIViewKeyframeAnimationOptionCalculationModeCubic" "calculationModeCubicPaced"
    "UIViewKeyframeAnimationOptionCalculationModeCubicPaced" "CurveEaseInOut" "CurveEaseIn" "CurveEaseOut"
    "CurveLinear" "Repeat" "Autoreverse" "BeginFromCurrentState" "OverrideInheritedDuration"
    "OverrideInheritedCurve" "OverrideInheritedOptions" "AllowUserInteraction" "LayoutSubviews"
    "CalculationModeLinear" "easeInOut" "UIViewAnimationCurveEaseInOut" "easeIn"
    "UIViewAnimationCurveEaseIn" "easeOut" "UIViewAnimationCurveEaseOut" "linear"
    "UIViewAnimationCurveLinear" "EaseInOut" "EaseIn" "EaseOut" "Linear" "kCAMediaTimingFunctionLinear"
    "kCAMediaTimingFunctionEaseIn" "kCAMediaTimingFunctionEaseOut" "easeInEaseOut"
    "kCAMediaTimingFunctionEaseInEaseOut" "kCAMediaTimingFunctionDefault" "removed" "kCAFillModeRemoved"
    "forwards" "kCAFillModeForwards" "backwards" "kCAFillModeBackwards" "both" "kCAFillModeBoth" "inactive"
    "UIViewAnimatingStateInactive" "active" "UIViewAnimatingStateActive" "stopped"
    "UIViewAnimatingStateStopped" "end" "UIViewAnimatingPositionEnd" "start" "UIViewAnimatingPositionStart"
    "UIViewAnimatingPositionCurrent" "kCAAnimationLinear" "discrete" "kCAAnimationDiscrete" "paced"
    "kCAAnimationPaced" "cubic" "kCAAnimationCubic" "cubicPaced" "kCAAnimationCubicPaced" "UIRectCorner"
    "advance" "run" "now" "CACurrentMediaTime" "CAMediaTimingFunction" "UICubicTimingParameters"
    "UISpringTimingParameters" "UnitCurve" "functionWithName" "controlPoints" "controlPoint1"
    "controlPoint2" "animationCurve" "dampingRatio" "initialVelocity" "mass" "stiffness" "damping"
    "duration" "bounce" "bezier" "startControlPoint" "endControlPoint" "interpolate" "animate"
    "withDuration" "animations" "completion" "delay" "options" "usingSpringWithDamping"
    "initialSpringVelocity" "animateWithDuration" "springDuration" "animateWithSpringDuration"
    "animateKeyframes" "animateKeyframesWithDuration" "addKeyframe" "withRelativeStartTime"
    "relativeDuration" "addKeyframeWithRelativeStartTime" "modifyAnimations" "withRepeatCount"
    "autoreverses" "runningPropertyAnimator" "UIViewPropertyAnimator" "beginAnimations" "context"
    "commitAnimations" "setAnimationDuration" "setAnimationDelay" "setAnimationRepeatCount"
    "setAnimationRepeatAutoreverses" "setAnimationBeginsFromCurrentState" "setAnimationCurve"
    "setAnimationDelegate" "setAnimationDidStop" "setAnimationDidStopSelector" "DispatchQueue"
    "DispatchTime" "DispatchTimeInterval" "background" "global" "qos" "sync" "execute" "async" "asyncAfter"
    "deadline" "dispatch_async" "dispatch_after" "dispatch_get_main_queue" "milliseconds" "microseconds"
    "nanoseconds" "DISPATCH_TIME_NOW" "NSEC_PER_SEC" "NSEC_PER_MSEC" "dispatch_time"
    "performWithoutAnimation" "setAnimationsEnabled" "areAnimationsEnabled" "CABasicAnimation" "keyPath"
    "CASpringAnimation" "CAKeyframeAnimation" "CAAnimationGroup" "fromValue" "toValue" "byValue" "path"
    "keyTimes" "timingFunctions" "calculationMode" "tensionValues" "continuityValues" "biasValues"
    "rotationMode" "additive" "isAdditive" "cumulative" "isCumulative" "timingFunction" "speed" "beginTime"
    "timeOffset" "repeatCount" "repeatDuration" "fillMode" "isRemovedOnCompletion" "removedOnCompletion"
    "isInterruptible" "settlingDuration" "perceptualDuration" "curve" "timingParameters" "startAnimation"
    "afterDelay" "pauseAnimation" "stopAnimation" "finishAnimation" "continueAnimation"
    "withTimingParameters" "durationFactor" "addAnimations" "delayFactor" "addCompletion" "isRunning"
    "fractionComplete" "isReversed" "scrubsLinearly" "pausesOnCompletion" "CAAnimation"
    "CAPropertyAnimation" "add" "removeAnimation" "animation" "removeAllAnimations" "animationKeys"
    "forKeyPath" "convertTime" "CATransaction" "begin" "commit" "flush" "setDisableActions"
    "setAnimationTimingFunction" "setCompletionBlock" "kCATransactionAnimationDuration"
    "kCATransactionDisableActions" "kCATransactionAnimationTimingFunction" "kCATransactionCompletionBlock"
    "kCFBooleanTrue" "kCFBooleanFalse" "NSValue" "caTransform3D" "CATransform3D" "CATransform3DIdentity"
    "CATransform3DMakeScale" "CATransform3DMakeTranslation" "CATransform3DMakeAffineTransform"
    "CATransform3DTranslate" "CATransform3DScale" "CATransform3DRotate" "CATransform3DMakeRotation" "m13"
    "m14" "m23" "m24" "m31" "m32" "m33" "m34" "m43" "CATransform3DConcat" "CATransform3DInvert"
    "CATransform3DGetAffineTransform" "CATransform3DIsIdentity" "CATransform3DIsAffine"
    "CATransform3DEqualToTransform" "terminator" "debugPrint" "fatalError" "preconditionFailure"
    "assertionFailure" "assert" "precondition" "NSParameterAssert" "NSAssert" "NSCAssert" "Optional" "row"
    "column" "convention" "plot" "describe" "film" "frames" "strip" "grid" "why" "YES" "TRUE" "NO" "FALSE"
    "NULL" "Nil" "HUGE_VALF" "HUGE_VAL" "INFINITY" "NAN" "DBL_MAX" "CGFLOAT_MIN" "DBL_MIN" "FLT_MAX"
    "MAXFLOAT" "HUGE" "FLT_MIN" "FLT_EPSILON" "EXIT_SUCCESS" "EXIT_FAILURE" "OBJC_ASSOCIATION_ASSIGN"
    "OBJC_ASSOCIATION_RETAIN_NONATOMIC" "OBJC_ASSOCIATION_COPY_NONATOMIC" "OBJC_ASSOCIATION_RETAIN"
    "OBJC_ASSOCIATION_COPY" "objc_setAssociatedObject" "objc_getAssociatedObject" "integer" "cgPoint"
    "cgSize" "cgRect" "cgVector" "cgAffineTransform" "boolValue" "cgPointValue" "cgSizeValue" "cgRectValue"
    "cgVectorValue" "cgAffineTransformValue" "printf" "puts" "format" "substringToIndex"
    "substringFromIndex" "substringWithRange" "characterAtIndex" "rangeOfString" "stringByAppendingString"
    "caseInsensitiveCompare" "stringValue" "NSMakeRange" "NSMaxRange" "sortedArrayUsingSelector"
    "sortUsingSelector" "sortUsingComparator" "subarrayWithRange" "componentsJoinedByString"
    "componentsJoined" "enumerateKeysAndObjectsUsingBlock" "NSNull" "objects" "CGMutablePath" "CGPath"
    "CGMutablePathRef" "CGPathRef" "UIBezierPath" "CGColorRef" "CGPathCreateMutable" "roundedRect" "ovalIn"
    "ovalInRect" "cgPath" "CGPathCreateWithRect" "CGPathRelease" "ellipseIn" "CGPathCreateWithEllipseInRect"
    "CGPathAddEllipseInRect" "lineWidth" "flatness" "lineCapStyle" "lineJoinStyle" "setLineDash" "points"
    "pointee" "CGPathElement" "applyWithBlock" "removeAllPoints" "CGPathGetCurrentPoint" "topLeft"
    "UIRectCornerTopLeft" "topRight" "UIRectCornerTopRight" "bottomRight" "UIRectCornerBottomRight"
    "bottomLeft" "UIRectCornerBottomLeft" "allCorners" "UIRectCornerAllCorners" "cornerWidth" "cornerHeight"
    "CGPathCreateWithRoundedRect" "byRoundingCorners" "cornerRadii" "move" "addLine" "addLines" "between"
    "moveToPoint:" "addLineToPoint:" "addRect" "addRects" "addEllipse" "addRoundedRect" "addPath"
    "appendPath:" "apply" "applyTransform:" "closeSubpath" "fill" "stroke" "addClip" "closePath"
    "CGPathAddRect" "CGPathMoveToPoint" "CGPathAddLineToPoint" "CGPathAddRoundedRect" "CGPathAddLines"
    "CGPathAddRects" "CGPathEqualToPath" "CGPathAddPath" "CGPathCloseSubpath" "addCurve" "control1"
    "control2" "addQuadCurve" "controlPoint" "control" "addCurveToPoint:controlPoint1:controlPoint2:"
    "addQuadCurveToPoint:controlPoint:" "addArc" "withCenter" "startAngle" "endAngle" "clockwise"
    "addRelativeArc" "delta" "arcCenter" "addArcWithCenter:radius:startAngle:endAngle:clockwise:"
    "tangent1End" "tangent2End" "CGPathAddArcToPoint" "CGPathAddCurveToPoint" "CGPathAddQuadCurveToPoint"
    "CGPathAddArc" "CGPathAddRelativeArc" "boundingBox" "boundingBoxOfPath" "currentPoint" "CGPathIsEmpty"
    "CGPathGetBoundingBox" "CGPathGetPathBoundingBox" "copy" "mutableCopy" "using" "reversing"
    "bezierPathByReversingPath" "CGPathCreateCopy" "CGPathCreateMutableCopy"
    "CGPathCreateCopyByTransformingPath" "CGPathCreateMutableCopyByTransformingPath" "CGPathFillRule"
    "winding" "evenOdd" "usesEvenOddFillRule" "containsPoint:" "CGPathContainsPoint" "fillColor"
    "strokeColor" "lineJoin" "lineDashPattern" "lineDashPhase" "CAShapeLayerLineJoin" "miter"
    "kCALineJoinMiter" "kCALineJoinRound" "bevel" "kCALineJoinBevel" "CGRectFromString" "CGPointFromString"
    "CGSizeFromString" "CGVectorFromString" "CGAffineTransformFromString" "css" "svg" "views" "FitMode"
    "aspectFit" "aspectFill" "scaleToFill" "scaleAspectFit" "scaleAspectFill" "mapping" "area" "latex"
    "swiftCode" "explain" "following" "hitTest:withEvent:" "pointInside:withEvent:" "isDescendantOfView:"
    "insertSubview:atIndex:" "bringSubviewToFront:" "sendSubviewToBack:" "hidden" "exclusiveTouch"
    "convertPoint:toWindow:" "convertRect:toWindow:" "convertPoint:fromWindow:" "convertRect:fromWindow:"
    "convertPoint:toLayer:" "convertRect:toLayer:" "convertPoint:fromLayer:" "convertRect:fromLayer:"
    "convertTime:fromLayer:" "convertTime:toLayer:" "insertSublayer:atIndex:" "presentationLayer"
    "modelLayer" "addAnimation:forKey:" "removeAnimationForKey:" "uppercaseString" "lowercaseString"
    "capitalizedString" "containsString:" "componentsSeparatedByString:"
    "stringByReplacingOccurrencesOfString:withString:" "CGPointValue" "CGSizeValue" "CGRectValue"
    "CGVectorValue" "CGAffineTransformValue" "colorWithAlphaComponent:" "opaque" "doubleSided"
    "pagingEnabled" "scrollEnabled" "editable" "selectable" "secureTextEntry"
    "exchangeSubviewAtIndex:withSubviewAtIndex:" "setNeedsDisplayInRect:" "enumerate" "addObject:"
    "addObjectsFromArray:" "firstObject" "lastObject" "reverseObjectEnumerator" "startAnimationAfterDelay:"
    "finishAnimationAtPosition:" "continueAnimationWithTimingParameters:durationFactor:" "running"
    "interruptible" "locationOfTouch:inView:" "setTranslation:inView:" "requireGestureRecognizerToFail:"
    "animationForKey:" "valueForKey:" "setValue:forKey:" "valueForKeyPath:" "setValue:forKeyPath:"
    "actionForKey:" "Selector" "SEL" "NSStringFromClass" "NSSelectorFromString" "NSStringFromSelector";

static const struct catalogue_name names[] = {
    {3, 1349190650}, {6, 2317739966}, {10, 243156999}, {16, 2246981567}, {18, 959999494}, {22, 3183434736},
    {27, 735142254}, {30, 2901640080}, {32, 1094220446}, {37, 231090382}, {43, 3650857002}, {48, 3378807160},
    {56, 2977070660}, {62, 2480955249}, {66, 2602907825}, {73, 2470140894}, {79, 2462236192},
    {84, 2872970239}, {93, 3135177370}, {99, 288002260}, {101, 1312329493}, {103, 1579491469},
    {107, 1303515621}, {112, 184981848}, {115, 228849900}, {119, 1683726967}, {125, 3532702267},
    {133, 4069502372}, {141, 3300482109}, {146, 362463927}, {150, 3988532937}, {154, 1791761615},
    {159, 826935266}, {166, 1657474316}, {172, 3432027008}, {180, 2591649024}, {191, 3700893806},
    {195, 3546203337}, {203, 2223801888}, {214, 2118442864}, {237, 2010860510}, {258, 2815995018},
    {281, 3914877224}, {302, 907542756}, {315, 2496491125}, {340, 556759762}, {354, 3922878351},
    {371, 998169227}, {382, 2363097987}, {404, 4100398922}, {424, 4923291}, {441, 3759902519},
    {458, 3586530227}, {470, 1688014856}, {479, 618459866}, {490, 2930943578}, {500, 1487659706},
    {509, 2144585555}, {522, 511188807}, {535, 3261511880}, {555, 1173478983}, {573, 2658174501},
    {586, 3350097523}, {601, 461613570}, {615, 1132264657}, {646, 1319899437}, {662, 3995075796},
    {684, 1378995983}, {701, 2702279012}, {717, 3938162328}, {718, 3658226030}, {723, 4152230356},
    {733, 2496212058}, {740, 4113452274}, {743, 1746258028}, {748, 1113510858}, {754, 348705738},
    {761, 1330461687}, {766, 2444945898}, {770, 3685020920}, {781, 123221109}, {793, 83793446},
    {815, 386311098}, {831, 4091544014}, {837, 2708649949}, {846, 693225631}, {850, 380752755},
    {855, 90969176}, {866, 449846533}, {867, 973910158}, {870, 2887626766}, {875, 3691757453},
    {880, 2054714927}, {885, 1458426488}, {895, 3552412932}, {900, 192541853}, {912, 2971707659},
    {922, 2139780097}, {928, 4141044418}, {933, 956526498}, {939, 110723809}, {945, 3332609576},
    {951, 3683784189}, {961, 2510136481}, {968, 2275008352}, {976, 3339054942}, {987, 3746835353},
    {996, 3137510316}, {1007, 1279116642}, {1018, 3013068941}, {1023, 3111536167}, {1032, 3572563384},
    {1044, 3139949330}, {1050, 736625355}, {1054, 69978321}, {1061, 558918661}, {1066, 1326178875},
    {1072, 1971108699}, {1095, 2842608717}, {1109, 1774491146}, {1124, 2134883420}, {1133, 3641267209},
    {1139, 1076453893}, {1142, 3751997361}, {1149, 4092568292}, {1153, 2171383808}, {1162, 3054093999},
    {1170, 4213704117}, {1175, 244111290}, {1180, 827898097}, {1186, 4232466889}, {1201, 3775434644},
    {1209, 2471448074}, {1218, 3786248987}, {1223, 128336118}, {1241, 3721122100}, {1242, 3826002220},
    {1243, 3775669363}, {1247, 1006755615}, {1251, 4272848550}, {1255, 108579519}, {1260, 3173440503},
    {1265, 4025666427}, {1270, 2897315904}, {1275, 153572251}, {1281, 1428923715}, {1286, 405166629},
    {1290, 2112764879}, {1295, 3876055819}, {1305, 1046779122}, {1310, 372738696}, {1315, 2052810508},
    {1316, 3591115554}, {1324, 2271195850}, {1341, 391640912}, {1367, 460481456}, {1389, 779904818},
    {1393, 3837675186}, {1398, 765439473}, {1403, 2711245919}, {1408, 697196164}, {1413, 1059919963},
    {1419, 1323747186}, {1425, 3538687084}, {1431, 1324880019}, {1435, 3912887073}, {1437, 163295161},
    {1439, 146517542}, {1441, 129739923}, {1443, 112962304}, {1445, 230405637}, {1447, 213628018},
    {1449, 196850399}, {1451, 180072780}, {1453, 297516113}, {1455, 280738494}, {1462, 2873224251},
    {1468, 2386971688}, {1473, 1283547685}, {1476, 4168357374}, {1485, 2209066192}, {1503, 4213547406},
    {1515, 988175173}, {1529, 2929211326}, {1539, 2027933801}, {1547, 2562340083}, {1550, 2515107422},
    {1555, 2797886853}, {1561, 2699759368}, {1565, 3270303571}, {1573, 206862118}, {1578, 3122818005},
    {1585, 1919949199}, {1592, 3226083260}, {1600, 3920758663}, {1614, 380755552}, {1620, 1090495225},
    {1627, 811810984}, {1634, 234774234}, {1642, 2529449241}, {1650, 1747969136}, {1656, 2087358391},
    {1663, 1335159128}, {1670, 2428550228}, {1677, 2482255079}, {1684, 4294679216}, {1688, 796142685},
    {1692, 2991499325}, {1698, 1615808600}, {1707, 3966976176}, {1716, 3266409416}, {1724, 295258647},
    {1729, 382270662}, {1744, 2466095094}, {1754, 3990922628}, {1767, 675329734}, {1774, 3795011855},
    {1788, 3747507645}, {1803, 909533769}, {1807, 3365180733}, {1818, 2749912018}, {1834, 2030934651},
    {1850, 645722727}, {1869, 1824613436}, {1876, 3639581107}, {1881, 2735859570}, {1886, 969184184},
    {1893, 1902060359}, {1901, 1373385388}, {1907, 3602979878}, {1913, 1769938321}, {1940, 1740667972},
    {1950, 4050857480}, {1957, 2755019962}, {1963, 2169878254}, {1971, 4170555683}, {1982, 1334253329},
    {1989, 2265719507}, {1997, 2570318435}, {2009, 3483588555}, {2018, 2774362700}, {2029, 21843312},
    {2039, 3429590357}, {2054, 1071897420}, {2074, 1566828974}, {2092, 514687451}, {2105, 1598403349},
    {2113, 3859595018}, {2114, 3876335077}, {2115, 3859557458}, {2117, 1363500993}, {2119, 1346723374},
    {2140, 2264171482}, {2152, 1357355164}, {2153, 4228665076}, {2185, 1867418821}, {2186, 3507227459},
    {2192, 3168883851}, {2205, 3222486838}, {2234, 3381181800}, {2235, 3607893173}, {2240, 3005452862},
    {2241, 3440116983}, {2242, 4245442695}, {2250, 2839884955}, {2275, 3398044946}, {2288, 3005386353},
    {2311, 1217983224}, {2323, 3509544318}, {2349, 1610779110}, {2356, 2930439210}, {2358, 1412156564},
    {2381, 3160029103}, {2389, 3174662200}, {2412, 1479719844}, {2422, 3376534378}, {2448, 2875014037},
    {2475, 3589306714}, {2508, 804357063}, {2537, 1910201350}, {2544, 2701182283}, {2550, 398550328},
    {2553, 521802798}, {2556, 505025179}, {2559, 656170845}, {2562, 605837988}, {2565, 2468447887},
    {2568, 2485225506}, {2571, 2384559792}, {2581, 4100406635}, {2592, 1987983040}, {2598, 365099244},
    {2602, 3641958979}, {2612, 296602997}, {2619, 2462546090}, {2626, 4254058618}, {2631, 2907980824},
    {2635, 3981965844}, {2641, 3649018447}, {2649, 2614820847}, {2662, 292130973}, {2667, 2190941297},
    {2682, 211913386}, {2690, 564937055}, {2701, 3419592236}, {2736, 3513453938}, {2747, 3460502485},
    {2751, 2339366755}, {2762, 377128425}, {2770, 1086286877}, {2797, 3941508978}, {2805, 783488098},
    {2807, 1111836708}, {2826, 2280960882}, {2833, 3181326346}, {2852, 975988953}, {2868, 635020210},
    {2870, 1360837969}, {2872, 1344060350}, {2884, 1925151750}, {2890, 2408179714}, {2896, 2211460629},
    {2916, 1848861402}, {2921, 2508680735}, {2927, 3585981250}, {2937, 2335550124}, {2941, 597743964},
    {2951, 2354563044}, {2977, 2897926679}, {2994, 1035906630}, {3012, 783840260}, {3013, 4060888886},
    {3014, 4278997933}, {3022, 589286162}, {3027, 414084241}, {3037, 2275477643}, {3041, 3940830471},
    {3051, 1940694431}, {3055, 1996966820}, {3065, 1637070560}, {3073, 1605206413}, {3087, 1343892145},
    {3105, 2293605903}, {3115, 1099796002}, {3126, 370965912}, {3136, 4290552719}, {3171, 1638856759},
    {3187, 3707845437}, {3195, 1968018676}, {3209, 2745245856}, {3217, 2872562979}, {3231, 1867915087},
    {3239, 1052627742}, {3253, 1537748690}, {3261, 4233365429}, {3275, 3239423849}, {3279, 1535751837},
    {3292, 3736796887}, {3296, 2541423239}, {3309, 3804893101}, {3313, 3060514643}, {3326, 21234473},
    {3330, 1518974218}, {3343, 3720019268}, {3347, 2524645620}, {3360, 3788115482}, {3364, 3043737024},
    {3377, 4456854}, {3391, 2037980277}, {3406, 2933655948}, {3416, 100696228}, {3419, 2802900028},
    {3432, 3183722727}, {3436, 306900080}, {3450, 1945980837}, {3456, 1319594794}, {3472, 1557103311},
    {3477, 2028154341}, {3492, 4179932030}, {3495, 321211332}, {3508, 4076314719}, {3512, 810547195},
    {3526, 383050006}, {3538, 558644074}, {3555, 328942278}, {3563, 2111105165}, {3577, 3042771105},
    {3583, 3800657716}, {3595, 626531088}, {3602, 2362349278}, {3615, 866545770}, {3625, 857273821},
    {3641, 4045899937}, {3648, 1135749657}, {3654, 93078660}, {3666, 1409690180}, {3682, 2218332638},
    {3706, 225597218}, {3735, 2084234006}, {3751, 1331687974}, {3756, 2135852838}, {3777, 2753988203},
    {3784, 864200463}, {3795, 3838403746}, {3803, 1530791347}, {3815, 3721205966}, {3820, 3688814324},
    {3831, 3876242216}, {3843, 1809966536}, {3861, 2699878380}, {3871, 4079184015}, {3891, 1179101157},
    {3899, 1825239352}, {3918, 3748245722}, {3936, 634908722}, {3953, 163271060}, {3979, 3289806584},
    {3991, 3446866648}, {3996, 1737076817}, {4005, 881687192}, {4012, 1219519868}, {4022, 3970939267},
    {4026, 2513272949}, {4035, 3224470464}, {4042, 2986472067}, {4046, 708293528}, {4052, 258052966},
    {4054, 3450233754}, {4056, 1213090802}, {4060, 3555670962}, {4066, 2743639103}, {4072, 2710083865},
    {4078, 4214265958}, {4084, 3963008473}, {4091, 1381912327}, {4100, 297212119}, {4103, 53234560},
    {4111, 1135433081}, {4114, 797905850}, {4122, 1315384455}, {4133, 4179333016}, {4156, 867257093},
    {4167, 841567274}, {4170, 3617776409}, {4182, 1784172926}, {4185, 3381609815}, {4197, 1550566188},
    {4207, 1592295328}, {4215, 2860018940}, {4233, 2241873898}, {4238, 2638218225}, {4245, 1524000883},
    {4248, 1923516200}, {4252, 3391553482}, {4255, 1062293841}, {4259, 3825392021}, {4262, 709362235},
    {4266, 1694935685}, {4270, 392774327}, {4275, 2880712451}, {4280, 3102149661}, {4286, 2394465697},
    {4290, 1659167240}, {4295, 475034410}, {4301, 3434436711}, {4304, 1479764693}, {4308, 2347825097},
    {4314, 1197479801}, {4318, 1351583639}, {4323, 3270705251}, {4329, 366569208}, {4333, 1251212115},
    {4337, 1621599661}, {4342, 3579732453}, {4348, 1720942905}, {4352, 140187182}, {4357, 1868829528},
    {4366, 3948149459}, {4376, 708029167}, {4381, 3185475540}, {4387, 2537751862}, {4393, 2778439310},
    {4400, 2616928056}, {4406, 4139930401}, {4413, 3135838405}, {4420, 2498734875}, {4428, 4064998855},
    {4432, 268639961}, {4437, 4092159661}, {4442, 2346846000}, {4448, 2328988770}, {4452, 2519117294},
    {4457, 3873647896}, {4461, 1415682102}, {4466, 631424496}, {4470, 282220607}, {4475, 3558937627},
    {4479, 4099687964}, {4484, 658698766}, {4488, 153638352}, {4493, 545189250}, {4501, 197671877},
    {4510, 792060313}, {4514, 513084933}, {4519, 2275780057}, {4524, 2616489071}, {4529, 4075421329},
    {4534, 2981347434}, {4539, 648810968}, {4547, 638754166}, {4554, 591523055}, {4561, 4047093083},
    {4568, 656837285}, {4576, 3789446092}, {4584, 4277107410}, {4592, 3906719864}, {4601, 2684794283},
    {4614, 2663715805}, {4623, 2915653898}, {4632, 4011216412}, {4642, 2785467647}, {4651, 2059593198},
    {4660, 2362870268}, {4670, 3995595581}, {4675, 2698097207}, {4681, 3072217742}, {4688, 1920734138},
    {4713, 4225734153}, {4715, 1128467232}, {4719, 1035581717}, {4734, 3525779695}, {4757, 1975486251},
    {4767, 2889234988}, {4779, 128921049}, {4798, 1127666911}, {4808, 2542550614}, {4814, 2627312426},
    {4823, 1195911285}, {4833, 4151950225}, {4835, 1765031016}, {4843, 1814435734}, {4849, 3602780627},
    {4854, 876513898}, {4865, 879704937}, {4868, 986710028}, {4874, 2682709205}, {4882, 1379501780},
    {4890, 854709318}, {4901, 925110256}, {4921, 827033813}, {4942, 3417352379}, {4950, 2226546594},
    {4956, 169017192}, {4960, 3843578906}, {4979, 221667867}, {4987, 3218681947}, {5000, 987224379},
    {5008, 3728990320}, {5020, 915157507}, {5028, 2572986219}, {5048, 4007662012}, {5052, 213683108},
    {5058, 3017331637}, {5069, 1714939896}, {5076, 2474713847}, {5083, 1542649473}, {5091, 39928156},
    {5106, 2848808016}, {5125, 3241215769}, {5145, 688599773}, {5168, 944978096}, {5196, 607288565},
    {5223, 3578987480}, {5226, 3555673031}, {5231, 2355360096}, {5235, 3949911679}, {5244, 645910219},
    {5251, 2941534958}, {5258, 2238339041}, {5263, 3277562923}, {5266, 3761252941}, {5270, 382886321},
    {5273, 4220379804}, {5277, 4200353678}, {5280, 2633446552}, {5284, 388525018}, {5289, 967958004},
    {5294, 1216469057}, {5298, 1675745305}, {5306, 3533348019}, {5316, 2267784115}, {5319, 2877453236},
    {5327, 1011085160}, {5331, 1555467752}, {5336, 2016490230}, {5346, 1419061120}, {5352, 3353438327},
    {5358, 2002030311}, {5365, 931910521}, {5391, 1638953034}, {5404, 263889333}, {5417, 2304257469},
    {5436, 2571507861}, {5465, 4039984575}, {5475, 1623797237}, {5491, 2667149886}, {5510, 1204873229},
    {5530, 2611599107}, {5540, 1975768454}, {5552, 3532344479}, {5559, 2718014180}, {5580, 713077974},
    {5597, 2712081721}, {5623, 1361625375}, {5649, 864165631}, {5656, 3189629876}, {5674, 165942467},
    {5687, 1655317257}, {5706, 1010779457}, {5716, 2215640769}, {5726, 1070265239}, {5735, 1134120687},
    {5739, 2846199180}, {5752, 1743930340}, {5758, 4005059268}, {5762, 206241385}, {5771, 1115344066},
    {5779, 567586076}, {5785, 3901637708}, {5789, 803046281}, {5795, 152899664}, {5804, 1787359420},
    {5809, 151693739}, {5814, 460225993}, {5820, 944111422}, {5829, 2075216980}, {5834, 2276994531},
    {5848, 2796815519}, {5863, 3918278559}, {5870, 4155575922}, {5880, 236925125}, {5888, 1684779966},
    {5892, 798074659}, {5901, 2374006294}, {5914, 153363970}, {5920, 3103973672}, {5930, 2926810054},
    {5932, 1462048136}, {5947, 3040434276}, {5957, 1244814717}, {5967, 1696195782}, {5976, 3093996503},
    {5985, 2756264342}, {5993, 2866045037}, {6001, 1163907536}, {6013, 2104353872}, {6024, 3110688315},
    {6035, 3317910134}, {6044, 3473703803}, {6057, 2755011687}, {6073, 2069497450}, {6084, 1516930437},
    {6094, 296395306}, {6105, 1195616409}, {6117, 942984426}, {6125, 2949131327}, {6135, 469045609},
    {6146, 2847090017}, {6166, 176574206}, {6176, 404136769}, {6189, 2422892396}, {6203, 2568950125},
    {6207, 2528405746}, {6212, 2484574385}, {6217, 4208725202}, {6233, 3003271613}, {6249, 1882624920},
    {6260, 4183891472}, {6277, 3707850388}, {6286, 2401568500}, {6311, 1057920877}, {6318, 2157316278},
    {6326, 3403651144}, {6333, 4114437246}, {6343, 2887421684}, {6347, 1361572173}, {6357, 1896686403},
    {6367, 3273657238}, {6377, 1266202965}, {6389, 3635588042}, {6408, 2733832836}, {6412, 4182378701},
    {6419, 2110798224}, {6425, 877087803}, {6434, 1970364490}, {6440, 1275339983}, {6458, 350857000},
    {6474, 2079739832}, {6490, 1996921413}, {6499, 2043970711}, {6515, 1393632998}, {6522, 1731736080},
    {6534, 4080117376}, {6545, 1493013840}, {6565, 2398078988}, {6573, 1065574956}, {6583, 2965413338},
    {6593, 990401381}, {6601, 2153800097}, {6608, 4084710509}, {6611, 682729123}, {6620, 1722954222},
    {6636, 3827859290}, {6647, 37271103}, {6655, 1119987041}, {6674, 2161276179}, {6697, 3507573001},
    {6705, 2301731235}, {6715, 1862550028}, {6729, 3213420894}, {6745, 288415389}, {6755, 4033069017},
    {6761, 672109684}, {6770, 3080967843}, {6785, 834189487}, {6794, 904369474}, {6797, 1089765596},
    {6802, 18738364}, {6806, 2197550541}, {6811, 1569418667}, {6829, 1419285594}, {6832, 3324446467},
    {6839, 2540844914}, {6848, 936176715}, {6853, 3724674918}, {6860, 247011038}, {6863, 3817694041},
    {6873, 4121092745}, {6883, 886071850}, {6895, 2390028659}, {6902, 4182669406}, {6907, 3555021734},
    {6912, 1452231588}, {6922, 665752555}, {6932, 2665914025}, {6940, 1172522883}, {6950, 2411978403},
    {6959, 2082024064}, {6963, 1231115066}, {6972, 244075885}, {6978, 96429129}, {6989, 1558106348},
    {6996, 1676028392}, {7008, 3565214879}, {7014, 1169454059}, {7025, 2276069802}, {7031, 2590900991},
    {7042, 403953390}, {7047, 817772335}, {7057, 3894621598}, {7061, 3130700698}, {7070, 3811712141},
    {7079, 2836898780}, {7093, 744222851}, {7101, 3219325754}, {7114, 455433581}, {7119, 1550717474},
    {7129, 4099875093}, {7138, 2687217115}, {7150, 3317790454}, {7162, 680679420}, {7173, 4074568615},
    {7183, 972345196}, {7193, 2124225882}, {7203, 1707208587}, {7213, 1698171440}, {7225, 1765986002},
    {7237, 3099195470}, {7247, 1325296208}, {7258, 1159889848}, {7268, 3210628243}, {7279, 3799163251},
    {7290, 3782385632}, {7301, 3899828965}, {7312, 3883051346}, {7323, 3866273727}, {7339, 4169345192},
    {7364, 3573351892}, {7369, 4137097213}, {7374, 3523899814}, {7380, 1029089800}, {7391, 1290530634},
    {7399, 4203053801}, {7412, 406972148}, {7416, 2369371622}, {7421, 3008443898}, {7428, 3726277920},
    {7438, 1742909879}, {7449, 581045492}, {7459, 877317237}, {7472, 1513289445}, {7496, 2694946607},
    {7518, 3902926015}, {7521, 2516003219}, {7536, 3083183824}, {7540, 3185987134}, {7549, 3141474305},
    {7562, 1010012291}, {7566, 659427984}, {7577, 3254824265}, {7585, 1438951982}, {7594, 571377267},
    {7612, 143865419}, {7630, 445834375}, {7644, 4201716739}, {7657, 2082798958}, {7661, 3883353449},
    {7684, 1252969316}, {7701, 611349806}, {7723, 3939761393}, {7747, 1880591026}, {7771, 1630685488},
    {7797, 4274790866}, {7828, 1320538545}, {7859, 625491524}, {7885, 1052979093}, {7901, 1315057949},
    {7914, 3198073272}, {7939, 1888717571}, {7952, 1499172353}, {7966, 1151719106}, {7984, 1297838153},
    {7995, 1291853992}, {8007, 3864824124}, {8020, 284302454}, {8038, 2291378338}, {8060, 2024043478},
    {8075, 3416336049}, {8086, 3326301860}, {8097, 2097883034}, {8115, 2658088632}, {8125, 4116806241},
    {8137, 2750625341}, {8154, 2805121617}, {8163, 2636563400}, {8179, 1088403524}, {8207, 1326471550},
    {8213, 3867909202}, {8242, 2053519890}, {8276, 24686317}, {8280, 43254447}, {8312, 3633974900},
    {8320, 1715765854}, {8336, 3488110948}, {8342, 1226705564}, {8352, 1144915353}, {8370, 1085962434},
    {8376, 542584942}, {8394, 1880354216}, {8403, 2126046479}, {8424, 3409685817}, {8434, 2322214854},
    {8456, 715012316}, {8461, 667630371}, {8478, 4011681569}, {8493, 2477794221}, {8508, 2826459802},
    {8515, 863636682}, {8526, 2904533681}, {8546, 2783401782}, {8568, 3231953140}, {8588, 1851017237},
    {8611, 3819977203}, {8623, 1594915199}, {8653, 3312035873}, {8681, 2374822095}, {8697, 1117036282},
    {8713, 2727146260}, {8743, 4247332818}, {8762, 3780770003}, {8776, 3045028851}, {8788, 2338438971},
    {8809, 1077300351}, {8838, 1505834213}, {8869, 1420801579}, {8889, 1086567517}, {8900, 3688764708},
    {8919, 3212090577}, {8932, 2710245443}, {8943, 2621687777}, {8961, 135807534}, {8983, 538728657},
    {9012, 4217769178}, {9031, 2737991523}, {9042, 1490880043}, {9050, 1865801660}, {9058, 894604266},
    {9076, 239266950}, {9092, 3440848049}, {9110, 1563451997}, {9146, 1300855194}, {9164, 2649340029},
    {9177, 3157132282}, {9208, 1994390723}, {9221, 3295732442}, {9240, 3217941162}, {9277, 2638373311},
    {9296, 729836362}, {9313, 1103965319}, {9348, 3909734774}, {9365, 3422384807}, {9379, 1562399317},
    {9411, 3535094014}, {9425, 2862813109}, {9445, 70193435}, {9483, 3331707904}, {9503, 167527483},
    {9525, 3377910156}, {9541, 2815096657}, {9582, 3232227944}, {9601, 2636711499}, {9615, 2461495057},
    {9620, 502047894}, {9640, 2942666046}, {9646, 1490954098}, {9657, 1092012710}, {9682, 38792922},
    {9693, 2899252294}, {9701, 871591685}, {9723, 1041997713}, {9731, 3217987877}, {9739, 1309284212},
    {9761, 2823090016}, {9769, 4012061332}, {9776, 2462590034}, {9797, 3080064910}, {9804, 3596835826},
    {9819, 4204111253}, {9824, 3492500287}, {9833, 421821156}, {9856, 696240407}, {9865, 1453714756},
    {9880, 1899105243}, {9909, 3174014960}, {9924, 1948841851}, {9939, 466020238}, {9968, 4077855673},
    {9983, 1744839726}, {9999, 1408722253}, {10029, 876245160}, {10045, 452810861}, {10059, 1423725372},
    {10087, 3691762681}, {10101, 3281580380}, {10114, 650891138}, {10141, 613295001}, {10154, 1216248354},
    {10167, 1260603725}, {10194, 968316954}, {10207, 859371885}, {10221, 1658883364}, {10249, 3531153185},
    {10263, 486221508}, {10274, 4064395570}, {10299, 2257273533}, {10310, 3217031314}, {10322, 1898701486},
    {10348, 692253475}, {10360, 2618608526}, {10382, 2036964556}, {10418, 1478369021}, {10440, 2072579308},
    {10455, 158609817}, {10484, 3199826274}, {10499, 3872230201}, {10513, 889051197}, {10541, 1439665068},
    {10555, 3703752221}, {10568, 592993401}, {10595, 2782426318}, {10608, 1648296985}, {10627, 771481908},
    {10660, 2744451111}, {10679, 2907380692}, {10693, 2303844654}, {10721, 1323066019}, {10735, 590774350},
    {10751, 2542372249}, {10781, 1436241668}, {10797, 2311460409}, {10806, 773059133}, {10829, 2759092874},
    {10838, 481727645}, {10847, 588027325}, {10853, 3294899967}, {10869, 2406610228}, {10881, 1136770368},
    {10892, 1099727666}, {10919, 3943336079}, {10927, 3373088083}, {10935, 1118385669}, {10948, 1252830802},
    {10956, 1310484760}, {10974, 4211107556}, {10992, 4235327583}, {11011, 1911957762}, {11023, 2274977100},
    {11033, 1894102977}, {11050, 1868420705}, {11065, 1229760322}, {11080, 401251929}, {11089, 4136070254},
    {11099, 141711844}, {11112, 1877099350}, {11122, 4224630636}, {11148, 2956264019}, {11172, 3731343133},
    {11184, 1473240524}, {11196, 3420829582}, {11204, 1499161504}, {11216, 1992880658}, {11237, 1654371654},
    {11258, 3557937968}, {11272, 4267915633}, {11287, 651349070}, {11306, 3553571131}, {11327, 798050051},
    {11347, 1738029828}, {11356, 830772382}, {11380, 975665791}, {11387, 3753552150}, {11409, 1268347563},
    {11422, 92234206}, {11431, 2675976173}, {11439, 2255101473}, {11450, 938963840}, {11462, 1325536902},
    {11472, 66138439}, {11491, 2650151654}, {11503, 1362571274}, {11510, 2674091075}, {11527, 4180264212},
    {11538, 2220611910}, {11544, 3628923247}, {11563, 2290191893}, {11576, 524486259}, {11591, 536057419},
    {11604, 2266436945}, {11616, 2660165913}, {11628, 2510371521}, {11635, 1647949432}, {11646, 2499925078},
    {11652, 1061329053}, {11660, 2186648520}, {11672, 3685987662}, {11686, 1203193122}, {11700, 3305235377},
    {11715, 3408062813}, {11737, 598285973}, {11748, 2107277412}, {11763, 1771288722}, {11777, 1024755039},
    {11797, 2323362532}, {11817, 295121441}, {11829, 3240065181}, {11838, 3923523740}, {11858, 140741692},
    {11875, 958887293}, {11898, 459823196}, {11928, 687274249}, {11938, 1680403306}, {11949, 186774928},
    {11963, 2185261687}, {11968, 2753641482}, {11973, 2454962418}, {11991, 3594902096}, {11999, 2175633178},
    {12016, 775974691}, {12023, 4056008598}, {12037, 32195591}, {12044, 3647323098}, {12060, 3198753898},
    {12084, 56185609}, {12092, 3091067239}, {12096, 3935363592}, {12106, 3073585980}, {12121, 2759355463},
    {12141, 2095930043}, {12147, 1438993425}, {12154, 1867556362}, {12167, 2589014835}, {12183, 3891896413},
    {12189, 4148812653}, {12196, 1700657266}, {12208, 1106246455}, {12223, 754571866}, {12234, 1038506759},
    {12240, 4176775601}, {12249, 2830785103}, {12259, 1731433239}, {12267, 855408348}, {12275, 2834400513},
    {12290, 3963693047}, {12303, 3283896773}, {12317, 715050645}, {12326, 3544094494}, {12332, 4009327117},
    {12348, 492923249}, {12361, 1423062726}, {12379, 161915485}, {12422, 2642763852}, {12435, 1214513038},
    {12452, 1445723454}, {12461, 2844467682}, {12468, 3334659430}, {12480, 3572701046}, {12491, 555663897},
    {12502, 3123020006}, {12515, 3005567066}, {12527, 2400366623}, {12539, 2266193630}, {12549, 3448933658},
    {12562, 3786999131}, {12570, 2370703267}, {12582, 1489487637}, {12596, 1404904742}, {12611, 2552112075},
    {12629, 2857694466}, {12642, 2048902997}, {12657, 1468503355}, {12669, 1938712828}, {12688, 376585884},
    {12710, 3810570069}, {12729, 1375206950}, {12751, 1648973383}, {12770, 1187236458}, {12792, 1447170883},
    {12811, 2183746320}, {12833, 4241624385}, {12846, 2109961146}, {12863, 1302875927}, {12878, 1953032679},
    {12896, 1885855689}, {12903, 3048556132}, {12922, 3744775116}, {12940, 3621218635}, {12957, 3611392321},
    {12968, 3412690475}, {12994, 2124853820}, {13016, 4061796954}, {13023, 4173553157}, {13031, 2053962742},
    {13041, 503535429}, {13052, 1836668495}, {13061, 721310682}, {13076, 1006735486}, {13088, 325084441},
    {13093, 2961925722}, {13103, 497438945}, {13112, 1787797455}, {13123, 1849888827}, {13143, 3825011241},
    {13152, 385702446}, {13158, 2166834857}, {13165, 3055437297}, {13172, 601507180}, {13188, 2970916523},
    {13192, 1041509726}, {13197, 1494001562}, {13206, 2984076638}, {13220, 737459482}, {13226, 1122880180},
    {13237, 1945272936}, {13252, 2380932862}, {13268, 3092368177}, {13276, 2548392784}, {13286, 1901756438},
    {13295, 906872895}, {13306, 1648836552}, {13313, 1359877577}, {13321, 521485205}, {13334, 252720416},
    {13348, 1264131298}, {13352, 1582017048}, {13371, 422274124}, {13390, 3020961236}, {13396, 845187144},
    {13418, 1120609123}, {13442, 3704248662}, {13469, 1361184210}, {13491, 254023945}, {13519, 3600137057},
    {13543, 2682444316}, {13552, 1644100618}, {13576, 1592819465}, {13609, 895660813}, {13617, 335426986},
    {13642, 1264318259}, {13674, 1168386582}, {13682, 1663862986}, {13687, 1746993862}, {13716, 1903257066},
    {13721, 974882150}, {13728, 1177151643}, {13759, 165292311}, {13766, 2311397435}, {13771, 439402299},
    {13800, 1552997231}, {13805, 3962257883}, {13814, 2220750876}, {13847, 2007447656}, {13856, 2787838396},
    {13862, 3769421748}, {13892, 4173954024}, {13898, 1434043348}, {13908, 1426660429}, {13942, 737025121},
    {13976, 1466689035}, {14014, 4098563933}, {14019, 513712005}, {14056, 229043912}, {14060, 2457286800},
    {14095, 3584307048}, {14097, 1123244352}, {14134, 1329338781}, {14138, 2761510965}, {14145, 49525662},
    {14165, 539821669}, {14183, 3772220557}, {14201, 4185830300}, {14216, 3171290880}, {14238, 832521766},
    {14260, 1461782644}, {14280, 691540578}, {14303, 1404144425}, {14323, 522796658}, {14340, 1376505559},
    {14349, 3748513642}, {14357, 846470194}, {14365, 200649126}, {14379, 3431639220}, {14386, 4292335199},
    {14401, 907121470}, {14407, 2240342303}, {14424, 2969811462}, {14438, 167268160}, {14452, 1833803298},
    {14464, 2457918009}, {14473, 3718375587}, {14485, 4071123319}, {14497, 1834047080}, {14513, 3367860727},
    {14519, 2118064195}, {14530, 493169962}, {14538, 2713721240}, {14543, 1695364032}, {14550, 4030051588},
    {14556, 1400182552}, {14586, 455416660}, {14606, 2271268225}, {14629, 2613973034}, {14647, 392604227},
    {14669, 3754606837}, {14689, 2833158821}, {14705, 3350374178}, {14712, 534084754}, {14726, 2867322350},
    {14748, 2116308131}, {14753, 3649057272}, {14761, 3845453865}, {14770, 2994984227}, {14786, 664899839},
    {14808, 1989677117}, {14813, 2918522264}, {14825, 3420926329}, {14838, 3178453163}, {14855, 3149605050},
    {14860, 2920394832}, {14877, 1523943668}, {14887, 862917743}, {14909, 4234031555}, {14926, 1719771455},
    {14947, 2399213176}, {14954, 4287151977}, {14964, 450801067}, {14971, 1669872668}, {14985, 4013487222},
    {15012, 2679495900}, {15028, 856694529}, {15052, 2681939195}, {15068, 3153218578}, {15092, 2240063300},
    {15096, 3096186179}, {15101, 741716276}, {15106, 2329068957}, {15113, 2921198141}, {15118, 1055615879},
    {15123, 3285122304}, {15129, 230313139}, {15132, 2868333218}, {15136, 4098541315}, {15141, 33356212},
    {15148, 1723256298}, {15152, 4140259964}, {15158, 107912219}, {15180, 4121566434}, {15210, 3855721002},
    {15226, 2216232237}, {15250, 2255928953}, {15270, 159080631}, {15284, 3689248828}, {15309, 836430118},
    {15329, 2287125059}, {15352, 1038585177}, {15373, 3367347455}, {15399, 4230039153}, {15413, 609216699},
    {15448, 1501614459}, {15459, 1529288929}, {15491, 2719113377}, {15503, 2275796322}, {15536, 1812401954},
    {15547, 2408338453}, {15579, 2855832277}, {15606, 1459817706}, {15617, 2392518824}, {15649, 518942568},
    {15670, 3663533692}, {15712, 2192755772}, {15737, 177875273}, {15783, 891907593}, {15805, 1945812840},
    {15848, 1417411880}, {15872, 2154355281}, {15917, 3467076881}, {15937, 317429627}, {15978, 771452987},
    {16013, 181460511}, {16033, 456257992}, {16074, 2485130632}, {16097, 317835491}, {16141, 3496877987},
    {16162, 1103010248}, {16212, 3557956176}, {16235, 4255026978}, {16287, 3877521898}, {16307, 3184108018},
    {16356, 3247803578}, {16376, 500341405}, {16425, 25050581}, {16450, 2700911442}, {16504, 4244498298},
    {16518, 4267328027}, {16529, 3365817217}, {16541, 1019517826}, {16552, 4255312501}, {16558, 107113802},
    {16569, 339302984}, {16590, 571385436}, {16615, 701971049}, {16637, 3844547848}, {16661, 2993703921},
    {16681, 856100507}, {16695, 523418047}, {16716, 1199509864}, {16725, 71184232}, {16754, 3633864562},
    {16760, 3626350180}, {16786, 227242734}, {16793, 3686895409}, {16820, 23593359}, {16826, 3490026688},
    {16852, 2245546586}, {16861, 63500808}, {16867, 3324008260}, {16874, 2639082641}, {16880, 4241250784},
    {16908, 1005534689}, {16936, 433529277}, {16965, 1104277830}, {16978, 1738166450}, {17013, 4196810825},
    {17042, 1042290725}, {17049, 1073217499}, {17067, 2059328792}, {17075, 1536564555}, {17094, 2064776214},
    {17103, 1856753941}, {17123, 1308833490}, {17127, 3934383778}, {17142, 2480094667}, {17150, 4009865048},
    {17178, 365080250}, {17184, 3648362799}, {17210, 980454765}, {17217, 1860367182}, {17244, 3669799736},
    {17247, 1787721130}, {17273, 447103454}, {17278, 1697318111}, {17306, 2673357851}, {17336, 2937116726},
    {17354, 3523238589}, {17362, 1863269210}, {17382, 2099371351}, {17387, 4096559242}, {17404, 2182794837},
    {17409, 2712309285}, {17426, 2806403090}, {17436, 3478391754}, {17458, 1104677667}, {17470, 1599455416},
    {17477, 667710333}, {17480, 718098122}, {17483, 682728183}, {17501, 3802467407}, {17522, 3657180965},
    {17545, 1665393361}, {17569, 1052733624}, {17578, 184912774}, {17594, 4089387070}, {17607, 2352568569},
    {17620, 1245245715}, {17633, 1262023334}, {17647, 3270702940}, {17659, 2739892052}, {17674, 2480001844},
    {17678, 3749132497}, {17687, 1230999982}, {17694, 3143743637}, {17702, 799079693}, {17708, 862152253},
    {17714, 351428278}, {17731, 2428146278}, {17746, 2992948263}, {17757, 2349028720}, {17764, 3885786800},
    {17776, 1736514697}, {17786, 3474322026}, {17796, 60432295}, {17801, 1322381784}, {17808, 4012403877},
    {17830, 989471740}, {17851, 452908417}, {17870, 423327896}, {17884, 3737912740}, {17909, 3227882653},
    {17925, 2453966149}, {17953, 1731566697}, {17964, 2587032280}, {17985, 2963724706}, {18001, 712913813},
    {18033, 2778836517}, {18049, 2372284312}, {18064, 2159059685}, {18076, 1491675329}, {18099, 1613655628},
    {18121, 655649118}, {18136, 2173728365}, {18143, 2357661820}, {18159, 409169195}, {18179, 3491459423},
    {18196, 1226170970}, {18219, 3404475955}, {18249, 1624986452}, {18283, 3623300279}, {18300, 3034534074},
    {18320, 575711980}, {18339, 671086880}, {18366, 387145109}, {18379, 1032586458}, {18391, 266241602},
    {18411, 3402924327}, {18421, 1269553309}, {18427, 503252654}, {18430, 4160314702}, {18434, 159043482},
    {18441, 2686336408}, {18446, 2717370895}, {18456, 1132587367}, {18464, 1195117749}, {18478, 1879021152},
    {18492, 581463510}, {18515, 2140377464}, {18527, 1275514075}, {18539, 2387979536}, {18550, 3884420844},
    {18567, 1646387302}, {18579, 308670472}, {18592, 3934596143}, {18605, 2845511965}, {18628, 4013472960},
    {18648, 207861097}, {18668, 3570842623}, {18684, 2974165697}, {18691, 1232628331}, {18708, 889198334},
    {18727, 3364533173}, {18743, 2007207608}, {18752, 3255160570}, {18759, 2953807453}, {18766, 709349229},
    {18770, 2223459638}, {18778, 2600881466}, {18793, 2804841900}, {18808, 2904109309}, {18821, 3454124243},
    {18837, 2165802309}, {18847, 4226874186}, {18859, 46347960}, {18867, 111583397}, {18877, 249290197},
    {18887, 1264874778}, {18899, 2552651146}, {18913, 3277309783}, {18918, 2072037248}, {18927, 1839346743},
    {18937, 2980706495}, {18948, 3765738945}, {18962, 1478303606}, {18970, 2435397115}, {18991, 1647672292},
    {19010, 1635008148}, {19025, 1487095968}, {19041, 3124627733}, {19059, 3994024810}, {19064, 2570585620},
    {19080, 366187551}, {19094, 2318987703}, {19104, 1761128012}, {19118, 185295765}, {19131, 3838690653},
    {19146, 1263600608}, {19163, 2027855346}, {19183, 3216563907}, {19197, 1058098686}, {19210, 467864515},
    {19221, 3932876427}, {19234, 2706824106}, {19243, 1016188828}, {19259, 957769824}, {19269, 1005022371},
    {19283, 2696340427}, {19301, 1092596157}, {19312, 1283833217}, {19331, 1606336818}, {19334, 993596020},
    {19349, 2693457989}, {19358, 3779456605}, {19377, 415476443}, {19390, 1262823941}, {19400, 1622115944},
    {19411, 2973219889}, {19424, 2597275607}, {19429, 1748273790}, {19435, 860606716}, {19440, 3002334877},
    {19457, 2034172196}, {19483, 3305562105}, {19501, 3707972394}, {19532, 1143351512}, {19560, 259394249},
    {19597, 1755649734}, {19626, 239670225}, {19640, 2484187237}, {19655, 1401756888}, {19662, 3647859367},
    {19675, 3236366608}, {19688, 1824874128}, {19709, 2788634194}, {19731, 1466132464}, {19759, 3529599493},
    {19791, 2079469443}, {19813, 738891302}, {19831, 3197889394}, {19850, 2360350959}, {19875, 3813530536},
    {19878, 488247560}, {19881, 605690893}, {19884, 622615607}, {19887, 572282750}, {19890, 2334079840},
    {19893, 2384412697}, {19896, 2367635078}, {19899, 2417967935}, {19902, 2502003125}, {19921, 3649363768},
    {19940, 3444963044}, {19971, 2273024933}, {19994, 4264915354}, {20015, 3077942367}, {20044, 590894855},
    {20054, 1618037728}, {20064, 1850454287}, {20074, 3957551837}, {20093, 4284171251}, {20109, 3891447831},
    {20115, 2774883451}, {20127, 3483418915}, {20144, 668816343}, {20152, 2931048700}, {20161, 2388452721},
    {20169, 4258353177}, {20172, 1141775739}, {20178, 4126724647}, {20188, 2859901778}, {20192, 3250964130},
    {20200, 1360419304}, {20204, 3001705435}, {20210, 2071016015}, {20215, 4246411473}, {20219, 2944866961},
    {20222, 418647609}, {20225, 2471879920}, {20229, 1343949093}, {20231, 1105628090}, {20236, 3998840952},
    {20240, 963632676}, {20243, 1882099852}, {20252, 2097992392}, {20260, 4171284318}, {20268, 2265671865},
    {20271, 2982919898}, {20278, 2076987736}, {20289, 3694939264}, {20296, 2984259090}, {20303, 306596620},
    {20311, 1011505953}, {20315, 1692432290}, {20322, 1616530830}, {20333, 2662881380}, {20345, 288349193},
    {20357, 3981693508}, {20380, 789866245}, {20413, 3462714680}, {20444, 1040529176}, {20467, 1195669001},
    {20488, 572947177}, {20512, 3064057197}, {20536, 2537429897}, {20543, 3218261061}, {20550, 2261369287},
    {20556, 912855974}, {20562, 3374781713}, {20570, 2293478956}, {20587, 1149880784}, {20596, 953119650},
    {20608, 1491100860}, {20619, 417924775}, {20630, 3895649598}, {20643, 2700906213}, {20665, 2989913377},
    {20671, 3882857642}, {20675, 2624049703}, {20681, 3114108242}, {20697, 2841934487}, {20715, 1193001972},
    {20733, 88035829}, {20749, 1181740251}, {20762, 3068295830}, {20785, 2650861306}, {20807, 2152366365},
    {20818, 3624381609}, {20829, 3416571249}, {20839, 1040632685}, {20863, 4090287646}, {20880, 3935096066},
    {20899, 4249419}, {20916, 3406704799}, {20940, 3341171164}, {20956, 883346132}, {20989, 4136122483},
    {20995, 2668380887}, {21002, 2831556715}, {21015, 3401266884}, {21021, 1451477576}, {21037, 119757721},
    {21046, 2438128661}, {21058, 2193512543}, {21068, 1505809199}, {21087, 2758857958}, {21098, 1600511528},
    {21104, 785452558}, {21114, 1861738460}, {21120, 3056320968}, {21140, 4208727282}, {21153, 3291555781},
    {21162, 2196865874}, {21191, 1361552727}, {21213, 2957611498}, {21222, 2007872489}, {21230, 2339550961},
    {21242, 3508411830}, {21255, 2355901240}, {21266, 4245501841}, {21272, 3163908038}, {21279, 2925496955},
    {21292, 108183312}, {21306, 1328193084}, {21321, 2265931075}, {21342, 3180543629}, {21349, 2387400333},
    {21368, 1202605450}, {21376, 591972422}, {21396, 1175191511}, {21407, 873742264}, {21430, 326594495},
    {21440, 2059707271}, {21462, 1503948434}, {21472, 3230945966}, {21494, 2911124459}, {21505, 1449651004},
    {21517, 1980023723}, {21544, 3261273255}, {21561, 1962088798}, {21572, 659713157}, {21576, 407568404},
    {21583, 3610741318}, {21591, 24023407}, {21598, 2767062895}, {21610, 197333961}, {21625, 3768039387},
    {21632, 2976183426}, {21640, 854431587}, {21650, 2611701562}, {21664, 4149673879}, {21671, 3561702979},
    {21682, 3373400544}, {21687, 616319547}, {21702, 2851767893}, {21714, 2670905232}, {21718, 2984927816},
    {21724, 3072721717}, {21731, 382945106}, {21740, 1202886564}, {21753, 3124826125}, {21770, 1073533898},
    {21790, 501308550}, {21810, 3102301894}, {21824, 2098960006}, {21838, 2993485402}, {21855, 2228178674},
    {21868, 678697196}, {21886, 4242588933}, {21894, 3290709023}, {21902, 3206573181}, {21910, 3156240324},
    {21922, 873554442}, {21934, 3877044912}, {21941, 1386144670}, {21985, 3391438105}, {22018, 3275802252},
    {22024, 1665555596}, {22034, 955209608}, {22044, 3663374774}, {22052, 2845693673}, {22061, 1402472725},
    {22075, 3292755612}, {22080, 1795259425}, {22089, 2710028206}, {22143, 2549331680}, {22154, 2094265262},
    {22165, 2380435381}, {22184, 801338602}, {22205, 2854832407}, {22230, 155406996}, {22242, 3678362229},
    {22262, 4252635661}, {22273, 930651626}, {22290, 883771916}, {22302, 2754639596}, {22315, 3381696689},
    {22335, 2497068525}, {22359, 4204966360}, {22363, 3848464964}, {22374, 4196316528}, {22379, 1775113223},
    {22388, 4293857150}, {22413, 105220734}, {22429, 2941928401}, {22452, 3513504379}, {22486, 2399979131},
    {22527, 397375761}, {22541, 2554776799}, {22548, 1325902193}, {22555, 4257774810}, {22574, 3385953049},
    {22588, 363805148}, {22607, 2241932221}, {22616, 3578929855}, {22627, 960139624}, {22635, 1597548103},
    {22650, 957531795}, {22663, 1010886454}, {22683, 1596791097}, {22688, 828449414}, {22704, 4083200273},
    {22720, 1563607652}, {22725, 3373576235}, {22741, 1686781560}, {22757, 3118206852}, {22774, 1114429566},
    {22790, 275414779}, {22808, 3681786005}, {22835, 1786964809}, {22838, 4081524352}, {22841, 3880226465},
    {22846, 1336735441}, {22853, 3258804367}, {22862, 3220778976}, {22872, 3246523276}, {22883, 2488280337},
    {22897, 2068458324}, {22912, 763838368}, {22919, 637820293}, {22923, 2601460036}, {22928, 1480246043},
    {22937, 978711165}, {22944, 309439324}, {22953, 2535512472}, {22971, 3793360030}, {22993, 3530699951},
    {23012, 3107109432}, {23034, 2768536296}, {23054, 2255243348}, {23072, 1791059818}, {23078, 4128829753},
    {23092, 2557930546}, {23114, 1165654517}, {23135, 1287267581}, {23159, 333206726}, {23182, 2848081438},
    {23203, 1910782036}, {23223, 3395304284}, {23246, 1173374833}, {23268, 2943989225}, {23290, 1789752760},
    {23310, 723746973}, {23333, 928095684}, {23350, 66633762}, {23360, 3883652983}, {23380, 1787670268},
    {23402, 2151592719}, {23417, 1240202158}, {23432, 2061306167}, {23449, 3545231896}, {23464, 2600978945},
    {23492, 907113182}, {23540, 4097691329}, {23552, 288631100}, {23563, 835911719}, {23574, 18669246},
    {23587, 1289413733}, {23609, 576822689}, {23633, 1403930331}, {23639, 1863671838}, {23650, 2924953349},
    {23663, 951339946}, {23676, 2908236957}, {23684, 60532369}, {23694, 3795175885}, {23709, 1243462689},
    {23751, 3533566504}, {23773, 1855131199}, {23782, 1056680197}, {23792, 2951402203}, {23812, 3636908325},
    {23823, 1964022558}, {23833, 684154646}, {23856, 2371177212}, {23881, 2398960364}, {23907, 2922600688},
    {23960, 17738465}, {23967, 343848780}, {23980, 2712090128}, {24003, 944362804}, {24025, 115475624},
    {24056, 694824490}, {24072, 2617424471}, {24084, 2167551454}, {24100, 353999202}, {24116, 554307351},
    {24136, 580401027}, {24149, 2837546561}, {24157, 3574960668}, {24160, 1090614859}, {24177, 2666343581},
    {24197, 848102186}, {24217, 519526010}
};

static const int32_t slots[] = {
    -1, -1, -1, 897, 238, 945, 1658, -1, 235, -1, 402, -1, -1, 187, 1751, 941, -1, -1, 1233, 147, 1691, 1765,
    1809, -1, -1, 362, -1, -1, -1, -1, -1, -1, 1235, -1, -1, -1, 1116, 1270, 1316, -1, 466, -1, -1, 997, -1,
    -1, 1638, 1806, 519, 226, -1, 976, 1383, -1, -1, -1, 1294, 324, 728, -1, -1, -1, -1, 52, 133, 775, -1,
    -1, 1795, 1018, -1, -1, -1, 439, 249, 1821, -1, -1, 597, -1, 607, 522, -1, 104, -1, -1, 1869, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 773, 287, 1511, 1713, 292, -1, -1, 980, -1, 1698, -1, 521, 1724, -1, 197, -1, -1,
    1021, 1462, -1, -1, 749, -1, -1, 1283, 1376, -1, -1, 1443, -1, -1, -1, -1, 1515, 1716, 1774, -1, -1, 114,
    1302, 457, 1810, -1, 1421, -1, -1, 5, 868, -1, -1, -1, -1, 1560, -1, -1, -1, -1, -1, -1, -1, -1, -1, 673,
    -1, 1777, -1, 935, 841, 177, 790, -1, 1209, 1866, -1, 1820, -1, 1780, -1, 1679, -1, -1, -1, -1, -1, -1,
    -1, 1397, -1, 1714, -1, -1, 297, 1004, -1, 937, -1, 857, -1, 1188, 1645, 700, -1, 1304, -1, -1, -1, -1,
    569, 286, 1096, 482, -1, -1, 1618, -1, 1405, -1, -1, -1, -1, -1, -1, -1, -1, 421, -1, 492, 660, -1, -1,
    714, 702, 1003, 1114, 1681, 1710, 1836, -1, -1, 1267, -1, -1, 1434, -1, -1, -1, 520, -1, 123, 489, 240,
    493, 1120, 966, 1147, 1431, -1, -1, -1, 1788, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1038, -1, -1, 464,
    -1, 1063, 639, 1109, -1, -1, 228, 796, 1019, -1, -1, -1, -1, -1, 1083, -1, 367, -1, -1, -1, -1, 143, 746,
    -1, -1, -1, -1, -1, -1, -1, 1559, -1, -1, 62, 1355, -1, -1, -1, 136, 726, 1141, 378, 1081, 1348, 1725,
    -1, -1, -1, -1, 347, 36, 1867, 983, -1, -1, 847, -1, 1886, -1, 406, 1685, -1, -1, 1651, 535, 1775, 661,
    225, 486, 509, 1202, 105, -1, 212, -1, 686, -1, 1391, -1, -1, 1198, -1, 1011, 708, 1229, 1105, 565, 284,
    -1, -1, -1, 1112, 1461, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1167, 1591, -1, 1689, -1, -1, 903,
    -1, -1, 488, 662, -1, -1, 1049, 1197, -1, -1, 1665, 1661, 304, 1854, -1, 1010, 1814, 356, 1356, 455,
    1575, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1731, -1, -1, -1, 344, 361, 117, 388, 229, 491, 547, 810,
    813, 967, 1240, 1127, 1859, -1, -1, -1, -1, -1, 1534, 870, 163, 321, 527, -1, 548, -1, 141, 1485, 307,
    -1, -1, -1, -1, -1, 934, -1, -1, -1, 975, -1, -1, -1, -1, -1, -1, -1, -1, 515, -1, -1, -1, -1, -1, 144,
    184, 611, 895, -1, -1, 842, -1, -1, -1, -1, -1, -1, -1, 351, 1486, -1, -1, 1673, -1, 275, -1, 1024, -1,
    -1, -1, -1, 657, 1042, 1257, 762, 837, -1, -1, -1, 748, 227, 1514, -1, -1, -1, -1, 1498, -1, -1, 1448,
    1798, -1, -1, -1, 303, -1, -1, -1, 408, 1050, 1354, 1243, -1, -1, -1, -1, 825, 1378, 954, 648, 542, -1,
    536, -1, -1, -1, 371, 890, -1, -1, 1715, -1, 120, 437, -1, -1, -1, -1, 1054, -1, 1490, -1, -1, -1, 780,
    692, -1, -1, 1683, 576, -1, -1, -1, 887, 1015, 1357, -1, 1569, 1646, 1745, -1, 532, 1269, 1309, 1358, -1,
    -1, -1, -1, 395, 1553, -1, -1, 1430, 1275, 300, 713, 1207, -1, 1493, 1017, 1878, -1, 1196, 122, 255, -1,
    -1, 1613, 1125, -1, -1, -1, -1, -1, 991, -1, 1039, 452, 529, -1, -1, -1, 630, -1, -1, -1, 95, 811, 447,
    -1, -1, -1, 37, 1343, -1, -1, 1131, -1, 1317, -1, -1, 803, -1, 94, 800, 19, 1787, 1740, 1200, -1, -1,
    533, 900, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 636, 594, 1308, -1, -1, 518, 886, -1, -1, 285, 579,
    836, -1, 1497, -1, -1, 948, 1176, -1, 1542, 546, -1, -1, -1, 1350, 1335, -1, -1, 310, -1, 1279, 534, 747,
    1326, 206, 1491, 1590, 1219, 1424, 277, 1723, 1475, 1882, -1, -1, -1, -1, -1, -1, 485, -1, 337, 1327, -1,
    1093, -1, -1, -1, 1480, -1, -1, -1, -1, -1, -1, -1, 1134, 1702, -1, 1165, 102, 125, -1, -1, 561, -1, 92,
    -1, -1, 415, 1464, -1, 1379, 1312, 1610, 1825, 1194, -1, -1, 1324, -1, -1, -1, -1, -1, 288, 874, 1113,
    1034, 1441, -1, 1268, -1, -1, 1660, -1, -1, -1, -1, -1, 217, 651, 195, 685, 1584, 196, 1828, -1, -1, -1,
    -1, -1, 507, -1, 204, -1, 1428, -1, 247, 1433, -1, -1, -1, 1263, 1863, -1, 1768, -1, 1790, -1, -1, -1,
    917, -1, -1, 385, -1, -1, 919, -1, -1, 599, 716, 0, 645, -1, 503, -1, -1, -1, -1, -1, -1, -1, -1, 1265,
    -1, -1, 41, 1070, -1, 1509, -1, 1259, -1, 9, 1728, -1, -1, 1580, 68, -1, -1, -1, -1, 350, -1, 613, -1,
    -1, 1880, -1, 671, 405, 888, 1769, 1000, 795, 1465, 1557, -1, -1, 1699, -1, 1370, -1, 1087, 328, -1, 20,
    295, 744, 909, 1838, 244, 291, 938, 669, 1128, 1816, -1, -1, 972, 1842, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, 1830, -1, -1, 1850, 419, 1543, 360, 1454, 1709, 505, -1, -1, -1, 1437, -1, 984, -1, -1, -1,
    -1, -1, -1, 524, -1, -1, -1, -1, 1670, -1, -1, -1, -1, -1, -1, -1, -1, 357, 423, 993, 1077, 929, 968, -1,
    1095, -1, 24, 1682, 1856, 901, 665, -1, 11, 79, 1107, 1205, 1469, 1627, 58, 543, 1287, 151, 1674, 1718,
    -1, -1, -1, 717, 1704, -1, -1, 231, 1727, -1, -1, -1, 267, -1, -1, -1, -1, -1, 404, -1, -1, 733, 1071,
    1512, -1, 875, -1, -1, 1156, -1, -1, 1535, -1, -1, -1, 1248, -1, -1, -1, 168, 127, -1, -1, -1, 302, -1,
    -1, 391, 56, -1, 69, 1504, -1, -1, -1, -1, 1, 676, 1126, 1585, 39, 139, 1697, -1, 248, -1, -1, -1, -1,
    220, 364, 562, 1048, 1381, 1546, 774, 1883, -1, -1, -1, -1, -1, -1, 973, -1, -1, -1, 219, 1078, -1, -1,
    -1, 573, -1, -1, 420, -1, -1, 1344, 1222, -1, -1, -1, 1177, 603, 1487, 1561, -1, 1717, -1, -1, -1, -1,
    947, 200, -1, -1, 988, -1, 369, 1027, -1, -1, 1502, 1578, -1, 173, -1, 1252, -1, -1, -1, 1076, 1772, 736,
    -1, 234, -1, 1140, 698, 1073, 644, 1885, -1, -1, -1, 1720, -1, -1, -1, -1, -1, 1074, 1417, 1446, 1744,
    111, -1, 1330, -1, -1, -1, -1, -1, -1, -1, -1, 1526, 1382, -1, -1, 40, 479, -1, 722, 741, -1, -1, -1,
    1762, 358, -1, -1, -1, -1, -1, -1, -1, 261, -1, -1, -1, -1, -1, -1, -1, -1, 1166, -1, -1, 593, 827, 1319,
    1845, -1, 1544, 243, 1824, -1, 1261, 1472, 1735, 571, 1398, -1, -1, -1, 678, 89, 1426, 1871, -1, -1, -1,
    1773, 142, -1, -1, 530, -1, -1, -1, -1, -1, -1, -1, -1, -1, 703, -1, 1117, 1609, 1813, 591, -1, -1, -1,
    -1, 693, 863, 715, 1086, 1246, 1583, 1792, -1, 871, -1, -1, -1, -1, -1, 271, 1488, -1, -1, -1, 1203, -1,
    1616, 110, 1371, 865, -1, -1, -1, -1, -1, -1, 824, -1, 1484, 1423, -1, -1, -1, -1, -1, 1416, -1, -1, 799,
    -1, 472, 194, 1101, 1138, -1, 1163, 512, 656, -1, -1, -1, -1, -1, -1, -1, -1, 1864, -1, -1, -1, -1, -1,
    1624, -1, -1, 2, -1, -1, -1, -1, -1, -1, -1, -1, 148, -1, -1, -1, -1, -1, -1, -1, 1230, -1, -1, -1, -1,
    323, -1, -1, 1630, -1, 179, -1, 1231, -1, -1, 113, 1594, -1, -1, -1, 1002, -1, 1228, -1, -1, -1, 198,
    815, -1, 1606, -1, -1, -1, -1, -1, -1, -1, 106, -1, -1, -1, -1, -1, -1, 84, -1, -1, 124, 329, -1, -1,
    1123, 1392, -1, 1532, -1, 1403, -1, -1, 205, -1, -1, -1, -1, -1, 1458, -1, 28, 628, -1, 1588, -1, 155,
    1453, -1, -1, -1, -1, -1, 1649, -1, 112, 910, 1874, -1, -1, 538, 1409, 1422, 1671, 1452, 1603, -1, -1,
    -1, -1, -1, 77, -1, 1256, -1, -1, -1, -1, -1, 707, 32, -1, -1, -1, -1, 568, 1647, -1, -1, -1, -1, -1, -1,
    119, 1168, 469, 833, 185, 582, 1220, 585, 1530, 186, 1172, -1, -1, -1, -1, -1, -1, 912, 1314, 781, -1,
    -1, 1031, 672, 1373, 1831, -1, 566, 753, 1611, 1729, -1, -1, 60, 289, 516, 946, 172, 1144, 338, 1700,
    544, 631, 1875, 943, 380, 30, 789, 963, -1, 989, -1, 1023, -1, 481, -1, 1082, -1, -1, -1, 1180, -1, -1,
    -1, -1, -1, 653, 1528, 339, 72, -1, -1, -1, -1, -1, 444, -1, -1, -1, 559, 704, 1755, -1, -1, -1, 759,
    1192, 885, 1009, -1, -1, -1, 1332, 1676, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1211, -1, -1, -1, -1, -1,
    384, -1, 805, -1, 1558, 564, 1639, -1, -1, -1, -1, -1, -1, -1, 1092, -1, -1, 161, -1, -1, -1, -1, -1,
    667, 1442, -1, 1007, -1, -1, 877, 83, 1579, 1118, 264, 1608, 1062, 1707, -1, -1, 1401, 1052, -1, 1184,
    121, -1, -1, 663, -1, -1, -1, -1, 756, 986, -1, 1154, -1, -1, 1122, 553, -1, -1, 1858, -1, 1367, 1887,
    363, -1, -1, -1, -1, 1232, 994, -1, -1, -1, -1, -1, -1, -1, 1121, 1227, 1396, 1427, 1500, -1, 1574, -1,
    215, -1, 445, 1191, 1722, -1, -1, 140, 719, 1782, 1296, -1, 758, -1, -1, 1753, -1, -1, -1, -1, -1, -1,
    617, -1, 1215, -1, -1, -1, 1030, 375, -1, -1, -1, -1, 1654, -1, 137, 1555, 953, -1, -1, -1, 202, 1273,
    -1, -1, -1, -1, 169, 612, 793, 1226, -1, -1, -1, -1, -1, 424, -1, -1, 666, 1668, -1, -1, -1, 468, -1, -1,
    -1, -1, -1, -1, 1183, 118, -1, -1, -1, -1, -1, 1313, -1, 475, -1, 1124, -1, -1, 791, -1, 898, -1, -1,
    974, 1749, -1, 1025, 1037, -1, -1, -1, 210, 456, -1, -1, 73, 760, 1621, 1597, 1677, 1687, 853, -1, -1,
    1274, 930, -1, 742, 1848, -1, 729, -1, 1539, 1623, 684, -1, -1, 1696, -1, -1, -1, -1, 757, -1, -1, 6, -1,
    158, 924, -1, -1, -1, -1, -1, -1, 1817, -1, 770, -1, 1837, 1075, -1, -1, 619, 1468, -1, -1, -1, -1, 1169,
    537, 1145, 150, -1, -1, -1, -1, 254, -1, -1, -1, -1, -1, -1, -1, 1721, 1187, 1778, 1072, -1, -1, -1, -1,
    625, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1201, -1, 712, 616, 514, 982, -1, -1, -1, 320, -1, 1862,
    1365, 1404, 1870, 366, 1688, -1, 26, 1568, 138, -1, -1, -1, 268, -1, -1, -1, 18, -1, 390, 1210, -1, 1084,
    -1, -1, 1321, -1, -1, -1, -1, -1, -1, 1067, 936, -1, -1, 1551, -1, -1, -1, -1, -1, -1, 699, -1, -1, 1190,
    526, 1137, 1737, -1, -1, 1041, -1, -1, 280, 1644, 1157, 1785, -1, 1675, -1, -1, 1432, 1659, -1, -1, -1,
    -1, -1, -1, 1815, -1, -1, -1, 846, 873, 1643, 1664, 201, 1794, 342, 381, -1, 883, -1, 1451, 1507, 159,
    1741, 812, 1799, -1, -1, -1, -1, -1, -1, 1525, 1457, 75, 1648, -1, -1, -1, -1, -1, 1784, -1, 499, -1, -1,
    -1, 49, -1, -1, 850, -1, -1, -1, -1, 1562, -1, -1, -1, 1669, 894, 1705, -1, -1, 794, 1189, 1028, -1, -1,
    91, 1088, 1776, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1520, -1, 1338, 606, 778, -1, -1, -1, -1,
    -1, -1, 624, 596, 1260, 784, 670, 1305, 1879, -1, -1, -1, -1, 1605, -1, 462, -1, 916, 1146, 181, -1,
    1298, -1, 335, 1667, 1218, 605, -1, -1, -1, 1796, 1079, -1, 1839, 1162, 1179, 1345, -1, -1, 1819, 1363,
    -1, -1, -1, -1, -1, 1253, -1, 349, 792, -1, 1224, -1, -1, -1, -1, -1, -1, -1, 1135, -1, 44, 592, -1,
    1303, 1596, 1711, -1, -1, 425, -1, -1, -1, -1, -1, -1, -1, 1106, 642, 316, 1244, 1797, 1742, -1, 265, -1,
    -1, -1, -1, -1, 448, -1, 1805, -1, -1, -1, -1, -1, -1, 911, 570, 1284, -1, -1, 1861, 1666, 1789, -1, -1,
    236, -1, 1026, 1266, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 266, 90, 763,
    626, 1791, 1884, -1, 149, 1139, 899, 417, 1445, -1, -1, -1, -1, -1, -1, 1564, 74, 1264, -1, -1, -1, -1,
    1494, -1, -1, -1, -1, -1, -1, 697, -1, 209, -1, 1097, -1, 299, -1, -1, 1822, -1, 374, 221, 1334, 1655,
    1781, -1, 1384, -1, 1572, -1, -1, -1, 459, 224, -1, -1, -1, 513, -1, -1, -1, -1, -1, -1, 554, 442, 1615,
    1282, 1843, 1566, 1155, 859, -1, -1, 1636, 1036, 754, -1, -1, 1482, -1, -1, -1, -1, 925, 45, 239, 1251,
    -1, -1, 199, -1, 1410, 66, 132, 1362, 1439, -1, -1, 33, 1495, -1, 1331, -1, -1, 854, -1, 575, -1, -1, 88,
    -1, -1, -1, -1, -1, 1089, 939, 412, -1, -1, 298, 13, 1369, -1, -1, -1, -1, -1, -1, -1, 1786, 27, -1, -1,
    679, -1, -1, 1734, -1, -1, 918, -1, 208, -1, -1, -1, -1, -1, -1, -1, -1, 336, 461, 1619, -1, -1, -1, -1,
    427, -1, -1, -1, 1008, 1238, 949, 1217, 1567, -1, -1, 814, 1823, 928, 807, 373, 960, 1069, 1094, 891,
    1632, -1, -1, 1033, 8, 1450, -1, 1014, -1, -1, 57, 1045, -1, -1, -1, 1767, -1, -1, 1872, -1, -1, -1,
    1012, -1, -1, -1, 311, 652, 1415, 893, 1225, 1466, 1538, 1760, -1, 880, -1, -1, -1, 1080, -1, 1455, 1132,
    1614, -1, -1, -1, 649, -1, 864, 308, -1, -1, -1, -1, 1288, -1, -1, -1, 211, 1489, 1214, -1, -1, -1, 915,
    -1, 1633, -1, -1, -1, -1, 53, -1, -1, -1, 1570, -1, -1, -1, -1, -1, -1, 777, -1, -1, -1, -1, 587, -1, -1,
    130, 914, -1, 809, -1, -1, -1, -1, -1, -1, 896, 1547, 751, 165, 253, 1706, 1750, 819, 31, -1, 1328, -1,
    256, 804, -1, -1, 301, 1293, -1, 1853, -1, -1, -1, -1, -1, -1, -1, 674, -1, 1876, -1, -1, -1, 680, 450,
    1459, -1, 330, -1, -1, -1, 319, -1, -1, -1, -1, -1, 572, 270, 1280, 1840, 29, 353, -1, 835, 589, 844,
    1436, 609, 1306, 1807, 1394, 1208, -1, -1, -1, -1, -1, -1, -1, -1, 732, -1, -1, -1, 681, 495, -1, -1, -1,
    1481, -1, -1, -1, -1, -1, -1, -1, 574, -1, -1, -1, 767, 396, 1046, 786, -1, 798, 1237, 1056, -1, -1, -1,
    856, -1, -1, 467, -1, 400, -1, -1, -1, 942, -1, 490, -1, -1, -1, -1, -1, 1058, 1195, 1359, 1425, 1601,
    737, 1164, 1447, -1, -1, -1, -1, -1, -1, -1, 1604, -1, -1, -1, 1255, -1, -1, 621, -1, -1, 1478, -1, -1,
    269, 723, -1, 1523, -1, -1, -1, 1372, -1, -1, -1, -1, -1, 1241, 1634, 35, 383, -1, 1730, 1043, 637, 881,
    1368, -1, 614, 845, 779, -1, 154, 783, 1471, 1752, -1, -1, -1, -1, 1286, 431, 1761, -1, -1, -1, 213, -1,
    -1, -1, -1, -1, -1, 1701, -1, 892, 1554, 1254, 602, 282, 386, -1, -1, -1, -1, -1, -1, 838, 1758, 828, -1,
    387, -1, 64, 1320, 1747, -1, -1, 580, -1, -1, -1, -1, -1, -1, 1129, 1386, -1, 48, 1663, 359, -1, 904, 85,
    290, 867, 1377, 129, -1, 549, -1, -1, 926, -1, -1, -1, -1, -1, 273, 1055, 1301, 1540, -1, 1182, -1, -1,
    -1, -1, -1, -1, -1, -1, 691, -1, 76, -1, -1, 1537, -1, 879, 1346, 1406, -1, -1, -1, 840, 1385, -1, 146,
    866, -1, 510, 1390, -1, -1, -1, -1, -1, -1, -1, 1652, -1, 7, -1, -1, 1213, -1, -1, -1, 1006, 921, 1333,
    22, 709, -1, 951, 341, 955, 1040, -1, -1, 189, 987, -1, -1, 183, -1, -1, -1, 504, 1311, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 820, 1297, 78, 263, 34, -1, 128, 135, 1064, 1204, -1, 694, 832, -1, 1400, -1, 260,
    -1, 689, -1, -1, -1, 465, -1, 1342, -1, -1, 176, -1, 281, -1, 126, 1353, -1, 162, 25, 1236, 740, 981, 61,
    80, 996, 1857, -1, 978, -1, -1, -1, -1, -1, 1505, 1159, -1, -1, 788, 1388, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, 956, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1653, 761, -1, -1, -1, -1, 392, 1005, 1444, 1499, -1,
    913, 1170, 1733, -1, -1, -1, -1, -1, -1, -1, -1, 766, 831, 1181, -1, 1592, -1, 1374, -1, -1, -1, -1, -1,
    -1, 1001, 1285, 1322, -1, -1, 1506, -1, 861, 1022, 1635, 97, 633, -1, 545, -1, 1835, -1, -1, 10, -1, -1,
    1032, -1, -1, -1, 1065, 1100, -1, 178, 765, -1, -1, -1, -1, -1, 331, 430, -1, -1, -1, -1, 314, -1, 583,
    635, 1503, -1, -1, 906, 1098, 1577, -1, 55, -1, -1, 506, 1152, -1, -1, 1110, 1178, -1, -1, 96, -1, -1,
    552, 731, 860, 376, 1059, 1289, 1413, 821, 1849, -1, -1, -1, 473, 785, 1206, 1549, -1, -1, -1, 372, 931,
    734, 54, 398, -1, -1, -1, -1, 641, 346, 411, 67, 1541, 428, 101, 654, 1763, -1, -1, 958, -1, -1, -1, -1,
    -1, 1556, -1, -1, -1, -1, 1047, -1, -1, -1, -1, -1, -1, -1, 180, 318, 453, 463, 738, 816, 1657, -1, -1,
    1771, -1, 1174, -1, 1414, 1888, -1, 563, 42, -1, -1, -1, 1832, 414, -1, -1, -1, 1389, -1, -1, -1, 16,
    902, -1, 1104, -1, -1, -1, 735, 1158, -1, -1, 480, -1, -1, -1, -1, 1060, -1, -1, -1, 435, -1, 434, 1602,
    1216, 632, 1337, -1, 274, 647, 1565, 1393, 1607, -1, -1, -1, 175, 156, -1, -1, 1336, -1, -1, -1, -1,
    1016, 876, 961, -1, -1, 995, -1, -1, -1, -1, -1, -1, 724, -1, 1640, 1693, 1501, -1, -1, -1, -1, 1841,
    940, -1, -1, 1463, 1517, -1, 422, 952, -1, -1, 668, -1, -1, 923, 1290, -1, -1, -1, -1, 446, -1, -1, 971,
    -1, 623, -1, 620, -1, 718, 59, 1536, 1680, -1, -1, -1, 659, 808, 1766, 1846, -1, -1, -1, -1, 882, -1,
    581, -1, -1, -1, 920, -1, -1, 849, -1, 474, -1, -1, -1, -1, 377, 278, -1, -1, 1249, 1582, -1, -1, 46,
    116, -1, 787, -1, -1, 1586, 629, 1736, 843, -1, -1, -1, -1, -1, -1, -1, 1281, 1800, -1, -1, -1, 1438,
    1387, -1, -1, 745, 577, -1, -1, -1, 822, 907, 1234, 1291, -1, 1533, 1587, -1, 1783, -1, 531, 501, 1641,
    776, -1, 496, -1, 706, 443, 1292, -1, -1, 701, -1, -1, 3, -1, 458, -1, 441, 604, -1, -1, -1, 429, 1599,
    598, 1035, -1, -1, -1, 1277, 477, 65, 4, 47, 153, -1, -1, 1440, 560, 1329, 1221, 1522, 245, 315, 508,
    664, -1, 772, -1, 638, 1851, 1186, 711, 498, -1, 1844, -1, 1550, -1, 1834, 1013, -1, 556, -1, -1, -1, -1,
    399, 1175, 313, -1, -1, 1748, -1, 12, 207, 1759, -1, 438, 370, 1223, 1662, 1801, -1, 449, 1508, -1, -1,
    312, 541, 1245, 1739, 525, 1690, -1, -1, 743, 829, -1, -1, -1, -1, -1, 1153, 1160, 382, -1, -1, -1, -1,
    1743, -1, 1531, 21, 325, 695, 1250, 237, -1, -1, 166, 1672, -1, -1, 677, 933, 43, -1, 233, 1548, -1, -1,
    823, -1, -1, -1, -1, 1827, -1, -1, -1, -1, -1, 1412, -1, -1, -1, -1, -1, -1, -1, -1, 232, -1, -1, -1, -1,
    -1, -1, 1808, 345, 557, 869, -1, -1, 640, 720, 764, 1066, 1496, 1340, 1617, 1877, 1754, 1881, 63, 171,
    782, 1826, -1, -1, -1, -1, 1272, 1143, 1865, -1, -1, -1, -1, -1, -1, 643, 484, -1, 108, -1, -1, -1, -1,
    1258, 1307, -1, -1, -1, 1678, 294, -1, -1, -1, 1518, -1, 705, 1173, -1, 333, -1, 276, 403, 905, -1, 1576,
    -1, 578, -1, -1, -1, 343, 1629, -1, -1, 407, -1, 618, -1, -1, 355, -1, -1, 1595, 1764, -1, -1, 257, 470,
    250, -1, 1622, -1, -1, 1474, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1085, -1, -1, -1, 1581, 1278, -1, -1,
    658, 164, 309, 1779, -1, -1, -1, 216, 1524, 730, -1, -1, -1, 192, 1099, 1407, 170, 1476, 769, -1, 70,
    584, 1435, 1732, -1, -1, -1, 393, -1, 500, 878, -1, -1, 17, 242, 131, -1, -1, -1, 1829, -1, 1694, 768,
    839, 365, 379, 476, 858, 834, 1419, 1600, -1, -1, 950, 160, 1593, 739, -1, -1, 1325, 246, 1684, -1, -1,
    -1, -1, 99, 426, 528, 1477, 15, 107, 1860, -1, -1, -1, 1492, 440, -1, 1811, -1, -1, 433, 332, -1, 82, -1,
    -1, -1, -1, -1, -1, 223, -1, 1812, -1, -1, 1656, -1, -1, 397, 1418, 1339, 1133, 1513, -1, -1, 334, 818,
    -1, 1852, -1, 1625, 460, 1161, 203, 687, -1, 436, 826, 927, 1708, -1, -1, -1, 451, 862, -1, -1, -1, 590,
    855, -1, -1, 1510, -1, -1, -1, -1, 1460, -1, -1, 992, 1589, -1, -1, 1185, -1, -1, 682, -1, -1, -1, -1,
    802, -1, -1, -1, 539, 608, -1, -1, 683, -1, 1295, 432, -1, 413, -1, 1375, -1, -1, -1, -1, 86, 1456, -1,
    1411, -1, -1, -1, -1, -1, -1, 990, 1757, -1, 326, 771, 969, 1620, -1, -1, -1, 752, 218, 401, 1756, -1,
    -1, -1, -1, -1, -1, 293, 1802, -1, 1029, -1, 252, 1315, 409, 1573, 1855, -1, 817, 1119, -1, -1, -1, -1,
    -1, -1, -1, 1366, -1, -1, 214, -1, -1, -1, -1, -1, -1, 1804, 1239, 1467, 1545, -1, -1, -1, -1, -1, 1051,
    1429, 517, 1631, -1, -1, -1, -1, -1, 1552, 1483, -1, -1, 1598, 1628, 1479, 352, -1, -1, -1, -1, -1, -1,
    801, -1, 1149, 348, -1, -1, 797, 1803, 471, -1, -1, -1, -1, 259, -1, -1, -1, -1, -1, 806, 87, 1351, -1,
    -1, -1, -1, -1, 368, 478, 182, 727, 655, 1068, 725, 1395, 1399, 1115, 1770, -1, 872, 1199, -1, -1, 586,
    1868, -1, 998, -1, -1, -1, 222, 1408, -1, -1, -1, -1, 251, 115, 483, 497, 1323, 1637, 595, -1, -1, -1,
    -1, 283, 296, 1318, 1352, 1719, -1, 494, 627, -1, -1, -1, -1, -1, 322, 1103, 1402, 1449, 600, 970, -1,
    -1, -1, -1, -1, 622, 1571, 410, -1, -1, -1, -1, 551, -1, -1, -1, -1, -1, 416, 1726, 340, 852, 1703, -1,
    -1, -1, -1, -1, 188, 487, 848, -1, -1, -1, -1, -1, -1, 610, -1, -1, -1, -1, 1695, 1212, -1, 262, -1, -1,
    -1, -1, -1, 650, -1, -1, -1, -1, -1, 14, 696, 1847, 755, -1, 51, -1, -1, -1, -1, -1, 1142, -1, -1, -1,
    -1, 957, -1, 50, 601, -1, 258, 1361, 965, -1, 145, 1738, 1044, -1, 1057, -1, -1, 272, 558, 354, 721, 908,
    959, 646, 985, 1242, 1650, -1, 174, -1, 71, 193, 511, 944, 1349, -1, -1, 1151, -1, -1, 962, -1, -1, -1,
    -1, 750, 1247, 38, 152, -1, -1, -1, -1, -1, 851, 1420, 418, 389, 1563, -1, 1360, -1, -1, 999, 1111, 327,
    1299, 1519, -1, 922, -1, 167, -1, 306, -1, 23, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1262, 690, 1108,
    1053, 98, -1, 889, -1, 317, -1, -1, -1, -1, -1, -1, 230, 1171, 1148, 523, 1516, 884, 1102, 1061, 1642,
    -1, -1, -1, -1, -1, -1, 979, 1341, 1626, -1, -1, 1020, 1150, 1746, 1380, -1, -1, 830, 1692, -1, -1, -1,
    190, 615, 1521, 191, 1090, 1347, -1, -1, 1300, 1364, 977, -1, 103, -1, 394, 1833, -1, -1, -1, -1, 109,
    93, 305, 688, 1712, 1686, -1, -1, -1, 964, -1, -1, 1091, -1, 279, 1873, -1, -1, -1, 634, -1, 1793, 1527,
    675, 134, -1, 1271, 1529, -1, 1818, 710, -1, 1470, -1, -1, -1, -1, 1136, -1, -1, 567, 1473, 1276, -1,
    157, -1, -1, 1612, 100, -1, -1, -1, -1, -1, -1, -1, 540, 81, 550, 588, -1, -1, 1130, -1, -1, -1, -1, -1,
    -1, -1, -1, 555, 241, 932, -1, -1, -1, -1, -1, -1, 502, 454, -1, -1, 1310, 1193, -1, -1, -1, -1, -1, -1,
    -1, -1
};

static const int16_t first[] = {
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1432, -1, -1, -1, -1, 1495, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 531, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 621,
    1232, -1, -1, 838, -1, -1, -1, -1, 1072, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 583,
    585, 587, 529, 589, 590, 528, 569, 651, 653, 658, 654, 507, 557, -1, -1, 323, -1, -1, 541, 542, 543, -1,
    491, 566, -1, -1, -1, -1, -1, 523, -1, 1153, 1, 837, 1206, 45, 48, 476, 474, 478, 480, 477, 475, 479,
    481, 327, 309, 310, 404, 1809, 1906, 8, 26, 0, 9, 27, 259, 260, 261, 262, 263, 264, 265, 266, 267, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, 239, 240, 241, 246, 247, -1, 242, -1, -1, 1878, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 243, -1, -1, -1, -1, -1, -1, -1, -1, 244, 245, 253, -1, 297, 642, 643, 1909, 570, 571,
    701, -1, 1939, -1, 1921, -1, 698, -1, -1, -1, -1, 697, 458, 71, 85, 95, 115, 63, -1, 729, 791, 793, 795,
    797, 799, 801, 803, 805, 807, 809, 811, 813, 815, 817, 46, 47, 49, 50, 2, -1, 59, 6, 5, -1, -1, 12, 11,
    -1, 17, 58, 20, 21, 22, 23, 24, 25, 28, -1, 29, 30, 31, 32, 33, 34, 35, 36, -1, 37, 38, 39, 40, 41, 42,
    43, 44, 51, 52, 53, 54, 55, 56, -1, -1, -1, 60, 61, 62, 67, 68, 69, 70, 66, 72, 74, 75, 78, 79, 80, -1,
    81, 82, 83, 84, 90, 91, 87, 86, 92, 94, 101, 102, 97, 96, 100, 104, 105, 107, 111, 112, 113, 114, 117,
    116, 121, 122, 123, 124, 125, 126, 127, -1, -1, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138,
    139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 151, 153, 1565, 154, 155, 156, 157, 158, 159, 160,
    161, 162, 163, 164, 165, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 181, 182, 183, 184,
    187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 197, 198, 199, 200, 201, 203, 205, 207, 209, -1, 406,
    208, -1, -1, 210, 212, 214, 215, 217, 218, 219, 220, 221, 222, 223, 224, 225, 226, 228, 229, 230, 231,
    232, 233, 235, 236, 237, 238, -1, -1, -1, -1, -1, 311, 312, 313, 314, 315, 316, 317, 318, 319, 320, 321,
    322, 324, 325, 326, 328, 329, 330, 331, 336, 340, 343, 344, 345, 346, 347, 348, 349, 350, 351, 352, 353,
    354, 355, 356, 357, 358, 359, 360, 361, 362, 363, 364, 365, 366, 367, 368, 369, 370, 371, 372, 373, 374,
    375, 376, 377, 378, 379, 380, 381, 382, 383, 384, 385, 386, 387, 388, 389, 390, 391, 392, 393, 394, 395,
    396, -1, 397, 398, 399, 400, 401, 402, 405, -1, 407, 408, 409, -1, 410, 412, 413, 414, 415, 416, 417,
    418, 419, 420, 421, 422, 423, -1, 424, 425, 427, -1, -1, -1, 429, 442, -1, -1, 445, 446, 447, 448, 449,
    450, 451, 452, 453, 454, 455, 456, -1, 461, 462, 466, 468, 469, 470, 471, 472, 473, 482, 484, 485, 486,
    487, 488, 489, 1069, 1324, 492, 493, 494, 495, 496, 497, 498, 499, 500, 501, 502, 503, 504, -1, 505, -1,
    506, -1, 508, 509, 510, 511, 512, 513, 517, 518, 521, 525, 526, 527, -1, 532, 534, 537, -1, 546, -1, 547,
    -1, -1, -1, 559, -1, 562, 563, 564, 565, -1, -1, 572, 579, -1, -1, -1, 596, 597, 599, 600, 602, 603, 604,
    605, 606, 607, 608, 609, 610, 611, 612, 613, 614, 616, -1, 617, 620, 622, 623, 624, 625, 626, -1, 629,
    630, 631, -1, -1, 637, -1, -1, -1, 638, -1, -1, 665, 670, 669, 645, 646, 647, 648, -1, 652, 656, -1, 659,
    660, 662, 663, 664, -1, -1, 686, 687, 691, 692, 702, 708, 710, 711, 712, 713, 714, 715, 716, 717, 718,
    719, 722, 727, 2111, 1398, 744, 746, 748, 833, 730, 731, 732, 733, 742, 2066, -1, -1, -1, -1, 738, -1,
    740, 741, 743, 745, 747, 749, 750, 751, 752, 753, 754, 755, 756, 757, 758, 759, 760, 761, 762, 763, 764,
    765, 766, 767, 768, 769, 770, 771, 772, 773, 774, 775, 776, 777, 778, 779, 780, 781, 782, 783, 784, 785,
    786, 787, 788, 789, 790, 819, 820, 822, 823, 824, 825, 844, 826, -1, 830, 831, 832, 834, 835, 836, 839,
    840, 841, 842, 843, 845, 846, 847, 848, 849, 850, 851, 852, 853, 854, 855, 856, 857, 858, 859, 860, 861,
    862, 863, 864, 865, 866, 867, 868, 869, 870, 871, 872, 873, 874, 875, 876, 877, 878, 879, 880, 881, -1,
    882, -1, 883, 884, 885, 886, 887, 888, -1, 889, 890, 891, 892, 893, 894, 895, 896, 897, 899, 900, 901,
    902, 903, 904, 905, 906, 907, 908, 909, 910, 911, 912, 913, 914, 915, 916, 917, 918, 920, 1252, 919, 921,
    922, 923, 924, 925, 926, 1058, -1, 927, 1557, 928, 929, 930, 931, 932, 933, 934, 935, 936, 937, 938, 939,
    940, 941, 942, 943, 944, 945, 946, 948, 949, 950, 951, -1, 952, 954, 955, 956, 957, 958, 959, 960, 961,
    962, 963, 964, 965, 966, 967, -1, 968, 969, 970, 971, 972, 973, 974, 975, 976, 977, 978, 979, 980, 981,
    982, 983, 984, 985, 986, 987, 988, 989, 990, 991, 992, 993, 994, 995, 996, 997, 998, 999, 1000, 1001,
    1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009, 1010, 1011, 1012, 1013, 1014, 1015, 1016, 1017, 1018,
    1019, 1020, 1021, 1022, 1023, 2106, -1, 1025, 1027, 1028, 1029, -1, 1031, 1033, 1035, 1037, 1038, 1039,
    1040, 1041, 1042, 1043, 1044, 1045, 1046, 1047, 1048, 1049, 1051, 1052, 1053, 1054, 1055, 1056, 1057, -1,
    1060, 1062, 1064, 1065, 1066, 1067, 1068, 2114, 1070, 1071, 1073, 1074, 1075, 1076, 1077, -1, 1078, 1079,
    -1, 1080, 1081, 1082, -1, -1, -1, 1085, 1087, -1, -1, 1089, 1091, 1092, 1095, 1097, 1098, 1099, 1100,
    1103, 1104, 1105, 1106, 1107, 1108, 1109, 1110, 1111, 1113, 1114, -1, -1, 1118, 1119, 1120, 1121, -1,
    1122, -1, 1124, -1, 1125, 1126, 1127, 1128, 1129, 1130, 1131, 1132, -1, 1134, 1135, 1136, 1137, 1138,
    1139, 1140, 1141, 1144, 1145, 1146, 1147, 1148, 1149, 2115, 1150, -1, 2116, 1156, 1158, 1160, 1161, 1163,
    1164, 1165, 1167, 1168, 1169, 1170, 1171, 1172, 1173, 1174, 1175, 1176, 1177, 1179, 1567, 1180, 1181,
    1182, 1183, 1184, 1185, 1186, 1187, 1188, 1189, 2117, 1190, 1191, 1192, 1193, 1194, 1195, 1198, 1199,
    1200, 1201, 1202, 1203, 1204, 1205, 1207, 1208, 1209, 1210, 1211, 1212, 1217, 1218, 1219, 1220, 1221,
    1222, 1223, -1, 1236, -1, 1238, 1246, 1247, 1248, 1254, 1265, 1256, 1257, 1259, 1260, 1262, -1, 1266,
    1268, -1, 1271, 1274, 1277, 1280, 1283, 1286, 1290, -1, -1, 1292, -1, 1293, 1294, 1295, 1296, 1297, 1298,
    1299, 1300, 1301, 1302, 1303, 1304, 1305, 1306, 1307, 1308, 1309, 1310, 1311, -1, 1313, 1314, 1316, 1317,
    1319, 1320, 1322, 1323, 1326, 1329, 1330, 1331, 1332, 1334, 1335, 1336, 1337, 1338, 1339, 1340, 1343,
    1344, 1345, -1, 1347, -1, 1349, 1351, 1352, 1356, -1, 1360, 1364, 1368, 1372, 1373, -1, 1374, 1375, -1,
    1376, 1377, 1378, 1379, 1380, 1381, 1382, -1, -1, -1, -1, -1, -1, 1385, 1386, 1387, -1, -1, 1389, 1390,
    1391, 1392, 1393, 1395, 1397, -1, -1, 1399, 1400, 1401, 1402, 1403, 1404, 1405, 1406, -1, -1, 1408, 1410,
    1412, -1, 1413, -1, 1417, 1672, 1419, 1420, 1559, 1561, 1421, 1422, -1, 1423, -1, -1, -1, -1, -1, 1424,
    1425, 1426, 1427, 1428, 1429, 1430, 1431, 1433, 1434, 1435, 1436, 1437, 1438, 1439, 1440, 1441, 1442,
    1443, 1444, 1445, 1447, 1448, 1449, 1450, 1451, 1452, 1453, 1454, 1455, 1456, 1457, 1458, 1459, 1460,
    1461, 1462, 1463, 1464, 1465, 1466, 1467, 1468, 1469, 1470, 1471, 1472, 1473, 1474, 1475, 1476, 1477,
    1478, 1479, 1480, 1481, 1482, 1483, 1484, 1485, 1486, 1488, 1490, 1492, 1493, 1494, 1496, 1497, 1498,
    1499, 1500, 1501, 1502, 1503, 1504, 1505, 1506, 1507, 1508, 1509, 1510, 1511, 1512, 1513, 1514, 1516,
    1518, 1519, 1520, 1521, 1522, 1523, 1524, 1525, 1526, 1563, 1569, 1570, 1571, 1572, 1573, 1576, 1578, -1,
    1574, -1, 1585, 1586, -1, -1, 1712, 1709, 1710, 1711, 1714, 1730, 1591, -1, -1, 1592, 1593, -1, 1704, -1,
    1750, -1, -1, -1, 1603, -1, 1632, 1633, 1637, 1638, -1, -1, 1639, 1640, -1, 1720, 1641, 1731, 1645, -1,
    1646, 1647, 1648, 1649, 1650, 1651, 1652, 1653, 1654, 1655, 1660, -1, -1, 1657, 1658, -1, 1662, -1, 1664,
    1666, -1, 1668, 1669, 1670, 1673, 1674, 1675, 1676, 1677, 1678, 1679, 1680, 1681, 1682, 1684, 1691, 1686,
    1688, 1690, 1692, 1693, 1694, 1696, 1697, 1698, 1699, 1700, 1701, 1702, 1703, 1705, 1706, 1707, 1708,
    1713, 1715, 1716, 1717, 1718, 1719, 1721, 1722, 1723, 1725, 1727, 1729, -1, 1751, 1739, -1, 1741, 1742,
    1743, 1744, -1, -1, 1745, -1, 1747, 1749, 1752, 1753, 1754, 1755, -1, -1, 1758, 1759, 1760, 1761, 1762,
    -1, 1776, -1, 1778, 1779, 1780, 1782, 1783, 1784, 1786, 1787, 1788, 1789, 1790, 1791, 1792, -1, 1802,
    1794, 1795, 1796, 1797, 1798, 1799, 1800, 1801, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1803, 1804, 1805,
    1806, 1807, 1808, -1, 1813, 1817, 1818, 1819, 1823, 1824, 1825, 1828, 1829, 1830, 1831, 1832, 1833, 1834,
    1837, 1840, -1, 1844, 1848, 1849, 1850, 1851, 1852, 1853, 1854, 1855, 1856, 1857, 1858, 1859, 1861, 1862,
    1863, 1864, 1865, 1866, 1867, 1868, 1869, 1870, 1871, 1872, 1873, 1874, 1875, 1876, 1877, -1, 2079, 2080,
    2081, 2082, 2083, 1899, 1901, 1902, 1903, 1904, 1905, 1907, 1908, -1, 1912, 1913, 1914, 1915, 1916, 1917,
    1919, 1924, 1926, 1927, 1930, 1931, 1932, 1933, 1934, 1935, 1937, 1938, -1, 1940, 1949, -1, -1, 1942, -1,
    1941, -1, -1, -1, 2032, 1948, 1950, -1, 1952, 1953, 1954, 1956, 1957, 1958, 1959, -1, -1, -1, 1960, 1961,
    1962, 1963, 1964, 1965, 1966, 1967, 1968, 1969, 1970, 1971, 1972, -1, -1, 1974, -1, -1, 1976, 1978, 1980,
    -1, 2118, 2119, 1982, 1984, 1986, 1988, 1991, 2120, 1993, 2121, 1994, 1996, 1997, 1998, 2122, 1999, 2000,
    2001, 2002, 2003, 2004, 2005, 2006, 2007, 2008, -1, -1, 2011, -1, -1, 2123, 2124, 2014, -1, -1, -1, -1,
    2017, -1, -1, 2125, -1, -1, 2022, 2023, 2024, 2025, 2026, 2027, 2029, 2031, 2033, 2034, 2035, 2036, 2037,
    -1, 2040, 2127, 2041, 2042, 2043, 2044, -1, 2045, 2046, 2047, 2128, 2052, 2054, 2055, 2057, 2058, 2059,
    -1, 2060, 2061, 2063, 2064, 2065, 2068, 2070, 2072, 2074, 2076, 2077, 2078, 2084, -1, 2088, 2089, 2090,
    2091, 2092, -1, 2094, 2099, 2101, 2102, -1, 2130, 2131, 2132, 2133, 2134, 2135, 2136, 2139, 2140, 2141,
    2142, 2143, 2144, 2145, 2146, 2147, 2149, 2150, 2151, 2152, 2153, 2154, 2155, 2157, 2158, 2159, 2160,
    2161, 2162, 2163, 2164, 2165, 2166, 2167, 2168, 2169, 2171, 2172, 2173, 2174, 2175, 2176, 2177, 2178,
    2180, 2181, 2182, 2185, 2186, 2187, 2188, 2189, 2190, 2192, 2193, 2195, 2196, 2197, 2198, 2199, 2200,
    2201, 2203, 2209, 2107, -1, 2108, 2109, 2110
};

static const struct catalogue_link links[] = {
    {0, 3, 0}, {0, 829, 0}, {0, -1, 0}, {1, 4, 0}, {2, 7, 0}, {2, -1, 0}, {2, -1, 0}, {3, 10, 0}, {3, 13, 0},
    {3, -1, 0}, {4, 65, 0}, {4, 14, 0}, {4, -1, 0}, {5, 15, 0}, {6, -1, 0}, {7, 16, 0}, {8, -1, 0},
    {9, 18, 0}, {10, 19, 0}, {11, -1, 0}, {12, 216, 4}, {12, -1, 5}, {13, -1, 1}, {13, -1, 0}, {14, -1, 1},
    {14, -1, 0}, {15, -1, 1}, {15, -1, 0}, {16, -1, 1}, {16, -1, 0}, {17, 213, 1}, {17, -1, 0}, {18, -1, 1},
    {18, -1, 0}, {19, -1, 0}, {20, -1, 0}, {21, -1, 0}, {22, 1142, 3}, {23, -1, 2}, {24, -1, 2}, {25, -1, 2},
    {26, -1, 2}, {27, -1, 2}, {28, -1, 2}, {29, -1, 2}, {30, -1, 2}, {31, -1, 2}, {32, -1, 2}, {33, -1, 2},
    {34, -1, 2}, {35, -1, 2}, {36, -1, 2}, {37, 211, 2}, {38, -1, 2}, {39, -1, 2}, {40, -1, 2}, {41, 57, 0},
    {42, -1, 0}, {43, 76, 4}, {44, 77, 4}, {45, 166, 4}, {46, -1, 4}, {47, -1, 4}, {48, 64, 0}, {49, -1, 0},
    {50, -1, 0}, {50, -1, 0}, {51, 1341, 2}, {52, -1, 2}, {53, 1342, 2}, {54, 1348, 2}, {55, 73, 0},
    {55, -1, 0}, {56, -1, 0}, {57, 89, 4}, {57, -1, 5}, {58, 109, 2}, {59, 110, 2}, {60, 93, 1}, {60, -1, 0},
    {61, 426, 1}, {62, -1, 0}, {63, 106, 1}, {64, -1, 0}, {65, 108, 2}, {66, 88, 0}, {66, 2073, 0},
    {66, -1, 0}, {67, -1, 0}, {68, 99, 4}, {69, -1, 2}, {70, -1, 2}, {71, 1929, 2}, {72, 103, 1},
    {73, -1, 0}, {74, 98, 0}, {74, 167, 0}, {74, -1, 0}, {75, -1, 0}, {76, 120, 4}, {76, -1, 5},
    {77, 150, 2}, {78, 152, 2}, {79, 206, 1}, {79, -1, 0}, {80, -1, 0}, {81, 204, 1}, {82, -1, 0},
    {83, 180, 2}, {84, 1263, 2}, {85, 1264, 2}, {86, -1, 2}, {87, -1, 2}, {88, -1, 2}, {89, 1133, 2},
    {90, 118, 0}, {90, 2067, 0}, {90, -1, 0}, {91, 119, 0}, {92, -1, 0}, {93, 186, 4}, {93, -1, 5},
    {94, -1, 4}, {94, -1, 5}, {95, -1, 4}, {95, -1, 5}, {96, -1, 0}, {97, -1, 0}, {98, -1, 0}, {99, -1, 0},
    {100, -1, 4}, {100, -1, 5}, {101, -1, 4}, {101, -1, 5}, {102, -1, 4}, {102, -1, 5}, {103, -1, 4},
    {103, -1, 5}, {104, -1, 2}, {104, -1, 0}, {105, -1, 2}, {105, -1, 0}, {106, -1, 2}, {106, -1, 0},
    {107, -1, 2}, {107, -1, 0}, {108, -1, 2}, {108, -1, 0}, {109, -1, 2}, {109, -1, 0}, {110, -1, 2},
    {110, -1, 0}, {111, -1, 2}, {111, -1, 0}, {112, 1255, 4}, {112, -1, 5}, {113, 1059, 4}, {113, -1, 5},
    {114, 1261, 4}, {114, -1, 5}, {115, 1063, 4}, {115, -1, 5}, {116, -1, 4}, {116, -1, 5}, {117, 947, 4},
    {117, -1, 5}, {118, -1, 2}, {119, 1253, 2}, {120, -1, 2}, {120, -1, 0}, {121, -1, 2}, {121, -1, 0},
    {122, -1, 2}, {122, -1, 0}, {123, 483, 2}, {123, -1, 0}, {124, 411, 2}, {124, -1, 0}, {125, 1250, 2},
    {126, 821, 2}, {127, -1, 2}, {128, 185, 0}, {128, -1, 0}, {129, -1, 0}, {130, -1, 0}, {131, -1, 0},
    {132, 234, 4}, {132, -1, 5}, {133, -1, 1}, {133, -1, 0}, {134, -1, 1}, {134, -1, 0}, {135, -1, 1},
    {135, -1, 0}, {136, 707, 1}, {136, -1, 0}, {137, 709, 1}, {137, -1, 0}, {138, -1, 1}, {138, -1, 0},
    {139, 202, 1}, {139, -1, 0}, {140, 514, 1}, {140, -1, 0}, {141, -1, 1}, {141, -1, 0}, {142, -1, 1},
    {142, -1, 0}, {143, -1, 1}, {144, -1, 0}, {145, -1, 2}, {146, -1, 2}, {147, -1, 2}, {148, -1, 1},
    {149, -1, 2}, {150, -1, 2}, {151, -1, 0}, {152, -1, 5}, {153, 227, 5}, {154, -1, 5}, {155, -1, 5},
    {156, -1, 5}, {157, -1, 5}, {158, -1, 5}, {159, -1, 5}, {160, -1, 5}, {161, -1, 5}, {162, -1, 4},
    {163, -1, 4}, {164, -1, 4}, {165, -1, 4}, {165, -1, 5}, {166, -1, 4}, {166, 1860, 5}, {167, 463, 4},
    {168, 339, 4}, {168, -1, 5}, {169, 335, 4}, {169, -1, 5}, {170, 248, 0}, {171, 249, 0}, {172, 250, 0},
    {173, 251, 0}, {174, -1, 0}, {175, -1, 0}, {176, -1, 0}, {177, 252, 0}, {178, -1, 0}, {179, 255, 0},
    {180, 256, 0}, {181, 257, 0}, {182, -1, 0}, {183, 258, 0}, {184, 254, 0}, {185, -1, 0}, {186, 439, 0},
    {187, 440, 0}, {188, 441, 0}, {189, 286, 0}, {190, 268, 0}, {191, 270, 0}, {192, 272, 0}, {193, 274, 0},
    {194, 276, 0}, {195, 278, 0}, {196, 280, 0}, {197, 282, 0}, {198, 284, 0}, {199, 269, 0}, {200, 288, 0},
    {201, 271, 0}, {202, 289, 0}, {203, 273, 0}, {204, 290, 0}, {205, 275, 0}, {206, 291, 0}, {207, 277, 0},
    {208, 292, 0}, {209, 279, 0}, {210, 293, 0}, {211, 281, 0}, {212, 294, 0}, {213, 283, 0}, {214, 295, 0},
    {215, 285, 0}, {216, 296, 0}, {217, 287, 0}, {218, 307, 0}, {219, 298, 0}, {220, 299, 0}, {221, 300, 0},
    {222, 301, 0}, {223, 302, 0}, {224, 303, 0}, {225, 304, 0}, {226, 305, 0}, {227, 306, 0}, {228, 457, 0},
    {229, 430, 0}, {230, 431, 0}, {231, 432, 0}, {232, 433, 0}, {233, 434, 0}, {234, 435, 0}, {235, 436, 0},
    {236, 437, 0}, {237, 438, 0}, {238, 308, 0}, {239, -1, 0}, {240, -1, 0}, {240, -1, 0}, {241, -1, 0},
    {241, -1, 0}, {242, -1, 0}, {242, -1, 0}, {243, -1, 0}, {244, -1, 0}, {245, -1, 0}, {245, -1, 0},
    {246, -1, 0}, {246, -1, 0}, {247, -1, 0}, {247, -1, 0}, {248, 2062, 0}, {248, -1, 0}, {249, -1, 0},
    {249, -1, 0}, {250, -1, 0}, {250, -1, 0}, {251, -1, 0}, {251, -1, 0}, {252, 332, 0}, {253, 333, 0},
    {254, 334, 1}, {255, -1, 1}, {256, 337, 0}, {256, -1, 0}, {257, 338, 0}, {258, 573, 0}, {259, 341, 0},
    {259, -1, 0}, {260, 342, 0}, {261, 574, 0}, {262, -1, 0}, {262, -1, 0}, {263, -1, 0}, {263, -1, 0},
    {264, -1, 0}, {264, -1, 0}, {265, -1, 0}, {265, -1, 0}, {266, -1, 0}, {266, -1, 0}, {267, -1, 0},
    {267, -1, 0}, {268, -1, 0}, {268, -1, 0}, {269, -1, 0}, {269, -1, 0}, {270, -1, 0}, {270, -1, 0},
    {271, -1, 0}, {271, -1, 0}, {272, -1, 0}, {272, -1, 0}, {273, -1, 0}, {273, -1, 0}, {274, -1, 0},
    {274, -1, 0}, {275, -1, 0}, {275, -1, 0}, {276, -1, 0}, {276, -1, 0}, {277, -1, 0}, {277, -1, 0},
    {278, -1, 0}, {279, -1, 0}, {280, -1, 0}, {281, -1, 0}, {282, -1, 0}, {283, -1, 0}, {284, -1, 5},
    {285, -1, 5}, {286, -1, 5}, {287, -1, 5}, {288, -1, 5}, {289, -1, 5}, {290, -1, 5}, {291, -1, 5},
    {292, -1, 5}, {293, -1, 5}, {294, -1, 5}, {295, -1, 5}, {296, -1, 5}, {297, -1, 5}, {298, -1, 5},
    {299, 403, 1}, {300, 1318, 4}, {301, 1321, 4}, {302, -1, 4}, {303, -1, 4}, {304, -1, 4}, {305, -1, 4},
    {306, -1, 1}, {307, -1, 1}, {308, -1, 1}, {309, 428, 1}, {310, -1, 1}, {311, -1, 2}, {312, -1, 1},
    {313, -1, 2}, {314, -1, 2}, {315, -1, 2}, {316, -1, 2}, {317, 467, 2}, {318, -1, 2}, {319, -1, 2},
    {320, -1, 2}, {321, -1, 2}, {322, -1, 2}, {323, -1, 4}, {324, -1, 4}, {325, -1, 2}, {326, -1, 1},
    {327, -1, 1}, {328, -1, 1}, {329, 551, 1}, {330, -1, 1}, {331, -1, 0}, {332, -1, 1}, {333, -1, 0},
    {334, -1, 0}, {335, -1, 0}, {336, -1, 0}, {337, -1, 0}, {338, -1, 0}, {339, -1, 0}, {340, -1, 0},
    {341, -1, 0}, {342, 443, 0}, {343, 444, 0}, {344, -1, 0}, {345, -1, 2}, {346, -1, 0}, {347, -1, 0},
    {348, -1, 3}, {349, -1, 3}, {350, -1, 2}, {351, -1, 2}, {352, -1, 2}, {353, -1, 2}, {354, -1, 1},
    {355, -1, 1}, {356, -1, 1}, {357, -1, 0}, {358, -1, 0}, {359, -1, 0}, {360, 601, 0}, {361, 459, 0},
    {362, 460, 0}, {363, -1, 0}, {364, 464, 3}, {365, 465, 3}, {366, -1, 4}, {367, -1, 2}, {368, -1, 2},
    {369, -1, 2}, {370, 690, 2}, {371, -1, 0}, {371, -1, 0}, {372, -1, 0}, {372, -1, 0}, {373, -1, 0},
    {373, -1, 0}, {374, -1, 0}, {374, -1, 0}, {375, -1, 0}, {375, -1, 0}, {376, -1, 0}, {376, -1, 0},
    {377, -1, 0}, {377, -1, 0}, {378, 544, 2}, {379, 595, 2}, {380, 516, 2}, {381, 520, 2}, {382, 696, 1},
    {383, 684, 1}, {384, -1, 0}, {385, 490, 0}, {386, -1, 0}, {387, 672, 1}, {388, 673, 1}, {389, 661, 1},
    {390, 568, 1}, {391, 567, 1}, {392, -1, 1}, {393, -1, 1}, {394, -1, 1}, {395, -1, 1}, {396, -1, 1},
    {397, -1, 5}, {398, -1, 1}, {399, -1, 1}, {400, -1, 1}, {401, -1, 1}, {402, -1, 1}, {403, 728, 1},
    {404, -1, 1}, {405, -1, 1}, {406, 1918, 1}, {407, -1, 5}, {408, -1, 5}, {409, -1, 5}, {410, 515, 1},
    {411, 530, 1}, {412, 678, 1}, {413, 679, 1}, {414, 519, 1}, {415, -1, 1}, {416, -1, 1}, {417, 522, 1},
    {418, -1, 1}, {419, 524, 1}, {420, 536, 1}, {421, -1, 1}, {422, 628, 1}, {423, 627, 1}, {424, 591, 1},
    {425, 588, 1}, {426, 598, 1}, {427, -1, 2}, {428, 533, 1}, {429, -1, 1}, {430, 535, 1}, {431, -1, 1},
    {432, 538, 1}, {433, 540, 1}, {434, 539, 1}, {435, -1, 1}, {436, -1, 1}, {437, -1, 1}, {438, -1, 1},
    {439, -1, 1}, {440, 545, 1}, {441, 594, 1}, {442, 558, 1}, {443, 548, 1}, {444, 549, 1}, {445, 550, 1},
    {446, 552, 1}, {447, 556, 1}, {448, 553, 1}, {449, 554, 1}, {450, 555, 1}, {451, -1, 1}, {452, -1, 1},
    {453, -1, 1}, {454, 582, 1}, {455, 560, 1}, {456, 561, 1}, {457, 615, 1}, {458, -1, 1}, {459, -1, 2},
    {460, 618, 2}, {461, 619, 2}, {462, 674, 1}, {463, 675, 1}, {464, 676, 1}, {465, 592, 1}, {466, 699, 0},
    {467, 700, 0}, {468, -1, 0}, {469, 575, 1}, {470, 576, 1}, {471, 577, 0}, {472, 578, 0}, {473, 683, 1},
    {474, 682, 1}, {475, 580, 1}, {476, 581, 1}, {477, 680, 1}, {478, -1, 1}, {479, 584, 1}, {480, 1990, 1},
    {481, 586, 1}, {482, 721, 1}, {483, 723, 1}, {484, -1, 1}, {485, -1, 1}, {486, 725, 1}, {487, 726, 1},
    {488, 593, 1}, {489, 655, 1}, {490, 649, 2}, {491, 650, 2}, {492, -1, 1}, {493, -1, 1}, {494, 677, 1},
    {495, -1, 1}, {496, -1, 1}, {497, 639, 0}, {498, -1, 2}, {499, -1, 2}, {500, -1, 2}, {501, -1, 2},
    {502, -1, 2}, {503, -1, 2}, {504, -1, 2}, {505, -1, 2}, {506, -1, 2}, {507, 1895, 2}, {508, 1896, 2},
    {509, 1898, 2}, {510, 1897, 2}, {511, 632, 1}, {512, -1, 1}, {513, -1, 1}, {514, -1, 2}, {515, -1, 2},
    {516, -1, 2}, {517, 1050, 2}, {518, -1, 0}, {519, -1, 2}, {520, -1, 2}, {521, -1, 2}, {522, -1, 1},
    {523, -1, 1}, {524, -1, 1}, {525, -1, 4}, {526, -1, 4}, {527, -1, 4}, {528, 633, 1}, {529, 634, 1},
    {530, 635, 1}, {531, 636, 1}, {532, -1, 1}, {533, 1229, 1}, {534, -1, 0}, {535, 640, 0}, {536, 641, 0},
    {537, 644, 0}, {538, -1, 0}, {539, -1, 0}, {540, 1910, 0}, {541, -1, 2}, {542, -1, 2}, {543, 1695, 2},
    {544, -1, 2}, {545, 688, 2}, {546, 689, 2}, {547, -1, 1}, {548, -1, 1}, {549, -1, 1}, {550, -1, 1},
    {551, 657, 1}, {552, 2112, 1}, {553, 724, 1}, {554, -1, 1}, {555, -1, 1}, {556, -1, 1}, {557, -1, 1},
    {558, -1, 1}, {559, -1, 1}, {560, 1936, 1}, {561, 666, 0}, {562, 667, 0}, {563, 668, 0}, {564, 671, 0},
    {565, -1, 0}, {566, -1, 0}, {567, -1, 0}, {568, 695, 1}, {569, -1, 1}, {570, -1, 1}, {571, -1, 1},
    {572, -1, 1}, {573, 694, 1}, {574, 685, 1}, {575, -1, 1}, {576, 681, 1}, {577, -1, 1}, {578, -1, 1},
    {579, -1, 1}, {580, -1, 1}, {581, 706, 2}, {582, -1, 2}, {583, -1, 2}, {584, 704, 2}, {585, 705, 2},
    {586, 693, 2}, {587, -1, 1}, {588, -1, 1}, {589, -1, 2}, {590, 720, 1}, {591, -1, 1}, {592, 2191, 1},
    {593, -1, 0}, {594, -1, 0}, {595, -1, 0}, {596, -1, 0}, {597, -1, 0}, {598, 703, 0}, {599, -1, 0},
    {600, -1, 2}, {601, 1528, 2}, {602, -1, 2}, {603, 1535, 1}, {604, 1536, 1}, {605, 1541, 1},
    {606, 1542, 1}, {607, 1538, 1}, {608, 1539, 1}, {609, 1543, 1}, {610, 1544, 1}, {611, 1531, 1},
    {612, 1530, 1}, {613, 1533, 1}, {614, 1532, 1}, {615, 1534, 1}, {616, 1216, 1}, {617, 1537, 1},
    {618, -1, 1}, {619, 1540, 1}, {620, -1, 1}, {621, -1, 1}, {622, -1, 1}, {623, -1, 1}, {624, -1, 1},
    {625, 734, 0}, {626, -1, 1}, {627, -1, 1}, {628, -1, 1}, {629, -1, 1}, {630, 735, 0}, {631, 736, 0},
    {632, 737, 0}, {633, 739, 0}, {634, 2129, 0}, {635, -1, 0}, {636, -1, 4}, {637, -1, 3}, {638, -1, 4},
    {639, -1, 3}, {640, -1, 4}, {641, -1, 3}, {642, -1, 4}, {643, -1, 3}, {644, -1, 4}, {645, -1, 3},
    {646, -1, 4}, {647, -1, 3}, {648, -1, 4}, {649, -1, 3}, {650, -1, 4}, {651, -1, 3}, {652, -1, 4},
    {653, -1, 3}, {654, -1, 4}, {655, -1, 3}, {656, -1, 4}, {657, -1, 3}, {658, -1, 4}, {659, -1, 3},
    {660, -1, 4}, {661, -1, 3}, {662, -1, 4}, {663, -1, 3}, {664, -1, 4}, {665, -1, 3}, {666, -1, 4},
    {667, -1, 4}, {668, -1, 4}, {669, -1, 4}, {670, -1, 4}, {671, -1, 4}, {672, -1, 4}, {673, -1, 4},
    {674, -1, 4}, {675, -1, 4}, {676, -1, 4}, {677, -1, 4}, {678, -1, 4}, {679, -1, 4}, {680, -1, 4},
    {681, -1, 4}, {682, -1, 4}, {683, -1, 4}, {684, -1, 4}, {685, -1, 4}, {686, -1, 4}, {687, 792, 0},
    {688, -1, 0}, {689, 794, 0}, {690, -1, 0}, {691, 796, 0}, {692, 828, 0}, {693, 798, 0}, {694, -1, 0},
    {695, 800, 0}, {696, 898, 0}, {697, 802, 0}, {698, -1, 0}, {699, 804, 0}, {700, -1, 0}, {701, 806, 0},
    {702, -1, 0}, {703, 808, 0}, {704, -1, 0}, {705, 810, 0}, {706, -1, 0}, {707, 812, 0}, {708, -1, 0},
    {709, 814, 0}, {710, -1, 0}, {711, 816, 0}, {712, -1, 0}, {713, 818, 0}, {714, -1, 0}, {715, 1151, 2},
    {716, 1152, 2}, {717, 1061, 2}, {718, 1154, 2}, {719, 1155, 2}, {720, -1, 2}, {721, 1157, 2},
    {722, 827, 0}, {723, -1, 0}, {724, -1, 0}, {725, 1159, 2}, {726, -1, 2}, {727, -1, 1}, {728, -1, 2},
    {729, -1, 2}, {730, 1726, 2}, {731, 2138, 2}, {732, -1, 2}, {733, -1, 2}, {734, 1327, 0}, {735, 1162, 2},
    {736, -1, 2}, {737, -1, 2}, {738, -1, 2}, {739, 1143, 2}, {740, -1, 2}, {741, -1, 2}, {742, 1197, 2},
    {743, -1, 2}, {744, -1, 2}, {745, -1, 2}, {746, -1, 2}, {747, -1, 2}, {748, 1178, 2}, {749, -1, 2},
    {750, -1, 2}, {751, -1, 2}, {752, -1, 2}, {753, -1, 2}, {754, -1, 2}, {755, -1, 2}, {756, -1, 2},
    {757, -1, 2}, {758, -1, 2}, {759, -1, 2}, {760, -1, 2}, {761, -1, 2}, {762, -1, 2}, {763, -1, 2},
    {764, -1, 2}, {765, -1, 2}, {766, -1, 2}, {767, -1, 2}, {768, -1, 2}, {769, -1, 2}, {770, 1166, 2},
    {771, -1, 2}, {772, -1, 2}, {773, -1, 2}, {774, -1, 2}, {775, -1, 2}, {776, -1, 2}, {777, -1, 4},
    {778, 953, 4}, {779, -1, 5}, {780, -1, 4}, {781, -1, 5}, {782, 1291, 2}, {783, -1, 2}, {784, -1, 4},
    {784, -1, 5}, {785, -1, 4}, {785, -1, 5}, {786, -1, 4}, {786, -1, 5}, {787, -1, 4}, {787, -1, 5},
    {788, 1995, 4}, {788, -1, 5}, {789, -1, 0}, {790, -1, 2}, {791, -1, 2}, {792, -1, 2}, {793, -1, 2},
    {794, -1, 2}, {795, -1, 2}, {796, -1, 2}, {797, -1, 2}, {798, -1, 2}, {799, -1, 2}, {800, -1, 2},
    {801, -1, 2}, {802, -1, 2}, {803, -1, 2}, {804, -1, 2}, {805, -1, 2}, {806, -1, 2}, {807, -1, 2},
    {808, -1, 2}, {809, -1, 2}, {810, -1, 2}, {811, -1, 2}, {812, -1, 2}, {813, 1123, 2}, {814, -1, 2},
    {815, -1, 2}, {816, -1, 2}, {817, -1, 1}, {818, 1196, 2}, {819, 1545, 4}, {820, -1, 4}, {820, -1, 5},
    {821, -1, 4}, {822, -1, 4}, {822, -1, 5}, {823, -1, 4}, {824, -1, 4}, {824, -1, 5}, {825, -1, 4},
    {826, -1, 4}, {826, -1, 5}, {827, -1, 4}, {828, -1, 4}, {828, -1, 5}, {829, -1, 4}, {830, -1, 4},
    {830, -1, 5}, {831, -1, 4}, {832, -1, 4}, {832, -1, 5}, {833, -1, 2}, {834, -1, 2}, {835, -1, 2},
    {836, 1289, 4}, {837, -1, 4}, {837, -1, 5}, {838, -1, 4}, {839, -1, 4}, {839, -1, 5}, {840, -1, 4},
    {841, -1, 4}, {841, -1, 5}, {842, -1, 4}, {843, -1, 4}, {843, -1, 5}, {844, -1, 4}, {845, -1, 4},
    {845, -1, 5}, {846, -1, 4}, {847, 1551, 4}, {848, -1, 4}, {848, -1, 5}, {849, -1, 4}, {850, -1, 4},
    {850, -1, 5}, {851, -1, 4}, {852, -1, 4}, {852, -1, 5}, {853, -1, 4}, {854, -1, 4}, {854, -1, 5},
    {855, -1, 4}, {856, -1, 4}, {856, -1, 5}, {857, -1, 4}, {858, -1, 4}, {858, -1, 5}, {859, -1, 4},
    {860, -1, 4}, {860, -1, 5}, {861, -1, 4}, {862, -1, 4}, {862, -1, 5}, {863, -1, 4}, {864, -1, 4},
    {864, -1, 5}, {865, -1, 4}, {866, -1, 4}, {866, -1, 5}, {867, -1, 4}, {868, -1, 4}, {868, -1, 5},
    {869, -1, 4}, {870, -1, 4}, {870, -1, 5}, {871, -1, 4}, {872, -1, 4}, {872, -1, 5}, {873, -1, 4},
    {874, -1, 4}, {874, -1, 5}, {875, -1, 4}, {876, -1, 4}, {876, -1, 5}, {877, -1, 4}, {878, -1, 4},
    {878, -1, 5}, {879, -1, 4}, {880, -1, 4}, {880, -1, 5}, {881, -1, 4}, {882, -1, 4}, {882, -1, 5},
    {883, -1, 4}, {884, 1024, 1}, {885, 1354, 1}, {886, 1026, 1}, {887, 1355, 1}, {888, -1, 1}, {889, -1, 1},
    {890, 1030, 1}, {891, -1, 1}, {892, 1032, 1}, {893, -1, 1}, {894, 1034, 1}, {895, -1, 1}, {896, 1036, 1},
    {897, -1, 1}, {898, -1, 1}, {899, -1, 1}, {900, -1, 2}, {901, -1, 2}, {902, -1, 2}, {903, -1, 2},
    {904, -1, 2}, {905, 1325, 2}, {906, -1, 2}, {907, -1, 2}, {908, -1, 2}, {909, -1, 2}, {910, -1, 2},
    {911, 1583, 2}, {912, -1, 2}, {913, -1, 2}, {914, 1764, 1}, {915, -1, 2}, {916, -1, 2}, {917, -1, 2},
    {918, -1, 2}, {919, -1, 2}, {920, 1315, 4}, {920, -1, 5}, {921, 1251, 4}, {921, -1, 5}, {922, 1312, 4},
    {922, -1, 5}, {923, -1, 4}, {923, -1, 5}, {924, -1, 4}, {924, -1, 5}, {925, -1, 2}, {926, -1, 2},
    {927, -1, 2}, {928, -1, 2}, {929, -1, 2}, {930, -1, 1}, {931, -1, 1}, {932, -1, 1}, {933, -1, 1},
    {934, -1, 1}, {935, -1, 1}, {936, -1, 1}, {937, 1083, 1}, {938, -1, 1}, {939, 1084, 1}, {940, -1, 1},
    {941, 1086, 1}, {942, 1213, 1}, {943, 1088, 1}, {944, -1, 1}, {945, 1090, 1}, {946, -1, 1},
    {947, 1093, 1}, {948, 1094, 1}, {949, -1, 1}, {950, -1, 1}, {951, 1096, 1}, {952, -1, 1}, {953, -1, 1},
    {954, -1, 1}, {955, 1101, 1}, {956, 1446, 1}, {957, 1102, 1}, {958, 1112, 1}, {959, -1, 1}, {960, -1, 1},
    {961, -1, 1}, {962, -1, 1}, {963, -1, 2}, {964, 1117, 4}, {964, -1, 5}, {965, -1, 1}, {966, -1, 1},
    {967, -1, 1}, {968, -1, 1}, {969, 1115, 1}, {970, 1116, 1}, {971, -1, 1}, {972, -1, 4}, {973, -1, 2},
    {974, -1, 2}, {975, -1, 1}, {976, -1, 1}, {977, 1515, 4}, {978, -1, 4}, {979, -1, 2}, {980, 1656, 4},
    {981, -1, 3}, {982, -1, 2}, {983, -1, 2}, {984, -1, 2}, {985, 1215, 1}, {986, -1, 1}, {987, -1, 1},
    {988, 2069, 1}, {989, -1, 0}, {990, -1, 0}, {991, -1, 0}, {992, -1, 0}, {993, -1, 2}, {994, -1, 2},
    {995, -1, 2}, {996, -1, 2}, {997, -1, 2}, {998, -1, 2}, {999, -1, 2}, {1000, -1, 2}, {1001, -1, 2},
    {1002, -1, 2}, {1003, -1, 2}, {1004, -1, 1}, {1005, -1, 1}, {1006, 1225, 2}, {1007, 2028, 2},
    {1008, 1230, 2}, {1009, -1, 2}, {1010, -1, 2}, {1011, -1, 2}, {1012, 1328, 2}, {1013, -1, 2},
    {1014, 1249, 2}, {1015, -1, 2}, {1016, -1, 2}, {1017, -1, 2}, {1018, -1, 2}, {1019, -1, 2},
    {1020, -1, 2}, {1021, -1, 2}, {1022, -1, 2}, {1023, -1, 2}, {1024, -1, 2}, {1025, -1, 2}, {1026, -1, 2},
    {1027, -1, 2}, {1028, -1, 2}, {1029, -1, 2}, {1030, -1, 2}, {1031, -1, 2}, {1032, -1, 2}, {1033, -1, 2},
    {1034, -1, 2}, {1035, -1, 4}, {1035, -1, 5}, {1036, -1, 4}, {1036, -1, 5}, {1037, -1, 4}, {1037, -1, 5},
    {1038, -1, 4}, {1038, -1, 5}, {1039, -1, 2}, {1040, -1, 2}, {1041, -1, 1}, {1042, -1, 2}, {1043, -1, 2},
    {1044, -1, 2}, {1045, -1, 2}, {1046, -1, 2}, {1047, 1333, 2}, {1048, -1, 2}, {1049, -1, 2},
    {1050, -1, 2}, {1051, -1, 2}, {1052, -1, 2}, {1053, 1955, 2}, {1054, -1, 2}, {1055, -1, 2},
    {1056, -1, 1}, {1057, -1, 1}, {1058, -1, 1}, {1059, -1, 1}, {1060, -1, 2}, {1061, -1, 2}, {1062, -1, 1},
    {1063, -1, 1}, {1064, 1214, 1}, {1065, -1, 1}, {1066, -1, 1}, {1067, 1529, 1}, {1068, -1, 0},
    {1069, -1, 0}, {1070, -1, 0}, {1071, -1, 0}, {1072, -1, 0}, {1073, -1, 0}, {1074, 1224, 0},
    {1075, -1, 0}, {1076, 1226, 1}, {1077, 1227, 1}, {1078, 1228, 1}, {1079, -1, 1}, {1080, -1, 1},
    {1081, 1231, 1}, {1082, -1, 1}, {1083, 1233, 1}, {1084, 1234, 1}, {1085, 1235, 1}, {1086, -1, 1},
    {1087, 1237, 1}, {1088, -1, 1}, {1089, 1239, 1}, {1090, 1240, 1}, {1091, 1241, 1}, {1092, 1242, 1},
    {1093, 1243, 1}, {1094, 1244, 1}, {1095, 1245, 1}, {1096, -1, 1}, {1097, -1, 1}, {1098, -1, 1},
    {1099, -1, 1}, {1100, 2075, 2}, {1101, 2096, 2}, {1102, 1258, 2}, {1103, -1, 2}, {1104, 2071, 2},
    {1105, -1, 4}, {1106, -1, 4}, {1107, -1, 4}, {1108, -1, 4}, {1109, -1, 4}, {1110, -1, 4}, {1111, -1, 4},
    {1112, -1, 4}, {1113, -1, 4}, {1114, -1, 2}, {1115, -1, 2}, {1116, -1, 0}, {1117, 1267, 0},
    {1118, -1, 0}, {1119, 1269, 0}, {1120, 1270, 0}, {1121, -1, 0}, {1122, 1272, 0}, {1123, 1273, 0},
    {1124, -1, 0}, {1125, 1275, 0}, {1126, 1276, 0}, {1127, -1, 0}, {1128, 1278, 0}, {1129, 1279, 0},
    {1130, -1, 0}, {1131, 1281, 0}, {1132, 1282, 0}, {1133, -1, 0}, {1134, 1284, 0}, {1135, 1285, 0},
    {1136, -1, 0}, {1137, 1287, 0}, {1138, 1288, 0}, {1139, -1, 0}, {1140, 1553, 4}, {1141, 1555, 4},
    {1142, 1527, 2}, {1143, -1, 4}, {1143, -1, 5}, {1144, -1, 4}, {1145, 1388, 4}, {1145, -1, 5},
    {1146, -1, 4}, {1147, -1, 4}, {1147, -1, 5}, {1148, -1, 4}, {1149, 1394, 4}, {1149, -1, 5},
    {1150, -1, 4}, {1151, 1396, 4}, {1151, -1, 5}, {1152, -1, 4}, {1153, -1, 4}, {1153, -1, 5},
    {1154, -1, 4}, {1155, -1, 4}, {1155, -1, 5}, {1156, -1, 4}, {1156, -1, 5}, {1157, -1, 4}, {1158, -1, 4},
    {1158, -1, 5}, {1159, -1, 4}, {1160, -1, 4}, {1160, -1, 5}, {1161, -1, 4}, {1162, -1, 4}, {1162, -1, 5},
    {1163, -1, 4}, {1164, 1748, 2}, {1165, -1, 2}, {1166, 2194, 2}, {1167, -1, 2}, {1168, -1, 2},
    {1169, -1, 2}, {1170, -1, 2}, {1171, -1, 2}, {1172, -1, 2}, {1173, 1724, 2}, {1174, -1, 2},
    {1175, -1, 2}, {1176, -1, 2}, {1177, -1, 2}, {1178, -1, 2}, {1179, -1, 2}, {1180, -1, 2}, {1181, -1, 2},
    {1182, -1, 2}, {1183, 1350, 2}, {1184, 1346, 1}, {1185, 1384, 1}, {1186, 1383, 1}, {1187, -1, 1},
    {1188, -1, 1}, {1189, -1, 1}, {1190, 1584, 1}, {1191, -1, 1}, {1192, 1353, 1}, {1193, -1, 1},
    {1194, -1, 1}, {1195, -1, 1}, {1196, 1357, 1}, {1197, 1358, 1}, {1198, 1359, 1}, {1199, -1, 1},
    {1200, 1361, 1}, {1201, 1362, 1}, {1202, 1363, 1}, {1203, -1, 1}, {1204, 1365, 1}, {1205, 1366, 1},
    {1206, 1367, 1}, {1207, -1, 1}, {1208, 1369, 1}, {1209, 1370, 1}, {1210, 1371, 1}, {1211, -1, 1},
    {1212, -1, 1}, {1213, -1, 1}, {1214, -1, 1}, {1215, -1, 1}, {1216, -1, 1}, {1217, -1, 1}, {1218, -1, 1},
    {1219, -1, 2}, {1220, -1, 2}, {1221, -1, 2}, {1222, -1, 2}, {1223, 1928, 1}, {1224, -1, 1},
    {1225, -1, 1}, {1226, -1, 1}, {1227, -1, 4}, {1228, -1, 4}, {1228, -1, 5}, {1229, -1, 4}, {1229, -1, 5},
    {1230, -1, 4}, {1230, -1, 5}, {1231, -1, 4}, {1231, -1, 5}, {1232, -1, 4}, {1232, -1, 5},
    {1233, 2113, 1}, {1234, -1, 1}, {1235, -1, 1}, {1236, -1, 1}, {1237, -1, 1}, {1238, -1, 1},
    {1239, -1, 1}, {1240, -1, 1}, {1241, 1407, 0}, {1242, -1, 0}, {1243, 1409, 0}, {1244, 1418, 0},
    {1245, 1411, 0}, {1246, -1, 0}, {1247, -1, 0}, {1248, 1414, 0}, {1249, 1415, 0}, {1250, 1416, 0},
    {1251, -1, 0}, {1252, -1, 0}, {1253, -1, 0}, {1254, -1, 0}, {1255, -1, 0}, {1256, 1547, 4},
    {1257, 1549, 4}, {1258, -1, 4}, {1259, -1, 4}, {1259, -1, 5}, {1260, -1, 4}, {1260, -1, 5},
    {1261, -1, 4}, {1261, -1, 5}, {1262, -1, 4}, {1262, -1, 5}, {1263, -1, 4}, {1263, -1, 5}, {1264, -1, 4},
    {1264, -1, 5}, {1265, -1, 4}, {1265, -1, 5}, {1266, -1, 4}, {1266, -1, 5}, {1267, -1, 4}, {1267, -1, 5},
    {1268, -1, 4}, {1268, -1, 5}, {1269, -1, 4}, {1269, -1, 5}, {1270, -1, 4}, {1270, -1, 5}, {1271, -1, 4},
    {1271, -1, 5}, {1272, -1, 4}, {1272, -1, 5}, {1273, -1, 4}, {1273, -1, 5}, {1274, -1, 4}, {1274, -1, 5},
    {1275, -1, 4}, {1275, -1, 5}, {1276, -1, 4}, {1276, -1, 5}, {1277, -1, 4}, {1277, -1, 5}, {1278, -1, 4},
    {1279, -1, 4}, {1280, -1, 4}, {1281, -1, 4}, {1282, -1, 4}, {1283, -1, 4}, {1284, -1, 4}, {1285, -1, 4},
    {1286, -1, 4}, {1287, -1, 4}, {1288, -1, 4}, {1289, -1, 4}, {1290, -1, 4}, {1291, 1590, 4},
    {1291, -1, 5}, {1292, 1489, 4}, {1292, -1, 5}, {1293, 1491, 4}, {1293, -1, 5}, {1294, 1487, 4},
    {1294, -1, 5}, {1295, -1, 4}, {1296, -1, 4}, {1297, -1, 4}, {1298, -1, 4}, {1299, 1517, 4},
    {1299, -1, 5}, {1300, 1588, 4}, {1300, -1, 5}, {1301, 1589, 4}, {1301, -1, 5}, {1302, -1, 4},
    {1302, -1, 5}, {1303, -1, 4}, {1303, -1, 5}, {1304, -1, 4}, {1304, -1, 5}, {1305, -1, 4}, {1305, -1, 5},
    {1306, -1, 4}, {1306, -1, 5}, {1307, -1, 4}, {1307, -1, 5}, {1308, -1, 4}, {1308, -1, 5}, {1309, -1, 4},
    {1309, -1, 5}, {1310, -1, 4}, {1310, -1, 5}, {1311, -1, 4}, {1311, -1, 5}, {1312, -1, 4}, {1312, -1, 5},
    {1313, -1, 4}, {1313, -1, 5}, {1314, 1587, 4}, {1314, -1, 5}, {1315, -1, 4}, {1315, -1, 5},
    {1316, -1, 4}, {1316, -1, 5}, {1317, -1, 4}, {1317, -1, 5}, {1318, -1, 4}, {1318, -1, 5},
    {1319, 1756, 2}, {1320, 2030, 2}, {1321, 2048, 1}, {1322, -1, 1}, {1323, -1, 1}, {1324, -1, 1},
    {1325, -1, 1}, {1326, -1, 1}, {1327, -1, 1}, {1328, -1, 1}, {1329, -1, 1}, {1330, -1, 1}, {1331, -1, 1},
    {1332, -1, 1}, {1333, -1, 1}, {1334, -1, 1}, {1335, -1, 1}, {1336, -1, 1}, {1337, 1546, 3},
    {1338, -1, 3}, {1339, 1548, 3}, {1340, -1, 3}, {1341, 1550, 3}, {1342, -1, 3}, {1343, 1552, 3},
    {1344, -1, 3}, {1345, 1554, 3}, {1346, -1, 3}, {1347, 1556, 3}, {1348, -1, 3}, {1349, 1558, 0},
    {1350, -1, 0}, {1351, 1560, 0}, {1352, -1, 0}, {1353, 1562, 0}, {1354, -1, 0}, {1355, 1564, 0},
    {1356, -1, 0}, {1357, 1566, 0}, {1358, -1, 0}, {1359, 1568, 0}, {1360, -1, 0}, {1361, -1, 0},
    {1362, -1, 0}, {1363, 1671, 5}, {1364, -1, 0}, {1365, 1575, 0}, {1366, -1, 3}, {1367, -1, 0},
    {1368, 1577, 0}, {1369, -1, 0}, {1370, 1579, 0}, {1371, 1580, 0}, {1372, 1581, 0}, {1373, 1582, 0},
    {1374, -1, 0}, {1375, 1763, 1}, {1376, -1, 1}, {1377, -1, 2}, {1378, -1, 2}, {1379, -1, 4},
    {1380, -1, 4}, {1381, -1, 4}, {1382, -1, 4}, {1383, -1, 3}, {1384, -1, 0}, {1385, 1594, 3},
    {1386, 1595, 3}, {1387, 1596, 3}, {1388, 1597, 3}, {1389, 1598, 3}, {1390, 1599, 3}, {1391, 1600, 3},
    {1392, 1601, 3}, {1393, 1602, 3}, {1394, 1608, 3}, {1395, 1604, 3}, {1396, 1605, 3}, {1397, 1606, 3},
    {1398, 1607, 3}, {1399, -1, 3}, {1400, 1609, 3}, {1401, 1610, 3}, {1402, 1611, 3}, {1403, 1612, 3},
    {1404, 1613, 3}, {1405, 1614, 3}, {1406, 1615, 3}, {1407, 1616, 3}, {1408, 1617, 3}, {1409, 1618, 3},
    {1410, 1619, 3}, {1411, 1620, 3}, {1412, 1621, 3}, {1413, 1622, 3}, {1414, 1623, 3}, {1415, 1624, 3},
    {1416, 1625, 3}, {1417, 1626, 3}, {1418, 1627, 3}, {1419, 1628, 3}, {1420, 1629, 3}, {1421, 1630, 3},
    {1422, 1631, 3}, {1423, -1, 3}, {1424, -1, 3}, {1425, 1634, 3}, {1426, 1635, 3}, {1427, 1636, 3},
    {1428, -1, 3}, {1429, -1, 3}, {1430, -1, 3}, {1431, -1, 3}, {1432, -1, 3}, {1433, 1642, 3},
    {1434, 1643, 3}, {1435, 1644, 3}, {1436, -1, 3}, {1437, -1, 3}, {1438, -1, 3}, {1439, 1781, 3},
    {1440, -1, 3}, {1441, -1, 3}, {1442, -1, 3}, {1443, -1, 3}, {1444, -1, 3}, {1445, -1, 3}, {1446, -1, 3},
    {1447, -1, 3}, {1448, -1, 4}, {1449, -1, 4}, {1450, 1659, 3}, {1451, -1, 3}, {1452, 1661, 0},
    {1453, -1, 0}, {1454, 1663, 1}, {1455, -1, 1}, {1456, 1665, 1}, {1457, -1, 1}, {1458, 1667, 1},
    {1459, -1, 1}, {1460, -1, 0}, {1461, -1, 0}, {1462, -1, 0}, {1463, -1, 3}, {1464, -1, 3}, {1465, -1, 3},
    {1466, -1, 3}, {1467, -1, 3}, {1468, -1, 5}, {1469, -1, 5}, {1470, -1, 5}, {1471, -1, 0}, {1472, -1, 3},
    {1473, -1, 3}, {1474, 1683, 3}, {1475, -1, 4}, {1476, 1685, 0}, {1477, -1, 0}, {1478, 1687, 0},
    {1479, 1728, 0}, {1480, 1689, 0}, {1481, -1, 0}, {1482, -1, 0}, {1483, -1, 2}, {1484, -1, 2},
    {1485, -1, 2}, {1486, -1, 2}, {1487, -1, 2}, {1488, 2053, 2}, {1489, -1, 2}, {1490, -1, 2},
    {1491, -1, 2}, {1492, -1, 2}, {1493, -1, 2}, {1494, -1, 2}, {1495, -1, 2}, {1496, -1, 2}, {1497, -1, 2},
    {1498, -1, 2}, {1499, -1, 2}, {1500, -1, 2}, {1501, -1, 2}, {1502, -1, 2}, {1503, -1, 2}, {1504, -1, 2},
    {1505, -1, 2}, {1506, -1, 2}, {1507, 1773, 2}, {1508, 1774, 2}, {1509, 1775, 2}, {1510, -1, 2},
    {1511, -1, 2}, {1512, -1, 2}, {1513, -1, 2}, {1514, -1, 2}, {1515, -1, 2}, {1516, -1, 2}, {1517, -1, 2},
    {1518, -1, 2}, {1519, -1, 2}, {1520, -1, 0}, {1521, -1, 2}, {1522, -1, 2}, {1523, 1732, 0},
    {1524, 1733, 0}, {1525, 1734, 0}, {1526, 1735, 0}, {1527, 1736, 0}, {1528, 1737, 0}, {1529, 1738, 0},
    {1530, -1, 0}, {1531, 1740, 1}, {1532, -1, 1}, {1533, -1, 1}, {1534, -1, 1}, {1535, -1, 1},
    {1536, -1, 1}, {1537, 1746, 1}, {1538, -1, 1}, {1539, -1, 1}, {1540, -1, 2}, {1541, -1, 2},
    {1542, -1, 2}, {1543, -1, 2}, {1544, -1, 2}, {1545, -1, 2}, {1546, -1, 2}, {1547, -1, 2},
    {1548, 1757, 2}, {1549, -1, 2}, {1550, -1, 1}, {1551, -1, 1}, {1552, -1, 1}, {1553, -1, 1},
    {1554, -1, 1}, {1555, 1765, 1}, {1556, 1766, 1}, {1557, 1767, 1}, {1558, 1768, 1}, {1559, 1769, 1},
    {1560, 1770, 1}, {1561, 1772, 1}, {1562, 1771, 1}, {1563, 1785, 1}, {1564, -1, 1}, {1565, -1, 2},
    {1566, -1, 2}, {1567, -1, 2}, {1568, 1777, 1}, {1569, -1, 1}, {1570, -1, 3}, {1571, -1, 3},
    {1572, -1, 3}, {1573, -1, 3}, {1574, -1, 3}, {1575, -1, 3}, {1576, -1, 3}, {1577, -1, 3}, {1578, -1, 5},
    {1579, -1, 5}, {1580, -1, 5}, {1581, -1, 5}, {1582, -1, 5}, {1583, -1, 5}, {1584, 1793, 0},
    {1585, 1885, 0}, {1586, -1, 5}, {1587, -1, 0}, {1588, -1, 0}, {1589, -1, 0}, {1590, -1, 0},
    {1591, -1, 0}, {1592, -1, 0}, {1593, -1, 0}, {1594, -1, 0}, {1595, -1, 0}, {1596, -1, 0}, {1597, -1, 0},
    {1598, -1, 0}, {1599, -1, 0}, {1600, -1, 0}, {1601, 1810, 0}, {1602, 1811, 0}, {1603, 1812, 0},
    {1604, -1, 0}, {1605, 1814, 0}, {1606, 1815, 0}, {1607, 1816, 0}, {1608, -1, 0}, {1609, 1820, 0},
    {1610, 1821, 0}, {1611, 1822, 0}, {1612, -1, 0}, {1613, -1, 0}, {1614, -1, 0}, {1615, 1826, 0},
    {1616, 1827, 0}, {1617, -1, 0}, {1618, -1, 0}, {1619, -1, 0}, {1620, -1, 0}, {1621, -1, 0},
    {1622, -1, 0}, {1623, -1, 5}, {1624, -1, 5}, {1625, -1, 0}, {1626, 1835, 0}, {1627, 1836, 0},
    {1628, -1, 0}, {1629, 1838, 0}, {1630, 1839, 0}, {1631, -1, 0}, {1632, 1841, 0}, {1633, 1842, 0},
    {1634, 1843, 0}, {1635, -1, 0}, {1636, 1845, 0}, {1637, 1846, 0}, {1638, 1847, 0}, {1639, -1, 0},
    {1640, -1, 0}, {1641, -1, 0}, {1642, -1, 5}, {1643, -1, 5}, {1644, -1, 5}, {1645, -1, 5}, {1646, -1, 5},
    {1647, -1, 5}, {1648, -1, 5}, {1649, -1, 5}, {1650, -1, 5}, {1651, -1, 5}, {1652, -1, 5}, {1653, -1, 5},
    {1654, -1, 5}, {1655, -1, 5}, {1656, -1, 5}, {1657, -1, 5}, {1658, -1, 5}, {1659, -1, 5}, {1660, -1, 5},
    {1661, -1, 5}, {1662, -1, 5}, {1663, -1, 5}, {1664, -1, 5}, {1665, -1, 5}, {1666, -1, 5}, {1667, -1, 5},
    {1668, -1, 0}, {1669, -1, 0}, {1670, 1879, 0}, {1671, 1880, 0}, {1672, 1881, 0}, {1673, 1882, 0},
    {1674, 1883, 0}, {1675, 1884, 0}, {1676, -1, 0}, {1677, 1886, 0}, {1678, 1887, 0}, {1679, 1888, 0},
    {1680, 1889, 0}, {1681, 1890, 0}, {1682, 1891, 0}, {1683, 1892, 0}, {1684, 1893, 0}, {1685, 1894, 0},
    {1686, -1, 0}, {1687, -1, 2}, {1688, -1, 2}, {1689, -1, 2}, {1690, -1, 2}, {1691, 1900, 2},
    {1692, -1, 2}, {1693, -1, 2}, {1694, -1, 2}, {1695, -1, 2}, {1696, -1, 2}, {1697, -1, 2}, {1698, -1, 0},
    {1699, -1, 0}, {1700, -1, 0}, {1701, 1920, 0}, {1702, 1911, 0}, {1703, -1, 0}, {1704, -1, 1},
    {1705, -1, 1}, {1706, -1, 1}, {1707, -1, 1}, {1708, -1, 1}, {1709, -1, 1}, {1710, 2104, 1},
    {1711, -1, 1}, {1712, 1923, 0}, {1713, 1922, 0}, {1714, -1, 0}, {1715, -1, 0}, {1716, 1925, 2},
    {1717, -1, 2}, {1718, -1, 0}, {1719, -1, 0}, {1720, -1, 2}, {1721, 2156, 2}, {1722, -1, 1},
    {1723, -1, 1}, {1724, -1, 1}, {1725, -1, 1}, {1726, -1, 1}, {1727, -1, 1}, {1728, -1, 1}, {1729, -1, 1},
    {1730, -1, 0}, {1731, -1, 0}, {1732, -1, 0}, {1732, -1, 0}, {1733, 1943, 0}, {1734, 1944, 0},
    {1735, 1945, 0}, {1736, 1946, 0}, {1737, 1947, 0}, {1738, 1975, 0}, {1739, -1, 0}, {1740, 1951, 0},
    {1741, -1, 0}, {1742, 1973, 0}, {1743, -1, 0}, {1744, -1, 0}, {1745, 2056, 2}, {1746, -1, 2},
    {1747, -1, 2}, {1748, -1, 2}, {1749, -1, 2}, {1750, -1, 1}, {1751, -1, 1}, {1752, -1, 1}, {1753, -1, 0},
    {1754, -1, 4}, {1754, -1, 5}, {1755, -1, 4}, {1755, -1, 5}, {1756, -1, 4}, {1756, -1, 5}, {1757, -1, 4},
    {1757, -1, 5}, {1758, -1, 4}, {1758, -1, 5}, {1759, 2126, 0}, {1760, -1, 0}, {1761, 2019, 0},
    {1762, 1977, 1}, {1763, -1, 1}, {1764, 1979, 1}, {1765, -1, 1}, {1766, 1981, 1}, {1767, -1, 1},
    {1768, 1983, 1}, {1769, -1, 1}, {1770, 1985, 1}, {1771, -1, 1}, {1772, 1987, 1}, {1773, -1, 1},
    {1774, 1989, 1}, {1775, -1, 1}, {1776, -1, 1}, {1777, 1992, 1}, {1778, -1, 1}, {1779, -1, 1},
    {1780, -1, 1}, {1781, -1, 1}, {1782, 2087, 1}, {1783, -1, 1}, {1784, -1, 1}, {1785, -1, 0},
    {1786, -1, 0}, {1787, -1, 0}, {1788, -1, 0}, {1789, -1, 0}, {1790, -1, 0}, {1791, -1, 0}, {1792, -1, 0},
    {1793, -1, 0}, {1794, 2009, 1}, {1795, 2010, 1}, {1796, -1, 1}, {1797, 2012, 1}, {1798, 2013, 1},
    {1799, -1, 1}, {1800, 2015, 1}, {1801, 2016, 1}, {1802, 2020, 1}, {1803, 2018, 1}, {1804, -1, 1},
    {1805, -1, 0}, {1806, 2021, 1}, {1807, -1, 1}, {1808, -1, 0}, {1809, -1, 0}, {1810, -1, 0},
    {1811, -1, 0}, {1812, -1, 0}, {1813, -1, 2}, {1814, -1, 2}, {1815, -1, 2}, {1816, -1, 2}, {1817, -1, 2},
    {1818, -1, 2}, {1819, -1, 0}, {1820, -1, 0}, {1821, -1, 0}, {1822, 2038, 1}, {1823, 2039, 1},
    {1824, -1, 1}, {1825, -1, 1}, {1826, -1, 1}, {1827, -1, 0}, {1828, -1, 0}, {1829, -1, 0}, {1830, -1, 0},
    {1831, -1, 4}, {1832, -1, 4}, {1833, -1, 2}, {1834, 2049, 1}, {1835, 2050, 1}, {1836, 2051, 1},
    {1837, 2095, 1}, {1838, -1, 0}, {1839, -1, 2}, {1840, -1, 2}, {1841, -1, 2}, {1842, -1, 2},
    {1843, -1, 2}, {1844, -1, 2}, {1845, -1, 2}, {1846, -1, 4}, {1846, -1, 5}, {1847, -1, 4}, {1847, -1, 5},
    {1848, -1, 4}, {1848, -1, 5}, {1849, -1, 2}, {1850, -1, 0}, {1850, -1, 0}, {1851, -1, 0}, {1851, -1, 0},
    {1852, -1, 0}, {1852, -1, 0}, {1853, -1, 0}, {1853, -1, 0}, {1854, 2085, 0}, {1854, -1, 0},
    {1855, 2097, 0}, {1856, 2098, 0}, {1857, -1, 3}, {1858, -1, 3}, {1859, -1, 3}, {1860, -1, 3},
    {1861, -1, 3}, {1862, -1, 0}, {1863, 2086, 0}, {1864, 2093, 0}, {1865, -1, 4}, {1866, -1, 4},
    {1867, -1, 4}, {1868, -1, 4}, {1869, -1, 4}, {1870, -1, 4}, {1871, -1, 0}, {1872, -1, 0}, {1873, -1, 0},
    {1874, -1, 1}, {1875, -1, 2}, {1876, -1, 2}, {1877, 2100, 2}, {1878, -1, 2}, {1879, -1, 0},
    {1880, 2103, 0}, {1881, -1, 0}, {1882, 2105, 0}, {1883, -1, 0}, {1884, -1, 1}, {1885, -1, 0},
    {1886, -1, 0}, {1887, -1, 0}, {1888, -1, 0}, {616, 2184, 6}, {620, 2183, 6}, {602, -1, 2}, {925, -1, 2},
    {1004, -1, 6}, {1005, -1, 6}, {1040, -1, 2}, {1762, -1, 6}, {1764, -1, 6}, {1776, -1, 6}, {1779, -1, 6},
    {1780, -1, 6}, {1794, -1, 6}, {1797, -1, 6}, {1800, -1, 6}, {1818, -1, 2}, {1826, -1, 6},
    {1834, 2148, 6}, {1849, -1, 2}, {985, -1, 6}, {988, -1, 6}, {930, -1, 6}, {937, -1, 6}, {933, -1, 6},
    {935, -1, 6}, {719, 2137, 2}, {1010, -1, 2}, {730, -1, 2}, {1222, -1, 2}, {941, -1, 6}, {941, -1, 6},
    {942, -1, 6}, {942, -1, 6}, {1064, -1, 6}, {1064, -1, 6}, {1065, -1, 6}, {1065, -1, 6}, {1067, -1, 6},
    {1568, -1, 6}, {1569, -1, 6}, {969, -1, 6}, {1058, -1, 6}, {1059, -1, 6}, {1550, -1, 6}, {1551, -1, 6},
    {490, -1, 2}, {492, -1, 6}, {493, -1, 6}, {506, -1, 2}, {494, -1, 6}, {512, -1, 6}, {513, -1, 6},
    {1693, -1, 2}, {1694, -1, 2}, {1695, -1, 2}, {1696, -1, 2}, {1697, -1, 2}, {626, -1, 6}, {742, 2170, 2},
    {1048, -1, 2}, {1032, -1, 2}, {791, -1, 2}, {790, -1, 2}, {773, -1, 2}, {774, -1, 2}, {775, -1, 2},
    {938, -1, 6}, {957, 2179, 6}, {958, -1, 6}, {383, -1, 6}, {479, -1, 6}, {480, -1, 6}, {488, -1, 6},
    {410, -1, 6}, {380, -1, 2}, {381, -1, 2}, {382, -1, 6}, {1532, -1, 6}, {1535, -1, 6}, {1536, -1, 6},
    {1545, -1, 2}, {1541, -1, 2}, {1517, -1, 2}, {1165, -1, 2}, {1186, -1, 6}, {1192, -1, 6}, {1215, -1, 6},
    {1552, -1, 6}, {1564, 2205, 6}, {1563, 2206, 6}, {1555, 2202, 6}, {1557, -1, 6}, {1556, 2204, 6},
    {1558, -1, 6}, {1559, 2207, 6}, {1560, 2208, 6}, {1561, -1, 6}, {1562, -1, 6}, {1884, -1, 6}
};

static const struct catalogue_entry entries[] = {
    {154, -1, 252, 133, -1, 0, 0, 0, 6, 6, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {154, -1, -1, -1, -1, 6, 0, 1, 0, 0, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {154, -1, 255, 256, -1, 6, 6, 2, 2, 2, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {154, -1, 155, 152, -1, 8, 8, 3, 2, 2, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {154, -1, 259, 260, -1, 10, 10, 4, 1, 1, 3, 0, 14, 0, 1, 0},  // CGAffineTransform
    {152, -1, -1, -1, -1, 11, 11, 5, 1, 1, 0, 0, 14, 0, 0, 0},  // S
    {260, -1, -1, -1, -1, 12, 12, 6, 2, 2, 0, 0, 14, 0, 1, 0},  // R
    {152, -1, -1, -1, -1, 14, 14, 7, 2, 2, 0, 0, 14, 0, 0, 0},  // S
    {152, -1, -1, -1, -1, 16, 16, 8, 3, 3, 0, 0, 14, 0, 0, 0},  // S
    {262, -1, -1, -1, -1, 19, 19, 9, 1, 1, 0, 0, 14, 0, 0, 0},  // H
    {262, -1, -1, -1, -1, 20, 20, 10, 1, 1, 0, 0, 14, 0, 0, 0},  // H
    {262, -1, -1, -1, -1, 21, 21, 11, 2, 2, 0, 0, 14, 0, 0, 0},  // H
    {264, 154, 265, -1, -1, 0, 0, 12, 0, 0, 5, 15, 14, 0, 0, 0},  // identity
    {266, -1, 267, -1, -1, 23, 23, 13, 1, 2, 1, 15, 14, 0, 0, 0},  // concatenating
    {268, -1, 269, -1, -1, 24, 25, 14, 2, 3, 1, 15, 14, 0, 4, 0},  // translatedBy
    {153, -1, 156, -1, -1, 26, 28, 15, 2, 3, 1, 15, 14, 0, 0, 0},  // scaledBy
    {270, -1, 272, -1, -1, 28, 31, 16, 1, 2, 1, 15, 14, 0, 1, 0},  // rotated
    {273, -1, 274, -1, -1, 29, 33, 17, 0, 1, 1, 15, 14, 0, 2, 0},  // inverted
    {275, -1, 276, -1, -1, 29, 34, 18, 0, 1, 1, 15, 16, 0, 15, 0},  // decomposed
    {277, -1, -1, -1, -1, 29, 35, 19, 1, 1, 0, 0, 2, 0, 0, 0},  // CGAffineTransformIsIdentity
    {278, -1, -1, -1, -1, 30, 36, 20, 2, 2, 0, 0, 2, 0, 0, 0},  // CGAffineTransformEqualToTransform
    {279, -1, -1, -1, -1, 32, 38, 21, 1, 1, 0, 0, 3, 0, 0, 0},  // NSStringFromCGAffineTransform
    {281, 280, -1, -1, -1, 33, 39, 22, 1, 1, 4, 4, 3, 0, 0, 0},  // string
    {282, -1, -1, -1, -1, 0, 40, 23, 0, 1, 2, 15, 0, 0, 0, 0},  // m11
    {283, -1, -1, -1, -1, 0, 41, 24, 0, 1, 2, 15, 0, 0, 0, 0},  // m12
    {284, -1, -1, -1, -1, 0, 42, 25, 0, 1, 2, 15, 0, 0, 0, 0},  // m21
    {285, -1, -1, -1, -1, 0, 43, 26, 0, 1, 2, 15, 0, 0, 0, 0},  // m22
    {286, -1, -1, -1, -1, 0, 44, 27, 0, 1, 2, 15, 0, 0, 0, 0},  // m41
    {287, -1, -1, -1, -1, 0, 45, 28, 0, 1, 2, 15, 0, 0, 0, 0},  // m42
    {288, -1, -1, -1, -1, 0, 46, 29, 0, 1, 2, 15, 0, 0, 0, 0},  // m44
    {136, -1, -1, -1, -1, 0, 47, 30, 0, 1, 2, 15, 0, 0, 14, 0},  // a
    {248, -1, -1, -1, -1, 0, 48, 31, 0, 1, 2, 15, 0, 0, 0, 0},  // b
    {249, -1, -1, -1, -1, 0, 49, 32, 0, 1, 2, 15, 0, 0, 0, 0},  // c
    {137, -1, -1, -1, -1, 0, 50, 33, 0, 1, 2, 15, 0, 0, 14, 0},  // d
    {250, -1, -1, -1, -1, 0, 51, 34, 0, 1, 2, 15, 0, 0, 0, 0},  // tx
    {251, -1, -1, -1, -1, 0, 52, 35, 0, 1, 2, 15, 0, 0, 0, 0},  // ty
    {289, -1, -1, -1, -1, 0, 53, 36, 0, 1, 2, 15, 2, 0, 0, 0},  // isIdentity
    {290, -1, -1, -1, -1, 0, 54, 37, 0, 1, 2, 15, 0, 0, 0, 0},  // determinant
    {291, -1, -1, -1, -1, 0, 55, 38, 0, 1, 2, 15, 15, 0, 0, 0},  // matrix
    {292, -1, -1, -1, -1, 0, 56, 39, 0, 1, 2, 15, 3, 0, 0, 0},  // kind
    {293, -1, -1, -1, -1, 0, 57, 40, 0, 1, 2, 15, 9, 0, 0, 0},  // fixedPoint
    {294, -1, -1, -1, -1, 34, 58, 41, 1, 1, 0, 0, 14, 0, 0, 0},  // reflect
    {294, -1, -1, -1, -1, 35, 59, 42, 2, 2, 0, 0, 14, 0, 1, 0},  // reflect
    {263, 297, -1, -1, -1, 0, 0, 43, 0, 0, 5, 20, 19, 0, 0, 0},  // x
    {254, 297, -1, -1, -1, 0, 0, 44, 0, 0, 5, 20, 19, 0, 0, 0},  // y
    {298, 297, -1, -1, -1, 0, 0, 45, 0, 0, 5, 20, 19, 0, 0, 0},  // origin
    {299, 297, -1, -1, -1, 0, 0, 46, 0, 0, 5, 20, 19, 0, 0, 0},  // yEqualsX
    {300, 297, -1, -1, -1, 0, 0, 47, 0, 0, 5, 20, 19, 0, 0, 0},  // yEqualsMinusX
    {231, -1, -1, -1, -1, 37, 61, 48, 4, 4, 3, 0, 16, 0, 1, 0},  // CGAffineTransformComponents
    {231, -1, -1, -1, -1, 41, 65, 49, 0, 0, 3, 0, 16, 0, 0, 0},  // CGAffineTransformComponents
    {154, -1, 305, -1, -1, 41, 65, 50, 1, 1, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {301, -1, -1, -1, -1, 0, 66, 51, 0, 1, 2, 17, 12, 0, 0, 0},  // scale
    {302, -1, -1, -1, -1, 0, 67, 52, 0, 1, 2, 17, 0, 0, 0, 0},  // horizontalShear
    {303, -1, -1, -1, -1, 0, 68, 53, 0, 1, 2, 17, 0, 0, 0, 0},  // rotation
    {304, -1, -1, -1, -1, 0, 69, 54, 0, 1, 2, 17, 10, 0, 0, 0},  // translation
    {227, -1, 306, -1, -1, 42, 70, 0, 2, 2, 3, 0, 9, 0, 0, 1},  // CGPoint
    {227, -1, -1, -1, -1, 44, 0, 1, 0, 0, 3, 0, 9, 0, 0, 1},  // CGPoint
    {307, 227, 308, -1, -1, 0, 0, 2, 0, 0, 5, 10, 9, 0, 0, 1},  // zero
    {263, -1, -1, -1, -1, 0, 72, 3, 0, 1, 2, 10, 0, 0, 0, 1},  // x
    {254, -1, -1, -1, -1, 0, 73, 4, 0, 1, 2, 10, 0, 0, 0, 1},  // y
    {309, -1, 310, -1, -1, 44, 74, 5, 1, 2, 1, 10, 9, 0, 6, 1},  // applying
    {311, -1, -1, -1, -1, 45, 76, 6, 1, 2, 1, 10, 0, 0, 0, 1},  // distance
    {313, -1, -1, -1, -1, 46, 78, 7, 2, 2, 0, 0, 2, 0, 0, 1},  // CGPointEqualToPoint
    {314, -1, -1, -1, -1, 48, 80, 8, 1, 2, 1, 10, 2, 0, 0, 1},  // equalTo
    {315, -1, -1, -1, -1, 49, 82, 9, 1, 1, 0, 0, 3, 0, 0, 1},  // NSStringFromCGPoint
    {316, -1, -1, -1, -1, 0, 83, 10, 0, 1, 2, 10, 3, 0, 0, 1},  // debugDescription
    {228, -1, 319, 320, -1, 50, 84, 11, 2, 2, 3, 0, 10, 0, 0, 1},  // CGVector
    {228, -1, -1, -1, -1, 52, 0, 12, 0, 0, 3, 0, 10, 0, 0, 1},  // CGVector
    {307, 228, -1, -1, -1, 0, 0, 13, 0, 0, 5, 11, 10, 0, 0, 1},  // zero
    {317, -1, -1, -1, -1, 0, 86, 14, 0, 1, 2, 11, 0, 0, 0, 1},  // dx
    {318, -1, -1, -1, -1, 0, 87, 15, 0, 1, 2, 11, 0, 0, 0, 1},  // dy
    {321, -1, -1, -1, -1, 0, 88, 16, 0, 1, 2, 11, 0, 0, 0, 1},  // length
    {309, -1, -1, -1, -1, 52, 89, 17, 1, 2, 1, 11, 10, 0, 0, 1},  // applying
    {322, -1, -1, -1, -1, 53, 91, 18, 1, 1, 0, 0, 3, 0, 0, 1},  // NSStringFromCGVector
    {229, -1, 325, 326, -1, 54, 92, 19, 2, 2, 3, 0, 12, 0, 0, 1},  // CGSize
    {229, -1, -1, -1, -1, 56, 0, 20, 0, 0, 3, 0, 12, 0, 0, 1},  // CGSize
    {307, 229, 327, -1, -1, 0, 0, 21, 0, 0, 5, 13, 12, 0, 0, 1},  // zero
    {323, -1, -1, -1, -1, 0, 94, 22, 0, 1, 2, 13, 0, 0, 0, 1},  // width
    {324, -1, -1, -1, -1, 0, 95, 23, 0, 1, 2, 13, 0, 0, 0, 1},  // height
    {309, -1, 328, -1, -1, 56, 96, 24, 1, 2, 1, 13, 12, 0, 0, 1},  // applying
    {329, -1, -1, -1, -1, 57, 98, 25, 2, 2, 0, 0, 2, 0, 0, 1},  // CGSizeEqualToSize
    {314, -1, -1, -1, -1, 59, 100, 26, 1, 2, 1, 13, 2, 0, 0, 1},  // equalTo
    {330, -1, -1, -1, -1, 60, 102, 27, 1, 1, 0, 0, 3, 0, 0, 1},  // NSStringFromCGSize
    {316, -1, -1, -1, -1, 0, 103, 28, 0, 1, 2, 13, 3, 0, 0, 1},  // debugDescription
    {263, -1, -1, -1, -1, 0, 104, 29, 0, 1, 2, 12, 0, 0, 0, 1},  // x
    {254, -1, -1, -1, -1, 0, 105, 30, 0, 1, 2, 12, 0, 0, 0, 1},  // y
    {331, -1, -1, -1, -1, 0, 106, 31, 0, 1, 2, 12, 0, 0, 0, 1},  // w
    {332, -1, -1, -1, -1, 0, 107, 32, 0, 1, 2, 12, 0, 0, 0, 1},  // z
    {333, -1, -1, -1, -1, 0, 108, 33, 0, 1, 2, 12, 2, 0, 0, 1},  // isVector
    {334, -1, -1, -1, -1, 0, 109, 34, 0, 1, 2, 12, 9, 0, 0, 1},  // point
    {230, -1, 335, 336, -1, 61, 110, 0, 4, 4, 3, 0, 13, 0, 0, 2},  // CGRect
    {230, -1, -1, -1, -1, 65, 114, 1, 2, 2, 3, 0, 13, 0, 0, 2},  // CGRect
    {230, -1, -1, -1, -1, 67, 0, 2, 0, 0, 3, 0, 13, 0, 0, 2},  // CGRect
    {307, 230, 337, -1, -1, 0, 0, 3, 0, 0, 5, 14, 13, 0, 0, 2},  // zero
    {338, 230, 339, -1, -1, 0, 0, 4, 0, 0, 5, 14, 13, 0, 0, 2},  // null
    {340, 230, 341, -1, -1, 0, 0, 5, 0, 0, 5, 14, 13, 0, 0, 2},  // infinite
    {342, -1, -1, -1, -1, 67, 116, 6, 1, 1, 0, 0, 3, 0, 0, 2},  // NSStringFromCGRect
    {343, -1, -1, -1, -1, 68, 117, 7, 2, 2, 0, 0, 13, 0, 0, 2},  // AVMakeRect
    {346, -1, -1, -1, -1, 70, 119, 8, 2, 2, 0, 0, 13, 0, 0, 2},  // AVMakeRectWithAspectRatioInsideRect
    {347, -1, -1, -1, -1, 72, 121, 9, 1, 1, 0, 0, 3, 0, 0, 2},  // NSStringFromRect
    {348, 232, 349, -1, -1, 0, 0, 10, 0, 0, 5, 19, 18, 0, 0, 2},  // minXEdge
    {350, 232, 351, -1, -1, 0, 0, 11, 0, 0, 5, 19, 18, 0, 0, 2},  // minYEdge
    {352, 232, 353, -1, -1, 0, 0, 12, 0, 0, 5, 19, 18, 0, 0, 2},  // maxXEdge
    {354, 232, 355, -1, -1, 0, 0, 13, 0, 0, 5, 19, 18, 0, 0, 2},  // maxYEdge
    {356, -1, 357, -1, -1, 0, 122, 14, 0, 1, 2, 14, 0, 0, 0, 2},  // minX
    {358, -1, 359, -1, -1, 0, 123, 15, 0, 1, 2, 14, 0, 0, 0, 2},  // midX
    {360, -1, 361, -1, -1, 0, 124, 16, 0, 1, 2, 14, 0, 0, 0, 2},  // maxX
    {362, -1, 363, -1, -1, 0, 125, 17, 0, 1, 2, 14, 0, 0, 0, 2},  // minY
    {364, -1, 365, -1, -1, 0, 126, 18, 0, 1, 2, 14, 0, 0, 0, 2},  // midY
    {366, -1, 367, -1, -1, 0, 127, 19, 0, 1, 2, 14, 0, 0, 0, 2},  // maxY
    {323, -1, 368, -1, -1, 0, 128, 20, 0, 1, 2, 14, 0, 0, 0, 2},  // width
    {324, -1, 369, -1, -1, 0, 129, 21, 0, 1, 2, 14, 0, 0, 0, 2},  // height
    {371, 370, 372, -1, -1, 0, 0, 22, 0, 0, 5, 28, 27, 0, 0, 2},  // top
    {373, 370, 374, -1, -1, 0, 0, 23, 0, 0, 5, 28, 27, 0, 0, 2},  // left
    {375, 370, 376, -1, -1, 0, 0, 24, 0, 0, 5, 28, 27, 0, 0, 2},  // bottom
    {377, 370, 378, -1, -1, 0, 0, 25, 0, 0, 5, 28, 27, 0, 0, 2},  // right
    {379, 370, 380, -1, -1, 0, 0, 26, 0, 0, 5, 28, 27, 0, 0, 2},  // all
    {381, 370, 382, -1, -1, 0, 0, 27, 0, 0, 5, 28, 27, 0, 0, 2},  // None
    {298, -1, -1, -1, -1, 0, 130, 28, 0, 1, 2, 14, 9, 0, 0, 2},  // origin
    {326, -1, -1, -1, -1, 0, 131, 29, 0, 1, 2, 14, 12, 0, 0, 2},  // size
    {383, -1, 384, -1, -1, 0, 132, 30, 0, 1, 2, 14, 13, 0, 0, 2},  // standardized
    {385, -1, 386, -1, -1, 0, 133, 31, 0, 1, 2, 14, 13, 0, 0, 2},  // integral
    {387, -1, 388, -1, -1, 0, 134, 32, 0, 1, 2, 14, 2, 0, 0, 2},  // isNull
    {389, -1, 390, -1, -1, 0, 135, 33, 0, 1, 2, 14, 2, 0, 0, 2},  // isEmpty
    {391, -1, 392, -1, -1, 0, 136, 34, 0, 1, 2, 14, 2, 0, 0, 2},  // isInfinite
    {393, -1, -1, -1, -1, 0, 137, 35, 0, 1, 2, 14, 4, 0, 0, 2},  // corners
    {394, -1, -1, -1, -1, 0, 138, 36, 0, 1, 2, 14, 9, 0, 0, 2},  // center
    {316, -1, -1, -1, -1, 0, 139, 37, 0, 1, 2, 14, 3, 0, 0, 2},  // debugDescription
    {395, -1, 396, -1, -1, 73, 140, 38, 4, 4, 3, 0, 56, 0, 0, 2},  // UIEdgeInsets
    {397, -1, -1, -1, -1, 77, 144, 39, 1, 1, 0, 0, 3, 0, 0, 2},  // NSStringFromUIEdgeInsets
    {398, -1, -1, -1, -1, 78, 145, 40, 2, 2, 0, 0, 2, 0, 0, 2},  // UIEdgeInsetsEqualToEdgeInsets
    {395, -1, -1, -1, -1, 80, 147, 41, 0, 0, 3, 0, 56, 0, 0, 2},  // UIEdgeInsets
    {307, 395, 399, -1, -1, 0, 0, 42, 0, 0, 5, 57, 56, 0, 0, 2},  // zero
    {400, -1, 401, -1, -1, 80, 147, 43, 1, 2, 1, 14, 13, 0, 0, 2},  // inset
    {402, -1, 403, -1, -1, 81, 149, 44, 2, 3, 1, 14, 13, 0, 0, 2},  // insetBy
    {404, -1, 405, -1, -1, 83, 152, 45, 2, 3, 1, 14, 13, 0, 0, 2},  // offsetBy
    {406, -1, 407, -1, -1, 85, 155, 46, 1, 2, 1, 14, 13, 0, 0, 2},  // union
    {408, -1, 409, -1, -1, 86, 157, 47, 1, 2, 1, 14, 13, 0, 0, 2},  // intersection
    {410, -1, 411, -1, -1, 87, 159, 48, 1, 2, 1, 14, 2, 0, 0, 2},  // intersects
    {412, -1, 413, -1, -1, 88, 161, 49, 1, 2, 1, 14, 2, 0, 0, 2},  // contains
    {412, -1, 414, -1, -1, 89, 163, 50, 1, 2, 1, 14, 2, 0, 0, 2},  // contains
    {314, -1, 415, -1, -1, 90, 165, 51, 1, 2, 1, 14, 2, 0, 0, 2},  // equalTo
    {309, -1, 416, -1, -1, 91, 167, 52, 1, 2, 1, 14, 13, 0, 7, 2},  // applying
    {420, -1, -1, -1, -1, 92, 169, 53, 2, 3, 1, 14, 60, 0, 0, 2},  // divided
    {417, -1, -1, -1, -1, 94, 172, 54, 2, 2, 0, 0, 60, 0, 0, 2},  // RectDivision
    {423, -1, -1, -1, -1, 0, 174, 0, 0, 1, 2, 16, 15, 0, 0, 3},  // transpose
    {290, -1, -1, -1, -1, 0, 175, 1, 0, 1, 2, 16, 0, 0, 0, 3},  // determinant
    {424, -1, -1, -1, -1, 0, 176, 2, 0, 1, 2, 16, 15, 0, 0, 3},  // inverse
    {273, -1, -1, -1, -1, 96, 177, 3, 0, 1, 1, 16, 15, 0, 0, 3},  // inverted
    {425, -1, -1, -1, -1, 0, 178, 4, 0, 1, 2, 16, 4, 0, 0, 3},  // rows
    {426, -1, -1, -1, -1, 0, 179, 5, 0, 1, 2, 16, 14, 0, 0, 3},  // affine
    {264, -1, -1, -1, -1, 96, 180, 6, 1, 1, 0, 0, 15, 0, 0, 3},  // identity
    {427, -1, -1, -1, -1, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 4},  // π
    {428, -1, -1, -1, -1, 0, 0, 1, 0, 0, 5, 0, 0, 0, 0, 4},  // pi
    {429, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 0, 0, 0, 4},  // M_PI
    {430, -1, -1, -1, -1, 0, 0, 3, 0, 0, 5, 0, 0, 0, 0, 4},  // M_PI_2
    {431, -1, -1, -1, -1, 0, 0, 4, 0, 0, 5, 0, 0, 0, 0, 4},  // M_PI_4
    {432, -1, -1, -1, -1, 0, 0, 5, 0, 0, 5, 0, 0, 0, 0, 4},  // M_1_PI
    {433, -1, -1, -1, -1, 0, 0, 6, 0, 0, 5, 0, 0, 0, 0, 4},  // M_2_PI
    {434, -1, -1, -1, -1, 0, 0, 7, 0, 0, 5, 0, 0, 0, 0, 4},  // M_SQRT2
    {435, -1, -1, -1, -1, 0, 0, 8, 0, 0, 5, 0, 0, 0, 0, 4},  // M_SQRT1_2
    {436, -1, -1, -1, -1, 0, 0, 9, 0, 0, 5, 0, 0, 0, 0, 4},  // M_E
    {428, 176, -1, -1, -1, 0, 0, 10, 0, 0, 5, 1, 0, 0, 0, 4},  // pi
    {437, 176, -1, -1, -1, 0, 0, 11, 0, 0, 5, 1, 0, 0, 0, 4},  // infinity
    {438, 176, -1, -1, -1, 0, 0, 12, 0, 0, 5, 1, 0, 0, 0, 4},  // nan
    {439, 176, 440, -1, -1, 0, 0, 13, 0, 0, 5, 1, 0, 0, 0, 4},  // ulpOfOne
    {441, 176, 442, -1, -1, 0, 0, 14, 0, 0, 5, 1, 0, 0, 0, 4},  // greatestFiniteMagnitude
    {307, 176, -1, -1, -1, 0, 0, 15, 0, 0, 5, 1, 0, 0, 0, 4},  // zero
    {443, 179, 444, -1, -1, 0, 0, 16, 0, 0, 5, 1, 0, 0, 0, 4},  // max
    {445, 179, 446, -1, -1, 0, 0, 17, 0, 0, 5, 1, 0, 0, 0, 4},  // min
    {176, -1, -1, -1, -1, 97, 181, 18, 1, 1, 3, 0, 0, 0, 0, 4},  // CGFloat
    {177, -1, -1, -1, -1, 98, 182, 19, 1, 1, 3, 0, 0, 0, 0, 4},  // Double
    {178, -1, -1, -1, -1, 99, 183, 20, 1, 1, 3, 0, 0, 0, 0, 4},  // Float
    {182, -1, -1, -1, -1, 100, 184, 21, 1, 1, 3, 0, 0, 0, 0, 4},  // TimeInterval
    {195, -1, -1, -1, -1, 101, 185, 22, 1, 1, 3, 0, 0, 0, 0, 4},  // CFTimeInterval
    {204, -1, -1, -1, -1, 102, 186, 23, 1, 1, 3, 0, 0, 0, 0, 4},  // Float64
    {205, -1, -1, -1, -1, 103, 187, 24, 1, 1, 3, 0, 0, 0, 0, 4},  // Float32
    {179, -1, -1, -1, -1, 104, 188, 25, 1, 1, 3, 0, 0, 0, 0, 4},  // Int
    {180, -1, -1, -1, -1, 105, 189, 26, 1, 1, 3, 0, 0, 0, 0, 4},  // NSInteger
    {176, -1, -1, -1, -1, 106, 0, 27, 0, 0, 3, 0, 0, 0, 0, 4},  // CGFloat
    {177, -1, -1, -1, -1, 106, 0, 28, 0, 0, 3, 0, 0, 0, 0, 4},  // Double
    {178, -1, -1, -1, -1, 106, 0, 29, 0, 0, 3, 0, 0, 0, 0, 4},  // Float
    {182, -1, -1, -1, -1, 106, 0, 30, 0, 0, 3, 0, 0, 0, 0, 4},  // TimeInterval
    {179, -1, -1, -1, -1, 106, 0, 31, 0, 0, 3, 0, 0, 0, 0, 4},  // Int
    {206, -1, -1, -1, -1, 106, 0, 32, 0, 0, 3, 0, 2, 0, 0, 4},  // Bool
    {206, -1, -1, -1, -1, 106, 190, 33, 1, 1, 3, 0, 2, 0, 0, 4},  // Bool
    {176, -1, -1, -1, -1, 107, 191, 34, 1, 1, 3, 0, 0, 0, 0, 4},  // CGFloat
    {177, -1, -1, -1, -1, 108, 192, 35, 1, 1, 3, 0, 0, 0, 0, 4},  // Double
    {178, -1, -1, -1, -1, 109, 193, 36, 1, 1, 3, 0, 0, 0, 0, 4},  // Float
    {179, -1, -1, -1, -1, 110, 194, 37, 1, 1, 3, 0, 0, 0, 0, 4},  // Int
    {157, -1, -1, -1, -1, 111, 195, 38, 1, 1, 3, 0, 0, 0, 0, 4},  // Int8
    {158, -1, -1, -1, -1, 112, 196, 39, 1, 1, 3, 0, 0, 0, 0, 4},  // Int16
    {159, -1, -1, -1, -1, 113, 197, 40, 1, 1, 3, 0, 0, 0, 0, 4},  // Int32
    {160, -1, -1, -1, -1, 114, 198, 41, 1, 1, 3, 0, 0, 0, 0, 4},  // Int64
    {161, -1, -1, -1, -1, 115, 199, 42, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt8
    {162, -1, -1, -1, -1, 116, 200, 43, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt16
    {163, -1, -1, -1, -1, 117, 201, 44, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt32
    {164, -1, -1, -1, -1, 118, 202, 45, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt64
    {165, -1, -1, -1, -1, 119, 203, 46, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt
    {157, -1, -1, -1, -1, 120, 204, 47, 1, 1, 3, 0, 0, 0, 0, 4},  // Int8
    {157, -1, -1, -1, -1, 121, 205, 48, 1, 1, 3, 0, 0, 0, 0, 4},  // Int8
    {158, -1, -1, -1, -1, 122, 206, 49, 1, 1, 3, 0, 0, 0, 0, 4},  // Int16
    {158, -1, -1, -1, -1, 123, 207, 50, 1, 1, 3, 0, 0, 0, 0, 4},  // Int16
    {159, -1, -1, -1, -1, 124, 208, 51, 1, 1, 3, 0, 0, 0, 0, 4},  // Int32
    {159, -1, -1, -1, -1, 125, 209, 52, 1, 1, 3, 0, 0, 0, 0, 4},  // Int32
    {160, -1, -1, -1, -1, 126, 210, 53, 1, 1, 3, 0, 0, 0, 0, 4},  // Int64
    {160, -1, -1, -1, -1, 127, 211, 54, 1, 1, 3, 0, 0, 0, 0, 4},  // Int64
    {161, -1, -1, -1, -1, 128, 212, 55, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt8
    {161, -1, -1, -1, -1, 129, 213, 56, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt8
    {162, -1, -1, -1, -1, 130, 214, 57, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt16
    {162, -1, -1, -1, -1, 131, 215, 58, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt16
    {163, -1, -1, -1, -1, 132, 216, 59, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt32
    {163, -1, -1, -1, -1, 133, 217, 60, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt32
    {164, -1, -1, -1, -1, 134, 218, 61, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt64
    {164, -1, -1, -1, -1, 135, 219, 62, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt64
    {165, -1, -1, -1, -1, 136, 220, 63, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt
    {165, -1, -1, -1, -1, 137, 221, 64, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt
    {179, -1, -1, -1, -1, 138, 222, 65, 1, 1, 3, 0, 0, 0, 0, 4},  // Int
    {179, -1, -1, -1, -1, 139, 223, 66, 1, 1, 3, 0, 0, 0, 0, 4},  // Int
    {157, -1, -1, -1, -1, 140, 0, 67, 0, 0, 3, 0, 0, 0, 0, 4},  // Int8
    {158, -1, -1, -1, -1, 140, 0, 68, 0, 0, 3, 0, 0, 0, 0, 4},  // Int16
    {159, -1, -1, -1, -1, 140, 0, 69, 0, 0, 3, 0, 0, 0, 0, 4},  // Int32
    {160, -1, -1, -1, -1, 140, 0, 70, 0, 0, 3, 0, 0, 0, 0, 4},  // Int64
    {161, -1, -1, -1, -1, 140, 0, 71, 0, 0, 3, 0, 0, 0, 0, 4},  // UInt8
    {162, -1, -1, -1, -1, 140, 0, 72, 0, 0, 3, 0, 0, 0, 0, 4},  // UInt16
    {163, -1, -1, -1, -1, 140, 0, 73, 0, 0, 3, 0, 0, 0, 0, 4},  // UInt32
    {164, -1, -1, -1, -1, 140, 0, 74, 0, 0, 3, 0, 0, 0, 0, 4},  // UInt64
    {165, -1, -1, -1, -1, 140, 0, 75, 0, 0, 3, 0, 0, 0, 0, 4},  // UInt
    {208, -1, -1, -1, -1, 140, 224, 76, 2, 2, 3, 0, 3, 0, 0, 4},  // String
    {157, -1, -1, -1, -1, 142, 226, 77, 2, 2, 3, 0, 0, 0, 0, 4},  // Int8
    {158, -1, -1, -1, -1, 144, 228, 78, 2, 2, 3, 0, 0, 0, 0, 4},  // Int16
    {159, -1, -1, -1, -1, 146, 230, 79, 2, 2, 3, 0, 0, 0, 0, 4},  // Int32
    {160, -1, -1, -1, -1, 148, 232, 80, 2, 2, 3, 0, 0, 0, 0, 4},  // Int64
    {161, -1, -1, -1, -1, 150, 234, 81, 2, 2, 3, 0, 0, 0, 0, 4},  // UInt8
    {162, -1, -1, -1, -1, 152, 236, 82, 2, 2, 3, 0, 0, 0, 0, 4},  // UInt16
    {163, -1, -1, -1, -1, 154, 238, 83, 2, 2, 3, 0, 0, 0, 0, 4},  // UInt32
    {164, -1, -1, -1, -1, 156, 240, 84, 2, 2, 3, 0, 0, 0, 0, 4},  // UInt64
    {165, -1, -1, -1, -1, 158, 242, 85, 2, 2, 3, 0, 0, 0, 0, 4},  // UInt
    {179, -1, -1, -1, -1, 160, 244, 86, 2, 2, 3, 0, 0, 0, 0, 4},  // Int
    {179, -1, -1, -1, -1, 162, 246, 87, 1, 1, 0, 0, 60, 0, 0, 4},  // Int
    {147, -1, 148, -1, -1, 163, 247, 88, 1, 1, 0, 0, 0, 0, 3, 4},  // sqrt
    {452, -1, 453, -1, -1, 164, 248, 89, 1, 1, 0, 0, 0, 0, 0, 4},  // exp
    {454, -1, 455, -1, -1, 165, 249, 90, 1, 1, 0, 0, 0, 0, 0, 4},  // log
    {456, -1, -1, -1, -1, 166, 250, 91, 1, 1, 0, 0, 0, 0, 0, 4},  // abs
    {457, -1, -1, -1, -1, 167, 251, 92, 1, 1, 0, 0, 0, 0, 0, 4},  // labs
    {458, -1, 459, -1, -1, 168, 252, 93, 1, 1, 0, 0, 0, 0, 0, 4},  // fabs
    {460, -1, 461, -1, -1, 169, 253, 94, 1, 1, 0, 0, 0, 0, 0, 4},  // floor
    {462, -1, 463, -1, -1, 170, 254, 95, 1, 1, 0, 0, 0, 0, 0, 4},  // ceil
    {116, -1, 464, -1, -1, 171, 255, 96, 1, 1, 0, 0, 0, 0, 0, 4},  // round
    {465, -1, 466, -1, -1, 172, 256, 97, 2, 2, 0, 0, 0, 0, 0, 4},  // pow
    {146, -1, 467, -1, -1, 174, 258, 98, 2, 2, 0, 0, 0, 0, 3, 4},  // hypot
    {468, -1, 469, -1, -1, 176, 260, 99, 2, 2, 0, 0, 0, 0, 0, 4},  // fmod
    {470, -1, -1, -1, -1, 178, 262, 100, 3, 3, 0, 0, 4, 0, 0, 4},  // stride
    {470, -1, -1, -1, -1, 181, 265, 101, 3, 3, 0, 0, 4, 0, 0, 4},  // stride
    {470, -1, -1, -1, -1, 184, 268, 102, 2, 3, 1, 1, 4, 0, 0, 4},  // stride
    {470, -1, -1, -1, -1, 186, 271, 103, 2, 3, 1, 1, 4, 0, 0, 4},  // stride
    {445, -1, 471, -1, -1, 188, 274, 104, 2, 2, 0, 0, 0, 0, 0, 4},  // min
    {445, -1, -1, -1, -1, 190, 276, 105, 3, 3, 0, 0, 0, 0, 0, 4},  // min
    {445, -1, -1, -1, -1, 193, 279, 106, 4, 4, 0, 0, 0, 0, 0, 4},  // min
    {443, -1, 472, -1, -1, 197, 283, 107, 2, 2, 0, 0, 0, 0, 0, 4},  // max
    {443, -1, -1, -1, -1, 199, 285, 108, 3, 3, 0, 0, 0, 0, 0, 4},  // max
    {443, -1, -1, -1, -1, 202, 288, 109, 4, 4, 0, 0, 0, 0, 0, 4},  // max
    {473, -1, 474, -1, -1, 206, 292, 110, 1, 1, 0, 0, 0, 0, 0, 4},  // trunc
    {475, -1, 476, -1, -1, 207, 293, 111, 1, 1, 0, 0, 0, 0, 0, 4},  // rint
    {477, -1, 478, -1, -1, 208, 294, 112, 1, 1, 0, 0, 0, 0, 0, 4},  // nearbyint
    {479, -1, 480, -1, -1, 209, 295, 113, 1, 1, 0, 0, 0, 0, 0, 4},  // lrint
    {481, -1, 482, -1, -1, 210, 296, 114, 1, 1, 0, 0, 0, 0, 0, 4},  // llrint
    {483, -1, 484, -1, -1, 211, 297, 115, 1, 1, 0, 0, 0, 0, 0, 4},  // lround
    {485, -1, 486, -1, -1, 212, 298, 116, 1, 1, 0, 0, 0, 0, 0, 4},  // llround
    {487, -1, 488, -1, -1, 213, 299, 117, 1, 1, 0, 0, 0, 0, 0, 4},  // log2
    {489, -1, 490, -1, -1, 214, 300, 118, 1, 1, 0, 0, 0, 0, 0, 4},  // log10
    {491, -1, 492, -1, -1, 215, 301, 119, 1, 1, 0, 0, 0, 0, 0, 4},  // exp2
    {493, -1, 494, -1, -1, 216, 302, 120, 1, 1, 0, 0, 0, 0, 0, 4},  // cbrt
    {495, -1, 496, -1, -1, 217, 303, 121, 1, 1, 0, 0, 0, 0, 0, 4},  // sinh
    {497, -1, 498, -1, -1, 218, 304, 122, 1, 1, 0, 0, 0, 0, 0, 4},  // cosh
    {499, -1, 500, -1, -1, 219, 305, 123, 1, 1, 0, 0, 0, 0, 0, 4},  // tanh
    {501, -1, 502, -1, -1, 220, 306, 124, 2, 2, 0, 0, 0, 0, 0, 4},  // copysign
    {503, -1, 504, -1, -1, 222, 308, 125, 2, 2, 0, 0, 0, 0, 0, 4},  // fdim
    {505, -1, -1, -1, -1, 224, 310, 126, 2, 2, 0, 0, 0, 0, 0, 4},  // fminf
    {506, -1, -1, -1, -1, 226, 312, 127, 2, 2, 0, 0, 0, 0, 0, 4},  // fmaxf
    {507, -1, -1, -1, -1, 228, 314, 128, 1, 1, 0, 0, 2, 0, 0, 4},  // isnan
    {508, -1, -1, -1, -1, 229, 315, 129, 1, 1, 0, 0, 2, 0, 0, 4},  // isinf
    {509, -1, -1, -1, -1, 230, 316, 130, 1, 1, 0, 0, 2, 0, 0, 4},  // isfinite
    {510, -1, -1, -1, -1, 231, 317, 131, 1, 1, 0, 0, 2, 0, 0, 4},  // signbit
    {511, -1, -1, -1, -1, 0, 0, 132, 0, 0, 5, 0, 0, 0, 0, 4},  // INT_MAX
    {512, -1, -1, -1, -1, 0, 0, 133, 0, 0, 5, 0, 0, 0, 0, 4},  // INT_MIN
    {513, -1, -1, -1, -1, 0, 0, 134, 0, 0, 5, 0, 0, 0, 0, 4},  // UINT_MAX
    {514, -1, -1, -1, -1, 0, 0, 135, 0, 0, 5, 0, 0, 0, 0, 4},  // LONG_MAX
    {515, -1, -1, -1, -1, 0, 0, 136, 0, 0, 5, 0, 0, 0, 0, 4},  // LONG_MIN
    {516, -1, -1, -1, -1, 0, 0, 137, 0, 0, 5, 0, 0, 0, 0, 4},  // ULONG_MAX
    {517, -1, -1, -1, -1, 0, 0, 138, 0, 0, 5, 0, 0, 0, 0, 4},  // NSUIntegerMax
    {518, -1, -1, -1, -1, 0, 0, 139, 0, 0, 5, 0, 0, 0, 0, 4},  // UINT8_MAX
    {519, -1, -1, -1, -1, 0, 0, 140, 0, 0, 5, 0, 0, 0, 0, 4},  // INT16_MAX
    {520, -1, -1, -1, -1, 0, 0, 141, 0, 0, 5, 0, 0, 0, 0, 4},  // UINT16_MAX
    {521, -1, -1, -1, -1, 0, 0, 142, 0, 0, 5, 0, 0, 0, 0, 4},  // INT32_MAX
    {522, -1, -1, -1, -1, 0, 0, 143, 0, 0, 5, 0, 0, 0, 0, 4},  // INT32_MIN
    {523, -1, -1, -1, -1, 0, 0, 144, 0, 0, 5, 0, 0, 0, 0, 4},  // UINT32_MAX
    {524, -1, -1, -1, -1, 0, 0, 145, 0, 0, 5, 0, 0, 0, 0, 4},  // M_LN2
    {525, -1, -1, -1, -1, 0, 0, 146, 0, 0, 5, 0, 0, 0, 0, 4},  // M_LN10
    {526, -1, -1, -1, -1, 232, 318, 147, 0, 1, 1, 1, 0, 0, 0, 4},  // rounded
    {528, 527, -1, -1, -1, 0, 0, 148, 0, 0, 5, 25, 24, 0, 0, 4},  // up
    {529, 527, -1, -1, -1, 0, 0, 149, 0, 0, 5, 25, 24, 0, 0, 4},  // down
    {530, 527, -1, -1, -1, 0, 0, 150, 0, 0, 5, 25, 24, 0, 0, 4},  // toNearestOrEven
    {531, 527, -1, -1, -1, 0, 0, 151, 0, 0, 5, 25, 24, 0, 0, 4},  // toNearestOrAwayFromZero
    {532, 527, -1, -1, -1, 0, 0, 152, 0, 0, 5, 25, 24, 0, 0, 4},  // towardZero
    {533, 527, -1, -1, -1, 0, 0, 153, 0, 0, 5, 25, 24, 0, 0, 4},  // awayFromZero
    {526, -1, -1, -1, -1, 232, 319, 154, 1, 2, 1, 1, 0, 0, 0, 4},  // rounded
    {149, -1, -1, -1, -1, 233, 321, 155, 0, 1, 1, 1, 0, 0, 3, 4},  // squareRoot
    {534, -1, -1, -1, -1, 233, 322, 156, 1, 2, 1, 1, 0, 0, 0, 4},  // truncatingRemainder
    {419, -1, -1, -1, -1, 234, 324, 157, 1, 2, 1, 1, 0, 0, 0, 4},  // remainder
    {536, -1, -1, -1, -1, 235, 326, 158, 0, 1, 1, 1, 0, 0, 0, 4},  // signum
    {537, -1, -1, -1, -1, 0, 327, 159, 0, 1, 2, 1, 0, 0, 0, 4},  // magnitude
    {538, -1, -1, -1, -1, 235, 328, 160, 1, 2, 1, 1, 2, 0, 0, 4},  // isMultiple
    {540, -1, -1, -1, -1, 0, 330, 161, 0, 1, 2, 1, 2, 0, 0, 4},  // isFinite
    {391, -1, -1, -1, -1, 0, 331, 162, 0, 1, 2, 1, 2, 0, 0, 4},  // isInfinite
    {541, -1, -1, -1, -1, 0, 332, 163, 0, 1, 2, 1, 2, 0, 0, 4},  // isZero
    {542, -1, -1, -1, -1, 0, 333, 164, 0, 1, 2, 1, 2, 0, 0, 4},  // isNaN
    {543, -1, -1, -1, -1, 0, 334, 165, 0, 1, 2, 1, 3, 0, 0, 4},  // description
    {544, -1, -1, -1, -1, 0, 335, 166, 0, 1, 2, 1, 0, 0, 0, 4},  // ulp
    {545, -1, -1, -1, -1, 0, 336, 167, 0, 1, 2, 1, 0, 0, 0, 4},  // nextUp
    {546, -1, -1, -1, -1, 0, 337, 168, 0, 1, 2, 1, 0, 0, 0, 4},  // nextDown
    {547, -1, -1, -1, -1, 0, 338, 169, 0, 1, 2, 1, 0, 0, 0, 4},  // exponent
    {548, -1, -1, -1, -1, 0, 339, 170, 0, 1, 2, 1, 0, 0, 0, 4},  // significand
    {549, 176, -1, -1, -1, 0, 0, 171, 0, 0, 5, 1, 0, 0, 0, 4},  // leastNormalMagnitude
    {550, 176, -1, -1, -1, 0, 0, 172, 0, 0, 5, 1, 0, 0, 0, 4},  // leastNonzeroMagnitude
    {551, -1, -1, -1, -1, 0, 340, 173, 0, 1, 2, 1, 2, 0, 0, 4},  // isNormal
    {552, -1, -1, -1, -1, 236, 341, 174, 1, 2, 1, 1, 2, 0, 0, 4},  // isLess
    {554, -1, -1, -1, -1, 237, 343, 175, 1, 2, 1, 1, 2, 0, 0, 4},  // isLessThanOrEqualTo
    {555, -1, -1, -1, -1, 238, 345, 176, 1, 2, 1, 1, 0, 0, 0, 4},  // advanced
    {311, -1, -1, -1, -1, 239, 347, 177, 1, 2, 1, 1, 0, 0, 0, 4},  // distance
    {556, -1, -1, -1, -1, 240, 349, 178, 2, 3, 1, 1, 0, 0, 0, 4},  // addingProduct
    {419, -1, -1, -1, -1, 242, 352, 179, 2, 2, 0, 0, 0, 0, 0, 4},  // remainder
    {560, -1, -1, -1, -1, 244, 354, 180, 1, 2, 1, 1, 56, 0, 0, 4},  // quotientAndRemainder
    {157, -1, -1, -1, -1, 245, 356, 181, 1, 1, 0, 0, 60, 0, 0, 4},  // Int8
    {158, -1, -1, -1, -1, 246, 357, 182, 1, 1, 0, 0, 60, 0, 0, 4},  // Int16
    {159, -1, -1, -1, -1, 247, 358, 183, 1, 1, 0, 0, 60, 0, 0, 4},  // Int32
    {160, -1, -1, -1, -1, 248, 359, 184, 1, 1, 0, 0, 60, 0, 0, 4},  // Int64
    {161, -1, -1, -1, -1, 249, 360, 185, 1, 1, 0, 0, 60, 0, 0, 4},  // UInt8
    {162, -1, -1, -1, -1, 250, 361, 186, 1, 1, 0, 0, 60, 0, 0, 4},  // UInt16
    {163, -1, -1, -1, -1, 251, 362, 187, 1, 1, 0, 0, 60, 0, 0, 4},  // UInt32
    {164, -1, -1, -1, -1, 252, 363, 188, 1, 1, 0, 0, 60, 0, 0, 4},  // UInt64
    {165, -1, -1, -1, -1, 253, 364, 189, 1, 1, 0, 0, 60, 0, 0, 4},  // UInt
    {176, -1, -1, -1, -1, 254, 365, 190, 1, 1, 3, 0, 0, 0, 0, 4},  // CGFloat
    {177, -1, -1, -1, -1, 255, 366, 191, 1, 1, 3, 0, 0, 0, 0, 4},  // Double
    {178, -1, -1, -1, -1, 256, 367, 192, 1, 1, 3, 0, 0, 0, 0, 4},  // Float
    {561, -1, -1, -1, -1, 0, 368, 193, 0, 1, 2, 1, 3, 0, 0, 4},  // sign
    {176, -1, -1, -1, -1, 257, 369, 194, 2, 2, 3, 0, 0, 0, 0, 4},  // CGFloat
    {177, -1, -1, -1, -1, 259, 371, 195, 2, 2, 3, 0, 0, 0, 0, 4},  // Double
    {564, 176, -1, -1, -1, 261, 373, 196, 2, 2, 4, 1, 0, 0, 0, 4},  // minimum
    {565, 176, -1, -1, -1, 263, 375, 197, 2, 2, 4, 1, 0, 0, 0, 4},  // maximum
    {566, -1, -1, -1, -1, 0, 377, 198, 0, 1, 2, 1, 0, 0, 0, 4},  // bitWidth
    {567, -1, -1, -1, -1, 0, 378, 199, 0, 1, 2, 1, 0, 0, 0, 4},  // nonzeroBitCount
    {568, -1, -1, -1, -1, 0, 379, 200, 0, 1, 2, 1, 0, 0, 0, 4},  // leadingZeroBitCount
    {569, -1, -1, -1, -1, 0, 380, 201, 0, 1, 2, 1, 0, 0, 0, 4},  // trailingZeroBitCount
    {570, -1, -1, -1, -1, 265, 381, 202, 1, 2, 1, 1, 56, 0, 0, 4},  // addingReportingOverflow
    {571, -1, -1, -1, -1, 266, 383, 203, 1, 2, 1, 1, 56, 0, 0, 4},  // subtractingReportingOverflow
    {572, -1, -1, -1, -1, 267, 385, 204, 1, 2, 1, 1, 56, 0, 0, 4},  // multipliedReportingOverflow
    {573, -1, -1, -1, -1, 268, 387, 205, 3, 3, 0, 0, 0, 0, 0, 4},  // fma
    {574, -1, -1, -1, -1, 271, 390, 206, 2, 2, 0, 0, 0, 0, 0, 4},  // ldexp
    {575, -1, -1, -1, -1, 273, 392, 207, 1, 1, 0, 0, 56, 0, 0, 4},  // modf
    {208, -1, -1, -1, -1, 274, 393, 208, 3, 3, 3, 0, 3, 0, 0, 4},  // String
    {226, -1, -1, -1, -1, 277, 396, 0, 1, 1, 3, 0, 1, 0, 0, 5},  // Angle
    {226, -1, -1, -1, -1, 278, 397, 1, 1, 1, 3, 0, 1, 0, 0, 5},  // Angle
    {226, -1, -1, -1, -1, 279, 398, 2, 1, 1, 3, 0, 1, 0, 0, 5},  // Angle
    {577, 226, -1, -1, -1, 280, 399, 3, 1, 1, 4, 2, 1, 0, 0, 5},  // degrees
    {578, 226, -1, -1, -1, 281, 400, 4, 1, 1, 4, 2, 1, 0, 0, 5},  // radians
    {307, 226, -1, -1, -1, 0, 0, 5, 0, 0, 5, 2, 1, 0, 0, 5},  // zero
    {577, -1, -1, -1, -1, 0, 401, 6, 0, 1, 2, 2, 0, 0, 0, 5},  // degrees
    {578, -1, -1, -1, -1, 0, 402, 7, 0, 1, 2, 2, 0, 0, 0, 5},  // radians
    {579, -1, -1, -1, -1, 0, 403, 8, 0, 1, 2, 2, 0, 0, 0, 5},  // turns
    {543, -1, -1, -1, -1, 0, 404, 9, 0, 1, 2, 2, 3, 0, 0, 5},  // description
    {580, -1, 581, -1, -1, 282, 405, 10, 1, 1, 0, 0, 0, 0, 1, 5},  // sin
    {582, -1, 583, -1, -1, 283, 406, 11, 1, 1, 0, 0, 0, 0, 1, 5},  // cos
    {584, -1, 585, -1, -1, 284, 407, 12, 1, 1, 0, 0, 0, 0, 1, 5},  // tan
    {139, -1, 143, -1, -1, 285, 408, 13, 1, 1, 0, 0, 1, 0, 3, 5},  // asin
    {138, -1, 142, -1, -1, 286, 409, 14, 1, 1, 0, 0, 1, 0, 3, 5},  // acos
    {140, -1, 144, -1, -1, 287, 410, 15, 1, 1, 0, 0, 1, 0, 3, 5},  // atan
    {141, -1, 145, -1, -1, 288, 411, 16, 2, 2, 0, 0, 1, 0, 3, 5},  // atan2
    {586, -1, -1, -1, -1, 0, 413, 0, 0, 1, 2, 5, 0, 0, 0, 6},  // count
    {389, -1, -1, -1, -1, 0, 414, 1, 0, 1, 2, 5, 2, 0, 0, 6},  // isEmpty
    {587, -1, -1, -1, 1867, 0, 415, 2, 0, 1, 2, 5, 60, 0, 0, 6},  // first
    {588, -1, -1, -1, 1868, 0, 416, 3, 0, 1, 2, 5, 60, 0, 0, 6},  // last
    {589, -1, -1, -1, 1869, 290, 417, 4, 0, 1, 1, 5, 4, 0, 0, 6},  // reversed
    {590, -1, -1, -1, 1864, 290, 418, 5, 0, 1, 1, 5, 4, 0, 0, 6},  // enumerated
    {591, -1, -1, -1, -1, 290, 419, 6, 2, 2, 0, 0, 4, 0, 0, 6},  // zip
    {592, -1, -1, -1, -1, 292, 421, 7, 2, 2, 0, 0, 4, 0, 0, 6},  // sequence
    {592, -1, -1, -1, -1, 294, 423, 8, 2, 2, 0, 0, 4, 0, 0, 6},  // sequence
    {123, -1, -1, -1, -1, 296, 425, 9, 1, 2, 1, 5, 4, 0, 0, 6},  // map
    {595, -1, -1, -1, -1, 297, 427, 10, 1, 2, 1, 5, 4, 0, 0, 6},  // compactMap
    {596, -1, -1, -1, -1, 298, 429, 11, 1, 2, 1, 5, 4, 0, 0, 6},  // filter
    {597, -1, -1, -1, -1, 299, 431, 12, 2, 3, 1, 5, 60, 0, 0, 6},  // reduce
    {598, -1, -1, -1, -1, 301, 434, 13, 1, 2, 1, 5, 60, 0, 0, 6},  // forEach
    {599, -1, -1, -1, -1, 302, 436, 14, 1, 2, 1, 5, 60, 0, 0, 6},  // enumerateObjectsUsingBlock
    {600, -1, -1, -1, -1, 303, 438, 15, 1, 2, 1, 5, 60, 0, 0, 6},  // objectAtIndex
    {601, -1, -1, -1, -1, 304, 440, 16, 1, 2, 1, 5, 0, 0, 0, 6},  // indexOfObject
    {602, -1, -1, -1, -1, 305, 442, 17, 1, 2, 1, 5, 4, 0, 0, 6},  // arrayByAddingObject
    {603, -1, -1, -1, -1, 306, 444, 18, 1, 2, 1, 5, 4, 0, 0, 6},  // arrayByAddingObjectsFromArray
    {604, -1, -1, -1, -1, 0, 0, 19, 0, 0, 5, 0, 0, 0, 0, 6},  // NSNotFound
    {605, -1, -1, -1, -1, 307, 446, 20, 0, 1, 1, 5, 60, 0, 0, 6},  // removeLastObject
    {606, -1, -1, -1, -1, 307, 447, 21, 1, 2, 1, 5, 60, 0, 0, 6},  // removeObjectAtIndex
    {607, -1, -1, -1, -1, 308, 449, 22, 2, 3, 1, 5, 60, 0, 0, 6},  // replaceObjectAtIndex
    {609, -1, -1, -1, -1, 310, 452, 23, 2, 3, 1, 5, 60, 0, 0, 6},  // insertObject
    {611, -1, -1, -1, -1, 312, 455, 24, 2, 3, 1, 5, 60, 0, 0, 6},  // exchangeObjectAtIndex
    {112, -1, -1, -1, -1, 314, 458, 25, 1, 2, 1, 5, 60, 0, 0, 6},  // removeObject
    {613, -1, -1, -1, -1, 315, 460, 26, 1, 2, 1, 5, 60, 0, 0, 6},  // makeObjectsPerformSelector
    {614, -1, -1, -1, -1, 316, 462, 27, 1, 2, 1, 5, 4, 0, 0, 6},  // sortedArrayUsingComparator
    {615, -1, -1, -1, -1, 317, 464, 28, 1, 2, 1, 1, 0, 0, 0, 6},  // compare
    {616, -1, -1, -1, -1, 0, 0, 29, 0, 0, 5, 0, 0, 0, 0, 6},  // NSOrderedAscending
    {617, -1, -1, -1, -1, 0, 0, 30, 0, 0, 5, 0, 0, 0, 0, 6},  // NSOrderedSame
    {618, -1, -1, -1, -1, 0, 0, 31, 0, 0, 5, 0, 0, 0, 0, 6},  // NSOrderedDescending
    {412, -1, -1, -1, 724, 318, 466, 32, 1, 2, 1, 5, 2, 0, 0, 6},  // contains
    {412, -1, -1, -1, -1, 319, 468, 33, 1, 2, 1, 5, 2, 0, 0, 6},  // contains
    {587, -1, -1, -1, -1, 320, 470, 34, 1, 2, 1, 5, 60, 0, 0, 6},  // first
    {619, -1, -1, -1, -1, 321, 472, 35, 1, 2, 1, 5, 2, 0, 0, 6},  // allSatisfy
    {620, -1, -1, -1, -1, 322, 474, 36, 1, 2, 1, 5, 60, 0, 0, 6},  // firstIndex
    {620, -1, -1, -1, -1, 323, 476, 37, 1, 2, 1, 5, 60, 0, 0, 6},  // firstIndex
    {588, -1, -1, -1, -1, 324, 478, 38, 1, 2, 1, 5, 60, 0, 0, 6},  // last
    {621, -1, -1, -1, -1, 325, 480, 39, 1, 2, 1, 5, 60, 0, 0, 6},  // lastIndex
    {621, -1, -1, -1, -1, 326, 482, 40, 1, 2, 1, 5, 60, 0, 0, 6},  // lastIndex
    {130, -1, -1, -1, -1, 327, 484, 41, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {130, -1, -1, -1, -1, 328, 486, 42, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {622, -1, -1, -1, -1, 329, 488, 43, 1, 2, 1, 5, 4, 0, 0, 6},  // drop
    {623, -1, -1, -1, -1, 330, 490, 44, 1, 2, 1, 5, 2, 0, 0, 6},  // elementsEqual
    {624, -1, -1, -1, -1, 331, 492, 45, 1, 2, 1, 5, 2, 0, 0, 6},  // starts
    {106, -1, -1, -1, -1, 332, 494, 46, 1, 2, 1, 5, 60, 0, 0, 6},  // removeFirst
    {103, -1, -1, -1, -1, 333, 496, 47, 1, 2, 1, 5, 60, 0, 0, 6},  // removeLast
    {412, -1, -1, -1, -1, 334, 498, 48, 1, 2, 1, 8, 2, 0, 0, 6},  // contains
    {31, -1, -1, -1, -1, 0, 500, 49, 0, 1, 2, 5, 4, 0, 0, 6},  // lazy
    {626, -1, -1, -1, -1, 335, 501, 50, 0, 1, 1, 5, 4, 0, 0, 6},  // dropFirst
    {626, -1, -1, -1, -1, 335, 502, 51, 1, 2, 1, 5, 4, 0, 0, 6},  // dropFirst
    {627, -1, -1, -1, -1, 336, 504, 52, 0, 1, 1, 5, 4, 0, 0, 6},  // dropLast
    {627, -1, -1, -1, -1, 336, 505, 53, 1, 2, 1, 5, 4, 0, 0, 6},  // dropLast
    {130, -1, -1, -1, -1, 337, 507, 54, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {628, -1, -1, -1, -1, 338, 509, 55, 1, 2, 1, 5, 4, 0, 0, 6},  // suffix
    {130, -1, -1, -1, -1, 339, 511, 56, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {130, -1, -1, -1, -1, 340, 513, 57, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {628, -1, -1, -1, -1, 341, 515, 58, 1, 2, 1, 5, 4, 0, 0, 6},  // suffix
    {119, -1, -1, -1, -1, 342, 517, 59, 1, 2, 1, 5, 60, 0, 0, 6},  // removeSubrange
    {120, -1, -1, -1, -1, 343, 519, 60, 2, 3, 1, 5, 60, 0, 0, 6},  // replaceSubrange
    {121, -1, -1, -1, -1, 345, 522, 61, 1, 2, 1, 5, 60, 0, 0, 6},  // partition
    {586, -1, -1, -1, -1, 346, 524, 62, 1, 2, 1, 5, 0, 0, 0, 6},  // count
    {586, -1, -1, -1, -1, 347, 526, 63, 1, 2, 1, 5, 0, 0, 0, 6},  // count
    {630, -1, -1, -1, -1, 348, 528, 64, 1, 2, 1, 5, 4, 0, 0, 6},  // joined
    {632, -1, -1, -1, -1, 349, 530, 65, 1, 2, 1, 5, 0, 0, 0, 6},  // index
    {632, -1, -1, -1, -1, 350, 532, 66, 1, 2, 1, 5, 0, 0, 0, 6},  // index
    {632, -1, -1, -1, -1, 351, 534, 67, 2, 3, 1, 5, 0, 0, 0, 6},  // index
    {632, -1, -1, -1, -1, 353, 537, 68, 3, 4, 1, 5, 60, 0, 0, 6},  // index
    {311, -1, -1, -1, -1, 356, 541, 69, 2, 3, 1, 5, 0, 0, 0, 6},  // distance
    {632, -1, -1, -1, -1, 358, 544, 70, 1, 2, 1, 4, 0, 0, 0, 6},  // index
    {632, -1, -1, -1, -1, 359, 546, 71, 1, 2, 1, 4, 0, 0, 0, 6},  // index
    {632, -1, -1, -1, -1, 360, 548, 72, 2, 3, 1, 4, 0, 0, 0, 6},  // index
    {632, -1, -1, -1, -1, 362, 551, 73, 3, 4, 1, 4, 60, 0, 0, 6},  // index
    {311, -1, -1, -1, -1, 365, 555, 74, 2, 3, 1, 4, 0, 0, 0, 6},  // distance
    {113, -1, -1, -1, -1, 367, 558, 75, 2, 3, 1, 5, 60, 0, 0, 6},  // swapAt
    {630, -1, -1, -1, -1, 369, 561, 76, 0, 1, 1, 5, 60, 0, 0, 6},  // joined
    {636, -1, -1, -1, -1, 369, 562, 77, 1, 2, 1, 5, 4, 0, 0, 6},  // split
    {636, -1, -1, -1, -1, 370, 564, 78, 1, 2, 1, 5, 4, 0, 0, 6},  // split
    {636, -1, -1, -1, -1, 371, 566, 79, 1, 2, 1, 5, 4, 0, 0, 6},  // split
    {638, -1, -1, -1, -1, 372, 568, 80, 1, 2, 1, 5, 60, 0, 0, 6},  // reserveCapacity
    {639, -1, -1, -1, -1, 0, 570, 81, 0, 1, 2, 5, 7, 0, 0, 6},  // indices
    {640, -1, -1, -1, -1, 0, 571, 82, 0, 1, 2, 5, 0, 0, 0, 6},  // startIndex
    {641, -1, -1, -1, -1, 0, 572, 83, 0, 1, 2, 5, 0, 0, 0, 6},  // endIndex
    {124, -1, -1, -1, -1, 373, 573, 84, 1, 2, 1, 5, 4, 0, 0, 6},  // flatMap
    {598, -1, -1, -1, -1, 374, 575, 85, 1, 2, 1, 8, 60, 0, 0, 6},  // forEach
    {597, -1, -1, -1, -1, 375, 577, 86, 2, 3, 1, 5, 60, 0, 0, 6},  // reduce
    {107, -1, -1, -1, -1, 377, 580, 87, 1, 2, 1, 5, 60, 0, 0, 6},  // removeAll
    {212, -1, -1, -1, -1, 378, 582, 88, 2, 2, 3, 0, 4, 0, 0, 6},  // Array
    {213, -1, -1, -1, -1, 380, 584, 89, 2, 2, 3, 0, 4, 0, 0, 6},  // ContiguousArray
    {644, -1, -1, -1, -1, 382, 586, 90, 2, 2, 0, 0, 4, 0, 0, 6},  // repeatElement
    {445, -1, -1, -1, -1, 384, 588, 91, 0, 1, 1, 5, 60, 0, 0, 6},  // min
    {443, -1, -1, -1, -1, 384, 589, 92, 0, 1, 1, 5, 60, 0, 0, 6},  // max
    {445, -1, -1, -1, -1, 384, 590, 93, 2, 2, 0, 0, 60, 0, 0, 6},  // min
    {443, -1, -1, -1, -1, 386, 592, 94, 2, 2, 0, 0, 60, 0, 0, 6},  // max
    {445, -1, -1, -1, -1, 388, 594, 95, 1, 2, 1, 5, 60, 0, 0, 6},  // min
    {443, -1, -1, -1, -1, 389, 596, 96, 1, 2, 1, 5, 60, 0, 0, 6},  // max
    {645, -1, -1, -1, -1, 390, 598, 97, 0, 1, 1, 5, 4, 0, 0, 6},  // sorted
    {645, -1, -1, -1, -1, 390, 599, 98, 1, 2, 1, 5, 4, 0, 0, 6},  // sorted
    {645, -1, -1, -1, -1, 391, 601, 99, 1, 2, 1, 5, 4, 0, 0, 6},  // sorted
    {630, -1, -1, -1, -1, 392, 603, 100, 1, 2, 1, 5, 3, 0, 0, 6},  // joined
    {100, -1, -1, -1, 1865, 393, 605, 101, 1, 2, 1, 5, 60, 0, 0, 6},  // append
    {100, -1, -1, -1, 1866, 394, 607, 102, 1, 2, 1, 5, 60, 0, 0, 6},  // append
    {101, -1, -1, -1, -1, 395, 609, 103, 2, 3, 1, 5, 60, 0, 0, 6},  // insert
    {101, -1, -1, -1, -1, 397, 612, 104, 2, 3, 1, 5, 60, 0, 0, 6},  // insert
    {102, -1, -1, -1, -1, 399, 615, 105, 1, 2, 1, 5, 60, 0, 0, 6},  // remove
    {103, -1, -1, -1, -1, 400, 617, 106, 0, 1, 1, 5, 60, 0, 0, 6},  // removeLast
    {104, -1, -1, -1, -1, 400, 618, 107, 0, 1, 1, 5, 60, 0, 0, 6},  // popLast
    {105, -1, -1, -1, -1, 400, 619, 108, 0, 1, 1, 5, 60, 0, 0, 6},  // popFirst
    {106, -1, -1, -1, -1, 400, 620, 109, 0, 1, 1, 5, 60, 0, 0, 6},  // removeFirst
    {107, -1, -1, -1, 697, 400, 621, 110, 0, 1, 1, 5, 60, 0, 0, 6},  // removeAll
    {107, -1, -1, -1, -1, 400, 622, 111, 1, 2, 1, 5, 60, 0, 0, 6},  // removeAll
    {586, -1, -1, -1, 321, 0, 624, 112, 0, 1, 2, 4, 0, 0, 0, 6},  // count
    {389, -1, -1, -1, -1, 0, 625, 113, 0, 1, 2, 4, 2, 0, 0, 6},  // isEmpty
    {649, -1, -1, -1, 1843, 401, 626, 114, 0, 1, 1, 4, 3, 0, 0, 6},  // uppercased
    {650, -1, -1, -1, 1844, 401, 627, 115, 0, 1, 1, 4, 3, 0, 0, 6},  // lowercased
    {412, -1, -1, -1, 1846, 401, 628, 116, 1, 2, 1, 4, 2, 0, 0, 6},  // contains
    {651, -1, -1, -1, -1, 402, 630, 117, 1, 2, 1, 4, 2, 0, 0, 6},  // hasPrefix
    {652, -1, -1, -1, -1, 403, 632, 118, 1, 2, 1, 4, 2, 0, 0, 6},  // hasSuffix
    {208, -1, -1, -1, -1, 404, 634, 119, 2, 2, 3, 0, 3, 0, 0, 6},  // String
    {653, -1, -1, -1, -1, 0, 636, 120, 0, 1, 2, 4, 2, 0, 0, 6},  // isLetter
    {654, -1, -1, -1, -1, 0, 637, 121, 0, 1, 2, 4, 2, 0, 0, 6},  // isNumber
    {655, -1, -1, -1, -1, 0, 638, 122, 0, 1, 2, 4, 2, 0, 0, 6},  // isWhitespace
    {656, -1, -1, -1, -1, 0, 639, 123, 0, 1, 2, 4, 2, 0, 0, 6},  // isUppercase
    {657, -1, -1, -1, -1, 0, 640, 124, 0, 1, 2, 4, 2, 0, 0, 6},  // isLowercase
    {658, -1, -1, -1, -1, 0, 641, 125, 0, 1, 2, 4, 2, 0, 0, 6},  // isNewline
    {659, -1, -1, -1, -1, 0, 642, 126, 0, 1, 2, 4, 2, 0, 0, 6},  // isPunctuation
    {660, -1, -1, -1, -1, 0, 643, 127, 0, 1, 2, 4, 60, 0, 0, 6},  // wholeNumberValue
    {661, -1, -1, -1, 1845, 0, 644, 128, 0, 1, 2, 4, 3, 0, 0, 6},  // capitalized
    {662, -1, -1, -1, -1, 0, 645, 129, 0, 1, 2, 4, 0, 0, 0, 6},  // floatValue
    {663, -1, -1, -1, -1, 0, 646, 130, 0, 1, 2, 4, 0, 0, 0, 6},  // doubleValue
    {664, -1, -1, -1, -1, 0, 647, 131, 0, 1, 2, 4, 0, 0, 0, 6},  // integerValue
    {665, -1, -1, -1, -1, 0, 648, 132, 0, 1, 2, 4, 0, 0, 0, 6},  // intValue
    {636, -1, -1, -1, -1, 406, 649, 133, 1, 2, 1, 4, 4, 0, 0, 6},  // split
    {666, -1, -1, -1, 1847, 407, 651, 134, 1, 2, 1, 4, 4, 0, 0, 6},  // components
    {668, -1, -1, -1, 1848, 408, 653, 135, 2, 3, 1, 4, 3, 0, 0, 6},  // replacingOccurrences
    {640, -1, -1, -1, -1, 0, 656, 136, 0, 1, 2, 4, 0, 0, 0, 6},  // startIndex
    {641, -1, -1, -1, -1, 0, 657, 137, 0, 1, 2, 4, 0, 0, 0, 6},  // endIndex
    {669, -1, -1, -1, -1, 0, 658, 138, 0, 1, 2, 4, 60, 0, 0, 6},  // asciiValue
    {75, -1, -1, -1, -1, 0, 659, 139, 0, 1, 2, 4, 60, 0, 0, 6},  // value
    {670, -1, -1, -1, -1, 410, 660, 140, 1, 1, 0, 0, 3, 0, 0, 6},  // UnicodeScalar
    {671, -1, -1, -1, -1, 0, 661, 141, 0, 1, 2, 4, 4, 0, 0, 6},  // unicodeScalars
    {672, -1, -1, -1, -1, 0, 662, 142, 0, 1, 2, 4, 4, 0, 0, 6},  // utf8
    {673, -1, -1, -1, -1, 0, 663, 143, 0, 1, 2, 4, 4, 0, 0, 6},  // utf16
    {674, -1, -1, -1, -1, 411, 664, 144, 1, 2, 1, 4, 60, 0, 0, 6},  // range
    {624, -1, -1, -1, -1, 412, 666, 145, 1, 2, 1, 4, 2, 0, 0, 6},  // starts
    {623, -1, -1, -1, -1, 413, 668, 146, 1, 2, 1, 4, 2, 0, 0, 6},  // elementsEqual
    {676, 675, -1, -1, -1, 0, 0, 147, 0, 0, 5, 1, 0, 0, 0, 6},  // orderedAscending
    {677, 675, -1, -1, -1, 0, 0, 148, 0, 0, 5, 1, 0, 0, 0, 6},  // orderedSame
    {678, 675, -1, -1, -1, 0, 0, 149, 0, 0, 5, 1, 0, 0, 0, 6},  // orderedDescending
    {636, -1, -1, -1, -1, 414, 670, 150, 2, 3, 1, 4, 4, 0, 0, 6},  // split
    {636, -1, -1, -1, -1, 416, 673, 151, 2, 3, 1, 4, 4, 0, 0, 6},  // split
    {636, -1, -1, -1, -1, 418, 676, 152, 3, 4, 1, 4, 4, 0, 0, 6},  // split
    {636, -1, -1, -1, -1, 421, 680, 153, 1, 2, 1, 4, 4, 0, 0, 6},  // split
    {636, -1, -1, -1, -1, 422, 682, 154, 1, 2, 1, 4, 4, 0, 0, 6},  // split
    {681, -1, -1, -1, -1, 423, 684, 155, 3, 4, 1, 4, 3, 0, 0, 6},  // padding
    {685, -1, -1, -1, -1, 426, 688, 156, 1, 1, 0, 0, 57, 0, 0, 6},  // type
    {208, -1, -1, -1, -1, 427, 689, 157, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {208, -1, -1, -1, -1, 428, 0, 158, 0, 0, 3, 0, 3, 0, 0, 6},  // String
    {208, -1, -1, -1, -1, 428, 690, 159, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {209, -1, -1, -1, -1, 429, 691, 160, 1, 1, 3, 0, 3, 0, 0, 6},  // Character
    {210, -1, -1, -1, -1, 430, 692, 161, 1, 1, 3, 0, 3, 0, 0, 6},  // Substring
    {208, -1, -1, -1, -1, 431, 693, 162, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {691, -1, -1, -1, -1, 0, 694, 163, 0, 1, 2, 7, 4, 0, 0, 6},  // keys
    {692, -1, -1, -1, -1, 0, 695, 164, 0, 1, 2, 7, 4, 0, 0, 6},  // allKeys
    {693, -1, -1, -1, -1, 0, 696, 165, 0, 1, 2, 7, 4, 0, 0, 6},  // values
    {694, -1, -1, -1, -1, 0, 697, 166, 0, 1, 2, 7, 4, 0, 0, 6},  // allValues
    {586, -1, -1, -1, -1, 0, 698, 167, 0, 1, 2, 7, 0, 0, 0, 6},  // count
    {389, -1, -1, -1, -1, 0, 699, 168, 0, 1, 2, 7, 2, 0, 0, 6},  // isEmpty
    {108, -1, -1, -1, -1, 432, 700, 169, 1, 2, 1, 7, 60, 0, 0, 6},  // removeValue
    {696, -1, -1, -1, -1, 433, 702, 170, 1, 2, 1, 7, 60, 0, 0, 6},  // removeObjectForKey
    {109, -1, -1, -1, -1, 434, 704, 171, 2, 3, 1, 7, 60, 0, 0, 6},  // updateValue
    {111, -1, -1, -1, -1, 436, 707, 172, 2, 3, 1, 7, 60, 0, 0, 6},  // setObject
    {107, -1, -1, -1, -1, 438, 710, 173, 0, 1, 1, 7, 60, 0, 0, 6},  // removeAll
    {697, -1, -1, -1, -1, 438, 711, 174, 0, 1, 1, 7, 60, 0, 0, 6},  // removeAllObjects
    {107, -1, -1, -1, -1, 438, 712, 175, 1, 2, 1, 7, 60, 0, 0, 6},  // removeAll
    {110, -1, -1, -1, -1, 439, 714, 176, 2, 3, 1, 7, 60, 0, 0, 6},  // merge
    {699, -1, -1, -1, -1, 441, 717, 177, 1, 2, 1, 7, 6, 0, 0, 6},  // mapValues
    {700, -1, -1, -1, -1, 442, 719, 178, 1, 2, 1, 7, 6, 0, 0, 6},  // compactMapValues
    {596, -1, -1, -1, -1, 443, 721, 179, 1, 2, 1, 7, 6, 0, 0, 6},  // filter
    {701, -1, -1, -1, -1, 444, 723, 180, 2, 3, 1, 7, 6, 0, 0, 6},  // merging
    {702, -1, -1, -1, -1, 446, 726, 181, 1, 2, 1, 7, 60, 0, 0, 6},  // objectForKey
    {703, -1, -1, -1, -1, 447, 728, 182, 1, 2, 1, 7, 60, 0, 0, 6},  // valueForKey
    {688, -1, -1, -1, -1, 448, 730, 183, 1, 1, 3, 0, 6, 0, 0, 6},  // Dictionary
    {688, -1, -1, -1, -1, 449, 731, 184, 2, 2, 3, 0, 6, 0, 0, 6},  // Dictionary
    {688, -1, -1, -1, -1, 451, 733, 185, 2, 2, 3, 0, 6, 0, 0, 6},  // Dictionary
    {688, -1, -1, -1, -1, 453, 735, 186, 2, 2, 3, 0, 6, 0, 0, 6},  // Dictionary
    {690, -1, -1, -1, -1, 455, 737, 187, 0, 0, 3, 0, 6, 0, 0, 6},  // NSMutableDictionary
    {689, -1, -1, -1, -1, 455, 737, 188, 0, 0, 3, 0, 6, 0, 0, 6},  // NSDictionary
    {688, -1, -1, -1, -1, 455, 737, 189, 0, 0, 3, 0, 6, 0, 0, 6},  // Dictionary
    {123, -1, -1, -1, -1, 296, 737, 190, 1, 2, 1, 7, 4, 0, 0, 6},  // map
    {595, -1, -1, -1, -1, 297, 739, 191, 1, 2, 1, 7, 4, 0, 0, 6},  // compactMap
    {124, -1, -1, -1, -1, 373, 741, 192, 1, 2, 1, 7, 4, 0, 0, 6},  // flatMap
    {598, -1, -1, -1, -1, 301, 743, 193, 1, 2, 1, 7, 60, 0, 0, 6},  // forEach
    {597, -1, -1, -1, -1, 299, 745, 194, 2, 3, 1, 7, 60, 0, 0, 6},  // reduce
    {412, -1, -1, -1, -1, 319, 748, 195, 1, 2, 1, 7, 2, 0, 0, 6},  // contains
    {587, -1, -1, -1, -1, 320, 750, 196, 1, 2, 1, 7, 60, 0, 0, 6},  // first
    {619, -1, -1, -1, -1, 321, 752, 197, 1, 2, 1, 7, 2, 0, 0, 6},  // allSatisfy
    {645, -1, -1, -1, -1, 390, 754, 198, 1, 2, 1, 7, 4, 0, 0, 6},  // sorted
    {645, -1, -1, -1, -1, 391, 756, 199, 1, 2, 1, 7, 4, 0, 0, 6},  // sorted
    {443, -1, -1, -1, -1, 389, 758, 200, 1, 2, 1, 7, 60, 0, 0, 6},  // max
    {445, -1, -1, -1, -1, 388, 760, 201, 1, 2, 1, 7, 60, 0, 0, 6},  // min
    {590, -1, -1, -1, -1, 290, 762, 202, 0, 1, 1, 7, 4, 0, 0, 6},  // enumerated
    {587, -1, -1, -1, -1, 0, 763, 203, 0, 1, 2, 7, 60, 0, 0, 6},  // first
    {706, -1, -1, -1, -1, 0, 764, 204, 0, 1, 2, 8, 0, 0, 0, 6},  // lowerBound
    {707, -1, -1, -1, -1, 0, 765, 205, 0, 1, 2, 8, 0, 0, 0, 6},  // upperBound
    {586, -1, -1, -1, -1, 0, 766, 206, 0, 1, 2, 8, 0, 0, 0, 6},  // count
    {389, -1, -1, -1, -1, 0, 767, 207, 0, 1, 2, 8, 2, 0, 0, 6},  // isEmpty
    {543, -1, -1, -1, -1, 0, 768, 208, 0, 1, 2, 8, 3, 0, 0, 6},  // description
    {708, -1, -1, -1, -1, 468, 769, 209, 1, 2, 1, 8, 2, 0, 0, 6},  // overlaps
    {709, -1, -1, -1, -1, 469, 771, 210, 1, 2, 1, 8, 7, 0, 0, 6},  // clamped
    {543, -1, -1, -1, -1, 0, 773, 211, 0, 1, 2, 3, 3, 0, 0, 6},  // description
    {412, -1, -1, -1, -1, 470, 774, 212, 1, 2, 1, 8, 2, 0, 0, 6},  // contains
    {123, -1, -1, -1, -1, 471, 776, 213, 1, 2, 1, 8, 4, 0, 0, 6},  // map
    {589, -1, -1, -1, -1, 472, 778, 214, 0, 1, 1, 8, 4, 0, 0, 6},  // reversed
    {225, -1, -1, -1, -1, 472, 779, 215, 1, 1, 3, 0, 7, 0, 0, 6},  // Range
    {220, -1, -1, -1, -1, 473, 780, 216, 1, 1, 3, 0, 7, 0, 0, 6},  // ClosedRange
    {212, -1, -1, -1, -1, 474, 781, 217, 1, 1, 3, 0, 4, 0, 0, 6},  // Array
    {213, -1, -1, -1, -1, 475, 782, 218, 1, 1, 3, 0, 4, 0, 0, 6},  // ContiguousArray
    {214, -1, -1, -1, -1, 476, 783, 219, 1, 1, 3, 0, 4, 0, 0, 6},  // ArraySlice
    {710, -1, -1, -1, -1, 477, 784, 220, 0, 0, 3, 0, 5, 0, 0, 6},  // Set
    {710, -1, -1, -1, -1, 477, 784, 221, 1, 1, 3, 0, 5, 0, 0, 6},  // Set
    {586, -1, -1, -1, -1, 0, 785, 222, 0, 1, 2, 6, 0, 0, 0, 6},  // count
    {389, -1, -1, -1, -1, 0, 786, 223, 0, 1, 2, 6, 2, 0, 0, 6},  // isEmpty
    {587, -1, -1, -1, 725, 0, 787, 224, 0, 1, 2, 6, 60, 0, 0, 6},  // first
    {406, -1, -1, -1, -1, 478, 788, 225, 1, 2, 1, 6, 5, 0, 0, 6},  // union
    {711, -1, -1, -1, -1, 479, 790, 226, 1, 2, 1, 6, 60, 0, 0, 6},  // formUnion
    {408, -1, -1, -1, -1, 480, 792, 227, 1, 2, 1, 6, 5, 0, 0, 6},  // intersection
    {712, -1, -1, -1, -1, 481, 794, 228, 1, 2, 1, 6, 60, 0, 0, 6},  // formIntersection
    {713, -1, -1, -1, -1, 482, 796, 229, 1, 2, 1, 6, 5, 0, 0, 6},  // subtracting
    {714, -1, -1, -1, -1, 483, 798, 230, 1, 2, 1, 6, 60, 0, 0, 6},  // subtract
    {715, -1, -1, -1, -1, 484, 800, 231, 1, 2, 1, 6, 5, 0, 0, 6},  // symmetricDifference
    {716, -1, -1, -1, -1, 485, 802, 232, 1, 2, 1, 6, 60, 0, 0, 6},  // formSymmetricDifference
    {717, -1, -1, -1, -1, 486, 804, 233, 1, 2, 1, 6, 2, 0, 0, 6},  // isSubset
    {718, -1, -1, -1, -1, 487, 806, 234, 1, 2, 1, 6, 2, 0, 0, 6},  // isSuperset
    {719, -1, -1, -1, -1, 488, 808, 235, 1, 2, 1, 6, 2, 0, 0, 6},  // isStrictSubset
    {720, -1, -1, -1, -1, 489, 810, 236, 1, 2, 1, 6, 2, 0, 0, 6},  // isStrictSuperset
    {721, -1, -1, -1, -1, 490, 812, 237, 1, 2, 1, 6, 2, 0, 0, 6},  // isDisjoint
    {412, -1, -1, -1, 724, 491, 814, 238, 1, 2, 1, 6, 2, 0, 0, 6},  // contains
    {101, -1, -1, -1, -1, 492, 816, 239, 1, 2, 1, 6, 60, 0, 0, 6},  // insert
    {722, -1, -1, -1, -1, 493, 818, 240, 1, 2, 1, 6, 60, 0, 0, 6},  // update
    {102, -1, -1, -1, -1, 494, 820, 241, 1, 2, 1, 6, 60, 0, 0, 6},  // remove
    {107, -1, -1, -1, 697, 495, 822, 242, 0, 1, 1, 6, 60, 0, 0, 6},  // removeAll
    {105, -1, -1, -1, -1, 495, 823, 243, 0, 1, 1, 6, 60, 0, 0, 6},  // popFirst
    {106, -1, -1, -1, -1, 495, 824, 244, 0, 1, 1, 6, 60, 0, 0, 6},  // removeFirst
    {723, -1, -1, -1, -1, 495, 825, 245, 1, 2, 1, 6, 60, 0, 0, 6},  // addObject
    {112, -1, -1, -1, -1, 496, 827, 246, 1, 2, 1, 6, 60, 0, 0, 6},  // removeObject
    {233, -1, -1, -1, -1, 498, 829, 0, 4, 4, 3, 0, 17, 0, 0, 7},  // UIColor
    {730, -1, -1, -1, 1854, 502, 833, 1, 1, 2, 1, 18, 17, 0, 0, 7},  // withAlphaComponent
    {731, -1, -1, -1, -1, 503, 835, 2, 0, 1, 1, 18, 60, 0, 0, 7},  // set
    {732, -1, -1, -1, -1, 503, 836, 3, 0, 1, 1, 18, 60, 0, 0, 7},  // setFill
    {733, -1, -1, -1, -1, 503, 837, 4, 0, 1, 1, 18, 60, 0, 0, 7},  // setStroke
    {233, -1, -1, -1, -1, 503, 838, 5, 2, 2, 3, 0, 17, 0, 0, 7},  // UIColor
    {233, -1, -1, -1, -1, 505, 840, 6, 1, 1, 3, 0, 17, 0, 0, 7},  // UIColor
    {233, -1, -1, -1, -1, 506, 841, 7, 4, 4, 3, 0, 17, 0, 0, 7},  // UIColor
    {233, -1, -1, -1, -1, 510, 845, 8, 4, 4, 3, 0, 17, 0, 0, 7},  // UIColor
    {740, -1, -1, -1, -1, 514, 849, 9, 4, 4, 0, 0, 17, 0, 0, 7},  // CGColor
    {233, -1, -1, -1, -1, 518, 853, 10, 1, 1, 0, 0, 60, 0, 0, 7},  // UIColor
    {742, 233, -1, -1, -1, 0, 0, 11, 0, 0, 5, 18, 17, 0, 0, 7},  // black
    {743, 233, -1, -1, -1, 519, 0, 12, 0, 0, 4, 18, 17, 0, 0, 7},  // blackColor
    {734, 233, -1, -1, -1, 0, 0, 13, 0, 0, 5, 18, 17, 0, 0, 7},  // white
    {744, 233, -1, -1, -1, 519, 0, 14, 0, 0, 4, 18, 17, 0, 0, 7},  // whiteColor
    {726, 233, -1, -1, -1, 0, 0, 15, 0, 0, 5, 18, 17, 0, 0, 7},  // red
    {745, 233, -1, -1, -1, 519, 0, 16, 0, 0, 4, 18, 17, 0, 0, 7},  // redColor
    {727, 233, -1, -1, -1, 0, 0, 17, 0, 0, 5, 18, 17, 0, 0, 7},  // green
    {746, 233, -1, -1, -1, 519, 0, 18, 0, 0, 4, 18, 17, 0, 0, 7},  // greenColor
    {728, 233, -1, -1, -1, 0, 0, 19, 0, 0, 5, 18, 17, 0, 0, 7},  // blue
    {747, 233, -1, -1, -1, 519, 0, 20, 0, 0, 4, 18, 17, 0, 0, 7},  // blueColor
    {748, 233, -1, -1, -1, 0, 0, 21, 0, 0, 5, 18, 17, 0, 0, 7},  // cyan
    {749, 233, -1, -1, -1, 519, 0, 22, 0, 0, 4, 18, 17, 0, 0, 7},  // cyanColor
    {750, 233, -1, -1, -1, 0, 0, 23, 0, 0, 5, 18, 17, 0, 0, 7},  // yellow
    {751, 233, -1, -1, -1, 519, 0, 24, 0, 0, 4, 18, 17, 0, 0, 7},  // yellowColor
    {752, 233, -1, -1, -1, 0, 0, 25, 0, 0, 5, 18, 17, 0, 0, 7},  // magenta
    {753, 233, -1, -1, -1, 519, 0, 26, 0, 0, 4, 18, 17, 0, 0, 7},  // magentaColor
    {754, 233, -1, -1, -1, 0, 0, 27, 0, 0, 5, 18, 17, 0, 0, 7},  // orange
    {755, 233, -1, -1, -1, 519, 0, 28, 0, 0, 4, 18, 17, 0, 0, 7},  // orangeColor
    {756, 233, -1, -1, -1, 0, 0, 29, 0, 0, 5, 18, 17, 0, 0, 7},  // purple
    {757, 233, -1, -1, -1, 519, 0, 30, 0, 0, 4, 18, 17, 0, 0, 7},  // purpleColor
    {758, 233, -1, -1, -1, 0, 0, 31, 0, 0, 5, 18, 17, 0, 0, 7},  // brown
    {759, 233, -1, -1, -1, 519, 0, 32, 0, 0, 4, 18, 17, 0, 0, 7},  // brownColor
    {760, 233, -1, -1, -1, 0, 0, 33, 0, 0, 5, 18, 17, 0, 0, 7},  // gray
    {761, 233, -1, -1, -1, 519, 0, 34, 0, 0, 4, 18, 17, 0, 0, 7},  // grayColor
    {762, 233, -1, -1, -1, 0, 0, 35, 0, 0, 5, 18, 17, 0, 0, 7},  // lightGray
    {763, 233, -1, -1, -1, 519, 0, 36, 0, 0, 4, 18, 17, 0, 0, 7},  // lightGrayColor
    {764, 233, -1, -1, -1, 0, 0, 37, 0, 0, 5, 18, 17, 0, 0, 7},  // darkGray
    {765, 233, -1, -1, -1, 519, 0, 38, 0, 0, 4, 18, 17, 0, 0, 7},  // darkGrayColor
    {766, 233, -1, -1, -1, 0, 0, 39, 0, 0, 5, 18, 17, 0, 0, 7},  // clear
    {767, 233, -1, -1, -1, 519, 0, 40, 0, 0, 4, 18, 17, 0, 0, 7},  // clearColor
    {768, 233, -1, -1, -1, 0, 0, 41, 0, 0, 5, 18, 17, 0, 0, 7},  // systemRed
    {769, 233, -1, -1, -1, 0, 0, 42, 0, 0, 5, 18, 17, 0, 0, 7},  // systemOrange
    {770, 233, -1, -1, -1, 0, 0, 43, 0, 0, 5, 18, 17, 0, 0, 7},  // systemYellow
    {771, 233, -1, -1, -1, 0, 0, 44, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGreen
    {772, 233, -1, -1, -1, 0, 0, 45, 0, 0, 5, 18, 17, 0, 0, 7},  // systemMint
    {773, 233, -1, -1, -1, 0, 0, 46, 0, 0, 5, 18, 17, 0, 0, 7},  // systemTeal
    {774, 233, -1, -1, -1, 0, 0, 47, 0, 0, 5, 18, 17, 0, 0, 7},  // systemCyan
    {775, 233, -1, -1, -1, 0, 0, 48, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBlue
    {776, 233, -1, -1, -1, 0, 0, 49, 0, 0, 5, 18, 17, 0, 0, 7},  // systemIndigo
    {777, 233, -1, -1, -1, 0, 0, 50, 0, 0, 5, 18, 17, 0, 0, 7},  // systemPurple
    {778, 233, -1, -1, -1, 0, 0, 51, 0, 0, 5, 18, 17, 0, 0, 7},  // systemPink
    {779, 233, -1, -1, -1, 0, 0, 52, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBrown
    {780, 233, -1, -1, -1, 0, 0, 53, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray
    {781, 233, -1, -1, -1, 0, 0, 54, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray2
    {782, 233, -1, -1, -1, 0, 0, 55, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray3
    {783, 233, -1, -1, -1, 0, 0, 56, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray4
    {784, 233, -1, -1, -1, 0, 0, 57, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray5
    {785, 233, -1, -1, -1, 0, 0, 58, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray6
    {786, 233, -1, -1, -1, 0, 0, 59, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBackground
    {787, 233, -1, -1, -1, 0, 0, 60, 0, 0, 5, 18, 17, 0, 0, 7},  // secondarySystemBackground
    {788, 233, -1, -1, -1, 0, 0, 61, 0, 0, 5, 18, 17, 0, 0, 7},  // label
    {234, -1, -1, -1, -1, 519, 854, 0, 1, 1, 3, 0, 31, 0, 0, 8},  // UIView
    {234, -1, -1, -1, -1, 0, 0, 1, 0, 0, 3, 0, 31, 0, 0, 8},  // UIView
    {235, -1, -1, -1, -1, 520, 855, 2, 1, 1, 3, 0, 31, 0, 0, 8},  // UIWindow
    {235, -1, -1, -1, -1, 0, 0, 3, 0, 0, 3, 0, 31, 0, 0, 8},  // UIWindow
    {236, -1, -1, -1, -1, 521, 856, 4, 1, 1, 3, 0, 31, 0, 0, 8},  // UIImageView
    {236, -1, -1, -1, -1, 0, 0, 5, 0, 0, 3, 0, 31, 0, 0, 8},  // UIImageView
    {237, -1, -1, -1, -1, 522, 857, 6, 1, 1, 3, 0, 31, 0, 0, 8},  // UILabel
    {237, -1, -1, -1, -1, 0, 0, 7, 0, 0, 3, 0, 31, 0, 0, 8},  // UILabel
    {238, -1, -1, -1, -1, 523, 858, 8, 1, 1, 3, 0, 31, 0, 0, 8},  // UIButton
    {238, -1, -1, -1, -1, 0, 0, 9, 0, 0, 3, 0, 31, 0, 0, 8},  // UIButton
    {239, -1, -1, -1, -1, 524, 859, 10, 1, 1, 3, 0, 31, 0, 0, 8},  // UIScrollView
    {239, -1, -1, -1, -1, 0, 0, 11, 0, 0, 3, 0, 31, 0, 0, 8},  // UIScrollView
    {240, -1, -1, -1, -1, 525, 860, 12, 1, 1, 3, 0, 31, 0, 0, 8},  // UIControl
    {240, -1, -1, -1, -1, 0, 0, 13, 0, 0, 3, 0, 31, 0, 0, 8},  // UIControl
    {241, -1, -1, -1, -1, 526, 861, 14, 1, 1, 3, 0, 31, 0, 0, 8},  // UITextField
    {241, -1, -1, -1, -1, 0, 0, 15, 0, 0, 3, 0, 31, 0, 0, 8},  // UITextField
    {242, -1, -1, -1, -1, 527, 862, 16, 1, 1, 3, 0, 31, 0, 0, 8},  // UITextView
    {242, -1, -1, -1, -1, 0, 0, 17, 0, 0, 3, 0, 31, 0, 0, 8},  // UITextView
    {243, -1, -1, -1, -1, 528, 863, 18, 1, 1, 3, 0, 31, 0, 0, 8},  // UITableViewCell
    {243, -1, -1, -1, -1, 0, 0, 19, 0, 0, 3, 0, 31, 0, 0, 8},  // UITableViewCell
    {244, -1, -1, -1, -1, 529, 864, 20, 1, 1, 3, 0, 31, 0, 0, 8},  // UICollectionViewCell
    {244, -1, -1, -1, -1, 0, 0, 21, 0, 0, 3, 0, 31, 0, 0, 8},  // UICollectionViewCell
    {245, -1, -1, -1, -1, 530, 865, 22, 1, 1, 3, 0, 31, 0, 0, 8},  // UIVisualEffectView
    {245, -1, -1, -1, -1, 0, 0, 23, 0, 0, 3, 0, 31, 0, 0, 8},  // UIVisualEffectView
    {246, -1, -1, -1, -1, 531, 866, 24, 1, 1, 3, 0, 31, 0, 0, 8},  // UIPageControl
    {246, -1, -1, -1, -1, 0, 0, 25, 0, 0, 3, 0, 31, 0, 0, 8},  // UIPageControl
    {247, -1, -1, -1, -1, 532, 867, 26, 1, 1, 3, 0, 31, 0, 0, 8},  // UISlider
    {247, -1, -1, -1, -1, 0, 0, 27, 0, 0, 3, 0, 31, 0, 0, 8},  // UISlider
    {789, -1, -1, -1, -1, 0, 868, 28, 0, 1, 2, 32, 13, 0, 9, 8},  // frame
    {790, -1, -1, -1, -1, 0, 869, 29, 0, 1, 2, 32, 13, 0, 10, 8},  // bounds
    {394, -1, -1, -1, -1, 0, 870, 30, 0, 1, 2, 32, 9, 0, 11, 8},  // center
    {791, -1, -1, -1, -1, 0, 871, 31, 0, 1, 2, 32, 9, 0, 12, 8},  // anchorPoint
    {792, -1, -1, -1, 1826, 0, 872, 32, 0, 1, 2, 32, 2, 0, 0, 8},  // isHidden
    {793, -1, -1, -1, -1, 0, 873, 33, 0, 1, 2, 32, 2, 0, 0, 8},  // clipsToBounds
    {794, -1, -1, -1, -1, 0, 874, 34, 0, 1, 2, 32, 3, 0, 0, 8},  // name
    {796, -1, -1, -1, -1, 533, 875, 35, 1, 1, 0, 0, 60, 0, 0, 8},  // UIImage
    {796, -1, -1, -1, -1, 534, 876, 36, 1, 1, 0, 0, 60, 0, 0, 8},  // UIImage
    {236, -1, -1, -1, -1, 535, 877, 37, 1, 1, 3, 0, 31, 0, 0, 8},  // UIImageView
    {133, -1, -1, -1, -1, 0, 878, 38, 0, 1, 2, 32, 14, 0, 13, 8},  // transform
    {798, -1, -1, -1, -1, 0, 879, 39, 0, 1, 2, 32, 14, 0, 13, 8},  // transform3D
    {799, -1, -1, -1, -1, 536, 880, 40, 1, 2, 1, 32, 60, 0, 0, 8},  // moveAnchor
    {800, -1, -1, -1, -1, 0, 882, 41, 0, 1, 2, 32, 9, 0, 0, 8},  // contentOffset
    {729, -1, -1, -1, -1, 0, 883, 42, 0, 1, 2, 32, 0, 0, 0, 8},  // alpha
    {801, -1, -1, -1, 802, 0, 884, 43, 0, 1, 2, 32, 2, 0, 0, 8},  // isUserInteractionEnabled
    {802, -1, -1, -1, -1, 0, 885, 44, 0, 1, 2, 32, 2, 0, 0, 8},  // userInteractionEnabled
    {803, -1, -1, -1, -1, 0, 886, 45, 0, 1, 2, 32, 0, 0, 0, 8},  // tag
    {134, -1, -1, -1, -1, 0, 887, 46, 0, 1, 2, 32, 32, 0, 0, 8},  // layer
    {79, -1, -1, -1, -1, 537, 888, 47, 4, 4, 0, 0, 31, 0, 0, 8},  // view
    {804, -1, -1, -1, -1, 0, 892, 0, 0, 1, 2, 32, 17, 0, 0, 9},  // backgroundColor
    {805, -1, -1, -1, -1, 0, 893, 1, 0, 1, 2, 32, 3, 0, 0, 9},  // text
    {806, -1, -1, -1, -1, 0, 894, 2, 0, 1, 2, 32, 17, 0, 0, 9},  // textColor
    {807, -1, -1, -1, -1, 0, 895, 3, 0, 1, 2, 32, 20, 0, 0, 9},  // textAlignment
    {808, -1, -1, -1, -1, 0, 896, 4, 0, 1, 2, 32, 60, 0, 0, 9},  // font
    {795, -1, -1, -1, -1, 0, 897, 5, 0, 1, 2, 32, 60, 0, 0, 9},  // image
    {809, -1, -1, -1, -1, 0, 898, 6, 0, 1, 2, 32, 60, 0, 0, 9},  // contentMode
    {810, -1, -1, -1, 1855, 0, 899, 7, 0, 1, 2, 32, 2, 0, 0, 9},  // isOpaque
    {811, -1, -1, -1, -1, 0, 900, 8, 0, 1, 2, 32, 17, 0, 0, 9},  // tintColor
    {812, -1, -1, -1, -1, 0, 901, 9, 0, 1, 2, 32, 0, 0, 0, 9},  // contentScaleFactor
    {813, -1, -1, -1, -1, 0, 902, 10, 0, 1, 2, 32, 3, 0, 0, 9},  // accessibilityLabel
    {814, -1, -1, -1, -1, 0, 903, 11, 0, 1, 2, 32, 56, 0, 0, 9},  // safeAreaInsets
    {815, -1, -1, -1, -1, 0, 904, 12, 0, 1, 2, 32, 56, 0, 0, 9},  // layoutMargins
    {816, -1, -1, -1, -1, 0, 905, 13, 0, 1, 2, 32, 31, 0, 0, 9},  // mask
    {817, -1, -1, -1, -1, 0, 906, 14, 0, 1, 2, 32, 3, 0, 0, 9},  // accessibilityIdentifier
    {818, -1, -1, -1, -1, 0, 907, 15, 0, 1, 2, 32, 3, 0, 0, 9},  // accessibilityHint
    {819, -1, -1, -1, -1, 0, 908, 16, 0, 1, 2, 32, 2, 0, 0, 9},  // isAccessibilityElement
    {820, -1, -1, -1, -1, 0, 909, 17, 0, 1, 2, 32, 60, 0, 0, 9},  // semanticContentAttribute
    {821, -1, -1, -1, -1, 0, 910, 18, 0, 1, 2, 32, 60, 0, 0, 9},  // directionalLayoutMargins
    {822, -1, -1, -1, -1, 0, 911, 19, 0, 1, 2, 32, 60, 0, 0, 9},  // overrideUserInterfaceStyle
    {823, -1, -1, -1, -1, 0, 912, 20, 0, 1, 2, 32, 2, 0, 0, 9},  // preservesSuperviewLayoutMargins
    {824, -1, -1, -1, -1, 0, 913, 21, 0, 1, 2, 32, 2, 0, 0, 9},  // insetsLayoutMarginsFromSafeArea
    {825, -1, -1, -1, -1, 0, 914, 22, 0, 1, 2, 32, 2, 0, 0, 9},  // clearsContextBeforeDrawing
    {826, -1, -1, -1, -1, 0, 915, 23, 0, 1, 2, 32, 2, 0, 0, 9},  // isFirstResponder
    {827, -1, -1, -1, -1, 0, 916, 24, 0, 1, 2, 32, 0, 0, 0, 9},  // numberOfLines
    {828, -1, -1, -1, -1, 0, 917, 25, 0, 1, 2, 32, 2, 0, 0, 9},  // adjustsFontSizeToFitWidth
    {829, -1, -1, -1, -1, 0, 918, 26, 0, 1, 2, 32, 60, 0, 0, 9},  // lineBreakMode
    {830, -1, -1, -1, -1, 0, 919, 27, 0, 1, 2, 32, 60, 0, 0, 9},  // attributedText
    {831, -1, -1, -1, -1, 0, 920, 28, 0, 1, 2, 32, 60, 0, 0, 9},  // baselineAdjustment
    {832, -1, -1, -1, -1, 0, 921, 29, 0, 1, 2, 32, 60, 0, 0, 9},  // borderStyle
    {833, -1, -1, -1, -1, 0, 922, 30, 0, 1, 2, 32, 60, 0, 0, 9},  // keyboardType
    {834, -1, -1, -1, -1, 0, 923, 31, 0, 1, 2, 32, 60, 0, 0, 9},  // returnKeyType
    {835, -1, -1, -1, -1, 0, 924, 32, 0, 1, 2, 32, 60, 0, 0, 9},  // autocorrectionType
    {836, -1, -1, -1, -1, 0, 925, 33, 0, 1, 2, 32, 60, 0, 0, 9},  // autocapitalizationType
    {837, -1, -1, -1, -1, 0, 926, 34, 0, 1, 2, 32, 60, 0, 0, 9},  // clearButtonMode
    {838, -1, -1, -1, -1, 0, 927, 35, 0, 1, 2, 32, 17, 0, 0, 9},  // shadowColor
    {839, -1, -1, -1, -1, 0, 928, 36, 0, 1, 2, 32, 3, 0, 0, 9},  // placeholder
    {840, -1, -1, -1, -1, 0, 929, 37, 0, 1, 2, 32, 0, 0, 0, 9},  // minimumScaleFactor
    {841, -1, -1, -1, 1859, 0, 930, 38, 0, 1, 2, 32, 2, 0, 0, 9},  // isEditable
    {842, -1, -1, -1, 1860, 0, 931, 39, 0, 1, 2, 32, 2, 0, 0, 9},  // isSelectable
    {843, -1, -1, -1, 1861, 0, 932, 40, 0, 1, 2, 32, 2, 0, 0, 9},  // isSecureTextEntry
    {844, -1, -1, -1, -1, 0, 933, 41, 0, 1, 2, 32, 0, 0, 0, 9},  // zoomScale
    {845, 239, -1, -1, -1, 0, 0, 42, 0, 0, 5, 32, 57, 0, 0, 9},  // DecelerationRate
    {847, 848, -1, -1, -1, 0, 0, 43, 0, 0, 5, 30, 29, 0, 0, 9},  // normal
    {849, -1, -1, -1, -1, 0, 0, 44, 0, 0, 5, 0, 0, 0, 0, 9},  // UIScrollViewDecelerationRateNormal
    {850, 848, -1, -1, -1, 0, 0, 45, 0, 0, 5, 30, 29, 0, 0, 9},  // fast
    {851, -1, -1, -1, -1, 0, 0, 46, 0, 0, 5, 0, 0, 0, 0, 9},  // UIScrollViewDecelerationRateFast
    {852, -1, -1, -1, -1, 0, 934, 47, 0, 1, 2, 30, 0, 0, 0, 9},  // rawValue
    {853, -1, -1, -1, -1, 0, 935, 48, 0, 1, 2, 32, 29, 0, 0, 9},  // decelerationRate
    {854, 855, 856, -1, -1, 0, 0, 49, 0, 0, 5, 4, 3, 0, 0, 9},  // system
    {857, 855, 858, -1, -1, 0, 0, 50, 0, 0, 5, 4, 3, 0, 0, 9},  // custom
    {859, 855, 860, -1, -1, 0, 0, 51, 0, 0, 5, 4, 3, 0, 0, 9},  // infoLight
    {861, 855, 862, -1, -1, 0, 0, 52, 0, 0, 5, 4, 3, 0, 0, 9},  // contactAdd
    {863, 855, 864, -1, -1, 0, 0, 53, 0, 0, 5, 4, 3, 0, 0, 9},  // close
    {238, -1, -1, -1, -1, 541, 936, 54, 1, 1, 3, 0, 31, 0, 0, 9},  // UIButton
    {865, -1, -1, -1, 1858, 0, 937, 55, 0, 1, 2, 32, 2, 0, 0, 9},  // isScrollEnabled
    {866, -1, -1, -1, 1857, 0, 938, 56, 0, 1, 2, 32, 2, 0, 0, 9},  // isPagingEnabled
    {867, -1, -1, -1, -1, 0, 939, 57, 0, 1, 2, 32, 2, 0, 0, 9},  // bounces
    {868, -1, -1, -1, -1, 0, 940, 58, 0, 1, 2, 32, 2, 0, 0, 9},  // bouncesZoom
    {869, -1, -1, -1, -1, 0, 941, 59, 0, 1, 2, 32, 2, 0, 0, 9},  // alwaysBounceVertical
    {870, -1, -1, -1, -1, 0, 942, 60, 0, 1, 2, 32, 2, 0, 0, 9},  // alwaysBounceHorizontal
    {871, -1, -1, -1, -1, 0, 943, 61, 0, 1, 2, 32, 2, 0, 0, 9},  // delaysContentTouches
    {872, -1, -1, -1, -1, 0, 944, 62, 0, 1, 2, 32, 2, 0, 0, 9},  // canCancelContentTouches
    {873, -1, -1, -1, -1, 0, 945, 63, 0, 1, 2, 32, 2, 0, 0, 9},  // scrollsToTop
    {874, -1, -1, -1, -1, 0, 946, 64, 0, 1, 2, 32, 2, 0, 0, 9},  // showsHorizontalScrollIndicator
    {875, -1, -1, -1, -1, 0, 947, 65, 0, 1, 2, 32, 2, 0, 0, 9},  // showsVerticalScrollIndicator
    {876, -1, -1, -1, -1, 0, 948, 66, 0, 1, 2, 32, 0, 0, 0, 9},  // minimumZoomScale
    {877, -1, -1, -1, -1, 0, 949, 67, 0, 1, 2, 32, 0, 0, 0, 9},  // maximumZoomScale
    {878, -1, -1, -1, -1, 0, 950, 68, 0, 1, 2, 32, 60, 0, 0, 9},  // contentInsetAdjustmentBehavior
    {879, -1, -1, -1, -1, 0, 951, 69, 0, 1, 2, 32, 60, 0, 0, 9},  // keyboardDismissMode
    {880, -1, -1, -1, -1, 0, 952, 70, 0, 1, 2, 32, 60, 0, 0, 9},  // indicatorStyle
    {881, -1, -1, -1, -1, 0, 953, 71, 0, 1, 2, 32, 56, 0, 0, 9},  // contentInset
    {882, -1, -1, -1, -1, 0, 954, 72, 0, 1, 2, 32, 56, 0, 0, 9},  // scrollIndicatorInsets
    {883, -1, -1, -1, -1, 0, 955, 73, 0, 1, 2, 32, 56, 0, 0, 9},  // verticalScrollIndicatorInsets
    {884, -1, -1, -1, -1, 0, 956, 74, 0, 1, 2, 32, 56, 0, 0, 9},  // horizontalScrollIndicatorInsets
    {887, -1, -1, -1, -1, 0, 957, 75, 0, 1, 2, 32, 56, 0, 0, 9},  // safeAreaLayoutGuide
    {885, -1, -1, -1, -1, 0, 958, 76, 0, 1, 2, 32, 56, 0, 0, 9},  // adjustedContentInset
    {888, -1, -1, -1, -1, 0, 959, 77, 0, 1, 2, 32, 0, 0, 0, 9},  // numberOfPages
    {889, -1, -1, -1, -1, 0, 960, 78, 0, 1, 2, 32, 0, 0, 0, 9},  // currentPage
    {890, -1, -1, -1, -1, 0, 961, 79, 0, 1, 2, 32, 2, 0, 0, 9},  // hidesForSinglePage
    {891, -1, -1, -1, -1, 0, 962, 80, 0, 1, 2, 32, 17, 0, 0, 9},  // pageIndicatorTintColor
    {892, -1, -1, -1, -1, 0, 963, 81, 0, 1, 2, 32, 17, 0, 0, 9},  // currentPageIndicatorTintColor
    {893, -1, -1, -1, -1, 542, 964, 82, 2, 3, 1, 32, 60, 0, 0, 9},  // scrollRectToVisible
    {896, -1, -1, -1, -1, 0, 967, 83, 0, 1, 2, 32, 60, 0, 0, 9},  // delegate
    {898, 234, -1, -1, -1, 0, 0, 84, 0, 0, 5, 32, 57, 0, 0, 9},  // AutoresizingMask
    {899, 897, 900, -1, -1, 0, 0, 85, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleLeftMargin
    {901, 897, -1, -1, -1, 0, 0, 86, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleLeftMargin
    {902, 897, 903, -1, -1, 0, 0, 87, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleWidth
    {904, 897, -1, -1, -1, 0, 0, 88, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleWidth
    {905, 897, 906, -1, -1, 0, 0, 89, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleRightMargin
    {907, 897, -1, -1, -1, 0, 0, 90, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleRightMargin
    {908, 897, 909, -1, -1, 0, 0, 91, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleTopMargin
    {910, 897, -1, -1, -1, 0, 0, 92, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleTopMargin
    {911, 897, 912, -1, -1, 0, 0, 93, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleHeight
    {913, 897, -1, -1, -1, 0, 0, 94, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleHeight
    {914, 897, 915, -1, -1, 0, 0, 95, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleBottomMargin
    {916, 897, -1, -1, -1, 0, 0, 96, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleBottomMargin
    {381, 897, 917, -1, -1, 0, 0, 97, 0, 0, 5, 26, 25, 0, 0, 9},  // None
    {918, -1, -1, -1, -1, 0, 968, 98, 0, 1, 2, 32, 25, 0, 0, 9},  // autoresizingMask
    {919, -1, -1, -1, -1, 0, 969, 99, 0, 1, 2, 32, 2, 0, 0, 9},  // translatesAutoresizingMaskIntoConstraints
    {920, -1, -1, -1, -1, 0, 970, 100, 0, 1, 2, 32, 2, 0, 0, 9},  // autoresizesSubviews
    {922, 240, -1, -1, -1, 0, 0, 101, 0, 0, 5, 32, 57, 0, 0, 9},  // State
    {847, 921, 923, -1, -1, 0, 0, 102, 0, 0, 5, 42, 41, 0, 0, 9},  // normal
    {924, 921, -1, -1, -1, 0, 0, 103, 0, 0, 5, 42, 41, 0, 0, 9},  // Normal
    {925, 921, 926, -1, -1, 0, 0, 104, 0, 0, 5, 42, 41, 0, 0, 9},  // highlighted
    {927, 921, -1, -1, -1, 0, 0, 105, 0, 0, 5, 42, 41, 0, 0, 9},  // Highlighted
    {928, 921, 929, -1, -1, 0, 0, 106, 0, 0, 5, 42, 41, 0, 0, 9},  // disabled
    {930, 921, -1, -1, -1, 0, 0, 107, 0, 0, 5, 42, 41, 0, 0, 9},  // Disabled
    {931, 921, 932, -1, -1, 0, 0, 108, 0, 0, 5, 42, 41, 0, 0, 9},  // selected
    {933, 921, -1, -1, -1, 0, 0, 109, 0, 0, 5, 42, 41, 0, 0, 9},  // Selected
    {934, 921, 935, -1, -1, 0, 0, 110, 0, 0, 5, 42, 41, 0, 0, 9},  // focused
    {936, 921, -1, -1, -1, 0, 0, 111, 0, 0, 5, 42, 41, 0, 0, 9},  // Focused
    {938, 240, -1, -1, -1, 0, 0, 112, 0, 0, 5, 32, 57, 0, 0, 9},  // Event
    {939, 937, 940, -1, -1, 0, 0, 113, 0, 0, 5, 41, 40, 0, 0, 9},  // touchDown
    {941, 937, -1, -1, -1, 0, 0, 114, 0, 0, 5, 41, 40, 0, 0, 9},  // TouchDown
    {942, 937, 943, -1, -1, 0, 0, 115, 0, 0, 5, 41, 40, 0, 0, 9},  // touchDownRepeat
    {944, 937, -1, -1, -1, 0, 0, 116, 0, 0, 5, 41, 40, 0, 0, 9},  // TouchDownRepeat
    {945, 937, 946, -1, -1, 0, 0, 117, 0, 0, 5, 41, 40, 0, 0, 9},  // touchDragInside
    {947, 937, -1, -1, -1, 0, 0, 118, 0, 0, 5, 41, 40, 0, 0, 9},  // TouchDragInside
    {948, 937, 949, -1, -1, 0, 0, 119, 0, 0, 5, 41, 40, 0, 0, 9},  // touchDragOutside
    {950, 937, -1, -1, -1, 0, 0, 120, 0, 0, 5, 41, 40, 0, 0, 9},  // TouchDragOutside
    {951, 937, 952, -1, -1, 0, 0, 121, 0, 0, 5, 41, 40, 0, 0, 9},  // touchDragEnter
    {953, 937, -1, -1, -1, 0, 0, 122, 0, 0, 5, 41, 40, 0, 0, 9},  // TouchDragEnter
    {954, 937, 955, -1, -1, 0, 0, 123, 0, 0, 5, 41, 40, 0, 0, 9},  // touchDragExit
    {956, 937, -1, -1, -1, 0, 0, 124, 0, 0, 5, 41, 40, 0, 0, 9},  // TouchDragExit
    {957, 937, 958, -1, -1, 0, 0, 125, 0, 0, 5, 41, 40, 0, 0, 9},  // touchUpInside
    {959, 937, -1, -1, -1, 0, 0, 126, 0, 0, 5, 41, 40, 0, 0, 9},  // TouchUpInside
    {960, 937, 961, -1, -1, 0, 0, 127, 0, 0, 5, 41, 40, 0, 0, 9},  // touchUpOutside
    {962, 937, -1, -1, -1, 0, 0, 128, 0, 0, 5, 41, 40, 0, 0, 9},  // TouchUpOutside
    {963, 937, 964, -1, -1, 0, 0, 129, 0, 0, 5, 41, 40, 0, 0, 9},  // touchCancel
    {965, 937, -1, -1, -1, 0, 0, 130, 0, 0, 5, 41, 40, 0, 0, 9},  // TouchCancel
    {966, 937, 967, -1, -1, 0, 0, 131, 0, 0, 5, 41, 40, 0, 0, 9},  // valueChanged
    {968, 937, -1, -1, -1, 0, 0, 132, 0, 0, 5, 41, 40, 0, 0, 9},  // ValueChanged
    {969, 937, 970, -1, -1, 0, 0, 133, 0, 0, 5, 41, 40, 0, 0, 9},  // primaryActionTriggered
    {971, 937, -1, -1, -1, 0, 0, 134, 0, 0, 5, 41, 40, 0, 0, 9},  // PrimaryActionTriggered
    {972, 937, 973, -1, -1, 0, 0, 135, 0, 0, 5, 41, 40, 0, 0, 9},  // editingDidBegin
    {974, 937, -1, -1, -1, 0, 0, 136, 0, 0, 5, 41, 40, 0, 0, 9},  // EditingDidBegin
    {975, 937, 976, -1, -1, 0, 0, 137, 0, 0, 5, 41, 40, 0, 0, 9},  // editingChanged
    {977, 937, -1, -1, -1, 0, 0, 138, 0, 0, 5, 41, 40, 0, 0, 9},  // EditingChanged
    {978, 937, 979, -1, -1, 0, 0, 139, 0, 0, 5, 41, 40, 0, 0, 9},  // editingDidEnd
    {980, 937, -1, -1, -1, 0, 0, 140, 0, 0, 5, 41, 40, 0, 0, 9},  // EditingDidEnd
    {981, 937, 982, -1, -1, 0, 0, 141, 0, 0, 5, 41, 40, 0, 0, 9},  // editingDidEndOnExit
    {983, 937, -1, -1, -1, 0, 0, 142, 0, 0, 5, 41, 40, 0, 0, 9},  // EditingDidEndOnExit
    {984, 937, 985, -1, -1, 0, 0, 143, 0, 0, 5, 41, 40, 0, 0, 9},  // allTouchEvents
    {986, 937, -1, -1, -1, 0, 0, 144, 0, 0, 5, 41, 40, 0, 0, 9},  // AllTouchEvents
    {987, 937, 988, -1, -1, 0, 0, 145, 0, 0, 5, 41, 40, 0, 0, 9},  // allEditingEvents
    {989, 937, -1, -1, -1, 0, 0, 146, 0, 0, 5, 41, 40, 0, 0, 9},  // AllEditingEvents
    {990, 937, 991, -1, -1, 0, 0, 147, 0, 0, 5, 41, 40, 0, 0, 9},  // allEvents
    {992, 937, -1, -1, -1, 0, 0, 148, 0, 0, 5, 41, 40, 0, 0, 9},  // AllEvents
    {993, -1, -1, -1, -1, 544, 971, 149, 3, 4, 1, 32, 60, 0, 0, 9},  // addTarget
    {993, -1, -1, -1, -1, 547, 975, 150, 3, 4, 1, 32, 60, 0, 0, 9},  // addTarget
    {996, -1, -1, -1, -1, 550, 979, 151, 3, 4, 1, 32, 60, 0, 0, 9},  // removeTarget
    {996, -1, -1, -1, -1, 553, 983, 152, 3, 4, 1, 32, 60, 0, 0, 9},  // removeTarget
    {997, -1, -1, -1, -1, 556, 987, 153, 1, 2, 1, 32, 60, 0, 0, 9},  // sendActions
    {998, -1, -1, -1, -1, 557, 989, 154, 1, 2, 1, 32, 60, 0, 0, 9},  // sendActionsForControlEvents
    {999, -1, -1, -1, -1, 558, 991, 155, 2, 3, 1, 32, 60, 0, 0, 9},  // setTitle
    {999, -1, -1, -1, -1, 560, 994, 156, 2, 3, 1, 32, 60, 0, 0, 9},  // setTitle
    {1001, -1, -1, -1, -1, 562, 997, 157, 2, 3, 1, 32, 60, 0, 0, 9},  // setTitleColor
    {1001, -1, -1, -1, -1, 564, 1000, 158, 2, 3, 1, 32, 60, 0, 0, 9},  // setTitleColor
    {1002, -1, -1, -1, -1, 566, 1003, 159, 2, 3, 1, 32, 60, 0, 0, 9},  // setImage
    {1002, -1, -1, -1, -1, 568, 1006, 160, 2, 3, 1, 32, 60, 0, 0, 9},  // setImage
    {1003, -1, -1, -1, -1, 570, 1009, 161, 2, 3, 1, 32, 60, 0, 0, 9},  // setBackgroundImage
    {1003, -1, -1, -1, -1, 572, 1012, 162, 2, 3, 1, 32, 60, 0, 0, 9},  // setBackgroundImage
    {1004, -1, -1, -1, -1, 574, 1015, 163, 2, 3, 1, 32, 60, 0, 0, 9},  // setAttributedTitle
    {1005, -1, -1, -1, -1, 576, 1018, 164, 2, 3, 1, 32, 60, 0, 0, 9},  // setTitleShadowColor
    {1006, -1, -1, -1, -1, 0, 1021, 165, 0, 1, 2, 32, 3, 0, 0, 9},  // currentTitle
    {1007, -1, -1, -1, -1, 0, 1022, 166, 0, 1, 2, 32, 31, 0, 0, 9},  // titleLabel
    {1008, -1, -1, -1, -1, 0, 1023, 167, 0, 1, 2, 32, 56, 0, 0, 9},  // contentEdgeInsets
    {1009, -1, -1, -1, -1, 0, 1024, 168, 0, 1, 2, 32, 56, 0, 0, 9},  // titleEdgeInsets
    {1010, -1, -1, -1, -1, 0, 1025, 169, 0, 1, 2, 32, 56, 0, 0, 9},  // imageEdgeInsets
    {1011, -1, -1, -1, -1, 0, 1026, 170, 0, 1, 2, 32, 2, 0, 0, 9},  // isEnabled
    {1012, -1, -1, -1, -1, 0, 1027, 171, 0, 1, 2, 32, 2, 0, 0, 9},  // isSelected
    {1013, -1, -1, -1, -1, 0, 1028, 172, 0, 1, 2, 32, 2, 0, 0, 9},  // isHighlighted
    {1014, -1, -1, -1, -1, 0, 1029, 173, 0, 1, 2, 32, 2, 0, 0, 9},  // isTracking
    {1015, -1, -1, -1, -1, 0, 1030, 174, 0, 1, 2, 32, 60, 0, 0, 9},  // contentHorizontalAlignment
    {1016, -1, -1, -1, -1, 0, 1031, 175, 0, 1, 2, 32, 60, 0, 0, 9},  // contentVerticalAlignment
    {75, -1, -1, -1, -1, 0, 1032, 176, 0, 1, 2, 32, 0, 0, 0, 9},  // value
    {1017, -1, -1, -1, -1, 0, 1033, 177, 0, 1, 2, 32, 0, 0, 0, 9},  // minimumValue
    {1018, -1, -1, -1, -1, 0, 1034, 178, 0, 1, 2, 32, 0, 0, 0, 9},  // maximumValue
    {1019, -1, -1, -1, -1, 578, 1035, 179, 2, 3, 1, 32, 60, 0, 0, 9},  // setValue
    {1020, -1, -1, -1, -1, 0, 1038, 180, 0, 1, 2, 32, 2, 0, 0, 9},  // isContinuous
    {1021, -1, -1, -1, -1, 0, 1039, 181, 0, 1, 2, 32, 17, 0, 0, 9},  // minimumTrackTintColor
    {1022, -1, -1, -1, -1, 0, 1040, 182, 0, 1, 2, 32, 17, 0, 0, 9},  // maximumTrackTintColor
    {1023, -1, -1, -1, -1, 0, 1041, 183, 0, 1, 2, 32, 17, 0, 0, 9},  // thumbTintColor
    {894, -1, -1, -1, -1, 0, 1042, 184, 0, 1, 2, 32, 12, 0, 0, 9},  // contentSize
    {373, 1024, 1025, -1, -1, 0, 0, 185, 0, 0, 5, 21, 20, 0, 0, 9},  // left
    {394, 1024, 1026, -1, -1, 0, 0, 186, 0, 0, 5, 21, 20, 0, 0, 9},  // center
    {377, 1024, 1027, -1, -1, 0, 0, 187, 0, 0, 5, 21, 20, 0, 0, 9},  // right
    {1028, 1024, 1029, -1, -1, 0, 0, 188, 0, 0, 5, 21, 20, 0, 0, 9},  // justified
    {1030, 1024, 1031, -1, -1, 0, 0, 189, 0, 0, 5, 21, 20, 0, 0, 9},  // natural
    {593, -1, -1, -1, 1032, 0, 1043, 0, 0, 1, 2, 32, 60, 0, 0, 10},  // next
    {1033, -1, -1, -1, -1, 0, 1044, 1, 0, 1, 2, 32, 31, 0, 0, 10},  // superview
    {1034, -1, -1, -1, -1, 0, 1045, 2, 0, 1, 2, 32, 4, 0, 0, 10},  // subviews
    {84, -1, -1, -1, -1, 0, 1046, 3, 0, 1, 2, 32, 31, 0, 0, 10},  // window
    {1035, -1, -1, -1, -1, 0, 1047, 4, 0, 1, 2, 32, 2, 0, 0, 10},  // isKeyWindow
    {1036, -1, -1, -1, 1822, 580, 1048, 5, 1, 2, 1, 32, 2, 0, 0, 10},  // isDescendant
    {1037, -1, -1, -1, -1, 581, 1050, 6, 1, 2, 1, 32, 60, 0, 0, 10},  // addSubview
    {1038, -1, -1, -1, -1, 582, 1052, 7, 1, 2, 1, 32, 60, 0, 0, 10},  // bringSubviewToFront
    {1039, -1, -1, -1, 1824, 583, 1054, 8, 1, 2, 1, 32, 60, 0, 0, 10},  // bringSubview
    {1041, -1, -1, -1, -1, 584, 1056, 9, 1, 2, 1, 32, 60, 0, 0, 10},  // sendSubviewToBack
    {1042, -1, -1, -1, 1825, 585, 1058, 10, 1, 2, 1, 32, 60, 0, 0, 10},  // sendSubview
    {1044, -1, -1, -1, -1, 586, 1060, 11, 0, 1, 1, 32, 60, 0, 0, 10},  // removeFromSuperview
    {1045, -1, -1, -1, 1823, 586, 1061, 12, 2, 3, 1, 32, 60, 0, 0, 10},  // insertSubview
    {1046, -1, -1, -1, 1862, 588, 1064, 13, 2, 3, 1, 32, 60, 0, 0, 10},  // exchangeSubview
    {1045, -1, -1, -1, -1, 590, 1067, 14, 2, 3, 1, 32, 60, 0, 0, 10},  // insertSubview
    {1045, -1, -1, -1, -1, 592, 1070, 15, 2, 3, 1, 32, 60, 0, 0, 10},  // insertSubview
    {1050, -1, -1, -1, 1828, 594, 1073, 16, 2, 3, 1, 32, 9, 0, 5, 10},  // convert
    {1050, -1, -1, -1, 1830, 596, 1076, 17, 2, 3, 1, 32, 9, 0, 5, 10},  // convert
    {1051, -1, -1, -1, -1, 598, 1079, 18, 2, 3, 1, 32, 9, 0, 5, 10},  // convertRect
    {1051, -1, -1, -1, -1, 600, 1082, 19, 2, 3, 1, 32, 9, 0, 5, 10},  // convertRect
    {1054, -1, -1, -1, -1, 602, 1085, 20, 2, 3, 1, 32, 9, 0, 5, 10},  // convertPoint
    {1054, -1, -1, -1, -1, 604, 1088, 21, 2, 3, 1, 32, 9, 0, 5, 10},  // convertPoint
    {1055, -1, -1, -1, -1, 606, 1091, 22, 0, 1, 1, 32, 60, 0, 0, 10},  // setNeedsLayout
    {1056, -1, -1, -1, -1, 606, 1092, 23, 0, 1, 1, 32, 60, 0, 0, 10},  // layoutIfNeeded
    {1055, -1, -1, -1, -1, 606, 1093, 24, 0, 1, 1, 33, 60, 0, 0, 10},  // setNeedsLayout
    {1056, -1, -1, -1, -1, 606, 1094, 25, 0, 1, 1, 33, 60, 0, 0, 10},  // layoutIfNeeded
    {1057, -1, -1, -1, -1, 606, 1095, 26, 0, 1, 1, 33, 60, 0, 0, 10},  // layoutSublayers
    {1057, -1, -1, -1, -1, 606, 1096, 27, 1, 2, 1, 32, 60, 0, 0, 10},  // layoutSublayers
    {1058, -1, -1, -1, -1, 607, 1098, 28, 1, 2, 1, 32, 60, 0, 0, 10},  // layoutSublayersOfLayer
    {1059, -1, -1, -1, -1, 608, 1100, 29, 0, 1, 1, 33, 2, 0, 0, 10},  // needsLayout
    {1060, -1, -1, -1, -1, 608, 1101, 30, 0, 1, 1, 32, 60, 0, 0, 10},  // setNeedsDisplay
    {1061, -1, -1, -1, -1, 608, 1102, 31, 0, 1, 1, 32, 60, 0, 0, 10},  // layoutSubviews
    {1060, -1, -1, -1, 1863, 608, 1103, 32, 1, 2, 1, 32, 60, 0, 0, 10},  // setNeedsDisplay
    {1060, -1, -1, -1, 1863, 609, 1105, 33, 1, 2, 1, 33, 60, 0, 0, 10},  // setNeedsDisplay
    {1062, -1, -1, -1, -1, 610, 1107, 34, 0, 1, 1, 32, 2, 0, 0, 10},  // becomeFirstResponder
    {1063, -1, -1, -1, -1, 610, 1108, 35, 0, 1, 1, 32, 2, 0, 0, 10},  // resignFirstResponder
    {1064, -1, -1, -1, -1, 610, 1109, 36, 1, 2, 1, 32, 12, 0, 0, 10},  // sizeThatFits
    {1065, -1, -1, -1, -1, 611, 1111, 37, 0, 1, 1, 32, 60, 0, 0, 10},  // sizeToFit
    {1066, -1, -1, -1, -1, 0, 1112, 38, 0, 1, 2, 32, 12, 0, 0, 10},  // intrinsicContentSize
    {1067, 234, 1068, -1, -1, 0, 0, 39, 0, 0, 5, 32, 0, 0, 0, 10},  // noIntrinsicMetric
    {1069, -1, -1, -1, -1, 611, 1113, 40, 0, 1, 1, 32, 60, 0, 0, 10},  // invalidateIntrinsicContentSize
    {1070, -1, -1, -1, -1, 611, 1114, 41, 1, 2, 1, 32, 60, 0, 0, 10},  // endEditing
    {1060, -1, -1, -1, -1, 612, 1116, 42, 0, 1, 1, 33, 60, 0, 0, 10},  // setNeedsDisplay
    {1071, -1, -1, -1, -1, 612, 1117, 43, 1, 2, 1, 32, 31, 0, 0, 10},  // viewWithTag
    {1072, -1, -1, -1, 1838, 613, 1119, 44, 2, 3, 1, 33, 60, 0, 0, 10},  // insertSublayer
    {1072, -1, -1, -1, -1, 615, 1122, 45, 2, 3, 1, 33, 60, 0, 0, 10},  // insertSublayer
    {1072, -1, -1, -1, -1, 617, 1125, 46, 2, 3, 1, 33, 60, 0, 0, 10},  // insertSublayer
    {1067, 234, -1, -1, -1, 0, 0, 47, 0, 0, 5, 32, 0, 0, 0, 10},  // noIntrinsicMetric
    {1075, -1, -1, -1, -1, 0, 1128, 48, 0, 1, 2, 32, 60, 0, 0, 10},  // rootViewController
    {1076, -1, -1, -1, -1, 0, 1129, 49, 0, 1, 2, 32, 60, 0, 0, 10},  // liveView
    {1077, -1, -1, -1, -1, 619, 1130, 50, 0, 1, 1, 32, 60, 0, 0, 10},  // makeKeyAndVisible
    {1078, -1, -1, -1, -1, 619, 1131, 51, 0, 1, 1, 32, 60, 0, 0, 10},  // makeKey
    {1080, 1079, -1, -1, -1, 0, 0, 52, 0, 0, 5, 32, 31, 0, 0, 10},  // current
    {889, 1081, -1, -1, -1, 0, 0, 53, 0, 0, 5, 32, 31, 0, 0, 10},  // currentPage
    {1082, -1, -1, -1, -1, 0, 1132, 54, 0, 1, 2, 32, 2, 0, 0, 10},  // needsIndefiniteExecution
    {1084, 1083, -1, -1, -1, 0, 0, 55, 0, 0, 5, 32, 31, 0, 0, 10},  // main
    {1085, 1083, -1, -1, -1, 619, 1133, 56, 0, 0, 4, 32, 31, 0, 0, 10},  // mainScreen
    {1086, -1, -1, -1, -1, 0, 1133, 57, 0, 1, 2, 32, 31, 0, 0, 10},  // coordinateSpace
    {1087, -1, -1, -1, -1, 0, 1134, 58, 0, 1, 2, 32, 31, 0, 0, 10},  // fixedCoordinateSpace
    {1088, -1, -1, -1, -1, 0, 1135, 59, 0, 1, 2, 32, 31, 0, 0, 10},  // screen
    {1089, -1, -1, -1, 1820, 619, 1136, 60, 2, 3, 1, 32, 31, 0, 5, 10},  // hitTest
    {1090, -1, -1, -1, -1, 621, 1139, 61, 2, 3, 1, 32, 2, 0, 0, 10},  // beginTracking
    {1091, -1, -1, -1, -1, 623, 1142, 62, 2, 3, 1, 32, 2, 0, 0, 10},  // continueTracking
    {334, -1, -1, -1, 1821, 625, 1145, 63, 2, 3, 1, 32, 2, 0, 5, 10},  // point
    {1093, -1, -1, -1, -1, 627, 1148, 0, 0, 0, 3, 0, 32, 0, 0, 11},  // CALayer
    {1094, -1, -1, -1, -1, 627, 1148, 1, 0, 0, 3, 0, 32, 0, 0, 11},  // CAShapeLayer
    {1095, -1, -1, -1, -1, 627, 1148, 2, 0, 0, 3, 0, 32, 0, 0, 11},  // CAGradientLayer
    {1096, -1, -1, -1, -1, 627, 1148, 3, 0, 0, 3, 0, 32, 0, 0, 11},  // CATextLayer
    {1097, -1, -1, -1, -1, 0, 1148, 4, 0, 1, 2, 33, 4, 0, 0, 11},  // colors
    {1098, -1, -1, -1, -1, 0, 1149, 5, 0, 1, 2, 33, 4, 0, 0, 11},  // locations
    {1099, -1, -1, -1, -1, 0, 1150, 6, 0, 1, 2, 33, 9, 0, 0, 11},  // startPoint
    {1100, -1, -1, -1, -1, 0, 1151, 7, 0, 1, 2, 33, 9, 0, 0, 11},  // endPoint
    {281, -1, -1, -1, -1, 0, 1152, 8, 0, 1, 2, 33, 60, 0, 0, 11},  // string
    {808, -1, -1, -1, -1, 0, 1153, 9, 0, 1, 2, 33, 60, 0, 0, 11},  // font
    {1101, -1, -1, -1, -1, 0, 1154, 10, 0, 1, 2, 33, 0, 0, 0, 11},  // fontSize
    {1102, -1, -1, -1, -1, 0, 1155, 11, 0, 1, 2, 33, 17, 0, 0, 11},  // foregroundColor
    {1103, -1, -1, -1, -1, 0, 1156, 12, 0, 1, 2, 33, 60, 0, 0, 11},  // alignmentMode
    {1104, -1, -1, -1, -1, 0, 1157, 13, 0, 1, 2, 33, 60, 0, 0, 11},  // truncationMode
    {1105, -1, -1, -1, -1, 0, 1158, 14, 0, 1, 2, 33, 2, 0, 0, 11},  // isWrapped
    {1106, -1, -1, -1, 1107, 627, 1159, 15, 1, 2, 1, 33, 60, 0, 0, 11},  // render
    {1108, -1, -1, -1, 1110, 629, 1161, 16, 2, 3, 1, 32, 2, 0, 0, 11},  // drawHierarchy
    {789, -1, -1, -1, -1, 0, 1164, 17, 0, 1, 2, 33, 13, 0, 9, 11},  // frame
    {790, -1, -1, -1, -1, 0, 1165, 18, 0, 1, 2, 33, 13, 0, 10, 11},  // bounds
    {132, -1, -1, -1, -1, 0, 1166, 19, 0, 1, 2, 33, 9, 0, 11, 11},  // position
    {791, -1, -1, -1, -1, 0, 1167, 20, 0, 1, 2, 33, 9, 0, 12, 11},  // anchorPoint
    {792, -1, -1, -1, 1826, 0, 1168, 21, 0, 1, 2, 33, 2, 0, 0, 11},  // isHidden
    {1111, -1, -1, -1, -1, 0, 1169, 22, 0, 1, 2, 33, 2, 0, 0, 11},  // masksToBounds
    {794, -1, -1, -1, -1, 0, 1170, 23, 0, 1, 2, 33, 3, 0, 0, 11},  // name
    {1112, -1, -1, -1, -1, 0, 1171, 24, 0, 1, 2, 33, 14, 0, 0, 11},  // sublayerTransform
    {133, -1, -1, -1, -1, 0, 1172, 25, 0, 1, 2, 33, 14, 0, 0, 11},  // transform
    {1113, -1, -1, -1, -1, 0, 1173, 26, 0, 1, 2, 33, 0, 0, 0, 11},  // zPosition
    {1114, -1, -1, -1, -1, 0, 1174, 27, 0, 1, 2, 33, 0, 0, 0, 11},  // opacity
    {804, -1, -1, -1, -1, 0, 1175, 28, 0, 1, 2, 33, 17, 0, 0, 11},  // backgroundColor
    {1115, -1, -1, -1, -1, 0, 1176, 29, 0, 1, 2, 33, 0, 0, 0, 11},  // cornerRadius
    {1116, -1, -1, -1, -1, 0, 1177, 30, 0, 1, 2, 33, 0, 0, 0, 11},  // borderWidth
    {1117, -1, -1, -1, -1, 0, 1178, 31, 0, 1, 2, 33, 17, 0, 0, 11},  // borderColor
    {838, -1, -1, -1, -1, 0, 1179, 32, 0, 1, 2, 33, 17, 0, 0, 11},  // shadowColor
    {1118, -1, -1, -1, -1, 0, 1180, 33, 0, 1, 2, 33, 0, 0, 0, 11},  // shadowOpacity
    {1119, -1, -1, -1, -1, 0, 1181, 34, 0, 1, 2, 33, 0, 0, 0, 11},  // shadowRadius
    {1120, -1, -1, -1, -1, 0, 1182, 35, 0, 1, 2, 33, 12, 0, 0, 11},  // shadowOffset
    {1121, -1, -1, -1, -1, 0, 1183, 36, 0, 1, 2, 33, 33, 0, 0, 11},  // shadowPath
    {1122, -1, -1, -1, -1, 0, 1184, 37, 0, 1, 2, 33, 0, 0, 0, 11},  // contentsScale
    {1123, -1, -1, -1, -1, 0, 1185, 38, 0, 1, 2, 33, 60, 0, 0, 11},  // contents
    {1124, -1, -1, -1, -1, 0, 1186, 39, 0, 1, 2, 33, 13, 0, 0, 11},  // contentsRect
    {1125, -1, -1, -1, -1, 0, 1187, 40, 0, 1, 2, 33, 13, 0, 0, 11},  // contentsCenter
    {1126, -1, -1, -1, -1, 0, 1188, 41, 0, 1, 2, 33, 2, 0, 0, 11},  // shouldRasterize
    {1127, -1, -1, -1, -1, 0, 1189, 42, 0, 1, 2, 33, 0, 0, 0, 11},  // rasterizationScale
    {1128, -1, -1, -1, 1856, 0, 1190, 43, 0, 1, 2, 33, 2, 0, 0, 11},  // isDoubleSided
    {816, -1, -1, -1, -1, 0, 1191, 44, 0, 1, 2, 33, 32, 0, 0, 11},  // mask
    {1129, -1, -1, -1, -1, 0, 1192, 45, 0, 1, 2, 33, 60, 0, 0, 11},  // contentsGravity
    {1131, 1130, 1132, -1, -1, 0, 0, 46, 0, 0, 5, 43, 42, 0, 0, 11},  // layerMinXMinYCorner
    {1133, 1130, 1134, -1, -1, 0, 0, 47, 0, 0, 5, 43, 42, 0, 0, 11},  // layerMaxXMinYCorner
    {1135, 1130, 1136, -1, -1, 0, 0, 48, 0, 0, 5, 43, 42, 0, 0, 11},  // layerMinXMaxYCorner
    {1137, 1130, 1138, -1, -1, 0, 0, 49, 0, 0, 5, 43, 42, 0, 0, 11},  // layerMaxXMaxYCorner
    {1139, -1, -1, -1, -1, 0, 1193, 50, 0, 1, 2, 33, 42, 0, 0, 11},  // maskedCorners
    {1140, -1, -1, -1, 1141, 0, 1194, 51, 0, 1, 2, 33, 2, 0, 0, 11},  // isGeometryFlipped
    {1142, -1, -1, -1, -1, 633, 1195, 52, 0, 1, 1, 33, 2, 0, 0, 11},  // contentsAreFlipped
    {1143, -1, -1, -1, -1, 0, 1196, 53, 0, 1, 2, 33, 60, 0, 0, 11},  // actions
    {1144, -1, -1, -1, -1, 0, 1197, 54, 0, 1, 2, 33, 60, 0, 0, 11},  // magnificationFilter
    {1145, -1, -1, -1, -1, 0, 1198, 55, 0, 1, 2, 33, 60, 0, 0, 11},  // minificationFilter
    {1146, -1, -1, -1, -1, 0, 1199, 56, 0, 1, 2, 33, 60, 0, 0, 11},  // compositingFilter
    {1147, -1, -1, -1, -1, 0, 1200, 57, 0, 1, 2, 33, 60, 0, 0, 11},  // cornerCurve
    {896, -1, -1, -1, -1, 0, 1201, 58, 0, 1, 2, 33, 60, 0, 0, 11},  // delegate
    {810, -1, -1, -1, 1855, 0, 1202, 59, 0, 1, 2, 33, 2, 0, 0, 11},  // isOpaque
    {1148, -1, -1, -1, -1, 0, 1203, 60, 0, 1, 2, 33, 2, 0, 0, 11},  // needsDisplayOnBoundsChange
    {1149, -1, -1, -1, -1, 0, 1204, 61, 0, 1, 2, 33, 2, 0, 0, 11},  // allowsEdgeAntialiasing
    {1150, -1, -1, -1, -1, 0, 1205, 62, 0, 1, 2, 33, 60, 0, 0, 11},  // lineCap
    {1151, -1, -1, -1, -1, 0, 1206, 63, 0, 1, 2, 33, 60, 0, 0, 11},  // fillRule
    {1152, -1, -1, -1, -1, 0, 1207, 64, 0, 1, 2, 33, 0, 0, 0, 11},  // miterLimit
    {1153, -1, -1, -1, -1, 0, 1208, 65, 0, 1, 2, 33, 0, 0, 0, 11},  // strokeStart
    {1154, -1, -1, -1, -1, 0, 1209, 66, 0, 1, 2, 33, 0, 0, 0, 11},  // strokeEnd
    {1155, -1, -1, -1, -1, 633, 1210, 67, 0, 1, 1, 33, 14, 0, 0, 11},  // affineTransform
    {135, -1, -1, -1, -1, 633, 1211, 68, 1, 2, 1, 33, 60, 0, 8, 11},  // setAffineTransform
    {1156, -1, -1, -1, 1839, 634, 1213, 69, 0, 1, 1, 33, 32, 0, 0, 11},  // presentation
    {1157, -1, -1, -1, 1840, 634, 1214, 70, 0, 1, 1, 33, 32, 0, 0, 11},  // model
    {1158, -1, -1, -1, -1, 0, 1215, 71, 0, 1, 2, 33, 32, 0, 0, 11},  // superlayer
    {1159, -1, -1, -1, -1, 0, 1216, 72, 0, 1, 2, 33, 4, 0, 0, 11},  // sublayers
    {1160, -1, -1, -1, -1, 634, 1217, 73, 1, 2, 1, 33, 60, 0, 0, 11},  // addSublayer
    {1161, -1, -1, -1, -1, 635, 1219, 74, 0, 1, 1, 33, 60, 0, 0, 11},  // removeFromSuperlayer
    {1050, -1, -1, -1, 1832, 635, 1220, 75, 2, 3, 1, 33, 9, 0, 5, 11},  // convert
    {1050, -1, -1, -1, 1834, 637, 1223, 76, 2, 3, 1, 33, 9, 0, 5, 11},  // convert
    {1089, -1, -1, -1, -1, 639, 1226, 77, 1, 2, 1, 33, 32, 0, 0, 11},  // hitTest
    {412, -1, -1, -1, 1787, 640, 1228, 78, 1, 2, 1, 33, 2, 0, 0, 11},  // contains
    {1162, -1, -1, -1, -1, 641, 1230, 0, 0, 0, 0, 0, 53, 0, 0, 12},  // Rectangle
    {1163, -1, -1, -1, -1, 641, 1230, 1, 0, 0, 0, 0, 53, 0, 0, 12},  // Circle
    {1164, -1, -1, -1, -1, 641, 1230, 2, 0, 0, 0, 0, 53, 0, 0, 12},  // Ellipse
    {1165, -1, -1, -1, -1, 641, 1230, 3, 0, 0, 0, 0, 53, 0, 0, 12},  // Capsule
    {1166, -1, -1, -1, -1, 641, 1230, 4, 1, 1, 0, 0, 53, 0, 0, 12},  // RoundedRectangle
    {1167, -1, -1, -1, -1, 642, 1231, 5, 1, 1, 0, 0, 53, 0, 0, 12},  // Text
    {1168, -1, -1, -1, -1, 643, 1232, 6, 1, 1, 0, 0, 53, 0, 0, 12},  // Image
    {1168, -1, -1, -1, -1, 644, 1233, 7, 1, 1, 0, 0, 53, 0, 0, 12},  // Image
    {789, -1, -1, -1, -1, 645, 1234, 8, 2, 3, 1, 54, 53, 0, 0, 12},  // frame
    {789, -1, -1, -1, -1, 647, 1237, 9, 1, 2, 1, 54, 53, 0, 0, 12},  // frame
    {789, -1, -1, -1, -1, 648, 1239, 10, 1, 2, 1, 54, 53, 0, 0, 12},  // frame
    {789, -1, -1, -1, -1, 649, 1241, 11, 3, 4, 1, 54, 53, 0, 0, 12},  // frame
    {681, -1, -1, -1, -1, 652, 1245, 12, 1, 2, 1, 54, 53, 0, 0, 12},  // padding
    {132, -1, -1, -1, -1, 653, 1247, 13, 2, 3, 1, 54, 53, 0, 0, 12},  // position
    {132, -1, -1, -1, -1, 655, 1250, 14, 1, 2, 1, 54, 53, 0, 0, 12},  // position
    {76, -1, -1, -1, -1, 656, 1252, 15, 2, 3, 1, 54, 53, 0, 0, 12},  // offset
    {76, -1, -1, -1, -1, 658, 1255, 16, 1, 2, 1, 54, 53, 0, 0, 12},  // offset
    {76, -1, -1, -1, -1, 659, 1257, 17, 1, 2, 1, 54, 53, 0, 0, 12},  // offset
    {76, -1, -1, -1, -1, 660, 1259, 18, 1, 2, 1, 54, 53, 0, 0, 12},  // offset
    {1170, -1, -1, -1, -1, 661, 1261, 19, 1, 2, 1, 54, 53, 0, 0, 12},  // rotationEffect
    {1170, -1, -1, -1, -1, 662, 1263, 20, 2, 3, 1, 54, 53, 0, 0, 12},  // rotationEffect
    {1172, -1, -1, -1, -1, 664, 1266, 21, 1, 2, 1, 54, 53, 0, 0, 12},  // scaleEffect
    {1172, -1, -1, -1, -1, 665, 1268, 22, 2, 3, 1, 54, 53, 0, 0, 12},  // scaleEffect
    {1172, -1, -1, -1, -1, 667, 1271, 23, 1, 2, 1, 54, 53, 0, 0, 12},  // scaleEffect
    {1172, -1, -1, -1, -1, 668, 1273, 24, 2, 3, 1, 54, 53, 0, 0, 12},  // scaleEffect
    {1172, -1, -1, -1, -1, 670, 1276, 25, 2, 3, 1, 54, 53, 0, 0, 12},  // scaleEffect
    {1172, -1, -1, -1, -1, 672, 1279, 26, 1, 2, 1, 54, 53, 0, 0, 12},  // scaleEffect
    {1172, -1, -1, -1, -1, 673, 1281, 27, 1, 2, 1, 54, 53, 0, 0, 12},  // scaleEffect
    {1172, -1, -1, -1, -1, 674, 1283, 28, 3, 4, 1, 54, 53, 0, 0, 12},  // scaleEffect
    {1173, -1, -1, -1, -1, 677, 1287, 29, 1, 2, 1, 54, 53, 0, 0, 12},  // transformEffect
    {1174, -1, -1, -1, -1, 678, 1289, 30, 1, 2, 1, 54, 53, 0, 0, 12},  // projectionEffect
    {1175, -1, -1, -1, -1, 679, 1291, 31, 1, 2, 1, 54, 53, 0, 0, 12},  // modifier
    {133, -1, -1, -1, -1, 0, 1293, 32, 0, 1, 2, 54, 14, 0, 0, 12},  // transform
    {393, -1, -1, -1, -1, 0, 1294, 33, 0, 1, 2, 54, 4, 0, 0, 12},  // corners
    {394, -1, -1, -1, -1, 0, 1295, 34, 0, 1, 2, 54, 9, 0, 0, 12},  // center
    {886, -1, -1, -1, -1, 0, 1296, 35, 0, 1, 2, 54, 13, 0, 0, 12},  // layoutFrame
    {326, -1, -1, -1, -1, 0, 1297, 36, 0, 1, 2, 54, 12, 0, 0, 12},  // size
    {1176, 1177, -1, -1, -1, 0, 0, 37, 0, 0, 5, 55, 54, 0, 0, 12},  // topLeading
    {371, 1177, -1, -1, -1, 0, 0, 38, 0, 0, 5, 55, 54, 0, 0, 12},  // top
    {1178, 1177, -1, -1, -1, 0, 0, 39, 0, 0, 5, 55, 54, 0, 0, 12},  // topTrailing
    {1179, 1177, -1, -1, -1, 0, 0, 40, 0, 0, 5, 55, 54, 0, 0, 12},  // leading
    {394, 1177, -1, -1, -1, 0, 0, 41, 0, 0, 5, 55, 54, 0, 0, 12},  // center
    {1180, 1177, -1, -1, -1, 0, 0, 42, 0, 0, 5, 55, 54, 0, 0, 12},  // trailing
    {1181, 1177, -1, -1, -1, 0, 0, 43, 0, 0, 5, 55, 54, 0, 0, 12},  // bottomLeading
    {375, 1177, -1, -1, -1, 0, 0, 44, 0, 0, 5, 55, 54, 0, 0, 12},  // bottom
    {1182, 1177, -1, -1, -1, 0, 0, 45, 0, 0, 5, 55, 54, 0, 0, 12},  // bottomTrailing
    {263, -1, -1, -1, -1, 0, 1298, 46, 0, 1, 2, 55, 0, 0, 0, 12},  // x
    {254, -1, -1, -1, -1, 0, 1299, 47, 0, 1, 2, 55, 0, 0, 0, 12},  // y
    {1177, -1, -1, -1, -1, 680, 1300, 48, 2, 2, 0, 0, 9, 0, 0, 12},  // UnitPoint
    {1184, -1, -1, -1, -1, 682, 1302, 49, 1, 1, 3, 0, 14, 0, 0, 12},  // ProjectionTransform
    {1184, -1, -1, -1, -1, 683, 1303, 50, 0, 0, 3, 0, 14, 0, 0, 12},  // ProjectionTransform
    {1185, -1, -1, -1, -1, 683, 1303, 0, 2, 2, 3, 0, 34, 0, 0, 13},  // UIGestureRecognizer
    {1185, -1, -1, -1, -1, 685, 1305, 1, 1, 1, 3, 0, 34, 0, 0, 13},  // UIGestureRecognizer
    {1185, -1, -1, -1, -1, 0, 0, 2, 0, 0, 3, 0, 34, 0, 0, 13},  // UIGestureRecognizer
    {1187, -1, -1, -1, -1, 686, 1306, 3, 2, 2, 3, 0, 34, 0, 0, 13},  // UIPanGestureRecognizer
    {1187, -1, -1, -1, -1, 688, 1308, 4, 1, 1, 3, 0, 34, 0, 0, 13},  // UIPanGestureRecognizer
    {1187, -1, -1, -1, -1, 0, 0, 5, 0, 0, 3, 0, 34, 0, 0, 13},  // UIPanGestureRecognizer
    {1188, -1, -1, -1, -1, 689, 1309, 6, 2, 2, 3, 0, 34, 0, 0, 13},  // UIPinchGestureRecognizer
    {1188, -1, -1, -1, -1, 691, 1311, 7, 1, 1, 3, 0, 34, 0, 0, 13},  // UIPinchGestureRecognizer
    {1188, -1, -1, -1, -1, 0, 0, 8, 0, 0, 3, 0, 34, 0, 0, 13},  // UIPinchGestureRecognizer
    {1189, -1, -1, -1, -1, 692, 1312, 9, 2, 2, 3, 0, 34, 0, 0, 13},  // UIRotationGestureRecognizer
    {1189, -1, -1, -1, -1, 694, 1314, 10, 1, 1, 3, 0, 34, 0, 0, 13},  // UIRotationGestureRecognizer
    {1189, -1, -1, -1, -1, 0, 0, 11, 0, 0, 3, 0, 34, 0, 0, 13},  // UIRotationGestureRecognizer
    {1190, -1, -1, -1, -1, 695, 1315, 12, 2, 2, 3, 0, 34, 0, 0, 13},  // UITapGestureRecognizer
    {1190, -1, -1, -1, -1, 697, 1317, 13, 1, 1, 3, 0, 34, 0, 0, 13},  // UITapGestureRecognizer
    {1190, -1, -1, -1, -1, 0, 0, 14, 0, 0, 3, 0, 34, 0, 0, 13},  // UITapGestureRecognizer
    {1191, -1, -1, -1, -1, 698, 1318, 15, 2, 2, 3, 0, 34, 0, 0, 13},  // UILongPressGestureRecognizer
    {1191, -1, -1, -1, -1, 700, 1320, 16, 1, 1, 3, 0, 34, 0, 0, 13},  // UILongPressGestureRecognizer
    {1191, -1, -1, -1, -1, 0, 0, 17, 0, 0, 3, 0, 34, 0, 0, 13},  // UILongPressGestureRecognizer
    {1192, -1, -1, -1, -1, 701, 1321, 18, 2, 2, 3, 0, 34, 0, 0, 13},  // UISwipeGestureRecognizer
    {1192, -1, -1, -1, -1, 703, 1323, 19, 1, 1, 3, 0, 34, 0, 0, 13},  // UISwipeGestureRecognizer
    {1192, -1, -1, -1, -1, 0, 0, 20, 0, 0, 3, 0, 34, 0, 0, 13},  // UISwipeGestureRecognizer
    {922, 1185, -1, -1, -1, 0, 0, 21, 0, 0, 5, 35, 57, 0, 0, 13},  // State
    {1193, 1185, -1, -1, -1, 0, 0, 22, 0, 0, 5, 35, 57, 0, 0, 13},  // Direction
    {852, -1, -1, -1, -1, 0, 1324, 23, 0, 1, 2, 36, 0, 0, 0, 13},  // rawValue
    {1196, 1197, 1198, -1, -1, 0, 0, 24, 0, 0, 5, 36, 35, 0, 0, 13},  // possible
    {1199, 1197, -1, -1, -1, 0, 0, 25, 0, 0, 5, 36, 35, 0, 0, 13},  // Possible
    {1200, 1197, 1201, -1, -1, 0, 0, 26, 0, 0, 5, 36, 35, 0, 0, 13},  // began
    {1202, 1197, -1, -1, -1, 0, 0, 27, 0, 0, 5, 36, 35, 0, 0, 13},  // Began
    {1203, 1197, 1204, -1, -1, 0, 0, 28, 0, 0, 5, 36, 35, 0, 0, 13},  // changed
    {1205, 1197, -1, -1, -1, 0, 0, 29, 0, 0, 5, 36, 35, 0, 0, 13},  // Changed
    {1206, 1197, 1207, -1, -1, 0, 0, 30, 0, 0, 5, 36, 35, 0, 0, 13},  // ended
    {1208, 1197, -1, -1, -1, 0, 0, 31, 0, 0, 5, 36, 35, 0, 0, 13},  // Ended
    {1209, 1197, 1210, -1, -1, 0, 0, 32, 0, 0, 5, 36, 35, 0, 0, 13},  // cancelled
    {1211, 1197, -1, -1, -1, 0, 0, 33, 0, 0, 5, 36, 35, 0, 0, 13},  // Cancelled
    {1212, 1197, 1213, -1, -1, 0, 0, 34, 0, 0, 5, 36, 35, 0, 0, 13},  // failed
    {1214, 1197, -1, -1, -1, 0, 0, 35, 0, 0, 5, 36, 35, 0, 0, 13},  // Failed
    {1215, 1197, 1216, -1, -1, 0, 0, 36, 0, 0, 5, 36, 35, 0, 0, 13},  // recognized
    {377, 1217, 1218, -1, -1, 0, 0, 37, 0, 0, 5, 37, 36, 0, 0, 13},  // right
    {1219, 1217, -1, -1, -1, 0, 0, 38, 0, 0, 5, 37, 36, 0, 0, 13},  // Right
    {373, 1217, 1220, -1, -1, 0, 0, 39, 0, 0, 5, 37, 36, 0, 0, 13},  // left
    {1221, 1217, -1, -1, -1, 0, 0, 40, 0, 0, 5, 37, 36, 0, 0, 13},  // Left
    {528, 1217, 1222, -1, -1, 0, 0, 41, 0, 0, 5, 37, 36, 0, 0, 13},  // up
    {1223, 1217, -1, -1, -1, 0, 0, 42, 0, 0, 5, 37, 36, 0, 0, 13},  // Up
    {529, 1217, 1224, -1, -1, 0, 0, 43, 0, 0, 5, 37, 36, 0, 0, 13},  // down
    {1225, 1217, -1, -1, -1, 0, 0, 44, 0, 0, 5, 37, 36, 0, 0, 13},  // Down
    {594, -1, -1, -1, -1, 0, 1325, 45, 0, 1, 2, 35, 35, 0, 0, 13},  // state
    {1011, -1, -1, -1, 1226, 0, 1326, 46, 0, 1, 2, 35, 2, 0, 0, 13},  // isEnabled
    {1226, -1, -1, -1, -1, 0, 1327, 47, 0, 1, 2, 35, 2, 0, 0, 13},  // enabled
    {79, -1, -1, -1, -1, 0, 1328, 48, 0, 1, 2, 35, 31, 0, 0, 13},  // view
    {794, -1, -1, -1, -1, 0, 1329, 49, 0, 1, 2, 35, 3, 0, 0, 13},  // name
    {1227, -1, -1, -1, -1, 0, 1330, 50, 0, 1, 2, 35, 2, 0, 0, 13},  // cancelsTouchesInView
    {1228, -1, -1, -1, -1, 0, 1331, 51, 0, 1, 2, 35, 2, 0, 0, 13},  // delaysTouchesBegan
    {1229, -1, -1, -1, -1, 0, 1332, 52, 0, 1, 2, 35, 2, 0, 0, 13},  // delaysTouchesEnded
    {1230, -1, -1, -1, -1, 0, 1333, 53, 0, 1, 2, 35, 0, 0, 0, 13},  // numberOfTouches
    {896, -1, -1, -1, -1, 0, 1334, 54, 0, 1, 2, 35, 60, 0, 0, 13},  // delegate
    {1231, -1, -1, -1, -1, 0, 1335, 55, 0, 1, 2, 35, 0, 0, 0, 13},  // minimumNumberOfTouches
    {1232, -1, -1, -1, -1, 0, 1336, 56, 0, 1, 2, 35, 0, 0, 0, 13},  // maximumNumberOfTouches
    {1233, -1, -1, -1, -1, 0, 1337, 57, 0, 1, 2, 35, 0, 0, 0, 13},  // numberOfTapsRequired
    {1234, -1, -1, -1, -1, 0, 1338, 58, 0, 1, 2, 35, 0, 0, 0, 13},  // numberOfTouchesRequired
    {1235, -1, -1, -1, -1, 0, 1339, 59, 0, 1, 2, 35, 0, 0, 0, 13},  // minimumPressDuration
    {1236, -1, -1, -1, -1, 0, 1340, 60, 0, 1, 2, 35, 0, 0, 0, 13},  // allowableMovement
    {1237, -1, -1, -1, -1, 0, 1341, 61, 0, 1, 2, 35, 36, 0, 0, 13},  // direction
    {301, -1, -1, -1, -1, 0, 1342, 62, 0, 1, 2, 35, 0, 0, 0, 13},  // scale
    {303, -1, -1, -1, -1, 0, 1343, 63, 0, 1, 2, 35, 0, 0, 0, 13},  // rotation
    {1238, -1, -1, -1, -1, 0, 1344, 64, 0, 1, 2, 35, 0, 0, 0, 13},  // velocity
    {1239, -1, -1, -1, -1, 704, 1345, 65, 1, 2, 1, 35, 9, 0, 0, 13},  // location
    {1240, -1, -1, -1, -1, 705, 1347, 66, 1, 2, 1, 35, 9, 0, 0, 13},  // locationInView
    {1239, -1, -1, -1, 1875, 706, 1349, 67, 2, 3, 1, 35, 9, 0, 0, 13},  // location
    {1242, -1, -1, -1, -1, 708, 1352, 68, 2, 3, 1, 35, 9, 0, 0, 13},  // locationOfTouch
    {304, -1, -1, -1, -1, 710, 1355, 69, 1, 2, 1, 35, 9, 0, 0, 13},  // translation
    {1244, -1, -1, -1, -1, 711, 1357, 70, 1, 2, 1, 35, 9, 0, 0, 13},  // translationInView
    {1238, -1, -1, -1, -1, 712, 1359, 71, 1, 2, 1, 35, 9, 0, 0, 13},  // velocity
    {1245, -1, -1, -1, -1, 713, 1361, 72, 1, 2, 1, 35, 9, 0, 0, 13},  // velocityInView
    {1246, -1, -1, -1, 1876, 714, 1363, 73, 2, 3, 1, 35, 60, 0, 0, 13},  // setTranslation
    {1246, -1, -1, -1, -1, 716, 1366, 74, 2, 3, 1, 35, 60, 0, 0, 13},  // setTranslation
    {993, -1, -1, -1, -1, 718, 1369, 75, 2, 3, 1, 35, 60, 0, 0, 13},  // addTarget
    {996, -1, -1, -1, -1, 720, 1372, 76, 2, 3, 1, 35, 60, 0, 0, 13},  // removeTarget
    {1247, -1, -1, -1, -1, 722, 1375, 77, 2, 3, 1, 32, 60, 0, 0, 13},  // touchesBegan
    {1247, -1, -1, -1, -1, 724, 1378, 78, 2, 3, 1, 35, 60, 0, 0, 13},  // touchesBegan
    {1247, -1, -1, -1, -1, 726, 1381, 79, 2, 3, 1, 32, 60, 0, 0, 13},  // touchesBegan
    {1247, -1, -1, -1, -1, 728, 1384, 80, 2, 3, 1, 35, 60, 0, 0, 13},  // touchesBegan
    {1249, -1, -1, -1, -1, 730, 1387, 81, 2, 3, 1, 32, 60, 0, 0, 13},  // touchesMoved
    {1249, -1, -1, -1, -1, 732, 1390, 82, 2, 3, 1, 35, 60, 0, 0, 13},  // touchesMoved
    {1249, -1, -1, -1, -1, 734, 1393, 83, 2, 3, 1, 32, 60, 0, 0, 13},  // touchesMoved
    {1249, -1, -1, -1, -1, 736, 1396, 84, 2, 3, 1, 35, 60, 0, 0, 13},  // touchesMoved
    {1250, -1, -1, -1, -1, 738, 1399, 85, 2, 3, 1, 32, 60, 0, 0, 13},  // touchesEnded
    {1250, -1, -1, -1, -1, 740, 1402, 86, 2, 3, 1, 35, 60, 0, 0, 13},  // touchesEnded
    {1250, -1, -1, -1, -1, 742, 1405, 87, 2, 3, 1, 32, 60, 0, 0, 13},  // touchesEnded
    {1250, -1, -1, -1, -1, 744, 1408, 88, 2, 3, 1, 35, 60, 0, 0, 13},  // touchesEnded
    {1251, -1, -1, -1, -1, 746, 1411, 89, 2, 3, 1, 32, 60, 0, 0, 13},  // touchesCancelled
    {1251, -1, -1, -1, -1, 748, 1414, 90, 2, 3, 1, 35, 60, 0, 0, 13},  // touchesCancelled
    {1251, -1, -1, -1, -1, 750, 1417, 91, 2, 3, 1, 32, 60, 0, 0, 13},  // touchesCancelled
    {1251, -1, -1, -1, -1, 752, 1420, 92, 2, 3, 1, 35, 60, 0, 0, 13},  // touchesCancelled
    {1252, -1, -1, -1, -1, 754, 1423, 93, 2, 3, 1, 35, 60, 0, 0, 13},  // ignore
    {1253, -1, -1, -1, -1, 756, 1426, 94, 2, 3, 1, 35, 60, 0, 0, 13},  // ignoreTouch
    {1255, -1, -1, -1, -1, 758, 1429, 95, 0, 1, 1, 35, 60, 0, 0, 13},  // reset
    {1256, -1, -1, -1, 1877, 758, 1430, 96, 1, 2, 1, 35, 60, 0, 0, 13},  // require
    {1258, -1, -1, -1, -1, 759, 1432, 97, 1, 2, 1, 35, 60, 0, 0, 13},  // requireGestureRecognizerToFail
    {1259, -1, -1, -1, -1, 760, 1434, 98, 1, 2, 1, 32, 60, 0, 0, 13},  // addGestureRecognizer
    {1260, -1, -1, -1, -1, 761, 1436, 99, 1, 2, 1, 32, 60, 0, 0, 13},  // removeGestureRecognizer
    {1261, -1, -1, -1, -1, 0, 1438, 100, 0, 1, 2, 32, 4, 0, 0, 13},  // gestureRecognizers
    {1262, -1, -1, -1, -1, 0, 1439, 101, 0, 1, 2, 32, 2, 0, 0, 13},  // isMultipleTouchEnabled
    {1263, -1, -1, -1, -1, 0, 1440, 102, 0, 1, 2, 32, 2, 0, 0, 13},  // multipleTouchEnabled
    {1264, -1, -1, -1, 1827, 0, 1441, 103, 0, 1, 2, 32, 2, 0, 0, 13},  // isExclusiveTouch
    {1239, -1, -1, -1, -1, 762, 1442, 0, 1, 2, 1, 57, 9, 0, 0, 14},  // location
    {1240, -1, -1, -1, -1, 763, 1444, 1, 1, 2, 1, 57, 9, 0, 0, 14},  // locationInView
    {1271, -1, -1, -1, -1, 764, 1446, 2, 1, 2, 1, 57, 9, 0, 0, 14},  // previousLocation
    {1272, -1, -1, -1, -1, 765, 1448, 3, 1, 2, 1, 57, 9, 0, 0, 14},  // previousLocationInView
    {1273, 1265, -1, -1, -1, 0, 0, 4, 0, 0, 5, 57, 57, 0, 0, 14},  // Phase
    {1200, 1275, 1276, -1, -1, 0, 0, 5, 0, 0, 5, 38, 37, 0, 0, 14},  // began
    {1277, 1275, 1278, -1, -1, 0, 0, 6, 0, 0, 5, 38, 37, 0, 0, 14},  // moved
    {1279, 1275, 1280, -1, -1, 0, 0, 7, 0, 0, 5, 38, 37, 0, 0, 14},  // stationary
    {1206, 1275, 1281, -1, -1, 0, 0, 8, 0, 0, 5, 38, 37, 0, 0, 14},  // ended
    {1209, 1275, 1282, -1, -1, 0, 0, 9, 0, 0, 5, 38, 37, 0, 0, 14},  // cancelled
    {725, -1, -1, -1, -1, 766, 1450, 10, 0, 1, 1, 5, 60, 0, 0, 14},  // anyObject
    {1285, -1, -1, -1, -1, 766, 1451, 11, 1, 2, 1, 57, 4, 0, 0, 14},  // touches
    {1286, -1, -1, -1, -1, 767, 1453, 12, 1, 2, 1, 57, 4, 0, 0, 14},  // touchesForView
    {1287, -1, -1, -1, -1, 768, 1455, 13, 1, 2, 1, 57, 4, 0, 0, 14},  // touchesForGestureRecognizer
    {1288, -1, -1, -1, -1, 769, 1457, 14, 1, 2, 1, 57, 4, 0, 0, 14},  // coalescedTouches
    {1289, -1, -1, -1, -1, 770, 1459, 15, 1, 2, 1, 57, 4, 0, 0, 14},  // coalescedTouchesForTouch
    {1290, -1, -1, -1, -1, 771, 1461, 16, 1, 2, 1, 57, 4, 0, 0, 14},  // predictedTouches
    {1291, -1, -1, -1, -1, 772, 1463, 17, 1, 2, 1, 57, 4, 0, 0, 14},  // predictedTouchesForTouch
    {1292, -1, -1, -1, -1, 773, 1465, 18, 3, 3, 0, 0, 60, 0, 0, 14},  // drag
    {1292, -1, -1, -1, -1, 776, 1468, 19, 4, 4, 0, 0, 60, 0, 0, 14},  // drag
    {1295, -1, -1, -1, -1, 780, 1472, 20, 3, 3, 0, 0, 60, 0, 0, 14},  // fingers
    {1295, -1, -1, -1, -1, 783, 1475, 21, 4, 4, 0, 0, 60, 0, 0, 14},  // fingers
    {1296, -1, -1, -1, -1, 787, 1479, 22, 4, 4, 0, 0, 60, 0, 0, 14},  // pinch
    {1296, -1, -1, -1, -1, 791, 1483, 23, 5, 5, 0, 0, 60, 0, 1, 14},  // pinch
    {1297, -1, -1, -1, -1, 796, 1488, 24, 4, 4, 0, 0, 60, 0, 1, 14},  // twist
    {1299, -1, -1, -1, -1, 800, 1492, 25, 1, 1, 0, 0, 60, 0, 0, 14},  // tap
    {1299, -1, -1, -1, -1, 801, 1493, 26, 2, 2, 0, 0, 60, 0, 0, 14},  // tap
    {1299, -1, -1, -1, -1, 803, 1495, 27, 2, 2, 0, 0, 60, 0, 0, 14},  // tap
    {1299, -1, -1, -1, -1, 805, 1497, 28, 3, 3, 0, 0, 60, 0, 0, 14},  // tap
    {1301, -1, -1, -1, -1, 808, 1500, 29, 2, 2, 0, 0, 60, 0, 0, 14},  // press
    {1295, -1, -1, -1, -1, 810, 1502, 30, 2, 2, 0, 0, 60, 0, 0, 14},  // fingers
    {1303, -1, -1, -1, -1, 812, 1504, 31, 0, 0, 0, 0, 60, 0, 0, 14},  // lift
    {1304, -1, -1, -1, -1, 812, 1504, 32, 0, 0, 0, 0, 60, 0, 0, 14},  // cancel
    {1307, 234, -1, -1, -1, 0, 0, 0, 0, 0, 5, 32, 57, 0, 0, 15},  // AnimationOptions
    {1308, 234, -1, -1, -1, 0, 0, 1, 0, 0, 5, 32, 57, 0, 0, 15},  // KeyframeAnimationOptions
    {1310, 234, -1, -1, -1, 0, 0, 2, 0, 0, 5, 32, 57, 0, 0, 15},  // AnimationCurve
    {1316, 1305, 1317, -1, -1, 0, 0, 3, 0, 0, 5, 45, 44, 0, 0, 15},  // curveEaseInOut
    {1318, 1305, 1319, -1, -1, 0, 0, 4, 0, 0, 5, 45, 44, 0, 0, 15},  // curveEaseIn
    {1320, 1305, 1321, -1, -1, 0, 0, 5, 0, 0, 5, 45, 44, 0, 0, 15},  // curveEaseOut
    {1322, 1305, 1323, -1, -1, 0, 0, 6, 0, 0, 5, 45, 44, 0, 0, 15},  // curveLinear
    {10, 1305, 1324, -1, -1, 0, 0, 7, 0, 0, 5, 45, 44, 0, 0, 15},  // repeat
    {1325, 1305, 1326, -1, -1, 0, 0, 8, 0, 0, 5, 45, 44, 0, 0, 15},  // autoreverse
    {1327, 1305, 1328, -1, -1, 0, 0, 9, 0, 0, 5, 45, 44, 0, 0, 15},  // beginFromCurrentState
    {1329, 1305, 1330, -1, -1, 0, 0, 10, 0, 0, 5, 45, 44, 0, 0, 15},  // overrideInheritedDuration
    {1331, 1305, 1332, -1, -1, 0, 0, 11, 0, 0, 5, 45, 44, 0, 0, 15},  // overrideInheritedCurve
    {1333, 1305, 1334, -1, -1, 0, 0, 12, 0, 0, 5, 45, 44, 0, 0, 15},  // overrideInheritedOptions
    {1335, 1305, 1336, -1, -1, 0, 0, 13, 0, 0, 5, 45, 44, 0, 0, 15},  // allowUserInteraction
    {1061, 1305, 1337, -1, -1, 0, 0, 14, 0, 0, 5, 45, 44, 0, 0, 15},  // layoutSubviews
    {1338, 1305, 1339, -1, -1, 0, 0, 15, 0, 0, 5, 45, 44, 0, 0, 15},  // allowAnimatedContent
    {1340, 1305, 1341, -1, -1, 0, 0, 16, 0, 0, 5, 45, 44, 0, 0, 15},  // showHideTransitionViews
    {1342, 1305, 1343, -1, -1, 0, 0, 17, 0, 0, 5, 45, 44, 0, 0, 15},  // calculationModeLinear
    {1344, 1305, 1345, -1, -1, 0, 0, 18, 0, 0, 5, 45, 44, 0, 0, 15},  // calculationModeDiscrete
    {1346, 1305, 1347, -1, -1, 0, 0, 19, 0, 0, 5, 45, 44, 0, 0, 15},  // calculationModePaced
    {1348, 1305, 1349, -1, -1, 0, 0, 20, 0, 0, 5, 45, 44, 0, 0, 15},  // calculationModeCubic
    {1350, 1305, 1351, -1, -1, 0, 0, 21, 0, 0, 5, 45, 44, 0, 0, 15},  // calculationModeCubicPaced
    {1352, 1305, -1, -1, -1, 0, 0, 22, 0, 0, 5, 45, 44, 0, 0, 15},  // CurveEaseInOut
    {1353, 1305, -1, -1, -1, 0, 0, 23, 0, 0, 5, 45, 44, 0, 0, 15},  // CurveEaseIn
    {1354, 1305, -1, -1, -1, 0, 0, 24, 0, 0, 5, 45, 44, 0, 0, 15},  // CurveEaseOut
    {1355, 1305, -1, -1, -1, 0, 0, 25, 0, 0, 5, 45, 44, 0, 0, 15},  // CurveLinear
    {1356, 1305, -1, -1, -1, 0, 0, 26, 0, 0, 5, 45, 44, 0, 0, 15},  // Repeat
    {1357, 1305, -1, -1, -1, 0, 0, 27, 0, 0, 5, 45, 44, 0, 0, 15},  // Autoreverse
    {1358, 1305, -1, -1, -1, 0, 0, 28, 0, 0, 5, 45, 44, 0, 0, 15},  // BeginFromCurrentState
    {1359, 1305, -1, -1, -1, 0, 0, 29, 0, 0, 5, 45, 44, 0, 0, 15},  // OverrideInheritedDuration
    {1360, 1305, -1, -1, -1, 0, 0, 30, 0, 0, 5, 45, 44, 0, 0, 15},  // OverrideInheritedCurve
    {1361, 1305, -1, -1, -1, 0, 0, 31, 0, 0, 5, 45, 44, 0, 0, 15},  // OverrideInheritedOptions
    {1362, 1305, -1, -1, -1, 0, 0, 32, 0, 0, 5, 45, 44, 0, 0, 15},  // AllowUserInteraction
    {1363, 1305, -1, -1, -1, 0, 0, 33, 0, 0, 5, 45, 44, 0, 0, 15},  // LayoutSubviews
    {1364, 1305, -1, -1, -1, 0, 0, 34, 0, 0, 5, 45, 44, 0, 0, 15},  // CalculationModeLinear
    {1365, 1309, 1366, -1, -1, 0, 0, 35, 0, 0, 5, 46, 45, 0, 0, 15},  // easeInOut
    {1367, 1309, 1368, -1, -1, 0, 0, 36, 0, 0, 5, 46, 45, 0, 0, 15},  // easeIn
    {1369, 1309, 1370, -1, -1, 0, 0, 37, 0, 0, 5, 46, 45, 0, 0, 15},  // easeOut
    {1371, 1309, 1372, -1, -1, 0, 0, 38, 0, 0, 5, 46, 45, 0, 0, 15},  // linear
    {1373, 1309, -1, -1, -1, 0, 0, 39, 0, 0, 5, 46, 45, 0, 0, 15},  // EaseInOut
    {1374, 1309, -1, -1, -1, 0, 0, 40, 0, 0, 5, 46, 45, 0, 0, 15},  // EaseIn
    {1375, 1309, -1, -1, -1, 0, 0, 41, 0, 0, 5, 46, 45, 0, 0, 15},  // EaseOut
    {1376, 1309, -1, -1, -1, 0, 0, 42, 0, 0, 5, 46, 45, 0, 0, 15},  // Linear
    {1371, 1311, 1377, -1, -1, 0, 0, 43, 0, 0, 5, 47, 46, 0, 0, 15},  // linear
    {1367, 1311, 1378, -1, -1, 0, 0, 44, 0, 0, 5, 47, 46, 0, 0, 15},  // easeIn
    {1369, 1311, 1379, -1, -1, 0, 0, 45, 0, 0, 5, 47, 46, 0, 0, 15},  // easeOut
    {1380, 1311, 1381, -1, -1, 0, 0, 46, 0, 0, 5, 47, 46, 0, 0, 15},  // easeInEaseOut
    {15, 1311, 1382, -1, -1, 0, 0, 47, 0, 0, 5, 47, 46, 0, 0, 15},  // default
    {1383, 1314, 1384, -1, -1, 0, 0, 48, 0, 0, 5, 48, 47, 0, 0, 15},  // removed
    {1385, 1314, 1386, -1, -1, 0, 0, 49, 0, 0, 5, 48, 47, 0, 0, 15},  // forwards
    {1387, 1314, 1388, -1, -1, 0, 0, 50, 0, 0, 5, 48, 47, 0, 0, 15},  // backwards
    {1389, 1314, 1390, -1, -1, 0, 0, 51, 0, 0, 5, 48, 47, 0, 0, 15},  // both
    {1391, 1312, 1392, -1, -1, 0, 0, 52, 0, 0, 5, 50, 49, 0, 0, 15},  // inactive
    {1393, 1312, 1394, -1, -1, 0, 0, 53, 0, 0, 5, 50, 49, 0, 0, 15},  // active
    {1395, 1312, 1396, -1, -1, 0, 0, 54, 0, 0, 5, 50, 49, 0, 0, 15},  // stopped
    {1397, 1313, 1398, -1, -1, 0, 0, 55, 0, 0, 5, 51, 50, 0, 0, 15},  // end
    {1399, 1313, 1400, -1, -1, 0, 0, 56, 0, 0, 5, 51, 50, 0, 0, 15},  // start
    {1080, 1313, 1401, -1, -1, 0, 0, 57, 0, 0, 5, 51, 50, 0, 0, 15},  // current
    {1371, 1315, 1402, -1, -1, 0, 0, 58, 0, 0, 5, 49, 48, 0, 0, 15},  // linear
    {1403, 1315, 1404, -1, -1, 0, 0, 59, 0, 0, 5, 49, 48, 0, 0, 15},  // discrete
    {1405, 1315, 1406, -1, -1, 0, 0, 60, 0, 0, 5, 49, 48, 0, 0, 15},  // paced
    {1407, 1315, 1408, -1, -1, 0, 0, 61, 0, 0, 5, 49, 48, 0, 0, 15},  // cubic
    {1409, 1315, 1410, -1, -1, 0, 0, 62, 0, 0, 5, 49, 48, 0, 0, 15},  // cubicPaced
    {852, -1, -1, -1, -1, 0, 1504, 63, 0, 1, 2, 44, 0, 0, 0, 15},  // rawValue
    {389, -1, -1, -1, -1, 0, 1505, 64, 0, 1, 2, 44, 2, 0, 0, 15},  // isEmpty
    {412, -1, -1, -1, -1, 812, 1506, 65, 1, 2, 1, 44, 2, 0, 0, 15},  // contains
    {718, -1, -1, -1, -1, 813, 1508, 66, 1, 2, 1, 44, 2, 0, 0, 15},  // isSuperset
    {717, -1, -1, -1, -1, 814, 1510, 67, 1, 2, 1, 44, 2, 0, 0, 15},  // isSubset
    {720, -1, -1, -1, -1, 815, 1512, 68, 1, 2, 1, 44, 2, 0, 0, 15},  // isStrictSuperset
    {719, -1, -1, -1, -1, 816, 1514, 69, 1, 2, 1, 44, 2, 0, 0, 15},  // isStrictSubset
    {721, -1, -1, -1, -1, 817, 1516, 70, 1, 2, 1, 44, 2, 0, 0, 15},  // isDisjoint
    {406, -1, -1, -1, -1, 818, 1518, 71, 1, 2, 1, 44, 43, 0, 0, 15},  // union
    {711, -1, -1, -1, -1, 819, 1520, 72, 1, 2, 1, 44, 60, 0, 0, 15},  // formUnion
    {101, -1, -1, -1, -1, 820, 1522, 73, 1, 2, 1, 44, 60, 0, 0, 15},  // insert
    {713, -1, -1, -1, -1, 821, 1524, 74, 1, 2, 1, 44, 43, 0, 0, 15},  // subtracting
    {714, -1, -1, -1, -1, 822, 1526, 75, 1, 2, 1, 44, 60, 0, 0, 15},  // subtract
    {102, -1, -1, -1, -1, 823, 1528, 76, 1, 2, 1, 44, 60, 0, 0, 15},  // remove
    {408, -1, -1, -1, -1, 824, 1530, 77, 1, 2, 1, 44, 43, 0, 0, 15},  // intersection
    {712, -1, -1, -1, -1, 825, 1532, 78, 1, 2, 1, 44, 60, 0, 0, 15},  // formIntersection
    {715, -1, -1, -1, -1, 826, 1534, 79, 1, 2, 1, 44, 43, 0, 0, 15},  // symmetricDifference
    {716, -1, -1, -1, -1, 827, 1536, 80, 1, 2, 1, 44, 60, 0, 0, 15},  // formSymmetricDifference
    {898, 234, -1, -1, -1, 828, 1538, 81, 0, 0, 4, 32, 25, 0, 0, 15},  // AutoresizingMask
    {898, 234, -1, -1, -1, 828, 1538, 82, 1, 1, 4, 32, 25, 0, 0, 15},  // AutoresizingMask
    {1307, 234, -1, -1, -1, 829, 1539, 83, 0, 0, 4, 32, 44, 0, 0, 15},  // AnimationOptions
    {1307, 234, -1, -1, -1, 829, 1539, 84, 1, 1, 4, 32, 44, 0, 0, 15},  // AnimationOptions
    {1308, 234, -1, -1, -1, 830, 1540, 85, 0, 0, 4, 32, 44, 0, 0, 15},  // KeyframeAnimationOptions
    {1308, 234, -1, -1, -1, 830, 1540, 86, 1, 1, 4, 32, 44, 0, 0, 15},  // KeyframeAnimationOptions
    {938, 240, -1, -1, -1, 831, 1541, 87, 0, 0, 4, 32, 40, 0, 0, 15},  // Event
    {938, 240, -1, -1, -1, 831, 1541, 88, 1, 1, 4, 32, 40, 0, 0, 15},  // Event
    {922, 240, -1, -1, -1, 832, 1542, 89, 0, 0, 4, 32, 41, 0, 0, 15},  // State
    {922, 240, -1, -1, -1, 832, 1542, 90, 1, 1, 4, 32, 41, 0, 0, 15},  // State
    {1193, 1192, -1, -1, -1, 833, 1543, 91, 0, 0, 4, 35, 36, 0, 0, 15},  // Direction
    {1193, 1192, -1, -1, -1, 833, 1543, 92, 1, 1, 4, 35, 36, 0, 0, 15},  // Direction
    {897, -1, -1, -1, -1, 834, 1544, 93, 0, 0, 3, 0, 25, 0, 0, 15},  // UIViewAutoresizing
    {897, -1, -1, -1, -1, 834, 1544, 94, 1, 1, 3, 0, 25, 0, 0, 15},  // UIViewAutoresizing
    {1305, -1, -1, -1, -1, 835, 1545, 95, 0, 0, 3, 0, 44, 0, 0, 15},  // UIViewAnimationOptions
    {1305, -1, -1, -1, -1, 835, 1545, 96, 1, 1, 3, 0, 44, 0, 0, 15},  // UIViewAnimationOptions
    {1306, -1, -1, -1, -1, 836, 1546, 97, 0, 0, 3, 0, 44, 0, 0, 15},  // UIViewKeyframeAnimationOptions
    {1306, -1, -1, -1, -1, 836, 1546, 98, 1, 1, 3, 0, 44, 0, 0, 15},  // UIViewKeyframeAnimationOptions
    {1411, -1, -1, -1, -1, 837, 1547, 99, 0, 0, 0, 0, 26, 0, 0, 15},  // UIRectCorner
    {1411, -1, -1, -1, -1, 837, 1547, 100, 1, 1, 0, 0, 26, 0, 0, 15},  // UIRectCorner
    {370, -1, -1, -1, -1, 838, 1548, 101, 0, 0, 3, 0, 27, 0, 0, 15},  // UIRectEdge
    {370, -1, -1, -1, -1, 838, 1548, 102, 1, 1, 3, 0, 27, 0, 0, 15},  // UIRectEdge
    {1130, -1, -1, -1, -1, 839, 1549, 103, 0, 0, 3, 0, 42, 0, 0, 15},  // CACornerMask
    {1130, -1, -1, -1, -1, 839, 1549, 104, 1, 1, 3, 0, 42, 0, 0, 15},  // CACornerMask
    {1412, -1, -1, -1, -1, 840, 1550, 0, 1, 1, 0, 0, 60, 0, 0, 16},  // advance
    {1413, -1, -1, -1, -1, 841, 1551, 1, 0, 0, 0, 0, 60, 0, 0, 16},  // run
    {1414, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 0, 0, 0, 16},  // now
    {1415, -1, -1, -1, -1, 841, 1551, 3, 0, 0, 0, 0, 0, 0, 0, 16},  // CACurrentMediaTime
    {1416, -1, -1, -1, -1, 841, 1551, 4, 1, 1, 3, 0, 39, 0, 0, 16},  // CAMediaTimingFunction
    {1420, 1416, -1, -1, -1, 842, 1552, 5, 1, 1, 4, 40, 39, 0, 0, 16},  // functionWithName
    {1416, -1, -1, -1, -1, 843, 1553, 6, 4, 4, 3, 0, 39, 0, 0, 16},  // CAMediaTimingFunction
    {1417, -1, -1, -1, -1, 847, 1557, 7, 2, 2, 3, 0, 39, 0, 0, 16},  // UICubicTimingParameters
    {1417, -1, -1, -1, -1, 849, 1559, 8, 1, 1, 3, 0, 39, 0, 0, 16},  // UICubicTimingParameters
    {1418, -1, -1, -1, -1, 850, 1560, 9, 1, 1, 3, 0, 39, 0, 0, 16},  // UISpringTimingParameters
    {1418, -1, -1, -1, -1, 851, 1561, 10, 2, 2, 3, 0, 39, 0, 0, 16},  // UISpringTimingParameters
    {1418, -1, -1, -1, -1, 853, 1563, 11, 4, 4, 3, 0, 39, 0, 0, 16},  // UISpringTimingParameters
    {1418, -1, -1, -1, -1, 859, 1567, 12, 2, 2, 3, 0, 39, 0, 0, 16},  // UISpringTimingParameters
    {1418, -1, -1, -1, -1, 864, 1569, 13, 3, 3, 3, 0, 39, 0, 0, 16},  // UISpringTimingParameters
    {75, -1, -1, -1, -1, 867, 1572, 14, 1, 2, 1, 40, 0, 0, 0, 16},  // value
    {1238, -1, -1, -1, -1, 868, 1574, 15, 1, 2, 1, 40, 0, 0, 0, 16},  // velocity
    {1422, -1, -1, -1, -1, 0, 1576, 16, 0, 1, 2, 40, 9, 0, 0, 16},  // controlPoint1
    {1423, -1, -1, -1, -1, 0, 1577, 17, 0, 1, 2, 40, 9, 0, 0, 16},  // controlPoint2
    {1371, 1419, -1, -1, -1, 0, 0, 18, 0, 0, 5, 40, 39, 0, 0, 16},  // linear
    {1367, 1419, -1, -1, -1, 0, 0, 19, 0, 0, 5, 40, 39, 0, 0, 16},  // easeIn
    {1369, 1419, -1, -1, -1, 0, 0, 20, 0, 0, 5, 40, 39, 0, 0, 16},  // easeOut
    {1365, 1419, -1, -1, -1, 0, 0, 21, 0, 0, 5, 40, 39, 0, 0, 16},  // easeInOut
    {1432, 1419, -1, -1, -1, 869, 1578, 22, 2, 2, 4, 40, 39, 0, 0, 16},  // bezier
    {1435, -1, -1, -1, -1, 871, 1580, 23, 3, 3, 0, 0, 14, 0, 0, 16},  // interpolate
    {1436, 234, -1, -1, -1, 876, 1583, 0, 2, 2, 4, 32, 60, 0, 0, 17},  // animate
    {1436, 234, -1, -1, -1, 881, 1585, 1, 3, 3, 4, 32, 60, 0, 0, 17},  // animate
    {1436, 234, -1, -1, -1, 887, 1588, 2, 3, 3, 4, 32, 60, 0, 0, 17},  // animate
    {1436, 234, -1, -1, -1, 894, 1591, 3, 4, 4, 4, 32, 60, 0, 0, 17},  // animate
    {1436, 234, -1, -1, -1, 902, 1595, 4, 4, 4, 4, 32, 60, 0, 0, 17},  // animate
    {1436, 234, -1, -1, -1, 911, 1599, 5, 5, 5, 4, 32, 60, 0, 0, 17},  // animate
    {1436, 234, -1, -1, -1, 921, 1604, 6, 5, 5, 4, 32, 60, 0, 0, 17},  // animate
    {1436, 234, -1, -1, -1, 932, 1609, 7, 6, 6, 4, 32, 60, 0, 0, 17},  // animate
    {1436, 234, -1, -1, -1, 944, 1615, 8, 6, 6, 4, 32, 60, 0, 0, 17},  // animate
    {1436, 234, -1, -1, -1, 957, 1621, 9, 7, 7, 4, 32, 60, 0, 0, 17},  // animate
    {1444, 234, -1, -1, -1, 966, 1628, 10, 2, 2, 4, 32, 60, 0, 0, 17},  // animateWithDuration
    {1444, 234, -1, -1, -1, 971, 1630, 11, 3, 3, 4, 32, 60, 0, 0, 17},  // animateWithDuration
    {1444, 234, -1, -1, -1, 978, 1633, 12, 4, 4, 4, 32, 60, 0, 0, 17},  // animateWithDuration
    {1444, 234, -1, -1, -1, 987, 1637, 13, 5, 5, 4, 32, 60, 0, 0, 17},  // animateWithDuration
    {1444, 234, -1, -1, -1, 999, 1642, 14, 7, 7, 4, 32, 60, 0, 0, 17},  // animateWithDuration
    {1436, 234, -1, -1, -1, 1008, 1649, 15, 2, 2, 4, 32, 60, 0, 0, 17},  // animate
    {1436, 234, -1, -1, -1, 1013, 1651, 16, 3, 3, 4, 32, 60, 0, 0, 17},  // animate
    {1436, 234, -1, -1, -1, 1019, 1654, 17, 3, 3, 4, 32, 60, 0, 0, 17},  // animate
    {1436, 234, -1, -1, -1, 1026, 1657, 18, 4, 4, 4, 32, 60, 0, 0, 17},  // animate
    {1436, 234, -1, -1, -1, 1033, 1661, 19, 3, 3, 4, 32, 60, 0, 0, 17},  // animate
    {1436, 234, -1, -1, -1, 1040, 1664, 20, 4, 4, 4, 32, 60, 0, 0, 17},  // animate
    {1436, 234, -1, -1, -1, 1048, 1668, 21, 4, 4, 4, 32, 60, 0, 0, 17},  // animate
    {1436, 234, -1, -1, -1, 1057, 1672, 22, 5, 5, 4, 32, 60, 0, 0, 17},  // animate
    {1436, 234, -1, -1, -1, 1065, 1677, 23, 3, 3, 4, 32, 60, 0, 0, 17},  // animate
    {1436, 234, -1, -1, -1, 1072, 1680, 24, 4, 4, 4, 32, 60, 0, 0, 17},  // animate
    {1436, 234, -1, -1, -1, 1080, 1684, 25, 4, 4, 4, 32, 60, 0, 0, 17},  // animate
    {1436, 234, -1, -1, -1, 1089, 1688, 26, 5, 5, 4, 32, 60, 0, 0, 17},  // animate
    {1436, 234, -1, -1, -1, 1099, 1693, 27, 5, 5, 4, 32, 60, 0, 0, 17},  // animate
    {1436, 234, -1, -1, -1, 1110, 1698, 28, 6, 6, 4, 32, 60, 0, 0, 17},  // animate
    {1436, 234, -1, -1, -1, 1120, 1704, 29, 4, 4, 4, 32, 60, 0, 0, 17},  // animate
    {1436, 234, -1, -1, -1, 1129, 1708, 30, 5, 5, 4, 32, 60, 0, 0, 17},  // animate
    {1436, 234, -1, -1, -1, 1138, 1713, 31, 4, 4, 4, 32, 60, 0, 0, 17},  // animate
    {1436, 234, -1, -1, -1, 1147, 1717, 32, 5, 5, 4, 32, 60, 0, 0, 17},  // animate
    {1436, 234, -1, -1, -1, 1157, 1722, 33, 5, 5, 4, 32, 60, 0, 0, 17},  // animate
    {1436, 234, -1, -1, -1, 1168, 1727, 34, 6, 6, 4, 32, 60, 0, 0, 17},  // animate
    {1436, 234, -1, -1, -1, 1179, 1733, 35, 5, 5, 4, 32, 60, 0, 0, 17},  // animate
    {1436, 234, -1, -1, -1, 1190, 1738, 36, 6, 6, 4, 32, 60, 0, 0, 17},  // animate
    {1436, 234, -1, -1, -1, 1202, 1744, 37, 6, 6, 4, 32, 60, 0, 0, 17},  // animate
    {1436, 234, -1, -1, -1, 1215, 1750, 38, 7, 7, 4, 32, 60, 0, 0, 17},  // animate
    {1446, 234, -1, -1, -1, 1229, 1757, 39, 7, 7, 4, 32, 60, 0, 0, 17},  // animateWithSpringDuration
    {1447, 234, -1, -1, -1, 1239, 1764, 40, 3, 3, 4, 32, 60, 0, 0, 17},  // animateKeyframes
    {1447, 234, -1, -1, -1, 1246, 1767, 41, 4, 4, 4, 32, 60, 0, 0, 17},  // animateKeyframes
    {1447, 234, -1, -1, -1, 1254, 1771, 42, 4, 4, 4, 32, 60, 0, 0, 17},  // animateKeyframes
    {1447, 234, -1, -1, -1, 1263, 1775, 43, 5, 5, 4, 32, 60, 0, 0, 17},  // animateKeyframes
    {1448, 234, -1, -1, -1, 1273, 1780, 44, 5, 5, 4, 32, 60, 0, 0, 17},  // animateKeyframesWithDuration
    {1449, 234, -1, -1, -1, 1281, 1785, 45, 3, 3, 4, 32, 60, 0, 0, 17},  // addKeyframe
    {1452, 234, -1, -1, -1, 1287, 1788, 46, 3, 3, 4, 32, 60, 0, 0, 17},  // addKeyframeWithRelativeStartTime
    {1453, 234, -1, -1, -1, 1290, 1791, 47, 3, 3, 4, 32, 60, 0, 0, 17},  // modifyAnimations
    {1456, 1457, -1, -1, -1, 1298, 1794, 48, 5, 5, 4, 39, 38, 0, 0, 17},  // runningPropertyAnimator
    {1456, 1457, -1, -1, -1, 1307, 1799, 49, 4, 4, 4, 39, 38, 0, 0, 17},  // runningPropertyAnimator
    {1456, 1457, -1, -1, -1, 1315, 1803, 50, 4, 4, 4, 39, 38, 0, 0, 17},  // runningPropertyAnimator
    {1456, 1457, -1, -1, -1, 1322, 1807, 51, 3, 3, 4, 39, 38, 0, 0, 17},  // runningPropertyAnimator
    {1458, 234, -1, -1, -1, 1325, 1810, 52, 2, 2, 4, 32, 60, 0, 0, 17},  // beginAnimations
    {1460, 234, -1, -1, -1, 1327, 1812, 53, 0, 0, 4, 32, 60, 0, 0, 17},  // commitAnimations
    {1461, 234, -1, -1, -1, 1327, 1812, 54, 1, 1, 4, 32, 60, 0, 0, 17},  // setAnimationDuration
    {1462, 234, -1, -1, -1, 1328, 1813, 55, 1, 1, 4, 32, 60, 0, 0, 17},  // setAnimationDelay
    {1463, 234, -1, -1, -1, 1329, 1814, 56, 1, 1, 4, 32, 60, 0, 0, 17},  // setAnimationRepeatCount
    {1464, 234, -1, -1, -1, 1330, 1815, 57, 1, 1, 4, 32, 60, 0, 0, 17},  // setAnimationRepeatAutoreverses
    {1465, 234, -1, -1, -1, 1331, 1816, 58, 1, 1, 4, 32, 60, 0, 0, 17},  // setAnimationBeginsFromCurrentState
    {1466, 234, -1, -1, -1, 1332, 1817, 59, 1, 1, 4, 32, 60, 0, 0, 17},  // setAnimationCurve
    {1467, 234, -1, -1, -1, 1333, 1818, 60, 1, 1, 4, 32, 60, 0, 0, 17},  // setAnimationDelegate
    {1468, 234, -1, -1, -1, 1334, 1819, 61, 1, 1, 4, 32, 60, 0, 0, 17},  // setAnimationDidStop
    {1469, 234, -1, -1, -1, 1335, 1820, 62, 1, 1, 4, 32, 60, 0, 0, 17},  // setAnimationDidStopSelector
    {1084, 1470, -1, -1, -1, 0, 0, 63, 0, 0, 5, 53, 52, 0, 0, 17},  // main
    {1473, 1470, -1, -1, -1, 0, 0, 64, 0, 0, 5, 53, 52, 0, 0, 17},  // background
    {1474, 1470, -1, -1, -1, 1336, 1821, 65, 0, 0, 4, 53, 52, 0, 0, 17},  // global
    {1474, 1470, -1, -1, -1, 1336, 1821, 66, 1, 1, 4, 53, 52, 0, 0, 17},  // global
    {1470, -1, -1, -1, -1, 1337, 1822, 67, 1, 1, 3, 0, 52, 0, 0, 17},  // DispatchQueue
    {1470, -1, -1, -1, -1, 1338, 1823, 68, 2, 2, 3, 0, 52, 0, 0, 17},  // DispatchQueue
    {1476, -1, -1, -1, -1, 1340, 1825, 69, 1, 2, 1, 53, 60, 0, 0, 17},  // sync
    {1476, -1, -1, -1, -1, 1341, 1827, 70, 1, 2, 1, 53, 60, 0, 0, 17},  // sync
    {1478, -1, -1, -1, -1, 1342, 1829, 71, 1, 2, 1, 53, 60, 0, 0, 17},  // async
    {1478, -1, -1, -1, -1, 1343, 1831, 72, 1, 2, 1, 53, 60, 0, 0, 17},  // async
    {1479, -1, -1, -1, -1, 1344, 1833, 73, 2, 3, 1, 53, 60, 0, 0, 17},  // asyncAfter
    {1479, -1, -1, -1, -1, 1346, 1836, 74, 2, 3, 1, 53, 60, 0, 0, 17},  // asyncAfter
    {1481, -1, -1, -1, -1, 1348, 1839, 75, 2, 2, 0, 0, 60, 0, 0, 17},  // dispatch_async
    {1482, -1, -1, -1, -1, 1350, 1841, 76, 3, 3, 0, 0, 60, 0, 0, 17},  // dispatch_after
    {1483, -1, -1, -1, -1, 1353, 1844, 77, 0, 0, 0, 0, 52, 0, 0, 17},  // dispatch_get_main_queue
    {1414, 1471, -1, -1, -1, 1353, 1844, 78, 0, 0, 4, 1, 0, 0, 0, 17},  // now
    {1302, 1472, -1, -1, -1, 1353, 1844, 79, 1, 1, 4, 1, 0, 0, 0, 17},  // seconds
    {1484, 1472, -1, -1, -1, 1354, 1845, 80, 1, 1, 4, 1, 0, 0, 0, 17},  // milliseconds
    {1485, 1472, -1, -1, -1, 1355, 1846, 81, 1, 1, 4, 1, 0, 0, 0, 17},  // microseconds
    {1486, 1472, -1, -1, -1, 1356, 1847, 82, 1, 1, 4, 1, 0, 0, 0, 17},  // nanoseconds
    {1487, -1, -1, -1, -1, 0, 0, 83, 0, 0, 5, 0, 0, 0, 0, 17},  // DISPATCH_TIME_NOW
    {1488, -1, -1, -1, -1, 0, 0, 84, 0, 0, 5, 0, 0, 0, 0, 17},  // NSEC_PER_SEC
    {1489, -1, -1, -1, -1, 0, 0, 85, 0, 0, 5, 0, 0, 0, 0, 17},  // NSEC_PER_MSEC
    {1490, -1, -1, -1, -1, 1357, 1848, 86, 2, 2, 0, 0, 0, 0, 0, 17},  // dispatch_time
    {1491, 234, -1, -1, -1, 1360, 1850, 87, 1, 1, 4, 32, 60, 0, 0, 17},  // performWithoutAnimation
    {1492, 234, -1, -1, -1, 1361, 1851, 88, 1, 1, 4, 32, 60, 0, 0, 17},  // setAnimationsEnabled
    {1493, 234, -1, -1, -1, 1362, 1852, 89, 0, 0, 4, 32, 2, 0, 0, 17},  // areAnimationsEnabled
    {1493, 234, -1, -1, -1, 0, 0, 90, 0, 0, 5, 32, 2, 0, 0, 17},  // areAnimationsEnabled
    {1494, -1, -1, -1, -1, 0, 0, 0, 0, 0, 3, 0, 38, 0, 0, 18},  // CABasicAnimation
    {1494, -1, -1, -1, -1, 1362, 1852, 1, 1, 1, 3, 0, 38, 0, 0, 18},  // CABasicAnimation
    {1496, -1, -1, -1, -1, 0, 0, 2, 0, 0, 3, 0, 38, 0, 0, 18},  // CASpringAnimation
    {1496, -1, -1, -1, -1, 1363, 1853, 3, 1, 1, 3, 0, 38, 0, 0, 18},  // CASpringAnimation
    {1497, -1, -1, -1, -1, 0, 0, 4, 0, 0, 3, 0, 38, 0, 0, 18},  // CAKeyframeAnimation
    {1497, -1, -1, -1, -1, 1364, 1854, 5, 1, 1, 3, 0, 38, 0, 0, 18},  // CAKeyframeAnimation
    {1498, -1, -1, -1, -1, 0, 0, 6, 0, 0, 3, 0, 38, 0, 0, 18},  // CAAnimationGroup
    {1495, -1, -1, -1, -1, 0, 1855, 7, 0, 1, 2, 39, 3, 0, 0, 18},  // keyPath
    {1499, -1, -1, -1, -1, 0, 1856, 8, 0, 1, 2, 39, 60, 0, 1, 18},  // fromValue
    {1500, -1, -1, -1, -1, 0, 1857, 9, 0, 1, 2, 39, 60, 0, 1, 18},  // toValue
    {1501, -1, -1, -1, -1, 0, 1858, 10, 0, 1, 2, 39, 60, 0, 1, 18},  // byValue
    {693, -1, -1, -1, -1, 0, 1859, 11, 0, 1, 2, 39, 4, 0, 1, 18},  // values
    {1502, -1, -1, -1, -1, 0, 1860, 12, 0, 1, 2, 39, 33, 0, 0, 18},  // path
    {1503, -1, -1, -1, -1, 0, 1861, 13, 0, 1, 2, 39, 4, 0, 0, 18},  // keyTimes
    {1504, -1, -1, -1, -1, 0, 1862, 14, 0, 1, 2, 39, 4, 0, 0, 18},  // timingFunctions
    {1505, -1, -1, -1, -1, 0, 1863, 15, 0, 1, 2, 39, 48, 0, 0, 18},  // calculationMode
    {1506, -1, -1, -1, -1, 0, 1864, 16, 0, 1, 2, 39, 4, 0, 0, 18},  // tensionValues
    {1507, -1, -1, -1, -1, 0, 1865, 17, 0, 1, 2, 39, 4, 0, 0, 18},  // continuityValues
    {1508, -1, -1, -1, -1, 0, 1866, 18, 0, 1, 2, 39, 4, 0, 0, 18},  // biasValues
    {1509, -1, -1, -1, -1, 0, 1867, 19, 0, 1, 2, 39, 60, 0, 0, 18},  // rotationMode
    {1438, -1, -1, -1, -1, 0, 1868, 20, 0, 1, 2, 39, 4, 0, 0, 18},  // animations
    {1510, -1, -1, -1, -1, 0, 1869, 21, 0, 1, 2, 39, 2, 0, 0, 18},  // additive
    {1511, -1, -1, -1, -1, 0, 1870, 22, 0, 1, 2, 39, 2, 0, 0, 18},  // isAdditive
    {1512, -1, -1, -1, -1, 0, 1871, 23, 0, 1, 2, 39, 2, 0, 0, 18},  // cumulative
    {1513, -1, -1, -1, -1, 0, 1872, 24, 0, 1, 2, 39, 2, 0, 0, 18},  // isCumulative
    {1427, -1, -1, -1, -1, 0, 1873, 25, 0, 1, 2, 39, 0, 0, 0, 18},  // mass
    {1428, -1, -1, -1, -1, 0, 1874, 26, 0, 1, 2, 39, 0, 0, 0, 18},  // stiffness
    {1429, -1, -1, -1, -1, 0, 1875, 27, 0, 1, 2, 39, 0, 0, 0, 18},  // damping
    {1426, -1, -1, -1, -1, 0, 1876, 28, 0, 1, 2, 39, 0, 0, 0, 18},  // initialVelocity
    {1514, -1, -1, -1, -1, 0, 1877, 29, 0, 1, 2, 39, 39, 0, 0, 18},  // timingFunction
    {1430, -1, -1, -1, -1, 0, 1878, 30, 0, 1, 2, 39, 0, 0, 0, 18},  // duration
    {1515, -1, -1, -1, -1, 0, 1879, 31, 0, 1, 2, 39, 0, 0, 0, 18},  // speed
    {1516, -1, -1, -1, -1, 0, 1880, 32, 0, 1, 2, 39, 0, 0, 0, 18},  // beginTime
    {1517, -1, -1, -1, -1, 0, 1881, 33, 0, 1, 2, 39, 0, 0, 0, 18},  // timeOffset
    {1518, -1, -1, -1, -1, 0, 1882, 34, 0, 1, 2, 39, 0, 0, 0, 18},  // repeatCount
    {1519, -1, -1, -1, -1, 0, 1883, 35, 0, 1, 2, 39, 0, 0, 0, 18},  // repeatDuration
    {1455, -1, -1, -1, -1, 0, 1884, 36, 0, 1, 2, 39, 2, 0, 0, 18},  // autoreverses
    {1520, -1, -1, -1, -1, 0, 1885, 37, 0, 1, 2, 39, 47, 0, 0, 18},  // fillMode
    {1521, -1, -1, -1, -1, 0, 1886, 38, 0, 1, 2, 39, 2, 0, 0, 18},  // isRemovedOnCompletion
    {1522, -1, -1, -1, -1, 0, 1887, 39, 0, 1, 2, 39, 2, 0, 0, 18},  // removedOnCompletion
    {896, -1, -1, -1, -1, 0, 1888, 40, 0, 1, 2, 39, 60, 0, 0, 18},  // delegate
    {1523, -1, -1, -1, 1874, 0, 1889, 41, 0, 1, 2, 39, 2, 0, 0, 18},  // isInterruptible
    {801, -1, -1, -1, -1, 0, 1890, 42, 0, 1, 2, 39, 2, 0, 0, 18},  // isUserInteractionEnabled
    {1524, -1, -1, -1, -1, 0, 1891, 43, 0, 1, 2, 39, 0, 0, 0, 18},  // settlingDuration
    {1496, -1, -1, -1, -1, 1365, 1892, 44, 2, 2, 3, 0, 38, 0, 0, 18},  // CASpringAnimation
    {1525, -1, -1, -1, -1, 0, 1894, 45, 0, 1, 2, 39, 0, 0, 0, 18},  // perceptualDuration
    {1431, -1, -1, -1, -1, 0, 1895, 46, 0, 1, 2, 39, 0, 0, 0, 18},  // bounce
    {1457, -1, -1, -1, -1, 1367, 1896, 47, 0, 0, 3, 0, 38, 0, 0, 18},  // UIViewPropertyAnimator
    {1457, -1, -1, -1, -1, 1370, 1896, 48, 3, 3, 3, 0, 38, 0, 0, 18},  // UIViewPropertyAnimator
    {1457, -1, -1, -1, -1, 1375, 1899, 49, 2, 2, 3, 0, 38, 0, 0, 18},  // UIViewPropertyAnimator
    {1457, -1, -1, -1, -1, 1380, 1901, 50, 3, 3, 3, 0, 38, 0, 0, 18},  // UIViewPropertyAnimator
    {1457, -1, -1, -1, -1, 1385, 1904, 51, 2, 2, 3, 0, 38, 0, 0, 18},  // UIViewPropertyAnimator
    {1457, -1, -1, -1, -1, 1391, 1906, 52, 4, 4, 3, 0, 38, 0, 0, 18},  // UIViewPropertyAnimator
    {1457, -1, -1, -1, -1, 1398, 1910, 53, 3, 3, 3, 0, 38, 0, 0, 18},  // UIViewPropertyAnimator
    {1457, -1, -1, -1, -1, 1403, 1913, 54, 2, 2, 3, 0, 38, 0, 0, 18},  // UIViewPropertyAnimator
    {1528, -1, -1, -1, -1, 1405, 1915, 55, 0, 1, 1, 39, 60, 0, 0, 18},  // startAnimation
    {1528, -1, -1, -1, 1870, 1405, 1916, 56, 1, 2, 1, 39, 60, 0, 0, 18},  // startAnimation
    {1530, -1, -1, -1, -1, 1406, 1918, 57, 0, 1, 1, 39, 60, 0, 0, 18},  // pauseAnimation
    {1531, -1, -1, -1, -1, 1406, 1919, 58, 1, 2, 1, 39, 60, 0, 0, 18},  // stopAnimation
    {1532, -1, -1, -1, 1871, 1407, 1921, 59, 1, 2, 1, 39, 60, 0, 0, 18},  // finishAnimation
    {1533, -1, -1, -1, 1872, 1408, 1923, 60, 2, 3, 1, 39, 60, 0, 0, 18},  // continueAnimation
    {1536, -1, -1, -1, -1, 1410, 1926, 61, 1, 2, 1, 39, 60, 0, 0, 18},  // addAnimations
    {1536, -1, -1, -1, -1, 1411, 1928, 62, 2, 3, 1, 39, 60, 0, 0, 18},  // addAnimations
    {1538, -1, -1, -1, -1, 1413, 1931, 63, 1, 2, 1, 39, 60, 0, 0, 18},  // addCompletion
    {594, -1, -1, -1, -1, 0, 1933, 64, 0, 1, 2, 39, 49, 0, 0, 18},  // state
    {1539, -1, -1, -1, 1873, 0, 1934, 65, 0, 1, 2, 39, 2, 0, 0, 18},  // isRunning
    {1440, -1, -1, -1, -1, 0, 1935, 66, 0, 1, 2, 39, 0, 0, 0, 18},  // delay
    {1527, -1, -1, -1, -1, 0, 1936, 67, 0, 1, 2, 39, 39, 0, 0, 18},  // timingParameters
    {1540, -1, -1, -1, -1, 0, 1937, 68, 0, 1, 2, 39, 0, 0, 0, 18},  // fractionComplete
    {1541, -1, -1, -1, 589, 0, 1938, 69, 0, 1, 2, 39, 2, 0, 0, 18},  // isReversed
    {1542, -1, -1, -1, -1, 0, 1939, 70, 0, 1, 2, 39, 2, 0, 0, 18},  // scrubsLinearly
    {1543, -1, -1, -1, -1, 0, 1940, 71, 0, 1, 2, 39, 2, 0, 0, 18},  // pausesOnCompletion
    {852, -1, -1, -1, -1, 0, 1941, 72, 0, 1, 2, 50, 0, 0, 0, 18},  // rawValue
    {852, -1, -1, -1, -1, 0, 1942, 73, 0, 1, 2, 51, 0, 0, 0, 18},  // rawValue
    {1546, -1, -1, -1, 1841, 1414, 1943, 74, 2, 3, 1, 33, 60, 0, 0, 18},  // add
    {1547, -1, -1, -1, 1842, 1416, 1946, 75, 1, 2, 1, 33, 60, 0, 0, 18},  // removeAnimation
    {1548, -1, -1, -1, 1878, 1417, 1948, 76, 1, 2, 1, 33, 38, 0, 0, 18},  // animation
    {1549, -1, -1, -1, -1, 1418, 1950, 77, 0, 1, 1, 33, 60, 0, 0, 18},  // removeAllAnimations
    {1550, -1, -1, -1, -1, 1418, 1951, 78, 0, 1, 1, 33, 4, 0, 0, 18},  // animationKeys
    {75, -1, -1, -1, 1881, 1418, 1952, 79, 1, 2, 1, 33, 0, 0, 0, 18},  // value
    {1019, -1, -1, -1, 1882, 1419, 1954, 80, 2, 3, 1, 33, 60, 0, 0, 18},  // setValue
    {75, -1, -1, -1, 1881, 1421, 1957, 81, 1, 2, 1, 32, 0, 0, 0, 18},  // value
    {1019, -1, -1, -1, 1882, 1422, 1959, 82, 2, 3, 1, 32, 60, 0, 0, 18},  // setValue
    {75, -1, -1, -1, 1879, 1424, 1962, 83, 1, 2, 1, 33, 60, 0, 0, 18},  // value
    {1019, -1, -1, -1, 1880, 1425, 1964, 84, 2, 3, 1, 33, 60, 0, 0, 18},  // setValue
    {75, -1, -1, -1, 1879, 1427, 1967, 85, 1, 2, 1, 32, 60, 0, 0, 18},  // value
    {1019, -1, -1, -1, 1880, 1428, 1969, 86, 2, 3, 1, 32, 60, 0, 0, 18},  // setValue
    {1019, -1, -1, -1, 1880, 1430, 1972, 87, 2, 3, 1, 39, 60, 0, 0, 18},  // setValue
    {75, -1, -1, -1, 1879, 1432, 1975, 88, 1, 2, 1, 39, 60, 0, 0, 18},  // value
    {1515, -1, -1, -1, -1, 0, 1977, 89, 0, 1, 2, 33, 0, 0, 0, 18},  // speed
    {1516, -1, -1, -1, -1, 0, 1978, 90, 0, 1, 2, 33, 0, 0, 0, 18},  // beginTime
    {1517, -1, -1, -1, -1, 0, 1979, 91, 0, 1, 2, 33, 0, 0, 0, 18},  // timeOffset
    {1552, -1, -1, -1, 1836, 1433, 1980, 92, 2, 3, 1, 33, 0, 0, 0, 18},  // convertTime
    {1552, -1, -1, -1, 1837, 1435, 1983, 93, 2, 3, 1, 33, 0, 0, 0, 18},  // convertTime
    {1554, 1553, -1, -1, -1, 1437, 1986, 94, 0, 0, 4, 52, 60, 0, 0, 18},  // begin
    {1555, 1553, -1, -1, -1, 1437, 1986, 95, 0, 0, 4, 52, 60, 0, 0, 18},  // commit
    {1556, 1553, -1, -1, -1, 1437, 1986, 96, 0, 0, 4, 52, 60, 0, 0, 18},  // flush
    {1461, 1553, -1, -1, -1, 1437, 1986, 97, 1, 1, 4, 52, 60, 0, 0, 18},  // setAnimationDuration
    {1557, 1553, -1, -1, -1, 1438, 1987, 98, 1, 1, 4, 52, 60, 0, 0, 18},  // setDisableActions
    {1558, 1553, -1, -1, -1, 1439, 1988, 99, 1, 1, 4, 52, 60, 0, 0, 18},  // setAnimationTimingFunction
    {1559, 1553, -1, -1, -1, 1440, 1989, 100, 1, 1, 4, 52, 60, 0, 0, 18},  // setCompletionBlock
    {1019, 1553, -1, -1, -1, 1441, 1990, 101, 2, 2, 4, 52, 60, 0, 0, 18},  // setValue
    {1560, -1, -1, -1, -1, 0, 0, 102, 0, 0, 5, 0, 3, 0, 0, 18},  // kCATransactionAnimationDuration
    {1561, -1, -1, -1, -1, 0, 0, 103, 0, 0, 5, 0, 3, 0, 0, 18},  // kCATransactionDisableActions
    {1562, -1, -1, -1, -1, 0, 0, 104, 0, 0, 5, 0, 3, 0, 0, 18},  // kCATransactionAnimationTimingFunction
    {1563, -1, -1, -1, -1, 0, 0, 105, 0, 0, 5, 0, 3, 0, 0, 18},  // kCATransactionCompletionBlock
    {1564, -1, -1, -1, -1, 0, 0, 106, 0, 0, 5, 0, 2, 0, 0, 18},  // kCFBooleanTrue
    {1565, -1, -1, -1, -1, 0, 0, 107, 0, 0, 5, 0, 2, 0, 0, 18},  // kCFBooleanFalse
    {1566, -1, -1, -1, -1, 1443, 1992, 108, 1, 1, 0, 0, 14, 0, 0, 18},  // NSValue
    {1566, -1, -1, -1, -1, 1444, 1993, 109, 1, 1, 0, 0, 14, 0, 0, 18},  // NSValue
    {1569, -1, -1, -1, -1, 0, 0, 110, 0, 0, 5, 0, 14, 0, 0, 18},  // CATransform3DIdentity
    {1570, -1, -1, -1, -1, 1445, 1994, 111, 3, 3, 0, 0, 14, 0, 0, 18},  // CATransform3DMakeScale
    {1571, -1, -1, -1, -1, 1448, 1997, 112, 3, 3, 0, 0, 14, 0, 0, 18},  // CATransform3DMakeTranslation
    {1572, -1, -1, -1, -1, 1451, 2000, 113, 1, 1, 0, 0, 14, 0, 0, 18},  // CATransform3DMakeAffineTransform
    {1573, -1, -1, -1, -1, 1452, 2001, 114, 4, 4, 0, 0, 14, 0, 0, 18},  // CATransform3DTranslate
    {1574, -1, -1, -1, -1, 1456, 2005, 115, 4, 4, 0, 0, 14, 0, 0, 18},  // CATransform3DScale
    {1575, -1, -1, -1, -1, 1460, 2009, 116, 5, 5, 0, 0, 14, 0, 1, 18},  // CATransform3DRotate
    {1576, -1, -1, -1, -1, 1465, 2014, 117, 4, 4, 0, 0, 14, 0, 1, 18},  // CATransform3DMakeRotation
    {1568, -1, -1, -1, -1, 1469, 2018, 118, 16, 16, 3, 0, 14, 0, 0, 18},  // CATransform3D
    {1586, -1, -1, -1, -1, 1485, 2034, 119, 2, 2, 0, 0, 14, 0, 0, 18},  // CATransform3DConcat
    {1587, -1, -1, -1, -1, 1487, 2036, 120, 1, 1, 0, 0, 14, 0, 0, 18},  // CATransform3DInvert
    {1588, -1, -1, -1, -1, 1488, 2037, 121, 1, 1, 0, 0, 14, 0, 0, 18},  // CATransform3DGetAffineTransform
    {1589, -1, -1, -1, -1, 1489, 2038, 122, 1, 1, 0, 0, 2, 0, 0, 18},  // CATransform3DIsIdentity
    {1590, -1, -1, -1, -1, 1490, 2039, 123, 1, 1, 0, 0, 2, 0, 0, 18},  // CATransform3DIsAffine
    {1591, -1, -1, -1, -1, 1491, 2040, 124, 2, 2, 0, 0, 2, 0, 0, 18},  // CATransform3DEqualToTransform
    {150, -1, -1, -1, -1, 1493, 2042, 0, 1, 1, 0, 0, 60, 1, 0, 19},  // print
    {150, -1, -1, -1, -1, 1494, 2043, 1, 2, 2, 0, 0, 60, 1, 0, 19},  // print
    {150, -1, -1, -1, -1, 1496, 2045, 2, 2, 2, 0, 0, 60, 1, 0, 19},  // print
    {150, -1, -1, -1, -1, 1498, 2047, 3, 3, 3, 0, 0, 60, 1, 0, 19},  // print
    {1593, -1, -1, -1, -1, 1501, 2050, 4, 1, 1, 0, 0, 60, 1, 0, 19},  // debugPrint
    {1593, -1, -1, -1, -1, 1502, 2051, 5, 2, 2, 0, 0, 60, 1, 0, 19},  // debugPrint
    {1593, -1, -1, -1, -1, 1504, 2053, 6, 2, 2, 0, 0, 60, 1, 0, 19},  // debugPrint
    {1593, -1, -1, -1, -1, 1506, 2055, 7, 3, 3, 0, 0, 60, 1, 0, 19},  // debugPrint
    {1594, -1, -1, -1, -1, 1509, 2058, 8, 0, 0, 0, 0, 60, 0, 0, 19},  // fatalError
    {1595, -1, -1, -1, -1, 1509, 2058, 9, 0, 0, 0, 0, 60, 0, 0, 19},  // preconditionFailure
    {1596, -1, -1, -1, -1, 1509, 2058, 10, 0, 0, 0, 0, 60, 0, 0, 19},  // assertionFailure
    {1594, -1, -1, -1, -1, 1509, 2058, 11, 1, 1, 0, 0, 60, 0, 0, 19},  // fatalError
    {1595, -1, -1, -1, -1, 1510, 2059, 12, 1, 1, 0, 0, 60, 0, 0, 19},  // preconditionFailure
    {1596, -1, -1, -1, -1, 1511, 2060, 13, 1, 1, 0, 0, 60, 0, 0, 19},  // assertionFailure
    {1597, -1, -1, -1, -1, 1512, 2061, 14, 1, 1, 0, 0, 60, 0, 0, 19},  // assert
    {1598, -1, -1, -1, -1, 1513, 2062, 15, 1, 1, 0, 0, 60, 0, 0, 19},  // precondition
    {1599, -1, -1, -1, -1, 1514, 2063, 16, 1, 1, 0, 0, 60, 0, 0, 19},  // NSParameterAssert
    {1597, -1, -1, -1, -1, 1515, 2064, 17, 2, 2, 0, 0, 60, 0, 0, 19},  // assert
    {1598, -1, -1, -1, -1, 1517, 2066, 18, 2, 2, 0, 0, 60, 0, 0, 19},  // precondition
    {1600, -1, -1, -1, -1, 1519, 2068, 19, 1, 1, 0, 0, 60, 1, 0, 19},  // NSAssert
    {1601, -1, -1, -1, -1, 1520, 2069, 20, 1, 1, 0, 0, 60, 1, 0, 19},  // NSCAssert
    {1602, -1, -1, -1, -1, 1521, 2070, 21, 1, 1, 0, 0, 60, 0, 0, 19},  // Optional
    {1603, -1, -1, -1, -1, 0, 0, 22, 0, 0, 5, 0, 21, 0, 0, 19},  // row
    {1604, -1, -1, -1, -1, 0, 0, 23, 0, 0, 5, 0, 21, 0, 0, 19},  // column
    {1605, -1, -1, -1, -1, 1522, 2071, 24, 1, 1, 0, 0, 60, 0, 0, 19},  // convention
    {1606, -1, -1, -1, -1, 1523, 2072, 25, 1, 1, 0, 0, 58, 1, 0, 19},  // plot
    {1606, -1, -1, -1, -1, 1524, 2073, 26, 2, 2, 0, 0, 58, 1, 0, 19},  // plot
    {1606, -1, -1, -1, -1, 1526, 2075, 27, 2, 2, 0, 0, 58, 1, 0, 19},  // plot
    {1607, -1, -1, -1, -1, 1528, 2077, 28, 1, 1, 0, 0, 59, 1, 0, 19},  // describe
    {1607, -1, -1, -1, -1, 1529, 2078, 29, 2, 2, 0, 0, 59, 1, 0, 19},  // describe
    {1607, -1, -1, -1, -1, 1531, 2080, 30, 2, 2, 0, 0, 59, 1, 0, 19},  // describe
    {1608, -1, -1, -1, -1, 1533, 2082, 31, 1, 1, 0, 0, 58, 1, 0, 19},  // film
    {1608, -1, -1, -1, -1, 1534, 2083, 32, 2, 2, 0, 0, 58, 1, 0, 19},  // film
    {1608, -1, -1, -1, -1, 1536, 2085, 33, 2, 2, 0, 0, 58, 1, 0, 19},  // film
    {1608, -1, -1, -1, -1, 1538, 2087, 34, 3, 3, 0, 0, 58, 1, 0, 19},  // film
    {1610, -1, -1, -1, -1, 1541, 2090, 35, 1, 1, 0, 0, 58, 1, 0, 19},  // strip
    {1610, -1, -1, -1, -1, 1542, 2091, 36, 2, 2, 0, 0, 58, 1, 0, 19},  // strip
    {1610, -1, -1, -1, -1, 1544, 2093, 37, 2, 2, 0, 0, 58, 1, 0, 19},  // strip
    {1610, -1, -1, -1, -1, 1546, 2095, 38, 3, 3, 0, 0, 58, 1, 0, 19},  // strip
    {1611, -1, -1, -1, -1, 1549, 2098, 39, 1, 1, 0, 0, 58, 0, 0, 19},  // grid
    {1612, -1, -1, -1, -1, 1550, 2099, 40, 1, 1, 0, 0, 59, 0, 0, 19},  // why
    {1613, -1, -1, -1, -1, 0, 0, 0, 0, 0, 5, 0, 2, 0, 0, 20},  // YES
    {1614, -1, -1, -1, -1, 0, 0, 1, 0, 0, 5, 0, 2, 0, 0, 20},  // TRUE
    {1615, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 2, 0, 0, 20},  // NO
    {1616, -1, -1, -1, -1, 0, 0, 3, 0, 0, 5, 0, 2, 0, 0, 20},  // FALSE
    {1617, -1, -1, -1, -1, 0, 0, 4, 0, 0, 5, 0, 8, 0, 0, 20},  // NULL
    {1618, -1, -1, -1, -1, 0, 0, 5, 0, 0, 5, 0, 8, 0, 0, 20},  // Nil
    {1619, -1, -1, -1, -1, 0, 0, 6, 0, 0, 5, 0, 0, 0, 0, 20},  // HUGE_VALF
    {1620, -1, -1, -1, -1, 0, 0, 7, 0, 0, 5, 0, 0, 0, 0, 20},  // HUGE_VAL
    {1621, -1, -1, -1, -1, 0, 0, 8, 0, 0, 5, 0, 0, 0, 0, 20},  // INFINITY
    {1622, -1, -1, -1, -1, 0, 0, 9, 0, 0, 5, 0, 0, 0, 0, 20},  // NAN
    {442, -1, -1, -1, -1, 0, 0, 10, 0, 0, 5, 0, 0, 0, 0, 20},  // CGFLOAT_MAX
    {1623, -1, -1, -1, -1, 0, 0, 11, 0, 0, 5, 0, 0, 0, 0, 20},  // DBL_MAX
    {1624, -1, -1, -1, -1, 0, 0, 12, 0, 0, 5, 0, 0, 0, 0, 20},  // CGFLOAT_MIN
    {1625, -1, -1, -1, -1, 0, 0, 13, 0, 0, 5, 0, 0, 0, 0, 20},  // DBL_MIN
    {1626, -1, -1, -1, -1, 0, 0, 14, 0, 0, 5, 0, 0, 0, 0, 20},  // FLT_MAX
    {1627, -1, -1, -1, -1, 0, 0, 15, 0, 0, 5, 0, 0, 0, 0, 20},  // MAXFLOAT
    {1628, -1, -1, -1, -1, 0, 0, 16, 0, 0, 5, 0, 0, 0, 0, 20},  // HUGE
    {1629, -1, -1, -1, -1, 0, 0, 17, 0, 0, 5, 0, 0, 0, 0, 20},  // FLT_MIN
    {1630, -1, -1, -1, -1, 0, 0, 18, 0, 0, 5, 0, 0, 0, 0, 20},  // FLT_EPSILON
    {1631, -1, -1, -1, -1, 0, 0, 19, 0, 0, 5, 0, 0, 0, 0, 20},  // EXIT_SUCCESS
    {1632, -1, -1, -1, -1, 0, 0, 20, 0, 0, 5, 0, 0, 0, 0, 20},  // EXIT_FAILURE
    {1633, -1, -1, -1, -1, 0, 0, 21, 0, 0, 5, 0, 0, 0, 0, 20},  // OBJC_ASSOCIATION_ASSIGN
    {1634, -1, -1, -1, -1, 0, 0, 22, 0, 0, 5, 0, 0, 0, 0, 20},  // OBJC_ASSOCIATION_RETAIN_NONATOMIC
    {1635, -1, -1, -1, -1, 0, 0, 23, 0, 0, 5, 0, 0, 0, 0, 20},  // OBJC_ASSOCIATION_COPY_NONATOMIC
    {1636, -1, -1, -1, -1, 0, 0, 24, 0, 0, 5, 0, 0, 0, 0, 20},  // OBJC_ASSOCIATION_RETAIN
    {1637, -1, -1, -1, -1, 0, 0, 25, 0, 0, 5, 0, 0, 0, 0, 20},  // OBJC_ASSOCIATION_COPY
    {1638, -1, -1, -1, -1, 1551, 2100, 26, 4, 4, 0, 0, 60, 0, 0, 20},  // objc_setAssociatedObject
    {1639, -1, -1, -1, -1, 1555, 2104, 27, 2, 2, 0, 0, 60, 0, 0, 20},  // objc_getAssociatedObject
    {185, -1, -1, -1, -1, 1557, 2106, 28, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {185, -1, -1, -1, -1, 1558, 2107, 29, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {185, -1, -1, -1, -1, 1559, 2108, 30, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {185, -1, -1, -1, -1, 1560, 2109, 31, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {185, -1, -1, -1, -1, 1561, 2110, 32, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {185, -1, -1, -1, -1, 1562, 2111, 33, 1, 1, 0, 0, 2, 0, 0, 20},  // NSNumber
    {185, -1, -1, -1, -1, 1563, 2112, 34, 1, 1, 0, 0, 2, 0, 0, 20},  // NSNumber
    {1566, -1, -1, -1, -1, 1564, 2113, 35, 1, 1, 0, 0, 9, 0, 0, 20},  // NSValue
    {1566, -1, -1, -1, -1, 1565, 2114, 36, 1, 1, 0, 0, 9, 0, 0, 20},  // NSValue
    {1566, -1, -1, -1, -1, 1566, 2115, 37, 1, 1, 0, 0, 12, 0, 0, 20},  // NSValue
    {1566, -1, -1, -1, -1, 1567, 2116, 38, 1, 1, 0, 0, 12, 0, 0, 20},  // NSValue
    {1566, -1, -1, -1, -1, 1568, 2117, 39, 1, 1, 0, 0, 13, 0, 0, 20},  // NSValue
    {1566, -1, -1, -1, -1, 1569, 2118, 40, 1, 1, 0, 0, 13, 0, 0, 20},  // NSValue
    {1566, -1, -1, -1, -1, 1570, 2119, 41, 1, 1, 0, 0, 10, 0, 0, 20},  // NSValue
    {1566, -1, -1, -1, -1, 1571, 2120, 42, 1, 1, 0, 0, 10, 0, 0, 20},  // NSValue
    {1566, -1, -1, -1, -1, 1572, 2121, 43, 1, 1, 0, 0, 14, 0, 0, 20},  // NSValue
    {1566, -1, -1, -1, -1, 1573, 2122, 44, 1, 1, 0, 0, 14, 0, 0, 20},  // NSValue
    {662, -1, -1, -1, -1, 0, 2123, 45, 0, 1, 2, 1, 0, 0, 0, 20},  // floatValue
    {663, -1, -1, -1, -1, 0, 2124, 46, 0, 1, 2, 1, 0, 0, 0, 20},  // doubleValue
    {665, -1, -1, -1, -1, 0, 2125, 47, 0, 1, 2, 1, 0, 0, 0, 20},  // intValue
    {664, -1, -1, -1, -1, 0, 2126, 48, 0, 1, 2, 1, 0, 0, 0, 20},  // integerValue
    {1646, -1, -1, -1, -1, 0, 2127, 49, 0, 1, 2, 1, 2, 0, 0, 20},  // boolValue
    {1646, -1, -1, -1, -1, 0, 2128, 50, 0, 1, 2, 3, 2, 0, 0, 20},  // boolValue
    {1647, -1, -1, -1, 1849, 0, 2129, 51, 0, 1, 2, 10, 9, 0, 0, 20},  // cgPointValue
    {1648, -1, -1, -1, 1850, 0, 2130, 52, 0, 1, 2, 13, 12, 0, 0, 20},  // cgSizeValue
    {1649, -1, -1, -1, 1851, 0, 2131, 53, 0, 1, 2, 14, 13, 0, 0, 20},  // cgRectValue
    {1650, -1, -1, -1, 1852, 0, 2132, 54, 0, 1, 2, 11, 10, 0, 0, 20},  // cgVectorValue
    {1651, -1, -1, -1, 1853, 0, 2133, 55, 0, 1, 2, 15, 14, 0, 0, 20},  // cgAffineTransformValue
    {151, -1, -1, -1, -1, 1574, 2134, 56, 1, 1, 0, 0, 60, 1, 0, 20},  // NSLog
    {1652, -1, -1, -1, -1, 1575, 2135, 57, 1, 1, 0, 0, 60, 1, 0, 20},  // printf
    {1653, -1, -1, -1, -1, 1576, 2136, 58, 1, 1, 0, 0, 60, 0, 0, 20},  // puts
    {211, -1, -1, -1, -1, 1577, 2137, 59, 1, 1, 3, 0, 3, 1, 0, 20},  // NSString
    {208, -1, -1, -1, -1, 1578, 2138, 60, 1, 1, 3, 0, 3, 1, 0, 20},  // String
    {208, -1, -1, -1, -1, 1579, 2139, 61, 2, 2, 3, 0, 3, 0, 0, 20},  // String
    {1655, -1, -1, -1, -1, 1581, 2141, 62, 1, 2, 1, 4, 3, 0, 0, 20},  // substringToIndex
    {1656, -1, -1, -1, -1, 1582, 2143, 63, 1, 2, 1, 4, 3, 0, 0, 20},  // substringFromIndex
    {1657, -1, -1, -1, -1, 1583, 2145, 64, 1, 2, 1, 4, 3, 0, 0, 20},  // substringWithRange
    {1658, -1, -1, -1, -1, 1584, 2147, 65, 1, 2, 1, 4, 0, 0, 0, 20},  // characterAtIndex
    {1659, -1, -1, -1, -1, 1585, 2149, 66, 1, 2, 1, 4, 7, 0, 0, 20},  // rangeOfString
    {1660, -1, -1, -1, -1, 1586, 2151, 67, 1, 2, 1, 4, 3, 0, 0, 20},  // stringByAppendingString
    {615, -1, -1, -1, -1, 1587, 2153, 68, 1, 2, 1, 4, 0, 0, 0, 20},  // compare
    {1661, -1, -1, -1, -1, 1588, 2155, 69, 1, 2, 1, 4, 0, 0, 0, 20},  // caseInsensitiveCompare
    {211, -1, -1, -1, -1, 1589, 2157, 70, 1, 1, 3, 0, 3, 0, 0, 20},  // NSString
    {218, -1, -1, -1, -1, 1590, 2158, 71, 1, 1, 3, 0, 3, 0, 0, 20},  // NSMutableString
    {218, -1, -1, -1, -1, 1591, 0, 72, 0, 0, 3, 0, 3, 0, 0, 20},  // NSMutableString
    {211, -1, -1, -1, -1, 1591, 0, 73, 0, 0, 3, 0, 3, 0, 0, 20},  // NSString
    {1662, -1, -1, -1, -1, 0, 2159, 74, 0, 1, 2, 1, 3, 0, 0, 20},  // stringValue
    {1662, -1, -1, -1, -1, 0, 2160, 75, 0, 1, 2, 3, 3, 0, 0, 20},  // stringValue
    {1663, -1, -1, -1, -1, 1591, 2161, 76, 2, 2, 0, 0, 7, 0, 0, 20},  // NSMakeRange
    {1664, -1, -1, -1, -1, 1593, 2163, 77, 1, 1, 0, 0, 0, 0, 0, 20},  // NSMaxRange
    {1239, -1, -1, -1, -1, 0, 2164, 78, 0, 1, 2, 8, 0, 0, 0, 20},  // location
    {321, -1, -1, -1, -1, 0, 2165, 79, 0, 1, 2, 8, 0, 0, 0, 20},  // length
    {1665, -1, -1, -1, -1, 1594, 2166, 80, 1, 2, 1, 5, 4, 0, 0, 20},  // sortedArrayUsingSelector
    {1666, -1, -1, -1, -1, 1595, 2168, 81, 1, 2, 1, 5, 60, 0, 0, 20},  // sortUsingSelector
    {1667, -1, -1, -1, -1, 1596, 2170, 82, 1, 2, 1, 5, 60, 0, 0, 20},  // sortUsingComparator
    {1668, -1, -1, -1, -1, 1597, 2172, 83, 1, 2, 1, 5, 4, 0, 0, 20},  // subarrayWithRange
    {1669, -1, -1, -1, -1, 1598, 2174, 84, 1, 2, 1, 5, 3, 0, 0, 20},  // componentsJoinedByString
    {1670, -1, -1, -1, -1, 1599, 2176, 85, 1, 2, 1, 5, 3, 0, 0, 20},  // componentsJoined
    {703, -1, -1, -1, -1, 1600, 2178, 86, 1, 2, 1, 5, 4, 0, 0, 20},  // valueForKey
    {1671, -1, -1, -1, -1, 1601, 2180, 87, 1, 2, 1, 7, 60, 0, 0, 20},  // enumerateKeysAndObjectsUsingBlock
    {1672, -1, -1, -1, -1, 1602, 0, 88, 0, 0, 0, 0, 60, 0, 0, 20},  // NSNull
    {216, -1, -1, -1, -1, 1602, 2182, 89, 1, 1, 3, 0, 4, 1, 0, 20},  // NSArray
    {1674, -1, 1680, -1, -1, 1603, 2183, 0, 0, 0, 3, 0, 33, 0, 0, 21},  // CGMutablePath
    {1678, -1, -1, -1, -1, 1603, 2183, 1, 0, 0, 3, 0, 33, 0, 0, 21},  // UIBezierPath
    {1678, -1, -1, -1, -1, 1603, 2183, 2, 1, 1, 3, 0, 33, 0, 0, 21},  // UIBezierPath
    {1678, -1, -1, -1, -1, 1604, 2184, 3, 2, 2, 3, 0, 33, 0, 0, 21},  // UIBezierPath
    {1678, -1, -1, -1, -1, 1606, 2186, 4, 1, 1, 3, 0, 33, 0, 0, 21},  // UIBezierPath
    {1678, -1, -1, -1, -1, 1607, 2187, 5, 1, 1, 3, 0, 33, 0, 0, 21},  // UIBezierPath
    {1678, -1, -1, -1, -1, 1608, 2188, 6, 1, 1, 3, 0, 33, 0, 0, 21},  // UIBezierPath
    {1685, -1, -1, -1, -1, 1609, 2189, 7, 2, 2, 0, 0, 33, 0, 0, 21},  // CGPathCreateWithRect
    {1675, -1, -1, -1, -1, 1611, 2191, 8, 2, 2, 3, 0, 33, 0, 0, 21},  // CGPath
    {1686, -1, -1, -1, -1, 1613, 2193, 9, 1, 1, 0, 0, 60, 0, 0, 21},  // CGPathRelease
    {1675, -1, -1, -1, -1, 1614, 2194, 10, 2, 2, 3, 0, 33, 0, 0, 21},  // CGPath
    {1688, -1, -1, -1, -1, 1616, 2196, 11, 2, 2, 0, 0, 33, 0, 0, 21},  // CGPathCreateWithEllipseInRect
    {1689, -1, -1, -1, -1, 1618, 2198, 12, 3, 3, 0, 0, 60, 0, 0, 21},  // CGPathAddEllipseInRect
    {1690, -1, -1, -1, -1, 0, 2201, 13, 0, 1, 2, 34, 0, 0, 0, 21},  // lineWidth
    {1152, -1, -1, -1, -1, 0, 2202, 14, 0, 1, 2, 34, 0, 0, 0, 21},  // miterLimit
    {1691, -1, -1, -1, -1, 0, 2203, 15, 0, 1, 2, 34, 0, 0, 0, 21},  // flatness
    {1692, -1, -1, -1, -1, 0, 2204, 16, 0, 1, 2, 34, 60, 0, 0, 21},  // lineCapStyle
    {1693, -1, -1, -1, -1, 0, 2205, 17, 0, 1, 2, 34, 60, 0, 0, 21},  // lineJoinStyle
    {1694, -1, -1, -1, -1, 1621, 2206, 18, 3, 4, 1, 34, 60, 0, 0, 21},  // setLineDash
    {1698, -1, -1, -1, -1, 1624, 2210, 19, 1, 2, 1, 34, 60, 0, 0, 21},  // applyWithBlock
    {1699, -1, -1, -1, -1, 1625, 2212, 20, 0, 1, 1, 34, 60, 0, 0, 21},  // removeAllPoints
    {1700, -1, -1, -1, -1, 1625, 2213, 21, 1, 1, 0, 0, 9, 0, 0, 21},  // CGPathGetCurrentPoint
    {1701, 1411, 1702, -1, -1, 0, 0, 22, 0, 0, 5, 27, 26, 0, 0, 21},  // topLeft
    {1703, 1411, 1704, -1, -1, 0, 0, 23, 0, 0, 5, 27, 26, 0, 0, 21},  // topRight
    {1705, 1411, 1706, -1, -1, 0, 0, 24, 0, 0, 5, 27, 26, 0, 0, 21},  // bottomRight
    {1707, 1411, 1708, -1, -1, 0, 0, 25, 0, 0, 5, 27, 26, 0, 0, 21},  // bottomLeft
    {1709, 1411, 1710, -1, -1, 0, 0, 26, 0, 0, 5, 27, 26, 0, 0, 21},  // allCorners
    {1675, -1, -1, -1, -1, 1626, 2214, 27, 4, 4, 3, 0, 33, 0, 0, 21},  // CGPath
    {1713, -1, -1, -1, -1, 1630, 2218, 28, 4, 4, 0, 0, 33, 0, 0, 21},  // CGPathCreateWithRoundedRect
    {1678, -1, -1, -1, -1, 1634, 2222, 29, 3, 3, 3, 0, 33, 0, 0, 21},  // UIBezierPath
    {1716, -1, -1, -1, 1720, 1637, 2225, 30, 1, 2, 1, 34, 60, 0, 0, 21},  // move
    {1716, -1, -1, -1, -1, 1638, 2227, 31, 2, 3, 1, 34, 60, 0, 0, 21},  // move
    {1717, -1, -1, -1, 1721, 1640, 2230, 32, 1, 2, 1, 34, 60, 0, 0, 21},  // addLine
    {1717, -1, -1, -1, -1, 1641, 2232, 33, 2, 3, 1, 34, 60, 0, 0, 21},  // addLine
    {1718, -1, -1, -1, -1, 1643, 2235, 34, 1, 2, 1, 34, 60, 0, 0, 21},  // addLines
    {1718, -1, -1, -1, -1, 1644, 2237, 35, 2, 3, 1, 34, 60, 0, 0, 21},  // addLines
    {1722, -1, -1, -1, -1, 1648, 2240, 36, 1, 2, 1, 34, 60, 0, 0, 21},  // addRect
    {1722, -1, -1, -1, -1, 1649, 2242, 37, 2, 3, 1, 34, 60, 0, 0, 21},  // addRect
    {1723, -1, -1, -1, -1, 1651, 2245, 38, 1, 2, 1, 34, 60, 0, 0, 21},  // addRects
    {1723, -1, -1, -1, -1, 1652, 2247, 39, 2, 3, 1, 34, 60, 0, 0, 21},  // addRects
    {1724, -1, -1, -1, -1, 1654, 2250, 40, 1, 2, 1, 34, 60, 0, 0, 21},  // addEllipse
    {1724, -1, -1, -1, -1, 1655, 2252, 41, 2, 3, 1, 34, 60, 0, 0, 21},  // addEllipse
    {1725, -1, -1, -1, -1, 1657, 2255, 42, 3, 4, 1, 34, 60, 0, 0, 21},  // addRoundedRect
    {1725, -1, -1, -1, -1, 1660, 2259, 43, 4, 5, 1, 34, 60, 0, 0, 21},  // addRoundedRect
    {100, -1, -1, -1, 1727, 1664, 2264, 44, 1, 2, 1, 34, 60, 0, 0, 21},  // append
    {1726, -1, -1, -1, -1, 1665, 2266, 45, 1, 2, 1, 34, 60, 0, 0, 21},  // addPath
    {1726, -1, -1, -1, -1, 1666, 2268, 46, 2, 3, 1, 34, 60, 0, 0, 21},  // addPath
    {1728, -1, -1, -1, 1729, 1669, 2271, 47, 1, 2, 1, 34, 60, 0, 0, 21},  // apply
    {1730, -1, -1, -1, 1734, 1671, 2273, 48, 0, 1, 1, 34, 60, 0, 0, 21},  // closeSubpath
    {863, -1, -1, -1, -1, 1671, 2274, 49, 0, 1, 1, 34, 60, 0, 0, 21},  // close
    {1731, -1, -1, -1, -1, 1671, 2275, 50, 0, 1, 1, 34, 60, 0, 0, 21},  // fill
    {1732, -1, -1, -1, -1, 1671, 2276, 51, 0, 1, 1, 34, 60, 0, 0, 21},  // stroke
    {1733, -1, -1, -1, -1, 1671, 2277, 52, 0, 1, 1, 34, 60, 0, 0, 21},  // addClip
    {1735, -1, -1, -1, -1, 1671, 2278, 53, 3, 3, 0, 0, 60, 0, 0, 21},  // CGPathAddRect
    {1736, -1, -1, -1, -1, 1674, 2281, 54, 4, 4, 0, 0, 60, 0, 0, 21},  // CGPathMoveToPoint
    {1737, -1, -1, -1, -1, 1678, 2285, 55, 4, 4, 0, 0, 60, 0, 0, 21},  // CGPathAddLineToPoint
    {1738, -1, -1, -1, -1, 1682, 2289, 56, 5, 5, 0, 0, 60, 0, 0, 21},  // CGPathAddRoundedRect
    {1739, -1, -1, -1, -1, 1687, 2294, 57, 4, 4, 0, 0, 60, 0, 0, 21},  // CGPathAddLines
    {1740, -1, -1, -1, -1, 1691, 2298, 58, 4, 4, 0, 0, 60, 0, 0, 21},  // CGPathAddRects
    {1741, -1, -1, -1, -1, 1695, 2302, 59, 2, 2, 0, 0, 2, 0, 0, 21},  // CGPathEqualToPath
    {1742, -1, -1, -1, -1, 1697, 2304, 60, 3, 3, 0, 0, 60, 0, 0, 21},  // CGPathAddPath
    {1743, -1, -1, -1, -1, 1700, 2307, 61, 1, 1, 0, 0, 60, 0, 0, 21},  // CGPathCloseSubpath
    {1744, -1, -1, -1, 1750, 1701, 2308, 62, 3, 4, 1, 34, 60, 0, 0, 21},  // addCurve
    {1744, -1, -1, -1, -1, 1704, 2312, 63, 3, 4, 1, 34, 60, 0, 0, 21},  // addCurve
    {1744, -1, -1, -1, -1, 1707, 2316, 64, 4, 5, 1, 34, 60, 0, 0, 21},  // addCurve
    {1747, -1, -1, -1, 1751, 1711, 2321, 65, 2, 3, 1, 34, 60, 0, 0, 21},  // addQuadCurve
    {1747, -1, -1, -1, -1, 1713, 2324, 66, 2, 3, 1, 34, 60, 0, 0, 21},  // addQuadCurve
    {1747, -1, -1, -1, -1, 1715, 2327, 67, 3, 4, 1, 34, 60, 0, 0, 21},  // addQuadCurve
    {1752, -1, -1, -1, 1760, 1723, 2331, 68, 5, 6, 1, 34, 60, 0, 1, 21},  // addArc
    {1752, -1, -1, -1, -1, 1728, 2337, 69, 5, 6, 1, 34, 60, 0, 1, 21},  // addArc
    {1752, -1, -1, -1, -1, 1733, 2343, 70, 6, 7, 1, 34, 60, 0, 1, 21},  // addArc
    {1757, -1, -1, -1, -1, 1739, 2350, 71, 4, 5, 1, 34, 60, 0, 1, 21},  // addRelativeArc
    {1757, -1, -1, -1, -1, 1743, 2355, 72, 5, 6, 1, 34, 60, 0, 1, 21},  // addRelativeArc
    {1678, -1, -1, -1, -1, 1748, 2361, 73, 5, 5, 3, 0, 33, 0, 1, 21},  // UIBezierPath
    {1752, -1, -1, -1, -1, 1758, 2366, 74, 3, 4, 1, 34, 60, 0, 0, 21},  // addArc
    {1752, -1, -1, -1, -1, 1761, 2370, 75, 4, 5, 1, 34, 60, 0, 0, 21},  // addArc
    {1763, -1, -1, -1, -1, 1765, 2375, 76, 7, 7, 0, 0, 60, 0, 0, 21},  // CGPathAddArcToPoint
    {1764, -1, -1, -1, -1, 1772, 2382, 77, 8, 8, 0, 0, 60, 0, 0, 21},  // CGPathAddCurveToPoint
    {1765, -1, -1, -1, -1, 1780, 2390, 78, 6, 6, 0, 0, 60, 0, 0, 21},  // CGPathAddQuadCurveToPoint
    {1766, -1, -1, -1, -1, 1786, 2396, 79, 8, 8, 0, 0, 60, 0, 1, 21},  // CGPathAddArc
    {1767, -1, -1, -1, -1, 1794, 2404, 80, 7, 7, 0, 0, 60, 0, 0, 21},  // CGPathAddRelativeArc
    {1768, -1, -1, -1, -1, 0, 2411, 81, 0, 1, 2, 34, 13, 0, 0, 21},  // boundingBox
    {790, -1, -1, -1, -1, 0, 2412, 82, 0, 1, 2, 34, 13, 0, 0, 21},  // bounds
    {1769, -1, -1, -1, -1, 0, 2413, 83, 0, 1, 2, 34, 13, 0, 0, 21},  // boundingBoxOfPath
    {389, -1, -1, -1, -1, 0, 2414, 84, 0, 1, 2, 34, 2, 0, 0, 21},  // isEmpty
    {1770, -1, -1, -1, -1, 0, 2415, 85, 0, 1, 2, 34, 9, 0, 0, 21},  // currentPoint
    {1684, -1, -1, -1, 1675, 0, 2416, 86, 0, 1, 2, 34, 33, 0, 0, 21},  // cgPath
    {1771, -1, -1, -1, -1, 1801, 2417, 87, 1, 1, 0, 0, 2, 0, 0, 21},  // CGPathIsEmpty
    {1772, -1, -1, -1, -1, 1802, 2418, 88, 1, 1, 0, 0, 13, 0, 0, 21},  // CGPathGetBoundingBox
    {1773, -1, -1, -1, -1, 1803, 2419, 89, 1, 1, 0, 0, 13, 0, 0, 21},  // CGPathGetPathBoundingBox
    {1774, -1, -1, -1, -1, 1804, 2420, 90, 0, 1, 1, 34, 33, 0, 0, 21},  // copy
    {1775, -1, -1, -1, -1, 1804, 2421, 91, 0, 1, 1, 34, 33, 0, 0, 21},  // mutableCopy
    {1774, -1, -1, -1, -1, 1804, 2422, 92, 1, 2, 1, 34, 33, 0, 0, 21},  // copy
    {1775, -1, -1, -1, -1, 1805, 2424, 93, 1, 2, 1, 34, 33, 0, 0, 21},  // mutableCopy
    {1777, -1, -1, -1, 1778, 1806, 2426, 94, 0, 1, 1, 34, 33, 0, 0, 21},  // reversing
    {1779, -1, -1, -1, -1, 1806, 2427, 95, 1, 1, 0, 0, 33, 0, 0, 21},  // CGPathCreateCopy
    {1780, -1, -1, -1, -1, 1807, 2428, 96, 1, 1, 0, 0, 33, 0, 0, 21},  // CGPathCreateMutableCopy
    {1781, -1, -1, -1, -1, 1808, 2429, 97, 2, 2, 0, 0, 33, 0, 0, 21},  // CGPathCreateCopyByTransformingPath
    {1782, -1, -1, -1, -1, 1810, 2431, 98, 2, 2, 0, 0, 33, 0, 0, 21},  // CGPathCreateMutableCopyByTransformingPath
    {1784, 1783, -1, -1, -1, 0, 0, 99, 0, 0, 5, 29, 28, 0, 0, 21},  // winding
    {1785, 1783, -1, -1, -1, 0, 0, 100, 0, 0, 5, 29, 28, 0, 0, 21},  // evenOdd
    {1786, -1, -1, -1, -1, 0, 2433, 101, 0, 1, 2, 34, 2, 0, 0, 21},  // usesEvenOddFillRule
    {412, -1, -1, -1, 1787, 1812, 2434, 102, 1, 2, 1, 34, 2, 0, 0, 21},  // contains
    {412, -1, -1, -1, -1, 1813, 2436, 103, 2, 3, 1, 34, 2, 0, 0, 21},  // contains
    {412, -1, -1, -1, -1, 1815, 2439, 104, 2, 3, 1, 34, 2, 0, 0, 21},  // contains
    {412, -1, -1, -1, -1, 1817, 2442, 105, 3, 4, 1, 34, 2, 0, 0, 21},  // contains
    {1788, -1, -1, -1, -1, 1821, 2446, 106, 4, 4, 0, 0, 2, 0, 0, 21},  // CGPathContainsPoint
    {1502, -1, -1, -1, -1, 0, 2450, 107, 0, 1, 2, 33, 33, 0, 0, 21},  // path
    {1789, -1, -1, -1, -1, 0, 2451, 108, 0, 1, 2, 33, 17, 0, 0, 21},  // fillColor
    {1790, -1, -1, -1, -1, 0, 2452, 109, 0, 1, 2, 33, 17, 0, 0, 21},  // strokeColor
    {1690, -1, -1, -1, -1, 0, 2453, 110, 0, 1, 2, 33, 0, 0, 0, 21},  // lineWidth
    {1791, -1, -1, -1, -1, 0, 2454, 111, 0, 1, 2, 33, 23, 0, 0, 21},  // lineJoin
    {1792, -1, -1, -1, -1, 0, 2455, 112, 0, 1, 2, 33, 4, 0, 0, 21},  // lineDashPattern
    {1793, -1, -1, -1, -1, 0, 2456, 113, 0, 1, 2, 33, 0, 0, 0, 21},  // lineDashPhase
    {1795, 1794, 1796, -1, -1, 0, 0, 114, 0, 0, 5, 24, 23, 0, 0, 21},  // miter
    {116, 1794, 1797, -1, -1, 0, 0, 115, 0, 0, 5, 24, 23, 0, 0, 21},  // round
    {1798, 1794, 1799, -1, -1, 0, 0, 116, 0, 0, 5, 24, 23, 0, 0, 21},  // bevel
    {735, -1, -1, -1, 740, 0, 2457, 117, 0, 1, 2, 18, 17, 0, 0, 21},  // cgColor
    {336, -1, 1800, -1, -1, 1825, 2458, 0, 1, 1, 0, 0, 13, 0, 0, 22},  // rect
    {334, -1, 1801, -1, -1, 1826, 2459, 1, 1, 1, 0, 0, 9, 0, 0, 22},  // point
    {326, -1, 1802, -1, -1, 1827, 2460, 2, 1, 1, 0, 0, 12, 0, 0, 22},  // size
    {320, -1, 1803, -1, -1, 1828, 2461, 3, 1, 1, 0, 0, 10, 0, 0, 22},  // vector
    {133, -1, 1804, -1, -1, 1829, 2462, 4, 1, 1, 0, 0, 14, 0, 0, 22},  // transform
    {1805, -1, -1, -1, -1, 1830, 2463, 5, 1, 1, 0, 0, 14, 0, 0, 22},  // css
    {1806, -1, -1, -1, -1, 1831, 2464, 6, 1, 1, 0, 0, 14, 0, 0, 22},  // svg
    {1641, 280, -1, -1, -1, 1832, 2465, 7, 1, 1, 4, 4, 9, 0, 0, 22},  // cgPoint
    {1642, 280, -1, -1, -1, 1833, 2466, 8, 1, 1, 4, 4, 12, 0, 0, 22},  // cgSize
    {1643, 280, -1, -1, -1, 1834, 2467, 9, 1, 1, 4, 4, 13, 0, 0, 22},  // cgRect
    {1644, 280, -1, -1, -1, 1835, 2468, 10, 1, 1, 4, 4, 10, 0, 0, 22},  // cgVector
    {1645, 280, -1, -1, -1, 1836, 2469, 11, 1, 1, 4, 4, 14, 0, 0, 22},  // cgAffineTransform
    {1807, -1, -1, -1, -1, 1837, 2470, 12, 1, 1, 0, 0, 31, 0, 0, 22},  // views
    {133, -1, -1, -1, -1, 1838, 2471, 0, 2, 2, 0, 0, 14, 0, 0, 23},  // transform
    {133, -1, -1, -1, -1, 1840, 2473, 1, 3, 3, 0, 0, 14, 0, 0, 23},  // transform
    {1731, 1808, -1, -1, -1, 0, 0, 2, 0, 0, 5, 23, 22, 0, 0, 23},  // fill
    {1809, 1808, -1, -1, -1, 0, 0, 3, 0, 0, 5, 23, 22, 0, 0, 23},  // aspectFit
    {1810, 1808, -1, -1, -1, 0, 0, 4, 0, 0, 5, 23, 22, 0, 0, 23},  // aspectFill
    {1811, 1808, -1, -1, -1, 0, 0, 5, 0, 0, 5, 23, 22, 0, 0, 23},  // scaleToFill
    {1812, 1808, -1, -1, -1, 0, 0, 6, 0, 0, 5, 23, 22, 0, 0, 23},  // scaleAspectFit
    {1813, 1808, -1, -1, -1, 0, 0, 7, 0, 0, 5, 23, 22, 0, 0, 23},  // scaleAspectFill
    {133, -1, -1, -1, -1, 1843, 2476, 8, 1, 1, 0, 0, 60, 0, 0, 23},  // transform
    {1815, -1, -1, -1, -1, 1844, 2477, 9, 1, 1, 0, 0, 0, 0, 0, 23},  // area
    {412, -1, -1, -1, -1, 1845, 2478, 10, 2, 2, 0, 0, 2, 0, 0, 23},  // contains
    {393, -1, -1, -1, -1, 1847, 2480, 11, 1, 2, 1, 32, 4, 0, 0, 23},  // corners
    {1805, -1, -1, -1, -1, 0, 2482, 0, 0, 1, 2, 15, 3, 0, 0, 24},  // css
    {1806, -1, -1, -1, -1, 0, 2483, 1, 0, 1, 2, 15, 3, 0, 0, 24},  // svg
    {1816, -1, -1, -1, -1, 0, 2484, 2, 0, 1, 2, 15, 59, 0, 0, 24},  // latex
    {1816, -1, -1, -1, -1, 0, 2485, 3, 0, 1, 2, 16, 59, 0, 0, 24},  // latex
    {1817, -1, -1, -1, -1, 1848, 2486, 4, 1, 1, 0, 0, 59, 0, 0, 24},  // swiftCode
    {1818, -1, -1, -1, -1, 1849, 2487, 0, 1, 1, 0, 0, 59, 0, 0, 25},  // explain
    {1818, -1, -1, -1, -1, 1850, 2488, 1, 2, 2, 0, 0, 59, 0, 0, 25},  // explain
    {615, -1, -1, -1, -1, 1852, 2490, 2, 2, 2, 0, 0, 59, 0, 0, 25},  // compare
    {615, -1, -1, -1, -1, 1854, 2492, 3, 3, 3, 0, 0, 59, 0, 0, 25},  // compare
    {994, -1, -1, -1, 1883, 1921, 2495, 0, 1, 2, 1, 33, 38, 0, 0, 26},  // action
    {1884, -1, -1, -1, -1, 1923, 2497, 1, 1, 1, 3, 0, 3, 0, 0, 26},  // Selector
    {1886, -1, -1, -1, -1, 1924, 2498, 2, 1, 1, 0, 0, 3, 0, 0, 26},  // NSStringFromClass
    {1887, -1, -1, -1, -1, 1925, 2499, 3, 1, 1, 0, 0, 3, 0, 0, 26},  // NSSelectorFromString
    {1888, -1, -1, -1, -1, 1926, 2500, 4, 1, 1, 0, 0, 3, 0, 0, 26},  // NSStringFromSelector
};

static const int32_t labels[] = {
    136, 248, 249, 137, 250, 251, 253, 254, 257, 254, 258, -1, -1, 261, -1, 261, -1, -1, 261, 263, 254, 263,
    254, -1, 263, 254, 263, 254, 271, -1, -1, -1, -1, 7, -1, 295, 296, 301, 302, 303, 304, -1, 263, 254, -1,
    312, -1, -1, -1, -1, 317, 318, -1, -1, 323, 324, -1, -1, -1, -1, -1, 263, 254, 323, 324, 298, 326, -1,
    344, 345, -1, -1, -1, 371, 373, 375, 377, -1, -1, -1, 271, 317, 318, 317, 318, -1, -1, -1, -1, -1, -1,
    -1, 421, 422, 418, 419, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 447, 447, 447, 447, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 448, 449, 448, 449, 448, 449, 448, 449, 448, 449, 448, 449, 448, 449, 448, 449, 448,
    449, 448, 449, -1, 450, -1, 450, -1, 450, -1, 450, -1, 450, -1, 450, -1, 450, -1, 450, -1, 450, -1, 450,
    -1, 450, 451, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 422, 312, 271, 422, 295, 271,
    312, 271, 295, 271, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 535, 535,
    539, 553, -1, 271, 312, -1, -1, -1, -1, 535, 451, 451, 451, 451, 451, 451, 451, 451, 451, 451, 451, 451,
    562, 563, 562, 563, -1, -1, -1, -1, -1, -1, 271, -1, -1, -1, -1, -1, -1, -1, 450, 576, 577, 578, 579, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 587, 593, 594, 593, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, 608, -1, 610, -1, 612, -1, -1, -1, -1, -1, 87, 87, -1, 539, 87, 87, 87, 539, 9, -1, 9, -1,
    625, -1, -1, -1, -1, -1, -1, -1, 629, 295, 422, -1, -1, 625, 271, 87, -1, 631, 633, 634, -1, 404, -1,
    404, 635, 422, 312, 633, 634, -1, 404, -1, 404, 635, 422, 312, -1, -1, 631, 637, -1, -1, -1, -1, 642, -1,
    87, 643, 586, 643, 586, -1, 586, -1, -1, -1, -1, 271, 271, 271, -1, 631, -1, 646, -1, 647, 646, 647, 647,
    648, -1, -1, -1, 643, 586, 631, 667, 539, 625, -1, 539, 625, -1, 631, 679, 631, 680, 631, 679, 680, 637,
    -1, 682, 683, 684, 539, -1, 686, -1, -1, 687, 695, -1, -1, 695, -1, 695, 648, -1, 698, -1, -1, -1, -1,
    698, -1, -1, 704, -1, 698, -1, -1, 705, 271, -1, -1, -1, -1, -1, -1, 87, 87, -1, 271, -1, 271, 271, -1,
    312, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 539, 539, 539, 539, 625, -1, -1,
    625, -1, -1, -1, -1, 726, 727, 728, 729, -1, 734, 729, 735, 736, 737, 738, 729, 739, 727, 728, 729, 726,
    727, 728, 729, 741, 789, 789, 789, 789, 789, 789, 789, 789, 789, 789, 789, 789, 789, 789, 741, 797, 795,
    312, 263, 254, 323, 324, 685, -1, 895, -1, 994, 7, -1, 994, 995, -1, 994, 7, -1, 994, 995, 7, -1, -1, 7,
    -1, 1000, -1, 7, -1, 1000, -1, 7, -1, 1000, -1, 7, -1, 1000, -1, 7, -1, 7, -1, 895, 539, -1, -1, 1040,
    -1, 1043, -1, 647, 647, 1047, -1, 1048, -1, 1049, -1, 312, -1, 422, -1, 1052, -1, 1053, -1, 1052, -1,
    1053, 539, -1, -1, -1, -1, -1, -1, -1, 647, -1, 1073, -1, 1074, -1, 625, -1, 625, -1, 625, 1092, 625, 8,
    8, 8, 1109, 8, 1109, -1, -1, -1, 312, -1, 422, -1, -1, 1115, -1, -1, 797, 323, 324, 323, 324, 323, 324,
    1169, -1, 263, 254, -1, 263, 254, 263, 254, -1, -1, -1, 1171, -1, -1, 1171, -1, -1, 1171, 263, 254, 263,
    254, 263, 254, 1171, -1, -1, -1, 263, 254, -1, 1186, 994, -1, 1186, 994, -1, 1186, 994, -1, 1186, 994,
    -1, 1186, 994, -1, 1186, 994, -1, 1186, 994, -1, 8, -1, 1241, 8, -1, 1243, 8, -1, 8, -1, -1, 8, -1, 1243,
    -1, 994, -1, 994, -1, 625, -1, 625, -1, 1248, -1, 1248, -1, 625, -1, 625, -1, 1248, -1, 1248, -1, 625,
    -1, 625, -1, 1248, -1, 1248, -1, 625, -1, 625, -1, 1248, -1, 1248, -1, 7, -1, 1254, 1257, -1, -1, -1, 8,
    -1, 8, -1, 7, -1, -1, 7, -1, 7, -1, 422, 312, 1293, 422, 312, 1293, 1294, 422, 312, 1293, 422, 312, 1293,
    1294, 647, 422, 312, 1293, 647, 422, 312, 1293, 296, 647, 271, 1298, 1293, 647, 647, 1300, 647, 1295,
    647, 1300, 1295, 647, 1302, 312, 1293, -1, 539, 539, 539, 539, 625, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 852, 852, 852, 852, 852, 852, 852, 852, 852, 852, 852, 852, -1, 794, -1, 1421, -1, -1, -1, 1422,
    1423, 1424, 1425, 1425, 1426, 1427, 1428, 1429, 1426, 1430, 1431, 1430, 1431, 1430, 1431, 1426, 1430,
    1431, 1426, 647, 647, 1433, 1434, -1, -1, 647, 1437, 1438, 1437, 1438, 1437, 1438, 1439, 1437, 1438,
    1439, 1437, 1440, 1438, 1437, 1440, 1438, 1437, 1440, 1438, 1439, 1437, 1440, 1438, 1439, 1437, 1440,
    1441, 1438, 1437, 1440, 1441, 1438, 1437, 1440, 1441, 1438, 1439, 1437, 1440, 1441, 1438, 1439, 1437,
    1440, 1442, 1443, 1438, 1437, 1440, 1442, 1443, 1438, 1437, 1440, 1442, 1443, 1441, 1438, 1437, 1440,
    1442, 1443, 1441, 1438, 1437, 1440, 1442, 1443, 1438, 1439, 1437, 1440, 1442, 1443, 1438, 1439, 1437,
    1440, 1442, 1443, 1441, 1438, 1439, 1437, 1440, 1442, 1443, 1441, 1438, 1439, -1, 1438, -1, 1438, -1,
    1438, 1439, -1, 1438, 1439, -1, 1440, 1441, 1438, -1, 1440, 1441, 1438, -1, 1440, 1441, 1438, 1439, -1,
    1440, 1441, 1438, 1439, -1, 1440, 1442, 1443, 1441, 1438, 1439, -1, 1440, 1442, 1443, 1441, 1438, 1439,
    1445, 1438, 1445, 1438, 1445, 1438, 1439, 1445, 1438, 1439, 1445, 1431, 1438, 1445, 1431, 1438, 1445,
    1431, 1438, 1439, 1445, 1431, 1438, 1439, 1445, 1440, 1438, 1445, 1440, 1438, 1445, 1440, 1438, 1439,
    1445, 1440, 1438, 1439, 1445, 1431, 1440, 1438, 1445, 1431, 1440, 1438, 1445, 1431, 1440, 1438, 1439,
    1445, 1431, 1440, 1438, 1439, 1445, 1441, 1438, 1445, 1441, 1438, 1445, 1441, 1438, 1439, 1445, 1441,
    1438, 1439, 1445, 1431, 1441, 1438, 1445, 1431, 1441, 1438, 1445, 1431, 1441, 1438, 1439, 1445, 1431,
    1441, 1438, 1439, 1445, 1431, 1440, 1441, 1438, 1445, 1431, 1440, 1441, 1438, 1445, 1431, 1440, 1441,
    1438, 1439, 1445, 1431, 1440, 1441, 1438, 1439, 1445, 1440, 1441, 1438, 1445, 1440, 1441, 1438, 1445,
    1440, 1441, 1438, 1439, 1445, 1440, 1441, 1438, 1439, 1445, 1431, 1443, 1438, 1445, 1431, 1443, 1438,
    1445, 1431, 1443, 1438, 1439, 1445, 1431, 1443, 1438, 1439, 1445, 1431, 1443, 1440, 1438, 1445, 1431,
    1443, 1440, 1438, 1445, 1431, 1443, 1440, 1438, 1439, 1445, 1431, 1443, 1440, 1438, 1439, 1445, 1431,
    1443, 1441, 1438, 1445, 1431, 1443, 1441, 1438, 1445, 1431, 1443, 1441, 1438, 1439, 1445, 1431, 1443,
    1441, 1438, 1439, 1445, 1431, 1443, 1440, 1441, 1438, 1445, 1431, 1443, 1440, 1441, 1438, 1445, 1431,
    1443, 1440, 1441, 1438, 1439, 1445, 1431, 1443, 1440, 1441, 1438, 1439, -1, 1431, 1443, 1440, 1441, 1438,
    1439, -1, 1431, 1443, 1440, 1441, 1438, 1439, 1437, 1440, 1438, 1437, 1440, 1438, 1437, 1440, 1441, 1438,
    1437, 1440, 1441, 1438, 1437, 1440, 1438, 1439, 1437, 1440, 1438, 1439, 1437, 1440, 1441, 1438, 1439,
    1437, 1440, 1441, 1438, 1439, -1, 1440, 1441, 1438, 1439, -1, 1440, 1441, 1438, 1439, 1450, 1451, 1438,
    1450, 1451, 1438, -1, 1451, 1438, -1, 1451, 1438, 1454, 1455, 1438, 1437, 1440, 1441, 1438, 1439, 1437,
    1440, 1441, 1438, 1439, 1437, 1440, 1441, 1438, 1437, 1440, 1441, 1438, 1437, 1440, 1438, 1439, 1437,
    1440, 1438, 1439, 1437, 1440, 1438, 1437, 1440, 1438, -1, 1459, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1475,
    788, 788, 1475, -1, 1477, -1, 1477, 1480, -1, 1480, 1477, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, 1495, 1495, 1495, 1525, 1431, 1430, 1526, 1438, 1430, 1526, 1438, 1430, 1526, 1430, 1526, 1430,
    1425, 1438, 1430, 1425, 1438, 1430, 1425, 1430, 1425, 1430, 1422, 1423, 1438, 1430, 1422, 1423, 1438,
    1430, 1422, 1423, 1430, 1422, 1423, 1430, 1527, 1430, 1527, 1529, -1, 647, 1534, 1535, -1, -1, 1537, -1,
    -1, 695, 695, 695, 1551, -1, 1551, 1551, -1, 1551, 695, -1, 695, 695, -1, 695, -1, 695, 695, -1, 422, -1,
    312, -1, -1, -1, -1, -1, 695, 1567, 1568, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, 282, 283, 1577, 1578, 284, 285, 1579, 1580, 1581, 1582, 1583, 1584, 286,
    287, 1585, 288, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 631, -1, 1592, -1, 631, 1592, -1, -1, 631, -1,
    1592, -1, 631, 1592, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 539, -1, 8, -1, -1,
    539, -1, 8, -1, -1, 1609, -1, 1302, -1, 1302, 1609, -1, -1, 1609, -1, 1302, -1, 1302, 1609, -1, -1, -1,
    -1, -1, -1, -1, -1, 186, 1640, 187, 188, 75, 219, 75, 1641, 227, 1642, 229, 1643, 230, 1644, 228, 1645,
    154, -1, -1, -1, 1654, 1654, 1654, 85, -1, -1, -1, -1, -1, -1, -1, -1, 281, 281, -1, -1, -1, -1, -1, -1,
    -1, -1, 271, -1, -1, 1673, 336, 1681, 1115, 1682, 1683, 1684, -1, -1, 336, 133, -1, 1687, 133, -1, -1,
    -1, -1, -1, -1, 586, 1268, -1, -1, 1681, 1711, 1712, 133, -1, -1, -1, -1, 1681, 1714, 1715, 312, 312,
    133, 312, 312, 133, 1719, 1719, 133, 312, 312, -1, -1, 133, -1, -1, 133, 8, 8, 133, 8, 1711, 1712, 8,
    1711, 1712, 133, -1, -1, -1, 133, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 312, 1422, 1423, 312, 1745, 1746, 312, 1745,
    1746, 133, 312, 1748, 312, 1749, 312, 1749, 133, 312, 1422, 1423, 312, 1748, 1753, 1298, 1754, 1755,
    1756, 394, 1298, 1754, 1755, 1756, 394, 1298, 1754, 1755, 1756, 133, 394, 1298, 1754, 1758, 394, 1298,
    1754, 1758, 133, 1759, 1298, 1754, 1755, 1756, 1753, 1298, 1754, 1755, 1756, 1761, 1762, 1298, 1761,
    1762, 1298, 133, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1776, 1776, -1, -1, -1, -1, -1, -1,
    -1, -1, 1776, -1, 133, -1, 1776, 133, -1, -1, -1, -1, -1, 422, 422, 422, 422, 422, -1, -1, 7, 7, 7, 7, 7,
    422, 422, 312, 422, 312, -1, 1814, 539, -1, 8, 8, -1, -1, -1, 1819, -1, -1, -1, -1, 539, -1, 625, 1092,
    625, 539, -1, 647, 1040, 1043, -1, 312, -1, 422, -1, 312, -1, 422, -1, -1, 422, -1, 312, -1, 647, -1,
    695, 695, -1, 667, 539, 625, -1, 647, 1047, -1, -1, -1, 646, -1, 1529, 647, 1534, 1535, 1241, 8, -1, 8,
    1257, 695, 695, -1, 695, 1551, 1551, -1, 1551, -1, 1551, 695, -1, 695, 695, -1, 695, 695, 695, -1, -1,
    -1, -1, 258, -1, 261, 271, 295, 296, 301, 302, 303, 304, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1759, 1298,
    1754, 1755, 1756, 1753, 1298, 1754, 1755, 1756, 394, 1298, 1754, 1755, 1756, 394, 1298, 1754, 1755, 1756,
    133, 394, 1298, 1754, 1758, 394, 1298, 1754, 1758, 133, -1, -1, -1, -1, -1, -1, -1, -1, 647, 271, 1298,
    1293, 647, 422, 312, 1293, 296, -1, -1, -1, 263, 254, -1, -1, -1, -1, -1, -1, -1, -1, -1, 312, -1, 422,
    -1, 1052, -1, 1053, -1, 1052, -1, 1053, -1, 312, -1, 422, -1, 625, 1092, 625, -1, -1, -1
};

static const uint64_t kinds[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 258, 1, 258, 10, 1, 10, 1, 1, 10, 1, 1, 1, 1, 15, 15, 15, 1, 1, 15, 1, 1,
    15, 258, 15, 15, 15, 15, 15, 15, 64609979658, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 20, 10, 258, 13, 1, 258, 11, 17, 17, 17, 17, 17, 1, 1, 10, 10, 10, 15, 10, 10, 10, 10, 10,
    10, 10, 10, 1, 1, 11, 11, 11, 11, 15, 11, 1, 1, 13, 13, 13, 15, 13, 13, 13, 13, 13, 13, 12, 12, 12, 12,
    12, 12, 1, 1, 1, 1, 10, 13, 14, 13, 14, 13, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14,
    14, 14, 14, 14, 14, 1, 1, 1, 1, 57, 57, 57, 14, 57, 14, 1, 1, 14, 1, 1, 14, 14, 14, 14, 14, 14, 14, 10,
    14, 14, 14, 14, 14, 15, 14, 1, 19, 14, 14, 16, 16, 16, 16, 16, 16, 1, 604242178, 604242178, 604242178,
    604242178, 604242178, 604242178, 604242178, 604242178, 604242178, 1027, 1, 1, 1, 1, 262657, 262657,
    262657, 262657, 262657, 262657, 262657, 262657, 262657, 513, 513, 513, 513, 513, 513, 513, 513, 513, 513,
    513, 513, 513, 513, 513, 513, 513, 513, 513, 513, 1, 1, 4, 1, 4, 1, 4, 1, 4, 1, 4, 1, 4, 1, 4, 1, 4, 1,
    4, 1, 4, 1, 1, 1, 1, 1, 513, 513, 513, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 25, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 1, 1, 1, 1, 1, 2,
    2, 2, 2, 258, 258, 258, 1, 1, 1, 1, 1, 5, 5, 5, 5, 5, 5, 244880640005, 244880640005, 0, 56, 0, 56, 5, 56,
    5, 56, 5, 56, 5, 0, 56, 5, 56, 5, 56, 5, 1, 5, 0, 5, 0, 5, 5, 5, 5, 1, 5, 1, 0, 5, 0, 1, 5, 1, 1, 5, 0,
    5, 4, 5, 56, 1, 1, 5, 0, 5, 56, 5, 56, 5, 56, 5, 0, 5, 56, 5, 56, 5, 56, 5, 0, 5, 56, 5, 56, 5, 56, 5,
    2053, 5, 2053, 5, 1, 5, 1, 8, 56, 5, 5, 5, 1, 5, 5, 1, 5, 1, 5, 1, 5, 1, 5, 1, 5, 1, 5, 8, 5, 8, 1541, 5,
    56, 5, 56, 5, 56, 5, 5, 5, 1, 5, 1, 5, 1, 1, 5, 1, 1, 1, 5, 1, 1, 4, 1, 4, 1, 4, 1, 1, 4, 1, 1, 1, 4, 1,
    1, 5, 1, 1, 5, 5, 0, 5, 56, 5, 56, 5, 1, 5, 5, 5, 5, 56, 8, 56, 5, 0, 56, 5, 56, 0, 1, 0, 1, 0, 1, 5, 5,
    270137, 270137, 270137, 270137, 5, 56, 5, 56, 5, 5, 56, 5, 56, 5, 4, 5, 0, 5, 244880770565, 5, 0, 1, 5,
    244880770565, 1, 5, 1, 5, 5, 5, 5, 5, 5, 3, 4, 4, 4, 4, 4, 14340, 4, 4, 4, 4, 4, 1, 4, 4, 4, 4, 4, 4, 4,
    4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 1, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 1, 4, 4, 3, 4, 4,
    1, 3, 4, 56, 4, 56, 4, 1, 4, 1, 0, 0, 0, 0, 0, 0, 7, 7, 7, 7, 7, 7, 7, 0, 7, 0, 7, 0, 0, 7, 0, 0, 7, 7,
    7, 3, 7, 7, 56, 7, 56, 7, 56, 7, 56, 7, 7, 56, 7, 0, 7, 0, 5, 5, 56, 5, 56, 395269, 56, 7, 56, 7, 56, 7,
    56, 7, 56, 7, 0, 56, 7, 56, 7, 56, 7, 56, 7, 56, 7, 56, 7, 56, 7, 56, 7, 7, 8, 8, 8, 8, 8, 8, 8, 8, 8, 3,
    8, 1, 8, 56, 8, 8, 8, 62702295057672, 62702295057672, 62702295057672, 244880640005, 6, 6, 6, 6, 1541, 6,
    1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541,
    6, 0, 6, 0, 6, 0, 6, 0, 6, 6, 6, 6, 0, 6, 0, 1, 1, 1, 1, 18, 1, 18, 18, 18, 1, 1, 18, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 4, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 32, 32, 32, 32, 32, 32, 32,
    4, 4, 0, 32, 32, 32, 10, 32, 32, 32, 32, 32, 32, 1, 1, 1, 1, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32,
    32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32,
    32, 32, 32, 32, 32, 30, 32, 4, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32,
    32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 14, 3, 32, 32, 32, 32, 32, 0, 1080, 66857, 32, 0, 1080, 66857,
    32, 0, 590904, 66857, 32, 0, 590904, 66857, 32, 66857, 32, 66857, 32, 2308, 66858, 32, 2308, 66858, 32,
    0, 66858, 32, 0, 66858, 32, 0, 66858, 32, 0, 66858, 32, 0, 66858, 32, 0, 66858, 32, 0, 66858, 32, 0,
    66858, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 1, 3, 32, 32, 32, 32, 32, 32, 32, 32,
    32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 1, 32, 1, 1, 32, 32, 32, 32, 32, 32,
    32, 3594, 2336, 32, 3594, 2336, 32, 3594, 2336, 32, 3594, 2336, 32, 3594, 2336, 32, 3594, 2336, 32, 32,
    33, 33, 33, 32, 33, 32, 33, 33, 32, 32, 32, 14, 33, 14, 32, 32, 32, 13, 32, 32, 32, 32, 3, 33, 32, 1, 33,
    33, 1, 33, 33, 33, 33, 33, 33, 32, 32, 32, 32, 32, 32, 32, 32, 32, 10, 0, 32, 0, 0, 32, 0, 0, 32, 10, 0,
    33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 0, 32, 14, 3, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33,
    33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33,
    33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 15, 33, 33, 33, 33, 33, 33, 33, 33, 3594, 2337, 33, 3594,
    2337, 33, 10, 33, 10, 1, 4, 4, 4, 54, 1, 1, 54, 1, 54, 1, 54, 1, 1, 2615, 54, 1, 54, 1, 1, 54, 10, 54, 1,
    1, 54, 1, 54, 1, 54, 13, 54, 2, 54, 2, 2615, 54, 1, 54, 1, 2615, 54, 13, 54, 13, 2615, 54, 1, 1, 54, 1,
    54, 1, 54, 1, 1, 2615, 54, 15, 54, 15, 54, 57, 54, 54, 54, 54, 54, 55, 55, 1, 1, 15, 0, 590904, 56, 0,
    590904, 56, 0, 590904, 56, 0, 590904, 56, 0, 590904, 56, 0, 590904, 56, 0, 590904, 56, 36, 35, 35, 35,
    35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 2336, 35, 2336, 35, 1, 2336, 35,
    1, 2336, 35, 2336, 35, 2336, 35, 2336, 35, 2336, 35, 2826, 2336, 35, 2826, 2336, 35, 0, 590904, 35, 0,
    590904, 32, 1541, 0, 35, 1541, 0, 32, 1541, 0, 35, 1541, 0, 32, 1541, 0, 35, 1541, 0, 32, 1541, 0, 35,
    1541, 0, 32, 1541, 0, 35, 1541, 0, 32, 1541, 0, 35, 1541, 0, 32, 1541, 0, 35, 1541, 0, 32, 1541, 0, 35,
    1541, 0, 35, 57, 0, 35, 57, 0, 35, 35, 35, 35, 35, 32, 35, 32, 35, 32, 32, 32, 32, 57, 2336, 57, 2336,
    57, 2336, 57, 2336, 5, 57, 598816, 57, 598816, 57, 598816, 57, 57, 57, 57, 57, 57, 57, 57, 10, 10, 1, 10,
    10, 1, 3, 5, 5, 1, 5, 5, 1, 3, 10, 1, 1, 1, 10, 1, 1, 1, 258, 10, 258, 1, 1, 10, 10, 1, 10, 1, 10, 1, 1,
    10, 1, 5, 1, 44, 44, 44, 0, 44, 0, 44, 0, 44, 0, 44, 0, 44, 0, 44, 0, 44, 0, 44, 0, 44, 0, 44, 0, 44, 0,
    44, 0, 44, 0, 44, 0, 44, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 47, 47, 1, 1, 1, 1, 10, 10, 46, 1, 1,
    11, 1, 1, 1, 11, 1, 1, 1, 1, 11, 40, 1, 40, 1, 40, 40, 10, 10, 1301274266515931649, 1301274266515931649,
    1, 1, 56, 1, 56, 2360, 1, 1, 56, 1, 1, 56, 2360, 1, 1, 151061805, 56, 1, 1, 151061805, 56, 2360, 1, 1, 1,
    1, 56, 1, 1, 1, 1, 151061805, 56, 1, 1, 1, 1, 56, 2360, 1, 1, 1, 1, 151061805, 56, 2360, 1, 56, 1, 56,
    2360, 1, 1, 151061805, 56, 1, 1, 151061805, 56, 2360, 1, 1, 1, 1, 151061805, 56, 2360, 1, 56, 1, 56,
    2360, 1, 1, 56, 1, 1, 56, 2360, 1, 1, 56, 1, 1, 56, 2360, 1, 1, 1, 56, 1, 1, 1, 56, 2360, 1, 151061805,
    56, 1, 151061805, 56, 2360, 1, 1, 151061805, 56, 1, 1, 151061805, 56, 2360, 1, 1, 1, 151061805, 56, 1, 1,
    1, 151061805, 56, 2360, 1, 1, 151061805, 56, 1, 1, 151061805, 56, 2360, 1, 1, 1, 56, 1, 1, 1, 56, 2360,
    1, 1, 1, 1, 56, 1, 1, 1, 1, 56, 2360, 1, 1, 1, 151061805, 56, 1, 1, 1, 151061805, 56, 2360, 1, 1, 1, 1,
    151061805, 56, 1, 1, 1, 1, 151061805, 56, 2360, 1, 1, 1, 1, 151061805, 56, 2360, 1, 1, 56, 1, 1,
    151061805, 56, 1, 1, 56, 2360, 1, 1, 151061805, 56, 2360, 1, 1, 151061805, 56, 2360, 1, 1, 56, 1, 1, 56,
    1, 3, 56, 1, 1, 151061805, 56, 2360, 1, 1, 151061805, 56, 1, 1, 56, 2360, 1, 1, 56, 2308, 0, 1, 1, 1, 3,
    3, 46, 0, 604164, 604164, 0, 4, 4, 0, 53, 56, 53, 56, 53, 56, 53, 56, 53, 1, 56, 53, 1, 56, 53, 56, 1,
    53, 56, 1, 1, 1, 1, 1, 1, 56, 3, 2308, 2308, 2308, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39,
    39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 1, 1, 39,
    39, 1, 46, 2360, 1, 46, 1, 1, 2360, 1, 1, 1, 10, 10, 2360, 1, 10, 10, 1, 40, 39, 39, 1, 39, 39, 3, 39,
    51, 39, 2344, 1, 39, 56, 39, 56, 1, 39, 56, 39, 39, 39, 39, 39, 39, 39, 39, 50, 51, 33, 39, 2308, 33, 4,
    33, 4, 33, 33, 33, 4, 33, 0, 4, 32, 4, 32, 0, 4, 33, 4, 33, 0, 4, 32, 4, 32, 0, 4, 39, 0, 4, 39, 4, 33,
    33, 33, 33, 1, 2337, 33, 1, 2337, 1, 3, 2344, 2360, 0, 4, 15, 15, 1, 1, 1, 1, 1, 1, 15, 15, 258, 258,
    258, 15, 258, 258, 258, 15, 258, 1, 1, 1, 258, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    15, 15, 15, 15, 15, 15, 15, 15, 0, 0, 4, 0, 4, 0, 4, 4, 0, 0, 4, 0, 4, 0, 4, 4, 4, 4, 4, 3, 3, 3, 3, 4,
    3, 4, 3, 3, 0, 22, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 3, 3, 10, 10, 13, 13, 14, 14, 11, 11, 15, 15, 1, 1, 1, 1, 1, 3, 10, 13, 14,
    11, 15, 4, 4, 4, 4, 4, 4, 5, 4, 1, 4, 1, 4, 8, 4, 1, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 1, 3, 1, 1, 8, 8, 8,
    5, 4, 5, 4, 5, 56, 5, 8, 5, 4, 5, 4, 5, 4, 7, 56, 0, 14, 14, 1, 14, 14, 34, 14, 2319, 14, 2319, 34, 14,
    2319, 14, 2319, 34, 2319, 14, 34, 34, 34, 34, 34, 34, 2309, 1, 1, 34, 56, 34, 34, 14, 1, 1, 2319, 14, 1,
    1, 2319, 14, 66843, 13, 34, 10, 34, 10, 15, 34, 10, 34, 10, 15, 34, 5, 34, 5, 15, 34, 14, 34, 14, 15, 34,
    5, 34, 5, 15, 34, 14, 34, 14, 15, 34, 14, 1, 1, 34, 14, 1, 1, 15, 34, 34, 34, 34, 34, 34, 15, 34, 15, 34,
    34, 34, 34, 34, 34, 2319, 14, 34, 2319, 1, 1, 34, 2319, 1, 1, 34, 2319, 14, 1, 1, 34, 2319, 5, 1, 34,
    2319, 5, 1, 34, 34, 34, 2319, 34, 34, 34, 10, 10, 10, 34, 10, 10, 10, 34, 10, 10, 10, 15, 34, 10, 10, 34,
    10, 10, 34, 10, 10, 15, 34, 10, 1, 258, 258, 3, 34, 10, 1, 258, 258, 3, 34, 10, 1, 258, 258, 3, 15, 34,
    10, 1, 258, 258, 34, 10, 1, 258, 258, 15, 10, 1, 258, 258, 3, 34, 10, 10, 1, 34, 10, 10, 1, 15, 34, 2319,
    1, 1, 1, 1, 1, 34, 2319, 1, 1, 1, 1, 1, 1, 34, 2319, 1, 1, 1, 1, 34, 2319, 1, 1, 1, 258, 258, 0, 34,
    2319, 1, 1, 1, 258, 258, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 2319, 34, 2319, 34, 34, 34, 34,
    2319, 34, 2319, 34, 34, 10, 34, 10, 29, 34, 10, 15, 34, 10, 29, 15, 34, 2319, 10, 3, 33, 33, 33, 33, 33,
    33, 33, 18, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 14, 14, 14, 14, 23, 5, 5, 10, 5, 32, 2336, 15, 15, 15,
    16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 33, 4, 4, 58, 4, 4
};

static const uint8_t types[] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 3, 4, 4,
    4, 4, 5, 5, 5, 7, 5, 5, 4, 3, 8, 8, 8, 8, 8, 8, 2, 10, 11, 13, 14, 17, 19, 18, 32, 32, 32, 32, 32, 32,
    32, 32, 32, 32, 32, 32, 32, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 28, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 57, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 7, 7, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 30, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 26, 26, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 42, 36, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 41, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 21, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 32, 0, 32, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 33, 33, 33, 33, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 43, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 55,
    0, 0, 0, 0, 0, 54, 15, 35, 0, 35, 35, 35, 35, 35, 35, 37, 36, 37, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 57, 0, 0, 0, 0, 0, 0, 0, 38, 38, 0, 0, 0,
    0, 0, 0, 0, 0, 57, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 45, 45, 45, 45, 46, 46,
    47, 50, 51, 48, 49, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 27, 0, 0,
    0, 0, 40, 40, 40, 40, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 39, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 53, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 39, 0, 39, 39, 39, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 39, 39, 0, 0, 0, 0,
    0, 0, 0, 52, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 34, 34, 34, 34, 34, 18, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 29, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 24, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 23, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4
};

static const int32_t type_names[] = {
    176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 165, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195,
    196, 197, 198, 199, 200, 201, 202, 203, 204, 205, 157, 158, 159, 160, 161, 162, 163, 164, 165, 206, 207,
    208, 209, 210, 211, 212, 213, 214, 215, 216, 217, 218, 219, 220, 221, 222, 223, 224, 225, 226, 227, 228,
    229, 230, 154, 231, 232, 233, 234, 235, 236, 237, 238, 239, 240, 241, 242, 243, 244, 245, 246, 247, 280,
    370, 395, 527, 675, 688, 689, 690, 710, 845, 846, 897, 898, 921, 937, 1024, 1079, 1081, 1083, 1093, 1094,
    1095, 1096, 1130, 1177, 1183, 1184, 1185, 1187, 1188, 1189, 1190, 1191, 1192, 922, 1193, 1194, 1195,
    1265, 1273, 1274, 1283, 1305, 1306, 1307, 1308, 1309, 1310, 1311, 1312, 1313, 1314, 1315, 1416, 1417,
    1418, 1419, 1470, 1471, 1472, 1494, 1496, 1497, 1498, 1457, 1544, 1545, 1553, 1568, 1674, 1675, 1676,
    1677, 1678, 740, 1679, 1411, 1783, 1794, 1808, 1884, 1885
};

static const struct catalogue_tables tables = {
    bytes, COUNT(bytes) - 1, names, COUNT(names), slots, COUNT(slots), first, COUNT(first),
    links, COUNT(links), entries, COUNT(entries), labels, COUNT(labels), kinds, COUNT(kinds),
    types, COUNT(types), type_names, COUNT(type_names)};

const struct catalogue_tables *_Nonnull catalogue_tables(void) { return &tables; }
