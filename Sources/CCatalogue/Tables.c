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
    "removeObject" "swapAt" "sort" "reverse" "round" "toggle" "map" "flatMap" "enum" "typealias" "protocol"
    "actor" "infix" "prefix" "precedencegroup" "position" "transform" "layer" "setAffineTransform" "a" "d"
    "acos" "asin" "atan" "atan2" "acosf" "asinf" "atanf" "atan2f" "hypot" "sqrt" "sqrtf" "squareRoot"
    "print" "NSLog" "S" "scaledBy" "CGAffineTransform" "CGAffineTransformMakeScale" "CGAffineTransformScale"
    "$0" "$1" "$2" "$3" "$4" "$5" "$6" "$7" "$8" "$9" "CGFloat" "Double" "Float" "Int" "NSInteger"
    "TimeInterval" "NSTimeInterval" "NSUInteger" "NSNumber" "UInt" "int" "float" "double" "long" "unsigned"
    "short" "int64_t" "int32_t" "uint32_t" "CFTimeInterval" "int8_t" "uint8_t" "int16_t" "uint16_t"
    "uint64_t" "size_t" "CFIndex" "GLfloat" "Int8" "Int16" "Int32" "Int64" "UInt8" "UInt16" "UInt32"
    "UInt64" "Bool" "BOOL" "String" "Character" "NSString" "Array" "NSArray" "NSMutableArray"
    "NSMutableString" "bool" "ClosedRange" "Range" "Angle" "CGPoint" "CGVector" "CGSize" "CGRect"
    "CGAffineTransformComponents" "CGRectEdge" "UIColor" "UIView" "UIWindow" "UIImageView" "UILabel"
    "UIButton" "UIScrollView" "UIControl" "UITextField" "UITextView" "UITableViewCell"
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
    "clamping" "truncatingIfNeeded" "exactly" "exp" "expf" "log" "logf" "abs" "fabs" "fabsf" "floor"
    "floorf" "ceil" "ceilf" "roundf" "pow" "powf" "hypotf" "fmod" "fmodf" "stride" "fmin" "fmax" "trunc"
    "truncf" "rint" "rintf" "nearbyint" "nearbyintf" "lrint" "lrintf" "llrint" "llrintf" "lround" "lroundf"
    "llround" "llroundf" "log2" "log2f" "log10" "log10f" "exp2" "exp2f" "cbrt" "cbrtf" "sinh" "sinhf" "cosh"
    "coshf" "tanh" "tanhf" "copysign" "copysignf" "fdim" "fdimf" "fminf" "fmaxf" "isnan" "isinf" "isfinite"
    "signbit" "INT_MAX" "INT_MIN" "UINT_MAX" "LONG_MAX" "LONG_MIN" "NSUIntegerMax" "M_LN2" "M_LN10"
    "rounded" "FloatingPointRoundingRule" "up" "down" "toNearestOrEven" "toNearestOrAwayFromZero"
    "towardZero" "awayFromZero" "truncatingRemainder" "dividingBy" "signum" "magnitude" "isMultiple" "of"
    "isFinite" "isZero" "isNaN" "description" "ulp" "nextUp" "nextDown" "exponent" "significand"
    "leastNormalMagnitude" "leastNonzeroMagnitude" "isNormal" "isLess" "than" "isLessThanOrEqualTo"
    "advanced" "addingProduct" "quotient" "quotientAndRemainder" "degrees" "radians" "turns" "sin" "sinf"
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
    "merging" "objectForKey" "valueForKey" "uniqueKeysWithValues" "grouping" "lowerBound" "upperBound" "Set"
    "formUnion" "formIntersection" "subtracting" "subtract" "symmetricDifference" "formSymmetricDifference"
    "isSubset" "isSuperset" "isStrictSubset" "isStrictSuperset" "isDisjoint" "update" "popFirst" "addObject"
    "containsObject:" "anyObject" "red" "green" "blue" "alpha" "withAlphaComponent" "set" "setFill"
    "setStroke" "white" "hue" "saturation" "brightness" "displayP3Red" "CGColor" "named" "black"
    "blackColor" "whiteColor" "redColor" "greenColor" "blueColor" "cyan" "cyanColor" "yellow" "yellowColor"
    "magenta" "magentaColor" "orange" "orangeColor" "purple" "purpleColor" "brown" "brownColor" "gray"
    "grayColor" "lightGray" "lightGrayColor" "darkGray" "darkGrayColor" "clear" "clearColor" "systemRed"
    "systemOrange" "systemYellow" "systemGreen" "systemMint" "systemTeal" "systemCyan" "systemBlue"
    "systemIndigo" "systemPurple" "systemPink" "systemBrown" "systemGray" "systemGray2" "systemGray3"
    "systemGray4" "systemGray5" "systemGray6" "systemBackground" "secondarySystemBackground" "label" "frame"
    "bounds" "anchorPoint" "isHidden" "clipsToBounds" "name" "image" "UIImage" "systemName" "moveAnchor"
    "contentOffset" "isUserInteractionEnabled" "userInteractionEnabled" "tag" "backgroundColor" "text"
    "textColor" "textAlignment" "font" "contentMode" "isOpaque" "tintColor" "contentScaleFactor"
    "accessibilityLabel" "safeAreaInsets" "layoutMargins" "mask" "accessibilityIdentifier"
    "accessibilityHint" "isAccessibilityElement" "semanticContentAttribute" "clearsContextBeforeDrawing"
    "isFirstResponder" "numberOfLines" "adjustsFontSizeToFitWidth" "lineBreakMode" "attributedText"
    "baselineAdjustment" "borderStyle" "keyboardType" "returnKeyType" "autocorrectionType"
    "autocapitalizationType" "clearButtonMode" "shadowColor" "placeholder" "minimumScaleFactor" "isEditable"
    "isSelectable" "isSecureTextEntry" "zoomScale" "system" "ButtonType" "UIButtonTypeSystem" "custom"
    "UIButtonTypeCustom" "infoLight" "UIButtonTypeInfoLight" "contactAdd" "UIButtonTypeContactAdd" "close"
    "UIButtonTypeClose" "isScrollEnabled" "isPagingEnabled" "bounces" "showsHorizontalScrollIndicator"
    "showsVerticalScrollIndicator" "minimumZoomScale" "maximumZoomScale" "contentInset" "delegate"
    "UIViewAutoresizing" "AutoresizingMask" "flexibleLeftMargin" "UIViewAutoresizingFlexibleLeftMargin"
    "FlexibleLeftMargin" "flexibleWidth" "UIViewAutoresizingFlexibleWidth" "FlexibleWidth"
    "flexibleRightMargin" "UIViewAutoresizingFlexibleRightMargin" "FlexibleRightMargin" "flexibleTopMargin"
    "UIViewAutoresizingFlexibleTopMargin" "FlexibleTopMargin" "flexibleHeight"
    "UIViewAutoresizingFlexibleHeight" "FlexibleHeight" "flexibleBottomMargin"
    "UIViewAutoresizingFlexibleBottomMargin" "FlexibleBottomMargin" "None" "UIViewAutoresizingNone"
    "autoresizingMask" "translatesAutoresizingMaskIntoConstraints" "autoresizesSubviews" "UIControlState"
    "State" "normal" "UIControlStateNormal" "Normal" "highlighted" "UIControlStateHighlighted" "Highlighted"
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
    "UISwipeGestureRecognizer" "Direction" "UIGestureRecognizerState" "rawValue"
    "UISwipeGestureRecognizerDirection" "possible" "UIGestureRecognizer.State"
    "UIGestureRecognizerStatePossible" "Possible" "began" "UIGestureRecognizerStateBegan" "Began" "changed"
    "UIGestureRecognizerStateChanged" "Changed" "ended" "UIGestureRecognizerStateEnded" "Ended" "cancelled"
    "UIGestureRecognizerStateCancelled" "Cancelled" "failed" "UIGestureRecognizerStateFailed" "Failed"
    "recognized" "UIGestureRecognizerStateRecognized" "UISwipeGestureRecognizer.Direction"
    "UISwipeGestureRecognizerDirectionRight" "Right" "UISwipeGestureRecognizerDirectionLeft" "Left"
    "UISwipeGestureRecognizerDirectionUp" "Up" "UISwipeGestureRecognizerDirectionDown" "Down" "state"
    "enabled" "cancelsTouchesInView" "delaysTouchesBegan" "delaysTouchesEnded" "numberOfTouches"
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
    "valueForKeyPath:" "setValue:forKeyPath:" "valueForKey:" "setValue:forKey:" "actionForKey:" "Selector"
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
    {1000, 69978321}, {1007, 558918661}, {1012, 1326178875}, {1018, 1076453893}, {1021, 3751997361},
    {1028, 4092568292}, {1032, 2171383808}, {1041, 3054093999}, {1049, 4213704117}, {1054, 244111290},
    {1059, 827898097}, {1065, 4232466889}, {1080, 3775434644}, {1088, 2471448074}, {1097, 3786248987},
    {1102, 128336118}, {1120, 3721122100}, {1121, 3826002220}, {1122, 3775669363}, {1126, 1006755615},
    {1130, 4272848550}, {1134, 108579519}, {1139, 3173440503}, {1144, 4025666427}, {1149, 2897315904},
    {1154, 153572251}, {1160, 1428923715}, {1165, 405166629}, {1169, 2112764879}, {1174, 3876055819},
    {1184, 1046779122}, {1189, 372738696}, {1194, 2052810508}, {1195, 3591115554}, {1203, 2271195850},
    {1220, 391640912}, {1246, 460481456}, {1268, 779904818}, {1270, 163295161}, {1272, 146517542},
    {1274, 129739923}, {1276, 112962304}, {1278, 230405637}, {1280, 213628018}, {1282, 196850399},
    {1284, 180072780}, {1286, 297516113}, {1288, 280738494}, {1295, 2873224251}, {1301, 2386971688},
    {1306, 1283547685}, {1309, 4168357374}, {1318, 2209066192}, {1330, 988175173}, {1344, 2929211326},
    {1354, 2027933801}, {1362, 2562340083}, {1366, 3912887073}, {1369, 2515107422}, {1374, 2797886853},
    {1380, 2699759368}, {1384, 3270303571}, {1392, 206862118}, {1397, 3122818005}, {1404, 1919949199},
    {1411, 3226083260}, {1419, 3920758663}, {1433, 380755552}, {1439, 1090495225}, {1446, 811810984},
    {1453, 234774234}, {1461, 2529449241}, {1469, 1747969136}, {1475, 2087358391}, {1482, 1335159128},
    {1489, 2428550228}, {1493, 3837675186}, {1498, 765439473}, {1503, 2711245919}, {1508, 697196164},
    {1513, 1059919963}, {1519, 1323747186}, {1525, 3538687084}, {1531, 1324880019}, {1535, 796142685},
    {1539, 2991499325}, {1545, 1615808600}, {1554, 3966976176}, {1562, 295258647}, {1567, 382270662},
    {1574, 3795011855}, {1588, 3747507645}, {1603, 909533769}, {1607, 3365180733}, {1618, 2749912018},
    {1623, 2735859570}, {1628, 969184184}, {1635, 1902060359}, {1643, 1373385388}, {1649, 3602979878},
    {1655, 1769938321}, {1682, 1740667972}, {1692, 4050857480}, {1699, 2755019962}, {1705, 2169878254},
    {1713, 4170555683}, {1724, 1334253329}, {1731, 2265719507}, {1739, 2570318435}, {1751, 3483588555},
    {1760, 2774362700}, {1771, 21843312}, {1781, 3429590357}, {1796, 1071897420}, {1816, 1566828974},
    {1834, 514687451}, {1835, 3876335077}, {1836, 3859557458}, {1838, 1363500993}, {1840, 1346723374},
    {1861, 2264171482}, {1873, 1357355164}, {1874, 4228665076}, {1906, 1867418821}, {1907, 3507227459},
    {1913, 3168883851}, {1926, 3222486838}, {1955, 3381181800}, {1956, 3607893173}, {1961, 3005452862},
    {1962, 3440116983}, {1963, 4245442695}, {1971, 2839884955}, {1996, 3398044946}, {2009, 3005386353},
    {2032, 1217983224}, {2044, 3509544318}, {2070, 1610779110}, {2077, 2930439210}, {2079, 1412156564},
    {2102, 3160029103}, {2110, 3174662200}, {2133, 1479719844}, {2143, 3376534378}, {2169, 2875014037},
    {2196, 3589306714}, {2229, 804357063}, {2258, 1910201350}, {2265, 2701182283}, {2271, 398550328},
    {2274, 521802798}, {2277, 505025179}, {2280, 656170845}, {2283, 605837988}, {2286, 2468447887},
    {2289, 2485225506}, {2292, 2384559792}, {2302, 4100406635}, {2313, 1987983040}, {2319, 365099244},
    {2323, 3641958979}, {2333, 296602997}, {2340, 2462546090}, {2347, 4254058618}, {2352, 2907980824},
    {2356, 3981965844}, {2362, 3649018447}, {2370, 2614820847}, {2383, 292130973}, {2388, 2190941297},
    {2403, 211913386}, {2411, 564937055}, {2422, 3419592236}, {2457, 3513453938}, {2468, 3460502485},
    {2472, 2339366755}, {2483, 377128425}, {2491, 1086286877}, {2518, 3941508978}, {2526, 783488098},
    {2528, 1111836708}, {2547, 2280960882}, {2554, 3181326346}, {2573, 975988953}, {2589, 635020210},
    {2591, 1360837969}, {2593, 1344060350}, {2605, 1925151750}, {2611, 2408179714}, {2617, 2211460629},
    {2637, 1848861402}, {2642, 2508680735}, {2648, 3585981250}, {2658, 2335550124}, {2662, 597743964},
    {2672, 2354563044}, {2698, 2897926679}, {2715, 1035906630}, {2733, 783840260}, {2734, 4060888886},
    {2735, 4278997933}, {2743, 589286162}, {2748, 414084241}, {2758, 2275477643}, {2762, 3940830471},
    {2772, 1940694431}, {2776, 1996966820}, {2786, 1637070560}, {2794, 1605206413}, {2808, 1343892145},
    {2826, 2293605903}, {2836, 1099796002}, {2847, 370965912}, {2857, 4290552719}, {2892, 1638856759},
    {2908, 3707845437}, {2916, 1968018676}, {2930, 2745245856}, {2938, 2872562979}, {2952, 1867915087},
    {2960, 1052627742}, {2974, 1537748690}, {2982, 4233365429}, {2996, 3239423849}, {3000, 1535751837},
    {3013, 3736796887}, {3017, 2541423239}, {3030, 3804893101}, {3034, 3060514643}, {3047, 21234473},
    {3051, 1518974218}, {3064, 3720019268}, {3068, 2524645620}, {3081, 3788115482}, {3085, 3043737024},
    {3098, 4456854}, {3112, 2037980277}, {3127, 2933655948}, {3139, 558644074}, {3156, 328942278},
    {3164, 2111105165}, {3178, 3042771105}, {3184, 3800657716}, {3196, 626531088}, {3203, 2362349278},
    {3216, 866545770}, {3226, 857273821}, {3242, 4045899937}, {3249, 1135749657}, {3255, 93078660},
    {3267, 1409690180}, {3270, 2802900028}, {3274, 306900080}, {3280, 1319594794}, {3285, 2028154341},
    {3301, 2218332638}, {3325, 225597218}, {3354, 2084234006}, {3370, 1331687974}, {3375, 2135852838},
    {3396, 2753988203}, {3403, 864200463}, {3414, 3838403746}, {3422, 1530791347}, {3434, 3721205966},
    {3439, 3688814324}, {3450, 3876242216}, {3462, 1809966536}, {3480, 2699878380}, {3490, 4079184015},
    {3510, 1179101157}, {3518, 1825239352}, {3537, 3748245722}, {3555, 634908722}, {3572, 163271060},
    {3598, 3289806584}, {3610, 3446866648}, {3615, 1737076817}, {3624, 881687192}, {3631, 1219519868},
    {3641, 3970939267}, {3645, 2513272949}, {3654, 3224470464}, {3661, 2986472067}, {3665, 708293528},
    {3671, 258052966}, {3673, 3450233754}, {3675, 1213090802}, {3679, 3555670962}, {3685, 2743639103},
    {3691, 2710083865}, {3697, 4214265958}, {3703, 3963008473}, {3710, 1381912327}, {3719, 297212119},
    {3722, 53234560}, {3730, 1135433081}, {3733, 797905850}, {3741, 1315384455}, {3752, 4179333016},
    {3775, 867257093}, {3786, 841567274}, {3789, 3617776409}, {3801, 1784172926}, {3804, 3381609815},
    {3816, 1550566188}, {3826, 1592295328}, {3834, 2860018940}, {3852, 2241873898}, {3859, 1524000883},
    {3862, 1923516200}, {3866, 3391553482}, {3869, 1062293841}, {3873, 3825392021}, {3876, 709362235},
    {3880, 392774327}, {3885, 2880712451}, {3890, 3102149661}, {3896, 2394465697}, {3900, 1659167240},
    {3905, 475034410}, {3911, 3434436711}, {3914, 1479764693}, {3918, 2347825097}, {3924, 1197479801},
    {3928, 1351583639}, {3933, 3270705251}, {3939, 366569208}, {3943, 1251212115}, {3947, 1621599661},
    {3952, 3579732453}, {3958, 1720942905}, {3962, 140187182}, {3967, 1868829528}, {3976, 3948149459},
    {3986, 708029167}, {3991, 3185475540}, {3997, 2537751862}, {4003, 2778439310}, {4010, 2616928056},
    {4016, 4139930401}, {4023, 3135838405}, {4030, 2498734875}, {4038, 4064998855}, {4042, 268639961},
    {4047, 4092159661}, {4052, 2346846000}, {4058, 2328988770}, {4062, 2519117294}, {4067, 3873647896},
    {4071, 1415682102}, {4076, 631424496}, {4080, 282220607}, {4085, 3558937627}, {4089, 4099687964},
    {4094, 658698766}, {4098, 153638352}, {4103, 545189250}, {4111, 197671877}, {4120, 792060313},
    {4124, 513084933}, {4129, 2275780057}, {4134, 2616489071}, {4139, 4075421329}, {4144, 2981347434},
    {4149, 648810968}, {4157, 638754166}, {4164, 591523055}, {4171, 4047093083}, {4178, 656837285},
    {4186, 3789446092}, {4194, 4277107410}, {4202, 3906719864}, {4215, 2663715805}, {4220, 2698097207},
    {4226, 3072217742}, {4233, 1920734138}, {4258, 4225734153}, {4260, 1128467232}, {4264, 1035581717},
    {4279, 3525779695}, {4302, 1975486251}, {4312, 2889234988}, {4324, 128921049}, {4343, 1127666911},
    {4353, 2542550614}, {4359, 2627312426}, {4368, 1195911285}, {4378, 4151950225}, {4380, 1765031016},
    {4388, 1814435734}, {4394, 3602780627}, {4399, 876513898}, {4410, 879704937}, {4413, 986710028},
    {4419, 2682709205}, {4427, 1379501780}, {4435, 854709318}, {4446, 925110256}, {4466, 827033813},
    {4487, 3417352379}, {4495, 2226546594}, {4501, 169017192}, {4505, 3843578906}, {4524, 221667867},
    {4532, 3218681947}, {4545, 987224379}, {4553, 3728990320}, {4573, 4007662012}, {4580, 2941534958},
    {4587, 2238339041}, {4592, 3277562923}, {4595, 3761252941}, {4599, 382886321}, {4602, 4220379804},
    {4606, 4200353678}, {4609, 2633446552}, {4613, 388525018}, {4618, 967958004}, {4623, 1216469057},
    {4627, 1675745305}, {4635, 3533348019}, {4645, 2267784115}, {4648, 2877453236}, {4656, 1011085160},
    {4660, 1555467752}, {4670, 1419061120}, {4676, 3353438327}, {4682, 2002030311}, {4689, 931910521},
    {4715, 1638953034}, {4728, 263889333}, {4741, 2304257469}, {4760, 2571507861}, {4789, 4039984575},
    {4799, 1623797237}, {4815, 2667149886}, {4834, 1204873229}, {4854, 2611599107}, {4864, 1975768454},
    {4876, 3532344479}, {4883, 2718014180}, {4904, 713077974}, {4921, 2712081721}, {4947, 1361625375},
    {4973, 864165631}, {4980, 3189629876}, {4998, 165942467}, {5011, 1655317257}, {5030, 1010779457},
    {5040, 2215640769}, {5050, 1070265239}, {5059, 1134120687}, {5063, 2846199180}, {5076, 1743930340},
    {5082, 4005059268}, {5086, 206241385}, {5095, 1115344066}, {5103, 567586076}, {5109, 3901637708},
    {5113, 803046281}, {5119, 152899664}, {5124, 2276994531}, {5133, 1787359420}, {5147, 2796815519},
    {5162, 3918278559}, {5169, 4155575922}, {5179, 236925125}, {5187, 1684779966}, {5191, 798074659},
    {5200, 2374006294}, {5206, 3103973672}, {5216, 2926810054}, {5218, 1462048136}, {5228, 1244814717},
    {5238, 1696195782}, {5247, 3093996503}, {5256, 2756264342}, {5264, 2866045037}, {5272, 1163907536},
    {5284, 2104353872}, {5295, 3110688315}, {5306, 3317910134}, {5319, 2755011687}, {5335, 2069497450},
    {5346, 1516930437}, {5356, 296395306}, {5367, 1195616409}, {5379, 942984426}, {5387, 2949131327},
    {5397, 469045609}, {5408, 2847090017}, {5428, 176574206}, {5432, 1361572173}, {5442, 1896686403},
    {5452, 3273657238}, {5462, 1266202965}, {5474, 3635588042}, {5493, 2733832836}, {5497, 4182378701},
    {5504, 2110798224}, {5510, 877087803}, {5519, 1970364490}, {5525, 1275339983}, {5543, 350857000},
    {5559, 2079739832}, {5575, 1996921413}, {5584, 2043970711}, {5591, 1731736080}, {5603, 4080117376},
    {5614, 1493013840}, {5634, 2398078988}, {5642, 1065574956}, {5652, 2965413338}, {5662, 990401381},
    {5665, 682729123}, {5674, 1722954222}, {5690, 3827859290}, {5701, 37271103}, {5709, 1119987041},
    {5728, 2161276179}, {5751, 3507573001}, {5759, 2301731235}, {5769, 1862550028}, {5783, 3213420894},
    {5799, 288415389}, {5809, 4033069017}, {5815, 672109684}, {5823, 3339054942}, {5832, 3080967843},
    {5847, 834189487}, {5856, 904369474}, {5859, 1089765596}, {5864, 18738364}, {5868, 2197550541},
    {5873, 1569418667}, {5891, 1419285594}, {5894, 3324446467}, {5901, 2540844914}, {5910, 936176715},
    {5915, 3724674918}, {5918, 3817694041}, {5928, 4121092745}, {5938, 886071850}, {5950, 2390028659},
    {5957, 4182669406}, {5962, 3555021734}, {5967, 1452231588}, {5977, 665752555}, {5987, 2665914025},
    {5995, 1172522883}, {6005, 2411978403}, {6014, 2082024064}, {6018, 1231115066}, {6027, 244075885},
    {6033, 96429129}, {6044, 1558106348}, {6051, 1676028392}, {6063, 3565214879}, {6069, 1169454059},
    {6080, 2276069802}, {6086, 2590900991}, {6097, 403953390}, {6102, 817772335}, {6112, 3894621598},
    {6116, 3130700698}, {6125, 3811712141}, {6134, 2836898780}, {6148, 744222851}, {6156, 3219325754},
    {6169, 455433581}, {6174, 1550717474}, {6184, 4099875093}, {6193, 2687217115}, {6205, 3317790454},
    {6217, 680679420}, {6228, 4074568615}, {6238, 972345196}, {6248, 2124225882}, {6258, 1707208587},
    {6268, 1698171440}, {6280, 1765986002}, {6292, 3099195470}, {6302, 1325296208}, {6313, 1159889848},
    {6323, 3210628243}, {6334, 3799163251}, {6345, 3782385632}, {6356, 3899828965}, {6367, 3883051346},
    {6378, 3866273727}, {6394, 4169345192}, {6419, 3573351892}, {6424, 4137097213}, {6429, 3523899814},
    {6435, 1029089800}, {6446, 1290530634}, {6454, 4203053801}, {6467, 406972148}, {6471, 2369371622},
    {6476, 3008443898}, {6483, 3726277920}, {6493, 1742909879}, {6503, 877317237}, {6516, 1513289445},
    {6540, 2694946607}, {6562, 3902926015}, {6565, 2516003219}, {6580, 3083183824}, {6584, 3185987134},
    {6593, 3141474305}, {6606, 1010012291}, {6610, 659427984}, {6621, 3254824265}, {6629, 1438951982},
    {6638, 571377267}, {6656, 143865419}, {6674, 445834375}, {6688, 4201716739}, {6701, 2082798958},
    {6705, 3883353449}, {6728, 1252969316}, {6745, 611349806}, {6767, 3939761393}, {6791, 1880591026},
    {6817, 1052979093}, {6833, 1315057949}, {6846, 3198073272}, {6871, 1888717571}, {6884, 1499172353},
    {6898, 1151719106}, {6916, 1297838153}, {6927, 1291853992}, {6939, 3864824124}, {6952, 284302454},
    {6970, 2291378338}, {6992, 2024043478}, {7007, 3416336049}, {7018, 3326301860}, {7029, 2097883034},
    {7047, 2658088632}, {7057, 4116806241}, {7069, 2750625341}, {7086, 2805121617}, {7095, 2636563400},
    {7101, 1226705564}, {7111, 1144915353}, {7129, 1085962434}, {7135, 542584942}, {7153, 1880354216},
    {7162, 2126046479}, {7183, 3409685817}, {7193, 2322214854}, {7215, 715012316}, {7220, 667630371},
    {7237, 4011681569}, {7252, 2477794221}, {7267, 2826459802}, {7274, 863636682}, {7304, 3312035873},
    {7332, 2374822095}, {7348, 1117036282}, {7364, 2727146260}, {7376, 2338438971}, {7384, 894604266},
    {7402, 239266950}, {7418, 3440848049}, {7436, 1563451997}, {7472, 1300855194}, {7490, 2649340029},
    {7503, 3157132282}, {7534, 1994390723}, {7547, 3295732442}, {7566, 3217941162}, {7603, 2638373311},
    {7622, 729836362}, {7639, 1103965319}, {7674, 3909734774}, {7691, 3422384807}, {7705, 1562399317},
    {7737, 3535094014}, {7751, 2862813109}, {7771, 70193435}, {7809, 3331707904}, {7829, 167527483},
    {7833, 810547195}, {7855, 3377910156}, {7871, 2815096657}, {7912, 3232227944}, {7931, 2636711499},
    {7945, 2461495057}, {7950, 502047894}, {7956, 3867909202}, {7976, 2942666046}, {7982, 1490954098},
    {7993, 1092012710}, {8018, 38792922}, {8029, 2899252294}, {8037, 871591685}, {8059, 1041997713},
    {8067, 3217987877}, {8075, 1309284212}, {8097, 2823090016}, {8105, 4012061332}, {8120, 4204111253},
    {8125, 3492500287}, {8134, 773059133}, {8157, 2759092874}, {8166, 481727645}, {8180, 2303844654},
    {8208, 1323066019}, {8222, 590774350}, {8231, 421821156}, {8254, 696240407}, {8263, 1453714756},
    {8278, 466020238}, {8307, 4077855673}, {8322, 1744839726}, {8338, 1408722253}, {8368, 876245160},
    {8384, 452810861}, {8397, 1260603725}, {8424, 968316954}, {8437, 859371885}, {8451, 1658883364},
    {8479, 3531153185}, {8493, 486221508}, {8504, 4064395570}, {8529, 2257273533}, {8540, 3217031314},
    {8552, 1898701486}, {8578, 692253475}, {8590, 2618608526}, {8604, 889051197}, {8632, 1439665068},
    {8646, 3703752221}, {8661, 158609817}, {8690, 3199826274}, {8705, 3872230201}, {8718, 592993401},
    {8745, 2782426318}, {8758, 1648296985}, {8780, 2036964556}, {8816, 1478369021}, {8838, 2072579308},
    {8847, 588027325}, {8853, 3294899967}, {8869, 2406610228}, {8881, 1136770368}, {8892, 1099727666},
    {8919, 3943336079}, {8927, 3373088083}, {8935, 1118385669}, {8948, 1252830802}, {8956, 1310484760},
    {8974, 4211107556}, {8992, 4235327583}, {9011, 1911957762}, {9023, 2274977100}, {9033, 1894102977},
    {9050, 1868420705}, {9065, 1229760322}, {9080, 401251929}, {9089, 4136070254}, {9099, 141711844},
    {9112, 1877099350}, {9122, 4224630636}, {9148, 2956264019}, {9172, 3731343133}, {9183, 1490880043},
    {9198, 651349070}, {9217, 3553571131}, {9238, 798050051}, {9258, 1738029828}, {9267, 830772382},
    {9291, 975665791}, {9298, 3753552150}, {9320, 1268347563}, {9329, 2675976173}, {9337, 2255101473},
    {9348, 938963840}, {9360, 1325536902}, {9370, 66138439}, {9389, 2650151654}, {9401, 1362571274},
    {9408, 2674091075}, {9425, 4180264212}, {9436, 2220611910}, {9442, 3628923247}, {9461, 2290191893},
    {9474, 524486259}, {9489, 536057419}, {9502, 2266436945}, {9514, 2660165913}, {9526, 2510371521},
    {9533, 1647949432}, {9544, 2499925078}, {9550, 1061329053}, {9558, 2186648520}, {9570, 3685987662},
    {9584, 1203193122}, {9598, 3305235377}, {9613, 3408062813}, {9635, 598285973}, {9646, 2107277412},
    {9661, 1771288722}, {9675, 1024755039}, {9695, 2323362532}, {9715, 295121441}, {9727, 3240065181},
    {9736, 3923523740}, {9756, 140741692}, {9786, 687274249}, {9796, 1680403306}, {9807, 186774928},
    {9821, 2185261687}, {9826, 2753641482}, {9831, 2454962418}, {9848, 958887293}, {9866, 3594902096},
    {9874, 2175633178}, {9891, 775974691}, {9898, 4056008598}, {9912, 32195591}, {9919, 3647323098},
    {9935, 3198753898}, {9946, 2621687777}, {9970, 56185609}, {9978, 3091067239}, {9982, 3935363592},
    {9992, 3073585980}, {9999, 1867556362}, {10012, 2589014835}, {10028, 3891896413}, {10034, 4148812653},
    {10041, 1700657266}, {10053, 1106246455}, {10068, 754571866}, {10079, 1038506759}, {10085, 4176775601},
    {10094, 2830785103}, {10104, 1731433239}, {10112, 855408348}, {10120, 2834400513}, {10135, 3963693047},
    {10144, 3544094494}, {10150, 4009327117}, {10166, 492923249}, {10179, 1423062726}, {10197, 161915485},
    {10240, 2642763852}, {10253, 1214513038}, {10270, 1445723454}, {10279, 2844467682}, {10286, 3334659430},
    {10298, 3572701046}, {10309, 555663897}, {10320, 3123020006}, {10333, 3005567066}, {10345, 2400366623},
    {10357, 2266193630}, {10367, 3448933658}, {10380, 3786999131}, {10388, 2370703267}, {10400, 1489487637},
    {10415, 2552112075}, {10433, 2857694466}, {10446, 2048902997}, {10461, 1468503355}, {10480, 376585884},
    {10492, 1938712828}, {10514, 3810570069}, {10533, 1375206950}, {10555, 1648973383}, {10574, 1187236458},
    {10596, 1447170883}, {10615, 2183746320}, {10637, 4241624385}, {10644, 3048556132}, {10663, 3744775116},
    {10681, 3621218635}, {10698, 3611392321}, {10709, 3412690475}, {10722, 2109961146}, {10748, 2124853820},
    {10770, 4061796954}, {10777, 4173553157}, {10785, 2053962742}, {10795, 503535429}, {10806, 1836668495},
    {10815, 721310682}, {10830, 1006735486}, {10842, 325084441}, {10847, 2961925722}, {10857, 497438945},
    {10866, 1787797455}, {10877, 1849888827}, {10897, 3825011241}, {10906, 385702446}, {10912, 2166834857},
    {10919, 3055437297}, {10926, 601507180}, {10942, 2970916523}, {10946, 1041509726}, {10951, 1494001562},
    {10960, 2984076638}, {10967, 2157316278}, {10973, 348705738}, {10987, 737459482}, {10993, 1122880180},
    {11004, 1945272936}, {11019, 2380932862}, {11027, 2548392784}, {11038, 3688764708}, {11048, 1901756438},
    {11057, 906872895}, {11068, 1648836552}, {11075, 1359877577}, {11083, 521485205}, {11096, 252720416},
    {11110, 1264131298}, {11114, 1582017048}, {11133, 422274124}, {11152, 3020961236}, {11158, 845187144},
    {11180, 1120609123}, {11204, 3704248662}, {11231, 1361184210}, {11253, 254023945}, {11281, 3600137057},
    {11305, 2682444316}, {11314, 1644100618}, {11338, 1592819465}, {11346, 1715765854}, {11379, 895660813},
    {11387, 335426986}, {11412, 1264318259}, {11444, 1168386582}, {11452, 1663862986}, {11457, 1746993862},
    {11486, 1903257066}, {11491, 974882150}, {11498, 1177151643}, {11529, 165292311}, {11536, 2311397435},
    {11541, 439402299}, {11570, 1552997231}, {11575, 3962257883}, {11584, 2220750876}, {11617, 2007447656},
    {11626, 2787838396}, {11632, 3769421748}, {11662, 4173954024}, {11668, 1434043348}, {11678, 1426660429},
    {11712, 737025121}, {11746, 1466689035}, {11784, 4098563933}, {11789, 513712005}, {11826, 229043912},
    {11830, 2457286800}, {11865, 3584307048}, {11867, 1123244352}, {11904, 1329338781}, {11908, 2761510965},
    {11913, 2016490230}, {11920, 49525662}, {11940, 539821669}, {11958, 3772220557}, {11976, 4185830300},
    {11991, 3171290880}, {12013, 832521766}, {12035, 1461782644}, {12055, 691540578}, {12078, 1404144425},
    {12098, 522796658}, {12115, 1376505559}, {12124, 3748513642}, {12132, 846470194}, {12140, 200649126},
    {12154, 3431639220}, {12161, 4292335199}, {12176, 907121470}, {12182, 2240342303}, {12199, 2969811462},
    {12213, 167268160}, {12227, 1833803298}, {12239, 2457918009}, {12251, 4071123319}, {12263, 1834047080},
    {12279, 3367860727}, {12288, 3718375587}, {12294, 2118064195}, {12305, 493169962}, {12313, 2713721240},
    {12318, 1695364032}, {12325, 4030051588}, {12331, 1400182552}, {12361, 455416660}, {12381, 2271268225},
    {12404, 2613973034}, {12422, 392604227}, {12444, 3754606837}, {12464, 2833158821}, {12480, 3350374178},
    {12487, 534084754}, {12501, 2867322350}, {12523, 2116308131}, {12528, 3649057272}, {12536, 3845453865},
    {12545, 2994984227}, {12561, 664899839}, {12583, 1989677117}, {12588, 2918522264}, {12600, 3420926329},
    {12613, 3178453163}, {12630, 3149605050}, {12635, 2920394832}, {12652, 1523943668}, {12662, 862917743},
    {12684, 4234031555}, {12701, 1719771455}, {12722, 2399213176}, {12729, 4287151977}, {12739, 450801067},
    {12746, 1669872668}, {12760, 4013487222}, {12787, 2679495900}, {12803, 856694529}, {12827, 2681939195},
    {12843, 3153218578}, {12867, 2240063300}, {12871, 3096186179}, {12876, 741716276}, {12881, 2329068957},
    {12888, 2921198141}, {12893, 1055615879}, {12898, 3285122304}, {12904, 230313139}, {12907, 2868333218},
    {12911, 4098541315}, {12916, 33356212}, {12923, 1723256298}, {12927, 4140259964}, {12933, 107912219},
    {12955, 4121566434}, {12985, 3855721002}, {13001, 2216232237}, {13025, 2255928953}, {13045, 159080631},
    {13059, 3689248828}, {13084, 836430118}, {13104, 2287125059}, {13127, 1038585177}, {13148, 3367347455},
    {13174, 4230039153}, {13188, 609216699}, {13223, 1501614459}, {13234, 1529288929}, {13266, 2719113377},
    {13278, 2275796322}, {13311, 1812401954}, {13322, 2408338453}, {13354, 2855832277}, {13381, 1459817706},
    {13392, 2392518824}, {13424, 518942568}, {13445, 3663533692}, {13487, 2192755772}, {13512, 177875273},
    {13558, 891907593}, {13580, 1945812840}, {13623, 1417411880}, {13647, 2154355281}, {13692, 3467076881},
    {13712, 317429627}, {13753, 771452987}, {13788, 181460511}, {13808, 456257992}, {13849, 2485130632},
    {13872, 317835491}, {13916, 3496877987}, {13937, 1103010248}, {13987, 3557956176}, {14010, 4255026978},
    {14062, 3877521898}, {14076, 4267328027}, {14087, 3365817217}, {14099, 1019517826}, {14110, 4255312501},
    {14116, 107113802}, {14127, 339302984}, {14148, 571385436}, {14173, 701971049}, {14195, 3844547848},
    {14219, 2993703921}, {14239, 856100507}, {14253, 523418047}, {14274, 1199509864}, {14283, 71184232},
    {14312, 3633864562}, {14318, 3626350180}, {14344, 227242734}, {14351, 3686895409}, {14378, 23593359},
    {14384, 3490026688}, {14410, 2245546586}, {14419, 63500808}, {14425, 3324008260}, {14432, 2639082641},
    {14438, 4241250784}, {14466, 1005534689}, {14494, 433529277}, {14523, 1104277830}, {14536, 1738166450},
    {14571, 4196810825}, {14600, 1042290725}, {14607, 1073217499}, {14625, 2059328792}, {14633, 1536564555},
    {14652, 2064776214}, {14661, 1856753941}, {14681, 1308833490}, {14685, 3934383778}, {14700, 2480094667},
    {14708, 4009865048}, {14736, 365080250}, {14742, 3648362799}, {14768, 980454765}, {14775, 1860367182},
    {14802, 3669799736}, {14805, 1787721130}, {14831, 447103454}, {14836, 1697318111}, {14864, 2673357851},
    {14894, 2937116726}, {14912, 3523238589}, {14920, 1863269210}, {14940, 2099371351}, {14945, 4096559242},
    {14962, 2182794837}, {14969, 667710333}, {14972, 718098122}, {14975, 682728183}, {14993, 3802467407},
    {15014, 3657180965}, {15037, 1665393361}, {15061, 1052733624}, {15070, 184912774}, {15086, 4089387070},
    {15099, 2352568569}, {15112, 1245245715}, {15125, 1262023334}, {15139, 3270702940}, {15151, 2739892052},
    {15166, 2480001844}, {15170, 3749132497}, {15179, 1230999982}, {15186, 3143743637}, {15192, 351428278},
    {15209, 2428146278}, {15224, 2992948263}, {15235, 2349028720}, {15242, 3885786800}, {15254, 1736514697},
    {15264, 3474322026}, {15274, 60432295}, {15279, 1322381784}, {15286, 4012403877}, {15308, 989471740},
    {15329, 452908417}, {15348, 423327896}, {15364, 2453966149}, {15392, 1731566697}, {15403, 2587032280},
    {15424, 2963724706}, {15440, 712913813}, {15472, 2778836517}, {15495, 1613655628}, {15517, 655649118},
    {15532, 2173728365}, {15539, 2357661820}, {15555, 409169195}, {15575, 3491459423}, {15592, 1226170970},
    {15615, 3404475955}, {15645, 1624986452}, {15679, 3623300279}, {15696, 3034534074}, {15716, 575711980},
    {15735, 671086880}, {15762, 387145109}, {15775, 1032586458}, {15787, 266241602}, {15807, 3402924327},
    {15817, 1269553309}, {15823, 503252654}, {15826, 4160314702}, {15830, 159043482}, {15837, 2686336408},
    {15842, 2717370895}, {15852, 1132587367}, {15860, 1195117749}, {15874, 1879021152}, {15888, 581463510},
    {15911, 2140377464}, {15923, 1275514075}, {15935, 2387979536}, {15946, 3884420844}, {15963, 1646387302},
    {15975, 308670472}, {15988, 3934596143}, {16001, 2845511965}, {16024, 4013472960}, {16044, 207861097},
    {16064, 3570842623}, {16080, 2974165697}, {16087, 1232628331}, {16104, 889198334}, {16123, 3364533173},
    {16139, 2007207608}, {16148, 3255160570}, {16155, 2953807453}, {16162, 709349229}, {16166, 2223459638},
    {16174, 2600881466}, {16189, 2804841900}, {16204, 2904109309}, {16216, 46347960}, {16224, 111583397},
    {16234, 249290197}, {16244, 1264874778}, {16256, 2552651146}, {16270, 3277309783}, {16278, 799079693},
    {16283, 2072037248}, {16292, 1839346743}, {16302, 2980706495}, {16313, 3765738945}, {16327, 1478303606},
    {16339, 1491675329}, {16347, 2435397115}, {16368, 1647672292}, {16387, 1635008148}, {16402, 1487095968},
    {16418, 3124627733}, {16423, 2570585620}, {16439, 366187551}, {16453, 2318987703}, {16463, 1761128012},
    {16477, 185295765}, {16490, 3838690653}, {16505, 1263600608}, {16522, 2027855346}, {16542, 3216563907},
    {16556, 1058098686}, {16569, 467864515}, {16580, 3932876427}, {16593, 2706824106}, {16602, 1016188828},
    {16618, 957769824}, {16628, 1005022371}, {16642, 2696340427}, {16660, 1092596157}, {16671, 1283833217},
    {16690, 1606336818}, {16693, 993596020}, {16708, 2693457989}, {16717, 3779456605}, {16736, 415476443},
    {16749, 1262823941}, {16759, 1622115944}, {16767, 1499161504}, {16778, 2973219889}, {16791, 2597275607},
    {16796, 1748273790}, {16802, 860606716}, {16807, 3002334877}, {16824, 2034172196}, {16850, 3305562105},
    {16868, 3707972394}, {16875, 3647859367}, {16888, 3236366608}, {16901, 1824874128}, {16922, 2788634194},
    {16944, 1466132464}, {16972, 3529599493}, {17004, 2079469443}, {17026, 738891302}, {17044, 3197889394},
    {17063, 2360350959}, {17088, 3813530536}, {17091, 488247560}, {17094, 605690893}, {17097, 622615607},
    {17100, 572282750}, {17103, 2334079840}, {17106, 2384412697}, {17109, 2367635078}, {17112, 2417967935},
    {17115, 2502003125}, {17134, 3649363768}, {17153, 3444963044}, {17184, 2273024933}, {17207, 4264915354},
    {17228, 3077942367}, {17257, 590894855}, {17267, 1618037728}, {17277, 1850454287}, {17287, 3957551837},
    {17306, 4284171251}, {17322, 3891447831}, {17328, 2774883451}, {17340, 3483418915}, {17357, 668816343},
    {17365, 2931048700}, {17374, 2388452721}, {17382, 4258353177}, {17385, 1141775739}, {17391, 4126724647},
    {17401, 2859901778}, {17405, 3250964130}, {17413, 1360419304}, {17417, 3001705435}, {17423, 2071016015},
    {17428, 4246411473}, {17432, 2944866961}, {17435, 418647609}, {17438, 2471879920}, {17440, 1105628090},
    {17444, 963632676}, {17447, 1882099852}, {17456, 2097992392}, {17464, 4171284318}, {17472, 2265671865},
    {17479, 2076987736}, {17490, 3694939264}, {17497, 2984259090}, {17504, 306596620}, {17512, 1011505953},
    {17516, 1692432290}, {17523, 1616530830}, {17534, 2662881380}, {17541, 3218261061}, {17548, 2261369287},
    {17554, 912855974}, {17560, 3374781713}, {17568, 2293478956}, {17585, 1149880784}, {17594, 953119650},
    {17606, 1491100860}, {17617, 417924775}, {17628, 3895649598}, {17641, 2700906213}, {17663, 2989913377},
    {17669, 3882857642}, {17675, 3114108242}, {17682, 2831556715}, {17695, 3401266884}, {17701, 1451477576},
    {17717, 119757721}, {17726, 2438128661}, {17738, 2193512543}, {17748, 1505809199}, {17767, 2758857958},
    {17778, 1600511528}, {17784, 785452558}, {17794, 1861738460}, {17800, 3056320968}, {17820, 4208727282},
    {17833, 3291555781}, {17842, 2196865874}, {17871, 1361552727}, {17893, 2957611498}, {17902, 2007872489},
    {17910, 2339550961}, {17922, 3508411830}, {17935, 2355901240}, {17946, 4245501841}, {17952, 3163908038},
    {17959, 2925496955}, {17972, 108183312}, {17986, 1328193084}, {18001, 2265931075}, {18022, 3180543629},
    {18034, 1599455416}, {18041, 2387400333}, {18060, 1202605450}, {18068, 591972422}, {18088, 1175191511},
    {18099, 873742264}, {18122, 326594495}, {18132, 2059707271}, {18154, 1503948434}, {18164, 3230945966},
    {18186, 2911124459}, {18197, 1449651004}, {18209, 1980023723}, {18236, 3261273255}, {18253, 1962088798},
    {18264, 659713157}, {18268, 407568404}, {18275, 3610741318}, {18283, 24023407}, {18290, 2767062895},
    {18302, 197333961}, {18317, 3768039387}, {18324, 2976183426}, {18332, 854431587}, {18342, 2611701562},
    {18356, 4149673879}, {18363, 3561702979}, {18374, 3373400544}, {18379, 616319547}, {18394, 2851767893},
    {18406, 2670905232}, {18410, 2984927816}, {18416, 3072721717}, {18423, 382945106}, {18432, 1202886564},
    {18445, 3124826125}, {18462, 1073533898}, {18482, 501308550}, {18502, 3102301894}, {18516, 2098960006},
    {18530, 2993485402}, {18547, 2228178674}, {18560, 678697196}, {18578, 4242588933}, {18586, 3290709023},
    {18594, 3206573181}, {18602, 3156240324}, {18614, 873554442}, {18626, 3877044912}, {18633, 1386144670},
    {18677, 3391438105}, {18710, 3275802252}, {18716, 1665555596}, {18726, 955209608}, {18736, 3663374774},
    {18744, 2845693673}, {18753, 1402472725}, {18767, 3292755612}, {18772, 1795259425}, {18781, 2710028206},
    {18835, 2549331680}, {18846, 2094265262}, {18857, 2380435381}, {18876, 801338602}, {18897, 2854832407},
    {18922, 155406996}, {18934, 3678362229}, {18954, 4252635661}, {18965, 930651626}, {18982, 883771916},
    {18994, 2754639596}, {19007, 3381696689}, {19027, 2497068525}, {19051, 4204966360}, {19055, 3848464964},
    {19066, 4196316528}, {19071, 1775113223}, {19080, 4293857150}, {19105, 105220734}, {19121, 2941928401},
    {19144, 3513504379}, {19178, 2399979131}, {19219, 397375761}, {19233, 2554776799}, {19240, 1325902193},
    {19247, 4257774810}, {19266, 3385953049}, {19280, 363805148}, {19299, 2241932221}, {19308, 3578929855},
    {19319, 960139624}, {19327, 1597548103}, {19342, 957531795}, {19355, 1010886454}, {19375, 1596791097},
    {19380, 828449414}, {19396, 4083200273}, {19412, 1563607652}, {19417, 3373576235}, {19433, 1686781560},
    {19440, 247011038}, {19456, 3118206852}, {19473, 1114429566}, {19489, 275414779}, {19507, 3681786005},
    {19534, 1786964809}, {19537, 4081524352}, {19540, 3880226465}, {19545, 1336735441}, {19552, 3258804367},
    {19561, 3220778976}, {19571, 3246523276}, {19582, 2488280337}, {19596, 2068458324}, {19611, 763838368},
    {19618, 637820293}, {19622, 2601460036}, {19627, 1480246043}, {19636, 978711165}, {19643, 309439324},
    {19652, 2535512472}, {19670, 3793360030}, {19692, 3530699951}, {19711, 3107109432}, {19733, 2768536296},
    {19753, 2255243348}, {19771, 1791059818}, {19777, 4128829753}, {19791, 2557930546}, {19813, 1165654517},
    {19834, 1287267581}, {19858, 333206726}, {19881, 2848081438}, {19902, 1910782036}, {19922, 3395304284},
    {19945, 1173374833}, {19967, 2943989225}, {19989, 1789752760}, {20009, 723746973}, {20032, 928095684},
    {20049, 66633762}, {20059, 3883652983}, {20079, 1787670268}, {20101, 2151592719}, {20113, 288631100},
    {20124, 835911719}, {20135, 18669246}, {20148, 1289413733}, {20170, 576822689}, {20194, 1403930331},
    {20200, 1863671838}, {20211, 2924953349}, {20224, 951339946}, {20237, 2908236957}, {20245, 60532369},
    {20255, 3795175885}, {20270, 1243462689}, {20312, 3533566504}, {20334, 1855131199}, {20343, 1056680197},
    {20353, 2951402203}, {20373, 3636908325}, {20384, 1964022558}, {20394, 684154646}, {20417, 2371177212},
    {20442, 1731011858}, {20467, 2398960364}, {20493, 2922600688}, {20546, 17738465}, {20553, 343848780},
    {20566, 2712090128}, {20589, 944362804}, {20611, 115475624}, {20642, 694824490}, {20658, 2617424471},
    {20674, 554307351}, {20694, 580401027}, {20706, 2167551454}, {20722, 353999202}, {20735, 2837546561},
    {20743, 3574960668}, {20746, 1090614859}, {20763, 2666343581}, {20783, 848102186}
};

static const int32_t slots[] = {
    -1, -1, -1, 772, 215, 822, -1, -1, 212, -1, 368, -1, -1, 166, 1543, 821, -1, -1, 1080, 135, 1482, 1557,
    1602, -1, -1, 337, -1, -1, -1, -1, -1, -1, 1082, -1, -1, -1, 963, 1117, 1163, -1, 430, -1, -1, 856, -1,
    -1, 1599, -1, -1, 203, -1, 841, 1224, -1, -1, -1, 1141, 299, 641, -1, -1, -1, -1, 52, 121, 687, -1, -1,
    1587, -1, -1, -1, -1, 405, 224, 1614, -1, -1, 535, -1, 545, -1, -1, 98, -1, -1, 1656, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 685, 262, 1337, 1505, 267, -1, -1, 848, -1, 1489, -1, -1, 1516, -1, 176, -1, -1, 1291,
    -1, -1, -1, 661, -1, -1, 1130, 1217, -1, -1, 1277, -1, -1, -1, -1, 1342, 1508, 1566, -1, -1, 107, 1149,
    1603, -1, -1, 1257, -1, -1, 5, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1569,
    -1, -1, 748, 156, 702, -1, 1055, 1653, -1, 1613, -1, 1572, -1, 1470, -1, -1, -1, -1, -1, -1, -1, 1238,
    -1, 1506, -1, -1, 272, 863, -1, 811, -1, 755, -1, 1033, 1455, -1, -1, 1151, -1, -1, -1, -1, 945, 261, -1,
    446, -1, -1, 1438, -1, 1246, -1, -1, -1, -1, -1, -1, -1, -1, 387, -1, 456, 591, -1, -1, 626, 616, 862,
    961, 1472, 1502, 1629, -1, -1, 1114, -1, -1, 1268, -1, -1, -1, -1, -1, 111, 453, 217, 457, 967, 837, 989,
    -1, -1, -1, -1, 1580, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 890, -1, -1, 428, -1, 915, 573, 956, -1,
    -1, 205, 708, 1379, -1, -1, -1, -1, -1, 935, -1, 342, -1, -1, -1, -1, 131, 658, -1, -1, -1, -1, -1, -1,
    -1, 1387, -1, -1, 62, 1196, -1, -1, -1, 124, 639, -1, -1, 932, -1, 1517, -1, -1, -1, -1, 322, 36, 1654,
    -1, -1, -1, 799, -1, 1674, -1, 372, 1476, -1, -1, 1461, 492, 1567, 592, 202, 450, 473, 1048, 635, -1,
    196, -1, 601, -1, 1232, -1, -1, 1044, -1, 870, 1076, -1, 952, -1, 259, -1, -1, -1, 959, 1290, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, 1010, 1413, -1, 1480, -1, -1, 778, -1, -1, 452, 593, -1, -1, 901, 1043,
    -1, -1, 1641, -1, 279, -1, -1, 869, 1607, 331, 1197, 420, 1397, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    1523, -1, -1, -1, 319, 336, 350, 455, 206, 504, 724, 721, 838, 1087, 1646, 973, -1, -1, -1, -1, -1, -1,
    1361, -1, 189, 296, 484, -1, 505, -1, 129, 1314, 282, -1, -1, -1, -1, -1, -1, -1, -1, -1, 840, -1, -1,
    -1, -1, -1, -1, -1, -1, 479, -1, -1, -1, -1, -1, 132, 162, 549, -1, -1, -1, 749, -1, -1, -1, -1, -1, -1,
    -1, 326, 1315, -1, -1, 1464, -1, 250, -1, 877, -1, -1, -1, -1, 589, 894, 1104, 674, 744, -1, -1, -1, 660,
    204, 1340, -1, -1, -1, -1, 1327, -1, -1, 1280, 1590, -1, -1, -1, 278, -1, -1, -1, 374, 902, 1195, 1090,
    -1, -1, -1, -1, 732, 1219, -1, -1, 499, -1, 493, -1, -1, -1, 358, -1, -1, -1, 1507, -1, 403, -1, -1, -1,
    -1, -1, 906, -1, 1319, -1, -1, -1, 692, 607, -1, -1, 1474, -1, -1, -1, -1, -1, 874, 1198, -1, 1391, 1456,
    1537, -1, 489, 1116, 1156, 1199, -1, -1, -1, -1, 357, 1381, -1, -1, 1341, 1122, 275, 625, 1053, -1, 1322,
    1666, -1, -1, 1042, 110, 230, -1, -1, 1435, -1, -1, -1, -1, -1, -1, 814, -1, 891, 417, 486, -1, -1, -1,
    568, -1, -1, -1, 93, 722, 413, -1, -1, -1, 37, 1190, -1, -1, 976, -1, 1164, -1, -1, 714, -1, 92, 711, 19,
    1579, 1532, 1046, -1, -1, 490, 775, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 569, 1072, 1155, -1, -1,
    1020, -1, -1, -1, 260, 518, 743, -1, 1326, -1, -1, 825, 1021, -1, 1369, 503, -1, -1, -1, -1, 1182, -1,
    -1, 285, -1, 1126, 491, 659, 1173, 191, 1320, 1412, 1065, 1260, 252, 1515, 1304, 1668, -1, -1, -1, -1,
    -1, -1, 449, -1, 312, 1174, -1, 942, -1, -1, -1, 1309, -1, -1, -1, -1, -1, -1, -1, 980, 1494, -1, 1008,
    96, 113, -1, -1, -1, -1, 90, -1, -1, 381, 1293, -1, 1220, 1159, 1432, 1618, 1039, -1, -1, 1171, -1, -1,
    -1, -1, -1, 263, 766, 960, 886, 1275, -1, 1115, -1, -1, -1, -1, -1, -1, -1, -1, 198, 583, 174, 600, 1406,
    175, 1621, -1, -1, -1, -1, -1, 471, -1, -1, -1, 1264, -1, 1267, -1, -1, -1, -1, 1110, 1650, -1, 1560, -1,
    1582, -1, -1, -1, 793, -1, -1, 347, -1, -1, 795, -1, -1, 537, 628, 0, 578, -1, 467, -1, -1, -1, -1, -1,
    -1, -1, -1, 1112, -1, -1, 41, 920, -1, 1335, -1, 1106, -1, 9, 1520, -1, -1, 1402, 68, -1, -1, -1, -1,
    325, -1, 551, -1, -1, 1670, -1, -1, 371, -1, 1561, 859, 707, 1294, 1385, -1, -1, 1490, -1, 1211, -1, -1,
    303, -1, 20, 270, 656, 784, 1631, 221, 266, 812, 974, -1, 1609, -1, -1, 843, 1635, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 1623, -1, -1, 1637, 385, 1370, 335, -1, 1501, 469, -1, -1, -1, 1271, -1, 816, -1,
    -1, -1, -1, -1, -1, 481, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 332, 389, 852, 928, 806,
    839, -1, 944, -1, 24, 1473, 1643, 776, 596, -1, 11, 77, 954, 1051, 1298, 1446, 58, 500, 1134, 139, 1465,
    1510, -1, -1, -1, 629, 1496, -1, -1, 208, 1519, -1, -1, -1, 242, -1, -1, -1, -1, -1, 370, -1, -1, 646,
    921, 1338, -1, 767, -1, -1, 999, -1, -1, 1362, -1, -1, -1, 1098, -1, -1, -1, 147, 115, -1, -1, -1, 277,
    -1, -1, 353, 56, -1, 69, 1333, -1, -1, -1, -1, 1, 1407, 972, 1488, 39, 127, -1, -1, 223, -1, -1, -1, -1,
    201, 339, 900, 1222, 1373, 1671, 686, -1, -1, -1, -1, -1, -1, -1, 844, -1, -1, -1, 200, 929, -1, -1, -1,
    -1, -1, -1, 386, -1, -1, 1191, 1068, -1, -1, -1, 1022, 541, 1316, -1, -1, 1509, -1, -1, -1, -1, 824, 179,
    -1, -1, -1, -1, 344, 880, -1, -1, 1331, 1400, -1, 152, -1, 1099, -1, -1, -1, 927, 1564, 648, -1, 211, -1,
    -1, 613, 923, 1673, -1, -1, -1, -1, 1512, -1, -1, -1, -1, -1, 924, 1253, 1536, -1, 104, -1, 1177, -1, -1,
    -1, -1, -1, -1, -1, -1, 1353, 1223, -1, -1, 40, 443, -1, 634, 653, -1, -1, -1, 1554, 333, -1, -1, -1, -1,
    -1, -1, -1, 236, -1, -1, -1, -1, -1, -1, -1, -1, 1009, -1, -1, 532, 734, 1166, -1, -1, 1371, 220, 1617,
    -1, 1108, 1301, 1527, -1, 1239, -1, -1, -1, 1659, 87, 1262, -1, -1, -1, -1, 1565, 130, -1, -1, 487, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, 617, -1, 964, 1431, 1606, 530, -1, -1, -1, -1, 608, 761, 627, 1405, 1093,
    1584, -1, -1, -1, -1, -1, -1, -1, -1, 246, 1317, -1, -1, -1, 1049, -1, -1, 103, 1212, 763, -1, -1, -1,
    -1, -1, -1, -1, -1, 1313, 1259, -1, -1, -1, -1, -1, 1252, -1, -1, 710, -1, 436, 173, 950, 984, -1, 1006,
    476, 588, -1, -1, -1, -1, -1, -1, -1, -1, 1651, -1, -1, -1, -1, -1, 1443, -1, -1, 2, -1, -1, -1, -1, -1,
    -1, -1, -1, 136, -1, -1, -1, -1, -1, -1, -1, 1077, -1, -1, -1, -1, 298, -1, -1, 1449, -1, 158, -1, 1078,
    -1, -1, 106, 1416, -1, -1, -1, 861, -1, 1075, -1, -1, -1, 177, 726, -1, 1428, -1, -1, -1, -1, -1, -1, -1,
    99, -1, -1, -1, -1, -1, -1, 82, -1, -1, 112, 304, -1, -1, 970, 1233, -1, 1359, -1, 1244, -1, -1, -1, -1,
    -1, -1, -1, -1, 1287, -1, 28, 566, -1, 1410, -1, 143, -1, -1, -1, -1, -1, -1, 1459, -1, 105, 785, 1662,
    -1, -1, 495, 1258, -1, -1, 1284, 1425, -1, -1, -1, -1, -1, -1, -1, 1103, -1, -1, -1, -1, -1, 621, 32, -1,
    -1, -1, -1, -1, 1457, -1, -1, -1, -1, -1, -1, 1011, 1357, 433, 740, 163, 521, 1066, 524, -1, 165, 1017,
    -1, -1, -1, -1, -1, -1, 787, 1161, 693, -1, -1, 884, 1214, 1624, -1, -1, 665, 1433, 1521, -1, -1, -1, 60,
    264, 986, 823, 151, 1663, 313, 1491, 501, 570, -1, -1, -1, 30, 701, 834, -1, -1, -1, -1, -1, 445, -1,
    934, -1, -1, -1, 1025, -1, -1, -1, -1, -1, 585, 1355, 314, 72, -1, -1, -1, -1, -1, 410, -1, -1, -1, 1547,
    618, -1, -1, -1, -1, 671, 1037, -1, 868, -1, -1, -1, 1179, 1467, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    1057, -1, -1, -1, -1, -1, 346, -1, 716, -1, 1386, -1, -1, -1, -1, -1, -1, -1, -1, -1, 941, -1, -1, 187,
    -1, -1, -1, -1, -1, 598, 1276, -1, 866, -1, -1, 769, 81, 1401, 965, 239, 1430, 914, 1499, -1, -1, 1242,
    904, -1, 1029, -1, -1, -1, 594, -1, -1, -1, -1, 668, 818, -1, 997, -1, -1, 969, 510, -1, -1, 1645, -1,
    1208, 1675, 338, -1, -1, -1, -1, 1079, 853, -1, -1, -1, -1, -1, -1, -1, 968, 1074, 1237, 1263, 1329, -1,
    1396, -1, -1, -1, 411, 1036, 1514, -1, -1, 128, 631, 1574, 1143, -1, 670, -1, -1, 1545, -1, -1, -1, -1,
    -1, -1, 555, -1, 1061, -1, -1, -1, 883, 360, -1, -1, -1, -1, 1463, -1, 125, 1383, -1, -1, -1, -1, 181,
    1120, -1, -1, -1, -1, 148, 550, 705, 1073, -1, -1, -1, -1, -1, 390, -1, -1, 597, -1, -1, -1, -1, 432, -1,
    -1, -1, -1, -1, -1, 1028, -1, -1, -1, -1, -1, -1, 1160, -1, 439, -1, 971, -1, -1, 703, -1, 773, -1, -1,
    845, 1541, -1, 878, 889, -1, -1, -1, -1, 421, -1, -1, 73, 672, 1441, 1419, 1468, 1478, -1, -1, -1, 1121,
    807, -1, 654, -1, -1, 642, -1, 1366, 1442, -1, -1, -1, 1487, -1, -1, -1, -1, 669, -1, -1, 6, -1, 184,
    801, -1, -1, -1, -1, -1, -1, 1610, -1, 682, -1, 1630, 926, -1, -1, 557, 1297, -1, -1, -1, -1, 1012, 494,
    987, 138, -1, -1, -1, -1, 229, -1, -1, -1, -1, -1, -1, -1, 1513, 1032, 1570, 922, -1, -1, -1, -1, 563,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1047, -1, 624, 554, 478, -1, -1, -1, -1, 295, -1, 1649, 1206,
    1245, 1658, 341, 1479, -1, 26, 1390, 126, -1, -1, -1, 243, -1, -1, -1, 18, -1, 352, 1056, -1, 936, -1,
    -1, 1168, -1, -1, -1, -1, -1, -1, 925, -1, -1, -1, 1378, -1, -1, -1, -1, -1, -1, 614, -1, -1, 1035, 483,
    983, 1529, -1, -1, 893, -1, -1, 255, 1454, 1000, 1577, -1, 1466, -1, -1, 1266, -1, -1, -1, -1, -1, -1,
    -1, 1608, -1, -1, -1, -1, 1453, -1, -1, 180, 1586, 317, 792, -1, -1, -1, 1283, -1, 185, 1533, 723, 1591,
    -1, -1, -1, -1, -1, -1, 1458, 1286, 75, -1, -1, -1, -1, -1, -1, 1576, -1, 463, -1, -1, -1, 49, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, 1497, 876, -1, -1, -1, 706, 1034, 881, -1, -1, 89, 1568, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1348, -1, 1185, 544, 690, -1, -1, -1, -1, -1, -1, 562, 534, 1107,
    696, 1152, -1, 1669, -1, -1, -1, -1, 1427, -1, 426, -1, 791, 988, -1, -1, 1145, -1, 310, -1, 1064, 543,
    -1, -1, -1, 1588, 930, -1, 1632, 1005, 1024, 1192, -1, -1, 1612, 1204, -1, -1, -1, -1, -1, 1100, -1, 324,
    704, -1, 1070, -1, -1, -1, -1, -1, -1, -1, 981, -1, 44, 531, -1, 1150, 1418, 1503, -1, -1, 391, -1, -1,
    -1, -1, -1, -1, -1, 953, 576, 291, 1091, 1589, 1534, -1, 240, -1, -1, -1, -1, -1, 414, -1, 1598, -1, -1,
    -1, -1, -1, -1, 786, 1131, -1, -1, -1, 1648, 1581, -1, -1, -1, 213, -1, 879, 1113, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 241, 88, 675, 564, 1583, 1672, -1, 137, 990, 774, 383,
    -1, -1, -1, -1, -1, -1, -1, -1, 74, 1111, -1, -1, -1, -1, 1323, -1, -1, -1, -1, -1, -1, 612, -1, 194, -1,
    946, -1, 274, -1, -1, 1615, -1, 1181, -1, -1, 1573, -1, -1, 1225, -1, 1394, -1, -1, -1, 423, -1, -1, -1,
    -1, 477, -1, -1, -1, -1, -1, -1, 511, 408, 1436, 1129, -1, 1388, 998, 757, -1, -1, -1, 888, 666, -1, -1,
    1311, -1, -1, -1, -1, 802, 45, 216, 1097, -1, -1, 178, -1, 1273, 66, 120, 1203, -1, -1, -1, 33, 1324, -1,
    1178, -1, -1, 752, -1, -1, -1, -1, 86, -1, -1, -1, -1, -1, 938, 819, 378, -1, -1, 273, 13, 1210, -1, -1,
    -1, -1, -1, -1, -1, 1578, 27, -1, -1, -1, -1, -1, 1526, -1, -1, 794, -1, 193, -1, -1, -1, -1, -1, -1, -1,
    -1, 311, 425, 1439, -1, -1, -1, -1, 393, -1, -1, -1, 867, 1085, 826, 1063, 1389, -1, -1, 725, 1616, 805,
    718, 359, 831, 919, 943, -1, -1, -1, -1, 885, 8, 1282, -1, 873, -1, -1, 57, 897, -1, -1, -1, 1559, -1,
    -1, 1660, -1, -1, -1, 871, -1, -1, -1, 286, 584, 1251, 1071, 1295, 1365, 1552, -1, -1, -1, -1, -1, -1,
    931, -1, 1347, 978, -1, -1, -1, -1, 581, -1, 762, 283, -1, -1, -1, -1, 1135, -1, -1, -1, 195, 1318, 1060,
    -1, -1, -1, 790, -1, -1, -1, -1, -1, -1, 53, -1, -1, -1, 1392, -1, -1, -1, -1, -1, -1, 689, -1, -1, -1,
    -1, 526, -1, -1, 118, 789, -1, 720, -1, -1, -1, -1, -1, -1, 771, 1374, 663, 164, 228, 1498, 1542, 730,
    31, -1, 1175, -1, 231, 715, -1, -1, 276, 1140, -1, 1640, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1664, -1,
    -1, -1, -1, -1, 1288, -1, 305, -1, -1, -1, 294, -1, -1, -1, -1, -1, -1, 245, 1127, 1633, 29, 328, -1,
    742, 528, 751, 1270, 547, 1153, 1600, 1235, 1054, -1, -1, -1, -1, -1, -1, -1, -1, 645, -1, -1, -1, 1013,
    459, -1, -1, -1, 1310, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 679, 362, 898, 698, -1, -1, 1084, 908,
    -1, -1, -1, 754, -1, -1, 431, -1, 366, -1, -1, -1, -1, -1, 454, -1, -1, -1, -1, -1, 910, 1041, 1200,
    1261, 1423, 649, 1007, 1279, -1, -1, -1, -1, -1, -1, -1, 1426, -1, -1, -1, 1102, -1, -1, 559, -1, -1,
    1307, -1, -1, 244, 636, -1, 1351, -1, -1, -1, 1213, -1, -1, -1, -1, -1, 1088, -1, 35, 345, -1, 1522, 895,
    571, 770, 1209, -1, 552, -1, 691, -1, 142, 695, 1300, 1544, -1, -1, -1, -1, 1133, 397, 1553, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, 1493, -1, -1, 1382, 1101, 540, 257, 348, -1, -1, -1, -1, -1, -1, 745, 1550,
    735, -1, 349, -1, 64, 1167, 1539, -1, -1, 519, -1, -1, -1, -1, -1, -1, 975, 1227, -1, 48, -1, 334, -1,
    779, 83, 265, 765, 1218, 117, -1, 506, -1, -1, 803, -1, -1, -1, -1, -1, 248, 907, 1148, 1367, -1, 1027,
    -1, -1, -1, -1, -1, -1, -1, -1, 606, -1, 1014, -1, -1, 1364, -1, 1247, -1, -1, -1, -1, -1, 747, 1226, -1,
    134, 764, -1, 474, 1231, -1, -1, -1, -1, -1, -1, -1, 1462, -1, 7, -1, -1, 1059, -1, -1, -1, 865, 797,
    1180, 22, -1, -1, -1, 316, 892, -1, -1, -1, 168, -1, -1, -1, 161, -1, -1, -1, 468, 1158, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 731, 1144, 76, 238, 34, -1, 116, 123, 916, 1050, -1, 609, 739, -1, 1241, -1, 235, -1,
    604, -1, -1, -1, 429, -1, 1189, -1, -1, 155, -1, 256, -1, 114, 1194, -1, 188, 25, 1083, 652, 855, 61, 78,
    1644, -1, -1, 846, -1, -1, -1, -1, -1, 1334, 1002, -1, -1, 700, 1229, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 673, -1, -1, -1, -1, 354, 864, 1278, 1328, -1, 788, 1015,
    1525, -1, -1, -1, -1, -1, -1, -1, -1, 678, 738, 1026, -1, 1414, -1, 1215, -1, -1, -1, -1, -1, -1, 860,
    1132, 1169, -1, -1, -1, -1, 759, -1, -1, -1, -1, -1, 502, -1, 1628, -1, -1, 10, -1, -1, -1, -1, -1, -1,
    917, 949, -1, 157, 677, -1, -1, -1, -1, -1, 306, 396, -1, -1, -1, -1, 289, -1, 522, 1332, -1, -1, -1,
    781, 947, 1399, -1, 55, -1, -1, 470, 995, -1, -1, 957, 1023, 1657, -1, -1, -1, -1, 509, 644, 758, 1136,
    911, 1249, -1, 1636, -1, -1, -1, -1, 437, 697, 1052, 1376, -1, -1, -1, 808, -1, 647, 54, 364, -1, -1, -1,
    -1, 575, 321, 377, 67, 1368, 394, 95, 586, 1555, -1, -1, 829, -1, -1, -1, -1, -1, 1384, -1, -1, -1, -1,
    899, -1, -1, -1, -1, -1, -1, -1, 159, 293, 418, 427, 650, 727, -1, -1, -1, 1563, -1, -1, -1, 1250, -1,
    -1, -1, 42, -1, -1, -1, 1625, 380, -1, -1, -1, 1230, -1, -1, -1, 16, 777, -1, -1, -1, -1, -1, 1592, 1001,
    -1, -1, 444, -1, -1, -1, -1, 912, -1, -1, -1, 401, -1, 400, 1424, 1062, 1184, -1, -1, 249, 580, -1, 1234,
    1429, -1, -1, -1, 154, 144, -1, -1, 1183, -1, -1, -1, -1, 875, 768, 832, -1, -1, 854, -1, -1, -1, -1, -1,
    -1, 637, -1, 1450, 1484, 1330, -1, -1, -1, -1, 1634, 820, -1, -1, 1292, 1344, -1, 388, -1, -1, -1, 599,
    -1, -1, 800, 1137, -1, -1, -1, -1, 412, -1, -1, 851, -1, 561, -1, 558, -1, 630, 59, 1363, 1471, -1, -1,
    -1, 590, 719, 1558, -1, -1, -1, -1, -1, -1, -1, 520, -1, -1, -1, 796, -1, -1, -1, -1, 438, -1, -1, -1,
    -1, 361, 253, -1, -1, 1095, 1404, -1, -1, 46, 109, -1, 699, -1, -1, 1408, 567, 1528, 750, -1, -1, -1, -1,
    -1, -1, -1, 1128, 1593, -1, -1, -1, 1272, 1228, -1, -1, 657, 516, -1, -1, -1, 782, 1081, -1, 1138, -1,
    1360, 1409, -1, 1575, -1, 488, 465, 1451, 688, -1, 460, -1, 620, 409, 1139, -1, -1, 615, -1, -1, 3, -1,
    422, -1, 407, 542, -1, -1, -1, 395, 1421, 536, 887, -1, -1, -1, 1124, 441, 65, 4, 47, 141, -1, -1, 1274,
    515, 1176, 1067, 1350, 222, 290, 472, 595, -1, 684, -1, 572, 1638, 1031, 623, 462, -1, -1, -1, 1377, -1,
    1627, 872, -1, 513, -1, -1, -1, -1, 365, 1019, 288, -1, -1, 1540, -1, 12, 192, 1551, -1, 404, -1, 1069,
    1594, -1, -1, 415, -1, -1, -1, 287, 498, 1092, 1531, 482, 1481, -1, -1, 655, 736, -1, -1, -1, -1, -1,
    996, 1003, -1, -1, -1, -1, -1, 1535, -1, 1358, 21, 300, 610, 1096, 214, -1, -1, 145, -1, -1, -1, 810, -1,
    43, -1, 210, 1375, -1, -1, -1, -1, -1, -1, -1, 1620, -1, -1, -1, -1, -1, 1248, -1, -1, -1, -1, -1, -1,
    -1, -1, 209, -1, -1, -1, -1, -1, -1, 1601, 320, 514, -1, -1, -1, 574, 632, 676, 918, 1325, 1187, 1437,
    1665, 1546, 1667, 63, 150, 694, 1619, -1, -1, -1, -1, 1119, 985, 1652, -1, -1, -1, -1, -1, -1, 577, 448,
    -1, 101, -1, -1, -1, -1, 1105, 1154, -1, -1, -1, 1469, 269, -1, -1, -1, 1345, -1, 619, 1018, -1, 308, -1,
    251, 369, 780, -1, 1398, -1, 517, -1, -1, -1, 318, 1448, -1, -1, 373, -1, 556, -1, -1, 330, -1, -1, 1417,
    1556, -1, -1, 232, 434, 225, -1, -1, -1, -1, 1303, -1, -1, -1, -1, -1, -1, -1, -1, -1, 937, -1, -1, -1,
    1403, 1125, -1, -1, -1, 190, 284, 1571, -1, -1, -1, 197, 1352, 643, -1, -1, -1, 171, 948, 1305, 149, -1,
    681, -1, 70, 523, 1269, 1524, -1, -1, -1, 355, -1, 464, -1, -1, -1, 17, 219, 119, -1, -1, -1, 1622, -1,
    1485, 680, 746, 340, 756, 440, 1255, 741, -1, 1422, -1, -1, 827, 186, 1415, 651, -1, -1, 1172, -1, 1475,
    -1, -1, -1, -1, 1306, 392, 485, 1647, 15, 100, -1, -1, -1, -1, 1321, 406, -1, 1604, -1, -1, 399, 307, -1,
    80, -1, -1, -1, -1, -1, -1, -1, -1, 1605, -1, -1, -1, -1, -1, 363, 1254, 1186, 979, 1339, -1, -1, 309,
    729, -1, 1639, -1, 1444, 424, 1004, 182, 602, -1, 402, 733, 804, 1500, -1, -1, -1, 416, 760, -1, -1, -1,
    529, 753, -1, -1, 1336, -1, -1, -1, -1, 1289, -1, -1, 815, 1411, -1, -1, 1030, -1, -1, -1, -1, -1, -1,
    -1, 713, -1, -1, -1, 496, 546, -1, -1, -1, -1, 1142, 398, -1, 379, -1, 1216, -1, -1, -1, -1, 84, 1285,
    -1, 1492, -1, -1, -1, -1, -1, -1, 813, 1549, -1, 301, 683, 849, 1440, -1, -1, -1, 664, 199, 367, 1548,
    -1, -1, -1, -1, -1, -1, 268, 1595, -1, 882, -1, 227, 1162, 375, 1395, 1642, -1, 728, 966, -1, -1, -1, -1,
    -1, -1, -1, 1207, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1597, 1086, 1296, 1372, -1, -1, -1, -1, -1, 903,
    1265, 480, -1, -1, -1, -1, -1, -1, 1380, 1312, -1, -1, 1420, 1447, 1308, 327, -1, -1, -1, -1, -1, -1,
    712, -1, 992, 323, -1, -1, 709, 1596, 435, -1, -1, -1, -1, 234, -1, -1, -1, -1, -1, 717, 85, -1, -1, -1,
    -1, -1, -1, 343, 442, 160, 640, 587, 1236, 638, 1240, 1562, 962, -1, -1, 1045, -1, -1, -1, 525, 1655, -1,
    857, -1, -1, -1, -1, -1, -1, -1, -1, -1, 226, 108, 447, 461, 1170, -1, 533, -1, -1, -1, -1, 258, 271,
    1165, 1193, 1511, -1, 458, 565, -1, -1, -1, -1, -1, 297, 1243, 1281, -1, 538, 850, -1, -1, -1, -1, -1,
    560, 1393, 376, -1, -1, -1, -1, 508, -1, -1, -1, -1, -1, 382, 1518, 315, 1040, 1495, -1, -1, -1, -1, -1,
    167, 451, -1, -1, -1, -1, -1, -1, -1, 548, -1, -1, -1, -1, 1486, 1058, -1, 237, -1, -1, -1, -1, -1, 582,
    -1, -1, -1, -1, -1, 14, 611, -1, 667, -1, 51, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 828, -1, 50, 539,
    -1, 233, 1202, 836, -1, 133, 1530, 896, -1, 909, -1, -1, 247, 817, 329, 633, 783, 830, 579, 1089, 1460,
    -1, -1, 153, -1, 71, 172, 475, -1, -1, -1, -1, 994, -1, -1, 833, -1, -1, -1, -1, 662, 1094, 38, 140, -1,
    -1, -1, -1, -1, 1256, -1, 384, 351, -1, -1, 1201, -1, -1, 858, 958, 302, 1146, 1346, -1, 798, -1, 146,
    -1, 281, -1, 23, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1109, 605, 955, 905, -1, -1, 933, -1, 292, -1,
    -1, -1, -1, -1, -1, 207, 1016, 991, -1, 1343, 1452, 951, 913, -1, -1, -1, -1, -1, -1, -1, 847, 1188,
    1445, -1, -1, 993, 1538, -1, 1221, -1, -1, 737, 1483, -1, -1, -1, 169, 553, 1349, 170, 939, -1, -1, -1,
    1147, 1205, 842, -1, 97, -1, 356, 1626, -1, -1, -1, -1, 102, 91, 280, 603, 1504, 1477, -1, -1, -1, 835,
    -1, -1, 940, -1, 254, 1661, -1, -1, -1, -1, -1, 1585, 1354, -1, 122, -1, 1118, 1356, -1, 1611, 622, -1,
    1299, -1, -1, -1, -1, 982, -1, -1, 1302, -1, 1123, -1, 183, -1, -1, 1434, 94, -1, -1, -1, -1, -1, -1, -1,
    497, 79, 507, 527, -1, -1, 977, -1, -1, -1, -1, -1, -1, -1, -1, 512, 218, 809, -1, -1, -1, -1, -1, -1,
    466, 419, -1, -1, 1157, 1038, -1, -1, -1, -1, -1, -1, -1, -1
};

static const int16_t first[] = {
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1215, -1, -1, -1, -1, 1272, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 450, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1312, -1,
    696, -1, -1, -1, -1, 872, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 484, 486, 488, 448, 490, 447, 472,
    527, 529, 533, 530, 426, 460, -1, -1, 279, -1, 410, 469, -1, -1, -1, -1, -1, 442, -1, 946, 1, 695, 996,
    45, 48, 396, 394, 398, 400, 397, 395, 399, 401, 283, 266, 267, 353, 1495, 1576, 8, 26, 0, 9, 27, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, 226, 227, 228, 230, 231, 229, -1, -1, 1549, 244, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 236, 237, 238, 239, 240, 241, 242, 243, -1, -1, 500, 519,
    1578, 473, 1580, -1, -1, -1, -1, -1, 379, 70, 84, 94, 114, 63, -1, 593, 654, 656, 658, 660, 662, 664,
    666, 668, 670, 672, 674, 676, 46, 47, 49, 50, 2, -1, 59, 6, 5, -1, -1, 12, 11, -1, 17, 58, 20, 21, 22,
    23, 24, 25, 28, -1, 29, 30, 31, 32, 33, 34, 35, 36, -1, 37, 38, 39, 40, 41, 42, 43, 44, 51, 52, 53, 54,
    55, 56, -1, -1, -1, 60, 61, 62, 66, 67, 68, 69, 65, 71, 73, 74, 77, 78, 79, -1, 80, 81, 82, 83, 89, 90,
    86, 85, 91, 93, 100, 101, 96, 95, 99, 103, 104, 106, 110, 111, 112, 113, 116, 115, 120, 121, 122, 123,
    124, 125, 126, -1, -1, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142,
    143, 144, 145, 146, 147, 148, 150, 152, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 168,
    1042, 860, 1048, 864, 169, 170, 171, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186,
    187, 188, 190, 192, 194, 196, -1, 355, 195, -1, -1, 197, 199, 201, 202, 204, 205, 206, 207, 208, 209,
    210, 211, 212, 213, 215, 216, 217, 218, 219, 220, 222, 223, 224, 225, -1, -1, -1, -1, 268, 269, 270, 271,
    272, 273, 274, 275, 276, 277, 278, 280, 281, 282, 284, 285, 286, 287, 292, 296, 299, 300, 301, 302, 303,
    304, 305, 306, 307, 308, 309, 310, 311, 312, 313, 314, 315, 316, 317, 318, 319, 320, 321, 322, 323, 324,
    325, 326, 327, 328, 329, 330, 331, 332, 333, 334, 335, 336, 337, 338, 339, 340, 341, 342, 343, 344, 345,
    -1, 346, 347, 348, 349, 350, 351, 354, -1, 356, 357, 358, -1, 359, 361, 362, 363, 364, 365, 366, 367,
    368, 369, 370, 371, 372, -1, 373, 374, 376, -1, 378, 382, 383, 387, 388, 389, 390, 391, 392, 393, 402,
    404, 405, 406, 407, 408, 409, -1, 411, 412, 413, 414, 415, 416, 417, 418, 419, 420, 421, 422, 423, -1,
    424, -1, 425, -1, 427, 428, 429, 430, 431, 432, 436, 437, 440, 444, 445, 446, -1, 451, 453, 456, -1, 461,
    462, -1, -1, 465, 466, 467, 468, -1, -1, 480, -1, -1, 495, 496, 498, 499, 501, 502, 503, 504, 505, 506,
    507, 508, 509, 510, 511, 512, 514, -1, 515, 516, -1, -1, 539, 542, 541, 521, 522, 523, 524, -1, 528, 532,
    -1, 534, 536, 537, 538, -1, -1, 558, 559, 566, 572, 574, 575, 576, 577, 578, 579, 580, 581, 582, 583,
    586, 589, 591, 1751, 1176, 607, 609, 611, 691, 594, 595, 596, 597, 605, -1, -1, -1, -1, 601, -1, 603,
    604, 606, 608, 610, 612, 613, 614, 615, 616, 617, 618, 619, 620, 621, 622, 623, 624, 625, 626, 627, 628,
    629, 630, 631, 632, 633, 634, 635, 636, 637, 638, 639, 640, 641, 642, 643, 644, 645, 646, 647, 648, 649,
    650, 651, 652, 653, 678, 679, 681, 682, 683, 684, 702, 685, -1, 689, 690, 692, 693, 694, 697, 698, 699,
    700, 701, 703, 704, 705, 706, 707, 708, 709, 710, 711, 712, 713, 714, 715, 716, 717, 718, 719, 720, 721,
    722, 723, 724, 725, 726, 727, 728, 729, 730, 731, 732, 733, 734, 735, -1, 736, 737, 738, 739, 740, 741,
    742, 743, 744, 746, 747, 748, 749, 750, 751, 752, 753, 754, -1, 755, 756, 757, 758, 759, 760, 761, 762,
    763, 764, 765, 766, 767, 768, 769, 770, 771, 772, 773, 774, 775, 776, 777, 778, -1, 779, 780, 781, 782,
    783, 784, 785, 786, 787, 788, 789, 790, 791, -1, 792, 793, 794, 795, 796, 797, 798, 799, 800, 801, 802,
    803, 804, 805, 806, 807, 808, 809, 810, 811, 812, 813, 814, 815, 816, 817, 818, 819, 820, 821, 822, 823,
    824, 825, 826, 827, 828, 829, 830, 831, 832, 1747, -1, 834, 836, 837, 838, -1, 840, 842, 844, 846, 847,
    848, 849, 850, 851, 852, 853, 854, 855, 856, 857, 858, 859, -1, 861, 863, 865, 866, 867, 868, 869, 870,
    871, 873, 874, 875, 876, 877, -1, 878, 879, -1, 880, 881, 882, -1, -1, -1, 885, 887, -1, -1, 889, 891,
    892, 895, 897, 898, 899, 900, 903, 904, 905, 906, 907, 908, 909, 911, 912, -1, -1, 915, 916, 917, 918,
    919, -1, 920, -1, 921, 922, -1, 923, 924, 925, 926, 927, -1, 929, 930, 931, 932, 933, 934, 935, 936, 939,
    940, 941, 942, 1754, 943, -1, 1755, 949, 951, 953, 954, 956, 957, 958, 960, 961, 962, 963, 964, 965, 966,
    967, 968, 969, 971, 972, -1, 973, 974, 975, 976, 977, 978, 979, 980, 981, 982, 983, 984, 985, 988, 989,
    990, 991, 992, 993, 994, 995, 997, 998, 999, 1000, 1001, 1002, 1007, 1008, 1009, 1010, 1011, 1012, 1013,
    -1, 1019, 1022, 1026, -1, 1028, 1034, 1035, 1039, 1041, 1052, 1043, 1044, 1046, 1047, 1049, -1, 1053,
    1054, -1, 1057, 1060, 1063, 1066, 1069, 1072, 1076, -1, 1077, -1, 1078, -1, 1079, 1080, 1081, 1082, 1083,
    1084, 1085, 1086, 1087, 1088, 1089, 1090, 1091, 1092, 1093, 1094, 1095, 1096, 1097, -1, 1099, 1100, 1102,
    1103, 1105, 1106, 1108, 1109, 1110, 1112, 1115, 1116, 1117, 1118, 1120, 1121, 1122, 1123, 1124, 1125,
    1126, 1129, 1130, 1131, -1, 1133, -1, 1135, 1137, 1138, 1142, 1143, 1144, 1145, -1, 1150, 1151, -1, 1152,
    1153, -1, 1154, 1155, 1156, 1157, 1158, 1159, 1160, -1, -1, -1, -1, -1, -1, 1163, 1164, 1165, -1, -1,
    1167, 1168, 1169, 1170, 1171, 1173, 1175, -1, -1, 1177, 1178, 1179, 1180, 1181, 1182, 1183, 1184, -1, -1,
    1186, 1188, 1190, -1, 1191, -1, 1195, 1375, 1197, 1198, 1205, 1206, 1199, 1200, -1, 1201, -1, -1, -1, -1,
    -1, 1207, 1208, 1209, 1210, 1211, 1212, 1213, 1214, 1216, 1217, 1218, 1219, 1220, 1221, 1222, 1223, 1224,
    1225, 1226, 1227, 1228, 1230, 1231, 1232, 1233, 1234, 1235, 1236, 1237, 1238, 1239, 1240, 1241, 1242,
    1243, 1244, 1245, 1246, 1247, 1248, 1249, 1250, 1251, 1252, 1253, 1254, 1255, 1256, 1257, 1258, 1259,
    1260, 1261, 1262, 1263, 1265, 1267, 1269, 1270, 1271, 1273, 1274, 1275, 1276, 1277, 1278, 1279, 1280,
    1281, 1282, 1283, 1284, 1285, 1286, 1287, 1288, 1289, 1290, 1291, 1293, 1295, 1296, 1297, 1298, 1299,
    1300, 1301, 1302, 1303, 1304, 1307, 1309, -1, 1305, -1, 1314, 1315, -1, -1, 1412, 1409, 1410, 1411, 1320,
    -1, -1, 1321, 1322, -1, 1404, -1, 1447, -1, -1, -1, 1332, 1337, 1341, 1342, -1, -1, 1343, 1344, 1428,
    1348, -1, 1349, 1350, 1351, 1352, 1353, 1354, 1355, 1356, 1357, 1358, 1363, -1, -1, 1360, 1361, -1, 1365,
    -1, 1367, 1369, -1, 1371, 1372, 1373, 1376, 1377, 1378, 1379, 1380, 1381, 1382, 1383, 1384, 1385, 1387,
    1394, 1389, 1391, 1393, 1395, 1396, 1397, 1399, 1400, 1401, 1402, 1403, 1405, 1406, 1407, 1408, 1413,
    1414, 1415, 1416, 1417, 1418, 1419, 1420, 1421, 1422, 1423, 1425, 1427, -1, 1448, 1436, -1, 1438, 1439,
    1440, 1441, -1, -1, 1442, -1, 1444, 1446, 1449, 1450, 1451, 1452, -1, -1, 1455, 1456, 1457, 1458, 1459,
    -1, 1461, 1469, -1, 1471, 1472, 1473, 1475, 1476, 1477, 1478, -1, 1488, 1480, 1481, 1482, 1483, 1484,
    1485, 1486, 1487, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1489, 1490, 1491, 1492, 1493, 1494, -1, 1499, 1500,
    1501, 1502, 1506, 1507, 1508, 1511, 1512, 1513, 1514, 1515, 1516, 1517, 1520, 1523, -1, 1527, 1531, 1532,
    1533, 1534, 1535, 1536, 1537, 1538, 1539, 1541, 1542, 1543, 1544, 1545, 1546, 1547, 1548, -1, 1720, 1721,
    1722, 1723, 1724, 1569, 1571, 1572, 1573, 1574, 1575, 1577, -1, -1, 1581, 1590, -1, -1, 1583, -1, 1582,
    -1, -1, -1, 1673, 1589, 1591, -1, 1593, 1594, 1595, 1597, 1598, 1599, 1600, -1, -1, -1, 1601, 1602, 1603,
    -1, 1604, 1605, 1606, 1607, 1608, 1609, 1610, 1611, 1612, 1613, -1, -1, 1615, -1, -1, 1617, 1619, 1621,
    -1, 1756, 1757, 1623, 1625, 1627, 1629, 1632, 1758, 1634, 1759, 1635, 1637, 1638, 1639, 1760, 1640, 1641,
    1642, 1643, 1644, 1645, 1646, 1647, 1648, 1649, -1, -1, 1652, -1, -1, 1761, 1762, 1655, -1, -1, -1, -1,
    1658, -1, -1, 1763, -1, -1, 1663, 1664, 1665, 1666, 1667, 1668, 1670, 1672, 1674, 1675, 1676, 1677, 1678,
    -1, 1681, 1765, 1682, 1683, 1684, 1685, -1, 1686, 1687, 1688, 1766, 1693, 1695, 1696, 1698, 1699, 1700,
    -1, 1701, 1702, 1704, 1705, 1706, 1707, 1709, 1711, 1713, 1715, 1717, 1718, 1719, 1725, -1, 1729, 1730,
    1731, 1732, 1733, -1, 1735, 1740, 1742, 1743, -1, 1768, 1769, 1770, 1771, 1772, 1773, 1774, 1777, 1778,
    1779, 1780, 1781, 1782, 1783, 1784, 1785, 1787, 1788, 1789, 1790, 1791, 1792, 1793, 1795, 1796, 1797,
    1798, 1799, 1800, 1801, 1803, 1804, 1805, 1806, 1807, 1808, 1809, 1810, 1812, 1813, 1814, 1817, 1818,
    1819, 1820, 1821, 1822, 1823, 1825, 1826, 1828, 1829, 1830, 1831, 1832, 1834, 1836, 1837, 1838, 1748, -1,
    1749, 1750
};

static const struct catalogue_link links[] = {
    {0, 3, 0}, {0, 688, 0}, {0, -1, 0}, {1, 4, 0}, {2, 7, 0}, {2, -1, 0}, {2, -1, 0}, {3, 10, 0}, {3, 13, 0},
    {3, -1, 0}, {4, 64, 0}, {4, 14, 0}, {4, -1, 0}, {5, 15, 0}, {6, -1, 0}, {7, 16, 0}, {8, -1, 0},
    {9, 18, 0}, {10, 19, 0}, {11, -1, 0}, {12, 203, 4}, {12, -1, 5}, {13, -1, 1}, {13, -1, 0}, {14, -1, 1},
    {14, -1, 0}, {15, -1, 1}, {15, -1, 0}, {16, -1, 1}, {16, -1, 0}, {17, 200, 1}, {17, -1, 0}, {18, -1, 1},
    {18, -1, 0}, {19, -1, 0}, {20, -1, 0}, {21, -1, 0}, {22, 937, 3}, {23, -1, 2}, {24, -1, 2}, {25, -1, 2},
    {26, -1, 2}, {27, -1, 2}, {28, -1, 2}, {29, -1, 2}, {30, -1, 2}, {31, -1, 2}, {32, -1, 2}, {33, -1, 2},
    {34, -1, 2}, {35, -1, 2}, {36, -1, 2}, {37, 198, 2}, {38, -1, 2}, {39, -1, 2}, {40, -1, 2}, {41, 57, 0},
    {42, -1, 0}, {43, 75, 4}, {44, 76, 4}, {45, 153, 4}, {46, -1, 4}, {47, -1, 4}, {48, -1, 0}, {49, -1, 0},
    {49, -1, 0}, {50, 1127, 2}, {51, -1, 2}, {52, 1128, 2}, {53, 1134, 2}, {54, 72, 0}, {54, -1, 0},
    {55, -1, 0}, {56, 88, 4}, {56, -1, 5}, {57, 108, 2}, {58, 109, 2}, {59, 92, 1}, {59, -1, 0},
    {60, 375, 1}, {61, -1, 0}, {62, 105, 1}, {63, -1, 0}, {64, 107, 2}, {65, 87, 0}, {65, 1714, 0},
    {65, -1, 0}, {66, -1, 0}, {67, 98, 4}, {68, -1, 2}, {69, -1, 2}, {70, 1794, 2}, {71, 102, 1},
    {72, -1, 0}, {73, 97, 0}, {73, 154, 0}, {73, -1, 0}, {74, -1, 0}, {75, 119, 4}, {75, -1, 5},
    {76, 149, 2}, {77, 151, 2}, {78, 193, 1}, {78, -1, 0}, {79, -1, 0}, {80, 191, 1}, {81, -1, 0},
    {82, 167, 2}, {83, 1050, 2}, {84, 1051, 2}, {85, -1, 2}, {86, -1, 2}, {87, -1, 2}, {88, 928, 2},
    {89, 117, 0}, {89, 1708, 0}, {89, -1, 0}, {90, 118, 0}, {91, -1, 0}, {92, 173, 4}, {92, -1, 5},
    {93, -1, 4}, {93, -1, 5}, {94, -1, 4}, {94, -1, 5}, {95, -1, 0}, {96, -1, 0}, {97, -1, 0}, {98, -1, 0},
    {99, -1, 4}, {99, -1, 5}, {100, -1, 4}, {100, -1, 5}, {101, -1, 4}, {101, -1, 5}, {102, -1, 4},
    {102, -1, 5}, {103, -1, 2}, {103, -1, 0}, {104, -1, 2}, {104, -1, 0}, {105, -1, 2}, {105, -1, 0},
    {106, -1, 2}, {106, -1, 0}, {107, -1, 2}, {107, -1, 0}, {108, -1, 2}, {108, -1, 0}, {109, -1, 2},
    {109, -1, 0}, {110, -1, 2}, {110, -1, 0}, {111, -1, 2}, {112, 1040, 2}, {113, -1, 2}, {113, -1, 0},
    {114, -1, 2}, {114, -1, 0}, {115, -1, 2}, {115, -1, 0}, {116, 403, 2}, {116, -1, 0}, {117, 360, 2},
    {117, -1, 0}, {118, 1037, 2}, {119, 680, 2}, {120, -1, 2}, {121, 172, 0}, {121, -1, 0}, {122, -1, 0},
    {123, -1, 0}, {124, -1, 0}, {125, 221, 4}, {125, -1, 5}, {126, -1, 1}, {126, -1, 0}, {127, -1, 1},
    {127, -1, 0}, {128, -1, 1}, {128, -1, 0}, {129, 571, 1}, {129, -1, 0}, {130, 573, 1}, {130, -1, 0},
    {131, -1, 1}, {131, -1, 0}, {132, 189, 1}, {132, -1, 0}, {133, 433, 1}, {133, -1, 0}, {134, -1, 1},
    {134, -1, 0}, {135, -1, 1}, {135, -1, 0}, {136, -1, 1}, {137, -1, 0}, {138, -1, 2}, {139, -1, 2},
    {140, -1, 2}, {141, -1, 1}, {142, -1, 2}, {143, -1, 2}, {144, -1, 0}, {145, -1, 5}, {146, 214, 5},
    {147, -1, 5}, {148, -1, 5}, {149, -1, 5}, {150, -1, 5}, {151, -1, 5}, {152, -1, 5}, {153, -1, 5},
    {154, -1, 5}, {155, -1, 4}, {156, -1, 4}, {157, -1, 4}, {158, -1, 4}, {158, -1, 5}, {159, -1, 4},
    {159, 1540, 5}, {160, 384, 4}, {161, 295, 4}, {161, -1, 5}, {162, 291, 4}, {162, -1, 5}, {163, 232, 0},
    {164, 233, 0}, {165, 234, 0}, {166, -1, 0}, {167, 235, 0}, {168, -1, 0}, {169, -1, 0}, {170, -1, 0},
    {171, -1, 0}, {172, 263, 0}, {173, 245, 0}, {174, 247, 0}, {175, 249, 0}, {176, 251, 0}, {177, 253, 0},
    {178, 255, 0}, {179, 257, 0}, {180, 259, 0}, {181, 261, 0}, {182, 246, 0}, {183, -1, 0}, {184, 248, 0},
    {185, -1, 0}, {186, 250, 0}, {187, -1, 0}, {188, 252, 0}, {189, -1, 0}, {190, 254, 0}, {191, -1, 0},
    {192, 256, 0}, {193, -1, 0}, {194, 258, 0}, {195, -1, 0}, {196, 260, 0}, {197, -1, 0}, {198, 262, 0},
    {199, -1, 0}, {200, 264, 0}, {201, 265, 0}, {202, -1, 0}, {203, -1, 0}, {203, -1, 0}, {204, -1, 0},
    {204, -1, 0}, {205, -1, 0}, {205, -1, 0}, {206, -1, 0}, {207, -1, 0}, {207, -1, 0}, {208, -1, 0},
    {208, -1, 0}, {209, -1, 0}, {209, -1, 0}, {210, 1703, 0}, {210, -1, 0}, {211, -1, 0}, {211, -1, 0},
    {212, -1, 0}, {212, -1, 0}, {213, -1, 0}, {213, -1, 0}, {214, 288, 0}, {215, 289, 0}, {216, 290, 1},
    {217, -1, 1}, {218, 293, 0}, {218, -1, 0}, {219, 294, 0}, {220, 474, 0}, {221, 297, 0}, {221, -1, 0},
    {222, 298, 0}, {223, 475, 0}, {224, -1, 0}, {224, -1, 0}, {225, -1, 0}, {225, -1, 0}, {226, -1, 0},
    {226, -1, 0}, {227, -1, 0}, {227, -1, 0}, {228, -1, 0}, {228, -1, 0}, {229, -1, 0}, {229, -1, 0},
    {230, -1, 0}, {230, -1, 0}, {231, -1, 0}, {231, -1, 0}, {232, -1, 0}, {232, -1, 0}, {233, -1, 0},
    {233, -1, 0}, {234, -1, 0}, {234, -1, 0}, {235, -1, 0}, {235, -1, 0}, {236, -1, 0}, {236, -1, 0},
    {237, -1, 0}, {237, -1, 0}, {238, -1, 0}, {238, -1, 0}, {239, -1, 0}, {239, -1, 0}, {240, -1, 0},
    {241, -1, 0}, {242, -1, 0}, {243, -1, 0}, {244, -1, 0}, {245, -1, 0}, {246, -1, 5}, {247, -1, 5},
    {248, -1, 5}, {249, -1, 5}, {250, -1, 5}, {251, -1, 5}, {252, -1, 5}, {253, -1, 5}, {254, 352, 1},
    {255, 1104, 4}, {256, 1107, 4}, {257, -1, 4}, {258, -1, 4}, {259, -1, 4}, {260, -1, 4}, {261, -1, 1},
    {262, -1, 1}, {263, -1, 1}, {264, 377, 1}, {265, -1, 1}, {266, -1, 2}, {267, -1, 1}, {268, -1, 2},
    {269, -1, 2}, {270, -1, 2}, {271, -1, 2}, {272, -1, 2}, {273, -1, 2}, {274, -1, 2}, {275, -1, 2},
    {276, -1, 2}, {277, -1, 2}, {278, -1, 4}, {279, -1, 4}, {280, -1, 2}, {281, -1, 1}, {282, -1, 1},
    {283, -1, 1}, {284, -1, 1}, {285, -1, 1}, {286, -1, 0}, {287, -1, 1}, {288, 380, 0}, {289, 381, 0},
    {290, -1, 0}, {291, 385, 3}, {292, 386, 3}, {293, -1, 4}, {294, -1, 2}, {295, -1, 2}, {296, -1, 2},
    {297, -1, 0}, {297, -1, 0}, {298, -1, 0}, {298, -1, 0}, {299, -1, 0}, {299, -1, 0}, {300, -1, 0},
    {300, -1, 0}, {301, -1, 0}, {301, -1, 0}, {302, -1, 0}, {302, -1, 0}, {303, -1, 0}, {303, -1, 0},
    {304, 493, 2}, {305, 494, 2}, {306, 435, 2}, {307, 439, 2}, {308, 564, 1}, {309, 556, 1}, {310, -1, 0},
    {311, -1, 0}, {312, 544, 1}, {313, 545, 1}, {314, 535, 1}, {315, 471, 1}, {316, 470, 1}, {317, -1, 1},
    {318, -1, 1}, {319, -1, 1}, {320, -1, 1}, {321, -1, 1}, {322, -1, 5}, {323, -1, 1}, {324, -1, 1},
    {325, -1, 1}, {326, -1, 1}, {327, -1, 1}, {328, 592, 1}, {329, -1, 1}, {330, -1, 1}, {331, 1745, 1},
    {332, -1, 5}, {333, -1, 5}, {334, -1, 5}, {335, 434, 1}, {336, 449, 1}, {337, 550, 1}, {338, 551, 1},
    {339, 438, 1}, {340, -1, 1}, {341, -1, 1}, {342, 441, 1}, {343, -1, 1}, {344, 443, 1}, {345, 455, 1},
    {346, -1, 1}, {347, -1, 1}, {348, -1, 1}, {349, 491, 1}, {350, 489, 1}, {351, 497, 1}, {352, -1, 2},
    {353, 452, 1}, {354, -1, 1}, {355, 454, 1}, {356, -1, 1}, {357, 457, 1}, {358, 459, 1}, {359, 458, 1},
    {360, -1, 1}, {361, -1, 1}, {362, -1, 1}, {363, 483, 1}, {364, 463, 1}, {365, 464, 1}, {366, 513, 1},
    {367, -1, 1}, {368, -1, 2}, {369, -1, 2}, {370, -1, 2}, {371, 546, 1}, {372, 547, 1}, {373, 548, 1},
    {374, 492, 1}, {375, 565, 0}, {376, 476, 1}, {377, 477, 1}, {378, 478, 0}, {379, 479, 0}, {380, 555, 1},
    {381, 554, 1}, {382, 481, 1}, {383, 482, 1}, {384, 552, 1}, {385, -1, 1}, {386, 485, 1}, {387, 1631, 1},
    {388, 487, 1}, {389, 585, 1}, {390, 587, 1}, {391, -1, 1}, {392, -1, 1}, {393, 590, 1}, {394, 531, 1},
    {395, 525, 2}, {396, 526, 2}, {397, -1, 1}, {398, -1, 1}, {399, 549, 1}, {400, -1, 1}, {401, -1, 1},
    {402, 517, 0}, {403, -1, 2}, {404, -1, 2}, {405, -1, 2}, {406, -1, 2}, {407, -1, 2}, {408, -1, 2},
    {409, -1, 2}, {410, -1, 2}, {411, 1565, 2}, {412, 1566, 2}, {413, 1568, 2}, {414, 1567, 2}, {415, -1, 1},
    {416, -1, 1}, {417, -1, 1}, {418, -1, 0}, {419, 518, 0}, {420, 520, 0}, {421, -1, 0}, {422, 1579, 0},
    {423, -1, 2}, {424, -1, 2}, {425, 1398, 2}, {426, -1, 2}, {427, 560, 2}, {428, 561, 2}, {429, -1, 1},
    {430, -1, 1}, {431, -1, 1}, {432, -1, 1}, {433, 588, 1}, {434, 1752, 1}, {435, -1, 1}, {436, -1, 1},
    {437, -1, 1}, {438, -1, 1}, {439, -1, 1}, {440, -1, 1}, {441, 540, 0}, {442, 543, 0}, {443, -1, 0},
    {444, -1, 0}, {445, -1, 0}, {446, 563, 1}, {447, -1, 1}, {448, -1, 1}, {449, -1, 1}, {450, -1, 1},
    {451, 562, 1}, {452, 557, 1}, {453, -1, 1}, {454, 553, 1}, {455, -1, 1}, {456, -1, 1}, {457, -1, 1},
    {458, -1, 1}, {459, 570, 2}, {460, -1, 2}, {461, -1, 2}, {462, 568, 2}, {463, 569, 2}, {464, 584, 1},
    {465, -1, 1}, {466, 1824, 1}, {467, -1, 0}, {468, 567, 0}, {469, -1, 0}, {470, -1, 2}, {471, 1671, 2},
    {472, -1, 2}, {473, -1, 1}, {474, -1, 1}, {475, -1, 1}, {476, -1, 1}, {477, -1, 1}, {478, -1, 1},
    {479, -1, 1}, {480, -1, 1}, {481, -1, 1}, {482, -1, 1}, {483, -1, 1}, {484, -1, 1}, {485, -1, 1},
    {486, 1006, 1}, {487, -1, 1}, {488, -1, 1}, {489, -1, 1}, {490, -1, 1}, {491, -1, 1}, {492, -1, 1},
    {493, -1, 1}, {494, -1, 1}, {495, 598, 0}, {496, -1, 1}, {497, -1, 1}, {498, -1, 1}, {499, -1, 1},
    {500, 599, 0}, {501, 600, 0}, {502, 602, 0}, {503, 1767, 0}, {504, -1, 0}, {505, -1, 4}, {506, -1, 3},
    {507, -1, 4}, {508, -1, 3}, {509, -1, 4}, {510, -1, 3}, {511, -1, 4}, {512, -1, 3}, {513, -1, 4},
    {514, -1, 3}, {515, -1, 4}, {516, -1, 3}, {517, -1, 4}, {518, -1, 3}, {519, -1, 4}, {520, -1, 3},
    {521, -1, 4}, {522, -1, 3}, {523, -1, 4}, {524, -1, 3}, {525, -1, 4}, {526, -1, 3}, {527, -1, 4},
    {528, -1, 3}, {529, -1, 4}, {530, -1, 3}, {531, -1, 4}, {532, -1, 3}, {533, -1, 4}, {534, -1, 3},
    {535, -1, 4}, {536, -1, 4}, {537, -1, 4}, {538, -1, 4}, {539, -1, 4}, {540, -1, 4}, {541, -1, 4},
    {542, -1, 4}, {543, -1, 4}, {544, -1, 4}, {545, -1, 4}, {546, -1, 4}, {547, -1, 4}, {548, -1, 4},
    {549, -1, 4}, {550, -1, 4}, {551, -1, 4}, {552, -1, 4}, {553, -1, 4}, {554, -1, 4}, {555, -1, 4},
    {556, 655, 0}, {557, -1, 0}, {558, 657, 0}, {559, -1, 0}, {560, 659, 0}, {561, 687, 0}, {562, 661, 0},
    {563, -1, 0}, {564, 663, 0}, {565, 745, 0}, {566, 665, 0}, {567, -1, 0}, {568, 667, 0}, {569, -1, 0},
    {570, 669, 0}, {571, -1, 0}, {572, 671, 0}, {573, -1, 0}, {574, 673, 0}, {575, -1, 0}, {576, 675, 0},
    {577, -1, 0}, {578, 677, 0}, {579, -1, 0}, {580, 944, 2}, {581, 945, 2}, {582, 862, 2}, {583, 947, 2},
    {584, 948, 2}, {585, -1, 2}, {586, 950, 2}, {587, 686, 0}, {588, -1, 0}, {589, -1, 0}, {590, 952, 2},
    {591, -1, 1}, {592, -1, 2}, {593, -1, 2}, {594, 1426, 2}, {595, 1776, 2}, {596, -1, 2}, {597, -1, 2},
    {598, 1113, 0}, {599, 955, 2}, {600, -1, 2}, {601, -1, 2}, {602, -1, 2}, {603, 938, 2}, {604, -1, 2},
    {605, -1, 2}, {606, 987, 2}, {607, -1, 2}, {608, -1, 2}, {609, -1, 2}, {610, -1, 2}, {611, -1, 2},
    {612, 970, 2}, {613, -1, 2}, {614, -1, 2}, {615, -1, 2}, {616, -1, 2}, {617, -1, 2}, {618, -1, 2},
    {619, -1, 2}, {620, -1, 2}, {621, -1, 2}, {622, -1, 2}, {623, -1, 2}, {624, -1, 2}, {625, -1, 2},
    {626, -1, 2}, {627, -1, 2}, {628, -1, 2}, {629, -1, 2}, {630, 959, 2}, {631, -1, 2}, {632, -1, 2},
    {633, -1, 2}, {634, -1, 2}, {635, -1, 2}, {636, -1, 2}, {637, -1, 4}, {637, -1, 5}, {638, -1, 4},
    {638, -1, 5}, {639, -1, 4}, {639, -1, 5}, {640, -1, 4}, {640, -1, 5}, {641, 1636, 4}, {641, -1, 5},
    {642, -1, 0}, {643, -1, 2}, {644, -1, 2}, {645, -1, 2}, {646, -1, 2}, {647, -1, 2}, {648, -1, 2},
    {649, -1, 2}, {650, -1, 2}, {651, 986, 2}, {652, -1, 4}, {653, -1, 4}, {653, -1, 5}, {654, -1, 4},
    {655, -1, 4}, {655, -1, 5}, {656, -1, 4}, {657, -1, 4}, {657, -1, 5}, {658, -1, 4}, {659, -1, 4},
    {659, -1, 5}, {660, -1, 4}, {661, -1, 4}, {661, -1, 5}, {662, -1, 4}, {663, -1, 4}, {663, -1, 5},
    {664, -1, 4}, {665, -1, 4}, {665, -1, 5}, {666, -1, 2}, {667, -1, 2}, {668, -1, 2}, {669, 1075, 4},
    {670, -1, 4}, {670, -1, 5}, {671, -1, 4}, {672, -1, 4}, {672, -1, 5}, {673, -1, 4}, {674, -1, 4},
    {674, -1, 5}, {675, -1, 4}, {676, -1, 4}, {676, -1, 5}, {677, -1, 4}, {678, -1, 4}, {679, -1, 4},
    {679, -1, 5}, {680, -1, 4}, {681, -1, 4}, {681, -1, 5}, {682, -1, 4}, {683, -1, 4}, {683, -1, 5},
    {684, -1, 4}, {685, -1, 4}, {685, -1, 5}, {686, -1, 4}, {687, -1, 4}, {687, -1, 5}, {688, -1, 4},
    {689, -1, 4}, {689, -1, 5}, {690, -1, 4}, {691, -1, 4}, {691, -1, 5}, {692, -1, 4}, {693, -1, 4},
    {693, -1, 5}, {694, -1, 4}, {695, -1, 4}, {695, -1, 5}, {696, -1, 4}, {697, -1, 4}, {697, -1, 5},
    {698, -1, 4}, {699, -1, 4}, {699, -1, 5}, {700, -1, 4}, {701, -1, 4}, {701, -1, 5}, {702, -1, 4},
    {703, -1, 4}, {703, -1, 5}, {704, -1, 4}, {705, 833, 1}, {706, 1140, 1}, {707, 835, 1}, {708, 1141, 1},
    {709, -1, 1}, {710, -1, 1}, {711, 839, 1}, {712, -1, 1}, {713, 841, 1}, {714, -1, 1}, {715, 843, 1},
    {716, -1, 1}, {717, 845, 1}, {718, -1, 1}, {719, -1, 1}, {720, -1, 1}, {721, -1, 2}, {722, -1, 2},
    {723, -1, 2}, {724, -1, 2}, {725, -1, 2}, {726, 1111, 2}, {727, -1, 2}, {728, -1, 2}, {729, -1, 2},
    {730, -1, 2}, {731, -1, 2}, {732, -1, 2}, {733, 1101, 4}, {733, -1, 5}, {734, 1038, 4}, {734, -1, 5},
    {735, 1098, 4}, {735, -1, 5}, {736, -1, 4}, {736, -1, 5}, {737, -1, 4}, {737, -1, 5}, {738, -1, 2},
    {739, -1, 2}, {740, -1, 2}, {741, -1, 2}, {742, -1, 1}, {743, -1, 1}, {744, -1, 1}, {745, -1, 1},
    {746, -1, 1}, {747, -1, 1}, {748, -1, 1}, {749, 883, 1}, {750, -1, 1}, {751, 884, 1}, {752, -1, 1},
    {753, 886, 1}, {754, 1003, 1}, {755, 888, 1}, {756, -1, 1}, {757, 890, 1}, {758, -1, 1}, {759, 893, 1},
    {760, 894, 1}, {761, -1, 1}, {762, -1, 1}, {763, 896, 1}, {764, -1, 1}, {765, -1, 1}, {766, -1, 1},
    {767, 901, 1}, {768, 1229, 1}, {769, 902, 1}, {770, 910, 1}, {771, -1, 1}, {772, -1, 1}, {773, -1, 1},
    {774, -1, 1}, {775, -1, 2}, {776, -1, 1}, {777, -1, 1}, {778, -1, 1}, {779, -1, 1}, {780, 913, 1},
    {781, 914, 1}, {782, -1, 1}, {783, -1, 4}, {784, -1, 2}, {785, -1, 2}, {786, -1, 1}, {787, -1, 1},
    {788, 1292, 4}, {789, -1, 4}, {790, -1, 2}, {791, 1359, 4}, {792, -1, 3}, {793, 1005, 1}, {794, -1, 1},
    {795, -1, 1}, {796, 1710, 1}, {797, -1, 0}, {798, -1, 0}, {799, -1, 0}, {800, -1, 0}, {801, -1, 2},
    {802, -1, 2}, {803, -1, 2}, {804, -1, 2}, {805, -1, 2}, {806, -1, 2}, {807, -1, 2}, {808, -1, 2},
    {809, -1, 2}, {810, -1, 1}, {811, -1, 1}, {812, 1015, 2}, {813, 1669, 2}, {814, 1020, 2}, {815, -1, 2},
    {816, -1, 2}, {817, -1, 2}, {818, 1114, 2}, {819, -1, 2}, {820, 1036, 2}, {821, -1, 2}, {822, -1, 2},
    {823, -1, 2}, {824, -1, 2}, {825, -1, 2}, {826, -1, 2}, {827, -1, 2}, {828, -1, 2}, {829, -1, 2},
    {830, -1, 2}, {831, -1, 2}, {832, -1, 2}, {833, -1, 2}, {834, -1, 2}, {835, -1, 2}, {836, -1, 2},
    {837, -1, 2}, {838, -1, 2}, {839, -1, 2}, {840, -1, 4}, {840, -1, 5}, {841, -1, 4}, {841, -1, 5},
    {842, -1, 4}, {842, -1, 5}, {843, -1, 4}, {843, -1, 5}, {844, -1, 2}, {845, -1, 2}, {846, -1, 2},
    {847, -1, 2}, {848, -1, 2}, {849, -1, 2}, {850, 1119, 2}, {851, -1, 2}, {852, -1, 2}, {853, -1, 2},
    {854, -1, 2}, {855, -1, 2}, {856, 1596, 2}, {857, -1, 2}, {858, -1, 2}, {859, -1, 1}, {860, -1, 1},
    {861, -1, 1}, {862, -1, 1}, {863, -1, 2}, {864, -1, 2}, {865, -1, 1}, {866, -1, 1}, {867, 1004, 1},
    {868, -1, 1}, {869, -1, 1}, {870, 1689, 1}, {871, -1, 0}, {872, -1, 0}, {873, -1, 0}, {874, -1, 0},
    {875, -1, 0}, {876, -1, 0}, {877, 1014, 0}, {878, -1, 0}, {879, 1016, 1}, {880, 1017, 1}, {881, 1018, 1},
    {882, -1, 1}, {883, -1, 1}, {884, 1021, 1}, {885, -1, 1}, {886, 1023, 1}, {887, 1024, 1}, {888, 1025, 1},
    {889, -1, 1}, {890, 1027, 1}, {891, -1, 1}, {892, 1029, 1}, {893, 1030, 1}, {894, 1031, 1},
    {895, 1032, 1}, {896, 1033, 1}, {897, -1, 1}, {898, -1, 1}, {899, -1, 1}, {900, 1716, 2}, {901, 1737, 2},
    {902, 1045, 2}, {903, -1, 2}, {904, 1712, 2}, {905, -1, 4}, {906, -1, 4}, {907, -1, 4}, {908, -1, 4},
    {909, -1, 4}, {910, -1, 4}, {911, -1, 4}, {912, -1, 4}, {913, -1, 4}, {914, -1, 2}, {915, -1, 2},
    {916, -1, 0}, {917, -1, 0}, {918, 1055, 0}, {919, 1056, 0}, {920, -1, 0}, {921, 1058, 0}, {922, 1059, 0},
    {923, -1, 0}, {924, 1061, 0}, {925, 1062, 0}, {926, -1, 0}, {927, 1064, 0}, {928, 1065, 0}, {929, -1, 0},
    {930, 1067, 0}, {931, 1068, 0}, {932, -1, 0}, {933, 1070, 0}, {934, 1071, 0}, {935, -1, 0},
    {936, 1073, 0}, {937, 1074, 0}, {938, -1, 0}, {939, -1, 4}, {940, -1, 4}, {941, 1202, 2}, {942, -1, 4},
    {942, -1, 5}, {943, -1, 4}, {944, 1166, 4}, {944, -1, 5}, {945, -1, 4}, {946, -1, 4}, {946, -1, 5},
    {947, -1, 4}, {948, 1172, 4}, {948, -1, 5}, {949, -1, 4}, {950, 1174, 4}, {950, -1, 5}, {951, -1, 4},
    {952, -1, 4}, {952, -1, 5}, {953, -1, 4}, {954, -1, 4}, {954, -1, 5}, {955, -1, 4}, {955, -1, 5},
    {956, -1, 4}, {957, -1, 4}, {957, -1, 5}, {958, -1, 4}, {959, -1, 4}, {959, -1, 5}, {960, -1, 4},
    {961, -1, 4}, {961, -1, 5}, {962, -1, 4}, {963, 1445, 2}, {964, -1, 2}, {965, 1827, 2}, {966, -1, 2},
    {967, -1, 2}, {968, -1, 2}, {969, -1, 2}, {970, -1, 2}, {971, -1, 2}, {972, 1424, 2}, {973, -1, 2},
    {974, -1, 2}, {975, -1, 2}, {976, -1, 2}, {977, -1, 2}, {978, -1, 2}, {979, -1, 2}, {980, -1, 2},
    {981, -1, 2}, {982, 1136, 2}, {983, 1132, 1}, {984, 1162, 1}, {985, 1161, 1}, {986, -1, 1}, {987, -1, 1},
    {988, -1, 1}, {989, 1313, 1}, {990, -1, 1}, {991, 1139, 1}, {992, -1, 1}, {993, -1, 1}, {994, -1, 1},
    {995, 1146, 1}, {996, 1147, 1}, {997, 1148, 1}, {998, 1149, 1}, {999, -1, 1}, {1000, -1, 1},
    {1001, -1, 1}, {1002, -1, 1}, {1003, -1, 1}, {1004, -1, 1}, {1005, -1, 1}, {1006, -1, 1}, {1007, -1, 1},
    {1008, -1, 1}, {1009, -1, 1}, {1010, -1, 2}, {1011, -1, 2}, {1012, -1, 2}, {1013, -1, 2}, {1014, -1, 1},
    {1015, -1, 1}, {1016, -1, 1}, {1017, -1, 1}, {1018, -1, 4}, {1019, -1, 4}, {1019, -1, 5}, {1020, -1, 4},
    {1020, -1, 5}, {1021, -1, 4}, {1021, -1, 5}, {1022, -1, 4}, {1022, -1, 5}, {1023, -1, 4}, {1023, -1, 5},
    {1024, 1753, 1}, {1025, -1, 1}, {1026, -1, 1}, {1027, -1, 1}, {1028, -1, 1}, {1029, -1, 1},
    {1030, -1, 1}, {1031, -1, 1}, {1032, 1185, 0}, {1033, -1, 0}, {1034, 1187, 0}, {1035, 1196, 0},
    {1036, 1189, 0}, {1037, -1, 0}, {1038, -1, 0}, {1039, 1192, 0}, {1040, 1193, 0}, {1041, 1194, 0},
    {1042, -1, 0}, {1043, -1, 0}, {1044, -1, 0}, {1045, -1, 0}, {1046, -1, 0}, {1047, 1203, 4},
    {1048, 1204, 4}, {1049, -1, 4}, {1050, 1453, 2}, {1051, -1, 3}, {1052, -1, 3}, {1053, -1, 0},
    {1054, -1, 0}, {1055, -1, 4}, {1055, -1, 5}, {1056, -1, 4}, {1056, -1, 5}, {1057, -1, 4}, {1057, -1, 5},
    {1058, -1, 4}, {1058, -1, 5}, {1059, -1, 4}, {1059, -1, 5}, {1060, -1, 4}, {1060, -1, 5}, {1061, -1, 4},
    {1061, -1, 5}, {1062, -1, 4}, {1062, -1, 5}, {1063, -1, 4}, {1063, -1, 5}, {1064, -1, 4}, {1064, -1, 5},
    {1065, -1, 4}, {1065, -1, 5}, {1066, -1, 4}, {1066, -1, 5}, {1067, -1, 4}, {1067, -1, 5}, {1068, -1, 4},
    {1068, -1, 5}, {1069, -1, 4}, {1069, -1, 5}, {1070, -1, 4}, {1070, -1, 5}, {1071, -1, 4}, {1072, -1, 4},
    {1073, -1, 4}, {1074, -1, 4}, {1075, -1, 4}, {1076, -1, 4}, {1077, -1, 4}, {1078, -1, 4}, {1079, -1, 4},
    {1080, -1, 4}, {1081, -1, 4}, {1082, -1, 4}, {1083, -1, 4}, {1084, 1319, 4}, {1084, -1, 5},
    {1085, 1266, 4}, {1085, -1, 5}, {1086, 1268, 4}, {1086, -1, 5}, {1087, 1264, 4}, {1087, -1, 5},
    {1088, -1, 4}, {1089, -1, 4}, {1090, -1, 4}, {1091, -1, 4}, {1092, 1294, 4}, {1092, -1, 5},
    {1093, 1317, 4}, {1093, -1, 5}, {1094, 1318, 4}, {1094, -1, 5}, {1095, -1, 4}, {1095, -1, 5},
    {1096, -1, 4}, {1096, -1, 5}, {1097, -1, 4}, {1097, -1, 5}, {1098, -1, 4}, {1098, -1, 5}, {1099, -1, 4},
    {1099, -1, 5}, {1100, -1, 4}, {1100, -1, 5}, {1101, -1, 4}, {1101, -1, 5}, {1102, -1, 4}, {1102, -1, 5},
    {1103, -1, 4}, {1103, -1, 5}, {1104, -1, 4}, {1104, -1, 5}, {1105, -1, 4}, {1105, -1, 5}, {1106, -1, 4},
    {1106, -1, 5}, {1107, 1316, 4}, {1107, -1, 5}, {1108, -1, 4}, {1108, -1, 5}, {1109, -1, 4},
    {1109, -1, 5}, {1110, -1, 0}, {1111, -1, 0}, {1112, 1374, 5}, {1113, -1, 0}, {1114, 1306, 0},
    {1115, -1, 3}, {1116, -1, 0}, {1117, 1308, 0}, {1118, -1, 0}, {1119, 1310, 0}, {1120, 1311, 0},
    {1121, -1, 0}, {1122, 1460, 1}, {1123, -1, 1}, {1124, -1, 2}, {1125, -1, 2}, {1126, -1, 4},
    {1127, -1, 4}, {1128, -1, 4}, {1129, -1, 4}, {1130, -1, 3}, {1131, -1, 0}, {1132, 1323, 3},
    {1133, 1324, 3}, {1134, 1325, 3}, {1135, 1326, 3}, {1136, 1327, 3}, {1137, 1328, 3}, {1138, 1329, 3},
    {1139, 1330, 3}, {1140, 1331, 3}, {1141, -1, 3}, {1142, 1333, 3}, {1143, 1334, 3}, {1144, 1335, 3},
    {1145, 1336, 3}, {1146, -1, 3}, {1147, 1338, 3}, {1148, 1339, 3}, {1149, 1340, 3}, {1150, -1, 3},
    {1151, -1, 3}, {1152, -1, 3}, {1153, -1, 3}, {1154, 1345, 3}, {1155, 1346, 3}, {1156, 1347, 3},
    {1157, -1, 3}, {1158, -1, 3}, {1159, -1, 3}, {1160, 1474, 3}, {1161, -1, 3}, {1162, -1, 3},
    {1163, -1, 3}, {1164, -1, 3}, {1165, -1, 3}, {1166, -1, 3}, {1167, -1, 3}, {1168, -1, 3}, {1169, -1, 4},
    {1170, -1, 4}, {1171, 1362, 3}, {1172, -1, 3}, {1173, 1364, 0}, {1174, -1, 0}, {1175, 1366, 1},
    {1176, -1, 1}, {1177, 1368, 1}, {1178, -1, 1}, {1179, 1370, 1}, {1180, -1, 1}, {1181, -1, 0},
    {1182, -1, 0}, {1183, -1, 0}, {1184, -1, 3}, {1185, -1, 3}, {1186, -1, 3}, {1187, -1, 3}, {1188, -1, 3},
    {1189, -1, 5}, {1190, -1, 5}, {1191, -1, 5}, {1192, -1, 0}, {1193, -1, 3}, {1194, -1, 3},
    {1195, 1386, 3}, {1196, -1, 4}, {1197, 1388, 0}, {1198, -1, 0}, {1199, 1390, 0}, {1200, -1, 0},
    {1201, 1392, 0}, {1202, -1, 0}, {1203, -1, 0}, {1204, -1, 2}, {1205, -1, 2}, {1206, -1, 2},
    {1207, -1, 2}, {1208, -1, 2}, {1209, 1694, 2}, {1210, -1, 2}, {1211, -1, 2}, {1212, -1, 2},
    {1213, -1, 2}, {1214, -1, 2}, {1215, -1, 2}, {1216, -1, 2}, {1217, -1, 2}, {1218, -1, 2}, {1219, -1, 2},
    {1220, -1, 2}, {1221, -1, 2}, {1222, -1, 2}, {1223, -1, 2}, {1224, -1, 2}, {1225, 1466, 2},
    {1226, 1467, 2}, {1227, 1468, 2}, {1228, -1, 2}, {1229, -1, 2}, {1230, -1, 2}, {1231, -1, 2},
    {1232, -1, 2}, {1233, -1, 2}, {1234, -1, 2}, {1235, -1, 2}, {1236, -1, 2}, {1237, -1, 2},
    {1238, 1429, 0}, {1239, 1430, 0}, {1240, 1431, 0}, {1241, 1432, 0}, {1242, 1433, 0}, {1243, 1434, 0},
    {1244, 1435, 0}, {1245, -1, 0}, {1246, 1437, 1}, {1247, -1, 1}, {1248, -1, 1}, {1249, -1, 1},
    {1250, -1, 1}, {1251, -1, 1}, {1252, 1443, 1}, {1253, -1, 1}, {1254, -1, 1}, {1255, -1, 2},
    {1256, -1, 2}, {1257, -1, 2}, {1258, -1, 2}, {1259, -1, 2}, {1260, -1, 2}, {1261, -1, 2}, {1262, -1, 2},
    {1263, 1454, 2}, {1264, -1, 2}, {1265, -1, 1}, {1266, -1, 1}, {1267, -1, 1}, {1268, -1, 1},
    {1269, -1, 1}, {1270, 1462, 1}, {1271, 1463, 1}, {1272, 1464, 1}, {1273, 1465, 1}, {1274, -1, 1},
    {1275, -1, 1}, {1276, -1, 2}, {1277, -1, 2}, {1278, -1, 2}, {1279, 1470, 1}, {1280, -1, 1},
    {1281, -1, 3}, {1282, -1, 3}, {1283, -1, 3}, {1284, -1, 3}, {1285, -1, 3}, {1286, -1, 3}, {1287, -1, 3},
    {1288, 1479, 0}, {1289, 1555, 0}, {1290, -1, 5}, {1291, -1, 0}, {1292, -1, 0}, {1293, -1, 0},
    {1294, -1, 0}, {1295, -1, 0}, {1296, -1, 0}, {1297, -1, 0}, {1298, -1, 0}, {1299, -1, 0}, {1300, -1, 0},
    {1301, -1, 0}, {1302, -1, 0}, {1303, -1, 0}, {1304, -1, 0}, {1305, 1496, 0}, {1306, 1497, 0},
    {1307, 1498, 0}, {1308, -1, 0}, {1309, -1, 0}, {1310, 1503, 0}, {1311, 1504, 0}, {1312, 1505, 0},
    {1313, -1, 0}, {1314, -1, 0}, {1315, -1, 0}, {1316, 1509, 0}, {1317, 1510, 0}, {1318, -1, 0},
    {1319, -1, 0}, {1320, -1, 0}, {1321, -1, 0}, {1322, -1, 0}, {1323, -1, 0}, {1324, -1, 5}, {1325, -1, 5},
    {1326, -1, 0}, {1327, 1518, 0}, {1328, 1519, 0}, {1329, -1, 0}, {1330, 1521, 0}, {1331, 1522, 0},
    {1332, -1, 0}, {1333, 1524, 0}, {1334, 1525, 0}, {1335, 1526, 0}, {1336, -1, 0}, {1337, 1528, 0},
    {1338, 1529, 0}, {1339, 1530, 0}, {1340, -1, 0}, {1341, -1, 0}, {1342, -1, 0}, {1343, -1, 5},
    {1344, -1, 5}, {1345, -1, 5}, {1346, -1, 5}, {1347, -1, 5}, {1348, -1, 5}, {1349, -1, 5}, {1350, -1, 5},
    {1351, -1, 5}, {1352, -1, 5}, {1353, -1, 5}, {1354, -1, 5}, {1355, -1, 5}, {1356, -1, 5}, {1357, -1, 5},
    {1358, -1, 5}, {1359, 1550, 0}, {1360, 1551, 0}, {1361, 1552, 0}, {1362, 1553, 0}, {1363, 1554, 0},
    {1364, -1, 0}, {1365, 1556, 0}, {1366, 1557, 0}, {1367, 1558, 0}, {1368, 1559, 0}, {1369, 1560, 0},
    {1370, 1561, 0}, {1371, 1562, 0}, {1372, 1563, 0}, {1373, 1564, 0}, {1374, -1, 0}, {1375, -1, 2},
    {1376, -1, 2}, {1377, -1, 2}, {1378, -1, 2}, {1379, 1570, 2}, {1380, -1, 2}, {1381, -1, 2},
    {1382, -1, 2}, {1383, -1, 2}, {1384, -1, 2}, {1385, -1, 2}, {1386, -1, 0}, {1387, -1, 0}, {1388, -1, 0},
    {1389, -1, 0}, {1390, -1, 0}, {1391, -1, 0}, {1391, -1, 0}, {1392, 1584, 0}, {1393, 1585, 0},
    {1394, 1586, 0}, {1395, 1587, 0}, {1396, 1588, 0}, {1397, 1616, 0}, {1398, -1, 0}, {1399, 1592, 0},
    {1400, -1, 0}, {1401, 1614, 0}, {1402, -1, 0}, {1403, -1, 0}, {1404, 1697, 2}, {1405, -1, 2},
    {1406, -1, 2}, {1407, -1, 2}, {1408, -1, 2}, {1409, -1, 1}, {1410, -1, 1}, {1411, -1, 1}, {1412, -1, 0},
    {1413, -1, 4}, {1413, -1, 5}, {1414, -1, 4}, {1414, -1, 5}, {1415, -1, 4}, {1415, -1, 5}, {1416, -1, 4},
    {1416, -1, 5}, {1417, -1, 4}, {1417, -1, 5}, {1418, 1764, 0}, {1419, -1, 0}, {1420, 1660, 0},
    {1421, 1618, 1}, {1422, -1, 1}, {1423, 1620, 1}, {1424, -1, 1}, {1425, 1622, 1}, {1426, -1, 1},
    {1427, 1624, 1}, {1428, -1, 1}, {1429, 1626, 1}, {1430, -1, 1}, {1431, 1628, 1}, {1432, -1, 1},
    {1433, 1630, 1}, {1434, -1, 1}, {1435, -1, 1}, {1436, 1633, 1}, {1437, -1, 1}, {1438, -1, 1},
    {1439, -1, 1}, {1440, -1, 1}, {1441, 1728, 1}, {1442, -1, 1}, {1443, -1, 1}, {1444, -1, 0},
    {1445, -1, 0}, {1446, -1, 0}, {1447, -1, 0}, {1448, -1, 0}, {1449, -1, 0}, {1450, -1, 0}, {1451, -1, 0},
    {1452, -1, 0}, {1453, 1650, 1}, {1454, 1651, 1}, {1455, -1, 1}, {1456, 1653, 1}, {1457, 1654, 1},
    {1458, -1, 1}, {1459, 1656, 1}, {1460, 1657, 1}, {1461, 1661, 1}, {1462, 1659, 1}, {1463, -1, 1},
    {1464, -1, 0}, {1465, 1662, 1}, {1466, -1, 1}, {1467, -1, 0}, {1468, -1, 0}, {1469, -1, 0},
    {1470, -1, 0}, {1471, -1, 0}, {1472, -1, 2}, {1473, -1, 2}, {1474, -1, 2}, {1475, -1, 2}, {1476, -1, 2},
    {1477, -1, 2}, {1478, -1, 0}, {1479, -1, 0}, {1480, -1, 0}, {1481, 1679, 1}, {1482, 1680, 1},
    {1483, -1, 1}, {1484, -1, 1}, {1485, -1, 1}, {1486, -1, 0}, {1487, -1, 0}, {1488, -1, 0}, {1489, -1, 0},
    {1490, -1, 4}, {1491, -1, 4}, {1492, -1, 2}, {1493, 1690, 1}, {1494, 1691, 1}, {1495, 1692, 1},
    {1496, 1736, 1}, {1497, -1, 0}, {1498, -1, 2}, {1499, -1, 2}, {1500, -1, 2}, {1501, -1, 2},
    {1502, -1, 2}, {1503, -1, 2}, {1504, -1, 2}, {1505, -1, 4}, {1505, -1, 5}, {1506, -1, 4}, {1506, -1, 5},
    {1507, -1, 4}, {1507, -1, 5}, {1508, -1, 2}, {1509, -1, 0}, {1509, -1, 0}, {1510, -1, 0}, {1510, -1, 0},
    {1511, -1, 0}, {1511, -1, 0}, {1512, -1, 0}, {1512, -1, 0}, {1513, 1726, 0}, {1513, -1, 0},
    {1514, 1738, 0}, {1515, 1739, 0}, {1516, -1, 3}, {1517, -1, 3}, {1518, -1, 3}, {1519, -1, 3},
    {1520, -1, 3}, {1521, -1, 0}, {1522, 1727, 0}, {1523, 1734, 0}, {1524, -1, 4}, {1525, -1, 4},
    {1526, -1, 4}, {1527, -1, 4}, {1528, -1, 4}, {1529, -1, 4}, {1530, -1, 0}, {1531, -1, 0}, {1532, -1, 0},
    {1533, -1, 1}, {1534, -1, 2}, {1535, -1, 2}, {1536, 1741, 2}, {1537, -1, 2}, {1538, -1, 0},
    {1539, 1744, 0}, {1540, -1, 0}, {1541, 1746, 0}, {1542, -1, 0}, {1543, -1, 1}, {1544, -1, 0},
    {1545, -1, 0}, {1546, -1, 0}, {486, 1816, 6}, {490, 1815, 6}, {472, -1, 2}, {810, -1, 6}, {811, -1, 6},
    {1421, -1, 6}, {1423, -1, 6}, {1435, -1, 6}, {1438, -1, 6}, {1439, -1, 6}, {1453, -1, 6}, {1456, -1, 6},
    {1459, -1, 6}, {1477, -1, 2}, {1485, -1, 6}, {1493, 1786, 6}, {1508, -1, 2}, {793, -1, 6}, {796, -1, 6},
    {742, -1, 6}, {749, -1, 6}, {745, -1, 6}, {747, -1, 6}, {584, 1775, 2}, {816, -1, 2}, {594, -1, 2},
    {1013, -1, 2}, {753, -1, 6}, {753, -1, 6}, {754, -1, 6}, {754, -1, 6}, {867, -1, 6}, {867, -1, 6},
    {868, -1, 6}, {868, -1, 6}, {870, -1, 6}, {1279, -1, 6}, {1280, -1, 6}, {780, -1, 6}, {861, -1, 6},
    {862, -1, 6}, {1265, -1, 6}, {1266, -1, 6}, {395, -1, 2}, {1381, -1, 2}, {1382, -1, 2}, {1383, -1, 2},
    {1384, -1, 2}, {1385, -1, 2}, {496, -1, 6}, {606, 1802, 2}, {851, -1, 2}, {837, -1, 2}, {644, -1, 2},
    {643, -1, 2}, {633, -1, 2}, {634, -1, 2}, {635, -1, 2}, {750, -1, 6}, {769, 1811, 6}, {770, -1, 6},
    {309, -1, 6}, {386, -1, 6}, {387, -1, 6}, {394, -1, 6}, {335, -1, 6}, {306, -1, 2}, {307, -1, 2},
    {308, -1, 6}, {385, -1, 6}, {1247, -1, 6}, {1250, -1, 6}, {1251, -1, 6}, {1260, -1, 2}, {1256, -1, 2},
    {1235, -1, 2}, {964, -1, 2}, {985, -1, 6}, {991, -1, 6}, {1006, -1, 6}, {1267, -1, 6}, {1270, 1833, 6},
    {1272, -1, 6}, {1271, 1835, 6}, {1273, -1, 6}, {1274, -1, 6}, {1275, -1, 6}, {1543, -1, 6}
};

static const struct catalogue_entry entries[] = {
    {142, -1, 227, 121, -1, 0, 0, 0, 6, 6, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {142, -1, -1, -1, -1, 6, 0, 1, 0, 0, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {142, -1, 230, 231, -1, 6, 6, 2, 2, 2, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {142, -1, 143, 140, -1, 8, 8, 3, 2, 2, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {142, -1, 234, 235, -1, 10, 10, 4, 1, 1, 3, 0, 14, 0, 1, 0},  // CGAffineTransform
    {140, -1, -1, -1, -1, 11, 11, 5, 1, 1, 0, 0, 14, 0, 0, 0},  // S
    {235, -1, -1, -1, -1, 12, 12, 6, 2, 2, 0, 0, 14, 0, 1, 0},  // R
    {140, -1, -1, -1, -1, 14, 14, 7, 2, 2, 0, 0, 14, 0, 0, 0},  // S
    {140, -1, -1, -1, -1, 16, 16, 8, 3, 3, 0, 0, 14, 0, 0, 0},  // S
    {237, -1, -1, -1, -1, 19, 19, 9, 1, 1, 0, 0, 14, 0, 0, 0},  // H
    {237, -1, -1, -1, -1, 20, 20, 10, 1, 1, 0, 0, 14, 0, 0, 0},  // H
    {237, -1, -1, -1, -1, 21, 21, 11, 2, 2, 0, 0, 14, 0, 0, 0},  // H
    {239, 142, 240, -1, -1, 0, 0, 12, 0, 0, 5, 15, 14, 0, 0, 0},  // identity
    {241, -1, 242, -1, -1, 23, 23, 13, 1, 2, 1, 15, 14, 0, 0, 0},  // concatenating
    {243, -1, 244, -1, -1, 24, 25, 14, 2, 3, 1, 15, 14, 0, 4, 0},  // translatedBy
    {141, -1, 144, -1, -1, 26, 28, 15, 2, 3, 1, 15, 14, 0, 0, 0},  // scaledBy
    {245, -1, 247, -1, -1, 28, 31, 16, 1, 2, 1, 15, 14, 0, 1, 0},  // rotated
    {248, -1, 249, -1, -1, 29, 33, 17, 0, 1, 1, 15, 14, 0, 2, 0},  // inverted
    {250, -1, 251, -1, -1, 29, 34, 18, 0, 1, 1, 15, 16, 0, 15, 0},  // decomposed
    {252, -1, -1, -1, -1, 29, 35, 19, 1, 1, 0, 0, 2, 0, 0, 0},  // CGAffineTransformIsIdentity
    {253, -1, -1, -1, -1, 30, 36, 20, 2, 2, 0, 0, 2, 0, 0, 0},  // CGAffineTransformEqualToTransform
    {254, -1, -1, -1, -1, 32, 38, 21, 1, 1, 0, 0, 3, 0, 0, 0},  // NSStringFromCGAffineTransform
    {256, 255, -1, -1, -1, 33, 39, 22, 1, 1, 4, 4, 3, 0, 0, 0},  // string
    {257, -1, -1, -1, -1, 0, 40, 23, 0, 1, 2, 15, 0, 0, 0, 0},  // m11
    {258, -1, -1, -1, -1, 0, 41, 24, 0, 1, 2, 15, 0, 0, 0, 0},  // m12
    {259, -1, -1, -1, -1, 0, 42, 25, 0, 1, 2, 15, 0, 0, 0, 0},  // m21
    {260, -1, -1, -1, -1, 0, 43, 26, 0, 1, 2, 15, 0, 0, 0, 0},  // m22
    {261, -1, -1, -1, -1, 0, 44, 27, 0, 1, 2, 15, 0, 0, 0, 0},  // m41
    {262, -1, -1, -1, -1, 0, 45, 28, 0, 1, 2, 15, 0, 0, 0, 0},  // m42
    {263, -1, -1, -1, -1, 0, 46, 29, 0, 1, 2, 15, 0, 0, 0, 0},  // m44
    {124, -1, -1, -1, -1, 0, 47, 30, 0, 1, 2, 15, 0, 0, 14, 0},  // a
    {223, -1, -1, -1, -1, 0, 48, 31, 0, 1, 2, 15, 0, 0, 0, 0},  // b
    {224, -1, -1, -1, -1, 0, 49, 32, 0, 1, 2, 15, 0, 0, 0, 0},  // c
    {125, -1, -1, -1, -1, 0, 50, 33, 0, 1, 2, 15, 0, 0, 14, 0},  // d
    {225, -1, -1, -1, -1, 0, 51, 34, 0, 1, 2, 15, 0, 0, 0, 0},  // tx
    {226, -1, -1, -1, -1, 0, 52, 35, 0, 1, 2, 15, 0, 0, 0, 0},  // ty
    {264, -1, -1, -1, -1, 0, 53, 36, 0, 1, 2, 15, 2, 0, 0, 0},  // isIdentity
    {265, -1, -1, -1, -1, 0, 54, 37, 0, 1, 2, 15, 0, 0, 0, 0},  // determinant
    {266, -1, -1, -1, -1, 0, 55, 38, 0, 1, 2, 15, 15, 0, 0, 0},  // matrix
    {267, -1, -1, -1, -1, 0, 56, 39, 0, 1, 2, 15, 3, 0, 0, 0},  // kind
    {268, -1, -1, -1, -1, 0, 57, 40, 0, 1, 2, 15, 9, 0, 0, 0},  // fixedPoint
    {269, -1, -1, -1, -1, 34, 58, 41, 1, 1, 0, 0, 14, 0, 0, 0},  // reflect
    {269, -1, -1, -1, -1, 35, 59, 42, 2, 2, 0, 0, 14, 0, 1, 0},  // reflect
    {238, 272, -1, -1, -1, 0, 0, 43, 0, 0, 5, 20, 19, 0, 0, 0},  // x
    {229, 272, -1, -1, -1, 0, 0, 44, 0, 0, 5, 20, 19, 0, 0, 0},  // y
    {273, 272, -1, -1, -1, 0, 0, 45, 0, 0, 5, 20, 19, 0, 0, 0},  // origin
    {274, 272, -1, -1, -1, 0, 0, 46, 0, 0, 5, 20, 19, 0, 0, 0},  // yEqualsX
    {275, 272, -1, -1, -1, 0, 0, 47, 0, 0, 5, 20, 19, 0, 0, 0},  // yEqualsMinusX
    {208, -1, -1, -1, -1, 37, 61, 48, 4, 4, 3, 0, 16, 0, 1, 0},  // CGAffineTransformComponents
    {142, -1, 280, -1, -1, 41, 65, 49, 1, 1, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {276, -1, -1, -1, -1, 0, 66, 50, 0, 1, 2, 17, 12, 0, 0, 0},  // scale
    {277, -1, -1, -1, -1, 0, 67, 51, 0, 1, 2, 17, 0, 0, 0, 0},  // horizontalShear
    {278, -1, -1, -1, -1, 0, 68, 52, 0, 1, 2, 17, 0, 0, 0, 0},  // rotation
    {279, -1, -1, -1, -1, 0, 69, 53, 0, 1, 2, 17, 10, 0, 0, 0},  // translation
    {204, -1, 281, -1, -1, 42, 70, 0, 2, 2, 3, 0, 9, 0, 0, 1},  // CGPoint
    {204, -1, -1, -1, -1, 44, 0, 1, 0, 0, 3, 0, 9, 0, 0, 1},  // CGPoint
    {282, 204, 283, -1, -1, 0, 0, 2, 0, 0, 5, 10, 9, 0, 0, 1},  // zero
    {238, -1, -1, -1, -1, 0, 72, 3, 0, 1, 2, 10, 0, 0, 0, 1},  // x
    {229, -1, -1, -1, -1, 0, 73, 4, 0, 1, 2, 10, 0, 0, 0, 1},  // y
    {284, -1, 285, -1, -1, 44, 74, 5, 1, 2, 1, 10, 9, 0, 6, 1},  // applying
    {286, -1, -1, -1, -1, 45, 76, 6, 1, 2, 1, 10, 0, 0, 0, 1},  // distance
    {288, -1, -1, -1, -1, 46, 78, 7, 2, 2, 0, 0, 2, 0, 0, 1},  // CGPointEqualToPoint
    {289, -1, -1, -1, -1, 48, 80, 8, 1, 2, 1, 10, 2, 0, 0, 1},  // equalTo
    {290, -1, -1, -1, -1, 49, 82, 9, 1, 1, 0, 0, 3, 0, 0, 1},  // NSStringFromCGPoint
    {291, -1, -1, -1, -1, 0, 83, 10, 0, 1, 2, 10, 3, 0, 0, 1},  // debugDescription
    {205, -1, 294, 295, -1, 50, 84, 11, 2, 2, 3, 0, 10, 0, 0, 1},  // CGVector
    {205, -1, -1, -1, -1, 52, 0, 12, 0, 0, 3, 0, 10, 0, 0, 1},  // CGVector
    {282, 205, -1, -1, -1, 0, 0, 13, 0, 0, 5, 11, 10, 0, 0, 1},  // zero
    {292, -1, -1, -1, -1, 0, 86, 14, 0, 1, 2, 11, 0, 0, 0, 1},  // dx
    {293, -1, -1, -1, -1, 0, 87, 15, 0, 1, 2, 11, 0, 0, 0, 1},  // dy
    {296, -1, -1, -1, -1, 0, 88, 16, 0, 1, 2, 11, 0, 0, 0, 1},  // length
    {284, -1, -1, -1, -1, 52, 89, 17, 1, 2, 1, 11, 10, 0, 0, 1},  // applying
    {297, -1, -1, -1, -1, 53, 91, 18, 1, 1, 0, 0, 3, 0, 0, 1},  // NSStringFromCGVector
    {206, -1, 300, 301, -1, 54, 92, 19, 2, 2, 3, 0, 12, 0, 0, 1},  // CGSize
    {206, -1, -1, -1, -1, 56, 0, 20, 0, 0, 3, 0, 12, 0, 0, 1},  // CGSize
    {282, 206, 302, -1, -1, 0, 0, 21, 0, 0, 5, 13, 12, 0, 0, 1},  // zero
    {298, -1, -1, -1, -1, 0, 94, 22, 0, 1, 2, 13, 0, 0, 0, 1},  // width
    {299, -1, -1, -1, -1, 0, 95, 23, 0, 1, 2, 13, 0, 0, 0, 1},  // height
    {284, -1, 303, -1, -1, 56, 96, 24, 1, 2, 1, 13, 12, 0, 0, 1},  // applying
    {304, -1, -1, -1, -1, 57, 98, 25, 2, 2, 0, 0, 2, 0, 0, 1},  // CGSizeEqualToSize
    {289, -1, -1, -1, -1, 59, 100, 26, 1, 2, 1, 13, 2, 0, 0, 1},  // equalTo
    {305, -1, -1, -1, -1, 60, 102, 27, 1, 1, 0, 0, 3, 0, 0, 1},  // NSStringFromCGSize
    {291, -1, -1, -1, -1, 0, 103, 28, 0, 1, 2, 13, 3, 0, 0, 1},  // debugDescription
    {238, -1, -1, -1, -1, 0, 104, 29, 0, 1, 2, 12, 0, 0, 0, 1},  // x
    {229, -1, -1, -1, -1, 0, 105, 30, 0, 1, 2, 12, 0, 0, 0, 1},  // y
    {306, -1, -1, -1, -1, 0, 106, 31, 0, 1, 2, 12, 0, 0, 0, 1},  // w
    {307, -1, -1, -1, -1, 0, 107, 32, 0, 1, 2, 12, 0, 0, 0, 1},  // z
    {308, -1, -1, -1, -1, 0, 108, 33, 0, 1, 2, 12, 2, 0, 0, 1},  // isVector
    {309, -1, -1, -1, -1, 0, 109, 34, 0, 1, 2, 12, 9, 0, 0, 1},  // point
    {207, -1, 310, 311, -1, 61, 110, 0, 4, 4, 3, 0, 13, 0, 0, 2},  // CGRect
    {207, -1, -1, -1, -1, 65, 114, 1, 2, 2, 3, 0, 13, 0, 0, 2},  // CGRect
    {207, -1, -1, -1, -1, 67, 0, 2, 0, 0, 3, 0, 13, 0, 0, 2},  // CGRect
    {282, 207, 312, -1, -1, 0, 0, 3, 0, 0, 5, 14, 13, 0, 0, 2},  // zero
    {313, 207, 314, -1, -1, 0, 0, 4, 0, 0, 5, 14, 13, 0, 0, 2},  // null
    {315, 207, 316, -1, -1, 0, 0, 5, 0, 0, 5, 14, 13, 0, 0, 2},  // infinite
    {317, -1, -1, -1, -1, 67, 116, 6, 1, 1, 0, 0, 3, 0, 0, 2},  // NSStringFromCGRect
    {318, -1, -1, -1, -1, 68, 117, 7, 2, 2, 0, 0, 13, 0, 0, 2},  // AVMakeRect
    {321, -1, -1, -1, -1, 70, 119, 8, 2, 2, 0, 0, 13, 0, 0, 2},  // AVMakeRectWithAspectRatioInsideRect
    {322, -1, -1, -1, -1, 72, 121, 9, 1, 1, 0, 0, 3, 0, 0, 2},  // NSStringFromRect
    {323, 209, 324, -1, -1, 0, 0, 10, 0, 0, 5, 19, 18, 0, 0, 2},  // minXEdge
    {325, 209, 326, -1, -1, 0, 0, 11, 0, 0, 5, 19, 18, 0, 0, 2},  // minYEdge
    {327, 209, 328, -1, -1, 0, 0, 12, 0, 0, 5, 19, 18, 0, 0, 2},  // maxXEdge
    {329, 209, 330, -1, -1, 0, 0, 13, 0, 0, 5, 19, 18, 0, 0, 2},  // maxYEdge
    {331, -1, 332, -1, -1, 0, 122, 14, 0, 1, 2, 14, 0, 0, 0, 2},  // minX
    {333, -1, 334, -1, -1, 0, 123, 15, 0, 1, 2, 14, 0, 0, 0, 2},  // midX
    {335, -1, 336, -1, -1, 0, 124, 16, 0, 1, 2, 14, 0, 0, 0, 2},  // maxX
    {337, -1, 338, -1, -1, 0, 125, 17, 0, 1, 2, 14, 0, 0, 0, 2},  // minY
    {339, -1, 340, -1, -1, 0, 126, 18, 0, 1, 2, 14, 0, 0, 0, 2},  // midY
    {341, -1, 342, -1, -1, 0, 127, 19, 0, 1, 2, 14, 0, 0, 0, 2},  // maxY
    {298, -1, 343, -1, -1, 0, 128, 20, 0, 1, 2, 14, 0, 0, 0, 2},  // width
    {299, -1, 344, -1, -1, 0, 129, 21, 0, 1, 2, 14, 0, 0, 0, 2},  // height
    {273, -1, -1, -1, -1, 0, 130, 22, 0, 1, 2, 14, 9, 0, 0, 2},  // origin
    {301, -1, -1, -1, -1, 0, 131, 23, 0, 1, 2, 14, 12, 0, 0, 2},  // size
    {345, -1, 346, -1, -1, 0, 132, 24, 0, 1, 2, 14, 13, 0, 0, 2},  // standardized
    {347, -1, 348, -1, -1, 0, 133, 25, 0, 1, 2, 14, 13, 0, 0, 2},  // integral
    {349, -1, 350, -1, -1, 0, 134, 26, 0, 1, 2, 14, 2, 0, 0, 2},  // isNull
    {351, -1, 352, -1, -1, 0, 135, 27, 0, 1, 2, 14, 2, 0, 0, 2},  // isEmpty
    {353, -1, 354, -1, -1, 0, 136, 28, 0, 1, 2, 14, 2, 0, 0, 2},  // isInfinite
    {355, -1, -1, -1, -1, 0, 137, 29, 0, 1, 2, 14, 4, 0, 0, 2},  // corners
    {356, -1, -1, -1, -1, 0, 138, 30, 0, 1, 2, 14, 9, 0, 0, 2},  // center
    {291, -1, -1, -1, -1, 0, 139, 31, 0, 1, 2, 14, 3, 0, 0, 2},  // debugDescription
    {357, -1, 362, -1, -1, 73, 140, 32, 4, 4, 3, 0, 50, 0, 0, 2},  // UIEdgeInsets
    {363, -1, -1, -1, -1, 77, 144, 33, 1, 1, 0, 0, 3, 0, 0, 2},  // NSStringFromUIEdgeInsets
    {364, -1, -1, -1, -1, 78, 145, 34, 2, 2, 0, 0, 2, 0, 0, 2},  // UIEdgeInsetsEqualToEdgeInsets
    {357, -1, -1, -1, -1, 80, 147, 35, 0, 0, 3, 0, 50, 0, 0, 2},  // UIEdgeInsets
    {282, 357, 365, -1, -1, 0, 0, 36, 0, 0, 5, 51, 50, 0, 0, 2},  // zero
    {366, -1, 367, -1, -1, 80, 147, 37, 1, 2, 1, 14, 13, 0, 0, 2},  // inset
    {368, -1, 369, -1, -1, 81, 149, 38, 2, 3, 1, 14, 13, 0, 0, 2},  // insetBy
    {370, -1, 371, -1, -1, 83, 152, 39, 2, 3, 1, 14, 13, 0, 0, 2},  // offsetBy
    {372, -1, 373, -1, -1, 85, 155, 40, 1, 2, 1, 14, 13, 0, 0, 2},  // union
    {374, -1, 375, -1, -1, 86, 157, 41, 1, 2, 1, 14, 13, 0, 0, 2},  // intersection
    {376, -1, 377, -1, -1, 87, 159, 42, 1, 2, 1, 14, 2, 0, 0, 2},  // intersects
    {378, -1, 379, -1, -1, 88, 161, 43, 1, 2, 1, 14, 2, 0, 0, 2},  // contains
    {378, -1, 380, -1, -1, 89, 163, 44, 1, 2, 1, 14, 2, 0, 0, 2},  // contains
    {289, -1, 381, -1, -1, 90, 165, 45, 1, 2, 1, 14, 2, 0, 0, 2},  // equalTo
    {284, -1, 382, -1, -1, 91, 167, 46, 1, 2, 1, 14, 13, 0, 7, 2},  // applying
    {386, -1, -1, -1, -1, 92, 169, 47, 2, 3, 1, 14, 54, 0, 0, 2},  // divided
    {383, -1, -1, -1, -1, 94, 172, 48, 2, 2, 0, 0, 54, 0, 0, 2},  // RectDivision
    {389, -1, -1, -1, -1, 0, 174, 0, 0, 1, 2, 16, 15, 0, 0, 3},  // transpose
    {265, -1, -1, -1, -1, 0, 175, 1, 0, 1, 2, 16, 0, 0, 0, 3},  // determinant
    {390, -1, -1, -1, -1, 0, 176, 2, 0, 1, 2, 16, 15, 0, 0, 3},  // inverse
    {248, -1, -1, -1, -1, 96, 177, 3, 0, 1, 1, 16, 15, 0, 0, 3},  // inverted
    {391, -1, -1, -1, -1, 0, 178, 4, 0, 1, 2, 16, 4, 0, 0, 3},  // rows
    {392, -1, -1, -1, -1, 0, 179, 5, 0, 1, 2, 16, 14, 0, 0, 3},  // affine
    {239, -1, -1, -1, -1, 96, 180, 6, 1, 1, 0, 0, 15, 0, 0, 3},  // identity
    {393, -1, -1, -1, -1, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 4},  // π
    {394, -1, -1, -1, -1, 0, 0, 1, 0, 0, 5, 0, 0, 0, 0, 4},  // pi
    {395, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 0, 0, 0, 4},  // M_PI
    {396, -1, -1, -1, -1, 0, 0, 3, 0, 0, 5, 0, 0, 0, 0, 4},  // M_PI_2
    {397, -1, -1, -1, -1, 0, 0, 4, 0, 0, 5, 0, 0, 0, 0, 4},  // M_PI_4
    {398, -1, -1, -1, -1, 0, 0, 5, 0, 0, 5, 0, 0, 0, 0, 4},  // M_1_PI
    {399, -1, -1, -1, -1, 0, 0, 6, 0, 0, 5, 0, 0, 0, 0, 4},  // M_2_PI
    {400, -1, -1, -1, -1, 0, 0, 7, 0, 0, 5, 0, 0, 0, 0, 4},  // M_SQRT2
    {401, -1, -1, -1, -1, 0, 0, 8, 0, 0, 5, 0, 0, 0, 0, 4},  // M_SQRT1_2
    {402, -1, -1, -1, -1, 0, 0, 9, 0, 0, 5, 0, 0, 0, 0, 4},  // M_E
    {394, 155, -1, -1, -1, 0, 0, 10, 0, 0, 5, 1, 0, 0, 0, 4},  // pi
    {403, 155, -1, -1, -1, 0, 0, 11, 0, 0, 5, 1, 0, 0, 0, 4},  // infinity
    {404, 155, -1, -1, -1, 0, 0, 12, 0, 0, 5, 1, 0, 0, 0, 4},  // nan
    {405, 155, 406, -1, -1, 0, 0, 13, 0, 0, 5, 1, 0, 0, 0, 4},  // ulpOfOne
    {407, 155, 408, -1, -1, 0, 0, 14, 0, 0, 5, 1, 0, 0, 0, 4},  // greatestFiniteMagnitude
    {282, 155, -1, -1, -1, 0, 0, 15, 0, 0, 5, 1, 0, 0, 0, 4},  // zero
    {409, 158, 410, -1, -1, 0, 0, 16, 0, 0, 5, 1, 0, 0, 0, 4},  // max
    {411, 158, 412, -1, -1, 0, 0, 17, 0, 0, 5, 1, 0, 0, 0, 4},  // min
    {155, -1, -1, -1, -1, 97, 181, 18, 1, 1, 3, 0, 0, 0, 0, 4},  // CGFloat
    {156, -1, -1, -1, -1, 98, 182, 19, 1, 1, 3, 0, 0, 0, 0, 4},  // Double
    {157, -1, -1, -1, -1, 99, 183, 20, 1, 1, 3, 0, 0, 0, 0, 4},  // Float
    {160, -1, -1, -1, -1, 100, 184, 21, 1, 1, 3, 0, 0, 0, 0, 4},  // TimeInterval
    {158, -1, -1, -1, -1, 101, 185, 22, 1, 1, 3, 0, 0, 0, 0, 4},  // Int
    {159, -1, -1, -1, -1, 102, 186, 23, 1, 1, 3, 0, 0, 0, 0, 4},  // NSInteger
    {155, -1, -1, -1, -1, 103, 187, 24, 1, 1, 3, 0, 0, 0, 0, 4},  // CGFloat
    {156, -1, -1, -1, -1, 104, 188, 25, 1, 1, 3, 0, 0, 0, 0, 4},  // Double
    {157, -1, -1, -1, -1, 105, 189, 26, 1, 1, 3, 0, 0, 0, 0, 4},  // Float
    {158, -1, -1, -1, -1, 106, 190, 27, 1, 1, 3, 0, 0, 0, 0, 4},  // Int
    {183, -1, -1, -1, -1, 107, 191, 28, 1, 1, 3, 0, 0, 0, 0, 4},  // Int8
    {184, -1, -1, -1, -1, 108, 192, 29, 1, 1, 3, 0, 0, 0, 0, 4},  // Int16
    {185, -1, -1, -1, -1, 109, 193, 30, 1, 1, 3, 0, 0, 0, 0, 4},  // Int32
    {186, -1, -1, -1, -1, 110, 194, 31, 1, 1, 3, 0, 0, 0, 0, 4},  // Int64
    {187, -1, -1, -1, -1, 111, 195, 32, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt8
    {188, -1, -1, -1, -1, 112, 196, 33, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt16
    {189, -1, -1, -1, -1, 113, 197, 34, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt32
    {190, -1, -1, -1, -1, 114, 198, 35, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt64
    {164, -1, -1, -1, -1, 115, 199, 36, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt
    {183, -1, -1, -1, -1, 116, 200, 37, 1, 1, 3, 0, 0, 0, 0, 4},  // Int8
    {183, -1, -1, -1, -1, 117, 201, 38, 1, 1, 3, 0, 0, 0, 0, 4},  // Int8
    {184, -1, -1, -1, -1, 118, 202, 39, 1, 1, 3, 0, 0, 0, 0, 4},  // Int16
    {184, -1, -1, -1, -1, 119, 203, 40, 1, 1, 3, 0, 0, 0, 0, 4},  // Int16
    {185, -1, -1, -1, -1, 120, 204, 41, 1, 1, 3, 0, 0, 0, 0, 4},  // Int32
    {185, -1, -1, -1, -1, 121, 205, 42, 1, 1, 3, 0, 0, 0, 0, 4},  // Int32
    {186, -1, -1, -1, -1, 122, 206, 43, 1, 1, 3, 0, 0, 0, 0, 4},  // Int64
    {186, -1, -1, -1, -1, 123, 207, 44, 1, 1, 3, 0, 0, 0, 0, 4},  // Int64
    {187, -1, -1, -1, -1, 124, 208, 45, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt8
    {187, -1, -1, -1, -1, 125, 209, 46, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt8
    {188, -1, -1, -1, -1, 126, 210, 47, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt16
    {188, -1, -1, -1, -1, 127, 211, 48, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt16
    {189, -1, -1, -1, -1, 128, 212, 49, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt32
    {189, -1, -1, -1, -1, 129, 213, 50, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt32
    {190, -1, -1, -1, -1, 130, 214, 51, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt64
    {190, -1, -1, -1, -1, 131, 215, 52, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt64
    {164, -1, -1, -1, -1, 132, 216, 53, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt
    {164, -1, -1, -1, -1, 133, 217, 54, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt
    {158, -1, -1, -1, -1, 134, 218, 55, 1, 1, 3, 0, 0, 0, 0, 4},  // Int
    {158, -1, -1, -1, -1, 135, 219, 56, 1, 1, 3, 0, 0, 0, 0, 4},  // Int
    {158, -1, -1, -1, -1, 136, 220, 57, 1, 1, 0, 0, 54, 0, 0, 4},  // Int
    {135, -1, 136, -1, -1, 137, 221, 58, 1, 1, 0, 0, 0, 0, 3, 4},  // sqrt
    {417, -1, 418, -1, -1, 138, 222, 59, 1, 1, 0, 0, 0, 0, 0, 4},  // exp
    {419, -1, 420, -1, -1, 139, 223, 60, 1, 1, 0, 0, 0, 0, 0, 4},  // log
    {421, -1, -1, -1, -1, 140, 224, 61, 1, 1, 0, 0, 0, 0, 0, 4},  // abs
    {422, -1, 423, -1, -1, 141, 225, 62, 1, 1, 0, 0, 0, 0, 0, 4},  // fabs
    {424, -1, 425, -1, -1, 142, 226, 63, 1, 1, 0, 0, 0, 0, 0, 4},  // floor
    {426, -1, 427, -1, -1, 143, 227, 64, 1, 1, 0, 0, 0, 0, 0, 4},  // ceil
    {109, -1, 428, -1, -1, 144, 228, 65, 1, 1, 0, 0, 0, 0, 0, 4},  // round
    {429, -1, 430, -1, -1, 145, 229, 66, 2, 2, 0, 0, 0, 0, 0, 4},  // pow
    {134, -1, 431, -1, -1, 147, 231, 67, 2, 2, 0, 0, 0, 0, 3, 4},  // hypot
    {432, -1, 433, -1, -1, 149, 233, 68, 2, 2, 0, 0, 0, 0, 0, 4},  // fmod
    {434, -1, -1, -1, -1, 151, 235, 69, 3, 3, 0, 0, 4, 0, 0, 4},  // stride
    {434, -1, -1, -1, -1, 154, 238, 70, 3, 3, 0, 0, 4, 0, 0, 4},  // stride
    {434, -1, -1, -1, -1, 157, 241, 71, 2, 3, 1, 1, 4, 0, 0, 4},  // stride
    {434, -1, -1, -1, -1, 159, 244, 72, 2, 3, 1, 1, 4, 0, 0, 4},  // stride
    {411, -1, 435, -1, -1, 161, 247, 73, 2, 2, 0, 0, 0, 0, 0, 4},  // min
    {411, -1, -1, -1, -1, 163, 249, 74, 3, 3, 0, 0, 0, 0, 0, 4},  // min
    {411, -1, -1, -1, -1, 166, 252, 75, 4, 4, 0, 0, 0, 0, 0, 4},  // min
    {409, -1, 436, -1, -1, 170, 256, 76, 2, 2, 0, 0, 0, 0, 0, 4},  // max
    {409, -1, -1, -1, -1, 172, 258, 77, 3, 3, 0, 0, 0, 0, 0, 4},  // max
    {409, -1, -1, -1, -1, 175, 261, 78, 4, 4, 0, 0, 0, 0, 0, 4},  // max
    {437, -1, 438, -1, -1, 179, 265, 79, 1, 1, 0, 0, 0, 0, 0, 4},  // trunc
    {439, -1, 440, -1, -1, 180, 266, 80, 1, 1, 0, 0, 0, 0, 0, 4},  // rint
    {441, -1, 442, -1, -1, 181, 267, 81, 1, 1, 0, 0, 0, 0, 0, 4},  // nearbyint
    {443, -1, 444, -1, -1, 182, 268, 82, 1, 1, 0, 0, 0, 0, 0, 4},  // lrint
    {445, -1, 446, -1, -1, 183, 269, 83, 1, 1, 0, 0, 0, 0, 0, 4},  // llrint
    {447, -1, 448, -1, -1, 184, 270, 84, 1, 1, 0, 0, 0, 0, 0, 4},  // lround
    {449, -1, 450, -1, -1, 185, 271, 85, 1, 1, 0, 0, 0, 0, 0, 4},  // llround
    {451, -1, 452, -1, -1, 186, 272, 86, 1, 1, 0, 0, 0, 0, 0, 4},  // log2
    {453, -1, 454, -1, -1, 187, 273, 87, 1, 1, 0, 0, 0, 0, 0, 4},  // log10
    {455, -1, 456, -1, -1, 188, 274, 88, 1, 1, 0, 0, 0, 0, 0, 4},  // exp2
    {457, -1, 458, -1, -1, 189, 275, 89, 1, 1, 0, 0, 0, 0, 0, 4},  // cbrt
    {459, -1, 460, -1, -1, 190, 276, 90, 1, 1, 0, 0, 0, 0, 0, 4},  // sinh
    {461, -1, 462, -1, -1, 191, 277, 91, 1, 1, 0, 0, 0, 0, 0, 4},  // cosh
    {463, -1, 464, -1, -1, 192, 278, 92, 1, 1, 0, 0, 0, 0, 0, 4},  // tanh
    {465, -1, 466, -1, -1, 193, 279, 93, 2, 2, 0, 0, 0, 0, 0, 4},  // copysign
    {467, -1, 468, -1, -1, 195, 281, 94, 2, 2, 0, 0, 0, 0, 0, 4},  // fdim
    {469, -1, -1, -1, -1, 197, 283, 95, 2, 2, 0, 0, 0, 0, 0, 4},  // fminf
    {470, -1, -1, -1, -1, 199, 285, 96, 2, 2, 0, 0, 0, 0, 0, 4},  // fmaxf
    {471, -1, -1, -1, -1, 201, 287, 97, 1, 1, 0, 0, 2, 0, 0, 4},  // isnan
    {472, -1, -1, -1, -1, 202, 288, 98, 1, 1, 0, 0, 2, 0, 0, 4},  // isinf
    {473, -1, -1, -1, -1, 203, 289, 99, 1, 1, 0, 0, 2, 0, 0, 4},  // isfinite
    {474, -1, -1, -1, -1, 204, 290, 100, 1, 1, 0, 0, 2, 0, 0, 4},  // signbit
    {475, -1, -1, -1, -1, 0, 0, 101, 0, 0, 5, 0, 0, 0, 0, 4},  // INT_MAX
    {476, -1, -1, -1, -1, 0, 0, 102, 0, 0, 5, 0, 0, 0, 0, 4},  // INT_MIN
    {477, -1, -1, -1, -1, 0, 0, 103, 0, 0, 5, 0, 0, 0, 0, 4},  // UINT_MAX
    {478, -1, -1, -1, -1, 0, 0, 104, 0, 0, 5, 0, 0, 0, 0, 4},  // LONG_MAX
    {479, -1, -1, -1, -1, 0, 0, 105, 0, 0, 5, 0, 0, 0, 0, 4},  // LONG_MIN
    {480, -1, -1, -1, -1, 0, 0, 106, 0, 0, 5, 0, 0, 0, 0, 4},  // NSUIntegerMax
    {481, -1, -1, -1, -1, 0, 0, 107, 0, 0, 5, 0, 0, 0, 0, 4},  // M_LN2
    {482, -1, -1, -1, -1, 0, 0, 108, 0, 0, 5, 0, 0, 0, 0, 4},  // M_LN10
    {483, -1, -1, -1, -1, 205, 291, 109, 0, 1, 1, 1, 0, 0, 0, 4},  // rounded
    {485, 484, -1, -1, -1, 0, 0, 110, 0, 0, 5, 25, 24, 0, 0, 4},  // up
    {486, 484, -1, -1, -1, 0, 0, 111, 0, 0, 5, 25, 24, 0, 0, 4},  // down
    {487, 484, -1, -1, -1, 0, 0, 112, 0, 0, 5, 25, 24, 0, 0, 4},  // toNearestOrEven
    {488, 484, -1, -1, -1, 0, 0, 113, 0, 0, 5, 25, 24, 0, 0, 4},  // toNearestOrAwayFromZero
    {489, 484, -1, -1, -1, 0, 0, 114, 0, 0, 5, 25, 24, 0, 0, 4},  // towardZero
    {490, 484, -1, -1, -1, 0, 0, 115, 0, 0, 5, 25, 24, 0, 0, 4},  // awayFromZero
    {483, -1, -1, -1, -1, 205, 292, 116, 1, 2, 1, 1, 0, 0, 0, 4},  // rounded
    {137, -1, -1, -1, -1, 206, 294, 117, 0, 1, 1, 1, 0, 0, 3, 4},  // squareRoot
    {491, -1, -1, -1, -1, 206, 295, 118, 1, 2, 1, 1, 0, 0, 0, 4},  // truncatingRemainder
    {385, -1, -1, -1, -1, 207, 297, 119, 1, 2, 1, 1, 0, 0, 0, 4},  // remainder
    {493, -1, -1, -1, -1, 208, 299, 120, 0, 1, 1, 1, 0, 0, 0, 4},  // signum
    {494, -1, -1, -1, -1, 0, 300, 121, 0, 1, 2, 1, 0, 0, 0, 4},  // magnitude
    {495, -1, -1, -1, -1, 208, 301, 122, 1, 2, 1, 1, 2, 0, 0, 4},  // isMultiple
    {497, -1, -1, -1, -1, 0, 303, 123, 0, 1, 2, 1, 2, 0, 0, 4},  // isFinite
    {353, -1, -1, -1, -1, 0, 304, 124, 0, 1, 2, 1, 2, 0, 0, 4},  // isInfinite
    {498, -1, -1, -1, -1, 0, 305, 125, 0, 1, 2, 1, 2, 0, 0, 4},  // isZero
    {499, -1, -1, -1, -1, 0, 306, 126, 0, 1, 2, 1, 2, 0, 0, 4},  // isNaN
    {500, -1, -1, -1, -1, 0, 307, 127, 0, 1, 2, 1, 3, 0, 0, 4},  // description
    {501, -1, -1, -1, -1, 0, 308, 128, 0, 1, 2, 1, 0, 0, 0, 4},  // ulp
    {502, -1, -1, -1, -1, 0, 309, 129, 0, 1, 2, 1, 0, 0, 0, 4},  // nextUp
    {503, -1, -1, -1, -1, 0, 310, 130, 0, 1, 2, 1, 0, 0, 0, 4},  // nextDown
    {504, -1, -1, -1, -1, 0, 311, 131, 0, 1, 2, 1, 0, 0, 0, 4},  // exponent
    {505, -1, -1, -1, -1, 0, 312, 132, 0, 1, 2, 1, 0, 0, 0, 4},  // significand
    {506, 155, -1, -1, -1, 0, 0, 133, 0, 0, 5, 1, 0, 0, 0, 4},  // leastNormalMagnitude
    {507, 155, -1, -1, -1, 0, 0, 134, 0, 0, 5, 1, 0, 0, 0, 4},  // leastNonzeroMagnitude
    {508, -1, -1, -1, -1, 0, 313, 135, 0, 1, 2, 1, 2, 0, 0, 4},  // isNormal
    {509, -1, -1, -1, -1, 209, 314, 136, 1, 2, 1, 1, 2, 0, 0, 4},  // isLess
    {511, -1, -1, -1, -1, 210, 316, 137, 1, 2, 1, 1, 2, 0, 0, 4},  // isLessThanOrEqualTo
    {512, -1, -1, -1, -1, 211, 318, 138, 1, 2, 1, 1, 0, 0, 0, 4},  // advanced
    {286, -1, -1, -1, -1, 212, 320, 139, 1, 2, 1, 1, 0, 0, 0, 4},  // distance
    {513, -1, -1, -1, -1, 213, 322, 140, 2, 3, 1, 1, 0, 0, 0, 4},  // addingProduct
    {385, -1, -1, -1, -1, 215, 325, 141, 2, 2, 0, 0, 0, 0, 0, 4},  // remainder
    {515, -1, -1, -1, -1, 217, 327, 142, 1, 2, 1, 1, 50, 0, 0, 4},  // quotientAndRemainder
    {203, -1, -1, -1, -1, 218, 329, 0, 1, 1, 3, 0, 1, 0, 0, 5},  // Angle
    {203, -1, -1, -1, -1, 219, 330, 1, 1, 1, 3, 0, 1, 0, 0, 5},  // Angle
    {203, -1, -1, -1, -1, 220, 331, 2, 1, 1, 3, 0, 1, 0, 0, 5},  // Angle
    {516, 203, -1, -1, -1, 221, 332, 3, 1, 1, 4, 2, 1, 0, 0, 5},  // degrees
    {517, 203, -1, -1, -1, 222, 333, 4, 1, 1, 4, 2, 1, 0, 0, 5},  // radians
    {282, 203, -1, -1, -1, 0, 0, 5, 0, 0, 5, 2, 1, 0, 0, 5},  // zero
    {516, -1, -1, -1, -1, 0, 334, 6, 0, 1, 2, 2, 0, 0, 0, 5},  // degrees
    {517, -1, -1, -1, -1, 0, 335, 7, 0, 1, 2, 2, 0, 0, 0, 5},  // radians
    {518, -1, -1, -1, -1, 0, 336, 8, 0, 1, 2, 2, 0, 0, 0, 5},  // turns
    {519, -1, 520, -1, -1, 223, 337, 9, 1, 1, 0, 0, 0, 0, 1, 5},  // sin
    {521, -1, 522, -1, -1, 224, 338, 10, 1, 1, 0, 0, 0, 0, 1, 5},  // cos
    {523, -1, 524, -1, -1, 225, 339, 11, 1, 1, 0, 0, 0, 0, 1, 5},  // tan
    {127, -1, 131, -1, -1, 226, 340, 12, 1, 1, 0, 0, 1, 0, 3, 5},  // asin
    {126, -1, 130, -1, -1, 227, 341, 13, 1, 1, 0, 0, 1, 0, 3, 5},  // acos
    {128, -1, 132, -1, -1, 228, 342, 14, 1, 1, 0, 0, 1, 0, 3, 5},  // atan
    {129, -1, 133, -1, -1, 229, 343, 15, 2, 2, 0, 0, 1, 0, 3, 5},  // atan2
    {525, -1, -1, -1, -1, 0, 345, 0, 0, 1, 2, 5, 0, 0, 0, 6},  // count
    {351, -1, -1, -1, -1, 0, 346, 1, 0, 1, 2, 5, 2, 0, 0, 6},  // isEmpty
    {526, -1, -1, -1, 1654, 0, 347, 2, 0, 1, 2, 5, 54, 0, 0, 6},  // first
    {527, -1, -1, -1, 1655, 0, 348, 3, 0, 1, 2, 5, 54, 0, 0, 6},  // last
    {528, -1, -1, -1, 1656, 231, 349, 4, 0, 1, 1, 5, 4, 0, 0, 6},  // reversed
    {529, -1, -1, -1, 1651, 231, 350, 5, 0, 1, 1, 5, 4, 0, 0, 6},  // enumerated
    {530, -1, -1, -1, -1, 231, 351, 6, 2, 2, 0, 0, 4, 0, 0, 6},  // zip
    {531, -1, -1, -1, -1, 233, 353, 7, 2, 2, 0, 0, 4, 0, 0, 6},  // sequence
    {111, -1, -1, -1, -1, 235, 355, 8, 1, 2, 1, 5, 4, 0, 0, 6},  // map
    {533, -1, -1, -1, -1, 236, 357, 9, 1, 2, 1, 5, 4, 0, 0, 6},  // compactMap
    {534, -1, -1, -1, -1, 237, 359, 10, 1, 2, 1, 5, 4, 0, 0, 6},  // filter
    {535, -1, -1, -1, -1, 238, 361, 11, 2, 3, 1, 5, 54, 0, 0, 6},  // reduce
    {536, -1, -1, -1, -1, 240, 364, 12, 1, 2, 1, 5, 54, 0, 0, 6},  // forEach
    {537, -1, -1, -1, -1, 241, 366, 13, 1, 2, 1, 5, 54, 0, 0, 6},  // enumerateObjectsUsingBlock
    {538, -1, -1, -1, -1, 242, 368, 14, 1, 2, 1, 5, 54, 0, 0, 6},  // objectAtIndex
    {539, -1, -1, -1, -1, 243, 370, 15, 1, 2, 1, 5, 0, 0, 0, 6},  // indexOfObject
    {540, -1, -1, -1, -1, 244, 372, 16, 1, 2, 1, 5, 4, 0, 0, 6},  // arrayByAddingObject
    {541, -1, -1, -1, -1, 245, 374, 17, 1, 2, 1, 5, 4, 0, 0, 6},  // arrayByAddingObjectsFromArray
    {542, -1, -1, -1, -1, 0, 0, 18, 0, 0, 5, 0, 0, 0, 0, 6},  // NSNotFound
    {543, -1, -1, -1, -1, 246, 376, 19, 0, 1, 1, 5, 54, 0, 0, 6},  // removeLastObject
    {544, -1, -1, -1, -1, 246, 377, 20, 1, 2, 1, 5, 54, 0, 0, 6},  // removeObjectAtIndex
    {545, -1, -1, -1, -1, 247, 379, 21, 2, 3, 1, 5, 54, 0, 0, 6},  // replaceObjectAtIndex
    {547, -1, -1, -1, -1, 249, 382, 22, 2, 3, 1, 5, 54, 0, 0, 6},  // insertObject
    {549, -1, -1, -1, -1, 251, 385, 23, 2, 3, 1, 5, 54, 0, 0, 6},  // exchangeObjectAtIndex
    {105, -1, -1, -1, -1, 253, 388, 24, 1, 2, 1, 5, 54, 0, 0, 6},  // removeObject
    {551, -1, -1, -1, -1, 254, 390, 25, 1, 2, 1, 5, 54, 0, 0, 6},  // makeObjectsPerformSelector
    {552, -1, -1, -1, -1, 255, 392, 26, 1, 2, 1, 5, 4, 0, 0, 6},  // sortedArrayUsingComparator
    {553, -1, -1, -1, -1, 256, 394, 27, 1, 2, 1, 1, 0, 0, 0, 6},  // compare
    {554, -1, -1, -1, -1, 0, 0, 28, 0, 0, 5, 0, 0, 0, 0, 6},  // NSOrderedAscending
    {555, -1, -1, -1, -1, 0, 0, 29, 0, 0, 5, 0, 0, 0, 0, 6},  // NSOrderedSame
    {556, -1, -1, -1, -1, 0, 0, 30, 0, 0, 5, 0, 0, 0, 0, 6},  // NSOrderedDescending
    {378, -1, -1, -1, 637, 257, 396, 31, 1, 2, 1, 5, 2, 0, 0, 6},  // contains
    {378, -1, -1, -1, -1, 258, 398, 32, 1, 2, 1, 5, 2, 0, 0, 6},  // contains
    {526, -1, -1, -1, -1, 259, 400, 33, 1, 2, 1, 5, 54, 0, 0, 6},  // first
    {557, -1, -1, -1, -1, 260, 402, 34, 1, 2, 1, 5, 2, 0, 0, 6},  // allSatisfy
    {558, -1, -1, -1, -1, 261, 404, 35, 1, 2, 1, 5, 54, 0, 0, 6},  // firstIndex
    {558, -1, -1, -1, -1, 262, 406, 36, 1, 2, 1, 5, 54, 0, 0, 6},  // firstIndex
    {527, -1, -1, -1, -1, 263, 408, 37, 1, 2, 1, 5, 54, 0, 0, 6},  // last
    {559, -1, -1, -1, -1, 264, 410, 38, 1, 2, 1, 5, 54, 0, 0, 6},  // lastIndex
    {559, -1, -1, -1, -1, 265, 412, 39, 1, 2, 1, 5, 54, 0, 0, 6},  // lastIndex
    {118, -1, -1, -1, -1, 266, 414, 40, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {118, -1, -1, -1, -1, 267, 416, 41, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {560, -1, -1, -1, -1, 268, 418, 42, 1, 2, 1, 5, 4, 0, 0, 6},  // drop
    {561, -1, -1, -1, -1, 269, 420, 43, 1, 2, 1, 5, 2, 0, 0, 6},  // elementsEqual
    {562, -1, -1, -1, -1, 270, 422, 44, 1, 2, 1, 5, 2, 0, 0, 6},  // starts
    {99, -1, -1, -1, -1, 271, 424, 45, 1, 2, 1, 5, 54, 0, 0, 6},  // removeFirst
    {97, -1, -1, -1, -1, 272, 426, 46, 1, 2, 1, 5, 54, 0, 0, 6},  // removeLast
    {378, -1, -1, -1, -1, 273, 428, 47, 1, 2, 1, 8, 2, 0, 0, 6},  // contains
    {31, -1, -1, -1, -1, 0, 430, 48, 0, 1, 2, 5, 4, 0, 0, 6},  // lazy
    {564, -1, -1, -1, -1, 274, 431, 49, 0, 1, 1, 5, 4, 0, 0, 6},  // dropFirst
    {564, -1, -1, -1, -1, 274, 432, 50, 1, 2, 1, 5, 4, 0, 0, 6},  // dropFirst
    {565, -1, -1, -1, -1, 275, 434, 51, 0, 1, 1, 5, 4, 0, 0, 6},  // dropLast
    {565, -1, -1, -1, -1, 275, 435, 52, 1, 2, 1, 5, 4, 0, 0, 6},  // dropLast
    {118, -1, -1, -1, -1, 276, 437, 53, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {566, -1, -1, -1, -1, 277, 439, 54, 1, 2, 1, 5, 4, 0, 0, 6},  // suffix
    {118, -1, -1, -1, -1, 278, 441, 55, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {118, -1, -1, -1, -1, 279, 443, 56, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {566, -1, -1, -1, -1, 280, 445, 57, 1, 2, 1, 5, 4, 0, 0, 6},  // suffix
    {106, -1, -1, -1, -1, 281, 447, 58, 2, 3, 1, 5, 54, 0, 0, 6},  // swapAt
    {568, -1, -1, -1, -1, 283, 450, 59, 0, 1, 1, 5, 54, 0, 0, 6},  // joined
    {569, -1, -1, -1, -1, 283, 451, 60, 1, 2, 1, 5, 4, 0, 0, 6},  // split
    {569, -1, -1, -1, -1, 284, 453, 61, 1, 2, 1, 5, 4, 0, 0, 6},  // split
    {569, -1, -1, -1, -1, 285, 455, 62, 1, 2, 1, 5, 4, 0, 0, 6},  // split
    {572, -1, -1, -1, -1, 286, 457, 63, 1, 2, 1, 5, 54, 0, 0, 6},  // reserveCapacity
    {573, -1, -1, -1, -1, 0, 459, 64, 0, 1, 2, 5, 7, 0, 0, 6},  // indices
    {574, -1, -1, -1, -1, 0, 460, 65, 0, 1, 2, 5, 0, 0, 0, 6},  // startIndex
    {575, -1, -1, -1, -1, 0, 461, 66, 0, 1, 2, 5, 0, 0, 0, 6},  // endIndex
    {112, -1, -1, -1, -1, 287, 462, 67, 1, 2, 1, 5, 4, 0, 0, 6},  // flatMap
    {536, -1, -1, -1, -1, 288, 464, 68, 1, 2, 1, 8, 54, 0, 0, 6},  // forEach
    {535, -1, -1, -1, -1, 289, 466, 69, 2, 3, 1, 5, 54, 0, 0, 6},  // reduce
    {100, -1, -1, -1, -1, 291, 469, 70, 1, 2, 1, 5, 54, 0, 0, 6},  // removeAll
    {196, -1, -1, -1, -1, 292, 471, 71, 2, 2, 3, 0, 4, 0, 0, 6},  // Array
    {411, -1, -1, -1, -1, 294, 473, 72, 0, 1, 1, 5, 54, 0, 0, 6},  // min
    {409, -1, -1, -1, -1, 294, 474, 73, 0, 1, 1, 5, 54, 0, 0, 6},  // max
    {411, -1, -1, -1, -1, 294, 475, 74, 2, 2, 0, 0, 54, 0, 0, 6},  // min
    {409, -1, -1, -1, -1, 296, 477, 75, 2, 2, 0, 0, 54, 0, 0, 6},  // max
    {411, -1, -1, -1, -1, 298, 479, 76, 1, 2, 1, 5, 54, 0, 0, 6},  // min
    {409, -1, -1, -1, -1, 299, 481, 77, 1, 2, 1, 5, 54, 0, 0, 6},  // max
    {578, -1, -1, -1, -1, 300, 483, 78, 0, 1, 1, 5, 4, 0, 0, 6},  // sorted
    {578, -1, -1, -1, -1, 300, 484, 79, 1, 2, 1, 5, 4, 0, 0, 6},  // sorted
    {578, -1, -1, -1, -1, 301, 486, 80, 1, 2, 1, 5, 4, 0, 0, 6},  // sorted
    {568, -1, -1, -1, 1657, 302, 488, 81, 1, 2, 1, 5, 3, 0, 0, 6},  // joined
    {94, -1, -1, -1, 1652, 303, 490, 82, 1, 2, 1, 5, 54, 0, 0, 6},  // append
    {94, -1, -1, -1, 1653, 304, 492, 83, 1, 2, 1, 5, 54, 0, 0, 6},  // append
    {95, -1, -1, -1, -1, 305, 494, 84, 2, 3, 1, 5, 54, 0, 0, 6},  // insert
    {95, -1, -1, -1, -1, 307, 497, 85, 2, 3, 1, 5, 54, 0, 0, 6},  // insert
    {96, -1, -1, -1, -1, 309, 500, 86, 1, 2, 1, 5, 54, 0, 0, 6},  // remove
    {97, -1, -1, -1, -1, 310, 502, 87, 0, 1, 1, 5, 54, 0, 0, 6},  // removeLast
    {98, -1, -1, -1, -1, 310, 503, 88, 0, 1, 1, 5, 54, 0, 0, 6},  // popLast
    {99, -1, -1, -1, -1, 310, 504, 89, 0, 1, 1, 5, 54, 0, 0, 6},  // removeFirst
    {100, -1, -1, -1, 612, 310, 505, 90, 0, 1, 1, 5, 54, 0, 0, 6},  // removeAll
    {525, -1, -1, -1, 296, 0, 506, 91, 0, 1, 2, 4, 0, 0, 0, 6},  // count
    {351, -1, -1, -1, -1, 0, 507, 92, 0, 1, 2, 4, 2, 0, 0, 6},  // isEmpty
    {581, -1, -1, -1, -1, 310, 508, 93, 0, 1, 1, 4, 3, 0, 0, 6},  // uppercased
    {582, -1, -1, -1, -1, 310, 509, 94, 0, 1, 1, 4, 3, 0, 0, 6},  // lowercased
    {378, -1, -1, -1, -1, 310, 510, 95, 1, 2, 1, 4, 2, 0, 0, 6},  // contains
    {583, -1, -1, -1, -1, 311, 512, 96, 1, 2, 1, 4, 2, 0, 0, 6},  // hasPrefix
    {584, -1, -1, -1, -1, 312, 514, 97, 1, 2, 1, 4, 2, 0, 0, 6},  // hasSuffix
    {193, -1, -1, -1, -1, 313, 516, 98, 2, 2, 3, 0, 3, 0, 0, 6},  // String
    {585, -1, -1, -1, -1, 0, 518, 99, 0, 1, 2, 4, 2, 0, 0, 6},  // isLetter
    {586, -1, -1, -1, -1, 0, 519, 100, 0, 1, 2, 4, 2, 0, 0, 6},  // isNumber
    {587, -1, -1, -1, -1, 0, 520, 101, 0, 1, 2, 4, 2, 0, 0, 6},  // isWhitespace
    {588, -1, -1, -1, -1, 0, 521, 102, 0, 1, 2, 4, 2, 0, 0, 6},  // isUppercase
    {589, -1, -1, -1, -1, 0, 522, 103, 0, 1, 2, 4, 2, 0, 0, 6},  // isLowercase
    {590, -1, -1, -1, -1, 0, 523, 104, 0, 1, 2, 4, 2, 0, 0, 6},  // isPunctuation
    {591, -1, -1, -1, -1, 0, 524, 105, 0, 1, 2, 4, 54, 0, 0, 6},  // wholeNumberValue
    {592, -1, -1, -1, -1, 0, 525, 106, 0, 1, 2, 4, 3, 0, 0, 6},  // capitalized
    {593, -1, -1, -1, -1, 0, 526, 107, 0, 1, 2, 4, 0, 0, 0, 6},  // floatValue
    {594, -1, -1, -1, -1, 0, 527, 108, 0, 1, 2, 4, 0, 0, 0, 6},  // doubleValue
    {595, -1, -1, -1, -1, 0, 528, 109, 0, 1, 2, 4, 0, 0, 0, 6},  // integerValue
    {596, -1, -1, -1, -1, 0, 529, 110, 0, 1, 2, 4, 0, 0, 0, 6},  // intValue
    {569, -1, -1, -1, -1, 315, 530, 111, 1, 2, 1, 4, 4, 0, 0, 6},  // split
    {597, -1, -1, -1, -1, 316, 532, 112, 1, 2, 1, 4, 4, 0, 0, 6},  // components
    {599, -1, -1, -1, -1, 317, 534, 113, 2, 3, 1, 4, 3, 0, 0, 6},  // replacingOccurrences
    {600, -1, -1, -1, -1, 319, 537, 114, 1, 1, 0, 0, 51, 0, 0, 6},  // type
    {193, -1, -1, -1, -1, 320, 538, 115, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {193, -1, -1, -1, -1, 321, 539, 116, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {194, -1, -1, -1, -1, 322, 540, 117, 1, 1, 3, 0, 3, 0, 0, 6},  // Character
    {193, -1, -1, -1, -1, 323, 541, 118, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {606, -1, -1, -1, -1, 0, 542, 119, 0, 1, 2, 7, 4, 0, 0, 6},  // keys
    {607, -1, -1, -1, -1, 0, 543, 120, 0, 1, 2, 7, 4, 0, 0, 6},  // allKeys
    {608, -1, -1, -1, -1, 0, 544, 121, 0, 1, 2, 7, 4, 0, 0, 6},  // values
    {609, -1, -1, -1, -1, 0, 545, 122, 0, 1, 2, 7, 4, 0, 0, 6},  // allValues
    {525, -1, -1, -1, -1, 0, 546, 123, 0, 1, 2, 7, 0, 0, 0, 6},  // count
    {351, -1, -1, -1, -1, 0, 547, 124, 0, 1, 2, 7, 2, 0, 0, 6},  // isEmpty
    {101, -1, -1, -1, -1, 324, 548, 125, 1, 2, 1, 7, 54, 0, 0, 6},  // removeValue
    {611, -1, -1, -1, -1, 325, 550, 126, 1, 2, 1, 7, 54, 0, 0, 6},  // removeObjectForKey
    {102, -1, -1, -1, -1, 326, 552, 127, 2, 3, 1, 7, 54, 0, 0, 6},  // updateValue
    {104, -1, -1, -1, -1, 328, 555, 128, 2, 3, 1, 7, 54, 0, 0, 6},  // setObject
    {100, -1, -1, -1, -1, 330, 558, 129, 0, 1, 1, 7, 54, 0, 0, 6},  // removeAll
    {612, -1, -1, -1, -1, 330, 559, 130, 0, 1, 1, 7, 54, 0, 0, 6},  // removeAllObjects
    {103, -1, -1, -1, -1, 330, 560, 131, 2, 3, 1, 7, 54, 0, 0, 6},  // merge
    {614, -1, -1, -1, -1, 332, 563, 132, 1, 2, 1, 7, 6, 0, 0, 6},  // mapValues
    {534, -1, -1, -1, -1, 333, 565, 133, 1, 2, 1, 7, 6, 0, 0, 6},  // filter
    {615, -1, -1, -1, -1, 334, 567, 134, 2, 3, 1, 7, 6, 0, 0, 6},  // merging
    {616, -1, -1, -1, -1, 336, 570, 135, 1, 2, 1, 7, 54, 0, 0, 6},  // objectForKey
    {617, -1, -1, -1, -1, 337, 572, 136, 1, 2, 1, 7, 54, 0, 0, 6},  // valueForKey
    {603, -1, -1, -1, -1, 338, 574, 137, 1, 1, 3, 0, 6, 0, 0, 6},  // Dictionary
    {603, -1, -1, -1, -1, 339, 575, 138, 2, 2, 3, 0, 6, 0, 0, 6},  // Dictionary
    {605, -1, -1, -1, -1, 341, 577, 139, 0, 0, 3, 0, 6, 0, 0, 6},  // NSMutableDictionary
    {604, -1, -1, -1, -1, 341, 577, 140, 0, 0, 3, 0, 6, 0, 0, 6},  // NSDictionary
    {603, -1, -1, -1, -1, 341, 577, 141, 0, 0, 3, 0, 6, 0, 0, 6},  // Dictionary
    {111, -1, -1, -1, -1, 235, 577, 142, 1, 2, 1, 7, 4, 0, 0, 6},  // map
    {533, -1, -1, -1, -1, 236, 579, 143, 1, 2, 1, 7, 4, 0, 0, 6},  // compactMap
    {112, -1, -1, -1, -1, 287, 581, 144, 1, 2, 1, 7, 4, 0, 0, 6},  // flatMap
    {536, -1, -1, -1, -1, 240, 583, 145, 1, 2, 1, 7, 54, 0, 0, 6},  // forEach
    {535, -1, -1, -1, -1, 238, 585, 146, 2, 3, 1, 7, 54, 0, 0, 6},  // reduce
    {378, -1, -1, -1, -1, 258, 588, 147, 1, 2, 1, 7, 2, 0, 0, 6},  // contains
    {526, -1, -1, -1, -1, 259, 590, 148, 1, 2, 1, 7, 54, 0, 0, 6},  // first
    {557, -1, -1, -1, -1, 260, 592, 149, 1, 2, 1, 7, 2, 0, 0, 6},  // allSatisfy
    {578, -1, -1, -1, -1, 300, 594, 150, 1, 2, 1, 7, 4, 0, 0, 6},  // sorted
    {578, -1, -1, -1, -1, 301, 596, 151, 1, 2, 1, 7, 4, 0, 0, 6},  // sorted
    {409, -1, -1, -1, -1, 299, 598, 152, 1, 2, 1, 7, 54, 0, 0, 6},  // max
    {411, -1, -1, -1, -1, 298, 600, 153, 1, 2, 1, 7, 54, 0, 0, 6},  // min
    {529, -1, -1, -1, -1, 231, 602, 154, 0, 1, 1, 7, 4, 0, 0, 6},  // enumerated
    {526, -1, -1, -1, -1, 0, 603, 155, 0, 1, 2, 7, 54, 0, 0, 6},  // first
    {620, -1, -1, -1, -1, 0, 604, 156, 0, 1, 2, 8, 0, 0, 0, 6},  // lowerBound
    {621, -1, -1, -1, -1, 0, 605, 157, 0, 1, 2, 8, 0, 0, 0, 6},  // upperBound
    {525, -1, -1, -1, -1, 0, 606, 158, 0, 1, 2, 8, 0, 0, 0, 6},  // count
    {351, -1, -1, -1, -1, 0, 607, 159, 0, 1, 2, 8, 2, 0, 0, 6},  // isEmpty
    {378, -1, -1, -1, -1, 354, 608, 160, 1, 2, 1, 8, 2, 0, 0, 6},  // contains
    {111, -1, -1, -1, -1, 355, 610, 161, 1, 2, 1, 8, 4, 0, 0, 6},  // map
    {528, -1, -1, -1, -1, 356, 612, 162, 0, 1, 1, 8, 4, 0, 0, 6},  // reversed
    {196, -1, -1, -1, -1, 356, 613, 163, 1, 1, 3, 0, 4, 0, 0, 6},  // Array
    {622, -1, -1, -1, -1, 357, 614, 164, 0, 0, 3, 0, 5, 0, 0, 6},  // Set
    {622, -1, -1, -1, -1, 357, 614, 165, 1, 1, 3, 0, 5, 0, 0, 6},  // Set
    {525, -1, -1, -1, -1, 0, 615, 166, 0, 1, 2, 6, 0, 0, 0, 6},  // count
    {351, -1, -1, -1, -1, 0, 616, 167, 0, 1, 2, 6, 2, 0, 0, 6},  // isEmpty
    {526, -1, -1, -1, 638, 0, 617, 168, 0, 1, 2, 6, 54, 0, 0, 6},  // first
    {372, -1, -1, -1, -1, 358, 618, 169, 1, 2, 1, 6, 5, 0, 0, 6},  // union
    {623, -1, -1, -1, -1, 359, 620, 170, 1, 2, 1, 6, 54, 0, 0, 6},  // formUnion
    {374, -1, -1, -1, -1, 360, 622, 171, 1, 2, 1, 6, 5, 0, 0, 6},  // intersection
    {624, -1, -1, -1, -1, 361, 624, 172, 1, 2, 1, 6, 54, 0, 0, 6},  // formIntersection
    {625, -1, -1, -1, -1, 362, 626, 173, 1, 2, 1, 6, 5, 0, 0, 6},  // subtracting
    {626, -1, -1, -1, -1, 363, 628, 174, 1, 2, 1, 6, 54, 0, 0, 6},  // subtract
    {627, -1, -1, -1, -1, 364, 630, 175, 1, 2, 1, 6, 5, 0, 0, 6},  // symmetricDifference
    {628, -1, -1, -1, -1, 365, 632, 176, 1, 2, 1, 6, 54, 0, 0, 6},  // formSymmetricDifference
    {629, -1, -1, -1, -1, 366, 634, 177, 1, 2, 1, 6, 2, 0, 0, 6},  // isSubset
    {630, -1, -1, -1, -1, 367, 636, 178, 1, 2, 1, 6, 2, 0, 0, 6},  // isSuperset
    {631, -1, -1, -1, -1, 368, 638, 179, 1, 2, 1, 6, 2, 0, 0, 6},  // isStrictSubset
    {632, -1, -1, -1, -1, 369, 640, 180, 1, 2, 1, 6, 2, 0, 0, 6},  // isStrictSuperset
    {633, -1, -1, -1, -1, 370, 642, 181, 1, 2, 1, 6, 2, 0, 0, 6},  // isDisjoint
    {378, -1, -1, -1, 637, 371, 644, 182, 1, 2, 1, 6, 2, 0, 0, 6},  // contains
    {95, -1, -1, -1, -1, 372, 646, 183, 1, 2, 1, 6, 54, 0, 0, 6},  // insert
    {634, -1, -1, -1, -1, 373, 648, 184, 1, 2, 1, 6, 54, 0, 0, 6},  // update
    {96, -1, -1, -1, -1, 374, 650, 185, 1, 2, 1, 6, 54, 0, 0, 6},  // remove
    {100, -1, -1, -1, 612, 375, 652, 186, 0, 1, 1, 6, 54, 0, 0, 6},  // removeAll
    {635, -1, -1, -1, -1, 375, 653, 187, 0, 1, 1, 6, 54, 0, 0, 6},  // popFirst
    {99, -1, -1, -1, -1, 375, 654, 188, 0, 1, 1, 6, 54, 0, 0, 6},  // removeFirst
    {636, -1, -1, -1, -1, 375, 655, 189, 1, 2, 1, 6, 54, 0, 0, 6},  // addObject
    {105, -1, -1, -1, -1, 376, 657, 190, 1, 2, 1, 6, 54, 0, 0, 6},  // removeObject
    {210, -1, -1, -1, -1, 378, 659, 0, 4, 4, 3, 0, 17, 0, 0, 7},  // UIColor
    {643, -1, -1, -1, 1641, 382, 663, 1, 1, 2, 1, 18, 17, 0, 0, 7},  // withAlphaComponent
    {644, -1, -1, -1, -1, 383, 665, 2, 0, 1, 1, 18, 54, 0, 0, 7},  // set
    {645, -1, -1, -1, -1, 383, 666, 3, 0, 1, 1, 18, 54, 0, 0, 7},  // setFill
    {646, -1, -1, -1, -1, 383, 667, 4, 0, 1, 1, 18, 54, 0, 0, 7},  // setStroke
    {210, -1, -1, -1, -1, 383, 668, 5, 2, 2, 3, 0, 17, 0, 0, 7},  // UIColor
    {210, -1, -1, -1, -1, 385, 670, 6, 4, 4, 3, 0, 17, 0, 0, 7},  // UIColor
    {210, -1, -1, -1, -1, 389, 674, 7, 4, 4, 3, 0, 17, 0, 0, 7},  // UIColor
    {652, -1, -1, -1, -1, 393, 678, 8, 4, 4, 0, 0, 17, 0, 0, 7},  // CGColor
    {210, -1, -1, -1, -1, 397, 682, 9, 1, 1, 0, 0, 54, 0, 0, 7},  // UIColor
    {654, 210, -1, -1, -1, 0, 0, 10, 0, 0, 5, 18, 17, 0, 0, 7},  // black
    {655, 210, -1, -1, -1, 398, 0, 11, 0, 0, 4, 18, 17, 0, 0, 7},  // blackColor
    {647, 210, -1, -1, -1, 0, 0, 12, 0, 0, 5, 18, 17, 0, 0, 7},  // white
    {656, 210, -1, -1, -1, 398, 0, 13, 0, 0, 4, 18, 17, 0, 0, 7},  // whiteColor
    {639, 210, -1, -1, -1, 0, 0, 14, 0, 0, 5, 18, 17, 0, 0, 7},  // red
    {657, 210, -1, -1, -1, 398, 0, 15, 0, 0, 4, 18, 17, 0, 0, 7},  // redColor
    {640, 210, -1, -1, -1, 0, 0, 16, 0, 0, 5, 18, 17, 0, 0, 7},  // green
    {658, 210, -1, -1, -1, 398, 0, 17, 0, 0, 4, 18, 17, 0, 0, 7},  // greenColor
    {641, 210, -1, -1, -1, 0, 0, 18, 0, 0, 5, 18, 17, 0, 0, 7},  // blue
    {659, 210, -1, -1, -1, 398, 0, 19, 0, 0, 4, 18, 17, 0, 0, 7},  // blueColor
    {660, 210, -1, -1, -1, 0, 0, 20, 0, 0, 5, 18, 17, 0, 0, 7},  // cyan
    {661, 210, -1, -1, -1, 398, 0, 21, 0, 0, 4, 18, 17, 0, 0, 7},  // cyanColor
    {662, 210, -1, -1, -1, 0, 0, 22, 0, 0, 5, 18, 17, 0, 0, 7},  // yellow
    {663, 210, -1, -1, -1, 398, 0, 23, 0, 0, 4, 18, 17, 0, 0, 7},  // yellowColor
    {664, 210, -1, -1, -1, 0, 0, 24, 0, 0, 5, 18, 17, 0, 0, 7},  // magenta
    {665, 210, -1, -1, -1, 398, 0, 25, 0, 0, 4, 18, 17, 0, 0, 7},  // magentaColor
    {666, 210, -1, -1, -1, 0, 0, 26, 0, 0, 5, 18, 17, 0, 0, 7},  // orange
    {667, 210, -1, -1, -1, 398, 0, 27, 0, 0, 4, 18, 17, 0, 0, 7},  // orangeColor
    {668, 210, -1, -1, -1, 0, 0, 28, 0, 0, 5, 18, 17, 0, 0, 7},  // purple
    {669, 210, -1, -1, -1, 398, 0, 29, 0, 0, 4, 18, 17, 0, 0, 7},  // purpleColor
    {670, 210, -1, -1, -1, 0, 0, 30, 0, 0, 5, 18, 17, 0, 0, 7},  // brown
    {671, 210, -1, -1, -1, 398, 0, 31, 0, 0, 4, 18, 17, 0, 0, 7},  // brownColor
    {672, 210, -1, -1, -1, 0, 0, 32, 0, 0, 5, 18, 17, 0, 0, 7},  // gray
    {673, 210, -1, -1, -1, 398, 0, 33, 0, 0, 4, 18, 17, 0, 0, 7},  // grayColor
    {674, 210, -1, -1, -1, 0, 0, 34, 0, 0, 5, 18, 17, 0, 0, 7},  // lightGray
    {675, 210, -1, -1, -1, 398, 0, 35, 0, 0, 4, 18, 17, 0, 0, 7},  // lightGrayColor
    {676, 210, -1, -1, -1, 0, 0, 36, 0, 0, 5, 18, 17, 0, 0, 7},  // darkGray
    {677, 210, -1, -1, -1, 398, 0, 37, 0, 0, 4, 18, 17, 0, 0, 7},  // darkGrayColor
    {678, 210, -1, -1, -1, 0, 0, 38, 0, 0, 5, 18, 17, 0, 0, 7},  // clear
    {679, 210, -1, -1, -1, 398, 0, 39, 0, 0, 4, 18, 17, 0, 0, 7},  // clearColor
    {680, 210, -1, -1, -1, 0, 0, 40, 0, 0, 5, 18, 17, 0, 0, 7},  // systemRed
    {681, 210, -1, -1, -1, 0, 0, 41, 0, 0, 5, 18, 17, 0, 0, 7},  // systemOrange
    {682, 210, -1, -1, -1, 0, 0, 42, 0, 0, 5, 18, 17, 0, 0, 7},  // systemYellow
    {683, 210, -1, -1, -1, 0, 0, 43, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGreen
    {684, 210, -1, -1, -1, 0, 0, 44, 0, 0, 5, 18, 17, 0, 0, 7},  // systemMint
    {685, 210, -1, -1, -1, 0, 0, 45, 0, 0, 5, 18, 17, 0, 0, 7},  // systemTeal
    {686, 210, -1, -1, -1, 0, 0, 46, 0, 0, 5, 18, 17, 0, 0, 7},  // systemCyan
    {687, 210, -1, -1, -1, 0, 0, 47, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBlue
    {688, 210, -1, -1, -1, 0, 0, 48, 0, 0, 5, 18, 17, 0, 0, 7},  // systemIndigo
    {689, 210, -1, -1, -1, 0, 0, 49, 0, 0, 5, 18, 17, 0, 0, 7},  // systemPurple
    {690, 210, -1, -1, -1, 0, 0, 50, 0, 0, 5, 18, 17, 0, 0, 7},  // systemPink
    {691, 210, -1, -1, -1, 0, 0, 51, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBrown
    {692, 210, -1, -1, -1, 0, 0, 52, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray
    {693, 210, -1, -1, -1, 0, 0, 53, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray2
    {694, 210, -1, -1, -1, 0, 0, 54, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray3
    {695, 210, -1, -1, -1, 0, 0, 55, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray4
    {696, 210, -1, -1, -1, 0, 0, 56, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray5
    {697, 210, -1, -1, -1, 0, 0, 57, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray6
    {698, 210, -1, -1, -1, 0, 0, 58, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBackground
    {699, 210, -1, -1, -1, 0, 0, 59, 0, 0, 5, 18, 17, 0, 0, 7},  // secondarySystemBackground
    {700, 210, -1, -1, -1, 0, 0, 60, 0, 0, 5, 18, 17, 0, 0, 7},  // label
    {211, -1, -1, -1, -1, 398, 683, 0, 1, 1, 3, 0, 29, 0, 0, 8},  // UIView
    {211, -1, -1, -1, -1, 0, 0, 1, 0, 0, 3, 0, 29, 0, 0, 8},  // UIView
    {212, -1, -1, -1, -1, 399, 684, 2, 1, 1, 3, 0, 29, 0, 0, 8},  // UIWindow
    {212, -1, -1, -1, -1, 0, 0, 3, 0, 0, 3, 0, 29, 0, 0, 8},  // UIWindow
    {213, -1, -1, -1, -1, 400, 685, 4, 1, 1, 3, 0, 29, 0, 0, 8},  // UIImageView
    {213, -1, -1, -1, -1, 0, 0, 5, 0, 0, 3, 0, 29, 0, 0, 8},  // UIImageView
    {214, -1, -1, -1, -1, 401, 686, 6, 1, 1, 3, 0, 29, 0, 0, 8},  // UILabel
    {214, -1, -1, -1, -1, 0, 0, 7, 0, 0, 3, 0, 29, 0, 0, 8},  // UILabel
    {215, -1, -1, -1, -1, 402, 687, 8, 1, 1, 3, 0, 29, 0, 0, 8},  // UIButton
    {215, -1, -1, -1, -1, 0, 0, 9, 0, 0, 3, 0, 29, 0, 0, 8},  // UIButton
    {216, -1, -1, -1, -1, 403, 688, 10, 1, 1, 3, 0, 29, 0, 0, 8},  // UIScrollView
    {216, -1, -1, -1, -1, 0, 0, 11, 0, 0, 3, 0, 29, 0, 0, 8},  // UIScrollView
    {217, -1, -1, -1, -1, 404, 689, 12, 1, 1, 3, 0, 29, 0, 0, 8},  // UIControl
    {217, -1, -1, -1, -1, 0, 0, 13, 0, 0, 3, 0, 29, 0, 0, 8},  // UIControl
    {218, -1, -1, -1, -1, 405, 690, 14, 1, 1, 3, 0, 29, 0, 0, 8},  // UITextField
    {218, -1, -1, -1, -1, 0, 0, 15, 0, 0, 3, 0, 29, 0, 0, 8},  // UITextField
    {219, -1, -1, -1, -1, 406, 691, 16, 1, 1, 3, 0, 29, 0, 0, 8},  // UITextView
    {219, -1, -1, -1, -1, 0, 0, 17, 0, 0, 3, 0, 29, 0, 0, 8},  // UITextView
    {220, -1, -1, -1, -1, 407, 692, 18, 1, 1, 3, 0, 29, 0, 0, 8},  // UITableViewCell
    {220, -1, -1, -1, -1, 0, 0, 19, 0, 0, 3, 0, 29, 0, 0, 8},  // UITableViewCell
    {221, -1, -1, -1, -1, 408, 693, 20, 1, 1, 3, 0, 29, 0, 0, 8},  // UICollectionViewCell
    {221, -1, -1, -1, -1, 0, 0, 21, 0, 0, 3, 0, 29, 0, 0, 8},  // UICollectionViewCell
    {222, -1, -1, -1, -1, 409, 694, 22, 1, 1, 3, 0, 29, 0, 0, 8},  // UIVisualEffectView
    {222, -1, -1, -1, -1, 0, 0, 23, 0, 0, 3, 0, 29, 0, 0, 8},  // UIVisualEffectView
    {701, -1, -1, -1, -1, 0, 695, 24, 0, 1, 2, 30, 13, 0, 9, 8},  // frame
    {702, -1, -1, -1, -1, 0, 696, 25, 0, 1, 2, 30, 13, 0, 10, 8},  // bounds
    {356, -1, -1, -1, -1, 0, 697, 26, 0, 1, 2, 30, 9, 0, 11, 8},  // center
    {703, -1, -1, -1, -1, 0, 698, 27, 0, 1, 2, 30, 9, 0, 12, 8},  // anchorPoint
    {704, -1, -1, -1, 1619, 0, 699, 28, 0, 1, 2, 30, 2, 0, 0, 8},  // isHidden
    {705, -1, -1, -1, -1, 0, 700, 29, 0, 1, 2, 30, 2, 0, 0, 8},  // clipsToBounds
    {706, -1, -1, -1, -1, 0, 701, 30, 0, 1, 2, 30, 3, 0, 0, 8},  // name
    {708, -1, -1, -1, -1, 410, 702, 31, 1, 1, 0, 0, 54, 0, 0, 8},  // UIImage
    {708, -1, -1, -1, -1, 411, 703, 32, 1, 1, 0, 0, 54, 0, 0, 8},  // UIImage
    {213, -1, -1, -1, -1, 412, 704, 33, 1, 1, 3, 0, 29, 0, 0, 8},  // UIImageView
    {121, -1, -1, -1, -1, 0, 705, 34, 0, 1, 2, 30, 14, 0, 13, 8},  // transform
    {710, -1, -1, -1, -1, 413, 706, 35, 1, 2, 1, 30, 54, 0, 0, 8},  // moveAnchor
    {711, -1, -1, -1, -1, 0, 708, 36, 0, 1, 2, 30, 9, 0, 0, 8},  // contentOffset
    {642, -1, -1, -1, -1, 0, 709, 37, 0, 1, 2, 30, 0, 0, 0, 8},  // alpha
    {712, -1, -1, -1, 713, 0, 710, 38, 0, 1, 2, 30, 2, 0, 0, 8},  // isUserInteractionEnabled
    {713, -1, -1, -1, -1, 0, 711, 39, 0, 1, 2, 30, 2, 0, 0, 8},  // userInteractionEnabled
    {714, -1, -1, -1, -1, 0, 712, 40, 0, 1, 2, 30, 0, 0, 0, 8},  // tag
    {122, -1, -1, -1, -1, 0, 713, 41, 0, 1, 2, 30, 30, 0, 0, 8},  // layer
    {77, -1, -1, -1, -1, 414, 714, 42, 4, 4, 0, 0, 29, 0, 0, 8},  // view
    {715, -1, -1, -1, -1, 0, 718, 0, 0, 1, 2, 30, 17, 0, 0, 9},  // backgroundColor
    {716, -1, -1, -1, -1, 0, 719, 1, 0, 1, 2, 30, 3, 0, 0, 9},  // text
    {717, -1, -1, -1, -1, 0, 720, 2, 0, 1, 2, 30, 17, 0, 0, 9},  // textColor
    {718, -1, -1, -1, -1, 0, 721, 3, 0, 1, 2, 30, 20, 0, 0, 9},  // textAlignment
    {719, -1, -1, -1, -1, 0, 722, 4, 0, 1, 2, 30, 54, 0, 0, 9},  // font
    {707, -1, -1, -1, -1, 0, 723, 5, 0, 1, 2, 30, 54, 0, 0, 9},  // image
    {720, -1, -1, -1, -1, 0, 724, 6, 0, 1, 2, 30, 54, 0, 0, 9},  // contentMode
    {721, -1, -1, -1, 1642, 0, 725, 7, 0, 1, 2, 30, 2, 0, 0, 9},  // isOpaque
    {722, -1, -1, -1, -1, 0, 726, 8, 0, 1, 2, 30, 17, 0, 0, 9},  // tintColor
    {723, -1, -1, -1, -1, 0, 727, 9, 0, 1, 2, 30, 0, 0, 0, 9},  // contentScaleFactor
    {724, -1, -1, -1, -1, 0, 728, 10, 0, 1, 2, 30, 3, 0, 0, 9},  // accessibilityLabel
    {725, -1, -1, -1, -1, 0, 729, 11, 0, 1, 2, 30, 50, 0, 0, 9},  // safeAreaInsets
    {726, -1, -1, -1, -1, 0, 730, 12, 0, 1, 2, 30, 50, 0, 0, 9},  // layoutMargins
    {727, -1, -1, -1, -1, 0, 731, 13, 0, 1, 2, 30, 29, 0, 0, 9},  // mask
    {728, -1, -1, -1, -1, 0, 732, 14, 0, 1, 2, 30, 3, 0, 0, 9},  // accessibilityIdentifier
    {729, -1, -1, -1, -1, 0, 733, 15, 0, 1, 2, 30, 3, 0, 0, 9},  // accessibilityHint
    {730, -1, -1, -1, -1, 0, 734, 16, 0, 1, 2, 30, 2, 0, 0, 9},  // isAccessibilityElement
    {731, -1, -1, -1, -1, 0, 735, 17, 0, 1, 2, 30, 54, 0, 0, 9},  // semanticContentAttribute
    {732, -1, -1, -1, -1, 0, 736, 18, 0, 1, 2, 30, 2, 0, 0, 9},  // clearsContextBeforeDrawing
    {733, -1, -1, -1, -1, 0, 737, 19, 0, 1, 2, 30, 2, 0, 0, 9},  // isFirstResponder
    {734, -1, -1, -1, -1, 0, 738, 20, 0, 1, 2, 30, 0, 0, 0, 9},  // numberOfLines
    {735, -1, -1, -1, -1, 0, 739, 21, 0, 1, 2, 30, 2, 0, 0, 9},  // adjustsFontSizeToFitWidth
    {736, -1, -1, -1, -1, 0, 740, 22, 0, 1, 2, 30, 54, 0, 0, 9},  // lineBreakMode
    {737, -1, -1, -1, -1, 0, 741, 23, 0, 1, 2, 30, 54, 0, 0, 9},  // attributedText
    {738, -1, -1, -1, -1, 0, 742, 24, 0, 1, 2, 30, 54, 0, 0, 9},  // baselineAdjustment
    {739, -1, -1, -1, -1, 0, 743, 25, 0, 1, 2, 30, 54, 0, 0, 9},  // borderStyle
    {740, -1, -1, -1, -1, 0, 744, 26, 0, 1, 2, 30, 54, 0, 0, 9},  // keyboardType
    {741, -1, -1, -1, -1, 0, 745, 27, 0, 1, 2, 30, 54, 0, 0, 9},  // returnKeyType
    {742, -1, -1, -1, -1, 0, 746, 28, 0, 1, 2, 30, 54, 0, 0, 9},  // autocorrectionType
    {743, -1, -1, -1, -1, 0, 747, 29, 0, 1, 2, 30, 54, 0, 0, 9},  // autocapitalizationType
    {744, -1, -1, -1, -1, 0, 748, 30, 0, 1, 2, 30, 54, 0, 0, 9},  // clearButtonMode
    {745, -1, -1, -1, -1, 0, 749, 31, 0, 1, 2, 30, 17, 0, 0, 9},  // shadowColor
    {746, -1, -1, -1, -1, 0, 750, 32, 0, 1, 2, 30, 3, 0, 0, 9},  // placeholder
    {747, -1, -1, -1, -1, 0, 751, 33, 0, 1, 2, 30, 0, 0, 0, 9},  // minimumScaleFactor
    {748, -1, -1, -1, 1646, 0, 752, 34, 0, 1, 2, 30, 2, 0, 0, 9},  // isEditable
    {749, -1, -1, -1, 1647, 0, 753, 35, 0, 1, 2, 30, 2, 0, 0, 9},  // isSelectable
    {750, -1, -1, -1, 1648, 0, 754, 36, 0, 1, 2, 30, 2, 0, 0, 9},  // isSecureTextEntry
    {751, -1, -1, -1, -1, 0, 755, 37, 0, 1, 2, 30, 0, 0, 0, 9},  // zoomScale
    {752, 753, 754, -1, -1, 0, 0, 38, 0, 0, 5, 4, 3, 0, 0, 9},  // system
    {755, 753, 756, -1, -1, 0, 0, 39, 0, 0, 5, 4, 3, 0, 0, 9},  // custom
    {757, 753, 758, -1, -1, 0, 0, 40, 0, 0, 5, 4, 3, 0, 0, 9},  // infoLight
    {759, 753, 760, -1, -1, 0, 0, 41, 0, 0, 5, 4, 3, 0, 0, 9},  // contactAdd
    {761, 753, 762, -1, -1, 0, 0, 42, 0, 0, 5, 4, 3, 0, 0, 9},  // close
    {215, -1, -1, -1, -1, 418, 756, 43, 1, 1, 3, 0, 29, 0, 0, 9},  // UIButton
    {763, -1, -1, -1, 1645, 0, 757, 44, 0, 1, 2, 30, 2, 0, 0, 9},  // isScrollEnabled
    {764, -1, -1, -1, 1644, 0, 758, 45, 0, 1, 2, 30, 2, 0, 0, 9},  // isPagingEnabled
    {765, -1, -1, -1, -1, 0, 759, 46, 0, 1, 2, 30, 2, 0, 0, 9},  // bounces
    {766, -1, -1, -1, -1, 0, 760, 47, 0, 1, 2, 30, 2, 0, 0, 9},  // showsHorizontalScrollIndicator
    {767, -1, -1, -1, -1, 0, 761, 48, 0, 1, 2, 30, 2, 0, 0, 9},  // showsVerticalScrollIndicator
    {768, -1, -1, -1, -1, 0, 762, 49, 0, 1, 2, 30, 0, 0, 0, 9},  // minimumZoomScale
    {769, -1, -1, -1, -1, 0, 763, 50, 0, 1, 2, 30, 0, 0, 0, 9},  // maximumZoomScale
    {770, -1, -1, -1, -1, 0, 764, 51, 0, 1, 2, 30, 50, 0, 0, 9},  // contentInset
    {771, -1, -1, -1, -1, 0, 765, 52, 0, 1, 2, 30, 54, 0, 0, 9},  // delegate
    {773, 211, -1, -1, -1, 0, 0, 53, 0, 0, 5, 30, 51, 0, 0, 9},  // AutoresizingMask
    {774, 772, 775, -1, -1, 0, 0, 54, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleLeftMargin
    {776, 772, -1, -1, -1, 0, 0, 55, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleLeftMargin
    {777, 772, 778, -1, -1, 0, 0, 56, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleWidth
    {779, 772, -1, -1, -1, 0, 0, 57, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleWidth
    {780, 772, 781, -1, -1, 0, 0, 58, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleRightMargin
    {782, 772, -1, -1, -1, 0, 0, 59, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleRightMargin
    {783, 772, 784, -1, -1, 0, 0, 60, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleTopMargin
    {785, 772, -1, -1, -1, 0, 0, 61, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleTopMargin
    {786, 772, 787, -1, -1, 0, 0, 62, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleHeight
    {788, 772, -1, -1, -1, 0, 0, 63, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleHeight
    {789, 772, 790, -1, -1, 0, 0, 64, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleBottomMargin
    {791, 772, -1, -1, -1, 0, 0, 65, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleBottomMargin
    {792, 772, 793, -1, -1, 0, 0, 66, 0, 0, 5, 26, 25, 0, 0, 9},  // None
    {794, -1, -1, -1, -1, 0, 766, 67, 0, 1, 2, 30, 25, 0, 0, 9},  // autoresizingMask
    {795, -1, -1, -1, -1, 0, 767, 68, 0, 1, 2, 30, 2, 0, 0, 9},  // translatesAutoresizingMaskIntoConstraints
    {796, -1, -1, -1, -1, 0, 768, 69, 0, 1, 2, 30, 2, 0, 0, 9},  // autoresizesSubviews
    {798, 217, -1, -1, -1, 0, 0, 70, 0, 0, 5, 30, 51, 0, 0, 9},  // State
    {799, 797, 800, -1, -1, 0, 0, 71, 0, 0, 5, 4, 3, 0, 0, 9},  // normal
    {801, 797, -1, -1, -1, 0, 0, 72, 0, 0, 5, 4, 3, 0, 0, 9},  // Normal
    {802, 797, 803, -1, -1, 0, 0, 73, 0, 0, 5, 4, 3, 0, 0, 9},  // highlighted
    {804, 797, -1, -1, -1, 0, 0, 74, 0, 0, 5, 4, 3, 0, 0, 9},  // Highlighted
    {805, 797, 806, -1, -1, 0, 0, 75, 0, 0, 5, 4, 3, 0, 0, 9},  // disabled
    {807, 797, -1, -1, -1, 0, 0, 76, 0, 0, 5, 4, 3, 0, 0, 9},  // Disabled
    {808, 797, 809, -1, -1, 0, 0, 77, 0, 0, 5, 4, 3, 0, 0, 9},  // selected
    {810, 797, -1, -1, -1, 0, 0, 78, 0, 0, 5, 4, 3, 0, 0, 9},  // Selected
    {812, 217, -1, -1, -1, 0, 0, 79, 0, 0, 5, 30, 51, 0, 0, 9},  // Event
    {813, 811, 814, -1, -1, 0, 0, 80, 0, 0, 5, 4, 3, 0, 0, 9},  // allEvents
    {815, 811, -1, -1, -1, 0, 0, 81, 0, 0, 5, 4, 3, 0, 0, 9},  // AllEvents
    {816, 811, 817, -1, -1, 0, 0, 82, 0, 0, 5, 4, 3, 0, 0, 9},  // allTouchEvents
    {818, 811, -1, -1, -1, 0, 0, 83, 0, 0, 5, 4, 3, 0, 0, 9},  // AllTouchEvents
    {819, 811, 820, -1, -1, 0, 0, 84, 0, 0, 5, 4, 3, 0, 0, 9},  // touchDown
    {821, 811, -1, -1, -1, 0, 0, 85, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchDown
    {822, 811, 823, -1, -1, 0, 0, 86, 0, 0, 5, 4, 3, 0, 0, 9},  // touchDragInside
    {824, 811, -1, -1, -1, 0, 0, 87, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchDragInside
    {825, 811, 826, -1, -1, 0, 0, 88, 0, 0, 5, 4, 3, 0, 0, 9},  // touchDragOutside
    {827, 811, -1, -1, -1, 0, 0, 89, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchDragOutside
    {828, 811, 829, -1, -1, 0, 0, 90, 0, 0, 5, 4, 3, 0, 0, 9},  // touchUpInside
    {830, 811, -1, -1, -1, 0, 0, 91, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchUpInside
    {831, 811, 832, -1, -1, 0, 0, 92, 0, 0, 5, 4, 3, 0, 0, 9},  // touchUpOutside
    {833, 811, -1, -1, -1, 0, 0, 93, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchUpOutside
    {834, 811, 835, -1, -1, 0, 0, 94, 0, 0, 5, 4, 3, 0, 0, 9},  // touchCancel
    {836, 811, -1, -1, -1, 0, 0, 95, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchCancel
    {837, 811, 838, -1, -1, 0, 0, 96, 0, 0, 5, 4, 3, 0, 0, 9},  // valueChanged
    {839, 811, -1, -1, -1, 0, 0, 97, 0, 0, 5, 4, 3, 0, 0, 9},  // ValueChanged
    {840, 811, 841, -1, -1, 0, 0, 98, 0, 0, 5, 4, 3, 0, 0, 9},  // editingChanged
    {842, 811, -1, -1, -1, 0, 0, 99, 0, 0, 5, 4, 3, 0, 0, 9},  // EditingChanged
    {843, 811, 844, -1, -1, 0, 0, 100, 0, 0, 5, 4, 3, 0, 0, 9},  // editingDidBegin
    {845, 811, -1, -1, -1, 0, 0, 101, 0, 0, 5, 4, 3, 0, 0, 9},  // EditingDidBegin
    {846, 811, 847, -1, -1, 0, 0, 102, 0, 0, 5, 4, 3, 0, 0, 9},  // editingDidEnd
    {848, 811, -1, -1, -1, 0, 0, 103, 0, 0, 5, 4, 3, 0, 0, 9},  // EditingDidEnd
    {849, 811, 850, -1, -1, 0, 0, 104, 0, 0, 5, 4, 3, 0, 0, 9},  // primaryActionTriggered
    {851, 811, -1, -1, -1, 0, 0, 105, 0, 0, 5, 4, 3, 0, 0, 9},  // PrimaryActionTriggered
    {852, -1, -1, -1, -1, 419, 769, 106, 3, 4, 1, 30, 54, 0, 0, 9},  // addTarget
    {852, -1, -1, -1, -1, 422, 773, 107, 3, 4, 1, 30, 54, 0, 0, 9},  // addTarget
    {855, -1, -1, -1, -1, 425, 777, 108, 3, 4, 1, 30, 54, 0, 0, 9},  // removeTarget
    {855, -1, -1, -1, -1, 428, 781, 109, 3, 4, 1, 30, 54, 0, 0, 9},  // removeTarget
    {856, -1, -1, -1, -1, 431, 785, 110, 1, 2, 1, 30, 54, 0, 0, 9},  // sendActions
    {857, -1, -1, -1, -1, 432, 787, 111, 1, 2, 1, 30, 54, 0, 0, 9},  // sendActionsForControlEvents
    {858, -1, -1, -1, -1, 433, 789, 112, 2, 3, 1, 30, 54, 0, 0, 9},  // setTitle
    {858, -1, -1, -1, -1, 435, 792, 113, 2, 3, 1, 30, 54, 0, 0, 9},  // setTitle
    {860, -1, -1, -1, -1, 437, 795, 114, 2, 3, 1, 30, 54, 0, 0, 9},  // setTitleColor
    {860, -1, -1, -1, -1, 439, 798, 115, 2, 3, 1, 30, 54, 0, 0, 9},  // setTitleColor
    {861, -1, -1, -1, -1, 441, 801, 116, 2, 3, 1, 30, 54, 0, 0, 9},  // setImage
    {861, -1, -1, -1, -1, 443, 804, 117, 2, 3, 1, 30, 54, 0, 0, 9},  // setImage
    {862, -1, -1, -1, -1, 445, 807, 118, 2, 3, 1, 30, 54, 0, 0, 9},  // setBackgroundImage
    {862, -1, -1, -1, -1, 447, 810, 119, 2, 3, 1, 30, 54, 0, 0, 9},  // setBackgroundImage
    {863, -1, -1, -1, -1, 449, 813, 120, 2, 3, 1, 30, 54, 0, 0, 9},  // setAttributedTitle
    {864, -1, -1, -1, -1, 451, 816, 121, 2, 3, 1, 30, 54, 0, 0, 9},  // setTitleShadowColor
    {865, -1, -1, -1, -1, 0, 819, 122, 0, 1, 2, 30, 3, 0, 0, 9},  // currentTitle
    {866, -1, -1, -1, -1, 0, 820, 123, 0, 1, 2, 30, 29, 0, 0, 9},  // titleLabel
    {867, -1, -1, -1, -1, 0, 821, 124, 0, 1, 2, 30, 50, 0, 0, 9},  // contentEdgeInsets
    {868, -1, -1, -1, -1, 0, 822, 125, 0, 1, 2, 30, 50, 0, 0, 9},  // titleEdgeInsets
    {869, -1, -1, -1, -1, 0, 823, 126, 0, 1, 2, 30, 50, 0, 0, 9},  // imageEdgeInsets
    {870, -1, -1, -1, -1, 0, 824, 127, 0, 1, 2, 30, 2, 0, 0, 9},  // isEnabled
    {871, -1, -1, -1, -1, 0, 825, 128, 0, 1, 2, 30, 2, 0, 0, 9},  // isSelected
    {872, -1, -1, -1, -1, 0, 826, 129, 0, 1, 2, 30, 2, 0, 0, 9},  // isHighlighted
    {873, -1, -1, -1, -1, 0, 827, 130, 0, 1, 2, 30, 2, 0, 0, 9},  // isTracking
    {874, -1, -1, -1, -1, 0, 828, 131, 0, 1, 2, 30, 54, 0, 0, 9},  // contentHorizontalAlignment
    {875, -1, -1, -1, -1, 0, 829, 132, 0, 1, 2, 30, 54, 0, 0, 9},  // contentVerticalAlignment
    {876, -1, -1, -1, -1, 0, 830, 133, 0, 1, 2, 30, 12, 0, 0, 9},  // contentSize
    {359, 877, 878, -1, -1, 0, 0, 134, 0, 0, 5, 21, 20, 0, 0, 9},  // left
    {356, 877, 879, -1, -1, 0, 0, 135, 0, 0, 5, 21, 20, 0, 0, 9},  // center
    {361, 877, 880, -1, -1, 0, 0, 136, 0, 0, 5, 21, 20, 0, 0, 9},  // right
    {881, 877, 882, -1, -1, 0, 0, 137, 0, 0, 5, 21, 20, 0, 0, 9},  // justified
    {883, 877, 884, -1, -1, 0, 0, 138, 0, 0, 5, 21, 20, 0, 0, 9},  // natural
    {885, -1, -1, -1, -1, 0, 831, 0, 0, 1, 2, 30, 29, 0, 0, 10},  // superview
    {886, -1, -1, -1, -1, 0, 832, 1, 0, 1, 2, 30, 4, 0, 0, 10},  // subviews
    {82, -1, -1, -1, -1, 0, 833, 2, 0, 1, 2, 30, 29, 0, 0, 10},  // window
    {887, -1, -1, -1, -1, 0, 834, 3, 0, 1, 2, 30, 2, 0, 0, 10},  // isKeyWindow
    {888, -1, -1, -1, 1615, 453, 835, 4, 1, 2, 1, 30, 2, 0, 0, 10},  // isDescendant
    {889, -1, -1, -1, -1, 454, 837, 5, 1, 2, 1, 30, 54, 0, 0, 10},  // addSubview
    {890, -1, -1, -1, -1, 455, 839, 6, 1, 2, 1, 30, 54, 0, 0, 10},  // bringSubviewToFront
    {891, -1, -1, -1, 1617, 456, 841, 7, 1, 2, 1, 30, 54, 0, 0, 10},  // bringSubview
    {893, -1, -1, -1, -1, 457, 843, 8, 1, 2, 1, 30, 54, 0, 0, 10},  // sendSubviewToBack
    {894, -1, -1, -1, 1618, 458, 845, 9, 1, 2, 1, 30, 54, 0, 0, 10},  // sendSubview
    {896, -1, -1, -1, -1, 459, 847, 10, 0, 1, 1, 30, 54, 0, 0, 10},  // removeFromSuperview
    {897, -1, -1, -1, 1616, 459, 848, 11, 2, 3, 1, 30, 54, 0, 0, 10},  // insertSubview
    {898, -1, -1, -1, 1649, 461, 851, 12, 2, 3, 1, 30, 54, 0, 0, 10},  // exchangeSubview
    {897, -1, -1, -1, -1, 463, 854, 13, 2, 3, 1, 30, 54, 0, 0, 10},  // insertSubview
    {897, -1, -1, -1, -1, 465, 857, 14, 2, 3, 1, 30, 54, 0, 0, 10},  // insertSubview
    {902, -1, -1, -1, 1621, 467, 860, 15, 2, 3, 1, 30, 9, 0, 5, 10},  // convert
    {902, -1, -1, -1, 1623, 469, 863, 16, 2, 3, 1, 30, 9, 0, 5, 10},  // convert
    {903, -1, -1, -1, -1, 471, 866, 17, 2, 3, 1, 30, 9, 0, 5, 10},  // convertRect
    {903, -1, -1, -1, -1, 473, 869, 18, 2, 3, 1, 30, 9, 0, 5, 10},  // convertRect
    {906, -1, -1, -1, -1, 475, 872, 19, 2, 3, 1, 30, 9, 0, 5, 10},  // convertPoint
    {906, -1, -1, -1, -1, 477, 875, 20, 2, 3, 1, 30, 9, 0, 5, 10},  // convertPoint
    {907, -1, -1, -1, -1, 479, 878, 21, 0, 1, 1, 30, 54, 0, 0, 10},  // setNeedsLayout
    {908, -1, -1, -1, -1, 479, 879, 22, 0, 1, 1, 30, 54, 0, 0, 10},  // layoutIfNeeded
    {907, -1, -1, -1, -1, 479, 880, 23, 0, 1, 1, 31, 54, 0, 0, 10},  // setNeedsLayout
    {908, -1, -1, -1, -1, 479, 881, 24, 0, 1, 1, 31, 54, 0, 0, 10},  // layoutIfNeeded
    {909, -1, -1, -1, -1, 479, 882, 25, 0, 1, 1, 31, 54, 0, 0, 10},  // layoutSublayers
    {909, -1, -1, -1, -1, 479, 883, 26, 1, 2, 1, 30, 54, 0, 0, 10},  // layoutSublayers
    {910, -1, -1, -1, -1, 480, 885, 27, 1, 2, 1, 30, 54, 0, 0, 10},  // layoutSublayersOfLayer
    {911, -1, -1, -1, -1, 481, 887, 28, 0, 1, 1, 31, 2, 0, 0, 10},  // needsLayout
    {912, -1, -1, -1, -1, 481, 888, 29, 0, 1, 1, 30, 54, 0, 0, 10},  // setNeedsDisplay
    {913, -1, -1, -1, -1, 481, 889, 30, 0, 1, 1, 30, 54, 0, 0, 10},  // layoutSubviews
    {912, -1, -1, -1, 1650, 481, 890, 31, 1, 2, 1, 30, 54, 0, 0, 10},  // setNeedsDisplay
    {912, -1, -1, -1, 1650, 482, 892, 32, 1, 2, 1, 31, 54, 0, 0, 10},  // setNeedsDisplay
    {914, -1, -1, -1, -1, 483, 894, 33, 0, 1, 1, 30, 2, 0, 0, 10},  // becomeFirstResponder
    {915, -1, -1, -1, -1, 483, 895, 34, 0, 1, 1, 30, 2, 0, 0, 10},  // resignFirstResponder
    {916, -1, -1, -1, -1, 483, 896, 35, 1, 2, 1, 30, 12, 0, 0, 10},  // sizeThatFits
    {917, -1, -1, -1, -1, 484, 898, 36, 0, 1, 1, 30, 54, 0, 0, 10},  // sizeToFit
    {918, -1, -1, -1, -1, 0, 899, 37, 0, 1, 2, 30, 12, 0, 0, 10},  // intrinsicContentSize
    {919, -1, -1, -1, -1, 484, 900, 38, 0, 1, 1, 30, 54, 0, 0, 10},  // invalidateIntrinsicContentSize
    {920, -1, -1, -1, -1, 484, 901, 39, 1, 2, 1, 30, 54, 0, 0, 10},  // endEditing
    {912, -1, -1, -1, -1, 485, 903, 40, 0, 1, 1, 31, 54, 0, 0, 10},  // setNeedsDisplay
    {921, -1, -1, -1, -1, 485, 904, 41, 1, 2, 1, 30, 29, 0, 0, 10},  // viewWithTag
    {922, -1, -1, -1, 1631, 486, 906, 42, 2, 3, 1, 31, 54, 0, 0, 10},  // insertSublayer
    {922, -1, -1, -1, -1, 488, 909, 43, 2, 3, 1, 31, 54, 0, 0, 10},  // insertSublayer
    {922, -1, -1, -1, -1, 490, 912, 44, 2, 3, 1, 31, 54, 0, 0, 10},  // insertSublayer
    {925, 211, -1, -1, -1, 0, 0, 45, 0, 0, 5, 30, 0, 0, 0, 10},  // noIntrinsicMetric
    {926, -1, -1, -1, -1, 0, 915, 46, 0, 1, 2, 30, 54, 0, 0, 10},  // rootViewController
    {927, -1, -1, -1, -1, 0, 916, 47, 0, 1, 2, 30, 54, 0, 0, 10},  // liveView
    {928, -1, -1, -1, -1, 492, 917, 48, 0, 1, 1, 30, 54, 0, 0, 10},  // makeKeyAndVisible
    {929, -1, -1, -1, -1, 492, 918, 49, 0, 1, 1, 30, 54, 0, 0, 10},  // makeKey
    {931, 930, -1, -1, -1, 0, 0, 50, 0, 0, 5, 30, 29, 0, 0, 10},  // current
    {933, 932, -1, -1, -1, 0, 0, 51, 0, 0, 5, 30, 29, 0, 0, 10},  // currentPage
    {934, -1, -1, -1, -1, 0, 919, 52, 0, 1, 2, 30, 2, 0, 0, 10},  // needsIndefiniteExecution
    {936, 935, -1, -1, -1, 0, 0, 53, 0, 0, 5, 30, 29, 0, 0, 10},  // main
    {937, 935, -1, -1, -1, 492, 920, 54, 0, 0, 4, 30, 29, 0, 0, 10},  // mainScreen
    {938, -1, -1, -1, 1613, 492, 920, 55, 2, 3, 1, 30, 29, 0, 5, 10},  // hitTest
    {939, -1, -1, -1, -1, 494, 923, 56, 2, 3, 1, 30, 2, 0, 0, 10},  // beginTracking
    {940, -1, -1, -1, -1, 496, 926, 57, 2, 3, 1, 30, 2, 0, 0, 10},  // continueTracking
    {309, -1, -1, -1, 1614, 498, 929, 58, 2, 3, 1, 30, 2, 0, 5, 10},  // point
    {942, -1, -1, -1, -1, 500, 932, 0, 0, 0, 3, 0, 30, 0, 0, 11},  // CALayer
    {943, -1, -1, -1, -1, 500, 932, 1, 0, 0, 3, 0, 30, 0, 0, 11},  // CAShapeLayer
    {944, -1, -1, -1, -1, 500, 932, 2, 0, 0, 3, 0, 30, 0, 0, 11},  // CAGradientLayer
    {945, -1, -1, -1, -1, 500, 932, 3, 0, 0, 3, 0, 30, 0, 0, 11},  // CATextLayer
    {946, -1, -1, -1, -1, 0, 932, 4, 0, 1, 2, 31, 4, 0, 0, 11},  // colors
    {947, -1, -1, -1, -1, 0, 933, 5, 0, 1, 2, 31, 4, 0, 0, 11},  // locations
    {948, -1, -1, -1, -1, 0, 934, 6, 0, 1, 2, 31, 9, 0, 0, 11},  // startPoint
    {949, -1, -1, -1, -1, 0, 935, 7, 0, 1, 2, 31, 9, 0, 0, 11},  // endPoint
    {256, -1, -1, -1, -1, 0, 936, 8, 0, 1, 2, 31, 54, 0, 0, 11},  // string
    {719, -1, -1, -1, -1, 0, 937, 9, 0, 1, 2, 31, 54, 0, 0, 11},  // font
    {950, -1, -1, -1, -1, 0, 938, 10, 0, 1, 2, 31, 0, 0, 0, 11},  // fontSize
    {951, -1, -1, -1, -1, 0, 939, 11, 0, 1, 2, 31, 17, 0, 0, 11},  // foregroundColor
    {952, -1, -1, -1, -1, 0, 940, 12, 0, 1, 2, 31, 2, 0, 0, 11},  // isWrapped
    {953, -1, -1, -1, 954, 500, 941, 13, 1, 2, 1, 31, 54, 0, 0, 11},  // render
    {955, -1, -1, -1, 957, 502, 943, 14, 2, 3, 1, 30, 2, 0, 0, 11},  // drawHierarchy
    {701, -1, -1, -1, -1, 0, 946, 15, 0, 1, 2, 31, 13, 0, 9, 11},  // frame
    {702, -1, -1, -1, -1, 0, 947, 16, 0, 1, 2, 31, 13, 0, 10, 11},  // bounds
    {120, -1, -1, -1, -1, 0, 948, 17, 0, 1, 2, 31, 9, 0, 11, 11},  // position
    {703, -1, -1, -1, -1, 0, 949, 18, 0, 1, 2, 31, 9, 0, 12, 11},  // anchorPoint
    {704, -1, -1, -1, 1619, 0, 950, 19, 0, 1, 2, 31, 2, 0, 0, 11},  // isHidden
    {958, -1, -1, -1, -1, 0, 951, 20, 0, 1, 2, 31, 2, 0, 0, 11},  // masksToBounds
    {706, -1, -1, -1, -1, 0, 952, 21, 0, 1, 2, 31, 3, 0, 0, 11},  // name
    {959, -1, -1, -1, -1, 0, 953, 22, 0, 1, 2, 31, 14, 0, 0, 11},  // sublayerTransform
    {121, -1, -1, -1, -1, 0, 954, 23, 0, 1, 2, 31, 14, 0, 0, 11},  // transform
    {960, -1, -1, -1, -1, 0, 955, 24, 0, 1, 2, 31, 0, 0, 0, 11},  // zPosition
    {961, -1, -1, -1, -1, 0, 956, 25, 0, 1, 2, 31, 0, 0, 0, 11},  // opacity
    {715, -1, -1, -1, -1, 0, 957, 26, 0, 1, 2, 31, 17, 0, 0, 11},  // backgroundColor
    {962, -1, -1, -1, -1, 0, 958, 27, 0, 1, 2, 31, 0, 0, 0, 11},  // cornerRadius
    {963, -1, -1, -1, -1, 0, 959, 28, 0, 1, 2, 31, 0, 0, 0, 11},  // borderWidth
    {964, -1, -1, -1, -1, 0, 960, 29, 0, 1, 2, 31, 17, 0, 0, 11},  // borderColor
    {745, -1, -1, -1, -1, 0, 961, 30, 0, 1, 2, 31, 17, 0, 0, 11},  // shadowColor
    {965, -1, -1, -1, -1, 0, 962, 31, 0, 1, 2, 31, 0, 0, 0, 11},  // shadowOpacity
    {966, -1, -1, -1, -1, 0, 963, 32, 0, 1, 2, 31, 0, 0, 0, 11},  // shadowRadius
    {967, -1, -1, -1, -1, 0, 964, 33, 0, 1, 2, 31, 12, 0, 0, 11},  // shadowOffset
    {968, -1, -1, -1, -1, 0, 965, 34, 0, 1, 2, 31, 31, 0, 0, 11},  // shadowPath
    {969, -1, -1, -1, -1, 0, 966, 35, 0, 1, 2, 31, 0, 0, 0, 11},  // contentsScale
    {970, -1, -1, -1, -1, 0, 967, 36, 0, 1, 2, 31, 54, 0, 0, 11},  // contents
    {971, -1, -1, -1, -1, 0, 968, 37, 0, 1, 2, 31, 13, 0, 0, 11},  // contentsRect
    {972, -1, -1, -1, -1, 0, 969, 38, 0, 1, 2, 31, 2, 0, 0, 11},  // shouldRasterize
    {973, -1, -1, -1, -1, 0, 970, 39, 0, 1, 2, 31, 0, 0, 0, 11},  // rasterizationScale
    {974, -1, -1, -1, 1643, 0, 971, 40, 0, 1, 2, 31, 2, 0, 0, 11},  // isDoubleSided
    {727, -1, -1, -1, -1, 0, 972, 41, 0, 1, 2, 31, 30, 0, 0, 11},  // mask
    {975, -1, -1, -1, -1, 0, 973, 42, 0, 1, 2, 31, 54, 0, 0, 11},  // contentsGravity
    {976, 977, 978, -1, -1, 0, 0, 43, 0, 0, 5, 4, 3, 0, 0, 11},  // layerMinXMinYCorner
    {979, 977, 980, -1, -1, 0, 0, 44, 0, 0, 5, 4, 3, 0, 0, 11},  // layerMaxXMinYCorner
    {981, 977, 982, -1, -1, 0, 0, 45, 0, 0, 5, 4, 3, 0, 0, 11},  // layerMinXMaxYCorner
    {983, 977, 984, -1, -1, 0, 0, 46, 0, 0, 5, 4, 3, 0, 0, 11},  // layerMaxXMaxYCorner
    {985, -1, -1, -1, -1, 0, 974, 47, 0, 1, 2, 31, 54, 0, 0, 11},  // actions
    {986, -1, -1, -1, -1, 0, 975, 48, 0, 1, 2, 31, 54, 0, 0, 11},  // magnificationFilter
    {987, -1, -1, -1, -1, 0, 976, 49, 0, 1, 2, 31, 54, 0, 0, 11},  // minificationFilter
    {988, -1, -1, -1, -1, 0, 977, 50, 0, 1, 2, 31, 54, 0, 0, 11},  // compositingFilter
    {989, -1, -1, -1, -1, 0, 978, 51, 0, 1, 2, 31, 54, 0, 0, 11},  // cornerCurve
    {990, -1, -1, -1, -1, 0, 979, 52, 0, 1, 2, 31, 54, 0, 0, 11},  // maskedCorners
    {771, -1, -1, -1, -1, 0, 980, 53, 0, 1, 2, 31, 54, 0, 0, 11},  // delegate
    {721, -1, -1, -1, 1642, 0, 981, 54, 0, 1, 2, 31, 2, 0, 0, 11},  // isOpaque
    {991, -1, -1, -1, -1, 0, 982, 55, 0, 1, 2, 31, 2, 0, 0, 11},  // needsDisplayOnBoundsChange
    {992, -1, -1, -1, -1, 0, 983, 56, 0, 1, 2, 31, 2, 0, 0, 11},  // allowsEdgeAntialiasing
    {993, -1, -1, -1, -1, 0, 984, 57, 0, 1, 2, 31, 54, 0, 0, 11},  // lineCap
    {994, -1, -1, -1, -1, 0, 985, 58, 0, 1, 2, 31, 54, 0, 0, 11},  // fillRule
    {995, -1, -1, -1, -1, 0, 986, 59, 0, 1, 2, 31, 0, 0, 0, 11},  // miterLimit
    {996, -1, -1, -1, -1, 0, 987, 60, 0, 1, 2, 31, 0, 0, 0, 11},  // strokeStart
    {997, -1, -1, -1, -1, 0, 988, 61, 0, 1, 2, 31, 0, 0, 0, 11},  // strokeEnd
    {998, -1, -1, -1, -1, 506, 989, 62, 0, 1, 1, 31, 14, 0, 0, 11},  // affineTransform
    {123, -1, -1, -1, -1, 506, 990, 63, 1, 2, 1, 31, 54, 0, 8, 11},  // setAffineTransform
    {999, -1, -1, -1, 1632, 507, 992, 64, 0, 1, 1, 31, 30, 0, 0, 11},  // presentation
    {1000, -1, -1, -1, 1633, 507, 993, 65, 0, 1, 1, 31, 30, 0, 0, 11},  // model
    {1001, -1, -1, -1, -1, 0, 994, 66, 0, 1, 2, 31, 30, 0, 0, 11},  // superlayer
    {1002, -1, -1, -1, -1, 0, 995, 67, 0, 1, 2, 31, 4, 0, 0, 11},  // sublayers
    {1003, -1, -1, -1, -1, 507, 996, 68, 1, 2, 1, 31, 54, 0, 0, 11},  // addSublayer
    {1004, -1, -1, -1, -1, 508, 998, 69, 0, 1, 1, 31, 54, 0, 0, 11},  // removeFromSuperlayer
    {902, -1, -1, -1, 1625, 508, 999, 70, 2, 3, 1, 31, 9, 0, 5, 11},  // convert
    {902, -1, -1, -1, 1627, 510, 1002, 71, 2, 3, 1, 31, 9, 0, 5, 11},  // convert
    {938, -1, -1, -1, -1, 512, 1005, 72, 1, 2, 1, 31, 30, 0, 0, 11},  // hitTest
    {378, -1, -1, -1, 1579, 513, 1007, 73, 1, 2, 1, 31, 2, 0, 0, 11},  // contains
    {1005, -1, -1, -1, -1, 514, 1009, 0, 0, 0, 0, 0, 47, 0, 0, 12},  // Rectangle
    {1006, -1, -1, -1, -1, 514, 1009, 1, 0, 0, 0, 0, 47, 0, 0, 12},  // Circle
    {1007, -1, -1, -1, -1, 514, 1009, 2, 0, 0, 0, 0, 47, 0, 0, 12},  // Ellipse
    {1008, -1, -1, -1, -1, 514, 1009, 3, 0, 0, 0, 0, 47, 0, 0, 12},  // Capsule
    {1009, -1, -1, -1, -1, 514, 1009, 4, 1, 1, 0, 0, 47, 0, 0, 12},  // RoundedRectangle
    {1010, -1, -1, -1, -1, 515, 1010, 5, 1, 1, 0, 0, 47, 0, 0, 12},  // Text
    {1011, -1, -1, -1, -1, 516, 1011, 6, 1, 1, 0, 0, 47, 0, 0, 12},  // Image
    {1011, -1, -1, -1, -1, 517, 1012, 7, 1, 1, 0, 0, 47, 0, 0, 12},  // Image
    {701, -1, -1, -1, -1, 518, 1013, 8, 2, 3, 1, 48, 47, 0, 0, 12},  // frame
    {701, -1, -1, -1, -1, 520, 1016, 9, 1, 2, 1, 48, 47, 0, 0, 12},  // frame
    {701, -1, -1, -1, -1, 521, 1018, 10, 1, 2, 1, 48, 47, 0, 0, 12},  // frame
    {701, -1, -1, -1, -1, 522, 1020, 11, 3, 4, 1, 48, 47, 0, 0, 12},  // frame
    {1013, -1, -1, -1, -1, 525, 1024, 12, 1, 2, 1, 48, 47, 0, 0, 12},  // padding
    {120, -1, -1, -1, -1, 526, 1026, 13, 2, 3, 1, 48, 47, 0, 0, 12},  // position
    {120, -1, -1, -1, -1, 528, 1029, 14, 1, 2, 1, 48, 47, 0, 0, 12},  // position
    {1014, -1, -1, -1, -1, 529, 1031, 15, 2, 3, 1, 48, 47, 0, 0, 12},  // offset
    {1014, -1, -1, -1, -1, 531, 1034, 16, 1, 2, 1, 48, 47, 0, 0, 12},  // offset
    {1014, -1, -1, -1, -1, 532, 1036, 17, 1, 2, 1, 48, 47, 0, 0, 12},  // offset
    {1014, -1, -1, -1, -1, 533, 1038, 18, 1, 2, 1, 48, 47, 0, 0, 12},  // offset
    {1015, -1, -1, -1, -1, 534, 1040, 19, 1, 2, 1, 48, 47, 0, 0, 12},  // rotationEffect
    {1015, -1, -1, -1, -1, 535, 1042, 20, 2, 3, 1, 48, 47, 0, 0, 12},  // rotationEffect
    {1017, -1, -1, -1, -1, 537, 1045, 21, 1, 2, 1, 48, 47, 0, 0, 12},  // scaleEffect
    {1017, -1, -1, -1, -1, 538, 1047, 22, 2, 3, 1, 48, 47, 0, 0, 12},  // scaleEffect
    {1017, -1, -1, -1, -1, 540, 1050, 23, 2, 3, 1, 48, 47, 0, 0, 12},  // scaleEffect
    {1017, -1, -1, -1, -1, 542, 1053, 24, 1, 2, 1, 48, 47, 0, 0, 12},  // scaleEffect
    {1017, -1, -1, -1, -1, 543, 1055, 25, 1, 2, 1, 48, 47, 0, 0, 12},  // scaleEffect
    {1017, -1, -1, -1, -1, 544, 1057, 26, 3, 4, 1, 48, 47, 0, 0, 12},  // scaleEffect
    {1018, -1, -1, -1, -1, 547, 1061, 27, 1, 2, 1, 48, 47, 0, 0, 12},  // transformEffect
    {1019, -1, -1, -1, -1, 548, 1063, 28, 1, 2, 1, 48, 47, 0, 0, 12},  // modifier
    {121, -1, -1, -1, -1, 0, 1065, 29, 0, 1, 2, 48, 14, 0, 0, 12},  // transform
    {355, -1, -1, -1, -1, 0, 1066, 30, 0, 1, 2, 48, 4, 0, 0, 12},  // corners
    {356, -1, -1, -1, -1, 0, 1067, 31, 0, 1, 2, 48, 9, 0, 0, 12},  // center
    {1020, -1, -1, -1, -1, 0, 1068, 32, 0, 1, 2, 48, 13, 0, 0, 12},  // layoutFrame
    {301, -1, -1, -1, -1, 0, 1069, 33, 0, 1, 2, 48, 12, 0, 0, 12},  // size
    {1021, 1022, -1, -1, -1, 0, 0, 34, 0, 0, 5, 49, 48, 0, 0, 12},  // topLeading
    {358, 1022, -1, -1, -1, 0, 0, 35, 0, 0, 5, 49, 48, 0, 0, 12},  // top
    {1023, 1022, -1, -1, -1, 0, 0, 36, 0, 0, 5, 49, 48, 0, 0, 12},  // topTrailing
    {1024, 1022, -1, -1, -1, 0, 0, 37, 0, 0, 5, 49, 48, 0, 0, 12},  // leading
    {356, 1022, -1, -1, -1, 0, 0, 38, 0, 0, 5, 49, 48, 0, 0, 12},  // center
    {1025, 1022, -1, -1, -1, 0, 0, 39, 0, 0, 5, 49, 48, 0, 0, 12},  // trailing
    {1026, 1022, -1, -1, -1, 0, 0, 40, 0, 0, 5, 49, 48, 0, 0, 12},  // bottomLeading
    {360, 1022, -1, -1, -1, 0, 0, 41, 0, 0, 5, 49, 48, 0, 0, 12},  // bottom
    {1027, 1022, -1, -1, -1, 0, 0, 42, 0, 0, 5, 49, 48, 0, 0, 12},  // bottomTrailing
    {238, -1, -1, -1, -1, 0, 1070, 43, 0, 1, 2, 49, 0, 0, 0, 12},  // x
    {229, -1, -1, -1, -1, 0, 1071, 44, 0, 1, 2, 49, 0, 0, 0, 12},  // y
    {1022, -1, -1, -1, -1, 549, 1072, 45, 2, 2, 0, 0, 9, 0, 0, 12},  // UnitPoint
    {1029, -1, -1, -1, -1, 551, 1074, 46, 1, 1, 3, 0, 14, 0, 0, 12},  // ProjectionTransform
    {1030, -1, -1, -1, -1, 552, 1075, 0, 2, 2, 3, 0, 32, 0, 0, 13},  // UIGestureRecognizer
    {1030, -1, -1, -1, -1, 554, 1077, 1, 1, 1, 3, 0, 32, 0, 0, 13},  // UIGestureRecognizer
    {1030, -1, -1, -1, -1, 0, 0, 2, 0, 0, 3, 0, 32, 0, 0, 13},  // UIGestureRecognizer
    {1032, -1, -1, -1, -1, 555, 1078, 3, 2, 2, 3, 0, 32, 0, 0, 13},  // UIPanGestureRecognizer
    {1032, -1, -1, -1, -1, 557, 1080, 4, 1, 1, 3, 0, 32, 0, 0, 13},  // UIPanGestureRecognizer
    {1032, -1, -1, -1, -1, 0, 0, 5, 0, 0, 3, 0, 32, 0, 0, 13},  // UIPanGestureRecognizer
    {1033, -1, -1, -1, -1, 558, 1081, 6, 2, 2, 3, 0, 32, 0, 0, 13},  // UIPinchGestureRecognizer
    {1033, -1, -1, -1, -1, 560, 1083, 7, 1, 1, 3, 0, 32, 0, 0, 13},  // UIPinchGestureRecognizer
    {1033, -1, -1, -1, -1, 0, 0, 8, 0, 0, 3, 0, 32, 0, 0, 13},  // UIPinchGestureRecognizer
    {1034, -1, -1, -1, -1, 561, 1084, 9, 2, 2, 3, 0, 32, 0, 0, 13},  // UIRotationGestureRecognizer
    {1034, -1, -1, -1, -1, 563, 1086, 10, 1, 1, 3, 0, 32, 0, 0, 13},  // UIRotationGestureRecognizer
    {1034, -1, -1, -1, -1, 0, 0, 11, 0, 0, 3, 0, 32, 0, 0, 13},  // UIRotationGestureRecognizer
    {1035, -1, -1, -1, -1, 564, 1087, 12, 2, 2, 3, 0, 32, 0, 0, 13},  // UITapGestureRecognizer
    {1035, -1, -1, -1, -1, 566, 1089, 13, 1, 1, 3, 0, 32, 0, 0, 13},  // UITapGestureRecognizer
    {1035, -1, -1, -1, -1, 0, 0, 14, 0, 0, 3, 0, 32, 0, 0, 13},  // UITapGestureRecognizer
    {1036, -1, -1, -1, -1, 567, 1090, 15, 2, 2, 3, 0, 32, 0, 0, 13},  // UILongPressGestureRecognizer
    {1036, -1, -1, -1, -1, 569, 1092, 16, 1, 1, 3, 0, 32, 0, 0, 13},  // UILongPressGestureRecognizer
    {1036, -1, -1, -1, -1, 0, 0, 17, 0, 0, 3, 0, 32, 0, 0, 13},  // UILongPressGestureRecognizer
    {1037, -1, -1, -1, -1, 570, 1093, 18, 2, 2, 3, 0, 32, 0, 0, 13},  // UISwipeGestureRecognizer
    {1037, -1, -1, -1, -1, 572, 1095, 19, 1, 1, 3, 0, 32, 0, 0, 13},  // UISwipeGestureRecognizer
    {1037, -1, -1, -1, -1, 0, 0, 20, 0, 0, 3, 0, 32, 0, 0, 13},  // UISwipeGestureRecognizer
    {798, 1030, -1, -1, -1, 0, 0, 21, 0, 0, 5, 33, 51, 0, 0, 13},  // State
    {1038, 1030, -1, -1, -1, 0, 0, 22, 0, 0, 5, 33, 51, 0, 0, 13},  // Direction
    {1040, -1, -1, -1, -1, 0, 1096, 23, 0, 1, 2, 34, 0, 0, 0, 13},  // rawValue
    {1042, 1043, 1044, -1, -1, 0, 0, 24, 0, 0, 5, 34, 33, 0, 0, 13},  // possible
    {1045, 1043, -1, -1, -1, 0, 0, 25, 0, 0, 5, 34, 33, 0, 0, 13},  // Possible
    {1046, 1043, 1047, -1, -1, 0, 0, 26, 0, 0, 5, 34, 33, 0, 0, 13},  // began
    {1048, 1043, -1, -1, -1, 0, 0, 27, 0, 0, 5, 34, 33, 0, 0, 13},  // Began
    {1049, 1043, 1050, -1, -1, 0, 0, 28, 0, 0, 5, 34, 33, 0, 0, 13},  // changed
    {1051, 1043, -1, -1, -1, 0, 0, 29, 0, 0, 5, 34, 33, 0, 0, 13},  // Changed
    {1052, 1043, 1053, -1, -1, 0, 0, 30, 0, 0, 5, 34, 33, 0, 0, 13},  // ended
    {1054, 1043, -1, -1, -1, 0, 0, 31, 0, 0, 5, 34, 33, 0, 0, 13},  // Ended
    {1055, 1043, 1056, -1, -1, 0, 0, 32, 0, 0, 5, 34, 33, 0, 0, 13},  // cancelled
    {1057, 1043, -1, -1, -1, 0, 0, 33, 0, 0, 5, 34, 33, 0, 0, 13},  // Cancelled
    {1058, 1043, 1059, -1, -1, 0, 0, 34, 0, 0, 5, 34, 33, 0, 0, 13},  // failed
    {1060, 1043, -1, -1, -1, 0, 0, 35, 0, 0, 5, 34, 33, 0, 0, 13},  // Failed
    {1061, 1043, 1062, -1, -1, 0, 0, 36, 0, 0, 5, 34, 33, 0, 0, 13},  // recognized
    {361, 1063, 1064, -1, -1, 0, 0, 37, 0, 0, 5, 35, 34, 0, 0, 13},  // right
    {1065, 1063, -1, -1, -1, 0, 0, 38, 0, 0, 5, 35, 34, 0, 0, 13},  // Right
    {359, 1063, 1066, -1, -1, 0, 0, 39, 0, 0, 5, 35, 34, 0, 0, 13},  // left
    {1067, 1063, -1, -1, -1, 0, 0, 40, 0, 0, 5, 35, 34, 0, 0, 13},  // Left
    {485, 1063, 1068, -1, -1, 0, 0, 41, 0, 0, 5, 35, 34, 0, 0, 13},  // up
    {1069, 1063, -1, -1, -1, 0, 0, 42, 0, 0, 5, 35, 34, 0, 0, 13},  // Up
    {486, 1063, 1070, -1, -1, 0, 0, 43, 0, 0, 5, 35, 34, 0, 0, 13},  // down
    {1071, 1063, -1, -1, -1, 0, 0, 44, 0, 0, 5, 35, 34, 0, 0, 13},  // Down
    {1072, -1, -1, -1, -1, 0, 1097, 45, 0, 1, 2, 33, 33, 0, 0, 13},  // state
    {870, -1, -1, -1, 1073, 0, 1098, 46, 0, 1, 2, 33, 2, 0, 0, 13},  // isEnabled
    {1073, -1, -1, -1, -1, 0, 1099, 47, 0, 1, 2, 33, 2, 0, 0, 13},  // enabled
    {77, -1, -1, -1, -1, 0, 1100, 48, 0, 1, 2, 33, 29, 0, 0, 13},  // view
    {706, -1, -1, -1, -1, 0, 1101, 49, 0, 1, 2, 33, 3, 0, 0, 13},  // name
    {1074, -1, -1, -1, -1, 0, 1102, 50, 0, 1, 2, 33, 2, 0, 0, 13},  // cancelsTouchesInView
    {1075, -1, -1, -1, -1, 0, 1103, 51, 0, 1, 2, 33, 2, 0, 0, 13},  // delaysTouchesBegan
    {1076, -1, -1, -1, -1, 0, 1104, 52, 0, 1, 2, 33, 2, 0, 0, 13},  // delaysTouchesEnded
    {1077, -1, -1, -1, -1, 0, 1105, 53, 0, 1, 2, 33, 0, 0, 0, 13},  // numberOfTouches
    {771, -1, -1, -1, -1, 0, 1106, 54, 0, 1, 2, 33, 54, 0, 0, 13},  // delegate
    {1078, -1, -1, -1, -1, 0, 1107, 55, 0, 1, 2, 33, 0, 0, 0, 13},  // minimumNumberOfTouches
    {1079, -1, -1, -1, -1, 0, 1108, 56, 0, 1, 2, 33, 0, 0, 0, 13},  // maximumNumberOfTouches
    {1080, -1, -1, -1, -1, 0, 1109, 57, 0, 1, 2, 33, 0, 0, 0, 13},  // numberOfTapsRequired
    {1081, -1, -1, -1, -1, 0, 1110, 58, 0, 1, 2, 33, 0, 0, 0, 13},  // numberOfTouchesRequired
    {1082, -1, -1, -1, -1, 0, 1111, 59, 0, 1, 2, 33, 0, 0, 0, 13},  // minimumPressDuration
    {1083, -1, -1, -1, -1, 0, 1112, 60, 0, 1, 2, 33, 0, 0, 0, 13},  // allowableMovement
    {1084, -1, -1, -1, -1, 0, 1113, 61, 0, 1, 2, 33, 34, 0, 0, 13},  // direction
    {276, -1, -1, -1, -1, 0, 1114, 62, 0, 1, 2, 33, 0, 0, 0, 13},  // scale
    {278, -1, -1, -1, -1, 0, 1115, 63, 0, 1, 2, 33, 0, 0, 0, 13},  // rotation
    {1085, -1, -1, -1, -1, 0, 1116, 64, 0, 1, 2, 33, 0, 0, 0, 13},  // velocity
    {1086, -1, -1, -1, -1, 573, 1117, 65, 1, 2, 1, 33, 9, 0, 0, 13},  // location
    {1087, -1, -1, -1, -1, 574, 1119, 66, 1, 2, 1, 33, 9, 0, 0, 13},  // locationInView
    {1086, -1, -1, -1, 1663, 575, 1121, 67, 2, 3, 1, 33, 9, 0, 0, 13},  // location
    {1089, -1, -1, -1, -1, 577, 1124, 68, 2, 3, 1, 33, 9, 0, 0, 13},  // locationOfTouch
    {279, -1, -1, -1, -1, 579, 1127, 69, 1, 2, 1, 33, 9, 0, 0, 13},  // translation
    {1091, -1, -1, -1, -1, 580, 1129, 70, 1, 2, 1, 33, 9, 0, 0, 13},  // translationInView
    {1085, -1, -1, -1, -1, 581, 1131, 71, 1, 2, 1, 33, 9, 0, 0, 13},  // velocity
    {1092, -1, -1, -1, -1, 582, 1133, 72, 1, 2, 1, 33, 9, 0, 0, 13},  // velocityInView
    {1093, -1, -1, -1, 1664, 583, 1135, 73, 2, 3, 1, 33, 54, 0, 0, 13},  // setTranslation
    {1093, -1, -1, -1, -1, 585, 1138, 74, 2, 3, 1, 33, 54, 0, 0, 13},  // setTranslation
    {852, -1, -1, -1, -1, 587, 1141, 75, 2, 3, 1, 33, 54, 0, 0, 13},  // addTarget
    {855, -1, -1, -1, -1, 589, 1144, 76, 2, 3, 1, 33, 54, 0, 0, 13},  // removeTarget
    {1094, -1, -1, -1, -1, 591, 1147, 77, 2, 3, 1, 33, 54, 0, 0, 13},  // touchesBegan
    {1095, -1, -1, -1, -1, 593, 1150, 78, 2, 3, 1, 33, 54, 0, 0, 13},  // touchesMoved
    {1096, -1, -1, -1, -1, 595, 1153, 79, 2, 3, 1, 33, 54, 0, 0, 13},  // touchesEnded
    {1097, -1, -1, -1, -1, 597, 1156, 80, 2, 3, 1, 33, 54, 0, 0, 13},  // touchesCancelled
    {1094, -1, -1, -1, -1, 599, 1159, 81, 2, 3, 1, 33, 54, 0, 0, 13},  // touchesBegan
    {1095, -1, -1, -1, -1, 601, 1162, 82, 2, 3, 1, 33, 54, 0, 0, 13},  // touchesMoved
    {1096, -1, -1, -1, -1, 603, 1165, 83, 2, 3, 1, 33, 54, 0, 0, 13},  // touchesEnded
    {1097, -1, -1, -1, -1, 605, 1168, 84, 2, 3, 1, 33, 54, 0, 0, 13},  // touchesCancelled
    {1099, -1, -1, -1, -1, 607, 1171, 85, 2, 3, 1, 33, 54, 0, 0, 13},  // ignore
    {1100, -1, -1, -1, -1, 609, 1174, 86, 2, 3, 1, 33, 54, 0, 0, 13},  // ignoreTouch
    {1102, -1, -1, -1, -1, 611, 1177, 87, 0, 1, 1, 33, 54, 0, 0, 13},  // reset
    {1103, -1, -1, -1, 1665, 611, 1178, 88, 1, 2, 1, 33, 54, 0, 0, 13},  // require
    {1105, -1, -1, -1, -1, 612, 1180, 89, 1, 2, 1, 33, 54, 0, 0, 13},  // requireGestureRecognizerToFail
    {1106, -1, -1, -1, -1, 613, 1182, 90, 1, 2, 1, 30, 54, 0, 0, 13},  // addGestureRecognizer
    {1107, -1, -1, -1, -1, 614, 1184, 91, 1, 2, 1, 30, 54, 0, 0, 13},  // removeGestureRecognizer
    {1108, -1, -1, -1, -1, 0, 1186, 92, 0, 1, 2, 30, 4, 0, 0, 13},  // gestureRecognizers
    {1109, -1, -1, -1, -1, 0, 1187, 93, 0, 1, 2, 30, 2, 0, 0, 13},  // isMultipleTouchEnabled
    {1110, -1, -1, -1, -1, 0, 1188, 94, 0, 1, 2, 30, 2, 0, 0, 13},  // multipleTouchEnabled
    {1111, -1, -1, -1, 1620, 0, 1189, 95, 0, 1, 2, 30, 2, 0, 0, 13},  // isExclusiveTouch
    {1086, -1, -1, -1, -1, 615, 1190, 0, 1, 2, 1, 51, 9, 0, 0, 14},  // location
    {1087, -1, -1, -1, -1, 616, 1192, 1, 1, 2, 1, 51, 9, 0, 0, 14},  // locationInView
    {1118, -1, -1, -1, -1, 617, 1194, 2, 1, 2, 1, 51, 9, 0, 0, 14},  // previousLocation
    {1119, -1, -1, -1, -1, 618, 1196, 3, 1, 2, 1, 51, 9, 0, 0, 14},  // previousLocationInView
    {1120, 1112, -1, -1, -1, 0, 0, 4, 0, 0, 5, 51, 51, 0, 0, 14},  // Phase
    {1046, 1122, 1123, -1, -1, 0, 0, 5, 0, 0, 5, 36, 35, 0, 0, 14},  // began
    {1124, 1122, 1125, -1, -1, 0, 0, 6, 0, 0, 5, 36, 35, 0, 0, 14},  // moved
    {1126, 1122, 1127, -1, -1, 0, 0, 7, 0, 0, 5, 36, 35, 0, 0, 14},  // stationary
    {1052, 1122, 1128, -1, -1, 0, 0, 8, 0, 0, 5, 36, 35, 0, 0, 14},  // ended
    {1055, 1122, 1129, -1, -1, 0, 0, 9, 0, 0, 5, 36, 35, 0, 0, 14},  // cancelled
    {638, -1, -1, -1, -1, 619, 1198, 10, 0, 1, 1, 5, 54, 0, 0, 14},  // anyObject
    {1132, -1, -1, -1, -1, 619, 1199, 11, 1, 2, 1, 51, 4, 0, 0, 14},  // touches
    {1133, -1, -1, -1, -1, 620, 1201, 12, 1, 2, 1, 51, 4, 0, 0, 14},  // touchesForView
    {1134, -1, -1, -1, -1, 621, 1203, 13, 1, 2, 1, 51, 4, 0, 0, 14},  // touchesForGestureRecognizer
    {1135, -1, -1, -1, -1, 622, 1205, 14, 1, 2, 1, 51, 4, 0, 0, 14},  // coalescedTouches
    {1136, -1, -1, -1, -1, 623, 1207, 15, 1, 2, 1, 51, 4, 0, 0, 14},  // coalescedTouchesForTouch
    {1137, -1, -1, -1, -1, 624, 1209, 16, 1, 2, 1, 51, 4, 0, 0, 14},  // predictedTouches
    {1138, -1, -1, -1, -1, 625, 1211, 17, 1, 2, 1, 51, 4, 0, 0, 14},  // predictedTouchesForTouch
    {1139, -1, -1, -1, -1, 626, 1213, 18, 3, 3, 0, 0, 54, 0, 0, 14},  // drag
    {1139, -1, -1, -1, -1, 629, 1216, 19, 4, 4, 0, 0, 54, 0, 0, 14},  // drag
    {1142, -1, -1, -1, -1, 633, 1220, 20, 3, 3, 0, 0, 54, 0, 0, 14},  // fingers
    {1142, -1, -1, -1, -1, 636, 1223, 21, 4, 4, 0, 0, 54, 0, 0, 14},  // fingers
    {1143, -1, -1, -1, -1, 640, 1227, 22, 4, 4, 0, 0, 54, 0, 0, 14},  // pinch
    {1143, -1, -1, -1, -1, 644, 1231, 23, 5, 5, 0, 0, 54, 0, 1, 14},  // pinch
    {1144, -1, -1, -1, -1, 649, 1236, 24, 4, 4, 0, 0, 54, 0, 1, 14},  // twist
    {1146, -1, -1, -1, -1, 653, 1240, 25, 1, 1, 0, 0, 54, 0, 0, 14},  // tap
    {1146, -1, -1, -1, -1, 654, 1241, 26, 2, 2, 0, 0, 54, 0, 0, 14},  // tap
    {1146, -1, -1, -1, -1, 656, 1243, 27, 2, 2, 0, 0, 54, 0, 0, 14},  // tap
    {1146, -1, -1, -1, -1, 658, 1245, 28, 3, 3, 0, 0, 54, 0, 0, 14},  // tap
    {1148, -1, -1, -1, -1, 661, 1248, 29, 2, 2, 0, 0, 54, 0, 0, 14},  // press
    {1142, -1, -1, -1, -1, 663, 1250, 30, 2, 2, 0, 0, 54, 0, 0, 14},  // fingers
    {1150, -1, -1, -1, -1, 665, 1252, 31, 0, 0, 0, 0, 54, 0, 0, 14},  // lift
    {1151, -1, -1, -1, -1, 665, 1252, 32, 0, 0, 0, 0, 54, 0, 0, 14},  // cancel
    {1154, 211, -1, -1, -1, 0, 0, 0, 0, 0, 5, 30, 51, 0, 0, 15},  // AnimationOptions
    {1155, 211, -1, -1, -1, 0, 0, 1, 0, 0, 5, 30, 51, 0, 0, 15},  // KeyframeAnimationOptions
    {1157, 211, -1, -1, -1, 0, 0, 2, 0, 0, 5, 30, 51, 0, 0, 15},  // AnimationCurve
    {1040, -1, -1, -1, -1, 0, 1252, 3, 0, 1, 2, 39, 0, 0, 0, 15},  // rawValue
    {1154, 211, -1, -1, -1, 665, 1253, 4, 1, 1, 4, 30, 4, 0, 0, 15},  // AnimationOptions
    {1155, 211, -1, -1, -1, 666, 1254, 5, 1, 1, 4, 30, 4, 0, 0, 15},  // KeyframeAnimationOptions
    {1152, -1, -1, -1, -1, 667, 1255, 6, 1, 1, 3, 0, 38, 0, 0, 15},  // UIViewAnimationOptions
    {1153, -1, -1, -1, -1, 668, 1256, 7, 1, 1, 3, 0, 38, 0, 0, 15},  // UIViewKeyframeAnimationOptions
    {1163, 1152, 1164, -1, -1, 0, 0, 8, 0, 0, 5, 39, 38, 0, 0, 15},  // curveEaseInOut
    {1165, 1152, 1166, -1, -1, 0, 0, 9, 0, 0, 5, 39, 38, 0, 0, 15},  // curveEaseIn
    {1167, 1152, 1168, -1, -1, 0, 0, 10, 0, 0, 5, 39, 38, 0, 0, 15},  // curveEaseOut
    {1169, 1152, 1170, -1, -1, 0, 0, 11, 0, 0, 5, 39, 38, 0, 0, 15},  // curveLinear
    {10, 1152, 1171, -1, -1, 0, 0, 12, 0, 0, 5, 39, 38, 0, 0, 15},  // repeat
    {1172, 1152, 1173, -1, -1, 0, 0, 13, 0, 0, 5, 39, 38, 0, 0, 15},  // autoreverse
    {1174, 1152, 1175, -1, -1, 0, 0, 14, 0, 0, 5, 39, 38, 0, 0, 15},  // beginFromCurrentState
    {1176, 1152, 1177, -1, -1, 0, 0, 15, 0, 0, 5, 39, 38, 0, 0, 15},  // overrideInheritedDuration
    {1178, 1152, 1179, -1, -1, 0, 0, 16, 0, 0, 5, 39, 38, 0, 0, 15},  // overrideInheritedCurve
    {1180, 1152, 1181, -1, -1, 0, 0, 17, 0, 0, 5, 39, 38, 0, 0, 15},  // overrideInheritedOptions
    {1182, 1152, 1183, -1, -1, 0, 0, 18, 0, 0, 5, 39, 38, 0, 0, 15},  // allowUserInteraction
    {913, 1152, 1184, -1, -1, 0, 0, 19, 0, 0, 5, 39, 38, 0, 0, 15},  // layoutSubviews
    {1185, 1152, 1186, -1, -1, 0, 0, 20, 0, 0, 5, 39, 38, 0, 0, 15},  // allowAnimatedContent
    {1187, 1152, 1188, -1, -1, 0, 0, 21, 0, 0, 5, 39, 38, 0, 0, 15},  // showHideTransitionViews
    {1189, 1152, 1190, -1, -1, 0, 0, 22, 0, 0, 5, 39, 38, 0, 0, 15},  // calculationModeLinear
    {1191, 1152, 1192, -1, -1, 0, 0, 23, 0, 0, 5, 39, 38, 0, 0, 15},  // calculationModeDiscrete
    {1193, 1152, -1, -1, -1, 0, 0, 24, 0, 0, 5, 39, 38, 0, 0, 15},  // CurveEaseInOut
    {1194, 1152, -1, -1, -1, 0, 0, 25, 0, 0, 5, 39, 38, 0, 0, 15},  // CurveEaseIn
    {1195, 1152, -1, -1, -1, 0, 0, 26, 0, 0, 5, 39, 38, 0, 0, 15},  // CurveEaseOut
    {1196, 1152, -1, -1, -1, 0, 0, 27, 0, 0, 5, 39, 38, 0, 0, 15},  // CurveLinear
    {1197, 1152, -1, -1, -1, 0, 0, 28, 0, 0, 5, 39, 38, 0, 0, 15},  // Repeat
    {1198, 1152, -1, -1, -1, 0, 0, 29, 0, 0, 5, 39, 38, 0, 0, 15},  // Autoreverse
    {1199, 1152, -1, -1, -1, 0, 0, 30, 0, 0, 5, 39, 38, 0, 0, 15},  // BeginFromCurrentState
    {1200, 1152, -1, -1, -1, 0, 0, 31, 0, 0, 5, 39, 38, 0, 0, 15},  // OverrideInheritedDuration
    {1201, 1152, -1, -1, -1, 0, 0, 32, 0, 0, 5, 39, 38, 0, 0, 15},  // OverrideInheritedCurve
    {1202, 1152, -1, -1, -1, 0, 0, 33, 0, 0, 5, 39, 38, 0, 0, 15},  // OverrideInheritedOptions
    {1203, 1152, -1, -1, -1, 0, 0, 34, 0, 0, 5, 39, 38, 0, 0, 15},  // AllowUserInteraction
    {1204, 1152, -1, -1, -1, 0, 0, 35, 0, 0, 5, 39, 38, 0, 0, 15},  // LayoutSubviews
    {1205, 1152, -1, -1, -1, 0, 0, 36, 0, 0, 5, 39, 38, 0, 0, 15},  // CalculationModeLinear
    {1206, 1156, 1207, -1, -1, 0, 0, 37, 0, 0, 5, 40, 39, 0, 0, 15},  // easeInOut
    {1208, 1156, 1209, -1, -1, 0, 0, 38, 0, 0, 5, 40, 39, 0, 0, 15},  // easeIn
    {1210, 1156, 1211, -1, -1, 0, 0, 39, 0, 0, 5, 40, 39, 0, 0, 15},  // easeOut
    {1212, 1156, 1213, -1, -1, 0, 0, 40, 0, 0, 5, 40, 39, 0, 0, 15},  // linear
    {1214, 1156, -1, -1, -1, 0, 0, 41, 0, 0, 5, 40, 39, 0, 0, 15},  // EaseInOut
    {1215, 1156, -1, -1, -1, 0, 0, 42, 0, 0, 5, 40, 39, 0, 0, 15},  // EaseIn
    {1216, 1156, -1, -1, -1, 0, 0, 43, 0, 0, 5, 40, 39, 0, 0, 15},  // EaseOut
    {1217, 1156, -1, -1, -1, 0, 0, 44, 0, 0, 5, 40, 39, 0, 0, 15},  // Linear
    {1212, 1158, 1218, -1, -1, 0, 0, 45, 0, 0, 5, 41, 40, 0, 0, 15},  // linear
    {1208, 1158, 1219, -1, -1, 0, 0, 46, 0, 0, 5, 41, 40, 0, 0, 15},  // easeIn
    {1210, 1158, 1220, -1, -1, 0, 0, 47, 0, 0, 5, 41, 40, 0, 0, 15},  // easeOut
    {1221, 1158, 1222, -1, -1, 0, 0, 48, 0, 0, 5, 41, 40, 0, 0, 15},  // easeInEaseOut
    {15, 1158, 1223, -1, -1, 0, 0, 49, 0, 0, 5, 41, 40, 0, 0, 15},  // default
    {1224, 1161, 1225, -1, -1, 0, 0, 50, 0, 0, 5, 42, 41, 0, 0, 15},  // removed
    {1226, 1161, 1227, -1, -1, 0, 0, 51, 0, 0, 5, 42, 41, 0, 0, 15},  // forwards
    {1228, 1161, 1229, -1, -1, 0, 0, 52, 0, 0, 5, 42, 41, 0, 0, 15},  // backwards
    {1230, 1161, 1231, -1, -1, 0, 0, 53, 0, 0, 5, 42, 41, 0, 0, 15},  // both
    {1232, 1159, 1233, -1, -1, 0, 0, 54, 0, 0, 5, 44, 43, 0, 0, 15},  // inactive
    {1234, 1159, 1235, -1, -1, 0, 0, 55, 0, 0, 5, 44, 43, 0, 0, 15},  // active
    {1236, 1159, 1237, -1, -1, 0, 0, 56, 0, 0, 5, 44, 43, 0, 0, 15},  // stopped
    {1238, 1160, 1239, -1, -1, 0, 0, 57, 0, 0, 5, 45, 44, 0, 0, 15},  // end
    {1240, 1160, 1241, -1, -1, 0, 0, 58, 0, 0, 5, 45, 44, 0, 0, 15},  // start
    {931, 1160, 1242, -1, -1, 0, 0, 59, 0, 0, 5, 45, 44, 0, 0, 15},  // current
    {1212, 1162, 1243, -1, -1, 0, 0, 60, 0, 0, 5, 43, 42, 0, 0, 15},  // linear
    {1244, 1162, 1245, -1, -1, 0, 0, 61, 0, 0, 5, 43, 42, 0, 0, 15},  // discrete
    {1246, 1162, 1247, -1, -1, 0, 0, 62, 0, 0, 5, 43, 42, 0, 0, 15},  // paced
    {1248, -1, -1, -1, -1, 669, 1257, 0, 1, 1, 0, 0, 54, 0, 0, 16},  // advance
    {1249, -1, -1, -1, -1, 670, 1258, 1, 0, 0, 0, 0, 54, 0, 0, 16},  // run
    {1250, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 0, 0, 0, 16},  // now
    {1251, -1, -1, -1, -1, 670, 1258, 3, 0, 0, 0, 0, 0, 0, 0, 16},  // CACurrentMediaTime
    {1252, -1, -1, -1, -1, 670, 1258, 4, 1, 1, 3, 0, 37, 0, 0, 16},  // CAMediaTimingFunction
    {1256, 1252, -1, -1, -1, 671, 1259, 5, 1, 1, 4, 38, 37, 0, 0, 16},  // functionWithName
    {1252, -1, -1, -1, -1, 672, 1260, 6, 4, 4, 3, 0, 37, 0, 0, 16},  // CAMediaTimingFunction
    {1253, -1, -1, -1, -1, 676, 1264, 7, 2, 2, 3, 0, 37, 0, 0, 16},  // UICubicTimingParameters
    {1253, -1, -1, -1, -1, 678, 1266, 8, 1, 1, 3, 0, 37, 0, 0, 16},  // UICubicTimingParameters
    {1254, -1, -1, -1, -1, 679, 1267, 9, 1, 1, 3, 0, 37, 0, 0, 16},  // UISpringTimingParameters
    {1254, -1, -1, -1, -1, 680, 1268, 10, 2, 2, 3, 0, 37, 0, 0, 16},  // UISpringTimingParameters
    {1254, -1, -1, -1, -1, 682, 1270, 11, 4, 4, 3, 0, 37, 0, 0, 16},  // UISpringTimingParameters
    {75, -1, -1, -1, -1, 686, 1274, 12, 1, 2, 1, 38, 0, 0, 0, 16},  // value
    {1085, -1, -1, -1, -1, 687, 1276, 13, 1, 2, 1, 38, 0, 0, 0, 16},  // velocity
    {1258, -1, -1, -1, -1, 0, 1278, 14, 0, 1, 2, 38, 9, 0, 0, 16},  // controlPoint1
    {1259, -1, -1, -1, -1, 0, 1279, 15, 0, 1, 2, 38, 9, 0, 0, 16},  // controlPoint2
    {1212, 1255, -1, -1, -1, 0, 0, 16, 0, 0, 5, 38, 37, 0, 0, 16},  // linear
    {1208, 1255, -1, -1, -1, 0, 0, 17, 0, 0, 5, 38, 37, 0, 0, 16},  // easeIn
    {1210, 1255, -1, -1, -1, 0, 0, 18, 0, 0, 5, 38, 37, 0, 0, 16},  // easeOut
    {1206, 1255, -1, -1, -1, 0, 0, 19, 0, 0, 5, 38, 37, 0, 0, 16},  // easeInOut
    {1266, 1255, -1, -1, -1, 688, 1280, 20, 2, 2, 4, 38, 37, 0, 0, 16},  // bezier
    {1269, -1, -1, -1, -1, 690, 1282, 21, 3, 3, 0, 0, 14, 0, 0, 16},  // interpolate
    {1270, 211, -1, -1, -1, 695, 1285, 0, 2, 2, 4, 30, 54, 0, 0, 17},  // animate
    {1270, 211, -1, -1, -1, 700, 1287, 1, 3, 3, 4, 30, 54, 0, 0, 17},  // animate
    {1270, 211, -1, -1, -1, 706, 1290, 2, 3, 3, 4, 30, 54, 0, 0, 17},  // animate
    {1270, 211, -1, -1, -1, 713, 1293, 3, 4, 4, 4, 30, 54, 0, 0, 17},  // animate
    {1270, 211, -1, -1, -1, 721, 1297, 4, 4, 4, 4, 30, 54, 0, 0, 17},  // animate
    {1270, 211, -1, -1, -1, 730, 1301, 5, 5, 5, 4, 30, 54, 0, 0, 17},  // animate
    {1270, 211, -1, -1, -1, 740, 1306, 6, 5, 5, 4, 30, 54, 0, 0, 17},  // animate
    {1270, 211, -1, -1, -1, 751, 1311, 7, 6, 6, 4, 30, 54, 0, 0, 17},  // animate
    {1270, 211, -1, -1, -1, 763, 1317, 8, 6, 6, 4, 30, 54, 0, 0, 17},  // animate
    {1270, 211, -1, -1, -1, 776, 1323, 9, 7, 7, 4, 30, 54, 0, 0, 17},  // animate
    {1278, 211, -1, -1, -1, 785, 1330, 10, 2, 2, 4, 30, 54, 0, 0, 17},  // animateWithDuration
    {1278, 211, -1, -1, -1, 790, 1332, 11, 3, 3, 4, 30, 54, 0, 0, 17},  // animateWithDuration
    {1278, 211, -1, -1, -1, 797, 1335, 12, 4, 4, 4, 30, 54, 0, 0, 17},  // animateWithDuration
    {1278, 211, -1, -1, -1, 806, 1339, 13, 5, 5, 4, 30, 54, 0, 0, 17},  // animateWithDuration
    {1278, 211, -1, -1, -1, 818, 1344, 14, 7, 7, 4, 30, 54, 0, 0, 17},  // animateWithDuration
    {1279, 211, -1, -1, -1, 828, 1351, 15, 3, 3, 4, 30, 54, 0, 0, 17},  // animateKeyframes
    {1279, 211, -1, -1, -1, 835, 1354, 16, 4, 4, 4, 30, 54, 0, 0, 17},  // animateKeyframes
    {1279, 211, -1, -1, -1, 843, 1358, 17, 4, 4, 4, 30, 54, 0, 0, 17},  // animateKeyframes
    {1279, 211, -1, -1, -1, 852, 1362, 18, 5, 5, 4, 30, 54, 0, 0, 17},  // animateKeyframes
    {1280, 211, -1, -1, -1, 862, 1367, 19, 5, 5, 4, 30, 54, 0, 0, 17},  // animateKeyframesWithDuration
    {1281, 211, -1, -1, -1, 870, 1372, 20, 3, 3, 4, 30, 54, 0, 0, 17},  // addKeyframe
    {1284, 211, -1, -1, -1, 876, 1375, 21, 3, 3, 4, 30, 54, 0, 0, 17},  // addKeyframeWithRelativeStartTime
    {1285, 1286, -1, -1, -1, 884, 1378, 22, 5, 5, 4, 37, 36, 0, 0, 17},  // runningPropertyAnimator
    {1285, 1286, -1, -1, -1, 893, 1383, 23, 4, 4, 4, 37, 36, 0, 0, 17},  // runningPropertyAnimator
    {1285, 1286, -1, -1, -1, 901, 1387, 24, 4, 4, 4, 37, 36, 0, 0, 17},  // runningPropertyAnimator
    {1285, 1286, -1, -1, -1, 908, 1391, 25, 3, 3, 4, 37, 36, 0, 0, 17},  // runningPropertyAnimator
    {1287, 211, -1, -1, -1, 911, 1394, 26, 2, 2, 4, 30, 54, 0, 0, 17},  // beginAnimations
    {1289, 211, -1, -1, -1, 913, 1396, 27, 0, 0, 4, 30, 54, 0, 0, 17},  // commitAnimations
    {1290, 211, -1, -1, -1, 913, 1396, 28, 1, 1, 4, 30, 54, 0, 0, 17},  // setAnimationDuration
    {1291, 211, -1, -1, -1, 914, 1397, 29, 1, 1, 4, 30, 54, 0, 0, 17},  // setAnimationDelay
    {1292, 211, -1, -1, -1, 915, 1398, 30, 1, 1, 4, 30, 54, 0, 0, 17},  // setAnimationRepeatCount
    {1293, 211, -1, -1, -1, 916, 1399, 31, 1, 1, 4, 30, 54, 0, 0, 17},  // setAnimationRepeatAutoreverses
    {1294, 211, -1, -1, -1, 917, 1400, 32, 1, 1, 4, 30, 54, 0, 0, 17},  // setAnimationBeginsFromCurrentState
    {1295, 211, -1, -1, -1, 918, 1401, 33, 1, 1, 4, 30, 54, 0, 0, 17},  // setAnimationCurve
    {1296, 211, -1, -1, -1, 919, 1402, 34, 1, 1, 4, 30, 54, 0, 0, 17},  // setAnimationDelegate
    {1297, 211, -1, -1, -1, 920, 1403, 35, 1, 1, 4, 30, 54, 0, 0, 17},  // setAnimationDidStop
    {1298, 211, -1, -1, -1, 921, 1404, 36, 1, 1, 4, 30, 54, 0, 0, 17},  // setAnimationDidStopSelector
    {936, 1299, -1, -1, -1, 0, 0, 37, 0, 0, 5, 47, 46, 0, 0, 17},  // main
    {1302, 1299, -1, -1, -1, 0, 0, 38, 0, 0, 5, 47, 46, 0, 0, 17},  // background
    {1303, 1299, -1, -1, -1, 922, 1405, 39, 0, 0, 4, 47, 46, 0, 0, 17},  // global
    {1303, 1299, -1, -1, -1, 922, 1405, 40, 1, 1, 4, 47, 46, 0, 0, 17},  // global
    {1299, -1, -1, -1, -1, 923, 1406, 41, 1, 1, 3, 0, 46, 0, 0, 17},  // DispatchQueue
    {1299, -1, -1, -1, -1, 924, 1407, 42, 2, 2, 3, 0, 46, 0, 0, 17},  // DispatchQueue
    {1305, -1, -1, -1, -1, 926, 1409, 43, 1, 2, 1, 47, 54, 0, 0, 17},  // sync
    {1305, -1, -1, -1, -1, 927, 1411, 44, 1, 2, 1, 47, 54, 0, 0, 17},  // sync
    {1307, -1, -1, -1, -1, 928, 1413, 45, 1, 2, 1, 47, 54, 0, 0, 17},  // async
    {1307, -1, -1, -1, -1, 929, 1415, 46, 1, 2, 1, 47, 54, 0, 0, 17},  // async
    {1308, -1, -1, -1, -1, 930, 1417, 47, 2, 3, 1, 47, 54, 0, 0, 17},  // asyncAfter
    {1308, -1, -1, -1, -1, 932, 1420, 48, 2, 3, 1, 47, 54, 0, 0, 17},  // asyncAfter
    {1310, -1, -1, -1, -1, 934, 1423, 49, 2, 2, 0, 0, 54, 0, 0, 17},  // dispatch_async
    {1311, -1, -1, -1, -1, 936, 1425, 50, 3, 3, 0, 0, 54, 0, 0, 17},  // dispatch_after
    {1312, -1, -1, -1, -1, 939, 1428, 51, 0, 0, 0, 0, 46, 0, 0, 17},  // dispatch_get_main_queue
    {1250, 1300, -1, -1, -1, 939, 1428, 52, 0, 0, 4, 1, 0, 0, 0, 17},  // now
    {1149, 1301, -1, -1, -1, 939, 1428, 53, 1, 1, 4, 1, 0, 0, 0, 17},  // seconds
    {1313, 1301, -1, -1, -1, 940, 1429, 54, 1, 1, 4, 1, 0, 0, 0, 17},  // milliseconds
    {1314, 1301, -1, -1, -1, 941, 1430, 55, 1, 1, 4, 1, 0, 0, 0, 17},  // microseconds
    {1315, 1301, -1, -1, -1, 942, 1431, 56, 1, 1, 4, 1, 0, 0, 0, 17},  // nanoseconds
    {1316, -1, -1, -1, -1, 0, 0, 57, 0, 0, 5, 0, 0, 0, 0, 17},  // DISPATCH_TIME_NOW
    {1317, -1, -1, -1, -1, 0, 0, 58, 0, 0, 5, 0, 0, 0, 0, 17},  // NSEC_PER_SEC
    {1318, -1, -1, -1, -1, 0, 0, 59, 0, 0, 5, 0, 0, 0, 0, 17},  // NSEC_PER_MSEC
    {1319, -1, -1, -1, -1, 943, 1432, 60, 2, 2, 0, 0, 0, 0, 0, 17},  // dispatch_time
    {1320, 211, -1, -1, -1, 946, 1434, 61, 1, 1, 4, 30, 54, 0, 0, 17},  // performWithoutAnimation
    {1321, 211, -1, -1, -1, 947, 1435, 62, 1, 1, 4, 30, 54, 0, 0, 17},  // setAnimationsEnabled
    {1322, 211, -1, -1, -1, 948, 1436, 63, 0, 0, 4, 30, 2, 0, 0, 17},  // areAnimationsEnabled
    {1322, 211, -1, -1, -1, 0, 0, 64, 0, 0, 5, 30, 2, 0, 0, 17},  // areAnimationsEnabled
    {1323, -1, -1, -1, -1, 0, 0, 0, 0, 0, 3, 0, 36, 0, 0, 18},  // CABasicAnimation
    {1323, -1, -1, -1, -1, 948, 1436, 1, 1, 1, 3, 0, 36, 0, 0, 18},  // CABasicAnimation
    {1325, -1, -1, -1, -1, 0, 0, 2, 0, 0, 3, 0, 36, 0, 0, 18},  // CASpringAnimation
    {1325, -1, -1, -1, -1, 949, 1437, 3, 1, 1, 3, 0, 36, 0, 0, 18},  // CASpringAnimation
    {1326, -1, -1, -1, -1, 0, 0, 4, 0, 0, 3, 0, 36, 0, 0, 18},  // CAKeyframeAnimation
    {1326, -1, -1, -1, -1, 950, 1438, 5, 1, 1, 3, 0, 36, 0, 0, 18},  // CAKeyframeAnimation
    {1327, -1, -1, -1, -1, 0, 0, 6, 0, 0, 3, 0, 36, 0, 0, 18},  // CAAnimationGroup
    {1324, -1, -1, -1, -1, 0, 1439, 7, 0, 1, 2, 37, 3, 0, 0, 18},  // keyPath
    {1328, -1, -1, -1, -1, 0, 1440, 8, 0, 1, 2, 37, 54, 0, 1, 18},  // fromValue
    {1329, -1, -1, -1, -1, 0, 1441, 9, 0, 1, 2, 37, 54, 0, 1, 18},  // toValue
    {1330, -1, -1, -1, -1, 0, 1442, 10, 0, 1, 2, 37, 54, 0, 1, 18},  // byValue
    {608, -1, -1, -1, -1, 0, 1443, 11, 0, 1, 2, 37, 4, 0, 1, 18},  // values
    {1331, -1, -1, -1, -1, 0, 1444, 12, 0, 1, 2, 37, 31, 0, 0, 18},  // path
    {1332, -1, -1, -1, -1, 0, 1445, 13, 0, 1, 2, 37, 4, 0, 0, 18},  // keyTimes
    {1333, -1, -1, -1, -1, 0, 1446, 14, 0, 1, 2, 37, 4, 0, 0, 18},  // timingFunctions
    {1334, -1, -1, -1, -1, 0, 1447, 15, 0, 1, 2, 37, 42, 0, 0, 18},  // calculationMode
    {1335, -1, -1, -1, -1, 0, 1448, 16, 0, 1, 2, 37, 54, 0, 0, 18},  // rotationMode
    {1272, -1, -1, -1, -1, 0, 1449, 17, 0, 1, 2, 37, 4, 0, 0, 18},  // animations
    {1336, -1, -1, -1, -1, 0, 1450, 18, 0, 1, 2, 37, 2, 0, 0, 18},  // additive
    {1337, -1, -1, -1, -1, 0, 1451, 19, 0, 1, 2, 37, 2, 0, 0, 18},  // isAdditive
    {1338, -1, -1, -1, -1, 0, 1452, 20, 0, 1, 2, 37, 2, 0, 0, 18},  // cumulative
    {1339, -1, -1, -1, -1, 0, 1453, 21, 0, 1, 2, 37, 2, 0, 0, 18},  // isCumulative
    {1263, -1, -1, -1, -1, 0, 1454, 22, 0, 1, 2, 37, 0, 0, 0, 18},  // mass
    {1264, -1, -1, -1, -1, 0, 1455, 23, 0, 1, 2, 37, 0, 0, 0, 18},  // stiffness
    {1265, -1, -1, -1, -1, 0, 1456, 24, 0, 1, 2, 37, 0, 0, 0, 18},  // damping
    {1262, -1, -1, -1, -1, 0, 1457, 25, 0, 1, 2, 37, 0, 0, 0, 18},  // initialVelocity
    {1340, -1, -1, -1, -1, 0, 1458, 26, 0, 1, 2, 37, 37, 0, 0, 18},  // timingFunction
    {1341, -1, -1, -1, -1, 0, 1459, 27, 0, 1, 2, 37, 0, 0, 0, 18},  // duration
    {1342, -1, -1, -1, -1, 0, 1460, 28, 0, 1, 2, 37, 0, 0, 0, 18},  // speed
    {1343, -1, -1, -1, -1, 0, 1461, 29, 0, 1, 2, 37, 0, 0, 0, 18},  // beginTime
    {1344, -1, -1, -1, -1, 0, 1462, 30, 0, 1, 2, 37, 0, 0, 0, 18},  // timeOffset
    {1345, -1, -1, -1, -1, 0, 1463, 31, 0, 1, 2, 37, 0, 0, 0, 18},  // repeatCount
    {1346, -1, -1, -1, -1, 0, 1464, 32, 0, 1, 2, 37, 0, 0, 0, 18},  // repeatDuration
    {1347, -1, -1, -1, -1, 0, 1465, 33, 0, 1, 2, 37, 2, 0, 0, 18},  // autoreverses
    {1348, -1, -1, -1, -1, 0, 1466, 34, 0, 1, 2, 37, 41, 0, 0, 18},  // fillMode
    {1349, -1, -1, -1, -1, 0, 1467, 35, 0, 1, 2, 37, 2, 0, 0, 18},  // isRemovedOnCompletion
    {1350, -1, -1, -1, -1, 0, 1468, 36, 0, 1, 2, 37, 2, 0, 0, 18},  // removedOnCompletion
    {771, -1, -1, -1, -1, 0, 1469, 37, 0, 1, 2, 37, 54, 0, 0, 18},  // delegate
    {1351, -1, -1, -1, 1662, 0, 1470, 38, 0, 1, 2, 37, 2, 0, 0, 18},  // isInterruptible
    {712, -1, -1, -1, -1, 0, 1471, 39, 0, 1, 2, 37, 2, 0, 0, 18},  // isUserInteractionEnabled
    {1352, -1, -1, -1, -1, 0, 1472, 40, 0, 1, 2, 37, 0, 0, 0, 18},  // settlingDuration
    {1286, -1, -1, -1, -1, 951, 1473, 41, 0, 0, 3, 0, 36, 0, 0, 18},  // UIViewPropertyAnimator
    {1286, -1, -1, -1, -1, 954, 1473, 42, 3, 3, 3, 0, 36, 0, 0, 18},  // UIViewPropertyAnimator
    {1286, -1, -1, -1, -1, 959, 1476, 43, 2, 2, 3, 0, 36, 0, 0, 18},  // UIViewPropertyAnimator
    {1286, -1, -1, -1, -1, 964, 1478, 44, 3, 3, 3, 0, 36, 0, 0, 18},  // UIViewPropertyAnimator
    {1286, -1, -1, -1, -1, 969, 1481, 45, 2, 2, 3, 0, 36, 0, 0, 18},  // UIViewPropertyAnimator
    {1286, -1, -1, -1, -1, 975, 1483, 46, 4, 4, 3, 0, 36, 0, 0, 18},  // UIViewPropertyAnimator
    {1286, -1, -1, -1, -1, 982, 1487, 47, 3, 3, 3, 0, 36, 0, 0, 18},  // UIViewPropertyAnimator
    {1286, -1, -1, -1, -1, 987, 1490, 48, 2, 2, 3, 0, 36, 0, 0, 18},  // UIViewPropertyAnimator
    {1355, -1, -1, -1, -1, 989, 1492, 49, 0, 1, 1, 37, 54, 0, 0, 18},  // startAnimation
    {1355, -1, -1, -1, 1658, 989, 1493, 50, 1, 2, 1, 37, 54, 0, 0, 18},  // startAnimation
    {1357, -1, -1, -1, -1, 990, 1495, 51, 0, 1, 1, 37, 54, 0, 0, 18},  // pauseAnimation
    {1358, -1, -1, -1, -1, 990, 1496, 52, 1, 2, 1, 37, 54, 0, 0, 18},  // stopAnimation
    {1359, -1, -1, -1, 1659, 991, 1498, 53, 1, 2, 1, 37, 54, 0, 0, 18},  // finishAnimation
    {1360, -1, -1, -1, 1660, 992, 1500, 54, 2, 3, 1, 37, 54, 0, 0, 18},  // continueAnimation
    {1363, -1, -1, -1, -1, 994, 1503, 55, 1, 2, 1, 37, 54, 0, 0, 18},  // addAnimations
    {1363, -1, -1, -1, -1, 995, 1505, 56, 2, 3, 1, 37, 54, 0, 0, 18},  // addAnimations
    {1365, -1, -1, -1, -1, 997, 1508, 57, 1, 2, 1, 37, 54, 0, 0, 18},  // addCompletion
    {1072, -1, -1, -1, -1, 0, 1510, 58, 0, 1, 2, 37, 43, 0, 0, 18},  // state
    {1366, -1, -1, -1, 1661, 0, 1511, 59, 0, 1, 2, 37, 2, 0, 0, 18},  // isRunning
    {1274, -1, -1, -1, -1, 0, 1512, 60, 0, 1, 2, 37, 0, 0, 0, 18},  // delay
    {1354, -1, -1, -1, -1, 0, 1513, 61, 0, 1, 2, 37, 37, 0, 0, 18},  // timingParameters
    {1367, -1, -1, -1, -1, 0, 1514, 62, 0, 1, 2, 37, 0, 0, 0, 18},  // fractionComplete
    {1368, -1, -1, -1, 528, 0, 1515, 63, 0, 1, 2, 37, 2, 0, 0, 18},  // isReversed
    {1369, -1, -1, -1, -1, 0, 1516, 64, 0, 1, 2, 37, 2, 0, 0, 18},  // scrubsLinearly
    {1370, -1, -1, -1, -1, 0, 1517, 65, 0, 1, 2, 37, 2, 0, 0, 18},  // pausesOnCompletion
    {1040, -1, -1, -1, -1, 0, 1518, 66, 0, 1, 2, 44, 0, 0, 0, 18},  // rawValue
    {1040, -1, -1, -1, -1, 0, 1519, 67, 0, 1, 2, 45, 0, 0, 0, 18},  // rawValue
    {1373, -1, -1, -1, 1634, 998, 1520, 68, 2, 3, 1, 31, 54, 0, 0, 18},  // add
    {1374, -1, -1, -1, 1635, 1000, 1523, 69, 1, 2, 1, 31, 54, 0, 0, 18},  // removeAnimation
    {1375, -1, -1, -1, 1666, 1001, 1525, 70, 1, 2, 1, 31, 36, 0, 0, 18},  // animation
    {1376, -1, -1, -1, -1, 1002, 1527, 71, 0, 1, 1, 31, 54, 0, 0, 18},  // removeAllAnimations
    {1377, -1, -1, -1, -1, 1002, 1528, 72, 0, 1, 1, 31, 4, 0, 0, 18},  // animationKeys
    {75, -1, -1, -1, 1667, 1002, 1529, 73, 1, 2, 1, 31, 0, 0, 0, 18},  // value
    {1379, -1, -1, -1, 1668, 1003, 1531, 74, 2, 3, 1, 31, 54, 0, 0, 18},  // setValue
    {75, -1, -1, -1, 1667, 1005, 1534, 75, 1, 2, 1, 30, 0, 0, 0, 18},  // value
    {1379, -1, -1, -1, 1668, 1006, 1536, 76, 2, 3, 1, 30, 54, 0, 0, 18},  // setValue
    {75, -1, -1, -1, 1669, 1008, 1539, 77, 1, 2, 1, 31, 0, 0, 0, 18},  // value
    {1379, -1, -1, -1, 1670, 1009, 1541, 78, 2, 3, 1, 31, 54, 0, 0, 18},  // setValue
    {1342, -1, -1, -1, -1, 0, 1544, 79, 0, 1, 2, 31, 0, 0, 0, 18},  // speed
    {1343, -1, -1, -1, -1, 0, 1545, 80, 0, 1, 2, 31, 0, 0, 0, 18},  // beginTime
    {1344, -1, -1, -1, -1, 0, 1546, 81, 0, 1, 2, 31, 0, 0, 0, 18},  // timeOffset
    {1380, -1, -1, -1, 1629, 1011, 1547, 82, 2, 3, 1, 31, 0, 0, 0, 18},  // convertTime
    {1380, -1, -1, -1, 1630, 1013, 1550, 83, 2, 3, 1, 31, 0, 0, 0, 18},  // convertTime
    {1382, 1381, -1, -1, -1, 1015, 1553, 84, 0, 0, 4, 46, 54, 0, 0, 18},  // begin
    {1383, 1381, -1, -1, -1, 1015, 1553, 85, 0, 0, 4, 46, 54, 0, 0, 18},  // commit
    {1384, 1381, -1, -1, -1, 1015, 1553, 86, 0, 0, 4, 46, 54, 0, 0, 18},  // flush
    {1290, 1381, -1, -1, -1, 1015, 1553, 87, 1, 1, 4, 46, 54, 0, 0, 18},  // setAnimationDuration
    {1385, 1381, -1, -1, -1, 1016, 1554, 88, 1, 1, 4, 46, 54, 0, 0, 18},  // setDisableActions
    {1386, 1381, -1, -1, -1, 1017, 1555, 89, 1, 1, 4, 46, 54, 0, 0, 18},  // setAnimationTimingFunction
    {1387, 1381, -1, -1, -1, 1018, 1556, 90, 1, 1, 4, 46, 54, 0, 0, 18},  // setCompletionBlock
    {1388, -1, -1, -1, -1, 1019, 1557, 91, 1, 1, 0, 0, 14, 0, 0, 18},  // NSValue
    {1388, -1, -1, -1, -1, 1020, 1558, 92, 1, 1, 0, 0, 14, 0, 0, 18},  // NSValue
    {1391, -1, -1, -1, -1, 0, 0, 93, 0, 0, 5, 0, 14, 0, 0, 18},  // CATransform3DIdentity
    {1392, -1, -1, -1, -1, 1021, 1559, 94, 3, 3, 0, 0, 14, 0, 0, 18},  // CATransform3DMakeScale
    {1393, -1, -1, -1, -1, 1024, 1562, 95, 3, 3, 0, 0, 14, 0, 0, 18},  // CATransform3DMakeTranslation
    {1394, -1, -1, -1, -1, 1027, 1565, 96, 1, 1, 0, 0, 14, 0, 0, 18},  // CATransform3DMakeAffineTransform
    {1395, -1, -1, -1, -1, 1028, 1566, 97, 4, 4, 0, 0, 14, 0, 0, 18},  // CATransform3DTranslate
    {1396, -1, -1, -1, -1, 1032, 1570, 98, 4, 4, 0, 0, 14, 0, 0, 18},  // CATransform3DScale
    {1397, -1, -1, -1, -1, 1036, 1574, 99, 5, 5, 0, 0, 14, 0, 1, 18},  // CATransform3DRotate
    {1398, -1, -1, -1, -1, 1041, 1579, 100, 4, 4, 0, 0, 14, 0, 1, 18},  // CATransform3DMakeRotation
    {1390, -1, -1, -1, -1, 1045, 1583, 101, 16, 16, 3, 0, 14, 0, 0, 18},  // CATransform3D
    {1408, -1, -1, -1, -1, 1061, 1599, 102, 2, 2, 0, 0, 14, 0, 0, 18},  // CATransform3DConcat
    {1409, -1, -1, -1, -1, 1063, 1601, 103, 1, 1, 0, 0, 14, 0, 0, 18},  // CATransform3DInvert
    {1410, -1, -1, -1, -1, 1064, 1602, 104, 1, 1, 0, 0, 14, 0, 0, 18},  // CATransform3DGetAffineTransform
    {1411, -1, -1, -1, -1, 1065, 1603, 105, 1, 1, 0, 0, 2, 0, 0, 18},  // CATransform3DIsIdentity
    {1412, -1, -1, -1, -1, 1066, 1604, 106, 1, 1, 0, 0, 2, 0, 0, 18},  // CATransform3DIsAffine
    {1413, -1, -1, -1, -1, 1067, 1605, 107, 2, 2, 0, 0, 2, 0, 0, 18},  // CATransform3DEqualToTransform
    {138, -1, -1, -1, -1, 1069, 1607, 0, 1, 1, 0, 0, 54, 1, 0, 19},  // print
    {138, -1, -1, -1, -1, 1070, 1608, 1, 2, 2, 0, 0, 54, 1, 0, 19},  // print
    {138, -1, -1, -1, -1, 1072, 1610, 2, 2, 2, 0, 0, 54, 1, 0, 19},  // print
    {138, -1, -1, -1, -1, 1074, 1612, 3, 3, 3, 0, 0, 54, 1, 0, 19},  // print
    {1415, -1, -1, -1, -1, 1077, 1615, 4, 1, 1, 0, 0, 54, 0, 0, 19},  // debugPrint
    {1416, -1, -1, -1, -1, 1078, 1616, 5, 0, 0, 0, 0, 54, 0, 0, 19},  // fatalError
    {1417, -1, -1, -1, -1, 1078, 1616, 6, 0, 0, 0, 0, 54, 0, 0, 19},  // preconditionFailure
    {1418, -1, -1, -1, -1, 1078, 1616, 7, 0, 0, 0, 0, 54, 0, 0, 19},  // assertionFailure
    {1416, -1, -1, -1, -1, 1078, 1616, 8, 1, 1, 0, 0, 54, 0, 0, 19},  // fatalError
    {1417, -1, -1, -1, -1, 1079, 1617, 9, 1, 1, 0, 0, 54, 0, 0, 19},  // preconditionFailure
    {1418, -1, -1, -1, -1, 1080, 1618, 10, 1, 1, 0, 0, 54, 0, 0, 19},  // assertionFailure
    {1419, -1, -1, -1, -1, 1081, 1619, 11, 1, 1, 0, 0, 54, 0, 0, 19},  // assert
    {1420, -1, -1, -1, -1, 1082, 1620, 12, 1, 1, 0, 0, 54, 0, 0, 19},  // precondition
    {1421, -1, -1, -1, -1, 1083, 1621, 13, 1, 1, 0, 0, 54, 0, 0, 19},  // NSParameterAssert
    {1419, -1, -1, -1, -1, 1084, 1622, 14, 2, 2, 0, 0, 54, 0, 0, 19},  // assert
    {1420, -1, -1, -1, -1, 1086, 1624, 15, 2, 2, 0, 0, 54, 0, 0, 19},  // precondition
    {1422, -1, -1, -1, -1, 1088, 1626, 16, 1, 1, 0, 0, 54, 1, 0, 19},  // NSAssert
    {1423, -1, -1, -1, -1, 1089, 1627, 17, 1, 1, 0, 0, 54, 1, 0, 19},  // NSCAssert
    {1424, -1, -1, -1, -1, 1090, 1628, 18, 1, 1, 0, 0, 54, 0, 0, 19},  // Optional
    {1425, -1, -1, -1, -1, 0, 0, 19, 0, 0, 5, 0, 21, 0, 0, 19},  // row
    {1426, -1, -1, -1, -1, 0, 0, 20, 0, 0, 5, 0, 21, 0, 0, 19},  // column
    {1427, -1, -1, -1, -1, 1091, 1629, 21, 1, 1, 0, 0, 54, 0, 0, 19},  // convention
    {1428, -1, -1, -1, -1, 1092, 1630, 22, 1, 1, 0, 0, 52, 1, 0, 19},  // plot
    {1428, -1, -1, -1, -1, 1093, 1631, 23, 2, 2, 0, 0, 52, 1, 0, 19},  // plot
    {1428, -1, -1, -1, -1, 1095, 1633, 24, 2, 2, 0, 0, 52, 1, 0, 19},  // plot
    {1429, -1, -1, -1, -1, 1097, 1635, 25, 1, 1, 0, 0, 53, 1, 0, 19},  // describe
    {1429, -1, -1, -1, -1, 1098, 1636, 26, 2, 2, 0, 0, 53, 1, 0, 19},  // describe
    {1429, -1, -1, -1, -1, 1100, 1638, 27, 2, 2, 0, 0, 53, 1, 0, 19},  // describe
    {1430, -1, -1, -1, -1, 1102, 1640, 28, 1, 1, 0, 0, 52, 1, 0, 19},  // film
    {1430, -1, -1, -1, -1, 1103, 1641, 29, 2, 2, 0, 0, 52, 1, 0, 19},  // film
    {1430, -1, -1, -1, -1, 1105, 1643, 30, 2, 2, 0, 0, 52, 1, 0, 19},  // film
    {1430, -1, -1, -1, -1, 1107, 1645, 31, 3, 3, 0, 0, 52, 1, 0, 19},  // film
    {1432, -1, -1, -1, -1, 1110, 1648, 32, 1, 1, 0, 0, 52, 1, 0, 19},  // strip
    {1432, -1, -1, -1, -1, 1111, 1649, 33, 2, 2, 0, 0, 52, 1, 0, 19},  // strip
    {1432, -1, -1, -1, -1, 1113, 1651, 34, 2, 2, 0, 0, 52, 1, 0, 19},  // strip
    {1432, -1, -1, -1, -1, 1115, 1653, 35, 3, 3, 0, 0, 52, 1, 0, 19},  // strip
    {1433, -1, -1, -1, -1, 1118, 1656, 36, 1, 1, 0, 0, 52, 0, 0, 19},  // grid
    {1434, -1, -1, -1, -1, 1119, 1657, 37, 1, 1, 0, 0, 53, 0, 0, 19},  // why
    {1435, -1, -1, -1, -1, 0, 0, 0, 0, 0, 5, 0, 2, 0, 0, 20},  // YES
    {1436, -1, -1, -1, -1, 0, 0, 1, 0, 0, 5, 0, 2, 0, 0, 20},  // NO
    {1437, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 8, 0, 0, 20},  // NULL
    {1438, -1, -1, -1, -1, 0, 0, 3, 0, 0, 5, 0, 8, 0, 0, 20},  // Nil
    {1439, -1, -1, -1, -1, 0, 0, 4, 0, 0, 5, 0, 0, 0, 0, 20},  // HUGE_VALF
    {1440, -1, -1, -1, -1, 0, 0, 5, 0, 0, 5, 0, 0, 0, 0, 20},  // HUGE_VAL
    {1441, -1, -1, -1, -1, 0, 0, 6, 0, 0, 5, 0, 0, 0, 0, 20},  // INFINITY
    {408, -1, -1, -1, -1, 0, 0, 7, 0, 0, 5, 0, 0, 0, 0, 20},  // CGFLOAT_MAX
    {1442, -1, -1, -1, -1, 0, 0, 8, 0, 0, 5, 0, 0, 0, 0, 20},  // DBL_MAX
    {1443, -1, -1, -1, -1, 0, 0, 9, 0, 0, 5, 0, 0, 0, 0, 20},  // CGFLOAT_MIN
    {1444, -1, -1, -1, -1, 0, 0, 10, 0, 0, 5, 0, 0, 0, 0, 20},  // DBL_MIN
    {1445, -1, -1, -1, -1, 0, 0, 11, 0, 0, 5, 0, 0, 0, 0, 20},  // FLT_MAX
    {1446, -1, -1, -1, -1, 0, 0, 12, 0, 0, 5, 0, 0, 0, 0, 20},  // MAXFLOAT
    {1447, -1, -1, -1, -1, 0, 0, 13, 0, 0, 5, 0, 0, 0, 0, 20},  // HUGE
    {1448, -1, -1, -1, -1, 0, 0, 14, 0, 0, 5, 0, 0, 0, 0, 20},  // FLT_MIN
    {1449, -1, -1, -1, -1, 0, 0, 15, 0, 0, 5, 0, 0, 0, 0, 20},  // FLT_EPSILON
    {163, -1, -1, -1, -1, 1120, 1658, 16, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {163, -1, -1, -1, -1, 1121, 1659, 17, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {163, -1, -1, -1, -1, 1122, 1660, 18, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {163, -1, -1, -1, -1, 1123, 1661, 19, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {163, -1, -1, -1, -1, 1124, 1662, 20, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {163, -1, -1, -1, -1, 1125, 1663, 21, 1, 1, 0, 0, 2, 0, 0, 20},  // NSNumber
    {1388, -1, -1, -1, -1, 1126, 1664, 22, 1, 1, 0, 0, 9, 0, 0, 20},  // NSValue
    {1388, -1, -1, -1, -1, 1127, 1665, 23, 1, 1, 0, 0, 9, 0, 0, 20},  // NSValue
    {1388, -1, -1, -1, -1, 1128, 1666, 24, 1, 1, 0, 0, 12, 0, 0, 20},  // NSValue
    {1388, -1, -1, -1, -1, 1129, 1667, 25, 1, 1, 0, 0, 12, 0, 0, 20},  // NSValue
    {1388, -1, -1, -1, -1, 1130, 1668, 26, 1, 1, 0, 0, 13, 0, 0, 20},  // NSValue
    {1388, -1, -1, -1, -1, 1131, 1669, 27, 1, 1, 0, 0, 13, 0, 0, 20},  // NSValue
    {1388, -1, -1, -1, -1, 1132, 1670, 28, 1, 1, 0, 0, 10, 0, 0, 20},  // NSValue
    {1388, -1, -1, -1, -1, 1133, 1671, 29, 1, 1, 0, 0, 10, 0, 0, 20},  // NSValue
    {1388, -1, -1, -1, -1, 1134, 1672, 30, 1, 1, 0, 0, 14, 0, 0, 20},  // NSValue
    {1388, -1, -1, -1, -1, 1135, 1673, 31, 1, 1, 0, 0, 14, 0, 0, 20},  // NSValue
    {593, -1, -1, -1, -1, 0, 1674, 32, 0, 1, 2, 1, 0, 0, 0, 20},  // floatValue
    {594, -1, -1, -1, -1, 0, 1675, 33, 0, 1, 2, 1, 0, 0, 0, 20},  // doubleValue
    {596, -1, -1, -1, -1, 0, 1676, 34, 0, 1, 2, 1, 0, 0, 0, 20},  // intValue
    {595, -1, -1, -1, -1, 0, 1677, 35, 0, 1, 2, 1, 0, 0, 0, 20},  // integerValue
    {1456, -1, -1, -1, -1, 0, 1678, 36, 0, 1, 2, 1, 2, 0, 0, 20},  // boolValue
    {1456, -1, -1, -1, -1, 0, 1679, 37, 0, 1, 2, 3, 2, 0, 0, 20},  // boolValue
    {1457, -1, -1, -1, 1636, 0, 1680, 38, 0, 1, 2, 10, 9, 0, 0, 20},  // cgPointValue
    {1458, -1, -1, -1, 1637, 0, 1681, 39, 0, 1, 2, 13, 12, 0, 0, 20},  // cgSizeValue
    {1459, -1, -1, -1, 1638, 0, 1682, 40, 0, 1, 2, 14, 13, 0, 0, 20},  // cgRectValue
    {1460, -1, -1, -1, 1639, 0, 1683, 41, 0, 1, 2, 11, 10, 0, 0, 20},  // cgVectorValue
    {1461, -1, -1, -1, 1640, 0, 1684, 42, 0, 1, 2, 15, 14, 0, 0, 20},  // cgAffineTransformValue
    {139, -1, -1, -1, -1, 1136, 1685, 43, 1, 1, 0, 0, 54, 1, 0, 20},  // NSLog
    {1462, -1, -1, -1, -1, 1137, 1686, 44, 1, 1, 0, 0, 54, 1, 0, 20},  // printf
    {195, -1, -1, -1, -1, 1138, 1687, 45, 1, 1, 3, 0, 3, 1, 0, 20},  // NSString
    {193, -1, -1, -1, -1, 1139, 1688, 46, 1, 1, 3, 0, 3, 1, 0, 20},  // String
    {197, -1, -1, -1, -1, 1140, 1689, 47, 1, 1, 3, 0, 4, 1, 0, 20},  // NSArray
    {1465, -1, 1471, -1, -1, 1141, 1690, 0, 0, 0, 3, 0, 31, 0, 0, 21},  // CGMutablePath
    {1469, -1, -1, -1, -1, 1141, 1690, 1, 0, 0, 3, 0, 31, 0, 0, 21},  // UIBezierPath
    {1469, -1, -1, -1, -1, 1141, 1690, 2, 1, 1, 3, 0, 31, 0, 0, 21},  // UIBezierPath
    {1469, -1, -1, -1, -1, 1142, 1691, 3, 2, 2, 3, 0, 31, 0, 0, 21},  // UIBezierPath
    {1469, -1, -1, -1, -1, 1144, 1693, 4, 1, 1, 3, 0, 31, 0, 0, 21},  // UIBezierPath
    {1469, -1, -1, -1, -1, 1145, 1694, 5, 1, 1, 3, 0, 31, 0, 0, 21},  // UIBezierPath
    {1469, -1, -1, -1, -1, 1146, 1695, 6, 1, 1, 3, 0, 31, 0, 0, 21},  // UIBezierPath
    {1476, -1, -1, -1, -1, 1147, 1696, 7, 2, 2, 0, 0, 31, 0, 0, 21},  // CGPathCreateWithRect
    {1466, -1, -1, -1, -1, 1149, 1698, 8, 2, 2, 3, 0, 31, 0, 0, 21},  // CGPath
    {1477, -1, -1, -1, -1, 1151, 1700, 9, 1, 1, 0, 0, 54, 0, 0, 21},  // CGPathRelease
    {1466, -1, -1, -1, -1, 1152, 1701, 10, 2, 2, 3, 0, 31, 0, 0, 21},  // CGPath
    {1479, -1, -1, -1, -1, 1154, 1703, 11, 2, 2, 0, 0, 31, 0, 0, 21},  // CGPathCreateWithEllipseInRect
    {1480, -1, -1, -1, -1, 1156, 1705, 12, 3, 3, 0, 0, 54, 0, 0, 21},  // CGPathAddEllipseInRect
    {1481, -1, -1, -1, -1, 0, 1708, 13, 0, 1, 2, 32, 0, 0, 0, 21},  // lineWidth
    {995, -1, -1, -1, -1, 0, 1709, 14, 0, 1, 2, 32, 0, 0, 0, 21},  // miterLimit
    {1482, -1, -1, -1, -1, 0, 1710, 15, 0, 1, 2, 32, 0, 0, 0, 21},  // flatness
    {1483, -1, -1, -1, -1, 0, 1711, 16, 0, 1, 2, 32, 54, 0, 0, 21},  // lineCapStyle
    {1484, -1, -1, -1, -1, 0, 1712, 17, 0, 1, 2, 32, 54, 0, 0, 21},  // lineJoinStyle
    {1485, -1, -1, -1, -1, 1159, 1713, 18, 3, 4, 1, 32, 54, 0, 0, 21},  // setLineDash
    {1489, -1, -1, -1, -1, 1162, 1717, 19, 1, 2, 1, 32, 54, 0, 0, 21},  // applyWithBlock
    {1490, -1, -1, -1, -1, 1163, 1719, 20, 0, 1, 1, 32, 54, 0, 0, 21},  // removeAllPoints
    {1491, -1, -1, -1, -1, 1163, 1720, 21, 1, 1, 0, 0, 9, 0, 0, 21},  // CGPathGetCurrentPoint
    {1493, 1492, 1494, -1, -1, 0, 0, 22, 0, 0, 5, 27, 26, 0, 0, 21},  // topLeft
    {1495, 1492, 1496, -1, -1, 0, 0, 23, 0, 0, 5, 27, 26, 0, 0, 21},  // topRight
    {1497, 1492, 1498, -1, -1, 0, 0, 24, 0, 0, 5, 27, 26, 0, 0, 21},  // bottomRight
    {1499, 1492, 1500, -1, -1, 0, 0, 25, 0, 0, 5, 27, 26, 0, 0, 21},  // bottomLeft
    {1501, 1492, 1502, -1, -1, 0, 0, 26, 0, 0, 5, 27, 26, 0, 0, 21},  // allCorners
    {1466, -1, -1, -1, -1, 1164, 1721, 27, 4, 4, 3, 0, 31, 0, 0, 21},  // CGPath
    {1505, -1, -1, -1, -1, 1168, 1725, 28, 4, 4, 0, 0, 31, 0, 0, 21},  // CGPathCreateWithRoundedRect
    {1469, -1, -1, -1, -1, 1172, 1729, 29, 3, 3, 3, 0, 31, 0, 0, 21},  // UIBezierPath
    {1508, -1, -1, -1, 1512, 1175, 1732, 30, 1, 2, 1, 32, 54, 0, 0, 21},  // move
    {1508, -1, -1, -1, -1, 1176, 1734, 31, 2, 3, 1, 32, 54, 0, 0, 21},  // move
    {1509, -1, -1, -1, 1513, 1178, 1737, 32, 1, 2, 1, 32, 54, 0, 0, 21},  // addLine
    {1509, -1, -1, -1, -1, 1179, 1739, 33, 2, 3, 1, 32, 54, 0, 0, 21},  // addLine
    {1510, -1, -1, -1, -1, 1181, 1742, 34, 1, 2, 1, 32, 54, 0, 0, 21},  // addLines
    {1510, -1, -1, -1, -1, 1182, 1744, 35, 2, 3, 1, 32, 54, 0, 0, 21},  // addLines
    {1514, -1, -1, -1, -1, 1186, 1747, 36, 1, 2, 1, 32, 54, 0, 0, 21},  // addRect
    {1514, -1, -1, -1, -1, 1187, 1749, 37, 2, 3, 1, 32, 54, 0, 0, 21},  // addRect
    {1515, -1, -1, -1, -1, 1189, 1752, 38, 1, 2, 1, 32, 54, 0, 0, 21},  // addRects
    {1515, -1, -1, -1, -1, 1190, 1754, 39, 2, 3, 1, 32, 54, 0, 0, 21},  // addRects
    {1516, -1, -1, -1, -1, 1192, 1757, 40, 1, 2, 1, 32, 54, 0, 0, 21},  // addEllipse
    {1516, -1, -1, -1, -1, 1193, 1759, 41, 2, 3, 1, 32, 54, 0, 0, 21},  // addEllipse
    {1517, -1, -1, -1, -1, 1195, 1762, 42, 3, 4, 1, 32, 54, 0, 0, 21},  // addRoundedRect
    {1517, -1, -1, -1, -1, 1198, 1766, 43, 4, 5, 1, 32, 54, 0, 0, 21},  // addRoundedRect
    {94, -1, -1, -1, 1519, 1202, 1771, 44, 1, 2, 1, 32, 54, 0, 0, 21},  // append
    {1518, -1, -1, -1, -1, 1203, 1773, 45, 1, 2, 1, 32, 54, 0, 0, 21},  // addPath
    {1518, -1, -1, -1, -1, 1204, 1775, 46, 2, 3, 1, 32, 54, 0, 0, 21},  // addPath
    {1520, -1, -1, -1, 1521, 1207, 1778, 47, 1, 2, 1, 32, 54, 0, 0, 21},  // apply
    {1522, -1, -1, -1, 1526, 1209, 1780, 48, 0, 1, 1, 32, 54, 0, 0, 21},  // closeSubpath
    {761, -1, -1, -1, -1, 1209, 1781, 49, 0, 1, 1, 32, 54, 0, 0, 21},  // close
    {1523, -1, -1, -1, -1, 1209, 1782, 50, 0, 1, 1, 32, 54, 0, 0, 21},  // fill
    {1524, -1, -1, -1, -1, 1209, 1783, 51, 0, 1, 1, 32, 54, 0, 0, 21},  // stroke
    {1525, -1, -1, -1, -1, 1209, 1784, 52, 0, 1, 1, 32, 54, 0, 0, 21},  // addClip
    {1527, -1, -1, -1, -1, 1209, 1785, 53, 3, 3, 0, 0, 54, 0, 0, 21},  // CGPathAddRect
    {1528, -1, -1, -1, -1, 1212, 1788, 54, 4, 4, 0, 0, 54, 0, 0, 21},  // CGPathMoveToPoint
    {1529, -1, -1, -1, -1, 1216, 1792, 55, 4, 4, 0, 0, 54, 0, 0, 21},  // CGPathAddLineToPoint
    {1530, -1, -1, -1, -1, 1220, 1796, 56, 5, 5, 0, 0, 54, 0, 0, 21},  // CGPathAddRoundedRect
    {1531, -1, -1, -1, -1, 1225, 1801, 57, 4, 4, 0, 0, 54, 0, 0, 21},  // CGPathAddLines
    {1532, -1, -1, -1, -1, 1229, 1805, 58, 4, 4, 0, 0, 54, 0, 0, 21},  // CGPathAddRects
    {1533, -1, -1, -1, -1, 1233, 1809, 59, 2, 2, 0, 0, 2, 0, 0, 21},  // CGPathEqualToPath
    {1534, -1, -1, -1, -1, 1235, 1811, 60, 3, 3, 0, 0, 54, 0, 0, 21},  // CGPathAddPath
    {1535, -1, -1, -1, -1, 1238, 1814, 61, 1, 1, 0, 0, 54, 0, 0, 21},  // CGPathCloseSubpath
    {1536, -1, -1, -1, 1542, 1239, 1815, 62, 3, 4, 1, 32, 54, 0, 0, 21},  // addCurve
    {1536, -1, -1, -1, -1, 1242, 1819, 63, 3, 4, 1, 32, 54, 0, 0, 21},  // addCurve
    {1536, -1, -1, -1, -1, 1245, 1823, 64, 4, 5, 1, 32, 54, 0, 0, 21},  // addCurve
    {1539, -1, -1, -1, 1543, 1249, 1828, 65, 2, 3, 1, 32, 54, 0, 0, 21},  // addQuadCurve
    {1539, -1, -1, -1, -1, 1251, 1831, 66, 2, 3, 1, 32, 54, 0, 0, 21},  // addQuadCurve
    {1539, -1, -1, -1, -1, 1253, 1834, 67, 3, 4, 1, 32, 54, 0, 0, 21},  // addQuadCurve
    {1544, -1, -1, -1, 1552, 1261, 1838, 68, 5, 6, 1, 32, 54, 0, 1, 21},  // addArc
    {1544, -1, -1, -1, -1, 1266, 1844, 69, 5, 6, 1, 32, 54, 0, 1, 21},  // addArc
    {1544, -1, -1, -1, -1, 1271, 1850, 70, 6, 7, 1, 32, 54, 0, 1, 21},  // addArc
    {1549, -1, -1, -1, -1, 1277, 1857, 71, 4, 5, 1, 32, 54, 0, 1, 21},  // addRelativeArc
    {1549, -1, -1, -1, -1, 1281, 1862, 72, 5, 6, 1, 32, 54, 0, 1, 21},  // addRelativeArc
    {1469, -1, -1, -1, -1, 1286, 1868, 73, 5, 5, 3, 0, 31, 0, 1, 21},  // UIBezierPath
    {1544, -1, -1, -1, -1, 1296, 1873, 74, 3, 4, 1, 32, 54, 0, 0, 21},  // addArc
    {1544, -1, -1, -1, -1, 1299, 1877, 75, 4, 5, 1, 32, 54, 0, 0, 21},  // addArc
    {1555, -1, -1, -1, -1, 1303, 1882, 76, 7, 7, 0, 0, 54, 0, 0, 21},  // CGPathAddArcToPoint
    {1556, -1, -1, -1, -1, 1310, 1889, 77, 8, 8, 0, 0, 54, 0, 0, 21},  // CGPathAddCurveToPoint
    {1557, -1, -1, -1, -1, 1318, 1897, 78, 6, 6, 0, 0, 54, 0, 0, 21},  // CGPathAddQuadCurveToPoint
    {1558, -1, -1, -1, -1, 1324, 1903, 79, 8, 8, 0, 0, 54, 0, 1, 21},  // CGPathAddArc
    {1559, -1, -1, -1, -1, 1332, 1911, 80, 7, 7, 0, 0, 54, 0, 0, 21},  // CGPathAddRelativeArc
    {1560, -1, -1, -1, -1, 0, 1918, 81, 0, 1, 2, 32, 13, 0, 0, 21},  // boundingBox
    {702, -1, -1, -1, -1, 0, 1919, 82, 0, 1, 2, 32, 13, 0, 0, 21},  // bounds
    {1561, -1, -1, -1, -1, 0, 1920, 83, 0, 1, 2, 32, 13, 0, 0, 21},  // boundingBoxOfPath
    {351, -1, -1, -1, -1, 0, 1921, 84, 0, 1, 2, 32, 2, 0, 0, 21},  // isEmpty
    {1562, -1, -1, -1, -1, 0, 1922, 85, 0, 1, 2, 32, 9, 0, 0, 21},  // currentPoint
    {1475, -1, -1, -1, 1466, 0, 1923, 86, 0, 1, 2, 32, 31, 0, 0, 21},  // cgPath
    {1563, -1, -1, -1, -1, 1339, 1924, 87, 1, 1, 0, 0, 2, 0, 0, 21},  // CGPathIsEmpty
    {1564, -1, -1, -1, -1, 1340, 1925, 88, 1, 1, 0, 0, 13, 0, 0, 21},  // CGPathGetBoundingBox
    {1565, -1, -1, -1, -1, 1341, 1926, 89, 1, 1, 0, 0, 13, 0, 0, 21},  // CGPathGetPathBoundingBox
    {1566, -1, -1, -1, -1, 1342, 1927, 90, 0, 1, 1, 32, 31, 0, 0, 21},  // copy
    {1567, -1, -1, -1, -1, 1342, 1928, 91, 0, 1, 1, 32, 31, 0, 0, 21},  // mutableCopy
    {1566, -1, -1, -1, -1, 1342, 1929, 92, 1, 2, 1, 32, 31, 0, 0, 21},  // copy
    {1567, -1, -1, -1, -1, 1343, 1931, 93, 1, 2, 1, 32, 31, 0, 0, 21},  // mutableCopy
    {1569, -1, -1, -1, 1570, 1344, 1933, 94, 0, 1, 1, 32, 31, 0, 0, 21},  // reversing
    {1571, -1, -1, -1, -1, 1344, 1934, 95, 1, 1, 0, 0, 31, 0, 0, 21},  // CGPathCreateCopy
    {1572, -1, -1, -1, -1, 1345, 1935, 96, 1, 1, 0, 0, 31, 0, 0, 21},  // CGPathCreateMutableCopy
    {1573, -1, -1, -1, -1, 1346, 1936, 97, 2, 2, 0, 0, 31, 0, 0, 21},  // CGPathCreateCopyByTransformingPath
    {1574, -1, -1, -1, -1, 1348, 1938, 98, 2, 2, 0, 0, 31, 0, 0, 21},  // CGPathCreateMutableCopyByTransformingPath
    {1576, 1575, -1, -1, -1, 0, 0, 99, 0, 0, 5, 28, 27, 0, 0, 21},  // winding
    {1577, 1575, -1, -1, -1, 0, 0, 100, 0, 0, 5, 28, 27, 0, 0, 21},  // evenOdd
    {1578, -1, -1, -1, -1, 0, 1940, 101, 0, 1, 2, 32, 2, 0, 0, 21},  // usesEvenOddFillRule
    {378, -1, -1, -1, 1579, 1350, 1941, 102, 1, 2, 1, 32, 2, 0, 0, 21},  // contains
    {378, -1, -1, -1, -1, 1351, 1943, 103, 2, 3, 1, 32, 2, 0, 0, 21},  // contains
    {378, -1, -1, -1, -1, 1353, 1946, 104, 2, 3, 1, 32, 2, 0, 0, 21},  // contains
    {378, -1, -1, -1, -1, 1355, 1949, 105, 3, 4, 1, 32, 2, 0, 0, 21},  // contains
    {1580, -1, -1, -1, -1, 1359, 1953, 106, 4, 4, 0, 0, 2, 0, 0, 21},  // CGPathContainsPoint
    {1331, -1, -1, -1, -1, 0, 1957, 107, 0, 1, 2, 31, 31, 0, 0, 21},  // path
    {1581, -1, -1, -1, -1, 0, 1958, 108, 0, 1, 2, 31, 17, 0, 0, 21},  // fillColor
    {1582, -1, -1, -1, -1, 0, 1959, 109, 0, 1, 2, 31, 17, 0, 0, 21},  // strokeColor
    {1481, -1, -1, -1, -1, 0, 1960, 110, 0, 1, 2, 31, 0, 0, 0, 21},  // lineWidth
    {1583, -1, -1, -1, -1, 0, 1961, 111, 0, 1, 2, 31, 23, 0, 0, 21},  // lineJoin
    {1584, -1, -1, -1, -1, 0, 1962, 112, 0, 1, 2, 31, 4, 0, 0, 21},  // lineDashPattern
    {1585, -1, -1, -1, -1, 0, 1963, 113, 0, 1, 2, 31, 0, 0, 0, 21},  // lineDashPhase
    {1587, 1586, 1588, -1, -1, 0, 0, 114, 0, 0, 5, 24, 23, 0, 0, 21},  // miter
    {109, 1586, 1589, -1, -1, 0, 0, 115, 0, 0, 5, 24, 23, 0, 0, 21},  // round
    {1590, 1586, 1591, -1, -1, 0, 0, 116, 0, 0, 5, 24, 23, 0, 0, 21},  // bevel
    {1592, -1, -1, -1, 652, 0, 1964, 117, 0, 1, 2, 18, 17, 0, 0, 21},  // cgColor
    {311, -1, 1593, -1, -1, 1363, 1965, 0, 1, 1, 0, 0, 13, 0, 0, 22},  // rect
    {309, -1, 1594, -1, -1, 1364, 1966, 1, 1, 1, 0, 0, 9, 0, 0, 22},  // point
    {301, -1, 1595, -1, -1, 1365, 1967, 2, 1, 1, 0, 0, 12, 0, 0, 22},  // size
    {295, -1, 1596, -1, -1, 1366, 1968, 3, 1, 1, 0, 0, 10, 0, 0, 22},  // vector
    {121, -1, 1597, -1, -1, 1367, 1969, 4, 1, 1, 0, 0, 14, 0, 0, 22},  // transform
    {1598, -1, -1, -1, -1, 1368, 1970, 5, 1, 1, 0, 0, 14, 0, 0, 22},  // css
    {1599, -1, -1, -1, -1, 1369, 1971, 6, 1, 1, 0, 0, 14, 0, 0, 22},  // svg
    {1451, 255, -1, -1, -1, 1370, 1972, 7, 1, 1, 4, 4, 9, 0, 0, 22},  // cgPoint
    {1452, 255, -1, -1, -1, 1371, 1973, 8, 1, 1, 4, 4, 12, 0, 0, 22},  // cgSize
    {1453, 255, -1, -1, -1, 1372, 1974, 9, 1, 1, 4, 4, 13, 0, 0, 22},  // cgRect
    {1454, 255, -1, -1, -1, 1373, 1975, 10, 1, 1, 4, 4, 10, 0, 0, 22},  // cgVector
    {1455, 255, -1, -1, -1, 1374, 1976, 11, 1, 1, 4, 4, 14, 0, 0, 22},  // cgAffineTransform
    {1600, -1, -1, -1, -1, 1375, 1977, 12, 1, 1, 0, 0, 29, 0, 0, 22},  // views
    {121, -1, -1, -1, -1, 1376, 1978, 0, 2, 2, 0, 0, 14, 0, 0, 23},  // transform
    {121, -1, -1, -1, -1, 1378, 1980, 1, 3, 3, 0, 0, 14, 0, 0, 23},  // transform
    {1523, 1601, -1, -1, -1, 0, 0, 2, 0, 0, 5, 23, 22, 0, 0, 23},  // fill
    {1602, 1601, -1, -1, -1, 0, 0, 3, 0, 0, 5, 23, 22, 0, 0, 23},  // aspectFit
    {1603, 1601, -1, -1, -1, 0, 0, 4, 0, 0, 5, 23, 22, 0, 0, 23},  // aspectFill
    {1604, 1601, -1, -1, -1, 0, 0, 5, 0, 0, 5, 23, 22, 0, 0, 23},  // scaleToFill
    {1605, 1601, -1, -1, -1, 0, 0, 6, 0, 0, 5, 23, 22, 0, 0, 23},  // scaleAspectFit
    {1606, 1601, -1, -1, -1, 0, 0, 7, 0, 0, 5, 23, 22, 0, 0, 23},  // scaleAspectFill
    {121, -1, -1, -1, -1, 1381, 1983, 8, 1, 1, 0, 0, 54, 0, 0, 23},  // transform
    {1608, -1, -1, -1, -1, 1382, 1984, 9, 1, 1, 0, 0, 0, 0, 0, 23},  // area
    {378, -1, -1, -1, -1, 1383, 1985, 10, 2, 2, 0, 0, 2, 0, 0, 23},  // contains
    {355, -1, -1, -1, -1, 1385, 1987, 11, 1, 2, 1, 30, 4, 0, 0, 23},  // corners
    {1598, -1, -1, -1, -1, 0, 1989, 0, 0, 1, 2, 15, 3, 0, 0, 24},  // css
    {1599, -1, -1, -1, -1, 0, 1990, 1, 0, 1, 2, 15, 3, 0, 0, 24},  // svg
    {1609, -1, -1, -1, -1, 0, 1991, 2, 0, 1, 2, 15, 53, 0, 0, 24},  // latex
    {1609, -1, -1, -1, -1, 0, 1992, 3, 0, 1, 2, 16, 53, 0, 0, 24},  // latex
    {1610, -1, -1, -1, -1, 1386, 1993, 4, 1, 1, 0, 0, 53, 0, 0, 24},  // swiftCode
    {1611, -1, -1, -1, -1, 1387, 1994, 0, 1, 1, 0, 0, 53, 0, 0, 25},  // explain
    {1611, -1, -1, -1, -1, 1388, 1995, 1, 2, 2, 0, 0, 53, 0, 0, 25},  // explain
    {553, -1, -1, -1, -1, 1390, 1997, 2, 2, 2, 0, 0, 53, 0, 0, 25},  // compare
    {553, -1, -1, -1, -1, 1392, 1999, 3, 3, 3, 0, 0, 53, 0, 0, 25},  // compare
    {853, -1, -1, -1, 1671, 1450, 2002, 0, 1, 2, 1, 31, 8, 0, 0, 26},  // action
    {1672, -1, -1, -1, -1, 1452, 2004, 1, 1, 1, 3, 0, 3, 0, 0, 26},  // Selector
    {1674, -1, -1, -1, -1, 1453, 2005, 2, 1, 1, 0, 0, 3, 0, 0, 26},  // NSStringFromClass
    {1675, -1, -1, -1, -1, 1454, 2006, 3, 1, 1, 0, 0, 3, 0, 0, 26},  // NSSelectorFromString
};

static const int32_t labels[] = {
    124, 223, 224, 125, 225, 226, 228, 229, 232, 229, 233, -1, -1, 236, -1, 236, -1, -1, 236, 238, 229, 238,
    229, -1, 238, 229, 238, 229, 246, -1, -1, -1, -1, 7, -1, 270, 271, 276, 277, 278, 279, -1, 238, 229, -1,
    287, -1, -1, -1, -1, 292, 293, -1, -1, 298, 299, -1, -1, -1, -1, -1, 238, 229, 298, 299, 273, 301, -1,
    319, 320, -1, -1, -1, 358, 359, 360, 361, -1, -1, -1, 246, 292, 293, 292, 293, -1, -1, -1, -1, -1, -1,
    -1, 387, 388, 384, 385, -1, -1, -1, -1, -1, -1, -1, 413, 413, 413, 413, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 414, 415, 414, 415, 414, 415, 414, 415, 414, 415, 414, 415, 414, 415, 414, 415, 414, 415, 414, 415,
    416, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 388, 287, 246, 388, 270, 246, 287, 246, 270,
    246, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 492, 492, 496, 510, -1,
    246, 287, -1, -1, -1, -1, 492, 516, 517, 518, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 526, 532,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 546, -1, 548, -1, 550, -1, -1, -1, -1, -1, 85, 85,
    -1, 496, 85, 85, 85, 496, 9, -1, 9, -1, 563, -1, -1, -1, -1, -1, -1, -1, 567, 270, 388, -1, -1, 570, 571,
    -1, -1, -1, -1, 576, -1, 85, 577, 525, -1, -1, -1, -1, 246, 246, 246, -1, 570, -1, 579, -1, 580, 579,
    580, 580, -1, -1, -1, 577, 525, 570, 598, 496, 563, 496, -1, 601, -1, 602, 610, -1, -1, 610, -1, 610, -1,
    613, -1, -1, -1, 613, -1, -1, 618, 619, 246, -1, -1, -1, -1, -1, -1, 85, 85, -1, 246, -1, 246, 246, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 496, 496, 496, 496, 563, -1, -1, 563, -1, -1, -1, -1, 639,
    640, 641, 642, -1, 647, 642, 648, 649, 650, 642, 651, 640, 641, 642, 639, 640, 641, 642, 653, 701, 701,
    701, 701, 701, 701, 701, 701, 701, 701, 701, 701, 653, 709, 707, 287, -1, -1, -1, -1, 600, -1, 853, 7,
    -1, 853, 854, -1, 853, 7, -1, 853, 854, 7, -1, -1, 7, -1, 859, -1, 7, -1, 859, -1, 7, -1, 859, -1, 7, -1,
    859, -1, 7, -1, 7, 496, -1, -1, 892, -1, 895, -1, 580, 580, 899, -1, 900, -1, 901, -1, 287, -1, 388, -1,
    904, -1, 905, -1, 904, -1, 905, 496, -1, -1, -1, -1, -1, -1, -1, 580, -1, 923, -1, 924, -1, 563, -1, 563,
    -1, 563, 941, 563, 8, 8, 8, 956, 8, 956, -1, -1, -1, 287, -1, 388, -1, -1, 962, -1, -1, 709, 298, 299,
    298, 299, 298, 299, 1012, -1, 238, 229, -1, 238, 229, 238, 229, -1, -1, -1, 1016, -1, -1, 1016, 238, 229,
    238, 229, 238, 229, 1016, -1, -1, 238, 229, -1, 1031, 853, -1, 1031, 853, -1, 1031, 853, -1, 1031, 853,
    -1, 1031, 853, -1, 1031, 853, -1, 1031, 853, -1, 8, -1, 1088, 8, -1, 1090, 8, -1, 8, -1, -1, 8, -1, 1090,
    -1, 853, -1, 853, -1, 563, -1, 563, -1, 563, -1, 563, -1, 1098, -1, 1098, -1, 1098, -1, 1098, -1, 7, -1,
    1101, 1104, -1, -1, -1, 8, -1, 8, -1, 7, -1, -1, 7, -1, 7, -1, 388, 287, 1140, 388, 287, 1140, 1141, 388,
    287, 1140, 388, 287, 1140, 1141, 580, 388, 287, 1140, 580, 388, 287, 1140, 271, 580, 246, 1145, 1140,
    580, 580, 1147, 580, 1142, 580, 1147, 1142, 580, 1149, 287, 1140, 1040, 1040, 1040, 1040, -1, 706, -1,
    1257, -1, -1, -1, 1258, 1259, 1260, 1261, 1261, 1262, 1263, 1264, 1265, 1262, 580, 580, 1267, 1268, -1,
    -1, 580, 1271, 1272, 1271, 1272, 1271, 1272, 1273, 1271, 1272, 1273, 1271, 1274, 1272, 1271, 1274, 1272,
    1271, 1274, 1272, 1273, 1271, 1274, 1272, 1273, 1271, 1274, 1275, 1272, 1271, 1274, 1275, 1272, 1271,
    1274, 1275, 1272, 1273, 1271, 1274, 1275, 1272, 1273, 1271, 1274, 1276, 1277, 1272, 1271, 1274, 1276,
    1277, 1272, 1271, 1274, 1276, 1277, 1275, 1272, 1271, 1274, 1276, 1277, 1275, 1272, 1271, 1274, 1276,
    1277, 1272, 1273, 1271, 1274, 1276, 1277, 1272, 1273, 1271, 1274, 1276, 1277, 1275, 1272, 1273, 1271,
    1274, 1276, 1277, 1275, 1272, 1273, -1, 1272, -1, 1272, -1, 1272, 1273, -1, 1272, 1273, -1, 1274, 1275,
    1272, -1, 1274, 1275, 1272, -1, 1274, 1275, 1272, 1273, -1, 1274, 1275, 1272, 1273, -1, 1274, 1276, 1277,
    1275, 1272, 1273, -1, 1274, 1276, 1277, 1275, 1272, 1273, 1271, 1274, 1272, 1271, 1274, 1272, 1271, 1274,
    1275, 1272, 1271, 1274, 1275, 1272, 1271, 1274, 1272, 1273, 1271, 1274, 1272, 1273, 1271, 1274, 1275,
    1272, 1273, 1271, 1274, 1275, 1272, 1273, -1, 1274, 1275, 1272, 1273, -1, 1274, 1275, 1272, 1273, 1282,
    1283, 1272, 1282, 1283, 1272, -1, 1283, 1272, -1, 1283, 1272, 1271, 1274, 1275, 1272, 1273, 1271, 1274,
    1275, 1272, 1273, 1271, 1274, 1275, 1272, 1271, 1274, 1275, 1272, 1271, 1274, 1272, 1273, 1271, 1274,
    1272, 1273, 1271, 1274, 1272, 1271, 1274, 1272, -1, 1288, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1304, 700,
    700, 1304, -1, 1306, -1, 1306, 1309, -1, 1309, 1306, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 1324, 1324, 1324, 1341, 1353, 1272, 1341, 1353, 1272, 1341, 1353, 1341, 1353, 1341, 1261, 1272, 1341,
    1261, 1272, 1341, 1261, 1341, 1261, 1341, 1258, 1259, 1272, 1341, 1258, 1259, 1272, 1341, 1258, 1259,
    1341, 1258, 1259, 1341, 1354, 1341, 1354, 1356, -1, 580, 1361, 1362, -1, -1, 1364, -1, -1, 610, 610, 610,
    1378, -1, 1378, 1378, -1, 1378, 610, -1, 610, -1, 388, -1, 287, -1, -1, -1, -1, 1389, 1390, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 257, 258, 1399, 1400,
    259, 260, 1401, 1402, 1403, 1404, 1405, 1406, 261, 262, 1407, 263, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 570, -1, 1414, -1, 570, 1414, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    496, -1, 8, -1, -1, 496, -1, 8, -1, -1, 1431, -1, 1149, -1, 1149, 1431, -1, -1, 1431, -1, 1149, -1, 1149,
    1431, -1, -1, 165, 1450, 166, 167, 75, 200, 1451, 204, 1452, 206, 1453, 207, 1454, 205, 1455, 142, -1,
    -1, 1463, 1463, 1464, 311, 1472, 962, 1473, 1474, 1475, -1, -1, 311, 121, -1, 1478, 121, -1, -1, -1, -1,
    -1, -1, 525, 1115, -1, -1, 1472, 1503, 1504, 121, -1, -1, -1, -1, 1472, 1506, 1507, 287, 287, 121, 287,
    287, 121, 1511, 1511, 121, 287, 287, -1, -1, 121, -1, -1, 121, 8, 8, 121, 8, 1503, 1504, 8, 1503, 1504,
    121, -1, -1, -1, 121, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 287, 1258, 1259, 287, 1537, 1538, 287, 1537, 1538, 121,
    287, 1540, 287, 1541, 287, 1541, 121, 287, 1258, 1259, 287, 1540, 1545, 1145, 1546, 1547, 1548, 356,
    1145, 1546, 1547, 1548, 356, 1145, 1546, 1547, 1548, 121, 356, 1145, 1546, 1550, 356, 1145, 1546, 1550,
    121, 1551, 1145, 1546, 1547, 1548, 1545, 1145, 1546, 1547, 1548, 1553, 1554, 1145, 1553, 1554, 1145, 121,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1568, 1568, -1, -1, -1, -1, -1, -1, -1, -1, 1568, -1,
    121, -1, 1568, 121, -1, -1, -1, -1, -1, 388, 388, 388, 388, 388, -1, -1, 7, 7, 7, 7, 7, 388, 388, 287,
    388, 287, -1, 1607, 496, -1, 8, 8, -1, -1, -1, 1612, -1, -1, -1, -1, 496, -1, 563, 941, 563, 496, -1,
    580, 892, 895, -1, 287, -1, 388, -1, 287, -1, 388, -1, -1, 388, -1, 287, -1, 580, -1, 610, 610, -1, 580,
    899, -1, -1, -1, 579, -1, 570, 1356, 580, 1361, 1362, 1088, 8, -1, 8, 1104, 610, 1378, 1378, -1, 1378,
    -1, 1378, 610, -1, 610, 610, 610, -1, -1, -1, 233, -1, 236, 246, 270, 271, 276, 277, 278, 279, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, 1551, 1145, 1546, 1547, 1548, 1545, 1145, 1546, 1547, 1548, 356, 1145, 1546,
    1547, 1548, 356, 1145, 1546, 1547, 1548, 121, 356, 1145, 1546, 1550, 356, 1145, 1546, 1550, 121, -1, -1,
    -1, -1, -1, -1, -1, -1, 580, 246, 1145, 1140, 580, 388, 287, 1140, 271, -1, -1, -1, 238, 229, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 287, -1, 388, -1, 904, -1, 905, -1, 904, -1, 905, -1, 287, -1, 388, -1, 563, 941,
    563, -1, -1, -1
};

static const uint64_t kinds[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 258, 1, 258, 10, 1, 10, 1, 1, 10, 1, 1, 1, 1, 15, 15, 15, 1, 1, 15, 1, 1,
    15, 258, 15, 15, 15, 15, 15, 15, 64609979658, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 20, 10, 258, 13, 1, 258, 11, 17, 17, 17, 17, 17, 1, 1, 10, 10, 10, 15, 10, 10, 10, 10, 10,
    10, 10, 10, 1, 1, 11, 11, 11, 11, 15, 11, 1, 1, 13, 13, 13, 15, 13, 13, 13, 13, 13, 13, 12, 12, 12, 12,
    12, 12, 1, 1, 1, 1, 10, 13, 14, 13, 14, 13, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14,
    14, 14, 14, 14, 14, 1, 1, 1, 1, 51, 51, 51, 14, 51, 14, 1, 1, 14, 1, 1, 14, 14, 14, 14, 14, 14, 14, 10,
    14, 14, 14, 14, 14, 15, 14, 1, 19, 14, 14, 16, 16, 16, 16, 16, 16, 1, 570687746, 570687746, 570687746,
    570687746, 570687746, 570687746, 1, 1, 1, 1, 513, 513, 513, 513, 513, 513, 513, 513, 513, 513, 513, 513,
    513, 513, 513, 513, 513, 513, 513, 513, 513, 513, 513, 513, 513, 513, 513, 513, 513, 1, 1, 1, 1, 513,
    513, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 258, 258, 258, 258, 258, 258, 258,
    258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 25, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 258, 258, 258, 1, 1, 1, 1, 1, 5, 5, 5, 5, 5,
    5, 395269, 395269, 0, 50, 5, 50, 5, 50, 5, 50, 5, 0, 50, 5, 50, 5, 50, 5, 1, 5, 0, 5, 0, 5, 5, 5, 5, 1,
    5, 1, 0, 5, 0, 1, 5, 1, 1, 5, 0, 5, 4, 5, 50, 1, 1, 5, 0, 5, 50, 5, 50, 5, 50, 5, 0, 5, 50, 5, 50, 5, 50,
    5, 0, 5, 50, 5, 50, 5, 50, 5, 5, 5, 5, 5, 1, 5, 1, 8, 50, 5, 5, 5, 1, 5, 5, 1, 5, 1, 5, 1, 5, 1, 5, 1, 5,
    1, 5, 1, 1, 5, 5, 0, 5, 50, 5, 50, 5, 1, 5, 5, 5, 5, 50, 8, 50, 5, 0, 50, 5, 50, 0, 1, 5, 5, 269619,
    269619, 269619, 269619, 5, 50, 5, 50, 5, 5, 50, 5, 50, 5, 4, 5, 0, 5, 1541, 5, 0, 1, 5, 1541, 1, 5, 1, 5,
    5, 5, 5, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 1, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 0,
    0, 0, 0, 0, 7, 7, 7, 7, 7, 7, 7, 0, 7, 0, 7, 0, 0, 7, 0, 0, 7, 7, 7, 7, 50, 7, 50, 7, 50, 7, 7, 50, 7, 0,
    7, 0, 5, 395269, 50, 7, 50, 7, 50, 7, 50, 7, 50, 7, 0, 50, 7, 50, 7, 50, 7, 50, 7, 50, 7, 50, 7, 50, 7,
    50, 7, 7, 8, 8, 8, 8, 8, 1, 8, 50, 8, 67503368, 67504133, 6, 6, 6, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6,
    1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 0, 6, 0, 6, 0, 6, 0, 6,
    6, 6, 6, 0, 6, 0, 1, 1, 1, 1, 18, 1, 18, 18, 18, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 4, 14, 14, 14,
    14, 14, 14, 14, 14, 14, 14, 14, 14, 30, 30, 30, 30, 30, 30, 30, 4, 4, 0, 30, 30, 10, 30, 30, 30, 30, 30,
    30, 1, 1, 1, 1, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 4, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    30, 30, 30, 30, 0, 1074, 4, 30, 0, 1074, 4, 30, 0, 590898, 4, 30, 0, 590898, 4, 30, 4, 30, 4, 30, 2308,
    4, 30, 2308, 4, 30, 0, 4, 30, 0, 4, 30, 0, 4, 30, 0, 4, 30, 0, 4, 30, 0, 4, 30, 0, 4, 30, 0, 4, 30, 30,
    30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    30, 30, 30, 1, 30, 1, 1, 30, 30, 30, 30, 30, 30, 30, 3594, 2334, 30, 3594, 2334, 30, 3594, 2334, 30,
    3594, 2334, 30, 3594, 2334, 30, 3594, 2334, 30, 30, 31, 31, 31, 30, 31, 30, 31, 31, 30, 30, 30, 14, 31,
    14, 30, 30, 30, 13, 30, 30, 30, 30, 3, 31, 30, 1, 31, 31, 1, 31, 31, 31, 31, 31, 31, 30, 30, 30, 30, 30,
    30, 10, 0, 30, 0, 0, 30, 0, 0, 30, 10, 0, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 0, 30, 14, 3, 31, 31,
    31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31,
    31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 15, 31, 31, 31, 31, 31, 31, 31, 31,
    3594, 2335, 31, 3594, 2335, 31, 10, 31, 10, 1, 4, 4, 4, 48, 1, 1, 48, 1, 48, 1, 48, 1, 1, 2609, 48, 1,
    48, 1, 1, 48, 10, 48, 1, 1, 48, 1, 48, 1, 48, 13, 48, 2, 48, 2, 2609, 48, 1, 48, 1, 2609, 48, 1, 1, 48,
    1, 48, 1, 48, 1, 1, 2609, 48, 15, 48, 51, 48, 48, 48, 48, 48, 49, 49, 1, 1, 15, 0, 590898, 50, 0, 590898,
    50, 0, 590898, 50, 0, 590898, 50, 0, 590898, 50, 0, 590898, 50, 0, 590898, 50, 34, 33, 33, 33, 33, 33,
    33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 2334, 33, 2334, 33, 1, 2334, 33, 1, 2334,
    33, 2334, 33, 2334, 33, 2334, 33, 2334, 33, 2826, 2334, 33, 2826, 2334, 33, 0, 590898, 33, 0, 590898, 33,
    1541, 0, 33, 1541, 0, 33, 1541, 0, 33, 1541, 0, 33, 1541, 0, 33, 1541, 0, 33, 1541, 0, 33, 1541, 0, 33,
    51, 0, 33, 51, 0, 33, 33, 33, 33, 33, 30, 33, 30, 33, 30, 30, 30, 30, 51, 2334, 51, 2334, 51, 2334, 51,
    2334, 5, 51, 598302, 51, 598302, 51, 598302, 51, 51, 51, 51, 51, 51, 51, 51, 10, 10, 1, 10, 10, 1, 3, 5,
    5, 1, 5, 5, 1, 3, 10, 1, 1, 1, 10, 1, 1, 1, 258, 10, 258, 1, 1, 10, 10, 1, 10, 1, 10, 1, 1, 10, 1, 5, 1,
    39, 1, 1, 1, 1, 1, 41, 41, 1, 1, 1, 1, 10, 10, 40, 1, 1, 11, 1, 1, 1, 11, 38, 1, 38, 1, 38, 38, 10, 10,
    1301274266515931649, 1301274266515931649, 1, 1, 50, 1, 50, 2354, 1, 1, 50, 1, 1, 50, 2354, 1, 1,
    151061799, 50, 1, 1, 151061799, 50, 2354, 1, 1, 1, 1, 50, 1, 1, 1, 1, 151061799, 50, 1, 1, 1, 1, 50,
    2354, 1, 1, 1, 1, 151061799, 50, 2354, 1, 50, 1, 50, 2354, 1, 1, 151061799, 50, 1, 1, 151061799, 50,
    2354, 1, 1, 1, 1, 151061799, 50, 2354, 1, 1, 50, 1, 1, 151061799, 50, 1, 1, 50, 2354, 1, 1, 151061799,
    50, 2354, 1, 1, 151061799, 50, 2354, 1, 1, 50, 1, 1, 50, 1, 1, 151061799, 50, 2354, 1, 1, 151061799, 50,
    1, 1, 50, 2354, 1, 1, 50, 2308, 0, 1, 1, 1, 3, 3, 40, 0, 602628, 602628, 0, 4, 4, 0, 47, 50, 47, 50, 47,
    50, 47, 50, 47, 1, 50, 47, 1, 50, 47, 50, 1, 47, 50, 1, 1, 1, 1, 1, 1, 50, 3, 2308, 2308, 2308, 37, 37,
    37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37,
    37, 37, 37, 37, 37, 37, 1, 40, 2354, 1, 40, 1, 1, 2354, 1, 1, 1, 10, 10, 2354, 1, 10, 10, 1, 38, 37, 37,
    1, 37, 37, 3, 37, 45, 37, 2342, 1, 37, 50, 37, 50, 1, 37, 50, 37, 37, 37, 37, 37, 37, 37, 37, 44, 45, 31,
    37, 2308, 31, 4, 31, 4, 31, 31, 31, 4, 31, 0, 4, 30, 4, 30, 0, 4, 31, 4, 31, 0, 4, 31, 31, 31, 31, 1,
    2335, 31, 1, 2335, 1, 3, 2342, 2354, 15, 15, 1, 1, 1, 1, 1, 1, 15, 15, 258, 258, 258, 15, 258, 258, 258,
    15, 258, 1, 1, 1, 258, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 15, 15, 15, 15, 15, 15,
    15, 15, 0, 0, 4, 0, 4, 0, 4, 4, 0, 4, 4, 4, 3, 3, 3, 3, 4, 3, 4, 3, 3, 0, 22, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 3, 10, 10, 13, 13, 14, 14, 11,
    11, 15, 15, 1, 1, 1, 1, 1, 3, 10, 13, 14, 11, 15, 4, 4, 4, 4, 0, 14, 14, 1, 14, 14, 32, 14, 2319, 14,
    2319, 32, 14, 2319, 14, 2319, 32, 2319, 14, 32, 32, 32, 32, 32, 32, 2309, 1, 1, 32, 50, 32, 32, 14, 1, 1,
    2319, 14, 1, 1, 2319, 14, 66843, 13, 32, 10, 32, 10, 15, 32, 10, 32, 10, 15, 32, 5, 32, 5, 15, 32, 14,
    32, 14, 15, 32, 5, 32, 5, 15, 32, 14, 32, 14, 15, 32, 14, 1, 1, 32, 14, 1, 1, 15, 32, 32, 32, 32, 32, 32,
    15, 32, 15, 32, 32, 32, 32, 32, 32, 2319, 14, 32, 2319, 1, 1, 32, 2319, 1, 1, 32, 2319, 14, 1, 1, 32,
    2319, 5, 1, 32, 2319, 5, 1, 32, 32, 32, 2319, 32, 32, 32, 10, 10, 10, 32, 10, 10, 10, 32, 10, 10, 10, 15,
    32, 10, 10, 32, 10, 10, 32, 10, 10, 15, 32, 10, 1, 258, 258, 3, 32, 10, 1, 258, 258, 3, 32, 10, 1, 258,
    258, 3, 15, 32, 10, 1, 258, 258, 32, 10, 1, 258, 258, 15, 10, 1, 258, 258, 3, 32, 10, 10, 1, 32, 10, 10,
    1, 15, 32, 2319, 1, 1, 1, 1, 1, 32, 2319, 1, 1, 1, 1, 1, 1, 32, 2319, 1, 1, 1, 1, 32, 2319, 1, 1, 1, 258,
    258, 0, 32, 2319, 1, 1, 1, 258, 258, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 2319, 32, 2319, 32,
    32, 32, 32, 2319, 32, 2319, 32, 32, 10, 32, 10, 28, 32, 10, 15, 32, 10, 28, 15, 32, 2319, 10, 3, 31, 31,
    31, 31, 31, 31, 31, 18, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 14, 14, 14, 14, 23, 5, 5, 10, 5, 30, 2334,
    15, 15, 15, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 31, 4, 4, 52, 4
};

static const uint8_t types[] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 3, 4, 4, 4, 5, 5, 5, 4, 3, 8, 8, 2, 10, 11, 13, 14,
    17, 19, 18, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 51, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 25, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 7, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 26, 26, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    4, 34, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 21, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 30, 0, 30, 0, 0, 30,
    0, 0, 0, 0, 0, 0, 31, 31, 31, 31, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 49, 0, 0, 0, 0, 0, 48, 15, 33, 0, 33, 33, 33, 33, 33,
    33, 35, 34, 0, 35, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 51, 0, 0, 0, 0, 0, 0, 0, 36, 36, 0, 0, 0, 0, 0, 0, 0, 0, 51, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 39, 39, 39, 39, 40, 40, 41, 44, 45, 42, 43, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 38, 38, 38, 38, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 37, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 47, 1, 1, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 37, 0, 37, 37, 37, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 37, 37, 0, 0, 0, 0,
    0, 0, 0, 0, 46, 0, 0, 0, 0, 0, 0, 0, 0, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 32, 32, 32, 32, 18, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 27, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 28, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 24, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 23, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4
};

static const int32_t type_names[] = {
    155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175,
    176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 164, 191, 192, 193, 194, 195,
    196, 197, 198, 199, 200, 201, 202, 203, 204, 205, 206, 207, 142, 208, 209, 210, 211, 212, 213, 214, 215,
    216, 217, 218, 219, 220, 221, 222, 255, 357, 484, 603, 604, 605, 622, 772, 773, 797, 811, 877, 930, 932,
    935, 942, 943, 944, 945, 1022, 1028, 1029, 1030, 1032, 1033, 1034, 1035, 1036, 1037, 798, 1038, 1039,
    1041, 1112, 1120, 1121, 1130, 1152, 1153, 1154, 1155, 1156, 1157, 1158, 1159, 1160, 1161, 1162, 1252,
    1253, 1254, 1255, 1299, 1300, 1301, 1323, 1325, 1326, 1327, 1286, 1371, 1372, 1381, 1390, 1465, 1466,
    1467, 1468, 1469, 652, 1470, 1492, 1575, 1586, 1601, 1672, 1673
};

static const struct catalogue_tables tables = {
    bytes, COUNT(bytes) - 1, names, COUNT(names), slots, COUNT(slots), first, COUNT(first),
    links, COUNT(links), entries, COUNT(entries), labels, COUNT(labels), kinds, COUNT(kinds),
    types, COUNT(types), type_names, COUNT(type_names)};

const struct catalogue_tables *_Nonnull catalogue_tables(void) { return &tables; }
