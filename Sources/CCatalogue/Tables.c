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
    "__deprecated_msg" "_" "super" "(function)" "(tuple)" "key" "value" "(any)" "view" "viewDidLoad"
    "(controller)" "UIKit.UIViewController" "UIViewController" "window" "arguments" "init" "where"
    "(next case)" "?" "try" "await" "throw" "Swift" "Foundation" "UIKit" "append" "insert" "remove"
    "removeLast" "popLast" "removeFirst" "removeAll" "removeValue" "updateValue" "merge" "setObject"
    "removeObject" "swapAt" "sort" "reverse" "round" "negate" "formTruncatingRemainder" "toggle" "map"
    "flatMap" "enum" "typealias" "protocol" "actor" "infix" "prefix" "precedencegroup" "position"
    "transform" "layer" "setAffineTransform" "a" "d" "acos" "asin" "atan" "atan2" "acosf" "asinf" "atanf"
    "atan2f" "hypot" "sqrt" "sqrtf" "squareRoot" "print" "NSLog" "S" "scaledBy" "CGAffineTransform"
    "CGAffineTransformMakeScale" "CGAffineTransformScale" "Int8" "Int16" "Int32" "Int64" "UInt8" "UInt16"
    "UInt32" "UInt64" "UInt" "$0" "$1" "$2" "$3" "$4" "$5" "$6" "$7" "$8" "$9" "CGFloat" "Double" "Float"
    "Int" "NSInteger" "TimeInterval" "NSTimeInterval" "NSUInteger" "NSNumber" "int" "float" "double" "long"
    "unsigned" "short" "int64_t" "int32_t" "uint32_t" "CFTimeInterval" "int8_t" "uint8_t" "int16_t"
    "uint16_t" "uint64_t" "size_t" "CFIndex" "GLfloat" "Bool" "BOOL" "String" "Character" "NSString" "Array"
    "NSArray" "NSMutableArray" "NSMutableString" "bool" "ClosedRange" "Range" "Angle" "CGPoint" "CGVector"
    "CGSize" "CGRect" "CGAffineTransformComponents" "CGRectEdge" "UIColor" "UIView" "UIWindow" "UIImageView"
    "UILabel" "UIButton" "UIScrollView" "UIControl" "UITextField" "UITextView" "UITableViewCell"
    "UICollectionViewCell" "UIVisualEffectView" "b" "c" "tx" "ty" "CGAffineTransformMake" "translationX" "y"
    "CGAffineTransformMakeTranslation" "T" "scaleX" "rotationAngle" "CGAffineTransformMakeRotation" "R"
    "about" "H" "x" "identity" "CGAffineTransformIdentity" "concatenating" "CGAffineTransformConcat"
    "translatedBy" "CGAffineTransformTranslate" "rotated" "by" "CGAffineTransformRotate" "inverted"
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
    "CGRectGetMaxY" "CGRectGetWidth" "CGRectGetHeight" "standardized" "CGRectStandardize" "integral"
    "CGRectIntegral" "isNull" "CGRectIsNull" "isEmpty" "CGRectIsEmpty" "isInfinite" "CGRectIsInfinite"
    "corners" "center" "UIEdgeInsets" "top" "left" "bottom" "right" "UIEdgeInsetsMake"
    "NSStringFromUIEdgeInsets" "UIEdgeInsetsEqualToEdgeInsets" "UIEdgeInsetsZero" "inset"
    "UIEdgeInsetsInsetRect" "insetBy" "CGRectInset" "offsetBy" "CGRectOffset" "union" "CGRectUnion"
    "intersection" "CGRectIntersection" "intersects" "CGRectIntersectsRect" "contains" "CGRectContainsPoint"
    "CGRectContainsRect" "CGRectEqualToRect" "CGRectApplyAffineTransform" "RectDivision" "slice" "remainder"
    "divided" "atDistance" "from" "transpose" "inverse" "rows" "affine" "π" "pi" "M_PI" "M_PI_2" "M_PI_4"
    "M_1_PI" "M_2_PI" "M_SQRT2" "M_SQRT1_2" "M_E" "infinity" "nan" "ulpOfOne" "DBL_EPSILON"
    "greatestFiniteMagnitude" "CGFLOAT_MAX" "max" "NSIntegerMax" "min" "NSIntegerMin" "truncating"
    "clamping" "truncatingIfNeeded" "radix" "exactly" "exp" "expf" "log" "logf" "abs" "fabs" "fabsf" "floor"
    "floorf" "ceil" "ceilf" "roundf" "pow" "powf" "hypotf" "fmod" "fmodf" "stride" "fmin" "fmax" "trunc"
    "truncf" "rint" "rintf" "nearbyint" "nearbyintf" "lrint" "lrintf" "llrint" "llrintf" "lround" "lroundf"
    "llround" "llroundf" "log2" "log2f" "log10" "log10f" "exp2" "exp2f" "cbrt" "cbrtf" "sinh" "sinhf" "cosh"
    "coshf" "tanh" "tanhf" "copysign" "copysignf" "fdim" "fdimf" "fminf" "fmaxf" "isnan" "isinf" "isfinite"
    "signbit" "INT_MAX" "INT_MIN" "UINT_MAX" "LONG_MAX" "LONG_MIN" "NSUIntegerMax" "M_LN2" "M_LN10"
    "rounded" "FloatingPointRoundingRule" "up" "down" "toNearestOrEven" "toNearestOrAwayFromZero"
    "towardZero" "awayFromZero" "truncatingRemainder" "dividingBy" "signum" "magnitude" "isMultiple" "of"
    "isFinite" "isZero" "isNaN" "description" "ulp" "nextUp" "nextDown" "exponent" "significand"
    "leastNormalMagnitude" "leastNonzeroMagnitude" "isNormal" "isLess" "than" "isLessThanOrEqualTo"
    "advanced" "addingProduct" "quotient" "partialValue" "overflow" "quotientAndRemainder" "sign" "signOf"
    "magnitudeOf" "minimum" "maximum" "bitWidth" "nonzeroBitCount" "leadingZeroBitCount"
    "trailingZeroBitCount" "addingReportingOverflow" "subtractingReportingOverflow"
    "multipliedReportingOverflow" "fma" "ldexp" "modf" "uppercase" "degrees" "radians" "turns" "sin" "sinf"
    "cos" "cosf" "tan" "tanf" "count" "first" "last" "reversed" "enumerated" "zip" "sequence" "next"
    "compactMap" "filter" "reduce" "forEach" "enumerateObjectsUsingBlock" "objectAtIndex" "indexOfObject"
    "arrayByAddingObject" "arrayByAddingObjectsFromArray" "NSNotFound" "removeLastObject"
    "removeObjectAtIndex" "replaceObjectAtIndex" "withObject" "insertObject" "atIndex"
    "exchangeObjectAtIndex" "withObjectAtIndex" "makeObjectsPerformSelector" "sortedArrayUsingComparator"
    "compare" "NSOrderedAscending" "NSOrderedSame" "NSOrderedDescending" "allSatisfy" "firstIndex"
    "lastIndex" "drop" "elementsEqual" "starts" "with" "dropFirst" "dropLast" "suffix" "upTo" "joined"
    "split" "separator" "whereSeparator" "reserveCapacity" "indices" "startIndex" "endIndex" "into"
    "repeating" "sorted" "contentsOf" "at" "uppercased" "lowercased" "hasPrefix" "hasSuffix" "isLetter"
    "isNumber" "isWhitespace" "isUppercase" "isLowercase" "isPunctuation" "wholeNumberValue" "capitalized"
    "floatValue" "doubleValue" "integerValue" "intValue" "components" "separatedBy" "replacingOccurrences"
    "type" "describing" "reflecting" "Dictionary" "NSDictionary" "NSMutableDictionary" "keys" "allKeys"
    "values" "allValues" "forKey" "removeObjectForKey" "removeAllObjects" "uniquingKeysWith" "mapValues"
    "merging" "objectForKey" "valueForKey" "uniqueKeysWithValues" "grouping" "lowerBound" "upperBound"
    "overlaps" "clamped" "Set" "formUnion" "formIntersection" "subtracting" "subtract" "symmetricDifference"
    "formSymmetricDifference" "isSubset" "isSuperset" "isStrictSubset" "isStrictSuperset" "isDisjoint"
    "update" "popFirst" "addObject" "containsObject:" "anyObject" "red" "green" "blue" "alpha"
    "withAlphaComponent" "set" "setFill" "setStroke" "white" "hue" "saturation" "brightness" "displayP3Red"
    "CGColor" "named" "black" "blackColor" "whiteColor" "redColor" "greenColor" "blueColor" "cyan"
    "cyanColor" "yellow" "yellowColor" "magenta" "magentaColor" "orange" "orangeColor" "purple"
    "purpleColor" "brown" "brownColor" "gray" "grayColor" "lightGray" "lightGrayColor" "darkGray"
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
    "contentInset" "delegate" "UIViewAutoresizing" "AutoresizingMask" "flexibleLeftMargin"
    "UIViewAutoresizingFlexibleLeftMargin" "FlexibleLeftMargin" "flexibleWidth"
    "UIViewAutoresizingFlexibleWidth" "FlexibleWidth" "flexibleRightMargin"
    "UIViewAutoresizingFlexibleRightMargin" "FlexibleRightMargin" "flexibleTopMargin"
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
    "sizeThatFits" "sizeToFit" "intrinsicContentSize" "invalidateIntrinsicContentSize" "endEditing"
    "viewWithTag" "insertSublayer" "above" "below" "noIntrinsicMetric" "rootViewController" "liveView"
    "makeKeyAndVisible" "makeKey" "PlaygroundPage" "current" "XCPlaygroundPage" "currentPage"
    "needsIndefiniteExecution" "UIScreen" "main" "mainScreen" "hitTest" "beginTracking" "continueTracking"
    "inside" "CALayer" "CAShapeLayer" "CAGradientLayer" "CATextLayer" "colors" "locations" "startPoint"
    "endPoint" "fontSize" "foregroundColor" "isWrapped" "render" "renderInContext:" "drawHierarchy"
    "afterScreenUpdates" "drawViewHierarchyInRect:afterScreenUpdates:" "masksToBounds" "sublayerTransform"
    "zPosition" "opacity" "cornerRadius" "borderWidth" "borderColor" "shadowOpacity" "shadowRadius"
    "shadowOffset" "shadowPath" "contentsScale" "contents" "contentsRect" "shouldRasterize"
    "rasterizationScale" "isDoubleSided" "contentsGravity" "layerMinXMinYCorner" "CACornerMask"
    "kCALayerMinXMinYCorner" "layerMaxXMinYCorner" "kCALayerMaxXMinYCorner" "layerMinXMaxYCorner"
    "kCALayerMinXMaxYCorner" "layerMaxXMaxYCorner" "kCALayerMaxXMaxYCorner" "actions" "magnificationFilter"
    "minificationFilter" "compositingFilter" "cornerCurve" "maskedCorners" "needsDisplayOnBoundsChange"
    "allowsEdgeAntialiasing" "lineCap" "fillRule" "miterLimit" "strokeStart" "strokeEnd" "affineTransform"
    "presentation" "model" "superlayer" "sublayers" "addSublayer" "removeFromSuperlayer" "Rectangle"
    "Circle" "Ellipse" "Capsule" "RoundedRectangle" "Text" "Image" "alignment" "padding" "offset"
    "rotationEffect" "anchor" "scaleEffect" "transformEffect" "modifier" "layoutFrame" "topLeading"
    "UnitPoint" "topTrailing" "leading" "trailing" "bottomLeading" "bottomTrailing" "View"
    "ProjectionTransform" "UIGestureRecognizer" "target" "UIPanGestureRecognizer" "UIPinchGestureRecognizer"
    "UIRotationGestureRecognizer" "UITapGestureRecognizer" "UILongPressGestureRecognizer"
    "UISwipeGestureRecognizer" "Direction" "UIGestureRecognizerState" "UISwipeGestureRecognizerDirection"
    "possible" "UIGestureRecognizer.State" "UIGestureRecognizerStatePossible" "Possible" "began"
    "UIGestureRecognizerStateBegan" "Began" "changed" "UIGestureRecognizerStateChanged" "Changed" "ended"
    "UIGestureRecognizerStateEnded" "Ended" "cancelled" "UIGestureRecognizerStateCancelled" "Cancelled"
    "failed" "UIGestureRecognizerStateFailed" "Failed" "recognized" "UIGestureRecognizerStateRecognized"
    "UISwipeGestureRecognizer.Direction" "UISwipeGestureRecognizerDirectionRight" "Right"
    "UISwipeGestureRecognizerDirectionLeft" "Left" "UISwipeGestureRecognizerDirectionUp" "Up"
    "UISwipeGestureRecognizerDirectionDown" "Down" "state" "enabled" "cancelsTouchesInView"
    "delaysTouchesBegan" "delaysTouchesEnded" "numberOfTouches" "minimumNumberOfTouches"
    "maximumNumberOfTouches" "numberOfTapsRequired" "numberOfTouchesRequired" "minimumPressDuration"
    "allowableMovement" "direction" "velocity" "location" "locationInView" "ofTouch" "locationOfTouch"
    "inView" "translationInView" "velocityInView" "setTranslation" "touchesBegan" "touchesMoved"
    "touchesEnded" "touchesCancelled" "withEvent" "ignore" "ignoreTouch" "forEvent" "reset" "require"
    "toFail" "requireGestureRecognizerToFail" "addGestureRecognizer" "removeGestureRecognizer"
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
    "UIViewKeyframeAnimationOptionCalculationModeDiscrete" "CurveEaseInOut" "CurveEaseIn" "CurveEaseOut"
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
    "kCAAnimationPaced" "advance" "run" "now" "CACurrentMediaTime" "CAMediaTimingFunction"
    "UICubicTimingParameters" "UISpringTimingParameters" "UnitCurve" "functionWithName" "controlPoints"
    "controlPoint1" "controlPoint2" "animationCurve" "dampingRatio" "initialVelocity" "mass" "stiffness"
    "damping" "bezier" "startControlPoint" "endControlPoint" "interpolate" "animate" "withDuration"
    "animations" "completion" "delay" "options" "usingSpringWithDamping" "initialSpringVelocity"
    "animateWithDuration" "animateKeyframes" "animateKeyframesWithDuration" "addKeyframe"
    "withRelativeStartTime" "relativeDuration" "addKeyframeWithRelativeStartTime" "runningPropertyAnimator"
    "UIViewPropertyAnimator" "beginAnimations" "context" "commitAnimations" "setAnimationDuration"
    "setAnimationDelay" "setAnimationRepeatCount" "setAnimationRepeatAutoreverses"
    "setAnimationBeginsFromCurrentState" "setAnimationCurve" "setAnimationDelegate" "setAnimationDidStop"
    "setAnimationDidStopSelector" "DispatchQueue" "DispatchTime" "DispatchTimeInterval" "background"
    "global" "qos" "sync" "execute" "async" "asyncAfter" "deadline" "dispatch_async" "dispatch_after"
    "dispatch_get_main_queue" "milliseconds" "microseconds" "nanoseconds" "DISPATCH_TIME_NOW" "NSEC_PER_SEC"
    "NSEC_PER_MSEC" "dispatch_time" "performWithoutAnimation" "setAnimationsEnabled" "areAnimationsEnabled"
    "CABasicAnimation" "keyPath" "CASpringAnimation" "CAKeyframeAnimation" "CAAnimationGroup" "fromValue"
    "toValue" "byValue" "path" "keyTimes" "timingFunctions" "calculationMode" "rotationMode" "additive"
    "isAdditive" "cumulative" "isCumulative" "timingFunction" "duration" "speed" "beginTime" "timeOffset"
    "repeatCount" "repeatDuration" "autoreverses" "fillMode" "isRemovedOnCompletion" "removedOnCompletion"
    "isInterruptible" "settlingDuration" "curve" "timingParameters" "startAnimation" "afterDelay"
    "pauseAnimation" "stopAnimation" "finishAnimation" "continueAnimation" "withTimingParameters"
    "durationFactor" "addAnimations" "delayFactor" "addCompletion" "isRunning" "fractionComplete"
    "isReversed" "scrubsLinearly" "pausesOnCompletion" "CAAnimation" "CAPropertyAnimation" "add"
    "removeAnimation" "animation" "removeAllAnimations" "animationKeys" "forKeyPath" "setValue"
    "convertTime" "CATransaction" "begin" "commit" "flush" "setDisableActions" "setAnimationTimingFunction"
    "setCompletionBlock" "NSValue" "caTransform3D" "CATransform3D" "CATransform3DIdentity"
    "CATransform3DMakeScale" "CATransform3DMakeTranslation" "CATransform3DMakeAffineTransform"
    "CATransform3DTranslate" "CATransform3DScale" "CATransform3DRotate" "CATransform3DMakeRotation" "m13"
    "m14" "m23" "m24" "m31" "m32" "m33" "m34" "m43" "CATransform3DConcat" "CATransform3DInvert"
    "CATransform3DGetAffineTransform" "CATransform3DIsIdentity" "CATransform3DIsAffine"
    "CATransform3DEqualToTransform" "terminator" "debugPrint" "fatalError" "preconditionFailure"
    "assertionFailure" "assert" "precondition" "NSParameterAssert" "NSAssert" "NSCAssert" "Optional" "row"
    "column" "convention" "plot" "describe" "film" "frames" "strip" "grid" "why" "YES" "NO" "NULL" "Nil"
    "HUGE_VALF" "HUGE_VAL" "INFINITY" "DBL_MAX" "CGFLOAT_MIN" "DBL_MIN" "FLT_MAX" "MAXFLOAT" "HUGE"
    "FLT_MIN" "FLT_EPSILON" "integer" "cgPoint" "cgSize" "cgRect" "cgVector" "cgAffineTransform" "boolValue"
    "cgPointValue" "cgSizeValue" "cgRectValue" "cgVectorValue" "cgAffineTransformValue" "printf" "format"
    "objects" "CGMutablePath" "CGPath" "CGMutablePathRef" "CGPathRef" "UIBezierPath" "CGColorRef"
    "CGPathCreateMutable" "roundedRect" "ovalIn" "ovalInRect" "cgPath" "CGPathCreateWithRect"
    "CGPathRelease" "ellipseIn" "CGPathCreateWithEllipseInRect" "CGPathAddEllipseInRect" "lineWidth"
    "flatness" "lineCapStyle" "lineJoinStyle" "setLineDash" "points" "pointee" "CGPathElement"
    "applyWithBlock" "removeAllPoints" "CGPathGetCurrentPoint" "UIRectCorner" "topLeft"
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
    "kCALineJoinMiter" "kCALineJoinRound" "bevel" "kCALineJoinBevel" "cgColor" "CGRectFromString"
    "CGPointFromString" "CGSizeFromString" "CGVectorFromString" "CGAffineTransformFromString" "css" "svg"
    "views" "FitMode" "aspectFit" "aspectFill" "scaleToFill" "scaleAspectFit" "scaleAspectFill" "mapping"
    "area" "latex" "swiftCode" "explain" "following" "hitTest:withEvent:" "pointInside:withEvent:"
    "isDescendantOfView:" "insertSubview:atIndex:" "bringSubviewToFront:" "sendSubviewToBack:" "hidden"
    "exclusiveTouch" "convertPoint:toWindow:" "convertRect:toWindow:" "convertPoint:fromWindow:"
    "convertRect:fromWindow:" "convertPoint:toLayer:" "convertRect:toLayer:" "convertPoint:fromLayer:"
    "convertRect:fromLayer:" "convertTime:fromLayer:" "convertTime:toLayer:" "insertSublayer:atIndex:"
    "presentationLayer" "modelLayer" "addAnimation:forKey:" "removeAnimationForKey:" "CGPointValue"
    "CGSizeValue" "CGRectValue" "CGVectorValue" "CGAffineTransformValue" "colorWithAlphaComponent:" "opaque"
    "doubleSided" "pagingEnabled" "scrollEnabled" "editable" "selectable" "secureTextEntry"
    "exchangeSubviewAtIndex:withSubviewAtIndex:" "setNeedsDisplayInRect:" "enumerate" "addObject:"
    "addObjectsFromArray:" "firstObject" "lastObject" "reverseObjectEnumerator" "componentsJoinedByString:"
    "startAnimationAfterDelay:" "finishAnimationAtPosition:"
    "continueAnimationWithTimingParameters:durationFactor:" "running" "interruptible"
    "locationOfTouch:inView:" "setTranslation:inView:" "requireGestureRecognizerToFail:" "animationForKey:"
    "valueForKey:" "setValue:forKey:" "valueForKeyPath:" "setValue:forKeyPath:" "actionForKey:" "Selector"
    "SEL" "NSStringFromClass" "NSSelectorFromString";

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
    {733, 2496212058}, {740, 4113452274}, {743, 1746258028}, {748, 1113510858}, {753, 2444945898},
    {757, 3685020920}, {768, 123221109}, {780, 83793446}, {802, 386311098}, {818, 4091544014},
    {824, 2708649949}, {833, 693225631}, {837, 380752755}, {842, 90969176}, {853, 449846533},
    {854, 973910158}, {857, 2887626766}, {862, 3691757453}, {867, 2054714927}, {872, 1458426488},
    {882, 3552412932}, {887, 192541853}, {893, 110723809}, {899, 3332609576}, {905, 3683784189},
    {915, 2510136481}, {922, 2275008352}, {933, 3746835353}, {942, 3137510316}, {953, 1279116642},
    {964, 3013068941}, {969, 3111536167}, {978, 3572563384}, {990, 3139949330}, {996, 736625355},
    {1000, 69978321}, {1007, 558918661}, {1012, 1326178875}, {1018, 1971108699}, {1041, 2842608717},
    {1047, 1076453893}, {1050, 3751997361}, {1057, 4092568292}, {1061, 2171383808}, {1070, 3054093999},
    {1078, 4213704117}, {1083, 244111290}, {1088, 827898097}, {1094, 4232466889}, {1109, 3775434644},
    {1117, 2471448074}, {1126, 3786248987}, {1131, 128336118}, {1149, 3721122100}, {1150, 3826002220},
    {1151, 3775669363}, {1155, 1006755615}, {1159, 4272848550}, {1163, 108579519}, {1168, 3173440503},
    {1173, 4025666427}, {1178, 2897315904}, {1183, 153572251}, {1189, 1428923715}, {1194, 405166629},
    {1198, 2112764879}, {1203, 3876055819}, {1213, 1046779122}, {1218, 372738696}, {1223, 2052810508},
    {1224, 3591115554}, {1232, 2271195850}, {1249, 391640912}, {1275, 460481456}, {1297, 779904818},
    {1301, 3837675186}, {1306, 765439473}, {1311, 2711245919}, {1316, 697196164}, {1321, 1059919963},
    {1327, 1323747186}, {1333, 3538687084}, {1339, 1324880019}, {1343, 3912887073}, {1345, 163295161},
    {1347, 146517542}, {1349, 129739923}, {1351, 112962304}, {1353, 230405637}, {1355, 213628018},
    {1357, 196850399}, {1359, 180072780}, {1361, 297516113}, {1363, 280738494}, {1370, 2873224251},
    {1376, 2386971688}, {1381, 1283547685}, {1384, 4168357374}, {1393, 2209066192}, {1405, 988175173},
    {1419, 2929211326}, {1429, 2027933801}, {1437, 2562340083}, {1440, 2515107422}, {1445, 2797886853},
    {1451, 2699759368}, {1455, 3270303571}, {1463, 206862118}, {1468, 3122818005}, {1475, 1919949199},
    {1482, 3226083260}, {1490, 3920758663}, {1504, 380755552}, {1510, 1090495225}, {1517, 811810984},
    {1524, 234774234}, {1532, 2529449241}, {1540, 1747969136}, {1546, 2087358391}, {1553, 1335159128},
    {1560, 2428550228}, {1564, 796142685}, {1568, 2991499325}, {1574, 1615808600}, {1583, 3966976176},
    {1591, 295258647}, {1596, 382270662}, {1603, 3795011855}, {1617, 3747507645}, {1632, 909533769},
    {1636, 3365180733}, {1647, 2749912018}, {1652, 2735859570}, {1657, 969184184}, {1664, 1902060359},
    {1672, 1373385388}, {1678, 3602979878}, {1684, 1769938321}, {1711, 1740667972}, {1721, 4050857480},
    {1728, 2755019962}, {1734, 2169878254}, {1742, 4170555683}, {1753, 1334253329}, {1760, 2265719507},
    {1768, 2570318435}, {1780, 3483588555}, {1789, 2774362700}, {1800, 21843312}, {1810, 3429590357},
    {1825, 1071897420}, {1845, 1566828974}, {1863, 514687451}, {1864, 3876335077}, {1865, 3859557458},
    {1867, 1363500993}, {1869, 1346723374}, {1890, 2264171482}, {1902, 1357355164}, {1903, 4228665076},
    {1935, 1867418821}, {1936, 3507227459}, {1942, 3168883851}, {1955, 3222486838}, {1984, 3381181800},
    {1985, 3607893173}, {1990, 3005452862}, {1991, 3440116983}, {1992, 4245442695}, {2000, 2839884955},
    {2025, 3398044946}, {2038, 3005386353}, {2061, 1217983224}, {2073, 3509544318}, {2099, 1610779110},
    {2106, 2930439210}, {2108, 1412156564}, {2131, 3160029103}, {2139, 3174662200}, {2162, 1479719844},
    {2172, 3376534378}, {2198, 2875014037}, {2225, 3589306714}, {2258, 804357063}, {2287, 1910201350},
    {2294, 2701182283}, {2300, 398550328}, {2303, 521802798}, {2306, 505025179}, {2309, 656170845},
    {2312, 605837988}, {2315, 2468447887}, {2318, 2485225506}, {2321, 2384559792}, {2331, 4100406635},
    {2342, 1987983040}, {2348, 365099244}, {2352, 3641958979}, {2362, 296602997}, {2369, 2462546090},
    {2376, 4254058618}, {2381, 2907980824}, {2385, 3981965844}, {2391, 3649018447}, {2399, 2614820847},
    {2412, 292130973}, {2417, 2190941297}, {2432, 211913386}, {2440, 564937055}, {2451, 3419592236},
    {2486, 3513453938}, {2497, 3460502485}, {2501, 2339366755}, {2512, 377128425}, {2520, 1086286877},
    {2547, 3941508978}, {2555, 783488098}, {2557, 1111836708}, {2576, 2280960882}, {2583, 3181326346},
    {2602, 975988953}, {2618, 635020210}, {2620, 1360837969}, {2622, 1344060350}, {2634, 1925151750},
    {2640, 2408179714}, {2646, 2211460629}, {2666, 1848861402}, {2671, 2508680735}, {2677, 3585981250},
    {2687, 2335550124}, {2691, 597743964}, {2701, 2354563044}, {2727, 2897926679}, {2744, 1035906630},
    {2762, 783840260}, {2763, 4060888886}, {2764, 4278997933}, {2772, 589286162}, {2777, 414084241},
    {2787, 2275477643}, {2791, 3940830471}, {2801, 1940694431}, {2805, 1996966820}, {2815, 1637070560},
    {2823, 1605206413}, {2837, 1343892145}, {2855, 2293605903}, {2865, 1099796002}, {2876, 370965912},
    {2886, 4290552719}, {2921, 1638856759}, {2937, 3707845437}, {2945, 1968018676}, {2959, 2745245856},
    {2967, 2872562979}, {2981, 1867915087}, {2989, 1052627742}, {3003, 1537748690}, {3011, 4233365429},
    {3025, 3239423849}, {3029, 1535751837}, {3042, 3736796887}, {3046, 2541423239}, {3059, 3804893101},
    {3063, 3060514643}, {3076, 21234473}, {3080, 1518974218}, {3093, 3720019268}, {3097, 2524645620},
    {3110, 3788115482}, {3114, 3043737024}, {3127, 4456854}, {3141, 2037980277}, {3156, 2933655948},
    {3168, 558644074}, {3185, 328942278}, {3193, 2111105165}, {3207, 3042771105}, {3213, 3800657716},
    {3225, 626531088}, {3232, 2362349278}, {3245, 866545770}, {3255, 857273821}, {3271, 4045899937},
    {3278, 1135749657}, {3284, 93078660}, {3296, 1409690180}, {3299, 2802900028}, {3303, 306900080},
    {3309, 1319594794}, {3314, 2028154341}, {3330, 2218332638}, {3354, 225597218}, {3383, 2084234006},
    {3399, 1331687974}, {3404, 2135852838}, {3425, 2753988203}, {3432, 864200463}, {3443, 3838403746},
    {3451, 1530791347}, {3463, 3721205966}, {3468, 3688814324}, {3479, 3876242216}, {3491, 1809966536},
    {3509, 2699878380}, {3519, 4079184015}, {3539, 1179101157}, {3547, 1825239352}, {3566, 3748245722},
    {3584, 634908722}, {3601, 163271060}, {3627, 3289806584}, {3639, 3446866648}, {3644, 1737076817},
    {3653, 881687192}, {3660, 1219519868}, {3670, 3970939267}, {3674, 2513272949}, {3683, 3224470464},
    {3690, 2986472067}, {3694, 708293528}, {3700, 258052966}, {3702, 3450233754}, {3704, 1213090802},
    {3708, 3555670962}, {3714, 2743639103}, {3720, 2710083865}, {3726, 4214265958}, {3732, 3963008473},
    {3739, 1381912327}, {3748, 297212119}, {3751, 53234560}, {3759, 1135433081}, {3762, 797905850},
    {3770, 1315384455}, {3781, 4179333016}, {3804, 867257093}, {3815, 841567274}, {3818, 3617776409},
    {3830, 1784172926}, {3833, 3381609815}, {3845, 1550566188}, {3855, 1592295328}, {3863, 2860018940},
    {3881, 2241873898}, {3886, 2638218225}, {3893, 1524000883}, {3896, 1923516200}, {3900, 3391553482},
    {3903, 1062293841}, {3907, 3825392021}, {3910, 709362235}, {3914, 392774327}, {3919, 2880712451},
    {3924, 3102149661}, {3930, 2394465697}, {3934, 1659167240}, {3939, 475034410}, {3945, 3434436711},
    {3948, 1479764693}, {3952, 2347825097}, {3958, 1197479801}, {3962, 1351583639}, {3967, 3270705251},
    {3973, 366569208}, {3977, 1251212115}, {3981, 1621599661}, {3986, 3579732453}, {3992, 1720942905},
    {3996, 140187182}, {4001, 1868829528}, {4010, 3948149459}, {4020, 708029167}, {4025, 3185475540},
    {4031, 2537751862}, {4037, 2778439310}, {4044, 2616928056}, {4050, 4139930401}, {4057, 3135838405},
    {4064, 2498734875}, {4072, 4064998855}, {4076, 268639961}, {4081, 4092159661}, {4086, 2346846000},
    {4092, 2328988770}, {4096, 2519117294}, {4101, 3873647896}, {4105, 1415682102}, {4110, 631424496},
    {4114, 282220607}, {4119, 3558937627}, {4123, 4099687964}, {4128, 658698766}, {4132, 153638352},
    {4137, 545189250}, {4145, 197671877}, {4154, 792060313}, {4158, 513084933}, {4163, 2275780057},
    {4168, 2616489071}, {4173, 4075421329}, {4178, 2981347434}, {4183, 648810968}, {4191, 638754166},
    {4198, 591523055}, {4205, 4047093083}, {4212, 656837285}, {4220, 3789446092}, {4228, 4277107410},
    {4236, 3906719864}, {4249, 2663715805}, {4254, 2698097207}, {4260, 3072217742}, {4267, 1920734138},
    {4292, 4225734153}, {4294, 1128467232}, {4298, 1035581717}, {4313, 3525779695}, {4336, 1975486251},
    {4346, 2889234988}, {4358, 128921049}, {4377, 1127666911}, {4387, 2542550614}, {4393, 2627312426},
    {4402, 1195911285}, {4412, 4151950225}, {4414, 1765031016}, {4422, 1814435734}, {4428, 3602780627},
    {4433, 876513898}, {4444, 879704937}, {4447, 986710028}, {4453, 2682709205}, {4461, 1379501780},
    {4469, 854709318}, {4480, 925110256}, {4500, 827033813}, {4521, 3417352379}, {4529, 2226546594},
    {4535, 169017192}, {4539, 3843578906}, {4558, 221667867}, {4566, 3218681947}, {4579, 987224379},
    {4587, 3728990320}, {4599, 915157507}, {4607, 2572986219}, {4627, 4007662012}, {4631, 213683108},
    {4637, 3017331637}, {4648, 1714939896}, {4655, 2474713847}, {4662, 1542649473}, {4670, 39928156},
    {4685, 2848808016}, {4704, 3241215769}, {4724, 688599773}, {4747, 944978096}, {4775, 607288565},
    {4802, 3578987480}, {4805, 3555673031}, {4810, 2355360096}, {4814, 3949911679}, {4823, 645910219},
    {4830, 2941534958}, {4837, 2238339041}, {4842, 3277562923}, {4845, 3761252941}, {4849, 382886321},
    {4852, 4220379804}, {4856, 4200353678}, {4859, 2633446552}, {4863, 388525018}, {4868, 967958004},
    {4873, 1216469057}, {4877, 1675745305}, {4885, 3533348019}, {4895, 2267784115}, {4898, 2877453236},
    {4906, 1011085160}, {4910, 1555467752}, {4920, 1419061120}, {4926, 3353438327}, {4932, 2002030311},
    {4939, 931910521}, {4965, 1638953034}, {4978, 263889333}, {4991, 2304257469}, {5010, 2571507861},
    {5039, 4039984575}, {5049, 1623797237}, {5065, 2667149886}, {5084, 1204873229}, {5104, 2611599107},
    {5114, 1975768454}, {5126, 3532344479}, {5133, 2718014180}, {5154, 713077974}, {5171, 2712081721},
    {5197, 1361625375}, {5223, 864165631}, {5230, 3189629876}, {5248, 165942467}, {5261, 1655317257},
    {5280, 1010779457}, {5290, 2215640769}, {5300, 1070265239}, {5309, 1134120687}, {5313, 2846199180},
    {5326, 1743930340}, {5332, 4005059268}, {5336, 206241385}, {5345, 1115344066}, {5353, 567586076},
    {5359, 3901637708}, {5363, 803046281}, {5369, 152899664}, {5374, 2276994531}, {5383, 1787359420},
    {5397, 2796815519}, {5412, 3918278559}, {5419, 4155575922}, {5429, 236925125}, {5437, 1684779966},
    {5441, 798074659}, {5450, 2374006294}, {5456, 3103973672}, {5466, 2926810054}, {5468, 1462048136},
    {5478, 1244814717}, {5488, 1696195782}, {5497, 3093996503}, {5506, 2756264342}, {5514, 2866045037},
    {5522, 1163907536}, {5534, 2104353872}, {5545, 3110688315}, {5556, 3317910134}, {5569, 2755011687},
    {5585, 2069497450}, {5596, 1516930437}, {5606, 296395306}, {5617, 1195616409}, {5629, 942984426},
    {5637, 2949131327}, {5647, 469045609}, {5658, 2847090017}, {5678, 176574206}, {5682, 1361572173},
    {5692, 1896686403}, {5702, 3273657238}, {5712, 1266202965}, {5724, 3635588042}, {5743, 2733832836},
    {5747, 4182378701}, {5754, 2110798224}, {5760, 877087803}, {5769, 1970364490}, {5775, 1275339983},
    {5793, 350857000}, {5809, 2079739832}, {5825, 1996921413}, {5834, 2043970711}, {5841, 1731736080},
    {5853, 4080117376}, {5864, 1493013840}, {5884, 2398078988}, {5892, 1065574956}, {5902, 2965413338},
    {5912, 990401381}, {5920, 2153800097}, {5927, 4084710509}, {5930, 682729123}, {5939, 1722954222},
    {5955, 3827859290}, {5966, 37271103}, {5974, 1119987041}, {5993, 2161276179}, {6016, 3507573001},
    {6024, 2301731235}, {6034, 1862550028}, {6048, 3213420894}, {6064, 288415389}, {6074, 4033069017},
    {6080, 672109684}, {6088, 3339054942}, {6097, 3080967843}, {6112, 834189487}, {6121, 904369474},
    {6124, 1089765596}, {6129, 18738364}, {6133, 2197550541}, {6138, 1569418667}, {6156, 1419285594},
    {6159, 3324446467}, {6166, 2540844914}, {6175, 936176715}, {6180, 3724674918}, {6183, 3817694041},
    {6193, 4121092745}, {6203, 886071850}, {6215, 2390028659}, {6222, 4182669406}, {6227, 3555021734},
    {6232, 1452231588}, {6242, 665752555}, {6252, 2665914025}, {6260, 1172522883}, {6270, 2411978403},
    {6279, 2082024064}, {6283, 1231115066}, {6292, 244075885}, {6298, 96429129}, {6309, 1558106348},
    {6316, 1676028392}, {6328, 3565214879}, {6334, 1169454059}, {6345, 2276069802}, {6351, 2590900991},
    {6362, 403953390}, {6367, 817772335}, {6377, 3894621598}, {6381, 3130700698}, {6390, 3811712141},
    {6399, 2836898780}, {6413, 744222851}, {6421, 3219325754}, {6434, 455433581}, {6439, 1550717474},
    {6449, 4099875093}, {6458, 2687217115}, {6470, 3317790454}, {6482, 680679420}, {6493, 4074568615},
    {6503, 972345196}, {6513, 2124225882}, {6523, 1707208587}, {6533, 1698171440}, {6545, 1765986002},
    {6557, 3099195470}, {6567, 1325296208}, {6578, 1159889848}, {6588, 3210628243}, {6599, 3799163251},
    {6610, 3782385632}, {6621, 3899828965}, {6632, 3883051346}, {6643, 3866273727}, {6659, 4169345192},
    {6684, 3573351892}, {6689, 4137097213}, {6694, 3523899814}, {6700, 1029089800}, {6711, 1290530634},
    {6719, 4203053801}, {6732, 406972148}, {6736, 2369371622}, {6741, 3008443898}, {6748, 3726277920},
    {6758, 1742909879}, {6769, 581045492}, {6779, 877317237}, {6792, 1513289445}, {6816, 2694946607},
    {6838, 3902926015}, {6841, 2516003219}, {6856, 3083183824}, {6860, 3185987134}, {6869, 3141474305},
    {6882, 1010012291}, {6886, 659427984}, {6897, 3254824265}, {6905, 1438951982}, {6914, 571377267},
    {6932, 143865419}, {6950, 445834375}, {6964, 4201716739}, {6977, 2082798958}, {6981, 3883353449},
    {7004, 1252969316}, {7021, 611349806}, {7043, 3939761393}, {7067, 1880591026}, {7093, 1052979093},
    {7109, 1315057949}, {7122, 3198073272}, {7147, 1888717571}, {7160, 1499172353}, {7174, 1151719106},
    {7192, 1297838153}, {7203, 1291853992}, {7215, 3864824124}, {7228, 284302454}, {7246, 2291378338},
    {7268, 2024043478}, {7283, 3416336049}, {7294, 3326301860}, {7305, 2097883034}, {7323, 2658088632},
    {7333, 4116806241}, {7345, 2750625341}, {7362, 2805121617}, {7371, 2636563400}, {7387, 1088403524},
    {7415, 1326471550}, {7421, 3867909202}, {7450, 2053519890}, {7484, 24686317}, {7488, 43254447},
    {7520, 3633974900}, {7528, 1715765854}, {7544, 3488110948}, {7550, 1226705564}, {7560, 1144915353},
    {7578, 1085962434}, {7584, 542584942}, {7602, 1880354216}, {7611, 2126046479}, {7632, 3409685817},
    {7642, 2322214854}, {7664, 715012316}, {7669, 667630371}, {7686, 4011681569}, {7701, 2477794221},
    {7716, 2826459802}, {7723, 863636682}, {7753, 3312035873}, {7781, 2374822095}, {7797, 1117036282},
    {7813, 2727146260}, {7825, 2338438971}, {7833, 894604266}, {7851, 239266950}, {7867, 3440848049},
    {7885, 1563451997}, {7921, 1300855194}, {7939, 2649340029}, {7952, 3157132282}, {7983, 1994390723},
    {7996, 3295732442}, {8015, 3217941162}, {8052, 2638373311}, {8071, 729836362}, {8088, 1103965319},
    {8123, 3909734774}, {8140, 3422384807}, {8154, 1562399317}, {8186, 3535094014}, {8200, 2862813109},
    {8220, 70193435}, {8258, 3331707904}, {8278, 167527483}, {8282, 810547195}, {8304, 3377910156},
    {8320, 2815096657}, {8361, 3232227944}, {8380, 2636711499}, {8394, 2461495057}, {8399, 502047894},
    {8419, 2942666046}, {8425, 1490954098}, {8436, 1092012710}, {8461, 38792922}, {8472, 2899252294},
    {8480, 871591685}, {8502, 1041997713}, {8510, 3217987877}, {8518, 1309284212}, {8540, 2823090016},
    {8548, 4012061332}, {8563, 4204111253}, {8568, 3492500287}, {8577, 773059133}, {8600, 2759092874},
    {8609, 481727645}, {8623, 2303844654}, {8651, 1323066019}, {8665, 590774350}, {8674, 421821156},
    {8697, 696240407}, {8706, 1453714756}, {8721, 466020238}, {8750, 4077855673}, {8765, 1744839726},
    {8781, 1408722253}, {8811, 876245160}, {8827, 452810861}, {8840, 1260603725}, {8867, 968316954},
    {8880, 859371885}, {8894, 1658883364}, {8922, 3531153185}, {8936, 486221508}, {8947, 4064395570},
    {8972, 2257273533}, {8983, 3217031314}, {8995, 1898701486}, {9021, 692253475}, {9033, 2618608526},
    {9047, 889051197}, {9075, 1439665068}, {9089, 3703752221}, {9104, 158609817}, {9133, 3199826274},
    {9148, 3872230201}, {9161, 592993401}, {9188, 2782426318}, {9201, 1648296985}, {9223, 2036964556},
    {9259, 1478369021}, {9281, 2072579308}, {9290, 588027325}, {9296, 3294899967}, {9312, 2406610228},
    {9324, 1136770368}, {9335, 1099727666}, {9362, 3943336079}, {9370, 3373088083}, {9378, 1118385669},
    {9391, 1252830802}, {9399, 1310484760}, {9417, 4211107556}, {9435, 4235327583}, {9454, 1911957762},
    {9466, 2274977100}, {9476, 1894102977}, {9493, 1868420705}, {9508, 1229760322}, {9523, 401251929},
    {9532, 4136070254}, {9542, 141711844}, {9555, 1877099350}, {9565, 4224630636}, {9591, 2956264019},
    {9615, 3731343133}, {9626, 1490880043}, {9641, 651349070}, {9660, 3553571131}, {9681, 798050051},
    {9701, 1738029828}, {9710, 830772382}, {9734, 975665791}, {9741, 3753552150}, {9763, 1268347563},
    {9772, 2675976173}, {9780, 2255101473}, {9791, 938963840}, {9803, 1325536902}, {9813, 66138439},
    {9832, 2650151654}, {9844, 1362571274}, {9851, 2674091075}, {9868, 4180264212}, {9879, 2220611910},
    {9885, 3628923247}, {9904, 2290191893}, {9917, 524486259}, {9932, 536057419}, {9945, 2266436945},
    {9957, 2660165913}, {9969, 2510371521}, {9976, 1647949432}, {9987, 2499925078}, {9993, 1061329053},
    {10001, 2186648520}, {10013, 3685987662}, {10027, 1203193122}, {10041, 3305235377}, {10056, 3408062813},
    {10078, 598285973}, {10089, 2107277412}, {10104, 1771288722}, {10118, 1024755039}, {10138, 2323362532},
    {10158, 295121441}, {10170, 3240065181}, {10179, 3923523740}, {10199, 140741692}, {10229, 687274249},
    {10239, 1680403306}, {10250, 186774928}, {10264, 2185261687}, {10269, 2753641482}, {10274, 2454962418},
    {10291, 958887293}, {10309, 3594902096}, {10317, 2175633178}, {10334, 775974691}, {10341, 4056008598},
    {10355, 32195591}, {10362, 3647323098}, {10378, 3198753898}, {10389, 2621687777}, {10413, 56185609},
    {10421, 3091067239}, {10425, 3935363592}, {10435, 3073585980}, {10442, 1867556362}, {10455, 2589014835},
    {10471, 3891896413}, {10477, 4148812653}, {10484, 1700657266}, {10496, 1106246455}, {10511, 754571866},
    {10522, 1038506759}, {10528, 4176775601}, {10537, 2830785103}, {10547, 1731433239}, {10555, 855408348},
    {10563, 2834400513}, {10578, 3963693047}, {10587, 3544094494}, {10593, 4009327117}, {10609, 492923249},
    {10622, 1423062726}, {10640, 161915485}, {10683, 2642763852}, {10696, 1214513038}, {10713, 1445723454},
    {10722, 2844467682}, {10729, 3334659430}, {10741, 3572701046}, {10752, 555663897}, {10763, 3123020006},
    {10776, 3005567066}, {10788, 2400366623}, {10800, 2266193630}, {10810, 3448933658}, {10823, 3786999131},
    {10831, 2370703267}, {10843, 1489487637}, {10858, 2552112075}, {10876, 2857694466}, {10889, 2048902997},
    {10904, 1468503355}, {10923, 376585884}, {10935, 1938712828}, {10957, 3810570069}, {10976, 1375206950},
    {10998, 1648973383}, {11017, 1187236458}, {11039, 1447170883}, {11058, 2183746320}, {11080, 4241624385},
    {11087, 3048556132}, {11106, 3744775116}, {11124, 3621218635}, {11141, 3611392321}, {11152, 3412690475},
    {11165, 2109961146}, {11191, 2124853820}, {11213, 4061796954}, {11220, 4173553157}, {11228, 2053962742},
    {11238, 503535429}, {11249, 1836668495}, {11258, 721310682}, {11273, 1006735486}, {11285, 325084441},
    {11290, 2961925722}, {11300, 497438945}, {11309, 1787797455}, {11320, 1849888827}, {11340, 3825011241},
    {11349, 385702446}, {11355, 2166834857}, {11362, 3055437297}, {11369, 601507180}, {11385, 2970916523},
    {11389, 1041509726}, {11394, 1494001562}, {11403, 2984076638}, {11410, 2157316278}, {11416, 348705738},
    {11430, 737459482}, {11436, 1122880180}, {11447, 1945272936}, {11462, 2380932862}, {11470, 2548392784},
    {11481, 3688764708}, {11491, 1901756438}, {11500, 906872895}, {11511, 1648836552}, {11518, 1359877577},
    {11526, 521485205}, {11539, 252720416}, {11553, 1264131298}, {11557, 1582017048}, {11576, 422274124},
    {11595, 3020961236}, {11601, 845187144}, {11623, 1120609123}, {11647, 3704248662}, {11674, 1361184210},
    {11696, 254023945}, {11724, 3600137057}, {11748, 2682444316}, {11757, 1644100618}, {11781, 1592819465},
    {11814, 895660813}, {11822, 335426986}, {11847, 1264318259}, {11879, 1168386582}, {11887, 1663862986},
    {11892, 1746993862}, {11921, 1903257066}, {11926, 974882150}, {11933, 1177151643}, {11964, 165292311},
    {11971, 2311397435}, {11976, 439402299}, {12005, 1552997231}, {12010, 3962257883}, {12019, 2220750876},
    {12052, 2007447656}, {12061, 2787838396}, {12067, 3769421748}, {12097, 4173954024}, {12103, 1434043348},
    {12113, 1426660429}, {12147, 737025121}, {12181, 1466689035}, {12219, 4098563933}, {12224, 513712005},
    {12261, 229043912}, {12265, 2457286800}, {12300, 3584307048}, {12302, 1123244352}, {12339, 1329338781},
    {12343, 2761510965}, {12348, 2016490230}, {12355, 49525662}, {12375, 539821669}, {12393, 3772220557},
    {12411, 4185830300}, {12426, 3171290880}, {12448, 832521766}, {12470, 1461782644}, {12490, 691540578},
    {12513, 1404144425}, {12533, 522796658}, {12550, 1376505559}, {12559, 3748513642}, {12567, 846470194},
    {12575, 200649126}, {12589, 3431639220}, {12596, 4292335199}, {12611, 907121470}, {12617, 2240342303},
    {12634, 2969811462}, {12648, 167268160}, {12662, 1833803298}, {12674, 2457918009}, {12686, 4071123319},
    {12698, 1834047080}, {12714, 3367860727}, {12723, 3718375587}, {12729, 2118064195}, {12740, 493169962},
    {12748, 2713721240}, {12753, 1695364032}, {12760, 4030051588}, {12766, 1400182552}, {12796, 455416660},
    {12816, 2271268225}, {12839, 2613973034}, {12857, 392604227}, {12879, 3754606837}, {12899, 2833158821},
    {12915, 3350374178}, {12922, 534084754}, {12936, 2867322350}, {12958, 2116308131}, {12963, 3649057272},
    {12971, 3845453865}, {12980, 2994984227}, {12996, 664899839}, {13018, 1989677117}, {13023, 2918522264},
    {13035, 3420926329}, {13048, 3178453163}, {13065, 3149605050}, {13070, 2920394832}, {13087, 1523943668},
    {13097, 862917743}, {13119, 4234031555}, {13136, 1719771455}, {13157, 2399213176}, {13164, 4287151977},
    {13174, 450801067}, {13181, 1669872668}, {13195, 4013487222}, {13222, 2679495900}, {13238, 856694529},
    {13262, 2681939195}, {13278, 3153218578}, {13302, 2240063300}, {13306, 3096186179}, {13311, 741716276},
    {13316, 2329068957}, {13323, 2921198141}, {13328, 1055615879}, {13333, 3285122304}, {13339, 230313139},
    {13342, 2868333218}, {13346, 4098541315}, {13351, 33356212}, {13358, 1723256298}, {13362, 4140259964},
    {13368, 107912219}, {13390, 4121566434}, {13420, 3855721002}, {13436, 2216232237}, {13460, 2255928953},
    {13480, 159080631}, {13494, 3689248828}, {13519, 836430118}, {13539, 2287125059}, {13562, 1038585177},
    {13583, 3367347455}, {13609, 4230039153}, {13623, 609216699}, {13658, 1501614459}, {13669, 1529288929},
    {13701, 2719113377}, {13713, 2275796322}, {13746, 1812401954}, {13757, 2408338453}, {13789, 2855832277},
    {13816, 1459817706}, {13827, 2392518824}, {13859, 518942568}, {13880, 3663533692}, {13922, 2192755772},
    {13947, 177875273}, {13993, 891907593}, {14015, 1945812840}, {14058, 1417411880}, {14082, 2154355281},
    {14127, 3467076881}, {14147, 317429627}, {14188, 771452987}, {14223, 181460511}, {14243, 456257992},
    {14284, 2485130632}, {14307, 317835491}, {14351, 3496877987}, {14372, 1103010248}, {14422, 3557956176},
    {14445, 4255026978}, {14497, 3877521898}, {14511, 4267328027}, {14522, 3365817217}, {14534, 1019517826},
    {14545, 4255312501}, {14551, 107113802}, {14562, 339302984}, {14583, 571385436}, {14608, 701971049},
    {14630, 3844547848}, {14654, 2993703921}, {14674, 856100507}, {14688, 523418047}, {14709, 1199509864},
    {14718, 71184232}, {14747, 3633864562}, {14753, 3626350180}, {14779, 227242734}, {14786, 3686895409},
    {14813, 23593359}, {14819, 3490026688}, {14845, 2245546586}, {14854, 63500808}, {14860, 3324008260},
    {14867, 2639082641}, {14873, 4241250784}, {14901, 1005534689}, {14929, 433529277}, {14958, 1104277830},
    {14971, 1738166450}, {15006, 4196810825}, {15035, 1042290725}, {15042, 1073217499}, {15060, 2059328792},
    {15068, 1536564555}, {15087, 2064776214}, {15096, 1856753941}, {15116, 1308833490}, {15120, 3934383778},
    {15135, 2480094667}, {15143, 4009865048}, {15171, 365080250}, {15177, 3648362799}, {15203, 980454765},
    {15210, 1860367182}, {15237, 3669799736}, {15240, 1787721130}, {15266, 447103454}, {15271, 1697318111},
    {15299, 2673357851}, {15329, 2937116726}, {15347, 3523238589}, {15355, 1863269210}, {15375, 2099371351},
    {15380, 4096559242}, {15397, 2182794837}, {15404, 667710333}, {15407, 718098122}, {15410, 682728183},
    {15428, 3802467407}, {15449, 3657180965}, {15472, 1665393361}, {15496, 1052733624}, {15505, 184912774},
    {15521, 4089387070}, {15534, 2352568569}, {15547, 1245245715}, {15560, 1262023334}, {15574, 3270702940},
    {15586, 2739892052}, {15601, 2480001844}, {15605, 3749132497}, {15614, 1230999982}, {15621, 3143743637},
    {15627, 351428278}, {15644, 2428146278}, {15659, 2992948263}, {15670, 2349028720}, {15677, 3885786800},
    {15689, 1736514697}, {15699, 3474322026}, {15709, 60432295}, {15714, 1322381784}, {15721, 4012403877},
    {15743, 989471740}, {15764, 452908417}, {15783, 423327896}, {15799, 2453966149}, {15827, 1731566697},
    {15838, 2587032280}, {15859, 2963724706}, {15875, 712913813}, {15907, 2778836517}, {15930, 1613655628},
    {15952, 655649118}, {15967, 2173728365}, {15974, 2357661820}, {15990, 409169195}, {16010, 3491459423},
    {16027, 1226170970}, {16050, 3404475955}, {16080, 1624986452}, {16114, 3623300279}, {16131, 3034534074},
    {16151, 575711980}, {16170, 671086880}, {16197, 387145109}, {16210, 1032586458}, {16222, 266241602},
    {16242, 3402924327}, {16252, 1269553309}, {16258, 503252654}, {16261, 4160314702}, {16265, 159043482},
    {16272, 2686336408}, {16277, 2717370895}, {16287, 1132587367}, {16295, 1195117749}, {16309, 1879021152},
    {16323, 581463510}, {16346, 2140377464}, {16358, 1275514075}, {16370, 2387979536}, {16381, 3884420844},
    {16398, 1646387302}, {16410, 308670472}, {16423, 3934596143}, {16436, 2845511965}, {16459, 4013472960},
    {16479, 207861097}, {16499, 3570842623}, {16515, 2974165697}, {16522, 1232628331}, {16539, 889198334},
    {16558, 3364533173}, {16574, 2007207608}, {16583, 3255160570}, {16590, 2953807453}, {16597, 709349229},
    {16601, 2223459638}, {16609, 2600881466}, {16624, 2804841900}, {16639, 2904109309}, {16651, 46347960},
    {16659, 111583397}, {16669, 249290197}, {16679, 1264874778}, {16691, 2552651146}, {16705, 3277309783},
    {16713, 799079693}, {16718, 2072037248}, {16727, 1839346743}, {16737, 2980706495}, {16748, 3765738945},
    {16762, 1478303606}, {16774, 1491675329}, {16782, 2435397115}, {16803, 1647672292}, {16822, 1635008148},
    {16837, 1487095968}, {16853, 3124627733}, {16858, 2570585620}, {16874, 366187551}, {16888, 2318987703},
    {16898, 1761128012}, {16912, 185295765}, {16925, 3838690653}, {16940, 1263600608}, {16957, 2027855346},
    {16977, 3216563907}, {16991, 1058098686}, {17004, 467864515}, {17015, 3932876427}, {17028, 2706824106},
    {17037, 1016188828}, {17053, 957769824}, {17063, 1005022371}, {17077, 2696340427}, {17095, 1092596157},
    {17106, 1283833217}, {17125, 1606336818}, {17128, 993596020}, {17143, 2693457989}, {17152, 3779456605},
    {17171, 415476443}, {17184, 1262823941}, {17194, 1622115944}, {17202, 1499161504}, {17213, 2973219889},
    {17226, 2597275607}, {17231, 1748273790}, {17237, 860606716}, {17242, 3002334877}, {17259, 2034172196},
    {17285, 3305562105}, {17303, 3707972394}, {17310, 3647859367}, {17323, 3236366608}, {17336, 1824874128},
    {17357, 2788634194}, {17379, 1466132464}, {17407, 3529599493}, {17439, 2079469443}, {17461, 738891302},
    {17479, 3197889394}, {17498, 2360350959}, {17523, 3813530536}, {17526, 488247560}, {17529, 605690893},
    {17532, 622615607}, {17535, 572282750}, {17538, 2334079840}, {17541, 2384412697}, {17544, 2367635078},
    {17547, 2417967935}, {17550, 2502003125}, {17569, 3649363768}, {17588, 3444963044}, {17619, 2273024933},
    {17642, 4264915354}, {17663, 3077942367}, {17692, 590894855}, {17702, 1618037728}, {17712, 1850454287},
    {17722, 3957551837}, {17741, 4284171251}, {17757, 3891447831}, {17763, 2774883451}, {17775, 3483418915},
    {17792, 668816343}, {17800, 2931048700}, {17809, 2388452721}, {17817, 4258353177}, {17820, 1141775739},
    {17826, 4126724647}, {17836, 2859901778}, {17840, 3250964130}, {17848, 1360419304}, {17852, 3001705435},
    {17858, 2071016015}, {17863, 4246411473}, {17867, 2944866961}, {17870, 418647609}, {17873, 2471879920},
    {17875, 1105628090}, {17879, 963632676}, {17882, 1882099852}, {17891, 2097992392}, {17899, 4171284318},
    {17907, 2265671865}, {17914, 2076987736}, {17925, 3694939264}, {17932, 2984259090}, {17939, 306596620},
    {17947, 1011505953}, {17951, 1692432290}, {17958, 1616530830}, {17969, 2662881380}, {17976, 3218261061},
    {17983, 2261369287}, {17989, 912855974}, {17995, 3374781713}, {18003, 2293478956}, {18020, 1149880784},
    {18029, 953119650}, {18041, 1491100860}, {18052, 417924775}, {18063, 3895649598}, {18076, 2700906213},
    {18098, 2989913377}, {18104, 3882857642}, {18110, 3114108242}, {18117, 2831556715}, {18130, 3401266884},
    {18136, 1451477576}, {18152, 119757721}, {18161, 2438128661}, {18173, 2193512543}, {18183, 1505809199},
    {18202, 2758857958}, {18213, 1600511528}, {18219, 785452558}, {18229, 1861738460}, {18235, 3056320968},
    {18255, 4208727282}, {18268, 3291555781}, {18277, 2196865874}, {18306, 1361552727}, {18328, 2957611498},
    {18337, 2007872489}, {18345, 2339550961}, {18357, 3508411830}, {18370, 2355901240}, {18381, 4245501841},
    {18387, 3163908038}, {18394, 2925496955}, {18407, 108183312}, {18421, 1328193084}, {18436, 2265931075},
    {18457, 3180543629}, {18469, 1599455416}, {18476, 2387400333}, {18495, 1202605450}, {18503, 591972422},
    {18523, 1175191511}, {18534, 873742264}, {18557, 326594495}, {18567, 2059707271}, {18589, 1503948434},
    {18599, 3230945966}, {18621, 2911124459}, {18632, 1449651004}, {18644, 1980023723}, {18671, 3261273255},
    {18688, 1962088798}, {18699, 659713157}, {18703, 407568404}, {18710, 3610741318}, {18718, 24023407},
    {18725, 2767062895}, {18737, 197333961}, {18752, 3768039387}, {18759, 2976183426}, {18767, 854431587},
    {18777, 2611701562}, {18791, 4149673879}, {18798, 3561702979}, {18809, 3373400544}, {18814, 616319547},
    {18829, 2851767893}, {18841, 2670905232}, {18845, 2984927816}, {18851, 3072721717}, {18858, 382945106},
    {18867, 1202886564}, {18880, 3124826125}, {18897, 1073533898}, {18917, 501308550}, {18937, 3102301894},
    {18951, 2098960006}, {18965, 2993485402}, {18982, 2228178674}, {18995, 678697196}, {19013, 4242588933},
    {19021, 3290709023}, {19029, 3206573181}, {19037, 3156240324}, {19049, 873554442}, {19061, 3877044912},
    {19068, 1386144670}, {19112, 3391438105}, {19145, 3275802252}, {19151, 1665555596}, {19161, 955209608},
    {19171, 3663374774}, {19179, 2845693673}, {19188, 1402472725}, {19202, 3292755612}, {19207, 1795259425},
    {19216, 2710028206}, {19270, 2549331680}, {19281, 2094265262}, {19292, 2380435381}, {19311, 801338602},
    {19332, 2854832407}, {19357, 155406996}, {19369, 3678362229}, {19389, 4252635661}, {19400, 930651626},
    {19417, 883771916}, {19429, 2754639596}, {19442, 3381696689}, {19462, 2497068525}, {19486, 4204966360},
    {19490, 3848464964}, {19501, 4196316528}, {19506, 1775113223}, {19515, 4293857150}, {19540, 105220734},
    {19556, 2941928401}, {19579, 3513504379}, {19613, 2399979131}, {19654, 397375761}, {19668, 2554776799},
    {19675, 1325902193}, {19682, 4257774810}, {19701, 3385953049}, {19715, 363805148}, {19734, 2241932221},
    {19743, 3578929855}, {19754, 960139624}, {19762, 1597548103}, {19777, 957531795}, {19790, 1010886454},
    {19810, 1596791097}, {19815, 828449414}, {19831, 4083200273}, {19847, 1563607652}, {19852, 3373576235},
    {19868, 1686781560}, {19875, 247011038}, {19891, 3118206852}, {19908, 1114429566}, {19924, 275414779},
    {19942, 3681786005}, {19969, 1786964809}, {19972, 4081524352}, {19975, 3880226465}, {19980, 1336735441},
    {19987, 3258804367}, {19996, 3220778976}, {20006, 3246523276}, {20017, 2488280337}, {20031, 2068458324},
    {20046, 763838368}, {20053, 637820293}, {20057, 2601460036}, {20062, 1480246043}, {20071, 978711165},
    {20078, 309439324}, {20087, 2535512472}, {20105, 3793360030}, {20127, 3530699951}, {20146, 3107109432},
    {20168, 2768536296}, {20188, 2255243348}, {20206, 1791059818}, {20212, 4128829753}, {20226, 2557930546},
    {20248, 1165654517}, {20269, 1287267581}, {20293, 333206726}, {20316, 2848081438}, {20337, 1910782036},
    {20357, 3395304284}, {20380, 1173374833}, {20402, 2943989225}, {20424, 1789752760}, {20444, 723746973},
    {20467, 928095684}, {20484, 66633762}, {20494, 3883652983}, {20514, 1787670268}, {20536, 2151592719},
    {20548, 288631100}, {20559, 835911719}, {20570, 18669246}, {20583, 1289413733}, {20605, 576822689},
    {20629, 1403930331}, {20635, 1863671838}, {20646, 2924953349}, {20659, 951339946}, {20672, 2908236957},
    {20680, 60532369}, {20690, 3795175885}, {20705, 1243462689}, {20747, 3533566504}, {20769, 1855131199},
    {20778, 1056680197}, {20788, 2951402203}, {20808, 3636908325}, {20819, 1964022558}, {20829, 684154646},
    {20852, 2371177212}, {20877, 1731011858}, {20902, 2398960364}, {20928, 2922600688}, {20981, 17738465},
    {20988, 343848780}, {21001, 2712090128}, {21024, 944362804}, {21046, 115475624}, {21077, 694824490},
    {21093, 2617424471}, {21105, 2167551454}, {21121, 353999202}, {21137, 554307351}, {21157, 580401027},
    {21170, 2837546561}, {21178, 3574960668}, {21181, 1090614859}, {21198, 2666343581}, {21218, 848102186}
};

static const int32_t slots[] = {
    -1, -1, -1, 805, 217, 854, -1, -1, 214, -1, 370, -1, -1, 176, 1574, 853, -1, -1, 1111, 137, 1513, 1588,
    1633, -1, -1, 339, -1, -1, -1, -1, -1, -1, 1113, -1, -1, -1, 995, 1148, 1194, -1, 433, -1, -1, 888, -1,
    -1, 1630, -1, -1, 205, -1, 873, 1255, -1, -1, -1, 1172, 301, 664, -1, -1, -1, -1, 52, 123, 710, -1, -1,
    1618, -1, -1, -1, -1, 407, 226, 1645, -1, -1, 556, -1, 566, -1, -1, 98, -1, -1, 1687, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 708, 264, 1368, 1536, 269, -1, -1, 880, -1, 1520, -1, -1, 1547, -1, 186, -1, -1, 1322,
    -1, -1, -1, 684, -1, -1, 1161, 1248, -1, -1, 1308, -1, -1, -1, -1, 1373, 1539, 1597, -1, -1, 107, 1180,
    1634, -1, -1, 1288, -1, -1, 5, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1600,
    -1, -1, 772, 167, 725, -1, 1086, 1684, -1, 1644, -1, 1603, -1, 1501, -1, -1, -1, -1, -1, -1, -1, 1269,
    -1, 1537, -1, -1, 274, 895, -1, 843, -1, 788, -1, 1065, 1486, -1, -1, 1182, -1, -1, -1, -1, 529, 263,
    977, 449, -1, -1, 1469, -1, 1277, -1, -1, -1, -1, -1, -1, -1, -1, 389, -1, 459, 612, -1, -1, 649, 637,
    894, 993, 1503, 1533, 1660, -1, -1, 1145, -1, -1, 1299, -1, -1, -1, -1, -1, 113, 456, 219, 460, 999, 869,
    1021, -1, -1, -1, -1, 1611, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 922, -1, -1, 431, -1, 947, 594, 988,
    -1, -1, 207, 731, 1410, -1, -1, -1, -1, -1, 967, -1, 344, -1, -1, -1, -1, 133, 681, -1, -1, -1, -1, -1,
    -1, -1, 1418, -1, -1, 62, 1227, -1, -1, -1, 126, 662, -1, -1, 964, -1, 1548, -1, -1, -1, -1, 324, 36,
    1685, -1, -1, -1, 778, -1, 1705, -1, 374, 1507, -1, -1, 1492, 495, 1598, 613, 204, 453, 476, 1079, 658,
    -1, 198, -1, 622, -1, 1263, -1, -1, 1075, -1, 902, 643, 1107, 984, 525, 261, -1, -1, -1, 991, 1321, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1042, 1444, -1, 1511, -1, -1, 811, -1, -1, 455, 614, -1, -1, 933,
    1074, -1, -1, 1672, -1, 281, -1, -1, 901, 1638, 333, 1228, 423, 1428, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 1554, -1, -1, -1, 321, 338, 110, 352, 208, 458, 507, 745, 748, 870, 1118, 1005, 1677, -1, -1, -1, -1,
    -1, 1392, -1, 153, 298, 487, -1, 508, -1, 131, 1345, 284, -1, -1, -1, -1, -1, -1, -1, -1, -1, 872, -1,
    -1, -1, -1, -1, -1, -1, -1, 482, -1, -1, -1, -1, -1, 134, 173, 570, -1, -1, -1, 773, -1, -1, -1, -1, -1,
    -1, -1, 328, 1346, -1, -1, 1495, -1, 252, -1, 909, -1, -1, -1, -1, 610, 926, 1135, 697, 768, -1, -1, -1,
    683, 206, 1371, -1, -1, -1, -1, 1358, -1, -1, 1311, 1621, -1, -1, -1, 280, -1, -1, -1, 376, 934, 1226,
    1121, -1, -1, -1, -1, 756, 1250, -1, -1, 502, -1, 496, -1, -1, -1, 360, -1, -1, -1, 1538, -1, 405, -1,
    -1, -1, -1, -1, 938, -1, 1350, -1, -1, -1, 715, 628, -1, -1, 1505, 536, -1, -1, -1, -1, 906, 1229, -1,
    1422, 1487, 1568, -1, 492, 1147, 1187, 1230, -1, -1, -1, -1, 359, 1412, -1, -1, 1372, 1153, 277, 648,
    1084, -1, 1353, 1697, -1, -1, 1073, 112, 232, -1, -1, 1466, -1, -1, -1, -1, -1, -1, 846, -1, 923, 420,
    489, -1, -1, -1, 589, -1, -1, -1, 93, 746, 415, -1, -1, -1, 37, 1221, -1, -1, 1008, -1, 1195, -1, -1,
    738, -1, 92, 735, 19, 1610, 1563, 1077, -1, -1, 493, 808, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 590,
    1103, 1186, -1, -1, 1052, -1, -1, -1, 262, 539, 767, -1, 1357, -1, -1, 857, 1053, -1, 1400, 506, -1, -1,
    -1, -1, 1213, -1, -1, 287, -1, 1157, 494, 682, 1204, 193, 1351, 1443, 1096, 1291, 254, 1546, 1335, 1701,
    -1, -1, -1, -1, -1, -1, 452, -1, 314, 1205, -1, 974, -1, -1, -1, 1340, -1, -1, -1, -1, -1, -1, -1, 1012,
    1525, -1, 1040, 96, 115, -1, -1, 521, -1, 90, -1, -1, 383, 1324, -1, 1251, 1190, 1463, 1649, 1071, -1,
    -1, 1202, -1, -1, -1, -1, -1, 265, 799, 992, 918, 1306, -1, 1146, -1, -1, -1, -1, -1, -1, -1, -1, 200,
    604, 184, 621, 1437, 185, 1652, -1, -1, -1, -1, -1, 474, -1, -1, -1, 1295, -1, 1298, -1, -1, -1, -1,
    1141, 1681, -1, 1591, -1, 1613, -1, -1, -1, 826, -1, -1, 349, -1, -1, 828, -1, -1, 558, 651, 0, 599, -1,
    470, -1, -1, -1, -1, -1, -1, -1, -1, 1143, -1, -1, 41, 952, -1, 1366, -1, 1137, -1, 9, 1551, -1, -1,
    1433, 68, -1, -1, -1, -1, 327, -1, 572, -1, -1, 1699, -1, -1, 373, -1, 1592, 891, 730, 1325, 1416, -1,
    -1, 1521, -1, 1242, -1, -1, 305, -1, 20, 272, 679, 817, 1662, 223, 268, 844, 1006, -1, 1640, -1, -1, 875,
    1666, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1654, -1, -1, 1668, 387, 1401, 337, -1, 1532, 472, -1,
    -1, -1, 1302, -1, 848, -1, -1, -1, -1, -1, -1, 484, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    334, 391, 884, 960, 838, 871, -1, 976, -1, 24, 1504, 1674, 809, 617, -1, 11, 77, 986, 1082, 1329, 1477,
    58, 503, 1165, 141, 1496, 1541, -1, -1, -1, 652, 1527, -1, -1, 210, 1550, -1, -1, -1, 244, -1, -1, -1,
    -1, -1, 372, -1, -1, 669, 953, 1369, -1, 800, -1, -1, 1031, -1, -1, 1393, -1, -1, -1, 1129, -1, -1, -1,
    158, 117, -1, -1, -1, 279, -1, -1, 355, 56, -1, 69, 1364, -1, -1, -1, -1, 1, 1438, 1004, 1519, 39, 129,
    -1, -1, 225, -1, -1, -1, -1, 203, 341, 522, 932, 1253, 1404, 709, 1702, -1, -1, -1, -1, -1, -1, 876, -1,
    -1, -1, 202, 961, -1, -1, -1, 533, -1, -1, 388, -1, -1, 1222, 1099, -1, -1, -1, 1054, 562, 1347, -1, -1,
    1540, -1, -1, -1, -1, 856, 189, -1, -1, -1, -1, 346, 912, -1, -1, 1362, 1431, -1, 163, -1, 1130, -1, -1,
    -1, 959, 1595, 671, -1, 213, -1, -1, 634, 955, 1704, -1, -1, -1, -1, 1543, -1, -1, -1, -1, -1, 956, 1284,
    1567, -1, 104, -1, 1208, -1, -1, -1, -1, -1, -1, -1, -1, 1384, 1254, -1, -1, 40, 446, -1, 657, 676, -1,
    -1, -1, 1585, 335, -1, -1, -1, -1, -1, -1, -1, 238, -1, -1, -1, -1, -1, -1, -1, -1, 1041, -1, -1, 553,
    758, 1197, -1, -1, 1402, 222, 1648, -1, 1139, 1332, 1558, 531, 1270, -1, -1, -1, 1690, 87, 1293, -1, -1,
    -1, -1, 1596, 132, -1, -1, 490, -1, -1, -1, -1, -1, -1, -1, -1, -1, 638, -1, 996, 1462, 1637, 551, -1,
    -1, -1, -1, 629, 794, 650, 1436, 1124, 1615, -1, -1, -1, -1, -1, -1, -1, -1, 248, 1348, -1, -1, -1, 1080,
    -1, -1, 103, 1243, 796, -1, -1, -1, -1, -1, -1, -1, -1, 1344, 1290, -1, -1, -1, -1, -1, 1283, -1, -1,
    734, -1, 439, 183, 982, 1016, -1, 1038, 479, 609, -1, -1, -1, -1, -1, -1, -1, -1, 1682, -1, -1, -1, -1,
    -1, 1474, -1, -1, 2, -1, -1, -1, -1, -1, -1, -1, -1, 138, -1, -1, -1, -1, -1, -1, -1, 1108, -1, -1, -1,
    -1, 300, -1, -1, 1480, -1, 169, -1, 1109, -1, -1, 106, 1447, -1, -1, -1, 893, -1, 1106, -1, -1, -1, 187,
    750, -1, 1459, -1, -1, -1, -1, -1, -1, -1, 99, -1, -1, -1, -1, -1, -1, 82, -1, -1, 114, 306, -1, -1,
    1002, 1264, -1, 1390, -1, 1275, -1, -1, -1, -1, -1, -1, -1, -1, 1318, -1, 28, 587, -1, 1441, -1, 145, -1,
    -1, -1, -1, -1, -1, 1490, -1, 105, 818, 1693, -1, -1, 498, 1289, -1, -1, 1315, 1456, -1, -1, -1, -1, -1,
    -1, -1, 1134, -1, -1, -1, -1, -1, 642, 32, -1, -1, -1, -1, 528, 1488, -1, -1, -1, -1, -1, -1, 1043, 1388,
    436, 764, 174, 542, 1097, 545, -1, 175, 1049, -1, -1, -1, -1, -1, -1, 820, 1192, 716, -1, -1, 916, 1245,
    1655, -1, -1, 526, 688, 1464, 1552, -1, -1, 60, 266, 1018, 855, 162, 1694, 315, 1522, 504, 591, -1, -1,
    -1, 30, 724, 866, -1, -1, -1, -1, -1, 448, -1, 966, -1, -1, -1, 1057, -1, -1, -1, -1, -1, 606, 1386, 316,
    72, -1, -1, -1, -1, -1, 412, -1, -1, -1, 519, 639, 1578, -1, -1, -1, 694, 1069, -1, 900, -1, -1, -1,
    1210, 1498, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1088, -1, -1, -1, -1, -1, 348, -1, 740, -1, 1417, 524,
    -1, -1, -1, -1, -1, -1, -1, -1, 973, -1, -1, 151, -1, -1, -1, -1, -1, 619, 1307, -1, 898, -1, -1, 802,
    81, 1432, 997, 241, 1461, 946, 1530, -1, -1, 1273, 936, -1, 1061, -1, -1, -1, 615, -1, -1, -1, -1, 691,
    850, -1, 1029, -1, -1, 1001, 513, -1, -1, 1676, -1, 1239, 1706, 340, -1, -1, -1, -1, 1110, 885, -1, -1,
    -1, -1, -1, -1, -1, 1000, 1105, 1268, 1294, 1360, -1, 1427, -1, -1, -1, 413, 1068, 1545, -1, -1, 130,
    654, 1605, 1174, -1, 693, -1, -1, 1576, -1, -1, -1, -1, -1, -1, 576, -1, 1092, -1, -1, -1, 915, 362, -1,
    -1, -1, -1, 1494, -1, 127, 1414, -1, -1, -1, -1, 191, 1151, -1, -1, -1, -1, 159, 571, 728, 1104, -1, -1,
    -1, -1, -1, 392, -1, -1, 618, -1, -1, -1, -1, 435, -1, -1, -1, -1, -1, -1, 1060, 111, -1, -1, -1, -1, -1,
    1191, -1, 442, -1, 1003, -1, -1, 726, -1, 806, -1, -1, 877, 1572, -1, 910, 921, -1, -1, -1, -1, 424, -1,
    -1, 73, 695, 1472, 1450, 1499, 1509, 784, -1, -1, 1152, 839, -1, 677, -1, -1, 665, -1, 1397, 1473, -1,
    -1, -1, 1518, -1, -1, -1, -1, 692, -1, -1, 6, -1, 148, 833, -1, -1, -1, -1, -1, -1, 1641, -1, 705, -1,
    1661, 958, -1, -1, 578, 1328, -1, -1, -1, -1, 1044, 497, 1019, 140, -1, -1, -1, -1, 231, -1, -1, -1, -1,
    -1, -1, -1, 1544, 1064, 1601, 954, -1, -1, -1, -1, 584, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1078,
    -1, 647, 575, 481, -1, -1, -1, -1, 297, -1, 1680, 1237, 1276, 1689, 343, 1510, -1, 26, 1421, 128, -1, -1,
    -1, 245, -1, -1, -1, 18, -1, 354, 1087, -1, 968, -1, -1, 1199, -1, -1, -1, -1, -1, -1, 957, -1, -1, -1,
    1409, -1, -1, -1, -1, -1, -1, 635, -1, -1, 1067, 486, 1015, 1560, -1, -1, 925, -1, -1, 257, 1485, 1032,
    1608, -1, 1497, -1, -1, 1297, -1, -1, -1, -1, -1, -1, -1, 1639, -1, -1, -1, 777, 1484, -1, -1, 190, 1617,
    319, 825, -1, -1, -1, 1314, -1, 149, 1564, 747, 1622, -1, -1, -1, -1, -1, -1, 1489, 1317, 75, -1, -1, -1,
    -1, -1, -1, 1607, -1, 466, -1, -1, -1, 49, -1, -1, 781, -1, -1, -1, -1, -1, -1, -1, -1, 1528, 908, -1,
    -1, -1, 729, 1066, 913, -1, -1, 89, 1599, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1379, -1,
    1216, 565, 713, -1, -1, -1, -1, -1, -1, 583, 555, 1138, 719, 1183, -1, 1698, -1, -1, -1, -1, 1458, -1,
    429, -1, 824, 1020, -1, -1, 1176, -1, 312, -1, 1095, 564, -1, -1, -1, 1619, 962, -1, 1663, 1037, 1056,
    1223, -1, -1, 1643, 1235, -1, -1, -1, -1, -1, 1131, -1, 326, 727, -1, 1101, -1, -1, -1, -1, -1, -1, -1,
    1013, -1, 44, 552, -1, 1181, 1449, 1534, -1, -1, 393, -1, -1, -1, -1, -1, -1, -1, 985, 597, 293, 1122,
    1620, 1565, -1, 242, -1, -1, -1, -1, -1, 416, -1, 1629, -1, -1, -1, -1, -1, -1, 819, 530, 1162, -1, -1,
    1679, 1612, -1, -1, -1, 215, -1, 911, 1144, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, 243, 88, 698, 585, 1614, 1703, -1, 139, 1022, 807, 385, -1, -1, -1, -1, -1, -1, -1, -1, 74, 1142,
    -1, -1, -1, -1, 1354, -1, -1, -1, -1, -1, -1, 633, -1, 196, -1, 978, -1, 276, -1, -1, 1646, -1, 1212, -1,
    -1, 1604, -1, -1, 1256, -1, 1425, -1, -1, -1, 426, -1, -1, -1, -1, 480, -1, -1, -1, -1, -1, -1, 514, 410,
    1467, 1160, -1, 1419, 1030, 790, -1, -1, -1, 920, 689, -1, -1, 1342, -1, -1, -1, -1, 834, 45, 218, 1128,
    -1, -1, 188, -1, 1304, 66, 122, 1234, -1, -1, -1, 33, 1355, -1, 1209, -1, -1, 785, -1, 535, -1, -1, 86,
    -1, -1, -1, -1, -1, 970, 851, 380, -1, -1, 275, 13, 1241, -1, -1, -1, -1, -1, -1, -1, 1609, 27, -1, -1,
    -1, -1, -1, 1557, -1, -1, 827, -1, 195, -1, -1, -1, -1, -1, -1, -1, -1, 313, 428, 1470, -1, -1, -1, -1,
    395, -1, -1, -1, 899, 1116, 858, 1094, 1420, -1, -1, 749, 1647, 837, 742, 361, 863, 951, 975, -1, -1, -1,
    -1, 917, 8, 1313, -1, 905, -1, -1, 57, 929, -1, -1, -1, 1590, -1, -1, 1691, -1, -1, -1, 903, -1, -1, -1,
    288, 605, 1282, 1102, 1326, 1396, 1583, -1, -1, -1, -1, -1, -1, 963, -1, 1378, 1010, -1, -1, -1, -1, 602,
    -1, 795, 285, -1, -1, -1, -1, 1166, -1, -1, -1, 197, 1349, 1091, -1, -1, -1, 823, -1, -1, -1, -1, -1, -1,
    53, -1, -1, -1, 1423, -1, -1, -1, -1, -1, -1, 712, -1, -1, -1, -1, 547, -1, -1, 120, 822, -1, 744, -1,
    -1, -1, -1, -1, -1, 804, 1405, 686, 155, 230, 1529, 1573, 754, 31, -1, 1206, -1, 233, 739, -1, -1, 278,
    1171, -1, 1671, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1695, -1, -1, -1, -1, 418, 1319, -1, 307, -1, -1, -1,
    296, -1, -1, -1, -1, -1, 532, 247, 1158, 1664, 29, 330, -1, 766, 549, 775, 1301, 568, 1184, 1631, 1266,
    1085, -1, -1, -1, -1, -1, -1, -1, -1, 668, -1, -1, -1, 1045, 462, -1, -1, -1, 1341, -1, -1, -1, -1, -1,
    -1, -1, 534, -1, -1, -1, 702, 364, 930, 721, -1, 733, 1115, 940, -1, -1, -1, 787, -1, -1, 434, -1, 368,
    -1, -1, -1, -1, -1, 457, -1, -1, -1, -1, -1, 942, 1072, 1231, 1292, 1454, 672, 1039, 1310, -1, -1, -1,
    -1, -1, -1, -1, 1457, -1, -1, -1, 1133, -1, -1, 580, -1, -1, 1338, -1, -1, 246, 659, -1, 1382, -1, -1,
    -1, 1244, -1, -1, -1, -1, -1, 1119, -1, 35, 347, -1, 1553, 927, 592, 803, 1240, -1, 573, 776, 714, -1,
    144, 718, 1331, 1575, -1, -1, -1, -1, 1164, 399, 1584, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1524, -1,
    -1, 1413, 1132, 561, 259, 350, -1, -1, -1, -1, -1, -1, 769, 1581, 759, -1, 351, -1, 64, 1198, 1570, -1,
    -1, 540, -1, -1, -1, -1, -1, -1, 1007, 1258, -1, 48, -1, 336, -1, 812, 83, 267, 798, 1249, 119, -1, 509,
    -1, -1, 835, -1, -1, -1, -1, -1, 250, 939, 1179, 1398, -1, 1059, -1, -1, -1, -1, -1, -1, -1, -1, 627, -1,
    1046, -1, -1, 1395, -1, 1278, -1, -1, -1, -1, -1, 771, 1257, -1, 136, 797, -1, 477, 1262, -1, -1, -1, -1,
    -1, -1, -1, 1493, -1, 7, -1, -1, 1090, -1, -1, -1, 897, 830, 1211, 22, 644, -1, -1, 318, 924, -1, -1, -1,
    178, -1, -1, -1, 172, -1, -1, -1, 471, 1189, -1, -1, -1, -1, -1, -1, -1, -1, -1, 755, 1175, 76, 240, 34,
    -1, 118, 125, 948, 1081, -1, 630, 763, -1, 1272, -1, 237, -1, 625, -1, -1, -1, 432, -1, 1220, -1, -1,
    166, -1, 258, -1, 116, 1225, -1, 152, 25, 1114, 675, 887, 61, 78, 1675, -1, -1, 878, -1, -1, -1, -1, -1,
    1365, 1034, -1, -1, 723, 1260, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, 696, -1, -1, -1, -1, 356, 896, 1309, 1359, -1, 821, 1047, 1556, -1, -1, -1, -1, -1, -1, -1, -1,
    701, 762, 1058, -1, 1445, -1, 1246, -1, -1, -1, -1, -1, -1, 892, 1163, 1200, -1, -1, -1, -1, 792, -1, -1,
    -1, -1, -1, 505, -1, 1659, -1, -1, 10, -1, -1, -1, -1, -1, -1, 949, 981, -1, 168, 700, -1, -1, -1, -1,
    -1, 308, 398, -1, -1, -1, -1, 291, -1, 543, 1363, -1, -1, -1, 814, 979, 1430, -1, 55, -1, -1, 473, 1027,
    -1, -1, 989, 1055, 1688, -1, -1, -1, -1, 512, 667, 791, 1167, 943, 1280, -1, 1667, -1, -1, -1, -1, 440,
    720, 1083, 1407, -1, -1, -1, 840, -1, 670, 54, 366, -1, -1, -1, -1, 596, 323, 379, 67, 1399, 396, 95,
    607, 1586, -1, -1, 861, -1, -1, -1, -1, -1, 1415, -1, -1, -1, -1, 931, -1, -1, -1, -1, -1, -1, -1, 170,
    295, 421, 430, 673, 751, -1, -1, -1, 1594, -1, -1, -1, 1281, -1, -1, 523, 42, -1, -1, -1, 1656, 382, -1,
    -1, -1, 1261, -1, -1, -1, 16, 810, -1, -1, -1, -1, -1, 1623, 1033, -1, -1, 447, -1, -1, -1, -1, 944, -1,
    -1, -1, 403, -1, 402, 1455, 1093, 1215, -1, -1, 251, 601, -1, 1265, 1460, -1, -1, -1, 165, 146, -1, -1,
    1214, -1, -1, -1, -1, 907, 801, 864, -1, -1, 886, -1, -1, -1, -1, -1, -1, 660, -1, 1481, 1515, 1361, -1,
    -1, -1, -1, 1665, 852, -1, -1, 1323, 1375, -1, 390, -1, -1, -1, 620, -1, -1, 832, 1168, -1, -1, -1, -1,
    414, -1, -1, 883, -1, 582, -1, 579, -1, 653, 59, 1394, 1502, -1, -1, -1, 611, 743, 1589, -1, -1, -1, -1,
    -1, -1, -1, 541, -1, -1, -1, 829, -1, -1, 780, -1, 441, -1, -1, -1, -1, 363, 255, -1, -1, 1126, 1435, -1,
    -1, 46, 109, -1, 722, -1, -1, 1439, 588, 1559, 774, -1, -1, -1, -1, -1, -1, -1, 1159, 1624, -1, -1, -1,
    1303, 1259, -1, -1, 680, 537, -1, -1, -1, 815, 1112, -1, 1169, -1, 1391, 1440, -1, 1606, -1, 491, 468,
    1482, 711, -1, 463, -1, 641, 411, 1170, -1, -1, 636, -1, -1, 3, -1, 425, -1, 409, 563, -1, -1, -1, 397,
    1452, 557, 919, -1, -1, -1, 1155, 444, 65, 4, 47, 143, -1, -1, 1305, 520, 1207, 1098, 1381, 224, 292,
    475, 616, -1, 707, -1, 593, 1669, 1063, 646, 465, -1, -1, -1, 1408, -1, 1658, 904, -1, 516, -1, -1, -1,
    -1, 367, 1051, 290, -1, -1, 1571, -1, 12, 194, 1582, -1, 406, -1, 1100, 1625, -1, -1, 417, -1, -1, -1,
    289, 501, 1123, 1562, 485, 1512, -1, -1, 678, 760, -1, -1, -1, -1, -1, 1028, 1035, -1, -1, -1, -1, -1,
    1566, -1, 1389, 21, 302, 631, 1127, 216, -1, -1, 156, -1, -1, -1, 842, -1, 43, -1, 212, 1406, -1, -1, -1,
    -1, -1, -1, -1, 1651, -1, -1, -1, -1, -1, 1279, -1, -1, -1, -1, -1, -1, -1, -1, 211, -1, -1, -1, -1, -1,
    -1, 1632, 322, 517, -1, -1, -1, 595, 655, 699, 950, 1356, 1218, 1468, 1696, 1577, 1700, 63, 161, 717,
    1650, -1, -1, -1, -1, 1150, 1017, 1683, -1, -1, -1, -1, -1, -1, 598, 451, -1, 101, -1, -1, -1, -1, 1136,
    1185, -1, -1, -1, 1500, 271, -1, -1, -1, 1376, -1, 640, 1050, -1, 310, -1, 253, 371, 813, -1, 1429, -1,
    538, -1, -1, -1, 320, 1479, -1, -1, 375, -1, 577, -1, -1, 332, -1, -1, 1448, 1587, -1, -1, 234, 437, 227,
    -1, -1, -1, -1, 1334, -1, -1, -1, -1, -1, -1, -1, -1, -1, 969, -1, -1, -1, 1434, 1156, -1, -1, -1, 154,
    286, 1602, -1, -1, -1, 199, 1383, 666, -1, -1, -1, 181, 980, 1336, 160, -1, 704, -1, 70, 544, 1300, 1555,
    -1, -1, -1, 357, -1, 467, -1, -1, -1, 17, 221, 121, -1, -1, -1, 1653, -1, 1516, 703, 770, 342, 789, 443,
    1286, 765, -1, 1453, -1, -1, 859, 150, 1446, 674, -1, -1, 1203, -1, 1506, -1, -1, -1, -1, 1337, 394, 488,
    1678, 15, 100, -1, -1, -1, -1, 1352, 408, -1, 1635, -1, -1, 401, 309, -1, 80, -1, -1, -1, -1, -1, -1, -1,
    -1, 1636, -1, -1, -1, -1, -1, 365, 1285, 1217, 1011, 1370, -1, -1, 311, 753, -1, 1670, -1, 1475, 427,
    1036, 192, 623, -1, 404, 757, 836, 1531, -1, -1, -1, 419, 793, -1, -1, -1, 550, 786, -1, -1, 1367, -1,
    -1, -1, -1, 1320, -1, -1, 847, 1442, -1, -1, 1062, -1, -1, -1, -1, -1, -1, -1, 737, -1, -1, -1, 499, 567,
    -1, -1, -1, -1, 1173, 400, -1, 381, -1, 1247, -1, -1, -1, -1, 84, 1316, -1, 1523, -1, -1, -1, -1, -1, -1,
    845, 1580, -1, 303, 706, 881, 1471, -1, -1, -1, 687, 201, 369, 1579, -1, -1, -1, -1, -1, -1, 270, 1626,
    -1, 914, -1, 229, 1193, 377, 1426, 1673, -1, 752, 998, -1, -1, -1, -1, -1, -1, -1, 1238, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 1628, 1117, 1327, 1403, -1, -1, -1, -1, -1, 935, 1296, 483, -1, -1, -1, -1, -1, -1,
    1411, 1343, -1, -1, 1451, 1478, 1339, 329, -1, -1, -1, -1, -1, -1, 736, -1, 1024, 325, -1, -1, 732, 1627,
    438, -1, -1, -1, -1, 236, -1, -1, -1, -1, -1, 741, 85, -1, -1, -1, -1, -1, -1, 345, 445, 171, 663, 608,
    1267, 661, 1271, 1593, 994, -1, -1, 1076, -1, -1, -1, 546, 1686, -1, 889, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 228, 108, 450, 464, 1201, -1, 554, -1, -1, -1, -1, 260, 273, 1196, 1224, 1542, -1, 461, 586, -1, -1,
    -1, -1, -1, 299, 1274, 1312, -1, 559, 882, -1, -1, -1, -1, -1, 581, 1424, 378, -1, -1, -1, -1, 511, -1,
    -1, -1, -1, -1, 384, 1549, 317, 783, 1526, -1, -1, -1, -1, -1, 177, 454, 779, -1, -1, -1, -1, -1, -1,
    569, -1, -1, -1, -1, 1517, 1089, -1, 239, -1, -1, -1, -1, -1, 603, -1, -1, -1, -1, -1, 14, 632, -1, 690,
    -1, 51, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 860, -1, 50, 560, -1, 235, 1233, 868, -1, 135, 1561, 928,
    -1, 941, -1, -1, 249, 518, 331, 656, 816, 849, 600, 862, 1120, 1491, -1, 164, -1, 71, 182, 478, -1, -1,
    -1, -1, 1026, -1, -1, 865, -1, -1, -1, -1, 685, 1125, 38, 142, -1, -1, -1, -1, -1, 782, 1287, 386, 353,
    -1, -1, 1232, -1, -1, 890, 990, 304, 1177, 1377, -1, 831, -1, 157, -1, 283, -1, 23, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 1140, 626, 987, 937, -1, -1, 965, -1, 294, -1, -1, -1, -1, -1, -1, 209, 1048, 1023,
    -1, 1374, 1483, 983, 945, -1, -1, -1, -1, -1, -1, -1, 879, 1219, 1476, -1, -1, 1025, 1569, -1, 1252, -1,
    -1, 761, 1514, -1, -1, -1, 179, 574, 1380, 180, 971, -1, -1, -1, 1178, 1236, 874, -1, 97, -1, 358, 1657,
    -1, -1, -1, -1, 102, 91, 282, 624, 1535, 1508, -1, -1, -1, 867, -1, -1, 972, -1, 256, 1692, -1, -1, -1,
    -1, -1, 1616, 1385, -1, 124, -1, 1149, 1387, -1, 1642, 645, -1, 1330, -1, -1, -1, -1, 1014, -1, -1, 527,
    1333, 1154, -1, 147, -1, -1, 1465, 94, -1, -1, -1, -1, -1, -1, -1, 500, 79, 510, 548, -1, -1, 1009, -1,
    -1, -1, -1, -1, -1, -1, -1, 515, 220, 841, -1, -1, -1, -1, -1, -1, 469, 422, -1, -1, 1188, 1070, -1, -1,
    -1, -1, -1, -1, -1, -1
};

static const int16_t first[] = {
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1257, -1, -1, -1, -1, 1314, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 480, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1354, -1,
    731, -1, -1, -1, -1, 914, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 514, 516, 518, 478, 520, 477, 502,
    557, 559, 563, 560, 456, 490, -1, -1, 281, -1, -1, -1, 440, 499, -1, -1, -1, -1, -1, 472, -1, 988, 1,
    730, 1038, 45, 48, 426, 424, 428, 430, 427, 425, 429, 431, 285, 268, 269, 355, 1539, 1620, 8, 26, 0, 9,
    27, 236, 237, 238, 239, 240, 241, 242, 243, 244, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 226, 227, 228,
    230, 231, 229, -1, -1, 1593, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 265, 549, 1622, 503, 1624, -1, -1, -1, -1, -1, 409, 70, 84, 94, 114, 63, -1, 627, 688, 690, 692, 694,
    696, 698, 700, 702, 704, 706, 708, 710, 46, 47, 49, 50, 2, -1, 59, 6, 5, -1, -1, 12, 11, -1, 17, 58, 20,
    21, 22, 23, 24, 25, 28, -1, 29, 30, 31, 32, 33, 34, 35, 36, -1, 37, 38, 39, 40, 41, 42, 43, 44, 51, 52,
    53, 54, 55, 56, -1, -1, -1, 60, 61, 62, 66, 67, 68, 69, 65, 71, 73, 74, 77, 78, 79, -1, 80, 81, 82, 83,
    89, 90, 86, 85, 91, 93, 100, 101, 96, 95, 99, 103, 104, 106, 110, 111, 112, 113, 116, 115, 120, 121, 122,
    123, 124, 125, 126, -1, -1, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141,
    142, 143, 144, 145, 146, 147, 148, 150, 152, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166,
    168, 1084, 902, 1090, 906, 169, 170, 171, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185,
    186, 187, 188, 190, 192, 194, 196, -1, 357, 195, -1, -1, 197, 199, 201, 202, 204, 205, 206, 207, 208,
    209, 210, 211, 212, 213, 215, 216, 217, 218, 219, 220, 222, 223, 224, 225, -1, -1, -1, -1, -1, 270, 271,
    272, 273, 274, 275, 276, 277, 278, 279, 280, 282, 283, 284, 286, 287, 288, 289, 294, 298, 301, 302, 303,
    304, 305, 306, 307, 308, 309, 310, 311, 312, 313, 314, 315, 316, 317, 318, 319, 320, 321, 322, 323, 324,
    325, 326, 327, 328, 329, 330, 331, 332, 333, 334, 335, 336, 337, 338, 339, 340, 341, 342, 343, 344, 345,
    346, 347, -1, 348, 349, 350, 351, 352, 353, 356, -1, 358, 359, 360, -1, 361, 363, 364, 365, 366, 367,
    368, 369, 370, 371, 372, 373, 374, -1, 375, 376, 378, -1, -1, -1, 380, 393, -1, -1, 396, 397, 398, 399,
    400, 401, 402, 403, 404, 405, 406, 407, -1, 412, 413, 417, 418, 419, 420, 421, 422, 423, 432, 434, 435,
    436, 437, 438, 439, -1, 441, 442, 443, 444, 445, 446, 447, 448, 449, 450, 451, 452, 453, -1, 454, -1,
    455, -1, 457, 458, 459, 460, 461, 462, 466, 467, 470, 474, 475, 476, -1, 481, 483, 486, -1, 491, 492, -1,
    -1, 495, 496, 497, 498, -1, -1, 510, -1, -1, 525, 526, 528, 529, 531, 532, 533, 534, 535, 536, 537, 538,
    539, 540, 541, 542, 544, -1, 545, 546, -1, -1, 569, 572, 571, 551, 552, 553, 554, -1, 558, 562, -1, 564,
    566, 567, 568, -1, -1, 588, 589, 593, 594, 600, 606, 608, 609, 610, 611, 612, 613, 614, 615, 616, 617,
    620, 623, 625, 1795, 1218, 641, 643, 645, 726, 628, 629, 630, 631, 639, -1, -1, -1, -1, 635, -1, 637,
    638, 640, 642, 644, 646, 647, 648, 649, 650, 651, 652, 653, 654, 655, 656, 657, 658, 659, 660, 661, 662,
    663, 664, 665, 666, 667, 668, 669, 670, 671, 672, 673, 674, 675, 676, 677, 678, 679, 680, 681, 682, 683,
    684, 685, 686, 687, 712, 713, 715, 716, 717, 718, 737, 719, -1, 723, 724, 725, 727, 728, 729, 732, 733,
    734, 735, 736, 738, 739, 740, 741, 742, 743, 744, 745, 746, 747, 748, 749, 750, 751, 752, 753, 754, 755,
    756, 757, 758, 759, 760, 761, 762, 763, 764, 765, 766, 767, 768, 769, 770, -1, 771, -1, 772, 773, 774,
    775, 776, 777, -1, 778, 779, 780, 781, 782, 783, 784, 785, 786, 788, 789, 790, 791, 792, 793, 794, 795,
    796, -1, 797, 798, 799, 800, 801, 802, 803, 804, 805, 806, 807, 808, 809, 810, 811, 812, 813, 814, 815,
    816, 817, 818, 819, 820, -1, 821, 823, 824, 825, 826, 827, 828, 829, 830, 831, 832, 833, -1, 834, 835,
    836, 837, 838, 839, 840, 841, 842, 843, 844, 845, 846, 847, 848, 849, 850, 851, 852, 853, 854, 855, 856,
    857, 858, 859, 860, 861, 862, 863, 864, 865, 866, 867, 868, 869, 870, 871, 872, 873, 874, 1791, -1, 876,
    878, 879, 880, -1, 882, 884, 886, 888, 889, 890, 891, 892, 893, 894, 895, 896, 897, 898, 899, 900, 901,
    -1, 903, 905, 907, 908, 909, 910, 911, 912, 913, 915, 916, 917, 918, 919, -1, 920, 921, -1, 922, 923,
    924, -1, -1, -1, 927, 929, -1, -1, 931, 933, 934, 937, 939, 940, 941, 942, 945, 946, 947, 948, 949, 950,
    951, 953, 954, -1, -1, 957, 958, 959, 960, 961, -1, 962, -1, 963, 964, -1, 965, 966, 967, 968, 969, -1,
    971, 972, 973, 974, 975, 976, 977, 978, 981, 982, 983, 984, 1798, 985, -1, 1799, 991, 993, 995, 996, 998,
    999, 1000, 1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009, 1010, 1011, 1013, 1014, -1, 1015, 1016, 1017,
    1018, 1019, 1020, 1021, 1022, 1023, 1024, 1025, 1026, 1027, 1030, 1031, 1032, 1033, 1034, 1035, 1036,
    1037, 1039, 1040, 1041, 1042, 1043, 1044, 1049, 1050, 1051, 1052, 1053, 1054, 1055, -1, 1061, 1064, 1068,
    -1, 1070, 1076, 1077, 1081, 1083, 1094, 1085, 1086, 1088, 1089, 1091, -1, 1095, 1096, -1, 1099, 1102,
    1105, 1108, 1111, 1114, 1118, -1, -1, 1120, -1, 1121, 1122, 1123, 1124, 1125, 1126, 1127, 1128, 1129,
    1130, 1131, 1132, 1133, 1134, 1135, 1136, 1137, 1138, 1139, -1, 1141, 1142, 1144, 1145, 1147, 1148, 1150,
    1151, 1152, 1154, 1157, 1158, 1159, 1160, 1162, 1163, 1164, 1165, 1166, 1167, 1168, 1171, 1172, 1173, -1,
    1175, -1, 1177, 1179, 1180, 1184, 1185, 1186, 1187, -1, 1192, 1193, -1, 1194, 1195, -1, 1196, 1197, 1198,
    1199, 1200, 1201, 1202, -1, -1, -1, -1, -1, -1, 1205, 1206, 1207, -1, -1, 1209, 1210, 1211, 1212, 1213,
    1215, 1217, -1, -1, 1219, 1220, 1221, 1222, 1223, 1224, 1225, 1226, -1, -1, 1228, 1230, 1232, -1, 1233,
    -1, 1237, 1417, 1239, 1240, 1247, 1248, 1241, 1242, -1, 1243, -1, -1, -1, -1, -1, 1249, 1250, 1251, 1252,
    1253, 1254, 1255, 1256, 1258, 1259, 1260, 1261, 1262, 1263, 1264, 1265, 1266, 1267, 1268, 1269, 1270,
    1272, 1273, 1274, 1275, 1276, 1277, 1278, 1279, 1280, 1281, 1282, 1283, 1284, 1285, 1286, 1287, 1288,
    1289, 1290, 1291, 1292, 1293, 1294, 1295, 1296, 1297, 1298, 1299, 1300, 1301, 1302, 1303, 1304, 1305,
    1307, 1309, 1311, 1312, 1313, 1315, 1316, 1317, 1318, 1319, 1320, 1321, 1322, 1323, 1324, 1325, 1326,
    1327, 1328, 1329, 1330, 1331, 1332, 1333, 1335, 1337, 1338, 1339, 1340, 1341, 1342, 1343, 1344, 1345,
    1346, 1349, 1351, -1, 1347, -1, 1356, 1357, -1, -1, 1454, 1451, 1452, 1453, 1362, -1, -1, 1363, 1364, -1,
    1446, -1, 1489, -1, -1, -1, 1374, 1379, 1383, 1384, -1, -1, 1385, 1386, 1470, 1390, -1, 1391, 1392, 1393,
    1394, 1395, 1396, 1397, 1398, 1399, 1400, 1405, -1, -1, 1402, 1403, -1, 1407, -1, 1409, 1411, -1, 1413,
    1414, 1415, 1418, 1419, 1420, 1421, 1422, 1423, 1424, 1425, 1426, 1427, 1429, 1436, 1431, 1433, 1435,
    1437, 1438, 1439, 1441, 1442, 1443, 1444, 1445, 1447, 1448, 1449, 1450, 1455, 1456, 1457, 1458, 1459,
    1460, 1461, 1462, 1463, 1464, 1465, 1467, 1469, -1, 1490, 1478, -1, 1480, 1481, 1482, 1483, -1, -1, 1484,
    -1, 1486, 1488, 1491, 1492, 1493, 1494, -1, -1, 1497, 1498, 1499, 1500, 1501, -1, 1503, 1513, -1, 1515,
    1516, 1517, 1519, 1520, 1521, 1522, -1, 1532, 1524, 1525, 1526, 1527, 1528, 1529, 1530, 1531, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 1533, 1534, 1535, 1536, 1537, 1538, -1, 1543, 1544, 1545, 1546, 1550, 1551, 1552,
    1555, 1556, 1557, 1558, 1559, 1560, 1561, 1564, 1567, -1, 1571, 1575, 1576, 1577, 1578, 1579, 1580, 1581,
    1582, 1583, 1585, 1586, 1587, 1588, 1589, 1590, 1591, 1592, -1, 1764, 1765, 1766, 1767, 1768, 1613, 1615,
    1616, 1617, 1618, 1619, 1621, -1, -1, 1625, 1634, -1, -1, 1627, -1, 1626, -1, -1, -1, 1717, 1633, 1635,
    -1, 1637, 1638, 1639, 1641, 1642, 1643, 1644, -1, -1, -1, 1645, 1646, 1647, -1, 1648, 1649, 1650, 1651,
    1652, 1653, 1654, 1655, 1656, 1657, -1, -1, 1659, -1, -1, 1661, 1663, 1665, -1, 1800, 1801, 1667, 1669,
    1671, 1673, 1676, 1802, 1678, 1803, 1679, 1681, 1682, 1683, 1804, 1684, 1685, 1686, 1687, 1688, 1689,
    1690, 1691, 1692, 1693, -1, -1, 1696, -1, -1, 1805, 1806, 1699, -1, -1, -1, -1, 1702, -1, -1, 1807, -1,
    -1, 1707, 1708, 1709, 1710, 1711, 1712, 1714, 1716, 1718, 1719, 1720, 1721, 1722, -1, 1725, 1809, 1726,
    1727, 1728, 1729, -1, 1730, 1731, 1732, 1810, 1737, 1739, 1740, 1742, 1743, 1744, -1, 1745, 1746, 1748,
    1749, 1750, 1751, 1753, 1755, 1757, 1759, 1761, 1762, 1763, 1769, -1, 1773, 1774, 1775, 1776, 1777, -1,
    1779, 1784, 1786, 1787, -1, 1812, 1813, 1814, 1815, 1816, 1817, 1818, 1821, 1822, 1823, 1824, 1825, 1826,
    1827, 1828, 1829, 1831, 1832, 1833, 1834, 1835, 1836, 1837, 1839, 1840, 1841, 1842, 1843, 1844, 1845,
    1847, 1848, 1849, 1850, 1851, 1852, 1853, 1854, 1856, 1857, 1858, 1861, 1862, 1863, 1864, 1865, 1866,
    1867, 1869, 1870, 1872, 1873, 1874, 1875, 1876, 1877, 1878, 1880, 1884, 1792, -1, 1793, 1794
};

static const struct catalogue_link links[] = {
    {0, 3, 0}, {0, 722, 0}, {0, -1, 0}, {1, 4, 0}, {2, 7, 0}, {2, -1, 0}, {2, -1, 0}, {3, 10, 0}, {3, 13, 0},
    {3, -1, 0}, {4, 64, 0}, {4, 14, 0}, {4, -1, 0}, {5, 15, 0}, {6, -1, 0}, {7, 16, 0}, {8, -1, 0},
    {9, 18, 0}, {10, 19, 0}, {11, -1, 0}, {12, 203, 4}, {12, -1, 5}, {13, -1, 1}, {13, -1, 0}, {14, -1, 1},
    {14, -1, 0}, {15, -1, 1}, {15, -1, 0}, {16, -1, 1}, {16, -1, 0}, {17, 200, 1}, {17, -1, 0}, {18, -1, 1},
    {18, -1, 0}, {19, -1, 0}, {20, -1, 0}, {21, -1, 0}, {22, 979, 3}, {23, -1, 2}, {24, -1, 2}, {25, -1, 2},
    {26, -1, 2}, {27, -1, 2}, {28, -1, 2}, {29, -1, 2}, {30, -1, 2}, {31, -1, 2}, {32, -1, 2}, {33, -1, 2},
    {34, -1, 2}, {35, -1, 2}, {36, -1, 2}, {37, 198, 2}, {38, -1, 2}, {39, -1, 2}, {40, -1, 2}, {41, 57, 0},
    {42, -1, 0}, {43, 75, 4}, {44, 76, 4}, {45, 153, 4}, {46, -1, 4}, {47, -1, 4}, {48, -1, 0}, {49, -1, 0},
    {49, -1, 0}, {50, 1169, 2}, {51, -1, 2}, {52, 1170, 2}, {53, 1176, 2}, {54, 72, 0}, {54, -1, 0},
    {55, -1, 0}, {56, 88, 4}, {56, -1, 5}, {57, 108, 2}, {58, 109, 2}, {59, 92, 1}, {59, -1, 0},
    {60, 377, 1}, {61, -1, 0}, {62, 105, 1}, {63, -1, 0}, {64, 107, 2}, {65, 87, 0}, {65, 1758, 0},
    {65, -1, 0}, {66, -1, 0}, {67, 98, 4}, {68, -1, 2}, {69, -1, 2}, {70, 1838, 2}, {71, 102, 1},
    {72, -1, 0}, {73, 97, 0}, {73, 154, 0}, {73, -1, 0}, {74, -1, 0}, {75, 119, 4}, {75, -1, 5},
    {76, 149, 2}, {77, 151, 2}, {78, 193, 1}, {78, -1, 0}, {79, -1, 0}, {80, 191, 1}, {81, -1, 0},
    {82, 167, 2}, {83, 1092, 2}, {84, 1093, 2}, {85, -1, 2}, {86, -1, 2}, {87, -1, 2}, {88, 970, 2},
    {89, 117, 0}, {89, 1752, 0}, {89, -1, 0}, {90, 118, 0}, {91, -1, 0}, {92, 173, 4}, {92, -1, 5},
    {93, -1, 4}, {93, -1, 5}, {94, -1, 4}, {94, -1, 5}, {95, -1, 0}, {96, -1, 0}, {97, -1, 0}, {98, -1, 0},
    {99, -1, 4}, {99, -1, 5}, {100, -1, 4}, {100, -1, 5}, {101, -1, 4}, {101, -1, 5}, {102, -1, 4},
    {102, -1, 5}, {103, -1, 2}, {103, -1, 0}, {104, -1, 2}, {104, -1, 0}, {105, -1, 2}, {105, -1, 0},
    {106, -1, 2}, {106, -1, 0}, {107, -1, 2}, {107, -1, 0}, {108, -1, 2}, {108, -1, 0}, {109, -1, 2},
    {109, -1, 0}, {110, -1, 2}, {110, -1, 0}, {111, -1, 2}, {112, 1082, 2}, {113, -1, 2}, {113, -1, 0},
    {114, -1, 2}, {114, -1, 0}, {115, -1, 2}, {115, -1, 0}, {116, 433, 2}, {116, -1, 0}, {117, 362, 2},
    {117, -1, 0}, {118, 1079, 2}, {119, 714, 2}, {120, -1, 2}, {121, 172, 0}, {121, -1, 0}, {122, -1, 0},
    {123, -1, 0}, {124, -1, 0}, {125, 221, 4}, {125, -1, 5}, {126, -1, 1}, {126, -1, 0}, {127, -1, 1},
    {127, -1, 0}, {128, -1, 1}, {128, -1, 0}, {129, 605, 1}, {129, -1, 0}, {130, 607, 1}, {130, -1, 0},
    {131, -1, 1}, {131, -1, 0}, {132, 189, 1}, {132, -1, 0}, {133, 463, 1}, {133, -1, 0}, {134, -1, 1},
    {134, -1, 0}, {135, -1, 1}, {135, -1, 0}, {136, -1, 1}, {137, -1, 0}, {138, -1, 2}, {139, -1, 2},
    {140, -1, 2}, {141, -1, 1}, {142, -1, 2}, {143, -1, 2}, {144, -1, 0}, {145, -1, 5}, {146, 214, 5},
    {147, -1, 5}, {148, -1, 5}, {149, -1, 5}, {150, -1, 5}, {151, -1, 5}, {152, -1, 5}, {153, -1, 5},
    {154, -1, 5}, {155, -1, 4}, {156, -1, 4}, {157, -1, 4}, {158, -1, 4}, {158, -1, 5}, {159, -1, 4},
    {159, 1584, 5}, {160, 414, 4}, {161, 297, 4}, {161, -1, 5}, {162, 293, 4}, {162, -1, 5}, {163, 232, 0},
    {164, 233, 0}, {165, 234, 0}, {166, -1, 0}, {167, 235, 0}, {168, -1, 0}, {169, 390, 0}, {170, 391, 0},
    {171, 392, 0}, {172, 263, 0}, {173, 245, 0}, {174, 247, 0}, {175, 249, 0}, {176, 251, 0}, {177, 253, 0},
    {178, 255, 0}, {179, 257, 0}, {180, 259, 0}, {181, 261, 0}, {182, 246, 0}, {183, 381, 0}, {184, 248, 0},
    {185, 382, 0}, {186, 250, 0}, {187, 383, 0}, {188, 252, 0}, {189, 384, 0}, {190, 254, 0}, {191, 385, 0},
    {192, 256, 0}, {193, 386, 0}, {194, 258, 0}, {195, 387, 0}, {196, 260, 0}, {197, 388, 0}, {198, 262, 0},
    {199, 389, 0}, {200, 264, 0}, {201, 266, 0}, {202, 408, 0}, {203, 267, 0}, {204, -1, 0}, {205, -1, 0},
    {205, -1, 0}, {206, -1, 0}, {206, -1, 0}, {207, -1, 0}, {207, -1, 0}, {208, -1, 0}, {209, -1, 0},
    {209, -1, 0}, {210, -1, 0}, {210, -1, 0}, {211, -1, 0}, {211, -1, 0}, {212, 1747, 0}, {212, -1, 0},
    {213, -1, 0}, {213, -1, 0}, {214, -1, 0}, {214, -1, 0}, {215, -1, 0}, {215, -1, 0}, {216, 290, 0},
    {217, 291, 0}, {218, 292, 1}, {219, -1, 1}, {220, 295, 0}, {220, -1, 0}, {221, 296, 0}, {222, 504, 0},
    {223, 299, 0}, {223, -1, 0}, {224, 300, 0}, {225, 505, 0}, {226, -1, 0}, {226, -1, 0}, {227, -1, 0},
    {227, -1, 0}, {228, -1, 0}, {228, -1, 0}, {229, -1, 0}, {229, -1, 0}, {230, -1, 0}, {230, -1, 0},
    {231, -1, 0}, {231, -1, 0}, {232, -1, 0}, {232, -1, 0}, {233, -1, 0}, {233, -1, 0}, {234, -1, 0},
    {234, -1, 0}, {235, -1, 0}, {235, -1, 0}, {236, -1, 0}, {236, -1, 0}, {237, -1, 0}, {237, -1, 0},
    {238, -1, 0}, {238, -1, 0}, {239, -1, 0}, {239, -1, 0}, {240, -1, 0}, {240, -1, 0}, {241, -1, 0},
    {241, -1, 0}, {242, -1, 0}, {243, -1, 0}, {244, -1, 0}, {245, -1, 0}, {246, -1, 0}, {247, -1, 0},
    {248, -1, 5}, {249, -1, 5}, {250, -1, 5}, {251, -1, 5}, {252, -1, 5}, {253, -1, 5}, {254, -1, 5},
    {255, -1, 5}, {256, 354, 1}, {257, 1146, 4}, {258, 1149, 4}, {259, -1, 4}, {260, -1, 4}, {261, -1, 4},
    {262, -1, 4}, {263, -1, 1}, {264, -1, 1}, {265, -1, 1}, {266, 379, 1}, {267, -1, 1}, {268, -1, 2},
    {269, -1, 1}, {270, -1, 2}, {271, -1, 2}, {272, -1, 2}, {273, -1, 2}, {274, 592, 2}, {275, -1, 2},
    {276, -1, 2}, {277, -1, 2}, {278, -1, 2}, {279, -1, 2}, {280, -1, 4}, {281, -1, 4}, {282, -1, 2},
    {283, -1, 1}, {284, -1, 1}, {285, -1, 1}, {286, -1, 1}, {287, -1, 1}, {288, -1, 0}, {289, -1, 1},
    {290, -1, 0}, {291, -1, 0}, {292, -1, 0}, {293, -1, 0}, {294, -1, 0}, {295, -1, 0}, {296, -1, 0},
    {297, -1, 0}, {298, -1, 0}, {299, 394, 0}, {300, 395, 0}, {301, -1, 0}, {302, -1, 2}, {303, -1, 0},
    {304, -1, 0}, {305, -1, 3}, {306, -1, 3}, {307, -1, 2}, {308, -1, 2}, {309, -1, 2}, {310, -1, 2},
    {311, -1, 1}, {312, -1, 1}, {313, -1, 1}, {314, -1, 0}, {315, -1, 0}, {316, -1, 0}, {317, 530, 0},
    {318, 410, 0}, {319, 411, 0}, {320, -1, 0}, {321, 415, 3}, {322, 416, 3}, {323, -1, 4}, {324, -1, 2},
    {325, -1, 2}, {326, -1, 2}, {327, -1, 0}, {327, -1, 0}, {328, -1, 0}, {328, -1, 0}, {329, -1, 0},
    {329, -1, 0}, {330, -1, 0}, {330, -1, 0}, {331, -1, 0}, {331, -1, 0}, {332, -1, 0}, {332, -1, 0},
    {333, -1, 0}, {333, -1, 0}, {334, 523, 2}, {335, 524, 2}, {336, 465, 2}, {337, 469, 2}, {338, 598, 1},
    {339, 586, 1}, {340, -1, 0}, {341, -1, 0}, {342, 574, 1}, {343, 575, 1}, {344, 565, 1}, {345, 501, 1},
    {346, 500, 1}, {347, -1, 1}, {348, -1, 1}, {349, -1, 1}, {350, -1, 1}, {351, -1, 1}, {352, -1, 5},
    {353, -1, 1}, {354, -1, 1}, {355, -1, 1}, {356, -1, 1}, {357, -1, 1}, {358, 626, 1}, {359, -1, 1},
    {360, -1, 1}, {361, 1789, 1}, {362, -1, 5}, {363, -1, 5}, {364, -1, 5}, {365, 464, 1}, {366, 479, 1},
    {367, 580, 1}, {368, 581, 1}, {369, 468, 1}, {370, -1, 1}, {371, -1, 1}, {372, 471, 1}, {373, -1, 1},
    {374, 473, 1}, {375, 485, 1}, {376, -1, 1}, {377, -1, 1}, {378, -1, 1}, {379, 521, 1}, {380, 519, 1},
    {381, 527, 1}, {382, -1, 2}, {383, 482, 1}, {384, -1, 1}, {385, 484, 1}, {386, -1, 1}, {387, 487, 1},
    {388, 489, 1}, {389, 488, 1}, {390, -1, 1}, {391, -1, 1}, {392, -1, 1}, {393, 513, 1}, {394, 493, 1},
    {395, 494, 1}, {396, 543, 1}, {397, -1, 1}, {398, -1, 2}, {399, -1, 2}, {400, -1, 2}, {401, 576, 1},
    {402, 577, 1}, {403, 578, 1}, {404, 522, 1}, {405, 599, 0}, {406, 506, 1}, {407, 507, 1}, {408, 508, 0},
    {409, 509, 0}, {410, 585, 1}, {411, 584, 1}, {412, 511, 1}, {413, 512, 1}, {414, 582, 1}, {415, -1, 1},
    {416, 515, 1}, {417, 1675, 1}, {418, 517, 1}, {419, 619, 1}, {420, 621, 1}, {421, -1, 1}, {422, -1, 1},
    {423, 624, 1}, {424, 561, 1}, {425, 555, 2}, {426, 556, 2}, {427, -1, 1}, {428, -1, 1}, {429, 579, 1},
    {430, -1, 1}, {431, -1, 1}, {432, 547, 0}, {433, -1, 2}, {434, -1, 2}, {435, -1, 2}, {436, -1, 2},
    {437, -1, 2}, {438, -1, 2}, {439, -1, 2}, {440, -1, 2}, {441, 1609, 2}, {442, 1610, 2}, {443, 1612, 2},
    {444, 1611, 2}, {445, -1, 1}, {446, -1, 1}, {447, -1, 1}, {448, -1, 0}, {449, 548, 0}, {450, 550, 0},
    {451, -1, 0}, {452, 1623, 0}, {453, -1, 2}, {454, -1, 2}, {455, 1440, 2}, {456, -1, 2}, {457, 590, 2},
    {458, 591, 2}, {459, -1, 1}, {460, -1, 1}, {461, -1, 1}, {462, -1, 1}, {463, 622, 1}, {464, 1796, 1},
    {465, -1, 1}, {466, -1, 1}, {467, -1, 1}, {468, -1, 1}, {469, -1, 1}, {470, -1, 1}, {471, 570, 0},
    {472, 573, 0}, {473, -1, 0}, {474, -1, 0}, {475, -1, 0}, {476, 597, 1}, {477, -1, 1}, {478, -1, 1},
    {479, -1, 1}, {480, -1, 1}, {481, 596, 1}, {482, 587, 1}, {483, -1, 1}, {484, 583, 1}, {485, -1, 1},
    {486, -1, 1}, {487, -1, 1}, {488, -1, 1}, {489, 604, 2}, {490, -1, 2}, {491, -1, 2}, {492, 602, 2},
    {493, 603, 2}, {494, 595, 2}, {495, -1, 1}, {496, -1, 1}, {497, -1, 2}, {498, 618, 1}, {499, -1, 1},
    {500, 1868, 1}, {501, -1, 0}, {502, 601, 0}, {503, -1, 0}, {504, -1, 2}, {505, 1715, 2}, {506, -1, 2},
    {507, -1, 1}, {508, -1, 1}, {509, -1, 1}, {510, -1, 1}, {511, -1, 1}, {512, -1, 1}, {513, -1, 1},
    {514, -1, 1}, {515, -1, 1}, {516, -1, 1}, {517, -1, 1}, {518, -1, 1}, {519, -1, 1}, {520, 1048, 1},
    {521, -1, 1}, {522, -1, 1}, {523, -1, 1}, {524, -1, 1}, {525, -1, 1}, {526, -1, 1}, {527, -1, 1},
    {528, -1, 1}, {529, 632, 0}, {530, -1, 1}, {531, -1, 1}, {532, -1, 1}, {533, -1, 1}, {534, 633, 0},
    {535, 634, 0}, {536, 636, 0}, {537, 1811, 0}, {538, -1, 0}, {539, -1, 4}, {540, -1, 3}, {541, -1, 4},
    {542, -1, 3}, {543, -1, 4}, {544, -1, 3}, {545, -1, 4}, {546, -1, 3}, {547, -1, 4}, {548, -1, 3},
    {549, -1, 4}, {550, -1, 3}, {551, -1, 4}, {552, -1, 3}, {553, -1, 4}, {554, -1, 3}, {555, -1, 4},
    {556, -1, 3}, {557, -1, 4}, {558, -1, 3}, {559, -1, 4}, {560, -1, 3}, {561, -1, 4}, {562, -1, 3},
    {563, -1, 4}, {564, -1, 3}, {565, -1, 4}, {566, -1, 3}, {567, -1, 4}, {568, -1, 3}, {569, -1, 4},
    {570, -1, 4}, {571, -1, 4}, {572, -1, 4}, {573, -1, 4}, {574, -1, 4}, {575, -1, 4}, {576, -1, 4},
    {577, -1, 4}, {578, -1, 4}, {579, -1, 4}, {580, -1, 4}, {581, -1, 4}, {582, -1, 4}, {583, -1, 4},
    {584, -1, 4}, {585, -1, 4}, {586, -1, 4}, {587, -1, 4}, {588, -1, 4}, {589, -1, 4}, {590, 689, 0},
    {591, -1, 0}, {592, 691, 0}, {593, -1, 0}, {594, 693, 0}, {595, 721, 0}, {596, 695, 0}, {597, -1, 0},
    {598, 697, 0}, {599, 787, 0}, {600, 699, 0}, {601, -1, 0}, {602, 701, 0}, {603, -1, 0}, {604, 703, 0},
    {605, -1, 0}, {606, 705, 0}, {607, -1, 0}, {608, 707, 0}, {609, -1, 0}, {610, 709, 0}, {611, -1, 0},
    {612, 711, 0}, {613, -1, 0}, {614, 986, 2}, {615, 987, 2}, {616, 904, 2}, {617, 989, 2}, {618, 990, 2},
    {619, -1, 2}, {620, 992, 2}, {621, 720, 0}, {622, -1, 0}, {623, -1, 0}, {624, 994, 2}, {625, -1, 2},
    {626, -1, 1}, {627, -1, 2}, {628, -1, 2}, {629, 1468, 2}, {630, 1820, 2}, {631, -1, 2}, {632, -1, 2},
    {633, 1155, 0}, {634, 997, 2}, {635, -1, 2}, {636, -1, 2}, {637, -1, 2}, {638, 980, 2}, {639, -1, 2},
    {640, -1, 2}, {641, 1029, 2}, {642, -1, 2}, {643, -1, 2}, {644, -1, 2}, {645, -1, 2}, {646, -1, 2},
    {647, 1012, 2}, {648, -1, 2}, {649, -1, 2}, {650, -1, 2}, {651, -1, 2}, {652, -1, 2}, {653, -1, 2},
    {654, -1, 2}, {655, -1, 2}, {656, -1, 2}, {657, -1, 2}, {658, -1, 2}, {659, -1, 2}, {660, -1, 2},
    {661, -1, 2}, {662, -1, 2}, {663, -1, 2}, {664, -1, 2}, {665, 1001, 2}, {666, -1, 2}, {667, -1, 2},
    {668, -1, 2}, {669, -1, 2}, {670, -1, 2}, {671, -1, 2}, {672, -1, 4}, {673, 822, 4}, {674, -1, 5},
    {675, -1, 4}, {676, -1, 5}, {677, 1119, 2}, {678, -1, 2}, {679, -1, 4}, {679, -1, 5}, {680, -1, 4},
    {680, -1, 5}, {681, -1, 4}, {681, -1, 5}, {682, -1, 4}, {682, -1, 5}, {683, 1680, 4}, {683, -1, 5},
    {684, -1, 0}, {685, -1, 2}, {686, -1, 2}, {687, -1, 2}, {688, -1, 2}, {689, -1, 2}, {690, -1, 2},
    {691, -1, 2}, {692, -1, 2}, {693, 1028, 2}, {694, -1, 4}, {695, -1, 4}, {695, -1, 5}, {696, -1, 4},
    {697, -1, 4}, {697, -1, 5}, {698, -1, 4}, {699, -1, 4}, {699, -1, 5}, {700, -1, 4}, {701, -1, 4},
    {701, -1, 5}, {702, -1, 4}, {703, -1, 4}, {703, -1, 5}, {704, -1, 4}, {705, -1, 4}, {705, -1, 5},
    {706, -1, 4}, {707, -1, 4}, {707, -1, 5}, {708, -1, 2}, {709, -1, 2}, {710, -1, 2}, {711, 1117, 4},
    {712, -1, 4}, {712, -1, 5}, {713, -1, 4}, {714, -1, 4}, {714, -1, 5}, {715, -1, 4}, {716, -1, 4},
    {716, -1, 5}, {717, -1, 4}, {718, -1, 4}, {718, -1, 5}, {719, -1, 4}, {720, -1, 4}, {721, -1, 4},
    {721, -1, 5}, {722, -1, 4}, {723, -1, 4}, {723, -1, 5}, {724, -1, 4}, {725, -1, 4}, {725, -1, 5},
    {726, -1, 4}, {727, -1, 4}, {727, -1, 5}, {728, -1, 4}, {729, -1, 4}, {729, -1, 5}, {730, -1, 4},
    {731, -1, 4}, {731, -1, 5}, {732, -1, 4}, {733, -1, 4}, {733, -1, 5}, {734, -1, 4}, {735, -1, 4},
    {735, -1, 5}, {736, -1, 4}, {737, -1, 4}, {737, -1, 5}, {738, -1, 4}, {739, -1, 4}, {739, -1, 5},
    {740, -1, 4}, {741, -1, 4}, {741, -1, 5}, {742, -1, 4}, {743, -1, 4}, {743, -1, 5}, {744, -1, 4},
    {745, -1, 4}, {745, -1, 5}, {746, -1, 4}, {747, 875, 1}, {748, 1182, 1}, {749, 877, 1}, {750, 1183, 1},
    {751, -1, 1}, {752, -1, 1}, {753, 881, 1}, {754, -1, 1}, {755, 883, 1}, {756, -1, 1}, {757, 885, 1},
    {758, -1, 1}, {759, 887, 1}, {760, -1, 1}, {761, -1, 1}, {762, -1, 1}, {763, -1, 2}, {764, -1, 2},
    {765, -1, 2}, {766, -1, 2}, {767, -1, 2}, {768, 1153, 2}, {769, -1, 2}, {770, -1, 2}, {771, -1, 2},
    {772, -1, 2}, {773, -1, 2}, {774, -1, 2}, {775, 1143, 4}, {775, -1, 5}, {776, 1080, 4}, {776, -1, 5},
    {777, 1140, 4}, {777, -1, 5}, {778, -1, 4}, {778, -1, 5}, {779, -1, 4}, {779, -1, 5}, {780, -1, 2},
    {781, -1, 2}, {782, -1, 2}, {783, -1, 2}, {784, -1, 1}, {785, -1, 1}, {786, -1, 1}, {787, -1, 1},
    {788, -1, 1}, {789, -1, 1}, {790, -1, 1}, {791, 925, 1}, {792, -1, 1}, {793, 926, 1}, {794, -1, 1},
    {795, 928, 1}, {796, 1045, 1}, {797, 930, 1}, {798, -1, 1}, {799, 932, 1}, {800, -1, 1}, {801, 935, 1},
    {802, 936, 1}, {803, -1, 1}, {804, -1, 1}, {805, 938, 1}, {806, -1, 1}, {807, -1, 1}, {808, -1, 1},
    {809, 943, 1}, {810, 1271, 1}, {811, 944, 1}, {812, 952, 1}, {813, -1, 1}, {814, -1, 1}, {815, -1, 1},
    {816, -1, 1}, {817, -1, 2}, {818, -1, 1}, {819, -1, 1}, {820, -1, 1}, {821, -1, 1}, {822, 955, 1},
    {823, 956, 1}, {824, -1, 1}, {825, -1, 4}, {826, -1, 2}, {827, -1, 2}, {828, -1, 1}, {829, -1, 1},
    {830, 1334, 4}, {831, -1, 4}, {832, -1, 2}, {833, 1401, 4}, {834, -1, 3}, {835, 1047, 1}, {836, -1, 1},
    {837, -1, 1}, {838, 1754, 1}, {839, -1, 0}, {840, -1, 0}, {841, -1, 0}, {842, -1, 0}, {843, -1, 2},
    {844, -1, 2}, {845, -1, 2}, {846, -1, 2}, {847, -1, 2}, {848, -1, 2}, {849, -1, 2}, {850, -1, 2},
    {851, -1, 2}, {852, -1, 1}, {853, -1, 1}, {854, 1057, 2}, {855, 1713, 2}, {856, 1062, 2}, {857, -1, 2},
    {858, -1, 2}, {859, -1, 2}, {860, 1156, 2}, {861, -1, 2}, {862, 1078, 2}, {863, -1, 2}, {864, -1, 2},
    {865, -1, 2}, {866, -1, 2}, {867, -1, 2}, {868, -1, 2}, {869, -1, 2}, {870, -1, 2}, {871, -1, 2},
    {872, -1, 2}, {873, -1, 2}, {874, -1, 2}, {875, -1, 2}, {876, -1, 2}, {877, -1, 2}, {878, -1, 2},
    {879, -1, 2}, {880, -1, 2}, {881, -1, 2}, {882, -1, 4}, {882, -1, 5}, {883, -1, 4}, {883, -1, 5},
    {884, -1, 4}, {884, -1, 5}, {885, -1, 4}, {885, -1, 5}, {886, -1, 2}, {887, -1, 2}, {888, -1, 2},
    {889, -1, 2}, {890, -1, 2}, {891, -1, 2}, {892, 1161, 2}, {893, -1, 2}, {894, -1, 2}, {895, -1, 2},
    {896, -1, 2}, {897, -1, 2}, {898, 1640, 2}, {899, -1, 2}, {900, -1, 2}, {901, -1, 1}, {902, -1, 1},
    {903, -1, 1}, {904, -1, 1}, {905, -1, 2}, {906, -1, 2}, {907, -1, 1}, {908, -1, 1}, {909, 1046, 1},
    {910, -1, 1}, {911, -1, 1}, {912, 1733, 1}, {913, -1, 0}, {914, -1, 0}, {915, -1, 0}, {916, -1, 0},
    {917, -1, 0}, {918, -1, 0}, {919, 1056, 0}, {920, -1, 0}, {921, 1058, 1}, {922, 1059, 1}, {923, 1060, 1},
    {924, -1, 1}, {925, -1, 1}, {926, 1063, 1}, {927, -1, 1}, {928, 1065, 1}, {929, 1066, 1}, {930, 1067, 1},
    {931, -1, 1}, {932, 1069, 1}, {933, -1, 1}, {934, 1071, 1}, {935, 1072, 1}, {936, 1073, 1},
    {937, 1074, 1}, {938, 1075, 1}, {939, -1, 1}, {940, -1, 1}, {941, -1, 1}, {942, 1760, 2}, {943, 1781, 2},
    {944, 1087, 2}, {945, -1, 2}, {946, 1756, 2}, {947, -1, 4}, {948, -1, 4}, {949, -1, 4}, {950, -1, 4},
    {951, -1, 4}, {952, -1, 4}, {953, -1, 4}, {954, -1, 4}, {955, -1, 4}, {956, -1, 2}, {957, -1, 2},
    {958, -1, 0}, {959, -1, 0}, {960, 1097, 0}, {961, 1098, 0}, {962, -1, 0}, {963, 1100, 0}, {964, 1101, 0},
    {965, -1, 0}, {966, 1103, 0}, {967, 1104, 0}, {968, -1, 0}, {969, 1106, 0}, {970, 1107, 0}, {971, -1, 0},
    {972, 1109, 0}, {973, 1110, 0}, {974, -1, 0}, {975, 1112, 0}, {976, 1113, 0}, {977, -1, 0},
    {978, 1115, 0}, {979, 1116, 0}, {980, -1, 0}, {981, -1, 4}, {982, -1, 4}, {983, 1244, 2}, {984, -1, 4},
    {984, -1, 5}, {985, -1, 4}, {986, 1208, 4}, {986, -1, 5}, {987, -1, 4}, {988, -1, 4}, {988, -1, 5},
    {989, -1, 4}, {990, 1214, 4}, {990, -1, 5}, {991, -1, 4}, {992, 1216, 4}, {992, -1, 5}, {993, -1, 4},
    {994, -1, 4}, {994, -1, 5}, {995, -1, 4}, {996, -1, 4}, {996, -1, 5}, {997, -1, 4}, {997, -1, 5},
    {998, -1, 4}, {999, -1, 4}, {999, -1, 5}, {1000, -1, 4}, {1001, -1, 4}, {1001, -1, 5}, {1002, -1, 4},
    {1003, -1, 4}, {1003, -1, 5}, {1004, -1, 4}, {1005, 1487, 2}, {1006, -1, 2}, {1007, 1871, 2},
    {1008, -1, 2}, {1009, -1, 2}, {1010, -1, 2}, {1011, -1, 2}, {1012, -1, 2}, {1013, -1, 2},
    {1014, 1466, 2}, {1015, -1, 2}, {1016, -1, 2}, {1017, -1, 2}, {1018, -1, 2}, {1019, -1, 2},
    {1020, -1, 2}, {1021, -1, 2}, {1022, -1, 2}, {1023, -1, 2}, {1024, 1178, 2}, {1025, 1174, 1},
    {1026, 1204, 1}, {1027, 1203, 1}, {1028, -1, 1}, {1029, -1, 1}, {1030, -1, 1}, {1031, 1355, 1},
    {1032, -1, 1}, {1033, 1181, 1}, {1034, -1, 1}, {1035, -1, 1}, {1036, -1, 1}, {1037, 1188, 1},
    {1038, 1189, 1}, {1039, 1190, 1}, {1040, 1191, 1}, {1041, -1, 1}, {1042, -1, 1}, {1043, -1, 1},
    {1044, -1, 1}, {1045, -1, 1}, {1046, -1, 1}, {1047, -1, 1}, {1048, -1, 1}, {1049, -1, 1}, {1050, -1, 1},
    {1051, -1, 1}, {1052, -1, 2}, {1053, -1, 2}, {1054, -1, 2}, {1055, -1, 2}, {1056, -1, 1}, {1057, -1, 1},
    {1058, -1, 1}, {1059, -1, 1}, {1060, -1, 4}, {1061, -1, 4}, {1061, -1, 5}, {1062, -1, 4}, {1062, -1, 5},
    {1063, -1, 4}, {1063, -1, 5}, {1064, -1, 4}, {1064, -1, 5}, {1065, -1, 4}, {1065, -1, 5},
    {1066, 1797, 1}, {1067, -1, 1}, {1068, -1, 1}, {1069, -1, 1}, {1070, -1, 1}, {1071, -1, 1},
    {1072, -1, 1}, {1073, -1, 1}, {1074, 1227, 0}, {1075, -1, 0}, {1076, 1229, 0}, {1077, 1238, 0},
    {1078, 1231, 0}, {1079, -1, 0}, {1080, -1, 0}, {1081, 1234, 0}, {1082, 1235, 0}, {1083, 1236, 0},
    {1084, -1, 0}, {1085, -1, 0}, {1086, -1, 0}, {1087, -1, 0}, {1088, -1, 0}, {1089, 1245, 4},
    {1090, 1246, 4}, {1091, -1, 4}, {1092, 1495, 2}, {1093, -1, 3}, {1094, -1, 3}, {1095, -1, 0},
    {1096, -1, 0}, {1097, -1, 4}, {1097, -1, 5}, {1098, -1, 4}, {1098, -1, 5}, {1099, -1, 4}, {1099, -1, 5},
    {1100, -1, 4}, {1100, -1, 5}, {1101, -1, 4}, {1101, -1, 5}, {1102, -1, 4}, {1102, -1, 5}, {1103, -1, 4},
    {1103, -1, 5}, {1104, -1, 4}, {1104, -1, 5}, {1105, -1, 4}, {1105, -1, 5}, {1106, -1, 4}, {1106, -1, 5},
    {1107, -1, 4}, {1107, -1, 5}, {1108, -1, 4}, {1108, -1, 5}, {1109, -1, 4}, {1109, -1, 5}, {1110, -1, 4},
    {1110, -1, 5}, {1111, -1, 4}, {1111, -1, 5}, {1112, -1, 4}, {1112, -1, 5}, {1113, -1, 4}, {1114, -1, 4},
    {1115, -1, 4}, {1116, -1, 4}, {1117, -1, 4}, {1118, -1, 4}, {1119, -1, 4}, {1120, -1, 4}, {1121, -1, 4},
    {1122, -1, 4}, {1123, -1, 4}, {1124, -1, 4}, {1125, -1, 4}, {1126, 1361, 4}, {1126, -1, 5},
    {1127, 1308, 4}, {1127, -1, 5}, {1128, 1310, 4}, {1128, -1, 5}, {1129, 1306, 4}, {1129, -1, 5},
    {1130, -1, 4}, {1131, -1, 4}, {1132, -1, 4}, {1133, -1, 4}, {1134, 1336, 4}, {1134, -1, 5},
    {1135, 1359, 4}, {1135, -1, 5}, {1136, 1360, 4}, {1136, -1, 5}, {1137, -1, 4}, {1137, -1, 5},
    {1138, -1, 4}, {1138, -1, 5}, {1139, -1, 4}, {1139, -1, 5}, {1140, -1, 4}, {1140, -1, 5}, {1141, -1, 4},
    {1141, -1, 5}, {1142, -1, 4}, {1142, -1, 5}, {1143, -1, 4}, {1143, -1, 5}, {1144, -1, 4}, {1144, -1, 5},
    {1145, -1, 4}, {1145, -1, 5}, {1146, -1, 4}, {1146, -1, 5}, {1147, -1, 4}, {1147, -1, 5}, {1148, -1, 4},
    {1148, -1, 5}, {1149, 1358, 4}, {1149, -1, 5}, {1150, -1, 4}, {1150, -1, 5}, {1151, -1, 4},
    {1151, -1, 5}, {1152, -1, 0}, {1153, -1, 0}, {1154, 1416, 5}, {1155, -1, 0}, {1156, 1348, 0},
    {1157, -1, 3}, {1158, -1, 0}, {1159, 1350, 0}, {1160, -1, 0}, {1161, 1352, 0}, {1162, 1353, 0},
    {1163, -1, 0}, {1164, 1502, 1}, {1165, -1, 1}, {1166, -1, 2}, {1167, -1, 2}, {1168, -1, 4},
    {1169, -1, 4}, {1170, -1, 4}, {1171, -1, 4}, {1172, -1, 3}, {1173, -1, 0}, {1174, 1365, 3},
    {1175, 1366, 3}, {1176, 1367, 3}, {1177, 1368, 3}, {1178, 1369, 3}, {1179, 1370, 3}, {1180, 1371, 3},
    {1181, 1372, 3}, {1182, 1373, 3}, {1183, -1, 3}, {1184, 1375, 3}, {1185, 1376, 3}, {1186, 1377, 3},
    {1187, 1378, 3}, {1188, -1, 3}, {1189, 1380, 3}, {1190, 1381, 3}, {1191, 1382, 3}, {1192, -1, 3},
    {1193, -1, 3}, {1194, -1, 3}, {1195, -1, 3}, {1196, 1387, 3}, {1197, 1388, 3}, {1198, 1389, 3},
    {1199, -1, 3}, {1200, -1, 3}, {1201, -1, 3}, {1202, 1518, 3}, {1203, -1, 3}, {1204, -1, 3},
    {1205, -1, 3}, {1206, -1, 3}, {1207, -1, 3}, {1208, -1, 3}, {1209, -1, 3}, {1210, -1, 3}, {1211, -1, 4},
    {1212, -1, 4}, {1213, 1404, 3}, {1214, -1, 3}, {1215, 1406, 0}, {1216, -1, 0}, {1217, 1408, 1},
    {1218, -1, 1}, {1219, 1410, 1}, {1220, -1, 1}, {1221, 1412, 1}, {1222, -1, 1}, {1223, -1, 0},
    {1224, -1, 0}, {1225, -1, 0}, {1226, -1, 3}, {1227, -1, 3}, {1228, -1, 3}, {1229, -1, 3}, {1230, -1, 3},
    {1231, -1, 5}, {1232, -1, 5}, {1233, -1, 5}, {1234, -1, 0}, {1235, -1, 3}, {1236, -1, 3},
    {1237, 1428, 3}, {1238, -1, 4}, {1239, 1430, 0}, {1240, -1, 0}, {1241, 1432, 0}, {1242, -1, 0},
    {1243, 1434, 0}, {1244, -1, 0}, {1245, -1, 0}, {1246, -1, 2}, {1247, -1, 2}, {1248, -1, 2},
    {1249, -1, 2}, {1250, -1, 2}, {1251, 1738, 2}, {1252, -1, 2}, {1253, -1, 2}, {1254, -1, 2},
    {1255, -1, 2}, {1256, -1, 2}, {1257, -1, 2}, {1258, -1, 2}, {1259, -1, 2}, {1260, -1, 2}, {1261, -1, 2},
    {1262, -1, 2}, {1263, -1, 2}, {1264, -1, 2}, {1265, -1, 2}, {1266, -1, 2}, {1267, 1510, 2},
    {1268, 1511, 2}, {1269, 1512, 2}, {1270, -1, 2}, {1271, -1, 2}, {1272, -1, 2}, {1273, -1, 2},
    {1274, -1, 2}, {1275, -1, 2}, {1276, -1, 2}, {1277, -1, 2}, {1278, -1, 2}, {1279, -1, 2},
    {1280, 1471, 0}, {1281, 1472, 0}, {1282, 1473, 0}, {1283, 1474, 0}, {1284, 1475, 0}, {1285, 1476, 0},
    {1286, 1477, 0}, {1287, -1, 0}, {1288, 1479, 1}, {1289, -1, 1}, {1290, -1, 1}, {1291, -1, 1},
    {1292, -1, 1}, {1293, -1, 1}, {1294, 1485, 1}, {1295, -1, 1}, {1296, -1, 1}, {1297, -1, 2},
    {1298, -1, 2}, {1299, -1, 2}, {1300, -1, 2}, {1301, -1, 2}, {1302, -1, 2}, {1303, -1, 2}, {1304, -1, 2},
    {1305, 1496, 2}, {1306, -1, 2}, {1307, -1, 1}, {1308, -1, 1}, {1309, -1, 1}, {1310, -1, 1},
    {1311, -1, 1}, {1312, 1504, 1}, {1313, 1505, 1}, {1314, 1506, 1}, {1315, 1507, 1}, {1316, 1509, 1},
    {1317, 1508, 1}, {1318, -1, 1}, {1319, -1, 1}, {1320, -1, 2}, {1321, -1, 2}, {1322, -1, 2},
    {1323, 1514, 1}, {1324, -1, 1}, {1325, -1, 3}, {1326, -1, 3}, {1327, -1, 3}, {1328, -1, 3},
    {1329, -1, 3}, {1330, -1, 3}, {1331, -1, 3}, {1332, 1523, 0}, {1333, 1599, 0}, {1334, -1, 5},
    {1335, -1, 0}, {1336, -1, 0}, {1337, -1, 0}, {1338, -1, 0}, {1339, -1, 0}, {1340, -1, 0}, {1341, -1, 0},
    {1342, -1, 0}, {1343, -1, 0}, {1344, -1, 0}, {1345, -1, 0}, {1346, -1, 0}, {1347, -1, 0}, {1348, -1, 0},
    {1349, 1540, 0}, {1350, 1541, 0}, {1351, 1542, 0}, {1352, -1, 0}, {1353, -1, 0}, {1354, 1547, 0},
    {1355, 1548, 0}, {1356, 1549, 0}, {1357, -1, 0}, {1358, -1, 0}, {1359, -1, 0}, {1360, 1553, 0},
    {1361, 1554, 0}, {1362, -1, 0}, {1363, -1, 0}, {1364, -1, 0}, {1365, -1, 0}, {1366, -1, 0},
    {1367, -1, 0}, {1368, -1, 5}, {1369, -1, 5}, {1370, -1, 0}, {1371, 1562, 0}, {1372, 1563, 0},
    {1373, -1, 0}, {1374, 1565, 0}, {1375, 1566, 0}, {1376, -1, 0}, {1377, 1568, 0}, {1378, 1569, 0},
    {1379, 1570, 0}, {1380, -1, 0}, {1381, 1572, 0}, {1382, 1573, 0}, {1383, 1574, 0}, {1384, -1, 0},
    {1385, -1, 0}, {1386, -1, 0}, {1387, -1, 5}, {1388, -1, 5}, {1389, -1, 5}, {1390, -1, 5}, {1391, -1, 5},
    {1392, -1, 5}, {1393, -1, 5}, {1394, -1, 5}, {1395, -1, 5}, {1396, -1, 5}, {1397, -1, 5}, {1398, -1, 5},
    {1399, -1, 5}, {1400, -1, 5}, {1401, -1, 5}, {1402, -1, 5}, {1403, 1594, 0}, {1404, 1595, 0},
    {1405, 1596, 0}, {1406, 1597, 0}, {1407, 1598, 0}, {1408, -1, 0}, {1409, 1600, 0}, {1410, 1601, 0},
    {1411, 1602, 0}, {1412, 1603, 0}, {1413, 1604, 0}, {1414, 1605, 0}, {1415, 1606, 0}, {1416, 1607, 0},
    {1417, 1608, 0}, {1418, -1, 0}, {1419, -1, 2}, {1420, -1, 2}, {1421, -1, 2}, {1422, -1, 2},
    {1423, 1614, 2}, {1424, -1, 2}, {1425, -1, 2}, {1426, -1, 2}, {1427, -1, 2}, {1428, -1, 2},
    {1429, -1, 2}, {1430, -1, 0}, {1431, -1, 0}, {1432, -1, 0}, {1433, -1, 0}, {1434, -1, 0}, {1435, -1, 0},
    {1435, -1, 0}, {1436, 1628, 0}, {1437, 1629, 0}, {1438, 1630, 0}, {1439, 1631, 0}, {1440, 1632, 0},
    {1441, 1660, 0}, {1442, -1, 0}, {1443, 1636, 0}, {1444, -1, 0}, {1445, 1658, 0}, {1446, -1, 0},
    {1447, -1, 0}, {1448, 1741, 2}, {1449, -1, 2}, {1450, -1, 2}, {1451, -1, 2}, {1452, -1, 2},
    {1453, -1, 1}, {1454, -1, 1}, {1455, -1, 1}, {1456, -1, 0}, {1457, -1, 4}, {1457, -1, 5}, {1458, -1, 4},
    {1458, -1, 5}, {1459, -1, 4}, {1459, -1, 5}, {1460, -1, 4}, {1460, -1, 5}, {1461, -1, 4}, {1461, -1, 5},
    {1462, 1808, 0}, {1463, -1, 0}, {1464, 1704, 0}, {1465, 1662, 1}, {1466, -1, 1}, {1467, 1664, 1},
    {1468, -1, 1}, {1469, 1666, 1}, {1470, -1, 1}, {1471, 1668, 1}, {1472, -1, 1}, {1473, 1670, 1},
    {1474, -1, 1}, {1475, 1672, 1}, {1476, -1, 1}, {1477, 1674, 1}, {1478, -1, 1}, {1479, -1, 1},
    {1480, 1677, 1}, {1481, -1, 1}, {1482, -1, 1}, {1483, -1, 1}, {1484, -1, 1}, {1485, 1772, 1},
    {1486, -1, 1}, {1487, -1, 1}, {1488, -1, 0}, {1489, -1, 0}, {1490, -1, 0}, {1491, -1, 0}, {1492, -1, 0},
    {1493, -1, 0}, {1494, -1, 0}, {1495, -1, 0}, {1496, -1, 0}, {1497, 1694, 1}, {1498, 1695, 1},
    {1499, -1, 1}, {1500, 1697, 1}, {1501, 1698, 1}, {1502, -1, 1}, {1503, 1700, 1}, {1504, 1701, 1},
    {1505, 1705, 1}, {1506, 1703, 1}, {1507, -1, 1}, {1508, -1, 0}, {1509, 1706, 1}, {1510, -1, 1},
    {1511, -1, 0}, {1512, -1, 0}, {1513, -1, 0}, {1514, -1, 0}, {1515, -1, 0}, {1516, -1, 2}, {1517, -1, 2},
    {1518, -1, 2}, {1519, -1, 2}, {1520, -1, 2}, {1521, -1, 2}, {1522, -1, 0}, {1523, -1, 0}, {1524, -1, 0},
    {1525, 1723, 1}, {1526, 1724, 1}, {1527, -1, 1}, {1528, -1, 1}, {1529, -1, 1}, {1530, -1, 0},
    {1531, -1, 0}, {1532, -1, 0}, {1533, -1, 0}, {1534, -1, 4}, {1535, -1, 4}, {1536, -1, 2},
    {1537, 1734, 1}, {1538, 1735, 1}, {1539, 1736, 1}, {1540, 1780, 1}, {1541, -1, 0}, {1542, -1, 2},
    {1543, -1, 2}, {1544, -1, 2}, {1545, -1, 2}, {1546, -1, 2}, {1547, -1, 2}, {1548, -1, 2}, {1549, -1, 4},
    {1549, -1, 5}, {1550, -1, 4}, {1550, -1, 5}, {1551, -1, 4}, {1551, -1, 5}, {1552, -1, 2}, {1553, -1, 0},
    {1553, -1, 0}, {1554, -1, 0}, {1554, -1, 0}, {1555, -1, 0}, {1555, -1, 0}, {1556, -1, 0}, {1556, -1, 0},
    {1557, 1770, 0}, {1557, -1, 0}, {1558, 1782, 0}, {1559, 1783, 0}, {1560, -1, 3}, {1561, -1, 3},
    {1562, -1, 3}, {1563, -1, 3}, {1564, -1, 3}, {1565, -1, 0}, {1566, 1771, 0}, {1567, 1778, 0},
    {1568, -1, 4}, {1569, -1, 4}, {1570, -1, 4}, {1571, -1, 4}, {1572, -1, 4}, {1573, -1, 4}, {1574, -1, 0},
    {1575, -1, 0}, {1576, -1, 0}, {1577, -1, 1}, {1578, -1, 2}, {1579, -1, 2}, {1580, 1785, 2},
    {1581, -1, 2}, {1582, -1, 0}, {1583, 1788, 0}, {1584, -1, 0}, {1585, 1790, 0}, {1586, -1, 0},
    {1587, -1, 1}, {1588, -1, 0}, {1589, -1, 0}, {1590, -1, 0}, {520, 1860, 6}, {524, 1859, 6}, {506, -1, 2},
    {852, -1, 6}, {853, -1, 6}, {1465, -1, 6}, {1467, -1, 6}, {1479, -1, 6}, {1482, -1, 6}, {1483, -1, 6},
    {1497, -1, 6}, {1500, -1, 6}, {1503, -1, 6}, {1521, -1, 2}, {1529, -1, 6}, {1537, 1830, 6},
    {1552, -1, 2}, {835, -1, 6}, {838, -1, 6}, {784, -1, 6}, {791, -1, 6}, {787, -1, 6}, {789, -1, 6},
    {618, 1819, 2}, {858, -1, 2}, {629, -1, 2}, {1055, -1, 2}, {795, -1, 6}, {795, -1, 6}, {796, -1, 6},
    {796, -1, 6}, {909, -1, 6}, {909, -1, 6}, {910, -1, 6}, {910, -1, 6}, {912, -1, 6}, {1323, -1, 6},
    {1324, -1, 6}, {822, -1, 6}, {903, -1, 6}, {904, -1, 6}, {1307, -1, 6}, {1308, -1, 6}, {425, -1, 2},
    {1425, -1, 2}, {1426, -1, 2}, {1427, -1, 2}, {1428, -1, 2}, {1429, -1, 2}, {530, -1, 6}, {641, 1846, 2},
    {893, -1, 2}, {879, -1, 2}, {686, -1, 2}, {685, -1, 2}, {668, -1, 2}, {669, -1, 2}, {670, -1, 2},
    {792, -1, 6}, {811, 1855, 6}, {812, -1, 6}, {339, -1, 6}, {416, -1, 6}, {417, -1, 6}, {424, -1, 6},
    {365, -1, 6}, {336, -1, 2}, {337, -1, 2}, {338, -1, 6}, {415, -1, 6}, {1289, -1, 6}, {1292, -1, 6},
    {1293, -1, 6}, {1302, -1, 2}, {1298, -1, 2}, {1277, -1, 2}, {1006, -1, 2}, {1027, -1, 6}, {1033, -1, 6},
    {1048, -1, 6}, {1309, -1, 6}, {1319, 1882, 6}, {1318, 1883, 6}, {1312, 1879, 6}, {1314, -1, 6},
    {1313, 1881, 6}, {1315, -1, 6}, {1316, -1, 6}, {1317, -1, 6}, {1587, -1, 6}
};

static const struct catalogue_entry entries[] = {
    {144, -1, 229, 123, -1, 0, 0, 0, 6, 6, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {144, -1, -1, -1, -1, 6, 0, 1, 0, 0, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {144, -1, 232, 233, -1, 6, 6, 2, 2, 2, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {144, -1, 145, 142, -1, 8, 8, 3, 2, 2, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {144, -1, 236, 237, -1, 10, 10, 4, 1, 1, 3, 0, 14, 0, 1, 0},  // CGAffineTransform
    {142, -1, -1, -1, -1, 11, 11, 5, 1, 1, 0, 0, 14, 0, 0, 0},  // S
    {237, -1, -1, -1, -1, 12, 12, 6, 2, 2, 0, 0, 14, 0, 1, 0},  // R
    {142, -1, -1, -1, -1, 14, 14, 7, 2, 2, 0, 0, 14, 0, 0, 0},  // S
    {142, -1, -1, -1, -1, 16, 16, 8, 3, 3, 0, 0, 14, 0, 0, 0},  // S
    {239, -1, -1, -1, -1, 19, 19, 9, 1, 1, 0, 0, 14, 0, 0, 0},  // H
    {239, -1, -1, -1, -1, 20, 20, 10, 1, 1, 0, 0, 14, 0, 0, 0},  // H
    {239, -1, -1, -1, -1, 21, 21, 11, 2, 2, 0, 0, 14, 0, 0, 0},  // H
    {241, 144, 242, -1, -1, 0, 0, 12, 0, 0, 5, 15, 14, 0, 0, 0},  // identity
    {243, -1, 244, -1, -1, 23, 23, 13, 1, 2, 1, 15, 14, 0, 0, 0},  // concatenating
    {245, -1, 246, -1, -1, 24, 25, 14, 2, 3, 1, 15, 14, 0, 4, 0},  // translatedBy
    {143, -1, 146, -1, -1, 26, 28, 15, 2, 3, 1, 15, 14, 0, 0, 0},  // scaledBy
    {247, -1, 249, -1, -1, 28, 31, 16, 1, 2, 1, 15, 14, 0, 1, 0},  // rotated
    {250, -1, 251, -1, -1, 29, 33, 17, 0, 1, 1, 15, 14, 0, 2, 0},  // inverted
    {252, -1, 253, -1, -1, 29, 34, 18, 0, 1, 1, 15, 16, 0, 15, 0},  // decomposed
    {254, -1, -1, -1, -1, 29, 35, 19, 1, 1, 0, 0, 2, 0, 0, 0},  // CGAffineTransformIsIdentity
    {255, -1, -1, -1, -1, 30, 36, 20, 2, 2, 0, 0, 2, 0, 0, 0},  // CGAffineTransformEqualToTransform
    {256, -1, -1, -1, -1, 32, 38, 21, 1, 1, 0, 0, 3, 0, 0, 0},  // NSStringFromCGAffineTransform
    {258, 257, -1, -1, -1, 33, 39, 22, 1, 1, 4, 4, 3, 0, 0, 0},  // string
    {259, -1, -1, -1, -1, 0, 40, 23, 0, 1, 2, 15, 0, 0, 0, 0},  // m11
    {260, -1, -1, -1, -1, 0, 41, 24, 0, 1, 2, 15, 0, 0, 0, 0},  // m12
    {261, -1, -1, -1, -1, 0, 42, 25, 0, 1, 2, 15, 0, 0, 0, 0},  // m21
    {262, -1, -1, -1, -1, 0, 43, 26, 0, 1, 2, 15, 0, 0, 0, 0},  // m22
    {263, -1, -1, -1, -1, 0, 44, 27, 0, 1, 2, 15, 0, 0, 0, 0},  // m41
    {264, -1, -1, -1, -1, 0, 45, 28, 0, 1, 2, 15, 0, 0, 0, 0},  // m42
    {265, -1, -1, -1, -1, 0, 46, 29, 0, 1, 2, 15, 0, 0, 0, 0},  // m44
    {126, -1, -1, -1, -1, 0, 47, 30, 0, 1, 2, 15, 0, 0, 14, 0},  // a
    {225, -1, -1, -1, -1, 0, 48, 31, 0, 1, 2, 15, 0, 0, 0, 0},  // b
    {226, -1, -1, -1, -1, 0, 49, 32, 0, 1, 2, 15, 0, 0, 0, 0},  // c
    {127, -1, -1, -1, -1, 0, 50, 33, 0, 1, 2, 15, 0, 0, 14, 0},  // d
    {227, -1, -1, -1, -1, 0, 51, 34, 0, 1, 2, 15, 0, 0, 0, 0},  // tx
    {228, -1, -1, -1, -1, 0, 52, 35, 0, 1, 2, 15, 0, 0, 0, 0},  // ty
    {266, -1, -1, -1, -1, 0, 53, 36, 0, 1, 2, 15, 2, 0, 0, 0},  // isIdentity
    {267, -1, -1, -1, -1, 0, 54, 37, 0, 1, 2, 15, 0, 0, 0, 0},  // determinant
    {268, -1, -1, -1, -1, 0, 55, 38, 0, 1, 2, 15, 15, 0, 0, 0},  // matrix
    {269, -1, -1, -1, -1, 0, 56, 39, 0, 1, 2, 15, 3, 0, 0, 0},  // kind
    {270, -1, -1, -1, -1, 0, 57, 40, 0, 1, 2, 15, 9, 0, 0, 0},  // fixedPoint
    {271, -1, -1, -1, -1, 34, 58, 41, 1, 1, 0, 0, 14, 0, 0, 0},  // reflect
    {271, -1, -1, -1, -1, 35, 59, 42, 2, 2, 0, 0, 14, 0, 1, 0},  // reflect
    {240, 274, -1, -1, -1, 0, 0, 43, 0, 0, 5, 20, 19, 0, 0, 0},  // x
    {231, 274, -1, -1, -1, 0, 0, 44, 0, 0, 5, 20, 19, 0, 0, 0},  // y
    {275, 274, -1, -1, -1, 0, 0, 45, 0, 0, 5, 20, 19, 0, 0, 0},  // origin
    {276, 274, -1, -1, -1, 0, 0, 46, 0, 0, 5, 20, 19, 0, 0, 0},  // yEqualsX
    {277, 274, -1, -1, -1, 0, 0, 47, 0, 0, 5, 20, 19, 0, 0, 0},  // yEqualsMinusX
    {210, -1, -1, -1, -1, 37, 61, 48, 4, 4, 3, 0, 16, 0, 1, 0},  // CGAffineTransformComponents
    {144, -1, 282, -1, -1, 41, 65, 49, 1, 1, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {278, -1, -1, -1, -1, 0, 66, 50, 0, 1, 2, 17, 12, 0, 0, 0},  // scale
    {279, -1, -1, -1, -1, 0, 67, 51, 0, 1, 2, 17, 0, 0, 0, 0},  // horizontalShear
    {280, -1, -1, -1, -1, 0, 68, 52, 0, 1, 2, 17, 0, 0, 0, 0},  // rotation
    {281, -1, -1, -1, -1, 0, 69, 53, 0, 1, 2, 17, 10, 0, 0, 0},  // translation
    {206, -1, 283, -1, -1, 42, 70, 0, 2, 2, 3, 0, 9, 0, 0, 1},  // CGPoint
    {206, -1, -1, -1, -1, 44, 0, 1, 0, 0, 3, 0, 9, 0, 0, 1},  // CGPoint
    {284, 206, 285, -1, -1, 0, 0, 2, 0, 0, 5, 10, 9, 0, 0, 1},  // zero
    {240, -1, -1, -1, -1, 0, 72, 3, 0, 1, 2, 10, 0, 0, 0, 1},  // x
    {231, -1, -1, -1, -1, 0, 73, 4, 0, 1, 2, 10, 0, 0, 0, 1},  // y
    {286, -1, 287, -1, -1, 44, 74, 5, 1, 2, 1, 10, 9, 0, 6, 1},  // applying
    {288, -1, -1, -1, -1, 45, 76, 6, 1, 2, 1, 10, 0, 0, 0, 1},  // distance
    {290, -1, -1, -1, -1, 46, 78, 7, 2, 2, 0, 0, 2, 0, 0, 1},  // CGPointEqualToPoint
    {291, -1, -1, -1, -1, 48, 80, 8, 1, 2, 1, 10, 2, 0, 0, 1},  // equalTo
    {292, -1, -1, -1, -1, 49, 82, 9, 1, 1, 0, 0, 3, 0, 0, 1},  // NSStringFromCGPoint
    {293, -1, -1, -1, -1, 0, 83, 10, 0, 1, 2, 10, 3, 0, 0, 1},  // debugDescription
    {207, -1, 296, 297, -1, 50, 84, 11, 2, 2, 3, 0, 10, 0, 0, 1},  // CGVector
    {207, -1, -1, -1, -1, 52, 0, 12, 0, 0, 3, 0, 10, 0, 0, 1},  // CGVector
    {284, 207, -1, -1, -1, 0, 0, 13, 0, 0, 5, 11, 10, 0, 0, 1},  // zero
    {294, -1, -1, -1, -1, 0, 86, 14, 0, 1, 2, 11, 0, 0, 0, 1},  // dx
    {295, -1, -1, -1, -1, 0, 87, 15, 0, 1, 2, 11, 0, 0, 0, 1},  // dy
    {298, -1, -1, -1, -1, 0, 88, 16, 0, 1, 2, 11, 0, 0, 0, 1},  // length
    {286, -1, -1, -1, -1, 52, 89, 17, 1, 2, 1, 11, 10, 0, 0, 1},  // applying
    {299, -1, -1, -1, -1, 53, 91, 18, 1, 1, 0, 0, 3, 0, 0, 1},  // NSStringFromCGVector
    {208, -1, 302, 303, -1, 54, 92, 19, 2, 2, 3, 0, 12, 0, 0, 1},  // CGSize
    {208, -1, -1, -1, -1, 56, 0, 20, 0, 0, 3, 0, 12, 0, 0, 1},  // CGSize
    {284, 208, 304, -1, -1, 0, 0, 21, 0, 0, 5, 13, 12, 0, 0, 1},  // zero
    {300, -1, -1, -1, -1, 0, 94, 22, 0, 1, 2, 13, 0, 0, 0, 1},  // width
    {301, -1, -1, -1, -1, 0, 95, 23, 0, 1, 2, 13, 0, 0, 0, 1},  // height
    {286, -1, 305, -1, -1, 56, 96, 24, 1, 2, 1, 13, 12, 0, 0, 1},  // applying
    {306, -1, -1, -1, -1, 57, 98, 25, 2, 2, 0, 0, 2, 0, 0, 1},  // CGSizeEqualToSize
    {291, -1, -1, -1, -1, 59, 100, 26, 1, 2, 1, 13, 2, 0, 0, 1},  // equalTo
    {307, -1, -1, -1, -1, 60, 102, 27, 1, 1, 0, 0, 3, 0, 0, 1},  // NSStringFromCGSize
    {293, -1, -1, -1, -1, 0, 103, 28, 0, 1, 2, 13, 3, 0, 0, 1},  // debugDescription
    {240, -1, -1, -1, -1, 0, 104, 29, 0, 1, 2, 12, 0, 0, 0, 1},  // x
    {231, -1, -1, -1, -1, 0, 105, 30, 0, 1, 2, 12, 0, 0, 0, 1},  // y
    {308, -1, -1, -1, -1, 0, 106, 31, 0, 1, 2, 12, 0, 0, 0, 1},  // w
    {309, -1, -1, -1, -1, 0, 107, 32, 0, 1, 2, 12, 0, 0, 0, 1},  // z
    {310, -1, -1, -1, -1, 0, 108, 33, 0, 1, 2, 12, 2, 0, 0, 1},  // isVector
    {311, -1, -1, -1, -1, 0, 109, 34, 0, 1, 2, 12, 9, 0, 0, 1},  // point
    {209, -1, 312, 313, -1, 61, 110, 0, 4, 4, 3, 0, 13, 0, 0, 2},  // CGRect
    {209, -1, -1, -1, -1, 65, 114, 1, 2, 2, 3, 0, 13, 0, 0, 2},  // CGRect
    {209, -1, -1, -1, -1, 67, 0, 2, 0, 0, 3, 0, 13, 0, 0, 2},  // CGRect
    {284, 209, 314, -1, -1, 0, 0, 3, 0, 0, 5, 14, 13, 0, 0, 2},  // zero
    {315, 209, 316, -1, -1, 0, 0, 4, 0, 0, 5, 14, 13, 0, 0, 2},  // null
    {317, 209, 318, -1, -1, 0, 0, 5, 0, 0, 5, 14, 13, 0, 0, 2},  // infinite
    {319, -1, -1, -1, -1, 67, 116, 6, 1, 1, 0, 0, 3, 0, 0, 2},  // NSStringFromCGRect
    {320, -1, -1, -1, -1, 68, 117, 7, 2, 2, 0, 0, 13, 0, 0, 2},  // AVMakeRect
    {323, -1, -1, -1, -1, 70, 119, 8, 2, 2, 0, 0, 13, 0, 0, 2},  // AVMakeRectWithAspectRatioInsideRect
    {324, -1, -1, -1, -1, 72, 121, 9, 1, 1, 0, 0, 3, 0, 0, 2},  // NSStringFromRect
    {325, 211, 326, -1, -1, 0, 0, 10, 0, 0, 5, 19, 18, 0, 0, 2},  // minXEdge
    {327, 211, 328, -1, -1, 0, 0, 11, 0, 0, 5, 19, 18, 0, 0, 2},  // minYEdge
    {329, 211, 330, -1, -1, 0, 0, 12, 0, 0, 5, 19, 18, 0, 0, 2},  // maxXEdge
    {331, 211, 332, -1, -1, 0, 0, 13, 0, 0, 5, 19, 18, 0, 0, 2},  // maxYEdge
    {333, -1, 334, -1, -1, 0, 122, 14, 0, 1, 2, 14, 0, 0, 0, 2},  // minX
    {335, -1, 336, -1, -1, 0, 123, 15, 0, 1, 2, 14, 0, 0, 0, 2},  // midX
    {337, -1, 338, -1, -1, 0, 124, 16, 0, 1, 2, 14, 0, 0, 0, 2},  // maxX
    {339, -1, 340, -1, -1, 0, 125, 17, 0, 1, 2, 14, 0, 0, 0, 2},  // minY
    {341, -1, 342, -1, -1, 0, 126, 18, 0, 1, 2, 14, 0, 0, 0, 2},  // midY
    {343, -1, 344, -1, -1, 0, 127, 19, 0, 1, 2, 14, 0, 0, 0, 2},  // maxY
    {300, -1, 345, -1, -1, 0, 128, 20, 0, 1, 2, 14, 0, 0, 0, 2},  // width
    {301, -1, 346, -1, -1, 0, 129, 21, 0, 1, 2, 14, 0, 0, 0, 2},  // height
    {275, -1, -1, -1, -1, 0, 130, 22, 0, 1, 2, 14, 9, 0, 0, 2},  // origin
    {303, -1, -1, -1, -1, 0, 131, 23, 0, 1, 2, 14, 12, 0, 0, 2},  // size
    {347, -1, 348, -1, -1, 0, 132, 24, 0, 1, 2, 14, 13, 0, 0, 2},  // standardized
    {349, -1, 350, -1, -1, 0, 133, 25, 0, 1, 2, 14, 13, 0, 0, 2},  // integral
    {351, -1, 352, -1, -1, 0, 134, 26, 0, 1, 2, 14, 2, 0, 0, 2},  // isNull
    {353, -1, 354, -1, -1, 0, 135, 27, 0, 1, 2, 14, 2, 0, 0, 2},  // isEmpty
    {355, -1, 356, -1, -1, 0, 136, 28, 0, 1, 2, 14, 2, 0, 0, 2},  // isInfinite
    {357, -1, -1, -1, -1, 0, 137, 29, 0, 1, 2, 14, 4, 0, 0, 2},  // corners
    {358, -1, -1, -1, -1, 0, 138, 30, 0, 1, 2, 14, 9, 0, 0, 2},  // center
    {293, -1, -1, -1, -1, 0, 139, 31, 0, 1, 2, 14, 3, 0, 0, 2},  // debugDescription
    {359, -1, 364, -1, -1, 73, 140, 32, 4, 4, 3, 0, 51, 0, 0, 2},  // UIEdgeInsets
    {365, -1, -1, -1, -1, 77, 144, 33, 1, 1, 0, 0, 3, 0, 0, 2},  // NSStringFromUIEdgeInsets
    {366, -1, -1, -1, -1, 78, 145, 34, 2, 2, 0, 0, 2, 0, 0, 2},  // UIEdgeInsetsEqualToEdgeInsets
    {359, -1, -1, -1, -1, 80, 147, 35, 0, 0, 3, 0, 51, 0, 0, 2},  // UIEdgeInsets
    {284, 359, 367, -1, -1, 0, 0, 36, 0, 0, 5, 52, 51, 0, 0, 2},  // zero
    {368, -1, 369, -1, -1, 80, 147, 37, 1, 2, 1, 14, 13, 0, 0, 2},  // inset
    {370, -1, 371, -1, -1, 81, 149, 38, 2, 3, 1, 14, 13, 0, 0, 2},  // insetBy
    {372, -1, 373, -1, -1, 83, 152, 39, 2, 3, 1, 14, 13, 0, 0, 2},  // offsetBy
    {374, -1, 375, -1, -1, 85, 155, 40, 1, 2, 1, 14, 13, 0, 0, 2},  // union
    {376, -1, 377, -1, -1, 86, 157, 41, 1, 2, 1, 14, 13, 0, 0, 2},  // intersection
    {378, -1, 379, -1, -1, 87, 159, 42, 1, 2, 1, 14, 2, 0, 0, 2},  // intersects
    {380, -1, 381, -1, -1, 88, 161, 43, 1, 2, 1, 14, 2, 0, 0, 2},  // contains
    {380, -1, 382, -1, -1, 89, 163, 44, 1, 2, 1, 14, 2, 0, 0, 2},  // contains
    {291, -1, 383, -1, -1, 90, 165, 45, 1, 2, 1, 14, 2, 0, 0, 2},  // equalTo
    {286, -1, 384, -1, -1, 91, 167, 46, 1, 2, 1, 14, 13, 0, 7, 2},  // applying
    {388, -1, -1, -1, -1, 92, 169, 47, 2, 3, 1, 14, 55, 0, 0, 2},  // divided
    {385, -1, -1, -1, -1, 94, 172, 48, 2, 2, 0, 0, 55, 0, 0, 2},  // RectDivision
    {391, -1, -1, -1, -1, 0, 174, 0, 0, 1, 2, 16, 15, 0, 0, 3},  // transpose
    {267, -1, -1, -1, -1, 0, 175, 1, 0, 1, 2, 16, 0, 0, 0, 3},  // determinant
    {392, -1, -1, -1, -1, 0, 176, 2, 0, 1, 2, 16, 15, 0, 0, 3},  // inverse
    {250, -1, -1, -1, -1, 96, 177, 3, 0, 1, 1, 16, 15, 0, 0, 3},  // inverted
    {393, -1, -1, -1, -1, 0, 178, 4, 0, 1, 2, 16, 4, 0, 0, 3},  // rows
    {394, -1, -1, -1, -1, 0, 179, 5, 0, 1, 2, 16, 14, 0, 0, 3},  // affine
    {241, -1, -1, -1, -1, 96, 180, 6, 1, 1, 0, 0, 15, 0, 0, 3},  // identity
    {395, -1, -1, -1, -1, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 4},  // π
    {396, -1, -1, -1, -1, 0, 0, 1, 0, 0, 5, 0, 0, 0, 0, 4},  // pi
    {397, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 0, 0, 0, 4},  // M_PI
    {398, -1, -1, -1, -1, 0, 0, 3, 0, 0, 5, 0, 0, 0, 0, 4},  // M_PI_2
    {399, -1, -1, -1, -1, 0, 0, 4, 0, 0, 5, 0, 0, 0, 0, 4},  // M_PI_4
    {400, -1, -1, -1, -1, 0, 0, 5, 0, 0, 5, 0, 0, 0, 0, 4},  // M_1_PI
    {401, -1, -1, -1, -1, 0, 0, 6, 0, 0, 5, 0, 0, 0, 0, 4},  // M_2_PI
    {402, -1, -1, -1, -1, 0, 0, 7, 0, 0, 5, 0, 0, 0, 0, 4},  // M_SQRT2
    {403, -1, -1, -1, -1, 0, 0, 8, 0, 0, 5, 0, 0, 0, 0, 4},  // M_SQRT1_2
    {404, -1, -1, -1, -1, 0, 0, 9, 0, 0, 5, 0, 0, 0, 0, 4},  // M_E
    {396, 166, -1, -1, -1, 0, 0, 10, 0, 0, 5, 1, 0, 0, 0, 4},  // pi
    {405, 166, -1, -1, -1, 0, 0, 11, 0, 0, 5, 1, 0, 0, 0, 4},  // infinity
    {406, 166, -1, -1, -1, 0, 0, 12, 0, 0, 5, 1, 0, 0, 0, 4},  // nan
    {407, 166, 408, -1, -1, 0, 0, 13, 0, 0, 5, 1, 0, 0, 0, 4},  // ulpOfOne
    {409, 166, 410, -1, -1, 0, 0, 14, 0, 0, 5, 1, 0, 0, 0, 4},  // greatestFiniteMagnitude
    {284, 166, -1, -1, -1, 0, 0, 15, 0, 0, 5, 1, 0, 0, 0, 4},  // zero
    {411, 169, 412, -1, -1, 0, 0, 16, 0, 0, 5, 1, 0, 0, 0, 4},  // max
    {413, 169, 414, -1, -1, 0, 0, 17, 0, 0, 5, 1, 0, 0, 0, 4},  // min
    {166, -1, -1, -1, -1, 97, 181, 18, 1, 1, 3, 0, 0, 0, 0, 4},  // CGFloat
    {167, -1, -1, -1, -1, 98, 182, 19, 1, 1, 3, 0, 0, 0, 0, 4},  // Double
    {168, -1, -1, -1, -1, 99, 183, 20, 1, 1, 3, 0, 0, 0, 0, 4},  // Float
    {171, -1, -1, -1, -1, 100, 184, 21, 1, 1, 3, 0, 0, 0, 0, 4},  // TimeInterval
    {169, -1, -1, -1, -1, 101, 185, 22, 1, 1, 3, 0, 0, 0, 0, 4},  // Int
    {170, -1, -1, -1, -1, 102, 186, 23, 1, 1, 3, 0, 0, 0, 0, 4},  // NSInteger
    {166, -1, -1, -1, -1, 103, 187, 24, 1, 1, 3, 0, 0, 0, 0, 4},  // CGFloat
    {167, -1, -1, -1, -1, 104, 188, 25, 1, 1, 3, 0, 0, 0, 0, 4},  // Double
    {168, -1, -1, -1, -1, 105, 189, 26, 1, 1, 3, 0, 0, 0, 0, 4},  // Float
    {169, -1, -1, -1, -1, 106, 190, 27, 1, 1, 3, 0, 0, 0, 0, 4},  // Int
    {147, -1, -1, -1, -1, 107, 191, 28, 1, 1, 3, 0, 0, 0, 0, 4},  // Int8
    {148, -1, -1, -1, -1, 108, 192, 29, 1, 1, 3, 0, 0, 0, 0, 4},  // Int16
    {149, -1, -1, -1, -1, 109, 193, 30, 1, 1, 3, 0, 0, 0, 0, 4},  // Int32
    {150, -1, -1, -1, -1, 110, 194, 31, 1, 1, 3, 0, 0, 0, 0, 4},  // Int64
    {151, -1, -1, -1, -1, 111, 195, 32, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt8
    {152, -1, -1, -1, -1, 112, 196, 33, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt16
    {153, -1, -1, -1, -1, 113, 197, 34, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt32
    {154, -1, -1, -1, -1, 114, 198, 35, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt64
    {155, -1, -1, -1, -1, 115, 199, 36, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt
    {147, -1, -1, -1, -1, 116, 200, 37, 1, 1, 3, 0, 0, 0, 0, 4},  // Int8
    {147, -1, -1, -1, -1, 117, 201, 38, 1, 1, 3, 0, 0, 0, 0, 4},  // Int8
    {148, -1, -1, -1, -1, 118, 202, 39, 1, 1, 3, 0, 0, 0, 0, 4},  // Int16
    {148, -1, -1, -1, -1, 119, 203, 40, 1, 1, 3, 0, 0, 0, 0, 4},  // Int16
    {149, -1, -1, -1, -1, 120, 204, 41, 1, 1, 3, 0, 0, 0, 0, 4},  // Int32
    {149, -1, -1, -1, -1, 121, 205, 42, 1, 1, 3, 0, 0, 0, 0, 4},  // Int32
    {150, -1, -1, -1, -1, 122, 206, 43, 1, 1, 3, 0, 0, 0, 0, 4},  // Int64
    {150, -1, -1, -1, -1, 123, 207, 44, 1, 1, 3, 0, 0, 0, 0, 4},  // Int64
    {151, -1, -1, -1, -1, 124, 208, 45, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt8
    {151, -1, -1, -1, -1, 125, 209, 46, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt8
    {152, -1, -1, -1, -1, 126, 210, 47, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt16
    {152, -1, -1, -1, -1, 127, 211, 48, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt16
    {153, -1, -1, -1, -1, 128, 212, 49, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt32
    {153, -1, -1, -1, -1, 129, 213, 50, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt32
    {154, -1, -1, -1, -1, 130, 214, 51, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt64
    {154, -1, -1, -1, -1, 131, 215, 52, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt64
    {155, -1, -1, -1, -1, 132, 216, 53, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt
    {155, -1, -1, -1, -1, 133, 217, 54, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt
    {169, -1, -1, -1, -1, 134, 218, 55, 1, 1, 3, 0, 0, 0, 0, 4},  // Int
    {169, -1, -1, -1, -1, 135, 219, 56, 1, 1, 3, 0, 0, 0, 0, 4},  // Int
    {195, -1, -1, -1, -1, 136, 220, 57, 2, 2, 3, 0, 3, 0, 0, 4},  // String
    {169, -1, -1, -1, -1, 138, 222, 58, 2, 2, 0, 0, 55, 0, 0, 4},  // Int
    {169, -1, -1, -1, -1, 140, 224, 59, 1, 1, 0, 0, 55, 0, 0, 4},  // Int
    {137, -1, 138, -1, -1, 141, 225, 60, 1, 1, 0, 0, 0, 0, 3, 4},  // sqrt
    {420, -1, 421, -1, -1, 142, 226, 61, 1, 1, 0, 0, 0, 0, 0, 4},  // exp
    {422, -1, 423, -1, -1, 143, 227, 62, 1, 1, 0, 0, 0, 0, 0, 4},  // log
    {424, -1, -1, -1, -1, 144, 228, 63, 1, 1, 0, 0, 0, 0, 0, 4},  // abs
    {425, -1, 426, -1, -1, 145, 229, 64, 1, 1, 0, 0, 0, 0, 0, 4},  // fabs
    {427, -1, 428, -1, -1, 146, 230, 65, 1, 1, 0, 0, 0, 0, 0, 4},  // floor
    {429, -1, 430, -1, -1, 147, 231, 66, 1, 1, 0, 0, 0, 0, 0, 4},  // ceil
    {109, -1, 431, -1, -1, 148, 232, 67, 1, 1, 0, 0, 0, 0, 0, 4},  // round
    {432, -1, 433, -1, -1, 149, 233, 68, 2, 2, 0, 0, 0, 0, 0, 4},  // pow
    {136, -1, 434, -1, -1, 151, 235, 69, 2, 2, 0, 0, 0, 0, 3, 4},  // hypot
    {435, -1, 436, -1, -1, 153, 237, 70, 2, 2, 0, 0, 0, 0, 0, 4},  // fmod
    {437, -1, -1, -1, -1, 155, 239, 71, 3, 3, 0, 0, 4, 0, 0, 4},  // stride
    {437, -1, -1, -1, -1, 158, 242, 72, 3, 3, 0, 0, 4, 0, 0, 4},  // stride
    {437, -1, -1, -1, -1, 161, 245, 73, 2, 3, 1, 1, 4, 0, 0, 4},  // stride
    {437, -1, -1, -1, -1, 163, 248, 74, 2, 3, 1, 1, 4, 0, 0, 4},  // stride
    {413, -1, 438, -1, -1, 165, 251, 75, 2, 2, 0, 0, 0, 0, 0, 4},  // min
    {413, -1, -1, -1, -1, 167, 253, 76, 3, 3, 0, 0, 0, 0, 0, 4},  // min
    {413, -1, -1, -1, -1, 170, 256, 77, 4, 4, 0, 0, 0, 0, 0, 4},  // min
    {411, -1, 439, -1, -1, 174, 260, 78, 2, 2, 0, 0, 0, 0, 0, 4},  // max
    {411, -1, -1, -1, -1, 176, 262, 79, 3, 3, 0, 0, 0, 0, 0, 4},  // max
    {411, -1, -1, -1, -1, 179, 265, 80, 4, 4, 0, 0, 0, 0, 0, 4},  // max
    {440, -1, 441, -1, -1, 183, 269, 81, 1, 1, 0, 0, 0, 0, 0, 4},  // trunc
    {442, -1, 443, -1, -1, 184, 270, 82, 1, 1, 0, 0, 0, 0, 0, 4},  // rint
    {444, -1, 445, -1, -1, 185, 271, 83, 1, 1, 0, 0, 0, 0, 0, 4},  // nearbyint
    {446, -1, 447, -1, -1, 186, 272, 84, 1, 1, 0, 0, 0, 0, 0, 4},  // lrint
    {448, -1, 449, -1, -1, 187, 273, 85, 1, 1, 0, 0, 0, 0, 0, 4},  // llrint
    {450, -1, 451, -1, -1, 188, 274, 86, 1, 1, 0, 0, 0, 0, 0, 4},  // lround
    {452, -1, 453, -1, -1, 189, 275, 87, 1, 1, 0, 0, 0, 0, 0, 4},  // llround
    {454, -1, 455, -1, -1, 190, 276, 88, 1, 1, 0, 0, 0, 0, 0, 4},  // log2
    {456, -1, 457, -1, -1, 191, 277, 89, 1, 1, 0, 0, 0, 0, 0, 4},  // log10
    {458, -1, 459, -1, -1, 192, 278, 90, 1, 1, 0, 0, 0, 0, 0, 4},  // exp2
    {460, -1, 461, -1, -1, 193, 279, 91, 1, 1, 0, 0, 0, 0, 0, 4},  // cbrt
    {462, -1, 463, -1, -1, 194, 280, 92, 1, 1, 0, 0, 0, 0, 0, 4},  // sinh
    {464, -1, 465, -1, -1, 195, 281, 93, 1, 1, 0, 0, 0, 0, 0, 4},  // cosh
    {466, -1, 467, -1, -1, 196, 282, 94, 1, 1, 0, 0, 0, 0, 0, 4},  // tanh
    {468, -1, 469, -1, -1, 197, 283, 95, 2, 2, 0, 0, 0, 0, 0, 4},  // copysign
    {470, -1, 471, -1, -1, 199, 285, 96, 2, 2, 0, 0, 0, 0, 0, 4},  // fdim
    {472, -1, -1, -1, -1, 201, 287, 97, 2, 2, 0, 0, 0, 0, 0, 4},  // fminf
    {473, -1, -1, -1, -1, 203, 289, 98, 2, 2, 0, 0, 0, 0, 0, 4},  // fmaxf
    {474, -1, -1, -1, -1, 205, 291, 99, 1, 1, 0, 0, 2, 0, 0, 4},  // isnan
    {475, -1, -1, -1, -1, 206, 292, 100, 1, 1, 0, 0, 2, 0, 0, 4},  // isinf
    {476, -1, -1, -1, -1, 207, 293, 101, 1, 1, 0, 0, 2, 0, 0, 4},  // isfinite
    {477, -1, -1, -1, -1, 208, 294, 102, 1, 1, 0, 0, 2, 0, 0, 4},  // signbit
    {478, -1, -1, -1, -1, 0, 0, 103, 0, 0, 5, 0, 0, 0, 0, 4},  // INT_MAX
    {479, -1, -1, -1, -1, 0, 0, 104, 0, 0, 5, 0, 0, 0, 0, 4},  // INT_MIN
    {480, -1, -1, -1, -1, 0, 0, 105, 0, 0, 5, 0, 0, 0, 0, 4},  // UINT_MAX
    {481, -1, -1, -1, -1, 0, 0, 106, 0, 0, 5, 0, 0, 0, 0, 4},  // LONG_MAX
    {482, -1, -1, -1, -1, 0, 0, 107, 0, 0, 5, 0, 0, 0, 0, 4},  // LONG_MIN
    {483, -1, -1, -1, -1, 0, 0, 108, 0, 0, 5, 0, 0, 0, 0, 4},  // NSUIntegerMax
    {484, -1, -1, -1, -1, 0, 0, 109, 0, 0, 5, 0, 0, 0, 0, 4},  // M_LN2
    {485, -1, -1, -1, -1, 0, 0, 110, 0, 0, 5, 0, 0, 0, 0, 4},  // M_LN10
    {486, -1, -1, -1, -1, 209, 295, 111, 0, 1, 1, 1, 0, 0, 0, 4},  // rounded
    {488, 487, -1, -1, -1, 0, 0, 112, 0, 0, 5, 25, 24, 0, 0, 4},  // up
    {489, 487, -1, -1, -1, 0, 0, 113, 0, 0, 5, 25, 24, 0, 0, 4},  // down
    {490, 487, -1, -1, -1, 0, 0, 114, 0, 0, 5, 25, 24, 0, 0, 4},  // toNearestOrEven
    {491, 487, -1, -1, -1, 0, 0, 115, 0, 0, 5, 25, 24, 0, 0, 4},  // toNearestOrAwayFromZero
    {492, 487, -1, -1, -1, 0, 0, 116, 0, 0, 5, 25, 24, 0, 0, 4},  // towardZero
    {493, 487, -1, -1, -1, 0, 0, 117, 0, 0, 5, 25, 24, 0, 0, 4},  // awayFromZero
    {486, -1, -1, -1, -1, 209, 296, 118, 1, 2, 1, 1, 0, 0, 0, 4},  // rounded
    {139, -1, -1, -1, -1, 210, 298, 119, 0, 1, 1, 1, 0, 0, 3, 4},  // squareRoot
    {494, -1, -1, -1, -1, 210, 299, 120, 1, 2, 1, 1, 0, 0, 0, 4},  // truncatingRemainder
    {387, -1, -1, -1, -1, 211, 301, 121, 1, 2, 1, 1, 0, 0, 0, 4},  // remainder
    {496, -1, -1, -1, -1, 212, 303, 122, 0, 1, 1, 1, 0, 0, 0, 4},  // signum
    {497, -1, -1, -1, -1, 0, 304, 123, 0, 1, 2, 1, 0, 0, 0, 4},  // magnitude
    {498, -1, -1, -1, -1, 212, 305, 124, 1, 2, 1, 1, 2, 0, 0, 4},  // isMultiple
    {500, -1, -1, -1, -1, 0, 307, 125, 0, 1, 2, 1, 2, 0, 0, 4},  // isFinite
    {355, -1, -1, -1, -1, 0, 308, 126, 0, 1, 2, 1, 2, 0, 0, 4},  // isInfinite
    {501, -1, -1, -1, -1, 0, 309, 127, 0, 1, 2, 1, 2, 0, 0, 4},  // isZero
    {502, -1, -1, -1, -1, 0, 310, 128, 0, 1, 2, 1, 2, 0, 0, 4},  // isNaN
    {503, -1, -1, -1, -1, 0, 311, 129, 0, 1, 2, 1, 3, 0, 0, 4},  // description
    {504, -1, -1, -1, -1, 0, 312, 130, 0, 1, 2, 1, 0, 0, 0, 4},  // ulp
    {505, -1, -1, -1, -1, 0, 313, 131, 0, 1, 2, 1, 0, 0, 0, 4},  // nextUp
    {506, -1, -1, -1, -1, 0, 314, 132, 0, 1, 2, 1, 0, 0, 0, 4},  // nextDown
    {507, -1, -1, -1, -1, 0, 315, 133, 0, 1, 2, 1, 0, 0, 0, 4},  // exponent
    {508, -1, -1, -1, -1, 0, 316, 134, 0, 1, 2, 1, 0, 0, 0, 4},  // significand
    {509, 166, -1, -1, -1, 0, 0, 135, 0, 0, 5, 1, 0, 0, 0, 4},  // leastNormalMagnitude
    {510, 166, -1, -1, -1, 0, 0, 136, 0, 0, 5, 1, 0, 0, 0, 4},  // leastNonzeroMagnitude
    {511, -1, -1, -1, -1, 0, 317, 137, 0, 1, 2, 1, 2, 0, 0, 4},  // isNormal
    {512, -1, -1, -1, -1, 213, 318, 138, 1, 2, 1, 1, 2, 0, 0, 4},  // isLess
    {514, -1, -1, -1, -1, 214, 320, 139, 1, 2, 1, 1, 2, 0, 0, 4},  // isLessThanOrEqualTo
    {515, -1, -1, -1, -1, 215, 322, 140, 1, 2, 1, 1, 0, 0, 0, 4},  // advanced
    {288, -1, -1, -1, -1, 216, 324, 141, 1, 2, 1, 1, 0, 0, 0, 4},  // distance
    {516, -1, -1, -1, -1, 217, 326, 142, 2, 3, 1, 1, 0, 0, 0, 4},  // addingProduct
    {387, -1, -1, -1, -1, 219, 329, 143, 2, 2, 0, 0, 0, 0, 0, 4},  // remainder
    {520, -1, -1, -1, -1, 221, 331, 144, 1, 2, 1, 1, 51, 0, 0, 4},  // quotientAndRemainder
    {147, -1, -1, -1, -1, 222, 333, 145, 1, 1, 0, 0, 55, 0, 0, 4},  // Int8
    {148, -1, -1, -1, -1, 223, 334, 146, 1, 1, 0, 0, 55, 0, 0, 4},  // Int16
    {149, -1, -1, -1, -1, 224, 335, 147, 1, 1, 0, 0, 55, 0, 0, 4},  // Int32
    {150, -1, -1, -1, -1, 225, 336, 148, 1, 1, 0, 0, 55, 0, 0, 4},  // Int64
    {151, -1, -1, -1, -1, 226, 337, 149, 1, 1, 0, 0, 55, 0, 0, 4},  // UInt8
    {152, -1, -1, -1, -1, 227, 338, 150, 1, 1, 0, 0, 55, 0, 0, 4},  // UInt16
    {153, -1, -1, -1, -1, 228, 339, 151, 1, 1, 0, 0, 55, 0, 0, 4},  // UInt32
    {154, -1, -1, -1, -1, 229, 340, 152, 1, 1, 0, 0, 55, 0, 0, 4},  // UInt64
    {155, -1, -1, -1, -1, 230, 341, 153, 1, 1, 0, 0, 55, 0, 0, 4},  // UInt
    {166, -1, -1, -1, -1, 231, 342, 154, 1, 1, 3, 0, 0, 0, 0, 4},  // CGFloat
    {167, -1, -1, -1, -1, 232, 343, 155, 1, 1, 3, 0, 0, 0, 0, 4},  // Double
    {168, -1, -1, -1, -1, 233, 344, 156, 1, 1, 3, 0, 0, 0, 0, 4},  // Float
    {521, -1, -1, -1, -1, 0, 345, 157, 0, 1, 2, 1, 3, 0, 0, 4},  // sign
    {166, -1, -1, -1, -1, 234, 346, 158, 2, 2, 3, 0, 0, 0, 0, 4},  // CGFloat
    {167, -1, -1, -1, -1, 236, 348, 159, 2, 2, 3, 0, 0, 0, 0, 4},  // Double
    {524, 166, -1, -1, -1, 238, 350, 160, 2, 2, 4, 1, 0, 0, 0, 4},  // minimum
    {525, 166, -1, -1, -1, 240, 352, 161, 2, 2, 4, 1, 0, 0, 0, 4},  // maximum
    {526, -1, -1, -1, -1, 0, 354, 162, 0, 1, 2, 1, 0, 0, 0, 4},  // bitWidth
    {527, -1, -1, -1, -1, 0, 355, 163, 0, 1, 2, 1, 0, 0, 0, 4},  // nonzeroBitCount
    {528, -1, -1, -1, -1, 0, 356, 164, 0, 1, 2, 1, 0, 0, 0, 4},  // leadingZeroBitCount
    {529, -1, -1, -1, -1, 0, 357, 165, 0, 1, 2, 1, 0, 0, 0, 4},  // trailingZeroBitCount
    {530, -1, -1, -1, -1, 242, 358, 166, 1, 2, 1, 1, 51, 0, 0, 4},  // addingReportingOverflow
    {531, -1, -1, -1, -1, 243, 360, 167, 1, 2, 1, 1, 51, 0, 0, 4},  // subtractingReportingOverflow
    {532, -1, -1, -1, -1, 244, 362, 168, 1, 2, 1, 1, 51, 0, 0, 4},  // multipliedReportingOverflow
    {533, -1, -1, -1, -1, 245, 364, 169, 3, 3, 0, 0, 0, 0, 0, 4},  // fma
    {534, -1, -1, -1, -1, 248, 367, 170, 2, 2, 0, 0, 0, 0, 0, 4},  // ldexp
    {535, -1, -1, -1, -1, 250, 369, 171, 1, 1, 0, 0, 51, 0, 0, 4},  // modf
    {195, -1, -1, -1, -1, 251, 370, 172, 3, 3, 3, 0, 3, 0, 0, 4},  // String
    {205, -1, -1, -1, -1, 254, 373, 0, 1, 1, 3, 0, 1, 0, 0, 5},  // Angle
    {205, -1, -1, -1, -1, 255, 374, 1, 1, 1, 3, 0, 1, 0, 0, 5},  // Angle
    {205, -1, -1, -1, -1, 256, 375, 2, 1, 1, 3, 0, 1, 0, 0, 5},  // Angle
    {537, 205, -1, -1, -1, 257, 376, 3, 1, 1, 4, 2, 1, 0, 0, 5},  // degrees
    {538, 205, -1, -1, -1, 258, 377, 4, 1, 1, 4, 2, 1, 0, 0, 5},  // radians
    {284, 205, -1, -1, -1, 0, 0, 5, 0, 0, 5, 2, 1, 0, 0, 5},  // zero
    {537, -1, -1, -1, -1, 0, 378, 6, 0, 1, 2, 2, 0, 0, 0, 5},  // degrees
    {538, -1, -1, -1, -1, 0, 379, 7, 0, 1, 2, 2, 0, 0, 0, 5},  // radians
    {539, -1, -1, -1, -1, 0, 380, 8, 0, 1, 2, 2, 0, 0, 0, 5},  // turns
    {540, -1, 541, -1, -1, 259, 381, 9, 1, 1, 0, 0, 0, 0, 1, 5},  // sin
    {542, -1, 543, -1, -1, 260, 382, 10, 1, 1, 0, 0, 0, 0, 1, 5},  // cos
    {544, -1, 545, -1, -1, 261, 383, 11, 1, 1, 0, 0, 0, 0, 1, 5},  // tan
    {129, -1, 133, -1, -1, 262, 384, 12, 1, 1, 0, 0, 1, 0, 3, 5},  // asin
    {128, -1, 132, -1, -1, 263, 385, 13, 1, 1, 0, 0, 1, 0, 3, 5},  // acos
    {130, -1, 134, -1, -1, 264, 386, 14, 1, 1, 0, 0, 1, 0, 3, 5},  // atan
    {131, -1, 135, -1, -1, 265, 387, 15, 2, 2, 0, 0, 1, 0, 3, 5},  // atan2
    {546, -1, -1, -1, -1, 0, 389, 0, 0, 1, 2, 5, 0, 0, 0, 6},  // count
    {353, -1, -1, -1, -1, 0, 390, 1, 0, 1, 2, 5, 2, 0, 0, 6},  // isEmpty
    {547, -1, -1, -1, 1685, 0, 391, 2, 0, 1, 2, 5, 55, 0, 0, 6},  // first
    {548, -1, -1, -1, 1686, 0, 392, 3, 0, 1, 2, 5, 55, 0, 0, 6},  // last
    {549, -1, -1, -1, 1687, 267, 393, 4, 0, 1, 1, 5, 4, 0, 0, 6},  // reversed
    {550, -1, -1, -1, 1682, 267, 394, 5, 0, 1, 1, 5, 4, 0, 0, 6},  // enumerated
    {551, -1, -1, -1, -1, 267, 395, 6, 2, 2, 0, 0, 4, 0, 0, 6},  // zip
    {552, -1, -1, -1, -1, 269, 397, 7, 2, 2, 0, 0, 4, 0, 0, 6},  // sequence
    {113, -1, -1, -1, -1, 271, 399, 8, 1, 2, 1, 5, 4, 0, 0, 6},  // map
    {554, -1, -1, -1, -1, 272, 401, 9, 1, 2, 1, 5, 4, 0, 0, 6},  // compactMap
    {555, -1, -1, -1, -1, 273, 403, 10, 1, 2, 1, 5, 4, 0, 0, 6},  // filter
    {556, -1, -1, -1, -1, 274, 405, 11, 2, 3, 1, 5, 55, 0, 0, 6},  // reduce
    {557, -1, -1, -1, -1, 276, 408, 12, 1, 2, 1, 5, 55, 0, 0, 6},  // forEach
    {558, -1, -1, -1, -1, 277, 410, 13, 1, 2, 1, 5, 55, 0, 0, 6},  // enumerateObjectsUsingBlock
    {559, -1, -1, -1, -1, 278, 412, 14, 1, 2, 1, 5, 55, 0, 0, 6},  // objectAtIndex
    {560, -1, -1, -1, -1, 279, 414, 15, 1, 2, 1, 5, 0, 0, 0, 6},  // indexOfObject
    {561, -1, -1, -1, -1, 280, 416, 16, 1, 2, 1, 5, 4, 0, 0, 6},  // arrayByAddingObject
    {562, -1, -1, -1, -1, 281, 418, 17, 1, 2, 1, 5, 4, 0, 0, 6},  // arrayByAddingObjectsFromArray
    {563, -1, -1, -1, -1, 0, 0, 18, 0, 0, 5, 0, 0, 0, 0, 6},  // NSNotFound
    {564, -1, -1, -1, -1, 282, 420, 19, 0, 1, 1, 5, 55, 0, 0, 6},  // removeLastObject
    {565, -1, -1, -1, -1, 282, 421, 20, 1, 2, 1, 5, 55, 0, 0, 6},  // removeObjectAtIndex
    {566, -1, -1, -1, -1, 283, 423, 21, 2, 3, 1, 5, 55, 0, 0, 6},  // replaceObjectAtIndex
    {568, -1, -1, -1, -1, 285, 426, 22, 2, 3, 1, 5, 55, 0, 0, 6},  // insertObject
    {570, -1, -1, -1, -1, 287, 429, 23, 2, 3, 1, 5, 55, 0, 0, 6},  // exchangeObjectAtIndex
    {105, -1, -1, -1, -1, 289, 432, 24, 1, 2, 1, 5, 55, 0, 0, 6},  // removeObject
    {572, -1, -1, -1, -1, 290, 434, 25, 1, 2, 1, 5, 55, 0, 0, 6},  // makeObjectsPerformSelector
    {573, -1, -1, -1, -1, 291, 436, 26, 1, 2, 1, 5, 4, 0, 0, 6},  // sortedArrayUsingComparator
    {574, -1, -1, -1, -1, 292, 438, 27, 1, 2, 1, 1, 0, 0, 0, 6},  // compare
    {575, -1, -1, -1, -1, 0, 0, 28, 0, 0, 5, 0, 0, 0, 0, 6},  // NSOrderedAscending
    {576, -1, -1, -1, -1, 0, 0, 29, 0, 0, 5, 0, 0, 0, 0, 6},  // NSOrderedSame
    {577, -1, -1, -1, -1, 0, 0, 30, 0, 0, 5, 0, 0, 0, 0, 6},  // NSOrderedDescending
    {380, -1, -1, -1, 660, 293, 440, 31, 1, 2, 1, 5, 2, 0, 0, 6},  // contains
    {380, -1, -1, -1, -1, 294, 442, 32, 1, 2, 1, 5, 2, 0, 0, 6},  // contains
    {547, -1, -1, -1, -1, 295, 444, 33, 1, 2, 1, 5, 55, 0, 0, 6},  // first
    {578, -1, -1, -1, -1, 296, 446, 34, 1, 2, 1, 5, 2, 0, 0, 6},  // allSatisfy
    {579, -1, -1, -1, -1, 297, 448, 35, 1, 2, 1, 5, 55, 0, 0, 6},  // firstIndex
    {579, -1, -1, -1, -1, 298, 450, 36, 1, 2, 1, 5, 55, 0, 0, 6},  // firstIndex
    {548, -1, -1, -1, -1, 299, 452, 37, 1, 2, 1, 5, 55, 0, 0, 6},  // last
    {580, -1, -1, -1, -1, 300, 454, 38, 1, 2, 1, 5, 55, 0, 0, 6},  // lastIndex
    {580, -1, -1, -1, -1, 301, 456, 39, 1, 2, 1, 5, 55, 0, 0, 6},  // lastIndex
    {120, -1, -1, -1, -1, 302, 458, 40, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {120, -1, -1, -1, -1, 303, 460, 41, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {581, -1, -1, -1, -1, 304, 462, 42, 1, 2, 1, 5, 4, 0, 0, 6},  // drop
    {582, -1, -1, -1, -1, 305, 464, 43, 1, 2, 1, 5, 2, 0, 0, 6},  // elementsEqual
    {583, -1, -1, -1, -1, 306, 466, 44, 1, 2, 1, 5, 2, 0, 0, 6},  // starts
    {99, -1, -1, -1, -1, 307, 468, 45, 1, 2, 1, 5, 55, 0, 0, 6},  // removeFirst
    {97, -1, -1, -1, -1, 308, 470, 46, 1, 2, 1, 5, 55, 0, 0, 6},  // removeLast
    {380, -1, -1, -1, -1, 309, 472, 47, 1, 2, 1, 8, 2, 0, 0, 6},  // contains
    {31, -1, -1, -1, -1, 0, 474, 48, 0, 1, 2, 5, 4, 0, 0, 6},  // lazy
    {585, -1, -1, -1, -1, 310, 475, 49, 0, 1, 1, 5, 4, 0, 0, 6},  // dropFirst
    {585, -1, -1, -1, -1, 310, 476, 50, 1, 2, 1, 5, 4, 0, 0, 6},  // dropFirst
    {586, -1, -1, -1, -1, 311, 478, 51, 0, 1, 1, 5, 4, 0, 0, 6},  // dropLast
    {586, -1, -1, -1, -1, 311, 479, 52, 1, 2, 1, 5, 4, 0, 0, 6},  // dropLast
    {120, -1, -1, -1, -1, 312, 481, 53, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {587, -1, -1, -1, -1, 313, 483, 54, 1, 2, 1, 5, 4, 0, 0, 6},  // suffix
    {120, -1, -1, -1, -1, 314, 485, 55, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {120, -1, -1, -1, -1, 315, 487, 56, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {587, -1, -1, -1, -1, 316, 489, 57, 1, 2, 1, 5, 4, 0, 0, 6},  // suffix
    {106, -1, -1, -1, -1, 317, 491, 58, 2, 3, 1, 5, 55, 0, 0, 6},  // swapAt
    {589, -1, -1, -1, -1, 319, 494, 59, 0, 1, 1, 5, 55, 0, 0, 6},  // joined
    {590, -1, -1, -1, -1, 319, 495, 60, 1, 2, 1, 5, 4, 0, 0, 6},  // split
    {590, -1, -1, -1, -1, 320, 497, 61, 1, 2, 1, 5, 4, 0, 0, 6},  // split
    {590, -1, -1, -1, -1, 321, 499, 62, 1, 2, 1, 5, 4, 0, 0, 6},  // split
    {593, -1, -1, -1, -1, 322, 501, 63, 1, 2, 1, 5, 55, 0, 0, 6},  // reserveCapacity
    {594, -1, -1, -1, -1, 0, 503, 64, 0, 1, 2, 5, 7, 0, 0, 6},  // indices
    {595, -1, -1, -1, -1, 0, 504, 65, 0, 1, 2, 5, 0, 0, 0, 6},  // startIndex
    {596, -1, -1, -1, -1, 0, 505, 66, 0, 1, 2, 5, 0, 0, 0, 6},  // endIndex
    {114, -1, -1, -1, -1, 323, 506, 67, 1, 2, 1, 5, 4, 0, 0, 6},  // flatMap
    {557, -1, -1, -1, -1, 324, 508, 68, 1, 2, 1, 8, 55, 0, 0, 6},  // forEach
    {556, -1, -1, -1, -1, 325, 510, 69, 2, 3, 1, 5, 55, 0, 0, 6},  // reduce
    {100, -1, -1, -1, -1, 327, 513, 70, 1, 2, 1, 5, 55, 0, 0, 6},  // removeAll
    {198, -1, -1, -1, -1, 328, 515, 71, 2, 2, 3, 0, 4, 0, 0, 6},  // Array
    {413, -1, -1, -1, -1, 330, 517, 72, 0, 1, 1, 5, 55, 0, 0, 6},  // min
    {411, -1, -1, -1, -1, 330, 518, 73, 0, 1, 1, 5, 55, 0, 0, 6},  // max
    {413, -1, -1, -1, -1, 330, 519, 74, 2, 2, 0, 0, 55, 0, 0, 6},  // min
    {411, -1, -1, -1, -1, 332, 521, 75, 2, 2, 0, 0, 55, 0, 0, 6},  // max
    {413, -1, -1, -1, -1, 334, 523, 76, 1, 2, 1, 5, 55, 0, 0, 6},  // min
    {411, -1, -1, -1, -1, 335, 525, 77, 1, 2, 1, 5, 55, 0, 0, 6},  // max
    {599, -1, -1, -1, -1, 336, 527, 78, 0, 1, 1, 5, 4, 0, 0, 6},  // sorted
    {599, -1, -1, -1, -1, 336, 528, 79, 1, 2, 1, 5, 4, 0, 0, 6},  // sorted
    {599, -1, -1, -1, -1, 337, 530, 80, 1, 2, 1, 5, 4, 0, 0, 6},  // sorted
    {589, -1, -1, -1, 1688, 338, 532, 81, 1, 2, 1, 5, 3, 0, 0, 6},  // joined
    {94, -1, -1, -1, 1683, 339, 534, 82, 1, 2, 1, 5, 55, 0, 0, 6},  // append
    {94, -1, -1, -1, 1684, 340, 536, 83, 1, 2, 1, 5, 55, 0, 0, 6},  // append
    {95, -1, -1, -1, -1, 341, 538, 84, 2, 3, 1, 5, 55, 0, 0, 6},  // insert
    {95, -1, -1, -1, -1, 343, 541, 85, 2, 3, 1, 5, 55, 0, 0, 6},  // insert
    {96, -1, -1, -1, -1, 345, 544, 86, 1, 2, 1, 5, 55, 0, 0, 6},  // remove
    {97, -1, -1, -1, -1, 346, 546, 87, 0, 1, 1, 5, 55, 0, 0, 6},  // removeLast
    {98, -1, -1, -1, -1, 346, 547, 88, 0, 1, 1, 5, 55, 0, 0, 6},  // popLast
    {99, -1, -1, -1, -1, 346, 548, 89, 0, 1, 1, 5, 55, 0, 0, 6},  // removeFirst
    {100, -1, -1, -1, 633, 346, 549, 90, 0, 1, 1, 5, 55, 0, 0, 6},  // removeAll
    {546, -1, -1, -1, 298, 0, 550, 91, 0, 1, 2, 4, 0, 0, 0, 6},  // count
    {353, -1, -1, -1, -1, 0, 551, 92, 0, 1, 2, 4, 2, 0, 0, 6},  // isEmpty
    {602, -1, -1, -1, -1, 346, 552, 93, 0, 1, 1, 4, 3, 0, 0, 6},  // uppercased
    {603, -1, -1, -1, -1, 346, 553, 94, 0, 1, 1, 4, 3, 0, 0, 6},  // lowercased
    {380, -1, -1, -1, -1, 346, 554, 95, 1, 2, 1, 4, 2, 0, 0, 6},  // contains
    {604, -1, -1, -1, -1, 347, 556, 96, 1, 2, 1, 4, 2, 0, 0, 6},  // hasPrefix
    {605, -1, -1, -1, -1, 348, 558, 97, 1, 2, 1, 4, 2, 0, 0, 6},  // hasSuffix
    {195, -1, -1, -1, -1, 349, 560, 98, 2, 2, 3, 0, 3, 0, 0, 6},  // String
    {606, -1, -1, -1, -1, 0, 562, 99, 0, 1, 2, 4, 2, 0, 0, 6},  // isLetter
    {607, -1, -1, -1, -1, 0, 563, 100, 0, 1, 2, 4, 2, 0, 0, 6},  // isNumber
    {608, -1, -1, -1, -1, 0, 564, 101, 0, 1, 2, 4, 2, 0, 0, 6},  // isWhitespace
    {609, -1, -1, -1, -1, 0, 565, 102, 0, 1, 2, 4, 2, 0, 0, 6},  // isUppercase
    {610, -1, -1, -1, -1, 0, 566, 103, 0, 1, 2, 4, 2, 0, 0, 6},  // isLowercase
    {611, -1, -1, -1, -1, 0, 567, 104, 0, 1, 2, 4, 2, 0, 0, 6},  // isPunctuation
    {612, -1, -1, -1, -1, 0, 568, 105, 0, 1, 2, 4, 55, 0, 0, 6},  // wholeNumberValue
    {613, -1, -1, -1, -1, 0, 569, 106, 0, 1, 2, 4, 3, 0, 0, 6},  // capitalized
    {614, -1, -1, -1, -1, 0, 570, 107, 0, 1, 2, 4, 0, 0, 0, 6},  // floatValue
    {615, -1, -1, -1, -1, 0, 571, 108, 0, 1, 2, 4, 0, 0, 0, 6},  // doubleValue
    {616, -1, -1, -1, -1, 0, 572, 109, 0, 1, 2, 4, 0, 0, 0, 6},  // integerValue
    {617, -1, -1, -1, -1, 0, 573, 110, 0, 1, 2, 4, 0, 0, 0, 6},  // intValue
    {590, -1, -1, -1, -1, 351, 574, 111, 1, 2, 1, 4, 4, 0, 0, 6},  // split
    {618, -1, -1, -1, -1, 352, 576, 112, 1, 2, 1, 4, 4, 0, 0, 6},  // components
    {620, -1, -1, -1, -1, 353, 578, 113, 2, 3, 1, 4, 3, 0, 0, 6},  // replacingOccurrences
    {621, -1, -1, -1, -1, 355, 581, 114, 1, 1, 0, 0, 52, 0, 0, 6},  // type
    {195, -1, -1, -1, -1, 356, 582, 115, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {195, -1, -1, -1, -1, 357, 583, 116, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {196, -1, -1, -1, -1, 358, 584, 117, 1, 1, 3, 0, 3, 0, 0, 6},  // Character
    {195, -1, -1, -1, -1, 359, 585, 118, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {627, -1, -1, -1, -1, 0, 586, 119, 0, 1, 2, 7, 4, 0, 0, 6},  // keys
    {628, -1, -1, -1, -1, 0, 587, 120, 0, 1, 2, 7, 4, 0, 0, 6},  // allKeys
    {629, -1, -1, -1, -1, 0, 588, 121, 0, 1, 2, 7, 4, 0, 0, 6},  // values
    {630, -1, -1, -1, -1, 0, 589, 122, 0, 1, 2, 7, 4, 0, 0, 6},  // allValues
    {546, -1, -1, -1, -1, 0, 590, 123, 0, 1, 2, 7, 0, 0, 0, 6},  // count
    {353, -1, -1, -1, -1, 0, 591, 124, 0, 1, 2, 7, 2, 0, 0, 6},  // isEmpty
    {101, -1, -1, -1, -1, 360, 592, 125, 1, 2, 1, 7, 55, 0, 0, 6},  // removeValue
    {632, -1, -1, -1, -1, 361, 594, 126, 1, 2, 1, 7, 55, 0, 0, 6},  // removeObjectForKey
    {102, -1, -1, -1, -1, 362, 596, 127, 2, 3, 1, 7, 55, 0, 0, 6},  // updateValue
    {104, -1, -1, -1, -1, 364, 599, 128, 2, 3, 1, 7, 55, 0, 0, 6},  // setObject
    {100, -1, -1, -1, -1, 366, 602, 129, 0, 1, 1, 7, 55, 0, 0, 6},  // removeAll
    {633, -1, -1, -1, -1, 366, 603, 130, 0, 1, 1, 7, 55, 0, 0, 6},  // removeAllObjects
    {103, -1, -1, -1, -1, 366, 604, 131, 2, 3, 1, 7, 55, 0, 0, 6},  // merge
    {635, -1, -1, -1, -1, 368, 607, 132, 1, 2, 1, 7, 6, 0, 0, 6},  // mapValues
    {555, -1, -1, -1, -1, 369, 609, 133, 1, 2, 1, 7, 6, 0, 0, 6},  // filter
    {636, -1, -1, -1, -1, 370, 611, 134, 2, 3, 1, 7, 6, 0, 0, 6},  // merging
    {637, -1, -1, -1, -1, 372, 614, 135, 1, 2, 1, 7, 55, 0, 0, 6},  // objectForKey
    {638, -1, -1, -1, -1, 373, 616, 136, 1, 2, 1, 7, 55, 0, 0, 6},  // valueForKey
    {624, -1, -1, -1, -1, 374, 618, 137, 1, 1, 3, 0, 6, 0, 0, 6},  // Dictionary
    {624, -1, -1, -1, -1, 375, 619, 138, 2, 2, 3, 0, 6, 0, 0, 6},  // Dictionary
    {626, -1, -1, -1, -1, 377, 621, 139, 0, 0, 3, 0, 6, 0, 0, 6},  // NSMutableDictionary
    {625, -1, -1, -1, -1, 377, 621, 140, 0, 0, 3, 0, 6, 0, 0, 6},  // NSDictionary
    {624, -1, -1, -1, -1, 377, 621, 141, 0, 0, 3, 0, 6, 0, 0, 6},  // Dictionary
    {113, -1, -1, -1, -1, 271, 621, 142, 1, 2, 1, 7, 4, 0, 0, 6},  // map
    {554, -1, -1, -1, -1, 272, 623, 143, 1, 2, 1, 7, 4, 0, 0, 6},  // compactMap
    {114, -1, -1, -1, -1, 323, 625, 144, 1, 2, 1, 7, 4, 0, 0, 6},  // flatMap
    {557, -1, -1, -1, -1, 276, 627, 145, 1, 2, 1, 7, 55, 0, 0, 6},  // forEach
    {556, -1, -1, -1, -1, 274, 629, 146, 2, 3, 1, 7, 55, 0, 0, 6},  // reduce
    {380, -1, -1, -1, -1, 294, 632, 147, 1, 2, 1, 7, 2, 0, 0, 6},  // contains
    {547, -1, -1, -1, -1, 295, 634, 148, 1, 2, 1, 7, 55, 0, 0, 6},  // first
    {578, -1, -1, -1, -1, 296, 636, 149, 1, 2, 1, 7, 2, 0, 0, 6},  // allSatisfy
    {599, -1, -1, -1, -1, 336, 638, 150, 1, 2, 1, 7, 4, 0, 0, 6},  // sorted
    {599, -1, -1, -1, -1, 337, 640, 151, 1, 2, 1, 7, 4, 0, 0, 6},  // sorted
    {411, -1, -1, -1, -1, 335, 642, 152, 1, 2, 1, 7, 55, 0, 0, 6},  // max
    {413, -1, -1, -1, -1, 334, 644, 153, 1, 2, 1, 7, 55, 0, 0, 6},  // min
    {550, -1, -1, -1, -1, 267, 646, 154, 0, 1, 1, 7, 4, 0, 0, 6},  // enumerated
    {547, -1, -1, -1, -1, 0, 647, 155, 0, 1, 2, 7, 55, 0, 0, 6},  // first
    {641, -1, -1, -1, -1, 0, 648, 156, 0, 1, 2, 8, 0, 0, 0, 6},  // lowerBound
    {642, -1, -1, -1, -1, 0, 649, 157, 0, 1, 2, 8, 0, 0, 0, 6},  // upperBound
    {546, -1, -1, -1, -1, 0, 650, 158, 0, 1, 2, 8, 0, 0, 0, 6},  // count
    {353, -1, -1, -1, -1, 0, 651, 159, 0, 1, 2, 8, 2, 0, 0, 6},  // isEmpty
    {503, -1, -1, -1, -1, 0, 652, 160, 0, 1, 2, 8, 3, 0, 0, 6},  // description
    {643, -1, -1, -1, -1, 390, 653, 161, 1, 2, 1, 8, 2, 0, 0, 6},  // overlaps
    {644, -1, -1, -1, -1, 391, 655, 162, 1, 2, 1, 8, 7, 0, 0, 6},  // clamped
    {503, -1, -1, -1, -1, 0, 657, 163, 0, 1, 2, 3, 3, 0, 0, 6},  // description
    {380, -1, -1, -1, -1, 392, 658, 164, 1, 2, 1, 8, 2, 0, 0, 6},  // contains
    {113, -1, -1, -1, -1, 393, 660, 165, 1, 2, 1, 8, 4, 0, 0, 6},  // map
    {549, -1, -1, -1, -1, 394, 662, 166, 0, 1, 1, 8, 4, 0, 0, 6},  // reversed
    {198, -1, -1, -1, -1, 394, 663, 167, 1, 1, 3, 0, 4, 0, 0, 6},  // Array
    {645, -1, -1, -1, -1, 395, 664, 168, 0, 0, 3, 0, 5, 0, 0, 6},  // Set
    {645, -1, -1, -1, -1, 395, 664, 169, 1, 1, 3, 0, 5, 0, 0, 6},  // Set
    {546, -1, -1, -1, -1, 0, 665, 170, 0, 1, 2, 6, 0, 0, 0, 6},  // count
    {353, -1, -1, -1, -1, 0, 666, 171, 0, 1, 2, 6, 2, 0, 0, 6},  // isEmpty
    {547, -1, -1, -1, 661, 0, 667, 172, 0, 1, 2, 6, 55, 0, 0, 6},  // first
    {374, -1, -1, -1, -1, 396, 668, 173, 1, 2, 1, 6, 5, 0, 0, 6},  // union
    {646, -1, -1, -1, -1, 397, 670, 174, 1, 2, 1, 6, 55, 0, 0, 6},  // formUnion
    {376, -1, -1, -1, -1, 398, 672, 175, 1, 2, 1, 6, 5, 0, 0, 6},  // intersection
    {647, -1, -1, -1, -1, 399, 674, 176, 1, 2, 1, 6, 55, 0, 0, 6},  // formIntersection
    {648, -1, -1, -1, -1, 400, 676, 177, 1, 2, 1, 6, 5, 0, 0, 6},  // subtracting
    {649, -1, -1, -1, -1, 401, 678, 178, 1, 2, 1, 6, 55, 0, 0, 6},  // subtract
    {650, -1, -1, -1, -1, 402, 680, 179, 1, 2, 1, 6, 5, 0, 0, 6},  // symmetricDifference
    {651, -1, -1, -1, -1, 403, 682, 180, 1, 2, 1, 6, 55, 0, 0, 6},  // formSymmetricDifference
    {652, -1, -1, -1, -1, 404, 684, 181, 1, 2, 1, 6, 2, 0, 0, 6},  // isSubset
    {653, -1, -1, -1, -1, 405, 686, 182, 1, 2, 1, 6, 2, 0, 0, 6},  // isSuperset
    {654, -1, -1, -1, -1, 406, 688, 183, 1, 2, 1, 6, 2, 0, 0, 6},  // isStrictSubset
    {655, -1, -1, -1, -1, 407, 690, 184, 1, 2, 1, 6, 2, 0, 0, 6},  // isStrictSuperset
    {656, -1, -1, -1, -1, 408, 692, 185, 1, 2, 1, 6, 2, 0, 0, 6},  // isDisjoint
    {380, -1, -1, -1, 660, 409, 694, 186, 1, 2, 1, 6, 2, 0, 0, 6},  // contains
    {95, -1, -1, -1, -1, 410, 696, 187, 1, 2, 1, 6, 55, 0, 0, 6},  // insert
    {657, -1, -1, -1, -1, 411, 698, 188, 1, 2, 1, 6, 55, 0, 0, 6},  // update
    {96, -1, -1, -1, -1, 412, 700, 189, 1, 2, 1, 6, 55, 0, 0, 6},  // remove
    {100, -1, -1, -1, 633, 413, 702, 190, 0, 1, 1, 6, 55, 0, 0, 6},  // removeAll
    {658, -1, -1, -1, -1, 413, 703, 191, 0, 1, 1, 6, 55, 0, 0, 6},  // popFirst
    {99, -1, -1, -1, -1, 413, 704, 192, 0, 1, 1, 6, 55, 0, 0, 6},  // removeFirst
    {659, -1, -1, -1, -1, 413, 705, 193, 1, 2, 1, 6, 55, 0, 0, 6},  // addObject
    {105, -1, -1, -1, -1, 414, 707, 194, 1, 2, 1, 6, 55, 0, 0, 6},  // removeObject
    {212, -1, -1, -1, -1, 416, 709, 0, 4, 4, 3, 0, 17, 0, 0, 7},  // UIColor
    {666, -1, -1, -1, 1672, 420, 713, 1, 1, 2, 1, 18, 17, 0, 0, 7},  // withAlphaComponent
    {667, -1, -1, -1, -1, 421, 715, 2, 0, 1, 1, 18, 55, 0, 0, 7},  // set
    {668, -1, -1, -1, -1, 421, 716, 3, 0, 1, 1, 18, 55, 0, 0, 7},  // setFill
    {669, -1, -1, -1, -1, 421, 717, 4, 0, 1, 1, 18, 55, 0, 0, 7},  // setStroke
    {212, -1, -1, -1, -1, 421, 718, 5, 2, 2, 3, 0, 17, 0, 0, 7},  // UIColor
    {212, -1, -1, -1, -1, 423, 720, 6, 4, 4, 3, 0, 17, 0, 0, 7},  // UIColor
    {212, -1, -1, -1, -1, 427, 724, 7, 4, 4, 3, 0, 17, 0, 0, 7},  // UIColor
    {675, -1, -1, -1, -1, 431, 728, 8, 4, 4, 0, 0, 17, 0, 0, 7},  // CGColor
    {212, -1, -1, -1, -1, 435, 732, 9, 1, 1, 0, 0, 55, 0, 0, 7},  // UIColor
    {677, 212, -1, -1, -1, 0, 0, 10, 0, 0, 5, 18, 17, 0, 0, 7},  // black
    {678, 212, -1, -1, -1, 436, 0, 11, 0, 0, 4, 18, 17, 0, 0, 7},  // blackColor
    {670, 212, -1, -1, -1, 0, 0, 12, 0, 0, 5, 18, 17, 0, 0, 7},  // white
    {679, 212, -1, -1, -1, 436, 0, 13, 0, 0, 4, 18, 17, 0, 0, 7},  // whiteColor
    {662, 212, -1, -1, -1, 0, 0, 14, 0, 0, 5, 18, 17, 0, 0, 7},  // red
    {680, 212, -1, -1, -1, 436, 0, 15, 0, 0, 4, 18, 17, 0, 0, 7},  // redColor
    {663, 212, -1, -1, -1, 0, 0, 16, 0, 0, 5, 18, 17, 0, 0, 7},  // green
    {681, 212, -1, -1, -1, 436, 0, 17, 0, 0, 4, 18, 17, 0, 0, 7},  // greenColor
    {664, 212, -1, -1, -1, 0, 0, 18, 0, 0, 5, 18, 17, 0, 0, 7},  // blue
    {682, 212, -1, -1, -1, 436, 0, 19, 0, 0, 4, 18, 17, 0, 0, 7},  // blueColor
    {683, 212, -1, -1, -1, 0, 0, 20, 0, 0, 5, 18, 17, 0, 0, 7},  // cyan
    {684, 212, -1, -1, -1, 436, 0, 21, 0, 0, 4, 18, 17, 0, 0, 7},  // cyanColor
    {685, 212, -1, -1, -1, 0, 0, 22, 0, 0, 5, 18, 17, 0, 0, 7},  // yellow
    {686, 212, -1, -1, -1, 436, 0, 23, 0, 0, 4, 18, 17, 0, 0, 7},  // yellowColor
    {687, 212, -1, -1, -1, 0, 0, 24, 0, 0, 5, 18, 17, 0, 0, 7},  // magenta
    {688, 212, -1, -1, -1, 436, 0, 25, 0, 0, 4, 18, 17, 0, 0, 7},  // magentaColor
    {689, 212, -1, -1, -1, 0, 0, 26, 0, 0, 5, 18, 17, 0, 0, 7},  // orange
    {690, 212, -1, -1, -1, 436, 0, 27, 0, 0, 4, 18, 17, 0, 0, 7},  // orangeColor
    {691, 212, -1, -1, -1, 0, 0, 28, 0, 0, 5, 18, 17, 0, 0, 7},  // purple
    {692, 212, -1, -1, -1, 436, 0, 29, 0, 0, 4, 18, 17, 0, 0, 7},  // purpleColor
    {693, 212, -1, -1, -1, 0, 0, 30, 0, 0, 5, 18, 17, 0, 0, 7},  // brown
    {694, 212, -1, -1, -1, 436, 0, 31, 0, 0, 4, 18, 17, 0, 0, 7},  // brownColor
    {695, 212, -1, -1, -1, 0, 0, 32, 0, 0, 5, 18, 17, 0, 0, 7},  // gray
    {696, 212, -1, -1, -1, 436, 0, 33, 0, 0, 4, 18, 17, 0, 0, 7},  // grayColor
    {697, 212, -1, -1, -1, 0, 0, 34, 0, 0, 5, 18, 17, 0, 0, 7},  // lightGray
    {698, 212, -1, -1, -1, 436, 0, 35, 0, 0, 4, 18, 17, 0, 0, 7},  // lightGrayColor
    {699, 212, -1, -1, -1, 0, 0, 36, 0, 0, 5, 18, 17, 0, 0, 7},  // darkGray
    {700, 212, -1, -1, -1, 436, 0, 37, 0, 0, 4, 18, 17, 0, 0, 7},  // darkGrayColor
    {701, 212, -1, -1, -1, 0, 0, 38, 0, 0, 5, 18, 17, 0, 0, 7},  // clear
    {702, 212, -1, -1, -1, 436, 0, 39, 0, 0, 4, 18, 17, 0, 0, 7},  // clearColor
    {703, 212, -1, -1, -1, 0, 0, 40, 0, 0, 5, 18, 17, 0, 0, 7},  // systemRed
    {704, 212, -1, -1, -1, 0, 0, 41, 0, 0, 5, 18, 17, 0, 0, 7},  // systemOrange
    {705, 212, -1, -1, -1, 0, 0, 42, 0, 0, 5, 18, 17, 0, 0, 7},  // systemYellow
    {706, 212, -1, -1, -1, 0, 0, 43, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGreen
    {707, 212, -1, -1, -1, 0, 0, 44, 0, 0, 5, 18, 17, 0, 0, 7},  // systemMint
    {708, 212, -1, -1, -1, 0, 0, 45, 0, 0, 5, 18, 17, 0, 0, 7},  // systemTeal
    {709, 212, -1, -1, -1, 0, 0, 46, 0, 0, 5, 18, 17, 0, 0, 7},  // systemCyan
    {710, 212, -1, -1, -1, 0, 0, 47, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBlue
    {711, 212, -1, -1, -1, 0, 0, 48, 0, 0, 5, 18, 17, 0, 0, 7},  // systemIndigo
    {712, 212, -1, -1, -1, 0, 0, 49, 0, 0, 5, 18, 17, 0, 0, 7},  // systemPurple
    {713, 212, -1, -1, -1, 0, 0, 50, 0, 0, 5, 18, 17, 0, 0, 7},  // systemPink
    {714, 212, -1, -1, -1, 0, 0, 51, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBrown
    {715, 212, -1, -1, -1, 0, 0, 52, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray
    {716, 212, -1, -1, -1, 0, 0, 53, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray2
    {717, 212, -1, -1, -1, 0, 0, 54, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray3
    {718, 212, -1, -1, -1, 0, 0, 55, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray4
    {719, 212, -1, -1, -1, 0, 0, 56, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray5
    {720, 212, -1, -1, -1, 0, 0, 57, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray6
    {721, 212, -1, -1, -1, 0, 0, 58, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBackground
    {722, 212, -1, -1, -1, 0, 0, 59, 0, 0, 5, 18, 17, 0, 0, 7},  // secondarySystemBackground
    {723, 212, -1, -1, -1, 0, 0, 60, 0, 0, 5, 18, 17, 0, 0, 7},  // label
    {213, -1, -1, -1, -1, 436, 733, 0, 1, 1, 3, 0, 30, 0, 0, 8},  // UIView
    {213, -1, -1, -1, -1, 0, 0, 1, 0, 0, 3, 0, 30, 0, 0, 8},  // UIView
    {214, -1, -1, -1, -1, 437, 734, 2, 1, 1, 3, 0, 30, 0, 0, 8},  // UIWindow
    {214, -1, -1, -1, -1, 0, 0, 3, 0, 0, 3, 0, 30, 0, 0, 8},  // UIWindow
    {215, -1, -1, -1, -1, 438, 735, 4, 1, 1, 3, 0, 30, 0, 0, 8},  // UIImageView
    {215, -1, -1, -1, -1, 0, 0, 5, 0, 0, 3, 0, 30, 0, 0, 8},  // UIImageView
    {216, -1, -1, -1, -1, 439, 736, 6, 1, 1, 3, 0, 30, 0, 0, 8},  // UILabel
    {216, -1, -1, -1, -1, 0, 0, 7, 0, 0, 3, 0, 30, 0, 0, 8},  // UILabel
    {217, -1, -1, -1, -1, 440, 737, 8, 1, 1, 3, 0, 30, 0, 0, 8},  // UIButton
    {217, -1, -1, -1, -1, 0, 0, 9, 0, 0, 3, 0, 30, 0, 0, 8},  // UIButton
    {218, -1, -1, -1, -1, 441, 738, 10, 1, 1, 3, 0, 30, 0, 0, 8},  // UIScrollView
    {218, -1, -1, -1, -1, 0, 0, 11, 0, 0, 3, 0, 30, 0, 0, 8},  // UIScrollView
    {219, -1, -1, -1, -1, 442, 739, 12, 1, 1, 3, 0, 30, 0, 0, 8},  // UIControl
    {219, -1, -1, -1, -1, 0, 0, 13, 0, 0, 3, 0, 30, 0, 0, 8},  // UIControl
    {220, -1, -1, -1, -1, 443, 740, 14, 1, 1, 3, 0, 30, 0, 0, 8},  // UITextField
    {220, -1, -1, -1, -1, 0, 0, 15, 0, 0, 3, 0, 30, 0, 0, 8},  // UITextField
    {221, -1, -1, -1, -1, 444, 741, 16, 1, 1, 3, 0, 30, 0, 0, 8},  // UITextView
    {221, -1, -1, -1, -1, 0, 0, 17, 0, 0, 3, 0, 30, 0, 0, 8},  // UITextView
    {222, -1, -1, -1, -1, 445, 742, 18, 1, 1, 3, 0, 30, 0, 0, 8},  // UITableViewCell
    {222, -1, -1, -1, -1, 0, 0, 19, 0, 0, 3, 0, 30, 0, 0, 8},  // UITableViewCell
    {223, -1, -1, -1, -1, 446, 743, 20, 1, 1, 3, 0, 30, 0, 0, 8},  // UICollectionViewCell
    {223, -1, -1, -1, -1, 0, 0, 21, 0, 0, 3, 0, 30, 0, 0, 8},  // UICollectionViewCell
    {224, -1, -1, -1, -1, 447, 744, 22, 1, 1, 3, 0, 30, 0, 0, 8},  // UIVisualEffectView
    {224, -1, -1, -1, -1, 0, 0, 23, 0, 0, 3, 0, 30, 0, 0, 8},  // UIVisualEffectView
    {724, -1, -1, -1, -1, 0, 745, 24, 0, 1, 2, 31, 13, 0, 9, 8},  // frame
    {725, -1, -1, -1, -1, 0, 746, 25, 0, 1, 2, 31, 13, 0, 10, 8},  // bounds
    {358, -1, -1, -1, -1, 0, 747, 26, 0, 1, 2, 31, 9, 0, 11, 8},  // center
    {726, -1, -1, -1, -1, 0, 748, 27, 0, 1, 2, 31, 9, 0, 12, 8},  // anchorPoint
    {727, -1, -1, -1, 1650, 0, 749, 28, 0, 1, 2, 31, 2, 0, 0, 8},  // isHidden
    {728, -1, -1, -1, -1, 0, 750, 29, 0, 1, 2, 31, 2, 0, 0, 8},  // clipsToBounds
    {729, -1, -1, -1, -1, 0, 751, 30, 0, 1, 2, 31, 3, 0, 0, 8},  // name
    {731, -1, -1, -1, -1, 448, 752, 31, 1, 1, 0, 0, 55, 0, 0, 8},  // UIImage
    {731, -1, -1, -1, -1, 449, 753, 32, 1, 1, 0, 0, 55, 0, 0, 8},  // UIImage
    {215, -1, -1, -1, -1, 450, 754, 33, 1, 1, 3, 0, 30, 0, 0, 8},  // UIImageView
    {123, -1, -1, -1, -1, 0, 755, 34, 0, 1, 2, 31, 14, 0, 13, 8},  // transform
    {733, -1, -1, -1, -1, 0, 756, 35, 0, 1, 2, 31, 14, 0, 13, 8},  // transform3D
    {734, -1, -1, -1, -1, 451, 757, 36, 1, 2, 1, 31, 55, 0, 0, 8},  // moveAnchor
    {735, -1, -1, -1, -1, 0, 759, 37, 0, 1, 2, 31, 9, 0, 0, 8},  // contentOffset
    {665, -1, -1, -1, -1, 0, 760, 38, 0, 1, 2, 31, 0, 0, 0, 8},  // alpha
    {736, -1, -1, -1, 737, 0, 761, 39, 0, 1, 2, 31, 2, 0, 0, 8},  // isUserInteractionEnabled
    {737, -1, -1, -1, -1, 0, 762, 40, 0, 1, 2, 31, 2, 0, 0, 8},  // userInteractionEnabled
    {738, -1, -1, -1, -1, 0, 763, 41, 0, 1, 2, 31, 0, 0, 0, 8},  // tag
    {124, -1, -1, -1, -1, 0, 764, 42, 0, 1, 2, 31, 31, 0, 0, 8},  // layer
    {77, -1, -1, -1, -1, 452, 765, 43, 4, 4, 0, 0, 30, 0, 0, 8},  // view
    {739, -1, -1, -1, -1, 0, 769, 0, 0, 1, 2, 31, 17, 0, 0, 9},  // backgroundColor
    {740, -1, -1, -1, -1, 0, 770, 1, 0, 1, 2, 31, 3, 0, 0, 9},  // text
    {741, -1, -1, -1, -1, 0, 771, 2, 0, 1, 2, 31, 17, 0, 0, 9},  // textColor
    {742, -1, -1, -1, -1, 0, 772, 3, 0, 1, 2, 31, 20, 0, 0, 9},  // textAlignment
    {743, -1, -1, -1, -1, 0, 773, 4, 0, 1, 2, 31, 55, 0, 0, 9},  // font
    {730, -1, -1, -1, -1, 0, 774, 5, 0, 1, 2, 31, 55, 0, 0, 9},  // image
    {744, -1, -1, -1, -1, 0, 775, 6, 0, 1, 2, 31, 55, 0, 0, 9},  // contentMode
    {745, -1, -1, -1, 1673, 0, 776, 7, 0, 1, 2, 31, 2, 0, 0, 9},  // isOpaque
    {746, -1, -1, -1, -1, 0, 777, 8, 0, 1, 2, 31, 17, 0, 0, 9},  // tintColor
    {747, -1, -1, -1, -1, 0, 778, 9, 0, 1, 2, 31, 0, 0, 0, 9},  // contentScaleFactor
    {748, -1, -1, -1, -1, 0, 779, 10, 0, 1, 2, 31, 3, 0, 0, 9},  // accessibilityLabel
    {749, -1, -1, -1, -1, 0, 780, 11, 0, 1, 2, 31, 51, 0, 0, 9},  // safeAreaInsets
    {750, -1, -1, -1, -1, 0, 781, 12, 0, 1, 2, 31, 51, 0, 0, 9},  // layoutMargins
    {751, -1, -1, -1, -1, 0, 782, 13, 0, 1, 2, 31, 30, 0, 0, 9},  // mask
    {752, -1, -1, -1, -1, 0, 783, 14, 0, 1, 2, 31, 3, 0, 0, 9},  // accessibilityIdentifier
    {753, -1, -1, -1, -1, 0, 784, 15, 0, 1, 2, 31, 3, 0, 0, 9},  // accessibilityHint
    {754, -1, -1, -1, -1, 0, 785, 16, 0, 1, 2, 31, 2, 0, 0, 9},  // isAccessibilityElement
    {755, -1, -1, -1, -1, 0, 786, 17, 0, 1, 2, 31, 55, 0, 0, 9},  // semanticContentAttribute
    {756, -1, -1, -1, -1, 0, 787, 18, 0, 1, 2, 31, 2, 0, 0, 9},  // clearsContextBeforeDrawing
    {757, -1, -1, -1, -1, 0, 788, 19, 0, 1, 2, 31, 2, 0, 0, 9},  // isFirstResponder
    {758, -1, -1, -1, -1, 0, 789, 20, 0, 1, 2, 31, 0, 0, 0, 9},  // numberOfLines
    {759, -1, -1, -1, -1, 0, 790, 21, 0, 1, 2, 31, 2, 0, 0, 9},  // adjustsFontSizeToFitWidth
    {760, -1, -1, -1, -1, 0, 791, 22, 0, 1, 2, 31, 55, 0, 0, 9},  // lineBreakMode
    {761, -1, -1, -1, -1, 0, 792, 23, 0, 1, 2, 31, 55, 0, 0, 9},  // attributedText
    {762, -1, -1, -1, -1, 0, 793, 24, 0, 1, 2, 31, 55, 0, 0, 9},  // baselineAdjustment
    {763, -1, -1, -1, -1, 0, 794, 25, 0, 1, 2, 31, 55, 0, 0, 9},  // borderStyle
    {764, -1, -1, -1, -1, 0, 795, 26, 0, 1, 2, 31, 55, 0, 0, 9},  // keyboardType
    {765, -1, -1, -1, -1, 0, 796, 27, 0, 1, 2, 31, 55, 0, 0, 9},  // returnKeyType
    {766, -1, -1, -1, -1, 0, 797, 28, 0, 1, 2, 31, 55, 0, 0, 9},  // autocorrectionType
    {767, -1, -1, -1, -1, 0, 798, 29, 0, 1, 2, 31, 55, 0, 0, 9},  // autocapitalizationType
    {768, -1, -1, -1, -1, 0, 799, 30, 0, 1, 2, 31, 55, 0, 0, 9},  // clearButtonMode
    {769, -1, -1, -1, -1, 0, 800, 31, 0, 1, 2, 31, 17, 0, 0, 9},  // shadowColor
    {770, -1, -1, -1, -1, 0, 801, 32, 0, 1, 2, 31, 3, 0, 0, 9},  // placeholder
    {771, -1, -1, -1, -1, 0, 802, 33, 0, 1, 2, 31, 0, 0, 0, 9},  // minimumScaleFactor
    {772, -1, -1, -1, 1677, 0, 803, 34, 0, 1, 2, 31, 2, 0, 0, 9},  // isEditable
    {773, -1, -1, -1, 1678, 0, 804, 35, 0, 1, 2, 31, 2, 0, 0, 9},  // isSelectable
    {774, -1, -1, -1, 1679, 0, 805, 36, 0, 1, 2, 31, 2, 0, 0, 9},  // isSecureTextEntry
    {775, -1, -1, -1, -1, 0, 806, 37, 0, 1, 2, 31, 0, 0, 0, 9},  // zoomScale
    {776, 218, -1, -1, -1, 0, 0, 38, 0, 0, 5, 31, 52, 0, 0, 9},  // DecelerationRate
    {778, 779, -1, -1, -1, 0, 0, 39, 0, 0, 5, 29, 28, 0, 0, 9},  // normal
    {780, -1, -1, -1, -1, 0, 0, 40, 0, 0, 5, 0, 0, 0, 0, 9},  // UIScrollViewDecelerationRateNormal
    {781, 779, -1, -1, -1, 0, 0, 41, 0, 0, 5, 29, 28, 0, 0, 9},  // fast
    {782, -1, -1, -1, -1, 0, 0, 42, 0, 0, 5, 0, 0, 0, 0, 9},  // UIScrollViewDecelerationRateFast
    {783, -1, -1, -1, -1, 0, 807, 43, 0, 1, 2, 29, 0, 0, 0, 9},  // rawValue
    {784, -1, -1, -1, -1, 0, 808, 44, 0, 1, 2, 31, 28, 0, 0, 9},  // decelerationRate
    {785, 786, 787, -1, -1, 0, 0, 45, 0, 0, 5, 4, 3, 0, 0, 9},  // system
    {788, 786, 789, -1, -1, 0, 0, 46, 0, 0, 5, 4, 3, 0, 0, 9},  // custom
    {790, 786, 791, -1, -1, 0, 0, 47, 0, 0, 5, 4, 3, 0, 0, 9},  // infoLight
    {792, 786, 793, -1, -1, 0, 0, 48, 0, 0, 5, 4, 3, 0, 0, 9},  // contactAdd
    {794, 786, 795, -1, -1, 0, 0, 49, 0, 0, 5, 4, 3, 0, 0, 9},  // close
    {217, -1, -1, -1, -1, 456, 809, 50, 1, 1, 3, 0, 30, 0, 0, 9},  // UIButton
    {796, -1, -1, -1, 1676, 0, 810, 51, 0, 1, 2, 31, 2, 0, 0, 9},  // isScrollEnabled
    {797, -1, -1, -1, 1675, 0, 811, 52, 0, 1, 2, 31, 2, 0, 0, 9},  // isPagingEnabled
    {798, -1, -1, -1, -1, 0, 812, 53, 0, 1, 2, 31, 2, 0, 0, 9},  // bounces
    {799, -1, -1, -1, -1, 0, 813, 54, 0, 1, 2, 31, 2, 0, 0, 9},  // showsHorizontalScrollIndicator
    {800, -1, -1, -1, -1, 0, 814, 55, 0, 1, 2, 31, 2, 0, 0, 9},  // showsVerticalScrollIndicator
    {801, -1, -1, -1, -1, 0, 815, 56, 0, 1, 2, 31, 0, 0, 0, 9},  // minimumZoomScale
    {802, -1, -1, -1, -1, 0, 816, 57, 0, 1, 2, 31, 0, 0, 0, 9},  // maximumZoomScale
    {803, -1, -1, -1, -1, 0, 817, 58, 0, 1, 2, 31, 51, 0, 0, 9},  // contentInset
    {804, -1, -1, -1, -1, 0, 818, 59, 0, 1, 2, 31, 55, 0, 0, 9},  // delegate
    {806, 213, -1, -1, -1, 0, 0, 60, 0, 0, 5, 31, 52, 0, 0, 9},  // AutoresizingMask
    {807, 805, 808, -1, -1, 0, 0, 61, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleLeftMargin
    {809, 805, -1, -1, -1, 0, 0, 62, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleLeftMargin
    {810, 805, 811, -1, -1, 0, 0, 63, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleWidth
    {812, 805, -1, -1, -1, 0, 0, 64, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleWidth
    {813, 805, 814, -1, -1, 0, 0, 65, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleRightMargin
    {815, 805, -1, -1, -1, 0, 0, 66, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleRightMargin
    {816, 805, 817, -1, -1, 0, 0, 67, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleTopMargin
    {818, 805, -1, -1, -1, 0, 0, 68, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleTopMargin
    {819, 805, 820, -1, -1, 0, 0, 69, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleHeight
    {821, 805, -1, -1, -1, 0, 0, 70, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleHeight
    {822, 805, 823, -1, -1, 0, 0, 71, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleBottomMargin
    {824, 805, -1, -1, -1, 0, 0, 72, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleBottomMargin
    {825, 805, 826, -1, -1, 0, 0, 73, 0, 0, 5, 26, 25, 0, 0, 9},  // None
    {827, -1, -1, -1, -1, 0, 819, 74, 0, 1, 2, 31, 25, 0, 0, 9},  // autoresizingMask
    {828, -1, -1, -1, -1, 0, 820, 75, 0, 1, 2, 31, 2, 0, 0, 9},  // translatesAutoresizingMaskIntoConstraints
    {829, -1, -1, -1, -1, 0, 821, 76, 0, 1, 2, 31, 2, 0, 0, 9},  // autoresizesSubviews
    {831, 219, -1, -1, -1, 0, 0, 77, 0, 0, 5, 31, 52, 0, 0, 9},  // State
    {778, 830, 832, -1, -1, 0, 0, 78, 0, 0, 5, 4, 3, 0, 0, 9},  // normal
    {833, 830, -1, -1, -1, 0, 0, 79, 0, 0, 5, 4, 3, 0, 0, 9},  // Normal
    {834, 830, 835, -1, -1, 0, 0, 80, 0, 0, 5, 4, 3, 0, 0, 9},  // highlighted
    {836, 830, -1, -1, -1, 0, 0, 81, 0, 0, 5, 4, 3, 0, 0, 9},  // Highlighted
    {837, 830, 838, -1, -1, 0, 0, 82, 0, 0, 5, 4, 3, 0, 0, 9},  // disabled
    {839, 830, -1, -1, -1, 0, 0, 83, 0, 0, 5, 4, 3, 0, 0, 9},  // Disabled
    {840, 830, 841, -1, -1, 0, 0, 84, 0, 0, 5, 4, 3, 0, 0, 9},  // selected
    {842, 830, -1, -1, -1, 0, 0, 85, 0, 0, 5, 4, 3, 0, 0, 9},  // Selected
    {844, 219, -1, -1, -1, 0, 0, 86, 0, 0, 5, 31, 52, 0, 0, 9},  // Event
    {845, 843, 846, -1, -1, 0, 0, 87, 0, 0, 5, 4, 3, 0, 0, 9},  // allEvents
    {847, 843, -1, -1, -1, 0, 0, 88, 0, 0, 5, 4, 3, 0, 0, 9},  // AllEvents
    {848, 843, 849, -1, -1, 0, 0, 89, 0, 0, 5, 4, 3, 0, 0, 9},  // allTouchEvents
    {850, 843, -1, -1, -1, 0, 0, 90, 0, 0, 5, 4, 3, 0, 0, 9},  // AllTouchEvents
    {851, 843, 852, -1, -1, 0, 0, 91, 0, 0, 5, 4, 3, 0, 0, 9},  // touchDown
    {853, 843, -1, -1, -1, 0, 0, 92, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchDown
    {854, 843, 855, -1, -1, 0, 0, 93, 0, 0, 5, 4, 3, 0, 0, 9},  // touchDragInside
    {856, 843, -1, -1, -1, 0, 0, 94, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchDragInside
    {857, 843, 858, -1, -1, 0, 0, 95, 0, 0, 5, 4, 3, 0, 0, 9},  // touchDragOutside
    {859, 843, -1, -1, -1, 0, 0, 96, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchDragOutside
    {860, 843, 861, -1, -1, 0, 0, 97, 0, 0, 5, 4, 3, 0, 0, 9},  // touchUpInside
    {862, 843, -1, -1, -1, 0, 0, 98, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchUpInside
    {863, 843, 864, -1, -1, 0, 0, 99, 0, 0, 5, 4, 3, 0, 0, 9},  // touchUpOutside
    {865, 843, -1, -1, -1, 0, 0, 100, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchUpOutside
    {866, 843, 867, -1, -1, 0, 0, 101, 0, 0, 5, 4, 3, 0, 0, 9},  // touchCancel
    {868, 843, -1, -1, -1, 0, 0, 102, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchCancel
    {869, 843, 870, -1, -1, 0, 0, 103, 0, 0, 5, 4, 3, 0, 0, 9},  // valueChanged
    {871, 843, -1, -1, -1, 0, 0, 104, 0, 0, 5, 4, 3, 0, 0, 9},  // ValueChanged
    {872, 843, 873, -1, -1, 0, 0, 105, 0, 0, 5, 4, 3, 0, 0, 9},  // editingChanged
    {874, 843, -1, -1, -1, 0, 0, 106, 0, 0, 5, 4, 3, 0, 0, 9},  // EditingChanged
    {875, 843, 876, -1, -1, 0, 0, 107, 0, 0, 5, 4, 3, 0, 0, 9},  // editingDidBegin
    {877, 843, -1, -1, -1, 0, 0, 108, 0, 0, 5, 4, 3, 0, 0, 9},  // EditingDidBegin
    {878, 843, 879, -1, -1, 0, 0, 109, 0, 0, 5, 4, 3, 0, 0, 9},  // editingDidEnd
    {880, 843, -1, -1, -1, 0, 0, 110, 0, 0, 5, 4, 3, 0, 0, 9},  // EditingDidEnd
    {881, 843, 882, -1, -1, 0, 0, 111, 0, 0, 5, 4, 3, 0, 0, 9},  // primaryActionTriggered
    {883, 843, -1, -1, -1, 0, 0, 112, 0, 0, 5, 4, 3, 0, 0, 9},  // PrimaryActionTriggered
    {884, -1, -1, -1, -1, 457, 822, 113, 3, 4, 1, 31, 55, 0, 0, 9},  // addTarget
    {884, -1, -1, -1, -1, 460, 826, 114, 3, 4, 1, 31, 55, 0, 0, 9},  // addTarget
    {887, -1, -1, -1, -1, 463, 830, 115, 3, 4, 1, 31, 55, 0, 0, 9},  // removeTarget
    {887, -1, -1, -1, -1, 466, 834, 116, 3, 4, 1, 31, 55, 0, 0, 9},  // removeTarget
    {888, -1, -1, -1, -1, 469, 838, 117, 1, 2, 1, 31, 55, 0, 0, 9},  // sendActions
    {889, -1, -1, -1, -1, 470, 840, 118, 1, 2, 1, 31, 55, 0, 0, 9},  // sendActionsForControlEvents
    {890, -1, -1, -1, -1, 471, 842, 119, 2, 3, 1, 31, 55, 0, 0, 9},  // setTitle
    {890, -1, -1, -1, -1, 473, 845, 120, 2, 3, 1, 31, 55, 0, 0, 9},  // setTitle
    {892, -1, -1, -1, -1, 475, 848, 121, 2, 3, 1, 31, 55, 0, 0, 9},  // setTitleColor
    {892, -1, -1, -1, -1, 477, 851, 122, 2, 3, 1, 31, 55, 0, 0, 9},  // setTitleColor
    {893, -1, -1, -1, -1, 479, 854, 123, 2, 3, 1, 31, 55, 0, 0, 9},  // setImage
    {893, -1, -1, -1, -1, 481, 857, 124, 2, 3, 1, 31, 55, 0, 0, 9},  // setImage
    {894, -1, -1, -1, -1, 483, 860, 125, 2, 3, 1, 31, 55, 0, 0, 9},  // setBackgroundImage
    {894, -1, -1, -1, -1, 485, 863, 126, 2, 3, 1, 31, 55, 0, 0, 9},  // setBackgroundImage
    {895, -1, -1, -1, -1, 487, 866, 127, 2, 3, 1, 31, 55, 0, 0, 9},  // setAttributedTitle
    {896, -1, -1, -1, -1, 489, 869, 128, 2, 3, 1, 31, 55, 0, 0, 9},  // setTitleShadowColor
    {897, -1, -1, -1, -1, 0, 872, 129, 0, 1, 2, 31, 3, 0, 0, 9},  // currentTitle
    {898, -1, -1, -1, -1, 0, 873, 130, 0, 1, 2, 31, 30, 0, 0, 9},  // titleLabel
    {899, -1, -1, -1, -1, 0, 874, 131, 0, 1, 2, 31, 51, 0, 0, 9},  // contentEdgeInsets
    {900, -1, -1, -1, -1, 0, 875, 132, 0, 1, 2, 31, 51, 0, 0, 9},  // titleEdgeInsets
    {901, -1, -1, -1, -1, 0, 876, 133, 0, 1, 2, 31, 51, 0, 0, 9},  // imageEdgeInsets
    {902, -1, -1, -1, -1, 0, 877, 134, 0, 1, 2, 31, 2, 0, 0, 9},  // isEnabled
    {903, -1, -1, -1, -1, 0, 878, 135, 0, 1, 2, 31, 2, 0, 0, 9},  // isSelected
    {904, -1, -1, -1, -1, 0, 879, 136, 0, 1, 2, 31, 2, 0, 0, 9},  // isHighlighted
    {905, -1, -1, -1, -1, 0, 880, 137, 0, 1, 2, 31, 2, 0, 0, 9},  // isTracking
    {906, -1, -1, -1, -1, 0, 881, 138, 0, 1, 2, 31, 55, 0, 0, 9},  // contentHorizontalAlignment
    {907, -1, -1, -1, -1, 0, 882, 139, 0, 1, 2, 31, 55, 0, 0, 9},  // contentVerticalAlignment
    {908, -1, -1, -1, -1, 0, 883, 140, 0, 1, 2, 31, 12, 0, 0, 9},  // contentSize
    {361, 909, 910, -1, -1, 0, 0, 141, 0, 0, 5, 21, 20, 0, 0, 9},  // left
    {358, 909, 911, -1, -1, 0, 0, 142, 0, 0, 5, 21, 20, 0, 0, 9},  // center
    {363, 909, 912, -1, -1, 0, 0, 143, 0, 0, 5, 21, 20, 0, 0, 9},  // right
    {913, 909, 914, -1, -1, 0, 0, 144, 0, 0, 5, 21, 20, 0, 0, 9},  // justified
    {915, 909, 916, -1, -1, 0, 0, 145, 0, 0, 5, 21, 20, 0, 0, 9},  // natural
    {917, -1, -1, -1, -1, 0, 884, 0, 0, 1, 2, 31, 30, 0, 0, 10},  // superview
    {918, -1, -1, -1, -1, 0, 885, 1, 0, 1, 2, 31, 4, 0, 0, 10},  // subviews
    {82, -1, -1, -1, -1, 0, 886, 2, 0, 1, 2, 31, 30, 0, 0, 10},  // window
    {919, -1, -1, -1, -1, 0, 887, 3, 0, 1, 2, 31, 2, 0, 0, 10},  // isKeyWindow
    {920, -1, -1, -1, 1646, 491, 888, 4, 1, 2, 1, 31, 2, 0, 0, 10},  // isDescendant
    {921, -1, -1, -1, -1, 492, 890, 5, 1, 2, 1, 31, 55, 0, 0, 10},  // addSubview
    {922, -1, -1, -1, -1, 493, 892, 6, 1, 2, 1, 31, 55, 0, 0, 10},  // bringSubviewToFront
    {923, -1, -1, -1, 1648, 494, 894, 7, 1, 2, 1, 31, 55, 0, 0, 10},  // bringSubview
    {925, -1, -1, -1, -1, 495, 896, 8, 1, 2, 1, 31, 55, 0, 0, 10},  // sendSubviewToBack
    {926, -1, -1, -1, 1649, 496, 898, 9, 1, 2, 1, 31, 55, 0, 0, 10},  // sendSubview
    {928, -1, -1, -1, -1, 497, 900, 10, 0, 1, 1, 31, 55, 0, 0, 10},  // removeFromSuperview
    {929, -1, -1, -1, 1647, 497, 901, 11, 2, 3, 1, 31, 55, 0, 0, 10},  // insertSubview
    {930, -1, -1, -1, 1680, 499, 904, 12, 2, 3, 1, 31, 55, 0, 0, 10},  // exchangeSubview
    {929, -1, -1, -1, -1, 501, 907, 13, 2, 3, 1, 31, 55, 0, 0, 10},  // insertSubview
    {929, -1, -1, -1, -1, 503, 910, 14, 2, 3, 1, 31, 55, 0, 0, 10},  // insertSubview
    {934, -1, -1, -1, 1652, 505, 913, 15, 2, 3, 1, 31, 9, 0, 5, 10},  // convert
    {934, -1, -1, -1, 1654, 507, 916, 16, 2, 3, 1, 31, 9, 0, 5, 10},  // convert
    {935, -1, -1, -1, -1, 509, 919, 17, 2, 3, 1, 31, 9, 0, 5, 10},  // convertRect
    {935, -1, -1, -1, -1, 511, 922, 18, 2, 3, 1, 31, 9, 0, 5, 10},  // convertRect
    {938, -1, -1, -1, -1, 513, 925, 19, 2, 3, 1, 31, 9, 0, 5, 10},  // convertPoint
    {938, -1, -1, -1, -1, 515, 928, 20, 2, 3, 1, 31, 9, 0, 5, 10},  // convertPoint
    {939, -1, -1, -1, -1, 517, 931, 21, 0, 1, 1, 31, 55, 0, 0, 10},  // setNeedsLayout
    {940, -1, -1, -1, -1, 517, 932, 22, 0, 1, 1, 31, 55, 0, 0, 10},  // layoutIfNeeded
    {939, -1, -1, -1, -1, 517, 933, 23, 0, 1, 1, 32, 55, 0, 0, 10},  // setNeedsLayout
    {940, -1, -1, -1, -1, 517, 934, 24, 0, 1, 1, 32, 55, 0, 0, 10},  // layoutIfNeeded
    {941, -1, -1, -1, -1, 517, 935, 25, 0, 1, 1, 32, 55, 0, 0, 10},  // layoutSublayers
    {941, -1, -1, -1, -1, 517, 936, 26, 1, 2, 1, 31, 55, 0, 0, 10},  // layoutSublayers
    {942, -1, -1, -1, -1, 518, 938, 27, 1, 2, 1, 31, 55, 0, 0, 10},  // layoutSublayersOfLayer
    {943, -1, -1, -1, -1, 519, 940, 28, 0, 1, 1, 32, 2, 0, 0, 10},  // needsLayout
    {944, -1, -1, -1, -1, 519, 941, 29, 0, 1, 1, 31, 55, 0, 0, 10},  // setNeedsDisplay
    {945, -1, -1, -1, -1, 519, 942, 30, 0, 1, 1, 31, 55, 0, 0, 10},  // layoutSubviews
    {944, -1, -1, -1, 1681, 519, 943, 31, 1, 2, 1, 31, 55, 0, 0, 10},  // setNeedsDisplay
    {944, -1, -1, -1, 1681, 520, 945, 32, 1, 2, 1, 32, 55, 0, 0, 10},  // setNeedsDisplay
    {946, -1, -1, -1, -1, 521, 947, 33, 0, 1, 1, 31, 2, 0, 0, 10},  // becomeFirstResponder
    {947, -1, -1, -1, -1, 521, 948, 34, 0, 1, 1, 31, 2, 0, 0, 10},  // resignFirstResponder
    {948, -1, -1, -1, -1, 521, 949, 35, 1, 2, 1, 31, 12, 0, 0, 10},  // sizeThatFits
    {949, -1, -1, -1, -1, 522, 951, 36, 0, 1, 1, 31, 55, 0, 0, 10},  // sizeToFit
    {950, -1, -1, -1, -1, 0, 952, 37, 0, 1, 2, 31, 12, 0, 0, 10},  // intrinsicContentSize
    {951, -1, -1, -1, -1, 522, 953, 38, 0, 1, 1, 31, 55, 0, 0, 10},  // invalidateIntrinsicContentSize
    {952, -1, -1, -1, -1, 522, 954, 39, 1, 2, 1, 31, 55, 0, 0, 10},  // endEditing
    {944, -1, -1, -1, -1, 523, 956, 40, 0, 1, 1, 32, 55, 0, 0, 10},  // setNeedsDisplay
    {953, -1, -1, -1, -1, 523, 957, 41, 1, 2, 1, 31, 30, 0, 0, 10},  // viewWithTag
    {954, -1, -1, -1, 1662, 524, 959, 42, 2, 3, 1, 32, 55, 0, 0, 10},  // insertSublayer
    {954, -1, -1, -1, -1, 526, 962, 43, 2, 3, 1, 32, 55, 0, 0, 10},  // insertSublayer
    {954, -1, -1, -1, -1, 528, 965, 44, 2, 3, 1, 32, 55, 0, 0, 10},  // insertSublayer
    {957, 213, -1, -1, -1, 0, 0, 45, 0, 0, 5, 31, 0, 0, 0, 10},  // noIntrinsicMetric
    {958, -1, -1, -1, -1, 0, 968, 46, 0, 1, 2, 31, 55, 0, 0, 10},  // rootViewController
    {959, -1, -1, -1, -1, 0, 969, 47, 0, 1, 2, 31, 55, 0, 0, 10},  // liveView
    {960, -1, -1, -1, -1, 530, 970, 48, 0, 1, 1, 31, 55, 0, 0, 10},  // makeKeyAndVisible
    {961, -1, -1, -1, -1, 530, 971, 49, 0, 1, 1, 31, 55, 0, 0, 10},  // makeKey
    {963, 962, -1, -1, -1, 0, 0, 50, 0, 0, 5, 31, 30, 0, 0, 10},  // current
    {965, 964, -1, -1, -1, 0, 0, 51, 0, 0, 5, 31, 30, 0, 0, 10},  // currentPage
    {966, -1, -1, -1, -1, 0, 972, 52, 0, 1, 2, 31, 2, 0, 0, 10},  // needsIndefiniteExecution
    {968, 967, -1, -1, -1, 0, 0, 53, 0, 0, 5, 31, 30, 0, 0, 10},  // main
    {969, 967, -1, -1, -1, 530, 973, 54, 0, 0, 4, 31, 30, 0, 0, 10},  // mainScreen
    {970, -1, -1, -1, 1644, 530, 973, 55, 2, 3, 1, 31, 30, 0, 5, 10},  // hitTest
    {971, -1, -1, -1, -1, 532, 976, 56, 2, 3, 1, 31, 2, 0, 0, 10},  // beginTracking
    {972, -1, -1, -1, -1, 534, 979, 57, 2, 3, 1, 31, 2, 0, 0, 10},  // continueTracking
    {311, -1, -1, -1, 1645, 536, 982, 58, 2, 3, 1, 31, 2, 0, 5, 10},  // point
    {974, -1, -1, -1, -1, 538, 985, 0, 0, 0, 3, 0, 31, 0, 0, 11},  // CALayer
    {975, -1, -1, -1, -1, 538, 985, 1, 0, 0, 3, 0, 31, 0, 0, 11},  // CAShapeLayer
    {976, -1, -1, -1, -1, 538, 985, 2, 0, 0, 3, 0, 31, 0, 0, 11},  // CAGradientLayer
    {977, -1, -1, -1, -1, 538, 985, 3, 0, 0, 3, 0, 31, 0, 0, 11},  // CATextLayer
    {978, -1, -1, -1, -1, 0, 985, 4, 0, 1, 2, 32, 4, 0, 0, 11},  // colors
    {979, -1, -1, -1, -1, 0, 986, 5, 0, 1, 2, 32, 4, 0, 0, 11},  // locations
    {980, -1, -1, -1, -1, 0, 987, 6, 0, 1, 2, 32, 9, 0, 0, 11},  // startPoint
    {981, -1, -1, -1, -1, 0, 988, 7, 0, 1, 2, 32, 9, 0, 0, 11},  // endPoint
    {258, -1, -1, -1, -1, 0, 989, 8, 0, 1, 2, 32, 55, 0, 0, 11},  // string
    {743, -1, -1, -1, -1, 0, 990, 9, 0, 1, 2, 32, 55, 0, 0, 11},  // font
    {982, -1, -1, -1, -1, 0, 991, 10, 0, 1, 2, 32, 0, 0, 0, 11},  // fontSize
    {983, -1, -1, -1, -1, 0, 992, 11, 0, 1, 2, 32, 17, 0, 0, 11},  // foregroundColor
    {984, -1, -1, -1, -1, 0, 993, 12, 0, 1, 2, 32, 2, 0, 0, 11},  // isWrapped
    {985, -1, -1, -1, 986, 538, 994, 13, 1, 2, 1, 32, 55, 0, 0, 11},  // render
    {987, -1, -1, -1, 989, 540, 996, 14, 2, 3, 1, 31, 2, 0, 0, 11},  // drawHierarchy
    {724, -1, -1, -1, -1, 0, 999, 15, 0, 1, 2, 32, 13, 0, 9, 11},  // frame
    {725, -1, -1, -1, -1, 0, 1000, 16, 0, 1, 2, 32, 13, 0, 10, 11},  // bounds
    {122, -1, -1, -1, -1, 0, 1001, 17, 0, 1, 2, 32, 9, 0, 11, 11},  // position
    {726, -1, -1, -1, -1, 0, 1002, 18, 0, 1, 2, 32, 9, 0, 12, 11},  // anchorPoint
    {727, -1, -1, -1, 1650, 0, 1003, 19, 0, 1, 2, 32, 2, 0, 0, 11},  // isHidden
    {990, -1, -1, -1, -1, 0, 1004, 20, 0, 1, 2, 32, 2, 0, 0, 11},  // masksToBounds
    {729, -1, -1, -1, -1, 0, 1005, 21, 0, 1, 2, 32, 3, 0, 0, 11},  // name
    {991, -1, -1, -1, -1, 0, 1006, 22, 0, 1, 2, 32, 14, 0, 0, 11},  // sublayerTransform
    {123, -1, -1, -1, -1, 0, 1007, 23, 0, 1, 2, 32, 14, 0, 0, 11},  // transform
    {992, -1, -1, -1, -1, 0, 1008, 24, 0, 1, 2, 32, 0, 0, 0, 11},  // zPosition
    {993, -1, -1, -1, -1, 0, 1009, 25, 0, 1, 2, 32, 0, 0, 0, 11},  // opacity
    {739, -1, -1, -1, -1, 0, 1010, 26, 0, 1, 2, 32, 17, 0, 0, 11},  // backgroundColor
    {994, -1, -1, -1, -1, 0, 1011, 27, 0, 1, 2, 32, 0, 0, 0, 11},  // cornerRadius
    {995, -1, -1, -1, -1, 0, 1012, 28, 0, 1, 2, 32, 0, 0, 0, 11},  // borderWidth
    {996, -1, -1, -1, -1, 0, 1013, 29, 0, 1, 2, 32, 17, 0, 0, 11},  // borderColor
    {769, -1, -1, -1, -1, 0, 1014, 30, 0, 1, 2, 32, 17, 0, 0, 11},  // shadowColor
    {997, -1, -1, -1, -1, 0, 1015, 31, 0, 1, 2, 32, 0, 0, 0, 11},  // shadowOpacity
    {998, -1, -1, -1, -1, 0, 1016, 32, 0, 1, 2, 32, 0, 0, 0, 11},  // shadowRadius
    {999, -1, -1, -1, -1, 0, 1017, 33, 0, 1, 2, 32, 12, 0, 0, 11},  // shadowOffset
    {1000, -1, -1, -1, -1, 0, 1018, 34, 0, 1, 2, 32, 32, 0, 0, 11},  // shadowPath
    {1001, -1, -1, -1, -1, 0, 1019, 35, 0, 1, 2, 32, 0, 0, 0, 11},  // contentsScale
    {1002, -1, -1, -1, -1, 0, 1020, 36, 0, 1, 2, 32, 55, 0, 0, 11},  // contents
    {1003, -1, -1, -1, -1, 0, 1021, 37, 0, 1, 2, 32, 13, 0, 0, 11},  // contentsRect
    {1004, -1, -1, -1, -1, 0, 1022, 38, 0, 1, 2, 32, 2, 0, 0, 11},  // shouldRasterize
    {1005, -1, -1, -1, -1, 0, 1023, 39, 0, 1, 2, 32, 0, 0, 0, 11},  // rasterizationScale
    {1006, -1, -1, -1, 1674, 0, 1024, 40, 0, 1, 2, 32, 2, 0, 0, 11},  // isDoubleSided
    {751, -1, -1, -1, -1, 0, 1025, 41, 0, 1, 2, 32, 31, 0, 0, 11},  // mask
    {1007, -1, -1, -1, -1, 0, 1026, 42, 0, 1, 2, 32, 55, 0, 0, 11},  // contentsGravity
    {1008, 1009, 1010, -1, -1, 0, 0, 43, 0, 0, 5, 4, 3, 0, 0, 11},  // layerMinXMinYCorner
    {1011, 1009, 1012, -1, -1, 0, 0, 44, 0, 0, 5, 4, 3, 0, 0, 11},  // layerMaxXMinYCorner
    {1013, 1009, 1014, -1, -1, 0, 0, 45, 0, 0, 5, 4, 3, 0, 0, 11},  // layerMinXMaxYCorner
    {1015, 1009, 1016, -1, -1, 0, 0, 46, 0, 0, 5, 4, 3, 0, 0, 11},  // layerMaxXMaxYCorner
    {1017, -1, -1, -1, -1, 0, 1027, 47, 0, 1, 2, 32, 55, 0, 0, 11},  // actions
    {1018, -1, -1, -1, -1, 0, 1028, 48, 0, 1, 2, 32, 55, 0, 0, 11},  // magnificationFilter
    {1019, -1, -1, -1, -1, 0, 1029, 49, 0, 1, 2, 32, 55, 0, 0, 11},  // minificationFilter
    {1020, -1, -1, -1, -1, 0, 1030, 50, 0, 1, 2, 32, 55, 0, 0, 11},  // compositingFilter
    {1021, -1, -1, -1, -1, 0, 1031, 51, 0, 1, 2, 32, 55, 0, 0, 11},  // cornerCurve
    {1022, -1, -1, -1, -1, 0, 1032, 52, 0, 1, 2, 32, 55, 0, 0, 11},  // maskedCorners
    {804, -1, -1, -1, -1, 0, 1033, 53, 0, 1, 2, 32, 55, 0, 0, 11},  // delegate
    {745, -1, -1, -1, 1673, 0, 1034, 54, 0, 1, 2, 32, 2, 0, 0, 11},  // isOpaque
    {1023, -1, -1, -1, -1, 0, 1035, 55, 0, 1, 2, 32, 2, 0, 0, 11},  // needsDisplayOnBoundsChange
    {1024, -1, -1, -1, -1, 0, 1036, 56, 0, 1, 2, 32, 2, 0, 0, 11},  // allowsEdgeAntialiasing
    {1025, -1, -1, -1, -1, 0, 1037, 57, 0, 1, 2, 32, 55, 0, 0, 11},  // lineCap
    {1026, -1, -1, -1, -1, 0, 1038, 58, 0, 1, 2, 32, 55, 0, 0, 11},  // fillRule
    {1027, -1, -1, -1, -1, 0, 1039, 59, 0, 1, 2, 32, 0, 0, 0, 11},  // miterLimit
    {1028, -1, -1, -1, -1, 0, 1040, 60, 0, 1, 2, 32, 0, 0, 0, 11},  // strokeStart
    {1029, -1, -1, -1, -1, 0, 1041, 61, 0, 1, 2, 32, 0, 0, 0, 11},  // strokeEnd
    {1030, -1, -1, -1, -1, 544, 1042, 62, 0, 1, 1, 32, 14, 0, 0, 11},  // affineTransform
    {125, -1, -1, -1, -1, 544, 1043, 63, 1, 2, 1, 32, 55, 0, 8, 11},  // setAffineTransform
    {1031, -1, -1, -1, 1663, 545, 1045, 64, 0, 1, 1, 32, 31, 0, 0, 11},  // presentation
    {1032, -1, -1, -1, 1664, 545, 1046, 65, 0, 1, 1, 32, 31, 0, 0, 11},  // model
    {1033, -1, -1, -1, -1, 0, 1047, 66, 0, 1, 2, 32, 31, 0, 0, 11},  // superlayer
    {1034, -1, -1, -1, -1, 0, 1048, 67, 0, 1, 2, 32, 4, 0, 0, 11},  // sublayers
    {1035, -1, -1, -1, -1, 545, 1049, 68, 1, 2, 1, 32, 55, 0, 0, 11},  // addSublayer
    {1036, -1, -1, -1, -1, 546, 1051, 69, 0, 1, 1, 32, 55, 0, 0, 11},  // removeFromSuperlayer
    {934, -1, -1, -1, 1656, 546, 1052, 70, 2, 3, 1, 32, 9, 0, 5, 11},  // convert
    {934, -1, -1, -1, 1658, 548, 1055, 71, 2, 3, 1, 32, 9, 0, 5, 11},  // convert
    {970, -1, -1, -1, -1, 550, 1058, 72, 1, 2, 1, 32, 31, 0, 0, 11},  // hitTest
    {380, -1, -1, -1, 1610, 551, 1060, 73, 1, 2, 1, 32, 2, 0, 0, 11},  // contains
    {1037, -1, -1, -1, -1, 552, 1062, 0, 0, 0, 0, 0, 48, 0, 0, 12},  // Rectangle
    {1038, -1, -1, -1, -1, 552, 1062, 1, 0, 0, 0, 0, 48, 0, 0, 12},  // Circle
    {1039, -1, -1, -1, -1, 552, 1062, 2, 0, 0, 0, 0, 48, 0, 0, 12},  // Ellipse
    {1040, -1, -1, -1, -1, 552, 1062, 3, 0, 0, 0, 0, 48, 0, 0, 12},  // Capsule
    {1041, -1, -1, -1, -1, 552, 1062, 4, 1, 1, 0, 0, 48, 0, 0, 12},  // RoundedRectangle
    {1042, -1, -1, -1, -1, 553, 1063, 5, 1, 1, 0, 0, 48, 0, 0, 12},  // Text
    {1043, -1, -1, -1, -1, 554, 1064, 6, 1, 1, 0, 0, 48, 0, 0, 12},  // Image
    {1043, -1, -1, -1, -1, 555, 1065, 7, 1, 1, 0, 0, 48, 0, 0, 12},  // Image
    {724, -1, -1, -1, -1, 556, 1066, 8, 2, 3, 1, 49, 48, 0, 0, 12},  // frame
    {724, -1, -1, -1, -1, 558, 1069, 9, 1, 2, 1, 49, 48, 0, 0, 12},  // frame
    {724, -1, -1, -1, -1, 559, 1071, 10, 1, 2, 1, 49, 48, 0, 0, 12},  // frame
    {724, -1, -1, -1, -1, 560, 1073, 11, 3, 4, 1, 49, 48, 0, 0, 12},  // frame
    {1045, -1, -1, -1, -1, 563, 1077, 12, 1, 2, 1, 49, 48, 0, 0, 12},  // padding
    {122, -1, -1, -1, -1, 564, 1079, 13, 2, 3, 1, 49, 48, 0, 0, 12},  // position
    {122, -1, -1, -1, -1, 566, 1082, 14, 1, 2, 1, 49, 48, 0, 0, 12},  // position
    {1046, -1, -1, -1, -1, 567, 1084, 15, 2, 3, 1, 49, 48, 0, 0, 12},  // offset
    {1046, -1, -1, -1, -1, 569, 1087, 16, 1, 2, 1, 49, 48, 0, 0, 12},  // offset
    {1046, -1, -1, -1, -1, 570, 1089, 17, 1, 2, 1, 49, 48, 0, 0, 12},  // offset
    {1046, -1, -1, -1, -1, 571, 1091, 18, 1, 2, 1, 49, 48, 0, 0, 12},  // offset
    {1047, -1, -1, -1, -1, 572, 1093, 19, 1, 2, 1, 49, 48, 0, 0, 12},  // rotationEffect
    {1047, -1, -1, -1, -1, 573, 1095, 20, 2, 3, 1, 49, 48, 0, 0, 12},  // rotationEffect
    {1049, -1, -1, -1, -1, 575, 1098, 21, 1, 2, 1, 49, 48, 0, 0, 12},  // scaleEffect
    {1049, -1, -1, -1, -1, 576, 1100, 22, 2, 3, 1, 49, 48, 0, 0, 12},  // scaleEffect
    {1049, -1, -1, -1, -1, 578, 1103, 23, 2, 3, 1, 49, 48, 0, 0, 12},  // scaleEffect
    {1049, -1, -1, -1, -1, 580, 1106, 24, 1, 2, 1, 49, 48, 0, 0, 12},  // scaleEffect
    {1049, -1, -1, -1, -1, 581, 1108, 25, 1, 2, 1, 49, 48, 0, 0, 12},  // scaleEffect
    {1049, -1, -1, -1, -1, 582, 1110, 26, 3, 4, 1, 49, 48, 0, 0, 12},  // scaleEffect
    {1050, -1, -1, -1, -1, 585, 1114, 27, 1, 2, 1, 49, 48, 0, 0, 12},  // transformEffect
    {1051, -1, -1, -1, -1, 586, 1116, 28, 1, 2, 1, 49, 48, 0, 0, 12},  // modifier
    {123, -1, -1, -1, -1, 0, 1118, 29, 0, 1, 2, 49, 14, 0, 0, 12},  // transform
    {357, -1, -1, -1, -1, 0, 1119, 30, 0, 1, 2, 49, 4, 0, 0, 12},  // corners
    {358, -1, -1, -1, -1, 0, 1120, 31, 0, 1, 2, 49, 9, 0, 0, 12},  // center
    {1052, -1, -1, -1, -1, 0, 1121, 32, 0, 1, 2, 49, 13, 0, 0, 12},  // layoutFrame
    {303, -1, -1, -1, -1, 0, 1122, 33, 0, 1, 2, 49, 12, 0, 0, 12},  // size
    {1053, 1054, -1, -1, -1, 0, 0, 34, 0, 0, 5, 50, 49, 0, 0, 12},  // topLeading
    {360, 1054, -1, -1, -1, 0, 0, 35, 0, 0, 5, 50, 49, 0, 0, 12},  // top
    {1055, 1054, -1, -1, -1, 0, 0, 36, 0, 0, 5, 50, 49, 0, 0, 12},  // topTrailing
    {1056, 1054, -1, -1, -1, 0, 0, 37, 0, 0, 5, 50, 49, 0, 0, 12},  // leading
    {358, 1054, -1, -1, -1, 0, 0, 38, 0, 0, 5, 50, 49, 0, 0, 12},  // center
    {1057, 1054, -1, -1, -1, 0, 0, 39, 0, 0, 5, 50, 49, 0, 0, 12},  // trailing
    {1058, 1054, -1, -1, -1, 0, 0, 40, 0, 0, 5, 50, 49, 0, 0, 12},  // bottomLeading
    {362, 1054, -1, -1, -1, 0, 0, 41, 0, 0, 5, 50, 49, 0, 0, 12},  // bottom
    {1059, 1054, -1, -1, -1, 0, 0, 42, 0, 0, 5, 50, 49, 0, 0, 12},  // bottomTrailing
    {240, -1, -1, -1, -1, 0, 1123, 43, 0, 1, 2, 50, 0, 0, 0, 12},  // x
    {231, -1, -1, -1, -1, 0, 1124, 44, 0, 1, 2, 50, 0, 0, 0, 12},  // y
    {1054, -1, -1, -1, -1, 587, 1125, 45, 2, 2, 0, 0, 9, 0, 0, 12},  // UnitPoint
    {1061, -1, -1, -1, -1, 589, 1127, 46, 1, 1, 3, 0, 14, 0, 0, 12},  // ProjectionTransform
    {1062, -1, -1, -1, -1, 590, 1128, 0, 2, 2, 3, 0, 33, 0, 0, 13},  // UIGestureRecognizer
    {1062, -1, -1, -1, -1, 592, 1130, 1, 1, 1, 3, 0, 33, 0, 0, 13},  // UIGestureRecognizer
    {1062, -1, -1, -1, -1, 0, 0, 2, 0, 0, 3, 0, 33, 0, 0, 13},  // UIGestureRecognizer
    {1064, -1, -1, -1, -1, 593, 1131, 3, 2, 2, 3, 0, 33, 0, 0, 13},  // UIPanGestureRecognizer
    {1064, -1, -1, -1, -1, 595, 1133, 4, 1, 1, 3, 0, 33, 0, 0, 13},  // UIPanGestureRecognizer
    {1064, -1, -1, -1, -1, 0, 0, 5, 0, 0, 3, 0, 33, 0, 0, 13},  // UIPanGestureRecognizer
    {1065, -1, -1, -1, -1, 596, 1134, 6, 2, 2, 3, 0, 33, 0, 0, 13},  // UIPinchGestureRecognizer
    {1065, -1, -1, -1, -1, 598, 1136, 7, 1, 1, 3, 0, 33, 0, 0, 13},  // UIPinchGestureRecognizer
    {1065, -1, -1, -1, -1, 0, 0, 8, 0, 0, 3, 0, 33, 0, 0, 13},  // UIPinchGestureRecognizer
    {1066, -1, -1, -1, -1, 599, 1137, 9, 2, 2, 3, 0, 33, 0, 0, 13},  // UIRotationGestureRecognizer
    {1066, -1, -1, -1, -1, 601, 1139, 10, 1, 1, 3, 0, 33, 0, 0, 13},  // UIRotationGestureRecognizer
    {1066, -1, -1, -1, -1, 0, 0, 11, 0, 0, 3, 0, 33, 0, 0, 13},  // UIRotationGestureRecognizer
    {1067, -1, -1, -1, -1, 602, 1140, 12, 2, 2, 3, 0, 33, 0, 0, 13},  // UITapGestureRecognizer
    {1067, -1, -1, -1, -1, 604, 1142, 13, 1, 1, 3, 0, 33, 0, 0, 13},  // UITapGestureRecognizer
    {1067, -1, -1, -1, -1, 0, 0, 14, 0, 0, 3, 0, 33, 0, 0, 13},  // UITapGestureRecognizer
    {1068, -1, -1, -1, -1, 605, 1143, 15, 2, 2, 3, 0, 33, 0, 0, 13},  // UILongPressGestureRecognizer
    {1068, -1, -1, -1, -1, 607, 1145, 16, 1, 1, 3, 0, 33, 0, 0, 13},  // UILongPressGestureRecognizer
    {1068, -1, -1, -1, -1, 0, 0, 17, 0, 0, 3, 0, 33, 0, 0, 13},  // UILongPressGestureRecognizer
    {1069, -1, -1, -1, -1, 608, 1146, 18, 2, 2, 3, 0, 33, 0, 0, 13},  // UISwipeGestureRecognizer
    {1069, -1, -1, -1, -1, 610, 1148, 19, 1, 1, 3, 0, 33, 0, 0, 13},  // UISwipeGestureRecognizer
    {1069, -1, -1, -1, -1, 0, 0, 20, 0, 0, 3, 0, 33, 0, 0, 13},  // UISwipeGestureRecognizer
    {831, 1062, -1, -1, -1, 0, 0, 21, 0, 0, 5, 34, 52, 0, 0, 13},  // State
    {1070, 1062, -1, -1, -1, 0, 0, 22, 0, 0, 5, 34, 52, 0, 0, 13},  // Direction
    {783, -1, -1, -1, -1, 0, 1149, 23, 0, 1, 2, 35, 0, 0, 0, 13},  // rawValue
    {1073, 1074, 1075, -1, -1, 0, 0, 24, 0, 0, 5, 35, 34, 0, 0, 13},  // possible
    {1076, 1074, -1, -1, -1, 0, 0, 25, 0, 0, 5, 35, 34, 0, 0, 13},  // Possible
    {1077, 1074, 1078, -1, -1, 0, 0, 26, 0, 0, 5, 35, 34, 0, 0, 13},  // began
    {1079, 1074, -1, -1, -1, 0, 0, 27, 0, 0, 5, 35, 34, 0, 0, 13},  // Began
    {1080, 1074, 1081, -1, -1, 0, 0, 28, 0, 0, 5, 35, 34, 0, 0, 13},  // changed
    {1082, 1074, -1, -1, -1, 0, 0, 29, 0, 0, 5, 35, 34, 0, 0, 13},  // Changed
    {1083, 1074, 1084, -1, -1, 0, 0, 30, 0, 0, 5, 35, 34, 0, 0, 13},  // ended
    {1085, 1074, -1, -1, -1, 0, 0, 31, 0, 0, 5, 35, 34, 0, 0, 13},  // Ended
    {1086, 1074, 1087, -1, -1, 0, 0, 32, 0, 0, 5, 35, 34, 0, 0, 13},  // cancelled
    {1088, 1074, -1, -1, -1, 0, 0, 33, 0, 0, 5, 35, 34, 0, 0, 13},  // Cancelled
    {1089, 1074, 1090, -1, -1, 0, 0, 34, 0, 0, 5, 35, 34, 0, 0, 13},  // failed
    {1091, 1074, -1, -1, -1, 0, 0, 35, 0, 0, 5, 35, 34, 0, 0, 13},  // Failed
    {1092, 1074, 1093, -1, -1, 0, 0, 36, 0, 0, 5, 35, 34, 0, 0, 13},  // recognized
    {363, 1094, 1095, -1, -1, 0, 0, 37, 0, 0, 5, 36, 35, 0, 0, 13},  // right
    {1096, 1094, -1, -1, -1, 0, 0, 38, 0, 0, 5, 36, 35, 0, 0, 13},  // Right
    {361, 1094, 1097, -1, -1, 0, 0, 39, 0, 0, 5, 36, 35, 0, 0, 13},  // left
    {1098, 1094, -1, -1, -1, 0, 0, 40, 0, 0, 5, 36, 35, 0, 0, 13},  // Left
    {488, 1094, 1099, -1, -1, 0, 0, 41, 0, 0, 5, 36, 35, 0, 0, 13},  // up
    {1100, 1094, -1, -1, -1, 0, 0, 42, 0, 0, 5, 36, 35, 0, 0, 13},  // Up
    {489, 1094, 1101, -1, -1, 0, 0, 43, 0, 0, 5, 36, 35, 0, 0, 13},  // down
    {1102, 1094, -1, -1, -1, 0, 0, 44, 0, 0, 5, 36, 35, 0, 0, 13},  // Down
    {1103, -1, -1, -1, -1, 0, 1150, 45, 0, 1, 2, 34, 34, 0, 0, 13},  // state
    {902, -1, -1, -1, 1104, 0, 1151, 46, 0, 1, 2, 34, 2, 0, 0, 13},  // isEnabled
    {1104, -1, -1, -1, -1, 0, 1152, 47, 0, 1, 2, 34, 2, 0, 0, 13},  // enabled
    {77, -1, -1, -1, -1, 0, 1153, 48, 0, 1, 2, 34, 30, 0, 0, 13},  // view
    {729, -1, -1, -1, -1, 0, 1154, 49, 0, 1, 2, 34, 3, 0, 0, 13},  // name
    {1105, -1, -1, -1, -1, 0, 1155, 50, 0, 1, 2, 34, 2, 0, 0, 13},  // cancelsTouchesInView
    {1106, -1, -1, -1, -1, 0, 1156, 51, 0, 1, 2, 34, 2, 0, 0, 13},  // delaysTouchesBegan
    {1107, -1, -1, -1, -1, 0, 1157, 52, 0, 1, 2, 34, 2, 0, 0, 13},  // delaysTouchesEnded
    {1108, -1, -1, -1, -1, 0, 1158, 53, 0, 1, 2, 34, 0, 0, 0, 13},  // numberOfTouches
    {804, -1, -1, -1, -1, 0, 1159, 54, 0, 1, 2, 34, 55, 0, 0, 13},  // delegate
    {1109, -1, -1, -1, -1, 0, 1160, 55, 0, 1, 2, 34, 0, 0, 0, 13},  // minimumNumberOfTouches
    {1110, -1, -1, -1, -1, 0, 1161, 56, 0, 1, 2, 34, 0, 0, 0, 13},  // maximumNumberOfTouches
    {1111, -1, -1, -1, -1, 0, 1162, 57, 0, 1, 2, 34, 0, 0, 0, 13},  // numberOfTapsRequired
    {1112, -1, -1, -1, -1, 0, 1163, 58, 0, 1, 2, 34, 0, 0, 0, 13},  // numberOfTouchesRequired
    {1113, -1, -1, -1, -1, 0, 1164, 59, 0, 1, 2, 34, 0, 0, 0, 13},  // minimumPressDuration
    {1114, -1, -1, -1, -1, 0, 1165, 60, 0, 1, 2, 34, 0, 0, 0, 13},  // allowableMovement
    {1115, -1, -1, -1, -1, 0, 1166, 61, 0, 1, 2, 34, 35, 0, 0, 13},  // direction
    {278, -1, -1, -1, -1, 0, 1167, 62, 0, 1, 2, 34, 0, 0, 0, 13},  // scale
    {280, -1, -1, -1, -1, 0, 1168, 63, 0, 1, 2, 34, 0, 0, 0, 13},  // rotation
    {1116, -1, -1, -1, -1, 0, 1169, 64, 0, 1, 2, 34, 0, 0, 0, 13},  // velocity
    {1117, -1, -1, -1, -1, 611, 1170, 65, 1, 2, 1, 34, 9, 0, 0, 13},  // location
    {1118, -1, -1, -1, -1, 612, 1172, 66, 1, 2, 1, 34, 9, 0, 0, 13},  // locationInView
    {1117, -1, -1, -1, 1694, 613, 1174, 67, 2, 3, 1, 34, 9, 0, 0, 13},  // location
    {1120, -1, -1, -1, -1, 615, 1177, 68, 2, 3, 1, 34, 9, 0, 0, 13},  // locationOfTouch
    {281, -1, -1, -1, -1, 617, 1180, 69, 1, 2, 1, 34, 9, 0, 0, 13},  // translation
    {1122, -1, -1, -1, -1, 618, 1182, 70, 1, 2, 1, 34, 9, 0, 0, 13},  // translationInView
    {1116, -1, -1, -1, -1, 619, 1184, 71, 1, 2, 1, 34, 9, 0, 0, 13},  // velocity
    {1123, -1, -1, -1, -1, 620, 1186, 72, 1, 2, 1, 34, 9, 0, 0, 13},  // velocityInView
    {1124, -1, -1, -1, 1695, 621, 1188, 73, 2, 3, 1, 34, 55, 0, 0, 13},  // setTranslation
    {1124, -1, -1, -1, -1, 623, 1191, 74, 2, 3, 1, 34, 55, 0, 0, 13},  // setTranslation
    {884, -1, -1, -1, -1, 625, 1194, 75, 2, 3, 1, 34, 55, 0, 0, 13},  // addTarget
    {887, -1, -1, -1, -1, 627, 1197, 76, 2, 3, 1, 34, 55, 0, 0, 13},  // removeTarget
    {1125, -1, -1, -1, -1, 629, 1200, 77, 2, 3, 1, 34, 55, 0, 0, 13},  // touchesBegan
    {1126, -1, -1, -1, -1, 631, 1203, 78, 2, 3, 1, 34, 55, 0, 0, 13},  // touchesMoved
    {1127, -1, -1, -1, -1, 633, 1206, 79, 2, 3, 1, 34, 55, 0, 0, 13},  // touchesEnded
    {1128, -1, -1, -1, -1, 635, 1209, 80, 2, 3, 1, 34, 55, 0, 0, 13},  // touchesCancelled
    {1125, -1, -1, -1, -1, 637, 1212, 81, 2, 3, 1, 34, 55, 0, 0, 13},  // touchesBegan
    {1126, -1, -1, -1, -1, 639, 1215, 82, 2, 3, 1, 34, 55, 0, 0, 13},  // touchesMoved
    {1127, -1, -1, -1, -1, 641, 1218, 83, 2, 3, 1, 34, 55, 0, 0, 13},  // touchesEnded
    {1128, -1, -1, -1, -1, 643, 1221, 84, 2, 3, 1, 34, 55, 0, 0, 13},  // touchesCancelled
    {1130, -1, -1, -1, -1, 645, 1224, 85, 2, 3, 1, 34, 55, 0, 0, 13},  // ignore
    {1131, -1, -1, -1, -1, 647, 1227, 86, 2, 3, 1, 34, 55, 0, 0, 13},  // ignoreTouch
    {1133, -1, -1, -1, -1, 649, 1230, 87, 0, 1, 1, 34, 55, 0, 0, 13},  // reset
    {1134, -1, -1, -1, 1696, 649, 1231, 88, 1, 2, 1, 34, 55, 0, 0, 13},  // require
    {1136, -1, -1, -1, -1, 650, 1233, 89, 1, 2, 1, 34, 55, 0, 0, 13},  // requireGestureRecognizerToFail
    {1137, -1, -1, -1, -1, 651, 1235, 90, 1, 2, 1, 31, 55, 0, 0, 13},  // addGestureRecognizer
    {1138, -1, -1, -1, -1, 652, 1237, 91, 1, 2, 1, 31, 55, 0, 0, 13},  // removeGestureRecognizer
    {1139, -1, -1, -1, -1, 0, 1239, 92, 0, 1, 2, 31, 4, 0, 0, 13},  // gestureRecognizers
    {1140, -1, -1, -1, -1, 0, 1240, 93, 0, 1, 2, 31, 2, 0, 0, 13},  // isMultipleTouchEnabled
    {1141, -1, -1, -1, -1, 0, 1241, 94, 0, 1, 2, 31, 2, 0, 0, 13},  // multipleTouchEnabled
    {1142, -1, -1, -1, 1651, 0, 1242, 95, 0, 1, 2, 31, 2, 0, 0, 13},  // isExclusiveTouch
    {1117, -1, -1, -1, -1, 653, 1243, 0, 1, 2, 1, 52, 9, 0, 0, 14},  // location
    {1118, -1, -1, -1, -1, 654, 1245, 1, 1, 2, 1, 52, 9, 0, 0, 14},  // locationInView
    {1149, -1, -1, -1, -1, 655, 1247, 2, 1, 2, 1, 52, 9, 0, 0, 14},  // previousLocation
    {1150, -1, -1, -1, -1, 656, 1249, 3, 1, 2, 1, 52, 9, 0, 0, 14},  // previousLocationInView
    {1151, 1143, -1, -1, -1, 0, 0, 4, 0, 0, 5, 52, 52, 0, 0, 14},  // Phase
    {1077, 1153, 1154, -1, -1, 0, 0, 5, 0, 0, 5, 37, 36, 0, 0, 14},  // began
    {1155, 1153, 1156, -1, -1, 0, 0, 6, 0, 0, 5, 37, 36, 0, 0, 14},  // moved
    {1157, 1153, 1158, -1, -1, 0, 0, 7, 0, 0, 5, 37, 36, 0, 0, 14},  // stationary
    {1083, 1153, 1159, -1, -1, 0, 0, 8, 0, 0, 5, 37, 36, 0, 0, 14},  // ended
    {1086, 1153, 1160, -1, -1, 0, 0, 9, 0, 0, 5, 37, 36, 0, 0, 14},  // cancelled
    {661, -1, -1, -1, -1, 657, 1251, 10, 0, 1, 1, 5, 55, 0, 0, 14},  // anyObject
    {1163, -1, -1, -1, -1, 657, 1252, 11, 1, 2, 1, 52, 4, 0, 0, 14},  // touches
    {1164, -1, -1, -1, -1, 658, 1254, 12, 1, 2, 1, 52, 4, 0, 0, 14},  // touchesForView
    {1165, -1, -1, -1, -1, 659, 1256, 13, 1, 2, 1, 52, 4, 0, 0, 14},  // touchesForGestureRecognizer
    {1166, -1, -1, -1, -1, 660, 1258, 14, 1, 2, 1, 52, 4, 0, 0, 14},  // coalescedTouches
    {1167, -1, -1, -1, -1, 661, 1260, 15, 1, 2, 1, 52, 4, 0, 0, 14},  // coalescedTouchesForTouch
    {1168, -1, -1, -1, -1, 662, 1262, 16, 1, 2, 1, 52, 4, 0, 0, 14},  // predictedTouches
    {1169, -1, -1, -1, -1, 663, 1264, 17, 1, 2, 1, 52, 4, 0, 0, 14},  // predictedTouchesForTouch
    {1170, -1, -1, -1, -1, 664, 1266, 18, 3, 3, 0, 0, 55, 0, 0, 14},  // drag
    {1170, -1, -1, -1, -1, 667, 1269, 19, 4, 4, 0, 0, 55, 0, 0, 14},  // drag
    {1173, -1, -1, -1, -1, 671, 1273, 20, 3, 3, 0, 0, 55, 0, 0, 14},  // fingers
    {1173, -1, -1, -1, -1, 674, 1276, 21, 4, 4, 0, 0, 55, 0, 0, 14},  // fingers
    {1174, -1, -1, -1, -1, 678, 1280, 22, 4, 4, 0, 0, 55, 0, 0, 14},  // pinch
    {1174, -1, -1, -1, -1, 682, 1284, 23, 5, 5, 0, 0, 55, 0, 1, 14},  // pinch
    {1175, -1, -1, -1, -1, 687, 1289, 24, 4, 4, 0, 0, 55, 0, 1, 14},  // twist
    {1177, -1, -1, -1, -1, 691, 1293, 25, 1, 1, 0, 0, 55, 0, 0, 14},  // tap
    {1177, -1, -1, -1, -1, 692, 1294, 26, 2, 2, 0, 0, 55, 0, 0, 14},  // tap
    {1177, -1, -1, -1, -1, 694, 1296, 27, 2, 2, 0, 0, 55, 0, 0, 14},  // tap
    {1177, -1, -1, -1, -1, 696, 1298, 28, 3, 3, 0, 0, 55, 0, 0, 14},  // tap
    {1179, -1, -1, -1, -1, 699, 1301, 29, 2, 2, 0, 0, 55, 0, 0, 14},  // press
    {1173, -1, -1, -1, -1, 701, 1303, 30, 2, 2, 0, 0, 55, 0, 0, 14},  // fingers
    {1181, -1, -1, -1, -1, 703, 1305, 31, 0, 0, 0, 0, 55, 0, 0, 14},  // lift
    {1182, -1, -1, -1, -1, 703, 1305, 32, 0, 0, 0, 0, 55, 0, 0, 14},  // cancel
    {1185, 213, -1, -1, -1, 0, 0, 0, 0, 0, 5, 31, 52, 0, 0, 15},  // AnimationOptions
    {1186, 213, -1, -1, -1, 0, 0, 1, 0, 0, 5, 31, 52, 0, 0, 15},  // KeyframeAnimationOptions
    {1188, 213, -1, -1, -1, 0, 0, 2, 0, 0, 5, 31, 52, 0, 0, 15},  // AnimationCurve
    {783, -1, -1, -1, -1, 0, 1305, 3, 0, 1, 2, 40, 0, 0, 0, 15},  // rawValue
    {1185, 213, -1, -1, -1, 703, 1306, 4, 1, 1, 4, 31, 4, 0, 0, 15},  // AnimationOptions
    {1186, 213, -1, -1, -1, 704, 1307, 5, 1, 1, 4, 31, 4, 0, 0, 15},  // KeyframeAnimationOptions
    {1183, -1, -1, -1, -1, 705, 1308, 6, 1, 1, 3, 0, 39, 0, 0, 15},  // UIViewAnimationOptions
    {1184, -1, -1, -1, -1, 706, 1309, 7, 1, 1, 3, 0, 39, 0, 0, 15},  // UIViewKeyframeAnimationOptions
    {1194, 1183, 1195, -1, -1, 0, 0, 8, 0, 0, 5, 40, 39, 0, 0, 15},  // curveEaseInOut
    {1196, 1183, 1197, -1, -1, 0, 0, 9, 0, 0, 5, 40, 39, 0, 0, 15},  // curveEaseIn
    {1198, 1183, 1199, -1, -1, 0, 0, 10, 0, 0, 5, 40, 39, 0, 0, 15},  // curveEaseOut
    {1200, 1183, 1201, -1, -1, 0, 0, 11, 0, 0, 5, 40, 39, 0, 0, 15},  // curveLinear
    {10, 1183, 1202, -1, -1, 0, 0, 12, 0, 0, 5, 40, 39, 0, 0, 15},  // repeat
    {1203, 1183, 1204, -1, -1, 0, 0, 13, 0, 0, 5, 40, 39, 0, 0, 15},  // autoreverse
    {1205, 1183, 1206, -1, -1, 0, 0, 14, 0, 0, 5, 40, 39, 0, 0, 15},  // beginFromCurrentState
    {1207, 1183, 1208, -1, -1, 0, 0, 15, 0, 0, 5, 40, 39, 0, 0, 15},  // overrideInheritedDuration
    {1209, 1183, 1210, -1, -1, 0, 0, 16, 0, 0, 5, 40, 39, 0, 0, 15},  // overrideInheritedCurve
    {1211, 1183, 1212, -1, -1, 0, 0, 17, 0, 0, 5, 40, 39, 0, 0, 15},  // overrideInheritedOptions
    {1213, 1183, 1214, -1, -1, 0, 0, 18, 0, 0, 5, 40, 39, 0, 0, 15},  // allowUserInteraction
    {945, 1183, 1215, -1, -1, 0, 0, 19, 0, 0, 5, 40, 39, 0, 0, 15},  // layoutSubviews
    {1216, 1183, 1217, -1, -1, 0, 0, 20, 0, 0, 5, 40, 39, 0, 0, 15},  // allowAnimatedContent
    {1218, 1183, 1219, -1, -1, 0, 0, 21, 0, 0, 5, 40, 39, 0, 0, 15},  // showHideTransitionViews
    {1220, 1183, 1221, -1, -1, 0, 0, 22, 0, 0, 5, 40, 39, 0, 0, 15},  // calculationModeLinear
    {1222, 1183, 1223, -1, -1, 0, 0, 23, 0, 0, 5, 40, 39, 0, 0, 15},  // calculationModeDiscrete
    {1224, 1183, -1, -1, -1, 0, 0, 24, 0, 0, 5, 40, 39, 0, 0, 15},  // CurveEaseInOut
    {1225, 1183, -1, -1, -1, 0, 0, 25, 0, 0, 5, 40, 39, 0, 0, 15},  // CurveEaseIn
    {1226, 1183, -1, -1, -1, 0, 0, 26, 0, 0, 5, 40, 39, 0, 0, 15},  // CurveEaseOut
    {1227, 1183, -1, -1, -1, 0, 0, 27, 0, 0, 5, 40, 39, 0, 0, 15},  // CurveLinear
    {1228, 1183, -1, -1, -1, 0, 0, 28, 0, 0, 5, 40, 39, 0, 0, 15},  // Repeat
    {1229, 1183, -1, -1, -1, 0, 0, 29, 0, 0, 5, 40, 39, 0, 0, 15},  // Autoreverse
    {1230, 1183, -1, -1, -1, 0, 0, 30, 0, 0, 5, 40, 39, 0, 0, 15},  // BeginFromCurrentState
    {1231, 1183, -1, -1, -1, 0, 0, 31, 0, 0, 5, 40, 39, 0, 0, 15},  // OverrideInheritedDuration
    {1232, 1183, -1, -1, -1, 0, 0, 32, 0, 0, 5, 40, 39, 0, 0, 15},  // OverrideInheritedCurve
    {1233, 1183, -1, -1, -1, 0, 0, 33, 0, 0, 5, 40, 39, 0, 0, 15},  // OverrideInheritedOptions
    {1234, 1183, -1, -1, -1, 0, 0, 34, 0, 0, 5, 40, 39, 0, 0, 15},  // AllowUserInteraction
    {1235, 1183, -1, -1, -1, 0, 0, 35, 0, 0, 5, 40, 39, 0, 0, 15},  // LayoutSubviews
    {1236, 1183, -1, -1, -1, 0, 0, 36, 0, 0, 5, 40, 39, 0, 0, 15},  // CalculationModeLinear
    {1237, 1187, 1238, -1, -1, 0, 0, 37, 0, 0, 5, 41, 40, 0, 0, 15},  // easeInOut
    {1239, 1187, 1240, -1, -1, 0, 0, 38, 0, 0, 5, 41, 40, 0, 0, 15},  // easeIn
    {1241, 1187, 1242, -1, -1, 0, 0, 39, 0, 0, 5, 41, 40, 0, 0, 15},  // easeOut
    {1243, 1187, 1244, -1, -1, 0, 0, 40, 0, 0, 5, 41, 40, 0, 0, 15},  // linear
    {1245, 1187, -1, -1, -1, 0, 0, 41, 0, 0, 5, 41, 40, 0, 0, 15},  // EaseInOut
    {1246, 1187, -1, -1, -1, 0, 0, 42, 0, 0, 5, 41, 40, 0, 0, 15},  // EaseIn
    {1247, 1187, -1, -1, -1, 0, 0, 43, 0, 0, 5, 41, 40, 0, 0, 15},  // EaseOut
    {1248, 1187, -1, -1, -1, 0, 0, 44, 0, 0, 5, 41, 40, 0, 0, 15},  // Linear
    {1243, 1189, 1249, -1, -1, 0, 0, 45, 0, 0, 5, 42, 41, 0, 0, 15},  // linear
    {1239, 1189, 1250, -1, -1, 0, 0, 46, 0, 0, 5, 42, 41, 0, 0, 15},  // easeIn
    {1241, 1189, 1251, -1, -1, 0, 0, 47, 0, 0, 5, 42, 41, 0, 0, 15},  // easeOut
    {1252, 1189, 1253, -1, -1, 0, 0, 48, 0, 0, 5, 42, 41, 0, 0, 15},  // easeInEaseOut
    {15, 1189, 1254, -1, -1, 0, 0, 49, 0, 0, 5, 42, 41, 0, 0, 15},  // default
    {1255, 1192, 1256, -1, -1, 0, 0, 50, 0, 0, 5, 43, 42, 0, 0, 15},  // removed
    {1257, 1192, 1258, -1, -1, 0, 0, 51, 0, 0, 5, 43, 42, 0, 0, 15},  // forwards
    {1259, 1192, 1260, -1, -1, 0, 0, 52, 0, 0, 5, 43, 42, 0, 0, 15},  // backwards
    {1261, 1192, 1262, -1, -1, 0, 0, 53, 0, 0, 5, 43, 42, 0, 0, 15},  // both
    {1263, 1190, 1264, -1, -1, 0, 0, 54, 0, 0, 5, 45, 44, 0, 0, 15},  // inactive
    {1265, 1190, 1266, -1, -1, 0, 0, 55, 0, 0, 5, 45, 44, 0, 0, 15},  // active
    {1267, 1190, 1268, -1, -1, 0, 0, 56, 0, 0, 5, 45, 44, 0, 0, 15},  // stopped
    {1269, 1191, 1270, -1, -1, 0, 0, 57, 0, 0, 5, 46, 45, 0, 0, 15},  // end
    {1271, 1191, 1272, -1, -1, 0, 0, 58, 0, 0, 5, 46, 45, 0, 0, 15},  // start
    {963, 1191, 1273, -1, -1, 0, 0, 59, 0, 0, 5, 46, 45, 0, 0, 15},  // current
    {1243, 1193, 1274, -1, -1, 0, 0, 60, 0, 0, 5, 44, 43, 0, 0, 15},  // linear
    {1275, 1193, 1276, -1, -1, 0, 0, 61, 0, 0, 5, 44, 43, 0, 0, 15},  // discrete
    {1277, 1193, 1278, -1, -1, 0, 0, 62, 0, 0, 5, 44, 43, 0, 0, 15},  // paced
    {1279, -1, -1, -1, -1, 707, 1310, 0, 1, 1, 0, 0, 55, 0, 0, 16},  // advance
    {1280, -1, -1, -1, -1, 708, 1311, 1, 0, 0, 0, 0, 55, 0, 0, 16},  // run
    {1281, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 0, 0, 0, 16},  // now
    {1282, -1, -1, -1, -1, 708, 1311, 3, 0, 0, 0, 0, 0, 0, 0, 16},  // CACurrentMediaTime
    {1283, -1, -1, -1, -1, 708, 1311, 4, 1, 1, 3, 0, 38, 0, 0, 16},  // CAMediaTimingFunction
    {1287, 1283, -1, -1, -1, 709, 1312, 5, 1, 1, 4, 39, 38, 0, 0, 16},  // functionWithName
    {1283, -1, -1, -1, -1, 710, 1313, 6, 4, 4, 3, 0, 38, 0, 0, 16},  // CAMediaTimingFunction
    {1284, -1, -1, -1, -1, 714, 1317, 7, 2, 2, 3, 0, 38, 0, 0, 16},  // UICubicTimingParameters
    {1284, -1, -1, -1, -1, 716, 1319, 8, 1, 1, 3, 0, 38, 0, 0, 16},  // UICubicTimingParameters
    {1285, -1, -1, -1, -1, 717, 1320, 9, 1, 1, 3, 0, 38, 0, 0, 16},  // UISpringTimingParameters
    {1285, -1, -1, -1, -1, 718, 1321, 10, 2, 2, 3, 0, 38, 0, 0, 16},  // UISpringTimingParameters
    {1285, -1, -1, -1, -1, 720, 1323, 11, 4, 4, 3, 0, 38, 0, 0, 16},  // UISpringTimingParameters
    {75, -1, -1, -1, -1, 724, 1327, 12, 1, 2, 1, 39, 0, 0, 0, 16},  // value
    {1116, -1, -1, -1, -1, 725, 1329, 13, 1, 2, 1, 39, 0, 0, 0, 16},  // velocity
    {1289, -1, -1, -1, -1, 0, 1331, 14, 0, 1, 2, 39, 9, 0, 0, 16},  // controlPoint1
    {1290, -1, -1, -1, -1, 0, 1332, 15, 0, 1, 2, 39, 9, 0, 0, 16},  // controlPoint2
    {1243, 1286, -1, -1, -1, 0, 0, 16, 0, 0, 5, 39, 38, 0, 0, 16},  // linear
    {1239, 1286, -1, -1, -1, 0, 0, 17, 0, 0, 5, 39, 38, 0, 0, 16},  // easeIn
    {1241, 1286, -1, -1, -1, 0, 0, 18, 0, 0, 5, 39, 38, 0, 0, 16},  // easeOut
    {1237, 1286, -1, -1, -1, 0, 0, 19, 0, 0, 5, 39, 38, 0, 0, 16},  // easeInOut
    {1297, 1286, -1, -1, -1, 726, 1333, 20, 2, 2, 4, 39, 38, 0, 0, 16},  // bezier
    {1300, -1, -1, -1, -1, 728, 1335, 21, 3, 3, 0, 0, 14, 0, 0, 16},  // interpolate
    {1301, 213, -1, -1, -1, 733, 1338, 0, 2, 2, 4, 31, 55, 0, 0, 17},  // animate
    {1301, 213, -1, -1, -1, 738, 1340, 1, 3, 3, 4, 31, 55, 0, 0, 17},  // animate
    {1301, 213, -1, -1, -1, 744, 1343, 2, 3, 3, 4, 31, 55, 0, 0, 17},  // animate
    {1301, 213, -1, -1, -1, 751, 1346, 3, 4, 4, 4, 31, 55, 0, 0, 17},  // animate
    {1301, 213, -1, -1, -1, 759, 1350, 4, 4, 4, 4, 31, 55, 0, 0, 17},  // animate
    {1301, 213, -1, -1, -1, 768, 1354, 5, 5, 5, 4, 31, 55, 0, 0, 17},  // animate
    {1301, 213, -1, -1, -1, 778, 1359, 6, 5, 5, 4, 31, 55, 0, 0, 17},  // animate
    {1301, 213, -1, -1, -1, 789, 1364, 7, 6, 6, 4, 31, 55, 0, 0, 17},  // animate
    {1301, 213, -1, -1, -1, 801, 1370, 8, 6, 6, 4, 31, 55, 0, 0, 17},  // animate
    {1301, 213, -1, -1, -1, 814, 1376, 9, 7, 7, 4, 31, 55, 0, 0, 17},  // animate
    {1309, 213, -1, -1, -1, 823, 1383, 10, 2, 2, 4, 31, 55, 0, 0, 17},  // animateWithDuration
    {1309, 213, -1, -1, -1, 828, 1385, 11, 3, 3, 4, 31, 55, 0, 0, 17},  // animateWithDuration
    {1309, 213, -1, -1, -1, 835, 1388, 12, 4, 4, 4, 31, 55, 0, 0, 17},  // animateWithDuration
    {1309, 213, -1, -1, -1, 844, 1392, 13, 5, 5, 4, 31, 55, 0, 0, 17},  // animateWithDuration
    {1309, 213, -1, -1, -1, 856, 1397, 14, 7, 7, 4, 31, 55, 0, 0, 17},  // animateWithDuration
    {1310, 213, -1, -1, -1, 866, 1404, 15, 3, 3, 4, 31, 55, 0, 0, 17},  // animateKeyframes
    {1310, 213, -1, -1, -1, 873, 1407, 16, 4, 4, 4, 31, 55, 0, 0, 17},  // animateKeyframes
    {1310, 213, -1, -1, -1, 881, 1411, 17, 4, 4, 4, 31, 55, 0, 0, 17},  // animateKeyframes
    {1310, 213, -1, -1, -1, 890, 1415, 18, 5, 5, 4, 31, 55, 0, 0, 17},  // animateKeyframes
    {1311, 213, -1, -1, -1, 900, 1420, 19, 5, 5, 4, 31, 55, 0, 0, 17},  // animateKeyframesWithDuration
    {1312, 213, -1, -1, -1, 908, 1425, 20, 3, 3, 4, 31, 55, 0, 0, 17},  // addKeyframe
    {1315, 213, -1, -1, -1, 914, 1428, 21, 3, 3, 4, 31, 55, 0, 0, 17},  // addKeyframeWithRelativeStartTime
    {1316, 1317, -1, -1, -1, 922, 1431, 22, 5, 5, 4, 38, 37, 0, 0, 17},  // runningPropertyAnimator
    {1316, 1317, -1, -1, -1, 931, 1436, 23, 4, 4, 4, 38, 37, 0, 0, 17},  // runningPropertyAnimator
    {1316, 1317, -1, -1, -1, 939, 1440, 24, 4, 4, 4, 38, 37, 0, 0, 17},  // runningPropertyAnimator
    {1316, 1317, -1, -1, -1, 946, 1444, 25, 3, 3, 4, 38, 37, 0, 0, 17},  // runningPropertyAnimator
    {1318, 213, -1, -1, -1, 949, 1447, 26, 2, 2, 4, 31, 55, 0, 0, 17},  // beginAnimations
    {1320, 213, -1, -1, -1, 951, 1449, 27, 0, 0, 4, 31, 55, 0, 0, 17},  // commitAnimations
    {1321, 213, -1, -1, -1, 951, 1449, 28, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationDuration
    {1322, 213, -1, -1, -1, 952, 1450, 29, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationDelay
    {1323, 213, -1, -1, -1, 953, 1451, 30, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationRepeatCount
    {1324, 213, -1, -1, -1, 954, 1452, 31, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationRepeatAutoreverses
    {1325, 213, -1, -1, -1, 955, 1453, 32, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationBeginsFromCurrentState
    {1326, 213, -1, -1, -1, 956, 1454, 33, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationCurve
    {1327, 213, -1, -1, -1, 957, 1455, 34, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationDelegate
    {1328, 213, -1, -1, -1, 958, 1456, 35, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationDidStop
    {1329, 213, -1, -1, -1, 959, 1457, 36, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationDidStopSelector
    {968, 1330, -1, -1, -1, 0, 0, 37, 0, 0, 5, 48, 47, 0, 0, 17},  // main
    {1333, 1330, -1, -1, -1, 0, 0, 38, 0, 0, 5, 48, 47, 0, 0, 17},  // background
    {1334, 1330, -1, -1, -1, 960, 1458, 39, 0, 0, 4, 48, 47, 0, 0, 17},  // global
    {1334, 1330, -1, -1, -1, 960, 1458, 40, 1, 1, 4, 48, 47, 0, 0, 17},  // global
    {1330, -1, -1, -1, -1, 961, 1459, 41, 1, 1, 3, 0, 47, 0, 0, 17},  // DispatchQueue
    {1330, -1, -1, -1, -1, 962, 1460, 42, 2, 2, 3, 0, 47, 0, 0, 17},  // DispatchQueue
    {1336, -1, -1, -1, -1, 964, 1462, 43, 1, 2, 1, 48, 55, 0, 0, 17},  // sync
    {1336, -1, -1, -1, -1, 965, 1464, 44, 1, 2, 1, 48, 55, 0, 0, 17},  // sync
    {1338, -1, -1, -1, -1, 966, 1466, 45, 1, 2, 1, 48, 55, 0, 0, 17},  // async
    {1338, -1, -1, -1, -1, 967, 1468, 46, 1, 2, 1, 48, 55, 0, 0, 17},  // async
    {1339, -1, -1, -1, -1, 968, 1470, 47, 2, 3, 1, 48, 55, 0, 0, 17},  // asyncAfter
    {1339, -1, -1, -1, -1, 970, 1473, 48, 2, 3, 1, 48, 55, 0, 0, 17},  // asyncAfter
    {1341, -1, -1, -1, -1, 972, 1476, 49, 2, 2, 0, 0, 55, 0, 0, 17},  // dispatch_async
    {1342, -1, -1, -1, -1, 974, 1478, 50, 3, 3, 0, 0, 55, 0, 0, 17},  // dispatch_after
    {1343, -1, -1, -1, -1, 977, 1481, 51, 0, 0, 0, 0, 47, 0, 0, 17},  // dispatch_get_main_queue
    {1281, 1331, -1, -1, -1, 977, 1481, 52, 0, 0, 4, 1, 0, 0, 0, 17},  // now
    {1180, 1332, -1, -1, -1, 977, 1481, 53, 1, 1, 4, 1, 0, 0, 0, 17},  // seconds
    {1344, 1332, -1, -1, -1, 978, 1482, 54, 1, 1, 4, 1, 0, 0, 0, 17},  // milliseconds
    {1345, 1332, -1, -1, -1, 979, 1483, 55, 1, 1, 4, 1, 0, 0, 0, 17},  // microseconds
    {1346, 1332, -1, -1, -1, 980, 1484, 56, 1, 1, 4, 1, 0, 0, 0, 17},  // nanoseconds
    {1347, -1, -1, -1, -1, 0, 0, 57, 0, 0, 5, 0, 0, 0, 0, 17},  // DISPATCH_TIME_NOW
    {1348, -1, -1, -1, -1, 0, 0, 58, 0, 0, 5, 0, 0, 0, 0, 17},  // NSEC_PER_SEC
    {1349, -1, -1, -1, -1, 0, 0, 59, 0, 0, 5, 0, 0, 0, 0, 17},  // NSEC_PER_MSEC
    {1350, -1, -1, -1, -1, 981, 1485, 60, 2, 2, 0, 0, 0, 0, 0, 17},  // dispatch_time
    {1351, 213, -1, -1, -1, 984, 1487, 61, 1, 1, 4, 31, 55, 0, 0, 17},  // performWithoutAnimation
    {1352, 213, -1, -1, -1, 985, 1488, 62, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationsEnabled
    {1353, 213, -1, -1, -1, 986, 1489, 63, 0, 0, 4, 31, 2, 0, 0, 17},  // areAnimationsEnabled
    {1353, 213, -1, -1, -1, 0, 0, 64, 0, 0, 5, 31, 2, 0, 0, 17},  // areAnimationsEnabled
    {1354, -1, -1, -1, -1, 0, 0, 0, 0, 0, 3, 0, 37, 0, 0, 18},  // CABasicAnimation
    {1354, -1, -1, -1, -1, 986, 1489, 1, 1, 1, 3, 0, 37, 0, 0, 18},  // CABasicAnimation
    {1356, -1, -1, -1, -1, 0, 0, 2, 0, 0, 3, 0, 37, 0, 0, 18},  // CASpringAnimation
    {1356, -1, -1, -1, -1, 987, 1490, 3, 1, 1, 3, 0, 37, 0, 0, 18},  // CASpringAnimation
    {1357, -1, -1, -1, -1, 0, 0, 4, 0, 0, 3, 0, 37, 0, 0, 18},  // CAKeyframeAnimation
    {1357, -1, -1, -1, -1, 988, 1491, 5, 1, 1, 3, 0, 37, 0, 0, 18},  // CAKeyframeAnimation
    {1358, -1, -1, -1, -1, 0, 0, 6, 0, 0, 3, 0, 37, 0, 0, 18},  // CAAnimationGroup
    {1355, -1, -1, -1, -1, 0, 1492, 7, 0, 1, 2, 38, 3, 0, 0, 18},  // keyPath
    {1359, -1, -1, -1, -1, 0, 1493, 8, 0, 1, 2, 38, 55, 0, 1, 18},  // fromValue
    {1360, -1, -1, -1, -1, 0, 1494, 9, 0, 1, 2, 38, 55, 0, 1, 18},  // toValue
    {1361, -1, -1, -1, -1, 0, 1495, 10, 0, 1, 2, 38, 55, 0, 1, 18},  // byValue
    {629, -1, -1, -1, -1, 0, 1496, 11, 0, 1, 2, 38, 4, 0, 1, 18},  // values
    {1362, -1, -1, -1, -1, 0, 1497, 12, 0, 1, 2, 38, 32, 0, 0, 18},  // path
    {1363, -1, -1, -1, -1, 0, 1498, 13, 0, 1, 2, 38, 4, 0, 0, 18},  // keyTimes
    {1364, -1, -1, -1, -1, 0, 1499, 14, 0, 1, 2, 38, 4, 0, 0, 18},  // timingFunctions
    {1365, -1, -1, -1, -1, 0, 1500, 15, 0, 1, 2, 38, 43, 0, 0, 18},  // calculationMode
    {1366, -1, -1, -1, -1, 0, 1501, 16, 0, 1, 2, 38, 55, 0, 0, 18},  // rotationMode
    {1303, -1, -1, -1, -1, 0, 1502, 17, 0, 1, 2, 38, 4, 0, 0, 18},  // animations
    {1367, -1, -1, -1, -1, 0, 1503, 18, 0, 1, 2, 38, 2, 0, 0, 18},  // additive
    {1368, -1, -1, -1, -1, 0, 1504, 19, 0, 1, 2, 38, 2, 0, 0, 18},  // isAdditive
    {1369, -1, -1, -1, -1, 0, 1505, 20, 0, 1, 2, 38, 2, 0, 0, 18},  // cumulative
    {1370, -1, -1, -1, -1, 0, 1506, 21, 0, 1, 2, 38, 2, 0, 0, 18},  // isCumulative
    {1294, -1, -1, -1, -1, 0, 1507, 22, 0, 1, 2, 38, 0, 0, 0, 18},  // mass
    {1295, -1, -1, -1, -1, 0, 1508, 23, 0, 1, 2, 38, 0, 0, 0, 18},  // stiffness
    {1296, -1, -1, -1, -1, 0, 1509, 24, 0, 1, 2, 38, 0, 0, 0, 18},  // damping
    {1293, -1, -1, -1, -1, 0, 1510, 25, 0, 1, 2, 38, 0, 0, 0, 18},  // initialVelocity
    {1371, -1, -1, -1, -1, 0, 1511, 26, 0, 1, 2, 38, 38, 0, 0, 18},  // timingFunction
    {1372, -1, -1, -1, -1, 0, 1512, 27, 0, 1, 2, 38, 0, 0, 0, 18},  // duration
    {1373, -1, -1, -1, -1, 0, 1513, 28, 0, 1, 2, 38, 0, 0, 0, 18},  // speed
    {1374, -1, -1, -1, -1, 0, 1514, 29, 0, 1, 2, 38, 0, 0, 0, 18},  // beginTime
    {1375, -1, -1, -1, -1, 0, 1515, 30, 0, 1, 2, 38, 0, 0, 0, 18},  // timeOffset
    {1376, -1, -1, -1, -1, 0, 1516, 31, 0, 1, 2, 38, 0, 0, 0, 18},  // repeatCount
    {1377, -1, -1, -1, -1, 0, 1517, 32, 0, 1, 2, 38, 0, 0, 0, 18},  // repeatDuration
    {1378, -1, -1, -1, -1, 0, 1518, 33, 0, 1, 2, 38, 2, 0, 0, 18},  // autoreverses
    {1379, -1, -1, -1, -1, 0, 1519, 34, 0, 1, 2, 38, 42, 0, 0, 18},  // fillMode
    {1380, -1, -1, -1, -1, 0, 1520, 35, 0, 1, 2, 38, 2, 0, 0, 18},  // isRemovedOnCompletion
    {1381, -1, -1, -1, -1, 0, 1521, 36, 0, 1, 2, 38, 2, 0, 0, 18},  // removedOnCompletion
    {804, -1, -1, -1, -1, 0, 1522, 37, 0, 1, 2, 38, 55, 0, 0, 18},  // delegate
    {1382, -1, -1, -1, 1693, 0, 1523, 38, 0, 1, 2, 38, 2, 0, 0, 18},  // isInterruptible
    {736, -1, -1, -1, -1, 0, 1524, 39, 0, 1, 2, 38, 2, 0, 0, 18},  // isUserInteractionEnabled
    {1383, -1, -1, -1, -1, 0, 1525, 40, 0, 1, 2, 38, 0, 0, 0, 18},  // settlingDuration
    {1317, -1, -1, -1, -1, 989, 1526, 41, 0, 0, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1317, -1, -1, -1, -1, 992, 1526, 42, 3, 3, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1317, -1, -1, -1, -1, 997, 1529, 43, 2, 2, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1317, -1, -1, -1, -1, 1002, 1531, 44, 3, 3, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1317, -1, -1, -1, -1, 1007, 1534, 45, 2, 2, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1317, -1, -1, -1, -1, 1013, 1536, 46, 4, 4, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1317, -1, -1, -1, -1, 1020, 1540, 47, 3, 3, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1317, -1, -1, -1, -1, 1025, 1543, 48, 2, 2, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1386, -1, -1, -1, -1, 1027, 1545, 49, 0, 1, 1, 38, 55, 0, 0, 18},  // startAnimation
    {1386, -1, -1, -1, 1689, 1027, 1546, 50, 1, 2, 1, 38, 55, 0, 0, 18},  // startAnimation
    {1388, -1, -1, -1, -1, 1028, 1548, 51, 0, 1, 1, 38, 55, 0, 0, 18},  // pauseAnimation
    {1389, -1, -1, -1, -1, 1028, 1549, 52, 1, 2, 1, 38, 55, 0, 0, 18},  // stopAnimation
    {1390, -1, -1, -1, 1690, 1029, 1551, 53, 1, 2, 1, 38, 55, 0, 0, 18},  // finishAnimation
    {1391, -1, -1, -1, 1691, 1030, 1553, 54, 2, 3, 1, 38, 55, 0, 0, 18},  // continueAnimation
    {1394, -1, -1, -1, -1, 1032, 1556, 55, 1, 2, 1, 38, 55, 0, 0, 18},  // addAnimations
    {1394, -1, -1, -1, -1, 1033, 1558, 56, 2, 3, 1, 38, 55, 0, 0, 18},  // addAnimations
    {1396, -1, -1, -1, -1, 1035, 1561, 57, 1, 2, 1, 38, 55, 0, 0, 18},  // addCompletion
    {1103, -1, -1, -1, -1, 0, 1563, 58, 0, 1, 2, 38, 44, 0, 0, 18},  // state
    {1397, -1, -1, -1, 1692, 0, 1564, 59, 0, 1, 2, 38, 2, 0, 0, 18},  // isRunning
    {1305, -1, -1, -1, -1, 0, 1565, 60, 0, 1, 2, 38, 0, 0, 0, 18},  // delay
    {1385, -1, -1, -1, -1, 0, 1566, 61, 0, 1, 2, 38, 38, 0, 0, 18},  // timingParameters
    {1398, -1, -1, -1, -1, 0, 1567, 62, 0, 1, 2, 38, 0, 0, 0, 18},  // fractionComplete
    {1399, -1, -1, -1, 549, 0, 1568, 63, 0, 1, 2, 38, 2, 0, 0, 18},  // isReversed
    {1400, -1, -1, -1, -1, 0, 1569, 64, 0, 1, 2, 38, 2, 0, 0, 18},  // scrubsLinearly
    {1401, -1, -1, -1, -1, 0, 1570, 65, 0, 1, 2, 38, 2, 0, 0, 18},  // pausesOnCompletion
    {783, -1, -1, -1, -1, 0, 1571, 66, 0, 1, 2, 45, 0, 0, 0, 18},  // rawValue
    {783, -1, -1, -1, -1, 0, 1572, 67, 0, 1, 2, 46, 0, 0, 0, 18},  // rawValue
    {1404, -1, -1, -1, 1665, 1036, 1573, 68, 2, 3, 1, 32, 55, 0, 0, 18},  // add
    {1405, -1, -1, -1, 1666, 1038, 1576, 69, 1, 2, 1, 32, 55, 0, 0, 18},  // removeAnimation
    {1406, -1, -1, -1, 1697, 1039, 1578, 70, 1, 2, 1, 32, 37, 0, 0, 18},  // animation
    {1407, -1, -1, -1, -1, 1040, 1580, 71, 0, 1, 1, 32, 55, 0, 0, 18},  // removeAllAnimations
    {1408, -1, -1, -1, -1, 1040, 1581, 72, 0, 1, 1, 32, 4, 0, 0, 18},  // animationKeys
    {75, -1, -1, -1, 1700, 1040, 1582, 73, 1, 2, 1, 32, 0, 0, 0, 18},  // value
    {1410, -1, -1, -1, 1701, 1041, 1584, 74, 2, 3, 1, 32, 55, 0, 0, 18},  // setValue
    {75, -1, -1, -1, 1700, 1043, 1587, 75, 1, 2, 1, 31, 0, 0, 0, 18},  // value
    {1410, -1, -1, -1, 1701, 1044, 1589, 76, 2, 3, 1, 31, 55, 0, 0, 18},  // setValue
    {75, -1, -1, -1, 1698, 1046, 1592, 77, 1, 2, 1, 32, 0, 0, 0, 18},  // value
    {1410, -1, -1, -1, 1699, 1047, 1594, 78, 2, 3, 1, 32, 55, 0, 0, 18},  // setValue
    {1410, -1, -1, -1, 1699, 1049, 1597, 79, 2, 3, 1, 38, 55, 0, 0, 18},  // setValue
    {75, -1, -1, -1, 1698, 1051, 1600, 80, 1, 2, 1, 38, 55, 0, 0, 18},  // value
    {1373, -1, -1, -1, -1, 0, 1602, 81, 0, 1, 2, 32, 0, 0, 0, 18},  // speed
    {1374, -1, -1, -1, -1, 0, 1603, 82, 0, 1, 2, 32, 0, 0, 0, 18},  // beginTime
    {1375, -1, -1, -1, -1, 0, 1604, 83, 0, 1, 2, 32, 0, 0, 0, 18},  // timeOffset
    {1411, -1, -1, -1, 1660, 1052, 1605, 84, 2, 3, 1, 32, 0, 0, 0, 18},  // convertTime
    {1411, -1, -1, -1, 1661, 1054, 1608, 85, 2, 3, 1, 32, 0, 0, 0, 18},  // convertTime
    {1413, 1412, -1, -1, -1, 1056, 1611, 86, 0, 0, 4, 47, 55, 0, 0, 18},  // begin
    {1414, 1412, -1, -1, -1, 1056, 1611, 87, 0, 0, 4, 47, 55, 0, 0, 18},  // commit
    {1415, 1412, -1, -1, -1, 1056, 1611, 88, 0, 0, 4, 47, 55, 0, 0, 18},  // flush
    {1321, 1412, -1, -1, -1, 1056, 1611, 89, 1, 1, 4, 47, 55, 0, 0, 18},  // setAnimationDuration
    {1416, 1412, -1, -1, -1, 1057, 1612, 90, 1, 1, 4, 47, 55, 0, 0, 18},  // setDisableActions
    {1417, 1412, -1, -1, -1, 1058, 1613, 91, 1, 1, 4, 47, 55, 0, 0, 18},  // setAnimationTimingFunction
    {1418, 1412, -1, -1, -1, 1059, 1614, 92, 1, 1, 4, 47, 55, 0, 0, 18},  // setCompletionBlock
    {1419, -1, -1, -1, -1, 1060, 1615, 93, 1, 1, 0, 0, 14, 0, 0, 18},  // NSValue
    {1419, -1, -1, -1, -1, 1061, 1616, 94, 1, 1, 0, 0, 14, 0, 0, 18},  // NSValue
    {1422, -1, -1, -1, -1, 0, 0, 95, 0, 0, 5, 0, 14, 0, 0, 18},  // CATransform3DIdentity
    {1423, -1, -1, -1, -1, 1062, 1617, 96, 3, 3, 0, 0, 14, 0, 0, 18},  // CATransform3DMakeScale
    {1424, -1, -1, -1, -1, 1065, 1620, 97, 3, 3, 0, 0, 14, 0, 0, 18},  // CATransform3DMakeTranslation
    {1425, -1, -1, -1, -1, 1068, 1623, 98, 1, 1, 0, 0, 14, 0, 0, 18},  // CATransform3DMakeAffineTransform
    {1426, -1, -1, -1, -1, 1069, 1624, 99, 4, 4, 0, 0, 14, 0, 0, 18},  // CATransform3DTranslate
    {1427, -1, -1, -1, -1, 1073, 1628, 100, 4, 4, 0, 0, 14, 0, 0, 18},  // CATransform3DScale
    {1428, -1, -1, -1, -1, 1077, 1632, 101, 5, 5, 0, 0, 14, 0, 1, 18},  // CATransform3DRotate
    {1429, -1, -1, -1, -1, 1082, 1637, 102, 4, 4, 0, 0, 14, 0, 1, 18},  // CATransform3DMakeRotation
    {1421, -1, -1, -1, -1, 1086, 1641, 103, 16, 16, 3, 0, 14, 0, 0, 18},  // CATransform3D
    {1439, -1, -1, -1, -1, 1102, 1657, 104, 2, 2, 0, 0, 14, 0, 0, 18},  // CATransform3DConcat
    {1440, -1, -1, -1, -1, 1104, 1659, 105, 1, 1, 0, 0, 14, 0, 0, 18},  // CATransform3DInvert
    {1441, -1, -1, -1, -1, 1105, 1660, 106, 1, 1, 0, 0, 14, 0, 0, 18},  // CATransform3DGetAffineTransform
    {1442, -1, -1, -1, -1, 1106, 1661, 107, 1, 1, 0, 0, 2, 0, 0, 18},  // CATransform3DIsIdentity
    {1443, -1, -1, -1, -1, 1107, 1662, 108, 1, 1, 0, 0, 2, 0, 0, 18},  // CATransform3DIsAffine
    {1444, -1, -1, -1, -1, 1108, 1663, 109, 2, 2, 0, 0, 2, 0, 0, 18},  // CATransform3DEqualToTransform
    {140, -1, -1, -1, -1, 1110, 1665, 0, 1, 1, 0, 0, 55, 1, 0, 19},  // print
    {140, -1, -1, -1, -1, 1111, 1666, 1, 2, 2, 0, 0, 55, 1, 0, 19},  // print
    {140, -1, -1, -1, -1, 1113, 1668, 2, 2, 2, 0, 0, 55, 1, 0, 19},  // print
    {140, -1, -1, -1, -1, 1115, 1670, 3, 3, 3, 0, 0, 55, 1, 0, 19},  // print
    {1446, -1, -1, -1, -1, 1118, 1673, 4, 1, 1, 0, 0, 55, 0, 0, 19},  // debugPrint
    {1447, -1, -1, -1, -1, 1119, 1674, 5, 0, 0, 0, 0, 55, 0, 0, 19},  // fatalError
    {1448, -1, -1, -1, -1, 1119, 1674, 6, 0, 0, 0, 0, 55, 0, 0, 19},  // preconditionFailure
    {1449, -1, -1, -1, -1, 1119, 1674, 7, 0, 0, 0, 0, 55, 0, 0, 19},  // assertionFailure
    {1447, -1, -1, -1, -1, 1119, 1674, 8, 1, 1, 0, 0, 55, 0, 0, 19},  // fatalError
    {1448, -1, -1, -1, -1, 1120, 1675, 9, 1, 1, 0, 0, 55, 0, 0, 19},  // preconditionFailure
    {1449, -1, -1, -1, -1, 1121, 1676, 10, 1, 1, 0, 0, 55, 0, 0, 19},  // assertionFailure
    {1450, -1, -1, -1, -1, 1122, 1677, 11, 1, 1, 0, 0, 55, 0, 0, 19},  // assert
    {1451, -1, -1, -1, -1, 1123, 1678, 12, 1, 1, 0, 0, 55, 0, 0, 19},  // precondition
    {1452, -1, -1, -1, -1, 1124, 1679, 13, 1, 1, 0, 0, 55, 0, 0, 19},  // NSParameterAssert
    {1450, -1, -1, -1, -1, 1125, 1680, 14, 2, 2, 0, 0, 55, 0, 0, 19},  // assert
    {1451, -1, -1, -1, -1, 1127, 1682, 15, 2, 2, 0, 0, 55, 0, 0, 19},  // precondition
    {1453, -1, -1, -1, -1, 1129, 1684, 16, 1, 1, 0, 0, 55, 1, 0, 19},  // NSAssert
    {1454, -1, -1, -1, -1, 1130, 1685, 17, 1, 1, 0, 0, 55, 1, 0, 19},  // NSCAssert
    {1455, -1, -1, -1, -1, 1131, 1686, 18, 1, 1, 0, 0, 55, 0, 0, 19},  // Optional
    {1456, -1, -1, -1, -1, 0, 0, 19, 0, 0, 5, 0, 21, 0, 0, 19},  // row
    {1457, -1, -1, -1, -1, 0, 0, 20, 0, 0, 5, 0, 21, 0, 0, 19},  // column
    {1458, -1, -1, -1, -1, 1132, 1687, 21, 1, 1, 0, 0, 55, 0, 0, 19},  // convention
    {1459, -1, -1, -1, -1, 1133, 1688, 22, 1, 1, 0, 0, 53, 1, 0, 19},  // plot
    {1459, -1, -1, -1, -1, 1134, 1689, 23, 2, 2, 0, 0, 53, 1, 0, 19},  // plot
    {1459, -1, -1, -1, -1, 1136, 1691, 24, 2, 2, 0, 0, 53, 1, 0, 19},  // plot
    {1460, -1, -1, -1, -1, 1138, 1693, 25, 1, 1, 0, 0, 54, 1, 0, 19},  // describe
    {1460, -1, -1, -1, -1, 1139, 1694, 26, 2, 2, 0, 0, 54, 1, 0, 19},  // describe
    {1460, -1, -1, -1, -1, 1141, 1696, 27, 2, 2, 0, 0, 54, 1, 0, 19},  // describe
    {1461, -1, -1, -1, -1, 1143, 1698, 28, 1, 1, 0, 0, 53, 1, 0, 19},  // film
    {1461, -1, -1, -1, -1, 1144, 1699, 29, 2, 2, 0, 0, 53, 1, 0, 19},  // film
    {1461, -1, -1, -1, -1, 1146, 1701, 30, 2, 2, 0, 0, 53, 1, 0, 19},  // film
    {1461, -1, -1, -1, -1, 1148, 1703, 31, 3, 3, 0, 0, 53, 1, 0, 19},  // film
    {1463, -1, -1, -1, -1, 1151, 1706, 32, 1, 1, 0, 0, 53, 1, 0, 19},  // strip
    {1463, -1, -1, -1, -1, 1152, 1707, 33, 2, 2, 0, 0, 53, 1, 0, 19},  // strip
    {1463, -1, -1, -1, -1, 1154, 1709, 34, 2, 2, 0, 0, 53, 1, 0, 19},  // strip
    {1463, -1, -1, -1, -1, 1156, 1711, 35, 3, 3, 0, 0, 53, 1, 0, 19},  // strip
    {1464, -1, -1, -1, -1, 1159, 1714, 36, 1, 1, 0, 0, 53, 0, 0, 19},  // grid
    {1465, -1, -1, -1, -1, 1160, 1715, 37, 1, 1, 0, 0, 54, 0, 0, 19},  // why
    {1466, -1, -1, -1, -1, 0, 0, 0, 0, 0, 5, 0, 2, 0, 0, 20},  // YES
    {1467, -1, -1, -1, -1, 0, 0, 1, 0, 0, 5, 0, 2, 0, 0, 20},  // NO
    {1468, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 8, 0, 0, 20},  // NULL
    {1469, -1, -1, -1, -1, 0, 0, 3, 0, 0, 5, 0, 8, 0, 0, 20},  // Nil
    {1470, -1, -1, -1, -1, 0, 0, 4, 0, 0, 5, 0, 0, 0, 0, 20},  // HUGE_VALF
    {1471, -1, -1, -1, -1, 0, 0, 5, 0, 0, 5, 0, 0, 0, 0, 20},  // HUGE_VAL
    {1472, -1, -1, -1, -1, 0, 0, 6, 0, 0, 5, 0, 0, 0, 0, 20},  // INFINITY
    {410, -1, -1, -1, -1, 0, 0, 7, 0, 0, 5, 0, 0, 0, 0, 20},  // CGFLOAT_MAX
    {1473, -1, -1, -1, -1, 0, 0, 8, 0, 0, 5, 0, 0, 0, 0, 20},  // DBL_MAX
    {1474, -1, -1, -1, -1, 0, 0, 9, 0, 0, 5, 0, 0, 0, 0, 20},  // CGFLOAT_MIN
    {1475, -1, -1, -1, -1, 0, 0, 10, 0, 0, 5, 0, 0, 0, 0, 20},  // DBL_MIN
    {1476, -1, -1, -1, -1, 0, 0, 11, 0, 0, 5, 0, 0, 0, 0, 20},  // FLT_MAX
    {1477, -1, -1, -1, -1, 0, 0, 12, 0, 0, 5, 0, 0, 0, 0, 20},  // MAXFLOAT
    {1478, -1, -1, -1, -1, 0, 0, 13, 0, 0, 5, 0, 0, 0, 0, 20},  // HUGE
    {1479, -1, -1, -1, -1, 0, 0, 14, 0, 0, 5, 0, 0, 0, 0, 20},  // FLT_MIN
    {1480, -1, -1, -1, -1, 0, 0, 15, 0, 0, 5, 0, 0, 0, 0, 20},  // FLT_EPSILON
    {174, -1, -1, -1, -1, 1161, 1716, 16, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {174, -1, -1, -1, -1, 1162, 1717, 17, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {174, -1, -1, -1, -1, 1163, 1718, 18, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {174, -1, -1, -1, -1, 1164, 1719, 19, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {174, -1, -1, -1, -1, 1165, 1720, 20, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {174, -1, -1, -1, -1, 1166, 1721, 21, 1, 1, 0, 0, 2, 0, 0, 20},  // NSNumber
    {1419, -1, -1, -1, -1, 1167, 1722, 22, 1, 1, 0, 0, 9, 0, 0, 20},  // NSValue
    {1419, -1, -1, -1, -1, 1168, 1723, 23, 1, 1, 0, 0, 9, 0, 0, 20},  // NSValue
    {1419, -1, -1, -1, -1, 1169, 1724, 24, 1, 1, 0, 0, 12, 0, 0, 20},  // NSValue
    {1419, -1, -1, -1, -1, 1170, 1725, 25, 1, 1, 0, 0, 12, 0, 0, 20},  // NSValue
    {1419, -1, -1, -1, -1, 1171, 1726, 26, 1, 1, 0, 0, 13, 0, 0, 20},  // NSValue
    {1419, -1, -1, -1, -1, 1172, 1727, 27, 1, 1, 0, 0, 13, 0, 0, 20},  // NSValue
    {1419, -1, -1, -1, -1, 1173, 1728, 28, 1, 1, 0, 0, 10, 0, 0, 20},  // NSValue
    {1419, -1, -1, -1, -1, 1174, 1729, 29, 1, 1, 0, 0, 10, 0, 0, 20},  // NSValue
    {1419, -1, -1, -1, -1, 1175, 1730, 30, 1, 1, 0, 0, 14, 0, 0, 20},  // NSValue
    {1419, -1, -1, -1, -1, 1176, 1731, 31, 1, 1, 0, 0, 14, 0, 0, 20},  // NSValue
    {614, -1, -1, -1, -1, 0, 1732, 32, 0, 1, 2, 1, 0, 0, 0, 20},  // floatValue
    {615, -1, -1, -1, -1, 0, 1733, 33, 0, 1, 2, 1, 0, 0, 0, 20},  // doubleValue
    {617, -1, -1, -1, -1, 0, 1734, 34, 0, 1, 2, 1, 0, 0, 0, 20},  // intValue
    {616, -1, -1, -1, -1, 0, 1735, 35, 0, 1, 2, 1, 0, 0, 0, 20},  // integerValue
    {1487, -1, -1, -1, -1, 0, 1736, 36, 0, 1, 2, 1, 2, 0, 0, 20},  // boolValue
    {1487, -1, -1, -1, -1, 0, 1737, 37, 0, 1, 2, 3, 2, 0, 0, 20},  // boolValue
    {1488, -1, -1, -1, 1667, 0, 1738, 38, 0, 1, 2, 10, 9, 0, 0, 20},  // cgPointValue
    {1489, -1, -1, -1, 1668, 0, 1739, 39, 0, 1, 2, 13, 12, 0, 0, 20},  // cgSizeValue
    {1490, -1, -1, -1, 1669, 0, 1740, 40, 0, 1, 2, 14, 13, 0, 0, 20},  // cgRectValue
    {1491, -1, -1, -1, 1670, 0, 1741, 41, 0, 1, 2, 11, 10, 0, 0, 20},  // cgVectorValue
    {1492, -1, -1, -1, 1671, 0, 1742, 42, 0, 1, 2, 15, 14, 0, 0, 20},  // cgAffineTransformValue
    {141, -1, -1, -1, -1, 1177, 1743, 43, 1, 1, 0, 0, 55, 1, 0, 20},  // NSLog
    {1493, -1, -1, -1, -1, 1178, 1744, 44, 1, 1, 0, 0, 55, 1, 0, 20},  // printf
    {197, -1, -1, -1, -1, 1179, 1745, 45, 1, 1, 3, 0, 3, 1, 0, 20},  // NSString
    {195, -1, -1, -1, -1, 1180, 1746, 46, 1, 1, 3, 0, 3, 1, 0, 20},  // String
    {199, -1, -1, -1, -1, 1181, 1747, 47, 1, 1, 3, 0, 4, 1, 0, 20},  // NSArray
    {1496, -1, 1502, -1, -1, 1182, 1748, 0, 0, 0, 3, 0, 32, 0, 0, 21},  // CGMutablePath
    {1500, -1, -1, -1, -1, 1182, 1748, 1, 0, 0, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1500, -1, -1, -1, -1, 1182, 1748, 2, 1, 1, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1500, -1, -1, -1, -1, 1183, 1749, 3, 2, 2, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1500, -1, -1, -1, -1, 1185, 1751, 4, 1, 1, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1500, -1, -1, -1, -1, 1186, 1752, 5, 1, 1, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1500, -1, -1, -1, -1, 1187, 1753, 6, 1, 1, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1507, -1, -1, -1, -1, 1188, 1754, 7, 2, 2, 0, 0, 32, 0, 0, 21},  // CGPathCreateWithRect
    {1497, -1, -1, -1, -1, 1190, 1756, 8, 2, 2, 3, 0, 32, 0, 0, 21},  // CGPath
    {1508, -1, -1, -1, -1, 1192, 1758, 9, 1, 1, 0, 0, 55, 0, 0, 21},  // CGPathRelease
    {1497, -1, -1, -1, -1, 1193, 1759, 10, 2, 2, 3, 0, 32, 0, 0, 21},  // CGPath
    {1510, -1, -1, -1, -1, 1195, 1761, 11, 2, 2, 0, 0, 32, 0, 0, 21},  // CGPathCreateWithEllipseInRect
    {1511, -1, -1, -1, -1, 1197, 1763, 12, 3, 3, 0, 0, 55, 0, 0, 21},  // CGPathAddEllipseInRect
    {1512, -1, -1, -1, -1, 0, 1766, 13, 0, 1, 2, 33, 0, 0, 0, 21},  // lineWidth
    {1027, -1, -1, -1, -1, 0, 1767, 14, 0, 1, 2, 33, 0, 0, 0, 21},  // miterLimit
    {1513, -1, -1, -1, -1, 0, 1768, 15, 0, 1, 2, 33, 0, 0, 0, 21},  // flatness
    {1514, -1, -1, -1, -1, 0, 1769, 16, 0, 1, 2, 33, 55, 0, 0, 21},  // lineCapStyle
    {1515, -1, -1, -1, -1, 0, 1770, 17, 0, 1, 2, 33, 55, 0, 0, 21},  // lineJoinStyle
    {1516, -1, -1, -1, -1, 1200, 1771, 18, 3, 4, 1, 33, 55, 0, 0, 21},  // setLineDash
    {1520, -1, -1, -1, -1, 1203, 1775, 19, 1, 2, 1, 33, 55, 0, 0, 21},  // applyWithBlock
    {1521, -1, -1, -1, -1, 1204, 1777, 20, 0, 1, 1, 33, 55, 0, 0, 21},  // removeAllPoints
    {1522, -1, -1, -1, -1, 1204, 1778, 21, 1, 1, 0, 0, 9, 0, 0, 21},  // CGPathGetCurrentPoint
    {1524, 1523, 1525, -1, -1, 0, 0, 22, 0, 0, 5, 27, 26, 0, 0, 21},  // topLeft
    {1526, 1523, 1527, -1, -1, 0, 0, 23, 0, 0, 5, 27, 26, 0, 0, 21},  // topRight
    {1528, 1523, 1529, -1, -1, 0, 0, 24, 0, 0, 5, 27, 26, 0, 0, 21},  // bottomRight
    {1530, 1523, 1531, -1, -1, 0, 0, 25, 0, 0, 5, 27, 26, 0, 0, 21},  // bottomLeft
    {1532, 1523, 1533, -1, -1, 0, 0, 26, 0, 0, 5, 27, 26, 0, 0, 21},  // allCorners
    {1497, -1, -1, -1, -1, 1205, 1779, 27, 4, 4, 3, 0, 32, 0, 0, 21},  // CGPath
    {1536, -1, -1, -1, -1, 1209, 1783, 28, 4, 4, 0, 0, 32, 0, 0, 21},  // CGPathCreateWithRoundedRect
    {1500, -1, -1, -1, -1, 1213, 1787, 29, 3, 3, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1539, -1, -1, -1, 1543, 1216, 1790, 30, 1, 2, 1, 33, 55, 0, 0, 21},  // move
    {1539, -1, -1, -1, -1, 1217, 1792, 31, 2, 3, 1, 33, 55, 0, 0, 21},  // move
    {1540, -1, -1, -1, 1544, 1219, 1795, 32, 1, 2, 1, 33, 55, 0, 0, 21},  // addLine
    {1540, -1, -1, -1, -1, 1220, 1797, 33, 2, 3, 1, 33, 55, 0, 0, 21},  // addLine
    {1541, -1, -1, -1, -1, 1222, 1800, 34, 1, 2, 1, 33, 55, 0, 0, 21},  // addLines
    {1541, -1, -1, -1, -1, 1223, 1802, 35, 2, 3, 1, 33, 55, 0, 0, 21},  // addLines
    {1545, -1, -1, -1, -1, 1227, 1805, 36, 1, 2, 1, 33, 55, 0, 0, 21},  // addRect
    {1545, -1, -1, -1, -1, 1228, 1807, 37, 2, 3, 1, 33, 55, 0, 0, 21},  // addRect
    {1546, -1, -1, -1, -1, 1230, 1810, 38, 1, 2, 1, 33, 55, 0, 0, 21},  // addRects
    {1546, -1, -1, -1, -1, 1231, 1812, 39, 2, 3, 1, 33, 55, 0, 0, 21},  // addRects
    {1547, -1, -1, -1, -1, 1233, 1815, 40, 1, 2, 1, 33, 55, 0, 0, 21},  // addEllipse
    {1547, -1, -1, -1, -1, 1234, 1817, 41, 2, 3, 1, 33, 55, 0, 0, 21},  // addEllipse
    {1548, -1, -1, -1, -1, 1236, 1820, 42, 3, 4, 1, 33, 55, 0, 0, 21},  // addRoundedRect
    {1548, -1, -1, -1, -1, 1239, 1824, 43, 4, 5, 1, 33, 55, 0, 0, 21},  // addRoundedRect
    {94, -1, -1, -1, 1550, 1243, 1829, 44, 1, 2, 1, 33, 55, 0, 0, 21},  // append
    {1549, -1, -1, -1, -1, 1244, 1831, 45, 1, 2, 1, 33, 55, 0, 0, 21},  // addPath
    {1549, -1, -1, -1, -1, 1245, 1833, 46, 2, 3, 1, 33, 55, 0, 0, 21},  // addPath
    {1551, -1, -1, -1, 1552, 1248, 1836, 47, 1, 2, 1, 33, 55, 0, 0, 21},  // apply
    {1553, -1, -1, -1, 1557, 1250, 1838, 48, 0, 1, 1, 33, 55, 0, 0, 21},  // closeSubpath
    {794, -1, -1, -1, -1, 1250, 1839, 49, 0, 1, 1, 33, 55, 0, 0, 21},  // close
    {1554, -1, -1, -1, -1, 1250, 1840, 50, 0, 1, 1, 33, 55, 0, 0, 21},  // fill
    {1555, -1, -1, -1, -1, 1250, 1841, 51, 0, 1, 1, 33, 55, 0, 0, 21},  // stroke
    {1556, -1, -1, -1, -1, 1250, 1842, 52, 0, 1, 1, 33, 55, 0, 0, 21},  // addClip
    {1558, -1, -1, -1, -1, 1250, 1843, 53, 3, 3, 0, 0, 55, 0, 0, 21},  // CGPathAddRect
    {1559, -1, -1, -1, -1, 1253, 1846, 54, 4, 4, 0, 0, 55, 0, 0, 21},  // CGPathMoveToPoint
    {1560, -1, -1, -1, -1, 1257, 1850, 55, 4, 4, 0, 0, 55, 0, 0, 21},  // CGPathAddLineToPoint
    {1561, -1, -1, -1, -1, 1261, 1854, 56, 5, 5, 0, 0, 55, 0, 0, 21},  // CGPathAddRoundedRect
    {1562, -1, -1, -1, -1, 1266, 1859, 57, 4, 4, 0, 0, 55, 0, 0, 21},  // CGPathAddLines
    {1563, -1, -1, -1, -1, 1270, 1863, 58, 4, 4, 0, 0, 55, 0, 0, 21},  // CGPathAddRects
    {1564, -1, -1, -1, -1, 1274, 1867, 59, 2, 2, 0, 0, 2, 0, 0, 21},  // CGPathEqualToPath
    {1565, -1, -1, -1, -1, 1276, 1869, 60, 3, 3, 0, 0, 55, 0, 0, 21},  // CGPathAddPath
    {1566, -1, -1, -1, -1, 1279, 1872, 61, 1, 1, 0, 0, 55, 0, 0, 21},  // CGPathCloseSubpath
    {1567, -1, -1, -1, 1573, 1280, 1873, 62, 3, 4, 1, 33, 55, 0, 0, 21},  // addCurve
    {1567, -1, -1, -1, -1, 1283, 1877, 63, 3, 4, 1, 33, 55, 0, 0, 21},  // addCurve
    {1567, -1, -1, -1, -1, 1286, 1881, 64, 4, 5, 1, 33, 55, 0, 0, 21},  // addCurve
    {1570, -1, -1, -1, 1574, 1290, 1886, 65, 2, 3, 1, 33, 55, 0, 0, 21},  // addQuadCurve
    {1570, -1, -1, -1, -1, 1292, 1889, 66, 2, 3, 1, 33, 55, 0, 0, 21},  // addQuadCurve
    {1570, -1, -1, -1, -1, 1294, 1892, 67, 3, 4, 1, 33, 55, 0, 0, 21},  // addQuadCurve
    {1575, -1, -1, -1, 1583, 1302, 1896, 68, 5, 6, 1, 33, 55, 0, 1, 21},  // addArc
    {1575, -1, -1, -1, -1, 1307, 1902, 69, 5, 6, 1, 33, 55, 0, 1, 21},  // addArc
    {1575, -1, -1, -1, -1, 1312, 1908, 70, 6, 7, 1, 33, 55, 0, 1, 21},  // addArc
    {1580, -1, -1, -1, -1, 1318, 1915, 71, 4, 5, 1, 33, 55, 0, 1, 21},  // addRelativeArc
    {1580, -1, -1, -1, -1, 1322, 1920, 72, 5, 6, 1, 33, 55, 0, 1, 21},  // addRelativeArc
    {1500, -1, -1, -1, -1, 1327, 1926, 73, 5, 5, 3, 0, 32, 0, 1, 21},  // UIBezierPath
    {1575, -1, -1, -1, -1, 1337, 1931, 74, 3, 4, 1, 33, 55, 0, 0, 21},  // addArc
    {1575, -1, -1, -1, -1, 1340, 1935, 75, 4, 5, 1, 33, 55, 0, 0, 21},  // addArc
    {1586, -1, -1, -1, -1, 1344, 1940, 76, 7, 7, 0, 0, 55, 0, 0, 21},  // CGPathAddArcToPoint
    {1587, -1, -1, -1, -1, 1351, 1947, 77, 8, 8, 0, 0, 55, 0, 0, 21},  // CGPathAddCurveToPoint
    {1588, -1, -1, -1, -1, 1359, 1955, 78, 6, 6, 0, 0, 55, 0, 0, 21},  // CGPathAddQuadCurveToPoint
    {1589, -1, -1, -1, -1, 1365, 1961, 79, 8, 8, 0, 0, 55, 0, 1, 21},  // CGPathAddArc
    {1590, -1, -1, -1, -1, 1373, 1969, 80, 7, 7, 0, 0, 55, 0, 0, 21},  // CGPathAddRelativeArc
    {1591, -1, -1, -1, -1, 0, 1976, 81, 0, 1, 2, 33, 13, 0, 0, 21},  // boundingBox
    {725, -1, -1, -1, -1, 0, 1977, 82, 0, 1, 2, 33, 13, 0, 0, 21},  // bounds
    {1592, -1, -1, -1, -1, 0, 1978, 83, 0, 1, 2, 33, 13, 0, 0, 21},  // boundingBoxOfPath
    {353, -1, -1, -1, -1, 0, 1979, 84, 0, 1, 2, 33, 2, 0, 0, 21},  // isEmpty
    {1593, -1, -1, -1, -1, 0, 1980, 85, 0, 1, 2, 33, 9, 0, 0, 21},  // currentPoint
    {1506, -1, -1, -1, 1497, 0, 1981, 86, 0, 1, 2, 33, 32, 0, 0, 21},  // cgPath
    {1594, -1, -1, -1, -1, 1380, 1982, 87, 1, 1, 0, 0, 2, 0, 0, 21},  // CGPathIsEmpty
    {1595, -1, -1, -1, -1, 1381, 1983, 88, 1, 1, 0, 0, 13, 0, 0, 21},  // CGPathGetBoundingBox
    {1596, -1, -1, -1, -1, 1382, 1984, 89, 1, 1, 0, 0, 13, 0, 0, 21},  // CGPathGetPathBoundingBox
    {1597, -1, -1, -1, -1, 1383, 1985, 90, 0, 1, 1, 33, 32, 0, 0, 21},  // copy
    {1598, -1, -1, -1, -1, 1383, 1986, 91, 0, 1, 1, 33, 32, 0, 0, 21},  // mutableCopy
    {1597, -1, -1, -1, -1, 1383, 1987, 92, 1, 2, 1, 33, 32, 0, 0, 21},  // copy
    {1598, -1, -1, -1, -1, 1384, 1989, 93, 1, 2, 1, 33, 32, 0, 0, 21},  // mutableCopy
    {1600, -1, -1, -1, 1601, 1385, 1991, 94, 0, 1, 1, 33, 32, 0, 0, 21},  // reversing
    {1602, -1, -1, -1, -1, 1385, 1992, 95, 1, 1, 0, 0, 32, 0, 0, 21},  // CGPathCreateCopy
    {1603, -1, -1, -1, -1, 1386, 1993, 96, 1, 1, 0, 0, 32, 0, 0, 21},  // CGPathCreateMutableCopy
    {1604, -1, -1, -1, -1, 1387, 1994, 97, 2, 2, 0, 0, 32, 0, 0, 21},  // CGPathCreateCopyByTransformingPath
    {1605, -1, -1, -1, -1, 1389, 1996, 98, 2, 2, 0, 0, 32, 0, 0, 21},  // CGPathCreateMutableCopyByTransformingPath
    {1607, 1606, -1, -1, -1, 0, 0, 99, 0, 0, 5, 28, 27, 0, 0, 21},  // winding
    {1608, 1606, -1, -1, -1, 0, 0, 100, 0, 0, 5, 28, 27, 0, 0, 21},  // evenOdd
    {1609, -1, -1, -1, -1, 0, 1998, 101, 0, 1, 2, 33, 2, 0, 0, 21},  // usesEvenOddFillRule
    {380, -1, -1, -1, 1610, 1391, 1999, 102, 1, 2, 1, 33, 2, 0, 0, 21},  // contains
    {380, -1, -1, -1, -1, 1392, 2001, 103, 2, 3, 1, 33, 2, 0, 0, 21},  // contains
    {380, -1, -1, -1, -1, 1394, 2004, 104, 2, 3, 1, 33, 2, 0, 0, 21},  // contains
    {380, -1, -1, -1, -1, 1396, 2007, 105, 3, 4, 1, 33, 2, 0, 0, 21},  // contains
    {1611, -1, -1, -1, -1, 1400, 2011, 106, 4, 4, 0, 0, 2, 0, 0, 21},  // CGPathContainsPoint
    {1362, -1, -1, -1, -1, 0, 2015, 107, 0, 1, 2, 32, 32, 0, 0, 21},  // path
    {1612, -1, -1, -1, -1, 0, 2016, 108, 0, 1, 2, 32, 17, 0, 0, 21},  // fillColor
    {1613, -1, -1, -1, -1, 0, 2017, 109, 0, 1, 2, 32, 17, 0, 0, 21},  // strokeColor
    {1512, -1, -1, -1, -1, 0, 2018, 110, 0, 1, 2, 32, 0, 0, 0, 21},  // lineWidth
    {1614, -1, -1, -1, -1, 0, 2019, 111, 0, 1, 2, 32, 23, 0, 0, 21},  // lineJoin
    {1615, -1, -1, -1, -1, 0, 2020, 112, 0, 1, 2, 32, 4, 0, 0, 21},  // lineDashPattern
    {1616, -1, -1, -1, -1, 0, 2021, 113, 0, 1, 2, 32, 0, 0, 0, 21},  // lineDashPhase
    {1618, 1617, 1619, -1, -1, 0, 0, 114, 0, 0, 5, 24, 23, 0, 0, 21},  // miter
    {109, 1617, 1620, -1, -1, 0, 0, 115, 0, 0, 5, 24, 23, 0, 0, 21},  // round
    {1621, 1617, 1622, -1, -1, 0, 0, 116, 0, 0, 5, 24, 23, 0, 0, 21},  // bevel
    {1623, -1, -1, -1, 675, 0, 2022, 117, 0, 1, 2, 18, 17, 0, 0, 21},  // cgColor
    {313, -1, 1624, -1, -1, 1404, 2023, 0, 1, 1, 0, 0, 13, 0, 0, 22},  // rect
    {311, -1, 1625, -1, -1, 1405, 2024, 1, 1, 1, 0, 0, 9, 0, 0, 22},  // point
    {303, -1, 1626, -1, -1, 1406, 2025, 2, 1, 1, 0, 0, 12, 0, 0, 22},  // size
    {297, -1, 1627, -1, -1, 1407, 2026, 3, 1, 1, 0, 0, 10, 0, 0, 22},  // vector
    {123, -1, 1628, -1, -1, 1408, 2027, 4, 1, 1, 0, 0, 14, 0, 0, 22},  // transform
    {1629, -1, -1, -1, -1, 1409, 2028, 5, 1, 1, 0, 0, 14, 0, 0, 22},  // css
    {1630, -1, -1, -1, -1, 1410, 2029, 6, 1, 1, 0, 0, 14, 0, 0, 22},  // svg
    {1482, 257, -1, -1, -1, 1411, 2030, 7, 1, 1, 4, 4, 9, 0, 0, 22},  // cgPoint
    {1483, 257, -1, -1, -1, 1412, 2031, 8, 1, 1, 4, 4, 12, 0, 0, 22},  // cgSize
    {1484, 257, -1, -1, -1, 1413, 2032, 9, 1, 1, 4, 4, 13, 0, 0, 22},  // cgRect
    {1485, 257, -1, -1, -1, 1414, 2033, 10, 1, 1, 4, 4, 10, 0, 0, 22},  // cgVector
    {1486, 257, -1, -1, -1, 1415, 2034, 11, 1, 1, 4, 4, 14, 0, 0, 22},  // cgAffineTransform
    {1631, -1, -1, -1, -1, 1416, 2035, 12, 1, 1, 0, 0, 30, 0, 0, 22},  // views
    {123, -1, -1, -1, -1, 1417, 2036, 0, 2, 2, 0, 0, 14, 0, 0, 23},  // transform
    {123, -1, -1, -1, -1, 1419, 2038, 1, 3, 3, 0, 0, 14, 0, 0, 23},  // transform
    {1554, 1632, -1, -1, -1, 0, 0, 2, 0, 0, 5, 23, 22, 0, 0, 23},  // fill
    {1633, 1632, -1, -1, -1, 0, 0, 3, 0, 0, 5, 23, 22, 0, 0, 23},  // aspectFit
    {1634, 1632, -1, -1, -1, 0, 0, 4, 0, 0, 5, 23, 22, 0, 0, 23},  // aspectFill
    {1635, 1632, -1, -1, -1, 0, 0, 5, 0, 0, 5, 23, 22, 0, 0, 23},  // scaleToFill
    {1636, 1632, -1, -1, -1, 0, 0, 6, 0, 0, 5, 23, 22, 0, 0, 23},  // scaleAspectFit
    {1637, 1632, -1, -1, -1, 0, 0, 7, 0, 0, 5, 23, 22, 0, 0, 23},  // scaleAspectFill
    {123, -1, -1, -1, -1, 1422, 2041, 8, 1, 1, 0, 0, 55, 0, 0, 23},  // transform
    {1639, -1, -1, -1, -1, 1423, 2042, 9, 1, 1, 0, 0, 0, 0, 0, 23},  // area
    {380, -1, -1, -1, -1, 1424, 2043, 10, 2, 2, 0, 0, 2, 0, 0, 23},  // contains
    {357, -1, -1, -1, -1, 1426, 2045, 11, 1, 2, 1, 31, 4, 0, 0, 23},  // corners
    {1629, -1, -1, -1, -1, 0, 2047, 0, 0, 1, 2, 15, 3, 0, 0, 24},  // css
    {1630, -1, -1, -1, -1, 0, 2048, 1, 0, 1, 2, 15, 3, 0, 0, 24},  // svg
    {1640, -1, -1, -1, -1, 0, 2049, 2, 0, 1, 2, 15, 54, 0, 0, 24},  // latex
    {1640, -1, -1, -1, -1, 0, 2050, 3, 0, 1, 2, 16, 54, 0, 0, 24},  // latex
    {1641, -1, -1, -1, -1, 1427, 2051, 4, 1, 1, 0, 0, 54, 0, 0, 24},  // swiftCode
    {1642, -1, -1, -1, -1, 1428, 2052, 0, 1, 1, 0, 0, 54, 0, 0, 25},  // explain
    {1642, -1, -1, -1, -1, 1429, 2053, 1, 2, 2, 0, 0, 54, 0, 0, 25},  // explain
    {574, -1, -1, -1, -1, 1431, 2055, 2, 2, 2, 0, 0, 54, 0, 0, 25},  // compare
    {574, -1, -1, -1, -1, 1433, 2057, 3, 3, 3, 0, 0, 54, 0, 0, 25},  // compare
    {885, -1, -1, -1, 1702, 1494, 2060, 0, 1, 2, 1, 32, 8, 0, 0, 26},  // action
    {1703, -1, -1, -1, -1, 1496, 2062, 1, 1, 1, 3, 0, 3, 0, 0, 26},  // Selector
    {1705, -1, -1, -1, -1, 1497, 2063, 2, 1, 1, 0, 0, 3, 0, 0, 26},  // NSStringFromClass
    {1706, -1, -1, -1, -1, 1498, 2064, 3, 1, 1, 0, 0, 3, 0, 0, 26},  // NSSelectorFromString
};

static const int32_t labels[] = {
    126, 225, 226, 127, 227, 228, 230, 231, 234, 231, 235, -1, -1, 238, -1, 238, -1, -1, 238, 240, 231, 240,
    231, -1, 240, 231, 240, 231, 248, -1, -1, -1, -1, 7, -1, 272, 273, 278, 279, 280, 281, -1, 240, 231, -1,
    289, -1, -1, -1, -1, 294, 295, -1, -1, 300, 301, -1, -1, -1, -1, -1, 240, 231, 300, 301, 275, 303, -1,
    321, 322, -1, -1, -1, 360, 361, 362, 363, -1, -1, -1, 248, 294, 295, 294, 295, -1, -1, -1, -1, -1, -1,
    -1, 389, 390, 386, 387, -1, -1, -1, -1, -1, -1, -1, 415, 415, 415, 415, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 416, 417, 416, 417, 416, 417, 416, 417, 416, 417, 416, 417, 416, 417, 416, 417, 416, 417, 416, 417,
    -1, 418, -1, 418, 419, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 390, 289, 248, 390, 272,
    248, 289, 248, 272, 248, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 495,
    495, 499, 513, -1, 248, 289, -1, -1, -1, -1, 495, 419, 419, 419, 419, 419, 419, 419, 419, 419, 419, 419,
    419, 522, 523, 522, 523, -1, -1, -1, -1, -1, -1, 248, -1, -1, -1, -1, -1, -1, -1, 418, 536, 537, 538,
    539, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 547, 553, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, 567, -1, 569, -1, 571, -1, -1, -1, -1, -1, 85, 85, -1, 499, 85, 85, 85, 499, 9, -1, 9, -1,
    584, -1, -1, -1, -1, -1, -1, -1, 588, 272, 390, -1, -1, 591, 592, -1, -1, -1, -1, 597, -1, 85, 598, 546,
    -1, -1, -1, -1, 248, 248, 248, -1, 591, -1, 600, -1, 601, 600, 601, 601, -1, -1, -1, 598, 546, 591, 619,
    499, 584, 499, -1, 622, -1, 623, 631, -1, -1, 631, -1, 631, -1, 634, -1, -1, -1, 634, -1, -1, 639, 640,
    248, -1, -1, -1, -1, -1, -1, 85, 85, -1, 248, -1, 248, 248, -1, 289, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, 499, 499, 499, 499, 584, -1, -1, 584, -1, -1, -1, -1, 662, 663, 664, 665, -1, 670, 665, 671,
    672, 673, 665, 674, 663, 664, 665, 662, 663, 664, 665, 676, 724, 724, 724, 724, 724, 724, 724, 724, 724,
    724, 724, 724, 676, 732, 730, 289, 240, 231, 300, 301, 621, -1, 885, 7, -1, 885, 886, -1, 885, 7, -1,
    885, 886, 7, -1, -1, 7, -1, 891, -1, 7, -1, 891, -1, 7, -1, 891, -1, 7, -1, 891, -1, 7, -1, 7, 499, -1,
    -1, 924, -1, 927, -1, 601, 601, 931, -1, 932, -1, 933, -1, 289, -1, 390, -1, 936, -1, 937, -1, 936, -1,
    937, 499, -1, -1, -1, -1, -1, -1, -1, 601, -1, 955, -1, 956, -1, 584, -1, 584, -1, 584, 973, 584, 8, 8,
    8, 988, 8, 988, -1, -1, -1, 289, -1, 390, -1, -1, 994, -1, -1, 732, 300, 301, 300, 301, 300, 301, 1044,
    -1, 240, 231, -1, 240, 231, 240, 231, -1, -1, -1, 1048, -1, -1, 1048, 240, 231, 240, 231, 240, 231, 1048,
    -1, -1, 240, 231, -1, 1063, 885, -1, 1063, 885, -1, 1063, 885, -1, 1063, 885, -1, 1063, 885, -1, 1063,
    885, -1, 1063, 885, -1, 8, -1, 1119, 8, -1, 1121, 8, -1, 8, -1, -1, 8, -1, 1121, -1, 885, -1, 885, -1,
    584, -1, 584, -1, 584, -1, 584, -1, 1129, -1, 1129, -1, 1129, -1, 1129, -1, 7, -1, 1132, 1135, -1, -1,
    -1, 8, -1, 8, -1, 7, -1, -1, 7, -1, 7, -1, 390, 289, 1171, 390, 289, 1171, 1172, 390, 289, 1171, 390,
    289, 1171, 1172, 601, 390, 289, 1171, 601, 390, 289, 1171, 273, 601, 248, 1176, 1171, 601, 601, 1178,
    601, 1173, 601, 1178, 1173, 601, 1180, 289, 1171, 783, 783, 783, 783, -1, 729, -1, 1288, -1, -1, -1,
    1289, 1290, 1291, 1292, 1292, 1293, 1294, 1295, 1296, 1293, 601, 601, 1298, 1299, -1, -1, 601, 1302,
    1303, 1302, 1303, 1302, 1303, 1304, 1302, 1303, 1304, 1302, 1305, 1303, 1302, 1305, 1303, 1302, 1305,
    1303, 1304, 1302, 1305, 1303, 1304, 1302, 1305, 1306, 1303, 1302, 1305, 1306, 1303, 1302, 1305, 1306,
    1303, 1304, 1302, 1305, 1306, 1303, 1304, 1302, 1305, 1307, 1308, 1303, 1302, 1305, 1307, 1308, 1303,
    1302, 1305, 1307, 1308, 1306, 1303, 1302, 1305, 1307, 1308, 1306, 1303, 1302, 1305, 1307, 1308, 1303,
    1304, 1302, 1305, 1307, 1308, 1303, 1304, 1302, 1305, 1307, 1308, 1306, 1303, 1304, 1302, 1305, 1307,
    1308, 1306, 1303, 1304, -1, 1303, -1, 1303, -1, 1303, 1304, -1, 1303, 1304, -1, 1305, 1306, 1303, -1,
    1305, 1306, 1303, -1, 1305, 1306, 1303, 1304, -1, 1305, 1306, 1303, 1304, -1, 1305, 1307, 1308, 1306,
    1303, 1304, -1, 1305, 1307, 1308, 1306, 1303, 1304, 1302, 1305, 1303, 1302, 1305, 1303, 1302, 1305, 1306,
    1303, 1302, 1305, 1306, 1303, 1302, 1305, 1303, 1304, 1302, 1305, 1303, 1304, 1302, 1305, 1306, 1303,
    1304, 1302, 1305, 1306, 1303, 1304, -1, 1305, 1306, 1303, 1304, -1, 1305, 1306, 1303, 1304, 1313, 1314,
    1303, 1313, 1314, 1303, -1, 1314, 1303, -1, 1314, 1303, 1302, 1305, 1306, 1303, 1304, 1302, 1305, 1306,
    1303, 1304, 1302, 1305, 1306, 1303, 1302, 1305, 1306, 1303, 1302, 1305, 1303, 1304, 1302, 1305, 1303,
    1304, 1302, 1305, 1303, 1302, 1305, 1303, -1, 1319, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1335, 723, 723,
    1335, -1, 1337, -1, 1337, 1340, -1, 1340, 1337, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    1355, 1355, 1355, 1372, 1384, 1303, 1372, 1384, 1303, 1372, 1384, 1372, 1384, 1372, 1292, 1303, 1372,
    1292, 1303, 1372, 1292, 1372, 1292, 1372, 1289, 1290, 1303, 1372, 1289, 1290, 1303, 1372, 1289, 1290,
    1372, 1289, 1290, 1372, 1385, 1372, 1385, 1387, -1, 601, 1392, 1393, -1, -1, 1395, -1, -1, 631, 631, 631,
    1409, -1, 1409, 1409, -1, 1409, 631, -1, 631, -1, 631, 631, -1, 390, -1, 289, -1, -1, -1, -1, 1420, 1421,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 259, 260,
    1430, 1431, 261, 262, 1432, 1433, 1434, 1435, 1436, 1437, 263, 264, 1438, 265, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 591, -1, 1445, -1, 591, 1445, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, 499, -1, 8, -1, -1, 499, -1, 8, -1, -1, 1462, -1, 1180, -1, 1180, 1462, -1, -1, 1462, -1, 1180,
    -1, 1180, 1462, -1, -1, 175, 1481, 176, 177, 75, 202, 1482, 206, 1483, 208, 1484, 209, 1485, 207, 1486,
    144, -1, -1, 1494, 1494, 1495, 313, 1503, 994, 1504, 1505, 1506, -1, -1, 313, 123, -1, 1509, 123, -1, -1,
    -1, -1, -1, -1, 546, 1146, -1, -1, 1503, 1534, 1535, 123, -1, -1, -1, -1, 1503, 1537, 1538, 289, 289,
    123, 289, 289, 123, 1542, 1542, 123, 289, 289, -1, -1, 123, -1, -1, 123, 8, 8, 123, 8, 1534, 1535, 8,
    1534, 1535, 123, -1, -1, -1, 123, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 289, 1289, 1290, 289, 1568, 1569, 289, 1568,
    1569, 123, 289, 1571, 289, 1572, 289, 1572, 123, 289, 1289, 1290, 289, 1571, 1576, 1176, 1577, 1578,
    1579, 358, 1176, 1577, 1578, 1579, 358, 1176, 1577, 1578, 1579, 123, 358, 1176, 1577, 1581, 358, 1176,
    1577, 1581, 123, 1582, 1176, 1577, 1578, 1579, 1576, 1176, 1577, 1578, 1579, 1584, 1585, 1176, 1584,
    1585, 1176, 123, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1599, 1599, -1, -1, -1, -1, -1, -1,
    -1, -1, 1599, -1, 123, -1, 1599, 123, -1, -1, -1, -1, -1, 390, 390, 390, 390, 390, -1, -1, 7, 7, 7, 7, 7,
    390, 390, 289, 390, 289, -1, 1638, 499, -1, 8, 8, -1, -1, -1, 1643, -1, -1, -1, -1, 499, -1, 584, 973,
    584, 499, -1, 601, 924, 927, -1, 289, -1, 390, -1, 289, -1, 390, -1, -1, 390, -1, 289, -1, 601, -1, 631,
    631, -1, 601, 931, -1, -1, -1, 600, -1, 591, 1387, 601, 1392, 1393, 1119, 8, -1, 8, 1135, 631, 631, -1,
    631, 1409, 1409, -1, 1409, -1, 1409, 631, -1, 631, 631, 631, -1, -1, -1, 235, -1, 238, 248, 272, 273,
    278, 279, 280, 281, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1582, 1176, 1577, 1578, 1579, 1576, 1176, 1577,
    1578, 1579, 358, 1176, 1577, 1578, 1579, 358, 1176, 1577, 1578, 1579, 123, 358, 1176, 1577, 1581, 358,
    1176, 1577, 1581, 123, -1, -1, -1, -1, -1, -1, -1, -1, 601, 248, 1176, 1171, 601, 390, 289, 1171, 273,
    -1, -1, -1, 240, 231, -1, -1, -1, -1, -1, -1, -1, -1, -1, 289, -1, 390, -1, 936, -1, 937, -1, 936, -1,
    937, -1, 289, -1, 390, -1, 584, 973, 584, -1, -1, -1
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
    1, 513, 513, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 258, 258, 258, 258, 258, 258,
    258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 25, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 1, 1, 1, 1, 1, 2, 2, 2, 258, 258, 258, 1, 1, 1,
    1, 1, 5, 5, 5, 5, 5, 5, 67504133, 67504133, 0, 51, 5, 51, 5, 51, 5, 51, 5, 0, 51, 5, 51, 5, 51, 5, 1, 5,
    0, 5, 0, 5, 5, 5, 5, 1, 5, 1, 0, 5, 0, 1, 5, 1, 1, 5, 0, 5, 4, 5, 51, 1, 1, 5, 0, 5, 51, 5, 51, 5, 51, 5,
    0, 5, 51, 5, 51, 5, 51, 5, 0, 5, 51, 5, 51, 5, 51, 5, 5, 5, 5, 5, 1, 5, 1, 8, 51, 5, 5, 5, 1, 5, 5, 1, 5,
    1, 5, 1, 5, 1, 5, 1, 5, 1, 5, 1, 1, 5, 5, 0, 5, 51, 5, 51, 5, 1, 5, 5, 5, 5, 51, 8, 51, 5, 0, 51, 5, 51,
    0, 1, 5, 5, 269876, 269876, 269876, 269876, 5, 51, 5, 51, 5, 5, 51, 5, 51, 5, 4, 5, 0, 5, 1541, 5, 0, 1,
    5, 1541, 1, 5, 1, 5, 5, 5, 5, 4, 4, 4, 4, 4, 13060, 4, 4, 4, 4, 4, 1, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
    4, 4, 4, 4, 4, 4, 4, 0, 0, 0, 0, 0, 7, 7, 7, 7, 7, 7, 7, 0, 7, 0, 7, 0, 0, 7, 0, 0, 7, 7, 7, 7, 51, 7,
    51, 7, 51, 7, 7, 51, 7, 0, 7, 0, 5, 395269, 51, 7, 51, 7, 51, 7, 51, 7, 51, 7, 0, 51, 7, 51, 7, 51, 7,
    51, 7, 51, 7, 51, 7, 51, 7, 51, 7, 7, 8, 8, 8, 8, 8, 8, 8, 8, 8, 3, 8, 1, 8, 51, 8, 67503368, 67504133,
    6, 6, 6, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6,
    1541, 6, 1541, 6, 1541, 6, 0, 6, 0, 6, 0, 6, 0, 6, 6, 6, 6, 0, 6, 0, 1, 1, 1, 1, 18, 1, 18, 18, 18, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 4, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 31, 31, 31, 31,
    31, 31, 31, 4, 4, 0, 31, 31, 31, 10, 31, 31, 31, 31, 31, 31, 1, 1, 1, 1, 31, 31, 31, 31, 31, 31, 31, 31,
    31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31,
    31, 31, 31, 31, 29, 31, 4, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 0, 1075, 4, 31, 0, 1075,
    4, 31, 0, 590899, 4, 31, 0, 590899, 4, 31, 4, 31, 4, 31, 2308, 4, 31, 2308, 4, 31, 0, 4, 31, 0, 4, 31, 0,
    4, 31, 0, 4, 31, 0, 4, 31, 0, 4, 31, 0, 4, 31, 0, 4, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31,
    31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 1, 31, 1, 1, 31, 31, 31, 31, 31,
    31, 31, 3594, 2335, 31, 3594, 2335, 31, 3594, 2335, 31, 3594, 2335, 31, 3594, 2335, 31, 3594, 2335, 31,
    31, 32, 32, 32, 31, 32, 31, 32, 32, 31, 31, 31, 14, 32, 14, 31, 31, 31, 13, 31, 31, 31, 31, 3, 32, 31, 1,
    32, 32, 1, 32, 32, 32, 32, 32, 32, 31, 31, 31, 31, 31, 31, 10, 0, 31, 0, 0, 31, 0, 0, 31, 10, 0, 32, 32,
    32, 32, 32, 32, 32, 32, 32, 32, 0, 31, 14, 3, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32,
    32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32,
    32, 32, 32, 32, 15, 32, 32, 32, 32, 32, 32, 32, 32, 3594, 2336, 32, 3594, 2336, 32, 10, 32, 10, 1, 4, 4,
    4, 49, 1, 1, 49, 1, 49, 1, 49, 1, 1, 2610, 49, 1, 49, 1, 1, 49, 10, 49, 1, 1, 49, 1, 49, 1, 49, 13, 49,
    2, 49, 2, 2610, 49, 1, 49, 1, 2610, 49, 1, 1, 49, 1, 49, 1, 49, 1, 1, 2610, 49, 15, 49, 52, 49, 49, 49,
    49, 49, 50, 50, 1, 1, 15, 0, 590899, 51, 0, 590899, 51, 0, 590899, 51, 0, 590899, 51, 0, 590899, 51, 0,
    590899, 51, 0, 590899, 51, 35, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34,
    34, 34, 34, 2335, 34, 2335, 34, 1, 2335, 34, 1, 2335, 34, 2335, 34, 2335, 34, 2335, 34, 2335, 34, 2826,
    2335, 34, 2826, 2335, 34, 0, 590899, 34, 0, 590899, 34, 1541, 0, 34, 1541, 0, 34, 1541, 0, 34, 1541, 0,
    34, 1541, 0, 34, 1541, 0, 34, 1541, 0, 34, 1541, 0, 34, 52, 0, 34, 52, 0, 34, 34, 34, 34, 34, 31, 34, 31,
    34, 31, 31, 31, 31, 52, 2335, 52, 2335, 52, 2335, 52, 2335, 5, 52, 598559, 52, 598559, 52, 598559, 52,
    52, 52, 52, 52, 52, 52, 52, 10, 10, 1, 10, 10, 1, 3, 5, 5, 1, 5, 5, 1, 3, 10, 1, 1, 1, 10, 1, 1, 1, 258,
    10, 258, 1, 1, 10, 10, 1, 10, 1, 10, 1, 1, 10, 1, 5, 1, 40, 1, 1, 1, 1, 1, 42, 42, 1, 1, 1, 1, 10, 10,
    41, 1, 1, 11, 1, 1, 1, 11, 39, 1, 39, 1, 39, 39, 10, 10, 1301274266515931649, 1301274266515931649, 1, 1,
    51, 1, 51, 2355, 1, 1, 51, 1, 1, 51, 2355, 1, 1, 151061800, 51, 1, 1, 151061800, 51, 2355, 1, 1, 1, 1,
    51, 1, 1, 1, 1, 151061800, 51, 1, 1, 1, 1, 51, 2355, 1, 1, 1, 1, 151061800, 51, 2355, 1, 51, 1, 51, 2355,
    1, 1, 151061800, 51, 1, 1, 151061800, 51, 2355, 1, 1, 1, 1, 151061800, 51, 2355, 1, 1, 51, 1, 1,
    151061800, 51, 1, 1, 51, 2355, 1, 1, 151061800, 51, 2355, 1, 1, 151061800, 51, 2355, 1, 1, 51, 1, 1, 51,
    1, 1, 151061800, 51, 2355, 1, 1, 151061800, 51, 1, 1, 51, 2355, 1, 1, 51, 2308, 0, 1, 1, 1, 3, 3, 41, 0,
    602884, 602884, 0, 4, 4, 0, 48, 51, 48, 51, 48, 51, 48, 51, 48, 1, 51, 48, 1, 51, 48, 51, 1, 48, 51, 1,
    1, 1, 1, 1, 1, 51, 3, 2308, 2308, 2308, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38,
    38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 1, 41, 2355, 1, 41, 1, 1, 2355,
    1, 1, 1, 10, 10, 2355, 1, 10, 10, 1, 39, 38, 38, 1, 38, 38, 3, 38, 46, 38, 2343, 1, 38, 51, 38, 51, 1,
    38, 51, 38, 38, 38, 38, 38, 38, 38, 38, 45, 46, 32, 38, 2308, 32, 4, 32, 4, 32, 32, 32, 4, 32, 0, 4, 31,
    4, 31, 0, 4, 32, 4, 32, 0, 4, 38, 0, 4, 38, 4, 32, 32, 32, 32, 1, 2336, 32, 1, 2336, 1, 3, 2343, 2355,
    15, 15, 1, 1, 1, 1, 1, 1, 15, 15, 258, 258, 258, 15, 258, 258, 258, 15, 258, 1, 1, 1, 258, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 15, 15, 15, 15, 15, 15, 15, 15, 0, 0, 4, 0, 4, 0, 4, 4, 0, 4,
    4, 4, 3, 3, 3, 3, 4, 3, 4, 3, 3, 0, 22, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 3, 10, 10, 13, 13, 14, 14, 11, 11, 15, 15, 1, 1, 1, 1, 1, 3, 10, 13, 14,
    11, 15, 4, 4, 4, 4, 0, 14, 14, 1, 14, 14, 33, 14, 2319, 14, 2319, 33, 14, 2319, 14, 2319, 33, 2319, 14,
    33, 33, 33, 33, 33, 33, 2309, 1, 1, 33, 51, 33, 33, 14, 1, 1, 2319, 14, 1, 1, 2319, 14, 66843, 13, 33,
    10, 33, 10, 15, 33, 10, 33, 10, 15, 33, 5, 33, 5, 15, 33, 14, 33, 14, 15, 33, 5, 33, 5, 15, 33, 14, 33,
    14, 15, 33, 14, 1, 1, 33, 14, 1, 1, 15, 33, 33, 33, 33, 33, 33, 15, 33, 15, 33, 33, 33, 33, 33, 33, 2319,
    14, 33, 2319, 1, 1, 33, 2319, 1, 1, 33, 2319, 14, 1, 1, 33, 2319, 5, 1, 33, 2319, 5, 1, 33, 33, 33, 2319,
    33, 33, 33, 10, 10, 10, 33, 10, 10, 10, 33, 10, 10, 10, 15, 33, 10, 10, 33, 10, 10, 33, 10, 10, 15, 33,
    10, 1, 258, 258, 3, 33, 10, 1, 258, 258, 3, 33, 10, 1, 258, 258, 3, 15, 33, 10, 1, 258, 258, 33, 10, 1,
    258, 258, 15, 10, 1, 258, 258, 3, 33, 10, 10, 1, 33, 10, 10, 1, 15, 33, 2319, 1, 1, 1, 1, 1, 33, 2319, 1,
    1, 1, 1, 1, 1, 33, 2319, 1, 1, 1, 1, 33, 2319, 1, 1, 1, 258, 258, 0, 33, 2319, 1, 1, 1, 258, 258, 33, 33,
    33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 2319, 33, 2319, 33, 33, 33, 33, 2319, 33, 2319, 33, 33, 10, 33,
    10, 28, 33, 10, 15, 33, 10, 28, 15, 33, 2319, 10, 3, 32, 32, 32, 32, 32, 32, 32, 18, 4, 4, 4, 4, 4, 4, 4,
    4, 4, 4, 4, 4, 4, 14, 14, 14, 14, 23, 5, 5, 10, 5, 31, 2335, 15, 15, 15, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    32, 4, 4, 53, 4
};

static const uint8_t types[] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 15, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 3, 4, 4, 4, 5, 5, 5, 4, 3, 8, 8, 2, 10, 11, 13,
    14, 17, 19, 18, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 52, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 25, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    7, 7, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 29, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 26, 26, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 35, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 21, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 31, 0, 31, 0, 0, 31, 0, 0, 0, 0,
    0, 0, 32, 32, 32, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 50, 0, 0, 0, 0, 0, 49, 15, 34, 0, 34, 34, 34, 34, 34, 34, 36, 35,
    36, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 52, 0, 0, 0, 0, 0, 0, 0, 37, 37, 0, 0, 0, 0, 0, 0, 0, 0, 52, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 40, 40, 40, 40, 41, 41, 42, 45, 46, 43, 44, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 39, 39, 39, 39, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 38, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 38, 0, 38, 38, 38, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 38, 38, 0, 0, 0, 0, 0, 0, 0, 0, 47,
    0, 0, 0, 0, 0, 0, 0, 0, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 33, 33, 33, 33, 33, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 27, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 28, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 23, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4
};

static const int32_t type_names[] = {
    166, 167, 168, 169, 170, 171, 172, 173, 174, 155, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185,
    186, 187, 188, 189, 190, 191, 192, 147, 148, 149, 150, 151, 152, 153, 154, 155, 193, 194, 195, 196, 197,
    198, 199, 200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 144, 210, 211, 212, 213, 214, 215, 216, 217,
    218, 219, 220, 221, 222, 223, 224, 257, 359, 487, 624, 625, 626, 645, 776, 777, 805, 806, 830, 843, 909,
    962, 964, 967, 974, 975, 976, 977, 1054, 1060, 1061, 1062, 1064, 1065, 1066, 1067, 1068, 1069, 831, 1070,
    1071, 1072, 1143, 1151, 1152, 1161, 1183, 1184, 1185, 1186, 1187, 1188, 1189, 1190, 1191, 1192, 1193,
    1283, 1284, 1285, 1286, 1330, 1331, 1332, 1354, 1356, 1357, 1358, 1317, 1402, 1403, 1412, 1421, 1496,
    1497, 1498, 1499, 1500, 675, 1501, 1523, 1606, 1617, 1632, 1703, 1704
};

static const struct catalogue_tables tables = {
    bytes, COUNT(bytes) - 1, names, COUNT(names), slots, COUNT(slots), first, COUNT(first),
    links, COUNT(links), entries, COUNT(entries), labels, COUNT(labels), kinds, COUNT(kinds),
    types, COUNT(types), type_names, COUNT(type_names)};

const struct catalogue_tables *_Nonnull catalogue_tables(void) { return &tables; }
