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
    "components" "separatedBy" "replacingOccurrences" "draw" "withAttributes" "drawAtPoint:withAttributes:"
    "drawInRect:withAttributes:" "type" "describing" "reflecting" "Dictionary" "NSDictionary"
    "NSMutableDictionary" "keys" "allKeys" "values" "allValues" "forKey" "removeObjectForKey"
    "removeAllObjects" "uniquingKeysWith" "mapValues" "merging" "objectForKey" "valueForKey"
    "uniqueKeysWithValues" "grouping" "lowerBound" "upperBound" "Set" "formUnion" "formIntersection"
    "subtracting" "subtract" "symmetricDifference" "formSymmetricDifference" "isSubset" "isSuperset"
    "isStrictSubset" "isStrictSuperset" "isDisjoint" "update" "popFirst" "addObject" "containsObject:"
    "anyObject" "red" "green" "blue" "alpha" "withAlphaComponent" "set" "setFill" "setStroke" "white"
    "black" "blackColor" "whiteColor" "redColor" "greenColor" "blueColor" "cyan" "cyanColor" "yellow"
    "yellowColor" "magenta" "magentaColor" "orange" "orangeColor" "purple" "purpleColor" "brown"
    "brownColor" "gray" "grayColor" "lightGray" "lightGrayColor" "darkGray" "darkGrayColor" "clear"
    "clearColor" "systemRed" "systemOrange" "systemYellow" "systemGreen" "systemMint" "systemTeal"
    "systemCyan" "systemBlue" "systemIndigo" "systemPurple" "systemPink" "systemBrown" "systemGray"
    "systemGray2" "systemGray3" "systemGray4" "systemGray5" "systemGray6" "systemBackground"
    "secondarySystemBackground" "label" "frame" "bounds" "anchorPoint" "isHidden" "clipsToBounds" "name"
    "UIImage" "named" "image" "moveAnchor" "contentOffset" "isUserInteractionEnabled"
    "userInteractionEnabled" "tag" "backgroundColor" "text" "textColor" "textAlignment" "font" "contentMode"
    "isOpaque" "tintColor" "contentScaleFactor" "accessibilityLabel" "safeAreaInsets" "layoutMargins" "mask"
    "accessibilityIdentifier" "accessibilityHint" "isAccessibilityElement" "semanticContentAttribute"
    "clearsContextBeforeDrawing" "isFirstResponder" "numberOfLines" "adjustsFontSizeToFitWidth"
    "lineBreakMode" "attributedText" "baselineAdjustment" "borderStyle" "keyboardType" "returnKeyType"
    "autocorrectionType" "autocapitalizationType" "clearButtonMode" "shadowColor" "placeholder"
    "minimumScaleFactor" "isEditable" "isSelectable" "isSecureTextEntry" "zoomScale" "system" "ButtonType"
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
    "superview" "subviews" "isDescendant" "addSubview" "bringSubviewToFront" "bringSubview" "toFront"
    "sendSubviewToBack" "sendSubview" "toBack" "removeFromSuperview" "insertSubview" "exchangeSubview"
    "withSubviewAt" "aboveSubview" "belowSubview" "convert" "convertRect" "toView" "fromView" "convertPoint"
    "setNeedsLayout" "layoutIfNeeded" "layoutSublayers" "layoutSublayersOfLayer" "needsLayout"
    "setNeedsDisplay" "layoutSubviews" "becomeFirstResponder" "resignFirstResponder" "sizeThatFits"
    "sizeToFit" "intrinsicContentSize" "invalidateIntrinsicContentSize" "endEditing" "viewWithTag"
    "insertSublayer" "above" "below" "noIntrinsicMetric" "rootViewController" "liveView" "makeKeyAndVisible"
    "makeKey" "PlaygroundPage" "current" "XCPlaygroundPage" "currentPage" "needsIndefiniteExecution"
    "UIScreen" "main" "mainScreen" "hitTest" "beginTracking" "continueTracking" "inside" "CALayer"
    "CAShapeLayer" "CAGradientLayer" "CATextLayer" "colors" "locations" "startPoint" "endPoint" "fontSize"
    "foregroundColor" "isWrapped" "render" "renderInContext:" "drawHierarchy" "afterScreenUpdates"
    "drawViewHierarchyInRect:afterScreenUpdates:" "masksToBounds" "sublayerTransform" "zPosition" "opacity"
    "cornerRadius" "borderWidth" "borderColor" "shadowOpacity" "shadowRadius" "shadowOffset" "shadowPath"
    "contentsScale" "contents" "contentsRect" "shouldRasterize" "rasterizationScale" "isDoubleSided"
    "contentsGravity" "actions" "magnificationFilter" "minificationFilter" "compositingFilter" "cornerCurve"
    "maskedCorners" "needsDisplayOnBoundsChange" "allowsEdgeAntialiasing" "lineCap" "fillRule" "miterLimit"
    "strokeStart" "strokeEnd" "affineTransform" "presentation" "model" "superlayer" "sublayers"
    "addSublayer" "removeFromSuperlayer" "Rectangle" "Circle" "Ellipse" "Capsule" "RoundedRectangle" "Text"
    "Image" "systemName" "alignment" "padding" "offset" "rotationEffect" "anchor" "scaleEffect"
    "transformEffect" "modifier" "layoutFrame" "topLeading" "UnitPoint" "topTrailing" "leading" "trailing"
    "bottomLeading" "bottomTrailing" "View" "ProjectionTransform" "UIGestureRecognizer" "target"
    "UIPanGestureRecognizer" "UIPinchGestureRecognizer" "UIRotationGestureRecognizer"
    "UITapGestureRecognizer" "UILongPressGestureRecognizer" "UISwipeGestureRecognizer" "Direction"
    "UIGestureRecognizerState" "rawValue" "UISwipeGestureRecognizerDirection" "possible"
    "UIGestureRecognizer.State" "UIGestureRecognizerStatePossible" "Possible" "began"
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
    "setAnimationBeginsFromCurrentState" "setAnimationCurve" "setAnimationDelegate" "DispatchQueue"
    "DispatchTime" "DispatchTimeInterval" "background" "global" "qos" "sync" "execute" "async" "asyncAfter"
    "deadline" "dispatch_async" "dispatch_after" "dispatch_get_main_queue" "milliseconds" "microseconds"
    "nanoseconds" "DISPATCH_TIME_NOW" "NSEC_PER_SEC" "NSEC_PER_MSEC" "dispatch_time"
    "performWithoutAnimation" "setAnimationsEnabled" "areAnimationsEnabled" "CABasicAnimation" "keyPath"
    "CASpringAnimation" "CAKeyframeAnimation" "CAAnimationGroup" "fromValue" "toValue" "byValue" "path"
    "keyTimes" "timingFunctions" "calculationMode" "rotationMode" "additive" "isAdditive" "cumulative"
    "isCumulative" "timingFunction" "duration" "speed" "beginTime" "timeOffset" "repeatCount"
    "repeatDuration" "autoreverses" "fillMode" "isRemovedOnCompletion" "removedOnCompletion"
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
    "FLT_MIN" "FLT_EPSILON" "integer" "cgPoint" "cgSize" "cgRect" "cgVector" "cgAffineTransform"
    "cgPointValue" "cgSizeValue" "cgRectValue" "cgVectorValue" "cgAffineTransformValue" "printf" "format"
    "objects" "CGMutablePath" "CGPath" "CGMutablePathRef" "CGPathRef" "UIBezierPath" "CGColor" "CGColorRef"
    "CGPathCreateMutable" "roundedRect" "ovalIn" "ovalInRect" "cgPath" "CGPathCreateWithRect"
    "CGPathRelease" "ellipseIn" "CGPathCreateWithEllipseInRect" "CGPathAddEllipseInRect" "lineWidth"
    "flatness" "lineCapStyle" "lineJoinStyle" "setLineDash" "points" "pointee" "CGPathElement"
    "applyWithBlock" "removeAllPoints" "CGPathGetCurrentPoint" "UIRectCorner" "topLeft"
    "UIRectCornerTopLeft" "topRight" "UIRectCornerTopRight" "bottomRight" "UIRectCornerBottomRight"
    "bottomLeft" "UIRectCornerBottomLeft" "allCorners" "UIRectCornerAllCorners" "cornerWidth" "cornerHeight"
    "CGPathCreateWithRoundedRect" "byRoundingCorners" "cornerRadii" "move" "addLine" "addLines" "between"
    "moveToPoint:" "addLineToPoint:" "addRect" "addRects" "addEllipse" "addRoundedRect" "addPath"
    "appendPath:" "apply" "applyTransform:" "closeSubpath" "fill" "stroke" "addClip" "closePath"
    "CGPathAddRect" "CGPathMoveToPoint" "CGPathAddLineToPoint" "CGPathAddRoundedRect" "CGPathAddPath"
    "CGPathCloseSubpath" "addCurve" "control1" "control2" "addQuadCurve" "controlPoint" "control"
    "addCurveToPoint:controlPoint1:controlPoint2:" "addQuadCurveToPoint:controlPoint:" "addArc" "withCenter"
    "startAngle" "endAngle" "clockwise" "addRelativeArc" "delta" "arcCenter"
    "addArcWithCenter:radius:startAngle:endAngle:clockwise:" "tangent1End" "tangent2End"
    "CGPathAddArcToPoint" "CGPathAddCurveToPoint" "CGPathAddQuadCurveToPoint" "CGPathAddArc" "boundingBox"
    "boundingBoxOfPath" "currentPoint" "CGPathIsEmpty" "CGPathGetBoundingBox" "CGPathGetPathBoundingBox"
    "copy" "mutableCopy" "using" "reversing" "bezierPathByReversingPath" "CGPathCreateCopy"
    "CGPathCreateMutableCopy" "CGPathCreateCopyByTransformingPath"
    "CGPathCreateMutableCopyByTransformingPath" "CGPathFillRule" "winding" "evenOdd" "usesEvenOddFillRule"
    "containsPoint:" "CGPathContainsPoint" "fillColor" "strokeColor" "lineJoin" "lineDashPattern"
    "lineDashPhase" "CAShapeLayerLineJoin" "miter" "kCALineJoinMiter" "kCALineJoinRound" "bevel"
    "kCALineJoinBevel" "cgColor" "CGRectFromString" "CGPointFromString" "CGSizeFromString"
    "CGVectorFromString" "CGAffineTransformFromString" "css" "svg" "views" "FitMode" "aspectFit"
    "aspectFill" "scaleToFill" "scaleAspectFit" "scaleAspectFill" "mapping" "area" "latex" "swiftCode"
    "explain" "following" "hitTest:withEvent:" "pointInside:withEvent:" "isDescendantOfView:"
    "insertSubview:atIndex:" "bringSubviewToFront:" "sendSubviewToBack:" "hidden" "exclusiveTouch"
    "convertPoint:toWindow:" "convertRect:toWindow:" "convertPoint:fromWindow:" "convertRect:fromWindow:"
    "convertPoint:toLayer:" "convertRect:toLayer:" "convertPoint:fromLayer:" "convertRect:fromLayer:"
    "convertTime:fromLayer:" "convertTime:toLayer:" "insertSublayer:atIndex:" "presentationLayer"
    "modelLayer" "addAnimation:forKey:" "removeAnimationForKey:" "CGPointValue" "CGSizeValue" "CGRectValue"
    "CGVectorValue" "CGAffineTransformValue" "colorWithAlphaComponent:" "opaque" "doubleSided"
    "pagingEnabled" "scrollEnabled" "editable" "selectable" "secureTextEntry"
    "exchangeSubviewAtIndex:withSubviewAtIndex:" "setNeedsDisplayInRect:" "enumerate" "addObject:"
    "addObjectsFromArray:" "firstObject" "lastObject" "reverseObjectEnumerator" "componentsJoinedByString:"
    "startAnimationAfterDelay:" "finishAnimationAtPosition:"
    "continueAnimationWithTimingParameters:durationFactor:" "running" "interruptible"
    "locationOfTouch:inView:" "setTranslation:inView:" "requireGestureRecognizerToFail:" "animationForKey:"
    "valueForKeyPath:" "setValue:forKeyPath:" "actionForKey:" "Selector" "SEL" "NSStringFromClass"
    "NSSelectorFromString";

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
    {5402, 176574206}, {5406, 2827744275}, {5420, 4136830480}, {5447, 2619347079}, {5473, 74188477},
    {5477, 1361572173}, {5487, 1896686403}, {5497, 3273657238}, {5507, 1266202965}, {5519, 3635588042},
    {5538, 2733832836}, {5542, 4182378701}, {5549, 2110798224}, {5555, 877087803}, {5564, 1970364490},
    {5570, 1275339983}, {5588, 350857000}, {5604, 2079739832}, {5620, 1996921413}, {5629, 2043970711},
    {5636, 1731736080}, {5648, 4080117376}, {5659, 1493013840}, {5679, 2398078988}, {5687, 1065574956},
    {5697, 2965413338}, {5707, 990401381}, {5710, 682729123}, {5719, 1722954222}, {5735, 3827859290},
    {5746, 37271103}, {5754, 1119987041}, {5773, 2161276179}, {5796, 3507573001}, {5804, 2301731235},
    {5814, 1862550028}, {5828, 3213420894}, {5844, 288415389}, {5854, 4033069017}, {5860, 672109684},
    {5868, 3339054942}, {5877, 3080967843}, {5892, 834189487}, {5901, 904369474}, {5904, 1089765596},
    {5909, 18738364}, {5913, 2197550541}, {5918, 1569418667}, {5936, 1419285594}, {5939, 3324446467},
    {5946, 2540844914}, {5955, 936176715}, {5960, 3724674918}, {5965, 1452231588}, {5975, 665752555},
    {5985, 2665914025}, {5993, 1172522883}, {6003, 2411978403}, {6012, 2082024064}, {6016, 1231115066},
    {6025, 244075885}, {6031, 96429129}, {6042, 1558106348}, {6049, 1676028392}, {6061, 3565214879},
    {6067, 1169454059}, {6078, 2276069802}, {6084, 2590900991}, {6095, 403953390}, {6100, 817772335},
    {6110, 3894621598}, {6114, 3130700698}, {6123, 3811712141}, {6132, 2836898780}, {6146, 744222851},
    {6154, 3219325754}, {6167, 455433581}, {6172, 1550717474}, {6182, 4099875093}, {6191, 2687217115},
    {6203, 3317790454}, {6215, 680679420}, {6226, 4074568615}, {6236, 972345196}, {6246, 2124225882},
    {6256, 1707208587}, {6266, 1698171440}, {6278, 1765986002}, {6290, 3099195470}, {6300, 1325296208},
    {6311, 1159889848}, {6321, 3210628243}, {6332, 3799163251}, {6343, 3782385632}, {6354, 3899828965},
    {6365, 3883051346}, {6376, 3866273727}, {6392, 4169345192}, {6417, 3573351892}, {6422, 4137097213},
    {6427, 3523899814}, {6433, 1029089800}, {6444, 1290530634}, {6452, 4203053801}, {6465, 406972148},
    {6469, 2369371622}, {6476, 3726277920}, {6481, 3555021734}, {6486, 3008443898}, {6496, 877317237},
    {6509, 1513289445}, {6533, 2694946607}, {6555, 3902926015}, {6558, 2516003219}, {6573, 3083183824},
    {6577, 3185987134}, {6586, 3141474305}, {6599, 1010012291}, {6603, 659427984}, {6614, 3254824265},
    {6622, 1438951982}, {6631, 571377267}, {6649, 143865419}, {6667, 445834375}, {6681, 4201716739},
    {6694, 2082798958}, {6698, 3883353449}, {6721, 1252969316}, {6738, 611349806}, {6760, 3939761393},
    {6784, 1880591026}, {6810, 1052979093}, {6826, 1315057949}, {6839, 3198073272}, {6864, 1888717571},
    {6877, 1499172353}, {6891, 1151719106}, {6909, 1297838153}, {6920, 1291853992}, {6932, 3864824124},
    {6945, 284302454}, {6963, 2291378338}, {6985, 2024043478}, {7000, 3416336049}, {7011, 3326301860},
    {7022, 2097883034}, {7040, 2658088632}, {7050, 4116806241}, {7062, 2750625341}, {7079, 2805121617},
    {7088, 2636563400}, {7094, 1226705564}, {7104, 1144915353}, {7122, 1085962434}, {7128, 542584942},
    {7146, 1880354216}, {7155, 2126046479}, {7176, 3409685817}, {7186, 2322214854}, {7208, 715012316},
    {7213, 667630371}, {7230, 4011681569}, {7245, 2477794221}, {7260, 2826459802}, {7267, 863636682},
    {7297, 3312035873}, {7325, 2374822095}, {7341, 1117036282}, {7357, 2727146260}, {7369, 2338438971},
    {7377, 894604266}, {7395, 239266950}, {7411, 3440848049}, {7429, 1563451997}, {7465, 1300855194},
    {7483, 2649340029}, {7496, 3157132282}, {7527, 1994390723}, {7540, 3295732442}, {7559, 3217941162},
    {7596, 2638373311}, {7615, 729836362}, {7632, 1103965319}, {7667, 3909734774}, {7684, 3422384807},
    {7698, 1562399317}, {7730, 3535094014}, {7744, 2862813109}, {7764, 70193435}, {7802, 3331707904},
    {7822, 167527483}, {7826, 810547195}, {7848, 3377910156}, {7864, 2815096657}, {7905, 3232227944},
    {7924, 2636711499}, {7938, 2461495057}, {7943, 502047894}, {7949, 3867909202}, {7969, 2942666046},
    {7975, 1490954098}, {7986, 1092012710}, {8011, 38792922}, {8022, 2899252294}, {8030, 871591685},
    {8052, 1041997713}, {8060, 3217987877}, {8068, 1309284212}, {8090, 2823090016}, {8098, 4012061332},
    {8113, 4204111253}, {8118, 3492500287}, {8127, 773059133}, {8150, 2759092874}, {8159, 481727645},
    {8173, 2303844654}, {8201, 1323066019}, {8215, 590774350}, {8224, 421821156}, {8247, 696240407},
    {8256, 1453714756}, {8271, 466020238}, {8300, 4077855673}, {8315, 1744839726}, {8331, 1408722253},
    {8361, 876245160}, {8377, 452810861}, {8390, 1260603725}, {8417, 968316954}, {8430, 859371885},
    {8444, 1658883364}, {8472, 3531153185}, {8486, 486221508}, {8497, 4064395570}, {8522, 2257273533},
    {8533, 3217031314}, {8545, 1898701486}, {8571, 692253475}, {8583, 2618608526}, {8597, 889051197},
    {8625, 1439665068}, {8639, 3703752221}, {8654, 158609817}, {8683, 3199826274}, {8698, 3872230201},
    {8711, 592993401}, {8738, 2782426318}, {8751, 1648296985}, {8773, 2036964556}, {8809, 1478369021},
    {8831, 2072579308}, {8840, 588027325}, {8846, 3294899967}, {8862, 2406610228}, {8874, 1136770368},
    {8885, 1099727666}, {8912, 3943336079}, {8920, 3373088083}, {8928, 1118385669}, {8941, 1252830802},
    {8949, 1310484760}, {8967, 4211107556}, {8985, 4235327583}, {9004, 1911957762}, {9016, 2274977100},
    {9026, 1894102977}, {9043, 1868420705}, {9058, 1229760322}, {9073, 401251929}, {9082, 4136070254},
    {9092, 141711844}, {9105, 1877099350}, {9115, 4224630636}, {9141, 2956264019}, {9165, 3731343133},
    {9176, 1490880043}, {9191, 651349070}, {9210, 3553571131}, {9231, 798050051}, {9251, 1738029828},
    {9260, 830772382}, {9284, 975665791}, {9291, 3753552150}, {9313, 1268347563}, {9322, 2675976173},
    {9330, 2255101473}, {9342, 1325536902}, {9352, 66138439}, {9371, 2650151654}, {9383, 1362571274},
    {9390, 2674091075}, {9407, 4180264212}, {9418, 2220611910}, {9424, 3628923247}, {9443, 2290191893},
    {9456, 524486259}, {9471, 536057419}, {9484, 2266436945}, {9496, 2660165913}, {9508, 2510371521},
    {9515, 1647949432}, {9526, 2499925078}, {9532, 1061329053}, {9540, 2186648520}, {9552, 3685987662},
    {9566, 1203193122}, {9580, 3305235377}, {9595, 3408062813}, {9617, 598285973}, {9628, 2107277412},
    {9643, 1771288722}, {9657, 1024755039}, {9677, 2323362532}, {9697, 295121441}, {9709, 3240065181},
    {9718, 3923523740}, {9738, 140741692}, {9768, 687274249}, {9778, 1680403306}, {9789, 186774928},
    {9803, 2185261687}, {9808, 2753641482}, {9813, 2454962418}, {9830, 958887293}, {9848, 3594902096},
    {9856, 2175633178}, {9873, 775974691}, {9880, 4056008598}, {9894, 32195591}, {9901, 3647323098},
    {9917, 3198753898}, {9928, 2621687777}, {9952, 56185609}, {9960, 3091067239}, {9964, 3935363592},
    {9974, 3073585980}, {9981, 1867556362}, {9994, 2589014835}, {10010, 3891896413}, {10016, 4148812653},
    {10023, 1700657266}, {10035, 1106246455}, {10050, 754571866}, {10061, 1038506759}, {10067, 4176775601},
    {10076, 2830785103}, {10086, 1731433239}, {10094, 855408348}, {10102, 2834400513}, {10117, 3963693047},
    {10126, 3544094494}, {10132, 4009327117}, {10148, 492923249}, {10161, 1423062726}, {10179, 161915485},
    {10222, 2642763852}, {10235, 1214513038}, {10252, 1445723454}, {10261, 2844467682}, {10268, 3334659430},
    {10280, 3572701046}, {10291, 555663897}, {10302, 3123020006}, {10315, 3005567066}, {10327, 2400366623},
    {10339, 2266193630}, {10349, 3448933658}, {10362, 3786999131}, {10370, 2370703267}, {10382, 1489487637},
    {10397, 2552112075}, {10415, 2857694466}, {10428, 2048902997}, {10443, 1468503355}, {10450, 3048556132},
    {10469, 3744775116}, {10487, 3621218635}, {10504, 3611392321}, {10515, 3412690475}, {10528, 2109961146},
    {10554, 2124853820}, {10576, 4061796954}, {10583, 4173553157}, {10591, 2053962742}, {10601, 503535429},
    {10612, 1836668495}, {10621, 721310682}, {10636, 1006735486}, {10648, 325084441}, {10653, 2961925722},
    {10663, 497438945}, {10672, 1787797455}, {10683, 1849888827}, {10703, 3825011241}, {10712, 385702446},
    {10718, 2166834857}, {10725, 3055437297}, {10732, 601507180}, {10748, 2970916523}, {10752, 1041509726},
    {10757, 1494001562}, {10767, 1742909879}, {10776, 2984076638}, {10783, 2157316278}, {10789, 348705738},
    {10803, 737459482}, {10809, 1122880180}, {10820, 1945272936}, {10835, 2380932862}, {10843, 2548392784},
    {10854, 3688764708}, {10864, 1901756438}, {10873, 906872895}, {10884, 1648836552}, {10891, 1359877577},
    {10899, 521485205}, {10912, 252720416}, {10926, 1264131298}, {10930, 1582017048}, {10949, 422274124},
    {10968, 3020961236}, {10974, 845187144}, {10996, 1120609123}, {11020, 3704248662}, {11047, 1361184210},
    {11069, 254023945}, {11097, 3600137057}, {11121, 2682444316}, {11130, 1644100618}, {11154, 1592819465},
    {11162, 1715765854}, {11195, 895660813}, {11203, 335426986}, {11228, 1264318259}, {11260, 1168386582},
    {11268, 1663862986}, {11273, 1746993862}, {11302, 1903257066}, {11307, 974882150}, {11314, 1177151643},
    {11345, 165292311}, {11352, 2311397435}, {11357, 439402299}, {11386, 1552997231}, {11391, 3962257883},
    {11400, 2220750876}, {11433, 2007447656}, {11442, 2787838396}, {11448, 3769421748}, {11478, 4173954024},
    {11484, 1434043348}, {11494, 1426660429}, {11528, 737025121}, {11562, 1466689035}, {11600, 4098563933},
    {11605, 513712005}, {11642, 229043912}, {11646, 2457286800}, {11681, 3584307048}, {11683, 1123244352},
    {11720, 1329338781}, {11724, 2761510965}, {11729, 2016490230}, {11736, 49525662}, {11756, 539821669},
    {11774, 3772220557}, {11792, 4185830300}, {11807, 3171290880}, {11829, 832521766}, {11851, 1461782644},
    {11871, 691540578}, {11894, 1404144425}, {11914, 522796658}, {11931, 1376505559}, {11940, 3748513642},
    {11948, 846470194}, {11956, 200649126}, {11970, 3431639220}, {11977, 4292335199}, {11992, 907121470},
    {11998, 2240342303}, {12015, 2969811462}, {12029, 167268160}, {12043, 1833803298}, {12055, 2457918009},
    {12067, 4071123319}, {12079, 1834047080}, {12095, 3367860727}, {12104, 3718375587}, {12110, 2118064195},
    {12121, 493169962}, {12129, 2713721240}, {12134, 1695364032}, {12141, 4030051588}, {12147, 1400182552},
    {12177, 455416660}, {12197, 2271268225}, {12220, 2613973034}, {12238, 392604227}, {12260, 3754606837},
    {12280, 2833158821}, {12296, 3350374178}, {12303, 534084754}, {12317, 2867322350}, {12339, 2116308131},
    {12344, 3649057272}, {12352, 3845453865}, {12361, 2994984227}, {12377, 664899839}, {12399, 1989677117},
    {12404, 2918522264}, {12416, 3420926329}, {12429, 3178453163}, {12446, 3149605050}, {12451, 2920394832},
    {12468, 1523943668}, {12478, 862917743}, {12500, 4234031555}, {12517, 1719771455}, {12538, 2399213176},
    {12545, 4287151977}, {12555, 450801067}, {12562, 1669872668}, {12576, 4013487222}, {12603, 2679495900},
    {12619, 856694529}, {12643, 2681939195}, {12659, 3153218578}, {12683, 2240063300}, {12687, 3096186179},
    {12692, 741716276}, {12697, 2329068957}, {12704, 2921198141}, {12709, 1055615879}, {12714, 3285122304},
    {12720, 230313139}, {12723, 2868333218}, {12727, 4098541315}, {12732, 33356212}, {12739, 1723256298},
    {12743, 4140259964}, {12749, 107912219}, {12771, 4121566434}, {12801, 3855721002}, {12817, 2216232237},
    {12841, 2255928953}, {12861, 159080631}, {12875, 3689248828}, {12900, 836430118}, {12920, 2287125059},
    {12943, 1038585177}, {12964, 3367347455}, {12990, 4230039153}, {13004, 609216699}, {13039, 1501614459},
    {13050, 1529288929}, {13082, 2719113377}, {13094, 2275796322}, {13127, 1812401954}, {13138, 2408338453},
    {13170, 2855832277}, {13197, 1459817706}, {13208, 2392518824}, {13240, 518942568}, {13261, 3663533692},
    {13303, 2192755772}, {13328, 177875273}, {13374, 891907593}, {13396, 1945812840}, {13439, 1417411880},
    {13463, 2154355281}, {13508, 3467076881}, {13528, 317429627}, {13569, 771452987}, {13604, 181460511},
    {13624, 456257992}, {13665, 2485130632}, {13688, 317835491}, {13732, 3496877987}, {13753, 1103010248},
    {13803, 3557956176}, {13826, 4255026978}, {13878, 3877521898}, {13892, 4267328027}, {13903, 3365817217},
    {13915, 1019517826}, {13926, 4255312501}, {13932, 107113802}, {13943, 339302984}, {13964, 571385436},
    {13989, 701971049}, {14011, 3844547848}, {14035, 2993703921}, {14055, 856100507}, {14069, 523418047},
    {14090, 1199509864}, {14099, 71184232}, {14128, 3633864562}, {14134, 3626350180}, {14160, 227242734},
    {14167, 3686895409}, {14194, 23593359}, {14200, 3490026688}, {14226, 2245546586}, {14235, 63500808},
    {14241, 3324008260}, {14248, 2639082641}, {14254, 4241250784}, {14282, 1005534689}, {14310, 433529277},
    {14339, 1104277830}, {14352, 1738166450}, {14387, 4196810825}, {14416, 1042290725}, {14423, 1073217499},
    {14441, 2059328792}, {14449, 1536564555}, {14468, 2064776214}, {14477, 1856753941}, {14497, 1308833490},
    {14501, 3934383778}, {14516, 2480094667}, {14524, 4009865048}, {14552, 365080250}, {14558, 3648362799},
    {14584, 980454765}, {14591, 1860367182}, {14618, 3669799736}, {14621, 1787721130}, {14647, 447103454},
    {14652, 1697318111}, {14680, 2673357851}, {14710, 2937116726}, {14728, 3523238589}, {14736, 1863269210},
    {14756, 2099371351}, {14761, 4096559242}, {14778, 2182794837}, {14785, 667710333}, {14788, 718098122},
    {14791, 682728183}, {14809, 3802467407}, {14830, 3657180965}, {14853, 1665393361}, {14877, 1052733624},
    {14886, 184912774}, {14902, 4089387070}, {14915, 2352568569}, {14928, 1245245715}, {14941, 1262023334},
    {14955, 3270702940}, {14967, 2739892052}, {14982, 2480001844}, {14986, 3749132497}, {14995, 1230999982},
    {15002, 3143743637}, {15008, 351428278}, {15025, 2428146278}, {15040, 2992948263}, {15051, 2349028720},
    {15058, 3885786800}, {15070, 1736514697}, {15080, 3474322026}, {15090, 60432295}, {15095, 1322381784},
    {15102, 4012403877}, {15124, 989471740}, {15145, 452908417}, {15164, 423327896}, {15180, 2453966149},
    {15208, 1731566697}, {15219, 2587032280}, {15240, 2963724706}, {15256, 712913813}, {15288, 2778836517},
    {15311, 1613655628}, {15333, 655649118}, {15348, 2173728365}, {15355, 2357661820}, {15371, 409169195},
    {15391, 3491459423}, {15408, 1226170970}, {15431, 3404475955}, {15461, 1624986452}, {15495, 3623300279},
    {15512, 3034534074}, {15532, 575711980}, {15545, 1032586458}, {15557, 266241602}, {15577, 3402924327},
    {15587, 1269553309}, {15593, 503252654}, {15596, 4160314702}, {15600, 159043482}, {15607, 2686336408},
    {15612, 2717370895}, {15622, 1132587367}, {15630, 1195117749}, {15644, 1879021152}, {15658, 581463510},
    {15681, 2140377464}, {15693, 1275514075}, {15705, 2387979536}, {15716, 3884420844}, {15733, 1646387302},
    {15745, 308670472}, {15758, 3934596143}, {15771, 2845511965}, {15794, 4013472960}, {15814, 207861097},
    {15834, 3570842623}, {15850, 2974165697}, {15857, 1232628331}, {15874, 889198334}, {15893, 3364533173},
    {15909, 2007207608}, {15918, 3255160570}, {15925, 2953807453}, {15932, 709349229}, {15936, 2223459638},
    {15944, 2600881466}, {15959, 2804841900}, {15974, 2904109309}, {15986, 46347960}, {15994, 111583397},
    {16004, 249290197}, {16014, 1264874778}, {16026, 2552651146}, {16040, 3277309783}, {16048, 799079693},
    {16053, 2072037248}, {16062, 1839346743}, {16072, 2980706495}, {16083, 3765738945}, {16097, 1478303606},
    {16109, 1491675329}, {16117, 2435397115}, {16138, 1647672292}, {16157, 1635008148}, {16172, 1487095968},
    {16188, 3124627733}, {16193, 2570585620}, {16209, 366187551}, {16223, 2318987703}, {16233, 1761128012},
    {16247, 185295765}, {16260, 3838690653}, {16275, 1263600608}, {16292, 2027855346}, {16312, 3216563907},
    {16326, 1058098686}, {16339, 467864515}, {16350, 3932876427}, {16363, 2706824106}, {16372, 1016188828},
    {16388, 957769824}, {16398, 1005022371}, {16412, 2696340427}, {16430, 1092596157}, {16441, 1283833217},
    {16460, 1606336818}, {16463, 993596020}, {16478, 2693457989}, {16487, 3779456605}, {16506, 415476443},
    {16519, 1262823941}, {16529, 1622115944}, {16537, 1499161504}, {16548, 2973219889}, {16561, 2597275607},
    {16566, 1748273790}, {16572, 860606716}, {16577, 3002334877}, {16594, 2034172196}, {16620, 3305562105},
    {16638, 3707972394}, {16645, 3647859367}, {16658, 3236366608}, {16671, 1824874128}, {16692, 2788634194},
    {16714, 1466132464}, {16742, 3529599493}, {16774, 2079469443}, {16796, 738891302}, {16814, 3197889394},
    {16833, 2360350959}, {16858, 3813530536}, {16861, 488247560}, {16864, 605690893}, {16867, 622615607},
    {16870, 572282750}, {16873, 2334079840}, {16876, 2384412697}, {16879, 2367635078}, {16882, 2417967935},
    {16885, 2502003125}, {16904, 3649363768}, {16923, 3444963044}, {16954, 2273024933}, {16977, 4264915354},
    {16998, 3077942367}, {17027, 590894855}, {17037, 1618037728}, {17047, 1850454287}, {17057, 3957551837},
    {17076, 4284171251}, {17092, 3891447831}, {17098, 2774883451}, {17110, 3483418915}, {17127, 668816343},
    {17135, 2931048700}, {17144, 2388452721}, {17152, 4258353177}, {17155, 1141775739}, {17161, 4126724647},
    {17171, 2859901778}, {17175, 3250964130}, {17183, 1360419304}, {17187, 3001705435}, {17193, 2071016015},
    {17198, 4246411473}, {17202, 2944866961}, {17205, 418647609}, {17208, 2471879920}, {17210, 1105628090},
    {17214, 963632676}, {17217, 1882099852}, {17226, 2097992392}, {17234, 4171284318}, {17242, 2265671865},
    {17249, 2076987736}, {17260, 3694939264}, {17267, 2984259090}, {17274, 306596620}, {17282, 1011505953},
    {17286, 1692432290}, {17293, 1616530830}, {17304, 2662881380}, {17311, 3218261061}, {17318, 2261369287},
    {17324, 912855974}, {17330, 3374781713}, {17338, 2293478956}, {17355, 1149880784}, {17367, 1491100860},
    {17378, 417924775}, {17389, 3895649598}, {17402, 2700906213}, {17424, 2989913377}, {17430, 3882857642},
    {17436, 3114108242}, {17443, 2831556715}, {17456, 3401266884}, {17462, 1451477576}, {17478, 119757721},
    {17487, 2438128661}, {17499, 2193512543}, {17506, 4182669406}, {17516, 1505809199}, {17535, 2758857958},
    {17546, 1600511528}, {17552, 785452558}, {17562, 1861738460}, {17568, 3056320968}, {17588, 4208727282},
    {17601, 3291555781}, {17610, 2196865874}, {17639, 1361552727}, {17661, 2957611498}, {17670, 2007872489},
    {17678, 2339550961}, {17690, 3508411830}, {17703, 2355901240}, {17714, 4245501841}, {17720, 3163908038},
    {17727, 2925496955}, {17740, 108183312}, {17754, 1328193084}, {17769, 2265931075}, {17790, 3180543629},
    {17802, 1599455416}, {17809, 2387400333}, {17828, 1202605450}, {17836, 591972422}, {17856, 1175191511},
    {17867, 873742264}, {17890, 326594495}, {17900, 2059707271}, {17922, 1503948434}, {17932, 3230945966},
    {17954, 2911124459}, {17965, 1449651004}, {17977, 1980023723}, {18004, 3261273255}, {18021, 1962088798},
    {18032, 659713157}, {18036, 407568404}, {18043, 3610741318}, {18051, 24023407}, {18058, 2767062895},
    {18070, 197333961}, {18085, 3768039387}, {18092, 2976183426}, {18100, 854431587}, {18110, 2611701562},
    {18124, 4149673879}, {18131, 3561702979}, {18142, 3373400544}, {18147, 616319547}, {18162, 2851767893},
    {18174, 2670905232}, {18178, 2984927816}, {18184, 3072721717}, {18191, 382945106}, {18200, 1202886564},
    {18213, 3124826125}, {18230, 1073533898}, {18250, 501308550}, {18270, 3102301894}, {18283, 678697196},
    {18301, 4242588933}, {18309, 3290709023}, {18317, 3206573181}, {18325, 3156240324}, {18337, 873554442},
    {18349, 3877044912}, {18356, 1386144670}, {18400, 3391438105}, {18433, 3275802252}, {18439, 1665555596},
    {18449, 955209608}, {18459, 3663374774}, {18467, 2845693673}, {18476, 1402472725}, {18490, 3292755612},
    {18495, 1795259425}, {18504, 2710028206}, {18558, 2549331680}, {18569, 2094265262}, {18580, 2380435381},
    {18599, 801338602}, {18620, 2854832407}, {18645, 155406996}, {18657, 3678362229}, {18668, 930651626},
    {18685, 883771916}, {18697, 2754639596}, {18710, 3381696689}, {18730, 2497068525}, {18754, 4204966360},
    {18758, 3848464964}, {18769, 4196316528}, {18774, 1775113223}, {18783, 4293857150}, {18808, 105220734},
    {18824, 2941928401}, {18847, 3513504379}, {18881, 2399979131}, {18922, 397375761}, {18936, 2554776799},
    {18943, 1325902193}, {18950, 4257774810}, {18969, 3385953049}, {18983, 363805148}, {19002, 2241932221},
    {19011, 3578929855}, {19022, 960139624}, {19030, 1597548103}, {19045, 957531795}, {19058, 1010886454},
    {19078, 1596791097}, {19083, 828449414}, {19099, 4083200273}, {19115, 1563607652}, {19120, 3373576235},
    {19136, 1686781560}, {19143, 247011038}, {19159, 3118206852}, {19176, 1114429566}, {19192, 275414779},
    {19210, 3681786005}, {19237, 1786964809}, {19240, 4081524352}, {19243, 3880226465}, {19248, 1336735441},
    {19255, 3258804367}, {19264, 3220778976}, {19274, 3246523276}, {19285, 2488280337}, {19299, 2068458324},
    {19314, 763838368}, {19321, 637820293}, {19325, 2601460036}, {19330, 1480246043}, {19339, 978711165},
    {19346, 309439324}, {19355, 2535512472}, {19373, 3793360030}, {19395, 3530699951}, {19414, 3107109432},
    {19436, 2768536296}, {19456, 2255243348}, {19474, 1791059818}, {19480, 4128829753}, {19494, 2557930546},
    {19516, 1165654517}, {19537, 1287267581}, {19561, 333206726}, {19584, 2848081438}, {19605, 1910782036},
    {19625, 3395304284}, {19648, 1173374833}, {19670, 2943989225}, {19692, 1789752760}, {19712, 723746973},
    {19735, 928095684}, {19752, 66633762}, {19762, 3883652983}, {19782, 1787670268}, {19804, 2151592719},
    {19816, 288631100}, {19827, 835911719}, {19838, 18669246}, {19851, 1289413733}, {19873, 576822689},
    {19897, 1403930331}, {19903, 1863671838}, {19914, 2924953349}, {19927, 951339946}, {19940, 2908236957},
    {19948, 60532369}, {19958, 3795175885}, {19973, 1243462689}, {20015, 3533566504}, {20037, 1855131199},
    {20046, 1056680197}, {20056, 2951402203}, {20076, 3636908325}, {20087, 1964022558}, {20097, 684154646},
    {20120, 2371177212}, {20145, 1731011858}, {20170, 2398960364}, {20196, 2922600688}, {20249, 17738465},
    {20256, 343848780}, {20269, 2712090128}, {20292, 944362804}, {20314, 115475624}, {20345, 694824490},
    {20361, 2617424471}, {20377, 554307351}, {20397, 580401027}, {20410, 2837546561}, {20418, 3574960668},
    {20421, 1090614859}, {20438, 2666343581}, {20458, 848102186}
};

static const int32_t slots[] = {
    -1, -1, -1, 768, 215, 818, -1, -1, 212, -1, 368, -1, -1, 166, 1525, 817, -1, -1, 1067, 135, 1467, 1539,
    1583, -1, -1, 337, -1, -1, -1, -1, -1, -1, 1069, -1, -1, -1, 958, 1104, 1150, -1, 428, -1, -1, 852, -1,
    -1, 1580, -1, -1, 203, -1, 837, 1211, -1, -1, -1, 1128, 299, 643, -1, -1, -1, -1, 52, 121, 683, -1, -1,
    1568, -1, -1, -1, -1, 405, 224, 1595, -1, -1, 533, -1, 543, -1, -1, 98, -1, -1, 1637, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 681, 262, 1322, 1490, 267, -1, -1, 844, -1, 1474, -1, -1, 1501, -1, 176, -1, -1, 1278,
    -1, -1, -1, 657, -1, -1, 1117, 1204, -1, -1, 1264, -1, -1, -1, -1, 1327, 1493, 1547, -1, -1, 107, 1136,
    1584, -1, -1, 1244, -1, -1, 5, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1550,
    -1, -1, 744, 156, 698, -1, 1042, 1634, -1, 1594, -1, 1553, -1, 1455, -1, -1, -1, -1, -1, -1, -1, 1225,
    -1, 1491, -1, -1, 272, 859, -1, 807, -1, 751, -1, 1020, 1440, -1, -1, 1138, -1, -1, -1, -1, 940, 261, -1,
    444, -1, -1, 1423, -1, 1233, -1, -1, -1, -1, -1, -1, -1, -1, 387, -1, 454, 589, -1, -1, 628, 618, 858,
    956, 1457, 1487, 1610, -1, -1, 1101, -1, -1, 1255, -1, -1, -1, -1, -1, 111, 451, 217, 455, 962, 833, 975,
    -1, -1, -1, -1, 1561, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 885, -1, -1, 426, -1, 910, 571, 951, -1,
    -1, 205, 703, 1364, -1, -1, -1, -1, -1, 930, -1, 342, -1, -1, -1, -1, 131, 654, -1, -1, -1, -1, -1, -1,
    -1, 1372, -1, -1, 62, 1183, -1, -1, -1, 124, 641, -1, -1, 927, -1, 1502, -1, -1, -1, -1, 322, 36, 1635,
    -1, -1, -1, 795, -1, 1653, -1, 372, 1461, -1, -1, 1445, 490, 1548, 590, 202, 448, 471, 1035, 637, -1,
    196, -1, 603, -1, 1219, -1, -1, 1031, -1, 866, 1063, -1, 947, -1, 259, -1, -1, -1, 954, 1277, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, 996, 1398, -1, 1465, -1, -1, 774, -1, -1, 450, 591, -1, -1, 896, 1030,
    -1, -1, 1622, -1, 279, -1, -1, 865, 1588, 331, 1184, 418, 1382, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    1508, -1, -1, -1, 319, 336, 350, 453, 206, 502, 720, 717, 834, 1074, 1627, 968, -1, -1, -1, -1, -1, -1,
    1346, -1, 189, 296, 482, -1, 503, -1, 129, 1299, 282, -1, -1, -1, -1, -1, -1, -1, -1, -1, 836, -1, -1,
    -1, -1, -1, -1, -1, -1, 477, -1, -1, -1, -1, -1, 132, 162, 547, -1, -1, -1, 745, -1, -1, -1, -1, -1, -1,
    -1, 326, 1300, -1, -1, 1448, -1, 250, -1, 873, -1, -1, -1, -1, 587, 889, 1091, 670, 740, -1, -1, -1, 656,
    204, 1325, -1, -1, -1, -1, 1312, -1, -1, 1267, 1571, -1, -1, -1, 278, -1, -1, -1, 374, 897, 1182, 1077,
    -1, -1, -1, -1, 728, 1206, -1, -1, 497, -1, 491, -1, -1, -1, 358, -1, -1, -1, 1492, -1, 403, -1, -1, -1,
    -1, -1, 901, -1, 1304, -1, -1, -1, 688, 609, -1, -1, 1459, -1, -1, -1, -1, -1, 870, 1185, -1, 1376, 1519,
    -1, -1, 487, 1103, 1143, 1186, -1, -1, -1, -1, 357, 1366, -1, -1, 1326, 1109, 275, 627, 1040, -1, 1307,
    1647, -1, -1, 1029, 110, 230, -1, -1, 1420, -1, -1, -1, -1, -1, -1, 810, -1, 886, 415, 484, -1, -1, -1,
    566, -1, -1, -1, 93, 718, 413, -1, -1, -1, 37, 1177, -1, -1, -1, -1, 1151, -1, -1, 710, -1, 92, 707, 19,
    1560, -1, 1033, -1, -1, 488, 771, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 567, 1059, 1142, -1, -1, 1007,
    -1, -1, -1, 260, 516, 739, -1, 1311, -1, -1, 821, 1008, -1, 1354, 501, -1, -1, -1, -1, 1169, -1, -1, 285,
    -1, 1113, 489, 655, 1160, 191, 1305, 1397, 1052, 1247, 252, 1500, 1289, 1649, -1, -1, -1, -1, -1, -1,
    447, -1, 312, 1161, -1, 937, -1, -1, -1, 1294, -1, -1, -1, -1, -1, -1, -1, -1, 1479, -1, 994, 96, 113,
    -1, -1, -1, -1, 90, -1, -1, 381, 1280, -1, 1207, 1146, 1417, 1599, 1026, -1, -1, 1158, -1, -1, -1, -1,
    -1, 263, 762, 955, 882, 1262, -1, 1102, -1, -1, -1, -1, -1, -1, -1, -1, 198, 581, 174, 602, 1391, 175,
    1602, -1, -1, -1, -1, -1, 469, -1, -1, -1, 1251, -1, 1254, -1, -1, -1, -1, 1097, 1631, -1, 1541, -1,
    1563, -1, -1, -1, 789, -1, -1, 347, -1, -1, 791, -1, -1, 535, 630, 0, 576, -1, 465, -1, -1, -1, -1, -1,
    -1, -1, -1, 1099, -1, -1, 41, 915, -1, 1320, -1, 1093, -1, 9, 1505, -1, -1, 1387, 68, -1, -1, -1, -1,
    325, -1, 549, -1, -1, -1, -1, -1, 371, -1, 1542, 855, 705, 1281, 1370, -1, -1, 1475, -1, 1198, -1, -1,
    303, -1, 20, 270, 652, 780, 1612, 221, 266, 808, 969, -1, 1590, -1, -1, 839, 1616, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 1604, -1, -1, 1618, 385, 1355, 335, -1, 1486, 467, -1, -1, -1, 1258, -1, 812, -1,
    -1, -1, -1, -1, -1, 479, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 332, 389, 848, 923, 802,
    835, -1, 939, -1, 24, 1458, 1624, 772, 594, -1, 11, 77, 949, 1038, 1431, 1449, 58, 498, 1121, 139, 1495,
    -1, -1, -1, -1, 631, 1481, -1, -1, 208, 1504, -1, -1, -1, 242, -1, -1, -1, -1, -1, 370, -1, -1, 648, 916,
    1323, -1, 763, -1, -1, 985, -1, -1, 1347, -1, -1, -1, 1085, -1, -1, -1, 147, 115, -1, -1, -1, 277, -1,
    -1, 353, 56, -1, 69, 1318, -1, -1, -1, -1, 1, 1392, 967, 1473, 39, 127, -1, -1, 223, -1, -1, -1, -1, 201,
    339, 895, 1209, 1358, 1650, 682, -1, -1, -1, -1, -1, -1, -1, 840, -1, -1, -1, 200, 924, -1, -1, -1, -1,
    -1, -1, 386, -1, -1, 1178, 1055, -1, -1, -1, 1009, 539, 1301, -1, -1, 1494, -1, -1, -1, -1, 820, 179, -1,
    -1, -1, -1, 344, 876, -1, -1, 1316, 1385, -1, 152, -1, 1086, -1, -1, -1, 922, 1545, -1, -1, 211, -1, -1,
    615, 918, 1652, -1, -1, -1, -1, 1497, -1, -1, -1, -1, -1, 919, 1240, 1518, -1, 104, -1, 1164, -1, -1, -1,
    -1, -1, -1, -1, -1, 1338, 1210, -1, -1, 40, 441, -1, 636, 704, -1, -1, -1, 1536, 333, -1, -1, -1, -1, -1,
    -1, -1, 236, -1, -1, -1, -1, -1, -1, -1, -1, 995, -1, -1, 530, 730, 1153, -1, -1, 1356, 220, 1598, -1,
    1095, 1286, 1512, -1, 1226, -1, -1, -1, 1640, 87, 1249, -1, -1, -1, -1, 1546, 130, -1, -1, 485, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, 619, -1, 959, 1416, 1587, 528, -1, -1, -1, -1, 610, 757, 629, 1390, 1080,
    1565, -1, -1, -1, -1, -1, -1, -1, -1, 246, 1302, -1, -1, -1, 1036, -1, -1, 103, 1199, 759, -1, -1, -1,
    -1, -1, -1, -1, -1, 1298, 1246, -1, -1, -1, -1, -1, 1239, -1, -1, 706, -1, 434, 173, 945, -1, -1, 992,
    474, 586, -1, -1, -1, -1, -1, -1, -1, -1, 1632, -1, -1, -1, -1, -1, 1428, -1, -1, 2, -1, -1, -1, -1, -1,
    -1, -1, -1, 136, 598, -1, -1, -1, -1, -1, -1, 1064, -1, -1, -1, -1, 298, -1, -1, 1434, -1, 158, -1, 1065,
    -1, -1, 106, 1401, -1, -1, -1, 857, -1, 1062, -1, -1, -1, 177, 722, -1, 1413, -1, -1, -1, -1, -1, -1, -1,
    99, -1, -1, -1, -1, -1, -1, 82, -1, -1, 112, 304, -1, -1, 965, 1220, -1, 1344, -1, 1231, -1, -1, -1, -1,
    -1, -1, -1, -1, 1274, -1, 28, 564, -1, 1395, -1, 143, -1, -1, -1, -1, -1, -1, 1443, -1, 105, 781, 1643,
    -1, -1, 493, 1245, -1, -1, 1271, 1410, -1, -1, -1, -1, -1, -1, -1, 1090, -1, -1, -1, -1, -1, 623, 32, -1,
    -1, -1, -1, -1, 1441, -1, -1, -1, -1, -1, -1, 997, 1342, 431, 736, 163, 519, 1053, 522, -1, 165, 1004,
    -1, -1, -1, -1, -1, -1, 783, 1148, 689, -1, -1, 880, 1201, 1605, -1, -1, 661, 1418, 1506, -1, -1, -1, 60,
    264, 972, 819, 151, 1644, 313, 1476, 499, 568, -1, -1, -1, 30, 697, 830, -1, -1, -1, -1, -1, 443, -1,
    929, -1, -1, -1, 1012, -1, -1, -1, -1, -1, 583, 1340, 314, 72, -1, -1, -1, -1, -1, 410, -1, -1, -1, 1529,
    620, -1, -1, -1, -1, 667, 1024, -1, 864, -1, -1, -1, 1166, 1451, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    1044, -1, -1, -1, -1, -1, 346, -1, 712, -1, 1371, -1, -1, -1, -1, -1, -1, -1, -1, -1, 936, -1, -1, 187,
    -1, -1, -1, -1, -1, 596, 1263, -1, 862, -1, -1, 765, 81, 1386, 960, 239, 1415, 909, 1484, -1, -1, 1229,
    899, -1, 1016, -1, -1, -1, 592, -1, -1, -1, -1, 664, 814, -1, 983, -1, -1, 964, 508, -1, -1, 1626, -1,
    1195, 1654, 338, -1, -1, -1, -1, 1066, 849, -1, -1, -1, -1, -1, -1, -1, 963, 1061, 1224, 1250, 1314, -1,
    1381, -1, -1, -1, 411, 1023, 1499, -1, -1, 128, 633, 1555, 1130, -1, 666, -1, -1, 1527, -1, -1, -1, -1,
    -1, -1, 553, -1, 1048, -1, -1, -1, 879, 360, -1, -1, -1, -1, 1447, -1, 125, 1368, -1, -1, -1, -1, 181,
    1107, -1, -1, -1, -1, 148, 548, 701, 1060, -1, -1, -1, -1, -1, 390, -1, -1, 595, -1, -1, -1, -1, 430, -1,
    -1, -1, -1, -1, -1, 1015, -1, -1, -1, -1, -1, -1, 1147, -1, 437, -1, 966, -1, -1, 699, -1, 769, -1, -1,
    841, 1523, -1, 874, 884, -1, -1, -1, -1, 419, -1, -1, 73, 668, 1426, 1404, 1452, 1463, -1, -1, -1, 1108,
    803, -1, 650, -1, -1, 644, -1, 1351, 1427, -1, -1, -1, 1472, -1, -1, -1, -1, 665, -1, -1, 6, -1, 184,
    797, -1, -1, -1, -1, -1, -1, 1591, -1, 678, -1, 1611, 921, -1, -1, 555, -1, -1, -1, -1, -1, 999, 492,
    973, 138, -1, -1, -1, -1, 229, -1, -1, -1, -1, -1, -1, -1, 1498, 1019, 1551, 917, -1, -1, -1, -1, 561,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1034, -1, 626, 552, 476, -1, -1, -1, -1, 295, -1, 1630, 1193,
    1232, 1639, 341, 1464, -1, 26, 1375, 126, -1, -1, -1, 243, -1, -1, -1, 18, -1, 352, 1043, -1, 931, -1,
    -1, 1155, -1, -1, -1, -1, -1, -1, 920, -1, -1, -1, 1363, -1, -1, -1, -1, -1, -1, 616, -1, -1, 1022, 481,
    -1, 1514, -1, -1, 888, -1, -1, 255, 1439, 986, 1558, -1, 1450, -1, -1, 1253, -1, -1, -1, -1, -1, -1, -1,
    1589, -1, -1, -1, -1, 1438, -1, -1, 180, 1567, 317, 788, -1, -1, -1, 1270, -1, 185, 1572, 719, -1, -1,
    -1, -1, -1, -1, -1, 1442, 1273, 75, -1, -1, -1, -1, -1, -1, 1557, -1, 461, -1, -1, -1, 49, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, 1482, 872, -1, -1, -1, 702, 1021, 877, -1, -1, 89, 1549, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, 1333, -1, 1172, 542, 686, -1, -1, -1, -1, -1, -1, 560, 532, 1094,
    692, 1139, -1, -1, -1, -1, -1, -1, 1412, -1, 424, -1, 787, 974, -1, -1, 1132, -1, 310, -1, 1051, 541, -1,
    -1, -1, 1569, 925, -1, 1613, 991, 1011, 1179, -1, -1, 1593, 1191, -1, -1, -1, -1, -1, 1087, -1, 324, 700,
    -1, 1057, -1, -1, -1, -1, -1, -1, -1, -1, -1, 44, 529, -1, 1137, 1403, 1488, -1, -1, 391, -1, -1, -1, -1,
    -1, -1, -1, 948, 574, 291, 1078, 1570, 1516, -1, 240, -1, -1, -1, -1, -1, -1, -1, 1579, -1, -1, -1, -1,
    -1, -1, 782, 1118, -1, -1, -1, 1629, 1562, -1, -1, -1, 213, -1, 875, 1100, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 241, 88, 671, 562, 1564, 1651, -1, 137, 976, 770, 383, -1, -1,
    -1, -1, -1, -1, -1, -1, 74, 1098, -1, -1, -1, -1, 1308, -1, -1, -1, -1, -1, -1, 614, -1, 194, -1, 941,
    -1, 274, -1, -1, 1596, -1, 1168, -1, -1, 1554, -1, -1, 1212, -1, 1379, -1, -1, -1, 421, -1, -1, -1, -1,
    475, -1, -1, -1, -1, -1, -1, 509, 408, 1421, 1116, -1, 1373, 984, 753, -1, -1, -1, 883, 662, -1, -1,
    1296, -1, -1, -1, -1, 798, 45, 216, 1084, -1, -1, 178, -1, 1260, 66, 120, 1190, -1, -1, -1, 33, 1309, -1,
    1165, -1, -1, 748, -1, -1, -1, -1, 86, -1, -1, -1, -1, -1, 933, 815, 378, -1, -1, 273, 13, 1197, -1, -1,
    -1, -1, -1, -1, -1, 1559, 27, -1, -1, -1, -1, -1, 1511, -1, -1, 790, -1, 193, 600, -1, -1, -1, -1, -1,
    -1, -1, 311, 423, 1424, -1, -1, -1, -1, 393, -1, -1, -1, 863, 1072, 822, 1050, 1374, -1, -1, 721, 1597,
    801, 714, 359, 827, 914, 938, -1, -1, -1, -1, 881, 8, 1269, -1, 869, -1, -1, 57, 892, -1, -1, -1, -1, -1,
    -1, 1641, -1, -1, -1, 867, -1, -1, -1, 286, 582, 1238, 1058, 1282, 1350, 1534, -1, -1, -1, -1, -1, -1,
    926, -1, 1332, -1, -1, -1, -1, -1, 579, -1, 758, 283, -1, -1, -1, -1, 1122, -1, -1, -1, 195, 1303, 1047,
    -1, -1, -1, 786, -1, -1, -1, -1, -1, -1, 53, -1, -1, -1, 1377, -1, -1, -1, -1, -1, -1, 685, -1, -1, -1,
    -1, 524, -1, -1, 118, 785, -1, 716, -1, -1, -1, -1, -1, -1, 767, 1359, 659, 164, 228, 1483, 1524, 726,
    31, -1, 1162, -1, 231, 711, -1, -1, 276, 1127, -1, 1621, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1645, -1,
    -1, -1, -1, -1, 1275, -1, 305, -1, -1, -1, 294, -1, -1, -1, -1, -1, -1, 245, 1114, 1614, 29, 328, -1,
    738, 526, 747, 1257, 545, 1140, 1581, 1222, 1041, -1, -1, -1, -1, -1, -1, -1, -1, 647, -1, -1, -1, 1000,
    457, -1, -1, -1, 1295, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 675, 362, 893, 694, -1, -1, 1071, 903,
    -1, -1, -1, 750, -1, -1, 429, -1, 366, -1, -1, -1, -1, -1, 452, -1, -1, -1, -1, -1, 905, 1028, 1187,
    1248, 1408, 1266, 993, -1, -1, -1, -1, -1, -1, -1, -1, 1411, -1, -1, -1, 1089, -1, -1, 557, -1, -1, 1292,
    -1, -1, 244, 638, -1, 1336, -1, -1, -1, 1200, -1, -1, -1, -1, -1, 1075, -1, 35, 345, -1, 1507, 890, 569,
    766, 1196, -1, 550, -1, 687, -1, 142, 691, 1285, 1526, -1, -1, -1, -1, 1120, 397, 1535, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 1478, -1, -1, 1367, 1088, 538, 257, 348, -1, -1, -1, -1, -1, -1, 741, 1532, 731,
    -1, 349, -1, 64, 1154, 1521, -1, -1, 517, -1, -1, -1, -1, -1, -1, 970, 1214, -1, 48, -1, 334, -1, 775,
    83, 265, 761, 1205, 117, -1, 504, -1, -1, 799, -1, -1, -1, -1, -1, 248, 902, 1135, 1352, -1, 1014, -1,
    -1, -1, -1, -1, -1, -1, -1, 608, -1, 1001, -1, -1, 1349, -1, 1234, -1, -1, -1, -1, -1, 743, 1213, -1,
    134, 760, -1, 472, 1218, -1, -1, -1, -1, -1, -1, -1, 1446, -1, 7, -1, -1, 1046, -1, -1, -1, 861, 793,
    1167, 22, -1, -1, -1, 316, 887, -1, -1, -1, 168, -1, -1, -1, 161, -1, -1, -1, 466, 1145, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 727, 1131, 76, 238, 34, -1, 116, 123, 911, 1037, -1, 611, 735, -1, 1228, -1, 235, -1,
    606, -1, -1, -1, 427, -1, 1176, -1, -1, 155, -1, 256, -1, 114, 1181, -1, 188, 25, 1070, 1454, 851, 61,
    78, 1625, -1, -1, 842, -1, -1, -1, -1, -1, 1319, 988, -1, -1, 696, 1216, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 669, -1, -1, -1, -1, 354, 860, 1265, 1313, -1, 784, 1002,
    1510, -1, -1, -1, -1, -1, -1, -1, -1, 674, 734, 1013, -1, 1399, -1, 1202, -1, -1, -1, -1, -1, -1, 856,
    1119, 1156, -1, -1, -1, -1, 755, -1, -1, -1, -1, -1, 500, -1, 1609, -1, -1, 10, -1, -1, -1, -1, -1, -1,
    912, 944, -1, 157, 673, -1, -1, -1, -1, -1, 306, 396, -1, -1, -1, -1, 289, -1, 520, 599, 1317, -1, -1,
    777, 942, 1384, -1, 55, -1, -1, 468, 981, -1, -1, 952, 1010, 1638, -1, -1, -1, -1, 507, 646, 754, 1123,
    906, 1236, -1, 1617, -1, -1, -1, -1, 435, 693, 1039, 1361, -1, -1, -1, 804, -1, 649, 54, 364, -1, -1, -1,
    -1, 573, 321, 377, 67, 1353, 394, 95, 584, 1537, -1, -1, 825, -1, -1, -1, -1, -1, 1369, -1, -1, -1, -1,
    894, -1, -1, -1, -1, -1, -1, -1, 159, 293, 416, 425, 723, -1, -1, -1, -1, 1544, -1, -1, -1, 1237, -1, -1,
    -1, 42, -1, -1, -1, 1606, 380, -1, -1, -1, 1217, -1, -1, -1, 16, 773, -1, -1, -1, -1, -1, 1573, 987, -1,
    -1, 442, -1, -1, -1, -1, 907, -1, -1, -1, 401, -1, 400, 1409, 1049, 1171, -1, -1, 249, 578, -1, 1221,
    1414, -1, -1, -1, 154, 144, -1, -1, 1170, -1, -1, -1, -1, 871, 764, 828, -1, -1, 850, -1, -1, -1, -1, -1,
    -1, 639, -1, 1435, 1469, 1315, -1, -1, -1, -1, 1615, 816, -1, -1, 1279, 1329, -1, 388, -1, -1, -1, 597,
    -1, -1, 796, 1124, -1, -1, -1, -1, 412, -1, -1, 847, -1, 559, -1, 556, -1, 632, 59, 1348, 1456, -1, -1,
    -1, 588, 715, 1540, -1, -1, -1, -1, -1, -1, -1, 518, -1, -1, -1, 792, -1, -1, -1, -1, 436, -1, -1, -1,
    -1, 361, 253, -1, -1, 1082, 1389, -1, -1, 46, 109, -1, 695, -1, -1, 1393, 565, 1513, 746, -1, -1, -1, -1,
    -1, -1, -1, 1115, 1574, -1, -1, -1, 1259, 1215, -1, -1, 653, 514, -1, -1, -1, 778, 1068, -1, 1125, -1,
    1345, 1394, -1, 1556, -1, 486, 463, 1436, 684, -1, 458, -1, 622, 409, 1126, -1, -1, 617, -1, -1, 3, -1,
    420, -1, 407, 540, -1, -1, -1, 395, 1406, 534, -1, -1, -1, -1, 1111, 439, 65, 4, 47, 141, -1, -1, 1261,
    513, 1163, 1054, 1335, 222, 290, 470, 593, -1, 680, -1, 570, 1619, 1018, 625, 460, -1, -1, -1, 1362, -1,
    1608, 868, -1, 511, -1, -1, -1, -1, 365, 1006, 288, -1, -1, 1522, -1, 12, 192, 1533, -1, 404, -1, 1056,
    1575, -1, -1, -1, -1, -1, -1, 287, 496, 1079, -1, 480, 1466, -1, -1, 651, 732, -1, -1, -1, -1, -1, 982,
    989, -1, -1, -1, -1, -1, 1517, -1, 1343, 21, 300, 612, 1083, 214, -1, -1, 145, -1, -1, -1, 806, -1, 43,
    -1, 210, 1360, -1, -1, -1, -1, -1, -1, -1, 1601, -1, -1, -1, -1, -1, 1235, -1, -1, -1, -1, -1, -1, -1,
    -1, 209, -1, -1, -1, -1, -1, -1, 1582, 320, 512, -1, -1, -1, 572, 634, 672, 913, 1310, 1174, 1422, 1646,
    1528, 1648, 63, 150, 690, 1600, -1, -1, -1, -1, 1106, 971, 1633, -1, -1, -1, -1, -1, -1, 575, 446, -1,
    101, -1, -1, -1, -1, 1092, 1141, -1, -1, -1, 1453, 269, -1, -1, -1, 1330, -1, 621, 1005, -1, 308, -1,
    251, 369, 776, -1, 1383, -1, 515, -1, -1, -1, 318, 1433, -1, -1, 373, -1, 554, -1, -1, 330, -1, -1, 1402,
    1538, -1, -1, 232, 432, 225, -1, -1, -1, -1, 1288, -1, -1, -1, -1, -1, -1, -1, -1, -1, 932, -1, -1, -1,
    1388, 1112, -1, -1, -1, 190, 284, 1552, -1, -1, -1, 197, 1337, 645, -1, -1, -1, 171, 943, 1290, 149, -1,
    677, -1, 70, 521, 1256, 1509, -1, -1, -1, 355, -1, 462, -1, -1, -1, 17, 219, 119, -1, -1, -1, 1603, -1,
    1470, 676, 742, 340, 752, 438, 1242, 737, -1, 1407, -1, -1, 823, 186, 1400, -1, -1, -1, 1159, -1, 1460,
    -1, -1, -1, -1, 1291, 392, 483, 1628, 15, 100, -1, -1, -1, -1, 1306, 406, -1, 1585, -1, -1, 399, 307, -1,
    80, -1, -1, -1, -1, -1, -1, -1, -1, 1586, -1, -1, -1, -1, -1, 363, 1241, 1173, 1324, -1, -1, -1, 309,
    725, -1, 1620, -1, 1429, 422, 990, 182, 604, -1, 402, 729, 800, 1485, -1, -1, -1, 414, 756, -1, -1, -1,
    527, 749, -1, -1, 1321, -1, -1, -1, -1, 1276, -1, -1, 811, 1396, -1, -1, 1017, -1, -1, -1, -1, -1, -1,
    -1, 709, -1, -1, -1, 494, 544, -1, -1, -1, -1, 1129, 398, -1, 379, -1, 1203, -1, -1, -1, -1, 84, 1272,
    -1, 1477, -1, -1, -1, -1, -1, -1, 809, 1531, -1, 301, 679, 845, 1425, -1, -1, -1, 660, 199, 367, 1530,
    -1, -1, -1, -1, -1, -1, 268, 1576, -1, 878, -1, 227, 1149, 375, 1380, 1623, -1, 724, 961, -1, -1, -1, -1,
    -1, -1, -1, 1194, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1578, 1073, 1283, 1357, -1, -1, -1, -1, -1, 898,
    1252, 478, -1, -1, -1, -1, -1, -1, 1365, 1297, -1, -1, 1405, 1432, 1293, 327, 601, -1, -1, -1, -1, -1,
    708, -1, 978, 323, -1, -1, 998, 1577, 433, -1, -1, -1, -1, 234, -1, -1, -1, -1, -1, 713, 85, -1, -1, -1,
    -1, -1, -1, 343, 440, 160, 642, 585, 1223, 640, 1227, 1543, 957, -1, -1, 1032, -1, -1, -1, 523, 1636, -1,
    853, -1, -1, -1, -1, -1, -1, -1, -1, -1, 226, 108, 445, 459, 1157, -1, 531, -1, -1, -1, -1, 258, 271,
    1152, 1180, 1496, -1, 456, 563, -1, -1, -1, -1, -1, 297, 1230, 1268, -1, 536, 846, -1, -1, -1, -1, -1,
    558, 1378, 376, -1, -1, -1, -1, 506, -1, -1, -1, -1, -1, 382, 1503, 315, 1027, 1480, -1, -1, -1, -1, -1,
    167, 449, -1, -1, -1, -1, -1, -1, -1, 546, -1, -1, -1, -1, 1471, 1045, -1, 237, -1, -1, -1, -1, -1, 580,
    -1, -1, -1, -1, -1, 14, 613, -1, 663, -1, 51, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 824, -1, 50, 537,
    -1, 233, 1189, 832, -1, 133, 1515, 891, -1, 904, -1, -1, 247, 813, 329, 635, 779, 826, 577, 1076, 1444,
    -1, -1, 153, -1, 71, 172, 473, -1, -1, -1, -1, 980, -1, -1, 829, -1, -1, -1, -1, 658, 1081, 38, 140, -1,
    -1, -1, -1, -1, 1243, -1, 384, 351, -1, -1, 1188, -1, -1, 854, 953, 302, 1133, 1331, -1, 794, -1, 146,
    -1, 281, -1, 23, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1096, 607, 950, 900, -1, -1, 928, -1, 292, -1,
    -1, -1, -1, -1, -1, 207, 1003, 977, -1, 1328, 1437, 946, 908, -1, -1, -1, -1, -1, -1, -1, 843, 1175,
    1430, -1, -1, 979, 1520, -1, 1208, -1, -1, 733, 1468, -1, -1, -1, 169, 551, 1334, 170, 934, -1, -1, -1,
    1134, 1192, 838, -1, 97, -1, 356, 1607, -1, -1, -1, -1, 102, 91, 280, 605, 1489, 1462, -1, -1, -1, 831,
    -1, -1, 935, -1, 254, 1642, -1, -1, -1, -1, -1, 1566, 1339, -1, 122, -1, 1105, 1341, -1, 1592, 624, -1,
    1284, -1, -1, -1, -1, -1, -1, -1, 1287, -1, 1110, -1, 183, -1, -1, 1419, 94, -1, -1, -1, -1, -1, -1, -1,
    495, 79, 505, 525, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 510, 218, 805, -1, -1, -1, -1, -1, -1,
    464, 417, -1, -1, 1144, 1025, -1, -1, -1, -1, -1, -1, -1, -1
};

static const int16_t first[] = {
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1181, -1, -1, -1, -1, 1238, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 430, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1278, -1,
    673, -1, -1, -1, -1, 849, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 464, 466, 468, 428, 470, 427, 452,
    509, 511, 515, 512, 406, 440, -1, -1, 259, -1, 390, 449, -1, -1, -1, -1, -1, 422, -1, 922, 1, 672, 964,
    45, 48, 376, 374, 378, 380, 377, 375, 379, 381, 263, 246, 247, 333, 1457, 1536, 8, 26, 0, 9, 27, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, 226, 227, 228, 230, 231, 229, -1, -1, 1511, 244, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 236, 237, 238, 239, 240, 241, 242, 243, -1, -1, 480, 501,
    1538, 453, 1540, -1, -1, -1, -1, -1, 359, 70, 84, 94, 114, 63, -1, 575, 632, 634, 636, 638, 640, 642,
    644, 646, 648, 650, 652, 654, 46, 47, 49, 50, 2, -1, 59, 6, 5, -1, -1, 12, 11, -1, 17, 58, 20, 21, 22,
    23, 24, 25, 28, -1, 29, 30, 31, 32, 33, 34, 35, 36, -1, 37, 38, 39, 40, 41, 42, 43, 44, 51, 52, 53, 54,
    55, 56, -1, -1, -1, 60, 61, 62, 66, 67, 68, 69, 65, 71, 73, 74, 77, 78, 79, -1, 80, 81, 82, 83, 89, 90,
    86, 85, 91, 93, 100, 101, 96, 95, 99, 103, 104, 106, 110, 111, 112, 113, 116, 115, 120, 121, 122, 123,
    124, 125, 126, -1, -1, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142,
    143, 144, 145, 146, 147, 148, 150, 152, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 168,
    1010, 837, 1016, 841, 169, 170, 171, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186,
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
    488, 489, 490, 491, 492, 494, -1, 495, 496, -1, 1707, 1708, 498, -1, -1, 521, 524, 523, 503, 504, 505,
    506, -1, 510, 514, -1, 516, 518, 519, 520, -1, -1, 540, 541, 548, 554, 556, 557, 558, 559, 560, 561, 562,
    563, 564, 565, 568, 571, 573, 1709, 1142, 585, 587, 589, 668, 576, 577, 578, 579, 583, 581, 582, 584,
    586, 588, 590, 591, 592, 593, 594, 595, 596, 597, 598, 599, 600, 601, 602, 603, 604, 605, 606, 607, 608,
    609, 610, 611, 612, 613, 614, 615, 616, 617, 618, 619, 620, 621, 622, 623, 624, 625, 626, 627, 628, 629,
    630, 631, 656, 657, 659, 660, 661, 662, 663, -1, 679, 666, 667, 669, 670, 671, 674, 675, 676, 677, 678,
    680, 681, 682, 683, 684, 685, 686, 687, 688, 689, 690, 691, 692, 693, 694, 695, 696, 697, 698, 699, 700,
    701, 702, 703, 704, 705, 706, 707, 708, 709, 710, 711, 712, -1, 713, 714, 715, 716, 717, 718, 719, 720,
    721, 723, 724, 725, 726, 727, 728, 729, 730, 731, -1, 732, 733, 734, 735, 736, 737, 738, 739, 740, 741,
    742, 743, 744, 745, 746, 747, 748, 749, 750, 751, 752, 753, 754, 755, -1, 756, 757, 758, 759, 760, 761,
    762, 763, 764, 765, 766, 767, 768, -1, 769, 770, 771, 772, 773, 774, 775, 776, 777, 778, 779, 780, 781,
    782, 783, 784, 785, 786, 787, 788, 789, 790, 791, 792, 793, 794, 795, 796, 797, 798, 799, 800, 801, 802,
    803, 804, 805, 806, 807, 808, 809, 1703, -1, 811, 813, 814, 815, -1, 817, 819, 821, 823, 824, 825, 826,
    827, 828, 829, 830, 831, 832, 833, 834, 835, 836, -1, 838, 840, 842, 843, 844, 845, 846, 847, 848, 850,
    851, 852, 853, -1, 854, 855, -1, 856, 857, 858, -1, -1, -1, 861, 863, -1, -1, 865, 867, 868, 871, 873,
    874, 875, 876, 879, 880, 881, 882, 883, 884, 885, 887, 888, -1, -1, 891, 892, 893, 894, 895, -1, 896, -1,
    897, 898, -1, 899, 900, 901, 902, 903, -1, 905, 906, 907, 908, 909, 910, 911, 912, 915, 916, 917, 918,
    1712, 919, -1, 1713, 925, 927, 929, 930, 932, 933, 934, 936, 937, 938, 939, 940, 941, 942, 943, 944, 945,
    947, 948, 949, 950, 951, 952, 953, 956, 957, 958, 959, 960, 961, 962, 963, 965, 966, 967, 968, 969, 970,
    975, 976, 977, 978, 979, 980, 981, -1, -1, 987, 990, 994, -1, 996, 1002, 1003, 1007, 1009, 1018, 1011,
    1012, 1014, 1015, 1017, -1, 1019, 1020, -1, 1023, 1026, 1029, 1032, 1035, 1038, 1042, -1, 1043, -1, 1044,
    -1, 1045, 1046, 1047, 1048, 1049, 1050, 1051, 1052, 1053, 1054, 1055, 1056, 1057, 1058, 1059, 1060, 1061,
    1062, 1063, -1, 1065, 1066, 1068, 1069, 1071, 1072, 1074, 1075, 1076, 1078, 1081, 1082, 1083, 1084, 1086,
    1087, 1088, 1089, 1090, 1091, 1092, 1095, 1096, 1097, -1, 1099, -1, 1101, 1103, 1104, 1108, 1109, 1110,
    1111, -1, 1116, 1117, -1, 1118, 1119, -1, 1120, 1121, 1122, 1123, 1124, 1125, 1126, -1, -1, -1, -1, -1,
    -1, 1129, 1130, 1131, -1, -1, 1133, 1134, 1135, 1136, 1137, 1139, 1141, -1, -1, 1143, 1144, 1145, 1146,
    1147, 1148, 1149, 1150, -1, -1, 1152, 1154, 1156, -1, 1157, -1, 1161, 1339, 1163, 1164, 1171, 1172, 1165,
    1166, -1, 1167, -1, -1, -1, -1, -1, 1173, 1174, 1175, 1176, 1177, 1178, 1179, 1180, 1182, 1183, 1184,
    1185, 1186, 1187, 1188, 1189, 1190, 1191, 1192, 1193, 1194, 1196, 1197, 1198, 1199, 1200, 1201, 1202,
    1203, 1204, 1205, 1206, 1207, 1208, 1209, 1210, 1211, 1212, 1213, 1214, 1215, 1216, 1217, 1218, 1219,
    1220, 1221, 1222, 1223, 1224, 1225, 1226, 1227, 1228, 1229, 1231, 1233, 1235, 1236, 1237, 1239, 1240,
    1241, 1242, 1243, 1244, 1245, 1246, 1247, 1248, 1249, 1250, 1251, 1252, 1253, 1254, 1255, 1256, 1257,
    1259, 1261, 1262, 1263, 1264, 1265, 1266, 1267, 1268, 1269, 1270, 1273, 1275, -1, 1271, -1, 1280, 1281,
    -1, -1, 1376, 1373, 1374, 1375, 1286, -1, -1, 1287, 1288, -1, 1368, -1, 1411, -1, -1, -1, 1298, 1303,
    1307, 1308, -1, -1, 1309, 1310, 1392, 1314, -1, 1315, 1316, 1317, 1318, 1319, 1320, 1321, 1322, 1327, -1,
    -1, 1324, 1325, -1, 1329, -1, 1331, 1333, -1, 1335, 1336, 1337, 1340, 1341, 1342, 1343, 1344, 1345, 1346,
    1347, 1348, 1349, 1351, 1358, 1353, 1355, 1357, 1359, 1360, 1361, 1363, 1364, 1365, 1366, 1367, 1369,
    1370, 1371, 1372, 1377, 1378, 1379, 1380, 1381, 1382, 1383, 1384, 1385, 1386, 1387, 1389, 1391, -1, 1412,
    1400, -1, 1402, 1403, 1404, 1405, -1, -1, 1406, -1, 1408, 1410, 1413, 1414, 1415, 1416, -1, -1, 1419,
    1420, 1421, 1422, 1423, -1, 1425, 1431, -1, 1433, 1434, 1435, 1437, 1438, 1439, 1440, -1, 1450, 1442,
    1443, 1444, 1445, 1446, 1447, 1448, 1449, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1451, 1452, 1453, 1454,
    1455, 1456, -1, 1461, 1462, 1463, 1464, 1468, 1469, 1470, 1473, 1474, 1475, 1476, 1477, 1478, 1479, 1482,
    1485, -1, 1489, 1493, 1494, 1495, 1496, 1497, 1498, 1499, 1500, 1501, 1503, 1504, 1505, 1506, 1507, 1508,
    1509, 1510, -1, 1676, 1677, 1678, 1679, 1680, 1531, 1532, 1533, 1534, 1535, 1537, -1, -1, 1541, 1550, -1,
    -1, 1543, 1725, -1, 1542, -1, -1, -1, 1629, 1549, 1551, -1, 1553, 1554, 1555, 1557, 1558, 1559, 1560, -1,
    -1, -1, 1561, 1562, 1563, -1, 1564, 1565, 1566, 1567, 1568, 1569, 1570, 1571, 1572, 1573, -1, -1, 1575,
    -1, -1, 1577, 1579, 1581, -1, 1714, 1715, 1583, 1585, 1587, 1589, 1592, 1716, 1594, 1717, 1595, 1597,
    1598, 1599, 1718, 1600, 1601, 1602, 1603, 1604, 1605, 1606, -1, -1, 1609, -1, -1, 1719, 1720, 1612, -1,
    -1, -1, -1, 1615, -1, -1, 1721, -1, -1, 1620, 1621, 1622, 1623, 1624, 1626, 1628, 1630, 1631, 1632, 1633,
    1634, -1, 1637, 1723, 1638, 1639, 1640, 1641, -1, 1642, 1643, 1644, 1724, 1649, 1651, 1652, 1654, 1655,
    1656, -1, 1657, 1658, 1660, 1661, 1662, 1663, 1665, 1667, 1669, 1671, 1673, 1674, 1675, 1681, -1, 1685,
    1686, 1687, 1688, 1689, -1, 1691, 1696, 1698, 1699, -1, 1726, 1727, 1728, 1729, 1730, 1731, 1732, 1735,
    1736, 1737, 1738, 1739, 1740, 1741, 1742, 1743, 1745, 1746, 1747, 1748, 1749, 1750, 1751, 1753, 1754,
    1755, 1756, 1757, 1758, 1759, 1761, 1762, 1763, 1764, 1765, 1766, 1767, 1768, 1770, 1771, 1772, 1775,
    1776, 1777, 1778, 1779, 1780, 1781, 1783, 1784, 1786, 1787, 1788, 1789, 1790, 1792, 1794, 1704, -1, 1705,
    1706
};

static const struct catalogue_link links[] = {
    {0, 3, 0}, {0, 665, 0}, {0, -1, 0}, {1, 4, 0}, {2, 7, 0}, {2, -1, 0}, {2, -1, 0}, {3, 10, 0}, {3, 13, 0},
    {3, -1, 0}, {4, 64, 0}, {4, 14, 0}, {4, -1, 0}, {5, 15, 0}, {6, -1, 0}, {7, 16, 0}, {8, -1, 0},
    {9, 18, 0}, {10, 19, 0}, {11, -1, 0}, {12, 203, 4}, {12, -1, 5}, {13, -1, 1}, {13, -1, 0}, {14, -1, 1},
    {14, -1, 0}, {15, -1, 1}, {15, -1, 0}, {16, -1, 1}, {16, -1, 0}, {17, 200, 1}, {17, -1, 0}, {18, -1, 1},
    {18, -1, 0}, {19, -1, 0}, {20, -1, 0}, {21, -1, 0}, {22, 913, 3}, {23, -1, 2}, {24, -1, 2}, {25, -1, 2},
    {26, -1, 2}, {27, -1, 2}, {28, -1, 2}, {29, -1, 2}, {30, -1, 2}, {31, -1, 2}, {32, -1, 2}, {33, -1, 2},
    {34, -1, 2}, {35, -1, 2}, {36, -1, 2}, {37, 198, 2}, {38, -1, 2}, {39, -1, 2}, {40, -1, 2}, {41, 57, 0},
    {42, -1, 0}, {43, 75, 4}, {44, 76, 4}, {45, 153, 4}, {46, -1, 4}, {47, -1, 4}, {48, -1, 0}, {49, -1, 0},
    {49, -1, 0}, {50, 1093, 2}, {51, -1, 2}, {52, 1094, 2}, {53, 1100, 2}, {54, 72, 0}, {54, -1, 0},
    {55, -1, 0}, {56, 88, 4}, {56, -1, 5}, {57, 108, 2}, {58, 109, 2}, {59, 92, 1}, {59, -1, 0},
    {60, 355, 1}, {61, -1, 0}, {62, 105, 1}, {63, -1, 0}, {64, 107, 2}, {65, 87, 0}, {65, 1670, 0},
    {65, -1, 0}, {66, -1, 0}, {67, 98, 4}, {68, -1, 2}, {69, -1, 2}, {70, 1752, 2}, {71, 102, 1},
    {72, -1, 0}, {73, 97, 0}, {73, 154, 0}, {73, -1, 0}, {74, -1, 0}, {75, 119, 4}, {75, -1, 5},
    {76, 149, 2}, {77, 151, 2}, {78, 193, 1}, {78, -1, 0}, {79, -1, 0}, {80, 191, 1}, {81, -1, 0},
    {82, 167, 2}, {83, -1, 2}, {84, -1, 2}, {85, -1, 2}, {86, -1, 2}, {87, -1, 2}, {88, 904, 2},
    {89, 117, 0}, {89, 1664, 0}, {89, -1, 0}, {90, 118, 0}, {91, -1, 0}, {92, 173, 4}, {92, -1, 5},
    {93, -1, 4}, {93, -1, 5}, {94, -1, 4}, {94, -1, 5}, {95, -1, 0}, {96, -1, 0}, {97, -1, 0}, {98, -1, 0},
    {99, -1, 4}, {99, -1, 5}, {100, -1, 4}, {100, -1, 5}, {101, -1, 4}, {101, -1, 5}, {102, -1, 4},
    {102, -1, 5}, {103, -1, 2}, {103, -1, 0}, {104, -1, 2}, {104, -1, 0}, {105, -1, 2}, {105, -1, 0},
    {106, -1, 2}, {106, -1, 0}, {107, -1, 2}, {107, -1, 0}, {108, -1, 2}, {108, -1, 0}, {109, -1, 2},
    {109, -1, 0}, {110, -1, 2}, {110, -1, 0}, {111, -1, 2}, {112, 1008, 2}, {113, -1, 2}, {113, -1, 0},
    {114, -1, 2}, {114, -1, 0}, {115, -1, 2}, {115, -1, 0}, {116, 383, 2}, {116, -1, 0}, {117, 340, 2},
    {117, -1, 0}, {118, 1005, 2}, {119, 658, 2}, {120, -1, 2}, {121, 172, 0}, {121, -1, 0}, {122, -1, 0},
    {123, -1, 0}, {124, -1, 0}, {125, 221, 4}, {125, -1, 5}, {126, -1, 1}, {126, -1, 0}, {127, -1, 1},
    {127, -1, 0}, {128, -1, 1}, {128, -1, 0}, {129, 553, 1}, {129, -1, 0}, {130, 555, 1}, {130, -1, 0},
    {131, -1, 1}, {131, -1, 0}, {132, 189, 1}, {132, -1, 0}, {133, 413, 1}, {133, -1, 0}, {134, -1, 1},
    {134, -1, 0}, {135, -1, 1}, {135, -1, 0}, {136, -1, 1}, {137, -1, 0}, {138, -1, 2}, {139, -1, 2},
    {140, -1, 2}, {141, -1, 1}, {142, -1, 2}, {143, -1, 2}, {144, -1, 0}, {145, -1, 5}, {146, 214, 5},
    {147, -1, 5}, {148, -1, 5}, {149, -1, 5}, {150, -1, 5}, {151, -1, 5}, {152, -1, 5}, {153, -1, 5},
    {154, -1, 5}, {155, -1, 4}, {156, -1, 4}, {157, -1, 4}, {158, -1, 4}, {158, -1, 5}, {159, -1, 4},
    {159, 1502, 5}, {160, 364, 4}, {161, 275, 4}, {161, -1, 5}, {162, 271, 4}, {162, -1, 5}, {163, 232, 0},
    {164, 233, 0}, {165, 234, 0}, {166, -1, 0}, {167, 235, 0}, {168, -1, 0}, {169, -1, 0}, {170, -1, 0},
    {171, -1, 0}, {172, 245, 0}, {173, -1, 0}, {174, -1, 0}, {175, -1, 0}, {176, -1, 0}, {177, -1, 0},
    {178, -1, 0}, {179, -1, 0}, {180, -1, 0}, {181, -1, 0}, {182, -1, 0}, {183, -1, 0}, {183, -1, 0},
    {184, -1, 0}, {184, -1, 0}, {185, -1, 0}, {185, -1, 0}, {186, -1, 0}, {187, -1, 0}, {187, -1, 0},
    {188, -1, 0}, {188, -1, 0}, {189, -1, 0}, {189, -1, 0}, {190, 1659, 0}, {190, -1, 0}, {191, -1, 0},
    {191, -1, 0}, {192, -1, 0}, {192, -1, 0}, {193, -1, 0}, {193, -1, 0}, {194, 268, 0}, {195, 269, 0},
    {196, 270, 1}, {197, -1, 1}, {198, 273, 0}, {198, -1, 0}, {199, 274, 0}, {200, 454, 0}, {201, 277, 0},
    {201, -1, 0}, {202, 278, 0}, {203, 455, 0}, {204, -1, 0}, {204, -1, 0}, {205, -1, 0}, {205, -1, 0},
    {206, -1, 0}, {206, -1, 0}, {207, -1, 0}, {207, -1, 0}, {208, -1, 0}, {208, -1, 0}, {209, -1, 0},
    {209, -1, 0}, {210, -1, 0}, {210, -1, 0}, {211, -1, 0}, {211, -1, 0}, {212, -1, 0}, {212, -1, 0},
    {213, -1, 0}, {213, -1, 0}, {214, -1, 0}, {214, -1, 0}, {215, -1, 0}, {215, -1, 0}, {216, -1, 0},
    {216, -1, 0}, {217, -1, 0}, {217, -1, 0}, {218, -1, 0}, {218, -1, 0}, {219, -1, 0}, {219, -1, 0},
    {220, -1, 0}, {221, -1, 0}, {222, -1, 0}, {223, -1, 0}, {224, -1, 0}, {225, -1, 0}, {226, -1, 5},
    {227, -1, 5}, {228, -1, 5}, {229, -1, 5}, {230, -1, 5}, {231, -1, 5}, {232, -1, 5}, {233, -1, 5},
    {234, 332, 1}, {235, 1070, 4}, {236, 1073, 4}, {237, -1, 4}, {238, -1, 4}, {239, -1, 4}, {240, -1, 4},
    {241, -1, 1}, {242, -1, 1}, {243, -1, 1}, {244, 357, 1}, {245, -1, 1}, {246, -1, 2}, {247, -1, 1},
    {248, -1, 2}, {249, -1, 2}, {250, -1, 2}, {251, -1, 2}, {252, -1, 2}, {253, -1, 2}, {254, -1, 2},
    {255, -1, 2}, {256, -1, 2}, {257, -1, 2}, {258, -1, 4}, {259, -1, 4}, {260, -1, 2}, {261, -1, 1},
    {262, -1, 1}, {263, -1, 1}, {264, -1, 1}, {265, -1, 1}, {266, -1, 0}, {267, -1, 1}, {268, 360, 0},
    {269, 361, 0}, {270, -1, 0}, {271, 365, 3}, {272, 366, 3}, {273, -1, 4}, {274, -1, 2}, {275, -1, 2},
    {276, -1, 2}, {277, -1, 0}, {277, -1, 0}, {278, -1, 0}, {278, -1, 0}, {279, -1, 0}, {279, -1, 0},
    {280, -1, 0}, {280, -1, 0}, {281, -1, 0}, {281, -1, 0}, {282, -1, 0}, {282, -1, 0}, {283, -1, 0},
    {283, -1, 0}, {284, 473, 2}, {285, 474, 2}, {286, 415, 2}, {287, 419, 2}, {288, 546, 1}, {289, 538, 1},
    {290, -1, 0}, {291, -1, 0}, {292, 526, 1}, {293, 527, 1}, {294, 517, 1}, {295, 451, 1}, {296, 450, 1},
    {297, -1, 1}, {298, -1, 1}, {299, -1, 1}, {300, -1, 1}, {301, -1, 1}, {302, -1, 5}, {303, -1, 1},
    {304, -1, 1}, {305, -1, 1}, {306, -1, 1}, {307, -1, 1}, {308, 574, 1}, {309, -1, 1}, {310, -1, 1},
    {311, 1701, 1}, {312, -1, 5}, {313, -1, 5}, {314, -1, 5}, {315, 414, 1}, {316, 429, 1}, {317, 532, 1},
    {318, 533, 1}, {319, 418, 1}, {320, -1, 1}, {321, -1, 1}, {322, 421, 1}, {323, -1, 1}, {324, 423, 1},
    {325, 435, 1}, {326, -1, 1}, {327, -1, 1}, {328, -1, 1}, {329, 471, 1}, {330, 469, 1}, {331, 477, 1},
    {332, -1, 2}, {333, 432, 1}, {334, -1, 1}, {335, 434, 1}, {336, -1, 1}, {337, 437, 1}, {338, 439, 1},
    {339, 438, 1}, {340, -1, 1}, {341, -1, 1}, {342, -1, 1}, {343, 463, 1}, {344, 443, 1}, {345, 444, 1},
    {346, 493, 1}, {347, -1, 1}, {348, -1, 2}, {349, -1, 2}, {350, -1, 2}, {351, 528, 1}, {352, 529, 1},
    {353, 530, 1}, {354, 472, 1}, {355, 547, 0}, {356, 456, 1}, {357, 457, 1}, {358, 458, 0}, {359, 459, 0},
    {360, 537, 1}, {361, 536, 1}, {362, 461, 1}, {363, 462, 1}, {364, 534, 1}, {365, -1, 1}, {366, 465, 1},
    {367, 1591, 1}, {368, 467, 1}, {369, 567, 1}, {370, 569, 1}, {371, -1, 1}, {372, -1, 1}, {373, 572, 1},
    {374, 513, 1}, {375, 507, 2}, {376, 508, 2}, {377, -1, 1}, {378, -1, 1}, {379, 531, 1}, {380, -1, 1},
    {381, -1, 1}, {382, 499, 0}, {383, -1, 2}, {384, -1, 2}, {385, -1, 2}, {386, -1, 2}, {387, -1, 2},
    {388, -1, 2}, {389, -1, 2}, {390, -1, 2}, {391, 1527, 2}, {392, 1528, 2}, {393, 1530, 2}, {394, 1529, 2},
    {395, -1, 1}, {396, -1, 1}, {397, -1, 1}, {398, 497, 1}, {399, -1, 1}, {400, -1, 0}, {401, 500, 0},
    {402, 502, 0}, {403, -1, 0}, {404, 1539, 0}, {405, -1, 2}, {406, -1, 2}, {407, 1362, 2}, {408, -1, 2},
    {409, 542, 2}, {410, 543, 2}, {411, -1, 1}, {412, -1, 1}, {413, -1, 1}, {414, -1, 1}, {415, 570, 1},
    {416, 1710, 1}, {417, -1, 1}, {418, -1, 1}, {419, -1, 1}, {420, -1, 1}, {421, -1, 1}, {422, -1, 1},
    {423, 522, 0}, {424, 525, 0}, {425, -1, 0}, {426, -1, 0}, {427, -1, 0}, {428, 545, 1}, {429, -1, 1},
    {430, -1, 1}, {431, -1, 1}, {432, -1, 1}, {433, 544, 1}, {434, 539, 1}, {435, -1, 1}, {436, 535, 1},
    {437, -1, 1}, {438, -1, 1}, {439, -1, 1}, {440, -1, 1}, {441, 552, 2}, {442, -1, 2}, {443, -1, 2},
    {444, 550, 2}, {445, 551, 2}, {446, 566, 1}, {447, -1, 1}, {448, 1782, 1}, {449, -1, 0}, {450, 549, 0},
    {451, -1, 0}, {452, -1, 2}, {453, 1627, 2}, {454, -1, 2}, {455, -1, 1}, {456, -1, 1}, {457, -1, 1},
    {458, -1, 1}, {459, -1, 1}, {460, -1, 1}, {461, -1, 1}, {462, -1, 1}, {463, -1, 1}, {464, -1, 1},
    {465, -1, 1}, {466, -1, 1}, {467, -1, 1}, {468, 974, 1}, {469, -1, 1}, {470, -1, 1}, {471, -1, 1},
    {472, -1, 1}, {473, -1, 1}, {474, -1, 1}, {475, -1, 1}, {476, -1, 1}, {477, 580, 0}, {478, -1, 1},
    {479, -1, 1}, {480, -1, 1}, {481, -1, 1}, {482, -1, 0}, {483, -1, 4}, {484, -1, 3}, {485, -1, 4},
    {486, -1, 3}, {487, -1, 4}, {488, -1, 3}, {489, -1, 4}, {490, -1, 3}, {491, -1, 4}, {492, -1, 3},
    {493, -1, 4}, {494, -1, 3}, {495, -1, 4}, {496, -1, 3}, {497, -1, 4}, {498, -1, 3}, {499, -1, 4},
    {500, -1, 3}, {501, -1, 4}, {502, -1, 3}, {503, -1, 4}, {504, -1, 3}, {505, -1, 4}, {506, -1, 3},
    {507, -1, 4}, {508, -1, 3}, {509, -1, 4}, {510, -1, 3}, {511, -1, 4}, {512, -1, 3}, {513, -1, 4},
    {514, -1, 4}, {515, -1, 4}, {516, -1, 4}, {517, -1, 4}, {518, -1, 4}, {519, -1, 4}, {520, -1, 4},
    {521, -1, 4}, {522, -1, 4}, {523, -1, 4}, {524, -1, 4}, {525, -1, 4}, {526, -1, 4}, {527, -1, 4},
    {528, -1, 4}, {529, -1, 4}, {530, -1, 4}, {531, -1, 4}, {532, -1, 4}, {533, -1, 4}, {534, 633, 0},
    {535, -1, 0}, {536, 635, 0}, {537, -1, 0}, {538, 637, 0}, {539, 664, 0}, {540, 639, 0}, {541, -1, 0},
    {542, 641, 0}, {543, 722, 0}, {544, 643, 0}, {545, -1, 0}, {546, 645, 0}, {547, -1, 0}, {548, 647, 0},
    {549, -1, 0}, {550, 649, 0}, {551, -1, 0}, {552, 651, 0}, {553, -1, 0}, {554, 653, 0}, {555, -1, 0},
    {556, 655, 0}, {557, -1, 0}, {558, 920, 2}, {559, 921, 2}, {560, 839, 2}, {561, 923, 2}, {562, 924, 2},
    {563, -1, 2}, {564, 926, 2}, {565, -1, 0}, {566, -1, 0}, {567, 928, 2}, {568, -1, 1}, {569, -1, 2},
    {570, -1, 2}, {571, 1390, 2}, {572, 1734, 2}, {573, -1, 2}, {574, -1, 2}, {575, 1079, 0}, {576, 931, 2},
    {577, -1, 2}, {578, -1, 2}, {579, -1, 2}, {580, 914, 2}, {581, -1, 2}, {582, -1, 2}, {583, 955, 2},
    {584, -1, 2}, {585, -1, 2}, {586, -1, 2}, {587, -1, 2}, {588, -1, 2}, {589, 946, 2}, {590, -1, 2},
    {591, -1, 2}, {592, -1, 2}, {593, -1, 2}, {594, -1, 2}, {595, -1, 2}, {596, -1, 2}, {597, -1, 2},
    {598, -1, 2}, {599, -1, 2}, {600, -1, 2}, {601, -1, 2}, {602, -1, 2}, {603, -1, 2}, {604, -1, 2},
    {605, -1, 2}, {606, -1, 2}, {607, 935, 2}, {608, -1, 2}, {609, -1, 2}, {610, -1, 2}, {611, -1, 2},
    {612, -1, 2}, {613, -1, 2}, {614, -1, 4}, {614, -1, 5}, {615, -1, 4}, {615, -1, 5}, {616, -1, 4},
    {616, -1, 5}, {617, -1, 4}, {617, -1, 5}, {618, 1596, 4}, {618, -1, 5}, {619, -1, 0}, {620, -1, 2},
    {621, -1, 2}, {622, -1, 2}, {623, -1, 2}, {624, -1, 2}, {625, -1, 2}, {626, -1, 2}, {627, -1, 2},
    {628, 954, 2}, {629, -1, 4}, {630, -1, 4}, {630, -1, 5}, {631, -1, 4}, {632, -1, 4}, {632, -1, 5},
    {633, -1, 4}, {634, -1, 4}, {634, -1, 5}, {635, -1, 4}, {636, -1, 4}, {636, -1, 5}, {637, -1, 4},
    {638, -1, 4}, {638, -1, 5}, {639, -1, 4}, {640, -1, 4}, {640, -1, 5}, {641, -1, 4}, {642, -1, 4},
    {642, -1, 5}, {643, -1, 2}, {644, -1, 2}, {645, -1, 2}, {646, 1041, 4}, {647, -1, 4}, {647, -1, 5},
    {648, -1, 4}, {649, -1, 4}, {649, -1, 5}, {650, -1, 4}, {651, -1, 4}, {651, -1, 5}, {652, -1, 4},
    {653, -1, 4}, {653, -1, 5}, {654, -1, 4}, {655, -1, 4}, {656, -1, 4}, {656, -1, 5}, {657, -1, 4},
    {658, -1, 4}, {658, -1, 5}, {659, -1, 4}, {660, -1, 4}, {660, -1, 5}, {661, -1, 4}, {662, -1, 4},
    {662, -1, 5}, {663, -1, 4}, {664, -1, 4}, {664, -1, 5}, {665, -1, 4}, {666, -1, 4}, {666, -1, 5},
    {667, -1, 4}, {668, -1, 4}, {668, -1, 5}, {669, -1, 4}, {670, -1, 4}, {670, -1, 5}, {671, -1, 4},
    {672, -1, 4}, {672, -1, 5}, {673, -1, 4}, {674, -1, 4}, {674, -1, 5}, {675, -1, 4}, {676, -1, 4},
    {676, -1, 5}, {677, -1, 4}, {678, -1, 4}, {678, -1, 5}, {679, -1, 4}, {680, -1, 4}, {680, -1, 5},
    {681, -1, 4}, {682, 810, 1}, {683, 1106, 1}, {684, 812, 1}, {685, 1107, 1}, {686, -1, 1}, {687, -1, 1},
    {688, 816, 1}, {689, -1, 1}, {690, 818, 1}, {691, -1, 1}, {692, 820, 1}, {693, -1, 1}, {694, 822, 1},
    {695, -1, 1}, {696, -1, 1}, {697, -1, 1}, {698, -1, 2}, {699, -1, 2}, {700, -1, 2}, {701, -1, 2},
    {702, -1, 2}, {703, 1077, 2}, {704, -1, 2}, {705, -1, 2}, {706, -1, 2}, {707, -1, 2}, {708, -1, 2},
    {709, -1, 2}, {710, 1067, 4}, {710, -1, 5}, {711, 1006, 4}, {711, -1, 5}, {712, 1064, 4}, {712, -1, 5},
    {713, -1, 4}, {713, -1, 5}, {714, -1, 4}, {714, -1, 5}, {715, -1, 2}, {716, -1, 2}, {717, -1, 2},
    {718, -1, 1}, {719, -1, 1}, {720, -1, 1}, {721, -1, 1}, {722, -1, 1}, {723, -1, 1}, {724, -1, 1},
    {725, 859, 1}, {726, -1, 1}, {727, 860, 1}, {728, -1, 1}, {729, 862, 1}, {730, 971, 1}, {731, 864, 1},
    {732, -1, 1}, {733, 866, 1}, {734, -1, 1}, {735, 869, 1}, {736, 870, 1}, {737, -1, 1}, {738, -1, 1},
    {739, 872, 1}, {740, -1, 1}, {741, -1, 1}, {742, -1, 1}, {743, 877, 1}, {744, 1195, 1}, {745, 878, 1},
    {746, 886, 1}, {747, -1, 1}, {748, -1, 1}, {749, -1, 1}, {750, -1, 1}, {751, -1, 2}, {752, -1, 1},
    {753, -1, 1}, {754, -1, 1}, {755, -1, 1}, {756, 889, 1}, {757, 890, 1}, {758, -1, 1}, {759, -1, 4},
    {760, -1, 2}, {761, -1, 2}, {762, -1, 1}, {763, -1, 1}, {764, 1258, 4}, {765, -1, 4}, {766, -1, 2},
    {767, 1323, 4}, {768, -1, 3}, {769, 973, 1}, {770, -1, 1}, {771, -1, 1}, {772, 1666, 1}, {773, -1, 0},
    {774, -1, 0}, {775, -1, 0}, {776, -1, 0}, {777, -1, 2}, {778, -1, 2}, {779, -1, 2}, {780, -1, 2},
    {781, -1, 2}, {782, -1, 2}, {783, -1, 2}, {784, -1, 2}, {785, -1, 2}, {786, -1, 1}, {787, -1, 1},
    {788, 983, 2}, {789, 1625, 2}, {790, 988, 2}, {791, -1, 2}, {792, -1, 2}, {793, -1, 2}, {794, 1080, 2},
    {795, -1, 2}, {796, 1004, 2}, {797, -1, 2}, {798, -1, 2}, {799, -1, 2}, {800, -1, 2}, {801, -1, 2},
    {802, -1, 2}, {803, -1, 2}, {804, -1, 2}, {805, -1, 2}, {806, -1, 2}, {807, -1, 2}, {808, -1, 2},
    {809, -1, 2}, {810, -1, 2}, {811, -1, 2}, {812, -1, 2}, {813, -1, 2}, {814, -1, 2}, {815, -1, 2},
    {816, -1, 2}, {817, -1, 2}, {818, -1, 2}, {819, -1, 2}, {820, -1, 2}, {821, -1, 2}, {822, 1085, 2},
    {823, -1, 2}, {824, -1, 2}, {825, -1, 2}, {826, -1, 2}, {827, -1, 2}, {828, 1556, 2}, {829, -1, 2},
    {830, -1, 2}, {831, -1, 1}, {832, -1, 1}, {833, -1, 1}, {834, -1, 1}, {835, -1, 2}, {836, -1, 2},
    {837, -1, 1}, {838, -1, 1}, {839, 972, 1}, {840, -1, 1}, {841, -1, 1}, {842, 1645, 1}, {843, -1, 0},
    {844, -1, 0}, {845, -1, 0}, {846, -1, 0}, {847, -1, 0}, {848, -1, 0}, {849, 982, 0}, {850, -1, 0},
    {851, 984, 1}, {852, 985, 1}, {853, 986, 1}, {854, -1, 1}, {855, -1, 1}, {856, 989, 1}, {857, -1, 1},
    {858, 991, 1}, {859, 992, 1}, {860, 993, 1}, {861, -1, 1}, {862, 995, 1}, {863, -1, 1}, {864, 997, 1},
    {865, 998, 1}, {866, 999, 1}, {867, 1000, 1}, {868, 1001, 1}, {869, -1, 1}, {870, -1, 1}, {871, -1, 1},
    {872, 1672, 2}, {873, 1693, 2}, {874, 1013, 2}, {875, -1, 2}, {876, 1668, 2}, {877, -1, 4}, {878, -1, 4},
    {879, -1, 4}, {880, -1, 4}, {881, -1, 4}, {882, -1, 4}, {883, -1, 4}, {884, -1, 4}, {885, -1, 4},
    {886, -1, 0}, {887, -1, 0}, {888, 1021, 0}, {889, 1022, 0}, {890, -1, 0}, {891, 1024, 0}, {892, 1025, 0},
    {893, -1, 0}, {894, 1027, 0}, {895, 1028, 0}, {896, -1, 0}, {897, 1030, 0}, {898, 1031, 0}, {899, -1, 0},
    {900, 1033, 0}, {901, 1034, 0}, {902, -1, 0}, {903, 1036, 0}, {904, 1037, 0}, {905, -1, 0},
    {906, 1039, 0}, {907, 1040, 0}, {908, -1, 0}, {909, -1, 4}, {910, -1, 4}, {911, 1168, 2}, {912, -1, 4},
    {912, -1, 5}, {913, -1, 4}, {914, 1132, 4}, {914, -1, 5}, {915, -1, 4}, {916, -1, 4}, {916, -1, 5},
    {917, -1, 4}, {918, 1138, 4}, {918, -1, 5}, {919, -1, 4}, {920, 1140, 4}, {920, -1, 5}, {921, -1, 4},
    {922, -1, 4}, {922, -1, 5}, {923, -1, 4}, {924, -1, 4}, {924, -1, 5}, {925, -1, 4}, {925, -1, 5},
    {926, -1, 4}, {927, -1, 4}, {927, -1, 5}, {928, -1, 4}, {929, -1, 4}, {929, -1, 5}, {930, -1, 4},
    {931, -1, 4}, {931, -1, 5}, {932, -1, 4}, {933, 1409, 2}, {934, -1, 2}, {935, 1785, 2}, {936, -1, 2},
    {937, -1, 2}, {938, -1, 2}, {939, -1, 2}, {940, -1, 2}, {941, -1, 2}, {942, 1388, 2}, {943, -1, 2},
    {944, -1, 2}, {945, -1, 2}, {946, -1, 2}, {947, -1, 2}, {948, -1, 2}, {949, -1, 2}, {950, -1, 2},
    {951, -1, 2}, {952, 1102, 2}, {953, 1098, 1}, {954, 1128, 1}, {955, 1127, 1}, {956, -1, 1}, {957, -1, 1},
    {958, -1, 1}, {959, 1279, 1}, {960, -1, 1}, {961, 1105, 1}, {962, -1, 1}, {963, -1, 1}, {964, -1, 1},
    {965, 1112, 1}, {966, 1113, 1}, {967, 1114, 1}, {968, 1115, 1}, {969, -1, 1}, {970, -1, 1}, {971, -1, 1},
    {972, -1, 1}, {973, -1, 1}, {974, -1, 1}, {975, -1, 1}, {976, -1, 1}, {977, -1, 1}, {978, -1, 1},
    {979, -1, 1}, {980, -1, 2}, {981, -1, 2}, {982, -1, 2}, {983, -1, 2}, {984, -1, 1}, {985, -1, 1},
    {986, -1, 1}, {987, -1, 1}, {988, -1, 4}, {989, -1, 4}, {989, -1, 5}, {990, -1, 4}, {990, -1, 5},
    {991, -1, 4}, {991, -1, 5}, {992, -1, 4}, {992, -1, 5}, {993, -1, 4}, {993, -1, 5}, {994, 1711, 1},
    {995, -1, 1}, {996, -1, 1}, {997, -1, 1}, {998, -1, 1}, {999, -1, 1}, {1000, -1, 1}, {1001, -1, 1},
    {1002, 1151, 0}, {1003, -1, 0}, {1004, 1153, 0}, {1005, 1162, 0}, {1006, 1155, 0}, {1007, -1, 0},
    {1008, -1, 0}, {1009, 1158, 0}, {1010, 1159, 0}, {1011, 1160, 0}, {1012, -1, 0}, {1013, -1, 0},
    {1014, -1, 0}, {1015, -1, 0}, {1016, -1, 0}, {1017, 1169, 4}, {1018, 1170, 4}, {1019, -1, 4},
    {1020, 1417, 2}, {1021, -1, 3}, {1022, -1, 3}, {1023, -1, 0}, {1024, -1, 0}, {1025, -1, 4},
    {1025, -1, 5}, {1026, -1, 4}, {1026, -1, 5}, {1027, -1, 4}, {1027, -1, 5}, {1028, -1, 4}, {1028, -1, 5},
    {1029, -1, 4}, {1029, -1, 5}, {1030, -1, 4}, {1030, -1, 5}, {1031, -1, 4}, {1031, -1, 5}, {1032, -1, 4},
    {1032, -1, 5}, {1033, -1, 4}, {1033, -1, 5}, {1034, -1, 4}, {1034, -1, 5}, {1035, -1, 4}, {1035, -1, 5},
    {1036, -1, 4}, {1036, -1, 5}, {1037, -1, 4}, {1037, -1, 5}, {1038, -1, 4}, {1038, -1, 5}, {1039, -1, 4},
    {1039, -1, 5}, {1040, -1, 4}, {1040, -1, 5}, {1041, -1, 4}, {1042, -1, 4}, {1043, -1, 4}, {1044, -1, 4},
    {1045, -1, 4}, {1046, -1, 4}, {1047, -1, 4}, {1048, -1, 4}, {1049, -1, 4}, {1050, -1, 4}, {1051, -1, 4},
    {1052, -1, 4}, {1053, -1, 4}, {1054, 1285, 4}, {1054, -1, 5}, {1055, 1232, 4}, {1055, -1, 5},
    {1056, 1234, 4}, {1056, -1, 5}, {1057, 1230, 4}, {1057, -1, 5}, {1058, -1, 4}, {1059, -1, 4},
    {1060, -1, 4}, {1061, -1, 4}, {1062, 1260, 4}, {1062, -1, 5}, {1063, 1283, 4}, {1063, -1, 5},
    {1064, 1284, 4}, {1064, -1, 5}, {1065, -1, 4}, {1065, -1, 5}, {1066, -1, 4}, {1066, -1, 5},
    {1067, -1, 4}, {1067, -1, 5}, {1068, -1, 4}, {1068, -1, 5}, {1069, -1, 4}, {1069, -1, 5}, {1070, -1, 4},
    {1070, -1, 5}, {1071, -1, 4}, {1071, -1, 5}, {1072, -1, 4}, {1072, -1, 5}, {1073, -1, 4}, {1073, -1, 5},
    {1074, -1, 4}, {1074, -1, 5}, {1075, -1, 4}, {1075, -1, 5}, {1076, -1, 4}, {1076, -1, 5},
    {1077, 1282, 4}, {1077, -1, 5}, {1078, -1, 4}, {1078, -1, 5}, {1079, -1, 4}, {1079, -1, 5},
    {1080, -1, 0}, {1081, -1, 0}, {1082, 1338, 5}, {1083, -1, 0}, {1084, 1272, 0}, {1085, -1, 3},
    {1086, -1, 0}, {1087, 1274, 0}, {1088, -1, 0}, {1089, 1276, 0}, {1090, 1277, 0}, {1091, -1, 0},
    {1092, 1424, 1}, {1093, -1, 1}, {1094, -1, 2}, {1095, -1, 2}, {1096, -1, 4}, {1097, -1, 4},
    {1098, -1, 4}, {1099, -1, 4}, {1100, -1, 3}, {1101, -1, 0}, {1102, 1289, 3}, {1103, 1290, 3},
    {1104, 1291, 3}, {1105, 1292, 3}, {1106, 1293, 3}, {1107, 1294, 3}, {1108, 1295, 3}, {1109, 1296, 3},
    {1110, 1297, 3}, {1111, -1, 3}, {1112, 1299, 3}, {1113, 1300, 3}, {1114, 1301, 3}, {1115, 1302, 3},
    {1116, -1, 3}, {1117, 1304, 3}, {1118, 1305, 3}, {1119, 1306, 3}, {1120, -1, 3}, {1121, -1, 3},
    {1122, -1, 3}, {1123, -1, 3}, {1124, 1311, 3}, {1125, 1312, 3}, {1126, 1313, 3}, {1127, -1, 3},
    {1128, -1, 3}, {1129, -1, 3}, {1130, 1436, 3}, {1131, -1, 3}, {1132, -1, 3}, {1133, -1, 3},
    {1134, -1, 3}, {1135, -1, 3}, {1136, -1, 3}, {1137, -1, 4}, {1138, -1, 4}, {1139, 1326, 3},
    {1140, -1, 3}, {1141, 1328, 0}, {1142, -1, 0}, {1143, 1330, 1}, {1144, -1, 1}, {1145, 1332, 1},
    {1146, -1, 1}, {1147, 1334, 1}, {1148, -1, 1}, {1149, -1, 0}, {1150, -1, 0}, {1151, -1, 0},
    {1152, -1, 3}, {1153, -1, 3}, {1154, -1, 3}, {1155, -1, 3}, {1156, -1, 3}, {1157, -1, 5}, {1158, -1, 5},
    {1159, -1, 5}, {1160, -1, 0}, {1161, -1, 3}, {1162, -1, 3}, {1163, 1350, 3}, {1164, -1, 4},
    {1165, 1352, 0}, {1166, -1, 0}, {1167, 1354, 0}, {1168, -1, 0}, {1169, 1356, 0}, {1170, -1, 0},
    {1171, -1, 0}, {1172, -1, 2}, {1173, -1, 2}, {1174, -1, 2}, {1175, -1, 2}, {1176, -1, 2},
    {1177, 1650, 2}, {1178, -1, 2}, {1179, -1, 2}, {1180, -1, 2}, {1181, -1, 2}, {1182, -1, 2},
    {1183, -1, 2}, {1184, -1, 2}, {1185, -1, 2}, {1186, -1, 2}, {1187, -1, 2}, {1188, -1, 2}, {1189, -1, 2},
    {1190, -1, 2}, {1191, -1, 2}, {1192, -1, 2}, {1193, 1428, 2}, {1194, 1429, 2}, {1195, 1430, 2},
    {1196, -1, 2}, {1197, -1, 2}, {1198, -1, 2}, {1199, -1, 2}, {1200, -1, 2}, {1201, -1, 2}, {1202, -1, 2},
    {1203, -1, 2}, {1204, -1, 2}, {1205, -1, 2}, {1206, 1393, 0}, {1207, 1394, 0}, {1208, 1395, 0},
    {1209, 1396, 0}, {1210, 1397, 0}, {1211, 1398, 0}, {1212, 1399, 0}, {1213, -1, 0}, {1214, 1401, 1},
    {1215, -1, 1}, {1216, -1, 1}, {1217, -1, 1}, {1218, -1, 1}, {1219, -1, 1}, {1220, 1407, 1},
    {1221, -1, 1}, {1222, -1, 1}, {1223, -1, 2}, {1224, -1, 2}, {1225, -1, 2}, {1226, -1, 2}, {1227, -1, 2},
    {1228, -1, 2}, {1229, -1, 2}, {1230, -1, 2}, {1231, 1418, 2}, {1232, -1, 2}, {1233, -1, 1},
    {1234, -1, 1}, {1235, -1, 1}, {1236, -1, 1}, {1237, -1, 1}, {1238, 1426, 1}, {1239, 1427, 1},
    {1240, -1, 1}, {1241, -1, 1}, {1242, -1, 2}, {1243, -1, 2}, {1244, -1, 2}, {1245, 1432, 1},
    {1246, -1, 1}, {1247, -1, 3}, {1248, -1, 3}, {1249, -1, 3}, {1250, -1, 3}, {1251, -1, 3}, {1252, -1, 3},
    {1253, -1, 3}, {1254, 1441, 0}, {1255, 1517, 0}, {1256, -1, 5}, {1257, -1, 0}, {1258, -1, 0},
    {1259, -1, 0}, {1260, -1, 0}, {1261, -1, 0}, {1262, -1, 0}, {1263, -1, 0}, {1264, -1, 0}, {1265, -1, 0},
    {1266, -1, 0}, {1267, -1, 0}, {1268, -1, 0}, {1269, -1, 0}, {1270, -1, 0}, {1271, 1458, 0},
    {1272, 1459, 0}, {1273, 1460, 0}, {1274, -1, 0}, {1275, -1, 0}, {1276, 1465, 0}, {1277, 1466, 0},
    {1278, 1467, 0}, {1279, -1, 0}, {1280, -1, 0}, {1281, -1, 0}, {1282, 1471, 0}, {1283, 1472, 0},
    {1284, -1, 0}, {1285, -1, 0}, {1286, -1, 0}, {1287, -1, 0}, {1288, -1, 0}, {1289, -1, 0}, {1290, -1, 5},
    {1291, -1, 5}, {1292, -1, 0}, {1293, 1480, 0}, {1294, 1481, 0}, {1295, -1, 0}, {1296, 1483, 0},
    {1297, 1484, 0}, {1298, -1, 0}, {1299, 1486, 0}, {1300, 1487, 0}, {1301, 1488, 0}, {1302, -1, 0},
    {1303, 1490, 0}, {1304, 1491, 0}, {1305, 1492, 0}, {1306, -1, 0}, {1307, -1, 0}, {1308, -1, 0},
    {1309, -1, 5}, {1310, -1, 5}, {1311, -1, 5}, {1312, -1, 5}, {1313, -1, 5}, {1314, -1, 5}, {1315, -1, 5},
    {1316, -1, 5}, {1317, -1, 5}, {1318, -1, 5}, {1319, -1, 5}, {1320, -1, 5}, {1321, -1, 5}, {1322, -1, 5},
    {1323, -1, 5}, {1324, -1, 5}, {1325, 1512, 0}, {1326, 1513, 0}, {1327, 1514, 0}, {1328, 1515, 0},
    {1329, 1516, 0}, {1330, -1, 0}, {1331, 1518, 0}, {1332, 1519, 0}, {1333, 1520, 0}, {1334, 1521, 0},
    {1335, 1522, 0}, {1336, 1523, 0}, {1337, 1524, 0}, {1338, 1525, 0}, {1339, 1526, 0}, {1340, -1, 0},
    {1341, -1, 2}, {1342, -1, 2}, {1343, -1, 2}, {1344, -1, 2}, {1345, -1, 2}, {1346, -1, 2}, {1347, -1, 2},
    {1348, -1, 2}, {1349, -1, 2}, {1350, -1, 0}, {1351, -1, 0}, {1352, -1, 0}, {1353, -1, 0}, {1354, -1, 0},
    {1355, -1, 0}, {1355, -1, 0}, {1356, 1544, 0}, {1357, 1545, 0}, {1358, 1546, 0}, {1359, 1547, 0},
    {1360, 1548, 0}, {1361, 1576, 0}, {1362, -1, 0}, {1363, 1552, 0}, {1364, -1, 0}, {1365, 1574, 0},
    {1366, -1, 0}, {1367, -1, 0}, {1368, 1653, 2}, {1369, -1, 2}, {1370, -1, 2}, {1371, -1, 2},
    {1372, -1, 2}, {1373, -1, 1}, {1374, -1, 1}, {1375, -1, 1}, {1376, -1, 0}, {1377, -1, 4}, {1377, -1, 5},
    {1378, -1, 4}, {1378, -1, 5}, {1379, -1, 4}, {1379, -1, 5}, {1380, -1, 4}, {1380, -1, 5}, {1381, -1, 4},
    {1381, -1, 5}, {1382, 1722, 0}, {1383, -1, 0}, {1384, 1617, 0}, {1385, 1578, 1}, {1386, -1, 1},
    {1387, 1580, 1}, {1388, -1, 1}, {1389, 1582, 1}, {1390, -1, 1}, {1391, 1584, 1}, {1392, -1, 1},
    {1393, 1586, 1}, {1394, -1, 1}, {1395, 1588, 1}, {1396, -1, 1}, {1397, 1590, 1}, {1398, -1, 1},
    {1399, -1, 1}, {1400, 1593, 1}, {1401, -1, 1}, {1402, -1, 1}, {1403, -1, 1}, {1404, -1, 1},
    {1405, 1684, 1}, {1406, -1, 1}, {1407, -1, 1}, {1408, -1, 0}, {1409, -1, 0}, {1410, -1, 0},
    {1411, -1, 0}, {1412, -1, 0}, {1413, -1, 0}, {1414, 1607, 1}, {1415, 1608, 1}, {1416, -1, 1},
    {1417, 1610, 1}, {1418, 1611, 1}, {1419, -1, 1}, {1420, 1613, 1}, {1421, 1614, 1}, {1422, 1618, 1},
    {1423, 1616, 1}, {1424, -1, 1}, {1425, -1, 0}, {1426, 1619, 1}, {1427, -1, 1}, {1428, -1, 0},
    {1429, -1, 0}, {1430, -1, 0}, {1431, -1, 0}, {1432, -1, 2}, {1433, -1, 2}, {1434, -1, 2}, {1435, -1, 2},
    {1436, -1, 2}, {1437, -1, 2}, {1438, -1, 0}, {1439, -1, 0}, {1440, -1, 0}, {1441, 1635, 1},
    {1442, 1636, 1}, {1443, -1, 1}, {1444, -1, 1}, {1445, -1, 1}, {1446, -1, 0}, {1447, -1, 0},
    {1448, -1, 0}, {1449, -1, 0}, {1450, -1, 4}, {1451, -1, 4}, {1452, -1, 2}, {1453, 1646, 1},
    {1454, 1647, 1}, {1455, 1648, 1}, {1456, 1692, 1}, {1457, -1, 0}, {1458, -1, 2}, {1459, -1, 2},
    {1460, -1, 2}, {1461, -1, 2}, {1462, -1, 2}, {1463, -1, 2}, {1464, -1, 2}, {1465, -1, 4}, {1465, -1, 5},
    {1466, -1, 4}, {1466, -1, 5}, {1467, -1, 4}, {1467, -1, 5}, {1468, -1, 2}, {1469, -1, 0}, {1469, -1, 0},
    {1470, -1, 0}, {1470, -1, 0}, {1471, -1, 0}, {1471, -1, 0}, {1472, -1, 0}, {1472, -1, 0},
    {1473, 1682, 0}, {1473, -1, 0}, {1474, 1694, 0}, {1475, 1695, 0}, {1476, -1, 3}, {1477, -1, 3},
    {1478, -1, 3}, {1479, -1, 3}, {1480, -1, 3}, {1481, -1, 0}, {1482, 1683, 0}, {1483, 1690, 0},
    {1484, -1, 4}, {1485, -1, 4}, {1486, -1, 4}, {1487, -1, 4}, {1488, -1, 4}, {1489, -1, 4}, {1490, -1, 0},
    {1491, -1, 0}, {1492, -1, 0}, {1493, -1, 1}, {1494, -1, 2}, {1495, -1, 2}, {1496, 1697, 2},
    {1497, -1, 2}, {1498, -1, 0}, {1499, 1700, 0}, {1500, -1, 0}, {1501, 1702, 0}, {1502, -1, 0},
    {1503, -1, 1}, {1504, -1, 0}, {1505, -1, 0}, {1506, -1, 0}, {398, -1, 6}, {399, -1, 6}, {468, 1774, 6},
    {472, 1773, 6}, {454, -1, 2}, {786, -1, 6}, {787, -1, 6}, {1385, -1, 6}, {1387, -1, 6}, {1399, -1, 6},
    {1402, -1, 6}, {1403, -1, 6}, {1414, -1, 6}, {1417, -1, 6}, {1420, -1, 6}, {1437, -1, 2}, {1445, -1, 6},
    {1453, 1744, 6}, {1468, -1, 2}, {769, -1, 6}, {772, -1, 6}, {718, -1, 6}, {725, -1, 6}, {721, -1, 6},
    {723, -1, 6}, {562, 1733, 2}, {792, -1, 2}, {571, -1, 2}, {983, -1, 2}, {729, -1, 6}, {729, -1, 6},
    {730, -1, 6}, {730, -1, 6}, {839, -1, 6}, {839, -1, 6}, {840, -1, 6}, {840, -1, 6}, {842, -1, 6},
    {1245, -1, 6}, {1246, -1, 6}, {756, -1, 6}, {833, -1, 6}, {834, -1, 6}, {1233, -1, 6}, {1234, -1, 6},
    {375, -1, 2}, {1345, -1, 2}, {1346, -1, 2}, {1347, -1, 2}, {1348, -1, 2}, {1349, -1, 2}, {478, -1, 6},
    {583, 1760, 2}, {823, -1, 2}, {813, -1, 2}, {621, -1, 2}, {620, -1, 2}, {610, -1, 2}, {611, -1, 2},
    {612, -1, 2}, {726, -1, 6}, {745, 1769, 6}, {746, -1, 6}, {289, -1, 6}, {366, -1, 6}, {367, -1, 6},
    {374, -1, 6}, {315, -1, 6}, {286, -1, 2}, {287, -1, 2}, {288, -1, 6}, {365, -1, 6}, {1215, -1, 6},
    {1218, -1, 6}, {1219, -1, 6}, {1228, -1, 2}, {1224, -1, 2}, {1203, -1, 2}, {934, -1, 2}, {955, -1, 6},
    {961, -1, 6}, {976, -1, 6}, {1235, -1, 6}, {1238, 1791, 6}, {1240, -1, 6}, {1239, 1793, 6},
    {1241, -1, 6}, {1503, -1, 6}
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
    {524, -1, -1, -1, 1635, 0, 327, 2, 0, 1, 2, 5, 54, 0, 0, 6},  // first
    {525, -1, -1, -1, 1636, 0, 328, 3, 0, 1, 2, 5, 54, 0, 0, 6},  // last
    {526, -1, -1, -1, 1637, 211, 329, 4, 0, 1, 1, 5, 4, 0, 0, 6},  // reversed
    {527, -1, -1, -1, 1632, 211, 330, 5, 0, 1, 1, 5, 4, 0, 0, 6},  // enumerated
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
    {378, -1, -1, -1, 639, 237, 376, 31, 1, 2, 1, 5, 2, 0, 0, 6},  // contains
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
    {566, -1, -1, -1, 1638, 282, 468, 81, 1, 2, 1, 5, 3, 0, 0, 6},  // joined
    {94, -1, -1, -1, 1633, 283, 470, 82, 1, 2, 1, 5, 54, 0, 0, 6},  // append
    {94, -1, -1, -1, 1634, 284, 472, 83, 1, 2, 1, 5, 54, 0, 0, 6},  // append
    {95, -1, -1, -1, -1, 285, 474, 84, 2, 3, 1, 5, 54, 0, 0, 6},  // insert
    {95, -1, -1, -1, -1, 287, 477, 85, 2, 3, 1, 5, 54, 0, 0, 6},  // insert
    {96, -1, -1, -1, -1, 289, 480, 86, 1, 2, 1, 5, 54, 0, 0, 6},  // remove
    {97, -1, -1, -1, -1, 290, 482, 87, 0, 1, 1, 5, 54, 0, 0, 6},  // removeLast
    {98, -1, -1, -1, -1, 290, 483, 88, 0, 1, 1, 5, 54, 0, 0, 6},  // popLast
    {99, -1, -1, -1, -1, 290, 484, 89, 0, 1, 1, 5, 54, 0, 0, 6},  // removeFirst
    {100, -1, -1, -1, 614, 290, 485, 90, 0, 1, 1, 5, 54, 0, 0, 6},  // removeAll
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
    {598, -1, -1, -1, 600, 299, 517, 114, 2, 3, 1, 4, 54, 0, 0, 6},  // draw
    {598, -1, -1, -1, 601, 303, 520, 115, 2, 3, 1, 4, 54, 0, 0, 6},  // draw
    {602, -1, -1, -1, -1, 307, 523, 116, 1, 1, 0, 0, 51, 0, 0, 6},  // type
    {193, -1, -1, -1, -1, 308, 524, 117, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {193, -1, -1, -1, -1, 309, 525, 118, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {194, -1, -1, -1, -1, 310, 526, 119, 1, 1, 3, 0, 3, 0, 0, 6},  // Character
    {193, -1, -1, -1, -1, 311, 527, 120, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {608, -1, -1, -1, -1, 0, 528, 121, 0, 1, 2, 7, 4, 0, 0, 6},  // keys
    {609, -1, -1, -1, -1, 0, 529, 122, 0, 1, 2, 7, 4, 0, 0, 6},  // allKeys
    {610, -1, -1, -1, -1, 0, 530, 123, 0, 1, 2, 7, 4, 0, 0, 6},  // values
    {611, -1, -1, -1, -1, 0, 531, 124, 0, 1, 2, 7, 4, 0, 0, 6},  // allValues
    {523, -1, -1, -1, -1, 0, 532, 125, 0, 1, 2, 7, 0, 0, 0, 6},  // count
    {351, -1, -1, -1, -1, 0, 533, 126, 0, 1, 2, 7, 2, 0, 0, 6},  // isEmpty
    {101, -1, -1, -1, -1, 312, 534, 127, 1, 2, 1, 7, 54, 0, 0, 6},  // removeValue
    {613, -1, -1, -1, -1, 313, 536, 128, 1, 2, 1, 7, 54, 0, 0, 6},  // removeObjectForKey
    {102, -1, -1, -1, -1, 314, 538, 129, 2, 3, 1, 7, 54, 0, 0, 6},  // updateValue
    {104, -1, -1, -1, -1, 316, 541, 130, 2, 3, 1, 7, 54, 0, 0, 6},  // setObject
    {100, -1, -1, -1, -1, 318, 544, 131, 0, 1, 1, 7, 54, 0, 0, 6},  // removeAll
    {614, -1, -1, -1, -1, 318, 545, 132, 0, 1, 1, 7, 54, 0, 0, 6},  // removeAllObjects
    {103, -1, -1, -1, -1, 318, 546, 133, 2, 3, 1, 7, 54, 0, 0, 6},  // merge
    {616, -1, -1, -1, -1, 320, 549, 134, 1, 2, 1, 7, 6, 0, 0, 6},  // mapValues
    {532, -1, -1, -1, -1, 321, 551, 135, 1, 2, 1, 7, 6, 0, 0, 6},  // filter
    {617, -1, -1, -1, -1, 322, 553, 136, 2, 3, 1, 7, 6, 0, 0, 6},  // merging
    {618, -1, -1, -1, -1, 324, 556, 137, 1, 2, 1, 7, 54, 0, 0, 6},  // objectForKey
    {619, -1, -1, -1, -1, 325, 558, 138, 1, 2, 1, 7, 54, 0, 0, 6},  // valueForKey
    {605, -1, -1, -1, -1, 326, 560, 139, 1, 1, 3, 0, 6, 0, 0, 6},  // Dictionary
    {605, -1, -1, -1, -1, 327, 561, 140, 2, 2, 3, 0, 6, 0, 0, 6},  // Dictionary
    {607, -1, -1, -1, -1, 329, 563, 141, 0, 0, 3, 0, 6, 0, 0, 6},  // NSMutableDictionary
    {606, -1, -1, -1, -1, 329, 563, 142, 0, 0, 3, 0, 6, 0, 0, 6},  // NSDictionary
    {605, -1, -1, -1, -1, 329, 563, 143, 0, 0, 3, 0, 6, 0, 0, 6},  // Dictionary
    {111, -1, -1, -1, -1, 215, 563, 144, 1, 2, 1, 7, 4, 0, 0, 6},  // map
    {531, -1, -1, -1, -1, 216, 565, 145, 1, 2, 1, 7, 4, 0, 0, 6},  // compactMap
    {112, -1, -1, -1, -1, 267, 567, 146, 1, 2, 1, 7, 4, 0, 0, 6},  // flatMap
    {534, -1, -1, -1, -1, 220, 569, 147, 1, 2, 1, 7, 54, 0, 0, 6},  // forEach
    {533, -1, -1, -1, -1, 218, 571, 148, 2, 3, 1, 7, 54, 0, 0, 6},  // reduce
    {378, -1, -1, -1, -1, 238, 574, 149, 1, 2, 1, 7, 2, 0, 0, 6},  // contains
    {524, -1, -1, -1, -1, 239, 576, 150, 1, 2, 1, 7, 54, 0, 0, 6},  // first
    {555, -1, -1, -1, -1, 240, 578, 151, 1, 2, 1, 7, 2, 0, 0, 6},  // allSatisfy
    {576, -1, -1, -1, -1, 280, 580, 152, 1, 2, 1, 7, 4, 0, 0, 6},  // sorted
    {576, -1, -1, -1, -1, 281, 582, 153, 1, 2, 1, 7, 4, 0, 0, 6},  // sorted
    {409, -1, -1, -1, -1, 279, 584, 154, 1, 2, 1, 7, 54, 0, 0, 6},  // max
    {411, -1, -1, -1, -1, 278, 586, 155, 1, 2, 1, 7, 54, 0, 0, 6},  // min
    {527, -1, -1, -1, -1, 211, 588, 156, 0, 1, 1, 7, 4, 0, 0, 6},  // enumerated
    {524, -1, -1, -1, -1, 0, 589, 157, 0, 1, 2, 7, 54, 0, 0, 6},  // first
    {622, -1, -1, -1, -1, 0, 590, 158, 0, 1, 2, 8, 0, 0, 0, 6},  // lowerBound
    {623, -1, -1, -1, -1, 0, 591, 159, 0, 1, 2, 8, 0, 0, 0, 6},  // upperBound
    {523, -1, -1, -1, -1, 0, 592, 160, 0, 1, 2, 8, 0, 0, 0, 6},  // count
    {351, -1, -1, -1, -1, 0, 593, 161, 0, 1, 2, 8, 2, 0, 0, 6},  // isEmpty
    {378, -1, -1, -1, -1, 342, 594, 162, 1, 2, 1, 8, 2, 0, 0, 6},  // contains
    {111, -1, -1, -1, -1, 343, 596, 163, 1, 2, 1, 8, 4, 0, 0, 6},  // map
    {526, -1, -1, -1, -1, 344, 598, 164, 0, 1, 1, 8, 4, 0, 0, 6},  // reversed
    {196, -1, -1, -1, -1, 344, 599, 165, 1, 1, 3, 0, 4, 0, 0, 6},  // Array
    {624, -1, -1, -1, -1, 345, 600, 166, 0, 0, 3, 0, 5, 0, 0, 6},  // Set
    {624, -1, -1, -1, -1, 345, 600, 167, 1, 1, 3, 0, 5, 0, 0, 6},  // Set
    {523, -1, -1, -1, -1, 0, 601, 168, 0, 1, 2, 6, 0, 0, 0, 6},  // count
    {351, -1, -1, -1, -1, 0, 602, 169, 0, 1, 2, 6, 2, 0, 0, 6},  // isEmpty
    {524, -1, -1, -1, 640, 0, 603, 170, 0, 1, 2, 6, 54, 0, 0, 6},  // first
    {372, -1, -1, -1, -1, 346, 604, 171, 1, 2, 1, 6, 5, 0, 0, 6},  // union
    {625, -1, -1, -1, -1, 347, 606, 172, 1, 2, 1, 6, 54, 0, 0, 6},  // formUnion
    {374, -1, -1, -1, -1, 348, 608, 173, 1, 2, 1, 6, 5, 0, 0, 6},  // intersection
    {626, -1, -1, -1, -1, 349, 610, 174, 1, 2, 1, 6, 54, 0, 0, 6},  // formIntersection
    {627, -1, -1, -1, -1, 350, 612, 175, 1, 2, 1, 6, 5, 0, 0, 6},  // subtracting
    {628, -1, -1, -1, -1, 351, 614, 176, 1, 2, 1, 6, 54, 0, 0, 6},  // subtract
    {629, -1, -1, -1, -1, 352, 616, 177, 1, 2, 1, 6, 5, 0, 0, 6},  // symmetricDifference
    {630, -1, -1, -1, -1, 353, 618, 178, 1, 2, 1, 6, 54, 0, 0, 6},  // formSymmetricDifference
    {631, -1, -1, -1, -1, 354, 620, 179, 1, 2, 1, 6, 2, 0, 0, 6},  // isSubset
    {632, -1, -1, -1, -1, 355, 622, 180, 1, 2, 1, 6, 2, 0, 0, 6},  // isSuperset
    {633, -1, -1, -1, -1, 356, 624, 181, 1, 2, 1, 6, 2, 0, 0, 6},  // isStrictSubset
    {634, -1, -1, -1, -1, 357, 626, 182, 1, 2, 1, 6, 2, 0, 0, 6},  // isStrictSuperset
    {635, -1, -1, -1, -1, 358, 628, 183, 1, 2, 1, 6, 2, 0, 0, 6},  // isDisjoint
    {378, -1, -1, -1, 639, 359, 630, 184, 1, 2, 1, 6, 2, 0, 0, 6},  // contains
    {95, -1, -1, -1, -1, 360, 632, 185, 1, 2, 1, 6, 54, 0, 0, 6},  // insert
    {636, -1, -1, -1, -1, 361, 634, 186, 1, 2, 1, 6, 54, 0, 0, 6},  // update
    {96, -1, -1, -1, -1, 362, 636, 187, 1, 2, 1, 6, 54, 0, 0, 6},  // remove
    {100, -1, -1, -1, 614, 363, 638, 188, 0, 1, 1, 6, 54, 0, 0, 6},  // removeAll
    {637, -1, -1, -1, -1, 363, 639, 189, 0, 1, 1, 6, 54, 0, 0, 6},  // popFirst
    {99, -1, -1, -1, -1, 363, 640, 190, 0, 1, 1, 6, 54, 0, 0, 6},  // removeFirst
    {638, -1, -1, -1, -1, 363, 641, 191, 1, 2, 1, 6, 54, 0, 0, 6},  // addObject
    {105, -1, -1, -1, -1, 364, 643, 192, 1, 2, 1, 6, 54, 0, 0, 6},  // removeObject
    {210, -1, -1, -1, -1, 366, 645, 0, 4, 4, 3, 0, 17, 0, 0, 7},  // UIColor
    {645, -1, -1, -1, 1622, 370, 649, 1, 1, 2, 1, 18, 17, 0, 0, 7},  // withAlphaComponent
    {646, -1, -1, -1, -1, 371, 651, 2, 0, 1, 1, 18, 54, 0, 0, 7},  // set
    {647, -1, -1, -1, -1, 371, 652, 3, 0, 1, 1, 18, 54, 0, 0, 7},  // setFill
    {648, -1, -1, -1, -1, 371, 653, 4, 0, 1, 1, 18, 54, 0, 0, 7},  // setStroke
    {210, -1, -1, -1, -1, 371, 654, 5, 2, 2, 3, 0, 17, 0, 0, 7},  // UIColor
    {650, 210, -1, -1, -1, 0, 0, 6, 0, 0, 5, 18, 17, 0, 0, 7},  // black
    {651, 210, -1, -1, -1, 373, 0, 7, 0, 0, 4, 18, 17, 0, 0, 7},  // blackColor
    {649, 210, -1, -1, -1, 0, 0, 8, 0, 0, 5, 18, 17, 0, 0, 7},  // white
    {652, 210, -1, -1, -1, 373, 0, 9, 0, 0, 4, 18, 17, 0, 0, 7},  // whiteColor
    {641, 210, -1, -1, -1, 0, 0, 10, 0, 0, 5, 18, 17, 0, 0, 7},  // red
    {653, 210, -1, -1, -1, 373, 0, 11, 0, 0, 4, 18, 17, 0, 0, 7},  // redColor
    {642, 210, -1, -1, -1, 0, 0, 12, 0, 0, 5, 18, 17, 0, 0, 7},  // green
    {654, 210, -1, -1, -1, 373, 0, 13, 0, 0, 4, 18, 17, 0, 0, 7},  // greenColor
    {643, 210, -1, -1, -1, 0, 0, 14, 0, 0, 5, 18, 17, 0, 0, 7},  // blue
    {655, 210, -1, -1, -1, 373, 0, 15, 0, 0, 4, 18, 17, 0, 0, 7},  // blueColor
    {656, 210, -1, -1, -1, 0, 0, 16, 0, 0, 5, 18, 17, 0, 0, 7},  // cyan
    {657, 210, -1, -1, -1, 373, 0, 17, 0, 0, 4, 18, 17, 0, 0, 7},  // cyanColor
    {658, 210, -1, -1, -1, 0, 0, 18, 0, 0, 5, 18, 17, 0, 0, 7},  // yellow
    {659, 210, -1, -1, -1, 373, 0, 19, 0, 0, 4, 18, 17, 0, 0, 7},  // yellowColor
    {660, 210, -1, -1, -1, 0, 0, 20, 0, 0, 5, 18, 17, 0, 0, 7},  // magenta
    {661, 210, -1, -1, -1, 373, 0, 21, 0, 0, 4, 18, 17, 0, 0, 7},  // magentaColor
    {662, 210, -1, -1, -1, 0, 0, 22, 0, 0, 5, 18, 17, 0, 0, 7},  // orange
    {663, 210, -1, -1, -1, 373, 0, 23, 0, 0, 4, 18, 17, 0, 0, 7},  // orangeColor
    {664, 210, -1, -1, -1, 0, 0, 24, 0, 0, 5, 18, 17, 0, 0, 7},  // purple
    {665, 210, -1, -1, -1, 373, 0, 25, 0, 0, 4, 18, 17, 0, 0, 7},  // purpleColor
    {666, 210, -1, -1, -1, 0, 0, 26, 0, 0, 5, 18, 17, 0, 0, 7},  // brown
    {667, 210, -1, -1, -1, 373, 0, 27, 0, 0, 4, 18, 17, 0, 0, 7},  // brownColor
    {668, 210, -1, -1, -1, 0, 0, 28, 0, 0, 5, 18, 17, 0, 0, 7},  // gray
    {669, 210, -1, -1, -1, 373, 0, 29, 0, 0, 4, 18, 17, 0, 0, 7},  // grayColor
    {670, 210, -1, -1, -1, 0, 0, 30, 0, 0, 5, 18, 17, 0, 0, 7},  // lightGray
    {671, 210, -1, -1, -1, 373, 0, 31, 0, 0, 4, 18, 17, 0, 0, 7},  // lightGrayColor
    {672, 210, -1, -1, -1, 0, 0, 32, 0, 0, 5, 18, 17, 0, 0, 7},  // darkGray
    {673, 210, -1, -1, -1, 373, 0, 33, 0, 0, 4, 18, 17, 0, 0, 7},  // darkGrayColor
    {674, 210, -1, -1, -1, 0, 0, 34, 0, 0, 5, 18, 17, 0, 0, 7},  // clear
    {675, 210, -1, -1, -1, 373, 0, 35, 0, 0, 4, 18, 17, 0, 0, 7},  // clearColor
    {676, 210, -1, -1, -1, 0, 0, 36, 0, 0, 5, 18, 17, 0, 0, 7},  // systemRed
    {677, 210, -1, -1, -1, 0, 0, 37, 0, 0, 5, 18, 17, 0, 0, 7},  // systemOrange
    {678, 210, -1, -1, -1, 0, 0, 38, 0, 0, 5, 18, 17, 0, 0, 7},  // systemYellow
    {679, 210, -1, -1, -1, 0, 0, 39, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGreen
    {680, 210, -1, -1, -1, 0, 0, 40, 0, 0, 5, 18, 17, 0, 0, 7},  // systemMint
    {681, 210, -1, -1, -1, 0, 0, 41, 0, 0, 5, 18, 17, 0, 0, 7},  // systemTeal
    {682, 210, -1, -1, -1, 0, 0, 42, 0, 0, 5, 18, 17, 0, 0, 7},  // systemCyan
    {683, 210, -1, -1, -1, 0, 0, 43, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBlue
    {684, 210, -1, -1, -1, 0, 0, 44, 0, 0, 5, 18, 17, 0, 0, 7},  // systemIndigo
    {685, 210, -1, -1, -1, 0, 0, 45, 0, 0, 5, 18, 17, 0, 0, 7},  // systemPurple
    {686, 210, -1, -1, -1, 0, 0, 46, 0, 0, 5, 18, 17, 0, 0, 7},  // systemPink
    {687, 210, -1, -1, -1, 0, 0, 47, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBrown
    {688, 210, -1, -1, -1, 0, 0, 48, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray
    {689, 210, -1, -1, -1, 0, 0, 49, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray2
    {690, 210, -1, -1, -1, 0, 0, 50, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray3
    {691, 210, -1, -1, -1, 0, 0, 51, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray4
    {692, 210, -1, -1, -1, 0, 0, 52, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray5
    {693, 210, -1, -1, -1, 0, 0, 53, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray6
    {694, 210, -1, -1, -1, 0, 0, 54, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBackground
    {695, 210, -1, -1, -1, 0, 0, 55, 0, 0, 5, 18, 17, 0, 0, 7},  // secondarySystemBackground
    {696, 210, -1, -1, -1, 0, 0, 56, 0, 0, 5, 18, 17, 0, 0, 7},  // label
    {211, -1, -1, -1, -1, 373, 656, 0, 1, 1, 3, 0, 29, 0, 0, 8},  // UIView
    {211, -1, -1, -1, -1, 0, 0, 1, 0, 0, 3, 0, 29, 0, 0, 8},  // UIView
    {212, -1, -1, -1, -1, 374, 657, 2, 1, 1, 3, 0, 29, 0, 0, 8},  // UIWindow
    {212, -1, -1, -1, -1, 0, 0, 3, 0, 0, 3, 0, 29, 0, 0, 8},  // UIWindow
    {213, -1, -1, -1, -1, 375, 658, 4, 1, 1, 3, 0, 29, 0, 0, 8},  // UIImageView
    {213, -1, -1, -1, -1, 0, 0, 5, 0, 0, 3, 0, 29, 0, 0, 8},  // UIImageView
    {214, -1, -1, -1, -1, 376, 659, 6, 1, 1, 3, 0, 29, 0, 0, 8},  // UILabel
    {214, -1, -1, -1, -1, 0, 0, 7, 0, 0, 3, 0, 29, 0, 0, 8},  // UILabel
    {215, -1, -1, -1, -1, 377, 660, 8, 1, 1, 3, 0, 29, 0, 0, 8},  // UIButton
    {215, -1, -1, -1, -1, 0, 0, 9, 0, 0, 3, 0, 29, 0, 0, 8},  // UIButton
    {216, -1, -1, -1, -1, 378, 661, 10, 1, 1, 3, 0, 29, 0, 0, 8},  // UIScrollView
    {216, -1, -1, -1, -1, 0, 0, 11, 0, 0, 3, 0, 29, 0, 0, 8},  // UIScrollView
    {217, -1, -1, -1, -1, 379, 662, 12, 1, 1, 3, 0, 29, 0, 0, 8},  // UIControl
    {217, -1, -1, -1, -1, 0, 0, 13, 0, 0, 3, 0, 29, 0, 0, 8},  // UIControl
    {218, -1, -1, -1, -1, 380, 663, 14, 1, 1, 3, 0, 29, 0, 0, 8},  // UITextField
    {218, -1, -1, -1, -1, 0, 0, 15, 0, 0, 3, 0, 29, 0, 0, 8},  // UITextField
    {219, -1, -1, -1, -1, 381, 664, 16, 1, 1, 3, 0, 29, 0, 0, 8},  // UITextView
    {219, -1, -1, -1, -1, 0, 0, 17, 0, 0, 3, 0, 29, 0, 0, 8},  // UITextView
    {220, -1, -1, -1, -1, 382, 665, 18, 1, 1, 3, 0, 29, 0, 0, 8},  // UITableViewCell
    {220, -1, -1, -1, -1, 0, 0, 19, 0, 0, 3, 0, 29, 0, 0, 8},  // UITableViewCell
    {221, -1, -1, -1, -1, 383, 666, 20, 1, 1, 3, 0, 29, 0, 0, 8},  // UICollectionViewCell
    {221, -1, -1, -1, -1, 0, 0, 21, 0, 0, 3, 0, 29, 0, 0, 8},  // UICollectionViewCell
    {222, -1, -1, -1, -1, 384, 667, 22, 1, 1, 3, 0, 29, 0, 0, 8},  // UIVisualEffectView
    {222, -1, -1, -1, -1, 0, 0, 23, 0, 0, 3, 0, 29, 0, 0, 8},  // UIVisualEffectView
    {697, -1, -1, -1, -1, 0, 668, 24, 0, 1, 2, 30, 13, 0, 9, 8},  // frame
    {698, -1, -1, -1, -1, 0, 669, 25, 0, 1, 2, 30, 13, 0, 10, 8},  // bounds
    {356, -1, -1, -1, -1, 0, 670, 26, 0, 1, 2, 30, 9, 0, 11, 8},  // center
    {699, -1, -1, -1, -1, 0, 671, 27, 0, 1, 2, 30, 9, 0, 12, 8},  // anchorPoint
    {700, -1, -1, -1, 1600, 0, 672, 28, 0, 1, 2, 30, 2, 0, 0, 8},  // isHidden
    {701, -1, -1, -1, -1, 0, 673, 29, 0, 1, 2, 30, 2, 0, 0, 8},  // clipsToBounds
    {702, -1, -1, -1, -1, 0, 674, 30, 0, 1, 2, 30, 3, 0, 0, 8},  // name
    {703, -1, -1, -1, -1, 385, 675, 31, 1, 1, 0, 0, 54, 0, 0, 8},  // UIImage
    {213, -1, -1, -1, -1, 386, 676, 32, 1, 1, 3, 0, 29, 0, 0, 8},  // UIImageView
    {121, -1, -1, -1, -1, 0, 677, 33, 0, 1, 2, 30, 14, 0, 13, 8},  // transform
    {706, -1, -1, -1, -1, 387, 678, 34, 1, 2, 1, 30, 54, 0, 0, 8},  // moveAnchor
    {707, -1, -1, -1, -1, 0, 680, 35, 0, 1, 2, 30, 9, 0, 0, 8},  // contentOffset
    {644, -1, -1, -1, -1, 0, 681, 36, 0, 1, 2, 30, 0, 0, 0, 8},  // alpha
    {708, -1, -1, -1, 709, 0, 682, 37, 0, 1, 2, 30, 2, 0, 0, 8},  // isUserInteractionEnabled
    {709, -1, -1, -1, -1, 0, 683, 38, 0, 1, 2, 30, 2, 0, 0, 8},  // userInteractionEnabled
    {710, -1, -1, -1, -1, 0, 684, 39, 0, 1, 2, 30, 0, 0, 0, 8},  // tag
    {122, -1, -1, -1, -1, 0, 685, 40, 0, 1, 2, 30, 30, 0, 0, 8},  // layer
    {77, -1, -1, -1, -1, 388, 686, 41, 4, 4, 0, 0, 29, 0, 0, 8},  // view
    {711, -1, -1, -1, -1, 0, 690, 0, 0, 1, 2, 30, 17, 0, 0, 9},  // backgroundColor
    {712, -1, -1, -1, -1, 0, 691, 1, 0, 1, 2, 30, 3, 0, 0, 9},  // text
    {713, -1, -1, -1, -1, 0, 692, 2, 0, 1, 2, 30, 17, 0, 0, 9},  // textColor
    {714, -1, -1, -1, -1, 0, 693, 3, 0, 1, 2, 30, 20, 0, 0, 9},  // textAlignment
    {715, -1, -1, -1, -1, 0, 694, 4, 0, 1, 2, 30, 54, 0, 0, 9},  // font
    {705, -1, -1, -1, -1, 0, 695, 5, 0, 1, 2, 30, 54, 0, 0, 9},  // image
    {716, -1, -1, -1, -1, 0, 696, 6, 0, 1, 2, 30, 54, 0, 0, 9},  // contentMode
    {717, -1, -1, -1, 1623, 0, 697, 7, 0, 1, 2, 30, 2, 0, 0, 9},  // isOpaque
    {718, -1, -1, -1, -1, 0, 698, 8, 0, 1, 2, 30, 17, 0, 0, 9},  // tintColor
    {719, -1, -1, -1, -1, 0, 699, 9, 0, 1, 2, 30, 0, 0, 0, 9},  // contentScaleFactor
    {720, -1, -1, -1, -1, 0, 700, 10, 0, 1, 2, 30, 3, 0, 0, 9},  // accessibilityLabel
    {721, -1, -1, -1, -1, 0, 701, 11, 0, 1, 2, 30, 50, 0, 0, 9},  // safeAreaInsets
    {722, -1, -1, -1, -1, 0, 702, 12, 0, 1, 2, 30, 50, 0, 0, 9},  // layoutMargins
    {723, -1, -1, -1, -1, 0, 703, 13, 0, 1, 2, 30, 29, 0, 0, 9},  // mask
    {724, -1, -1, -1, -1, 0, 704, 14, 0, 1, 2, 30, 3, 0, 0, 9},  // accessibilityIdentifier
    {725, -1, -1, -1, -1, 0, 705, 15, 0, 1, 2, 30, 3, 0, 0, 9},  // accessibilityHint
    {726, -1, -1, -1, -1, 0, 706, 16, 0, 1, 2, 30, 2, 0, 0, 9},  // isAccessibilityElement
    {727, -1, -1, -1, -1, 0, 707, 17, 0, 1, 2, 30, 54, 0, 0, 9},  // semanticContentAttribute
    {728, -1, -1, -1, -1, 0, 708, 18, 0, 1, 2, 30, 2, 0, 0, 9},  // clearsContextBeforeDrawing
    {729, -1, -1, -1, -1, 0, 709, 19, 0, 1, 2, 30, 2, 0, 0, 9},  // isFirstResponder
    {730, -1, -1, -1, -1, 0, 710, 20, 0, 1, 2, 30, 0, 0, 0, 9},  // numberOfLines
    {731, -1, -1, -1, -1, 0, 711, 21, 0, 1, 2, 30, 2, 0, 0, 9},  // adjustsFontSizeToFitWidth
    {732, -1, -1, -1, -1, 0, 712, 22, 0, 1, 2, 30, 54, 0, 0, 9},  // lineBreakMode
    {733, -1, -1, -1, -1, 0, 713, 23, 0, 1, 2, 30, 54, 0, 0, 9},  // attributedText
    {734, -1, -1, -1, -1, 0, 714, 24, 0, 1, 2, 30, 54, 0, 0, 9},  // baselineAdjustment
    {735, -1, -1, -1, -1, 0, 715, 25, 0, 1, 2, 30, 54, 0, 0, 9},  // borderStyle
    {736, -1, -1, -1, -1, 0, 716, 26, 0, 1, 2, 30, 54, 0, 0, 9},  // keyboardType
    {737, -1, -1, -1, -1, 0, 717, 27, 0, 1, 2, 30, 54, 0, 0, 9},  // returnKeyType
    {738, -1, -1, -1, -1, 0, 718, 28, 0, 1, 2, 30, 54, 0, 0, 9},  // autocorrectionType
    {739, -1, -1, -1, -1, 0, 719, 29, 0, 1, 2, 30, 54, 0, 0, 9},  // autocapitalizationType
    {740, -1, -1, -1, -1, 0, 720, 30, 0, 1, 2, 30, 54, 0, 0, 9},  // clearButtonMode
    {741, -1, -1, -1, -1, 0, 721, 31, 0, 1, 2, 30, 17, 0, 0, 9},  // shadowColor
    {742, -1, -1, -1, -1, 0, 722, 32, 0, 1, 2, 30, 3, 0, 0, 9},  // placeholder
    {743, -1, -1, -1, -1, 0, 723, 33, 0, 1, 2, 30, 0, 0, 0, 9},  // minimumScaleFactor
    {744, -1, -1, -1, 1627, 0, 724, 34, 0, 1, 2, 30, 2, 0, 0, 9},  // isEditable
    {745, -1, -1, -1, 1628, 0, 725, 35, 0, 1, 2, 30, 2, 0, 0, 9},  // isSelectable
    {746, -1, -1, -1, 1629, 0, 726, 36, 0, 1, 2, 30, 2, 0, 0, 9},  // isSecureTextEntry
    {747, -1, -1, -1, -1, 0, 727, 37, 0, 1, 2, 30, 0, 0, 0, 9},  // zoomScale
    {748, 749, 750, -1, -1, 0, 0, 38, 0, 0, 5, 4, 3, 0, 0, 9},  // system
    {751, 749, 752, -1, -1, 0, 0, 39, 0, 0, 5, 4, 3, 0, 0, 9},  // custom
    {753, 749, 754, -1, -1, 0, 0, 40, 0, 0, 5, 4, 3, 0, 0, 9},  // infoLight
    {755, 749, 756, -1, -1, 0, 0, 41, 0, 0, 5, 4, 3, 0, 0, 9},  // contactAdd
    {757, 749, 758, -1, -1, 0, 0, 42, 0, 0, 5, 4, 3, 0, 0, 9},  // close
    {215, -1, -1, -1, -1, 392, 728, 43, 1, 1, 3, 0, 29, 0, 0, 9},  // UIButton
    {759, -1, -1, -1, 1626, 0, 729, 44, 0, 1, 2, 30, 2, 0, 0, 9},  // isScrollEnabled
    {760, -1, -1, -1, 1625, 0, 730, 45, 0, 1, 2, 30, 2, 0, 0, 9},  // isPagingEnabled
    {761, -1, -1, -1, -1, 0, 731, 46, 0, 1, 2, 30, 2, 0, 0, 9},  // bounces
    {762, -1, -1, -1, -1, 0, 732, 47, 0, 1, 2, 30, 2, 0, 0, 9},  // showsHorizontalScrollIndicator
    {763, -1, -1, -1, -1, 0, 733, 48, 0, 1, 2, 30, 2, 0, 0, 9},  // showsVerticalScrollIndicator
    {764, -1, -1, -1, -1, 0, 734, 49, 0, 1, 2, 30, 0, 0, 0, 9},  // minimumZoomScale
    {765, -1, -1, -1, -1, 0, 735, 50, 0, 1, 2, 30, 0, 0, 0, 9},  // maximumZoomScale
    {766, -1, -1, -1, -1, 0, 736, 51, 0, 1, 2, 30, 50, 0, 0, 9},  // contentInset
    {767, -1, -1, -1, -1, 0, 737, 52, 0, 1, 2, 30, 54, 0, 0, 9},  // delegate
    {769, 211, -1, -1, -1, 0, 0, 53, 0, 0, 5, 30, 51, 0, 0, 9},  // AutoresizingMask
    {770, 768, 771, -1, -1, 0, 0, 54, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleLeftMargin
    {772, 768, -1, -1, -1, 0, 0, 55, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleLeftMargin
    {773, 768, 774, -1, -1, 0, 0, 56, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleWidth
    {775, 768, -1, -1, -1, 0, 0, 57, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleWidth
    {776, 768, 777, -1, -1, 0, 0, 58, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleRightMargin
    {778, 768, -1, -1, -1, 0, 0, 59, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleRightMargin
    {779, 768, 780, -1, -1, 0, 0, 60, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleTopMargin
    {781, 768, -1, -1, -1, 0, 0, 61, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleTopMargin
    {782, 768, 783, -1, -1, 0, 0, 62, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleHeight
    {784, 768, -1, -1, -1, 0, 0, 63, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleHeight
    {785, 768, 786, -1, -1, 0, 0, 64, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleBottomMargin
    {787, 768, -1, -1, -1, 0, 0, 65, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleBottomMargin
    {788, 768, 789, -1, -1, 0, 0, 66, 0, 0, 5, 26, 25, 0, 0, 9},  // None
    {790, -1, -1, -1, -1, 0, 738, 67, 0, 1, 2, 30, 25, 0, 0, 9},  // autoresizingMask
    {791, -1, -1, -1, -1, 0, 739, 68, 0, 1, 2, 30, 2, 0, 0, 9},  // translatesAutoresizingMaskIntoConstraints
    {792, -1, -1, -1, -1, 0, 740, 69, 0, 1, 2, 30, 2, 0, 0, 9},  // autoresizesSubviews
    {794, 217, -1, -1, -1, 0, 0, 70, 0, 0, 5, 30, 51, 0, 0, 9},  // State
    {795, 793, 796, -1, -1, 0, 0, 71, 0, 0, 5, 4, 3, 0, 0, 9},  // normal
    {797, 793, -1, -1, -1, 0, 0, 72, 0, 0, 5, 4, 3, 0, 0, 9},  // Normal
    {798, 793, 799, -1, -1, 0, 0, 73, 0, 0, 5, 4, 3, 0, 0, 9},  // highlighted
    {800, 793, -1, -1, -1, 0, 0, 74, 0, 0, 5, 4, 3, 0, 0, 9},  // Highlighted
    {801, 793, 802, -1, -1, 0, 0, 75, 0, 0, 5, 4, 3, 0, 0, 9},  // disabled
    {803, 793, -1, -1, -1, 0, 0, 76, 0, 0, 5, 4, 3, 0, 0, 9},  // Disabled
    {804, 793, 805, -1, -1, 0, 0, 77, 0, 0, 5, 4, 3, 0, 0, 9},  // selected
    {806, 793, -1, -1, -1, 0, 0, 78, 0, 0, 5, 4, 3, 0, 0, 9},  // Selected
    {808, 217, -1, -1, -1, 0, 0, 79, 0, 0, 5, 30, 51, 0, 0, 9},  // Event
    {809, 807, 810, -1, -1, 0, 0, 80, 0, 0, 5, 4, 3, 0, 0, 9},  // allEvents
    {811, 807, -1, -1, -1, 0, 0, 81, 0, 0, 5, 4, 3, 0, 0, 9},  // AllEvents
    {812, 807, 813, -1, -1, 0, 0, 82, 0, 0, 5, 4, 3, 0, 0, 9},  // allTouchEvents
    {814, 807, -1, -1, -1, 0, 0, 83, 0, 0, 5, 4, 3, 0, 0, 9},  // AllTouchEvents
    {815, 807, 816, -1, -1, 0, 0, 84, 0, 0, 5, 4, 3, 0, 0, 9},  // touchDown
    {817, 807, -1, -1, -1, 0, 0, 85, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchDown
    {818, 807, 819, -1, -1, 0, 0, 86, 0, 0, 5, 4, 3, 0, 0, 9},  // touchDragInside
    {820, 807, -1, -1, -1, 0, 0, 87, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchDragInside
    {821, 807, 822, -1, -1, 0, 0, 88, 0, 0, 5, 4, 3, 0, 0, 9},  // touchDragOutside
    {823, 807, -1, -1, -1, 0, 0, 89, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchDragOutside
    {824, 807, 825, -1, -1, 0, 0, 90, 0, 0, 5, 4, 3, 0, 0, 9},  // touchUpInside
    {826, 807, -1, -1, -1, 0, 0, 91, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchUpInside
    {827, 807, 828, -1, -1, 0, 0, 92, 0, 0, 5, 4, 3, 0, 0, 9},  // touchUpOutside
    {829, 807, -1, -1, -1, 0, 0, 93, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchUpOutside
    {830, 807, 831, -1, -1, 0, 0, 94, 0, 0, 5, 4, 3, 0, 0, 9},  // touchCancel
    {832, 807, -1, -1, -1, 0, 0, 95, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchCancel
    {833, 807, 834, -1, -1, 0, 0, 96, 0, 0, 5, 4, 3, 0, 0, 9},  // valueChanged
    {835, 807, -1, -1, -1, 0, 0, 97, 0, 0, 5, 4, 3, 0, 0, 9},  // ValueChanged
    {836, 807, 837, -1, -1, 0, 0, 98, 0, 0, 5, 4, 3, 0, 0, 9},  // editingChanged
    {838, 807, -1, -1, -1, 0, 0, 99, 0, 0, 5, 4, 3, 0, 0, 9},  // EditingChanged
    {839, 807, 840, -1, -1, 0, 0, 100, 0, 0, 5, 4, 3, 0, 0, 9},  // editingDidBegin
    {841, 807, -1, -1, -1, 0, 0, 101, 0, 0, 5, 4, 3, 0, 0, 9},  // EditingDidBegin
    {842, 807, 843, -1, -1, 0, 0, 102, 0, 0, 5, 4, 3, 0, 0, 9},  // editingDidEnd
    {844, 807, -1, -1, -1, 0, 0, 103, 0, 0, 5, 4, 3, 0, 0, 9},  // EditingDidEnd
    {845, 807, 846, -1, -1, 0, 0, 104, 0, 0, 5, 4, 3, 0, 0, 9},  // primaryActionTriggered
    {847, 807, -1, -1, -1, 0, 0, 105, 0, 0, 5, 4, 3, 0, 0, 9},  // PrimaryActionTriggered
    {848, -1, -1, -1, -1, 393, 741, 106, 3, 4, 1, 30, 54, 0, 0, 9},  // addTarget
    {848, -1, -1, -1, -1, 396, 745, 107, 3, 4, 1, 30, 54, 0, 0, 9},  // addTarget
    {851, -1, -1, -1, -1, 399, 749, 108, 3, 4, 1, 30, 54, 0, 0, 9},  // removeTarget
    {851, -1, -1, -1, -1, 402, 753, 109, 3, 4, 1, 30, 54, 0, 0, 9},  // removeTarget
    {852, -1, -1, -1, -1, 405, 757, 110, 1, 2, 1, 30, 54, 0, 0, 9},  // sendActions
    {853, -1, -1, -1, -1, 406, 759, 111, 1, 2, 1, 30, 54, 0, 0, 9},  // sendActionsForControlEvents
    {854, -1, -1, -1, -1, 407, 761, 112, 2, 3, 1, 30, 54, 0, 0, 9},  // setTitle
    {854, -1, -1, -1, -1, 409, 764, 113, 2, 3, 1, 30, 54, 0, 0, 9},  // setTitle
    {856, -1, -1, -1, -1, 411, 767, 114, 2, 3, 1, 30, 54, 0, 0, 9},  // setTitleColor
    {856, -1, -1, -1, -1, 413, 770, 115, 2, 3, 1, 30, 54, 0, 0, 9},  // setTitleColor
    {857, -1, -1, -1, -1, 415, 773, 116, 2, 3, 1, 30, 54, 0, 0, 9},  // setImage
    {857, -1, -1, -1, -1, 417, 776, 117, 2, 3, 1, 30, 54, 0, 0, 9},  // setImage
    {858, -1, -1, -1, -1, 419, 779, 118, 2, 3, 1, 30, 54, 0, 0, 9},  // setBackgroundImage
    {858, -1, -1, -1, -1, 421, 782, 119, 2, 3, 1, 30, 54, 0, 0, 9},  // setBackgroundImage
    {859, -1, -1, -1, -1, 423, 785, 120, 2, 3, 1, 30, 54, 0, 0, 9},  // setAttributedTitle
    {860, -1, -1, -1, -1, 425, 788, 121, 2, 3, 1, 30, 54, 0, 0, 9},  // setTitleShadowColor
    {861, -1, -1, -1, -1, 0, 791, 122, 0, 1, 2, 30, 3, 0, 0, 9},  // currentTitle
    {862, -1, -1, -1, -1, 0, 792, 123, 0, 1, 2, 30, 29, 0, 0, 9},  // titleLabel
    {863, -1, -1, -1, -1, 0, 793, 124, 0, 1, 2, 30, 50, 0, 0, 9},  // contentEdgeInsets
    {864, -1, -1, -1, -1, 0, 794, 125, 0, 1, 2, 30, 50, 0, 0, 9},  // titleEdgeInsets
    {865, -1, -1, -1, -1, 0, 795, 126, 0, 1, 2, 30, 50, 0, 0, 9},  // imageEdgeInsets
    {866, -1, -1, -1, -1, 0, 796, 127, 0, 1, 2, 30, 2, 0, 0, 9},  // isEnabled
    {867, -1, -1, -1, -1, 0, 797, 128, 0, 1, 2, 30, 2, 0, 0, 9},  // isSelected
    {868, -1, -1, -1, -1, 0, 798, 129, 0, 1, 2, 30, 2, 0, 0, 9},  // isHighlighted
    {869, -1, -1, -1, -1, 0, 799, 130, 0, 1, 2, 30, 2, 0, 0, 9},  // isTracking
    {870, -1, -1, -1, -1, 0, 800, 131, 0, 1, 2, 30, 54, 0, 0, 9},  // contentHorizontalAlignment
    {871, -1, -1, -1, -1, 0, 801, 132, 0, 1, 2, 30, 54, 0, 0, 9},  // contentVerticalAlignment
    {872, -1, -1, -1, -1, 0, 802, 133, 0, 1, 2, 30, 12, 0, 0, 9},  // contentSize
    {359, 873, 874, -1, -1, 0, 0, 134, 0, 0, 5, 21, 20, 0, 0, 9},  // left
    {356, 873, 875, -1, -1, 0, 0, 135, 0, 0, 5, 21, 20, 0, 0, 9},  // center
    {361, 873, 876, -1, -1, 0, 0, 136, 0, 0, 5, 21, 20, 0, 0, 9},  // right
    {877, 873, 878, -1, -1, 0, 0, 137, 0, 0, 5, 21, 20, 0, 0, 9},  // justified
    {879, 873, 880, -1, -1, 0, 0, 138, 0, 0, 5, 21, 20, 0, 0, 9},  // natural
    {881, -1, -1, -1, -1, 0, 803, 0, 0, 1, 2, 30, 29, 0, 0, 10},  // superview
    {882, -1, -1, -1, -1, 0, 804, 1, 0, 1, 2, 30, 4, 0, 0, 10},  // subviews
    {82, -1, -1, -1, -1, 0, 805, 2, 0, 1, 2, 30, 29, 0, 0, 10},  // window
    {883, -1, -1, -1, 1596, 427, 806, 3, 1, 2, 1, 30, 2, 0, 0, 10},  // isDescendant
    {884, -1, -1, -1, -1, 428, 808, 4, 1, 2, 1, 30, 54, 0, 0, 10},  // addSubview
    {885, -1, -1, -1, -1, 429, 810, 5, 1, 2, 1, 30, 54, 0, 0, 10},  // bringSubviewToFront
    {886, -1, -1, -1, 1598, 430, 812, 6, 1, 2, 1, 30, 54, 0, 0, 10},  // bringSubview
    {888, -1, -1, -1, -1, 431, 814, 7, 1, 2, 1, 30, 54, 0, 0, 10},  // sendSubviewToBack
    {889, -1, -1, -1, 1599, 432, 816, 8, 1, 2, 1, 30, 54, 0, 0, 10},  // sendSubview
    {891, -1, -1, -1, -1, 433, 818, 9, 0, 1, 1, 30, 54, 0, 0, 10},  // removeFromSuperview
    {892, -1, -1, -1, 1597, 433, 819, 10, 2, 3, 1, 30, 54, 0, 0, 10},  // insertSubview
    {893, -1, -1, -1, 1630, 435, 822, 11, 2, 3, 1, 30, 54, 0, 0, 10},  // exchangeSubview
    {892, -1, -1, -1, -1, 437, 825, 12, 2, 3, 1, 30, 54, 0, 0, 10},  // insertSubview
    {892, -1, -1, -1, -1, 439, 828, 13, 2, 3, 1, 30, 54, 0, 0, 10},  // insertSubview
    {897, -1, -1, -1, 1602, 441, 831, 14, 2, 3, 1, 30, 9, 0, 5, 10},  // convert
    {897, -1, -1, -1, 1604, 443, 834, 15, 2, 3, 1, 30, 9, 0, 5, 10},  // convert
    {898, -1, -1, -1, -1, 445, 837, 16, 2, 3, 1, 30, 9, 0, 5, 10},  // convertRect
    {898, -1, -1, -1, -1, 447, 840, 17, 2, 3, 1, 30, 9, 0, 5, 10},  // convertRect
    {901, -1, -1, -1, -1, 449, 843, 18, 2, 3, 1, 30, 9, 0, 5, 10},  // convertPoint
    {901, -1, -1, -1, -1, 451, 846, 19, 2, 3, 1, 30, 9, 0, 5, 10},  // convertPoint
    {902, -1, -1, -1, -1, 453, 849, 20, 0, 1, 1, 30, 54, 0, 0, 10},  // setNeedsLayout
    {903, -1, -1, -1, -1, 453, 850, 21, 0, 1, 1, 30, 54, 0, 0, 10},  // layoutIfNeeded
    {902, -1, -1, -1, -1, 453, 851, 22, 0, 1, 1, 31, 54, 0, 0, 10},  // setNeedsLayout
    {903, -1, -1, -1, -1, 453, 852, 23, 0, 1, 1, 31, 54, 0, 0, 10},  // layoutIfNeeded
    {904, -1, -1, -1, -1, 453, 853, 24, 0, 1, 1, 31, 54, 0, 0, 10},  // layoutSublayers
    {904, -1, -1, -1, -1, 453, 854, 25, 1, 2, 1, 30, 54, 0, 0, 10},  // layoutSublayers
    {905, -1, -1, -1, -1, 454, 856, 26, 1, 2, 1, 30, 54, 0, 0, 10},  // layoutSublayersOfLayer
    {906, -1, -1, -1, -1, 455, 858, 27, 0, 1, 1, 31, 2, 0, 0, 10},  // needsLayout
    {907, -1, -1, -1, -1, 455, 859, 28, 0, 1, 1, 30, 54, 0, 0, 10},  // setNeedsDisplay
    {908, -1, -1, -1, -1, 455, 860, 29, 0, 1, 1, 30, 54, 0, 0, 10},  // layoutSubviews
    {907, -1, -1, -1, 1631, 455, 861, 30, 1, 2, 1, 30, 54, 0, 0, 10},  // setNeedsDisplay
    {907, -1, -1, -1, 1631, 456, 863, 31, 1, 2, 1, 31, 54, 0, 0, 10},  // setNeedsDisplay
    {909, -1, -1, -1, -1, 457, 865, 32, 0, 1, 1, 30, 2, 0, 0, 10},  // becomeFirstResponder
    {910, -1, -1, -1, -1, 457, 866, 33, 0, 1, 1, 30, 2, 0, 0, 10},  // resignFirstResponder
    {911, -1, -1, -1, -1, 457, 867, 34, 1, 2, 1, 30, 12, 0, 0, 10},  // sizeThatFits
    {912, -1, -1, -1, -1, 458, 869, 35, 0, 1, 1, 30, 54, 0, 0, 10},  // sizeToFit
    {913, -1, -1, -1, -1, 0, 870, 36, 0, 1, 2, 30, 12, 0, 0, 10},  // intrinsicContentSize
    {914, -1, -1, -1, -1, 458, 871, 37, 0, 1, 1, 30, 54, 0, 0, 10},  // invalidateIntrinsicContentSize
    {915, -1, -1, -1, -1, 458, 872, 38, 1, 2, 1, 30, 54, 0, 0, 10},  // endEditing
    {907, -1, -1, -1, -1, 459, 874, 39, 0, 1, 1, 31, 54, 0, 0, 10},  // setNeedsDisplay
    {916, -1, -1, -1, -1, 459, 875, 40, 1, 2, 1, 30, 29, 0, 0, 10},  // viewWithTag
    {917, -1, -1, -1, 1612, 460, 877, 41, 2, 3, 1, 31, 54, 0, 0, 10},  // insertSublayer
    {917, -1, -1, -1, -1, 462, 880, 42, 2, 3, 1, 31, 54, 0, 0, 10},  // insertSublayer
    {917, -1, -1, -1, -1, 464, 883, 43, 2, 3, 1, 31, 54, 0, 0, 10},  // insertSublayer
    {920, 211, -1, -1, -1, 0, 0, 44, 0, 0, 5, 30, 0, 0, 0, 10},  // noIntrinsicMetric
    {921, -1, -1, -1, -1, 0, 886, 45, 0, 1, 2, 30, 54, 0, 0, 10},  // rootViewController
    {922, -1, -1, -1, -1, 0, 887, 46, 0, 1, 2, 30, 54, 0, 0, 10},  // liveView
    {923, -1, -1, -1, -1, 466, 888, 47, 0, 1, 1, 30, 54, 0, 0, 10},  // makeKeyAndVisible
    {924, -1, -1, -1, -1, 466, 889, 48, 0, 1, 1, 30, 54, 0, 0, 10},  // makeKey
    {926, 925, -1, -1, -1, 0, 0, 49, 0, 0, 5, 30, 29, 0, 0, 10},  // current
    {928, 927, -1, -1, -1, 0, 0, 50, 0, 0, 5, 30, 29, 0, 0, 10},  // currentPage
    {929, -1, -1, -1, -1, 0, 890, 51, 0, 1, 2, 30, 2, 0, 0, 10},  // needsIndefiniteExecution
    {931, 930, -1, -1, -1, 0, 0, 52, 0, 0, 5, 30, 29, 0, 0, 10},  // main
    {932, 930, -1, -1, -1, 466, 891, 53, 0, 0, 4, 30, 29, 0, 0, 10},  // mainScreen
    {933, -1, -1, -1, 1594, 466, 891, 54, 2, 3, 1, 30, 29, 0, 5, 10},  // hitTest
    {934, -1, -1, -1, -1, 468, 894, 55, 2, 3, 1, 30, 2, 0, 0, 10},  // beginTracking
    {935, -1, -1, -1, -1, 470, 897, 56, 2, 3, 1, 30, 2, 0, 0, 10},  // continueTracking
    {309, -1, -1, -1, 1595, 472, 900, 57, 2, 3, 1, 30, 2, 0, 5, 10},  // point
    {937, -1, -1, -1, -1, 474, 903, 0, 0, 0, 3, 0, 30, 0, 0, 11},  // CALayer
    {938, -1, -1, -1, -1, 474, 903, 1, 0, 0, 3, 0, 30, 0, 0, 11},  // CAShapeLayer
    {939, -1, -1, -1, -1, 474, 903, 2, 0, 0, 3, 0, 30, 0, 0, 11},  // CAGradientLayer
    {940, -1, -1, -1, -1, 474, 903, 3, 0, 0, 3, 0, 30, 0, 0, 11},  // CATextLayer
    {941, -1, -1, -1, -1, 0, 903, 4, 0, 1, 2, 31, 4, 0, 0, 11},  // colors
    {942, -1, -1, -1, -1, 0, 904, 5, 0, 1, 2, 31, 4, 0, 0, 11},  // locations
    {943, -1, -1, -1, -1, 0, 905, 6, 0, 1, 2, 31, 9, 0, 0, 11},  // startPoint
    {944, -1, -1, -1, -1, 0, 906, 7, 0, 1, 2, 31, 9, 0, 0, 11},  // endPoint
    {256, -1, -1, -1, -1, 0, 907, 8, 0, 1, 2, 31, 54, 0, 0, 11},  // string
    {715, -1, -1, -1, -1, 0, 908, 9, 0, 1, 2, 31, 54, 0, 0, 11},  // font
    {945, -1, -1, -1, -1, 0, 909, 10, 0, 1, 2, 31, 0, 0, 0, 11},  // fontSize
    {946, -1, -1, -1, -1, 0, 910, 11, 0, 1, 2, 31, 17, 0, 0, 11},  // foregroundColor
    {947, -1, -1, -1, -1, 0, 911, 12, 0, 1, 2, 31, 2, 0, 0, 11},  // isWrapped
    {948, -1, -1, -1, 949, 474, 912, 13, 1, 2, 1, 31, 54, 0, 0, 11},  // render
    {950, -1, -1, -1, 952, 476, 914, 14, 2, 3, 1, 30, 2, 0, 0, 11},  // drawHierarchy
    {697, -1, -1, -1, -1, 0, 917, 15, 0, 1, 2, 31, 13, 0, 9, 11},  // frame
    {698, -1, -1, -1, -1, 0, 918, 16, 0, 1, 2, 31, 13, 0, 10, 11},  // bounds
    {120, -1, -1, -1, -1, 0, 919, 17, 0, 1, 2, 31, 9, 0, 11, 11},  // position
    {699, -1, -1, -1, -1, 0, 920, 18, 0, 1, 2, 31, 9, 0, 12, 11},  // anchorPoint
    {700, -1, -1, -1, 1600, 0, 921, 19, 0, 1, 2, 31, 2, 0, 0, 11},  // isHidden
    {953, -1, -1, -1, -1, 0, 922, 20, 0, 1, 2, 31, 2, 0, 0, 11},  // masksToBounds
    {702, -1, -1, -1, -1, 0, 923, 21, 0, 1, 2, 31, 3, 0, 0, 11},  // name
    {954, -1, -1, -1, -1, 0, 924, 22, 0, 1, 2, 31, 14, 0, 0, 11},  // sublayerTransform
    {121, -1, -1, -1, -1, 0, 925, 23, 0, 1, 2, 31, 14, 0, 0, 11},  // transform
    {955, -1, -1, -1, -1, 0, 926, 24, 0, 1, 2, 31, 0, 0, 0, 11},  // zPosition
    {956, -1, -1, -1, -1, 0, 927, 25, 0, 1, 2, 31, 0, 0, 0, 11},  // opacity
    {711, -1, -1, -1, -1, 0, 928, 26, 0, 1, 2, 31, 17, 0, 0, 11},  // backgroundColor
    {957, -1, -1, -1, -1, 0, 929, 27, 0, 1, 2, 31, 0, 0, 0, 11},  // cornerRadius
    {958, -1, -1, -1, -1, 0, 930, 28, 0, 1, 2, 31, 0, 0, 0, 11},  // borderWidth
    {959, -1, -1, -1, -1, 0, 931, 29, 0, 1, 2, 31, 17, 0, 0, 11},  // borderColor
    {741, -1, -1, -1, -1, 0, 932, 30, 0, 1, 2, 31, 17, 0, 0, 11},  // shadowColor
    {960, -1, -1, -1, -1, 0, 933, 31, 0, 1, 2, 31, 0, 0, 0, 11},  // shadowOpacity
    {961, -1, -1, -1, -1, 0, 934, 32, 0, 1, 2, 31, 0, 0, 0, 11},  // shadowRadius
    {962, -1, -1, -1, -1, 0, 935, 33, 0, 1, 2, 31, 12, 0, 0, 11},  // shadowOffset
    {963, -1, -1, -1, -1, 0, 936, 34, 0, 1, 2, 31, 31, 0, 0, 11},  // shadowPath
    {964, -1, -1, -1, -1, 0, 937, 35, 0, 1, 2, 31, 0, 0, 0, 11},  // contentsScale
    {965, -1, -1, -1, -1, 0, 938, 36, 0, 1, 2, 31, 54, 0, 0, 11},  // contents
    {966, -1, -1, -1, -1, 0, 939, 37, 0, 1, 2, 31, 13, 0, 0, 11},  // contentsRect
    {967, -1, -1, -1, -1, 0, 940, 38, 0, 1, 2, 31, 2, 0, 0, 11},  // shouldRasterize
    {968, -1, -1, -1, -1, 0, 941, 39, 0, 1, 2, 31, 0, 0, 0, 11},  // rasterizationScale
    {969, -1, -1, -1, 1624, 0, 942, 40, 0, 1, 2, 31, 2, 0, 0, 11},  // isDoubleSided
    {723, -1, -1, -1, -1, 0, 943, 41, 0, 1, 2, 31, 30, 0, 0, 11},  // mask
    {970, -1, -1, -1, -1, 0, 944, 42, 0, 1, 2, 31, 54, 0, 0, 11},  // contentsGravity
    {971, -1, -1, -1, -1, 0, 945, 43, 0, 1, 2, 31, 54, 0, 0, 11},  // actions
    {972, -1, -1, -1, -1, 0, 946, 44, 0, 1, 2, 31, 54, 0, 0, 11},  // magnificationFilter
    {973, -1, -1, -1, -1, 0, 947, 45, 0, 1, 2, 31, 54, 0, 0, 11},  // minificationFilter
    {974, -1, -1, -1, -1, 0, 948, 46, 0, 1, 2, 31, 54, 0, 0, 11},  // compositingFilter
    {975, -1, -1, -1, -1, 0, 949, 47, 0, 1, 2, 31, 54, 0, 0, 11},  // cornerCurve
    {976, -1, -1, -1, -1, 0, 950, 48, 0, 1, 2, 31, 54, 0, 0, 11},  // maskedCorners
    {767, -1, -1, -1, -1, 0, 951, 49, 0, 1, 2, 31, 54, 0, 0, 11},  // delegate
    {717, -1, -1, -1, 1623, 0, 952, 50, 0, 1, 2, 31, 2, 0, 0, 11},  // isOpaque
    {977, -1, -1, -1, -1, 0, 953, 51, 0, 1, 2, 31, 2, 0, 0, 11},  // needsDisplayOnBoundsChange
    {978, -1, -1, -1, -1, 0, 954, 52, 0, 1, 2, 31, 2, 0, 0, 11},  // allowsEdgeAntialiasing
    {979, -1, -1, -1, -1, 0, 955, 53, 0, 1, 2, 31, 54, 0, 0, 11},  // lineCap
    {980, -1, -1, -1, -1, 0, 956, 54, 0, 1, 2, 31, 54, 0, 0, 11},  // fillRule
    {981, -1, -1, -1, -1, 0, 957, 55, 0, 1, 2, 31, 0, 0, 0, 11},  // miterLimit
    {982, -1, -1, -1, -1, 0, 958, 56, 0, 1, 2, 31, 0, 0, 0, 11},  // strokeStart
    {983, -1, -1, -1, -1, 0, 959, 57, 0, 1, 2, 31, 0, 0, 0, 11},  // strokeEnd
    {984, -1, -1, -1, -1, 480, 960, 58, 0, 1, 1, 31, 14, 0, 0, 11},  // affineTransform
    {123, -1, -1, -1, -1, 480, 961, 59, 1, 2, 1, 31, 54, 0, 8, 11},  // setAffineTransform
    {985, -1, -1, -1, 1613, 481, 963, 60, 0, 1, 1, 31, 30, 0, 0, 11},  // presentation
    {986, -1, -1, -1, 1614, 481, 964, 61, 0, 1, 1, 31, 30, 0, 0, 11},  // model
    {987, -1, -1, -1, -1, 0, 965, 62, 0, 1, 2, 31, 30, 0, 0, 11},  // superlayer
    {988, -1, -1, -1, -1, 0, 966, 63, 0, 1, 2, 31, 4, 0, 0, 11},  // sublayers
    {989, -1, -1, -1, -1, 481, 967, 64, 1, 2, 1, 31, 54, 0, 0, 11},  // addSublayer
    {990, -1, -1, -1, -1, 482, 969, 65, 0, 1, 1, 31, 54, 0, 0, 11},  // removeFromSuperlayer
    {897, -1, -1, -1, 1606, 482, 970, 66, 2, 3, 1, 31, 9, 0, 5, 11},  // convert
    {897, -1, -1, -1, 1608, 484, 973, 67, 2, 3, 1, 31, 9, 0, 5, 11},  // convert
    {933, -1, -1, -1, -1, 486, 976, 68, 1, 2, 1, 31, 30, 0, 0, 11},  // hitTest
    {378, -1, -1, -1, 1560, 487, 978, 69, 1, 2, 1, 31, 2, 0, 0, 11},  // contains
    {991, -1, -1, -1, -1, 488, 980, 0, 0, 0, 0, 0, 47, 0, 0, 12},  // Rectangle
    {992, -1, -1, -1, -1, 488, 980, 1, 0, 0, 0, 0, 47, 0, 0, 12},  // Circle
    {993, -1, -1, -1, -1, 488, 980, 2, 0, 0, 0, 0, 47, 0, 0, 12},  // Ellipse
    {994, -1, -1, -1, -1, 488, 980, 3, 0, 0, 0, 0, 47, 0, 0, 12},  // Capsule
    {995, -1, -1, -1, -1, 488, 980, 4, 1, 1, 0, 0, 47, 0, 0, 12},  // RoundedRectangle
    {996, -1, -1, -1, -1, 489, 981, 5, 1, 1, 0, 0, 47, 0, 0, 12},  // Text
    {997, -1, -1, -1, -1, 490, 982, 6, 1, 1, 0, 0, 47, 0, 0, 12},  // Image
    {997, -1, -1, -1, -1, 491, 983, 7, 1, 1, 0, 0, 47, 0, 0, 12},  // Image
    {697, -1, -1, -1, -1, 492, 984, 8, 2, 3, 1, 48, 47, 0, 0, 12},  // frame
    {697, -1, -1, -1, -1, 494, 987, 9, 1, 2, 1, 48, 47, 0, 0, 12},  // frame
    {697, -1, -1, -1, -1, 495, 989, 10, 1, 2, 1, 48, 47, 0, 0, 12},  // frame
    {697, -1, -1, -1, -1, 496, 991, 11, 3, 4, 1, 48, 47, 0, 0, 12},  // frame
    {1000, -1, -1, -1, -1, 499, 995, 12, 1, 2, 1, 48, 47, 0, 0, 12},  // padding
    {120, -1, -1, -1, -1, 500, 997, 13, 2, 3, 1, 48, 47, 0, 0, 12},  // position
    {120, -1, -1, -1, -1, 502, 1000, 14, 1, 2, 1, 48, 47, 0, 0, 12},  // position
    {1001, -1, -1, -1, -1, 503, 1002, 15, 2, 3, 1, 48, 47, 0, 0, 12},  // offset
    {1001, -1, -1, -1, -1, 505, 1005, 16, 1, 2, 1, 48, 47, 0, 0, 12},  // offset
    {1001, -1, -1, -1, -1, 506, 1007, 17, 1, 2, 1, 48, 47, 0, 0, 12},  // offset
    {1001, -1, -1, -1, -1, 507, 1009, 18, 1, 2, 1, 48, 47, 0, 0, 12},  // offset
    {1002, -1, -1, -1, -1, 508, 1011, 19, 1, 2, 1, 48, 47, 0, 0, 12},  // rotationEffect
    {1002, -1, -1, -1, -1, 509, 1013, 20, 2, 3, 1, 48, 47, 0, 0, 12},  // rotationEffect
    {1004, -1, -1, -1, -1, 511, 1016, 21, 1, 2, 1, 48, 47, 0, 0, 12},  // scaleEffect
    {1004, -1, -1, -1, -1, 512, 1018, 22, 2, 3, 1, 48, 47, 0, 0, 12},  // scaleEffect
    {1004, -1, -1, -1, -1, 514, 1021, 23, 2, 3, 1, 48, 47, 0, 0, 12},  // scaleEffect
    {1004, -1, -1, -1, -1, 516, 1024, 24, 1, 2, 1, 48, 47, 0, 0, 12},  // scaleEffect
    {1004, -1, -1, -1, -1, 517, 1026, 25, 1, 2, 1, 48, 47, 0, 0, 12},  // scaleEffect
    {1004, -1, -1, -1, -1, 518, 1028, 26, 3, 4, 1, 48, 47, 0, 0, 12},  // scaleEffect
    {1005, -1, -1, -1, -1, 521, 1032, 27, 1, 2, 1, 48, 47, 0, 0, 12},  // transformEffect
    {1006, -1, -1, -1, -1, 522, 1034, 28, 1, 2, 1, 48, 47, 0, 0, 12},  // modifier
    {121, -1, -1, -1, -1, 0, 1036, 29, 0, 1, 2, 48, 14, 0, 0, 12},  // transform
    {355, -1, -1, -1, -1, 0, 1037, 30, 0, 1, 2, 48, 4, 0, 0, 12},  // corners
    {356, -1, -1, -1, -1, 0, 1038, 31, 0, 1, 2, 48, 9, 0, 0, 12},  // center
    {1007, -1, -1, -1, -1, 0, 1039, 32, 0, 1, 2, 48, 13, 0, 0, 12},  // layoutFrame
    {301, -1, -1, -1, -1, 0, 1040, 33, 0, 1, 2, 48, 12, 0, 0, 12},  // size
    {1008, 1009, -1, -1, -1, 0, 0, 34, 0, 0, 5, 49, 48, 0, 0, 12},  // topLeading
    {358, 1009, -1, -1, -1, 0, 0, 35, 0, 0, 5, 49, 48, 0, 0, 12},  // top
    {1010, 1009, -1, -1, -1, 0, 0, 36, 0, 0, 5, 49, 48, 0, 0, 12},  // topTrailing
    {1011, 1009, -1, -1, -1, 0, 0, 37, 0, 0, 5, 49, 48, 0, 0, 12},  // leading
    {356, 1009, -1, -1, -1, 0, 0, 38, 0, 0, 5, 49, 48, 0, 0, 12},  // center
    {1012, 1009, -1, -1, -1, 0, 0, 39, 0, 0, 5, 49, 48, 0, 0, 12},  // trailing
    {1013, 1009, -1, -1, -1, 0, 0, 40, 0, 0, 5, 49, 48, 0, 0, 12},  // bottomLeading
    {360, 1009, -1, -1, -1, 0, 0, 41, 0, 0, 5, 49, 48, 0, 0, 12},  // bottom
    {1014, 1009, -1, -1, -1, 0, 0, 42, 0, 0, 5, 49, 48, 0, 0, 12},  // bottomTrailing
    {1009, -1, -1, -1, -1, 523, 1041, 43, 2, 2, 0, 0, 9, 0, 0, 12},  // UnitPoint
    {1016, -1, -1, -1, -1, 525, 1043, 44, 1, 1, 3, 0, 14, 0, 0, 12},  // ProjectionTransform
    {1017, -1, -1, -1, -1, 526, 1044, 0, 2, 2, 3, 0, 32, 0, 0, 13},  // UIGestureRecognizer
    {1017, -1, -1, -1, -1, 528, 1046, 1, 1, 1, 3, 0, 32, 0, 0, 13},  // UIGestureRecognizer
    {1017, -1, -1, -1, -1, 0, 0, 2, 0, 0, 3, 0, 32, 0, 0, 13},  // UIGestureRecognizer
    {1019, -1, -1, -1, -1, 529, 1047, 3, 2, 2, 3, 0, 32, 0, 0, 13},  // UIPanGestureRecognizer
    {1019, -1, -1, -1, -1, 531, 1049, 4, 1, 1, 3, 0, 32, 0, 0, 13},  // UIPanGestureRecognizer
    {1019, -1, -1, -1, -1, 0, 0, 5, 0, 0, 3, 0, 32, 0, 0, 13},  // UIPanGestureRecognizer
    {1020, -1, -1, -1, -1, 532, 1050, 6, 2, 2, 3, 0, 32, 0, 0, 13},  // UIPinchGestureRecognizer
    {1020, -1, -1, -1, -1, 534, 1052, 7, 1, 1, 3, 0, 32, 0, 0, 13},  // UIPinchGestureRecognizer
    {1020, -1, -1, -1, -1, 0, 0, 8, 0, 0, 3, 0, 32, 0, 0, 13},  // UIPinchGestureRecognizer
    {1021, -1, -1, -1, -1, 535, 1053, 9, 2, 2, 3, 0, 32, 0, 0, 13},  // UIRotationGestureRecognizer
    {1021, -1, -1, -1, -1, 537, 1055, 10, 1, 1, 3, 0, 32, 0, 0, 13},  // UIRotationGestureRecognizer
    {1021, -1, -1, -1, -1, 0, 0, 11, 0, 0, 3, 0, 32, 0, 0, 13},  // UIRotationGestureRecognizer
    {1022, -1, -1, -1, -1, 538, 1056, 12, 2, 2, 3, 0, 32, 0, 0, 13},  // UITapGestureRecognizer
    {1022, -1, -1, -1, -1, 540, 1058, 13, 1, 1, 3, 0, 32, 0, 0, 13},  // UITapGestureRecognizer
    {1022, -1, -1, -1, -1, 0, 0, 14, 0, 0, 3, 0, 32, 0, 0, 13},  // UITapGestureRecognizer
    {1023, -1, -1, -1, -1, 541, 1059, 15, 2, 2, 3, 0, 32, 0, 0, 13},  // UILongPressGestureRecognizer
    {1023, -1, -1, -1, -1, 543, 1061, 16, 1, 1, 3, 0, 32, 0, 0, 13},  // UILongPressGestureRecognizer
    {1023, -1, -1, -1, -1, 0, 0, 17, 0, 0, 3, 0, 32, 0, 0, 13},  // UILongPressGestureRecognizer
    {1024, -1, -1, -1, -1, 544, 1062, 18, 2, 2, 3, 0, 32, 0, 0, 13},  // UISwipeGestureRecognizer
    {1024, -1, -1, -1, -1, 546, 1064, 19, 1, 1, 3, 0, 32, 0, 0, 13},  // UISwipeGestureRecognizer
    {1024, -1, -1, -1, -1, 0, 0, 20, 0, 0, 3, 0, 32, 0, 0, 13},  // UISwipeGestureRecognizer
    {794, 1017, -1, -1, -1, 0, 0, 21, 0, 0, 5, 33, 51, 0, 0, 13},  // State
    {1025, 1017, -1, -1, -1, 0, 0, 22, 0, 0, 5, 33, 51, 0, 0, 13},  // Direction
    {1027, -1, -1, -1, -1, 0, 1065, 23, 0, 1, 2, 34, 0, 0, 0, 13},  // rawValue
    {1029, 1030, 1031, -1, -1, 0, 0, 24, 0, 0, 5, 34, 33, 0, 0, 13},  // possible
    {1032, 1030, -1, -1, -1, 0, 0, 25, 0, 0, 5, 34, 33, 0, 0, 13},  // Possible
    {1033, 1030, 1034, -1, -1, 0, 0, 26, 0, 0, 5, 34, 33, 0, 0, 13},  // began
    {1035, 1030, -1, -1, -1, 0, 0, 27, 0, 0, 5, 34, 33, 0, 0, 13},  // Began
    {1036, 1030, 1037, -1, -1, 0, 0, 28, 0, 0, 5, 34, 33, 0, 0, 13},  // changed
    {1038, 1030, -1, -1, -1, 0, 0, 29, 0, 0, 5, 34, 33, 0, 0, 13},  // Changed
    {1039, 1030, 1040, -1, -1, 0, 0, 30, 0, 0, 5, 34, 33, 0, 0, 13},  // ended
    {1041, 1030, -1, -1, -1, 0, 0, 31, 0, 0, 5, 34, 33, 0, 0, 13},  // Ended
    {1042, 1030, 1043, -1, -1, 0, 0, 32, 0, 0, 5, 34, 33, 0, 0, 13},  // cancelled
    {1044, 1030, -1, -1, -1, 0, 0, 33, 0, 0, 5, 34, 33, 0, 0, 13},  // Cancelled
    {1045, 1030, 1046, -1, -1, 0, 0, 34, 0, 0, 5, 34, 33, 0, 0, 13},  // failed
    {1047, 1030, -1, -1, -1, 0, 0, 35, 0, 0, 5, 34, 33, 0, 0, 13},  // Failed
    {1048, 1030, 1049, -1, -1, 0, 0, 36, 0, 0, 5, 34, 33, 0, 0, 13},  // recognized
    {361, 1050, 1051, -1, -1, 0, 0, 37, 0, 0, 5, 35, 34, 0, 0, 13},  // right
    {1052, 1050, -1, -1, -1, 0, 0, 38, 0, 0, 5, 35, 34, 0, 0, 13},  // Right
    {359, 1050, 1053, -1, -1, 0, 0, 39, 0, 0, 5, 35, 34, 0, 0, 13},  // left
    {1054, 1050, -1, -1, -1, 0, 0, 40, 0, 0, 5, 35, 34, 0, 0, 13},  // Left
    {483, 1050, 1055, -1, -1, 0, 0, 41, 0, 0, 5, 35, 34, 0, 0, 13},  // up
    {1056, 1050, -1, -1, -1, 0, 0, 42, 0, 0, 5, 35, 34, 0, 0, 13},  // Up
    {484, 1050, 1057, -1, -1, 0, 0, 43, 0, 0, 5, 35, 34, 0, 0, 13},  // down
    {1058, 1050, -1, -1, -1, 0, 0, 44, 0, 0, 5, 35, 34, 0, 0, 13},  // Down
    {1059, -1, -1, -1, -1, 0, 1066, 45, 0, 1, 2, 33, 33, 0, 0, 13},  // state
    {866, -1, -1, -1, 1060, 0, 1067, 46, 0, 1, 2, 33, 2, 0, 0, 13},  // isEnabled
    {1060, -1, -1, -1, -1, 0, 1068, 47, 0, 1, 2, 33, 2, 0, 0, 13},  // enabled
    {77, -1, -1, -1, -1, 0, 1069, 48, 0, 1, 2, 33, 29, 0, 0, 13},  // view
    {702, -1, -1, -1, -1, 0, 1070, 49, 0, 1, 2, 33, 3, 0, 0, 13},  // name
    {1061, -1, -1, -1, -1, 0, 1071, 50, 0, 1, 2, 33, 2, 0, 0, 13},  // cancelsTouchesInView
    {1062, -1, -1, -1, -1, 0, 1072, 51, 0, 1, 2, 33, 2, 0, 0, 13},  // delaysTouchesBegan
    {1063, -1, -1, -1, -1, 0, 1073, 52, 0, 1, 2, 33, 2, 0, 0, 13},  // delaysTouchesEnded
    {1064, -1, -1, -1, -1, 0, 1074, 53, 0, 1, 2, 33, 0, 0, 0, 13},  // numberOfTouches
    {767, -1, -1, -1, -1, 0, 1075, 54, 0, 1, 2, 33, 54, 0, 0, 13},  // delegate
    {1065, -1, -1, -1, -1, 0, 1076, 55, 0, 1, 2, 33, 0, 0, 0, 13},  // minimumNumberOfTouches
    {1066, -1, -1, -1, -1, 0, 1077, 56, 0, 1, 2, 33, 0, 0, 0, 13},  // maximumNumberOfTouches
    {1067, -1, -1, -1, -1, 0, 1078, 57, 0, 1, 2, 33, 0, 0, 0, 13},  // numberOfTapsRequired
    {1068, -1, -1, -1, -1, 0, 1079, 58, 0, 1, 2, 33, 0, 0, 0, 13},  // numberOfTouchesRequired
    {1069, -1, -1, -1, -1, 0, 1080, 59, 0, 1, 2, 33, 0, 0, 0, 13},  // minimumPressDuration
    {1070, -1, -1, -1, -1, 0, 1081, 60, 0, 1, 2, 33, 0, 0, 0, 13},  // allowableMovement
    {1071, -1, -1, -1, -1, 0, 1082, 61, 0, 1, 2, 33, 34, 0, 0, 13},  // direction
    {276, -1, -1, -1, -1, 0, 1083, 62, 0, 1, 2, 33, 0, 0, 0, 13},  // scale
    {278, -1, -1, -1, -1, 0, 1084, 63, 0, 1, 2, 33, 0, 0, 0, 13},  // rotation
    {1072, -1, -1, -1, -1, 0, 1085, 64, 0, 1, 2, 33, 0, 0, 0, 13},  // velocity
    {1073, -1, -1, -1, -1, 547, 1086, 65, 1, 2, 1, 33, 9, 0, 0, 13},  // location
    {1074, -1, -1, -1, -1, 548, 1088, 66, 1, 2, 1, 33, 9, 0, 0, 13},  // locationInView
    {1073, -1, -1, -1, 1644, 549, 1090, 67, 2, 3, 1, 33, 9, 0, 0, 13},  // location
    {1076, -1, -1, -1, -1, 551, 1093, 68, 2, 3, 1, 33, 9, 0, 0, 13},  // locationOfTouch
    {279, -1, -1, -1, -1, 553, 1096, 69, 1, 2, 1, 33, 9, 0, 0, 13},  // translation
    {1078, -1, -1, -1, -1, 554, 1098, 70, 1, 2, 1, 33, 9, 0, 0, 13},  // translationInView
    {1072, -1, -1, -1, -1, 555, 1100, 71, 1, 2, 1, 33, 9, 0, 0, 13},  // velocity
    {1079, -1, -1, -1, -1, 556, 1102, 72, 1, 2, 1, 33, 9, 0, 0, 13},  // velocityInView
    {1080, -1, -1, -1, 1645, 557, 1104, 73, 2, 3, 1, 33, 54, 0, 0, 13},  // setTranslation
    {1080, -1, -1, -1, -1, 559, 1107, 74, 2, 3, 1, 33, 54, 0, 0, 13},  // setTranslation
    {848, -1, -1, -1, -1, 561, 1110, 75, 2, 3, 1, 33, 54, 0, 0, 13},  // addTarget
    {851, -1, -1, -1, -1, 563, 1113, 76, 2, 3, 1, 33, 54, 0, 0, 13},  // removeTarget
    {1081, -1, -1, -1, -1, 565, 1116, 77, 2, 3, 1, 33, 54, 0, 0, 13},  // touchesBegan
    {1082, -1, -1, -1, -1, 567, 1119, 78, 2, 3, 1, 33, 54, 0, 0, 13},  // touchesMoved
    {1083, -1, -1, -1, -1, 569, 1122, 79, 2, 3, 1, 33, 54, 0, 0, 13},  // touchesEnded
    {1084, -1, -1, -1, -1, 571, 1125, 80, 2, 3, 1, 33, 54, 0, 0, 13},  // touchesCancelled
    {1081, -1, -1, -1, -1, 573, 1128, 81, 2, 3, 1, 33, 54, 0, 0, 13},  // touchesBegan
    {1082, -1, -1, -1, -1, 575, 1131, 82, 2, 3, 1, 33, 54, 0, 0, 13},  // touchesMoved
    {1083, -1, -1, -1, -1, 577, 1134, 83, 2, 3, 1, 33, 54, 0, 0, 13},  // touchesEnded
    {1084, -1, -1, -1, -1, 579, 1137, 84, 2, 3, 1, 33, 54, 0, 0, 13},  // touchesCancelled
    {1086, -1, -1, -1, -1, 581, 1140, 85, 2, 3, 1, 33, 54, 0, 0, 13},  // ignore
    {1087, -1, -1, -1, -1, 583, 1143, 86, 2, 3, 1, 33, 54, 0, 0, 13},  // ignoreTouch
    {1089, -1, -1, -1, -1, 585, 1146, 87, 0, 1, 1, 33, 54, 0, 0, 13},  // reset
    {1090, -1, -1, -1, 1646, 585, 1147, 88, 1, 2, 1, 33, 54, 0, 0, 13},  // require
    {1092, -1, -1, -1, -1, 586, 1149, 89, 1, 2, 1, 33, 54, 0, 0, 13},  // requireGestureRecognizerToFail
    {1093, -1, -1, -1, -1, 587, 1151, 90, 1, 2, 1, 30, 54, 0, 0, 13},  // addGestureRecognizer
    {1094, -1, -1, -1, -1, 588, 1153, 91, 1, 2, 1, 30, 54, 0, 0, 13},  // removeGestureRecognizer
    {1095, -1, -1, -1, -1, 0, 1155, 92, 0, 1, 2, 30, 4, 0, 0, 13},  // gestureRecognizers
    {1096, -1, -1, -1, -1, 0, 1156, 93, 0, 1, 2, 30, 2, 0, 0, 13},  // isMultipleTouchEnabled
    {1097, -1, -1, -1, -1, 0, 1157, 94, 0, 1, 2, 30, 2, 0, 0, 13},  // multipleTouchEnabled
    {1098, -1, -1, -1, 1601, 0, 1158, 95, 0, 1, 2, 30, 2, 0, 0, 13},  // isExclusiveTouch
    {1073, -1, -1, -1, -1, 589, 1159, 0, 1, 2, 1, 51, 9, 0, 0, 14},  // location
    {1074, -1, -1, -1, -1, 590, 1161, 1, 1, 2, 1, 51, 9, 0, 0, 14},  // locationInView
    {1105, -1, -1, -1, -1, 591, 1163, 2, 1, 2, 1, 51, 9, 0, 0, 14},  // previousLocation
    {1106, -1, -1, -1, -1, 592, 1165, 3, 1, 2, 1, 51, 9, 0, 0, 14},  // previousLocationInView
    {1107, 1099, -1, -1, -1, 0, 0, 4, 0, 0, 5, 51, 51, 0, 0, 14},  // Phase
    {1033, 1109, 1110, -1, -1, 0, 0, 5, 0, 0, 5, 36, 35, 0, 0, 14},  // began
    {1111, 1109, 1112, -1, -1, 0, 0, 6, 0, 0, 5, 36, 35, 0, 0, 14},  // moved
    {1113, 1109, 1114, -1, -1, 0, 0, 7, 0, 0, 5, 36, 35, 0, 0, 14},  // stationary
    {1039, 1109, 1115, -1, -1, 0, 0, 8, 0, 0, 5, 36, 35, 0, 0, 14},  // ended
    {1042, 1109, 1116, -1, -1, 0, 0, 9, 0, 0, 5, 36, 35, 0, 0, 14},  // cancelled
    {640, -1, -1, -1, -1, 593, 1167, 10, 0, 1, 1, 5, 54, 0, 0, 14},  // anyObject
    {1119, -1, -1, -1, -1, 593, 1168, 11, 1, 2, 1, 51, 4, 0, 0, 14},  // touches
    {1120, -1, -1, -1, -1, 594, 1170, 12, 1, 2, 1, 51, 4, 0, 0, 14},  // touchesForView
    {1121, -1, -1, -1, -1, 595, 1172, 13, 1, 2, 1, 51, 4, 0, 0, 14},  // touchesForGestureRecognizer
    {1122, -1, -1, -1, -1, 596, 1174, 14, 1, 2, 1, 51, 4, 0, 0, 14},  // coalescedTouches
    {1123, -1, -1, -1, -1, 597, 1176, 15, 1, 2, 1, 51, 4, 0, 0, 14},  // coalescedTouchesForTouch
    {1124, -1, -1, -1, -1, 598, 1178, 16, 1, 2, 1, 51, 4, 0, 0, 14},  // predictedTouches
    {1125, -1, -1, -1, -1, 599, 1180, 17, 1, 2, 1, 51, 4, 0, 0, 14},  // predictedTouchesForTouch
    {1126, -1, -1, -1, -1, 600, 1182, 18, 3, 3, 0, 0, 54, 0, 0, 14},  // drag
    {1126, -1, -1, -1, -1, 603, 1185, 19, 4, 4, 0, 0, 54, 0, 0, 14},  // drag
    {1129, -1, -1, -1, -1, 607, 1189, 20, 3, 3, 0, 0, 54, 0, 0, 14},  // fingers
    {1129, -1, -1, -1, -1, 610, 1192, 21, 4, 4, 0, 0, 54, 0, 0, 14},  // fingers
    {1130, -1, -1, -1, -1, 614, 1196, 22, 4, 4, 0, 0, 54, 0, 0, 14},  // pinch
    {1130, -1, -1, -1, -1, 618, 1200, 23, 5, 5, 0, 0, 54, 0, 1, 14},  // pinch
    {1131, -1, -1, -1, -1, 623, 1205, 24, 4, 4, 0, 0, 54, 0, 1, 14},  // twist
    {1133, -1, -1, -1, -1, 627, 1209, 25, 1, 1, 0, 0, 54, 0, 0, 14},  // tap
    {1133, -1, -1, -1, -1, 628, 1210, 26, 2, 2, 0, 0, 54, 0, 0, 14},  // tap
    {1133, -1, -1, -1, -1, 630, 1212, 27, 2, 2, 0, 0, 54, 0, 0, 14},  // tap
    {1133, -1, -1, -1, -1, 632, 1214, 28, 3, 3, 0, 0, 54, 0, 0, 14},  // tap
    {1135, -1, -1, -1, -1, 635, 1217, 29, 2, 2, 0, 0, 54, 0, 0, 14},  // press
    {1129, -1, -1, -1, -1, 637, 1219, 30, 2, 2, 0, 0, 54, 0, 0, 14},  // fingers
    {1137, -1, -1, -1, -1, 639, 1221, 31, 0, 0, 0, 0, 54, 0, 0, 14},  // lift
    {1138, -1, -1, -1, -1, 639, 1221, 32, 0, 0, 0, 0, 54, 0, 0, 14},  // cancel
    {1141, 211, -1, -1, -1, 0, 0, 0, 0, 0, 5, 30, 51, 0, 0, 15},  // AnimationOptions
    {1142, 211, -1, -1, -1, 0, 0, 1, 0, 0, 5, 30, 51, 0, 0, 15},  // KeyframeAnimationOptions
    {1144, 211, -1, -1, -1, 0, 0, 2, 0, 0, 5, 30, 51, 0, 0, 15},  // AnimationCurve
    {1027, -1, -1, -1, -1, 0, 1221, 3, 0, 1, 2, 39, 0, 0, 0, 15},  // rawValue
    {1141, 211, -1, -1, -1, 639, 1222, 4, 1, 1, 4, 30, 4, 0, 0, 15},  // AnimationOptions
    {1142, 211, -1, -1, -1, 640, 1223, 5, 1, 1, 4, 30, 4, 0, 0, 15},  // KeyframeAnimationOptions
    {1139, -1, -1, -1, -1, 641, 1224, 6, 1, 1, 3, 0, 38, 0, 0, 15},  // UIViewAnimationOptions
    {1140, -1, -1, -1, -1, 642, 1225, 7, 1, 1, 3, 0, 38, 0, 0, 15},  // UIViewKeyframeAnimationOptions
    {1150, 1139, 1151, -1, -1, 0, 0, 8, 0, 0, 5, 39, 38, 0, 0, 15},  // curveEaseInOut
    {1152, 1139, 1153, -1, -1, 0, 0, 9, 0, 0, 5, 39, 38, 0, 0, 15},  // curveEaseIn
    {1154, 1139, 1155, -1, -1, 0, 0, 10, 0, 0, 5, 39, 38, 0, 0, 15},  // curveEaseOut
    {1156, 1139, 1157, -1, -1, 0, 0, 11, 0, 0, 5, 39, 38, 0, 0, 15},  // curveLinear
    {10, 1139, 1158, -1, -1, 0, 0, 12, 0, 0, 5, 39, 38, 0, 0, 15},  // repeat
    {1159, 1139, 1160, -1, -1, 0, 0, 13, 0, 0, 5, 39, 38, 0, 0, 15},  // autoreverse
    {1161, 1139, 1162, -1, -1, 0, 0, 14, 0, 0, 5, 39, 38, 0, 0, 15},  // beginFromCurrentState
    {1163, 1139, 1164, -1, -1, 0, 0, 15, 0, 0, 5, 39, 38, 0, 0, 15},  // overrideInheritedDuration
    {1165, 1139, 1166, -1, -1, 0, 0, 16, 0, 0, 5, 39, 38, 0, 0, 15},  // overrideInheritedCurve
    {1167, 1139, 1168, -1, -1, 0, 0, 17, 0, 0, 5, 39, 38, 0, 0, 15},  // overrideInheritedOptions
    {1169, 1139, 1170, -1, -1, 0, 0, 18, 0, 0, 5, 39, 38, 0, 0, 15},  // allowUserInteraction
    {908, 1139, 1171, -1, -1, 0, 0, 19, 0, 0, 5, 39, 38, 0, 0, 15},  // layoutSubviews
    {1172, 1139, 1173, -1, -1, 0, 0, 20, 0, 0, 5, 39, 38, 0, 0, 15},  // allowAnimatedContent
    {1174, 1139, 1175, -1, -1, 0, 0, 21, 0, 0, 5, 39, 38, 0, 0, 15},  // showHideTransitionViews
    {1176, 1139, 1177, -1, -1, 0, 0, 22, 0, 0, 5, 39, 38, 0, 0, 15},  // calculationModeLinear
    {1178, 1139, 1179, -1, -1, 0, 0, 23, 0, 0, 5, 39, 38, 0, 0, 15},  // calculationModeDiscrete
    {1180, 1139, -1, -1, -1, 0, 0, 24, 0, 0, 5, 39, 38, 0, 0, 15},  // CurveEaseInOut
    {1181, 1139, -1, -1, -1, 0, 0, 25, 0, 0, 5, 39, 38, 0, 0, 15},  // CurveEaseIn
    {1182, 1139, -1, -1, -1, 0, 0, 26, 0, 0, 5, 39, 38, 0, 0, 15},  // CurveEaseOut
    {1183, 1139, -1, -1, -1, 0, 0, 27, 0, 0, 5, 39, 38, 0, 0, 15},  // CurveLinear
    {1184, 1139, -1, -1, -1, 0, 0, 28, 0, 0, 5, 39, 38, 0, 0, 15},  // Repeat
    {1185, 1139, -1, -1, -1, 0, 0, 29, 0, 0, 5, 39, 38, 0, 0, 15},  // Autoreverse
    {1186, 1139, -1, -1, -1, 0, 0, 30, 0, 0, 5, 39, 38, 0, 0, 15},  // BeginFromCurrentState
    {1187, 1139, -1, -1, -1, 0, 0, 31, 0, 0, 5, 39, 38, 0, 0, 15},  // OverrideInheritedDuration
    {1188, 1139, -1, -1, -1, 0, 0, 32, 0, 0, 5, 39, 38, 0, 0, 15},  // OverrideInheritedCurve
    {1189, 1139, -1, -1, -1, 0, 0, 33, 0, 0, 5, 39, 38, 0, 0, 15},  // OverrideInheritedOptions
    {1190, 1139, -1, -1, -1, 0, 0, 34, 0, 0, 5, 39, 38, 0, 0, 15},  // AllowUserInteraction
    {1191, 1139, -1, -1, -1, 0, 0, 35, 0, 0, 5, 39, 38, 0, 0, 15},  // LayoutSubviews
    {1192, 1139, -1, -1, -1, 0, 0, 36, 0, 0, 5, 39, 38, 0, 0, 15},  // CalculationModeLinear
    {1193, 1143, 1194, -1, -1, 0, 0, 37, 0, 0, 5, 40, 39, 0, 0, 15},  // easeInOut
    {1195, 1143, 1196, -1, -1, 0, 0, 38, 0, 0, 5, 40, 39, 0, 0, 15},  // easeIn
    {1197, 1143, 1198, -1, -1, 0, 0, 39, 0, 0, 5, 40, 39, 0, 0, 15},  // easeOut
    {1199, 1143, 1200, -1, -1, 0, 0, 40, 0, 0, 5, 40, 39, 0, 0, 15},  // linear
    {1201, 1143, -1, -1, -1, 0, 0, 41, 0, 0, 5, 40, 39, 0, 0, 15},  // EaseInOut
    {1202, 1143, -1, -1, -1, 0, 0, 42, 0, 0, 5, 40, 39, 0, 0, 15},  // EaseIn
    {1203, 1143, -1, -1, -1, 0, 0, 43, 0, 0, 5, 40, 39, 0, 0, 15},  // EaseOut
    {1204, 1143, -1, -1, -1, 0, 0, 44, 0, 0, 5, 40, 39, 0, 0, 15},  // Linear
    {1199, 1145, 1205, -1, -1, 0, 0, 45, 0, 0, 5, 41, 40, 0, 0, 15},  // linear
    {1195, 1145, 1206, -1, -1, 0, 0, 46, 0, 0, 5, 41, 40, 0, 0, 15},  // easeIn
    {1197, 1145, 1207, -1, -1, 0, 0, 47, 0, 0, 5, 41, 40, 0, 0, 15},  // easeOut
    {1208, 1145, 1209, -1, -1, 0, 0, 48, 0, 0, 5, 41, 40, 0, 0, 15},  // easeInEaseOut
    {15, 1145, 1210, -1, -1, 0, 0, 49, 0, 0, 5, 41, 40, 0, 0, 15},  // default
    {1211, 1148, 1212, -1, -1, 0, 0, 50, 0, 0, 5, 42, 41, 0, 0, 15},  // removed
    {1213, 1148, 1214, -1, -1, 0, 0, 51, 0, 0, 5, 42, 41, 0, 0, 15},  // forwards
    {1215, 1148, 1216, -1, -1, 0, 0, 52, 0, 0, 5, 42, 41, 0, 0, 15},  // backwards
    {1217, 1148, 1218, -1, -1, 0, 0, 53, 0, 0, 5, 42, 41, 0, 0, 15},  // both
    {1219, 1146, 1220, -1, -1, 0, 0, 54, 0, 0, 5, 44, 43, 0, 0, 15},  // inactive
    {1221, 1146, 1222, -1, -1, 0, 0, 55, 0, 0, 5, 44, 43, 0, 0, 15},  // active
    {1223, 1146, 1224, -1, -1, 0, 0, 56, 0, 0, 5, 44, 43, 0, 0, 15},  // stopped
    {1225, 1147, 1226, -1, -1, 0, 0, 57, 0, 0, 5, 45, 44, 0, 0, 15},  // end
    {1227, 1147, 1228, -1, -1, 0, 0, 58, 0, 0, 5, 45, 44, 0, 0, 15},  // start
    {926, 1147, 1229, -1, -1, 0, 0, 59, 0, 0, 5, 45, 44, 0, 0, 15},  // current
    {1199, 1149, 1230, -1, -1, 0, 0, 60, 0, 0, 5, 43, 42, 0, 0, 15},  // linear
    {1231, 1149, 1232, -1, -1, 0, 0, 61, 0, 0, 5, 43, 42, 0, 0, 15},  // discrete
    {1233, 1149, 1234, -1, -1, 0, 0, 62, 0, 0, 5, 43, 42, 0, 0, 15},  // paced
    {1235, -1, -1, -1, -1, 643, 1226, 0, 1, 1, 0, 0, 54, 0, 0, 16},  // advance
    {1236, -1, -1, -1, -1, 644, 1227, 1, 0, 0, 0, 0, 54, 0, 0, 16},  // run
    {1237, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 0, 0, 0, 16},  // now
    {1238, -1, -1, -1, -1, 644, 1227, 3, 0, 0, 0, 0, 0, 0, 0, 16},  // CACurrentMediaTime
    {1239, -1, -1, -1, -1, 644, 1227, 4, 1, 1, 3, 0, 37, 0, 0, 16},  // CAMediaTimingFunction
    {1243, 1239, -1, -1, -1, 645, 1228, 5, 1, 1, 4, 38, 37, 0, 0, 16},  // functionWithName
    {1239, -1, -1, -1, -1, 646, 1229, 6, 4, 4, 3, 0, 37, 0, 0, 16},  // CAMediaTimingFunction
    {1240, -1, -1, -1, -1, 650, 1233, 7, 2, 2, 3, 0, 37, 0, 0, 16},  // UICubicTimingParameters
    {1240, -1, -1, -1, -1, 652, 1235, 8, 1, 1, 3, 0, 37, 0, 0, 16},  // UICubicTimingParameters
    {1241, -1, -1, -1, -1, 653, 1236, 9, 1, 1, 3, 0, 37, 0, 0, 16},  // UISpringTimingParameters
    {1241, -1, -1, -1, -1, 654, 1237, 10, 2, 2, 3, 0, 37, 0, 0, 16},  // UISpringTimingParameters
    {1241, -1, -1, -1, -1, 656, 1239, 11, 4, 4, 3, 0, 37, 0, 0, 16},  // UISpringTimingParameters
    {75, -1, -1, -1, -1, 660, 1243, 12, 1, 2, 1, 38, 0, 0, 0, 16},  // value
    {1072, -1, -1, -1, -1, 661, 1245, 13, 1, 2, 1, 38, 0, 0, 0, 16},  // velocity
    {1245, -1, -1, -1, -1, 0, 1247, 14, 0, 1, 2, 38, 9, 0, 0, 16},  // controlPoint1
    {1246, -1, -1, -1, -1, 0, 1248, 15, 0, 1, 2, 38, 9, 0, 0, 16},  // controlPoint2
    {1199, 1242, -1, -1, -1, 0, 0, 16, 0, 0, 5, 38, 37, 0, 0, 16},  // linear
    {1195, 1242, -1, -1, -1, 0, 0, 17, 0, 0, 5, 38, 37, 0, 0, 16},  // easeIn
    {1197, 1242, -1, -1, -1, 0, 0, 18, 0, 0, 5, 38, 37, 0, 0, 16},  // easeOut
    {1193, 1242, -1, -1, -1, 0, 0, 19, 0, 0, 5, 38, 37, 0, 0, 16},  // easeInOut
    {1253, 1242, -1, -1, -1, 662, 1249, 20, 2, 2, 4, 38, 37, 0, 0, 16},  // bezier
    {1256, -1, -1, -1, -1, 664, 1251, 21, 3, 3, 0, 0, 14, 0, 0, 16},  // interpolate
    {1257, 211, -1, -1, -1, 669, 1254, 0, 2, 2, 4, 30, 54, 0, 0, 17},  // animate
    {1257, 211, -1, -1, -1, 674, 1256, 1, 3, 3, 4, 30, 54, 0, 0, 17},  // animate
    {1257, 211, -1, -1, -1, 680, 1259, 2, 3, 3, 4, 30, 54, 0, 0, 17},  // animate
    {1257, 211, -1, -1, -1, 687, 1262, 3, 4, 4, 4, 30, 54, 0, 0, 17},  // animate
    {1257, 211, -1, -1, -1, 695, 1266, 4, 4, 4, 4, 30, 54, 0, 0, 17},  // animate
    {1257, 211, -1, -1, -1, 704, 1270, 5, 5, 5, 4, 30, 54, 0, 0, 17},  // animate
    {1257, 211, -1, -1, -1, 714, 1275, 6, 5, 5, 4, 30, 54, 0, 0, 17},  // animate
    {1257, 211, -1, -1, -1, 725, 1280, 7, 6, 6, 4, 30, 54, 0, 0, 17},  // animate
    {1257, 211, -1, -1, -1, 737, 1286, 8, 6, 6, 4, 30, 54, 0, 0, 17},  // animate
    {1257, 211, -1, -1, -1, 750, 1292, 9, 7, 7, 4, 30, 54, 0, 0, 17},  // animate
    {1265, 211, -1, -1, -1, 759, 1299, 10, 2, 2, 4, 30, 54, 0, 0, 17},  // animateWithDuration
    {1265, 211, -1, -1, -1, 764, 1301, 11, 3, 3, 4, 30, 54, 0, 0, 17},  // animateWithDuration
    {1265, 211, -1, -1, -1, 771, 1304, 12, 4, 4, 4, 30, 54, 0, 0, 17},  // animateWithDuration
    {1265, 211, -1, -1, -1, 780, 1308, 13, 5, 5, 4, 30, 54, 0, 0, 17},  // animateWithDuration
    {1265, 211, -1, -1, -1, 792, 1313, 14, 7, 7, 4, 30, 54, 0, 0, 17},  // animateWithDuration
    {1266, 211, -1, -1, -1, 802, 1320, 15, 3, 3, 4, 30, 54, 0, 0, 17},  // animateKeyframes
    {1266, 211, -1, -1, -1, 809, 1323, 16, 4, 4, 4, 30, 54, 0, 0, 17},  // animateKeyframes
    {1266, 211, -1, -1, -1, 817, 1327, 17, 4, 4, 4, 30, 54, 0, 0, 17},  // animateKeyframes
    {1266, 211, -1, -1, -1, 826, 1331, 18, 5, 5, 4, 30, 54, 0, 0, 17},  // animateKeyframes
    {1267, 211, -1, -1, -1, 836, 1336, 19, 5, 5, 4, 30, 54, 0, 0, 17},  // animateKeyframesWithDuration
    {1268, 211, -1, -1, -1, 844, 1341, 20, 3, 3, 4, 30, 54, 0, 0, 17},  // addKeyframe
    {1271, 211, -1, -1, -1, 850, 1344, 21, 3, 3, 4, 30, 54, 0, 0, 17},  // addKeyframeWithRelativeStartTime
    {1272, 1273, -1, -1, -1, 858, 1347, 22, 5, 5, 4, 37, 36, 0, 0, 17},  // runningPropertyAnimator
    {1272, 1273, -1, -1, -1, 867, 1352, 23, 4, 4, 4, 37, 36, 0, 0, 17},  // runningPropertyAnimator
    {1272, 1273, -1, -1, -1, 875, 1356, 24, 4, 4, 4, 37, 36, 0, 0, 17},  // runningPropertyAnimator
    {1272, 1273, -1, -1, -1, 882, 1360, 25, 3, 3, 4, 37, 36, 0, 0, 17},  // runningPropertyAnimator
    {1274, 211, -1, -1, -1, 885, 1363, 26, 2, 2, 4, 30, 54, 0, 0, 17},  // beginAnimations
    {1276, 211, -1, -1, -1, 887, 1365, 27, 0, 0, 4, 30, 54, 0, 0, 17},  // commitAnimations
    {1277, 211, -1, -1, -1, 887, 1365, 28, 1, 1, 4, 30, 54, 0, 0, 17},  // setAnimationDuration
    {1278, 211, -1, -1, -1, 888, 1366, 29, 1, 1, 4, 30, 54, 0, 0, 17},  // setAnimationDelay
    {1279, 211, -1, -1, -1, 889, 1367, 30, 1, 1, 4, 30, 54, 0, 0, 17},  // setAnimationRepeatCount
    {1280, 211, -1, -1, -1, 890, 1368, 31, 1, 1, 4, 30, 54, 0, 0, 17},  // setAnimationRepeatAutoreverses
    {1281, 211, -1, -1, -1, 891, 1369, 32, 1, 1, 4, 30, 54, 0, 0, 17},  // setAnimationBeginsFromCurrentState
    {1282, 211, -1, -1, -1, 892, 1370, 33, 1, 1, 4, 30, 54, 0, 0, 17},  // setAnimationCurve
    {1283, 211, -1, -1, -1, 893, 1371, 34, 1, 1, 4, 30, 54, 0, 0, 17},  // setAnimationDelegate
    {931, 1284, -1, -1, -1, 0, 0, 35, 0, 0, 5, 47, 46, 0, 0, 17},  // main
    {1287, 1284, -1, -1, -1, 0, 0, 36, 0, 0, 5, 47, 46, 0, 0, 17},  // background
    {1288, 1284, -1, -1, -1, 894, 1372, 37, 0, 0, 4, 47, 46, 0, 0, 17},  // global
    {1288, 1284, -1, -1, -1, 894, 1372, 38, 1, 1, 4, 47, 46, 0, 0, 17},  // global
    {1284, -1, -1, -1, -1, 895, 1373, 39, 1, 1, 3, 0, 46, 0, 0, 17},  // DispatchQueue
    {1284, -1, -1, -1, -1, 896, 1374, 40, 2, 2, 3, 0, 46, 0, 0, 17},  // DispatchQueue
    {1290, -1, -1, -1, -1, 898, 1376, 41, 1, 2, 1, 47, 54, 0, 0, 17},  // sync
    {1290, -1, -1, -1, -1, 899, 1378, 42, 1, 2, 1, 47, 54, 0, 0, 17},  // sync
    {1292, -1, -1, -1, -1, 900, 1380, 43, 1, 2, 1, 47, 54, 0, 0, 17},  // async
    {1292, -1, -1, -1, -1, 901, 1382, 44, 1, 2, 1, 47, 54, 0, 0, 17},  // async
    {1293, -1, -1, -1, -1, 902, 1384, 45, 2, 3, 1, 47, 54, 0, 0, 17},  // asyncAfter
    {1293, -1, -1, -1, -1, 904, 1387, 46, 2, 3, 1, 47, 54, 0, 0, 17},  // asyncAfter
    {1295, -1, -1, -1, -1, 906, 1390, 47, 2, 2, 0, 0, 54, 0, 0, 17},  // dispatch_async
    {1296, -1, -1, -1, -1, 908, 1392, 48, 3, 3, 0, 0, 54, 0, 0, 17},  // dispatch_after
    {1297, -1, -1, -1, -1, 911, 1395, 49, 0, 0, 0, 0, 46, 0, 0, 17},  // dispatch_get_main_queue
    {1237, 1285, -1, -1, -1, 911, 1395, 50, 0, 0, 4, 1, 0, 0, 0, 17},  // now
    {1136, 1286, -1, -1, -1, 911, 1395, 51, 1, 1, 4, 1, 0, 0, 0, 17},  // seconds
    {1298, 1286, -1, -1, -1, 912, 1396, 52, 1, 1, 4, 1, 0, 0, 0, 17},  // milliseconds
    {1299, 1286, -1, -1, -1, 913, 1397, 53, 1, 1, 4, 1, 0, 0, 0, 17},  // microseconds
    {1300, 1286, -1, -1, -1, 914, 1398, 54, 1, 1, 4, 1, 0, 0, 0, 17},  // nanoseconds
    {1301, -1, -1, -1, -1, 0, 0, 55, 0, 0, 5, 0, 0, 0, 0, 17},  // DISPATCH_TIME_NOW
    {1302, -1, -1, -1, -1, 0, 0, 56, 0, 0, 5, 0, 0, 0, 0, 17},  // NSEC_PER_SEC
    {1303, -1, -1, -1, -1, 0, 0, 57, 0, 0, 5, 0, 0, 0, 0, 17},  // NSEC_PER_MSEC
    {1304, -1, -1, -1, -1, 915, 1399, 58, 2, 2, 0, 0, 0, 0, 0, 17},  // dispatch_time
    {1305, 211, -1, -1, -1, 918, 1401, 59, 1, 1, 4, 30, 54, 0, 0, 17},  // performWithoutAnimation
    {1306, 211, -1, -1, -1, 919, 1402, 60, 1, 1, 4, 30, 54, 0, 0, 17},  // setAnimationsEnabled
    {1307, 211, -1, -1, -1, 920, 1403, 61, 0, 0, 4, 30, 2, 0, 0, 17},  // areAnimationsEnabled
    {1307, 211, -1, -1, -1, 0, 0, 62, 0, 0, 5, 30, 2, 0, 0, 17},  // areAnimationsEnabled
    {1308, -1, -1, -1, -1, 0, 0, 0, 0, 0, 3, 0, 36, 0, 0, 18},  // CABasicAnimation
    {1308, -1, -1, -1, -1, 920, 1403, 1, 1, 1, 3, 0, 36, 0, 0, 18},  // CABasicAnimation
    {1310, -1, -1, -1, -1, 0, 0, 2, 0, 0, 3, 0, 36, 0, 0, 18},  // CASpringAnimation
    {1310, -1, -1, -1, -1, 921, 1404, 3, 1, 1, 3, 0, 36, 0, 0, 18},  // CASpringAnimation
    {1311, -1, -1, -1, -1, 0, 0, 4, 0, 0, 3, 0, 36, 0, 0, 18},  // CAKeyframeAnimation
    {1311, -1, -1, -1, -1, 922, 1405, 5, 1, 1, 3, 0, 36, 0, 0, 18},  // CAKeyframeAnimation
    {1312, -1, -1, -1, -1, 0, 0, 6, 0, 0, 3, 0, 36, 0, 0, 18},  // CAAnimationGroup
    {1309, -1, -1, -1, -1, 0, 1406, 7, 0, 1, 2, 37, 3, 0, 0, 18},  // keyPath
    {1313, -1, -1, -1, -1, 0, 1407, 8, 0, 1, 2, 37, 54, 0, 1, 18},  // fromValue
    {1314, -1, -1, -1, -1, 0, 1408, 9, 0, 1, 2, 37, 54, 0, 1, 18},  // toValue
    {1315, -1, -1, -1, -1, 0, 1409, 10, 0, 1, 2, 37, 54, 0, 1, 18},  // byValue
    {610, -1, -1, -1, -1, 0, 1410, 11, 0, 1, 2, 37, 4, 0, 1, 18},  // values
    {1316, -1, -1, -1, -1, 0, 1411, 12, 0, 1, 2, 37, 31, 0, 0, 18},  // path
    {1317, -1, -1, -1, -1, 0, 1412, 13, 0, 1, 2, 37, 4, 0, 0, 18},  // keyTimes
    {1318, -1, -1, -1, -1, 0, 1413, 14, 0, 1, 2, 37, 4, 0, 0, 18},  // timingFunctions
    {1319, -1, -1, -1, -1, 0, 1414, 15, 0, 1, 2, 37, 42, 0, 0, 18},  // calculationMode
    {1320, -1, -1, -1, -1, 0, 1415, 16, 0, 1, 2, 37, 54, 0, 0, 18},  // rotationMode
    {1259, -1, -1, -1, -1, 0, 1416, 17, 0, 1, 2, 37, 4, 0, 0, 18},  // animations
    {1321, -1, -1, -1, -1, 0, 1417, 18, 0, 1, 2, 37, 2, 0, 0, 18},  // additive
    {1322, -1, -1, -1, -1, 0, 1418, 19, 0, 1, 2, 37, 2, 0, 0, 18},  // isAdditive
    {1323, -1, -1, -1, -1, 0, 1419, 20, 0, 1, 2, 37, 2, 0, 0, 18},  // cumulative
    {1324, -1, -1, -1, -1, 0, 1420, 21, 0, 1, 2, 37, 2, 0, 0, 18},  // isCumulative
    {1250, -1, -1, -1, -1, 0, 1421, 22, 0, 1, 2, 37, 0, 0, 0, 18},  // mass
    {1251, -1, -1, -1, -1, 0, 1422, 23, 0, 1, 2, 37, 0, 0, 0, 18},  // stiffness
    {1252, -1, -1, -1, -1, 0, 1423, 24, 0, 1, 2, 37, 0, 0, 0, 18},  // damping
    {1249, -1, -1, -1, -1, 0, 1424, 25, 0, 1, 2, 37, 0, 0, 0, 18},  // initialVelocity
    {1325, -1, -1, -1, -1, 0, 1425, 26, 0, 1, 2, 37, 37, 0, 0, 18},  // timingFunction
    {1326, -1, -1, -1, -1, 0, 1426, 27, 0, 1, 2, 37, 0, 0, 0, 18},  // duration
    {1327, -1, -1, -1, -1, 0, 1427, 28, 0, 1, 2, 37, 0, 0, 0, 18},  // speed
    {1328, -1, -1, -1, -1, 0, 1428, 29, 0, 1, 2, 37, 0, 0, 0, 18},  // beginTime
    {1329, -1, -1, -1, -1, 0, 1429, 30, 0, 1, 2, 37, 0, 0, 0, 18},  // timeOffset
    {1330, -1, -1, -1, -1, 0, 1430, 31, 0, 1, 2, 37, 0, 0, 0, 18},  // repeatCount
    {1331, -1, -1, -1, -1, 0, 1431, 32, 0, 1, 2, 37, 0, 0, 0, 18},  // repeatDuration
    {1332, -1, -1, -1, -1, 0, 1432, 33, 0, 1, 2, 37, 2, 0, 0, 18},  // autoreverses
    {1333, -1, -1, -1, -1, 0, 1433, 34, 0, 1, 2, 37, 41, 0, 0, 18},  // fillMode
    {1334, -1, -1, -1, -1, 0, 1434, 35, 0, 1, 2, 37, 2, 0, 0, 18},  // isRemovedOnCompletion
    {1335, -1, -1, -1, -1, 0, 1435, 36, 0, 1, 2, 37, 2, 0, 0, 18},  // removedOnCompletion
    {767, -1, -1, -1, -1, 0, 1436, 37, 0, 1, 2, 37, 54, 0, 0, 18},  // delegate
    {1336, -1, -1, -1, 1643, 0, 1437, 38, 0, 1, 2, 37, 2, 0, 0, 18},  // isInterruptible
    {708, -1, -1, -1, -1, 0, 1438, 39, 0, 1, 2, 37, 2, 0, 0, 18},  // isUserInteractionEnabled
    {1337, -1, -1, -1, -1, 0, 1439, 40, 0, 1, 2, 37, 0, 0, 0, 18},  // settlingDuration
    {1273, -1, -1, -1, -1, 923, 1440, 41, 0, 0, 3, 0, 36, 0, 0, 18},  // UIViewPropertyAnimator
    {1273, -1, -1, -1, -1, 926, 1440, 42, 3, 3, 3, 0, 36, 0, 0, 18},  // UIViewPropertyAnimator
    {1273, -1, -1, -1, -1, 931, 1443, 43, 2, 2, 3, 0, 36, 0, 0, 18},  // UIViewPropertyAnimator
    {1273, -1, -1, -1, -1, 936, 1445, 44, 3, 3, 3, 0, 36, 0, 0, 18},  // UIViewPropertyAnimator
    {1273, -1, -1, -1, -1, 941, 1448, 45, 2, 2, 3, 0, 36, 0, 0, 18},  // UIViewPropertyAnimator
    {1273, -1, -1, -1, -1, 947, 1450, 46, 4, 4, 3, 0, 36, 0, 0, 18},  // UIViewPropertyAnimator
    {1273, -1, -1, -1, -1, 954, 1454, 47, 3, 3, 3, 0, 36, 0, 0, 18},  // UIViewPropertyAnimator
    {1273, -1, -1, -1, -1, 959, 1457, 48, 2, 2, 3, 0, 36, 0, 0, 18},  // UIViewPropertyAnimator
    {1340, -1, -1, -1, -1, 961, 1459, 49, 0, 1, 1, 37, 54, 0, 0, 18},  // startAnimation
    {1340, -1, -1, -1, 1639, 961, 1460, 50, 1, 2, 1, 37, 54, 0, 0, 18},  // startAnimation
    {1342, -1, -1, -1, -1, 962, 1462, 51, 0, 1, 1, 37, 54, 0, 0, 18},  // pauseAnimation
    {1343, -1, -1, -1, -1, 962, 1463, 52, 1, 2, 1, 37, 54, 0, 0, 18},  // stopAnimation
    {1344, -1, -1, -1, 1640, 963, 1465, 53, 1, 2, 1, 37, 54, 0, 0, 18},  // finishAnimation
    {1345, -1, -1, -1, 1641, 964, 1467, 54, 2, 3, 1, 37, 54, 0, 0, 18},  // continueAnimation
    {1348, -1, -1, -1, -1, 966, 1470, 55, 1, 2, 1, 37, 54, 0, 0, 18},  // addAnimations
    {1348, -1, -1, -1, -1, 967, 1472, 56, 2, 3, 1, 37, 54, 0, 0, 18},  // addAnimations
    {1350, -1, -1, -1, -1, 969, 1475, 57, 1, 2, 1, 37, 54, 0, 0, 18},  // addCompletion
    {1059, -1, -1, -1, -1, 0, 1477, 58, 0, 1, 2, 37, 43, 0, 0, 18},  // state
    {1351, -1, -1, -1, 1642, 0, 1478, 59, 0, 1, 2, 37, 2, 0, 0, 18},  // isRunning
    {1261, -1, -1, -1, -1, 0, 1479, 60, 0, 1, 2, 37, 0, 0, 0, 18},  // delay
    {1339, -1, -1, -1, -1, 0, 1480, 61, 0, 1, 2, 37, 37, 0, 0, 18},  // timingParameters
    {1352, -1, -1, -1, -1, 0, 1481, 62, 0, 1, 2, 37, 0, 0, 0, 18},  // fractionComplete
    {1353, -1, -1, -1, 526, 0, 1482, 63, 0, 1, 2, 37, 2, 0, 0, 18},  // isReversed
    {1354, -1, -1, -1, -1, 0, 1483, 64, 0, 1, 2, 37, 2, 0, 0, 18},  // scrubsLinearly
    {1355, -1, -1, -1, -1, 0, 1484, 65, 0, 1, 2, 37, 2, 0, 0, 18},  // pausesOnCompletion
    {1027, -1, -1, -1, -1, 0, 1485, 66, 0, 1, 2, 44, 0, 0, 0, 18},  // rawValue
    {1027, -1, -1, -1, -1, 0, 1486, 67, 0, 1, 2, 45, 0, 0, 0, 18},  // rawValue
    {1358, -1, -1, -1, 1615, 970, 1487, 68, 2, 3, 1, 31, 54, 0, 0, 18},  // add
    {1359, -1, -1, -1, 1616, 972, 1490, 69, 1, 2, 1, 31, 54, 0, 0, 18},  // removeAnimation
    {1360, -1, -1, -1, 1647, 973, 1492, 70, 1, 2, 1, 31, 36, 0, 0, 18},  // animation
    {1361, -1, -1, -1, -1, 974, 1494, 71, 0, 1, 1, 31, 54, 0, 0, 18},  // removeAllAnimations
    {1362, -1, -1, -1, -1, 974, 1495, 72, 0, 1, 1, 31, 4, 0, 0, 18},  // animationKeys
    {75, -1, -1, -1, 1648, 974, 1496, 73, 1, 2, 1, 31, 0, 0, 0, 18},  // value
    {1364, -1, -1, -1, 1649, 975, 1498, 74, 2, 3, 1, 31, 54, 0, 0, 18},  // setValue
    {75, -1, -1, -1, 1648, 977, 1501, 75, 1, 2, 1, 30, 0, 0, 0, 18},  // value
    {1364, -1, -1, -1, 1649, 978, 1503, 76, 2, 3, 1, 30, 54, 0, 0, 18},  // setValue
    {1327, -1, -1, -1, -1, 0, 1506, 77, 0, 1, 2, 31, 0, 0, 0, 18},  // speed
    {1328, -1, -1, -1, -1, 0, 1507, 78, 0, 1, 2, 31, 0, 0, 0, 18},  // beginTime
    {1329, -1, -1, -1, -1, 0, 1508, 79, 0, 1, 2, 31, 0, 0, 0, 18},  // timeOffset
    {1365, -1, -1, -1, 1610, 980, 1509, 80, 2, 3, 1, 31, 0, 0, 0, 18},  // convertTime
    {1365, -1, -1, -1, 1611, 982, 1512, 81, 2, 3, 1, 31, 0, 0, 0, 18},  // convertTime
    {1367, 1366, -1, -1, -1, 984, 1515, 82, 0, 0, 4, 46, 54, 0, 0, 18},  // begin
    {1368, 1366, -1, -1, -1, 984, 1515, 83, 0, 0, 4, 46, 54, 0, 0, 18},  // commit
    {1369, 1366, -1, -1, -1, 984, 1515, 84, 0, 0, 4, 46, 54, 0, 0, 18},  // flush
    {1277, 1366, -1, -1, -1, 984, 1515, 85, 1, 1, 4, 46, 54, 0, 0, 18},  // setAnimationDuration
    {1370, 1366, -1, -1, -1, 985, 1516, 86, 1, 1, 4, 46, 54, 0, 0, 18},  // setDisableActions
    {1371, 1366, -1, -1, -1, 986, 1517, 87, 1, 1, 4, 46, 54, 0, 0, 18},  // setAnimationTimingFunction
    {1372, 1366, -1, -1, -1, 987, 1518, 88, 1, 1, 4, 46, 54, 0, 0, 18},  // setCompletionBlock
    {1373, -1, -1, -1, -1, 988, 1519, 89, 1, 1, 0, 0, 14, 0, 0, 18},  // NSValue
    {1373, -1, -1, -1, -1, 989, 1520, 90, 1, 1, 0, 0, 14, 0, 0, 18},  // NSValue
    {1376, -1, -1, -1, -1, 0, 0, 91, 0, 0, 5, 0, 14, 0, 0, 18},  // CATransform3DIdentity
    {1377, -1, -1, -1, -1, 990, 1521, 92, 3, 3, 0, 0, 14, 0, 0, 18},  // CATransform3DMakeScale
    {1378, -1, -1, -1, -1, 993, 1524, 93, 3, 3, 0, 0, 14, 0, 0, 18},  // CATransform3DMakeTranslation
    {1379, -1, -1, -1, -1, 996, 1527, 94, 1, 1, 0, 0, 14, 0, 0, 18},  // CATransform3DMakeAffineTransform
    {1380, -1, -1, -1, -1, 997, 1528, 95, 4, 4, 0, 0, 14, 0, 0, 18},  // CATransform3DTranslate
    {1381, -1, -1, -1, -1, 1001, 1532, 96, 4, 4, 0, 0, 14, 0, 0, 18},  // CATransform3DScale
    {1382, -1, -1, -1, -1, 1005, 1536, 97, 5, 5, 0, 0, 14, 0, 1, 18},  // CATransform3DRotate
    {1383, -1, -1, -1, -1, 1010, 1541, 98, 4, 4, 0, 0, 14, 0, 1, 18},  // CATransform3DMakeRotation
    {1375, -1, -1, -1, -1, 1014, 1545, 99, 16, 16, 3, 0, 14, 0, 0, 18},  // CATransform3D
    {1393, -1, -1, -1, -1, 1030, 1561, 100, 2, 2, 0, 0, 14, 0, 0, 18},  // CATransform3DConcat
    {1394, -1, -1, -1, -1, 1032, 1563, 101, 1, 1, 0, 0, 14, 0, 0, 18},  // CATransform3DInvert
    {1395, -1, -1, -1, -1, 1033, 1564, 102, 1, 1, 0, 0, 14, 0, 0, 18},  // CATransform3DGetAffineTransform
    {1396, -1, -1, -1, -1, 1034, 1565, 103, 1, 1, 0, 0, 2, 0, 0, 18},  // CATransform3DIsIdentity
    {1397, -1, -1, -1, -1, 1035, 1566, 104, 1, 1, 0, 0, 2, 0, 0, 18},  // CATransform3DIsAffine
    {1398, -1, -1, -1, -1, 1036, 1567, 105, 2, 2, 0, 0, 2, 0, 0, 18},  // CATransform3DEqualToTransform
    {138, -1, -1, -1, -1, 1038, 1569, 0, 1, 1, 0, 0, 54, 1, 0, 19},  // print
    {138, -1, -1, -1, -1, 1039, 1570, 1, 2, 2, 0, 0, 54, 1, 0, 19},  // print
    {138, -1, -1, -1, -1, 1041, 1572, 2, 2, 2, 0, 0, 54, 1, 0, 19},  // print
    {138, -1, -1, -1, -1, 1043, 1574, 3, 3, 3, 0, 0, 54, 1, 0, 19},  // print
    {1400, -1, -1, -1, -1, 1046, 1577, 4, 1, 1, 0, 0, 54, 0, 0, 19},  // debugPrint
    {1401, -1, -1, -1, -1, 1047, 1578, 5, 0, 0, 0, 0, 54, 0, 0, 19},  // fatalError
    {1402, -1, -1, -1, -1, 1047, 1578, 6, 0, 0, 0, 0, 54, 0, 0, 19},  // preconditionFailure
    {1403, -1, -1, -1, -1, 1047, 1578, 7, 0, 0, 0, 0, 54, 0, 0, 19},  // assertionFailure
    {1401, -1, -1, -1, -1, 1047, 1578, 8, 1, 1, 0, 0, 54, 0, 0, 19},  // fatalError
    {1402, -1, -1, -1, -1, 1048, 1579, 9, 1, 1, 0, 0, 54, 0, 0, 19},  // preconditionFailure
    {1403, -1, -1, -1, -1, 1049, 1580, 10, 1, 1, 0, 0, 54, 0, 0, 19},  // assertionFailure
    {1404, -1, -1, -1, -1, 1050, 1581, 11, 1, 1, 0, 0, 54, 0, 0, 19},  // assert
    {1405, -1, -1, -1, -1, 1051, 1582, 12, 1, 1, 0, 0, 54, 0, 0, 19},  // precondition
    {1406, -1, -1, -1, -1, 1052, 1583, 13, 1, 1, 0, 0, 54, 0, 0, 19},  // NSParameterAssert
    {1404, -1, -1, -1, -1, 1053, 1584, 14, 2, 2, 0, 0, 54, 0, 0, 19},  // assert
    {1405, -1, -1, -1, -1, 1055, 1586, 15, 2, 2, 0, 0, 54, 0, 0, 19},  // precondition
    {1407, -1, -1, -1, -1, 1057, 1588, 16, 1, 1, 0, 0, 54, 1, 0, 19},  // NSAssert
    {1408, -1, -1, -1, -1, 1058, 1589, 17, 1, 1, 0, 0, 54, 1, 0, 19},  // NSCAssert
    {1409, -1, -1, -1, -1, 1059, 1590, 18, 1, 1, 0, 0, 54, 0, 0, 19},  // Optional
    {1410, -1, -1, -1, -1, 0, 0, 19, 0, 0, 5, 0, 21, 0, 0, 19},  // row
    {1411, -1, -1, -1, -1, 0, 0, 20, 0, 0, 5, 0, 21, 0, 0, 19},  // column
    {1412, -1, -1, -1, -1, 1060, 1591, 21, 1, 1, 0, 0, 54, 0, 0, 19},  // convention
    {1413, -1, -1, -1, -1, 1061, 1592, 22, 1, 1, 0, 0, 52, 1, 0, 19},  // plot
    {1413, -1, -1, -1, -1, 1062, 1593, 23, 2, 2, 0, 0, 52, 1, 0, 19},  // plot
    {1413, -1, -1, -1, -1, 1064, 1595, 24, 2, 2, 0, 0, 52, 1, 0, 19},  // plot
    {1414, -1, -1, -1, -1, 1066, 1597, 25, 1, 1, 0, 0, 53, 1, 0, 19},  // describe
    {1414, -1, -1, -1, -1, 1067, 1598, 26, 2, 2, 0, 0, 53, 1, 0, 19},  // describe
    {1414, -1, -1, -1, -1, 1069, 1600, 27, 2, 2, 0, 0, 53, 1, 0, 19},  // describe
    {1415, -1, -1, -1, -1, 1071, 1602, 28, 1, 1, 0, 0, 52, 1, 0, 19},  // film
    {1415, -1, -1, -1, -1, 1072, 1603, 29, 2, 2, 0, 0, 52, 1, 0, 19},  // film
    {1415, -1, -1, -1, -1, 1074, 1605, 30, 2, 2, 0, 0, 52, 1, 0, 19},  // film
    {1415, -1, -1, -1, -1, 1076, 1607, 31, 3, 3, 0, 0, 52, 1, 0, 19},  // film
    {1417, -1, -1, -1, -1, 1079, 1610, 32, 1, 1, 0, 0, 52, 1, 0, 19},  // strip
    {1417, -1, -1, -1, -1, 1080, 1611, 33, 2, 2, 0, 0, 52, 1, 0, 19},  // strip
    {1417, -1, -1, -1, -1, 1082, 1613, 34, 2, 2, 0, 0, 52, 1, 0, 19},  // strip
    {1417, -1, -1, -1, -1, 1084, 1615, 35, 3, 3, 0, 0, 52, 1, 0, 19},  // strip
    {1418, -1, -1, -1, -1, 1087, 1618, 36, 1, 1, 0, 0, 52, 0, 0, 19},  // grid
    {1419, -1, -1, -1, -1, 1088, 1619, 37, 1, 1, 0, 0, 53, 0, 0, 19},  // why
    {1420, -1, -1, -1, -1, 0, 0, 0, 0, 0, 5, 0, 2, 0, 0, 20},  // YES
    {1421, -1, -1, -1, -1, 0, 0, 1, 0, 0, 5, 0, 2, 0, 0, 20},  // NO
    {1422, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 8, 0, 0, 20},  // NULL
    {1423, -1, -1, -1, -1, 0, 0, 3, 0, 0, 5, 0, 8, 0, 0, 20},  // Nil
    {1424, -1, -1, -1, -1, 0, 0, 4, 0, 0, 5, 0, 0, 0, 0, 20},  // HUGE_VALF
    {1425, -1, -1, -1, -1, 0, 0, 5, 0, 0, 5, 0, 0, 0, 0, 20},  // HUGE_VAL
    {1426, -1, -1, -1, -1, 0, 0, 6, 0, 0, 5, 0, 0, 0, 0, 20},  // INFINITY
    {408, -1, -1, -1, -1, 0, 0, 7, 0, 0, 5, 0, 0, 0, 0, 20},  // CGFLOAT_MAX
    {1427, -1, -1, -1, -1, 0, 0, 8, 0, 0, 5, 0, 0, 0, 0, 20},  // DBL_MAX
    {1428, -1, -1, -1, -1, 0, 0, 9, 0, 0, 5, 0, 0, 0, 0, 20},  // CGFLOAT_MIN
    {1429, -1, -1, -1, -1, 0, 0, 10, 0, 0, 5, 0, 0, 0, 0, 20},  // DBL_MIN
    {1430, -1, -1, -1, -1, 0, 0, 11, 0, 0, 5, 0, 0, 0, 0, 20},  // FLT_MAX
    {1431, -1, -1, -1, -1, 0, 0, 12, 0, 0, 5, 0, 0, 0, 0, 20},  // MAXFLOAT
    {1432, -1, -1, -1, -1, 0, 0, 13, 0, 0, 5, 0, 0, 0, 0, 20},  // HUGE
    {1433, -1, -1, -1, -1, 0, 0, 14, 0, 0, 5, 0, 0, 0, 0, 20},  // FLT_MIN
    {1434, -1, -1, -1, -1, 0, 0, 15, 0, 0, 5, 0, 0, 0, 0, 20},  // FLT_EPSILON
    {163, -1, -1, -1, -1, 1089, 1620, 16, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {163, -1, -1, -1, -1, 1090, 1621, 17, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {163, -1, -1, -1, -1, 1091, 1622, 18, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {163, -1, -1, -1, -1, 1092, 1623, 19, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {163, -1, -1, -1, -1, 1093, 1624, 20, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {163, -1, -1, -1, -1, 1094, 1625, 21, 1, 1, 0, 0, 2, 0, 0, 20},  // NSNumber
    {1373, -1, -1, -1, -1, 1095, 1626, 22, 1, 1, 0, 0, 9, 0, 0, 20},  // NSValue
    {1373, -1, -1, -1, -1, 1096, 1627, 23, 1, 1, 0, 0, 9, 0, 0, 20},  // NSValue
    {1373, -1, -1, -1, -1, 1097, 1628, 24, 1, 1, 0, 0, 12, 0, 0, 20},  // NSValue
    {1373, -1, -1, -1, -1, 1098, 1629, 25, 1, 1, 0, 0, 12, 0, 0, 20},  // NSValue
    {1373, -1, -1, -1, -1, 1099, 1630, 26, 1, 1, 0, 0, 13, 0, 0, 20},  // NSValue
    {1373, -1, -1, -1, -1, 1100, 1631, 27, 1, 1, 0, 0, 13, 0, 0, 20},  // NSValue
    {1373, -1, -1, -1, -1, 1101, 1632, 28, 1, 1, 0, 0, 10, 0, 0, 20},  // NSValue
    {1373, -1, -1, -1, -1, 1102, 1633, 29, 1, 1, 0, 0, 10, 0, 0, 20},  // NSValue
    {1373, -1, -1, -1, -1, 1103, 1634, 30, 1, 1, 0, 0, 14, 0, 0, 20},  // NSValue
    {1373, -1, -1, -1, -1, 1104, 1635, 31, 1, 1, 0, 0, 14, 0, 0, 20},  // NSValue
    {591, -1, -1, -1, -1, 0, 1636, 32, 0, 1, 2, 1, 0, 0, 0, 20},  // floatValue
    {592, -1, -1, -1, -1, 0, 1637, 33, 0, 1, 2, 1, 0, 0, 0, 20},  // doubleValue
    {594, -1, -1, -1, -1, 0, 1638, 34, 0, 1, 2, 1, 0, 0, 0, 20},  // intValue
    {593, -1, -1, -1, -1, 0, 1639, 35, 0, 1, 2, 1, 0, 0, 0, 20},  // integerValue
    {1441, -1, -1, -1, 1617, 0, 1640, 36, 0, 1, 2, 10, 9, 0, 0, 20},  // cgPointValue
    {1442, -1, -1, -1, 1618, 0, 1641, 37, 0, 1, 2, 13, 12, 0, 0, 20},  // cgSizeValue
    {1443, -1, -1, -1, 1619, 0, 1642, 38, 0, 1, 2, 14, 13, 0, 0, 20},  // cgRectValue
    {1444, -1, -1, -1, 1620, 0, 1643, 39, 0, 1, 2, 11, 10, 0, 0, 20},  // cgVectorValue
    {1445, -1, -1, -1, 1621, 0, 1644, 40, 0, 1, 2, 15, 14, 0, 0, 20},  // cgAffineTransformValue
    {139, -1, -1, -1, -1, 1105, 1645, 41, 1, 1, 0, 0, 54, 1, 0, 20},  // NSLog
    {1446, -1, -1, -1, -1, 1106, 1646, 42, 1, 1, 0, 0, 54, 1, 0, 20},  // printf
    {195, -1, -1, -1, -1, 1107, 1647, 43, 1, 1, 3, 0, 3, 1, 0, 20},  // NSString
    {193, -1, -1, -1, -1, 1108, 1648, 44, 1, 1, 3, 0, 3, 1, 0, 20},  // String
    {197, -1, -1, -1, -1, 1109, 1649, 45, 1, 1, 3, 0, 4, 1, 0, 20},  // NSArray
    {1449, -1, 1456, -1, -1, 1110, 1650, 0, 0, 0, 3, 0, 31, 0, 0, 21},  // CGMutablePath
    {1453, -1, -1, -1, -1, 1110, 1650, 1, 0, 0, 3, 0, 31, 0, 0, 21},  // UIBezierPath
    {1453, -1, -1, -1, -1, 1110, 1650, 2, 1, 1, 3, 0, 31, 0, 0, 21},  // UIBezierPath
    {1453, -1, -1, -1, -1, 1111, 1651, 3, 2, 2, 3, 0, 31, 0, 0, 21},  // UIBezierPath
    {1453, -1, -1, -1, -1, 1113, 1653, 4, 1, 1, 3, 0, 31, 0, 0, 21},  // UIBezierPath
    {1453, -1, -1, -1, -1, 1114, 1654, 5, 1, 1, 3, 0, 31, 0, 0, 21},  // UIBezierPath
    {1453, -1, -1, -1, -1, 1115, 1655, 6, 1, 1, 3, 0, 31, 0, 0, 21},  // UIBezierPath
    {1461, -1, -1, -1, -1, 1116, 1656, 7, 2, 2, 0, 0, 31, 0, 0, 21},  // CGPathCreateWithRect
    {1450, -1, -1, -1, -1, 1118, 1658, 8, 2, 2, 3, 0, 31, 0, 0, 21},  // CGPath
    {1462, -1, -1, -1, -1, 1120, 1660, 9, 1, 1, 0, 0, 54, 0, 0, 21},  // CGPathRelease
    {1450, -1, -1, -1, -1, 1121, 1661, 10, 2, 2, 3, 0, 31, 0, 0, 21},  // CGPath
    {1464, -1, -1, -1, -1, 1123, 1663, 11, 2, 2, 0, 0, 31, 0, 0, 21},  // CGPathCreateWithEllipseInRect
    {1465, -1, -1, -1, -1, 1125, 1665, 12, 3, 3, 0, 0, 54, 0, 0, 21},  // CGPathAddEllipseInRect
    {1466, -1, -1, -1, -1, 0, 1668, 13, 0, 1, 2, 32, 0, 0, 0, 21},  // lineWidth
    {981, -1, -1, -1, -1, 0, 1669, 14, 0, 1, 2, 32, 0, 0, 0, 21},  // miterLimit
    {1467, -1, -1, -1, -1, 0, 1670, 15, 0, 1, 2, 32, 0, 0, 0, 21},  // flatness
    {1468, -1, -1, -1, -1, 0, 1671, 16, 0, 1, 2, 32, 54, 0, 0, 21},  // lineCapStyle
    {1469, -1, -1, -1, -1, 0, 1672, 17, 0, 1, 2, 32, 54, 0, 0, 21},  // lineJoinStyle
    {1470, -1, -1, -1, -1, 1128, 1673, 18, 3, 4, 1, 32, 54, 0, 0, 21},  // setLineDash
    {1474, -1, -1, -1, -1, 1131, 1677, 19, 1, 2, 1, 32, 54, 0, 0, 21},  // applyWithBlock
    {1475, -1, -1, -1, -1, 1132, 1679, 20, 0, 1, 1, 32, 54, 0, 0, 21},  // removeAllPoints
    {1476, -1, -1, -1, -1, 1132, 1680, 21, 1, 1, 0, 0, 9, 0, 0, 21},  // CGPathGetCurrentPoint
    {1478, 1477, 1479, -1, -1, 0, 0, 22, 0, 0, 5, 27, 26, 0, 0, 21},  // topLeft
    {1480, 1477, 1481, -1, -1, 0, 0, 23, 0, 0, 5, 27, 26, 0, 0, 21},  // topRight
    {1482, 1477, 1483, -1, -1, 0, 0, 24, 0, 0, 5, 27, 26, 0, 0, 21},  // bottomRight
    {1484, 1477, 1485, -1, -1, 0, 0, 25, 0, 0, 5, 27, 26, 0, 0, 21},  // bottomLeft
    {1486, 1477, 1487, -1, -1, 0, 0, 26, 0, 0, 5, 27, 26, 0, 0, 21},  // allCorners
    {1450, -1, -1, -1, -1, 1133, 1681, 27, 4, 4, 3, 0, 31, 0, 0, 21},  // CGPath
    {1490, -1, -1, -1, -1, 1137, 1685, 28, 4, 4, 0, 0, 31, 0, 0, 21},  // CGPathCreateWithRoundedRect
    {1453, -1, -1, -1, -1, 1141, 1689, 29, 3, 3, 3, 0, 31, 0, 0, 21},  // UIBezierPath
    {1493, -1, -1, -1, 1497, 1144, 1692, 30, 1, 2, 1, 32, 54, 0, 0, 21},  // move
    {1493, -1, -1, -1, -1, 1145, 1694, 31, 2, 3, 1, 32, 54, 0, 0, 21},  // move
    {1494, -1, -1, -1, 1498, 1147, 1697, 32, 1, 2, 1, 32, 54, 0, 0, 21},  // addLine
    {1494, -1, -1, -1, -1, 1148, 1699, 33, 2, 3, 1, 32, 54, 0, 0, 21},  // addLine
    {1495, -1, -1, -1, -1, 1150, 1702, 34, 1, 2, 1, 32, 54, 0, 0, 21},  // addLines
    {1495, -1, -1, -1, -1, 1151, 1704, 35, 2, 3, 1, 32, 54, 0, 0, 21},  // addLines
    {1499, -1, -1, -1, -1, 1155, 1707, 36, 1, 2, 1, 32, 54, 0, 0, 21},  // addRect
    {1499, -1, -1, -1, -1, 1156, 1709, 37, 2, 3, 1, 32, 54, 0, 0, 21},  // addRect
    {1500, -1, -1, -1, -1, 1158, 1712, 38, 1, 2, 1, 32, 54, 0, 0, 21},  // addRects
    {1500, -1, -1, -1, -1, 1159, 1714, 39, 2, 3, 1, 32, 54, 0, 0, 21},  // addRects
    {1501, -1, -1, -1, -1, 1161, 1717, 40, 1, 2, 1, 32, 54, 0, 0, 21},  // addEllipse
    {1501, -1, -1, -1, -1, 1162, 1719, 41, 2, 3, 1, 32, 54, 0, 0, 21},  // addEllipse
    {1502, -1, -1, -1, -1, 1164, 1722, 42, 3, 4, 1, 32, 54, 0, 0, 21},  // addRoundedRect
    {1502, -1, -1, -1, -1, 1167, 1726, 43, 4, 5, 1, 32, 54, 0, 0, 21},  // addRoundedRect
    {94, -1, -1, -1, 1504, 1171, 1731, 44, 1, 2, 1, 32, 54, 0, 0, 21},  // append
    {1503, -1, -1, -1, -1, 1172, 1733, 45, 1, 2, 1, 32, 54, 0, 0, 21},  // addPath
    {1503, -1, -1, -1, -1, 1173, 1735, 46, 2, 3, 1, 32, 54, 0, 0, 21},  // addPath
    {1505, -1, -1, -1, 1506, 1176, 1738, 47, 1, 2, 1, 32, 54, 0, 0, 21},  // apply
    {1507, -1, -1, -1, 1511, 1178, 1740, 48, 0, 1, 1, 32, 54, 0, 0, 21},  // closeSubpath
    {757, -1, -1, -1, -1, 1178, 1741, 49, 0, 1, 1, 32, 54, 0, 0, 21},  // close
    {1508, -1, -1, -1, -1, 1178, 1742, 50, 0, 1, 1, 32, 54, 0, 0, 21},  // fill
    {1509, -1, -1, -1, -1, 1178, 1743, 51, 0, 1, 1, 32, 54, 0, 0, 21},  // stroke
    {1510, -1, -1, -1, -1, 1178, 1744, 52, 0, 1, 1, 32, 54, 0, 0, 21},  // addClip
    {1512, -1, -1, -1, -1, 1178, 1745, 53, 3, 3, 0, 0, 54, 0, 0, 21},  // CGPathAddRect
    {1513, -1, -1, -1, -1, 1181, 1748, 54, 4, 4, 0, 0, 54, 0, 0, 21},  // CGPathMoveToPoint
    {1514, -1, -1, -1, -1, 1185, 1752, 55, 4, 4, 0, 0, 54, 0, 0, 21},  // CGPathAddLineToPoint
    {1515, -1, -1, -1, -1, 1189, 1756, 56, 5, 5, 0, 0, 54, 0, 0, 21},  // CGPathAddRoundedRect
    {1516, -1, -1, -1, -1, 1194, 1761, 57, 3, 3, 0, 0, 54, 0, 0, 21},  // CGPathAddPath
    {1517, -1, -1, -1, -1, 1197, 1764, 58, 1, 1, 0, 0, 54, 0, 0, 21},  // CGPathCloseSubpath
    {1518, -1, -1, -1, 1524, 1198, 1765, 59, 3, 4, 1, 32, 54, 0, 0, 21},  // addCurve
    {1518, -1, -1, -1, -1, 1201, 1769, 60, 3, 4, 1, 32, 54, 0, 0, 21},  // addCurve
    {1518, -1, -1, -1, -1, 1204, 1773, 61, 4, 5, 1, 32, 54, 0, 0, 21},  // addCurve
    {1521, -1, -1, -1, 1525, 1208, 1778, 62, 2, 3, 1, 32, 54, 0, 0, 21},  // addQuadCurve
    {1521, -1, -1, -1, -1, 1210, 1781, 63, 2, 3, 1, 32, 54, 0, 0, 21},  // addQuadCurve
    {1521, -1, -1, -1, -1, 1212, 1784, 64, 3, 4, 1, 32, 54, 0, 0, 21},  // addQuadCurve
    {1526, -1, -1, -1, 1534, 1220, 1788, 65, 5, 6, 1, 32, 54, 0, 1, 21},  // addArc
    {1526, -1, -1, -1, -1, 1225, 1794, 66, 5, 6, 1, 32, 54, 0, 1, 21},  // addArc
    {1526, -1, -1, -1, -1, 1230, 1800, 67, 6, 7, 1, 32, 54, 0, 1, 21},  // addArc
    {1531, -1, -1, -1, -1, 1236, 1807, 68, 4, 5, 1, 32, 54, 0, 1, 21},  // addRelativeArc
    {1531, -1, -1, -1, -1, 1240, 1812, 69, 5, 6, 1, 32, 54, 0, 1, 21},  // addRelativeArc
    {1453, -1, -1, -1, -1, 1245, 1818, 70, 5, 5, 3, 0, 31, 0, 1, 21},  // UIBezierPath
    {1526, -1, -1, -1, -1, 1255, 1823, 71, 3, 4, 1, 32, 54, 0, 0, 21},  // addArc
    {1526, -1, -1, -1, -1, 1258, 1827, 72, 4, 5, 1, 32, 54, 0, 0, 21},  // addArc
    {1537, -1, -1, -1, -1, 1262, 1832, 73, 7, 7, 0, 0, 54, 0, 0, 21},  // CGPathAddArcToPoint
    {1538, -1, -1, -1, -1, 1269, 1839, 74, 8, 8, 0, 0, 54, 0, 0, 21},  // CGPathAddCurveToPoint
    {1539, -1, -1, -1, -1, 1277, 1847, 75, 6, 6, 0, 0, 54, 0, 0, 21},  // CGPathAddQuadCurveToPoint
    {1540, -1, -1, -1, -1, 1283, 1853, 76, 8, 8, 0, 0, 54, 0, 1, 21},  // CGPathAddArc
    {1541, -1, -1, -1, -1, 0, 1861, 77, 0, 1, 2, 32, 13, 0, 0, 21},  // boundingBox
    {698, -1, -1, -1, -1, 0, 1862, 78, 0, 1, 2, 32, 13, 0, 0, 21},  // bounds
    {1542, -1, -1, -1, -1, 0, 1863, 79, 0, 1, 2, 32, 13, 0, 0, 21},  // boundingBoxOfPath
    {351, -1, -1, -1, -1, 0, 1864, 80, 0, 1, 2, 32, 2, 0, 0, 21},  // isEmpty
    {1543, -1, -1, -1, -1, 0, 1865, 81, 0, 1, 2, 32, 9, 0, 0, 21},  // currentPoint
    {1460, -1, -1, -1, 1450, 0, 1866, 82, 0, 1, 2, 32, 31, 0, 0, 21},  // cgPath
    {1544, -1, -1, -1, -1, 1291, 1867, 83, 1, 1, 0, 0, 2, 0, 0, 21},  // CGPathIsEmpty
    {1545, -1, -1, -1, -1, 1292, 1868, 84, 1, 1, 0, 0, 13, 0, 0, 21},  // CGPathGetBoundingBox
    {1546, -1, -1, -1, -1, 1293, 1869, 85, 1, 1, 0, 0, 13, 0, 0, 21},  // CGPathGetPathBoundingBox
    {1547, -1, -1, -1, -1, 1294, 1870, 86, 0, 1, 1, 32, 31, 0, 0, 21},  // copy
    {1548, -1, -1, -1, -1, 1294, 1871, 87, 0, 1, 1, 32, 31, 0, 0, 21},  // mutableCopy
    {1547, -1, -1, -1, -1, 1294, 1872, 88, 1, 2, 1, 32, 31, 0, 0, 21},  // copy
    {1548, -1, -1, -1, -1, 1295, 1874, 89, 1, 2, 1, 32, 31, 0, 0, 21},  // mutableCopy
    {1550, -1, -1, -1, 1551, 1296, 1876, 90, 0, 1, 1, 32, 31, 0, 0, 21},  // reversing
    {1552, -1, -1, -1, -1, 1296, 1877, 91, 1, 1, 0, 0, 31, 0, 0, 21},  // CGPathCreateCopy
    {1553, -1, -1, -1, -1, 1297, 1878, 92, 1, 1, 0, 0, 31, 0, 0, 21},  // CGPathCreateMutableCopy
    {1554, -1, -1, -1, -1, 1298, 1879, 93, 2, 2, 0, 0, 31, 0, 0, 21},  // CGPathCreateCopyByTransformingPath
    {1555, -1, -1, -1, -1, 1300, 1881, 94, 2, 2, 0, 0, 31, 0, 0, 21},  // CGPathCreateMutableCopyByTransformingPath
    {1557, 1556, -1, -1, -1, 0, 0, 95, 0, 0, 5, 28, 27, 0, 0, 21},  // winding
    {1558, 1556, -1, -1, -1, 0, 0, 96, 0, 0, 5, 28, 27, 0, 0, 21},  // evenOdd
    {1559, -1, -1, -1, -1, 0, 1883, 97, 0, 1, 2, 32, 2, 0, 0, 21},  // usesEvenOddFillRule
    {378, -1, -1, -1, 1560, 1302, 1884, 98, 1, 2, 1, 32, 2, 0, 0, 21},  // contains
    {378, -1, -1, -1, -1, 1303, 1886, 99, 2, 3, 1, 32, 2, 0, 0, 21},  // contains
    {378, -1, -1, -1, -1, 1305, 1889, 100, 2, 3, 1, 32, 2, 0, 0, 21},  // contains
    {378, -1, -1, -1, -1, 1307, 1892, 101, 3, 4, 1, 32, 2, 0, 0, 21},  // contains
    {1561, -1, -1, -1, -1, 1311, 1896, 102, 4, 4, 0, 0, 2, 0, 0, 21},  // CGPathContainsPoint
    {1316, -1, -1, -1, -1, 0, 1900, 103, 0, 1, 2, 31, 31, 0, 0, 21},  // path
    {1562, -1, -1, -1, -1, 0, 1901, 104, 0, 1, 2, 31, 17, 0, 0, 21},  // fillColor
    {1563, -1, -1, -1, -1, 0, 1902, 105, 0, 1, 2, 31, 17, 0, 0, 21},  // strokeColor
    {1466, -1, -1, -1, -1, 0, 1903, 106, 0, 1, 2, 31, 0, 0, 0, 21},  // lineWidth
    {1564, -1, -1, -1, -1, 0, 1904, 107, 0, 1, 2, 31, 23, 0, 0, 21},  // lineJoin
    {1565, -1, -1, -1, -1, 0, 1905, 108, 0, 1, 2, 31, 4, 0, 0, 21},  // lineDashPattern
    {1566, -1, -1, -1, -1, 0, 1906, 109, 0, 1, 2, 31, 0, 0, 0, 21},  // lineDashPhase
    {1568, 1567, 1569, -1, -1, 0, 0, 110, 0, 0, 5, 24, 23, 0, 0, 21},  // miter
    {109, 1567, 1570, -1, -1, 0, 0, 111, 0, 0, 5, 24, 23, 0, 0, 21},  // round
    {1571, 1567, 1572, -1, -1, 0, 0, 112, 0, 0, 5, 24, 23, 0, 0, 21},  // bevel
    {1573, -1, -1, -1, 1454, 0, 1907, 113, 0, 1, 2, 18, 17, 0, 0, 21},  // cgColor
    {311, -1, 1574, -1, -1, 1315, 1908, 0, 1, 1, 0, 0, 13, 0, 0, 22},  // rect
    {309, -1, 1575, -1, -1, 1316, 1909, 1, 1, 1, 0, 0, 9, 0, 0, 22},  // point
    {301, -1, 1576, -1, -1, 1317, 1910, 2, 1, 1, 0, 0, 12, 0, 0, 22},  // size
    {295, -1, 1577, -1, -1, 1318, 1911, 3, 1, 1, 0, 0, 10, 0, 0, 22},  // vector
    {121, -1, 1578, -1, -1, 1319, 1912, 4, 1, 1, 0, 0, 14, 0, 0, 22},  // transform
    {1579, -1, -1, -1, -1, 1320, 1913, 5, 1, 1, 0, 0, 14, 0, 0, 22},  // css
    {1580, -1, -1, -1, -1, 1321, 1914, 6, 1, 1, 0, 0, 14, 0, 0, 22},  // svg
    {1436, 255, -1, -1, -1, 1322, 1915, 7, 1, 1, 4, 4, 9, 0, 0, 22},  // cgPoint
    {1437, 255, -1, -1, -1, 1323, 1916, 8, 1, 1, 4, 4, 12, 0, 0, 22},  // cgSize
    {1438, 255, -1, -1, -1, 1324, 1917, 9, 1, 1, 4, 4, 13, 0, 0, 22},  // cgRect
    {1439, 255, -1, -1, -1, 1325, 1918, 10, 1, 1, 4, 4, 10, 0, 0, 22},  // cgVector
    {1440, 255, -1, -1, -1, 1326, 1919, 11, 1, 1, 4, 4, 14, 0, 0, 22},  // cgAffineTransform
    {1581, -1, -1, -1, -1, 1327, 1920, 12, 1, 1, 0, 0, 29, 0, 0, 22},  // views
    {121, -1, -1, -1, -1, 1328, 1921, 0, 2, 2, 0, 0, 14, 0, 0, 23},  // transform
    {121, -1, -1, -1, -1, 1330, 1923, 1, 3, 3, 0, 0, 14, 0, 0, 23},  // transform
    {1508, 1582, -1, -1, -1, 0, 0, 2, 0, 0, 5, 23, 22, 0, 0, 23},  // fill
    {1583, 1582, -1, -1, -1, 0, 0, 3, 0, 0, 5, 23, 22, 0, 0, 23},  // aspectFit
    {1584, 1582, -1, -1, -1, 0, 0, 4, 0, 0, 5, 23, 22, 0, 0, 23},  // aspectFill
    {1585, 1582, -1, -1, -1, 0, 0, 5, 0, 0, 5, 23, 22, 0, 0, 23},  // scaleToFill
    {1586, 1582, -1, -1, -1, 0, 0, 6, 0, 0, 5, 23, 22, 0, 0, 23},  // scaleAspectFit
    {1587, 1582, -1, -1, -1, 0, 0, 7, 0, 0, 5, 23, 22, 0, 0, 23},  // scaleAspectFill
    {121, -1, -1, -1, -1, 1333, 1926, 8, 1, 1, 0, 0, 54, 0, 0, 23},  // transform
    {1589, -1, -1, -1, -1, 1334, 1927, 9, 1, 1, 0, 0, 0, 0, 0, 23},  // area
    {378, -1, -1, -1, -1, 1335, 1928, 10, 2, 2, 0, 0, 2, 0, 0, 23},  // contains
    {355, -1, -1, -1, -1, 1337, 1930, 11, 1, 2, 1, 30, 4, 0, 0, 23},  // corners
    {1579, -1, -1, -1, -1, 0, 1932, 0, 0, 1, 2, 15, 3, 0, 0, 24},  // css
    {1580, -1, -1, -1, -1, 0, 1933, 1, 0, 1, 2, 15, 3, 0, 0, 24},  // svg
    {1590, -1, -1, -1, -1, 0, 1934, 2, 0, 1, 2, 15, 53, 0, 0, 24},  // latex
    {1590, -1, -1, -1, -1, 0, 1935, 3, 0, 1, 2, 16, 53, 0, 0, 24},  // latex
    {1591, -1, -1, -1, -1, 1338, 1936, 4, 1, 1, 0, 0, 53, 0, 0, 24},  // swiftCode
    {1592, -1, -1, -1, -1, 1339, 1937, 0, 1, 1, 0, 0, 53, 0, 0, 25},  // explain
    {1592, -1, -1, -1, -1, 1340, 1938, 1, 2, 2, 0, 0, 53, 0, 0, 25},  // explain
    {551, -1, -1, -1, -1, 1342, 1940, 2, 2, 2, 0, 0, 53, 0, 0, 25},  // compare
    {551, -1, -1, -1, -1, 1344, 1942, 3, 3, 3, 0, 0, 53, 0, 0, 25},  // compare
    {849, -1, -1, -1, 1650, 1399, 1945, 0, 1, 2, 1, 31, 8, 0, 0, 26},  // action
    {1651, -1, -1, -1, -1, 1401, 1947, 1, 1, 1, 3, 0, 3, 0, 0, 26},  // Selector
    {1653, -1, -1, -1, -1, 1402, 1948, 2, 1, 1, 0, 0, 3, 0, 0, 26},  // NSStringFromClass
    {1654, -1, -1, -1, -1, 1403, 1949, 3, 1, 1, 0, 0, 3, 0, 0, 26},  // NSSelectorFromString
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
    577, 578, 578, -1, -1, -1, 575, 523, 568, 596, 494, 561, 578, 599, 578, 599, 8, 599, 8, 599, 494, -1,
    603, -1, 604, 612, -1, -1, 612, -1, 612, -1, 615, -1, -1, -1, 615, -1, -1, 620, 621, 246, -1, -1, -1, -1,
    -1, -1, 85, 85, -1, 246, -1, 246, 246, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 494, 494, 494,
    494, 561, -1, -1, 561, -1, -1, -1, -1, 641, 642, 643, 644, -1, 649, 644, 697, 697, 697, 697, 697, 697,
    697, 697, 697, 697, 697, 697, 704, 705, 287, -1, -1, -1, -1, 602, -1, 849, 7, -1, 849, 850, -1, 849, 7,
    -1, 849, 850, 7, -1, -1, 7, -1, 855, -1, 7, -1, 855, -1, 7, -1, 855, -1, 7, -1, 855, -1, 7, -1, 7, 494,
    -1, -1, 887, -1, 890, -1, 578, 578, 894, -1, 895, -1, 896, -1, 287, -1, 388, -1, 899, -1, 900, -1, 899,
    -1, 900, 494, -1, -1, -1, -1, -1, -1, -1, 578, -1, 918, -1, 919, -1, 561, -1, 561, -1, 561, 936, 561, 8,
    8, 8, 951, 8, 951, -1, -1, -1, 287, -1, 388, -1, -1, 957, -1, -1, 998, 298, 299, 298, 299, 298, 299, 999,
    -1, 238, 229, -1, 238, 229, 238, 229, -1, -1, -1, 1003, -1, -1, 1003, 238, 229, 238, 229, 238, 229, 1003,
    -1, -1, 238, 229, -1, 1018, 849, -1, 1018, 849, -1, 1018, 849, -1, 1018, 849, -1, 1018, 849, -1, 1018,
    849, -1, 1018, 849, -1, 8, -1, 1075, 8, -1, 1077, 8, -1, 8, -1, -1, 8, -1, 1077, -1, 849, -1, 849, -1,
    561, -1, 561, -1, 561, -1, 561, -1, 1085, -1, 1085, -1, 1085, -1, 1085, -1, 7, -1, 1088, 1091, -1, -1,
    -1, 8, -1, 8, -1, 7, -1, -1, 7, -1, 7, -1, 388, 287, 1127, 388, 287, 1127, 1128, 388, 287, 1127, 388,
    287, 1127, 1128, 578, 388, 287, 1127, 578, 388, 287, 1127, 271, 578, 246, 1132, 1127, 578, 578, 1134,
    578, 1129, 578, 1134, 1129, 578, 1136, 287, 1127, 1027, 1027, 1027, 1027, -1, 702, -1, 1244, -1, -1, -1,
    1245, 1246, 1247, 1248, 1248, 1249, 1250, 1251, 1252, 1249, 578, 578, 1254, 1255, -1, -1, 578, 1258,
    1259, 1258, 1259, 1258, 1259, 1260, 1258, 1259, 1260, 1258, 1261, 1259, 1258, 1261, 1259, 1258, 1261,
    1259, 1260, 1258, 1261, 1259, 1260, 1258, 1261, 1262, 1259, 1258, 1261, 1262, 1259, 1258, 1261, 1262,
    1259, 1260, 1258, 1261, 1262, 1259, 1260, 1258, 1261, 1263, 1264, 1259, 1258, 1261, 1263, 1264, 1259,
    1258, 1261, 1263, 1264, 1262, 1259, 1258, 1261, 1263, 1264, 1262, 1259, 1258, 1261, 1263, 1264, 1259,
    1260, 1258, 1261, 1263, 1264, 1259, 1260, 1258, 1261, 1263, 1264, 1262, 1259, 1260, 1258, 1261, 1263,
    1264, 1262, 1259, 1260, -1, 1259, -1, 1259, -1, 1259, 1260, -1, 1259, 1260, -1, 1261, 1262, 1259, -1,
    1261, 1262, 1259, -1, 1261, 1262, 1259, 1260, -1, 1261, 1262, 1259, 1260, -1, 1261, 1263, 1264, 1262,
    1259, 1260, -1, 1261, 1263, 1264, 1262, 1259, 1260, 1258, 1261, 1259, 1258, 1261, 1259, 1258, 1261, 1262,
    1259, 1258, 1261, 1262, 1259, 1258, 1261, 1259, 1260, 1258, 1261, 1259, 1260, 1258, 1261, 1262, 1259,
    1260, 1258, 1261, 1262, 1259, 1260, -1, 1261, 1262, 1259, 1260, -1, 1261, 1262, 1259, 1260, 1269, 1270,
    1259, 1269, 1270, 1259, -1, 1270, 1259, -1, 1270, 1259, 1258, 1261, 1262, 1259, 1260, 1258, 1261, 1262,
    1259, 1260, 1258, 1261, 1262, 1259, 1258, 1261, 1262, 1259, 1258, 1261, 1259, 1260, 1258, 1261, 1259,
    1260, 1258, 1261, 1259, 1258, 1261, 1259, -1, 1275, -1, -1, -1, -1, -1, -1, -1, 1289, 696, 696, 1289, -1,
    1291, -1, 1291, 1294, -1, 1294, 1291, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1309, 1309,
    1309, 1326, 1338, 1259, 1326, 1338, 1259, 1326, 1338, 1326, 1338, 1326, 1248, 1259, 1326, 1248, 1259,
    1326, 1248, 1326, 1248, 1326, 1245, 1246, 1259, 1326, 1245, 1246, 1259, 1326, 1245, 1246, 1326, 1245,
    1246, 1326, 1339, 1326, 1339, 1341, -1, 578, 1346, 1347, -1, -1, 1349, -1, -1, 612, 612, 612, 1363, -1,
    1363, 1363, -1, 1363, -1, 388, -1, 287, -1, -1, -1, -1, 1374, 1375, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 257, 258, 1384, 1385, 259, 260, 1386, 1387,
    1388, 1389, 1390, 1391, 261, 262, 1392, 263, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 568, -1, 1399, -1,
    568, 1399, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 494, -1, 8, -1, -1, 494,
    -1, 8, -1, -1, 1416, -1, 1136, -1, 1136, 1416, -1, -1, 1416, -1, 1136, -1, 1136, 1416, -1, -1, 165, 1435,
    166, 167, 75, 200, 1436, 204, 1437, 206, 1438, 207, 1439, 205, 1440, 142, -1, -1, 1447, 1447, 1448, 311,
    1457, 957, 1458, 1459, 1460, -1, -1, 311, 121, -1, 1463, 121, -1, -1, -1, -1, -1, -1, 523, 1102, -1, -1,
    1457, 1488, 1489, 121, -1, -1, -1, -1, 1457, 1491, 1492, 287, 287, 121, 287, 287, 121, 1496, 1496, 121,
    287, 287, -1, -1, 121, -1, -1, 121, 8, 8, 121, 8, 1488, 1489, 8, 1488, 1489, 121, -1, -1, -1, 121, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 287, 1245, 1246,
    287, 1519, 1520, 287, 1519, 1520, 121, 287, 1522, 287, 1523, 287, 1523, 121, 287, 1245, 1246, 287, 1522,
    1527, 1132, 1528, 1529, 1530, 356, 1132, 1528, 1529, 1530, 356, 1132, 1528, 1529, 1530, 121, 356, 1132,
    1528, 1532, 356, 1132, 1528, 1532, 121, 1533, 1132, 1528, 1529, 1530, 1527, 1132, 1528, 1529, 1530, 1535,
    1536, 1132, 1535, 1536, 1132, 121, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1549, 1549, -1, -1, -1, -1, -1, -1, -1, -1,
    1549, -1, 121, -1, 1549, 121, -1, -1, -1, -1, -1, 388, 388, 388, 388, 388, -1, -1, 7, 7, 7, 7, 7, 388,
    388, 287, 388, 287, -1, 1588, 494, -1, 8, 8, -1, -1, -1, 1593, -1, -1, -1, -1, 494, -1, 561, 936, 561,
    494, -1, 578, 887, 890, -1, 287, -1, 388, -1, 287, -1, 388, -1, -1, 388, -1, 287, -1, 578, -1, 612, 612,
    -1, 578, 894, -1, -1, -1, 577, -1, 568, 1341, 578, 1346, 1347, 1075, 8, -1, 8, 1091, 612, 1363, 1363, -1,
    1363, -1, 1363, 612, 612, -1, -1, -1, 233, -1, 236, 246, 270, 271, 276, 277, 278, 279, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 1533, 1132, 1528, 1529, 1530, 1527, 1132, 1528, 1529, 1530, 356, 1132, 1528, 1529,
    1530, 356, 1132, 1528, 1529, 1530, 121, 356, 1132, 1528, 1532, 356, 1132, 1528, 1532, 121, -1, -1, -1,
    -1, -1, -1, -1, -1, 578, 246, 1132, 1127, 578, 388, 287, 1127, 271, -1, -1, -1, 238, 229, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 287, -1, 388, -1, 899, -1, 900, -1, 899, -1, 900, -1, 287, -1, 388, -1, 561, 936,
    561, -1, -1, -1
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
    4, 4, 4, 10, 0, 4, 14, 0, 0, 0, 0, 0, 0, 7, 7, 7, 7, 7, 7, 7, 0, 7, 0, 7, 0, 0, 7, 0, 0, 7, 7, 7, 7, 50,
    7, 50, 7, 50, 7, 7, 50, 7, 0, 7, 0, 5, 395269, 50, 7, 50, 7, 50, 7, 50, 7, 50, 7, 0, 50, 7, 50, 7, 50, 7,
    50, 7, 50, 7, 50, 7, 50, 7, 50, 7, 7, 8, 8, 8, 8, 8, 1, 8, 50, 8, 67503368, 67504133, 6, 6, 6, 6, 1541,
    6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6,
    1541, 6, 0, 6, 0, 6, 0, 6, 0, 6, 6, 6, 6, 0, 6, 0, 1, 1, 1, 1, 18, 1, 18, 18, 18, 1, 1, 14, 14, 14, 14,
    14, 14, 14, 14, 14, 14, 14, 14, 30, 30, 30, 30, 30, 30, 30, 4, 0, 30, 30, 10, 30, 30, 30, 30, 30, 30, 1,
    1, 1, 1, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 4, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    30, 30, 0, 1074, 4, 30, 0, 1074, 4, 30, 0, 590898, 4, 30, 0, 590898, 4, 30, 4, 30, 4, 30, 2308, 4, 30,
    2308, 4, 30, 0, 4, 30, 0, 4, 30, 0, 4, 30, 0, 4, 30, 0, 4, 30, 0, 4, 30, 0, 4, 30, 0, 4, 30, 30, 30, 30,
    30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    1, 30, 1, 1, 30, 30, 30, 30, 30, 30, 30, 3594, 2334, 30, 3594, 2334, 30, 3594, 2334, 30, 3594, 2334, 30,
    3594, 2334, 30, 3594, 2334, 30, 30, 31, 31, 31, 30, 31, 30, 31, 31, 30, 30, 30, 14, 31, 14, 30, 30, 30,
    13, 30, 30, 30, 30, 3, 31, 30, 1, 31, 31, 1, 31, 31, 31, 31, 31, 31, 30, 30, 30, 30, 30, 30, 10, 0, 30,
    0, 0, 30, 0, 0, 30, 10, 0, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 0, 30, 14, 3, 31, 31, 31, 31, 31, 31,
    31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31,
    31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 15, 31, 31, 31, 31, 31, 31, 31, 31, 3594, 2335, 31,
    3594, 2335, 31, 10, 31, 10, 1, 4, 4, 4, 48, 1, 1, 48, 1, 48, 1, 48, 1, 1, 2609, 48, 1, 48, 1, 1, 48, 10,
    48, 1, 1, 48, 1, 48, 1, 48, 13, 48, 2, 48, 2, 2609, 48, 1, 48, 1, 2609, 48, 1, 1, 48, 1, 48, 1, 48, 1, 1,
    2609, 48, 15, 48, 51, 48, 48, 48, 48, 48, 1, 1, 15, 0, 590898, 50, 0, 590898, 50, 0, 590898, 50, 0,
    590898, 50, 0, 590898, 50, 0, 590898, 50, 0, 590898, 50, 34, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33,
    33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 2334, 33, 2334, 33, 1, 2334, 33, 1, 2334, 33, 2334, 33, 2334, 33,
    2334, 33, 2334, 33, 2826, 2334, 33, 2826, 2334, 33, 0, 590898, 33, 0, 590898, 33, 1541, 0, 33, 1541, 0,
    33, 1541, 0, 33, 1541, 0, 33, 1541, 0, 33, 1541, 0, 33, 1541, 0, 33, 1541, 0, 33, 51, 0, 33, 51, 0, 33,
    33, 33, 33, 33, 30, 33, 30, 33, 30, 30, 30, 30, 51, 2334, 51, 2334, 51, 2334, 51, 2334, 5, 51, 598302,
    51, 598302, 51, 598302, 51, 51, 51, 51, 51, 51, 51, 51, 10, 10, 1, 10, 10, 1, 3, 5, 5, 1, 5, 5, 1, 3, 10,
    1, 1, 1, 10, 1, 1, 1, 258, 10, 258, 1, 1, 10, 10, 1, 10, 1, 10, 1, 1, 10, 1, 5, 1, 39, 1, 1, 1, 1, 1, 41,
    41, 1, 1, 1, 1, 10, 10, 40, 1, 1, 11, 1, 1, 1, 11, 38, 1, 38, 1, 38, 38, 10, 10, 1301274266515931649,
    1301274266515931649, 1, 1, 50, 1, 50, 2354, 1, 1, 50, 1, 1, 50, 2354, 1, 1, 151061799, 50, 1, 1,
    151061799, 50, 2354, 1, 1, 1, 1, 50, 1, 1, 1, 1, 151061799, 50, 1, 1, 1, 1, 50, 2354, 1, 1, 1, 1,
    151061799, 50, 2354, 1, 50, 1, 50, 2354, 1, 1, 151061799, 50, 1, 1, 151061799, 50, 2354, 1, 1, 1, 1,
    151061799, 50, 2354, 1, 1, 50, 1, 1, 151061799, 50, 1, 1, 50, 2354, 1, 1, 151061799, 50, 2354, 1, 1,
    151061799, 50, 2354, 1, 1, 50, 1, 1, 50, 1, 1, 151061799, 50, 2354, 1, 1, 151061799, 50, 1, 1, 50, 2354,
    1, 1, 50, 2308, 0, 1, 1, 1, 3, 3, 40, 0, 0, 4, 4, 0, 47, 50, 47, 50, 47, 50, 47, 50, 47, 1, 50, 47, 1,
    50, 47, 50, 1, 47, 50, 1, 1, 1, 1, 1, 1, 50, 3, 2308, 2308, 2308, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37,
    37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 1, 40,
    2354, 1, 40, 1, 1, 2354, 1, 1, 1, 10, 10, 2354, 1, 10, 10, 1, 38, 37, 37, 1, 37, 37, 3, 37, 45, 37, 2342,
    1, 37, 50, 37, 50, 1, 37, 50, 37, 37, 37, 37, 37, 37, 37, 37, 44, 45, 31, 37, 2308, 31, 4, 31, 4, 31, 31,
    31, 4, 31, 0, 4, 30, 4, 30, 0, 4, 31, 31, 31, 31, 1, 2335, 31, 1, 2335, 1, 3, 2342, 2354, 15, 15, 1, 1,
    1, 1, 1, 1, 15, 15, 258, 258, 258, 15, 258, 258, 258, 15, 258, 1, 1, 1, 258, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 15, 15, 15, 15, 15, 15, 15, 15, 0, 0, 4, 0, 4, 0, 4, 4, 0, 4, 4, 4, 3, 3,
    3, 3, 4, 3, 4, 3, 3, 0, 22, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 1, 1, 1, 1, 1, 3, 10, 10, 13, 13, 14, 14, 11, 11, 15, 15, 1, 1, 1, 1, 10, 13, 14, 11, 15, 4, 4, 4,
    4, 0, 14, 14, 1, 14, 14, 32, 14, 2319, 14, 2319, 32, 14, 2319, 14, 2319, 32, 2319, 14, 32, 32, 32, 32,
    32, 32, 2309, 1, 1, 32, 50, 32, 32, 14, 1, 1, 2319, 14, 1, 1, 2319, 14, 66843, 13, 32, 10, 32, 10, 15,
    32, 10, 32, 10, 15, 32, 5, 32, 5, 15, 32, 14, 32, 14, 15, 32, 5, 32, 5, 15, 32, 14, 32, 14, 15, 32, 14,
    1, 1, 32, 14, 1, 1, 15, 32, 32, 32, 32, 32, 32, 15, 32, 15, 32, 32, 32, 32, 32, 32, 2319, 14, 32, 2319,
    1, 1, 32, 2319, 1, 1, 32, 2319, 14, 1, 1, 32, 2319, 32, 32, 32, 10, 10, 10, 32, 10, 10, 10, 32, 10, 10,
    10, 15, 32, 10, 10, 32, 10, 10, 32, 10, 10, 15, 32, 10, 1, 258, 258, 3, 32, 10, 1, 258, 258, 3, 32, 10,
    1, 258, 258, 3, 15, 32, 10, 1, 258, 258, 32, 10, 1, 258, 258, 15, 10, 1, 258, 258, 3, 32, 10, 10, 1, 32,
    10, 10, 1, 15, 32, 2319, 1, 1, 1, 1, 1, 32, 2319, 1, 1, 1, 1, 1, 1, 32, 2319, 1, 1, 1, 1, 32, 2319, 1, 1,
    1, 258, 258, 0, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 2319, 32, 2319, 32, 32, 32, 32, 2319, 32,
    2319, 32, 32, 10, 32, 10, 28, 32, 10, 15, 32, 10, 28, 15, 32, 2319, 10, 3, 31, 31, 31, 31, 31, 31, 31,
    18, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 14, 14, 14, 14, 23, 5, 5, 10, 5, 30, 2334, 15, 15, 15, 16, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 31, 4, 4, 52, 4
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
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 7, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 26, 26, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 34, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 21, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 30, 0, 30, 0, 0, 30, 0, 0, 0, 0, 0,
    0, 31, 31, 31, 31, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 49, 0, 0, 0, 0, 0, 48, 15, 33, 0, 33, 33, 33, 33, 33, 33, 35, 34, 0, 35, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 51, 0, 0, 0, 0, 0, 0,
    0, 36, 36, 0, 0, 0, 0, 0, 0, 0, 0, 51, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 39,
    39, 39, 39, 40, 40, 41, 44, 45, 42, 43, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 38, 38,
    38, 38, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 37, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 47, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 37,
    0, 37, 37, 37, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 37, 37, 0, 0, 0, 0, 0, 0, 0, 0, 46, 0, 0, 0, 0, 0, 0, 0, 0, 15, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 32, 32, 32, 32, 32, 18, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 27, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 28, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 23,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4
};

static const int32_t type_names[] = {
    155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175,
    176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 164, 191, 192, 193, 194, 195,
    196, 197, 198, 199, 200, 201, 202, 203, 204, 205, 206, 207, 142, 208, 209, 210, 211, 212, 213, 214, 215,
    216, 217, 218, 219, 220, 221, 222, 255, 357, 482, 605, 606, 607, 624, 768, 769, 793, 807, 873, 925, 927,
    930, 937, 938, 939, 940, 1009, 1015, 1016, 1017, 1019, 1020, 1021, 1022, 1023, 1024, 794, 1025, 1026,
    1028, 1099, 1107, 1108, 1117, 1139, 1140, 1141, 1142, 1143, 1144, 1145, 1146, 1147, 1148, 1149, 1239,
    1240, 1241, 1242, 1284, 1285, 1286, 1308, 1310, 1311, 1312, 1273, 1356, 1357, 1366, 1375, 1449, 1450,
    1451, 1452, 1453, 1454, 1455, 1477, 1556, 1567, 1582, 1651, 1652
};

static const struct catalogue_tables tables = {
    bytes, COUNT(bytes) - 1, names, COUNT(names), slots, COUNT(slots), first, COUNT(first),
    links, COUNT(links), entries, COUNT(entries), labels, COUNT(labels), kinds, COUNT(kinds),
    types, COUNT(types), type_names, COUNT(type_names)};

const struct catalogue_tables *_Nonnull catalogue_tables(void) { return &tables; }
