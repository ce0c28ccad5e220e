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
    "setTitle" "forState" "setTitleColor" "setTitleShadowColor" "setImage" "setBackgroundImage"
    "setAttributedTitle" "currentTitle" "titleLabel" "contentEdgeInsets" "titleEdgeInsets" "imageEdgeInsets"
    "isEnabled" "isSelected" "isHighlighted" "isTracking" "contentHorizontalAlignment"
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
    "Image" "Color" "mint" "teal" "indigo" "pink" "primary" "secondary" "accentColor" "alignment" "maxWidth"
    "maxHeight" "Edge" "EdgeSet" "leading" "trailing" "horizontal" "vertical" "EdgeInsets" "rotationEffect"
    "anchor" "scaleEffect" "transformEffect" "projectionEffect" "modifier" "topLeading" "UnitPoint"
    "topTrailing" "bottomLeading" "bottomTrailing" "View" "ProjectionTransform" "UIGestureRecognizer"
    "target" "UIPanGestureRecognizer" "UIPinchGestureRecognizer" "UIRotationGestureRecognizer"
    "UITapGestureRecognizer" "UILongPressGestureRecognizer" "UISwipeGestureRecognizer" "Direction"
    "UIGestureRecognizerState" "UISwipeGestureRecognizerDirection" "possible" "UIGestureRecognizer.State"
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
    {10967, 1911957762}, {10975, 1310484760}, {10993, 4211107556}, {11011, 4235327583}, {11023, 2274977100},
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
    {13192, 1041509726}, {13197, 1494001562}, {13202, 3853794552}, {13206, 1871304217}, {13210, 2751299231},
    {13216, 1299665195}, {13220, 576586605}, {13227, 1512988633}, {13236, 1266453457}, {13247, 596166502},
    {13256, 2984076638}, {13264, 1160668403}, {13273, 2235117230}, {13277, 3184947036}, {13284, 768938516},
    {13291, 1359877577}, {13299, 521485205}, {13309, 1429572201}, {13317, 2267665723}, {13327, 1129697862},
    {13341, 737459482}, {13347, 1122880180}, {13358, 1945272936}, {13373, 2380932862}, {13389, 3092368177},
    {13397, 2548392784}, {13407, 1901756438}, {13416, 906872895}, {13427, 1648836552}, {13440, 252720416},
    {13454, 1264131298}, {13458, 1582017048}, {13477, 422274124}, {13496, 3020961236}, {13502, 845187144},
    {13524, 1120609123}, {13548, 3704248662}, {13575, 1361184210}, {13597, 254023945}, {13625, 3600137057},
    {13649, 2682444316}, {13658, 1644100618}, {13682, 1592819465}, {13715, 895660813}, {13723, 335426986},
    {13748, 1264318259}, {13780, 1168386582}, {13788, 1663862986}, {13793, 1746993862}, {13822, 1903257066},
    {13827, 974882150}, {13834, 1177151643}, {13865, 165292311}, {13872, 2311397435}, {13877, 439402299},
    {13906, 1552997231}, {13911, 3962257883}, {13920, 2220750876}, {13953, 2007447656}, {13962, 2787838396},
    {13968, 3769421748}, {13998, 4173954024}, {14004, 1434043348}, {14014, 1426660429}, {14048, 737025121},
    {14082, 1466689035}, {14120, 4098563933}, {14125, 513712005}, {14162, 229043912}, {14166, 2457286800},
    {14201, 3584307048}, {14203, 1123244352}, {14240, 1329338781}, {14244, 2761510965}, {14251, 49525662},
    {14271, 539821669}, {14289, 3772220557}, {14307, 4185830300}, {14322, 3171290880}, {14344, 832521766},
    {14366, 1461782644}, {14386, 691540578}, {14409, 1404144425}, {14429, 522796658}, {14446, 1376505559},
    {14455, 3748513642}, {14463, 846470194}, {14471, 200649126}, {14485, 3431639220}, {14492, 4292335199},
    {14507, 907121470}, {14513, 2240342303}, {14530, 2969811462}, {14544, 167268160}, {14558, 1833803298},
    {14570, 2457918009}, {14579, 3718375587}, {14591, 4071123319}, {14603, 1834047080}, {14619, 3367860727},
    {14625, 2118064195}, {14636, 493169962}, {14644, 2713721240}, {14649, 1695364032}, {14656, 4030051588},
    {14662, 1400182552}, {14692, 455416660}, {14712, 2271268225}, {14735, 2613973034}, {14753, 392604227},
    {14775, 3754606837}, {14795, 2833158821}, {14811, 3350374178}, {14818, 534084754}, {14832, 2867322350},
    {14854, 2116308131}, {14859, 3649057272}, {14867, 3845453865}, {14876, 2994984227}, {14892, 664899839},
    {14914, 1989677117}, {14919, 2918522264}, {14931, 3420926329}, {14944, 3178453163}, {14961, 3149605050},
    {14966, 2920394832}, {14983, 1523943668}, {14993, 862917743}, {15015, 4234031555}, {15032, 1719771455},
    {15053, 2399213176}, {15060, 4287151977}, {15070, 450801067}, {15077, 1669872668}, {15091, 4013487222},
    {15118, 2679495900}, {15134, 856694529}, {15158, 2681939195}, {15174, 3153218578}, {15198, 2240063300},
    {15202, 3096186179}, {15207, 741716276}, {15212, 2329068957}, {15219, 2921198141}, {15224, 1055615879},
    {15229, 3285122304}, {15235, 230313139}, {15238, 2868333218}, {15242, 4098541315}, {15247, 33356212},
    {15254, 1723256298}, {15258, 4140259964}, {15264, 107912219}, {15286, 4121566434}, {15316, 3855721002},
    {15332, 2216232237}, {15356, 2255928953}, {15376, 159080631}, {15390, 3689248828}, {15415, 836430118},
    {15435, 2287125059}, {15458, 1038585177}, {15479, 3367347455}, {15505, 4230039153}, {15519, 609216699},
    {15554, 1501614459}, {15565, 1529288929}, {15597, 2719113377}, {15609, 2275796322}, {15642, 1812401954},
    {15653, 2408338453}, {15685, 2855832277}, {15712, 1459817706}, {15723, 2392518824}, {15755, 518942568},
    {15776, 3663533692}, {15818, 2192755772}, {15843, 177875273}, {15889, 891907593}, {15911, 1945812840},
    {15954, 1417411880}, {15978, 2154355281}, {16023, 3467076881}, {16043, 317429627}, {16084, 771452987},
    {16119, 181460511}, {16139, 456257992}, {16180, 2485130632}, {16203, 317835491}, {16247, 3496877987},
    {16268, 1103010248}, {16318, 3557956176}, {16341, 4255026978}, {16393, 3877521898}, {16413, 3184108018},
    {16462, 3247803578}, {16482, 500341405}, {16531, 25050581}, {16556, 2700911442}, {16610, 4244498298},
    {16624, 4267328027}, {16635, 3365817217}, {16647, 1019517826}, {16658, 4255312501}, {16664, 107113802},
    {16675, 339302984}, {16696, 571385436}, {16721, 701971049}, {16743, 3844547848}, {16767, 2993703921},
    {16787, 856100507}, {16801, 523418047}, {16822, 1199509864}, {16831, 71184232}, {16860, 3633864562},
    {16866, 3626350180}, {16892, 227242734}, {16899, 3686895409}, {16926, 23593359}, {16932, 3490026688},
    {16958, 2245546586}, {16967, 63500808}, {16973, 3324008260}, {16980, 2639082641}, {16986, 4241250784},
    {17014, 1005534689}, {17042, 433529277}, {17071, 1104277830}, {17084, 1738166450}, {17119, 4196810825},
    {17148, 1042290725}, {17155, 1073217499}, {17173, 2059328792}, {17181, 1536564555}, {17200, 2064776214},
    {17209, 1856753941}, {17229, 1308833490}, {17233, 3934383778}, {17248, 2480094667}, {17256, 4009865048},
    {17284, 365080250}, {17290, 3648362799}, {17316, 980454765}, {17323, 1860367182}, {17350, 3669799736},
    {17353, 1787721130}, {17379, 447103454}, {17384, 1697318111}, {17412, 2673357851}, {17442, 2937116726},
    {17460, 3523238589}, {17468, 1863269210}, {17488, 2099371351}, {17493, 4096559242}, {17510, 2182794837},
    {17515, 2712309285}, {17532, 2806403090}, {17542, 3478391754}, {17564, 1104677667}, {17576, 1599455416},
    {17583, 667710333}, {17586, 718098122}, {17589, 682728183}, {17607, 3802467407}, {17628, 3657180965},
    {17651, 1665393361}, {17675, 1052733624}, {17684, 184912774}, {17700, 4089387070}, {17713, 2352568569},
    {17726, 1245245715}, {17739, 1262023334}, {17753, 3270702940}, {17765, 2739892052}, {17780, 2480001844},
    {17784, 3749132497}, {17793, 1230999982}, {17800, 3143743637}, {17808, 799079693}, {17814, 862152253},
    {17820, 351428278}, {17837, 2428146278}, {17852, 2992948263}, {17863, 2349028720}, {17870, 3885786800},
    {17882, 1736514697}, {17892, 3474322026}, {17902, 60432295}, {17907, 1322381784}, {17914, 4012403877},
    {17936, 989471740}, {17957, 452908417}, {17976, 423327896}, {17990, 3737912740}, {18015, 3227882653},
    {18031, 2453966149}, {18059, 1731566697}, {18070, 2587032280}, {18091, 2963724706}, {18107, 712913813},
    {18139, 2778836517}, {18155, 2372284312}, {18170, 2159059685}, {18182, 1491675329}, {18205, 1613655628},
    {18227, 655649118}, {18242, 2173728365}, {18249, 2357661820}, {18265, 409169195}, {18285, 3491459423},
    {18302, 1226170970}, {18325, 3404475955}, {18355, 1624986452}, {18389, 3623300279}, {18406, 3034534074},
    {18426, 575711980}, {18445, 671086880}, {18472, 387145109}, {18485, 1032586458}, {18497, 266241602},
    {18517, 3402924327}, {18527, 1269553309}, {18533, 503252654}, {18536, 4160314702}, {18540, 159043482},
    {18547, 2686336408}, {18552, 2717370895}, {18562, 1132587367}, {18570, 1195117749}, {18584, 1879021152},
    {18598, 581463510}, {18621, 2140377464}, {18633, 1275514075}, {18645, 2387979536}, {18656, 3884420844},
    {18673, 1646387302}, {18685, 308670472}, {18698, 3934596143}, {18711, 2845511965}, {18734, 4013472960},
    {18754, 207861097}, {18774, 3570842623}, {18790, 2974165697}, {18797, 1232628331}, {18814, 889198334},
    {18833, 3364533173}, {18849, 2007207608}, {18858, 3255160570}, {18865, 2953807453}, {18872, 709349229},
    {18876, 2223459638}, {18884, 2600881466}, {18899, 2804841900}, {18914, 2904109309}, {18927, 3454124243},
    {18943, 2165802309}, {18953, 4226874186}, {18965, 46347960}, {18973, 111583397}, {18983, 249290197},
    {18993, 1264874778}, {19005, 2552651146}, {19019, 3277309783}, {19024, 2072037248}, {19033, 1839346743},
    {19043, 2980706495}, {19054, 3765738945}, {19068, 1478303606}, {19076, 2435397115}, {19097, 1647672292},
    {19116, 1635008148}, {19131, 1487095968}, {19147, 3124627733}, {19165, 3994024810}, {19170, 2570585620},
    {19186, 366187551}, {19200, 2318987703}, {19210, 1761128012}, {19224, 185295765}, {19237, 3838690653},
    {19252, 1263600608}, {19269, 2027855346}, {19289, 3216563907}, {19303, 1058098686}, {19316, 467864515},
    {19327, 3932876427}, {19340, 2706824106}, {19349, 1016188828}, {19365, 957769824}, {19375, 1005022371},
    {19389, 2696340427}, {19407, 1092596157}, {19418, 1283833217}, {19437, 1606336818}, {19440, 993596020},
    {19455, 2693457989}, {19464, 3779456605}, {19483, 415476443}, {19496, 1262823941}, {19506, 1622115944},
    {19517, 2973219889}, {19530, 2597275607}, {19535, 1748273790}, {19541, 860606716}, {19546, 3002334877},
    {19563, 2034172196}, {19589, 3305562105}, {19607, 3707972394}, {19638, 1143351512}, {19666, 259394249},
    {19703, 1755649734}, {19732, 239670225}, {19746, 2484187237}, {19761, 1401756888}, {19768, 3647859367},
    {19781, 3236366608}, {19794, 1824874128}, {19815, 2788634194}, {19837, 1466132464}, {19865, 3529599493},
    {19897, 2079469443}, {19919, 738891302}, {19937, 3197889394}, {19956, 2360350959}, {19981, 3813530536},
    {19984, 488247560}, {19987, 605690893}, {19990, 622615607}, {19993, 572282750}, {19996, 2334079840},
    {19999, 2384412697}, {20002, 2367635078}, {20005, 2417967935}, {20008, 2502003125}, {20027, 3649363768},
    {20046, 3444963044}, {20077, 2273024933}, {20100, 4264915354}, {20121, 3077942367}, {20150, 590894855},
    {20160, 1618037728}, {20170, 1850454287}, {20180, 3957551837}, {20199, 4284171251}, {20215, 3891447831},
    {20221, 2774883451}, {20233, 3483418915}, {20250, 668816343}, {20258, 2931048700}, {20267, 2388452721},
    {20275, 4258353177}, {20278, 1141775739}, {20284, 4126724647}, {20294, 2859901778}, {20298, 3250964130},
    {20306, 1360419304}, {20310, 3001705435}, {20316, 2071016015}, {20321, 4246411473}, {20325, 2944866961},
    {20328, 418647609}, {20331, 2471879920}, {20335, 1343949093}, {20337, 1105628090}, {20342, 3998840952},
    {20346, 963632676}, {20349, 1882099852}, {20358, 2097992392}, {20366, 4171284318}, {20374, 2265671865},
    {20377, 2982919898}, {20384, 2076987736}, {20395, 3694939264}, {20402, 2984259090}, {20409, 306596620},
    {20417, 1011505953}, {20421, 1692432290}, {20428, 1616530830}, {20439, 2662881380}, {20451, 288349193},
    {20463, 3981693508}, {20486, 789866245}, {20519, 3462714680}, {20550, 1040529176}, {20573, 1195669001},
    {20594, 572947177}, {20618, 3064057197}, {20642, 2537429897}, {20649, 3218261061}, {20656, 2261369287},
    {20662, 912855974}, {20668, 3374781713}, {20676, 2293478956}, {20693, 1149880784}, {20702, 953119650},
    {20714, 1491100860}, {20725, 417924775}, {20736, 3895649598}, {20749, 2700906213}, {20771, 2989913377},
    {20777, 3882857642}, {20781, 2624049703}, {20787, 3114108242}, {20803, 2841934487}, {20821, 1193001972},
    {20839, 88035829}, {20855, 1181740251}, {20868, 3068295830}, {20891, 2650861306}, {20913, 2152366365},
    {20924, 3624381609}, {20935, 3416571249}, {20945, 1040632685}, {20969, 4090287646}, {20986, 3935096066},
    {21005, 4249419}, {21022, 3406704799}, {21046, 3341171164}, {21062, 883346132}, {21095, 4136122483},
    {21101, 2668380887}, {21108, 2831556715}, {21121, 3401266884}, {21127, 1451477576}, {21143, 119757721},
    {21152, 2438128661}, {21164, 2193512543}, {21174, 1505809199}, {21193, 2758857958}, {21204, 1600511528},
    {21210, 785452558}, {21220, 1861738460}, {21226, 3056320968}, {21246, 4208727282}, {21259, 3291555781},
    {21268, 2196865874}, {21297, 1361552727}, {21319, 2957611498}, {21328, 2007872489}, {21336, 2339550961},
    {21348, 3508411830}, {21361, 2355901240}, {21372, 4245501841}, {21378, 3163908038}, {21385, 2925496955},
    {21398, 108183312}, {21412, 1328193084}, {21427, 2265931075}, {21448, 3180543629}, {21455, 2387400333},
    {21474, 1202605450}, {21482, 591972422}, {21502, 1175191511}, {21513, 873742264}, {21536, 326594495},
    {21546, 2059707271}, {21568, 1503948434}, {21578, 3230945966}, {21600, 2911124459}, {21611, 1449651004},
    {21623, 1980023723}, {21650, 3261273255}, {21667, 1962088798}, {21678, 659713157}, {21682, 407568404},
    {21689, 3610741318}, {21697, 24023407}, {21704, 2767062895}, {21716, 197333961}, {21731, 3768039387},
    {21738, 2976183426}, {21746, 854431587}, {21756, 2611701562}, {21770, 4149673879}, {21777, 3561702979},
    {21788, 3373400544}, {21793, 616319547}, {21808, 2851767893}, {21820, 2670905232}, {21824, 2984927816},
    {21830, 3072721717}, {21837, 382945106}, {21846, 1202886564}, {21859, 3124826125}, {21876, 1073533898},
    {21896, 501308550}, {21916, 3102301894}, {21930, 2098960006}, {21944, 2993485402}, {21961, 2228178674},
    {21974, 678697196}, {21992, 4242588933}, {22000, 3290709023}, {22008, 3206573181}, {22016, 3156240324},
    {22028, 873554442}, {22040, 3877044912}, {22047, 1386144670}, {22091, 3391438105}, {22124, 3275802252},
    {22130, 1665555596}, {22140, 955209608}, {22150, 3663374774}, {22158, 2845693673}, {22167, 1402472725},
    {22181, 3292755612}, {22186, 1795259425}, {22195, 2710028206}, {22249, 2549331680}, {22260, 2094265262},
    {22271, 2380435381}, {22290, 801338602}, {22311, 2854832407}, {22336, 155406996}, {22348, 3678362229},
    {22368, 4252635661}, {22379, 930651626}, {22396, 883771916}, {22408, 2754639596}, {22421, 3381696689},
    {22441, 2497068525}, {22465, 4204966360}, {22469, 3848464964}, {22480, 4196316528}, {22485, 1775113223},
    {22494, 4293857150}, {22519, 105220734}, {22535, 2941928401}, {22558, 3513504379}, {22592, 2399979131},
    {22633, 397375761}, {22647, 2554776799}, {22654, 1325902193}, {22661, 4257774810}, {22680, 3385953049},
    {22694, 363805148}, {22713, 2241932221}, {22722, 3578929855}, {22733, 960139624}, {22741, 1597548103},
    {22756, 957531795}, {22769, 1010886454}, {22789, 1596791097}, {22794, 828449414}, {22810, 4083200273},
    {22826, 1563607652}, {22831, 3373576235}, {22847, 1686781560}, {22863, 3118206852}, {22880, 1114429566},
    {22896, 275414779}, {22914, 3681786005}, {22941, 1786964809}, {22944, 4081524352}, {22947, 3880226465},
    {22952, 1336735441}, {22959, 3258804367}, {22968, 3220778976}, {22978, 3246523276}, {22989, 2488280337},
    {23003, 2068458324}, {23018, 763838368}, {23025, 637820293}, {23029, 2601460036}, {23034, 1480246043},
    {23043, 978711165}, {23050, 309439324}, {23059, 2535512472}, {23077, 3793360030}, {23099, 3530699951},
    {23118, 3107109432}, {23140, 2768536296}, {23160, 2255243348}, {23178, 1791059818}, {23184, 4128829753},
    {23198, 2557930546}, {23220, 1165654517}, {23241, 1287267581}, {23265, 333206726}, {23288, 2848081438},
    {23309, 1910782036}, {23329, 3395304284}, {23352, 1173374833}, {23374, 2943989225}, {23396, 1789752760},
    {23416, 723746973}, {23439, 928095684}, {23456, 66633762}, {23466, 3883652983}, {23486, 1787670268},
    {23508, 2151592719}, {23523, 1240202158}, {23538, 2061306167}, {23555, 3545231896}, {23570, 2600978945},
    {23598, 907113182}, {23646, 4097691329}, {23658, 288631100}, {23669, 835911719}, {23680, 18669246},
    {23693, 1289413733}, {23715, 576822689}, {23739, 1403930331}, {23745, 1863671838}, {23756, 2924953349},
    {23769, 951339946}, {23782, 2908236957}, {23790, 60532369}, {23800, 3795175885}, {23815, 1243462689},
    {23857, 3533566504}, {23879, 1855131199}, {23888, 1056680197}, {23898, 2951402203}, {23918, 3636908325},
    {23929, 1964022558}, {23939, 684154646}, {23962, 2371177212}, {23987, 2398960364}, {24013, 2922600688},
    {24066, 17738465}, {24073, 343848780}, {24086, 2712090128}, {24109, 944362804}, {24131, 115475624},
    {24162, 694824490}, {24178, 2617424471}, {24190, 2167551454}, {24206, 353999202}, {24222, 554307351},
    {24242, 580401027}, {24255, 2837546561}, {24263, 3574960668}, {24266, 1090614859}, {24283, 2666343581},
    {24303, 848102186}, {24323, 519526010}
};

static const int32_t slots[] = {
    -1, -1, 1184, 897, 238, 945, 1673, -1, 235, -1, 402, -1, -1, 187, 1766, 941, -1, -1, 1248, 147, 1706,
    1780, 1824, -1, -1, 362, -1, -1, -1, -1, -1, -1, 1250, -1, -1, -1, 1116, 1285, 1331, -1, 466, -1, -1,
    997, -1, -1, 1653, 1821, 519, 226, -1, 976, 1398, -1, -1, -1, 1309, 324, 728, -1, -1, -1, -1, 52, 133,
    775, -1, -1, 1810, 1018, -1, -1, -1, 439, 249, 1836, -1, -1, 597, -1, 607, 522, -1, 104, -1, -1, 1884,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, 773, 287, 1526, 1728, 292, -1, -1, 980, -1, 1713, -1, 521, 1739, -1,
    197, -1, -1, 1021, 1477, -1, -1, 749, -1, 1176, 1298, 1391, -1, -1, 1458, -1, -1, -1, -1, 1530, 1731,
    1789, -1, -1, 114, 1317, 457, 1825, -1, 1436, -1, -1, 5, 868, -1, -1, -1, -1, 1575, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 673, -1, 1792, -1, 935, 841, 177, 790, -1, 1224, 1881, -1, 1835, -1, 1795, -1, 1694, -1,
    -1, -1, -1, -1, -1, -1, 1412, -1, 1729, -1, -1, 297, 1005, -1, 937, -1, 857, -1, 1203, 1660, 700, -1,
    1319, -1, -1, -1, -1, 569, 286, 1096, 482, -1, -1, 1633, -1, 1420, -1, -1, -1, -1, -1, -1, -1, -1, 421,
    -1, 492, 660, -1, -1, 714, 702, 1004, 1114, 1696, 1725, 1851, -1, -1, 1282, -1, -1, 1449, -1, -1, -1,
    520, -1, 123, 489, 240, 493, 1120, 966, 1147, 1446, -1, -1, -1, 1803, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 1038, -1, -1, 464, -1, 1063, 639, 1109, -1, -1, 228, 796, 1019, -1, -1, -1, -1, -1, 1083, -1, 367,
    -1, -1, -1, -1, 143, 746, -1, -1, -1, -1, -1, -1, -1, 1574, -1, -1, 62, 1370, -1, -1, -1, 136, 726, 1141,
    378, 1081, 1363, 1740, -1, -1, -1, -1, 347, 36, 1882, 983, -1, -1, 847, -1, 1901, -1, 406, 1700, -1, -1,
    1666, 535, 1790, 661, 225, 486, 509, 1217, 105, -1, 212, -1, 686, -1, 1406, -1, -1, 1213, -1, 1011, 708,
    1244, 1105, 565, 284, -1, -1, -1, 1112, 1476, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1167, 1606, -1,
    1704, -1, -1, 903, -1, -1, 488, 662, -1, -1, 1049, 1212, -1, -1, 1680, 1676, 304, 1869, -1, 1010, 1829,
    356, 1371, 455, 1590, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1746, -1, -1, -1, 344, 361, 117, 388, 229,
    491, 547, 810, 813, 967, 1255, 1127, 1874, -1, -1, -1, -1, -1, 1549, 870, 163, 321, 527, -1, 548, -1,
    141, 1500, 307, -1, -1, -1, -1, -1, 934, -1, -1, -1, 975, -1, -1, -1, -1, -1, -1, -1, -1, 515, -1, -1,
    -1, -1, -1, 144, 184, 611, 895, -1, -1, 842, -1, -1, -1, -1, -1, -1, -1, 351, 1501, -1, -1, 1688, -1,
    275, -1, 1024, -1, -1, -1, -1, 657, 1042, 1272, 762, 837, -1, -1, -1, 748, 227, 1529, -1, -1, -1, -1,
    1513, -1, -1, 1463, 1813, -1, -1, -1, 303, -1, -1, -1, 408, 1050, 1369, 1258, -1, -1, -1, -1, 825, 1393,
    954, 648, 542, -1, 536, -1, -1, -1, 371, 890, -1, -1, 1730, -1, 120, 437, -1, -1, -1, -1, 1054, -1, 1505,
    -1, -1, -1, 780, 692, -1, -1, 1698, 576, -1, -1, -1, 887, 1015, 1372, -1, 1584, 1661, 1760, -1, 532,
    1284, 1324, 1373, -1, -1, -1, -1, 395, 1568, -1, -1, 1445, 1290, 300, 713, 1222, -1, 1508, 1017, 1893,
    -1, 1211, 122, 255, -1, -1, 1628, 1125, -1, -1, -1, -1, -1, 991, -1, 1039, 452, 529, -1, -1, -1, 630, -1,
    -1, -1, 95, 811, 447, -1, -1, -1, 37, 1358, -1, -1, 1131, -1, 1332, -1, -1, 803, -1, 94, 800, 19, 1802,
    1755, 1215, -1, -1, 533, 900, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 636, 594, 1323, -1, -1, 518, 886,
    -1, -1, 285, 579, 836, -1, 1512, -1, -1, 948, 1193, -1, 1557, 546, -1, -1, -1, 1365, 1350, -1, -1, 310,
    -1, 1294, 534, 747, 1341, 206, 1506, 1605, 1234, 1439, 277, 1738, 1490, 1897, -1, -1, -1, -1, -1, -1,
    485, -1, 337, 1342, -1, 1093, -1, -1, -1, 1495, -1, -1, -1, -1, -1, -1, -1, 1134, 1717, -1, 1165, 102,
    125, -1, -1, 561, -1, 92, -1, -1, 415, 1479, -1, 1394, 1327, 1625, 1840, 1209, -1, -1, 1339, -1, -1, -1,
    -1, -1, 288, 874, 1113, 1034, 1456, -1, 1283, -1, -1, 1675, -1, -1, -1, -1, -1, 217, 651, 195, 685, 1599,
    196, 1843, -1, -1, -1, -1, -1, 507, -1, 204, -1, 1443, -1, 247, 1448, -1, -1, -1, 1278, 1878, -1, 1783,
    -1, 1805, -1, -1, -1, 917, -1, -1, 385, -1, -1, 919, -1, -1, 599, 716, 0, 645, -1, 503, -1, -1, -1, -1,
    -1, -1, -1, -1, 1280, -1, -1, 41, 1070, -1, 1524, -1, 1274, -1, 9, 1743, -1, -1, 1595, 68, -1, -1, -1,
    -1, 350, -1, 613, -1, -1, 1895, -1, 671, 405, 888, 1784, 1000, 795, 1480, 1572, -1, -1, 1714, -1, 1385,
    -1, 1087, 328, -1, 20, 295, 744, 909, 1853, 244, 291, 938, 669, 1128, 1831, -1, -1, 972, 1857, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, 1845, -1, -1, 1865, 419, 1558, 360, 1469, 1724, 505, -1, -1, -1,
    1452, -1, 984, -1, -1, -1, -1, -1, -1, 524, -1, -1, -1, -1, 1685, -1, -1, -1, -1, -1, -1, -1, -1, 357,
    423, 993, 1077, 929, 968, -1, 1095, -1, 24, 1697, 1871, 901, 665, -1, 11, 79, 1107, 1220, 1484, 1642, 58,
    543, 1302, 151, 1689, 1733, -1, -1, -1, 717, 1719, -1, -1, 231, 1742, -1, -1, -1, 267, -1, -1, -1, -1,
    -1, 404, -1, -1, 733, 1071, 1527, -1, 875, -1, -1, 1156, -1, -1, 1550, -1, -1, -1, 1263, -1, -1, -1, 168,
    127, -1, -1, -1, 302, -1, -1, 391, 56, -1, 69, 1519, -1, -1, -1, -1, 1, 676, 1126, 1600, 39, 139, 1712,
    -1, 248, -1, -1, -1, -1, 220, 364, 562, 1048, 1396, 1561, 774, 1898, -1, -1, -1, -1, -1, -1, 973, -1, -1,
    -1, 219, 1078, -1, -1, -1, 573, -1, -1, 420, -1, -1, 1359, 1237, -1, -1, -1, 1194, 603, 1502, 1576, -1,
    1732, -1, -1, -1, -1, 947, 200, -1, -1, 988, -1, 369, 1027, -1, -1, 1517, 1593, -1, 173, -1, 1267, -1,
    -1, -1, 1076, 1787, 736, -1, 234, -1, 1140, 698, 1073, 644, 1900, -1, -1, -1, 1735, -1, -1, -1, -1, -1,
    1074, 1432, 1461, 1759, 111, -1, 1345, -1, -1, -1, -1, -1, -1, -1, -1, 1541, 1397, -1, -1, 40, 479, -1,
    722, 741, -1, -1, -1, 1777, 358, -1, -1, -1, -1, -1, -1, -1, 261, -1, -1, -1, -1, -1, -1, -1, -1, 1166,
    -1, -1, 593, 827, 1334, 1860, -1, 1559, 243, 1839, -1, 1276, 1487, 1750, 571, 1413, -1, -1, -1, 678, 89,
    1441, 1886, -1, -1, -1, 1788, 142, -1, -1, 530, -1, -1, -1, -1, -1, -1, -1, -1, -1, 703, -1, 1117, 1624,
    1828, 591, -1, -1, -1, -1, 693, 863, 715, 1086, 1261, 1598, 1807, -1, 871, -1, -1, -1, -1, -1, 271, 1503,
    -1, -1, -1, 1218, -1, 1631, 110, 1386, 865, -1, -1, -1, -1, -1, -1, 824, -1, 1499, 1438, -1, -1, -1, -1,
    1179, 1431, -1, -1, 799, -1, 472, 194, 1101, 1138, -1, 1163, 512, 656, -1, -1, -1, 1186, -1, -1, 1180,
    -1, 1879, -1, -1, -1, -1, -1, 1639, -1, -1, 2, -1, -1, -1, -1, -1, -1, -1, -1, 148, -1, -1, -1, -1, -1,
    -1, -1, 1245, -1, -1, -1, -1, 323, -1, -1, 1645, -1, 179, -1, 1246, -1, -1, 113, 1609, -1, -1, -1, 1003,
    -1, 1243, -1, -1, -1, 198, 815, -1, 1621, -1, -1, -1, -1, -1, -1, -1, 106, -1, -1, -1, -1, -1, -1, 84,
    -1, -1, 124, 329, -1, -1, 1123, 1407, -1, 1547, -1, 1418, -1, -1, 205, -1, -1, -1, -1, -1, 1473, -1, 28,
    628, -1, 1603, -1, 155, 1468, -1, -1, -1, -1, -1, 1664, -1, 112, 910, 1889, -1, -1, 538, 1424, 1437,
    1686, 1467, 1618, -1, -1, -1, -1, -1, 77, -1, 1271, -1, -1, -1, -1, -1, 707, 32, -1, -1, -1, -1, 568,
    1662, -1, -1, -1, -1, -1, -1, 119, 1168, 469, 833, 185, 582, 1235, 585, 1545, 186, 1189, -1, -1, -1, -1,
    -1, -1, 912, 1329, 781, -1, -1, 1031, 672, 1388, 1846, -1, 566, 753, 1626, 1744, -1, -1, 60, 289, 516,
    946, 172, 1144, 338, 1715, 544, 631, 1890, 943, 380, 30, 789, 963, -1, 989, -1, 1023, -1, 481, -1, 1082,
    -1, -1, -1, 1183, -1, -1, -1, -1, -1, 653, 1543, 339, 72, -1, -1, -1, -1, -1, 444, -1, -1, -1, 559, 704,
    1770, -1, -1, -1, 759, 1207, 885, 1009, -1, -1, -1, 1347, 1691, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1226,
    -1, -1, -1, -1, -1, 384, -1, 805, -1, 1573, 564, 1654, -1, -1, -1, -1, -1, -1, -1, 1092, -1, -1, 161, -1,
    -1, -1, -1, -1, 667, 1457, -1, 1007, -1, -1, 877, 83, 1594, 1118, 264, 1623, 1062, 1722, -1, -1, 1416,
    1052, -1, 1199, 121, -1, -1, 663, -1, -1, -1, -1, 756, 986, -1, 1154, -1, -1, 1122, 553, -1, -1, 1873,
    -1, 1382, 1902, 363, -1, -1, -1, -1, 1247, 994, -1, -1, -1, -1, -1, -1, -1, 1121, 1242, 1411, 1442, 1515,
    -1, 1589, -1, 215, -1, 445, 1206, 1737, -1, -1, 140, 719, 1797, 1311, -1, 758, -1, -1, 1768, -1, -1, -1,
    -1, -1, -1, 617, -1, 1230, -1, -1, -1, 1030, 375, -1, -1, -1, -1, 1669, -1, 137, 1570, 953, -1, -1, -1,
    202, 1288, -1, -1, -1, -1, 169, 612, 793, 1241, -1, -1, -1, -1, -1, 424, -1, -1, 666, 1683, -1, -1, -1,
    468, -1, -1, -1, -1, -1, -1, 1198, 118, -1, -1, -1, -1, -1, 1328, -1, 475, -1, 1124, -1, -1, 791, -1,
    898, -1, -1, 974, 1764, -1, 1025, 1037, -1, -1, -1, 210, 456, -1, -1, 73, 760, 1636, 1612, 1692, 1702,
    853, -1, -1, 1289, 930, -1, 742, 1863, -1, 729, -1, 1554, 1638, 684, -1, -1, 1711, -1, -1, -1, -1, 757,
    -1, -1, 6, -1, 158, 924, -1, -1, -1, -1, -1, -1, 1832, -1, 770, -1, 1852, 1075, -1, -1, 619, 1483, -1,
    -1, -1, -1, 1177, 537, 1145, 150, -1, -1, -1, -1, 254, -1, -1, -1, -1, -1, -1, -1, 1736, 1202, 1793,
    1072, -1, -1, -1, -1, 625, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1216, -1, 712, 616, 514, 982, -1,
    -1, -1, 320, -1, 1877, 1380, 1419, 1885, 366, 1703, -1, 26, 1583, 138, -1, -1, -1, 268, -1, -1, -1, 18,
    -1, 390, 1225, -1, 1084, -1, -1, 1336, -1, -1, -1, -1, -1, -1, 1067, 936, -1, -1, 1566, -1, -1, -1, -1,
    -1, -1, 699, -1, -1, 1205, 526, 1137, 1752, -1, -1, 1041, -1, -1, 280, 1659, 1157, 1800, -1, 1690, -1,
    -1, 1447, 1674, -1, -1, -1, -1, -1, -1, 1830, -1, -1, -1, 846, 873, 1658, 1679, 201, 1809, 342, 381, -1,
    883, -1, 1466, 1522, 159, 1756, 812, 1814, -1, -1, -1, -1, -1, -1, 1540, 1472, 75, 1663, -1, -1, -1, -1,
    -1, 1799, -1, 499, -1, -1, -1, 49, -1, -1, 850, -1, -1, -1, -1, 1577, -1, -1, -1, 1169, 894, 1684, 1720,
    -1, 794, 1204, 1028, -1, -1, 91, 1088, 1791, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1535, -1,
    1353, 606, 778, -1, -1, -1, -1, -1, -1, 624, 596, 1275, 784, 670, 1320, 1894, -1, -1, -1, -1, 1620, -1,
    462, -1, 916, 1146, 181, -1, 1313, -1, 335, 1682, 1233, 605, -1, -1, -1, 1811, 1079, 1173, 1854, 1162,
    1182, 1360, -1, -1, 1834, 1378, -1, -1, -1, -1, -1, 1268, -1, 349, 792, -1, 1239, -1, -1, -1, -1, -1, -1,
    -1, 1135, -1, 44, 592, -1, 1318, 1611, 1726, -1, -1, 425, -1, -1, -1, -1, -1, -1, -1, 1106, 642, 316,
    1259, 1812, 1757, -1, 265, -1, -1, -1, -1, -1, 448, -1, 1820, -1, -1, -1, -1, -1, -1, 911, 570, 1299, -1,
    -1, 1876, 1681, 1804, -1, -1, 236, -1, 1026, 1281, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 266, 90, 763, 626, 1806, 1899, -1, 149, 1139, 899, 417, 1460, -1, -1, -1, -1, -1, -1,
    1579, 74, 1279, -1, -1, -1, -1, 1509, -1, -1, -1, -1, -1, -1, 697, -1, 209, -1, 1097, -1, 299, -1, -1,
    1837, -1, 374, 221, 1349, 1670, 1796, -1, 1399, -1, 1587, -1, -1, -1, 459, 224, -1, -1, -1, 513, -1, -1,
    -1, -1, -1, -1, 554, 442, 1630, 1297, 1858, 1581, 1155, 859, -1, -1, 1651, 1036, 754, -1, -1, 1497, -1,
    -1, -1, -1, 925, 45, 239, 1266, -1, -1, 199, -1, 1425, 66, 132, 1377, 1454, -1, -1, 33, 1510, -1, 1346,
    -1, -1, 854, -1, 575, -1, -1, 88, -1, -1, -1, -1, -1, 1089, 939, 412, -1, -1, 298, 13, 1384, -1, -1, -1,
    -1, -1, -1, -1, 1801, 27, -1, -1, 679, -1, -1, 1749, -1, -1, 918, -1, 208, -1, -1, -1, -1, -1, -1, -1,
    -1, 336, 461, 1634, -1, -1, -1, -1, 427, -1, -1, -1, 1008, 1253, 949, 1232, 1582, -1, -1, 814, 1838, 928,
    807, 373, 960, 1069, 1094, 891, 1647, -1, -1, 1033, 8, 1465, -1, 1014, -1, -1, 57, 1045, -1, -1, -1,
    1782, -1, -1, 1887, -1, -1, -1, 1012, -1, -1, -1, 311, 652, 1430, 893, 1240, 1481, 1170, 1553, 1775, 880,
    -1, -1, -1, 1080, -1, 1470, 1132, 1629, -1, -1, -1, 649, -1, 864, 308, -1, -1, -1, -1, 1303, -1, -1, -1,
    211, 1504, 1229, -1, -1, -1, 915, -1, 1648, -1, -1, -1, -1, 53, -1, -1, -1, 1585, -1, -1, -1, -1, -1, -1,
    777, -1, -1, -1, -1, 587, -1, -1, 130, 914, -1, 809, -1, -1, -1, -1, -1, -1, 896, 1562, 751, 165, 253,
    1721, 1765, 819, 31, -1, 1343, -1, 256, 804, -1, -1, 301, 1308, -1, 1868, -1, -1, 1171, -1, -1, -1, -1,
    674, -1, 1891, -1, -1, -1, 680, 450, 1474, -1, 330, -1, -1, -1, 319, -1, -1, -1, -1, -1, 572, 270, 1295,
    1855, 29, 353, -1, 835, 589, 844, 1451, 609, 1321, 1822, 1409, 1223, -1, -1, -1, -1, -1, -1, -1, -1, 732,
    -1, -1, -1, 681, 495, -1, -1, -1, 1496, -1, -1, -1, -1, -1, -1, -1, 574, -1, -1, -1, 767, 396, 1046, 786,
    -1, 798, 1252, 1056, -1, -1, -1, 856, -1, -1, 467, -1, 400, -1, -1, 1181, 942, -1, 490, -1, -1, -1, -1,
    -1, 1058, 1210, 1374, 1440, 1616, 737, 1164, 1462, -1, -1, -1, -1, -1, -1, -1, 1619, -1, -1, -1, 1270,
    -1, -1, 621, -1, -1, 1493, -1, -1, 269, 723, -1, 1538, -1, -1, -1, 1387, -1, -1, -1, -1, -1, 1256, 1649,
    35, 383, -1, 1745, 1043, 637, 881, 1383, -1, 614, 845, 779, -1, 154, 783, 1486, 1767, -1, -1, -1, -1,
    1301, 431, 1776, -1, -1, -1, 213, -1, -1, -1, -1, -1, -1, 1716, -1, 892, 1569, 1269, 602, 282, 386, -1,
    -1, -1, -1, -1, -1, 838, 1773, 828, -1, 387, -1, 64, 1335, 1762, -1, -1, 580, -1, -1, -1, -1, -1, -1,
    1129, 1401, -1, 48, 1678, 359, -1, 904, 85, 290, 867, 1392, 129, -1, 549, -1, -1, 926, -1, -1, -1, -1,
    -1, 273, 1055, 1316, 1555, -1, 1197, -1, -1, -1, -1, -1, -1, -1, -1, 691, -1, 76, -1, -1, 1552, -1, 879,
    1361, 1421, -1, -1, -1, 840, 1400, -1, 146, 866, -1, 510, 1405, -1, -1, -1, -1, -1, -1, -1, 1667, -1, 7,
    -1, -1, 1228, -1, -1, -1, 1006, 921, 1348, 22, 709, -1, 951, 341, 955, 1040, -1, -1, 189, 987, -1, -1,
    183, -1, -1, -1, 504, 1326, -1, -1, -1, -1, -1, -1, -1, -1, -1, 820, 1312, 78, 263, 34, -1, 128, 135,
    1064, 1219, -1, 694, 832, -1, 1415, -1, 260, -1, 689, -1, -1, -1, 465, -1, 1357, -1, -1, 176, -1, 281,
    -1, 126, 1368, -1, 162, 25, 1251, 740, 981, 61, 80, 996, 1872, -1, 978, -1, -1, -1, -1, -1, 1520, 1159,
    -1, -1, 788, 1403, -1, -1, -1, -1, -1, -1, -1, -1, -1, 956, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1668,
    761, -1, -1, -1, -1, 392, 1002, 1459, 1514, -1, 913, 1187, 1748, -1, -1, -1, -1, -1, -1, -1, -1, 766,
    831, 1196, -1, 1607, -1, 1389, -1, -1, -1, -1, -1, -1, 1001, 1300, 1337, -1, -1, 1521, -1, 861, 1022,
    1650, 97, 633, -1, 545, -1, 1850, -1, -1, 10, -1, -1, 1032, -1, -1, -1, 1065, 1100, -1, 178, 765, -1, -1,
    -1, -1, -1, 331, 430, -1, -1, -1, -1, 314, -1, 583, 635, 1518, -1, -1, 906, 1098, 1592, -1, 55, -1, -1,
    506, 1152, -1, -1, 1110, 1195, -1, -1, 96, -1, -1, 552, 731, 860, 376, 1059, 1304, 1428, 821, 1864, -1,
    -1, -1, 473, 785, 1221, 1564, -1, -1, -1, 372, 931, 734, 54, 398, -1, -1, -1, 1185, 641, 346, 411, 67,
    1556, 428, 101, 654, 1778, -1, -1, 958, -1, -1, -1, -1, -1, 1571, -1, -1, -1, -1, 1047, -1, -1, -1, -1,
    -1, 1174, -1, 180, 318, 453, 463, 738, 816, 1672, -1, -1, 1786, -1, 1191, -1, 1429, 1903, -1, 563, 42,
    -1, -1, -1, 1847, 414, -1, -1, -1, 1404, -1, -1, -1, 16, 902, -1, 1104, -1, -1, -1, 735, 1158, -1, -1,
    480, -1, -1, -1, -1, 1060, -1, -1, -1, 435, -1, 434, 1617, 1231, 632, 1352, -1, 274, 647, 1580, 1408,
    1172, 1622, -1, -1, 175, 156, -1, -1, 1351, -1, -1, -1, -1, 1016, 876, 961, -1, -1, 995, -1, -1, -1, -1,
    -1, -1, 724, -1, 1655, 1708, 1516, -1, -1, -1, -1, 1856, 940, -1, -1, 1478, 1532, -1, 422, 952, -1, -1,
    668, -1, -1, 923, 1305, -1, -1, -1, -1, 446, -1, -1, 971, -1, 623, -1, 620, -1, 718, 59, 1551, 1695, -1,
    -1, -1, 659, 808, 1781, 1861, -1, -1, -1, -1, 882, -1, 581, -1, -1, -1, 920, -1, -1, 849, -1, 474, -1,
    -1, -1, -1, 377, 278, -1, -1, 1264, 1597, -1, -1, 46, 116, -1, 787, -1, -1, 1601, 629, 1751, 843, -1, -1,
    -1, -1, -1, -1, -1, 1296, 1815, -1, -1, -1, 1453, 1402, -1, -1, 745, 577, -1, -1, -1, 822, 907, 1249,
    1306, -1, 1548, 1602, -1, 1798, -1, 531, 501, 1656, 776, -1, 496, -1, 706, 443, 1307, -1, -1, 701, -1,
    -1, 3, -1, 458, -1, 441, 604, -1, -1, -1, 429, 1614, 598, 1035, -1, -1, -1, 1292, 477, 65, 4, 47, 153,
    -1, -1, 1455, 560, 1344, 1236, 1537, 245, 315, 508, 664, -1, 772, -1, 638, 1866, 1201, 711, 498, -1,
    1859, -1, 1565, -1, 1849, 1013, -1, 556, -1, -1, -1, -1, 399, 1192, 313, -1, -1, 1763, -1, 12, 207, 1774,
    -1, 438, 370, 1238, 1677, 1816, -1, 449, 1523, -1, -1, 312, 541, 1260, 1754, 525, 1705, -1, -1, 743, 829,
    -1, -1, -1, -1, -1, 1153, 1160, 382, -1, -1, -1, -1, 1758, -1, 1546, 21, 325, 695, 1265, 237, -1, -1,
    166, 1687, -1, -1, 677, 933, 43, -1, 233, 1563, -1, -1, 823, -1, -1, -1, -1, 1842, -1, -1, -1, -1, -1,
    1427, -1, -1, -1, -1, -1, -1, -1, -1, 232, -1, -1, -1, -1, -1, -1, 1823, 345, 557, 869, -1, -1, 640, 720,
    764, 1066, 1511, 1355, 1632, 1892, 1769, 1896, 63, 171, 782, 1841, -1, -1, -1, -1, 1287, 1143, 1880, -1,
    -1, -1, -1, -1, -1, 643, 484, -1, 108, -1, -1, -1, -1, 1273, 1322, -1, -1, -1, 1693, 294, -1, -1, -1,
    1175, 1533, 705, 1190, -1, 333, -1, 276, 403, 905, -1, 1591, -1, 578, -1, -1, -1, 343, 1644, -1, -1, 407,
    -1, 618, -1, -1, 355, -1, -1, 1610, 1779, -1, -1, 257, 470, 250, -1, 1637, -1, -1, 1489, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 1085, -1, -1, -1, 1596, 1293, -1, -1, 658, 164, 309, 1794, -1, -1, -1, 216, 1539,
    730, -1, -1, -1, 192, 1099, 1422, 170, 1491, 769, -1, 70, 584, 1450, 1747, -1, -1, -1, 393, -1, 500, 878,
    -1, -1, 17, 242, 131, -1, -1, -1, 1844, -1, 1709, 768, 839, 365, 379, 476, 858, 834, 1434, 1615, -1, -1,
    950, 160, 1608, 739, -1, -1, 1340, 246, 1699, -1, -1, -1, -1, 99, 426, 528, 1492, 15, 107, 1875, -1, -1,
    -1, 1507, 440, -1, 1826, -1, -1, 433, 332, -1, 82, -1, -1, -1, -1, -1, -1, 223, -1, 1827, -1, -1, 1671,
    -1, -1, 397, 1433, 1354, 1133, 1528, -1, -1, 334, 818, -1, 1867, -1, 1640, 460, 1161, 203, 687, -1, 436,
    826, 927, 1723, -1, -1, -1, 451, 862, -1, -1, -1, 590, 855, -1, -1, 1525, -1, -1, -1, -1, 1475, -1, -1,
    992, 1604, -1, -1, 1200, -1, -1, 682, -1, -1, -1, -1, 802, -1, -1, -1, 539, 608, -1, -1, 683, -1, 1310,
    432, -1, 413, -1, 1390, -1, -1, -1, -1, 86, 1471, -1, 1426, -1, -1, -1, -1, -1, -1, 990, 1772, -1, 326,
    771, 969, 1635, -1, -1, -1, 752, 218, 401, 1771, -1, -1, -1, -1, -1, -1, 293, 1817, -1, 1029, -1, 252,
    1330, 409, 1588, 1870, -1, 817, 1119, -1, -1, -1, -1, -1, -1, -1, 1381, -1, -1, 214, -1, -1, -1, -1, -1,
    -1, 1819, 1254, 1482, 1560, -1, -1, -1, -1, -1, 1051, 1444, 517, 1646, -1, -1, -1, -1, -1, 1567, 1498,
    -1, -1, 1613, 1643, 1494, 352, -1, -1, -1, -1, -1, -1, 801, -1, 1149, 348, -1, -1, 797, 1818, 471, -1,
    -1, -1, -1, 259, -1, -1, -1, -1, -1, 806, 87, 1366, -1, -1, -1, -1, -1, 368, 478, 182, 727, 655, 1068,
    725, 1410, 1414, 1115, 1785, -1, 872, 1214, -1, -1, 586, 1883, -1, 998, -1, -1, -1, 222, 1423, -1, -1,
    -1, -1, 251, 115, 483, 497, 1338, 1652, 595, -1, -1, -1, -1, 283, 296, 1178, 1333, 1367, 1734, 494, 627,
    -1, -1, -1, -1, -1, 322, 1103, 1417, 1464, 600, 970, -1, -1, -1, -1, -1, 622, 1586, 410, -1, -1, -1, -1,
    551, -1, -1, -1, -1, -1, 416, 1741, 340, 852, 1718, -1, -1, -1, -1, -1, 188, 487, 848, -1, -1, -1, -1,
    -1, -1, 610, -1, -1, -1, -1, 1710, 1227, -1, 262, -1, -1, -1, -1, -1, 650, -1, -1, -1, -1, -1, 14, 696,
    1862, 755, -1, 51, -1, -1, -1, -1, -1, 1142, -1, -1, -1, -1, 957, -1, 50, 601, -1, 258, 1376, 965, -1,
    145, 1753, 1044, -1, 1057, -1, -1, 272, 558, 354, 721, 908, 959, 646, 985, 1257, 1665, -1, 174, -1, 71,
    193, 511, 944, 1364, -1, -1, 1151, -1, -1, 962, -1, -1, -1, -1, 750, 1262, 38, 152, -1, -1, -1, -1, -1,
    851, 1435, 418, 389, 1578, -1, 1375, -1, -1, 999, 1111, 327, 1314, 1534, -1, 922, -1, 167, -1, 306, -1,
    23, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1277, 690, 1108, 1053, 98, -1, 889, -1, 317, -1, -1, -1, -1,
    -1, -1, 230, 1188, 1148, 523, 1531, 884, 1102, 1061, 1657, -1, -1, -1, -1, -1, -1, 979, 1356, 1641, -1,
    -1, 1020, 1150, 1761, 1395, -1, -1, 830, 1707, -1, -1, -1, 190, 615, 1536, 191, 1090, 1362, -1, -1, 1315,
    1379, 977, -1, 103, -1, 394, 1848, -1, -1, -1, -1, 109, 93, 305, 688, 1727, 1701, -1, -1, -1, 964, -1,
    -1, 1091, -1, 279, 1888, -1, -1, -1, 634, -1, 1808, 1542, 675, 134, -1, 1286, 1544, -1, 1833, 710, -1,
    1485, -1, -1, -1, -1, 1136, -1, -1, 567, 1488, 1291, -1, 157, -1, -1, 1627, 100, -1, -1, -1, -1, -1, -1,
    -1, 540, 81, 550, 588, -1, -1, 1130, -1, -1, -1, -1, -1, -1, -1, -1, 555, 241, 932, -1, -1, -1, -1, -1,
    -1, 502, 454, -1, -1, 1325, 1208, -1, -1, -1, -1, -1, -1, -1, -1
};

static const int16_t first[] = {
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1472, -1, -1, -1, -1, 1535, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 531, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 621,
    1272, -1, -1, 838, -1, -1, -1, -1, 1072, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 583,
    585, 587, 529, 589, 590, 528, 569, 651, 653, 658, 654, 507, 557, -1, -1, 323, -1, -1, 541, 542, 543, -1,
    491, 566, -1, -1, -1, -1, -1, 523, -1, 1153, 1, 837, 1206, 45, 48, 476, 474, 478, 480, 477, 475, 479,
    481, 327, 309, 310, 404, 1851, 1948, 8, 26, 0, 9, 27, 259, 260, 261, 262, 263, 264, 265, 266, 267, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, 239, 240, 241, 246, 247, -1, 242, -1, -1, 1920, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 243, -1, -1, -1, -1, -1, -1, -1, -1, 244, 245, 253, -1, 297, 642, 643, 1951, 570, 571,
    701, -1, 1981, -1, 1963, -1, 698, -1, -1, -1, -1, 697, 458, 71, 85, 95, 115, 63, -1, 729, 791, 793, 795,
    797, 799, 801, 803, 805, 807, 809, 811, 813, 815, 817, 46, 47, 49, 50, 2, -1, 59, 6, 5, -1, -1, 12, 11,
    -1, 17, 58, 20, 21, 22, 23, 24, 25, 28, -1, 29, 30, 31, 32, 33, 34, 35, 36, -1, 37, 38, 39, 40, 41, 42,
    43, 44, 51, 52, 53, 54, 55, 56, -1, -1, -1, 60, 61, 62, 67, 68, 69, 70, 66, 72, 74, 75, 78, 79, 80, -1,
    81, 82, 83, 84, 90, 91, 87, 86, 92, 94, 101, 102, 97, 96, 100, 104, 105, 107, 111, 112, 113, 114, 117,
    116, 121, 122, 123, 124, 125, 126, 127, -1, -1, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138,
    139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 151, 153, 1605, 154, 155, 156, 157, 158, 159, 160,
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
    487, 488, 489, 1069, 1364, 492, 493, 494, 495, 496, 497, 498, 499, 500, 501, 502, 503, 504, -1, 505, -1,
    506, -1, 508, 509, 510, 511, 512, 513, 517, 518, 521, 525, 526, 527, -1, 532, 534, 537, -1, 546, -1, 547,
    -1, -1, -1, 559, -1, 562, 563, 564, 565, -1, -1, 572, 579, -1, -1, -1, 596, 597, 599, 600, 602, 603, 604,
    605, 606, 607, 608, 609, 610, 611, 612, 613, 614, 616, -1, 617, 620, 622, 623, 624, 625, 626, -1, 629,
    630, 631, -1, -1, 637, -1, -1, -1, 638, -1, -1, 665, 670, 669, 645, 646, 647, 648, -1, 652, 656, -1, 659,
    660, 662, 663, 664, -1, -1, 686, 687, 691, 692, 702, 708, 710, 711, 712, 713, 714, 715, 716, 717, 718,
    719, 722, 727, 2153, 1438, 744, 746, 748, 833, 730, 731, 732, 733, 742, 2108, -1, -1, -1, -1, 738, -1,
    740, 741, 743, 745, 747, 749, 750, 751, 752, 753, 754, 755, 756, 757, 758, 759, 760, 761, 762, 763, 764,
    765, 766, 767, 768, 769, 770, 771, 772, 773, 774, 775, 776, 777, 778, 779, 780, 781, 782, 783, 784, 785,
    786, 787, 788, 789, 790, 819, 820, 822, 823, 824, 825, 844, 826, -1, 830, 831, 832, 834, 835, 836, 839,
    840, 841, 842, 843, 845, 846, 847, 848, 849, 850, 851, 852, 853, 854, 855, 856, 857, 858, 859, 860, 861,
    862, 863, 864, 865, 866, 867, 868, 869, 870, 871, 872, 873, 874, 875, 876, 877, 878, 879, 880, 881, -1,
    882, -1, 883, 884, 885, 886, 887, 888, -1, 889, 890, 891, 892, 893, 894, 895, 896, 897, 899, 900, 901,
    902, 903, 904, 905, 906, 907, 908, 909, 910, 911, 912, 913, 914, 915, 916, 917, 918, 920, 1292, 919, 921,
    922, 923, 924, 925, 926, 1058, -1, 927, 1597, 928, 929, 930, 931, 932, 933, 934, 935, 936, 937, 938, 939,
    940, 941, 942, 943, 944, 945, 946, 948, 949, 950, 951, -1, 952, 954, 955, 956, 957, 958, 959, 960, 961,
    962, 963, 964, 965, 966, 967, -1, 968, 969, 970, 971, 972, 973, 974, 975, 976, 977, 978, 979, 980, 981,
    982, 983, 984, 985, 986, 987, 988, 989, 990, 991, 992, 993, 994, 995, 996, 997, 998, 999, 1000, 1001,
    1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009, 1010, 1011, 1012, 1013, 1014, 1015, 1016, 1017, 1018,
    1019, 1020, 1021, 1022, 1023, 2148, -1, 1025, 1027, 1028, 1029, -1, 1031, 1033, 1034, 1036, 1038, 1039,
    1040, 1041, 1042, 1043, 1044, 1045, 1046, 1047, 1048, 1049, 1051, 1052, 1053, 1054, 1055, 1056, 1057, -1,
    1060, 1062, 1064, 1065, 1066, 1067, 1068, 2156, 1070, 1071, 1073, 1074, 1075, 1076, 1077, -1, 1078, 1079,
    -1, 1080, 1081, 1082, -1, -1, -1, 1085, 1087, -1, -1, 1089, 1091, 1092, 1095, 1097, 1098, 1099, 1100,
    1103, 1104, 1105, 1106, 1107, 1108, 1109, 1110, 1111, 1113, 1114, -1, -1, 1118, 1119, 1120, 1121, -1,
    1122, -1, 1124, -1, 1125, 1126, 1127, 1128, 1129, 1130, 1131, 1132, -1, 1134, 1135, 1136, 1137, 1138,
    1139, 1140, 1141, 1144, 1145, 1146, 1147, 1148, 1149, 2157, 1150, -1, 2158, 1156, 1158, 1160, 1161, 1163,
    1164, 1165, 1167, 1168, 1169, 1170, 1171, 1172, 1173, 1174, 1175, 1176, 1177, 1179, 1607, 1180, 1181,
    1182, 1183, 1184, 1185, 1186, 1187, 1188, 1189, 2159, 1190, 1191, 1192, 1193, 1194, 1195, 1198, 1199,
    1200, 1201, 1202, 1203, 1204, 1205, 1207, 1208, 1209, 1210, 1211, 1212, 1217, 1218, 1219, 1220, 1221,
    1222, 1223, 1244, 1229, 1230, 1232, 1235, 1241, 1242, 1243, -1, -1, -1, -1, -1, 1260, 1262, 1263, 1264,
    1271, 1276, -1, 1278, 1286, 1287, 1288, 1294, 1305, 1296, 1300, 1302, -1, 1306, 1308, -1, 1311, 1314,
    1317, 1320, 1323, 1326, 1330, -1, -1, 1332, -1, 1333, 1334, 1335, 1336, 1337, 1338, 1339, 1340, 1341,
    1342, 1343, 1344, 1345, 1346, 1347, 1348, 1349, 1350, 1351, -1, 1353, 1354, 1356, 1357, 1359, 1360, 1362,
    1363, 1366, 1369, 1370, 1371, 1372, 1374, 1375, 1376, 1377, 1378, 1379, 1380, 1383, 1384, 1385, -1, 1387,
    -1, 1389, 1391, 1392, 1396, -1, 1400, 1404, 1408, 1412, 1413, -1, 1414, 1415, -1, 1416, 1417, 1418, 1419,
    1420, 1421, 1422, -1, -1, -1, -1, -1, -1, 1425, 1426, 1427, -1, -1, 1429, 1430, 1431, 1432, 1433, 1435,
    1437, -1, -1, 1439, 1440, 1441, 1442, 1443, 1444, 1445, 1446, -1, -1, 1448, 1450, 1452, -1, 1453, -1,
    1457, 1714, 1459, 1460, 1599, 1601, 1461, 1462, -1, 1463, -1, -1, -1, -1, -1, 1464, 1465, 1466, 1467,
    1468, 1469, 1470, 1471, 1473, 1474, 1475, 1476, 1477, 1478, 1479, 1480, 1481, 1482, 1483, 1484, 1485,
    1487, 1488, 1489, 1490, 1491, 1492, 1493, 1494, 1495, 1496, 1497, 1498, 1499, 1500, 1501, 1502, 1503,
    1504, 1505, 1506, 1507, 1508, 1509, 1510, 1511, 1512, 1513, 1514, 1515, 1516, 1517, 1518, 1519, 1520,
    1521, 1522, 1523, 1524, 1525, 1526, 1528, 1530, 1532, 1533, 1534, 1536, 1537, 1538, 1539, 1540, 1541,
    1542, 1543, 1544, 1545, 1546, 1547, 1548, 1549, 1550, 1551, 1552, 1553, 1554, 1556, 1558, 1559, 1560,
    1561, 1562, 1563, 1564, 1565, 1566, 1603, 1609, 1610, 1611, 1612, 1613, 1616, 1619, -1, 1614, -1, 1627,
    1628, -1, -1, 1754, 1751, 1752, 1753, 1756, 1772, 1633, -1, -1, 1634, 1635, -1, 1746, -1, 1792, -1, -1,
    -1, 1645, -1, 1674, 1675, 1679, 1680, -1, -1, 1681, 1682, -1, 1762, 1683, 1773, 1687, -1, 1688, 1689,
    1690, 1691, 1692, 1693, 1694, 1695, 1696, 1697, 1702, -1, -1, 1699, 1700, -1, 1704, -1, 1706, 1708, -1,
    1710, 1711, 1712, 1715, 1716, 1717, 1718, 1719, 1720, 1721, 1722, 1723, 1724, 1726, 1733, 1728, 1730,
    1732, 1734, 1735, 1736, 1738, 1739, 1740, 1741, 1742, 1743, 1744, 1745, 1747, 1748, 1749, 1750, 1755,
    1757, 1758, 1759, 1760, 1761, 1763, 1764, 1765, 1767, 1769, 1771, -1, 1793, 1781, -1, 1783, 1784, 1785,
    1786, -1, -1, 1787, -1, 1789, 1791, 1794, 1795, 1796, 1797, -1, -1, 1800, 1801, 1802, 1803, 1804, -1,
    1818, -1, 1820, 1821, 1822, 1824, 1825, 1826, 1828, 1829, 1830, 1831, 1832, 1833, 1834, -1, 1844, 1836,
    1837, 1838, 1839, 1840, 1841, 1842, 1843, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1845, 1846, 1847, 1848,
    1849, 1850, -1, 1855, 1859, 1860, 1861, 1865, 1866, 1867, 1870, 1871, 1872, 1873, 1874, 1875, 1876, 1879,
    1882, -1, 1886, 1890, 1891, 1892, 1893, 1894, 1895, 1896, 1897, 1898, 1899, 1900, 1901, 1903, 1904, 1905,
    1906, 1907, 1908, 1909, 1910, 1911, 1912, 1913, 1914, 1915, 1916, 1917, 1918, 1919, -1, 2121, 2122, 2123,
    2124, 2125, 1941, 1943, 1944, 1945, 1946, 1947, 1949, 1950, -1, 1954, 1955, 1956, 1957, 1958, 1959, 1961,
    1966, 1968, 1969, 1972, 1973, 1974, 1975, 1976, 1977, 1979, 1980, -1, 1982, 1991, -1, -1, 1984, -1, 1983,
    -1, -1, -1, 2074, 1990, 1992, -1, 1994, 1995, 1996, 1998, 1999, 2000, 2001, -1, -1, -1, 2002, 2003, 2004,
    2005, 2006, 2007, 2008, 2009, 2010, 2011, 2012, 2013, 2014, -1, -1, 2016, -1, -1, 2018, 2020, 2022, -1,
    2160, 2161, 2024, 2026, 2028, 2030, 2033, 2162, 2035, 2163, 2036, 2038, 2039, 2040, 2164, 2041, 2042,
    2043, 2044, 2045, 2046, 2047, 2048, 2049, 2050, -1, -1, 2053, -1, -1, 2165, 2166, 2056, -1, -1, -1, -1,
    2059, -1, -1, 2167, -1, -1, 2064, 2065, 2066, 2067, 2068, 2069, 2071, 2073, 2075, 2076, 2077, 2078, 2079,
    -1, 2082, 2169, 2083, 2084, 2085, 2086, -1, 2087, 2088, 2089, 2170, 2094, 2096, 2097, 2099, 2100, 2101,
    -1, 2102, 2103, 2105, 2106, 2107, 2110, 2112, 2114, 2116, 2118, 2119, 2120, 2126, -1, 2130, 2131, 2132,
    2133, 2134, -1, 2136, 2141, 2143, 2144, -1, 2172, 2173, 2174, 2175, 2176, 2177, 2178, 2181, 2182, 2183,
    2184, 2185, 2186, 2187, 2188, 2189, 2191, 2192, 2193, 2194, 2195, 2196, 2197, 2199, 2200, 2201, 2202,
    2203, 2204, 2205, 2206, 2207, 2208, 2209, 2210, 2211, 2213, 2214, 2215, 2216, 2217, 2218, 2219, 2220,
    2222, 2223, 2224, 2227, 2228, 2229, 2230, 2231, 2232, 2234, 2235, 2237, 2238, 2239, 2240, 2241, 2242,
    2243, 2245, 2251, 2149, -1, 2150, 2151, 2152
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
    {50, -1, 0}, {50, -1, 0}, {51, 1381, 2}, {52, -1, 2}, {53, 1382, 2}, {54, 1388, 2}, {55, 73, 0},
    {55, -1, 0}, {56, -1, 0}, {57, 89, 4}, {57, -1, 5}, {58, 109, 2}, {59, 110, 2}, {60, 93, 1}, {60, -1, 0},
    {61, 426, 1}, {62, -1, 0}, {63, 106, 1}, {64, -1, 0}, {65, 108, 2}, {66, 88, 0}, {66, 2115, 0},
    {66, -1, 0}, {67, -1, 0}, {68, 99, 4}, {69, -1, 2}, {70, -1, 2}, {71, 1971, 2}, {72, 103, 1},
    {73, -1, 0}, {74, 98, 0}, {74, 167, 0}, {74, -1, 0}, {75, -1, 0}, {76, 120, 4}, {76, -1, 5},
    {77, 150, 2}, {78, 152, 2}, {79, 206, 1}, {79, -1, 0}, {80, -1, 0}, {81, 204, 1}, {82, -1, 0},
    {83, 180, 2}, {84, 1303, 2}, {85, 1304, 2}, {86, -1, 2}, {87, -1, 2}, {88, -1, 2}, {89, 1133, 2},
    {90, 118, 0}, {90, 2109, 0}, {90, -1, 0}, {91, 119, 0}, {92, -1, 0}, {93, 186, 4}, {93, -1, 5},
    {94, -1, 4}, {94, -1, 5}, {95, -1, 4}, {95, -1, 5}, {96, -1, 0}, {97, -1, 0}, {98, -1, 0}, {99, -1, 0},
    {100, -1, 4}, {100, -1, 5}, {101, -1, 4}, {101, -1, 5}, {102, -1, 4}, {102, -1, 5}, {103, -1, 4},
    {103, -1, 5}, {104, -1, 2}, {104, -1, 0}, {105, -1, 2}, {105, -1, 0}, {106, -1, 2}, {106, -1, 0},
    {107, -1, 2}, {107, -1, 0}, {108, -1, 2}, {108, -1, 0}, {109, -1, 2}, {109, -1, 0}, {110, -1, 2},
    {110, -1, 0}, {111, -1, 2}, {111, -1, 0}, {112, 1259, 4}, {112, -1, 5}, {113, 1059, 4}, {113, -1, 5},
    {114, 1261, 4}, {114, -1, 5}, {115, 1063, 4}, {115, -1, 5}, {116, 1265, 4}, {116, -1, 5}, {117, 947, 4},
    {117, -1, 5}, {118, -1, 2}, {119, 1293, 2}, {120, -1, 2}, {120, -1, 0}, {121, -1, 2}, {121, -1, 0},
    {122, -1, 2}, {122, -1, 0}, {123, 483, 2}, {123, -1, 0}, {124, 411, 2}, {124, -1, 0}, {125, 1290, 2},
    {126, 821, 2}, {127, -1, 2}, {128, 185, 0}, {128, -1, 0}, {129, -1, 0}, {130, -1, 0}, {131, -1, 0},
    {132, 234, 4}, {132, -1, 5}, {133, -1, 1}, {133, -1, 0}, {134, -1, 1}, {134, -1, 0}, {135, -1, 1},
    {135, -1, 0}, {136, 707, 1}, {136, -1, 0}, {137, 709, 1}, {137, -1, 0}, {138, -1, 1}, {138, -1, 0},
    {139, 202, 1}, {139, -1, 0}, {140, 514, 1}, {140, -1, 0}, {141, -1, 1}, {141, -1, 0}, {142, -1, 1},
    {142, -1, 0}, {143, -1, 1}, {144, -1, 0}, {145, -1, 2}, {146, -1, 2}, {147, -1, 2}, {148, -1, 1},
    {149, -1, 2}, {150, -1, 2}, {151, -1, 0}, {152, -1, 5}, {153, 227, 5}, {154, -1, 5}, {155, -1, 5},
    {156, -1, 5}, {157, -1, 5}, {158, -1, 5}, {159, -1, 5}, {160, -1, 5}, {161, -1, 5}, {162, -1, 4},
    {163, -1, 4}, {164, -1, 4}, {165, -1, 4}, {165, -1, 5}, {166, -1, 4}, {166, 1902, 5}, {167, 463, 4},
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
    {246, -1, 0}, {246, -1, 0}, {247, -1, 0}, {247, -1, 0}, {248, 2104, 0}, {248, -1, 0}, {249, -1, 0},
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
    {299, 403, 1}, {300, 1358, 4}, {301, 1361, 4}, {302, -1, 4}, {303, -1, 4}, {304, -1, 4}, {305, -1, 4},
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
    {404, -1, 1}, {405, -1, 1}, {406, 1960, 1}, {407, -1, 5}, {408, -1, 5}, {409, -1, 5}, {410, 515, 1},
    {411, 530, 1}, {412, 678, 1}, {413, 679, 1}, {414, 519, 1}, {415, -1, 1}, {416, -1, 1}, {417, 522, 1},
    {418, -1, 1}, {419, 524, 1}, {420, 536, 1}, {421, -1, 1}, {422, 628, 1}, {423, 627, 1}, {424, 591, 1},
    {425, 588, 1}, {426, 598, 1}, {427, -1, 2}, {428, 533, 1}, {429, -1, 1}, {430, 535, 1}, {431, -1, 1},
    {432, 538, 1}, {433, 540, 1}, {434, 539, 1}, {435, -1, 1}, {436, -1, 1}, {437, -1, 1}, {438, -1, 1},
    {439, -1, 1}, {440, 545, 1}, {441, 594, 1}, {442, 558, 1}, {443, 548, 1}, {444, 549, 1}, {445, 550, 1},
    {446, 552, 1}, {447, 556, 1}, {448, 553, 1}, {449, 554, 1}, {450, 555, 1}, {451, -1, 1}, {452, -1, 1},
    {453, -1, 1}, {454, 582, 1}, {455, 560, 1}, {456, 561, 1}, {457, 615, 1}, {458, -1, 1}, {459, -1, 2},
    {460, 618, 2}, {461, 619, 2}, {462, 674, 1}, {463, 675, 1}, {464, 676, 1}, {465, 592, 1}, {466, 699, 0},
    {467, 700, 0}, {468, -1, 0}, {469, 575, 1}, {470, 576, 1}, {471, 577, 0}, {472, 578, 0}, {473, 683, 1},
    {474, 682, 1}, {475, 580, 1}, {476, 581, 1}, {477, 680, 1}, {478, -1, 1}, {479, 584, 1}, {480, 2032, 1},
    {481, 586, 1}, {482, 721, 1}, {483, 723, 1}, {484, -1, 1}, {485, -1, 1}, {486, 725, 1}, {487, 726, 1},
    {488, 593, 1}, {489, 655, 1}, {490, 649, 2}, {491, 650, 2}, {492, -1, 1}, {493, -1, 1}, {494, 677, 1},
    {495, -1, 1}, {496, -1, 1}, {497, 639, 0}, {498, -1, 2}, {499, -1, 2}, {500, -1, 2}, {501, -1, 2},
    {502, -1, 2}, {503, -1, 2}, {504, -1, 2}, {505, -1, 2}, {506, -1, 2}, {507, 1937, 2}, {508, 1938, 2},
    {509, 1940, 2}, {510, 1939, 2}, {511, 632, 1}, {512, -1, 1}, {513, -1, 1}, {514, -1, 2}, {515, -1, 2},
    {516, -1, 2}, {517, 1050, 2}, {518, -1, 0}, {519, -1, 2}, {520, -1, 2}, {521, -1, 2}, {522, -1, 1},
    {523, -1, 1}, {524, -1, 1}, {525, -1, 4}, {526, -1, 4}, {527, -1, 4}, {528, 633, 1}, {529, 634, 1},
    {530, 635, 1}, {531, 636, 1}, {532, -1, 1}, {533, 1266, 1}, {534, -1, 0}, {535, 640, 0}, {536, 641, 0},
    {537, 644, 0}, {538, -1, 0}, {539, -1, 0}, {540, 1952, 0}, {541, -1, 2}, {542, -1, 2}, {543, 1737, 2},
    {544, -1, 2}, {545, 688, 2}, {546, 689, 2}, {547, -1, 1}, {548, -1, 1}, {549, -1, 1}, {550, -1, 1},
    {551, 657, 1}, {552, 2154, 1}, {553, 724, 1}, {554, -1, 1}, {555, -1, 1}, {556, -1, 1}, {557, -1, 1},
    {558, -1, 1}, {559, -1, 1}, {560, 1978, 1}, {561, 666, 0}, {562, 667, 0}, {563, 668, 0}, {564, 671, 0},
    {565, -1, 0}, {566, -1, 0}, {567, -1, 0}, {568, 695, 1}, {569, -1, 1}, {570, -1, 1}, {571, -1, 1},
    {572, -1, 1}, {573, 694, 1}, {574, 685, 1}, {575, -1, 1}, {576, 681, 1}, {577, -1, 1}, {578, -1, 1},
    {579, -1, 1}, {580, -1, 1}, {581, 706, 2}, {582, -1, 2}, {583, -1, 2}, {584, 704, 2}, {585, 705, 2},
    {586, 693, 2}, {587, -1, 1}, {588, -1, 1}, {589, -1, 2}, {590, 720, 1}, {591, -1, 1}, {592, 2233, 1},
    {593, -1, 0}, {594, -1, 0}, {595, -1, 0}, {596, -1, 0}, {597, -1, 0}, {598, 703, 0}, {599, 1258, 0},
    {600, -1, 2}, {601, 1568, 2}, {602, -1, 2}, {603, 1575, 1}, {604, 1576, 1}, {605, 1581, 1},
    {606, 1582, 1}, {607, 1578, 1}, {608, 1579, 1}, {609, 1583, 1}, {610, 1584, 1}, {611, 1571, 1},
    {612, 1570, 1}, {613, 1573, 1}, {614, 1572, 1}, {615, 1574, 1}, {616, 1216, 1}, {617, 1577, 1},
    {618, -1, 1}, {619, 1580, 1}, {620, -1, 1}, {621, -1, 1}, {622, -1, 1}, {623, -1, 1}, {624, -1, 1},
    {625, 734, 0}, {626, -1, 1}, {627, -1, 1}, {628, -1, 1}, {629, -1, 1}, {630, 735, 0}, {631, 736, 0},
    {632, 737, 0}, {633, 739, 0}, {634, 2171, 0}, {635, -1, 0}, {636, 1239, 4}, {637, -1, 3}, {638, 1237, 4},
    {639, -1, 3}, {640, 1225, 4}, {641, -1, 3}, {642, 1228, 4}, {643, -1, 3}, {644, 1233, 4}, {645, -1, 3},
    {646, 1231, 4}, {647, -1, 3}, {648, 1227, 4}, {649, -1, 3}, {650, -1, 4}, {651, -1, 3}, {652, 1226, 4},
    {653, -1, 3}, {654, 1234, 4}, {655, -1, 3}, {656, 1236, 4}, {657, -1, 3}, {658, 1238, 4}, {659, -1, 3},
    {660, -1, 4}, {661, -1, 3}, {662, -1, 4}, {663, -1, 3}, {664, 1240, 4}, {665, -1, 3}, {666, -1, 4},
    {667, -1, 4}, {668, -1, 4}, {669, -1, 4}, {670, -1, 4}, {671, -1, 4}, {672, -1, 4}, {673, -1, 4},
    {674, -1, 4}, {675, -1, 4}, {676, -1, 4}, {677, -1, 4}, {678, -1, 4}, {679, -1, 4}, {680, -1, 4},
    {681, -1, 4}, {682, -1, 4}, {683, -1, 4}, {684, -1, 4}, {685, -1, 4}, {686, -1, 4}, {687, 792, 0},
    {688, -1, 0}, {689, 794, 0}, {690, -1, 0}, {691, 796, 0}, {692, 828, 0}, {693, 798, 0}, {694, -1, 0},
    {695, 800, 0}, {696, 898, 0}, {697, 802, 0}, {698, -1, 0}, {699, 804, 0}, {700, -1, 0}, {701, 806, 0},
    {702, -1, 0}, {703, 808, 0}, {704, -1, 0}, {705, 810, 0}, {706, -1, 0}, {707, 812, 0}, {708, -1, 0},
    {709, 814, 0}, {710, -1, 0}, {711, 816, 0}, {712, -1, 0}, {713, 818, 0}, {714, -1, 0}, {715, 1151, 2},
    {716, 1152, 2}, {717, 1061, 2}, {718, 1154, 2}, {719, 1155, 2}, {720, -1, 2}, {721, 1157, 2},
    {722, 827, 0}, {723, -1, 0}, {724, -1, 0}, {725, 1159, 2}, {726, -1, 2}, {727, -1, 1}, {728, -1, 2},
    {729, -1, 2}, {730, 1768, 2}, {731, 2180, 2}, {732, -1, 2}, {733, -1, 2}, {734, 1367, 0}, {735, 1162, 2},
    {736, -1, 2}, {737, -1, 2}, {738, -1, 2}, {739, 1143, 2}, {740, -1, 2}, {741, -1, 2}, {742, 1197, 2},
    {743, -1, 2}, {744, -1, 2}, {745, -1, 2}, {746, -1, 2}, {747, -1, 2}, {748, 1178, 2}, {749, -1, 2},
    {750, -1, 2}, {751, -1, 2}, {752, -1, 2}, {753, -1, 2}, {754, -1, 2}, {755, -1, 2}, {756, -1, 2},
    {757, -1, 2}, {758, -1, 2}, {759, -1, 2}, {760, -1, 2}, {761, -1, 2}, {762, -1, 2}, {763, -1, 2},
    {764, -1, 2}, {765, -1, 2}, {766, -1, 2}, {767, -1, 2}, {768, -1, 2}, {769, -1, 2}, {770, 1166, 2},
    {771, -1, 2}, {772, -1, 2}, {773, -1, 2}, {774, -1, 2}, {775, -1, 2}, {776, -1, 2}, {777, -1, 4},
    {778, 953, 4}, {779, -1, 5}, {780, -1, 4}, {781, -1, 5}, {782, 1331, 2}, {783, -1, 2}, {784, -1, 4},
    {784, -1, 5}, {785, -1, 4}, {785, -1, 5}, {786, -1, 4}, {786, -1, 5}, {787, -1, 4}, {787, -1, 5},
    {788, 2037, 4}, {788, -1, 5}, {789, -1, 0}, {790, -1, 2}, {791, -1, 2}, {792, -1, 2}, {793, -1, 2},
    {794, -1, 2}, {795, -1, 2}, {796, -1, 2}, {797, -1, 2}, {798, -1, 2}, {799, -1, 2}, {800, -1, 2},
    {801, -1, 2}, {802, -1, 2}, {803, -1, 2}, {804, -1, 2}, {805, -1, 2}, {806, -1, 2}, {807, -1, 2},
    {808, -1, 2}, {809, -1, 2}, {810, -1, 2}, {811, -1, 2}, {812, -1, 2}, {813, 1123, 2}, {814, -1, 2},
    {815, -1, 2}, {816, -1, 2}, {817, -1, 1}, {818, 1196, 2}, {819, 1585, 4}, {820, -1, 4}, {820, -1, 5},
    {821, -1, 4}, {822, -1, 4}, {822, -1, 5}, {823, -1, 4}, {824, -1, 4}, {824, -1, 5}, {825, -1, 4},
    {826, -1, 4}, {826, -1, 5}, {827, -1, 4}, {828, -1, 4}, {828, -1, 5}, {829, -1, 4}, {830, -1, 4},
    {830, -1, 5}, {831, -1, 4}, {832, -1, 4}, {832, -1, 5}, {833, -1, 2}, {834, -1, 2}, {835, -1, 2},
    {836, 1329, 4}, {837, -1, 4}, {837, -1, 5}, {838, -1, 4}, {839, -1, 4}, {839, -1, 5}, {840, -1, 4},
    {841, -1, 4}, {841, -1, 5}, {842, -1, 4}, {843, -1, 4}, {843, -1, 5}, {844, -1, 4}, {845, -1, 4},
    {845, -1, 5}, {846, -1, 4}, {847, 1591, 4}, {848, -1, 4}, {848, -1, 5}, {849, -1, 4}, {850, -1, 4},
    {850, -1, 5}, {851, -1, 4}, {852, -1, 4}, {852, -1, 5}, {853, -1, 4}, {854, -1, 4}, {854, -1, 5},
    {855, -1, 4}, {856, -1, 4}, {856, -1, 5}, {857, -1, 4}, {858, -1, 4}, {858, -1, 5}, {859, -1, 4},
    {860, -1, 4}, {860, -1, 5}, {861, -1, 4}, {862, -1, 4}, {862, -1, 5}, {863, -1, 4}, {864, -1, 4},
    {864, -1, 5}, {865, -1, 4}, {866, -1, 4}, {866, -1, 5}, {867, -1, 4}, {868, -1, 4}, {868, -1, 5},
    {869, -1, 4}, {870, -1, 4}, {870, -1, 5}, {871, -1, 4}, {872, -1, 4}, {872, -1, 5}, {873, -1, 4},
    {874, -1, 4}, {874, -1, 5}, {875, -1, 4}, {876, -1, 4}, {876, -1, 5}, {877, -1, 4}, {878, -1, 4},
    {878, -1, 5}, {879, -1, 4}, {880, -1, 4}, {880, -1, 5}, {881, -1, 4}, {882, -1, 4}, {882, -1, 5},
    {883, -1, 4}, {884, 1024, 1}, {885, 1394, 1}, {886, 1026, 1}, {887, 1395, 1}, {888, -1, 1}, {889, -1, 1},
    {890, 1030, 1}, {891, -1, 1}, {892, 1032, 1}, {893, -1, 1}, {894, -1, 1}, {895, 1035, 1}, {896, -1, 1},
    {897, 1037, 1}, {898, -1, 1}, {899, -1, 1}, {900, -1, 2}, {901, -1, 2}, {902, -1, 2}, {903, -1, 2},
    {904, -1, 2}, {905, 1365, 2}, {906, -1, 2}, {907, -1, 2}, {908, -1, 2}, {909, -1, 2}, {910, -1, 2},
    {911, 1625, 2}, {912, -1, 2}, {913, -1, 2}, {914, 1806, 1}, {915, -1, 2}, {916, -1, 2}, {917, -1, 2},
    {918, -1, 2}, {919, -1, 2}, {920, 1355, 4}, {920, -1, 5}, {921, 1291, 4}, {921, -1, 5}, {922, 1352, 4},
    {922, -1, 5}, {923, -1, 4}, {923, -1, 5}, {924, -1, 4}, {924, -1, 5}, {925, -1, 2}, {926, -1, 2},
    {927, -1, 2}, {928, -1, 2}, {929, -1, 2}, {930, -1, 1}, {931, -1, 1}, {932, -1, 1}, {933, -1, 1},
    {934, -1, 1}, {935, -1, 1}, {936, -1, 1}, {937, 1083, 1}, {938, -1, 1}, {939, 1084, 1}, {940, -1, 1},
    {941, 1086, 1}, {942, 1213, 1}, {943, 1088, 1}, {944, -1, 1}, {945, 1090, 1}, {946, -1, 1},
    {947, 1093, 1}, {948, 1094, 1}, {949, -1, 1}, {950, -1, 1}, {951, 1096, 1}, {952, -1, 1}, {953, -1, 1},
    {954, -1, 1}, {955, 1101, 1}, {956, 1486, 1}, {957, 1102, 1}, {958, 1112, 1}, {959, -1, 1}, {960, -1, 1},
    {961, -1, 1}, {962, -1, 1}, {963, -1, 2}, {964, 1117, 4}, {964, -1, 5}, {965, -1, 1}, {966, -1, 1},
    {967, -1, 1}, {968, -1, 1}, {969, 1115, 1}, {970, 1116, 1}, {971, -1, 1}, {972, -1, 4}, {973, -1, 2},
    {974, -1, 2}, {975, -1, 1}, {976, -1, 1}, {977, 1555, 4}, {978, -1, 4}, {979, -1, 2}, {980, 1698, 4},
    {981, -1, 3}, {982, -1, 2}, {983, -1, 2}, {984, -1, 2}, {985, 1215, 1}, {986, -1, 1}, {987, -1, 1},
    {988, 2111, 1}, {989, -1, 0}, {990, -1, 0}, {991, -1, 0}, {992, -1, 0}, {993, -1, 2}, {994, -1, 2},
    {995, -1, 2}, {996, -1, 2}, {997, -1, 2}, {998, -1, 2}, {999, -1, 2}, {1000, -1, 2}, {1001, -1, 2},
    {1002, -1, 2}, {1003, -1, 2}, {1004, -1, 1}, {1005, -1, 1}, {1006, 1246, 2}, {1007, 2070, 2},
    {1008, 1250, 2}, {1009, -1, 2}, {1010, -1, 2}, {1011, -1, 2}, {1012, 1368, 2}, {1013, -1, 2},
    {1014, 1289, 2}, {1015, -1, 2}, {1016, -1, 2}, {1017, -1, 2}, {1018, -1, 2}, {1019, -1, 2},
    {1020, -1, 2}, {1021, -1, 2}, {1022, -1, 2}, {1023, -1, 2}, {1024, -1, 2}, {1025, -1, 2}, {1026, -1, 2},
    {1027, -1, 2}, {1028, -1, 2}, {1029, -1, 2}, {1030, -1, 2}, {1031, -1, 2}, {1032, -1, 2}, {1033, -1, 2},
    {1034, -1, 2}, {1035, -1, 4}, {1035, -1, 5}, {1036, -1, 4}, {1036, -1, 5}, {1037, -1, 4}, {1037, -1, 5},
    {1038, -1, 4}, {1038, -1, 5}, {1039, -1, 2}, {1040, -1, 2}, {1041, -1, 1}, {1042, -1, 2}, {1043, -1, 2},
    {1044, -1, 2}, {1045, -1, 2}, {1046, -1, 2}, {1047, 1373, 2}, {1048, -1, 2}, {1049, -1, 2},
    {1050, -1, 2}, {1051, -1, 2}, {1052, -1, 2}, {1053, 1997, 2}, {1054, -1, 2}, {1055, -1, 2},
    {1056, -1, 1}, {1057, -1, 1}, {1058, -1, 1}, {1059, -1, 1}, {1060, -1, 2}, {1061, -1, 2}, {1062, -1, 1},
    {1063, -1, 1}, {1064, 1214, 1}, {1065, -1, 1}, {1066, -1, 1}, {1067, 1569, 1}, {1068, -1, 0},
    {1069, -1, 0}, {1070, -1, 0}, {1071, -1, 0}, {1072, -1, 0}, {1073, -1, 0}, {1074, 1224, 0},
    {1075, -1, 0}, {1076, -1, 4}, {1077, -1, 4}, {1078, -1, 4}, {1079, -1, 4}, {1080, -1, 4}, {1081, -1, 4},
    {1082, -1, 4}, {1083, -1, 4}, {1084, -1, 4}, {1085, -1, 4}, {1086, -1, 4}, {1087, -1, 4}, {1088, -1, 4},
    {1089, -1, 4}, {1090, -1, 4}, {1091, -1, 4}, {1092, -1, 4}, {1093, -1, 4}, {1094, -1, 4},
    {1095, 1245, 0}, {1096, -1, 0}, {1097, 1247, 1}, {1098, 1248, 1}, {1099, 1249, 1}, {1100, 1252, 1},
    {1101, 1251, 1}, {1102, -1, 1}, {1103, 1253, 1}, {1104, 1254, 1}, {1105, 1255, 1}, {1106, 1256, 1},
    {1107, 1257, 1}, {1108, -1, 1}, {1109, -1, 4}, {1110, 1295, 4}, {1111, 1297, 4}, {1112, 1301, 4},
    {1113, 1299, 4}, {1114, -1, 4}, {1115, -1, 4}, {1116, -1, 4}, {1117, 1267, 1}, {1118, 1268, 1},
    {1119, 1269, 1}, {1120, 1270, 1}, {1121, -1, 1}, {1122, -1, 0}, {1123, 1273, 1}, {1124, 1274, 1},
    {1125, 1275, 1}, {1126, -1, 1}, {1127, 1277, 1}, {1128, -1, 1}, {1129, 1279, 1}, {1130, 1280, 1},
    {1131, 1281, 1}, {1132, 1282, 1}, {1133, 1283, 1}, {1134, 1284, 1}, {1135, 1285, 1}, {1136, -1, 1},
    {1137, -1, 1}, {1138, -1, 1}, {1139, -1, 1}, {1140, 2117, 2}, {1141, 2138, 2}, {1142, 1298, 2},
    {1143, -1, 2}, {1144, 2113, 2}, {1145, -1, 4}, {1146, -1, 4}, {1147, -1, 4}, {1148, -1, 4},
    {1149, -1, 4}, {1150, -1, 4}, {1151, -1, 4}, {1152, -1, 4}, {1153, -1, 4}, {1154, -1, 2}, {1155, -1, 2},
    {1156, -1, 0}, {1157, 1307, 0}, {1158, -1, 0}, {1159, 1309, 0}, {1160, 1310, 0}, {1161, -1, 0},
    {1162, 1312, 0}, {1163, 1313, 0}, {1164, -1, 0}, {1165, 1315, 0}, {1166, 1316, 0}, {1167, -1, 0},
    {1168, 1318, 0}, {1169, 1319, 0}, {1170, -1, 0}, {1171, 1321, 0}, {1172, 1322, 0}, {1173, -1, 0},
    {1174, 1324, 0}, {1175, 1325, 0}, {1176, -1, 0}, {1177, 1327, 0}, {1178, 1328, 0}, {1179, -1, 0},
    {1180, 1593, 4}, {1181, 1595, 4}, {1182, 1567, 2}, {1183, -1, 4}, {1183, -1, 5}, {1184, -1, 4},
    {1185, 1428, 4}, {1185, -1, 5}, {1186, -1, 4}, {1187, -1, 4}, {1187, -1, 5}, {1188, -1, 4},
    {1189, 1434, 4}, {1189, -1, 5}, {1190, -1, 4}, {1191, 1436, 4}, {1191, -1, 5}, {1192, -1, 4},
    {1193, -1, 4}, {1193, -1, 5}, {1194, -1, 4}, {1195, -1, 4}, {1195, -1, 5}, {1196, -1, 4}, {1196, -1, 5},
    {1197, -1, 4}, {1198, -1, 4}, {1198, -1, 5}, {1199, -1, 4}, {1200, -1, 4}, {1200, -1, 5}, {1201, -1, 4},
    {1202, -1, 4}, {1202, -1, 5}, {1203, -1, 4}, {1204, 1790, 2}, {1205, -1, 2}, {1206, 2236, 2},
    {1207, -1, 2}, {1208, -1, 2}, {1209, -1, 2}, {1210, -1, 2}, {1211, -1, 2}, {1212, -1, 2},
    {1213, 1766, 2}, {1214, -1, 2}, {1215, -1, 2}, {1216, -1, 2}, {1217, -1, 2}, {1218, -1, 2},
    {1219, -1, 2}, {1220, -1, 2}, {1221, -1, 2}, {1222, -1, 2}, {1223, 1390, 2}, {1224, 1386, 1},
    {1225, 1424, 1}, {1226, 1423, 1}, {1227, -1, 1}, {1228, -1, 1}, {1229, -1, 1}, {1230, 1626, 1},
    {1231, -1, 1}, {1232, 1393, 1}, {1233, -1, 1}, {1234, -1, 1}, {1235, -1, 1}, {1236, 1397, 1},
    {1237, 1398, 1}, {1238, 1399, 1}, {1239, -1, 1}, {1240, 1401, 1}, {1241, 1402, 1}, {1242, 1403, 1},
    {1243, -1, 1}, {1244, 1405, 1}, {1245, 1406, 1}, {1246, 1407, 1}, {1247, -1, 1}, {1248, 1409, 1},
    {1249, 1410, 1}, {1250, 1411, 1}, {1251, -1, 1}, {1252, -1, 1}, {1253, -1, 1}, {1254, -1, 1},
    {1255, -1, 1}, {1256, -1, 1}, {1257, -1, 1}, {1258, -1, 1}, {1259, -1, 2}, {1260, -1, 2}, {1261, -1, 2},
    {1262, -1, 2}, {1263, 1970, 1}, {1264, -1, 1}, {1265, -1, 1}, {1266, -1, 1}, {1267, -1, 4},
    {1268, -1, 4}, {1268, -1, 5}, {1269, -1, 4}, {1269, -1, 5}, {1270, -1, 4}, {1270, -1, 5}, {1271, -1, 4},
    {1271, -1, 5}, {1272, -1, 4}, {1272, -1, 5}, {1273, 2155, 1}, {1274, -1, 1}, {1275, -1, 1},
    {1276, -1, 1}, {1277, -1, 1}, {1278, -1, 1}, {1279, -1, 1}, {1280, -1, 1}, {1281, 1447, 0},
    {1282, -1, 0}, {1283, 1449, 0}, {1284, 1458, 0}, {1285, 1451, 0}, {1286, -1, 0}, {1287, -1, 0},
    {1288, 1454, 0}, {1289, 1455, 0}, {1290, 1456, 0}, {1291, -1, 0}, {1292, -1, 0}, {1293, -1, 0},
    {1294, -1, 0}, {1295, -1, 0}, {1296, 1587, 4}, {1297, 1589, 4}, {1298, -1, 4}, {1299, -1, 4},
    {1299, -1, 5}, {1300, -1, 4}, {1300, -1, 5}, {1301, -1, 4}, {1301, -1, 5}, {1302, -1, 4}, {1302, -1, 5},
    {1303, -1, 4}, {1303, -1, 5}, {1304, -1, 4}, {1304, -1, 5}, {1305, -1, 4}, {1305, -1, 5}, {1306, -1, 4},
    {1306, -1, 5}, {1307, -1, 4}, {1307, -1, 5}, {1308, -1, 4}, {1308, -1, 5}, {1309, -1, 4}, {1309, -1, 5},
    {1310, -1, 4}, {1310, -1, 5}, {1311, -1, 4}, {1311, -1, 5}, {1312, -1, 4}, {1312, -1, 5}, {1313, -1, 4},
    {1313, -1, 5}, {1314, -1, 4}, {1314, -1, 5}, {1315, -1, 4}, {1315, -1, 5}, {1316, -1, 4}, {1316, -1, 5},
    {1317, -1, 4}, {1317, -1, 5}, {1318, -1, 4}, {1319, -1, 4}, {1320, -1, 4}, {1321, -1, 4}, {1322, -1, 4},
    {1323, -1, 4}, {1324, -1, 4}, {1325, -1, 4}, {1326, -1, 4}, {1327, -1, 4}, {1328, -1, 4}, {1329, -1, 4},
    {1330, -1, 4}, {1331, 1632, 4}, {1331, -1, 5}, {1332, 1529, 4}, {1332, -1, 5}, {1333, 1531, 4},
    {1333, -1, 5}, {1334, 1527, 4}, {1334, -1, 5}, {1335, -1, 4}, {1336, -1, 4}, {1337, -1, 4},
    {1338, -1, 4}, {1339, 1557, 4}, {1339, -1, 5}, {1340, 1630, 4}, {1340, -1, 5}, {1341, 1631, 4},
    {1341, -1, 5}, {1342, -1, 4}, {1342, -1, 5}, {1343, -1, 4}, {1343, -1, 5}, {1344, -1, 4}, {1344, -1, 5},
    {1345, -1, 4}, {1345, -1, 5}, {1346, -1, 4}, {1346, -1, 5}, {1347, -1, 4}, {1347, -1, 5}, {1348, -1, 4},
    {1348, -1, 5}, {1349, -1, 4}, {1349, -1, 5}, {1350, -1, 4}, {1350, -1, 5}, {1351, -1, 4}, {1351, -1, 5},
    {1352, -1, 4}, {1352, -1, 5}, {1353, -1, 4}, {1353, -1, 5}, {1354, 1629, 4}, {1354, -1, 5},
    {1355, -1, 4}, {1355, -1, 5}, {1356, -1, 4}, {1356, -1, 5}, {1357, -1, 4}, {1357, -1, 5}, {1358, -1, 4},
    {1358, -1, 5}, {1359, 1798, 2}, {1360, 2072, 2}, {1361, 2090, 1}, {1362, -1, 1}, {1363, -1, 1},
    {1364, -1, 1}, {1365, -1, 1}, {1366, -1, 1}, {1367, -1, 1}, {1368, -1, 1}, {1369, -1, 1}, {1370, -1, 1},
    {1371, -1, 1}, {1372, -1, 1}, {1373, -1, 1}, {1374, -1, 1}, {1375, -1, 1}, {1376, -1, 1},
    {1377, 1586, 3}, {1378, -1, 3}, {1379, 1588, 3}, {1380, -1, 3}, {1381, 1590, 3}, {1382, -1, 3},
    {1383, 1592, 3}, {1384, -1, 3}, {1385, 1594, 3}, {1386, -1, 3}, {1387, 1596, 3}, {1388, -1, 3},
    {1389, 1598, 0}, {1390, -1, 0}, {1391, 1600, 0}, {1392, -1, 0}, {1393, 1602, 0}, {1394, -1, 0},
    {1395, 1604, 0}, {1396, -1, 0}, {1397, 1606, 0}, {1398, -1, 0}, {1399, 1608, 0}, {1400, -1, 0},
    {1401, -1, 0}, {1402, -1, 0}, {1403, 1713, 5}, {1404, -1, 0}, {1405, 1615, 0}, {1406, -1, 3},
    {1407, -1, 0}, {1408, 1617, 0}, {1409, 1618, 0}, {1410, -1, 0}, {1411, 1620, 0}, {1412, 1621, 0},
    {1413, 1622, 0}, {1414, 1623, 0}, {1415, 1624, 0}, {1416, -1, 0}, {1417, 1805, 1}, {1418, -1, 1},
    {1419, -1, 2}, {1420, -1, 2}, {1421, -1, 4}, {1422, -1, 4}, {1423, -1, 4}, {1424, -1, 4}, {1425, -1, 3},
    {1426, -1, 0}, {1427, 1636, 3}, {1428, 1637, 3}, {1429, 1638, 3}, {1430, 1639, 3}, {1431, 1640, 3},
    {1432, 1641, 3}, {1433, 1642, 3}, {1434, 1643, 3}, {1435, 1644, 3}, {1436, 1650, 3}, {1437, 1646, 3},
    {1438, 1647, 3}, {1439, 1648, 3}, {1440, 1649, 3}, {1441, -1, 3}, {1442, 1651, 3}, {1443, 1652, 3},
    {1444, 1653, 3}, {1445, 1654, 3}, {1446, 1655, 3}, {1447, 1656, 3}, {1448, 1657, 3}, {1449, 1658, 3},
    {1450, 1659, 3}, {1451, 1660, 3}, {1452, 1661, 3}, {1453, 1662, 3}, {1454, 1663, 3}, {1455, 1664, 3},
    {1456, 1665, 3}, {1457, 1666, 3}, {1458, 1667, 3}, {1459, 1668, 3}, {1460, 1669, 3}, {1461, 1670, 3},
    {1462, 1671, 3}, {1463, 1672, 3}, {1464, 1673, 3}, {1465, -1, 3}, {1466, -1, 3}, {1467, 1676, 3},
    {1468, 1677, 3}, {1469, 1678, 3}, {1470, -1, 3}, {1471, -1, 3}, {1472, -1, 3}, {1473, -1, 3},
    {1474, -1, 3}, {1475, 1684, 3}, {1476, 1685, 3}, {1477, 1686, 3}, {1478, -1, 3}, {1479, -1, 3},
    {1480, -1, 3}, {1481, 1823, 3}, {1482, -1, 3}, {1483, -1, 3}, {1484, -1, 3}, {1485, -1, 3},
    {1486, -1, 3}, {1487, -1, 3}, {1488, -1, 3}, {1489, -1, 3}, {1490, -1, 4}, {1491, -1, 4},
    {1492, 1701, 3}, {1493, -1, 3}, {1494, 1703, 0}, {1495, -1, 0}, {1496, 1705, 1}, {1497, -1, 1},
    {1498, 1707, 1}, {1499, -1, 1}, {1500, 1709, 1}, {1501, -1, 1}, {1502, -1, 0}, {1503, -1, 0},
    {1504, -1, 0}, {1505, -1, 3}, {1506, -1, 3}, {1507, -1, 3}, {1508, -1, 3}, {1509, -1, 3}, {1510, -1, 5},
    {1511, -1, 5}, {1512, -1, 5}, {1513, -1, 0}, {1514, -1, 3}, {1515, -1, 3}, {1516, 1725, 3},
    {1517, -1, 4}, {1518, 1727, 0}, {1519, -1, 0}, {1520, 1729, 0}, {1521, 1770, 0}, {1522, 1731, 0},
    {1523, -1, 0}, {1524, -1, 0}, {1525, -1, 2}, {1526, -1, 2}, {1527, -1, 2}, {1528, -1, 2}, {1529, -1, 2},
    {1530, 2095, 2}, {1531, -1, 2}, {1532, -1, 2}, {1533, -1, 2}, {1534, -1, 2}, {1535, -1, 2},
    {1536, -1, 2}, {1537, -1, 2}, {1538, -1, 2}, {1539, -1, 2}, {1540, -1, 2}, {1541, -1, 2}, {1542, -1, 2},
    {1543, -1, 2}, {1544, -1, 2}, {1545, -1, 2}, {1546, -1, 2}, {1547, -1, 2}, {1548, -1, 2},
    {1549, 1815, 2}, {1550, 1816, 2}, {1551, 1817, 2}, {1552, -1, 2}, {1553, -1, 2}, {1554, -1, 2},
    {1555, -1, 2}, {1556, -1, 2}, {1557, -1, 2}, {1558, -1, 2}, {1559, -1, 2}, {1560, -1, 2}, {1561, -1, 2},
    {1562, -1, 0}, {1563, -1, 2}, {1564, -1, 2}, {1565, 1774, 0}, {1566, 1775, 0}, {1567, 1776, 0},
    {1568, 1777, 0}, {1569, 1778, 0}, {1570, 1779, 0}, {1571, 1780, 0}, {1572, -1, 0}, {1573, 1782, 1},
    {1574, -1, 1}, {1575, -1, 1}, {1576, -1, 1}, {1577, -1, 1}, {1578, -1, 1}, {1579, 1788, 1},
    {1580, -1, 1}, {1581, -1, 1}, {1582, -1, 2}, {1583, -1, 2}, {1584, -1, 2}, {1585, -1, 2}, {1586, -1, 2},
    {1587, -1, 2}, {1588, -1, 2}, {1589, -1, 2}, {1590, 1799, 2}, {1591, -1, 2}, {1592, -1, 1},
    {1593, -1, 1}, {1594, -1, 1}, {1595, -1, 1}, {1596, -1, 1}, {1597, 1807, 1}, {1598, 1808, 1},
    {1599, 1809, 1}, {1600, 1810, 1}, {1601, 1811, 1}, {1602, 1812, 1}, {1603, 1814, 1}, {1604, 1813, 1},
    {1605, 1827, 1}, {1606, -1, 1}, {1607, -1, 2}, {1608, -1, 2}, {1609, -1, 2}, {1610, 1819, 1},
    {1611, -1, 1}, {1612, -1, 3}, {1613, -1, 3}, {1614, -1, 3}, {1615, -1, 3}, {1616, -1, 3}, {1617, -1, 3},
    {1618, -1, 3}, {1619, -1, 3}, {1620, -1, 5}, {1621, -1, 5}, {1622, -1, 5}, {1623, -1, 5}, {1624, -1, 5},
    {1625, -1, 5}, {1626, 1835, 0}, {1627, 1927, 0}, {1628, -1, 5}, {1629, -1, 0}, {1630, -1, 0},
    {1631, -1, 0}, {1632, -1, 0}, {1633, -1, 0}, {1634, -1, 0}, {1635, -1, 0}, {1636, -1, 0}, {1637, -1, 0},
    {1638, -1, 0}, {1639, -1, 0}, {1640, -1, 0}, {1641, -1, 0}, {1642, -1, 0}, {1643, 1852, 0},
    {1644, 1853, 0}, {1645, 1854, 0}, {1646, -1, 0}, {1647, 1856, 0}, {1648, 1857, 0}, {1649, 1858, 0},
    {1650, -1, 0}, {1651, 1862, 0}, {1652, 1863, 0}, {1653, 1864, 0}, {1654, -1, 0}, {1655, -1, 0},
    {1656, -1, 0}, {1657, 1868, 0}, {1658, 1869, 0}, {1659, -1, 0}, {1660, -1, 0}, {1661, -1, 0},
    {1662, -1, 0}, {1663, -1, 0}, {1664, -1, 0}, {1665, -1, 5}, {1666, -1, 5}, {1667, -1, 0},
    {1668, 1877, 0}, {1669, 1878, 0}, {1670, -1, 0}, {1671, 1880, 0}, {1672, 1881, 0}, {1673, -1, 0},
    {1674, 1883, 0}, {1675, 1884, 0}, {1676, 1885, 0}, {1677, -1, 0}, {1678, 1887, 0}, {1679, 1888, 0},
    {1680, 1889, 0}, {1681, -1, 0}, {1682, -1, 0}, {1683, -1, 0}, {1684, -1, 5}, {1685, -1, 5},
    {1686, -1, 5}, {1687, -1, 5}, {1688, -1, 5}, {1689, -1, 5}, {1690, -1, 5}, {1691, -1, 5}, {1692, -1, 5},
    {1693, -1, 5}, {1694, -1, 5}, {1695, -1, 5}, {1696, -1, 5}, {1697, -1, 5}, {1698, -1, 5}, {1699, -1, 5},
    {1700, -1, 5}, {1701, -1, 5}, {1702, -1, 5}, {1703, -1, 5}, {1704, -1, 5}, {1705, -1, 5}, {1706, -1, 5},
    {1707, -1, 5}, {1708, -1, 5}, {1709, -1, 5}, {1710, -1, 0}, {1711, -1, 0}, {1712, 1921, 0},
    {1713, 1922, 0}, {1714, 1923, 0}, {1715, 1924, 0}, {1716, 1925, 0}, {1717, 1926, 0}, {1718, -1, 0},
    {1719, 1928, 0}, {1720, 1929, 0}, {1721, 1930, 0}, {1722, 1931, 0}, {1723, 1932, 0}, {1724, 1933, 0},
    {1725, 1934, 0}, {1726, 1935, 0}, {1727, 1936, 0}, {1728, -1, 0}, {1729, -1, 2}, {1730, -1, 2},
    {1731, -1, 2}, {1732, -1, 2}, {1733, 1942, 2}, {1734, -1, 2}, {1735, -1, 2}, {1736, -1, 2},
    {1737, -1, 2}, {1738, -1, 2}, {1739, -1, 2}, {1740, -1, 0}, {1741, -1, 0}, {1742, -1, 0},
    {1743, 1962, 0}, {1744, 1953, 0}, {1745, -1, 0}, {1746, -1, 1}, {1747, -1, 1}, {1748, -1, 1},
    {1749, -1, 1}, {1750, -1, 1}, {1751, -1, 1}, {1752, 2146, 1}, {1753, -1, 1}, {1754, 1965, 0},
    {1755, 1964, 0}, {1756, -1, 0}, {1757, -1, 0}, {1758, 1967, 2}, {1759, -1, 2}, {1760, -1, 0},
    {1761, -1, 0}, {1762, -1, 2}, {1763, 2198, 2}, {1764, -1, 1}, {1765, -1, 1}, {1766, -1, 1},
    {1767, -1, 1}, {1768, -1, 1}, {1769, -1, 1}, {1770, -1, 1}, {1771, -1, 1}, {1772, -1, 0}, {1773, -1, 0},
    {1774, -1, 0}, {1774, -1, 0}, {1775, 1985, 0}, {1776, 1986, 0}, {1777, 1987, 0}, {1778, 1988, 0},
    {1779, 1989, 0}, {1780, 2017, 0}, {1781, -1, 0}, {1782, 1993, 0}, {1783, -1, 0}, {1784, 2015, 0},
    {1785, -1, 0}, {1786, -1, 0}, {1787, 2098, 2}, {1788, -1, 2}, {1789, -1, 2}, {1790, -1, 2},
    {1791, -1, 2}, {1792, -1, 1}, {1793, -1, 1}, {1794, -1, 1}, {1795, -1, 0}, {1796, -1, 4}, {1796, -1, 5},
    {1797, -1, 4}, {1797, -1, 5}, {1798, -1, 4}, {1798, -1, 5}, {1799, -1, 4}, {1799, -1, 5}, {1800, -1, 4},
    {1800, -1, 5}, {1801, 2168, 0}, {1802, -1, 0}, {1803, 2061, 0}, {1804, 2019, 1}, {1805, -1, 1},
    {1806, 2021, 1}, {1807, -1, 1}, {1808, 2023, 1}, {1809, -1, 1}, {1810, 2025, 1}, {1811, -1, 1},
    {1812, 2027, 1}, {1813, -1, 1}, {1814, 2029, 1}, {1815, -1, 1}, {1816, 2031, 1}, {1817, -1, 1},
    {1818, -1, 1}, {1819, 2034, 1}, {1820, -1, 1}, {1821, -1, 1}, {1822, -1, 1}, {1823, -1, 1},
    {1824, 2129, 1}, {1825, -1, 1}, {1826, -1, 1}, {1827, -1, 0}, {1828, -1, 0}, {1829, -1, 0},
    {1830, -1, 0}, {1831, -1, 0}, {1832, -1, 0}, {1833, -1, 0}, {1834, -1, 0}, {1835, -1, 0},
    {1836, 2051, 1}, {1837, 2052, 1}, {1838, -1, 1}, {1839, 2054, 1}, {1840, 2055, 1}, {1841, -1, 1},
    {1842, 2057, 1}, {1843, 2058, 1}, {1844, 2062, 1}, {1845, 2060, 1}, {1846, -1, 1}, {1847, -1, 0},
    {1848, 2063, 1}, {1849, -1, 1}, {1850, -1, 0}, {1851, -1, 0}, {1852, -1, 0}, {1853, -1, 0},
    {1854, -1, 0}, {1855, -1, 2}, {1856, -1, 2}, {1857, -1, 2}, {1858, -1, 2}, {1859, -1, 2}, {1860, -1, 2},
    {1861, -1, 0}, {1862, -1, 0}, {1863, -1, 0}, {1864, 2080, 1}, {1865, 2081, 1}, {1866, -1, 1},
    {1867, -1, 1}, {1868, -1, 1}, {1869, -1, 0}, {1870, -1, 0}, {1871, -1, 0}, {1872, -1, 0}, {1873, -1, 4},
    {1874, -1, 4}, {1875, -1, 2}, {1876, 2091, 1}, {1877, 2092, 1}, {1878, 2093, 1}, {1879, 2137, 1},
    {1880, -1, 0}, {1881, -1, 2}, {1882, -1, 2}, {1883, -1, 2}, {1884, -1, 2}, {1885, -1, 2}, {1886, -1, 2},
    {1887, -1, 2}, {1888, -1, 4}, {1888, -1, 5}, {1889, -1, 4}, {1889, -1, 5}, {1890, -1, 4}, {1890, -1, 5},
    {1891, -1, 2}, {1892, -1, 0}, {1892, -1, 0}, {1893, -1, 0}, {1893, -1, 0}, {1894, -1, 0}, {1894, -1, 0},
    {1895, -1, 0}, {1895, -1, 0}, {1896, 2127, 0}, {1896, -1, 0}, {1897, 2139, 0}, {1898, 2140, 0},
    {1899, -1, 3}, {1900, -1, 3}, {1901, -1, 3}, {1902, -1, 3}, {1903, -1, 3}, {1904, -1, 0},
    {1905, 2128, 0}, {1906, 2135, 0}, {1907, -1, 4}, {1908, -1, 4}, {1909, -1, 4}, {1910, -1, 4},
    {1911, -1, 4}, {1912, -1, 4}, {1913, -1, 0}, {1914, -1, 0}, {1915, -1, 0}, {1916, -1, 1}, {1917, -1, 2},
    {1918, -1, 2}, {1919, 2142, 2}, {1920, -1, 2}, {1921, -1, 0}, {1922, 2145, 0}, {1923, -1, 0},
    {1924, 2147, 0}, {1925, -1, 0}, {1926, -1, 1}, {1927, -1, 0}, {1928, -1, 0}, {1929, -1, 0},
    {1930, -1, 0}, {616, 2226, 6}, {620, 2225, 6}, {602, -1, 2}, {925, -1, 2}, {1004, -1, 6}, {1005, -1, 6},
    {1040, -1, 2}, {1804, -1, 6}, {1806, -1, 6}, {1818, -1, 6}, {1821, -1, 6}, {1822, -1, 6}, {1836, -1, 6},
    {1839, -1, 6}, {1842, -1, 6}, {1860, -1, 2}, {1868, -1, 6}, {1876, 2190, 6}, {1891, -1, 2}, {985, -1, 6},
    {988, -1, 6}, {930, -1, 6}, {937, -1, 6}, {933, -1, 6}, {935, -1, 6}, {719, 2179, 2}, {1010, -1, 2},
    {730, -1, 2}, {1262, -1, 2}, {941, -1, 6}, {941, -1, 6}, {942, -1, 6}, {942, -1, 6}, {1064, -1, 6},
    {1064, -1, 6}, {1065, -1, 6}, {1065, -1, 6}, {1067, -1, 6}, {1610, -1, 6}, {1611, -1, 6}, {969, -1, 6},
    {1058, -1, 6}, {1059, -1, 6}, {1592, -1, 6}, {1593, -1, 6}, {490, -1, 2}, {492, -1, 6}, {493, -1, 6},
    {506, -1, 2}, {494, -1, 6}, {512, -1, 6}, {513, -1, 6}, {1735, -1, 2}, {1736, -1, 2}, {1737, -1, 2},
    {1738, -1, 2}, {1739, -1, 2}, {626, -1, 6}, {742, 2212, 2}, {1048, -1, 2}, {1032, -1, 2}, {791, -1, 2},
    {790, -1, 2}, {773, -1, 2}, {774, -1, 2}, {775, -1, 2}, {938, -1, 6}, {957, 2221, 6}, {958, -1, 6},
    {383, -1, 6}, {479, -1, 6}, {480, -1, 6}, {488, -1, 6}, {410, -1, 6}, {380, -1, 2}, {381, -1, 2},
    {382, -1, 6}, {1574, -1, 6}, {1577, -1, 6}, {1578, -1, 6}, {1587, -1, 2}, {1583, -1, 2}, {1559, -1, 2},
    {1205, -1, 2}, {1226, -1, 6}, {1232, -1, 6}, {1255, -1, 6}, {1594, -1, 6}, {1606, 2247, 6},
    {1605, 2248, 6}, {1597, 2244, 6}, {1599, -1, 6}, {1598, 2246, 6}, {1600, -1, 6}, {1601, 2249, 6},
    {1602, 2250, 6}, {1603, -1, 6}, {1604, -1, 6}, {1926, -1, 6}
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
    {395, -1, 396, -1, -1, 73, 140, 38, 4, 4, 3, 0, 57, 0, 0, 2},  // UIEdgeInsets
    {397, -1, -1, -1, -1, 77, 144, 39, 1, 1, 0, 0, 3, 0, 0, 2},  // NSStringFromUIEdgeInsets
    {398, -1, -1, -1, -1, 78, 145, 40, 2, 2, 0, 0, 2, 0, 0, 2},  // UIEdgeInsetsEqualToEdgeInsets
    {395, -1, -1, -1, -1, 80, 147, 41, 0, 0, 3, 0, 57, 0, 0, 2},  // UIEdgeInsets
    {307, 395, 399, -1, -1, 0, 0, 42, 0, 0, 5, 58, 57, 0, 0, 2},  // zero
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
    {420, -1, -1, -1, -1, 92, 169, 53, 2, 3, 1, 14, 61, 0, 0, 2},  // divided
    {417, -1, -1, -1, -1, 94, 172, 54, 2, 2, 0, 0, 61, 0, 0, 2},  // RectDivision
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
    {179, -1, -1, -1, -1, 162, 246, 87, 1, 1, 0, 0, 61, 0, 0, 4},  // Int
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
    {560, -1, -1, -1, -1, 244, 354, 180, 1, 2, 1, 1, 57, 0, 0, 4},  // quotientAndRemainder
    {157, -1, -1, -1, -1, 245, 356, 181, 1, 1, 0, 0, 61, 0, 0, 4},  // Int8
    {158, -1, -1, -1, -1, 246, 357, 182, 1, 1, 0, 0, 61, 0, 0, 4},  // Int16
    {159, -1, -1, -1, -1, 247, 358, 183, 1, 1, 0, 0, 61, 0, 0, 4},  // Int32
    {160, -1, -1, -1, -1, 248, 359, 184, 1, 1, 0, 0, 61, 0, 0, 4},  // Int64
    {161, -1, -1, -1, -1, 249, 360, 185, 1, 1, 0, 0, 61, 0, 0, 4},  // UInt8
    {162, -1, -1, -1, -1, 250, 361, 186, 1, 1, 0, 0, 61, 0, 0, 4},  // UInt16
    {163, -1, -1, -1, -1, 251, 362, 187, 1, 1, 0, 0, 61, 0, 0, 4},  // UInt32
    {164, -1, -1, -1, -1, 252, 363, 188, 1, 1, 0, 0, 61, 0, 0, 4},  // UInt64
    {165, -1, -1, -1, -1, 253, 364, 189, 1, 1, 0, 0, 61, 0, 0, 4},  // UInt
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
    {570, -1, -1, -1, -1, 265, 381, 202, 1, 2, 1, 1, 57, 0, 0, 4},  // addingReportingOverflow
    {571, -1, -1, -1, -1, 266, 383, 203, 1, 2, 1, 1, 57, 0, 0, 4},  // subtractingReportingOverflow
    {572, -1, -1, -1, -1, 267, 385, 204, 1, 2, 1, 1, 57, 0, 0, 4},  // multipliedReportingOverflow
    {573, -1, -1, -1, -1, 268, 387, 205, 3, 3, 0, 0, 0, 0, 0, 4},  // fma
    {574, -1, -1, -1, -1, 271, 390, 206, 2, 2, 0, 0, 0, 0, 0, 4},  // ldexp
    {575, -1, -1, -1, -1, 273, 392, 207, 1, 1, 0, 0, 57, 0, 0, 4},  // modf
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
    {587, -1, -1, -1, 1882, 0, 415, 2, 0, 1, 2, 5, 61, 0, 0, 6},  // first
    {588, -1, -1, -1, 1883, 0, 416, 3, 0, 1, 2, 5, 61, 0, 0, 6},  // last
    {589, -1, -1, -1, 1884, 290, 417, 4, 0, 1, 1, 5, 4, 0, 0, 6},  // reversed
    {590, -1, -1, -1, 1879, 290, 418, 5, 0, 1, 1, 5, 4, 0, 0, 6},  // enumerated
    {591, -1, -1, -1, -1, 290, 419, 6, 2, 2, 0, 0, 4, 0, 0, 6},  // zip
    {592, -1, -1, -1, -1, 292, 421, 7, 2, 2, 0, 0, 4, 0, 0, 6},  // sequence
    {592, -1, -1, -1, -1, 294, 423, 8, 2, 2, 0, 0, 4, 0, 0, 6},  // sequence
    {123, -1, -1, -1, -1, 296, 425, 9, 1, 2, 1, 5, 4, 0, 0, 6},  // map
    {595, -1, -1, -1, -1, 297, 427, 10, 1, 2, 1, 5, 4, 0, 0, 6},  // compactMap
    {596, -1, -1, -1, -1, 298, 429, 11, 1, 2, 1, 5, 4, 0, 0, 6},  // filter
    {597, -1, -1, -1, -1, 299, 431, 12, 2, 3, 1, 5, 61, 0, 0, 6},  // reduce
    {598, -1, -1, -1, -1, 301, 434, 13, 1, 2, 1, 5, 61, 0, 0, 6},  // forEach
    {599, -1, -1, -1, -1, 302, 436, 14, 1, 2, 1, 5, 61, 0, 0, 6},  // enumerateObjectsUsingBlock
    {600, -1, -1, -1, -1, 303, 438, 15, 1, 2, 1, 5, 61, 0, 0, 6},  // objectAtIndex
    {601, -1, -1, -1, -1, 304, 440, 16, 1, 2, 1, 5, 0, 0, 0, 6},  // indexOfObject
    {602, -1, -1, -1, -1, 305, 442, 17, 1, 2, 1, 5, 4, 0, 0, 6},  // arrayByAddingObject
    {603, -1, -1, -1, -1, 306, 444, 18, 1, 2, 1, 5, 4, 0, 0, 6},  // arrayByAddingObjectsFromArray
    {604, -1, -1, -1, -1, 0, 0, 19, 0, 0, 5, 0, 0, 0, 0, 6},  // NSNotFound
    {605, -1, -1, -1, -1, 307, 446, 20, 0, 1, 1, 5, 61, 0, 0, 6},  // removeLastObject
    {606, -1, -1, -1, -1, 307, 447, 21, 1, 2, 1, 5, 61, 0, 0, 6},  // removeObjectAtIndex
    {607, -1, -1, -1, -1, 308, 449, 22, 2, 3, 1, 5, 61, 0, 0, 6},  // replaceObjectAtIndex
    {609, -1, -1, -1, -1, 310, 452, 23, 2, 3, 1, 5, 61, 0, 0, 6},  // insertObject
    {611, -1, -1, -1, -1, 312, 455, 24, 2, 3, 1, 5, 61, 0, 0, 6},  // exchangeObjectAtIndex
    {112, -1, -1, -1, -1, 314, 458, 25, 1, 2, 1, 5, 61, 0, 0, 6},  // removeObject
    {613, -1, -1, -1, -1, 315, 460, 26, 1, 2, 1, 5, 61, 0, 0, 6},  // makeObjectsPerformSelector
    {614, -1, -1, -1, -1, 316, 462, 27, 1, 2, 1, 5, 4, 0, 0, 6},  // sortedArrayUsingComparator
    {615, -1, -1, -1, -1, 317, 464, 28, 1, 2, 1, 1, 0, 0, 0, 6},  // compare
    {616, -1, -1, -1, -1, 0, 0, 29, 0, 0, 5, 0, 0, 0, 0, 6},  // NSOrderedAscending
    {617, -1, -1, -1, -1, 0, 0, 30, 0, 0, 5, 0, 0, 0, 0, 6},  // NSOrderedSame
    {618, -1, -1, -1, -1, 0, 0, 31, 0, 0, 5, 0, 0, 0, 0, 6},  // NSOrderedDescending
    {412, -1, -1, -1, 724, 318, 466, 32, 1, 2, 1, 5, 2, 0, 0, 6},  // contains
    {412, -1, -1, -1, -1, 319, 468, 33, 1, 2, 1, 5, 2, 0, 0, 6},  // contains
    {587, -1, -1, -1, -1, 320, 470, 34, 1, 2, 1, 5, 61, 0, 0, 6},  // first
    {619, -1, -1, -1, -1, 321, 472, 35, 1, 2, 1, 5, 2, 0, 0, 6},  // allSatisfy
    {620, -1, -1, -1, -1, 322, 474, 36, 1, 2, 1, 5, 61, 0, 0, 6},  // firstIndex
    {620, -1, -1, -1, -1, 323, 476, 37, 1, 2, 1, 5, 61, 0, 0, 6},  // firstIndex
    {588, -1, -1, -1, -1, 324, 478, 38, 1, 2, 1, 5, 61, 0, 0, 6},  // last
    {621, -1, -1, -1, -1, 325, 480, 39, 1, 2, 1, 5, 61, 0, 0, 6},  // lastIndex
    {621, -1, -1, -1, -1, 326, 482, 40, 1, 2, 1, 5, 61, 0, 0, 6},  // lastIndex
    {130, -1, -1, -1, -1, 327, 484, 41, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {130, -1, -1, -1, -1, 328, 486, 42, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {622, -1, -1, -1, -1, 329, 488, 43, 1, 2, 1, 5, 4, 0, 0, 6},  // drop
    {623, -1, -1, -1, -1, 330, 490, 44, 1, 2, 1, 5, 2, 0, 0, 6},  // elementsEqual
    {624, -1, -1, -1, -1, 331, 492, 45, 1, 2, 1, 5, 2, 0, 0, 6},  // starts
    {106, -1, -1, -1, -1, 332, 494, 46, 1, 2, 1, 5, 61, 0, 0, 6},  // removeFirst
    {103, -1, -1, -1, -1, 333, 496, 47, 1, 2, 1, 5, 61, 0, 0, 6},  // removeLast
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
    {119, -1, -1, -1, -1, 342, 517, 59, 1, 2, 1, 5, 61, 0, 0, 6},  // removeSubrange
    {120, -1, -1, -1, -1, 343, 519, 60, 2, 3, 1, 5, 61, 0, 0, 6},  // replaceSubrange
    {121, -1, -1, -1, -1, 345, 522, 61, 1, 2, 1, 5, 61, 0, 0, 6},  // partition
    {586, -1, -1, -1, -1, 346, 524, 62, 1, 2, 1, 5, 0, 0, 0, 6},  // count
    {586, -1, -1, -1, -1, 347, 526, 63, 1, 2, 1, 5, 0, 0, 0, 6},  // count
    {630, -1, -1, -1, -1, 348, 528, 64, 1, 2, 1, 5, 4, 0, 0, 6},  // joined
    {632, -1, -1, -1, -1, 349, 530, 65, 1, 2, 1, 5, 0, 0, 0, 6},  // index
    {632, -1, -1, -1, -1, 350, 532, 66, 1, 2, 1, 5, 0, 0, 0, 6},  // index
    {632, -1, -1, -1, -1, 351, 534, 67, 2, 3, 1, 5, 0, 0, 0, 6},  // index
    {632, -1, -1, -1, -1, 353, 537, 68, 3, 4, 1, 5, 61, 0, 0, 6},  // index
    {311, -1, -1, -1, -1, 356, 541, 69, 2, 3, 1, 5, 0, 0, 0, 6},  // distance
    {632, -1, -1, -1, -1, 358, 544, 70, 1, 2, 1, 4, 0, 0, 0, 6},  // index
    {632, -1, -1, -1, -1, 359, 546, 71, 1, 2, 1, 4, 0, 0, 0, 6},  // index
    {632, -1, -1, -1, -1, 360, 548, 72, 2, 3, 1, 4, 0, 0, 0, 6},  // index
    {632, -1, -1, -1, -1, 362, 551, 73, 3, 4, 1, 4, 61, 0, 0, 6},  // index
    {311, -1, -1, -1, -1, 365, 555, 74, 2, 3, 1, 4, 0, 0, 0, 6},  // distance
    {113, -1, -1, -1, -1, 367, 558, 75, 2, 3, 1, 5, 61, 0, 0, 6},  // swapAt
    {630, -1, -1, -1, -1, 369, 561, 76, 0, 1, 1, 5, 61, 0, 0, 6},  // joined
    {636, -1, -1, -1, -1, 369, 562, 77, 1, 2, 1, 5, 4, 0, 0, 6},  // split
    {636, -1, -1, -1, -1, 370, 564, 78, 1, 2, 1, 5, 4, 0, 0, 6},  // split
    {636, -1, -1, -1, -1, 371, 566, 79, 1, 2, 1, 5, 4, 0, 0, 6},  // split
    {638, -1, -1, -1, -1, 372, 568, 80, 1, 2, 1, 5, 61, 0, 0, 6},  // reserveCapacity
    {639, -1, -1, -1, -1, 0, 570, 81, 0, 1, 2, 5, 7, 0, 0, 6},  // indices
    {640, -1, -1, -1, -1, 0, 571, 82, 0, 1, 2, 5, 0, 0, 0, 6},  // startIndex
    {641, -1, -1, -1, -1, 0, 572, 83, 0, 1, 2, 5, 0, 0, 0, 6},  // endIndex
    {124, -1, -1, -1, -1, 373, 573, 84, 1, 2, 1, 5, 4, 0, 0, 6},  // flatMap
    {598, -1, -1, -1, -1, 374, 575, 85, 1, 2, 1, 8, 61, 0, 0, 6},  // forEach
    {597, -1, -1, -1, -1, 375, 577, 86, 2, 3, 1, 5, 61, 0, 0, 6},  // reduce
    {107, -1, -1, -1, -1, 377, 580, 87, 1, 2, 1, 5, 61, 0, 0, 6},  // removeAll
    {212, -1, -1, -1, -1, 378, 582, 88, 2, 2, 3, 0, 4, 0, 0, 6},  // Array
    {213, -1, -1, -1, -1, 380, 584, 89, 2, 2, 3, 0, 4, 0, 0, 6},  // ContiguousArray
    {644, -1, -1, -1, -1, 382, 586, 90, 2, 2, 0, 0, 4, 0, 0, 6},  // repeatElement
    {445, -1, -1, -1, -1, 384, 588, 91, 0, 1, 1, 5, 61, 0, 0, 6},  // min
    {443, -1, -1, -1, -1, 384, 589, 92, 0, 1, 1, 5, 61, 0, 0, 6},  // max
    {445, -1, -1, -1, -1, 384, 590, 93, 2, 2, 0, 0, 61, 0, 0, 6},  // min
    {443, -1, -1, -1, -1, 386, 592, 94, 2, 2, 0, 0, 61, 0, 0, 6},  // max
    {445, -1, -1, -1, -1, 388, 594, 95, 1, 2, 1, 5, 61, 0, 0, 6},  // min
    {443, -1, -1, -1, -1, 389, 596, 96, 1, 2, 1, 5, 61, 0, 0, 6},  // max
    {645, -1, -1, -1, -1, 390, 598, 97, 0, 1, 1, 5, 4, 0, 0, 6},  // sorted
    {645, -1, -1, -1, -1, 390, 599, 98, 1, 2, 1, 5, 4, 0, 0, 6},  // sorted
    {645, -1, -1, -1, -1, 391, 601, 99, 1, 2, 1, 5, 4, 0, 0, 6},  // sorted
    {630, -1, -1, -1, -1, 392, 603, 100, 1, 2, 1, 5, 3, 0, 0, 6},  // joined
    {100, -1, -1, -1, 1880, 393, 605, 101, 1, 2, 1, 5, 61, 0, 0, 6},  // append
    {100, -1, -1, -1, 1881, 394, 607, 102, 1, 2, 1, 5, 61, 0, 0, 6},  // append
    {101, -1, -1, -1, -1, 395, 609, 103, 2, 3, 1, 5, 61, 0, 0, 6},  // insert
    {101, -1, -1, -1, -1, 397, 612, 104, 2, 3, 1, 5, 61, 0, 0, 6},  // insert
    {102, -1, -1, -1, -1, 399, 615, 105, 1, 2, 1, 5, 61, 0, 0, 6},  // remove
    {103, -1, -1, -1, -1, 400, 617, 106, 0, 1, 1, 5, 61, 0, 0, 6},  // removeLast
    {104, -1, -1, -1, -1, 400, 618, 107, 0, 1, 1, 5, 61, 0, 0, 6},  // popLast
    {105, -1, -1, -1, -1, 400, 619, 108, 0, 1, 1, 5, 61, 0, 0, 6},  // popFirst
    {106, -1, -1, -1, -1, 400, 620, 109, 0, 1, 1, 5, 61, 0, 0, 6},  // removeFirst
    {107, -1, -1, -1, 697, 400, 621, 110, 0, 1, 1, 5, 61, 0, 0, 6},  // removeAll
    {107, -1, -1, -1, -1, 400, 622, 111, 1, 2, 1, 5, 61, 0, 0, 6},  // removeAll
    {586, -1, -1, -1, 321, 0, 624, 112, 0, 1, 2, 4, 0, 0, 0, 6},  // count
    {389, -1, -1, -1, -1, 0, 625, 113, 0, 1, 2, 4, 2, 0, 0, 6},  // isEmpty
    {649, -1, -1, -1, 1858, 401, 626, 114, 0, 1, 1, 4, 3, 0, 0, 6},  // uppercased
    {650, -1, -1, -1, 1859, 401, 627, 115, 0, 1, 1, 4, 3, 0, 0, 6},  // lowercased
    {412, -1, -1, -1, 1861, 401, 628, 116, 1, 2, 1, 4, 2, 0, 0, 6},  // contains
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
    {660, -1, -1, -1, -1, 0, 643, 127, 0, 1, 2, 4, 61, 0, 0, 6},  // wholeNumberValue
    {661, -1, -1, -1, 1860, 0, 644, 128, 0, 1, 2, 4, 3, 0, 0, 6},  // capitalized
    {662, -1, -1, -1, -1, 0, 645, 129, 0, 1, 2, 4, 0, 0, 0, 6},  // floatValue
    {663, -1, -1, -1, -1, 0, 646, 130, 0, 1, 2, 4, 0, 0, 0, 6},  // doubleValue
    {664, -1, -1, -1, -1, 0, 647, 131, 0, 1, 2, 4, 0, 0, 0, 6},  // integerValue
    {665, -1, -1, -1, -1, 0, 648, 132, 0, 1, 2, 4, 0, 0, 0, 6},  // intValue
    {636, -1, -1, -1, -1, 406, 649, 133, 1, 2, 1, 4, 4, 0, 0, 6},  // split
    {666, -1, -1, -1, 1862, 407, 651, 134, 1, 2, 1, 4, 4, 0, 0, 6},  // components
    {668, -1, -1, -1, 1863, 408, 653, 135, 2, 3, 1, 4, 3, 0, 0, 6},  // replacingOccurrences
    {640, -1, -1, -1, -1, 0, 656, 136, 0, 1, 2, 4, 0, 0, 0, 6},  // startIndex
    {641, -1, -1, -1, -1, 0, 657, 137, 0, 1, 2, 4, 0, 0, 0, 6},  // endIndex
    {669, -1, -1, -1, -1, 0, 658, 138, 0, 1, 2, 4, 61, 0, 0, 6},  // asciiValue
    {75, -1, -1, -1, -1, 0, 659, 139, 0, 1, 2, 4, 61, 0, 0, 6},  // value
    {670, -1, -1, -1, -1, 410, 660, 140, 1, 1, 0, 0, 3, 0, 0, 6},  // UnicodeScalar
    {671, -1, -1, -1, -1, 0, 661, 141, 0, 1, 2, 4, 4, 0, 0, 6},  // unicodeScalars
    {672, -1, -1, -1, -1, 0, 662, 142, 0, 1, 2, 4, 4, 0, 0, 6},  // utf8
    {673, -1, -1, -1, -1, 0, 663, 143, 0, 1, 2, 4, 4, 0, 0, 6},  // utf16
    {674, -1, -1, -1, -1, 411, 664, 144, 1, 2, 1, 4, 61, 0, 0, 6},  // range
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
    {685, -1, -1, -1, -1, 426, 688, 156, 1, 1, 0, 0, 58, 0, 0, 6},  // type
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
    {108, -1, -1, -1, -1, 432, 700, 169, 1, 2, 1, 7, 61, 0, 0, 6},  // removeValue
    {696, -1, -1, -1, -1, 433, 702, 170, 1, 2, 1, 7, 61, 0, 0, 6},  // removeObjectForKey
    {109, -1, -1, -1, -1, 434, 704, 171, 2, 3, 1, 7, 61, 0, 0, 6},  // updateValue
    {111, -1, -1, -1, -1, 436, 707, 172, 2, 3, 1, 7, 61, 0, 0, 6},  // setObject
    {107, -1, -1, -1, -1, 438, 710, 173, 0, 1, 1, 7, 61, 0, 0, 6},  // removeAll
    {697, -1, -1, -1, -1, 438, 711, 174, 0, 1, 1, 7, 61, 0, 0, 6},  // removeAllObjects
    {107, -1, -1, -1, -1, 438, 712, 175, 1, 2, 1, 7, 61, 0, 0, 6},  // removeAll
    {110, -1, -1, -1, -1, 439, 714, 176, 2, 3, 1, 7, 61, 0, 0, 6},  // merge
    {699, -1, -1, -1, -1, 441, 717, 177, 1, 2, 1, 7, 6, 0, 0, 6},  // mapValues
    {700, -1, -1, -1, -1, 442, 719, 178, 1, 2, 1, 7, 6, 0, 0, 6},  // compactMapValues
    {596, -1, -1, -1, -1, 443, 721, 179, 1, 2, 1, 7, 6, 0, 0, 6},  // filter
    {701, -1, -1, -1, -1, 444, 723, 180, 2, 3, 1, 7, 6, 0, 0, 6},  // merging
    {702, -1, -1, -1, -1, 446, 726, 181, 1, 2, 1, 7, 61, 0, 0, 6},  // objectForKey
    {703, -1, -1, -1, -1, 447, 728, 182, 1, 2, 1, 7, 61, 0, 0, 6},  // valueForKey
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
    {598, -1, -1, -1, -1, 301, 743, 193, 1, 2, 1, 7, 61, 0, 0, 6},  // forEach
    {597, -1, -1, -1, -1, 299, 745, 194, 2, 3, 1, 7, 61, 0, 0, 6},  // reduce
    {412, -1, -1, -1, -1, 319, 748, 195, 1, 2, 1, 7, 2, 0, 0, 6},  // contains
    {587, -1, -1, -1, -1, 320, 750, 196, 1, 2, 1, 7, 61, 0, 0, 6},  // first
    {619, -1, -1, -1, -1, 321, 752, 197, 1, 2, 1, 7, 2, 0, 0, 6},  // allSatisfy
    {645, -1, -1, -1, -1, 390, 754, 198, 1, 2, 1, 7, 4, 0, 0, 6},  // sorted
    {645, -1, -1, -1, -1, 391, 756, 199, 1, 2, 1, 7, 4, 0, 0, 6},  // sorted
    {443, -1, -1, -1, -1, 389, 758, 200, 1, 2, 1, 7, 61, 0, 0, 6},  // max
    {445, -1, -1, -1, -1, 388, 760, 201, 1, 2, 1, 7, 61, 0, 0, 6},  // min
    {590, -1, -1, -1, -1, 290, 762, 202, 0, 1, 1, 7, 4, 0, 0, 6},  // enumerated
    {587, -1, -1, -1, -1, 0, 763, 203, 0, 1, 2, 7, 61, 0, 0, 6},  // first
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
    {587, -1, -1, -1, 725, 0, 787, 224, 0, 1, 2, 6, 61, 0, 0, 6},  // first
    {406, -1, -1, -1, -1, 478, 788, 225, 1, 2, 1, 6, 5, 0, 0, 6},  // union
    {711, -1, -1, -1, -1, 479, 790, 226, 1, 2, 1, 6, 61, 0, 0, 6},  // formUnion
    {408, -1, -1, -1, -1, 480, 792, 227, 1, 2, 1, 6, 5, 0, 0, 6},  // intersection
    {712, -1, -1, -1, -1, 481, 794, 228, 1, 2, 1, 6, 61, 0, 0, 6},  // formIntersection
    {713, -1, -1, -1, -1, 482, 796, 229, 1, 2, 1, 6, 5, 0, 0, 6},  // subtracting
    {714, -1, -1, -1, -1, 483, 798, 230, 1, 2, 1, 6, 61, 0, 0, 6},  // subtract
    {715, -1, -1, -1, -1, 484, 800, 231, 1, 2, 1, 6, 5, 0, 0, 6},  // symmetricDifference
    {716, -1, -1, -1, -1, 485, 802, 232, 1, 2, 1, 6, 61, 0, 0, 6},  // formSymmetricDifference
    {717, -1, -1, -1, -1, 486, 804, 233, 1, 2, 1, 6, 2, 0, 0, 6},  // isSubset
    {718, -1, -1, -1, -1, 487, 806, 234, 1, 2, 1, 6, 2, 0, 0, 6},  // isSuperset
    {719, -1, -1, -1, -1, 488, 808, 235, 1, 2, 1, 6, 2, 0, 0, 6},  // isStrictSubset
    {720, -1, -1, -1, -1, 489, 810, 236, 1, 2, 1, 6, 2, 0, 0, 6},  // isStrictSuperset
    {721, -1, -1, -1, -1, 490, 812, 237, 1, 2, 1, 6, 2, 0, 0, 6},  // isDisjoint
    {412, -1, -1, -1, 724, 491, 814, 238, 1, 2, 1, 6, 2, 0, 0, 6},  // contains
    {101, -1, -1, -1, -1, 492, 816, 239, 1, 2, 1, 6, 61, 0, 0, 6},  // insert
    {722, -1, -1, -1, -1, 493, 818, 240, 1, 2, 1, 6, 61, 0, 0, 6},  // update
    {102, -1, -1, -1, -1, 494, 820, 241, 1, 2, 1, 6, 61, 0, 0, 6},  // remove
    {107, -1, -1, -1, 697, 495, 822, 242, 0, 1, 1, 6, 61, 0, 0, 6},  // removeAll
    {105, -1, -1, -1, -1, 495, 823, 243, 0, 1, 1, 6, 61, 0, 0, 6},  // popFirst
    {106, -1, -1, -1, -1, 495, 824, 244, 0, 1, 1, 6, 61, 0, 0, 6},  // removeFirst
    {723, -1, -1, -1, -1, 495, 825, 245, 1, 2, 1, 6, 61, 0, 0, 6},  // addObject
    {112, -1, -1, -1, -1, 496, 827, 246, 1, 2, 1, 6, 61, 0, 0, 6},  // removeObject
    {233, -1, -1, -1, -1, 498, 829, 0, 4, 4, 3, 0, 17, 0, 0, 7},  // UIColor
    {730, -1, -1, -1, 1869, 502, 833, 1, 1, 2, 1, 18, 17, 0, 0, 7},  // withAlphaComponent
    {731, -1, -1, -1, -1, 503, 835, 2, 0, 1, 1, 18, 61, 0, 0, 7},  // set
    {732, -1, -1, -1, -1, 503, 836, 3, 0, 1, 1, 18, 61, 0, 0, 7},  // setFill
    {733, -1, -1, -1, -1, 503, 837, 4, 0, 1, 1, 18, 61, 0, 0, 7},  // setStroke
    {233, -1, -1, -1, -1, 503, 838, 5, 2, 2, 3, 0, 17, 0, 0, 7},  // UIColor
    {233, -1, -1, -1, -1, 505, 840, 6, 1, 1, 3, 0, 17, 0, 0, 7},  // UIColor
    {233, -1, -1, -1, -1, 506, 841, 7, 4, 4, 3, 0, 17, 0, 0, 7},  // UIColor
    {233, -1, -1, -1, -1, 510, 845, 8, 4, 4, 3, 0, 17, 0, 0, 7},  // UIColor
    {740, -1, -1, -1, -1, 514, 849, 9, 4, 4, 0, 0, 17, 0, 0, 7},  // CGColor
    {233, -1, -1, -1, -1, 518, 853, 10, 1, 1, 0, 0, 61, 0, 0, 7},  // UIColor
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
    {792, -1, -1, -1, 1841, 0, 872, 32, 0, 1, 2, 32, 2, 0, 0, 8},  // isHidden
    {793, -1, -1, -1, -1, 0, 873, 33, 0, 1, 2, 32, 2, 0, 0, 8},  // clipsToBounds
    {794, -1, -1, -1, -1, 0, 874, 34, 0, 1, 2, 32, 3, 0, 0, 8},  // name
    {796, -1, -1, -1, -1, 533, 875, 35, 1, 1, 0, 0, 61, 0, 0, 8},  // UIImage
    {796, -1, -1, -1, -1, 534, 876, 36, 1, 1, 0, 0, 61, 0, 0, 8},  // UIImage
    {236, -1, -1, -1, -1, 535, 877, 37, 1, 1, 3, 0, 31, 0, 0, 8},  // UIImageView
    {133, -1, -1, -1, -1, 0, 878, 38, 0, 1, 2, 32, 14, 0, 13, 8},  // transform
    {798, -1, -1, -1, -1, 0, 879, 39, 0, 1, 2, 32, 14, 0, 13, 8},  // transform3D
    {799, -1, -1, -1, -1, 536, 880, 40, 1, 2, 1, 32, 61, 0, 0, 8},  // moveAnchor
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
    {808, -1, -1, -1, -1, 0, 896, 4, 0, 1, 2, 32, 61, 0, 0, 9},  // font
    {795, -1, -1, -1, -1, 0, 897, 5, 0, 1, 2, 32, 61, 0, 0, 9},  // image
    {809, -1, -1, -1, -1, 0, 898, 6, 0, 1, 2, 32, 61, 0, 0, 9},  // contentMode
    {810, -1, -1, -1, 1870, 0, 899, 7, 0, 1, 2, 32, 2, 0, 0, 9},  // isOpaque
    {811, -1, -1, -1, -1, 0, 900, 8, 0, 1, 2, 32, 17, 0, 0, 9},  // tintColor
    {812, -1, -1, -1, -1, 0, 901, 9, 0, 1, 2, 32, 0, 0, 0, 9},  // contentScaleFactor
    {813, -1, -1, -1, -1, 0, 902, 10, 0, 1, 2, 32, 3, 0, 0, 9},  // accessibilityLabel
    {814, -1, -1, -1, -1, 0, 903, 11, 0, 1, 2, 32, 57, 0, 0, 9},  // safeAreaInsets
    {815, -1, -1, -1, -1, 0, 904, 12, 0, 1, 2, 32, 57, 0, 0, 9},  // layoutMargins
    {816, -1, -1, -1, -1, 0, 905, 13, 0, 1, 2, 32, 31, 0, 0, 9},  // mask
    {817, -1, -1, -1, -1, 0, 906, 14, 0, 1, 2, 32, 3, 0, 0, 9},  // accessibilityIdentifier
    {818, -1, -1, -1, -1, 0, 907, 15, 0, 1, 2, 32, 3, 0, 0, 9},  // accessibilityHint
    {819, -1, -1, -1, -1, 0, 908, 16, 0, 1, 2, 32, 2, 0, 0, 9},  // isAccessibilityElement
    {820, -1, -1, -1, -1, 0, 909, 17, 0, 1, 2, 32, 61, 0, 0, 9},  // semanticContentAttribute
    {821, -1, -1, -1, -1, 0, 910, 18, 0, 1, 2, 32, 61, 0, 0, 9},  // directionalLayoutMargins
    {822, -1, -1, -1, -1, 0, 911, 19, 0, 1, 2, 32, 61, 0, 0, 9},  // overrideUserInterfaceStyle
    {823, -1, -1, -1, -1, 0, 912, 20, 0, 1, 2, 32, 2, 0, 0, 9},  // preservesSuperviewLayoutMargins
    {824, -1, -1, -1, -1, 0, 913, 21, 0, 1, 2, 32, 2, 0, 0, 9},  // insetsLayoutMarginsFromSafeArea
    {825, -1, -1, -1, -1, 0, 914, 22, 0, 1, 2, 32, 2, 0, 0, 9},  // clearsContextBeforeDrawing
    {826, -1, -1, -1, -1, 0, 915, 23, 0, 1, 2, 32, 2, 0, 0, 9},  // isFirstResponder
    {827, -1, -1, -1, -1, 0, 916, 24, 0, 1, 2, 32, 0, 0, 0, 9},  // numberOfLines
    {828, -1, -1, -1, -1, 0, 917, 25, 0, 1, 2, 32, 2, 0, 0, 9},  // adjustsFontSizeToFitWidth
    {829, -1, -1, -1, -1, 0, 918, 26, 0, 1, 2, 32, 61, 0, 0, 9},  // lineBreakMode
    {830, -1, -1, -1, -1, 0, 919, 27, 0, 1, 2, 32, 61, 0, 0, 9},  // attributedText
    {831, -1, -1, -1, -1, 0, 920, 28, 0, 1, 2, 32, 61, 0, 0, 9},  // baselineAdjustment
    {832, -1, -1, -1, -1, 0, 921, 29, 0, 1, 2, 32, 61, 0, 0, 9},  // borderStyle
    {833, -1, -1, -1, -1, 0, 922, 30, 0, 1, 2, 32, 61, 0, 0, 9},  // keyboardType
    {834, -1, -1, -1, -1, 0, 923, 31, 0, 1, 2, 32, 61, 0, 0, 9},  // returnKeyType
    {835, -1, -1, -1, -1, 0, 924, 32, 0, 1, 2, 32, 61, 0, 0, 9},  // autocorrectionType
    {836, -1, -1, -1, -1, 0, 925, 33, 0, 1, 2, 32, 61, 0, 0, 9},  // autocapitalizationType
    {837, -1, -1, -1, -1, 0, 926, 34, 0, 1, 2, 32, 61, 0, 0, 9},  // clearButtonMode
    {838, -1, -1, -1, -1, 0, 927, 35, 0, 1, 2, 32, 17, 0, 0, 9},  // shadowColor
    {839, -1, -1, -1, -1, 0, 928, 36, 0, 1, 2, 32, 3, 0, 0, 9},  // placeholder
    {840, -1, -1, -1, -1, 0, 929, 37, 0, 1, 2, 32, 0, 0, 0, 9},  // minimumScaleFactor
    {841, -1, -1, -1, 1874, 0, 930, 38, 0, 1, 2, 32, 2, 0, 0, 9},  // isEditable
    {842, -1, -1, -1, 1875, 0, 931, 39, 0, 1, 2, 32, 2, 0, 0, 9},  // isSelectable
    {843, -1, -1, -1, 1876, 0, 932, 40, 0, 1, 2, 32, 2, 0, 0, 9},  // isSecureTextEntry
    {844, -1, -1, -1, -1, 0, 933, 41, 0, 1, 2, 32, 0, 0, 0, 9},  // zoomScale
    {845, 239, -1, -1, -1, 0, 0, 42, 0, 0, 5, 32, 58, 0, 0, 9},  // DecelerationRate
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
    {865, -1, -1, -1, 1873, 0, 937, 55, 0, 1, 2, 32, 2, 0, 0, 9},  // isScrollEnabled
    {866, -1, -1, -1, 1872, 0, 938, 56, 0, 1, 2, 32, 2, 0, 0, 9},  // isPagingEnabled
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
    {878, -1, -1, -1, -1, 0, 950, 68, 0, 1, 2, 32, 61, 0, 0, 9},  // contentInsetAdjustmentBehavior
    {879, -1, -1, -1, -1, 0, 951, 69, 0, 1, 2, 32, 61, 0, 0, 9},  // keyboardDismissMode
    {880, -1, -1, -1, -1, 0, 952, 70, 0, 1, 2, 32, 61, 0, 0, 9},  // indicatorStyle
    {881, -1, -1, -1, -1, 0, 953, 71, 0, 1, 2, 32, 57, 0, 0, 9},  // contentInset
    {882, -1, -1, -1, -1, 0, 954, 72, 0, 1, 2, 32, 57, 0, 0, 9},  // scrollIndicatorInsets
    {883, -1, -1, -1, -1, 0, 955, 73, 0, 1, 2, 32, 57, 0, 0, 9},  // verticalScrollIndicatorInsets
    {884, -1, -1, -1, -1, 0, 956, 74, 0, 1, 2, 32, 57, 0, 0, 9},  // horizontalScrollIndicatorInsets
    {887, -1, -1, -1, -1, 0, 957, 75, 0, 1, 2, 32, 57, 0, 0, 9},  // safeAreaLayoutGuide
    {885, -1, -1, -1, -1, 0, 958, 76, 0, 1, 2, 32, 57, 0, 0, 9},  // adjustedContentInset
    {888, -1, -1, -1, -1, 0, 959, 77, 0, 1, 2, 32, 0, 0, 0, 9},  // numberOfPages
    {889, -1, -1, -1, -1, 0, 960, 78, 0, 1, 2, 32, 0, 0, 0, 9},  // currentPage
    {890, -1, -1, -1, -1, 0, 961, 79, 0, 1, 2, 32, 2, 0, 0, 9},  // hidesForSinglePage
    {891, -1, -1, -1, -1, 0, 962, 80, 0, 1, 2, 32, 17, 0, 0, 9},  // pageIndicatorTintColor
    {892, -1, -1, -1, -1, 0, 963, 81, 0, 1, 2, 32, 17, 0, 0, 9},  // currentPageIndicatorTintColor
    {893, -1, -1, -1, -1, 542, 964, 82, 2, 3, 1, 32, 61, 0, 0, 9},  // scrollRectToVisible
    {896, -1, -1, -1, -1, 0, 967, 83, 0, 1, 2, 32, 61, 0, 0, 9},  // delegate
    {898, 234, -1, -1, -1, 0, 0, 84, 0, 0, 5, 32, 58, 0, 0, 9},  // AutoresizingMask
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
    {922, 240, -1, -1, -1, 0, 0, 101, 0, 0, 5, 32, 58, 0, 0, 9},  // State
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
    {938, 240, -1, -1, -1, 0, 0, 112, 0, 0, 5, 32, 58, 0, 0, 9},  // Event
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
    {993, -1, -1, -1, -1, 544, 971, 149, 3, 4, 1, 32, 61, 0, 0, 9},  // addTarget
    {993, -1, -1, -1, -1, 547, 975, 150, 3, 4, 1, 32, 61, 0, 0, 9},  // addTarget
    {996, -1, -1, -1, -1, 550, 979, 151, 3, 4, 1, 32, 61, 0, 0, 9},  // removeTarget
    {996, -1, -1, -1, -1, 553, 983, 152, 3, 4, 1, 32, 61, 0, 0, 9},  // removeTarget
    {997, -1, -1, -1, -1, 556, 987, 153, 1, 2, 1, 32, 61, 0, 0, 9},  // sendActions
    {998, -1, -1, -1, -1, 557, 989, 154, 1, 2, 1, 32, 61, 0, 0, 9},  // sendActionsForControlEvents
    {999, -1, -1, -1, -1, 558, 991, 155, 2, 3, 1, 32, 61, 0, 0, 9},  // setTitle
    {999, -1, -1, -1, -1, 560, 994, 156, 2, 3, 1, 32, 61, 0, 0, 9},  // setTitle
    {1001, -1, -1, -1, -1, 562, 997, 157, 2, 3, 1, 32, 61, 0, 0, 9},  // setTitleColor
    {1001, -1, -1, -1, -1, 564, 1000, 158, 2, 3, 1, 32, 61, 0, 0, 9},  // setTitleColor
    {1002, -1, -1, -1, -1, 566, 1003, 159, 2, 3, 1, 32, 61, 0, 0, 9},  // setTitleShadowColor
    {1003, -1, -1, -1, -1, 568, 1006, 160, 2, 3, 1, 32, 61, 0, 0, 9},  // setImage
    {1003, -1, -1, -1, -1, 570, 1009, 161, 2, 3, 1, 32, 61, 0, 0, 9},  // setImage
    {1004, -1, -1, -1, -1, 572, 1012, 162, 2, 3, 1, 32, 61, 0, 0, 9},  // setBackgroundImage
    {1004, -1, -1, -1, -1, 574, 1015, 163, 2, 3, 1, 32, 61, 0, 0, 9},  // setBackgroundImage
    {1005, -1, -1, -1, -1, 576, 1018, 164, 2, 3, 1, 32, 61, 0, 0, 9},  // setAttributedTitle
    {1006, -1, -1, -1, -1, 0, 1021, 165, 0, 1, 2, 32, 3, 0, 0, 9},  // currentTitle
    {1007, -1, -1, -1, -1, 0, 1022, 166, 0, 1, 2, 32, 31, 0, 0, 9},  // titleLabel
    {1008, -1, -1, -1, -1, 0, 1023, 167, 0, 1, 2, 32, 57, 0, 0, 9},  // contentEdgeInsets
    {1009, -1, -1, -1, -1, 0, 1024, 168, 0, 1, 2, 32, 57, 0, 0, 9},  // titleEdgeInsets
    {1010, -1, -1, -1, -1, 0, 1025, 169, 0, 1, 2, 32, 57, 0, 0, 9},  // imageEdgeInsets
    {1011, -1, -1, -1, -1, 0, 1026, 170, 0, 1, 2, 32, 2, 0, 0, 9},  // isEnabled
    {1012, -1, -1, -1, -1, 0, 1027, 171, 0, 1, 2, 32, 2, 0, 0, 9},  // isSelected
    {1013, -1, -1, -1, -1, 0, 1028, 172, 0, 1, 2, 32, 2, 0, 0, 9},  // isHighlighted
    {1014, -1, -1, -1, -1, 0, 1029, 173, 0, 1, 2, 32, 2, 0, 0, 9},  // isTracking
    {1015, -1, -1, -1, -1, 0, 1030, 174, 0, 1, 2, 32, 61, 0, 0, 9},  // contentHorizontalAlignment
    {1016, -1, -1, -1, -1, 0, 1031, 175, 0, 1, 2, 32, 61, 0, 0, 9},  // contentVerticalAlignment
    {75, -1, -1, -1, -1, 0, 1032, 176, 0, 1, 2, 32, 0, 0, 0, 9},  // value
    {1017, -1, -1, -1, -1, 0, 1033, 177, 0, 1, 2, 32, 0, 0, 0, 9},  // minimumValue
    {1018, -1, -1, -1, -1, 0, 1034, 178, 0, 1, 2, 32, 0, 0, 0, 9},  // maximumValue
    {1019, -1, -1, -1, -1, 578, 1035, 179, 2, 3, 1, 32, 61, 0, 0, 9},  // setValue
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
    {593, -1, -1, -1, 1032, 0, 1043, 0, 0, 1, 2, 32, 61, 0, 0, 10},  // next
    {1033, -1, -1, -1, -1, 0, 1044, 1, 0, 1, 2, 32, 31, 0, 0, 10},  // superview
    {1034, -1, -1, -1, -1, 0, 1045, 2, 0, 1, 2, 32, 4, 0, 0, 10},  // subviews
    {84, -1, -1, -1, -1, 0, 1046, 3, 0, 1, 2, 32, 31, 0, 0, 10},  // window
    {1035, -1, -1, -1, -1, 0, 1047, 4, 0, 1, 2, 32, 2, 0, 0, 10},  // isKeyWindow
    {1036, -1, -1, -1, 1837, 580, 1048, 5, 1, 2, 1, 32, 2, 0, 0, 10},  // isDescendant
    {1037, -1, -1, -1, -1, 581, 1050, 6, 1, 2, 1, 32, 61, 0, 0, 10},  // addSubview
    {1038, -1, -1, -1, -1, 582, 1052, 7, 1, 2, 1, 32, 61, 0, 0, 10},  // bringSubviewToFront
    {1039, -1, -1, -1, 1839, 583, 1054, 8, 1, 2, 1, 32, 61, 0, 0, 10},  // bringSubview
    {1041, -1, -1, -1, -1, 584, 1056, 9, 1, 2, 1, 32, 61, 0, 0, 10},  // sendSubviewToBack
    {1042, -1, -1, -1, 1840, 585, 1058, 10, 1, 2, 1, 32, 61, 0, 0, 10},  // sendSubview
    {1044, -1, -1, -1, -1, 586, 1060, 11, 0, 1, 1, 32, 61, 0, 0, 10},  // removeFromSuperview
    {1045, -1, -1, -1, 1838, 586, 1061, 12, 2, 3, 1, 32, 61, 0, 0, 10},  // insertSubview
    {1046, -1, -1, -1, 1877, 588, 1064, 13, 2, 3, 1, 32, 61, 0, 0, 10},  // exchangeSubview
    {1045, -1, -1, -1, -1, 590, 1067, 14, 2, 3, 1, 32, 61, 0, 0, 10},  // insertSubview
    {1045, -1, -1, -1, -1, 592, 1070, 15, 2, 3, 1, 32, 61, 0, 0, 10},  // insertSubview
    {1050, -1, -1, -1, 1843, 594, 1073, 16, 2, 3, 1, 32, 9, 0, 5, 10},  // convert
    {1050, -1, -1, -1, 1845, 596, 1076, 17, 2, 3, 1, 32, 9, 0, 5, 10},  // convert
    {1051, -1, -1, -1, -1, 598, 1079, 18, 2, 3, 1, 32, 9, 0, 5, 10},  // convertRect
    {1051, -1, -1, -1, -1, 600, 1082, 19, 2, 3, 1, 32, 9, 0, 5, 10},  // convertRect
    {1054, -1, -1, -1, -1, 602, 1085, 20, 2, 3, 1, 32, 9, 0, 5, 10},  // convertPoint
    {1054, -1, -1, -1, -1, 604, 1088, 21, 2, 3, 1, 32, 9, 0, 5, 10},  // convertPoint
    {1055, -1, -1, -1, -1, 606, 1091, 22, 0, 1, 1, 32, 61, 0, 0, 10},  // setNeedsLayout
    {1056, -1, -1, -1, -1, 606, 1092, 23, 0, 1, 1, 32, 61, 0, 0, 10},  // layoutIfNeeded
    {1055, -1, -1, -1, -1, 606, 1093, 24, 0, 1, 1, 33, 61, 0, 0, 10},  // setNeedsLayout
    {1056, -1, -1, -1, -1, 606, 1094, 25, 0, 1, 1, 33, 61, 0, 0, 10},  // layoutIfNeeded
    {1057, -1, -1, -1, -1, 606, 1095, 26, 0, 1, 1, 33, 61, 0, 0, 10},  // layoutSublayers
    {1057, -1, -1, -1, -1, 606, 1096, 27, 1, 2, 1, 32, 61, 0, 0, 10},  // layoutSublayers
    {1058, -1, -1, -1, -1, 607, 1098, 28, 1, 2, 1, 32, 61, 0, 0, 10},  // layoutSublayersOfLayer
    {1059, -1, -1, -1, -1, 608, 1100, 29, 0, 1, 1, 33, 2, 0, 0, 10},  // needsLayout
    {1060, -1, -1, -1, -1, 608, 1101, 30, 0, 1, 1, 32, 61, 0, 0, 10},  // setNeedsDisplay
    {1061, -1, -1, -1, -1, 608, 1102, 31, 0, 1, 1, 32, 61, 0, 0, 10},  // layoutSubviews
    {1060, -1, -1, -1, 1878, 608, 1103, 32, 1, 2, 1, 32, 61, 0, 0, 10},  // setNeedsDisplay
    {1060, -1, -1, -1, 1878, 609, 1105, 33, 1, 2, 1, 33, 61, 0, 0, 10},  // setNeedsDisplay
    {1062, -1, -1, -1, -1, 610, 1107, 34, 0, 1, 1, 32, 2, 0, 0, 10},  // becomeFirstResponder
    {1063, -1, -1, -1, -1, 610, 1108, 35, 0, 1, 1, 32, 2, 0, 0, 10},  // resignFirstResponder
    {1064, -1, -1, -1, -1, 610, 1109, 36, 1, 2, 1, 32, 12, 0, 0, 10},  // sizeThatFits
    {1065, -1, -1, -1, -1, 611, 1111, 37, 0, 1, 1, 32, 61, 0, 0, 10},  // sizeToFit
    {1066, -1, -1, -1, -1, 0, 1112, 38, 0, 1, 2, 32, 12, 0, 0, 10},  // intrinsicContentSize
    {1067, 234, 1068, -1, -1, 0, 0, 39, 0, 0, 5, 32, 0, 0, 0, 10},  // noIntrinsicMetric
    {1069, -1, -1, -1, -1, 611, 1113, 40, 0, 1, 1, 32, 61, 0, 0, 10},  // invalidateIntrinsicContentSize
    {1070, -1, -1, -1, -1, 611, 1114, 41, 1, 2, 1, 32, 61, 0, 0, 10},  // endEditing
    {1060, -1, -1, -1, -1, 612, 1116, 42, 0, 1, 1, 33, 61, 0, 0, 10},  // setNeedsDisplay
    {1071, -1, -1, -1, -1, 612, 1117, 43, 1, 2, 1, 32, 31, 0, 0, 10},  // viewWithTag
    {1072, -1, -1, -1, 1853, 613, 1119, 44, 2, 3, 1, 33, 61, 0, 0, 10},  // insertSublayer
    {1072, -1, -1, -1, -1, 615, 1122, 45, 2, 3, 1, 33, 61, 0, 0, 10},  // insertSublayer
    {1072, -1, -1, -1, -1, 617, 1125, 46, 2, 3, 1, 33, 61, 0, 0, 10},  // insertSublayer
    {1067, 234, -1, -1, -1, 0, 0, 47, 0, 0, 5, 32, 0, 0, 0, 10},  // noIntrinsicMetric
    {1075, -1, -1, -1, -1, 0, 1128, 48, 0, 1, 2, 32, 61, 0, 0, 10},  // rootViewController
    {1076, -1, -1, -1, -1, 0, 1129, 49, 0, 1, 2, 32, 61, 0, 0, 10},  // liveView
    {1077, -1, -1, -1, -1, 619, 1130, 50, 0, 1, 1, 32, 61, 0, 0, 10},  // makeKeyAndVisible
    {1078, -1, -1, -1, -1, 619, 1131, 51, 0, 1, 1, 32, 61, 0, 0, 10},  // makeKey
    {1080, 1079, -1, -1, -1, 0, 0, 52, 0, 0, 5, 32, 31, 0, 0, 10},  // current
    {889, 1081, -1, -1, -1, 0, 0, 53, 0, 0, 5, 32, 31, 0, 0, 10},  // currentPage
    {1082, -1, -1, -1, -1, 0, 1132, 54, 0, 1, 2, 32, 2, 0, 0, 10},  // needsIndefiniteExecution
    {1084, 1083, -1, -1, -1, 0, 0, 55, 0, 0, 5, 32, 31, 0, 0, 10},  // main
    {1085, 1083, -1, -1, -1, 619, 1133, 56, 0, 0, 4, 32, 31, 0, 0, 10},  // mainScreen
    {1086, -1, -1, -1, -1, 0, 1133, 57, 0, 1, 2, 32, 31, 0, 0, 10},  // coordinateSpace
    {1087, -1, -1, -1, -1, 0, 1134, 58, 0, 1, 2, 32, 31, 0, 0, 10},  // fixedCoordinateSpace
    {1088, -1, -1, -1, -1, 0, 1135, 59, 0, 1, 2, 32, 31, 0, 0, 10},  // screen
    {1089, -1, -1, -1, 1835, 619, 1136, 60, 2, 3, 1, 32, 31, 0, 5, 10},  // hitTest
    {1090, -1, -1, -1, -1, 621, 1139, 61, 2, 3, 1, 32, 2, 0, 0, 10},  // beginTracking
    {1091, -1, -1, -1, -1, 623, 1142, 62, 2, 3, 1, 32, 2, 0, 0, 10},  // continueTracking
    {334, -1, -1, -1, 1836, 625, 1145, 63, 2, 3, 1, 32, 2, 0, 5, 10},  // point
    {1093, -1, -1, -1, -1, 627, 1148, 0, 0, 0, 3, 0, 32, 0, 0, 11},  // CALayer
    {1094, -1, -1, -1, -1, 627, 1148, 1, 0, 0, 3, 0, 32, 0, 0, 11},  // CAShapeLayer
    {1095, -1, -1, -1, -1, 627, 1148, 2, 0, 0, 3, 0, 32, 0, 0, 11},  // CAGradientLayer
    {1096, -1, -1, -1, -1, 627, 1148, 3, 0, 0, 3, 0, 32, 0, 0, 11},  // CATextLayer
    {1097, -1, -1, -1, -1, 0, 1148, 4, 0, 1, 2, 33, 4, 0, 0, 11},  // colors
    {1098, -1, -1, -1, -1, 0, 1149, 5, 0, 1, 2, 33, 4, 0, 0, 11},  // locations
    {1099, -1, -1, -1, -1, 0, 1150, 6, 0, 1, 2, 33, 9, 0, 0, 11},  // startPoint
    {1100, -1, -1, -1, -1, 0, 1151, 7, 0, 1, 2, 33, 9, 0, 0, 11},  // endPoint
    {281, -1, -1, -1, -1, 0, 1152, 8, 0, 1, 2, 33, 61, 0, 0, 11},  // string
    {808, -1, -1, -1, -1, 0, 1153, 9, 0, 1, 2, 33, 61, 0, 0, 11},  // font
    {1101, -1, -1, -1, -1, 0, 1154, 10, 0, 1, 2, 33, 0, 0, 0, 11},  // fontSize
    {1102, -1, -1, -1, -1, 0, 1155, 11, 0, 1, 2, 33, 17, 0, 0, 11},  // foregroundColor
    {1103, -1, -1, -1, -1, 0, 1156, 12, 0, 1, 2, 33, 61, 0, 0, 11},  // alignmentMode
    {1104, -1, -1, -1, -1, 0, 1157, 13, 0, 1, 2, 33, 61, 0, 0, 11},  // truncationMode
    {1105, -1, -1, -1, -1, 0, 1158, 14, 0, 1, 2, 33, 2, 0, 0, 11},  // isWrapped
    {1106, -1, -1, -1, 1107, 627, 1159, 15, 1, 2, 1, 33, 61, 0, 0, 11},  // render
    {1108, -1, -1, -1, 1110, 629, 1161, 16, 2, 3, 1, 32, 2, 0, 0, 11},  // drawHierarchy
    {789, -1, -1, -1, -1, 0, 1164, 17, 0, 1, 2, 33, 13, 0, 9, 11},  // frame
    {790, -1, -1, -1, -1, 0, 1165, 18, 0, 1, 2, 33, 13, 0, 10, 11},  // bounds
    {132, -1, -1, -1, -1, 0, 1166, 19, 0, 1, 2, 33, 9, 0, 11, 11},  // position
    {791, -1, -1, -1, -1, 0, 1167, 20, 0, 1, 2, 33, 9, 0, 12, 11},  // anchorPoint
    {792, -1, -1, -1, 1841, 0, 1168, 21, 0, 1, 2, 33, 2, 0, 0, 11},  // isHidden
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
    {1123, -1, -1, -1, -1, 0, 1185, 38, 0, 1, 2, 33, 61, 0, 0, 11},  // contents
    {1124, -1, -1, -1, -1, 0, 1186, 39, 0, 1, 2, 33, 13, 0, 0, 11},  // contentsRect
    {1125, -1, -1, -1, -1, 0, 1187, 40, 0, 1, 2, 33, 13, 0, 0, 11},  // contentsCenter
    {1126, -1, -1, -1, -1, 0, 1188, 41, 0, 1, 2, 33, 2, 0, 0, 11},  // shouldRasterize
    {1127, -1, -1, -1, -1, 0, 1189, 42, 0, 1, 2, 33, 0, 0, 0, 11},  // rasterizationScale
    {1128, -1, -1, -1, 1871, 0, 1190, 43, 0, 1, 2, 33, 2, 0, 0, 11},  // isDoubleSided
    {816, -1, -1, -1, -1, 0, 1191, 44, 0, 1, 2, 33, 32, 0, 0, 11},  // mask
    {1129, -1, -1, -1, -1, 0, 1192, 45, 0, 1, 2, 33, 61, 0, 0, 11},  // contentsGravity
    {1131, 1130, 1132, -1, -1, 0, 0, 46, 0, 0, 5, 43, 42, 0, 0, 11},  // layerMinXMinYCorner
    {1133, 1130, 1134, -1, -1, 0, 0, 47, 0, 0, 5, 43, 42, 0, 0, 11},  // layerMaxXMinYCorner
    {1135, 1130, 1136, -1, -1, 0, 0, 48, 0, 0, 5, 43, 42, 0, 0, 11},  // layerMinXMaxYCorner
    {1137, 1130, 1138, -1, -1, 0, 0, 49, 0, 0, 5, 43, 42, 0, 0, 11},  // layerMaxXMaxYCorner
    {1139, -1, -1, -1, -1, 0, 1193, 50, 0, 1, 2, 33, 42, 0, 0, 11},  // maskedCorners
    {1140, -1, -1, -1, 1141, 0, 1194, 51, 0, 1, 2, 33, 2, 0, 0, 11},  // isGeometryFlipped
    {1142, -1, -1, -1, -1, 633, 1195, 52, 0, 1, 1, 33, 2, 0, 0, 11},  // contentsAreFlipped
    {1143, -1, -1, -1, -1, 0, 1196, 53, 0, 1, 2, 33, 61, 0, 0, 11},  // actions
    {1144, -1, -1, -1, -1, 0, 1197, 54, 0, 1, 2, 33, 61, 0, 0, 11},  // magnificationFilter
    {1145, -1, -1, -1, -1, 0, 1198, 55, 0, 1, 2, 33, 61, 0, 0, 11},  // minificationFilter
    {1146, -1, -1, -1, -1, 0, 1199, 56, 0, 1, 2, 33, 61, 0, 0, 11},  // compositingFilter
    {1147, -1, -1, -1, -1, 0, 1200, 57, 0, 1, 2, 33, 61, 0, 0, 11},  // cornerCurve
    {896, -1, -1, -1, -1, 0, 1201, 58, 0, 1, 2, 33, 61, 0, 0, 11},  // delegate
    {810, -1, -1, -1, 1870, 0, 1202, 59, 0, 1, 2, 33, 2, 0, 0, 11},  // isOpaque
    {1148, -1, -1, -1, -1, 0, 1203, 60, 0, 1, 2, 33, 2, 0, 0, 11},  // needsDisplayOnBoundsChange
    {1149, -1, -1, -1, -1, 0, 1204, 61, 0, 1, 2, 33, 2, 0, 0, 11},  // allowsEdgeAntialiasing
    {1150, -1, -1, -1, -1, 0, 1205, 62, 0, 1, 2, 33, 61, 0, 0, 11},  // lineCap
    {1151, -1, -1, -1, -1, 0, 1206, 63, 0, 1, 2, 33, 61, 0, 0, 11},  // fillRule
    {1152, -1, -1, -1, -1, 0, 1207, 64, 0, 1, 2, 33, 0, 0, 0, 11},  // miterLimit
    {1153, -1, -1, -1, -1, 0, 1208, 65, 0, 1, 2, 33, 0, 0, 0, 11},  // strokeStart
    {1154, -1, -1, -1, -1, 0, 1209, 66, 0, 1, 2, 33, 0, 0, 0, 11},  // strokeEnd
    {1155, -1, -1, -1, -1, 633, 1210, 67, 0, 1, 1, 33, 14, 0, 0, 11},  // affineTransform
    {135, -1, -1, -1, -1, 633, 1211, 68, 1, 2, 1, 33, 61, 0, 8, 11},  // setAffineTransform
    {1156, -1, -1, -1, 1854, 634, 1213, 69, 0, 1, 1, 33, 32, 0, 0, 11},  // presentation
    {1157, -1, -1, -1, 1855, 634, 1214, 70, 0, 1, 1, 33, 32, 0, 0, 11},  // model
    {1158, -1, -1, -1, -1, 0, 1215, 71, 0, 1, 2, 33, 32, 0, 0, 11},  // superlayer
    {1159, -1, -1, -1, -1, 0, 1216, 72, 0, 1, 2, 33, 4, 0, 0, 11},  // sublayers
    {1160, -1, -1, -1, -1, 634, 1217, 73, 1, 2, 1, 33, 61, 0, 0, 11},  // addSublayer
    {1161, -1, -1, -1, -1, 635, 1219, 74, 0, 1, 1, 33, 61, 0, 0, 11},  // removeFromSuperlayer
    {1050, -1, -1, -1, 1847, 635, 1220, 75, 2, 3, 1, 33, 9, 0, 5, 11},  // convert
    {1050, -1, -1, -1, 1849, 637, 1223, 76, 2, 3, 1, 33, 9, 0, 5, 11},  // convert
    {1089, -1, -1, -1, -1, 639, 1226, 77, 1, 2, 1, 33, 32, 0, 0, 11},  // hitTest
    {412, -1, -1, -1, 1802, 640, 1228, 78, 1, 2, 1, 33, 2, 0, 0, 11},  // contains
    {1162, -1, -1, -1, -1, 641, 1230, 0, 0, 0, 0, 0, 53, 0, 0, 12},  // Rectangle
    {1163, -1, -1, -1, -1, 641, 1230, 1, 0, 0, 0, 0, 53, 0, 0, 12},  // Circle
    {1164, -1, -1, -1, -1, 641, 1230, 2, 0, 0, 0, 0, 53, 0, 0, 12},  // Ellipse
    {1165, -1, -1, -1, -1, 641, 1230, 3, 0, 0, 0, 0, 53, 0, 0, 12},  // Capsule
    {1166, -1, -1, -1, -1, 641, 1230, 4, 1, 1, 0, 0, 53, 0, 0, 12},  // RoundedRectangle
    {1167, -1, -1, -1, -1, 642, 1231, 5, 1, 1, 0, 0, 53, 0, 0, 12},  // Text
    {1168, -1, -1, -1, -1, 643, 1232, 6, 1, 1, 0, 0, 53, 0, 0, 12},  // Image
    {1168, -1, -1, -1, -1, 644, 1233, 7, 1, 1, 0, 0, 53, 0, 0, 12},  // Image
    {726, 1169, -1, -1, -1, 0, 0, 8, 0, 0, 5, 54, 53, 0, 0, 12},  // red
    {754, 1169, -1, -1, -1, 0, 0, 9, 0, 0, 5, 54, 53, 0, 0, 12},  // orange
    {750, 1169, -1, -1, -1, 0, 0, 10, 0, 0, 5, 54, 53, 0, 0, 12},  // yellow
    {727, 1169, -1, -1, -1, 0, 0, 11, 0, 0, 5, 54, 53, 0, 0, 12},  // green
    {1170, 1169, -1, -1, -1, 0, 0, 12, 0, 0, 5, 54, 53, 0, 0, 12},  // mint
    {1171, 1169, -1, -1, -1, 0, 0, 13, 0, 0, 5, 54, 53, 0, 0, 12},  // teal
    {748, 1169, -1, -1, -1, 0, 0, 14, 0, 0, 5, 54, 53, 0, 0, 12},  // cyan
    {1172, 1169, -1, -1, -1, 0, 0, 15, 0, 0, 5, 54, 53, 0, 0, 12},  // indigo
    {728, 1169, -1, -1, -1, 0, 0, 16, 0, 0, 5, 54, 53, 0, 0, 12},  // blue
    {756, 1169, -1, -1, -1, 0, 0, 17, 0, 0, 5, 54, 53, 0, 0, 12},  // purple
    {1173, 1169, -1, -1, -1, 0, 0, 18, 0, 0, 5, 54, 53, 0, 0, 12},  // pink
    {758, 1169, -1, -1, -1, 0, 0, 19, 0, 0, 5, 54, 53, 0, 0, 12},  // brown
    {734, 1169, -1, -1, -1, 0, 0, 20, 0, 0, 5, 54, 53, 0, 0, 12},  // white
    {760, 1169, -1, -1, -1, 0, 0, 21, 0, 0, 5, 54, 53, 0, 0, 12},  // gray
    {742, 1169, -1, -1, -1, 0, 0, 22, 0, 0, 5, 54, 53, 0, 0, 12},  // black
    {766, 1169, -1, -1, -1, 0, 0, 23, 0, 0, 5, 54, 53, 0, 0, 12},  // clear
    {1174, 1169, -1, -1, -1, 0, 0, 24, 0, 0, 5, 54, 53, 0, 0, 12},  // primary
    {1175, 1169, -1, -1, -1, 0, 0, 25, 0, 0, 5, 54, 53, 0, 0, 12},  // secondary
    {1176, 1169, -1, -1, -1, 0, 0, 26, 0, 0, 5, 54, 53, 0, 0, 12},  // accentColor
    {1169, -1, -1, -1, -1, 645, 1234, 27, 1, 1, 3, 0, 53, 0, 0, 12},  // Color
    {1169, -1, -1, -1, -1, 646, 1235, 28, 3, 3, 3, 0, 53, 0, 0, 12},  // Color
    {789, -1, -1, -1, -1, 649, 1238, 29, 2, 3, 1, 54, 53, 0, 0, 12},  // frame
    {789, -1, -1, -1, -1, 651, 1241, 30, 1, 2, 1, 54, 53, 0, 0, 12},  // frame
    {789, -1, -1, -1, -1, 652, 1243, 31, 1, 2, 1, 54, 53, 0, 0, 12},  // frame
    {789, -1, -1, -1, -1, 653, 1245, 32, 3, 4, 1, 54, 53, 0, 0, 12},  // frame
    {132, -1, -1, -1, -1, 656, 1249, 33, 2, 3, 1, 54, 53, 0, 0, 12},  // position
    {132, -1, -1, -1, -1, 658, 1252, 34, 1, 2, 1, 54, 53, 0, 0, 12},  // position
    {789, -1, -1, -1, -1, 659, 1254, 35, 1, 2, 1, 54, 53, 0, 0, 12},  // frame
    {789, -1, -1, -1, -1, 660, 1256, 36, 2, 3, 1, 54, 53, 0, 0, 12},  // frame
    {789, -1, -1, -1, -1, 662, 1259, 37, 1, 2, 1, 54, 53, 0, 0, 12},  // frame
    {789, -1, -1, -1, -1, 663, 1261, 38, 2, 3, 1, 54, 53, 0, 0, 12},  // frame
    {789, -1, -1, -1, -1, 665, 1264, 39, 2, 3, 1, 54, 53, 0, 0, 12},  // frame
    {789, -1, -1, -1, -1, 667, 1267, 40, 3, 4, 1, 54, 53, 0, 0, 12},  // frame
    {710, 1180, -1, -1, -1, 0, 0, 41, 0, 0, 5, 56, 58, 0, 0, 12},  // Set
    {371, 1180, -1, -1, -1, 0, 0, 42, 0, 0, 5, 56, 55, 0, 0, 12},  // top
    {1182, 1180, -1, -1, -1, 0, 0, 43, 0, 0, 5, 56, 55, 0, 0, 12},  // leading
    {375, 1180, -1, -1, -1, 0, 0, 44, 0, 0, 5, 56, 55, 0, 0, 12},  // bottom
    {1183, 1180, -1, -1, -1, 0, 0, 45, 0, 0, 5, 56, 55, 0, 0, 12},  // trailing
    {1184, 1180, -1, -1, -1, 0, 0, 46, 0, 0, 5, 56, 55, 0, 0, 12},  // horizontal
    {1185, 1180, -1, -1, -1, 0, 0, 47, 0, 0, 5, 56, 55, 0, 0, 12},  // vertical
    {379, 1180, -1, -1, -1, 0, 0, 48, 0, 0, 5, 56, 55, 0, 0, 12},  // all
    {681, -1, -1, -1, -1, 670, 1271, 49, 1, 2, 1, 54, 53, 0, 0, 12},  // padding
    {681, -1, -1, -1, -1, 671, 1273, 50, 1, 2, 1, 54, 53, 0, 0, 12},  // padding
    {681, -1, -1, -1, -1, 672, 1275, 51, 2, 3, 1, 54, 53, 0, 0, 12},  // padding
    {681, -1, -1, -1, -1, 674, 1278, 52, 1, 2, 1, 54, 53, 0, 0, 12},  // padding
    {681, -1, -1, -1, -1, 675, 1280, 53, 0, 1, 1, 54, 53, 0, 0, 12},  // padding
    {1186, -1, -1, -1, -1, 675, 1281, 54, 4, 4, 3, 0, 57, 0, 0, 12},  // EdgeInsets
    {76, -1, -1, -1, -1, 679, 1285, 55, 2, 3, 1, 54, 53, 0, 0, 12},  // offset
    {76, -1, -1, -1, -1, 681, 1288, 56, 1, 2, 1, 54, 53, 0, 0, 12},  // offset
    {76, -1, -1, -1, -1, 682, 1290, 57, 1, 2, 1, 54, 53, 0, 0, 12},  // offset
    {76, -1, -1, -1, -1, 683, 1292, 58, 1, 2, 1, 54, 53, 0, 0, 12},  // offset
    {1187, -1, -1, -1, -1, 684, 1294, 59, 1, 2, 1, 54, 53, 0, 0, 12},  // rotationEffect
    {1187, -1, -1, -1, -1, 685, 1296, 60, 2, 3, 1, 54, 53, 0, 0, 12},  // rotationEffect
    {1189, -1, -1, -1, -1, 687, 1299, 61, 1, 2, 1, 54, 53, 0, 0, 12},  // scaleEffect
    {1189, -1, -1, -1, -1, 688, 1301, 62, 2, 3, 1, 54, 53, 0, 0, 12},  // scaleEffect
    {1189, -1, -1, -1, -1, 690, 1304, 63, 1, 2, 1, 54, 53, 0, 0, 12},  // scaleEffect
    {1189, -1, -1, -1, -1, 691, 1306, 64, 2, 3, 1, 54, 53, 0, 0, 12},  // scaleEffect
    {1189, -1, -1, -1, -1, 693, 1309, 65, 2, 3, 1, 54, 53, 0, 0, 12},  // scaleEffect
    {1189, -1, -1, -1, -1, 695, 1312, 66, 1, 2, 1, 54, 53, 0, 0, 12},  // scaleEffect
    {1189, -1, -1, -1, -1, 696, 1314, 67, 1, 2, 1, 54, 53, 0, 0, 12},  // scaleEffect
    {1189, -1, -1, -1, -1, 697, 1316, 68, 3, 4, 1, 54, 53, 0, 0, 12},  // scaleEffect
    {1190, -1, -1, -1, -1, 700, 1320, 69, 1, 2, 1, 54, 53, 0, 0, 12},  // transformEffect
    {1191, -1, -1, -1, -1, 701, 1322, 70, 1, 2, 1, 54, 53, 0, 0, 12},  // projectionEffect
    {1192, -1, -1, -1, -1, 702, 1324, 71, 1, 2, 1, 54, 53, 0, 0, 12},  // modifier
    {133, -1, -1, -1, -1, 0, 1326, 72, 0, 1, 2, 54, 14, 0, 0, 12},  // transform
    {393, -1, -1, -1, -1, 0, 1327, 73, 0, 1, 2, 54, 4, 0, 0, 12},  // corners
    {394, -1, -1, -1, -1, 0, 1328, 74, 0, 1, 2, 54, 9, 0, 0, 12},  // center
    {886, -1, -1, -1, -1, 0, 1329, 75, 0, 1, 2, 54, 13, 0, 0, 12},  // layoutFrame
    {326, -1, -1, -1, -1, 0, 1330, 76, 0, 1, 2, 54, 12, 0, 0, 12},  // size
    {1193, 1194, -1, -1, -1, 0, 0, 77, 0, 0, 5, 55, 54, 0, 0, 12},  // topLeading
    {371, 1194, -1, -1, -1, 0, 0, 78, 0, 0, 5, 55, 54, 0, 0, 12},  // top
    {1195, 1194, -1, -1, -1, 0, 0, 79, 0, 0, 5, 55, 54, 0, 0, 12},  // topTrailing
    {1182, 1194, -1, -1, -1, 0, 0, 80, 0, 0, 5, 55, 54, 0, 0, 12},  // leading
    {394, 1194, -1, -1, -1, 0, 0, 81, 0, 0, 5, 55, 54, 0, 0, 12},  // center
    {1183, 1194, -1, -1, -1, 0, 0, 82, 0, 0, 5, 55, 54, 0, 0, 12},  // trailing
    {1196, 1194, -1, -1, -1, 0, 0, 83, 0, 0, 5, 55, 54, 0, 0, 12},  // bottomLeading
    {375, 1194, -1, -1, -1, 0, 0, 84, 0, 0, 5, 55, 54, 0, 0, 12},  // bottom
    {1197, 1194, -1, -1, -1, 0, 0, 85, 0, 0, 5, 55, 54, 0, 0, 12},  // bottomTrailing
    {263, -1, -1, -1, -1, 0, 1331, 86, 0, 1, 2, 55, 0, 0, 0, 12},  // x
    {254, -1, -1, -1, -1, 0, 1332, 87, 0, 1, 2, 55, 0, 0, 0, 12},  // y
    {1194, -1, -1, -1, -1, 703, 1333, 88, 2, 2, 0, 0, 9, 0, 0, 12},  // UnitPoint
    {1199, -1, -1, -1, -1, 705, 1335, 89, 1, 1, 3, 0, 14, 0, 0, 12},  // ProjectionTransform
    {1199, -1, -1, -1, -1, 706, 1336, 90, 0, 0, 3, 0, 14, 0, 0, 12},  // ProjectionTransform
    {1200, -1, -1, -1, -1, 706, 1336, 0, 2, 2, 3, 0, 34, 0, 0, 13},  // UIGestureRecognizer
    {1200, -1, -1, -1, -1, 708, 1338, 1, 1, 1, 3, 0, 34, 0, 0, 13},  // UIGestureRecognizer
    {1200, -1, -1, -1, -1, 0, 0, 2, 0, 0, 3, 0, 34, 0, 0, 13},  // UIGestureRecognizer
    {1202, -1, -1, -1, -1, 709, 1339, 3, 2, 2, 3, 0, 34, 0, 0, 13},  // UIPanGestureRecognizer
    {1202, -1, -1, -1, -1, 711, 1341, 4, 1, 1, 3, 0, 34, 0, 0, 13},  // UIPanGestureRecognizer
    {1202, -1, -1, -1, -1, 0, 0, 5, 0, 0, 3, 0, 34, 0, 0, 13},  // UIPanGestureRecognizer
    {1203, -1, -1, -1, -1, 712, 1342, 6, 2, 2, 3, 0, 34, 0, 0, 13},  // UIPinchGestureRecognizer
    {1203, -1, -1, -1, -1, 714, 1344, 7, 1, 1, 3, 0, 34, 0, 0, 13},  // UIPinchGestureRecognizer
    {1203, -1, -1, -1, -1, 0, 0, 8, 0, 0, 3, 0, 34, 0, 0, 13},  // UIPinchGestureRecognizer
    {1204, -1, -1, -1, -1, 715, 1345, 9, 2, 2, 3, 0, 34, 0, 0, 13},  // UIRotationGestureRecognizer
    {1204, -1, -1, -1, -1, 717, 1347, 10, 1, 1, 3, 0, 34, 0, 0, 13},  // UIRotationGestureRecognizer
    {1204, -1, -1, -1, -1, 0, 0, 11, 0, 0, 3, 0, 34, 0, 0, 13},  // UIRotationGestureRecognizer
    {1205, -1, -1, -1, -1, 718, 1348, 12, 2, 2, 3, 0, 34, 0, 0, 13},  // UITapGestureRecognizer
    {1205, -1, -1, -1, -1, 720, 1350, 13, 1, 1, 3, 0, 34, 0, 0, 13},  // UITapGestureRecognizer
    {1205, -1, -1, -1, -1, 0, 0, 14, 0, 0, 3, 0, 34, 0, 0, 13},  // UITapGestureRecognizer
    {1206, -1, -1, -1, -1, 721, 1351, 15, 2, 2, 3, 0, 34, 0, 0, 13},  // UILongPressGestureRecognizer
    {1206, -1, -1, -1, -1, 723, 1353, 16, 1, 1, 3, 0, 34, 0, 0, 13},  // UILongPressGestureRecognizer
    {1206, -1, -1, -1, -1, 0, 0, 17, 0, 0, 3, 0, 34, 0, 0, 13},  // UILongPressGestureRecognizer
    {1207, -1, -1, -1, -1, 724, 1354, 18, 2, 2, 3, 0, 34, 0, 0, 13},  // UISwipeGestureRecognizer
    {1207, -1, -1, -1, -1, 726, 1356, 19, 1, 1, 3, 0, 34, 0, 0, 13},  // UISwipeGestureRecognizer
    {1207, -1, -1, -1, -1, 0, 0, 20, 0, 0, 3, 0, 34, 0, 0, 13},  // UISwipeGestureRecognizer
    {922, 1200, -1, -1, -1, 0, 0, 21, 0, 0, 5, 35, 58, 0, 0, 13},  // State
    {1208, 1200, -1, -1, -1, 0, 0, 22, 0, 0, 5, 35, 58, 0, 0, 13},  // Direction
    {852, -1, -1, -1, -1, 0, 1357, 23, 0, 1, 2, 36, 0, 0, 0, 13},  // rawValue
    {1211, 1212, 1213, -1, -1, 0, 0, 24, 0, 0, 5, 36, 35, 0, 0, 13},  // possible
    {1214, 1212, -1, -1, -1, 0, 0, 25, 0, 0, 5, 36, 35, 0, 0, 13},  // Possible
    {1215, 1212, 1216, -1, -1, 0, 0, 26, 0, 0, 5, 36, 35, 0, 0, 13},  // began
    {1217, 1212, -1, -1, -1, 0, 0, 27, 0, 0, 5, 36, 35, 0, 0, 13},  // Began
    {1218, 1212, 1219, -1, -1, 0, 0, 28, 0, 0, 5, 36, 35, 0, 0, 13},  // changed
    {1220, 1212, -1, -1, -1, 0, 0, 29, 0, 0, 5, 36, 35, 0, 0, 13},  // Changed
    {1221, 1212, 1222, -1, -1, 0, 0, 30, 0, 0, 5, 36, 35, 0, 0, 13},  // ended
    {1223, 1212, -1, -1, -1, 0, 0, 31, 0, 0, 5, 36, 35, 0, 0, 13},  // Ended
    {1224, 1212, 1225, -1, -1, 0, 0, 32, 0, 0, 5, 36, 35, 0, 0, 13},  // cancelled
    {1226, 1212, -1, -1, -1, 0, 0, 33, 0, 0, 5, 36, 35, 0, 0, 13},  // Cancelled
    {1227, 1212, 1228, -1, -1, 0, 0, 34, 0, 0, 5, 36, 35, 0, 0, 13},  // failed
    {1229, 1212, -1, -1, -1, 0, 0, 35, 0, 0, 5, 36, 35, 0, 0, 13},  // Failed
    {1230, 1212, 1231, -1, -1, 0, 0, 36, 0, 0, 5, 36, 35, 0, 0, 13},  // recognized
    {377, 1232, 1233, -1, -1, 0, 0, 37, 0, 0, 5, 37, 36, 0, 0, 13},  // right
    {1234, 1232, -1, -1, -1, 0, 0, 38, 0, 0, 5, 37, 36, 0, 0, 13},  // Right
    {373, 1232, 1235, -1, -1, 0, 0, 39, 0, 0, 5, 37, 36, 0, 0, 13},  // left
    {1236, 1232, -1, -1, -1, 0, 0, 40, 0, 0, 5, 37, 36, 0, 0, 13},  // Left
    {528, 1232, 1237, -1, -1, 0, 0, 41, 0, 0, 5, 37, 36, 0, 0, 13},  // up
    {1238, 1232, -1, -1, -1, 0, 0, 42, 0, 0, 5, 37, 36, 0, 0, 13},  // Up
    {529, 1232, 1239, -1, -1, 0, 0, 43, 0, 0, 5, 37, 36, 0, 0, 13},  // down
    {1240, 1232, -1, -1, -1, 0, 0, 44, 0, 0, 5, 37, 36, 0, 0, 13},  // Down
    {594, -1, -1, -1, -1, 0, 1358, 45, 0, 1, 2, 35, 35, 0, 0, 13},  // state
    {1011, -1, -1, -1, 1241, 0, 1359, 46, 0, 1, 2, 35, 2, 0, 0, 13},  // isEnabled
    {1241, -1, -1, -1, -1, 0, 1360, 47, 0, 1, 2, 35, 2, 0, 0, 13},  // enabled
    {79, -1, -1, -1, -1, 0, 1361, 48, 0, 1, 2, 35, 31, 0, 0, 13},  // view
    {794, -1, -1, -1, -1, 0, 1362, 49, 0, 1, 2, 35, 3, 0, 0, 13},  // name
    {1242, -1, -1, -1, -1, 0, 1363, 50, 0, 1, 2, 35, 2, 0, 0, 13},  // cancelsTouchesInView
    {1243, -1, -1, -1, -1, 0, 1364, 51, 0, 1, 2, 35, 2, 0, 0, 13},  // delaysTouchesBegan
    {1244, -1, -1, -1, -1, 0, 1365, 52, 0, 1, 2, 35, 2, 0, 0, 13},  // delaysTouchesEnded
    {1245, -1, -1, -1, -1, 0, 1366, 53, 0, 1, 2, 35, 0, 0, 0, 13},  // numberOfTouches
    {896, -1, -1, -1, -1, 0, 1367, 54, 0, 1, 2, 35, 61, 0, 0, 13},  // delegate
    {1246, -1, -1, -1, -1, 0, 1368, 55, 0, 1, 2, 35, 0, 0, 0, 13},  // minimumNumberOfTouches
    {1247, -1, -1, -1, -1, 0, 1369, 56, 0, 1, 2, 35, 0, 0, 0, 13},  // maximumNumberOfTouches
    {1248, -1, -1, -1, -1, 0, 1370, 57, 0, 1, 2, 35, 0, 0, 0, 13},  // numberOfTapsRequired
    {1249, -1, -1, -1, -1, 0, 1371, 58, 0, 1, 2, 35, 0, 0, 0, 13},  // numberOfTouchesRequired
    {1250, -1, -1, -1, -1, 0, 1372, 59, 0, 1, 2, 35, 0, 0, 0, 13},  // minimumPressDuration
    {1251, -1, -1, -1, -1, 0, 1373, 60, 0, 1, 2, 35, 0, 0, 0, 13},  // allowableMovement
    {1252, -1, -1, -1, -1, 0, 1374, 61, 0, 1, 2, 35, 36, 0, 0, 13},  // direction
    {301, -1, -1, -1, -1, 0, 1375, 62, 0, 1, 2, 35, 0, 0, 0, 13},  // scale
    {303, -1, -1, -1, -1, 0, 1376, 63, 0, 1, 2, 35, 0, 0, 0, 13},  // rotation
    {1253, -1, -1, -1, -1, 0, 1377, 64, 0, 1, 2, 35, 0, 0, 0, 13},  // velocity
    {1254, -1, -1, -1, -1, 727, 1378, 65, 1, 2, 1, 35, 9, 0, 0, 13},  // location
    {1255, -1, -1, -1, -1, 728, 1380, 66, 1, 2, 1, 35, 9, 0, 0, 13},  // locationInView
    {1254, -1, -1, -1, 1890, 729, 1382, 67, 2, 3, 1, 35, 9, 0, 0, 13},  // location
    {1257, -1, -1, -1, -1, 731, 1385, 68, 2, 3, 1, 35, 9, 0, 0, 13},  // locationOfTouch
    {304, -1, -1, -1, -1, 733, 1388, 69, 1, 2, 1, 35, 9, 0, 0, 13},  // translation
    {1259, -1, -1, -1, -1, 734, 1390, 70, 1, 2, 1, 35, 9, 0, 0, 13},  // translationInView
    {1253, -1, -1, -1, -1, 735, 1392, 71, 1, 2, 1, 35, 9, 0, 0, 13},  // velocity
    {1260, -1, -1, -1, -1, 736, 1394, 72, 1, 2, 1, 35, 9, 0, 0, 13},  // velocityInView
    {1261, -1, -1, -1, 1891, 737, 1396, 73, 2, 3, 1, 35, 61, 0, 0, 13},  // setTranslation
    {1261, -1, -1, -1, -1, 739, 1399, 74, 2, 3, 1, 35, 61, 0, 0, 13},  // setTranslation
    {993, -1, -1, -1, -1, 741, 1402, 75, 2, 3, 1, 35, 61, 0, 0, 13},  // addTarget
    {996, -1, -1, -1, -1, 743, 1405, 76, 2, 3, 1, 35, 61, 0, 0, 13},  // removeTarget
    {1262, -1, -1, -1, -1, 745, 1408, 77, 2, 3, 1, 32, 61, 0, 0, 13},  // touchesBegan
    {1262, -1, -1, -1, -1, 747, 1411, 78, 2, 3, 1, 35, 61, 0, 0, 13},  // touchesBegan
    {1262, -1, -1, -1, -1, 749, 1414, 79, 2, 3, 1, 32, 61, 0, 0, 13},  // touchesBegan
    {1262, -1, -1, -1, -1, 751, 1417, 80, 2, 3, 1, 35, 61, 0, 0, 13},  // touchesBegan
    {1264, -1, -1, -1, -1, 753, 1420, 81, 2, 3, 1, 32, 61, 0, 0, 13},  // touchesMoved
    {1264, -1, -1, -1, -1, 755, 1423, 82, 2, 3, 1, 35, 61, 0, 0, 13},  // touchesMoved
    {1264, -1, -1, -1, -1, 757, 1426, 83, 2, 3, 1, 32, 61, 0, 0, 13},  // touchesMoved
    {1264, -1, -1, -1, -1, 759, 1429, 84, 2, 3, 1, 35, 61, 0, 0, 13},  // touchesMoved
    {1265, -1, -1, -1, -1, 761, 1432, 85, 2, 3, 1, 32, 61, 0, 0, 13},  // touchesEnded
    {1265, -1, -1, -1, -1, 763, 1435, 86, 2, 3, 1, 35, 61, 0, 0, 13},  // touchesEnded
    {1265, -1, -1, -1, -1, 765, 1438, 87, 2, 3, 1, 32, 61, 0, 0, 13},  // touchesEnded
    {1265, -1, -1, -1, -1, 767, 1441, 88, 2, 3, 1, 35, 61, 0, 0, 13},  // touchesEnded
    {1266, -1, -1, -1, -1, 769, 1444, 89, 2, 3, 1, 32, 61, 0, 0, 13},  // touchesCancelled
    {1266, -1, -1, -1, -1, 771, 1447, 90, 2, 3, 1, 35, 61, 0, 0, 13},  // touchesCancelled
    {1266, -1, -1, -1, -1, 773, 1450, 91, 2, 3, 1, 32, 61, 0, 0, 13},  // touchesCancelled
    {1266, -1, -1, -1, -1, 775, 1453, 92, 2, 3, 1, 35, 61, 0, 0, 13},  // touchesCancelled
    {1267, -1, -1, -1, -1, 777, 1456, 93, 2, 3, 1, 35, 61, 0, 0, 13},  // ignore
    {1268, -1, -1, -1, -1, 779, 1459, 94, 2, 3, 1, 35, 61, 0, 0, 13},  // ignoreTouch
    {1270, -1, -1, -1, -1, 781, 1462, 95, 0, 1, 1, 35, 61, 0, 0, 13},  // reset
    {1271, -1, -1, -1, 1892, 781, 1463, 96, 1, 2, 1, 35, 61, 0, 0, 13},  // require
    {1273, -1, -1, -1, -1, 782, 1465, 97, 1, 2, 1, 35, 61, 0, 0, 13},  // requireGestureRecognizerToFail
    {1274, -1, -1, -1, -1, 783, 1467, 98, 1, 2, 1, 32, 61, 0, 0, 13},  // addGestureRecognizer
    {1275, -1, -1, -1, -1, 784, 1469, 99, 1, 2, 1, 32, 61, 0, 0, 13},  // removeGestureRecognizer
    {1276, -1, -1, -1, -1, 0, 1471, 100, 0, 1, 2, 32, 4, 0, 0, 13},  // gestureRecognizers
    {1277, -1, -1, -1, -1, 0, 1472, 101, 0, 1, 2, 32, 2, 0, 0, 13},  // isMultipleTouchEnabled
    {1278, -1, -1, -1, -1, 0, 1473, 102, 0, 1, 2, 32, 2, 0, 0, 13},  // multipleTouchEnabled
    {1279, -1, -1, -1, 1842, 0, 1474, 103, 0, 1, 2, 32, 2, 0, 0, 13},  // isExclusiveTouch
    {1254, -1, -1, -1, -1, 785, 1475, 0, 1, 2, 1, 58, 9, 0, 0, 14},  // location
    {1255, -1, -1, -1, -1, 786, 1477, 1, 1, 2, 1, 58, 9, 0, 0, 14},  // locationInView
    {1286, -1, -1, -1, -1, 787, 1479, 2, 1, 2, 1, 58, 9, 0, 0, 14},  // previousLocation
    {1287, -1, -1, -1, -1, 788, 1481, 3, 1, 2, 1, 58, 9, 0, 0, 14},  // previousLocationInView
    {1288, 1280, -1, -1, -1, 0, 0, 4, 0, 0, 5, 58, 58, 0, 0, 14},  // Phase
    {1215, 1290, 1291, -1, -1, 0, 0, 5, 0, 0, 5, 38, 37, 0, 0, 14},  // began
    {1292, 1290, 1293, -1, -1, 0, 0, 6, 0, 0, 5, 38, 37, 0, 0, 14},  // moved
    {1294, 1290, 1295, -1, -1, 0, 0, 7, 0, 0, 5, 38, 37, 0, 0, 14},  // stationary
    {1221, 1290, 1296, -1, -1, 0, 0, 8, 0, 0, 5, 38, 37, 0, 0, 14},  // ended
    {1224, 1290, 1297, -1, -1, 0, 0, 9, 0, 0, 5, 38, 37, 0, 0, 14},  // cancelled
    {725, -1, -1, -1, -1, 789, 1483, 10, 0, 1, 1, 5, 61, 0, 0, 14},  // anyObject
    {1300, -1, -1, -1, -1, 789, 1484, 11, 1, 2, 1, 58, 4, 0, 0, 14},  // touches
    {1301, -1, -1, -1, -1, 790, 1486, 12, 1, 2, 1, 58, 4, 0, 0, 14},  // touchesForView
    {1302, -1, -1, -1, -1, 791, 1488, 13, 1, 2, 1, 58, 4, 0, 0, 14},  // touchesForGestureRecognizer
    {1303, -1, -1, -1, -1, 792, 1490, 14, 1, 2, 1, 58, 4, 0, 0, 14},  // coalescedTouches
    {1304, -1, -1, -1, -1, 793, 1492, 15, 1, 2, 1, 58, 4, 0, 0, 14},  // coalescedTouchesForTouch
    {1305, -1, -1, -1, -1, 794, 1494, 16, 1, 2, 1, 58, 4, 0, 0, 14},  // predictedTouches
    {1306, -1, -1, -1, -1, 795, 1496, 17, 1, 2, 1, 58, 4, 0, 0, 14},  // predictedTouchesForTouch
    {1307, -1, -1, -1, -1, 796, 1498, 18, 3, 3, 0, 0, 61, 0, 0, 14},  // drag
    {1307, -1, -1, -1, -1, 799, 1501, 19, 4, 4, 0, 0, 61, 0, 0, 14},  // drag
    {1310, -1, -1, -1, -1, 803, 1505, 20, 3, 3, 0, 0, 61, 0, 0, 14},  // fingers
    {1310, -1, -1, -1, -1, 806, 1508, 21, 4, 4, 0, 0, 61, 0, 0, 14},  // fingers
    {1311, -1, -1, -1, -1, 810, 1512, 22, 4, 4, 0, 0, 61, 0, 0, 14},  // pinch
    {1311, -1, -1, -1, -1, 814, 1516, 23, 5, 5, 0, 0, 61, 0, 1, 14},  // pinch
    {1312, -1, -1, -1, -1, 819, 1521, 24, 4, 4, 0, 0, 61, 0, 1, 14},  // twist
    {1314, -1, -1, -1, -1, 823, 1525, 25, 1, 1, 0, 0, 61, 0, 0, 14},  // tap
    {1314, -1, -1, -1, -1, 824, 1526, 26, 2, 2, 0, 0, 61, 0, 0, 14},  // tap
    {1314, -1, -1, -1, -1, 826, 1528, 27, 2, 2, 0, 0, 61, 0, 0, 14},  // tap
    {1314, -1, -1, -1, -1, 828, 1530, 28, 3, 3, 0, 0, 61, 0, 0, 14},  // tap
    {1316, -1, -1, -1, -1, 831, 1533, 29, 2, 2, 0, 0, 61, 0, 0, 14},  // press
    {1310, -1, -1, -1, -1, 833, 1535, 30, 2, 2, 0, 0, 61, 0, 0, 14},  // fingers
    {1318, -1, -1, -1, -1, 835, 1537, 31, 0, 0, 0, 0, 61, 0, 0, 14},  // lift
    {1319, -1, -1, -1, -1, 835, 1537, 32, 0, 0, 0, 0, 61, 0, 0, 14},  // cancel
    {1322, 234, -1, -1, -1, 0, 0, 0, 0, 0, 5, 32, 58, 0, 0, 15},  // AnimationOptions
    {1323, 234, -1, -1, -1, 0, 0, 1, 0, 0, 5, 32, 58, 0, 0, 15},  // KeyframeAnimationOptions
    {1325, 234, -1, -1, -1, 0, 0, 2, 0, 0, 5, 32, 58, 0, 0, 15},  // AnimationCurve
    {1331, 1320, 1332, -1, -1, 0, 0, 3, 0, 0, 5, 45, 44, 0, 0, 15},  // curveEaseInOut
    {1333, 1320, 1334, -1, -1, 0, 0, 4, 0, 0, 5, 45, 44, 0, 0, 15},  // curveEaseIn
    {1335, 1320, 1336, -1, -1, 0, 0, 5, 0, 0, 5, 45, 44, 0, 0, 15},  // curveEaseOut
    {1337, 1320, 1338, -1, -1, 0, 0, 6, 0, 0, 5, 45, 44, 0, 0, 15},  // curveLinear
    {10, 1320, 1339, -1, -1, 0, 0, 7, 0, 0, 5, 45, 44, 0, 0, 15},  // repeat
    {1340, 1320, 1341, -1, -1, 0, 0, 8, 0, 0, 5, 45, 44, 0, 0, 15},  // autoreverse
    {1342, 1320, 1343, -1, -1, 0, 0, 9, 0, 0, 5, 45, 44, 0, 0, 15},  // beginFromCurrentState
    {1344, 1320, 1345, -1, -1, 0, 0, 10, 0, 0, 5, 45, 44, 0, 0, 15},  // overrideInheritedDuration
    {1346, 1320, 1347, -1, -1, 0, 0, 11, 0, 0, 5, 45, 44, 0, 0, 15},  // overrideInheritedCurve
    {1348, 1320, 1349, -1, -1, 0, 0, 12, 0, 0, 5, 45, 44, 0, 0, 15},  // overrideInheritedOptions
    {1350, 1320, 1351, -1, -1, 0, 0, 13, 0, 0, 5, 45, 44, 0, 0, 15},  // allowUserInteraction
    {1061, 1320, 1352, -1, -1, 0, 0, 14, 0, 0, 5, 45, 44, 0, 0, 15},  // layoutSubviews
    {1353, 1320, 1354, -1, -1, 0, 0, 15, 0, 0, 5, 45, 44, 0, 0, 15},  // allowAnimatedContent
    {1355, 1320, 1356, -1, -1, 0, 0, 16, 0, 0, 5, 45, 44, 0, 0, 15},  // showHideTransitionViews
    {1357, 1320, 1358, -1, -1, 0, 0, 17, 0, 0, 5, 45, 44, 0, 0, 15},  // calculationModeLinear
    {1359, 1320, 1360, -1, -1, 0, 0, 18, 0, 0, 5, 45, 44, 0, 0, 15},  // calculationModeDiscrete
    {1361, 1320, 1362, -1, -1, 0, 0, 19, 0, 0, 5, 45, 44, 0, 0, 15},  // calculationModePaced
    {1363, 1320, 1364, -1, -1, 0, 0, 20, 0, 0, 5, 45, 44, 0, 0, 15},  // calculationModeCubic
    {1365, 1320, 1366, -1, -1, 0, 0, 21, 0, 0, 5, 45, 44, 0, 0, 15},  // calculationModeCubicPaced
    {1367, 1320, -1, -1, -1, 0, 0, 22, 0, 0, 5, 45, 44, 0, 0, 15},  // CurveEaseInOut
    {1368, 1320, -1, -1, -1, 0, 0, 23, 0, 0, 5, 45, 44, 0, 0, 15},  // CurveEaseIn
    {1369, 1320, -1, -1, -1, 0, 0, 24, 0, 0, 5, 45, 44, 0, 0, 15},  // CurveEaseOut
    {1370, 1320, -1, -1, -1, 0, 0, 25, 0, 0, 5, 45, 44, 0, 0, 15},  // CurveLinear
    {1371, 1320, -1, -1, -1, 0, 0, 26, 0, 0, 5, 45, 44, 0, 0, 15},  // Repeat
    {1372, 1320, -1, -1, -1, 0, 0, 27, 0, 0, 5, 45, 44, 0, 0, 15},  // Autoreverse
    {1373, 1320, -1, -1, -1, 0, 0, 28, 0, 0, 5, 45, 44, 0, 0, 15},  // BeginFromCurrentState
    {1374, 1320, -1, -1, -1, 0, 0, 29, 0, 0, 5, 45, 44, 0, 0, 15},  // OverrideInheritedDuration
    {1375, 1320, -1, -1, -1, 0, 0, 30, 0, 0, 5, 45, 44, 0, 0, 15},  // OverrideInheritedCurve
    {1376, 1320, -1, -1, -1, 0, 0, 31, 0, 0, 5, 45, 44, 0, 0, 15},  // OverrideInheritedOptions
    {1377, 1320, -1, -1, -1, 0, 0, 32, 0, 0, 5, 45, 44, 0, 0, 15},  // AllowUserInteraction
    {1378, 1320, -1, -1, -1, 0, 0, 33, 0, 0, 5, 45, 44, 0, 0, 15},  // LayoutSubviews
    {1379, 1320, -1, -1, -1, 0, 0, 34, 0, 0, 5, 45, 44, 0, 0, 15},  // CalculationModeLinear
    {1380, 1324, 1381, -1, -1, 0, 0, 35, 0, 0, 5, 46, 45, 0, 0, 15},  // easeInOut
    {1382, 1324, 1383, -1, -1, 0, 0, 36, 0, 0, 5, 46, 45, 0, 0, 15},  // easeIn
    {1384, 1324, 1385, -1, -1, 0, 0, 37, 0, 0, 5, 46, 45, 0, 0, 15},  // easeOut
    {1386, 1324, 1387, -1, -1, 0, 0, 38, 0, 0, 5, 46, 45, 0, 0, 15},  // linear
    {1388, 1324, -1, -1, -1, 0, 0, 39, 0, 0, 5, 46, 45, 0, 0, 15},  // EaseInOut
    {1389, 1324, -1, -1, -1, 0, 0, 40, 0, 0, 5, 46, 45, 0, 0, 15},  // EaseIn
    {1390, 1324, -1, -1, -1, 0, 0, 41, 0, 0, 5, 46, 45, 0, 0, 15},  // EaseOut
    {1391, 1324, -1, -1, -1, 0, 0, 42, 0, 0, 5, 46, 45, 0, 0, 15},  // Linear
    {1386, 1326, 1392, -1, -1, 0, 0, 43, 0, 0, 5, 47, 46, 0, 0, 15},  // linear
    {1382, 1326, 1393, -1, -1, 0, 0, 44, 0, 0, 5, 47, 46, 0, 0, 15},  // easeIn
    {1384, 1326, 1394, -1, -1, 0, 0, 45, 0, 0, 5, 47, 46, 0, 0, 15},  // easeOut
    {1395, 1326, 1396, -1, -1, 0, 0, 46, 0, 0, 5, 47, 46, 0, 0, 15},  // easeInEaseOut
    {15, 1326, 1397, -1, -1, 0, 0, 47, 0, 0, 5, 47, 46, 0, 0, 15},  // default
    {1398, 1329, 1399, -1, -1, 0, 0, 48, 0, 0, 5, 48, 47, 0, 0, 15},  // removed
    {1400, 1329, 1401, -1, -1, 0, 0, 49, 0, 0, 5, 48, 47, 0, 0, 15},  // forwards
    {1402, 1329, 1403, -1, -1, 0, 0, 50, 0, 0, 5, 48, 47, 0, 0, 15},  // backwards
    {1404, 1329, 1405, -1, -1, 0, 0, 51, 0, 0, 5, 48, 47, 0, 0, 15},  // both
    {1406, 1327, 1407, -1, -1, 0, 0, 52, 0, 0, 5, 50, 49, 0, 0, 15},  // inactive
    {1408, 1327, 1409, -1, -1, 0, 0, 53, 0, 0, 5, 50, 49, 0, 0, 15},  // active
    {1410, 1327, 1411, -1, -1, 0, 0, 54, 0, 0, 5, 50, 49, 0, 0, 15},  // stopped
    {1412, 1328, 1413, -1, -1, 0, 0, 55, 0, 0, 5, 51, 50, 0, 0, 15},  // end
    {1414, 1328, 1415, -1, -1, 0, 0, 56, 0, 0, 5, 51, 50, 0, 0, 15},  // start
    {1080, 1328, 1416, -1, -1, 0, 0, 57, 0, 0, 5, 51, 50, 0, 0, 15},  // current
    {1386, 1330, 1417, -1, -1, 0, 0, 58, 0, 0, 5, 49, 48, 0, 0, 15},  // linear
    {1418, 1330, 1419, -1, -1, 0, 0, 59, 0, 0, 5, 49, 48, 0, 0, 15},  // discrete
    {1420, 1330, 1421, -1, -1, 0, 0, 60, 0, 0, 5, 49, 48, 0, 0, 15},  // paced
    {1422, 1330, 1423, -1, -1, 0, 0, 61, 0, 0, 5, 49, 48, 0, 0, 15},  // cubic
    {1424, 1330, 1425, -1, -1, 0, 0, 62, 0, 0, 5, 49, 48, 0, 0, 15},  // cubicPaced
    {852, -1, -1, -1, -1, 0, 1537, 63, 0, 1, 2, 44, 0, 0, 0, 15},  // rawValue
    {389, -1, -1, -1, -1, 0, 1538, 64, 0, 1, 2, 44, 2, 0, 0, 15},  // isEmpty
    {412, -1, -1, -1, -1, 835, 1539, 65, 1, 2, 1, 44, 2, 0, 0, 15},  // contains
    {718, -1, -1, -1, -1, 836, 1541, 66, 1, 2, 1, 44, 2, 0, 0, 15},  // isSuperset
    {717, -1, -1, -1, -1, 837, 1543, 67, 1, 2, 1, 44, 2, 0, 0, 15},  // isSubset
    {720, -1, -1, -1, -1, 838, 1545, 68, 1, 2, 1, 44, 2, 0, 0, 15},  // isStrictSuperset
    {719, -1, -1, -1, -1, 839, 1547, 69, 1, 2, 1, 44, 2, 0, 0, 15},  // isStrictSubset
    {721, -1, -1, -1, -1, 840, 1549, 70, 1, 2, 1, 44, 2, 0, 0, 15},  // isDisjoint
    {406, -1, -1, -1, -1, 841, 1551, 71, 1, 2, 1, 44, 43, 0, 0, 15},  // union
    {711, -1, -1, -1, -1, 842, 1553, 72, 1, 2, 1, 44, 61, 0, 0, 15},  // formUnion
    {101, -1, -1, -1, -1, 843, 1555, 73, 1, 2, 1, 44, 61, 0, 0, 15},  // insert
    {713, -1, -1, -1, -1, 844, 1557, 74, 1, 2, 1, 44, 43, 0, 0, 15},  // subtracting
    {714, -1, -1, -1, -1, 845, 1559, 75, 1, 2, 1, 44, 61, 0, 0, 15},  // subtract
    {102, -1, -1, -1, -1, 846, 1561, 76, 1, 2, 1, 44, 61, 0, 0, 15},  // remove
    {408, -1, -1, -1, -1, 847, 1563, 77, 1, 2, 1, 44, 43, 0, 0, 15},  // intersection
    {712, -1, -1, -1, -1, 848, 1565, 78, 1, 2, 1, 44, 61, 0, 0, 15},  // formIntersection
    {715, -1, -1, -1, -1, 849, 1567, 79, 1, 2, 1, 44, 43, 0, 0, 15},  // symmetricDifference
    {716, -1, -1, -1, -1, 850, 1569, 80, 1, 2, 1, 44, 61, 0, 0, 15},  // formSymmetricDifference
    {898, 234, -1, -1, -1, 851, 1571, 81, 0, 0, 4, 32, 25, 0, 0, 15},  // AutoresizingMask
    {898, 234, -1, -1, -1, 851, 1571, 82, 1, 1, 4, 32, 25, 0, 0, 15},  // AutoresizingMask
    {1322, 234, -1, -1, -1, 852, 1572, 83, 0, 0, 4, 32, 44, 0, 0, 15},  // AnimationOptions
    {1322, 234, -1, -1, -1, 852, 1572, 84, 1, 1, 4, 32, 44, 0, 0, 15},  // AnimationOptions
    {1323, 234, -1, -1, -1, 853, 1573, 85, 0, 0, 4, 32, 44, 0, 0, 15},  // KeyframeAnimationOptions
    {1323, 234, -1, -1, -1, 853, 1573, 86, 1, 1, 4, 32, 44, 0, 0, 15},  // KeyframeAnimationOptions
    {938, 240, -1, -1, -1, 854, 1574, 87, 0, 0, 4, 32, 40, 0, 0, 15},  // Event
    {938, 240, -1, -1, -1, 854, 1574, 88, 1, 1, 4, 32, 40, 0, 0, 15},  // Event
    {922, 240, -1, -1, -1, 855, 1575, 89, 0, 0, 4, 32, 41, 0, 0, 15},  // State
    {922, 240, -1, -1, -1, 855, 1575, 90, 1, 1, 4, 32, 41, 0, 0, 15},  // State
    {1208, 1207, -1, -1, -1, 856, 1576, 91, 0, 0, 4, 35, 36, 0, 0, 15},  // Direction
    {1208, 1207, -1, -1, -1, 856, 1576, 92, 1, 1, 4, 35, 36, 0, 0, 15},  // Direction
    {897, -1, -1, -1, -1, 857, 1577, 93, 0, 0, 3, 0, 25, 0, 0, 15},  // UIViewAutoresizing
    {897, -1, -1, -1, -1, 857, 1577, 94, 1, 1, 3, 0, 25, 0, 0, 15},  // UIViewAutoresizing
    {1320, -1, -1, -1, -1, 858, 1578, 95, 0, 0, 3, 0, 44, 0, 0, 15},  // UIViewAnimationOptions
    {1320, -1, -1, -1, -1, 858, 1578, 96, 1, 1, 3, 0, 44, 0, 0, 15},  // UIViewAnimationOptions
    {1321, -1, -1, -1, -1, 859, 1579, 97, 0, 0, 3, 0, 44, 0, 0, 15},  // UIViewKeyframeAnimationOptions
    {1321, -1, -1, -1, -1, 859, 1579, 98, 1, 1, 3, 0, 44, 0, 0, 15},  // UIViewKeyframeAnimationOptions
    {1426, -1, -1, -1, -1, 860, 1580, 99, 0, 0, 0, 0, 26, 0, 0, 15},  // UIRectCorner
    {1426, -1, -1, -1, -1, 860, 1580, 100, 1, 1, 0, 0, 26, 0, 0, 15},  // UIRectCorner
    {370, -1, -1, -1, -1, 861, 1581, 101, 0, 0, 3, 0, 27, 0, 0, 15},  // UIRectEdge
    {370, -1, -1, -1, -1, 861, 1581, 102, 1, 1, 3, 0, 27, 0, 0, 15},  // UIRectEdge
    {1130, -1, -1, -1, -1, 862, 1582, 103, 0, 0, 3, 0, 42, 0, 0, 15},  // CACornerMask
    {1130, -1, -1, -1, -1, 862, 1582, 104, 1, 1, 3, 0, 42, 0, 0, 15},  // CACornerMask
    {1427, -1, -1, -1, -1, 863, 1583, 0, 1, 1, 0, 0, 61, 0, 0, 16},  // advance
    {1428, -1, -1, -1, -1, 864, 1584, 1, 0, 0, 0, 0, 61, 0, 0, 16},  // run
    {1429, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 0, 0, 0, 16},  // now
    {1430, -1, -1, -1, -1, 864, 1584, 3, 0, 0, 0, 0, 0, 0, 0, 16},  // CACurrentMediaTime
    {1431, -1, -1, -1, -1, 864, 1584, 4, 1, 1, 3, 0, 39, 0, 0, 16},  // CAMediaTimingFunction
    {1435, 1431, -1, -1, -1, 865, 1585, 5, 1, 1, 4, 40, 39, 0, 0, 16},  // functionWithName
    {1431, -1, -1, -1, -1, 866, 1586, 6, 4, 4, 3, 0, 39, 0, 0, 16},  // CAMediaTimingFunction
    {1432, -1, -1, -1, -1, 870, 1590, 7, 2, 2, 3, 0, 39, 0, 0, 16},  // UICubicTimingParameters
    {1432, -1, -1, -1, -1, 872, 1592, 8, 1, 1, 3, 0, 39, 0, 0, 16},  // UICubicTimingParameters
    {1432, -1, -1, -1, -1, 873, 1593, 9, 0, 0, 3, 0, 39, 0, 0, 16},  // UICubicTimingParameters
    {1433, -1, -1, -1, -1, 873, 1593, 10, 1, 1, 3, 0, 39, 0, 0, 16},  // UISpringTimingParameters
    {1433, -1, -1, -1, -1, 874, 1594, 11, 2, 2, 3, 0, 39, 0, 0, 16},  // UISpringTimingParameters
    {1433, -1, -1, -1, -1, 876, 1596, 12, 4, 4, 3, 0, 39, 0, 0, 16},  // UISpringTimingParameters
    {1433, -1, -1, -1, -1, 880, 1600, 13, 0, 0, 3, 0, 39, 0, 0, 16},  // UISpringTimingParameters
    {1433, -1, -1, -1, -1, 882, 1600, 14, 2, 2, 3, 0, 39, 0, 0, 16},  // UISpringTimingParameters
    {1433, -1, -1, -1, -1, 887, 1602, 15, 3, 3, 3, 0, 39, 0, 0, 16},  // UISpringTimingParameters
    {75, -1, -1, -1, -1, 890, 1605, 16, 1, 2, 1, 40, 0, 0, 0, 16},  // value
    {1253, -1, -1, -1, -1, 891, 1607, 17, 1, 2, 1, 40, 0, 0, 0, 16},  // velocity
    {1437, -1, -1, -1, -1, 0, 1609, 18, 0, 1, 2, 40, 9, 0, 0, 16},  // controlPoint1
    {1438, -1, -1, -1, -1, 0, 1610, 19, 0, 1, 2, 40, 9, 0, 0, 16},  // controlPoint2
    {1386, 1434, -1, -1, -1, 0, 0, 20, 0, 0, 5, 40, 39, 0, 0, 16},  // linear
    {1382, 1434, -1, -1, -1, 0, 0, 21, 0, 0, 5, 40, 39, 0, 0, 16},  // easeIn
    {1384, 1434, -1, -1, -1, 0, 0, 22, 0, 0, 5, 40, 39, 0, 0, 16},  // easeOut
    {1380, 1434, -1, -1, -1, 0, 0, 23, 0, 0, 5, 40, 39, 0, 0, 16},  // easeInOut
    {1447, 1434, -1, -1, -1, 892, 1611, 24, 2, 2, 4, 40, 39, 0, 0, 16},  // bezier
    {1450, -1, -1, -1, -1, 894, 1613, 25, 3, 3, 0, 0, 14, 0, 0, 16},  // interpolate
    {1451, 234, -1, -1, -1, 899, 1616, 0, 2, 2, 4, 32, 61, 0, 0, 17},  // animate
    {1451, 234, -1, -1, -1, 904, 1618, 1, 3, 3, 4, 32, 61, 0, 0, 17},  // animate
    {1451, 234, -1, -1, -1, 910, 1621, 2, 3, 3, 4, 32, 61, 0, 0, 17},  // animate
    {1451, 234, -1, -1, -1, 917, 1624, 3, 4, 4, 4, 32, 61, 0, 0, 17},  // animate
    {1451, 234, -1, -1, -1, 925, 1628, 4, 4, 4, 4, 32, 61, 0, 0, 17},  // animate
    {1451, 234, -1, -1, -1, 934, 1632, 5, 5, 5, 4, 32, 61, 0, 0, 17},  // animate
    {1451, 234, -1, -1, -1, 944, 1637, 6, 5, 5, 4, 32, 61, 0, 0, 17},  // animate
    {1451, 234, -1, -1, -1, 955, 1642, 7, 6, 6, 4, 32, 61, 0, 0, 17},  // animate
    {1451, 234, -1, -1, -1, 967, 1648, 8, 6, 6, 4, 32, 61, 0, 0, 17},  // animate
    {1451, 234, -1, -1, -1, 980, 1654, 9, 7, 7, 4, 32, 61, 0, 0, 17},  // animate
    {1459, 234, -1, -1, -1, 989, 1661, 10, 2, 2, 4, 32, 61, 0, 0, 17},  // animateWithDuration
    {1459, 234, -1, -1, -1, 994, 1663, 11, 3, 3, 4, 32, 61, 0, 0, 17},  // animateWithDuration
    {1459, 234, -1, -1, -1, 1001, 1666, 12, 4, 4, 4, 32, 61, 0, 0, 17},  // animateWithDuration
    {1459, 234, -1, -1, -1, 1010, 1670, 13, 5, 5, 4, 32, 61, 0, 0, 17},  // animateWithDuration
    {1459, 234, -1, -1, -1, 1022, 1675, 14, 7, 7, 4, 32, 61, 0, 0, 17},  // animateWithDuration
    {1451, 234, -1, -1, -1, 1031, 1682, 15, 2, 2, 4, 32, 61, 0, 0, 17},  // animate
    {1451, 234, -1, -1, -1, 1036, 1684, 16, 3, 3, 4, 32, 61, 0, 0, 17},  // animate
    {1451, 234, -1, -1, -1, 1042, 1687, 17, 3, 3, 4, 32, 61, 0, 0, 17},  // animate
    {1451, 234, -1, -1, -1, 1049, 1690, 18, 4, 4, 4, 32, 61, 0, 0, 17},  // animate
    {1451, 234, -1, -1, -1, 1056, 1694, 19, 3, 3, 4, 32, 61, 0, 0, 17},  // animate
    {1451, 234, -1, -1, -1, 1063, 1697, 20, 4, 4, 4, 32, 61, 0, 0, 17},  // animate
    {1451, 234, -1, -1, -1, 1071, 1701, 21, 4, 4, 4, 32, 61, 0, 0, 17},  // animate
    {1451, 234, -1, -1, -1, 1080, 1705, 22, 5, 5, 4, 32, 61, 0, 0, 17},  // animate
    {1451, 234, -1, -1, -1, 1088, 1710, 23, 3, 3, 4, 32, 61, 0, 0, 17},  // animate
    {1451, 234, -1, -1, -1, 1095, 1713, 24, 4, 4, 4, 32, 61, 0, 0, 17},  // animate
    {1451, 234, -1, -1, -1, 1103, 1717, 25, 4, 4, 4, 32, 61, 0, 0, 17},  // animate
    {1451, 234, -1, -1, -1, 1112, 1721, 26, 5, 5, 4, 32, 61, 0, 0, 17},  // animate
    {1451, 234, -1, -1, -1, 1122, 1726, 27, 5, 5, 4, 32, 61, 0, 0, 17},  // animate
    {1451, 234, -1, -1, -1, 1133, 1731, 28, 6, 6, 4, 32, 61, 0, 0, 17},  // animate
    {1451, 234, -1, -1, -1, 1143, 1737, 29, 4, 4, 4, 32, 61, 0, 0, 17},  // animate
    {1451, 234, -1, -1, -1, 1152, 1741, 30, 5, 5, 4, 32, 61, 0, 0, 17},  // animate
    {1451, 234, -1, -1, -1, 1161, 1746, 31, 4, 4, 4, 32, 61, 0, 0, 17},  // animate
    {1451, 234, -1, -1, -1, 1170, 1750, 32, 5, 5, 4, 32, 61, 0, 0, 17},  // animate
    {1451, 234, -1, -1, -1, 1180, 1755, 33, 5, 5, 4, 32, 61, 0, 0, 17},  // animate
    {1451, 234, -1, -1, -1, 1191, 1760, 34, 6, 6, 4, 32, 61, 0, 0, 17},  // animate
    {1451, 234, -1, -1, -1, 1202, 1766, 35, 5, 5, 4, 32, 61, 0, 0, 17},  // animate
    {1451, 234, -1, -1, -1, 1213, 1771, 36, 6, 6, 4, 32, 61, 0, 0, 17},  // animate
    {1451, 234, -1, -1, -1, 1225, 1777, 37, 6, 6, 4, 32, 61, 0, 0, 17},  // animate
    {1451, 234, -1, -1, -1, 1238, 1783, 38, 7, 7, 4, 32, 61, 0, 0, 17},  // animate
    {1461, 234, -1, -1, -1, 1252, 1790, 39, 7, 7, 4, 32, 61, 0, 0, 17},  // animateWithSpringDuration
    {1462, 234, -1, -1, -1, 1262, 1797, 40, 3, 3, 4, 32, 61, 0, 0, 17},  // animateKeyframes
    {1462, 234, -1, -1, -1, 1269, 1800, 41, 4, 4, 4, 32, 61, 0, 0, 17},  // animateKeyframes
    {1462, 234, -1, -1, -1, 1277, 1804, 42, 4, 4, 4, 32, 61, 0, 0, 17},  // animateKeyframes
    {1462, 234, -1, -1, -1, 1286, 1808, 43, 5, 5, 4, 32, 61, 0, 0, 17},  // animateKeyframes
    {1463, 234, -1, -1, -1, 1296, 1813, 44, 5, 5, 4, 32, 61, 0, 0, 17},  // animateKeyframesWithDuration
    {1464, 234, -1, -1, -1, 1304, 1818, 45, 3, 3, 4, 32, 61, 0, 0, 17},  // addKeyframe
    {1467, 234, -1, -1, -1, 1310, 1821, 46, 3, 3, 4, 32, 61, 0, 0, 17},  // addKeyframeWithRelativeStartTime
    {1468, 234, -1, -1, -1, 1313, 1824, 47, 3, 3, 4, 32, 61, 0, 0, 17},  // modifyAnimations
    {1471, 1472, -1, -1, -1, 1321, 1827, 48, 5, 5, 4, 39, 38, 0, 0, 17},  // runningPropertyAnimator
    {1471, 1472, -1, -1, -1, 1330, 1832, 49, 4, 4, 4, 39, 38, 0, 0, 17},  // runningPropertyAnimator
    {1471, 1472, -1, -1, -1, 1338, 1836, 50, 4, 4, 4, 39, 38, 0, 0, 17},  // runningPropertyAnimator
    {1471, 1472, -1, -1, -1, 1345, 1840, 51, 3, 3, 4, 39, 38, 0, 0, 17},  // runningPropertyAnimator
    {1473, 234, -1, -1, -1, 1348, 1843, 52, 2, 2, 4, 32, 61, 0, 0, 17},  // beginAnimations
    {1475, 234, -1, -1, -1, 1350, 1845, 53, 0, 0, 4, 32, 61, 0, 0, 17},  // commitAnimations
    {1476, 234, -1, -1, -1, 1350, 1845, 54, 1, 1, 4, 32, 61, 0, 0, 17},  // setAnimationDuration
    {1477, 234, -1, -1, -1, 1351, 1846, 55, 1, 1, 4, 32, 61, 0, 0, 17},  // setAnimationDelay
    {1478, 234, -1, -1, -1, 1352, 1847, 56, 1, 1, 4, 32, 61, 0, 0, 17},  // setAnimationRepeatCount
    {1479, 234, -1, -1, -1, 1353, 1848, 57, 1, 1, 4, 32, 61, 0, 0, 17},  // setAnimationRepeatAutoreverses
    {1480, 234, -1, -1, -1, 1354, 1849, 58, 1, 1, 4, 32, 61, 0, 0, 17},  // setAnimationBeginsFromCurrentState
    {1481, 234, -1, -1, -1, 1355, 1850, 59, 1, 1, 4, 32, 61, 0, 0, 17},  // setAnimationCurve
    {1482, 234, -1, -1, -1, 1356, 1851, 60, 1, 1, 4, 32, 61, 0, 0, 17},  // setAnimationDelegate
    {1483, 234, -1, -1, -1, 1357, 1852, 61, 1, 1, 4, 32, 61, 0, 0, 17},  // setAnimationDidStop
    {1484, 234, -1, -1, -1, 1358, 1853, 62, 1, 1, 4, 32, 61, 0, 0, 17},  // setAnimationDidStopSelector
    {1084, 1485, -1, -1, -1, 0, 0, 63, 0, 0, 5, 53, 52, 0, 0, 17},  // main
    {1488, 1485, -1, -1, -1, 0, 0, 64, 0, 0, 5, 53, 52, 0, 0, 17},  // background
    {1489, 1485, -1, -1, -1, 1359, 1854, 65, 0, 0, 4, 53, 52, 0, 0, 17},  // global
    {1489, 1485, -1, -1, -1, 1359, 1854, 66, 1, 1, 4, 53, 52, 0, 0, 17},  // global
    {1485, -1, -1, -1, -1, 1360, 1855, 67, 1, 1, 3, 0, 52, 0, 0, 17},  // DispatchQueue
    {1485, -1, -1, -1, -1, 1361, 1856, 68, 2, 2, 3, 0, 52, 0, 0, 17},  // DispatchQueue
    {1491, -1, -1, -1, -1, 1363, 1858, 69, 1, 2, 1, 53, 61, 0, 0, 17},  // sync
    {1491, -1, -1, -1, -1, 1364, 1860, 70, 1, 2, 1, 53, 61, 0, 0, 17},  // sync
    {1493, -1, -1, -1, -1, 1365, 1862, 71, 1, 2, 1, 53, 61, 0, 0, 17},  // async
    {1493, -1, -1, -1, -1, 1366, 1864, 72, 1, 2, 1, 53, 61, 0, 0, 17},  // async
    {1494, -1, -1, -1, -1, 1367, 1866, 73, 2, 3, 1, 53, 61, 0, 0, 17},  // asyncAfter
    {1494, -1, -1, -1, -1, 1369, 1869, 74, 2, 3, 1, 53, 61, 0, 0, 17},  // asyncAfter
    {1496, -1, -1, -1, -1, 1371, 1872, 75, 2, 2, 0, 0, 61, 0, 0, 17},  // dispatch_async
    {1497, -1, -1, -1, -1, 1373, 1874, 76, 3, 3, 0, 0, 61, 0, 0, 17},  // dispatch_after
    {1498, -1, -1, -1, -1, 1376, 1877, 77, 0, 0, 0, 0, 52, 0, 0, 17},  // dispatch_get_main_queue
    {1429, 1486, -1, -1, -1, 1376, 1877, 78, 0, 0, 4, 1, 0, 0, 0, 17},  // now
    {1317, 1487, -1, -1, -1, 1376, 1877, 79, 1, 1, 4, 1, 0, 0, 0, 17},  // seconds
    {1499, 1487, -1, -1, -1, 1377, 1878, 80, 1, 1, 4, 1, 0, 0, 0, 17},  // milliseconds
    {1500, 1487, -1, -1, -1, 1378, 1879, 81, 1, 1, 4, 1, 0, 0, 0, 17},  // microseconds
    {1501, 1487, -1, -1, -1, 1379, 1880, 82, 1, 1, 4, 1, 0, 0, 0, 17},  // nanoseconds
    {1502, -1, -1, -1, -1, 0, 0, 83, 0, 0, 5, 0, 0, 0, 0, 17},  // DISPATCH_TIME_NOW
    {1503, -1, -1, -1, -1, 0, 0, 84, 0, 0, 5, 0, 0, 0, 0, 17},  // NSEC_PER_SEC
    {1504, -1, -1, -1, -1, 0, 0, 85, 0, 0, 5, 0, 0, 0, 0, 17},  // NSEC_PER_MSEC
    {1505, -1, -1, -1, -1, 1380, 1881, 86, 2, 2, 0, 0, 0, 0, 0, 17},  // dispatch_time
    {1506, 234, -1, -1, -1, 1383, 1883, 87, 1, 1, 4, 32, 61, 0, 0, 17},  // performWithoutAnimation
    {1507, 234, -1, -1, -1, 1384, 1884, 88, 1, 1, 4, 32, 61, 0, 0, 17},  // setAnimationsEnabled
    {1508, 234, -1, -1, -1, 1385, 1885, 89, 0, 0, 4, 32, 2, 0, 0, 17},  // areAnimationsEnabled
    {1508, 234, -1, -1, -1, 0, 0, 90, 0, 0, 5, 32, 2, 0, 0, 17},  // areAnimationsEnabled
    {1509, -1, -1, -1, -1, 0, 0, 0, 0, 0, 3, 0, 38, 0, 0, 18},  // CABasicAnimation
    {1509, -1, -1, -1, -1, 1385, 1885, 1, 1, 1, 3, 0, 38, 0, 0, 18},  // CABasicAnimation
    {1511, -1, -1, -1, -1, 0, 0, 2, 0, 0, 3, 0, 38, 0, 0, 18},  // CASpringAnimation
    {1511, -1, -1, -1, -1, 1386, 1886, 3, 1, 1, 3, 0, 38, 0, 0, 18},  // CASpringAnimation
    {1512, -1, -1, -1, -1, 0, 0, 4, 0, 0, 3, 0, 38, 0, 0, 18},  // CAKeyframeAnimation
    {1512, -1, -1, -1, -1, 1387, 1887, 5, 1, 1, 3, 0, 38, 0, 0, 18},  // CAKeyframeAnimation
    {1513, -1, -1, -1, -1, 0, 0, 6, 0, 0, 3, 0, 38, 0, 0, 18},  // CAAnimationGroup
    {1510, -1, -1, -1, -1, 0, 1888, 7, 0, 1, 2, 39, 3, 0, 0, 18},  // keyPath
    {1514, -1, -1, -1, -1, 0, 1889, 8, 0, 1, 2, 39, 61, 0, 1, 18},  // fromValue
    {1515, -1, -1, -1, -1, 0, 1890, 9, 0, 1, 2, 39, 61, 0, 1, 18},  // toValue
    {1516, -1, -1, -1, -1, 0, 1891, 10, 0, 1, 2, 39, 61, 0, 1, 18},  // byValue
    {693, -1, -1, -1, -1, 0, 1892, 11, 0, 1, 2, 39, 4, 0, 1, 18},  // values
    {1517, -1, -1, -1, -1, 0, 1893, 12, 0, 1, 2, 39, 33, 0, 0, 18},  // path
    {1518, -1, -1, -1, -1, 0, 1894, 13, 0, 1, 2, 39, 4, 0, 0, 18},  // keyTimes
    {1519, -1, -1, -1, -1, 0, 1895, 14, 0, 1, 2, 39, 4, 0, 0, 18},  // timingFunctions
    {1520, -1, -1, -1, -1, 0, 1896, 15, 0, 1, 2, 39, 48, 0, 0, 18},  // calculationMode
    {1521, -1, -1, -1, -1, 0, 1897, 16, 0, 1, 2, 39, 4, 0, 0, 18},  // tensionValues
    {1522, -1, -1, -1, -1, 0, 1898, 17, 0, 1, 2, 39, 4, 0, 0, 18},  // continuityValues
    {1523, -1, -1, -1, -1, 0, 1899, 18, 0, 1, 2, 39, 4, 0, 0, 18},  // biasValues
    {1524, -1, -1, -1, -1, 0, 1900, 19, 0, 1, 2, 39, 61, 0, 0, 18},  // rotationMode
    {1453, -1, -1, -1, -1, 0, 1901, 20, 0, 1, 2, 39, 4, 0, 0, 18},  // animations
    {1525, -1, -1, -1, -1, 0, 1902, 21, 0, 1, 2, 39, 2, 0, 0, 18},  // additive
    {1526, -1, -1, -1, -1, 0, 1903, 22, 0, 1, 2, 39, 2, 0, 0, 18},  // isAdditive
    {1527, -1, -1, -1, -1, 0, 1904, 23, 0, 1, 2, 39, 2, 0, 0, 18},  // cumulative
    {1528, -1, -1, -1, -1, 0, 1905, 24, 0, 1, 2, 39, 2, 0, 0, 18},  // isCumulative
    {1442, -1, -1, -1, -1, 0, 1906, 25, 0, 1, 2, 39, 0, 0, 0, 18},  // mass
    {1443, -1, -1, -1, -1, 0, 1907, 26, 0, 1, 2, 39, 0, 0, 0, 18},  // stiffness
    {1444, -1, -1, -1, -1, 0, 1908, 27, 0, 1, 2, 39, 0, 0, 0, 18},  // damping
    {1441, -1, -1, -1, -1, 0, 1909, 28, 0, 1, 2, 39, 0, 0, 0, 18},  // initialVelocity
    {1529, -1, -1, -1, -1, 0, 1910, 29, 0, 1, 2, 39, 39, 0, 0, 18},  // timingFunction
    {1445, -1, -1, -1, -1, 0, 1911, 30, 0, 1, 2, 39, 0, 0, 0, 18},  // duration
    {1530, -1, -1, -1, -1, 0, 1912, 31, 0, 1, 2, 39, 0, 0, 0, 18},  // speed
    {1531, -1, -1, -1, -1, 0, 1913, 32, 0, 1, 2, 39, 0, 0, 0, 18},  // beginTime
    {1532, -1, -1, -1, -1, 0, 1914, 33, 0, 1, 2, 39, 0, 0, 0, 18},  // timeOffset
    {1533, -1, -1, -1, -1, 0, 1915, 34, 0, 1, 2, 39, 0, 0, 0, 18},  // repeatCount
    {1534, -1, -1, -1, -1, 0, 1916, 35, 0, 1, 2, 39, 0, 0, 0, 18},  // repeatDuration
    {1470, -1, -1, -1, -1, 0, 1917, 36, 0, 1, 2, 39, 2, 0, 0, 18},  // autoreverses
    {1535, -1, -1, -1, -1, 0, 1918, 37, 0, 1, 2, 39, 47, 0, 0, 18},  // fillMode
    {1536, -1, -1, -1, -1, 0, 1919, 38, 0, 1, 2, 39, 2, 0, 0, 18},  // isRemovedOnCompletion
    {1537, -1, -1, -1, -1, 0, 1920, 39, 0, 1, 2, 39, 2, 0, 0, 18},  // removedOnCompletion
    {896, -1, -1, -1, -1, 0, 1921, 40, 0, 1, 2, 39, 61, 0, 0, 18},  // delegate
    {1538, -1, -1, -1, 1889, 0, 1922, 41, 0, 1, 2, 39, 2, 0, 0, 18},  // isInterruptible
    {801, -1, -1, -1, -1, 0, 1923, 42, 0, 1, 2, 39, 2, 0, 0, 18},  // isUserInteractionEnabled
    {1539, -1, -1, -1, -1, 0, 1924, 43, 0, 1, 2, 39, 0, 0, 0, 18},  // settlingDuration
    {1511, -1, -1, -1, -1, 1388, 1925, 44, 2, 2, 3, 0, 38, 0, 0, 18},  // CASpringAnimation
    {1540, -1, -1, -1, -1, 0, 1927, 45, 0, 1, 2, 39, 0, 0, 0, 18},  // perceptualDuration
    {1446, -1, -1, -1, -1, 0, 1928, 46, 0, 1, 2, 39, 0, 0, 0, 18},  // bounce
    {1472, -1, -1, -1, -1, 1390, 1929, 47, 0, 0, 3, 0, 38, 0, 0, 18},  // UIViewPropertyAnimator
    {1472, -1, -1, -1, -1, 1393, 1929, 48, 3, 3, 3, 0, 38, 0, 0, 18},  // UIViewPropertyAnimator
    {1472, -1, -1, -1, -1, 1398, 1932, 49, 2, 2, 3, 0, 38, 0, 0, 18},  // UIViewPropertyAnimator
    {1472, -1, -1, -1, -1, 1403, 1934, 50, 3, 3, 3, 0, 38, 0, 0, 18},  // UIViewPropertyAnimator
    {1472, -1, -1, -1, -1, 1408, 1937, 51, 2, 2, 3, 0, 38, 0, 0, 18},  // UIViewPropertyAnimator
    {1472, -1, -1, -1, -1, 1414, 1939, 52, 4, 4, 3, 0, 38, 0, 0, 18},  // UIViewPropertyAnimator
    {1472, -1, -1, -1, -1, 1421, 1943, 53, 3, 3, 3, 0, 38, 0, 0, 18},  // UIViewPropertyAnimator
    {1472, -1, -1, -1, -1, 1426, 1946, 54, 2, 2, 3, 0, 38, 0, 0, 18},  // UIViewPropertyAnimator
    {1543, -1, -1, -1, -1, 1428, 1948, 55, 0, 1, 1, 39, 61, 0, 0, 18},  // startAnimation
    {1543, -1, -1, -1, 1885, 1428, 1949, 56, 1, 2, 1, 39, 61, 0, 0, 18},  // startAnimation
    {1545, -1, -1, -1, -1, 1429, 1951, 57, 0, 1, 1, 39, 61, 0, 0, 18},  // pauseAnimation
    {1546, -1, -1, -1, -1, 1429, 1952, 58, 1, 2, 1, 39, 61, 0, 0, 18},  // stopAnimation
    {1547, -1, -1, -1, 1886, 1430, 1954, 59, 1, 2, 1, 39, 61, 0, 0, 18},  // finishAnimation
    {1548, -1, -1, -1, 1887, 1431, 1956, 60, 2, 3, 1, 39, 61, 0, 0, 18},  // continueAnimation
    {1551, -1, -1, -1, -1, 1433, 1959, 61, 1, 2, 1, 39, 61, 0, 0, 18},  // addAnimations
    {1551, -1, -1, -1, -1, 1434, 1961, 62, 2, 3, 1, 39, 61, 0, 0, 18},  // addAnimations
    {1553, -1, -1, -1, -1, 1436, 1964, 63, 1, 2, 1, 39, 61, 0, 0, 18},  // addCompletion
    {594, -1, -1, -1, -1, 0, 1966, 64, 0, 1, 2, 39, 49, 0, 0, 18},  // state
    {1554, -1, -1, -1, 1888, 0, 1967, 65, 0, 1, 2, 39, 2, 0, 0, 18},  // isRunning
    {1455, -1, -1, -1, -1, 0, 1968, 66, 0, 1, 2, 39, 0, 0, 0, 18},  // delay
    {1542, -1, -1, -1, -1, 0, 1969, 67, 0, 1, 2, 39, 39, 0, 0, 18},  // timingParameters
    {1555, -1, -1, -1, -1, 0, 1970, 68, 0, 1, 2, 39, 0, 0, 0, 18},  // fractionComplete
    {1556, -1, -1, -1, 589, 0, 1971, 69, 0, 1, 2, 39, 2, 0, 0, 18},  // isReversed
    {1557, -1, -1, -1, -1, 0, 1972, 70, 0, 1, 2, 39, 2, 0, 0, 18},  // scrubsLinearly
    {1558, -1, -1, -1, -1, 0, 1973, 71, 0, 1, 2, 39, 2, 0, 0, 18},  // pausesOnCompletion
    {852, -1, -1, -1, -1, 0, 1974, 72, 0, 1, 2, 50, 0, 0, 0, 18},  // rawValue
    {852, -1, -1, -1, -1, 0, 1975, 73, 0, 1, 2, 51, 0, 0, 0, 18},  // rawValue
    {1561, -1, -1, -1, 1856, 1437, 1976, 74, 2, 3, 1, 33, 61, 0, 0, 18},  // add
    {1562, -1, -1, -1, 1857, 1439, 1979, 75, 1, 2, 1, 33, 61, 0, 0, 18},  // removeAnimation
    {1563, -1, -1, -1, 1893, 1440, 1981, 76, 1, 2, 1, 33, 38, 0, 0, 18},  // animation
    {1564, -1, -1, -1, -1, 1441, 1983, 77, 0, 1, 1, 33, 61, 0, 0, 18},  // removeAllAnimations
    {1565, -1, -1, -1, -1, 1441, 1984, 78, 0, 1, 1, 33, 4, 0, 0, 18},  // animationKeys
    {75, -1, -1, -1, 1896, 1441, 1985, 79, 1, 2, 1, 33, 0, 0, 0, 18},  // value
    {1019, -1, -1, -1, 1897, 1442, 1987, 80, 2, 3, 1, 33, 61, 0, 0, 18},  // setValue
    {75, -1, -1, -1, 1896, 1444, 1990, 81, 1, 2, 1, 32, 0, 0, 0, 18},  // value
    {1019, -1, -1, -1, 1897, 1445, 1992, 82, 2, 3, 1, 32, 61, 0, 0, 18},  // setValue
    {75, -1, -1, -1, 1894, 1447, 1995, 83, 1, 2, 1, 33, 61, 0, 0, 18},  // value
    {1019, -1, -1, -1, 1895, 1448, 1997, 84, 2, 3, 1, 33, 61, 0, 0, 18},  // setValue
    {75, -1, -1, -1, 1894, 1450, 2000, 85, 1, 2, 1, 32, 61, 0, 0, 18},  // value
    {1019, -1, -1, -1, 1895, 1451, 2002, 86, 2, 3, 1, 32, 61, 0, 0, 18},  // setValue
    {1019, -1, -1, -1, 1895, 1453, 2005, 87, 2, 3, 1, 39, 61, 0, 0, 18},  // setValue
    {75, -1, -1, -1, 1894, 1455, 2008, 88, 1, 2, 1, 39, 61, 0, 0, 18},  // value
    {1530, -1, -1, -1, -1, 0, 2010, 89, 0, 1, 2, 33, 0, 0, 0, 18},  // speed
    {1531, -1, -1, -1, -1, 0, 2011, 90, 0, 1, 2, 33, 0, 0, 0, 18},  // beginTime
    {1532, -1, -1, -1, -1, 0, 2012, 91, 0, 1, 2, 33, 0, 0, 0, 18},  // timeOffset
    {1567, -1, -1, -1, 1851, 1456, 2013, 92, 2, 3, 1, 33, 0, 0, 0, 18},  // convertTime
    {1567, -1, -1, -1, 1852, 1458, 2016, 93, 2, 3, 1, 33, 0, 0, 0, 18},  // convertTime
    {1569, 1568, -1, -1, -1, 1460, 2019, 94, 0, 0, 4, 52, 61, 0, 0, 18},  // begin
    {1570, 1568, -1, -1, -1, 1460, 2019, 95, 0, 0, 4, 52, 61, 0, 0, 18},  // commit
    {1571, 1568, -1, -1, -1, 1460, 2019, 96, 0, 0, 4, 52, 61, 0, 0, 18},  // flush
    {1476, 1568, -1, -1, -1, 1460, 2019, 97, 1, 1, 4, 52, 61, 0, 0, 18},  // setAnimationDuration
    {1572, 1568, -1, -1, -1, 1461, 2020, 98, 1, 1, 4, 52, 61, 0, 0, 18},  // setDisableActions
    {1573, 1568, -1, -1, -1, 1462, 2021, 99, 1, 1, 4, 52, 61, 0, 0, 18},  // setAnimationTimingFunction
    {1574, 1568, -1, -1, -1, 1463, 2022, 100, 1, 1, 4, 52, 61, 0, 0, 18},  // setCompletionBlock
    {1019, 1568, -1, -1, -1, 1464, 2023, 101, 2, 2, 4, 52, 61, 0, 0, 18},  // setValue
    {1575, -1, -1, -1, -1, 0, 0, 102, 0, 0, 5, 0, 3, 0, 0, 18},  // kCATransactionAnimationDuration
    {1576, -1, -1, -1, -1, 0, 0, 103, 0, 0, 5, 0, 3, 0, 0, 18},  // kCATransactionDisableActions
    {1577, -1, -1, -1, -1, 0, 0, 104, 0, 0, 5, 0, 3, 0, 0, 18},  // kCATransactionAnimationTimingFunction
    {1578, -1, -1, -1, -1, 0, 0, 105, 0, 0, 5, 0, 3, 0, 0, 18},  // kCATransactionCompletionBlock
    {1579, -1, -1, -1, -1, 0, 0, 106, 0, 0, 5, 0, 2, 0, 0, 18},  // kCFBooleanTrue
    {1580, -1, -1, -1, -1, 0, 0, 107, 0, 0, 5, 0, 2, 0, 0, 18},  // kCFBooleanFalse
    {1581, -1, -1, -1, -1, 1466, 2025, 108, 1, 1, 0, 0, 14, 0, 0, 18},  // NSValue
    {1581, -1, -1, -1, -1, 1467, 2026, 109, 1, 1, 0, 0, 14, 0, 0, 18},  // NSValue
    {1584, -1, -1, -1, -1, 0, 0, 110, 0, 0, 5, 0, 14, 0, 0, 18},  // CATransform3DIdentity
    {1585, -1, -1, -1, -1, 1468, 2027, 111, 3, 3, 0, 0, 14, 0, 0, 18},  // CATransform3DMakeScale
    {1586, -1, -1, -1, -1, 1471, 2030, 112, 3, 3, 0, 0, 14, 0, 0, 18},  // CATransform3DMakeTranslation
    {1587, -1, -1, -1, -1, 1474, 2033, 113, 1, 1, 0, 0, 14, 0, 0, 18},  // CATransform3DMakeAffineTransform
    {1588, -1, -1, -1, -1, 1475, 2034, 114, 4, 4, 0, 0, 14, 0, 0, 18},  // CATransform3DTranslate
    {1589, -1, -1, -1, -1, 1479, 2038, 115, 4, 4, 0, 0, 14, 0, 0, 18},  // CATransform3DScale
    {1590, -1, -1, -1, -1, 1483, 2042, 116, 5, 5, 0, 0, 14, 0, 1, 18},  // CATransform3DRotate
    {1591, -1, -1, -1, -1, 1488, 2047, 117, 4, 4, 0, 0, 14, 0, 1, 18},  // CATransform3DMakeRotation
    {1583, -1, -1, -1, -1, 1492, 2051, 118, 16, 16, 3, 0, 14, 0, 0, 18},  // CATransform3D
    {1601, -1, -1, -1, -1, 1508, 2067, 119, 2, 2, 0, 0, 14, 0, 0, 18},  // CATransform3DConcat
    {1602, -1, -1, -1, -1, 1510, 2069, 120, 1, 1, 0, 0, 14, 0, 0, 18},  // CATransform3DInvert
    {1603, -1, -1, -1, -1, 1511, 2070, 121, 1, 1, 0, 0, 14, 0, 0, 18},  // CATransform3DGetAffineTransform
    {1604, -1, -1, -1, -1, 1512, 2071, 122, 1, 1, 0, 0, 2, 0, 0, 18},  // CATransform3DIsIdentity
    {1605, -1, -1, -1, -1, 1513, 2072, 123, 1, 1, 0, 0, 2, 0, 0, 18},  // CATransform3DIsAffine
    {1606, -1, -1, -1, -1, 1514, 2073, 124, 2, 2, 0, 0, 2, 0, 0, 18},  // CATransform3DEqualToTransform
    {150, -1, -1, -1, -1, 1516, 2075, 0, 1, 1, 0, 0, 61, 1, 0, 19},  // print
    {150, -1, -1, -1, -1, 1517, 2076, 1, 2, 2, 0, 0, 61, 1, 0, 19},  // print
    {150, -1, -1, -1, -1, 1519, 2078, 2, 2, 2, 0, 0, 61, 1, 0, 19},  // print
    {150, -1, -1, -1, -1, 1521, 2080, 3, 3, 3, 0, 0, 61, 1, 0, 19},  // print
    {1608, -1, -1, -1, -1, 1524, 2083, 4, 1, 1, 0, 0, 61, 1, 0, 19},  // debugPrint
    {1608, -1, -1, -1, -1, 1525, 2084, 5, 2, 2, 0, 0, 61, 1, 0, 19},  // debugPrint
    {1608, -1, -1, -1, -1, 1527, 2086, 6, 2, 2, 0, 0, 61, 1, 0, 19},  // debugPrint
    {1608, -1, -1, -1, -1, 1529, 2088, 7, 3, 3, 0, 0, 61, 1, 0, 19},  // debugPrint
    {1609, -1, -1, -1, -1, 1532, 2091, 8, 0, 0, 0, 0, 61, 0, 0, 19},  // fatalError
    {1610, -1, -1, -1, -1, 1532, 2091, 9, 0, 0, 0, 0, 61, 0, 0, 19},  // preconditionFailure
    {1611, -1, -1, -1, -1, 1532, 2091, 10, 0, 0, 0, 0, 61, 0, 0, 19},  // assertionFailure
    {1609, -1, -1, -1, -1, 1532, 2091, 11, 1, 1, 0, 0, 61, 0, 0, 19},  // fatalError
    {1610, -1, -1, -1, -1, 1533, 2092, 12, 1, 1, 0, 0, 61, 0, 0, 19},  // preconditionFailure
    {1611, -1, -1, -1, -1, 1534, 2093, 13, 1, 1, 0, 0, 61, 0, 0, 19},  // assertionFailure
    {1612, -1, -1, -1, -1, 1535, 2094, 14, 1, 1, 0, 0, 61, 0, 0, 19},  // assert
    {1613, -1, -1, -1, -1, 1536, 2095, 15, 1, 1, 0, 0, 61, 0, 0, 19},  // precondition
    {1614, -1, -1, -1, -1, 1537, 2096, 16, 1, 1, 0, 0, 61, 0, 0, 19},  // NSParameterAssert
    {1612, -1, -1, -1, -1, 1538, 2097, 17, 2, 2, 0, 0, 61, 0, 0, 19},  // assert
    {1613, -1, -1, -1, -1, 1540, 2099, 18, 2, 2, 0, 0, 61, 0, 0, 19},  // precondition
    {1615, -1, -1, -1, -1, 1542, 2101, 19, 1, 1, 0, 0, 61, 1, 0, 19},  // NSAssert
    {1616, -1, -1, -1, -1, 1543, 2102, 20, 1, 1, 0, 0, 61, 1, 0, 19},  // NSCAssert
    {1617, -1, -1, -1, -1, 1544, 2103, 21, 1, 1, 0, 0, 61, 0, 0, 19},  // Optional
    {1618, -1, -1, -1, -1, 0, 0, 22, 0, 0, 5, 0, 21, 0, 0, 19},  // row
    {1619, -1, -1, -1, -1, 0, 0, 23, 0, 0, 5, 0, 21, 0, 0, 19},  // column
    {1620, -1, -1, -1, -1, 1545, 2104, 24, 1, 1, 0, 0, 61, 0, 0, 19},  // convention
    {1621, -1, -1, -1, -1, 1546, 2105, 25, 1, 1, 0, 0, 59, 1, 0, 19},  // plot
    {1621, -1, -1, -1, -1, 1547, 2106, 26, 2, 2, 0, 0, 59, 1, 0, 19},  // plot
    {1621, -1, -1, -1, -1, 1549, 2108, 27, 2, 2, 0, 0, 59, 1, 0, 19},  // plot
    {1622, -1, -1, -1, -1, 1551, 2110, 28, 1, 1, 0, 0, 60, 1, 0, 19},  // describe
    {1622, -1, -1, -1, -1, 1552, 2111, 29, 2, 2, 0, 0, 60, 1, 0, 19},  // describe
    {1622, -1, -1, -1, -1, 1554, 2113, 30, 2, 2, 0, 0, 60, 1, 0, 19},  // describe
    {1623, -1, -1, -1, -1, 1556, 2115, 31, 1, 1, 0, 0, 59, 1, 0, 19},  // film
    {1623, -1, -1, -1, -1, 1557, 2116, 32, 2, 2, 0, 0, 59, 1, 0, 19},  // film
    {1623, -1, -1, -1, -1, 1559, 2118, 33, 2, 2, 0, 0, 59, 1, 0, 19},  // film
    {1623, -1, -1, -1, -1, 1561, 2120, 34, 3, 3, 0, 0, 59, 1, 0, 19},  // film
    {1625, -1, -1, -1, -1, 1564, 2123, 35, 1, 1, 0, 0, 59, 1, 0, 19},  // strip
    {1625, -1, -1, -1, -1, 1565, 2124, 36, 2, 2, 0, 0, 59, 1, 0, 19},  // strip
    {1625, -1, -1, -1, -1, 1567, 2126, 37, 2, 2, 0, 0, 59, 1, 0, 19},  // strip
    {1625, -1, -1, -1, -1, 1569, 2128, 38, 3, 3, 0, 0, 59, 1, 0, 19},  // strip
    {1626, -1, -1, -1, -1, 1572, 2131, 39, 1, 1, 0, 0, 59, 0, 0, 19},  // grid
    {1627, -1, -1, -1, -1, 1573, 2132, 40, 1, 1, 0, 0, 60, 0, 0, 19},  // why
    {1628, -1, -1, -1, -1, 0, 0, 0, 0, 0, 5, 0, 2, 0, 0, 20},  // YES
    {1629, -1, -1, -1, -1, 0, 0, 1, 0, 0, 5, 0, 2, 0, 0, 20},  // TRUE
    {1630, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 2, 0, 0, 20},  // NO
    {1631, -1, -1, -1, -1, 0, 0, 3, 0, 0, 5, 0, 2, 0, 0, 20},  // FALSE
    {1632, -1, -1, -1, -1, 0, 0, 4, 0, 0, 5, 0, 8, 0, 0, 20},  // NULL
    {1633, -1, -1, -1, -1, 0, 0, 5, 0, 0, 5, 0, 8, 0, 0, 20},  // Nil
    {1634, -1, -1, -1, -1, 0, 0, 6, 0, 0, 5, 0, 0, 0, 0, 20},  // HUGE_VALF
    {1635, -1, -1, -1, -1, 0, 0, 7, 0, 0, 5, 0, 0, 0, 0, 20},  // HUGE_VAL
    {1636, -1, -1, -1, -1, 0, 0, 8, 0, 0, 5, 0, 0, 0, 0, 20},  // INFINITY
    {1637, -1, -1, -1, -1, 0, 0, 9, 0, 0, 5, 0, 0, 0, 0, 20},  // NAN
    {442, -1, -1, -1, -1, 0, 0, 10, 0, 0, 5, 0, 0, 0, 0, 20},  // CGFLOAT_MAX
    {1638, -1, -1, -1, -1, 0, 0, 11, 0, 0, 5, 0, 0, 0, 0, 20},  // DBL_MAX
    {1639, -1, -1, -1, -1, 0, 0, 12, 0, 0, 5, 0, 0, 0, 0, 20},  // CGFLOAT_MIN
    {1640, -1, -1, -1, -1, 0, 0, 13, 0, 0, 5, 0, 0, 0, 0, 20},  // DBL_MIN
    {1641, -1, -1, -1, -1, 0, 0, 14, 0, 0, 5, 0, 0, 0, 0, 20},  // FLT_MAX
    {1642, -1, -1, -1, -1, 0, 0, 15, 0, 0, 5, 0, 0, 0, 0, 20},  // MAXFLOAT
    {1643, -1, -1, -1, -1, 0, 0, 16, 0, 0, 5, 0, 0, 0, 0, 20},  // HUGE
    {1644, -1, -1, -1, -1, 0, 0, 17, 0, 0, 5, 0, 0, 0, 0, 20},  // FLT_MIN
    {1645, -1, -1, -1, -1, 0, 0, 18, 0, 0, 5, 0, 0, 0, 0, 20},  // FLT_EPSILON
    {1646, -1, -1, -1, -1, 0, 0, 19, 0, 0, 5, 0, 0, 0, 0, 20},  // EXIT_SUCCESS
    {1647, -1, -1, -1, -1, 0, 0, 20, 0, 0, 5, 0, 0, 0, 0, 20},  // EXIT_FAILURE
    {1648, -1, -1, -1, -1, 0, 0, 21, 0, 0, 5, 0, 0, 0, 0, 20},  // OBJC_ASSOCIATION_ASSIGN
    {1649, -1, -1, -1, -1, 0, 0, 22, 0, 0, 5, 0, 0, 0, 0, 20},  // OBJC_ASSOCIATION_RETAIN_NONATOMIC
    {1650, -1, -1, -1, -1, 0, 0, 23, 0, 0, 5, 0, 0, 0, 0, 20},  // OBJC_ASSOCIATION_COPY_NONATOMIC
    {1651, -1, -1, -1, -1, 0, 0, 24, 0, 0, 5, 0, 0, 0, 0, 20},  // OBJC_ASSOCIATION_RETAIN
    {1652, -1, -1, -1, -1, 0, 0, 25, 0, 0, 5, 0, 0, 0, 0, 20},  // OBJC_ASSOCIATION_COPY
    {1653, -1, -1, -1, -1, 1574, 2133, 26, 4, 4, 0, 0, 61, 0, 0, 20},  // objc_setAssociatedObject
    {1654, -1, -1, -1, -1, 1578, 2137, 27, 2, 2, 0, 0, 61, 0, 0, 20},  // objc_getAssociatedObject
    {185, -1, -1, -1, -1, 1580, 2139, 28, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {185, -1, -1, -1, -1, 1581, 2140, 29, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {185, -1, -1, -1, -1, 1582, 2141, 30, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {185, -1, -1, -1, -1, 1583, 2142, 31, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {185, -1, -1, -1, -1, 1584, 2143, 32, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {185, -1, -1, -1, -1, 1585, 2144, 33, 1, 1, 0, 0, 2, 0, 0, 20},  // NSNumber
    {185, -1, -1, -1, -1, 1586, 2145, 34, 1, 1, 0, 0, 2, 0, 0, 20},  // NSNumber
    {1581, -1, -1, -1, -1, 1587, 2146, 35, 1, 1, 0, 0, 9, 0, 0, 20},  // NSValue
    {1581, -1, -1, -1, -1, 1588, 2147, 36, 1, 1, 0, 0, 9, 0, 0, 20},  // NSValue
    {1581, -1, -1, -1, -1, 1589, 2148, 37, 1, 1, 0, 0, 12, 0, 0, 20},  // NSValue
    {1581, -1, -1, -1, -1, 1590, 2149, 38, 1, 1, 0, 0, 12, 0, 0, 20},  // NSValue
    {1581, -1, -1, -1, -1, 1591, 2150, 39, 1, 1, 0, 0, 13, 0, 0, 20},  // NSValue
    {1581, -1, -1, -1, -1, 1592, 2151, 40, 1, 1, 0, 0, 13, 0, 0, 20},  // NSValue
    {1581, -1, -1, -1, -1, 1593, 2152, 41, 1, 1, 0, 0, 10, 0, 0, 20},  // NSValue
    {1581, -1, -1, -1, -1, 1594, 2153, 42, 1, 1, 0, 0, 10, 0, 0, 20},  // NSValue
    {1581, -1, -1, -1, -1, 1595, 2154, 43, 1, 1, 0, 0, 14, 0, 0, 20},  // NSValue
    {1581, -1, -1, -1, -1, 1596, 2155, 44, 1, 1, 0, 0, 14, 0, 0, 20},  // NSValue
    {662, -1, -1, -1, -1, 0, 2156, 45, 0, 1, 2, 1, 0, 0, 0, 20},  // floatValue
    {663, -1, -1, -1, -1, 0, 2157, 46, 0, 1, 2, 1, 0, 0, 0, 20},  // doubleValue
    {665, -1, -1, -1, -1, 0, 2158, 47, 0, 1, 2, 1, 0, 0, 0, 20},  // intValue
    {664, -1, -1, -1, -1, 0, 2159, 48, 0, 1, 2, 1, 0, 0, 0, 20},  // integerValue
    {1661, -1, -1, -1, -1, 0, 2160, 49, 0, 1, 2, 1, 2, 0, 0, 20},  // boolValue
    {1661, -1, -1, -1, -1, 0, 2161, 50, 0, 1, 2, 3, 2, 0, 0, 20},  // boolValue
    {1662, -1, -1, -1, 1864, 0, 2162, 51, 0, 1, 2, 10, 9, 0, 0, 20},  // cgPointValue
    {1663, -1, -1, -1, 1865, 0, 2163, 52, 0, 1, 2, 13, 12, 0, 0, 20},  // cgSizeValue
    {1664, -1, -1, -1, 1866, 0, 2164, 53, 0, 1, 2, 14, 13, 0, 0, 20},  // cgRectValue
    {1665, -1, -1, -1, 1867, 0, 2165, 54, 0, 1, 2, 11, 10, 0, 0, 20},  // cgVectorValue
    {1666, -1, -1, -1, 1868, 0, 2166, 55, 0, 1, 2, 15, 14, 0, 0, 20},  // cgAffineTransformValue
    {151, -1, -1, -1, -1, 1597, 2167, 56, 1, 1, 0, 0, 61, 1, 0, 20},  // NSLog
    {1667, -1, -1, -1, -1, 1598, 2168, 57, 1, 1, 0, 0, 61, 1, 0, 20},  // printf
    {1668, -1, -1, -1, -1, 1599, 2169, 58, 1, 1, 0, 0, 61, 0, 0, 20},  // puts
    {211, -1, -1, -1, -1, 1600, 2170, 59, 1, 1, 3, 0, 3, 1, 0, 20},  // NSString
    {208, -1, -1, -1, -1, 1601, 2171, 60, 1, 1, 3, 0, 3, 1, 0, 20},  // String
    {208, -1, -1, -1, -1, 1602, 2172, 61, 2, 2, 3, 0, 3, 0, 0, 20},  // String
    {1670, -1, -1, -1, -1, 1604, 2174, 62, 1, 2, 1, 4, 3, 0, 0, 20},  // substringToIndex
    {1671, -1, -1, -1, -1, 1605, 2176, 63, 1, 2, 1, 4, 3, 0, 0, 20},  // substringFromIndex
    {1672, -1, -1, -1, -1, 1606, 2178, 64, 1, 2, 1, 4, 3, 0, 0, 20},  // substringWithRange
    {1673, -1, -1, -1, -1, 1607, 2180, 65, 1, 2, 1, 4, 0, 0, 0, 20},  // characterAtIndex
    {1674, -1, -1, -1, -1, 1608, 2182, 66, 1, 2, 1, 4, 7, 0, 0, 20},  // rangeOfString
    {1675, -1, -1, -1, -1, 1609, 2184, 67, 1, 2, 1, 4, 3, 0, 0, 20},  // stringByAppendingString
    {615, -1, -1, -1, -1, 1610, 2186, 68, 1, 2, 1, 4, 0, 0, 0, 20},  // compare
    {1676, -1, -1, -1, -1, 1611, 2188, 69, 1, 2, 1, 4, 0, 0, 0, 20},  // caseInsensitiveCompare
    {211, -1, -1, -1, -1, 1612, 2190, 70, 1, 1, 3, 0, 3, 0, 0, 20},  // NSString
    {218, -1, -1, -1, -1, 1613, 2191, 71, 1, 1, 3, 0, 3, 0, 0, 20},  // NSMutableString
    {218, -1, -1, -1, -1, 1614, 0, 72, 0, 0, 3, 0, 3, 0, 0, 20},  // NSMutableString
    {211, -1, -1, -1, -1, 1614, 0, 73, 0, 0, 3, 0, 3, 0, 0, 20},  // NSString
    {1677, -1, -1, -1, -1, 0, 2192, 74, 0, 1, 2, 1, 3, 0, 0, 20},  // stringValue
    {1677, -1, -1, -1, -1, 0, 2193, 75, 0, 1, 2, 3, 3, 0, 0, 20},  // stringValue
    {1678, -1, -1, -1, -1, 1614, 2194, 76, 2, 2, 0, 0, 7, 0, 0, 20},  // NSMakeRange
    {1679, -1, -1, -1, -1, 1616, 2196, 77, 1, 1, 0, 0, 0, 0, 0, 20},  // NSMaxRange
    {1254, -1, -1, -1, -1, 0, 2197, 78, 0, 1, 2, 8, 0, 0, 0, 20},  // location
    {321, -1, -1, -1, -1, 0, 2198, 79, 0, 1, 2, 8, 0, 0, 0, 20},  // length
    {1680, -1, -1, -1, -1, 1617, 2199, 80, 1, 2, 1, 5, 4, 0, 0, 20},  // sortedArrayUsingSelector
    {1681, -1, -1, -1, -1, 1618, 2201, 81, 1, 2, 1, 5, 61, 0, 0, 20},  // sortUsingSelector
    {1682, -1, -1, -1, -1, 1619, 2203, 82, 1, 2, 1, 5, 61, 0, 0, 20},  // sortUsingComparator
    {1683, -1, -1, -1, -1, 1620, 2205, 83, 1, 2, 1, 5, 4, 0, 0, 20},  // subarrayWithRange
    {1684, -1, -1, -1, -1, 1621, 2207, 84, 1, 2, 1, 5, 3, 0, 0, 20},  // componentsJoinedByString
    {1685, -1, -1, -1, -1, 1622, 2209, 85, 1, 2, 1, 5, 3, 0, 0, 20},  // componentsJoined
    {703, -1, -1, -1, -1, 1623, 2211, 86, 1, 2, 1, 5, 4, 0, 0, 20},  // valueForKey
    {1686, -1, -1, -1, -1, 1624, 2213, 87, 1, 2, 1, 7, 61, 0, 0, 20},  // enumerateKeysAndObjectsUsingBlock
    {1687, -1, -1, -1, -1, 1625, 0, 88, 0, 0, 0, 0, 61, 0, 0, 20},  // NSNull
    {216, -1, -1, -1, -1, 1625, 2215, 89, 1, 1, 3, 0, 4, 1, 0, 20},  // NSArray
    {1689, -1, 1695, -1, -1, 1626, 2216, 0, 0, 0, 3, 0, 33, 0, 0, 21},  // CGMutablePath
    {1693, -1, -1, -1, -1, 1626, 2216, 1, 0, 0, 3, 0, 33, 0, 0, 21},  // UIBezierPath
    {1693, -1, -1, -1, -1, 1626, 2216, 2, 1, 1, 3, 0, 33, 0, 0, 21},  // UIBezierPath
    {1693, -1, -1, -1, -1, 1627, 2217, 3, 2, 2, 3, 0, 33, 0, 0, 21},  // UIBezierPath
    {1693, -1, -1, -1, -1, 1629, 2219, 4, 1, 1, 3, 0, 33, 0, 0, 21},  // UIBezierPath
    {1693, -1, -1, -1, -1, 1630, 2220, 5, 1, 1, 3, 0, 33, 0, 0, 21},  // UIBezierPath
    {1693, -1, -1, -1, -1, 1631, 2221, 6, 1, 1, 3, 0, 33, 0, 0, 21},  // UIBezierPath
    {1700, -1, -1, -1, -1, 1632, 2222, 7, 2, 2, 0, 0, 33, 0, 0, 21},  // CGPathCreateWithRect
    {1690, -1, -1, -1, -1, 1634, 2224, 8, 2, 2, 3, 0, 33, 0, 0, 21},  // CGPath
    {1701, -1, -1, -1, -1, 1636, 2226, 9, 1, 1, 0, 0, 61, 0, 0, 21},  // CGPathRelease
    {1690, -1, -1, -1, -1, 1637, 2227, 10, 2, 2, 3, 0, 33, 0, 0, 21},  // CGPath
    {1703, -1, -1, -1, -1, 1639, 2229, 11, 2, 2, 0, 0, 33, 0, 0, 21},  // CGPathCreateWithEllipseInRect
    {1704, -1, -1, -1, -1, 1641, 2231, 12, 3, 3, 0, 0, 61, 0, 0, 21},  // CGPathAddEllipseInRect
    {1705, -1, -1, -1, -1, 0, 2234, 13, 0, 1, 2, 34, 0, 0, 0, 21},  // lineWidth
    {1152, -1, -1, -1, -1, 0, 2235, 14, 0, 1, 2, 34, 0, 0, 0, 21},  // miterLimit
    {1706, -1, -1, -1, -1, 0, 2236, 15, 0, 1, 2, 34, 0, 0, 0, 21},  // flatness
    {1707, -1, -1, -1, -1, 0, 2237, 16, 0, 1, 2, 34, 61, 0, 0, 21},  // lineCapStyle
    {1708, -1, -1, -1, -1, 0, 2238, 17, 0, 1, 2, 34, 61, 0, 0, 21},  // lineJoinStyle
    {1709, -1, -1, -1, -1, 1644, 2239, 18, 3, 4, 1, 34, 61, 0, 0, 21},  // setLineDash
    {1713, -1, -1, -1, -1, 1647, 2243, 19, 1, 2, 1, 34, 61, 0, 0, 21},  // applyWithBlock
    {1714, -1, -1, -1, -1, 1648, 2245, 20, 0, 1, 1, 34, 61, 0, 0, 21},  // removeAllPoints
    {1715, -1, -1, -1, -1, 1648, 2246, 21, 1, 1, 0, 0, 9, 0, 0, 21},  // CGPathGetCurrentPoint
    {1716, 1426, 1717, -1, -1, 0, 0, 22, 0, 0, 5, 27, 26, 0, 0, 21},  // topLeft
    {1718, 1426, 1719, -1, -1, 0, 0, 23, 0, 0, 5, 27, 26, 0, 0, 21},  // topRight
    {1720, 1426, 1721, -1, -1, 0, 0, 24, 0, 0, 5, 27, 26, 0, 0, 21},  // bottomRight
    {1722, 1426, 1723, -1, -1, 0, 0, 25, 0, 0, 5, 27, 26, 0, 0, 21},  // bottomLeft
    {1724, 1426, 1725, -1, -1, 0, 0, 26, 0, 0, 5, 27, 26, 0, 0, 21},  // allCorners
    {1690, -1, -1, -1, -1, 1649, 2247, 27, 4, 4, 3, 0, 33, 0, 0, 21},  // CGPath
    {1728, -1, -1, -1, -1, 1653, 2251, 28, 4, 4, 0, 0, 33, 0, 0, 21},  // CGPathCreateWithRoundedRect
    {1693, -1, -1, -1, -1, 1657, 2255, 29, 3, 3, 3, 0, 33, 0, 0, 21},  // UIBezierPath
    {1731, -1, -1, -1, 1735, 1660, 2258, 30, 1, 2, 1, 34, 61, 0, 0, 21},  // move
    {1731, -1, -1, -1, -1, 1661, 2260, 31, 2, 3, 1, 34, 61, 0, 0, 21},  // move
    {1732, -1, -1, -1, 1736, 1663, 2263, 32, 1, 2, 1, 34, 61, 0, 0, 21},  // addLine
    {1732, -1, -1, -1, -1, 1664, 2265, 33, 2, 3, 1, 34, 61, 0, 0, 21},  // addLine
    {1733, -1, -1, -1, -1, 1666, 2268, 34, 1, 2, 1, 34, 61, 0, 0, 21},  // addLines
    {1733, -1, -1, -1, -1, 1667, 2270, 35, 2, 3, 1, 34, 61, 0, 0, 21},  // addLines
    {1737, -1, -1, -1, -1, 1671, 2273, 36, 1, 2, 1, 34, 61, 0, 0, 21},  // addRect
    {1737, -1, -1, -1, -1, 1672, 2275, 37, 2, 3, 1, 34, 61, 0, 0, 21},  // addRect
    {1738, -1, -1, -1, -1, 1674, 2278, 38, 1, 2, 1, 34, 61, 0, 0, 21},  // addRects
    {1738, -1, -1, -1, -1, 1675, 2280, 39, 2, 3, 1, 34, 61, 0, 0, 21},  // addRects
    {1739, -1, -1, -1, -1, 1677, 2283, 40, 1, 2, 1, 34, 61, 0, 0, 21},  // addEllipse
    {1739, -1, -1, -1, -1, 1678, 2285, 41, 2, 3, 1, 34, 61, 0, 0, 21},  // addEllipse
    {1740, -1, -1, -1, -1, 1680, 2288, 42, 3, 4, 1, 34, 61, 0, 0, 21},  // addRoundedRect
    {1740, -1, -1, -1, -1, 1683, 2292, 43, 4, 5, 1, 34, 61, 0, 0, 21},  // addRoundedRect
    {100, -1, -1, -1, 1742, 1687, 2297, 44, 1, 2, 1, 34, 61, 0, 0, 21},  // append
    {1741, -1, -1, -1, -1, 1688, 2299, 45, 1, 2, 1, 34, 61, 0, 0, 21},  // addPath
    {1741, -1, -1, -1, -1, 1689, 2301, 46, 2, 3, 1, 34, 61, 0, 0, 21},  // addPath
    {1743, -1, -1, -1, 1744, 1692, 2304, 47, 1, 2, 1, 34, 61, 0, 0, 21},  // apply
    {1745, -1, -1, -1, 1749, 1694, 2306, 48, 0, 1, 1, 34, 61, 0, 0, 21},  // closeSubpath
    {863, -1, -1, -1, -1, 1694, 2307, 49, 0, 1, 1, 34, 61, 0, 0, 21},  // close
    {1746, -1, -1, -1, -1, 1694, 2308, 50, 0, 1, 1, 34, 61, 0, 0, 21},  // fill
    {1747, -1, -1, -1, -1, 1694, 2309, 51, 0, 1, 1, 34, 61, 0, 0, 21},  // stroke
    {1748, -1, -1, -1, -1, 1694, 2310, 52, 0, 1, 1, 34, 61, 0, 0, 21},  // addClip
    {1750, -1, -1, -1, -1, 1694, 2311, 53, 3, 3, 0, 0, 61, 0, 0, 21},  // CGPathAddRect
    {1751, -1, -1, -1, -1, 1697, 2314, 54, 4, 4, 0, 0, 61, 0, 0, 21},  // CGPathMoveToPoint
    {1752, -1, -1, -1, -1, 1701, 2318, 55, 4, 4, 0, 0, 61, 0, 0, 21},  // CGPathAddLineToPoint
    {1753, -1, -1, -1, -1, 1705, 2322, 56, 5, 5, 0, 0, 61, 0, 0, 21},  // CGPathAddRoundedRect
    {1754, -1, -1, -1, -1, 1710, 2327, 57, 4, 4, 0, 0, 61, 0, 0, 21},  // CGPathAddLines
    {1755, -1, -1, -1, -1, 1714, 2331, 58, 4, 4, 0, 0, 61, 0, 0, 21},  // CGPathAddRects
    {1756, -1, -1, -1, -1, 1718, 2335, 59, 2, 2, 0, 0, 2, 0, 0, 21},  // CGPathEqualToPath
    {1757, -1, -1, -1, -1, 1720, 2337, 60, 3, 3, 0, 0, 61, 0, 0, 21},  // CGPathAddPath
    {1758, -1, -1, -1, -1, 1723, 2340, 61, 1, 1, 0, 0, 61, 0, 0, 21},  // CGPathCloseSubpath
    {1759, -1, -1, -1, 1765, 1724, 2341, 62, 3, 4, 1, 34, 61, 0, 0, 21},  // addCurve
    {1759, -1, -1, -1, -1, 1727, 2345, 63, 3, 4, 1, 34, 61, 0, 0, 21},  // addCurve
    {1759, -1, -1, -1, -1, 1730, 2349, 64, 4, 5, 1, 34, 61, 0, 0, 21},  // addCurve
    {1762, -1, -1, -1, 1766, 1734, 2354, 65, 2, 3, 1, 34, 61, 0, 0, 21},  // addQuadCurve
    {1762, -1, -1, -1, -1, 1736, 2357, 66, 2, 3, 1, 34, 61, 0, 0, 21},  // addQuadCurve
    {1762, -1, -1, -1, -1, 1738, 2360, 67, 3, 4, 1, 34, 61, 0, 0, 21},  // addQuadCurve
    {1767, -1, -1, -1, 1775, 1746, 2364, 68, 5, 6, 1, 34, 61, 0, 1, 21},  // addArc
    {1767, -1, -1, -1, -1, 1751, 2370, 69, 5, 6, 1, 34, 61, 0, 1, 21},  // addArc
    {1767, -1, -1, -1, -1, 1756, 2376, 70, 6, 7, 1, 34, 61, 0, 1, 21},  // addArc
    {1772, -1, -1, -1, -1, 1762, 2383, 71, 4, 5, 1, 34, 61, 0, 1, 21},  // addRelativeArc
    {1772, -1, -1, -1, -1, 1766, 2388, 72, 5, 6, 1, 34, 61, 0, 1, 21},  // addRelativeArc
    {1693, -1, -1, -1, -1, 1771, 2394, 73, 5, 5, 3, 0, 33, 0, 1, 21},  // UIBezierPath
    {1767, -1, -1, -1, -1, 1781, 2399, 74, 3, 4, 1, 34, 61, 0, 0, 21},  // addArc
    {1767, -1, -1, -1, -1, 1784, 2403, 75, 4, 5, 1, 34, 61, 0, 0, 21},  // addArc
    {1778, -1, -1, -1, -1, 1788, 2408, 76, 7, 7, 0, 0, 61, 0, 0, 21},  // CGPathAddArcToPoint
    {1779, -1, -1, -1, -1, 1795, 2415, 77, 8, 8, 0, 0, 61, 0, 0, 21},  // CGPathAddCurveToPoint
    {1780, -1, -1, -1, -1, 1803, 2423, 78, 6, 6, 0, 0, 61, 0, 0, 21},  // CGPathAddQuadCurveToPoint
    {1781, -1, -1, -1, -1, 1809, 2429, 79, 8, 8, 0, 0, 61, 0, 1, 21},  // CGPathAddArc
    {1782, -1, -1, -1, -1, 1817, 2437, 80, 7, 7, 0, 0, 61, 0, 0, 21},  // CGPathAddRelativeArc
    {1783, -1, -1, -1, -1, 0, 2444, 81, 0, 1, 2, 34, 13, 0, 0, 21},  // boundingBox
    {790, -1, -1, -1, -1, 0, 2445, 82, 0, 1, 2, 34, 13, 0, 0, 21},  // bounds
    {1784, -1, -1, -1, -1, 0, 2446, 83, 0, 1, 2, 34, 13, 0, 0, 21},  // boundingBoxOfPath
    {389, -1, -1, -1, -1, 0, 2447, 84, 0, 1, 2, 34, 2, 0, 0, 21},  // isEmpty
    {1785, -1, -1, -1, -1, 0, 2448, 85, 0, 1, 2, 34, 9, 0, 0, 21},  // currentPoint
    {1699, -1, -1, -1, 1690, 0, 2449, 86, 0, 1, 2, 34, 33, 0, 0, 21},  // cgPath
    {1786, -1, -1, -1, -1, 1824, 2450, 87, 1, 1, 0, 0, 2, 0, 0, 21},  // CGPathIsEmpty
    {1787, -1, -1, -1, -1, 1825, 2451, 88, 1, 1, 0, 0, 13, 0, 0, 21},  // CGPathGetBoundingBox
    {1788, -1, -1, -1, -1, 1826, 2452, 89, 1, 1, 0, 0, 13, 0, 0, 21},  // CGPathGetPathBoundingBox
    {1789, -1, -1, -1, -1, 1827, 2453, 90, 0, 1, 1, 34, 33, 0, 0, 21},  // copy
    {1790, -1, -1, -1, -1, 1827, 2454, 91, 0, 1, 1, 34, 33, 0, 0, 21},  // mutableCopy
    {1789, -1, -1, -1, -1, 1827, 2455, 92, 1, 2, 1, 34, 33, 0, 0, 21},  // copy
    {1790, -1, -1, -1, -1, 1828, 2457, 93, 1, 2, 1, 34, 33, 0, 0, 21},  // mutableCopy
    {1792, -1, -1, -1, 1793, 1829, 2459, 94, 0, 1, 1, 34, 33, 0, 0, 21},  // reversing
    {1794, -1, -1, -1, -1, 1829, 2460, 95, 1, 1, 0, 0, 33, 0, 0, 21},  // CGPathCreateCopy
    {1795, -1, -1, -1, -1, 1830, 2461, 96, 1, 1, 0, 0, 33, 0, 0, 21},  // CGPathCreateMutableCopy
    {1796, -1, -1, -1, -1, 1831, 2462, 97, 2, 2, 0, 0, 33, 0, 0, 21},  // CGPathCreateCopyByTransformingPath
    {1797, -1, -1, -1, -1, 1833, 2464, 98, 2, 2, 0, 0, 33, 0, 0, 21},  // CGPathCreateMutableCopyByTransformingPath
    {1799, 1798, -1, -1, -1, 0, 0, 99, 0, 0, 5, 29, 28, 0, 0, 21},  // winding
    {1800, 1798, -1, -1, -1, 0, 0, 100, 0, 0, 5, 29, 28, 0, 0, 21},  // evenOdd
    {1801, -1, -1, -1, -1, 0, 2466, 101, 0, 1, 2, 34, 2, 0, 0, 21},  // usesEvenOddFillRule
    {412, -1, -1, -1, 1802, 1835, 2467, 102, 1, 2, 1, 34, 2, 0, 0, 21},  // contains
    {412, -1, -1, -1, -1, 1836, 2469, 103, 2, 3, 1, 34, 2, 0, 0, 21},  // contains
    {412, -1, -1, -1, -1, 1838, 2472, 104, 2, 3, 1, 34, 2, 0, 0, 21},  // contains
    {412, -1, -1, -1, -1, 1840, 2475, 105, 3, 4, 1, 34, 2, 0, 0, 21},  // contains
    {1803, -1, -1, -1, -1, 1844, 2479, 106, 4, 4, 0, 0, 2, 0, 0, 21},  // CGPathContainsPoint
    {1517, -1, -1, -1, -1, 0, 2483, 107, 0, 1, 2, 33, 33, 0, 0, 21},  // path
    {1804, -1, -1, -1, -1, 0, 2484, 108, 0, 1, 2, 33, 17, 0, 0, 21},  // fillColor
    {1805, -1, -1, -1, -1, 0, 2485, 109, 0, 1, 2, 33, 17, 0, 0, 21},  // strokeColor
    {1705, -1, -1, -1, -1, 0, 2486, 110, 0, 1, 2, 33, 0, 0, 0, 21},  // lineWidth
    {1806, -1, -1, -1, -1, 0, 2487, 111, 0, 1, 2, 33, 23, 0, 0, 21},  // lineJoin
    {1807, -1, -1, -1, -1, 0, 2488, 112, 0, 1, 2, 33, 4, 0, 0, 21},  // lineDashPattern
    {1808, -1, -1, -1, -1, 0, 2489, 113, 0, 1, 2, 33, 0, 0, 0, 21},  // lineDashPhase
    {1810, 1809, 1811, -1, -1, 0, 0, 114, 0, 0, 5, 24, 23, 0, 0, 21},  // miter
    {116, 1809, 1812, -1, -1, 0, 0, 115, 0, 0, 5, 24, 23, 0, 0, 21},  // round
    {1813, 1809, 1814, -1, -1, 0, 0, 116, 0, 0, 5, 24, 23, 0, 0, 21},  // bevel
    {735, -1, -1, -1, 740, 0, 2490, 117, 0, 1, 2, 18, 17, 0, 0, 21},  // cgColor
    {336, -1, 1815, -1, -1, 1848, 2491, 0, 1, 1, 0, 0, 13, 0, 0, 22},  // rect
    {334, -1, 1816, -1, -1, 1849, 2492, 1, 1, 1, 0, 0, 9, 0, 0, 22},  // point
    {326, -1, 1817, -1, -1, 1850, 2493, 2, 1, 1, 0, 0, 12, 0, 0, 22},  // size
    {320, -1, 1818, -1, -1, 1851, 2494, 3, 1, 1, 0, 0, 10, 0, 0, 22},  // vector
    {133, -1, 1819, -1, -1, 1852, 2495, 4, 1, 1, 0, 0, 14, 0, 0, 22},  // transform
    {1820, -1, -1, -1, -1, 1853, 2496, 5, 1, 1, 0, 0, 14, 0, 0, 22},  // css
    {1821, -1, -1, -1, -1, 1854, 2497, 6, 1, 1, 0, 0, 14, 0, 0, 22},  // svg
    {1656, 280, -1, -1, -1, 1855, 2498, 7, 1, 1, 4, 4, 9, 0, 0, 22},  // cgPoint
    {1657, 280, -1, -1, -1, 1856, 2499, 8, 1, 1, 4, 4, 12, 0, 0, 22},  // cgSize
    {1658, 280, -1, -1, -1, 1857, 2500, 9, 1, 1, 4, 4, 13, 0, 0, 22},  // cgRect
    {1659, 280, -1, -1, -1, 1858, 2501, 10, 1, 1, 4, 4, 10, 0, 0, 22},  // cgVector
    {1660, 280, -1, -1, -1, 1859, 2502, 11, 1, 1, 4, 4, 14, 0, 0, 22},  // cgAffineTransform
    {1822, -1, -1, -1, -1, 1860, 2503, 12, 1, 1, 0, 0, 31, 0, 0, 22},  // views
    {133, -1, -1, -1, -1, 1861, 2504, 0, 2, 2, 0, 0, 14, 0, 0, 23},  // transform
    {133, -1, -1, -1, -1, 1863, 2506, 1, 3, 3, 0, 0, 14, 0, 0, 23},  // transform
    {1746, 1823, -1, -1, -1, 0, 0, 2, 0, 0, 5, 23, 22, 0, 0, 23},  // fill
    {1824, 1823, -1, -1, -1, 0, 0, 3, 0, 0, 5, 23, 22, 0, 0, 23},  // aspectFit
    {1825, 1823, -1, -1, -1, 0, 0, 4, 0, 0, 5, 23, 22, 0, 0, 23},  // aspectFill
    {1826, 1823, -1, -1, -1, 0, 0, 5, 0, 0, 5, 23, 22, 0, 0, 23},  // scaleToFill
    {1827, 1823, -1, -1, -1, 0, 0, 6, 0, 0, 5, 23, 22, 0, 0, 23},  // scaleAspectFit
    {1828, 1823, -1, -1, -1, 0, 0, 7, 0, 0, 5, 23, 22, 0, 0, 23},  // scaleAspectFill
    {133, -1, -1, -1, -1, 1866, 2509, 8, 1, 1, 0, 0, 61, 0, 0, 23},  // transform
    {1830, -1, -1, -1, -1, 1867, 2510, 9, 1, 1, 0, 0, 0, 0, 0, 23},  // area
    {412, -1, -1, -1, -1, 1868, 2511, 10, 2, 2, 0, 0, 2, 0, 0, 23},  // contains
    {393, -1, -1, -1, -1, 1870, 2513, 11, 1, 2, 1, 32, 4, 0, 0, 23},  // corners
    {1820, -1, -1, -1, -1, 0, 2515, 0, 0, 1, 2, 15, 3, 0, 0, 24},  // css
    {1821, -1, -1, -1, -1, 0, 2516, 1, 0, 1, 2, 15, 3, 0, 0, 24},  // svg
    {1831, -1, -1, -1, -1, 0, 2517, 2, 0, 1, 2, 15, 60, 0, 0, 24},  // latex
    {1831, -1, -1, -1, -1, 0, 2518, 3, 0, 1, 2, 16, 60, 0, 0, 24},  // latex
    {1832, -1, -1, -1, -1, 1871, 2519, 4, 1, 1, 0, 0, 60, 0, 0, 24},  // swiftCode
    {1833, -1, -1, -1, -1, 1872, 2520, 0, 1, 1, 0, 0, 60, 0, 0, 25},  // explain
    {1833, -1, -1, -1, -1, 1873, 2521, 1, 2, 2, 0, 0, 60, 0, 0, 25},  // explain
    {615, -1, -1, -1, -1, 1875, 2523, 2, 2, 2, 0, 0, 60, 0, 0, 25},  // compare
    {615, -1, -1, -1, -1, 1877, 2525, 3, 3, 3, 0, 0, 60, 0, 0, 25},  // compare
    {994, -1, -1, -1, 1898, 1944, 2528, 0, 1, 2, 1, 33, 38, 0, 0, 26},  // action
    {1899, -1, -1, -1, -1, 1946, 2530, 1, 1, 1, 3, 0, 3, 0, 0, 26},  // Selector
    {1901, -1, -1, -1, -1, 1947, 2531, 2, 1, 1, 0, 0, 3, 0, 0, 26},  // NSStringFromClass
    {1902, -1, -1, -1, -1, 1948, 2532, 3, 1, 1, 0, 0, 3, 0, 0, 26},  // NSSelectorFromString
    {1903, -1, -1, -1, -1, 1949, 2533, 4, 1, 1, 0, 0, 3, 0, 0, 26},  // NSStringFromSelector
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
    -1, 1000, -1, 7, -1, 1000, -1, 7, -1, 7, -1, 1000, -1, 7, -1, 1000, -1, 7, -1, 895, 539, -1, -1, 1040,
    -1, 1043, -1, 647, 647, 1047, -1, 1048, -1, 1049, -1, 312, -1, 422, -1, 1052, -1, 1053, -1, 1052, -1,
    1053, 539, -1, -1, -1, -1, -1, -1, -1, 647, -1, 1073, -1, 1074, -1, 625, -1, 625, -1, 625, 1092, 625, 8,
    8, 8, 1109, 8, 1109, -1, -1, -1, 312, -1, 422, -1, -1, 1115, -1, -1, 797, -1, 726, 727, 728, 323, 324,
    323, 324, 323, 324, 1177, 263, 254, -1, 1178, 1178, 1177, 1179, 1179, 1177, 1178, 1179, 1178, 1179, 1177,
    -1, -1, -1, -1, -1, 371, 1182, 375, 1183, 263, 254, 263, 254, -1, -1, -1, 1188, -1, -1, 1188, -1, -1,
    1188, 263, 254, 263, 254, 263, 254, 1188, -1, -1, -1, 263, 254, -1, 1201, 994, -1, 1201, 994, -1, 1201,
    994, -1, 1201, 994, -1, 1201, 994, -1, 1201, 994, -1, 1201, 994, -1, 8, -1, 1256, 8, -1, 1258, 8, -1, 8,
    -1, -1, 8, -1, 1258, -1, 994, -1, 994, -1, 625, -1, 625, -1, 1263, -1, 1263, -1, 625, -1, 625, -1, 1263,
    -1, 1263, -1, 625, -1, 625, -1, 1263, -1, 1263, -1, 625, -1, 625, -1, 1263, -1, 1263, -1, 7, -1, 1269,
    1272, -1, -1, -1, 8, -1, 8, -1, 7, -1, -1, 7, -1, 7, -1, 422, 312, 1308, 422, 312, 1308, 1309, 422, 312,
    1308, 422, 312, 1308, 1309, 647, 422, 312, 1308, 647, 422, 312, 1308, 296, 647, 271, 1313, 1308, 647,
    647, 1315, 647, 1310, 647, 1315, 1310, 647, 1317, 312, 1308, -1, 539, 539, 539, 539, 625, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 852, 852, 852, 852, 852, 852, 852, 852, 852, 852, 852, 852, -1, 794, -1, 1436,
    -1, -1, -1, 1437, 1438, 1439, 1440, 1440, 1441, 1442, 1443, 1444, 1441, 1445, 1446, 1445, 1446, 1445,
    1446, 1441, 1445, 1446, 1441, 647, 647, 1448, 1449, -1, -1, 647, 1452, 1453, 1452, 1453, 1452, 1453,
    1454, 1452, 1453, 1454, 1452, 1455, 1453, 1452, 1455, 1453, 1452, 1455, 1453, 1454, 1452, 1455, 1453,
    1454, 1452, 1455, 1456, 1453, 1452, 1455, 1456, 1453, 1452, 1455, 1456, 1453, 1454, 1452, 1455, 1456,
    1453, 1454, 1452, 1455, 1457, 1458, 1453, 1452, 1455, 1457, 1458, 1453, 1452, 1455, 1457, 1458, 1456,
    1453, 1452, 1455, 1457, 1458, 1456, 1453, 1452, 1455, 1457, 1458, 1453, 1454, 1452, 1455, 1457, 1458,
    1453, 1454, 1452, 1455, 1457, 1458, 1456, 1453, 1454, 1452, 1455, 1457, 1458, 1456, 1453, 1454, -1, 1453,
    -1, 1453, -1, 1453, 1454, -1, 1453, 1454, -1, 1455, 1456, 1453, -1, 1455, 1456, 1453, -1, 1455, 1456,
    1453, 1454, -1, 1455, 1456, 1453, 1454, -1, 1455, 1457, 1458, 1456, 1453, 1454, -1, 1455, 1457, 1458,
    1456, 1453, 1454, 1460, 1453, 1460, 1453, 1460, 1453, 1454, 1460, 1453, 1454, 1460, 1446, 1453, 1460,
    1446, 1453, 1460, 1446, 1453, 1454, 1460, 1446, 1453, 1454, 1460, 1455, 1453, 1460, 1455, 1453, 1460,
    1455, 1453, 1454, 1460, 1455, 1453, 1454, 1460, 1446, 1455, 1453, 1460, 1446, 1455, 1453, 1460, 1446,
    1455, 1453, 1454, 1460, 1446, 1455, 1453, 1454, 1460, 1456, 1453, 1460, 1456, 1453, 1460, 1456, 1453,
    1454, 1460, 1456, 1453, 1454, 1460, 1446, 1456, 1453, 1460, 1446, 1456, 1453, 1460, 1446, 1456, 1453,
    1454, 1460, 1446, 1456, 1453, 1454, 1460, 1446, 1455, 1456, 1453, 1460, 1446, 1455, 1456, 1453, 1460,
    1446, 1455, 1456, 1453, 1454, 1460, 1446, 1455, 1456, 1453, 1454, 1460, 1455, 1456, 1453, 1460, 1455,
    1456, 1453, 1460, 1455, 1456, 1453, 1454, 1460, 1455, 1456, 1453, 1454, 1460, 1446, 1458, 1453, 1460,
    1446, 1458, 1453, 1460, 1446, 1458, 1453, 1454, 1460, 1446, 1458, 1453, 1454, 1460, 1446, 1458, 1455,
    1453, 1460, 1446, 1458, 1455, 1453, 1460, 1446, 1458, 1455, 1453, 1454, 1460, 1446, 1458, 1455, 1453,
    1454, 1460, 1446, 1458, 1456, 1453, 1460, 1446, 1458, 1456, 1453, 1460, 1446, 1458, 1456, 1453, 1454,
    1460, 1446, 1458, 1456, 1453, 1454, 1460, 1446, 1458, 1455, 1456, 1453, 1460, 1446, 1458, 1455, 1456,
    1453, 1460, 1446, 1458, 1455, 1456, 1453, 1454, 1460, 1446, 1458, 1455, 1456, 1453, 1454, -1, 1446, 1458,
    1455, 1456, 1453, 1454, -1, 1446, 1458, 1455, 1456, 1453, 1454, 1452, 1455, 1453, 1452, 1455, 1453, 1452,
    1455, 1456, 1453, 1452, 1455, 1456, 1453, 1452, 1455, 1453, 1454, 1452, 1455, 1453, 1454, 1452, 1455,
    1456, 1453, 1454, 1452, 1455, 1456, 1453, 1454, -1, 1455, 1456, 1453, 1454, -1, 1455, 1456, 1453, 1454,
    1465, 1466, 1453, 1465, 1466, 1453, -1, 1466, 1453, -1, 1466, 1453, 1469, 1470, 1453, 1452, 1455, 1456,
    1453, 1454, 1452, 1455, 1456, 1453, 1454, 1452, 1455, 1456, 1453, 1452, 1455, 1456, 1453, 1452, 1455,
    1453, 1454, 1452, 1455, 1453, 1454, 1452, 1455, 1453, 1452, 1455, 1453, -1, 1474, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, 1490, 788, 788, 1490, -1, 1492, -1, 1492, 1495, -1, 1495, 1492, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, 1510, 1510, 1510, 1540, 1446, 1445, 1541, 1453, 1445, 1541, 1453, 1445, 1541,
    1445, 1541, 1445, 1440, 1453, 1445, 1440, 1453, 1445, 1440, 1445, 1440, 1445, 1437, 1438, 1453, 1445,
    1437, 1438, 1453, 1445, 1437, 1438, 1445, 1437, 1438, 1445, 1542, 1445, 1542, 1544, -1, 647, 1549, 1550,
    -1, -1, 1552, -1, -1, 695, 695, 695, 1566, -1, 1566, 1566, -1, 1566, 695, -1, 695, 695, -1, 695, -1, 695,
    695, -1, 422, -1, 312, -1, -1, -1, -1, -1, 695, 1582, 1583, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 282, 283, 1592, 1593, 284, 285, 1594, 1595, 1596,
    1597, 1598, 1599, 286, 287, 1600, 288, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 631, -1, 1607, -1, 631,
    1607, -1, -1, 631, -1, 1607, -1, 631, 1607, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 539, -1, 8, -1, -1, 539, -1, 8, -1, -1, 1624, -1, 1317, -1, 1317, 1624, -1, -1, 1624, -1, 1317, -1,
    1317, 1624, -1, -1, -1, -1, -1, -1, -1, -1, 186, 1655, 187, 188, 75, 219, 75, 1656, 227, 1657, 229, 1658,
    230, 1659, 228, 1660, 154, -1, -1, -1, 1669, 1669, 1669, 85, -1, -1, -1, -1, -1, -1, -1, -1, 281, 281,
    -1, -1, -1, -1, -1, -1, -1, -1, 271, -1, -1, 1688, 336, 1696, 1115, 1697, 1698, 1699, -1, -1, 336, 133,
    -1, 1702, 133, -1, -1, -1, -1, -1, -1, 586, 1283, -1, -1, 1696, 1726, 1727, 133, -1, -1, -1, -1, 1696,
    1729, 1730, 312, 312, 133, 312, 312, 133, 1734, 1734, 133, 312, 312, -1, -1, 133, -1, -1, 133, 8, 8, 133,
    8, 1726, 1727, 8, 1726, 1727, 133, -1, -1, -1, 133, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 312, 1437, 1438, 312,
    1760, 1761, 312, 1760, 1761, 133, 312, 1763, 312, 1764, 312, 1764, 133, 312, 1437, 1438, 312, 1763, 1768,
    1313, 1769, 1770, 1771, 394, 1313, 1769, 1770, 1771, 394, 1313, 1769, 1770, 1771, 133, 394, 1313, 1769,
    1773, 394, 1313, 1769, 1773, 133, 1774, 1313, 1769, 1770, 1771, 1768, 1313, 1769, 1770, 1771, 1776, 1777,
    1313, 1776, 1777, 1313, 133, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1791, 1791, -1, -1, -1,
    -1, -1, -1, -1, -1, 1791, -1, 133, -1, 1791, 133, -1, -1, -1, -1, -1, 422, 422, 422, 422, 422, -1, -1, 7,
    7, 7, 7, 7, 422, 422, 312, 422, 312, -1, 1829, 539, -1, 8, 8, -1, -1, -1, 1834, -1, -1, -1, -1, 539, -1,
    625, 1092, 625, 539, -1, 647, 1040, 1043, -1, 312, -1, 422, -1, 312, -1, 422, -1, -1, 422, -1, 312, -1,
    647, -1, 695, 695, -1, 667, 539, 625, -1, 647, 1047, -1, -1, -1, 646, -1, 1544, 647, 1549, 1550, 1256, 8,
    -1, 8, 1272, 695, 695, -1, 695, 1566, 1566, -1, 1566, -1, 1566, 695, -1, 695, 695, -1, 695, 695, 695, -1,
    -1, -1, -1, 258, -1, 261, 271, 295, 296, 301, 302, 303, 304, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1774,
    1313, 1769, 1770, 1771, 1768, 1313, 1769, 1770, 1771, 394, 1313, 1769, 1770, 1771, 394, 1313, 1769, 1770,
    1771, 133, 394, 1313, 1769, 1773, 394, 1313, 1769, 1773, 133, -1, -1, -1, -1, -1, -1, -1, -1, 647, 271,
    1313, 1308, 647, 422, 312, 1308, 296, -1, -1, -1, 263, 254, -1, -1, -1, -1, -1, -1, -1, -1, -1, 312, -1,
    422, -1, 1052, -1, 1053, -1, 1052, -1, 1053, -1, 312, -1, 422, -1, 625, 1092, 625, -1, -1, -1
};

static const uint64_t kinds[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 258, 1, 258, 10, 1, 10, 1, 1, 10, 1, 1, 1, 1, 15, 15, 15, 1, 1, 15, 1, 1,
    15, 258, 15, 15, 15, 15, 15, 15, 64609979658, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 20, 10, 258, 13, 1, 258, 11, 17, 17, 17, 17, 17, 1, 1, 10, 10, 10, 15, 10, 10, 10, 10, 10,
    10, 10, 10, 1, 1, 11, 11, 11, 11, 15, 11, 1, 1, 13, 13, 13, 15, 13, 13, 13, 13, 13, 13, 12, 12, 12, 12,
    12, 12, 1, 1, 1, 1, 10, 13, 14, 13, 14, 13, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14,
    14, 14, 14, 14, 14, 1, 1, 1, 1, 58, 58, 58, 14, 58, 14, 1, 1, 14, 1, 1, 14, 14, 14, 14, 14, 14, 14, 10,
    14, 14, 14, 14, 14, 15, 14, 1, 19, 14, 14, 16, 16, 16, 16, 16, 16, 1, 604242178, 604242178, 604242178,
    604242178, 604242178, 604242178, 604242178, 604242178, 604242178, 1027, 1, 1, 1, 1, 262657, 262657,
    262657, 262657, 262657, 262657, 262657, 262657, 262657, 513, 513, 513, 513, 513, 513, 513, 513, 513, 513,
    513, 513, 513, 513, 513, 513, 513, 513, 513, 513, 1, 1, 4, 1, 4, 1, 4, 1, 4, 1, 4, 1, 4, 1, 4, 1, 4, 1,
    4, 1, 4, 1, 1, 1, 1, 1, 513, 513, 513, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 25, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 1, 1, 1, 1, 1, 2,
    2, 2, 2, 258, 258, 258, 1, 1, 1, 1, 1, 5, 5, 5, 5, 5, 5, 249175607301, 249175607301, 0, 57, 0, 57, 5, 57,
    5, 57, 5, 57, 5, 0, 57, 5, 57, 5, 57, 5, 1, 5, 0, 5, 0, 5, 5, 5, 5, 1, 5, 1, 0, 5, 0, 1, 5, 1, 1, 5, 0,
    5, 4, 5, 57, 1, 1, 5, 0, 5, 57, 5, 57, 5, 57, 5, 0, 5, 57, 5, 57, 5, 57, 5, 0, 5, 57, 5, 57, 5, 57, 5,
    2053, 5, 2053, 5, 1, 5, 1, 8, 57, 5, 5, 5, 1, 5, 5, 1, 5, 1, 5, 1, 5, 1, 5, 1, 5, 1, 5, 8, 5, 8, 1541, 5,
    57, 5, 57, 5, 57, 5, 5, 5, 1, 5, 1, 5, 1, 1, 5, 1, 1, 1, 5, 1, 1, 4, 1, 4, 1, 4, 1, 1, 4, 1, 1, 1, 4, 1,
    1, 5, 1, 1, 5, 5, 0, 5, 57, 5, 57, 5, 1, 5, 5, 5, 5, 57, 8, 57, 5, 0, 57, 5, 57, 0, 1, 0, 1, 0, 1, 5, 5,
    270138, 270138, 270138, 270138, 5, 57, 5, 57, 5, 5, 57, 5, 57, 5, 4, 5, 0, 5, 249175737861, 5, 0, 1, 5,
    249175737861, 1, 5, 1, 5, 5, 5, 5, 5, 5, 3, 4, 4, 4, 4, 4, 14596, 4, 4, 4, 4, 4, 1, 4, 4, 4, 4, 4, 4, 4,
    4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 1, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 1, 4, 4, 3, 4, 4,
    1, 3, 4, 57, 4, 57, 4, 1, 4, 1, 0, 0, 0, 0, 0, 0, 7, 7, 7, 7, 7, 7, 7, 0, 7, 0, 7, 0, 0, 7, 0, 0, 7, 7,
    7, 3, 7, 7, 57, 7, 57, 7, 57, 7, 57, 7, 7, 57, 7, 0, 7, 0, 5, 5, 57, 5, 57, 395269, 57, 7, 57, 7, 57, 7,
    57, 7, 57, 7, 0, 57, 7, 57, 7, 57, 7, 57, 7, 57, 7, 57, 7, 57, 7, 57, 7, 7, 8, 8, 8, 8, 8, 8, 8, 8, 8, 3,
    8, 1, 8, 57, 8, 8, 8, 63801806685448, 63801806685448, 63801806685448, 249175607301, 6, 6, 6, 6, 1541, 6,
    1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541,
    6, 0, 6, 0, 6, 0, 6, 0, 6, 6, 6, 6, 0, 6, 0, 1, 1, 1, 1, 18, 1, 18, 18, 18, 1, 1, 18, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 4, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 32, 32, 32, 32, 32, 32, 32,
    4, 4, 0, 32, 32, 32, 10, 32, 32, 32, 32, 32, 32, 1, 1, 1, 1, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32,
    32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32,
    32, 32, 32, 32, 32, 30, 32, 4, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32,
    32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 14, 3, 32, 32, 32, 32, 32, 0, 1081, 66857, 32, 0, 1081, 66857,
    32, 0, 590905, 66857, 32, 0, 590905, 66857, 32, 66857, 32, 66857, 32, 2308, 66858, 32, 2308, 66858, 32,
    2322, 66858, 32, 2322, 66858, 32, 2322, 66858, 32, 0, 66858, 32, 0, 66858, 32, 0, 66858, 32, 0, 66858,
    32, 0, 66858, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 1, 3, 32, 32, 32, 32, 32, 32,
    32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 1, 32, 1, 1, 32, 32, 32, 32,
    32, 32, 32, 3594, 2336, 32, 3594, 2336, 32, 3594, 2336, 32, 3594, 2336, 32, 3594, 2336, 32, 3594, 2336,
    32, 32, 33, 33, 33, 32, 33, 32, 33, 33, 32, 32, 32, 14, 33, 14, 32, 32, 32, 13, 32, 32, 32, 32, 3, 33,
    32, 1, 33, 33, 1, 33, 33, 33, 33, 33, 33, 32, 32, 32, 32, 32, 32, 32, 32, 32, 10, 0, 32, 0, 0, 32, 0, 0,
    32, 10, 0, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 0, 32, 14, 3, 33, 33, 33, 33, 33, 33, 33, 33,
    33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33,
    33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 15, 33, 33, 33, 33, 33, 33, 33, 33, 3594, 2337,
    33, 3594, 2337, 33, 10, 33, 10, 1, 4, 4, 4, 4612, 1, 1, 1, 54, 1, 1, 54, 1, 54, 1, 54, 1, 1, 2615, 54, 1,
    1, 54, 10, 54, 1, 54, 1, 2615, 54, 1, 54, 1, 2615, 54, 1, 1, 54, 1, 1, 2615, 54, 1, 54, 1336, 54, 1336,
    1, 54, 58, 54, 1, 1, 1, 1, 54, 1, 1, 54, 1, 54, 1, 54, 13, 54, 2, 54, 2, 2615, 54, 1, 54, 1, 2615, 54,
    13, 54, 13, 2615, 54, 1, 1, 54, 1, 54, 1, 54, 1, 1, 2615, 54, 15, 54, 15, 54, 58, 54, 54, 54, 54, 54, 55,
    55, 1, 1, 15, 0, 590905, 57, 0, 590905, 57, 0, 590905, 57, 0, 590905, 57, 0, 590905, 57, 0, 590905, 57,
    0, 590905, 57, 36, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35, 35,
    2336, 35, 2336, 35, 1, 2336, 35, 1, 2336, 35, 2336, 35, 2336, 35, 2336, 35, 2336, 35, 2826, 2336, 35,
    2826, 2336, 35, 0, 590905, 35, 0, 590905, 32, 1541, 0, 35, 1541, 0, 32, 1541, 0, 35, 1541, 0, 32, 1541,
    0, 35, 1541, 0, 32, 1541, 0, 35, 1541, 0, 32, 1541, 0, 35, 1541, 0, 32, 1541, 0, 35, 1541, 0, 32, 1541,
    0, 35, 1541, 0, 32, 1541, 0, 35, 1541, 0, 35, 58, 0, 35, 58, 0, 35, 35, 35, 35, 35, 32, 35, 32, 35, 32,
    32, 32, 32, 58, 2336, 58, 2336, 58, 2336, 58, 2336, 5, 58, 598816, 58, 598816, 58, 598816, 58, 58, 58,
    58, 58, 58, 58, 58, 10, 10, 1, 10, 10, 1, 3, 5, 5, 1, 5, 5, 1, 3, 10, 1, 1, 1, 10, 1, 1, 1, 258, 10, 258,
    1, 1, 10, 10, 1, 10, 1, 10, 1, 1, 10, 1, 5, 1, 44, 44, 44, 0, 44, 0, 44, 0, 44, 0, 44, 0, 44, 0, 44, 0,
    44, 0, 44, 0, 44, 0, 44, 0, 44, 0, 44, 0, 44, 0, 44, 0, 44, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 47,
    47, 1, 1, 1, 1, 10, 10, 46, 1, 1, 11, 1, 1, 1, 11, 1, 1, 1, 1, 11, 40, 1, 40, 1, 40, 40, 10, 10,
    1301274266515931649, 1301274266515931649, 1, 1, 57, 1, 57, 2361, 1, 1, 57, 1, 1, 57, 2361, 1, 1,
    151061805, 57, 1, 1, 151061805, 57, 2361, 1, 1, 1, 1, 57, 1, 1, 1, 1, 151061805, 57, 1, 1, 1, 1, 57,
    2361, 1, 1, 1, 1, 151061805, 57, 2361, 1, 57, 1, 57, 2361, 1, 1, 151061805, 57, 1, 1, 151061805, 57,
    2361, 1, 1, 1, 1, 151061805, 57, 2361, 1, 57, 1, 57, 2361, 1, 1, 57, 1, 1, 57, 2361, 1, 1, 57, 1, 1, 57,
    2361, 1, 1, 1, 57, 1, 1, 1, 57, 2361, 1, 151061805, 57, 1, 151061805, 57, 2361, 1, 1, 151061805, 57, 1,
    1, 151061805, 57, 2361, 1, 1, 1, 151061805, 57, 1, 1, 1, 151061805, 57, 2361, 1, 1, 151061805, 57, 1, 1,
    151061805, 57, 2361, 1, 1, 1, 57, 1, 1, 1, 57, 2361, 1, 1, 1, 1, 57, 1, 1, 1, 1, 57, 2361, 1, 1, 1,
    151061805, 57, 1, 1, 1, 151061805, 57, 2361, 1, 1, 1, 1, 151061805, 57, 1, 1, 1, 1, 151061805, 57, 2361,
    1, 1, 1, 1, 151061805, 57, 2361, 1, 1, 57, 1, 1, 151061805, 57, 1, 1, 57, 2361, 1, 1, 151061805, 57,
    2361, 1, 1, 151061805, 57, 2361, 1, 1, 57, 1, 1, 57, 1, 3, 57, 1, 1, 151061805, 57, 2361, 1, 1,
    151061805, 57, 1, 1, 57, 2361, 1, 1, 57, 2308, 0, 1, 1, 1, 3, 3, 46, 0, 604420, 604420, 0, 4, 4, 0, 53,
    57, 53, 57, 53, 57, 53, 57, 53, 1, 57, 53, 1, 57, 53, 57, 1, 53, 57, 1, 1, 1, 1, 1, 1, 57, 3, 2308, 2308,
    2308, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39,
    39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 39, 1, 1, 39, 39, 1, 46, 2361, 1, 46, 1, 1, 2361, 1, 1, 1,
    10, 10, 2361, 1, 10, 10, 1, 40, 39, 39, 1, 39, 39, 3, 39, 51, 39, 2344, 1, 39, 57, 39, 57, 1, 39, 57, 39,
    39, 39, 39, 39, 39, 39, 39, 50, 51, 33, 39, 2308, 33, 4, 33, 4, 33, 33, 33, 4, 33, 0, 4, 32, 4, 32, 0, 4,
    33, 4, 33, 0, 4, 32, 4, 32, 0, 4, 39, 0, 4, 39, 4, 33, 33, 33, 33, 1, 2337, 33, 1, 2337, 1, 3, 2344,
    2361, 0, 4, 15, 15, 1, 1, 1, 1, 1, 1, 15, 15, 258, 258, 258, 15, 258, 258, 258, 15, 258, 1, 1, 1, 258, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 15, 15, 15, 15, 15, 15, 15, 15, 0, 0, 4, 0, 4, 0,
    4, 4, 0, 0, 4, 0, 4, 0, 4, 4, 4, 4, 4, 3, 3, 3, 3, 4, 3, 4, 3, 3, 0, 22, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 3, 3, 10, 10, 13, 13,
    14, 14, 11, 11, 15, 15, 1, 1, 1, 1, 1, 3, 10, 13, 14, 11, 15, 4, 4, 4, 4, 4, 4, 5, 4, 1, 4, 1, 4, 8, 4,
    1, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 1, 3, 1, 1, 8, 8, 8, 5, 4, 5, 4, 5, 57, 5, 8, 5, 4, 5, 4, 5, 4, 7, 57,
    0, 14, 14, 1, 14, 14, 34, 14, 2319, 14, 2319, 34, 14, 2319, 14, 2319, 34, 2319, 14, 34, 34, 34, 34, 34,
    34, 2309, 1, 1, 34, 57, 34, 34, 14, 1, 1, 2319, 14, 1, 1, 2319, 14, 66843, 13, 34, 10, 34, 10, 15, 34,
    10, 34, 10, 15, 34, 5, 34, 5, 15, 34, 14, 34, 14, 15, 34, 5, 34, 5, 15, 34, 14, 34, 14, 15, 34, 14, 1, 1,
    34, 14, 1, 1, 15, 34, 34, 34, 34, 34, 34, 15, 34, 15, 34, 34, 34, 34, 34, 34, 2319, 14, 34, 2319, 1, 1,
    34, 2319, 1, 1, 34, 2319, 14, 1, 1, 34, 2319, 5, 1, 34, 2319, 5, 1, 34, 34, 34, 2319, 34, 34, 34, 10, 10,
    10, 34, 10, 10, 10, 34, 10, 10, 10, 15, 34, 10, 10, 34, 10, 10, 34, 10, 10, 15, 34, 10, 1, 258, 258, 3,
    34, 10, 1, 258, 258, 3, 34, 10, 1, 258, 258, 3, 15, 34, 10, 1, 258, 258, 34, 10, 1, 258, 258, 15, 10, 1,
    258, 258, 3, 34, 10, 10, 1, 34, 10, 10, 1, 15, 34, 2319, 1, 1, 1, 1, 1, 34, 2319, 1, 1, 1, 1, 1, 1, 34,
    2319, 1, 1, 1, 1, 34, 2319, 1, 1, 1, 258, 258, 0, 34, 2319, 1, 1, 1, 258, 258, 34, 34, 34, 34, 34, 34,
    34, 34, 34, 34, 34, 34, 2319, 34, 2319, 34, 34, 34, 34, 2319, 34, 2319, 34, 34, 10, 34, 10, 29, 34, 10,
    15, 34, 10, 29, 15, 34, 2319, 10, 3, 33, 33, 33, 33, 33, 33, 33, 18, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
    4, 14, 14, 14, 14, 23, 5, 5, 10, 5, 32, 2336, 15, 15, 15, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 33, 4, 4, 59, 4,
    4
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
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 58, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
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
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 54, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 56, 56, 0, 0, 0, 0, 58, 0, 0, 0, 0, 0, 0, 0, 55, 0, 0, 0, 54, 15, 35, 0, 35, 35, 35, 35, 35, 35,
    37, 36, 37, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 58, 0, 0, 0, 0, 0, 0, 0, 38, 38, 0, 0, 0, 0, 0, 0, 0, 0, 58, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 45, 45, 45, 45, 46, 46, 47, 50, 51, 48, 49, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 27, 0, 0, 0, 0, 40, 40, 40, 40, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 39, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 53, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 39, 0, 39, 39,
    39, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 39, 39, 0, 0, 0, 0, 0, 0, 0, 52, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 34, 34, 34, 34, 34, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 29, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 23,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 4, 4
};

static const int32_t type_names[] = {
    176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 165, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195,
    196, 197, 198, 199, 200, 201, 202, 203, 204, 205, 157, 158, 159, 160, 161, 162, 163, 164, 165, 206, 207,
    208, 209, 210, 211, 212, 213, 214, 215, 216, 217, 218, 219, 220, 221, 222, 223, 224, 225, 226, 227, 228,
    229, 230, 154, 231, 232, 233, 234, 235, 236, 237, 238, 239, 240, 241, 242, 243, 244, 245, 246, 247, 280,
    370, 395, 527, 675, 688, 689, 690, 710, 845, 846, 897, 898, 921, 937, 1024, 1079, 1081, 1083, 1093, 1094,
    1095, 1096, 1130, 1169, 1180, 1181, 1186, 1194, 1198, 1199, 1200, 1202, 1203, 1204, 1205, 1206, 1207,
    922, 1208, 1209, 1210, 1280, 1288, 1289, 1298, 1320, 1321, 1322, 1323, 1324, 1325, 1326, 1327, 1328,
    1329, 1330, 1431, 1432, 1433, 1434, 1485, 1486, 1487, 1509, 1511, 1512, 1513, 1472, 1559, 1560, 1568,
    1583, 1689, 1690, 1691, 1692, 1693, 740, 1694, 1426, 1798, 1809, 1823, 1899, 1900
};

static const struct catalogue_tables tables = {
    bytes, COUNT(bytes) - 1, names, COUNT(names), slots, COUNT(slots), first, COUNT(first),
    links, COUNT(links), entries, COUNT(entries), labels, COUNT(labels), kinds, COUNT(kinds),
    types, COUNT(types), type_names, COUNT(type_names)};

const struct catalogue_tables *_Nonnull catalogue_tables(void) { return &tables; }
