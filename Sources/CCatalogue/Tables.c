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
    "Darwin" "Glibc" "append" "insert" "remove" "removeLast" "popLast" "removeFirst" "removeAll"
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
    "isStrictSuperset" "isDisjoint" "update" "popFirst" "addObject" "containsObject:" "anyObject" "red"
    "green" "blue" "alpha" "withAlphaComponent" "set" "setFill" "setStroke" "white" "cgColor" "hue"
    "saturation" "brightness" "displayP3Red" "CGColor" "named" "black" "blackColor" "whiteColor" "redColor"
    "greenColor" "blueColor" "cyan" "cyanColor" "yellow" "yellowColor" "magenta" "magentaColor" "orange"
    "orangeColor" "purple" "purpleColor" "brown" "brownColor" "gray" "grayColor" "lightGray"
    "lightGrayColor" "darkGray" "darkGrayColor" "clear" "clearColor" "systemRed" "systemOrange"
    "systemYellow" "systemGreen" "systemMint" "systemTeal" "systemCyan" "systemBlue" "systemIndigo"
    "systemPurple" "systemPink" "systemBrown" "systemGray" "systemGray2" "systemGray3" "systemGray4"
    "systemGray5" "systemGray6" "systemBackground" "secondarySystemBackground" "label" "frame" "bounds"
    "anchorPoint" "isHidden" "clipsToBounds" "name" "image" "UIImage" "systemName" "transform3D"
    "moveAnchor" "contentOffset" "isUserInteractionEnabled" "userInteractionEnabled" "tag" "backgroundColor"
    "text" "textColor" "textAlignment" "font" "contentMode" "isOpaque" "tintColor" "contentScaleFactor"
    "accessibilityLabel" "safeAreaInsets" "layoutMargins" "mask" "accessibilityIdentifier"
    "accessibilityHint" "isAccessibilityElement" "semanticContentAttribute" "directionalLayoutMargins"
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
    "locations" "startPoint" "endPoint" "fontSize" "foregroundColor" "isWrapped" "render" "renderInContext:"
    "drawHierarchy" "afterScreenUpdates" "drawViewHierarchyInRect:afterScreenUpdates:" "masksToBounds"
    "sublayerTransform" "zPosition" "opacity" "cornerRadius" "borderWidth" "borderColor" "shadowOpacity"
    "shadowRadius" "shadowOffset" "shadowPath" "contentsScale" "contents" "contentsRect" "contentsCenter"
    "shouldRasterize" "rasterizationScale" "isDoubleSided" "contentsGravity" "CACornerMask"
    "layerMinXMinYCorner" "kCALayerMinXMinYCorner" "layerMaxXMinYCorner" "kCALayerMaxXMinYCorner"
    "layerMinXMaxYCorner" "kCALayerMinXMaxYCorner" "layerMaxXMaxYCorner" "kCALayerMaxXMaxYCorner"
    "maskedCorners" "isGeometryFlipped" "geometryFlipped" "contentsAreFlipped" "actions"
    "magnificationFilter" "minificationFilter" "compositingFilter" "cornerCurve"
    "needsDisplayOnBoundsChange" "allowsEdgeAntialiasing" "lineCap" "fillRule" "miterLimit" "strokeStart"
    "strokeEnd" "affineTransform" "presentation" "model" "superlayer" "sublayers" "addSublayer"
    "removeFromSuperlayer" "Rectangle" "Circle" "Ellipse" "Capsule" "RoundedRectangle" "Text" "Image"
    "alignment" "rotationEffect" "anchor" "scaleEffect" "transformEffect" "projectionEffect" "modifier"
    "topLeading" "UnitPoint" "topTrailing" "leading" "trailing" "bottomLeading" "bottomTrailing" "View"
    "ProjectionTransform" "UIGestureRecognizer" "target" "UIPanGestureRecognizer" "UIPinchGestureRecognizer"
    "UIRotationGestureRecognizer" "UITapGestureRecognizer" "UILongPressGestureRecognizer"
    "UISwipeGestureRecognizer" "Direction" "UIGestureRecognizerState" "UISwipeGestureRecognizerDirection"
    "possible" "UIGestureRecognizer.State" "UIGestureRecognizerStatePossible" "Possible" "began"
    "UIGestureRecognizerStateBegan" "Began" "changed" "UIGestureRecognizerStateChanged" "Changed" "ended"
    "UIGestureRecognizerStateEnded" "Ended" "cancelled" "UIGestureRecognizerStateCancelled" "Cancelled"
    "failed" "UIGestureRecognizerStateFailed" "Failed" "recognized" "UIGestureRecognizerStateRecognized"
    "UISwipeGestureRecognizer.Direction" "UISwipeGestureRecognizerDirectionRight" "Right"
    "UISwipeGestureRecognizerDirectionLeft" "Left" "UISwipeGestureRecognizerDirectionUp" "Up"
    "UISwipeGestureRecognizerDirectionDown" "Down" "enabled" "cancelsTouchesInView" "delaysTouchesBegan"
    "delaysTouchesEnded" "numberOfTouches" "minimumNumberOfTouches" "maximumNumberOfTouches"
    "numberOfTapsRequired" "numberOfTouchesRequired" "minimumPressDuration" "allowableMovement" "direction"
    "velocity" "location" "locationInView" "ofTouch" "locationOfTouch" "inView" "translationInView"
    "velocityInView" "setTranslation" "touchesBegan" "withEvent" "touchesMoved" "touchesEnded"
    "touchesCancelled" "ignore" "ignoreTouch" "forEvent" "reset" "require" "toFail"
    "requireGestureRecognizerToFail" "addGestureRecognizer" "removeGestureRecognizer" "gestureRecognizers"
    "isMultipleTouchEnabled" "multipleTouchEnabled" "isExclusiveTouch" "UITouch" "windowLocation"
    "previousWindowLocation" "phase" "tapCount" "timestamp" "previousLocation" "previousLocationInView"
    "Phase" "UITouchPhase" "UITouch.Phase" "UITouchPhaseBegan" "moved" "UITouchPhaseMoved" "stationary"
    "UITouchPhaseStationary" "UITouchPhaseEnded" "UITouchPhaseCancelled" "UIEvent" "allTouches" "touches"
    "touchesForView" "touchesForGestureRecognizer" "coalescedTouches" "coalescedTouchesForTouch"
    "predictedTouches" "predictedTouchesForTouch" "drag" "steps" "lifts" "fingers" "pinch" "twist" "radius"
    "tap" "taps" "press" "seconds" "lift" "cancel" "UIViewAnimationOptions" "UIViewKeyframeAnimationOptions"
    "AnimationOptions" "KeyframeAnimationOptions" "UIViewAnimationCurve" "AnimationCurve"
    "CAMediaTimingFunctionName" "UIViewAnimatingState" "UIViewAnimatingPosition" "CAMediaTimingFillMode"
    "CAAnimationCalculationMode" "curveEaseInOut" "UIViewAnimationOptionCurveEaseInOut" "curveEaseIn"
    "UIViewAnimationOptionCurveEaseIn" "curveEaseOut" "UIViewAnimationOptionCurveEaseOut" "curveLinear"
    "UIViewAnimationOptionCurveLinear" "UIViewAnimationOptionRepeat" "autoreverse"
    "UIViewAnimationOptionAutoreverse" "beginFromCurrentState" "UIViewAnimationOptionBeginFromCurrentState"
    "overrideInheritedDuration" "UIViewAnimationOptionOverrideInheritedDuration" "overrideInheritedCurve"
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
    "column" "convention" "plot" "describe" "film" "frames" "strip" "grid" "why" "YES" "NO" "NULL" "Nil"
    "HUGE_VALF" "HUGE_VAL" "INFINITY" "NAN" "DBL_MAX" "CGFLOAT_MIN" "DBL_MIN" "FLT_MAX" "MAXFLOAT" "HUGE"
    "FLT_MIN" "FLT_EPSILON" "integer" "cgPoint" "cgSize" "cgRect" "cgVector" "cgAffineTransform" "boolValue"
    "cgPointValue" "cgSizeValue" "cgRectValue" "cgVectorValue" "cgAffineTransformValue" "printf" "puts"
    "format" "substringToIndex" "substringFromIndex" "substringWithRange" "characterAtIndex" "rangeOfString"
    "stringByAppendingString" "caseInsensitiveCompare" "stringValue" "NSMakeRange" "NSMaxRange"
    "sortedArrayUsingSelector" "sortUsingSelector" "sortUsingComparator" "subarrayWithRange"
    "componentsJoinedByString" "componentsJoined" "enumerateKeysAndObjectsUsingBlock" "NSNull" "objects"
    "CGMutablePath" "CGPath" "CGMutablePathRef" "CGPathRef" "UIBezierPath" "CGColorRef"
    "CGPathCreateMutable" "roundedRect" "ovalIn" "ovalInRect" "cgPath" "CGPathCreateWithRect"
    "CGPathRelease" "ellipseIn" "CGPathCreateWithEllipseInRect" "CGPathAddEllipseInRect" "lineWidth"
    "flatness" "lineCapStyle" "lineJoinStyle" "setLineDash" "points" "pointee" "CGPathElement"
    "applyWithBlock" "removeAllPoints" "CGPathGetCurrentPoint" "topLeft" "UIRectCornerTopLeft" "topRight"
    "UIRectCornerTopRight" "bottomRight" "UIRectCornerBottomRight" "bottomLeft" "UIRectCornerBottomLeft"
    "allCorners" "UIRectCornerAllCorners" "cornerWidth" "cornerHeight" "CGPathCreateWithRoundedRect"
    "byRoundingCorners" "cornerRadii" "move" "addLine" "addLines" "between" "moveToPoint:" "addLineToPoint:"
    "addRect" "addRects" "addEllipse" "addRoundedRect" "addPath" "appendPath:" "apply" "applyTransform:"
    "closeSubpath" "fill" "stroke" "addClip" "closePath" "CGPathAddRect" "CGPathMoveToPoint"
    "CGPathAddLineToPoint" "CGPathAddRoundedRect" "CGPathAddLines" "CGPathAddRects" "CGPathEqualToPath"
    "CGPathAddPath" "CGPathCloseSubpath" "addCurve" "control1" "control2" "addQuadCurve" "controlPoint"
    "control" "addCurveToPoint:controlPoint1:controlPoint2:" "addQuadCurveToPoint:controlPoint:" "addArc"
    "withCenter" "startAngle" "endAngle" "clockwise" "addRelativeArc" "delta" "arcCenter"
    "addArcWithCenter:radius:startAngle:endAngle:clockwise:" "tangent1End" "tangent2End"
    "CGPathAddArcToPoint" "CGPathAddCurveToPoint" "CGPathAddQuadCurveToPoint" "CGPathAddArc"
    "CGPathAddRelativeArc" "boundingBox" "boundingBoxOfPath" "currentPoint" "CGPathIsEmpty"
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
    "actionForKey:" "Selector" "SEL" "NSStringFromClass" "NSSelectorFromString";

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
    {951, 3683784189}, {961, 2510136481}, {968, 2275008352}, {979, 3746835353}, {988, 3137510316},
    {999, 1279116642}, {1010, 3013068941}, {1015, 3111536167}, {1024, 3572563384}, {1036, 3139949330},
    {1042, 736625355}, {1046, 69978321}, {1053, 558918661}, {1058, 1326178875}, {1064, 1971108699},
    {1087, 2842608717}, {1101, 1774491146}, {1116, 2134883420}, {1125, 3641267209}, {1131, 1076453893},
    {1134, 3751997361}, {1141, 4092568292}, {1145, 2171383808}, {1154, 3054093999}, {1162, 4213704117},
    {1167, 244111290}, {1172, 827898097}, {1178, 4232466889}, {1193, 3775434644}, {1201, 2471448074},
    {1210, 3786248987}, {1215, 128336118}, {1233, 3721122100}, {1234, 3826002220}, {1235, 3775669363},
    {1239, 1006755615}, {1243, 4272848550}, {1247, 108579519}, {1252, 3173440503}, {1257, 4025666427},
    {1262, 2897315904}, {1267, 153572251}, {1273, 1428923715}, {1278, 405166629}, {1282, 2112764879},
    {1287, 3876055819}, {1297, 1046779122}, {1302, 372738696}, {1307, 2052810508}, {1308, 3591115554},
    {1316, 2271195850}, {1333, 391640912}, {1359, 460481456}, {1381, 779904818}, {1385, 3837675186},
    {1390, 765439473}, {1395, 2711245919}, {1400, 697196164}, {1405, 1059919963}, {1411, 1323747186},
    {1417, 3538687084}, {1423, 1324880019}, {1427, 3912887073}, {1429, 163295161}, {1431, 146517542},
    {1433, 129739923}, {1435, 112962304}, {1437, 230405637}, {1439, 213628018}, {1441, 196850399},
    {1443, 180072780}, {1445, 297516113}, {1447, 280738494}, {1454, 2873224251}, {1460, 2386971688},
    {1465, 1283547685}, {1468, 4168357374}, {1477, 2209066192}, {1495, 4213547406}, {1507, 988175173},
    {1521, 2929211326}, {1531, 2027933801}, {1539, 2562340083}, {1542, 2515107422}, {1547, 2797886853},
    {1553, 2699759368}, {1557, 3270303571}, {1565, 206862118}, {1570, 3122818005}, {1577, 1919949199},
    {1584, 3226083260}, {1592, 3920758663}, {1606, 380755552}, {1612, 1090495225}, {1619, 811810984},
    {1626, 234774234}, {1634, 2529449241}, {1642, 1747969136}, {1648, 2087358391}, {1655, 1335159128},
    {1662, 2428550228}, {1669, 2482255079}, {1676, 4294679216}, {1680, 796142685}, {1684, 2991499325},
    {1690, 1615808600}, {1699, 3966976176}, {1708, 3266409416}, {1716, 295258647}, {1721, 382270662},
    {1736, 2466095094}, {1746, 3990922628}, {1759, 675329734}, {1766, 3795011855}, {1780, 3747507645},
    {1795, 909533769}, {1799, 3365180733}, {1810, 2749912018}, {1826, 2030934651}, {1842, 645722727},
    {1861, 1824613436}, {1868, 3639581107}, {1873, 2735859570}, {1878, 969184184}, {1885, 1902060359},
    {1893, 1373385388}, {1899, 3602979878}, {1905, 1769938321}, {1932, 1740667972}, {1942, 4050857480},
    {1949, 2755019962}, {1955, 2169878254}, {1963, 4170555683}, {1974, 1334253329}, {1981, 2265719507},
    {1989, 2570318435}, {2001, 3483588555}, {2010, 2774362700}, {2021, 21843312}, {2031, 3429590357},
    {2046, 1071897420}, {2066, 1566828974}, {2084, 514687451}, {2097, 1598403349}, {2105, 3859595018},
    {2106, 3876335077}, {2107, 3859557458}, {2109, 1363500993}, {2111, 1346723374}, {2132, 2264171482},
    {2144, 1357355164}, {2145, 4228665076}, {2177, 1867418821}, {2178, 3507227459}, {2184, 3168883851},
    {2197, 3222486838}, {2226, 3381181800}, {2227, 3607893173}, {2232, 3005452862}, {2233, 3440116983},
    {2234, 4245442695}, {2242, 2839884955}, {2267, 3398044946}, {2280, 3005386353}, {2303, 1217983224},
    {2315, 3509544318}, {2341, 1610779110}, {2348, 2930439210}, {2350, 1412156564}, {2373, 3160029103},
    {2381, 3174662200}, {2404, 1479719844}, {2414, 3376534378}, {2440, 2875014037}, {2467, 3589306714},
    {2500, 804357063}, {2529, 1910201350}, {2536, 2701182283}, {2542, 398550328}, {2545, 521802798},
    {2548, 505025179}, {2551, 656170845}, {2554, 605837988}, {2557, 2468447887}, {2560, 2485225506},
    {2563, 2384559792}, {2573, 4100406635}, {2584, 1987983040}, {2590, 365099244}, {2594, 3641958979},
    {2604, 296602997}, {2611, 2462546090}, {2618, 4254058618}, {2623, 2907980824}, {2627, 3981965844},
    {2633, 3649018447}, {2641, 2614820847}, {2654, 292130973}, {2659, 2190941297}, {2674, 211913386},
    {2682, 564937055}, {2693, 3419592236}, {2728, 3513453938}, {2739, 3460502485}, {2743, 2339366755},
    {2754, 377128425}, {2762, 1086286877}, {2789, 3941508978}, {2797, 783488098}, {2799, 1111836708},
    {2818, 2280960882}, {2825, 3181326346}, {2844, 975988953}, {2860, 635020210}, {2862, 1360837969},
    {2864, 1344060350}, {2876, 1925151750}, {2882, 2408179714}, {2888, 2211460629}, {2908, 1848861402},
    {2913, 2508680735}, {2919, 3585981250}, {2929, 2335550124}, {2933, 597743964}, {2943, 2354563044},
    {2969, 2897926679}, {2986, 1035906630}, {3004, 783840260}, {3005, 4060888886}, {3006, 4278997933},
    {3014, 589286162}, {3019, 414084241}, {3029, 2275477643}, {3033, 3940830471}, {3043, 1940694431},
    {3047, 1996966820}, {3057, 1637070560}, {3065, 1605206413}, {3079, 1343892145}, {3097, 2293605903},
    {3107, 1099796002}, {3118, 370965912}, {3128, 4290552719}, {3163, 1638856759}, {3179, 3707845437},
    {3187, 1968018676}, {3201, 2745245856}, {3209, 2872562979}, {3223, 1867915087}, {3231, 1052627742},
    {3245, 1537748690}, {3253, 4233365429}, {3267, 3239423849}, {3271, 1535751837}, {3284, 3736796887},
    {3288, 2541423239}, {3301, 3804893101}, {3305, 3060514643}, {3318, 21234473}, {3322, 1518974218},
    {3335, 3720019268}, {3339, 2524645620}, {3352, 3788115482}, {3356, 3043737024}, {3369, 4456854},
    {3383, 2037980277}, {3398, 2933655948}, {3408, 100696228}, {3411, 2802900028}, {3424, 3183722727},
    {3428, 306900080}, {3442, 1945980837}, {3448, 1319594794}, {3464, 1557103311}, {3469, 2028154341},
    {3484, 4179932030}, {3487, 321211332}, {3500, 4076314719}, {3504, 810547195}, {3518, 383050006},
    {3530, 558644074}, {3547, 328942278}, {3555, 2111105165}, {3569, 3042771105}, {3575, 3800657716},
    {3587, 626531088}, {3594, 2362349278}, {3607, 866545770}, {3617, 857273821}, {3633, 4045899937},
    {3640, 1135749657}, {3646, 93078660}, {3658, 1409690180}, {3674, 2218332638}, {3698, 225597218},
    {3727, 2084234006}, {3743, 1331687974}, {3748, 2135852838}, {3769, 2753988203}, {3776, 864200463},
    {3787, 3838403746}, {3795, 1530791347}, {3807, 3721205966}, {3812, 3688814324}, {3823, 3876242216},
    {3835, 1809966536}, {3853, 2699878380}, {3863, 4079184015}, {3883, 1179101157}, {3891, 1825239352},
    {3910, 3748245722}, {3928, 634908722}, {3945, 163271060}, {3971, 3289806584}, {3983, 3446866648},
    {3988, 1737076817}, {3997, 881687192}, {4004, 1219519868}, {4014, 3970939267}, {4018, 2513272949},
    {4027, 3224470464}, {4034, 2986472067}, {4038, 708293528}, {4044, 258052966}, {4046, 3450233754},
    {4048, 1213090802}, {4052, 3555670962}, {4058, 2743639103}, {4064, 2710083865}, {4070, 4214265958},
    {4076, 3963008473}, {4083, 1381912327}, {4092, 297212119}, {4095, 53234560}, {4103, 1135433081},
    {4106, 797905850}, {4114, 1315384455}, {4125, 4179333016}, {4148, 867257093}, {4159, 841567274},
    {4162, 3617776409}, {4174, 1784172926}, {4177, 3381609815}, {4189, 1550566188}, {4199, 1592295328},
    {4207, 2860018940}, {4225, 2241873898}, {4230, 2638218225}, {4237, 1524000883}, {4240, 1923516200},
    {4244, 3391553482}, {4247, 1062293841}, {4251, 3825392021}, {4254, 709362235}, {4258, 1694935685},
    {4262, 392774327}, {4267, 2880712451}, {4272, 3102149661}, {4278, 2394465697}, {4282, 1659167240},
    {4287, 475034410}, {4293, 3434436711}, {4296, 1479764693}, {4300, 2347825097}, {4306, 1197479801},
    {4310, 1351583639}, {4315, 3270705251}, {4321, 366569208}, {4325, 1251212115}, {4329, 1621599661},
    {4334, 3579732453}, {4340, 1720942905}, {4344, 140187182}, {4349, 1868829528}, {4358, 3948149459},
    {4368, 708029167}, {4373, 3185475540}, {4379, 2537751862}, {4385, 2778439310}, {4392, 2616928056},
    {4398, 4139930401}, {4405, 3135838405}, {4412, 2498734875}, {4420, 4064998855}, {4424, 268639961},
    {4429, 4092159661}, {4434, 2346846000}, {4440, 2328988770}, {4444, 2519117294}, {4449, 3873647896},
    {4453, 1415682102}, {4458, 631424496}, {4462, 282220607}, {4467, 3558937627}, {4471, 4099687964},
    {4476, 658698766}, {4480, 153638352}, {4485, 545189250}, {4493, 197671877}, {4502, 792060313},
    {4506, 513084933}, {4511, 2275780057}, {4516, 2616489071}, {4521, 4075421329}, {4526, 2981347434},
    {4531, 648810968}, {4539, 638754166}, {4546, 591523055}, {4553, 4047093083}, {4560, 656837285},
    {4568, 3789446092}, {4576, 4277107410}, {4584, 3906719864}, {4593, 2684794283}, {4606, 2663715805},
    {4615, 2915653898}, {4624, 4011216412}, {4634, 2785467647}, {4643, 2059593198}, {4652, 2362870268},
    {4662, 3995595581}, {4667, 2698097207}, {4673, 3072217742}, {4680, 1920734138}, {4705, 4225734153},
    {4707, 1128467232}, {4711, 1035581717}, {4726, 3525779695}, {4749, 1975486251}, {4759, 2889234988},
    {4771, 128921049}, {4790, 1127666911}, {4800, 2542550614}, {4806, 2627312426}, {4815, 1195911285},
    {4825, 4151950225}, {4827, 1765031016}, {4835, 1814435734}, {4841, 3602780627}, {4846, 876513898},
    {4857, 879704937}, {4860, 986710028}, {4866, 2682709205}, {4874, 1379501780}, {4882, 854709318},
    {4893, 925110256}, {4913, 827033813}, {4934, 3417352379}, {4942, 2226546594}, {4948, 169017192},
    {4952, 3843578906}, {4971, 221667867}, {4979, 3218681947}, {4992, 987224379}, {5000, 3728990320},
    {5012, 915157507}, {5020, 2572986219}, {5040, 4007662012}, {5044, 213683108}, {5050, 3017331637},
    {5061, 1714939896}, {5068, 2474713847}, {5075, 1542649473}, {5083, 39928156}, {5098, 2848808016},
    {5117, 3241215769}, {5137, 688599773}, {5160, 944978096}, {5188, 607288565}, {5215, 3578987480},
    {5218, 3555673031}, {5223, 2355360096}, {5227, 3949911679}, {5236, 645910219}, {5243, 2941534958},
    {5250, 2238339041}, {5255, 3277562923}, {5258, 3761252941}, {5262, 382886321}, {5265, 4220379804},
    {5269, 4200353678}, {5272, 2633446552}, {5276, 388525018}, {5281, 967958004}, {5286, 1216469057},
    {5290, 1675745305}, {5298, 3533348019}, {5308, 2267784115}, {5311, 2877453236}, {5319, 1011085160},
    {5323, 1555467752}, {5328, 2016490230}, {5338, 1419061120}, {5344, 3353438327}, {5350, 2002030311},
    {5357, 931910521}, {5383, 1638953034}, {5396, 263889333}, {5409, 2304257469}, {5428, 2571507861},
    {5457, 4039984575}, {5467, 1623797237}, {5483, 2667149886}, {5502, 1204873229}, {5522, 2611599107},
    {5532, 1975768454}, {5544, 3532344479}, {5551, 2718014180}, {5572, 713077974}, {5589, 2712081721},
    {5615, 1361625375}, {5641, 864165631}, {5648, 3189629876}, {5666, 165942467}, {5679, 1655317257},
    {5698, 1010779457}, {5708, 2215640769}, {5718, 1070265239}, {5727, 1134120687}, {5731, 2846199180},
    {5744, 1743930340}, {5750, 4005059268}, {5754, 206241385}, {5763, 1115344066}, {5771, 567586076},
    {5777, 3901637708}, {5781, 803046281}, {5787, 152899664}, {5796, 1787359420}, {5801, 151693739},
    {5806, 460225993}, {5812, 944111422}, {5821, 2075216980}, {5826, 2276994531}, {5840, 2796815519},
    {5855, 3918278559}, {5862, 4155575922}, {5872, 236925125}, {5880, 1684779966}, {5884, 798074659},
    {5893, 2374006294}, {5906, 153363970}, {5912, 3103973672}, {5922, 2926810054}, {5924, 1462048136},
    {5939, 3040434276}, {5949, 1244814717}, {5959, 1696195782}, {5968, 3093996503}, {5977, 2756264342},
    {5985, 2866045037}, {5993, 1163907536}, {6005, 2104353872}, {6016, 3110688315}, {6027, 3317910134},
    {6036, 3473703803}, {6049, 2755011687}, {6065, 2069497450}, {6076, 1516930437}, {6086, 296395306},
    {6097, 1195616409}, {6109, 942984426}, {6117, 2949131327}, {6127, 469045609}, {6138, 2847090017},
    {6158, 176574206}, {6168, 404136769}, {6181, 2422892396}, {6195, 2568950125}, {6199, 2528405746},
    {6204, 2484574385}, {6209, 4208725202}, {6225, 3003271613}, {6241, 1882624920}, {6252, 4183891472},
    {6269, 3707850388}, {6278, 2401568500}, {6303, 1057920877}, {6310, 2157316278}, {6318, 3403651144},
    {6325, 4114437246}, {6335, 2887421684}, {6339, 1361572173}, {6349, 1896686403}, {6359, 3273657238},
    {6369, 1266202965}, {6381, 3635588042}, {6400, 2733832836}, {6404, 4182378701}, {6411, 2110798224},
    {6417, 877087803}, {6426, 1970364490}, {6432, 1275339983}, {6450, 350857000}, {6466, 2079739832},
    {6482, 1996921413}, {6491, 2043970711}, {6507, 1393632998}, {6514, 1731736080}, {6526, 4080117376},
    {6537, 1493013840}, {6557, 2398078988}, {6565, 1065574956}, {6575, 2965413338}, {6585, 990401381},
    {6593, 2153800097}, {6600, 4084710509}, {6603, 682729123}, {6612, 1722954222}, {6628, 3827859290},
    {6639, 37271103}, {6647, 1119987041}, {6666, 2161276179}, {6689, 3507573001}, {6697, 2301731235},
    {6707, 1862550028}, {6721, 3213420894}, {6737, 288415389}, {6747, 4033069017}, {6753, 672109684},
    {6761, 3339054942}, {6770, 3080967843}, {6785, 834189487}, {6794, 904369474}, {6797, 1089765596},
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
    {12290, 3963693047}, {12299, 3544094494}, {12305, 4009327117}, {12321, 492923249}, {12334, 1423062726},
    {12352, 161915485}, {12395, 2642763852}, {12408, 1214513038}, {12425, 1445723454}, {12434, 2844467682},
    {12441, 3334659430}, {12453, 3572701046}, {12464, 555663897}, {12475, 3123020006}, {12488, 3005567066},
    {12500, 2400366623}, {12512, 2266193630}, {12522, 3448933658}, {12535, 3786999131}, {12543, 2370703267},
    {12555, 1489487637}, {12569, 1404904742}, {12584, 2552112075}, {12602, 2857694466}, {12615, 2048902997},
    {12630, 1468503355}, {12642, 1938712828}, {12661, 376585884}, {12683, 3810570069}, {12702, 1375206950},
    {12724, 1648973383}, {12743, 1187236458}, {12765, 1447170883}, {12784, 2183746320}, {12806, 4241624385},
    {12819, 2109961146}, {12836, 1302875927}, {12851, 1953032679}, {12869, 1885855689}, {12876, 3048556132},
    {12895, 3744775116}, {12913, 3621218635}, {12930, 3611392321}, {12941, 3412690475}, {12967, 2124853820},
    {12989, 4061796954}, {12996, 4173553157}, {13004, 2053962742}, {13014, 503535429}, {13025, 1836668495},
    {13034, 721310682}, {13049, 1006735486}, {13061, 325084441}, {13066, 2961925722}, {13076, 497438945},
    {13085, 1787797455}, {13096, 1849888827}, {13116, 3825011241}, {13125, 385702446}, {13131, 2166834857},
    {13138, 3055437297}, {13145, 601507180}, {13161, 2970916523}, {13165, 1041509726}, {13170, 1494001562},
    {13179, 2984076638}, {13193, 737459482}, {13199, 1122880180}, {13210, 1945272936}, {13225, 2380932862},
    {13241, 3092368177}, {13249, 2548392784}, {13259, 1901756438}, {13268, 906872895}, {13279, 1648836552},
    {13286, 1359877577}, {13294, 521485205}, {13307, 252720416}, {13321, 1264131298}, {13325, 1582017048},
    {13344, 422274124}, {13363, 3020961236}, {13369, 845187144}, {13391, 1120609123}, {13415, 3704248662},
    {13442, 1361184210}, {13464, 254023945}, {13492, 3600137057}, {13516, 2682444316}, {13525, 1644100618},
    {13549, 1592819465}, {13582, 895660813}, {13590, 335426986}, {13615, 1264318259}, {13647, 1168386582},
    {13655, 1663862986}, {13660, 1746993862}, {13689, 1903257066}, {13694, 974882150}, {13701, 1177151643},
    {13732, 165292311}, {13739, 2311397435}, {13744, 439402299}, {13773, 1552997231}, {13778, 3962257883},
    {13787, 2220750876}, {13820, 2007447656}, {13829, 2787838396}, {13835, 3769421748}, {13865, 4173954024},
    {13871, 1434043348}, {13881, 1426660429}, {13915, 737025121}, {13949, 1466689035}, {13987, 4098563933},
    {13992, 513712005}, {14029, 229043912}, {14033, 2457286800}, {14068, 3584307048}, {14070, 1123244352},
    {14107, 1329338781}, {14111, 2761510965}, {14118, 49525662}, {14138, 539821669}, {14156, 3772220557},
    {14174, 4185830300}, {14189, 3171290880}, {14211, 832521766}, {14233, 1461782644}, {14253, 691540578},
    {14276, 1404144425}, {14296, 522796658}, {14313, 1376505559}, {14322, 3748513642}, {14330, 846470194},
    {14338, 200649126}, {14352, 3431639220}, {14359, 4292335199}, {14374, 907121470}, {14380, 2240342303},
    {14397, 2969811462}, {14411, 167268160}, {14425, 1833803298}, {14437, 2457918009}, {14446, 3718375587},
    {14458, 4071123319}, {14470, 1834047080}, {14486, 3367860727}, {14492, 2118064195}, {14503, 493169962},
    {14511, 2713721240}, {14516, 1695364032}, {14523, 4030051588}, {14529, 1400182552}, {14559, 455416660},
    {14579, 2271268225}, {14602, 2613973034}, {14620, 392604227}, {14642, 3754606837}, {14662, 2833158821},
    {14678, 3350374178}, {14685, 534084754}, {14699, 2867322350}, {14721, 2116308131}, {14726, 3649057272},
    {14734, 3845453865}, {14743, 2994984227}, {14759, 664899839}, {14781, 1989677117}, {14786, 2918522264},
    {14798, 3420926329}, {14811, 3178453163}, {14828, 3149605050}, {14833, 2920394832}, {14850, 1523943668},
    {14860, 862917743}, {14882, 4234031555}, {14899, 1719771455}, {14920, 2399213176}, {14927, 4287151977},
    {14937, 450801067}, {14944, 1669872668}, {14958, 4013487222}, {14985, 2679495900}, {15001, 856694529},
    {15025, 2681939195}, {15041, 3153218578}, {15065, 2240063300}, {15069, 3096186179}, {15074, 741716276},
    {15079, 2329068957}, {15086, 2921198141}, {15091, 1055615879}, {15096, 3285122304}, {15102, 230313139},
    {15105, 2868333218}, {15109, 4098541315}, {15114, 33356212}, {15121, 1723256298}, {15125, 4140259964},
    {15131, 107912219}, {15153, 4121566434}, {15183, 3855721002}, {15199, 2216232237}, {15223, 2255928953},
    {15243, 159080631}, {15257, 3689248828}, {15282, 836430118}, {15302, 2287125059}, {15325, 1038585177},
    {15346, 3367347455}, {15372, 4230039153}, {15386, 609216699}, {15421, 1501614459}, {15432, 1529288929},
    {15464, 2719113377}, {15476, 2275796322}, {15509, 1812401954}, {15520, 2408338453}, {15552, 2855832277},
    {15579, 1459817706}, {15590, 2392518824}, {15622, 518942568}, {15643, 3663533692}, {15685, 2192755772},
    {15710, 177875273}, {15756, 891907593}, {15778, 1945812840}, {15821, 1417411880}, {15845, 2154355281},
    {15890, 3467076881}, {15910, 317429627}, {15951, 771452987}, {15986, 181460511}, {16006, 456257992},
    {16047, 2485130632}, {16070, 317835491}, {16114, 3496877987}, {16135, 1103010248}, {16185, 3557956176},
    {16208, 4255026978}, {16260, 3877521898}, {16280, 3184108018}, {16329, 3247803578}, {16349, 500341405},
    {16398, 25050581}, {16423, 2700911442}, {16477, 4244498298}, {16491, 4267328027}, {16502, 3365817217},
    {16514, 1019517826}, {16525, 4255312501}, {16531, 107113802}, {16542, 339302984}, {16563, 571385436},
    {16588, 701971049}, {16610, 3844547848}, {16634, 2993703921}, {16654, 856100507}, {16668, 523418047},
    {16689, 1199509864}, {16698, 71184232}, {16727, 3633864562}, {16733, 3626350180}, {16759, 227242734},
    {16766, 3686895409}, {16793, 23593359}, {16799, 3490026688}, {16825, 2245546586}, {16834, 63500808},
    {16840, 3324008260}, {16847, 2639082641}, {16853, 4241250784}, {16881, 1005534689}, {16909, 433529277},
    {16938, 1104277830}, {16951, 1738166450}, {16986, 4196810825}, {17015, 1042290725}, {17022, 1073217499},
    {17040, 2059328792}, {17048, 1536564555}, {17067, 2064776214}, {17076, 1856753941}, {17096, 1308833490},
    {17100, 3934383778}, {17115, 2480094667}, {17123, 4009865048}, {17151, 365080250}, {17157, 3648362799},
    {17183, 980454765}, {17190, 1860367182}, {17217, 3669799736}, {17220, 1787721130}, {17246, 447103454},
    {17251, 1697318111}, {17279, 2673357851}, {17309, 2937116726}, {17327, 3523238589}, {17335, 1863269210},
    {17355, 2099371351}, {17360, 4096559242}, {17377, 2182794837}, {17382, 2712309285}, {17399, 2806403090},
    {17409, 3478391754}, {17431, 1104677667}, {17443, 1599455416}, {17450, 667710333}, {17453, 718098122},
    {17456, 682728183}, {17474, 3802467407}, {17495, 3657180965}, {17518, 1665393361}, {17542, 1052733624},
    {17551, 184912774}, {17567, 4089387070}, {17580, 2352568569}, {17593, 1245245715}, {17606, 1262023334},
    {17620, 3270702940}, {17632, 2739892052}, {17647, 2480001844}, {17651, 3749132497}, {17660, 1230999982},
    {17667, 3143743637}, {17675, 799079693}, {17681, 862152253}, {17687, 351428278}, {17704, 2428146278},
    {17719, 2992948263}, {17730, 2349028720}, {17737, 3885786800}, {17749, 1736514697}, {17759, 3474322026},
    {17769, 60432295}, {17774, 1322381784}, {17781, 4012403877}, {17803, 989471740}, {17824, 452908417},
    {17843, 423327896}, {17857, 3737912740}, {17882, 3227882653}, {17898, 2453966149}, {17926, 1731566697},
    {17937, 2587032280}, {17958, 2963724706}, {17974, 712913813}, {18006, 2778836517}, {18022, 2372284312},
    {18037, 2159059685}, {18049, 1491675329}, {18072, 1613655628}, {18094, 655649118}, {18109, 2173728365},
    {18116, 2357661820}, {18132, 409169195}, {18152, 3491459423}, {18169, 1226170970}, {18192, 3404475955},
    {18222, 1624986452}, {18256, 3623300279}, {18273, 3034534074}, {18293, 575711980}, {18312, 671086880},
    {18339, 387145109}, {18352, 1032586458}, {18364, 266241602}, {18384, 3402924327}, {18394, 1269553309},
    {18400, 503252654}, {18403, 4160314702}, {18407, 159043482}, {18414, 2686336408}, {18419, 2717370895},
    {18429, 1132587367}, {18437, 1195117749}, {18451, 1879021152}, {18465, 581463510}, {18488, 2140377464},
    {18500, 1275514075}, {18512, 2387979536}, {18523, 3884420844}, {18540, 1646387302}, {18552, 308670472},
    {18565, 3934596143}, {18578, 2845511965}, {18601, 4013472960}, {18621, 207861097}, {18641, 3570842623},
    {18657, 2974165697}, {18664, 1232628331}, {18681, 889198334}, {18700, 3364533173}, {18716, 2007207608},
    {18725, 3255160570}, {18732, 2953807453}, {18739, 709349229}, {18743, 2223459638}, {18751, 2600881466},
    {18766, 2804841900}, {18781, 2904109309}, {18794, 3454124243}, {18810, 2165802309}, {18820, 4226874186},
    {18832, 46347960}, {18840, 111583397}, {18850, 249290197}, {18860, 1264874778}, {18872, 2552651146},
    {18886, 3277309783}, {18891, 2072037248}, {18900, 1839346743}, {18910, 2980706495}, {18921, 3765738945},
    {18935, 1478303606}, {18943, 2435397115}, {18964, 1647672292}, {18983, 1635008148}, {18998, 1487095968},
    {19014, 3124627733}, {19032, 3994024810}, {19037, 2570585620}, {19053, 366187551}, {19067, 2318987703},
    {19077, 1761128012}, {19091, 185295765}, {19104, 3838690653}, {19119, 1263600608}, {19136, 2027855346},
    {19156, 3216563907}, {19170, 1058098686}, {19183, 467864515}, {19194, 3932876427}, {19207, 2706824106},
    {19216, 1016188828}, {19232, 957769824}, {19242, 1005022371}, {19256, 2696340427}, {19274, 1092596157},
    {19285, 1283833217}, {19304, 1606336818}, {19307, 993596020}, {19322, 2693457989}, {19331, 3779456605},
    {19350, 415476443}, {19363, 1262823941}, {19373, 1622115944}, {19384, 2973219889}, {19397, 2597275607},
    {19402, 1748273790}, {19408, 860606716}, {19413, 3002334877}, {19430, 2034172196}, {19456, 3305562105},
    {19474, 3707972394}, {19505, 1143351512}, {19533, 259394249}, {19570, 1755649734}, {19599, 239670225},
    {19613, 2484187237}, {19628, 1401756888}, {19635, 3647859367}, {19648, 3236366608}, {19661, 1824874128},
    {19682, 2788634194}, {19704, 1466132464}, {19732, 3529599493}, {19764, 2079469443}, {19786, 738891302},
    {19804, 3197889394}, {19823, 2360350959}, {19848, 3813530536}, {19851, 488247560}, {19854, 605690893},
    {19857, 622615607}, {19860, 572282750}, {19863, 2334079840}, {19866, 2384412697}, {19869, 2367635078},
    {19872, 2417967935}, {19875, 2502003125}, {19894, 3649363768}, {19913, 3444963044}, {19944, 2273024933},
    {19967, 4264915354}, {19988, 3077942367}, {20017, 590894855}, {20027, 1618037728}, {20037, 1850454287},
    {20047, 3957551837}, {20066, 4284171251}, {20082, 3891447831}, {20088, 2774883451}, {20100, 3483418915},
    {20117, 668816343}, {20125, 2931048700}, {20134, 2388452721}, {20142, 4258353177}, {20145, 1141775739},
    {20151, 4126724647}, {20161, 2859901778}, {20165, 3250964130}, {20173, 1360419304}, {20177, 3001705435},
    {20183, 2071016015}, {20188, 4246411473}, {20192, 2944866961}, {20195, 418647609}, {20198, 2471879920},
    {20200, 1105628090}, {20204, 963632676}, {20207, 1882099852}, {20216, 2097992392}, {20224, 4171284318},
    {20232, 2265671865}, {20235, 2982919898}, {20242, 2076987736}, {20253, 3694939264}, {20260, 2984259090},
    {20267, 306596620}, {20275, 1011505953}, {20279, 1692432290}, {20286, 1616530830}, {20297, 2662881380},
    {20304, 3218261061}, {20311, 2261369287}, {20317, 912855974}, {20323, 3374781713}, {20331, 2293478956},
    {20348, 1149880784}, {20357, 953119650}, {20369, 1491100860}, {20380, 417924775}, {20391, 3895649598},
    {20404, 2700906213}, {20426, 2989913377}, {20432, 3882857642}, {20436, 2624049703}, {20442, 3114108242},
    {20458, 2841934487}, {20476, 1193001972}, {20494, 88035829}, {20510, 1181740251}, {20523, 3068295830},
    {20546, 2650861306}, {20568, 2152366365}, {20579, 3624381609}, {20590, 3416571249}, {20600, 1040632685},
    {20624, 4090287646}, {20641, 3935096066}, {20660, 4249419}, {20677, 3406704799}, {20701, 3341171164},
    {20717, 883346132}, {20750, 4136122483}, {20756, 2668380887}, {20763, 2831556715}, {20776, 3401266884},
    {20782, 1451477576}, {20798, 119757721}, {20807, 2438128661}, {20819, 2193512543}, {20829, 1505809199},
    {20848, 2758857958}, {20859, 1600511528}, {20865, 785452558}, {20875, 1861738460}, {20881, 3056320968},
    {20901, 4208727282}, {20914, 3291555781}, {20923, 2196865874}, {20952, 1361552727}, {20974, 2957611498},
    {20983, 2007872489}, {20991, 2339550961}, {21003, 3508411830}, {21016, 2355901240}, {21027, 4245501841},
    {21033, 3163908038}, {21040, 2925496955}, {21053, 108183312}, {21067, 1328193084}, {21082, 2265931075},
    {21103, 3180543629}, {21110, 2387400333}, {21129, 1202605450}, {21137, 591972422}, {21157, 1175191511},
    {21168, 873742264}, {21191, 326594495}, {21201, 2059707271}, {21223, 1503948434}, {21233, 3230945966},
    {21255, 2911124459}, {21266, 1449651004}, {21278, 1980023723}, {21305, 3261273255}, {21322, 1962088798},
    {21333, 659713157}, {21337, 407568404}, {21344, 3610741318}, {21352, 24023407}, {21359, 2767062895},
    {21371, 197333961}, {21386, 3768039387}, {21393, 2976183426}, {21401, 854431587}, {21411, 2611701562},
    {21425, 4149673879}, {21432, 3561702979}, {21443, 3373400544}, {21448, 616319547}, {21463, 2851767893},
    {21475, 2670905232}, {21479, 2984927816}, {21485, 3072721717}, {21492, 382945106}, {21501, 1202886564},
    {21514, 3124826125}, {21531, 1073533898}, {21551, 501308550}, {21571, 3102301894}, {21585, 2098960006},
    {21599, 2993485402}, {21616, 2228178674}, {21629, 678697196}, {21647, 4242588933}, {21655, 3290709023},
    {21663, 3206573181}, {21671, 3156240324}, {21683, 873554442}, {21695, 3877044912}, {21702, 1386144670},
    {21746, 3391438105}, {21779, 3275802252}, {21785, 1665555596}, {21795, 955209608}, {21805, 3663374774},
    {21813, 2845693673}, {21822, 1402472725}, {21836, 3292755612}, {21841, 1795259425}, {21850, 2710028206},
    {21904, 2549331680}, {21915, 2094265262}, {21926, 2380435381}, {21945, 801338602}, {21966, 2854832407},
    {21991, 155406996}, {22003, 3678362229}, {22023, 4252635661}, {22034, 930651626}, {22051, 883771916},
    {22063, 2754639596}, {22076, 3381696689}, {22096, 2497068525}, {22120, 4204966360}, {22124, 3848464964},
    {22135, 4196316528}, {22140, 1775113223}, {22149, 4293857150}, {22174, 105220734}, {22190, 2941928401},
    {22213, 3513504379}, {22247, 2399979131}, {22288, 397375761}, {22302, 2554776799}, {22309, 1325902193},
    {22316, 4257774810}, {22335, 3385953049}, {22349, 363805148}, {22368, 2241932221}, {22377, 3578929855},
    {22388, 960139624}, {22396, 1597548103}, {22411, 957531795}, {22424, 1010886454}, {22444, 1596791097},
    {22449, 828449414}, {22465, 4083200273}, {22481, 1563607652}, {22486, 3373576235}, {22502, 1686781560},
    {22518, 3118206852}, {22535, 1114429566}, {22551, 275414779}, {22569, 3681786005}, {22596, 1786964809},
    {22599, 4081524352}, {22602, 3880226465}, {22607, 1336735441}, {22614, 3258804367}, {22623, 3220778976},
    {22633, 3246523276}, {22644, 2488280337}, {22658, 2068458324}, {22673, 763838368}, {22680, 637820293},
    {22684, 2601460036}, {22689, 1480246043}, {22698, 978711165}, {22705, 309439324}, {22714, 2535512472},
    {22732, 3793360030}, {22754, 3530699951}, {22773, 3107109432}, {22795, 2768536296}, {22815, 2255243348},
    {22833, 1791059818}, {22839, 4128829753}, {22853, 2557930546}, {22875, 1165654517}, {22896, 1287267581},
    {22920, 333206726}, {22943, 2848081438}, {22964, 1910782036}, {22984, 3395304284}, {23007, 1173374833},
    {23029, 2943989225}, {23051, 1789752760}, {23071, 723746973}, {23094, 928095684}, {23111, 66633762},
    {23121, 3883652983}, {23141, 1787670268}, {23163, 2151592719}, {23178, 1240202158}, {23193, 2061306167},
    {23210, 3545231896}, {23225, 2600978945}, {23253, 907113182}, {23301, 4097691329}, {23313, 288631100},
    {23324, 835911719}, {23335, 18669246}, {23348, 1289413733}, {23370, 576822689}, {23394, 1403930331},
    {23400, 1863671838}, {23411, 2924953349}, {23424, 951339946}, {23437, 2908236957}, {23445, 60532369},
    {23455, 3795175885}, {23470, 1243462689}, {23512, 3533566504}, {23534, 1855131199}, {23543, 1056680197},
    {23553, 2951402203}, {23573, 3636908325}, {23584, 1964022558}, {23594, 684154646}, {23617, 2371177212},
    {23642, 2398960364}, {23668, 2922600688}, {23721, 17738465}, {23728, 343848780}, {23741, 2712090128},
    {23764, 944362804}, {23786, 115475624}, {23817, 694824490}, {23833, 2617424471}, {23845, 2167551454},
    {23861, 353999202}, {23877, 554307351}, {23897, 580401027}, {23910, 2837546561}, {23918, 3574960668},
    {23921, 1090614859}, {23938, 2666343581}, {23958, 848102186}
};

static const int32_t slots[] = {
    -1, -1, -1, 897, 237, 945, 1645, -1, 234, -1, 401, -1, -1, 186, 1738, 941, -1, -1, 1231, 146, 1678, 1752,
    1796, -1, -1, 361, -1, -1, -1, -1, -1, -1, 1233, -1, -1, -1, 1114, 1268, 1314, -1, 465, -1, -1, 997, -1,
    -1, 1793, -1, 518, 225, -1, 976, 1381, -1, -1, -1, 1292, 323, 728, -1, -1, -1, -1, 52, 132, 775, -1, -1,
    1782, 1018, -1, -1, -1, 438, 248, 1808, -1, -1, 596, -1, 606, 521, -1, 104, -1, -1, 1856, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 773, 286, 1509, 1700, 291, -1, -1, 980, -1, 1685, -1, 520, 1711, -1, 196, -1, -1,
    1021, 1460, -1, -1, 749, -1, -1, 1281, 1374, -1, -1, 1441, -1, -1, -1, -1, 1513, 1703, 1761, -1, -1, 113,
    1300, 456, 1797, -1, 1419, -1, -1, 5, 868, -1, -1, -1, -1, 1558, -1, -1, -1, -1, -1, -1, -1, -1, -1, 672,
    -1, 1764, -1, 935, 841, 176, 790, -1, 1207, 1853, -1, 1807, -1, 1767, -1, 1666, -1, -1, -1, -1, -1, -1,
    -1, 1395, -1, 1701, -1, -1, 296, 1004, -1, 937, -1, 857, -1, 1186, 1632, 699, -1, 1302, -1, -1, -1, -1,
    568, 285, 1096, 481, -1, -1, 1614, -1, 1403, -1, -1, -1, -1, -1, -1, -1, -1, 420, -1, 491, 659, -1, -1,
    713, 701, 1003, 1112, 1668, 1697, 1823, -1, -1, 1265, -1, -1, 1432, -1, -1, -1, 519, -1, 122, 488, 239,
    492, 1118, 966, 1145, 1429, -1, -1, -1, 1775, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1038, -1, -1, 463,
    -1, 1063, 638, 1107, -1, -1, 227, 796, 1019, -1, -1, -1, -1, -1, 1083, -1, 366, -1, -1, -1, -1, 142, 746,
    -1, -1, -1, -1, -1, -1, -1, 1557, -1, -1, 62, 1353, -1, -1, -1, 135, 726, 1139, 377, 1081, 1346, 1712,
    -1, -1, -1, -1, 346, 36, 1854, 983, -1, -1, 847, -1, 1873, -1, 405, 1672, -1, -1, 1638, 534, 1762, 660,
    224, 485, 508, 1200, 722, -1, 211, -1, 685, -1, 1389, -1, -1, 1196, -1, 1011, 707, 1227, 1103, 564, 283,
    -1, -1, -1, 1110, 1459, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1165, 1589, -1, 1676, -1, -1, 903,
    -1, -1, 487, 661, -1, -1, 1049, 1195, -1, -1, 1652, 1648, 303, 1841, -1, 1010, 1801, 355, 1354, 454,
    1573, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1718, -1, -1, -1, 343, 360, 116, 387, 228, 490, 546, 810,
    813, 967, 1238, 1125, 1846, -1, -1, -1, -1, -1, 1532, 870, 162, 320, 526, -1, 547, -1, 140, 1483, 306,
    -1, -1, -1, -1, -1, 934, -1, -1, -1, 975, -1, -1, -1, -1, -1, -1, -1, -1, 514, -1, -1, -1, -1, -1, 143,
    183, 610, 895, -1, -1, 842, -1, -1, -1, -1, -1, -1, -1, 350, 1484, -1, -1, 1660, -1, 274, -1, 1024, -1,
    -1, -1, -1, 656, 1042, 1255, 762, 837, -1, -1, -1, 748, 226, 1512, -1, -1, -1, -1, 1496, -1, -1, 1446,
    1785, -1, -1, -1, 302, -1, -1, -1, 407, 1050, 1352, 1241, -1, -1, -1, -1, 825, 1376, 954, 647, 541, -1,
    535, -1, -1, -1, 370, 890, -1, -1, 1702, -1, 119, 436, -1, -1, -1, -1, 1054, -1, 1488, -1, -1, -1, 780,
    691, -1, -1, 1670, 575, -1, -1, -1, 887, 1015, 1355, -1, 1567, 1633, 1732, -1, 531, 1267, 1307, 1356, -1,
    -1, -1, -1, 394, 1551, -1, -1, 1428, 1273, 299, 712, 1205, -1, 1491, 1017, 1865, -1, 1194, 121, 254, -1,
    -1, 1611, 1123, -1, -1, -1, -1, -1, 991, -1, 1039, 451, 528, -1, -1, -1, 629, -1, -1, -1, 95, 811, 446,
    -1, -1, -1, 37, 1341, -1, -1, 1129, -1, 1315, -1, -1, 803, -1, 94, 800, 19, 1774, 1727, 1198, -1, -1,
    532, 900, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 635, 593, 1306, -1, -1, 517, 886, -1, -1, 284, 578,
    836, -1, 1495, -1, -1, 948, 1174, -1, 1540, 545, -1, -1, -1, 1348, 1333, -1, -1, 309, -1, 1277, 533, 747,
    1324, 205, 1489, 1588, 1217, 1422, 276, 1710, 1473, 1869, -1, -1, -1, -1, -1, -1, 484, -1, 336, 1325, -1,
    1093, -1, -1, -1, 1478, -1, -1, -1, -1, -1, -1, -1, 1132, 1689, -1, 1163, 102, 124, -1, -1, 560, -1, 92,
    -1, -1, 414, 1462, -1, 1377, 1310, 1608, 1812, 1192, -1, -1, 1322, -1, -1, -1, -1, -1, 287, 874, 1111,
    1034, 1439, -1, 1266, -1, -1, 1647, -1, -1, -1, -1, -1, 216, 650, 194, 684, 1582, 195, 1815, -1, -1, -1,
    -1, -1, 506, -1, 203, -1, 1426, -1, 246, 1431, -1, -1, -1, 1261, 1850, -1, 1755, -1, 1777, -1, -1, -1,
    917, -1, -1, 384, -1, -1, 919, -1, -1, 598, 715, 0, 644, -1, 502, -1, -1, -1, -1, -1, -1, -1, -1, 1263,
    -1, -1, 41, 1070, -1, 1507, -1, 1257, -1, 9, 1715, -1, -1, 1578, 68, -1, -1, -1, -1, 349, -1, 612, -1,
    -1, 1867, -1, 670, 404, 888, 1756, 1000, 795, 1463, 1555, -1, -1, 1686, -1, 1368, -1, 1087, 327, -1, 20,
    294, 744, 909, 1825, 243, 290, 938, 668, 1126, 1803, -1, -1, 972, 1829, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, 1817, -1, -1, 1837, 418, 1541, 359, 1452, 1696, 504, -1, -1, -1, 1435, -1, 984, -1, -1, -1,
    -1, -1, -1, 523, -1, -1, -1, -1, 1657, -1, -1, -1, -1, -1, -1, -1, -1, 356, 422, 993, 1077, 929, 968, -1,
    1095, -1, 24, 1669, 1843, 901, 664, -1, 11, 79, 1105, 1203, 1467, 1623, 58, 542, 1285, 150, 1661, 1705,
    -1, -1, -1, 716, 1691, -1, -1, 230, 1714, -1, -1, -1, 266, -1, -1, -1, -1, -1, 403, -1, -1, 733, 1071,
    1510, -1, 875, -1, -1, 1154, -1, -1, 1533, -1, -1, -1, 1246, -1, -1, -1, 167, 126, -1, -1, -1, 301, -1,
    -1, 390, 56, -1, 69, 1502, -1, -1, -1, -1, 1, 675, 1124, 1583, 39, 138, 1684, -1, 247, -1, -1, -1, -1,
    219, 363, 561, 1048, 1379, 1544, 774, 1870, -1, -1, -1, -1, -1, -1, 973, -1, -1, -1, 218, 1078, -1, -1,
    -1, 572, -1, -1, 419, -1, -1, 1342, 1220, -1, -1, -1, 1175, 602, 1485, 1559, -1, 1704, -1, -1, -1, -1,
    947, 199, -1, -1, 988, -1, 368, 1027, -1, -1, 1500, 1576, -1, 172, -1, 1250, -1, -1, -1, 1076, 1759, 736,
    -1, 233, -1, 1138, 697, 1073, 643, 1872, -1, -1, -1, 1707, -1, -1, -1, -1, -1, 1074, 1415, 1444, 1731,
    110, -1, 1328, -1, -1, -1, -1, -1, -1, -1, -1, 1524, 1380, -1, -1, 40, 478, -1, 721, 741, -1, -1, -1,
    1749, 357, -1, -1, -1, -1, -1, -1, -1, 260, -1, -1, -1, -1, -1, -1, -1, -1, 1164, -1, -1, 592, 827, 1317,
    1832, -1, 1542, 242, 1811, -1, 1259, 1470, 1722, 570, 1396, -1, -1, -1, 677, 89, 1424, 1858, -1, -1, -1,
    1760, 141, -1, -1, 529, -1, -1, -1, -1, -1, -1, -1, -1, -1, 702, -1, 1115, 1607, 1800, 590, -1, -1, -1,
    -1, 692, 863, 714, 1086, 1244, 1581, 1779, -1, 871, -1, -1, -1, -1, -1, 270, 1486, -1, -1, -1, 1201, -1,
    -1, 109, 1369, 865, -1, -1, -1, -1, -1, -1, 824, -1, 1482, 1421, -1, -1, -1, -1, -1, 1414, -1, -1, 799,
    -1, 471, 193, 1101, 1136, -1, 1161, 511, 655, -1, -1, -1, -1, -1, -1, -1, -1, 1851, -1, -1, -1, -1, -1,
    1620, -1, -1, 2, -1, -1, -1, -1, -1, -1, -1, -1, 147, -1, -1, -1, -1, -1, -1, -1, 1228, -1, -1, -1, -1,
    322, -1, -1, 1626, -1, 178, -1, 1229, -1, -1, 112, 1592, -1, -1, -1, 1002, -1, 1226, -1, -1, -1, 197,
    815, -1, 1604, -1, -1, -1, -1, -1, -1, -1, 105, -1, -1, -1, -1, -1, -1, 84, -1, -1, 123, 328, -1, -1,
    1121, 1390, -1, 1530, -1, 1401, -1, -1, 204, -1, -1, -1, -1, -1, 1456, -1, 28, 627, -1, 1586, -1, 154,
    1451, -1, -1, -1, -1, -1, 1636, -1, 111, 910, 1861, -1, -1, 537, 1407, 1420, 1658, 1450, 1601, -1, -1,
    -1, -1, -1, 77, -1, 1254, -1, -1, -1, -1, -1, 706, 32, -1, -1, -1, -1, 567, 1634, -1, -1, -1, -1, -1, -1,
    118, 1166, 468, 833, 184, 581, 1218, 584, 1528, 185, 1170, -1, -1, -1, -1, -1, -1, 912, 1312, 781, -1,
    -1, 1031, 671, 1371, 1818, -1, 565, 753, 1609, 1716, -1, -1, 60, 288, 515, 946, 171, 1142, 337, 1687,
    543, 630, 1862, 943, 379, 30, 789, 963, -1, 989, -1, 1023, -1, 480, -1, 1082, -1, -1, -1, 1178, -1, -1,
    -1, -1, -1, 652, 1526, 338, 72, -1, -1, -1, -1, -1, 443, -1, -1, -1, 558, 703, 1742, -1, -1, -1, 759,
    1190, 885, 1009, -1, -1, -1, 1330, 1663, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1209, -1, -1, -1, -1, -1,
    383, -1, 805, -1, 1556, 563, -1, -1, -1, -1, -1, -1, -1, -1, 1092, -1, -1, 160, -1, -1, -1, -1, -1, 666,
    1440, -1, 1007, -1, -1, 877, 83, 1577, 1116, 263, 1606, 1062, 1694, -1, -1, 1399, 1052, -1, 1182, 120,
    -1, -1, 662, -1, -1, -1, -1, 756, 986, -1, 1152, -1, -1, 1120, 552, -1, -1, 1845, -1, 1365, 1874, 362,
    -1, -1, -1, -1, 1230, 994, -1, -1, -1, -1, -1, -1, -1, 1119, 1225, 1394, 1425, 1498, -1, 1572, -1, 214,
    -1, 444, 1189, 1709, -1, -1, 139, 718, 1769, 1294, -1, 758, -1, -1, 1740, -1, -1, -1, -1, -1, -1, 616,
    -1, 1213, -1, -1, -1, 1030, 374, -1, -1, -1, -1, 1641, -1, 136, 1553, 953, -1, -1, -1, 201, 1271, -1, -1,
    -1, -1, 168, 611, 793, 1224, -1, -1, -1, -1, -1, 423, -1, -1, 665, 1655, -1, -1, -1, 467, -1, -1, -1, -1,
    -1, -1, 1181, 117, -1, -1, -1, -1, -1, 1311, -1, 474, -1, 1122, -1, -1, 791, -1, 898, -1, -1, 974, 1736,
    -1, 1025, 1037, -1, -1, -1, 209, 455, -1, -1, 73, 760, 1617, 1595, 1664, 1674, 853, -1, -1, 1272, 930,
    -1, 742, 1835, -1, 729, -1, 1537, 1619, 683, -1, -1, 1683, -1, -1, -1, -1, 757, -1, -1, 6, -1, 157, 924,
    -1, -1, -1, -1, -1, -1, 1804, -1, 770, -1, 1824, 1075, -1, -1, 618, 1466, -1, -1, -1, -1, 1167, 536,
    1143, 149, -1, -1, -1, -1, 253, -1, -1, -1, -1, -1, -1, -1, 1708, 1185, 1765, 1072, -1, -1, -1, -1, 624,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1199, -1, 711, 615, 513, 982, -1, -1, -1, 319, -1, 1849,
    1363, 1402, 1857, 365, 1675, -1, 26, 1566, 137, -1, -1, -1, 267, -1, -1, -1, 18, -1, 389, 1208, -1, 1084,
    -1, -1, 1319, -1, -1, -1, -1, -1, -1, 1067, 936, -1, -1, 1549, -1, -1, -1, -1, -1, -1, 698, -1, -1, 1188,
    525, 1135, 1724, -1, -1, 1041, -1, -1, 279, 1631, 1155, 1772, -1, 1662, -1, -1, 1430, 1646, -1, -1, -1,
    -1, -1, -1, 1802, -1, -1, -1, 846, 873, 1630, 1651, 200, 1781, 341, 380, -1, 883, -1, 1449, 1505, 158,
    1728, 812, 1786, -1, -1, -1, -1, -1, -1, 1523, 1455, 75, 1635, -1, -1, -1, -1, -1, 1771, -1, 498, -1, -1,
    -1, 49, -1, -1, 850, -1, -1, -1, -1, 1560, -1, -1, -1, 1656, 894, 1692, -1, -1, 794, 1187, 1028, -1, -1,
    91, 1088, 1763, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1518, -1, 1336, 605, 778, -1, -1, -1, -1,
    -1, -1, 623, 595, 1258, 784, 669, 1303, 1866, -1, -1, -1, -1, 1603, -1, 461, -1, 916, 1144, 180, -1,
    1296, -1, 334, 1654, 1216, 604, -1, -1, -1, 1783, 1079, -1, 1826, 1160, 1177, 1343, -1, -1, 1806, 1361,
    -1, -1, -1, -1, -1, 1251, -1, 348, 792, -1, 1222, -1, -1, -1, -1, -1, -1, -1, 1133, -1, 44, 591, -1,
    1301, 1594, 1698, -1, -1, 424, -1, -1, -1, -1, -1, -1, -1, 1104, 641, 315, 1242, 1784, 1729, -1, 264, -1,
    -1, -1, -1, -1, 447, -1, 1792, -1, -1, -1, -1, -1, -1, 911, 569, 1282, -1, -1, 1848, 1653, 1776, -1, -1,
    235, -1, 1026, 1264, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 265, 90, 763,
    625, 1778, 1871, -1, 148, 1137, 899, 416, 1443, -1, -1, -1, -1, -1, -1, 1562, 74, 1262, -1, -1, -1, -1,
    1492, -1, -1, -1, -1, -1, -1, 696, -1, 208, -1, 1097, -1, 298, -1, -1, 1809, -1, 373, 220, 1332, 1642,
    1768, -1, 1382, -1, 1570, -1, -1, -1, 458, 223, -1, -1, -1, 512, -1, -1, -1, -1, -1, -1, 553, 441, 1612,
    1280, 1830, 1564, 1153, 859, -1, -1, -1, 1036, 754, -1, -1, 1480, -1, -1, -1, -1, 925, 45, 238, 1249, -1,
    -1, 198, -1, 1408, 66, 131, 1360, 1437, -1, -1, 33, 1493, -1, 1329, -1, -1, 854, -1, 574, -1, -1, 88, -1,
    -1, -1, -1, -1, 1089, 939, 411, -1, -1, 297, 13, 1367, -1, -1, -1, -1, -1, -1, -1, 1773, 27, -1, -1, 678,
    -1, -1, 1721, -1, -1, 918, -1, 207, -1, -1, -1, -1, -1, -1, -1, -1, 335, 460, 1615, -1, -1, -1, -1, 426,
    -1, -1, -1, 1008, 1236, 949, 1215, 1565, -1, -1, 814, 1810, 928, 807, 372, 960, 1069, 1094, 891, -1, -1,
    -1, 1033, 8, 1448, -1, 1014, -1, -1, 57, 1045, -1, -1, -1, 1754, -1, -1, 1859, -1, -1, -1, 1012, -1, -1,
    -1, 310, 651, 1413, 893, 1223, 1464, 1536, 1747, -1, 880, -1, -1, -1, 1080, -1, 1453, 1130, -1, -1, -1,
    -1, 648, -1, 864, 307, -1, -1, -1, -1, 1286, -1, -1, -1, 210, 1487, 1212, -1, -1, -1, 915, -1, -1, -1,
    -1, -1, -1, 53, -1, -1, -1, 1568, -1, -1, -1, -1, -1, -1, 777, -1, -1, -1, -1, 586, -1, -1, 129, 914, -1,
    809, -1, -1, -1, -1, -1, -1, 896, 1545, 751, 164, 252, 1693, 1737, 819, 31, -1, 1326, -1, 255, 804, -1,
    -1, 300, 1291, -1, 1840, -1, -1, -1, -1, -1, -1, -1, 673, -1, 1863, -1, -1, -1, 679, 449, 1457, -1, 329,
    -1, -1, -1, 318, -1, -1, -1, -1, -1, 571, 269, 1278, 1827, 29, 352, -1, 835, 588, 844, 1434, 608, 1304,
    1794, 1392, 1206, -1, -1, -1, -1, -1, -1, -1, -1, 732, -1, -1, -1, 680, 494, -1, -1, -1, 1479, -1, -1,
    -1, -1, -1, -1, -1, 573, -1, -1, -1, 767, 395, 1046, 786, -1, 798, 1235, 1056, -1, -1, -1, 856, -1, -1,
    466, -1, 399, -1, -1, -1, 942, -1, 489, -1, -1, -1, -1, -1, 1058, 1193, 1357, 1423, 1599, 737, 1162,
    1445, -1, -1, -1, -1, -1, -1, -1, 1602, -1, -1, -1, 1253, -1, -1, 620, -1, -1, 1476, -1, -1, 268, 723,
    -1, 1521, -1, -1, -1, 1370, -1, -1, -1, -1, -1, 1239, -1, 35, 382, -1, 1717, 1043, 636, 881, 1366, -1,
    613, 845, 779, -1, 153, 783, 1469, 1739, -1, -1, -1, -1, 1284, 430, 1748, -1, -1, -1, 212, -1, -1, -1,
    -1, -1, -1, 1688, -1, 892, 1552, 1252, 601, 281, 385, -1, -1, -1, -1, -1, -1, 838, 1745, 828, -1, 386,
    -1, 64, 1318, 1734, -1, -1, 579, -1, -1, -1, -1, -1, -1, 1127, 1384, -1, 48, 1650, 358, -1, 904, 85, 289,
    867, 1375, 128, -1, 548, -1, -1, 926, -1, -1, -1, -1, -1, 272, 1055, 1299, 1538, -1, 1180, -1, -1, -1,
    -1, -1, -1, -1, -1, 690, -1, 76, -1, -1, 1535, -1, 879, 1344, 1404, -1, -1, -1, 840, 1383, -1, 145, 866,
    -1, 509, 1388, -1, -1, -1, -1, -1, -1, -1, 1639, -1, 7, -1, -1, 1211, -1, -1, -1, 1006, 921, 1331, 22,
    708, -1, 951, 340, 955, 1040, -1, -1, 188, 987, -1, -1, 182, -1, -1, -1, 503, 1309, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 820, 1295, 78, 262, 34, -1, 127, 134, 1064, 1202, -1, 693, 832, -1, 1398, -1, 259, -1,
    688, -1, -1, -1, 464, -1, 1340, -1, -1, 175, -1, 280, -1, 125, 1351, -1, 161, 25, 1234, 740, 981, 61, 80,
    996, 1844, -1, 978, -1, -1, -1, -1, -1, 1503, 1157, -1, -1, 788, 1386, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 956, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1640, 761, -1, -1, -1, -1, 391, 1005, 1442, 1497, -1, 913,
    1168, 1720, -1, -1, -1, -1, -1, -1, -1, -1, 766, 831, 1179, -1, 1590, -1, 1372, -1, -1, -1, -1, -1, -1,
    1001, 1283, 1320, -1, -1, 1504, -1, 861, 1022, -1, 97, 632, -1, 544, -1, 1822, -1, -1, 10, -1, -1, 1032,
    -1, -1, -1, 1065, 1100, -1, 177, 765, -1, -1, -1, -1, -1, 330, 429, -1, -1, -1, -1, 313, -1, 582, 634,
    1501, -1, -1, 906, 1098, 1575, -1, 55, -1, -1, 505, 1150, -1, -1, 1108, 1176, -1, -1, 96, -1, -1, 551,
    731, 860, 375, 1059, 1287, 1411, 821, 1836, -1, -1, -1, 472, 785, 1204, 1547, -1, -1, -1, 371, 931, 734,
    54, 397, -1, -1, -1, -1, 640, 345, 410, 67, 1539, 427, 101, 653, 1750, -1, -1, 958, -1, -1, -1, -1, -1,
    1554, -1, -1, -1, -1, 1047, -1, -1, -1, -1, -1, -1, -1, 179, 317, 452, 462, 738, 816, 1644, -1, -1, 1758,
    -1, 1172, -1, 1412, -1, -1, 562, 42, -1, -1, -1, 1819, 413, -1, -1, -1, 1387, -1, -1, -1, 16, 902, -1,
    -1, -1, -1, -1, 735, 1156, -1, -1, 479, -1, -1, -1, -1, 1060, -1, -1, -1, 434, -1, 433, 1600, 1214, 631,
    1335, -1, 273, 646, 1563, 1391, 1605, -1, -1, -1, 174, 155, -1, -1, 1334, -1, -1, -1, -1, 1016, 876, 961,
    -1, -1, 995, -1, -1, -1, -1, -1, -1, 724, -1, 1627, 1680, 1499, -1, -1, -1, -1, 1828, 940, -1, -1, 1461,
    1515, -1, 421, 952, -1, -1, 667, -1, -1, 923, 1288, -1, -1, -1, -1, 445, -1, -1, 971, -1, 622, -1, 619,
    -1, 717, 59, 1534, 1667, -1, -1, -1, 658, 808, 1753, 1833, -1, -1, -1, -1, 882, -1, 580, -1, -1, -1, 920,
    -1, -1, 849, -1, 473, -1, -1, -1, -1, 376, 277, -1, -1, 1247, 1580, -1, -1, 46, 115, -1, 787, -1, -1,
    1584, 628, 1723, 843, -1, -1, -1, -1, -1, -1, -1, 1279, 1787, -1, -1, -1, 1436, 1385, -1, -1, 745, 576,
    -1, -1, -1, 822, 907, 1232, 1289, -1, 1531, 1585, -1, 1770, -1, 530, 500, 1628, 776, -1, 495, -1, 705,
    442, 1290, -1, -1, 700, -1, -1, 3, -1, 457, -1, 440, 603, -1, -1, -1, 428, 1597, 597, 1035, -1, -1, -1,
    1275, 476, 65, 4, 47, 152, -1, -1, 1438, 559, 1327, 1219, 1520, 244, 314, 507, 663, -1, 772, -1, 637,
    1838, 1184, 710, 497, -1, 1831, -1, 1548, -1, 1821, 1013, -1, 555, -1, -1, -1, -1, 398, 1173, 312, -1,
    -1, 1735, -1, 12, 206, 1746, -1, 437, 369, 1221, 1649, 1788, -1, 448, 1506, -1, -1, 311, 540, 1243, 1726,
    524, 1677, -1, -1, 743, 829, -1, -1, -1, -1, -1, 1151, 1158, 381, -1, -1, -1, -1, 1730, -1, 1529, 21,
    324, 694, 1248, 236, -1, -1, 165, 1659, -1, -1, 676, 933, 43, -1, 232, 1546, -1, -1, 823, -1, -1, -1, -1,
    1814, -1, -1, -1, -1, -1, 1410, -1, -1, -1, -1, -1, -1, -1, -1, 231, -1, -1, -1, -1, -1, -1, 1795, 344,
    556, 869, -1, -1, 639, 719, 764, 1066, 1494, 1338, 1613, 1864, 1741, 1868, 63, 170, 782, 1813, -1, -1,
    -1, -1, 1270, 1141, 1852, -1, -1, -1, -1, -1, -1, 642, 483, -1, 107, -1, -1, -1, -1, 1256, 1305, -1, -1,
    -1, 1665, 293, -1, -1, -1, 1516, -1, 704, 1171, -1, 332, -1, 275, 402, 905, -1, 1574, -1, 577, -1, -1,
    -1, 342, 1625, -1, -1, 406, -1, 617, -1, -1, 354, -1, -1, 1593, 1751, -1, -1, 256, 469, 249, -1, 1618,
    -1, -1, 1472, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1085, -1, -1, -1, 1579, 1276, -1, -1, 657, 163, 308,
    1766, -1, -1, -1, 215, 1522, 730, -1, -1, -1, 191, 1099, 1405, 169, 1474, 769, -1, 70, 583, 1433, 1719,
    -1, -1, -1, 392, -1, 499, 878, -1, -1, 17, 241, 130, -1, -1, -1, 1816, -1, 1681, 768, 839, 364, 378, 475,
    858, 834, 1417, 1598, -1, -1, 950, 159, 1591, 739, -1, -1, 1323, 245, 1671, -1, -1, -1, -1, 99, 425, 527,
    1475, 15, 106, 1847, -1, -1, -1, 1490, 439, -1, 1798, -1, -1, 432, 331, -1, 82, -1, -1, -1, -1, -1, -1,
    222, -1, 1799, -1, -1, 1643, -1, -1, 396, 1416, 1337, 1131, 1511, -1, -1, 333, 818, -1, 1839, -1, 1621,
    459, 1159, 202, 686, -1, 435, 826, 927, 1695, -1, -1, -1, 450, 862, -1, -1, -1, 589, 855, -1, -1, 1508,
    -1, -1, -1, -1, 1458, -1, -1, 992, 1587, -1, -1, 1183, -1, -1, 681, -1, -1, -1, -1, 802, -1, -1, -1, 538,
    607, -1, -1, 682, -1, 1293, 431, -1, 412, -1, 1373, -1, -1, -1, -1, 86, 1454, -1, 1409, -1, -1, -1, -1,
    -1, -1, 990, 1744, -1, 325, 771, 969, 1616, -1, -1, -1, 752, 217, 400, 1743, -1, -1, -1, -1, -1, -1, 292,
    1789, -1, 1029, -1, 251, 1313, 408, 1571, 1842, -1, 817, 1117, -1, -1, -1, -1, -1, -1, -1, 1364, -1, -1,
    213, -1, -1, -1, -1, -1, -1, 1791, 1237, 1465, 1543, -1, -1, -1, -1, -1, 1051, 1427, 516, -1, -1, -1, -1,
    -1, -1, 1550, 1481, -1, -1, 1596, 1624, 1477, 351, -1, -1, -1, -1, -1, -1, 801, -1, 1147, 347, -1, -1,
    797, 1790, 470, -1, -1, -1, -1, 258, -1, -1, -1, -1, -1, 806, 87, 1349, -1, -1, -1, -1, -1, 367, 477,
    181, 727, 654, 1068, 725, 1393, 1397, 1113, 1757, -1, 872, 1197, -1, -1, 585, 1855, -1, 998, -1, -1, -1,
    221, 1406, -1, -1, -1, -1, 250, 114, 482, 496, 1321, -1, 594, -1, -1, -1, -1, 282, 295, 1316, 1350, 1706,
    -1, 493, 626, -1, -1, -1, -1, -1, 321, 1400, 1447, -1, 599, 970, -1, -1, -1, -1, -1, 621, 1569, 409, -1,
    -1, -1, -1, 550, -1, -1, -1, -1, -1, 415, 1713, 339, 852, 1690, -1, -1, -1, -1, -1, 187, 486, 848, -1,
    -1, -1, -1, -1, -1, 609, -1, -1, -1, -1, 1682, 1210, -1, 261, -1, -1, -1, -1, -1, 649, -1, -1, -1, -1,
    -1, 14, 695, 1834, 755, -1, 51, -1, -1, -1, -1, -1, 1140, -1, -1, -1, -1, 957, -1, 50, 600, -1, 257,
    1359, 965, -1, 144, 1725, 1044, -1, 1057, -1, -1, 271, 557, 353, 720, 908, 959, 645, 985, 1240, 1637, -1,
    173, -1, 71, 192, 510, 944, 1347, -1, -1, 1149, -1, -1, 962, -1, -1, -1, -1, 750, 1245, 38, 151, -1, -1,
    -1, -1, -1, 851, 1418, 417, 388, 1561, -1, 1358, -1, -1, 999, 1109, 326, 1297, 1517, -1, 922, -1, 166,
    -1, 305, -1, 23, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1260, 689, 1106, 1053, 98, -1, 889, -1, 316, -1,
    -1, -1, -1, -1, -1, 229, 1169, 1146, 522, 1514, 884, 1102, 1061, 1629, -1, -1, -1, -1, -1, -1, 979, 1339,
    1622, -1, -1, 1020, 1148, 1733, 1378, -1, -1, 830, 1679, -1, -1, -1, 189, 614, 1519, 190, 1090, 1345, -1,
    -1, 1298, 1362, 977, -1, 103, -1, 393, 1820, -1, -1, -1, -1, 108, 93, 304, 687, 1699, 1673, -1, -1, -1,
    964, -1, -1, 1091, -1, 278, 1860, -1, -1, -1, 633, -1, 1780, 1525, 674, 133, -1, 1269, 1527, -1, 1805,
    709, -1, 1468, -1, -1, -1, -1, 1134, -1, -1, 566, 1471, 1274, -1, 156, -1, -1, 1610, 100, -1, -1, -1, -1,
    -1, -1, -1, 539, 81, 549, 587, -1, -1, 1128, -1, -1, -1, -1, -1, -1, -1, -1, 554, 240, 932, -1, -1, -1,
    -1, -1, -1, 501, 453, -1, -1, 1308, 1191, -1, -1, -1, -1, -1, -1, -1, -1
};

static const int16_t first[] = {
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1429, -1, -1, -1, -1, 1492, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 531, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 620,
    1229, -1, -1, 837, -1, -1, -1, -1, 1071, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 583,
    585, 587, 529, 589, 528, 569, 650, 652, 657, 653, 507, 557, -1, -1, 323, -1, -1, 541, 542, 543, -1, 491,
    566, -1, -1, -1, -1, -1, 523, -1, 1150, 1, 836, 1203, 45, 48, 476, 474, 478, 480, 477, 475, 479, 481,
    327, 309, 310, 404, 1804, 1890, 8, 26, 0, 9, 27, 259, 260, 261, 262, 263, 264, 265, 266, 267, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, 239, 240, 241, 246, 247, -1, 242, -1, -1, 1862, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, 243, -1, -1, -1, -1, -1, -1, -1, -1, 244, 245, 253, -1, 297, 641, 642, 1893, 570, 571, 700, -1,
    1923, -1, 1905, -1, 697, -1, -1, -1, -1, 696, 458, 71, 85, 95, 115, 63, -1, 728, 790, 792, 794, 796, 798,
    800, 802, 804, 806, 808, 810, 812, 814, 816, 46, 47, 49, 50, 2, -1, 59, 6, 5, -1, -1, 12, 11, -1, 17, 58,
    20, 21, 22, 23, 24, 25, 28, -1, 29, 30, 31, 32, 33, 34, 35, 36, -1, 37, 38, 39, 40, 41, 42, 43, 44, 51,
    52, 53, 54, 55, 56, -1, -1, -1, 60, 61, 62, 67, 68, 69, 70, 66, 72, 74, 75, 78, 79, 80, -1, 81, 82, 83,
    84, 90, 91, 87, 86, 92, 94, 101, 102, 97, 96, 100, 104, 105, 107, 111, 112, 113, 114, 117, 116, 121, 122,
    123, 124, 125, 126, 127, -1, -1, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141,
    142, 143, 144, 145, 146, 147, 148, 149, 151, 153, 1562, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163,
    164, 165, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 181, 182, 183, 184, 187, 188, 189,
    190, 191, 192, 193, 194, 195, 196, 197, 198, 199, 200, 201, 203, 205, 207, 209, -1, 406, 208, -1, -1,
    210, 212, 214, 215, 217, 218, 219, 220, 221, 222, 223, 224, 225, 226, 228, 229, 230, 231, 232, 233, 235,
    236, 237, 238, -1, -1, -1, -1, -1, 311, 312, 313, 314, 315, 316, 317, 318, 319, 320, 321, 322, 324, 325,
    326, 328, 329, 330, 331, 336, 340, 343, 344, 345, 346, 347, 348, 349, 350, 351, 352, 353, 354, 355, 356,
    357, 358, 359, 360, 361, 362, 363, 364, 365, 366, 367, 368, 369, 370, 371, 372, 373, 374, 375, 376, 377,
    378, 379, 380, 381, 382, 383, 384, 385, 386, 387, 388, 389, 390, 391, 392, 393, 394, 395, 396, -1, 397,
    398, 399, 400, 401, 402, 405, -1, 407, 408, 409, -1, 410, 412, 413, 414, 415, 416, 417, 418, 419, 420,
    421, 422, 423, -1, 424, 425, 427, -1, -1, -1, 429, 442, -1, -1, 445, 446, 447, 448, 449, 450, 451, 452,
    453, 454, 455, 456, -1, 461, 462, 466, 468, 469, 470, 471, 472, 473, 482, 484, 485, 486, 487, 488, 489,
    1068, 1321, 492, 493, 494, 495, 496, 497, 498, 499, 500, 501, 502, 503, 504, -1, 505, -1, 506, -1, 508,
    509, 510, 511, 512, 513, 517, 518, 521, 525, 526, 527, -1, 532, 534, 537, -1, 546, -1, 547, -1, -1, -1,
    559, -1, 562, 563, 564, 565, -1, -1, 572, 579, -1, -1, -1, 595, 596, 598, 599, 601, 602, 603, 604, 605,
    606, 607, 608, 609, 610, 611, 612, 613, 615, -1, 616, 619, 621, 622, 623, 624, 625, -1, 628, 629, 630,
    -1, -1, 636, -1, -1, -1, 637, -1, -1, 664, 669, 668, 644, 645, 646, 647, -1, 651, 655, -1, 658, 659, 661,
    662, 663, -1, -1, 685, 686, 690, 691, 701, 707, 709, 710, 711, 712, 713, 714, 715, 716, 717, 718, 721,
    724, 726, 2094, 1395, 743, 745, 747, 832, 729, 730, 731, 732, 741, 2050, -1, -1, -1, -1, 737, -1, 739,
    740, 742, 744, 746, 748, 749, 750, 751, 752, 753, 754, 755, 756, 757, 758, 759, 760, 761, 762, 763, 764,
    765, 766, 767, 768, 769, 770, 771, 772, 773, 774, 775, 776, 777, 778, 779, 780, 781, 782, 783, 784, 785,
    786, 787, 788, 789, 818, 819, 821, 822, 823, 824, 843, 825, -1, 829, 830, 831, 833, 834, 835, 838, 839,
    840, 841, 842, 844, 845, 846, 847, 848, 849, 850, 851, 852, 853, 854, 855, 856, 857, 858, 859, 860, 861,
    862, 863, 864, 865, 866, 867, 868, 869, 870, 871, 872, 873, 874, 875, 876, 877, 878, 879, 880, -1, 881,
    -1, 882, 883, 884, 885, 886, 887, -1, 888, 889, 890, 891, 892, 893, 894, 895, 896, 898, 899, 900, 901,
    902, 903, 904, 905, 906, 907, 908, 909, 910, 911, 912, 913, 914, 915, 916, 917, 919, 1249, 918, 920, 921,
    922, 923, 924, 925, 1057, -1, 926, 1554, 927, 928, 929, 930, 931, 932, 933, 934, 935, 936, 937, 938, 939,
    940, 941, 942, 943, 944, 945, 947, 948, 949, 950, -1, 951, 953, 954, 955, 956, 957, 958, 959, 960, 961,
    962, 963, 964, 965, 966, -1, 967, 968, 969, 970, 971, 972, 973, 974, 975, 976, 977, 978, 979, 980, 981,
    982, 983, 984, 985, 986, 987, 988, 989, 990, 991, 992, 993, 994, 995, 996, 997, 998, 999, 1000, 1001,
    1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009, 1010, 1011, 1012, 1013, 1014, 1015, 1016, 1017, 1018,
    1019, 1020, 1021, 1022, 2090, -1, 1024, 1026, 1027, 1028, -1, 1030, 1032, 1034, 1036, 1037, 1038, 1039,
    1040, 1041, 1042, 1043, 1044, 1045, 1046, 1047, 1048, 1050, 1051, 1052, 1053, 1054, 1055, 1056, -1, 1059,
    1061, 1063, 1064, 1065, 1066, 1067, 2097, 1069, 1070, 1072, 1073, 1074, 1075, 1076, -1, 1077, 1078, -1,
    1079, 1080, 1081, -1, -1, -1, 1084, 1086, -1, -1, 1088, 1090, 1091, 1094, 1096, 1097, 1098, 1099, 1102,
    1103, 1104, 1105, 1106, 1107, 1108, 1109, 1110, 1112, 1113, -1, -1, 1117, 1118, 1119, 1120, -1, 1121, -1,
    1123, -1, 1124, 1125, 1126, 1127, 1128, 1129, 1130, 1131, -1, 1133, 1134, 1135, 1136, 1137, 1138, 1139,
    1140, 1143, 1144, 1145, 1146, 2098, 1147, -1, 2099, 1153, 1155, 1157, 1158, 1160, 1161, 1162, 1164, 1165,
    1166, 1167, 1168, 1169, 1170, 1171, 1172, 1173, 1174, 1176, 1564, 1177, 1178, 1179, 1180, 1181, 1182,
    1183, 1184, 1185, 1186, 2100, 1187, 1188, 1189, 1190, 1191, 1192, 1195, 1196, 1197, 1198, 1199, 1200,
    1201, 1202, 1204, 1205, 1206, 1207, 1208, 1209, 1214, 1215, 1216, 1217, 1218, 1219, 1220, -1, 1233, -1,
    1235, 1243, 1244, 1245, 1251, 1262, 1253, 1254, 1256, 1257, 1259, -1, 1263, 1265, -1, 1268, 1271, 1274,
    1277, 1280, 1283, 1287, -1, -1, 1289, -1, 1290, 1291, 1292, 1293, 1294, 1295, 1296, 1297, 1298, 1299,
    1300, 1301, 1302, 1303, 1304, 1305, 1306, 1307, 1308, -1, 1310, 1311, 1313, 1314, 1316, 1317, 1319, 1320,
    1323, 1326, 1327, 1328, 1329, 1331, 1332, 1333, 1334, 1335, 1336, 1337, 1340, 1341, 1342, -1, 1344, -1,
    1346, 1348, 1349, 1353, -1, 1357, 1361, 1365, 1369, 1370, -1, 1371, 1372, -1, 1373, 1374, 1375, 1376,
    1377, 1378, 1379, -1, -1, -1, -1, -1, -1, 1382, 1383, 1384, -1, -1, 1386, 1387, 1388, 1389, 1390, 1392,
    1394, -1, -1, 1396, 1397, 1398, 1399, 1400, 1401, 1402, 1403, -1, -1, 1405, 1407, 1409, -1, 1410, -1,
    1414, 1669, 1416, 1417, 1556, 1558, 1418, 1419, -1, 1420, -1, -1, -1, -1, -1, 1421, 1422, 1423, 1424,
    1425, 1426, 1427, 1428, 1430, 1431, 1432, 1433, 1434, 1435, 1436, 1437, 1438, 1439, 1440, 1441, 1442,
    1444, 1445, 1446, 1447, 1448, 1449, 1450, 1451, 1452, 1453, 1454, 1455, 1456, 1457, 1458, 1459, 1460,
    1461, 1462, 1463, 1464, 1465, 1466, 1467, 1468, 1469, 1470, 1471, 1472, 1473, 1474, 1475, 1476, 1477,
    1478, 1479, 1480, 1481, 1482, 1483, 1485, 1487, 1489, 1490, 1491, 1493, 1494, 1495, 1496, 1497, 1498,
    1499, 1500, 1501, 1502, 1503, 1504, 1505, 1506, 1507, 1508, 1509, 1510, 1511, 1513, 1515, 1516, 1517,
    1518, 1519, 1520, 1521, 1522, 1523, 1560, 1566, 1567, 1568, 1569, 1570, 1573, 1575, -1, 1571, -1, 1582,
    1583, -1, -1, 1709, 1706, 1707, 1708, 1711, 1727, 1588, -1, -1, 1589, 1590, -1, 1701, -1, 1747, -1, -1,
    -1, 1600, -1, 1629, 1630, 1634, 1635, -1, -1, 1636, 1637, -1, 1717, 1638, 1728, 1642, -1, 1643, 1644,
    1645, 1646, 1647, 1648, 1649, 1650, 1651, 1652, 1657, -1, -1, 1654, 1655, -1, 1659, -1, 1661, 1663, -1,
    1665, 1666, 1667, 1670, 1671, 1672, 1673, 1674, 1675, 1676, 1677, 1678, 1679, 1681, 1688, 1683, 1685,
    1687, 1689, 1690, 1691, 1693, 1694, 1695, 1696, 1697, 1698, 1699, 1700, 1702, 1703, 1704, 1705, 1710,
    1712, 1713, 1714, 1715, 1716, 1718, 1719, 1720, 1722, 1724, 1726, -1, 1748, 1736, -1, 1738, 1739, 1740,
    1741, -1, -1, 1742, -1, 1744, 1746, 1749, 1750, 1751, 1752, -1, -1, 1755, 1756, 1757, 1758, 1759, -1,
    1771, -1, 1773, 1774, 1775, 1777, 1778, 1779, 1781, 1782, 1783, 1784, 1785, 1786, 1787, -1, 1797, 1789,
    1790, 1791, 1792, 1793, 1794, 1795, 1796, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1798, 1799, 1800, 1801,
    1802, 1803, -1, 1808, 1812, 1813, 1814, 1818, 1819, 1820, 1823, 1824, 1825, 1826, 1827, 1828, 1829, 1832,
    1835, -1, 1839, 1843, 1844, 1845, 1846, 1847, 1848, 1849, 1850, 1851, 1852, 1854, 1855, 1856, 1857, 1858,
    1859, 1860, 1861, -1, 2063, 2064, 2065, 2066, 2067, 1883, 1885, 1886, 1887, 1888, 1889, 1891, 1892, -1,
    1896, 1897, 1898, 1899, 1900, 1901, 1903, 1908, 1910, 1911, 1914, 1915, 1916, 1917, 1918, 1919, 1921,
    1922, -1, 1924, 1933, -1, -1, 1926, -1, 1925, -1, -1, -1, 2016, 1932, 1934, -1, 1936, 1937, 1938, 1940,
    1941, 1942, 1943, -1, -1, -1, 1944, 1945, 1946, 1947, 1948, 1949, 1950, 1951, 1952, 1953, 1954, 1955,
    1956, -1, -1, 1958, -1, -1, 1960, 1962, 1964, -1, 2101, 2102, 1966, 1968, 1970, 1972, 1975, 2103, 1977,
    2104, 1978, 1980, 1981, 1982, 2105, 1983, 1984, 1985, 1986, 1987, 1988, 1989, 1990, 1991, 1992, -1, -1,
    1995, -1, -1, 2106, 2107, 1998, -1, -1, -1, -1, 2001, -1, -1, 2108, -1, -1, 2006, 2007, 2008, 2009, 2010,
    2011, 2013, 2015, 2017, 2018, 2019, 2020, 2021, -1, 2024, 2110, 2025, 2026, 2027, 2028, -1, 2029, 2030,
    2031, 2111, 2036, 2038, 2039, 2041, 2042, 2043, -1, 2044, 2045, 2047, 2048, 2049, 2052, 2054, 2056, 2058,
    2060, 2061, 2062, 2068, -1, 2072, 2073, 2074, 2075, 2076, -1, 2078, 2083, 2085, 2086, -1, 2113, 2114,
    2115, 2116, 2117, 2118, 2119, 2122, 2123, 2124, 2125, 2126, 2127, 2128, 2129, 2130, 2132, 2133, 2134,
    2135, 2136, 2137, 2138, 2140, 2141, 2142, 2143, 2144, 2145, 2146, 2147, 2148, 2149, 2150, 2151, 2152,
    2154, 2155, 2156, 2157, 2158, 2159, 2160, 2161, 2163, 2164, 2165, 2168, 2169, 2170, 2171, 2172, 2173,
    2175, 2176, 2178, 2179, 2180, 2181, 2182, 2183, 2184, 2186, 2190, 2091, -1, 2092, 2093
};

static const struct catalogue_link links[] = {
    {0, 3, 0}, {0, 828, 0}, {0, -1, 0}, {1, 4, 0}, {2, 7, 0}, {2, -1, 0}, {2, -1, 0}, {3, 10, 0}, {3, 13, 0},
    {3, -1, 0}, {4, 65, 0}, {4, 14, 0}, {4, -1, 0}, {5, 15, 0}, {6, -1, 0}, {7, 16, 0}, {8, -1, 0},
    {9, 18, 0}, {10, 19, 0}, {11, -1, 0}, {12, 216, 4}, {12, -1, 5}, {13, -1, 1}, {13, -1, 0}, {14, -1, 1},
    {14, -1, 0}, {15, -1, 1}, {15, -1, 0}, {16, -1, 1}, {16, -1, 0}, {17, 213, 1}, {17, -1, 0}, {18, -1, 1},
    {18, -1, 0}, {19, -1, 0}, {20, -1, 0}, {21, -1, 0}, {22, 1141, 3}, {23, -1, 2}, {24, -1, 2}, {25, -1, 2},
    {26, -1, 2}, {27, -1, 2}, {28, -1, 2}, {29, -1, 2}, {30, -1, 2}, {31, -1, 2}, {32, -1, 2}, {33, -1, 2},
    {34, -1, 2}, {35, -1, 2}, {36, -1, 2}, {37, 211, 2}, {38, -1, 2}, {39, -1, 2}, {40, -1, 2}, {41, 57, 0},
    {42, -1, 0}, {43, 76, 4}, {44, 77, 4}, {45, 166, 4}, {46, -1, 4}, {47, -1, 4}, {48, 64, 0}, {49, -1, 0},
    {50, -1, 0}, {50, -1, 0}, {51, 1338, 2}, {52, -1, 2}, {53, 1339, 2}, {54, 1345, 2}, {55, 73, 0},
    {55, -1, 0}, {56, -1, 0}, {57, 89, 4}, {57, -1, 5}, {58, 109, 2}, {59, 110, 2}, {60, 93, 1}, {60, -1, 0},
    {61, 426, 1}, {62, -1, 0}, {63, 106, 1}, {64, -1, 0}, {65, 108, 2}, {66, 88, 0}, {66, 2057, 0},
    {66, -1, 0}, {67, -1, 0}, {68, 99, 4}, {69, -1, 2}, {70, -1, 2}, {71, 1913, 2}, {72, 103, 1},
    {73, -1, 0}, {74, 98, 0}, {74, 167, 0}, {74, -1, 0}, {75, -1, 0}, {76, 120, 4}, {76, -1, 5},
    {77, 150, 2}, {78, 152, 2}, {79, 206, 1}, {79, -1, 0}, {80, -1, 0}, {81, 204, 1}, {82, -1, 0},
    {83, 180, 2}, {84, 1260, 2}, {85, 1261, 2}, {86, -1, 2}, {87, -1, 2}, {88, -1, 2}, {89, 1132, 2},
    {90, 118, 0}, {90, 2051, 0}, {90, -1, 0}, {91, 119, 0}, {92, -1, 0}, {93, 186, 4}, {93, -1, 5},
    {94, -1, 4}, {94, -1, 5}, {95, -1, 4}, {95, -1, 5}, {96, -1, 0}, {97, -1, 0}, {98, -1, 0}, {99, -1, 0},
    {100, -1, 4}, {100, -1, 5}, {101, -1, 4}, {101, -1, 5}, {102, -1, 4}, {102, -1, 5}, {103, -1, 4},
    {103, -1, 5}, {104, -1, 2}, {104, -1, 0}, {105, -1, 2}, {105, -1, 0}, {106, -1, 2}, {106, -1, 0},
    {107, -1, 2}, {107, -1, 0}, {108, -1, 2}, {108, -1, 0}, {109, -1, 2}, {109, -1, 0}, {110, -1, 2},
    {110, -1, 0}, {111, -1, 2}, {111, -1, 0}, {112, 1252, 4}, {112, -1, 5}, {113, 1058, 4}, {113, -1, 5},
    {114, 1258, 4}, {114, -1, 5}, {115, 1062, 4}, {115, -1, 5}, {116, -1, 4}, {116, -1, 5}, {117, 946, 4},
    {117, -1, 5}, {118, -1, 2}, {119, 1250, 2}, {120, -1, 2}, {120, -1, 0}, {121, -1, 2}, {121, -1, 0},
    {122, -1, 2}, {122, -1, 0}, {123, 483, 2}, {123, -1, 0}, {124, 411, 2}, {124, -1, 0}, {125, 1247, 2},
    {126, 820, 2}, {127, -1, 2}, {128, 185, 0}, {128, -1, 0}, {129, -1, 0}, {130, -1, 0}, {131, -1, 0},
    {132, 234, 4}, {132, -1, 5}, {133, -1, 1}, {133, -1, 0}, {134, -1, 1}, {134, -1, 0}, {135, -1, 1},
    {135, -1, 0}, {136, 706, 1}, {136, -1, 0}, {137, 708, 1}, {137, -1, 0}, {138, -1, 1}, {138, -1, 0},
    {139, 202, 1}, {139, -1, 0}, {140, 514, 1}, {140, -1, 0}, {141, -1, 1}, {141, -1, 0}, {142, -1, 1},
    {142, -1, 0}, {143, -1, 1}, {144, -1, 0}, {145, -1, 2}, {146, -1, 2}, {147, -1, 2}, {148, -1, 1},
    {149, -1, 2}, {150, -1, 2}, {151, -1, 0}, {152, -1, 5}, {153, 227, 5}, {154, -1, 5}, {155, -1, 5},
    {156, -1, 5}, {157, -1, 5}, {158, -1, 5}, {159, -1, 5}, {160, -1, 5}, {161, -1, 5}, {162, -1, 4},
    {163, -1, 4}, {164, -1, 4}, {165, -1, 4}, {165, -1, 5}, {166, -1, 4}, {166, 1853, 5}, {167, 463, 4},
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
    {246, -1, 0}, {246, -1, 0}, {247, -1, 0}, {247, -1, 0}, {248, 2046, 0}, {248, -1, 0}, {249, -1, 0},
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
    {299, 403, 1}, {300, 1315, 4}, {301, 1318, 4}, {302, -1, 4}, {303, -1, 4}, {304, -1, 4}, {305, -1, 4},
    {306, -1, 1}, {307, -1, 1}, {308, -1, 1}, {309, 428, 1}, {310, -1, 1}, {311, -1, 2}, {312, -1, 1},
    {313, -1, 2}, {314, -1, 2}, {315, -1, 2}, {316, -1, 2}, {317, 467, 2}, {318, -1, 2}, {319, -1, 2},
    {320, -1, 2}, {321, -1, 2}, {322, -1, 2}, {323, -1, 4}, {324, -1, 4}, {325, -1, 2}, {326, -1, 1},
    {327, -1, 1}, {328, -1, 1}, {329, 551, 1}, {330, -1, 1}, {331, -1, 0}, {332, -1, 1}, {333, -1, 0},
    {334, -1, 0}, {335, -1, 0}, {336, -1, 0}, {337, -1, 0}, {338, -1, 0}, {339, -1, 0}, {340, -1, 0},
    {341, -1, 0}, {342, 443, 0}, {343, 444, 0}, {344, -1, 0}, {345, -1, 2}, {346, -1, 0}, {347, -1, 0},
    {348, -1, 3}, {349, -1, 3}, {350, -1, 2}, {351, -1, 2}, {352, -1, 2}, {353, -1, 2}, {354, -1, 1},
    {355, -1, 1}, {356, -1, 1}, {357, -1, 0}, {358, -1, 0}, {359, -1, 0}, {360, 600, 0}, {361, 459, 0},
    {362, 460, 0}, {363, -1, 0}, {364, 464, 3}, {365, 465, 3}, {366, -1, 4}, {367, -1, 2}, {368, -1, 2},
    {369, -1, 2}, {370, 689, 2}, {371, -1, 0}, {371, -1, 0}, {372, -1, 0}, {372, -1, 0}, {373, -1, 0},
    {373, -1, 0}, {374, -1, 0}, {374, -1, 0}, {375, -1, 0}, {375, -1, 0}, {376, -1, 0}, {376, -1, 0},
    {377, -1, 0}, {377, -1, 0}, {378, 544, 2}, {379, 594, 2}, {380, 516, 2}, {381, 520, 2}, {382, 695, 1},
    {383, 683, 1}, {384, -1, 0}, {385, 490, 0}, {386, -1, 0}, {387, 671, 1}, {388, 672, 1}, {389, 660, 1},
    {390, 568, 1}, {391, 567, 1}, {392, -1, 1}, {393, -1, 1}, {394, -1, 1}, {395, -1, 1}, {396, -1, 1},
    {397, -1, 5}, {398, -1, 1}, {399, -1, 1}, {400, -1, 1}, {401, -1, 1}, {402, -1, 1}, {403, 727, 1},
    {404, -1, 1}, {405, -1, 1}, {406, 1902, 1}, {407, -1, 5}, {408, -1, 5}, {409, -1, 5}, {410, 515, 1},
    {411, 530, 1}, {412, 677, 1}, {413, 678, 1}, {414, 519, 1}, {415, -1, 1}, {416, -1, 1}, {417, 522, 1},
    {418, -1, 1}, {419, 524, 1}, {420, 536, 1}, {421, -1, 1}, {422, 627, 1}, {423, 626, 1}, {424, 590, 1},
    {425, 588, 1}, {426, 597, 1}, {427, -1, 2}, {428, 533, 1}, {429, -1, 1}, {430, 535, 1}, {431, -1, 1},
    {432, 538, 1}, {433, 540, 1}, {434, 539, 1}, {435, -1, 1}, {436, -1, 1}, {437, -1, 1}, {438, -1, 1},
    {439, -1, 1}, {440, 545, 1}, {441, 593, 1}, {442, 558, 1}, {443, 548, 1}, {444, 549, 1}, {445, 550, 1},
    {446, 552, 1}, {447, 556, 1}, {448, 553, 1}, {449, 554, 1}, {450, 555, 1}, {451, -1, 1}, {452, -1, 1},
    {453, -1, 1}, {454, 582, 1}, {455, 560, 1}, {456, 561, 1}, {457, 614, 1}, {458, -1, 1}, {459, -1, 2},
    {460, 617, 2}, {461, 618, 2}, {462, 673, 1}, {463, 674, 1}, {464, 675, 1}, {465, 591, 1}, {466, 698, 0},
    {467, 699, 0}, {468, -1, 0}, {469, 575, 1}, {470, 576, 1}, {471, 577, 0}, {472, 578, 0}, {473, 682, 1},
    {474, 681, 1}, {475, 580, 1}, {476, 581, 1}, {477, 679, 1}, {478, -1, 1}, {479, 584, 1}, {480, 1974, 1},
    {481, 586, 1}, {482, 720, 1}, {483, 722, 1}, {484, -1, 1}, {485, -1, 1}, {486, 725, 1}, {487, 592, 1},
    {488, 654, 1}, {489, 648, 2}, {490, 649, 2}, {491, -1, 1}, {492, -1, 1}, {493, 676, 1}, {494, -1, 1},
    {495, -1, 1}, {496, 638, 0}, {497, -1, 2}, {498, -1, 2}, {499, -1, 2}, {500, -1, 2}, {501, -1, 2},
    {502, -1, 2}, {503, -1, 2}, {504, -1, 2}, {505, -1, 2}, {506, 1879, 2}, {507, 1880, 2}, {508, 1882, 2},
    {509, 1881, 2}, {510, 631, 1}, {511, -1, 1}, {512, -1, 1}, {513, -1, 2}, {514, -1, 2}, {515, -1, 2},
    {516, 1049, 2}, {517, -1, 0}, {518, -1, 2}, {519, -1, 2}, {520, -1, 2}, {521, -1, 1}, {522, -1, 1},
    {523, -1, 1}, {524, -1, 4}, {525, -1, 4}, {526, -1, 4}, {527, 632, 1}, {528, 633, 1}, {529, 634, 1},
    {530, 635, 1}, {531, -1, 1}, {532, 1226, 1}, {533, -1, 0}, {534, 639, 0}, {535, 640, 0}, {536, 643, 0},
    {537, -1, 0}, {538, -1, 0}, {539, 1894, 0}, {540, -1, 2}, {541, -1, 2}, {542, 1692, 2}, {543, -1, 2},
    {544, 687, 2}, {545, 688, 2}, {546, -1, 1}, {547, -1, 1}, {548, -1, 1}, {549, -1, 1}, {550, 656, 1},
    {551, 2095, 1}, {552, 723, 1}, {553, -1, 1}, {554, -1, 1}, {555, -1, 1}, {556, -1, 1}, {557, -1, 1},
    {558, -1, 1}, {559, 1920, 1}, {560, 665, 0}, {561, 666, 0}, {562, 667, 0}, {563, 670, 0}, {564, -1, 0},
    {565, -1, 0}, {566, -1, 0}, {567, 694, 1}, {568, -1, 1}, {569, -1, 1}, {570, -1, 1}, {571, -1, 1},
    {572, 693, 1}, {573, 684, 1}, {574, -1, 1}, {575, 680, 1}, {576, -1, 1}, {577, -1, 1}, {578, -1, 1},
    {579, -1, 1}, {580, 705, 2}, {581, -1, 2}, {582, -1, 2}, {583, 703, 2}, {584, 704, 2}, {585, 692, 2},
    {586, -1, 1}, {587, -1, 1}, {588, -1, 2}, {589, 719, 1}, {590, -1, 1}, {591, 2174, 1}, {592, -1, 0},
    {593, -1, 0}, {594, -1, 0}, {595, -1, 0}, {596, -1, 0}, {597, 702, 0}, {598, -1, 0}, {599, -1, 2},
    {600, 1525, 2}, {601, -1, 2}, {602, 1532, 1}, {603, 1533, 1}, {604, 1538, 1}, {605, 1539, 1},
    {606, 1535, 1}, {607, 1536, 1}, {608, 1540, 1}, {609, 1541, 1}, {610, 1528, 1}, {611, 1527, 1},
    {612, 1530, 1}, {613, 1529, 1}, {614, 1531, 1}, {615, 1213, 1}, {616, 1534, 1}, {617, -1, 1},
    {618, 1537, 1}, {619, -1, 1}, {620, -1, 1}, {621, -1, 1}, {622, -1, 1}, {623, -1, 1}, {624, 733, 0},
    {625, -1, 1}, {626, -1, 1}, {627, -1, 1}, {628, -1, 1}, {629, 734, 0}, {630, 735, 0}, {631, 736, 0},
    {632, 738, 0}, {633, 2112, 0}, {634, -1, 0}, {635, -1, 4}, {636, -1, 3}, {637, -1, 4}, {638, -1, 3},
    {639, -1, 4}, {640, -1, 3}, {641, -1, 4}, {642, -1, 3}, {643, -1, 4}, {644, -1, 3}, {645, -1, 4},
    {646, -1, 3}, {647, -1, 4}, {648, -1, 3}, {649, -1, 4}, {650, -1, 3}, {651, -1, 4}, {652, -1, 3},
    {653, -1, 4}, {654, -1, 3}, {655, -1, 4}, {656, -1, 3}, {657, -1, 4}, {658, -1, 3}, {659, -1, 4},
    {660, -1, 3}, {661, -1, 4}, {662, -1, 3}, {663, -1, 4}, {664, -1, 3}, {665, -1, 4}, {666, -1, 4},
    {667, -1, 4}, {668, -1, 4}, {669, -1, 4}, {670, -1, 4}, {671, -1, 4}, {672, -1, 4}, {673, -1, 4},
    {674, -1, 4}, {675, -1, 4}, {676, -1, 4}, {677, -1, 4}, {678, -1, 4}, {679, -1, 4}, {680, -1, 4},
    {681, -1, 4}, {682, -1, 4}, {683, -1, 4}, {684, -1, 4}, {685, -1, 4}, {686, 791, 0}, {687, -1, 0},
    {688, 793, 0}, {689, -1, 0}, {690, 795, 0}, {691, 827, 0}, {692, 797, 0}, {693, -1, 0}, {694, 799, 0},
    {695, 897, 0}, {696, 801, 0}, {697, -1, 0}, {698, 803, 0}, {699, -1, 0}, {700, 805, 0}, {701, -1, 0},
    {702, 807, 0}, {703, -1, 0}, {704, 809, 0}, {705, -1, 0}, {706, 811, 0}, {707, -1, 0}, {708, 813, 0},
    {709, -1, 0}, {710, 815, 0}, {711, -1, 0}, {712, 817, 0}, {713, -1, 0}, {714, 1148, 2}, {715, 1149, 2},
    {716, 1060, 2}, {717, 1151, 2}, {718, 1152, 2}, {719, -1, 2}, {720, 1154, 2}, {721, 826, 0},
    {722, -1, 0}, {723, -1, 0}, {724, 1156, 2}, {725, -1, 2}, {726, -1, 1}, {727, -1, 2}, {728, -1, 2},
    {729, 1723, 2}, {730, 2121, 2}, {731, -1, 2}, {732, -1, 2}, {733, 1324, 0}, {734, 1159, 2}, {735, -1, 2},
    {736, -1, 2}, {737, -1, 2}, {738, 1142, 2}, {739, -1, 2}, {740, -1, 2}, {741, 1194, 2}, {742, -1, 2},
    {743, -1, 2}, {744, -1, 2}, {745, -1, 2}, {746, -1, 2}, {747, 1175, 2}, {748, -1, 2}, {749, -1, 2},
    {750, -1, 2}, {751, -1, 2}, {752, -1, 2}, {753, -1, 2}, {754, -1, 2}, {755, -1, 2}, {756, -1, 2},
    {757, -1, 2}, {758, -1, 2}, {759, -1, 2}, {760, -1, 2}, {761, -1, 2}, {762, -1, 2}, {763, -1, 2},
    {764, -1, 2}, {765, -1, 2}, {766, -1, 2}, {767, -1, 2}, {768, -1, 2}, {769, 1163, 2}, {770, -1, 2},
    {771, -1, 2}, {772, -1, 2}, {773, -1, 2}, {774, -1, 2}, {775, -1, 2}, {776, -1, 4}, {777, 952, 4},
    {778, -1, 5}, {779, -1, 4}, {780, -1, 5}, {781, 1288, 2}, {782, -1, 2}, {783, -1, 4}, {783, -1, 5},
    {784, -1, 4}, {784, -1, 5}, {785, -1, 4}, {785, -1, 5}, {786, -1, 4}, {786, -1, 5}, {787, 1979, 4},
    {787, -1, 5}, {788, -1, 0}, {789, -1, 2}, {790, -1, 2}, {791, -1, 2}, {792, -1, 2}, {793, -1, 2},
    {794, -1, 2}, {795, -1, 2}, {796, -1, 2}, {797, -1, 2}, {798, -1, 2}, {799, -1, 2}, {800, -1, 2},
    {801, -1, 2}, {802, -1, 2}, {803, -1, 2}, {804, -1, 2}, {805, -1, 2}, {806, -1, 2}, {807, -1, 2},
    {808, -1, 2}, {809, -1, 2}, {810, -1, 2}, {811, -1, 2}, {812, 1122, 2}, {813, -1, 2}, {814, -1, 2},
    {815, -1, 2}, {816, -1, 1}, {817, 1193, 2}, {818, 1542, 4}, {819, -1, 4}, {819, -1, 5}, {820, -1, 4},
    {821, -1, 4}, {821, -1, 5}, {822, -1, 4}, {823, -1, 4}, {823, -1, 5}, {824, -1, 4}, {825, -1, 4},
    {825, -1, 5}, {826, -1, 4}, {827, -1, 4}, {827, -1, 5}, {828, -1, 4}, {829, -1, 4}, {829, -1, 5},
    {830, -1, 4}, {831, -1, 4}, {831, -1, 5}, {832, -1, 2}, {833, -1, 2}, {834, -1, 2}, {835, 1286, 4},
    {836, -1, 4}, {836, -1, 5}, {837, -1, 4}, {838, -1, 4}, {838, -1, 5}, {839, -1, 4}, {840, -1, 4},
    {840, -1, 5}, {841, -1, 4}, {842, -1, 4}, {842, -1, 5}, {843, -1, 4}, {844, -1, 4}, {844, -1, 5},
    {845, -1, 4}, {846, 1548, 4}, {847, -1, 4}, {847, -1, 5}, {848, -1, 4}, {849, -1, 4}, {849, -1, 5},
    {850, -1, 4}, {851, -1, 4}, {851, -1, 5}, {852, -1, 4}, {853, -1, 4}, {853, -1, 5}, {854, -1, 4},
    {855, -1, 4}, {855, -1, 5}, {856, -1, 4}, {857, -1, 4}, {857, -1, 5}, {858, -1, 4}, {859, -1, 4},
    {859, -1, 5}, {860, -1, 4}, {861, -1, 4}, {861, -1, 5}, {862, -1, 4}, {863, -1, 4}, {863, -1, 5},
    {864, -1, 4}, {865, -1, 4}, {865, -1, 5}, {866, -1, 4}, {867, -1, 4}, {867, -1, 5}, {868, -1, 4},
    {869, -1, 4}, {869, -1, 5}, {870, -1, 4}, {871, -1, 4}, {871, -1, 5}, {872, -1, 4}, {873, -1, 4},
    {873, -1, 5}, {874, -1, 4}, {875, -1, 4}, {875, -1, 5}, {876, -1, 4}, {877, -1, 4}, {877, -1, 5},
    {878, -1, 4}, {879, -1, 4}, {879, -1, 5}, {880, -1, 4}, {881, -1, 4}, {881, -1, 5}, {882, -1, 4},
    {883, 1023, 1}, {884, 1351, 1}, {885, 1025, 1}, {886, 1352, 1}, {887, -1, 1}, {888, -1, 1},
    {889, 1029, 1}, {890, -1, 1}, {891, 1031, 1}, {892, -1, 1}, {893, 1033, 1}, {894, -1, 1}, {895, 1035, 1},
    {896, -1, 1}, {897, -1, 1}, {898, -1, 1}, {899, -1, 2}, {900, -1, 2}, {901, -1, 2}, {902, -1, 2},
    {903, -1, 2}, {904, 1322, 2}, {905, -1, 2}, {906, -1, 2}, {907, -1, 2}, {908, -1, 2}, {909, -1, 2},
    {910, 1580, 2}, {911, -1, 2}, {912, -1, 2}, {913, 1761, 1}, {914, -1, 2}, {915, -1, 2}, {916, -1, 2},
    {917, -1, 2}, {918, -1, 2}, {919, 1312, 4}, {919, -1, 5}, {920, 1248, 4}, {920, -1, 5}, {921, 1309, 4},
    {921, -1, 5}, {922, -1, 4}, {922, -1, 5}, {923, -1, 4}, {923, -1, 5}, {924, -1, 2}, {925, -1, 2},
    {926, -1, 2}, {927, -1, 2}, {928, -1, 2}, {929, -1, 1}, {930, -1, 1}, {931, -1, 1}, {932, -1, 1},
    {933, -1, 1}, {934, -1, 1}, {935, -1, 1}, {936, 1082, 1}, {937, -1, 1}, {938, 1083, 1}, {939, -1, 1},
    {940, 1085, 1}, {941, 1210, 1}, {942, 1087, 1}, {943, -1, 1}, {944, 1089, 1}, {945, -1, 1},
    {946, 1092, 1}, {947, 1093, 1}, {948, -1, 1}, {949, -1, 1}, {950, 1095, 1}, {951, -1, 1}, {952, -1, 1},
    {953, -1, 1}, {954, 1100, 1}, {955, 1443, 1}, {956, 1101, 1}, {957, 1111, 1}, {958, -1, 1}, {959, -1, 1},
    {960, -1, 1}, {961, -1, 1}, {962, -1, 2}, {963, 1116, 4}, {963, -1, 5}, {964, -1, 1}, {965, -1, 1},
    {966, -1, 1}, {967, -1, 1}, {968, 1114, 1}, {969, 1115, 1}, {970, -1, 1}, {971, -1, 4}, {972, -1, 2},
    {973, -1, 2}, {974, -1, 1}, {975, -1, 1}, {976, 1512, 4}, {977, -1, 4}, {978, -1, 2}, {979, 1653, 4},
    {980, -1, 3}, {981, -1, 2}, {982, -1, 2}, {983, -1, 2}, {984, 1212, 1}, {985, -1, 1}, {986, -1, 1},
    {987, 2053, 1}, {988, -1, 0}, {989, -1, 0}, {990, -1, 0}, {991, -1, 0}, {992, -1, 2}, {993, -1, 2},
    {994, -1, 2}, {995, -1, 2}, {996, -1, 2}, {997, -1, 2}, {998, -1, 2}, {999, -1, 2}, {1000, -1, 2},
    {1001, -1, 1}, {1002, -1, 1}, {1003, 1222, 2}, {1004, 2012, 2}, {1005, 1227, 2}, {1006, -1, 2},
    {1007, -1, 2}, {1008, -1, 2}, {1009, 1325, 2}, {1010, -1, 2}, {1011, 1246, 2}, {1012, -1, 2},
    {1013, -1, 2}, {1014, -1, 2}, {1015, -1, 2}, {1016, -1, 2}, {1017, -1, 2}, {1018, -1, 2}, {1019, -1, 2},
    {1020, -1, 2}, {1021, -1, 2}, {1022, -1, 2}, {1023, -1, 2}, {1024, -1, 2}, {1025, -1, 2}, {1026, -1, 2},
    {1027, -1, 2}, {1028, -1, 2}, {1029, -1, 2}, {1030, -1, 2}, {1031, -1, 2}, {1032, -1, 4}, {1032, -1, 5},
    {1033, -1, 4}, {1033, -1, 5}, {1034, -1, 4}, {1034, -1, 5}, {1035, -1, 4}, {1035, -1, 5}, {1036, -1, 2},
    {1037, -1, 2}, {1038, -1, 1}, {1039, -1, 2}, {1040, -1, 2}, {1041, -1, 2}, {1042, -1, 2}, {1043, -1, 2},
    {1044, 1330, 2}, {1045, -1, 2}, {1046, -1, 2}, {1047, -1, 2}, {1048, -1, 2}, {1049, -1, 2},
    {1050, 1939, 2}, {1051, -1, 2}, {1052, -1, 2}, {1053, -1, 1}, {1054, -1, 1}, {1055, -1, 1},
    {1056, -1, 1}, {1057, -1, 2}, {1058, -1, 2}, {1059, -1, 1}, {1060, -1, 1}, {1061, 1211, 1},
    {1062, -1, 1}, {1063, -1, 1}, {1064, 1526, 1}, {1065, -1, 0}, {1066, -1, 0}, {1067, -1, 0},
    {1068, -1, 0}, {1069, -1, 0}, {1070, -1, 0}, {1071, 1221, 0}, {1072, -1, 0}, {1073, 1223, 1},
    {1074, 1224, 1}, {1075, 1225, 1}, {1076, -1, 1}, {1077, -1, 1}, {1078, 1228, 1}, {1079, -1, 1},
    {1080, 1230, 1}, {1081, 1231, 1}, {1082, 1232, 1}, {1083, -1, 1}, {1084, 1234, 1}, {1085, -1, 1},
    {1086, 1236, 1}, {1087, 1237, 1}, {1088, 1238, 1}, {1089, 1239, 1}, {1090, 1240, 1}, {1091, 1241, 1},
    {1092, 1242, 1}, {1093, -1, 1}, {1094, -1, 1}, {1095, -1, 1}, {1096, -1, 1}, {1097, 2059, 2},
    {1098, 2080, 2}, {1099, 1255, 2}, {1100, -1, 2}, {1101, 2055, 2}, {1102, -1, 4}, {1103, -1, 4},
    {1104, -1, 4}, {1105, -1, 4}, {1106, -1, 4}, {1107, -1, 4}, {1108, -1, 4}, {1109, -1, 4}, {1110, -1, 4},
    {1111, -1, 2}, {1112, -1, 2}, {1113, -1, 0}, {1114, 1264, 0}, {1115, -1, 0}, {1116, 1266, 0},
    {1117, 1267, 0}, {1118, -1, 0}, {1119, 1269, 0}, {1120, 1270, 0}, {1121, -1, 0}, {1122, 1272, 0},
    {1123, 1273, 0}, {1124, -1, 0}, {1125, 1275, 0}, {1126, 1276, 0}, {1127, -1, 0}, {1128, 1278, 0},
    {1129, 1279, 0}, {1130, -1, 0}, {1131, 1281, 0}, {1132, 1282, 0}, {1133, -1, 0}, {1134, 1284, 0},
    {1135, 1285, 0}, {1136, -1, 0}, {1137, 1550, 4}, {1138, 1552, 4}, {1139, 1524, 2}, {1140, -1, 4},
    {1140, -1, 5}, {1141, -1, 4}, {1142, 1385, 4}, {1142, -1, 5}, {1143, -1, 4}, {1144, -1, 4},
    {1144, -1, 5}, {1145, -1, 4}, {1146, 1391, 4}, {1146, -1, 5}, {1147, -1, 4}, {1148, 1393, 4},
    {1148, -1, 5}, {1149, -1, 4}, {1150, -1, 4}, {1150, -1, 5}, {1151, -1, 4}, {1152, -1, 4}, {1152, -1, 5},
    {1153, -1, 4}, {1153, -1, 5}, {1154, -1, 4}, {1155, -1, 4}, {1155, -1, 5}, {1156, -1, 4}, {1157, -1, 4},
    {1157, -1, 5}, {1158, -1, 4}, {1159, -1, 4}, {1159, -1, 5}, {1160, -1, 4}, {1161, 1745, 2},
    {1162, -1, 2}, {1163, 2177, 2}, {1164, -1, 2}, {1165, -1, 2}, {1166, -1, 2}, {1167, -1, 2},
    {1168, -1, 2}, {1169, -1, 2}, {1170, 1721, 2}, {1171, -1, 2}, {1172, -1, 2}, {1173, -1, 2},
    {1174, -1, 2}, {1175, -1, 2}, {1176, -1, 2}, {1177, -1, 2}, {1178, -1, 2}, {1179, -1, 2},
    {1180, 1347, 2}, {1181, 1343, 1}, {1182, 1381, 1}, {1183, 1380, 1}, {1184, -1, 1}, {1185, -1, 1},
    {1186, -1, 1}, {1187, 1581, 1}, {1188, -1, 1}, {1189, 1350, 1}, {1190, -1, 1}, {1191, -1, 1},
    {1192, -1, 1}, {1193, 1354, 1}, {1194, 1355, 1}, {1195, 1356, 1}, {1196, -1, 1}, {1197, 1358, 1},
    {1198, 1359, 1}, {1199, 1360, 1}, {1200, -1, 1}, {1201, 1362, 1}, {1202, 1363, 1}, {1203, 1364, 1},
    {1204, -1, 1}, {1205, 1366, 1}, {1206, 1367, 1}, {1207, 1368, 1}, {1208, -1, 1}, {1209, -1, 1},
    {1210, -1, 1}, {1211, -1, 1}, {1212, -1, 1}, {1213, -1, 1}, {1214, -1, 1}, {1215, -1, 1}, {1216, -1, 2},
    {1217, -1, 2}, {1218, -1, 2}, {1219, -1, 2}, {1220, 1912, 1}, {1221, -1, 1}, {1222, -1, 1},
    {1223, -1, 1}, {1224, -1, 4}, {1225, -1, 4}, {1225, -1, 5}, {1226, -1, 4}, {1226, -1, 5}, {1227, -1, 4},
    {1227, -1, 5}, {1228, -1, 4}, {1228, -1, 5}, {1229, -1, 4}, {1229, -1, 5}, {1230, 2096, 1},
    {1231, -1, 1}, {1232, -1, 1}, {1233, -1, 1}, {1234, -1, 1}, {1235, -1, 1}, {1236, -1, 1}, {1237, -1, 1},
    {1238, 1404, 0}, {1239, -1, 0}, {1240, 1406, 0}, {1241, 1415, 0}, {1242, 1408, 0}, {1243, -1, 0},
    {1244, -1, 0}, {1245, 1411, 0}, {1246, 1412, 0}, {1247, 1413, 0}, {1248, -1, 0}, {1249, -1, 0},
    {1250, -1, 0}, {1251, -1, 0}, {1252, -1, 0}, {1253, 1544, 4}, {1254, 1546, 4}, {1255, -1, 4},
    {1256, -1, 4}, {1256, -1, 5}, {1257, -1, 4}, {1257, -1, 5}, {1258, -1, 4}, {1258, -1, 5}, {1259, -1, 4},
    {1259, -1, 5}, {1260, -1, 4}, {1260, -1, 5}, {1261, -1, 4}, {1261, -1, 5}, {1262, -1, 4}, {1262, -1, 5},
    {1263, -1, 4}, {1263, -1, 5}, {1264, -1, 4}, {1264, -1, 5}, {1265, -1, 4}, {1265, -1, 5}, {1266, -1, 4},
    {1266, -1, 5}, {1267, -1, 4}, {1267, -1, 5}, {1268, -1, 4}, {1268, -1, 5}, {1269, -1, 4}, {1269, -1, 5},
    {1270, -1, 4}, {1270, -1, 5}, {1271, -1, 4}, {1271, -1, 5}, {1272, -1, 4}, {1272, -1, 5}, {1273, -1, 4},
    {1273, -1, 5}, {1274, -1, 4}, {1274, -1, 5}, {1275, -1, 4}, {1276, -1, 4}, {1277, -1, 4}, {1278, -1, 4},
    {1279, -1, 4}, {1280, -1, 4}, {1281, -1, 4}, {1282, -1, 4}, {1283, -1, 4}, {1284, -1, 4}, {1285, -1, 4},
    {1286, -1, 4}, {1287, -1, 4}, {1288, 1587, 4}, {1288, -1, 5}, {1289, 1486, 4}, {1289, -1, 5},
    {1290, 1488, 4}, {1290, -1, 5}, {1291, 1484, 4}, {1291, -1, 5}, {1292, -1, 4}, {1293, -1, 4},
    {1294, -1, 4}, {1295, -1, 4}, {1296, 1514, 4}, {1296, -1, 5}, {1297, 1585, 4}, {1297, -1, 5},
    {1298, 1586, 4}, {1298, -1, 5}, {1299, -1, 4}, {1299, -1, 5}, {1300, -1, 4}, {1300, -1, 5},
    {1301, -1, 4}, {1301, -1, 5}, {1302, -1, 4}, {1302, -1, 5}, {1303, -1, 4}, {1303, -1, 5}, {1304, -1, 4},
    {1304, -1, 5}, {1305, -1, 4}, {1305, -1, 5}, {1306, -1, 4}, {1306, -1, 5}, {1307, -1, 4}, {1307, -1, 5},
    {1308, -1, 4}, {1308, -1, 5}, {1309, -1, 4}, {1309, -1, 5}, {1310, -1, 4}, {1310, -1, 5},
    {1311, 1584, 4}, {1311, -1, 5}, {1312, -1, 4}, {1312, -1, 5}, {1313, -1, 4}, {1313, -1, 5},
    {1314, -1, 4}, {1314, -1, 5}, {1315, -1, 4}, {1315, -1, 5}, {1316, 1753, 2}, {1317, 2014, 2},
    {1318, 2032, 1}, {1319, -1, 1}, {1320, -1, 1}, {1321, -1, 1}, {1322, -1, 1}, {1323, -1, 1},
    {1324, -1, 1}, {1325, -1, 1}, {1326, -1, 1}, {1327, -1, 1}, {1328, -1, 1}, {1329, -1, 1}, {1330, -1, 1},
    {1331, -1, 1}, {1332, -1, 1}, {1333, -1, 1}, {1334, 1543, 3}, {1335, -1, 3}, {1336, 1545, 3},
    {1337, -1, 3}, {1338, 1547, 3}, {1339, -1, 3}, {1340, 1549, 3}, {1341, -1, 3}, {1342, 1551, 3},
    {1343, -1, 3}, {1344, 1553, 3}, {1345, -1, 3}, {1346, 1555, 0}, {1347, -1, 0}, {1348, 1557, 0},
    {1349, -1, 0}, {1350, 1559, 0}, {1351, -1, 0}, {1352, 1561, 0}, {1353, -1, 0}, {1354, 1563, 0},
    {1355, -1, 0}, {1356, 1565, 0}, {1357, -1, 0}, {1358, -1, 0}, {1359, -1, 0}, {1360, 1668, 5},
    {1361, -1, 0}, {1362, 1572, 0}, {1363, -1, 3}, {1364, -1, 0}, {1365, 1574, 0}, {1366, -1, 0},
    {1367, 1576, 0}, {1368, 1577, 0}, {1369, 1578, 0}, {1370, 1579, 0}, {1371, -1, 0}, {1372, 1760, 1},
    {1373, -1, 1}, {1374, -1, 2}, {1375, -1, 2}, {1376, -1, 4}, {1377, -1, 4}, {1378, -1, 4}, {1379, -1, 4},
    {1380, -1, 3}, {1381, -1, 0}, {1382, 1591, 3}, {1383, 1592, 3}, {1384, 1593, 3}, {1385, 1594, 3},
    {1386, 1595, 3}, {1387, 1596, 3}, {1388, 1597, 3}, {1389, 1598, 3}, {1390, 1599, 3}, {1391, 1605, 3},
    {1392, 1601, 3}, {1393, 1602, 3}, {1394, 1603, 3}, {1395, 1604, 3}, {1396, -1, 3}, {1397, 1606, 3},
    {1398, 1607, 3}, {1399, 1608, 3}, {1400, 1609, 3}, {1401, 1610, 3}, {1402, 1611, 3}, {1403, 1612, 3},
    {1404, 1613, 3}, {1405, 1614, 3}, {1406, 1615, 3}, {1407, 1616, 3}, {1408, 1617, 3}, {1409, 1618, 3},
    {1410, 1619, 3}, {1411, 1620, 3}, {1412, 1621, 3}, {1413, 1622, 3}, {1414, 1623, 3}, {1415, 1624, 3},
    {1416, 1625, 3}, {1417, 1626, 3}, {1418, 1627, 3}, {1419, 1628, 3}, {1420, -1, 3}, {1421, -1, 3},
    {1422, 1631, 3}, {1423, 1632, 3}, {1424, 1633, 3}, {1425, -1, 3}, {1426, -1, 3}, {1427, -1, 3},
    {1428, -1, 3}, {1429, -1, 3}, {1430, 1639, 3}, {1431, 1640, 3}, {1432, 1641, 3}, {1433, -1, 3},
    {1434, -1, 3}, {1435, -1, 3}, {1436, 1776, 3}, {1437, -1, 3}, {1438, -1, 3}, {1439, -1, 3},
    {1440, -1, 3}, {1441, -1, 3}, {1442, -1, 3}, {1443, -1, 3}, {1444, -1, 3}, {1445, -1, 4}, {1446, -1, 4},
    {1447, 1656, 3}, {1448, -1, 3}, {1449, 1658, 0}, {1450, -1, 0}, {1451, 1660, 1}, {1452, -1, 1},
    {1453, 1662, 1}, {1454, -1, 1}, {1455, 1664, 1}, {1456, -1, 1}, {1457, -1, 0}, {1458, -1, 0},
    {1459, -1, 0}, {1460, -1, 3}, {1461, -1, 3}, {1462, -1, 3}, {1463, -1, 3}, {1464, -1, 3}, {1465, -1, 5},
    {1466, -1, 5}, {1467, -1, 5}, {1468, -1, 0}, {1469, -1, 3}, {1470, -1, 3}, {1471, 1680, 3},
    {1472, -1, 4}, {1473, 1682, 0}, {1474, -1, 0}, {1475, 1684, 0}, {1476, 1725, 0}, {1477, 1686, 0},
    {1478, -1, 0}, {1479, -1, 0}, {1480, -1, 2}, {1481, -1, 2}, {1482, -1, 2}, {1483, -1, 2}, {1484, -1, 2},
    {1485, 2037, 2}, {1486, -1, 2}, {1487, -1, 2}, {1488, -1, 2}, {1489, -1, 2}, {1490, -1, 2},
    {1491, -1, 2}, {1492, -1, 2}, {1493, -1, 2}, {1494, -1, 2}, {1495, -1, 2}, {1496, -1, 2}, {1497, -1, 2},
    {1498, -1, 2}, {1499, -1, 2}, {1500, -1, 2}, {1501, -1, 2}, {1502, -1, 2}, {1503, -1, 2},
    {1504, 1768, 2}, {1505, 1769, 2}, {1506, 1770, 2}, {1507, -1, 2}, {1508, -1, 2}, {1509, -1, 2},
    {1510, -1, 2}, {1511, -1, 2}, {1512, -1, 2}, {1513, -1, 2}, {1514, -1, 2}, {1515, -1, 2}, {1516, -1, 2},
    {1517, -1, 0}, {1518, -1, 2}, {1519, -1, 2}, {1520, 1729, 0}, {1521, 1730, 0}, {1522, 1731, 0},
    {1523, 1732, 0}, {1524, 1733, 0}, {1525, 1734, 0}, {1526, 1735, 0}, {1527, -1, 0}, {1528, 1737, 1},
    {1529, -1, 1}, {1530, -1, 1}, {1531, -1, 1}, {1532, -1, 1}, {1533, -1, 1}, {1534, 1743, 1},
    {1535, -1, 1}, {1536, -1, 1}, {1537, -1, 2}, {1538, -1, 2}, {1539, -1, 2}, {1540, -1, 2}, {1541, -1, 2},
    {1542, -1, 2}, {1543, -1, 2}, {1544, -1, 2}, {1545, 1754, 2}, {1546, -1, 2}, {1547, -1, 1},
    {1548, -1, 1}, {1549, -1, 1}, {1550, -1, 1}, {1551, -1, 1}, {1552, 1762, 1}, {1553, 1763, 1},
    {1554, 1764, 1}, {1555, 1765, 1}, {1556, 1767, 1}, {1557, 1766, 1}, {1558, 1780, 1}, {1559, -1, 1},
    {1560, -1, 2}, {1561, -1, 2}, {1562, -1, 2}, {1563, 1772, 1}, {1564, -1, 1}, {1565, -1, 3},
    {1566, -1, 3}, {1567, -1, 3}, {1568, -1, 3}, {1569, -1, 3}, {1570, -1, 3}, {1571, -1, 3}, {1572, -1, 3},
    {1573, -1, 5}, {1574, -1, 5}, {1575, -1, 5}, {1576, -1, 5}, {1577, -1, 5}, {1578, -1, 5},
    {1579, 1788, 0}, {1580, 1869, 0}, {1581, -1, 5}, {1582, -1, 0}, {1583, -1, 0}, {1584, -1, 0},
    {1585, -1, 0}, {1586, -1, 0}, {1587, -1, 0}, {1588, -1, 0}, {1589, -1, 0}, {1590, -1, 0}, {1591, -1, 0},
    {1592, -1, 0}, {1593, -1, 0}, {1594, -1, 0}, {1595, -1, 0}, {1596, 1805, 0}, {1597, 1806, 0},
    {1598, 1807, 0}, {1599, -1, 0}, {1600, 1809, 0}, {1601, 1810, 0}, {1602, 1811, 0}, {1603, -1, 0},
    {1604, 1815, 0}, {1605, 1816, 0}, {1606, 1817, 0}, {1607, -1, 0}, {1608, -1, 0}, {1609, -1, 0},
    {1610, 1821, 0}, {1611, 1822, 0}, {1612, -1, 0}, {1613, -1, 0}, {1614, -1, 0}, {1615, -1, 0},
    {1616, -1, 0}, {1617, -1, 0}, {1618, -1, 5}, {1619, -1, 5}, {1620, -1, 0}, {1621, 1830, 0},
    {1622, 1831, 0}, {1623, -1, 0}, {1624, 1833, 0}, {1625, 1834, 0}, {1626, -1, 0}, {1627, 1836, 0},
    {1628, 1837, 0}, {1629, 1838, 0}, {1630, -1, 0}, {1631, 1840, 0}, {1632, 1841, 0}, {1633, 1842, 0},
    {1634, -1, 0}, {1635, -1, 0}, {1636, -1, 0}, {1637, -1, 5}, {1638, -1, 5}, {1639, -1, 5}, {1640, -1, 5},
    {1641, -1, 5}, {1642, -1, 5}, {1643, -1, 5}, {1644, -1, 5}, {1645, -1, 5}, {1646, -1, 5}, {1647, -1, 5},
    {1648, -1, 5}, {1649, -1, 5}, {1650, -1, 5}, {1651, -1, 5}, {1652, -1, 5}, {1653, -1, 5},
    {1654, 1863, 0}, {1655, 1864, 0}, {1656, 1865, 0}, {1657, 1866, 0}, {1658, 1867, 0}, {1659, 1868, 0},
    {1660, -1, 0}, {1661, 1870, 0}, {1662, 1871, 0}, {1663, 1872, 0}, {1664, 1873, 0}, {1665, 1874, 0},
    {1666, 1875, 0}, {1667, 1876, 0}, {1668, 1877, 0}, {1669, 1878, 0}, {1670, -1, 0}, {1671, -1, 2},
    {1672, -1, 2}, {1673, -1, 2}, {1674, -1, 2}, {1675, 1884, 2}, {1676, -1, 2}, {1677, -1, 2},
    {1678, -1, 2}, {1679, -1, 2}, {1680, -1, 2}, {1681, -1, 2}, {1682, -1, 0}, {1683, -1, 0}, {1684, -1, 0},
    {1685, 1904, 0}, {1686, 1895, 0}, {1687, -1, 0}, {1688, -1, 1}, {1689, -1, 1}, {1690, -1, 1},
    {1691, -1, 1}, {1692, -1, 1}, {1693, -1, 1}, {1694, 2088, 1}, {1695, -1, 1}, {1696, 1907, 0},
    {1697, 1906, 0}, {1698, -1, 0}, {1699, -1, 0}, {1700, 1909, 2}, {1701, -1, 2}, {1702, -1, 0},
    {1703, -1, 0}, {1704, -1, 2}, {1705, 2139, 2}, {1706, -1, 1}, {1707, -1, 1}, {1708, -1, 1},
    {1709, -1, 1}, {1710, -1, 1}, {1711, -1, 1}, {1712, -1, 1}, {1713, -1, 1}, {1714, -1, 0}, {1715, -1, 0},
    {1716, -1, 0}, {1716, -1, 0}, {1717, 1927, 0}, {1718, 1928, 0}, {1719, 1929, 0}, {1720, 1930, 0},
    {1721, 1931, 0}, {1722, 1959, 0}, {1723, -1, 0}, {1724, 1935, 0}, {1725, -1, 0}, {1726, 1957, 0},
    {1727, -1, 0}, {1728, -1, 0}, {1729, 2040, 2}, {1730, -1, 2}, {1731, -1, 2}, {1732, -1, 2},
    {1733, -1, 2}, {1734, -1, 1}, {1735, -1, 1}, {1736, -1, 1}, {1737, -1, 0}, {1738, -1, 4}, {1738, -1, 5},
    {1739, -1, 4}, {1739, -1, 5}, {1740, -1, 4}, {1740, -1, 5}, {1741, -1, 4}, {1741, -1, 5}, {1742, -1, 4},
    {1742, -1, 5}, {1743, 2109, 0}, {1744, -1, 0}, {1745, 2003, 0}, {1746, 1961, 1}, {1747, -1, 1},
    {1748, 1963, 1}, {1749, -1, 1}, {1750, 1965, 1}, {1751, -1, 1}, {1752, 1967, 1}, {1753, -1, 1},
    {1754, 1969, 1}, {1755, -1, 1}, {1756, 1971, 1}, {1757, -1, 1}, {1758, 1973, 1}, {1759, -1, 1},
    {1760, -1, 1}, {1761, 1976, 1}, {1762, -1, 1}, {1763, -1, 1}, {1764, -1, 1}, {1765, -1, 1},
    {1766, 2071, 1}, {1767, -1, 1}, {1768, -1, 1}, {1769, -1, 0}, {1770, -1, 0}, {1771, -1, 0},
    {1772, -1, 0}, {1773, -1, 0}, {1774, -1, 0}, {1775, -1, 0}, {1776, -1, 0}, {1777, -1, 0},
    {1778, 1993, 1}, {1779, 1994, 1}, {1780, -1, 1}, {1781, 1996, 1}, {1782, 1997, 1}, {1783, -1, 1},
    {1784, 1999, 1}, {1785, 2000, 1}, {1786, 2004, 1}, {1787, 2002, 1}, {1788, -1, 1}, {1789, -1, 0},
    {1790, 2005, 1}, {1791, -1, 1}, {1792, -1, 0}, {1793, -1, 0}, {1794, -1, 0}, {1795, -1, 0},
    {1796, -1, 0}, {1797, -1, 2}, {1798, -1, 2}, {1799, -1, 2}, {1800, -1, 2}, {1801, -1, 2}, {1802, -1, 2},
    {1803, -1, 0}, {1804, -1, 0}, {1805, -1, 0}, {1806, 2022, 1}, {1807, 2023, 1}, {1808, -1, 1},
    {1809, -1, 1}, {1810, -1, 1}, {1811, -1, 0}, {1812, -1, 0}, {1813, -1, 0}, {1814, -1, 0}, {1815, -1, 4},
    {1816, -1, 4}, {1817, -1, 2}, {1818, 2033, 1}, {1819, 2034, 1}, {1820, 2035, 1}, {1821, 2079, 1},
    {1822, -1, 0}, {1823, -1, 2}, {1824, -1, 2}, {1825, -1, 2}, {1826, -1, 2}, {1827, -1, 2}, {1828, -1, 2},
    {1829, -1, 2}, {1830, -1, 4}, {1830, -1, 5}, {1831, -1, 4}, {1831, -1, 5}, {1832, -1, 4}, {1832, -1, 5},
    {1833, -1, 2}, {1834, -1, 0}, {1834, -1, 0}, {1835, -1, 0}, {1835, -1, 0}, {1836, -1, 0}, {1836, -1, 0},
    {1837, -1, 0}, {1837, -1, 0}, {1838, 2069, 0}, {1838, -1, 0}, {1839, 2081, 0}, {1840, 2082, 0},
    {1841, -1, 3}, {1842, -1, 3}, {1843, -1, 3}, {1844, -1, 3}, {1845, -1, 3}, {1846, -1, 0},
    {1847, 2070, 0}, {1848, 2077, 0}, {1849, -1, 4}, {1850, -1, 4}, {1851, -1, 4}, {1852, -1, 4},
    {1853, -1, 4}, {1854, -1, 4}, {1855, -1, 0}, {1856, -1, 0}, {1857, -1, 0}, {1858, -1, 1}, {1859, -1, 2},
    {1860, -1, 2}, {1861, 2084, 2}, {1862, -1, 2}, {1863, -1, 0}, {1864, 2087, 0}, {1865, -1, 0},
    {1866, 2089, 0}, {1867, -1, 0}, {1868, -1, 1}, {1869, -1, 0}, {1870, -1, 0}, {1871, -1, 0},
    {615, 2167, 6}, {619, 2166, 6}, {601, -1, 2}, {924, -1, 2}, {1001, -1, 6}, {1002, -1, 6}, {1037, -1, 2},
    {1746, -1, 6}, {1748, -1, 6}, {1760, -1, 6}, {1763, -1, 6}, {1764, -1, 6}, {1778, -1, 6}, {1781, -1, 6},
    {1784, -1, 6}, {1802, -1, 2}, {1810, -1, 6}, {1818, 2131, 6}, {1833, -1, 2}, {984, -1, 6}, {987, -1, 6},
    {929, -1, 6}, {936, -1, 6}, {932, -1, 6}, {934, -1, 6}, {718, 2120, 2}, {1007, -1, 2}, {729, -1, 2},
    {1219, -1, 2}, {940, -1, 6}, {940, -1, 6}, {941, -1, 6}, {941, -1, 6}, {1061, -1, 6}, {1061, -1, 6},
    {1062, -1, 6}, {1062, -1, 6}, {1064, -1, 6}, {1563, -1, 6}, {1564, -1, 6}, {968, -1, 6}, {1055, -1, 6},
    {1056, -1, 6}, {1547, -1, 6}, {1548, -1, 6}, {489, -1, 2}, {491, -1, 6}, {492, -1, 6}, {505, -1, 2},
    {493, -1, 6}, {511, -1, 6}, {512, -1, 6}, {1677, -1, 2}, {1678, -1, 2}, {1679, -1, 2}, {1680, -1, 2},
    {1681, -1, 2}, {625, -1, 6}, {741, 2153, 2}, {1045, -1, 2}, {1029, -1, 2}, {790, -1, 2}, {789, -1, 2},
    {772, -1, 2}, {773, -1, 2}, {774, -1, 2}, {937, -1, 6}, {956, 2162, 6}, {957, -1, 6}, {383, -1, 6},
    {479, -1, 6}, {480, -1, 6}, {487, -1, 6}, {410, -1, 6}, {380, -1, 2}, {381, -1, 2}, {382, -1, 6},
    {1529, -1, 6}, {1532, -1, 6}, {1533, -1, 6}, {1542, -1, 2}, {1538, -1, 2}, {1514, -1, 2}, {1162, -1, 2},
    {1183, -1, 6}, {1189, -1, 6}, {1212, -1, 6}, {1549, -1, 6}, {1559, 2188, 6}, {1558, 2189, 6},
    {1552, 2185, 6}, {1554, -1, 6}, {1553, 2187, 6}, {1555, -1, 6}, {1556, -1, 6}, {1557, -1, 6},
    {1868, -1, 6}
};

static const struct catalogue_entry entries[] = {
    {153, -1, 251, 132, -1, 0, 0, 0, 6, 6, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {153, -1, -1, -1, -1, 6, 0, 1, 0, 0, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {153, -1, 254, 255, -1, 6, 6, 2, 2, 2, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {153, -1, 154, 151, -1, 8, 8, 3, 2, 2, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {153, -1, 258, 259, -1, 10, 10, 4, 1, 1, 3, 0, 14, 0, 1, 0},  // CGAffineTransform
    {151, -1, -1, -1, -1, 11, 11, 5, 1, 1, 0, 0, 14, 0, 0, 0},  // S
    {259, -1, -1, -1, -1, 12, 12, 6, 2, 2, 0, 0, 14, 0, 1, 0},  // R
    {151, -1, -1, -1, -1, 14, 14, 7, 2, 2, 0, 0, 14, 0, 0, 0},  // S
    {151, -1, -1, -1, -1, 16, 16, 8, 3, 3, 0, 0, 14, 0, 0, 0},  // S
    {261, -1, -1, -1, -1, 19, 19, 9, 1, 1, 0, 0, 14, 0, 0, 0},  // H
    {261, -1, -1, -1, -1, 20, 20, 10, 1, 1, 0, 0, 14, 0, 0, 0},  // H
    {261, -1, -1, -1, -1, 21, 21, 11, 2, 2, 0, 0, 14, 0, 0, 0},  // H
    {263, 153, 264, -1, -1, 0, 0, 12, 0, 0, 5, 15, 14, 0, 0, 0},  // identity
    {265, -1, 266, -1, -1, 23, 23, 13, 1, 2, 1, 15, 14, 0, 0, 0},  // concatenating
    {267, -1, 268, -1, -1, 24, 25, 14, 2, 3, 1, 15, 14, 0, 4, 0},  // translatedBy
    {152, -1, 155, -1, -1, 26, 28, 15, 2, 3, 1, 15, 14, 0, 0, 0},  // scaledBy
    {269, -1, 271, -1, -1, 28, 31, 16, 1, 2, 1, 15, 14, 0, 1, 0},  // rotated
    {272, -1, 273, -1, -1, 29, 33, 17, 0, 1, 1, 15, 14, 0, 2, 0},  // inverted
    {274, -1, 275, -1, -1, 29, 34, 18, 0, 1, 1, 15, 16, 0, 15, 0},  // decomposed
    {276, -1, -1, -1, -1, 29, 35, 19, 1, 1, 0, 0, 2, 0, 0, 0},  // CGAffineTransformIsIdentity
    {277, -1, -1, -1, -1, 30, 36, 20, 2, 2, 0, 0, 2, 0, 0, 0},  // CGAffineTransformEqualToTransform
    {278, -1, -1, -1, -1, 32, 38, 21, 1, 1, 0, 0, 3, 0, 0, 0},  // NSStringFromCGAffineTransform
    {280, 279, -1, -1, -1, 33, 39, 22, 1, 1, 4, 4, 3, 0, 0, 0},  // string
    {281, -1, -1, -1, -1, 0, 40, 23, 0, 1, 2, 15, 0, 0, 0, 0},  // m11
    {282, -1, -1, -1, -1, 0, 41, 24, 0, 1, 2, 15, 0, 0, 0, 0},  // m12
    {283, -1, -1, -1, -1, 0, 42, 25, 0, 1, 2, 15, 0, 0, 0, 0},  // m21
    {284, -1, -1, -1, -1, 0, 43, 26, 0, 1, 2, 15, 0, 0, 0, 0},  // m22
    {285, -1, -1, -1, -1, 0, 44, 27, 0, 1, 2, 15, 0, 0, 0, 0},  // m41
    {286, -1, -1, -1, -1, 0, 45, 28, 0, 1, 2, 15, 0, 0, 0, 0},  // m42
    {287, -1, -1, -1, -1, 0, 46, 29, 0, 1, 2, 15, 0, 0, 0, 0},  // m44
    {135, -1, -1, -1, -1, 0, 47, 30, 0, 1, 2, 15, 0, 0, 14, 0},  // a
    {247, -1, -1, -1, -1, 0, 48, 31, 0, 1, 2, 15, 0, 0, 0, 0},  // b
    {248, -1, -1, -1, -1, 0, 49, 32, 0, 1, 2, 15, 0, 0, 0, 0},  // c
    {136, -1, -1, -1, -1, 0, 50, 33, 0, 1, 2, 15, 0, 0, 14, 0},  // d
    {249, -1, -1, -1, -1, 0, 51, 34, 0, 1, 2, 15, 0, 0, 0, 0},  // tx
    {250, -1, -1, -1, -1, 0, 52, 35, 0, 1, 2, 15, 0, 0, 0, 0},  // ty
    {288, -1, -1, -1, -1, 0, 53, 36, 0, 1, 2, 15, 2, 0, 0, 0},  // isIdentity
    {289, -1, -1, -1, -1, 0, 54, 37, 0, 1, 2, 15, 0, 0, 0, 0},  // determinant
    {290, -1, -1, -1, -1, 0, 55, 38, 0, 1, 2, 15, 15, 0, 0, 0},  // matrix
    {291, -1, -1, -1, -1, 0, 56, 39, 0, 1, 2, 15, 3, 0, 0, 0},  // kind
    {292, -1, -1, -1, -1, 0, 57, 40, 0, 1, 2, 15, 9, 0, 0, 0},  // fixedPoint
    {293, -1, -1, -1, -1, 34, 58, 41, 1, 1, 0, 0, 14, 0, 0, 0},  // reflect
    {293, -1, -1, -1, -1, 35, 59, 42, 2, 2, 0, 0, 14, 0, 1, 0},  // reflect
    {262, 296, -1, -1, -1, 0, 0, 43, 0, 0, 5, 20, 19, 0, 0, 0},  // x
    {253, 296, -1, -1, -1, 0, 0, 44, 0, 0, 5, 20, 19, 0, 0, 0},  // y
    {297, 296, -1, -1, -1, 0, 0, 45, 0, 0, 5, 20, 19, 0, 0, 0},  // origin
    {298, 296, -1, -1, -1, 0, 0, 46, 0, 0, 5, 20, 19, 0, 0, 0},  // yEqualsX
    {299, 296, -1, -1, -1, 0, 0, 47, 0, 0, 5, 20, 19, 0, 0, 0},  // yEqualsMinusX
    {230, -1, -1, -1, -1, 37, 61, 48, 4, 4, 3, 0, 16, 0, 1, 0},  // CGAffineTransformComponents
    {230, -1, -1, -1, -1, 41, 65, 49, 0, 0, 3, 0, 16, 0, 0, 0},  // CGAffineTransformComponents
    {153, -1, 304, -1, -1, 41, 65, 50, 1, 1, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {300, -1, -1, -1, -1, 0, 66, 51, 0, 1, 2, 17, 12, 0, 0, 0},  // scale
    {301, -1, -1, -1, -1, 0, 67, 52, 0, 1, 2, 17, 0, 0, 0, 0},  // horizontalShear
    {302, -1, -1, -1, -1, 0, 68, 53, 0, 1, 2, 17, 0, 0, 0, 0},  // rotation
    {303, -1, -1, -1, -1, 0, 69, 54, 0, 1, 2, 17, 10, 0, 0, 0},  // translation
    {226, -1, 305, -1, -1, 42, 70, 0, 2, 2, 3, 0, 9, 0, 0, 1},  // CGPoint
    {226, -1, -1, -1, -1, 44, 0, 1, 0, 0, 3, 0, 9, 0, 0, 1},  // CGPoint
    {306, 226, 307, -1, -1, 0, 0, 2, 0, 0, 5, 10, 9, 0, 0, 1},  // zero
    {262, -1, -1, -1, -1, 0, 72, 3, 0, 1, 2, 10, 0, 0, 0, 1},  // x
    {253, -1, -1, -1, -1, 0, 73, 4, 0, 1, 2, 10, 0, 0, 0, 1},  // y
    {308, -1, 309, -1, -1, 44, 74, 5, 1, 2, 1, 10, 9, 0, 6, 1},  // applying
    {310, -1, -1, -1, -1, 45, 76, 6, 1, 2, 1, 10, 0, 0, 0, 1},  // distance
    {312, -1, -1, -1, -1, 46, 78, 7, 2, 2, 0, 0, 2, 0, 0, 1},  // CGPointEqualToPoint
    {313, -1, -1, -1, -1, 48, 80, 8, 1, 2, 1, 10, 2, 0, 0, 1},  // equalTo
    {314, -1, -1, -1, -1, 49, 82, 9, 1, 1, 0, 0, 3, 0, 0, 1},  // NSStringFromCGPoint
    {315, -1, -1, -1, -1, 0, 83, 10, 0, 1, 2, 10, 3, 0, 0, 1},  // debugDescription
    {227, -1, 318, 319, -1, 50, 84, 11, 2, 2, 3, 0, 10, 0, 0, 1},  // CGVector
    {227, -1, -1, -1, -1, 52, 0, 12, 0, 0, 3, 0, 10, 0, 0, 1},  // CGVector
    {306, 227, -1, -1, -1, 0, 0, 13, 0, 0, 5, 11, 10, 0, 0, 1},  // zero
    {316, -1, -1, -1, -1, 0, 86, 14, 0, 1, 2, 11, 0, 0, 0, 1},  // dx
    {317, -1, -1, -1, -1, 0, 87, 15, 0, 1, 2, 11, 0, 0, 0, 1},  // dy
    {320, -1, -1, -1, -1, 0, 88, 16, 0, 1, 2, 11, 0, 0, 0, 1},  // length
    {308, -1, -1, -1, -1, 52, 89, 17, 1, 2, 1, 11, 10, 0, 0, 1},  // applying
    {321, -1, -1, -1, -1, 53, 91, 18, 1, 1, 0, 0, 3, 0, 0, 1},  // NSStringFromCGVector
    {228, -1, 324, 325, -1, 54, 92, 19, 2, 2, 3, 0, 12, 0, 0, 1},  // CGSize
    {228, -1, -1, -1, -1, 56, 0, 20, 0, 0, 3, 0, 12, 0, 0, 1},  // CGSize
    {306, 228, 326, -1, -1, 0, 0, 21, 0, 0, 5, 13, 12, 0, 0, 1},  // zero
    {322, -1, -1, -1, -1, 0, 94, 22, 0, 1, 2, 13, 0, 0, 0, 1},  // width
    {323, -1, -1, -1, -1, 0, 95, 23, 0, 1, 2, 13, 0, 0, 0, 1},  // height
    {308, -1, 327, -1, -1, 56, 96, 24, 1, 2, 1, 13, 12, 0, 0, 1},  // applying
    {328, -1, -1, -1, -1, 57, 98, 25, 2, 2, 0, 0, 2, 0, 0, 1},  // CGSizeEqualToSize
    {313, -1, -1, -1, -1, 59, 100, 26, 1, 2, 1, 13, 2, 0, 0, 1},  // equalTo
    {329, -1, -1, -1, -1, 60, 102, 27, 1, 1, 0, 0, 3, 0, 0, 1},  // NSStringFromCGSize
    {315, -1, -1, -1, -1, 0, 103, 28, 0, 1, 2, 13, 3, 0, 0, 1},  // debugDescription
    {262, -1, -1, -1, -1, 0, 104, 29, 0, 1, 2, 12, 0, 0, 0, 1},  // x
    {253, -1, -1, -1, -1, 0, 105, 30, 0, 1, 2, 12, 0, 0, 0, 1},  // y
    {330, -1, -1, -1, -1, 0, 106, 31, 0, 1, 2, 12, 0, 0, 0, 1},  // w
    {331, -1, -1, -1, -1, 0, 107, 32, 0, 1, 2, 12, 0, 0, 0, 1},  // z
    {332, -1, -1, -1, -1, 0, 108, 33, 0, 1, 2, 12, 2, 0, 0, 1},  // isVector
    {333, -1, -1, -1, -1, 0, 109, 34, 0, 1, 2, 12, 9, 0, 0, 1},  // point
    {229, -1, 334, 335, -1, 61, 110, 0, 4, 4, 3, 0, 13, 0, 0, 2},  // CGRect
    {229, -1, -1, -1, -1, 65, 114, 1, 2, 2, 3, 0, 13, 0, 0, 2},  // CGRect
    {229, -1, -1, -1, -1, 67, 0, 2, 0, 0, 3, 0, 13, 0, 0, 2},  // CGRect
    {306, 229, 336, -1, -1, 0, 0, 3, 0, 0, 5, 14, 13, 0, 0, 2},  // zero
    {337, 229, 338, -1, -1, 0, 0, 4, 0, 0, 5, 14, 13, 0, 0, 2},  // null
    {339, 229, 340, -1, -1, 0, 0, 5, 0, 0, 5, 14, 13, 0, 0, 2},  // infinite
    {341, -1, -1, -1, -1, 67, 116, 6, 1, 1, 0, 0, 3, 0, 0, 2},  // NSStringFromCGRect
    {342, -1, -1, -1, -1, 68, 117, 7, 2, 2, 0, 0, 13, 0, 0, 2},  // AVMakeRect
    {345, -1, -1, -1, -1, 70, 119, 8, 2, 2, 0, 0, 13, 0, 0, 2},  // AVMakeRectWithAspectRatioInsideRect
    {346, -1, -1, -1, -1, 72, 121, 9, 1, 1, 0, 0, 3, 0, 0, 2},  // NSStringFromRect
    {347, 231, 348, -1, -1, 0, 0, 10, 0, 0, 5, 19, 18, 0, 0, 2},  // minXEdge
    {349, 231, 350, -1, -1, 0, 0, 11, 0, 0, 5, 19, 18, 0, 0, 2},  // minYEdge
    {351, 231, 352, -1, -1, 0, 0, 12, 0, 0, 5, 19, 18, 0, 0, 2},  // maxXEdge
    {353, 231, 354, -1, -1, 0, 0, 13, 0, 0, 5, 19, 18, 0, 0, 2},  // maxYEdge
    {355, -1, 356, -1, -1, 0, 122, 14, 0, 1, 2, 14, 0, 0, 0, 2},  // minX
    {357, -1, 358, -1, -1, 0, 123, 15, 0, 1, 2, 14, 0, 0, 0, 2},  // midX
    {359, -1, 360, -1, -1, 0, 124, 16, 0, 1, 2, 14, 0, 0, 0, 2},  // maxX
    {361, -1, 362, -1, -1, 0, 125, 17, 0, 1, 2, 14, 0, 0, 0, 2},  // minY
    {363, -1, 364, -1, -1, 0, 126, 18, 0, 1, 2, 14, 0, 0, 0, 2},  // midY
    {365, -1, 366, -1, -1, 0, 127, 19, 0, 1, 2, 14, 0, 0, 0, 2},  // maxY
    {322, -1, 367, -1, -1, 0, 128, 20, 0, 1, 2, 14, 0, 0, 0, 2},  // width
    {323, -1, 368, -1, -1, 0, 129, 21, 0, 1, 2, 14, 0, 0, 0, 2},  // height
    {370, 369, 371, -1, -1, 0, 0, 22, 0, 0, 5, 28, 27, 0, 0, 2},  // top
    {372, 369, 373, -1, -1, 0, 0, 23, 0, 0, 5, 28, 27, 0, 0, 2},  // left
    {374, 369, 375, -1, -1, 0, 0, 24, 0, 0, 5, 28, 27, 0, 0, 2},  // bottom
    {376, 369, 377, -1, -1, 0, 0, 25, 0, 0, 5, 28, 27, 0, 0, 2},  // right
    {378, 369, 379, -1, -1, 0, 0, 26, 0, 0, 5, 28, 27, 0, 0, 2},  // all
    {380, 369, 381, -1, -1, 0, 0, 27, 0, 0, 5, 28, 27, 0, 0, 2},  // None
    {297, -1, -1, -1, -1, 0, 130, 28, 0, 1, 2, 14, 9, 0, 0, 2},  // origin
    {325, -1, -1, -1, -1, 0, 131, 29, 0, 1, 2, 14, 12, 0, 0, 2},  // size
    {382, -1, 383, -1, -1, 0, 132, 30, 0, 1, 2, 14, 13, 0, 0, 2},  // standardized
    {384, -1, 385, -1, -1, 0, 133, 31, 0, 1, 2, 14, 13, 0, 0, 2},  // integral
    {386, -1, 387, -1, -1, 0, 134, 32, 0, 1, 2, 14, 2, 0, 0, 2},  // isNull
    {388, -1, 389, -1, -1, 0, 135, 33, 0, 1, 2, 14, 2, 0, 0, 2},  // isEmpty
    {390, -1, 391, -1, -1, 0, 136, 34, 0, 1, 2, 14, 2, 0, 0, 2},  // isInfinite
    {392, -1, -1, -1, -1, 0, 137, 35, 0, 1, 2, 14, 4, 0, 0, 2},  // corners
    {393, -1, -1, -1, -1, 0, 138, 36, 0, 1, 2, 14, 9, 0, 0, 2},  // center
    {315, -1, -1, -1, -1, 0, 139, 37, 0, 1, 2, 14, 3, 0, 0, 2},  // debugDescription
    {394, -1, 395, -1, -1, 73, 140, 38, 4, 4, 3, 0, 56, 0, 0, 2},  // UIEdgeInsets
    {396, -1, -1, -1, -1, 77, 144, 39, 1, 1, 0, 0, 3, 0, 0, 2},  // NSStringFromUIEdgeInsets
    {397, -1, -1, -1, -1, 78, 145, 40, 2, 2, 0, 0, 2, 0, 0, 2},  // UIEdgeInsetsEqualToEdgeInsets
    {394, -1, -1, -1, -1, 80, 147, 41, 0, 0, 3, 0, 56, 0, 0, 2},  // UIEdgeInsets
    {306, 394, 398, -1, -1, 0, 0, 42, 0, 0, 5, 57, 56, 0, 0, 2},  // zero
    {399, -1, 400, -1, -1, 80, 147, 43, 1, 2, 1, 14, 13, 0, 0, 2},  // inset
    {401, -1, 402, -1, -1, 81, 149, 44, 2, 3, 1, 14, 13, 0, 0, 2},  // insetBy
    {403, -1, 404, -1, -1, 83, 152, 45, 2, 3, 1, 14, 13, 0, 0, 2},  // offsetBy
    {405, -1, 406, -1, -1, 85, 155, 46, 1, 2, 1, 14, 13, 0, 0, 2},  // union
    {407, -1, 408, -1, -1, 86, 157, 47, 1, 2, 1, 14, 13, 0, 0, 2},  // intersection
    {409, -1, 410, -1, -1, 87, 159, 48, 1, 2, 1, 14, 2, 0, 0, 2},  // intersects
    {411, -1, 412, -1, -1, 88, 161, 49, 1, 2, 1, 14, 2, 0, 0, 2},  // contains
    {411, -1, 413, -1, -1, 89, 163, 50, 1, 2, 1, 14, 2, 0, 0, 2},  // contains
    {313, -1, 414, -1, -1, 90, 165, 51, 1, 2, 1, 14, 2, 0, 0, 2},  // equalTo
    {308, -1, 415, -1, -1, 91, 167, 52, 1, 2, 1, 14, 13, 0, 7, 2},  // applying
    {419, -1, -1, -1, -1, 92, 169, 53, 2, 3, 1, 14, 60, 0, 0, 2},  // divided
    {416, -1, -1, -1, -1, 94, 172, 54, 2, 2, 0, 0, 60, 0, 0, 2},  // RectDivision
    {422, -1, -1, -1, -1, 0, 174, 0, 0, 1, 2, 16, 15, 0, 0, 3},  // transpose
    {289, -1, -1, -1, -1, 0, 175, 1, 0, 1, 2, 16, 0, 0, 0, 3},  // determinant
    {423, -1, -1, -1, -1, 0, 176, 2, 0, 1, 2, 16, 15, 0, 0, 3},  // inverse
    {272, -1, -1, -1, -1, 96, 177, 3, 0, 1, 1, 16, 15, 0, 0, 3},  // inverted
    {424, -1, -1, -1, -1, 0, 178, 4, 0, 1, 2, 16, 4, 0, 0, 3},  // rows
    {425, -1, -1, -1, -1, 0, 179, 5, 0, 1, 2, 16, 14, 0, 0, 3},  // affine
    {263, -1, -1, -1, -1, 96, 180, 6, 1, 1, 0, 0, 15, 0, 0, 3},  // identity
    {426, -1, -1, -1, -1, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 4},  // π
    {427, -1, -1, -1, -1, 0, 0, 1, 0, 0, 5, 0, 0, 0, 0, 4},  // pi
    {428, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 0, 0, 0, 4},  // M_PI
    {429, -1, -1, -1, -1, 0, 0, 3, 0, 0, 5, 0, 0, 0, 0, 4},  // M_PI_2
    {430, -1, -1, -1, -1, 0, 0, 4, 0, 0, 5, 0, 0, 0, 0, 4},  // M_PI_4
    {431, -1, -1, -1, -1, 0, 0, 5, 0, 0, 5, 0, 0, 0, 0, 4},  // M_1_PI
    {432, -1, -1, -1, -1, 0, 0, 6, 0, 0, 5, 0, 0, 0, 0, 4},  // M_2_PI
    {433, -1, -1, -1, -1, 0, 0, 7, 0, 0, 5, 0, 0, 0, 0, 4},  // M_SQRT2
    {434, -1, -1, -1, -1, 0, 0, 8, 0, 0, 5, 0, 0, 0, 0, 4},  // M_SQRT1_2
    {435, -1, -1, -1, -1, 0, 0, 9, 0, 0, 5, 0, 0, 0, 0, 4},  // M_E
    {427, 175, -1, -1, -1, 0, 0, 10, 0, 0, 5, 1, 0, 0, 0, 4},  // pi
    {436, 175, -1, -1, -1, 0, 0, 11, 0, 0, 5, 1, 0, 0, 0, 4},  // infinity
    {437, 175, -1, -1, -1, 0, 0, 12, 0, 0, 5, 1, 0, 0, 0, 4},  // nan
    {438, 175, 439, -1, -1, 0, 0, 13, 0, 0, 5, 1, 0, 0, 0, 4},  // ulpOfOne
    {440, 175, 441, -1, -1, 0, 0, 14, 0, 0, 5, 1, 0, 0, 0, 4},  // greatestFiniteMagnitude
    {306, 175, -1, -1, -1, 0, 0, 15, 0, 0, 5, 1, 0, 0, 0, 4},  // zero
    {442, 178, 443, -1, -1, 0, 0, 16, 0, 0, 5, 1, 0, 0, 0, 4},  // max
    {444, 178, 445, -1, -1, 0, 0, 17, 0, 0, 5, 1, 0, 0, 0, 4},  // min
    {175, -1, -1, -1, -1, 97, 181, 18, 1, 1, 3, 0, 0, 0, 0, 4},  // CGFloat
    {176, -1, -1, -1, -1, 98, 182, 19, 1, 1, 3, 0, 0, 0, 0, 4},  // Double
    {177, -1, -1, -1, -1, 99, 183, 20, 1, 1, 3, 0, 0, 0, 0, 4},  // Float
    {181, -1, -1, -1, -1, 100, 184, 21, 1, 1, 3, 0, 0, 0, 0, 4},  // TimeInterval
    {194, -1, -1, -1, -1, 101, 185, 22, 1, 1, 3, 0, 0, 0, 0, 4},  // CFTimeInterval
    {203, -1, -1, -1, -1, 102, 186, 23, 1, 1, 3, 0, 0, 0, 0, 4},  // Float64
    {204, -1, -1, -1, -1, 103, 187, 24, 1, 1, 3, 0, 0, 0, 0, 4},  // Float32
    {178, -1, -1, -1, -1, 104, 188, 25, 1, 1, 3, 0, 0, 0, 0, 4},  // Int
    {179, -1, -1, -1, -1, 105, 189, 26, 1, 1, 3, 0, 0, 0, 0, 4},  // NSInteger
    {175, -1, -1, -1, -1, 106, 0, 27, 0, 0, 3, 0, 0, 0, 0, 4},  // CGFloat
    {176, -1, -1, -1, -1, 106, 0, 28, 0, 0, 3, 0, 0, 0, 0, 4},  // Double
    {177, -1, -1, -1, -1, 106, 0, 29, 0, 0, 3, 0, 0, 0, 0, 4},  // Float
    {181, -1, -1, -1, -1, 106, 0, 30, 0, 0, 3, 0, 0, 0, 0, 4},  // TimeInterval
    {178, -1, -1, -1, -1, 106, 0, 31, 0, 0, 3, 0, 0, 0, 0, 4},  // Int
    {205, -1, -1, -1, -1, 106, 0, 32, 0, 0, 3, 0, 2, 0, 0, 4},  // Bool
    {205, -1, -1, -1, -1, 106, 190, 33, 1, 1, 3, 0, 2, 0, 0, 4},  // Bool
    {175, -1, -1, -1, -1, 107, 191, 34, 1, 1, 3, 0, 0, 0, 0, 4},  // CGFloat
    {176, -1, -1, -1, -1, 108, 192, 35, 1, 1, 3, 0, 0, 0, 0, 4},  // Double
    {177, -1, -1, -1, -1, 109, 193, 36, 1, 1, 3, 0, 0, 0, 0, 4},  // Float
    {178, -1, -1, -1, -1, 110, 194, 37, 1, 1, 3, 0, 0, 0, 0, 4},  // Int
    {156, -1, -1, -1, -1, 111, 195, 38, 1, 1, 3, 0, 0, 0, 0, 4},  // Int8
    {157, -1, -1, -1, -1, 112, 196, 39, 1, 1, 3, 0, 0, 0, 0, 4},  // Int16
    {158, -1, -1, -1, -1, 113, 197, 40, 1, 1, 3, 0, 0, 0, 0, 4},  // Int32
    {159, -1, -1, -1, -1, 114, 198, 41, 1, 1, 3, 0, 0, 0, 0, 4},  // Int64
    {160, -1, -1, -1, -1, 115, 199, 42, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt8
    {161, -1, -1, -1, -1, 116, 200, 43, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt16
    {162, -1, -1, -1, -1, 117, 201, 44, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt32
    {163, -1, -1, -1, -1, 118, 202, 45, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt64
    {164, -1, -1, -1, -1, 119, 203, 46, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt
    {156, -1, -1, -1, -1, 120, 204, 47, 1, 1, 3, 0, 0, 0, 0, 4},  // Int8
    {156, -1, -1, -1, -1, 121, 205, 48, 1, 1, 3, 0, 0, 0, 0, 4},  // Int8
    {157, -1, -1, -1, -1, 122, 206, 49, 1, 1, 3, 0, 0, 0, 0, 4},  // Int16
    {157, -1, -1, -1, -1, 123, 207, 50, 1, 1, 3, 0, 0, 0, 0, 4},  // Int16
    {158, -1, -1, -1, -1, 124, 208, 51, 1, 1, 3, 0, 0, 0, 0, 4},  // Int32
    {158, -1, -1, -1, -1, 125, 209, 52, 1, 1, 3, 0, 0, 0, 0, 4},  // Int32
    {159, -1, -1, -1, -1, 126, 210, 53, 1, 1, 3, 0, 0, 0, 0, 4},  // Int64
    {159, -1, -1, -1, -1, 127, 211, 54, 1, 1, 3, 0, 0, 0, 0, 4},  // Int64
    {160, -1, -1, -1, -1, 128, 212, 55, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt8
    {160, -1, -1, -1, -1, 129, 213, 56, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt8
    {161, -1, -1, -1, -1, 130, 214, 57, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt16
    {161, -1, -1, -1, -1, 131, 215, 58, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt16
    {162, -1, -1, -1, -1, 132, 216, 59, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt32
    {162, -1, -1, -1, -1, 133, 217, 60, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt32
    {163, -1, -1, -1, -1, 134, 218, 61, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt64
    {163, -1, -1, -1, -1, 135, 219, 62, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt64
    {164, -1, -1, -1, -1, 136, 220, 63, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt
    {164, -1, -1, -1, -1, 137, 221, 64, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt
    {178, -1, -1, -1, -1, 138, 222, 65, 1, 1, 3, 0, 0, 0, 0, 4},  // Int
    {178, -1, -1, -1, -1, 139, 223, 66, 1, 1, 3, 0, 0, 0, 0, 4},  // Int
    {156, -1, -1, -1, -1, 140, 0, 67, 0, 0, 3, 0, 0, 0, 0, 4},  // Int8
    {157, -1, -1, -1, -1, 140, 0, 68, 0, 0, 3, 0, 0, 0, 0, 4},  // Int16
    {158, -1, -1, -1, -1, 140, 0, 69, 0, 0, 3, 0, 0, 0, 0, 4},  // Int32
    {159, -1, -1, -1, -1, 140, 0, 70, 0, 0, 3, 0, 0, 0, 0, 4},  // Int64
    {160, -1, -1, -1, -1, 140, 0, 71, 0, 0, 3, 0, 0, 0, 0, 4},  // UInt8
    {161, -1, -1, -1, -1, 140, 0, 72, 0, 0, 3, 0, 0, 0, 0, 4},  // UInt16
    {162, -1, -1, -1, -1, 140, 0, 73, 0, 0, 3, 0, 0, 0, 0, 4},  // UInt32
    {163, -1, -1, -1, -1, 140, 0, 74, 0, 0, 3, 0, 0, 0, 0, 4},  // UInt64
    {164, -1, -1, -1, -1, 140, 0, 75, 0, 0, 3, 0, 0, 0, 0, 4},  // UInt
    {207, -1, -1, -1, -1, 140, 224, 76, 2, 2, 3, 0, 3, 0, 0, 4},  // String
    {156, -1, -1, -1, -1, 142, 226, 77, 2, 2, 3, 0, 0, 0, 0, 4},  // Int8
    {157, -1, -1, -1, -1, 144, 228, 78, 2, 2, 3, 0, 0, 0, 0, 4},  // Int16
    {158, -1, -1, -1, -1, 146, 230, 79, 2, 2, 3, 0, 0, 0, 0, 4},  // Int32
    {159, -1, -1, -1, -1, 148, 232, 80, 2, 2, 3, 0, 0, 0, 0, 4},  // Int64
    {160, -1, -1, -1, -1, 150, 234, 81, 2, 2, 3, 0, 0, 0, 0, 4},  // UInt8
    {161, -1, -1, -1, -1, 152, 236, 82, 2, 2, 3, 0, 0, 0, 0, 4},  // UInt16
    {162, -1, -1, -1, -1, 154, 238, 83, 2, 2, 3, 0, 0, 0, 0, 4},  // UInt32
    {163, -1, -1, -1, -1, 156, 240, 84, 2, 2, 3, 0, 0, 0, 0, 4},  // UInt64
    {164, -1, -1, -1, -1, 158, 242, 85, 2, 2, 3, 0, 0, 0, 0, 4},  // UInt
    {178, -1, -1, -1, -1, 160, 244, 86, 2, 2, 3, 0, 0, 0, 0, 4},  // Int
    {178, -1, -1, -1, -1, 162, 246, 87, 1, 1, 0, 0, 60, 0, 0, 4},  // Int
    {146, -1, 147, -1, -1, 163, 247, 88, 1, 1, 0, 0, 0, 0, 3, 4},  // sqrt
    {451, -1, 452, -1, -1, 164, 248, 89, 1, 1, 0, 0, 0, 0, 0, 4},  // exp
    {453, -1, 454, -1, -1, 165, 249, 90, 1, 1, 0, 0, 0, 0, 0, 4},  // log
    {455, -1, -1, -1, -1, 166, 250, 91, 1, 1, 0, 0, 0, 0, 0, 4},  // abs
    {456, -1, -1, -1, -1, 167, 251, 92, 1, 1, 0, 0, 0, 0, 0, 4},  // labs
    {457, -1, 458, -1, -1, 168, 252, 93, 1, 1, 0, 0, 0, 0, 0, 4},  // fabs
    {459, -1, 460, -1, -1, 169, 253, 94, 1, 1, 0, 0, 0, 0, 0, 4},  // floor
    {461, -1, 462, -1, -1, 170, 254, 95, 1, 1, 0, 0, 0, 0, 0, 4},  // ceil
    {115, -1, 463, -1, -1, 171, 255, 96, 1, 1, 0, 0, 0, 0, 0, 4},  // round
    {464, -1, 465, -1, -1, 172, 256, 97, 2, 2, 0, 0, 0, 0, 0, 4},  // pow
    {145, -1, 466, -1, -1, 174, 258, 98, 2, 2, 0, 0, 0, 0, 3, 4},  // hypot
    {467, -1, 468, -1, -1, 176, 260, 99, 2, 2, 0, 0, 0, 0, 0, 4},  // fmod
    {469, -1, -1, -1, -1, 178, 262, 100, 3, 3, 0, 0, 4, 0, 0, 4},  // stride
    {469, -1, -1, -1, -1, 181, 265, 101, 3, 3, 0, 0, 4, 0, 0, 4},  // stride
    {469, -1, -1, -1, -1, 184, 268, 102, 2, 3, 1, 1, 4, 0, 0, 4},  // stride
    {469, -1, -1, -1, -1, 186, 271, 103, 2, 3, 1, 1, 4, 0, 0, 4},  // stride
    {444, -1, 470, -1, -1, 188, 274, 104, 2, 2, 0, 0, 0, 0, 0, 4},  // min
    {444, -1, -1, -1, -1, 190, 276, 105, 3, 3, 0, 0, 0, 0, 0, 4},  // min
    {444, -1, -1, -1, -1, 193, 279, 106, 4, 4, 0, 0, 0, 0, 0, 4},  // min
    {442, -1, 471, -1, -1, 197, 283, 107, 2, 2, 0, 0, 0, 0, 0, 4},  // max
    {442, -1, -1, -1, -1, 199, 285, 108, 3, 3, 0, 0, 0, 0, 0, 4},  // max
    {442, -1, -1, -1, -1, 202, 288, 109, 4, 4, 0, 0, 0, 0, 0, 4},  // max
    {472, -1, 473, -1, -1, 206, 292, 110, 1, 1, 0, 0, 0, 0, 0, 4},  // trunc
    {474, -1, 475, -1, -1, 207, 293, 111, 1, 1, 0, 0, 0, 0, 0, 4},  // rint
    {476, -1, 477, -1, -1, 208, 294, 112, 1, 1, 0, 0, 0, 0, 0, 4},  // nearbyint
    {478, -1, 479, -1, -1, 209, 295, 113, 1, 1, 0, 0, 0, 0, 0, 4},  // lrint
    {480, -1, 481, -1, -1, 210, 296, 114, 1, 1, 0, 0, 0, 0, 0, 4},  // llrint
    {482, -1, 483, -1, -1, 211, 297, 115, 1, 1, 0, 0, 0, 0, 0, 4},  // lround
    {484, -1, 485, -1, -1, 212, 298, 116, 1, 1, 0, 0, 0, 0, 0, 4},  // llround
    {486, -1, 487, -1, -1, 213, 299, 117, 1, 1, 0, 0, 0, 0, 0, 4},  // log2
    {488, -1, 489, -1, -1, 214, 300, 118, 1, 1, 0, 0, 0, 0, 0, 4},  // log10
    {490, -1, 491, -1, -1, 215, 301, 119, 1, 1, 0, 0, 0, 0, 0, 4},  // exp2
    {492, -1, 493, -1, -1, 216, 302, 120, 1, 1, 0, 0, 0, 0, 0, 4},  // cbrt
    {494, -1, 495, -1, -1, 217, 303, 121, 1, 1, 0, 0, 0, 0, 0, 4},  // sinh
    {496, -1, 497, -1, -1, 218, 304, 122, 1, 1, 0, 0, 0, 0, 0, 4},  // cosh
    {498, -1, 499, -1, -1, 219, 305, 123, 1, 1, 0, 0, 0, 0, 0, 4},  // tanh
    {500, -1, 501, -1, -1, 220, 306, 124, 2, 2, 0, 0, 0, 0, 0, 4},  // copysign
    {502, -1, 503, -1, -1, 222, 308, 125, 2, 2, 0, 0, 0, 0, 0, 4},  // fdim
    {504, -1, -1, -1, -1, 224, 310, 126, 2, 2, 0, 0, 0, 0, 0, 4},  // fminf
    {505, -1, -1, -1, -1, 226, 312, 127, 2, 2, 0, 0, 0, 0, 0, 4},  // fmaxf
    {506, -1, -1, -1, -1, 228, 314, 128, 1, 1, 0, 0, 2, 0, 0, 4},  // isnan
    {507, -1, -1, -1, -1, 229, 315, 129, 1, 1, 0, 0, 2, 0, 0, 4},  // isinf
    {508, -1, -1, -1, -1, 230, 316, 130, 1, 1, 0, 0, 2, 0, 0, 4},  // isfinite
    {509, -1, -1, -1, -1, 231, 317, 131, 1, 1, 0, 0, 2, 0, 0, 4},  // signbit
    {510, -1, -1, -1, -1, 0, 0, 132, 0, 0, 5, 0, 0, 0, 0, 4},  // INT_MAX
    {511, -1, -1, -1, -1, 0, 0, 133, 0, 0, 5, 0, 0, 0, 0, 4},  // INT_MIN
    {512, -1, -1, -1, -1, 0, 0, 134, 0, 0, 5, 0, 0, 0, 0, 4},  // UINT_MAX
    {513, -1, -1, -1, -1, 0, 0, 135, 0, 0, 5, 0, 0, 0, 0, 4},  // LONG_MAX
    {514, -1, -1, -1, -1, 0, 0, 136, 0, 0, 5, 0, 0, 0, 0, 4},  // LONG_MIN
    {515, -1, -1, -1, -1, 0, 0, 137, 0, 0, 5, 0, 0, 0, 0, 4},  // ULONG_MAX
    {516, -1, -1, -1, -1, 0, 0, 138, 0, 0, 5, 0, 0, 0, 0, 4},  // NSUIntegerMax
    {517, -1, -1, -1, -1, 0, 0, 139, 0, 0, 5, 0, 0, 0, 0, 4},  // UINT8_MAX
    {518, -1, -1, -1, -1, 0, 0, 140, 0, 0, 5, 0, 0, 0, 0, 4},  // INT16_MAX
    {519, -1, -1, -1, -1, 0, 0, 141, 0, 0, 5, 0, 0, 0, 0, 4},  // UINT16_MAX
    {520, -1, -1, -1, -1, 0, 0, 142, 0, 0, 5, 0, 0, 0, 0, 4},  // INT32_MAX
    {521, -1, -1, -1, -1, 0, 0, 143, 0, 0, 5, 0, 0, 0, 0, 4},  // INT32_MIN
    {522, -1, -1, -1, -1, 0, 0, 144, 0, 0, 5, 0, 0, 0, 0, 4},  // UINT32_MAX
    {523, -1, -1, -1, -1, 0, 0, 145, 0, 0, 5, 0, 0, 0, 0, 4},  // M_LN2
    {524, -1, -1, -1, -1, 0, 0, 146, 0, 0, 5, 0, 0, 0, 0, 4},  // M_LN10
    {525, -1, -1, -1, -1, 232, 318, 147, 0, 1, 1, 1, 0, 0, 0, 4},  // rounded
    {527, 526, -1, -1, -1, 0, 0, 148, 0, 0, 5, 25, 24, 0, 0, 4},  // up
    {528, 526, -1, -1, -1, 0, 0, 149, 0, 0, 5, 25, 24, 0, 0, 4},  // down
    {529, 526, -1, -1, -1, 0, 0, 150, 0, 0, 5, 25, 24, 0, 0, 4},  // toNearestOrEven
    {530, 526, -1, -1, -1, 0, 0, 151, 0, 0, 5, 25, 24, 0, 0, 4},  // toNearestOrAwayFromZero
    {531, 526, -1, -1, -1, 0, 0, 152, 0, 0, 5, 25, 24, 0, 0, 4},  // towardZero
    {532, 526, -1, -1, -1, 0, 0, 153, 0, 0, 5, 25, 24, 0, 0, 4},  // awayFromZero
    {525, -1, -1, -1, -1, 232, 319, 154, 1, 2, 1, 1, 0, 0, 0, 4},  // rounded
    {148, -1, -1, -1, -1, 233, 321, 155, 0, 1, 1, 1, 0, 0, 3, 4},  // squareRoot
    {533, -1, -1, -1, -1, 233, 322, 156, 1, 2, 1, 1, 0, 0, 0, 4},  // truncatingRemainder
    {418, -1, -1, -1, -1, 234, 324, 157, 1, 2, 1, 1, 0, 0, 0, 4},  // remainder
    {535, -1, -1, -1, -1, 235, 326, 158, 0, 1, 1, 1, 0, 0, 0, 4},  // signum
    {536, -1, -1, -1, -1, 0, 327, 159, 0, 1, 2, 1, 0, 0, 0, 4},  // magnitude
    {537, -1, -1, -1, -1, 235, 328, 160, 1, 2, 1, 1, 2, 0, 0, 4},  // isMultiple
    {539, -1, -1, -1, -1, 0, 330, 161, 0, 1, 2, 1, 2, 0, 0, 4},  // isFinite
    {390, -1, -1, -1, -1, 0, 331, 162, 0, 1, 2, 1, 2, 0, 0, 4},  // isInfinite
    {540, -1, -1, -1, -1, 0, 332, 163, 0, 1, 2, 1, 2, 0, 0, 4},  // isZero
    {541, -1, -1, -1, -1, 0, 333, 164, 0, 1, 2, 1, 2, 0, 0, 4},  // isNaN
    {542, -1, -1, -1, -1, 0, 334, 165, 0, 1, 2, 1, 3, 0, 0, 4},  // description
    {543, -1, -1, -1, -1, 0, 335, 166, 0, 1, 2, 1, 0, 0, 0, 4},  // ulp
    {544, -1, -1, -1, -1, 0, 336, 167, 0, 1, 2, 1, 0, 0, 0, 4},  // nextUp
    {545, -1, -1, -1, -1, 0, 337, 168, 0, 1, 2, 1, 0, 0, 0, 4},  // nextDown
    {546, -1, -1, -1, -1, 0, 338, 169, 0, 1, 2, 1, 0, 0, 0, 4},  // exponent
    {547, -1, -1, -1, -1, 0, 339, 170, 0, 1, 2, 1, 0, 0, 0, 4},  // significand
    {548, 175, -1, -1, -1, 0, 0, 171, 0, 0, 5, 1, 0, 0, 0, 4},  // leastNormalMagnitude
    {549, 175, -1, -1, -1, 0, 0, 172, 0, 0, 5, 1, 0, 0, 0, 4},  // leastNonzeroMagnitude
    {550, -1, -1, -1, -1, 0, 340, 173, 0, 1, 2, 1, 2, 0, 0, 4},  // isNormal
    {551, -1, -1, -1, -1, 236, 341, 174, 1, 2, 1, 1, 2, 0, 0, 4},  // isLess
    {553, -1, -1, -1, -1, 237, 343, 175, 1, 2, 1, 1, 2, 0, 0, 4},  // isLessThanOrEqualTo
    {554, -1, -1, -1, -1, 238, 345, 176, 1, 2, 1, 1, 0, 0, 0, 4},  // advanced
    {310, -1, -1, -1, -1, 239, 347, 177, 1, 2, 1, 1, 0, 0, 0, 4},  // distance
    {555, -1, -1, -1, -1, 240, 349, 178, 2, 3, 1, 1, 0, 0, 0, 4},  // addingProduct
    {418, -1, -1, -1, -1, 242, 352, 179, 2, 2, 0, 0, 0, 0, 0, 4},  // remainder
    {559, -1, -1, -1, -1, 244, 354, 180, 1, 2, 1, 1, 56, 0, 0, 4},  // quotientAndRemainder
    {156, -1, -1, -1, -1, 245, 356, 181, 1, 1, 0, 0, 60, 0, 0, 4},  // Int8
    {157, -1, -1, -1, -1, 246, 357, 182, 1, 1, 0, 0, 60, 0, 0, 4},  // Int16
    {158, -1, -1, -1, -1, 247, 358, 183, 1, 1, 0, 0, 60, 0, 0, 4},  // Int32
    {159, -1, -1, -1, -1, 248, 359, 184, 1, 1, 0, 0, 60, 0, 0, 4},  // Int64
    {160, -1, -1, -1, -1, 249, 360, 185, 1, 1, 0, 0, 60, 0, 0, 4},  // UInt8
    {161, -1, -1, -1, -1, 250, 361, 186, 1, 1, 0, 0, 60, 0, 0, 4},  // UInt16
    {162, -1, -1, -1, -1, 251, 362, 187, 1, 1, 0, 0, 60, 0, 0, 4},  // UInt32
    {163, -1, -1, -1, -1, 252, 363, 188, 1, 1, 0, 0, 60, 0, 0, 4},  // UInt64
    {164, -1, -1, -1, -1, 253, 364, 189, 1, 1, 0, 0, 60, 0, 0, 4},  // UInt
    {175, -1, -1, -1, -1, 254, 365, 190, 1, 1, 3, 0, 0, 0, 0, 4},  // CGFloat
    {176, -1, -1, -1, -1, 255, 366, 191, 1, 1, 3, 0, 0, 0, 0, 4},  // Double
    {177, -1, -1, -1, -1, 256, 367, 192, 1, 1, 3, 0, 0, 0, 0, 4},  // Float
    {560, -1, -1, -1, -1, 0, 368, 193, 0, 1, 2, 1, 3, 0, 0, 4},  // sign
    {175, -1, -1, -1, -1, 257, 369, 194, 2, 2, 3, 0, 0, 0, 0, 4},  // CGFloat
    {176, -1, -1, -1, -1, 259, 371, 195, 2, 2, 3, 0, 0, 0, 0, 4},  // Double
    {563, 175, -1, -1, -1, 261, 373, 196, 2, 2, 4, 1, 0, 0, 0, 4},  // minimum
    {564, 175, -1, -1, -1, 263, 375, 197, 2, 2, 4, 1, 0, 0, 0, 4},  // maximum
    {565, -1, -1, -1, -1, 0, 377, 198, 0, 1, 2, 1, 0, 0, 0, 4},  // bitWidth
    {566, -1, -1, -1, -1, 0, 378, 199, 0, 1, 2, 1, 0, 0, 0, 4},  // nonzeroBitCount
    {567, -1, -1, -1, -1, 0, 379, 200, 0, 1, 2, 1, 0, 0, 0, 4},  // leadingZeroBitCount
    {568, -1, -1, -1, -1, 0, 380, 201, 0, 1, 2, 1, 0, 0, 0, 4},  // trailingZeroBitCount
    {569, -1, -1, -1, -1, 265, 381, 202, 1, 2, 1, 1, 56, 0, 0, 4},  // addingReportingOverflow
    {570, -1, -1, -1, -1, 266, 383, 203, 1, 2, 1, 1, 56, 0, 0, 4},  // subtractingReportingOverflow
    {571, -1, -1, -1, -1, 267, 385, 204, 1, 2, 1, 1, 56, 0, 0, 4},  // multipliedReportingOverflow
    {572, -1, -1, -1, -1, 268, 387, 205, 3, 3, 0, 0, 0, 0, 0, 4},  // fma
    {573, -1, -1, -1, -1, 271, 390, 206, 2, 2, 0, 0, 0, 0, 0, 4},  // ldexp
    {574, -1, -1, -1, -1, 273, 392, 207, 1, 1, 0, 0, 56, 0, 0, 4},  // modf
    {207, -1, -1, -1, -1, 274, 393, 208, 3, 3, 3, 0, 3, 0, 0, 4},  // String
    {225, -1, -1, -1, -1, 277, 396, 0, 1, 1, 3, 0, 1, 0, 0, 5},  // Angle
    {225, -1, -1, -1, -1, 278, 397, 1, 1, 1, 3, 0, 1, 0, 0, 5},  // Angle
    {225, -1, -1, -1, -1, 279, 398, 2, 1, 1, 3, 0, 1, 0, 0, 5},  // Angle
    {576, 225, -1, -1, -1, 280, 399, 3, 1, 1, 4, 2, 1, 0, 0, 5},  // degrees
    {577, 225, -1, -1, -1, 281, 400, 4, 1, 1, 4, 2, 1, 0, 0, 5},  // radians
    {306, 225, -1, -1, -1, 0, 0, 5, 0, 0, 5, 2, 1, 0, 0, 5},  // zero
    {576, -1, -1, -1, -1, 0, 401, 6, 0, 1, 2, 2, 0, 0, 0, 5},  // degrees
    {577, -1, -1, -1, -1, 0, 402, 7, 0, 1, 2, 2, 0, 0, 0, 5},  // radians
    {578, -1, -1, -1, -1, 0, 403, 8, 0, 1, 2, 2, 0, 0, 0, 5},  // turns
    {542, -1, -1, -1, -1, 0, 404, 9, 0, 1, 2, 2, 3, 0, 0, 5},  // description
    {579, -1, 580, -1, -1, 282, 405, 10, 1, 1, 0, 0, 0, 0, 1, 5},  // sin
    {581, -1, 582, -1, -1, 283, 406, 11, 1, 1, 0, 0, 0, 0, 1, 5},  // cos
    {583, -1, 584, -1, -1, 284, 407, 12, 1, 1, 0, 0, 0, 0, 1, 5},  // tan
    {138, -1, 142, -1, -1, 285, 408, 13, 1, 1, 0, 0, 1, 0, 3, 5},  // asin
    {137, -1, 141, -1, -1, 286, 409, 14, 1, 1, 0, 0, 1, 0, 3, 5},  // acos
    {139, -1, 143, -1, -1, 287, 410, 15, 1, 1, 0, 0, 1, 0, 3, 5},  // atan
    {140, -1, 144, -1, -1, 288, 411, 16, 2, 2, 0, 0, 1, 0, 3, 5},  // atan2
    {585, -1, -1, -1, -1, 0, 413, 0, 0, 1, 2, 5, 0, 0, 0, 6},  // count
    {388, -1, -1, -1, -1, 0, 414, 1, 0, 1, 2, 5, 2, 0, 0, 6},  // isEmpty
    {586, -1, -1, -1, 1854, 0, 415, 2, 0, 1, 2, 5, 60, 0, 0, 6},  // first
    {587, -1, -1, -1, 1855, 0, 416, 3, 0, 1, 2, 5, 60, 0, 0, 6},  // last
    {588, -1, -1, -1, 1856, 290, 417, 4, 0, 1, 1, 5, 4, 0, 0, 6},  // reversed
    {589, -1, -1, -1, 1851, 290, 418, 5, 0, 1, 1, 5, 4, 0, 0, 6},  // enumerated
    {590, -1, -1, -1, -1, 290, 419, 6, 2, 2, 0, 0, 4, 0, 0, 6},  // zip
    {591, -1, -1, -1, -1, 292, 421, 7, 2, 2, 0, 0, 4, 0, 0, 6},  // sequence
    {591, -1, -1, -1, -1, 294, 423, 8, 2, 2, 0, 0, 4, 0, 0, 6},  // sequence
    {122, -1, -1, -1, -1, 296, 425, 9, 1, 2, 1, 5, 4, 0, 0, 6},  // map
    {594, -1, -1, -1, -1, 297, 427, 10, 1, 2, 1, 5, 4, 0, 0, 6},  // compactMap
    {595, -1, -1, -1, -1, 298, 429, 11, 1, 2, 1, 5, 4, 0, 0, 6},  // filter
    {596, -1, -1, -1, -1, 299, 431, 12, 2, 3, 1, 5, 60, 0, 0, 6},  // reduce
    {597, -1, -1, -1, -1, 301, 434, 13, 1, 2, 1, 5, 60, 0, 0, 6},  // forEach
    {598, -1, -1, -1, -1, 302, 436, 14, 1, 2, 1, 5, 60, 0, 0, 6},  // enumerateObjectsUsingBlock
    {599, -1, -1, -1, -1, 303, 438, 15, 1, 2, 1, 5, 60, 0, 0, 6},  // objectAtIndex
    {600, -1, -1, -1, -1, 304, 440, 16, 1, 2, 1, 5, 0, 0, 0, 6},  // indexOfObject
    {601, -1, -1, -1, -1, 305, 442, 17, 1, 2, 1, 5, 4, 0, 0, 6},  // arrayByAddingObject
    {602, -1, -1, -1, -1, 306, 444, 18, 1, 2, 1, 5, 4, 0, 0, 6},  // arrayByAddingObjectsFromArray
    {603, -1, -1, -1, -1, 0, 0, 19, 0, 0, 5, 0, 0, 0, 0, 6},  // NSNotFound
    {604, -1, -1, -1, -1, 307, 446, 20, 0, 1, 1, 5, 60, 0, 0, 6},  // removeLastObject
    {605, -1, -1, -1, -1, 307, 447, 21, 1, 2, 1, 5, 60, 0, 0, 6},  // removeObjectAtIndex
    {606, -1, -1, -1, -1, 308, 449, 22, 2, 3, 1, 5, 60, 0, 0, 6},  // replaceObjectAtIndex
    {608, -1, -1, -1, -1, 310, 452, 23, 2, 3, 1, 5, 60, 0, 0, 6},  // insertObject
    {610, -1, -1, -1, -1, 312, 455, 24, 2, 3, 1, 5, 60, 0, 0, 6},  // exchangeObjectAtIndex
    {111, -1, -1, -1, -1, 314, 458, 25, 1, 2, 1, 5, 60, 0, 0, 6},  // removeObject
    {612, -1, -1, -1, -1, 315, 460, 26, 1, 2, 1, 5, 60, 0, 0, 6},  // makeObjectsPerformSelector
    {613, -1, -1, -1, -1, 316, 462, 27, 1, 2, 1, 5, 4, 0, 0, 6},  // sortedArrayUsingComparator
    {614, -1, -1, -1, -1, 317, 464, 28, 1, 2, 1, 1, 0, 0, 0, 6},  // compare
    {615, -1, -1, -1, -1, 0, 0, 29, 0, 0, 5, 0, 0, 0, 0, 6},  // NSOrderedAscending
    {616, -1, -1, -1, -1, 0, 0, 30, 0, 0, 5, 0, 0, 0, 0, 6},  // NSOrderedSame
    {617, -1, -1, -1, -1, 0, 0, 31, 0, 0, 5, 0, 0, 0, 0, 6},  // NSOrderedDescending
    {411, -1, -1, -1, 724, 318, 466, 32, 1, 2, 1, 5, 2, 0, 0, 6},  // contains
    {411, -1, -1, -1, -1, 319, 468, 33, 1, 2, 1, 5, 2, 0, 0, 6},  // contains
    {586, -1, -1, -1, -1, 320, 470, 34, 1, 2, 1, 5, 60, 0, 0, 6},  // first
    {618, -1, -1, -1, -1, 321, 472, 35, 1, 2, 1, 5, 2, 0, 0, 6},  // allSatisfy
    {619, -1, -1, -1, -1, 322, 474, 36, 1, 2, 1, 5, 60, 0, 0, 6},  // firstIndex
    {619, -1, -1, -1, -1, 323, 476, 37, 1, 2, 1, 5, 60, 0, 0, 6},  // firstIndex
    {587, -1, -1, -1, -1, 324, 478, 38, 1, 2, 1, 5, 60, 0, 0, 6},  // last
    {620, -1, -1, -1, -1, 325, 480, 39, 1, 2, 1, 5, 60, 0, 0, 6},  // lastIndex
    {620, -1, -1, -1, -1, 326, 482, 40, 1, 2, 1, 5, 60, 0, 0, 6},  // lastIndex
    {129, -1, -1, -1, -1, 327, 484, 41, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {129, -1, -1, -1, -1, 328, 486, 42, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {621, -1, -1, -1, -1, 329, 488, 43, 1, 2, 1, 5, 4, 0, 0, 6},  // drop
    {622, -1, -1, -1, -1, 330, 490, 44, 1, 2, 1, 5, 2, 0, 0, 6},  // elementsEqual
    {623, -1, -1, -1, -1, 331, 492, 45, 1, 2, 1, 5, 2, 0, 0, 6},  // starts
    {105, -1, -1, -1, -1, 332, 494, 46, 1, 2, 1, 5, 60, 0, 0, 6},  // removeFirst
    {103, -1, -1, -1, -1, 333, 496, 47, 1, 2, 1, 5, 60, 0, 0, 6},  // removeLast
    {411, -1, -1, -1, -1, 334, 498, 48, 1, 2, 1, 8, 2, 0, 0, 6},  // contains
    {31, -1, -1, -1, -1, 0, 500, 49, 0, 1, 2, 5, 4, 0, 0, 6},  // lazy
    {625, -1, -1, -1, -1, 335, 501, 50, 0, 1, 1, 5, 4, 0, 0, 6},  // dropFirst
    {625, -1, -1, -1, -1, 335, 502, 51, 1, 2, 1, 5, 4, 0, 0, 6},  // dropFirst
    {626, -1, -1, -1, -1, 336, 504, 52, 0, 1, 1, 5, 4, 0, 0, 6},  // dropLast
    {626, -1, -1, -1, -1, 336, 505, 53, 1, 2, 1, 5, 4, 0, 0, 6},  // dropLast
    {129, -1, -1, -1, -1, 337, 507, 54, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {627, -1, -1, -1, -1, 338, 509, 55, 1, 2, 1, 5, 4, 0, 0, 6},  // suffix
    {129, -1, -1, -1, -1, 339, 511, 56, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {129, -1, -1, -1, -1, 340, 513, 57, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {627, -1, -1, -1, -1, 341, 515, 58, 1, 2, 1, 5, 4, 0, 0, 6},  // suffix
    {118, -1, -1, -1, -1, 342, 517, 59, 1, 2, 1, 5, 60, 0, 0, 6},  // removeSubrange
    {119, -1, -1, -1, -1, 343, 519, 60, 2, 3, 1, 5, 60, 0, 0, 6},  // replaceSubrange
    {120, -1, -1, -1, -1, 345, 522, 61, 1, 2, 1, 5, 60, 0, 0, 6},  // partition
    {585, -1, -1, -1, -1, 346, 524, 62, 1, 2, 1, 5, 0, 0, 0, 6},  // count
    {585, -1, -1, -1, -1, 347, 526, 63, 1, 2, 1, 5, 0, 0, 0, 6},  // count
    {629, -1, -1, -1, -1, 348, 528, 64, 1, 2, 1, 5, 4, 0, 0, 6},  // joined
    {631, -1, -1, -1, -1, 349, 530, 65, 1, 2, 1, 5, 0, 0, 0, 6},  // index
    {631, -1, -1, -1, -1, 350, 532, 66, 1, 2, 1, 5, 0, 0, 0, 6},  // index
    {631, -1, -1, -1, -1, 351, 534, 67, 2, 3, 1, 5, 0, 0, 0, 6},  // index
    {631, -1, -1, -1, -1, 353, 537, 68, 3, 4, 1, 5, 60, 0, 0, 6},  // index
    {310, -1, -1, -1, -1, 356, 541, 69, 2, 3, 1, 5, 0, 0, 0, 6},  // distance
    {631, -1, -1, -1, -1, 358, 544, 70, 1, 2, 1, 4, 0, 0, 0, 6},  // index
    {631, -1, -1, -1, -1, 359, 546, 71, 1, 2, 1, 4, 0, 0, 0, 6},  // index
    {631, -1, -1, -1, -1, 360, 548, 72, 2, 3, 1, 4, 0, 0, 0, 6},  // index
    {631, -1, -1, -1, -1, 362, 551, 73, 3, 4, 1, 4, 60, 0, 0, 6},  // index
    {310, -1, -1, -1, -1, 365, 555, 74, 2, 3, 1, 4, 0, 0, 0, 6},  // distance
    {112, -1, -1, -1, -1, 367, 558, 75, 2, 3, 1, 5, 60, 0, 0, 6},  // swapAt
    {629, -1, -1, -1, -1, 369, 561, 76, 0, 1, 1, 5, 60, 0, 0, 6},  // joined
    {635, -1, -1, -1, -1, 369, 562, 77, 1, 2, 1, 5, 4, 0, 0, 6},  // split
    {635, -1, -1, -1, -1, 370, 564, 78, 1, 2, 1, 5, 4, 0, 0, 6},  // split
    {635, -1, -1, -1, -1, 371, 566, 79, 1, 2, 1, 5, 4, 0, 0, 6},  // split
    {637, -1, -1, -1, -1, 372, 568, 80, 1, 2, 1, 5, 60, 0, 0, 6},  // reserveCapacity
    {638, -1, -1, -1, -1, 0, 570, 81, 0, 1, 2, 5, 7, 0, 0, 6},  // indices
    {639, -1, -1, -1, -1, 0, 571, 82, 0, 1, 2, 5, 0, 0, 0, 6},  // startIndex
    {640, -1, -1, -1, -1, 0, 572, 83, 0, 1, 2, 5, 0, 0, 0, 6},  // endIndex
    {123, -1, -1, -1, -1, 373, 573, 84, 1, 2, 1, 5, 4, 0, 0, 6},  // flatMap
    {597, -1, -1, -1, -1, 374, 575, 85, 1, 2, 1, 8, 60, 0, 0, 6},  // forEach
    {596, -1, -1, -1, -1, 375, 577, 86, 2, 3, 1, 5, 60, 0, 0, 6},  // reduce
    {106, -1, -1, -1, -1, 377, 580, 87, 1, 2, 1, 5, 60, 0, 0, 6},  // removeAll
    {211, -1, -1, -1, -1, 378, 582, 88, 2, 2, 3, 0, 4, 0, 0, 6},  // Array
    {212, -1, -1, -1, -1, 380, 584, 89, 2, 2, 3, 0, 4, 0, 0, 6},  // ContiguousArray
    {643, -1, -1, -1, -1, 382, 586, 90, 2, 2, 0, 0, 4, 0, 0, 6},  // repeatElement
    {444, -1, -1, -1, -1, 384, 588, 91, 0, 1, 1, 5, 60, 0, 0, 6},  // min
    {442, -1, -1, -1, -1, 384, 589, 92, 0, 1, 1, 5, 60, 0, 0, 6},  // max
    {444, -1, -1, -1, -1, 384, 590, 93, 2, 2, 0, 0, 60, 0, 0, 6},  // min
    {442, -1, -1, -1, -1, 386, 592, 94, 2, 2, 0, 0, 60, 0, 0, 6},  // max
    {444, -1, -1, -1, -1, 388, 594, 95, 1, 2, 1, 5, 60, 0, 0, 6},  // min
    {442, -1, -1, -1, -1, 389, 596, 96, 1, 2, 1, 5, 60, 0, 0, 6},  // max
    {644, -1, -1, -1, -1, 390, 598, 97, 0, 1, 1, 5, 4, 0, 0, 6},  // sorted
    {644, -1, -1, -1, -1, 390, 599, 98, 1, 2, 1, 5, 4, 0, 0, 6},  // sorted
    {644, -1, -1, -1, -1, 391, 601, 99, 1, 2, 1, 5, 4, 0, 0, 6},  // sorted
    {629, -1, -1, -1, -1, 392, 603, 100, 1, 2, 1, 5, 3, 0, 0, 6},  // joined
    {100, -1, -1, -1, 1852, 393, 605, 101, 1, 2, 1, 5, 60, 0, 0, 6},  // append
    {100, -1, -1, -1, 1853, 394, 607, 102, 1, 2, 1, 5, 60, 0, 0, 6},  // append
    {101, -1, -1, -1, -1, 395, 609, 103, 2, 3, 1, 5, 60, 0, 0, 6},  // insert
    {101, -1, -1, -1, -1, 397, 612, 104, 2, 3, 1, 5, 60, 0, 0, 6},  // insert
    {102, -1, -1, -1, -1, 399, 615, 105, 1, 2, 1, 5, 60, 0, 0, 6},  // remove
    {103, -1, -1, -1, -1, 400, 617, 106, 0, 1, 1, 5, 60, 0, 0, 6},  // removeLast
    {104, -1, -1, -1, -1, 400, 618, 107, 0, 1, 1, 5, 60, 0, 0, 6},  // popLast
    {105, -1, -1, -1, -1, 400, 619, 108, 0, 1, 1, 5, 60, 0, 0, 6},  // removeFirst
    {106, -1, -1, -1, 696, 400, 620, 109, 0, 1, 1, 5, 60, 0, 0, 6},  // removeAll
    {106, -1, -1, -1, -1, 400, 621, 110, 1, 2, 1, 5, 60, 0, 0, 6},  // removeAll
    {585, -1, -1, -1, 320, 0, 623, 111, 0, 1, 2, 4, 0, 0, 0, 6},  // count
    {388, -1, -1, -1, -1, 0, 624, 112, 0, 1, 2, 4, 2, 0, 0, 6},  // isEmpty
    {648, -1, -1, -1, 1830, 401, 625, 113, 0, 1, 1, 4, 3, 0, 0, 6},  // uppercased
    {649, -1, -1, -1, 1831, 401, 626, 114, 0, 1, 1, 4, 3, 0, 0, 6},  // lowercased
    {411, -1, -1, -1, 1833, 401, 627, 115, 1, 2, 1, 4, 2, 0, 0, 6},  // contains
    {650, -1, -1, -1, -1, 402, 629, 116, 1, 2, 1, 4, 2, 0, 0, 6},  // hasPrefix
    {651, -1, -1, -1, -1, 403, 631, 117, 1, 2, 1, 4, 2, 0, 0, 6},  // hasSuffix
    {207, -1, -1, -1, -1, 404, 633, 118, 2, 2, 3, 0, 3, 0, 0, 6},  // String
    {652, -1, -1, -1, -1, 0, 635, 119, 0, 1, 2, 4, 2, 0, 0, 6},  // isLetter
    {653, -1, -1, -1, -1, 0, 636, 120, 0, 1, 2, 4, 2, 0, 0, 6},  // isNumber
    {654, -1, -1, -1, -1, 0, 637, 121, 0, 1, 2, 4, 2, 0, 0, 6},  // isWhitespace
    {655, -1, -1, -1, -1, 0, 638, 122, 0, 1, 2, 4, 2, 0, 0, 6},  // isUppercase
    {656, -1, -1, -1, -1, 0, 639, 123, 0, 1, 2, 4, 2, 0, 0, 6},  // isLowercase
    {657, -1, -1, -1, -1, 0, 640, 124, 0, 1, 2, 4, 2, 0, 0, 6},  // isNewline
    {658, -1, -1, -1, -1, 0, 641, 125, 0, 1, 2, 4, 2, 0, 0, 6},  // isPunctuation
    {659, -1, -1, -1, -1, 0, 642, 126, 0, 1, 2, 4, 60, 0, 0, 6},  // wholeNumberValue
    {660, -1, -1, -1, 1832, 0, 643, 127, 0, 1, 2, 4, 3, 0, 0, 6},  // capitalized
    {661, -1, -1, -1, -1, 0, 644, 128, 0, 1, 2, 4, 0, 0, 0, 6},  // floatValue
    {662, -1, -1, -1, -1, 0, 645, 129, 0, 1, 2, 4, 0, 0, 0, 6},  // doubleValue
    {663, -1, -1, -1, -1, 0, 646, 130, 0, 1, 2, 4, 0, 0, 0, 6},  // integerValue
    {664, -1, -1, -1, -1, 0, 647, 131, 0, 1, 2, 4, 0, 0, 0, 6},  // intValue
    {635, -1, -1, -1, -1, 406, 648, 132, 1, 2, 1, 4, 4, 0, 0, 6},  // split
    {665, -1, -1, -1, 1834, 407, 650, 133, 1, 2, 1, 4, 4, 0, 0, 6},  // components
    {667, -1, -1, -1, 1835, 408, 652, 134, 2, 3, 1, 4, 3, 0, 0, 6},  // replacingOccurrences
    {639, -1, -1, -1, -1, 0, 655, 135, 0, 1, 2, 4, 0, 0, 0, 6},  // startIndex
    {640, -1, -1, -1, -1, 0, 656, 136, 0, 1, 2, 4, 0, 0, 0, 6},  // endIndex
    {668, -1, -1, -1, -1, 0, 657, 137, 0, 1, 2, 4, 60, 0, 0, 6},  // asciiValue
    {75, -1, -1, -1, -1, 0, 658, 138, 0, 1, 2, 4, 60, 0, 0, 6},  // value
    {669, -1, -1, -1, -1, 410, 659, 139, 1, 1, 0, 0, 3, 0, 0, 6},  // UnicodeScalar
    {670, -1, -1, -1, -1, 0, 660, 140, 0, 1, 2, 4, 4, 0, 0, 6},  // unicodeScalars
    {671, -1, -1, -1, -1, 0, 661, 141, 0, 1, 2, 4, 4, 0, 0, 6},  // utf8
    {672, -1, -1, -1, -1, 0, 662, 142, 0, 1, 2, 4, 4, 0, 0, 6},  // utf16
    {673, -1, -1, -1, -1, 411, 663, 143, 1, 2, 1, 4, 60, 0, 0, 6},  // range
    {623, -1, -1, -1, -1, 412, 665, 144, 1, 2, 1, 4, 2, 0, 0, 6},  // starts
    {622, -1, -1, -1, -1, 413, 667, 145, 1, 2, 1, 4, 2, 0, 0, 6},  // elementsEqual
    {675, 674, -1, -1, -1, 0, 0, 146, 0, 0, 5, 1, 0, 0, 0, 6},  // orderedAscending
    {676, 674, -1, -1, -1, 0, 0, 147, 0, 0, 5, 1, 0, 0, 0, 6},  // orderedSame
    {677, 674, -1, -1, -1, 0, 0, 148, 0, 0, 5, 1, 0, 0, 0, 6},  // orderedDescending
    {635, -1, -1, -1, -1, 414, 669, 149, 2, 3, 1, 4, 4, 0, 0, 6},  // split
    {635, -1, -1, -1, -1, 416, 672, 150, 2, 3, 1, 4, 4, 0, 0, 6},  // split
    {635, -1, -1, -1, -1, 418, 675, 151, 3, 4, 1, 4, 4, 0, 0, 6},  // split
    {635, -1, -1, -1, -1, 421, 679, 152, 1, 2, 1, 4, 4, 0, 0, 6},  // split
    {635, -1, -1, -1, -1, 422, 681, 153, 1, 2, 1, 4, 4, 0, 0, 6},  // split
    {680, -1, -1, -1, -1, 423, 683, 154, 3, 4, 1, 4, 3, 0, 0, 6},  // padding
    {684, -1, -1, -1, -1, 426, 687, 155, 1, 1, 0, 0, 57, 0, 0, 6},  // type
    {207, -1, -1, -1, -1, 427, 688, 156, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {207, -1, -1, -1, -1, 428, 0, 157, 0, 0, 3, 0, 3, 0, 0, 6},  // String
    {207, -1, -1, -1, -1, 428, 689, 158, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {208, -1, -1, -1, -1, 429, 690, 159, 1, 1, 3, 0, 3, 0, 0, 6},  // Character
    {209, -1, -1, -1, -1, 430, 691, 160, 1, 1, 3, 0, 3, 0, 0, 6},  // Substring
    {207, -1, -1, -1, -1, 431, 692, 161, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {690, -1, -1, -1, -1, 0, 693, 162, 0, 1, 2, 7, 4, 0, 0, 6},  // keys
    {691, -1, -1, -1, -1, 0, 694, 163, 0, 1, 2, 7, 4, 0, 0, 6},  // allKeys
    {692, -1, -1, -1, -1, 0, 695, 164, 0, 1, 2, 7, 4, 0, 0, 6},  // values
    {693, -1, -1, -1, -1, 0, 696, 165, 0, 1, 2, 7, 4, 0, 0, 6},  // allValues
    {585, -1, -1, -1, -1, 0, 697, 166, 0, 1, 2, 7, 0, 0, 0, 6},  // count
    {388, -1, -1, -1, -1, 0, 698, 167, 0, 1, 2, 7, 2, 0, 0, 6},  // isEmpty
    {107, -1, -1, -1, -1, 432, 699, 168, 1, 2, 1, 7, 60, 0, 0, 6},  // removeValue
    {695, -1, -1, -1, -1, 433, 701, 169, 1, 2, 1, 7, 60, 0, 0, 6},  // removeObjectForKey
    {108, -1, -1, -1, -1, 434, 703, 170, 2, 3, 1, 7, 60, 0, 0, 6},  // updateValue
    {110, -1, -1, -1, -1, 436, 706, 171, 2, 3, 1, 7, 60, 0, 0, 6},  // setObject
    {106, -1, -1, -1, -1, 438, 709, 172, 0, 1, 1, 7, 60, 0, 0, 6},  // removeAll
    {696, -1, -1, -1, -1, 438, 710, 173, 0, 1, 1, 7, 60, 0, 0, 6},  // removeAllObjects
    {106, -1, -1, -1, -1, 438, 711, 174, 1, 2, 1, 7, 60, 0, 0, 6},  // removeAll
    {109, -1, -1, -1, -1, 439, 713, 175, 2, 3, 1, 7, 60, 0, 0, 6},  // merge
    {698, -1, -1, -1, -1, 441, 716, 176, 1, 2, 1, 7, 6, 0, 0, 6},  // mapValues
    {699, -1, -1, -1, -1, 442, 718, 177, 1, 2, 1, 7, 6, 0, 0, 6},  // compactMapValues
    {595, -1, -1, -1, -1, 443, 720, 178, 1, 2, 1, 7, 6, 0, 0, 6},  // filter
    {700, -1, -1, -1, -1, 444, 722, 179, 2, 3, 1, 7, 6, 0, 0, 6},  // merging
    {701, -1, -1, -1, -1, 446, 725, 180, 1, 2, 1, 7, 60, 0, 0, 6},  // objectForKey
    {702, -1, -1, -1, -1, 447, 727, 181, 1, 2, 1, 7, 60, 0, 0, 6},  // valueForKey
    {687, -1, -1, -1, -1, 448, 729, 182, 1, 1, 3, 0, 6, 0, 0, 6},  // Dictionary
    {687, -1, -1, -1, -1, 449, 730, 183, 2, 2, 3, 0, 6, 0, 0, 6},  // Dictionary
    {687, -1, -1, -1, -1, 451, 732, 184, 2, 2, 3, 0, 6, 0, 0, 6},  // Dictionary
    {687, -1, -1, -1, -1, 453, 734, 185, 2, 2, 3, 0, 6, 0, 0, 6},  // Dictionary
    {689, -1, -1, -1, -1, 455, 736, 186, 0, 0, 3, 0, 6, 0, 0, 6},  // NSMutableDictionary
    {688, -1, -1, -1, -1, 455, 736, 187, 0, 0, 3, 0, 6, 0, 0, 6},  // NSDictionary
    {687, -1, -1, -1, -1, 455, 736, 188, 0, 0, 3, 0, 6, 0, 0, 6},  // Dictionary
    {122, -1, -1, -1, -1, 296, 736, 189, 1, 2, 1, 7, 4, 0, 0, 6},  // map
    {594, -1, -1, -1, -1, 297, 738, 190, 1, 2, 1, 7, 4, 0, 0, 6},  // compactMap
    {123, -1, -1, -1, -1, 373, 740, 191, 1, 2, 1, 7, 4, 0, 0, 6},  // flatMap
    {597, -1, -1, -1, -1, 301, 742, 192, 1, 2, 1, 7, 60, 0, 0, 6},  // forEach
    {596, -1, -1, -1, -1, 299, 744, 193, 2, 3, 1, 7, 60, 0, 0, 6},  // reduce
    {411, -1, -1, -1, -1, 319, 747, 194, 1, 2, 1, 7, 2, 0, 0, 6},  // contains
    {586, -1, -1, -1, -1, 320, 749, 195, 1, 2, 1, 7, 60, 0, 0, 6},  // first
    {618, -1, -1, -1, -1, 321, 751, 196, 1, 2, 1, 7, 2, 0, 0, 6},  // allSatisfy
    {644, -1, -1, -1, -1, 390, 753, 197, 1, 2, 1, 7, 4, 0, 0, 6},  // sorted
    {644, -1, -1, -1, -1, 391, 755, 198, 1, 2, 1, 7, 4, 0, 0, 6},  // sorted
    {442, -1, -1, -1, -1, 389, 757, 199, 1, 2, 1, 7, 60, 0, 0, 6},  // max
    {444, -1, -1, -1, -1, 388, 759, 200, 1, 2, 1, 7, 60, 0, 0, 6},  // min
    {589, -1, -1, -1, -1, 290, 761, 201, 0, 1, 1, 7, 4, 0, 0, 6},  // enumerated
    {586, -1, -1, -1, -1, 0, 762, 202, 0, 1, 2, 7, 60, 0, 0, 6},  // first
    {705, -1, -1, -1, -1, 0, 763, 203, 0, 1, 2, 8, 0, 0, 0, 6},  // lowerBound
    {706, -1, -1, -1, -1, 0, 764, 204, 0, 1, 2, 8, 0, 0, 0, 6},  // upperBound
    {585, -1, -1, -1, -1, 0, 765, 205, 0, 1, 2, 8, 0, 0, 0, 6},  // count
    {388, -1, -1, -1, -1, 0, 766, 206, 0, 1, 2, 8, 2, 0, 0, 6},  // isEmpty
    {542, -1, -1, -1, -1, 0, 767, 207, 0, 1, 2, 8, 3, 0, 0, 6},  // description
    {707, -1, -1, -1, -1, 468, 768, 208, 1, 2, 1, 8, 2, 0, 0, 6},  // overlaps
    {708, -1, -1, -1, -1, 469, 770, 209, 1, 2, 1, 8, 7, 0, 0, 6},  // clamped
    {542, -1, -1, -1, -1, 0, 772, 210, 0, 1, 2, 3, 3, 0, 0, 6},  // description
    {411, -1, -1, -1, -1, 470, 773, 211, 1, 2, 1, 8, 2, 0, 0, 6},  // contains
    {122, -1, -1, -1, -1, 471, 775, 212, 1, 2, 1, 8, 4, 0, 0, 6},  // map
    {588, -1, -1, -1, -1, 472, 777, 213, 0, 1, 1, 8, 4, 0, 0, 6},  // reversed
    {224, -1, -1, -1, -1, 472, 778, 214, 1, 1, 3, 0, 7, 0, 0, 6},  // Range
    {219, -1, -1, -1, -1, 473, 779, 215, 1, 1, 3, 0, 7, 0, 0, 6},  // ClosedRange
    {211, -1, -1, -1, -1, 474, 780, 216, 1, 1, 3, 0, 4, 0, 0, 6},  // Array
    {212, -1, -1, -1, -1, 475, 781, 217, 1, 1, 3, 0, 4, 0, 0, 6},  // ContiguousArray
    {213, -1, -1, -1, -1, 476, 782, 218, 1, 1, 3, 0, 4, 0, 0, 6},  // ArraySlice
    {709, -1, -1, -1, -1, 477, 783, 219, 0, 0, 3, 0, 5, 0, 0, 6},  // Set
    {709, -1, -1, -1, -1, 477, 783, 220, 1, 1, 3, 0, 5, 0, 0, 6},  // Set
    {585, -1, -1, -1, -1, 0, 784, 221, 0, 1, 2, 6, 0, 0, 0, 6},  // count
    {388, -1, -1, -1, -1, 0, 785, 222, 0, 1, 2, 6, 2, 0, 0, 6},  // isEmpty
    {586, -1, -1, -1, 725, 0, 786, 223, 0, 1, 2, 6, 60, 0, 0, 6},  // first
    {405, -1, -1, -1, -1, 478, 787, 224, 1, 2, 1, 6, 5, 0, 0, 6},  // union
    {710, -1, -1, -1, -1, 479, 789, 225, 1, 2, 1, 6, 60, 0, 0, 6},  // formUnion
    {407, -1, -1, -1, -1, 480, 791, 226, 1, 2, 1, 6, 5, 0, 0, 6},  // intersection
    {711, -1, -1, -1, -1, 481, 793, 227, 1, 2, 1, 6, 60, 0, 0, 6},  // formIntersection
    {712, -1, -1, -1, -1, 482, 795, 228, 1, 2, 1, 6, 5, 0, 0, 6},  // subtracting
    {713, -1, -1, -1, -1, 483, 797, 229, 1, 2, 1, 6, 60, 0, 0, 6},  // subtract
    {714, -1, -1, -1, -1, 484, 799, 230, 1, 2, 1, 6, 5, 0, 0, 6},  // symmetricDifference
    {715, -1, -1, -1, -1, 485, 801, 231, 1, 2, 1, 6, 60, 0, 0, 6},  // formSymmetricDifference
    {716, -1, -1, -1, -1, 486, 803, 232, 1, 2, 1, 6, 2, 0, 0, 6},  // isSubset
    {717, -1, -1, -1, -1, 487, 805, 233, 1, 2, 1, 6, 2, 0, 0, 6},  // isSuperset
    {718, -1, -1, -1, -1, 488, 807, 234, 1, 2, 1, 6, 2, 0, 0, 6},  // isStrictSubset
    {719, -1, -1, -1, -1, 489, 809, 235, 1, 2, 1, 6, 2, 0, 0, 6},  // isStrictSuperset
    {720, -1, -1, -1, -1, 490, 811, 236, 1, 2, 1, 6, 2, 0, 0, 6},  // isDisjoint
    {411, -1, -1, -1, 724, 491, 813, 237, 1, 2, 1, 6, 2, 0, 0, 6},  // contains
    {101, -1, -1, -1, -1, 492, 815, 238, 1, 2, 1, 6, 60, 0, 0, 6},  // insert
    {721, -1, -1, -1, -1, 493, 817, 239, 1, 2, 1, 6, 60, 0, 0, 6},  // update
    {102, -1, -1, -1, -1, 494, 819, 240, 1, 2, 1, 6, 60, 0, 0, 6},  // remove
    {106, -1, -1, -1, 696, 495, 821, 241, 0, 1, 1, 6, 60, 0, 0, 6},  // removeAll
    {722, -1, -1, -1, -1, 495, 822, 242, 0, 1, 1, 6, 60, 0, 0, 6},  // popFirst
    {105, -1, -1, -1, -1, 495, 823, 243, 0, 1, 1, 6, 60, 0, 0, 6},  // removeFirst
    {723, -1, -1, -1, -1, 495, 824, 244, 1, 2, 1, 6, 60, 0, 0, 6},  // addObject
    {111, -1, -1, -1, -1, 496, 826, 245, 1, 2, 1, 6, 60, 0, 0, 6},  // removeObject
    {232, -1, -1, -1, -1, 498, 828, 0, 4, 4, 3, 0, 17, 0, 0, 7},  // UIColor
    {730, -1, -1, -1, 1841, 502, 832, 1, 1, 2, 1, 18, 17, 0, 0, 7},  // withAlphaComponent
    {731, -1, -1, -1, -1, 503, 834, 2, 0, 1, 1, 18, 60, 0, 0, 7},  // set
    {732, -1, -1, -1, -1, 503, 835, 3, 0, 1, 1, 18, 60, 0, 0, 7},  // setFill
    {733, -1, -1, -1, -1, 503, 836, 4, 0, 1, 1, 18, 60, 0, 0, 7},  // setStroke
    {232, -1, -1, -1, -1, 503, 837, 5, 2, 2, 3, 0, 17, 0, 0, 7},  // UIColor
    {232, -1, -1, -1, -1, 505, 839, 6, 1, 1, 3, 0, 17, 0, 0, 7},  // UIColor
    {232, -1, -1, -1, -1, 506, 840, 7, 4, 4, 3, 0, 17, 0, 0, 7},  // UIColor
    {232, -1, -1, -1, -1, 510, 844, 8, 4, 4, 3, 0, 17, 0, 0, 7},  // UIColor
    {740, -1, -1, -1, -1, 514, 848, 9, 4, 4, 0, 0, 17, 0, 0, 7},  // CGColor
    {232, -1, -1, -1, -1, 518, 852, 10, 1, 1, 0, 0, 60, 0, 0, 7},  // UIColor
    {742, 232, -1, -1, -1, 0, 0, 11, 0, 0, 5, 18, 17, 0, 0, 7},  // black
    {743, 232, -1, -1, -1, 519, 0, 12, 0, 0, 4, 18, 17, 0, 0, 7},  // blackColor
    {734, 232, -1, -1, -1, 0, 0, 13, 0, 0, 5, 18, 17, 0, 0, 7},  // white
    {744, 232, -1, -1, -1, 519, 0, 14, 0, 0, 4, 18, 17, 0, 0, 7},  // whiteColor
    {726, 232, -1, -1, -1, 0, 0, 15, 0, 0, 5, 18, 17, 0, 0, 7},  // red
    {745, 232, -1, -1, -1, 519, 0, 16, 0, 0, 4, 18, 17, 0, 0, 7},  // redColor
    {727, 232, -1, -1, -1, 0, 0, 17, 0, 0, 5, 18, 17, 0, 0, 7},  // green
    {746, 232, -1, -1, -1, 519, 0, 18, 0, 0, 4, 18, 17, 0, 0, 7},  // greenColor
    {728, 232, -1, -1, -1, 0, 0, 19, 0, 0, 5, 18, 17, 0, 0, 7},  // blue
    {747, 232, -1, -1, -1, 519, 0, 20, 0, 0, 4, 18, 17, 0, 0, 7},  // blueColor
    {748, 232, -1, -1, -1, 0, 0, 21, 0, 0, 5, 18, 17, 0, 0, 7},  // cyan
    {749, 232, -1, -1, -1, 519, 0, 22, 0, 0, 4, 18, 17, 0, 0, 7},  // cyanColor
    {750, 232, -1, -1, -1, 0, 0, 23, 0, 0, 5, 18, 17, 0, 0, 7},  // yellow
    {751, 232, -1, -1, -1, 519, 0, 24, 0, 0, 4, 18, 17, 0, 0, 7},  // yellowColor
    {752, 232, -1, -1, -1, 0, 0, 25, 0, 0, 5, 18, 17, 0, 0, 7},  // magenta
    {753, 232, -1, -1, -1, 519, 0, 26, 0, 0, 4, 18, 17, 0, 0, 7},  // magentaColor
    {754, 232, -1, -1, -1, 0, 0, 27, 0, 0, 5, 18, 17, 0, 0, 7},  // orange
    {755, 232, -1, -1, -1, 519, 0, 28, 0, 0, 4, 18, 17, 0, 0, 7},  // orangeColor
    {756, 232, -1, -1, -1, 0, 0, 29, 0, 0, 5, 18, 17, 0, 0, 7},  // purple
    {757, 232, -1, -1, -1, 519, 0, 30, 0, 0, 4, 18, 17, 0, 0, 7},  // purpleColor
    {758, 232, -1, -1, -1, 0, 0, 31, 0, 0, 5, 18, 17, 0, 0, 7},  // brown
    {759, 232, -1, -1, -1, 519, 0, 32, 0, 0, 4, 18, 17, 0, 0, 7},  // brownColor
    {760, 232, -1, -1, -1, 0, 0, 33, 0, 0, 5, 18, 17, 0, 0, 7},  // gray
    {761, 232, -1, -1, -1, 519, 0, 34, 0, 0, 4, 18, 17, 0, 0, 7},  // grayColor
    {762, 232, -1, -1, -1, 0, 0, 35, 0, 0, 5, 18, 17, 0, 0, 7},  // lightGray
    {763, 232, -1, -1, -1, 519, 0, 36, 0, 0, 4, 18, 17, 0, 0, 7},  // lightGrayColor
    {764, 232, -1, -1, -1, 0, 0, 37, 0, 0, 5, 18, 17, 0, 0, 7},  // darkGray
    {765, 232, -1, -1, -1, 519, 0, 38, 0, 0, 4, 18, 17, 0, 0, 7},  // darkGrayColor
    {766, 232, -1, -1, -1, 0, 0, 39, 0, 0, 5, 18, 17, 0, 0, 7},  // clear
    {767, 232, -1, -1, -1, 519, 0, 40, 0, 0, 4, 18, 17, 0, 0, 7},  // clearColor
    {768, 232, -1, -1, -1, 0, 0, 41, 0, 0, 5, 18, 17, 0, 0, 7},  // systemRed
    {769, 232, -1, -1, -1, 0, 0, 42, 0, 0, 5, 18, 17, 0, 0, 7},  // systemOrange
    {770, 232, -1, -1, -1, 0, 0, 43, 0, 0, 5, 18, 17, 0, 0, 7},  // systemYellow
    {771, 232, -1, -1, -1, 0, 0, 44, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGreen
    {772, 232, -1, -1, -1, 0, 0, 45, 0, 0, 5, 18, 17, 0, 0, 7},  // systemMint
    {773, 232, -1, -1, -1, 0, 0, 46, 0, 0, 5, 18, 17, 0, 0, 7},  // systemTeal
    {774, 232, -1, -1, -1, 0, 0, 47, 0, 0, 5, 18, 17, 0, 0, 7},  // systemCyan
    {775, 232, -1, -1, -1, 0, 0, 48, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBlue
    {776, 232, -1, -1, -1, 0, 0, 49, 0, 0, 5, 18, 17, 0, 0, 7},  // systemIndigo
    {777, 232, -1, -1, -1, 0, 0, 50, 0, 0, 5, 18, 17, 0, 0, 7},  // systemPurple
    {778, 232, -1, -1, -1, 0, 0, 51, 0, 0, 5, 18, 17, 0, 0, 7},  // systemPink
    {779, 232, -1, -1, -1, 0, 0, 52, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBrown
    {780, 232, -1, -1, -1, 0, 0, 53, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray
    {781, 232, -1, -1, -1, 0, 0, 54, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray2
    {782, 232, -1, -1, -1, 0, 0, 55, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray3
    {783, 232, -1, -1, -1, 0, 0, 56, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray4
    {784, 232, -1, -1, -1, 0, 0, 57, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray5
    {785, 232, -1, -1, -1, 0, 0, 58, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray6
    {786, 232, -1, -1, -1, 0, 0, 59, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBackground
    {787, 232, -1, -1, -1, 0, 0, 60, 0, 0, 5, 18, 17, 0, 0, 7},  // secondarySystemBackground
    {788, 232, -1, -1, -1, 0, 0, 61, 0, 0, 5, 18, 17, 0, 0, 7},  // label
    {233, -1, -1, -1, -1, 519, 853, 0, 1, 1, 3, 0, 31, 0, 0, 8},  // UIView
    {233, -1, -1, -1, -1, 0, 0, 1, 0, 0, 3, 0, 31, 0, 0, 8},  // UIView
    {234, -1, -1, -1, -1, 520, 854, 2, 1, 1, 3, 0, 31, 0, 0, 8},  // UIWindow
    {234, -1, -1, -1, -1, 0, 0, 3, 0, 0, 3, 0, 31, 0, 0, 8},  // UIWindow
    {235, -1, -1, -1, -1, 521, 855, 4, 1, 1, 3, 0, 31, 0, 0, 8},  // UIImageView
    {235, -1, -1, -1, -1, 0, 0, 5, 0, 0, 3, 0, 31, 0, 0, 8},  // UIImageView
    {236, -1, -1, -1, -1, 522, 856, 6, 1, 1, 3, 0, 31, 0, 0, 8},  // UILabel
    {236, -1, -1, -1, -1, 0, 0, 7, 0, 0, 3, 0, 31, 0, 0, 8},  // UILabel
    {237, -1, -1, -1, -1, 523, 857, 8, 1, 1, 3, 0, 31, 0, 0, 8},  // UIButton
    {237, -1, -1, -1, -1, 0, 0, 9, 0, 0, 3, 0, 31, 0, 0, 8},  // UIButton
    {238, -1, -1, -1, -1, 524, 858, 10, 1, 1, 3, 0, 31, 0, 0, 8},  // UIScrollView
    {238, -1, -1, -1, -1, 0, 0, 11, 0, 0, 3, 0, 31, 0, 0, 8},  // UIScrollView
    {239, -1, -1, -1, -1, 525, 859, 12, 1, 1, 3, 0, 31, 0, 0, 8},  // UIControl
    {239, -1, -1, -1, -1, 0, 0, 13, 0, 0, 3, 0, 31, 0, 0, 8},  // UIControl
    {240, -1, -1, -1, -1, 526, 860, 14, 1, 1, 3, 0, 31, 0, 0, 8},  // UITextField
    {240, -1, -1, -1, -1, 0, 0, 15, 0, 0, 3, 0, 31, 0, 0, 8},  // UITextField
    {241, -1, -1, -1, -1, 527, 861, 16, 1, 1, 3, 0, 31, 0, 0, 8},  // UITextView
    {241, -1, -1, -1, -1, 0, 0, 17, 0, 0, 3, 0, 31, 0, 0, 8},  // UITextView
    {242, -1, -1, -1, -1, 528, 862, 18, 1, 1, 3, 0, 31, 0, 0, 8},  // UITableViewCell
    {242, -1, -1, -1, -1, 0, 0, 19, 0, 0, 3, 0, 31, 0, 0, 8},  // UITableViewCell
    {243, -1, -1, -1, -1, 529, 863, 20, 1, 1, 3, 0, 31, 0, 0, 8},  // UICollectionViewCell
    {243, -1, -1, -1, -1, 0, 0, 21, 0, 0, 3, 0, 31, 0, 0, 8},  // UICollectionViewCell
    {244, -1, -1, -1, -1, 530, 864, 22, 1, 1, 3, 0, 31, 0, 0, 8},  // UIVisualEffectView
    {244, -1, -1, -1, -1, 0, 0, 23, 0, 0, 3, 0, 31, 0, 0, 8},  // UIVisualEffectView
    {245, -1, -1, -1, -1, 531, 865, 24, 1, 1, 3, 0, 31, 0, 0, 8},  // UIPageControl
    {245, -1, -1, -1, -1, 0, 0, 25, 0, 0, 3, 0, 31, 0, 0, 8},  // UIPageControl
    {246, -1, -1, -1, -1, 532, 866, 26, 1, 1, 3, 0, 31, 0, 0, 8},  // UISlider
    {246, -1, -1, -1, -1, 0, 0, 27, 0, 0, 3, 0, 31, 0, 0, 8},  // UISlider
    {789, -1, -1, -1, -1, 0, 867, 28, 0, 1, 2, 32, 13, 0, 9, 8},  // frame
    {790, -1, -1, -1, -1, 0, 868, 29, 0, 1, 2, 32, 13, 0, 10, 8},  // bounds
    {393, -1, -1, -1, -1, 0, 869, 30, 0, 1, 2, 32, 9, 0, 11, 8},  // center
    {791, -1, -1, -1, -1, 0, 870, 31, 0, 1, 2, 32, 9, 0, 12, 8},  // anchorPoint
    {792, -1, -1, -1, 1813, 0, 871, 32, 0, 1, 2, 32, 2, 0, 0, 8},  // isHidden
    {793, -1, -1, -1, -1, 0, 872, 33, 0, 1, 2, 32, 2, 0, 0, 8},  // clipsToBounds
    {794, -1, -1, -1, -1, 0, 873, 34, 0, 1, 2, 32, 3, 0, 0, 8},  // name
    {796, -1, -1, -1, -1, 533, 874, 35, 1, 1, 0, 0, 60, 0, 0, 8},  // UIImage
    {796, -1, -1, -1, -1, 534, 875, 36, 1, 1, 0, 0, 60, 0, 0, 8},  // UIImage
    {235, -1, -1, -1, -1, 535, 876, 37, 1, 1, 3, 0, 31, 0, 0, 8},  // UIImageView
    {132, -1, -1, -1, -1, 0, 877, 38, 0, 1, 2, 32, 14, 0, 13, 8},  // transform
    {798, -1, -1, -1, -1, 0, 878, 39, 0, 1, 2, 32, 14, 0, 13, 8},  // transform3D
    {799, -1, -1, -1, -1, 536, 879, 40, 1, 2, 1, 32, 60, 0, 0, 8},  // moveAnchor
    {800, -1, -1, -1, -1, 0, 881, 41, 0, 1, 2, 32, 9, 0, 0, 8},  // contentOffset
    {729, -1, -1, -1, -1, 0, 882, 42, 0, 1, 2, 32, 0, 0, 0, 8},  // alpha
    {801, -1, -1, -1, 802, 0, 883, 43, 0, 1, 2, 32, 2, 0, 0, 8},  // isUserInteractionEnabled
    {802, -1, -1, -1, -1, 0, 884, 44, 0, 1, 2, 32, 2, 0, 0, 8},  // userInteractionEnabled
    {803, -1, -1, -1, -1, 0, 885, 45, 0, 1, 2, 32, 0, 0, 0, 8},  // tag
    {133, -1, -1, -1, -1, 0, 886, 46, 0, 1, 2, 32, 32, 0, 0, 8},  // layer
    {79, -1, -1, -1, -1, 537, 887, 47, 4, 4, 0, 0, 31, 0, 0, 8},  // view
    {804, -1, -1, -1, -1, 0, 891, 0, 0, 1, 2, 32, 17, 0, 0, 9},  // backgroundColor
    {805, -1, -1, -1, -1, 0, 892, 1, 0, 1, 2, 32, 3, 0, 0, 9},  // text
    {806, -1, -1, -1, -1, 0, 893, 2, 0, 1, 2, 32, 17, 0, 0, 9},  // textColor
    {807, -1, -1, -1, -1, 0, 894, 3, 0, 1, 2, 32, 20, 0, 0, 9},  // textAlignment
    {808, -1, -1, -1, -1, 0, 895, 4, 0, 1, 2, 32, 60, 0, 0, 9},  // font
    {795, -1, -1, -1, -1, 0, 896, 5, 0, 1, 2, 32, 60, 0, 0, 9},  // image
    {809, -1, -1, -1, -1, 0, 897, 6, 0, 1, 2, 32, 60, 0, 0, 9},  // contentMode
    {810, -1, -1, -1, 1842, 0, 898, 7, 0, 1, 2, 32, 2, 0, 0, 9},  // isOpaque
    {811, -1, -1, -1, -1, 0, 899, 8, 0, 1, 2, 32, 17, 0, 0, 9},  // tintColor
    {812, -1, -1, -1, -1, 0, 900, 9, 0, 1, 2, 32, 0, 0, 0, 9},  // contentScaleFactor
    {813, -1, -1, -1, -1, 0, 901, 10, 0, 1, 2, 32, 3, 0, 0, 9},  // accessibilityLabel
    {814, -1, -1, -1, -1, 0, 902, 11, 0, 1, 2, 32, 56, 0, 0, 9},  // safeAreaInsets
    {815, -1, -1, -1, -1, 0, 903, 12, 0, 1, 2, 32, 56, 0, 0, 9},  // layoutMargins
    {816, -1, -1, -1, -1, 0, 904, 13, 0, 1, 2, 32, 31, 0, 0, 9},  // mask
    {817, -1, -1, -1, -1, 0, 905, 14, 0, 1, 2, 32, 3, 0, 0, 9},  // accessibilityIdentifier
    {818, -1, -1, -1, -1, 0, 906, 15, 0, 1, 2, 32, 3, 0, 0, 9},  // accessibilityHint
    {819, -1, -1, -1, -1, 0, 907, 16, 0, 1, 2, 32, 2, 0, 0, 9},  // isAccessibilityElement
    {820, -1, -1, -1, -1, 0, 908, 17, 0, 1, 2, 32, 60, 0, 0, 9},  // semanticContentAttribute
    {821, -1, -1, -1, -1, 0, 909, 18, 0, 1, 2, 32, 60, 0, 0, 9},  // directionalLayoutMargins
    {822, -1, -1, -1, -1, 0, 910, 19, 0, 1, 2, 32, 60, 0, 0, 9},  // overrideUserInterfaceStyle
    {823, -1, -1, -1, -1, 0, 911, 20, 0, 1, 2, 32, 2, 0, 0, 9},  // preservesSuperviewLayoutMargins
    {824, -1, -1, -1, -1, 0, 912, 21, 0, 1, 2, 32, 2, 0, 0, 9},  // insetsLayoutMarginsFromSafeArea
    {825, -1, -1, -1, -1, 0, 913, 22, 0, 1, 2, 32, 2, 0, 0, 9},  // clearsContextBeforeDrawing
    {826, -1, -1, -1, -1, 0, 914, 23, 0, 1, 2, 32, 2, 0, 0, 9},  // isFirstResponder
    {827, -1, -1, -1, -1, 0, 915, 24, 0, 1, 2, 32, 0, 0, 0, 9},  // numberOfLines
    {828, -1, -1, -1, -1, 0, 916, 25, 0, 1, 2, 32, 2, 0, 0, 9},  // adjustsFontSizeToFitWidth
    {829, -1, -1, -1, -1, 0, 917, 26, 0, 1, 2, 32, 60, 0, 0, 9},  // lineBreakMode
    {830, -1, -1, -1, -1, 0, 918, 27, 0, 1, 2, 32, 60, 0, 0, 9},  // attributedText
    {831, -1, -1, -1, -1, 0, 919, 28, 0, 1, 2, 32, 60, 0, 0, 9},  // baselineAdjustment
    {832, -1, -1, -1, -1, 0, 920, 29, 0, 1, 2, 32, 60, 0, 0, 9},  // borderStyle
    {833, -1, -1, -1, -1, 0, 921, 30, 0, 1, 2, 32, 60, 0, 0, 9},  // keyboardType
    {834, -1, -1, -1, -1, 0, 922, 31, 0, 1, 2, 32, 60, 0, 0, 9},  // returnKeyType
    {835, -1, -1, -1, -1, 0, 923, 32, 0, 1, 2, 32, 60, 0, 0, 9},  // autocorrectionType
    {836, -1, -1, -1, -1, 0, 924, 33, 0, 1, 2, 32, 60, 0, 0, 9},  // autocapitalizationType
    {837, -1, -1, -1, -1, 0, 925, 34, 0, 1, 2, 32, 60, 0, 0, 9},  // clearButtonMode
    {838, -1, -1, -1, -1, 0, 926, 35, 0, 1, 2, 32, 17, 0, 0, 9},  // shadowColor
    {839, -1, -1, -1, -1, 0, 927, 36, 0, 1, 2, 32, 3, 0, 0, 9},  // placeholder
    {840, -1, -1, -1, -1, 0, 928, 37, 0, 1, 2, 32, 0, 0, 0, 9},  // minimumScaleFactor
    {841, -1, -1, -1, 1846, 0, 929, 38, 0, 1, 2, 32, 2, 0, 0, 9},  // isEditable
    {842, -1, -1, -1, 1847, 0, 930, 39, 0, 1, 2, 32, 2, 0, 0, 9},  // isSelectable
    {843, -1, -1, -1, 1848, 0, 931, 40, 0, 1, 2, 32, 2, 0, 0, 9},  // isSecureTextEntry
    {844, -1, -1, -1, -1, 0, 932, 41, 0, 1, 2, 32, 0, 0, 0, 9},  // zoomScale
    {845, 238, -1, -1, -1, 0, 0, 42, 0, 0, 5, 32, 57, 0, 0, 9},  // DecelerationRate
    {847, 848, -1, -1, -1, 0, 0, 43, 0, 0, 5, 30, 29, 0, 0, 9},  // normal
    {849, -1, -1, -1, -1, 0, 0, 44, 0, 0, 5, 0, 0, 0, 0, 9},  // UIScrollViewDecelerationRateNormal
    {850, 848, -1, -1, -1, 0, 0, 45, 0, 0, 5, 30, 29, 0, 0, 9},  // fast
    {851, -1, -1, -1, -1, 0, 0, 46, 0, 0, 5, 0, 0, 0, 0, 9},  // UIScrollViewDecelerationRateFast
    {852, -1, -1, -1, -1, 0, 933, 47, 0, 1, 2, 30, 0, 0, 0, 9},  // rawValue
    {853, -1, -1, -1, -1, 0, 934, 48, 0, 1, 2, 32, 29, 0, 0, 9},  // decelerationRate
    {854, 855, 856, -1, -1, 0, 0, 49, 0, 0, 5, 4, 3, 0, 0, 9},  // system
    {857, 855, 858, -1, -1, 0, 0, 50, 0, 0, 5, 4, 3, 0, 0, 9},  // custom
    {859, 855, 860, -1, -1, 0, 0, 51, 0, 0, 5, 4, 3, 0, 0, 9},  // infoLight
    {861, 855, 862, -1, -1, 0, 0, 52, 0, 0, 5, 4, 3, 0, 0, 9},  // contactAdd
    {863, 855, 864, -1, -1, 0, 0, 53, 0, 0, 5, 4, 3, 0, 0, 9},  // close
    {237, -1, -1, -1, -1, 541, 935, 54, 1, 1, 3, 0, 31, 0, 0, 9},  // UIButton
    {865, -1, -1, -1, 1845, 0, 936, 55, 0, 1, 2, 32, 2, 0, 0, 9},  // isScrollEnabled
    {866, -1, -1, -1, 1844, 0, 937, 56, 0, 1, 2, 32, 2, 0, 0, 9},  // isPagingEnabled
    {867, -1, -1, -1, -1, 0, 938, 57, 0, 1, 2, 32, 2, 0, 0, 9},  // bounces
    {868, -1, -1, -1, -1, 0, 939, 58, 0, 1, 2, 32, 2, 0, 0, 9},  // bouncesZoom
    {869, -1, -1, -1, -1, 0, 940, 59, 0, 1, 2, 32, 2, 0, 0, 9},  // alwaysBounceVertical
    {870, -1, -1, -1, -1, 0, 941, 60, 0, 1, 2, 32, 2, 0, 0, 9},  // alwaysBounceHorizontal
    {871, -1, -1, -1, -1, 0, 942, 61, 0, 1, 2, 32, 2, 0, 0, 9},  // delaysContentTouches
    {872, -1, -1, -1, -1, 0, 943, 62, 0, 1, 2, 32, 2, 0, 0, 9},  // canCancelContentTouches
    {873, -1, -1, -1, -1, 0, 944, 63, 0, 1, 2, 32, 2, 0, 0, 9},  // scrollsToTop
    {874, -1, -1, -1, -1, 0, 945, 64, 0, 1, 2, 32, 2, 0, 0, 9},  // showsHorizontalScrollIndicator
    {875, -1, -1, -1, -1, 0, 946, 65, 0, 1, 2, 32, 2, 0, 0, 9},  // showsVerticalScrollIndicator
    {876, -1, -1, -1, -1, 0, 947, 66, 0, 1, 2, 32, 0, 0, 0, 9},  // minimumZoomScale
    {877, -1, -1, -1, -1, 0, 948, 67, 0, 1, 2, 32, 0, 0, 0, 9},  // maximumZoomScale
    {878, -1, -1, -1, -1, 0, 949, 68, 0, 1, 2, 32, 60, 0, 0, 9},  // contentInsetAdjustmentBehavior
    {879, -1, -1, -1, -1, 0, 950, 69, 0, 1, 2, 32, 60, 0, 0, 9},  // keyboardDismissMode
    {880, -1, -1, -1, -1, 0, 951, 70, 0, 1, 2, 32, 60, 0, 0, 9},  // indicatorStyle
    {881, -1, -1, -1, -1, 0, 952, 71, 0, 1, 2, 32, 56, 0, 0, 9},  // contentInset
    {882, -1, -1, -1, -1, 0, 953, 72, 0, 1, 2, 32, 56, 0, 0, 9},  // scrollIndicatorInsets
    {883, -1, -1, -1, -1, 0, 954, 73, 0, 1, 2, 32, 56, 0, 0, 9},  // verticalScrollIndicatorInsets
    {884, -1, -1, -1, -1, 0, 955, 74, 0, 1, 2, 32, 56, 0, 0, 9},  // horizontalScrollIndicatorInsets
    {887, -1, -1, -1, -1, 0, 956, 75, 0, 1, 2, 32, 56, 0, 0, 9},  // safeAreaLayoutGuide
    {885, -1, -1, -1, -1, 0, 957, 76, 0, 1, 2, 32, 56, 0, 0, 9},  // adjustedContentInset
    {888, -1, -1, -1, -1, 0, 958, 77, 0, 1, 2, 32, 0, 0, 0, 9},  // numberOfPages
    {889, -1, -1, -1, -1, 0, 959, 78, 0, 1, 2, 32, 0, 0, 0, 9},  // currentPage
    {890, -1, -1, -1, -1, 0, 960, 79, 0, 1, 2, 32, 2, 0, 0, 9},  // hidesForSinglePage
    {891, -1, -1, -1, -1, 0, 961, 80, 0, 1, 2, 32, 17, 0, 0, 9},  // pageIndicatorTintColor
    {892, -1, -1, -1, -1, 0, 962, 81, 0, 1, 2, 32, 17, 0, 0, 9},  // currentPageIndicatorTintColor
    {893, -1, -1, -1, -1, 542, 963, 82, 2, 3, 1, 32, 60, 0, 0, 9},  // scrollRectToVisible
    {896, -1, -1, -1, -1, 0, 966, 83, 0, 1, 2, 32, 60, 0, 0, 9},  // delegate
    {898, 233, -1, -1, -1, 0, 0, 84, 0, 0, 5, 32, 57, 0, 0, 9},  // AutoresizingMask
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
    {380, 897, 917, -1, -1, 0, 0, 97, 0, 0, 5, 26, 25, 0, 0, 9},  // None
    {918, -1, -1, -1, -1, 0, 967, 98, 0, 1, 2, 32, 25, 0, 0, 9},  // autoresizingMask
    {919, -1, -1, -1, -1, 0, 968, 99, 0, 1, 2, 32, 2, 0, 0, 9},  // translatesAutoresizingMaskIntoConstraints
    {920, -1, -1, -1, -1, 0, 969, 100, 0, 1, 2, 32, 2, 0, 0, 9},  // autoresizesSubviews
    {922, 239, -1, -1, -1, 0, 0, 101, 0, 0, 5, 32, 57, 0, 0, 9},  // State
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
    {938, 239, -1, -1, -1, 0, 0, 112, 0, 0, 5, 32, 57, 0, 0, 9},  // Event
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
    {993, -1, -1, -1, -1, 544, 970, 149, 3, 4, 1, 32, 60, 0, 0, 9},  // addTarget
    {993, -1, -1, -1, -1, 547, 974, 150, 3, 4, 1, 32, 60, 0, 0, 9},  // addTarget
    {996, -1, -1, -1, -1, 550, 978, 151, 3, 4, 1, 32, 60, 0, 0, 9},  // removeTarget
    {996, -1, -1, -1, -1, 553, 982, 152, 3, 4, 1, 32, 60, 0, 0, 9},  // removeTarget
    {997, -1, -1, -1, -1, 556, 986, 153, 1, 2, 1, 32, 60, 0, 0, 9},  // sendActions
    {998, -1, -1, -1, -1, 557, 988, 154, 1, 2, 1, 32, 60, 0, 0, 9},  // sendActionsForControlEvents
    {999, -1, -1, -1, -1, 558, 990, 155, 2, 3, 1, 32, 60, 0, 0, 9},  // setTitle
    {999, -1, -1, -1, -1, 560, 993, 156, 2, 3, 1, 32, 60, 0, 0, 9},  // setTitle
    {1001, -1, -1, -1, -1, 562, 996, 157, 2, 3, 1, 32, 60, 0, 0, 9},  // setTitleColor
    {1001, -1, -1, -1, -1, 564, 999, 158, 2, 3, 1, 32, 60, 0, 0, 9},  // setTitleColor
    {1002, -1, -1, -1, -1, 566, 1002, 159, 2, 3, 1, 32, 60, 0, 0, 9},  // setImage
    {1002, -1, -1, -1, -1, 568, 1005, 160, 2, 3, 1, 32, 60, 0, 0, 9},  // setImage
    {1003, -1, -1, -1, -1, 570, 1008, 161, 2, 3, 1, 32, 60, 0, 0, 9},  // setBackgroundImage
    {1003, -1, -1, -1, -1, 572, 1011, 162, 2, 3, 1, 32, 60, 0, 0, 9},  // setBackgroundImage
    {1004, -1, -1, -1, -1, 574, 1014, 163, 2, 3, 1, 32, 60, 0, 0, 9},  // setAttributedTitle
    {1005, -1, -1, -1, -1, 576, 1017, 164, 2, 3, 1, 32, 60, 0, 0, 9},  // setTitleShadowColor
    {1006, -1, -1, -1, -1, 0, 1020, 165, 0, 1, 2, 32, 3, 0, 0, 9},  // currentTitle
    {1007, -1, -1, -1, -1, 0, 1021, 166, 0, 1, 2, 32, 31, 0, 0, 9},  // titleLabel
    {1008, -1, -1, -1, -1, 0, 1022, 167, 0, 1, 2, 32, 56, 0, 0, 9},  // contentEdgeInsets
    {1009, -1, -1, -1, -1, 0, 1023, 168, 0, 1, 2, 32, 56, 0, 0, 9},  // titleEdgeInsets
    {1010, -1, -1, -1, -1, 0, 1024, 169, 0, 1, 2, 32, 56, 0, 0, 9},  // imageEdgeInsets
    {1011, -1, -1, -1, -1, 0, 1025, 170, 0, 1, 2, 32, 2, 0, 0, 9},  // isEnabled
    {1012, -1, -1, -1, -1, 0, 1026, 171, 0, 1, 2, 32, 2, 0, 0, 9},  // isSelected
    {1013, -1, -1, -1, -1, 0, 1027, 172, 0, 1, 2, 32, 2, 0, 0, 9},  // isHighlighted
    {1014, -1, -1, -1, -1, 0, 1028, 173, 0, 1, 2, 32, 2, 0, 0, 9},  // isTracking
    {1015, -1, -1, -1, -1, 0, 1029, 174, 0, 1, 2, 32, 60, 0, 0, 9},  // contentHorizontalAlignment
    {1016, -1, -1, -1, -1, 0, 1030, 175, 0, 1, 2, 32, 60, 0, 0, 9},  // contentVerticalAlignment
    {75, -1, -1, -1, -1, 0, 1031, 176, 0, 1, 2, 32, 0, 0, 0, 9},  // value
    {1017, -1, -1, -1, -1, 0, 1032, 177, 0, 1, 2, 32, 0, 0, 0, 9},  // minimumValue
    {1018, -1, -1, -1, -1, 0, 1033, 178, 0, 1, 2, 32, 0, 0, 0, 9},  // maximumValue
    {1019, -1, -1, -1, -1, 578, 1034, 179, 2, 3, 1, 32, 60, 0, 0, 9},  // setValue
    {1020, -1, -1, -1, -1, 0, 1037, 180, 0, 1, 2, 32, 2, 0, 0, 9},  // isContinuous
    {1021, -1, -1, -1, -1, 0, 1038, 181, 0, 1, 2, 32, 17, 0, 0, 9},  // minimumTrackTintColor
    {1022, -1, -1, -1, -1, 0, 1039, 182, 0, 1, 2, 32, 17, 0, 0, 9},  // maximumTrackTintColor
    {1023, -1, -1, -1, -1, 0, 1040, 183, 0, 1, 2, 32, 17, 0, 0, 9},  // thumbTintColor
    {894, -1, -1, -1, -1, 0, 1041, 184, 0, 1, 2, 32, 12, 0, 0, 9},  // contentSize
    {372, 1024, 1025, -1, -1, 0, 0, 185, 0, 0, 5, 21, 20, 0, 0, 9},  // left
    {393, 1024, 1026, -1, -1, 0, 0, 186, 0, 0, 5, 21, 20, 0, 0, 9},  // center
    {376, 1024, 1027, -1, -1, 0, 0, 187, 0, 0, 5, 21, 20, 0, 0, 9},  // right
    {1028, 1024, 1029, -1, -1, 0, 0, 188, 0, 0, 5, 21, 20, 0, 0, 9},  // justified
    {1030, 1024, 1031, -1, -1, 0, 0, 189, 0, 0, 5, 21, 20, 0, 0, 9},  // natural
    {592, -1, -1, -1, 1032, 0, 1042, 0, 0, 1, 2, 32, 60, 0, 0, 10},  // next
    {1033, -1, -1, -1, -1, 0, 1043, 1, 0, 1, 2, 32, 31, 0, 0, 10},  // superview
    {1034, -1, -1, -1, -1, 0, 1044, 2, 0, 1, 2, 32, 4, 0, 0, 10},  // subviews
    {84, -1, -1, -1, -1, 0, 1045, 3, 0, 1, 2, 32, 31, 0, 0, 10},  // window
    {1035, -1, -1, -1, -1, 0, 1046, 4, 0, 1, 2, 32, 2, 0, 0, 10},  // isKeyWindow
    {1036, -1, -1, -1, 1809, 580, 1047, 5, 1, 2, 1, 32, 2, 0, 0, 10},  // isDescendant
    {1037, -1, -1, -1, -1, 581, 1049, 6, 1, 2, 1, 32, 60, 0, 0, 10},  // addSubview
    {1038, -1, -1, -1, -1, 582, 1051, 7, 1, 2, 1, 32, 60, 0, 0, 10},  // bringSubviewToFront
    {1039, -1, -1, -1, 1811, 583, 1053, 8, 1, 2, 1, 32, 60, 0, 0, 10},  // bringSubview
    {1041, -1, -1, -1, -1, 584, 1055, 9, 1, 2, 1, 32, 60, 0, 0, 10},  // sendSubviewToBack
    {1042, -1, -1, -1, 1812, 585, 1057, 10, 1, 2, 1, 32, 60, 0, 0, 10},  // sendSubview
    {1044, -1, -1, -1, -1, 586, 1059, 11, 0, 1, 1, 32, 60, 0, 0, 10},  // removeFromSuperview
    {1045, -1, -1, -1, 1810, 586, 1060, 12, 2, 3, 1, 32, 60, 0, 0, 10},  // insertSubview
    {1046, -1, -1, -1, 1849, 588, 1063, 13, 2, 3, 1, 32, 60, 0, 0, 10},  // exchangeSubview
    {1045, -1, -1, -1, -1, 590, 1066, 14, 2, 3, 1, 32, 60, 0, 0, 10},  // insertSubview
    {1045, -1, -1, -1, -1, 592, 1069, 15, 2, 3, 1, 32, 60, 0, 0, 10},  // insertSubview
    {1050, -1, -1, -1, 1815, 594, 1072, 16, 2, 3, 1, 32, 9, 0, 5, 10},  // convert
    {1050, -1, -1, -1, 1817, 596, 1075, 17, 2, 3, 1, 32, 9, 0, 5, 10},  // convert
    {1051, -1, -1, -1, -1, 598, 1078, 18, 2, 3, 1, 32, 9, 0, 5, 10},  // convertRect
    {1051, -1, -1, -1, -1, 600, 1081, 19, 2, 3, 1, 32, 9, 0, 5, 10},  // convertRect
    {1054, -1, -1, -1, -1, 602, 1084, 20, 2, 3, 1, 32, 9, 0, 5, 10},  // convertPoint
    {1054, -1, -1, -1, -1, 604, 1087, 21, 2, 3, 1, 32, 9, 0, 5, 10},  // convertPoint
    {1055, -1, -1, -1, -1, 606, 1090, 22, 0, 1, 1, 32, 60, 0, 0, 10},  // setNeedsLayout
    {1056, -1, -1, -1, -1, 606, 1091, 23, 0, 1, 1, 32, 60, 0, 0, 10},  // layoutIfNeeded
    {1055, -1, -1, -1, -1, 606, 1092, 24, 0, 1, 1, 33, 60, 0, 0, 10},  // setNeedsLayout
    {1056, -1, -1, -1, -1, 606, 1093, 25, 0, 1, 1, 33, 60, 0, 0, 10},  // layoutIfNeeded
    {1057, -1, -1, -1, -1, 606, 1094, 26, 0, 1, 1, 33, 60, 0, 0, 10},  // layoutSublayers
    {1057, -1, -1, -1, -1, 606, 1095, 27, 1, 2, 1, 32, 60, 0, 0, 10},  // layoutSublayers
    {1058, -1, -1, -1, -1, 607, 1097, 28, 1, 2, 1, 32, 60, 0, 0, 10},  // layoutSublayersOfLayer
    {1059, -1, -1, -1, -1, 608, 1099, 29, 0, 1, 1, 33, 2, 0, 0, 10},  // needsLayout
    {1060, -1, -1, -1, -1, 608, 1100, 30, 0, 1, 1, 32, 60, 0, 0, 10},  // setNeedsDisplay
    {1061, -1, -1, -1, -1, 608, 1101, 31, 0, 1, 1, 32, 60, 0, 0, 10},  // layoutSubviews
    {1060, -1, -1, -1, 1850, 608, 1102, 32, 1, 2, 1, 32, 60, 0, 0, 10},  // setNeedsDisplay
    {1060, -1, -1, -1, 1850, 609, 1104, 33, 1, 2, 1, 33, 60, 0, 0, 10},  // setNeedsDisplay
    {1062, -1, -1, -1, -1, 610, 1106, 34, 0, 1, 1, 32, 2, 0, 0, 10},  // becomeFirstResponder
    {1063, -1, -1, -1, -1, 610, 1107, 35, 0, 1, 1, 32, 2, 0, 0, 10},  // resignFirstResponder
    {1064, -1, -1, -1, -1, 610, 1108, 36, 1, 2, 1, 32, 12, 0, 0, 10},  // sizeThatFits
    {1065, -1, -1, -1, -1, 611, 1110, 37, 0, 1, 1, 32, 60, 0, 0, 10},  // sizeToFit
    {1066, -1, -1, -1, -1, 0, 1111, 38, 0, 1, 2, 32, 12, 0, 0, 10},  // intrinsicContentSize
    {1067, 233, 1068, -1, -1, 0, 0, 39, 0, 0, 5, 32, 0, 0, 0, 10},  // noIntrinsicMetric
    {1069, -1, -1, -1, -1, 611, 1112, 40, 0, 1, 1, 32, 60, 0, 0, 10},  // invalidateIntrinsicContentSize
    {1070, -1, -1, -1, -1, 611, 1113, 41, 1, 2, 1, 32, 60, 0, 0, 10},  // endEditing
    {1060, -1, -1, -1, -1, 612, 1115, 42, 0, 1, 1, 33, 60, 0, 0, 10},  // setNeedsDisplay
    {1071, -1, -1, -1, -1, 612, 1116, 43, 1, 2, 1, 32, 31, 0, 0, 10},  // viewWithTag
    {1072, -1, -1, -1, 1825, 613, 1118, 44, 2, 3, 1, 33, 60, 0, 0, 10},  // insertSublayer
    {1072, -1, -1, -1, -1, 615, 1121, 45, 2, 3, 1, 33, 60, 0, 0, 10},  // insertSublayer
    {1072, -1, -1, -1, -1, 617, 1124, 46, 2, 3, 1, 33, 60, 0, 0, 10},  // insertSublayer
    {1067, 233, -1, -1, -1, 0, 0, 47, 0, 0, 5, 32, 0, 0, 0, 10},  // noIntrinsicMetric
    {1075, -1, -1, -1, -1, 0, 1127, 48, 0, 1, 2, 32, 60, 0, 0, 10},  // rootViewController
    {1076, -1, -1, -1, -1, 0, 1128, 49, 0, 1, 2, 32, 60, 0, 0, 10},  // liveView
    {1077, -1, -1, -1, -1, 619, 1129, 50, 0, 1, 1, 32, 60, 0, 0, 10},  // makeKeyAndVisible
    {1078, -1, -1, -1, -1, 619, 1130, 51, 0, 1, 1, 32, 60, 0, 0, 10},  // makeKey
    {1080, 1079, -1, -1, -1, 0, 0, 52, 0, 0, 5, 32, 31, 0, 0, 10},  // current
    {889, 1081, -1, -1, -1, 0, 0, 53, 0, 0, 5, 32, 31, 0, 0, 10},  // currentPage
    {1082, -1, -1, -1, -1, 0, 1131, 54, 0, 1, 2, 32, 2, 0, 0, 10},  // needsIndefiniteExecution
    {1084, 1083, -1, -1, -1, 0, 0, 55, 0, 0, 5, 32, 31, 0, 0, 10},  // main
    {1085, 1083, -1, -1, -1, 619, 1132, 56, 0, 0, 4, 32, 31, 0, 0, 10},  // mainScreen
    {1086, -1, -1, -1, -1, 0, 1132, 57, 0, 1, 2, 32, 31, 0, 0, 10},  // coordinateSpace
    {1087, -1, -1, -1, -1, 0, 1133, 58, 0, 1, 2, 32, 31, 0, 0, 10},  // fixedCoordinateSpace
    {1088, -1, -1, -1, -1, 0, 1134, 59, 0, 1, 2, 32, 31, 0, 0, 10},  // screen
    {1089, -1, -1, -1, 1807, 619, 1135, 60, 2, 3, 1, 32, 31, 0, 5, 10},  // hitTest
    {1090, -1, -1, -1, -1, 621, 1138, 61, 2, 3, 1, 32, 2, 0, 0, 10},  // beginTracking
    {1091, -1, -1, -1, -1, 623, 1141, 62, 2, 3, 1, 32, 2, 0, 0, 10},  // continueTracking
    {333, -1, -1, -1, 1808, 625, 1144, 63, 2, 3, 1, 32, 2, 0, 5, 10},  // point
    {1093, -1, -1, -1, -1, 627, 1147, 0, 0, 0, 3, 0, 32, 0, 0, 11},  // CALayer
    {1094, -1, -1, -1, -1, 627, 1147, 1, 0, 0, 3, 0, 32, 0, 0, 11},  // CAShapeLayer
    {1095, -1, -1, -1, -1, 627, 1147, 2, 0, 0, 3, 0, 32, 0, 0, 11},  // CAGradientLayer
    {1096, -1, -1, -1, -1, 627, 1147, 3, 0, 0, 3, 0, 32, 0, 0, 11},  // CATextLayer
    {1097, -1, -1, -1, -1, 0, 1147, 4, 0, 1, 2, 33, 4, 0, 0, 11},  // colors
    {1098, -1, -1, -1, -1, 0, 1148, 5, 0, 1, 2, 33, 4, 0, 0, 11},  // locations
    {1099, -1, -1, -1, -1, 0, 1149, 6, 0, 1, 2, 33, 9, 0, 0, 11},  // startPoint
    {1100, -1, -1, -1, -1, 0, 1150, 7, 0, 1, 2, 33, 9, 0, 0, 11},  // endPoint
    {280, -1, -1, -1, -1, 0, 1151, 8, 0, 1, 2, 33, 60, 0, 0, 11},  // string
    {808, -1, -1, -1, -1, 0, 1152, 9, 0, 1, 2, 33, 60, 0, 0, 11},  // font
    {1101, -1, -1, -1, -1, 0, 1153, 10, 0, 1, 2, 33, 0, 0, 0, 11},  // fontSize
    {1102, -1, -1, -1, -1, 0, 1154, 11, 0, 1, 2, 33, 17, 0, 0, 11},  // foregroundColor
    {1103, -1, -1, -1, -1, 0, 1155, 12, 0, 1, 2, 33, 2, 0, 0, 11},  // isWrapped
    {1104, -1, -1, -1, 1105, 627, 1156, 13, 1, 2, 1, 33, 60, 0, 0, 11},  // render
    {1106, -1, -1, -1, 1108, 629, 1158, 14, 2, 3, 1, 32, 2, 0, 0, 11},  // drawHierarchy
    {789, -1, -1, -1, -1, 0, 1161, 15, 0, 1, 2, 33, 13, 0, 9, 11},  // frame
    {790, -1, -1, -1, -1, 0, 1162, 16, 0, 1, 2, 33, 13, 0, 10, 11},  // bounds
    {131, -1, -1, -1, -1, 0, 1163, 17, 0, 1, 2, 33, 9, 0, 11, 11},  // position
    {791, -1, -1, -1, -1, 0, 1164, 18, 0, 1, 2, 33, 9, 0, 12, 11},  // anchorPoint
    {792, -1, -1, -1, 1813, 0, 1165, 19, 0, 1, 2, 33, 2, 0, 0, 11},  // isHidden
    {1109, -1, -1, -1, -1, 0, 1166, 20, 0, 1, 2, 33, 2, 0, 0, 11},  // masksToBounds
    {794, -1, -1, -1, -1, 0, 1167, 21, 0, 1, 2, 33, 3, 0, 0, 11},  // name
    {1110, -1, -1, -1, -1, 0, 1168, 22, 0, 1, 2, 33, 14, 0, 0, 11},  // sublayerTransform
    {132, -1, -1, -1, -1, 0, 1169, 23, 0, 1, 2, 33, 14, 0, 0, 11},  // transform
    {1111, -1, -1, -1, -1, 0, 1170, 24, 0, 1, 2, 33, 0, 0, 0, 11},  // zPosition
    {1112, -1, -1, -1, -1, 0, 1171, 25, 0, 1, 2, 33, 0, 0, 0, 11},  // opacity
    {804, -1, -1, -1, -1, 0, 1172, 26, 0, 1, 2, 33, 17, 0, 0, 11},  // backgroundColor
    {1113, -1, -1, -1, -1, 0, 1173, 27, 0, 1, 2, 33, 0, 0, 0, 11},  // cornerRadius
    {1114, -1, -1, -1, -1, 0, 1174, 28, 0, 1, 2, 33, 0, 0, 0, 11},  // borderWidth
    {1115, -1, -1, -1, -1, 0, 1175, 29, 0, 1, 2, 33, 17, 0, 0, 11},  // borderColor
    {838, -1, -1, -1, -1, 0, 1176, 30, 0, 1, 2, 33, 17, 0, 0, 11},  // shadowColor
    {1116, -1, -1, -1, -1, 0, 1177, 31, 0, 1, 2, 33, 0, 0, 0, 11},  // shadowOpacity
    {1117, -1, -1, -1, -1, 0, 1178, 32, 0, 1, 2, 33, 0, 0, 0, 11},  // shadowRadius
    {1118, -1, -1, -1, -1, 0, 1179, 33, 0, 1, 2, 33, 12, 0, 0, 11},  // shadowOffset
    {1119, -1, -1, -1, -1, 0, 1180, 34, 0, 1, 2, 33, 33, 0, 0, 11},  // shadowPath
    {1120, -1, -1, -1, -1, 0, 1181, 35, 0, 1, 2, 33, 0, 0, 0, 11},  // contentsScale
    {1121, -1, -1, -1, -1, 0, 1182, 36, 0, 1, 2, 33, 60, 0, 0, 11},  // contents
    {1122, -1, -1, -1, -1, 0, 1183, 37, 0, 1, 2, 33, 13, 0, 0, 11},  // contentsRect
    {1123, -1, -1, -1, -1, 0, 1184, 38, 0, 1, 2, 33, 13, 0, 0, 11},  // contentsCenter
    {1124, -1, -1, -1, -1, 0, 1185, 39, 0, 1, 2, 33, 2, 0, 0, 11},  // shouldRasterize
    {1125, -1, -1, -1, -1, 0, 1186, 40, 0, 1, 2, 33, 0, 0, 0, 11},  // rasterizationScale
    {1126, -1, -1, -1, 1843, 0, 1187, 41, 0, 1, 2, 33, 2, 0, 0, 11},  // isDoubleSided
    {816, -1, -1, -1, -1, 0, 1188, 42, 0, 1, 2, 33, 32, 0, 0, 11},  // mask
    {1127, -1, -1, -1, -1, 0, 1189, 43, 0, 1, 2, 33, 60, 0, 0, 11},  // contentsGravity
    {1129, 1128, 1130, -1, -1, 0, 0, 44, 0, 0, 5, 43, 42, 0, 0, 11},  // layerMinXMinYCorner
    {1131, 1128, 1132, -1, -1, 0, 0, 45, 0, 0, 5, 43, 42, 0, 0, 11},  // layerMaxXMinYCorner
    {1133, 1128, 1134, -1, -1, 0, 0, 46, 0, 0, 5, 43, 42, 0, 0, 11},  // layerMinXMaxYCorner
    {1135, 1128, 1136, -1, -1, 0, 0, 47, 0, 0, 5, 43, 42, 0, 0, 11},  // layerMaxXMaxYCorner
    {1137, -1, -1, -1, -1, 0, 1190, 48, 0, 1, 2, 33, 42, 0, 0, 11},  // maskedCorners
    {1138, -1, -1, -1, 1139, 0, 1191, 49, 0, 1, 2, 33, 2, 0, 0, 11},  // isGeometryFlipped
    {1140, -1, -1, -1, -1, 633, 1192, 50, 0, 1, 1, 33, 2, 0, 0, 11},  // contentsAreFlipped
    {1141, -1, -1, -1, -1, 0, 1193, 51, 0, 1, 2, 33, 60, 0, 0, 11},  // actions
    {1142, -1, -1, -1, -1, 0, 1194, 52, 0, 1, 2, 33, 60, 0, 0, 11},  // magnificationFilter
    {1143, -1, -1, -1, -1, 0, 1195, 53, 0, 1, 2, 33, 60, 0, 0, 11},  // minificationFilter
    {1144, -1, -1, -1, -1, 0, 1196, 54, 0, 1, 2, 33, 60, 0, 0, 11},  // compositingFilter
    {1145, -1, -1, -1, -1, 0, 1197, 55, 0, 1, 2, 33, 60, 0, 0, 11},  // cornerCurve
    {896, -1, -1, -1, -1, 0, 1198, 56, 0, 1, 2, 33, 60, 0, 0, 11},  // delegate
    {810, -1, -1, -1, 1842, 0, 1199, 57, 0, 1, 2, 33, 2, 0, 0, 11},  // isOpaque
    {1146, -1, -1, -1, -1, 0, 1200, 58, 0, 1, 2, 33, 2, 0, 0, 11},  // needsDisplayOnBoundsChange
    {1147, -1, -1, -1, -1, 0, 1201, 59, 0, 1, 2, 33, 2, 0, 0, 11},  // allowsEdgeAntialiasing
    {1148, -1, -1, -1, -1, 0, 1202, 60, 0, 1, 2, 33, 60, 0, 0, 11},  // lineCap
    {1149, -1, -1, -1, -1, 0, 1203, 61, 0, 1, 2, 33, 60, 0, 0, 11},  // fillRule
    {1150, -1, -1, -1, -1, 0, 1204, 62, 0, 1, 2, 33, 0, 0, 0, 11},  // miterLimit
    {1151, -1, -1, -1, -1, 0, 1205, 63, 0, 1, 2, 33, 0, 0, 0, 11},  // strokeStart
    {1152, -1, -1, -1, -1, 0, 1206, 64, 0, 1, 2, 33, 0, 0, 0, 11},  // strokeEnd
    {1153, -1, -1, -1, -1, 633, 1207, 65, 0, 1, 1, 33, 14, 0, 0, 11},  // affineTransform
    {134, -1, -1, -1, -1, 633, 1208, 66, 1, 2, 1, 33, 60, 0, 8, 11},  // setAffineTransform
    {1154, -1, -1, -1, 1826, 634, 1210, 67, 0, 1, 1, 33, 32, 0, 0, 11},  // presentation
    {1155, -1, -1, -1, 1827, 634, 1211, 68, 0, 1, 1, 33, 32, 0, 0, 11},  // model
    {1156, -1, -1, -1, -1, 0, 1212, 69, 0, 1, 2, 33, 32, 0, 0, 11},  // superlayer
    {1157, -1, -1, -1, -1, 0, 1213, 70, 0, 1, 2, 33, 4, 0, 0, 11},  // sublayers
    {1158, -1, -1, -1, -1, 634, 1214, 71, 1, 2, 1, 33, 60, 0, 0, 11},  // addSublayer
    {1159, -1, -1, -1, -1, 635, 1216, 72, 0, 1, 1, 33, 60, 0, 0, 11},  // removeFromSuperlayer
    {1050, -1, -1, -1, 1819, 635, 1217, 73, 2, 3, 1, 33, 9, 0, 5, 11},  // convert
    {1050, -1, -1, -1, 1821, 637, 1220, 74, 2, 3, 1, 33, 9, 0, 5, 11},  // convert
    {1089, -1, -1, -1, -1, 639, 1223, 75, 1, 2, 1, 33, 32, 0, 0, 11},  // hitTest
    {411, -1, -1, -1, 1774, 640, 1225, 76, 1, 2, 1, 33, 2, 0, 0, 11},  // contains
    {1160, -1, -1, -1, -1, 641, 1227, 0, 0, 0, 0, 0, 53, 0, 0, 12},  // Rectangle
    {1161, -1, -1, -1, -1, 641, 1227, 1, 0, 0, 0, 0, 53, 0, 0, 12},  // Circle
    {1162, -1, -1, -1, -1, 641, 1227, 2, 0, 0, 0, 0, 53, 0, 0, 12},  // Ellipse
    {1163, -1, -1, -1, -1, 641, 1227, 3, 0, 0, 0, 0, 53, 0, 0, 12},  // Capsule
    {1164, -1, -1, -1, -1, 641, 1227, 4, 1, 1, 0, 0, 53, 0, 0, 12},  // RoundedRectangle
    {1165, -1, -1, -1, -1, 642, 1228, 5, 1, 1, 0, 0, 53, 0, 0, 12},  // Text
    {1166, -1, -1, -1, -1, 643, 1229, 6, 1, 1, 0, 0, 53, 0, 0, 12},  // Image
    {1166, -1, -1, -1, -1, 644, 1230, 7, 1, 1, 0, 0, 53, 0, 0, 12},  // Image
    {789, -1, -1, -1, -1, 645, 1231, 8, 2, 3, 1, 54, 53, 0, 0, 12},  // frame
    {789, -1, -1, -1, -1, 647, 1234, 9, 1, 2, 1, 54, 53, 0, 0, 12},  // frame
    {789, -1, -1, -1, -1, 648, 1236, 10, 1, 2, 1, 54, 53, 0, 0, 12},  // frame
    {789, -1, -1, -1, -1, 649, 1238, 11, 3, 4, 1, 54, 53, 0, 0, 12},  // frame
    {680, -1, -1, -1, -1, 652, 1242, 12, 1, 2, 1, 54, 53, 0, 0, 12},  // padding
    {131, -1, -1, -1, -1, 653, 1244, 13, 2, 3, 1, 54, 53, 0, 0, 12},  // position
    {131, -1, -1, -1, -1, 655, 1247, 14, 1, 2, 1, 54, 53, 0, 0, 12},  // position
    {76, -1, -1, -1, -1, 656, 1249, 15, 2, 3, 1, 54, 53, 0, 0, 12},  // offset
    {76, -1, -1, -1, -1, 658, 1252, 16, 1, 2, 1, 54, 53, 0, 0, 12},  // offset
    {76, -1, -1, -1, -1, 659, 1254, 17, 1, 2, 1, 54, 53, 0, 0, 12},  // offset
    {76, -1, -1, -1, -1, 660, 1256, 18, 1, 2, 1, 54, 53, 0, 0, 12},  // offset
    {1168, -1, -1, -1, -1, 661, 1258, 19, 1, 2, 1, 54, 53, 0, 0, 12},  // rotationEffect
    {1168, -1, -1, -1, -1, 662, 1260, 20, 2, 3, 1, 54, 53, 0, 0, 12},  // rotationEffect
    {1170, -1, -1, -1, -1, 664, 1263, 21, 1, 2, 1, 54, 53, 0, 0, 12},  // scaleEffect
    {1170, -1, -1, -1, -1, 665, 1265, 22, 2, 3, 1, 54, 53, 0, 0, 12},  // scaleEffect
    {1170, -1, -1, -1, -1, 667, 1268, 23, 1, 2, 1, 54, 53, 0, 0, 12},  // scaleEffect
    {1170, -1, -1, -1, -1, 668, 1270, 24, 2, 3, 1, 54, 53, 0, 0, 12},  // scaleEffect
    {1170, -1, -1, -1, -1, 670, 1273, 25, 2, 3, 1, 54, 53, 0, 0, 12},  // scaleEffect
    {1170, -1, -1, -1, -1, 672, 1276, 26, 1, 2, 1, 54, 53, 0, 0, 12},  // scaleEffect
    {1170, -1, -1, -1, -1, 673, 1278, 27, 1, 2, 1, 54, 53, 0, 0, 12},  // scaleEffect
    {1170, -1, -1, -1, -1, 674, 1280, 28, 3, 4, 1, 54, 53, 0, 0, 12},  // scaleEffect
    {1171, -1, -1, -1, -1, 677, 1284, 29, 1, 2, 1, 54, 53, 0, 0, 12},  // transformEffect
    {1172, -1, -1, -1, -1, 678, 1286, 30, 1, 2, 1, 54, 53, 0, 0, 12},  // projectionEffect
    {1173, -1, -1, -1, -1, 679, 1288, 31, 1, 2, 1, 54, 53, 0, 0, 12},  // modifier
    {132, -1, -1, -1, -1, 0, 1290, 32, 0, 1, 2, 54, 14, 0, 0, 12},  // transform
    {392, -1, -1, -1, -1, 0, 1291, 33, 0, 1, 2, 54, 4, 0, 0, 12},  // corners
    {393, -1, -1, -1, -1, 0, 1292, 34, 0, 1, 2, 54, 9, 0, 0, 12},  // center
    {886, -1, -1, -1, -1, 0, 1293, 35, 0, 1, 2, 54, 13, 0, 0, 12},  // layoutFrame
    {325, -1, -1, -1, -1, 0, 1294, 36, 0, 1, 2, 54, 12, 0, 0, 12},  // size
    {1174, 1175, -1, -1, -1, 0, 0, 37, 0, 0, 5, 55, 54, 0, 0, 12},  // topLeading
    {370, 1175, -1, -1, -1, 0, 0, 38, 0, 0, 5, 55, 54, 0, 0, 12},  // top
    {1176, 1175, -1, -1, -1, 0, 0, 39, 0, 0, 5, 55, 54, 0, 0, 12},  // topTrailing
    {1177, 1175, -1, -1, -1, 0, 0, 40, 0, 0, 5, 55, 54, 0, 0, 12},  // leading
    {393, 1175, -1, -1, -1, 0, 0, 41, 0, 0, 5, 55, 54, 0, 0, 12},  // center
    {1178, 1175, -1, -1, -1, 0, 0, 42, 0, 0, 5, 55, 54, 0, 0, 12},  // trailing
    {1179, 1175, -1, -1, -1, 0, 0, 43, 0, 0, 5, 55, 54, 0, 0, 12},  // bottomLeading
    {374, 1175, -1, -1, -1, 0, 0, 44, 0, 0, 5, 55, 54, 0, 0, 12},  // bottom
    {1180, 1175, -1, -1, -1, 0, 0, 45, 0, 0, 5, 55, 54, 0, 0, 12},  // bottomTrailing
    {262, -1, -1, -1, -1, 0, 1295, 46, 0, 1, 2, 55, 0, 0, 0, 12},  // x
    {253, -1, -1, -1, -1, 0, 1296, 47, 0, 1, 2, 55, 0, 0, 0, 12},  // y
    {1175, -1, -1, -1, -1, 680, 1297, 48, 2, 2, 0, 0, 9, 0, 0, 12},  // UnitPoint
    {1182, -1, -1, -1, -1, 682, 1299, 49, 1, 1, 3, 0, 14, 0, 0, 12},  // ProjectionTransform
    {1182, -1, -1, -1, -1, 683, 1300, 50, 0, 0, 3, 0, 14, 0, 0, 12},  // ProjectionTransform
    {1183, -1, -1, -1, -1, 683, 1300, 0, 2, 2, 3, 0, 34, 0, 0, 13},  // UIGestureRecognizer
    {1183, -1, -1, -1, -1, 685, 1302, 1, 1, 1, 3, 0, 34, 0, 0, 13},  // UIGestureRecognizer
    {1183, -1, -1, -1, -1, 0, 0, 2, 0, 0, 3, 0, 34, 0, 0, 13},  // UIGestureRecognizer
    {1185, -1, -1, -1, -1, 686, 1303, 3, 2, 2, 3, 0, 34, 0, 0, 13},  // UIPanGestureRecognizer
    {1185, -1, -1, -1, -1, 688, 1305, 4, 1, 1, 3, 0, 34, 0, 0, 13},  // UIPanGestureRecognizer
    {1185, -1, -1, -1, -1, 0, 0, 5, 0, 0, 3, 0, 34, 0, 0, 13},  // UIPanGestureRecognizer
    {1186, -1, -1, -1, -1, 689, 1306, 6, 2, 2, 3, 0, 34, 0, 0, 13},  // UIPinchGestureRecognizer
    {1186, -1, -1, -1, -1, 691, 1308, 7, 1, 1, 3, 0, 34, 0, 0, 13},  // UIPinchGestureRecognizer
    {1186, -1, -1, -1, -1, 0, 0, 8, 0, 0, 3, 0, 34, 0, 0, 13},  // UIPinchGestureRecognizer
    {1187, -1, -1, -1, -1, 692, 1309, 9, 2, 2, 3, 0, 34, 0, 0, 13},  // UIRotationGestureRecognizer
    {1187, -1, -1, -1, -1, 694, 1311, 10, 1, 1, 3, 0, 34, 0, 0, 13},  // UIRotationGestureRecognizer
    {1187, -1, -1, -1, -1, 0, 0, 11, 0, 0, 3, 0, 34, 0, 0, 13},  // UIRotationGestureRecognizer
    {1188, -1, -1, -1, -1, 695, 1312, 12, 2, 2, 3, 0, 34, 0, 0, 13},  // UITapGestureRecognizer
    {1188, -1, -1, -1, -1, 697, 1314, 13, 1, 1, 3, 0, 34, 0, 0, 13},  // UITapGestureRecognizer
    {1188, -1, -1, -1, -1, 0, 0, 14, 0, 0, 3, 0, 34, 0, 0, 13},  // UITapGestureRecognizer
    {1189, -1, -1, -1, -1, 698, 1315, 15, 2, 2, 3, 0, 34, 0, 0, 13},  // UILongPressGestureRecognizer
    {1189, -1, -1, -1, -1, 700, 1317, 16, 1, 1, 3, 0, 34, 0, 0, 13},  // UILongPressGestureRecognizer
    {1189, -1, -1, -1, -1, 0, 0, 17, 0, 0, 3, 0, 34, 0, 0, 13},  // UILongPressGestureRecognizer
    {1190, -1, -1, -1, -1, 701, 1318, 18, 2, 2, 3, 0, 34, 0, 0, 13},  // UISwipeGestureRecognizer
    {1190, -1, -1, -1, -1, 703, 1320, 19, 1, 1, 3, 0, 34, 0, 0, 13},  // UISwipeGestureRecognizer
    {1190, -1, -1, -1, -1, 0, 0, 20, 0, 0, 3, 0, 34, 0, 0, 13},  // UISwipeGestureRecognizer
    {922, 1183, -1, -1, -1, 0, 0, 21, 0, 0, 5, 35, 57, 0, 0, 13},  // State
    {1191, 1183, -1, -1, -1, 0, 0, 22, 0, 0, 5, 35, 57, 0, 0, 13},  // Direction
    {852, -1, -1, -1, -1, 0, 1321, 23, 0, 1, 2, 36, 0, 0, 0, 13},  // rawValue
    {1194, 1195, 1196, -1, -1, 0, 0, 24, 0, 0, 5, 36, 35, 0, 0, 13},  // possible
    {1197, 1195, -1, -1, -1, 0, 0, 25, 0, 0, 5, 36, 35, 0, 0, 13},  // Possible
    {1198, 1195, 1199, -1, -1, 0, 0, 26, 0, 0, 5, 36, 35, 0, 0, 13},  // began
    {1200, 1195, -1, -1, -1, 0, 0, 27, 0, 0, 5, 36, 35, 0, 0, 13},  // Began
    {1201, 1195, 1202, -1, -1, 0, 0, 28, 0, 0, 5, 36, 35, 0, 0, 13},  // changed
    {1203, 1195, -1, -1, -1, 0, 0, 29, 0, 0, 5, 36, 35, 0, 0, 13},  // Changed
    {1204, 1195, 1205, -1, -1, 0, 0, 30, 0, 0, 5, 36, 35, 0, 0, 13},  // ended
    {1206, 1195, -1, -1, -1, 0, 0, 31, 0, 0, 5, 36, 35, 0, 0, 13},  // Ended
    {1207, 1195, 1208, -1, -1, 0, 0, 32, 0, 0, 5, 36, 35, 0, 0, 13},  // cancelled
    {1209, 1195, -1, -1, -1, 0, 0, 33, 0, 0, 5, 36, 35, 0, 0, 13},  // Cancelled
    {1210, 1195, 1211, -1, -1, 0, 0, 34, 0, 0, 5, 36, 35, 0, 0, 13},  // failed
    {1212, 1195, -1, -1, -1, 0, 0, 35, 0, 0, 5, 36, 35, 0, 0, 13},  // Failed
    {1213, 1195, 1214, -1, -1, 0, 0, 36, 0, 0, 5, 36, 35, 0, 0, 13},  // recognized
    {376, 1215, 1216, -1, -1, 0, 0, 37, 0, 0, 5, 37, 36, 0, 0, 13},  // right
    {1217, 1215, -1, -1, -1, 0, 0, 38, 0, 0, 5, 37, 36, 0, 0, 13},  // Right
    {372, 1215, 1218, -1, -1, 0, 0, 39, 0, 0, 5, 37, 36, 0, 0, 13},  // left
    {1219, 1215, -1, -1, -1, 0, 0, 40, 0, 0, 5, 37, 36, 0, 0, 13},  // Left
    {527, 1215, 1220, -1, -1, 0, 0, 41, 0, 0, 5, 37, 36, 0, 0, 13},  // up
    {1221, 1215, -1, -1, -1, 0, 0, 42, 0, 0, 5, 37, 36, 0, 0, 13},  // Up
    {528, 1215, 1222, -1, -1, 0, 0, 43, 0, 0, 5, 37, 36, 0, 0, 13},  // down
    {1223, 1215, -1, -1, -1, 0, 0, 44, 0, 0, 5, 37, 36, 0, 0, 13},  // Down
    {593, -1, -1, -1, -1, 0, 1322, 45, 0, 1, 2, 35, 35, 0, 0, 13},  // state
    {1011, -1, -1, -1, 1224, 0, 1323, 46, 0, 1, 2, 35, 2, 0, 0, 13},  // isEnabled
    {1224, -1, -1, -1, -1, 0, 1324, 47, 0, 1, 2, 35, 2, 0, 0, 13},  // enabled
    {79, -1, -1, -1, -1, 0, 1325, 48, 0, 1, 2, 35, 31, 0, 0, 13},  // view
    {794, -1, -1, -1, -1, 0, 1326, 49, 0, 1, 2, 35, 3, 0, 0, 13},  // name
    {1225, -1, -1, -1, -1, 0, 1327, 50, 0, 1, 2, 35, 2, 0, 0, 13},  // cancelsTouchesInView
    {1226, -1, -1, -1, -1, 0, 1328, 51, 0, 1, 2, 35, 2, 0, 0, 13},  // delaysTouchesBegan
    {1227, -1, -1, -1, -1, 0, 1329, 52, 0, 1, 2, 35, 2, 0, 0, 13},  // delaysTouchesEnded
    {1228, -1, -1, -1, -1, 0, 1330, 53, 0, 1, 2, 35, 0, 0, 0, 13},  // numberOfTouches
    {896, -1, -1, -1, -1, 0, 1331, 54, 0, 1, 2, 35, 60, 0, 0, 13},  // delegate
    {1229, -1, -1, -1, -1, 0, 1332, 55, 0, 1, 2, 35, 0, 0, 0, 13},  // minimumNumberOfTouches
    {1230, -1, -1, -1, -1, 0, 1333, 56, 0, 1, 2, 35, 0, 0, 0, 13},  // maximumNumberOfTouches
    {1231, -1, -1, -1, -1, 0, 1334, 57, 0, 1, 2, 35, 0, 0, 0, 13},  // numberOfTapsRequired
    {1232, -1, -1, -1, -1, 0, 1335, 58, 0, 1, 2, 35, 0, 0, 0, 13},  // numberOfTouchesRequired
    {1233, -1, -1, -1, -1, 0, 1336, 59, 0, 1, 2, 35, 0, 0, 0, 13},  // minimumPressDuration
    {1234, -1, -1, -1, -1, 0, 1337, 60, 0, 1, 2, 35, 0, 0, 0, 13},  // allowableMovement
    {1235, -1, -1, -1, -1, 0, 1338, 61, 0, 1, 2, 35, 36, 0, 0, 13},  // direction
    {300, -1, -1, -1, -1, 0, 1339, 62, 0, 1, 2, 35, 0, 0, 0, 13},  // scale
    {302, -1, -1, -1, -1, 0, 1340, 63, 0, 1, 2, 35, 0, 0, 0, 13},  // rotation
    {1236, -1, -1, -1, -1, 0, 1341, 64, 0, 1, 2, 35, 0, 0, 0, 13},  // velocity
    {1237, -1, -1, -1, -1, 704, 1342, 65, 1, 2, 1, 35, 9, 0, 0, 13},  // location
    {1238, -1, -1, -1, -1, 705, 1344, 66, 1, 2, 1, 35, 9, 0, 0, 13},  // locationInView
    {1237, -1, -1, -1, 1862, 706, 1346, 67, 2, 3, 1, 35, 9, 0, 0, 13},  // location
    {1240, -1, -1, -1, -1, 708, 1349, 68, 2, 3, 1, 35, 9, 0, 0, 13},  // locationOfTouch
    {303, -1, -1, -1, -1, 710, 1352, 69, 1, 2, 1, 35, 9, 0, 0, 13},  // translation
    {1242, -1, -1, -1, -1, 711, 1354, 70, 1, 2, 1, 35, 9, 0, 0, 13},  // translationInView
    {1236, -1, -1, -1, -1, 712, 1356, 71, 1, 2, 1, 35, 9, 0, 0, 13},  // velocity
    {1243, -1, -1, -1, -1, 713, 1358, 72, 1, 2, 1, 35, 9, 0, 0, 13},  // velocityInView
    {1244, -1, -1, -1, 1863, 714, 1360, 73, 2, 3, 1, 35, 60, 0, 0, 13},  // setTranslation
    {1244, -1, -1, -1, -1, 716, 1363, 74, 2, 3, 1, 35, 60, 0, 0, 13},  // setTranslation
    {993, -1, -1, -1, -1, 718, 1366, 75, 2, 3, 1, 35, 60, 0, 0, 13},  // addTarget
    {996, -1, -1, -1, -1, 720, 1369, 76, 2, 3, 1, 35, 60, 0, 0, 13},  // removeTarget
    {1245, -1, -1, -1, -1, 722, 1372, 77, 2, 3, 1, 32, 60, 0, 0, 13},  // touchesBegan
    {1245, -1, -1, -1, -1, 724, 1375, 78, 2, 3, 1, 35, 60, 0, 0, 13},  // touchesBegan
    {1245, -1, -1, -1, -1, 726, 1378, 79, 2, 3, 1, 32, 60, 0, 0, 13},  // touchesBegan
    {1245, -1, -1, -1, -1, 728, 1381, 80, 2, 3, 1, 35, 60, 0, 0, 13},  // touchesBegan
    {1247, -1, -1, -1, -1, 730, 1384, 81, 2, 3, 1, 32, 60, 0, 0, 13},  // touchesMoved
    {1247, -1, -1, -1, -1, 732, 1387, 82, 2, 3, 1, 35, 60, 0, 0, 13},  // touchesMoved
    {1247, -1, -1, -1, -1, 734, 1390, 83, 2, 3, 1, 32, 60, 0, 0, 13},  // touchesMoved
    {1247, -1, -1, -1, -1, 736, 1393, 84, 2, 3, 1, 35, 60, 0, 0, 13},  // touchesMoved
    {1248, -1, -1, -1, -1, 738, 1396, 85, 2, 3, 1, 32, 60, 0, 0, 13},  // touchesEnded
    {1248, -1, -1, -1, -1, 740, 1399, 86, 2, 3, 1, 35, 60, 0, 0, 13},  // touchesEnded
    {1248, -1, -1, -1, -1, 742, 1402, 87, 2, 3, 1, 32, 60, 0, 0, 13},  // touchesEnded
    {1248, -1, -1, -1, -1, 744, 1405, 88, 2, 3, 1, 35, 60, 0, 0, 13},  // touchesEnded
    {1249, -1, -1, -1, -1, 746, 1408, 89, 2, 3, 1, 32, 60, 0, 0, 13},  // touchesCancelled
    {1249, -1, -1, -1, -1, 748, 1411, 90, 2, 3, 1, 35, 60, 0, 0, 13},  // touchesCancelled
    {1249, -1, -1, -1, -1, 750, 1414, 91, 2, 3, 1, 32, 60, 0, 0, 13},  // touchesCancelled
    {1249, -1, -1, -1, -1, 752, 1417, 92, 2, 3, 1, 35, 60, 0, 0, 13},  // touchesCancelled
    {1250, -1, -1, -1, -1, 754, 1420, 93, 2, 3, 1, 35, 60, 0, 0, 13},  // ignore
    {1251, -1, -1, -1, -1, 756, 1423, 94, 2, 3, 1, 35, 60, 0, 0, 13},  // ignoreTouch
    {1253, -1, -1, -1, -1, 758, 1426, 95, 0, 1, 1, 35, 60, 0, 0, 13},  // reset
    {1254, -1, -1, -1, 1864, 758, 1427, 96, 1, 2, 1, 35, 60, 0, 0, 13},  // require
    {1256, -1, -1, -1, -1, 759, 1429, 97, 1, 2, 1, 35, 60, 0, 0, 13},  // requireGestureRecognizerToFail
    {1257, -1, -1, -1, -1, 760, 1431, 98, 1, 2, 1, 32, 60, 0, 0, 13},  // addGestureRecognizer
    {1258, -1, -1, -1, -1, 761, 1433, 99, 1, 2, 1, 32, 60, 0, 0, 13},  // removeGestureRecognizer
    {1259, -1, -1, -1, -1, 0, 1435, 100, 0, 1, 2, 32, 4, 0, 0, 13},  // gestureRecognizers
    {1260, -1, -1, -1, -1, 0, 1436, 101, 0, 1, 2, 32, 2, 0, 0, 13},  // isMultipleTouchEnabled
    {1261, -1, -1, -1, -1, 0, 1437, 102, 0, 1, 2, 32, 2, 0, 0, 13},  // multipleTouchEnabled
    {1262, -1, -1, -1, 1814, 0, 1438, 103, 0, 1, 2, 32, 2, 0, 0, 13},  // isExclusiveTouch
    {1237, -1, -1, -1, -1, 762, 1439, 0, 1, 2, 1, 57, 9, 0, 0, 14},  // location
    {1238, -1, -1, -1, -1, 763, 1441, 1, 1, 2, 1, 57, 9, 0, 0, 14},  // locationInView
    {1269, -1, -1, -1, -1, 764, 1443, 2, 1, 2, 1, 57, 9, 0, 0, 14},  // previousLocation
    {1270, -1, -1, -1, -1, 765, 1445, 3, 1, 2, 1, 57, 9, 0, 0, 14},  // previousLocationInView
    {1271, 1263, -1, -1, -1, 0, 0, 4, 0, 0, 5, 57, 57, 0, 0, 14},  // Phase
    {1198, 1273, 1274, -1, -1, 0, 0, 5, 0, 0, 5, 38, 37, 0, 0, 14},  // began
    {1275, 1273, 1276, -1, -1, 0, 0, 6, 0, 0, 5, 38, 37, 0, 0, 14},  // moved
    {1277, 1273, 1278, -1, -1, 0, 0, 7, 0, 0, 5, 38, 37, 0, 0, 14},  // stationary
    {1204, 1273, 1279, -1, -1, 0, 0, 8, 0, 0, 5, 38, 37, 0, 0, 14},  // ended
    {1207, 1273, 1280, -1, -1, 0, 0, 9, 0, 0, 5, 38, 37, 0, 0, 14},  // cancelled
    {725, -1, -1, -1, -1, 766, 1447, 10, 0, 1, 1, 5, 60, 0, 0, 14},  // anyObject
    {1283, -1, -1, -1, -1, 766, 1448, 11, 1, 2, 1, 57, 4, 0, 0, 14},  // touches
    {1284, -1, -1, -1, -1, 767, 1450, 12, 1, 2, 1, 57, 4, 0, 0, 14},  // touchesForView
    {1285, -1, -1, -1, -1, 768, 1452, 13, 1, 2, 1, 57, 4, 0, 0, 14},  // touchesForGestureRecognizer
    {1286, -1, -1, -1, -1, 769, 1454, 14, 1, 2, 1, 57, 4, 0, 0, 14},  // coalescedTouches
    {1287, -1, -1, -1, -1, 770, 1456, 15, 1, 2, 1, 57, 4, 0, 0, 14},  // coalescedTouchesForTouch
    {1288, -1, -1, -1, -1, 771, 1458, 16, 1, 2, 1, 57, 4, 0, 0, 14},  // predictedTouches
    {1289, -1, -1, -1, -1, 772, 1460, 17, 1, 2, 1, 57, 4, 0, 0, 14},  // predictedTouchesForTouch
    {1290, -1, -1, -1, -1, 773, 1462, 18, 3, 3, 0, 0, 60, 0, 0, 14},  // drag
    {1290, -1, -1, -1, -1, 776, 1465, 19, 4, 4, 0, 0, 60, 0, 0, 14},  // drag
    {1293, -1, -1, -1, -1, 780, 1469, 20, 3, 3, 0, 0, 60, 0, 0, 14},  // fingers
    {1293, -1, -1, -1, -1, 783, 1472, 21, 4, 4, 0, 0, 60, 0, 0, 14},  // fingers
    {1294, -1, -1, -1, -1, 787, 1476, 22, 4, 4, 0, 0, 60, 0, 0, 14},  // pinch
    {1294, -1, -1, -1, -1, 791, 1480, 23, 5, 5, 0, 0, 60, 0, 1, 14},  // pinch
    {1295, -1, -1, -1, -1, 796, 1485, 24, 4, 4, 0, 0, 60, 0, 1, 14},  // twist
    {1297, -1, -1, -1, -1, 800, 1489, 25, 1, 1, 0, 0, 60, 0, 0, 14},  // tap
    {1297, -1, -1, -1, -1, 801, 1490, 26, 2, 2, 0, 0, 60, 0, 0, 14},  // tap
    {1297, -1, -1, -1, -1, 803, 1492, 27, 2, 2, 0, 0, 60, 0, 0, 14},  // tap
    {1297, -1, -1, -1, -1, 805, 1494, 28, 3, 3, 0, 0, 60, 0, 0, 14},  // tap
    {1299, -1, -1, -1, -1, 808, 1497, 29, 2, 2, 0, 0, 60, 0, 0, 14},  // press
    {1293, -1, -1, -1, -1, 810, 1499, 30, 2, 2, 0, 0, 60, 0, 0, 14},  // fingers
    {1301, -1, -1, -1, -1, 812, 1501, 31, 0, 0, 0, 0, 60, 0, 0, 14},  // lift
    {1302, -1, -1, -1, -1, 812, 1501, 32, 0, 0, 0, 0, 60, 0, 0, 14},  // cancel
    {1305, 233, -1, -1, -1, 0, 0, 0, 0, 0, 5, 32, 57, 0, 0, 15},  // AnimationOptions
    {1306, 233, -1, -1, -1, 0, 0, 1, 0, 0, 5, 32, 57, 0, 0, 15},  // KeyframeAnimationOptions
    {1308, 233, -1, -1, -1, 0, 0, 2, 0, 0, 5, 32, 57, 0, 0, 15},  // AnimationCurve
    {1314, 1303, 1315, -1, -1, 0, 0, 3, 0, 0, 5, 45, 44, 0, 0, 15},  // curveEaseInOut
    {1316, 1303, 1317, -1, -1, 0, 0, 4, 0, 0, 5, 45, 44, 0, 0, 15},  // curveEaseIn
    {1318, 1303, 1319, -1, -1, 0, 0, 5, 0, 0, 5, 45, 44, 0, 0, 15},  // curveEaseOut
    {1320, 1303, 1321, -1, -1, 0, 0, 6, 0, 0, 5, 45, 44, 0, 0, 15},  // curveLinear
    {10, 1303, 1322, -1, -1, 0, 0, 7, 0, 0, 5, 45, 44, 0, 0, 15},  // repeat
    {1323, 1303, 1324, -1, -1, 0, 0, 8, 0, 0, 5, 45, 44, 0, 0, 15},  // autoreverse
    {1325, 1303, 1326, -1, -1, 0, 0, 9, 0, 0, 5, 45, 44, 0, 0, 15},  // beginFromCurrentState
    {1327, 1303, 1328, -1, -1, 0, 0, 10, 0, 0, 5, 45, 44, 0, 0, 15},  // overrideInheritedDuration
    {1329, 1303, 1330, -1, -1, 0, 0, 11, 0, 0, 5, 45, 44, 0, 0, 15},  // overrideInheritedCurve
    {1331, 1303, 1332, -1, -1, 0, 0, 12, 0, 0, 5, 45, 44, 0, 0, 15},  // overrideInheritedOptions
    {1333, 1303, 1334, -1, -1, 0, 0, 13, 0, 0, 5, 45, 44, 0, 0, 15},  // allowUserInteraction
    {1061, 1303, 1335, -1, -1, 0, 0, 14, 0, 0, 5, 45, 44, 0, 0, 15},  // layoutSubviews
    {1336, 1303, 1337, -1, -1, 0, 0, 15, 0, 0, 5, 45, 44, 0, 0, 15},  // allowAnimatedContent
    {1338, 1303, 1339, -1, -1, 0, 0, 16, 0, 0, 5, 45, 44, 0, 0, 15},  // showHideTransitionViews
    {1340, 1303, 1341, -1, -1, 0, 0, 17, 0, 0, 5, 45, 44, 0, 0, 15},  // calculationModeLinear
    {1342, 1303, 1343, -1, -1, 0, 0, 18, 0, 0, 5, 45, 44, 0, 0, 15},  // calculationModeDiscrete
    {1344, 1303, 1345, -1, -1, 0, 0, 19, 0, 0, 5, 45, 44, 0, 0, 15},  // calculationModePaced
    {1346, 1303, 1347, -1, -1, 0, 0, 20, 0, 0, 5, 45, 44, 0, 0, 15},  // calculationModeCubic
    {1348, 1303, 1349, -1, -1, 0, 0, 21, 0, 0, 5, 45, 44, 0, 0, 15},  // calculationModeCubicPaced
    {1350, 1303, -1, -1, -1, 0, 0, 22, 0, 0, 5, 45, 44, 0, 0, 15},  // CurveEaseInOut
    {1351, 1303, -1, -1, -1, 0, 0, 23, 0, 0, 5, 45, 44, 0, 0, 15},  // CurveEaseIn
    {1352, 1303, -1, -1, -1, 0, 0, 24, 0, 0, 5, 45, 44, 0, 0, 15},  // CurveEaseOut
    {1353, 1303, -1, -1, -1, 0, 0, 25, 0, 0, 5, 45, 44, 0, 0, 15},  // CurveLinear
    {1354, 1303, -1, -1, -1, 0, 0, 26, 0, 0, 5, 45, 44, 0, 0, 15},  // Repeat
    {1355, 1303, -1, -1, -1, 0, 0, 27, 0, 0, 5, 45, 44, 0, 0, 15},  // Autoreverse
    {1356, 1303, -1, -1, -1, 0, 0, 28, 0, 0, 5, 45, 44, 0, 0, 15},  // BeginFromCurrentState
    {1357, 1303, -1, -1, -1, 0, 0, 29, 0, 0, 5, 45, 44, 0, 0, 15},  // OverrideInheritedDuration
    {1358, 1303, -1, -1, -1, 0, 0, 30, 0, 0, 5, 45, 44, 0, 0, 15},  // OverrideInheritedCurve
    {1359, 1303, -1, -1, -1, 0, 0, 31, 0, 0, 5, 45, 44, 0, 0, 15},  // OverrideInheritedOptions
    {1360, 1303, -1, -1, -1, 0, 0, 32, 0, 0, 5, 45, 44, 0, 0, 15},  // AllowUserInteraction
    {1361, 1303, -1, -1, -1, 0, 0, 33, 0, 0, 5, 45, 44, 0, 0, 15},  // LayoutSubviews
    {1362, 1303, -1, -1, -1, 0, 0, 34, 0, 0, 5, 45, 44, 0, 0, 15},  // CalculationModeLinear
    {1363, 1307, 1364, -1, -1, 0, 0, 35, 0, 0, 5, 46, 45, 0, 0, 15},  // easeInOut
    {1365, 1307, 1366, -1, -1, 0, 0, 36, 0, 0, 5, 46, 45, 0, 0, 15},  // easeIn
    {1367, 1307, 1368, -1, -1, 0, 0, 37, 0, 0, 5, 46, 45, 0, 0, 15},  // easeOut
    {1369, 1307, 1370, -1, -1, 0, 0, 38, 0, 0, 5, 46, 45, 0, 0, 15},  // linear
    {1371, 1307, -1, -1, -1, 0, 0, 39, 0, 0, 5, 46, 45, 0, 0, 15},  // EaseInOut
    {1372, 1307, -1, -1, -1, 0, 0, 40, 0, 0, 5, 46, 45, 0, 0, 15},  // EaseIn
    {1373, 1307, -1, -1, -1, 0, 0, 41, 0, 0, 5, 46, 45, 0, 0, 15},  // EaseOut
    {1374, 1307, -1, -1, -1, 0, 0, 42, 0, 0, 5, 46, 45, 0, 0, 15},  // Linear
    {1369, 1309, 1375, -1, -1, 0, 0, 43, 0, 0, 5, 47, 46, 0, 0, 15},  // linear
    {1365, 1309, 1376, -1, -1, 0, 0, 44, 0, 0, 5, 47, 46, 0, 0, 15},  // easeIn
    {1367, 1309, 1377, -1, -1, 0, 0, 45, 0, 0, 5, 47, 46, 0, 0, 15},  // easeOut
    {1378, 1309, 1379, -1, -1, 0, 0, 46, 0, 0, 5, 47, 46, 0, 0, 15},  // easeInEaseOut
    {15, 1309, 1380, -1, -1, 0, 0, 47, 0, 0, 5, 47, 46, 0, 0, 15},  // default
    {1381, 1312, 1382, -1, -1, 0, 0, 48, 0, 0, 5, 48, 47, 0, 0, 15},  // removed
    {1383, 1312, 1384, -1, -1, 0, 0, 49, 0, 0, 5, 48, 47, 0, 0, 15},  // forwards
    {1385, 1312, 1386, -1, -1, 0, 0, 50, 0, 0, 5, 48, 47, 0, 0, 15},  // backwards
    {1387, 1312, 1388, -1, -1, 0, 0, 51, 0, 0, 5, 48, 47, 0, 0, 15},  // both
    {1389, 1310, 1390, -1, -1, 0, 0, 52, 0, 0, 5, 50, 49, 0, 0, 15},  // inactive
    {1391, 1310, 1392, -1, -1, 0, 0, 53, 0, 0, 5, 50, 49, 0, 0, 15},  // active
    {1393, 1310, 1394, -1, -1, 0, 0, 54, 0, 0, 5, 50, 49, 0, 0, 15},  // stopped
    {1395, 1311, 1396, -1, -1, 0, 0, 55, 0, 0, 5, 51, 50, 0, 0, 15},  // end
    {1397, 1311, 1398, -1, -1, 0, 0, 56, 0, 0, 5, 51, 50, 0, 0, 15},  // start
    {1080, 1311, 1399, -1, -1, 0, 0, 57, 0, 0, 5, 51, 50, 0, 0, 15},  // current
    {1369, 1313, 1400, -1, -1, 0, 0, 58, 0, 0, 5, 49, 48, 0, 0, 15},  // linear
    {1401, 1313, 1402, -1, -1, 0, 0, 59, 0, 0, 5, 49, 48, 0, 0, 15},  // discrete
    {1403, 1313, 1404, -1, -1, 0, 0, 60, 0, 0, 5, 49, 48, 0, 0, 15},  // paced
    {1405, 1313, 1406, -1, -1, 0, 0, 61, 0, 0, 5, 49, 48, 0, 0, 15},  // cubic
    {1407, 1313, 1408, -1, -1, 0, 0, 62, 0, 0, 5, 49, 48, 0, 0, 15},  // cubicPaced
    {852, -1, -1, -1, -1, 0, 1501, 63, 0, 1, 2, 44, 0, 0, 0, 15},  // rawValue
    {388, -1, -1, -1, -1, 0, 1502, 64, 0, 1, 2, 44, 2, 0, 0, 15},  // isEmpty
    {411, -1, -1, -1, -1, 812, 1503, 65, 1, 2, 1, 44, 2, 0, 0, 15},  // contains
    {717, -1, -1, -1, -1, 813, 1505, 66, 1, 2, 1, 44, 2, 0, 0, 15},  // isSuperset
    {716, -1, -1, -1, -1, 814, 1507, 67, 1, 2, 1, 44, 2, 0, 0, 15},  // isSubset
    {719, -1, -1, -1, -1, 815, 1509, 68, 1, 2, 1, 44, 2, 0, 0, 15},  // isStrictSuperset
    {718, -1, -1, -1, -1, 816, 1511, 69, 1, 2, 1, 44, 2, 0, 0, 15},  // isStrictSubset
    {720, -1, -1, -1, -1, 817, 1513, 70, 1, 2, 1, 44, 2, 0, 0, 15},  // isDisjoint
    {405, -1, -1, -1, -1, 818, 1515, 71, 1, 2, 1, 44, 43, 0, 0, 15},  // union
    {710, -1, -1, -1, -1, 819, 1517, 72, 1, 2, 1, 44, 60, 0, 0, 15},  // formUnion
    {101, -1, -1, -1, -1, 820, 1519, 73, 1, 2, 1, 44, 60, 0, 0, 15},  // insert
    {712, -1, -1, -1, -1, 821, 1521, 74, 1, 2, 1, 44, 43, 0, 0, 15},  // subtracting
    {713, -1, -1, -1, -1, 822, 1523, 75, 1, 2, 1, 44, 60, 0, 0, 15},  // subtract
    {102, -1, -1, -1, -1, 823, 1525, 76, 1, 2, 1, 44, 60, 0, 0, 15},  // remove
    {407, -1, -1, -1, -1, 824, 1527, 77, 1, 2, 1, 44, 43, 0, 0, 15},  // intersection
    {711, -1, -1, -1, -1, 825, 1529, 78, 1, 2, 1, 44, 60, 0, 0, 15},  // formIntersection
    {714, -1, -1, -1, -1, 826, 1531, 79, 1, 2, 1, 44, 43, 0, 0, 15},  // symmetricDifference
    {715, -1, -1, -1, -1, 827, 1533, 80, 1, 2, 1, 44, 60, 0, 0, 15},  // formSymmetricDifference
    {898, 233, -1, -1, -1, 828, 1535, 81, 0, 0, 4, 32, 25, 0, 0, 15},  // AutoresizingMask
    {898, 233, -1, -1, -1, 828, 1535, 82, 1, 1, 4, 32, 25, 0, 0, 15},  // AutoresizingMask
    {1305, 233, -1, -1, -1, 829, 1536, 83, 0, 0, 4, 32, 44, 0, 0, 15},  // AnimationOptions
    {1305, 233, -1, -1, -1, 829, 1536, 84, 1, 1, 4, 32, 44, 0, 0, 15},  // AnimationOptions
    {1306, 233, -1, -1, -1, 830, 1537, 85, 0, 0, 4, 32, 44, 0, 0, 15},  // KeyframeAnimationOptions
    {1306, 233, -1, -1, -1, 830, 1537, 86, 1, 1, 4, 32, 44, 0, 0, 15},  // KeyframeAnimationOptions
    {938, 239, -1, -1, -1, 831, 1538, 87, 0, 0, 4, 32, 40, 0, 0, 15},  // Event
    {938, 239, -1, -1, -1, 831, 1538, 88, 1, 1, 4, 32, 40, 0, 0, 15},  // Event
    {922, 239, -1, -1, -1, 832, 1539, 89, 0, 0, 4, 32, 41, 0, 0, 15},  // State
    {922, 239, -1, -1, -1, 832, 1539, 90, 1, 1, 4, 32, 41, 0, 0, 15},  // State
    {1191, 1190, -1, -1, -1, 833, 1540, 91, 0, 0, 4, 35, 36, 0, 0, 15},  // Direction
    {1191, 1190, -1, -1, -1, 833, 1540, 92, 1, 1, 4, 35, 36, 0, 0, 15},  // Direction
    {897, -1, -1, -1, -1, 834, 1541, 93, 0, 0, 3, 0, 25, 0, 0, 15},  // UIViewAutoresizing
    {897, -1, -1, -1, -1, 834, 1541, 94, 1, 1, 3, 0, 25, 0, 0, 15},  // UIViewAutoresizing
    {1303, -1, -1, -1, -1, 835, 1542, 95, 0, 0, 3, 0, 44, 0, 0, 15},  // UIViewAnimationOptions
    {1303, -1, -1, -1, -1, 835, 1542, 96, 1, 1, 3, 0, 44, 0, 0, 15},  // UIViewAnimationOptions
    {1304, -1, -1, -1, -1, 836, 1543, 97, 0, 0, 3, 0, 44, 0, 0, 15},  // UIViewKeyframeAnimationOptions
    {1304, -1, -1, -1, -1, 836, 1543, 98, 1, 1, 3, 0, 44, 0, 0, 15},  // UIViewKeyframeAnimationOptions
    {1409, -1, -1, -1, -1, 837, 1544, 99, 0, 0, 0, 0, 26, 0, 0, 15},  // UIRectCorner
    {1409, -1, -1, -1, -1, 837, 1544, 100, 1, 1, 0, 0, 26, 0, 0, 15},  // UIRectCorner
    {369, -1, -1, -1, -1, 838, 1545, 101, 0, 0, 3, 0, 27, 0, 0, 15},  // UIRectEdge
    {369, -1, -1, -1, -1, 838, 1545, 102, 1, 1, 3, 0, 27, 0, 0, 15},  // UIRectEdge
    {1128, -1, -1, -1, -1, 839, 1546, 103, 0, 0, 3, 0, 42, 0, 0, 15},  // CACornerMask
    {1128, -1, -1, -1, -1, 839, 1546, 104, 1, 1, 3, 0, 42, 0, 0, 15},  // CACornerMask
    {1410, -1, -1, -1, -1, 840, 1547, 0, 1, 1, 0, 0, 60, 0, 0, 16},  // advance
    {1411, -1, -1, -1, -1, 841, 1548, 1, 0, 0, 0, 0, 60, 0, 0, 16},  // run
    {1412, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 0, 0, 0, 16},  // now
    {1413, -1, -1, -1, -1, 841, 1548, 3, 0, 0, 0, 0, 0, 0, 0, 16},  // CACurrentMediaTime
    {1414, -1, -1, -1, -1, 841, 1548, 4, 1, 1, 3, 0, 39, 0, 0, 16},  // CAMediaTimingFunction
    {1418, 1414, -1, -1, -1, 842, 1549, 5, 1, 1, 4, 40, 39, 0, 0, 16},  // functionWithName
    {1414, -1, -1, -1, -1, 843, 1550, 6, 4, 4, 3, 0, 39, 0, 0, 16},  // CAMediaTimingFunction
    {1415, -1, -1, -1, -1, 847, 1554, 7, 2, 2, 3, 0, 39, 0, 0, 16},  // UICubicTimingParameters
    {1415, -1, -1, -1, -1, 849, 1556, 8, 1, 1, 3, 0, 39, 0, 0, 16},  // UICubicTimingParameters
    {1416, -1, -1, -1, -1, 850, 1557, 9, 1, 1, 3, 0, 39, 0, 0, 16},  // UISpringTimingParameters
    {1416, -1, -1, -1, -1, 851, 1558, 10, 2, 2, 3, 0, 39, 0, 0, 16},  // UISpringTimingParameters
    {1416, -1, -1, -1, -1, 853, 1560, 11, 4, 4, 3, 0, 39, 0, 0, 16},  // UISpringTimingParameters
    {1416, -1, -1, -1, -1, 859, 1564, 12, 2, 2, 3, 0, 39, 0, 0, 16},  // UISpringTimingParameters
    {1416, -1, -1, -1, -1, 864, 1566, 13, 3, 3, 3, 0, 39, 0, 0, 16},  // UISpringTimingParameters
    {75, -1, -1, -1, -1, 867, 1569, 14, 1, 2, 1, 40, 0, 0, 0, 16},  // value
    {1236, -1, -1, -1, -1, 868, 1571, 15, 1, 2, 1, 40, 0, 0, 0, 16},  // velocity
    {1420, -1, -1, -1, -1, 0, 1573, 16, 0, 1, 2, 40, 9, 0, 0, 16},  // controlPoint1
    {1421, -1, -1, -1, -1, 0, 1574, 17, 0, 1, 2, 40, 9, 0, 0, 16},  // controlPoint2
    {1369, 1417, -1, -1, -1, 0, 0, 18, 0, 0, 5, 40, 39, 0, 0, 16},  // linear
    {1365, 1417, -1, -1, -1, 0, 0, 19, 0, 0, 5, 40, 39, 0, 0, 16},  // easeIn
    {1367, 1417, -1, -1, -1, 0, 0, 20, 0, 0, 5, 40, 39, 0, 0, 16},  // easeOut
    {1363, 1417, -1, -1, -1, 0, 0, 21, 0, 0, 5, 40, 39, 0, 0, 16},  // easeInOut
    {1430, 1417, -1, -1, -1, 869, 1575, 22, 2, 2, 4, 40, 39, 0, 0, 16},  // bezier
    {1433, -1, -1, -1, -1, 871, 1577, 23, 3, 3, 0, 0, 14, 0, 0, 16},  // interpolate
    {1434, 233, -1, -1, -1, 876, 1580, 0, 2, 2, 4, 32, 60, 0, 0, 17},  // animate
    {1434, 233, -1, -1, -1, 881, 1582, 1, 3, 3, 4, 32, 60, 0, 0, 17},  // animate
    {1434, 233, -1, -1, -1, 887, 1585, 2, 3, 3, 4, 32, 60, 0, 0, 17},  // animate
    {1434, 233, -1, -1, -1, 894, 1588, 3, 4, 4, 4, 32, 60, 0, 0, 17},  // animate
    {1434, 233, -1, -1, -1, 902, 1592, 4, 4, 4, 4, 32, 60, 0, 0, 17},  // animate
    {1434, 233, -1, -1, -1, 911, 1596, 5, 5, 5, 4, 32, 60, 0, 0, 17},  // animate
    {1434, 233, -1, -1, -1, 921, 1601, 6, 5, 5, 4, 32, 60, 0, 0, 17},  // animate
    {1434, 233, -1, -1, -1, 932, 1606, 7, 6, 6, 4, 32, 60, 0, 0, 17},  // animate
    {1434, 233, -1, -1, -1, 944, 1612, 8, 6, 6, 4, 32, 60, 0, 0, 17},  // animate
    {1434, 233, -1, -1, -1, 957, 1618, 9, 7, 7, 4, 32, 60, 0, 0, 17},  // animate
    {1442, 233, -1, -1, -1, 966, 1625, 10, 2, 2, 4, 32, 60, 0, 0, 17},  // animateWithDuration
    {1442, 233, -1, -1, -1, 971, 1627, 11, 3, 3, 4, 32, 60, 0, 0, 17},  // animateWithDuration
    {1442, 233, -1, -1, -1, 978, 1630, 12, 4, 4, 4, 32, 60, 0, 0, 17},  // animateWithDuration
    {1442, 233, -1, -1, -1, 987, 1634, 13, 5, 5, 4, 32, 60, 0, 0, 17},  // animateWithDuration
    {1442, 233, -1, -1, -1, 999, 1639, 14, 7, 7, 4, 32, 60, 0, 0, 17},  // animateWithDuration
    {1434, 233, -1, -1, -1, 1008, 1646, 15, 2, 2, 4, 32, 60, 0, 0, 17},  // animate
    {1434, 233, -1, -1, -1, 1013, 1648, 16, 3, 3, 4, 32, 60, 0, 0, 17},  // animate
    {1434, 233, -1, -1, -1, 1019, 1651, 17, 3, 3, 4, 32, 60, 0, 0, 17},  // animate
    {1434, 233, -1, -1, -1, 1026, 1654, 18, 4, 4, 4, 32, 60, 0, 0, 17},  // animate
    {1434, 233, -1, -1, -1, 1033, 1658, 19, 3, 3, 4, 32, 60, 0, 0, 17},  // animate
    {1434, 233, -1, -1, -1, 1040, 1661, 20, 4, 4, 4, 32, 60, 0, 0, 17},  // animate
    {1434, 233, -1, -1, -1, 1048, 1665, 21, 4, 4, 4, 32, 60, 0, 0, 17},  // animate
    {1434, 233, -1, -1, -1, 1057, 1669, 22, 5, 5, 4, 32, 60, 0, 0, 17},  // animate
    {1434, 233, -1, -1, -1, 1065, 1674, 23, 3, 3, 4, 32, 60, 0, 0, 17},  // animate
    {1434, 233, -1, -1, -1, 1072, 1677, 24, 4, 4, 4, 32, 60, 0, 0, 17},  // animate
    {1434, 233, -1, -1, -1, 1080, 1681, 25, 4, 4, 4, 32, 60, 0, 0, 17},  // animate
    {1434, 233, -1, -1, -1, 1089, 1685, 26, 5, 5, 4, 32, 60, 0, 0, 17},  // animate
    {1434, 233, -1, -1, -1, 1099, 1690, 27, 5, 5, 4, 32, 60, 0, 0, 17},  // animate
    {1434, 233, -1, -1, -1, 1110, 1695, 28, 6, 6, 4, 32, 60, 0, 0, 17},  // animate
    {1434, 233, -1, -1, -1, 1120, 1701, 29, 4, 4, 4, 32, 60, 0, 0, 17},  // animate
    {1434, 233, -1, -1, -1, 1129, 1705, 30, 5, 5, 4, 32, 60, 0, 0, 17},  // animate
    {1434, 233, -1, -1, -1, 1138, 1710, 31, 4, 4, 4, 32, 60, 0, 0, 17},  // animate
    {1434, 233, -1, -1, -1, 1147, 1714, 32, 5, 5, 4, 32, 60, 0, 0, 17},  // animate
    {1434, 233, -1, -1, -1, 1157, 1719, 33, 5, 5, 4, 32, 60, 0, 0, 17},  // animate
    {1434, 233, -1, -1, -1, 1168, 1724, 34, 6, 6, 4, 32, 60, 0, 0, 17},  // animate
    {1434, 233, -1, -1, -1, 1179, 1730, 35, 5, 5, 4, 32, 60, 0, 0, 17},  // animate
    {1434, 233, -1, -1, -1, 1190, 1735, 36, 6, 6, 4, 32, 60, 0, 0, 17},  // animate
    {1434, 233, -1, -1, -1, 1202, 1741, 37, 6, 6, 4, 32, 60, 0, 0, 17},  // animate
    {1434, 233, -1, -1, -1, 1215, 1747, 38, 7, 7, 4, 32, 60, 0, 0, 17},  // animate
    {1444, 233, -1, -1, -1, 1229, 1754, 39, 7, 7, 4, 32, 60, 0, 0, 17},  // animateWithSpringDuration
    {1445, 233, -1, -1, -1, 1239, 1761, 40, 3, 3, 4, 32, 60, 0, 0, 17},  // animateKeyframes
    {1445, 233, -1, -1, -1, 1246, 1764, 41, 4, 4, 4, 32, 60, 0, 0, 17},  // animateKeyframes
    {1445, 233, -1, -1, -1, 1254, 1768, 42, 4, 4, 4, 32, 60, 0, 0, 17},  // animateKeyframes
    {1445, 233, -1, -1, -1, 1263, 1772, 43, 5, 5, 4, 32, 60, 0, 0, 17},  // animateKeyframes
    {1446, 233, -1, -1, -1, 1273, 1777, 44, 5, 5, 4, 32, 60, 0, 0, 17},  // animateKeyframesWithDuration
    {1447, 233, -1, -1, -1, 1281, 1782, 45, 3, 3, 4, 32, 60, 0, 0, 17},  // addKeyframe
    {1450, 233, -1, -1, -1, 1287, 1785, 46, 3, 3, 4, 32, 60, 0, 0, 17},  // addKeyframeWithRelativeStartTime
    {1451, 233, -1, -1, -1, 1290, 1788, 47, 3, 3, 4, 32, 60, 0, 0, 17},  // modifyAnimations
    {1454, 1455, -1, -1, -1, 1298, 1791, 48, 5, 5, 4, 39, 38, 0, 0, 17},  // runningPropertyAnimator
    {1454, 1455, -1, -1, -1, 1307, 1796, 49, 4, 4, 4, 39, 38, 0, 0, 17},  // runningPropertyAnimator
    {1454, 1455, -1, -1, -1, 1315, 1800, 50, 4, 4, 4, 39, 38, 0, 0, 17},  // runningPropertyAnimator
    {1454, 1455, -1, -1, -1, 1322, 1804, 51, 3, 3, 4, 39, 38, 0, 0, 17},  // runningPropertyAnimator
    {1456, 233, -1, -1, -1, 1325, 1807, 52, 2, 2, 4, 32, 60, 0, 0, 17},  // beginAnimations
    {1458, 233, -1, -1, -1, 1327, 1809, 53, 0, 0, 4, 32, 60, 0, 0, 17},  // commitAnimations
    {1459, 233, -1, -1, -1, 1327, 1809, 54, 1, 1, 4, 32, 60, 0, 0, 17},  // setAnimationDuration
    {1460, 233, -1, -1, -1, 1328, 1810, 55, 1, 1, 4, 32, 60, 0, 0, 17},  // setAnimationDelay
    {1461, 233, -1, -1, -1, 1329, 1811, 56, 1, 1, 4, 32, 60, 0, 0, 17},  // setAnimationRepeatCount
    {1462, 233, -1, -1, -1, 1330, 1812, 57, 1, 1, 4, 32, 60, 0, 0, 17},  // setAnimationRepeatAutoreverses
    {1463, 233, -1, -1, -1, 1331, 1813, 58, 1, 1, 4, 32, 60, 0, 0, 17},  // setAnimationBeginsFromCurrentState
    {1464, 233, -1, -1, -1, 1332, 1814, 59, 1, 1, 4, 32, 60, 0, 0, 17},  // setAnimationCurve
    {1465, 233, -1, -1, -1, 1333, 1815, 60, 1, 1, 4, 32, 60, 0, 0, 17},  // setAnimationDelegate
    {1466, 233, -1, -1, -1, 1334, 1816, 61, 1, 1, 4, 32, 60, 0, 0, 17},  // setAnimationDidStop
    {1467, 233, -1, -1, -1, 1335, 1817, 62, 1, 1, 4, 32, 60, 0, 0, 17},  // setAnimationDidStopSelector
    {1084, 1468, -1, -1, -1, 0, 0, 63, 0, 0, 5, 53, 52, 0, 0, 17},  // main
    {1471, 1468, -1, -1, -1, 0, 0, 64, 0, 0, 5, 53, 52, 0, 0, 17},  // background
    {1472, 1468, -1, -1, -1, 1336, 1818, 65, 0, 0, 4, 53, 52, 0, 0, 17},  // global
    {1472, 1468, -1, -1, -1, 1336, 1818, 66, 1, 1, 4, 53, 52, 0, 0, 17},  // global
    {1468, -1, -1, -1, -1, 1337, 1819, 67, 1, 1, 3, 0, 52, 0, 0, 17},  // DispatchQueue
    {1468, -1, -1, -1, -1, 1338, 1820, 68, 2, 2, 3, 0, 52, 0, 0, 17},  // DispatchQueue
    {1474, -1, -1, -1, -1, 1340, 1822, 69, 1, 2, 1, 53, 60, 0, 0, 17},  // sync
    {1474, -1, -1, -1, -1, 1341, 1824, 70, 1, 2, 1, 53, 60, 0, 0, 17},  // sync
    {1476, -1, -1, -1, -1, 1342, 1826, 71, 1, 2, 1, 53, 60, 0, 0, 17},  // async
    {1476, -1, -1, -1, -1, 1343, 1828, 72, 1, 2, 1, 53, 60, 0, 0, 17},  // async
    {1477, -1, -1, -1, -1, 1344, 1830, 73, 2, 3, 1, 53, 60, 0, 0, 17},  // asyncAfter
    {1477, -1, -1, -1, -1, 1346, 1833, 74, 2, 3, 1, 53, 60, 0, 0, 17},  // asyncAfter
    {1479, -1, -1, -1, -1, 1348, 1836, 75, 2, 2, 0, 0, 60, 0, 0, 17},  // dispatch_async
    {1480, -1, -1, -1, -1, 1350, 1838, 76, 3, 3, 0, 0, 60, 0, 0, 17},  // dispatch_after
    {1481, -1, -1, -1, -1, 1353, 1841, 77, 0, 0, 0, 0, 52, 0, 0, 17},  // dispatch_get_main_queue
    {1412, 1469, -1, -1, -1, 1353, 1841, 78, 0, 0, 4, 1, 0, 0, 0, 17},  // now
    {1300, 1470, -1, -1, -1, 1353, 1841, 79, 1, 1, 4, 1, 0, 0, 0, 17},  // seconds
    {1482, 1470, -1, -1, -1, 1354, 1842, 80, 1, 1, 4, 1, 0, 0, 0, 17},  // milliseconds
    {1483, 1470, -1, -1, -1, 1355, 1843, 81, 1, 1, 4, 1, 0, 0, 0, 17},  // microseconds
    {1484, 1470, -1, -1, -1, 1356, 1844, 82, 1, 1, 4, 1, 0, 0, 0, 17},  // nanoseconds
    {1485, -1, -1, -1, -1, 0, 0, 83, 0, 0, 5, 0, 0, 0, 0, 17},  // DISPATCH_TIME_NOW
    {1486, -1, -1, -1, -1, 0, 0, 84, 0, 0, 5, 0, 0, 0, 0, 17},  // NSEC_PER_SEC
    {1487, -1, -1, -1, -1, 0, 0, 85, 0, 0, 5, 0, 0, 0, 0, 17},  // NSEC_PER_MSEC
    {1488, -1, -1, -1, -1, 1357, 1845, 86, 2, 2, 0, 0, 0, 0, 0, 17},  // dispatch_time
    {1489, 233, -1, -1, -1, 1360, 1847, 87, 1, 1, 4, 32, 60, 0, 0, 17},  // performWithoutAnimation
    {1490, 233, -1, -1, -1, 1361, 1848, 88, 1, 1, 4, 32, 60, 0, 0, 17},  // setAnimationsEnabled
    {1491, 233, -1, -1, -1, 1362, 1849, 89, 0, 0, 4, 32, 2, 0, 0, 17},  // areAnimationsEnabled
    {1491, 233, -1, -1, -1, 0, 0, 90, 0, 0, 5, 32, 2, 0, 0, 17},  // areAnimationsEnabled
    {1492, -1, -1, -1, -1, 0, 0, 0, 0, 0, 3, 0, 38, 0, 0, 18},  // CABasicAnimation
    {1492, -1, -1, -1, -1, 1362, 1849, 1, 1, 1, 3, 0, 38, 0, 0, 18},  // CABasicAnimation
    {1494, -1, -1, -1, -1, 0, 0, 2, 0, 0, 3, 0, 38, 0, 0, 18},  // CASpringAnimation
    {1494, -1, -1, -1, -1, 1363, 1850, 3, 1, 1, 3, 0, 38, 0, 0, 18},  // CASpringAnimation
    {1495, -1, -1, -1, -1, 0, 0, 4, 0, 0, 3, 0, 38, 0, 0, 18},  // CAKeyframeAnimation
    {1495, -1, -1, -1, -1, 1364, 1851, 5, 1, 1, 3, 0, 38, 0, 0, 18},  // CAKeyframeAnimation
    {1496, -1, -1, -1, -1, 0, 0, 6, 0, 0, 3, 0, 38, 0, 0, 18},  // CAAnimationGroup
    {1493, -1, -1, -1, -1, 0, 1852, 7, 0, 1, 2, 39, 3, 0, 0, 18},  // keyPath
    {1497, -1, -1, -1, -1, 0, 1853, 8, 0, 1, 2, 39, 60, 0, 1, 18},  // fromValue
    {1498, -1, -1, -1, -1, 0, 1854, 9, 0, 1, 2, 39, 60, 0, 1, 18},  // toValue
    {1499, -1, -1, -1, -1, 0, 1855, 10, 0, 1, 2, 39, 60, 0, 1, 18},  // byValue
    {692, -1, -1, -1, -1, 0, 1856, 11, 0, 1, 2, 39, 4, 0, 1, 18},  // values
    {1500, -1, -1, -1, -1, 0, 1857, 12, 0, 1, 2, 39, 33, 0, 0, 18},  // path
    {1501, -1, -1, -1, -1, 0, 1858, 13, 0, 1, 2, 39, 4, 0, 0, 18},  // keyTimes
    {1502, -1, -1, -1, -1, 0, 1859, 14, 0, 1, 2, 39, 4, 0, 0, 18},  // timingFunctions
    {1503, -1, -1, -1, -1, 0, 1860, 15, 0, 1, 2, 39, 48, 0, 0, 18},  // calculationMode
    {1504, -1, -1, -1, -1, 0, 1861, 16, 0, 1, 2, 39, 4, 0, 0, 18},  // tensionValues
    {1505, -1, -1, -1, -1, 0, 1862, 17, 0, 1, 2, 39, 4, 0, 0, 18},  // continuityValues
    {1506, -1, -1, -1, -1, 0, 1863, 18, 0, 1, 2, 39, 4, 0, 0, 18},  // biasValues
    {1507, -1, -1, -1, -1, 0, 1864, 19, 0, 1, 2, 39, 60, 0, 0, 18},  // rotationMode
    {1436, -1, -1, -1, -1, 0, 1865, 20, 0, 1, 2, 39, 4, 0, 0, 18},  // animations
    {1508, -1, -1, -1, -1, 0, 1866, 21, 0, 1, 2, 39, 2, 0, 0, 18},  // additive
    {1509, -1, -1, -1, -1, 0, 1867, 22, 0, 1, 2, 39, 2, 0, 0, 18},  // isAdditive
    {1510, -1, -1, -1, -1, 0, 1868, 23, 0, 1, 2, 39, 2, 0, 0, 18},  // cumulative
    {1511, -1, -1, -1, -1, 0, 1869, 24, 0, 1, 2, 39, 2, 0, 0, 18},  // isCumulative
    {1425, -1, -1, -1, -1, 0, 1870, 25, 0, 1, 2, 39, 0, 0, 0, 18},  // mass
    {1426, -1, -1, -1, -1, 0, 1871, 26, 0, 1, 2, 39, 0, 0, 0, 18},  // stiffness
    {1427, -1, -1, -1, -1, 0, 1872, 27, 0, 1, 2, 39, 0, 0, 0, 18},  // damping
    {1424, -1, -1, -1, -1, 0, 1873, 28, 0, 1, 2, 39, 0, 0, 0, 18},  // initialVelocity
    {1512, -1, -1, -1, -1, 0, 1874, 29, 0, 1, 2, 39, 39, 0, 0, 18},  // timingFunction
    {1428, -1, -1, -1, -1, 0, 1875, 30, 0, 1, 2, 39, 0, 0, 0, 18},  // duration
    {1513, -1, -1, -1, -1, 0, 1876, 31, 0, 1, 2, 39, 0, 0, 0, 18},  // speed
    {1514, -1, -1, -1, -1, 0, 1877, 32, 0, 1, 2, 39, 0, 0, 0, 18},  // beginTime
    {1515, -1, -1, -1, -1, 0, 1878, 33, 0, 1, 2, 39, 0, 0, 0, 18},  // timeOffset
    {1516, -1, -1, -1, -1, 0, 1879, 34, 0, 1, 2, 39, 0, 0, 0, 18},  // repeatCount
    {1517, -1, -1, -1, -1, 0, 1880, 35, 0, 1, 2, 39, 0, 0, 0, 18},  // repeatDuration
    {1453, -1, -1, -1, -1, 0, 1881, 36, 0, 1, 2, 39, 2, 0, 0, 18},  // autoreverses
    {1518, -1, -1, -1, -1, 0, 1882, 37, 0, 1, 2, 39, 47, 0, 0, 18},  // fillMode
    {1519, -1, -1, -1, -1, 0, 1883, 38, 0, 1, 2, 39, 2, 0, 0, 18},  // isRemovedOnCompletion
    {1520, -1, -1, -1, -1, 0, 1884, 39, 0, 1, 2, 39, 2, 0, 0, 18},  // removedOnCompletion
    {896, -1, -1, -1, -1, 0, 1885, 40, 0, 1, 2, 39, 60, 0, 0, 18},  // delegate
    {1521, -1, -1, -1, 1861, 0, 1886, 41, 0, 1, 2, 39, 2, 0, 0, 18},  // isInterruptible
    {801, -1, -1, -1, -1, 0, 1887, 42, 0, 1, 2, 39, 2, 0, 0, 18},  // isUserInteractionEnabled
    {1522, -1, -1, -1, -1, 0, 1888, 43, 0, 1, 2, 39, 0, 0, 0, 18},  // settlingDuration
    {1494, -1, -1, -1, -1, 1365, 1889, 44, 2, 2, 3, 0, 38, 0, 0, 18},  // CASpringAnimation
    {1523, -1, -1, -1, -1, 0, 1891, 45, 0, 1, 2, 39, 0, 0, 0, 18},  // perceptualDuration
    {1429, -1, -1, -1, -1, 0, 1892, 46, 0, 1, 2, 39, 0, 0, 0, 18},  // bounce
    {1455, -1, -1, -1, -1, 1367, 1893, 47, 0, 0, 3, 0, 38, 0, 0, 18},  // UIViewPropertyAnimator
    {1455, -1, -1, -1, -1, 1370, 1893, 48, 3, 3, 3, 0, 38, 0, 0, 18},  // UIViewPropertyAnimator
    {1455, -1, -1, -1, -1, 1375, 1896, 49, 2, 2, 3, 0, 38, 0, 0, 18},  // UIViewPropertyAnimator
    {1455, -1, -1, -1, -1, 1380, 1898, 50, 3, 3, 3, 0, 38, 0, 0, 18},  // UIViewPropertyAnimator
    {1455, -1, -1, -1, -1, 1385, 1901, 51, 2, 2, 3, 0, 38, 0, 0, 18},  // UIViewPropertyAnimator
    {1455, -1, -1, -1, -1, 1391, 1903, 52, 4, 4, 3, 0, 38, 0, 0, 18},  // UIViewPropertyAnimator
    {1455, -1, -1, -1, -1, 1398, 1907, 53, 3, 3, 3, 0, 38, 0, 0, 18},  // UIViewPropertyAnimator
    {1455, -1, -1, -1, -1, 1403, 1910, 54, 2, 2, 3, 0, 38, 0, 0, 18},  // UIViewPropertyAnimator
    {1526, -1, -1, -1, -1, 1405, 1912, 55, 0, 1, 1, 39, 60, 0, 0, 18},  // startAnimation
    {1526, -1, -1, -1, 1857, 1405, 1913, 56, 1, 2, 1, 39, 60, 0, 0, 18},  // startAnimation
    {1528, -1, -1, -1, -1, 1406, 1915, 57, 0, 1, 1, 39, 60, 0, 0, 18},  // pauseAnimation
    {1529, -1, -1, -1, -1, 1406, 1916, 58, 1, 2, 1, 39, 60, 0, 0, 18},  // stopAnimation
    {1530, -1, -1, -1, 1858, 1407, 1918, 59, 1, 2, 1, 39, 60, 0, 0, 18},  // finishAnimation
    {1531, -1, -1, -1, 1859, 1408, 1920, 60, 2, 3, 1, 39, 60, 0, 0, 18},  // continueAnimation
    {1534, -1, -1, -1, -1, 1410, 1923, 61, 1, 2, 1, 39, 60, 0, 0, 18},  // addAnimations
    {1534, -1, -1, -1, -1, 1411, 1925, 62, 2, 3, 1, 39, 60, 0, 0, 18},  // addAnimations
    {1536, -1, -1, -1, -1, 1413, 1928, 63, 1, 2, 1, 39, 60, 0, 0, 18},  // addCompletion
    {593, -1, -1, -1, -1, 0, 1930, 64, 0, 1, 2, 39, 49, 0, 0, 18},  // state
    {1537, -1, -1, -1, 1860, 0, 1931, 65, 0, 1, 2, 39, 2, 0, 0, 18},  // isRunning
    {1438, -1, -1, -1, -1, 0, 1932, 66, 0, 1, 2, 39, 0, 0, 0, 18},  // delay
    {1525, -1, -1, -1, -1, 0, 1933, 67, 0, 1, 2, 39, 39, 0, 0, 18},  // timingParameters
    {1538, -1, -1, -1, -1, 0, 1934, 68, 0, 1, 2, 39, 0, 0, 0, 18},  // fractionComplete
    {1539, -1, -1, -1, 588, 0, 1935, 69, 0, 1, 2, 39, 2, 0, 0, 18},  // isReversed
    {1540, -1, -1, -1, -1, 0, 1936, 70, 0, 1, 2, 39, 2, 0, 0, 18},  // scrubsLinearly
    {1541, -1, -1, -1, -1, 0, 1937, 71, 0, 1, 2, 39, 2, 0, 0, 18},  // pausesOnCompletion
    {852, -1, -1, -1, -1, 0, 1938, 72, 0, 1, 2, 50, 0, 0, 0, 18},  // rawValue
    {852, -1, -1, -1, -1, 0, 1939, 73, 0, 1, 2, 51, 0, 0, 0, 18},  // rawValue
    {1544, -1, -1, -1, 1828, 1414, 1940, 74, 2, 3, 1, 33, 60, 0, 0, 18},  // add
    {1545, -1, -1, -1, 1829, 1416, 1943, 75, 1, 2, 1, 33, 60, 0, 0, 18},  // removeAnimation
    {1546, -1, -1, -1, 1865, 1417, 1945, 76, 1, 2, 1, 33, 38, 0, 0, 18},  // animation
    {1547, -1, -1, -1, -1, 1418, 1947, 77, 0, 1, 1, 33, 60, 0, 0, 18},  // removeAllAnimations
    {1548, -1, -1, -1, -1, 1418, 1948, 78, 0, 1, 1, 33, 4, 0, 0, 18},  // animationKeys
    {75, -1, -1, -1, 1868, 1418, 1949, 79, 1, 2, 1, 33, 0, 0, 0, 18},  // value
    {1019, -1, -1, -1, 1869, 1419, 1951, 80, 2, 3, 1, 33, 60, 0, 0, 18},  // setValue
    {75, -1, -1, -1, 1868, 1421, 1954, 81, 1, 2, 1, 32, 0, 0, 0, 18},  // value
    {1019, -1, -1, -1, 1869, 1422, 1956, 82, 2, 3, 1, 32, 60, 0, 0, 18},  // setValue
    {75, -1, -1, -1, 1866, 1424, 1959, 83, 1, 2, 1, 33, 0, 0, 0, 18},  // value
    {1019, -1, -1, -1, 1867, 1425, 1961, 84, 2, 3, 1, 33, 60, 0, 0, 18},  // setValue
    {1019, -1, -1, -1, 1867, 1427, 1964, 85, 2, 3, 1, 39, 60, 0, 0, 18},  // setValue
    {75, -1, -1, -1, 1866, 1429, 1967, 86, 1, 2, 1, 39, 60, 0, 0, 18},  // value
    {1513, -1, -1, -1, -1, 0, 1969, 87, 0, 1, 2, 33, 0, 0, 0, 18},  // speed
    {1514, -1, -1, -1, -1, 0, 1970, 88, 0, 1, 2, 33, 0, 0, 0, 18},  // beginTime
    {1515, -1, -1, -1, -1, 0, 1971, 89, 0, 1, 2, 33, 0, 0, 0, 18},  // timeOffset
    {1550, -1, -1, -1, 1823, 1430, 1972, 90, 2, 3, 1, 33, 0, 0, 0, 18},  // convertTime
    {1550, -1, -1, -1, 1824, 1432, 1975, 91, 2, 3, 1, 33, 0, 0, 0, 18},  // convertTime
    {1552, 1551, -1, -1, -1, 1434, 1978, 92, 0, 0, 4, 52, 60, 0, 0, 18},  // begin
    {1553, 1551, -1, -1, -1, 1434, 1978, 93, 0, 0, 4, 52, 60, 0, 0, 18},  // commit
    {1554, 1551, -1, -1, -1, 1434, 1978, 94, 0, 0, 4, 52, 60, 0, 0, 18},  // flush
    {1459, 1551, -1, -1, -1, 1434, 1978, 95, 1, 1, 4, 52, 60, 0, 0, 18},  // setAnimationDuration
    {1555, 1551, -1, -1, -1, 1435, 1979, 96, 1, 1, 4, 52, 60, 0, 0, 18},  // setDisableActions
    {1556, 1551, -1, -1, -1, 1436, 1980, 97, 1, 1, 4, 52, 60, 0, 0, 18},  // setAnimationTimingFunction
    {1557, 1551, -1, -1, -1, 1437, 1981, 98, 1, 1, 4, 52, 60, 0, 0, 18},  // setCompletionBlock
    {1019, 1551, -1, -1, -1, 1438, 1982, 99, 2, 2, 4, 52, 60, 0, 0, 18},  // setValue
    {1558, -1, -1, -1, -1, 0, 0, 100, 0, 0, 5, 0, 3, 0, 0, 18},  // kCATransactionAnimationDuration
    {1559, -1, -1, -1, -1, 0, 0, 101, 0, 0, 5, 0, 3, 0, 0, 18},  // kCATransactionDisableActions
    {1560, -1, -1, -1, -1, 0, 0, 102, 0, 0, 5, 0, 3, 0, 0, 18},  // kCATransactionAnimationTimingFunction
    {1561, -1, -1, -1, -1, 0, 0, 103, 0, 0, 5, 0, 3, 0, 0, 18},  // kCATransactionCompletionBlock
    {1562, -1, -1, -1, -1, 0, 0, 104, 0, 0, 5, 0, 2, 0, 0, 18},  // kCFBooleanTrue
    {1563, -1, -1, -1, -1, 0, 0, 105, 0, 0, 5, 0, 2, 0, 0, 18},  // kCFBooleanFalse
    {1564, -1, -1, -1, -1, 1440, 1984, 106, 1, 1, 0, 0, 14, 0, 0, 18},  // NSValue
    {1564, -1, -1, -1, -1, 1441, 1985, 107, 1, 1, 0, 0, 14, 0, 0, 18},  // NSValue
    {1567, -1, -1, -1, -1, 0, 0, 108, 0, 0, 5, 0, 14, 0, 0, 18},  // CATransform3DIdentity
    {1568, -1, -1, -1, -1, 1442, 1986, 109, 3, 3, 0, 0, 14, 0, 0, 18},  // CATransform3DMakeScale
    {1569, -1, -1, -1, -1, 1445, 1989, 110, 3, 3, 0, 0, 14, 0, 0, 18},  // CATransform3DMakeTranslation
    {1570, -1, -1, -1, -1, 1448, 1992, 111, 1, 1, 0, 0, 14, 0, 0, 18},  // CATransform3DMakeAffineTransform
    {1571, -1, -1, -1, -1, 1449, 1993, 112, 4, 4, 0, 0, 14, 0, 0, 18},  // CATransform3DTranslate
    {1572, -1, -1, -1, -1, 1453, 1997, 113, 4, 4, 0, 0, 14, 0, 0, 18},  // CATransform3DScale
    {1573, -1, -1, -1, -1, 1457, 2001, 114, 5, 5, 0, 0, 14, 0, 1, 18},  // CATransform3DRotate
    {1574, -1, -1, -1, -1, 1462, 2006, 115, 4, 4, 0, 0, 14, 0, 1, 18},  // CATransform3DMakeRotation
    {1566, -1, -1, -1, -1, 1466, 2010, 116, 16, 16, 3, 0, 14, 0, 0, 18},  // CATransform3D
    {1584, -1, -1, -1, -1, 1482, 2026, 117, 2, 2, 0, 0, 14, 0, 0, 18},  // CATransform3DConcat
    {1585, -1, -1, -1, -1, 1484, 2028, 118, 1, 1, 0, 0, 14, 0, 0, 18},  // CATransform3DInvert
    {1586, -1, -1, -1, -1, 1485, 2029, 119, 1, 1, 0, 0, 14, 0, 0, 18},  // CATransform3DGetAffineTransform
    {1587, -1, -1, -1, -1, 1486, 2030, 120, 1, 1, 0, 0, 2, 0, 0, 18},  // CATransform3DIsIdentity
    {1588, -1, -1, -1, -1, 1487, 2031, 121, 1, 1, 0, 0, 2, 0, 0, 18},  // CATransform3DIsAffine
    {1589, -1, -1, -1, -1, 1488, 2032, 122, 2, 2, 0, 0, 2, 0, 0, 18},  // CATransform3DEqualToTransform
    {149, -1, -1, -1, -1, 1490, 2034, 0, 1, 1, 0, 0, 60, 1, 0, 19},  // print
    {149, -1, -1, -1, -1, 1491, 2035, 1, 2, 2, 0, 0, 60, 1, 0, 19},  // print
    {149, -1, -1, -1, -1, 1493, 2037, 2, 2, 2, 0, 0, 60, 1, 0, 19},  // print
    {149, -1, -1, -1, -1, 1495, 2039, 3, 3, 3, 0, 0, 60, 1, 0, 19},  // print
    {1591, -1, -1, -1, -1, 1498, 2042, 4, 1, 1, 0, 0, 60, 1, 0, 19},  // debugPrint
    {1591, -1, -1, -1, -1, 1499, 2043, 5, 2, 2, 0, 0, 60, 1, 0, 19},  // debugPrint
    {1591, -1, -1, -1, -1, 1501, 2045, 6, 2, 2, 0, 0, 60, 1, 0, 19},  // debugPrint
    {1591, -1, -1, -1, -1, 1503, 2047, 7, 3, 3, 0, 0, 60, 1, 0, 19},  // debugPrint
    {1592, -1, -1, -1, -1, 1506, 2050, 8, 0, 0, 0, 0, 60, 0, 0, 19},  // fatalError
    {1593, -1, -1, -1, -1, 1506, 2050, 9, 0, 0, 0, 0, 60, 0, 0, 19},  // preconditionFailure
    {1594, -1, -1, -1, -1, 1506, 2050, 10, 0, 0, 0, 0, 60, 0, 0, 19},  // assertionFailure
    {1592, -1, -1, -1, -1, 1506, 2050, 11, 1, 1, 0, 0, 60, 0, 0, 19},  // fatalError
    {1593, -1, -1, -1, -1, 1507, 2051, 12, 1, 1, 0, 0, 60, 0, 0, 19},  // preconditionFailure
    {1594, -1, -1, -1, -1, 1508, 2052, 13, 1, 1, 0, 0, 60, 0, 0, 19},  // assertionFailure
    {1595, -1, -1, -1, -1, 1509, 2053, 14, 1, 1, 0, 0, 60, 0, 0, 19},  // assert
    {1596, -1, -1, -1, -1, 1510, 2054, 15, 1, 1, 0, 0, 60, 0, 0, 19},  // precondition
    {1597, -1, -1, -1, -1, 1511, 2055, 16, 1, 1, 0, 0, 60, 0, 0, 19},  // NSParameterAssert
    {1595, -1, -1, -1, -1, 1512, 2056, 17, 2, 2, 0, 0, 60, 0, 0, 19},  // assert
    {1596, -1, -1, -1, -1, 1514, 2058, 18, 2, 2, 0, 0, 60, 0, 0, 19},  // precondition
    {1598, -1, -1, -1, -1, 1516, 2060, 19, 1, 1, 0, 0, 60, 1, 0, 19},  // NSAssert
    {1599, -1, -1, -1, -1, 1517, 2061, 20, 1, 1, 0, 0, 60, 1, 0, 19},  // NSCAssert
    {1600, -1, -1, -1, -1, 1518, 2062, 21, 1, 1, 0, 0, 60, 0, 0, 19},  // Optional
    {1601, -1, -1, -1, -1, 0, 0, 22, 0, 0, 5, 0, 21, 0, 0, 19},  // row
    {1602, -1, -1, -1, -1, 0, 0, 23, 0, 0, 5, 0, 21, 0, 0, 19},  // column
    {1603, -1, -1, -1, -1, 1519, 2063, 24, 1, 1, 0, 0, 60, 0, 0, 19},  // convention
    {1604, -1, -1, -1, -1, 1520, 2064, 25, 1, 1, 0, 0, 58, 1, 0, 19},  // plot
    {1604, -1, -1, -1, -1, 1521, 2065, 26, 2, 2, 0, 0, 58, 1, 0, 19},  // plot
    {1604, -1, -1, -1, -1, 1523, 2067, 27, 2, 2, 0, 0, 58, 1, 0, 19},  // plot
    {1605, -1, -1, -1, -1, 1525, 2069, 28, 1, 1, 0, 0, 59, 1, 0, 19},  // describe
    {1605, -1, -1, -1, -1, 1526, 2070, 29, 2, 2, 0, 0, 59, 1, 0, 19},  // describe
    {1605, -1, -1, -1, -1, 1528, 2072, 30, 2, 2, 0, 0, 59, 1, 0, 19},  // describe
    {1606, -1, -1, -1, -1, 1530, 2074, 31, 1, 1, 0, 0, 58, 1, 0, 19},  // film
    {1606, -1, -1, -1, -1, 1531, 2075, 32, 2, 2, 0, 0, 58, 1, 0, 19},  // film
    {1606, -1, -1, -1, -1, 1533, 2077, 33, 2, 2, 0, 0, 58, 1, 0, 19},  // film
    {1606, -1, -1, -1, -1, 1535, 2079, 34, 3, 3, 0, 0, 58, 1, 0, 19},  // film
    {1608, -1, -1, -1, -1, 1538, 2082, 35, 1, 1, 0, 0, 58, 1, 0, 19},  // strip
    {1608, -1, -1, -1, -1, 1539, 2083, 36, 2, 2, 0, 0, 58, 1, 0, 19},  // strip
    {1608, -1, -1, -1, -1, 1541, 2085, 37, 2, 2, 0, 0, 58, 1, 0, 19},  // strip
    {1608, -1, -1, -1, -1, 1543, 2087, 38, 3, 3, 0, 0, 58, 1, 0, 19},  // strip
    {1609, -1, -1, -1, -1, 1546, 2090, 39, 1, 1, 0, 0, 58, 0, 0, 19},  // grid
    {1610, -1, -1, -1, -1, 1547, 2091, 40, 1, 1, 0, 0, 59, 0, 0, 19},  // why
    {1611, -1, -1, -1, -1, 0, 0, 0, 0, 0, 5, 0, 2, 0, 0, 20},  // YES
    {1612, -1, -1, -1, -1, 0, 0, 1, 0, 0, 5, 0, 2, 0, 0, 20},  // NO
    {1613, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 8, 0, 0, 20},  // NULL
    {1614, -1, -1, -1, -1, 0, 0, 3, 0, 0, 5, 0, 8, 0, 0, 20},  // Nil
    {1615, -1, -1, -1, -1, 0, 0, 4, 0, 0, 5, 0, 0, 0, 0, 20},  // HUGE_VALF
    {1616, -1, -1, -1, -1, 0, 0, 5, 0, 0, 5, 0, 0, 0, 0, 20},  // HUGE_VAL
    {1617, -1, -1, -1, -1, 0, 0, 6, 0, 0, 5, 0, 0, 0, 0, 20},  // INFINITY
    {1618, -1, -1, -1, -1, 0, 0, 7, 0, 0, 5, 0, 0, 0, 0, 20},  // NAN
    {441, -1, -1, -1, -1, 0, 0, 8, 0, 0, 5, 0, 0, 0, 0, 20},  // CGFLOAT_MAX
    {1619, -1, -1, -1, -1, 0, 0, 9, 0, 0, 5, 0, 0, 0, 0, 20},  // DBL_MAX
    {1620, -1, -1, -1, -1, 0, 0, 10, 0, 0, 5, 0, 0, 0, 0, 20},  // CGFLOAT_MIN
    {1621, -1, -1, -1, -1, 0, 0, 11, 0, 0, 5, 0, 0, 0, 0, 20},  // DBL_MIN
    {1622, -1, -1, -1, -1, 0, 0, 12, 0, 0, 5, 0, 0, 0, 0, 20},  // FLT_MAX
    {1623, -1, -1, -1, -1, 0, 0, 13, 0, 0, 5, 0, 0, 0, 0, 20},  // MAXFLOAT
    {1624, -1, -1, -1, -1, 0, 0, 14, 0, 0, 5, 0, 0, 0, 0, 20},  // HUGE
    {1625, -1, -1, -1, -1, 0, 0, 15, 0, 0, 5, 0, 0, 0, 0, 20},  // FLT_MIN
    {1626, -1, -1, -1, -1, 0, 0, 16, 0, 0, 5, 0, 0, 0, 0, 20},  // FLT_EPSILON
    {184, -1, -1, -1, -1, 1548, 2092, 17, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {184, -1, -1, -1, -1, 1549, 2093, 18, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {184, -1, -1, -1, -1, 1550, 2094, 19, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {184, -1, -1, -1, -1, 1551, 2095, 20, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {184, -1, -1, -1, -1, 1552, 2096, 21, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {184, -1, -1, -1, -1, 1553, 2097, 22, 1, 1, 0, 0, 2, 0, 0, 20},  // NSNumber
    {184, -1, -1, -1, -1, 1554, 2098, 23, 1, 1, 0, 0, 2, 0, 0, 20},  // NSNumber
    {1564, -1, -1, -1, -1, 1555, 2099, 24, 1, 1, 0, 0, 9, 0, 0, 20},  // NSValue
    {1564, -1, -1, -1, -1, 1556, 2100, 25, 1, 1, 0, 0, 9, 0, 0, 20},  // NSValue
    {1564, -1, -1, -1, -1, 1557, 2101, 26, 1, 1, 0, 0, 12, 0, 0, 20},  // NSValue
    {1564, -1, -1, -1, -1, 1558, 2102, 27, 1, 1, 0, 0, 12, 0, 0, 20},  // NSValue
    {1564, -1, -1, -1, -1, 1559, 2103, 28, 1, 1, 0, 0, 13, 0, 0, 20},  // NSValue
    {1564, -1, -1, -1, -1, 1560, 2104, 29, 1, 1, 0, 0, 13, 0, 0, 20},  // NSValue
    {1564, -1, -1, -1, -1, 1561, 2105, 30, 1, 1, 0, 0, 10, 0, 0, 20},  // NSValue
    {1564, -1, -1, -1, -1, 1562, 2106, 31, 1, 1, 0, 0, 10, 0, 0, 20},  // NSValue
    {1564, -1, -1, -1, -1, 1563, 2107, 32, 1, 1, 0, 0, 14, 0, 0, 20},  // NSValue
    {1564, -1, -1, -1, -1, 1564, 2108, 33, 1, 1, 0, 0, 14, 0, 0, 20},  // NSValue
    {661, -1, -1, -1, -1, 0, 2109, 34, 0, 1, 2, 1, 0, 0, 0, 20},  // floatValue
    {662, -1, -1, -1, -1, 0, 2110, 35, 0, 1, 2, 1, 0, 0, 0, 20},  // doubleValue
    {664, -1, -1, -1, -1, 0, 2111, 36, 0, 1, 2, 1, 0, 0, 0, 20},  // intValue
    {663, -1, -1, -1, -1, 0, 2112, 37, 0, 1, 2, 1, 0, 0, 0, 20},  // integerValue
    {1633, -1, -1, -1, -1, 0, 2113, 38, 0, 1, 2, 1, 2, 0, 0, 20},  // boolValue
    {1633, -1, -1, -1, -1, 0, 2114, 39, 0, 1, 2, 3, 2, 0, 0, 20},  // boolValue
    {1634, -1, -1, -1, 1836, 0, 2115, 40, 0, 1, 2, 10, 9, 0, 0, 20},  // cgPointValue
    {1635, -1, -1, -1, 1837, 0, 2116, 41, 0, 1, 2, 13, 12, 0, 0, 20},  // cgSizeValue
    {1636, -1, -1, -1, 1838, 0, 2117, 42, 0, 1, 2, 14, 13, 0, 0, 20},  // cgRectValue
    {1637, -1, -1, -1, 1839, 0, 2118, 43, 0, 1, 2, 11, 10, 0, 0, 20},  // cgVectorValue
    {1638, -1, -1, -1, 1840, 0, 2119, 44, 0, 1, 2, 15, 14, 0, 0, 20},  // cgAffineTransformValue
    {150, -1, -1, -1, -1, 1565, 2120, 45, 1, 1, 0, 0, 60, 1, 0, 20},  // NSLog
    {1639, -1, -1, -1, -1, 1566, 2121, 46, 1, 1, 0, 0, 60, 1, 0, 20},  // printf
    {1640, -1, -1, -1, -1, 1567, 2122, 47, 1, 1, 0, 0, 60, 0, 0, 20},  // puts
    {210, -1, -1, -1, -1, 1568, 2123, 48, 1, 1, 3, 0, 3, 1, 0, 20},  // NSString
    {207, -1, -1, -1, -1, 1569, 2124, 49, 1, 1, 3, 0, 3, 1, 0, 20},  // String
    {207, -1, -1, -1, -1, 1570, 2125, 50, 2, 2, 3, 0, 3, 0, 0, 20},  // String
    {1642, -1, -1, -1, -1, 1572, 2127, 51, 1, 2, 1, 4, 3, 0, 0, 20},  // substringToIndex
    {1643, -1, -1, -1, -1, 1573, 2129, 52, 1, 2, 1, 4, 3, 0, 0, 20},  // substringFromIndex
    {1644, -1, -1, -1, -1, 1574, 2131, 53, 1, 2, 1, 4, 3, 0, 0, 20},  // substringWithRange
    {1645, -1, -1, -1, -1, 1575, 2133, 54, 1, 2, 1, 4, 0, 0, 0, 20},  // characterAtIndex
    {1646, -1, -1, -1, -1, 1576, 2135, 55, 1, 2, 1, 4, 7, 0, 0, 20},  // rangeOfString
    {1647, -1, -1, -1, -1, 1577, 2137, 56, 1, 2, 1, 4, 3, 0, 0, 20},  // stringByAppendingString
    {614, -1, -1, -1, -1, 1578, 2139, 57, 1, 2, 1, 4, 0, 0, 0, 20},  // compare
    {1648, -1, -1, -1, -1, 1579, 2141, 58, 1, 2, 1, 4, 0, 0, 0, 20},  // caseInsensitiveCompare
    {210, -1, -1, -1, -1, 1580, 2143, 59, 1, 1, 3, 0, 3, 0, 0, 20},  // NSString
    {217, -1, -1, -1, -1, 1581, 2144, 60, 1, 1, 3, 0, 3, 0, 0, 20},  // NSMutableString
    {217, -1, -1, -1, -1, 1582, 0, 61, 0, 0, 3, 0, 3, 0, 0, 20},  // NSMutableString
    {210, -1, -1, -1, -1, 1582, 0, 62, 0, 0, 3, 0, 3, 0, 0, 20},  // NSString
    {1649, -1, -1, -1, -1, 0, 2145, 63, 0, 1, 2, 1, 3, 0, 0, 20},  // stringValue
    {1649, -1, -1, -1, -1, 0, 2146, 64, 0, 1, 2, 3, 3, 0, 0, 20},  // stringValue
    {1650, -1, -1, -1, -1, 1582, 2147, 65, 2, 2, 0, 0, 7, 0, 0, 20},  // NSMakeRange
    {1651, -1, -1, -1, -1, 1584, 2149, 66, 1, 1, 0, 0, 0, 0, 0, 20},  // NSMaxRange
    {1237, -1, -1, -1, -1, 0, 2150, 67, 0, 1, 2, 8, 0, 0, 0, 20},  // location
    {320, -1, -1, -1, -1, 0, 2151, 68, 0, 1, 2, 8, 0, 0, 0, 20},  // length
    {1652, -1, -1, -1, -1, 1585, 2152, 69, 1, 2, 1, 5, 4, 0, 0, 20},  // sortedArrayUsingSelector
    {1653, -1, -1, -1, -1, 1586, 2154, 70, 1, 2, 1, 5, 60, 0, 0, 20},  // sortUsingSelector
    {1654, -1, -1, -1, -1, 1587, 2156, 71, 1, 2, 1, 5, 60, 0, 0, 20},  // sortUsingComparator
    {1655, -1, -1, -1, -1, 1588, 2158, 72, 1, 2, 1, 5, 4, 0, 0, 20},  // subarrayWithRange
    {1656, -1, -1, -1, -1, 1589, 2160, 73, 1, 2, 1, 5, 3, 0, 0, 20},  // componentsJoinedByString
    {1657, -1, -1, -1, -1, 1590, 2162, 74, 1, 2, 1, 5, 3, 0, 0, 20},  // componentsJoined
    {702, -1, -1, -1, -1, 1591, 2164, 75, 1, 2, 1, 5, 4, 0, 0, 20},  // valueForKey
    {1658, -1, -1, -1, -1, 1592, 2166, 76, 1, 2, 1, 7, 60, 0, 0, 20},  // enumerateKeysAndObjectsUsingBlock
    {1659, -1, -1, -1, -1, 1593, 0, 77, 0, 0, 0, 0, 60, 0, 0, 20},  // NSNull
    {215, -1, -1, -1, -1, 1593, 2168, 78, 1, 1, 3, 0, 4, 1, 0, 20},  // NSArray
    {1661, -1, 1667, -1, -1, 1594, 2169, 0, 0, 0, 3, 0, 33, 0, 0, 21},  // CGMutablePath
    {1665, -1, -1, -1, -1, 1594, 2169, 1, 0, 0, 3, 0, 33, 0, 0, 21},  // UIBezierPath
    {1665, -1, -1, -1, -1, 1594, 2169, 2, 1, 1, 3, 0, 33, 0, 0, 21},  // UIBezierPath
    {1665, -1, -1, -1, -1, 1595, 2170, 3, 2, 2, 3, 0, 33, 0, 0, 21},  // UIBezierPath
    {1665, -1, -1, -1, -1, 1597, 2172, 4, 1, 1, 3, 0, 33, 0, 0, 21},  // UIBezierPath
    {1665, -1, -1, -1, -1, 1598, 2173, 5, 1, 1, 3, 0, 33, 0, 0, 21},  // UIBezierPath
    {1665, -1, -1, -1, -1, 1599, 2174, 6, 1, 1, 3, 0, 33, 0, 0, 21},  // UIBezierPath
    {1672, -1, -1, -1, -1, 1600, 2175, 7, 2, 2, 0, 0, 33, 0, 0, 21},  // CGPathCreateWithRect
    {1662, -1, -1, -1, -1, 1602, 2177, 8, 2, 2, 3, 0, 33, 0, 0, 21},  // CGPath
    {1673, -1, -1, -1, -1, 1604, 2179, 9, 1, 1, 0, 0, 60, 0, 0, 21},  // CGPathRelease
    {1662, -1, -1, -1, -1, 1605, 2180, 10, 2, 2, 3, 0, 33, 0, 0, 21},  // CGPath
    {1675, -1, -1, -1, -1, 1607, 2182, 11, 2, 2, 0, 0, 33, 0, 0, 21},  // CGPathCreateWithEllipseInRect
    {1676, -1, -1, -1, -1, 1609, 2184, 12, 3, 3, 0, 0, 60, 0, 0, 21},  // CGPathAddEllipseInRect
    {1677, -1, -1, -1, -1, 0, 2187, 13, 0, 1, 2, 34, 0, 0, 0, 21},  // lineWidth
    {1150, -1, -1, -1, -1, 0, 2188, 14, 0, 1, 2, 34, 0, 0, 0, 21},  // miterLimit
    {1678, -1, -1, -1, -1, 0, 2189, 15, 0, 1, 2, 34, 0, 0, 0, 21},  // flatness
    {1679, -1, -1, -1, -1, 0, 2190, 16, 0, 1, 2, 34, 60, 0, 0, 21},  // lineCapStyle
    {1680, -1, -1, -1, -1, 0, 2191, 17, 0, 1, 2, 34, 60, 0, 0, 21},  // lineJoinStyle
    {1681, -1, -1, -1, -1, 1612, 2192, 18, 3, 4, 1, 34, 60, 0, 0, 21},  // setLineDash
    {1685, -1, -1, -1, -1, 1615, 2196, 19, 1, 2, 1, 34, 60, 0, 0, 21},  // applyWithBlock
    {1686, -1, -1, -1, -1, 1616, 2198, 20, 0, 1, 1, 34, 60, 0, 0, 21},  // removeAllPoints
    {1687, -1, -1, -1, -1, 1616, 2199, 21, 1, 1, 0, 0, 9, 0, 0, 21},  // CGPathGetCurrentPoint
    {1688, 1409, 1689, -1, -1, 0, 0, 22, 0, 0, 5, 27, 26, 0, 0, 21},  // topLeft
    {1690, 1409, 1691, -1, -1, 0, 0, 23, 0, 0, 5, 27, 26, 0, 0, 21},  // topRight
    {1692, 1409, 1693, -1, -1, 0, 0, 24, 0, 0, 5, 27, 26, 0, 0, 21},  // bottomRight
    {1694, 1409, 1695, -1, -1, 0, 0, 25, 0, 0, 5, 27, 26, 0, 0, 21},  // bottomLeft
    {1696, 1409, 1697, -1, -1, 0, 0, 26, 0, 0, 5, 27, 26, 0, 0, 21},  // allCorners
    {1662, -1, -1, -1, -1, 1617, 2200, 27, 4, 4, 3, 0, 33, 0, 0, 21},  // CGPath
    {1700, -1, -1, -1, -1, 1621, 2204, 28, 4, 4, 0, 0, 33, 0, 0, 21},  // CGPathCreateWithRoundedRect
    {1665, -1, -1, -1, -1, 1625, 2208, 29, 3, 3, 3, 0, 33, 0, 0, 21},  // UIBezierPath
    {1703, -1, -1, -1, 1707, 1628, 2211, 30, 1, 2, 1, 34, 60, 0, 0, 21},  // move
    {1703, -1, -1, -1, -1, 1629, 2213, 31, 2, 3, 1, 34, 60, 0, 0, 21},  // move
    {1704, -1, -1, -1, 1708, 1631, 2216, 32, 1, 2, 1, 34, 60, 0, 0, 21},  // addLine
    {1704, -1, -1, -1, -1, 1632, 2218, 33, 2, 3, 1, 34, 60, 0, 0, 21},  // addLine
    {1705, -1, -1, -1, -1, 1634, 2221, 34, 1, 2, 1, 34, 60, 0, 0, 21},  // addLines
    {1705, -1, -1, -1, -1, 1635, 2223, 35, 2, 3, 1, 34, 60, 0, 0, 21},  // addLines
    {1709, -1, -1, -1, -1, 1639, 2226, 36, 1, 2, 1, 34, 60, 0, 0, 21},  // addRect
    {1709, -1, -1, -1, -1, 1640, 2228, 37, 2, 3, 1, 34, 60, 0, 0, 21},  // addRect
    {1710, -1, -1, -1, -1, 1642, 2231, 38, 1, 2, 1, 34, 60, 0, 0, 21},  // addRects
    {1710, -1, -1, -1, -1, 1643, 2233, 39, 2, 3, 1, 34, 60, 0, 0, 21},  // addRects
    {1711, -1, -1, -1, -1, 1645, 2236, 40, 1, 2, 1, 34, 60, 0, 0, 21},  // addEllipse
    {1711, -1, -1, -1, -1, 1646, 2238, 41, 2, 3, 1, 34, 60, 0, 0, 21},  // addEllipse
    {1712, -1, -1, -1, -1, 1648, 2241, 42, 3, 4, 1, 34, 60, 0, 0, 21},  // addRoundedRect
    {1712, -1, -1, -1, -1, 1651, 2245, 43, 4, 5, 1, 34, 60, 0, 0, 21},  // addRoundedRect
    {100, -1, -1, -1, 1714, 1655, 2250, 44, 1, 2, 1, 34, 60, 0, 0, 21},  // append
    {1713, -1, -1, -1, -1, 1656, 2252, 45, 1, 2, 1, 34, 60, 0, 0, 21},  // addPath
    {1713, -1, -1, -1, -1, 1657, 2254, 46, 2, 3, 1, 34, 60, 0, 0, 21},  // addPath
    {1715, -1, -1, -1, 1716, 1660, 2257, 47, 1, 2, 1, 34, 60, 0, 0, 21},  // apply
    {1717, -1, -1, -1, 1721, 1662, 2259, 48, 0, 1, 1, 34, 60, 0, 0, 21},  // closeSubpath
    {863, -1, -1, -1, -1, 1662, 2260, 49, 0, 1, 1, 34, 60, 0, 0, 21},  // close
    {1718, -1, -1, -1, -1, 1662, 2261, 50, 0, 1, 1, 34, 60, 0, 0, 21},  // fill
    {1719, -1, -1, -1, -1, 1662, 2262, 51, 0, 1, 1, 34, 60, 0, 0, 21},  // stroke
    {1720, -1, -1, -1, -1, 1662, 2263, 52, 0, 1, 1, 34, 60, 0, 0, 21},  // addClip
    {1722, -1, -1, -1, -1, 1662, 2264, 53, 3, 3, 0, 0, 60, 0, 0, 21},  // CGPathAddRect
    {1723, -1, -1, -1, -1, 1665, 2267, 54, 4, 4, 0, 0, 60, 0, 0, 21},  // CGPathMoveToPoint
    {1724, -1, -1, -1, -1, 1669, 2271, 55, 4, 4, 0, 0, 60, 0, 0, 21},  // CGPathAddLineToPoint
    {1725, -1, -1, -1, -1, 1673, 2275, 56, 5, 5, 0, 0, 60, 0, 0, 21},  // CGPathAddRoundedRect
    {1726, -1, -1, -1, -1, 1678, 2280, 57, 4, 4, 0, 0, 60, 0, 0, 21},  // CGPathAddLines
    {1727, -1, -1, -1, -1, 1682, 2284, 58, 4, 4, 0, 0, 60, 0, 0, 21},  // CGPathAddRects
    {1728, -1, -1, -1, -1, 1686, 2288, 59, 2, 2, 0, 0, 2, 0, 0, 21},  // CGPathEqualToPath
    {1729, -1, -1, -1, -1, 1688, 2290, 60, 3, 3, 0, 0, 60, 0, 0, 21},  // CGPathAddPath
    {1730, -1, -1, -1, -1, 1691, 2293, 61, 1, 1, 0, 0, 60, 0, 0, 21},  // CGPathCloseSubpath
    {1731, -1, -1, -1, 1737, 1692, 2294, 62, 3, 4, 1, 34, 60, 0, 0, 21},  // addCurve
    {1731, -1, -1, -1, -1, 1695, 2298, 63, 3, 4, 1, 34, 60, 0, 0, 21},  // addCurve
    {1731, -1, -1, -1, -1, 1698, 2302, 64, 4, 5, 1, 34, 60, 0, 0, 21},  // addCurve
    {1734, -1, -1, -1, 1738, 1702, 2307, 65, 2, 3, 1, 34, 60, 0, 0, 21},  // addQuadCurve
    {1734, -1, -1, -1, -1, 1704, 2310, 66, 2, 3, 1, 34, 60, 0, 0, 21},  // addQuadCurve
    {1734, -1, -1, -1, -1, 1706, 2313, 67, 3, 4, 1, 34, 60, 0, 0, 21},  // addQuadCurve
    {1739, -1, -1, -1, 1747, 1714, 2317, 68, 5, 6, 1, 34, 60, 0, 1, 21},  // addArc
    {1739, -1, -1, -1, -1, 1719, 2323, 69, 5, 6, 1, 34, 60, 0, 1, 21},  // addArc
    {1739, -1, -1, -1, -1, 1724, 2329, 70, 6, 7, 1, 34, 60, 0, 1, 21},  // addArc
    {1744, -1, -1, -1, -1, 1730, 2336, 71, 4, 5, 1, 34, 60, 0, 1, 21},  // addRelativeArc
    {1744, -1, -1, -1, -1, 1734, 2341, 72, 5, 6, 1, 34, 60, 0, 1, 21},  // addRelativeArc
    {1665, -1, -1, -1, -1, 1739, 2347, 73, 5, 5, 3, 0, 33, 0, 1, 21},  // UIBezierPath
    {1739, -1, -1, -1, -1, 1749, 2352, 74, 3, 4, 1, 34, 60, 0, 0, 21},  // addArc
    {1739, -1, -1, -1, -1, 1752, 2356, 75, 4, 5, 1, 34, 60, 0, 0, 21},  // addArc
    {1750, -1, -1, -1, -1, 1756, 2361, 76, 7, 7, 0, 0, 60, 0, 0, 21},  // CGPathAddArcToPoint
    {1751, -1, -1, -1, -1, 1763, 2368, 77, 8, 8, 0, 0, 60, 0, 0, 21},  // CGPathAddCurveToPoint
    {1752, -1, -1, -1, -1, 1771, 2376, 78, 6, 6, 0, 0, 60, 0, 0, 21},  // CGPathAddQuadCurveToPoint
    {1753, -1, -1, -1, -1, 1777, 2382, 79, 8, 8, 0, 0, 60, 0, 1, 21},  // CGPathAddArc
    {1754, -1, -1, -1, -1, 1785, 2390, 80, 7, 7, 0, 0, 60, 0, 0, 21},  // CGPathAddRelativeArc
    {1755, -1, -1, -1, -1, 0, 2397, 81, 0, 1, 2, 34, 13, 0, 0, 21},  // boundingBox
    {790, -1, -1, -1, -1, 0, 2398, 82, 0, 1, 2, 34, 13, 0, 0, 21},  // bounds
    {1756, -1, -1, -1, -1, 0, 2399, 83, 0, 1, 2, 34, 13, 0, 0, 21},  // boundingBoxOfPath
    {388, -1, -1, -1, -1, 0, 2400, 84, 0, 1, 2, 34, 2, 0, 0, 21},  // isEmpty
    {1757, -1, -1, -1, -1, 0, 2401, 85, 0, 1, 2, 34, 9, 0, 0, 21},  // currentPoint
    {1671, -1, -1, -1, 1662, 0, 2402, 86, 0, 1, 2, 34, 33, 0, 0, 21},  // cgPath
    {1758, -1, -1, -1, -1, 1792, 2403, 87, 1, 1, 0, 0, 2, 0, 0, 21},  // CGPathIsEmpty
    {1759, -1, -1, -1, -1, 1793, 2404, 88, 1, 1, 0, 0, 13, 0, 0, 21},  // CGPathGetBoundingBox
    {1760, -1, -1, -1, -1, 1794, 2405, 89, 1, 1, 0, 0, 13, 0, 0, 21},  // CGPathGetPathBoundingBox
    {1761, -1, -1, -1, -1, 1795, 2406, 90, 0, 1, 1, 34, 33, 0, 0, 21},  // copy
    {1762, -1, -1, -1, -1, 1795, 2407, 91, 0, 1, 1, 34, 33, 0, 0, 21},  // mutableCopy
    {1761, -1, -1, -1, -1, 1795, 2408, 92, 1, 2, 1, 34, 33, 0, 0, 21},  // copy
    {1762, -1, -1, -1, -1, 1796, 2410, 93, 1, 2, 1, 34, 33, 0, 0, 21},  // mutableCopy
    {1764, -1, -1, -1, 1765, 1797, 2412, 94, 0, 1, 1, 34, 33, 0, 0, 21},  // reversing
    {1766, -1, -1, -1, -1, 1797, 2413, 95, 1, 1, 0, 0, 33, 0, 0, 21},  // CGPathCreateCopy
    {1767, -1, -1, -1, -1, 1798, 2414, 96, 1, 1, 0, 0, 33, 0, 0, 21},  // CGPathCreateMutableCopy
    {1768, -1, -1, -1, -1, 1799, 2415, 97, 2, 2, 0, 0, 33, 0, 0, 21},  // CGPathCreateCopyByTransformingPath
    {1769, -1, -1, -1, -1, 1801, 2417, 98, 2, 2, 0, 0, 33, 0, 0, 21},  // CGPathCreateMutableCopyByTransformingPath
    {1771, 1770, -1, -1, -1, 0, 0, 99, 0, 0, 5, 29, 28, 0, 0, 21},  // winding
    {1772, 1770, -1, -1, -1, 0, 0, 100, 0, 0, 5, 29, 28, 0, 0, 21},  // evenOdd
    {1773, -1, -1, -1, -1, 0, 2419, 101, 0, 1, 2, 34, 2, 0, 0, 21},  // usesEvenOddFillRule
    {411, -1, -1, -1, 1774, 1803, 2420, 102, 1, 2, 1, 34, 2, 0, 0, 21},  // contains
    {411, -1, -1, -1, -1, 1804, 2422, 103, 2, 3, 1, 34, 2, 0, 0, 21},  // contains
    {411, -1, -1, -1, -1, 1806, 2425, 104, 2, 3, 1, 34, 2, 0, 0, 21},  // contains
    {411, -1, -1, -1, -1, 1808, 2428, 105, 3, 4, 1, 34, 2, 0, 0, 21},  // contains
    {1775, -1, -1, -1, -1, 1812, 2432, 106, 4, 4, 0, 0, 2, 0, 0, 21},  // CGPathContainsPoint
    {1500, -1, -1, -1, -1, 0, 2436, 107, 0, 1, 2, 33, 33, 0, 0, 21},  // path
    {1776, -1, -1, -1, -1, 0, 2437, 108, 0, 1, 2, 33, 17, 0, 0, 21},  // fillColor
    {1777, -1, -1, -1, -1, 0, 2438, 109, 0, 1, 2, 33, 17, 0, 0, 21},  // strokeColor
    {1677, -1, -1, -1, -1, 0, 2439, 110, 0, 1, 2, 33, 0, 0, 0, 21},  // lineWidth
    {1778, -1, -1, -1, -1, 0, 2440, 111, 0, 1, 2, 33, 23, 0, 0, 21},  // lineJoin
    {1779, -1, -1, -1, -1, 0, 2441, 112, 0, 1, 2, 33, 4, 0, 0, 21},  // lineDashPattern
    {1780, -1, -1, -1, -1, 0, 2442, 113, 0, 1, 2, 33, 0, 0, 0, 21},  // lineDashPhase
    {1782, 1781, 1783, -1, -1, 0, 0, 114, 0, 0, 5, 24, 23, 0, 0, 21},  // miter
    {115, 1781, 1784, -1, -1, 0, 0, 115, 0, 0, 5, 24, 23, 0, 0, 21},  // round
    {1785, 1781, 1786, -1, -1, 0, 0, 116, 0, 0, 5, 24, 23, 0, 0, 21},  // bevel
    {735, -1, -1, -1, 740, 0, 2443, 117, 0, 1, 2, 18, 17, 0, 0, 21},  // cgColor
    {335, -1, 1787, -1, -1, 1816, 2444, 0, 1, 1, 0, 0, 13, 0, 0, 22},  // rect
    {333, -1, 1788, -1, -1, 1817, 2445, 1, 1, 1, 0, 0, 9, 0, 0, 22},  // point
    {325, -1, 1789, -1, -1, 1818, 2446, 2, 1, 1, 0, 0, 12, 0, 0, 22},  // size
    {319, -1, 1790, -1, -1, 1819, 2447, 3, 1, 1, 0, 0, 10, 0, 0, 22},  // vector
    {132, -1, 1791, -1, -1, 1820, 2448, 4, 1, 1, 0, 0, 14, 0, 0, 22},  // transform
    {1792, -1, -1, -1, -1, 1821, 2449, 5, 1, 1, 0, 0, 14, 0, 0, 22},  // css
    {1793, -1, -1, -1, -1, 1822, 2450, 6, 1, 1, 0, 0, 14, 0, 0, 22},  // svg
    {1628, 279, -1, -1, -1, 1823, 2451, 7, 1, 1, 4, 4, 9, 0, 0, 22},  // cgPoint
    {1629, 279, -1, -1, -1, 1824, 2452, 8, 1, 1, 4, 4, 12, 0, 0, 22},  // cgSize
    {1630, 279, -1, -1, -1, 1825, 2453, 9, 1, 1, 4, 4, 13, 0, 0, 22},  // cgRect
    {1631, 279, -1, -1, -1, 1826, 2454, 10, 1, 1, 4, 4, 10, 0, 0, 22},  // cgVector
    {1632, 279, -1, -1, -1, 1827, 2455, 11, 1, 1, 4, 4, 14, 0, 0, 22},  // cgAffineTransform
    {1794, -1, -1, -1, -1, 1828, 2456, 12, 1, 1, 0, 0, 31, 0, 0, 22},  // views
    {132, -1, -1, -1, -1, 1829, 2457, 0, 2, 2, 0, 0, 14, 0, 0, 23},  // transform
    {132, -1, -1, -1, -1, 1831, 2459, 1, 3, 3, 0, 0, 14, 0, 0, 23},  // transform
    {1718, 1795, -1, -1, -1, 0, 0, 2, 0, 0, 5, 23, 22, 0, 0, 23},  // fill
    {1796, 1795, -1, -1, -1, 0, 0, 3, 0, 0, 5, 23, 22, 0, 0, 23},  // aspectFit
    {1797, 1795, -1, -1, -1, 0, 0, 4, 0, 0, 5, 23, 22, 0, 0, 23},  // aspectFill
    {1798, 1795, -1, -1, -1, 0, 0, 5, 0, 0, 5, 23, 22, 0, 0, 23},  // scaleToFill
    {1799, 1795, -1, -1, -1, 0, 0, 6, 0, 0, 5, 23, 22, 0, 0, 23},  // scaleAspectFit
    {1800, 1795, -1, -1, -1, 0, 0, 7, 0, 0, 5, 23, 22, 0, 0, 23},  // scaleAspectFill
    {132, -1, -1, -1, -1, 1834, 2462, 8, 1, 1, 0, 0, 60, 0, 0, 23},  // transform
    {1802, -1, -1, -1, -1, 1835, 2463, 9, 1, 1, 0, 0, 0, 0, 0, 23},  // area
    {411, -1, -1, -1, -1, 1836, 2464, 10, 2, 2, 0, 0, 2, 0, 0, 23},  // contains
    {392, -1, -1, -1, -1, 1838, 2466, 11, 1, 2, 1, 32, 4, 0, 0, 23},  // corners
    {1792, -1, -1, -1, -1, 0, 2468, 0, 0, 1, 2, 15, 3, 0, 0, 24},  // css
    {1793, -1, -1, -1, -1, 0, 2469, 1, 0, 1, 2, 15, 3, 0, 0, 24},  // svg
    {1803, -1, -1, -1, -1, 0, 2470, 2, 0, 1, 2, 15, 59, 0, 0, 24},  // latex
    {1803, -1, -1, -1, -1, 0, 2471, 3, 0, 1, 2, 16, 59, 0, 0, 24},  // latex
    {1804, -1, -1, -1, -1, 1839, 2472, 4, 1, 1, 0, 0, 59, 0, 0, 24},  // swiftCode
    {1805, -1, -1, -1, -1, 1840, 2473, 0, 1, 1, 0, 0, 59, 0, 0, 25},  // explain
    {1805, -1, -1, -1, -1, 1841, 2474, 1, 2, 2, 0, 0, 59, 0, 0, 25},  // explain
    {614, -1, -1, -1, -1, 1843, 2476, 2, 2, 2, 0, 0, 59, 0, 0, 25},  // compare
    {614, -1, -1, -1, -1, 1845, 2478, 3, 3, 3, 0, 0, 59, 0, 0, 25},  // compare
    {994, -1, -1, -1, 1870, 1909, 2481, 0, 1, 2, 1, 33, 38, 0, 0, 26},  // action
    {1871, -1, -1, -1, -1, 1911, 2483, 1, 1, 1, 3, 0, 3, 0, 0, 26},  // Selector
    {1873, -1, -1, -1, -1, 1912, 2484, 2, 1, 1, 0, 0, 3, 0, 0, 26},  // NSStringFromClass
    {1874, -1, -1, -1, -1, 1913, 2485, 3, 1, 1, 0, 0, 3, 0, 0, 26},  // NSSelectorFromString
};

static const int32_t labels[] = {
    135, 247, 248, 136, 249, 250, 252, 253, 256, 253, 257, -1, -1, 260, -1, 260, -1, -1, 260, 262, 253, 262,
    253, -1, 262, 253, 262, 253, 270, -1, -1, -1, -1, 7, -1, 294, 295, 300, 301, 302, 303, -1, 262, 253, -1,
    311, -1, -1, -1, -1, 316, 317, -1, -1, 322, 323, -1, -1, -1, -1, -1, 262, 253, 322, 323, 297, 325, -1,
    343, 344, -1, -1, -1, 370, 372, 374, 376, -1, -1, -1, 270, 316, 317, 316, 317, -1, -1, -1, -1, -1, -1,
    -1, 420, 421, 417, 418, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 446, 446, 446, 446, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 447, 448, 447, 448, 447, 448, 447, 448, 447, 448, 447, 448, 447, 448, 447, 448, 447,
    448, 447, 448, -1, 449, -1, 449, -1, 449, -1, 449, -1, 449, -1, 449, -1, 449, -1, 449, -1, 449, -1, 449,
    -1, 449, 450, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 421, 311, 270, 421, 294, 270,
    311, 270, 294, 270, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 534, 534,
    538, 552, -1, 270, 311, -1, -1, -1, -1, 534, 450, 450, 450, 450, 450, 450, 450, 450, 450, 450, 450, 450,
    561, 562, 561, 562, -1, -1, -1, -1, -1, -1, 270, -1, -1, -1, -1, -1, -1, -1, 449, 575, 576, 577, 578, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 586, 592, 593, 592, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, 607, -1, 609, -1, 611, -1, -1, -1, -1, -1, 87, 87, -1, 538, 87, 87, 87, 538, 9, -1, 9, -1,
    624, -1, -1, -1, -1, -1, -1, -1, 628, 294, 421, -1, -1, 624, 270, 87, -1, 630, 632, 633, -1, 403, -1,
    403, 634, 421, 311, 632, 633, -1, 403, -1, 403, 634, 421, 311, -1, -1, 630, 636, -1, -1, -1, -1, 641, -1,
    87, 642, 585, 642, 585, -1, 585, -1, -1, -1, -1, 270, 270, 270, -1, 630, -1, 645, -1, 646, 645, 646, 646,
    647, -1, -1, -1, 642, 585, 630, 666, 538, 624, -1, 538, 624, -1, 630, 678, 630, 679, 630, 678, 679, 636,
    -1, 681, 682, 683, 538, -1, 685, -1, -1, 686, 694, -1, -1, 694, -1, 694, 647, -1, 697, -1, -1, -1, -1,
    697, -1, -1, 703, -1, 697, -1, -1, 704, 270, -1, -1, -1, -1, -1, -1, 87, 87, -1, 270, -1, 270, 270, -1,
    311, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 538, 538, 538, 538, 624, -1, -1,
    624, -1, -1, -1, -1, 726, 727, 728, 729, -1, 734, 729, 735, 736, 737, 738, 729, 739, 727, 728, 729, 726,
    727, 728, 729, 741, 789, 789, 789, 789, 789, 789, 789, 789, 789, 789, 789, 789, 789, 789, 741, 797, 795,
    311, 262, 253, 322, 323, 684, -1, 895, -1, 994, 7, -1, 994, 995, -1, 994, 7, -1, 994, 995, 7, -1, -1, 7,
    -1, 1000, -1, 7, -1, 1000, -1, 7, -1, 1000, -1, 7, -1, 1000, -1, 7, -1, 7, -1, 895, 538, -1, -1, 1040,
    -1, 1043, -1, 646, 646, 1047, -1, 1048, -1, 1049, -1, 311, -1, 421, -1, 1052, -1, 1053, -1, 1052, -1,
    1053, 538, -1, -1, -1, -1, -1, -1, -1, 646, -1, 1073, -1, 1074, -1, 624, -1, 624, -1, 624, 1092, 624, 8,
    8, 8, 1107, 8, 1107, -1, -1, -1, 311, -1, 421, -1, -1, 1113, -1, -1, 797, 322, 323, 322, 323, 322, 323,
    1167, -1, 262, 253, -1, 262, 253, 262, 253, -1, -1, -1, 1169, -1, -1, 1169, -1, -1, 1169, 262, 253, 262,
    253, 262, 253, 1169, -1, -1, -1, 262, 253, -1, 1184, 994, -1, 1184, 994, -1, 1184, 994, -1, 1184, 994,
    -1, 1184, 994, -1, 1184, 994, -1, 1184, 994, -1, 8, -1, 1239, 8, -1, 1241, 8, -1, 8, -1, -1, 8, -1, 1241,
    -1, 994, -1, 994, -1, 624, -1, 624, -1, 1246, -1, 1246, -1, 624, -1, 624, -1, 1246, -1, 1246, -1, 624,
    -1, 624, -1, 1246, -1, 1246, -1, 624, -1, 624, -1, 1246, -1, 1246, -1, 7, -1, 1252, 1255, -1, -1, -1, 8,
    -1, 8, -1, 7, -1, -1, 7, -1, 7, -1, 421, 311, 1291, 421, 311, 1291, 1292, 421, 311, 1291, 421, 311, 1291,
    1292, 646, 421, 311, 1291, 646, 421, 311, 1291, 295, 646, 270, 1296, 1291, 646, 646, 1298, 646, 1293,
    646, 1298, 1293, 646, 1300, 311, 1291, -1, 538, 538, 538, 538, 624, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 852, 852, 852, 852, 852, 852, 852, 852, 852, 852, 852, 852, -1, 794, -1, 1419, -1, -1, -1, 1420,
    1421, 1422, 1423, 1423, 1424, 1425, 1426, 1427, 1424, 1428, 1429, 1428, 1429, 1428, 1429, 1424, 1428,
    1429, 1424, 646, 646, 1431, 1432, -1, -1, 646, 1435, 1436, 1435, 1436, 1435, 1436, 1437, 1435, 1436,
    1437, 1435, 1438, 1436, 1435, 1438, 1436, 1435, 1438, 1436, 1437, 1435, 1438, 1436, 1437, 1435, 1438,
    1439, 1436, 1435, 1438, 1439, 1436, 1435, 1438, 1439, 1436, 1437, 1435, 1438, 1439, 1436, 1437, 1435,
    1438, 1440, 1441, 1436, 1435, 1438, 1440, 1441, 1436, 1435, 1438, 1440, 1441, 1439, 1436, 1435, 1438,
    1440, 1441, 1439, 1436, 1435, 1438, 1440, 1441, 1436, 1437, 1435, 1438, 1440, 1441, 1436, 1437, 1435,
    1438, 1440, 1441, 1439, 1436, 1437, 1435, 1438, 1440, 1441, 1439, 1436, 1437, -1, 1436, -1, 1436, -1,
    1436, 1437, -1, 1436, 1437, -1, 1438, 1439, 1436, -1, 1438, 1439, 1436, -1, 1438, 1439, 1436, 1437, -1,
    1438, 1439, 1436, 1437, -1, 1438, 1440, 1441, 1439, 1436, 1437, -1, 1438, 1440, 1441, 1439, 1436, 1437,
    1443, 1436, 1443, 1436, 1443, 1436, 1437, 1443, 1436, 1437, 1443, 1429, 1436, 1443, 1429, 1436, 1443,
    1429, 1436, 1437, 1443, 1429, 1436, 1437, 1443, 1438, 1436, 1443, 1438, 1436, 1443, 1438, 1436, 1437,
    1443, 1438, 1436, 1437, 1443, 1429, 1438, 1436, 1443, 1429, 1438, 1436, 1443, 1429, 1438, 1436, 1437,
    1443, 1429, 1438, 1436, 1437, 1443, 1439, 1436, 1443, 1439, 1436, 1443, 1439, 1436, 1437, 1443, 1439,
    1436, 1437, 1443, 1429, 1439, 1436, 1443, 1429, 1439, 1436, 1443, 1429, 1439, 1436, 1437, 1443, 1429,
    1439, 1436, 1437, 1443, 1429, 1438, 1439, 1436, 1443, 1429, 1438, 1439, 1436, 1443, 1429, 1438, 1439,
    1436, 1437, 1443, 1429, 1438, 1439, 1436, 1437, 1443, 1438, 1439, 1436, 1443, 1438, 1439, 1436, 1443,
    1438, 1439, 1436, 1437, 1443, 1438, 1439, 1436, 1437, 1443, 1429, 1441, 1436, 1443, 1429, 1441, 1436,
    1443, 1429, 1441, 1436, 1437, 1443, 1429, 1441, 1436, 1437, 1443, 1429, 1441, 1438, 1436, 1443, 1429,
    1441, 1438, 1436, 1443, 1429, 1441, 1438, 1436, 1437, 1443, 1429, 1441, 1438, 1436, 1437, 1443, 1429,
    1441, 1439, 1436, 1443, 1429, 1441, 1439, 1436, 1443, 1429, 1441, 1439, 1436, 1437, 1443, 1429, 1441,
    1439, 1436, 1437, 1443, 1429, 1441, 1438, 1439, 1436, 1443, 1429, 1441, 1438, 1439, 1436, 1443, 1429,
    1441, 1438, 1439, 1436, 1437, 1443, 1429, 1441, 1438, 1439, 1436, 1437, -1, 1429, 1441, 1438, 1439, 1436,
    1437, -1, 1429, 1441, 1438, 1439, 1436, 1437, 1435, 1438, 1436, 1435, 1438, 1436, 1435, 1438, 1439, 1436,
    1435, 1438, 1439, 1436, 1435, 1438, 1436, 1437, 1435, 1438, 1436, 1437, 1435, 1438, 1439, 1436, 1437,
    1435, 1438, 1439, 1436, 1437, -1, 1438, 1439, 1436, 1437, -1, 1438, 1439, 1436, 1437, 1448, 1449, 1436,
    1448, 1449, 1436, -1, 1449, 1436, -1, 1449, 1436, 1452, 1453, 1436, 1435, 1438, 1439, 1436, 1437, 1435,
    1438, 1439, 1436, 1437, 1435, 1438, 1439, 1436, 1435, 1438, 1439, 1436, 1435, 1438, 1436, 1437, 1435,
    1438, 1436, 1437, 1435, 1438, 1436, 1435, 1438, 1436, -1, 1457, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1473,
    788, 788, 1473, -1, 1475, -1, 1475, 1478, -1, 1478, 1475, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, 1493, 1493, 1493, 1523, 1429, 1428, 1524, 1436, 1428, 1524, 1436, 1428, 1524, 1428, 1524, 1428,
    1423, 1436, 1428, 1423, 1436, 1428, 1423, 1428, 1423, 1428, 1420, 1421, 1436, 1428, 1420, 1421, 1436,
    1428, 1420, 1421, 1428, 1420, 1421, 1428, 1525, 1428, 1525, 1527, -1, 646, 1532, 1533, -1, -1, 1535, -1,
    -1, 694, 694, 694, 1549, -1, 1549, 1549, -1, 1549, 694, -1, 694, -1, 694, 694, -1, 421, -1, 311, -1, -1,
    -1, -1, -1, 694, 1565, 1566, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 281, 282, 1575, 1576, 283, 284, 1577, 1578, 1579, 1580, 1581, 1582, 285, 286, 1583,
    287, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 630, -1, 1590, -1, 630, 1590, -1, -1, 630, -1, 1590, -1,
    630, 1590, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 538, -1, 8, -1, -1, 538, -1,
    8, -1, -1, 1607, -1, 1300, -1, 1300, 1607, -1, -1, 1607, -1, 1300, -1, 1300, 1607, -1, -1, 185, 1627,
    186, 187, 75, 218, 75, 1628, 226, 1629, 228, 1630, 229, 1631, 227, 1632, 153, -1, -1, -1, 1641, 1641,
    1641, 85, -1, -1, -1, -1, -1, -1, -1, -1, 280, 280, -1, -1, -1, -1, -1, -1, -1, -1, 270, -1, -1, 1660,
    335, 1668, 1113, 1669, 1670, 1671, -1, -1, 335, 132, -1, 1674, 132, -1, -1, -1, -1, -1, -1, 585, 1266,
    -1, -1, 1668, 1698, 1699, 132, -1, -1, -1, -1, 1668, 1701, 1702, 311, 311, 132, 311, 311, 132, 1706,
    1706, 132, 311, 311, -1, -1, 132, -1, -1, 132, 8, 8, 132, 8, 1698, 1699, 8, 1698, 1699, 132, -1, -1, -1,
    132, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, 311, 1420, 1421, 311, 1732, 1733, 311, 1732, 1733, 132, 311, 1735, 311,
    1736, 311, 1736, 132, 311, 1420, 1421, 311, 1735, 1740, 1296, 1741, 1742, 1743, 393, 1296, 1741, 1742,
    1743, 393, 1296, 1741, 1742, 1743, 132, 393, 1296, 1741, 1745, 393, 1296, 1741, 1745, 132, 1746, 1296,
    1741, 1742, 1743, 1740, 1296, 1741, 1742, 1743, 1748, 1749, 1296, 1748, 1749, 1296, 132, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, 1763, 1763, -1, -1, -1, -1, -1, -1, -1, -1, 1763, -1, 132, -1, 1763,
    132, -1, -1, -1, -1, -1, 421, 421, 421, 421, 421, -1, -1, 7, 7, 7, 7, 7, 421, 421, 311, 421, 311, -1,
    1801, 538, -1, 8, 8, -1, -1, -1, 1806, -1, -1, -1, -1, 538, -1, 624, 1092, 624, 538, -1, 646, 1040, 1043,
    -1, 311, -1, 421, -1, 311, -1, 421, -1, -1, 421, -1, 311, -1, 646, -1, 694, 694, -1, 666, 538, 624, -1,
    646, 1047, -1, -1, -1, 645, -1, 1527, 646, 1532, 1533, 1239, 8, -1, 8, 1255, 694, 694, -1, 694, 1549,
    1549, -1, 1549, -1, 1549, 694, -1, 694, 694, 694, -1, -1, -1, 257, -1, 260, 270, 294, 295, 300, 301, 302,
    303, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1746, 1296, 1741, 1742, 1743, 1740, 1296, 1741, 1742, 1743, 393,
    1296, 1741, 1742, 1743, 393, 1296, 1741, 1742, 1743, 132, 393, 1296, 1741, 1745, 393, 1296, 1741, 1745,
    132, -1, -1, -1, -1, -1, -1, -1, -1, 646, 270, 1296, 1291, 646, 421, 311, 1291, 295, -1, -1, -1, 262,
    253, -1, -1, -1, -1, -1, -1, -1, -1, -1, 311, -1, 421, -1, 1052, -1, 1053, -1, 1052, -1, 1053, -1, 311,
    -1, 421, -1, 624, 1092, 624, -1, -1, -1
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
    5, 4, 5, 56, 1, 1, 5, 0, 5, 56, 5, 56, 5, 56, 5, 0, 5, 56, 5, 56, 5, 56, 5, 0, 5, 56, 5, 56, 5, 56, 5, 5,
    5, 5, 5, 1, 5, 1, 8, 56, 5, 5, 5, 1, 5, 5, 1, 5, 1, 5, 1, 5, 1, 5, 1, 5, 1, 5, 8, 5, 8, 1541, 5, 56, 5,
    56, 5, 56, 5, 5, 5, 1, 5, 1, 5, 1, 1, 5, 1, 1, 1, 5, 1, 1, 4, 1, 4, 1, 4, 1, 1, 4, 1, 1, 1, 4, 1, 1, 5,
    1, 1, 5, 5, 0, 5, 56, 5, 56, 5, 1, 5, 5, 5, 5, 56, 8, 56, 5, 0, 56, 5, 56, 0, 1, 0, 1, 0, 1, 5, 5,
    270137, 270137, 270137, 270137, 5, 56, 5, 56, 5, 5, 56, 5, 56, 5, 4, 5, 0, 5, 244880770565, 5, 0, 1, 5,
    244880770565, 1, 5, 1, 5, 5, 5, 5, 5, 3, 4, 4, 4, 4, 4, 14340, 4, 4, 4, 4, 4, 1, 4, 4, 4, 4, 4, 4, 4, 4,
    4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 1, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 1, 4, 4, 3, 4, 4, 1,
    3, 4, 56, 4, 56, 4, 1, 4, 1, 0, 0, 0, 0, 0, 0, 7, 7, 7, 7, 7, 7, 7, 0, 7, 0, 7, 0, 0, 7, 0, 0, 7, 7, 7,
    3, 7, 7, 56, 7, 56, 7, 56, 7, 56, 7, 7, 56, 7, 0, 7, 0, 5, 5, 56, 5, 56, 395269, 56, 7, 56, 7, 56, 7, 56,
    7, 56, 7, 0, 56, 7, 56, 7, 56, 7, 56, 7, 56, 7, 56, 7, 56, 7, 56, 7, 7, 8, 8, 8, 8, 8, 8, 8, 8, 8, 3, 8,
    1, 8, 56, 8, 8, 8, 62702295057672, 62702295057672, 62702295057672, 244880640005, 6, 6, 6, 6, 1541, 6,
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
    33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 0, 32, 14, 3, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33,
    33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33,
    33, 33, 33, 33, 33, 33, 33, 33, 33, 15, 33, 33, 33, 33, 33, 33, 33, 33, 3594, 2337, 33, 3594, 2337, 33,
    10, 33, 10, 1, 4, 4, 4, 54, 1, 1, 54, 1, 54, 1, 54, 1, 1, 2615, 54, 1, 54, 1, 1, 54, 10, 54, 1, 1, 54, 1,
    54, 1, 54, 13, 54, 2, 54, 2, 2615, 54, 1, 54, 1, 2615, 54, 13, 54, 13, 2615, 54, 1, 1, 54, 1, 54, 1, 54,
    1, 1, 2615, 54, 15, 54, 15, 54, 57, 54, 54, 54, 54, 54, 55, 55, 1, 1, 15, 0, 590904, 56, 0, 590904, 56,
    0, 590904, 56, 0, 590904, 56, 0, 590904, 56, 0, 590904, 56, 0, 590904, 56, 36, 35, 35, 35, 35, 35, 35,
    35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 2336, 35, 2336, 35, 1, 2336, 35, 1, 2336, 35,
    2336, 35, 2336, 35, 2336, 35, 2336, 35, 2826, 2336, 35, 2826, 2336, 35, 0, 590904, 35, 0, 590904, 32,
    1541, 0, 35, 1541, 0, 32, 1541, 0, 35, 1541, 0, 32, 1541, 0, 35, 1541, 0, 32, 1541, 0, 35, 1541, 0, 32,
    1541, 0, 35, 1541, 0, 32, 1541, 0, 35, 1541, 0, 32, 1541, 0, 35, 1541, 0, 32, 1541, 0, 35, 1541, 0, 35,
    57, 0, 35, 57, 0, 35, 35, 35, 35, 35, 32, 35, 32, 35, 32, 32, 32, 32, 57, 2336, 57, 2336, 57, 2336, 57,
    2336, 5, 57, 598816, 57, 598816, 57, 598816, 57, 57, 57, 57, 57, 57, 57, 57, 10, 10, 1, 10, 10, 1, 3, 5,
    5, 1, 5, 5, 1, 3, 10, 1, 1, 1, 10, 1, 1, 1, 258, 10, 258, 1, 1, 10, 10, 1, 10, 1, 10, 1, 1, 10, 1, 5, 1,
    44, 44, 44, 0, 44, 0, 44, 0, 44, 0, 44, 0, 44, 0, 44, 0, 44, 0, 44, 0, 44, 0, 44, 0, 44, 0, 44, 0, 44, 0,
    44, 0, 44, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 47, 47, 1, 1, 1, 1, 10, 10, 46, 1, 1, 11, 1, 1, 1,
    11, 1, 1, 1, 1, 11, 40, 1, 40, 1, 40, 40, 10, 10, 1301274266515931649, 1301274266515931649, 1, 1, 56, 1,
    56, 2360, 1, 1, 56, 1, 1, 56, 2360, 1, 1, 151061805, 56, 1, 1, 151061805, 56, 2360, 1, 1, 1, 1, 56, 1, 1,
    1, 1, 151061805, 56, 1, 1, 1, 1, 56, 2360, 1, 1, 1, 1, 151061805, 56, 2360, 1, 56, 1, 56, 2360, 1, 1,
    151061805, 56, 1, 1, 151061805, 56, 2360, 1, 1, 1, 1, 151061805, 56, 2360, 1, 56, 1, 56, 2360, 1, 1, 56,
    1, 1, 56, 2360, 1, 1, 56, 1, 1, 56, 2360, 1, 1, 1, 56, 1, 1, 1, 56, 2360, 1, 151061805, 56, 1, 151061805,
    56, 2360, 1, 1, 151061805, 56, 1, 1, 151061805, 56, 2360, 1, 1, 1, 151061805, 56, 1, 1, 1, 151061805, 56,
    2360, 1, 1, 151061805, 56, 1, 1, 151061805, 56, 2360, 1, 1, 1, 56, 1, 1, 1, 56, 2360, 1, 1, 1, 1, 56, 1,
    1, 1, 1, 56, 2360, 1, 1, 1, 151061805, 56, 1, 1, 1, 151061805, 56, 2360, 1, 1, 1, 1, 151061805, 56, 1, 1,
    1, 1, 151061805, 56, 2360, 1, 1, 1, 1, 151061805, 56, 2360, 1, 1, 56, 1, 1, 151061805, 56, 1, 1, 56,
    2360, 1, 1, 151061805, 56, 2360, 1, 1, 151061805, 56, 2360, 1, 1, 56, 1, 1, 56, 1, 3, 56, 1, 1,
    151061805, 56, 2360, 1, 1, 151061805, 56, 1, 1, 56, 2360, 1, 1, 56, 2308, 0, 1, 1, 1, 3, 3, 46, 0,
    604164, 604164, 0, 4, 4, 0, 53, 56, 53, 56, 53, 56, 53, 56, 53, 1, 56, 53, 1, 56, 53, 56, 1, 53, 56, 1,
    1, 1, 1, 1, 1, 56, 3, 2308, 2308, 2308, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39,
    39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 1, 1, 39, 39, 1, 46,
    2360, 1, 46, 1, 1, 2360, 1, 1, 1, 10, 10, 2360, 1, 10, 10, 1, 40, 39, 39, 1, 39, 39, 3, 39, 51, 39, 2344,
    1, 39, 56, 39, 56, 1, 39, 56, 39, 39, 39, 39, 39, 39, 39, 39, 50, 51, 33, 39, 2308, 33, 4, 33, 4, 33, 33,
    33, 4, 33, 0, 4, 32, 4, 32, 0, 4, 33, 4, 33, 0, 4, 39, 0, 4, 39, 4, 33, 33, 33, 33, 1, 2337, 33, 1, 2337,
    1, 3, 2344, 2360, 0, 4, 15, 15, 1, 1, 1, 1, 1, 1, 15, 15, 258, 258, 258, 15, 258, 258, 258, 15, 258, 1,
    1, 1, 258, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 15, 15, 15, 15, 15, 15, 15, 15, 0, 0,
    4, 0, 4, 0, 4, 4, 0, 0, 4, 0, 4, 0, 4, 4, 4, 4, 4, 3, 3, 3, 3, 4, 3, 4, 3, 3, 0, 22, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 3, 3, 10, 10, 13, 13, 14,
    14, 11, 11, 15, 15, 1, 1, 1, 1, 1, 3, 10, 13, 14, 11, 15, 4, 4, 4, 4, 4, 4, 5, 4, 1, 4, 1, 4, 8, 4, 1, 4,
    4, 4, 4, 4, 4, 4, 4, 4, 4, 1, 3, 1, 1, 8, 8, 8, 5, 4, 5, 4, 5, 56, 5, 8, 5, 4, 5, 4, 5, 4, 7, 56, 0, 14,
    14, 1, 14, 14, 34, 14, 2319, 14, 2319, 34, 14, 2319, 14, 2319, 34, 2319, 14, 34, 34, 34, 34, 34, 34,
    2309, 1, 1, 34, 56, 34, 34, 14, 1, 1, 2319, 14, 1, 1, 2319, 14, 66843, 13, 34, 10, 34, 10, 15, 34, 10,
    34, 10, 15, 34, 5, 34, 5, 15, 34, 14, 34, 14, 15, 34, 5, 34, 5, 15, 34, 14, 34, 14, 15, 34, 14, 1, 1, 34,
    14, 1, 1, 15, 34, 34, 34, 34, 34, 34, 15, 34, 15, 34, 34, 34, 34, 34, 34, 2319, 14, 34, 2319, 1, 1, 34,
    2319, 1, 1, 34, 2319, 14, 1, 1, 34, 2319, 5, 1, 34, 2319, 5, 1, 34, 34, 34, 2319, 34, 34, 34, 10, 10, 10,
    34, 10, 10, 10, 34, 10, 10, 10, 15, 34, 10, 10, 34, 10, 10, 34, 10, 10, 15, 34, 10, 1, 258, 258, 3, 34,
    10, 1, 258, 258, 3, 34, 10, 1, 258, 258, 3, 15, 34, 10, 1, 258, 258, 34, 10, 1, 258, 258, 15, 10, 1, 258,
    258, 3, 34, 10, 10, 1, 34, 10, 10, 1, 15, 34, 2319, 1, 1, 1, 1, 1, 34, 2319, 1, 1, 1, 1, 1, 1, 34, 2319,
    1, 1, 1, 1, 34, 2319, 1, 1, 1, 258, 258, 0, 34, 2319, 1, 1, 1, 258, 258, 34, 34, 34, 34, 34, 34, 34, 34,
    34, 34, 34, 34, 2319, 34, 2319, 34, 34, 34, 34, 2319, 34, 2319, 34, 34, 10, 34, 10, 29, 34, 10, 15, 34,
    10, 29, 15, 34, 2319, 10, 3, 33, 33, 33, 33, 33, 33, 33, 18, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 14,
    14, 14, 14, 23, 5, 5, 10, 5, 32, 2336, 15, 15, 15, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 33, 4, 4, 58, 4
};

static const uint8_t types[] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 3, 4, 4, 4,
    4, 5, 5, 5, 7, 5, 5, 4, 3, 8, 8, 8, 8, 8, 8, 2, 10, 11, 13, 14, 17, 19, 18, 32, 32, 32, 32, 32, 32, 32,
    32, 32, 32, 32, 32, 32, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 28, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 57, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 25, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 7, 7, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 30, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 26, 26, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 42, 36, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 41, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 21, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 32, 0, 32, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 33, 33, 33, 33, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 43, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 55, 0, 0, 0,
    0, 0, 54, 15, 35, 0, 35, 35, 35, 35, 35, 35, 37, 36, 37, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 57, 0, 0, 0, 0, 0, 0, 0, 38, 38, 0, 0, 0, 0, 0, 0,
    0, 0, 57, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 45, 45, 45, 45, 46, 46, 47, 50,
    51, 48, 49, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 27, 0, 0, 0, 0,
    40, 40, 40, 40, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 39, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 53, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 39, 0, 39, 39, 39, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 39, 39, 0, 0, 0, 0, 0, 0,
    0, 52, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 34, 34, 34, 34, 34, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 29, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 23, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4
};

static const int32_t type_names[] = {
    175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 164, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194,
    195, 196, 197, 198, 199, 200, 201, 202, 203, 204, 156, 157, 158, 159, 160, 161, 162, 163, 164, 205, 206,
    207, 208, 209, 210, 211, 212, 213, 214, 215, 216, 217, 218, 219, 220, 221, 222, 223, 224, 225, 226, 227,
    228, 229, 153, 230, 231, 232, 233, 234, 235, 236, 237, 238, 239, 240, 241, 242, 243, 244, 245, 246, 279,
    369, 394, 526, 674, 687, 688, 689, 709, 845, 846, 897, 898, 921, 937, 1024, 1079, 1081, 1083, 1093, 1094,
    1095, 1096, 1128, 1175, 1181, 1182, 1183, 1185, 1186, 1187, 1188, 1189, 1190, 922, 1191, 1192, 1193,
    1263, 1271, 1272, 1281, 1303, 1304, 1305, 1306, 1307, 1308, 1309, 1310, 1311, 1312, 1313, 1414, 1415,
    1416, 1417, 1468, 1469, 1470, 1492, 1494, 1495, 1496, 1455, 1542, 1543, 1551, 1566, 1661, 1662, 1663,
    1664, 1665, 740, 1666, 1409, 1770, 1781, 1795, 1871, 1872
};

static const struct catalogue_tables tables = {
    bytes, COUNT(bytes) - 1, names, COUNT(names), slots, COUNT(slots), first, COUNT(first),
    links, COUNT(links), entries, COUNT(entries), labels, COUNT(labels), kinds, COUNT(kinds),
    types, COUNT(types), type_names, COUNT(type_names)};

const struct catalogue_tables *_Nonnull catalogue_tables(void) { return &tables; }
