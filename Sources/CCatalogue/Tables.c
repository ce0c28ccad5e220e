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
    "greatestFiniteMagnitude" "CGFLOAT_MAX" "max" "NSIntegerMax" "min" "NSIntegerMin" "truncating" "exactly"
    "exp" "expf" "log" "logf" "abs" "fabs" "fabsf" "floor" "floorf" "ceil" "ceilf" "roundf" "pow" "powf"
    "hypotf" "fmod" "fmodf" "stride" "fmin" "fmax" "trunc" "truncf" "rint" "rintf" "nearbyint" "nearbyintf"
    "lrint" "lrintf" "llrint" "llrintf" "lround" "lroundf" "llround" "llroundf" "log2" "log2f" "log10"
    "log10f" "exp2" "exp2f" "cbrt" "cbrtf" "sinh" "sinhf" "cosh" "coshf" "tanh" "tanhf" "copysign"
    "copysignf" "fdim" "fdimf" "fminf" "fmaxf" "isnan" "isinf" "isfinite" "signbit" "INT_MAX" "INT_MIN"
    "UINT_MAX" "LONG_MAX" "LONG_MIN" "NSUIntegerMax" "M_LN2" "M_LN10" "rounded" "FloatingPointRoundingRule"
    "up" "down" "toNearestOrEven" "toNearestOrAwayFromZero" "towardZero" "awayFromZero"
    "truncatingRemainder" "dividingBy" "signum" "magnitude" "isMultiple" "of" "isFinite" "isZero" "isNaN"
    "description" "ulp" "nextUp" "nextDown" "exponent" "significand" "leastNormalMagnitude"
    "leastNonzeroMagnitude" "isNormal" "isLess" "than" "isLessThanOrEqualTo" "advanced" "addingProduct"
    "quotient" "quotientAndRemainder" "degrees" "radians" "turns" "sin" "sinf" "cos" "cosf" "tan" "tanf"
    "count" "first" "last" "reversed" "enumerated" "zip" "sequence" "next" "compactMap" "filter" "reduce"
    "forEach" "enumerateObjectsUsingBlock" "objectAtIndex" "indexOfObject" "arrayByAddingObject"
    "arrayByAddingObjectsFromArray" "NSNotFound" "removeLastObject" "removeObjectAtIndex"
    "replaceObjectAtIndex" "withObject" "insertObject" "atIndex" "exchangeObjectAtIndex" "withObjectAtIndex"
    "makeObjectsPerformSelector" "sortedArrayUsingComparator" "compare" "NSOrderedAscending" "NSOrderedSame"
    "NSOrderedDescending" "allSatisfy" "firstIndex" "lastIndex" "drop" "elementsEqual" "starts" "with"
    "dropFirst" "dropLast" "suffix" "upTo" "joined" "split" "separator" "whereSeparator" "reserveCapacity"
    "indices" "startIndex" "endIndex" "into" "repeating" "sorted" "contentsOf" "at" "uppercased"
    "lowercased" "hasPrefix" "hasSuffix" "isLetter" "isNumber" "isWhitespace" "isUppercase" "isLowercase"
    "isPunctuation" "wholeNumberValue" "capitalized" "floatValue" "doubleValue" "integerValue" "intValue"
    "components" "separatedBy" "replacingOccurrences" "type" "describing" "reflecting" "Dictionary"
    "NSDictionary" "NSMutableDictionary" "keys" "allKeys" "values" "allValues" "forKey" "removeObjectForKey"
    "removeAllObjects" "uniquingKeysWith" "mapValues" "merging" "objectForKey" "valueForKey"
    "uniqueKeysWithValues" "grouping" "lowerBound" "upperBound" "Set" "formUnion" "formIntersection"
    "subtracting" "subtract" "symmetricDifference" "formSymmetricDifference" "isSubset" "isSuperset"
    "isStrictSubset" "isStrictSuperset" "isDisjoint" "update" "popFirst" "addObject" "containsObject:"
    "anyObject" "red" "green" "blue" "alpha" "withAlphaComponent" "set" "setFill" "setStroke" "white" "hue"
    "saturation" "brightness" "displayP3Red" "CGColor" "named" "black" "blackColor" "whiteColor" "redColor"
    "greenColor" "blueColor" "cyan" "cyanColor" "yellow" "yellowColor" "magenta" "magentaColor" "orange"
    "orangeColor" "purple" "purpleColor" "brown" "brownColor" "gray" "grayColor" "lightGray"
    "lightGrayColor" "darkGray" "darkGrayColor" "clear" "clearColor" "systemRed" "systemOrange"
    "systemYellow" "systemGreen" "systemMint" "systemTeal" "systemCyan" "systemBlue" "systemIndigo"
    "systemPurple" "systemPink" "systemBrown" "systemGray" "systemGray2" "systemGray3" "systemGray4"
    "systemGray5" "systemGray6" "systemBackground" "secondarySystemBackground" "label" "frame" "bounds"
    "anchorPoint" "isHidden" "clipsToBounds" "name" "image" "UIImage" "systemName" "moveAnchor"
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
    {3816, 1550566188}, {3826, 1592295328}, {3833, 1524000883}, {3836, 1923516200}, {3840, 3391553482},
    {3843, 1062293841}, {3847, 3825392021}, {3850, 709362235}, {3854, 392774327}, {3859, 2880712451},
    {3864, 3102149661}, {3870, 2394465697}, {3874, 1659167240}, {3879, 475034410}, {3885, 3434436711},
    {3888, 1479764693}, {3892, 2347825097}, {3898, 1197479801}, {3902, 1351583639}, {3907, 3270705251},
    {3913, 366569208}, {3917, 1251212115}, {3921, 1621599661}, {3926, 3579732453}, {3932, 1720942905},
    {3936, 140187182}, {3941, 1868829528}, {3950, 3948149459}, {3960, 708029167}, {3965, 3185475540},
    {3971, 2537751862}, {3977, 2778439310}, {3984, 2616928056}, {3990, 4139930401}, {3997, 3135838405},
    {4004, 2498734875}, {4012, 4064998855}, {4016, 268639961}, {4021, 4092159661}, {4026, 2346846000},
    {4032, 2328988770}, {4036, 2519117294}, {4041, 3873647896}, {4045, 1415682102}, {4050, 631424496},
    {4054, 282220607}, {4059, 3558937627}, {4063, 4099687964}, {4068, 658698766}, {4072, 153638352},
    {4077, 545189250}, {4085, 197671877}, {4094, 792060313}, {4098, 513084933}, {4103, 2275780057},
    {4108, 2616489071}, {4113, 4075421329}, {4118, 2981347434}, {4123, 648810968}, {4131, 638754166},
    {4138, 591523055}, {4145, 4047093083}, {4152, 656837285}, {4160, 3789446092}, {4168, 4277107410},
    {4176, 3906719864}, {4189, 2663715805}, {4194, 2698097207}, {4200, 3072217742}, {4207, 1920734138},
    {4232, 4225734153}, {4234, 1128467232}, {4238, 1035581717}, {4253, 3525779695}, {4276, 1975486251},
    {4286, 2889234988}, {4298, 128921049}, {4317, 1127666911}, {4327, 2542550614}, {4333, 2627312426},
    {4342, 1195911285}, {4352, 4151950225}, {4354, 1765031016}, {4362, 1814435734}, {4368, 3602780627},
    {4373, 876513898}, {4384, 879704937}, {4387, 986710028}, {4393, 2682709205}, {4401, 1379501780},
    {4409, 854709318}, {4420, 925110256}, {4440, 827033813}, {4461, 3417352379}, {4469, 2226546594},
    {4475, 169017192}, {4479, 3843578906}, {4498, 221667867}, {4506, 3218681947}, {4519, 987224379},
    {4527, 3728990320}, {4547, 4007662012}, {4554, 2941534958}, {4561, 2238339041}, {4566, 3277562923},
    {4569, 3761252941}, {4573, 382886321}, {4576, 4220379804}, {4580, 4200353678}, {4583, 2633446552},
    {4587, 388525018}, {4592, 967958004}, {4597, 1216469057}, {4601, 1675745305}, {4609, 3533348019},
    {4619, 2267784115}, {4622, 2877453236}, {4630, 1011085160}, {4634, 1555467752}, {4644, 1419061120},
    {4650, 3353438327}, {4656, 2002030311}, {4663, 931910521}, {4689, 1638953034}, {4702, 263889333},
    {4715, 2304257469}, {4734, 2571507861}, {4763, 4039984575}, {4773, 1623797237}, {4789, 2667149886},
    {4808, 1204873229}, {4828, 2611599107}, {4838, 1975768454}, {4850, 3532344479}, {4857, 2718014180},
    {4878, 713077974}, {4895, 2712081721}, {4921, 1361625375}, {4947, 864165631}, {4954, 3189629876},
    {4972, 165942467}, {4985, 1655317257}, {5004, 1010779457}, {5014, 2215640769}, {5024, 1070265239},
    {5033, 1134120687}, {5037, 2846199180}, {5050, 1743930340}, {5056, 4005059268}, {5060, 206241385},
    {5069, 1115344066}, {5077, 567586076}, {5083, 3901637708}, {5087, 803046281}, {5093, 152899664},
    {5098, 2276994531}, {5107, 1787359420}, {5121, 2796815519}, {5136, 3918278559}, {5143, 4155575922},
    {5153, 236925125}, {5161, 1684779966}, {5165, 798074659}, {5174, 2374006294}, {5180, 3103973672},
    {5190, 2926810054}, {5192, 1462048136}, {5202, 1244814717}, {5212, 1696195782}, {5221, 3093996503},
    {5230, 2756264342}, {5238, 2866045037}, {5246, 1163907536}, {5258, 2104353872}, {5269, 3110688315},
    {5280, 3317910134}, {5293, 2755011687}, {5309, 2069497450}, {5320, 1516930437}, {5330, 296395306},
    {5341, 1195616409}, {5353, 942984426}, {5361, 2949131327}, {5371, 469045609}, {5382, 2847090017},
    {5402, 176574206}, {5406, 1361572173}, {5416, 1896686403}, {5426, 3273657238}, {5436, 1266202965},
    {5448, 3635588042}, {5467, 2733832836}, {5471, 4182378701}, {5478, 2110798224}, {5484, 877087803},
    {5493, 1970364490}, {5499, 1275339983}, {5517, 350857000}, {5533, 2079739832}, {5549, 1996921413},
    {5558, 2043970711}, {5565, 1731736080}, {5577, 4080117376}, {5588, 1493013840}, {5608, 2398078988},
    {5616, 1065574956}, {5626, 2965413338}, {5636, 990401381}, {5639, 682729123}, {5648, 1722954222},
    {5664, 3827859290}, {5675, 37271103}, {5683, 1119987041}, {5702, 2161276179}, {5725, 3507573001},
    {5733, 2301731235}, {5743, 1862550028}, {5757, 3213420894}, {5773, 288415389}, {5783, 4033069017},
    {5789, 672109684}, {5797, 3339054942}, {5806, 3080967843}, {5821, 834189487}, {5830, 904369474},
    {5833, 1089765596}, {5838, 18738364}, {5842, 2197550541}, {5847, 1569418667}, {5865, 1419285594},
    {5868, 3324446467}, {5875, 2540844914}, {5884, 936176715}, {5889, 3724674918}, {5892, 3817694041},
    {5902, 4121092745}, {5912, 886071850}, {5924, 2390028659}, {5931, 4182669406}, {5936, 3555021734},
    {5941, 1452231588}, {5951, 665752555}, {5961, 2665914025}, {5969, 1172522883}, {5979, 2411978403},
    {5988, 2082024064}, {5992, 1231115066}, {6001, 244075885}, {6007, 96429129}, {6018, 1558106348},
    {6025, 1676028392}, {6037, 3565214879}, {6043, 1169454059}, {6054, 2276069802}, {6060, 2590900991},
    {6071, 403953390}, {6076, 817772335}, {6086, 3894621598}, {6090, 3130700698}, {6099, 3811712141},
    {6108, 2836898780}, {6122, 744222851}, {6130, 3219325754}, {6143, 455433581}, {6148, 1550717474},
    {6158, 4099875093}, {6167, 2687217115}, {6179, 3317790454}, {6191, 680679420}, {6202, 4074568615},
    {6212, 972345196}, {6222, 2124225882}, {6232, 1707208587}, {6242, 1698171440}, {6254, 1765986002},
    {6266, 3099195470}, {6276, 1325296208}, {6287, 1159889848}, {6297, 3210628243}, {6308, 3799163251},
    {6319, 3782385632}, {6330, 3899828965}, {6341, 3883051346}, {6352, 3866273727}, {6368, 4169345192},
    {6393, 3573351892}, {6398, 4137097213}, {6403, 3523899814}, {6409, 1029089800}, {6420, 1290530634},
    {6428, 4203053801}, {6441, 406972148}, {6445, 2369371622}, {6450, 3008443898}, {6457, 3726277920},
    {6467, 1742909879}, {6477, 877317237}, {6490, 1513289445}, {6514, 2694946607}, {6536, 3902926015},
    {6539, 2516003219}, {6554, 3083183824}, {6558, 3185987134}, {6567, 3141474305}, {6580, 1010012291},
    {6584, 659427984}, {6595, 3254824265}, {6603, 1438951982}, {6612, 571377267}, {6630, 143865419},
    {6648, 445834375}, {6662, 4201716739}, {6675, 2082798958}, {6679, 3883353449}, {6702, 1252969316},
    {6719, 611349806}, {6741, 3939761393}, {6765, 1880591026}, {6791, 1052979093}, {6807, 1315057949},
    {6820, 3198073272}, {6845, 1888717571}, {6858, 1499172353}, {6872, 1151719106}, {6890, 1297838153},
    {6901, 1291853992}, {6913, 3864824124}, {6926, 284302454}, {6944, 2291378338}, {6966, 2024043478},
    {6981, 3416336049}, {6992, 3326301860}, {7003, 2097883034}, {7021, 2658088632}, {7031, 4116806241},
    {7043, 2750625341}, {7060, 2805121617}, {7069, 2636563400}, {7075, 1226705564}, {7085, 1144915353},
    {7103, 1085962434}, {7109, 542584942}, {7127, 1880354216}, {7136, 2126046479}, {7157, 3409685817},
    {7167, 2322214854}, {7189, 715012316}, {7194, 667630371}, {7211, 4011681569}, {7226, 2477794221},
    {7241, 2826459802}, {7248, 863636682}, {7278, 3312035873}, {7306, 2374822095}, {7322, 1117036282},
    {7338, 2727146260}, {7350, 2338438971}, {7358, 894604266}, {7376, 239266950}, {7392, 3440848049},
    {7410, 1563451997}, {7446, 1300855194}, {7464, 2649340029}, {7477, 3157132282}, {7508, 1994390723},
    {7521, 3295732442}, {7540, 3217941162}, {7577, 2638373311}, {7596, 729836362}, {7613, 1103965319},
    {7648, 3909734774}, {7665, 3422384807}, {7679, 1562399317}, {7711, 3535094014}, {7725, 2862813109},
    {7745, 70193435}, {7783, 3331707904}, {7803, 167527483}, {7807, 810547195}, {7829, 3377910156},
    {7845, 2815096657}, {7886, 3232227944}, {7905, 2636711499}, {7919, 2461495057}, {7924, 502047894},
    {7930, 3867909202}, {7950, 2942666046}, {7956, 1490954098}, {7967, 1092012710}, {7992, 38792922},
    {8003, 2899252294}, {8011, 871591685}, {8033, 1041997713}, {8041, 3217987877}, {8049, 1309284212},
    {8071, 2823090016}, {8079, 4012061332}, {8094, 4204111253}, {8099, 3492500287}, {8108, 773059133},
    {8131, 2759092874}, {8140, 481727645}, {8154, 2303844654}, {8182, 1323066019}, {8196, 590774350},
    {8205, 421821156}, {8228, 696240407}, {8237, 1453714756}, {8252, 466020238}, {8281, 4077855673},
    {8296, 1744839726}, {8312, 1408722253}, {8342, 876245160}, {8358, 452810861}, {8371, 1260603725},
    {8398, 968316954}, {8411, 859371885}, {8425, 1658883364}, {8453, 3531153185}, {8467, 486221508},
    {8478, 4064395570}, {8503, 2257273533}, {8514, 3217031314}, {8526, 1898701486}, {8552, 692253475},
    {8564, 2618608526}, {8578, 889051197}, {8606, 1439665068}, {8620, 3703752221}, {8635, 158609817},
    {8664, 3199826274}, {8679, 3872230201}, {8692, 592993401}, {8719, 2782426318}, {8732, 1648296985},
    {8754, 2036964556}, {8790, 1478369021}, {8812, 2072579308}, {8821, 588027325}, {8827, 3294899967},
    {8843, 2406610228}, {8855, 1136770368}, {8866, 1099727666}, {8893, 3943336079}, {8901, 3373088083},
    {8909, 1118385669}, {8922, 1252830802}, {8930, 1310484760}, {8948, 4211107556}, {8966, 4235327583},
    {8985, 1911957762}, {8997, 2274977100}, {9007, 1894102977}, {9024, 1868420705}, {9039, 1229760322},
    {9054, 401251929}, {9063, 4136070254}, {9073, 141711844}, {9086, 1877099350}, {9096, 4224630636},
    {9122, 2956264019}, {9146, 3731343133}, {9157, 1490880043}, {9172, 651349070}, {9191, 3553571131},
    {9212, 798050051}, {9232, 1738029828}, {9241, 830772382}, {9265, 975665791}, {9272, 3753552150},
    {9294, 1268347563}, {9303, 2675976173}, {9311, 2255101473}, {9322, 938963840}, {9334, 1325536902},
    {9344, 66138439}, {9363, 2650151654}, {9375, 1362571274}, {9382, 2674091075}, {9399, 4180264212},
    {9410, 2220611910}, {9416, 3628923247}, {9435, 2290191893}, {9448, 524486259}, {9463, 536057419},
    {9476, 2266436945}, {9488, 2660165913}, {9500, 2510371521}, {9507, 1647949432}, {9518, 2499925078},
    {9524, 1061329053}, {9532, 2186648520}, {9544, 3685987662}, {9558, 1203193122}, {9572, 3305235377},
    {9587, 3408062813}, {9609, 598285973}, {9620, 2107277412}, {9635, 1771288722}, {9649, 1024755039},
    {9669, 2323362532}, {9689, 295121441}, {9701, 3240065181}, {9710, 3923523740}, {9730, 140741692},
    {9760, 687274249}, {9770, 1680403306}, {9781, 186774928}, {9795, 2185261687}, {9800, 2753641482},
    {9805, 2454962418}, {9822, 958887293}, {9840, 3594902096}, {9848, 2175633178}, {9865, 775974691},
    {9872, 4056008598}, {9886, 32195591}, {9893, 3647323098}, {9909, 3198753898}, {9920, 2621687777},
    {9944, 56185609}, {9952, 3091067239}, {9956, 3935363592}, {9966, 3073585980}, {9973, 1867556362},
    {9986, 2589014835}, {10002, 3891896413}, {10008, 4148812653}, {10015, 1700657266}, {10027, 1106246455},
    {10042, 754571866}, {10053, 1038506759}, {10059, 4176775601}, {10068, 2830785103}, {10078, 1731433239},
    {10086, 855408348}, {10094, 2834400513}, {10109, 3963693047}, {10118, 3544094494}, {10124, 4009327117},
    {10140, 492923249}, {10153, 1423062726}, {10171, 161915485}, {10214, 2642763852}, {10227, 1214513038},
    {10244, 1445723454}, {10253, 2844467682}, {10260, 3334659430}, {10272, 3572701046}, {10283, 555663897},
    {10294, 3123020006}, {10307, 3005567066}, {10319, 2400366623}, {10331, 2266193630}, {10341, 3448933658},
    {10354, 3786999131}, {10362, 2370703267}, {10374, 1489487637}, {10389, 2552112075}, {10407, 2857694466},
    {10420, 2048902997}, {10435, 1468503355}, {10454, 376585884}, {10466, 1938712828}, {10488, 3810570069},
    {10507, 1375206950}, {10529, 1648973383}, {10548, 1187236458}, {10570, 1447170883}, {10589, 2183746320},
    {10611, 4241624385}, {10618, 3048556132}, {10637, 3744775116}, {10655, 3621218635}, {10672, 3611392321},
    {10683, 3412690475}, {10696, 2109961146}, {10722, 2124853820}, {10744, 4061796954}, {10751, 4173553157},
    {10759, 2053962742}, {10769, 503535429}, {10780, 1836668495}, {10789, 721310682}, {10804, 1006735486},
    {10816, 325084441}, {10821, 2961925722}, {10831, 497438945}, {10840, 1787797455}, {10851, 1849888827},
    {10871, 3825011241}, {10880, 385702446}, {10886, 2166834857}, {10893, 3055437297}, {10900, 601507180},
    {10916, 2970916523}, {10920, 1041509726}, {10925, 1494001562}, {10934, 2984076638}, {10941, 2157316278},
    {10947, 348705738}, {10961, 737459482}, {10967, 1122880180}, {10978, 1945272936}, {10993, 2380932862},
    {11001, 2548392784}, {11012, 3688764708}, {11022, 1901756438}, {11031, 906872895}, {11042, 1648836552},
    {11049, 1359877577}, {11057, 521485205}, {11070, 252720416}, {11084, 1264131298}, {11088, 1582017048},
    {11107, 422274124}, {11126, 3020961236}, {11132, 845187144}, {11154, 1120609123}, {11178, 3704248662},
    {11205, 1361184210}, {11227, 254023945}, {11255, 3600137057}, {11279, 2682444316}, {11288, 1644100618},
    {11312, 1592819465}, {11320, 1715765854}, {11353, 895660813}, {11361, 335426986}, {11386, 1264318259},
    {11418, 1168386582}, {11426, 1663862986}, {11431, 1746993862}, {11460, 1903257066}, {11465, 974882150},
    {11472, 1177151643}, {11503, 165292311}, {11510, 2311397435}, {11515, 439402299}, {11544, 1552997231},
    {11549, 3962257883}, {11558, 2220750876}, {11591, 2007447656}, {11600, 2787838396}, {11606, 3769421748},
    {11636, 4173954024}, {11642, 1434043348}, {11652, 1426660429}, {11686, 737025121}, {11720, 1466689035},
    {11758, 4098563933}, {11763, 513712005}, {11800, 229043912}, {11804, 2457286800}, {11839, 3584307048},
    {11841, 1123244352}, {11878, 1329338781}, {11882, 2761510965}, {11887, 2016490230}, {11894, 49525662},
    {11914, 539821669}, {11932, 3772220557}, {11950, 4185830300}, {11965, 3171290880}, {11987, 832521766},
    {12009, 1461782644}, {12029, 691540578}, {12052, 1404144425}, {12072, 522796658}, {12089, 1376505559},
    {12098, 3748513642}, {12106, 846470194}, {12114, 200649126}, {12128, 3431639220}, {12135, 4292335199},
    {12150, 907121470}, {12156, 2240342303}, {12173, 2969811462}, {12187, 167268160}, {12201, 1833803298},
    {12213, 2457918009}, {12225, 4071123319}, {12237, 1834047080}, {12253, 3367860727}, {12262, 3718375587},
    {12268, 2118064195}, {12279, 493169962}, {12287, 2713721240}, {12292, 1695364032}, {12299, 4030051588},
    {12305, 1400182552}, {12335, 455416660}, {12355, 2271268225}, {12378, 2613973034}, {12396, 392604227},
    {12418, 3754606837}, {12438, 2833158821}, {12454, 3350374178}, {12461, 534084754}, {12475, 2867322350},
    {12497, 2116308131}, {12502, 3649057272}, {12510, 3845453865}, {12519, 2994984227}, {12535, 664899839},
    {12557, 1989677117}, {12562, 2918522264}, {12574, 3420926329}, {12587, 3178453163}, {12604, 3149605050},
    {12609, 2920394832}, {12626, 1523943668}, {12636, 862917743}, {12658, 4234031555}, {12675, 1719771455},
    {12696, 2399213176}, {12703, 4287151977}, {12713, 450801067}, {12720, 1669872668}, {12734, 4013487222},
    {12761, 2679495900}, {12777, 856694529}, {12801, 2681939195}, {12817, 3153218578}, {12841, 2240063300},
    {12845, 3096186179}, {12850, 741716276}, {12855, 2329068957}, {12862, 2921198141}, {12867, 1055615879},
    {12872, 3285122304}, {12878, 230313139}, {12881, 2868333218}, {12885, 4098541315}, {12890, 33356212},
    {12897, 1723256298}, {12901, 4140259964}, {12907, 107912219}, {12929, 4121566434}, {12959, 3855721002},
    {12975, 2216232237}, {12999, 2255928953}, {13019, 159080631}, {13033, 3689248828}, {13058, 836430118},
    {13078, 2287125059}, {13101, 1038585177}, {13122, 3367347455}, {13148, 4230039153}, {13162, 609216699},
    {13197, 1501614459}, {13208, 1529288929}, {13240, 2719113377}, {13252, 2275796322}, {13285, 1812401954},
    {13296, 2408338453}, {13328, 2855832277}, {13355, 1459817706}, {13366, 2392518824}, {13398, 518942568},
    {13419, 3663533692}, {13461, 2192755772}, {13486, 177875273}, {13532, 891907593}, {13554, 1945812840},
    {13597, 1417411880}, {13621, 2154355281}, {13666, 3467076881}, {13686, 317429627}, {13727, 771452987},
    {13762, 181460511}, {13782, 456257992}, {13823, 2485130632}, {13846, 317835491}, {13890, 3496877987},
    {13911, 1103010248}, {13961, 3557956176}, {13984, 4255026978}, {14036, 3877521898}, {14050, 4267328027},
    {14061, 3365817217}, {14073, 1019517826}, {14084, 4255312501}, {14090, 107113802}, {14101, 339302984},
    {14122, 571385436}, {14147, 701971049}, {14169, 3844547848}, {14193, 2993703921}, {14213, 856100507},
    {14227, 523418047}, {14248, 1199509864}, {14257, 71184232}, {14286, 3633864562}, {14292, 3626350180},
    {14318, 227242734}, {14325, 3686895409}, {14352, 23593359}, {14358, 3490026688}, {14384, 2245546586},
    {14393, 63500808}, {14399, 3324008260}, {14406, 2639082641}, {14412, 4241250784}, {14440, 1005534689},
    {14468, 433529277}, {14497, 1104277830}, {14510, 1738166450}, {14545, 4196810825}, {14574, 1042290725},
    {14581, 1073217499}, {14599, 2059328792}, {14607, 1536564555}, {14626, 2064776214}, {14635, 1856753941},
    {14655, 1308833490}, {14659, 3934383778}, {14674, 2480094667}, {14682, 4009865048}, {14710, 365080250},
    {14716, 3648362799}, {14742, 980454765}, {14749, 1860367182}, {14776, 3669799736}, {14779, 1787721130},
    {14805, 447103454}, {14810, 1697318111}, {14838, 2673357851}, {14868, 2937116726}, {14886, 3523238589},
    {14894, 1863269210}, {14914, 2099371351}, {14919, 4096559242}, {14936, 2182794837}, {14943, 667710333},
    {14946, 718098122}, {14949, 682728183}, {14967, 3802467407}, {14988, 3657180965}, {15011, 1665393361},
    {15035, 1052733624}, {15044, 184912774}, {15060, 4089387070}, {15073, 2352568569}, {15086, 1245245715},
    {15099, 1262023334}, {15113, 3270702940}, {15125, 2739892052}, {15140, 2480001844}, {15144, 3749132497},
    {15153, 1230999982}, {15160, 3143743637}, {15166, 351428278}, {15183, 2428146278}, {15198, 2992948263},
    {15209, 2349028720}, {15216, 3885786800}, {15228, 1736514697}, {15238, 3474322026}, {15248, 60432295},
    {15253, 1322381784}, {15260, 4012403877}, {15282, 989471740}, {15303, 452908417}, {15322, 423327896},
    {15338, 2453966149}, {15366, 1731566697}, {15377, 2587032280}, {15398, 2963724706}, {15414, 712913813},
    {15446, 2778836517}, {15469, 1613655628}, {15491, 655649118}, {15506, 2173728365}, {15513, 2357661820},
    {15529, 409169195}, {15549, 3491459423}, {15566, 1226170970}, {15589, 3404475955}, {15619, 1624986452},
    {15653, 3623300279}, {15670, 3034534074}, {15690, 575711980}, {15709, 671086880}, {15736, 387145109},
    {15749, 1032586458}, {15761, 266241602}, {15781, 3402924327}, {15791, 1269553309}, {15797, 503252654},
    {15800, 4160314702}, {15804, 159043482}, {15811, 2686336408}, {15816, 2717370895}, {15826, 1132587367},
    {15834, 1195117749}, {15848, 1879021152}, {15862, 581463510}, {15885, 2140377464}, {15897, 1275514075},
    {15909, 2387979536}, {15920, 3884420844}, {15937, 1646387302}, {15949, 308670472}, {15962, 3934596143},
    {15975, 2845511965}, {15998, 4013472960}, {16018, 207861097}, {16038, 3570842623}, {16054, 2974165697},
    {16061, 1232628331}, {16078, 889198334}, {16097, 3364533173}, {16113, 2007207608}, {16122, 3255160570},
    {16129, 2953807453}, {16136, 709349229}, {16140, 2223459638}, {16148, 2600881466}, {16163, 2804841900},
    {16178, 2904109309}, {16190, 46347960}, {16198, 111583397}, {16208, 249290197}, {16218, 1264874778},
    {16230, 2552651146}, {16244, 3277309783}, {16252, 799079693}, {16257, 2072037248}, {16266, 1839346743},
    {16276, 2980706495}, {16287, 3765738945}, {16301, 1478303606}, {16313, 1491675329}, {16321, 2435397115},
    {16342, 1647672292}, {16361, 1635008148}, {16376, 1487095968}, {16392, 3124627733}, {16397, 2570585620},
    {16413, 366187551}, {16427, 2318987703}, {16437, 1761128012}, {16451, 185295765}, {16464, 3838690653},
    {16479, 1263600608}, {16496, 2027855346}, {16516, 3216563907}, {16530, 1058098686}, {16543, 467864515},
    {16554, 3932876427}, {16567, 2706824106}, {16576, 1016188828}, {16592, 957769824}, {16602, 1005022371},
    {16616, 2696340427}, {16634, 1092596157}, {16645, 1283833217}, {16664, 1606336818}, {16667, 993596020},
    {16682, 2693457989}, {16691, 3779456605}, {16710, 415476443}, {16723, 1262823941}, {16733, 1622115944},
    {16741, 1499161504}, {16752, 2973219889}, {16765, 2597275607}, {16770, 1748273790}, {16776, 860606716},
    {16781, 3002334877}, {16798, 2034172196}, {16824, 3305562105}, {16842, 3707972394}, {16849, 3647859367},
    {16862, 3236366608}, {16875, 1824874128}, {16896, 2788634194}, {16918, 1466132464}, {16946, 3529599493},
    {16978, 2079469443}, {17000, 738891302}, {17018, 3197889394}, {17037, 2360350959}, {17062, 3813530536},
    {17065, 488247560}, {17068, 605690893}, {17071, 622615607}, {17074, 572282750}, {17077, 2334079840},
    {17080, 2384412697}, {17083, 2367635078}, {17086, 2417967935}, {17089, 2502003125}, {17108, 3649363768},
    {17127, 3444963044}, {17158, 2273024933}, {17181, 4264915354}, {17202, 3077942367}, {17231, 590894855},
    {17241, 1618037728}, {17251, 1850454287}, {17261, 3957551837}, {17280, 4284171251}, {17296, 3891447831},
    {17302, 2774883451}, {17314, 3483418915}, {17331, 668816343}, {17339, 2931048700}, {17348, 2388452721},
    {17356, 4258353177}, {17359, 1141775739}, {17365, 4126724647}, {17375, 2859901778}, {17379, 3250964130},
    {17387, 1360419304}, {17391, 3001705435}, {17397, 2071016015}, {17402, 4246411473}, {17406, 2944866961},
    {17409, 418647609}, {17412, 2471879920}, {17414, 1105628090}, {17418, 963632676}, {17421, 1882099852},
    {17430, 2097992392}, {17438, 4171284318}, {17446, 2265671865}, {17453, 2076987736}, {17464, 3694939264},
    {17471, 2984259090}, {17478, 306596620}, {17486, 1011505953}, {17490, 1692432290}, {17497, 1616530830},
    {17508, 2662881380}, {17515, 3218261061}, {17522, 2261369287}, {17528, 912855974}, {17534, 3374781713},
    {17542, 2293478956}, {17559, 1149880784}, {17568, 953119650}, {17580, 1491100860}, {17591, 417924775},
    {17602, 3895649598}, {17615, 2700906213}, {17637, 2989913377}, {17643, 3882857642}, {17649, 3114108242},
    {17656, 2831556715}, {17669, 3401266884}, {17675, 1451477576}, {17691, 119757721}, {17700, 2438128661},
    {17712, 2193512543}, {17722, 1505809199}, {17741, 2758857958}, {17752, 1600511528}, {17758, 785452558},
    {17768, 1861738460}, {17774, 3056320968}, {17794, 4208727282}, {17807, 3291555781}, {17816, 2196865874},
    {17845, 1361552727}, {17867, 2957611498}, {17876, 2007872489}, {17884, 2339550961}, {17896, 3508411830},
    {17909, 2355901240}, {17920, 4245501841}, {17926, 3163908038}, {17933, 2925496955}, {17946, 108183312},
    {17960, 1328193084}, {17975, 2265931075}, {17996, 3180543629}, {18008, 1599455416}, {18015, 2387400333},
    {18034, 1202605450}, {18042, 591972422}, {18062, 1175191511}, {18073, 873742264}, {18096, 326594495},
    {18106, 2059707271}, {18128, 1503948434}, {18138, 3230945966}, {18160, 2911124459}, {18171, 1449651004},
    {18183, 1980023723}, {18210, 3261273255}, {18227, 1962088798}, {18238, 659713157}, {18242, 407568404},
    {18249, 3610741318}, {18257, 24023407}, {18264, 2767062895}, {18276, 197333961}, {18291, 3768039387},
    {18298, 2976183426}, {18306, 854431587}, {18316, 2611701562}, {18330, 4149673879}, {18337, 3561702979},
    {18348, 3373400544}, {18353, 616319547}, {18368, 2851767893}, {18380, 2670905232}, {18384, 2984927816},
    {18390, 3072721717}, {18397, 382945106}, {18406, 1202886564}, {18419, 3124826125}, {18436, 1073533898},
    {18456, 501308550}, {18476, 3102301894}, {18490, 2098960006}, {18504, 2993485402}, {18521, 2228178674},
    {18534, 678697196}, {18552, 4242588933}, {18560, 3290709023}, {18568, 3206573181}, {18576, 3156240324},
    {18588, 873554442}, {18600, 3877044912}, {18607, 1386144670}, {18651, 3391438105}, {18684, 3275802252},
    {18690, 1665555596}, {18700, 955209608}, {18710, 3663374774}, {18718, 2845693673}, {18727, 1402472725},
    {18741, 3292755612}, {18746, 1795259425}, {18755, 2710028206}, {18809, 2549331680}, {18820, 2094265262},
    {18831, 2380435381}, {18850, 801338602}, {18871, 2854832407}, {18896, 155406996}, {18908, 3678362229},
    {18928, 4252635661}, {18939, 930651626}, {18956, 883771916}, {18968, 2754639596}, {18981, 3381696689},
    {19001, 2497068525}, {19025, 4204966360}, {19029, 3848464964}, {19040, 4196316528}, {19045, 1775113223},
    {19054, 4293857150}, {19079, 105220734}, {19095, 2941928401}, {19118, 3513504379}, {19152, 2399979131},
    {19193, 397375761}, {19207, 2554776799}, {19214, 1325902193}, {19221, 4257774810}, {19240, 3385953049},
    {19254, 363805148}, {19273, 2241932221}, {19282, 3578929855}, {19293, 960139624}, {19301, 1597548103},
    {19316, 957531795}, {19329, 1010886454}, {19349, 1596791097}, {19354, 828449414}, {19370, 4083200273},
    {19386, 1563607652}, {19391, 3373576235}, {19407, 1686781560}, {19414, 247011038}, {19430, 3118206852},
    {19447, 1114429566}, {19463, 275414779}, {19481, 3681786005}, {19508, 1786964809}, {19511, 4081524352},
    {19514, 3880226465}, {19519, 1336735441}, {19526, 3258804367}, {19535, 3220778976}, {19545, 3246523276},
    {19556, 2488280337}, {19570, 2068458324}, {19585, 763838368}, {19592, 637820293}, {19596, 2601460036},
    {19601, 1480246043}, {19610, 978711165}, {19617, 309439324}, {19626, 2535512472}, {19644, 3793360030},
    {19666, 3530699951}, {19685, 3107109432}, {19707, 2768536296}, {19727, 2255243348}, {19745, 1791059818},
    {19751, 4128829753}, {19765, 2557930546}, {19787, 1165654517}, {19808, 1287267581}, {19832, 333206726},
    {19855, 2848081438}, {19876, 1910782036}, {19896, 3395304284}, {19919, 1173374833}, {19941, 2943989225},
    {19963, 1789752760}, {19983, 723746973}, {20006, 928095684}, {20023, 66633762}, {20033, 3883652983},
    {20053, 1787670268}, {20075, 2151592719}, {20087, 288631100}, {20098, 835911719}, {20109, 18669246},
    {20122, 1289413733}, {20144, 576822689}, {20168, 1403930331}, {20174, 1863671838}, {20185, 2924953349},
    {20198, 951339946}, {20211, 2908236957}, {20219, 60532369}, {20229, 3795175885}, {20244, 1243462689},
    {20286, 3533566504}, {20308, 1855131199}, {20317, 1056680197}, {20327, 2951402203}, {20347, 3636908325},
    {20358, 1964022558}, {20368, 684154646}, {20391, 2371177212}, {20416, 1731011858}, {20441, 2398960364},
    {20467, 2922600688}, {20520, 17738465}, {20527, 343848780}, {20540, 2712090128}, {20563, 944362804},
    {20585, 115475624}, {20616, 694824490}, {20632, 2617424471}, {20648, 554307351}, {20668, 580401027},
    {20680, 2167551454}, {20696, 353999202}, {20709, 2837546561}, {20717, 3574960668}, {20720, 1090614859},
    {20737, 2666343581}, {20757, 848102186}
};

static const int32_t slots[] = {
    -1, -1, -1, 770, 215, 820, -1, -1, 212, -1, 368, -1, -1, 166, 1541, 819, -1, -1, 1078, 135, 1480, 1555,
    1600, -1, -1, 337, -1, -1, -1, -1, -1, -1, 1080, -1, -1, -1, 961, 1115, 1161, -1, 428, -1, -1, 854, -1,
    -1, 1597, -1, -1, 203, -1, 839, 1222, -1, -1, -1, 1139, 299, 639, -1, -1, -1, -1, 52, 121, 685, -1, -1,
    1585, -1, -1, -1, -1, 405, 224, 1612, -1, -1, 533, -1, 543, -1, -1, 98, -1, -1, 1654, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 683, 262, 1335, 1503, 267, -1, -1, 846, -1, 1487, -1, -1, 1514, -1, 176, -1, -1, 1289,
    -1, -1, -1, 659, -1, -1, 1128, 1215, -1, -1, 1275, -1, -1, -1, -1, 1340, 1506, 1564, -1, -1, 107, 1147,
    1601, -1, -1, 1255, -1, -1, 5, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1567,
    -1, -1, 746, 156, 700, -1, 1053, 1651, -1, 1611, -1, 1570, -1, 1468, -1, -1, -1, -1, -1, -1, -1, 1236,
    -1, 1504, -1, -1, 272, 861, -1, 809, -1, 753, -1, 1031, 1453, -1, -1, 1149, -1, -1, -1, -1, 943, 261, -1,
    444, -1, -1, 1436, -1, 1244, -1, -1, -1, -1, -1, -1, -1, -1, 387, -1, 454, 589, -1, -1, 624, 614, 860,
    959, 1470, 1500, 1627, -1, -1, 1112, -1, -1, 1266, -1, -1, -1, -1, -1, 111, 451, 217, 455, 965, 835, 987,
    -1, -1, -1, -1, 1578, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 888, -1, -1, 426, -1, 913, 571, 954, -1,
    -1, 205, 706, 1377, -1, -1, -1, -1, -1, 933, -1, 342, -1, -1, -1, -1, 131, 656, -1, -1, -1, -1, -1, -1,
    -1, 1385, -1, -1, 62, 1194, -1, -1, -1, 124, 637, -1, -1, 930, -1, 1515, -1, -1, -1, -1, 322, 36, 1652,
    -1, -1, -1, 797, -1, 1672, -1, 372, 1474, -1, -1, 1459, 490, 1565, 590, 202, 448, 471, 1046, 633, -1,
    196, -1, 599, -1, 1230, -1, -1, 1042, -1, 868, 1074, -1, 950, -1, 259, -1, -1, -1, 957, 1288, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, 1008, 1411, -1, 1478, -1, -1, 776, -1, -1, 450, 591, -1, -1, 899, 1041,
    -1, -1, 1639, -1, 279, -1, -1, 867, 1605, 331, 1195, 418, 1395, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    1521, -1, -1, -1, 319, 336, 350, 453, 206, 502, 722, 719, 836, 1085, 1644, 971, -1, -1, -1, -1, -1, -1,
    1359, -1, 189, 296, 482, -1, 503, -1, 129, 1312, 282, -1, -1, -1, -1, -1, -1, -1, -1, -1, 838, -1, -1,
    -1, -1, -1, -1, -1, -1, 477, -1, -1, -1, -1, -1, 132, 162, 547, -1, -1, -1, 747, -1, -1, -1, -1, -1, -1,
    -1, 326, 1313, -1, -1, 1462, -1, 250, -1, 875, -1, -1, -1, -1, 587, 892, 1102, 672, 742, -1, -1, -1, 658,
    204, 1338, -1, -1, -1, -1, 1325, -1, -1, 1278, 1588, -1, -1, -1, 278, -1, -1, -1, 374, 900, 1193, 1088,
    -1, -1, -1, -1, 730, 1217, -1, -1, 497, -1, 491, -1, -1, -1, 358, -1, -1, -1, 1505, -1, 403, -1, -1, -1,
    -1, -1, 904, -1, 1317, -1, -1, -1, 690, 605, -1, -1, 1472, -1, -1, -1, -1, -1, 872, 1196, -1, 1389, 1454,
    1535, -1, 487, 1114, 1154, 1197, -1, -1, -1, -1, 357, 1379, -1, -1, 1339, 1120, 275, 623, 1051, -1, 1320,
    1664, -1, -1, 1040, 110, 230, -1, -1, 1433, -1, -1, -1, -1, -1, -1, 812, -1, 889, 415, 484, -1, -1, -1,
    566, -1, -1, -1, 93, 720, 413, -1, -1, -1, 37, 1188, -1, -1, 974, -1, 1162, -1, -1, 712, -1, 92, 709, 19,
    1577, 1530, 1044, -1, -1, 488, 773, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 567, 1070, 1153, -1, -1,
    1018, -1, -1, -1, 260, 516, 741, -1, 1324, -1, -1, 823, 1019, -1, 1367, 501, -1, -1, -1, -1, 1180, -1,
    -1, 285, -1, 1124, 489, 657, 1171, 191, 1318, 1410, 1063, 1258, 252, 1513, 1302, 1666, -1, -1, -1, -1,
    -1, -1, 447, -1, 312, 1172, -1, 940, -1, -1, -1, 1307, -1, -1, -1, -1, -1, -1, -1, 978, 1492, -1, 1006,
    96, 113, -1, -1, -1, -1, 90, -1, -1, 381, 1291, -1, 1218, 1157, 1430, 1616, 1037, -1, -1, 1169, -1, -1,
    -1, -1, -1, 263, 764, 958, 884, 1273, -1, 1113, -1, -1, -1, -1, -1, -1, -1, -1, 198, 581, 174, 598, 1404,
    175, 1619, -1, -1, -1, -1, -1, 469, -1, -1, -1, 1262, -1, 1265, -1, -1, -1, -1, 1108, 1648, -1, 1558, -1,
    1580, -1, -1, -1, 791, -1, -1, 347, -1, -1, 793, -1, -1, 535, 626, 0, 576, -1, 465, -1, -1, -1, -1, -1,
    -1, -1, -1, 1110, -1, -1, 41, 918, -1, 1333, -1, 1104, -1, 9, 1518, -1, -1, 1400, 68, -1, -1, -1, -1,
    325, -1, 549, -1, -1, 1668, -1, -1, 371, -1, 1559, 857, 705, 1292, 1383, -1, -1, 1488, -1, 1209, -1, -1,
    303, -1, 20, 270, 654, 782, 1629, 221, 266, 810, 972, -1, 1607, -1, -1, 841, 1633, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 1621, -1, -1, 1635, 385, 1368, 335, -1, 1499, 467, -1, -1, -1, 1269, -1, 814, -1,
    -1, -1, -1, -1, -1, 479, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 332, 389, 850, 926, 804,
    837, -1, 942, -1, 24, 1471, 1641, 774, 594, -1, 11, 77, 952, 1049, 1296, 1444, 58, 498, 1132, 139, 1463,
    1508, -1, -1, -1, 627, 1494, -1, -1, 208, 1517, -1, -1, -1, 242, -1, -1, -1, -1, -1, 370, -1, -1, 644,
    919, 1336, -1, 765, -1, -1, 997, -1, -1, 1360, -1, -1, -1, 1096, -1, -1, -1, 147, 115, -1, -1, -1, 277,
    -1, -1, 353, 56, -1, 69, 1331, -1, -1, -1, -1, 1, 1405, 970, 1486, 39, 127, -1, -1, 223, -1, -1, -1, -1,
    201, 339, 898, 1220, 1371, 1669, 684, -1, -1, -1, -1, -1, -1, -1, 842, -1, -1, -1, 200, 927, -1, -1, -1,
    -1, -1, -1, 386, -1, -1, 1189, 1066, -1, -1, -1, 1020, 539, 1314, -1, -1, 1507, -1, -1, -1, -1, 822, 179,
    -1, -1, -1, -1, 344, 878, -1, -1, 1329, 1398, -1, 152, -1, 1097, -1, -1, -1, 925, 1562, 646, -1, 211, -1,
    -1, 611, 921, 1671, -1, -1, -1, -1, 1510, -1, -1, -1, -1, -1, 922, 1251, 1534, -1, 104, -1, 1175, -1, -1,
    -1, -1, -1, -1, -1, -1, 1351, 1221, -1, -1, 40, 441, -1, 632, 651, -1, -1, -1, 1552, 333, -1, -1, -1, -1,
    -1, -1, -1, 236, -1, -1, -1, -1, -1, -1, -1, -1, 1007, -1, -1, 530, 732, 1164, -1, -1, 1369, 220, 1615,
    -1, 1106, 1299, 1525, -1, 1237, -1, -1, -1, 1657, 87, 1260, -1, -1, -1, -1, 1563, 130, -1, -1, 485, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, 615, -1, 962, 1429, 1604, 528, -1, -1, -1, -1, 606, 759, 625, 1403, 1091,
    1582, -1, -1, -1, -1, -1, -1, -1, -1, 246, 1315, -1, -1, -1, 1047, -1, -1, 103, 1210, 761, -1, -1, -1,
    -1, -1, -1, -1, -1, 1311, 1257, -1, -1, -1, -1, -1, 1250, -1, -1, 708, -1, 434, 173, 948, 982, -1, 1004,
    474, 586, -1, -1, -1, -1, -1, -1, -1, -1, 1649, -1, -1, -1, -1, -1, 1441, -1, -1, 2, -1, -1, -1, -1, -1,
    -1, -1, -1, 136, -1, -1, -1, -1, -1, -1, -1, 1075, -1, -1, -1, -1, 298, -1, -1, 1447, -1, 158, -1, 1076,
    -1, -1, 106, 1414, -1, -1, -1, 859, -1, 1073, -1, -1, -1, 177, 724, -1, 1426, -1, -1, -1, -1, -1, -1, -1,
    99, -1, -1, -1, -1, -1, -1, 82, -1, -1, 112, 304, -1, -1, 968, 1231, -1, 1357, -1, 1242, -1, -1, -1, -1,
    -1, -1, -1, -1, 1285, -1, 28, 564, -1, 1408, -1, 143, -1, -1, -1, -1, -1, -1, 1457, -1, 105, 783, 1660,
    -1, -1, 493, 1256, -1, -1, 1282, 1423, -1, -1, -1, -1, -1, -1, -1, 1101, -1, -1, -1, -1, -1, 619, 32, -1,
    -1, -1, -1, -1, 1455, -1, -1, -1, -1, -1, -1, 1009, 1355, 431, 738, 163, 519, 1064, 522, -1, 165, 1015,
    -1, -1, -1, -1, -1, -1, 785, 1159, 691, -1, -1, 882, 1212, 1622, -1, -1, 663, 1431, 1519, -1, -1, -1, 60,
    264, 984, 821, 151, 1661, 313, 1489, 499, 568, -1, -1, -1, 30, 699, 832, -1, -1, -1, -1, -1, 443, -1,
    932, -1, -1, -1, 1023, -1, -1, -1, -1, -1, 583, 1353, 314, 72, -1, -1, -1, -1, -1, 410, -1, -1, -1, 1545,
    616, -1, -1, -1, -1, 669, 1035, -1, 866, -1, -1, -1, 1177, 1465, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    1055, -1, -1, -1, -1, -1, 346, -1, 714, -1, 1384, -1, -1, -1, -1, -1, -1, -1, -1, -1, 939, -1, -1, 187,
    -1, -1, -1, -1, -1, 596, 1274, -1, 864, -1, -1, 767, 81, 1399, 963, 239, 1428, 912, 1497, -1, -1, 1240,
    902, -1, 1027, -1, -1, -1, 592, -1, -1, -1, -1, 666, 816, -1, 995, -1, -1, 967, 508, -1, -1, 1643, -1,
    1206, 1673, 338, -1, -1, -1, -1, 1077, 851, -1, -1, -1, -1, -1, -1, -1, 966, 1072, 1235, 1261, 1327, -1,
    1394, -1, -1, -1, 411, 1034, 1512, -1, -1, 128, 629, 1572, 1141, -1, 668, -1, -1, 1543, -1, -1, -1, -1,
    -1, -1, 553, -1, 1059, -1, -1, -1, 881, 360, -1, -1, -1, -1, 1461, -1, 125, 1381, -1, -1, -1, -1, 181,
    1118, -1, -1, -1, -1, 148, 548, 703, 1071, -1, -1, -1, -1, -1, 390, -1, -1, 595, -1, -1, -1, -1, 430, -1,
    -1, -1, -1, -1, -1, 1026, -1, -1, -1, -1, -1, -1, 1158, -1, 437, -1, 969, -1, -1, 701, -1, 771, -1, -1,
    843, 1539, -1, 876, 887, -1, -1, -1, -1, 419, -1, -1, 73, 670, 1439, 1417, 1466, 1476, -1, -1, -1, 1119,
    805, -1, 652, -1, -1, 640, -1, 1364, 1440, -1, -1, -1, 1485, -1, -1, -1, -1, 667, -1, -1, 6, -1, 184,
    799, -1, -1, -1, -1, -1, -1, 1608, -1, 680, -1, 1628, 924, -1, -1, 555, 1295, -1, -1, -1, -1, 1010, 492,
    985, 138, -1, -1, -1, -1, 229, -1, -1, -1, -1, -1, -1, -1, 1511, 1030, 1568, 920, -1, -1, -1, -1, 561,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1045, -1, 622, 552, 476, -1, -1, -1, -1, 295, -1, 1647, 1204,
    1243, 1656, 341, 1477, -1, 26, 1388, 126, -1, -1, -1, 243, -1, -1, -1, 18, -1, 352, 1054, -1, 934, -1,
    -1, 1166, -1, -1, -1, -1, -1, -1, 923, -1, -1, -1, 1376, -1, -1, -1, -1, -1, -1, 612, -1, -1, 1033, 481,
    981, 1527, -1, -1, 891, -1, -1, 255, 1452, 998, 1575, -1, 1464, -1, -1, 1264, -1, -1, -1, -1, -1, -1, -1,
    1606, -1, -1, -1, -1, 1451, -1, -1, 180, 1584, 317, 790, -1, -1, -1, 1281, -1, 185, 1531, 721, 1589, -1,
    -1, -1, -1, -1, -1, 1456, 1284, 75, -1, -1, -1, -1, -1, -1, 1574, -1, 461, -1, -1, -1, 49, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, 1495, 874, -1, -1, -1, 704, 1032, 879, -1, -1, 89, 1566, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, 1346, -1, 1183, 542, 688, -1, -1, -1, -1, -1, -1, 560, 532, 1105,
    694, 1150, -1, 1667, -1, -1, -1, -1, 1425, -1, 424, -1, 789, 986, -1, -1, 1143, -1, 310, -1, 1062, 541,
    -1, -1, -1, 1586, 928, -1, 1630, 1003, 1022, 1190, -1, -1, 1610, 1202, -1, -1, -1, -1, -1, 1098, -1, 324,
    702, -1, 1068, -1, -1, -1, -1, -1, -1, -1, 979, -1, 44, 529, -1, 1148, 1416, 1501, -1, -1, 391, -1, -1,
    -1, -1, -1, -1, -1, 951, 574, 291, 1089, 1587, 1532, -1, 240, -1, -1, -1, -1, -1, -1, -1, 1596, -1, -1,
    -1, -1, -1, -1, 784, 1129, -1, -1, -1, 1646, 1579, -1, -1, -1, 213, -1, 877, 1111, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 241, 88, 673, 562, 1581, 1670, -1, 137, 988, 772, 383,
    -1, -1, -1, -1, -1, -1, -1, -1, 74, 1109, -1, -1, -1, -1, 1321, -1, -1, -1, -1, -1, -1, 610, -1, 194, -1,
    944, -1, 274, -1, -1, 1613, -1, 1179, -1, -1, 1571, -1, -1, 1223, -1, 1392, -1, -1, -1, 421, -1, -1, -1,
    -1, 475, -1, -1, -1, -1, -1, -1, 509, 408, 1434, 1127, -1, 1386, 996, 755, -1, -1, -1, 886, 664, -1, -1,
    1309, -1, -1, -1, -1, 800, 45, 216, 1095, -1, -1, 178, -1, 1271, 66, 120, 1201, -1, -1, -1, 33, 1322, -1,
    1176, -1, -1, 750, -1, -1, -1, -1, 86, -1, -1, -1, -1, -1, 936, 817, 378, -1, -1, 273, 13, 1208, -1, -1,
    -1, -1, -1, -1, -1, 1576, 27, -1, -1, -1, -1, -1, 1524, -1, -1, 792, -1, 193, -1, -1, -1, -1, -1, -1, -1,
    -1, 311, 423, 1437, -1, -1, -1, -1, 393, -1, -1, -1, 865, 1083, 824, 1061, 1387, -1, -1, 723, 1614, 803,
    716, 359, 829, 917, 941, -1, -1, -1, -1, 883, 8, 1280, -1, 871, -1, -1, 57, 895, -1, -1, -1, 1557, -1,
    -1, 1658, -1, -1, -1, 869, -1, -1, -1, 286, 582, 1249, 1069, 1293, 1363, 1550, -1, -1, -1, -1, -1, -1,
    929, -1, 1345, 976, -1, -1, -1, -1, 579, -1, 760, 283, -1, -1, -1, -1, 1133, -1, -1, -1, 195, 1316, 1058,
    -1, -1, -1, 788, -1, -1, -1, -1, -1, -1, 53, -1, -1, -1, 1390, -1, -1, -1, -1, -1, -1, 687, -1, -1, -1,
    -1, 524, -1, -1, 118, 787, -1, 718, -1, -1, -1, -1, -1, -1, 769, 1372, 661, 164, 228, 1496, 1540, 728,
    31, -1, 1173, -1, 231, 713, -1, -1, 276, 1138, -1, 1638, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1662, -1,
    -1, -1, -1, -1, 1286, -1, 305, -1, -1, -1, 294, -1, -1, -1, -1, -1, -1, 245, 1125, 1631, 29, 328, -1,
    740, 526, 749, 1268, 545, 1151, 1598, 1233, 1052, -1, -1, -1, -1, -1, -1, -1, -1, 643, -1, -1, -1, 1011,
    457, -1, -1, -1, 1308, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 677, 362, 896, 696, -1, -1, 1082, 906,
    -1, -1, -1, 752, -1, -1, 429, -1, 366, -1, -1, -1, -1, -1, 452, -1, -1, -1, -1, -1, 908, 1039, 1198,
    1259, 1421, 647, 1005, 1277, -1, -1, -1, -1, -1, -1, -1, 1424, -1, -1, -1, 1100, -1, -1, 557, -1, -1,
    1305, -1, -1, 244, 634, -1, 1349, -1, -1, -1, 1211, -1, -1, -1, -1, -1, 1086, -1, 35, 345, -1, 1520, 893,
    569, 768, 1207, -1, 550, -1, 689, -1, 142, 693, 1298, 1542, -1, -1, -1, -1, 1131, 397, 1551, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, 1491, -1, -1, 1380, 1099, 538, 257, 348, -1, -1, -1, -1, -1, -1, 743, 1548,
    733, -1, 349, -1, 64, 1165, 1537, -1, -1, 517, -1, -1, -1, -1, -1, -1, 973, 1225, -1, 48, -1, 334, -1,
    777, 83, 265, 763, 1216, 117, -1, 504, -1, -1, 801, -1, -1, -1, -1, -1, 248, 905, 1146, 1365, -1, 1025,
    -1, -1, -1, -1, -1, -1, -1, -1, 604, -1, 1012, -1, -1, 1362, -1, 1245, -1, -1, -1, -1, -1, 745, 1224, -1,
    134, 762, -1, 472, 1229, -1, -1, -1, -1, -1, -1, -1, 1460, -1, 7, -1, -1, 1057, -1, -1, -1, 863, 795,
    1178, 22, -1, -1, -1, 316, 890, -1, -1, -1, 168, -1, -1, -1, 161, -1, -1, -1, 466, 1156, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 729, 1142, 76, 238, 34, -1, 116, 123, 914, 1048, -1, 607, 737, -1, 1239, -1, 235, -1,
    602, -1, -1, -1, 427, -1, 1187, -1, -1, 155, -1, 256, -1, 114, 1192, -1, 188, 25, 1081, 650, 853, 61, 78,
    1642, -1, -1, 844, -1, -1, -1, -1, -1, 1332, 1000, -1, -1, 698, 1227, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 671, -1, -1, -1, -1, 354, 862, 1276, 1326, -1, 786, 1013,
    1523, -1, -1, -1, -1, -1, -1, -1, -1, 676, 736, 1024, -1, 1412, -1, 1213, -1, -1, -1, -1, -1, -1, 858,
    1130, 1167, -1, -1, -1, -1, 757, -1, -1, -1, -1, -1, 500, -1, 1626, -1, -1, 10, -1, -1, -1, -1, -1, -1,
    915, 947, -1, 157, 675, -1, -1, -1, -1, -1, 306, 396, -1, -1, -1, -1, 289, -1, 520, 1330, -1, -1, -1,
    779, 945, 1397, -1, 55, -1, -1, 468, 993, -1, -1, 955, 1021, 1655, -1, -1, -1, -1, 507, 642, 756, 1134,
    909, 1247, -1, 1634, -1, -1, -1, -1, 435, 695, 1050, 1374, -1, -1, -1, 806, -1, 645, 54, 364, -1, -1, -1,
    -1, 573, 321, 377, 67, 1366, 394, 95, 584, 1553, -1, -1, 827, -1, -1, -1, -1, -1, 1382, -1, -1, -1, -1,
    897, -1, -1, -1, -1, -1, -1, -1, 159, 293, 416, 425, 648, 725, -1, -1, -1, 1561, -1, -1, -1, 1248, -1,
    -1, -1, 42, -1, -1, -1, 1623, 380, -1, -1, -1, 1228, -1, -1, -1, 16, 775, -1, -1, -1, -1, -1, 1590, 999,
    -1, -1, 442, -1, -1, -1, -1, 910, -1, -1, -1, 401, -1, 400, 1422, 1060, 1182, -1, -1, 249, 578, -1, 1232,
    1427, -1, -1, -1, 154, 144, -1, -1, 1181, -1, -1, -1, -1, 873, 766, 830, -1, -1, 852, -1, -1, -1, -1, -1,
    -1, 635, -1, 1448, 1482, 1328, -1, -1, -1, -1, 1632, 818, -1, -1, 1290, 1342, -1, 388, -1, -1, -1, 597,
    -1, -1, 798, 1135, -1, -1, -1, -1, 412, -1, -1, 849, -1, 559, -1, 556, -1, 628, 59, 1361, 1469, -1, -1,
    -1, 588, 717, 1556, -1, -1, -1, -1, -1, -1, -1, 518, -1, -1, -1, 794, -1, -1, -1, -1, 436, -1, -1, -1,
    -1, 361, 253, -1, -1, 1093, 1402, -1, -1, 46, 109, -1, 697, -1, -1, 1406, 565, 1526, 748, -1, -1, -1, -1,
    -1, -1, -1, 1126, 1591, -1, -1, -1, 1270, 1226, -1, -1, 655, 514, -1, -1, -1, 780, 1079, -1, 1136, -1,
    1358, 1407, -1, 1573, -1, 486, 463, 1449, 686, -1, 458, -1, 618, 409, 1137, -1, -1, 613, -1, -1, 3, -1,
    420, -1, 407, 540, -1, -1, -1, 395, 1419, 534, 885, -1, -1, -1, 1122, 439, 65, 4, 47, 141, -1, -1, 1272,
    513, 1174, 1065, 1348, 222, 290, 470, 593, -1, 682, -1, 570, 1636, 1029, 621, 460, -1, -1, -1, 1375, -1,
    1625, 870, -1, 511, -1, -1, -1, -1, 365, 1017, 288, -1, -1, 1538, -1, 12, 192, 1549, -1, 404, -1, 1067,
    1592, -1, -1, -1, -1, -1, -1, 287, 496, 1090, 1529, 480, 1479, -1, -1, 653, 734, -1, -1, -1, -1, -1, 994,
    1001, -1, -1, -1, -1, -1, 1533, -1, 1356, 21, 300, 608, 1094, 214, -1, -1, 145, -1, -1, -1, 808, -1, 43,
    -1, 210, 1373, -1, -1, -1, -1, -1, -1, -1, 1618, -1, -1, -1, -1, -1, 1246, -1, -1, -1, -1, -1, -1, -1,
    -1, 209, -1, -1, -1, -1, -1, -1, 1599, 320, 512, -1, -1, -1, 572, 630, 674, 916, 1323, 1185, 1435, 1663,
    1544, 1665, 63, 150, 692, 1617, -1, -1, -1, -1, 1117, 983, 1650, -1, -1, -1, -1, -1, -1, 575, 446, -1,
    101, -1, -1, -1, -1, 1103, 1152, -1, -1, -1, 1467, 269, -1, -1, -1, 1343, -1, 617, 1016, -1, 308, -1,
    251, 369, 778, -1, 1396, -1, 515, -1, -1, -1, 318, 1446, -1, -1, 373, -1, 554, -1, -1, 330, -1, -1, 1415,
    1554, -1, -1, 232, 432, 225, -1, -1, -1, -1, 1301, -1, -1, -1, -1, -1, -1, -1, -1, -1, 935, -1, -1, -1,
    1401, 1123, -1, -1, -1, 190, 284, 1569, -1, -1, -1, 197, 1350, 641, -1, -1, -1, 171, 946, 1303, 149, -1,
    679, -1, 70, 521, 1267, 1522, -1, -1, -1, 355, -1, 462, -1, -1, -1, 17, 219, 119, -1, -1, -1, 1620, -1,
    1483, 678, 744, 340, 754, 438, 1253, 739, -1, 1420, -1, -1, 825, 186, 1413, 649, -1, -1, 1170, -1, 1473,
    -1, -1, -1, -1, 1304, 392, 483, 1645, 15, 100, -1, -1, -1, -1, 1319, 406, -1, 1602, -1, -1, 399, 307, -1,
    80, -1, -1, -1, -1, -1, -1, -1, -1, 1603, -1, -1, -1, -1, -1, 363, 1252, 1184, 977, 1337, -1, -1, 309,
    727, -1, 1637, -1, 1442, 422, 1002, 182, 600, -1, 402, 731, 802, 1498, -1, -1, -1, 414, 758, -1, -1, -1,
    527, 751, -1, -1, 1334, -1, -1, -1, -1, 1287, -1, -1, 813, 1409, -1, -1, 1028, -1, -1, -1, -1, -1, -1,
    -1, 711, -1, -1, -1, 494, 544, -1, -1, -1, -1, 1140, 398, -1, 379, -1, 1214, -1, -1, -1, -1, 84, 1283,
    -1, 1490, -1, -1, -1, -1, -1, -1, 811, 1547, -1, 301, 681, 847, 1438, -1, -1, -1, 662, 199, 367, 1546,
    -1, -1, -1, -1, -1, -1, 268, 1593, -1, 880, -1, 227, 1160, 375, 1393, 1640, -1, 726, 964, -1, -1, -1, -1,
    -1, -1, -1, 1205, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1595, 1084, 1294, 1370, -1, -1, -1, -1, -1, 901,
    1263, 478, -1, -1, -1, -1, -1, -1, 1378, 1310, -1, -1, 1418, 1445, 1306, 327, -1, -1, -1, -1, -1, -1,
    710, -1, 990, 323, -1, -1, 707, 1594, 433, -1, -1, -1, -1, 234, -1, -1, -1, -1, -1, 715, 85, -1, -1, -1,
    -1, -1, -1, 343, 440, 160, 638, 585, 1234, 636, 1238, 1560, 960, -1, -1, 1043, -1, -1, -1, 523, 1653, -1,
    855, -1, -1, -1, -1, -1, -1, -1, -1, -1, 226, 108, 445, 459, 1168, -1, 531, -1, -1, -1, -1, 258, 271,
    1163, 1191, 1509, -1, 456, 563, -1, -1, -1, -1, -1, 297, 1241, 1279, -1, 536, 848, -1, -1, -1, -1, -1,
    558, 1391, 376, -1, -1, -1, -1, 506, -1, -1, -1, -1, -1, 382, 1516, 315, 1038, 1493, -1, -1, -1, -1, -1,
    167, 449, -1, -1, -1, -1, -1, -1, -1, 546, -1, -1, -1, -1, 1484, 1056, -1, 237, -1, -1, -1, -1, -1, 580,
    -1, -1, -1, -1, -1, 14, 609, -1, 665, -1, 51, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 826, -1, 50, 537,
    -1, 233, 1200, 834, -1, 133, 1528, 894, -1, 907, -1, -1, 247, 815, 329, 631, 781, 828, 577, 1087, 1458,
    -1, -1, 153, -1, 71, 172, 473, -1, -1, -1, -1, 992, -1, -1, 831, -1, -1, -1, -1, 660, 1092, 38, 140, -1,
    -1, -1, -1, -1, 1254, -1, 384, 351, -1, -1, 1199, -1, -1, 856, 956, 302, 1144, 1344, -1, 796, -1, 146,
    -1, 281, -1, 23, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1107, 603, 953, 903, -1, -1, 931, -1, 292, -1,
    -1, -1, -1, -1, -1, 207, 1014, 989, -1, 1341, 1450, 949, 911, -1, -1, -1, -1, -1, -1, -1, 845, 1186,
    1443, -1, -1, 991, 1536, -1, 1219, -1, -1, 735, 1481, -1, -1, -1, 169, 551, 1347, 170, 937, -1, -1, -1,
    1145, 1203, 840, -1, 97, -1, 356, 1624, -1, -1, -1, -1, 102, 91, 280, 601, 1502, 1475, -1, -1, -1, 833,
    -1, -1, 938, -1, 254, 1659, -1, -1, -1, -1, -1, 1583, 1352, -1, 122, -1, 1116, 1354, -1, 1609, 620, -1,
    1297, -1, -1, -1, -1, 980, -1, -1, 1300, -1, 1121, -1, 183, -1, -1, 1432, 94, -1, -1, -1, -1, -1, -1, -1,
    495, 79, 505, 525, -1, -1, 975, -1, -1, -1, -1, -1, -1, -1, -1, 510, 218, 807, -1, -1, -1, -1, -1, -1,
    464, 417, -1, -1, 1155, 1036, -1, -1, -1, -1, -1, -1, -1, -1
};

static const int16_t first[] = {
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1193, -1, -1, -1, -1, 1250, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 430, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1290, -1,
    676, -1, -1, -1, -1, 852, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 464, 466, 468, 428, 470, 427, 452,
    507, 509, 513, 510, 406, 440, -1, -1, 259, -1, 390, 449, -1, -1, -1, -1, -1, 422, -1, 926, 1, 675, 976,
    45, 48, 376, 374, 378, 380, 377, 375, 379, 381, 263, 246, 247, 333, 1473, 1554, 8, 26, 0, 9, 27, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, 226, 227, 228, 230, 231, 229, -1, -1, 1527, 244, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 236, 237, 238, 239, 240, 241, 242, 243, -1, -1, 480, 499,
    1556, 453, 1558, -1, -1, -1, -1, -1, 359, 70, 84, 94, 114, 63, -1, 573, 634, 636, 638, 640, 642, 644,
    646, 648, 650, 652, 654, 656, 46, 47, 49, 50, 2, -1, 59, 6, 5, -1, -1, 12, 11, -1, 17, 58, 20, 21, 22,
    23, 24, 25, 28, -1, 29, 30, 31, 32, 33, 34, 35, 36, -1, 37, 38, 39, 40, 41, 42, 43, 44, 51, 52, 53, 54,
    55, 56, -1, -1, -1, 60, 61, 62, 66, 67, 68, 69, 65, 71, 73, 74, 77, 78, 79, -1, 80, 81, 82, 83, 89, 90,
    86, 85, 91, 93, 100, 101, 96, 95, 99, 103, 104, 106, 110, 111, 112, 113, 116, 115, 120, 121, 122, 123,
    124, 125, 126, -1, -1, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142,
    143, 144, 145, 146, 147, 148, 150, 152, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 168,
    1022, 840, 1028, 844, 169, 170, 171, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186,
    187, 188, 190, 192, 194, 196, -1, 335, 195, -1, -1, 197, 199, 201, 202, 204, 205, 206, 207, 208, 209,
    210, 211, 212, 213, 215, 216, 217, 218, 219, 220, 222, 223, 224, 225, -1, -1, 248, 249, 250, 251, 252,
    253, 254, 255, 256, 257, 258, 260, 261, 262, 264, 265, 266, 267, 272, 276, 279, 280, 281, 282, 283, 284,
    285, 286, 287, 288, 289, 290, 291, 292, 293, 294, 295, 296, 297, 298, 299, 300, 301, 302, 303, 304, 305,
    306, 307, 308, 309, 310, 311, 312, 313, 314, 315, 316, 317, 318, 319, 320, 321, 322, 323, 324, 325, -1,
    326, 327, 328, 329, 330, 331, 334, -1, 336, 337, 338, -1, 339, 341, 342, 343, 344, 345, 346, 347, 348,
    349, 350, 351, 352, -1, 353, 354, 356, -1, 358, 362, 363, 367, 368, 369, 370, 371, 372, 373, 382, 384,
    385, 386, 387, 388, 389, -1, 391, 392, 393, 394, 395, 396, 397, 398, 399, 400, 401, 402, 403, -1, 404,
    -1, 405, -1, 407, 408, 409, 410, 411, 412, 416, 417, 420, 424, 425, 426, -1, 431, 433, 436, -1, 441, 442,
    -1, -1, 445, 446, 447, 448, -1, -1, 460, -1, -1, 475, 476, 478, 479, 481, 482, 483, 484, 485, 486, 487,
    488, 489, 490, 491, 492, 494, -1, 495, 496, -1, -1, 519, 522, 521, 501, 502, 503, 504, -1, 508, 512, -1,
    514, 516, 517, 518, -1, -1, 538, 539, 546, 552, 554, 555, 556, 557, 558, 559, 560, 561, 562, 563, 566,
    569, 571, 1729, 1154, 587, 589, 591, 671, 574, 575, 576, 577, 585, -1, -1, -1, -1, 581, -1, 583, 584,
    586, 588, 590, 592, 593, 594, 595, 596, 597, 598, 599, 600, 601, 602, 603, 604, 605, 606, 607, 608, 609,
    610, 611, 612, 613, 614, 615, 616, 617, 618, 619, 620, 621, 622, 623, 624, 625, 626, 627, 628, 629, 630,
    631, 632, 633, 658, 659, 661, 662, 663, 664, 682, 665, -1, 669, 670, 672, 673, 674, 677, 678, 679, 680,
    681, 683, 684, 685, 686, 687, 688, 689, 690, 691, 692, 693, 694, 695, 696, 697, 698, 699, 700, 701, 702,
    703, 704, 705, 706, 707, 708, 709, 710, 711, 712, 713, 714, 715, -1, 716, 717, 718, 719, 720, 721, 722,
    723, 724, 726, 727, 728, 729, 730, 731, 732, 733, 734, -1, 735, 736, 737, 738, 739, 740, 741, 742, 743,
    744, 745, 746, 747, 748, 749, 750, 751, 752, 753, 754, 755, 756, 757, 758, -1, 759, 760, 761, 762, 763,
    764, 765, 766, 767, 768, 769, 770, 771, -1, 772, 773, 774, 775, 776, 777, 778, 779, 780, 781, 782, 783,
    784, 785, 786, 787, 788, 789, 790, 791, 792, 793, 794, 795, 796, 797, 798, 799, 800, 801, 802, 803, 804,
    805, 806, 807, 808, 809, 810, 811, 812, 1725, -1, 814, 816, 817, 818, -1, 820, 822, 824, 826, 827, 828,
    829, 830, 831, 832, 833, 834, 835, 836, 837, 838, 839, -1, 841, 843, 845, 846, 847, 848, 849, 850, 851,
    853, 854, 855, 856, 857, -1, 858, 859, -1, 860, 861, 862, -1, -1, -1, 865, 867, -1, -1, 869, 871, 872,
    875, 877, 878, 879, 880, 883, 884, 885, 886, 887, 888, 889, 891, 892, -1, -1, 895, 896, 897, 898, 899,
    -1, 900, -1, 901, 902, -1, 903, 904, 905, 906, 907, -1, 909, 910, 911, 912, 913, 914, 915, 916, 919, 920,
    921, 922, 1732, 923, -1, 1733, 929, 931, 933, 934, 936, 937, 938, 940, 941, 942, 943, 944, 945, 946, 947,
    948, 949, 951, 952, -1, 953, 954, 955, 956, 957, 958, 959, 960, 961, 962, 963, 964, 965, 968, 969, 970,
    971, 972, 973, 974, 975, 977, 978, 979, 980, 981, 982, 987, 988, 989, 990, 991, 992, 993, -1, 999, 1002,
    1006, -1, 1008, 1014, 1015, 1019, 1021, 1030, 1023, 1024, 1026, 1027, 1029, -1, 1031, 1032, -1, 1035,
    1038, 1041, 1044, 1047, 1050, 1054, -1, 1055, -1, 1056, -1, 1057, 1058, 1059, 1060, 1061, 1062, 1063,
    1064, 1065, 1066, 1067, 1068, 1069, 1070, 1071, 1072, 1073, 1074, 1075, -1, 1077, 1078, 1080, 1081, 1083,
    1084, 1086, 1087, 1088, 1090, 1093, 1094, 1095, 1096, 1098, 1099, 1100, 1101, 1102, 1103, 1104, 1107,
    1108, 1109, -1, 1111, -1, 1113, 1115, 1116, 1120, 1121, 1122, 1123, -1, 1128, 1129, -1, 1130, 1131, -1,
    1132, 1133, 1134, 1135, 1136, 1137, 1138, -1, -1, -1, -1, -1, -1, 1141, 1142, 1143, -1, -1, 1145, 1146,
    1147, 1148, 1149, 1151, 1153, -1, -1, 1155, 1156, 1157, 1158, 1159, 1160, 1161, 1162, -1, -1, 1164, 1166,
    1168, -1, 1169, -1, 1173, 1353, 1175, 1176, 1183, 1184, 1177, 1178, -1, 1179, -1, -1, -1, -1, -1, 1185,
    1186, 1187, 1188, 1189, 1190, 1191, 1192, 1194, 1195, 1196, 1197, 1198, 1199, 1200, 1201, 1202, 1203,
    1204, 1205, 1206, 1208, 1209, 1210, 1211, 1212, 1213, 1214, 1215, 1216, 1217, 1218, 1219, 1220, 1221,
    1222, 1223, 1224, 1225, 1226, 1227, 1228, 1229, 1230, 1231, 1232, 1233, 1234, 1235, 1236, 1237, 1238,
    1239, 1240, 1241, 1243, 1245, 1247, 1248, 1249, 1251, 1252, 1253, 1254, 1255, 1256, 1257, 1258, 1259,
    1260, 1261, 1262, 1263, 1264, 1265, 1266, 1267, 1268, 1269, 1271, 1273, 1274, 1275, 1276, 1277, 1278,
    1279, 1280, 1281, 1282, 1285, 1287, -1, 1283, -1, 1292, 1293, -1, -1, 1390, 1387, 1388, 1389, 1298, -1,
    -1, 1299, 1300, -1, 1382, -1, 1425, -1, -1, -1, 1310, 1315, 1319, 1320, -1, -1, 1321, 1322, 1406, 1326,
    -1, 1327, 1328, 1329, 1330, 1331, 1332, 1333, 1334, 1335, 1336, 1341, -1, -1, 1338, 1339, -1, 1343, -1,
    1345, 1347, -1, 1349, 1350, 1351, 1354, 1355, 1356, 1357, 1358, 1359, 1360, 1361, 1362, 1363, 1365, 1372,
    1367, 1369, 1371, 1373, 1374, 1375, 1377, 1378, 1379, 1380, 1381, 1383, 1384, 1385, 1386, 1391, 1392,
    1393, 1394, 1395, 1396, 1397, 1398, 1399, 1400, 1401, 1403, 1405, -1, 1426, 1414, -1, 1416, 1417, 1418,
    1419, -1, -1, 1420, -1, 1422, 1424, 1427, 1428, 1429, 1430, -1, -1, 1433, 1434, 1435, 1436, 1437, -1,
    1439, 1447, -1, 1449, 1450, 1451, 1453, 1454, 1455, 1456, -1, 1466, 1458, 1459, 1460, 1461, 1462, 1463,
    1464, 1465, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1467, 1468, 1469, 1470, 1471, 1472, -1, 1477, 1478, 1479,
    1480, 1484, 1485, 1486, 1489, 1490, 1491, 1492, 1493, 1494, 1495, 1498, 1501, -1, 1505, 1509, 1510, 1511,
    1512, 1513, 1514, 1515, 1516, 1517, 1519, 1520, 1521, 1522, 1523, 1524, 1525, 1526, -1, 1698, 1699, 1700,
    1701, 1702, 1547, 1549, 1550, 1551, 1552, 1553, 1555, -1, -1, 1559, 1568, -1, -1, 1561, -1, 1560, -1, -1,
    -1, 1651, 1567, 1569, -1, 1571, 1572, 1573, 1575, 1576, 1577, 1578, -1, -1, -1, 1579, 1580, 1581, -1,
    1582, 1583, 1584, 1585, 1586, 1587, 1588, 1589, 1590, 1591, -1, -1, 1593, -1, -1, 1595, 1597, 1599, -1,
    1734, 1735, 1601, 1603, 1605, 1607, 1610, 1736, 1612, 1737, 1613, 1615, 1616, 1617, 1738, 1618, 1619,
    1620, 1621, 1622, 1623, 1624, 1625, 1626, 1627, -1, -1, 1630, -1, -1, 1739, 1740, 1633, -1, -1, -1, -1,
    1636, -1, -1, 1741, -1, -1, 1641, 1642, 1643, 1644, 1645, 1646, 1648, 1650, 1652, 1653, 1654, 1655, 1656,
    -1, 1659, 1743, 1660, 1661, 1662, 1663, -1, 1664, 1665, 1666, 1744, 1671, 1673, 1674, 1676, 1677, 1678,
    -1, 1679, 1680, 1682, 1683, 1684, 1685, 1687, 1689, 1691, 1693, 1695, 1696, 1697, 1703, -1, 1707, 1708,
    1709, 1710, 1711, -1, 1713, 1718, 1720, 1721, -1, 1746, 1747, 1748, 1749, 1750, 1751, 1752, 1755, 1756,
    1757, 1758, 1759, 1760, 1761, 1762, 1763, 1765, 1766, 1767, 1768, 1769, 1770, 1771, 1773, 1774, 1775,
    1776, 1777, 1778, 1779, 1781, 1782, 1783, 1784, 1785, 1786, 1787, 1788, 1790, 1791, 1792, 1795, 1796,
    1797, 1798, 1799, 1800, 1801, 1803, 1804, 1806, 1807, 1808, 1809, 1810, 1812, 1814, 1815, 1816, 1726, -1,
    1727, 1728
};

static const struct catalogue_link links[] = {
    {0, 3, 0}, {0, 668, 0}, {0, -1, 0}, {1, 4, 0}, {2, 7, 0}, {2, -1, 0}, {2, -1, 0}, {3, 10, 0}, {3, 13, 0},
    {3, -1, 0}, {4, 64, 0}, {4, 14, 0}, {4, -1, 0}, {5, 15, 0}, {6, -1, 0}, {7, 16, 0}, {8, -1, 0},
    {9, 18, 0}, {10, 19, 0}, {11, -1, 0}, {12, 203, 4}, {12, -1, 5}, {13, -1, 1}, {13, -1, 0}, {14, -1, 1},
    {14, -1, 0}, {15, -1, 1}, {15, -1, 0}, {16, -1, 1}, {16, -1, 0}, {17, 200, 1}, {17, -1, 0}, {18, -1, 1},
    {18, -1, 0}, {19, -1, 0}, {20, -1, 0}, {21, -1, 0}, {22, 917, 3}, {23, -1, 2}, {24, -1, 2}, {25, -1, 2},
    {26, -1, 2}, {27, -1, 2}, {28, -1, 2}, {29, -1, 2}, {30, -1, 2}, {31, -1, 2}, {32, -1, 2}, {33, -1, 2},
    {34, -1, 2}, {35, -1, 2}, {36, -1, 2}, {37, 198, 2}, {38, -1, 2}, {39, -1, 2}, {40, -1, 2}, {41, 57, 0},
    {42, -1, 0}, {43, 75, 4}, {44, 76, 4}, {45, 153, 4}, {46, -1, 4}, {47, -1, 4}, {48, -1, 0}, {49, -1, 0},
    {49, -1, 0}, {50, 1105, 2}, {51, -1, 2}, {52, 1106, 2}, {53, 1112, 2}, {54, 72, 0}, {54, -1, 0},
    {55, -1, 0}, {56, 88, 4}, {56, -1, 5}, {57, 108, 2}, {58, 109, 2}, {59, 92, 1}, {59, -1, 0},
    {60, 355, 1}, {61, -1, 0}, {62, 105, 1}, {63, -1, 0}, {64, 107, 2}, {65, 87, 0}, {65, 1692, 0},
    {65, -1, 0}, {66, -1, 0}, {67, 98, 4}, {68, -1, 2}, {69, -1, 2}, {70, 1772, 2}, {71, 102, 1},
    {72, -1, 0}, {73, 97, 0}, {73, 154, 0}, {73, -1, 0}, {74, -1, 0}, {75, 119, 4}, {75, -1, 5},
    {76, 149, 2}, {77, 151, 2}, {78, 193, 1}, {78, -1, 0}, {79, -1, 0}, {80, 191, 1}, {81, -1, 0},
    {82, 167, 2}, {83, -1, 2}, {84, -1, 2}, {85, -1, 2}, {86, -1, 2}, {87, -1, 2}, {88, 908, 2},
    {89, 117, 0}, {89, 1686, 0}, {89, -1, 0}, {90, 118, 0}, {91, -1, 0}, {92, 173, 4}, {92, -1, 5},
    {93, -1, 4}, {93, -1, 5}, {94, -1, 4}, {94, -1, 5}, {95, -1, 0}, {96, -1, 0}, {97, -1, 0}, {98, -1, 0},
    {99, -1, 4}, {99, -1, 5}, {100, -1, 4}, {100, -1, 5}, {101, -1, 4}, {101, -1, 5}, {102, -1, 4},
    {102, -1, 5}, {103, -1, 2}, {103, -1, 0}, {104, -1, 2}, {104, -1, 0}, {105, -1, 2}, {105, -1, 0},
    {106, -1, 2}, {106, -1, 0}, {107, -1, 2}, {107, -1, 0}, {108, -1, 2}, {108, -1, 0}, {109, -1, 2},
    {109, -1, 0}, {110, -1, 2}, {110, -1, 0}, {111, -1, 2}, {112, 1020, 2}, {113, -1, 2}, {113, -1, 0},
    {114, -1, 2}, {114, -1, 0}, {115, -1, 2}, {115, -1, 0}, {116, 383, 2}, {116, -1, 0}, {117, 340, 2},
    {117, -1, 0}, {118, 1017, 2}, {119, 660, 2}, {120, -1, 2}, {121, 172, 0}, {121, -1, 0}, {122, -1, 0},
    {123, -1, 0}, {124, -1, 0}, {125, 221, 4}, {125, -1, 5}, {126, -1, 1}, {126, -1, 0}, {127, -1, 1},
    {127, -1, 0}, {128, -1, 1}, {128, -1, 0}, {129, 551, 1}, {129, -1, 0}, {130, 553, 1}, {130, -1, 0},
    {131, -1, 1}, {131, -1, 0}, {132, 189, 1}, {132, -1, 0}, {133, 413, 1}, {133, -1, 0}, {134, -1, 1},
    {134, -1, 0}, {135, -1, 1}, {135, -1, 0}, {136, -1, 1}, {137, -1, 0}, {138, -1, 2}, {139, -1, 2},
    {140, -1, 2}, {141, -1, 1}, {142, -1, 2}, {143, -1, 2}, {144, -1, 0}, {145, -1, 5}, {146, 214, 5},
    {147, -1, 5}, {148, -1, 5}, {149, -1, 5}, {150, -1, 5}, {151, -1, 5}, {152, -1, 5}, {153, -1, 5},
    {154, -1, 5}, {155, -1, 4}, {156, -1, 4}, {157, -1, 4}, {158, -1, 4}, {158, -1, 5}, {159, -1, 4},
    {159, 1518, 5}, {160, 364, 4}, {161, 275, 4}, {161, -1, 5}, {162, 271, 4}, {162, -1, 5}, {163, 232, 0},
    {164, 233, 0}, {165, 234, 0}, {166, -1, 0}, {167, 235, 0}, {168, -1, 0}, {169, -1, 0}, {170, -1, 0},
    {171, -1, 0}, {172, 245, 0}, {173, -1, 0}, {174, -1, 0}, {175, -1, 0}, {176, -1, 0}, {177, -1, 0},
    {178, -1, 0}, {179, -1, 0}, {180, -1, 0}, {181, -1, 0}, {182, -1, 0}, {183, -1, 0}, {183, -1, 0},
    {184, -1, 0}, {184, -1, 0}, {185, -1, 0}, {185, -1, 0}, {186, -1, 0}, {187, -1, 0}, {187, -1, 0},
    {188, -1, 0}, {188, -1, 0}, {189, -1, 0}, {189, -1, 0}, {190, 1681, 0}, {190, -1, 0}, {191, -1, 0},
    {191, -1, 0}, {192, -1, 0}, {192, -1, 0}, {193, -1, 0}, {193, -1, 0}, {194, 268, 0}, {195, 269, 0},
    {196, 270, 1}, {197, -1, 1}, {198, 273, 0}, {198, -1, 0}, {199, 274, 0}, {200, 454, 0}, {201, 277, 0},
    {201, -1, 0}, {202, 278, 0}, {203, 455, 0}, {204, -1, 0}, {204, -1, 0}, {205, -1, 0}, {205, -1, 0},
    {206, -1, 0}, {206, -1, 0}, {207, -1, 0}, {207, -1, 0}, {208, -1, 0}, {208, -1, 0}, {209, -1, 0},
    {209, -1, 0}, {210, -1, 0}, {210, -1, 0}, {211, -1, 0}, {211, -1, 0}, {212, -1, 0}, {212, -1, 0},
    {213, -1, 0}, {213, -1, 0}, {214, -1, 0}, {214, -1, 0}, {215, -1, 0}, {215, -1, 0}, {216, -1, 0},
    {216, -1, 0}, {217, -1, 0}, {217, -1, 0}, {218, -1, 0}, {218, -1, 0}, {219, -1, 0}, {219, -1, 0},
    {220, -1, 0}, {221, -1, 0}, {222, -1, 0}, {223, -1, 0}, {224, -1, 0}, {225, -1, 0}, {226, -1, 5},
    {227, -1, 5}, {228, -1, 5}, {229, -1, 5}, {230, -1, 5}, {231, -1, 5}, {232, -1, 5}, {233, -1, 5},
    {234, 332, 1}, {235, 1082, 4}, {236, 1085, 4}, {237, -1, 4}, {238, -1, 4}, {239, -1, 4}, {240, -1, 4},
    {241, -1, 1}, {242, -1, 1}, {243, -1, 1}, {244, 357, 1}, {245, -1, 1}, {246, -1, 2}, {247, -1, 1},
    {248, -1, 2}, {249, -1, 2}, {250, -1, 2}, {251, -1, 2}, {252, -1, 2}, {253, -1, 2}, {254, -1, 2},
    {255, -1, 2}, {256, -1, 2}, {257, -1, 2}, {258, -1, 4}, {259, -1, 4}, {260, -1, 2}, {261, -1, 1},
    {262, -1, 1}, {263, -1, 1}, {264, -1, 1}, {265, -1, 1}, {266, -1, 0}, {267, -1, 1}, {268, 360, 0},
    {269, 361, 0}, {270, -1, 0}, {271, 365, 3}, {272, 366, 3}, {273, -1, 4}, {274, -1, 2}, {275, -1, 2},
    {276, -1, 2}, {277, -1, 0}, {277, -1, 0}, {278, -1, 0}, {278, -1, 0}, {279, -1, 0}, {279, -1, 0},
    {280, -1, 0}, {280, -1, 0}, {281, -1, 0}, {281, -1, 0}, {282, -1, 0}, {282, -1, 0}, {283, -1, 0},
    {283, -1, 0}, {284, 473, 2}, {285, 474, 2}, {286, 415, 2}, {287, 419, 2}, {288, 544, 1}, {289, 536, 1},
    {290, -1, 0}, {291, -1, 0}, {292, 524, 1}, {293, 525, 1}, {294, 515, 1}, {295, 451, 1}, {296, 450, 1},
    {297, -1, 1}, {298, -1, 1}, {299, -1, 1}, {300, -1, 1}, {301, -1, 1}, {302, -1, 5}, {303, -1, 1},
    {304, -1, 1}, {305, -1, 1}, {306, -1, 1}, {307, -1, 1}, {308, 572, 1}, {309, -1, 1}, {310, -1, 1},
    {311, 1723, 1}, {312, -1, 5}, {313, -1, 5}, {314, -1, 5}, {315, 414, 1}, {316, 429, 1}, {317, 530, 1},
    {318, 531, 1}, {319, 418, 1}, {320, -1, 1}, {321, -1, 1}, {322, 421, 1}, {323, -1, 1}, {324, 423, 1},
    {325, 435, 1}, {326, -1, 1}, {327, -1, 1}, {328, -1, 1}, {329, 471, 1}, {330, 469, 1}, {331, 477, 1},
    {332, -1, 2}, {333, 432, 1}, {334, -1, 1}, {335, 434, 1}, {336, -1, 1}, {337, 437, 1}, {338, 439, 1},
    {339, 438, 1}, {340, -1, 1}, {341, -1, 1}, {342, -1, 1}, {343, 463, 1}, {344, 443, 1}, {345, 444, 1},
    {346, 493, 1}, {347, -1, 1}, {348, -1, 2}, {349, -1, 2}, {350, -1, 2}, {351, 526, 1}, {352, 527, 1},
    {353, 528, 1}, {354, 472, 1}, {355, 545, 0}, {356, 456, 1}, {357, 457, 1}, {358, 458, 0}, {359, 459, 0},
    {360, 535, 1}, {361, 534, 1}, {362, 461, 1}, {363, 462, 1}, {364, 532, 1}, {365, -1, 1}, {366, 465, 1},
    {367, 1609, 1}, {368, 467, 1}, {369, 565, 1}, {370, 567, 1}, {371, -1, 1}, {372, -1, 1}, {373, 570, 1},
    {374, 511, 1}, {375, 505, 2}, {376, 506, 2}, {377, -1, 1}, {378, -1, 1}, {379, 529, 1}, {380, -1, 1},
    {381, -1, 1}, {382, 497, 0}, {383, -1, 2}, {384, -1, 2}, {385, -1, 2}, {386, -1, 2}, {387, -1, 2},
    {388, -1, 2}, {389, -1, 2}, {390, -1, 2}, {391, 1543, 2}, {392, 1544, 2}, {393, 1546, 2}, {394, 1545, 2},
    {395, -1, 1}, {396, -1, 1}, {397, -1, 1}, {398, -1, 0}, {399, 498, 0}, {400, 500, 0}, {401, -1, 0},
    {402, 1557, 0}, {403, -1, 2}, {404, -1, 2}, {405, 1376, 2}, {406, -1, 2}, {407, 540, 2}, {408, 541, 2},
    {409, -1, 1}, {410, -1, 1}, {411, -1, 1}, {412, -1, 1}, {413, 568, 1}, {414, 1730, 1}, {415, -1, 1},
    {416, -1, 1}, {417, -1, 1}, {418, -1, 1}, {419, -1, 1}, {420, -1, 1}, {421, 520, 0}, {422, 523, 0},
    {423, -1, 0}, {424, -1, 0}, {425, -1, 0}, {426, 543, 1}, {427, -1, 1}, {428, -1, 1}, {429, -1, 1},
    {430, -1, 1}, {431, 542, 1}, {432, 537, 1}, {433, -1, 1}, {434, 533, 1}, {435, -1, 1}, {436, -1, 1},
    {437, -1, 1}, {438, -1, 1}, {439, 550, 2}, {440, -1, 2}, {441, -1, 2}, {442, 548, 2}, {443, 549, 2},
    {444, 564, 1}, {445, -1, 1}, {446, 1802, 1}, {447, -1, 0}, {448, 547, 0}, {449, -1, 0}, {450, -1, 2},
    {451, 1649, 2}, {452, -1, 2}, {453, -1, 1}, {454, -1, 1}, {455, -1, 1}, {456, -1, 1}, {457, -1, 1},
    {458, -1, 1}, {459, -1, 1}, {460, -1, 1}, {461, -1, 1}, {462, -1, 1}, {463, -1, 1}, {464, -1, 1},
    {465, -1, 1}, {466, 986, 1}, {467, -1, 1}, {468, -1, 1}, {469, -1, 1}, {470, -1, 1}, {471, -1, 1},
    {472, -1, 1}, {473, -1, 1}, {474, -1, 1}, {475, 578, 0}, {476, -1, 1}, {477, -1, 1}, {478, -1, 1},
    {479, -1, 1}, {480, 579, 0}, {481, 580, 0}, {482, 582, 0}, {483, 1745, 0}, {484, -1, 0}, {485, -1, 4},
    {486, -1, 3}, {487, -1, 4}, {488, -1, 3}, {489, -1, 4}, {490, -1, 3}, {491, -1, 4}, {492, -1, 3},
    {493, -1, 4}, {494, -1, 3}, {495, -1, 4}, {496, -1, 3}, {497, -1, 4}, {498, -1, 3}, {499, -1, 4},
    {500, -1, 3}, {501, -1, 4}, {502, -1, 3}, {503, -1, 4}, {504, -1, 3}, {505, -1, 4}, {506, -1, 3},
    {507, -1, 4}, {508, -1, 3}, {509, -1, 4}, {510, -1, 3}, {511, -1, 4}, {512, -1, 3}, {513, -1, 4},
    {514, -1, 3}, {515, -1, 4}, {516, -1, 4}, {517, -1, 4}, {518, -1, 4}, {519, -1, 4}, {520, -1, 4},
    {521, -1, 4}, {522, -1, 4}, {523, -1, 4}, {524, -1, 4}, {525, -1, 4}, {526, -1, 4}, {527, -1, 4},
    {528, -1, 4}, {529, -1, 4}, {530, -1, 4}, {531, -1, 4}, {532, -1, 4}, {533, -1, 4}, {534, -1, 4},
    {535, -1, 4}, {536, 635, 0}, {537, -1, 0}, {538, 637, 0}, {539, -1, 0}, {540, 639, 0}, {541, 667, 0},
    {542, 641, 0}, {543, -1, 0}, {544, 643, 0}, {545, 725, 0}, {546, 645, 0}, {547, -1, 0}, {548, 647, 0},
    {549, -1, 0}, {550, 649, 0}, {551, -1, 0}, {552, 651, 0}, {553, -1, 0}, {554, 653, 0}, {555, -1, 0},
    {556, 655, 0}, {557, -1, 0}, {558, 657, 0}, {559, -1, 0}, {560, 924, 2}, {561, 925, 2}, {562, 842, 2},
    {563, 927, 2}, {564, 928, 2}, {565, -1, 2}, {566, 930, 2}, {567, 666, 0}, {568, -1, 0}, {569, -1, 0},
    {570, 932, 2}, {571, -1, 1}, {572, -1, 2}, {573, -1, 2}, {574, 1404, 2}, {575, 1754, 2}, {576, -1, 2},
    {577, -1, 2}, {578, 1091, 0}, {579, 935, 2}, {580, -1, 2}, {581, -1, 2}, {582, -1, 2}, {583, 918, 2},
    {584, -1, 2}, {585, -1, 2}, {586, 967, 2}, {587, -1, 2}, {588, -1, 2}, {589, -1, 2}, {590, -1, 2},
    {591, -1, 2}, {592, 950, 2}, {593, -1, 2}, {594, -1, 2}, {595, -1, 2}, {596, -1, 2}, {597, -1, 2},
    {598, -1, 2}, {599, -1, 2}, {600, -1, 2}, {601, -1, 2}, {602, -1, 2}, {603, -1, 2}, {604, -1, 2},
    {605, -1, 2}, {606, -1, 2}, {607, -1, 2}, {608, -1, 2}, {609, -1, 2}, {610, 939, 2}, {611, -1, 2},
    {612, -1, 2}, {613, -1, 2}, {614, -1, 2}, {615, -1, 2}, {616, -1, 2}, {617, -1, 4}, {617, -1, 5},
    {618, -1, 4}, {618, -1, 5}, {619, -1, 4}, {619, -1, 5}, {620, -1, 4}, {620, -1, 5}, {621, 1614, 4},
    {621, -1, 5}, {622, -1, 0}, {623, -1, 2}, {624, -1, 2}, {625, -1, 2}, {626, -1, 2}, {627, -1, 2},
    {628, -1, 2}, {629, -1, 2}, {630, -1, 2}, {631, 966, 2}, {632, -1, 4}, {633, -1, 4}, {633, -1, 5},
    {634, -1, 4}, {635, -1, 4}, {635, -1, 5}, {636, -1, 4}, {637, -1, 4}, {637, -1, 5}, {638, -1, 4},
    {639, -1, 4}, {639, -1, 5}, {640, -1, 4}, {641, -1, 4}, {641, -1, 5}, {642, -1, 4}, {643, -1, 4},
    {643, -1, 5}, {644, -1, 4}, {645, -1, 4}, {645, -1, 5}, {646, -1, 2}, {647, -1, 2}, {648, -1, 2},
    {649, 1053, 4}, {650, -1, 4}, {650, -1, 5}, {651, -1, 4}, {652, -1, 4}, {652, -1, 5}, {653, -1, 4},
    {654, -1, 4}, {654, -1, 5}, {655, -1, 4}, {656, -1, 4}, {656, -1, 5}, {657, -1, 4}, {658, -1, 4},
    {659, -1, 4}, {659, -1, 5}, {660, -1, 4}, {661, -1, 4}, {661, -1, 5}, {662, -1, 4}, {663, -1, 4},
    {663, -1, 5}, {664, -1, 4}, {665, -1, 4}, {665, -1, 5}, {666, -1, 4}, {667, -1, 4}, {667, -1, 5},
    {668, -1, 4}, {669, -1, 4}, {669, -1, 5}, {670, -1, 4}, {671, -1, 4}, {671, -1, 5}, {672, -1, 4},
    {673, -1, 4}, {673, -1, 5}, {674, -1, 4}, {675, -1, 4}, {675, -1, 5}, {676, -1, 4}, {677, -1, 4},
    {677, -1, 5}, {678, -1, 4}, {679, -1, 4}, {679, -1, 5}, {680, -1, 4}, {681, -1, 4}, {681, -1, 5},
    {682, -1, 4}, {683, -1, 4}, {683, -1, 5}, {684, -1, 4}, {685, 813, 1}, {686, 1118, 1}, {687, 815, 1},
    {688, 1119, 1}, {689, -1, 1}, {690, -1, 1}, {691, 819, 1}, {692, -1, 1}, {693, 821, 1}, {694, -1, 1},
    {695, 823, 1}, {696, -1, 1}, {697, 825, 1}, {698, -1, 1}, {699, -1, 1}, {700, -1, 1}, {701, -1, 2},
    {702, -1, 2}, {703, -1, 2}, {704, -1, 2}, {705, -1, 2}, {706, 1089, 2}, {707, -1, 2}, {708, -1, 2},
    {709, -1, 2}, {710, -1, 2}, {711, -1, 2}, {712, -1, 2}, {713, 1079, 4}, {713, -1, 5}, {714, 1018, 4},
    {714, -1, 5}, {715, 1076, 4}, {715, -1, 5}, {716, -1, 4}, {716, -1, 5}, {717, -1, 4}, {717, -1, 5},
    {718, -1, 2}, {719, -1, 2}, {720, -1, 2}, {721, -1, 2}, {722, -1, 1}, {723, -1, 1}, {724, -1, 1},
    {725, -1, 1}, {726, -1, 1}, {727, -1, 1}, {728, -1, 1}, {729, 863, 1}, {730, -1, 1}, {731, 864, 1},
    {732, -1, 1}, {733, 866, 1}, {734, 983, 1}, {735, 868, 1}, {736, -1, 1}, {737, 870, 1}, {738, -1, 1},
    {739, 873, 1}, {740, 874, 1}, {741, -1, 1}, {742, -1, 1}, {743, 876, 1}, {744, -1, 1}, {745, -1, 1},
    {746, -1, 1}, {747, 881, 1}, {748, 1207, 1}, {749, 882, 1}, {750, 890, 1}, {751, -1, 1}, {752, -1, 1},
    {753, -1, 1}, {754, -1, 1}, {755, -1, 2}, {756, -1, 1}, {757, -1, 1}, {758, -1, 1}, {759, -1, 1},
    {760, 893, 1}, {761, 894, 1}, {762, -1, 1}, {763, -1, 4}, {764, -1, 2}, {765, -1, 2}, {766, -1, 1},
    {767, -1, 1}, {768, 1270, 4}, {769, -1, 4}, {770, -1, 2}, {771, 1337, 4}, {772, -1, 3}, {773, 985, 1},
    {774, -1, 1}, {775, -1, 1}, {776, 1688, 1}, {777, -1, 0}, {778, -1, 0}, {779, -1, 0}, {780, -1, 0},
    {781, -1, 2}, {782, -1, 2}, {783, -1, 2}, {784, -1, 2}, {785, -1, 2}, {786, -1, 2}, {787, -1, 2},
    {788, -1, 2}, {789, -1, 2}, {790, -1, 1}, {791, -1, 1}, {792, 995, 2}, {793, 1647, 2}, {794, 1000, 2},
    {795, -1, 2}, {796, -1, 2}, {797, -1, 2}, {798, 1092, 2}, {799, -1, 2}, {800, 1016, 2}, {801, -1, 2},
    {802, -1, 2}, {803, -1, 2}, {804, -1, 2}, {805, -1, 2}, {806, -1, 2}, {807, -1, 2}, {808, -1, 2},
    {809, -1, 2}, {810, -1, 2}, {811, -1, 2}, {812, -1, 2}, {813, -1, 2}, {814, -1, 2}, {815, -1, 2},
    {816, -1, 2}, {817, -1, 2}, {818, -1, 2}, {819, -1, 2}, {820, -1, 4}, {820, -1, 5}, {821, -1, 4},
    {821, -1, 5}, {822, -1, 4}, {822, -1, 5}, {823, -1, 4}, {823, -1, 5}, {824, -1, 2}, {825, -1, 2},
    {826, -1, 2}, {827, -1, 2}, {828, -1, 2}, {829, -1, 2}, {830, 1097, 2}, {831, -1, 2}, {832, -1, 2},
    {833, -1, 2}, {834, -1, 2}, {835, -1, 2}, {836, 1574, 2}, {837, -1, 2}, {838, -1, 2}, {839, -1, 1},
    {840, -1, 1}, {841, -1, 1}, {842, -1, 1}, {843, -1, 2}, {844, -1, 2}, {845, -1, 1}, {846, -1, 1},
    {847, 984, 1}, {848, -1, 1}, {849, -1, 1}, {850, 1667, 1}, {851, -1, 0}, {852, -1, 0}, {853, -1, 0},
    {854, -1, 0}, {855, -1, 0}, {856, -1, 0}, {857, 994, 0}, {858, -1, 0}, {859, 996, 1}, {860, 997, 1},
    {861, 998, 1}, {862, -1, 1}, {863, -1, 1}, {864, 1001, 1}, {865, -1, 1}, {866, 1003, 1}, {867, 1004, 1},
    {868, 1005, 1}, {869, -1, 1}, {870, 1007, 1}, {871, -1, 1}, {872, 1009, 1}, {873, 1010, 1},
    {874, 1011, 1}, {875, 1012, 1}, {876, 1013, 1}, {877, -1, 1}, {878, -1, 1}, {879, -1, 1}, {880, 1694, 2},
    {881, 1715, 2}, {882, 1025, 2}, {883, -1, 2}, {884, 1690, 2}, {885, -1, 4}, {886, -1, 4}, {887, -1, 4},
    {888, -1, 4}, {889, -1, 4}, {890, -1, 4}, {891, -1, 4}, {892, -1, 4}, {893, -1, 4}, {894, -1, 0},
    {895, -1, 0}, {896, 1033, 0}, {897, 1034, 0}, {898, -1, 0}, {899, 1036, 0}, {900, 1037, 0}, {901, -1, 0},
    {902, 1039, 0}, {903, 1040, 0}, {904, -1, 0}, {905, 1042, 0}, {906, 1043, 0}, {907, -1, 0},
    {908, 1045, 0}, {909, 1046, 0}, {910, -1, 0}, {911, 1048, 0}, {912, 1049, 0}, {913, -1, 0},
    {914, 1051, 0}, {915, 1052, 0}, {916, -1, 0}, {917, -1, 4}, {918, -1, 4}, {919, 1180, 2}, {920, -1, 4},
    {920, -1, 5}, {921, -1, 4}, {922, 1144, 4}, {922, -1, 5}, {923, -1, 4}, {924, -1, 4}, {924, -1, 5},
    {925, -1, 4}, {926, 1150, 4}, {926, -1, 5}, {927, -1, 4}, {928, 1152, 4}, {928, -1, 5}, {929, -1, 4},
    {930, -1, 4}, {930, -1, 5}, {931, -1, 4}, {932, -1, 4}, {932, -1, 5}, {933, -1, 4}, {933, -1, 5},
    {934, -1, 4}, {935, -1, 4}, {935, -1, 5}, {936, -1, 4}, {937, -1, 4}, {937, -1, 5}, {938, -1, 4},
    {939, -1, 4}, {939, -1, 5}, {940, -1, 4}, {941, 1423, 2}, {942, -1, 2}, {943, 1805, 2}, {944, -1, 2},
    {945, -1, 2}, {946, -1, 2}, {947, -1, 2}, {948, -1, 2}, {949, -1, 2}, {950, 1402, 2}, {951, -1, 2},
    {952, -1, 2}, {953, -1, 2}, {954, -1, 2}, {955, -1, 2}, {956, -1, 2}, {957, -1, 2}, {958, -1, 2},
    {959, -1, 2}, {960, 1114, 2}, {961, 1110, 1}, {962, 1140, 1}, {963, 1139, 1}, {964, -1, 1}, {965, -1, 1},
    {966, -1, 1}, {967, 1291, 1}, {968, -1, 1}, {969, 1117, 1}, {970, -1, 1}, {971, -1, 1}, {972, -1, 1},
    {973, 1124, 1}, {974, 1125, 1}, {975, 1126, 1}, {976, 1127, 1}, {977, -1, 1}, {978, -1, 1}, {979, -1, 1},
    {980, -1, 1}, {981, -1, 1}, {982, -1, 1}, {983, -1, 1}, {984, -1, 1}, {985, -1, 1}, {986, -1, 1},
    {987, -1, 1}, {988, -1, 2}, {989, -1, 2}, {990, -1, 2}, {991, -1, 2}, {992, -1, 1}, {993, -1, 1},
    {994, -1, 1}, {995, -1, 1}, {996, -1, 4}, {997, -1, 4}, {997, -1, 5}, {998, -1, 4}, {998, -1, 5},
    {999, -1, 4}, {999, -1, 5}, {1000, -1, 4}, {1000, -1, 5}, {1001, -1, 4}, {1001, -1, 5}, {1002, 1731, 1},
    {1003, -1, 1}, {1004, -1, 1}, {1005, -1, 1}, {1006, -1, 1}, {1007, -1, 1}, {1008, -1, 1}, {1009, -1, 1},
    {1010, 1163, 0}, {1011, -1, 0}, {1012, 1165, 0}, {1013, 1174, 0}, {1014, 1167, 0}, {1015, -1, 0},
    {1016, -1, 0}, {1017, 1170, 0}, {1018, 1171, 0}, {1019, 1172, 0}, {1020, -1, 0}, {1021, -1, 0},
    {1022, -1, 0}, {1023, -1, 0}, {1024, -1, 0}, {1025, 1181, 4}, {1026, 1182, 4}, {1027, -1, 4},
    {1028, 1431, 2}, {1029, -1, 3}, {1030, -1, 3}, {1031, -1, 0}, {1032, -1, 0}, {1033, -1, 4},
    {1033, -1, 5}, {1034, -1, 4}, {1034, -1, 5}, {1035, -1, 4}, {1035, -1, 5}, {1036, -1, 4}, {1036, -1, 5},
    {1037, -1, 4}, {1037, -1, 5}, {1038, -1, 4}, {1038, -1, 5}, {1039, -1, 4}, {1039, -1, 5}, {1040, -1, 4},
    {1040, -1, 5}, {1041, -1, 4}, {1041, -1, 5}, {1042, -1, 4}, {1042, -1, 5}, {1043, -1, 4}, {1043, -1, 5},
    {1044, -1, 4}, {1044, -1, 5}, {1045, -1, 4}, {1045, -1, 5}, {1046, -1, 4}, {1046, -1, 5}, {1047, -1, 4},
    {1047, -1, 5}, {1048, -1, 4}, {1048, -1, 5}, {1049, -1, 4}, {1050, -1, 4}, {1051, -1, 4}, {1052, -1, 4},
    {1053, -1, 4}, {1054, -1, 4}, {1055, -1, 4}, {1056, -1, 4}, {1057, -1, 4}, {1058, -1, 4}, {1059, -1, 4},
    {1060, -1, 4}, {1061, -1, 4}, {1062, 1297, 4}, {1062, -1, 5}, {1063, 1244, 4}, {1063, -1, 5},
    {1064, 1246, 4}, {1064, -1, 5}, {1065, 1242, 4}, {1065, -1, 5}, {1066, -1, 4}, {1067, -1, 4},
    {1068, -1, 4}, {1069, -1, 4}, {1070, 1272, 4}, {1070, -1, 5}, {1071, 1295, 4}, {1071, -1, 5},
    {1072, 1296, 4}, {1072, -1, 5}, {1073, -1, 4}, {1073, -1, 5}, {1074, -1, 4}, {1074, -1, 5},
    {1075, -1, 4}, {1075, -1, 5}, {1076, -1, 4}, {1076, -1, 5}, {1077, -1, 4}, {1077, -1, 5}, {1078, -1, 4},
    {1078, -1, 5}, {1079, -1, 4}, {1079, -1, 5}, {1080, -1, 4}, {1080, -1, 5}, {1081, -1, 4}, {1081, -1, 5},
    {1082, -1, 4}, {1082, -1, 5}, {1083, -1, 4}, {1083, -1, 5}, {1084, -1, 4}, {1084, -1, 5},
    {1085, 1294, 4}, {1085, -1, 5}, {1086, -1, 4}, {1086, -1, 5}, {1087, -1, 4}, {1087, -1, 5},
    {1088, -1, 0}, {1089, -1, 0}, {1090, 1352, 5}, {1091, -1, 0}, {1092, 1284, 0}, {1093, -1, 3},
    {1094, -1, 0}, {1095, 1286, 0}, {1096, -1, 0}, {1097, 1288, 0}, {1098, 1289, 0}, {1099, -1, 0},
    {1100, 1438, 1}, {1101, -1, 1}, {1102, -1, 2}, {1103, -1, 2}, {1104, -1, 4}, {1105, -1, 4},
    {1106, -1, 4}, {1107, -1, 4}, {1108, -1, 3}, {1109, -1, 0}, {1110, 1301, 3}, {1111, 1302, 3},
    {1112, 1303, 3}, {1113, 1304, 3}, {1114, 1305, 3}, {1115, 1306, 3}, {1116, 1307, 3}, {1117, 1308, 3},
    {1118, 1309, 3}, {1119, -1, 3}, {1120, 1311, 3}, {1121, 1312, 3}, {1122, 1313, 3}, {1123, 1314, 3},
    {1124, -1, 3}, {1125, 1316, 3}, {1126, 1317, 3}, {1127, 1318, 3}, {1128, -1, 3}, {1129, -1, 3},
    {1130, -1, 3}, {1131, -1, 3}, {1132, 1323, 3}, {1133, 1324, 3}, {1134, 1325, 3}, {1135, -1, 3},
    {1136, -1, 3}, {1137, -1, 3}, {1138, 1452, 3}, {1139, -1, 3}, {1140, -1, 3}, {1141, -1, 3},
    {1142, -1, 3}, {1143, -1, 3}, {1144, -1, 3}, {1145, -1, 3}, {1146, -1, 3}, {1147, -1, 4}, {1148, -1, 4},
    {1149, 1340, 3}, {1150, -1, 3}, {1151, 1342, 0}, {1152, -1, 0}, {1153, 1344, 1}, {1154, -1, 1},
    {1155, 1346, 1}, {1156, -1, 1}, {1157, 1348, 1}, {1158, -1, 1}, {1159, -1, 0}, {1160, -1, 0},
    {1161, -1, 0}, {1162, -1, 3}, {1163, -1, 3}, {1164, -1, 3}, {1165, -1, 3}, {1166, -1, 3}, {1167, -1, 5},
    {1168, -1, 5}, {1169, -1, 5}, {1170, -1, 0}, {1171, -1, 3}, {1172, -1, 3}, {1173, 1364, 3},
    {1174, -1, 4}, {1175, 1366, 0}, {1176, -1, 0}, {1177, 1368, 0}, {1178, -1, 0}, {1179, 1370, 0},
    {1180, -1, 0}, {1181, -1, 0}, {1182, -1, 2}, {1183, -1, 2}, {1184, -1, 2}, {1185, -1, 2}, {1186, -1, 2},
    {1187, 1672, 2}, {1188, -1, 2}, {1189, -1, 2}, {1190, -1, 2}, {1191, -1, 2}, {1192, -1, 2},
    {1193, -1, 2}, {1194, -1, 2}, {1195, -1, 2}, {1196, -1, 2}, {1197, -1, 2}, {1198, -1, 2}, {1199, -1, 2},
    {1200, -1, 2}, {1201, -1, 2}, {1202, -1, 2}, {1203, 1444, 2}, {1204, 1445, 2}, {1205, 1446, 2},
    {1206, -1, 2}, {1207, -1, 2}, {1208, -1, 2}, {1209, -1, 2}, {1210, -1, 2}, {1211, -1, 2}, {1212, -1, 2},
    {1213, -1, 2}, {1214, -1, 2}, {1215, -1, 2}, {1216, 1407, 0}, {1217, 1408, 0}, {1218, 1409, 0},
    {1219, 1410, 0}, {1220, 1411, 0}, {1221, 1412, 0}, {1222, 1413, 0}, {1223, -1, 0}, {1224, 1415, 1},
    {1225, -1, 1}, {1226, -1, 1}, {1227, -1, 1}, {1228, -1, 1}, {1229, -1, 1}, {1230, 1421, 1},
    {1231, -1, 1}, {1232, -1, 1}, {1233, -1, 2}, {1234, -1, 2}, {1235, -1, 2}, {1236, -1, 2}, {1237, -1, 2},
    {1238, -1, 2}, {1239, -1, 2}, {1240, -1, 2}, {1241, 1432, 2}, {1242, -1, 2}, {1243, -1, 1},
    {1244, -1, 1}, {1245, -1, 1}, {1246, -1, 1}, {1247, -1, 1}, {1248, 1440, 1}, {1249, 1441, 1},
    {1250, 1442, 1}, {1251, 1443, 1}, {1252, -1, 1}, {1253, -1, 1}, {1254, -1, 2}, {1255, -1, 2},
    {1256, -1, 2}, {1257, 1448, 1}, {1258, -1, 1}, {1259, -1, 3}, {1260, -1, 3}, {1261, -1, 3},
    {1262, -1, 3}, {1263, -1, 3}, {1264, -1, 3}, {1265, -1, 3}, {1266, 1457, 0}, {1267, 1533, 0},
    {1268, -1, 5}, {1269, -1, 0}, {1270, -1, 0}, {1271, -1, 0}, {1272, -1, 0}, {1273, -1, 0}, {1274, -1, 0},
    {1275, -1, 0}, {1276, -1, 0}, {1277, -1, 0}, {1278, -1, 0}, {1279, -1, 0}, {1280, -1, 0}, {1281, -1, 0},
    {1282, -1, 0}, {1283, 1474, 0}, {1284, 1475, 0}, {1285, 1476, 0}, {1286, -1, 0}, {1287, -1, 0},
    {1288, 1481, 0}, {1289, 1482, 0}, {1290, 1483, 0}, {1291, -1, 0}, {1292, -1, 0}, {1293, -1, 0},
    {1294, 1487, 0}, {1295, 1488, 0}, {1296, -1, 0}, {1297, -1, 0}, {1298, -1, 0}, {1299, -1, 0},
    {1300, -1, 0}, {1301, -1, 0}, {1302, -1, 5}, {1303, -1, 5}, {1304, -1, 0}, {1305, 1496, 0},
    {1306, 1497, 0}, {1307, -1, 0}, {1308, 1499, 0}, {1309, 1500, 0}, {1310, -1, 0}, {1311, 1502, 0},
    {1312, 1503, 0}, {1313, 1504, 0}, {1314, -1, 0}, {1315, 1506, 0}, {1316, 1507, 0}, {1317, 1508, 0},
    {1318, -1, 0}, {1319, -1, 0}, {1320, -1, 0}, {1321, -1, 5}, {1322, -1, 5}, {1323, -1, 5}, {1324, -1, 5},
    {1325, -1, 5}, {1326, -1, 5}, {1327, -1, 5}, {1328, -1, 5}, {1329, -1, 5}, {1330, -1, 5}, {1331, -1, 5},
    {1332, -1, 5}, {1333, -1, 5}, {1334, -1, 5}, {1335, -1, 5}, {1336, -1, 5}, {1337, 1528, 0},
    {1338, 1529, 0}, {1339, 1530, 0}, {1340, 1531, 0}, {1341, 1532, 0}, {1342, -1, 0}, {1343, 1534, 0},
    {1344, 1535, 0}, {1345, 1536, 0}, {1346, 1537, 0}, {1347, 1538, 0}, {1348, 1539, 0}, {1349, 1540, 0},
    {1350, 1541, 0}, {1351, 1542, 0}, {1352, -1, 0}, {1353, -1, 2}, {1354, -1, 2}, {1355, -1, 2},
    {1356, -1, 2}, {1357, 1548, 2}, {1358, -1, 2}, {1359, -1, 2}, {1360, -1, 2}, {1361, -1, 2},
    {1362, -1, 2}, {1363, -1, 2}, {1364, -1, 0}, {1365, -1, 0}, {1366, -1, 0}, {1367, -1, 0}, {1368, -1, 0},
    {1369, -1, 0}, {1369, -1, 0}, {1370, 1562, 0}, {1371, 1563, 0}, {1372, 1564, 0}, {1373, 1565, 0},
    {1374, 1566, 0}, {1375, 1594, 0}, {1376, -1, 0}, {1377, 1570, 0}, {1378, -1, 0}, {1379, 1592, 0},
    {1380, -1, 0}, {1381, -1, 0}, {1382, 1675, 2}, {1383, -1, 2}, {1384, -1, 2}, {1385, -1, 2},
    {1386, -1, 2}, {1387, -1, 1}, {1388, -1, 1}, {1389, -1, 1}, {1390, -1, 0}, {1391, -1, 4}, {1391, -1, 5},
    {1392, -1, 4}, {1392, -1, 5}, {1393, -1, 4}, {1393, -1, 5}, {1394, -1, 4}, {1394, -1, 5}, {1395, -1, 4},
    {1395, -1, 5}, {1396, 1742, 0}, {1397, -1, 0}, {1398, 1638, 0}, {1399, 1596, 1}, {1400, -1, 1},
    {1401, 1598, 1}, {1402, -1, 1}, {1403, 1600, 1}, {1404, -1, 1}, {1405, 1602, 1}, {1406, -1, 1},
    {1407, 1604, 1}, {1408, -1, 1}, {1409, 1606, 1}, {1410, -1, 1}, {1411, 1608, 1}, {1412, -1, 1},
    {1413, -1, 1}, {1414, 1611, 1}, {1415, -1, 1}, {1416, -1, 1}, {1417, -1, 1}, {1418, -1, 1},
    {1419, 1706, 1}, {1420, -1, 1}, {1421, -1, 1}, {1422, -1, 0}, {1423, -1, 0}, {1424, -1, 0},
    {1425, -1, 0}, {1426, -1, 0}, {1427, -1, 0}, {1428, -1, 0}, {1429, -1, 0}, {1430, -1, 0},
    {1431, 1628, 1}, {1432, 1629, 1}, {1433, -1, 1}, {1434, 1631, 1}, {1435, 1632, 1}, {1436, -1, 1},
    {1437, 1634, 1}, {1438, 1635, 1}, {1439, 1639, 1}, {1440, 1637, 1}, {1441, -1, 1}, {1442, -1, 0},
    {1443, 1640, 1}, {1444, -1, 1}, {1445, -1, 0}, {1446, -1, 0}, {1447, -1, 0}, {1448, -1, 0},
    {1449, -1, 0}, {1450, -1, 2}, {1451, -1, 2}, {1452, -1, 2}, {1453, -1, 2}, {1454, -1, 2}, {1455, -1, 2},
    {1456, -1, 0}, {1457, -1, 0}, {1458, -1, 0}, {1459, 1657, 1}, {1460, 1658, 1}, {1461, -1, 1},
    {1462, -1, 1}, {1463, -1, 1}, {1464, -1, 0}, {1465, -1, 0}, {1466, -1, 0}, {1467, -1, 0}, {1468, -1, 4},
    {1469, -1, 4}, {1470, -1, 2}, {1471, 1668, 1}, {1472, 1669, 1}, {1473, 1670, 1}, {1474, 1714, 1},
    {1475, -1, 0}, {1476, -1, 2}, {1477, -1, 2}, {1478, -1, 2}, {1479, -1, 2}, {1480, -1, 2}, {1481, -1, 2},
    {1482, -1, 2}, {1483, -1, 4}, {1483, -1, 5}, {1484, -1, 4}, {1484, -1, 5}, {1485, -1, 4}, {1485, -1, 5},
    {1486, -1, 2}, {1487, -1, 0}, {1487, -1, 0}, {1488, -1, 0}, {1488, -1, 0}, {1489, -1, 0}, {1489, -1, 0},
    {1490, -1, 0}, {1490, -1, 0}, {1491, 1704, 0}, {1491, -1, 0}, {1492, 1716, 0}, {1493, 1717, 0},
    {1494, -1, 3}, {1495, -1, 3}, {1496, -1, 3}, {1497, -1, 3}, {1498, -1, 3}, {1499, -1, 0},
    {1500, 1705, 0}, {1501, 1712, 0}, {1502, -1, 4}, {1503, -1, 4}, {1504, -1, 4}, {1505, -1, 4},
    {1506, -1, 4}, {1507, -1, 4}, {1508, -1, 0}, {1509, -1, 0}, {1510, -1, 0}, {1511, -1, 1}, {1512, -1, 2},
    {1513, -1, 2}, {1514, 1719, 2}, {1515, -1, 2}, {1516, -1, 0}, {1517, 1722, 0}, {1518, -1, 0},
    {1519, 1724, 0}, {1520, -1, 0}, {1521, -1, 1}, {1522, -1, 0}, {1523, -1, 0}, {1524, -1, 0},
    {466, 1794, 6}, {470, 1793, 6}, {452, -1, 2}, {790, -1, 6}, {791, -1, 6}, {1399, -1, 6}, {1401, -1, 6},
    {1413, -1, 6}, {1416, -1, 6}, {1417, -1, 6}, {1431, -1, 6}, {1434, -1, 6}, {1437, -1, 6}, {1455, -1, 2},
    {1463, -1, 6}, {1471, 1764, 6}, {1486, -1, 2}, {773, -1, 6}, {776, -1, 6}, {722, -1, 6}, {729, -1, 6},
    {725, -1, 6}, {727, -1, 6}, {564, 1753, 2}, {796, -1, 2}, {574, -1, 2}, {991, -1, 2}, {733, -1, 6},
    {733, -1, 6}, {734, -1, 6}, {734, -1, 6}, {847, -1, 6}, {847, -1, 6}, {848, -1, 6}, {848, -1, 6},
    {850, -1, 6}, {1257, -1, 6}, {1258, -1, 6}, {760, -1, 6}, {841, -1, 6}, {842, -1, 6}, {1243, -1, 6},
    {1244, -1, 6}, {375, -1, 2}, {1359, -1, 2}, {1360, -1, 2}, {1361, -1, 2}, {1362, -1, 2}, {1363, -1, 2},
    {476, -1, 6}, {586, 1780, 2}, {831, -1, 2}, {817, -1, 2}, {624, -1, 2}, {623, -1, 2}, {613, -1, 2},
    {614, -1, 2}, {615, -1, 2}, {730, -1, 6}, {749, 1789, 6}, {750, -1, 6}, {289, -1, 6}, {366, -1, 6},
    {367, -1, 6}, {374, -1, 6}, {315, -1, 6}, {286, -1, 2}, {287, -1, 2}, {288, -1, 6}, {365, -1, 6},
    {1225, -1, 6}, {1228, -1, 6}, {1229, -1, 6}, {1238, -1, 2}, {1234, -1, 2}, {1213, -1, 2}, {942, -1, 2},
    {963, -1, 6}, {969, -1, 6}, {984, -1, 6}, {1245, -1, 6}, {1248, 1811, 6}, {1250, -1, 6}, {1249, 1813, 6},
    {1251, -1, 6}, {1252, -1, 6}, {1253, -1, 6}, {1521, -1, 6}
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
    {158, -1, -1, -1, -1, 116, 200, 37, 1, 1, 0, 0, 54, 0, 0, 4},  // Int
    {135, -1, 136, -1, -1, 117, 201, 38, 1, 1, 0, 0, 0, 0, 3, 4},  // sqrt
    {415, -1, 416, -1, -1, 118, 202, 39, 1, 1, 0, 0, 0, 0, 0, 4},  // exp
    {417, -1, 418, -1, -1, 119, 203, 40, 1, 1, 0, 0, 0, 0, 0, 4},  // log
    {419, -1, -1, -1, -1, 120, 204, 41, 1, 1, 0, 0, 0, 0, 0, 4},  // abs
    {420, -1, 421, -1, -1, 121, 205, 42, 1, 1, 0, 0, 0, 0, 0, 4},  // fabs
    {422, -1, 423, -1, -1, 122, 206, 43, 1, 1, 0, 0, 0, 0, 0, 4},  // floor
    {424, -1, 425, -1, -1, 123, 207, 44, 1, 1, 0, 0, 0, 0, 0, 4},  // ceil
    {109, -1, 426, -1, -1, 124, 208, 45, 1, 1, 0, 0, 0, 0, 0, 4},  // round
    {427, -1, 428, -1, -1, 125, 209, 46, 2, 2, 0, 0, 0, 0, 0, 4},  // pow
    {134, -1, 429, -1, -1, 127, 211, 47, 2, 2, 0, 0, 0, 0, 3, 4},  // hypot
    {430, -1, 431, -1, -1, 129, 213, 48, 2, 2, 0, 0, 0, 0, 0, 4},  // fmod
    {432, -1, -1, -1, -1, 131, 215, 49, 3, 3, 0, 0, 4, 0, 0, 4},  // stride
    {432, -1, -1, -1, -1, 134, 218, 50, 3, 3, 0, 0, 4, 0, 0, 4},  // stride
    {432, -1, -1, -1, -1, 137, 221, 51, 2, 3, 1, 1, 4, 0, 0, 4},  // stride
    {432, -1, -1, -1, -1, 139, 224, 52, 2, 3, 1, 1, 4, 0, 0, 4},  // stride
    {411, -1, 433, -1, -1, 141, 227, 53, 2, 2, 0, 0, 0, 0, 0, 4},  // min
    {411, -1, -1, -1, -1, 143, 229, 54, 3, 3, 0, 0, 0, 0, 0, 4},  // min
    {411, -1, -1, -1, -1, 146, 232, 55, 4, 4, 0, 0, 0, 0, 0, 4},  // min
    {409, -1, 434, -1, -1, 150, 236, 56, 2, 2, 0, 0, 0, 0, 0, 4},  // max
    {409, -1, -1, -1, -1, 152, 238, 57, 3, 3, 0, 0, 0, 0, 0, 4},  // max
    {409, -1, -1, -1, -1, 155, 241, 58, 4, 4, 0, 0, 0, 0, 0, 4},  // max
    {435, -1, 436, -1, -1, 159, 245, 59, 1, 1, 0, 0, 0, 0, 0, 4},  // trunc
    {437, -1, 438, -1, -1, 160, 246, 60, 1, 1, 0, 0, 0, 0, 0, 4},  // rint
    {439, -1, 440, -1, -1, 161, 247, 61, 1, 1, 0, 0, 0, 0, 0, 4},  // nearbyint
    {441, -1, 442, -1, -1, 162, 248, 62, 1, 1, 0, 0, 0, 0, 0, 4},  // lrint
    {443, -1, 444, -1, -1, 163, 249, 63, 1, 1, 0, 0, 0, 0, 0, 4},  // llrint
    {445, -1, 446, -1, -1, 164, 250, 64, 1, 1, 0, 0, 0, 0, 0, 4},  // lround
    {447, -1, 448, -1, -1, 165, 251, 65, 1, 1, 0, 0, 0, 0, 0, 4},  // llround
    {449, -1, 450, -1, -1, 166, 252, 66, 1, 1, 0, 0, 0, 0, 0, 4},  // log2
    {451, -1, 452, -1, -1, 167, 253, 67, 1, 1, 0, 0, 0, 0, 0, 4},  // log10
    {453, -1, 454, -1, -1, 168, 254, 68, 1, 1, 0, 0, 0, 0, 0, 4},  // exp2
    {455, -1, 456, -1, -1, 169, 255, 69, 1, 1, 0, 0, 0, 0, 0, 4},  // cbrt
    {457, -1, 458, -1, -1, 170, 256, 70, 1, 1, 0, 0, 0, 0, 0, 4},  // sinh
    {459, -1, 460, -1, -1, 171, 257, 71, 1, 1, 0, 0, 0, 0, 0, 4},  // cosh
    {461, -1, 462, -1, -1, 172, 258, 72, 1, 1, 0, 0, 0, 0, 0, 4},  // tanh
    {463, -1, 464, -1, -1, 173, 259, 73, 2, 2, 0, 0, 0, 0, 0, 4},  // copysign
    {465, -1, 466, -1, -1, 175, 261, 74, 2, 2, 0, 0, 0, 0, 0, 4},  // fdim
    {467, -1, -1, -1, -1, 177, 263, 75, 2, 2, 0, 0, 0, 0, 0, 4},  // fminf
    {468, -1, -1, -1, -1, 179, 265, 76, 2, 2, 0, 0, 0, 0, 0, 4},  // fmaxf
    {469, -1, -1, -1, -1, 181, 267, 77, 1, 1, 0, 0, 2, 0, 0, 4},  // isnan
    {470, -1, -1, -1, -1, 182, 268, 78, 1, 1, 0, 0, 2, 0, 0, 4},  // isinf
    {471, -1, -1, -1, -1, 183, 269, 79, 1, 1, 0, 0, 2, 0, 0, 4},  // isfinite
    {472, -1, -1, -1, -1, 184, 270, 80, 1, 1, 0, 0, 2, 0, 0, 4},  // signbit
    {473, -1, -1, -1, -1, 0, 0, 81, 0, 0, 5, 0, 0, 0, 0, 4},  // INT_MAX
    {474, -1, -1, -1, -1, 0, 0, 82, 0, 0, 5, 0, 0, 0, 0, 4},  // INT_MIN
    {475, -1, -1, -1, -1, 0, 0, 83, 0, 0, 5, 0, 0, 0, 0, 4},  // UINT_MAX
    {476, -1, -1, -1, -1, 0, 0, 84, 0, 0, 5, 0, 0, 0, 0, 4},  // LONG_MAX
    {477, -1, -1, -1, -1, 0, 0, 85, 0, 0, 5, 0, 0, 0, 0, 4},  // LONG_MIN
    {478, -1, -1, -1, -1, 0, 0, 86, 0, 0, 5, 0, 0, 0, 0, 4},  // NSUIntegerMax
    {479, -1, -1, -1, -1, 0, 0, 87, 0, 0, 5, 0, 0, 0, 0, 4},  // M_LN2
    {480, -1, -1, -1, -1, 0, 0, 88, 0, 0, 5, 0, 0, 0, 0, 4},  // M_LN10
    {481, -1, -1, -1, -1, 185, 271, 89, 0, 1, 1, 1, 0, 0, 0, 4},  // rounded
    {483, 482, -1, -1, -1, 0, 0, 90, 0, 0, 5, 25, 24, 0, 0, 4},  // up
    {484, 482, -1, -1, -1, 0, 0, 91, 0, 0, 5, 25, 24, 0, 0, 4},  // down
    {485, 482, -1, -1, -1, 0, 0, 92, 0, 0, 5, 25, 24, 0, 0, 4},  // toNearestOrEven
    {486, 482, -1, -1, -1, 0, 0, 93, 0, 0, 5, 25, 24, 0, 0, 4},  // toNearestOrAwayFromZero
    {487, 482, -1, -1, -1, 0, 0, 94, 0, 0, 5, 25, 24, 0, 0, 4},  // towardZero
    {488, 482, -1, -1, -1, 0, 0, 95, 0, 0, 5, 25, 24, 0, 0, 4},  // awayFromZero
    {481, -1, -1, -1, -1, 185, 272, 96, 1, 2, 1, 1, 0, 0, 0, 4},  // rounded
    {137, -1, -1, -1, -1, 186, 274, 97, 0, 1, 1, 1, 0, 0, 3, 4},  // squareRoot
    {489, -1, -1, -1, -1, 186, 275, 98, 1, 2, 1, 1, 0, 0, 0, 4},  // truncatingRemainder
    {385, -1, -1, -1, -1, 187, 277, 99, 1, 2, 1, 1, 0, 0, 0, 4},  // remainder
    {491, -1, -1, -1, -1, 188, 279, 100, 0, 1, 1, 1, 0, 0, 0, 4},  // signum
    {492, -1, -1, -1, -1, 0, 280, 101, 0, 1, 2, 1, 0, 0, 0, 4},  // magnitude
    {493, -1, -1, -1, -1, 188, 281, 102, 1, 2, 1, 1, 2, 0, 0, 4},  // isMultiple
    {495, -1, -1, -1, -1, 0, 283, 103, 0, 1, 2, 1, 2, 0, 0, 4},  // isFinite
    {353, -1, -1, -1, -1, 0, 284, 104, 0, 1, 2, 1, 2, 0, 0, 4},  // isInfinite
    {496, -1, -1, -1, -1, 0, 285, 105, 0, 1, 2, 1, 2, 0, 0, 4},  // isZero
    {497, -1, -1, -1, -1, 0, 286, 106, 0, 1, 2, 1, 2, 0, 0, 4},  // isNaN
    {498, -1, -1, -1, -1, 0, 287, 107, 0, 1, 2, 1, 3, 0, 0, 4},  // description
    {499, -1, -1, -1, -1, 0, 288, 108, 0, 1, 2, 1, 0, 0, 0, 4},  // ulp
    {500, -1, -1, -1, -1, 0, 289, 109, 0, 1, 2, 1, 0, 0, 0, 4},  // nextUp
    {501, -1, -1, -1, -1, 0, 290, 110, 0, 1, 2, 1, 0, 0, 0, 4},  // nextDown
    {502, -1, -1, -1, -1, 0, 291, 111, 0, 1, 2, 1, 0, 0, 0, 4},  // exponent
    {503, -1, -1, -1, -1, 0, 292, 112, 0, 1, 2, 1, 0, 0, 0, 4},  // significand
    {504, 155, -1, -1, -1, 0, 0, 113, 0, 0, 5, 1, 0, 0, 0, 4},  // leastNormalMagnitude
    {505, 155, -1, -1, -1, 0, 0, 114, 0, 0, 5, 1, 0, 0, 0, 4},  // leastNonzeroMagnitude
    {506, -1, -1, -1, -1, 0, 293, 115, 0, 1, 2, 1, 2, 0, 0, 4},  // isNormal
    {507, -1, -1, -1, -1, 189, 294, 116, 1, 2, 1, 1, 2, 0, 0, 4},  // isLess
    {509, -1, -1, -1, -1, 190, 296, 117, 1, 2, 1, 1, 2, 0, 0, 4},  // isLessThanOrEqualTo
    {510, -1, -1, -1, -1, 191, 298, 118, 1, 2, 1, 1, 0, 0, 0, 4},  // advanced
    {286, -1, -1, -1, -1, 192, 300, 119, 1, 2, 1, 1, 0, 0, 0, 4},  // distance
    {511, -1, -1, -1, -1, 193, 302, 120, 2, 3, 1, 1, 0, 0, 0, 4},  // addingProduct
    {385, -1, -1, -1, -1, 195, 305, 121, 2, 2, 0, 0, 0, 0, 0, 4},  // remainder
    {513, -1, -1, -1, -1, 197, 307, 122, 1, 2, 1, 1, 50, 0, 0, 4},  // quotientAndRemainder
    {203, -1, -1, -1, -1, 198, 309, 0, 1, 1, 3, 0, 1, 0, 0, 5},  // Angle
    {203, -1, -1, -1, -1, 199, 310, 1, 1, 1, 3, 0, 1, 0, 0, 5},  // Angle
    {203, -1, -1, -1, -1, 200, 311, 2, 1, 1, 3, 0, 1, 0, 0, 5},  // Angle
    {514, 203, -1, -1, -1, 201, 312, 3, 1, 1, 4, 2, 1, 0, 0, 5},  // degrees
    {515, 203, -1, -1, -1, 202, 313, 4, 1, 1, 4, 2, 1, 0, 0, 5},  // radians
    {282, 203, -1, -1, -1, 0, 0, 5, 0, 0, 5, 2, 1, 0, 0, 5},  // zero
    {514, -1, -1, -1, -1, 0, 314, 6, 0, 1, 2, 2, 0, 0, 0, 5},  // degrees
    {515, -1, -1, -1, -1, 0, 315, 7, 0, 1, 2, 2, 0, 0, 0, 5},  // radians
    {516, -1, -1, -1, -1, 0, 316, 8, 0, 1, 2, 2, 0, 0, 0, 5},  // turns
    {517, -1, 518, -1, -1, 203, 317, 9, 1, 1, 0, 0, 0, 0, 1, 5},  // sin
    {519, -1, 520, -1, -1, 204, 318, 10, 1, 1, 0, 0, 0, 0, 1, 5},  // cos
    {521, -1, 522, -1, -1, 205, 319, 11, 1, 1, 0, 0, 0, 0, 1, 5},  // tan
    {127, -1, 131, -1, -1, 206, 320, 12, 1, 1, 0, 0, 1, 0, 3, 5},  // asin
    {126, -1, 130, -1, -1, 207, 321, 13, 1, 1, 0, 0, 1, 0, 3, 5},  // acos
    {128, -1, 132, -1, -1, 208, 322, 14, 1, 1, 0, 0, 1, 0, 3, 5},  // atan
    {129, -1, 133, -1, -1, 209, 323, 15, 2, 2, 0, 0, 1, 0, 3, 5},  // atan2
    {523, -1, -1, -1, -1, 0, 325, 0, 0, 1, 2, 5, 0, 0, 0, 6},  // count
    {351, -1, -1, -1, -1, 0, 326, 1, 0, 1, 2, 5, 2, 0, 0, 6},  // isEmpty
    {524, -1, -1, -1, 1652, 0, 327, 2, 0, 1, 2, 5, 54, 0, 0, 6},  // first
    {525, -1, -1, -1, 1653, 0, 328, 3, 0, 1, 2, 5, 54, 0, 0, 6},  // last
    {526, -1, -1, -1, 1654, 211, 329, 4, 0, 1, 1, 5, 4, 0, 0, 6},  // reversed
    {527, -1, -1, -1, 1649, 211, 330, 5, 0, 1, 1, 5, 4, 0, 0, 6},  // enumerated
    {528, -1, -1, -1, -1, 211, 331, 6, 2, 2, 0, 0, 4, 0, 0, 6},  // zip
    {529, -1, -1, -1, -1, 213, 333, 7, 2, 2, 0, 0, 4, 0, 0, 6},  // sequence
    {111, -1, -1, -1, -1, 215, 335, 8, 1, 2, 1, 5, 4, 0, 0, 6},  // map
    {531, -1, -1, -1, -1, 216, 337, 9, 1, 2, 1, 5, 4, 0, 0, 6},  // compactMap
    {532, -1, -1, -1, -1, 217, 339, 10, 1, 2, 1, 5, 4, 0, 0, 6},  // filter
    {533, -1, -1, -1, -1, 218, 341, 11, 2, 3, 1, 5, 54, 0, 0, 6},  // reduce
    {534, -1, -1, -1, -1, 220, 344, 12, 1, 2, 1, 5, 54, 0, 0, 6},  // forEach
    {535, -1, -1, -1, -1, 221, 346, 13, 1, 2, 1, 5, 54, 0, 0, 6},  // enumerateObjectsUsingBlock
    {536, -1, -1, -1, -1, 222, 348, 14, 1, 2, 1, 5, 54, 0, 0, 6},  // objectAtIndex
    {537, -1, -1, -1, -1, 223, 350, 15, 1, 2, 1, 5, 0, 0, 0, 6},  // indexOfObject
    {538, -1, -1, -1, -1, 224, 352, 16, 1, 2, 1, 5, 4, 0, 0, 6},  // arrayByAddingObject
    {539, -1, -1, -1, -1, 225, 354, 17, 1, 2, 1, 5, 4, 0, 0, 6},  // arrayByAddingObjectsFromArray
    {540, -1, -1, -1, -1, 0, 0, 18, 0, 0, 5, 0, 0, 0, 0, 6},  // NSNotFound
    {541, -1, -1, -1, -1, 226, 356, 19, 0, 1, 1, 5, 54, 0, 0, 6},  // removeLastObject
    {542, -1, -1, -1, -1, 226, 357, 20, 1, 2, 1, 5, 54, 0, 0, 6},  // removeObjectAtIndex
    {543, -1, -1, -1, -1, 227, 359, 21, 2, 3, 1, 5, 54, 0, 0, 6},  // replaceObjectAtIndex
    {545, -1, -1, -1, -1, 229, 362, 22, 2, 3, 1, 5, 54, 0, 0, 6},  // insertObject
    {547, -1, -1, -1, -1, 231, 365, 23, 2, 3, 1, 5, 54, 0, 0, 6},  // exchangeObjectAtIndex
    {105, -1, -1, -1, -1, 233, 368, 24, 1, 2, 1, 5, 54, 0, 0, 6},  // removeObject
    {549, -1, -1, -1, -1, 234, 370, 25, 1, 2, 1, 5, 54, 0, 0, 6},  // makeObjectsPerformSelector
    {550, -1, -1, -1, -1, 235, 372, 26, 1, 2, 1, 5, 4, 0, 0, 6},  // sortedArrayUsingComparator
    {551, -1, -1, -1, -1, 236, 374, 27, 1, 2, 1, 1, 0, 0, 0, 6},  // compare
    {552, -1, -1, -1, -1, 0, 0, 28, 0, 0, 5, 0, 0, 0, 0, 6},  // NSOrderedAscending
    {553, -1, -1, -1, -1, 0, 0, 29, 0, 0, 5, 0, 0, 0, 0, 6},  // NSOrderedSame
    {554, -1, -1, -1, -1, 0, 0, 30, 0, 0, 5, 0, 0, 0, 0, 6},  // NSOrderedDescending
    {378, -1, -1, -1, 635, 237, 376, 31, 1, 2, 1, 5, 2, 0, 0, 6},  // contains
    {378, -1, -1, -1, -1, 238, 378, 32, 1, 2, 1, 5, 2, 0, 0, 6},  // contains
    {524, -1, -1, -1, -1, 239, 380, 33, 1, 2, 1, 5, 54, 0, 0, 6},  // first
    {555, -1, -1, -1, -1, 240, 382, 34, 1, 2, 1, 5, 2, 0, 0, 6},  // allSatisfy
    {556, -1, -1, -1, -1, 241, 384, 35, 1, 2, 1, 5, 54, 0, 0, 6},  // firstIndex
    {556, -1, -1, -1, -1, 242, 386, 36, 1, 2, 1, 5, 54, 0, 0, 6},  // firstIndex
    {525, -1, -1, -1, -1, 243, 388, 37, 1, 2, 1, 5, 54, 0, 0, 6},  // last
    {557, -1, -1, -1, -1, 244, 390, 38, 1, 2, 1, 5, 54, 0, 0, 6},  // lastIndex
    {557, -1, -1, -1, -1, 245, 392, 39, 1, 2, 1, 5, 54, 0, 0, 6},  // lastIndex
    {118, -1, -1, -1, -1, 246, 394, 40, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {118, -1, -1, -1, -1, 247, 396, 41, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {558, -1, -1, -1, -1, 248, 398, 42, 1, 2, 1, 5, 4, 0, 0, 6},  // drop
    {559, -1, -1, -1, -1, 249, 400, 43, 1, 2, 1, 5, 2, 0, 0, 6},  // elementsEqual
    {560, -1, -1, -1, -1, 250, 402, 44, 1, 2, 1, 5, 2, 0, 0, 6},  // starts
    {99, -1, -1, -1, -1, 251, 404, 45, 1, 2, 1, 5, 54, 0, 0, 6},  // removeFirst
    {97, -1, -1, -1, -1, 252, 406, 46, 1, 2, 1, 5, 54, 0, 0, 6},  // removeLast
    {378, -1, -1, -1, -1, 253, 408, 47, 1, 2, 1, 8, 2, 0, 0, 6},  // contains
    {31, -1, -1, -1, -1, 0, 410, 48, 0, 1, 2, 5, 4, 0, 0, 6},  // lazy
    {562, -1, -1, -1, -1, 254, 411, 49, 0, 1, 1, 5, 4, 0, 0, 6},  // dropFirst
    {562, -1, -1, -1, -1, 254, 412, 50, 1, 2, 1, 5, 4, 0, 0, 6},  // dropFirst
    {563, -1, -1, -1, -1, 255, 414, 51, 0, 1, 1, 5, 4, 0, 0, 6},  // dropLast
    {563, -1, -1, -1, -1, 255, 415, 52, 1, 2, 1, 5, 4, 0, 0, 6},  // dropLast
    {118, -1, -1, -1, -1, 256, 417, 53, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {564, -1, -1, -1, -1, 257, 419, 54, 1, 2, 1, 5, 4, 0, 0, 6},  // suffix
    {118, -1, -1, -1, -1, 258, 421, 55, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {118, -1, -1, -1, -1, 259, 423, 56, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {564, -1, -1, -1, -1, 260, 425, 57, 1, 2, 1, 5, 4, 0, 0, 6},  // suffix
    {106, -1, -1, -1, -1, 261, 427, 58, 2, 3, 1, 5, 54, 0, 0, 6},  // swapAt
    {566, -1, -1, -1, -1, 263, 430, 59, 0, 1, 1, 5, 54, 0, 0, 6},  // joined
    {567, -1, -1, -1, -1, 263, 431, 60, 1, 2, 1, 5, 4, 0, 0, 6},  // split
    {567, -1, -1, -1, -1, 264, 433, 61, 1, 2, 1, 5, 4, 0, 0, 6},  // split
    {567, -1, -1, -1, -1, 265, 435, 62, 1, 2, 1, 5, 4, 0, 0, 6},  // split
    {570, -1, -1, -1, -1, 266, 437, 63, 1, 2, 1, 5, 54, 0, 0, 6},  // reserveCapacity
    {571, -1, -1, -1, -1, 0, 439, 64, 0, 1, 2, 5, 7, 0, 0, 6},  // indices
    {572, -1, -1, -1, -1, 0, 440, 65, 0, 1, 2, 5, 0, 0, 0, 6},  // startIndex
    {573, -1, -1, -1, -1, 0, 441, 66, 0, 1, 2, 5, 0, 0, 0, 6},  // endIndex
    {112, -1, -1, -1, -1, 267, 442, 67, 1, 2, 1, 5, 4, 0, 0, 6},  // flatMap
    {534, -1, -1, -1, -1, 268, 444, 68, 1, 2, 1, 8, 54, 0, 0, 6},  // forEach
    {533, -1, -1, -1, -1, 269, 446, 69, 2, 3, 1, 5, 54, 0, 0, 6},  // reduce
    {100, -1, -1, -1, -1, 271, 449, 70, 1, 2, 1, 5, 54, 0, 0, 6},  // removeAll
    {196, -1, -1, -1, -1, 272, 451, 71, 2, 2, 3, 0, 4, 0, 0, 6},  // Array
    {411, -1, -1, -1, -1, 274, 453, 72, 0, 1, 1, 5, 54, 0, 0, 6},  // min
    {409, -1, -1, -1, -1, 274, 454, 73, 0, 1, 1, 5, 54, 0, 0, 6},  // max
    {411, -1, -1, -1, -1, 274, 455, 74, 2, 2, 0, 0, 54, 0, 0, 6},  // min
    {409, -1, -1, -1, -1, 276, 457, 75, 2, 2, 0, 0, 54, 0, 0, 6},  // max
    {411, -1, -1, -1, -1, 278, 459, 76, 1, 2, 1, 5, 54, 0, 0, 6},  // min
    {409, -1, -1, -1, -1, 279, 461, 77, 1, 2, 1, 5, 54, 0, 0, 6},  // max
    {576, -1, -1, -1, -1, 280, 463, 78, 0, 1, 1, 5, 4, 0, 0, 6},  // sorted
    {576, -1, -1, -1, -1, 280, 464, 79, 1, 2, 1, 5, 4, 0, 0, 6},  // sorted
    {576, -1, -1, -1, -1, 281, 466, 80, 1, 2, 1, 5, 4, 0, 0, 6},  // sorted
    {566, -1, -1, -1, 1655, 282, 468, 81, 1, 2, 1, 5, 3, 0, 0, 6},  // joined
    {94, -1, -1, -1, 1650, 283, 470, 82, 1, 2, 1, 5, 54, 0, 0, 6},  // append
    {94, -1, -1, -1, 1651, 284, 472, 83, 1, 2, 1, 5, 54, 0, 0, 6},  // append
    {95, -1, -1, -1, -1, 285, 474, 84, 2, 3, 1, 5, 54, 0, 0, 6},  // insert
    {95, -1, -1, -1, -1, 287, 477, 85, 2, 3, 1, 5, 54, 0, 0, 6},  // insert
    {96, -1, -1, -1, -1, 289, 480, 86, 1, 2, 1, 5, 54, 0, 0, 6},  // remove
    {97, -1, -1, -1, -1, 290, 482, 87, 0, 1, 1, 5, 54, 0, 0, 6},  // removeLast
    {98, -1, -1, -1, -1, 290, 483, 88, 0, 1, 1, 5, 54, 0, 0, 6},  // popLast
    {99, -1, -1, -1, -1, 290, 484, 89, 0, 1, 1, 5, 54, 0, 0, 6},  // removeFirst
    {100, -1, -1, -1, 610, 290, 485, 90, 0, 1, 1, 5, 54, 0, 0, 6},  // removeAll
    {523, -1, -1, -1, 296, 0, 486, 91, 0, 1, 2, 4, 0, 0, 0, 6},  // count
    {351, -1, -1, -1, -1, 0, 487, 92, 0, 1, 2, 4, 2, 0, 0, 6},  // isEmpty
    {579, -1, -1, -1, -1, 290, 488, 93, 0, 1, 1, 4, 3, 0, 0, 6},  // uppercased
    {580, -1, -1, -1, -1, 290, 489, 94, 0, 1, 1, 4, 3, 0, 0, 6},  // lowercased
    {378, -1, -1, -1, -1, 290, 490, 95, 1, 2, 1, 4, 2, 0, 0, 6},  // contains
    {581, -1, -1, -1, -1, 291, 492, 96, 1, 2, 1, 4, 2, 0, 0, 6},  // hasPrefix
    {582, -1, -1, -1, -1, 292, 494, 97, 1, 2, 1, 4, 2, 0, 0, 6},  // hasSuffix
    {193, -1, -1, -1, -1, 293, 496, 98, 2, 2, 3, 0, 3, 0, 0, 6},  // String
    {583, -1, -1, -1, -1, 0, 498, 99, 0, 1, 2, 4, 2, 0, 0, 6},  // isLetter
    {584, -1, -1, -1, -1, 0, 499, 100, 0, 1, 2, 4, 2, 0, 0, 6},  // isNumber
    {585, -1, -1, -1, -1, 0, 500, 101, 0, 1, 2, 4, 2, 0, 0, 6},  // isWhitespace
    {586, -1, -1, -1, -1, 0, 501, 102, 0, 1, 2, 4, 2, 0, 0, 6},  // isUppercase
    {587, -1, -1, -1, -1, 0, 502, 103, 0, 1, 2, 4, 2, 0, 0, 6},  // isLowercase
    {588, -1, -1, -1, -1, 0, 503, 104, 0, 1, 2, 4, 2, 0, 0, 6},  // isPunctuation
    {589, -1, -1, -1, -1, 0, 504, 105, 0, 1, 2, 4, 54, 0, 0, 6},  // wholeNumberValue
    {590, -1, -1, -1, -1, 0, 505, 106, 0, 1, 2, 4, 3, 0, 0, 6},  // capitalized
    {591, -1, -1, -1, -1, 0, 506, 107, 0, 1, 2, 4, 0, 0, 0, 6},  // floatValue
    {592, -1, -1, -1, -1, 0, 507, 108, 0, 1, 2, 4, 0, 0, 0, 6},  // doubleValue
    {593, -1, -1, -1, -1, 0, 508, 109, 0, 1, 2, 4, 0, 0, 0, 6},  // integerValue
    {594, -1, -1, -1, -1, 0, 509, 110, 0, 1, 2, 4, 0, 0, 0, 6},  // intValue
    {567, -1, -1, -1, -1, 295, 510, 111, 1, 2, 1, 4, 4, 0, 0, 6},  // split
    {595, -1, -1, -1, -1, 296, 512, 112, 1, 2, 1, 4, 4, 0, 0, 6},  // components
    {597, -1, -1, -1, -1, 297, 514, 113, 2, 3, 1, 4, 3, 0, 0, 6},  // replacingOccurrences
    {598, -1, -1, -1, -1, 299, 517, 114, 1, 1, 0, 0, 51, 0, 0, 6},  // type
    {193, -1, -1, -1, -1, 300, 518, 115, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {193, -1, -1, -1, -1, 301, 519, 116, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {194, -1, -1, -1, -1, 302, 520, 117, 1, 1, 3, 0, 3, 0, 0, 6},  // Character
    {193, -1, -1, -1, -1, 303, 521, 118, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {604, -1, -1, -1, -1, 0, 522, 119, 0, 1, 2, 7, 4, 0, 0, 6},  // keys
    {605, -1, -1, -1, -1, 0, 523, 120, 0, 1, 2, 7, 4, 0, 0, 6},  // allKeys
    {606, -1, -1, -1, -1, 0, 524, 121, 0, 1, 2, 7, 4, 0, 0, 6},  // values
    {607, -1, -1, -1, -1, 0, 525, 122, 0, 1, 2, 7, 4, 0, 0, 6},  // allValues
    {523, -1, -1, -1, -1, 0, 526, 123, 0, 1, 2, 7, 0, 0, 0, 6},  // count
    {351, -1, -1, -1, -1, 0, 527, 124, 0, 1, 2, 7, 2, 0, 0, 6},  // isEmpty
    {101, -1, -1, -1, -1, 304, 528, 125, 1, 2, 1, 7, 54, 0, 0, 6},  // removeValue
    {609, -1, -1, -1, -1, 305, 530, 126, 1, 2, 1, 7, 54, 0, 0, 6},  // removeObjectForKey
    {102, -1, -1, -1, -1, 306, 532, 127, 2, 3, 1, 7, 54, 0, 0, 6},  // updateValue
    {104, -1, -1, -1, -1, 308, 535, 128, 2, 3, 1, 7, 54, 0, 0, 6},  // setObject
    {100, -1, -1, -1, -1, 310, 538, 129, 0, 1, 1, 7, 54, 0, 0, 6},  // removeAll
    {610, -1, -1, -1, -1, 310, 539, 130, 0, 1, 1, 7, 54, 0, 0, 6},  // removeAllObjects
    {103, -1, -1, -1, -1, 310, 540, 131, 2, 3, 1, 7, 54, 0, 0, 6},  // merge
    {612, -1, -1, -1, -1, 312, 543, 132, 1, 2, 1, 7, 6, 0, 0, 6},  // mapValues
    {532, -1, -1, -1, -1, 313, 545, 133, 1, 2, 1, 7, 6, 0, 0, 6},  // filter
    {613, -1, -1, -1, -1, 314, 547, 134, 2, 3, 1, 7, 6, 0, 0, 6},  // merging
    {614, -1, -1, -1, -1, 316, 550, 135, 1, 2, 1, 7, 54, 0, 0, 6},  // objectForKey
    {615, -1, -1, -1, -1, 317, 552, 136, 1, 2, 1, 7, 54, 0, 0, 6},  // valueForKey
    {601, -1, -1, -1, -1, 318, 554, 137, 1, 1, 3, 0, 6, 0, 0, 6},  // Dictionary
    {601, -1, -1, -1, -1, 319, 555, 138, 2, 2, 3, 0, 6, 0, 0, 6},  // Dictionary
    {603, -1, -1, -1, -1, 321, 557, 139, 0, 0, 3, 0, 6, 0, 0, 6},  // NSMutableDictionary
    {602, -1, -1, -1, -1, 321, 557, 140, 0, 0, 3, 0, 6, 0, 0, 6},  // NSDictionary
    {601, -1, -1, -1, -1, 321, 557, 141, 0, 0, 3, 0, 6, 0, 0, 6},  // Dictionary
    {111, -1, -1, -1, -1, 215, 557, 142, 1, 2, 1, 7, 4, 0, 0, 6},  // map
    {531, -1, -1, -1, -1, 216, 559, 143, 1, 2, 1, 7, 4, 0, 0, 6},  // compactMap
    {112, -1, -1, -1, -1, 267, 561, 144, 1, 2, 1, 7, 4, 0, 0, 6},  // flatMap
    {534, -1, -1, -1, -1, 220, 563, 145, 1, 2, 1, 7, 54, 0, 0, 6},  // forEach
    {533, -1, -1, -1, -1, 218, 565, 146, 2, 3, 1, 7, 54, 0, 0, 6},  // reduce
    {378, -1, -1, -1, -1, 238, 568, 147, 1, 2, 1, 7, 2, 0, 0, 6},  // contains
    {524, -1, -1, -1, -1, 239, 570, 148, 1, 2, 1, 7, 54, 0, 0, 6},  // first
    {555, -1, -1, -1, -1, 240, 572, 149, 1, 2, 1, 7, 2, 0, 0, 6},  // allSatisfy
    {576, -1, -1, -1, -1, 280, 574, 150, 1, 2, 1, 7, 4, 0, 0, 6},  // sorted
    {576, -1, -1, -1, -1, 281, 576, 151, 1, 2, 1, 7, 4, 0, 0, 6},  // sorted
    {409, -1, -1, -1, -1, 279, 578, 152, 1, 2, 1, 7, 54, 0, 0, 6},  // max
    {411, -1, -1, -1, -1, 278, 580, 153, 1, 2, 1, 7, 54, 0, 0, 6},  // min
    {527, -1, -1, -1, -1, 211, 582, 154, 0, 1, 1, 7, 4, 0, 0, 6},  // enumerated
    {524, -1, -1, -1, -1, 0, 583, 155, 0, 1, 2, 7, 54, 0, 0, 6},  // first
    {618, -1, -1, -1, -1, 0, 584, 156, 0, 1, 2, 8, 0, 0, 0, 6},  // lowerBound
    {619, -1, -1, -1, -1, 0, 585, 157, 0, 1, 2, 8, 0, 0, 0, 6},  // upperBound
    {523, -1, -1, -1, -1, 0, 586, 158, 0, 1, 2, 8, 0, 0, 0, 6},  // count
    {351, -1, -1, -1, -1, 0, 587, 159, 0, 1, 2, 8, 2, 0, 0, 6},  // isEmpty
    {378, -1, -1, -1, -1, 334, 588, 160, 1, 2, 1, 8, 2, 0, 0, 6},  // contains
    {111, -1, -1, -1, -1, 335, 590, 161, 1, 2, 1, 8, 4, 0, 0, 6},  // map
    {526, -1, -1, -1, -1, 336, 592, 162, 0, 1, 1, 8, 4, 0, 0, 6},  // reversed
    {196, -1, -1, -1, -1, 336, 593, 163, 1, 1, 3, 0, 4, 0, 0, 6},  // Array
    {620, -1, -1, -1, -1, 337, 594, 164, 0, 0, 3, 0, 5, 0, 0, 6},  // Set
    {620, -1, -1, -1, -1, 337, 594, 165, 1, 1, 3, 0, 5, 0, 0, 6},  // Set
    {523, -1, -1, -1, -1, 0, 595, 166, 0, 1, 2, 6, 0, 0, 0, 6},  // count
    {351, -1, -1, -1, -1, 0, 596, 167, 0, 1, 2, 6, 2, 0, 0, 6},  // isEmpty
    {524, -1, -1, -1, 636, 0, 597, 168, 0, 1, 2, 6, 54, 0, 0, 6},  // first
    {372, -1, -1, -1, -1, 338, 598, 169, 1, 2, 1, 6, 5, 0, 0, 6},  // union
    {621, -1, -1, -1, -1, 339, 600, 170, 1, 2, 1, 6, 54, 0, 0, 6},  // formUnion
    {374, -1, -1, -1, -1, 340, 602, 171, 1, 2, 1, 6, 5, 0, 0, 6},  // intersection
    {622, -1, -1, -1, -1, 341, 604, 172, 1, 2, 1, 6, 54, 0, 0, 6},  // formIntersection
    {623, -1, -1, -1, -1, 342, 606, 173, 1, 2, 1, 6, 5, 0, 0, 6},  // subtracting
    {624, -1, -1, -1, -1, 343, 608, 174, 1, 2, 1, 6, 54, 0, 0, 6},  // subtract
    {625, -1, -1, -1, -1, 344, 610, 175, 1, 2, 1, 6, 5, 0, 0, 6},  // symmetricDifference
    {626, -1, -1, -1, -1, 345, 612, 176, 1, 2, 1, 6, 54, 0, 0, 6},  // formSymmetricDifference
    {627, -1, -1, -1, -1, 346, 614, 177, 1, 2, 1, 6, 2, 0, 0, 6},  // isSubset
    {628, -1, -1, -1, -1, 347, 616, 178, 1, 2, 1, 6, 2, 0, 0, 6},  // isSuperset
    {629, -1, -1, -1, -1, 348, 618, 179, 1, 2, 1, 6, 2, 0, 0, 6},  // isStrictSubset
    {630, -1, -1, -1, -1, 349, 620, 180, 1, 2, 1, 6, 2, 0, 0, 6},  // isStrictSuperset
    {631, -1, -1, -1, -1, 350, 622, 181, 1, 2, 1, 6, 2, 0, 0, 6},  // isDisjoint
    {378, -1, -1, -1, 635, 351, 624, 182, 1, 2, 1, 6, 2, 0, 0, 6},  // contains
    {95, -1, -1, -1, -1, 352, 626, 183, 1, 2, 1, 6, 54, 0, 0, 6},  // insert
    {632, -1, -1, -1, -1, 353, 628, 184, 1, 2, 1, 6, 54, 0, 0, 6},  // update
    {96, -1, -1, -1, -1, 354, 630, 185, 1, 2, 1, 6, 54, 0, 0, 6},  // remove
    {100, -1, -1, -1, 610, 355, 632, 186, 0, 1, 1, 6, 54, 0, 0, 6},  // removeAll
    {633, -1, -1, -1, -1, 355, 633, 187, 0, 1, 1, 6, 54, 0, 0, 6},  // popFirst
    {99, -1, -1, -1, -1, 355, 634, 188, 0, 1, 1, 6, 54, 0, 0, 6},  // removeFirst
    {634, -1, -1, -1, -1, 355, 635, 189, 1, 2, 1, 6, 54, 0, 0, 6},  // addObject
    {105, -1, -1, -1, -1, 356, 637, 190, 1, 2, 1, 6, 54, 0, 0, 6},  // removeObject
    {210, -1, -1, -1, -1, 358, 639, 0, 4, 4, 3, 0, 17, 0, 0, 7},  // UIColor
    {641, -1, -1, -1, 1639, 362, 643, 1, 1, 2, 1, 18, 17, 0, 0, 7},  // withAlphaComponent
    {642, -1, -1, -1, -1, 363, 645, 2, 0, 1, 1, 18, 54, 0, 0, 7},  // set
    {643, -1, -1, -1, -1, 363, 646, 3, 0, 1, 1, 18, 54, 0, 0, 7},  // setFill
    {644, -1, -1, -1, -1, 363, 647, 4, 0, 1, 1, 18, 54, 0, 0, 7},  // setStroke
    {210, -1, -1, -1, -1, 363, 648, 5, 2, 2, 3, 0, 17, 0, 0, 7},  // UIColor
    {210, -1, -1, -1, -1, 365, 650, 6, 4, 4, 3, 0, 17, 0, 0, 7},  // UIColor
    {210, -1, -1, -1, -1, 369, 654, 7, 4, 4, 3, 0, 17, 0, 0, 7},  // UIColor
    {650, -1, -1, -1, -1, 373, 658, 8, 4, 4, 0, 0, 17, 0, 0, 7},  // CGColor
    {210, -1, -1, -1, -1, 377, 662, 9, 1, 1, 0, 0, 54, 0, 0, 7},  // UIColor
    {652, 210, -1, -1, -1, 0, 0, 10, 0, 0, 5, 18, 17, 0, 0, 7},  // black
    {653, 210, -1, -1, -1, 378, 0, 11, 0, 0, 4, 18, 17, 0, 0, 7},  // blackColor
    {645, 210, -1, -1, -1, 0, 0, 12, 0, 0, 5, 18, 17, 0, 0, 7},  // white
    {654, 210, -1, -1, -1, 378, 0, 13, 0, 0, 4, 18, 17, 0, 0, 7},  // whiteColor
    {637, 210, -1, -1, -1, 0, 0, 14, 0, 0, 5, 18, 17, 0, 0, 7},  // red
    {655, 210, -1, -1, -1, 378, 0, 15, 0, 0, 4, 18, 17, 0, 0, 7},  // redColor
    {638, 210, -1, -1, -1, 0, 0, 16, 0, 0, 5, 18, 17, 0, 0, 7},  // green
    {656, 210, -1, -1, -1, 378, 0, 17, 0, 0, 4, 18, 17, 0, 0, 7},  // greenColor
    {639, 210, -1, -1, -1, 0, 0, 18, 0, 0, 5, 18, 17, 0, 0, 7},  // blue
    {657, 210, -1, -1, -1, 378, 0, 19, 0, 0, 4, 18, 17, 0, 0, 7},  // blueColor
    {658, 210, -1, -1, -1, 0, 0, 20, 0, 0, 5, 18, 17, 0, 0, 7},  // cyan
    {659, 210, -1, -1, -1, 378, 0, 21, 0, 0, 4, 18, 17, 0, 0, 7},  // cyanColor
    {660, 210, -1, -1, -1, 0, 0, 22, 0, 0, 5, 18, 17, 0, 0, 7},  // yellow
    {661, 210, -1, -1, -1, 378, 0, 23, 0, 0, 4, 18, 17, 0, 0, 7},  // yellowColor
    {662, 210, -1, -1, -1, 0, 0, 24, 0, 0, 5, 18, 17, 0, 0, 7},  // magenta
    {663, 210, -1, -1, -1, 378, 0, 25, 0, 0, 4, 18, 17, 0, 0, 7},  // magentaColor
    {664, 210, -1, -1, -1, 0, 0, 26, 0, 0, 5, 18, 17, 0, 0, 7},  // orange
    {665, 210, -1, -1, -1, 378, 0, 27, 0, 0, 4, 18, 17, 0, 0, 7},  // orangeColor
    {666, 210, -1, -1, -1, 0, 0, 28, 0, 0, 5, 18, 17, 0, 0, 7},  // purple
    {667, 210, -1, -1, -1, 378, 0, 29, 0, 0, 4, 18, 17, 0, 0, 7},  // purpleColor
    {668, 210, -1, -1, -1, 0, 0, 30, 0, 0, 5, 18, 17, 0, 0, 7},  // brown
    {669, 210, -1, -1, -1, 378, 0, 31, 0, 0, 4, 18, 17, 0, 0, 7},  // brownColor
    {670, 210, -1, -1, -1, 0, 0, 32, 0, 0, 5, 18, 17, 0, 0, 7},  // gray
    {671, 210, -1, -1, -1, 378, 0, 33, 0, 0, 4, 18, 17, 0, 0, 7},  // grayColor
    {672, 210, -1, -1, -1, 0, 0, 34, 0, 0, 5, 18, 17, 0, 0, 7},  // lightGray
    {673, 210, -1, -1, -1, 378, 0, 35, 0, 0, 4, 18, 17, 0, 0, 7},  // lightGrayColor
    {674, 210, -1, -1, -1, 0, 0, 36, 0, 0, 5, 18, 17, 0, 0, 7},  // darkGray
    {675, 210, -1, -1, -1, 378, 0, 37, 0, 0, 4, 18, 17, 0, 0, 7},  // darkGrayColor
    {676, 210, -1, -1, -1, 0, 0, 38, 0, 0, 5, 18, 17, 0, 0, 7},  // clear
    {677, 210, -1, -1, -1, 378, 0, 39, 0, 0, 4, 18, 17, 0, 0, 7},  // clearColor
    {678, 210, -1, -1, -1, 0, 0, 40, 0, 0, 5, 18, 17, 0, 0, 7},  // systemRed
    {679, 210, -1, -1, -1, 0, 0, 41, 0, 0, 5, 18, 17, 0, 0, 7},  // systemOrange
    {680, 210, -1, -1, -1, 0, 0, 42, 0, 0, 5, 18, 17, 0, 0, 7},  // systemYellow
    {681, 210, -1, -1, -1, 0, 0, 43, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGreen
    {682, 210, -1, -1, -1, 0, 0, 44, 0, 0, 5, 18, 17, 0, 0, 7},  // systemMint
    {683, 210, -1, -1, -1, 0, 0, 45, 0, 0, 5, 18, 17, 0, 0, 7},  // systemTeal
    {684, 210, -1, -1, -1, 0, 0, 46, 0, 0, 5, 18, 17, 0, 0, 7},  // systemCyan
    {685, 210, -1, -1, -1, 0, 0, 47, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBlue
    {686, 210, -1, -1, -1, 0, 0, 48, 0, 0, 5, 18, 17, 0, 0, 7},  // systemIndigo
    {687, 210, -1, -1, -1, 0, 0, 49, 0, 0, 5, 18, 17, 0, 0, 7},  // systemPurple
    {688, 210, -1, -1, -1, 0, 0, 50, 0, 0, 5, 18, 17, 0, 0, 7},  // systemPink
    {689, 210, -1, -1, -1, 0, 0, 51, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBrown
    {690, 210, -1, -1, -1, 0, 0, 52, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray
    {691, 210, -1, -1, -1, 0, 0, 53, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray2
    {692, 210, -1, -1, -1, 0, 0, 54, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray3
    {693, 210, -1, -1, -1, 0, 0, 55, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray4
    {694, 210, -1, -1, -1, 0, 0, 56, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray5
    {695, 210, -1, -1, -1, 0, 0, 57, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray6
    {696, 210, -1, -1, -1, 0, 0, 58, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBackground
    {697, 210, -1, -1, -1, 0, 0, 59, 0, 0, 5, 18, 17, 0, 0, 7},  // secondarySystemBackground
    {698, 210, -1, -1, -1, 0, 0, 60, 0, 0, 5, 18, 17, 0, 0, 7},  // label
    {211, -1, -1, -1, -1, 378, 663, 0, 1, 1, 3, 0, 29, 0, 0, 8},  // UIView
    {211, -1, -1, -1, -1, 0, 0, 1, 0, 0, 3, 0, 29, 0, 0, 8},  // UIView
    {212, -1, -1, -1, -1, 379, 664, 2, 1, 1, 3, 0, 29, 0, 0, 8},  // UIWindow
    {212, -1, -1, -1, -1, 0, 0, 3, 0, 0, 3, 0, 29, 0, 0, 8},  // UIWindow
    {213, -1, -1, -1, -1, 380, 665, 4, 1, 1, 3, 0, 29, 0, 0, 8},  // UIImageView
    {213, -1, -1, -1, -1, 0, 0, 5, 0, 0, 3, 0, 29, 0, 0, 8},  // UIImageView
    {214, -1, -1, -1, -1, 381, 666, 6, 1, 1, 3, 0, 29, 0, 0, 8},  // UILabel
    {214, -1, -1, -1, -1, 0, 0, 7, 0, 0, 3, 0, 29, 0, 0, 8},  // UILabel
    {215, -1, -1, -1, -1, 382, 667, 8, 1, 1, 3, 0, 29, 0, 0, 8},  // UIButton
    {215, -1, -1, -1, -1, 0, 0, 9, 0, 0, 3, 0, 29, 0, 0, 8},  // UIButton
    {216, -1, -1, -1, -1, 383, 668, 10, 1, 1, 3, 0, 29, 0, 0, 8},  // UIScrollView
    {216, -1, -1, -1, -1, 0, 0, 11, 0, 0, 3, 0, 29, 0, 0, 8},  // UIScrollView
    {217, -1, -1, -1, -1, 384, 669, 12, 1, 1, 3, 0, 29, 0, 0, 8},  // UIControl
    {217, -1, -1, -1, -1, 0, 0, 13, 0, 0, 3, 0, 29, 0, 0, 8},  // UIControl
    {218, -1, -1, -1, -1, 385, 670, 14, 1, 1, 3, 0, 29, 0, 0, 8},  // UITextField
    {218, -1, -1, -1, -1, 0, 0, 15, 0, 0, 3, 0, 29, 0, 0, 8},  // UITextField
    {219, -1, -1, -1, -1, 386, 671, 16, 1, 1, 3, 0, 29, 0, 0, 8},  // UITextView
    {219, -1, -1, -1, -1, 0, 0, 17, 0, 0, 3, 0, 29, 0, 0, 8},  // UITextView
    {220, -1, -1, -1, -1, 387, 672, 18, 1, 1, 3, 0, 29, 0, 0, 8},  // UITableViewCell
    {220, -1, -1, -1, -1, 0, 0, 19, 0, 0, 3, 0, 29, 0, 0, 8},  // UITableViewCell
    {221, -1, -1, -1, -1, 388, 673, 20, 1, 1, 3, 0, 29, 0, 0, 8},  // UICollectionViewCell
    {221, -1, -1, -1, -1, 0, 0, 21, 0, 0, 3, 0, 29, 0, 0, 8},  // UICollectionViewCell
    {222, -1, -1, -1, -1, 389, 674, 22, 1, 1, 3, 0, 29, 0, 0, 8},  // UIVisualEffectView
    {222, -1, -1, -1, -1, 0, 0, 23, 0, 0, 3, 0, 29, 0, 0, 8},  // UIVisualEffectView
    {699, -1, -1, -1, -1, 0, 675, 24, 0, 1, 2, 30, 13, 0, 9, 8},  // frame
    {700, -1, -1, -1, -1, 0, 676, 25, 0, 1, 2, 30, 13, 0, 10, 8},  // bounds
    {356, -1, -1, -1, -1, 0, 677, 26, 0, 1, 2, 30, 9, 0, 11, 8},  // center
    {701, -1, -1, -1, -1, 0, 678, 27, 0, 1, 2, 30, 9, 0, 12, 8},  // anchorPoint
    {702, -1, -1, -1, 1617, 0, 679, 28, 0, 1, 2, 30, 2, 0, 0, 8},  // isHidden
    {703, -1, -1, -1, -1, 0, 680, 29, 0, 1, 2, 30, 2, 0, 0, 8},  // clipsToBounds
    {704, -1, -1, -1, -1, 0, 681, 30, 0, 1, 2, 30, 3, 0, 0, 8},  // name
    {706, -1, -1, -1, -1, 390, 682, 31, 1, 1, 0, 0, 54, 0, 0, 8},  // UIImage
    {706, -1, -1, -1, -1, 391, 683, 32, 1, 1, 0, 0, 54, 0, 0, 8},  // UIImage
    {213, -1, -1, -1, -1, 392, 684, 33, 1, 1, 3, 0, 29, 0, 0, 8},  // UIImageView
    {121, -1, -1, -1, -1, 0, 685, 34, 0, 1, 2, 30, 14, 0, 13, 8},  // transform
    {708, -1, -1, -1, -1, 393, 686, 35, 1, 2, 1, 30, 54, 0, 0, 8},  // moveAnchor
    {709, -1, -1, -1, -1, 0, 688, 36, 0, 1, 2, 30, 9, 0, 0, 8},  // contentOffset
    {640, -1, -1, -1, -1, 0, 689, 37, 0, 1, 2, 30, 0, 0, 0, 8},  // alpha
    {710, -1, -1, -1, 711, 0, 690, 38, 0, 1, 2, 30, 2, 0, 0, 8},  // isUserInteractionEnabled
    {711, -1, -1, -1, -1, 0, 691, 39, 0, 1, 2, 30, 2, 0, 0, 8},  // userInteractionEnabled
    {712, -1, -1, -1, -1, 0, 692, 40, 0, 1, 2, 30, 0, 0, 0, 8},  // tag
    {122, -1, -1, -1, -1, 0, 693, 41, 0, 1, 2, 30, 30, 0, 0, 8},  // layer
    {77, -1, -1, -1, -1, 394, 694, 42, 4, 4, 0, 0, 29, 0, 0, 8},  // view
    {713, -1, -1, -1, -1, 0, 698, 0, 0, 1, 2, 30, 17, 0, 0, 9},  // backgroundColor
    {714, -1, -1, -1, -1, 0, 699, 1, 0, 1, 2, 30, 3, 0, 0, 9},  // text
    {715, -1, -1, -1, -1, 0, 700, 2, 0, 1, 2, 30, 17, 0, 0, 9},  // textColor
    {716, -1, -1, -1, -1, 0, 701, 3, 0, 1, 2, 30, 20, 0, 0, 9},  // textAlignment
    {717, -1, -1, -1, -1, 0, 702, 4, 0, 1, 2, 30, 54, 0, 0, 9},  // font
    {705, -1, -1, -1, -1, 0, 703, 5, 0, 1, 2, 30, 54, 0, 0, 9},  // image
    {718, -1, -1, -1, -1, 0, 704, 6, 0, 1, 2, 30, 54, 0, 0, 9},  // contentMode
    {719, -1, -1, -1, 1640, 0, 705, 7, 0, 1, 2, 30, 2, 0, 0, 9},  // isOpaque
    {720, -1, -1, -1, -1, 0, 706, 8, 0, 1, 2, 30, 17, 0, 0, 9},  // tintColor
    {721, -1, -1, -1, -1, 0, 707, 9, 0, 1, 2, 30, 0, 0, 0, 9},  // contentScaleFactor
    {722, -1, -1, -1, -1, 0, 708, 10, 0, 1, 2, 30, 3, 0, 0, 9},  // accessibilityLabel
    {723, -1, -1, -1, -1, 0, 709, 11, 0, 1, 2, 30, 50, 0, 0, 9},  // safeAreaInsets
    {724, -1, -1, -1, -1, 0, 710, 12, 0, 1, 2, 30, 50, 0, 0, 9},  // layoutMargins
    {725, -1, -1, -1, -1, 0, 711, 13, 0, 1, 2, 30, 29, 0, 0, 9},  // mask
    {726, -1, -1, -1, -1, 0, 712, 14, 0, 1, 2, 30, 3, 0, 0, 9},  // accessibilityIdentifier
    {727, -1, -1, -1, -1, 0, 713, 15, 0, 1, 2, 30, 3, 0, 0, 9},  // accessibilityHint
    {728, -1, -1, -1, -1, 0, 714, 16, 0, 1, 2, 30, 2, 0, 0, 9},  // isAccessibilityElement
    {729, -1, -1, -1, -1, 0, 715, 17, 0, 1, 2, 30, 54, 0, 0, 9},  // semanticContentAttribute
    {730, -1, -1, -1, -1, 0, 716, 18, 0, 1, 2, 30, 2, 0, 0, 9},  // clearsContextBeforeDrawing
    {731, -1, -1, -1, -1, 0, 717, 19, 0, 1, 2, 30, 2, 0, 0, 9},  // isFirstResponder
    {732, -1, -1, -1, -1, 0, 718, 20, 0, 1, 2, 30, 0, 0, 0, 9},  // numberOfLines
    {733, -1, -1, -1, -1, 0, 719, 21, 0, 1, 2, 30, 2, 0, 0, 9},  // adjustsFontSizeToFitWidth
    {734, -1, -1, -1, -1, 0, 720, 22, 0, 1, 2, 30, 54, 0, 0, 9},  // lineBreakMode
    {735, -1, -1, -1, -1, 0, 721, 23, 0, 1, 2, 30, 54, 0, 0, 9},  // attributedText
    {736, -1, -1, -1, -1, 0, 722, 24, 0, 1, 2, 30, 54, 0, 0, 9},  // baselineAdjustment
    {737, -1, -1, -1, -1, 0, 723, 25, 0, 1, 2, 30, 54, 0, 0, 9},  // borderStyle
    {738, -1, -1, -1, -1, 0, 724, 26, 0, 1, 2, 30, 54, 0, 0, 9},  // keyboardType
    {739, -1, -1, -1, -1, 0, 725, 27, 0, 1, 2, 30, 54, 0, 0, 9},  // returnKeyType
    {740, -1, -1, -1, -1, 0, 726, 28, 0, 1, 2, 30, 54, 0, 0, 9},  // autocorrectionType
    {741, -1, -1, -1, -1, 0, 727, 29, 0, 1, 2, 30, 54, 0, 0, 9},  // autocapitalizationType
    {742, -1, -1, -1, -1, 0, 728, 30, 0, 1, 2, 30, 54, 0, 0, 9},  // clearButtonMode
    {743, -1, -1, -1, -1, 0, 729, 31, 0, 1, 2, 30, 17, 0, 0, 9},  // shadowColor
    {744, -1, -1, -1, -1, 0, 730, 32, 0, 1, 2, 30, 3, 0, 0, 9},  // placeholder
    {745, -1, -1, -1, -1, 0, 731, 33, 0, 1, 2, 30, 0, 0, 0, 9},  // minimumScaleFactor
    {746, -1, -1, -1, 1644, 0, 732, 34, 0, 1, 2, 30, 2, 0, 0, 9},  // isEditable
    {747, -1, -1, -1, 1645, 0, 733, 35, 0, 1, 2, 30, 2, 0, 0, 9},  // isSelectable
    {748, -1, -1, -1, 1646, 0, 734, 36, 0, 1, 2, 30, 2, 0, 0, 9},  // isSecureTextEntry
    {749, -1, -1, -1, -1, 0, 735, 37, 0, 1, 2, 30, 0, 0, 0, 9},  // zoomScale
    {750, 751, 752, -1, -1, 0, 0, 38, 0, 0, 5, 4, 3, 0, 0, 9},  // system
    {753, 751, 754, -1, -1, 0, 0, 39, 0, 0, 5, 4, 3, 0, 0, 9},  // custom
    {755, 751, 756, -1, -1, 0, 0, 40, 0, 0, 5, 4, 3, 0, 0, 9},  // infoLight
    {757, 751, 758, -1, -1, 0, 0, 41, 0, 0, 5, 4, 3, 0, 0, 9},  // contactAdd
    {759, 751, 760, -1, -1, 0, 0, 42, 0, 0, 5, 4, 3, 0, 0, 9},  // close
    {215, -1, -1, -1, -1, 398, 736, 43, 1, 1, 3, 0, 29, 0, 0, 9},  // UIButton
    {761, -1, -1, -1, 1643, 0, 737, 44, 0, 1, 2, 30, 2, 0, 0, 9},  // isScrollEnabled
    {762, -1, -1, -1, 1642, 0, 738, 45, 0, 1, 2, 30, 2, 0, 0, 9},  // isPagingEnabled
    {763, -1, -1, -1, -1, 0, 739, 46, 0, 1, 2, 30, 2, 0, 0, 9},  // bounces
    {764, -1, -1, -1, -1, 0, 740, 47, 0, 1, 2, 30, 2, 0, 0, 9},  // showsHorizontalScrollIndicator
    {765, -1, -1, -1, -1, 0, 741, 48, 0, 1, 2, 30, 2, 0, 0, 9},  // showsVerticalScrollIndicator
    {766, -1, -1, -1, -1, 0, 742, 49, 0, 1, 2, 30, 0, 0, 0, 9},  // minimumZoomScale
    {767, -1, -1, -1, -1, 0, 743, 50, 0, 1, 2, 30, 0, 0, 0, 9},  // maximumZoomScale
    {768, -1, -1, -1, -1, 0, 744, 51, 0, 1, 2, 30, 50, 0, 0, 9},  // contentInset
    {769, -1, -1, -1, -1, 0, 745, 52, 0, 1, 2, 30, 54, 0, 0, 9},  // delegate
    {771, 211, -1, -1, -1, 0, 0, 53, 0, 0, 5, 30, 51, 0, 0, 9},  // AutoresizingMask
    {772, 770, 773, -1, -1, 0, 0, 54, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleLeftMargin
    {774, 770, -1, -1, -1, 0, 0, 55, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleLeftMargin
    {775, 770, 776, -1, -1, 0, 0, 56, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleWidth
    {777, 770, -1, -1, -1, 0, 0, 57, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleWidth
    {778, 770, 779, -1, -1, 0, 0, 58, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleRightMargin
    {780, 770, -1, -1, -1, 0, 0, 59, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleRightMargin
    {781, 770, 782, -1, -1, 0, 0, 60, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleTopMargin
    {783, 770, -1, -1, -1, 0, 0, 61, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleTopMargin
    {784, 770, 785, -1, -1, 0, 0, 62, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleHeight
    {786, 770, -1, -1, -1, 0, 0, 63, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleHeight
    {787, 770, 788, -1, -1, 0, 0, 64, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleBottomMargin
    {789, 770, -1, -1, -1, 0, 0, 65, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleBottomMargin
    {790, 770, 791, -1, -1, 0, 0, 66, 0, 0, 5, 26, 25, 0, 0, 9},  // None
    {792, -1, -1, -1, -1, 0, 746, 67, 0, 1, 2, 30, 25, 0, 0, 9},  // autoresizingMask
    {793, -1, -1, -1, -1, 0, 747, 68, 0, 1, 2, 30, 2, 0, 0, 9},  // translatesAutoresizingMaskIntoConstraints
    {794, -1, -1, -1, -1, 0, 748, 69, 0, 1, 2, 30, 2, 0, 0, 9},  // autoresizesSubviews
    {796, 217, -1, -1, -1, 0, 0, 70, 0, 0, 5, 30, 51, 0, 0, 9},  // State
    {797, 795, 798, -1, -1, 0, 0, 71, 0, 0, 5, 4, 3, 0, 0, 9},  // normal
    {799, 795, -1, -1, -1, 0, 0, 72, 0, 0, 5, 4, 3, 0, 0, 9},  // Normal
    {800, 795, 801, -1, -1, 0, 0, 73, 0, 0, 5, 4, 3, 0, 0, 9},  // highlighted
    {802, 795, -1, -1, -1, 0, 0, 74, 0, 0, 5, 4, 3, 0, 0, 9},  // Highlighted
    {803, 795, 804, -1, -1, 0, 0, 75, 0, 0, 5, 4, 3, 0, 0, 9},  // disabled
    {805, 795, -1, -1, -1, 0, 0, 76, 0, 0, 5, 4, 3, 0, 0, 9},  // Disabled
    {806, 795, 807, -1, -1, 0, 0, 77, 0, 0, 5, 4, 3, 0, 0, 9},  // selected
    {808, 795, -1, -1, -1, 0, 0, 78, 0, 0, 5, 4, 3, 0, 0, 9},  // Selected
    {810, 217, -1, -1, -1, 0, 0, 79, 0, 0, 5, 30, 51, 0, 0, 9},  // Event
    {811, 809, 812, -1, -1, 0, 0, 80, 0, 0, 5, 4, 3, 0, 0, 9},  // allEvents
    {813, 809, -1, -1, -1, 0, 0, 81, 0, 0, 5, 4, 3, 0, 0, 9},  // AllEvents
    {814, 809, 815, -1, -1, 0, 0, 82, 0, 0, 5, 4, 3, 0, 0, 9},  // allTouchEvents
    {816, 809, -1, -1, -1, 0, 0, 83, 0, 0, 5, 4, 3, 0, 0, 9},  // AllTouchEvents
    {817, 809, 818, -1, -1, 0, 0, 84, 0, 0, 5, 4, 3, 0, 0, 9},  // touchDown
    {819, 809, -1, -1, -1, 0, 0, 85, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchDown
    {820, 809, 821, -1, -1, 0, 0, 86, 0, 0, 5, 4, 3, 0, 0, 9},  // touchDragInside
    {822, 809, -1, -1, -1, 0, 0, 87, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchDragInside
    {823, 809, 824, -1, -1, 0, 0, 88, 0, 0, 5, 4, 3, 0, 0, 9},  // touchDragOutside
    {825, 809, -1, -1, -1, 0, 0, 89, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchDragOutside
    {826, 809, 827, -1, -1, 0, 0, 90, 0, 0, 5, 4, 3, 0, 0, 9},  // touchUpInside
    {828, 809, -1, -1, -1, 0, 0, 91, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchUpInside
    {829, 809, 830, -1, -1, 0, 0, 92, 0, 0, 5, 4, 3, 0, 0, 9},  // touchUpOutside
    {831, 809, -1, -1, -1, 0, 0, 93, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchUpOutside
    {832, 809, 833, -1, -1, 0, 0, 94, 0, 0, 5, 4, 3, 0, 0, 9},  // touchCancel
    {834, 809, -1, -1, -1, 0, 0, 95, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchCancel
    {835, 809, 836, -1, -1, 0, 0, 96, 0, 0, 5, 4, 3, 0, 0, 9},  // valueChanged
    {837, 809, -1, -1, -1, 0, 0, 97, 0, 0, 5, 4, 3, 0, 0, 9},  // ValueChanged
    {838, 809, 839, -1, -1, 0, 0, 98, 0, 0, 5, 4, 3, 0, 0, 9},  // editingChanged
    {840, 809, -1, -1, -1, 0, 0, 99, 0, 0, 5, 4, 3, 0, 0, 9},  // EditingChanged
    {841, 809, 842, -1, -1, 0, 0, 100, 0, 0, 5, 4, 3, 0, 0, 9},  // editingDidBegin
    {843, 809, -1, -1, -1, 0, 0, 101, 0, 0, 5, 4, 3, 0, 0, 9},  // EditingDidBegin
    {844, 809, 845, -1, -1, 0, 0, 102, 0, 0, 5, 4, 3, 0, 0, 9},  // editingDidEnd
    {846, 809, -1, -1, -1, 0, 0, 103, 0, 0, 5, 4, 3, 0, 0, 9},  // EditingDidEnd
    {847, 809, 848, -1, -1, 0, 0, 104, 0, 0, 5, 4, 3, 0, 0, 9},  // primaryActionTriggered
    {849, 809, -1, -1, -1, 0, 0, 105, 0, 0, 5, 4, 3, 0, 0, 9},  // PrimaryActionTriggered
    {850, -1, -1, -1, -1, 399, 749, 106, 3, 4, 1, 30, 54, 0, 0, 9},  // addTarget
    {850, -1, -1, -1, -1, 402, 753, 107, 3, 4, 1, 30, 54, 0, 0, 9},  // addTarget
    {853, -1, -1, -1, -1, 405, 757, 108, 3, 4, 1, 30, 54, 0, 0, 9},  // removeTarget
    {853, -1, -1, -1, -1, 408, 761, 109, 3, 4, 1, 30, 54, 0, 0, 9},  // removeTarget
    {854, -1, -1, -1, -1, 411, 765, 110, 1, 2, 1, 30, 54, 0, 0, 9},  // sendActions
    {855, -1, -1, -1, -1, 412, 767, 111, 1, 2, 1, 30, 54, 0, 0, 9},  // sendActionsForControlEvents
    {856, -1, -1, -1, -1, 413, 769, 112, 2, 3, 1, 30, 54, 0, 0, 9},  // setTitle
    {856, -1, -1, -1, -1, 415, 772, 113, 2, 3, 1, 30, 54, 0, 0, 9},  // setTitle
    {858, -1, -1, -1, -1, 417, 775, 114, 2, 3, 1, 30, 54, 0, 0, 9},  // setTitleColor
    {858, -1, -1, -1, -1, 419, 778, 115, 2, 3, 1, 30, 54, 0, 0, 9},  // setTitleColor
    {859, -1, -1, -1, -1, 421, 781, 116, 2, 3, 1, 30, 54, 0, 0, 9},  // setImage
    {859, -1, -1, -1, -1, 423, 784, 117, 2, 3, 1, 30, 54, 0, 0, 9},  // setImage
    {860, -1, -1, -1, -1, 425, 787, 118, 2, 3, 1, 30, 54, 0, 0, 9},  // setBackgroundImage
    {860, -1, -1, -1, -1, 427, 790, 119, 2, 3, 1, 30, 54, 0, 0, 9},  // setBackgroundImage
    {861, -1, -1, -1, -1, 429, 793, 120, 2, 3, 1, 30, 54, 0, 0, 9},  // setAttributedTitle
    {862, -1, -1, -1, -1, 431, 796, 121, 2, 3, 1, 30, 54, 0, 0, 9},  // setTitleShadowColor
    {863, -1, -1, -1, -1, 0, 799, 122, 0, 1, 2, 30, 3, 0, 0, 9},  // currentTitle
    {864, -1, -1, -1, -1, 0, 800, 123, 0, 1, 2, 30, 29, 0, 0, 9},  // titleLabel
    {865, -1, -1, -1, -1, 0, 801, 124, 0, 1, 2, 30, 50, 0, 0, 9},  // contentEdgeInsets
    {866, -1, -1, -1, -1, 0, 802, 125, 0, 1, 2, 30, 50, 0, 0, 9},  // titleEdgeInsets
    {867, -1, -1, -1, -1, 0, 803, 126, 0, 1, 2, 30, 50, 0, 0, 9},  // imageEdgeInsets
    {868, -1, -1, -1, -1, 0, 804, 127, 0, 1, 2, 30, 2, 0, 0, 9},  // isEnabled
    {869, -1, -1, -1, -1, 0, 805, 128, 0, 1, 2, 30, 2, 0, 0, 9},  // isSelected
    {870, -1, -1, -1, -1, 0, 806, 129, 0, 1, 2, 30, 2, 0, 0, 9},  // isHighlighted
    {871, -1, -1, -1, -1, 0, 807, 130, 0, 1, 2, 30, 2, 0, 0, 9},  // isTracking
    {872, -1, -1, -1, -1, 0, 808, 131, 0, 1, 2, 30, 54, 0, 0, 9},  // contentHorizontalAlignment
    {873, -1, -1, -1, -1, 0, 809, 132, 0, 1, 2, 30, 54, 0, 0, 9},  // contentVerticalAlignment
    {874, -1, -1, -1, -1, 0, 810, 133, 0, 1, 2, 30, 12, 0, 0, 9},  // contentSize
    {359, 875, 876, -1, -1, 0, 0, 134, 0, 0, 5, 21, 20, 0, 0, 9},  // left
    {356, 875, 877, -1, -1, 0, 0, 135, 0, 0, 5, 21, 20, 0, 0, 9},  // center
    {361, 875, 878, -1, -1, 0, 0, 136, 0, 0, 5, 21, 20, 0, 0, 9},  // right
    {879, 875, 880, -1, -1, 0, 0, 137, 0, 0, 5, 21, 20, 0, 0, 9},  // justified
    {881, 875, 882, -1, -1, 0, 0, 138, 0, 0, 5, 21, 20, 0, 0, 9},  // natural
    {883, -1, -1, -1, -1, 0, 811, 0, 0, 1, 2, 30, 29, 0, 0, 10},  // superview
    {884, -1, -1, -1, -1, 0, 812, 1, 0, 1, 2, 30, 4, 0, 0, 10},  // subviews
    {82, -1, -1, -1, -1, 0, 813, 2, 0, 1, 2, 30, 29, 0, 0, 10},  // window
    {885, -1, -1, -1, -1, 0, 814, 3, 0, 1, 2, 30, 2, 0, 0, 10},  // isKeyWindow
    {886, -1, -1, -1, 1613, 433, 815, 4, 1, 2, 1, 30, 2, 0, 0, 10},  // isDescendant
    {887, -1, -1, -1, -1, 434, 817, 5, 1, 2, 1, 30, 54, 0, 0, 10},  // addSubview
    {888, -1, -1, -1, -1, 435, 819, 6, 1, 2, 1, 30, 54, 0, 0, 10},  // bringSubviewToFront
    {889, -1, -1, -1, 1615, 436, 821, 7, 1, 2, 1, 30, 54, 0, 0, 10},  // bringSubview
    {891, -1, -1, -1, -1, 437, 823, 8, 1, 2, 1, 30, 54, 0, 0, 10},  // sendSubviewToBack
    {892, -1, -1, -1, 1616, 438, 825, 9, 1, 2, 1, 30, 54, 0, 0, 10},  // sendSubview
    {894, -1, -1, -1, -1, 439, 827, 10, 0, 1, 1, 30, 54, 0, 0, 10},  // removeFromSuperview
    {895, -1, -1, -1, 1614, 439, 828, 11, 2, 3, 1, 30, 54, 0, 0, 10},  // insertSubview
    {896, -1, -1, -1, 1647, 441, 831, 12, 2, 3, 1, 30, 54, 0, 0, 10},  // exchangeSubview
    {895, -1, -1, -1, -1, 443, 834, 13, 2, 3, 1, 30, 54, 0, 0, 10},  // insertSubview
    {895, -1, -1, -1, -1, 445, 837, 14, 2, 3, 1, 30, 54, 0, 0, 10},  // insertSubview
    {900, -1, -1, -1, 1619, 447, 840, 15, 2, 3, 1, 30, 9, 0, 5, 10},  // convert
    {900, -1, -1, -1, 1621, 449, 843, 16, 2, 3, 1, 30, 9, 0, 5, 10},  // convert
    {901, -1, -1, -1, -1, 451, 846, 17, 2, 3, 1, 30, 9, 0, 5, 10},  // convertRect
    {901, -1, -1, -1, -1, 453, 849, 18, 2, 3, 1, 30, 9, 0, 5, 10},  // convertRect
    {904, -1, -1, -1, -1, 455, 852, 19, 2, 3, 1, 30, 9, 0, 5, 10},  // convertPoint
    {904, -1, -1, -1, -1, 457, 855, 20, 2, 3, 1, 30, 9, 0, 5, 10},  // convertPoint
    {905, -1, -1, -1, -1, 459, 858, 21, 0, 1, 1, 30, 54, 0, 0, 10},  // setNeedsLayout
    {906, -1, -1, -1, -1, 459, 859, 22, 0, 1, 1, 30, 54, 0, 0, 10},  // layoutIfNeeded
    {905, -1, -1, -1, -1, 459, 860, 23, 0, 1, 1, 31, 54, 0, 0, 10},  // setNeedsLayout
    {906, -1, -1, -1, -1, 459, 861, 24, 0, 1, 1, 31, 54, 0, 0, 10},  // layoutIfNeeded
    {907, -1, -1, -1, -1, 459, 862, 25, 0, 1, 1, 31, 54, 0, 0, 10},  // layoutSublayers
    {907, -1, -1, -1, -1, 459, 863, 26, 1, 2, 1, 30, 54, 0, 0, 10},  // layoutSublayers
    {908, -1, -1, -1, -1, 460, 865, 27, 1, 2, 1, 30, 54, 0, 0, 10},  // layoutSublayersOfLayer
    {909, -1, -1, -1, -1, 461, 867, 28, 0, 1, 1, 31, 2, 0, 0, 10},  // needsLayout
    {910, -1, -1, -1, -1, 461, 868, 29, 0, 1, 1, 30, 54, 0, 0, 10},  // setNeedsDisplay
    {911, -1, -1, -1, -1, 461, 869, 30, 0, 1, 1, 30, 54, 0, 0, 10},  // layoutSubviews
    {910, -1, -1, -1, 1648, 461, 870, 31, 1, 2, 1, 30, 54, 0, 0, 10},  // setNeedsDisplay
    {910, -1, -1, -1, 1648, 462, 872, 32, 1, 2, 1, 31, 54, 0, 0, 10},  // setNeedsDisplay
    {912, -1, -1, -1, -1, 463, 874, 33, 0, 1, 1, 30, 2, 0, 0, 10},  // becomeFirstResponder
    {913, -1, -1, -1, -1, 463, 875, 34, 0, 1, 1, 30, 2, 0, 0, 10},  // resignFirstResponder
    {914, -1, -1, -1, -1, 463, 876, 35, 1, 2, 1, 30, 12, 0, 0, 10},  // sizeThatFits
    {915, -1, -1, -1, -1, 464, 878, 36, 0, 1, 1, 30, 54, 0, 0, 10},  // sizeToFit
    {916, -1, -1, -1, -1, 0, 879, 37, 0, 1, 2, 30, 12, 0, 0, 10},  // intrinsicContentSize
    {917, -1, -1, -1, -1, 464, 880, 38, 0, 1, 1, 30, 54, 0, 0, 10},  // invalidateIntrinsicContentSize
    {918, -1, -1, -1, -1, 464, 881, 39, 1, 2, 1, 30, 54, 0, 0, 10},  // endEditing
    {910, -1, -1, -1, -1, 465, 883, 40, 0, 1, 1, 31, 54, 0, 0, 10},  // setNeedsDisplay
    {919, -1, -1, -1, -1, 465, 884, 41, 1, 2, 1, 30, 29, 0, 0, 10},  // viewWithTag
    {920, -1, -1, -1, 1629, 466, 886, 42, 2, 3, 1, 31, 54, 0, 0, 10},  // insertSublayer
    {920, -1, -1, -1, -1, 468, 889, 43, 2, 3, 1, 31, 54, 0, 0, 10},  // insertSublayer
    {920, -1, -1, -1, -1, 470, 892, 44, 2, 3, 1, 31, 54, 0, 0, 10},  // insertSublayer
    {923, 211, -1, -1, -1, 0, 0, 45, 0, 0, 5, 30, 0, 0, 0, 10},  // noIntrinsicMetric
    {924, -1, -1, -1, -1, 0, 895, 46, 0, 1, 2, 30, 54, 0, 0, 10},  // rootViewController
    {925, -1, -1, -1, -1, 0, 896, 47, 0, 1, 2, 30, 54, 0, 0, 10},  // liveView
    {926, -1, -1, -1, -1, 472, 897, 48, 0, 1, 1, 30, 54, 0, 0, 10},  // makeKeyAndVisible
    {927, -1, -1, -1, -1, 472, 898, 49, 0, 1, 1, 30, 54, 0, 0, 10},  // makeKey
    {929, 928, -1, -1, -1, 0, 0, 50, 0, 0, 5, 30, 29, 0, 0, 10},  // current
    {931, 930, -1, -1, -1, 0, 0, 51, 0, 0, 5, 30, 29, 0, 0, 10},  // currentPage
    {932, -1, -1, -1, -1, 0, 899, 52, 0, 1, 2, 30, 2, 0, 0, 10},  // needsIndefiniteExecution
    {934, 933, -1, -1, -1, 0, 0, 53, 0, 0, 5, 30, 29, 0, 0, 10},  // main
    {935, 933, -1, -1, -1, 472, 900, 54, 0, 0, 4, 30, 29, 0, 0, 10},  // mainScreen
    {936, -1, -1, -1, 1611, 472, 900, 55, 2, 3, 1, 30, 29, 0, 5, 10},  // hitTest
    {937, -1, -1, -1, -1, 474, 903, 56, 2, 3, 1, 30, 2, 0, 0, 10},  // beginTracking
    {938, -1, -1, -1, -1, 476, 906, 57, 2, 3, 1, 30, 2, 0, 0, 10},  // continueTracking
    {309, -1, -1, -1, 1612, 478, 909, 58, 2, 3, 1, 30, 2, 0, 5, 10},  // point
    {940, -1, -1, -1, -1, 480, 912, 0, 0, 0, 3, 0, 30, 0, 0, 11},  // CALayer
    {941, -1, -1, -1, -1, 480, 912, 1, 0, 0, 3, 0, 30, 0, 0, 11},  // CAShapeLayer
    {942, -1, -1, -1, -1, 480, 912, 2, 0, 0, 3, 0, 30, 0, 0, 11},  // CAGradientLayer
    {943, -1, -1, -1, -1, 480, 912, 3, 0, 0, 3, 0, 30, 0, 0, 11},  // CATextLayer
    {944, -1, -1, -1, -1, 0, 912, 4, 0, 1, 2, 31, 4, 0, 0, 11},  // colors
    {945, -1, -1, -1, -1, 0, 913, 5, 0, 1, 2, 31, 4, 0, 0, 11},  // locations
    {946, -1, -1, -1, -1, 0, 914, 6, 0, 1, 2, 31, 9, 0, 0, 11},  // startPoint
    {947, -1, -1, -1, -1, 0, 915, 7, 0, 1, 2, 31, 9, 0, 0, 11},  // endPoint
    {256, -1, -1, -1, -1, 0, 916, 8, 0, 1, 2, 31, 54, 0, 0, 11},  // string
    {717, -1, -1, -1, -1, 0, 917, 9, 0, 1, 2, 31, 54, 0, 0, 11},  // font
    {948, -1, -1, -1, -1, 0, 918, 10, 0, 1, 2, 31, 0, 0, 0, 11},  // fontSize
    {949, -1, -1, -1, -1, 0, 919, 11, 0, 1, 2, 31, 17, 0, 0, 11},  // foregroundColor
    {950, -1, -1, -1, -1, 0, 920, 12, 0, 1, 2, 31, 2, 0, 0, 11},  // isWrapped
    {951, -1, -1, -1, 952, 480, 921, 13, 1, 2, 1, 31, 54, 0, 0, 11},  // render
    {953, -1, -1, -1, 955, 482, 923, 14, 2, 3, 1, 30, 2, 0, 0, 11},  // drawHierarchy
    {699, -1, -1, -1, -1, 0, 926, 15, 0, 1, 2, 31, 13, 0, 9, 11},  // frame
    {700, -1, -1, -1, -1, 0, 927, 16, 0, 1, 2, 31, 13, 0, 10, 11},  // bounds
    {120, -1, -1, -1, -1, 0, 928, 17, 0, 1, 2, 31, 9, 0, 11, 11},  // position
    {701, -1, -1, -1, -1, 0, 929, 18, 0, 1, 2, 31, 9, 0, 12, 11},  // anchorPoint
    {702, -1, -1, -1, 1617, 0, 930, 19, 0, 1, 2, 31, 2, 0, 0, 11},  // isHidden
    {956, -1, -1, -1, -1, 0, 931, 20, 0, 1, 2, 31, 2, 0, 0, 11},  // masksToBounds
    {704, -1, -1, -1, -1, 0, 932, 21, 0, 1, 2, 31, 3, 0, 0, 11},  // name
    {957, -1, -1, -1, -1, 0, 933, 22, 0, 1, 2, 31, 14, 0, 0, 11},  // sublayerTransform
    {121, -1, -1, -1, -1, 0, 934, 23, 0, 1, 2, 31, 14, 0, 0, 11},  // transform
    {958, -1, -1, -1, -1, 0, 935, 24, 0, 1, 2, 31, 0, 0, 0, 11},  // zPosition
    {959, -1, -1, -1, -1, 0, 936, 25, 0, 1, 2, 31, 0, 0, 0, 11},  // opacity
    {713, -1, -1, -1, -1, 0, 937, 26, 0, 1, 2, 31, 17, 0, 0, 11},  // backgroundColor
    {960, -1, -1, -1, -1, 0, 938, 27, 0, 1, 2, 31, 0, 0, 0, 11},  // cornerRadius
    {961, -1, -1, -1, -1, 0, 939, 28, 0, 1, 2, 31, 0, 0, 0, 11},  // borderWidth
    {962, -1, -1, -1, -1, 0, 940, 29, 0, 1, 2, 31, 17, 0, 0, 11},  // borderColor
    {743, -1, -1, -1, -1, 0, 941, 30, 0, 1, 2, 31, 17, 0, 0, 11},  // shadowColor
    {963, -1, -1, -1, -1, 0, 942, 31, 0, 1, 2, 31, 0, 0, 0, 11},  // shadowOpacity
    {964, -1, -1, -1, -1, 0, 943, 32, 0, 1, 2, 31, 0, 0, 0, 11},  // shadowRadius
    {965, -1, -1, -1, -1, 0, 944, 33, 0, 1, 2, 31, 12, 0, 0, 11},  // shadowOffset
    {966, -1, -1, -1, -1, 0, 945, 34, 0, 1, 2, 31, 31, 0, 0, 11},  // shadowPath
    {967, -1, -1, -1, -1, 0, 946, 35, 0, 1, 2, 31, 0, 0, 0, 11},  // contentsScale
    {968, -1, -1, -1, -1, 0, 947, 36, 0, 1, 2, 31, 54, 0, 0, 11},  // contents
    {969, -1, -1, -1, -1, 0, 948, 37, 0, 1, 2, 31, 13, 0, 0, 11},  // contentsRect
    {970, -1, -1, -1, -1, 0, 949, 38, 0, 1, 2, 31, 2, 0, 0, 11},  // shouldRasterize
    {971, -1, -1, -1, -1, 0, 950, 39, 0, 1, 2, 31, 0, 0, 0, 11},  // rasterizationScale
    {972, -1, -1, -1, 1641, 0, 951, 40, 0, 1, 2, 31, 2, 0, 0, 11},  // isDoubleSided
    {725, -1, -1, -1, -1, 0, 952, 41, 0, 1, 2, 31, 30, 0, 0, 11},  // mask
    {973, -1, -1, -1, -1, 0, 953, 42, 0, 1, 2, 31, 54, 0, 0, 11},  // contentsGravity
    {974, 975, 976, -1, -1, 0, 0, 43, 0, 0, 5, 4, 3, 0, 0, 11},  // layerMinXMinYCorner
    {977, 975, 978, -1, -1, 0, 0, 44, 0, 0, 5, 4, 3, 0, 0, 11},  // layerMaxXMinYCorner
    {979, 975, 980, -1, -1, 0, 0, 45, 0, 0, 5, 4, 3, 0, 0, 11},  // layerMinXMaxYCorner
    {981, 975, 982, -1, -1, 0, 0, 46, 0, 0, 5, 4, 3, 0, 0, 11},  // layerMaxXMaxYCorner
    {983, -1, -1, -1, -1, 0, 954, 47, 0, 1, 2, 31, 54, 0, 0, 11},  // actions
    {984, -1, -1, -1, -1, 0, 955, 48, 0, 1, 2, 31, 54, 0, 0, 11},  // magnificationFilter
    {985, -1, -1, -1, -1, 0, 956, 49, 0, 1, 2, 31, 54, 0, 0, 11},  // minificationFilter
    {986, -1, -1, -1, -1, 0, 957, 50, 0, 1, 2, 31, 54, 0, 0, 11},  // compositingFilter
    {987, -1, -1, -1, -1, 0, 958, 51, 0, 1, 2, 31, 54, 0, 0, 11},  // cornerCurve
    {988, -1, -1, -1, -1, 0, 959, 52, 0, 1, 2, 31, 54, 0, 0, 11},  // maskedCorners
    {769, -1, -1, -1, -1, 0, 960, 53, 0, 1, 2, 31, 54, 0, 0, 11},  // delegate
    {719, -1, -1, -1, 1640, 0, 961, 54, 0, 1, 2, 31, 2, 0, 0, 11},  // isOpaque
    {989, -1, -1, -1, -1, 0, 962, 55, 0, 1, 2, 31, 2, 0, 0, 11},  // needsDisplayOnBoundsChange
    {990, -1, -1, -1, -1, 0, 963, 56, 0, 1, 2, 31, 2, 0, 0, 11},  // allowsEdgeAntialiasing
    {991, -1, -1, -1, -1, 0, 964, 57, 0, 1, 2, 31, 54, 0, 0, 11},  // lineCap
    {992, -1, -1, -1, -1, 0, 965, 58, 0, 1, 2, 31, 54, 0, 0, 11},  // fillRule
    {993, -1, -1, -1, -1, 0, 966, 59, 0, 1, 2, 31, 0, 0, 0, 11},  // miterLimit
    {994, -1, -1, -1, -1, 0, 967, 60, 0, 1, 2, 31, 0, 0, 0, 11},  // strokeStart
    {995, -1, -1, -1, -1, 0, 968, 61, 0, 1, 2, 31, 0, 0, 0, 11},  // strokeEnd
    {996, -1, -1, -1, -1, 486, 969, 62, 0, 1, 1, 31, 14, 0, 0, 11},  // affineTransform
    {123, -1, -1, -1, -1, 486, 970, 63, 1, 2, 1, 31, 54, 0, 8, 11},  // setAffineTransform
    {997, -1, -1, -1, 1630, 487, 972, 64, 0, 1, 1, 31, 30, 0, 0, 11},  // presentation
    {998, -1, -1, -1, 1631, 487, 973, 65, 0, 1, 1, 31, 30, 0, 0, 11},  // model
    {999, -1, -1, -1, -1, 0, 974, 66, 0, 1, 2, 31, 30, 0, 0, 11},  // superlayer
    {1000, -1, -1, -1, -1, 0, 975, 67, 0, 1, 2, 31, 4, 0, 0, 11},  // sublayers
    {1001, -1, -1, -1, -1, 487, 976, 68, 1, 2, 1, 31, 54, 0, 0, 11},  // addSublayer
    {1002, -1, -1, -1, -1, 488, 978, 69, 0, 1, 1, 31, 54, 0, 0, 11},  // removeFromSuperlayer
    {900, -1, -1, -1, 1623, 488, 979, 70, 2, 3, 1, 31, 9, 0, 5, 11},  // convert
    {900, -1, -1, -1, 1625, 490, 982, 71, 2, 3, 1, 31, 9, 0, 5, 11},  // convert
    {936, -1, -1, -1, -1, 492, 985, 72, 1, 2, 1, 31, 30, 0, 0, 11},  // hitTest
    {378, -1, -1, -1, 1577, 493, 987, 73, 1, 2, 1, 31, 2, 0, 0, 11},  // contains
    {1003, -1, -1, -1, -1, 494, 989, 0, 0, 0, 0, 0, 47, 0, 0, 12},  // Rectangle
    {1004, -1, -1, -1, -1, 494, 989, 1, 0, 0, 0, 0, 47, 0, 0, 12},  // Circle
    {1005, -1, -1, -1, -1, 494, 989, 2, 0, 0, 0, 0, 47, 0, 0, 12},  // Ellipse
    {1006, -1, -1, -1, -1, 494, 989, 3, 0, 0, 0, 0, 47, 0, 0, 12},  // Capsule
    {1007, -1, -1, -1, -1, 494, 989, 4, 1, 1, 0, 0, 47, 0, 0, 12},  // RoundedRectangle
    {1008, -1, -1, -1, -1, 495, 990, 5, 1, 1, 0, 0, 47, 0, 0, 12},  // Text
    {1009, -1, -1, -1, -1, 496, 991, 6, 1, 1, 0, 0, 47, 0, 0, 12},  // Image
    {1009, -1, -1, -1, -1, 497, 992, 7, 1, 1, 0, 0, 47, 0, 0, 12},  // Image
    {699, -1, -1, -1, -1, 498, 993, 8, 2, 3, 1, 48, 47, 0, 0, 12},  // frame
    {699, -1, -1, -1, -1, 500, 996, 9, 1, 2, 1, 48, 47, 0, 0, 12},  // frame
    {699, -1, -1, -1, -1, 501, 998, 10, 1, 2, 1, 48, 47, 0, 0, 12},  // frame
    {699, -1, -1, -1, -1, 502, 1000, 11, 3, 4, 1, 48, 47, 0, 0, 12},  // frame
    {1011, -1, -1, -1, -1, 505, 1004, 12, 1, 2, 1, 48, 47, 0, 0, 12},  // padding
    {120, -1, -1, -1, -1, 506, 1006, 13, 2, 3, 1, 48, 47, 0, 0, 12},  // position
    {120, -1, -1, -1, -1, 508, 1009, 14, 1, 2, 1, 48, 47, 0, 0, 12},  // position
    {1012, -1, -1, -1, -1, 509, 1011, 15, 2, 3, 1, 48, 47, 0, 0, 12},  // offset
    {1012, -1, -1, -1, -1, 511, 1014, 16, 1, 2, 1, 48, 47, 0, 0, 12},  // offset
    {1012, -1, -1, -1, -1, 512, 1016, 17, 1, 2, 1, 48, 47, 0, 0, 12},  // offset
    {1012, -1, -1, -1, -1, 513, 1018, 18, 1, 2, 1, 48, 47, 0, 0, 12},  // offset
    {1013, -1, -1, -1, -1, 514, 1020, 19, 1, 2, 1, 48, 47, 0, 0, 12},  // rotationEffect
    {1013, -1, -1, -1, -1, 515, 1022, 20, 2, 3, 1, 48, 47, 0, 0, 12},  // rotationEffect
    {1015, -1, -1, -1, -1, 517, 1025, 21, 1, 2, 1, 48, 47, 0, 0, 12},  // scaleEffect
    {1015, -1, -1, -1, -1, 518, 1027, 22, 2, 3, 1, 48, 47, 0, 0, 12},  // scaleEffect
    {1015, -1, -1, -1, -1, 520, 1030, 23, 2, 3, 1, 48, 47, 0, 0, 12},  // scaleEffect
    {1015, -1, -1, -1, -1, 522, 1033, 24, 1, 2, 1, 48, 47, 0, 0, 12},  // scaleEffect
    {1015, -1, -1, -1, -1, 523, 1035, 25, 1, 2, 1, 48, 47, 0, 0, 12},  // scaleEffect
    {1015, -1, -1, -1, -1, 524, 1037, 26, 3, 4, 1, 48, 47, 0, 0, 12},  // scaleEffect
    {1016, -1, -1, -1, -1, 527, 1041, 27, 1, 2, 1, 48, 47, 0, 0, 12},  // transformEffect
    {1017, -1, -1, -1, -1, 528, 1043, 28, 1, 2, 1, 48, 47, 0, 0, 12},  // modifier
    {121, -1, -1, -1, -1, 0, 1045, 29, 0, 1, 2, 48, 14, 0, 0, 12},  // transform
    {355, -1, -1, -1, -1, 0, 1046, 30, 0, 1, 2, 48, 4, 0, 0, 12},  // corners
    {356, -1, -1, -1, -1, 0, 1047, 31, 0, 1, 2, 48, 9, 0, 0, 12},  // center
    {1018, -1, -1, -1, -1, 0, 1048, 32, 0, 1, 2, 48, 13, 0, 0, 12},  // layoutFrame
    {301, -1, -1, -1, -1, 0, 1049, 33, 0, 1, 2, 48, 12, 0, 0, 12},  // size
    {1019, 1020, -1, -1, -1, 0, 0, 34, 0, 0, 5, 49, 48, 0, 0, 12},  // topLeading
    {358, 1020, -1, -1, -1, 0, 0, 35, 0, 0, 5, 49, 48, 0, 0, 12},  // top
    {1021, 1020, -1, -1, -1, 0, 0, 36, 0, 0, 5, 49, 48, 0, 0, 12},  // topTrailing
    {1022, 1020, -1, -1, -1, 0, 0, 37, 0, 0, 5, 49, 48, 0, 0, 12},  // leading
    {356, 1020, -1, -1, -1, 0, 0, 38, 0, 0, 5, 49, 48, 0, 0, 12},  // center
    {1023, 1020, -1, -1, -1, 0, 0, 39, 0, 0, 5, 49, 48, 0, 0, 12},  // trailing
    {1024, 1020, -1, -1, -1, 0, 0, 40, 0, 0, 5, 49, 48, 0, 0, 12},  // bottomLeading
    {360, 1020, -1, -1, -1, 0, 0, 41, 0, 0, 5, 49, 48, 0, 0, 12},  // bottom
    {1025, 1020, -1, -1, -1, 0, 0, 42, 0, 0, 5, 49, 48, 0, 0, 12},  // bottomTrailing
    {1020, -1, -1, -1, -1, 529, 1050, 43, 2, 2, 0, 0, 9, 0, 0, 12},  // UnitPoint
    {1027, -1, -1, -1, -1, 531, 1052, 44, 1, 1, 3, 0, 14, 0, 0, 12},  // ProjectionTransform
    {1028, -1, -1, -1, -1, 532, 1053, 0, 2, 2, 3, 0, 32, 0, 0, 13},  // UIGestureRecognizer
    {1028, -1, -1, -1, -1, 534, 1055, 1, 1, 1, 3, 0, 32, 0, 0, 13},  // UIGestureRecognizer
    {1028, -1, -1, -1, -1, 0, 0, 2, 0, 0, 3, 0, 32, 0, 0, 13},  // UIGestureRecognizer
    {1030, -1, -1, -1, -1, 535, 1056, 3, 2, 2, 3, 0, 32, 0, 0, 13},  // UIPanGestureRecognizer
    {1030, -1, -1, -1, -1, 537, 1058, 4, 1, 1, 3, 0, 32, 0, 0, 13},  // UIPanGestureRecognizer
    {1030, -1, -1, -1, -1, 0, 0, 5, 0, 0, 3, 0, 32, 0, 0, 13},  // UIPanGestureRecognizer
    {1031, -1, -1, -1, -1, 538, 1059, 6, 2, 2, 3, 0, 32, 0, 0, 13},  // UIPinchGestureRecognizer
    {1031, -1, -1, -1, -1, 540, 1061, 7, 1, 1, 3, 0, 32, 0, 0, 13},  // UIPinchGestureRecognizer
    {1031, -1, -1, -1, -1, 0, 0, 8, 0, 0, 3, 0, 32, 0, 0, 13},  // UIPinchGestureRecognizer
    {1032, -1, -1, -1, -1, 541, 1062, 9, 2, 2, 3, 0, 32, 0, 0, 13},  // UIRotationGestureRecognizer
    {1032, -1, -1, -1, -1, 543, 1064, 10, 1, 1, 3, 0, 32, 0, 0, 13},  // UIRotationGestureRecognizer
    {1032, -1, -1, -1, -1, 0, 0, 11, 0, 0, 3, 0, 32, 0, 0, 13},  // UIRotationGestureRecognizer
    {1033, -1, -1, -1, -1, 544, 1065, 12, 2, 2, 3, 0, 32, 0, 0, 13},  // UITapGestureRecognizer
    {1033, -1, -1, -1, -1, 546, 1067, 13, 1, 1, 3, 0, 32, 0, 0, 13},  // UITapGestureRecognizer
    {1033, -1, -1, -1, -1, 0, 0, 14, 0, 0, 3, 0, 32, 0, 0, 13},  // UITapGestureRecognizer
    {1034, -1, -1, -1, -1, 547, 1068, 15, 2, 2, 3, 0, 32, 0, 0, 13},  // UILongPressGestureRecognizer
    {1034, -1, -1, -1, -1, 549, 1070, 16, 1, 1, 3, 0, 32, 0, 0, 13},  // UILongPressGestureRecognizer
    {1034, -1, -1, -1, -1, 0, 0, 17, 0, 0, 3, 0, 32, 0, 0, 13},  // UILongPressGestureRecognizer
    {1035, -1, -1, -1, -1, 550, 1071, 18, 2, 2, 3, 0, 32, 0, 0, 13},  // UISwipeGestureRecognizer
    {1035, -1, -1, -1, -1, 552, 1073, 19, 1, 1, 3, 0, 32, 0, 0, 13},  // UISwipeGestureRecognizer
    {1035, -1, -1, -1, -1, 0, 0, 20, 0, 0, 3, 0, 32, 0, 0, 13},  // UISwipeGestureRecognizer
    {796, 1028, -1, -1, -1, 0, 0, 21, 0, 0, 5, 33, 51, 0, 0, 13},  // State
    {1036, 1028, -1, -1, -1, 0, 0, 22, 0, 0, 5, 33, 51, 0, 0, 13},  // Direction
    {1038, -1, -1, -1, -1, 0, 1074, 23, 0, 1, 2, 34, 0, 0, 0, 13},  // rawValue
    {1040, 1041, 1042, -1, -1, 0, 0, 24, 0, 0, 5, 34, 33, 0, 0, 13},  // possible
    {1043, 1041, -1, -1, -1, 0, 0, 25, 0, 0, 5, 34, 33, 0, 0, 13},  // Possible
    {1044, 1041, 1045, -1, -1, 0, 0, 26, 0, 0, 5, 34, 33, 0, 0, 13},  // began
    {1046, 1041, -1, -1, -1, 0, 0, 27, 0, 0, 5, 34, 33, 0, 0, 13},  // Began
    {1047, 1041, 1048, -1, -1, 0, 0, 28, 0, 0, 5, 34, 33, 0, 0, 13},  // changed
    {1049, 1041, -1, -1, -1, 0, 0, 29, 0, 0, 5, 34, 33, 0, 0, 13},  // Changed
    {1050, 1041, 1051, -1, -1, 0, 0, 30, 0, 0, 5, 34, 33, 0, 0, 13},  // ended
    {1052, 1041, -1, -1, -1, 0, 0, 31, 0, 0, 5, 34, 33, 0, 0, 13},  // Ended
    {1053, 1041, 1054, -1, -1, 0, 0, 32, 0, 0, 5, 34, 33, 0, 0, 13},  // cancelled
    {1055, 1041, -1, -1, -1, 0, 0, 33, 0, 0, 5, 34, 33, 0, 0, 13},  // Cancelled
    {1056, 1041, 1057, -1, -1, 0, 0, 34, 0, 0, 5, 34, 33, 0, 0, 13},  // failed
    {1058, 1041, -1, -1, -1, 0, 0, 35, 0, 0, 5, 34, 33, 0, 0, 13},  // Failed
    {1059, 1041, 1060, -1, -1, 0, 0, 36, 0, 0, 5, 34, 33, 0, 0, 13},  // recognized
    {361, 1061, 1062, -1, -1, 0, 0, 37, 0, 0, 5, 35, 34, 0, 0, 13},  // right
    {1063, 1061, -1, -1, -1, 0, 0, 38, 0, 0, 5, 35, 34, 0, 0, 13},  // Right
    {359, 1061, 1064, -1, -1, 0, 0, 39, 0, 0, 5, 35, 34, 0, 0, 13},  // left
    {1065, 1061, -1, -1, -1, 0, 0, 40, 0, 0, 5, 35, 34, 0, 0, 13},  // Left
    {483, 1061, 1066, -1, -1, 0, 0, 41, 0, 0, 5, 35, 34, 0, 0, 13},  // up
    {1067, 1061, -1, -1, -1, 0, 0, 42, 0, 0, 5, 35, 34, 0, 0, 13},  // Up
    {484, 1061, 1068, -1, -1, 0, 0, 43, 0, 0, 5, 35, 34, 0, 0, 13},  // down
    {1069, 1061, -1, -1, -1, 0, 0, 44, 0, 0, 5, 35, 34, 0, 0, 13},  // Down
    {1070, -1, -1, -1, -1, 0, 1075, 45, 0, 1, 2, 33, 33, 0, 0, 13},  // state
    {868, -1, -1, -1, 1071, 0, 1076, 46, 0, 1, 2, 33, 2, 0, 0, 13},  // isEnabled
    {1071, -1, -1, -1, -1, 0, 1077, 47, 0, 1, 2, 33, 2, 0, 0, 13},  // enabled
    {77, -1, -1, -1, -1, 0, 1078, 48, 0, 1, 2, 33, 29, 0, 0, 13},  // view
    {704, -1, -1, -1, -1, 0, 1079, 49, 0, 1, 2, 33, 3, 0, 0, 13},  // name
    {1072, -1, -1, -1, -1, 0, 1080, 50, 0, 1, 2, 33, 2, 0, 0, 13},  // cancelsTouchesInView
    {1073, -1, -1, -1, -1, 0, 1081, 51, 0, 1, 2, 33, 2, 0, 0, 13},  // delaysTouchesBegan
    {1074, -1, -1, -1, -1, 0, 1082, 52, 0, 1, 2, 33, 2, 0, 0, 13},  // delaysTouchesEnded
    {1075, -1, -1, -1, -1, 0, 1083, 53, 0, 1, 2, 33, 0, 0, 0, 13},  // numberOfTouches
    {769, -1, -1, -1, -1, 0, 1084, 54, 0, 1, 2, 33, 54, 0, 0, 13},  // delegate
    {1076, -1, -1, -1, -1, 0, 1085, 55, 0, 1, 2, 33, 0, 0, 0, 13},  // minimumNumberOfTouches
    {1077, -1, -1, -1, -1, 0, 1086, 56, 0, 1, 2, 33, 0, 0, 0, 13},  // maximumNumberOfTouches
    {1078, -1, -1, -1, -1, 0, 1087, 57, 0, 1, 2, 33, 0, 0, 0, 13},  // numberOfTapsRequired
    {1079, -1, -1, -1, -1, 0, 1088, 58, 0, 1, 2, 33, 0, 0, 0, 13},  // numberOfTouchesRequired
    {1080, -1, -1, -1, -1, 0, 1089, 59, 0, 1, 2, 33, 0, 0, 0, 13},  // minimumPressDuration
    {1081, -1, -1, -1, -1, 0, 1090, 60, 0, 1, 2, 33, 0, 0, 0, 13},  // allowableMovement
    {1082, -1, -1, -1, -1, 0, 1091, 61, 0, 1, 2, 33, 34, 0, 0, 13},  // direction
    {276, -1, -1, -1, -1, 0, 1092, 62, 0, 1, 2, 33, 0, 0, 0, 13},  // scale
    {278, -1, -1, -1, -1, 0, 1093, 63, 0, 1, 2, 33, 0, 0, 0, 13},  // rotation
    {1083, -1, -1, -1, -1, 0, 1094, 64, 0, 1, 2, 33, 0, 0, 0, 13},  // velocity
    {1084, -1, -1, -1, -1, 553, 1095, 65, 1, 2, 1, 33, 9, 0, 0, 13},  // location
    {1085, -1, -1, -1, -1, 554, 1097, 66, 1, 2, 1, 33, 9, 0, 0, 13},  // locationInView
    {1084, -1, -1, -1, 1661, 555, 1099, 67, 2, 3, 1, 33, 9, 0, 0, 13},  // location
    {1087, -1, -1, -1, -1, 557, 1102, 68, 2, 3, 1, 33, 9, 0, 0, 13},  // locationOfTouch
    {279, -1, -1, -1, -1, 559, 1105, 69, 1, 2, 1, 33, 9, 0, 0, 13},  // translation
    {1089, -1, -1, -1, -1, 560, 1107, 70, 1, 2, 1, 33, 9, 0, 0, 13},  // translationInView
    {1083, -1, -1, -1, -1, 561, 1109, 71, 1, 2, 1, 33, 9, 0, 0, 13},  // velocity
    {1090, -1, -1, -1, -1, 562, 1111, 72, 1, 2, 1, 33, 9, 0, 0, 13},  // velocityInView
    {1091, -1, -1, -1, 1662, 563, 1113, 73, 2, 3, 1, 33, 54, 0, 0, 13},  // setTranslation
    {1091, -1, -1, -1, -1, 565, 1116, 74, 2, 3, 1, 33, 54, 0, 0, 13},  // setTranslation
    {850, -1, -1, -1, -1, 567, 1119, 75, 2, 3, 1, 33, 54, 0, 0, 13},  // addTarget
    {853, -1, -1, -1, -1, 569, 1122, 76, 2, 3, 1, 33, 54, 0, 0, 13},  // removeTarget
    {1092, -1, -1, -1, -1, 571, 1125, 77, 2, 3, 1, 33, 54, 0, 0, 13},  // touchesBegan
    {1093, -1, -1, -1, -1, 573, 1128, 78, 2, 3, 1, 33, 54, 0, 0, 13},  // touchesMoved
    {1094, -1, -1, -1, -1, 575, 1131, 79, 2, 3, 1, 33, 54, 0, 0, 13},  // touchesEnded
    {1095, -1, -1, -1, -1, 577, 1134, 80, 2, 3, 1, 33, 54, 0, 0, 13},  // touchesCancelled
    {1092, -1, -1, -1, -1, 579, 1137, 81, 2, 3, 1, 33, 54, 0, 0, 13},  // touchesBegan
    {1093, -1, -1, -1, -1, 581, 1140, 82, 2, 3, 1, 33, 54, 0, 0, 13},  // touchesMoved
    {1094, -1, -1, -1, -1, 583, 1143, 83, 2, 3, 1, 33, 54, 0, 0, 13},  // touchesEnded
    {1095, -1, -1, -1, -1, 585, 1146, 84, 2, 3, 1, 33, 54, 0, 0, 13},  // touchesCancelled
    {1097, -1, -1, -1, -1, 587, 1149, 85, 2, 3, 1, 33, 54, 0, 0, 13},  // ignore
    {1098, -1, -1, -1, -1, 589, 1152, 86, 2, 3, 1, 33, 54, 0, 0, 13},  // ignoreTouch
    {1100, -1, -1, -1, -1, 591, 1155, 87, 0, 1, 1, 33, 54, 0, 0, 13},  // reset
    {1101, -1, -1, -1, 1663, 591, 1156, 88, 1, 2, 1, 33, 54, 0, 0, 13},  // require
    {1103, -1, -1, -1, -1, 592, 1158, 89, 1, 2, 1, 33, 54, 0, 0, 13},  // requireGestureRecognizerToFail
    {1104, -1, -1, -1, -1, 593, 1160, 90, 1, 2, 1, 30, 54, 0, 0, 13},  // addGestureRecognizer
    {1105, -1, -1, -1, -1, 594, 1162, 91, 1, 2, 1, 30, 54, 0, 0, 13},  // removeGestureRecognizer
    {1106, -1, -1, -1, -1, 0, 1164, 92, 0, 1, 2, 30, 4, 0, 0, 13},  // gestureRecognizers
    {1107, -1, -1, -1, -1, 0, 1165, 93, 0, 1, 2, 30, 2, 0, 0, 13},  // isMultipleTouchEnabled
    {1108, -1, -1, -1, -1, 0, 1166, 94, 0, 1, 2, 30, 2, 0, 0, 13},  // multipleTouchEnabled
    {1109, -1, -1, -1, 1618, 0, 1167, 95, 0, 1, 2, 30, 2, 0, 0, 13},  // isExclusiveTouch
    {1084, -1, -1, -1, -1, 595, 1168, 0, 1, 2, 1, 51, 9, 0, 0, 14},  // location
    {1085, -1, -1, -1, -1, 596, 1170, 1, 1, 2, 1, 51, 9, 0, 0, 14},  // locationInView
    {1116, -1, -1, -1, -1, 597, 1172, 2, 1, 2, 1, 51, 9, 0, 0, 14},  // previousLocation
    {1117, -1, -1, -1, -1, 598, 1174, 3, 1, 2, 1, 51, 9, 0, 0, 14},  // previousLocationInView
    {1118, 1110, -1, -1, -1, 0, 0, 4, 0, 0, 5, 51, 51, 0, 0, 14},  // Phase
    {1044, 1120, 1121, -1, -1, 0, 0, 5, 0, 0, 5, 36, 35, 0, 0, 14},  // began
    {1122, 1120, 1123, -1, -1, 0, 0, 6, 0, 0, 5, 36, 35, 0, 0, 14},  // moved
    {1124, 1120, 1125, -1, -1, 0, 0, 7, 0, 0, 5, 36, 35, 0, 0, 14},  // stationary
    {1050, 1120, 1126, -1, -1, 0, 0, 8, 0, 0, 5, 36, 35, 0, 0, 14},  // ended
    {1053, 1120, 1127, -1, -1, 0, 0, 9, 0, 0, 5, 36, 35, 0, 0, 14},  // cancelled
    {636, -1, -1, -1, -1, 599, 1176, 10, 0, 1, 1, 5, 54, 0, 0, 14},  // anyObject
    {1130, -1, -1, -1, -1, 599, 1177, 11, 1, 2, 1, 51, 4, 0, 0, 14},  // touches
    {1131, -1, -1, -1, -1, 600, 1179, 12, 1, 2, 1, 51, 4, 0, 0, 14},  // touchesForView
    {1132, -1, -1, -1, -1, 601, 1181, 13, 1, 2, 1, 51, 4, 0, 0, 14},  // touchesForGestureRecognizer
    {1133, -1, -1, -1, -1, 602, 1183, 14, 1, 2, 1, 51, 4, 0, 0, 14},  // coalescedTouches
    {1134, -1, -1, -1, -1, 603, 1185, 15, 1, 2, 1, 51, 4, 0, 0, 14},  // coalescedTouchesForTouch
    {1135, -1, -1, -1, -1, 604, 1187, 16, 1, 2, 1, 51, 4, 0, 0, 14},  // predictedTouches
    {1136, -1, -1, -1, -1, 605, 1189, 17, 1, 2, 1, 51, 4, 0, 0, 14},  // predictedTouchesForTouch
    {1137, -1, -1, -1, -1, 606, 1191, 18, 3, 3, 0, 0, 54, 0, 0, 14},  // drag
    {1137, -1, -1, -1, -1, 609, 1194, 19, 4, 4, 0, 0, 54, 0, 0, 14},  // drag
    {1140, -1, -1, -1, -1, 613, 1198, 20, 3, 3, 0, 0, 54, 0, 0, 14},  // fingers
    {1140, -1, -1, -1, -1, 616, 1201, 21, 4, 4, 0, 0, 54, 0, 0, 14},  // fingers
    {1141, -1, -1, -1, -1, 620, 1205, 22, 4, 4, 0, 0, 54, 0, 0, 14},  // pinch
    {1141, -1, -1, -1, -1, 624, 1209, 23, 5, 5, 0, 0, 54, 0, 1, 14},  // pinch
    {1142, -1, -1, -1, -1, 629, 1214, 24, 4, 4, 0, 0, 54, 0, 1, 14},  // twist
    {1144, -1, -1, -1, -1, 633, 1218, 25, 1, 1, 0, 0, 54, 0, 0, 14},  // tap
    {1144, -1, -1, -1, -1, 634, 1219, 26, 2, 2, 0, 0, 54, 0, 0, 14},  // tap
    {1144, -1, -1, -1, -1, 636, 1221, 27, 2, 2, 0, 0, 54, 0, 0, 14},  // tap
    {1144, -1, -1, -1, -1, 638, 1223, 28, 3, 3, 0, 0, 54, 0, 0, 14},  // tap
    {1146, -1, -1, -1, -1, 641, 1226, 29, 2, 2, 0, 0, 54, 0, 0, 14},  // press
    {1140, -1, -1, -1, -1, 643, 1228, 30, 2, 2, 0, 0, 54, 0, 0, 14},  // fingers
    {1148, -1, -1, -1, -1, 645, 1230, 31, 0, 0, 0, 0, 54, 0, 0, 14},  // lift
    {1149, -1, -1, -1, -1, 645, 1230, 32, 0, 0, 0, 0, 54, 0, 0, 14},  // cancel
    {1152, 211, -1, -1, -1, 0, 0, 0, 0, 0, 5, 30, 51, 0, 0, 15},  // AnimationOptions
    {1153, 211, -1, -1, -1, 0, 0, 1, 0, 0, 5, 30, 51, 0, 0, 15},  // KeyframeAnimationOptions
    {1155, 211, -1, -1, -1, 0, 0, 2, 0, 0, 5, 30, 51, 0, 0, 15},  // AnimationCurve
    {1038, -1, -1, -1, -1, 0, 1230, 3, 0, 1, 2, 39, 0, 0, 0, 15},  // rawValue
    {1152, 211, -1, -1, -1, 645, 1231, 4, 1, 1, 4, 30, 4, 0, 0, 15},  // AnimationOptions
    {1153, 211, -1, -1, -1, 646, 1232, 5, 1, 1, 4, 30, 4, 0, 0, 15},  // KeyframeAnimationOptions
    {1150, -1, -1, -1, -1, 647, 1233, 6, 1, 1, 3, 0, 38, 0, 0, 15},  // UIViewAnimationOptions
    {1151, -1, -1, -1, -1, 648, 1234, 7, 1, 1, 3, 0, 38, 0, 0, 15},  // UIViewKeyframeAnimationOptions
    {1161, 1150, 1162, -1, -1, 0, 0, 8, 0, 0, 5, 39, 38, 0, 0, 15},  // curveEaseInOut
    {1163, 1150, 1164, -1, -1, 0, 0, 9, 0, 0, 5, 39, 38, 0, 0, 15},  // curveEaseIn
    {1165, 1150, 1166, -1, -1, 0, 0, 10, 0, 0, 5, 39, 38, 0, 0, 15},  // curveEaseOut
    {1167, 1150, 1168, -1, -1, 0, 0, 11, 0, 0, 5, 39, 38, 0, 0, 15},  // curveLinear
    {10, 1150, 1169, -1, -1, 0, 0, 12, 0, 0, 5, 39, 38, 0, 0, 15},  // repeat
    {1170, 1150, 1171, -1, -1, 0, 0, 13, 0, 0, 5, 39, 38, 0, 0, 15},  // autoreverse
    {1172, 1150, 1173, -1, -1, 0, 0, 14, 0, 0, 5, 39, 38, 0, 0, 15},  // beginFromCurrentState
    {1174, 1150, 1175, -1, -1, 0, 0, 15, 0, 0, 5, 39, 38, 0, 0, 15},  // overrideInheritedDuration
    {1176, 1150, 1177, -1, -1, 0, 0, 16, 0, 0, 5, 39, 38, 0, 0, 15},  // overrideInheritedCurve
    {1178, 1150, 1179, -1, -1, 0, 0, 17, 0, 0, 5, 39, 38, 0, 0, 15},  // overrideInheritedOptions
    {1180, 1150, 1181, -1, -1, 0, 0, 18, 0, 0, 5, 39, 38, 0, 0, 15},  // allowUserInteraction
    {911, 1150, 1182, -1, -1, 0, 0, 19, 0, 0, 5, 39, 38, 0, 0, 15},  // layoutSubviews
    {1183, 1150, 1184, -1, -1, 0, 0, 20, 0, 0, 5, 39, 38, 0, 0, 15},  // allowAnimatedContent
    {1185, 1150, 1186, -1, -1, 0, 0, 21, 0, 0, 5, 39, 38, 0, 0, 15},  // showHideTransitionViews
    {1187, 1150, 1188, -1, -1, 0, 0, 22, 0, 0, 5, 39, 38, 0, 0, 15},  // calculationModeLinear
    {1189, 1150, 1190, -1, -1, 0, 0, 23, 0, 0, 5, 39, 38, 0, 0, 15},  // calculationModeDiscrete
    {1191, 1150, -1, -1, -1, 0, 0, 24, 0, 0, 5, 39, 38, 0, 0, 15},  // CurveEaseInOut
    {1192, 1150, -1, -1, -1, 0, 0, 25, 0, 0, 5, 39, 38, 0, 0, 15},  // CurveEaseIn
    {1193, 1150, -1, -1, -1, 0, 0, 26, 0, 0, 5, 39, 38, 0, 0, 15},  // CurveEaseOut
    {1194, 1150, -1, -1, -1, 0, 0, 27, 0, 0, 5, 39, 38, 0, 0, 15},  // CurveLinear
    {1195, 1150, -1, -1, -1, 0, 0, 28, 0, 0, 5, 39, 38, 0, 0, 15},  // Repeat
    {1196, 1150, -1, -1, -1, 0, 0, 29, 0, 0, 5, 39, 38, 0, 0, 15},  // Autoreverse
    {1197, 1150, -1, -1, -1, 0, 0, 30, 0, 0, 5, 39, 38, 0, 0, 15},  // BeginFromCurrentState
    {1198, 1150, -1, -1, -1, 0, 0, 31, 0, 0, 5, 39, 38, 0, 0, 15},  // OverrideInheritedDuration
    {1199, 1150, -1, -1, -1, 0, 0, 32, 0, 0, 5, 39, 38, 0, 0, 15},  // OverrideInheritedCurve
    {1200, 1150, -1, -1, -1, 0, 0, 33, 0, 0, 5, 39, 38, 0, 0, 15},  // OverrideInheritedOptions
    {1201, 1150, -1, -1, -1, 0, 0, 34, 0, 0, 5, 39, 38, 0, 0, 15},  // AllowUserInteraction
    {1202, 1150, -1, -1, -1, 0, 0, 35, 0, 0, 5, 39, 38, 0, 0, 15},  // LayoutSubviews
    {1203, 1150, -1, -1, -1, 0, 0, 36, 0, 0, 5, 39, 38, 0, 0, 15},  // CalculationModeLinear
    {1204, 1154, 1205, -1, -1, 0, 0, 37, 0, 0, 5, 40, 39, 0, 0, 15},  // easeInOut
    {1206, 1154, 1207, -1, -1, 0, 0, 38, 0, 0, 5, 40, 39, 0, 0, 15},  // easeIn
    {1208, 1154, 1209, -1, -1, 0, 0, 39, 0, 0, 5, 40, 39, 0, 0, 15},  // easeOut
    {1210, 1154, 1211, -1, -1, 0, 0, 40, 0, 0, 5, 40, 39, 0, 0, 15},  // linear
    {1212, 1154, -1, -1, -1, 0, 0, 41, 0, 0, 5, 40, 39, 0, 0, 15},  // EaseInOut
    {1213, 1154, -1, -1, -1, 0, 0, 42, 0, 0, 5, 40, 39, 0, 0, 15},  // EaseIn
    {1214, 1154, -1, -1, -1, 0, 0, 43, 0, 0, 5, 40, 39, 0, 0, 15},  // EaseOut
    {1215, 1154, -1, -1, -1, 0, 0, 44, 0, 0, 5, 40, 39, 0, 0, 15},  // Linear
    {1210, 1156, 1216, -1, -1, 0, 0, 45, 0, 0, 5, 41, 40, 0, 0, 15},  // linear
    {1206, 1156, 1217, -1, -1, 0, 0, 46, 0, 0, 5, 41, 40, 0, 0, 15},  // easeIn
    {1208, 1156, 1218, -1, -1, 0, 0, 47, 0, 0, 5, 41, 40, 0, 0, 15},  // easeOut
    {1219, 1156, 1220, -1, -1, 0, 0, 48, 0, 0, 5, 41, 40, 0, 0, 15},  // easeInEaseOut
    {15, 1156, 1221, -1, -1, 0, 0, 49, 0, 0, 5, 41, 40, 0, 0, 15},  // default
    {1222, 1159, 1223, -1, -1, 0, 0, 50, 0, 0, 5, 42, 41, 0, 0, 15},  // removed
    {1224, 1159, 1225, -1, -1, 0, 0, 51, 0, 0, 5, 42, 41, 0, 0, 15},  // forwards
    {1226, 1159, 1227, -1, -1, 0, 0, 52, 0, 0, 5, 42, 41, 0, 0, 15},  // backwards
    {1228, 1159, 1229, -1, -1, 0, 0, 53, 0, 0, 5, 42, 41, 0, 0, 15},  // both
    {1230, 1157, 1231, -1, -1, 0, 0, 54, 0, 0, 5, 44, 43, 0, 0, 15},  // inactive
    {1232, 1157, 1233, -1, -1, 0, 0, 55, 0, 0, 5, 44, 43, 0, 0, 15},  // active
    {1234, 1157, 1235, -1, -1, 0, 0, 56, 0, 0, 5, 44, 43, 0, 0, 15},  // stopped
    {1236, 1158, 1237, -1, -1, 0, 0, 57, 0, 0, 5, 45, 44, 0, 0, 15},  // end
    {1238, 1158, 1239, -1, -1, 0, 0, 58, 0, 0, 5, 45, 44, 0, 0, 15},  // start
    {929, 1158, 1240, -1, -1, 0, 0, 59, 0, 0, 5, 45, 44, 0, 0, 15},  // current
    {1210, 1160, 1241, -1, -1, 0, 0, 60, 0, 0, 5, 43, 42, 0, 0, 15},  // linear
    {1242, 1160, 1243, -1, -1, 0, 0, 61, 0, 0, 5, 43, 42, 0, 0, 15},  // discrete
    {1244, 1160, 1245, -1, -1, 0, 0, 62, 0, 0, 5, 43, 42, 0, 0, 15},  // paced
    {1246, -1, -1, -1, -1, 649, 1235, 0, 1, 1, 0, 0, 54, 0, 0, 16},  // advance
    {1247, -1, -1, -1, -1, 650, 1236, 1, 0, 0, 0, 0, 54, 0, 0, 16},  // run
    {1248, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 0, 0, 0, 16},  // now
    {1249, -1, -1, -1, -1, 650, 1236, 3, 0, 0, 0, 0, 0, 0, 0, 16},  // CACurrentMediaTime
    {1250, -1, -1, -1, -1, 650, 1236, 4, 1, 1, 3, 0, 37, 0, 0, 16},  // CAMediaTimingFunction
    {1254, 1250, -1, -1, -1, 651, 1237, 5, 1, 1, 4, 38, 37, 0, 0, 16},  // functionWithName
    {1250, -1, -1, -1, -1, 652, 1238, 6, 4, 4, 3, 0, 37, 0, 0, 16},  // CAMediaTimingFunction
    {1251, -1, -1, -1, -1, 656, 1242, 7, 2, 2, 3, 0, 37, 0, 0, 16},  // UICubicTimingParameters
    {1251, -1, -1, -1, -1, 658, 1244, 8, 1, 1, 3, 0, 37, 0, 0, 16},  // UICubicTimingParameters
    {1252, -1, -1, -1, -1, 659, 1245, 9, 1, 1, 3, 0, 37, 0, 0, 16},  // UISpringTimingParameters
    {1252, -1, -1, -1, -1, 660, 1246, 10, 2, 2, 3, 0, 37, 0, 0, 16},  // UISpringTimingParameters
    {1252, -1, -1, -1, -1, 662, 1248, 11, 4, 4, 3, 0, 37, 0, 0, 16},  // UISpringTimingParameters
    {75, -1, -1, -1, -1, 666, 1252, 12, 1, 2, 1, 38, 0, 0, 0, 16},  // value
    {1083, -1, -1, -1, -1, 667, 1254, 13, 1, 2, 1, 38, 0, 0, 0, 16},  // velocity
    {1256, -1, -1, -1, -1, 0, 1256, 14, 0, 1, 2, 38, 9, 0, 0, 16},  // controlPoint1
    {1257, -1, -1, -1, -1, 0, 1257, 15, 0, 1, 2, 38, 9, 0, 0, 16},  // controlPoint2
    {1210, 1253, -1, -1, -1, 0, 0, 16, 0, 0, 5, 38, 37, 0, 0, 16},  // linear
    {1206, 1253, -1, -1, -1, 0, 0, 17, 0, 0, 5, 38, 37, 0, 0, 16},  // easeIn
    {1208, 1253, -1, -1, -1, 0, 0, 18, 0, 0, 5, 38, 37, 0, 0, 16},  // easeOut
    {1204, 1253, -1, -1, -1, 0, 0, 19, 0, 0, 5, 38, 37, 0, 0, 16},  // easeInOut
    {1264, 1253, -1, -1, -1, 668, 1258, 20, 2, 2, 4, 38, 37, 0, 0, 16},  // bezier
    {1267, -1, -1, -1, -1, 670, 1260, 21, 3, 3, 0, 0, 14, 0, 0, 16},  // interpolate
    {1268, 211, -1, -1, -1, 675, 1263, 0, 2, 2, 4, 30, 54, 0, 0, 17},  // animate
    {1268, 211, -1, -1, -1, 680, 1265, 1, 3, 3, 4, 30, 54, 0, 0, 17},  // animate
    {1268, 211, -1, -1, -1, 686, 1268, 2, 3, 3, 4, 30, 54, 0, 0, 17},  // animate
    {1268, 211, -1, -1, -1, 693, 1271, 3, 4, 4, 4, 30, 54, 0, 0, 17},  // animate
    {1268, 211, -1, -1, -1, 701, 1275, 4, 4, 4, 4, 30, 54, 0, 0, 17},  // animate
    {1268, 211, -1, -1, -1, 710, 1279, 5, 5, 5, 4, 30, 54, 0, 0, 17},  // animate
    {1268, 211, -1, -1, -1, 720, 1284, 6, 5, 5, 4, 30, 54, 0, 0, 17},  // animate
    {1268, 211, -1, -1, -1, 731, 1289, 7, 6, 6, 4, 30, 54, 0, 0, 17},  // animate
    {1268, 211, -1, -1, -1, 743, 1295, 8, 6, 6, 4, 30, 54, 0, 0, 17},  // animate
    {1268, 211, -1, -1, -1, 756, 1301, 9, 7, 7, 4, 30, 54, 0, 0, 17},  // animate
    {1276, 211, -1, -1, -1, 765, 1308, 10, 2, 2, 4, 30, 54, 0, 0, 17},  // animateWithDuration
    {1276, 211, -1, -1, -1, 770, 1310, 11, 3, 3, 4, 30, 54, 0, 0, 17},  // animateWithDuration
    {1276, 211, -1, -1, -1, 777, 1313, 12, 4, 4, 4, 30, 54, 0, 0, 17},  // animateWithDuration
    {1276, 211, -1, -1, -1, 786, 1317, 13, 5, 5, 4, 30, 54, 0, 0, 17},  // animateWithDuration
    {1276, 211, -1, -1, -1, 798, 1322, 14, 7, 7, 4, 30, 54, 0, 0, 17},  // animateWithDuration
    {1277, 211, -1, -1, -1, 808, 1329, 15, 3, 3, 4, 30, 54, 0, 0, 17},  // animateKeyframes
    {1277, 211, -1, -1, -1, 815, 1332, 16, 4, 4, 4, 30, 54, 0, 0, 17},  // animateKeyframes
    {1277, 211, -1, -1, -1, 823, 1336, 17, 4, 4, 4, 30, 54, 0, 0, 17},  // animateKeyframes
    {1277, 211, -1, -1, -1, 832, 1340, 18, 5, 5, 4, 30, 54, 0, 0, 17},  // animateKeyframes
    {1278, 211, -1, -1, -1, 842, 1345, 19, 5, 5, 4, 30, 54, 0, 0, 17},  // animateKeyframesWithDuration
    {1279, 211, -1, -1, -1, 850, 1350, 20, 3, 3, 4, 30, 54, 0, 0, 17},  // addKeyframe
    {1282, 211, -1, -1, -1, 856, 1353, 21, 3, 3, 4, 30, 54, 0, 0, 17},  // addKeyframeWithRelativeStartTime
    {1283, 1284, -1, -1, -1, 864, 1356, 22, 5, 5, 4, 37, 36, 0, 0, 17},  // runningPropertyAnimator
    {1283, 1284, -1, -1, -1, 873, 1361, 23, 4, 4, 4, 37, 36, 0, 0, 17},  // runningPropertyAnimator
    {1283, 1284, -1, -1, -1, 881, 1365, 24, 4, 4, 4, 37, 36, 0, 0, 17},  // runningPropertyAnimator
    {1283, 1284, -1, -1, -1, 888, 1369, 25, 3, 3, 4, 37, 36, 0, 0, 17},  // runningPropertyAnimator
    {1285, 211, -1, -1, -1, 891, 1372, 26, 2, 2, 4, 30, 54, 0, 0, 17},  // beginAnimations
    {1287, 211, -1, -1, -1, 893, 1374, 27, 0, 0, 4, 30, 54, 0, 0, 17},  // commitAnimations
    {1288, 211, -1, -1, -1, 893, 1374, 28, 1, 1, 4, 30, 54, 0, 0, 17},  // setAnimationDuration
    {1289, 211, -1, -1, -1, 894, 1375, 29, 1, 1, 4, 30, 54, 0, 0, 17},  // setAnimationDelay
    {1290, 211, -1, -1, -1, 895, 1376, 30, 1, 1, 4, 30, 54, 0, 0, 17},  // setAnimationRepeatCount
    {1291, 211, -1, -1, -1, 896, 1377, 31, 1, 1, 4, 30, 54, 0, 0, 17},  // setAnimationRepeatAutoreverses
    {1292, 211, -1, -1, -1, 897, 1378, 32, 1, 1, 4, 30, 54, 0, 0, 17},  // setAnimationBeginsFromCurrentState
    {1293, 211, -1, -1, -1, 898, 1379, 33, 1, 1, 4, 30, 54, 0, 0, 17},  // setAnimationCurve
    {1294, 211, -1, -1, -1, 899, 1380, 34, 1, 1, 4, 30, 54, 0, 0, 17},  // setAnimationDelegate
    {1295, 211, -1, -1, -1, 900, 1381, 35, 1, 1, 4, 30, 54, 0, 0, 17},  // setAnimationDidStop
    {1296, 211, -1, -1, -1, 901, 1382, 36, 1, 1, 4, 30, 54, 0, 0, 17},  // setAnimationDidStopSelector
    {934, 1297, -1, -1, -1, 0, 0, 37, 0, 0, 5, 47, 46, 0, 0, 17},  // main
    {1300, 1297, -1, -1, -1, 0, 0, 38, 0, 0, 5, 47, 46, 0, 0, 17},  // background
    {1301, 1297, -1, -1, -1, 902, 1383, 39, 0, 0, 4, 47, 46, 0, 0, 17},  // global
    {1301, 1297, -1, -1, -1, 902, 1383, 40, 1, 1, 4, 47, 46, 0, 0, 17},  // global
    {1297, -1, -1, -1, -1, 903, 1384, 41, 1, 1, 3, 0, 46, 0, 0, 17},  // DispatchQueue
    {1297, -1, -1, -1, -1, 904, 1385, 42, 2, 2, 3, 0, 46, 0, 0, 17},  // DispatchQueue
    {1303, -1, -1, -1, -1, 906, 1387, 43, 1, 2, 1, 47, 54, 0, 0, 17},  // sync
    {1303, -1, -1, -1, -1, 907, 1389, 44, 1, 2, 1, 47, 54, 0, 0, 17},  // sync
    {1305, -1, -1, -1, -1, 908, 1391, 45, 1, 2, 1, 47, 54, 0, 0, 17},  // async
    {1305, -1, -1, -1, -1, 909, 1393, 46, 1, 2, 1, 47, 54, 0, 0, 17},  // async
    {1306, -1, -1, -1, -1, 910, 1395, 47, 2, 3, 1, 47, 54, 0, 0, 17},  // asyncAfter
    {1306, -1, -1, -1, -1, 912, 1398, 48, 2, 3, 1, 47, 54, 0, 0, 17},  // asyncAfter
    {1308, -1, -1, -1, -1, 914, 1401, 49, 2, 2, 0, 0, 54, 0, 0, 17},  // dispatch_async
    {1309, -1, -1, -1, -1, 916, 1403, 50, 3, 3, 0, 0, 54, 0, 0, 17},  // dispatch_after
    {1310, -1, -1, -1, -1, 919, 1406, 51, 0, 0, 0, 0, 46, 0, 0, 17},  // dispatch_get_main_queue
    {1248, 1298, -1, -1, -1, 919, 1406, 52, 0, 0, 4, 1, 0, 0, 0, 17},  // now
    {1147, 1299, -1, -1, -1, 919, 1406, 53, 1, 1, 4, 1, 0, 0, 0, 17},  // seconds
    {1311, 1299, -1, -1, -1, 920, 1407, 54, 1, 1, 4, 1, 0, 0, 0, 17},  // milliseconds
    {1312, 1299, -1, -1, -1, 921, 1408, 55, 1, 1, 4, 1, 0, 0, 0, 17},  // microseconds
    {1313, 1299, -1, -1, -1, 922, 1409, 56, 1, 1, 4, 1, 0, 0, 0, 17},  // nanoseconds
    {1314, -1, -1, -1, -1, 0, 0, 57, 0, 0, 5, 0, 0, 0, 0, 17},  // DISPATCH_TIME_NOW
    {1315, -1, -1, -1, -1, 0, 0, 58, 0, 0, 5, 0, 0, 0, 0, 17},  // NSEC_PER_SEC
    {1316, -1, -1, -1, -1, 0, 0, 59, 0, 0, 5, 0, 0, 0, 0, 17},  // NSEC_PER_MSEC
    {1317, -1, -1, -1, -1, 923, 1410, 60, 2, 2, 0, 0, 0, 0, 0, 17},  // dispatch_time
    {1318, 211, -1, -1, -1, 926, 1412, 61, 1, 1, 4, 30, 54, 0, 0, 17},  // performWithoutAnimation
    {1319, 211, -1, -1, -1, 927, 1413, 62, 1, 1, 4, 30, 54, 0, 0, 17},  // setAnimationsEnabled
    {1320, 211, -1, -1, -1, 928, 1414, 63, 0, 0, 4, 30, 2, 0, 0, 17},  // areAnimationsEnabled
    {1320, 211, -1, -1, -1, 0, 0, 64, 0, 0, 5, 30, 2, 0, 0, 17},  // areAnimationsEnabled
    {1321, -1, -1, -1, -1, 0, 0, 0, 0, 0, 3, 0, 36, 0, 0, 18},  // CABasicAnimation
    {1321, -1, -1, -1, -1, 928, 1414, 1, 1, 1, 3, 0, 36, 0, 0, 18},  // CABasicAnimation
    {1323, -1, -1, -1, -1, 0, 0, 2, 0, 0, 3, 0, 36, 0, 0, 18},  // CASpringAnimation
    {1323, -1, -1, -1, -1, 929, 1415, 3, 1, 1, 3, 0, 36, 0, 0, 18},  // CASpringAnimation
    {1324, -1, -1, -1, -1, 0, 0, 4, 0, 0, 3, 0, 36, 0, 0, 18},  // CAKeyframeAnimation
    {1324, -1, -1, -1, -1, 930, 1416, 5, 1, 1, 3, 0, 36, 0, 0, 18},  // CAKeyframeAnimation
    {1325, -1, -1, -1, -1, 0, 0, 6, 0, 0, 3, 0, 36, 0, 0, 18},  // CAAnimationGroup
    {1322, -1, -1, -1, -1, 0, 1417, 7, 0, 1, 2, 37, 3, 0, 0, 18},  // keyPath
    {1326, -1, -1, -1, -1, 0, 1418, 8, 0, 1, 2, 37, 54, 0, 1, 18},  // fromValue
    {1327, -1, -1, -1, -1, 0, 1419, 9, 0, 1, 2, 37, 54, 0, 1, 18},  // toValue
    {1328, -1, -1, -1, -1, 0, 1420, 10, 0, 1, 2, 37, 54, 0, 1, 18},  // byValue
    {606, -1, -1, -1, -1, 0, 1421, 11, 0, 1, 2, 37, 4, 0, 1, 18},  // values
    {1329, -1, -1, -1, -1, 0, 1422, 12, 0, 1, 2, 37, 31, 0, 0, 18},  // path
    {1330, -1, -1, -1, -1, 0, 1423, 13, 0, 1, 2, 37, 4, 0, 0, 18},  // keyTimes
    {1331, -1, -1, -1, -1, 0, 1424, 14, 0, 1, 2, 37, 4, 0, 0, 18},  // timingFunctions
    {1332, -1, -1, -1, -1, 0, 1425, 15, 0, 1, 2, 37, 42, 0, 0, 18},  // calculationMode
    {1333, -1, -1, -1, -1, 0, 1426, 16, 0, 1, 2, 37, 54, 0, 0, 18},  // rotationMode
    {1270, -1, -1, -1, -1, 0, 1427, 17, 0, 1, 2, 37, 4, 0, 0, 18},  // animations
    {1334, -1, -1, -1, -1, 0, 1428, 18, 0, 1, 2, 37, 2, 0, 0, 18},  // additive
    {1335, -1, -1, -1, -1, 0, 1429, 19, 0, 1, 2, 37, 2, 0, 0, 18},  // isAdditive
    {1336, -1, -1, -1, -1, 0, 1430, 20, 0, 1, 2, 37, 2, 0, 0, 18},  // cumulative
    {1337, -1, -1, -1, -1, 0, 1431, 21, 0, 1, 2, 37, 2, 0, 0, 18},  // isCumulative
    {1261, -1, -1, -1, -1, 0, 1432, 22, 0, 1, 2, 37, 0, 0, 0, 18},  // mass
    {1262, -1, -1, -1, -1, 0, 1433, 23, 0, 1, 2, 37, 0, 0, 0, 18},  // stiffness
    {1263, -1, -1, -1, -1, 0, 1434, 24, 0, 1, 2, 37, 0, 0, 0, 18},  // damping
    {1260, -1, -1, -1, -1, 0, 1435, 25, 0, 1, 2, 37, 0, 0, 0, 18},  // initialVelocity
    {1338, -1, -1, -1, -1, 0, 1436, 26, 0, 1, 2, 37, 37, 0, 0, 18},  // timingFunction
    {1339, -1, -1, -1, -1, 0, 1437, 27, 0, 1, 2, 37, 0, 0, 0, 18},  // duration
    {1340, -1, -1, -1, -1, 0, 1438, 28, 0, 1, 2, 37, 0, 0, 0, 18},  // speed
    {1341, -1, -1, -1, -1, 0, 1439, 29, 0, 1, 2, 37, 0, 0, 0, 18},  // beginTime
    {1342, -1, -1, -1, -1, 0, 1440, 30, 0, 1, 2, 37, 0, 0, 0, 18},  // timeOffset
    {1343, -1, -1, -1, -1, 0, 1441, 31, 0, 1, 2, 37, 0, 0, 0, 18},  // repeatCount
    {1344, -1, -1, -1, -1, 0, 1442, 32, 0, 1, 2, 37, 0, 0, 0, 18},  // repeatDuration
    {1345, -1, -1, -1, -1, 0, 1443, 33, 0, 1, 2, 37, 2, 0, 0, 18},  // autoreverses
    {1346, -1, -1, -1, -1, 0, 1444, 34, 0, 1, 2, 37, 41, 0, 0, 18},  // fillMode
    {1347, -1, -1, -1, -1, 0, 1445, 35, 0, 1, 2, 37, 2, 0, 0, 18},  // isRemovedOnCompletion
    {1348, -1, -1, -1, -1, 0, 1446, 36, 0, 1, 2, 37, 2, 0, 0, 18},  // removedOnCompletion
    {769, -1, -1, -1, -1, 0, 1447, 37, 0, 1, 2, 37, 54, 0, 0, 18},  // delegate
    {1349, -1, -1, -1, 1660, 0, 1448, 38, 0, 1, 2, 37, 2, 0, 0, 18},  // isInterruptible
    {710, -1, -1, -1, -1, 0, 1449, 39, 0, 1, 2, 37, 2, 0, 0, 18},  // isUserInteractionEnabled
    {1350, -1, -1, -1, -1, 0, 1450, 40, 0, 1, 2, 37, 0, 0, 0, 18},  // settlingDuration
    {1284, -1, -1, -1, -1, 931, 1451, 41, 0, 0, 3, 0, 36, 0, 0, 18},  // UIViewPropertyAnimator
    {1284, -1, -1, -1, -1, 934, 1451, 42, 3, 3, 3, 0, 36, 0, 0, 18},  // UIViewPropertyAnimator
    {1284, -1, -1, -1, -1, 939, 1454, 43, 2, 2, 3, 0, 36, 0, 0, 18},  // UIViewPropertyAnimator
    {1284, -1, -1, -1, -1, 944, 1456, 44, 3, 3, 3, 0, 36, 0, 0, 18},  // UIViewPropertyAnimator
    {1284, -1, -1, -1, -1, 949, 1459, 45, 2, 2, 3, 0, 36, 0, 0, 18},  // UIViewPropertyAnimator
    {1284, -1, -1, -1, -1, 955, 1461, 46, 4, 4, 3, 0, 36, 0, 0, 18},  // UIViewPropertyAnimator
    {1284, -1, -1, -1, -1, 962, 1465, 47, 3, 3, 3, 0, 36, 0, 0, 18},  // UIViewPropertyAnimator
    {1284, -1, -1, -1, -1, 967, 1468, 48, 2, 2, 3, 0, 36, 0, 0, 18},  // UIViewPropertyAnimator
    {1353, -1, -1, -1, -1, 969, 1470, 49, 0, 1, 1, 37, 54, 0, 0, 18},  // startAnimation
    {1353, -1, -1, -1, 1656, 969, 1471, 50, 1, 2, 1, 37, 54, 0, 0, 18},  // startAnimation
    {1355, -1, -1, -1, -1, 970, 1473, 51, 0, 1, 1, 37, 54, 0, 0, 18},  // pauseAnimation
    {1356, -1, -1, -1, -1, 970, 1474, 52, 1, 2, 1, 37, 54, 0, 0, 18},  // stopAnimation
    {1357, -1, -1, -1, 1657, 971, 1476, 53, 1, 2, 1, 37, 54, 0, 0, 18},  // finishAnimation
    {1358, -1, -1, -1, 1658, 972, 1478, 54, 2, 3, 1, 37, 54, 0, 0, 18},  // continueAnimation
    {1361, -1, -1, -1, -1, 974, 1481, 55, 1, 2, 1, 37, 54, 0, 0, 18},  // addAnimations
    {1361, -1, -1, -1, -1, 975, 1483, 56, 2, 3, 1, 37, 54, 0, 0, 18},  // addAnimations
    {1363, -1, -1, -1, -1, 977, 1486, 57, 1, 2, 1, 37, 54, 0, 0, 18},  // addCompletion
    {1070, -1, -1, -1, -1, 0, 1488, 58, 0, 1, 2, 37, 43, 0, 0, 18},  // state
    {1364, -1, -1, -1, 1659, 0, 1489, 59, 0, 1, 2, 37, 2, 0, 0, 18},  // isRunning
    {1272, -1, -1, -1, -1, 0, 1490, 60, 0, 1, 2, 37, 0, 0, 0, 18},  // delay
    {1352, -1, -1, -1, -1, 0, 1491, 61, 0, 1, 2, 37, 37, 0, 0, 18},  // timingParameters
    {1365, -1, -1, -1, -1, 0, 1492, 62, 0, 1, 2, 37, 0, 0, 0, 18},  // fractionComplete
    {1366, -1, -1, -1, 526, 0, 1493, 63, 0, 1, 2, 37, 2, 0, 0, 18},  // isReversed
    {1367, -1, -1, -1, -1, 0, 1494, 64, 0, 1, 2, 37, 2, 0, 0, 18},  // scrubsLinearly
    {1368, -1, -1, -1, -1, 0, 1495, 65, 0, 1, 2, 37, 2, 0, 0, 18},  // pausesOnCompletion
    {1038, -1, -1, -1, -1, 0, 1496, 66, 0, 1, 2, 44, 0, 0, 0, 18},  // rawValue
    {1038, -1, -1, -1, -1, 0, 1497, 67, 0, 1, 2, 45, 0, 0, 0, 18},  // rawValue
    {1371, -1, -1, -1, 1632, 978, 1498, 68, 2, 3, 1, 31, 54, 0, 0, 18},  // add
    {1372, -1, -1, -1, 1633, 980, 1501, 69, 1, 2, 1, 31, 54, 0, 0, 18},  // removeAnimation
    {1373, -1, -1, -1, 1664, 981, 1503, 70, 1, 2, 1, 31, 36, 0, 0, 18},  // animation
    {1374, -1, -1, -1, -1, 982, 1505, 71, 0, 1, 1, 31, 54, 0, 0, 18},  // removeAllAnimations
    {1375, -1, -1, -1, -1, 982, 1506, 72, 0, 1, 1, 31, 4, 0, 0, 18},  // animationKeys
    {75, -1, -1, -1, 1665, 982, 1507, 73, 1, 2, 1, 31, 0, 0, 0, 18},  // value
    {1377, -1, -1, -1, 1666, 983, 1509, 74, 2, 3, 1, 31, 54, 0, 0, 18},  // setValue
    {75, -1, -1, -1, 1665, 985, 1512, 75, 1, 2, 1, 30, 0, 0, 0, 18},  // value
    {1377, -1, -1, -1, 1666, 986, 1514, 76, 2, 3, 1, 30, 54, 0, 0, 18},  // setValue
    {75, -1, -1, -1, 1667, 988, 1517, 77, 1, 2, 1, 31, 0, 0, 0, 18},  // value
    {1377, -1, -1, -1, 1668, 989, 1519, 78, 2, 3, 1, 31, 54, 0, 0, 18},  // setValue
    {1340, -1, -1, -1, -1, 0, 1522, 79, 0, 1, 2, 31, 0, 0, 0, 18},  // speed
    {1341, -1, -1, -1, -1, 0, 1523, 80, 0, 1, 2, 31, 0, 0, 0, 18},  // beginTime
    {1342, -1, -1, -1, -1, 0, 1524, 81, 0, 1, 2, 31, 0, 0, 0, 18},  // timeOffset
    {1378, -1, -1, -1, 1627, 991, 1525, 82, 2, 3, 1, 31, 0, 0, 0, 18},  // convertTime
    {1378, -1, -1, -1, 1628, 993, 1528, 83, 2, 3, 1, 31, 0, 0, 0, 18},  // convertTime
    {1380, 1379, -1, -1, -1, 995, 1531, 84, 0, 0, 4, 46, 54, 0, 0, 18},  // begin
    {1381, 1379, -1, -1, -1, 995, 1531, 85, 0, 0, 4, 46, 54, 0, 0, 18},  // commit
    {1382, 1379, -1, -1, -1, 995, 1531, 86, 0, 0, 4, 46, 54, 0, 0, 18},  // flush
    {1288, 1379, -1, -1, -1, 995, 1531, 87, 1, 1, 4, 46, 54, 0, 0, 18},  // setAnimationDuration
    {1383, 1379, -1, -1, -1, 996, 1532, 88, 1, 1, 4, 46, 54, 0, 0, 18},  // setDisableActions
    {1384, 1379, -1, -1, -1, 997, 1533, 89, 1, 1, 4, 46, 54, 0, 0, 18},  // setAnimationTimingFunction
    {1385, 1379, -1, -1, -1, 998, 1534, 90, 1, 1, 4, 46, 54, 0, 0, 18},  // setCompletionBlock
    {1386, -1, -1, -1, -1, 999, 1535, 91, 1, 1, 0, 0, 14, 0, 0, 18},  // NSValue
    {1386, -1, -1, -1, -1, 1000, 1536, 92, 1, 1, 0, 0, 14, 0, 0, 18},  // NSValue
    {1389, -1, -1, -1, -1, 0, 0, 93, 0, 0, 5, 0, 14, 0, 0, 18},  // CATransform3DIdentity
    {1390, -1, -1, -1, -1, 1001, 1537, 94, 3, 3, 0, 0, 14, 0, 0, 18},  // CATransform3DMakeScale
    {1391, -1, -1, -1, -1, 1004, 1540, 95, 3, 3, 0, 0, 14, 0, 0, 18},  // CATransform3DMakeTranslation
    {1392, -1, -1, -1, -1, 1007, 1543, 96, 1, 1, 0, 0, 14, 0, 0, 18},  // CATransform3DMakeAffineTransform
    {1393, -1, -1, -1, -1, 1008, 1544, 97, 4, 4, 0, 0, 14, 0, 0, 18},  // CATransform3DTranslate
    {1394, -1, -1, -1, -1, 1012, 1548, 98, 4, 4, 0, 0, 14, 0, 0, 18},  // CATransform3DScale
    {1395, -1, -1, -1, -1, 1016, 1552, 99, 5, 5, 0, 0, 14, 0, 1, 18},  // CATransform3DRotate
    {1396, -1, -1, -1, -1, 1021, 1557, 100, 4, 4, 0, 0, 14, 0, 1, 18},  // CATransform3DMakeRotation
    {1388, -1, -1, -1, -1, 1025, 1561, 101, 16, 16, 3, 0, 14, 0, 0, 18},  // CATransform3D
    {1406, -1, -1, -1, -1, 1041, 1577, 102, 2, 2, 0, 0, 14, 0, 0, 18},  // CATransform3DConcat
    {1407, -1, -1, -1, -1, 1043, 1579, 103, 1, 1, 0, 0, 14, 0, 0, 18},  // CATransform3DInvert
    {1408, -1, -1, -1, -1, 1044, 1580, 104, 1, 1, 0, 0, 14, 0, 0, 18},  // CATransform3DGetAffineTransform
    {1409, -1, -1, -1, -1, 1045, 1581, 105, 1, 1, 0, 0, 2, 0, 0, 18},  // CATransform3DIsIdentity
    {1410, -1, -1, -1, -1, 1046, 1582, 106, 1, 1, 0, 0, 2, 0, 0, 18},  // CATransform3DIsAffine
    {1411, -1, -1, -1, -1, 1047, 1583, 107, 2, 2, 0, 0, 2, 0, 0, 18},  // CATransform3DEqualToTransform
    {138, -1, -1, -1, -1, 1049, 1585, 0, 1, 1, 0, 0, 54, 1, 0, 19},  // print
    {138, -1, -1, -1, -1, 1050, 1586, 1, 2, 2, 0, 0, 54, 1, 0, 19},  // print
    {138, -1, -1, -1, -1, 1052, 1588, 2, 2, 2, 0, 0, 54, 1, 0, 19},  // print
    {138, -1, -1, -1, -1, 1054, 1590, 3, 3, 3, 0, 0, 54, 1, 0, 19},  // print
    {1413, -1, -1, -1, -1, 1057, 1593, 4, 1, 1, 0, 0, 54, 0, 0, 19},  // debugPrint
    {1414, -1, -1, -1, -1, 1058, 1594, 5, 0, 0, 0, 0, 54, 0, 0, 19},  // fatalError
    {1415, -1, -1, -1, -1, 1058, 1594, 6, 0, 0, 0, 0, 54, 0, 0, 19},  // preconditionFailure
    {1416, -1, -1, -1, -1, 1058, 1594, 7, 0, 0, 0, 0, 54, 0, 0, 19},  // assertionFailure
    {1414, -1, -1, -1, -1, 1058, 1594, 8, 1, 1, 0, 0, 54, 0, 0, 19},  // fatalError
    {1415, -1, -1, -1, -1, 1059, 1595, 9, 1, 1, 0, 0, 54, 0, 0, 19},  // preconditionFailure
    {1416, -1, -1, -1, -1, 1060, 1596, 10, 1, 1, 0, 0, 54, 0, 0, 19},  // assertionFailure
    {1417, -1, -1, -1, -1, 1061, 1597, 11, 1, 1, 0, 0, 54, 0, 0, 19},  // assert
    {1418, -1, -1, -1, -1, 1062, 1598, 12, 1, 1, 0, 0, 54, 0, 0, 19},  // precondition
    {1419, -1, -1, -1, -1, 1063, 1599, 13, 1, 1, 0, 0, 54, 0, 0, 19},  // NSParameterAssert
    {1417, -1, -1, -1, -1, 1064, 1600, 14, 2, 2, 0, 0, 54, 0, 0, 19},  // assert
    {1418, -1, -1, -1, -1, 1066, 1602, 15, 2, 2, 0, 0, 54, 0, 0, 19},  // precondition
    {1420, -1, -1, -1, -1, 1068, 1604, 16, 1, 1, 0, 0, 54, 1, 0, 19},  // NSAssert
    {1421, -1, -1, -1, -1, 1069, 1605, 17, 1, 1, 0, 0, 54, 1, 0, 19},  // NSCAssert
    {1422, -1, -1, -1, -1, 1070, 1606, 18, 1, 1, 0, 0, 54, 0, 0, 19},  // Optional
    {1423, -1, -1, -1, -1, 0, 0, 19, 0, 0, 5, 0, 21, 0, 0, 19},  // row
    {1424, -1, -1, -1, -1, 0, 0, 20, 0, 0, 5, 0, 21, 0, 0, 19},  // column
    {1425, -1, -1, -1, -1, 1071, 1607, 21, 1, 1, 0, 0, 54, 0, 0, 19},  // convention
    {1426, -1, -1, -1, -1, 1072, 1608, 22, 1, 1, 0, 0, 52, 1, 0, 19},  // plot
    {1426, -1, -1, -1, -1, 1073, 1609, 23, 2, 2, 0, 0, 52, 1, 0, 19},  // plot
    {1426, -1, -1, -1, -1, 1075, 1611, 24, 2, 2, 0, 0, 52, 1, 0, 19},  // plot
    {1427, -1, -1, -1, -1, 1077, 1613, 25, 1, 1, 0, 0, 53, 1, 0, 19},  // describe
    {1427, -1, -1, -1, -1, 1078, 1614, 26, 2, 2, 0, 0, 53, 1, 0, 19},  // describe
    {1427, -1, -1, -1, -1, 1080, 1616, 27, 2, 2, 0, 0, 53, 1, 0, 19},  // describe
    {1428, -1, -1, -1, -1, 1082, 1618, 28, 1, 1, 0, 0, 52, 1, 0, 19},  // film
    {1428, -1, -1, -1, -1, 1083, 1619, 29, 2, 2, 0, 0, 52, 1, 0, 19},  // film
    {1428, -1, -1, -1, -1, 1085, 1621, 30, 2, 2, 0, 0, 52, 1, 0, 19},  // film
    {1428, -1, -1, -1, -1, 1087, 1623, 31, 3, 3, 0, 0, 52, 1, 0, 19},  // film
    {1430, -1, -1, -1, -1, 1090, 1626, 32, 1, 1, 0, 0, 52, 1, 0, 19},  // strip
    {1430, -1, -1, -1, -1, 1091, 1627, 33, 2, 2, 0, 0, 52, 1, 0, 19},  // strip
    {1430, -1, -1, -1, -1, 1093, 1629, 34, 2, 2, 0, 0, 52, 1, 0, 19},  // strip
    {1430, -1, -1, -1, -1, 1095, 1631, 35, 3, 3, 0, 0, 52, 1, 0, 19},  // strip
    {1431, -1, -1, -1, -1, 1098, 1634, 36, 1, 1, 0, 0, 52, 0, 0, 19},  // grid
    {1432, -1, -1, -1, -1, 1099, 1635, 37, 1, 1, 0, 0, 53, 0, 0, 19},  // why
    {1433, -1, -1, -1, -1, 0, 0, 0, 0, 0, 5, 0, 2, 0, 0, 20},  // YES
    {1434, -1, -1, -1, -1, 0, 0, 1, 0, 0, 5, 0, 2, 0, 0, 20},  // NO
    {1435, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 8, 0, 0, 20},  // NULL
    {1436, -1, -1, -1, -1, 0, 0, 3, 0, 0, 5, 0, 8, 0, 0, 20},  // Nil
    {1437, -1, -1, -1, -1, 0, 0, 4, 0, 0, 5, 0, 0, 0, 0, 20},  // HUGE_VALF
    {1438, -1, -1, -1, -1, 0, 0, 5, 0, 0, 5, 0, 0, 0, 0, 20},  // HUGE_VAL
    {1439, -1, -1, -1, -1, 0, 0, 6, 0, 0, 5, 0, 0, 0, 0, 20},  // INFINITY
    {408, -1, -1, -1, -1, 0, 0, 7, 0, 0, 5, 0, 0, 0, 0, 20},  // CGFLOAT_MAX
    {1440, -1, -1, -1, -1, 0, 0, 8, 0, 0, 5, 0, 0, 0, 0, 20},  // DBL_MAX
    {1441, -1, -1, -1, -1, 0, 0, 9, 0, 0, 5, 0, 0, 0, 0, 20},  // CGFLOAT_MIN
    {1442, -1, -1, -1, -1, 0, 0, 10, 0, 0, 5, 0, 0, 0, 0, 20},  // DBL_MIN
    {1443, -1, -1, -1, -1, 0, 0, 11, 0, 0, 5, 0, 0, 0, 0, 20},  // FLT_MAX
    {1444, -1, -1, -1, -1, 0, 0, 12, 0, 0, 5, 0, 0, 0, 0, 20},  // MAXFLOAT
    {1445, -1, -1, -1, -1, 0, 0, 13, 0, 0, 5, 0, 0, 0, 0, 20},  // HUGE
    {1446, -1, -1, -1, -1, 0, 0, 14, 0, 0, 5, 0, 0, 0, 0, 20},  // FLT_MIN
    {1447, -1, -1, -1, -1, 0, 0, 15, 0, 0, 5, 0, 0, 0, 0, 20},  // FLT_EPSILON
    {163, -1, -1, -1, -1, 1100, 1636, 16, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {163, -1, -1, -1, -1, 1101, 1637, 17, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {163, -1, -1, -1, -1, 1102, 1638, 18, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {163, -1, -1, -1, -1, 1103, 1639, 19, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {163, -1, -1, -1, -1, 1104, 1640, 20, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {163, -1, -1, -1, -1, 1105, 1641, 21, 1, 1, 0, 0, 2, 0, 0, 20},  // NSNumber
    {1386, -1, -1, -1, -1, 1106, 1642, 22, 1, 1, 0, 0, 9, 0, 0, 20},  // NSValue
    {1386, -1, -1, -1, -1, 1107, 1643, 23, 1, 1, 0, 0, 9, 0, 0, 20},  // NSValue
    {1386, -1, -1, -1, -1, 1108, 1644, 24, 1, 1, 0, 0, 12, 0, 0, 20},  // NSValue
    {1386, -1, -1, -1, -1, 1109, 1645, 25, 1, 1, 0, 0, 12, 0, 0, 20},  // NSValue
    {1386, -1, -1, -1, -1, 1110, 1646, 26, 1, 1, 0, 0, 13, 0, 0, 20},  // NSValue
    {1386, -1, -1, -1, -1, 1111, 1647, 27, 1, 1, 0, 0, 13, 0, 0, 20},  // NSValue
    {1386, -1, -1, -1, -1, 1112, 1648, 28, 1, 1, 0, 0, 10, 0, 0, 20},  // NSValue
    {1386, -1, -1, -1, -1, 1113, 1649, 29, 1, 1, 0, 0, 10, 0, 0, 20},  // NSValue
    {1386, -1, -1, -1, -1, 1114, 1650, 30, 1, 1, 0, 0, 14, 0, 0, 20},  // NSValue
    {1386, -1, -1, -1, -1, 1115, 1651, 31, 1, 1, 0, 0, 14, 0, 0, 20},  // NSValue
    {591, -1, -1, -1, -1, 0, 1652, 32, 0, 1, 2, 1, 0, 0, 0, 20},  // floatValue
    {592, -1, -1, -1, -1, 0, 1653, 33, 0, 1, 2, 1, 0, 0, 0, 20},  // doubleValue
    {594, -1, -1, -1, -1, 0, 1654, 34, 0, 1, 2, 1, 0, 0, 0, 20},  // intValue
    {593, -1, -1, -1, -1, 0, 1655, 35, 0, 1, 2, 1, 0, 0, 0, 20},  // integerValue
    {1454, -1, -1, -1, -1, 0, 1656, 36, 0, 1, 2, 1, 2, 0, 0, 20},  // boolValue
    {1454, -1, -1, -1, -1, 0, 1657, 37, 0, 1, 2, 3, 2, 0, 0, 20},  // boolValue
    {1455, -1, -1, -1, 1634, 0, 1658, 38, 0, 1, 2, 10, 9, 0, 0, 20},  // cgPointValue
    {1456, -1, -1, -1, 1635, 0, 1659, 39, 0, 1, 2, 13, 12, 0, 0, 20},  // cgSizeValue
    {1457, -1, -1, -1, 1636, 0, 1660, 40, 0, 1, 2, 14, 13, 0, 0, 20},  // cgRectValue
    {1458, -1, -1, -1, 1637, 0, 1661, 41, 0, 1, 2, 11, 10, 0, 0, 20},  // cgVectorValue
    {1459, -1, -1, -1, 1638, 0, 1662, 42, 0, 1, 2, 15, 14, 0, 0, 20},  // cgAffineTransformValue
    {139, -1, -1, -1, -1, 1116, 1663, 43, 1, 1, 0, 0, 54, 1, 0, 20},  // NSLog
    {1460, -1, -1, -1, -1, 1117, 1664, 44, 1, 1, 0, 0, 54, 1, 0, 20},  // printf
    {195, -1, -1, -1, -1, 1118, 1665, 45, 1, 1, 3, 0, 3, 1, 0, 20},  // NSString
    {193, -1, -1, -1, -1, 1119, 1666, 46, 1, 1, 3, 0, 3, 1, 0, 20},  // String
    {197, -1, -1, -1, -1, 1120, 1667, 47, 1, 1, 3, 0, 4, 1, 0, 20},  // NSArray
    {1463, -1, 1469, -1, -1, 1121, 1668, 0, 0, 0, 3, 0, 31, 0, 0, 21},  // CGMutablePath
    {1467, -1, -1, -1, -1, 1121, 1668, 1, 0, 0, 3, 0, 31, 0, 0, 21},  // UIBezierPath
    {1467, -1, -1, -1, -1, 1121, 1668, 2, 1, 1, 3, 0, 31, 0, 0, 21},  // UIBezierPath
    {1467, -1, -1, -1, -1, 1122, 1669, 3, 2, 2, 3, 0, 31, 0, 0, 21},  // UIBezierPath
    {1467, -1, -1, -1, -1, 1124, 1671, 4, 1, 1, 3, 0, 31, 0, 0, 21},  // UIBezierPath
    {1467, -1, -1, -1, -1, 1125, 1672, 5, 1, 1, 3, 0, 31, 0, 0, 21},  // UIBezierPath
    {1467, -1, -1, -1, -1, 1126, 1673, 6, 1, 1, 3, 0, 31, 0, 0, 21},  // UIBezierPath
    {1474, -1, -1, -1, -1, 1127, 1674, 7, 2, 2, 0, 0, 31, 0, 0, 21},  // CGPathCreateWithRect
    {1464, -1, -1, -1, -1, 1129, 1676, 8, 2, 2, 3, 0, 31, 0, 0, 21},  // CGPath
    {1475, -1, -1, -1, -1, 1131, 1678, 9, 1, 1, 0, 0, 54, 0, 0, 21},  // CGPathRelease
    {1464, -1, -1, -1, -1, 1132, 1679, 10, 2, 2, 3, 0, 31, 0, 0, 21},  // CGPath
    {1477, -1, -1, -1, -1, 1134, 1681, 11, 2, 2, 0, 0, 31, 0, 0, 21},  // CGPathCreateWithEllipseInRect
    {1478, -1, -1, -1, -1, 1136, 1683, 12, 3, 3, 0, 0, 54, 0, 0, 21},  // CGPathAddEllipseInRect
    {1479, -1, -1, -1, -1, 0, 1686, 13, 0, 1, 2, 32, 0, 0, 0, 21},  // lineWidth
    {993, -1, -1, -1, -1, 0, 1687, 14, 0, 1, 2, 32, 0, 0, 0, 21},  // miterLimit
    {1480, -1, -1, -1, -1, 0, 1688, 15, 0, 1, 2, 32, 0, 0, 0, 21},  // flatness
    {1481, -1, -1, -1, -1, 0, 1689, 16, 0, 1, 2, 32, 54, 0, 0, 21},  // lineCapStyle
    {1482, -1, -1, -1, -1, 0, 1690, 17, 0, 1, 2, 32, 54, 0, 0, 21},  // lineJoinStyle
    {1483, -1, -1, -1, -1, 1139, 1691, 18, 3, 4, 1, 32, 54, 0, 0, 21},  // setLineDash
    {1487, -1, -1, -1, -1, 1142, 1695, 19, 1, 2, 1, 32, 54, 0, 0, 21},  // applyWithBlock
    {1488, -1, -1, -1, -1, 1143, 1697, 20, 0, 1, 1, 32, 54, 0, 0, 21},  // removeAllPoints
    {1489, -1, -1, -1, -1, 1143, 1698, 21, 1, 1, 0, 0, 9, 0, 0, 21},  // CGPathGetCurrentPoint
    {1491, 1490, 1492, -1, -1, 0, 0, 22, 0, 0, 5, 27, 26, 0, 0, 21},  // topLeft
    {1493, 1490, 1494, -1, -1, 0, 0, 23, 0, 0, 5, 27, 26, 0, 0, 21},  // topRight
    {1495, 1490, 1496, -1, -1, 0, 0, 24, 0, 0, 5, 27, 26, 0, 0, 21},  // bottomRight
    {1497, 1490, 1498, -1, -1, 0, 0, 25, 0, 0, 5, 27, 26, 0, 0, 21},  // bottomLeft
    {1499, 1490, 1500, -1, -1, 0, 0, 26, 0, 0, 5, 27, 26, 0, 0, 21},  // allCorners
    {1464, -1, -1, -1, -1, 1144, 1699, 27, 4, 4, 3, 0, 31, 0, 0, 21},  // CGPath
    {1503, -1, -1, -1, -1, 1148, 1703, 28, 4, 4, 0, 0, 31, 0, 0, 21},  // CGPathCreateWithRoundedRect
    {1467, -1, -1, -1, -1, 1152, 1707, 29, 3, 3, 3, 0, 31, 0, 0, 21},  // UIBezierPath
    {1506, -1, -1, -1, 1510, 1155, 1710, 30, 1, 2, 1, 32, 54, 0, 0, 21},  // move
    {1506, -1, -1, -1, -1, 1156, 1712, 31, 2, 3, 1, 32, 54, 0, 0, 21},  // move
    {1507, -1, -1, -1, 1511, 1158, 1715, 32, 1, 2, 1, 32, 54, 0, 0, 21},  // addLine
    {1507, -1, -1, -1, -1, 1159, 1717, 33, 2, 3, 1, 32, 54, 0, 0, 21},  // addLine
    {1508, -1, -1, -1, -1, 1161, 1720, 34, 1, 2, 1, 32, 54, 0, 0, 21},  // addLines
    {1508, -1, -1, -1, -1, 1162, 1722, 35, 2, 3, 1, 32, 54, 0, 0, 21},  // addLines
    {1512, -1, -1, -1, -1, 1166, 1725, 36, 1, 2, 1, 32, 54, 0, 0, 21},  // addRect
    {1512, -1, -1, -1, -1, 1167, 1727, 37, 2, 3, 1, 32, 54, 0, 0, 21},  // addRect
    {1513, -1, -1, -1, -1, 1169, 1730, 38, 1, 2, 1, 32, 54, 0, 0, 21},  // addRects
    {1513, -1, -1, -1, -1, 1170, 1732, 39, 2, 3, 1, 32, 54, 0, 0, 21},  // addRects
    {1514, -1, -1, -1, -1, 1172, 1735, 40, 1, 2, 1, 32, 54, 0, 0, 21},  // addEllipse
    {1514, -1, -1, -1, -1, 1173, 1737, 41, 2, 3, 1, 32, 54, 0, 0, 21},  // addEllipse
    {1515, -1, -1, -1, -1, 1175, 1740, 42, 3, 4, 1, 32, 54, 0, 0, 21},  // addRoundedRect
    {1515, -1, -1, -1, -1, 1178, 1744, 43, 4, 5, 1, 32, 54, 0, 0, 21},  // addRoundedRect
    {94, -1, -1, -1, 1517, 1182, 1749, 44, 1, 2, 1, 32, 54, 0, 0, 21},  // append
    {1516, -1, -1, -1, -1, 1183, 1751, 45, 1, 2, 1, 32, 54, 0, 0, 21},  // addPath
    {1516, -1, -1, -1, -1, 1184, 1753, 46, 2, 3, 1, 32, 54, 0, 0, 21},  // addPath
    {1518, -1, -1, -1, 1519, 1187, 1756, 47, 1, 2, 1, 32, 54, 0, 0, 21},  // apply
    {1520, -1, -1, -1, 1524, 1189, 1758, 48, 0, 1, 1, 32, 54, 0, 0, 21},  // closeSubpath
    {759, -1, -1, -1, -1, 1189, 1759, 49, 0, 1, 1, 32, 54, 0, 0, 21},  // close
    {1521, -1, -1, -1, -1, 1189, 1760, 50, 0, 1, 1, 32, 54, 0, 0, 21},  // fill
    {1522, -1, -1, -1, -1, 1189, 1761, 51, 0, 1, 1, 32, 54, 0, 0, 21},  // stroke
    {1523, -1, -1, -1, -1, 1189, 1762, 52, 0, 1, 1, 32, 54, 0, 0, 21},  // addClip
    {1525, -1, -1, -1, -1, 1189, 1763, 53, 3, 3, 0, 0, 54, 0, 0, 21},  // CGPathAddRect
    {1526, -1, -1, -1, -1, 1192, 1766, 54, 4, 4, 0, 0, 54, 0, 0, 21},  // CGPathMoveToPoint
    {1527, -1, -1, -1, -1, 1196, 1770, 55, 4, 4, 0, 0, 54, 0, 0, 21},  // CGPathAddLineToPoint
    {1528, -1, -1, -1, -1, 1200, 1774, 56, 5, 5, 0, 0, 54, 0, 0, 21},  // CGPathAddRoundedRect
    {1529, -1, -1, -1, -1, 1205, 1779, 57, 4, 4, 0, 0, 54, 0, 0, 21},  // CGPathAddLines
    {1530, -1, -1, -1, -1, 1209, 1783, 58, 4, 4, 0, 0, 54, 0, 0, 21},  // CGPathAddRects
    {1531, -1, -1, -1, -1, 1213, 1787, 59, 2, 2, 0, 0, 2, 0, 0, 21},  // CGPathEqualToPath
    {1532, -1, -1, -1, -1, 1215, 1789, 60, 3, 3, 0, 0, 54, 0, 0, 21},  // CGPathAddPath
    {1533, -1, -1, -1, -1, 1218, 1792, 61, 1, 1, 0, 0, 54, 0, 0, 21},  // CGPathCloseSubpath
    {1534, -1, -1, -1, 1540, 1219, 1793, 62, 3, 4, 1, 32, 54, 0, 0, 21},  // addCurve
    {1534, -1, -1, -1, -1, 1222, 1797, 63, 3, 4, 1, 32, 54, 0, 0, 21},  // addCurve
    {1534, -1, -1, -1, -1, 1225, 1801, 64, 4, 5, 1, 32, 54, 0, 0, 21},  // addCurve
    {1537, -1, -1, -1, 1541, 1229, 1806, 65, 2, 3, 1, 32, 54, 0, 0, 21},  // addQuadCurve
    {1537, -1, -1, -1, -1, 1231, 1809, 66, 2, 3, 1, 32, 54, 0, 0, 21},  // addQuadCurve
    {1537, -1, -1, -1, -1, 1233, 1812, 67, 3, 4, 1, 32, 54, 0, 0, 21},  // addQuadCurve
    {1542, -1, -1, -1, 1550, 1241, 1816, 68, 5, 6, 1, 32, 54, 0, 1, 21},  // addArc
    {1542, -1, -1, -1, -1, 1246, 1822, 69, 5, 6, 1, 32, 54, 0, 1, 21},  // addArc
    {1542, -1, -1, -1, -1, 1251, 1828, 70, 6, 7, 1, 32, 54, 0, 1, 21},  // addArc
    {1547, -1, -1, -1, -1, 1257, 1835, 71, 4, 5, 1, 32, 54, 0, 1, 21},  // addRelativeArc
    {1547, -1, -1, -1, -1, 1261, 1840, 72, 5, 6, 1, 32, 54, 0, 1, 21},  // addRelativeArc
    {1467, -1, -1, -1, -1, 1266, 1846, 73, 5, 5, 3, 0, 31, 0, 1, 21},  // UIBezierPath
    {1542, -1, -1, -1, -1, 1276, 1851, 74, 3, 4, 1, 32, 54, 0, 0, 21},  // addArc
    {1542, -1, -1, -1, -1, 1279, 1855, 75, 4, 5, 1, 32, 54, 0, 0, 21},  // addArc
    {1553, -1, -1, -1, -1, 1283, 1860, 76, 7, 7, 0, 0, 54, 0, 0, 21},  // CGPathAddArcToPoint
    {1554, -1, -1, -1, -1, 1290, 1867, 77, 8, 8, 0, 0, 54, 0, 0, 21},  // CGPathAddCurveToPoint
    {1555, -1, -1, -1, -1, 1298, 1875, 78, 6, 6, 0, 0, 54, 0, 0, 21},  // CGPathAddQuadCurveToPoint
    {1556, -1, -1, -1, -1, 1304, 1881, 79, 8, 8, 0, 0, 54, 0, 1, 21},  // CGPathAddArc
    {1557, -1, -1, -1, -1, 1312, 1889, 80, 7, 7, 0, 0, 54, 0, 0, 21},  // CGPathAddRelativeArc
    {1558, -1, -1, -1, -1, 0, 1896, 81, 0, 1, 2, 32, 13, 0, 0, 21},  // boundingBox
    {700, -1, -1, -1, -1, 0, 1897, 82, 0, 1, 2, 32, 13, 0, 0, 21},  // bounds
    {1559, -1, -1, -1, -1, 0, 1898, 83, 0, 1, 2, 32, 13, 0, 0, 21},  // boundingBoxOfPath
    {351, -1, -1, -1, -1, 0, 1899, 84, 0, 1, 2, 32, 2, 0, 0, 21},  // isEmpty
    {1560, -1, -1, -1, -1, 0, 1900, 85, 0, 1, 2, 32, 9, 0, 0, 21},  // currentPoint
    {1473, -1, -1, -1, 1464, 0, 1901, 86, 0, 1, 2, 32, 31, 0, 0, 21},  // cgPath
    {1561, -1, -1, -1, -1, 1319, 1902, 87, 1, 1, 0, 0, 2, 0, 0, 21},  // CGPathIsEmpty
    {1562, -1, -1, -1, -1, 1320, 1903, 88, 1, 1, 0, 0, 13, 0, 0, 21},  // CGPathGetBoundingBox
    {1563, -1, -1, -1, -1, 1321, 1904, 89, 1, 1, 0, 0, 13, 0, 0, 21},  // CGPathGetPathBoundingBox
    {1564, -1, -1, -1, -1, 1322, 1905, 90, 0, 1, 1, 32, 31, 0, 0, 21},  // copy
    {1565, -1, -1, -1, -1, 1322, 1906, 91, 0, 1, 1, 32, 31, 0, 0, 21},  // mutableCopy
    {1564, -1, -1, -1, -1, 1322, 1907, 92, 1, 2, 1, 32, 31, 0, 0, 21},  // copy
    {1565, -1, -1, -1, -1, 1323, 1909, 93, 1, 2, 1, 32, 31, 0, 0, 21},  // mutableCopy
    {1567, -1, -1, -1, 1568, 1324, 1911, 94, 0, 1, 1, 32, 31, 0, 0, 21},  // reversing
    {1569, -1, -1, -1, -1, 1324, 1912, 95, 1, 1, 0, 0, 31, 0, 0, 21},  // CGPathCreateCopy
    {1570, -1, -1, -1, -1, 1325, 1913, 96, 1, 1, 0, 0, 31, 0, 0, 21},  // CGPathCreateMutableCopy
    {1571, -1, -1, -1, -1, 1326, 1914, 97, 2, 2, 0, 0, 31, 0, 0, 21},  // CGPathCreateCopyByTransformingPath
    {1572, -1, -1, -1, -1, 1328, 1916, 98, 2, 2, 0, 0, 31, 0, 0, 21},  // CGPathCreateMutableCopyByTransformingPath
    {1574, 1573, -1, -1, -1, 0, 0, 99, 0, 0, 5, 28, 27, 0, 0, 21},  // winding
    {1575, 1573, -1, -1, -1, 0, 0, 100, 0, 0, 5, 28, 27, 0, 0, 21},  // evenOdd
    {1576, -1, -1, -1, -1, 0, 1918, 101, 0, 1, 2, 32, 2, 0, 0, 21},  // usesEvenOddFillRule
    {378, -1, -1, -1, 1577, 1330, 1919, 102, 1, 2, 1, 32, 2, 0, 0, 21},  // contains
    {378, -1, -1, -1, -1, 1331, 1921, 103, 2, 3, 1, 32, 2, 0, 0, 21},  // contains
    {378, -1, -1, -1, -1, 1333, 1924, 104, 2, 3, 1, 32, 2, 0, 0, 21},  // contains
    {378, -1, -1, -1, -1, 1335, 1927, 105, 3, 4, 1, 32, 2, 0, 0, 21},  // contains
    {1578, -1, -1, -1, -1, 1339, 1931, 106, 4, 4, 0, 0, 2, 0, 0, 21},  // CGPathContainsPoint
    {1329, -1, -1, -1, -1, 0, 1935, 107, 0, 1, 2, 31, 31, 0, 0, 21},  // path
    {1579, -1, -1, -1, -1, 0, 1936, 108, 0, 1, 2, 31, 17, 0, 0, 21},  // fillColor
    {1580, -1, -1, -1, -1, 0, 1937, 109, 0, 1, 2, 31, 17, 0, 0, 21},  // strokeColor
    {1479, -1, -1, -1, -1, 0, 1938, 110, 0, 1, 2, 31, 0, 0, 0, 21},  // lineWidth
    {1581, -1, -1, -1, -1, 0, 1939, 111, 0, 1, 2, 31, 23, 0, 0, 21},  // lineJoin
    {1582, -1, -1, -1, -1, 0, 1940, 112, 0, 1, 2, 31, 4, 0, 0, 21},  // lineDashPattern
    {1583, -1, -1, -1, -1, 0, 1941, 113, 0, 1, 2, 31, 0, 0, 0, 21},  // lineDashPhase
    {1585, 1584, 1586, -1, -1, 0, 0, 114, 0, 0, 5, 24, 23, 0, 0, 21},  // miter
    {109, 1584, 1587, -1, -1, 0, 0, 115, 0, 0, 5, 24, 23, 0, 0, 21},  // round
    {1588, 1584, 1589, -1, -1, 0, 0, 116, 0, 0, 5, 24, 23, 0, 0, 21},  // bevel
    {1590, -1, -1, -1, 650, 0, 1942, 117, 0, 1, 2, 18, 17, 0, 0, 21},  // cgColor
    {311, -1, 1591, -1, -1, 1343, 1943, 0, 1, 1, 0, 0, 13, 0, 0, 22},  // rect
    {309, -1, 1592, -1, -1, 1344, 1944, 1, 1, 1, 0, 0, 9, 0, 0, 22},  // point
    {301, -1, 1593, -1, -1, 1345, 1945, 2, 1, 1, 0, 0, 12, 0, 0, 22},  // size
    {295, -1, 1594, -1, -1, 1346, 1946, 3, 1, 1, 0, 0, 10, 0, 0, 22},  // vector
    {121, -1, 1595, -1, -1, 1347, 1947, 4, 1, 1, 0, 0, 14, 0, 0, 22},  // transform
    {1596, -1, -1, -1, -1, 1348, 1948, 5, 1, 1, 0, 0, 14, 0, 0, 22},  // css
    {1597, -1, -1, -1, -1, 1349, 1949, 6, 1, 1, 0, 0, 14, 0, 0, 22},  // svg
    {1449, 255, -1, -1, -1, 1350, 1950, 7, 1, 1, 4, 4, 9, 0, 0, 22},  // cgPoint
    {1450, 255, -1, -1, -1, 1351, 1951, 8, 1, 1, 4, 4, 12, 0, 0, 22},  // cgSize
    {1451, 255, -1, -1, -1, 1352, 1952, 9, 1, 1, 4, 4, 13, 0, 0, 22},  // cgRect
    {1452, 255, -1, -1, -1, 1353, 1953, 10, 1, 1, 4, 4, 10, 0, 0, 22},  // cgVector
    {1453, 255, -1, -1, -1, 1354, 1954, 11, 1, 1, 4, 4, 14, 0, 0, 22},  // cgAffineTransform
    {1598, -1, -1, -1, -1, 1355, 1955, 12, 1, 1, 0, 0, 29, 0, 0, 22},  // views
    {121, -1, -1, -1, -1, 1356, 1956, 0, 2, 2, 0, 0, 14, 0, 0, 23},  // transform
    {121, -1, -1, -1, -1, 1358, 1958, 1, 3, 3, 0, 0, 14, 0, 0, 23},  // transform
    {1521, 1599, -1, -1, -1, 0, 0, 2, 0, 0, 5, 23, 22, 0, 0, 23},  // fill
    {1600, 1599, -1, -1, -1, 0, 0, 3, 0, 0, 5, 23, 22, 0, 0, 23},  // aspectFit
    {1601, 1599, -1, -1, -1, 0, 0, 4, 0, 0, 5, 23, 22, 0, 0, 23},  // aspectFill
    {1602, 1599, -1, -1, -1, 0, 0, 5, 0, 0, 5, 23, 22, 0, 0, 23},  // scaleToFill
    {1603, 1599, -1, -1, -1, 0, 0, 6, 0, 0, 5, 23, 22, 0, 0, 23},  // scaleAspectFit
    {1604, 1599, -1, -1, -1, 0, 0, 7, 0, 0, 5, 23, 22, 0, 0, 23},  // scaleAspectFill
    {121, -1, -1, -1, -1, 1361, 1961, 8, 1, 1, 0, 0, 54, 0, 0, 23},  // transform
    {1606, -1, -1, -1, -1, 1362, 1962, 9, 1, 1, 0, 0, 0, 0, 0, 23},  // area
    {378, -1, -1, -1, -1, 1363, 1963, 10, 2, 2, 0, 0, 2, 0, 0, 23},  // contains
    {355, -1, -1, -1, -1, 1365, 1965, 11, 1, 2, 1, 30, 4, 0, 0, 23},  // corners
    {1596, -1, -1, -1, -1, 0, 1967, 0, 0, 1, 2, 15, 3, 0, 0, 24},  // css
    {1597, -1, -1, -1, -1, 0, 1968, 1, 0, 1, 2, 15, 3, 0, 0, 24},  // svg
    {1607, -1, -1, -1, -1, 0, 1969, 2, 0, 1, 2, 15, 53, 0, 0, 24},  // latex
    {1607, -1, -1, -1, -1, 0, 1970, 3, 0, 1, 2, 16, 53, 0, 0, 24},  // latex
    {1608, -1, -1, -1, -1, 1366, 1971, 4, 1, 1, 0, 0, 53, 0, 0, 24},  // swiftCode
    {1609, -1, -1, -1, -1, 1367, 1972, 0, 1, 1, 0, 0, 53, 0, 0, 25},  // explain
    {1609, -1, -1, -1, -1, 1368, 1973, 1, 2, 2, 0, 0, 53, 0, 0, 25},  // explain
    {551, -1, -1, -1, -1, 1370, 1975, 2, 2, 2, 0, 0, 53, 0, 0, 25},  // compare
    {551, -1, -1, -1, -1, 1372, 1977, 3, 3, 3, 0, 0, 53, 0, 0, 25},  // compare
    {851, -1, -1, -1, 1669, 1430, 1980, 0, 1, 2, 1, 31, 8, 0, 0, 26},  // action
    {1670, -1, -1, -1, -1, 1432, 1982, 1, 1, 1, 3, 0, 3, 0, 0, 26},  // Selector
    {1672, -1, -1, -1, -1, 1433, 1983, 2, 1, 1, 0, 0, 3, 0, 0, 26},  // NSStringFromClass
    {1673, -1, -1, -1, -1, 1434, 1984, 3, 1, 1, 0, 0, 3, 0, 0, 26},  // NSSelectorFromString
};

static const int32_t labels[] = {
    124, 223, 224, 125, 225, 226, 228, 229, 232, 229, 233, -1, -1, 236, -1, 236, -1, -1, 236, 238, 229, 238,
    229, -1, 238, 229, 238, 229, 246, -1, -1, -1, -1, 7, -1, 270, 271, 276, 277, 278, 279, -1, 238, 229, -1,
    287, -1, -1, -1, -1, 292, 293, -1, -1, 298, 299, -1, -1, -1, -1, -1, 238, 229, 298, 299, 273, 301, -1,
    319, 320, -1, -1, -1, 358, 359, 360, 361, -1, -1, -1, 246, 292, 293, 292, 293, -1, -1, -1, -1, -1, -1,
    -1, 387, 388, 384, 385, -1, -1, -1, -1, -1, -1, -1, 413, 413, 413, 413, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 414, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 388, 287, 246, 388, 270, 246, 287, 246,
    270, 246, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 490, 490, 494, 508,
    -1, 246, 287, -1, -1, -1, -1, 490, 514, 515, 516, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 524,
    530, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 544, -1, 546, -1, 548, -1, -1, -1, -1, -1, 85,
    85, -1, 494, 85, 85, 85, 494, 9, -1, 9, -1, 561, -1, -1, -1, -1, -1, -1, -1, 565, 270, 388, -1, -1, 568,
    569, -1, -1, -1, -1, 574, -1, 85, 575, 523, -1, -1, -1, -1, 246, 246, 246, -1, 568, -1, 577, -1, 578,
    577, 578, 578, -1, -1, -1, 575, 523, 568, 596, 494, 561, 494, -1, 599, -1, 600, 608, -1, -1, 608, -1,
    608, -1, 611, -1, -1, -1, 611, -1, -1, 616, 617, 246, -1, -1, -1, -1, -1, -1, 85, 85, -1, 246, -1, 246,
    246, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 494, 494, 494, 494, 561, -1, -1, 561, -1, -1, -1,
    -1, 637, 638, 639, 640, -1, 645, 640, 646, 647, 648, 640, 649, 638, 639, 640, 637, 638, 639, 640, 651,
    699, 699, 699, 699, 699, 699, 699, 699, 699, 699, 699, 699, 651, 707, 705, 287, 238, 229, 298, 299, 598,
    -1, 851, 7, -1, 851, 852, -1, 851, 7, -1, 851, 852, 7, -1, -1, 7, -1, 857, -1, 7, -1, 857, -1, 7, -1,
    857, -1, 7, -1, 857, -1, 7, -1, 7, 494, -1, -1, 890, -1, 893, -1, 578, 578, 897, -1, 898, -1, 899, -1,
    287, -1, 388, -1, 902, -1, 903, -1, 902, -1, 903, 494, -1, -1, -1, -1, -1, -1, -1, 578, -1, 921, -1, 922,
    -1, 561, -1, 561, -1, 561, 939, 561, 8, 8, 8, 954, 8, 954, -1, -1, -1, 287, -1, 388, -1, -1, 960, -1, -1,
    707, 298, 299, 298, 299, 298, 299, 1010, -1, 238, 229, -1, 238, 229, 238, 229, -1, -1, -1, 1014, -1, -1,
    1014, 238, 229, 238, 229, 238, 229, 1014, -1, -1, 238, 229, -1, 1029, 851, -1, 1029, 851, -1, 1029, 851,
    -1, 1029, 851, -1, 1029, 851, -1, 1029, 851, -1, 1029, 851, -1, 8, -1, 1086, 8, -1, 1088, 8, -1, 8, -1,
    -1, 8, -1, 1088, -1, 851, -1, 851, -1, 561, -1, 561, -1, 561, -1, 561, -1, 1096, -1, 1096, -1, 1096, -1,
    1096, -1, 7, -1, 1099, 1102, -1, -1, -1, 8, -1, 8, -1, 7, -1, -1, 7, -1, 7, -1, 388, 287, 1138, 388, 287,
    1138, 1139, 388, 287, 1138, 388, 287, 1138, 1139, 578, 388, 287, 1138, 578, 388, 287, 1138, 271, 578,
    246, 1143, 1138, 578, 578, 1145, 578, 1140, 578, 1145, 1140, 578, 1147, 287, 1138, 1038, 1038, 1038,
    1038, -1, 704, -1, 1255, -1, -1, -1, 1256, 1257, 1258, 1259, 1259, 1260, 1261, 1262, 1263, 1260, 578,
    578, 1265, 1266, -1, -1, 578, 1269, 1270, 1269, 1270, 1269, 1270, 1271, 1269, 1270, 1271, 1269, 1272,
    1270, 1269, 1272, 1270, 1269, 1272, 1270, 1271, 1269, 1272, 1270, 1271, 1269, 1272, 1273, 1270, 1269,
    1272, 1273, 1270, 1269, 1272, 1273, 1270, 1271, 1269, 1272, 1273, 1270, 1271, 1269, 1272, 1274, 1275,
    1270, 1269, 1272, 1274, 1275, 1270, 1269, 1272, 1274, 1275, 1273, 1270, 1269, 1272, 1274, 1275, 1273,
    1270, 1269, 1272, 1274, 1275, 1270, 1271, 1269, 1272, 1274, 1275, 1270, 1271, 1269, 1272, 1274, 1275,
    1273, 1270, 1271, 1269, 1272, 1274, 1275, 1273, 1270, 1271, -1, 1270, -1, 1270, -1, 1270, 1271, -1, 1270,
    1271, -1, 1272, 1273, 1270, -1, 1272, 1273, 1270, -1, 1272, 1273, 1270, 1271, -1, 1272, 1273, 1270, 1271,
    -1, 1272, 1274, 1275, 1273, 1270, 1271, -1, 1272, 1274, 1275, 1273, 1270, 1271, 1269, 1272, 1270, 1269,
    1272, 1270, 1269, 1272, 1273, 1270, 1269, 1272, 1273, 1270, 1269, 1272, 1270, 1271, 1269, 1272, 1270,
    1271, 1269, 1272, 1273, 1270, 1271, 1269, 1272, 1273, 1270, 1271, -1, 1272, 1273, 1270, 1271, -1, 1272,
    1273, 1270, 1271, 1280, 1281, 1270, 1280, 1281, 1270, -1, 1281, 1270, -1, 1281, 1270, 1269, 1272, 1273,
    1270, 1271, 1269, 1272, 1273, 1270, 1271, 1269, 1272, 1273, 1270, 1269, 1272, 1273, 1270, 1269, 1272,
    1270, 1271, 1269, 1272, 1270, 1271, 1269, 1272, 1270, 1269, 1272, 1270, -1, 1286, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, 1302, 698, 698, 1302, -1, 1304, -1, 1304, 1307, -1, 1307, 1304, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, 1322, 1322, 1322, 1339, 1351, 1270, 1339, 1351, 1270, 1339, 1351, 1339, 1351,
    1339, 1259, 1270, 1339, 1259, 1270, 1339, 1259, 1339, 1259, 1339, 1256, 1257, 1270, 1339, 1256, 1257,
    1270, 1339, 1256, 1257, 1339, 1256, 1257, 1339, 1352, 1339, 1352, 1354, -1, 578, 1359, 1360, -1, -1,
    1362, -1, -1, 608, 608, 608, 1376, -1, 1376, 1376, -1, 1376, 608, -1, 608, -1, 388, -1, 287, -1, -1, -1,
    -1, 1387, 1388, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, 257, 258, 1397, 1398, 259, 260, 1399, 1400, 1401, 1402, 1403, 1404, 261, 262, 1405, 263, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, 568, -1, 1412, -1, 568, 1412, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 494, -1, 8, -1, -1, 494, -1, 8, -1, -1, 1429, -1, 1147, -1, 1147, 1429, -1, -1,
    1429, -1, 1147, -1, 1147, 1429, -1, -1, 165, 1448, 166, 167, 75, 200, 1449, 204, 1450, 206, 1451, 207,
    1452, 205, 1453, 142, -1, -1, 1461, 1461, 1462, 311, 1470, 960, 1471, 1472, 1473, -1, -1, 311, 121, -1,
    1476, 121, -1, -1, -1, -1, -1, -1, 523, 1113, -1, -1, 1470, 1501, 1502, 121, -1, -1, -1, -1, 1470, 1504,
    1505, 287, 287, 121, 287, 287, 121, 1509, 1509, 121, 287, 287, -1, -1, 121, -1, -1, 121, 8, 8, 121, 8,
    1501, 1502, 8, 1501, 1502, 121, -1, -1, -1, 121, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 287, 1256, 1257, 287, 1535,
    1536, 287, 1535, 1536, 121, 287, 1538, 287, 1539, 287, 1539, 121, 287, 1256, 1257, 287, 1538, 1543, 1143,
    1544, 1545, 1546, 356, 1143, 1544, 1545, 1546, 356, 1143, 1544, 1545, 1546, 121, 356, 1143, 1544, 1548,
    356, 1143, 1544, 1548, 121, 1549, 1143, 1544, 1545, 1546, 1543, 1143, 1544, 1545, 1546, 1551, 1552, 1143,
    1551, 1552, 1143, 121, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1566, 1566, -1, -1, -1, -1,
    -1, -1, -1, -1, 1566, -1, 121, -1, 1566, 121, -1, -1, -1, -1, -1, 388, 388, 388, 388, 388, -1, -1, 7, 7,
    7, 7, 7, 388, 388, 287, 388, 287, -1, 1605, 494, -1, 8, 8, -1, -1, -1, 1610, -1, -1, -1, -1, 494, -1,
    561, 939, 561, 494, -1, 578, 890, 893, -1, 287, -1, 388, -1, 287, -1, 388, -1, -1, 388, -1, 287, -1, 578,
    -1, 608, 608, -1, 578, 897, -1, -1, -1, 577, -1, 568, 1354, 578, 1359, 1360, 1086, 8, -1, 8, 1102, 608,
    1376, 1376, -1, 1376, -1, 1376, 608, -1, 608, 608, 608, -1, -1, -1, 233, -1, 236, 246, 270, 271, 276,
    277, 278, 279, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1549, 1143, 1544, 1545, 1546, 1543, 1143, 1544, 1545,
    1546, 356, 1143, 1544, 1545, 1546, 356, 1143, 1544, 1545, 1546, 121, 356, 1143, 1544, 1548, 356, 1143,
    1544, 1548, 121, -1, -1, -1, -1, -1, -1, -1, -1, 578, 246, 1143, 1138, 578, 388, 287, 1138, 271, -1, -1,
    -1, 238, 229, -1, -1, -1, -1, -1, -1, -1, -1, -1, 287, -1, 388, -1, 902, -1, 903, -1, 902, -1, 903, -1,
    287, -1, 388, -1, 561, 939, 561, -1, -1, -1
};

static const uint64_t kinds[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 258, 1, 258, 10, 1, 10, 1, 1, 10, 1, 1, 1, 1, 15, 15, 15, 1, 1, 15, 1, 1,
    15, 258, 15, 15, 15, 15, 15, 15, 64609979658, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 20, 10, 258, 13, 1, 258, 11, 17, 17, 17, 17, 17, 1, 1, 10, 10, 10, 15, 10, 10, 10, 10, 10,
    10, 10, 10, 1, 1, 11, 11, 11, 11, 15, 11, 1, 1, 13, 13, 13, 15, 13, 13, 13, 13, 13, 13, 12, 12, 12, 12,
    12, 12, 1, 1, 1, 1, 10, 13, 14, 13, 14, 13, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14,
    14, 14, 14, 14, 14, 1, 1, 1, 1, 51, 51, 51, 14, 51, 14, 1, 1, 14, 1, 1, 14, 14, 14, 14, 14, 14, 14, 10,
    14, 14, 14, 14, 14, 15, 14, 1, 19, 14, 14, 16, 16, 16, 16, 16, 16, 1, 570687746, 570687746, 570687746,
    570687746, 570687746, 570687746, 1, 1, 1, 1, 513, 513, 513, 513, 513, 513, 513, 513, 513, 1, 1, 1, 1,
    513, 513, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 258, 258, 258, 258, 258, 258,
    258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 25, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 258, 258, 258, 1, 1, 1, 1, 1, 5, 5, 5,
    5, 5, 5, 395269, 395269, 0, 50, 5, 50, 5, 50, 5, 50, 5, 0, 50, 5, 50, 5, 50, 5, 1, 5, 0, 5, 0, 5, 5, 5,
    5, 1, 5, 1, 0, 5, 0, 1, 5, 1, 1, 5, 0, 5, 4, 5, 50, 1, 1, 5, 0, 5, 50, 5, 50, 5, 50, 5, 0, 5, 50, 5, 50,
    5, 50, 5, 0, 5, 50, 5, 50, 5, 50, 5, 5, 5, 5, 5, 1, 5, 1, 8, 50, 5, 5, 5, 1, 5, 5, 1, 5, 1, 5, 1, 5, 1,
    5, 1, 5, 1, 5, 1, 1, 5, 5, 0, 5, 50, 5, 50, 5, 1, 5, 5, 5, 5, 50, 8, 50, 5, 0, 50, 5, 50, 0, 1, 5, 5,
    269619, 269619, 269619, 269619, 5, 50, 5, 50, 5, 5, 50, 5, 50, 5, 4, 5, 0, 5, 1541, 5, 0, 1, 5, 1541, 1,
    5, 1, 5, 5, 5, 5, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 1, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
    4, 4, 0, 0, 0, 0, 0, 7, 7, 7, 7, 7, 7, 7, 0, 7, 0, 7, 0, 0, 7, 0, 0, 7, 7, 7, 7, 50, 7, 50, 7, 50, 7, 7,
    50, 7, 0, 7, 0, 5, 395269, 50, 7, 50, 7, 50, 7, 50, 7, 50, 7, 0, 50, 7, 50, 7, 50, 7, 50, 7, 50, 7, 50,
    7, 50, 7, 50, 7, 7, 8, 8, 8, 8, 8, 1, 8, 50, 8, 67503368, 67504133, 6, 6, 6, 6, 1541, 6, 1541, 6, 1541,
    6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 0, 6, 0, 6,
    0, 6, 0, 6, 6, 6, 6, 0, 6, 0, 1, 1, 1, 1, 18, 1, 18, 18, 18, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 4,
    14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 30, 30, 30, 30, 30, 30, 30, 4, 4, 0, 30, 30, 10, 30, 30,
    30, 30, 30, 30, 1, 1, 1, 1, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 4, 30, 30, 30, 30, 30, 30,
    30, 30, 30, 30, 30, 30, 30, 0, 1074, 4, 30, 0, 1074, 4, 30, 0, 590898, 4, 30, 0, 590898, 4, 30, 4, 30, 4,
    30, 2308, 4, 30, 2308, 4, 30, 0, 4, 30, 0, 4, 30, 0, 4, 30, 0, 4, 30, 0, 4, 30, 0, 4, 30, 0, 4, 30, 0, 4,
    30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    30, 30, 30, 30, 30, 1, 30, 1, 1, 30, 30, 30, 30, 30, 30, 30, 3594, 2334, 30, 3594, 2334, 30, 3594, 2334,
    30, 3594, 2334, 30, 3594, 2334, 30, 3594, 2334, 30, 30, 31, 31, 31, 30, 31, 30, 31, 31, 30, 30, 30, 14,
    31, 14, 30, 30, 30, 13, 30, 30, 30, 30, 3, 31, 30, 1, 31, 31, 1, 31, 31, 31, 31, 31, 31, 30, 30, 30, 30,
    30, 30, 10, 0, 30, 0, 0, 30, 0, 0, 30, 10, 0, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 0, 30, 14, 3, 31,
    31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31,
    31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 15, 31, 31, 31, 31, 31, 31, 31,
    31, 3594, 2335, 31, 3594, 2335, 31, 10, 31, 10, 1, 4, 4, 4, 48, 1, 1, 48, 1, 48, 1, 48, 1, 1, 2609, 48,
    1, 48, 1, 1, 48, 10, 48, 1, 1, 48, 1, 48, 1, 48, 13, 48, 2, 48, 2, 2609, 48, 1, 48, 1, 2609, 48, 1, 1,
    48, 1, 48, 1, 48, 1, 1, 2609, 48, 15, 48, 51, 48, 48, 48, 48, 48, 1, 1, 15, 0, 590898, 50, 0, 590898, 50,
    0, 590898, 50, 0, 590898, 50, 0, 590898, 50, 0, 590898, 50, 0, 590898, 50, 34, 33, 33, 33, 33, 33, 33,
    33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 2334, 33, 2334, 33, 1, 2334, 33, 1, 2334, 33,
    2334, 33, 2334, 33, 2334, 33, 2334, 33, 2826, 2334, 33, 2826, 2334, 33, 0, 590898, 33, 0, 590898, 33,
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
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 7, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 26, 26, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 34,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 21, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 30, 0, 30, 0, 0, 30, 0, 0,
    0, 0, 0, 0, 31, 31, 31, 31, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 49, 0, 0, 0, 0, 0, 48, 15, 33, 0, 33, 33, 33, 33, 33, 33,
    35, 34, 0, 35, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 51, 0, 0, 0, 0, 0, 0, 0, 36, 36, 0, 0, 0, 0, 0, 0, 0, 0, 51, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 39, 39, 39, 39, 40, 40, 41, 44, 45, 42, 43, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 38, 38, 38, 38, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 37, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 47, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 37, 0, 37, 37, 37, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 37, 37, 0, 0, 0, 0, 0,
    0, 0, 0, 46, 0, 0, 0, 0, 0, 0, 0, 0, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 32, 32, 32, 32, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 27, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 28, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 24, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 23, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4
};

static const int32_t type_names[] = {
    155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175,
    176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 164, 191, 192, 193, 194, 195,
    196, 197, 198, 199, 200, 201, 202, 203, 204, 205, 206, 207, 142, 208, 209, 210, 211, 212, 213, 214, 215,
    216, 217, 218, 219, 220, 221, 222, 255, 357, 482, 601, 602, 603, 620, 770, 771, 795, 809, 875, 928, 930,
    933, 940, 941, 942, 943, 1020, 1026, 1027, 1028, 1030, 1031, 1032, 1033, 1034, 1035, 796, 1036, 1037,
    1039, 1110, 1118, 1119, 1128, 1150, 1151, 1152, 1153, 1154, 1155, 1156, 1157, 1158, 1159, 1160, 1250,
    1251, 1252, 1253, 1297, 1298, 1299, 1321, 1323, 1324, 1325, 1284, 1369, 1370, 1379, 1388, 1463, 1464,
    1465, 1466, 1467, 650, 1468, 1490, 1573, 1584, 1599, 1670, 1671
};

static const struct catalogue_tables tables = {
    bytes, COUNT(bytes) - 1, names, COUNT(names), slots, COUNT(slots), first, COUNT(first),
    links, COUNT(links), entries, COUNT(entries), labels, COUNT(labels), kinds, COUNT(kinds),
    types, COUNT(types), type_names, COUNT(type_names)};

const struct catalogue_tables *_Nonnull catalogue_tables(void) { return &tables; }
