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
    "where" "(next case)" "?" "try" "await" "throw" "Swift" "Foundation" "UIKit" "append" "insert" "remove"
    "removeLast" "popLast" "removeFirst" "removeAll" "removeValue" "updateValue" "merge" "setObject"
    "removeObject" "swapAt" "sort" "reverse" "round" "negate" "formTruncatingRemainder" "removeSubrange"
    "replaceSubrange" "partition" "toggle" "map" "flatMap" "enum" "typealias" "protocol" "actor" "infix"
    "prefix" "precedencegroup" "position" "transform" "layer" "setAffineTransform" "a" "d" "acos" "asin"
    "atan" "atan2" "acosf" "asinf" "atanf" "atan2f" "hypot" "sqrt" "sqrtf" "squareRoot" "print" "NSLog" "S"
    "scaledBy" "CGAffineTransform" "CGAffineTransformMakeScale" "CGAffineTransformScale" "Int8" "Int16"
    "Int32" "Int64" "UInt8" "UInt16" "UInt32" "UInt64" "UInt" "$0" "$1" "$2" "$3" "$4" "$5" "$6" "$7" "$8"
    "$9" "CGFloat" "Double" "Float" "Int" "NSInteger" "NSComparisonResult" "TimeInterval" "NSTimeInterval"
    "NSUInteger" "NSNumber" "int" "float" "double" "long" "unsigned" "short" "int64_t" "int32_t" "uint32_t"
    "CFTimeInterval" "int8_t" "uint8_t" "int16_t" "uint16_t" "uint64_t" "size_t" "CFIndex" "GLfloat" "Bool"
    "BOOL" "String" "Character" "NSString" "Array" "NSArray" "NSMutableArray" "NSMutableString" "bool"
    "ClosedRange" "NSRange" "Range" "Angle" "CGPoint" "CGVector" "CGSize" "CGRect"
    "CGAffineTransformComponents" "CGRectEdge" "UIColor" "UIView" "UIWindow" "UIImageView" "UILabel"
    "UIButton" "UIScrollView" "UIControl" "UITextField" "UITextView" "UITableViewCell"
    "UICollectionViewCell" "UIVisualEffectView" "UIPageControl" "b" "c" "tx" "ty" "CGAffineTransformMake"
    "translationX" "y" "CGAffineTransformMakeTranslation" "T" "scaleX" "rotationAngle"
    "CGAffineTransformMakeRotation" "R" "about" "H" "x" "identity" "CGAffineTransformIdentity"
    "concatenating" "CGAffineTransformConcat" "translatedBy" "CGAffineTransformTranslate" "rotated" "by"
    "CGAffineTransformRotate" "inverted" "CGAffineTransformInvert" "decomposed" "CGAffineTransformDecompose"
    "CGAffineTransformIsIdentity" "CGAffineTransformEqualToTransform" "NSStringFromCGAffineTransform"
    "NSCoder" "string" "m11" "m12" "m21" "m22" "m41" "m42" "m44" "isIdentity" "determinant" "matrix" "kind"
    "fixedPoint" "reflect" "through" "angle" "Axis" "origin" "yEqualsX" "yEqualsMinusX" "scale"
    "horizontalShear" "rotation" "translation" "CGAffineTransformMakeWithComponents" "CGPointMake" "zero"
    "CGPointZero" "applying" "CGPointApplyAffineTransform" "distance" "to" "CGPointEqualToPoint" "equalTo"
    "NSStringFromCGPoint" "debugDescription" "dx" "dy" "CGVectorMake" "vector" "length"
    "NSStringFromCGVector" "width" "height" "CGSizeMake" "size" "CGSizeZero" "CGSizeApplyAffineTransform"
    "CGSizeEqualToSize" "NSStringFromCGSize" "w" "z" "isVector" "point" "CGRectMake" "rect" "CGRectZero"
    "null" "CGRectNull" "infinite" "CGRectInfinite" "NSStringFromCGRect" "AVMakeRect" "aspectRatio"
    "insideRect" "AVMakeRectWithAspectRatioInsideRect" "NSStringFromRect" "minXEdge" "CGRectMinXEdge"
    "minYEdge" "CGRectMinYEdge" "maxXEdge" "CGRectMaxXEdge" "maxYEdge" "CGRectMaxYEdge" "minX"
    "CGRectGetMinX" "midX" "CGRectGetMidX" "maxX" "CGRectGetMaxX" "minY" "CGRectGetMinY" "midY"
    "CGRectGetMidY" "maxY" "CGRectGetMaxY" "CGRectGetWidth" "CGRectGetHeight" "standardized"
    "CGRectStandardize" "integral" "CGRectIntegral" "isNull" "CGRectIsNull" "isEmpty" "CGRectIsEmpty"
    "isInfinite" "CGRectIsInfinite" "corners" "center" "UIEdgeInsets" "top" "left" "bottom" "right"
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
    "NSUIntegerMax" "M_LN2" "M_LN10" "rounded" "FloatingPointRoundingRule" "up" "down" "toNearestOrEven"
    "toNearestOrAwayFromZero" "towardZero" "awayFromZero" "truncatingRemainder" "dividingBy" "signum"
    "magnitude" "isMultiple" "of" "isFinite" "isZero" "isNaN" "description" "ulp" "nextUp" "nextDown"
    "exponent" "significand" "leastNormalMagnitude" "leastNonzeroMagnitude" "isNormal" "isLess" "than"
    "isLessThanOrEqualTo" "advanced" "addingProduct" "quotient" "partialValue" "overflow"
    "quotientAndRemainder" "sign" "signOf" "magnitudeOf" "minimum" "maximum" "bitWidth" "nonzeroBitCount"
    "leadingZeroBitCount" "trailingZeroBitCount" "addingReportingOverflow" "subtractingReportingOverflow"
    "multipliedReportingOverflow" "fma" "ldexp" "modf" "uppercase" "degrees" "radians" "turns" "sin" "sinf"
    "cos" "cosf" "tan" "tanf" "count" "first" "last" "reversed" "enumerated" "zip" "sequence" "next" "state"
    "compactMap" "filter" "reduce" "forEach" "enumerateObjectsUsingBlock" "objectAtIndex" "indexOfObject"
    "arrayByAddingObject" "arrayByAddingObjectsFromArray" "NSNotFound" "removeLastObject"
    "removeObjectAtIndex" "replaceObjectAtIndex" "withObject" "insertObject" "atIndex"
    "exchangeObjectAtIndex" "withObjectAtIndex" "makeObjectsPerformSelector" "sortedArrayUsingComparator"
    "compare" "NSOrderedAscending" "NSOrderedSame" "NSOrderedDescending" "allSatisfy" "firstIndex"
    "lastIndex" "drop" "elementsEqual" "starts" "with" "dropFirst" "dropLast" "suffix" "upTo" "joined"
    "separator" "index" "after" "before" "limitedBy" "split" "whereSeparator" "reserveCapacity" "indices"
    "startIndex" "endIndex" "into" "repeating" "sorted" "contentsOf" "at" "keepingCapacity" "uppercased"
    "lowercased" "hasPrefix" "hasSuffix" "isLetter" "isNumber" "isWhitespace" "isUppercase" "isLowercase"
    "isNewline" "isPunctuation" "wholeNumberValue" "capitalized" "floatValue" "doubleValue" "integerValue"
    "intValue" "components" "separatedBy" "replacingOccurrences" "asciiValue" "UnicodeScalar"
    "unicodeScalars" "utf8" "utf16" "range" "ComparisonResult" "orderedAscending" "orderedSame"
    "orderedDescending" "maxSplits" "omittingEmptySubsequences" "padding" "toLength" "withPad" "startingAt"
    "type" "describing" "reflecting" "Dictionary" "NSDictionary" "NSMutableDictionary" "keys" "allKeys"
    "values" "allValues" "forKey" "removeObjectForKey" "removeAllObjects" "uniquingKeysWith" "mapValues"
    "compactMapValues" "merging" "objectForKey" "valueForKey" "uniqueKeysWithValues" "grouping" "lowerBound"
    "upperBound" "overlaps" "clamped" "Set" "formUnion" "formIntersection" "subtracting" "subtract"
    "symmetricDifference" "formSymmetricDifference" "isSubset" "isSuperset" "isStrictSubset"
    "isStrictSuperset" "isDisjoint" "update" "popFirst" "addObject" "containsObject:" "anyObject" "red"
    "green" "blue" "alpha" "withAlphaComponent" "set" "setFill" "setStroke" "white" "hue" "saturation"
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
    "isAccessibilityElement" "semanticContentAttribute" "clearsContextBeforeDrawing" "isFirstResponder"
    "numberOfLines" "adjustsFontSizeToFitWidth" "lineBreakMode" "attributedText" "baselineAdjustment"
    "borderStyle" "keyboardType" "returnKeyType" "autocorrectionType" "autocapitalizationType"
    "clearButtonMode" "shadowColor" "placeholder" "minimumScaleFactor" "isEditable" "isSelectable"
    "isSecureTextEntry" "zoomScale" "DecelerationRate" "UIScrollViewDecelerationRate" "normal"
    "UIScrollView.DecelerationRate" "UIScrollViewDecelerationRateNormal" "fast"
    "UIScrollViewDecelerationRateFast" "rawValue" "decelerationRate" "system" "ButtonType"
    "UIButtonTypeSystem" "custom" "UIButtonTypeCustom" "infoLight" "UIButtonTypeInfoLight" "contactAdd"
    "UIButtonTypeContactAdd" "close" "UIButtonTypeClose" "isScrollEnabled" "isPagingEnabled" "bounces"
    "showsHorizontalScrollIndicator" "showsVerticalScrollIndicator" "minimumZoomScale" "maximumZoomScale"
    "contentInset" "scrollIndicatorInsets" "verticalScrollIndicatorInsets" "horizontalScrollIndicatorInsets"
    "adjustedContentInset" "layoutFrame" "safeAreaLayoutGuide" "numberOfPages" "currentPage"
    "hidesForSinglePage" "pageIndicatorTintColor" "currentPageIndicatorTintColor" "delegate"
    "UIViewAutoresizing" "AutoresizingMask" "flexibleLeftMargin" "UIViewAutoresizingFlexibleLeftMargin"
    "FlexibleLeftMargin" "flexibleWidth" "UIViewAutoresizingFlexibleWidth" "FlexibleWidth"
    "flexibleRightMargin" "UIViewAutoresizingFlexibleRightMargin" "FlexibleRightMargin" "flexibleTopMargin"
    "UIViewAutoresizingFlexibleTopMargin" "FlexibleTopMargin" "flexibleHeight"
    "UIViewAutoresizingFlexibleHeight" "FlexibleHeight" "flexibleBottomMargin"
    "UIViewAutoresizingFlexibleBottomMargin" "FlexibleBottomMargin" "None" "UIViewAutoresizingNone"
    "autoresizingMask" "translatesAutoresizingMaskIntoConstraints" "autoresizesSubviews" "UIControlState"
    "State" "UIControlStateNormal" "Normal" "highlighted" "UIControlStateHighlighted" "Highlighted"
    "disabled" "UIControlStateDisabled" "Disabled" "selected" "UIControlStateSelected" "Selected"
    "UIControlEvents" "Event" "allEvents" "UIControlEventAllEvents" "AllEvents" "allTouchEvents"
    "UIControlEventAllTouchEvents" "AllTouchEvents" "touchDown" "UIControlEventTouchDown" "TouchDown"
    "touchDragInside" "UIControlEventTouchDragInside" "TouchDragInside" "touchDragOutside"
    "UIControlEventTouchDragOutside" "TouchDragOutside" "touchUpInside" "UIControlEventTouchUpInside"
    "TouchUpInside" "touchUpOutside" "UIControlEventTouchUpOutside" "TouchUpOutside" "touchCancel"
    "UIControlEventTouchCancel" "TouchCancel" "valueChanged" "UIControlEventValueChanged" "ValueChanged"
    "editingChanged" "UIControlEventEditingChanged" "EditingChanged" "editingDidBegin"
    "UIControlEventEditingDidBegin" "EditingDidBegin" "editingDidEnd" "UIControlEventEditingDidEnd"
    "EditingDidEnd" "primaryActionTriggered" "UIControlEventPrimaryActionTriggered" "PrimaryActionTriggered"
    "addTarget" "action" "forControlEvents" "removeTarget" "sendActions" "sendActionsForControlEvents"
    "setTitle" "forState" "setTitleColor" "setImage" "setBackgroundImage" "setAttributedTitle"
    "setTitleShadowColor" "currentTitle" "titleLabel" "contentEdgeInsets" "titleEdgeInsets"
    "imageEdgeInsets" "isEnabled" "isSelected" "isHighlighted" "isTracking" "contentHorizontalAlignment"
    "contentVerticalAlignment" "contentSize" "NSTextAlignment" "NSTextAlignmentLeft" "NSTextAlignmentCenter"
    "NSTextAlignmentRight" "justified" "NSTextAlignmentJustified" "natural" "NSTextAlignmentNatural"
    "superview" "subviews" "isKeyWindow" "isDescendant" "addSubview" "bringSubviewToFront" "bringSubview"
    "toFront" "sendSubviewToBack" "sendSubview" "toBack" "removeFromSuperview" "insertSubview"
    "exchangeSubview" "withSubviewAt" "aboveSubview" "belowSubview" "convert" "convertRect" "toView"
    "fromView" "convertPoint" "setNeedsLayout" "layoutIfNeeded" "layoutSublayers" "layoutSublayersOfLayer"
    "needsLayout" "setNeedsDisplay" "layoutSubviews" "becomeFirstResponder" "resignFirstResponder"
    "sizeThatFits" "sizeToFit" "intrinsicContentSize" "noIntrinsicMetric" "UIViewNoIntrinsicMetric"
    "invalidateIntrinsicContentSize" "endEditing" "viewWithTag" "insertSublayer" "above" "below"
    "rootViewController" "liveView" "makeKeyAndVisible" "makeKey" "PlaygroundPage" "current"
    "XCPlaygroundPage" "needsIndefiniteExecution" "UIScreen" "main" "mainScreen" "hitTest" "beginTracking"
    "continueTracking" "inside" "CALayer" "CAShapeLayer" "CAGradientLayer" "CATextLayer" "colors"
    "locations" "startPoint" "endPoint" "fontSize" "foregroundColor" "isWrapped" "render" "renderInContext:"
    "drawHierarchy" "afterScreenUpdates" "drawViewHierarchyInRect:afterScreenUpdates:" "masksToBounds"
    "sublayerTransform" "zPosition" "opacity" "cornerRadius" "borderWidth" "borderColor" "shadowOpacity"
    "shadowRadius" "shadowOffset" "shadowPath" "contentsScale" "contents" "contentsRect" "shouldRasterize"
    "rasterizationScale" "isDoubleSided" "contentsGravity" "layerMinXMinYCorner" "CACornerMask"
    "kCALayerMinXMinYCorner" "layerMaxXMinYCorner" "kCALayerMaxXMinYCorner" "layerMinXMaxYCorner"
    "kCALayerMinXMaxYCorner" "layerMaxXMaxYCorner" "kCALayerMaxXMaxYCorner" "actions" "magnificationFilter"
    "minificationFilter" "compositingFilter" "cornerCurve" "maskedCorners" "needsDisplayOnBoundsChange"
    "allowsEdgeAntialiasing" "lineCap" "fillRule" "miterLimit" "strokeStart" "strokeEnd" "affineTransform"
    "presentation" "model" "superlayer" "sublayers" "addSublayer" "removeFromSuperlayer" "Rectangle"
    "Circle" "Ellipse" "Capsule" "RoundedRectangle" "Text" "Image" "alignment" "rotationEffect" "anchor"
    "scaleEffect" "transformEffect" "modifier" "topLeading" "UnitPoint" "topTrailing" "leading" "trailing"
    "bottomLeading" "bottomTrailing" "View" "ProjectionTransform" "UIGestureRecognizer" "target"
    "UIPanGestureRecognizer" "UIPinchGestureRecognizer" "UIRotationGestureRecognizer"
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
    "touchesMoved" "touchesEnded" "touchesCancelled" "withEvent" "ignore" "ignoreTouch" "forEvent" "reset"
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
    "kCAAnimationPaced" "cubic" "kCAAnimationCubic" "cubicPaced" "kCAAnimationCubicPaced" "advance" "run"
    "now" "CACurrentMediaTime" "CAMediaTimingFunction" "UICubicTimingParameters" "UISpringTimingParameters"
    "UnitCurve" "functionWithName" "controlPoints" "controlPoint1" "controlPoint2" "animationCurve"
    "dampingRatio" "initialVelocity" "mass" "stiffness" "damping" "duration" "bounce" "bezier"
    "startControlPoint" "endControlPoint" "interpolate" "animate" "withDuration" "animations" "completion"
    "delay" "options" "usingSpringWithDamping" "initialSpringVelocity" "animateWithDuration"
    "springDuration" "animateWithSpringDuration" "animateKeyframes" "animateKeyframesWithDuration"
    "addKeyframe" "withRelativeStartTime" "relativeDuration" "addKeyframeWithRelativeStartTime"
    "modifyAnimations" "withRepeatCount" "autoreverses" "runningPropertyAnimator" "UIViewPropertyAnimator"
    "beginAnimations" "context" "commitAnimations" "setAnimationDuration" "setAnimationDelay"
    "setAnimationRepeatCount" "setAnimationRepeatAutoreverses" "setAnimationBeginsFromCurrentState"
    "setAnimationCurve" "setAnimationDelegate" "setAnimationDidStop" "setAnimationDidStopSelector"
    "DispatchQueue" "DispatchTime" "DispatchTimeInterval" "background" "global" "qos" "sync" "execute"
    "async" "asyncAfter" "deadline" "dispatch_async" "dispatch_after" "dispatch_get_main_queue"
    "milliseconds" "microseconds" "nanoseconds" "DISPATCH_TIME_NOW" "NSEC_PER_SEC" "NSEC_PER_MSEC"
    "dispatch_time" "performWithoutAnimation" "setAnimationsEnabled" "areAnimationsEnabled"
    "CABasicAnimation" "keyPath" "CASpringAnimation" "CAKeyframeAnimation" "CAAnimationGroup" "fromValue"
    "toValue" "byValue" "path" "keyTimes" "timingFunctions" "calculationMode" "tensionValues"
    "continuityValues" "biasValues" "rotationMode" "additive" "isAdditive" "cumulative" "isCumulative"
    "timingFunction" "speed" "beginTime" "timeOffset" "repeatCount" "repeatDuration" "fillMode"
    "isRemovedOnCompletion" "removedOnCompletion" "isInterruptible" "settlingDuration" "perceptualDuration"
    "curve" "timingParameters" "startAnimation" "afterDelay" "pauseAnimation" "stopAnimation"
    "finishAnimation" "continueAnimation" "withTimingParameters" "durationFactor" "addAnimations"
    "delayFactor" "addCompletion" "isRunning" "fractionComplete" "isReversed" "scrubsLinearly"
    "pausesOnCompletion" "CAAnimation" "CAPropertyAnimation" "add" "removeAnimation" "animation"
    "removeAllAnimations" "animationKeys" "forKeyPath" "setValue" "convertTime" "CATransaction" "begin"
    "commit" "flush" "setDisableActions" "setAnimationTimingFunction" "setCompletionBlock" "NSValue"
    "caTransform3D" "CATransform3D" "CATransform3DIdentity" "CATransform3DMakeScale"
    "CATransform3DMakeTranslation" "CATransform3DMakeAffineTransform" "CATransform3DTranslate"
    "CATransform3DScale" "CATransform3DRotate" "CATransform3DMakeRotation" "m13" "m14" "m23" "m24" "m31"
    "m32" "m33" "m34" "m43" "CATransform3DConcat" "CATransform3DInvert" "CATransform3DGetAffineTransform"
    "CATransform3DIsIdentity" "CATransform3DIsAffine" "CATransform3DEqualToTransform" "terminator"
    "debugPrint" "fatalError" "preconditionFailure" "assertionFailure" "assert" "precondition"
    "NSParameterAssert" "NSAssert" "NSCAssert" "Optional" "row" "column" "convention" "plot" "describe"
    "film" "frames" "strip" "grid" "why" "YES" "NO" "NULL" "Nil" "HUGE_VALF" "HUGE_VAL" "INFINITY" "DBL_MAX"
    "CGFLOAT_MIN" "DBL_MIN" "FLT_MAX" "MAXFLOAT" "HUGE" "FLT_MIN" "FLT_EPSILON" "integer" "cgPoint" "cgSize"
    "cgRect" "cgVector" "cgAffineTransform" "boolValue" "cgPointValue" "cgSizeValue" "cgRectValue"
    "cgVectorValue" "cgAffineTransformValue" "printf" "puts" "format" "substringToIndex"
    "substringFromIndex" "substringWithRange" "characterAtIndex" "rangeOfString" "stringByAppendingString"
    "caseInsensitiveCompare" "stringValue" "NSMakeRange" "NSMaxRange" "sortedArrayUsingSelector"
    "sortUsingSelector" "sortUsingComparator" "subarrayWithRange" "componentsJoinedByString"
    "enumerateKeysAndObjectsUsingBlock" "NSNull" "objects" "CGMutablePath" "CGPath" "CGMutablePathRef"
    "CGPathRef" "UIBezierPath" "CGColorRef" "CGPathCreateMutable" "roundedRect" "ovalIn" "ovalInRect"
    "cgPath" "CGPathCreateWithRect" "CGPathRelease" "ellipseIn" "CGPathCreateWithEllipseInRect"
    "CGPathAddEllipseInRect" "lineWidth" "flatness" "lineCapStyle" "lineJoinStyle" "setLineDash" "points"
    "pointee" "CGPathElement" "applyWithBlock" "removeAllPoints" "CGPathGetCurrentPoint" "UIRectCorner"
    "topLeft" "UIRectCornerTopLeft" "topRight" "UIRectCornerTopRight" "bottomRight"
    "UIRectCornerBottomRight" "bottomLeft" "UIRectCornerBottomLeft" "allCorners" "UIRectCornerAllCorners"
    "cornerWidth" "cornerHeight" "CGPathCreateWithRoundedRect" "byRoundingCorners" "cornerRadii" "move"
    "addLine" "addLines" "between" "moveToPoint:" "addLineToPoint:" "addRect" "addRects" "addEllipse"
    "addRoundedRect" "addPath" "appendPath:" "apply" "applyTransform:" "closeSubpath" "fill" "stroke"
    "addClip" "closePath" "CGPathAddRect" "CGPathMoveToPoint" "CGPathAddLineToPoint" "CGPathAddRoundedRect"
    "CGPathAddLines" "CGPathAddRects" "CGPathEqualToPath" "CGPathAddPath" "CGPathCloseSubpath" "addCurve"
    "control1" "control2" "addQuadCurve" "controlPoint" "control"
    "addCurveToPoint:controlPoint1:controlPoint2:" "addQuadCurveToPoint:controlPoint:" "addArc" "withCenter"
    "startAngle" "endAngle" "clockwise" "addRelativeArc" "delta" "arcCenter"
    "addArcWithCenter:radius:startAngle:endAngle:clockwise:" "tangent1End" "tangent2End"
    "CGPathAddArcToPoint" "CGPathAddCurveToPoint" "CGPathAddQuadCurveToPoint" "CGPathAddArc"
    "CGPathAddRelativeArc" "boundingBox" "boundingBoxOfPath" "currentPoint" "CGPathIsEmpty"
    "CGPathGetBoundingBox" "CGPathGetPathBoundingBox" "copy" "mutableCopy" "using" "reversing"
    "bezierPathByReversingPath" "CGPathCreateCopy" "CGPathCreateMutableCopy"
    "CGPathCreateCopyByTransformingPath" "CGPathCreateMutableCopyByTransformingPath" "CGPathFillRule"
    "winding" "evenOdd" "usesEvenOddFillRule" "containsPoint:" "CGPathContainsPoint" "fillColor"
    "strokeColor" "lineJoin" "lineDashPattern" "lineDashPhase" "CAShapeLayerLineJoin" "miter"
    "kCALineJoinMiter" "kCALineJoinRound" "bevel" "kCALineJoinBevel" "cgColor" "CGRectFromString"
    "CGPointFromString" "CGSizeFromString" "CGVectorFromString" "CGAffineTransformFromString" "css" "svg"
    "views" "FitMode" "aspectFit" "aspectFill" "scaleToFill" "scaleAspectFit" "scaleAspectFill" "mapping"
    "area" "latex" "swiftCode" "explain" "following" "hitTest:withEvent:" "pointInside:withEvent:"
    "isDescendantOfView:" "insertSubview:atIndex:" "bringSubviewToFront:" "sendSubviewToBack:" "hidden"
    "exclusiveTouch" "convertPoint:toWindow:" "convertRect:toWindow:" "convertPoint:fromWindow:"
    "convertRect:fromWindow:" "convertPoint:toLayer:" "convertRect:toLayer:" "convertPoint:fromLayer:"
    "convertRect:fromLayer:" "convertTime:fromLayer:" "convertTime:toLayer:" "insertSublayer:atIndex:"
    "presentationLayer" "modelLayer" "addAnimation:forKey:" "removeAnimationForKey:" "uppercaseString"
    "lowercaseString" "capitalizedString" "containsString:" "componentsSeparatedByString:"
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
    {880, 2054714927}, {885, 1458426488}, {895, 3552412932}, {900, 192541853}, {906, 110723809},
    {912, 3332609576}, {918, 3683784189}, {928, 2510136481}, {935, 2275008352}, {946, 3746835353},
    {955, 3137510316}, {966, 1279116642}, {977, 3013068941}, {982, 3111536167}, {991, 3572563384},
    {1003, 3139949330}, {1009, 736625355}, {1013, 69978321}, {1020, 558918661}, {1025, 1326178875},
    {1031, 1971108699}, {1054, 2842608717}, {1068, 1774491146}, {1083, 2134883420}, {1092, 3641267209},
    {1098, 1076453893}, {1101, 3751997361}, {1108, 4092568292}, {1112, 2171383808}, {1121, 3054093999},
    {1129, 4213704117}, {1134, 244111290}, {1139, 827898097}, {1145, 4232466889}, {1160, 3775434644},
    {1168, 2471448074}, {1177, 3786248987}, {1182, 128336118}, {1200, 3721122100}, {1201, 3826002220},
    {1202, 3775669363}, {1206, 1006755615}, {1210, 4272848550}, {1214, 108579519}, {1219, 3173440503},
    {1224, 4025666427}, {1229, 2897315904}, {1234, 153572251}, {1240, 1428923715}, {1245, 405166629},
    {1249, 2112764879}, {1254, 3876055819}, {1264, 1046779122}, {1269, 372738696}, {1274, 2052810508},
    {1275, 3591115554}, {1283, 2271195850}, {1300, 391640912}, {1326, 460481456}, {1348, 779904818},
    {1352, 3837675186}, {1357, 765439473}, {1362, 2711245919}, {1367, 697196164}, {1372, 1059919963},
    {1378, 1323747186}, {1384, 3538687084}, {1390, 1324880019}, {1394, 3912887073}, {1396, 163295161},
    {1398, 146517542}, {1400, 129739923}, {1402, 112962304}, {1404, 230405637}, {1406, 213628018},
    {1408, 196850399}, {1410, 180072780}, {1412, 297516113}, {1414, 280738494}, {1421, 2873224251},
    {1427, 2386971688}, {1432, 1283547685}, {1435, 4168357374}, {1444, 2209066192}, {1462, 4213547406},
    {1474, 988175173}, {1488, 2929211326}, {1498, 2027933801}, {1506, 2562340083}, {1509, 2515107422},
    {1514, 2797886853}, {1520, 2699759368}, {1524, 3270303571}, {1532, 206862118}, {1537, 3122818005},
    {1544, 1919949199}, {1551, 3226083260}, {1559, 3920758663}, {1573, 380755552}, {1579, 1090495225},
    {1586, 811810984}, {1593, 234774234}, {1601, 2529449241}, {1609, 1747969136}, {1615, 2087358391},
    {1622, 1335159128}, {1629, 2428550228}, {1633, 796142685}, {1637, 2991499325}, {1643, 1615808600},
    {1652, 3966976176}, {1660, 295258647}, {1665, 382270662}, {1672, 3795011855}, {1686, 3747507645},
    {1701, 909533769}, {1705, 3365180733}, {1716, 2749912018}, {1723, 3639581107}, {1728, 2735859570},
    {1733, 969184184}, {1740, 1902060359}, {1748, 1373385388}, {1754, 3602979878}, {1760, 1769938321},
    {1787, 1740667972}, {1797, 4050857480}, {1804, 2755019962}, {1810, 2169878254}, {1818, 4170555683},
    {1829, 1334253329}, {1836, 2265719507}, {1844, 2570318435}, {1856, 3483588555}, {1865, 2774362700},
    {1876, 21843312}, {1886, 3429590357}, {1901, 1071897420}, {1921, 1566828974}, {1939, 514687451},
    {1952, 1598403349}, {1953, 3876335077}, {1954, 3859557458}, {1956, 1363500993}, {1958, 1346723374},
    {1979, 2264171482}, {1991, 1357355164}, {1992, 4228665076}, {2024, 1867418821}, {2025, 3507227459},
    {2031, 3168883851}, {2044, 3222486838}, {2073, 3381181800}, {2074, 3607893173}, {2079, 3005452862},
    {2080, 3440116983}, {2081, 4245442695}, {2089, 2839884955}, {2114, 3398044946}, {2127, 3005386353},
    {2150, 1217983224}, {2162, 3509544318}, {2188, 1610779110}, {2195, 2930439210}, {2197, 1412156564},
    {2220, 3160029103}, {2228, 3174662200}, {2251, 1479719844}, {2261, 3376534378}, {2287, 2875014037},
    {2314, 3589306714}, {2347, 804357063}, {2376, 1910201350}, {2383, 2701182283}, {2389, 398550328},
    {2392, 521802798}, {2395, 505025179}, {2398, 656170845}, {2401, 605837988}, {2404, 2468447887},
    {2407, 2485225506}, {2410, 2384559792}, {2420, 4100406635}, {2431, 1987983040}, {2437, 365099244},
    {2441, 3641958979}, {2451, 296602997}, {2458, 2462546090}, {2465, 4254058618}, {2470, 2907980824},
    {2474, 3981965844}, {2480, 3649018447}, {2488, 2614820847}, {2501, 292130973}, {2506, 2190941297},
    {2521, 211913386}, {2529, 564937055}, {2540, 3419592236}, {2575, 3513453938}, {2586, 3460502485},
    {2590, 2339366755}, {2601, 377128425}, {2609, 1086286877}, {2636, 3941508978}, {2644, 783488098},
    {2646, 1111836708}, {2665, 2280960882}, {2672, 3181326346}, {2691, 975988953}, {2707, 635020210},
    {2709, 1360837969}, {2711, 1344060350}, {2723, 1925151750}, {2729, 2408179714}, {2735, 2211460629},
    {2755, 1848861402}, {2760, 2508680735}, {2766, 3585981250}, {2776, 2335550124}, {2780, 597743964},
    {2790, 2354563044}, {2816, 2897926679}, {2833, 1035906630}, {2851, 783840260}, {2852, 4060888886},
    {2853, 4278997933}, {2861, 589286162}, {2866, 414084241}, {2876, 2275477643}, {2880, 3940830471},
    {2890, 1940694431}, {2894, 1996966820}, {2904, 1637070560}, {2912, 1605206413}, {2926, 1343892145},
    {2944, 2293605903}, {2954, 1099796002}, {2965, 370965912}, {2975, 4290552719}, {3010, 1638856759},
    {3026, 3707845437}, {3034, 1968018676}, {3048, 2745245856}, {3056, 2872562979}, {3070, 1867915087},
    {3078, 1052627742}, {3092, 1537748690}, {3100, 4233365429}, {3114, 3239423849}, {3118, 1535751837},
    {3131, 3736796887}, {3135, 2541423239}, {3148, 3804893101}, {3152, 3060514643}, {3165, 21234473},
    {3169, 1518974218}, {3182, 3720019268}, {3186, 2524645620}, {3199, 3788115482}, {3203, 3043737024},
    {3216, 4456854}, {3230, 2037980277}, {3245, 2933655948}, {3257, 558644074}, {3274, 328942278},
    {3282, 2111105165}, {3296, 3042771105}, {3302, 3800657716}, {3314, 626531088}, {3321, 2362349278},
    {3334, 866545770}, {3344, 857273821}, {3360, 4045899937}, {3367, 1135749657}, {3373, 93078660},
    {3385, 1409690180}, {3388, 2802900028}, {3392, 306900080}, {3398, 1319594794}, {3403, 2028154341},
    {3419, 2218332638}, {3443, 225597218}, {3472, 2084234006}, {3488, 1331687974}, {3493, 2135852838},
    {3514, 2753988203}, {3521, 864200463}, {3532, 3838403746}, {3540, 1530791347}, {3552, 3721205966},
    {3557, 3688814324}, {3568, 3876242216}, {3580, 1809966536}, {3598, 2699878380}, {3608, 4079184015},
    {3628, 1179101157}, {3636, 1825239352}, {3655, 3748245722}, {3673, 634908722}, {3690, 163271060},
    {3716, 3289806584}, {3728, 3446866648}, {3733, 1737076817}, {3742, 881687192}, {3749, 1219519868},
    {3759, 3970939267}, {3763, 2513272949}, {3772, 3224470464}, {3779, 2986472067}, {3783, 708293528},
    {3789, 258052966}, {3791, 3450233754}, {3793, 1213090802}, {3797, 3555670962}, {3803, 2743639103},
    {3809, 2710083865}, {3815, 4214265958}, {3821, 3963008473}, {3828, 1381912327}, {3837, 297212119},
    {3840, 53234560}, {3848, 1135433081}, {3851, 797905850}, {3859, 1315384455}, {3870, 4179333016},
    {3893, 867257093}, {3904, 841567274}, {3907, 3617776409}, {3919, 1784172926}, {3922, 3381609815},
    {3934, 1550566188}, {3944, 1592295328}, {3952, 2860018940}, {3970, 2241873898}, {3975, 2638218225},
    {3982, 1524000883}, {3985, 1923516200}, {3989, 3391553482}, {3992, 1062293841}, {3996, 3825392021},
    {3999, 709362235}, {4003, 1694935685}, {4007, 392774327}, {4012, 2880712451}, {4017, 3102149661},
    {4023, 2394465697}, {4027, 1659167240}, {4032, 475034410}, {4038, 3434436711}, {4041, 1479764693},
    {4045, 2347825097}, {4051, 1197479801}, {4055, 1351583639}, {4060, 3270705251}, {4066, 366569208},
    {4070, 1251212115}, {4074, 1621599661}, {4079, 3579732453}, {4085, 1720942905}, {4089, 140187182},
    {4094, 1868829528}, {4103, 3948149459}, {4113, 708029167}, {4118, 3185475540}, {4124, 2537751862},
    {4130, 2778439310}, {4137, 2616928056}, {4143, 4139930401}, {4150, 3135838405}, {4157, 2498734875},
    {4165, 4064998855}, {4169, 268639961}, {4174, 4092159661}, {4179, 2346846000}, {4185, 2328988770},
    {4189, 2519117294}, {4194, 3873647896}, {4198, 1415682102}, {4203, 631424496}, {4207, 282220607},
    {4212, 3558937627}, {4216, 4099687964}, {4221, 658698766}, {4225, 153638352}, {4230, 545189250},
    {4238, 197671877}, {4247, 792060313}, {4251, 513084933}, {4256, 2275780057}, {4261, 2616489071},
    {4266, 4075421329}, {4271, 2981347434}, {4276, 648810968}, {4284, 638754166}, {4291, 591523055},
    {4298, 4047093083}, {4305, 656837285}, {4313, 3789446092}, {4321, 4277107410}, {4329, 3906719864},
    {4338, 2684794283}, {4351, 2663715805}, {4356, 2698097207}, {4362, 3072217742}, {4369, 1920734138},
    {4394, 4225734153}, {4396, 1128467232}, {4400, 1035581717}, {4415, 3525779695}, {4438, 1975486251},
    {4448, 2889234988}, {4460, 128921049}, {4479, 1127666911}, {4489, 2542550614}, {4495, 2627312426},
    {4504, 1195911285}, {4514, 4151950225}, {4516, 1765031016}, {4524, 1814435734}, {4530, 3602780627},
    {4535, 876513898}, {4546, 879704937}, {4549, 986710028}, {4555, 2682709205}, {4563, 1379501780},
    {4571, 854709318}, {4582, 925110256}, {4602, 827033813}, {4623, 3417352379}, {4631, 2226546594},
    {4637, 169017192}, {4641, 3843578906}, {4660, 221667867}, {4668, 3218681947}, {4681, 987224379},
    {4689, 3728990320}, {4701, 915157507}, {4709, 2572986219}, {4729, 4007662012}, {4733, 213683108},
    {4739, 3017331637}, {4750, 1714939896}, {4757, 2474713847}, {4764, 1542649473}, {4772, 39928156},
    {4787, 2848808016}, {4806, 3241215769}, {4826, 688599773}, {4849, 944978096}, {4877, 607288565},
    {4904, 3578987480}, {4907, 3555673031}, {4912, 2355360096}, {4916, 3949911679}, {4925, 645910219},
    {4932, 2941534958}, {4939, 2238339041}, {4944, 3277562923}, {4947, 3761252941}, {4951, 382886321},
    {4954, 4220379804}, {4958, 4200353678}, {4961, 2633446552}, {4965, 388525018}, {4970, 967958004},
    {4975, 1216469057}, {4979, 1675745305}, {4987, 3533348019}, {4997, 2267784115}, {5000, 2877453236},
    {5008, 1011085160}, {5012, 1555467752}, {5017, 2016490230}, {5027, 1419061120}, {5033, 3353438327},
    {5039, 2002030311}, {5046, 931910521}, {5072, 1638953034}, {5085, 263889333}, {5098, 2304257469},
    {5117, 2571507861}, {5146, 4039984575}, {5156, 1623797237}, {5172, 2667149886}, {5191, 1204873229},
    {5211, 2611599107}, {5221, 1975768454}, {5233, 3532344479}, {5240, 2718014180}, {5261, 713077974},
    {5278, 2712081721}, {5304, 1361625375}, {5330, 864165631}, {5337, 3189629876}, {5355, 165942467},
    {5368, 1655317257}, {5387, 1010779457}, {5397, 2215640769}, {5407, 1070265239}, {5416, 1134120687},
    {5420, 2846199180}, {5433, 1743930340}, {5439, 4005059268}, {5443, 206241385}, {5452, 1115344066},
    {5460, 567586076}, {5466, 3901637708}, {5470, 803046281}, {5476, 152899664}, {5485, 1787359420},
    {5490, 151693739}, {5495, 460225993}, {5501, 944111422}, {5510, 2075216980}, {5515, 2276994531},
    {5529, 2796815519}, {5544, 3918278559}, {5551, 4155575922}, {5561, 236925125}, {5569, 1684779966},
    {5573, 798074659}, {5582, 2374006294}, {5588, 3103973672}, {5598, 2926810054}, {5600, 1462048136},
    {5615, 3040434276}, {5625, 1244814717}, {5635, 1696195782}, {5644, 3093996503}, {5653, 2756264342},
    {5661, 2866045037}, {5669, 1163907536}, {5681, 2104353872}, {5692, 3110688315}, {5703, 3317910134},
    {5712, 3473703803}, {5725, 2755011687}, {5741, 2069497450}, {5752, 1516930437}, {5762, 296395306},
    {5773, 1195616409}, {5785, 942984426}, {5793, 2949131327}, {5803, 469045609}, {5814, 2847090017},
    {5834, 176574206}, {5844, 404136769}, {5857, 2422892396}, {5871, 2568950125}, {5875, 2528405746},
    {5880, 2484574385}, {5885, 4208725202}, {5901, 3003271613}, {5917, 1882624920}, {5928, 4183891472},
    {5945, 3707850388}, {5954, 2401568500}, {5979, 1057920877}, {5986, 2157316278}, {5994, 3403651144},
    {6001, 4114437246}, {6011, 2887421684}, {6015, 1361572173}, {6025, 1896686403}, {6035, 3273657238},
    {6045, 1266202965}, {6057, 3635588042}, {6076, 2733832836}, {6080, 4182378701}, {6087, 2110798224},
    {6093, 877087803}, {6102, 1970364490}, {6108, 1275339983}, {6126, 350857000}, {6142, 2079739832},
    {6158, 1996921413}, {6167, 2043970711}, {6183, 1393632998}, {6190, 1731736080}, {6202, 4080117376},
    {6213, 1493013840}, {6233, 2398078988}, {6241, 1065574956}, {6251, 2965413338}, {6261, 990401381},
    {6269, 2153800097}, {6276, 4084710509}, {6279, 682729123}, {6288, 1722954222}, {6304, 3827859290},
    {6315, 37271103}, {6323, 1119987041}, {6342, 2161276179}, {6365, 3507573001}, {6373, 2301731235},
    {6383, 1862550028}, {6397, 3213420894}, {6413, 288415389}, {6423, 4033069017}, {6429, 672109684},
    {6437, 3339054942}, {6446, 3080967843}, {6461, 834189487}, {6470, 904369474}, {6473, 1089765596},
    {6478, 18738364}, {6482, 2197550541}, {6487, 1569418667}, {6505, 1419285594}, {6508, 3324446467},
    {6515, 2540844914}, {6524, 936176715}, {6529, 3724674918}, {6532, 3817694041}, {6542, 4121092745},
    {6552, 886071850}, {6564, 2390028659}, {6571, 4182669406}, {6576, 3555021734}, {6581, 1452231588},
    {6591, 665752555}, {6601, 2665914025}, {6609, 1172522883}, {6619, 2411978403}, {6628, 2082024064},
    {6632, 1231115066}, {6641, 244075885}, {6647, 96429129}, {6658, 1558106348}, {6665, 1676028392},
    {6677, 3565214879}, {6683, 1169454059}, {6694, 2276069802}, {6700, 2590900991}, {6711, 403953390},
    {6716, 817772335}, {6726, 3894621598}, {6730, 3130700698}, {6739, 3811712141}, {6748, 2836898780},
    {6762, 744222851}, {6770, 3219325754}, {6783, 455433581}, {6788, 1550717474}, {6798, 4099875093},
    {6807, 2687217115}, {6819, 3317790454}, {6831, 680679420}, {6842, 4074568615}, {6852, 972345196},
    {6862, 2124225882}, {6872, 1707208587}, {6882, 1698171440}, {6894, 1765986002}, {6906, 3099195470},
    {6916, 1325296208}, {6927, 1159889848}, {6937, 3210628243}, {6948, 3799163251}, {6959, 3782385632},
    {6970, 3899828965}, {6981, 3883051346}, {6992, 3866273727}, {7008, 4169345192}, {7033, 3573351892},
    {7038, 4137097213}, {7043, 3523899814}, {7049, 1029089800}, {7060, 1290530634}, {7068, 4203053801},
    {7081, 406972148}, {7085, 2369371622}, {7090, 3008443898}, {7097, 3726277920}, {7107, 1742909879},
    {7118, 581045492}, {7128, 877317237}, {7141, 1513289445}, {7165, 2694946607}, {7187, 3902926015},
    {7190, 2516003219}, {7205, 3083183824}, {7209, 3185987134}, {7218, 3141474305}, {7231, 1010012291},
    {7235, 659427984}, {7246, 3254824265}, {7254, 1438951982}, {7263, 571377267}, {7281, 143865419},
    {7299, 445834375}, {7313, 4201716739}, {7326, 2082798958}, {7330, 3883353449}, {7353, 1252969316},
    {7370, 611349806}, {7392, 3939761393}, {7416, 1880591026}, {7442, 1052979093}, {7458, 1315057949},
    {7471, 3198073272}, {7496, 1888717571}, {7509, 1499172353}, {7523, 1151719106}, {7541, 1297838153},
    {7552, 1291853992}, {7564, 3864824124}, {7577, 284302454}, {7595, 2291378338}, {7617, 2024043478},
    {7632, 3416336049}, {7643, 3326301860}, {7654, 2097883034}, {7672, 2658088632}, {7682, 4116806241},
    {7694, 2750625341}, {7711, 2805121617}, {7720, 2636563400}, {7736, 1088403524}, {7764, 1326471550},
    {7770, 3867909202}, {7799, 2053519890}, {7833, 24686317}, {7837, 43254447}, {7869, 3633974900},
    {7877, 1715765854}, {7893, 3488110948}, {7899, 1226705564}, {7909, 1144915353}, {7927, 1085962434},
    {7933, 542584942}, {7951, 1880354216}, {7960, 2126046479}, {7981, 3409685817}, {7991, 2322214854},
    {8013, 715012316}, {8018, 667630371}, {8035, 4011681569}, {8050, 2477794221}, {8065, 2826459802},
    {8072, 863636682}, {8102, 3312035873}, {8130, 2374822095}, {8146, 1117036282}, {8162, 2727146260},
    {8174, 2338438971}, {8195, 1077300351}, {8224, 1505834213}, {8255, 1420801579}, {8275, 1086567517},
    {8286, 3688764708}, {8305, 3212090577}, {8318, 2710245443}, {8329, 2621687777}, {8347, 135807534},
    {8369, 538728657}, {8398, 4217769178}, {8406, 894604266}, {8424, 239266950}, {8440, 3440848049},
    {8458, 1563451997}, {8494, 1300855194}, {8512, 2649340029}, {8525, 3157132282}, {8556, 1994390723},
    {8569, 3295732442}, {8588, 3217941162}, {8625, 2638373311}, {8644, 729836362}, {8661, 1103965319},
    {8696, 3909734774}, {8713, 3422384807}, {8727, 1562399317}, {8759, 3535094014}, {8773, 2862813109},
    {8793, 70193435}, {8831, 3331707904}, {8851, 167527483}, {8855, 810547195}, {8877, 3377910156},
    {8893, 2815096657}, {8934, 3232227944}, {8953, 2636711499}, {8967, 2461495057}, {8972, 502047894},
    {8992, 2942666046}, {8998, 1490954098}, {9009, 1092012710}, {9034, 38792922}, {9045, 2899252294},
    {9053, 871591685}, {9075, 1041997713}, {9083, 3217987877}, {9091, 1309284212}, {9113, 2823090016},
    {9121, 4012061332}, {9136, 4204111253}, {9141, 3492500287}, {9150, 773059133}, {9173, 2759092874},
    {9182, 481727645}, {9196, 2303844654}, {9224, 1323066019}, {9238, 590774350}, {9247, 421821156},
    {9270, 696240407}, {9279, 1453714756}, {9294, 466020238}, {9323, 4077855673}, {9338, 1744839726},
    {9354, 1408722253}, {9384, 876245160}, {9400, 452810861}, {9413, 1260603725}, {9440, 968316954},
    {9453, 859371885}, {9467, 1658883364}, {9495, 3531153185}, {9509, 486221508}, {9520, 4064395570},
    {9545, 2257273533}, {9556, 3217031314}, {9568, 1898701486}, {9594, 692253475}, {9606, 2618608526},
    {9620, 889051197}, {9648, 1439665068}, {9662, 3703752221}, {9677, 158609817}, {9706, 3199826274},
    {9721, 3872230201}, {9734, 592993401}, {9761, 2782426318}, {9774, 1648296985}, {9796, 2036964556},
    {9832, 1478369021}, {9854, 2072579308}, {9863, 588027325}, {9869, 3294899967}, {9885, 2406610228},
    {9897, 1136770368}, {9908, 1099727666}, {9935, 3943336079}, {9943, 3373088083}, {9951, 1118385669},
    {9964, 1252830802}, {9972, 1310484760}, {9990, 4211107556}, {10008, 4235327583}, {10027, 1911957762},
    {10039, 2274977100}, {10049, 1894102977}, {10066, 1868420705}, {10081, 1229760322}, {10096, 401251929},
    {10105, 4136070254}, {10115, 141711844}, {10128, 1877099350}, {10138, 4224630636}, {10164, 2956264019},
    {10188, 3731343133}, {10199, 1490880043}, {10214, 651349070}, {10233, 3553571131}, {10254, 798050051},
    {10274, 1738029828}, {10283, 830772382}, {10307, 975665791}, {10314, 3753552150}, {10336, 1268347563},
    {10345, 2675976173}, {10353, 2255101473}, {10364, 938963840}, {10376, 1325536902}, {10386, 66138439},
    {10405, 2650151654}, {10417, 1362571274}, {10424, 2674091075}, {10441, 4180264212}, {10452, 2220611910},
    {10458, 3628923247}, {10477, 2290191893}, {10490, 524486259}, {10505, 536057419}, {10518, 2266436945},
    {10530, 2660165913}, {10542, 2510371521}, {10549, 1647949432}, {10560, 2499925078}, {10566, 1061329053},
    {10574, 2186648520}, {10586, 3685987662}, {10600, 1203193122}, {10614, 3305235377}, {10629, 3408062813},
    {10651, 598285973}, {10662, 2107277412}, {10677, 1771288722}, {10691, 1024755039}, {10711, 2323362532},
    {10731, 295121441}, {10743, 3240065181}, {10752, 3923523740}, {10772, 140741692}, {10789, 958887293},
    {10812, 459823196}, {10842, 687274249}, {10852, 1680403306}, {10863, 186774928}, {10877, 2185261687},
    {10882, 2753641482}, {10887, 2454962418}, {10905, 3594902096}, {10913, 2175633178}, {10930, 775974691},
    {10937, 4056008598}, {10951, 32195591}, {10958, 3647323098}, {10974, 3198753898}, {10998, 56185609},
    {11006, 3091067239}, {11010, 3935363592}, {11020, 3073585980}, {11027, 1867556362}, {11040, 2589014835},
    {11056, 3891896413}, {11062, 4148812653}, {11069, 1700657266}, {11081, 1106246455}, {11096, 754571866},
    {11107, 1038506759}, {11113, 4176775601}, {11122, 2830785103}, {11132, 1731433239}, {11140, 855408348},
    {11148, 2834400513}, {11163, 3963693047}, {11172, 3544094494}, {11178, 4009327117}, {11194, 492923249},
    {11207, 1423062726}, {11225, 161915485}, {11268, 2642763852}, {11281, 1214513038}, {11298, 1445723454},
    {11307, 2844467682}, {11314, 3334659430}, {11326, 3572701046}, {11337, 555663897}, {11348, 3123020006},
    {11361, 3005567066}, {11373, 2400366623}, {11385, 2266193630}, {11395, 3448933658}, {11408, 3786999131},
    {11416, 2370703267}, {11428, 1489487637}, {11443, 2552112075}, {11461, 2857694466}, {11474, 2048902997},
    {11489, 1468503355}, {11508, 376585884}, {11520, 1938712828}, {11542, 3810570069}, {11561, 1375206950},
    {11583, 1648973383}, {11602, 1187236458}, {11624, 1447170883}, {11643, 2183746320}, {11665, 4241624385},
    {11672, 3048556132}, {11691, 3744775116}, {11709, 3621218635}, {11726, 3611392321}, {11737, 3412690475},
    {11750, 2109961146}, {11776, 2124853820}, {11798, 4061796954}, {11805, 4173553157}, {11813, 2053962742},
    {11823, 503535429}, {11834, 1836668495}, {11843, 721310682}, {11858, 1006735486}, {11870, 325084441},
    {11875, 2961925722}, {11885, 497438945}, {11894, 1787797455}, {11905, 1849888827}, {11925, 3825011241},
    {11934, 385702446}, {11940, 2166834857}, {11947, 3055437297}, {11954, 601507180}, {11970, 2970916523},
    {11974, 1041509726}, {11979, 1494001562}, {11988, 2984076638}, {12002, 737459482}, {12008, 1122880180},
    {12019, 1945272936}, {12034, 2380932862}, {12042, 2548392784}, {12052, 1901756438}, {12061, 906872895},
    {12072, 1648836552}, {12079, 1359877577}, {12087, 521485205}, {12100, 252720416}, {12114, 1264131298},
    {12118, 1582017048}, {12137, 422274124}, {12156, 3020961236}, {12162, 845187144}, {12184, 1120609123},
    {12208, 3704248662}, {12235, 1361184210}, {12257, 254023945}, {12285, 3600137057}, {12309, 2682444316},
    {12318, 1644100618}, {12342, 1592819465}, {12375, 895660813}, {12383, 335426986}, {12408, 1264318259},
    {12440, 1168386582}, {12448, 1663862986}, {12453, 1746993862}, {12482, 1903257066}, {12487, 974882150},
    {12494, 1177151643}, {12525, 165292311}, {12532, 2311397435}, {12537, 439402299}, {12566, 1552997231},
    {12571, 3962257883}, {12580, 2220750876}, {12613, 2007447656}, {12622, 2787838396}, {12628, 3769421748},
    {12658, 4173954024}, {12664, 1434043348}, {12674, 1426660429}, {12708, 737025121}, {12742, 1466689035},
    {12780, 4098563933}, {12785, 513712005}, {12822, 229043912}, {12826, 2457286800}, {12861, 3584307048},
    {12863, 1123244352}, {12900, 1329338781}, {12904, 2761510965}, {12911, 49525662}, {12931, 539821669},
    {12949, 3772220557}, {12967, 4185830300}, {12982, 3171290880}, {13004, 832521766}, {13026, 1461782644},
    {13046, 691540578}, {13069, 1404144425}, {13089, 522796658}, {13106, 1376505559}, {13115, 3748513642},
    {13123, 846470194}, {13131, 200649126}, {13145, 3431639220}, {13152, 4292335199}, {13167, 907121470},
    {13173, 2240342303}, {13190, 2969811462}, {13204, 167268160}, {13218, 1833803298}, {13230, 2457918009},
    {13242, 4071123319}, {13254, 1834047080}, {13270, 3367860727}, {13279, 3718375587}, {13285, 2118064195},
    {13296, 493169962}, {13304, 2713721240}, {13309, 1695364032}, {13316, 4030051588}, {13322, 1400182552},
    {13352, 455416660}, {13372, 2271268225}, {13395, 2613973034}, {13413, 392604227}, {13435, 3754606837},
    {13455, 2833158821}, {13471, 3350374178}, {13478, 534084754}, {13492, 2867322350}, {13514, 2116308131},
    {13519, 3649057272}, {13527, 3845453865}, {13536, 2994984227}, {13552, 664899839}, {13574, 1989677117},
    {13579, 2918522264}, {13591, 3420926329}, {13604, 3178453163}, {13621, 3149605050}, {13626, 2920394832},
    {13643, 1523943668}, {13653, 862917743}, {13675, 4234031555}, {13692, 1719771455}, {13713, 2399213176},
    {13720, 4287151977}, {13730, 450801067}, {13737, 1669872668}, {13751, 4013487222}, {13778, 2679495900},
    {13794, 856694529}, {13818, 2681939195}, {13834, 3153218578}, {13858, 2240063300}, {13862, 3096186179},
    {13867, 741716276}, {13872, 2329068957}, {13879, 2921198141}, {13884, 1055615879}, {13889, 3285122304},
    {13895, 230313139}, {13898, 2868333218}, {13902, 4098541315}, {13907, 33356212}, {13914, 1723256298},
    {13918, 4140259964}, {13924, 107912219}, {13946, 4121566434}, {13976, 3855721002}, {13992, 2216232237},
    {14016, 2255928953}, {14036, 159080631}, {14050, 3689248828}, {14075, 836430118}, {14095, 2287125059},
    {14118, 1038585177}, {14139, 3367347455}, {14165, 4230039153}, {14179, 609216699}, {14214, 1501614459},
    {14225, 1529288929}, {14257, 2719113377}, {14269, 2275796322}, {14302, 1812401954}, {14313, 2408338453},
    {14345, 2855832277}, {14372, 1459817706}, {14383, 2392518824}, {14415, 518942568}, {14436, 3663533692},
    {14478, 2192755772}, {14503, 177875273}, {14549, 891907593}, {14571, 1945812840}, {14614, 1417411880},
    {14638, 2154355281}, {14683, 3467076881}, {14703, 317429627}, {14744, 771452987}, {14779, 181460511},
    {14799, 456257992}, {14840, 2485130632}, {14863, 317835491}, {14907, 3496877987}, {14928, 1103010248},
    {14978, 3557956176}, {15001, 4255026978}, {15053, 3877521898}, {15073, 3184108018}, {15122, 3247803578},
    {15142, 500341405}, {15191, 25050581}, {15216, 2700911442}, {15270, 4244498298}, {15284, 4267328027},
    {15295, 3365817217}, {15307, 1019517826}, {15318, 4255312501}, {15324, 107113802}, {15335, 339302984},
    {15356, 571385436}, {15381, 701971049}, {15403, 3844547848}, {15427, 2993703921}, {15447, 856100507},
    {15461, 523418047}, {15482, 1199509864}, {15491, 71184232}, {15520, 3633864562}, {15526, 3626350180},
    {15552, 227242734}, {15559, 3686895409}, {15586, 23593359}, {15592, 3490026688}, {15618, 2245546586},
    {15627, 63500808}, {15633, 3324008260}, {15640, 2639082641}, {15646, 4241250784}, {15674, 1005534689},
    {15702, 433529277}, {15731, 1104277830}, {15744, 1738166450}, {15779, 4196810825}, {15808, 1042290725},
    {15815, 1073217499}, {15833, 2059328792}, {15841, 1536564555}, {15860, 2064776214}, {15869, 1856753941},
    {15889, 1308833490}, {15893, 3934383778}, {15908, 2480094667}, {15916, 4009865048}, {15944, 365080250},
    {15950, 3648362799}, {15976, 980454765}, {15983, 1860367182}, {16010, 3669799736}, {16013, 1787721130},
    {16039, 447103454}, {16044, 1697318111}, {16072, 2673357851}, {16102, 2937116726}, {16120, 3523238589},
    {16128, 1863269210}, {16148, 2099371351}, {16153, 4096559242}, {16170, 2182794837}, {16175, 2712309285},
    {16192, 2806403090}, {16202, 3478391754}, {16224, 1104677667}, {16231, 667710333}, {16234, 718098122},
    {16237, 682728183}, {16255, 3802467407}, {16276, 3657180965}, {16299, 1665393361}, {16323, 1052733624},
    {16332, 184912774}, {16348, 4089387070}, {16361, 2352568569}, {16374, 1245245715}, {16387, 1262023334},
    {16401, 3270702940}, {16413, 2739892052}, {16428, 2480001844}, {16432, 3749132497}, {16441, 1230999982},
    {16448, 3143743637}, {16456, 799079693}, {16462, 862152253}, {16468, 351428278}, {16485, 2428146278},
    {16500, 2992948263}, {16511, 2349028720}, {16518, 3885786800}, {16530, 1736514697}, {16540, 3474322026},
    {16550, 60432295}, {16555, 1322381784}, {16562, 4012403877}, {16584, 989471740}, {16605, 452908417},
    {16624, 423327896}, {16638, 3737912740}, {16663, 3227882653}, {16679, 2453966149}, {16707, 1731566697},
    {16718, 2587032280}, {16739, 2963724706}, {16755, 712913813}, {16787, 2778836517}, {16803, 2372284312},
    {16818, 2159059685}, {16830, 1491675329}, {16853, 1613655628}, {16875, 655649118}, {16890, 2173728365},
    {16897, 2357661820}, {16913, 409169195}, {16933, 3491459423}, {16950, 1226170970}, {16973, 3404475955},
    {17003, 1624986452}, {17037, 3623300279}, {17054, 3034534074}, {17074, 575711980}, {17093, 671086880},
    {17120, 387145109}, {17133, 1032586458}, {17145, 266241602}, {17165, 3402924327}, {17175, 1269553309},
    {17181, 503252654}, {17184, 4160314702}, {17188, 159043482}, {17195, 2686336408}, {17200, 2717370895},
    {17210, 1132587367}, {17218, 1195117749}, {17232, 1879021152}, {17246, 581463510}, {17269, 2140377464},
    {17281, 1275514075}, {17293, 2387979536}, {17304, 3884420844}, {17321, 1646387302}, {17333, 308670472},
    {17346, 3934596143}, {17359, 2845511965}, {17382, 4013472960}, {17402, 207861097}, {17422, 3570842623},
    {17438, 2974165697}, {17445, 1232628331}, {17462, 889198334}, {17481, 3364533173}, {17497, 2007207608},
    {17506, 3255160570}, {17513, 2953807453}, {17520, 709349229}, {17524, 2223459638}, {17532, 2600881466},
    {17547, 2804841900}, {17562, 2904109309}, {17575, 3454124243}, {17591, 2165802309}, {17601, 4226874186},
    {17613, 46347960}, {17621, 111583397}, {17631, 249290197}, {17641, 1264874778}, {17653, 2552651146},
    {17667, 3277309783}, {17672, 2072037248}, {17681, 1839346743}, {17691, 2980706495}, {17702, 3765738945},
    {17716, 1478303606}, {17724, 2435397115}, {17745, 1647672292}, {17764, 1635008148}, {17779, 1487095968},
    {17795, 3124627733}, {17813, 3994024810}, {17818, 2570585620}, {17834, 366187551}, {17848, 2318987703},
    {17858, 1761128012}, {17872, 185295765}, {17885, 3838690653}, {17900, 1263600608}, {17917, 2027855346},
    {17937, 3216563907}, {17951, 1058098686}, {17964, 467864515}, {17975, 3932876427}, {17988, 2706824106},
    {17997, 1016188828}, {18013, 957769824}, {18023, 1005022371}, {18037, 2696340427}, {18055, 1092596157},
    {18066, 1283833217}, {18085, 1606336818}, {18088, 993596020}, {18103, 2693457989}, {18112, 3779456605},
    {18131, 415476443}, {18144, 1262823941}, {18154, 1622115944}, {18162, 1499161504}, {18173, 2973219889},
    {18186, 2597275607}, {18191, 1748273790}, {18197, 860606716}, {18202, 3002334877}, {18219, 2034172196},
    {18245, 3305562105}, {18263, 3707972394}, {18270, 3647859367}, {18283, 3236366608}, {18296, 1824874128},
    {18317, 2788634194}, {18339, 1466132464}, {18367, 3529599493}, {18399, 2079469443}, {18421, 738891302},
    {18439, 3197889394}, {18458, 2360350959}, {18483, 3813530536}, {18486, 488247560}, {18489, 605690893},
    {18492, 622615607}, {18495, 572282750}, {18498, 2334079840}, {18501, 2384412697}, {18504, 2367635078},
    {18507, 2417967935}, {18510, 2502003125}, {18529, 3649363768}, {18548, 3444963044}, {18579, 2273024933},
    {18602, 4264915354}, {18623, 3077942367}, {18652, 590894855}, {18662, 1618037728}, {18672, 1850454287},
    {18682, 3957551837}, {18701, 4284171251}, {18717, 3891447831}, {18723, 2774883451}, {18735, 3483418915},
    {18752, 668816343}, {18760, 2931048700}, {18769, 2388452721}, {18777, 4258353177}, {18780, 1141775739},
    {18786, 4126724647}, {18796, 2859901778}, {18800, 3250964130}, {18808, 1360419304}, {18812, 3001705435},
    {18818, 2071016015}, {18823, 4246411473}, {18827, 2944866961}, {18830, 418647609}, {18833, 2471879920},
    {18835, 1105628090}, {18839, 963632676}, {18842, 1882099852}, {18851, 2097992392}, {18859, 4171284318},
    {18867, 2265671865}, {18874, 2076987736}, {18885, 3694939264}, {18892, 2984259090}, {18899, 306596620},
    {18907, 1011505953}, {18911, 1692432290}, {18918, 1616530830}, {18929, 2662881380}, {18936, 3218261061},
    {18943, 2261369287}, {18949, 912855974}, {18955, 3374781713}, {18963, 2293478956}, {18980, 1149880784},
    {18989, 953119650}, {19001, 1491100860}, {19012, 417924775}, {19023, 3895649598}, {19036, 2700906213},
    {19058, 2989913377}, {19064, 3882857642}, {19068, 2624049703}, {19074, 3114108242}, {19090, 2841934487},
    {19108, 1193001972}, {19126, 88035829}, {19142, 1181740251}, {19155, 3068295830}, {19178, 2650861306},
    {19200, 2152366365}, {19211, 3624381609}, {19222, 3416571249}, {19232, 1040632685}, {19256, 4090287646},
    {19273, 3935096066}, {19292, 4249419}, {19309, 3406704799}, {19333, 3341171164}, {19366, 4136122483},
    {19372, 2668380887}, {19379, 2831556715}, {19392, 3401266884}, {19398, 1451477576}, {19414, 119757721},
    {19423, 2438128661}, {19435, 2193512543}, {19445, 1505809199}, {19464, 2758857958}, {19475, 1600511528},
    {19481, 785452558}, {19491, 1861738460}, {19497, 3056320968}, {19517, 4208727282}, {19530, 3291555781},
    {19539, 2196865874}, {19568, 1361552727}, {19590, 2957611498}, {19599, 2007872489}, {19607, 2339550961},
    {19619, 3508411830}, {19632, 2355901240}, {19643, 4245501841}, {19649, 3163908038}, {19656, 2925496955},
    {19669, 108183312}, {19683, 1328193084}, {19698, 2265931075}, {19719, 3180543629}, {19731, 1599455416},
    {19738, 2387400333}, {19757, 1202605450}, {19765, 591972422}, {19785, 1175191511}, {19796, 873742264},
    {19819, 326594495}, {19829, 2059707271}, {19851, 1503948434}, {19861, 3230945966}, {19883, 2911124459},
    {19894, 1449651004}, {19906, 1980023723}, {19933, 3261273255}, {19950, 1962088798}, {19961, 659713157},
    {19965, 407568404}, {19972, 3610741318}, {19980, 24023407}, {19987, 2767062895}, {19999, 197333961},
    {20014, 3768039387}, {20021, 2976183426}, {20029, 854431587}, {20039, 2611701562}, {20053, 4149673879},
    {20060, 3561702979}, {20071, 3373400544}, {20076, 616319547}, {20091, 2851767893}, {20103, 2670905232},
    {20107, 2984927816}, {20113, 3072721717}, {20120, 382945106}, {20129, 1202886564}, {20142, 3124826125},
    {20159, 1073533898}, {20179, 501308550}, {20199, 3102301894}, {20213, 2098960006}, {20227, 2993485402},
    {20244, 2228178674}, {20257, 678697196}, {20275, 4242588933}, {20283, 3290709023}, {20291, 3206573181},
    {20299, 3156240324}, {20311, 873554442}, {20323, 3877044912}, {20330, 1386144670}, {20374, 3391438105},
    {20407, 3275802252}, {20413, 1665555596}, {20423, 955209608}, {20433, 3663374774}, {20441, 2845693673},
    {20450, 1402472725}, {20464, 3292755612}, {20469, 1795259425}, {20478, 2710028206}, {20532, 2549331680},
    {20543, 2094265262}, {20554, 2380435381}, {20573, 801338602}, {20594, 2854832407}, {20619, 155406996},
    {20631, 3678362229}, {20651, 4252635661}, {20662, 930651626}, {20679, 883771916}, {20691, 2754639596},
    {20704, 3381696689}, {20724, 2497068525}, {20748, 4204966360}, {20752, 3848464964}, {20763, 4196316528},
    {20768, 1775113223}, {20777, 4293857150}, {20802, 105220734}, {20818, 2941928401}, {20841, 3513504379},
    {20875, 2399979131}, {20916, 397375761}, {20930, 2554776799}, {20937, 1325902193}, {20944, 4257774810},
    {20963, 3385953049}, {20977, 363805148}, {20996, 2241932221}, {21005, 3578929855}, {21016, 960139624},
    {21024, 1597548103}, {21039, 957531795}, {21052, 1010886454}, {21072, 1596791097}, {21077, 828449414},
    {21093, 4083200273}, {21109, 1563607652}, {21114, 3373576235}, {21130, 1686781560}, {21137, 247011038},
    {21153, 3118206852}, {21170, 1114429566}, {21186, 275414779}, {21204, 3681786005}, {21231, 1786964809},
    {21234, 4081524352}, {21237, 3880226465}, {21242, 1336735441}, {21249, 3258804367}, {21258, 3220778976},
    {21268, 3246523276}, {21279, 2488280337}, {21293, 2068458324}, {21308, 763838368}, {21315, 637820293},
    {21319, 2601460036}, {21324, 1480246043}, {21333, 978711165}, {21340, 309439324}, {21349, 2535512472},
    {21367, 3793360030}, {21389, 3530699951}, {21408, 3107109432}, {21430, 2768536296}, {21450, 2255243348},
    {21468, 1791059818}, {21474, 4128829753}, {21488, 2557930546}, {21510, 1165654517}, {21531, 1287267581},
    {21555, 333206726}, {21578, 2848081438}, {21599, 1910782036}, {21619, 3395304284}, {21642, 1173374833},
    {21664, 2943989225}, {21686, 1789752760}, {21706, 723746973}, {21729, 928095684}, {21746, 66633762},
    {21756, 3883652983}, {21776, 1787670268}, {21798, 2151592719}, {21813, 1240202158}, {21828, 2061306167},
    {21845, 3545231896}, {21860, 2600978945}, {21888, 907113182}, {21936, 4097691329}, {21948, 288631100},
    {21959, 835911719}, {21970, 18669246}, {21983, 1289413733}, {22005, 576822689}, {22029, 1403930331},
    {22035, 1863671838}, {22046, 2924953349}, {22059, 951339946}, {22072, 2908236957}, {22080, 60532369},
    {22090, 3795175885}, {22105, 1243462689}, {22147, 3533566504}, {22169, 1855131199}, {22178, 1056680197},
    {22188, 2951402203}, {22208, 3636908325}, {22219, 1964022558}, {22229, 684154646}, {22252, 2371177212},
    {22277, 2398960364}, {22303, 2922600688}, {22356, 17738465}, {22363, 343848780}, {22376, 2712090128},
    {22399, 944362804}, {22421, 115475624}, {22452, 694824490}, {22468, 2617424471}, {22480, 2167551454},
    {22496, 353999202}, {22512, 554307351}, {22532, 580401027}, {22545, 2837546561}, {22553, 3574960668},
    {22556, 1090614859}, {22573, 2666343581}, {22593, 848102186}
};

static const int32_t slots[] = {
    -1, -1, -1, 850, 224, 899, 1559, -1, 221, -1, 378, -1, -1, 182, 1652, 898, -1, -1, 1152, 142, 1591, 1666,
    1711, -1, -1, 347, -1, -1, -1, -1, -1, -1, 1154, -1, -1, -1, 1040, 1189, 1235, -1, 442, -1, -1, 933, -1,
    -1, 1708, -1, -1, 212, -1, 918, 1302, -1, -1, -1, 1213, 309, 698, -1, -1, -1, -1, 52, 128, 744, -1, -1,
    1696, -1, -1, -1, -1, 415, 234, 1723, -1, -1, 567, -1, 577, -1, -1, 100, -1, -1, 1771, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 742, 272, 1429, 1614, 277, -1, -1, 925, -1, 1598, -1, -1, 1625, -1, 192, -1, -1,
    1380, -1, -1, -1, 718, -1, -1, 1202, 1295, -1, -1, 1361, -1, -1, -1, -1, 1433, 1617, 1675, -1, -1, 109,
    1221, 433, 1712, -1, 1339, -1, -1, 5, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 642,
    -1, 1678, -1, -1, 806, 172, 759, -1, 1128, 1768, -1, 1722, -1, 1681, -1, 1579, -1, -1, -1, -1, -1, -1,
    -1, 1316, -1, 1615, -1, -1, 282, 940, -1, 888, -1, 822, -1, 1107, 1546, 669, -1, 1223, -1, -1, -1, -1,
    539, 271, 1022, 458, -1, -1, 1529, -1, 1324, -1, -1, -1, -1, -1, -1, -1, -1, 397, -1, 468, 629, -1, -1,
    683, 671, 939, 1038, 1581, 1611, 1738, -1, -1, 1186, -1, -1, 1352, -1, -1, -1, -1, -1, 118, 465, 226,
    469, 1044, 914, 1066, 1349, -1, -1, -1, 1689, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 967, -1, -1, 440,
    -1, 992, 609, 1033, -1, -1, 214, 765, 1470, -1, -1, -1, -1, -1, 1012, -1, 352, -1, -1, -1, -1, 138, 715,
    -1, -1, -1, -1, -1, -1, -1, 1478, -1, -1, 62, 1274, -1, -1, -1, 131, 696, -1, -1, 1010, 1267, 1626, -1,
    -1, -1, -1, 332, 36, 1769, -1, -1, -1, 812, -1, 1788, -1, 382, 1585, -1, -1, 1552, 505, 1676, 630, 211,
    462, 485, 1121, 692, -1, 204, -1, 655, -1, 1310, -1, -1, 1117, -1, 947, 677, 1148, 1029, 535, 269, -1,
    -1, -1, 1036, 1379, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1087, 1504, -1, 1589, -1, -1, 856, -1,
    -1, 464, 631, -1, -1, 978, 1116, -1, -1, 1566, 1562, 289, 1756, -1, 946, 1716, 341, 1275, 431, 1488, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, 1632, -1, -1, -1, 329, 346, 112, 360, 215, 467, 517, 779, 782, 915,
    1159, 1050, 1761, -1, -1, -1, -1, -1, 1452, -1, 158, 306, 497, -1, 518, -1, 136, 1403, 292, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 917, -1, -1, -1, -1, -1, -1, -1, -1, 491, -1, -1, -1, -1, -1, 139, 179, 581, -1,
    -1, -1, 807, -1, -1, -1, -1, -1, -1, -1, 336, 1404, -1, -1, 1573, -1, 260, -1, 954, -1, -1, -1, -1, 626,
    971, 1176, 731, 802, -1, -1, -1, 717, 213, 1432, -1, -1, -1, -1, 1416, -1, -1, 1366, 1699, -1, -1, -1,
    288, -1, -1, -1, 384, 979, 1273, 1162, -1, -1, -1, -1, 790, 1297, -1, 617, 512, -1, 506, -1, -1, -1, 368,
    846, -1, -1, 1616, -1, 115, 413, -1, -1, -1, -1, 983, -1, 1408, -1, -1, -1, 749, 661, -1, -1, 1583, 546,
    -1, -1, -1, 843, 951, 1276, -1, 1482, 1547, 1646, -1, 502, 1188, 1228, 1277, -1, -1, -1, -1, 367, 1472,
    -1, -1, 1348, 1194, 285, 682, 1126, -1, 1411, 1780, -1, -1, 1115, 117, 240, -1, -1, 1526, -1, -1, -1, -1,
    -1, -1, 891, -1, 968, 428, 499, -1, -1, -1, 600, -1, -1, -1, 95, 780, 423, -1, -1, -1, 37, 1262, -1, -1,
    1053, -1, 1236, -1, -1, 772, -1, 94, 769, 19, 1688, 1641, 1119, -1, -1, 503, 853, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 606, 564, 1227, -1, -1, 842, -1, -1, -1, 270, 549, 801, -1, 1415, -1, -1, 902, 1095, -1,
    1460, 516, -1, -1, -1, 1269, 1254, -1, -1, 295, -1, 1198, 504, 716, 1245, 199, 1409, 1503, 1138, 1342,
    262, 1624, 1393, 1784, -1, -1, -1, -1, -1, -1, 461, -1, 322, 1246, -1, 1019, -1, -1, -1, 1398, -1, -1,
    -1, -1, -1, -1, -1, 1057, 1603, -1, 1085, 98, 120, -1, -1, 531, -1, 92, -1, -1, 391, 1382, -1, 1298,
    1231, 1523, 1727, 1113, -1, -1, 1243, -1, -1, -1, -1, -1, 273, 833, 1037, 963, 1359, -1, 1187, -1, -1,
    1561, -1, -1, -1, -1, -1, 206, 620, 190, 654, 1497, 191, 1730, -1, -1, -1, -1, -1, 483, -1, -1, -1, 1346,
    -1, 1351, -1, -1, -1, -1, 1182, 1765, -1, 1669, -1, 1691, -1, -1, -1, 871, -1, -1, 357, -1, -1, 873, -1,
    -1, 569, 685, 0, 614, -1, 479, -1, -1, -1, -1, -1, -1, -1, -1, 1184, -1, -1, 41, 999, -1, 1427, -1, 1178,
    -1, 9, 1629, -1, -1, 1493, 68, -1, -1, -1, -1, 335, -1, 583, -1, -1, 1782, -1, 640, 381, 844, 1670, 936,
    764, 1383, 1476, -1, -1, 1599, -1, 1289, -1, -1, 313, -1, 20, 280, 713, 862, 1740, 230, 276, 889, 638,
    1051, 1718, -1, -1, 920, 1744, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1732, -1, -1, 1752, 395, 1461,
    345, 1372, 1610, 481, -1, -1, -1, 1355, -1, 893, -1, -1, -1, -1, -1, -1, 494, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 342, 399, 929, 1006, 883, 916, -1, 1021, -1, 24, 1582, 1758, 854, 634, -1, 11,
    79, 1031, 1124, 1387, 1537, 58, 513, 1206, 146, 1574, 1619, -1, -1, -1, 686, 1605, -1, -1, 217, 1628, -1,
    -1, -1, 252, -1, -1, -1, -1, -1, 380, -1, -1, 703, 1000, 1430, -1, 834, -1, -1, 1076, -1, -1, 1453, -1,
    -1, -1, 1170, -1, -1, -1, 163, 122, -1, -1, -1, 287, -1, -1, 363, 56, -1, 69, 1422, -1, -1, -1, -1, 1,
    645, 1049, 1498, 39, 134, 1597, -1, 233, -1, -1, -1, -1, 209, 349, 532, 977, 1300, 1464, 743, 1785, -1,
    -1, -1, -1, -1, -1, 921, -1, -1, -1, 208, 1007, -1, -1, -1, 543, -1, -1, 396, -1, -1, 1263, 1141, -1, -1,
    -1, 1096, 573, 1405, -1, -1, 1618, -1, -1, -1, -1, 901, 195, -1, -1, -1, -1, 354, 957, -1, -1, 1420,
    1491, -1, 168, -1, 1171, -1, -1, -1, 1005, 1673, 705, -1, 220, -1, -1, 667, 1002, 1787, -1, -1, -1, -1,
    1621, -1, -1, -1, -1, -1, 1003, 1335, 1364, 1645, 106, -1, 1249, -1, -1, -1, -1, -1, -1, -1, -1, 1444,
    1301, -1, -1, 40, 455, -1, 691, 710, -1, -1, -1, 1663, 343, -1, -1, -1, -1, -1, -1, -1, 246, -1, -1, -1,
    -1, -1, -1, -1, -1, 1086, -1, -1, 563, 792, 1238, 1747, -1, 1462, 229, 1726, -1, 1180, 1390, 1636, 541,
    1317, -1, -1, -1, 647, 89, 1344, 1773, -1, -1, -1, 1674, 137, -1, -1, 500, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, 672, -1, 1041, 1522, 1715, 561, -1, -1, -1, -1, 662, 828, 684, 1496, 1165, 1693, -1, -1, -1, -1,
    -1, -1, -1, -1, 256, 1406, -1, -1, -1, 1122, -1, -1, 105, 1290, 830, -1, -1, -1, -1, -1, -1, -1, -1,
    1402, 1341, -1, -1, -1, -1, -1, 1334, -1, -1, 768, -1, 448, 189, 1027, 1061, -1, 1083, 488, 625, -1, -1,
    -1, -1, -1, -1, -1, -1, 1766, -1, -1, -1, -1, -1, 1534, -1, -1, 2, -1, -1, -1, -1, -1, -1, -1, -1, 143,
    -1, -1, -1, -1, -1, -1, -1, 1149, -1, -1, -1, -1, 308, -1, -1, 1540, -1, 174, -1, 1150, -1, -1, 108,
    1507, -1, -1, -1, 938, -1, 1147, -1, -1, -1, 193, 784, -1, 1519, -1, -1, -1, -1, -1, -1, -1, 101, -1, -1,
    -1, -1, -1, -1, 84, -1, -1, 119, 314, -1, -1, 1047, 1311, -1, 1450, -1, 1322, -1, -1, -1, -1, -1, -1, -1,
    -1, 1376, -1, 28, 598, -1, 1501, -1, 150, 1371, -1, -1, -1, -1, -1, 1550, -1, 107, 863, 1776, -1, -1,
    508, 1328, 1340, 1571, 1370, 1516, -1, -1, -1, -1, -1, 77, -1, 1175, -1, -1, -1, -1, -1, 676, 32, -1, -1,
    -1, -1, 538, 1548, -1, -1, -1, -1, -1, -1, 114, 1088, 445, 798, 180, 552, 1139, 555, 1448, 181, 1092, -1,
    -1, -1, -1, -1, -1, 865, 1233, 750, -1, -1, 961, 641, 1292, 1733, -1, 536, 722, 1524, 1630, -1, -1, 60,
    274, 492, 900, 167, 1063, 323, 1600, 514, 601, 1777, -1, -1, 30, 758, 911, -1, -1, -1, -1, -1, 457, -1,
    1011, -1, -1, -1, 1099, -1, -1, -1, -1, -1, 622, 1446, 324, 72, -1, -1, -1, -1, -1, 420, -1, -1, -1, 529,
    673, 1656, -1, -1, -1, 728, 1111, 841, 945, -1, -1, -1, 1251, 1576, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    1130, -1, -1, -1, -1, -1, 356, -1, 774, -1, 1477, 534, -1, -1, -1, -1, -1, -1, -1, -1, 1018, -1, -1, 156,
    -1, -1, -1, -1, -1, 636, 1360, -1, 943, -1, -1, 836, 83, 1492, 1042, 249, 1521, 991, 1608, -1, -1, 1320,
    981, -1, 1103, 116, -1, -1, 632, -1, -1, -1, -1, 725, 895, -1, 1074, -1, -1, 1046, 523, -1, -1, 1760, -1,
    1286, 1789, 348, -1, -1, -1, -1, 1151, 930, -1, -1, -1, -1, -1, -1, -1, 1045, 1146, 1315, 1345, 1418, -1,
    1487, -1, -1, -1, 421, 1110, 1623, -1, -1, 135, 688, 1683, 1215, -1, 727, -1, -1, 1654, -1, -1, -1, -1,
    -1, -1, 587, -1, 1134, -1, -1, -1, 960, 370, -1, -1, -1, -1, 1555, -1, 132, 1474, -1, -1, -1, -1, 197,
    1192, -1, -1, -1, -1, 164, 582, 762, 1145, -1, -1, -1, -1, -1, 400, -1, -1, 635, 1569, -1, -1, -1, 444,
    -1, -1, -1, -1, -1, -1, 1102, 113, -1, -1, -1, -1, -1, 1232, -1, 451, -1, 1048, -1, -1, 760, -1, 851, -1,
    -1, 922, 1650, -1, 955, 966, -1, -1, -1, -1, 432, -1, -1, 73, 729, 1532, 1510, 1577, 1587, 818, -1, -1,
    1193, 884, -1, 711, 1750, -1, 699, -1, 1457, 1533, 653, -1, -1, 1596, -1, -1, -1, -1, 726, -1, -1, 6, -1,
    153, 878, -1, -1, -1, -1, -1, -1, 1719, -1, 739, -1, 1739, 1004, -1, -1, 589, 1386, -1, -1, -1, -1, 1089,
    507, 1064, 145, -1, -1, -1, -1, 239, -1, -1, -1, -1, -1, -1, -1, 1622, 1106, 1679, 1001, -1, -1, -1, -1,
    595, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1120, -1, 681, 586, 490, -1, -1, -1, -1, 305, -1, 1764,
    1284, 1323, 1772, 351, 1588, -1, 26, 1481, 133, -1, -1, -1, 253, -1, -1, -1, 18, -1, 362, 1129, -1, 1013,
    -1, -1, 1240, -1, -1, -1, -1, -1, -1, 996, -1, -1, -1, 1469, -1, -1, -1, -1, -1, -1, 668, -1, -1, 1109,
    496, 1060, 1638, -1, -1, 970, -1, -1, 265, 1545, 1077, 1686, -1, 1575, -1, -1, 1350, 1560, -1, -1, -1,
    -1, -1, -1, 1717, -1, -1, -1, 811, 1544, 1565, -1, 196, 1695, 327, 870, -1, 839, -1, 1369, 1425, 154,
    1642, 781, 1700, -1, -1, -1, -1, -1, -1, 1443, 1375, 75, 1549, -1, -1, -1, -1, -1, 1685, -1, 475, -1, -1,
    -1, 49, -1, -1, 815, -1, -1, -1, -1, -1, -1, -1, -1, 1570, 953, 1606, -1, -1, 763, 1108, 958, -1, -1, 91,
    1677, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1438, -1, 1257, 576, 747, -1, -1, -1, -1, -1,
    -1, 594, 566, 1179, 753, 639, 1224, 1781, -1, -1, -1, -1, 1518, -1, 438, -1, 869, 1065, 176, -1, 1217,
    -1, 320, 1568, 1137, 575, -1, -1, -1, 1697, 1008, -1, 1741, 1082, 1098, 1264, -1, -1, 1721, 1282, -1, -1,
    -1, -1, -1, 1172, -1, 334, 761, -1, 1143, -1, -1, -1, -1, -1, -1, -1, 1058, -1, 44, 562, -1, 1222, 1509,
    1612, -1, -1, 401, -1, -1, -1, -1, -1, -1, -1, 1030, 612, 301, 1163, 1698, 1643, -1, 250, -1, -1, -1, -1,
    -1, 424, -1, 1707, -1, -1, -1, -1, -1, -1, 864, 540, 1203, -1, -1, 1763, 1567, 1690, -1, -1, 222, -1,
    956, 1185, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 251, 90, 732, 596, 1692,
    1786, -1, 144, 1067, 852, 393, 1363, -1, -1, -1, -1, -1, -1, -1, 74, 1183, -1, -1, -1, -1, 1412, -1, -1,
    -1, -1, -1, -1, 666, -1, 202, -1, 1023, -1, 284, -1, -1, 1724, -1, 1253, 1556, -1, 1682, -1, -1, 1303,
    -1, 1485, -1, -1, -1, 435, 210, -1, -1, -1, 489, -1, -1, -1, -1, -1, -1, 524, 418, 1527, 1201, 1745,
    1479, 1075, 824, -1, -1, -1, 965, 723, -1, -1, 1400, -1, -1, -1, -1, 879, 45, 225, 1169, -1, -1, 194, -1,
    1329, 66, 127, 1281, 1357, -1, -1, 33, 1413, -1, 1250, -1, -1, 819, -1, 545, -1, -1, 88, -1, -1, -1, -1,
    -1, 1015, 896, 388, -1, -1, 283, 13, 1288, -1, -1, -1, -1, -1, -1, -1, 1687, 27, -1, -1, 648, -1, -1,
    1635, -1, -1, 872, -1, 201, -1, -1, -1, -1, -1, -1, -1, -1, 321, 437, 1530, -1, -1, -1, -1, 403, -1, -1,
    -1, 944, 1157, 903, 1136, 1480, -1, -1, 783, 1725, 882, 776, 369, 908, 998, 1020, 847, -1, -1, -1, 962,
    8, 1368, -1, 950, -1, -1, 57, 974, -1, -1, -1, 1668, -1, -1, 1774, -1, -1, -1, 948, -1, -1, -1, 296, 621,
    1333, 1144, 1384, 1456, 1661, -1, -1, -1, -1, -1, -1, 1009, -1, 1373, 1055, -1, -1, -1, -1, 618, -1, 829,
    293, -1, -1, -1, -1, 1207, -1, -1, -1, 203, 1407, 1133, -1, -1, -1, 868, -1, -1, -1, -1, -1, -1, 53, -1,
    -1, -1, 1483, -1, -1, -1, -1, -1, -1, 746, -1, -1, -1, -1, 557, -1, -1, 125, 867, -1, 778, -1, -1, -1,
    -1, -1, -1, 849, 1465, 720, 160, 238, 1607, 1651, 788, 31, -1, 1247, -1, 241, 773, -1, -1, 286, 1212, -1,
    1755, -1, -1, -1, -1, -1, -1, -1, 643, -1, 1778, -1, -1, -1, 649, 426, 1377, -1, 315, -1, -1, -1, 304,
    -1, -1, -1, -1, -1, 542, 255, 1199, 1742, 29, 338, -1, 800, 559, 809, 1354, 579, 1225, 1709, 1313, 1127,
    -1, -1, -1, -1, -1, -1, -1, -1, 702, -1, -1, -1, 650, 471, -1, -1, -1, 1399, -1, -1, -1, -1, -1, -1, -1,
    544, -1, -1, -1, 736, 372, 975, 755, -1, 767, 1156, 985, -1, -1, -1, 821, -1, -1, 443, -1, 376, -1, -1,
    -1, -1, -1, 466, -1, -1, -1, -1, -1, 987, 1114, 1278, 1343, 1514, 706, 1084, 1365, -1, -1, -1, -1, -1,
    -1, -1, 1517, -1, -1, -1, 1174, -1, -1, 591, -1, -1, 1396, -1, -1, 254, 693, -1, 1441, -1, -1, -1, 1291,
    -1, -1, -1, -1, -1, 1160, -1, 35, 355, -1, 1631, 972, 607, 837, 1287, -1, 584, 810, 748, -1, 149, 752,
    1389, 1653, -1, -1, -1, -1, 1205, 407, 1662, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1602, -1, 848, 1473,
    1173, 572, 267, 358, -1, -1, -1, -1, -1, -1, 803, 1659, 793, -1, 359, -1, 64, 1239, 1648, -1, -1, 550,
    -1, -1, -1, -1, -1, -1, 1052, 1305, -1, 48, 1564, 344, -1, 857, 85, 275, 832, 1296, 124, -1, 519, -1, -1,
    880, -1, -1, -1, -1, -1, 258, 984, 1220, 1458, -1, 1101, -1, -1, -1, -1, -1, -1, -1, -1, 660, -1, 76, -1,
    -1, 1455, -1, 1325, 1265, -1, -1, -1, -1, 805, 1304, -1, 141, 831, -1, 486, 1309, -1, -1, -1, -1, -1, -1,
    -1, 1553, -1, 7, -1, -1, 1132, -1, -1, -1, 942, 875, 1252, 22, 678, -1, -1, 326, 969, -1, -1, -1, 184,
    -1, -1, -1, 178, -1, -1, -1, 480, 1230, -1, -1, -1, -1, -1, -1, -1, -1, -1, 789, 1216, 78, 248, 34, -1,
    123, 130, 993, 1123, -1, 663, 797, -1, 1319, -1, 245, -1, 658, -1, -1, -1, 441, -1, 1261, -1, -1, 171,
    -1, 266, -1, 121, 1272, -1, 157, 25, 1155, 709, 932, 61, 80, 1759, -1, -1, 923, -1, -1, -1, -1, -1, 1423,
    1079, -1, -1, 757, 1307, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    1554, 730, -1, -1, -1, -1, 364, 941, 1362, 1417, -1, 866, 1090, 1634, -1, -1, -1, -1, -1, -1, -1, -1,
    735, 796, 1100, -1, 1505, -1, 1293, -1, -1, -1, -1, -1, -1, 937, 1204, 1241, -1, -1, 1424, -1, 826, -1,
    -1, 603, -1, -1, 515, -1, 1737, -1, -1, 10, -1, -1, -1, -1, -1, -1, 994, 1026, -1, 173, 734, -1, -1, -1,
    -1, -1, 316, 406, -1, -1, -1, -1, 299, -1, 553, 605, 1421, -1, -1, 859, 1024, 1490, -1, 55, -1, -1, 482,
    1072, -1, -1, 1034, 1097, -1, -1, -1, -1, -1, 522, 701, 825, 1208, 988, 1331, -1, 1751, -1, -1, -1, -1,
    449, 754, 1125, 1467, -1, -1, -1, 885, -1, 704, 54, 374, -1, -1, -1, -1, 611, 331, 387, 67, 1459, 404,
    97, 623, 1664, -1, -1, 906, -1, -1, -1, -1, -1, 1475, -1, -1, -1, -1, 976, -1, -1, -1, -1, -1, -1, -1,
    175, 303, 429, 439, 707, 785, 1558, -1, -1, 1672, -1, -1, -1, 1332, -1, -1, 533, 42, -1, -1, -1, 1734,
    390, -1, -1, -1, 1308, -1, -1, -1, 16, 855, -1, -1, -1, -1, -1, 1701, 1078, -1, -1, 456, -1, -1, -1, -1,
    989, -1, -1, -1, 411, -1, 410, 1515, 1135, 602, 1256, -1, 259, 616, -1, 1312, 1520, -1, -1, -1, 170, 151,
    -1, -1, 1255, -1, -1, -1, -1, 952, 835, 909, -1, -1, 931, -1, -1, -1, -1, -1, -1, 694, -1, 1541, 1593,
    1419, -1, -1, -1, -1, 1743, 897, -1, -1, 1381, 1435, -1, 398, -1, -1, -1, 637, -1, -1, 877, 1209, -1, -1,
    -1, -1, 422, -1, -1, 928, -1, 593, -1, 590, -1, 687, 59, 1454, 1580, -1, -1, -1, 628, 777, 1667, 1748,
    -1, -1, -1, -1, 838, -1, 551, -1, -1, -1, 874, -1, -1, 814, -1, 450, -1, -1, -1, -1, 371, 263, -1, -1,
    1167, 1495, -1, -1, 46, 111, -1, 756, -1, -1, 1499, 599, 1637, 808, -1, -1, -1, -1, -1, -1, -1, 1200,
    1702, -1, -1, -1, 1356, 1306, -1, -1, 714, 547, -1, -1, -1, 860, 1153, -1, 1210, -1, 1451, 1500, -1,
    1684, -1, 501, 477, 1542, 745, -1, 472, -1, 675, 419, 1211, -1, -1, 670, -1, -1, 3, -1, 434, -1, 417,
    574, -1, -1, -1, 405, 1512, 568, 964, -1, -1, -1, 1196, 453, 65, 4, 47, 148, -1, -1, 1358, 530, 1248,
    1140, 1440, 231, 300, 484, 633, -1, 741, -1, 608, 1753, 1105, 680, 474, -1, 1746, -1, 1468, -1, 1736,
    949, -1, 526, -1, -1, -1, -1, 375, 1094, 298, -1, -1, 1649, -1, 12, 200, 1660, -1, 414, -1, 1142, 1563,
    1703, -1, 425, 1426, -1, -1, 297, 511, 1164, 1640, 495, 1590, -1, -1, 712, 794, -1, -1, -1, -1, -1, 1073,
    1080, -1, -1, -1, -1, -1, 1644, -1, 1449, 21, 310, 664, 1168, 223, -1, -1, 161, 1572, -1, -1, 646, 887,
    43, -1, 219, 1466, -1, -1, -1, -1, -1, -1, -1, 1729, -1, -1, -1, -1, -1, 1330, -1, -1, -1, -1, -1, -1,
    -1, -1, 218, -1, -1, -1, -1, -1, -1, 1710, 330, 527, -1, -1, -1, 610, 689, 733, 995, 1414, 1259, 1528,
    1779, 1655, 1783, 63, 166, 751, 1728, -1, -1, -1, -1, 1191, 1062, 1767, -1, -1, -1, -1, -1, -1, 613, 460,
    -1, 103, -1, -1, -1, -1, 1177, 1226, -1, -1, -1, 1578, 279, -1, -1, -1, 1436, -1, 674, 1093, -1, 318, -1,
    261, 379, 858, -1, 1489, -1, 548, -1, -1, -1, 328, 1539, -1, -1, 383, -1, 588, -1, -1, 340, -1, -1, 1508,
    1665, -1, -1, 242, 446, 235, -1, -1, -1, -1, 1392, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1014, -1, -1, -1,
    1494, 1197, -1, -1, 627, 159, 294, 1680, -1, -1, -1, 205, 1442, 700, -1, -1, -1, 187, 1025, 1326, 165,
    1394, 738, -1, 70, 554, 1353, 1633, -1, -1, -1, 365, -1, 476, -1, -1, -1, 17, 228, 126, -1, -1, -1, 1731,
    -1, 1594, 737, 804, 350, 823, 452, 1337, 799, -1, 1513, -1, -1, 904, 155, 1506, 708, -1, -1, 1244, 232,
    1584, -1, -1, -1, -1, 1395, 402, 498, 1762, 15, 102, -1, -1, -1, -1, 1410, 416, -1, 1713, -1, -1, 409,
    317, -1, 82, -1, -1, -1, -1, -1, -1, -1, -1, 1714, -1, -1, 1557, -1, -1, 373, 1336, 1258, 1056, 1431, -1,
    -1, 319, 787, -1, 1754, -1, 1535, 436, 1081, 198, 656, -1, 412, 791, 881, 1609, -1, -1, -1, 427, 827, -1,
    -1, -1, 560, 820, -1, -1, 1428, -1, -1, -1, -1, 1378, -1, -1, 892, 1502, -1, -1, 1104, -1, -1, 651, -1,
    -1, -1, -1, 771, -1, -1, -1, 509, 578, -1, -1, 652, -1, 1214, 408, -1, 389, -1, 1294, -1, -1, -1, -1, 86,
    1374, -1, 1601, -1, -1, -1, -1, -1, -1, 890, 1658, -1, 311, 740, 926, 1531, -1, -1, -1, 721, 207, 377,
    1657, -1, -1, -1, -1, -1, -1, 278, 1704, -1, 959, -1, 237, 1234, 385, 1486, 1757, -1, 786, 1043, -1, -1,
    -1, -1, -1, -1, -1, 1285, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1706, 1158, 1385, 1463, -1, -1, -1, -1, -1,
    980, 1347, 493, -1, -1, -1, -1, -1, -1, 1471, 1401, -1, -1, 1511, 1538, 1397, 337, -1, -1, -1, -1, -1,
    -1, 770, -1, 1069, 333, -1, -1, 766, 1705, 447, -1, -1, -1, -1, 244, -1, -1, -1, -1, -1, 775, 87, 1270,
    -1, -1, -1, -1, -1, 353, 454, 177, 697, 624, 997, 695, 1314, 1318, 1039, 1671, -1, 1118, -1, -1, -1, 556,
    1770, -1, 934, -1, -1, -1, 1327, -1, -1, -1, -1, -1, 236, 110, 459, 473, 1242, -1, 565, -1, -1, -1, -1,
    268, 281, 1237, 1271, 1620, -1, 470, 597, -1, -1, -1, -1, -1, 307, 1321, 1367, -1, 570, 927, -1, -1, -1,
    -1, -1, 592, 1484, 386, -1, -1, -1, -1, 521, -1, -1, -1, -1, -1, 392, 1627, 325, 817, 1604, -1, -1, -1,
    -1, -1, 183, 463, 813, -1, -1, -1, -1, -1, -1, 580, -1, -1, -1, -1, 1595, 1131, -1, 247, -1, -1, -1, -1,
    -1, 619, -1, -1, -1, -1, -1, 14, 665, 1749, 724, -1, 51, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 905, -1,
    50, 571, -1, 243, 1280, 913, -1, 140, 1639, 973, -1, 986, -1, -1, 257, 528, 339, 690, 861, 894, 615, 907,
    1161, 1551, -1, 169, -1, 71, 188, 487, 1268, -1, -1, -1, 1071, -1, -1, 910, -1, -1, -1, -1, 719, 1166,
    38, 147, -1, -1, -1, -1, -1, 816, 1338, 394, 361, -1, -1, 1279, -1, -1, 935, 1035, 312, 1218, 1437, -1,
    876, -1, 162, -1, 291, -1, 23, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1181, 659, 1032, 982, -1, -1, 845,
    -1, 302, -1, -1, -1, -1, -1, -1, 216, 1091, 1068, -1, 1434, 840, 1028, 990, 1543, -1, -1, -1, -1, -1, -1,
    924, 1260, 1536, -1, -1, 1070, 1647, -1, 1299, -1, -1, 795, 1592, -1, -1, -1, 185, 585, 1439, 186, 1016,
    1266, -1, -1, 1219, 1283, 919, -1, 99, -1, 366, 1735, -1, -1, -1, -1, 104, 93, 290, 657, 1613, 1586, -1,
    -1, -1, 912, -1, -1, 1017, -1, 264, 1775, -1, -1, -1, 604, -1, 1694, 1445, 644, 129, -1, 1190, 1447, -1,
    1720, 679, -1, 1388, -1, -1, -1, -1, 1059, -1, -1, 537, 1391, 1195, -1, 152, -1, -1, 1525, 96, -1, -1,
    -1, -1, -1, -1, -1, 510, 81, 520, 558, -1, -1, 1054, -1, -1, -1, -1, -1, -1, -1, -1, 525, 227, 886, -1,
    -1, -1, -1, -1, -1, 478, 430, -1, -1, 1229, 1112, -1, -1, -1, -1, -1, -1, -1, -1
};

static const int16_t first[] = {
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1316, -1, -1, -1, -1, 1379, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 483, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 570,
    1123, -1, -1, 778, -1, -1, -1, -1, 971, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 533, 535, 537, 481,
    539, 480, 521, 598, 600, 605, 601, 459, 509, -1, -1, 282, -1, -1, 493, 494, 495, -1, 443, 518, -1, -1,
    -1, -1, -1, 475, -1, 1047, 1, 777, 1097, 45, 48, 428, 426, 430, 432, 429, 427, 431, 433, 286, 268, 269,
    357, 1642, 1726, 8, 26, 0, 9, 27, 236, 237, 238, 239, 240, 241, 242, 243, 244, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 226, 227, 228, 230, 231, -1, 229, -1, -1, 1699, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 265, 590, 1729, 522, 1758, -1, 1741, -1, -1, -1, -1, 411, 70, 84,
    94, 114, 63, -1, 672, 733, 735, 737, 739, 741, 743, 745, 747, 749, 751, 753, 755, 757, 46, 47, 49, 50, 2,
    -1, 59, 6, 5, -1, -1, 12, 11, -1, 17, 58, 20, 21, 22, 23, 24, 25, 28, -1, 29, 30, 31, 32, 33, 34, 35, 36,
    -1, 37, 38, 39, 40, 41, 42, 43, 44, 51, 52, 53, 54, 55, 56, -1, -1, -1, 60, 61, 62, 66, 67, 68, 69, 65,
    71, 73, 74, 77, 78, 79, -1, 80, 81, 82, 83, 89, 90, 86, 85, 91, 93, 100, 101, 96, 95, 99, 103, 104, 106,
    110, 111, 112, 113, 116, 115, 120, 121, 122, 123, 124, 125, 126, -1, -1, 127, 128, 129, 130, 131, 132,
    133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 150, 152, 155, 156, 157,
    158, 159, 160, 161, 162, 163, 164, 165, 166, 168, 1143, 959, 1149, 963, 169, 170, 171, 174, 175, 176,
    177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 190, 192, 194, 196, -1, 359, 195, -1, -1,
    197, 199, 201, 202, 204, 205, 206, 207, 208, 209, 210, 211, 212, 213, 215, 216, 217, 218, 219, 220, 222,
    223, 224, 225, -1, -1, -1, -1, -1, 270, 271, 272, 273, 274, 275, 276, 277, 278, 279, 280, 281, 283, 284,
    285, 287, 288, 289, 290, 295, 299, 302, 303, 304, 305, 306, 307, 308, 309, 310, 311, 312, 313, 314, 315,
    316, 317, 318, 319, 320, 321, 322, 323, 324, 325, 326, 327, 328, 329, 330, 331, 332, 333, 334, 335, 336,
    337, 338, 339, 340, 341, 342, 343, 344, 345, 346, 347, 348, 349, -1, 350, 351, 352, 353, 354, 355, 358,
    -1, 360, 361, 362, -1, 363, 365, 366, 367, 368, 369, 370, 371, 372, 373, 374, 375, 376, -1, 377, 378,
    380, -1, -1, -1, 382, 395, -1, -1, 398, 399, 400, 401, 402, 403, 404, 405, 406, 407, 408, 409, -1, 414,
    415, 419, 420, 421, 422, 423, 424, 425, 434, 436, 437, 438, 439, 440, 441, -1, 1211, 444, 445, 446, 447,
    448, 449, 450, 451, 452, 453, 454, 455, 456, -1, 457, -1, 458, -1, 460, 461, 462, 463, 464, 465, 469,
    470, 473, 477, 478, 479, -1, 484, 486, 489, -1, 498, -1, 499, -1, -1, -1, 511, -1, 514, 515, 516, 517,
    -1, -1, 529, -1, -1, -1, 545, 546, 548, 549, 551, 552, 553, 554, 555, 556, 557, 558, 559, 560, 561, 562,
    563, 565, -1, 566, 569, 571, 572, 573, 574, 575, -1, 578, 579, 580, -1, -1, 586, -1, -1, -1, 587, -1, -1,
    612, 617, 616, 592, 593, 594, 595, -1, 599, 603, -1, 606, 607, 609, 610, 611, -1, -1, 633, 634, 638, 639,
    645, 651, 653, 654, 655, 656, 657, 658, 659, 660, 661, 662, 665, 668, 670, 1929, 1277, 686, 688, 690,
    773, 673, 674, 675, 676, 684, -1, -1, -1, -1, 680, -1, 682, 683, 685, 687, 689, 691, 692, 693, 694, 695,
    696, 697, 698, 699, 700, 701, 702, 703, 704, 705, 706, 707, 708, 709, 710, 711, 712, 713, 714, 715, 716,
    717, 718, 719, 720, 721, 722, 723, 724, 725, 726, 727, 728, 729, 730, 731, 732, 759, 760, 762, 763, 764,
    765, 784, 766, -1, 770, 771, 772, 774, 775, 776, 779, 780, 781, 782, 783, 785, 786, 787, 788, 789, 790,
    791, 792, 793, 794, 795, 796, 797, 798, 799, 800, 801, 802, 803, 804, 805, 806, 807, 808, 809, 810, 811,
    812, 813, 814, 815, 816, 817, -1, 818, -1, 819, 820, 821, 822, 823, 824, -1, 825, 826, 827, 828, 829,
    830, 831, 832, 833, 835, 836, 837, 838, 839, 840, 841, 842, 843, 844, 845, 847, 1140, 846, 848, 849, 850,
    851, 852, 853, -1, 854, 855, 856, 857, 858, 859, 860, 861, 862, 863, 864, 865, 866, 867, 868, 869, 870,
    871, 872, 873, 874, 875, 876, 877, -1, 878, 880, 881, 882, 883, 884, 885, 886, 887, 888, 889, 890, -1,
    891, 892, 893, 894, 895, 896, 897, 898, 899, 900, 901, 902, 903, 904, 905, 906, 907, 908, 909, 910, 911,
    912, 913, 914, 915, 916, 917, 918, 919, 920, 921, 922, 923, 924, 925, 926, 927, 928, 929, 930, 931, 1925,
    -1, 933, 935, 936, 937, -1, 939, 941, 943, 945, 946, 947, 948, 949, 950, 951, 952, 953, 954, 955, 956,
    957, 958, -1, 960, 962, 964, 965, 966, 967, 968, 969, 970, 972, 973, 974, 975, 976, -1, 977, 978, -1,
    979, 980, 981, -1, -1, -1, 984, 986, -1, -1, 988, 990, 991, 994, 996, 997, 998, 999, 1002, 1003, 1004,
    1005, 1006, 1007, 1008, 1009, 1010, 1012, 1013, -1, -1, 1017, 1018, 1019, 1020, -1, 1021, -1, 1023, -1,
    1024, 1025, 1026, 1027, 1028, -1, 1030, 1031, 1032, 1033, 1034, 1035, 1036, 1037, 1040, 1041, 1042, 1043,
    1932, 1044, -1, 1933, 1050, 1052, 1054, 1055, 1057, 1058, 1059, 1061, 1062, 1063, 1064, 1065, 1066, 1067,
    1068, 1069, 1070, 1072, 1073, -1, 1074, 1075, 1076, 1077, 1078, 1079, 1080, 1081, 1082, 1083, 1084, 1085,
    1086, 1089, 1090, 1091, 1092, 1093, 1094, 1095, 1096, 1098, 1099, 1100, 1101, 1102, 1103, 1108, 1109,
    1110, 1111, 1112, 1113, 1114, -1, 1127, -1, 1129, 1135, 1136, 1142, 1153, 1144, 1145, 1147, 1148, 1150,
    -1, 1154, 1155, -1, 1158, 1161, 1164, 1167, 1170, 1173, 1177, -1, -1, 1179, -1, 1180, 1181, 1182, 1183,
    1184, 1185, 1186, 1187, 1188, 1189, 1190, 1191, 1192, 1193, 1194, 1195, 1196, 1197, 1198, -1, 1200, 1201,
    1203, 1204, 1206, 1207, 1209, 1210, 1213, 1216, 1217, 1218, 1219, 1221, 1222, 1223, 1224, 1225, 1226,
    1227, 1230, 1231, 1232, -1, 1234, -1, 1236, 1238, 1239, 1243, 1244, 1245, 1246, -1, 1251, 1252, -1, 1253,
    1254, -1, 1255, 1256, 1257, 1258, 1259, 1260, 1261, -1, -1, -1, -1, -1, -1, 1264, 1265, 1266, -1, -1,
    1268, 1269, 1270, 1271, 1272, 1274, 1276, -1, -1, 1278, 1279, 1280, 1281, 1282, 1283, 1284, 1285, -1, -1,
    1287, 1289, 1291, -1, 1292, -1, 1296, 1514, 1298, 1299, 1306, 1307, 1300, 1301, -1, 1302, -1, -1, -1, -1,
    -1, 1308, 1309, 1310, 1311, 1312, 1313, 1314, 1315, 1317, 1318, 1319, 1320, 1321, 1322, 1323, 1324, 1325,
    1326, 1327, 1328, 1329, 1331, 1332, 1333, 1334, 1335, 1336, 1337, 1338, 1339, 1340, 1341, 1342, 1343,
    1344, 1345, 1346, 1347, 1348, 1349, 1350, 1351, 1352, 1353, 1354, 1355, 1356, 1357, 1358, 1359, 1360,
    1361, 1362, 1363, 1364, 1365, 1366, 1367, 1368, 1369, 1370, 1372, 1374, 1376, 1377, 1378, 1380, 1381,
    1382, 1383, 1384, 1385, 1386, 1387, 1388, 1389, 1390, 1391, 1392, 1393, 1394, 1395, 1396, 1397, 1398,
    1400, 1402, 1403, 1404, 1405, 1406, 1407, 1408, 1409, 1410, 1411, 1412, 1413, 1414, 1415, 1418, 1420, -1,
    1416, -1, 1427, 1428, -1, -1, 1554, 1551, 1552, 1553, 1556, 1572, 1433, -1, -1, 1434, 1435, -1, 1546, -1,
    1592, -1, -1, -1, 1445, -1, 1474, 1475, 1479, 1480, -1, -1, 1481, 1482, -1, 1562, 1483, 1573, 1487, -1,
    1488, 1489, 1490, 1491, 1492, 1493, 1494, 1495, 1496, 1497, 1502, -1, -1, 1499, 1500, -1, 1504, -1, 1506,
    1508, -1, 1510, 1511, 1512, 1515, 1516, 1517, 1518, 1519, 1520, 1521, 1522, 1523, 1524, 1526, 1533, 1528,
    1530, 1532, 1534, 1535, 1536, 1538, 1539, 1540, 1541, 1542, 1543, 1544, 1545, 1547, 1548, 1549, 1550,
    1555, 1557, 1558, 1559, 1560, 1561, 1563, 1564, 1565, 1567, 1569, 1571, -1, 1593, 1581, -1, 1583, 1584,
    1585, 1586, -1, -1, 1587, -1, 1589, 1591, 1594, 1595, 1596, 1597, -1, -1, 1600, 1601, 1602, 1603, 1604,
    -1, 1606, 1616, -1, 1618, 1619, 1620, 1622, 1623, 1624, 1625, -1, 1635, 1627, 1628, 1629, 1630, 1631,
    1632, 1633, 1634, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1636, 1637, 1638, 1639, 1640, 1641, -1, 1646, 1650,
    1651, 1652, 1656, 1657, 1658, 1661, 1662, 1663, 1664, 1665, 1666, 1667, 1670, 1673, -1, 1677, 1681, 1682,
    1683, 1684, 1685, 1686, 1687, 1688, 1689, 1691, 1692, 1693, 1694, 1695, 1696, 1697, 1698, -1, 1898, 1899,
    1900, 1901, 1902, 1719, 1721, 1722, 1723, 1724, 1725, 1727, 1728, -1, 1732, 1733, 1734, 1735, 1736, 1737,
    1739, 1744, 1746, 1747, 1750, 1751, 1752, 1753, 1754, 1756, 1757, -1, 1759, 1768, -1, -1, 1761, -1, 1760,
    -1, -1, -1, 1851, 1767, 1769, -1, 1771, 1772, 1773, 1775, 1776, 1777, 1778, -1, -1, -1, 1779, 1780, 1781,
    -1, 1782, 1783, 1784, 1785, 1786, 1787, 1788, 1789, 1790, 1791, -1, -1, 1793, -1, -1, 1795, 1797, 1799,
    -1, 1934, 1935, 1801, 1803, 1805, 1807, 1810, 1936, 1812, 1937, 1813, 1815, 1816, 1817, 1938, 1818, 1819,
    1820, 1821, 1822, 1823, 1824, 1825, 1826, 1827, -1, -1, 1830, -1, -1, 1939, 1940, 1833, -1, -1, -1, -1,
    1836, -1, -1, 1941, -1, -1, 1841, 1842, 1843, 1844, 1845, 1846, 1848, 1850, 1852, 1853, 1854, 1855, 1856,
    -1, 1859, 1943, 1860, 1861, 1862, 1863, -1, 1864, 1865, 1866, 1944, 1871, 1873, 1874, 1876, 1877, 1878,
    -1, 1879, 1880, 1882, 1883, 1884, 1885, 1887, 1889, 1891, 1893, 1895, 1896, 1897, 1903, -1, 1907, 1908,
    1909, 1910, 1911, -1, 1913, 1918, 1920, 1921, -1, 1946, 1947, 1948, 1949, 1950, 1951, 1952, 1955, 1956,
    1957, 1958, 1959, 1960, 1961, 1962, 1963, 1965, 1966, 1967, 1968, 1969, 1970, 1971, 1973, 1974, 1975,
    1976, 1977, 1978, 1979, 1980, 1981, 1982, 1983, 1984, 1985, 1987, 1988, 1989, 1990, 1991, 1992, 1993,
    1994, 1996, 1997, 1998, 2001, 2002, 2003, 2004, 2005, 2006, 2008, 2009, 2011, 2012, 2013, 2014, 2015,
    2016, 2017, 2019, 2023, 1926, -1, 1927, 1928
};

static const struct catalogue_link links[] = {
    {0, 3, 0}, {0, 769, 0}, {0, -1, 0}, {1, 4, 0}, {2, 7, 0}, {2, -1, 0}, {2, -1, 0}, {3, 10, 0}, {3, 13, 0},
    {3, -1, 0}, {4, 64, 0}, {4, 14, 0}, {4, -1, 0}, {5, 15, 0}, {6, -1, 0}, {7, 16, 0}, {8, -1, 0},
    {9, 18, 0}, {10, 19, 0}, {11, -1, 0}, {12, 203, 4}, {12, -1, 5}, {13, -1, 1}, {13, -1, 0}, {14, -1, 1},
    {14, -1, 0}, {15, -1, 1}, {15, -1, 0}, {16, -1, 1}, {16, -1, 0}, {17, 200, 1}, {17, -1, 0}, {18, -1, 1},
    {18, -1, 0}, {19, -1, 0}, {20, -1, 0}, {21, -1, 0}, {22, 1038, 3}, {23, -1, 2}, {24, -1, 2}, {25, -1, 2},
    {26, -1, 2}, {27, -1, 2}, {28, -1, 2}, {29, -1, 2}, {30, -1, 2}, {31, -1, 2}, {32, -1, 2}, {33, -1, 2},
    {34, -1, 2}, {35, -1, 2}, {36, -1, 2}, {37, 198, 2}, {38, -1, 2}, {39, -1, 2}, {40, -1, 2}, {41, 57, 0},
    {42, -1, 0}, {43, 75, 4}, {44, 76, 4}, {45, 153, 4}, {46, -1, 4}, {47, -1, 4}, {48, -1, 0}, {49, -1, 0},
    {49, -1, 0}, {50, 1228, 2}, {51, -1, 2}, {52, 1229, 2}, {53, 1235, 2}, {54, 72, 0}, {54, -1, 0},
    {55, -1, 0}, {56, 88, 4}, {56, -1, 5}, {57, 108, 2}, {58, 109, 2}, {59, 92, 1}, {59, -1, 0},
    {60, 379, 1}, {61, -1, 0}, {62, 105, 1}, {63, -1, 0}, {64, 107, 2}, {65, 87, 0}, {65, 1892, 0},
    {65, -1, 0}, {66, -1, 0}, {67, 98, 4}, {68, -1, 2}, {69, -1, 2}, {70, 1749, 2}, {71, 102, 1},
    {72, -1, 0}, {73, 97, 0}, {73, 154, 0}, {73, -1, 0}, {74, -1, 0}, {75, 119, 4}, {75, -1, 5},
    {76, 149, 2}, {77, 151, 2}, {78, 193, 1}, {78, -1, 0}, {79, -1, 0}, {80, 191, 1}, {81, -1, 0},
    {82, 167, 2}, {83, 1151, 2}, {84, 1152, 2}, {85, -1, 2}, {86, -1, 2}, {87, -1, 2}, {88, 1029, 2},
    {89, 117, 0}, {89, 1886, 0}, {89, -1, 0}, {90, 118, 0}, {91, -1, 0}, {92, 173, 4}, {92, -1, 5},
    {93, -1, 4}, {93, -1, 5}, {94, -1, 4}, {94, -1, 5}, {95, -1, 0}, {96, -1, 0}, {97, -1, 0}, {98, -1, 0},
    {99, -1, 4}, {99, -1, 5}, {100, -1, 4}, {100, -1, 5}, {101, -1, 4}, {101, -1, 5}, {102, -1, 4},
    {102, -1, 5}, {103, -1, 2}, {103, -1, 0}, {104, -1, 2}, {104, -1, 0}, {105, -1, 2}, {105, -1, 0},
    {106, -1, 2}, {106, -1, 0}, {107, -1, 2}, {107, -1, 0}, {108, -1, 2}, {108, -1, 0}, {109, -1, 2},
    {109, -1, 0}, {110, -1, 2}, {110, -1, 0}, {111, -1, 2}, {112, 1141, 2}, {113, -1, 2}, {113, -1, 0},
    {114, -1, 2}, {114, -1, 0}, {115, -1, 2}, {115, -1, 0}, {116, 435, 2}, {116, -1, 0}, {117, 364, 2},
    {117, -1, 0}, {118, 1138, 2}, {119, 761, 2}, {120, -1, 2}, {121, 172, 0}, {121, -1, 0}, {122, -1, 0},
    {123, -1, 0}, {124, -1, 0}, {125, 221, 4}, {125, -1, 5}, {126, -1, 1}, {126, -1, 0}, {127, -1, 1},
    {127, -1, 0}, {128, -1, 1}, {128, -1, 0}, {129, 650, 1}, {129, -1, 0}, {130, 652, 1}, {130, -1, 0},
    {131, -1, 1}, {131, -1, 0}, {132, 189, 1}, {132, -1, 0}, {133, 466, 1}, {133, -1, 0}, {134, -1, 1},
    {134, -1, 0}, {135, -1, 1}, {135, -1, 0}, {136, -1, 1}, {137, -1, 0}, {138, -1, 2}, {139, -1, 2},
    {140, -1, 2}, {141, -1, 1}, {142, -1, 2}, {143, -1, 2}, {144, -1, 0}, {145, -1, 5}, {146, 214, 5},
    {147, -1, 5}, {148, -1, 5}, {149, -1, 5}, {150, -1, 5}, {151, -1, 5}, {152, -1, 5}, {153, -1, 5},
    {154, -1, 5}, {155, -1, 4}, {156, -1, 4}, {157, -1, 4}, {158, -1, 4}, {158, -1, 5}, {159, -1, 4},
    {159, 1690, 5}, {160, 416, 4}, {161, 298, 4}, {161, -1, 5}, {162, 294, 4}, {162, -1, 5}, {163, 232, 0},
    {164, 233, 0}, {165, 234, 0}, {166, -1, 0}, {167, 235, 0}, {168, -1, 0}, {169, 392, 0}, {170, 393, 0},
    {171, 394, 0}, {172, 263, 0}, {173, 245, 0}, {174, 247, 0}, {175, 249, 0}, {176, 251, 0}, {177, 253, 0},
    {178, 255, 0}, {179, 257, 0}, {180, 259, 0}, {181, 261, 0}, {182, 246, 0}, {183, 383, 0}, {184, 248, 0},
    {185, 384, 0}, {186, 250, 0}, {187, 385, 0}, {188, 252, 0}, {189, 386, 0}, {190, 254, 0}, {191, 387, 0},
    {192, 256, 0}, {193, 388, 0}, {194, 258, 0}, {195, 389, 0}, {196, 260, 0}, {197, 390, 0}, {198, 262, 0},
    {199, 391, 0}, {200, 264, 0}, {201, 266, 0}, {202, 410, 0}, {203, 267, 0}, {204, -1, 0}, {205, -1, 0},
    {205, -1, 0}, {206, -1, 0}, {206, -1, 0}, {207, -1, 0}, {207, -1, 0}, {208, -1, 0}, {209, -1, 0},
    {210, -1, 0}, {210, -1, 0}, {211, -1, 0}, {211, -1, 0}, {212, -1, 0}, {212, -1, 0}, {213, 1881, 0},
    {213, -1, 0}, {214, -1, 0}, {214, -1, 0}, {215, -1, 0}, {215, -1, 0}, {216, -1, 0}, {216, -1, 0},
    {217, 291, 0}, {218, 292, 0}, {219, 293, 1}, {220, -1, 1}, {221, 296, 0}, {221, -1, 0}, {222, 297, 0},
    {223, 523, 0}, {224, 300, 0}, {224, -1, 0}, {225, 301, 0}, {226, 524, 0}, {227, -1, 0}, {227, -1, 0},
    {228, -1, 0}, {228, -1, 0}, {229, -1, 0}, {229, -1, 0}, {230, -1, 0}, {230, -1, 0}, {231, -1, 0},
    {231, -1, 0}, {232, -1, 0}, {232, -1, 0}, {233, -1, 0}, {233, -1, 0}, {234, -1, 0}, {234, -1, 0},
    {235, -1, 0}, {235, -1, 0}, {236, -1, 0}, {236, -1, 0}, {237, -1, 0}, {237, -1, 0}, {238, -1, 0},
    {238, -1, 0}, {239, -1, 0}, {239, -1, 0}, {240, -1, 0}, {240, -1, 0}, {241, -1, 0}, {241, -1, 0},
    {242, -1, 0}, {242, -1, 0}, {243, -1, 0}, {244, -1, 0}, {245, -1, 0}, {246, -1, 0}, {247, -1, 0},
    {248, -1, 0}, {249, -1, 5}, {250, -1, 5}, {251, -1, 5}, {252, -1, 5}, {253, -1, 5}, {254, -1, 5},
    {255, -1, 5}, {256, -1, 5}, {257, -1, 5}, {258, 356, 1}, {259, 1205, 4}, {260, 1208, 4}, {261, -1, 4},
    {262, -1, 4}, {263, -1, 4}, {264, -1, 4}, {265, -1, 1}, {266, -1, 1}, {267, -1, 1}, {268, 381, 1},
    {269, -1, 1}, {270, -1, 2}, {271, -1, 1}, {272, -1, 2}, {273, -1, 2}, {274, -1, 2}, {275, -1, 2},
    {276, 637, 2}, {277, -1, 2}, {278, -1, 2}, {279, -1, 2}, {280, -1, 2}, {281, -1, 2}, {282, -1, 4},
    {283, -1, 4}, {284, -1, 2}, {285, -1, 1}, {286, -1, 1}, {287, -1, 1}, {288, 503, 1}, {289, -1, 1},
    {290, -1, 0}, {291, -1, 1}, {292, -1, 0}, {293, -1, 0}, {294, -1, 0}, {295, -1, 0}, {296, -1, 0},
    {297, -1, 0}, {298, -1, 0}, {299, -1, 0}, {300, -1, 0}, {301, 396, 0}, {302, 397, 0}, {303, -1, 0},
    {304, -1, 2}, {305, -1, 0}, {306, -1, 0}, {307, -1, 3}, {308, -1, 3}, {309, -1, 2}, {310, -1, 2},
    {311, -1, 2}, {312, -1, 2}, {313, -1, 1}, {314, -1, 1}, {315, -1, 1}, {316, -1, 0}, {317, -1, 0},
    {318, -1, 0}, {319, 550, 0}, {320, 412, 0}, {321, 413, 0}, {322, -1, 0}, {323, 417, 3}, {324, 418, 3},
    {325, -1, 4}, {326, -1, 2}, {327, -1, 2}, {328, -1, 2}, {329, -1, 0}, {329, -1, 0}, {330, -1, 0},
    {330, -1, 0}, {331, -1, 0}, {331, -1, 0}, {332, -1, 0}, {332, -1, 0}, {333, -1, 0}, {333, -1, 0},
    {334, -1, 0}, {334, -1, 0}, {335, -1, 0}, {335, -1, 0}, {336, 496, 2}, {337, 544, 2}, {338, 468, 2},
    {339, 472, 2}, {340, 643, 1}, {341, 631, 1}, {342, -1, 0}, {343, 442, 0}, {344, -1, 0}, {345, 619, 1},
    {346, 620, 1}, {347, 608, 1}, {348, 520, 1}, {349, 519, 1}, {350, -1, 1}, {351, -1, 1}, {352, -1, 1},
    {353, -1, 1}, {354, -1, 1}, {355, -1, 5}, {356, -1, 1}, {357, -1, 1}, {358, -1, 1}, {359, -1, 1},
    {360, -1, 1}, {361, 671, 1}, {362, -1, 1}, {363, -1, 1}, {364, 1738, 1}, {365, -1, 5}, {366, -1, 5},
    {367, -1, 5}, {368, 467, 1}, {369, 482, 1}, {370, 625, 1}, {371, 626, 1}, {372, 471, 1}, {373, -1, 1},
    {374, -1, 1}, {375, 474, 1}, {376, -1, 1}, {377, 476, 1}, {378, 488, 1}, {379, -1, 1}, {380, 577, 1},
    {381, 576, 1}, {382, 540, 1}, {383, 538, 1}, {384, 547, 1}, {385, -1, 2}, {386, 485, 1}, {387, -1, 1},
    {388, 487, 1}, {389, -1, 1}, {390, 490, 1}, {391, 492, 1}, {392, 491, 1}, {393, -1, 1}, {394, -1, 1},
    {395, -1, 1}, {396, -1, 1}, {397, -1, 1}, {398, 497, 1}, {399, 543, 1}, {400, 510, 1}, {401, 500, 1},
    {402, 501, 1}, {403, 502, 1}, {404, 504, 1}, {405, 508, 1}, {406, 505, 1}, {407, 506, 1}, {408, 507, 1},
    {409, -1, 1}, {410, -1, 1}, {411, -1, 1}, {412, 532, 1}, {413, 512, 1}, {414, 513, 1}, {415, 564, 1},
    {416, -1, 1}, {417, -1, 2}, {418, 567, 2}, {419, 568, 2}, {420, 621, 1}, {421, 622, 1}, {422, 623, 1},
    {423, 541, 1}, {424, 644, 0}, {425, 525, 1}, {426, 526, 1}, {427, 527, 0}, {428, 528, 0}, {429, 630, 1},
    {430, 629, 1}, {431, 530, 1}, {432, 531, 1}, {433, 627, 1}, {434, -1, 1}, {435, 534, 1}, {436, 1809, 1},
    {437, 536, 1}, {438, 664, 1}, {439, 666, 1}, {440, -1, 1}, {441, -1, 1}, {442, 669, 1}, {443, 542, 1},
    {444, 602, 1}, {445, 596, 2}, {446, 597, 2}, {447, -1, 1}, {448, -1, 1}, {449, 624, 1}, {450, -1, 1},
    {451, -1, 1}, {452, 588, 0}, {453, -1, 2}, {454, -1, 2}, {455, -1, 2}, {456, -1, 2}, {457, -1, 2},
    {458, -1, 2}, {459, -1, 2}, {460, -1, 2}, {461, -1, 2}, {462, 1715, 2}, {463, 1716, 2}, {464, 1718, 2},
    {465, 1717, 2}, {466, 581, 1}, {467, -1, 1}, {468, -1, 1}, {469, -1, 2}, {470, -1, 2}, {471, -1, 2},
    {472, 1425, 2}, {473, -1, 0}, {474, -1, 2}, {475, -1, 2}, {476, -1, 2}, {477, -1, 1}, {478, -1, 1},
    {479, -1, 1}, {480, -1, 4}, {481, -1, 4}, {482, -1, 4}, {483, 582, 1}, {484, 583, 1}, {485, 584, 1},
    {486, 585, 1}, {487, -1, 1}, {488, 1120, 1}, {489, -1, 0}, {490, 589, 0}, {491, 591, 0}, {492, -1, 0},
    {493, 1730, 0}, {494, -1, 2}, {495, -1, 2}, {496, 1537, 2}, {497, -1, 2}, {498, 635, 2}, {499, 636, 2},
    {500, -1, 1}, {501, -1, 1}, {502, -1, 1}, {503, -1, 1}, {504, 604, 1}, {505, 1930, 1}, {506, 667, 1},
    {507, -1, 1}, {508, -1, 1}, {509, -1, 1}, {510, -1, 1}, {511, -1, 1}, {512, -1, 1}, {513, 1755, 1},
    {514, 613, 0}, {515, 614, 0}, {516, 615, 0}, {517, 618, 0}, {518, -1, 0}, {519, -1, 0}, {520, -1, 0},
    {521, 642, 1}, {522, -1, 1}, {523, -1, 1}, {524, -1, 1}, {525, -1, 1}, {526, 641, 1}, {527, 632, 1},
    {528, -1, 1}, {529, 628, 1}, {530, -1, 1}, {531, -1, 1}, {532, -1, 1}, {533, -1, 1}, {534, 649, 2},
    {535, -1, 2}, {536, -1, 2}, {537, 647, 2}, {538, 648, 2}, {539, 640, 2}, {540, -1, 1}, {541, -1, 1},
    {542, -1, 2}, {543, 663, 1}, {544, -1, 1}, {545, 2007, 1}, {546, -1, 0}, {547, 646, 0}, {548, -1, 0},
    {549, -1, 2}, {550, 1849, 2}, {551, -1, 2}, {552, -1, 1}, {553, -1, 1}, {554, -1, 1}, {555, -1, 1},
    {556, -1, 1}, {557, -1, 1}, {558, -1, 1}, {559, -1, 1}, {560, -1, 1}, {561, -1, 1}, {562, -1, 1},
    {563, -1, 1}, {564, -1, 1}, {565, 1107, 1}, {566, -1, 1}, {567, -1, 1}, {568, -1, 1}, {569, -1, 1},
    {570, -1, 1}, {571, -1, 1}, {572, -1, 1}, {573, -1, 1}, {574, 677, 0}, {575, -1, 1}, {576, -1, 1},
    {577, -1, 1}, {578, -1, 1}, {579, 678, 0}, {580, 679, 0}, {581, 681, 0}, {582, 1945, 0}, {583, -1, 0},
    {584, -1, 4}, {585, -1, 3}, {586, -1, 4}, {587, -1, 3}, {588, -1, 4}, {589, -1, 3}, {590, -1, 4},
    {591, -1, 3}, {592, -1, 4}, {593, -1, 3}, {594, -1, 4}, {595, -1, 3}, {596, -1, 4}, {597, -1, 3},
    {598, -1, 4}, {599, -1, 3}, {600, -1, 4}, {601, -1, 3}, {602, -1, 4}, {603, -1, 3}, {604, -1, 4},
    {605, -1, 3}, {606, -1, 4}, {607, -1, 3}, {608, -1, 4}, {609, -1, 3}, {610, -1, 4}, {611, -1, 3},
    {612, -1, 4}, {613, -1, 3}, {614, -1, 4}, {615, -1, 4}, {616, -1, 4}, {617, -1, 4}, {618, -1, 4},
    {619, -1, 4}, {620, -1, 4}, {621, -1, 4}, {622, -1, 4}, {623, -1, 4}, {624, -1, 4}, {625, -1, 4},
    {626, -1, 4}, {627, -1, 4}, {628, -1, 4}, {629, -1, 4}, {630, -1, 4}, {631, -1, 4}, {632, -1, 4},
    {633, -1, 4}, {634, -1, 4}, {635, 734, 0}, {636, -1, 0}, {637, 736, 0}, {638, -1, 0}, {639, 738, 0},
    {640, 768, 0}, {641, 740, 0}, {642, -1, 0}, {643, 742, 0}, {644, 834, 0}, {645, 744, 0}, {646, -1, 0},
    {647, 746, 0}, {648, -1, 0}, {649, 748, 0}, {650, -1, 0}, {651, 750, 0}, {652, -1, 0}, {653, 752, 0},
    {654, -1, 0}, {655, 754, 0}, {656, -1, 0}, {657, 756, 0}, {658, -1, 0}, {659, 758, 0}, {660, -1, 0},
    {661, 1045, 2}, {662, 1046, 2}, {663, 961, 2}, {664, 1048, 2}, {665, 1049, 2}, {666, -1, 2},
    {667, 1051, 2}, {668, 767, 0}, {669, -1, 0}, {670, -1, 0}, {671, 1053, 2}, {672, -1, 2}, {673, -1, 1},
    {674, -1, 2}, {675, -1, 2}, {676, 1568, 2}, {677, 1954, 2}, {678, -1, 2}, {679, -1, 2}, {680, 1214, 0},
    {681, 1056, 2}, {682, -1, 2}, {683, -1, 2}, {684, -1, 2}, {685, 1039, 2}, {686, -1, 2}, {687, -1, 2},
    {688, 1088, 2}, {689, -1, 2}, {690, -1, 2}, {691, -1, 2}, {692, -1, 2}, {693, -1, 2}, {694, 1071, 2},
    {695, -1, 2}, {696, -1, 2}, {697, -1, 2}, {698, -1, 2}, {699, -1, 2}, {700, -1, 2}, {701, -1, 2},
    {702, -1, 2}, {703, -1, 2}, {704, -1, 2}, {705, -1, 2}, {706, -1, 2}, {707, -1, 2}, {708, -1, 2},
    {709, -1, 2}, {710, -1, 2}, {711, -1, 2}, {712, 1060, 2}, {713, -1, 2}, {714, -1, 2}, {715, -1, 2},
    {716, -1, 2}, {717, -1, 2}, {718, -1, 2}, {719, -1, 4}, {720, 879, 4}, {721, -1, 5}, {722, -1, 4},
    {723, -1, 5}, {724, 1178, 2}, {725, -1, 2}, {726, -1, 4}, {726, -1, 5}, {727, -1, 4}, {727, -1, 5},
    {728, -1, 4}, {728, -1, 5}, {729, -1, 4}, {729, -1, 5}, {730, 1814, 4}, {730, -1, 5}, {731, -1, 0},
    {732, -1, 2}, {733, -1, 2}, {734, -1, 2}, {735, -1, 2}, {736, -1, 2}, {737, -1, 2}, {738, -1, 2},
    {739, -1, 2}, {740, -1, 2}, {741, -1, 2}, {742, -1, 2}, {743, -1, 2}, {744, -1, 2}, {745, -1, 2},
    {746, 1022, 2}, {747, -1, 2}, {748, -1, 2}, {749, -1, 2}, {750, 1087, 2}, {751, -1, 4}, {752, -1, 4},
    {752, -1, 5}, {753, -1, 4}, {754, -1, 4}, {754, -1, 5}, {755, -1, 4}, {756, -1, 4}, {756, -1, 5},
    {757, -1, 4}, {758, -1, 4}, {758, -1, 5}, {759, -1, 4}, {760, -1, 4}, {760, -1, 5}, {761, -1, 4},
    {762, -1, 4}, {762, -1, 5}, {763, -1, 4}, {764, -1, 4}, {764, -1, 5}, {765, -1, 2}, {766, -1, 2},
    {767, -1, 2}, {768, 1176, 4}, {769, -1, 4}, {769, -1, 5}, {770, -1, 4}, {771, -1, 4}, {771, -1, 5},
    {772, -1, 4}, {773, -1, 4}, {773, -1, 5}, {774, -1, 4}, {775, -1, 4}, {775, -1, 5}, {776, -1, 4},
    {777, -1, 4}, {778, -1, 4}, {778, -1, 5}, {779, -1, 4}, {780, -1, 4}, {780, -1, 5}, {781, -1, 4},
    {782, -1, 4}, {782, -1, 5}, {783, -1, 4}, {784, -1, 4}, {784, -1, 5}, {785, -1, 4}, {786, -1, 4},
    {786, -1, 5}, {787, -1, 4}, {788, -1, 4}, {788, -1, 5}, {789, -1, 4}, {790, -1, 4}, {790, -1, 5},
    {791, -1, 4}, {792, -1, 4}, {792, -1, 5}, {793, -1, 4}, {794, -1, 4}, {794, -1, 5}, {795, -1, 4},
    {796, -1, 4}, {796, -1, 5}, {797, -1, 4}, {798, -1, 4}, {798, -1, 5}, {799, -1, 4}, {800, -1, 4},
    {800, -1, 5}, {801, -1, 4}, {802, -1, 4}, {802, -1, 5}, {803, -1, 4}, {804, 932, 1}, {805, 1241, 1},
    {806, 934, 1}, {807, 1242, 1}, {808, -1, 1}, {809, -1, 1}, {810, 938, 1}, {811, -1, 1}, {812, 940, 1},
    {813, -1, 1}, {814, 942, 1}, {815, -1, 1}, {816, 944, 1}, {817, -1, 1}, {818, -1, 1}, {819, -1, 1},
    {820, -1, 2}, {821, -1, 2}, {822, -1, 2}, {823, -1, 2}, {824, -1, 2}, {825, 1212, 2}, {826, -1, 2},
    {827, -1, 2}, {828, -1, 2}, {829, -1, 2}, {830, -1, 2}, {831, -1, 2}, {832, 1202, 4}, {832, -1, 5},
    {833, 1139, 4}, {833, -1, 5}, {834, 1199, 4}, {834, -1, 5}, {835, -1, 4}, {835, -1, 5}, {836, -1, 4},
    {836, -1, 5}, {837, -1, 2}, {838, -1, 2}, {839, -1, 2}, {840, -1, 2}, {841, -1, 1}, {842, -1, 1},
    {843, -1, 1}, {844, -1, 1}, {845, -1, 1}, {846, -1, 1}, {847, -1, 1}, {848, 982, 1}, {849, -1, 1},
    {850, 983, 1}, {851, -1, 1}, {852, 985, 1}, {853, 1104, 1}, {854, 987, 1}, {855, -1, 1}, {856, 989, 1},
    {857, -1, 1}, {858, 992, 1}, {859, 993, 1}, {860, -1, 1}, {861, -1, 1}, {862, 995, 1}, {863, -1, 1},
    {864, -1, 1}, {865, -1, 1}, {866, 1000, 1}, {867, 1330, 1}, {868, 1001, 1}, {869, 1011, 1}, {870, -1, 1},
    {871, -1, 1}, {872, -1, 1}, {873, -1, 1}, {874, -1, 2}, {875, 1016, 4}, {875, -1, 5}, {876, -1, 1},
    {877, -1, 1}, {878, -1, 1}, {879, -1, 1}, {880, 1014, 1}, {881, 1015, 1}, {882, -1, 1}, {883, -1, 4},
    {884, -1, 2}, {885, -1, 2}, {886, -1, 1}, {887, -1, 1}, {888, 1399, 4}, {889, -1, 4}, {890, -1, 2},
    {891, 1498, 4}, {892, -1, 3}, {893, 1106, 1}, {894, -1, 1}, {895, -1, 1}, {896, 1888, 1}, {897, -1, 0},
    {898, -1, 0}, {899, -1, 0}, {900, -1, 0}, {901, -1, 2}, {902, -1, 2}, {903, -1, 2}, {904, -1, 2},
    {905, -1, 2}, {906, -1, 2}, {907, -1, 2}, {908, -1, 2}, {909, -1, 2}, {910, -1, 1}, {911, -1, 1},
    {912, 1116, 2}, {913, 1847, 2}, {914, 1121, 2}, {915, -1, 2}, {916, -1, 2}, {917, -1, 2}, {918, 1215, 2},
    {919, -1, 2}, {920, 1137, 2}, {921, -1, 2}, {922, -1, 2}, {923, -1, 2}, {924, -1, 2}, {925, -1, 2},
    {926, -1, 2}, {927, -1, 2}, {928, -1, 2}, {929, -1, 2}, {930, -1, 2}, {931, -1, 2}, {932, -1, 2},
    {933, -1, 2}, {934, -1, 2}, {935, -1, 2}, {936, -1, 2}, {937, -1, 2}, {938, -1, 2}, {939, -1, 2},
    {940, -1, 4}, {940, -1, 5}, {941, -1, 4}, {941, -1, 5}, {942, -1, 4}, {942, -1, 5}, {943, -1, 4},
    {943, -1, 5}, {944, -1, 2}, {945, -1, 2}, {946, -1, 2}, {947, -1, 2}, {948, -1, 2}, {949, -1, 2},
    {950, 1220, 2}, {951, -1, 2}, {952, -1, 2}, {953, -1, 2}, {954, -1, 2}, {955, -1, 2}, {956, 1774, 2},
    {957, -1, 2}, {958, -1, 2}, {959, -1, 1}, {960, -1, 1}, {961, -1, 1}, {962, -1, 1}, {963, -1, 2},
    {964, -1, 2}, {965, -1, 1}, {966, -1, 1}, {967, 1105, 1}, {968, -1, 1}, {969, -1, 1}, {970, 1867, 1},
    {971, -1, 0}, {972, -1, 0}, {973, -1, 0}, {974, -1, 0}, {975, -1, 0}, {976, -1, 0}, {977, 1115, 0},
    {978, -1, 0}, {979, 1117, 1}, {980, 1118, 1}, {981, 1119, 1}, {982, -1, 1}, {983, -1, 1}, {984, 1122, 1},
    {985, -1, 1}, {986, 1124, 1}, {987, 1125, 1}, {988, 1126, 1}, {989, -1, 1}, {990, 1128, 1}, {991, -1, 1},
    {992, 1130, 1}, {993, 1131, 1}, {994, 1132, 1}, {995, 1133, 1}, {996, 1134, 1}, {997, -1, 1},
    {998, -1, 1}, {999, -1, 1}, {1000, 1894, 2}, {1001, 1915, 2}, {1002, 1146, 2}, {1003, -1, 2},
    {1004, 1890, 2}, {1005, -1, 4}, {1006, -1, 4}, {1007, -1, 4}, {1008, -1, 4}, {1009, -1, 4},
    {1010, -1, 4}, {1011, -1, 4}, {1012, -1, 4}, {1013, -1, 4}, {1014, -1, 2}, {1015, -1, 2}, {1016, -1, 0},
    {1017, -1, 0}, {1018, 1156, 0}, {1019, 1157, 0}, {1020, -1, 0}, {1021, 1159, 0}, {1022, 1160, 0},
    {1023, -1, 0}, {1024, 1162, 0}, {1025, 1163, 0}, {1026, -1, 0}, {1027, 1165, 0}, {1028, 1166, 0},
    {1029, -1, 0}, {1030, 1168, 0}, {1031, 1169, 0}, {1032, -1, 0}, {1033, 1171, 0}, {1034, 1172, 0},
    {1035, -1, 0}, {1036, 1174, 0}, {1037, 1175, 0}, {1038, -1, 0}, {1039, -1, 4}, {1040, -1, 4},
    {1041, 1303, 2}, {1042, -1, 4}, {1042, -1, 5}, {1043, -1, 4}, {1044, 1267, 4}, {1044, -1, 5},
    {1045, -1, 4}, {1046, -1, 4}, {1046, -1, 5}, {1047, -1, 4}, {1048, 1273, 4}, {1048, -1, 5},
    {1049, -1, 4}, {1050, 1275, 4}, {1050, -1, 5}, {1051, -1, 4}, {1052, -1, 4}, {1052, -1, 5},
    {1053, -1, 4}, {1054, -1, 4}, {1054, -1, 5}, {1055, -1, 4}, {1055, -1, 5}, {1056, -1, 4}, {1057, -1, 4},
    {1057, -1, 5}, {1058, -1, 4}, {1059, -1, 4}, {1059, -1, 5}, {1060, -1, 4}, {1061, -1, 4}, {1061, -1, 5},
    {1062, -1, 4}, {1063, 1590, 2}, {1064, -1, 2}, {1065, 2010, 2}, {1066, -1, 2}, {1067, -1, 2},
    {1068, -1, 2}, {1069, -1, 2}, {1070, -1, 2}, {1071, -1, 2}, {1072, 1566, 2}, {1073, -1, 2},
    {1074, -1, 2}, {1075, -1, 2}, {1076, -1, 2}, {1077, -1, 2}, {1078, -1, 2}, {1079, -1, 2}, {1080, -1, 2},
    {1081, -1, 2}, {1082, 1237, 2}, {1083, 1233, 1}, {1084, 1263, 1}, {1085, 1262, 1}, {1086, -1, 1},
    {1087, -1, 1}, {1088, -1, 1}, {1089, 1426, 1}, {1090, -1, 1}, {1091, 1240, 1}, {1092, -1, 1},
    {1093, -1, 1}, {1094, -1, 1}, {1095, 1247, 1}, {1096, 1248, 1}, {1097, 1249, 1}, {1098, 1250, 1},
    {1099, -1, 1}, {1100, -1, 1}, {1101, -1, 1}, {1102, -1, 1}, {1103, -1, 1}, {1104, -1, 1}, {1105, -1, 1},
    {1106, -1, 1}, {1107, -1, 1}, {1108, -1, 1}, {1109, -1, 1}, {1110, -1, 2}, {1111, -1, 2}, {1112, -1, 2},
    {1113, -1, 2}, {1114, 1748, 1}, {1115, -1, 1}, {1116, -1, 1}, {1117, -1, 1}, {1118, -1, 4},
    {1119, -1, 4}, {1119, -1, 5}, {1120, -1, 4}, {1120, -1, 5}, {1121, -1, 4}, {1121, -1, 5}, {1122, -1, 4},
    {1122, -1, 5}, {1123, -1, 4}, {1123, -1, 5}, {1124, 1931, 1}, {1125, -1, 1}, {1126, -1, 1},
    {1127, -1, 1}, {1128, -1, 1}, {1129, -1, 1}, {1130, -1, 1}, {1131, -1, 1}, {1132, 1286, 0},
    {1133, -1, 0}, {1134, 1288, 0}, {1135, 1297, 0}, {1136, 1290, 0}, {1137, -1, 0}, {1138, -1, 0},
    {1139, 1293, 0}, {1140, 1294, 0}, {1141, 1295, 0}, {1142, -1, 0}, {1143, -1, 0}, {1144, -1, 0},
    {1145, -1, 0}, {1146, -1, 0}, {1147, 1304, 4}, {1148, 1305, 4}, {1149, -1, 4}, {1150, 1598, 2},
    {1151, -1, 3}, {1152, -1, 3}, {1153, -1, 0}, {1154, -1, 0}, {1155, -1, 4}, {1155, -1, 5}, {1156, -1, 4},
    {1156, -1, 5}, {1157, -1, 4}, {1157, -1, 5}, {1158, -1, 4}, {1158, -1, 5}, {1159, -1, 4}, {1159, -1, 5},
    {1160, -1, 4}, {1160, -1, 5}, {1161, -1, 4}, {1161, -1, 5}, {1162, -1, 4}, {1162, -1, 5}, {1163, -1, 4},
    {1163, -1, 5}, {1164, -1, 4}, {1164, -1, 5}, {1165, -1, 4}, {1165, -1, 5}, {1166, -1, 4}, {1166, -1, 5},
    {1167, -1, 4}, {1167, -1, 5}, {1168, -1, 4}, {1168, -1, 5}, {1169, -1, 4}, {1169, -1, 5}, {1170, -1, 4},
    {1170, -1, 5}, {1171, -1, 4}, {1171, -1, 5}, {1172, -1, 4}, {1172, -1, 5}, {1173, -1, 4}, {1173, -1, 5},
    {1174, -1, 4}, {1175, -1, 4}, {1176, -1, 4}, {1177, -1, 4}, {1178, -1, 4}, {1179, -1, 4}, {1180, -1, 4},
    {1181, -1, 4}, {1182, -1, 4}, {1183, -1, 4}, {1184, -1, 4}, {1185, -1, 4}, {1186, -1, 4},
    {1187, 1432, 4}, {1187, -1, 5}, {1188, 1373, 4}, {1188, -1, 5}, {1189, 1375, 4}, {1189, -1, 5},
    {1190, 1371, 4}, {1190, -1, 5}, {1191, -1, 4}, {1192, -1, 4}, {1193, -1, 4}, {1194, -1, 4},
    {1195, 1401, 4}, {1195, -1, 5}, {1196, 1430, 4}, {1196, -1, 5}, {1197, 1431, 4}, {1197, -1, 5},
    {1198, -1, 4}, {1198, -1, 5}, {1199, -1, 4}, {1199, -1, 5}, {1200, -1, 4}, {1200, -1, 5}, {1201, -1, 4},
    {1201, -1, 5}, {1202, -1, 4}, {1202, -1, 5}, {1203, -1, 4}, {1203, -1, 5}, {1204, -1, 4}, {1204, -1, 5},
    {1205, -1, 4}, {1205, -1, 5}, {1206, -1, 4}, {1206, -1, 5}, {1207, -1, 4}, {1207, -1, 5}, {1208, -1, 4},
    {1208, -1, 5}, {1209, -1, 4}, {1209, -1, 5}, {1210, 1429, 4}, {1210, -1, 5}, {1211, -1, 4},
    {1211, -1, 5}, {1212, -1, 4}, {1212, -1, 5}, {1213, -1, 4}, {1213, -1, 5}, {1214, -1, 4}, {1214, -1, 5},
    {1215, -1, 0}, {1216, -1, 0}, {1217, 1513, 5}, {1218, -1, 0}, {1219, 1417, 0}, {1220, -1, 3},
    {1221, -1, 0}, {1222, 1419, 0}, {1223, -1, 0}, {1224, 1421, 0}, {1225, 1422, 0}, {1226, 1423, 0},
    {1227, 1424, 0}, {1228, -1, 0}, {1229, 1605, 1}, {1230, -1, 1}, {1231, -1, 2}, {1232, -1, 2},
    {1233, -1, 4}, {1234, -1, 4}, {1235, -1, 4}, {1236, -1, 4}, {1237, -1, 3}, {1238, -1, 0},
    {1239, 1436, 3}, {1240, 1437, 3}, {1241, 1438, 3}, {1242, 1439, 3}, {1243, 1440, 3}, {1244, 1441, 3},
    {1245, 1442, 3}, {1246, 1443, 3}, {1247, 1444, 3}, {1248, 1450, 3}, {1249, 1446, 3}, {1250, 1447, 3},
    {1251, 1448, 3}, {1252, 1449, 3}, {1253, -1, 3}, {1254, 1451, 3}, {1255, 1452, 3}, {1256, 1453, 3},
    {1257, 1454, 3}, {1258, 1455, 3}, {1259, 1456, 3}, {1260, 1457, 3}, {1261, 1458, 3}, {1262, 1459, 3},
    {1263, 1460, 3}, {1264, 1461, 3}, {1265, 1462, 3}, {1266, 1463, 3}, {1267, 1464, 3}, {1268, 1465, 3},
    {1269, 1466, 3}, {1270, 1467, 3}, {1271, 1468, 3}, {1272, 1469, 3}, {1273, 1470, 3}, {1274, 1471, 3},
    {1275, 1472, 3}, {1276, 1473, 3}, {1277, -1, 3}, {1278, -1, 3}, {1279, 1476, 3}, {1280, 1477, 3},
    {1281, 1478, 3}, {1282, -1, 3}, {1283, -1, 3}, {1284, -1, 3}, {1285, -1, 3}, {1286, -1, 3},
    {1287, 1484, 3}, {1288, 1485, 3}, {1289, 1486, 3}, {1290, -1, 3}, {1291, -1, 3}, {1292, -1, 3},
    {1293, 1621, 3}, {1294, -1, 3}, {1295, -1, 3}, {1296, -1, 3}, {1297, -1, 3}, {1298, -1, 3},
    {1299, -1, 3}, {1300, -1, 3}, {1301, -1, 3}, {1302, -1, 4}, {1303, -1, 4}, {1304, 1501, 3},
    {1305, -1, 3}, {1306, 1503, 0}, {1307, -1, 0}, {1308, 1505, 1}, {1309, -1, 1}, {1310, 1507, 1},
    {1311, -1, 1}, {1312, 1509, 1}, {1313, -1, 1}, {1314, -1, 0}, {1315, -1, 0}, {1316, -1, 0},
    {1317, -1, 3}, {1318, -1, 3}, {1319, -1, 3}, {1320, -1, 3}, {1321, -1, 3}, {1322, -1, 5}, {1323, -1, 5},
    {1324, -1, 5}, {1325, -1, 0}, {1326, -1, 3}, {1327, -1, 3}, {1328, 1525, 3}, {1329, -1, 4},
    {1330, 1527, 0}, {1331, -1, 0}, {1332, 1529, 0}, {1333, 1570, 0}, {1334, 1531, 0}, {1335, -1, 0},
    {1336, -1, 0}, {1337, -1, 2}, {1338, -1, 2}, {1339, -1, 2}, {1340, -1, 2}, {1341, -1, 2},
    {1342, 1872, 2}, {1343, -1, 2}, {1344, -1, 2}, {1345, -1, 2}, {1346, -1, 2}, {1347, -1, 2},
    {1348, -1, 2}, {1349, -1, 2}, {1350, -1, 2}, {1351, -1, 2}, {1352, -1, 2}, {1353, -1, 2}, {1354, -1, 2},
    {1355, -1, 2}, {1356, -1, 2}, {1357, -1, 2}, {1358, -1, 2}, {1359, -1, 2}, {1360, -1, 2},
    {1361, 1613, 2}, {1362, 1614, 2}, {1363, 1615, 2}, {1364, -1, 2}, {1365, -1, 2}, {1366, -1, 2},
    {1367, -1, 2}, {1368, -1, 2}, {1369, -1, 2}, {1370, -1, 2}, {1371, -1, 2}, {1372, -1, 2}, {1373, -1, 2},
    {1374, -1, 0}, {1375, -1, 2}, {1376, -1, 2}, {1377, 1574, 0}, {1378, 1575, 0}, {1379, 1576, 0},
    {1380, 1577, 0}, {1381, 1578, 0}, {1382, 1579, 0}, {1383, 1580, 0}, {1384, -1, 0}, {1385, 1582, 1},
    {1386, -1, 1}, {1387, -1, 1}, {1388, -1, 1}, {1389, -1, 1}, {1390, -1, 1}, {1391, 1588, 1},
    {1392, -1, 1}, {1393, -1, 1}, {1394, -1, 2}, {1395, -1, 2}, {1396, -1, 2}, {1397, -1, 2}, {1398, -1, 2},
    {1399, -1, 2}, {1400, -1, 2}, {1401, -1, 2}, {1402, 1599, 2}, {1403, -1, 2}, {1404, -1, 1},
    {1405, -1, 1}, {1406, -1, 1}, {1407, -1, 1}, {1408, -1, 1}, {1409, 1607, 1}, {1410, 1608, 1},
    {1411, 1609, 1}, {1412, 1610, 1}, {1413, 1612, 1}, {1414, 1611, 1}, {1415, -1, 1}, {1416, -1, 1},
    {1417, -1, 2}, {1418, -1, 2}, {1419, -1, 2}, {1420, 1617, 1}, {1421, -1, 1}, {1422, -1, 3},
    {1423, -1, 3}, {1424, -1, 3}, {1425, -1, 3}, {1426, -1, 3}, {1427, -1, 3}, {1428, -1, 3},
    {1429, 1626, 0}, {1430, 1705, 0}, {1431, -1, 5}, {1432, -1, 0}, {1433, -1, 0}, {1434, -1, 0},
    {1435, -1, 0}, {1436, -1, 0}, {1437, -1, 0}, {1438, -1, 0}, {1439, -1, 0}, {1440, -1, 0}, {1441, -1, 0},
    {1442, -1, 0}, {1443, -1, 0}, {1444, -1, 0}, {1445, -1, 0}, {1446, 1643, 0}, {1447, 1644, 0},
    {1448, 1645, 0}, {1449, -1, 0}, {1450, 1647, 0}, {1451, 1648, 0}, {1452, 1649, 0}, {1453, -1, 0},
    {1454, 1653, 0}, {1455, 1654, 0}, {1456, 1655, 0}, {1457, -1, 0}, {1458, -1, 0}, {1459, -1, 0},
    {1460, 1659, 0}, {1461, 1660, 0}, {1462, -1, 0}, {1463, -1, 0}, {1464, -1, 0}, {1465, -1, 0},
    {1466, -1, 0}, {1467, -1, 0}, {1468, -1, 5}, {1469, -1, 5}, {1470, -1, 0}, {1471, 1668, 0},
    {1472, 1669, 0}, {1473, -1, 0}, {1474, 1671, 0}, {1475, 1672, 0}, {1476, -1, 0}, {1477, 1674, 0},
    {1478, 1675, 0}, {1479, 1676, 0}, {1480, -1, 0}, {1481, 1678, 0}, {1482, 1679, 0}, {1483, 1680, 0},
    {1484, -1, 0}, {1485, -1, 0}, {1486, -1, 0}, {1487, -1, 5}, {1488, -1, 5}, {1489, -1, 5}, {1490, -1, 5},
    {1491, -1, 5}, {1492, -1, 5}, {1493, -1, 5}, {1494, -1, 5}, {1495, -1, 5}, {1496, -1, 5}, {1497, -1, 5},
    {1498, -1, 5}, {1499, -1, 5}, {1500, -1, 5}, {1501, -1, 5}, {1502, -1, 5}, {1503, 1700, 0},
    {1504, 1701, 0}, {1505, 1702, 0}, {1506, 1703, 0}, {1507, 1704, 0}, {1508, -1, 0}, {1509, 1706, 0},
    {1510, 1707, 0}, {1511, 1708, 0}, {1512, 1709, 0}, {1513, 1710, 0}, {1514, 1711, 0}, {1515, 1712, 0},
    {1516, 1713, 0}, {1517, 1714, 0}, {1518, -1, 0}, {1519, -1, 2}, {1520, -1, 2}, {1521, -1, 2},
    {1522, -1, 2}, {1523, 1720, 2}, {1524, -1, 2}, {1525, -1, 2}, {1526, -1, 2}, {1527, -1, 2},
    {1528, -1, 2}, {1529, -1, 2}, {1530, -1, 0}, {1531, -1, 0}, {1532, -1, 0}, {1533, 1740, 0},
    {1534, 1731, 0}, {1535, -1, 0}, {1536, -1, 1}, {1537, -1, 1}, {1538, -1, 1}, {1539, -1, 1},
    {1540, -1, 1}, {1541, -1, 1}, {1542, 1923, 1}, {1543, -1, 1}, {1544, 1743, 0}, {1545, 1742, 0},
    {1546, -1, 0}, {1547, -1, 0}, {1548, 1745, 2}, {1549, -1, 2}, {1550, -1, 0}, {1551, -1, 0},
    {1552, -1, 2}, {1553, 1972, 2}, {1554, -1, 1}, {1555, -1, 1}, {1556, -1, 1}, {1557, -1, 1},
    {1558, -1, 1}, {1559, -1, 1}, {1560, -1, 1}, {1561, -1, 0}, {1562, -1, 0}, {1563, -1, 0}, {1563, -1, 0},
    {1564, 1762, 0}, {1565, 1763, 0}, {1566, 1764, 0}, {1567, 1765, 0}, {1568, 1766, 0}, {1569, 1794, 0},
    {1570, -1, 0}, {1571, 1770, 0}, {1572, -1, 0}, {1573, 1792, 0}, {1574, -1, 0}, {1575, -1, 0},
    {1576, 1875, 2}, {1577, -1, 2}, {1578, -1, 2}, {1579, -1, 2}, {1580, -1, 2}, {1581, -1, 1},
    {1582, -1, 1}, {1583, -1, 1}, {1584, -1, 0}, {1585, -1, 4}, {1585, -1, 5}, {1586, -1, 4}, {1586, -1, 5},
    {1587, -1, 4}, {1587, -1, 5}, {1588, -1, 4}, {1588, -1, 5}, {1589, -1, 4}, {1589, -1, 5},
    {1590, 1942, 0}, {1591, -1, 0}, {1592, 1838, 0}, {1593, 1796, 1}, {1594, -1, 1}, {1595, 1798, 1},
    {1596, -1, 1}, {1597, 1800, 1}, {1598, -1, 1}, {1599, 1802, 1}, {1600, -1, 1}, {1601, 1804, 1},
    {1602, -1, 1}, {1603, 1806, 1}, {1604, -1, 1}, {1605, 1808, 1}, {1606, -1, 1}, {1607, -1, 1},
    {1608, 1811, 1}, {1609, -1, 1}, {1610, -1, 1}, {1611, -1, 1}, {1612, -1, 1}, {1613, 1906, 1},
    {1614, -1, 1}, {1615, -1, 1}, {1616, -1, 0}, {1617, -1, 0}, {1618, -1, 0}, {1619, -1, 0}, {1620, -1, 0},
    {1621, -1, 0}, {1622, -1, 0}, {1623, -1, 0}, {1624, -1, 0}, {1625, 1828, 1}, {1626, 1829, 1},
    {1627, -1, 1}, {1628, 1831, 1}, {1629, 1832, 1}, {1630, -1, 1}, {1631, 1834, 1}, {1632, 1835, 1},
    {1633, 1839, 1}, {1634, 1837, 1}, {1635, -1, 1}, {1636, -1, 0}, {1637, 1840, 1}, {1638, -1, 1},
    {1639, -1, 0}, {1640, -1, 0}, {1641, -1, 0}, {1642, -1, 0}, {1643, -1, 0}, {1644, -1, 2}, {1645, -1, 2},
    {1646, -1, 2}, {1647, -1, 2}, {1648, -1, 2}, {1649, -1, 2}, {1650, -1, 0}, {1651, -1, 0}, {1652, -1, 0},
    {1653, 1857, 1}, {1654, 1858, 1}, {1655, -1, 1}, {1656, -1, 1}, {1657, -1, 1}, {1658, -1, 0},
    {1659, -1, 0}, {1660, -1, 0}, {1661, -1, 0}, {1662, -1, 4}, {1663, -1, 4}, {1664, -1, 2},
    {1665, 1868, 1}, {1666, 1869, 1}, {1667, 1870, 1}, {1668, 1914, 1}, {1669, -1, 0}, {1670, -1, 2},
    {1671, -1, 2}, {1672, -1, 2}, {1673, -1, 2}, {1674, -1, 2}, {1675, -1, 2}, {1676, -1, 2}, {1677, -1, 4},
    {1677, -1, 5}, {1678, -1, 4}, {1678, -1, 5}, {1679, -1, 4}, {1679, -1, 5}, {1680, -1, 2}, {1681, -1, 0},
    {1681, -1, 0}, {1682, -1, 0}, {1682, -1, 0}, {1683, -1, 0}, {1683, -1, 0}, {1684, -1, 0}, {1684, -1, 0},
    {1685, 1904, 0}, {1685, -1, 0}, {1686, 1916, 0}, {1687, 1917, 0}, {1688, -1, 3}, {1689, -1, 3},
    {1690, -1, 3}, {1691, -1, 3}, {1692, -1, 3}, {1693, -1, 0}, {1694, 1905, 0}, {1695, 1912, 0},
    {1696, -1, 4}, {1697, -1, 4}, {1698, -1, 4}, {1699, -1, 4}, {1700, -1, 4}, {1701, -1, 4}, {1702, -1, 0},
    {1703, -1, 0}, {1704, -1, 0}, {1705, -1, 1}, {1706, -1, 2}, {1707, -1, 2}, {1708, 1919, 2},
    {1709, -1, 2}, {1710, -1, 0}, {1711, 1922, 0}, {1712, -1, 0}, {1713, 1924, 0}, {1714, -1, 0},
    {1715, -1, 1}, {1716, -1, 0}, {1717, -1, 0}, {1718, -1, 0}, {565, 2000, 6}, {569, 1999, 6}, {551, -1, 2},
    {910, -1, 6}, {911, -1, 6}, {1593, -1, 6}, {1595, -1, 6}, {1607, -1, 6}, {1610, -1, 6}, {1611, -1, 6},
    {1625, -1, 6}, {1628, -1, 6}, {1631, -1, 6}, {1649, -1, 2}, {1657, -1, 6}, {1665, 1964, 6},
    {1680, -1, 2}, {893, -1, 6}, {896, -1, 6}, {841, -1, 6}, {848, -1, 6}, {844, -1, 6}, {846, -1, 6},
    {665, 1953, 2}, {916, -1, 2}, {676, -1, 2}, {1113, -1, 2}, {852, -1, 6}, {852, -1, 6}, {853, -1, 6},
    {853, -1, 6}, {967, -1, 6}, {967, -1, 6}, {968, -1, 6}, {968, -1, 6}, {970, -1, 6}, {1420, -1, 6},
    {1421, -1, 6}, {880, -1, 6}, {961, -1, 6}, {962, -1, 6}, {1404, -1, 6}, {1405, -1, 6}, {445, -1, 2},
    {447, -1, 6}, {448, -1, 6}, {461, -1, 2}, {449, -1, 6}, {467, -1, 6}, {468, -1, 6}, {1525, -1, 2},
    {1526, -1, 2}, {1527, -1, 2}, {1528, -1, 2}, {1529, -1, 2}, {575, -1, 6}, {688, 1986, 2}, {951, -1, 2},
    {937, -1, 2}, {733, -1, 2}, {732, -1, 2}, {715, -1, 2}, {716, -1, 2}, {717, -1, 2}, {849, -1, 6},
    {868, 1995, 6}, {869, -1, 6}, {341, -1, 6}, {435, -1, 6}, {436, -1, 6}, {443, -1, 6}, {368, -1, 6},
    {338, -1, 2}, {339, -1, 2}, {340, -1, 6}, {1386, -1, 6}, {1389, -1, 6}, {1390, -1, 6}, {1399, -1, 2},
    {1395, -1, 2}, {1371, -1, 2}, {1064, -1, 2}, {1085, -1, 6}, {1091, -1, 6}, {1106, -1, 6}, {1406, -1, 6},
    {1416, 2021, 6}, {1415, 2022, 6}, {1409, 2018, 6}, {1411, -1, 6}, {1410, 2020, 6}, {1412, -1, 6},
    {1413, -1, 6}, {1414, -1, 6}, {1715, -1, 6}
};

static const struct catalogue_entry entries[] = {
    {149, -1, 237, 128, -1, 0, 0, 0, 6, 6, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {149, -1, -1, -1, -1, 6, 0, 1, 0, 0, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {149, -1, 240, 241, -1, 6, 6, 2, 2, 2, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {149, -1, 150, 147, -1, 8, 8, 3, 2, 2, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {149, -1, 244, 245, -1, 10, 10, 4, 1, 1, 3, 0, 14, 0, 1, 0},  // CGAffineTransform
    {147, -1, -1, -1, -1, 11, 11, 5, 1, 1, 0, 0, 14, 0, 0, 0},  // S
    {245, -1, -1, -1, -1, 12, 12, 6, 2, 2, 0, 0, 14, 0, 1, 0},  // R
    {147, -1, -1, -1, -1, 14, 14, 7, 2, 2, 0, 0, 14, 0, 0, 0},  // S
    {147, -1, -1, -1, -1, 16, 16, 8, 3, 3, 0, 0, 14, 0, 0, 0},  // S
    {247, -1, -1, -1, -1, 19, 19, 9, 1, 1, 0, 0, 14, 0, 0, 0},  // H
    {247, -1, -1, -1, -1, 20, 20, 10, 1, 1, 0, 0, 14, 0, 0, 0},  // H
    {247, -1, -1, -1, -1, 21, 21, 11, 2, 2, 0, 0, 14, 0, 0, 0},  // H
    {249, 149, 250, -1, -1, 0, 0, 12, 0, 0, 5, 15, 14, 0, 0, 0},  // identity
    {251, -1, 252, -1, -1, 23, 23, 13, 1, 2, 1, 15, 14, 0, 0, 0},  // concatenating
    {253, -1, 254, -1, -1, 24, 25, 14, 2, 3, 1, 15, 14, 0, 4, 0},  // translatedBy
    {148, -1, 151, -1, -1, 26, 28, 15, 2, 3, 1, 15, 14, 0, 0, 0},  // scaledBy
    {255, -1, 257, -1, -1, 28, 31, 16, 1, 2, 1, 15, 14, 0, 1, 0},  // rotated
    {258, -1, 259, -1, -1, 29, 33, 17, 0, 1, 1, 15, 14, 0, 2, 0},  // inverted
    {260, -1, 261, -1, -1, 29, 34, 18, 0, 1, 1, 15, 16, 0, 15, 0},  // decomposed
    {262, -1, -1, -1, -1, 29, 35, 19, 1, 1, 0, 0, 2, 0, 0, 0},  // CGAffineTransformIsIdentity
    {263, -1, -1, -1, -1, 30, 36, 20, 2, 2, 0, 0, 2, 0, 0, 0},  // CGAffineTransformEqualToTransform
    {264, -1, -1, -1, -1, 32, 38, 21, 1, 1, 0, 0, 3, 0, 0, 0},  // NSStringFromCGAffineTransform
    {266, 265, -1, -1, -1, 33, 39, 22, 1, 1, 4, 4, 3, 0, 0, 0},  // string
    {267, -1, -1, -1, -1, 0, 40, 23, 0, 1, 2, 15, 0, 0, 0, 0},  // m11
    {268, -1, -1, -1, -1, 0, 41, 24, 0, 1, 2, 15, 0, 0, 0, 0},  // m12
    {269, -1, -1, -1, -1, 0, 42, 25, 0, 1, 2, 15, 0, 0, 0, 0},  // m21
    {270, -1, -1, -1, -1, 0, 43, 26, 0, 1, 2, 15, 0, 0, 0, 0},  // m22
    {271, -1, -1, -1, -1, 0, 44, 27, 0, 1, 2, 15, 0, 0, 0, 0},  // m41
    {272, -1, -1, -1, -1, 0, 45, 28, 0, 1, 2, 15, 0, 0, 0, 0},  // m42
    {273, -1, -1, -1, -1, 0, 46, 29, 0, 1, 2, 15, 0, 0, 0, 0},  // m44
    {131, -1, -1, -1, -1, 0, 47, 30, 0, 1, 2, 15, 0, 0, 14, 0},  // a
    {233, -1, -1, -1, -1, 0, 48, 31, 0, 1, 2, 15, 0, 0, 0, 0},  // b
    {234, -1, -1, -1, -1, 0, 49, 32, 0, 1, 2, 15, 0, 0, 0, 0},  // c
    {132, -1, -1, -1, -1, 0, 50, 33, 0, 1, 2, 15, 0, 0, 14, 0},  // d
    {235, -1, -1, -1, -1, 0, 51, 34, 0, 1, 2, 15, 0, 0, 0, 0},  // tx
    {236, -1, -1, -1, -1, 0, 52, 35, 0, 1, 2, 15, 0, 0, 0, 0},  // ty
    {274, -1, -1, -1, -1, 0, 53, 36, 0, 1, 2, 15, 2, 0, 0, 0},  // isIdentity
    {275, -1, -1, -1, -1, 0, 54, 37, 0, 1, 2, 15, 0, 0, 0, 0},  // determinant
    {276, -1, -1, -1, -1, 0, 55, 38, 0, 1, 2, 15, 15, 0, 0, 0},  // matrix
    {277, -1, -1, -1, -1, 0, 56, 39, 0, 1, 2, 15, 3, 0, 0, 0},  // kind
    {278, -1, -1, -1, -1, 0, 57, 40, 0, 1, 2, 15, 9, 0, 0, 0},  // fixedPoint
    {279, -1, -1, -1, -1, 34, 58, 41, 1, 1, 0, 0, 14, 0, 0, 0},  // reflect
    {279, -1, -1, -1, -1, 35, 59, 42, 2, 2, 0, 0, 14, 0, 1, 0},  // reflect
    {248, 282, -1, -1, -1, 0, 0, 43, 0, 0, 5, 20, 19, 0, 0, 0},  // x
    {239, 282, -1, -1, -1, 0, 0, 44, 0, 0, 5, 20, 19, 0, 0, 0},  // y
    {283, 282, -1, -1, -1, 0, 0, 45, 0, 0, 5, 20, 19, 0, 0, 0},  // origin
    {284, 282, -1, -1, -1, 0, 0, 46, 0, 0, 5, 20, 19, 0, 0, 0},  // yEqualsX
    {285, 282, -1, -1, -1, 0, 0, 47, 0, 0, 5, 20, 19, 0, 0, 0},  // yEqualsMinusX
    {217, -1, -1, -1, -1, 37, 61, 48, 4, 4, 3, 0, 16, 0, 1, 0},  // CGAffineTransformComponents
    {149, -1, 290, -1, -1, 41, 65, 49, 1, 1, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {286, -1, -1, -1, -1, 0, 66, 50, 0, 1, 2, 17, 12, 0, 0, 0},  // scale
    {287, -1, -1, -1, -1, 0, 67, 51, 0, 1, 2, 17, 0, 0, 0, 0},  // horizontalShear
    {288, -1, -1, -1, -1, 0, 68, 52, 0, 1, 2, 17, 0, 0, 0, 0},  // rotation
    {289, -1, -1, -1, -1, 0, 69, 53, 0, 1, 2, 17, 10, 0, 0, 0},  // translation
    {213, -1, 291, -1, -1, 42, 70, 0, 2, 2, 3, 0, 9, 0, 0, 1},  // CGPoint
    {213, -1, -1, -1, -1, 44, 0, 1, 0, 0, 3, 0, 9, 0, 0, 1},  // CGPoint
    {292, 213, 293, -1, -1, 0, 0, 2, 0, 0, 5, 10, 9, 0, 0, 1},  // zero
    {248, -1, -1, -1, -1, 0, 72, 3, 0, 1, 2, 10, 0, 0, 0, 1},  // x
    {239, -1, -1, -1, -1, 0, 73, 4, 0, 1, 2, 10, 0, 0, 0, 1},  // y
    {294, -1, 295, -1, -1, 44, 74, 5, 1, 2, 1, 10, 9, 0, 6, 1},  // applying
    {296, -1, -1, -1, -1, 45, 76, 6, 1, 2, 1, 10, 0, 0, 0, 1},  // distance
    {298, -1, -1, -1, -1, 46, 78, 7, 2, 2, 0, 0, 2, 0, 0, 1},  // CGPointEqualToPoint
    {299, -1, -1, -1, -1, 48, 80, 8, 1, 2, 1, 10, 2, 0, 0, 1},  // equalTo
    {300, -1, -1, -1, -1, 49, 82, 9, 1, 1, 0, 0, 3, 0, 0, 1},  // NSStringFromCGPoint
    {301, -1, -1, -1, -1, 0, 83, 10, 0, 1, 2, 10, 3, 0, 0, 1},  // debugDescription
    {214, -1, 304, 305, -1, 50, 84, 11, 2, 2, 3, 0, 10, 0, 0, 1},  // CGVector
    {214, -1, -1, -1, -1, 52, 0, 12, 0, 0, 3, 0, 10, 0, 0, 1},  // CGVector
    {292, 214, -1, -1, -1, 0, 0, 13, 0, 0, 5, 11, 10, 0, 0, 1},  // zero
    {302, -1, -1, -1, -1, 0, 86, 14, 0, 1, 2, 11, 0, 0, 0, 1},  // dx
    {303, -1, -1, -1, -1, 0, 87, 15, 0, 1, 2, 11, 0, 0, 0, 1},  // dy
    {306, -1, -1, -1, -1, 0, 88, 16, 0, 1, 2, 11, 0, 0, 0, 1},  // length
    {294, -1, -1, -1, -1, 52, 89, 17, 1, 2, 1, 11, 10, 0, 0, 1},  // applying
    {307, -1, -1, -1, -1, 53, 91, 18, 1, 1, 0, 0, 3, 0, 0, 1},  // NSStringFromCGVector
    {215, -1, 310, 311, -1, 54, 92, 19, 2, 2, 3, 0, 12, 0, 0, 1},  // CGSize
    {215, -1, -1, -1, -1, 56, 0, 20, 0, 0, 3, 0, 12, 0, 0, 1},  // CGSize
    {292, 215, 312, -1, -1, 0, 0, 21, 0, 0, 5, 13, 12, 0, 0, 1},  // zero
    {308, -1, -1, -1, -1, 0, 94, 22, 0, 1, 2, 13, 0, 0, 0, 1},  // width
    {309, -1, -1, -1, -1, 0, 95, 23, 0, 1, 2, 13, 0, 0, 0, 1},  // height
    {294, -1, 313, -1, -1, 56, 96, 24, 1, 2, 1, 13, 12, 0, 0, 1},  // applying
    {314, -1, -1, -1, -1, 57, 98, 25, 2, 2, 0, 0, 2, 0, 0, 1},  // CGSizeEqualToSize
    {299, -1, -1, -1, -1, 59, 100, 26, 1, 2, 1, 13, 2, 0, 0, 1},  // equalTo
    {315, -1, -1, -1, -1, 60, 102, 27, 1, 1, 0, 0, 3, 0, 0, 1},  // NSStringFromCGSize
    {301, -1, -1, -1, -1, 0, 103, 28, 0, 1, 2, 13, 3, 0, 0, 1},  // debugDescription
    {248, -1, -1, -1, -1, 0, 104, 29, 0, 1, 2, 12, 0, 0, 0, 1},  // x
    {239, -1, -1, -1, -1, 0, 105, 30, 0, 1, 2, 12, 0, 0, 0, 1},  // y
    {316, -1, -1, -1, -1, 0, 106, 31, 0, 1, 2, 12, 0, 0, 0, 1},  // w
    {317, -1, -1, -1, -1, 0, 107, 32, 0, 1, 2, 12, 0, 0, 0, 1},  // z
    {318, -1, -1, -1, -1, 0, 108, 33, 0, 1, 2, 12, 2, 0, 0, 1},  // isVector
    {319, -1, -1, -1, -1, 0, 109, 34, 0, 1, 2, 12, 9, 0, 0, 1},  // point
    {216, -1, 320, 321, -1, 61, 110, 0, 4, 4, 3, 0, 13, 0, 0, 2},  // CGRect
    {216, -1, -1, -1, -1, 65, 114, 1, 2, 2, 3, 0, 13, 0, 0, 2},  // CGRect
    {216, -1, -1, -1, -1, 67, 0, 2, 0, 0, 3, 0, 13, 0, 0, 2},  // CGRect
    {292, 216, 322, -1, -1, 0, 0, 3, 0, 0, 5, 14, 13, 0, 0, 2},  // zero
    {323, 216, 324, -1, -1, 0, 0, 4, 0, 0, 5, 14, 13, 0, 0, 2},  // null
    {325, 216, 326, -1, -1, 0, 0, 5, 0, 0, 5, 14, 13, 0, 0, 2},  // infinite
    {327, -1, -1, -1, -1, 67, 116, 6, 1, 1, 0, 0, 3, 0, 0, 2},  // NSStringFromCGRect
    {328, -1, -1, -1, -1, 68, 117, 7, 2, 2, 0, 0, 13, 0, 0, 2},  // AVMakeRect
    {331, -1, -1, -1, -1, 70, 119, 8, 2, 2, 0, 0, 13, 0, 0, 2},  // AVMakeRectWithAspectRatioInsideRect
    {332, -1, -1, -1, -1, 72, 121, 9, 1, 1, 0, 0, 3, 0, 0, 2},  // NSStringFromRect
    {333, 218, 334, -1, -1, 0, 0, 10, 0, 0, 5, 19, 18, 0, 0, 2},  // minXEdge
    {335, 218, 336, -1, -1, 0, 0, 11, 0, 0, 5, 19, 18, 0, 0, 2},  // minYEdge
    {337, 218, 338, -1, -1, 0, 0, 12, 0, 0, 5, 19, 18, 0, 0, 2},  // maxXEdge
    {339, 218, 340, -1, -1, 0, 0, 13, 0, 0, 5, 19, 18, 0, 0, 2},  // maxYEdge
    {341, -1, 342, -1, -1, 0, 122, 14, 0, 1, 2, 14, 0, 0, 0, 2},  // minX
    {343, -1, 344, -1, -1, 0, 123, 15, 0, 1, 2, 14, 0, 0, 0, 2},  // midX
    {345, -1, 346, -1, -1, 0, 124, 16, 0, 1, 2, 14, 0, 0, 0, 2},  // maxX
    {347, -1, 348, -1, -1, 0, 125, 17, 0, 1, 2, 14, 0, 0, 0, 2},  // minY
    {349, -1, 350, -1, -1, 0, 126, 18, 0, 1, 2, 14, 0, 0, 0, 2},  // midY
    {351, -1, 352, -1, -1, 0, 127, 19, 0, 1, 2, 14, 0, 0, 0, 2},  // maxY
    {308, -1, 353, -1, -1, 0, 128, 20, 0, 1, 2, 14, 0, 0, 0, 2},  // width
    {309, -1, 354, -1, -1, 0, 129, 21, 0, 1, 2, 14, 0, 0, 0, 2},  // height
    {283, -1, -1, -1, -1, 0, 130, 22, 0, 1, 2, 14, 9, 0, 0, 2},  // origin
    {311, -1, -1, -1, -1, 0, 131, 23, 0, 1, 2, 14, 12, 0, 0, 2},  // size
    {355, -1, 356, -1, -1, 0, 132, 24, 0, 1, 2, 14, 13, 0, 0, 2},  // standardized
    {357, -1, 358, -1, -1, 0, 133, 25, 0, 1, 2, 14, 13, 0, 0, 2},  // integral
    {359, -1, 360, -1, -1, 0, 134, 26, 0, 1, 2, 14, 2, 0, 0, 2},  // isNull
    {361, -1, 362, -1, -1, 0, 135, 27, 0, 1, 2, 14, 2, 0, 0, 2},  // isEmpty
    {363, -1, 364, -1, -1, 0, 136, 28, 0, 1, 2, 14, 2, 0, 0, 2},  // isInfinite
    {365, -1, -1, -1, -1, 0, 137, 29, 0, 1, 2, 14, 4, 0, 0, 2},  // corners
    {366, -1, -1, -1, -1, 0, 138, 30, 0, 1, 2, 14, 9, 0, 0, 2},  // center
    {301, -1, -1, -1, -1, 0, 139, 31, 0, 1, 2, 14, 3, 0, 0, 2},  // debugDescription
    {367, -1, 372, -1, -1, 73, 140, 32, 4, 4, 3, 0, 51, 0, 0, 2},  // UIEdgeInsets
    {373, -1, -1, -1, -1, 77, 144, 33, 1, 1, 0, 0, 3, 0, 0, 2},  // NSStringFromUIEdgeInsets
    {374, -1, -1, -1, -1, 78, 145, 34, 2, 2, 0, 0, 2, 0, 0, 2},  // UIEdgeInsetsEqualToEdgeInsets
    {367, -1, -1, -1, -1, 80, 147, 35, 0, 0, 3, 0, 51, 0, 0, 2},  // UIEdgeInsets
    {292, 367, 375, -1, -1, 0, 0, 36, 0, 0, 5, 52, 51, 0, 0, 2},  // zero
    {376, -1, 377, -1, -1, 80, 147, 37, 1, 2, 1, 14, 13, 0, 0, 2},  // inset
    {378, -1, 379, -1, -1, 81, 149, 38, 2, 3, 1, 14, 13, 0, 0, 2},  // insetBy
    {380, -1, 381, -1, -1, 83, 152, 39, 2, 3, 1, 14, 13, 0, 0, 2},  // offsetBy
    {382, -1, 383, -1, -1, 85, 155, 40, 1, 2, 1, 14, 13, 0, 0, 2},  // union
    {384, -1, 385, -1, -1, 86, 157, 41, 1, 2, 1, 14, 13, 0, 0, 2},  // intersection
    {386, -1, 387, -1, -1, 87, 159, 42, 1, 2, 1, 14, 2, 0, 0, 2},  // intersects
    {388, -1, 389, -1, -1, 88, 161, 43, 1, 2, 1, 14, 2, 0, 0, 2},  // contains
    {388, -1, 390, -1, -1, 89, 163, 44, 1, 2, 1, 14, 2, 0, 0, 2},  // contains
    {299, -1, 391, -1, -1, 90, 165, 45, 1, 2, 1, 14, 2, 0, 0, 2},  // equalTo
    {294, -1, 392, -1, -1, 91, 167, 46, 1, 2, 1, 14, 13, 0, 7, 2},  // applying
    {396, -1, -1, -1, -1, 92, 169, 47, 2, 3, 1, 14, 55, 0, 0, 2},  // divided
    {393, -1, -1, -1, -1, 94, 172, 48, 2, 2, 0, 0, 55, 0, 0, 2},  // RectDivision
    {399, -1, -1, -1, -1, 0, 174, 0, 0, 1, 2, 16, 15, 0, 0, 3},  // transpose
    {275, -1, -1, -1, -1, 0, 175, 1, 0, 1, 2, 16, 0, 0, 0, 3},  // determinant
    {400, -1, -1, -1, -1, 0, 176, 2, 0, 1, 2, 16, 15, 0, 0, 3},  // inverse
    {258, -1, -1, -1, -1, 96, 177, 3, 0, 1, 1, 16, 15, 0, 0, 3},  // inverted
    {401, -1, -1, -1, -1, 0, 178, 4, 0, 1, 2, 16, 4, 0, 0, 3},  // rows
    {402, -1, -1, -1, -1, 0, 179, 5, 0, 1, 2, 16, 14, 0, 0, 3},  // affine
    {249, -1, -1, -1, -1, 96, 180, 6, 1, 1, 0, 0, 15, 0, 0, 3},  // identity
    {403, -1, -1, -1, -1, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 4},  // π
    {404, -1, -1, -1, -1, 0, 0, 1, 0, 0, 5, 0, 0, 0, 0, 4},  // pi
    {405, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 0, 0, 0, 4},  // M_PI
    {406, -1, -1, -1, -1, 0, 0, 3, 0, 0, 5, 0, 0, 0, 0, 4},  // M_PI_2
    {407, -1, -1, -1, -1, 0, 0, 4, 0, 0, 5, 0, 0, 0, 0, 4},  // M_PI_4
    {408, -1, -1, -1, -1, 0, 0, 5, 0, 0, 5, 0, 0, 0, 0, 4},  // M_1_PI
    {409, -1, -1, -1, -1, 0, 0, 6, 0, 0, 5, 0, 0, 0, 0, 4},  // M_2_PI
    {410, -1, -1, -1, -1, 0, 0, 7, 0, 0, 5, 0, 0, 0, 0, 4},  // M_SQRT2
    {411, -1, -1, -1, -1, 0, 0, 8, 0, 0, 5, 0, 0, 0, 0, 4},  // M_SQRT1_2
    {412, -1, -1, -1, -1, 0, 0, 9, 0, 0, 5, 0, 0, 0, 0, 4},  // M_E
    {404, 171, -1, -1, -1, 0, 0, 10, 0, 0, 5, 1, 0, 0, 0, 4},  // pi
    {413, 171, -1, -1, -1, 0, 0, 11, 0, 0, 5, 1, 0, 0, 0, 4},  // infinity
    {414, 171, -1, -1, -1, 0, 0, 12, 0, 0, 5, 1, 0, 0, 0, 4},  // nan
    {415, 171, 416, -1, -1, 0, 0, 13, 0, 0, 5, 1, 0, 0, 0, 4},  // ulpOfOne
    {417, 171, 418, -1, -1, 0, 0, 14, 0, 0, 5, 1, 0, 0, 0, 4},  // greatestFiniteMagnitude
    {292, 171, -1, -1, -1, 0, 0, 15, 0, 0, 5, 1, 0, 0, 0, 4},  // zero
    {419, 174, 420, -1, -1, 0, 0, 16, 0, 0, 5, 1, 0, 0, 0, 4},  // max
    {421, 174, 422, -1, -1, 0, 0, 17, 0, 0, 5, 1, 0, 0, 0, 4},  // min
    {171, -1, -1, -1, -1, 97, 181, 18, 1, 1, 3, 0, 0, 0, 0, 4},  // CGFloat
    {172, -1, -1, -1, -1, 98, 182, 19, 1, 1, 3, 0, 0, 0, 0, 4},  // Double
    {173, -1, -1, -1, -1, 99, 183, 20, 1, 1, 3, 0, 0, 0, 0, 4},  // Float
    {177, -1, -1, -1, -1, 100, 184, 21, 1, 1, 3, 0, 0, 0, 0, 4},  // TimeInterval
    {174, -1, -1, -1, -1, 101, 185, 22, 1, 1, 3, 0, 0, 0, 0, 4},  // Int
    {175, -1, -1, -1, -1, 102, 186, 23, 1, 1, 3, 0, 0, 0, 0, 4},  // NSInteger
    {171, -1, -1, -1, -1, 103, 187, 24, 1, 1, 3, 0, 0, 0, 0, 4},  // CGFloat
    {172, -1, -1, -1, -1, 104, 188, 25, 1, 1, 3, 0, 0, 0, 0, 4},  // Double
    {173, -1, -1, -1, -1, 105, 189, 26, 1, 1, 3, 0, 0, 0, 0, 4},  // Float
    {174, -1, -1, -1, -1, 106, 190, 27, 1, 1, 3, 0, 0, 0, 0, 4},  // Int
    {152, -1, -1, -1, -1, 107, 191, 28, 1, 1, 3, 0, 0, 0, 0, 4},  // Int8
    {153, -1, -1, -1, -1, 108, 192, 29, 1, 1, 3, 0, 0, 0, 0, 4},  // Int16
    {154, -1, -1, -1, -1, 109, 193, 30, 1, 1, 3, 0, 0, 0, 0, 4},  // Int32
    {155, -1, -1, -1, -1, 110, 194, 31, 1, 1, 3, 0, 0, 0, 0, 4},  // Int64
    {156, -1, -1, -1, -1, 111, 195, 32, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt8
    {157, -1, -1, -1, -1, 112, 196, 33, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt16
    {158, -1, -1, -1, -1, 113, 197, 34, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt32
    {159, -1, -1, -1, -1, 114, 198, 35, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt64
    {160, -1, -1, -1, -1, 115, 199, 36, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt
    {152, -1, -1, -1, -1, 116, 200, 37, 1, 1, 3, 0, 0, 0, 0, 4},  // Int8
    {152, -1, -1, -1, -1, 117, 201, 38, 1, 1, 3, 0, 0, 0, 0, 4},  // Int8
    {153, -1, -1, -1, -1, 118, 202, 39, 1, 1, 3, 0, 0, 0, 0, 4},  // Int16
    {153, -1, -1, -1, -1, 119, 203, 40, 1, 1, 3, 0, 0, 0, 0, 4},  // Int16
    {154, -1, -1, -1, -1, 120, 204, 41, 1, 1, 3, 0, 0, 0, 0, 4},  // Int32
    {154, -1, -1, -1, -1, 121, 205, 42, 1, 1, 3, 0, 0, 0, 0, 4},  // Int32
    {155, -1, -1, -1, -1, 122, 206, 43, 1, 1, 3, 0, 0, 0, 0, 4},  // Int64
    {155, -1, -1, -1, -1, 123, 207, 44, 1, 1, 3, 0, 0, 0, 0, 4},  // Int64
    {156, -1, -1, -1, -1, 124, 208, 45, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt8
    {156, -1, -1, -1, -1, 125, 209, 46, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt8
    {157, -1, -1, -1, -1, 126, 210, 47, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt16
    {157, -1, -1, -1, -1, 127, 211, 48, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt16
    {158, -1, -1, -1, -1, 128, 212, 49, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt32
    {158, -1, -1, -1, -1, 129, 213, 50, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt32
    {159, -1, -1, -1, -1, 130, 214, 51, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt64
    {159, -1, -1, -1, -1, 131, 215, 52, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt64
    {160, -1, -1, -1, -1, 132, 216, 53, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt
    {160, -1, -1, -1, -1, 133, 217, 54, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt
    {174, -1, -1, -1, -1, 134, 218, 55, 1, 1, 3, 0, 0, 0, 0, 4},  // Int
    {174, -1, -1, -1, -1, 135, 219, 56, 1, 1, 3, 0, 0, 0, 0, 4},  // Int
    {201, -1, -1, -1, -1, 136, 220, 57, 2, 2, 3, 0, 3, 0, 0, 4},  // String
    {174, -1, -1, -1, -1, 138, 222, 58, 2, 2, 0, 0, 55, 0, 0, 4},  // Int
    {174, -1, -1, -1, -1, 140, 224, 59, 1, 1, 0, 0, 55, 0, 0, 4},  // Int
    {142, -1, 143, -1, -1, 141, 225, 60, 1, 1, 0, 0, 0, 0, 3, 4},  // sqrt
    {428, -1, 429, -1, -1, 142, 226, 61, 1, 1, 0, 0, 0, 0, 0, 4},  // exp
    {430, -1, 431, -1, -1, 143, 227, 62, 1, 1, 0, 0, 0, 0, 0, 4},  // log
    {432, -1, -1, -1, -1, 144, 228, 63, 1, 1, 0, 0, 0, 0, 0, 4},  // abs
    {433, -1, -1, -1, -1, 145, 229, 64, 1, 1, 0, 0, 0, 0, 0, 4},  // labs
    {434, -1, 435, -1, -1, 146, 230, 65, 1, 1, 0, 0, 0, 0, 0, 4},  // fabs
    {436, -1, 437, -1, -1, 147, 231, 66, 1, 1, 0, 0, 0, 0, 0, 4},  // floor
    {438, -1, 439, -1, -1, 148, 232, 67, 1, 1, 0, 0, 0, 0, 0, 4},  // ceil
    {111, -1, 440, -1, -1, 149, 233, 68, 1, 1, 0, 0, 0, 0, 0, 4},  // round
    {441, -1, 442, -1, -1, 150, 234, 69, 2, 2, 0, 0, 0, 0, 0, 4},  // pow
    {141, -1, 443, -1, -1, 152, 236, 70, 2, 2, 0, 0, 0, 0, 3, 4},  // hypot
    {444, -1, 445, -1, -1, 154, 238, 71, 2, 2, 0, 0, 0, 0, 0, 4},  // fmod
    {446, -1, -1, -1, -1, 156, 240, 72, 3, 3, 0, 0, 4, 0, 0, 4},  // stride
    {446, -1, -1, -1, -1, 159, 243, 73, 3, 3, 0, 0, 4, 0, 0, 4},  // stride
    {446, -1, -1, -1, -1, 162, 246, 74, 2, 3, 1, 1, 4, 0, 0, 4},  // stride
    {446, -1, -1, -1, -1, 164, 249, 75, 2, 3, 1, 1, 4, 0, 0, 4},  // stride
    {421, -1, 447, -1, -1, 166, 252, 76, 2, 2, 0, 0, 0, 0, 0, 4},  // min
    {421, -1, -1, -1, -1, 168, 254, 77, 3, 3, 0, 0, 0, 0, 0, 4},  // min
    {421, -1, -1, -1, -1, 171, 257, 78, 4, 4, 0, 0, 0, 0, 0, 4},  // min
    {419, -1, 448, -1, -1, 175, 261, 79, 2, 2, 0, 0, 0, 0, 0, 4},  // max
    {419, -1, -1, -1, -1, 177, 263, 80, 3, 3, 0, 0, 0, 0, 0, 4},  // max
    {419, -1, -1, -1, -1, 180, 266, 81, 4, 4, 0, 0, 0, 0, 0, 4},  // max
    {449, -1, 450, -1, -1, 184, 270, 82, 1, 1, 0, 0, 0, 0, 0, 4},  // trunc
    {451, -1, 452, -1, -1, 185, 271, 83, 1, 1, 0, 0, 0, 0, 0, 4},  // rint
    {453, -1, 454, -1, -1, 186, 272, 84, 1, 1, 0, 0, 0, 0, 0, 4},  // nearbyint
    {455, -1, 456, -1, -1, 187, 273, 85, 1, 1, 0, 0, 0, 0, 0, 4},  // lrint
    {457, -1, 458, -1, -1, 188, 274, 86, 1, 1, 0, 0, 0, 0, 0, 4},  // llrint
    {459, -1, 460, -1, -1, 189, 275, 87, 1, 1, 0, 0, 0, 0, 0, 4},  // lround
    {461, -1, 462, -1, -1, 190, 276, 88, 1, 1, 0, 0, 0, 0, 0, 4},  // llround
    {463, -1, 464, -1, -1, 191, 277, 89, 1, 1, 0, 0, 0, 0, 0, 4},  // log2
    {465, -1, 466, -1, -1, 192, 278, 90, 1, 1, 0, 0, 0, 0, 0, 4},  // log10
    {467, -1, 468, -1, -1, 193, 279, 91, 1, 1, 0, 0, 0, 0, 0, 4},  // exp2
    {469, -1, 470, -1, -1, 194, 280, 92, 1, 1, 0, 0, 0, 0, 0, 4},  // cbrt
    {471, -1, 472, -1, -1, 195, 281, 93, 1, 1, 0, 0, 0, 0, 0, 4},  // sinh
    {473, -1, 474, -1, -1, 196, 282, 94, 1, 1, 0, 0, 0, 0, 0, 4},  // cosh
    {475, -1, 476, -1, -1, 197, 283, 95, 1, 1, 0, 0, 0, 0, 0, 4},  // tanh
    {477, -1, 478, -1, -1, 198, 284, 96, 2, 2, 0, 0, 0, 0, 0, 4},  // copysign
    {479, -1, 480, -1, -1, 200, 286, 97, 2, 2, 0, 0, 0, 0, 0, 4},  // fdim
    {481, -1, -1, -1, -1, 202, 288, 98, 2, 2, 0, 0, 0, 0, 0, 4},  // fminf
    {482, -1, -1, -1, -1, 204, 290, 99, 2, 2, 0, 0, 0, 0, 0, 4},  // fmaxf
    {483, -1, -1, -1, -1, 206, 292, 100, 1, 1, 0, 0, 2, 0, 0, 4},  // isnan
    {484, -1, -1, -1, -1, 207, 293, 101, 1, 1, 0, 0, 2, 0, 0, 4},  // isinf
    {485, -1, -1, -1, -1, 208, 294, 102, 1, 1, 0, 0, 2, 0, 0, 4},  // isfinite
    {486, -1, -1, -1, -1, 209, 295, 103, 1, 1, 0, 0, 2, 0, 0, 4},  // signbit
    {487, -1, -1, -1, -1, 0, 0, 104, 0, 0, 5, 0, 0, 0, 0, 4},  // INT_MAX
    {488, -1, -1, -1, -1, 0, 0, 105, 0, 0, 5, 0, 0, 0, 0, 4},  // INT_MIN
    {489, -1, -1, -1, -1, 0, 0, 106, 0, 0, 5, 0, 0, 0, 0, 4},  // UINT_MAX
    {490, -1, -1, -1, -1, 0, 0, 107, 0, 0, 5, 0, 0, 0, 0, 4},  // LONG_MAX
    {491, -1, -1, -1, -1, 0, 0, 108, 0, 0, 5, 0, 0, 0, 0, 4},  // LONG_MIN
    {492, -1, -1, -1, -1, 0, 0, 109, 0, 0, 5, 0, 0, 0, 0, 4},  // ULONG_MAX
    {493, -1, -1, -1, -1, 0, 0, 110, 0, 0, 5, 0, 0, 0, 0, 4},  // NSUIntegerMax
    {494, -1, -1, -1, -1, 0, 0, 111, 0, 0, 5, 0, 0, 0, 0, 4},  // M_LN2
    {495, -1, -1, -1, -1, 0, 0, 112, 0, 0, 5, 0, 0, 0, 0, 4},  // M_LN10
    {496, -1, -1, -1, -1, 210, 296, 113, 0, 1, 1, 1, 0, 0, 0, 4},  // rounded
    {498, 497, -1, -1, -1, 0, 0, 114, 0, 0, 5, 25, 24, 0, 0, 4},  // up
    {499, 497, -1, -1, -1, 0, 0, 115, 0, 0, 5, 25, 24, 0, 0, 4},  // down
    {500, 497, -1, -1, -1, 0, 0, 116, 0, 0, 5, 25, 24, 0, 0, 4},  // toNearestOrEven
    {501, 497, -1, -1, -1, 0, 0, 117, 0, 0, 5, 25, 24, 0, 0, 4},  // toNearestOrAwayFromZero
    {502, 497, -1, -1, -1, 0, 0, 118, 0, 0, 5, 25, 24, 0, 0, 4},  // towardZero
    {503, 497, -1, -1, -1, 0, 0, 119, 0, 0, 5, 25, 24, 0, 0, 4},  // awayFromZero
    {496, -1, -1, -1, -1, 210, 297, 120, 1, 2, 1, 1, 0, 0, 0, 4},  // rounded
    {144, -1, -1, -1, -1, 211, 299, 121, 0, 1, 1, 1, 0, 0, 3, 4},  // squareRoot
    {504, -1, -1, -1, -1, 211, 300, 122, 1, 2, 1, 1, 0, 0, 0, 4},  // truncatingRemainder
    {395, -1, -1, -1, -1, 212, 302, 123, 1, 2, 1, 1, 0, 0, 0, 4},  // remainder
    {506, -1, -1, -1, -1, 213, 304, 124, 0, 1, 1, 1, 0, 0, 0, 4},  // signum
    {507, -1, -1, -1, -1, 0, 305, 125, 0, 1, 2, 1, 0, 0, 0, 4},  // magnitude
    {508, -1, -1, -1, -1, 213, 306, 126, 1, 2, 1, 1, 2, 0, 0, 4},  // isMultiple
    {510, -1, -1, -1, -1, 0, 308, 127, 0, 1, 2, 1, 2, 0, 0, 4},  // isFinite
    {363, -1, -1, -1, -1, 0, 309, 128, 0, 1, 2, 1, 2, 0, 0, 4},  // isInfinite
    {511, -1, -1, -1, -1, 0, 310, 129, 0, 1, 2, 1, 2, 0, 0, 4},  // isZero
    {512, -1, -1, -1, -1, 0, 311, 130, 0, 1, 2, 1, 2, 0, 0, 4},  // isNaN
    {513, -1, -1, -1, -1, 0, 312, 131, 0, 1, 2, 1, 3, 0, 0, 4},  // description
    {514, -1, -1, -1, -1, 0, 313, 132, 0, 1, 2, 1, 0, 0, 0, 4},  // ulp
    {515, -1, -1, -1, -1, 0, 314, 133, 0, 1, 2, 1, 0, 0, 0, 4},  // nextUp
    {516, -1, -1, -1, -1, 0, 315, 134, 0, 1, 2, 1, 0, 0, 0, 4},  // nextDown
    {517, -1, -1, -1, -1, 0, 316, 135, 0, 1, 2, 1, 0, 0, 0, 4},  // exponent
    {518, -1, -1, -1, -1, 0, 317, 136, 0, 1, 2, 1, 0, 0, 0, 4},  // significand
    {519, 171, -1, -1, -1, 0, 0, 137, 0, 0, 5, 1, 0, 0, 0, 4},  // leastNormalMagnitude
    {520, 171, -1, -1, -1, 0, 0, 138, 0, 0, 5, 1, 0, 0, 0, 4},  // leastNonzeroMagnitude
    {521, -1, -1, -1, -1, 0, 318, 139, 0, 1, 2, 1, 2, 0, 0, 4},  // isNormal
    {522, -1, -1, -1, -1, 214, 319, 140, 1, 2, 1, 1, 2, 0, 0, 4},  // isLess
    {524, -1, -1, -1, -1, 215, 321, 141, 1, 2, 1, 1, 2, 0, 0, 4},  // isLessThanOrEqualTo
    {525, -1, -1, -1, -1, 216, 323, 142, 1, 2, 1, 1, 0, 0, 0, 4},  // advanced
    {296, -1, -1, -1, -1, 217, 325, 143, 1, 2, 1, 1, 0, 0, 0, 4},  // distance
    {526, -1, -1, -1, -1, 218, 327, 144, 2, 3, 1, 1, 0, 0, 0, 4},  // addingProduct
    {395, -1, -1, -1, -1, 220, 330, 145, 2, 2, 0, 0, 0, 0, 0, 4},  // remainder
    {530, -1, -1, -1, -1, 222, 332, 146, 1, 2, 1, 1, 51, 0, 0, 4},  // quotientAndRemainder
    {152, -1, -1, -1, -1, 223, 334, 147, 1, 1, 0, 0, 55, 0, 0, 4},  // Int8
    {153, -1, -1, -1, -1, 224, 335, 148, 1, 1, 0, 0, 55, 0, 0, 4},  // Int16
    {154, -1, -1, -1, -1, 225, 336, 149, 1, 1, 0, 0, 55, 0, 0, 4},  // Int32
    {155, -1, -1, -1, -1, 226, 337, 150, 1, 1, 0, 0, 55, 0, 0, 4},  // Int64
    {156, -1, -1, -1, -1, 227, 338, 151, 1, 1, 0, 0, 55, 0, 0, 4},  // UInt8
    {157, -1, -1, -1, -1, 228, 339, 152, 1, 1, 0, 0, 55, 0, 0, 4},  // UInt16
    {158, -1, -1, -1, -1, 229, 340, 153, 1, 1, 0, 0, 55, 0, 0, 4},  // UInt32
    {159, -1, -1, -1, -1, 230, 341, 154, 1, 1, 0, 0, 55, 0, 0, 4},  // UInt64
    {160, -1, -1, -1, -1, 231, 342, 155, 1, 1, 0, 0, 55, 0, 0, 4},  // UInt
    {171, -1, -1, -1, -1, 232, 343, 156, 1, 1, 3, 0, 0, 0, 0, 4},  // CGFloat
    {172, -1, -1, -1, -1, 233, 344, 157, 1, 1, 3, 0, 0, 0, 0, 4},  // Double
    {173, -1, -1, -1, -1, 234, 345, 158, 1, 1, 3, 0, 0, 0, 0, 4},  // Float
    {531, -1, -1, -1, -1, 0, 346, 159, 0, 1, 2, 1, 3, 0, 0, 4},  // sign
    {171, -1, -1, -1, -1, 235, 347, 160, 2, 2, 3, 0, 0, 0, 0, 4},  // CGFloat
    {172, -1, -1, -1, -1, 237, 349, 161, 2, 2, 3, 0, 0, 0, 0, 4},  // Double
    {534, 171, -1, -1, -1, 239, 351, 162, 2, 2, 4, 1, 0, 0, 0, 4},  // minimum
    {535, 171, -1, -1, -1, 241, 353, 163, 2, 2, 4, 1, 0, 0, 0, 4},  // maximum
    {536, -1, -1, -1, -1, 0, 355, 164, 0, 1, 2, 1, 0, 0, 0, 4},  // bitWidth
    {537, -1, -1, -1, -1, 0, 356, 165, 0, 1, 2, 1, 0, 0, 0, 4},  // nonzeroBitCount
    {538, -1, -1, -1, -1, 0, 357, 166, 0, 1, 2, 1, 0, 0, 0, 4},  // leadingZeroBitCount
    {539, -1, -1, -1, -1, 0, 358, 167, 0, 1, 2, 1, 0, 0, 0, 4},  // trailingZeroBitCount
    {540, -1, -1, -1, -1, 243, 359, 168, 1, 2, 1, 1, 51, 0, 0, 4},  // addingReportingOverflow
    {541, -1, -1, -1, -1, 244, 361, 169, 1, 2, 1, 1, 51, 0, 0, 4},  // subtractingReportingOverflow
    {542, -1, -1, -1, -1, 245, 363, 170, 1, 2, 1, 1, 51, 0, 0, 4},  // multipliedReportingOverflow
    {543, -1, -1, -1, -1, 246, 365, 171, 3, 3, 0, 0, 0, 0, 0, 4},  // fma
    {544, -1, -1, -1, -1, 249, 368, 172, 2, 2, 0, 0, 0, 0, 0, 4},  // ldexp
    {545, -1, -1, -1, -1, 251, 370, 173, 1, 1, 0, 0, 51, 0, 0, 4},  // modf
    {201, -1, -1, -1, -1, 252, 371, 174, 3, 3, 3, 0, 3, 0, 0, 4},  // String
    {212, -1, -1, -1, -1, 255, 374, 0, 1, 1, 3, 0, 1, 0, 0, 5},  // Angle
    {212, -1, -1, -1, -1, 256, 375, 1, 1, 1, 3, 0, 1, 0, 0, 5},  // Angle
    {212, -1, -1, -1, -1, 257, 376, 2, 1, 1, 3, 0, 1, 0, 0, 5},  // Angle
    {547, 212, -1, -1, -1, 258, 377, 3, 1, 1, 4, 2, 1, 0, 0, 5},  // degrees
    {548, 212, -1, -1, -1, 259, 378, 4, 1, 1, 4, 2, 1, 0, 0, 5},  // radians
    {292, 212, -1, -1, -1, 0, 0, 5, 0, 0, 5, 2, 1, 0, 0, 5},  // zero
    {547, -1, -1, -1, -1, 0, 379, 6, 0, 1, 2, 2, 0, 0, 0, 5},  // degrees
    {548, -1, -1, -1, -1, 0, 380, 7, 0, 1, 2, 2, 0, 0, 0, 5},  // radians
    {549, -1, -1, -1, -1, 0, 381, 8, 0, 1, 2, 2, 0, 0, 0, 5},  // turns
    {550, -1, 551, -1, -1, 260, 382, 9, 1, 1, 0, 0, 0, 0, 1, 5},  // sin
    {552, -1, 553, -1, -1, 261, 383, 10, 1, 1, 0, 0, 0, 0, 1, 5},  // cos
    {554, -1, 555, -1, -1, 262, 384, 11, 1, 1, 0, 0, 0, 0, 1, 5},  // tan
    {134, -1, 138, -1, -1, 263, 385, 12, 1, 1, 0, 0, 1, 0, 3, 5},  // asin
    {133, -1, 137, -1, -1, 264, 386, 13, 1, 1, 0, 0, 1, 0, 3, 5},  // acos
    {135, -1, 139, -1, -1, 265, 387, 14, 1, 1, 0, 0, 1, 0, 3, 5},  // atan
    {136, -1, 140, -1, -1, 266, 388, 15, 2, 2, 0, 0, 1, 0, 3, 5},  // atan2
    {556, -1, -1, -1, -1, 0, 390, 0, 0, 1, 2, 5, 0, 0, 0, 6},  // count
    {361, -1, -1, -1, -1, 0, 391, 1, 0, 1, 2, 5, 2, 0, 0, 6},  // isEmpty
    {557, -1, -1, -1, 1769, 0, 392, 2, 0, 1, 2, 5, 55, 0, 0, 6},  // first
    {558, -1, -1, -1, 1770, 0, 393, 3, 0, 1, 2, 5, 55, 0, 0, 6},  // last
    {559, -1, -1, -1, 1771, 268, 394, 4, 0, 1, 1, 5, 4, 0, 0, 6},  // reversed
    {560, -1, -1, -1, 1766, 268, 395, 5, 0, 1, 1, 5, 4, 0, 0, 6},  // enumerated
    {561, -1, -1, -1, -1, 268, 396, 6, 2, 2, 0, 0, 4, 0, 0, 6},  // zip
    {562, -1, -1, -1, -1, 270, 398, 7, 2, 2, 0, 0, 4, 0, 0, 6},  // sequence
    {562, -1, -1, -1, -1, 272, 400, 8, 2, 2, 0, 0, 4, 0, 0, 6},  // sequence
    {118, -1, -1, -1, -1, 274, 402, 9, 1, 2, 1, 5, 4, 0, 0, 6},  // map
    {565, -1, -1, -1, -1, 275, 404, 10, 1, 2, 1, 5, 4, 0, 0, 6},  // compactMap
    {566, -1, -1, -1, -1, 276, 406, 11, 1, 2, 1, 5, 4, 0, 0, 6},  // filter
    {567, -1, -1, -1, -1, 277, 408, 12, 2, 3, 1, 5, 55, 0, 0, 6},  // reduce
    {568, -1, -1, -1, -1, 279, 411, 13, 1, 2, 1, 5, 55, 0, 0, 6},  // forEach
    {569, -1, -1, -1, -1, 280, 413, 14, 1, 2, 1, 5, 55, 0, 0, 6},  // enumerateObjectsUsingBlock
    {570, -1, -1, -1, -1, 281, 415, 15, 1, 2, 1, 5, 55, 0, 0, 6},  // objectAtIndex
    {571, -1, -1, -1, -1, 282, 417, 16, 1, 2, 1, 5, 0, 0, 0, 6},  // indexOfObject
    {572, -1, -1, -1, -1, 283, 419, 17, 1, 2, 1, 5, 4, 0, 0, 6},  // arrayByAddingObject
    {573, -1, -1, -1, -1, 284, 421, 18, 1, 2, 1, 5, 4, 0, 0, 6},  // arrayByAddingObjectsFromArray
    {574, -1, -1, -1, -1, 0, 0, 19, 0, 0, 5, 0, 0, 0, 0, 6},  // NSNotFound
    {575, -1, -1, -1, -1, 285, 423, 20, 0, 1, 1, 5, 55, 0, 0, 6},  // removeLastObject
    {576, -1, -1, -1, -1, 285, 424, 21, 1, 2, 1, 5, 55, 0, 0, 6},  // removeObjectAtIndex
    {577, -1, -1, -1, -1, 286, 426, 22, 2, 3, 1, 5, 55, 0, 0, 6},  // replaceObjectAtIndex
    {579, -1, -1, -1, -1, 288, 429, 23, 2, 3, 1, 5, 55, 0, 0, 6},  // insertObject
    {581, -1, -1, -1, -1, 290, 432, 24, 2, 3, 1, 5, 55, 0, 0, 6},  // exchangeObjectAtIndex
    {107, -1, -1, -1, -1, 292, 435, 25, 1, 2, 1, 5, 55, 0, 0, 6},  // removeObject
    {583, -1, -1, -1, -1, 293, 437, 26, 1, 2, 1, 5, 55, 0, 0, 6},  // makeObjectsPerformSelector
    {584, -1, -1, -1, -1, 294, 439, 27, 1, 2, 1, 5, 4, 0, 0, 6},  // sortedArrayUsingComparator
    {585, -1, -1, -1, -1, 295, 441, 28, 1, 2, 1, 1, 0, 0, 0, 6},  // compare
    {586, -1, -1, -1, -1, 0, 0, 29, 0, 0, 5, 0, 0, 0, 0, 6},  // NSOrderedAscending
    {587, -1, -1, -1, -1, 0, 0, 30, 0, 0, 5, 0, 0, 0, 0, 6},  // NSOrderedSame
    {588, -1, -1, -1, -1, 0, 0, 31, 0, 0, 5, 0, 0, 0, 0, 6},  // NSOrderedDescending
    {388, -1, -1, -1, 694, 296, 443, 32, 1, 2, 1, 5, 2, 0, 0, 6},  // contains
    {388, -1, -1, -1, -1, 297, 445, 33, 1, 2, 1, 5, 2, 0, 0, 6},  // contains
    {557, -1, -1, -1, -1, 298, 447, 34, 1, 2, 1, 5, 55, 0, 0, 6},  // first
    {589, -1, -1, -1, -1, 299, 449, 35, 1, 2, 1, 5, 2, 0, 0, 6},  // allSatisfy
    {590, -1, -1, -1, -1, 300, 451, 36, 1, 2, 1, 5, 55, 0, 0, 6},  // firstIndex
    {590, -1, -1, -1, -1, 301, 453, 37, 1, 2, 1, 5, 55, 0, 0, 6},  // firstIndex
    {558, -1, -1, -1, -1, 302, 455, 38, 1, 2, 1, 5, 55, 0, 0, 6},  // last
    {591, -1, -1, -1, -1, 303, 457, 39, 1, 2, 1, 5, 55, 0, 0, 6},  // lastIndex
    {591, -1, -1, -1, -1, 304, 459, 40, 1, 2, 1, 5, 55, 0, 0, 6},  // lastIndex
    {125, -1, -1, -1, -1, 305, 461, 41, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {125, -1, -1, -1, -1, 306, 463, 42, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {592, -1, -1, -1, -1, 307, 465, 43, 1, 2, 1, 5, 4, 0, 0, 6},  // drop
    {593, -1, -1, -1, -1, 308, 467, 44, 1, 2, 1, 5, 2, 0, 0, 6},  // elementsEqual
    {594, -1, -1, -1, -1, 309, 469, 45, 1, 2, 1, 5, 2, 0, 0, 6},  // starts
    {101, -1, -1, -1, -1, 310, 471, 46, 1, 2, 1, 5, 55, 0, 0, 6},  // removeFirst
    {99, -1, -1, -1, -1, 311, 473, 47, 1, 2, 1, 5, 55, 0, 0, 6},  // removeLast
    {388, -1, -1, -1, -1, 312, 475, 48, 1, 2, 1, 8, 2, 0, 0, 6},  // contains
    {31, -1, -1, -1, -1, 0, 477, 49, 0, 1, 2, 5, 4, 0, 0, 6},  // lazy
    {596, -1, -1, -1, -1, 313, 478, 50, 0, 1, 1, 5, 4, 0, 0, 6},  // dropFirst
    {596, -1, -1, -1, -1, 313, 479, 51, 1, 2, 1, 5, 4, 0, 0, 6},  // dropFirst
    {597, -1, -1, -1, -1, 314, 481, 52, 0, 1, 1, 5, 4, 0, 0, 6},  // dropLast
    {597, -1, -1, -1, -1, 314, 482, 53, 1, 2, 1, 5, 4, 0, 0, 6},  // dropLast
    {125, -1, -1, -1, -1, 315, 484, 54, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {598, -1, -1, -1, -1, 316, 486, 55, 1, 2, 1, 5, 4, 0, 0, 6},  // suffix
    {125, -1, -1, -1, -1, 317, 488, 56, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {125, -1, -1, -1, -1, 318, 490, 57, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {598, -1, -1, -1, -1, 319, 492, 58, 1, 2, 1, 5, 4, 0, 0, 6},  // suffix
    {114, -1, -1, -1, -1, 320, 494, 59, 1, 2, 1, 5, 55, 0, 0, 6},  // removeSubrange
    {115, -1, -1, -1, -1, 321, 496, 60, 2, 3, 1, 5, 55, 0, 0, 6},  // replaceSubrange
    {116, -1, -1, -1, -1, 323, 499, 61, 1, 2, 1, 5, 55, 0, 0, 6},  // partition
    {556, -1, -1, -1, -1, 324, 501, 62, 1, 2, 1, 5, 0, 0, 0, 6},  // count
    {556, -1, -1, -1, -1, 325, 503, 63, 1, 2, 1, 5, 0, 0, 0, 6},  // count
    {600, -1, -1, -1, -1, 326, 505, 64, 1, 2, 1, 5, 4, 0, 0, 6},  // joined
    {602, -1, -1, -1, -1, 327, 507, 65, 1, 2, 1, 5, 0, 0, 0, 6},  // index
    {602, -1, -1, -1, -1, 328, 509, 66, 1, 2, 1, 5, 0, 0, 0, 6},  // index
    {602, -1, -1, -1, -1, 329, 511, 67, 2, 3, 1, 5, 0, 0, 0, 6},  // index
    {602, -1, -1, -1, -1, 331, 514, 68, 3, 4, 1, 5, 55, 0, 0, 6},  // index
    {296, -1, -1, -1, -1, 334, 518, 69, 2, 3, 1, 5, 0, 0, 0, 6},  // distance
    {602, -1, -1, -1, -1, 336, 521, 70, 1, 2, 1, 4, 0, 0, 0, 6},  // index
    {602, -1, -1, -1, -1, 337, 523, 71, 1, 2, 1, 4, 0, 0, 0, 6},  // index
    {602, -1, -1, -1, -1, 338, 525, 72, 2, 3, 1, 4, 0, 0, 0, 6},  // index
    {602, -1, -1, -1, -1, 340, 528, 73, 3, 4, 1, 4, 55, 0, 0, 6},  // index
    {296, -1, -1, -1, -1, 343, 532, 74, 2, 3, 1, 4, 0, 0, 0, 6},  // distance
    {108, -1, -1, -1, -1, 345, 535, 75, 2, 3, 1, 5, 55, 0, 0, 6},  // swapAt
    {600, -1, -1, -1, -1, 347, 538, 76, 0, 1, 1, 5, 55, 0, 0, 6},  // joined
    {606, -1, -1, -1, -1, 347, 539, 77, 1, 2, 1, 5, 4, 0, 0, 6},  // split
    {606, -1, -1, -1, -1, 348, 541, 78, 1, 2, 1, 5, 4, 0, 0, 6},  // split
    {606, -1, -1, -1, -1, 349, 543, 79, 1, 2, 1, 5, 4, 0, 0, 6},  // split
    {608, -1, -1, -1, -1, 350, 545, 80, 1, 2, 1, 5, 55, 0, 0, 6},  // reserveCapacity
    {609, -1, -1, -1, -1, 0, 547, 81, 0, 1, 2, 5, 7, 0, 0, 6},  // indices
    {610, -1, -1, -1, -1, 0, 548, 82, 0, 1, 2, 5, 0, 0, 0, 6},  // startIndex
    {611, -1, -1, -1, -1, 0, 549, 83, 0, 1, 2, 5, 0, 0, 0, 6},  // endIndex
    {119, -1, -1, -1, -1, 351, 550, 84, 1, 2, 1, 5, 4, 0, 0, 6},  // flatMap
    {568, -1, -1, -1, -1, 352, 552, 85, 1, 2, 1, 8, 55, 0, 0, 6},  // forEach
    {567, -1, -1, -1, -1, 353, 554, 86, 2, 3, 1, 5, 55, 0, 0, 6},  // reduce
    {102, -1, -1, -1, -1, 355, 557, 87, 1, 2, 1, 5, 55, 0, 0, 6},  // removeAll
    {204, -1, -1, -1, -1, 356, 559, 88, 2, 2, 3, 0, 4, 0, 0, 6},  // Array
    {421, -1, -1, -1, -1, 358, 561, 89, 0, 1, 1, 5, 55, 0, 0, 6},  // min
    {419, -1, -1, -1, -1, 358, 562, 90, 0, 1, 1, 5, 55, 0, 0, 6},  // max
    {421, -1, -1, -1, -1, 358, 563, 91, 2, 2, 0, 0, 55, 0, 0, 6},  // min
    {419, -1, -1, -1, -1, 360, 565, 92, 2, 2, 0, 0, 55, 0, 0, 6},  // max
    {421, -1, -1, -1, -1, 362, 567, 93, 1, 2, 1, 5, 55, 0, 0, 6},  // min
    {419, -1, -1, -1, -1, 363, 569, 94, 1, 2, 1, 5, 55, 0, 0, 6},  // max
    {614, -1, -1, -1, -1, 364, 571, 95, 0, 1, 1, 5, 4, 0, 0, 6},  // sorted
    {614, -1, -1, -1, -1, 364, 572, 96, 1, 2, 1, 5, 4, 0, 0, 6},  // sorted
    {614, -1, -1, -1, -1, 365, 574, 97, 1, 2, 1, 5, 4, 0, 0, 6},  // sorted
    {600, -1, -1, -1, -1, 366, 576, 98, 1, 2, 1, 5, 3, 0, 0, 6},  // joined
    {96, -1, -1, -1, 1767, 367, 578, 99, 1, 2, 1, 5, 55, 0, 0, 6},  // append
    {96, -1, -1, -1, 1768, 368, 580, 100, 1, 2, 1, 5, 55, 0, 0, 6},  // append
    {97, -1, -1, -1, -1, 369, 582, 101, 2, 3, 1, 5, 55, 0, 0, 6},  // insert
    {97, -1, -1, -1, -1, 371, 585, 102, 2, 3, 1, 5, 55, 0, 0, 6},  // insert
    {98, -1, -1, -1, -1, 373, 588, 103, 1, 2, 1, 5, 55, 0, 0, 6},  // remove
    {99, -1, -1, -1, -1, 374, 590, 104, 0, 1, 1, 5, 55, 0, 0, 6},  // removeLast
    {100, -1, -1, -1, -1, 374, 591, 105, 0, 1, 1, 5, 55, 0, 0, 6},  // popLast
    {101, -1, -1, -1, -1, 374, 592, 106, 0, 1, 1, 5, 55, 0, 0, 6},  // removeFirst
    {102, -1, -1, -1, 666, 374, 593, 107, 0, 1, 1, 5, 55, 0, 0, 6},  // removeAll
    {102, -1, -1, -1, -1, 374, 594, 108, 1, 2, 1, 5, 55, 0, 0, 6},  // removeAll
    {556, -1, -1, -1, 306, 0, 596, 109, 0, 1, 2, 4, 0, 0, 0, 6},  // count
    {361, -1, -1, -1, -1, 0, 597, 110, 0, 1, 2, 4, 2, 0, 0, 6},  // isEmpty
    {618, -1, -1, -1, 1745, 375, 598, 111, 0, 1, 1, 4, 3, 0, 0, 6},  // uppercased
    {619, -1, -1, -1, 1746, 375, 599, 112, 0, 1, 1, 4, 3, 0, 0, 6},  // lowercased
    {388, -1, -1, -1, 1748, 375, 600, 113, 1, 2, 1, 4, 2, 0, 0, 6},  // contains
    {620, -1, -1, -1, -1, 376, 602, 114, 1, 2, 1, 4, 2, 0, 0, 6},  // hasPrefix
    {621, -1, -1, -1, -1, 377, 604, 115, 1, 2, 1, 4, 2, 0, 0, 6},  // hasSuffix
    {201, -1, -1, -1, -1, 378, 606, 116, 2, 2, 3, 0, 3, 0, 0, 6},  // String
    {622, -1, -1, -1, -1, 0, 608, 117, 0, 1, 2, 4, 2, 0, 0, 6},  // isLetter
    {623, -1, -1, -1, -1, 0, 609, 118, 0, 1, 2, 4, 2, 0, 0, 6},  // isNumber
    {624, -1, -1, -1, -1, 0, 610, 119, 0, 1, 2, 4, 2, 0, 0, 6},  // isWhitespace
    {625, -1, -1, -1, -1, 0, 611, 120, 0, 1, 2, 4, 2, 0, 0, 6},  // isUppercase
    {626, -1, -1, -1, -1, 0, 612, 121, 0, 1, 2, 4, 2, 0, 0, 6},  // isLowercase
    {627, -1, -1, -1, -1, 0, 613, 122, 0, 1, 2, 4, 2, 0, 0, 6},  // isNewline
    {628, -1, -1, -1, -1, 0, 614, 123, 0, 1, 2, 4, 2, 0, 0, 6},  // isPunctuation
    {629, -1, -1, -1, -1, 0, 615, 124, 0, 1, 2, 4, 55, 0, 0, 6},  // wholeNumberValue
    {630, -1, -1, -1, 1747, 0, 616, 125, 0, 1, 2, 4, 3, 0, 0, 6},  // capitalized
    {631, -1, -1, -1, -1, 0, 617, 126, 0, 1, 2, 4, 0, 0, 0, 6},  // floatValue
    {632, -1, -1, -1, -1, 0, 618, 127, 0, 1, 2, 4, 0, 0, 0, 6},  // doubleValue
    {633, -1, -1, -1, -1, 0, 619, 128, 0, 1, 2, 4, 0, 0, 0, 6},  // integerValue
    {634, -1, -1, -1, -1, 0, 620, 129, 0, 1, 2, 4, 0, 0, 0, 6},  // intValue
    {606, -1, -1, -1, -1, 380, 621, 130, 1, 2, 1, 4, 4, 0, 0, 6},  // split
    {635, -1, -1, -1, 1749, 381, 623, 131, 1, 2, 1, 4, 4, 0, 0, 6},  // components
    {637, -1, -1, -1, 1750, 382, 625, 132, 2, 3, 1, 4, 3, 0, 0, 6},  // replacingOccurrences
    {610, -1, -1, -1, -1, 0, 628, 133, 0, 1, 2, 4, 0, 0, 0, 6},  // startIndex
    {611, -1, -1, -1, -1, 0, 629, 134, 0, 1, 2, 4, 0, 0, 0, 6},  // endIndex
    {638, -1, -1, -1, -1, 0, 630, 135, 0, 1, 2, 4, 55, 0, 0, 6},  // asciiValue
    {75, -1, -1, -1, -1, 0, 631, 136, 0, 1, 2, 4, 55, 0, 0, 6},  // value
    {639, -1, -1, -1, -1, 384, 632, 137, 1, 1, 0, 0, 3, 0, 0, 6},  // UnicodeScalar
    {640, -1, -1, -1, -1, 0, 633, 138, 0, 1, 2, 4, 4, 0, 0, 6},  // unicodeScalars
    {641, -1, -1, -1, -1, 0, 634, 139, 0, 1, 2, 4, 4, 0, 0, 6},  // utf8
    {642, -1, -1, -1, -1, 0, 635, 140, 0, 1, 2, 4, 4, 0, 0, 6},  // utf16
    {643, -1, -1, -1, -1, 385, 636, 141, 1, 2, 1, 4, 55, 0, 0, 6},  // range
    {594, -1, -1, -1, -1, 386, 638, 142, 1, 2, 1, 4, 2, 0, 0, 6},  // starts
    {593, -1, -1, -1, -1, 387, 640, 143, 1, 2, 1, 4, 2, 0, 0, 6},  // elementsEqual
    {645, 644, -1, -1, -1, 0, 0, 144, 0, 0, 5, 1, 0, 0, 0, 6},  // orderedAscending
    {646, 644, -1, -1, -1, 0, 0, 145, 0, 0, 5, 1, 0, 0, 0, 6},  // orderedSame
    {647, 644, -1, -1, -1, 0, 0, 146, 0, 0, 5, 1, 0, 0, 0, 6},  // orderedDescending
    {606, -1, -1, -1, -1, 388, 642, 147, 2, 3, 1, 4, 4, 0, 0, 6},  // split
    {606, -1, -1, -1, -1, 390, 645, 148, 2, 3, 1, 4, 4, 0, 0, 6},  // split
    {606, -1, -1, -1, -1, 392, 648, 149, 3, 4, 1, 4, 4, 0, 0, 6},  // split
    {606, -1, -1, -1, -1, 395, 652, 150, 1, 2, 1, 4, 4, 0, 0, 6},  // split
    {606, -1, -1, -1, -1, 396, 654, 151, 1, 2, 1, 4, 4, 0, 0, 6},  // split
    {650, -1, -1, -1, -1, 397, 656, 152, 3, 4, 1, 4, 3, 0, 0, 6},  // padding
    {654, -1, -1, -1, -1, 400, 660, 153, 1, 1, 0, 0, 52, 0, 0, 6},  // type
    {201, -1, -1, -1, -1, 401, 661, 154, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {201, -1, -1, -1, -1, 402, 662, 155, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {202, -1, -1, -1, -1, 403, 663, 156, 1, 1, 3, 0, 3, 0, 0, 6},  // Character
    {201, -1, -1, -1, -1, 404, 664, 157, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {660, -1, -1, -1, -1, 0, 665, 158, 0, 1, 2, 7, 4, 0, 0, 6},  // keys
    {661, -1, -1, -1, -1, 0, 666, 159, 0, 1, 2, 7, 4, 0, 0, 6},  // allKeys
    {662, -1, -1, -1, -1, 0, 667, 160, 0, 1, 2, 7, 4, 0, 0, 6},  // values
    {663, -1, -1, -1, -1, 0, 668, 161, 0, 1, 2, 7, 4, 0, 0, 6},  // allValues
    {556, -1, -1, -1, -1, 0, 669, 162, 0, 1, 2, 7, 0, 0, 0, 6},  // count
    {361, -1, -1, -1, -1, 0, 670, 163, 0, 1, 2, 7, 2, 0, 0, 6},  // isEmpty
    {103, -1, -1, -1, -1, 405, 671, 164, 1, 2, 1, 7, 55, 0, 0, 6},  // removeValue
    {665, -1, -1, -1, -1, 406, 673, 165, 1, 2, 1, 7, 55, 0, 0, 6},  // removeObjectForKey
    {104, -1, -1, -1, -1, 407, 675, 166, 2, 3, 1, 7, 55, 0, 0, 6},  // updateValue
    {106, -1, -1, -1, -1, 409, 678, 167, 2, 3, 1, 7, 55, 0, 0, 6},  // setObject
    {102, -1, -1, -1, -1, 411, 681, 168, 0, 1, 1, 7, 55, 0, 0, 6},  // removeAll
    {666, -1, -1, -1, -1, 411, 682, 169, 0, 1, 1, 7, 55, 0, 0, 6},  // removeAllObjects
    {102, -1, -1, -1, -1, 411, 683, 170, 1, 2, 1, 7, 55, 0, 0, 6},  // removeAll
    {105, -1, -1, -1, -1, 412, 685, 171, 2, 3, 1, 7, 55, 0, 0, 6},  // merge
    {668, -1, -1, -1, -1, 414, 688, 172, 1, 2, 1, 7, 6, 0, 0, 6},  // mapValues
    {669, -1, -1, -1, -1, 415, 690, 173, 1, 2, 1, 7, 6, 0, 0, 6},  // compactMapValues
    {566, -1, -1, -1, -1, 416, 692, 174, 1, 2, 1, 7, 6, 0, 0, 6},  // filter
    {670, -1, -1, -1, -1, 417, 694, 175, 2, 3, 1, 7, 6, 0, 0, 6},  // merging
    {671, -1, -1, -1, -1, 419, 697, 176, 1, 2, 1, 7, 55, 0, 0, 6},  // objectForKey
    {672, -1, -1, -1, -1, 420, 699, 177, 1, 2, 1, 7, 55, 0, 0, 6},  // valueForKey
    {657, -1, -1, -1, -1, 421, 701, 178, 1, 1, 3, 0, 6, 0, 0, 6},  // Dictionary
    {657, -1, -1, -1, -1, 422, 702, 179, 2, 2, 3, 0, 6, 0, 0, 6},  // Dictionary
    {657, -1, -1, -1, -1, 424, 704, 180, 2, 2, 3, 0, 6, 0, 0, 6},  // Dictionary
    {657, -1, -1, -1, -1, 426, 706, 181, 2, 2, 3, 0, 6, 0, 0, 6},  // Dictionary
    {659, -1, -1, -1, -1, 428, 708, 182, 0, 0, 3, 0, 6, 0, 0, 6},  // NSMutableDictionary
    {658, -1, -1, -1, -1, 428, 708, 183, 0, 0, 3, 0, 6, 0, 0, 6},  // NSDictionary
    {657, -1, -1, -1, -1, 428, 708, 184, 0, 0, 3, 0, 6, 0, 0, 6},  // Dictionary
    {118, -1, -1, -1, -1, 274, 708, 185, 1, 2, 1, 7, 4, 0, 0, 6},  // map
    {565, -1, -1, -1, -1, 275, 710, 186, 1, 2, 1, 7, 4, 0, 0, 6},  // compactMap
    {119, -1, -1, -1, -1, 351, 712, 187, 1, 2, 1, 7, 4, 0, 0, 6},  // flatMap
    {568, -1, -1, -1, -1, 279, 714, 188, 1, 2, 1, 7, 55, 0, 0, 6},  // forEach
    {567, -1, -1, -1, -1, 277, 716, 189, 2, 3, 1, 7, 55, 0, 0, 6},  // reduce
    {388, -1, -1, -1, -1, 297, 719, 190, 1, 2, 1, 7, 2, 0, 0, 6},  // contains
    {557, -1, -1, -1, -1, 298, 721, 191, 1, 2, 1, 7, 55, 0, 0, 6},  // first
    {589, -1, -1, -1, -1, 299, 723, 192, 1, 2, 1, 7, 2, 0, 0, 6},  // allSatisfy
    {614, -1, -1, -1, -1, 364, 725, 193, 1, 2, 1, 7, 4, 0, 0, 6},  // sorted
    {614, -1, -1, -1, -1, 365, 727, 194, 1, 2, 1, 7, 4, 0, 0, 6},  // sorted
    {419, -1, -1, -1, -1, 363, 729, 195, 1, 2, 1, 7, 55, 0, 0, 6},  // max
    {421, -1, -1, -1, -1, 362, 731, 196, 1, 2, 1, 7, 55, 0, 0, 6},  // min
    {560, -1, -1, -1, -1, 268, 733, 197, 0, 1, 1, 7, 4, 0, 0, 6},  // enumerated
    {557, -1, -1, -1, -1, 0, 734, 198, 0, 1, 2, 7, 55, 0, 0, 6},  // first
    {675, -1, -1, -1, -1, 0, 735, 199, 0, 1, 2, 8, 0, 0, 0, 6},  // lowerBound
    {676, -1, -1, -1, -1, 0, 736, 200, 0, 1, 2, 8, 0, 0, 0, 6},  // upperBound
    {556, -1, -1, -1, -1, 0, 737, 201, 0, 1, 2, 8, 0, 0, 0, 6},  // count
    {361, -1, -1, -1, -1, 0, 738, 202, 0, 1, 2, 8, 2, 0, 0, 6},  // isEmpty
    {513, -1, -1, -1, -1, 0, 739, 203, 0, 1, 2, 8, 3, 0, 0, 6},  // description
    {677, -1, -1, -1, -1, 441, 740, 204, 1, 2, 1, 8, 2, 0, 0, 6},  // overlaps
    {678, -1, -1, -1, -1, 442, 742, 205, 1, 2, 1, 8, 7, 0, 0, 6},  // clamped
    {513, -1, -1, -1, -1, 0, 744, 206, 0, 1, 2, 3, 3, 0, 0, 6},  // description
    {388, -1, -1, -1, -1, 443, 745, 207, 1, 2, 1, 8, 2, 0, 0, 6},  // contains
    {118, -1, -1, -1, -1, 444, 747, 208, 1, 2, 1, 8, 4, 0, 0, 6},  // map
    {559, -1, -1, -1, -1, 445, 749, 209, 0, 1, 1, 8, 4, 0, 0, 6},  // reversed
    {204, -1, -1, -1, -1, 445, 750, 210, 1, 1, 3, 0, 4, 0, 0, 6},  // Array
    {679, -1, -1, -1, -1, 446, 751, 211, 0, 0, 3, 0, 5, 0, 0, 6},  // Set
    {679, -1, -1, -1, -1, 446, 751, 212, 1, 1, 3, 0, 5, 0, 0, 6},  // Set
    {556, -1, -1, -1, -1, 0, 752, 213, 0, 1, 2, 6, 0, 0, 0, 6},  // count
    {361, -1, -1, -1, -1, 0, 753, 214, 0, 1, 2, 6, 2, 0, 0, 6},  // isEmpty
    {557, -1, -1, -1, 695, 0, 754, 215, 0, 1, 2, 6, 55, 0, 0, 6},  // first
    {382, -1, -1, -1, -1, 447, 755, 216, 1, 2, 1, 6, 5, 0, 0, 6},  // union
    {680, -1, -1, -1, -1, 448, 757, 217, 1, 2, 1, 6, 55, 0, 0, 6},  // formUnion
    {384, -1, -1, -1, -1, 449, 759, 218, 1, 2, 1, 6, 5, 0, 0, 6},  // intersection
    {681, -1, -1, -1, -1, 450, 761, 219, 1, 2, 1, 6, 55, 0, 0, 6},  // formIntersection
    {682, -1, -1, -1, -1, 451, 763, 220, 1, 2, 1, 6, 5, 0, 0, 6},  // subtracting
    {683, -1, -1, -1, -1, 452, 765, 221, 1, 2, 1, 6, 55, 0, 0, 6},  // subtract
    {684, -1, -1, -1, -1, 453, 767, 222, 1, 2, 1, 6, 5, 0, 0, 6},  // symmetricDifference
    {685, -1, -1, -1, -1, 454, 769, 223, 1, 2, 1, 6, 55, 0, 0, 6},  // formSymmetricDifference
    {686, -1, -1, -1, -1, 455, 771, 224, 1, 2, 1, 6, 2, 0, 0, 6},  // isSubset
    {687, -1, -1, -1, -1, 456, 773, 225, 1, 2, 1, 6, 2, 0, 0, 6},  // isSuperset
    {688, -1, -1, -1, -1, 457, 775, 226, 1, 2, 1, 6, 2, 0, 0, 6},  // isStrictSubset
    {689, -1, -1, -1, -1, 458, 777, 227, 1, 2, 1, 6, 2, 0, 0, 6},  // isStrictSuperset
    {690, -1, -1, -1, -1, 459, 779, 228, 1, 2, 1, 6, 2, 0, 0, 6},  // isDisjoint
    {388, -1, -1, -1, 694, 460, 781, 229, 1, 2, 1, 6, 2, 0, 0, 6},  // contains
    {97, -1, -1, -1, -1, 461, 783, 230, 1, 2, 1, 6, 55, 0, 0, 6},  // insert
    {691, -1, -1, -1, -1, 462, 785, 231, 1, 2, 1, 6, 55, 0, 0, 6},  // update
    {98, -1, -1, -1, -1, 463, 787, 232, 1, 2, 1, 6, 55, 0, 0, 6},  // remove
    {102, -1, -1, -1, 666, 464, 789, 233, 0, 1, 1, 6, 55, 0, 0, 6},  // removeAll
    {692, -1, -1, -1, -1, 464, 790, 234, 0, 1, 1, 6, 55, 0, 0, 6},  // popFirst
    {101, -1, -1, -1, -1, 464, 791, 235, 0, 1, 1, 6, 55, 0, 0, 6},  // removeFirst
    {693, -1, -1, -1, -1, 464, 792, 236, 1, 2, 1, 6, 55, 0, 0, 6},  // addObject
    {107, -1, -1, -1, -1, 465, 794, 237, 1, 2, 1, 6, 55, 0, 0, 6},  // removeObject
    {219, -1, -1, -1, -1, 467, 796, 0, 4, 4, 3, 0, 17, 0, 0, 7},  // UIColor
    {700, -1, -1, -1, 1756, 471, 800, 1, 1, 2, 1, 18, 17, 0, 0, 7},  // withAlphaComponent
    {701, -1, -1, -1, -1, 472, 802, 2, 0, 1, 1, 18, 55, 0, 0, 7},  // set
    {702, -1, -1, -1, -1, 472, 803, 3, 0, 1, 1, 18, 55, 0, 0, 7},  // setFill
    {703, -1, -1, -1, -1, 472, 804, 4, 0, 1, 1, 18, 55, 0, 0, 7},  // setStroke
    {219, -1, -1, -1, -1, 472, 805, 5, 2, 2, 3, 0, 17, 0, 0, 7},  // UIColor
    {219, -1, -1, -1, -1, 474, 807, 6, 4, 4, 3, 0, 17, 0, 0, 7},  // UIColor
    {219, -1, -1, -1, -1, 478, 811, 7, 4, 4, 3, 0, 17, 0, 0, 7},  // UIColor
    {709, -1, -1, -1, -1, 482, 815, 8, 4, 4, 0, 0, 17, 0, 0, 7},  // CGColor
    {219, -1, -1, -1, -1, 486, 819, 9, 1, 1, 0, 0, 55, 0, 0, 7},  // UIColor
    {711, 219, -1, -1, -1, 0, 0, 10, 0, 0, 5, 18, 17, 0, 0, 7},  // black
    {712, 219, -1, -1, -1, 487, 0, 11, 0, 0, 4, 18, 17, 0, 0, 7},  // blackColor
    {704, 219, -1, -1, -1, 0, 0, 12, 0, 0, 5, 18, 17, 0, 0, 7},  // white
    {713, 219, -1, -1, -1, 487, 0, 13, 0, 0, 4, 18, 17, 0, 0, 7},  // whiteColor
    {696, 219, -1, -1, -1, 0, 0, 14, 0, 0, 5, 18, 17, 0, 0, 7},  // red
    {714, 219, -1, -1, -1, 487, 0, 15, 0, 0, 4, 18, 17, 0, 0, 7},  // redColor
    {697, 219, -1, -1, -1, 0, 0, 16, 0, 0, 5, 18, 17, 0, 0, 7},  // green
    {715, 219, -1, -1, -1, 487, 0, 17, 0, 0, 4, 18, 17, 0, 0, 7},  // greenColor
    {698, 219, -1, -1, -1, 0, 0, 18, 0, 0, 5, 18, 17, 0, 0, 7},  // blue
    {716, 219, -1, -1, -1, 487, 0, 19, 0, 0, 4, 18, 17, 0, 0, 7},  // blueColor
    {717, 219, -1, -1, -1, 0, 0, 20, 0, 0, 5, 18, 17, 0, 0, 7},  // cyan
    {718, 219, -1, -1, -1, 487, 0, 21, 0, 0, 4, 18, 17, 0, 0, 7},  // cyanColor
    {719, 219, -1, -1, -1, 0, 0, 22, 0, 0, 5, 18, 17, 0, 0, 7},  // yellow
    {720, 219, -1, -1, -1, 487, 0, 23, 0, 0, 4, 18, 17, 0, 0, 7},  // yellowColor
    {721, 219, -1, -1, -1, 0, 0, 24, 0, 0, 5, 18, 17, 0, 0, 7},  // magenta
    {722, 219, -1, -1, -1, 487, 0, 25, 0, 0, 4, 18, 17, 0, 0, 7},  // magentaColor
    {723, 219, -1, -1, -1, 0, 0, 26, 0, 0, 5, 18, 17, 0, 0, 7},  // orange
    {724, 219, -1, -1, -1, 487, 0, 27, 0, 0, 4, 18, 17, 0, 0, 7},  // orangeColor
    {725, 219, -1, -1, -1, 0, 0, 28, 0, 0, 5, 18, 17, 0, 0, 7},  // purple
    {726, 219, -1, -1, -1, 487, 0, 29, 0, 0, 4, 18, 17, 0, 0, 7},  // purpleColor
    {727, 219, -1, -1, -1, 0, 0, 30, 0, 0, 5, 18, 17, 0, 0, 7},  // brown
    {728, 219, -1, -1, -1, 487, 0, 31, 0, 0, 4, 18, 17, 0, 0, 7},  // brownColor
    {729, 219, -1, -1, -1, 0, 0, 32, 0, 0, 5, 18, 17, 0, 0, 7},  // gray
    {730, 219, -1, -1, -1, 487, 0, 33, 0, 0, 4, 18, 17, 0, 0, 7},  // grayColor
    {731, 219, -1, -1, -1, 0, 0, 34, 0, 0, 5, 18, 17, 0, 0, 7},  // lightGray
    {732, 219, -1, -1, -1, 487, 0, 35, 0, 0, 4, 18, 17, 0, 0, 7},  // lightGrayColor
    {733, 219, -1, -1, -1, 0, 0, 36, 0, 0, 5, 18, 17, 0, 0, 7},  // darkGray
    {734, 219, -1, -1, -1, 487, 0, 37, 0, 0, 4, 18, 17, 0, 0, 7},  // darkGrayColor
    {735, 219, -1, -1, -1, 0, 0, 38, 0, 0, 5, 18, 17, 0, 0, 7},  // clear
    {736, 219, -1, -1, -1, 487, 0, 39, 0, 0, 4, 18, 17, 0, 0, 7},  // clearColor
    {737, 219, -1, -1, -1, 0, 0, 40, 0, 0, 5, 18, 17, 0, 0, 7},  // systemRed
    {738, 219, -1, -1, -1, 0, 0, 41, 0, 0, 5, 18, 17, 0, 0, 7},  // systemOrange
    {739, 219, -1, -1, -1, 0, 0, 42, 0, 0, 5, 18, 17, 0, 0, 7},  // systemYellow
    {740, 219, -1, -1, -1, 0, 0, 43, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGreen
    {741, 219, -1, -1, -1, 0, 0, 44, 0, 0, 5, 18, 17, 0, 0, 7},  // systemMint
    {742, 219, -1, -1, -1, 0, 0, 45, 0, 0, 5, 18, 17, 0, 0, 7},  // systemTeal
    {743, 219, -1, -1, -1, 0, 0, 46, 0, 0, 5, 18, 17, 0, 0, 7},  // systemCyan
    {744, 219, -1, -1, -1, 0, 0, 47, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBlue
    {745, 219, -1, -1, -1, 0, 0, 48, 0, 0, 5, 18, 17, 0, 0, 7},  // systemIndigo
    {746, 219, -1, -1, -1, 0, 0, 49, 0, 0, 5, 18, 17, 0, 0, 7},  // systemPurple
    {747, 219, -1, -1, -1, 0, 0, 50, 0, 0, 5, 18, 17, 0, 0, 7},  // systemPink
    {748, 219, -1, -1, -1, 0, 0, 51, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBrown
    {749, 219, -1, -1, -1, 0, 0, 52, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray
    {750, 219, -1, -1, -1, 0, 0, 53, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray2
    {751, 219, -1, -1, -1, 0, 0, 54, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray3
    {752, 219, -1, -1, -1, 0, 0, 55, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray4
    {753, 219, -1, -1, -1, 0, 0, 56, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray5
    {754, 219, -1, -1, -1, 0, 0, 57, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray6
    {755, 219, -1, -1, -1, 0, 0, 58, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBackground
    {756, 219, -1, -1, -1, 0, 0, 59, 0, 0, 5, 18, 17, 0, 0, 7},  // secondarySystemBackground
    {757, 219, -1, -1, -1, 0, 0, 60, 0, 0, 5, 18, 17, 0, 0, 7},  // label
    {220, -1, -1, -1, -1, 487, 820, 0, 1, 1, 3, 0, 30, 0, 0, 8},  // UIView
    {220, -1, -1, -1, -1, 0, 0, 1, 0, 0, 3, 0, 30, 0, 0, 8},  // UIView
    {221, -1, -1, -1, -1, 488, 821, 2, 1, 1, 3, 0, 30, 0, 0, 8},  // UIWindow
    {221, -1, -1, -1, -1, 0, 0, 3, 0, 0, 3, 0, 30, 0, 0, 8},  // UIWindow
    {222, -1, -1, -1, -1, 489, 822, 4, 1, 1, 3, 0, 30, 0, 0, 8},  // UIImageView
    {222, -1, -1, -1, -1, 0, 0, 5, 0, 0, 3, 0, 30, 0, 0, 8},  // UIImageView
    {223, -1, -1, -1, -1, 490, 823, 6, 1, 1, 3, 0, 30, 0, 0, 8},  // UILabel
    {223, -1, -1, -1, -1, 0, 0, 7, 0, 0, 3, 0, 30, 0, 0, 8},  // UILabel
    {224, -1, -1, -1, -1, 491, 824, 8, 1, 1, 3, 0, 30, 0, 0, 8},  // UIButton
    {224, -1, -1, -1, -1, 0, 0, 9, 0, 0, 3, 0, 30, 0, 0, 8},  // UIButton
    {225, -1, -1, -1, -1, 492, 825, 10, 1, 1, 3, 0, 30, 0, 0, 8},  // UIScrollView
    {225, -1, -1, -1, -1, 0, 0, 11, 0, 0, 3, 0, 30, 0, 0, 8},  // UIScrollView
    {226, -1, -1, -1, -1, 493, 826, 12, 1, 1, 3, 0, 30, 0, 0, 8},  // UIControl
    {226, -1, -1, -1, -1, 0, 0, 13, 0, 0, 3, 0, 30, 0, 0, 8},  // UIControl
    {227, -1, -1, -1, -1, 494, 827, 14, 1, 1, 3, 0, 30, 0, 0, 8},  // UITextField
    {227, -1, -1, -1, -1, 0, 0, 15, 0, 0, 3, 0, 30, 0, 0, 8},  // UITextField
    {228, -1, -1, -1, -1, 495, 828, 16, 1, 1, 3, 0, 30, 0, 0, 8},  // UITextView
    {228, -1, -1, -1, -1, 0, 0, 17, 0, 0, 3, 0, 30, 0, 0, 8},  // UITextView
    {229, -1, -1, -1, -1, 496, 829, 18, 1, 1, 3, 0, 30, 0, 0, 8},  // UITableViewCell
    {229, -1, -1, -1, -1, 0, 0, 19, 0, 0, 3, 0, 30, 0, 0, 8},  // UITableViewCell
    {230, -1, -1, -1, -1, 497, 830, 20, 1, 1, 3, 0, 30, 0, 0, 8},  // UICollectionViewCell
    {230, -1, -1, -1, -1, 0, 0, 21, 0, 0, 3, 0, 30, 0, 0, 8},  // UICollectionViewCell
    {231, -1, -1, -1, -1, 498, 831, 22, 1, 1, 3, 0, 30, 0, 0, 8},  // UIVisualEffectView
    {231, -1, -1, -1, -1, 0, 0, 23, 0, 0, 3, 0, 30, 0, 0, 8},  // UIVisualEffectView
    {232, -1, -1, -1, -1, 499, 832, 24, 1, 1, 3, 0, 30, 0, 0, 8},  // UIPageControl
    {232, -1, -1, -1, -1, 0, 0, 25, 0, 0, 3, 0, 30, 0, 0, 8},  // UIPageControl
    {758, -1, -1, -1, -1, 0, 833, 26, 0, 1, 2, 31, 13, 0, 9, 8},  // frame
    {759, -1, -1, -1, -1, 0, 834, 27, 0, 1, 2, 31, 13, 0, 10, 8},  // bounds
    {366, -1, -1, -1, -1, 0, 835, 28, 0, 1, 2, 31, 9, 0, 11, 8},  // center
    {760, -1, -1, -1, -1, 0, 836, 29, 0, 1, 2, 31, 9, 0, 12, 8},  // anchorPoint
    {761, -1, -1, -1, 1728, 0, 837, 30, 0, 1, 2, 31, 2, 0, 0, 8},  // isHidden
    {762, -1, -1, -1, -1, 0, 838, 31, 0, 1, 2, 31, 2, 0, 0, 8},  // clipsToBounds
    {763, -1, -1, -1, -1, 0, 839, 32, 0, 1, 2, 31, 3, 0, 0, 8},  // name
    {765, -1, -1, -1, -1, 500, 840, 33, 1, 1, 0, 0, 55, 0, 0, 8},  // UIImage
    {765, -1, -1, -1, -1, 501, 841, 34, 1, 1, 0, 0, 55, 0, 0, 8},  // UIImage
    {222, -1, -1, -1, -1, 502, 842, 35, 1, 1, 3, 0, 30, 0, 0, 8},  // UIImageView
    {128, -1, -1, -1, -1, 0, 843, 36, 0, 1, 2, 31, 14, 0, 13, 8},  // transform
    {767, -1, -1, -1, -1, 0, 844, 37, 0, 1, 2, 31, 14, 0, 13, 8},  // transform3D
    {768, -1, -1, -1, -1, 503, 845, 38, 1, 2, 1, 31, 55, 0, 0, 8},  // moveAnchor
    {769, -1, -1, -1, -1, 0, 847, 39, 0, 1, 2, 31, 9, 0, 0, 8},  // contentOffset
    {699, -1, -1, -1, -1, 0, 848, 40, 0, 1, 2, 31, 0, 0, 0, 8},  // alpha
    {770, -1, -1, -1, 771, 0, 849, 41, 0, 1, 2, 31, 2, 0, 0, 8},  // isUserInteractionEnabled
    {771, -1, -1, -1, -1, 0, 850, 42, 0, 1, 2, 31, 2, 0, 0, 8},  // userInteractionEnabled
    {772, -1, -1, -1, -1, 0, 851, 43, 0, 1, 2, 31, 0, 0, 0, 8},  // tag
    {129, -1, -1, -1, -1, 0, 852, 44, 0, 1, 2, 31, 31, 0, 0, 8},  // layer
    {79, -1, -1, -1, -1, 504, 853, 45, 4, 4, 0, 0, 30, 0, 0, 8},  // view
    {773, -1, -1, -1, -1, 0, 857, 0, 0, 1, 2, 31, 17, 0, 0, 9},  // backgroundColor
    {774, -1, -1, -1, -1, 0, 858, 1, 0, 1, 2, 31, 3, 0, 0, 9},  // text
    {775, -1, -1, -1, -1, 0, 859, 2, 0, 1, 2, 31, 17, 0, 0, 9},  // textColor
    {776, -1, -1, -1, -1, 0, 860, 3, 0, 1, 2, 31, 20, 0, 0, 9},  // textAlignment
    {777, -1, -1, -1, -1, 0, 861, 4, 0, 1, 2, 31, 55, 0, 0, 9},  // font
    {764, -1, -1, -1, -1, 0, 862, 5, 0, 1, 2, 31, 55, 0, 0, 9},  // image
    {778, -1, -1, -1, -1, 0, 863, 6, 0, 1, 2, 31, 55, 0, 0, 9},  // contentMode
    {779, -1, -1, -1, 1757, 0, 864, 7, 0, 1, 2, 31, 2, 0, 0, 9},  // isOpaque
    {780, -1, -1, -1, -1, 0, 865, 8, 0, 1, 2, 31, 17, 0, 0, 9},  // tintColor
    {781, -1, -1, -1, -1, 0, 866, 9, 0, 1, 2, 31, 0, 0, 0, 9},  // contentScaleFactor
    {782, -1, -1, -1, -1, 0, 867, 10, 0, 1, 2, 31, 3, 0, 0, 9},  // accessibilityLabel
    {783, -1, -1, -1, -1, 0, 868, 11, 0, 1, 2, 31, 51, 0, 0, 9},  // safeAreaInsets
    {784, -1, -1, -1, -1, 0, 869, 12, 0, 1, 2, 31, 51, 0, 0, 9},  // layoutMargins
    {785, -1, -1, -1, -1, 0, 870, 13, 0, 1, 2, 31, 30, 0, 0, 9},  // mask
    {786, -1, -1, -1, -1, 0, 871, 14, 0, 1, 2, 31, 3, 0, 0, 9},  // accessibilityIdentifier
    {787, -1, -1, -1, -1, 0, 872, 15, 0, 1, 2, 31, 3, 0, 0, 9},  // accessibilityHint
    {788, -1, -1, -1, -1, 0, 873, 16, 0, 1, 2, 31, 2, 0, 0, 9},  // isAccessibilityElement
    {789, -1, -1, -1, -1, 0, 874, 17, 0, 1, 2, 31, 55, 0, 0, 9},  // semanticContentAttribute
    {790, -1, -1, -1, -1, 0, 875, 18, 0, 1, 2, 31, 2, 0, 0, 9},  // clearsContextBeforeDrawing
    {791, -1, -1, -1, -1, 0, 876, 19, 0, 1, 2, 31, 2, 0, 0, 9},  // isFirstResponder
    {792, -1, -1, -1, -1, 0, 877, 20, 0, 1, 2, 31, 0, 0, 0, 9},  // numberOfLines
    {793, -1, -1, -1, -1, 0, 878, 21, 0, 1, 2, 31, 2, 0, 0, 9},  // adjustsFontSizeToFitWidth
    {794, -1, -1, -1, -1, 0, 879, 22, 0, 1, 2, 31, 55, 0, 0, 9},  // lineBreakMode
    {795, -1, -1, -1, -1, 0, 880, 23, 0, 1, 2, 31, 55, 0, 0, 9},  // attributedText
    {796, -1, -1, -1, -1, 0, 881, 24, 0, 1, 2, 31, 55, 0, 0, 9},  // baselineAdjustment
    {797, -1, -1, -1, -1, 0, 882, 25, 0, 1, 2, 31, 55, 0, 0, 9},  // borderStyle
    {798, -1, -1, -1, -1, 0, 883, 26, 0, 1, 2, 31, 55, 0, 0, 9},  // keyboardType
    {799, -1, -1, -1, -1, 0, 884, 27, 0, 1, 2, 31, 55, 0, 0, 9},  // returnKeyType
    {800, -1, -1, -1, -1, 0, 885, 28, 0, 1, 2, 31, 55, 0, 0, 9},  // autocorrectionType
    {801, -1, -1, -1, -1, 0, 886, 29, 0, 1, 2, 31, 55, 0, 0, 9},  // autocapitalizationType
    {802, -1, -1, -1, -1, 0, 887, 30, 0, 1, 2, 31, 55, 0, 0, 9},  // clearButtonMode
    {803, -1, -1, -1, -1, 0, 888, 31, 0, 1, 2, 31, 17, 0, 0, 9},  // shadowColor
    {804, -1, -1, -1, -1, 0, 889, 32, 0, 1, 2, 31, 3, 0, 0, 9},  // placeholder
    {805, -1, -1, -1, -1, 0, 890, 33, 0, 1, 2, 31, 0, 0, 0, 9},  // minimumScaleFactor
    {806, -1, -1, -1, 1761, 0, 891, 34, 0, 1, 2, 31, 2, 0, 0, 9},  // isEditable
    {807, -1, -1, -1, 1762, 0, 892, 35, 0, 1, 2, 31, 2, 0, 0, 9},  // isSelectable
    {808, -1, -1, -1, 1763, 0, 893, 36, 0, 1, 2, 31, 2, 0, 0, 9},  // isSecureTextEntry
    {809, -1, -1, -1, -1, 0, 894, 37, 0, 1, 2, 31, 0, 0, 0, 9},  // zoomScale
    {810, 225, -1, -1, -1, 0, 0, 38, 0, 0, 5, 31, 52, 0, 0, 9},  // DecelerationRate
    {812, 813, -1, -1, -1, 0, 0, 39, 0, 0, 5, 29, 28, 0, 0, 9},  // normal
    {814, -1, -1, -1, -1, 0, 0, 40, 0, 0, 5, 0, 0, 0, 0, 9},  // UIScrollViewDecelerationRateNormal
    {815, 813, -1, -1, -1, 0, 0, 41, 0, 0, 5, 29, 28, 0, 0, 9},  // fast
    {816, -1, -1, -1, -1, 0, 0, 42, 0, 0, 5, 0, 0, 0, 0, 9},  // UIScrollViewDecelerationRateFast
    {817, -1, -1, -1, -1, 0, 895, 43, 0, 1, 2, 29, 0, 0, 0, 9},  // rawValue
    {818, -1, -1, -1, -1, 0, 896, 44, 0, 1, 2, 31, 28, 0, 0, 9},  // decelerationRate
    {819, 820, 821, -1, -1, 0, 0, 45, 0, 0, 5, 4, 3, 0, 0, 9},  // system
    {822, 820, 823, -1, -1, 0, 0, 46, 0, 0, 5, 4, 3, 0, 0, 9},  // custom
    {824, 820, 825, -1, -1, 0, 0, 47, 0, 0, 5, 4, 3, 0, 0, 9},  // infoLight
    {826, 820, 827, -1, -1, 0, 0, 48, 0, 0, 5, 4, 3, 0, 0, 9},  // contactAdd
    {828, 820, 829, -1, -1, 0, 0, 49, 0, 0, 5, 4, 3, 0, 0, 9},  // close
    {224, -1, -1, -1, -1, 508, 897, 50, 1, 1, 3, 0, 30, 0, 0, 9},  // UIButton
    {830, -1, -1, -1, 1760, 0, 898, 51, 0, 1, 2, 31, 2, 0, 0, 9},  // isScrollEnabled
    {831, -1, -1, -1, 1759, 0, 899, 52, 0, 1, 2, 31, 2, 0, 0, 9},  // isPagingEnabled
    {832, -1, -1, -1, -1, 0, 900, 53, 0, 1, 2, 31, 2, 0, 0, 9},  // bounces
    {833, -1, -1, -1, -1, 0, 901, 54, 0, 1, 2, 31, 2, 0, 0, 9},  // showsHorizontalScrollIndicator
    {834, -1, -1, -1, -1, 0, 902, 55, 0, 1, 2, 31, 2, 0, 0, 9},  // showsVerticalScrollIndicator
    {835, -1, -1, -1, -1, 0, 903, 56, 0, 1, 2, 31, 0, 0, 0, 9},  // minimumZoomScale
    {836, -1, -1, -1, -1, 0, 904, 57, 0, 1, 2, 31, 0, 0, 0, 9},  // maximumZoomScale
    {837, -1, -1, -1, -1, 0, 905, 58, 0, 1, 2, 31, 51, 0, 0, 9},  // contentInset
    {838, -1, -1, -1, -1, 0, 906, 59, 0, 1, 2, 31, 51, 0, 0, 9},  // scrollIndicatorInsets
    {839, -1, -1, -1, -1, 0, 907, 60, 0, 1, 2, 31, 51, 0, 0, 9},  // verticalScrollIndicatorInsets
    {840, -1, -1, -1, -1, 0, 908, 61, 0, 1, 2, 31, 51, 0, 0, 9},  // horizontalScrollIndicatorInsets
    {843, -1, -1, -1, -1, 0, 909, 62, 0, 1, 2, 31, 51, 0, 0, 9},  // safeAreaLayoutGuide
    {841, -1, -1, -1, -1, 0, 910, 63, 0, 1, 2, 31, 51, 0, 0, 9},  // adjustedContentInset
    {844, -1, -1, -1, -1, 0, 911, 64, 0, 1, 2, 31, 0, 0, 0, 9},  // numberOfPages
    {845, -1, -1, -1, -1, 0, 912, 65, 0, 1, 2, 31, 0, 0, 0, 9},  // currentPage
    {846, -1, -1, -1, -1, 0, 913, 66, 0, 1, 2, 31, 2, 0, 0, 9},  // hidesForSinglePage
    {847, -1, -1, -1, -1, 0, 914, 67, 0, 1, 2, 31, 17, 0, 0, 9},  // pageIndicatorTintColor
    {848, -1, -1, -1, -1, 0, 915, 68, 0, 1, 2, 31, 17, 0, 0, 9},  // currentPageIndicatorTintColor
    {849, -1, -1, -1, -1, 0, 916, 69, 0, 1, 2, 31, 55, 0, 0, 9},  // delegate
    {851, 220, -1, -1, -1, 0, 0, 70, 0, 0, 5, 31, 52, 0, 0, 9},  // AutoresizingMask
    {852, 850, 853, -1, -1, 0, 0, 71, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleLeftMargin
    {854, 850, -1, -1, -1, 0, 0, 72, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleLeftMargin
    {855, 850, 856, -1, -1, 0, 0, 73, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleWidth
    {857, 850, -1, -1, -1, 0, 0, 74, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleWidth
    {858, 850, 859, -1, -1, 0, 0, 75, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleRightMargin
    {860, 850, -1, -1, -1, 0, 0, 76, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleRightMargin
    {861, 850, 862, -1, -1, 0, 0, 77, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleTopMargin
    {863, 850, -1, -1, -1, 0, 0, 78, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleTopMargin
    {864, 850, 865, -1, -1, 0, 0, 79, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleHeight
    {866, 850, -1, -1, -1, 0, 0, 80, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleHeight
    {867, 850, 868, -1, -1, 0, 0, 81, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleBottomMargin
    {869, 850, -1, -1, -1, 0, 0, 82, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleBottomMargin
    {870, 850, 871, -1, -1, 0, 0, 83, 0, 0, 5, 26, 25, 0, 0, 9},  // None
    {872, -1, -1, -1, -1, 0, 917, 84, 0, 1, 2, 31, 25, 0, 0, 9},  // autoresizingMask
    {873, -1, -1, -1, -1, 0, 918, 85, 0, 1, 2, 31, 2, 0, 0, 9},  // translatesAutoresizingMaskIntoConstraints
    {874, -1, -1, -1, -1, 0, 919, 86, 0, 1, 2, 31, 2, 0, 0, 9},  // autoresizesSubviews
    {876, 226, -1, -1, -1, 0, 0, 87, 0, 0, 5, 31, 52, 0, 0, 9},  // State
    {812, 875, 877, -1, -1, 0, 0, 88, 0, 0, 5, 4, 3, 0, 0, 9},  // normal
    {878, 875, -1, -1, -1, 0, 0, 89, 0, 0, 5, 4, 3, 0, 0, 9},  // Normal
    {879, 875, 880, -1, -1, 0, 0, 90, 0, 0, 5, 4, 3, 0, 0, 9},  // highlighted
    {881, 875, -1, -1, -1, 0, 0, 91, 0, 0, 5, 4, 3, 0, 0, 9},  // Highlighted
    {882, 875, 883, -1, -1, 0, 0, 92, 0, 0, 5, 4, 3, 0, 0, 9},  // disabled
    {884, 875, -1, -1, -1, 0, 0, 93, 0, 0, 5, 4, 3, 0, 0, 9},  // Disabled
    {885, 875, 886, -1, -1, 0, 0, 94, 0, 0, 5, 4, 3, 0, 0, 9},  // selected
    {887, 875, -1, -1, -1, 0, 0, 95, 0, 0, 5, 4, 3, 0, 0, 9},  // Selected
    {889, 226, -1, -1, -1, 0, 0, 96, 0, 0, 5, 31, 52, 0, 0, 9},  // Event
    {890, 888, 891, -1, -1, 0, 0, 97, 0, 0, 5, 4, 3, 0, 0, 9},  // allEvents
    {892, 888, -1, -1, -1, 0, 0, 98, 0, 0, 5, 4, 3, 0, 0, 9},  // AllEvents
    {893, 888, 894, -1, -1, 0, 0, 99, 0, 0, 5, 4, 3, 0, 0, 9},  // allTouchEvents
    {895, 888, -1, -1, -1, 0, 0, 100, 0, 0, 5, 4, 3, 0, 0, 9},  // AllTouchEvents
    {896, 888, 897, -1, -1, 0, 0, 101, 0, 0, 5, 4, 3, 0, 0, 9},  // touchDown
    {898, 888, -1, -1, -1, 0, 0, 102, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchDown
    {899, 888, 900, -1, -1, 0, 0, 103, 0, 0, 5, 4, 3, 0, 0, 9},  // touchDragInside
    {901, 888, -1, -1, -1, 0, 0, 104, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchDragInside
    {902, 888, 903, -1, -1, 0, 0, 105, 0, 0, 5, 4, 3, 0, 0, 9},  // touchDragOutside
    {904, 888, -1, -1, -1, 0, 0, 106, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchDragOutside
    {905, 888, 906, -1, -1, 0, 0, 107, 0, 0, 5, 4, 3, 0, 0, 9},  // touchUpInside
    {907, 888, -1, -1, -1, 0, 0, 108, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchUpInside
    {908, 888, 909, -1, -1, 0, 0, 109, 0, 0, 5, 4, 3, 0, 0, 9},  // touchUpOutside
    {910, 888, -1, -1, -1, 0, 0, 110, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchUpOutside
    {911, 888, 912, -1, -1, 0, 0, 111, 0, 0, 5, 4, 3, 0, 0, 9},  // touchCancel
    {913, 888, -1, -1, -1, 0, 0, 112, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchCancel
    {914, 888, 915, -1, -1, 0, 0, 113, 0, 0, 5, 4, 3, 0, 0, 9},  // valueChanged
    {916, 888, -1, -1, -1, 0, 0, 114, 0, 0, 5, 4, 3, 0, 0, 9},  // ValueChanged
    {917, 888, 918, -1, -1, 0, 0, 115, 0, 0, 5, 4, 3, 0, 0, 9},  // editingChanged
    {919, 888, -1, -1, -1, 0, 0, 116, 0, 0, 5, 4, 3, 0, 0, 9},  // EditingChanged
    {920, 888, 921, -1, -1, 0, 0, 117, 0, 0, 5, 4, 3, 0, 0, 9},  // editingDidBegin
    {922, 888, -1, -1, -1, 0, 0, 118, 0, 0, 5, 4, 3, 0, 0, 9},  // EditingDidBegin
    {923, 888, 924, -1, -1, 0, 0, 119, 0, 0, 5, 4, 3, 0, 0, 9},  // editingDidEnd
    {925, 888, -1, -1, -1, 0, 0, 120, 0, 0, 5, 4, 3, 0, 0, 9},  // EditingDidEnd
    {926, 888, 927, -1, -1, 0, 0, 121, 0, 0, 5, 4, 3, 0, 0, 9},  // primaryActionTriggered
    {928, 888, -1, -1, -1, 0, 0, 122, 0, 0, 5, 4, 3, 0, 0, 9},  // PrimaryActionTriggered
    {929, -1, -1, -1, -1, 509, 920, 123, 3, 4, 1, 31, 55, 0, 0, 9},  // addTarget
    {929, -1, -1, -1, -1, 512, 924, 124, 3, 4, 1, 31, 55, 0, 0, 9},  // addTarget
    {932, -1, -1, -1, -1, 515, 928, 125, 3, 4, 1, 31, 55, 0, 0, 9},  // removeTarget
    {932, -1, -1, -1, -1, 518, 932, 126, 3, 4, 1, 31, 55, 0, 0, 9},  // removeTarget
    {933, -1, -1, -1, -1, 521, 936, 127, 1, 2, 1, 31, 55, 0, 0, 9},  // sendActions
    {934, -1, -1, -1, -1, 522, 938, 128, 1, 2, 1, 31, 55, 0, 0, 9},  // sendActionsForControlEvents
    {935, -1, -1, -1, -1, 523, 940, 129, 2, 3, 1, 31, 55, 0, 0, 9},  // setTitle
    {935, -1, -1, -1, -1, 525, 943, 130, 2, 3, 1, 31, 55, 0, 0, 9},  // setTitle
    {937, -1, -1, -1, -1, 527, 946, 131, 2, 3, 1, 31, 55, 0, 0, 9},  // setTitleColor
    {937, -1, -1, -1, -1, 529, 949, 132, 2, 3, 1, 31, 55, 0, 0, 9},  // setTitleColor
    {938, -1, -1, -1, -1, 531, 952, 133, 2, 3, 1, 31, 55, 0, 0, 9},  // setImage
    {938, -1, -1, -1, -1, 533, 955, 134, 2, 3, 1, 31, 55, 0, 0, 9},  // setImage
    {939, -1, -1, -1, -1, 535, 958, 135, 2, 3, 1, 31, 55, 0, 0, 9},  // setBackgroundImage
    {939, -1, -1, -1, -1, 537, 961, 136, 2, 3, 1, 31, 55, 0, 0, 9},  // setBackgroundImage
    {940, -1, -1, -1, -1, 539, 964, 137, 2, 3, 1, 31, 55, 0, 0, 9},  // setAttributedTitle
    {941, -1, -1, -1, -1, 541, 967, 138, 2, 3, 1, 31, 55, 0, 0, 9},  // setTitleShadowColor
    {942, -1, -1, -1, -1, 0, 970, 139, 0, 1, 2, 31, 3, 0, 0, 9},  // currentTitle
    {943, -1, -1, -1, -1, 0, 971, 140, 0, 1, 2, 31, 30, 0, 0, 9},  // titleLabel
    {944, -1, -1, -1, -1, 0, 972, 141, 0, 1, 2, 31, 51, 0, 0, 9},  // contentEdgeInsets
    {945, -1, -1, -1, -1, 0, 973, 142, 0, 1, 2, 31, 51, 0, 0, 9},  // titleEdgeInsets
    {946, -1, -1, -1, -1, 0, 974, 143, 0, 1, 2, 31, 51, 0, 0, 9},  // imageEdgeInsets
    {947, -1, -1, -1, -1, 0, 975, 144, 0, 1, 2, 31, 2, 0, 0, 9},  // isEnabled
    {948, -1, -1, -1, -1, 0, 976, 145, 0, 1, 2, 31, 2, 0, 0, 9},  // isSelected
    {949, -1, -1, -1, -1, 0, 977, 146, 0, 1, 2, 31, 2, 0, 0, 9},  // isHighlighted
    {950, -1, -1, -1, -1, 0, 978, 147, 0, 1, 2, 31, 2, 0, 0, 9},  // isTracking
    {951, -1, -1, -1, -1, 0, 979, 148, 0, 1, 2, 31, 55, 0, 0, 9},  // contentHorizontalAlignment
    {952, -1, -1, -1, -1, 0, 980, 149, 0, 1, 2, 31, 55, 0, 0, 9},  // contentVerticalAlignment
    {953, -1, -1, -1, -1, 0, 981, 150, 0, 1, 2, 31, 12, 0, 0, 9},  // contentSize
    {369, 954, 955, -1, -1, 0, 0, 151, 0, 0, 5, 21, 20, 0, 0, 9},  // left
    {366, 954, 956, -1, -1, 0, 0, 152, 0, 0, 5, 21, 20, 0, 0, 9},  // center
    {371, 954, 957, -1, -1, 0, 0, 153, 0, 0, 5, 21, 20, 0, 0, 9},  // right
    {958, 954, 959, -1, -1, 0, 0, 154, 0, 0, 5, 21, 20, 0, 0, 9},  // justified
    {960, 954, 961, -1, -1, 0, 0, 155, 0, 0, 5, 21, 20, 0, 0, 9},  // natural
    {962, -1, -1, -1, -1, 0, 982, 0, 0, 1, 2, 31, 30, 0, 0, 10},  // superview
    {963, -1, -1, -1, -1, 0, 983, 1, 0, 1, 2, 31, 4, 0, 0, 10},  // subviews
    {84, -1, -1, -1, -1, 0, 984, 2, 0, 1, 2, 31, 30, 0, 0, 10},  // window
    {964, -1, -1, -1, -1, 0, 985, 3, 0, 1, 2, 31, 2, 0, 0, 10},  // isKeyWindow
    {965, -1, -1, -1, 1724, 543, 986, 4, 1, 2, 1, 31, 2, 0, 0, 10},  // isDescendant
    {966, -1, -1, -1, -1, 544, 988, 5, 1, 2, 1, 31, 55, 0, 0, 10},  // addSubview
    {967, -1, -1, -1, -1, 545, 990, 6, 1, 2, 1, 31, 55, 0, 0, 10},  // bringSubviewToFront
    {968, -1, -1, -1, 1726, 546, 992, 7, 1, 2, 1, 31, 55, 0, 0, 10},  // bringSubview
    {970, -1, -1, -1, -1, 547, 994, 8, 1, 2, 1, 31, 55, 0, 0, 10},  // sendSubviewToBack
    {971, -1, -1, -1, 1727, 548, 996, 9, 1, 2, 1, 31, 55, 0, 0, 10},  // sendSubview
    {973, -1, -1, -1, -1, 549, 998, 10, 0, 1, 1, 31, 55, 0, 0, 10},  // removeFromSuperview
    {974, -1, -1, -1, 1725, 549, 999, 11, 2, 3, 1, 31, 55, 0, 0, 10},  // insertSubview
    {975, -1, -1, -1, 1764, 551, 1002, 12, 2, 3, 1, 31, 55, 0, 0, 10},  // exchangeSubview
    {974, -1, -1, -1, -1, 553, 1005, 13, 2, 3, 1, 31, 55, 0, 0, 10},  // insertSubview
    {974, -1, -1, -1, -1, 555, 1008, 14, 2, 3, 1, 31, 55, 0, 0, 10},  // insertSubview
    {979, -1, -1, -1, 1730, 557, 1011, 15, 2, 3, 1, 31, 9, 0, 5, 10},  // convert
    {979, -1, -1, -1, 1732, 559, 1014, 16, 2, 3, 1, 31, 9, 0, 5, 10},  // convert
    {980, -1, -1, -1, -1, 561, 1017, 17, 2, 3, 1, 31, 9, 0, 5, 10},  // convertRect
    {980, -1, -1, -1, -1, 563, 1020, 18, 2, 3, 1, 31, 9, 0, 5, 10},  // convertRect
    {983, -1, -1, -1, -1, 565, 1023, 19, 2, 3, 1, 31, 9, 0, 5, 10},  // convertPoint
    {983, -1, -1, -1, -1, 567, 1026, 20, 2, 3, 1, 31, 9, 0, 5, 10},  // convertPoint
    {984, -1, -1, -1, -1, 569, 1029, 21, 0, 1, 1, 31, 55, 0, 0, 10},  // setNeedsLayout
    {985, -1, -1, -1, -1, 569, 1030, 22, 0, 1, 1, 31, 55, 0, 0, 10},  // layoutIfNeeded
    {984, -1, -1, -1, -1, 569, 1031, 23, 0, 1, 1, 32, 55, 0, 0, 10},  // setNeedsLayout
    {985, -1, -1, -1, -1, 569, 1032, 24, 0, 1, 1, 32, 55, 0, 0, 10},  // layoutIfNeeded
    {986, -1, -1, -1, -1, 569, 1033, 25, 0, 1, 1, 32, 55, 0, 0, 10},  // layoutSublayers
    {986, -1, -1, -1, -1, 569, 1034, 26, 1, 2, 1, 31, 55, 0, 0, 10},  // layoutSublayers
    {987, -1, -1, -1, -1, 570, 1036, 27, 1, 2, 1, 31, 55, 0, 0, 10},  // layoutSublayersOfLayer
    {988, -1, -1, -1, -1, 571, 1038, 28, 0, 1, 1, 32, 2, 0, 0, 10},  // needsLayout
    {989, -1, -1, -1, -1, 571, 1039, 29, 0, 1, 1, 31, 55, 0, 0, 10},  // setNeedsDisplay
    {990, -1, -1, -1, -1, 571, 1040, 30, 0, 1, 1, 31, 55, 0, 0, 10},  // layoutSubviews
    {989, -1, -1, -1, 1765, 571, 1041, 31, 1, 2, 1, 31, 55, 0, 0, 10},  // setNeedsDisplay
    {989, -1, -1, -1, 1765, 572, 1043, 32, 1, 2, 1, 32, 55, 0, 0, 10},  // setNeedsDisplay
    {991, -1, -1, -1, -1, 573, 1045, 33, 0, 1, 1, 31, 2, 0, 0, 10},  // becomeFirstResponder
    {992, -1, -1, -1, -1, 573, 1046, 34, 0, 1, 1, 31, 2, 0, 0, 10},  // resignFirstResponder
    {993, -1, -1, -1, -1, 573, 1047, 35, 1, 2, 1, 31, 12, 0, 0, 10},  // sizeThatFits
    {994, -1, -1, -1, -1, 574, 1049, 36, 0, 1, 1, 31, 55, 0, 0, 10},  // sizeToFit
    {995, -1, -1, -1, -1, 0, 1050, 37, 0, 1, 2, 31, 12, 0, 0, 10},  // intrinsicContentSize
    {996, 220, 997, -1, -1, 0, 0, 38, 0, 0, 5, 31, 0, 0, 0, 10},  // noIntrinsicMetric
    {998, -1, -1, -1, -1, 574, 1051, 39, 0, 1, 1, 31, 55, 0, 0, 10},  // invalidateIntrinsicContentSize
    {999, -1, -1, -1, -1, 574, 1052, 40, 1, 2, 1, 31, 55, 0, 0, 10},  // endEditing
    {989, -1, -1, -1, -1, 575, 1054, 41, 0, 1, 1, 32, 55, 0, 0, 10},  // setNeedsDisplay
    {1000, -1, -1, -1, -1, 575, 1055, 42, 1, 2, 1, 31, 30, 0, 0, 10},  // viewWithTag
    {1001, -1, -1, -1, 1740, 576, 1057, 43, 2, 3, 1, 32, 55, 0, 0, 10},  // insertSublayer
    {1001, -1, -1, -1, -1, 578, 1060, 44, 2, 3, 1, 32, 55, 0, 0, 10},  // insertSublayer
    {1001, -1, -1, -1, -1, 580, 1063, 45, 2, 3, 1, 32, 55, 0, 0, 10},  // insertSublayer
    {996, 220, -1, -1, -1, 0, 0, 46, 0, 0, 5, 31, 0, 0, 0, 10},  // noIntrinsicMetric
    {1004, -1, -1, -1, -1, 0, 1066, 47, 0, 1, 2, 31, 55, 0, 0, 10},  // rootViewController
    {1005, -1, -1, -1, -1, 0, 1067, 48, 0, 1, 2, 31, 55, 0, 0, 10},  // liveView
    {1006, -1, -1, -1, -1, 582, 1068, 49, 0, 1, 1, 31, 55, 0, 0, 10},  // makeKeyAndVisible
    {1007, -1, -1, -1, -1, 582, 1069, 50, 0, 1, 1, 31, 55, 0, 0, 10},  // makeKey
    {1009, 1008, -1, -1, -1, 0, 0, 51, 0, 0, 5, 31, 30, 0, 0, 10},  // current
    {845, 1010, -1, -1, -1, 0, 0, 52, 0, 0, 5, 31, 30, 0, 0, 10},  // currentPage
    {1011, -1, -1, -1, -1, 0, 1070, 53, 0, 1, 2, 31, 2, 0, 0, 10},  // needsIndefiniteExecution
    {1013, 1012, -1, -1, -1, 0, 0, 54, 0, 0, 5, 31, 30, 0, 0, 10},  // main
    {1014, 1012, -1, -1, -1, 582, 1071, 55, 0, 0, 4, 31, 30, 0, 0, 10},  // mainScreen
    {1015, -1, -1, -1, 1722, 582, 1071, 56, 2, 3, 1, 31, 30, 0, 5, 10},  // hitTest
    {1016, -1, -1, -1, -1, 584, 1074, 57, 2, 3, 1, 31, 2, 0, 0, 10},  // beginTracking
    {1017, -1, -1, -1, -1, 586, 1077, 58, 2, 3, 1, 31, 2, 0, 0, 10},  // continueTracking
    {319, -1, -1, -1, 1723, 588, 1080, 59, 2, 3, 1, 31, 2, 0, 5, 10},  // point
    {1019, -1, -1, -1, -1, 590, 1083, 0, 0, 0, 3, 0, 31, 0, 0, 11},  // CALayer
    {1020, -1, -1, -1, -1, 590, 1083, 1, 0, 0, 3, 0, 31, 0, 0, 11},  // CAShapeLayer
    {1021, -1, -1, -1, -1, 590, 1083, 2, 0, 0, 3, 0, 31, 0, 0, 11},  // CAGradientLayer
    {1022, -1, -1, -1, -1, 590, 1083, 3, 0, 0, 3, 0, 31, 0, 0, 11},  // CATextLayer
    {1023, -1, -1, -1, -1, 0, 1083, 4, 0, 1, 2, 32, 4, 0, 0, 11},  // colors
    {1024, -1, -1, -1, -1, 0, 1084, 5, 0, 1, 2, 32, 4, 0, 0, 11},  // locations
    {1025, -1, -1, -1, -1, 0, 1085, 6, 0, 1, 2, 32, 9, 0, 0, 11},  // startPoint
    {1026, -1, -1, -1, -1, 0, 1086, 7, 0, 1, 2, 32, 9, 0, 0, 11},  // endPoint
    {266, -1, -1, -1, -1, 0, 1087, 8, 0, 1, 2, 32, 55, 0, 0, 11},  // string
    {777, -1, -1, -1, -1, 0, 1088, 9, 0, 1, 2, 32, 55, 0, 0, 11},  // font
    {1027, -1, -1, -1, -1, 0, 1089, 10, 0, 1, 2, 32, 0, 0, 0, 11},  // fontSize
    {1028, -1, -1, -1, -1, 0, 1090, 11, 0, 1, 2, 32, 17, 0, 0, 11},  // foregroundColor
    {1029, -1, -1, -1, -1, 0, 1091, 12, 0, 1, 2, 32, 2, 0, 0, 11},  // isWrapped
    {1030, -1, -1, -1, 1031, 590, 1092, 13, 1, 2, 1, 32, 55, 0, 0, 11},  // render
    {1032, -1, -1, -1, 1034, 592, 1094, 14, 2, 3, 1, 31, 2, 0, 0, 11},  // drawHierarchy
    {758, -1, -1, -1, -1, 0, 1097, 15, 0, 1, 2, 32, 13, 0, 9, 11},  // frame
    {759, -1, -1, -1, -1, 0, 1098, 16, 0, 1, 2, 32, 13, 0, 10, 11},  // bounds
    {127, -1, -1, -1, -1, 0, 1099, 17, 0, 1, 2, 32, 9, 0, 11, 11},  // position
    {760, -1, -1, -1, -1, 0, 1100, 18, 0, 1, 2, 32, 9, 0, 12, 11},  // anchorPoint
    {761, -1, -1, -1, 1728, 0, 1101, 19, 0, 1, 2, 32, 2, 0, 0, 11},  // isHidden
    {1035, -1, -1, -1, -1, 0, 1102, 20, 0, 1, 2, 32, 2, 0, 0, 11},  // masksToBounds
    {763, -1, -1, -1, -1, 0, 1103, 21, 0, 1, 2, 32, 3, 0, 0, 11},  // name
    {1036, -1, -1, -1, -1, 0, 1104, 22, 0, 1, 2, 32, 14, 0, 0, 11},  // sublayerTransform
    {128, -1, -1, -1, -1, 0, 1105, 23, 0, 1, 2, 32, 14, 0, 0, 11},  // transform
    {1037, -1, -1, -1, -1, 0, 1106, 24, 0, 1, 2, 32, 0, 0, 0, 11},  // zPosition
    {1038, -1, -1, -1, -1, 0, 1107, 25, 0, 1, 2, 32, 0, 0, 0, 11},  // opacity
    {773, -1, -1, -1, -1, 0, 1108, 26, 0, 1, 2, 32, 17, 0, 0, 11},  // backgroundColor
    {1039, -1, -1, -1, -1, 0, 1109, 27, 0, 1, 2, 32, 0, 0, 0, 11},  // cornerRadius
    {1040, -1, -1, -1, -1, 0, 1110, 28, 0, 1, 2, 32, 0, 0, 0, 11},  // borderWidth
    {1041, -1, -1, -1, -1, 0, 1111, 29, 0, 1, 2, 32, 17, 0, 0, 11},  // borderColor
    {803, -1, -1, -1, -1, 0, 1112, 30, 0, 1, 2, 32, 17, 0, 0, 11},  // shadowColor
    {1042, -1, -1, -1, -1, 0, 1113, 31, 0, 1, 2, 32, 0, 0, 0, 11},  // shadowOpacity
    {1043, -1, -1, -1, -1, 0, 1114, 32, 0, 1, 2, 32, 0, 0, 0, 11},  // shadowRadius
    {1044, -1, -1, -1, -1, 0, 1115, 33, 0, 1, 2, 32, 12, 0, 0, 11},  // shadowOffset
    {1045, -1, -1, -1, -1, 0, 1116, 34, 0, 1, 2, 32, 32, 0, 0, 11},  // shadowPath
    {1046, -1, -1, -1, -1, 0, 1117, 35, 0, 1, 2, 32, 0, 0, 0, 11},  // contentsScale
    {1047, -1, -1, -1, -1, 0, 1118, 36, 0, 1, 2, 32, 55, 0, 0, 11},  // contents
    {1048, -1, -1, -1, -1, 0, 1119, 37, 0, 1, 2, 32, 13, 0, 0, 11},  // contentsRect
    {1049, -1, -1, -1, -1, 0, 1120, 38, 0, 1, 2, 32, 2, 0, 0, 11},  // shouldRasterize
    {1050, -1, -1, -1, -1, 0, 1121, 39, 0, 1, 2, 32, 0, 0, 0, 11},  // rasterizationScale
    {1051, -1, -1, -1, 1758, 0, 1122, 40, 0, 1, 2, 32, 2, 0, 0, 11},  // isDoubleSided
    {785, -1, -1, -1, -1, 0, 1123, 41, 0, 1, 2, 32, 31, 0, 0, 11},  // mask
    {1052, -1, -1, -1, -1, 0, 1124, 42, 0, 1, 2, 32, 55, 0, 0, 11},  // contentsGravity
    {1053, 1054, 1055, -1, -1, 0, 0, 43, 0, 0, 5, 4, 3, 0, 0, 11},  // layerMinXMinYCorner
    {1056, 1054, 1057, -1, -1, 0, 0, 44, 0, 0, 5, 4, 3, 0, 0, 11},  // layerMaxXMinYCorner
    {1058, 1054, 1059, -1, -1, 0, 0, 45, 0, 0, 5, 4, 3, 0, 0, 11},  // layerMinXMaxYCorner
    {1060, 1054, 1061, -1, -1, 0, 0, 46, 0, 0, 5, 4, 3, 0, 0, 11},  // layerMaxXMaxYCorner
    {1062, -1, -1, -1, -1, 0, 1125, 47, 0, 1, 2, 32, 55, 0, 0, 11},  // actions
    {1063, -1, -1, -1, -1, 0, 1126, 48, 0, 1, 2, 32, 55, 0, 0, 11},  // magnificationFilter
    {1064, -1, -1, -1, -1, 0, 1127, 49, 0, 1, 2, 32, 55, 0, 0, 11},  // minificationFilter
    {1065, -1, -1, -1, -1, 0, 1128, 50, 0, 1, 2, 32, 55, 0, 0, 11},  // compositingFilter
    {1066, -1, -1, -1, -1, 0, 1129, 51, 0, 1, 2, 32, 55, 0, 0, 11},  // cornerCurve
    {1067, -1, -1, -1, -1, 0, 1130, 52, 0, 1, 2, 32, 55, 0, 0, 11},  // maskedCorners
    {849, -1, -1, -1, -1, 0, 1131, 53, 0, 1, 2, 32, 55, 0, 0, 11},  // delegate
    {779, -1, -1, -1, 1757, 0, 1132, 54, 0, 1, 2, 32, 2, 0, 0, 11},  // isOpaque
    {1068, -1, -1, -1, -1, 0, 1133, 55, 0, 1, 2, 32, 2, 0, 0, 11},  // needsDisplayOnBoundsChange
    {1069, -1, -1, -1, -1, 0, 1134, 56, 0, 1, 2, 32, 2, 0, 0, 11},  // allowsEdgeAntialiasing
    {1070, -1, -1, -1, -1, 0, 1135, 57, 0, 1, 2, 32, 55, 0, 0, 11},  // lineCap
    {1071, -1, -1, -1, -1, 0, 1136, 58, 0, 1, 2, 32, 55, 0, 0, 11},  // fillRule
    {1072, -1, -1, -1, -1, 0, 1137, 59, 0, 1, 2, 32, 0, 0, 0, 11},  // miterLimit
    {1073, -1, -1, -1, -1, 0, 1138, 60, 0, 1, 2, 32, 0, 0, 0, 11},  // strokeStart
    {1074, -1, -1, -1, -1, 0, 1139, 61, 0, 1, 2, 32, 0, 0, 0, 11},  // strokeEnd
    {1075, -1, -1, -1, -1, 596, 1140, 62, 0, 1, 1, 32, 14, 0, 0, 11},  // affineTransform
    {130, -1, -1, -1, -1, 596, 1141, 63, 1, 2, 1, 32, 55, 0, 8, 11},  // setAffineTransform
    {1076, -1, -1, -1, 1741, 597, 1143, 64, 0, 1, 1, 32, 31, 0, 0, 11},  // presentation
    {1077, -1, -1, -1, 1742, 597, 1144, 65, 0, 1, 1, 32, 31, 0, 0, 11},  // model
    {1078, -1, -1, -1, -1, 0, 1145, 66, 0, 1, 2, 32, 31, 0, 0, 11},  // superlayer
    {1079, -1, -1, -1, -1, 0, 1146, 67, 0, 1, 2, 32, 4, 0, 0, 11},  // sublayers
    {1080, -1, -1, -1, -1, 597, 1147, 68, 1, 2, 1, 32, 55, 0, 0, 11},  // addSublayer
    {1081, -1, -1, -1, -1, 598, 1149, 69, 0, 1, 1, 32, 55, 0, 0, 11},  // removeFromSuperlayer
    {979, -1, -1, -1, 1734, 598, 1150, 70, 2, 3, 1, 32, 9, 0, 5, 11},  // convert
    {979, -1, -1, -1, 1736, 600, 1153, 71, 2, 3, 1, 32, 9, 0, 5, 11},  // convert
    {1015, -1, -1, -1, -1, 602, 1156, 72, 1, 2, 1, 32, 31, 0, 0, 11},  // hitTest
    {388, -1, -1, -1, 1688, 603, 1158, 73, 1, 2, 1, 32, 2, 0, 0, 11},  // contains
    {1082, -1, -1, -1, -1, 604, 1160, 0, 0, 0, 0, 0, 48, 0, 0, 12},  // Rectangle
    {1083, -1, -1, -1, -1, 604, 1160, 1, 0, 0, 0, 0, 48, 0, 0, 12},  // Circle
    {1084, -1, -1, -1, -1, 604, 1160, 2, 0, 0, 0, 0, 48, 0, 0, 12},  // Ellipse
    {1085, -1, -1, -1, -1, 604, 1160, 3, 0, 0, 0, 0, 48, 0, 0, 12},  // Capsule
    {1086, -1, -1, -1, -1, 604, 1160, 4, 1, 1, 0, 0, 48, 0, 0, 12},  // RoundedRectangle
    {1087, -1, -1, -1, -1, 605, 1161, 5, 1, 1, 0, 0, 48, 0, 0, 12},  // Text
    {1088, -1, -1, -1, -1, 606, 1162, 6, 1, 1, 0, 0, 48, 0, 0, 12},  // Image
    {1088, -1, -1, -1, -1, 607, 1163, 7, 1, 1, 0, 0, 48, 0, 0, 12},  // Image
    {758, -1, -1, -1, -1, 608, 1164, 8, 2, 3, 1, 49, 48, 0, 0, 12},  // frame
    {758, -1, -1, -1, -1, 610, 1167, 9, 1, 2, 1, 49, 48, 0, 0, 12},  // frame
    {758, -1, -1, -1, -1, 611, 1169, 10, 1, 2, 1, 49, 48, 0, 0, 12},  // frame
    {758, -1, -1, -1, -1, 612, 1171, 11, 3, 4, 1, 49, 48, 0, 0, 12},  // frame
    {650, -1, -1, -1, -1, 615, 1175, 12, 1, 2, 1, 49, 48, 0, 0, 12},  // padding
    {127, -1, -1, -1, -1, 616, 1177, 13, 2, 3, 1, 49, 48, 0, 0, 12},  // position
    {127, -1, -1, -1, -1, 618, 1180, 14, 1, 2, 1, 49, 48, 0, 0, 12},  // position
    {76, -1, -1, -1, -1, 619, 1182, 15, 2, 3, 1, 49, 48, 0, 0, 12},  // offset
    {76, -1, -1, -1, -1, 621, 1185, 16, 1, 2, 1, 49, 48, 0, 0, 12},  // offset
    {76, -1, -1, -1, -1, 622, 1187, 17, 1, 2, 1, 49, 48, 0, 0, 12},  // offset
    {76, -1, -1, -1, -1, 623, 1189, 18, 1, 2, 1, 49, 48, 0, 0, 12},  // offset
    {1090, -1, -1, -1, -1, 624, 1191, 19, 1, 2, 1, 49, 48, 0, 0, 12},  // rotationEffect
    {1090, -1, -1, -1, -1, 625, 1193, 20, 2, 3, 1, 49, 48, 0, 0, 12},  // rotationEffect
    {1092, -1, -1, -1, -1, 627, 1196, 21, 1, 2, 1, 49, 48, 0, 0, 12},  // scaleEffect
    {1092, -1, -1, -1, -1, 628, 1198, 22, 2, 3, 1, 49, 48, 0, 0, 12},  // scaleEffect
    {1092, -1, -1, -1, -1, 630, 1201, 23, 2, 3, 1, 49, 48, 0, 0, 12},  // scaleEffect
    {1092, -1, -1, -1, -1, 632, 1204, 24, 1, 2, 1, 49, 48, 0, 0, 12},  // scaleEffect
    {1092, -1, -1, -1, -1, 633, 1206, 25, 1, 2, 1, 49, 48, 0, 0, 12},  // scaleEffect
    {1092, -1, -1, -1, -1, 634, 1208, 26, 3, 4, 1, 49, 48, 0, 0, 12},  // scaleEffect
    {1093, -1, -1, -1, -1, 637, 1212, 27, 1, 2, 1, 49, 48, 0, 0, 12},  // transformEffect
    {1094, -1, -1, -1, -1, 638, 1214, 28, 1, 2, 1, 49, 48, 0, 0, 12},  // modifier
    {128, -1, -1, -1, -1, 0, 1216, 29, 0, 1, 2, 49, 14, 0, 0, 12},  // transform
    {365, -1, -1, -1, -1, 0, 1217, 30, 0, 1, 2, 49, 4, 0, 0, 12},  // corners
    {366, -1, -1, -1, -1, 0, 1218, 31, 0, 1, 2, 49, 9, 0, 0, 12},  // center
    {842, -1, -1, -1, -1, 0, 1219, 32, 0, 1, 2, 49, 13, 0, 0, 12},  // layoutFrame
    {311, -1, -1, -1, -1, 0, 1220, 33, 0, 1, 2, 49, 12, 0, 0, 12},  // size
    {1095, 1096, -1, -1, -1, 0, 0, 34, 0, 0, 5, 50, 49, 0, 0, 12},  // topLeading
    {368, 1096, -1, -1, -1, 0, 0, 35, 0, 0, 5, 50, 49, 0, 0, 12},  // top
    {1097, 1096, -1, -1, -1, 0, 0, 36, 0, 0, 5, 50, 49, 0, 0, 12},  // topTrailing
    {1098, 1096, -1, -1, -1, 0, 0, 37, 0, 0, 5, 50, 49, 0, 0, 12},  // leading
    {366, 1096, -1, -1, -1, 0, 0, 38, 0, 0, 5, 50, 49, 0, 0, 12},  // center
    {1099, 1096, -1, -1, -1, 0, 0, 39, 0, 0, 5, 50, 49, 0, 0, 12},  // trailing
    {1100, 1096, -1, -1, -1, 0, 0, 40, 0, 0, 5, 50, 49, 0, 0, 12},  // bottomLeading
    {370, 1096, -1, -1, -1, 0, 0, 41, 0, 0, 5, 50, 49, 0, 0, 12},  // bottom
    {1101, 1096, -1, -1, -1, 0, 0, 42, 0, 0, 5, 50, 49, 0, 0, 12},  // bottomTrailing
    {248, -1, -1, -1, -1, 0, 1221, 43, 0, 1, 2, 50, 0, 0, 0, 12},  // x
    {239, -1, -1, -1, -1, 0, 1222, 44, 0, 1, 2, 50, 0, 0, 0, 12},  // y
    {1096, -1, -1, -1, -1, 639, 1223, 45, 2, 2, 0, 0, 9, 0, 0, 12},  // UnitPoint
    {1103, -1, -1, -1, -1, 641, 1225, 46, 1, 1, 3, 0, 14, 0, 0, 12},  // ProjectionTransform
    {1104, -1, -1, -1, -1, 642, 1226, 0, 2, 2, 3, 0, 33, 0, 0, 13},  // UIGestureRecognizer
    {1104, -1, -1, -1, -1, 644, 1228, 1, 1, 1, 3, 0, 33, 0, 0, 13},  // UIGestureRecognizer
    {1104, -1, -1, -1, -1, 0, 0, 2, 0, 0, 3, 0, 33, 0, 0, 13},  // UIGestureRecognizer
    {1106, -1, -1, -1, -1, 645, 1229, 3, 2, 2, 3, 0, 33, 0, 0, 13},  // UIPanGestureRecognizer
    {1106, -1, -1, -1, -1, 647, 1231, 4, 1, 1, 3, 0, 33, 0, 0, 13},  // UIPanGestureRecognizer
    {1106, -1, -1, -1, -1, 0, 0, 5, 0, 0, 3, 0, 33, 0, 0, 13},  // UIPanGestureRecognizer
    {1107, -1, -1, -1, -1, 648, 1232, 6, 2, 2, 3, 0, 33, 0, 0, 13},  // UIPinchGestureRecognizer
    {1107, -1, -1, -1, -1, 650, 1234, 7, 1, 1, 3, 0, 33, 0, 0, 13},  // UIPinchGestureRecognizer
    {1107, -1, -1, -1, -1, 0, 0, 8, 0, 0, 3, 0, 33, 0, 0, 13},  // UIPinchGestureRecognizer
    {1108, -1, -1, -1, -1, 651, 1235, 9, 2, 2, 3, 0, 33, 0, 0, 13},  // UIRotationGestureRecognizer
    {1108, -1, -1, -1, -1, 653, 1237, 10, 1, 1, 3, 0, 33, 0, 0, 13},  // UIRotationGestureRecognizer
    {1108, -1, -1, -1, -1, 0, 0, 11, 0, 0, 3, 0, 33, 0, 0, 13},  // UIRotationGestureRecognizer
    {1109, -1, -1, -1, -1, 654, 1238, 12, 2, 2, 3, 0, 33, 0, 0, 13},  // UITapGestureRecognizer
    {1109, -1, -1, -1, -1, 656, 1240, 13, 1, 1, 3, 0, 33, 0, 0, 13},  // UITapGestureRecognizer
    {1109, -1, -1, -1, -1, 0, 0, 14, 0, 0, 3, 0, 33, 0, 0, 13},  // UITapGestureRecognizer
    {1110, -1, -1, -1, -1, 657, 1241, 15, 2, 2, 3, 0, 33, 0, 0, 13},  // UILongPressGestureRecognizer
    {1110, -1, -1, -1, -1, 659, 1243, 16, 1, 1, 3, 0, 33, 0, 0, 13},  // UILongPressGestureRecognizer
    {1110, -1, -1, -1, -1, 0, 0, 17, 0, 0, 3, 0, 33, 0, 0, 13},  // UILongPressGestureRecognizer
    {1111, -1, -1, -1, -1, 660, 1244, 18, 2, 2, 3, 0, 33, 0, 0, 13},  // UISwipeGestureRecognizer
    {1111, -1, -1, -1, -1, 662, 1246, 19, 1, 1, 3, 0, 33, 0, 0, 13},  // UISwipeGestureRecognizer
    {1111, -1, -1, -1, -1, 0, 0, 20, 0, 0, 3, 0, 33, 0, 0, 13},  // UISwipeGestureRecognizer
    {876, 1104, -1, -1, -1, 0, 0, 21, 0, 0, 5, 34, 52, 0, 0, 13},  // State
    {1112, 1104, -1, -1, -1, 0, 0, 22, 0, 0, 5, 34, 52, 0, 0, 13},  // Direction
    {817, -1, -1, -1, -1, 0, 1247, 23, 0, 1, 2, 35, 0, 0, 0, 13},  // rawValue
    {1115, 1116, 1117, -1, -1, 0, 0, 24, 0, 0, 5, 35, 34, 0, 0, 13},  // possible
    {1118, 1116, -1, -1, -1, 0, 0, 25, 0, 0, 5, 35, 34, 0, 0, 13},  // Possible
    {1119, 1116, 1120, -1, -1, 0, 0, 26, 0, 0, 5, 35, 34, 0, 0, 13},  // began
    {1121, 1116, -1, -1, -1, 0, 0, 27, 0, 0, 5, 35, 34, 0, 0, 13},  // Began
    {1122, 1116, 1123, -1, -1, 0, 0, 28, 0, 0, 5, 35, 34, 0, 0, 13},  // changed
    {1124, 1116, -1, -1, -1, 0, 0, 29, 0, 0, 5, 35, 34, 0, 0, 13},  // Changed
    {1125, 1116, 1126, -1, -1, 0, 0, 30, 0, 0, 5, 35, 34, 0, 0, 13},  // ended
    {1127, 1116, -1, -1, -1, 0, 0, 31, 0, 0, 5, 35, 34, 0, 0, 13},  // Ended
    {1128, 1116, 1129, -1, -1, 0, 0, 32, 0, 0, 5, 35, 34, 0, 0, 13},  // cancelled
    {1130, 1116, -1, -1, -1, 0, 0, 33, 0, 0, 5, 35, 34, 0, 0, 13},  // Cancelled
    {1131, 1116, 1132, -1, -1, 0, 0, 34, 0, 0, 5, 35, 34, 0, 0, 13},  // failed
    {1133, 1116, -1, -1, -1, 0, 0, 35, 0, 0, 5, 35, 34, 0, 0, 13},  // Failed
    {1134, 1116, 1135, -1, -1, 0, 0, 36, 0, 0, 5, 35, 34, 0, 0, 13},  // recognized
    {371, 1136, 1137, -1, -1, 0, 0, 37, 0, 0, 5, 36, 35, 0, 0, 13},  // right
    {1138, 1136, -1, -1, -1, 0, 0, 38, 0, 0, 5, 36, 35, 0, 0, 13},  // Right
    {369, 1136, 1139, -1, -1, 0, 0, 39, 0, 0, 5, 36, 35, 0, 0, 13},  // left
    {1140, 1136, -1, -1, -1, 0, 0, 40, 0, 0, 5, 36, 35, 0, 0, 13},  // Left
    {498, 1136, 1141, -1, -1, 0, 0, 41, 0, 0, 5, 36, 35, 0, 0, 13},  // up
    {1142, 1136, -1, -1, -1, 0, 0, 42, 0, 0, 5, 36, 35, 0, 0, 13},  // Up
    {499, 1136, 1143, -1, -1, 0, 0, 43, 0, 0, 5, 36, 35, 0, 0, 13},  // down
    {1144, 1136, -1, -1, -1, 0, 0, 44, 0, 0, 5, 36, 35, 0, 0, 13},  // Down
    {564, -1, -1, -1, -1, 0, 1248, 45, 0, 1, 2, 34, 34, 0, 0, 13},  // state
    {947, -1, -1, -1, 1145, 0, 1249, 46, 0, 1, 2, 34, 2, 0, 0, 13},  // isEnabled
    {1145, -1, -1, -1, -1, 0, 1250, 47, 0, 1, 2, 34, 2, 0, 0, 13},  // enabled
    {79, -1, -1, -1, -1, 0, 1251, 48, 0, 1, 2, 34, 30, 0, 0, 13},  // view
    {763, -1, -1, -1, -1, 0, 1252, 49, 0, 1, 2, 34, 3, 0, 0, 13},  // name
    {1146, -1, -1, -1, -1, 0, 1253, 50, 0, 1, 2, 34, 2, 0, 0, 13},  // cancelsTouchesInView
    {1147, -1, -1, -1, -1, 0, 1254, 51, 0, 1, 2, 34, 2, 0, 0, 13},  // delaysTouchesBegan
    {1148, -1, -1, -1, -1, 0, 1255, 52, 0, 1, 2, 34, 2, 0, 0, 13},  // delaysTouchesEnded
    {1149, -1, -1, -1, -1, 0, 1256, 53, 0, 1, 2, 34, 0, 0, 0, 13},  // numberOfTouches
    {849, -1, -1, -1, -1, 0, 1257, 54, 0, 1, 2, 34, 55, 0, 0, 13},  // delegate
    {1150, -1, -1, -1, -1, 0, 1258, 55, 0, 1, 2, 34, 0, 0, 0, 13},  // minimumNumberOfTouches
    {1151, -1, -1, -1, -1, 0, 1259, 56, 0, 1, 2, 34, 0, 0, 0, 13},  // maximumNumberOfTouches
    {1152, -1, -1, -1, -1, 0, 1260, 57, 0, 1, 2, 34, 0, 0, 0, 13},  // numberOfTapsRequired
    {1153, -1, -1, -1, -1, 0, 1261, 58, 0, 1, 2, 34, 0, 0, 0, 13},  // numberOfTouchesRequired
    {1154, -1, -1, -1, -1, 0, 1262, 59, 0, 1, 2, 34, 0, 0, 0, 13},  // minimumPressDuration
    {1155, -1, -1, -1, -1, 0, 1263, 60, 0, 1, 2, 34, 0, 0, 0, 13},  // allowableMovement
    {1156, -1, -1, -1, -1, 0, 1264, 61, 0, 1, 2, 34, 35, 0, 0, 13},  // direction
    {286, -1, -1, -1, -1, 0, 1265, 62, 0, 1, 2, 34, 0, 0, 0, 13},  // scale
    {288, -1, -1, -1, -1, 0, 1266, 63, 0, 1, 2, 34, 0, 0, 0, 13},  // rotation
    {1157, -1, -1, -1, -1, 0, 1267, 64, 0, 1, 2, 34, 0, 0, 0, 13},  // velocity
    {1158, -1, -1, -1, -1, 663, 1268, 65, 1, 2, 1, 34, 9, 0, 0, 13},  // location
    {1159, -1, -1, -1, -1, 664, 1270, 66, 1, 2, 1, 34, 9, 0, 0, 13},  // locationInView
    {1158, -1, -1, -1, 1777, 665, 1272, 67, 2, 3, 1, 34, 9, 0, 0, 13},  // location
    {1161, -1, -1, -1, -1, 667, 1275, 68, 2, 3, 1, 34, 9, 0, 0, 13},  // locationOfTouch
    {289, -1, -1, -1, -1, 669, 1278, 69, 1, 2, 1, 34, 9, 0, 0, 13},  // translation
    {1163, -1, -1, -1, -1, 670, 1280, 70, 1, 2, 1, 34, 9, 0, 0, 13},  // translationInView
    {1157, -1, -1, -1, -1, 671, 1282, 71, 1, 2, 1, 34, 9, 0, 0, 13},  // velocity
    {1164, -1, -1, -1, -1, 672, 1284, 72, 1, 2, 1, 34, 9, 0, 0, 13},  // velocityInView
    {1165, -1, -1, -1, 1778, 673, 1286, 73, 2, 3, 1, 34, 55, 0, 0, 13},  // setTranslation
    {1165, -1, -1, -1, -1, 675, 1289, 74, 2, 3, 1, 34, 55, 0, 0, 13},  // setTranslation
    {929, -1, -1, -1, -1, 677, 1292, 75, 2, 3, 1, 34, 55, 0, 0, 13},  // addTarget
    {932, -1, -1, -1, -1, 679, 1295, 76, 2, 3, 1, 34, 55, 0, 0, 13},  // removeTarget
    {1166, -1, -1, -1, -1, 681, 1298, 77, 2, 3, 1, 34, 55, 0, 0, 13},  // touchesBegan
    {1167, -1, -1, -1, -1, 683, 1301, 78, 2, 3, 1, 34, 55, 0, 0, 13},  // touchesMoved
    {1168, -1, -1, -1, -1, 685, 1304, 79, 2, 3, 1, 34, 55, 0, 0, 13},  // touchesEnded
    {1169, -1, -1, -1, -1, 687, 1307, 80, 2, 3, 1, 34, 55, 0, 0, 13},  // touchesCancelled
    {1166, -1, -1, -1, -1, 689, 1310, 81, 2, 3, 1, 34, 55, 0, 0, 13},  // touchesBegan
    {1167, -1, -1, -1, -1, 691, 1313, 82, 2, 3, 1, 34, 55, 0, 0, 13},  // touchesMoved
    {1168, -1, -1, -1, -1, 693, 1316, 83, 2, 3, 1, 34, 55, 0, 0, 13},  // touchesEnded
    {1169, -1, -1, -1, -1, 695, 1319, 84, 2, 3, 1, 34, 55, 0, 0, 13},  // touchesCancelled
    {1171, -1, -1, -1, -1, 697, 1322, 85, 2, 3, 1, 34, 55, 0, 0, 13},  // ignore
    {1172, -1, -1, -1, -1, 699, 1325, 86, 2, 3, 1, 34, 55, 0, 0, 13},  // ignoreTouch
    {1174, -1, -1, -1, -1, 701, 1328, 87, 0, 1, 1, 34, 55, 0, 0, 13},  // reset
    {1175, -1, -1, -1, 1779, 701, 1329, 88, 1, 2, 1, 34, 55, 0, 0, 13},  // require
    {1177, -1, -1, -1, -1, 702, 1331, 89, 1, 2, 1, 34, 55, 0, 0, 13},  // requireGestureRecognizerToFail
    {1178, -1, -1, -1, -1, 703, 1333, 90, 1, 2, 1, 31, 55, 0, 0, 13},  // addGestureRecognizer
    {1179, -1, -1, -1, -1, 704, 1335, 91, 1, 2, 1, 31, 55, 0, 0, 13},  // removeGestureRecognizer
    {1180, -1, -1, -1, -1, 0, 1337, 92, 0, 1, 2, 31, 4, 0, 0, 13},  // gestureRecognizers
    {1181, -1, -1, -1, -1, 0, 1338, 93, 0, 1, 2, 31, 2, 0, 0, 13},  // isMultipleTouchEnabled
    {1182, -1, -1, -1, -1, 0, 1339, 94, 0, 1, 2, 31, 2, 0, 0, 13},  // multipleTouchEnabled
    {1183, -1, -1, -1, 1729, 0, 1340, 95, 0, 1, 2, 31, 2, 0, 0, 13},  // isExclusiveTouch
    {1158, -1, -1, -1, -1, 705, 1341, 0, 1, 2, 1, 52, 9, 0, 0, 14},  // location
    {1159, -1, -1, -1, -1, 706, 1343, 1, 1, 2, 1, 52, 9, 0, 0, 14},  // locationInView
    {1190, -1, -1, -1, -1, 707, 1345, 2, 1, 2, 1, 52, 9, 0, 0, 14},  // previousLocation
    {1191, -1, -1, -1, -1, 708, 1347, 3, 1, 2, 1, 52, 9, 0, 0, 14},  // previousLocationInView
    {1192, 1184, -1, -1, -1, 0, 0, 4, 0, 0, 5, 52, 52, 0, 0, 14},  // Phase
    {1119, 1194, 1195, -1, -1, 0, 0, 5, 0, 0, 5, 37, 36, 0, 0, 14},  // began
    {1196, 1194, 1197, -1, -1, 0, 0, 6, 0, 0, 5, 37, 36, 0, 0, 14},  // moved
    {1198, 1194, 1199, -1, -1, 0, 0, 7, 0, 0, 5, 37, 36, 0, 0, 14},  // stationary
    {1125, 1194, 1200, -1, -1, 0, 0, 8, 0, 0, 5, 37, 36, 0, 0, 14},  // ended
    {1128, 1194, 1201, -1, -1, 0, 0, 9, 0, 0, 5, 37, 36, 0, 0, 14},  // cancelled
    {695, -1, -1, -1, -1, 709, 1349, 10, 0, 1, 1, 5, 55, 0, 0, 14},  // anyObject
    {1204, -1, -1, -1, -1, 709, 1350, 11, 1, 2, 1, 52, 4, 0, 0, 14},  // touches
    {1205, -1, -1, -1, -1, 710, 1352, 12, 1, 2, 1, 52, 4, 0, 0, 14},  // touchesForView
    {1206, -1, -1, -1, -1, 711, 1354, 13, 1, 2, 1, 52, 4, 0, 0, 14},  // touchesForGestureRecognizer
    {1207, -1, -1, -1, -1, 712, 1356, 14, 1, 2, 1, 52, 4, 0, 0, 14},  // coalescedTouches
    {1208, -1, -1, -1, -1, 713, 1358, 15, 1, 2, 1, 52, 4, 0, 0, 14},  // coalescedTouchesForTouch
    {1209, -1, -1, -1, -1, 714, 1360, 16, 1, 2, 1, 52, 4, 0, 0, 14},  // predictedTouches
    {1210, -1, -1, -1, -1, 715, 1362, 17, 1, 2, 1, 52, 4, 0, 0, 14},  // predictedTouchesForTouch
    {1211, -1, -1, -1, -1, 716, 1364, 18, 3, 3, 0, 0, 55, 0, 0, 14},  // drag
    {1211, -1, -1, -1, -1, 719, 1367, 19, 4, 4, 0, 0, 55, 0, 0, 14},  // drag
    {1214, -1, -1, -1, -1, 723, 1371, 20, 3, 3, 0, 0, 55, 0, 0, 14},  // fingers
    {1214, -1, -1, -1, -1, 726, 1374, 21, 4, 4, 0, 0, 55, 0, 0, 14},  // fingers
    {1215, -1, -1, -1, -1, 730, 1378, 22, 4, 4, 0, 0, 55, 0, 0, 14},  // pinch
    {1215, -1, -1, -1, -1, 734, 1382, 23, 5, 5, 0, 0, 55, 0, 1, 14},  // pinch
    {1216, -1, -1, -1, -1, 739, 1387, 24, 4, 4, 0, 0, 55, 0, 1, 14},  // twist
    {1218, -1, -1, -1, -1, 743, 1391, 25, 1, 1, 0, 0, 55, 0, 0, 14},  // tap
    {1218, -1, -1, -1, -1, 744, 1392, 26, 2, 2, 0, 0, 55, 0, 0, 14},  // tap
    {1218, -1, -1, -1, -1, 746, 1394, 27, 2, 2, 0, 0, 55, 0, 0, 14},  // tap
    {1218, -1, -1, -1, -1, 748, 1396, 28, 3, 3, 0, 0, 55, 0, 0, 14},  // tap
    {1220, -1, -1, -1, -1, 751, 1399, 29, 2, 2, 0, 0, 55, 0, 0, 14},  // press
    {1214, -1, -1, -1, -1, 753, 1401, 30, 2, 2, 0, 0, 55, 0, 0, 14},  // fingers
    {1222, -1, -1, -1, -1, 755, 1403, 31, 0, 0, 0, 0, 55, 0, 0, 14},  // lift
    {1223, -1, -1, -1, -1, 755, 1403, 32, 0, 0, 0, 0, 55, 0, 0, 14},  // cancel
    {1226, 220, -1, -1, -1, 0, 0, 0, 0, 0, 5, 31, 52, 0, 0, 15},  // AnimationOptions
    {1227, 220, -1, -1, -1, 0, 0, 1, 0, 0, 5, 31, 52, 0, 0, 15},  // KeyframeAnimationOptions
    {1229, 220, -1, -1, -1, 0, 0, 2, 0, 0, 5, 31, 52, 0, 0, 15},  // AnimationCurve
    {817, -1, -1, -1, -1, 0, 1403, 3, 0, 1, 2, 40, 0, 0, 0, 15},  // rawValue
    {1226, 220, -1, -1, -1, 755, 1404, 4, 1, 1, 4, 31, 4, 0, 0, 15},  // AnimationOptions
    {1227, 220, -1, -1, -1, 756, 1405, 5, 1, 1, 4, 31, 4, 0, 0, 15},  // KeyframeAnimationOptions
    {1224, -1, -1, -1, -1, 757, 1406, 6, 1, 1, 3, 0, 39, 0, 0, 15},  // UIViewAnimationOptions
    {1225, -1, -1, -1, -1, 758, 1407, 7, 1, 1, 3, 0, 39, 0, 0, 15},  // UIViewKeyframeAnimationOptions
    {1235, 1224, 1236, -1, -1, 0, 0, 8, 0, 0, 5, 40, 39, 0, 0, 15},  // curveEaseInOut
    {1237, 1224, 1238, -1, -1, 0, 0, 9, 0, 0, 5, 40, 39, 0, 0, 15},  // curveEaseIn
    {1239, 1224, 1240, -1, -1, 0, 0, 10, 0, 0, 5, 40, 39, 0, 0, 15},  // curveEaseOut
    {1241, 1224, 1242, -1, -1, 0, 0, 11, 0, 0, 5, 40, 39, 0, 0, 15},  // curveLinear
    {10, 1224, 1243, -1, -1, 0, 0, 12, 0, 0, 5, 40, 39, 0, 0, 15},  // repeat
    {1244, 1224, 1245, -1, -1, 0, 0, 13, 0, 0, 5, 40, 39, 0, 0, 15},  // autoreverse
    {1246, 1224, 1247, -1, -1, 0, 0, 14, 0, 0, 5, 40, 39, 0, 0, 15},  // beginFromCurrentState
    {1248, 1224, 1249, -1, -1, 0, 0, 15, 0, 0, 5, 40, 39, 0, 0, 15},  // overrideInheritedDuration
    {1250, 1224, 1251, -1, -1, 0, 0, 16, 0, 0, 5, 40, 39, 0, 0, 15},  // overrideInheritedCurve
    {1252, 1224, 1253, -1, -1, 0, 0, 17, 0, 0, 5, 40, 39, 0, 0, 15},  // overrideInheritedOptions
    {1254, 1224, 1255, -1, -1, 0, 0, 18, 0, 0, 5, 40, 39, 0, 0, 15},  // allowUserInteraction
    {990, 1224, 1256, -1, -1, 0, 0, 19, 0, 0, 5, 40, 39, 0, 0, 15},  // layoutSubviews
    {1257, 1224, 1258, -1, -1, 0, 0, 20, 0, 0, 5, 40, 39, 0, 0, 15},  // allowAnimatedContent
    {1259, 1224, 1260, -1, -1, 0, 0, 21, 0, 0, 5, 40, 39, 0, 0, 15},  // showHideTransitionViews
    {1261, 1224, 1262, -1, -1, 0, 0, 22, 0, 0, 5, 40, 39, 0, 0, 15},  // calculationModeLinear
    {1263, 1224, 1264, -1, -1, 0, 0, 23, 0, 0, 5, 40, 39, 0, 0, 15},  // calculationModeDiscrete
    {1265, 1224, 1266, -1, -1, 0, 0, 24, 0, 0, 5, 40, 39, 0, 0, 15},  // calculationModePaced
    {1267, 1224, 1268, -1, -1, 0, 0, 25, 0, 0, 5, 40, 39, 0, 0, 15},  // calculationModeCubic
    {1269, 1224, 1270, -1, -1, 0, 0, 26, 0, 0, 5, 40, 39, 0, 0, 15},  // calculationModeCubicPaced
    {1271, 1224, -1, -1, -1, 0, 0, 27, 0, 0, 5, 40, 39, 0, 0, 15},  // CurveEaseInOut
    {1272, 1224, -1, -1, -1, 0, 0, 28, 0, 0, 5, 40, 39, 0, 0, 15},  // CurveEaseIn
    {1273, 1224, -1, -1, -1, 0, 0, 29, 0, 0, 5, 40, 39, 0, 0, 15},  // CurveEaseOut
    {1274, 1224, -1, -1, -1, 0, 0, 30, 0, 0, 5, 40, 39, 0, 0, 15},  // CurveLinear
    {1275, 1224, -1, -1, -1, 0, 0, 31, 0, 0, 5, 40, 39, 0, 0, 15},  // Repeat
    {1276, 1224, -1, -1, -1, 0, 0, 32, 0, 0, 5, 40, 39, 0, 0, 15},  // Autoreverse
    {1277, 1224, -1, -1, -1, 0, 0, 33, 0, 0, 5, 40, 39, 0, 0, 15},  // BeginFromCurrentState
    {1278, 1224, -1, -1, -1, 0, 0, 34, 0, 0, 5, 40, 39, 0, 0, 15},  // OverrideInheritedDuration
    {1279, 1224, -1, -1, -1, 0, 0, 35, 0, 0, 5, 40, 39, 0, 0, 15},  // OverrideInheritedCurve
    {1280, 1224, -1, -1, -1, 0, 0, 36, 0, 0, 5, 40, 39, 0, 0, 15},  // OverrideInheritedOptions
    {1281, 1224, -1, -1, -1, 0, 0, 37, 0, 0, 5, 40, 39, 0, 0, 15},  // AllowUserInteraction
    {1282, 1224, -1, -1, -1, 0, 0, 38, 0, 0, 5, 40, 39, 0, 0, 15},  // LayoutSubviews
    {1283, 1224, -1, -1, -1, 0, 0, 39, 0, 0, 5, 40, 39, 0, 0, 15},  // CalculationModeLinear
    {1284, 1228, 1285, -1, -1, 0, 0, 40, 0, 0, 5, 41, 40, 0, 0, 15},  // easeInOut
    {1286, 1228, 1287, -1, -1, 0, 0, 41, 0, 0, 5, 41, 40, 0, 0, 15},  // easeIn
    {1288, 1228, 1289, -1, -1, 0, 0, 42, 0, 0, 5, 41, 40, 0, 0, 15},  // easeOut
    {1290, 1228, 1291, -1, -1, 0, 0, 43, 0, 0, 5, 41, 40, 0, 0, 15},  // linear
    {1292, 1228, -1, -1, -1, 0, 0, 44, 0, 0, 5, 41, 40, 0, 0, 15},  // EaseInOut
    {1293, 1228, -1, -1, -1, 0, 0, 45, 0, 0, 5, 41, 40, 0, 0, 15},  // EaseIn
    {1294, 1228, -1, -1, -1, 0, 0, 46, 0, 0, 5, 41, 40, 0, 0, 15},  // EaseOut
    {1295, 1228, -1, -1, -1, 0, 0, 47, 0, 0, 5, 41, 40, 0, 0, 15},  // Linear
    {1290, 1230, 1296, -1, -1, 0, 0, 48, 0, 0, 5, 42, 41, 0, 0, 15},  // linear
    {1286, 1230, 1297, -1, -1, 0, 0, 49, 0, 0, 5, 42, 41, 0, 0, 15},  // easeIn
    {1288, 1230, 1298, -1, -1, 0, 0, 50, 0, 0, 5, 42, 41, 0, 0, 15},  // easeOut
    {1299, 1230, 1300, -1, -1, 0, 0, 51, 0, 0, 5, 42, 41, 0, 0, 15},  // easeInEaseOut
    {15, 1230, 1301, -1, -1, 0, 0, 52, 0, 0, 5, 42, 41, 0, 0, 15},  // default
    {1302, 1233, 1303, -1, -1, 0, 0, 53, 0, 0, 5, 43, 42, 0, 0, 15},  // removed
    {1304, 1233, 1305, -1, -1, 0, 0, 54, 0, 0, 5, 43, 42, 0, 0, 15},  // forwards
    {1306, 1233, 1307, -1, -1, 0, 0, 55, 0, 0, 5, 43, 42, 0, 0, 15},  // backwards
    {1308, 1233, 1309, -1, -1, 0, 0, 56, 0, 0, 5, 43, 42, 0, 0, 15},  // both
    {1310, 1231, 1311, -1, -1, 0, 0, 57, 0, 0, 5, 45, 44, 0, 0, 15},  // inactive
    {1312, 1231, 1313, -1, -1, 0, 0, 58, 0, 0, 5, 45, 44, 0, 0, 15},  // active
    {1314, 1231, 1315, -1, -1, 0, 0, 59, 0, 0, 5, 45, 44, 0, 0, 15},  // stopped
    {1316, 1232, 1317, -1, -1, 0, 0, 60, 0, 0, 5, 46, 45, 0, 0, 15},  // end
    {1318, 1232, 1319, -1, -1, 0, 0, 61, 0, 0, 5, 46, 45, 0, 0, 15},  // start
    {1009, 1232, 1320, -1, -1, 0, 0, 62, 0, 0, 5, 46, 45, 0, 0, 15},  // current
    {1290, 1234, 1321, -1, -1, 0, 0, 63, 0, 0, 5, 44, 43, 0, 0, 15},  // linear
    {1322, 1234, 1323, -1, -1, 0, 0, 64, 0, 0, 5, 44, 43, 0, 0, 15},  // discrete
    {1324, 1234, 1325, -1, -1, 0, 0, 65, 0, 0, 5, 44, 43, 0, 0, 15},  // paced
    {1326, 1234, 1327, -1, -1, 0, 0, 66, 0, 0, 5, 44, 43, 0, 0, 15},  // cubic
    {1328, 1234, 1329, -1, -1, 0, 0, 67, 0, 0, 5, 44, 43, 0, 0, 15},  // cubicPaced
    {1330, -1, -1, -1, -1, 759, 1408, 0, 1, 1, 0, 0, 55, 0, 0, 16},  // advance
    {1331, -1, -1, -1, -1, 760, 1409, 1, 0, 0, 0, 0, 55, 0, 0, 16},  // run
    {1332, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 0, 0, 0, 16},  // now
    {1333, -1, -1, -1, -1, 760, 1409, 3, 0, 0, 0, 0, 0, 0, 0, 16},  // CACurrentMediaTime
    {1334, -1, -1, -1, -1, 760, 1409, 4, 1, 1, 3, 0, 38, 0, 0, 16},  // CAMediaTimingFunction
    {1338, 1334, -1, -1, -1, 761, 1410, 5, 1, 1, 4, 39, 38, 0, 0, 16},  // functionWithName
    {1334, -1, -1, -1, -1, 762, 1411, 6, 4, 4, 3, 0, 38, 0, 0, 16},  // CAMediaTimingFunction
    {1335, -1, -1, -1, -1, 766, 1415, 7, 2, 2, 3, 0, 38, 0, 0, 16},  // UICubicTimingParameters
    {1335, -1, -1, -1, -1, 768, 1417, 8, 1, 1, 3, 0, 38, 0, 0, 16},  // UICubicTimingParameters
    {1336, -1, -1, -1, -1, 769, 1418, 9, 1, 1, 3, 0, 38, 0, 0, 16},  // UISpringTimingParameters
    {1336, -1, -1, -1, -1, 770, 1419, 10, 2, 2, 3, 0, 38, 0, 0, 16},  // UISpringTimingParameters
    {1336, -1, -1, -1, -1, 772, 1421, 11, 4, 4, 3, 0, 38, 0, 0, 16},  // UISpringTimingParameters
    {1336, -1, -1, -1, -1, 778, 1425, 12, 2, 2, 3, 0, 38, 0, 0, 16},  // UISpringTimingParameters
    {1336, -1, -1, -1, -1, 783, 1427, 13, 3, 3, 3, 0, 38, 0, 0, 16},  // UISpringTimingParameters
    {75, -1, -1, -1, -1, 786, 1430, 14, 1, 2, 1, 39, 0, 0, 0, 16},  // value
    {1157, -1, -1, -1, -1, 787, 1432, 15, 1, 2, 1, 39, 0, 0, 0, 16},  // velocity
    {1340, -1, -1, -1, -1, 0, 1434, 16, 0, 1, 2, 39, 9, 0, 0, 16},  // controlPoint1
    {1341, -1, -1, -1, -1, 0, 1435, 17, 0, 1, 2, 39, 9, 0, 0, 16},  // controlPoint2
    {1290, 1337, -1, -1, -1, 0, 0, 18, 0, 0, 5, 39, 38, 0, 0, 16},  // linear
    {1286, 1337, -1, -1, -1, 0, 0, 19, 0, 0, 5, 39, 38, 0, 0, 16},  // easeIn
    {1288, 1337, -1, -1, -1, 0, 0, 20, 0, 0, 5, 39, 38, 0, 0, 16},  // easeOut
    {1284, 1337, -1, -1, -1, 0, 0, 21, 0, 0, 5, 39, 38, 0, 0, 16},  // easeInOut
    {1350, 1337, -1, -1, -1, 788, 1436, 22, 2, 2, 4, 39, 38, 0, 0, 16},  // bezier
    {1353, -1, -1, -1, -1, 790, 1438, 23, 3, 3, 0, 0, 14, 0, 0, 16},  // interpolate
    {1354, 220, -1, -1, -1, 795, 1441, 0, 2, 2, 4, 31, 55, 0, 0, 17},  // animate
    {1354, 220, -1, -1, -1, 800, 1443, 1, 3, 3, 4, 31, 55, 0, 0, 17},  // animate
    {1354, 220, -1, -1, -1, 806, 1446, 2, 3, 3, 4, 31, 55, 0, 0, 17},  // animate
    {1354, 220, -1, -1, -1, 813, 1449, 3, 4, 4, 4, 31, 55, 0, 0, 17},  // animate
    {1354, 220, -1, -1, -1, 821, 1453, 4, 4, 4, 4, 31, 55, 0, 0, 17},  // animate
    {1354, 220, -1, -1, -1, 830, 1457, 5, 5, 5, 4, 31, 55, 0, 0, 17},  // animate
    {1354, 220, -1, -1, -1, 840, 1462, 6, 5, 5, 4, 31, 55, 0, 0, 17},  // animate
    {1354, 220, -1, -1, -1, 851, 1467, 7, 6, 6, 4, 31, 55, 0, 0, 17},  // animate
    {1354, 220, -1, -1, -1, 863, 1473, 8, 6, 6, 4, 31, 55, 0, 0, 17},  // animate
    {1354, 220, -1, -1, -1, 876, 1479, 9, 7, 7, 4, 31, 55, 0, 0, 17},  // animate
    {1362, 220, -1, -1, -1, 885, 1486, 10, 2, 2, 4, 31, 55, 0, 0, 17},  // animateWithDuration
    {1362, 220, -1, -1, -1, 890, 1488, 11, 3, 3, 4, 31, 55, 0, 0, 17},  // animateWithDuration
    {1362, 220, -1, -1, -1, 897, 1491, 12, 4, 4, 4, 31, 55, 0, 0, 17},  // animateWithDuration
    {1362, 220, -1, -1, -1, 906, 1495, 13, 5, 5, 4, 31, 55, 0, 0, 17},  // animateWithDuration
    {1362, 220, -1, -1, -1, 918, 1500, 14, 7, 7, 4, 31, 55, 0, 0, 17},  // animateWithDuration
    {1354, 220, -1, -1, -1, 927, 1507, 15, 2, 2, 4, 31, 55, 0, 0, 17},  // animate
    {1354, 220, -1, -1, -1, 932, 1509, 16, 3, 3, 4, 31, 55, 0, 0, 17},  // animate
    {1354, 220, -1, -1, -1, 938, 1512, 17, 3, 3, 4, 31, 55, 0, 0, 17},  // animate
    {1354, 220, -1, -1, -1, 945, 1515, 18, 4, 4, 4, 31, 55, 0, 0, 17},  // animate
    {1354, 220, -1, -1, -1, 952, 1519, 19, 3, 3, 4, 31, 55, 0, 0, 17},  // animate
    {1354, 220, -1, -1, -1, 959, 1522, 20, 4, 4, 4, 31, 55, 0, 0, 17},  // animate
    {1354, 220, -1, -1, -1, 967, 1526, 21, 4, 4, 4, 31, 55, 0, 0, 17},  // animate
    {1354, 220, -1, -1, -1, 976, 1530, 22, 5, 5, 4, 31, 55, 0, 0, 17},  // animate
    {1354, 220, -1, -1, -1, 984, 1535, 23, 3, 3, 4, 31, 55, 0, 0, 17},  // animate
    {1354, 220, -1, -1, -1, 991, 1538, 24, 4, 4, 4, 31, 55, 0, 0, 17},  // animate
    {1354, 220, -1, -1, -1, 999, 1542, 25, 4, 4, 4, 31, 55, 0, 0, 17},  // animate
    {1354, 220, -1, -1, -1, 1008, 1546, 26, 5, 5, 4, 31, 55, 0, 0, 17},  // animate
    {1354, 220, -1, -1, -1, 1018, 1551, 27, 5, 5, 4, 31, 55, 0, 0, 17},  // animate
    {1354, 220, -1, -1, -1, 1029, 1556, 28, 6, 6, 4, 31, 55, 0, 0, 17},  // animate
    {1354, 220, -1, -1, -1, 1039, 1562, 29, 4, 4, 4, 31, 55, 0, 0, 17},  // animate
    {1354, 220, -1, -1, -1, 1048, 1566, 30, 5, 5, 4, 31, 55, 0, 0, 17},  // animate
    {1354, 220, -1, -1, -1, 1057, 1571, 31, 4, 4, 4, 31, 55, 0, 0, 17},  // animate
    {1354, 220, -1, -1, -1, 1066, 1575, 32, 5, 5, 4, 31, 55, 0, 0, 17},  // animate
    {1354, 220, -1, -1, -1, 1076, 1580, 33, 5, 5, 4, 31, 55, 0, 0, 17},  // animate
    {1354, 220, -1, -1, -1, 1087, 1585, 34, 6, 6, 4, 31, 55, 0, 0, 17},  // animate
    {1354, 220, -1, -1, -1, 1098, 1591, 35, 5, 5, 4, 31, 55, 0, 0, 17},  // animate
    {1354, 220, -1, -1, -1, 1109, 1596, 36, 6, 6, 4, 31, 55, 0, 0, 17},  // animate
    {1354, 220, -1, -1, -1, 1121, 1602, 37, 6, 6, 4, 31, 55, 0, 0, 17},  // animate
    {1354, 220, -1, -1, -1, 1134, 1608, 38, 7, 7, 4, 31, 55, 0, 0, 17},  // animate
    {1364, 220, -1, -1, -1, 1148, 1615, 39, 7, 7, 4, 31, 55, 0, 0, 17},  // animateWithSpringDuration
    {1365, 220, -1, -1, -1, 1158, 1622, 40, 3, 3, 4, 31, 55, 0, 0, 17},  // animateKeyframes
    {1365, 220, -1, -1, -1, 1165, 1625, 41, 4, 4, 4, 31, 55, 0, 0, 17},  // animateKeyframes
    {1365, 220, -1, -1, -1, 1173, 1629, 42, 4, 4, 4, 31, 55, 0, 0, 17},  // animateKeyframes
    {1365, 220, -1, -1, -1, 1182, 1633, 43, 5, 5, 4, 31, 55, 0, 0, 17},  // animateKeyframes
    {1366, 220, -1, -1, -1, 1192, 1638, 44, 5, 5, 4, 31, 55, 0, 0, 17},  // animateKeyframesWithDuration
    {1367, 220, -1, -1, -1, 1200, 1643, 45, 3, 3, 4, 31, 55, 0, 0, 17},  // addKeyframe
    {1370, 220, -1, -1, -1, 1206, 1646, 46, 3, 3, 4, 31, 55, 0, 0, 17},  // addKeyframeWithRelativeStartTime
    {1371, 220, -1, -1, -1, 1209, 1649, 47, 3, 3, 4, 31, 55, 0, 0, 17},  // modifyAnimations
    {1374, 1375, -1, -1, -1, 1217, 1652, 48, 5, 5, 4, 38, 37, 0, 0, 17},  // runningPropertyAnimator
    {1374, 1375, -1, -1, -1, 1226, 1657, 49, 4, 4, 4, 38, 37, 0, 0, 17},  // runningPropertyAnimator
    {1374, 1375, -1, -1, -1, 1234, 1661, 50, 4, 4, 4, 38, 37, 0, 0, 17},  // runningPropertyAnimator
    {1374, 1375, -1, -1, -1, 1241, 1665, 51, 3, 3, 4, 38, 37, 0, 0, 17},  // runningPropertyAnimator
    {1376, 220, -1, -1, -1, 1244, 1668, 52, 2, 2, 4, 31, 55, 0, 0, 17},  // beginAnimations
    {1378, 220, -1, -1, -1, 1246, 1670, 53, 0, 0, 4, 31, 55, 0, 0, 17},  // commitAnimations
    {1379, 220, -1, -1, -1, 1246, 1670, 54, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationDuration
    {1380, 220, -1, -1, -1, 1247, 1671, 55, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationDelay
    {1381, 220, -1, -1, -1, 1248, 1672, 56, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationRepeatCount
    {1382, 220, -1, -1, -1, 1249, 1673, 57, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationRepeatAutoreverses
    {1383, 220, -1, -1, -1, 1250, 1674, 58, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationBeginsFromCurrentState
    {1384, 220, -1, -1, -1, 1251, 1675, 59, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationCurve
    {1385, 220, -1, -1, -1, 1252, 1676, 60, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationDelegate
    {1386, 220, -1, -1, -1, 1253, 1677, 61, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationDidStop
    {1387, 220, -1, -1, -1, 1254, 1678, 62, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationDidStopSelector
    {1013, 1388, -1, -1, -1, 0, 0, 63, 0, 0, 5, 48, 47, 0, 0, 17},  // main
    {1391, 1388, -1, -1, -1, 0, 0, 64, 0, 0, 5, 48, 47, 0, 0, 17},  // background
    {1392, 1388, -1, -1, -1, 1255, 1679, 65, 0, 0, 4, 48, 47, 0, 0, 17},  // global
    {1392, 1388, -1, -1, -1, 1255, 1679, 66, 1, 1, 4, 48, 47, 0, 0, 17},  // global
    {1388, -1, -1, -1, -1, 1256, 1680, 67, 1, 1, 3, 0, 47, 0, 0, 17},  // DispatchQueue
    {1388, -1, -1, -1, -1, 1257, 1681, 68, 2, 2, 3, 0, 47, 0, 0, 17},  // DispatchQueue
    {1394, -1, -1, -1, -1, 1259, 1683, 69, 1, 2, 1, 48, 55, 0, 0, 17},  // sync
    {1394, -1, -1, -1, -1, 1260, 1685, 70, 1, 2, 1, 48, 55, 0, 0, 17},  // sync
    {1396, -1, -1, -1, -1, 1261, 1687, 71, 1, 2, 1, 48, 55, 0, 0, 17},  // async
    {1396, -1, -1, -1, -1, 1262, 1689, 72, 1, 2, 1, 48, 55, 0, 0, 17},  // async
    {1397, -1, -1, -1, -1, 1263, 1691, 73, 2, 3, 1, 48, 55, 0, 0, 17},  // asyncAfter
    {1397, -1, -1, -1, -1, 1265, 1694, 74, 2, 3, 1, 48, 55, 0, 0, 17},  // asyncAfter
    {1399, -1, -1, -1, -1, 1267, 1697, 75, 2, 2, 0, 0, 55, 0, 0, 17},  // dispatch_async
    {1400, -1, -1, -1, -1, 1269, 1699, 76, 3, 3, 0, 0, 55, 0, 0, 17},  // dispatch_after
    {1401, -1, -1, -1, -1, 1272, 1702, 77, 0, 0, 0, 0, 47, 0, 0, 17},  // dispatch_get_main_queue
    {1332, 1389, -1, -1, -1, 1272, 1702, 78, 0, 0, 4, 1, 0, 0, 0, 17},  // now
    {1221, 1390, -1, -1, -1, 1272, 1702, 79, 1, 1, 4, 1, 0, 0, 0, 17},  // seconds
    {1402, 1390, -1, -1, -1, 1273, 1703, 80, 1, 1, 4, 1, 0, 0, 0, 17},  // milliseconds
    {1403, 1390, -1, -1, -1, 1274, 1704, 81, 1, 1, 4, 1, 0, 0, 0, 17},  // microseconds
    {1404, 1390, -1, -1, -1, 1275, 1705, 82, 1, 1, 4, 1, 0, 0, 0, 17},  // nanoseconds
    {1405, -1, -1, -1, -1, 0, 0, 83, 0, 0, 5, 0, 0, 0, 0, 17},  // DISPATCH_TIME_NOW
    {1406, -1, -1, -1, -1, 0, 0, 84, 0, 0, 5, 0, 0, 0, 0, 17},  // NSEC_PER_SEC
    {1407, -1, -1, -1, -1, 0, 0, 85, 0, 0, 5, 0, 0, 0, 0, 17},  // NSEC_PER_MSEC
    {1408, -1, -1, -1, -1, 1276, 1706, 86, 2, 2, 0, 0, 0, 0, 0, 17},  // dispatch_time
    {1409, 220, -1, -1, -1, 1279, 1708, 87, 1, 1, 4, 31, 55, 0, 0, 17},  // performWithoutAnimation
    {1410, 220, -1, -1, -1, 1280, 1709, 88, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationsEnabled
    {1411, 220, -1, -1, -1, 1281, 1710, 89, 0, 0, 4, 31, 2, 0, 0, 17},  // areAnimationsEnabled
    {1411, 220, -1, -1, -1, 0, 0, 90, 0, 0, 5, 31, 2, 0, 0, 17},  // areAnimationsEnabled
    {1412, -1, -1, -1, -1, 0, 0, 0, 0, 0, 3, 0, 37, 0, 0, 18},  // CABasicAnimation
    {1412, -1, -1, -1, -1, 1281, 1710, 1, 1, 1, 3, 0, 37, 0, 0, 18},  // CABasicAnimation
    {1414, -1, -1, -1, -1, 0, 0, 2, 0, 0, 3, 0, 37, 0, 0, 18},  // CASpringAnimation
    {1414, -1, -1, -1, -1, 1282, 1711, 3, 1, 1, 3, 0, 37, 0, 0, 18},  // CASpringAnimation
    {1415, -1, -1, -1, -1, 0, 0, 4, 0, 0, 3, 0, 37, 0, 0, 18},  // CAKeyframeAnimation
    {1415, -1, -1, -1, -1, 1283, 1712, 5, 1, 1, 3, 0, 37, 0, 0, 18},  // CAKeyframeAnimation
    {1416, -1, -1, -1, -1, 0, 0, 6, 0, 0, 3, 0, 37, 0, 0, 18},  // CAAnimationGroup
    {1413, -1, -1, -1, -1, 0, 1713, 7, 0, 1, 2, 38, 3, 0, 0, 18},  // keyPath
    {1417, -1, -1, -1, -1, 0, 1714, 8, 0, 1, 2, 38, 55, 0, 1, 18},  // fromValue
    {1418, -1, -1, -1, -1, 0, 1715, 9, 0, 1, 2, 38, 55, 0, 1, 18},  // toValue
    {1419, -1, -1, -1, -1, 0, 1716, 10, 0, 1, 2, 38, 55, 0, 1, 18},  // byValue
    {662, -1, -1, -1, -1, 0, 1717, 11, 0, 1, 2, 38, 4, 0, 1, 18},  // values
    {1420, -1, -1, -1, -1, 0, 1718, 12, 0, 1, 2, 38, 32, 0, 0, 18},  // path
    {1421, -1, -1, -1, -1, 0, 1719, 13, 0, 1, 2, 38, 4, 0, 0, 18},  // keyTimes
    {1422, -1, -1, -1, -1, 0, 1720, 14, 0, 1, 2, 38, 4, 0, 0, 18},  // timingFunctions
    {1423, -1, -1, -1, -1, 0, 1721, 15, 0, 1, 2, 38, 43, 0, 0, 18},  // calculationMode
    {1424, -1, -1, -1, -1, 0, 1722, 16, 0, 1, 2, 38, 4, 0, 0, 18},  // tensionValues
    {1425, -1, -1, -1, -1, 0, 1723, 17, 0, 1, 2, 38, 4, 0, 0, 18},  // continuityValues
    {1426, -1, -1, -1, -1, 0, 1724, 18, 0, 1, 2, 38, 4, 0, 0, 18},  // biasValues
    {1427, -1, -1, -1, -1, 0, 1725, 19, 0, 1, 2, 38, 55, 0, 0, 18},  // rotationMode
    {1356, -1, -1, -1, -1, 0, 1726, 20, 0, 1, 2, 38, 4, 0, 0, 18},  // animations
    {1428, -1, -1, -1, -1, 0, 1727, 21, 0, 1, 2, 38, 2, 0, 0, 18},  // additive
    {1429, -1, -1, -1, -1, 0, 1728, 22, 0, 1, 2, 38, 2, 0, 0, 18},  // isAdditive
    {1430, -1, -1, -1, -1, 0, 1729, 23, 0, 1, 2, 38, 2, 0, 0, 18},  // cumulative
    {1431, -1, -1, -1, -1, 0, 1730, 24, 0, 1, 2, 38, 2, 0, 0, 18},  // isCumulative
    {1345, -1, -1, -1, -1, 0, 1731, 25, 0, 1, 2, 38, 0, 0, 0, 18},  // mass
    {1346, -1, -1, -1, -1, 0, 1732, 26, 0, 1, 2, 38, 0, 0, 0, 18},  // stiffness
    {1347, -1, -1, -1, -1, 0, 1733, 27, 0, 1, 2, 38, 0, 0, 0, 18},  // damping
    {1344, -1, -1, -1, -1, 0, 1734, 28, 0, 1, 2, 38, 0, 0, 0, 18},  // initialVelocity
    {1432, -1, -1, -1, -1, 0, 1735, 29, 0, 1, 2, 38, 38, 0, 0, 18},  // timingFunction
    {1348, -1, -1, -1, -1, 0, 1736, 30, 0, 1, 2, 38, 0, 0, 0, 18},  // duration
    {1433, -1, -1, -1, -1, 0, 1737, 31, 0, 1, 2, 38, 0, 0, 0, 18},  // speed
    {1434, -1, -1, -1, -1, 0, 1738, 32, 0, 1, 2, 38, 0, 0, 0, 18},  // beginTime
    {1435, -1, -1, -1, -1, 0, 1739, 33, 0, 1, 2, 38, 0, 0, 0, 18},  // timeOffset
    {1436, -1, -1, -1, -1, 0, 1740, 34, 0, 1, 2, 38, 0, 0, 0, 18},  // repeatCount
    {1437, -1, -1, -1, -1, 0, 1741, 35, 0, 1, 2, 38, 0, 0, 0, 18},  // repeatDuration
    {1373, -1, -1, -1, -1, 0, 1742, 36, 0, 1, 2, 38, 2, 0, 0, 18},  // autoreverses
    {1438, -1, -1, -1, -1, 0, 1743, 37, 0, 1, 2, 38, 42, 0, 0, 18},  // fillMode
    {1439, -1, -1, -1, -1, 0, 1744, 38, 0, 1, 2, 38, 2, 0, 0, 18},  // isRemovedOnCompletion
    {1440, -1, -1, -1, -1, 0, 1745, 39, 0, 1, 2, 38, 2, 0, 0, 18},  // removedOnCompletion
    {849, -1, -1, -1, -1, 0, 1746, 40, 0, 1, 2, 38, 55, 0, 0, 18},  // delegate
    {1441, -1, -1, -1, 1776, 0, 1747, 41, 0, 1, 2, 38, 2, 0, 0, 18},  // isInterruptible
    {770, -1, -1, -1, -1, 0, 1748, 42, 0, 1, 2, 38, 2, 0, 0, 18},  // isUserInteractionEnabled
    {1442, -1, -1, -1, -1, 0, 1749, 43, 0, 1, 2, 38, 0, 0, 0, 18},  // settlingDuration
    {1414, -1, -1, -1, -1, 1284, 1750, 44, 2, 2, 3, 0, 37, 0, 0, 18},  // CASpringAnimation
    {1443, -1, -1, -1, -1, 0, 1752, 45, 0, 1, 2, 38, 0, 0, 0, 18},  // perceptualDuration
    {1349, -1, -1, -1, -1, 0, 1753, 46, 0, 1, 2, 38, 0, 0, 0, 18},  // bounce
    {1375, -1, -1, -1, -1, 1286, 1754, 47, 0, 0, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1375, -1, -1, -1, -1, 1289, 1754, 48, 3, 3, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1375, -1, -1, -1, -1, 1294, 1757, 49, 2, 2, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1375, -1, -1, -1, -1, 1299, 1759, 50, 3, 3, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1375, -1, -1, -1, -1, 1304, 1762, 51, 2, 2, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1375, -1, -1, -1, -1, 1310, 1764, 52, 4, 4, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1375, -1, -1, -1, -1, 1317, 1768, 53, 3, 3, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1375, -1, -1, -1, -1, 1322, 1771, 54, 2, 2, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1446, -1, -1, -1, -1, 1324, 1773, 55, 0, 1, 1, 38, 55, 0, 0, 18},  // startAnimation
    {1446, -1, -1, -1, 1772, 1324, 1774, 56, 1, 2, 1, 38, 55, 0, 0, 18},  // startAnimation
    {1448, -1, -1, -1, -1, 1325, 1776, 57, 0, 1, 1, 38, 55, 0, 0, 18},  // pauseAnimation
    {1449, -1, -1, -1, -1, 1325, 1777, 58, 1, 2, 1, 38, 55, 0, 0, 18},  // stopAnimation
    {1450, -1, -1, -1, 1773, 1326, 1779, 59, 1, 2, 1, 38, 55, 0, 0, 18},  // finishAnimation
    {1451, -1, -1, -1, 1774, 1327, 1781, 60, 2, 3, 1, 38, 55, 0, 0, 18},  // continueAnimation
    {1454, -1, -1, -1, -1, 1329, 1784, 61, 1, 2, 1, 38, 55, 0, 0, 18},  // addAnimations
    {1454, -1, -1, -1, -1, 1330, 1786, 62, 2, 3, 1, 38, 55, 0, 0, 18},  // addAnimations
    {1456, -1, -1, -1, -1, 1332, 1789, 63, 1, 2, 1, 38, 55, 0, 0, 18},  // addCompletion
    {564, -1, -1, -1, -1, 0, 1791, 64, 0, 1, 2, 38, 44, 0, 0, 18},  // state
    {1457, -1, -1, -1, 1775, 0, 1792, 65, 0, 1, 2, 38, 2, 0, 0, 18},  // isRunning
    {1358, -1, -1, -1, -1, 0, 1793, 66, 0, 1, 2, 38, 0, 0, 0, 18},  // delay
    {1445, -1, -1, -1, -1, 0, 1794, 67, 0, 1, 2, 38, 38, 0, 0, 18},  // timingParameters
    {1458, -1, -1, -1, -1, 0, 1795, 68, 0, 1, 2, 38, 0, 0, 0, 18},  // fractionComplete
    {1459, -1, -1, -1, 559, 0, 1796, 69, 0, 1, 2, 38, 2, 0, 0, 18},  // isReversed
    {1460, -1, -1, -1, -1, 0, 1797, 70, 0, 1, 2, 38, 2, 0, 0, 18},  // scrubsLinearly
    {1461, -1, -1, -1, -1, 0, 1798, 71, 0, 1, 2, 38, 2, 0, 0, 18},  // pausesOnCompletion
    {817, -1, -1, -1, -1, 0, 1799, 72, 0, 1, 2, 45, 0, 0, 0, 18},  // rawValue
    {817, -1, -1, -1, -1, 0, 1800, 73, 0, 1, 2, 46, 0, 0, 0, 18},  // rawValue
    {1464, -1, -1, -1, 1743, 1333, 1801, 74, 2, 3, 1, 32, 55, 0, 0, 18},  // add
    {1465, -1, -1, -1, 1744, 1335, 1804, 75, 1, 2, 1, 32, 55, 0, 0, 18},  // removeAnimation
    {1466, -1, -1, -1, 1780, 1336, 1806, 76, 1, 2, 1, 32, 37, 0, 0, 18},  // animation
    {1467, -1, -1, -1, -1, 1337, 1808, 77, 0, 1, 1, 32, 55, 0, 0, 18},  // removeAllAnimations
    {1468, -1, -1, -1, -1, 1337, 1809, 78, 0, 1, 1, 32, 4, 0, 0, 18},  // animationKeys
    {75, -1, -1, -1, 1783, 1337, 1810, 79, 1, 2, 1, 32, 0, 0, 0, 18},  // value
    {1470, -1, -1, -1, 1784, 1338, 1812, 80, 2, 3, 1, 32, 55, 0, 0, 18},  // setValue
    {75, -1, -1, -1, 1783, 1340, 1815, 81, 1, 2, 1, 31, 0, 0, 0, 18},  // value
    {1470, -1, -1, -1, 1784, 1341, 1817, 82, 2, 3, 1, 31, 55, 0, 0, 18},  // setValue
    {75, -1, -1, -1, 1781, 1343, 1820, 83, 1, 2, 1, 32, 0, 0, 0, 18},  // value
    {1470, -1, -1, -1, 1782, 1344, 1822, 84, 2, 3, 1, 32, 55, 0, 0, 18},  // setValue
    {1470, -1, -1, -1, 1782, 1346, 1825, 85, 2, 3, 1, 38, 55, 0, 0, 18},  // setValue
    {75, -1, -1, -1, 1781, 1348, 1828, 86, 1, 2, 1, 38, 55, 0, 0, 18},  // value
    {1433, -1, -1, -1, -1, 0, 1830, 87, 0, 1, 2, 32, 0, 0, 0, 18},  // speed
    {1434, -1, -1, -1, -1, 0, 1831, 88, 0, 1, 2, 32, 0, 0, 0, 18},  // beginTime
    {1435, -1, -1, -1, -1, 0, 1832, 89, 0, 1, 2, 32, 0, 0, 0, 18},  // timeOffset
    {1471, -1, -1, -1, 1738, 1349, 1833, 90, 2, 3, 1, 32, 0, 0, 0, 18},  // convertTime
    {1471, -1, -1, -1, 1739, 1351, 1836, 91, 2, 3, 1, 32, 0, 0, 0, 18},  // convertTime
    {1473, 1472, -1, -1, -1, 1353, 1839, 92, 0, 0, 4, 47, 55, 0, 0, 18},  // begin
    {1474, 1472, -1, -1, -1, 1353, 1839, 93, 0, 0, 4, 47, 55, 0, 0, 18},  // commit
    {1475, 1472, -1, -1, -1, 1353, 1839, 94, 0, 0, 4, 47, 55, 0, 0, 18},  // flush
    {1379, 1472, -1, -1, -1, 1353, 1839, 95, 1, 1, 4, 47, 55, 0, 0, 18},  // setAnimationDuration
    {1476, 1472, -1, -1, -1, 1354, 1840, 96, 1, 1, 4, 47, 55, 0, 0, 18},  // setDisableActions
    {1477, 1472, -1, -1, -1, 1355, 1841, 97, 1, 1, 4, 47, 55, 0, 0, 18},  // setAnimationTimingFunction
    {1478, 1472, -1, -1, -1, 1356, 1842, 98, 1, 1, 4, 47, 55, 0, 0, 18},  // setCompletionBlock
    {1479, -1, -1, -1, -1, 1357, 1843, 99, 1, 1, 0, 0, 14, 0, 0, 18},  // NSValue
    {1479, -1, -1, -1, -1, 1358, 1844, 100, 1, 1, 0, 0, 14, 0, 0, 18},  // NSValue
    {1482, -1, -1, -1, -1, 0, 0, 101, 0, 0, 5, 0, 14, 0, 0, 18},  // CATransform3DIdentity
    {1483, -1, -1, -1, -1, 1359, 1845, 102, 3, 3, 0, 0, 14, 0, 0, 18},  // CATransform3DMakeScale
    {1484, -1, -1, -1, -1, 1362, 1848, 103, 3, 3, 0, 0, 14, 0, 0, 18},  // CATransform3DMakeTranslation
    {1485, -1, -1, -1, -1, 1365, 1851, 104, 1, 1, 0, 0, 14, 0, 0, 18},  // CATransform3DMakeAffineTransform
    {1486, -1, -1, -1, -1, 1366, 1852, 105, 4, 4, 0, 0, 14, 0, 0, 18},  // CATransform3DTranslate
    {1487, -1, -1, -1, -1, 1370, 1856, 106, 4, 4, 0, 0, 14, 0, 0, 18},  // CATransform3DScale
    {1488, -1, -1, -1, -1, 1374, 1860, 107, 5, 5, 0, 0, 14, 0, 1, 18},  // CATransform3DRotate
    {1489, -1, -1, -1, -1, 1379, 1865, 108, 4, 4, 0, 0, 14, 0, 1, 18},  // CATransform3DMakeRotation
    {1481, -1, -1, -1, -1, 1383, 1869, 109, 16, 16, 3, 0, 14, 0, 0, 18},  // CATransform3D
    {1499, -1, -1, -1, -1, 1399, 1885, 110, 2, 2, 0, 0, 14, 0, 0, 18},  // CATransform3DConcat
    {1500, -1, -1, -1, -1, 1401, 1887, 111, 1, 1, 0, 0, 14, 0, 0, 18},  // CATransform3DInvert
    {1501, -1, -1, -1, -1, 1402, 1888, 112, 1, 1, 0, 0, 14, 0, 0, 18},  // CATransform3DGetAffineTransform
    {1502, -1, -1, -1, -1, 1403, 1889, 113, 1, 1, 0, 0, 2, 0, 0, 18},  // CATransform3DIsIdentity
    {1503, -1, -1, -1, -1, 1404, 1890, 114, 1, 1, 0, 0, 2, 0, 0, 18},  // CATransform3DIsAffine
    {1504, -1, -1, -1, -1, 1405, 1891, 115, 2, 2, 0, 0, 2, 0, 0, 18},  // CATransform3DEqualToTransform
    {145, -1, -1, -1, -1, 1407, 1893, 0, 1, 1, 0, 0, 55, 1, 0, 19},  // print
    {145, -1, -1, -1, -1, 1408, 1894, 1, 2, 2, 0, 0, 55, 1, 0, 19},  // print
    {145, -1, -1, -1, -1, 1410, 1896, 2, 2, 2, 0, 0, 55, 1, 0, 19},  // print
    {145, -1, -1, -1, -1, 1412, 1898, 3, 3, 3, 0, 0, 55, 1, 0, 19},  // print
    {1506, -1, -1, -1, -1, 1415, 1901, 4, 1, 1, 0, 0, 55, 1, 0, 19},  // debugPrint
    {1506, -1, -1, -1, -1, 1416, 1902, 5, 2, 2, 0, 0, 55, 1, 0, 19},  // debugPrint
    {1506, -1, -1, -1, -1, 1418, 1904, 6, 2, 2, 0, 0, 55, 1, 0, 19},  // debugPrint
    {1506, -1, -1, -1, -1, 1420, 1906, 7, 3, 3, 0, 0, 55, 1, 0, 19},  // debugPrint
    {1507, -1, -1, -1, -1, 1423, 1909, 8, 0, 0, 0, 0, 55, 0, 0, 19},  // fatalError
    {1508, -1, -1, -1, -1, 1423, 1909, 9, 0, 0, 0, 0, 55, 0, 0, 19},  // preconditionFailure
    {1509, -1, -1, -1, -1, 1423, 1909, 10, 0, 0, 0, 0, 55, 0, 0, 19},  // assertionFailure
    {1507, -1, -1, -1, -1, 1423, 1909, 11, 1, 1, 0, 0, 55, 0, 0, 19},  // fatalError
    {1508, -1, -1, -1, -1, 1424, 1910, 12, 1, 1, 0, 0, 55, 0, 0, 19},  // preconditionFailure
    {1509, -1, -1, -1, -1, 1425, 1911, 13, 1, 1, 0, 0, 55, 0, 0, 19},  // assertionFailure
    {1510, -1, -1, -1, -1, 1426, 1912, 14, 1, 1, 0, 0, 55, 0, 0, 19},  // assert
    {1511, -1, -1, -1, -1, 1427, 1913, 15, 1, 1, 0, 0, 55, 0, 0, 19},  // precondition
    {1512, -1, -1, -1, -1, 1428, 1914, 16, 1, 1, 0, 0, 55, 0, 0, 19},  // NSParameterAssert
    {1510, -1, -1, -1, -1, 1429, 1915, 17, 2, 2, 0, 0, 55, 0, 0, 19},  // assert
    {1511, -1, -1, -1, -1, 1431, 1917, 18, 2, 2, 0, 0, 55, 0, 0, 19},  // precondition
    {1513, -1, -1, -1, -1, 1433, 1919, 19, 1, 1, 0, 0, 55, 1, 0, 19},  // NSAssert
    {1514, -1, -1, -1, -1, 1434, 1920, 20, 1, 1, 0, 0, 55, 1, 0, 19},  // NSCAssert
    {1515, -1, -1, -1, -1, 1435, 1921, 21, 1, 1, 0, 0, 55, 0, 0, 19},  // Optional
    {1516, -1, -1, -1, -1, 0, 0, 22, 0, 0, 5, 0, 21, 0, 0, 19},  // row
    {1517, -1, -1, -1, -1, 0, 0, 23, 0, 0, 5, 0, 21, 0, 0, 19},  // column
    {1518, -1, -1, -1, -1, 1436, 1922, 24, 1, 1, 0, 0, 55, 0, 0, 19},  // convention
    {1519, -1, -1, -1, -1, 1437, 1923, 25, 1, 1, 0, 0, 53, 1, 0, 19},  // plot
    {1519, -1, -1, -1, -1, 1438, 1924, 26, 2, 2, 0, 0, 53, 1, 0, 19},  // plot
    {1519, -1, -1, -1, -1, 1440, 1926, 27, 2, 2, 0, 0, 53, 1, 0, 19},  // plot
    {1520, -1, -1, -1, -1, 1442, 1928, 28, 1, 1, 0, 0, 54, 1, 0, 19},  // describe
    {1520, -1, -1, -1, -1, 1443, 1929, 29, 2, 2, 0, 0, 54, 1, 0, 19},  // describe
    {1520, -1, -1, -1, -1, 1445, 1931, 30, 2, 2, 0, 0, 54, 1, 0, 19},  // describe
    {1521, -1, -1, -1, -1, 1447, 1933, 31, 1, 1, 0, 0, 53, 1, 0, 19},  // film
    {1521, -1, -1, -1, -1, 1448, 1934, 32, 2, 2, 0, 0, 53, 1, 0, 19},  // film
    {1521, -1, -1, -1, -1, 1450, 1936, 33, 2, 2, 0, 0, 53, 1, 0, 19},  // film
    {1521, -1, -1, -1, -1, 1452, 1938, 34, 3, 3, 0, 0, 53, 1, 0, 19},  // film
    {1523, -1, -1, -1, -1, 1455, 1941, 35, 1, 1, 0, 0, 53, 1, 0, 19},  // strip
    {1523, -1, -1, -1, -1, 1456, 1942, 36, 2, 2, 0, 0, 53, 1, 0, 19},  // strip
    {1523, -1, -1, -1, -1, 1458, 1944, 37, 2, 2, 0, 0, 53, 1, 0, 19},  // strip
    {1523, -1, -1, -1, -1, 1460, 1946, 38, 3, 3, 0, 0, 53, 1, 0, 19},  // strip
    {1524, -1, -1, -1, -1, 1463, 1949, 39, 1, 1, 0, 0, 53, 0, 0, 19},  // grid
    {1525, -1, -1, -1, -1, 1464, 1950, 40, 1, 1, 0, 0, 54, 0, 0, 19},  // why
    {1526, -1, -1, -1, -1, 0, 0, 0, 0, 0, 5, 0, 2, 0, 0, 20},  // YES
    {1527, -1, -1, -1, -1, 0, 0, 1, 0, 0, 5, 0, 2, 0, 0, 20},  // NO
    {1528, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 8, 0, 0, 20},  // NULL
    {1529, -1, -1, -1, -1, 0, 0, 3, 0, 0, 5, 0, 8, 0, 0, 20},  // Nil
    {1530, -1, -1, -1, -1, 0, 0, 4, 0, 0, 5, 0, 0, 0, 0, 20},  // HUGE_VALF
    {1531, -1, -1, -1, -1, 0, 0, 5, 0, 0, 5, 0, 0, 0, 0, 20},  // HUGE_VAL
    {1532, -1, -1, -1, -1, 0, 0, 6, 0, 0, 5, 0, 0, 0, 0, 20},  // INFINITY
    {418, -1, -1, -1, -1, 0, 0, 7, 0, 0, 5, 0, 0, 0, 0, 20},  // CGFLOAT_MAX
    {1533, -1, -1, -1, -1, 0, 0, 8, 0, 0, 5, 0, 0, 0, 0, 20},  // DBL_MAX
    {1534, -1, -1, -1, -1, 0, 0, 9, 0, 0, 5, 0, 0, 0, 0, 20},  // CGFLOAT_MIN
    {1535, -1, -1, -1, -1, 0, 0, 10, 0, 0, 5, 0, 0, 0, 0, 20},  // DBL_MIN
    {1536, -1, -1, -1, -1, 0, 0, 11, 0, 0, 5, 0, 0, 0, 0, 20},  // FLT_MAX
    {1537, -1, -1, -1, -1, 0, 0, 12, 0, 0, 5, 0, 0, 0, 0, 20},  // MAXFLOAT
    {1538, -1, -1, -1, -1, 0, 0, 13, 0, 0, 5, 0, 0, 0, 0, 20},  // HUGE
    {1539, -1, -1, -1, -1, 0, 0, 14, 0, 0, 5, 0, 0, 0, 0, 20},  // FLT_MIN
    {1540, -1, -1, -1, -1, 0, 0, 15, 0, 0, 5, 0, 0, 0, 0, 20},  // FLT_EPSILON
    {180, -1, -1, -1, -1, 1465, 1951, 16, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {180, -1, -1, -1, -1, 1466, 1952, 17, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {180, -1, -1, -1, -1, 1467, 1953, 18, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {180, -1, -1, -1, -1, 1468, 1954, 19, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {180, -1, -1, -1, -1, 1469, 1955, 20, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {180, -1, -1, -1, -1, 1470, 1956, 21, 1, 1, 0, 0, 2, 0, 0, 20},  // NSNumber
    {1479, -1, -1, -1, -1, 1471, 1957, 22, 1, 1, 0, 0, 9, 0, 0, 20},  // NSValue
    {1479, -1, -1, -1, -1, 1472, 1958, 23, 1, 1, 0, 0, 9, 0, 0, 20},  // NSValue
    {1479, -1, -1, -1, -1, 1473, 1959, 24, 1, 1, 0, 0, 12, 0, 0, 20},  // NSValue
    {1479, -1, -1, -1, -1, 1474, 1960, 25, 1, 1, 0, 0, 12, 0, 0, 20},  // NSValue
    {1479, -1, -1, -1, -1, 1475, 1961, 26, 1, 1, 0, 0, 13, 0, 0, 20},  // NSValue
    {1479, -1, -1, -1, -1, 1476, 1962, 27, 1, 1, 0, 0, 13, 0, 0, 20},  // NSValue
    {1479, -1, -1, -1, -1, 1477, 1963, 28, 1, 1, 0, 0, 10, 0, 0, 20},  // NSValue
    {1479, -1, -1, -1, -1, 1478, 1964, 29, 1, 1, 0, 0, 10, 0, 0, 20},  // NSValue
    {1479, -1, -1, -1, -1, 1479, 1965, 30, 1, 1, 0, 0, 14, 0, 0, 20},  // NSValue
    {1479, -1, -1, -1, -1, 1480, 1966, 31, 1, 1, 0, 0, 14, 0, 0, 20},  // NSValue
    {631, -1, -1, -1, -1, 0, 1967, 32, 0, 1, 2, 1, 0, 0, 0, 20},  // floatValue
    {632, -1, -1, -1, -1, 0, 1968, 33, 0, 1, 2, 1, 0, 0, 0, 20},  // doubleValue
    {634, -1, -1, -1, -1, 0, 1969, 34, 0, 1, 2, 1, 0, 0, 0, 20},  // intValue
    {633, -1, -1, -1, -1, 0, 1970, 35, 0, 1, 2, 1, 0, 0, 0, 20},  // integerValue
    {1547, -1, -1, -1, -1, 0, 1971, 36, 0, 1, 2, 1, 2, 0, 0, 20},  // boolValue
    {1547, -1, -1, -1, -1, 0, 1972, 37, 0, 1, 2, 3, 2, 0, 0, 20},  // boolValue
    {1548, -1, -1, -1, 1751, 0, 1973, 38, 0, 1, 2, 10, 9, 0, 0, 20},  // cgPointValue
    {1549, -1, -1, -1, 1752, 0, 1974, 39, 0, 1, 2, 13, 12, 0, 0, 20},  // cgSizeValue
    {1550, -1, -1, -1, 1753, 0, 1975, 40, 0, 1, 2, 14, 13, 0, 0, 20},  // cgRectValue
    {1551, -1, -1, -1, 1754, 0, 1976, 41, 0, 1, 2, 11, 10, 0, 0, 20},  // cgVectorValue
    {1552, -1, -1, -1, 1755, 0, 1977, 42, 0, 1, 2, 15, 14, 0, 0, 20},  // cgAffineTransformValue
    {146, -1, -1, -1, -1, 1481, 1978, 43, 1, 1, 0, 0, 55, 1, 0, 20},  // NSLog
    {1553, -1, -1, -1, -1, 1482, 1979, 44, 1, 1, 0, 0, 55, 1, 0, 20},  // printf
    {1554, -1, -1, -1, -1, 1483, 1980, 45, 1, 1, 0, 0, 55, 0, 0, 20},  // puts
    {203, -1, -1, -1, -1, 1484, 1981, 46, 1, 1, 3, 0, 3, 1, 0, 20},  // NSString
    {201, -1, -1, -1, -1, 1485, 1982, 47, 1, 1, 3, 0, 3, 1, 0, 20},  // String
    {201, -1, -1, -1, -1, 1486, 1983, 48, 2, 2, 3, 0, 3, 0, 0, 20},  // String
    {1556, -1, -1, -1, -1, 1488, 1985, 49, 1, 2, 1, 4, 3, 0, 0, 20},  // substringToIndex
    {1557, -1, -1, -1, -1, 1489, 1987, 50, 1, 2, 1, 4, 3, 0, 0, 20},  // substringFromIndex
    {1558, -1, -1, -1, -1, 1490, 1989, 51, 1, 2, 1, 4, 3, 0, 0, 20},  // substringWithRange
    {1559, -1, -1, -1, -1, 1491, 1991, 52, 1, 2, 1, 4, 0, 0, 0, 20},  // characterAtIndex
    {1560, -1, -1, -1, -1, 1492, 1993, 53, 1, 2, 1, 4, 7, 0, 0, 20},  // rangeOfString
    {1561, -1, -1, -1, -1, 1493, 1995, 54, 1, 2, 1, 4, 3, 0, 0, 20},  // stringByAppendingString
    {585, -1, -1, -1, -1, 1494, 1997, 55, 1, 2, 1, 4, 0, 0, 0, 20},  // compare
    {1562, -1, -1, -1, -1, 1495, 1999, 56, 1, 2, 1, 4, 0, 0, 0, 20},  // caseInsensitiveCompare
    {203, -1, -1, -1, -1, 1496, 2001, 57, 1, 1, 3, 0, 3, 0, 0, 20},  // NSString
    {207, -1, -1, -1, -1, 1497, 2002, 58, 1, 1, 3, 0, 3, 0, 0, 20},  // NSMutableString
    {207, -1, -1, -1, -1, 1498, 0, 59, 0, 0, 3, 0, 3, 0, 0, 20},  // NSMutableString
    {203, -1, -1, -1, -1, 1498, 0, 60, 0, 0, 3, 0, 3, 0, 0, 20},  // NSString
    {1563, -1, -1, -1, -1, 0, 2003, 61, 0, 1, 2, 1, 3, 0, 0, 20},  // stringValue
    {1563, -1, -1, -1, -1, 0, 2004, 62, 0, 1, 2, 3, 3, 0, 0, 20},  // stringValue
    {1564, -1, -1, -1, -1, 1498, 2005, 63, 2, 2, 0, 0, 7, 0, 0, 20},  // NSMakeRange
    {1565, -1, -1, -1, -1, 1500, 2007, 64, 1, 1, 0, 0, 0, 0, 0, 20},  // NSMaxRange
    {1158, -1, -1, -1, -1, 0, 2008, 65, 0, 1, 2, 8, 0, 0, 0, 20},  // location
    {306, -1, -1, -1, -1, 0, 2009, 66, 0, 1, 2, 8, 0, 0, 0, 20},  // length
    {1566, -1, -1, -1, -1, 1501, 2010, 67, 1, 2, 1, 5, 4, 0, 0, 20},  // sortedArrayUsingSelector
    {1567, -1, -1, -1, -1, 1502, 2012, 68, 1, 2, 1, 5, 55, 0, 0, 20},  // sortUsingSelector
    {1568, -1, -1, -1, -1, 1503, 2014, 69, 1, 2, 1, 5, 55, 0, 0, 20},  // sortUsingComparator
    {1569, -1, -1, -1, -1, 1504, 2016, 70, 1, 2, 1, 5, 4, 0, 0, 20},  // subarrayWithRange
    {1570, -1, -1, -1, -1, 1505, 2018, 71, 1, 2, 1, 5, 3, 0, 0, 20},  // componentsJoinedByString
    {672, -1, -1, -1, -1, 1506, 2020, 72, 1, 2, 1, 5, 4, 0, 0, 20},  // valueForKey
    {1571, -1, -1, -1, -1, 1507, 2022, 73, 1, 2, 1, 7, 55, 0, 0, 20},  // enumerateKeysAndObjectsUsingBlock
    {1572, -1, -1, -1, -1, 1508, 0, 74, 0, 0, 0, 0, 55, 0, 0, 20},  // NSNull
    {205, -1, -1, -1, -1, 1508, 2024, 75, 1, 1, 3, 0, 4, 1, 0, 20},  // NSArray
    {1574, -1, 1580, -1, -1, 1509, 2025, 0, 0, 0, 3, 0, 32, 0, 0, 21},  // CGMutablePath
    {1578, -1, -1, -1, -1, 1509, 2025, 1, 0, 0, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1578, -1, -1, -1, -1, 1509, 2025, 2, 1, 1, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1578, -1, -1, -1, -1, 1510, 2026, 3, 2, 2, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1578, -1, -1, -1, -1, 1512, 2028, 4, 1, 1, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1578, -1, -1, -1, -1, 1513, 2029, 5, 1, 1, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1578, -1, -1, -1, -1, 1514, 2030, 6, 1, 1, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1585, -1, -1, -1, -1, 1515, 2031, 7, 2, 2, 0, 0, 32, 0, 0, 21},  // CGPathCreateWithRect
    {1575, -1, -1, -1, -1, 1517, 2033, 8, 2, 2, 3, 0, 32, 0, 0, 21},  // CGPath
    {1586, -1, -1, -1, -1, 1519, 2035, 9, 1, 1, 0, 0, 55, 0, 0, 21},  // CGPathRelease
    {1575, -1, -1, -1, -1, 1520, 2036, 10, 2, 2, 3, 0, 32, 0, 0, 21},  // CGPath
    {1588, -1, -1, -1, -1, 1522, 2038, 11, 2, 2, 0, 0, 32, 0, 0, 21},  // CGPathCreateWithEllipseInRect
    {1589, -1, -1, -1, -1, 1524, 2040, 12, 3, 3, 0, 0, 55, 0, 0, 21},  // CGPathAddEllipseInRect
    {1590, -1, -1, -1, -1, 0, 2043, 13, 0, 1, 2, 33, 0, 0, 0, 21},  // lineWidth
    {1072, -1, -1, -1, -1, 0, 2044, 14, 0, 1, 2, 33, 0, 0, 0, 21},  // miterLimit
    {1591, -1, -1, -1, -1, 0, 2045, 15, 0, 1, 2, 33, 0, 0, 0, 21},  // flatness
    {1592, -1, -1, -1, -1, 0, 2046, 16, 0, 1, 2, 33, 55, 0, 0, 21},  // lineCapStyle
    {1593, -1, -1, -1, -1, 0, 2047, 17, 0, 1, 2, 33, 55, 0, 0, 21},  // lineJoinStyle
    {1594, -1, -1, -1, -1, 1527, 2048, 18, 3, 4, 1, 33, 55, 0, 0, 21},  // setLineDash
    {1598, -1, -1, -1, -1, 1530, 2052, 19, 1, 2, 1, 33, 55, 0, 0, 21},  // applyWithBlock
    {1599, -1, -1, -1, -1, 1531, 2054, 20, 0, 1, 1, 33, 55, 0, 0, 21},  // removeAllPoints
    {1600, -1, -1, -1, -1, 1531, 2055, 21, 1, 1, 0, 0, 9, 0, 0, 21},  // CGPathGetCurrentPoint
    {1602, 1601, 1603, -1, -1, 0, 0, 22, 0, 0, 5, 27, 26, 0, 0, 21},  // topLeft
    {1604, 1601, 1605, -1, -1, 0, 0, 23, 0, 0, 5, 27, 26, 0, 0, 21},  // topRight
    {1606, 1601, 1607, -1, -1, 0, 0, 24, 0, 0, 5, 27, 26, 0, 0, 21},  // bottomRight
    {1608, 1601, 1609, -1, -1, 0, 0, 25, 0, 0, 5, 27, 26, 0, 0, 21},  // bottomLeft
    {1610, 1601, 1611, -1, -1, 0, 0, 26, 0, 0, 5, 27, 26, 0, 0, 21},  // allCorners
    {1575, -1, -1, -1, -1, 1532, 2056, 27, 4, 4, 3, 0, 32, 0, 0, 21},  // CGPath
    {1614, -1, -1, -1, -1, 1536, 2060, 28, 4, 4, 0, 0, 32, 0, 0, 21},  // CGPathCreateWithRoundedRect
    {1578, -1, -1, -1, -1, 1540, 2064, 29, 3, 3, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1617, -1, -1, -1, 1621, 1543, 2067, 30, 1, 2, 1, 33, 55, 0, 0, 21},  // move
    {1617, -1, -1, -1, -1, 1544, 2069, 31, 2, 3, 1, 33, 55, 0, 0, 21},  // move
    {1618, -1, -1, -1, 1622, 1546, 2072, 32, 1, 2, 1, 33, 55, 0, 0, 21},  // addLine
    {1618, -1, -1, -1, -1, 1547, 2074, 33, 2, 3, 1, 33, 55, 0, 0, 21},  // addLine
    {1619, -1, -1, -1, -1, 1549, 2077, 34, 1, 2, 1, 33, 55, 0, 0, 21},  // addLines
    {1619, -1, -1, -1, -1, 1550, 2079, 35, 2, 3, 1, 33, 55, 0, 0, 21},  // addLines
    {1623, -1, -1, -1, -1, 1554, 2082, 36, 1, 2, 1, 33, 55, 0, 0, 21},  // addRect
    {1623, -1, -1, -1, -1, 1555, 2084, 37, 2, 3, 1, 33, 55, 0, 0, 21},  // addRect
    {1624, -1, -1, -1, -1, 1557, 2087, 38, 1, 2, 1, 33, 55, 0, 0, 21},  // addRects
    {1624, -1, -1, -1, -1, 1558, 2089, 39, 2, 3, 1, 33, 55, 0, 0, 21},  // addRects
    {1625, -1, -1, -1, -1, 1560, 2092, 40, 1, 2, 1, 33, 55, 0, 0, 21},  // addEllipse
    {1625, -1, -1, -1, -1, 1561, 2094, 41, 2, 3, 1, 33, 55, 0, 0, 21},  // addEllipse
    {1626, -1, -1, -1, -1, 1563, 2097, 42, 3, 4, 1, 33, 55, 0, 0, 21},  // addRoundedRect
    {1626, -1, -1, -1, -1, 1566, 2101, 43, 4, 5, 1, 33, 55, 0, 0, 21},  // addRoundedRect
    {96, -1, -1, -1, 1628, 1570, 2106, 44, 1, 2, 1, 33, 55, 0, 0, 21},  // append
    {1627, -1, -1, -1, -1, 1571, 2108, 45, 1, 2, 1, 33, 55, 0, 0, 21},  // addPath
    {1627, -1, -1, -1, -1, 1572, 2110, 46, 2, 3, 1, 33, 55, 0, 0, 21},  // addPath
    {1629, -1, -1, -1, 1630, 1575, 2113, 47, 1, 2, 1, 33, 55, 0, 0, 21},  // apply
    {1631, -1, -1, -1, 1635, 1577, 2115, 48, 0, 1, 1, 33, 55, 0, 0, 21},  // closeSubpath
    {828, -1, -1, -1, -1, 1577, 2116, 49, 0, 1, 1, 33, 55, 0, 0, 21},  // close
    {1632, -1, -1, -1, -1, 1577, 2117, 50, 0, 1, 1, 33, 55, 0, 0, 21},  // fill
    {1633, -1, -1, -1, -1, 1577, 2118, 51, 0, 1, 1, 33, 55, 0, 0, 21},  // stroke
    {1634, -1, -1, -1, -1, 1577, 2119, 52, 0, 1, 1, 33, 55, 0, 0, 21},  // addClip
    {1636, -1, -1, -1, -1, 1577, 2120, 53, 3, 3, 0, 0, 55, 0, 0, 21},  // CGPathAddRect
    {1637, -1, -1, -1, -1, 1580, 2123, 54, 4, 4, 0, 0, 55, 0, 0, 21},  // CGPathMoveToPoint
    {1638, -1, -1, -1, -1, 1584, 2127, 55, 4, 4, 0, 0, 55, 0, 0, 21},  // CGPathAddLineToPoint
    {1639, -1, -1, -1, -1, 1588, 2131, 56, 5, 5, 0, 0, 55, 0, 0, 21},  // CGPathAddRoundedRect
    {1640, -1, -1, -1, -1, 1593, 2136, 57, 4, 4, 0, 0, 55, 0, 0, 21},  // CGPathAddLines
    {1641, -1, -1, -1, -1, 1597, 2140, 58, 4, 4, 0, 0, 55, 0, 0, 21},  // CGPathAddRects
    {1642, -1, -1, -1, -1, 1601, 2144, 59, 2, 2, 0, 0, 2, 0, 0, 21},  // CGPathEqualToPath
    {1643, -1, -1, -1, -1, 1603, 2146, 60, 3, 3, 0, 0, 55, 0, 0, 21},  // CGPathAddPath
    {1644, -1, -1, -1, -1, 1606, 2149, 61, 1, 1, 0, 0, 55, 0, 0, 21},  // CGPathCloseSubpath
    {1645, -1, -1, -1, 1651, 1607, 2150, 62, 3, 4, 1, 33, 55, 0, 0, 21},  // addCurve
    {1645, -1, -1, -1, -1, 1610, 2154, 63, 3, 4, 1, 33, 55, 0, 0, 21},  // addCurve
    {1645, -1, -1, -1, -1, 1613, 2158, 64, 4, 5, 1, 33, 55, 0, 0, 21},  // addCurve
    {1648, -1, -1, -1, 1652, 1617, 2163, 65, 2, 3, 1, 33, 55, 0, 0, 21},  // addQuadCurve
    {1648, -1, -1, -1, -1, 1619, 2166, 66, 2, 3, 1, 33, 55, 0, 0, 21},  // addQuadCurve
    {1648, -1, -1, -1, -1, 1621, 2169, 67, 3, 4, 1, 33, 55, 0, 0, 21},  // addQuadCurve
    {1653, -1, -1, -1, 1661, 1629, 2173, 68, 5, 6, 1, 33, 55, 0, 1, 21},  // addArc
    {1653, -1, -1, -1, -1, 1634, 2179, 69, 5, 6, 1, 33, 55, 0, 1, 21},  // addArc
    {1653, -1, -1, -1, -1, 1639, 2185, 70, 6, 7, 1, 33, 55, 0, 1, 21},  // addArc
    {1658, -1, -1, -1, -1, 1645, 2192, 71, 4, 5, 1, 33, 55, 0, 1, 21},  // addRelativeArc
    {1658, -1, -1, -1, -1, 1649, 2197, 72, 5, 6, 1, 33, 55, 0, 1, 21},  // addRelativeArc
    {1578, -1, -1, -1, -1, 1654, 2203, 73, 5, 5, 3, 0, 32, 0, 1, 21},  // UIBezierPath
    {1653, -1, -1, -1, -1, 1664, 2208, 74, 3, 4, 1, 33, 55, 0, 0, 21},  // addArc
    {1653, -1, -1, -1, -1, 1667, 2212, 75, 4, 5, 1, 33, 55, 0, 0, 21},  // addArc
    {1664, -1, -1, -1, -1, 1671, 2217, 76, 7, 7, 0, 0, 55, 0, 0, 21},  // CGPathAddArcToPoint
    {1665, -1, -1, -1, -1, 1678, 2224, 77, 8, 8, 0, 0, 55, 0, 0, 21},  // CGPathAddCurveToPoint
    {1666, -1, -1, -1, -1, 1686, 2232, 78, 6, 6, 0, 0, 55, 0, 0, 21},  // CGPathAddQuadCurveToPoint
    {1667, -1, -1, -1, -1, 1692, 2238, 79, 8, 8, 0, 0, 55, 0, 1, 21},  // CGPathAddArc
    {1668, -1, -1, -1, -1, 1700, 2246, 80, 7, 7, 0, 0, 55, 0, 0, 21},  // CGPathAddRelativeArc
    {1669, -1, -1, -1, -1, 0, 2253, 81, 0, 1, 2, 33, 13, 0, 0, 21},  // boundingBox
    {759, -1, -1, -1, -1, 0, 2254, 82, 0, 1, 2, 33, 13, 0, 0, 21},  // bounds
    {1670, -1, -1, -1, -1, 0, 2255, 83, 0, 1, 2, 33, 13, 0, 0, 21},  // boundingBoxOfPath
    {361, -1, -1, -1, -1, 0, 2256, 84, 0, 1, 2, 33, 2, 0, 0, 21},  // isEmpty
    {1671, -1, -1, -1, -1, 0, 2257, 85, 0, 1, 2, 33, 9, 0, 0, 21},  // currentPoint
    {1584, -1, -1, -1, 1575, 0, 2258, 86, 0, 1, 2, 33, 32, 0, 0, 21},  // cgPath
    {1672, -1, -1, -1, -1, 1707, 2259, 87, 1, 1, 0, 0, 2, 0, 0, 21},  // CGPathIsEmpty
    {1673, -1, -1, -1, -1, 1708, 2260, 88, 1, 1, 0, 0, 13, 0, 0, 21},  // CGPathGetBoundingBox
    {1674, -1, -1, -1, -1, 1709, 2261, 89, 1, 1, 0, 0, 13, 0, 0, 21},  // CGPathGetPathBoundingBox
    {1675, -1, -1, -1, -1, 1710, 2262, 90, 0, 1, 1, 33, 32, 0, 0, 21},  // copy
    {1676, -1, -1, -1, -1, 1710, 2263, 91, 0, 1, 1, 33, 32, 0, 0, 21},  // mutableCopy
    {1675, -1, -1, -1, -1, 1710, 2264, 92, 1, 2, 1, 33, 32, 0, 0, 21},  // copy
    {1676, -1, -1, -1, -1, 1711, 2266, 93, 1, 2, 1, 33, 32, 0, 0, 21},  // mutableCopy
    {1678, -1, -1, -1, 1679, 1712, 2268, 94, 0, 1, 1, 33, 32, 0, 0, 21},  // reversing
    {1680, -1, -1, -1, -1, 1712, 2269, 95, 1, 1, 0, 0, 32, 0, 0, 21},  // CGPathCreateCopy
    {1681, -1, -1, -1, -1, 1713, 2270, 96, 1, 1, 0, 0, 32, 0, 0, 21},  // CGPathCreateMutableCopy
    {1682, -1, -1, -1, -1, 1714, 2271, 97, 2, 2, 0, 0, 32, 0, 0, 21},  // CGPathCreateCopyByTransformingPath
    {1683, -1, -1, -1, -1, 1716, 2273, 98, 2, 2, 0, 0, 32, 0, 0, 21},  // CGPathCreateMutableCopyByTransformingPath
    {1685, 1684, -1, -1, -1, 0, 0, 99, 0, 0, 5, 28, 27, 0, 0, 21},  // winding
    {1686, 1684, -1, -1, -1, 0, 0, 100, 0, 0, 5, 28, 27, 0, 0, 21},  // evenOdd
    {1687, -1, -1, -1, -1, 0, 2275, 101, 0, 1, 2, 33, 2, 0, 0, 21},  // usesEvenOddFillRule
    {388, -1, -1, -1, 1688, 1718, 2276, 102, 1, 2, 1, 33, 2, 0, 0, 21},  // contains
    {388, -1, -1, -1, -1, 1719, 2278, 103, 2, 3, 1, 33, 2, 0, 0, 21},  // contains
    {388, -1, -1, -1, -1, 1721, 2281, 104, 2, 3, 1, 33, 2, 0, 0, 21},  // contains
    {388, -1, -1, -1, -1, 1723, 2284, 105, 3, 4, 1, 33, 2, 0, 0, 21},  // contains
    {1689, -1, -1, -1, -1, 1727, 2288, 106, 4, 4, 0, 0, 2, 0, 0, 21},  // CGPathContainsPoint
    {1420, -1, -1, -1, -1, 0, 2292, 107, 0, 1, 2, 32, 32, 0, 0, 21},  // path
    {1690, -1, -1, -1, -1, 0, 2293, 108, 0, 1, 2, 32, 17, 0, 0, 21},  // fillColor
    {1691, -1, -1, -1, -1, 0, 2294, 109, 0, 1, 2, 32, 17, 0, 0, 21},  // strokeColor
    {1590, -1, -1, -1, -1, 0, 2295, 110, 0, 1, 2, 32, 0, 0, 0, 21},  // lineWidth
    {1692, -1, -1, -1, -1, 0, 2296, 111, 0, 1, 2, 32, 23, 0, 0, 21},  // lineJoin
    {1693, -1, -1, -1, -1, 0, 2297, 112, 0, 1, 2, 32, 4, 0, 0, 21},  // lineDashPattern
    {1694, -1, -1, -1, -1, 0, 2298, 113, 0, 1, 2, 32, 0, 0, 0, 21},  // lineDashPhase
    {1696, 1695, 1697, -1, -1, 0, 0, 114, 0, 0, 5, 24, 23, 0, 0, 21},  // miter
    {111, 1695, 1698, -1, -1, 0, 0, 115, 0, 0, 5, 24, 23, 0, 0, 21},  // round
    {1699, 1695, 1700, -1, -1, 0, 0, 116, 0, 0, 5, 24, 23, 0, 0, 21},  // bevel
    {1701, -1, -1, -1, 709, 0, 2299, 117, 0, 1, 2, 18, 17, 0, 0, 21},  // cgColor
    {321, -1, 1702, -1, -1, 1731, 2300, 0, 1, 1, 0, 0, 13, 0, 0, 22},  // rect
    {319, -1, 1703, -1, -1, 1732, 2301, 1, 1, 1, 0, 0, 9, 0, 0, 22},  // point
    {311, -1, 1704, -1, -1, 1733, 2302, 2, 1, 1, 0, 0, 12, 0, 0, 22},  // size
    {305, -1, 1705, -1, -1, 1734, 2303, 3, 1, 1, 0, 0, 10, 0, 0, 22},  // vector
    {128, -1, 1706, -1, -1, 1735, 2304, 4, 1, 1, 0, 0, 14, 0, 0, 22},  // transform
    {1707, -1, -1, -1, -1, 1736, 2305, 5, 1, 1, 0, 0, 14, 0, 0, 22},  // css
    {1708, -1, -1, -1, -1, 1737, 2306, 6, 1, 1, 0, 0, 14, 0, 0, 22},  // svg
    {1542, 265, -1, -1, -1, 1738, 2307, 7, 1, 1, 4, 4, 9, 0, 0, 22},  // cgPoint
    {1543, 265, -1, -1, -1, 1739, 2308, 8, 1, 1, 4, 4, 12, 0, 0, 22},  // cgSize
    {1544, 265, -1, -1, -1, 1740, 2309, 9, 1, 1, 4, 4, 13, 0, 0, 22},  // cgRect
    {1545, 265, -1, -1, -1, 1741, 2310, 10, 1, 1, 4, 4, 10, 0, 0, 22},  // cgVector
    {1546, 265, -1, -1, -1, 1742, 2311, 11, 1, 1, 4, 4, 14, 0, 0, 22},  // cgAffineTransform
    {1709, -1, -1, -1, -1, 1743, 2312, 12, 1, 1, 0, 0, 30, 0, 0, 22},  // views
    {128, -1, -1, -1, -1, 1744, 2313, 0, 2, 2, 0, 0, 14, 0, 0, 23},  // transform
    {128, -1, -1, -1, -1, 1746, 2315, 1, 3, 3, 0, 0, 14, 0, 0, 23},  // transform
    {1632, 1710, -1, -1, -1, 0, 0, 2, 0, 0, 5, 23, 22, 0, 0, 23},  // fill
    {1711, 1710, -1, -1, -1, 0, 0, 3, 0, 0, 5, 23, 22, 0, 0, 23},  // aspectFit
    {1712, 1710, -1, -1, -1, 0, 0, 4, 0, 0, 5, 23, 22, 0, 0, 23},  // aspectFill
    {1713, 1710, -1, -1, -1, 0, 0, 5, 0, 0, 5, 23, 22, 0, 0, 23},  // scaleToFill
    {1714, 1710, -1, -1, -1, 0, 0, 6, 0, 0, 5, 23, 22, 0, 0, 23},  // scaleAspectFit
    {1715, 1710, -1, -1, -1, 0, 0, 7, 0, 0, 5, 23, 22, 0, 0, 23},  // scaleAspectFill
    {128, -1, -1, -1, -1, 1749, 2318, 8, 1, 1, 0, 0, 55, 0, 0, 23},  // transform
    {1717, -1, -1, -1, -1, 1750, 2319, 9, 1, 1, 0, 0, 0, 0, 0, 23},  // area
    {388, -1, -1, -1, -1, 1751, 2320, 10, 2, 2, 0, 0, 2, 0, 0, 23},  // contains
    {365, -1, -1, -1, -1, 1753, 2322, 11, 1, 2, 1, 31, 4, 0, 0, 23},  // corners
    {1707, -1, -1, -1, -1, 0, 2324, 0, 0, 1, 2, 15, 3, 0, 0, 24},  // css
    {1708, -1, -1, -1, -1, 0, 2325, 1, 0, 1, 2, 15, 3, 0, 0, 24},  // svg
    {1718, -1, -1, -1, -1, 0, 2326, 2, 0, 1, 2, 15, 54, 0, 0, 24},  // latex
    {1718, -1, -1, -1, -1, 0, 2327, 3, 0, 1, 2, 16, 54, 0, 0, 24},  // latex
    {1719, -1, -1, -1, -1, 1754, 2328, 4, 1, 1, 0, 0, 54, 0, 0, 24},  // swiftCode
    {1720, -1, -1, -1, -1, 1755, 2329, 0, 1, 1, 0, 0, 54, 0, 0, 25},  // explain
    {1720, -1, -1, -1, -1, 1756, 2330, 1, 2, 2, 0, 0, 54, 0, 0, 25},  // explain
    {585, -1, -1, -1, -1, 1758, 2332, 2, 2, 2, 0, 0, 54, 0, 0, 25},  // compare
    {585, -1, -1, -1, -1, 1760, 2334, 3, 3, 3, 0, 0, 54, 0, 0, 25},  // compare
    {930, -1, -1, -1, 1785, 1824, 2337, 0, 1, 2, 1, 32, 8, 0, 0, 26},  // action
    {1786, -1, -1, -1, -1, 1826, 2339, 1, 1, 1, 3, 0, 3, 0, 0, 26},  // Selector
    {1788, -1, -1, -1, -1, 1827, 2340, 2, 1, 1, 0, 0, 3, 0, 0, 26},  // NSStringFromClass
    {1789, -1, -1, -1, -1, 1828, 2341, 3, 1, 1, 0, 0, 3, 0, 0, 26},  // NSSelectorFromString
};

static const int32_t labels[] = {
    131, 233, 234, 132, 235, 236, 238, 239, 242, 239, 243, -1, -1, 246, -1, 246, -1, -1, 246, 248, 239, 248,
    239, -1, 248, 239, 248, 239, 256, -1, -1, -1, -1, 7, -1, 280, 281, 286, 287, 288, 289, -1, 248, 239, -1,
    297, -1, -1, -1, -1, 302, 303, -1, -1, 308, 309, -1, -1, -1, -1, -1, 248, 239, 308, 309, 283, 311, -1,
    329, 330, -1, -1, -1, 368, 369, 370, 371, -1, -1, -1, 256, 302, 303, 302, 303, -1, -1, -1, -1, -1, -1,
    -1, 397, 398, 394, 395, -1, -1, -1, -1, -1, -1, -1, 423, 423, 423, 423, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 424, 425, 424, 425, 424, 425, 424, 425, 424, 425, 424, 425, 424, 425, 424, 425, 424, 425, 424, 425,
    -1, 426, -1, 426, 427, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 398, 297, 256, 398,
    280, 256, 297, 256, 280, 256, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    505, 505, 509, 523, -1, 256, 297, -1, -1, -1, -1, 505, 427, 427, 427, 427, 427, 427, 427, 427, 427, 427,
    427, 427, 532, 533, 532, 533, -1, -1, -1, -1, -1, -1, 256, -1, -1, -1, -1, -1, -1, -1, 426, 546, 547,
    548, 549, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 557, 563, 564, 563, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 578, -1, 580, -1, 582, -1, -1, -1, -1, -1, 87, 87, -1, 509, 87, 87, 87, 509, 9,
    -1, 9, -1, 595, -1, -1, -1, -1, -1, -1, -1, 599, 280, 398, -1, -1, 595, 256, 87, -1, 601, 603, 604, -1,
    380, -1, 380, 605, 398, 297, 603, 604, -1, 380, -1, 380, 605, 398, 297, -1, -1, 601, 607, -1, -1, -1, -1,
    612, -1, 87, 613, 556, -1, -1, -1, -1, 256, 256, 256, -1, 601, -1, 615, -1, 616, 615, 616, 616, 617, -1,
    -1, -1, 613, 556, 601, 636, 509, 595, -1, 509, 595, -1, 601, 648, 601, 649, 601, 648, 649, 607, -1, 651,
    652, 653, 509, -1, 655, -1, 656, 664, -1, -1, 664, -1, 664, 617, -1, 667, -1, -1, -1, -1, 667, -1, -1,
    673, -1, 667, -1, -1, 674, 256, -1, -1, -1, -1, -1, -1, 87, 87, -1, 256, -1, 256, 256, -1, 297, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 509, 509, 509, 509, 595, -1, -1, 595, -1, -1, -1, -1, 696, 697,
    698, 699, -1, 704, 699, 705, 706, 707, 699, 708, 697, 698, 699, 696, 697, 698, 699, 710, 758, 758, 758,
    758, 758, 758, 758, 758, 758, 758, 758, 758, 758, 710, 766, 764, 297, 248, 239, 308, 309, 654, -1, 930,
    7, -1, 930, 931, -1, 930, 7, -1, 930, 931, 7, -1, -1, 7, -1, 936, -1, 7, -1, 936, -1, 7, -1, 936, -1, 7,
    -1, 936, -1, 7, -1, 7, 509, -1, -1, 969, -1, 972, -1, 616, 616, 976, -1, 977, -1, 978, -1, 297, -1, 398,
    -1, 981, -1, 982, -1, 981, -1, 982, 509, -1, -1, -1, -1, -1, -1, -1, 616, -1, 1002, -1, 1003, -1, 595,
    -1, 595, -1, 595, 1018, 595, 8, 8, 8, 1033, 8, 1033, -1, -1, -1, 297, -1, 398, -1, -1, 1039, -1, -1, 766,
    308, 309, 308, 309, 308, 309, 1089, -1, 248, 239, -1, 248, 239, 248, 239, -1, -1, -1, 1091, -1, -1, 1091,
    248, 239, 248, 239, 248, 239, 1091, -1, -1, 248, 239, -1, 1105, 930, -1, 1105, 930, -1, 1105, 930, -1,
    1105, 930, -1, 1105, 930, -1, 1105, 930, -1, 1105, 930, -1, 8, -1, 1160, 8, -1, 1162, 8, -1, 8, -1, -1,
    8, -1, 1162, -1, 930, -1, 930, -1, 595, -1, 595, -1, 595, -1, 595, -1, 1170, -1, 1170, -1, 1170, -1,
    1170, -1, 7, -1, 1173, 1176, -1, -1, -1, 8, -1, 8, -1, 7, -1, -1, 7, -1, 7, -1, 398, 297, 1212, 398, 297,
    1212, 1213, 398, 297, 1212, 398, 297, 1212, 1213, 616, 398, 297, 1212, 616, 398, 297, 1212, 281, 616,
    256, 1217, 1212, 616, 616, 1219, 616, 1214, 616, 1219, 1214, 616, 1221, 297, 1212, 817, 817, 817, 817,
    -1, 763, -1, 1339, -1, -1, -1, 1340, 1341, 1342, 1343, 1343, 1344, 1345, 1346, 1347, 1344, 1348, 1349,
    1348, 1349, 1348, 1349, 1344, 1348, 1349, 1344, 616, 616, 1351, 1352, -1, -1, 616, 1355, 1356, 1355,
    1356, 1355, 1356, 1357, 1355, 1356, 1357, 1355, 1358, 1356, 1355, 1358, 1356, 1355, 1358, 1356, 1357,
    1355, 1358, 1356, 1357, 1355, 1358, 1359, 1356, 1355, 1358, 1359, 1356, 1355, 1358, 1359, 1356, 1357,
    1355, 1358, 1359, 1356, 1357, 1355, 1358, 1360, 1361, 1356, 1355, 1358, 1360, 1361, 1356, 1355, 1358,
    1360, 1361, 1359, 1356, 1355, 1358, 1360, 1361, 1359, 1356, 1355, 1358, 1360, 1361, 1356, 1357, 1355,
    1358, 1360, 1361, 1356, 1357, 1355, 1358, 1360, 1361, 1359, 1356, 1357, 1355, 1358, 1360, 1361, 1359,
    1356, 1357, -1, 1356, -1, 1356, -1, 1356, 1357, -1, 1356, 1357, -1, 1358, 1359, 1356, -1, 1358, 1359,
    1356, -1, 1358, 1359, 1356, 1357, -1, 1358, 1359, 1356, 1357, -1, 1358, 1360, 1361, 1359, 1356, 1357, -1,
    1358, 1360, 1361, 1359, 1356, 1357, 1363, 1356, 1363, 1356, 1363, 1356, 1357, 1363, 1356, 1357, 1363,
    1349, 1356, 1363, 1349, 1356, 1363, 1349, 1356, 1357, 1363, 1349, 1356, 1357, 1363, 1358, 1356, 1363,
    1358, 1356, 1363, 1358, 1356, 1357, 1363, 1358, 1356, 1357, 1363, 1349, 1358, 1356, 1363, 1349, 1358,
    1356, 1363, 1349, 1358, 1356, 1357, 1363, 1349, 1358, 1356, 1357, 1363, 1359, 1356, 1363, 1359, 1356,
    1363, 1359, 1356, 1357, 1363, 1359, 1356, 1357, 1363, 1349, 1359, 1356, 1363, 1349, 1359, 1356, 1363,
    1349, 1359, 1356, 1357, 1363, 1349, 1359, 1356, 1357, 1363, 1349, 1358, 1359, 1356, 1363, 1349, 1358,
    1359, 1356, 1363, 1349, 1358, 1359, 1356, 1357, 1363, 1349, 1358, 1359, 1356, 1357, 1363, 1358, 1359,
    1356, 1363, 1358, 1359, 1356, 1363, 1358, 1359, 1356, 1357, 1363, 1358, 1359, 1356, 1357, 1363, 1349,
    1361, 1356, 1363, 1349, 1361, 1356, 1363, 1349, 1361, 1356, 1357, 1363, 1349, 1361, 1356, 1357, 1363,
    1349, 1361, 1358, 1356, 1363, 1349, 1361, 1358, 1356, 1363, 1349, 1361, 1358, 1356, 1357, 1363, 1349,
    1361, 1358, 1356, 1357, 1363, 1349, 1361, 1359, 1356, 1363, 1349, 1361, 1359, 1356, 1363, 1349, 1361,
    1359, 1356, 1357, 1363, 1349, 1361, 1359, 1356, 1357, 1363, 1349, 1361, 1358, 1359, 1356, 1363, 1349,
    1361, 1358, 1359, 1356, 1363, 1349, 1361, 1358, 1359, 1356, 1357, 1363, 1349, 1361, 1358, 1359, 1356,
    1357, -1, 1349, 1361, 1358, 1359, 1356, 1357, -1, 1349, 1361, 1358, 1359, 1356, 1357, 1355, 1358, 1356,
    1355, 1358, 1356, 1355, 1358, 1359, 1356, 1355, 1358, 1359, 1356, 1355, 1358, 1356, 1357, 1355, 1358,
    1356, 1357, 1355, 1358, 1359, 1356, 1357, 1355, 1358, 1359, 1356, 1357, -1, 1358, 1359, 1356, 1357, -1,
    1358, 1359, 1356, 1357, 1368, 1369, 1356, 1368, 1369, 1356, -1, 1369, 1356, -1, 1369, 1356, 1372, 1373,
    1356, 1355, 1358, 1359, 1356, 1357, 1355, 1358, 1359, 1356, 1357, 1355, 1358, 1359, 1356, 1355, 1358,
    1359, 1356, 1355, 1358, 1356, 1357, 1355, 1358, 1356, 1357, 1355, 1358, 1356, 1355, 1358, 1356, -1, 1377,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, 1393, 757, 757, 1393, -1, 1395, -1, 1395, 1398, -1, 1398, 1395, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1413, 1413, 1413, 1443, 1349, 1348, 1444, 1356, 1348,
    1444, 1356, 1348, 1444, 1348, 1444, 1348, 1343, 1356, 1348, 1343, 1356, 1348, 1343, 1348, 1343, 1348,
    1340, 1341, 1356, 1348, 1340, 1341, 1356, 1348, 1340, 1341, 1348, 1340, 1341, 1348, 1445, 1348, 1445,
    1447, -1, 616, 1452, 1453, -1, -1, 1455, -1, -1, 664, 664, 664, 1469, -1, 1469, 1469, -1, 1469, 664, -1,
    664, -1, 664, 664, -1, 398, -1, 297, -1, -1, -1, -1, 1480, 1481, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 267, 268, 1490, 1491, 269, 270, 1492, 1493, 1494,
    1495, 1496, 1497, 271, 272, 1498, 273, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 601, -1, 1505, -1, 601,
    1505, -1, -1, 601, -1, 1505, -1, 601, 1505, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 509, -1, 8, -1, -1, 509, -1, 8, -1, -1, 1522, -1, 1221, -1, 1221, 1522, -1, -1, 1522, -1, 1221, -1,
    1221, 1522, -1, -1, 181, 1541, 182, 183, 75, 208, 1542, 213, 1543, 215, 1544, 216, 1545, 214, 1546, 149,
    -1, -1, -1, 1555, 1555, 1555, 85, -1, -1, -1, -1, -1, -1, -1, -1, 266, 266, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, 1573, 321, 1581, 1039, 1582, 1583, 1584, -1, -1, 321, 128, -1, 1587, 128, -1, -1, -1, -1, -1,
    -1, 556, 1187, -1, -1, 1581, 1612, 1613, 128, -1, -1, -1, -1, 1581, 1615, 1616, 297, 297, 128, 297, 297,
    128, 1620, 1620, 128, 297, 297, -1, -1, 128, -1, -1, 128, 8, 8, 128, 8, 1612, 1613, 8, 1612, 1613, 128,
    -1, -1, -1, 128, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 297, 1340, 1341, 297, 1646, 1647, 297, 1646, 1647, 128, 297,
    1649, 297, 1650, 297, 1650, 128, 297, 1340, 1341, 297, 1649, 1654, 1217, 1655, 1656, 1657, 366, 1217,
    1655, 1656, 1657, 366, 1217, 1655, 1656, 1657, 128, 366, 1217, 1655, 1659, 366, 1217, 1655, 1659, 128,
    1660, 1217, 1655, 1656, 1657, 1654, 1217, 1655, 1656, 1657, 1662, 1663, 1217, 1662, 1663, 1217, 128, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1677, 1677, -1, -1, -1, -1, -1, -1, -1, -1, 1677, -1,
    128, -1, 1677, 128, -1, -1, -1, -1, -1, 398, 398, 398, 398, 398, -1, -1, 7, 7, 7, 7, 7, 398, 398, 297,
    398, 297, -1, 1716, 509, -1, 8, 8, -1, -1, -1, 1721, -1, -1, -1, -1, 509, -1, 595, 1018, 595, 509, -1,
    616, 969, 972, -1, 297, -1, 398, -1, 297, -1, 398, -1, -1, 398, -1, 297, -1, 616, -1, 664, 664, -1, 636,
    509, 595, -1, 616, 976, -1, -1, -1, 615, -1, 1447, 616, 1452, 1453, 1160, 8, -1, 8, 1176, 664, 664, -1,
    664, 1469, 1469, -1, 1469, -1, 1469, 664, -1, 664, 664, 664, -1, -1, -1, 243, -1, 246, 256, 280, 281,
    286, 287, 288, 289, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1660, 1217, 1655, 1656, 1657, 1654, 1217, 1655,
    1656, 1657, 366, 1217, 1655, 1656, 1657, 366, 1217, 1655, 1656, 1657, 128, 366, 1217, 1655, 1659, 366,
    1217, 1655, 1659, 128, -1, -1, -1, -1, -1, -1, -1, -1, 616, 256, 1217, 1212, 616, 398, 297, 1212, 281,
    -1, -1, -1, 248, 239, -1, -1, -1, -1, -1, -1, -1, -1, -1, 297, -1, 398, -1, 981, -1, 982, -1, 981, -1,
    982, -1, 297, -1, 398, -1, 595, 1018, 595, -1, -1, -1
};

static const uint64_t kinds[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 258, 1, 258, 10, 1, 10, 1, 1, 10, 1, 1, 1, 1, 15, 15, 15, 1, 1, 15, 1, 1,
    15, 258, 15, 15, 15, 15, 15, 15, 64609979658, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 20, 10, 258, 13, 1, 258, 11, 17, 17, 17, 17, 17, 1, 1, 10, 10, 10, 15, 10, 10, 10, 10, 10,
    10, 10, 10, 1, 1, 11, 11, 11, 11, 15, 11, 1, 1, 13, 13, 13, 15, 13, 13, 13, 13, 13, 13, 12, 12, 12, 12,
    12, 12, 1, 1, 1, 1, 10, 13, 14, 13, 14, 13, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14,
    14, 14, 14, 14, 14, 1, 1, 1, 1, 52, 52, 52, 14, 52, 14, 1, 1, 14, 1, 1, 14, 14, 14, 14, 14, 14, 14, 10,
    14, 14, 14, 14, 14, 15, 14, 1, 19, 14, 14, 16, 16, 16, 16, 16, 16, 1, 587464962, 587464962, 587464962,
    587464962, 587464962, 587464962, 1, 1, 1, 1, 513, 513, 513, 513, 513, 513, 513, 513, 513, 513, 513, 513,
    513, 513, 513, 513, 513, 513, 513, 513, 513, 513, 513, 513, 513, 513, 513, 513, 513, 1, 1, 4, 1, 1, 1, 1,
    1, 513, 513, 513, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 258, 258, 258, 258, 258,
    258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 25, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 1, 1, 1, 1, 1, 2, 2, 2, 258, 258, 258, 1,
    1, 1, 1, 1, 5, 5, 5, 5, 5, 5, 223405803525, 223405803525, 0, 51, 0, 51, 5, 51, 5, 51, 5, 51, 5, 0, 51, 5,
    51, 5, 51, 5, 1, 5, 0, 5, 0, 5, 5, 5, 5, 1, 5, 1, 0, 5, 0, 1, 5, 1, 1, 5, 0, 5, 4, 5, 51, 1, 1, 5, 0, 5,
    51, 5, 51, 5, 51, 5, 0, 5, 51, 5, 51, 5, 51, 5, 0, 5, 51, 5, 51, 5, 51, 5, 5, 5, 5, 5, 1, 5, 1, 8, 51, 5,
    5, 5, 1, 5, 5, 1, 5, 1, 5, 1, 5, 1, 5, 1, 5, 1, 5, 8, 5, 8, 1541, 5, 51, 5, 51, 5, 51, 5, 5, 5, 1, 5, 1,
    5, 1, 1, 5, 1, 1, 1, 5, 1, 1, 4, 1, 4, 1, 4, 1, 1, 4, 1, 1, 1, 4, 1, 1, 5, 1, 1, 5, 5, 0, 5, 51, 5, 51,
    5, 1, 5, 5, 5, 5, 51, 8, 51, 5, 0, 51, 5, 51, 0, 1, 5, 5, 269876, 269876, 269876, 269876, 5, 51, 5, 51,
    5, 5, 51, 5, 51, 5, 4, 5, 0, 5, 1541, 5, 0, 1, 5, 1541, 1, 5, 1, 5, 5, 5, 5, 5, 3, 4, 4, 4, 4, 4, 13060,
    4, 4, 4, 4, 4, 1, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 1, 4, 4, 4, 4,
    4, 4, 4, 4, 4, 4, 4, 1, 4, 4, 3, 4, 4, 1, 3, 4, 51, 4, 51, 4, 1, 4, 1, 0, 0, 0, 0, 0, 7, 7, 7, 7, 7, 7,
    7, 0, 7, 0, 7, 0, 0, 7, 0, 0, 7, 7, 7, 3, 7, 7, 51, 7, 51, 7, 51, 7, 51, 7, 7, 51, 7, 0, 7, 0, 5, 5, 51,
    5, 51, 395269, 51, 7, 51, 7, 51, 7, 51, 7, 51, 7, 0, 51, 7, 51, 7, 51, 7, 51, 7, 51, 7, 51, 7, 51, 7, 51,
    7, 7, 8, 8, 8, 8, 8, 8, 8, 8, 8, 3, 8, 1, 8, 51, 8, 57204736918792, 223405803525, 6, 6, 6, 6, 1541, 6,
    1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541,
    6, 0, 6, 0, 6, 0, 6, 0, 6, 6, 6, 6, 0, 6, 0, 1, 1, 1, 1, 18, 1, 18, 18, 18, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 4, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 31, 31, 31, 31, 31, 31, 31, 4, 4, 0,
    31, 31, 31, 10, 31, 31, 31, 31, 31, 31, 1, 1, 1, 1, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31,
    31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 29,
    31, 4, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 0,
    1075, 4, 31, 0, 1075, 4, 31, 0, 590899, 4, 31, 0, 590899, 4, 31, 4, 31, 4, 31, 2308, 4, 31, 2308, 4, 31,
    0, 4, 31, 0, 4, 31, 0, 4, 31, 0, 4, 31, 0, 4, 31, 0, 4, 31, 0, 4, 31, 0, 4, 31, 31, 31, 31, 31, 31, 31,
    31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 1, 31, 1,
    1, 31, 31, 31, 31, 31, 31, 31, 3594, 2335, 31, 3594, 2335, 31, 3594, 2335, 31, 3594, 2335, 31, 3594,
    2335, 31, 3594, 2335, 31, 31, 32, 32, 32, 31, 32, 31, 32, 32, 31, 31, 31, 14, 32, 14, 31, 31, 31, 13, 31,
    31, 31, 31, 3, 32, 31, 1, 32, 32, 1, 32, 32, 32, 32, 32, 32, 31, 31, 31, 31, 31, 31, 10, 0, 31, 0, 0, 31,
    0, 0, 31, 10, 0, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 0, 31, 14, 3, 32, 32, 32, 32, 32, 32, 32, 32,
    32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32,
    32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 15, 32, 32, 32, 32, 32, 32, 32, 32, 3594, 2336, 32, 3594,
    2336, 32, 10, 32, 10, 1, 4, 4, 4, 49, 1, 1, 49, 1, 49, 1, 49, 1, 1, 2610, 49, 1, 49, 1, 1, 49, 10, 49, 1,
    1, 49, 1, 49, 1, 49, 13, 49, 2, 49, 2, 2610, 49, 1, 49, 1, 2610, 49, 1, 1, 49, 1, 49, 1, 49, 1, 1, 2610,
    49, 15, 49, 52, 49, 49, 49, 49, 49, 50, 50, 1, 1, 15, 0, 590899, 51, 0, 590899, 51, 0, 590899, 51, 0,
    590899, 51, 0, 590899, 51, 0, 590899, 51, 0, 590899, 51, 35, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34,
    34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 2335, 34, 2335, 34, 1, 2335, 34, 1, 2335, 34, 2335, 34, 2335, 34,
    2335, 34, 2335, 34, 2826, 2335, 34, 2826, 2335, 34, 0, 590899, 34, 0, 590899, 34, 1541, 0, 34, 1541, 0,
    34, 1541, 0, 34, 1541, 0, 34, 1541, 0, 34, 1541, 0, 34, 1541, 0, 34, 1541, 0, 34, 52, 0, 34, 52, 0, 34,
    34, 34, 34, 34, 31, 34, 31, 34, 31, 31, 31, 31, 52, 2335, 52, 2335, 52, 2335, 52, 2335, 5, 52, 598559,
    52, 598559, 52, 598559, 52, 52, 52, 52, 52, 52, 52, 52, 10, 10, 1, 10, 10, 1, 3, 5, 5, 1, 5, 5, 1, 3, 10,
    1, 1, 1, 10, 1, 1, 1, 258, 10, 258, 1, 1, 10, 10, 1, 10, 1, 10, 1, 1, 10, 1, 5, 1, 40, 1, 1, 1, 1, 1, 42,
    42, 1, 1, 1, 1, 10, 10, 41, 1, 1, 11, 1, 1, 1, 11, 1, 1, 1, 1, 11, 39, 1, 39, 1, 39, 39, 10, 10,
    1301274266515931649, 1301274266515931649, 1, 1, 51, 1, 51, 2355, 1, 1, 51, 1, 1, 51, 2355, 1, 1,
    151061800, 51, 1, 1, 151061800, 51, 2355, 1, 1, 1, 1, 51, 1, 1, 1, 1, 151061800, 51, 1, 1, 1, 1, 51,
    2355, 1, 1, 1, 1, 151061800, 51, 2355, 1, 51, 1, 51, 2355, 1, 1, 151061800, 51, 1, 1, 151061800, 51,
    2355, 1, 1, 1, 1, 151061800, 51, 2355, 1, 51, 1, 51, 2355, 1, 1, 51, 1, 1, 51, 2355, 1, 1, 51, 1, 1, 51,
    2355, 1, 1, 1, 51, 1, 1, 1, 51, 2355, 1, 151061800, 51, 1, 151061800, 51, 2355, 1, 1, 151061800, 51, 1,
    1, 151061800, 51, 2355, 1, 1, 1, 151061800, 51, 1, 1, 1, 151061800, 51, 2355, 1, 1, 151061800, 51, 1, 1,
    151061800, 51, 2355, 1, 1, 1, 51, 1, 1, 1, 51, 2355, 1, 1, 1, 1, 51, 1, 1, 1, 1, 51, 2355, 1, 1, 1,
    151061800, 51, 1, 1, 1, 151061800, 51, 2355, 1, 1, 1, 1, 151061800, 51, 1, 1, 1, 1, 151061800, 51, 2355,
    1, 1, 1, 1, 151061800, 51, 2355, 1, 1, 51, 1, 1, 151061800, 51, 1, 1, 51, 2355, 1, 1, 151061800, 51,
    2355, 1, 1, 151061800, 51, 2355, 1, 1, 51, 1, 1, 51, 1, 3, 51, 1, 1, 151061800, 51, 2355, 1, 1,
    151061800, 51, 1, 1, 51, 2355, 1, 1, 51, 2308, 0, 1, 1, 1, 3, 3, 41, 0, 602884, 602884, 0, 4, 4, 0, 48,
    51, 48, 51, 48, 51, 48, 51, 48, 1, 51, 48, 1, 51, 48, 51, 1, 48, 51, 1, 1, 1, 1, 1, 1, 51, 3, 2308, 2308,
    2308, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38,
    38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 1, 1, 38, 38, 1, 41, 2355, 1, 41, 1, 1, 2355, 1, 1, 1,
    10, 10, 2355, 1, 10, 10, 1, 39, 38, 38, 1, 38, 38, 3, 38, 46, 38, 2343, 1, 38, 51, 38, 51, 1, 38, 51, 38,
    38, 38, 38, 38, 38, 38, 38, 45, 46, 32, 38, 2308, 32, 4, 32, 4, 32, 32, 32, 4, 32, 0, 4, 31, 4, 31, 0, 4,
    32, 4, 32, 0, 4, 38, 0, 4, 38, 4, 32, 32, 32, 32, 1, 2336, 32, 1, 2336, 1, 3, 2343, 2355, 15, 15, 1, 1,
    1, 1, 1, 1, 15, 15, 258, 258, 258, 15, 258, 258, 258, 15, 258, 1, 1, 1, 258, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 15, 15, 15, 15, 15, 15, 15, 15, 0, 0, 4, 0, 4, 0, 4, 4, 0, 0, 4, 0, 4, 0,
    4, 4, 4, 4, 4, 3, 3, 3, 3, 4, 3, 4, 3, 3, 0, 22, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 3, 10, 10, 13, 13, 14, 14, 11, 11, 15, 15, 1, 1, 1, 1, 1, 3,
    10, 13, 14, 11, 15, 4, 4, 4, 4, 4, 4, 5, 4, 1, 4, 1, 4, 8, 4, 1, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 1, 3, 1,
    1, 8, 8, 8, 5, 4, 5, 4, 5, 51, 5, 8, 5, 4, 5, 4, 7, 51, 0, 14, 14, 1, 14, 14, 33, 14, 2319, 14, 2319, 33,
    14, 2319, 14, 2319, 33, 2319, 14, 33, 33, 33, 33, 33, 33, 2309, 1, 1, 33, 51, 33, 33, 14, 1, 1, 2319, 14,
    1, 1, 2319, 14, 66843, 13, 33, 10, 33, 10, 15, 33, 10, 33, 10, 15, 33, 5, 33, 5, 15, 33, 14, 33, 14, 15,
    33, 5, 33, 5, 15, 33, 14, 33, 14, 15, 33, 14, 1, 1, 33, 14, 1, 1, 15, 33, 33, 33, 33, 33, 33, 15, 33, 15,
    33, 33, 33, 33, 33, 33, 2319, 14, 33, 2319, 1, 1, 33, 2319, 1, 1, 33, 2319, 14, 1, 1, 33, 2319, 5, 1, 33,
    2319, 5, 1, 33, 33, 33, 2319, 33, 33, 33, 10, 10, 10, 33, 10, 10, 10, 33, 10, 10, 10, 15, 33, 10, 10, 33,
    10, 10, 33, 10, 10, 15, 33, 10, 1, 258, 258, 3, 33, 10, 1, 258, 258, 3, 33, 10, 1, 258, 258, 3, 15, 33,
    10, 1, 258, 258, 33, 10, 1, 258, 258, 15, 10, 1, 258, 258, 3, 33, 10, 10, 1, 33, 10, 10, 1, 15, 33, 2319,
    1, 1, 1, 1, 1, 33, 2319, 1, 1, 1, 1, 1, 1, 33, 2319, 1, 1, 1, 1, 33, 2319, 1, 1, 1, 258, 258, 0, 33,
    2319, 1, 1, 1, 258, 258, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 2319, 33, 2319, 33, 33, 33, 33,
    2319, 33, 2319, 33, 33, 10, 33, 10, 28, 33, 10, 15, 33, 10, 28, 15, 33, 2319, 10, 3, 32, 32, 32, 32, 32,
    32, 32, 18, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 14, 14, 14, 14, 23, 5, 5, 10, 5, 31, 2335, 15, 15, 15,
    16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 4, 4, 53, 4
};

static const uint8_t types[] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 3, 4, 4, 4, 5, 5, 5, 4, 3, 8,
    8, 8, 2, 10, 11, 13, 14, 17, 19, 18, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 52, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7,
    7, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 29, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 26, 26, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 4, 35, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 21, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 31, 0, 31, 0, 31, 0, 0, 0, 0, 0, 0, 32, 32, 32, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 50, 0, 0, 0, 0, 0, 49, 15, 34, 0, 34, 34,
    34, 34, 34, 34, 36, 35, 36, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 52, 0, 0, 0, 0, 0, 0, 0, 37, 37, 0, 0, 0, 0, 0, 0, 0, 0, 52, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 40, 40, 40, 40, 41, 41, 42, 45, 46, 43, 44, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 39, 39, 39, 39, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 38, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 48, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 38, 0,
    38, 38, 38, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 38, 38, 0, 0, 0, 0, 0, 0, 0, 0, 47, 0, 0, 0, 0, 0, 0, 0, 0, 15,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 33, 33, 33, 33, 33, 18, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 27, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 28, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 24, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 23, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4
};

static const int32_t type_names[] = {
    171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 160, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190,
    191, 192, 193, 194, 195, 196, 197, 198, 152, 153, 154, 155, 156, 157, 158, 159, 160, 199, 200, 201, 202,
    203, 204, 205, 206, 207, 208, 209, 210, 211, 212, 213, 214, 215, 216, 149, 217, 218, 219, 220, 221, 222,
    223, 224, 225, 226, 227, 228, 229, 230, 231, 232, 265, 367, 497, 644, 657, 658, 659, 679, 810, 811, 850,
    851, 875, 888, 954, 1008, 1010, 1012, 1019, 1020, 1021, 1022, 1096, 1102, 1103, 1104, 1106, 1107, 1108,
    1109, 1110, 1111, 876, 1112, 1113, 1114, 1184, 1192, 1193, 1202, 1224, 1225, 1226, 1227, 1228, 1229,
    1230, 1231, 1232, 1233, 1234, 1334, 1335, 1336, 1337, 1388, 1389, 1390, 1412, 1414, 1415, 1416, 1375,
    1462, 1463, 1472, 1481, 1574, 1575, 1576, 1577, 1578, 709, 1579, 1601, 1684, 1695, 1710, 1786, 1787
};

static const struct catalogue_tables tables = {
    bytes, COUNT(bytes) - 1, names, COUNT(names), slots, COUNT(slots), first, COUNT(first),
    links, COUNT(links), entries, COUNT(entries), labels, COUNT(labels), kinds, COUNT(kinds),
    types, COUNT(types), type_names, COUNT(type_names)};

const struct catalogue_tables *_Nonnull catalogue_tables(void) { return &tables; }
