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
    "forEach" "enumerateObjectsUsingBlock" "objectAtIndex" "indexOfObject" "NSNotFound" "removeLastObject"
    "removeObjectAtIndex" "replaceObjectAtIndex" "withObject" "insertObject" "atIndex"
    "exchangeObjectAtIndex" "withObjectAtIndex" "makeObjectsPerformSelector" "sortedArrayUsingComparator"
    "compare" "NSOrderedAscending" "NSOrderedSame" "NSOrderedDescending" "allSatisfy" "firstIndex"
    "lastIndex" "drop" "elementsEqual" "starts" "with" "dropFirst" "dropLast" "suffix" "upTo" "joined"
    "split" "separator" "whereSeparator" "reserveCapacity" "indices" "startIndex" "endIndex" "into"
    "repeating" "sorted" "contentsOf" "at" "uppercased" "lowercased" "hasPrefix" "hasSuffix" "isLetter"
    "isNumber" "isWhitespace" "isUppercase" "isLowercase" "isPunctuation" "wholeNumberValue" "capitalized"
    "components" "separatedBy" "replacingOccurrences" "draw" "withAttributes" "drawAtPoint:withAttributes:"
    "drawInRect:withAttributes:" "type" "describing" "reflecting" "Dictionary" "NSDictionary"
    "NSMutableDictionary" "keys" "allKeys" "values" "allValues" "forKey" "removeObjectForKey"
    "removeAllObjects" "uniquingKeysWith" "mapValues" "merging" "objectForKey" "valueForKey"
    "uniqueKeysWithValues" "grouping" "lowerBound" "upperBound" "Set" "formUnion" "formIntersection"
    "subtracting" "subtract" "symmetricDifference" "formSymmetricDifference" "isSubset" "isSuperset"
    "isStrictSubset" "isStrictSuperset" "isDisjoint" "update" "popFirst" "red" "green" "blue" "alpha"
    "withAlphaComponent" "set" "setFill" "setStroke" "white" "black" "blackColor" "whiteColor" "redColor"
    "greenColor" "blueColor" "cyan" "cyanColor" "yellow" "yellowColor" "magenta" "magentaColor" "orange"
    "orangeColor" "purple" "purpleColor" "brown" "brownColor" "gray" "grayColor" "lightGray"
    "lightGrayColor" "darkGray" "darkGrayColor" "clear" "clearColor" "systemRed" "systemOrange"
    "systemYellow" "systemGreen" "systemMint" "systemTeal" "systemCyan" "systemBlue" "systemIndigo"
    "systemPurple" "systemPink" "systemBrown" "systemGray" "systemGray2" "systemGray3" "systemGray4"
    "systemGray5" "systemGray6" "systemBackground" "secondarySystemBackground" "label" "frame" "bounds"
    "anchorPoint" "isHidden" "clipsToBounds" "name" "UIImage" "named" "image" "moveAnchor" "contentOffset"
    "isUserInteractionEnabled" "userInteractionEnabled" "tag" "backgroundColor" "text" "textColor"
    "textAlignment" "font" "contentMode" "isOpaque" "tintColor" "contentScaleFactor" "accessibilityLabel"
    "safeAreaInsets" "layoutMargins" "mask" "accessibilityIdentifier" "accessibilityHint"
    "isAccessibilityElement" "semanticContentAttribute" "clearsContextBeforeDrawing" "isFirstResponder"
    "numberOfLines" "adjustsFontSizeToFitWidth" "lineBreakMode" "attributedText" "baselineAdjustment"
    "borderStyle" "keyboardType" "returnKeyType" "autocorrectionType" "autocapitalizationType"
    "clearButtonMode" "shadowColor" "placeholder" "minimumScaleFactor" "isEditable" "isSelectable"
    "isSecureTextEntry" "zoomScale" "system" "ButtonType" "UIButtonTypeSystem" "custom" "UIButtonTypeCustom"
    "infoLight" "UIButtonTypeInfoLight" "contactAdd" "UIButtonTypeContactAdd" "close" "UIButtonTypeClose"
    "isScrollEnabled" "isPagingEnabled" "bounces" "showsHorizontalScrollIndicator"
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
    "superview" "subviews" "isDescendant" "addSubview" "bringSubviewToFront" "bringSubview" "toFront"
    "sendSubviewToBack" "sendSubview" "toBack" "removeFromSuperview" "insertSubview" "exchangeSubview"
    "withSubviewAt" "aboveSubview" "belowSubview" "convert" "convertRect" "toView" "fromView" "convertPoint"
    "setNeedsLayout" "layoutIfNeeded" "layoutSublayers" "layoutSublayersOfLayer" "needsLayout"
    "setNeedsDisplay" "layoutSubviews" "becomeFirstResponder" "resignFirstResponder" "sizeThatFits"
    "sizeToFit" "intrinsicContentSize" "invalidateIntrinsicContentSize" "viewWithTag" "insertSublayer"
    "above" "below" "noIntrinsicMetric" "rootViewController" "liveView" "makeKeyAndVisible" "makeKey"
    "PlaygroundPage" "current" "XCPlaygroundPage" "currentPage" "needsIndefiniteExecution" "UIScreen" "main"
    "mainScreen" "hitTest" "beginTracking" "continueTracking" "inside" "CALayer" "CAShapeLayer"
    "CAGradientLayer" "CATextLayer" "colors" "locations" "startPoint" "endPoint" "fontSize"
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
    "anyObject" "UIEvent" "allTouches" "touches" "touchesForView" "touchesForGestureRecognizer"
    "coalescedTouches" "coalescedTouchesForTouch" "predictedTouches" "predictedTouchesForTouch" "drag"
    "steps" "lifts" "fingers" "pinch" "twist" "radius" "tap" "taps" "press" "seconds" "lift" "cancel"
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
    "performWithoutAnimation" "setAnimationsEnabled" "CABasicAnimation" "keyPath" "CASpringAnimation"
    "CAKeyframeAnimation" "CAAnimationGroup" "fromValue" "toValue" "byValue" "path" "keyTimes"
    "timingFunctions" "calculationMode" "rotationMode" "additive" "isAdditive" "cumulative" "isCumulative"
    "timingFunction" "duration" "speed" "beginTime" "timeOffset" "repeatCount" "repeatDuration"
    "autoreverses" "fillMode" "isRemovedOnCompletion" "removedOnCompletion" "isInterruptible"
    "settlingDuration" "curve" "timingParameters" "startAnimation" "afterDelay" "pauseAnimation"
    "stopAnimation" "finishAnimation" "continueAnimation" "withTimingParameters" "durationFactor"
    "addAnimations" "delayFactor" "addCompletion" "isRunning" "fractionComplete" "isReversed"
    "scrubsLinearly" "pausesOnCompletion" "add" "removeAnimation" "animation" "removeAllAnimations"
    "animationKeys" "forKeyPath" "setValue" "convertTime" "CATransaction" "begin" "commit" "flush"
    "setDisableActions" "setAnimationTimingFunction" "setCompletionBlock" "NSValue" "caTransform3D"
    "CATransform3D" "CATransform3DIdentity" "CATransform3DMakeScale" "CATransform3DMakeTranslation"
    "CATransform3DMakeAffineTransform" "CATransform3DTranslate" "CATransform3DScale" "CATransform3DRotate"
    "CATransform3DMakeRotation" "m13" "m14" "m23" "m24" "m31" "m32" "m33" "m34" "m43" "CATransform3DConcat"
    "CATransform3DInvert" "CATransform3DGetAffineTransform" "CATransform3DIsIdentity"
    "CATransform3DIsAffine" "CATransform3DEqualToTransform" "terminator" "debugPrint" "fatalError"
    "preconditionFailure" "assertionFailure" "assert" "precondition" "NSParameterAssert" "NSAssert"
    "NSCAssert" "Optional" "row" "column" "convention" "plot" "describe" "film" "frames" "strip" "grid"
    "why" "YES" "NO" "NULL" "Nil" "HUGE_VALF" "HUGE_VAL" "INFINITY" "DBL_MAX" "CGFLOAT_MIN" "DBL_MIN"
    "FLT_MAX" "MAXFLOAT" "HUGE" "FLT_MIN" "FLT_EPSILON" "integer" "cgPoint" "cgSize" "cgRect" "cgVector"
    "cgAffineTransform" "floatValue" "doubleValue" "intValue" "integerValue" "cgPointValue" "cgSizeValue"
    "cgRectValue" "cgVectorValue" "cgAffineTransformValue" "printf" "format" "objects" "CGMutablePath"
    "CGPath" "CGMutablePathRef" "CGPathRef" "UIBezierPath" "CGColor" "CGColorRef" "CGPathCreateMutable"
    "roundedRect" "ovalIn" "ovalInRect" "cgPath" "CGPathCreateWithRect" "CGPathRelease" "ellipseIn"
    "CGPathCreateWithEllipseInRect" "CGPathAddEllipseInRect" "lineWidth" "flatness" "lineCapStyle"
    "lineJoinStyle" "setLineDash" "points" "pointee" "CGPathElement" "applyWithBlock" "removeAllPoints"
    "CGPathGetCurrentPoint" "UIRectCorner" "topLeft" "UIRectCornerTopLeft" "topRight" "UIRectCornerTopRight"
    "bottomRight" "UIRectCornerBottomRight" "bottomLeft" "UIRectCornerBottomLeft" "allCorners"
    "UIRectCornerAllCorners" "cornerWidth" "cornerHeight" "CGPathCreateWithRoundedRect" "byRoundingCorners"
    "cornerRadii" "move" "addLine" "addLines" "between" "moveToPoint:" "addLineToPoint:" "addRect"
    "addRects" "addEllipse" "addRoundedRect" "addPath" "appendPath:" "apply" "applyTransform:"
    "closeSubpath" "fill" "stroke" "addClip" "closePath" "CGPathAddRect" "CGPathMoveToPoint"
    "CGPathAddLineToPoint" "CGPathAddRoundedRect" "CGPathAddPath" "CGPathCloseSubpath" "addCurve" "control1"
    "control2" "addQuadCurve" "controlPoint" "control" "addCurveToPoint:controlPoint1:controlPoint2:"
    "addQuadCurveToPoint:controlPoint:" "addArc" "withCenter" "startAngle" "endAngle" "clockwise"
    "addRelativeArc" "delta" "arcCenter" "addArcWithCenter:radius:startAngle:endAngle:clockwise:"
    "tangent1End" "tangent2End" "CGPathAddArcToPoint" "CGPathAddCurveToPoint" "CGPathAddQuadCurveToPoint"
    "CGPathAddArc" "boundingBox" "boundingBoxOfPath" "currentPoint" "CGPathIsEmpty" "CGPathGetBoundingBox"
    "CGPathGetPathBoundingBox" "copy" "mutableCopy" "using" "reversing" "bezierPathByReversingPath"
    "CGPathCreateCopy" "CGPathCreateMutableCopy" "CGPathCreateCopyByTransformingPath"
    "CGPathCreateMutableCopyByTransformingPath" "CGPathFillRule" "winding" "evenOdd" "usesEvenOddFillRule"
    "containsPoint:" "CGPathContainsPoint" "fillColor" "strokeColor" "lineJoin" "lineDashPattern"
    "lineDashPhase" "CAShapeLayerLineJoin" "miter" "kCALineJoinMiter" "kCALineJoinRound" "bevel"
    "kCALineJoinBevel" "cgColor" "CGRectFromString" "CGPointFromString" "CGSizeFromString"
    "CGVectorFromString" "CGAffineTransformFromString" "css" "svg" "views" "FitMode" "aspectFit"
    "aspectFill" "scaleToFill" "scaleAspectFit" "scaleAspectFill" "mapping" "area" "latex" "swiftCode"
    "explain" "following" "hitTest:withEvent:" "pointInside:withEvent:" "isDescendantOfView:"
    "insertSubview:atIndex:" "bringSubviewToFront:" "sendSubviewToBack:" "hidden" "exclusiveTouch"
    "convertPoint:toLayer:" "convertRect:toLayer:" "convertPoint:fromLayer:" "convertRect:fromLayer:"
    "convertTime:fromLayer:" "convertTime:toLayer:" "insertSublayer:atIndex:" "presentationLayer"
    "modelLayer" "addAnimation:forKey:" "removeAnimationForKey:" "CGPointValue" "CGSizeValue" "CGRectValue"
    "CGVectorValue" "CGAffineTransformValue" "colorWithAlphaComponent:" "opaque" "doubleSided"
    "pagingEnabled" "scrollEnabled" "editable" "selectable" "secureTextEntry"
    "exchangeSubviewAtIndex:withSubviewAtIndex:" "setNeedsDisplayInRect:" "enumerate" "addObject:"
    "addObjectsFromArray:" "containsObject:" "firstObject" "lastObject" "reverseObjectEnumerator"
    "componentsJoinedByString:" "startAnimationAfterDelay:" "finishAnimationAtPosition:"
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
    {4715, 2304257469}, {4725, 1623797237}, {4741, 2667149886}, {4760, 1204873229}, {4780, 2611599107},
    {4790, 1975768454}, {4802, 3532344479}, {4809, 2718014180}, {4830, 713077974}, {4847, 2712081721},
    {4873, 1361625375}, {4899, 864165631}, {4906, 3189629876}, {4924, 165942467}, {4937, 1655317257},
    {4956, 1010779457}, {4966, 2215640769}, {4976, 1070265239}, {4985, 1134120687}, {4989, 2846199180},
    {5002, 1743930340}, {5008, 4005059268}, {5012, 206241385}, {5021, 1115344066}, {5029, 567586076},
    {5035, 3901637708}, {5039, 803046281}, {5045, 152899664}, {5050, 2276994531}, {5059, 1787359420},
    {5073, 2796815519}, {5088, 3918278559}, {5095, 4155575922}, {5105, 236925125}, {5113, 1684779966},
    {5117, 798074659}, {5126, 2374006294}, {5132, 3103973672}, {5142, 2926810054}, {5144, 1462048136},
    {5154, 1244814717}, {5164, 1696195782}, {5173, 3093996503}, {5182, 2756264342}, {5190, 2866045037},
    {5198, 1163907536}, {5210, 2104353872}, {5221, 3110688315}, {5232, 3317910134}, {5245, 2755011687},
    {5261, 2069497450}, {5272, 1516930437}, {5282, 469045609}, {5293, 2847090017}, {5313, 176574206},
    {5317, 2827744275}, {5331, 4136830480}, {5358, 2619347079}, {5384, 74188477}, {5388, 1361572173},
    {5398, 1896686403}, {5408, 3273657238}, {5418, 1266202965}, {5430, 3635588042}, {5449, 2733832836},
    {5453, 4182378701}, {5460, 2110798224}, {5466, 877087803}, {5475, 1970364490}, {5481, 1275339983},
    {5499, 350857000}, {5515, 2079739832}, {5531, 1996921413}, {5540, 2043970711}, {5547, 1731736080},
    {5559, 4080117376}, {5570, 1493013840}, {5590, 2398078988}, {5598, 1065574956}, {5608, 2965413338},
    {5618, 990401381}, {5621, 682729123}, {5630, 1722954222}, {5646, 3827859290}, {5657, 37271103},
    {5665, 1119987041}, {5684, 2161276179}, {5707, 3507573001}, {5715, 2301731235}, {5725, 1862550028},
    {5739, 3213420894}, {5755, 288415389}, {5765, 4033069017}, {5771, 672109684}, {5779, 3339054942},
    {5782, 1089765596}, {5787, 18738364}, {5791, 2197550541}, {5796, 1569418667}, {5814, 1419285594},
    {5817, 3324446467}, {5824, 2540844914}, {5833, 936176715}, {5838, 3724674918}, {5843, 1452231588},
    {5853, 665752555}, {5863, 2665914025}, {5871, 1172522883}, {5881, 2411978403}, {5890, 2082024064},
    {5894, 1231115066}, {5903, 244075885}, {5909, 96429129}, {5920, 1558106348}, {5927, 1676028392},
    {5939, 3565214879}, {5945, 1169454059}, {5956, 2276069802}, {5962, 2590900991}, {5973, 403953390},
    {5978, 817772335}, {5988, 3894621598}, {5992, 3130700698}, {6001, 3811712141}, {6010, 2836898780},
    {6024, 744222851}, {6032, 3219325754}, {6045, 455433581}, {6050, 1550717474}, {6060, 4099875093},
    {6069, 2687217115}, {6081, 3317790454}, {6093, 680679420}, {6104, 4074568615}, {6114, 972345196},
    {6124, 2124225882}, {6134, 1707208587}, {6144, 1698171440}, {6156, 1765986002}, {6168, 3099195470},
    {6178, 1325296208}, {6189, 1159889848}, {6199, 3210628243}, {6210, 3799163251}, {6221, 3782385632},
    {6232, 3899828965}, {6243, 3883051346}, {6254, 3866273727}, {6270, 4169345192}, {6295, 3573351892},
    {6300, 4137097213}, {6305, 3523899814}, {6311, 1029089800}, {6322, 1290530634}, {6330, 4203053801},
    {6343, 406972148}, {6347, 2369371622}, {6354, 3726277920}, {6359, 3555021734}, {6364, 3008443898},
    {6374, 877317237}, {6387, 1513289445}, {6411, 2694946607}, {6433, 3902926015}, {6436, 2516003219},
    {6451, 3083183824}, {6455, 3185987134}, {6464, 3141474305}, {6477, 1010012291}, {6481, 659427984},
    {6492, 3254824265}, {6500, 1438951982}, {6509, 571377267}, {6527, 143865419}, {6545, 445834375},
    {6559, 4201716739}, {6572, 2082798958}, {6576, 3883353449}, {6599, 1252969316}, {6616, 611349806},
    {6638, 3939761393}, {6662, 1880591026}, {6688, 1052979093}, {6704, 1315057949}, {6717, 3198073272},
    {6742, 1888717571}, {6755, 1499172353}, {6769, 1151719106}, {6787, 1297838153}, {6798, 1291853992},
    {6810, 3864824124}, {6823, 284302454}, {6841, 2291378338}, {6863, 2024043478}, {6878, 3416336049},
    {6889, 3326301860}, {6900, 2097883034}, {6918, 2658088632}, {6928, 4116806241}, {6940, 2750625341},
    {6957, 2805121617}, {6966, 2636563400}, {6972, 1226705564}, {6982, 1144915353}, {7000, 1085962434},
    {7006, 542584942}, {7024, 1880354216}, {7033, 2126046479}, {7054, 3409685817}, {7064, 2322214854},
    {7086, 715012316}, {7091, 667630371}, {7108, 4011681569}, {7123, 2477794221}, {7138, 2826459802},
    {7145, 863636682}, {7175, 3312035873}, {7203, 2374822095}, {7219, 1117036282}, {7235, 2727146260},
    {7247, 2338438971}, {7255, 894604266}, {7273, 239266950}, {7289, 3440848049}, {7307, 1563451997},
    {7343, 1300855194}, {7361, 2649340029}, {7374, 3157132282}, {7405, 1994390723}, {7418, 3295732442},
    {7437, 3217941162}, {7474, 2638373311}, {7493, 729836362}, {7510, 1103965319}, {7545, 3909734774},
    {7562, 3422384807}, {7576, 1562399317}, {7608, 3535094014}, {7622, 2862813109}, {7642, 70193435},
    {7680, 3331707904}, {7700, 167527483}, {7704, 810547195}, {7726, 3377910156}, {7742, 2815096657},
    {7783, 3232227944}, {7802, 2636711499}, {7816, 2461495057}, {7821, 502047894}, {7827, 3867909202},
    {7847, 2942666046}, {7853, 1490954098}, {7864, 1092012710}, {7889, 38792922}, {7900, 2899252294},
    {7908, 871591685}, {7930, 1041997713}, {7938, 3217987877}, {7946, 1309284212}, {7968, 2823090016},
    {7976, 4012061332}, {7991, 4204111253}, {7996, 3492500287}, {8005, 773059133}, {8028, 2759092874},
    {8037, 481727645}, {8051, 2303844654}, {8079, 1323066019}, {8093, 590774350}, {8102, 421821156},
    {8125, 696240407}, {8134, 1453714756}, {8149, 466020238}, {8178, 4077855673}, {8193, 1744839726},
    {8209, 1408722253}, {8239, 876245160}, {8255, 452810861}, {8268, 1260603725}, {8295, 968316954},
    {8308, 859371885}, {8322, 1658883364}, {8350, 3531153185}, {8364, 486221508}, {8375, 4064395570},
    {8400, 2257273533}, {8411, 3217031314}, {8423, 1898701486}, {8449, 692253475}, {8461, 2618608526},
    {8475, 889051197}, {8503, 1439665068}, {8517, 3703752221}, {8532, 158609817}, {8561, 3199826274},
    {8576, 3872230201}, {8589, 592993401}, {8616, 2782426318}, {8629, 1648296985}, {8651, 2036964556},
    {8687, 1478369021}, {8709, 2072579308}, {8718, 588027325}, {8724, 3294899967}, {8740, 2406610228},
    {8752, 1136770368}, {8763, 1099727666}, {8790, 3943336079}, {8798, 3373088083}, {8806, 1118385669},
    {8819, 1252830802}, {8827, 1310484760}, {8845, 4211107556}, {8863, 4235327583}, {8882, 1911957762},
    {8894, 2274977100}, {8904, 1894102977}, {8921, 1868420705}, {8936, 1229760322}, {8951, 401251929},
    {8960, 4136070254}, {8970, 141711844}, {8983, 1877099350}, {8993, 4224630636}, {9019, 2956264019},
    {9043, 3731343133}, {9054, 1490880043}, {9069, 651349070}, {9088, 3553571131}, {9109, 798050051},
    {9129, 1738029828}, {9138, 830772382}, {9162, 975665791}, {9169, 3753552150}, {9191, 1268347563},
    {9200, 2675976173}, {9208, 2255101473}, {9220, 1325536902}, {9230, 66138439}, {9249, 2650151654},
    {9261, 1362571274}, {9268, 2674091075}, {9285, 4180264212}, {9296, 2220611910}, {9302, 3628923247},
    {9321, 2290191893}, {9334, 524486259}, {9349, 536057419}, {9362, 2266436945}, {9374, 2660165913},
    {9386, 2510371521}, {9393, 1647949432}, {9404, 2499925078}, {9410, 1061329053}, {9418, 2186648520},
    {9430, 3685987662}, {9444, 1203193122}, {9458, 3305235377}, {9473, 3408062813}, {9495, 598285973},
    {9506, 2107277412}, {9521, 1771288722}, {9535, 1024755039}, {9555, 2323362532}, {9575, 295121441},
    {9587, 3240065181}, {9596, 3923523740}, {9616, 140741692}, {9646, 687274249}, {9657, 186774928},
    {9671, 2185261687}, {9676, 2753641482}, {9681, 2454962418}, {9698, 958887293}, {9716, 3594902096},
    {9724, 2175633178}, {9741, 775974691}, {9748, 4056008598}, {9762, 32195591}, {9769, 3647323098},
    {9785, 3198753898}, {9796, 2621687777}, {9820, 56185609}, {9828, 3091067239}, {9832, 3935363592},
    {9842, 3073585980}, {9849, 1867556362}, {9862, 2589014835}, {9878, 3891896413}, {9884, 4148812653},
    {9891, 1700657266}, {9903, 1106246455}, {9918, 754571866}, {9929, 1038506759}, {9935, 4176775601},
    {9944, 2830785103}, {9954, 1731433239}, {9962, 855408348}, {9970, 2834400513}, {9985, 3963693047},
    {9994, 3544094494}, {10000, 4009327117}, {10016, 492923249}, {10029, 1423062726}, {10047, 161915485},
    {10090, 2642763852}, {10103, 1214513038}, {10120, 1445723454}, {10129, 2844467682}, {10136, 3334659430},
    {10148, 3572701046}, {10159, 555663897}, {10170, 3123020006}, {10183, 3005567066}, {10195, 2400366623},
    {10207, 2266193630}, {10217, 3448933658}, {10230, 3786999131}, {10238, 2370703267}, {10250, 1489487637},
    {10265, 2552112075}, {10283, 2857694466}, {10296, 2048902997}, {10311, 1468503355}, {10318, 3048556132},
    {10337, 3744775116}, {10355, 3621218635}, {10372, 3611392321}, {10383, 3412690475}, {10396, 2109961146},
    {10422, 2124853820}, {10444, 4061796954}, {10451, 4173553157}, {10459, 2053962742}, {10469, 503535429},
    {10480, 1836668495}, {10489, 721310682}, {10504, 1006735486}, {10516, 325084441}, {10521, 2961925722},
    {10531, 497438945}, {10540, 1787797455}, {10551, 1849888827}, {10571, 3825011241}, {10580, 385702446},
    {10586, 2166834857}, {10593, 3055437297}, {10600, 601507180}, {10616, 2970916523}, {10620, 1041509726},
    {10625, 1494001562}, {10635, 1742909879}, {10644, 2984076638}, {10651, 2157316278}, {10657, 348705738},
    {10671, 737459482}, {10677, 1122880180}, {10688, 1945272936}, {10703, 2380932862}, {10711, 2548392784},
    {10722, 3688764708}, {10732, 1901756438}, {10741, 906872895}, {10752, 1648836552}, {10759, 1359877577},
    {10767, 521485205}, {10780, 252720416}, {10794, 1264131298}, {10798, 1582017048}, {10817, 422274124},
    {10836, 3020961236}, {10842, 845187144}, {10864, 1120609123}, {10888, 3704248662}, {10915, 1361184210},
    {10937, 254023945}, {10965, 3600137057}, {10989, 2682444316}, {10998, 1644100618}, {11022, 1592819465},
    {11030, 1715765854}, {11063, 895660813}, {11071, 335426986}, {11096, 1264318259}, {11128, 1168386582},
    {11136, 1663862986}, {11141, 1746993862}, {11170, 1903257066}, {11175, 974882150}, {11182, 1177151643},
    {11213, 165292311}, {11220, 2311397435}, {11225, 439402299}, {11254, 1552997231}, {11259, 3962257883},
    {11268, 2220750876}, {11301, 2007447656}, {11310, 2787838396}, {11316, 3769421748}, {11346, 4173954024},
    {11352, 1434043348}, {11362, 1426660429}, {11396, 737025121}, {11430, 1466689035}, {11468, 4098563933},
    {11473, 513712005}, {11510, 229043912}, {11514, 2457286800}, {11549, 3584307048}, {11551, 1123244352},
    {11588, 1329338781}, {11592, 2761510965}, {11597, 2016490230}, {11604, 49525662}, {11624, 539821669},
    {11642, 3772220557}, {11660, 4185830300}, {11675, 3171290880}, {11697, 832521766}, {11719, 1461782644},
    {11739, 691540578}, {11762, 1404144425}, {11782, 522796658}, {11799, 1376505559}, {11808, 3748513642},
    {11816, 846470194}, {11824, 200649126}, {11838, 3431639220}, {11845, 4292335199}, {11860, 907121470},
    {11866, 2240342303}, {11883, 2969811462}, {11897, 167268160}, {11911, 1833803298}, {11923, 2457918009},
    {11935, 4071123319}, {11947, 1834047080}, {11963, 3367860727}, {11972, 3718375587}, {11978, 2118064195},
    {11989, 493169962}, {11997, 2713721240}, {12002, 1695364032}, {12009, 4030051588}, {12015, 1400182552},
    {12045, 455416660}, {12065, 2271268225}, {12088, 2613973034}, {12106, 392604227}, {12128, 3754606837},
    {12148, 2833158821}, {12164, 3350374178}, {12171, 534084754}, {12185, 2867322350}, {12207, 2116308131},
    {12212, 3649057272}, {12220, 3845453865}, {12229, 2994984227}, {12245, 664899839}, {12267, 1989677117},
    {12272, 2918522264}, {12284, 3420926329}, {12297, 3178453163}, {12314, 3149605050}, {12319, 2920394832},
    {12336, 1523943668}, {12346, 862917743}, {12368, 4234031555}, {12385, 1719771455}, {12406, 2399213176},
    {12415, 904369474}, {12422, 4287151977}, {12432, 450801067}, {12439, 1669872668}, {12453, 4013487222},
    {12480, 2679495900}, {12496, 856694529}, {12520, 2681939195}, {12536, 3153218578}, {12560, 2240063300},
    {12564, 3096186179}, {12569, 741716276}, {12574, 2329068957}, {12581, 2921198141}, {12586, 1055615879},
    {12591, 3285122304}, {12597, 230313139}, {12600, 2868333218}, {12604, 4098541315}, {12609, 33356212},
    {12616, 1723256298}, {12620, 4140259964}, {12626, 107912219}, {12648, 4121566434}, {12678, 3855721002},
    {12694, 2216232237}, {12718, 2255928953}, {12738, 159080631}, {12752, 3689248828}, {12777, 836430118},
    {12797, 2287125059}, {12820, 1038585177}, {12841, 3367347455}, {12867, 4230039153}, {12881, 609216699},
    {12916, 1501614459}, {12927, 1529288929}, {12959, 2719113377}, {12971, 2275796322}, {13004, 1812401954},
    {13015, 2408338453}, {13047, 2855832277}, {13074, 1459817706}, {13085, 2392518824}, {13117, 518942568},
    {13138, 3663533692}, {13180, 2192755772}, {13205, 177875273}, {13251, 891907593}, {13273, 1945812840},
    {13316, 1417411880}, {13340, 2154355281}, {13385, 3467076881}, {13405, 317429627}, {13446, 771452987},
    {13481, 181460511}, {13501, 456257992}, {13542, 2485130632}, {13565, 317835491}, {13609, 3496877987},
    {13630, 1103010248}, {13680, 3557956176}, {13703, 4255026978}, {13755, 3877521898}, {13769, 4267328027},
    {13780, 3365817217}, {13792, 1019517826}, {13803, 4255312501}, {13809, 107113802}, {13820, 339302984},
    {13841, 571385436}, {13866, 701971049}, {13888, 3844547848}, {13912, 2993703921}, {13932, 856100507},
    {13946, 523418047}, {13967, 1199509864}, {13976, 71184232}, {14005, 3633864562}, {14011, 3626350180},
    {14037, 227242734}, {14044, 3686895409}, {14071, 23593359}, {14077, 3490026688}, {14103, 2245546586},
    {14112, 63500808}, {14118, 3324008260}, {14125, 2639082641}, {14131, 4241250784}, {14159, 1005534689},
    {14187, 433529277}, {14216, 1104277830}, {14229, 1738166450}, {14264, 4196810825}, {14293, 1042290725},
    {14300, 1073217499}, {14318, 2059328792}, {14326, 1536564555}, {14345, 2064776214}, {14354, 1856753941},
    {14374, 1308833490}, {14378, 3934383778}, {14393, 2480094667}, {14401, 4009865048}, {14429, 365080250},
    {14435, 3648362799}, {14461, 980454765}, {14468, 1860367182}, {14495, 3669799736}, {14498, 1787721130},
    {14524, 447103454}, {14529, 1697318111}, {14557, 2673357851}, {14587, 2937116726}, {14605, 3523238589},
    {14613, 1863269210}, {14633, 2099371351}, {14638, 4096559242}, {14655, 2182794837}, {14662, 667710333},
    {14665, 718098122}, {14668, 682728183}, {14686, 3802467407}, {14707, 3657180965}, {14730, 1665393361},
    {14754, 1052733624}, {14763, 184912774}, {14779, 4089387070}, {14792, 2352568569}, {14805, 1245245715},
    {14818, 1262023334}, {14832, 3270702940}, {14844, 2739892052}, {14859, 2480001844}, {14863, 3749132497},
    {14872, 1230999982}, {14879, 3143743637}, {14885, 351428278}, {14902, 2428146278}, {14917, 2992948263},
    {14928, 2349028720}, {14935, 3885786800}, {14947, 1736514697}, {14957, 3474322026}, {14967, 60432295},
    {14972, 1322381784}, {14979, 4012403877}, {15001, 989471740}, {15022, 452908417}, {15041, 423327896},
    {15057, 2453966149}, {15085, 1731566697}, {15096, 2587032280}, {15117, 2963724706}, {15133, 712913813},
    {15165, 2778836517}, {15188, 1613655628}, {15210, 655649118}, {15225, 2173728365}, {15232, 2357661820},
    {15248, 409169195}, {15268, 3491459423}, {15285, 1226170970}, {15308, 3404475955}, {15338, 1624986452},
    {15372, 3623300279}, {15389, 3034534074}, {15409, 575711980}, {15422, 1032586458}, {15434, 266241602},
    {15454, 3402924327}, {15464, 1269553309}, {15470, 503252654}, {15473, 4160314702}, {15477, 159043482},
    {15484, 2686336408}, {15489, 2717370895}, {15499, 1132587367}, {15507, 1195117749}, {15521, 1879021152},
    {15535, 581463510}, {15558, 2140377464}, {15570, 1275514075}, {15582, 2387979536}, {15593, 3884420844},
    {15610, 1646387302}, {15622, 308670472}, {15635, 3934596143}, {15648, 2845511965}, {15671, 4013472960},
    {15691, 207861097}, {15707, 2974165697}, {15714, 1232628331}, {15731, 889198334}, {15750, 3364533173},
    {15766, 2007207608}, {15775, 3255160570}, {15782, 2953807453}, {15789, 709349229}, {15793, 2223459638},
    {15801, 2600881466}, {15816, 2804841900}, {15831, 2904109309}, {15843, 46347960}, {15851, 111583397},
    {15861, 249290197}, {15871, 1264874778}, {15883, 2552651146}, {15897, 3277309783}, {15905, 799079693},
    {15910, 2072037248}, {15919, 1839346743}, {15929, 2980706495}, {15940, 3765738945}, {15954, 1478303606},
    {15966, 1491675329}, {15974, 2435397115}, {15995, 1647672292}, {16014, 1635008148}, {16029, 1487095968},
    {16045, 3124627733}, {16050, 2570585620}, {16066, 366187551}, {16080, 2318987703}, {16090, 1761128012},
    {16104, 185295765}, {16117, 3838690653}, {16132, 1263600608}, {16149, 2027855346}, {16169, 3216563907},
    {16183, 1058098686}, {16196, 467864515}, {16207, 3932876427}, {16220, 2706824106}, {16229, 1016188828},
    {16245, 957769824}, {16255, 1005022371}, {16269, 2696340427}, {16287, 1092596157}, {16290, 993596020},
    {16305, 2693457989}, {16314, 3779456605}, {16333, 415476443}, {16346, 1262823941}, {16356, 1622115944},
    {16364, 1499161504}, {16375, 2973219889}, {16388, 2597275607}, {16393, 1748273790}, {16399, 860606716},
    {16404, 3002334877}, {16421, 2034172196}, {16447, 3305562105}, {16465, 3707972394}, {16472, 3647859367},
    {16485, 3236366608}, {16498, 1824874128}, {16519, 2788634194}, {16541, 1466132464}, {16569, 3529599493},
    {16601, 2079469443}, {16623, 738891302}, {16641, 3197889394}, {16660, 2360350959}, {16685, 3813530536},
    {16688, 488247560}, {16691, 605690893}, {16694, 622615607}, {16697, 572282750}, {16700, 2334079840},
    {16703, 2384412697}, {16706, 2367635078}, {16709, 2417967935}, {16712, 2502003125}, {16731, 3649363768},
    {16750, 3444963044}, {16781, 2273024933}, {16804, 4264915354}, {16825, 3077942367}, {16854, 590894855},
    {16864, 1618037728}, {16874, 1850454287}, {16884, 3957551837}, {16903, 4284171251}, {16919, 3891447831},
    {16925, 2774883451}, {16937, 3483418915}, {16954, 668816343}, {16962, 2931048700}, {16971, 2388452721},
    {16979, 4258353177}, {16982, 1141775739}, {16988, 4126724647}, {16998, 2859901778}, {17002, 3250964130},
    {17010, 1360419304}, {17014, 3001705435}, {17020, 2071016015}, {17025, 4246411473}, {17029, 2944866961},
    {17032, 418647609}, {17035, 2471879920}, {17037, 1105628090}, {17041, 963632676}, {17044, 1882099852},
    {17053, 2097992392}, {17061, 4171284318}, {17069, 2265671865}, {17076, 2076987736}, {17087, 3694939264},
    {17094, 2984259090}, {17101, 306596620}, {17109, 1011505953}, {17113, 1692432290}, {17120, 1616530830},
    {17131, 2662881380}, {17138, 3218261061}, {17145, 2261369287}, {17151, 912855974}, {17157, 3374781713},
    {17165, 2293478956}, {17182, 1149880784}, {17192, 296395306}, {17203, 1195616409}, {17211, 2949131327},
    {17223, 942984426}, {17235, 1491100860}, {17246, 417924775}, {17257, 3895649598}, {17270, 2700906213},
    {17292, 2989913377}, {17298, 3882857642}, {17304, 3114108242}, {17311, 2831556715}, {17324, 3401266884},
    {17330, 1451477576}, {17346, 119757721}, {17355, 2438128661}, {17367, 2193512543}, {17374, 4182669406},
    {17384, 1505809199}, {17403, 2758857958}, {17414, 1600511528}, {17420, 785452558}, {17430, 1861738460},
    {17436, 3056320968}, {17456, 4208727282}, {17469, 3291555781}, {17478, 2196865874}, {17507, 1361552727},
    {17529, 2957611498}, {17538, 2007872489}, {17546, 2339550961}, {17558, 3508411830}, {17571, 2355901240},
    {17582, 4245501841}, {17588, 3163908038}, {17595, 2925496955}, {17608, 108183312}, {17622, 1328193084},
    {17637, 2265931075}, {17658, 3180543629}, {17670, 1599455416}, {17677, 2387400333}, {17696, 1202605450},
    {17704, 591972422}, {17724, 1175191511}, {17735, 873742264}, {17758, 326594495}, {17768, 2059707271},
    {17790, 1503948434}, {17800, 3230945966}, {17822, 2911124459}, {17833, 1449651004}, {17845, 1980023723},
    {17872, 3261273255}, {17889, 1962088798}, {17900, 659713157}, {17904, 407568404}, {17911, 3610741318},
    {17919, 24023407}, {17926, 2767062895}, {17938, 197333961}, {17953, 3768039387}, {17960, 2976183426},
    {17968, 854431587}, {17978, 2611701562}, {17992, 4149673879}, {17999, 3561702979}, {18010, 3373400544},
    {18015, 616319547}, {18030, 2851767893}, {18042, 2670905232}, {18046, 2984927816}, {18052, 3072721717},
    {18059, 382945106}, {18068, 1202886564}, {18081, 3124826125}, {18098, 1073533898}, {18118, 501308550},
    {18138, 3102301894}, {18151, 678697196}, {18169, 4242588933}, {18177, 3290709023}, {18185, 3206573181},
    {18193, 3156240324}, {18205, 873554442}, {18217, 3877044912}, {18224, 1386144670}, {18268, 3391438105},
    {18301, 3275802252}, {18307, 1665555596}, {18317, 955209608}, {18327, 3663374774}, {18335, 2845693673},
    {18344, 1402472725}, {18358, 3292755612}, {18363, 1795259425}, {18372, 2710028206}, {18426, 2549331680},
    {18437, 2094265262}, {18448, 2380435381}, {18467, 801338602}, {18488, 2854832407}, {18513, 155406996},
    {18525, 3678362229}, {18536, 930651626}, {18553, 883771916}, {18565, 2754639596}, {18578, 3381696689},
    {18598, 2497068525}, {18622, 4204966360}, {18626, 3848464964}, {18637, 4196316528}, {18642, 1775113223},
    {18651, 4293857150}, {18676, 105220734}, {18692, 2941928401}, {18715, 3513504379}, {18749, 2399979131},
    {18790, 397375761}, {18804, 2554776799}, {18811, 1325902193}, {18818, 4257774810}, {18837, 3385953049},
    {18851, 363805148}, {18870, 2241932221}, {18879, 3578929855}, {18890, 960139624}, {18898, 1597548103},
    {18913, 957531795}, {18926, 1010886454}, {18946, 1596791097}, {18951, 828449414}, {18967, 4083200273},
    {18983, 1563607652}, {18988, 3373576235}, {19004, 1686781560}, {19011, 247011038}, {19027, 3118206852},
    {19044, 1114429566}, {19060, 275414779}, {19078, 3681786005}, {19105, 1786964809}, {19108, 4081524352},
    {19111, 3880226465}, {19116, 1336735441}, {19123, 3258804367}, {19132, 3220778976}, {19142, 3246523276},
    {19153, 2488280337}, {19167, 2068458324}, {19182, 763838368}, {19189, 637820293}, {19193, 2601460036},
    {19198, 1480246043}, {19207, 978711165}, {19214, 309439324}, {19223, 2535512472}, {19241, 3793360030},
    {19263, 3530699951}, {19282, 3107109432}, {19304, 2768536296}, {19324, 2255243348}, {19342, 1791059818},
    {19348, 4128829753}, {19362, 2557930546}, {19383, 1910782036}, {19403, 3395304284}, {19426, 1173374833},
    {19448, 2943989225}, {19470, 1789752760}, {19490, 723746973}, {19513, 928095684}, {19530, 66633762},
    {19540, 3883652983}, {19560, 1787670268}, {19582, 2151592719}, {19594, 288631100}, {19605, 835911719},
    {19616, 18669246}, {19629, 1289413733}, {19651, 576822689}, {19675, 1403930331}, {19681, 1863671838},
    {19692, 2924953349}, {19705, 951339946}, {19718, 2908236957}, {19726, 60532369}, {19736, 3795175885},
    {19751, 1243462689}, {19793, 3533566504}, {19815, 1855131199}, {19824, 1056680197}, {19834, 2951402203},
    {19854, 3636908325}, {19869, 834189487}, {19880, 1964022558}, {19890, 684154646}, {19913, 2371177212},
    {19938, 1731011858}, {19963, 2398960364}, {19989, 2922600688}, {20042, 17738465}, {20049, 343848780},
    {20062, 2712090128}, {20085, 944362804}, {20107, 115475624}, {20138, 694824490}, {20154, 2617424471},
    {20170, 554307351}, {20190, 580401027}, {20203, 2837546561}, {20211, 3574960668}, {20214, 1090614859},
    {20231, 2666343581}, {20251, 848102186}
};

static const int32_t slots[] = {
    -1, -1, -1, 759, 215, 809, -1, -1, 212, -1, 368, -1, -1, 166, 1517, 808, -1, -1, 1057, 135, 1459, 1531,
    1575, -1, -1, 337, -1, -1, -1, -1, -1, -1, 1059, -1, -1, -1, 948, 1094, 1141, -1, 428, -1, -1, 843, -1,
    -1, 1572, -1, -1, 203, -1, 828, 1202, -1, -1, -1, 1119, 299, 634, -1, -1, -1, -1, 52, 121, 674, -1, -1,
    1560, -1, -1, -1, -1, 405, 224, 1587, -1, -1, 533, -1, 541, -1, -1, 98, -1, -1, 1626, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 672, 262, 1312, 1482, 267, -1, -1, 835, -1, 1466, -1, -1, 1493, -1, 176, -1, -1, 1269,
    -1, -1, -1, 648, -1, -1, 1108, 1195, -1, -1, 1255, -1, -1, -1, -1, 1317, 1485, 1539, -1, -1, 107, 1127,
    1576, -1, -1, 1235, -1, -1, 5, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1542,
    -1, -1, 735, 156, 689, -1, 1032, 1622, -1, 1586, -1, 1545, -1, 1447, -1, -1, -1, -1, -1, -1, -1, 1216,
    -1, 1483, -1, -1, 272, 850, -1, 798, -1, 742, -1, 1010, 1428, -1, -1, 1129, -1, -1, -1, -1, 930, 261, -1,
    444, -1, -1, 1411, -1, 1224, -1, -1, -1, -1, -1, -1, -1, -1, 387, -1, 454, 587, -1, -1, 622, 612, 849,
    946, 1449, 1479, 1598, -1, -1, 1091, -1, -1, 1246, -1, -1, -1, -1, -1, 111, 451, 217, 455, 952, 824, 965,
    -1, -1, -1, -1, 1553, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 876, -1, -1, 426, -1, 901, 569, 941, -1,
    -1, 205, 694, 1352, -1, -1, -1, -1, -1, 920, -1, 342, -1, -1, -1, -1, 131, 645, -1, -1, -1, -1, -1, -1,
    -1, 1360, -1, -1, 62, 1174, -1, -1, -1, 124, 632, -1, -1, 917, -1, 1494, -1, -1, -1, -1, 322, 36, 1624,
    -1, -1, -1, 786, -1, 1642, -1, 372, 1453, -1, -1, 1437, 490, 1540, 588, 202, 448, 471, 1025, 631, -1,
    196, -1, 597, -1, 1210, -1, -1, 1021, -1, 857, 1053, -1, 937, -1, 259, -1, -1, -1, 944, 1268, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, 986, 1386, -1, 1457, -1, -1, 765, -1, -1, 450, 1429, -1, -1, 887, 1020,
    -1, -1, 1610, -1, 279, -1, -1, 856, 1580, 331, 1175, 418, 1370, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    1500, -1, -1, -1, 319, 336, 350, 453, 206, 502, 711, 708, 825, 1064, 1615, 958, -1, -1, -1, -1, -1, -1,
    1336, -1, 189, 296, 482, -1, 503, -1, 129, 1290, 282, -1, -1, -1, -1, -1, -1, -1, -1, -1, 827, -1, -1,
    -1, -1, -1, -1, -1, -1, 477, -1, -1, -1, -1, -1, 132, 162, 545, -1, -1, -1, 736, -1, -1, -1, -1, -1, -1,
    -1, 326, 1291, -1, -1, 1440, -1, 250, -1, 864, -1, -1, -1, -1, 585, 880, 1081, 661, 731, -1, -1, -1, 647,
    204, 1315, -1, -1, -1, -1, 1302, -1, -1, 1258, 1563, -1, -1, -1, 278, -1, -1, -1, 374, 888, 1173, 1067,
    -1, -1, -1, -1, 719, 1197, -1, -1, 497, -1, 491, -1, -1, -1, 358, -1, -1, -1, 1484, -1, 403, -1, -1, -1,
    -1, -1, 892, -1, 1295, -1, -1, -1, 679, 603, -1, -1, 1451, -1, -1, -1, -1, -1, 861, 1176, -1, 1364, 1511,
    -1, -1, 487, 1093, 1134, 1177, -1, -1, -1, -1, 357, 1354, -1, -1, 1316, 1099, 275, 621, 1030, -1, 1636,
    -1, -1, -1, 1019, 110, 230, -1, -1, 1408, -1, -1, -1, -1, -1, -1, 801, -1, 877, 415, 484, -1, -1, -1,
    564, -1, -1, -1, 93, 709, 413, -1, -1, -1, 37, 1168, -1, -1, -1, -1, 1142, -1, -1, 701, -1, 92, 698, 19,
    1552, -1, 1023, -1, -1, 488, 762, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 565, 1049, 1133, -1, -1, 997,
    -1, -1, -1, 260, 516, 730, -1, 1301, -1, -1, 812, 998, -1, 1344, 501, -1, -1, -1, -1, 1160, -1, -1, 285,
    -1, 1103, 489, 646, 1151, 191, 1296, 1385, 1042, 1238, 252, 1492, 1280, 1638, -1, -1, -1, -1, -1, -1,
    447, -1, 312, 1152, -1, 927, -1, -1, -1, 1285, -1, -1, -1, -1, -1, -1, -1, -1, 1471, -1, 984, 96, 113,
    -1, -1, -1, -1, 90, -1, -1, 381, 1271, -1, 1198, 1137, 1405, 1591, 1016, -1, -1, 1149, -1, -1, -1, -1,
    -1, 263, 753, 945, 873, 1253, -1, 1092, -1, -1, -1, -1, -1, -1, -1, -1, 198, 579, 174, 596, 1379, 175,
    -1, -1, -1, -1, -1, -1, 469, -1, -1, -1, 1242, -1, 1245, -1, -1, -1, -1, 1087, 1619, -1, 1533, -1, 1555,
    -1, -1, -1, 780, -1, -1, 347, -1, -1, 782, -1, -1, 535, 624, 0, 574, -1, 465, -1, -1, -1, -1, -1, -1, -1,
    -1, 1089, -1, -1, 41, -1, -1, 1310, -1, 1083, -1, 9, 1497, -1, -1, 1375, 68, -1, -1, -1, -1, 325, -1,
    547, -1, -1, -1, -1, -1, 371, -1, 1534, 846, 696, 1272, 1358, -1, -1, 1467, -1, 1189, -1, -1, 303, -1,
    20, 270, 643, 771, 1600, 221, 266, 799, 959, -1, 1582, -1, -1, 830, 1604, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 1606, 385, 1345, 335, -1, 1478, 467, -1, -1, -1, 1249, -1, 803, -1, -1, -1, -1,
    -1, -1, 479, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 332, 389, 839, 913, 793, 826, -1, 929,
    -1, 24, 1450, 1612, 763, 1431, -1, 11, 77, 939, 1028, 1419, 1441, 58, 498, 1112, 139, 1487, -1, -1, -1,
    -1, 625, 1473, -1, -1, 208, 1496, -1, -1, -1, 242, -1, -1, -1, -1, -1, 370, -1, -1, 639, 906, 1313, -1,
    754, -1, -1, 975, -1, -1, 1337, -1, -1, -1, 1075, -1, -1, -1, 147, 115, -1, -1, -1, 277, -1, -1, 353, 56,
    -1, 69, 1308, -1, -1, -1, -1, 1, 1380, 957, 1465, 39, 127, -1, -1, 223, -1, -1, -1, -1, 201, 339, 886,
    1200, 1346, 1639, 673, -1, -1, -1, -1, -1, -1, -1, 831, -1, -1, -1, 200, 914, -1, -1, -1, -1, -1, -1,
    386, -1, -1, 1169, 1045, -1, -1, -1, 999, 1292, -1, -1, -1, 1486, -1, -1, -1, -1, 811, 179, -1, -1, -1,
    -1, 344, 867, -1, -1, 1306, 1373, -1, 152, -1, 1076, -1, -1, -1, 912, 1537, -1, -1, 211, -1, -1, 609,
    908, 1641, -1, -1, -1, -1, 1489, -1, -1, -1, -1, -1, 909, 1231, 1510, -1, 104, -1, 1155, -1, -1, -1, -1,
    -1, -1, -1, -1, 1328, 1201, -1, -1, 40, 441, -1, 630, 695, -1, -1, -1, 1528, 333, -1, -1, -1, -1, -1, -1,
    -1, 236, -1, -1, -1, -1, -1, -1, -1, -1, 985, -1, -1, 530, 721, 1144, -1, -1, -1, 220, 1590, -1, 1085,
    1277, 1504, -1, 1217, -1, -1, -1, 1629, 87, 1240, -1, -1, -1, -1, 1538, 130, -1, -1, 485, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 613, -1, 949, 1404, 1579, 528, -1, -1, -1, -1, 604, 748, 623, 1378, 1070, 1557, -1,
    -1, -1, -1, -1, -1, -1, -1, 246, 1293, -1, -1, -1, 1026, -1, -1, 103, 1190, 750, -1, -1, -1, -1, -1, -1,
    -1, -1, 1289, 1237, -1, -1, -1, -1, -1, 1230, -1, -1, 697, -1, 434, 173, 935, -1, -1, 982, 474, 584, -1,
    -1, -1, -1, -1, -1, -1, -1, 1620, -1, -1, -1, -1, -1, 1416, -1, -1, 2, -1, -1, -1, -1, -1, -1, -1, -1,
    136, 592, -1, -1, -1, -1, -1, -1, 1054, -1, -1, -1, -1, 298, -1, -1, 1422, -1, 158, -1, 1055, -1, -1,
    106, 1389, -1, -1, -1, 848, -1, 1052, -1, -1, -1, 177, 713, -1, 1401, -1, -1, -1, -1, -1, -1, -1, 99, -1,
    -1, -1, -1, -1, -1, 82, -1, -1, 112, 304, -1, -1, 955, 1211, -1, 1334, -1, 1222, -1, -1, -1, -1, -1, -1,
    -1, -1, 1265, -1, 28, 562, -1, 1383, -1, 143, -1, -1, -1, -1, -1, -1, 1435, -1, 105, 772, 1632, -1, -1,
    493, 1236, -1, -1, 1262, 1398, -1, -1, -1, -1, -1, -1, -1, 1080, -1, -1, -1, -1, -1, 617, 32, -1, -1, -1,
    -1, -1, 1433, -1, -1, -1, -1, -1, -1, 987, 1332, 431, 727, 163, 519, 1043, 522, -1, 165, 994, -1, -1, -1,
    -1, -1, -1, 774, 1139, 680, -1, -1, 871, 1192, -1, -1, -1, 652, 1406, 1498, -1, -1, -1, 60, 264, 962,
    810, 151, 1633, 313, 1468, 499, 566, -1, -1, -1, 30, 688, 821, -1, -1, -1, -1, -1, 443, -1, 919, -1, -1,
    -1, 1002, -1, -1, -1, -1, -1, 581, 1330, 314, 72, -1, -1, -1, -1, -1, 410, -1, -1, -1, 1521, 614, -1, -1,
    -1, -1, 658, 1014, -1, 855, -1, -1, -1, 1157, 1443, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1034, -1, -1, -1,
    -1, -1, 346, -1, 703, -1, 1359, -1, -1, -1, -1, -1, -1, -1, -1, -1, 926, -1, -1, 187, -1, -1, -1, -1, -1,
    590, 1254, -1, 853, -1, -1, 756, 81, 1374, 950, 239, 1403, 900, 1476, -1, -1, 1220, 890, -1, 1006, -1,
    -1, -1, 1430, -1, -1, -1, -1, 655, 805, -1, 973, -1, -1, 954, 508, -1, -1, 1614, -1, 1186, 1643, 338, -1,
    -1, -1, -1, 1056, 840, -1, -1, -1, -1, -1, -1, -1, 953, 1051, 1215, 1241, 1304, -1, 1369, -1, -1, -1,
    411, 1013, 1491, -1, -1, 128, 627, 1547, 1121, -1, 657, -1, -1, 1519, -1, -1, -1, -1, -1, -1, 551, -1,
    1038, -1, -1, -1, 870, 360, -1, -1, -1, -1, 1439, -1, 125, 1356, -1, -1, -1, -1, 181, 1097, -1, -1, -1,
    -1, 148, 546, 692, 1050, -1, -1, -1, -1, -1, 390, -1, -1, 589, -1, -1, -1, -1, 430, -1, -1, -1, -1, -1,
    -1, 1005, -1, -1, -1, -1, -1, -1, 1138, -1, 437, -1, 956, -1, -1, 690, -1, 760, -1, -1, 832, 1515, -1,
    865, 875, -1, -1, -1, -1, 419, -1, -1, 73, 659, 1414, 1392, 1444, 1455, -1, -1, -1, 1098, 794, -1, 641,
    -1, -1, 635, -1, 1341, 1415, -1, -1, -1, 1464, -1, -1, -1, -1, 656, -1, -1, 6, -1, 184, 788, -1, -1, -1,
    -1, -1, -1, 1583, -1, 669, -1, 1599, 911, -1, -1, 553, -1, -1, -1, -1, -1, 989, 492, 963, 138, -1, -1,
    -1, -1, 229, -1, -1, -1, -1, -1, -1, -1, 1490, 1009, 1543, 907, -1, -1, -1, -1, 559, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 1024, -1, 620, 550, 476, -1, -1, -1, -1, 295, -1, 1618, 1184, 1223, 1628, 341,
    1456, -1, 26, 1363, 126, -1, -1, -1, 243, -1, -1, -1, 18, -1, 352, 1033, -1, 921, -1, -1, 1146, -1, -1,
    -1, -1, -1, -1, 910, -1, -1, -1, 1351, -1, -1, -1, -1, -1, -1, 610, -1, -1, 1012, 481, -1, 1506, -1, -1,
    879, -1, -1, 255, 1427, 976, 1550, -1, 1442, -1, -1, 1244, -1, -1, -1, -1, -1, -1, -1, 1581, -1, -1, -1,
    -1, 1426, -1, -1, 180, 1559, 317, 779, -1, -1, -1, 1261, -1, 185, 1564, 710, -1, -1, -1, -1, -1, -1, -1,
    1434, 1264, 75, -1, -1, -1, -1, -1, -1, 1549, -1, 461, -1, -1, -1, 49, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, 1474, 863, -1, -1, -1, 693, 1011, 868, -1, -1, 89, 1541, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 1323, -1, 1163, 540, 677, -1, -1, -1, -1, -1, -1, 558, 532, 1084, 683, 1130, -1, -1, -1,
    -1, -1, -1, 1400, -1, 424, -1, 778, 964, -1, -1, 1123, -1, 310, -1, 1041, 539, -1, -1, -1, 1561, 915, -1,
    1601, 981, 1001, 1170, -1, -1, 1585, 1182, -1, -1, -1, -1, -1, 1077, -1, 324, 691, -1, 1047, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 44, 529, -1, 1128, 1391, 1480, -1, -1, 391, -1, -1, -1, -1, -1, -1, -1, 938, 572,
    291, 1068, 1562, 1508, -1, 240, -1, -1, -1, -1, -1, -1, -1, 1571, -1, -1, -1, -1, -1, -1, 773, 1109, -1,
    -1, -1, 1617, 1554, -1, -1, -1, 213, -1, 866, 1090, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 241, 88, 662, 560, 1556, 1640, -1, 137, 966, 761, 383, -1, -1, -1, -1, -1, -1, -1, -1,
    74, 1088, -1, -1, -1, -1, 1298, -1, -1, -1, -1, -1, -1, 608, -1, 194, -1, 931, -1, 274, -1, -1, 1588, -1,
    1159, -1, -1, 1546, -1, -1, 1203, -1, 1367, -1, -1, -1, 421, -1, -1, -1, -1, 475, -1, -1, -1, -1, -1, -1,
    509, 408, 1409, 1106, -1, 1361, 974, 744, -1, -1, -1, 874, 653, -1, -1, 1287, -1, -1, -1, -1, 789, 45,
    216, 1074, -1, -1, 178, -1, 1251, 66, 120, 1181, -1, -1, -1, 33, 1299, -1, 1156, -1, -1, 739, -1, -1, -1,
    -1, 86, -1, -1, -1, -1, -1, 923, 806, 378, -1, -1, 273, 13, 1188, -1, -1, -1, -1, -1, -1, -1, 1551, 27,
    -1, -1, -1, -1, -1, 1503, -1, -1, 781, -1, 193, 594, -1, -1, -1, -1, -1, -1, -1, 311, 423, 1412, -1, -1,
    -1, -1, 393, -1, -1, -1, 854, 1062, 813, 1040, 1362, -1, -1, 712, 1589, 792, 705, 359, 818, 905, 928, -1,
    -1, -1, -1, 872, 8, 1260, -1, 860, -1, -1, 57, 883, -1, -1, -1, -1, -1, -1, 1630, -1, -1, -1, 858, -1,
    -1, -1, 286, 580, 1229, 1048, 1273, 1340, 1526, -1, -1, -1, -1, -1, -1, 916, -1, 1322, -1, -1, -1, -1,
    -1, 577, -1, 749, 283, -1, -1, -1, -1, 1113, -1, -1, -1, 195, 1294, 1037, -1, -1, -1, 777, -1, -1, -1,
    -1, -1, -1, 53, -1, -1, -1, 1365, -1, -1, -1, -1, -1, -1, 676, -1, -1, -1, -1, 524, -1, -1, 118, 776, -1,
    707, -1, -1, -1, -1, -1, -1, 758, 1347, 650, 164, 228, 1475, 1516, 717, 31, -1, 1153, -1, 231, 702, -1,
    -1, 276, 1118, -1, 1609, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1634, -1, -1, -1, -1, -1, 1266, -1, 305, -1,
    -1, -1, 294, -1, -1, -1, -1, -1, -1, 245, 1104, 1602, 29, 328, -1, 729, 526, 738, 1248, 543, 1131, 1573,
    1213, 1031, -1, -1, -1, -1, -1, -1, -1, -1, 638, -1, -1, -1, 990, 457, -1, -1, -1, 1286, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, 666, 362, 884, 685, -1, -1, 1061, 894, -1, -1, -1, 741, -1, -1, 429, -1, 366,
    -1, -1, -1, -1, -1, 452, -1, -1, -1, -1, -1, 896, 1018, 1178, 1239, 1396, 1257, 983, -1, -1, -1, -1, -1,
    -1, -1, -1, 1399, -1, -1, -1, 1079, -1, -1, 555, -1, -1, 1283, -1, -1, 244, -1, -1, 1326, -1, -1, -1,
    1191, -1, -1, -1, -1, -1, 1065, -1, 35, 345, -1, 1499, 881, 567, 757, 1187, -1, 548, -1, 678, -1, 142,
    682, 1276, 1518, -1, -1, -1, -1, 1111, 397, 1527, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1470, -1, -1,
    1355, 1078, -1, 257, 348, -1, -1, -1, -1, -1, -1, 732, 1524, 722, -1, 349, -1, 64, 1145, 1513, -1, -1,
    517, -1, -1, -1, -1, -1, -1, 960, 1205, -1, 48, -1, 334, -1, 766, 83, 265, 752, 1196, 117, -1, 504, -1,
    -1, 790, -1, -1, -1, -1, -1, 248, 893, 1126, 1342, -1, 1004, -1, -1, -1, -1, -1, -1, -1, -1, 602, -1,
    991, -1, -1, 1339, -1, 1225, -1, -1, -1, -1, -1, 734, 1204, -1, 134, 751, -1, 472, 1209, -1, -1, -1, -1,
    -1, -1, -1, 1438, -1, 7, -1, -1, 1036, -1, -1, -1, 852, 784, 1158, 22, -1, -1, -1, 316, 878, -1, -1, -1,
    168, -1, -1, -1, 161, -1, -1, -1, 466, 1136, -1, -1, -1, -1, -1, -1, -1, -1, -1, 718, 1122, 76, 238, 34,
    -1, 116, 123, 902, 1027, -1, 605, 726, -1, 1219, -1, 235, -1, 600, -1, -1, -1, 427, -1, 1167, -1, -1,
    155, -1, 256, -1, 114, 1172, -1, 188, 25, 1060, 1446, 842, 61, 78, 1613, -1, -1, 833, -1, -1, -1, -1, -1,
    1309, 978, -1, -1, 687, 1207, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 660, -1, -1, -1, -1, 354, 851, 1256, 1303, -1, 775, 992, 1502, -1, -1, -1, -1, -1, -1, -1, -1, 665,
    725, 1003, -1, 1387, -1, 1193, -1, -1, -1, -1, -1, -1, 847, 1110, 1147, -1, -1, -1, -1, 746, -1, -1, -1,
    -1, -1, 500, -1, 1597, -1, -1, 10, -1, -1, -1, -1, -1, -1, 903, 934, -1, 157, 664, -1, -1, -1, -1, -1,
    306, 396, -1, -1, -1, -1, 289, -1, 520, 593, 1307, -1, -1, 768, 932, 1372, -1, 55, -1, -1, 468, 971, -1,
    -1, 942, 1000, 1627, -1, -1, -1, -1, 507, 637, 745, 1114, 897, 1227, -1, 1605, -1, -1, -1, -1, 435, 684,
    1029, 1349, -1, -1, -1, 795, -1, 640, 54, 364, -1, -1, -1, -1, 571, 321, 377, 67, 1343, 394, 95, 582,
    1529, -1, -1, 816, -1, -1, -1, -1, -1, 1357, -1, -1, -1, -1, 885, -1, -1, -1, -1, -1, -1, -1, 159, 293,
    416, 425, 714, -1, -1, -1, -1, 1536, -1, -1, -1, 1228, -1, -1, -1, 42, -1, -1, -1, 1594, 380, -1, -1, -1,
    1208, -1, -1, -1, 16, 764, -1, -1, -1, -1, -1, 1565, 977, -1, -1, 442, -1, -1, -1, -1, 898, -1, -1, -1,
    401, -1, 400, 1397, 1039, 1162, -1, -1, 249, 576, -1, 1212, 1402, -1, -1, -1, 154, 144, -1, -1, 1161, -1,
    -1, -1, -1, 862, 755, 819, -1, -1, 841, -1, -1, -1, -1, -1, -1, 1623, -1, 1423, 1461, 1305, -1, -1, -1,
    -1, 1603, 807, -1, -1, 1270, 1319, -1, 388, -1, -1, -1, 591, -1, -1, 787, 1115, -1, -1, -1, -1, 412, -1,
    -1, 838, -1, 557, -1, 554, -1, 626, 59, 1338, 1448, -1, -1, -1, 586, 706, 1532, -1, -1, -1, -1, -1, -1,
    -1, 518, -1, -1, -1, 783, -1, -1, -1, -1, 436, -1, -1, -1, -1, 361, 253, -1, -1, 1072, 1377, -1, -1, 46,
    109, -1, 686, -1, -1, 1381, 563, 1505, 737, -1, -1, -1, -1, -1, -1, -1, 1105, 1566, -1, -1, -1, 1250,
    1206, -1, -1, 644, 514, -1, -1, -1, 769, 1058, -1, 1116, -1, 1335, 1382, -1, 1548, -1, 486, 463, 1424,
    675, -1, 458, -1, 616, 409, 1117, -1, -1, 611, -1, -1, 3, -1, 420, -1, 407, 538, -1, -1, -1, 395, 1394,
    534, -1, -1, -1, -1, 1101, 439, 65, 4, 47, 141, -1, -1, 1252, 513, 1154, 1044, 1325, 222, 290, 470, 1432,
    -1, 671, -1, 568, 1607, 1008, 619, 460, -1, -1, -1, 1350, -1, 1596, 859, -1, 511, -1, -1, -1, -1, 365,
    996, 288, -1, -1, 1514, -1, 12, 192, 1525, -1, 404, -1, 1046, 1567, -1, -1, -1, -1, -1, -1, 287, 496,
    1069, -1, 480, 1458, -1, -1, 642, 723, -1, -1, -1, -1, -1, 972, 979, -1, -1, -1, -1, -1, 1509, -1, 1333,
    21, 300, 606, 1073, 214, -1, -1, 145, -1, -1, -1, 797, -1, 43, -1, 210, 1348, -1, -1, -1, -1, -1, -1, -1,
    1593, -1, -1, -1, -1, -1, 1226, -1, -1, -1, -1, -1, -1, -1, -1, 209, -1, -1, -1, -1, -1, -1, 1574, 320,
    512, -1, -1, -1, 570, 628, 663, 904, 1300, 1165, 1410, 1635, 1520, 1637, 63, 150, 681, 1592, -1, -1, -1,
    -1, 1096, 961, 1621, -1, -1, -1, -1, -1, -1, 573, 446, -1, 101, -1, -1, -1, -1, 1082, 1132, -1, -1, -1,
    1445, 269, -1, -1, -1, 1320, -1, 615, 995, -1, 308, -1, 251, 369, 767, -1, 1371, -1, 515, -1, -1, -1,
    318, 1421, -1, -1, 373, -1, 552, -1, -1, 330, -1, -1, 1390, 1530, -1, -1, 232, 432, 225, -1, -1, -1, -1,
    1279, -1, -1, -1, -1, -1, -1, -1, -1, -1, 922, -1, -1, -1, 1376, 1102, -1, -1, -1, 190, 284, 1544, -1,
    -1, -1, 197, 1327, 636, -1, -1, -1, 171, 933, 1281, 149, -1, 668, -1, 70, 521, 1247, 1501, -1, -1, -1,
    355, -1, 462, -1, -1, -1, 17, 219, 119, -1, -1, -1, -1, -1, 1462, 667, 733, 340, 743, 438, 1233, 728, -1,
    1395, -1, -1, 814, 186, 1388, -1, -1, -1, 1150, -1, 1452, -1, -1, -1, -1, 1282, 392, 483, 1616, 15, 100,
    -1, -1, -1, -1, 1297, 406, -1, 1577, -1, -1, 399, 307, -1, 80, -1, -1, -1, -1, -1, -1, -1, -1, 1578, -1,
    -1, -1, -1, -1, 363, 1232, 1164, 1314, -1, -1, -1, 309, 716, -1, 1608, -1, 1417, 422, 980, 182, 598, -1,
    402, 720, 791, 1477, -1, -1, -1, 414, 747, -1, -1, -1, 527, 740, -1, -1, 1311, -1, -1, -1, -1, 1267, -1,
    -1, 802, 1384, -1, -1, 1007, -1, -1, -1, -1, -1, -1, -1, 700, -1, -1, -1, 494, 542, -1, -1, -1, -1, 1120,
    398, -1, 379, -1, 1194, -1, -1, -1, -1, 84, 1263, -1, 1469, -1, -1, -1, -1, -1, -1, 800, 1523, -1, 301,
    670, 836, 1413, -1, -1, -1, 651, 199, 367, 1522, -1, -1, -1, -1, -1, -1, 268, 1568, -1, 869, -1, 227,
    1140, 375, 1368, 1611, -1, 715, 951, -1, -1, -1, -1, -1, -1, -1, 1185, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 1570, 1063, 1274, -1, -1, -1, -1, -1, -1, 889, 1243, 478, -1, -1, -1, -1, -1, -1, 1353, 1288, -1, -1,
    1393, 1420, 1284, 327, 595, -1, -1, -1, -1, -1, 699, -1, 968, 323, -1, -1, 988, 1569, 433, -1, -1, -1,
    -1, 234, -1, -1, -1, -1, -1, 704, 85, -1, -1, -1, -1, -1, -1, 343, 440, 160, 633, 583, 1214, 1107, 1218,
    1535, 947, -1, -1, 1022, -1, -1, -1, 523, 1625, -1, 844, -1, -1, -1, -1, -1, -1, -1, -1, -1, 226, 108,
    445, 459, 1148, -1, 531, -1, -1, -1, -1, 258, 271, 1143, 1171, 1488, -1, 456, 561, -1, -1, -1, -1, -1,
    297, 1221, 1259, -1, 536, 837, -1, -1, -1, -1, -1, 556, 1366, 376, -1, -1, -1, -1, 506, -1, -1, -1, -1,
    -1, 382, 1495, 315, 1017, 1472, -1, -1, -1, -1, -1, 167, 449, -1, -1, -1, -1, -1, -1, -1, 544, -1, -1,
    -1, -1, 1463, 1035, -1, 237, -1, -1, -1, -1, -1, 578, -1, -1, -1, -1, -1, 14, 607, -1, 654, -1, 51, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, 815, -1, 50, 537, -1, 233, 1180, 823, -1, 133, 1507, 882, -1, 895,
    -1, -1, 247, 804, 329, 629, 770, 817, 575, 1066, 1436, -1, -1, 153, -1, 71, 172, 473, -1, -1, -1, -1,
    970, -1, -1, 820, -1, -1, -1, -1, 649, 1071, 38, 140, -1, -1, -1, -1, -1, 1234, -1, 384, 351, -1, -1,
    1179, -1, -1, 845, 943, 302, 1124, 1321, -1, 785, -1, 146, -1, 281, -1, 23, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, 1086, 601, 940, 891, -1, -1, 918, -1, 292, -1, -1, -1, -1, -1, -1, 207, 993, 967, -1, 1318,
    1425, 936, 899, -1, -1, -1, -1, -1, -1, -1, 834, 1166, 1418, -1, -1, 969, 1512, -1, 1199, -1, -1, 724,
    1460, -1, -1, -1, 169, 549, 1324, 170, 924, -1, -1, -1, 1125, 1183, 829, -1, 97, -1, 356, 1595, -1, -1,
    -1, -1, 102, 91, 280, 599, 1481, 1454, -1, -1, -1, 822, -1, -1, 925, -1, 254, 1631, -1, -1, -1, -1, -1,
    1558, 1329, -1, 122, -1, 1095, 1331, -1, 1584, 618, -1, 1275, -1, -1, -1, -1, -1, -1, -1, 1278, -1, 1100,
    -1, 183, -1, -1, 1407, 94, -1, -1, -1, -1, -1, -1, -1, 495, 79, 505, 525, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, 510, 218, 796, -1, -1, -1, -1, -1, -1, 464, 417, -1, -1, 1135, 1015, -1, -1, -1, -1, -1, -1,
    -1, -1
};

static const int16_t first[] = {
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1172, -1, -1, -1, -1, 1229, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 428, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1269, -1,
    665, -1, -1, -1, -1, 841, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 462, 464, 466, 426, 468, 425, 450,
    503, 505, 509, 506, 404, 438, -1, -1, 259, -1, 390, 447, -1, -1, -1, -1, -1, 420, -1, 913, 1, 664, 955,
    45, 48, 376, 374, 378, 380, 377, 375, 379, 381, 263, 246, 247, 333, 1446, 1525, 8, 26, 0, 9, 27, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, 226, 227, 228, 230, 231, 229, -1, -1, 1500, 244, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 236, 237, 238, 239, 240, 241, 242, 243, -1, -1, 478, 495,
    1527, 451, 1529, -1, -1, -1, -1, -1, 359, 70, 84, 94, 114, 63, -1, 567, 624, 626, 628, 630, 632, 634,
    636, 638, 640, 642, 644, 646, 46, 47, 49, 50, 2, -1, 59, 6, 5, -1, -1, 12, 11, -1, 17, 58, 20, 21, 22,
    23, 24, 25, 28, -1, 29, 30, 31, 32, 33, 34, 35, 36, -1, 37, 38, 39, 40, 41, 42, 43, 44, 51, 52, 53, 54,
    55, 56, -1, -1, -1, 60, 61, 62, 66, 67, 68, 69, 65, 71, 73, 74, 77, 78, 79, -1, 80, 81, 82, 83, 89, 90,
    86, 85, 91, 93, 100, 101, 96, 95, 99, 103, 104, 106, 110, 111, 112, 113, 116, 115, 120, 121, 122, 123,
    124, 125, 126, -1, -1, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142,
    143, 144, 145, 146, 147, 148, 150, 152, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 168,
    1001, 829, 1007, 833, 169, 170, 171, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186,
    187, 188, 190, 192, 194, 196, -1, 335, 195, -1, -1, 197, 199, 201, 202, 204, 205, 206, 207, 208, 209,
    210, 211, 212, 213, 215, 216, 217, 218, 219, 220, 222, 223, 224, 225, -1, -1, 248, 249, 250, 251, 252,
    253, 254, 255, 256, 257, 258, 260, 261, 262, 264, 265, 266, 267, 272, 276, 279, 280, 281, 282, 283, 284,
    285, 286, 287, 288, 289, 290, 291, 292, 293, 294, 295, 296, 297, 298, 299, 300, 301, 302, 303, 304, 305,
    306, 307, 308, 309, 310, 311, 312, 313, 314, 315, 316, 317, 318, 319, 320, 321, 322, 323, 324, 325, -1,
    326, 327, 328, 329, 330, 331, 334, -1, 336, 337, 338, -1, 339, 341, 342, 343, 344, 345, 346, 347, 348,
    349, 350, 351, 352, -1, 353, 354, 356, -1, 358, 362, 363, 367, 368, 369, 370, 371, 372, 373, 382, 384,
    385, 386, 387, 388, 389, -1, 391, 392, 393, 394, 395, 396, 397, 398, 399, 400, 401, -1, 402, -1, 403, -1,
    405, 406, 407, 408, 409, 410, 414, 415, 418, 422, 423, 424, -1, 429, 431, 434, -1, 439, 440, -1, -1, 443,
    444, 445, 446, -1, -1, 458, -1, -1, 473, 474, 476, 477, 479, 480, 481, 482, 483, 484, 485, 486, 488, -1,
    489, 490, -1, 1696, 1697, 492, -1, -1, 515, 518, 517, 497, 498, 499, 500, -1, 504, 508, -1, 510, 512,
    513, 514, -1, -1, 534, 535, 542, 548, 550, 551, 552, 553, 554, 555, 556, 557, 558, 559, 562, 565, 577,
    579, 581, 660, 568, 569, 570, 571, 575, 573, 574, 576, 578, 580, 582, 583, 584, 585, 586, 587, 588, 589,
    590, 591, 592, 593, 594, 595, 596, 597, 598, 599, 600, 601, 602, 603, 604, 605, 606, 607, 608, 609, 610,
    611, 612, 613, 614, 615, 616, 617, 618, 619, 620, 621, 622, 623, 648, 649, 651, 652, 653, 654, 655, -1,
    671, 658, 659, 661, 662, 663, 666, 667, 668, 669, 670, 672, 673, 674, 675, 676, 677, 678, 679, 680, 681,
    682, 683, 684, 685, 686, 687, 688, 689, 690, 691, 692, 693, 694, 695, 696, 697, 698, 699, 700, 701, 702,
    703, 704, -1, 705, 706, 707, 708, 709, 710, 711, 712, 713, 715, 716, 717, 718, 719, 720, 721, 722, 723,
    -1, 724, 725, 726, 727, 728, 729, 730, 731, 732, 733, 734, 735, 736, 737, 738, 739, 740, 741, 742, 743,
    744, 745, 746, 747, -1, 748, 749, 750, 751, 752, 753, 754, 755, 756, 757, 758, 759, 760, -1, 761, 762,
    763, 764, 765, 766, 767, 768, 769, 770, 771, 772, 773, 774, 775, 776, 777, 778, 779, 780, 781, 782, 783,
    784, 785, 786, 787, 788, 789, 790, 791, 792, 793, 794, 795, 796, 797, 798, 799, 800, 801, 1692, -1, 803,
    805, 806, 807, -1, 809, 811, 813, 815, 816, 817, 818, 819, 820, 821, 822, 823, 824, 825, 826, 827, 828,
    -1, 830, 832, 834, 835, 836, 837, 838, 839, 840, 842, 843, 844, 845, -1, 846, 847, -1, 848, 849, 850, -1,
    -1, -1, 853, 855, -1, -1, 857, 859, 860, 863, 865, 866, 867, 868, 871, 872, 873, 874, 875, 876, 878, 879,
    -1, -1, 882, 883, 884, 885, 886, -1, 887, -1, 888, 889, -1, 890, 891, 892, 893, 894, -1, 896, 897, 898,
    899, 900, 901, 902, 903, 906, 907, 908, 909, 1698, 910, -1, 1699, 916, 918, 920, 921, 923, 924, 925, 927,
    928, 929, 930, 931, 932, 933, 934, 935, 936, 938, 939, 940, 941, 942, 943, 944, 947, 948, 949, 950, 951,
    952, 953, 954, 956, 957, 958, 959, 960, 961, 966, 967, 968, 969, 970, 971, 972, -1, -1, 978, 981, 985,
    -1, 987, 993, 994, 998, 1000, 1009, 1002, 1003, 1005, 1006, 1008, -1, 1010, 1011, -1, 1014, 1017, 1020,
    1023, 1026, 1029, 1033, -1, 1034, -1, 1035, -1, 1036, 1037, 1038, 1039, 1040, 1041, 1042, 1043, 1044,
    1045, 1046, 1047, 1048, 1049, 1050, 1051, 1052, 1053, 1054, -1, 1056, 1057, 1059, 1060, 1062, 1063, 1065,
    1066, 1067, 1069, 1072, 1073, 1074, 1075, 1077, 1078, 1079, 1080, 1081, 1082, 1083, 1086, 1087, 1088, -1,
    1090, -1, 1092, 1094, 1095, 1099, 1100, 1101, 1102, -1, 1107, 1108, -1, 1109, 1110, -1, 1111, 1112, 1113,
    1114, 1115, 1116, 1117, -1, -1, -1, -1, -1, -1, 1120, 1121, 1122, -1, -1, 1124, 1125, 1126, 1127, 1128,
    1130, 1132, 1133, -1, -1, 1134, 1135, 1136, 1137, 1138, 1139, 1140, 1141, -1, -1, 1143, 1145, 1147, -1,
    1148, -1, 1152, 1330, 1154, 1155, 1162, 1163, 1156, 1157, -1, 1158, -1, -1, -1, -1, -1, 1164, 1165, 1166,
    1167, 1168, 1169, 1170, 1171, 1173, 1174, 1175, 1176, 1177, 1178, 1179, 1180, 1181, 1182, 1183, 1184,
    1185, 1187, 1188, 1189, 1190, 1191, 1192, 1193, 1194, 1195, 1196, 1197, 1198, 1199, 1200, 1201, 1202,
    1203, 1204, 1205, 1206, 1207, 1208, 1209, 1210, 1211, 1212, 1213, 1214, 1215, 1216, 1217, 1218, 1219,
    1220, 1222, 1224, 1226, 1227, 1228, 1230, 1231, 1232, 1233, 1234, 1235, 1236, 1237, 1238, 1239, 1240,
    1241, 1242, 1243, 1244, 1245, 1246, 1247, 1248, 1250, 1252, 1253, 1254, 1255, 1256, 1257, 1258, 1259,
    1260, 1261, 1264, 1266, -1, 1262, -1, 1271, 1272, -1, -1, 1365, 1362, 1363, 1364, 1277, -1, -1, 1278,
    1279, -1, 1357, -1, 1400, -1, -1, -1, 1289, 1294, 1298, 1299, -1, -1, 1300, 1301, 1381, 1305, -1, 1306,
    1307, 1308, 1309, 1310, 1311, 1312, 1313, 1318, -1, -1, 1315, 1316, -1, 1320, -1, 1322, 1324, -1, 1326,
    1327, 1328, 1331, 1332, 1333, 1334, 1335, 1336, 1337, 1338, 1339, 1340, 1347, 1342, 1344, 1346, 1348,
    1349, 1350, 1352, 1353, 1354, 1355, 1356, 1358, 1359, 1360, 1361, 1366, 1367, 1368, 1369, 1370, 1371,
    1372, 1373, 1374, 1375, 1376, 1378, 1380, -1, 1401, 1389, -1, 1391, 1392, 1393, 1394, -1, -1, 1395, -1,
    1397, 1399, 1402, 1403, 1404, 1405, 1408, 1409, 1410, 1411, 1412, -1, 1414, 1420, -1, 1422, 1423, 1424,
    1426, 1427, 1428, 1429, -1, 1439, 1431, 1432, 1433, 1434, 1435, 1436, 1437, 1438, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, 1440, 1441, 1442, 1443, 1444, 1445, -1, 1450, 1451, 1452, 1453, 1457, 1458, 1459, 1462, 1463,
    1464, 1465, 1466, 1467, 1468, 1471, 1474, -1, 1478, 1482, 1483, 1484, 1485, 1486, 1487, 1488, 1489, 1490,
    1492, 1493, 1494, 1495, 1496, 1497, 1498, 1499, -1, 1665, 1666, 1667, 1668, 1669, 1516, 1517, 1518, 1519,
    1520, 1521, 1522, 1523, 1524, 1526, -1, -1, 1530, 1539, -1, -1, 1532, 1711, -1, 1531, -1, -1, -1, 1618,
    1538, 1540, -1, 1542, 1543, 1544, 1546, 1547, 1548, 1549, -1, -1, -1, 1550, 1551, 1552, -1, 1553, 1554,
    1555, 1556, 1557, 1558, 1559, 1560, 1561, 1562, -1, -1, 1564, -1, -1, 1566, 1568, 1570, -1, 1700, 1701,
    1572, 1574, 1576, 1578, 1581, 1702, 1583, 1703, 1584, 1586, 1587, 1588, 1704, 1589, 1590, 1591, 1592,
    1593, 1594, 1595, -1, -1, 1598, -1, -1, 1705, 1706, 1601, -1, -1, -1, -1, 1604, -1, -1, 1707, -1, -1,
    1609, 1610, 1611, 1612, 1613, 1615, 1617, 1619, 1620, 1621, 1622, 1623, -1, 1626, 1709, 1627, 1628, 1629,
    1630, -1, 1631, 1632, 1633, 1710, 1638, 1640, 1641, 1643, 1644, 1645, -1, 1646, 1647, 1649, 1650, 1651,
    1652, 1654, 1656, 1658, 1660, 1662, 1663, 1664, 1670, -1, 1674, 1675, 1676, 1677, 1678, -1, 1680, 1685,
    1687, 1688, -1, 1712, 1713, 1714, 1715, 1716, 1717, 1718, 1721, 1722, 1723, 1724, 1725, 1727, 1728, 1729,
    1730, 1731, 1732, 1733, 1735, 1736, 1737, 1738, 1739, 1740, 1741, 1743, 1744, 1745, 1746, 1747, 1748,
    1749, 1750, 1752, 1753, 1754, 1756, 1757, 1758, 1759, 1760, 1761, 1762, 1763, 1765, 1766, 1768, 1769,
    1770, 1771, 1772, 1774, 1776, 1693, -1, 1694, 1695
};

static const struct catalogue_link links[] = {
    {0, 3, 0}, {0, 657, 0}, {0, -1, 0}, {1, 4, 0}, {2, 7, 0}, {2, -1, 0}, {2, -1, 0}, {3, 10, 0}, {3, 13, 0},
    {3, -1, 0}, {4, 64, 0}, {4, 14, 0}, {4, -1, 0}, {5, 15, 0}, {6, -1, 0}, {7, 16, 0}, {8, -1, 0},
    {9, 18, 0}, {10, 19, 0}, {11, -1, 0}, {12, 203, 4}, {12, -1, 5}, {13, -1, 1}, {13, -1, 0}, {14, -1, 1},
    {14, -1, 0}, {15, -1, 1}, {15, -1, 0}, {16, -1, 1}, {16, -1, 0}, {17, 200, 1}, {17, -1, 0}, {18, -1, 1},
    {18, -1, 0}, {19, -1, 0}, {20, -1, 0}, {21, -1, 0}, {22, 904, 3}, {23, -1, 2}, {24, -1, 2}, {25, -1, 2},
    {26, -1, 2}, {27, -1, 2}, {28, -1, 2}, {29, -1, 2}, {30, -1, 2}, {31, -1, 2}, {32, -1, 2}, {33, -1, 2},
    {34, -1, 2}, {35, -1, 2}, {36, -1, 2}, {37, 198, 2}, {38, -1, 2}, {39, -1, 2}, {40, -1, 2}, {41, 57, 0},
    {42, -1, 0}, {43, 75, 4}, {44, 76, 4}, {45, 153, 4}, {46, -1, 4}, {47, -1, 4}, {48, -1, 0}, {49, -1, 0},
    {49, -1, 0}, {50, 1084, 2}, {51, -1, 2}, {52, 1085, 2}, {53, 1091, 2}, {54, 72, 0}, {54, -1, 0},
    {55, -1, 0}, {56, 88, 4}, {56, -1, 5}, {57, 108, 2}, {58, 109, 2}, {59, 92, 1}, {59, -1, 0},
    {60, 355, 1}, {61, -1, 0}, {62, 105, 1}, {63, -1, 0}, {64, 107, 2}, {65, 87, 0}, {65, 1659, 0},
    {65, -1, 0}, {66, -1, 0}, {67, 98, 4}, {68, -1, 2}, {69, -1, 2}, {70, 1734, 2}, {71, 102, 1},
    {72, -1, 0}, {73, 97, 0}, {73, 154, 0}, {73, -1, 0}, {74, -1, 0}, {75, 119, 4}, {75, -1, 5},
    {76, 149, 2}, {77, 151, 2}, {78, 193, 1}, {78, -1, 0}, {79, -1, 0}, {80, 191, 1}, {81, -1, 0},
    {82, 167, 2}, {83, -1, 2}, {84, -1, 2}, {85, -1, 2}, {86, -1, 2}, {87, -1, 2}, {88, 895, 2},
    {89, 117, 0}, {89, 1653, 0}, {89, -1, 0}, {90, 118, 0}, {91, -1, 0}, {92, 173, 4}, {92, -1, 5},
    {93, -1, 4}, {93, -1, 5}, {94, -1, 4}, {94, -1, 5}, {95, -1, 0}, {96, -1, 0}, {97, -1, 0}, {98, -1, 0},
    {99, -1, 4}, {99, -1, 5}, {100, -1, 4}, {100, -1, 5}, {101, -1, 4}, {101, -1, 5}, {102, -1, 4},
    {102, -1, 5}, {103, -1, 2}, {103, -1, 0}, {104, -1, 2}, {104, -1, 0}, {105, -1, 2}, {105, -1, 0},
    {106, -1, 2}, {106, -1, 0}, {107, -1, 2}, {107, -1, 0}, {108, -1, 2}, {108, -1, 0}, {109, -1, 2},
    {109, -1, 0}, {110, -1, 2}, {110, -1, 0}, {111, -1, 2}, {112, 999, 2}, {113, -1, 2}, {113, -1, 0},
    {114, -1, 2}, {114, -1, 0}, {115, -1, 2}, {115, -1, 0}, {116, 383, 2}, {116, -1, 0}, {117, 340, 2},
    {117, -1, 0}, {118, 996, 2}, {119, 650, 2}, {120, -1, 2}, {121, 172, 0}, {121, -1, 0}, {122, -1, 0},
    {123, -1, 0}, {124, -1, 0}, {125, 221, 4}, {125, -1, 5}, {126, -1, 1}, {126, -1, 0}, {127, -1, 1},
    {127, -1, 0}, {128, -1, 1}, {128, -1, 0}, {129, 547, 1}, {129, -1, 0}, {130, 549, 1}, {130, -1, 0},
    {131, -1, 1}, {131, -1, 0}, {132, 189, 1}, {132, -1, 0}, {133, 411, 1}, {133, -1, 0}, {134, -1, 1},
    {134, -1, 0}, {135, -1, 1}, {135, -1, 0}, {136, -1, 1}, {137, -1, 0}, {138, -1, 2}, {139, -1, 2},
    {140, -1, 2}, {141, -1, 1}, {142, -1, 2}, {143, -1, 2}, {144, -1, 0}, {145, -1, 5}, {146, 214, 5},
    {147, -1, 5}, {148, -1, 5}, {149, -1, 5}, {150, -1, 5}, {151, -1, 5}, {152, -1, 5}, {153, -1, 5},
    {154, -1, 5}, {155, -1, 4}, {156, -1, 4}, {157, -1, 4}, {158, -1, 4}, {158, -1, 5}, {159, -1, 4},
    {159, 1491, 5}, {160, 364, 4}, {161, 275, 4}, {161, -1, 5}, {162, 271, 4}, {162, -1, 5}, {163, 232, 0},
    {164, 233, 0}, {165, 234, 0}, {166, -1, 0}, {167, 235, 0}, {168, -1, 0}, {169, -1, 0}, {170, -1, 0},
    {171, -1, 0}, {172, 245, 0}, {173, -1, 0}, {174, -1, 0}, {175, -1, 0}, {176, -1, 0}, {177, -1, 0},
    {178, -1, 0}, {179, -1, 0}, {180, -1, 0}, {181, -1, 0}, {182, -1, 0}, {183, -1, 0}, {183, -1, 0},
    {184, -1, 0}, {184, -1, 0}, {185, -1, 0}, {185, -1, 0}, {186, -1, 0}, {187, -1, 0}, {187, -1, 0},
    {188, -1, 0}, {188, -1, 0}, {189, -1, 0}, {189, -1, 0}, {190, 1648, 0}, {190, -1, 0}, {191, -1, 0},
    {191, -1, 0}, {192, -1, 0}, {192, -1, 0}, {193, -1, 0}, {193, -1, 0}, {194, 268, 0}, {195, 269, 0},
    {196, 270, 1}, {197, -1, 1}, {198, 273, 0}, {198, -1, 0}, {199, 274, 0}, {200, 452, 0}, {201, 277, 0},
    {201, -1, 0}, {202, 278, 0}, {203, 453, 0}, {204, -1, 0}, {204, -1, 0}, {205, -1, 0}, {205, -1, 0},
    {206, -1, 0}, {206, -1, 0}, {207, -1, 0}, {207, -1, 0}, {208, -1, 0}, {208, -1, 0}, {209, -1, 0},
    {209, -1, 0}, {210, -1, 0}, {210, -1, 0}, {211, -1, 0}, {211, -1, 0}, {212, -1, 0}, {212, -1, 0},
    {213, -1, 0}, {213, -1, 0}, {214, -1, 0}, {214, -1, 0}, {215, -1, 0}, {215, -1, 0}, {216, -1, 0},
    {216, -1, 0}, {217, -1, 0}, {217, -1, 0}, {218, -1, 0}, {218, -1, 0}, {219, -1, 0}, {219, -1, 0},
    {220, -1, 0}, {221, -1, 0}, {222, -1, 0}, {223, -1, 0}, {224, -1, 0}, {225, -1, 0}, {226, -1, 5},
    {227, -1, 5}, {228, -1, 5}, {229, -1, 5}, {230, -1, 5}, {231, -1, 5}, {232, -1, 5}, {233, -1, 5},
    {234, 332, 1}, {235, 1061, 4}, {236, 1064, 4}, {237, -1, 4}, {238, -1, 4}, {239, -1, 4}, {240, -1, 4},
    {241, -1, 1}, {242, -1, 1}, {243, -1, 1}, {244, 357, 1}, {245, -1, 1}, {246, -1, 2}, {247, -1, 1},
    {248, -1, 2}, {249, -1, 2}, {250, -1, 2}, {251, -1, 2}, {252, -1, 2}, {253, -1, 2}, {254, -1, 2},
    {255, -1, 2}, {256, -1, 2}, {257, -1, 2}, {258, -1, 4}, {259, -1, 4}, {260, -1, 2}, {261, -1, 1},
    {262, -1, 1}, {263, -1, 1}, {264, -1, 1}, {265, -1, 1}, {266, -1, 0}, {267, -1, 1}, {268, 360, 0},
    {269, 361, 0}, {270, -1, 0}, {271, 365, 3}, {272, 366, 3}, {273, -1, 4}, {274, -1, 2}, {275, -1, 2},
    {276, -1, 2}, {277, -1, 0}, {277, -1, 0}, {278, -1, 0}, {278, -1, 0}, {279, -1, 0}, {279, -1, 0},
    {280, -1, 0}, {280, -1, 0}, {281, -1, 0}, {281, -1, 0}, {282, -1, 0}, {282, -1, 0}, {283, -1, 0},
    {283, -1, 0}, {284, 471, 2}, {285, 472, 2}, {286, 413, 2}, {287, 417, 2}, {288, 540, 1}, {289, 532, 1},
    {290, -1, 0}, {291, -1, 0}, {292, 520, 1}, {293, 521, 1}, {294, 511, 1}, {295, 449, 1}, {296, 448, 1},
    {297, -1, 1}, {298, -1, 1}, {299, -1, 1}, {300, -1, 5}, {301, -1, 1}, {302, -1, 1}, {303, -1, 1},
    {304, -1, 1}, {305, -1, 1}, {306, -1, 1}, {307, -1, 1}, {308, -1, 1}, {309, 1690, 1}, {310, -1, 5},
    {311, -1, 5}, {312, -1, 5}, {313, 412, 1}, {314, 427, 1}, {315, 526, 1}, {316, 527, 1}, {317, 416, 1},
    {318, -1, 1}, {319, -1, 1}, {320, 419, 1}, {321, -1, 1}, {322, 421, 1}, {323, 433, 1}, {324, -1, 1},
    {325, -1, 1}, {326, -1, 1}, {327, 469, 1}, {328, 467, 1}, {329, 475, 1}, {330, -1, 2}, {331, 430, 1},
    {332, -1, 1}, {333, 432, 1}, {334, -1, 1}, {335, 435, 1}, {336, 437, 1}, {337, 436, 1}, {338, -1, 1},
    {339, -1, 1}, {340, -1, 1}, {341, 461, 1}, {342, 441, 1}, {343, 442, 1}, {344, 487, 1}, {345, -1, 1},
    {346, -1, 2}, {347, -1, 2}, {348, -1, 2}, {349, 522, 1}, {350, 523, 1}, {351, 524, 1}, {352, 470, 1},
    {353, 541, 0}, {354, 454, 1}, {355, 455, 1}, {356, 456, 0}, {357, 457, 0}, {358, 531, 1}, {359, 530, 1},
    {360, 459, 1}, {361, 460, 1}, {362, 528, 1}, {363, -1, 1}, {364, 463, 1}, {365, 1580, 1}, {366, 465, 1},
    {367, 561, 1}, {368, 563, 1}, {369, -1, 1}, {370, -1, 1}, {371, 566, 1}, {372, 507, 1}, {373, 501, 2},
    {374, 502, 2}, {375, -1, 1}, {376, -1, 1}, {377, 525, 1}, {378, -1, 1}, {379, -1, 1}, {380, 493, 0},
    {381, -1, 2}, {382, -1, 2}, {383, -1, 2}, {384, -1, 2}, {385, -1, 2}, {386, -1, 2}, {387, -1, 2},
    {388, -1, 2}, {389, -1, 1}, {390, -1, 1}, {391, -1, 1}, {392, 491, 1}, {393, -1, 1}, {394, -1, 0},
    {395, 494, 0}, {396, 496, 0}, {397, -1, 0}, {398, 1528, 0}, {399, -1, 2}, {400, -1, 2}, {401, 1351, 2},
    {402, -1, 2}, {403, 536, 2}, {404, 537, 2}, {405, -1, 1}, {406, -1, 1}, {407, -1, 1}, {408, -1, 1},
    {409, 564, 1}, {410, 1755, 1}, {411, -1, 1}, {412, -1, 1}, {413, -1, 1}, {414, -1, 1}, {415, -1, 1},
    {416, -1, 1}, {417, 516, 0}, {418, 519, 0}, {419, -1, 0}, {420, -1, 0}, {421, -1, 0}, {422, 539, 1},
    {423, -1, 1}, {424, -1, 1}, {425, -1, 1}, {426, -1, 1}, {427, 538, 1}, {428, 533, 1}, {429, -1, 1},
    {430, 529, 1}, {431, -1, 1}, {432, -1, 1}, {433, -1, 1}, {434, -1, 1}, {435, 546, 2}, {436, -1, 2},
    {437, -1, 2}, {438, 544, 2}, {439, 545, 2}, {440, 560, 1}, {441, -1, 1}, {442, 1764, 1}, {443, -1, 0},
    {444, 543, 0}, {445, -1, 0}, {446, -1, 2}, {447, 1616, 2}, {448, -1, 2}, {449, -1, 1}, {450, -1, 1},
    {451, -1, 1}, {452, -1, 1}, {453, -1, 1}, {454, -1, 1}, {455, -1, 1}, {456, -1, 1}, {457, -1, 1},
    {458, -1, 1}, {459, -1, 1}, {460, -1, 1}, {461, -1, 1}, {462, 965, 1}, {463, -1, 1}, {464, -1, 1},
    {465, -1, 1}, {466, -1, 1}, {467, -1, 1}, {468, -1, 1}, {469, 572, 0}, {470, -1, 1}, {471, -1, 1},
    {472, -1, 1}, {473, -1, 1}, {474, -1, 0}, {475, -1, 4}, {476, -1, 3}, {477, -1, 4}, {478, -1, 3},
    {479, -1, 4}, {480, -1, 3}, {481, -1, 4}, {482, -1, 3}, {483, -1, 4}, {484, -1, 3}, {485, -1, 4},
    {486, -1, 3}, {487, -1, 4}, {488, -1, 3}, {489, -1, 4}, {490, -1, 3}, {491, -1, 4}, {492, -1, 3},
    {493, -1, 4}, {494, -1, 3}, {495, -1, 4}, {496, -1, 3}, {497, -1, 4}, {498, -1, 3}, {499, -1, 4},
    {500, -1, 3}, {501, -1, 4}, {502, -1, 3}, {503, -1, 4}, {504, -1, 3}, {505, -1, 4}, {506, -1, 4},
    {507, -1, 4}, {508, -1, 4}, {509, -1, 4}, {510, -1, 4}, {511, -1, 4}, {512, -1, 4}, {513, -1, 4},
    {514, -1, 4}, {515, -1, 4}, {516, -1, 4}, {517, -1, 4}, {518, -1, 4}, {519, -1, 4}, {520, -1, 4},
    {521, -1, 4}, {522, -1, 4}, {523, -1, 4}, {524, -1, 4}, {525, -1, 4}, {526, 625, 0}, {527, -1, 0},
    {528, 627, 0}, {529, -1, 0}, {530, 629, 0}, {531, 656, 0}, {532, 631, 0}, {533, -1, 0}, {534, 633, 0},
    {535, 714, 0}, {536, 635, 0}, {537, -1, 0}, {538, 637, 0}, {539, -1, 0}, {540, 639, 0}, {541, -1, 0},
    {542, 641, 0}, {543, -1, 0}, {544, 643, 0}, {545, -1, 0}, {546, 645, 0}, {547, -1, 0}, {548, 647, 0},
    {549, -1, 0}, {550, 911, 2}, {551, 912, 2}, {552, 831, 2}, {553, 914, 2}, {554, 915, 2}, {555, -1, 2},
    {556, 917, 2}, {557, -1, 0}, {558, -1, 0}, {559, 919, 2}, {560, -1, 1}, {561, -1, 2}, {562, -1, 2},
    {563, 1379, 2}, {564, 1720, 2}, {565, -1, 2}, {566, -1, 2}, {567, 1070, 0}, {568, 922, 2}, {569, -1, 2},
    {570, -1, 2}, {571, -1, 2}, {572, 905, 2}, {573, -1, 2}, {574, -1, 2}, {575, 946, 2}, {576, -1, 2},
    {577, -1, 2}, {578, -1, 2}, {579, -1, 2}, {580, -1, 2}, {581, 937, 2}, {582, -1, 2}, {583, -1, 2},
    {584, -1, 2}, {585, -1, 2}, {586, -1, 2}, {587, -1, 2}, {588, -1, 2}, {589, -1, 2}, {590, -1, 2},
    {591, -1, 2}, {592, -1, 2}, {593, -1, 2}, {594, -1, 2}, {595, -1, 2}, {596, -1, 2}, {597, -1, 2},
    {598, -1, 2}, {599, 926, 2}, {600, -1, 2}, {601, -1, 2}, {602, -1, 2}, {603, -1, 2}, {604, -1, 2},
    {605, -1, 2}, {606, -1, 4}, {606, -1, 5}, {607, -1, 4}, {607, -1, 5}, {608, -1, 4}, {608, -1, 5},
    {609, -1, 4}, {609, -1, 5}, {610, 1585, 4}, {610, -1, 5}, {611, -1, 0}, {612, -1, 2}, {613, -1, 2},
    {614, -1, 2}, {615, -1, 2}, {616, -1, 2}, {617, -1, 2}, {618, -1, 2}, {619, -1, 2}, {620, 945, 2},
    {621, -1, 4}, {622, -1, 4}, {622, -1, 5}, {623, -1, 4}, {624, -1, 4}, {624, -1, 5}, {625, -1, 4},
    {626, -1, 4}, {626, -1, 5}, {627, -1, 4}, {628, -1, 4}, {628, -1, 5}, {629, -1, 4}, {630, -1, 4},
    {630, -1, 5}, {631, -1, 4}, {632, -1, 4}, {632, -1, 5}, {633, -1, 4}, {634, -1, 4}, {634, -1, 5},
    {635, -1, 2}, {636, -1, 2}, {637, -1, 2}, {638, 1032, 4}, {639, -1, 4}, {639, -1, 5}, {640, -1, 4},
    {641, -1, 4}, {641, -1, 5}, {642, -1, 4}, {643, -1, 4}, {643, -1, 5}, {644, -1, 4}, {645, -1, 4},
    {645, -1, 5}, {646, -1, 4}, {647, -1, 4}, {648, -1, 4}, {648, -1, 5}, {649, -1, 4}, {650, -1, 4},
    {650, -1, 5}, {651, -1, 4}, {652, -1, 4}, {652, -1, 5}, {653, -1, 4}, {654, -1, 4}, {654, -1, 5},
    {655, -1, 4}, {656, -1, 4}, {656, -1, 5}, {657, -1, 4}, {658, -1, 4}, {658, -1, 5}, {659, -1, 4},
    {660, -1, 4}, {660, -1, 5}, {661, -1, 4}, {662, -1, 4}, {662, -1, 5}, {663, -1, 4}, {664, -1, 4},
    {664, -1, 5}, {665, -1, 4}, {666, -1, 4}, {666, -1, 5}, {667, -1, 4}, {668, -1, 4}, {668, -1, 5},
    {669, -1, 4}, {670, -1, 4}, {670, -1, 5}, {671, -1, 4}, {672, -1, 4}, {672, -1, 5}, {673, -1, 4},
    {674, 802, 1}, {675, 1097, 1}, {676, 804, 1}, {677, 1098, 1}, {678, -1, 1}, {679, -1, 1}, {680, 808, 1},
    {681, -1, 1}, {682, 810, 1}, {683, -1, 1}, {684, 812, 1}, {685, -1, 1}, {686, 814, 1}, {687, -1, 1},
    {688, -1, 1}, {689, -1, 1}, {690, -1, 2}, {691, -1, 2}, {692, -1, 2}, {693, -1, 2}, {694, -1, 2},
    {695, 1068, 2}, {696, -1, 2}, {697, -1, 2}, {698, -1, 2}, {699, -1, 2}, {700, -1, 2}, {701, -1, 2},
    {702, 1058, 4}, {702, -1, 5}, {703, 997, 4}, {703, -1, 5}, {704, 1055, 4}, {704, -1, 5}, {705, -1, 4},
    {705, -1, 5}, {706, -1, 4}, {706, -1, 5}, {707, -1, 2}, {708, -1, 2}, {709, -1, 2}, {710, -1, 1},
    {711, -1, 1}, {712, -1, 1}, {713, -1, 1}, {714, -1, 1}, {715, -1, 1}, {716, -1, 1}, {717, 851, 1},
    {718, -1, 1}, {719, 852, 1}, {720, -1, 1}, {721, 854, 1}, {722, 962, 1}, {723, 856, 1}, {724, -1, 1},
    {725, 858, 1}, {726, -1, 1}, {727, 861, 1}, {728, 862, 1}, {729, -1, 1}, {730, -1, 1}, {731, 864, 1},
    {732, -1, 1}, {733, -1, 1}, {734, -1, 1}, {735, 869, 1}, {736, 1186, 1}, {737, 870, 1}, {738, 877, 1},
    {739, -1, 1}, {740, -1, 1}, {741, -1, 1}, {742, -1, 1}, {743, -1, 2}, {744, -1, 1}, {745, -1, 1},
    {746, -1, 1}, {747, 880, 1}, {748, 881, 1}, {749, -1, 1}, {750, -1, 4}, {751, -1, 2}, {752, -1, 2},
    {753, -1, 1}, {754, -1, 1}, {755, 1249, 4}, {756, -1, 4}, {757, -1, 2}, {758, 1314, 4}, {759, -1, 3},
    {760, 964, 1}, {761, -1, 1}, {762, -1, 1}, {763, 1655, 1}, {764, -1, 0}, {765, -1, 0}, {766, -1, 0},
    {767, -1, 0}, {768, -1, 2}, {769, -1, 2}, {770, -1, 2}, {771, -1, 2}, {772, -1, 2}, {773, -1, 2},
    {774, -1, 2}, {775, -1, 2}, {776, -1, 2}, {777, -1, 1}, {778, -1, 1}, {779, 974, 2}, {780, 1614, 2},
    {781, 979, 2}, {782, -1, 2}, {783, -1, 2}, {784, -1, 2}, {785, 1071, 2}, {786, -1, 2}, {787, 995, 2},
    {788, -1, 2}, {789, -1, 2}, {790, -1, 2}, {791, -1, 2}, {792, -1, 2}, {793, -1, 2}, {794, -1, 2},
    {795, -1, 2}, {796, -1, 2}, {797, -1, 2}, {798, -1, 2}, {799, -1, 2}, {800, -1, 2}, {801, -1, 2},
    {802, -1, 2}, {803, -1, 2}, {804, -1, 2}, {805, -1, 2}, {806, -1, 2}, {807, -1, 2}, {808, -1, 2},
    {809, -1, 2}, {810, -1, 2}, {811, -1, 2}, {812, -1, 2}, {813, 1076, 2}, {814, -1, 2}, {815, -1, 2},
    {816, -1, 2}, {817, -1, 2}, {818, -1, 2}, {819, 1545, 2}, {820, -1, 2}, {821, -1, 2}, {822, -1, 1},
    {823, -1, 1}, {824, -1, 1}, {825, -1, 1}, {826, -1, 2}, {827, -1, 2}, {828, -1, 1}, {829, -1, 1},
    {830, 963, 1}, {831, -1, 1}, {832, -1, 1}, {833, 1634, 1}, {834, -1, 0}, {835, -1, 0}, {836, -1, 0},
    {837, -1, 0}, {838, -1, 0}, {839, -1, 0}, {840, 973, 0}, {841, -1, 0}, {842, 975, 1}, {843, 976, 1},
    {844, 977, 1}, {845, -1, 1}, {846, -1, 1}, {847, 980, 1}, {848, -1, 1}, {849, 982, 1}, {850, 983, 1},
    {851, 984, 1}, {852, -1, 1}, {853, 986, 1}, {854, -1, 1}, {855, 988, 1}, {856, 989, 1}, {857, 990, 1},
    {858, 991, 1}, {859, 992, 1}, {860, -1, 1}, {861, -1, 1}, {862, -1, 1}, {863, 1661, 2}, {864, 1682, 2},
    {865, 1004, 2}, {866, -1, 2}, {867, 1657, 2}, {868, -1, 4}, {869, -1, 4}, {870, -1, 4}, {871, -1, 4},
    {872, -1, 4}, {873, -1, 4}, {874, -1, 4}, {875, -1, 4}, {876, -1, 4}, {877, -1, 0}, {878, -1, 0},
    {879, 1012, 0}, {880, 1013, 0}, {881, -1, 0}, {882, 1015, 0}, {883, 1016, 0}, {884, -1, 0},
    {885, 1018, 0}, {886, 1019, 0}, {887, -1, 0}, {888, 1021, 0}, {889, 1022, 0}, {890, -1, 0},
    {891, 1024, 0}, {892, 1025, 0}, {893, -1, 0}, {894, 1027, 0}, {895, 1028, 0}, {896, -1, 0},
    {897, 1030, 0}, {898, 1031, 0}, {899, -1, 0}, {900, -1, 4}, {901, -1, 4}, {902, 1159, 2}, {903, -1, 4},
    {903, -1, 5}, {904, -1, 4}, {905, 1123, 4}, {905, -1, 5}, {906, -1, 4}, {907, -1, 4}, {907, -1, 5},
    {908, -1, 4}, {909, 1129, 4}, {909, -1, 5}, {910, -1, 4}, {911, 1131, 4}, {911, -1, 5}, {912, -1, 4},
    {913, -1, 4}, {913, -1, 5}, {914, -1, 4}, {915, -1, 4}, {915, -1, 5}, {916, -1, 4}, {916, -1, 5},
    {917, -1, 4}, {918, -1, 4}, {918, -1, 5}, {919, -1, 4}, {920, -1, 4}, {920, -1, 5}, {921, -1, 4},
    {922, -1, 4}, {922, -1, 5}, {923, -1, 4}, {924, 1398, 2}, {925, -1, 2}, {926, 1767, 2}, {927, -1, 2},
    {928, -1, 2}, {929, -1, 2}, {930, -1, 2}, {931, -1, 2}, {932, -1, 2}, {933, 1377, 2}, {934, -1, 2},
    {935, -1, 2}, {936, -1, 2}, {937, -1, 2}, {938, -1, 2}, {939, -1, 2}, {940, -1, 2}, {941, -1, 2},
    {942, -1, 2}, {943, 1093, 2}, {944, 1089, 1}, {945, 1119, 1}, {946, 1118, 1}, {947, -1, 1}, {948, -1, 1},
    {949, -1, 1}, {950, 1270, 1}, {951, -1, 1}, {952, 1096, 1}, {953, -1, 1}, {954, -1, 1}, {955, -1, 1},
    {956, 1103, 1}, {957, 1104, 1}, {958, 1105, 1}, {959, 1106, 1}, {960, -1, 1}, {961, -1, 1}, {962, -1, 1},
    {963, -1, 1}, {964, -1, 1}, {965, -1, 1}, {966, -1, 1}, {967, -1, 1}, {968, -1, 1}, {969, -1, 1},
    {970, -1, 1}, {971, -1, 2}, {972, -1, 2}, {973, -1, 2}, {974, -1, 2}, {975, -1, 1}, {976, -1, 1},
    {977, -1, 1}, {978, -1, 1}, {979, -1, 4}, {980, -1, 4}, {980, -1, 5}, {981, -1, 4}, {981, -1, 5},
    {982, -1, 4}, {982, -1, 5}, {983, -1, 4}, {983, -1, 5}, {984, -1, 4}, {984, -1, 5}, {985, -1, 1},
    {986, -1, 1}, {987, -1, 1}, {988, -1, 1}, {989, -1, 1}, {990, -1, 1}, {991, -1, 1}, {992, -1, 1},
    {993, 1142, 0}, {994, -1, 0}, {995, 1144, 0}, {996, 1153, 0}, {997, 1146, 0}, {998, -1, 0}, {999, -1, 0},
    {1000, 1149, 0}, {1001, 1150, 0}, {1002, 1151, 0}, {1003, -1, 0}, {1004, -1, 0}, {1005, -1, 0},
    {1006, -1, 0}, {1007, -1, 0}, {1008, 1160, 4}, {1009, 1161, 4}, {1010, -1, 4}, {1011, 1406, 2},
    {1012, -1, 3}, {1013, -1, 3}, {1014, -1, 0}, {1015, -1, 0}, {1016, -1, 4}, {1016, -1, 5}, {1017, -1, 4},
    {1017, -1, 5}, {1018, -1, 4}, {1018, -1, 5}, {1019, -1, 4}, {1019, -1, 5}, {1020, -1, 4}, {1020, -1, 5},
    {1021, -1, 4}, {1021, -1, 5}, {1022, -1, 4}, {1022, -1, 5}, {1023, -1, 4}, {1023, -1, 5}, {1024, -1, 4},
    {1024, -1, 5}, {1025, -1, 4}, {1025, -1, 5}, {1026, -1, 4}, {1026, -1, 5}, {1027, -1, 4}, {1027, -1, 5},
    {1028, -1, 4}, {1028, -1, 5}, {1029, -1, 4}, {1029, -1, 5}, {1030, -1, 4}, {1030, -1, 5}, {1031, -1, 4},
    {1031, -1, 5}, {1032, -1, 4}, {1033, -1, 4}, {1034, -1, 4}, {1035, -1, 4}, {1036, -1, 4}, {1037, -1, 4},
    {1038, -1, 4}, {1039, -1, 4}, {1040, -1, 4}, {1041, -1, 4}, {1042, -1, 4}, {1043, -1, 4}, {1044, -1, 4},
    {1045, 1276, 4}, {1045, -1, 5}, {1046, 1223, 4}, {1046, -1, 5}, {1047, 1225, 4}, {1047, -1, 5},
    {1048, 1221, 4}, {1048, -1, 5}, {1049, -1, 4}, {1050, -1, 4}, {1051, -1, 4}, {1052, -1, 4},
    {1053, 1251, 4}, {1053, -1, 5}, {1054, 1274, 4}, {1054, -1, 5}, {1055, 1275, 4}, {1055, -1, 5},
    {1056, -1, 4}, {1056, -1, 5}, {1057, -1, 4}, {1057, -1, 5}, {1058, -1, 4}, {1058, -1, 5}, {1059, -1, 4},
    {1059, -1, 5}, {1060, -1, 4}, {1060, -1, 5}, {1061, -1, 4}, {1061, -1, 5}, {1062, -1, 4}, {1062, -1, 5},
    {1063, -1, 4}, {1063, -1, 5}, {1064, -1, 4}, {1064, -1, 5}, {1065, -1, 4}, {1065, -1, 5}, {1066, -1, 4},
    {1066, -1, 5}, {1067, -1, 4}, {1067, -1, 5}, {1068, 1273, 4}, {1068, -1, 5}, {1069, -1, 4},
    {1069, -1, 5}, {1070, -1, 4}, {1070, -1, 5}, {1071, -1, 0}, {1072, -1, 0}, {1073, 1329, 5},
    {1074, -1, 0}, {1075, 1263, 0}, {1076, -1, 3}, {1077, -1, 0}, {1078, 1265, 0}, {1079, -1, 0},
    {1080, 1267, 0}, {1081, 1268, 0}, {1082, -1, 0}, {1083, 1413, 1}, {1084, -1, 1}, {1085, -1, 2},
    {1086, -1, 2}, {1087, -1, 4}, {1088, -1, 4}, {1089, -1, 4}, {1090, -1, 4}, {1091, -1, 3}, {1092, -1, 0},
    {1093, 1280, 3}, {1094, 1281, 3}, {1095, 1282, 3}, {1096, 1283, 3}, {1097, 1284, 3}, {1098, 1285, 3},
    {1099, 1286, 3}, {1100, 1287, 3}, {1101, 1288, 3}, {1102, -1, 3}, {1103, 1290, 3}, {1104, 1291, 3},
    {1105, 1292, 3}, {1106, 1293, 3}, {1107, -1, 3}, {1108, 1295, 3}, {1109, 1296, 3}, {1110, 1297, 3},
    {1111, -1, 3}, {1112, -1, 3}, {1113, -1, 3}, {1114, -1, 3}, {1115, 1302, 3}, {1116, 1303, 3},
    {1117, 1304, 3}, {1118, -1, 3}, {1119, -1, 3}, {1120, -1, 3}, {1121, 1425, 3}, {1122, -1, 3},
    {1123, -1, 3}, {1124, -1, 3}, {1125, -1, 3}, {1126, -1, 3}, {1127, -1, 3}, {1128, -1, 4}, {1129, -1, 4},
    {1130, 1317, 3}, {1131, -1, 3}, {1132, 1319, 0}, {1133, -1, 0}, {1134, 1321, 1}, {1135, -1, 1},
    {1136, 1323, 1}, {1137, -1, 1}, {1138, 1325, 1}, {1139, -1, 1}, {1140, -1, 0}, {1141, -1, 0},
    {1142, -1, 0}, {1143, -1, 3}, {1144, -1, 3}, {1145, -1, 3}, {1146, -1, 3}, {1147, -1, 3}, {1148, -1, 5},
    {1149, -1, 5}, {1150, -1, 5}, {1151, -1, 0}, {1152, -1, 3}, {1153, -1, 3}, {1154, 1341, 0},
    {1155, -1, 0}, {1156, 1343, 0}, {1157, -1, 0}, {1158, 1345, 0}, {1159, -1, 0}, {1160, -1, 0},
    {1161, -1, 2}, {1162, -1, 2}, {1163, -1, 2}, {1164, -1, 2}, {1165, -1, 2}, {1166, 1639, 2},
    {1167, -1, 2}, {1168, -1, 2}, {1169, -1, 2}, {1170, -1, 2}, {1171, -1, 2}, {1172, -1, 2}, {1173, -1, 2},
    {1174, -1, 2}, {1175, -1, 2}, {1176, -1, 2}, {1177, -1, 2}, {1178, -1, 2}, {1179, -1, 2}, {1180, -1, 2},
    {1181, -1, 2}, {1182, 1417, 2}, {1183, 1418, 2}, {1184, 1419, 2}, {1185, -1, 2}, {1186, -1, 2},
    {1187, -1, 2}, {1188, -1, 2}, {1189, -1, 2}, {1190, -1, 2}, {1191, -1, 2}, {1192, -1, 2}, {1193, -1, 2},
    {1194, -1, 2}, {1195, 1382, 0}, {1196, 1383, 0}, {1197, 1384, 0}, {1198, 1385, 0}, {1199, 1386, 0},
    {1200, 1387, 0}, {1201, 1388, 0}, {1202, -1, 0}, {1203, 1390, 1}, {1204, -1, 1}, {1205, -1, 1},
    {1206, -1, 1}, {1207, -1, 1}, {1208, -1, 1}, {1209, 1396, 1}, {1210, -1, 1}, {1211, -1, 1},
    {1212, -1, 2}, {1213, -1, 2}, {1214, -1, 2}, {1215, -1, 2}, {1216, -1, 2}, {1217, -1, 2}, {1218, -1, 2},
    {1219, -1, 2}, {1220, 1407, 2}, {1221, -1, 2}, {1222, -1, 1}, {1223, -1, 1}, {1224, -1, 1},
    {1225, -1, 1}, {1226, -1, 1}, {1227, 1415, 1}, {1228, 1416, 1}, {1229, -1, 1}, {1230, -1, 1},
    {1231, -1, 2}, {1232, -1, 2}, {1233, -1, 2}, {1234, 1421, 1}, {1235, -1, 1}, {1236, -1, 3},
    {1237, -1, 3}, {1238, -1, 3}, {1239, -1, 3}, {1240, -1, 3}, {1241, -1, 3}, {1242, -1, 3},
    {1243, 1430, 0}, {1244, 1506, 0}, {1245, -1, 5}, {1246, -1, 0}, {1247, -1, 0}, {1248, -1, 0},
    {1249, -1, 0}, {1250, -1, 0}, {1251, -1, 0}, {1252, -1, 0}, {1253, -1, 0}, {1254, -1, 0}, {1255, -1, 0},
    {1256, -1, 0}, {1257, -1, 0}, {1258, -1, 0}, {1259, -1, 0}, {1260, 1447, 0}, {1261, 1448, 0},
    {1262, 1449, 0}, {1263, -1, 0}, {1264, -1, 0}, {1265, 1454, 0}, {1266, 1455, 0}, {1267, 1456, 0},
    {1268, -1, 0}, {1269, -1, 0}, {1270, -1, 0}, {1271, 1460, 0}, {1272, 1461, 0}, {1273, -1, 0},
    {1274, -1, 0}, {1275, -1, 0}, {1276, -1, 0}, {1277, -1, 0}, {1278, -1, 0}, {1279, -1, 5}, {1280, -1, 5},
    {1281, -1, 0}, {1282, 1469, 0}, {1283, 1470, 0}, {1284, -1, 0}, {1285, 1472, 0}, {1286, 1473, 0},
    {1287, -1, 0}, {1288, 1475, 0}, {1289, 1476, 0}, {1290, 1477, 0}, {1291, -1, 0}, {1292, 1479, 0},
    {1293, 1480, 0}, {1294, 1481, 0}, {1295, -1, 0}, {1296, -1, 0}, {1297, -1, 0}, {1298, -1, 5},
    {1299, -1, 5}, {1300, -1, 5}, {1301, -1, 5}, {1302, -1, 5}, {1303, -1, 5}, {1304, -1, 5}, {1305, -1, 5},
    {1306, -1, 5}, {1307, -1, 5}, {1308, -1, 5}, {1309, -1, 5}, {1310, -1, 5}, {1311, -1, 5}, {1312, -1, 5},
    {1313, -1, 5}, {1314, 1501, 0}, {1315, 1502, 0}, {1316, 1503, 0}, {1317, 1504, 0}, {1318, 1505, 0},
    {1319, -1, 0}, {1320, 1507, 0}, {1321, 1508, 0}, {1322, 1509, 0}, {1323, 1510, 0}, {1324, 1511, 0},
    {1325, 1512, 0}, {1326, 1513, 0}, {1327, 1514, 0}, {1328, 1515, 0}, {1329, -1, 0}, {1330, -1, 2},
    {1331, -1, 2}, {1332, -1, 2}, {1333, -1, 2}, {1334, -1, 2}, {1335, -1, 2}, {1336, -1, 2}, {1337, -1, 2},
    {1338, -1, 2}, {1339, -1, 0}, {1340, -1, 0}, {1341, -1, 0}, {1342, -1, 0}, {1343, -1, 0}, {1344, -1, 0},
    {1344, -1, 0}, {1345, 1533, 0}, {1346, 1534, 0}, {1347, 1535, 0}, {1348, 1536, 0}, {1349, 1537, 0},
    {1350, 1565, 0}, {1351, -1, 0}, {1352, 1541, 0}, {1353, -1, 0}, {1354, 1563, 0}, {1355, -1, 0},
    {1356, -1, 0}, {1357, 1642, 2}, {1358, -1, 2}, {1359, -1, 2}, {1360, -1, 2}, {1361, -1, 2},
    {1362, -1, 1}, {1363, -1, 1}, {1364, -1, 1}, {1365, -1, 0}, {1366, -1, 4}, {1366, -1, 5}, {1367, -1, 4},
    {1367, -1, 5}, {1368, -1, 4}, {1368, -1, 5}, {1369, -1, 4}, {1369, -1, 5}, {1370, -1, 4}, {1370, -1, 5},
    {1371, 1708, 0}, {1372, -1, 0}, {1373, 1606, 0}, {1374, 1567, 1}, {1375, -1, 1}, {1376, 1569, 1},
    {1377, -1, 1}, {1378, 1571, 1}, {1379, -1, 1}, {1380, 1573, 1}, {1381, -1, 1}, {1382, 1575, 1},
    {1383, -1, 1}, {1384, 1577, 1}, {1385, -1, 1}, {1386, 1579, 1}, {1387, -1, 1}, {1388, -1, 1},
    {1389, 1582, 1}, {1390, -1, 1}, {1391, -1, 1}, {1392, -1, 1}, {1393, -1, 1}, {1394, 1673, 1},
    {1395, -1, 1}, {1396, -1, 1}, {1397, -1, 0}, {1398, -1, 0}, {1399, -1, 0}, {1400, -1, 0}, {1401, -1, 0},
    {1402, -1, 0}, {1403, 1596, 1}, {1404, 1597, 1}, {1405, -1, 1}, {1406, 1599, 1}, {1407, 1600, 1},
    {1408, -1, 1}, {1409, 1602, 1}, {1410, 1603, 1}, {1411, 1607, 1}, {1412, 1605, 1}, {1413, -1, 1},
    {1414, -1, 0}, {1415, 1608, 1}, {1416, -1, 1}, {1417, -1, 0}, {1418, -1, 0}, {1419, -1, 0},
    {1420, -1, 0}, {1421, -1, 2}, {1422, -1, 2}, {1423, -1, 2}, {1424, -1, 2}, {1425, -1, 2}, {1426, -1, 2},
    {1427, -1, 0}, {1428, -1, 0}, {1429, -1, 0}, {1430, 1624, 1}, {1431, 1625, 1}, {1432, -1, 1},
    {1433, -1, 1}, {1434, -1, 1}, {1435, -1, 0}, {1436, -1, 0}, {1437, -1, 0}, {1438, -1, 0}, {1439, -1, 4},
    {1440, -1, 4}, {1441, -1, 2}, {1442, 1635, 1}, {1443, 1636, 1}, {1444, 1637, 1}, {1445, 1681, 1},
    {1446, -1, 0}, {1447, -1, 2}, {1448, -1, 2}, {1449, -1, 2}, {1450, -1, 2}, {1451, -1, 2}, {1452, -1, 2},
    {1453, -1, 2}, {1454, -1, 4}, {1454, -1, 5}, {1455, -1, 4}, {1455, -1, 5}, {1456, -1, 4}, {1456, -1, 5},
    {1457, -1, 2}, {1458, -1, 0}, {1458, -1, 0}, {1459, -1, 0}, {1459, -1, 0}, {1460, -1, 0}, {1460, -1, 0},
    {1461, -1, 0}, {1461, -1, 0}, {1462, 1671, 0}, {1462, -1, 0}, {1463, 1683, 0}, {1464, 1684, 0},
    {1465, -1, 3}, {1466, -1, 3}, {1467, -1, 3}, {1468, -1, 3}, {1469, -1, 3}, {1470, -1, 0},
    {1471, 1672, 0}, {1472, 1679, 0}, {1473, -1, 4}, {1474, -1, 4}, {1475, -1, 4}, {1476, -1, 4},
    {1477, -1, 4}, {1478, -1, 4}, {1479, -1, 0}, {1480, -1, 0}, {1481, -1, 0}, {1482, -1, 1}, {1483, -1, 2},
    {1484, -1, 2}, {1485, 1686, 2}, {1486, -1, 2}, {1487, -1, 0}, {1488, 1689, 0}, {1489, -1, 0},
    {1490, 1691, 0}, {1491, -1, 0}, {1492, -1, 1}, {1493, -1, 0}, {1494, -1, 0}, {1495, -1, 0}, {392, -1, 6},
    {393, -1, 6}, {777, -1, 6}, {778, -1, 6}, {1374, -1, 6}, {1376, -1, 6}, {1388, -1, 6}, {1391, -1, 6},
    {1392, -1, 6}, {1403, -1, 6}, {1406, -1, 6}, {1409, -1, 6}, {1426, -1, 2}, {1434, -1, 6},
    {1442, 1726, 6}, {1457, -1, 2}, {760, -1, 6}, {763, -1, 6}, {710, -1, 6}, {717, -1, 6}, {713, -1, 6},
    {715, -1, 6}, {554, 1719, 2}, {783, -1, 2}, {563, -1, 2}, {974, -1, 2}, {830, -1, 6}, {830, -1, 6},
    {831, -1, 6}, {831, -1, 6}, {833, -1, 6}, {1234, -1, 6}, {1235, -1, 6}, {747, -1, 6}, {824, -1, 6},
    {825, -1, 6}, {1222, -1, 6}, {1223, -1, 6}, {373, -1, 2}, {1334, -1, 2}, {1335, -1, 2}, {1336, -1, 2},
    {1337, -1, 2}, {1338, -1, 2}, {470, -1, 6}, {575, 1742, 2}, {814, -1, 2}, {804, -1, 2}, {613, -1, 2},
    {612, -1, 2}, {602, -1, 2}, {603, -1, 2}, {604, -1, 2}, {718, -1, 6}, {737, 1751, 6}, {738, -1, 6},
    {289, -1, 6}, {364, -1, 6}, {365, -1, 6}, {372, -1, 6}, {313, -1, 6}, {286, -1, 2}, {287, -1, 2},
    {288, -1, 6}, {363, -1, 6}, {1204, -1, 6}, {1207, -1, 6}, {1208, -1, 6}, {1217, -1, 2}, {1213, -1, 2},
    {1192, -1, 2}, {925, -1, 2}, {946, -1, 6}, {952, -1, 6}, {967, -1, 6}, {1224, -1, 6}, {1227, 1773, 6},
    {1229, -1, 6}, {1228, 1775, 6}, {1230, -1, 6}, {1492, -1, 6}
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
    {250, -1, 251, -1, -1, 29, 34, 18, 0, 1, 1, 15, 16, 0, 0, 0},  // decomposed
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
    {208, -1, -1, -1, -1, 37, 61, 48, 4, 4, 3, 0, 16, 0, 0, 0},  // CGAffineTransformComponents
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
    {524, -1, -1, -1, 1624, 0, 327, 2, 0, 1, 2, 5, 54, 0, 0, 6},  // first
    {525, -1, -1, -1, 1625, 0, 328, 3, 0, 1, 2, 5, 54, 0, 0, 6},  // last
    {526, -1, -1, -1, 1626, 211, 329, 4, 0, 1, 1, 5, 4, 0, 0, 6},  // reversed
    {527, -1, -1, -1, 1620, 211, 330, 5, 0, 1, 1, 5, 4, 0, 0, 6},  // enumerated
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
    {538, -1, -1, -1, -1, 0, 0, 16, 0, 0, 5, 0, 0, 0, 0, 6},  // NSNotFound
    {539, -1, -1, -1, -1, 224, 352, 17, 0, 1, 1, 5, 54, 0, 0, 6},  // removeLastObject
    {540, -1, -1, -1, -1, 224, 353, 18, 1, 2, 1, 5, 54, 0, 0, 6},  // removeObjectAtIndex
    {541, -1, -1, -1, -1, 225, 355, 19, 2, 3, 1, 5, 54, 0, 0, 6},  // replaceObjectAtIndex
    {543, -1, -1, -1, -1, 227, 358, 20, 2, 3, 1, 5, 54, 0, 0, 6},  // insertObject
    {545, -1, -1, -1, -1, 229, 361, 21, 2, 3, 1, 5, 54, 0, 0, 6},  // exchangeObjectAtIndex
    {105, -1, -1, -1, -1, 231, 364, 22, 1, 2, 1, 5, 54, 0, 0, 6},  // removeObject
    {547, -1, -1, -1, -1, 232, 366, 23, 1, 2, 1, 5, 54, 0, 0, 6},  // makeObjectsPerformSelector
    {548, -1, -1, -1, -1, 233, 368, 24, 1, 2, 1, 5, 4, 0, 0, 6},  // sortedArrayUsingComparator
    {549, -1, -1, -1, -1, 234, 370, 25, 1, 2, 1, 1, 0, 0, 0, 6},  // compare
    {550, -1, -1, -1, -1, 0, 0, 26, 0, 0, 5, 0, 0, 0, 0, 6},  // NSOrderedAscending
    {551, -1, -1, -1, -1, 0, 0, 27, 0, 0, 5, 0, 0, 0, 0, 6},  // NSOrderedSame
    {552, -1, -1, -1, -1, 0, 0, 28, 0, 0, 5, 0, 0, 0, 0, 6},  // NSOrderedDescending
    {378, -1, -1, -1, 1623, 235, 372, 29, 1, 2, 1, 5, 2, 0, 0, 6},  // contains
    {378, -1, -1, -1, -1, 236, 374, 30, 1, 2, 1, 5, 2, 0, 0, 6},  // contains
    {524, -1, -1, -1, -1, 237, 376, 31, 1, 2, 1, 5, 54, 0, 0, 6},  // first
    {553, -1, -1, -1, -1, 238, 378, 32, 1, 2, 1, 5, 2, 0, 0, 6},  // allSatisfy
    {554, -1, -1, -1, -1, 239, 380, 33, 1, 2, 1, 5, 54, 0, 0, 6},  // firstIndex
    {554, -1, -1, -1, -1, 240, 382, 34, 1, 2, 1, 5, 54, 0, 0, 6},  // firstIndex
    {525, -1, -1, -1, -1, 241, 384, 35, 1, 2, 1, 5, 54, 0, 0, 6},  // last
    {555, -1, -1, -1, -1, 242, 386, 36, 1, 2, 1, 5, 54, 0, 0, 6},  // lastIndex
    {555, -1, -1, -1, -1, 243, 388, 37, 1, 2, 1, 5, 54, 0, 0, 6},  // lastIndex
    {118, -1, -1, -1, -1, 244, 390, 38, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {118, -1, -1, -1, -1, 245, 392, 39, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {556, -1, -1, -1, -1, 246, 394, 40, 1, 2, 1, 5, 4, 0, 0, 6},  // drop
    {557, -1, -1, -1, -1, 247, 396, 41, 1, 2, 1, 5, 2, 0, 0, 6},  // elementsEqual
    {558, -1, -1, -1, -1, 248, 398, 42, 1, 2, 1, 5, 2, 0, 0, 6},  // starts
    {99, -1, -1, -1, -1, 249, 400, 43, 1, 2, 1, 5, 54, 0, 0, 6},  // removeFirst
    {97, -1, -1, -1, -1, 250, 402, 44, 1, 2, 1, 5, 54, 0, 0, 6},  // removeLast
    {378, -1, -1, -1, -1, 251, 404, 45, 1, 2, 1, 8, 2, 0, 0, 6},  // contains
    {31, -1, -1, -1, -1, 0, 406, 46, 0, 1, 2, 5, 4, 0, 0, 6},  // lazy
    {560, -1, -1, -1, -1, 252, 407, 47, 0, 1, 1, 5, 4, 0, 0, 6},  // dropFirst
    {560, -1, -1, -1, -1, 252, 408, 48, 1, 2, 1, 5, 4, 0, 0, 6},  // dropFirst
    {561, -1, -1, -1, -1, 253, 410, 49, 0, 1, 1, 5, 4, 0, 0, 6},  // dropLast
    {561, -1, -1, -1, -1, 253, 411, 50, 1, 2, 1, 5, 4, 0, 0, 6},  // dropLast
    {118, -1, -1, -1, -1, 254, 413, 51, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {562, -1, -1, -1, -1, 255, 415, 52, 1, 2, 1, 5, 4, 0, 0, 6},  // suffix
    {118, -1, -1, -1, -1, 256, 417, 53, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {118, -1, -1, -1, -1, 257, 419, 54, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {562, -1, -1, -1, -1, 258, 421, 55, 1, 2, 1, 5, 4, 0, 0, 6},  // suffix
    {106, -1, -1, -1, -1, 259, 423, 56, 2, 3, 1, 5, 54, 0, 0, 6},  // swapAt
    {564, -1, -1, -1, -1, 261, 426, 57, 0, 1, 1, 5, 54, 0, 0, 6},  // joined
    {565, -1, -1, -1, -1, 261, 427, 58, 1, 2, 1, 5, 4, 0, 0, 6},  // split
    {565, -1, -1, -1, -1, 262, 429, 59, 1, 2, 1, 5, 4, 0, 0, 6},  // split
    {565, -1, -1, -1, -1, 263, 431, 60, 1, 2, 1, 5, 4, 0, 0, 6},  // split
    {568, -1, -1, -1, -1, 264, 433, 61, 1, 2, 1, 5, 54, 0, 0, 6},  // reserveCapacity
    {569, -1, -1, -1, -1, 0, 435, 62, 0, 1, 2, 5, 7, 0, 0, 6},  // indices
    {570, -1, -1, -1, -1, 0, 436, 63, 0, 1, 2, 5, 0, 0, 0, 6},  // startIndex
    {571, -1, -1, -1, -1, 0, 437, 64, 0, 1, 2, 5, 0, 0, 0, 6},  // endIndex
    {112, -1, -1, -1, -1, 265, 438, 65, 1, 2, 1, 5, 4, 0, 0, 6},  // flatMap
    {534, -1, -1, -1, -1, 266, 440, 66, 1, 2, 1, 8, 54, 0, 0, 6},  // forEach
    {533, -1, -1, -1, -1, 267, 442, 67, 2, 3, 1, 5, 54, 0, 0, 6},  // reduce
    {100, -1, -1, -1, -1, 269, 445, 68, 1, 2, 1, 5, 54, 0, 0, 6},  // removeAll
    {196, -1, -1, -1, -1, 270, 447, 69, 2, 2, 3, 0, 4, 0, 0, 6},  // Array
    {411, -1, -1, -1, -1, 272, 449, 70, 0, 1, 1, 5, 54, 0, 0, 6},  // min
    {409, -1, -1, -1, -1, 272, 450, 71, 0, 1, 1, 5, 54, 0, 0, 6},  // max
    {411, -1, -1, -1, -1, 272, 451, 72, 2, 2, 0, 0, 54, 0, 0, 6},  // min
    {409, -1, -1, -1, -1, 274, 453, 73, 2, 2, 0, 0, 54, 0, 0, 6},  // max
    {411, -1, -1, -1, -1, 276, 455, 74, 1, 2, 1, 5, 54, 0, 0, 6},  // min
    {409, -1, -1, -1, -1, 277, 457, 75, 1, 2, 1, 5, 54, 0, 0, 6},  // max
    {574, -1, -1, -1, -1, 278, 459, 76, 0, 1, 1, 5, 4, 0, 0, 6},  // sorted
    {574, -1, -1, -1, -1, 278, 460, 77, 1, 2, 1, 5, 4, 0, 0, 6},  // sorted
    {574, -1, -1, -1, -1, 279, 462, 78, 1, 2, 1, 5, 4, 0, 0, 6},  // sorted
    {564, -1, -1, -1, 1627, 280, 464, 79, 1, 2, 1, 5, 3, 0, 0, 6},  // joined
    {94, -1, -1, -1, 1621, 281, 466, 80, 1, 2, 1, 5, 54, 0, 0, 6},  // append
    {94, -1, -1, -1, 1622, 282, 468, 81, 1, 2, 1, 5, 54, 0, 0, 6},  // append
    {95, -1, -1, -1, -1, 283, 470, 82, 2, 3, 1, 5, 54, 0, 0, 6},  // insert
    {95, -1, -1, -1, -1, 285, 473, 83, 2, 3, 1, 5, 54, 0, 0, 6},  // insert
    {96, -1, -1, -1, -1, 287, 476, 84, 1, 2, 1, 5, 54, 0, 0, 6},  // remove
    {97, -1, -1, -1, -1, 288, 478, 85, 0, 1, 1, 5, 54, 0, 0, 6},  // removeLast
    {98, -1, -1, -1, -1, 288, 479, 86, 0, 1, 1, 5, 54, 0, 0, 6},  // popLast
    {99, -1, -1, -1, -1, 288, 480, 87, 0, 1, 1, 5, 54, 0, 0, 6},  // removeFirst
    {100, -1, -1, -1, 608, 288, 481, 88, 0, 1, 1, 5, 54, 0, 0, 6},  // removeAll
    {523, -1, -1, -1, 296, 0, 482, 89, 0, 1, 2, 4, 0, 0, 0, 6},  // count
    {351, -1, -1, -1, -1, 0, 483, 90, 0, 1, 2, 4, 2, 0, 0, 6},  // isEmpty
    {577, -1, -1, -1, -1, 288, 484, 91, 0, 1, 1, 4, 3, 0, 0, 6},  // uppercased
    {578, -1, -1, -1, -1, 288, 485, 92, 0, 1, 1, 4, 3, 0, 0, 6},  // lowercased
    {378, -1, -1, -1, -1, 288, 486, 93, 1, 2, 1, 4, 2, 0, 0, 6},  // contains
    {579, -1, -1, -1, -1, 289, 488, 94, 1, 2, 1, 4, 2, 0, 0, 6},  // hasPrefix
    {580, -1, -1, -1, -1, 290, 490, 95, 1, 2, 1, 4, 2, 0, 0, 6},  // hasSuffix
    {193, -1, -1, -1, -1, 291, 492, 96, 2, 2, 3, 0, 3, 0, 0, 6},  // String
    {581, -1, -1, -1, -1, 0, 494, 97, 0, 1, 2, 4, 2, 0, 0, 6},  // isLetter
    {582, -1, -1, -1, -1, 0, 495, 98, 0, 1, 2, 4, 2, 0, 0, 6},  // isNumber
    {583, -1, -1, -1, -1, 0, 496, 99, 0, 1, 2, 4, 2, 0, 0, 6},  // isWhitespace
    {584, -1, -1, -1, -1, 0, 497, 100, 0, 1, 2, 4, 2, 0, 0, 6},  // isUppercase
    {585, -1, -1, -1, -1, 0, 498, 101, 0, 1, 2, 4, 2, 0, 0, 6},  // isLowercase
    {586, -1, -1, -1, -1, 0, 499, 102, 0, 1, 2, 4, 2, 0, 0, 6},  // isPunctuation
    {587, -1, -1, -1, -1, 0, 500, 103, 0, 1, 2, 4, 54, 0, 0, 6},  // wholeNumberValue
    {588, -1, -1, -1, -1, 0, 501, 104, 0, 1, 2, 4, 3, 0, 0, 6},  // capitalized
    {565, -1, -1, -1, -1, 293, 502, 105, 1, 2, 1, 4, 4, 0, 0, 6},  // split
    {589, -1, -1, -1, -1, 294, 504, 106, 1, 2, 1, 4, 4, 0, 0, 6},  // components
    {591, -1, -1, -1, -1, 295, 506, 107, 2, 3, 1, 4, 3, 0, 0, 6},  // replacingOccurrences
    {592, -1, -1, -1, 594, 297, 509, 108, 2, 3, 1, 4, 54, 0, 0, 6},  // draw
    {592, -1, -1, -1, 595, 301, 512, 109, 2, 3, 1, 4, 54, 0, 0, 6},  // draw
    {596, -1, -1, -1, -1, 305, 515, 110, 1, 1, 0, 0, 51, 0, 0, 6},  // type
    {193, -1, -1, -1, -1, 306, 516, 111, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {193, -1, -1, -1, -1, 307, 517, 112, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {194, -1, -1, -1, -1, 308, 518, 113, 1, 1, 3, 0, 3, 0, 0, 6},  // Character
    {193, -1, -1, -1, -1, 309, 519, 114, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {602, -1, -1, -1, -1, 0, 520, 115, 0, 1, 2, 7, 4, 0, 0, 6},  // keys
    {603, -1, -1, -1, -1, 0, 521, 116, 0, 1, 2, 7, 4, 0, 0, 6},  // allKeys
    {604, -1, -1, -1, -1, 0, 522, 117, 0, 1, 2, 7, 4, 0, 0, 6},  // values
    {605, -1, -1, -1, -1, 0, 523, 118, 0, 1, 2, 7, 4, 0, 0, 6},  // allValues
    {523, -1, -1, -1, -1, 0, 524, 119, 0, 1, 2, 7, 0, 0, 0, 6},  // count
    {351, -1, -1, -1, -1, 0, 525, 120, 0, 1, 2, 7, 2, 0, 0, 6},  // isEmpty
    {101, -1, -1, -1, -1, 310, 526, 121, 1, 2, 1, 7, 54, 0, 0, 6},  // removeValue
    {607, -1, -1, -1, -1, 311, 528, 122, 1, 2, 1, 7, 54, 0, 0, 6},  // removeObjectForKey
    {102, -1, -1, -1, -1, 312, 530, 123, 2, 3, 1, 7, 54, 0, 0, 6},  // updateValue
    {104, -1, -1, -1, -1, 314, 533, 124, 2, 3, 1, 7, 54, 0, 0, 6},  // setObject
    {100, -1, -1, -1, -1, 316, 536, 125, 0, 1, 1, 7, 54, 0, 0, 6},  // removeAll
    {608, -1, -1, -1, -1, 316, 537, 126, 0, 1, 1, 7, 54, 0, 0, 6},  // removeAllObjects
    {103, -1, -1, -1, -1, 316, 538, 127, 2, 3, 1, 7, 54, 0, 0, 6},  // merge
    {610, -1, -1, -1, -1, 318, 541, 128, 1, 2, 1, 7, 6, 0, 0, 6},  // mapValues
    {532, -1, -1, -1, -1, 319, 543, 129, 1, 2, 1, 7, 6, 0, 0, 6},  // filter
    {611, -1, -1, -1, -1, 320, 545, 130, 2, 3, 1, 7, 6, 0, 0, 6},  // merging
    {612, -1, -1, -1, -1, 322, 548, 131, 1, 2, 1, 7, 54, 0, 0, 6},  // objectForKey
    {613, -1, -1, -1, -1, 323, 550, 132, 1, 2, 1, 7, 54, 0, 0, 6},  // valueForKey
    {599, -1, -1, -1, -1, 324, 552, 133, 1, 1, 3, 0, 6, 0, 0, 6},  // Dictionary
    {599, -1, -1, -1, -1, 325, 553, 134, 2, 2, 3, 0, 6, 0, 0, 6},  // Dictionary
    {601, -1, -1, -1, -1, 327, 555, 135, 0, 0, 3, 0, 6, 0, 0, 6},  // NSMutableDictionary
    {600, -1, -1, -1, -1, 327, 555, 136, 0, 0, 3, 0, 6, 0, 0, 6},  // NSDictionary
    {599, -1, -1, -1, -1, 327, 555, 137, 0, 0, 3, 0, 6, 0, 0, 6},  // Dictionary
    {111, -1, -1, -1, -1, 215, 555, 138, 1, 2, 1, 7, 4, 0, 0, 6},  // map
    {531, -1, -1, -1, -1, 216, 557, 139, 1, 2, 1, 7, 4, 0, 0, 6},  // compactMap
    {112, -1, -1, -1, -1, 265, 559, 140, 1, 2, 1, 7, 4, 0, 0, 6},  // flatMap
    {534, -1, -1, -1, -1, 220, 561, 141, 1, 2, 1, 7, 54, 0, 0, 6},  // forEach
    {533, -1, -1, -1, -1, 218, 563, 142, 2, 3, 1, 7, 54, 0, 0, 6},  // reduce
    {378, -1, -1, -1, -1, 236, 566, 143, 1, 2, 1, 7, 2, 0, 0, 6},  // contains
    {524, -1, -1, -1, -1, 237, 568, 144, 1, 2, 1, 7, 54, 0, 0, 6},  // first
    {553, -1, -1, -1, -1, 238, 570, 145, 1, 2, 1, 7, 2, 0, 0, 6},  // allSatisfy
    {574, -1, -1, -1, -1, 278, 572, 146, 1, 2, 1, 7, 4, 0, 0, 6},  // sorted
    {574, -1, -1, -1, -1, 279, 574, 147, 1, 2, 1, 7, 4, 0, 0, 6},  // sorted
    {409, -1, -1, -1, -1, 277, 576, 148, 1, 2, 1, 7, 54, 0, 0, 6},  // max
    {411, -1, -1, -1, -1, 276, 578, 149, 1, 2, 1, 7, 54, 0, 0, 6},  // min
    {527, -1, -1, -1, -1, 211, 580, 150, 0, 1, 1, 7, 4, 0, 0, 6},  // enumerated
    {524, -1, -1, -1, -1, 0, 581, 151, 0, 1, 2, 7, 54, 0, 0, 6},  // first
    {616, -1, -1, -1, -1, 0, 582, 152, 0, 1, 2, 8, 0, 0, 0, 6},  // lowerBound
    {617, -1, -1, -1, -1, 0, 583, 153, 0, 1, 2, 8, 0, 0, 0, 6},  // upperBound
    {523, -1, -1, -1, -1, 0, 584, 154, 0, 1, 2, 8, 0, 0, 0, 6},  // count
    {351, -1, -1, -1, -1, 0, 585, 155, 0, 1, 2, 8, 2, 0, 0, 6},  // isEmpty
    {378, -1, -1, -1, -1, 340, 586, 156, 1, 2, 1, 8, 2, 0, 0, 6},  // contains
    {111, -1, -1, -1, -1, 341, 588, 157, 1, 2, 1, 8, 4, 0, 0, 6},  // map
    {526, -1, -1, -1, -1, 342, 590, 158, 0, 1, 1, 8, 4, 0, 0, 6},  // reversed
    {196, -1, -1, -1, -1, 342, 591, 159, 1, 1, 3, 0, 4, 0, 0, 6},  // Array
    {618, -1, -1, -1, -1, 343, 592, 160, 0, 0, 3, 0, 5, 0, 0, 6},  // Set
    {618, -1, -1, -1, -1, 343, 592, 161, 1, 1, 3, 0, 5, 0, 0, 6},  // Set
    {523, -1, -1, -1, -1, 0, 593, 162, 0, 1, 2, 6, 0, 0, 0, 6},  // count
    {351, -1, -1, -1, -1, 0, 594, 163, 0, 1, 2, 6, 2, 0, 0, 6},  // isEmpty
    {524, -1, -1, -1, -1, 0, 595, 164, 0, 1, 2, 6, 54, 0, 0, 6},  // first
    {372, -1, -1, -1, -1, 344, 596, 165, 1, 2, 1, 6, 5, 0, 0, 6},  // union
    {619, -1, -1, -1, -1, 345, 598, 166, 1, 2, 1, 6, 54, 0, 0, 6},  // formUnion
    {374, -1, -1, -1, -1, 346, 600, 167, 1, 2, 1, 6, 5, 0, 0, 6},  // intersection
    {620, -1, -1, -1, -1, 347, 602, 168, 1, 2, 1, 6, 54, 0, 0, 6},  // formIntersection
    {621, -1, -1, -1, -1, 348, 604, 169, 1, 2, 1, 6, 5, 0, 0, 6},  // subtracting
    {622, -1, -1, -1, -1, 349, 606, 170, 1, 2, 1, 6, 54, 0, 0, 6},  // subtract
    {623, -1, -1, -1, -1, 350, 608, 171, 1, 2, 1, 6, 5, 0, 0, 6},  // symmetricDifference
    {624, -1, -1, -1, -1, 351, 610, 172, 1, 2, 1, 6, 54, 0, 0, 6},  // formSymmetricDifference
    {625, -1, -1, -1, -1, 352, 612, 173, 1, 2, 1, 6, 2, 0, 0, 6},  // isSubset
    {626, -1, -1, -1, -1, 353, 614, 174, 1, 2, 1, 6, 2, 0, 0, 6},  // isSuperset
    {627, -1, -1, -1, -1, 354, 616, 175, 1, 2, 1, 6, 2, 0, 0, 6},  // isStrictSubset
    {628, -1, -1, -1, -1, 355, 618, 176, 1, 2, 1, 6, 2, 0, 0, 6},  // isStrictSuperset
    {629, -1, -1, -1, -1, 356, 620, 177, 1, 2, 1, 6, 2, 0, 0, 6},  // isDisjoint
    {378, -1, -1, -1, -1, 357, 622, 178, 1, 2, 1, 6, 2, 0, 0, 6},  // contains
    {95, -1, -1, -1, -1, 358, 624, 179, 1, 2, 1, 6, 54, 0, 0, 6},  // insert
    {630, -1, -1, -1, -1, 359, 626, 180, 1, 2, 1, 6, 54, 0, 0, 6},  // update
    {96, -1, -1, -1, -1, 360, 628, 181, 1, 2, 1, 6, 54, 0, 0, 6},  // remove
    {100, -1, -1, -1, -1, 361, 630, 182, 0, 1, 1, 6, 54, 0, 0, 6},  // removeAll
    {631, -1, -1, -1, -1, 361, 631, 183, 0, 1, 1, 6, 54, 0, 0, 6},  // popFirst
    {99, -1, -1, -1, -1, 361, 632, 184, 0, 1, 1, 6, 54, 0, 0, 6},  // removeFirst
    {210, -1, -1, -1, -1, 361, 633, 0, 4, 4, 3, 0, 17, 0, 0, 7},  // UIColor
    {636, -1, -1, -1, 1610, 365, 637, 1, 1, 2, 1, 18, 17, 0, 0, 7},  // withAlphaComponent
    {637, -1, -1, -1, -1, 366, 639, 2, 0, 1, 1, 18, 54, 0, 0, 7},  // set
    {638, -1, -1, -1, -1, 366, 640, 3, 0, 1, 1, 18, 54, 0, 0, 7},  // setFill
    {639, -1, -1, -1, -1, 366, 641, 4, 0, 1, 1, 18, 54, 0, 0, 7},  // setStroke
    {210, -1, -1, -1, -1, 366, 642, 5, 2, 2, 3, 0, 17, 0, 0, 7},  // UIColor
    {641, 210, -1, -1, -1, 0, 0, 6, 0, 0, 5, 18, 17, 0, 0, 7},  // black
    {642, 210, -1, -1, -1, 368, 0, 7, 0, 0, 4, 18, 17, 0, 0, 7},  // blackColor
    {640, 210, -1, -1, -1, 0, 0, 8, 0, 0, 5, 18, 17, 0, 0, 7},  // white
    {643, 210, -1, -1, -1, 368, 0, 9, 0, 0, 4, 18, 17, 0, 0, 7},  // whiteColor
    {632, 210, -1, -1, -1, 0, 0, 10, 0, 0, 5, 18, 17, 0, 0, 7},  // red
    {644, 210, -1, -1, -1, 368, 0, 11, 0, 0, 4, 18, 17, 0, 0, 7},  // redColor
    {633, 210, -1, -1, -1, 0, 0, 12, 0, 0, 5, 18, 17, 0, 0, 7},  // green
    {645, 210, -1, -1, -1, 368, 0, 13, 0, 0, 4, 18, 17, 0, 0, 7},  // greenColor
    {634, 210, -1, -1, -1, 0, 0, 14, 0, 0, 5, 18, 17, 0, 0, 7},  // blue
    {646, 210, -1, -1, -1, 368, 0, 15, 0, 0, 4, 18, 17, 0, 0, 7},  // blueColor
    {647, 210, -1, -1, -1, 0, 0, 16, 0, 0, 5, 18, 17, 0, 0, 7},  // cyan
    {648, 210, -1, -1, -1, 368, 0, 17, 0, 0, 4, 18, 17, 0, 0, 7},  // cyanColor
    {649, 210, -1, -1, -1, 0, 0, 18, 0, 0, 5, 18, 17, 0, 0, 7},  // yellow
    {650, 210, -1, -1, -1, 368, 0, 19, 0, 0, 4, 18, 17, 0, 0, 7},  // yellowColor
    {651, 210, -1, -1, -1, 0, 0, 20, 0, 0, 5, 18, 17, 0, 0, 7},  // magenta
    {652, 210, -1, -1, -1, 368, 0, 21, 0, 0, 4, 18, 17, 0, 0, 7},  // magentaColor
    {653, 210, -1, -1, -1, 0, 0, 22, 0, 0, 5, 18, 17, 0, 0, 7},  // orange
    {654, 210, -1, -1, -1, 368, 0, 23, 0, 0, 4, 18, 17, 0, 0, 7},  // orangeColor
    {655, 210, -1, -1, -1, 0, 0, 24, 0, 0, 5, 18, 17, 0, 0, 7},  // purple
    {656, 210, -1, -1, -1, 368, 0, 25, 0, 0, 4, 18, 17, 0, 0, 7},  // purpleColor
    {657, 210, -1, -1, -1, 0, 0, 26, 0, 0, 5, 18, 17, 0, 0, 7},  // brown
    {658, 210, -1, -1, -1, 368, 0, 27, 0, 0, 4, 18, 17, 0, 0, 7},  // brownColor
    {659, 210, -1, -1, -1, 0, 0, 28, 0, 0, 5, 18, 17, 0, 0, 7},  // gray
    {660, 210, -1, -1, -1, 368, 0, 29, 0, 0, 4, 18, 17, 0, 0, 7},  // grayColor
    {661, 210, -1, -1, -1, 0, 0, 30, 0, 0, 5, 18, 17, 0, 0, 7},  // lightGray
    {662, 210, -1, -1, -1, 368, 0, 31, 0, 0, 4, 18, 17, 0, 0, 7},  // lightGrayColor
    {663, 210, -1, -1, -1, 0, 0, 32, 0, 0, 5, 18, 17, 0, 0, 7},  // darkGray
    {664, 210, -1, -1, -1, 368, 0, 33, 0, 0, 4, 18, 17, 0, 0, 7},  // darkGrayColor
    {665, 210, -1, -1, -1, 0, 0, 34, 0, 0, 5, 18, 17, 0, 0, 7},  // clear
    {666, 210, -1, -1, -1, 368, 0, 35, 0, 0, 4, 18, 17, 0, 0, 7},  // clearColor
    {667, 210, -1, -1, -1, 0, 0, 36, 0, 0, 5, 18, 17, 0, 0, 7},  // systemRed
    {668, 210, -1, -1, -1, 0, 0, 37, 0, 0, 5, 18, 17, 0, 0, 7},  // systemOrange
    {669, 210, -1, -1, -1, 0, 0, 38, 0, 0, 5, 18, 17, 0, 0, 7},  // systemYellow
    {670, 210, -1, -1, -1, 0, 0, 39, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGreen
    {671, 210, -1, -1, -1, 0, 0, 40, 0, 0, 5, 18, 17, 0, 0, 7},  // systemMint
    {672, 210, -1, -1, -1, 0, 0, 41, 0, 0, 5, 18, 17, 0, 0, 7},  // systemTeal
    {673, 210, -1, -1, -1, 0, 0, 42, 0, 0, 5, 18, 17, 0, 0, 7},  // systemCyan
    {674, 210, -1, -1, -1, 0, 0, 43, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBlue
    {675, 210, -1, -1, -1, 0, 0, 44, 0, 0, 5, 18, 17, 0, 0, 7},  // systemIndigo
    {676, 210, -1, -1, -1, 0, 0, 45, 0, 0, 5, 18, 17, 0, 0, 7},  // systemPurple
    {677, 210, -1, -1, -1, 0, 0, 46, 0, 0, 5, 18, 17, 0, 0, 7},  // systemPink
    {678, 210, -1, -1, -1, 0, 0, 47, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBrown
    {679, 210, -1, -1, -1, 0, 0, 48, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray
    {680, 210, -1, -1, -1, 0, 0, 49, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray2
    {681, 210, -1, -1, -1, 0, 0, 50, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray3
    {682, 210, -1, -1, -1, 0, 0, 51, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray4
    {683, 210, -1, -1, -1, 0, 0, 52, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray5
    {684, 210, -1, -1, -1, 0, 0, 53, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray6
    {685, 210, -1, -1, -1, 0, 0, 54, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBackground
    {686, 210, -1, -1, -1, 0, 0, 55, 0, 0, 5, 18, 17, 0, 0, 7},  // secondarySystemBackground
    {687, 210, -1, -1, -1, 0, 0, 56, 0, 0, 5, 18, 17, 0, 0, 7},  // label
    {211, -1, -1, -1, -1, 368, 644, 0, 1, 1, 3, 0, 29, 0, 0, 8},  // UIView
    {211, -1, -1, -1, -1, 0, 0, 1, 0, 0, 3, 0, 29, 0, 0, 8},  // UIView
    {212, -1, -1, -1, -1, 369, 645, 2, 1, 1, 3, 0, 29, 0, 0, 8},  // UIWindow
    {212, -1, -1, -1, -1, 0, 0, 3, 0, 0, 3, 0, 29, 0, 0, 8},  // UIWindow
    {213, -1, -1, -1, -1, 370, 646, 4, 1, 1, 3, 0, 29, 0, 0, 8},  // UIImageView
    {213, -1, -1, -1, -1, 0, 0, 5, 0, 0, 3, 0, 29, 0, 0, 8},  // UIImageView
    {214, -1, -1, -1, -1, 371, 647, 6, 1, 1, 3, 0, 29, 0, 0, 8},  // UILabel
    {214, -1, -1, -1, -1, 0, 0, 7, 0, 0, 3, 0, 29, 0, 0, 8},  // UILabel
    {215, -1, -1, -1, -1, 372, 648, 8, 1, 1, 3, 0, 29, 0, 0, 8},  // UIButton
    {215, -1, -1, -1, -1, 0, 0, 9, 0, 0, 3, 0, 29, 0, 0, 8},  // UIButton
    {216, -1, -1, -1, -1, 373, 649, 10, 1, 1, 3, 0, 29, 0, 0, 8},  // UIScrollView
    {216, -1, -1, -1, -1, 0, 0, 11, 0, 0, 3, 0, 29, 0, 0, 8},  // UIScrollView
    {217, -1, -1, -1, -1, 374, 650, 12, 1, 1, 3, 0, 29, 0, 0, 8},  // UIControl
    {217, -1, -1, -1, -1, 0, 0, 13, 0, 0, 3, 0, 29, 0, 0, 8},  // UIControl
    {218, -1, -1, -1, -1, 375, 651, 14, 1, 1, 3, 0, 29, 0, 0, 8},  // UITextField
    {218, -1, -1, -1, -1, 0, 0, 15, 0, 0, 3, 0, 29, 0, 0, 8},  // UITextField
    {219, -1, -1, -1, -1, 376, 652, 16, 1, 1, 3, 0, 29, 0, 0, 8},  // UITextView
    {219, -1, -1, -1, -1, 0, 0, 17, 0, 0, 3, 0, 29, 0, 0, 8},  // UITextView
    {220, -1, -1, -1, -1, 377, 653, 18, 1, 1, 3, 0, 29, 0, 0, 8},  // UITableViewCell
    {220, -1, -1, -1, -1, 0, 0, 19, 0, 0, 3, 0, 29, 0, 0, 8},  // UITableViewCell
    {221, -1, -1, -1, -1, 378, 654, 20, 1, 1, 3, 0, 29, 0, 0, 8},  // UICollectionViewCell
    {221, -1, -1, -1, -1, 0, 0, 21, 0, 0, 3, 0, 29, 0, 0, 8},  // UICollectionViewCell
    {222, -1, -1, -1, -1, 379, 655, 22, 1, 1, 3, 0, 29, 0, 0, 8},  // UIVisualEffectView
    {222, -1, -1, -1, -1, 0, 0, 23, 0, 0, 3, 0, 29, 0, 0, 8},  // UIVisualEffectView
    {688, -1, -1, -1, -1, 0, 656, 24, 0, 1, 2, 30, 13, 0, 9, 8},  // frame
    {689, -1, -1, -1, -1, 0, 657, 25, 0, 1, 2, 30, 13, 0, 10, 8},  // bounds
    {356, -1, -1, -1, -1, 0, 658, 26, 0, 1, 2, 30, 9, 0, 11, 8},  // center
    {690, -1, -1, -1, -1, 0, 659, 27, 0, 1, 2, 30, 9, 0, 12, 8},  // anchorPoint
    {691, -1, -1, -1, 1592, 0, 660, 28, 0, 1, 2, 30, 2, 0, 0, 8},  // isHidden
    {692, -1, -1, -1, -1, 0, 661, 29, 0, 1, 2, 30, 2, 0, 0, 8},  // clipsToBounds
    {693, -1, -1, -1, -1, 0, 662, 30, 0, 1, 2, 30, 3, 0, 0, 8},  // name
    {694, -1, -1, -1, -1, 380, 663, 31, 1, 1, 0, 0, 54, 0, 0, 8},  // UIImage
    {213, -1, -1, -1, -1, 381, 664, 32, 1, 1, 3, 0, 29, 0, 0, 8},  // UIImageView
    {121, -1, -1, -1, -1, 0, 665, 33, 0, 1, 2, 30, 14, 0, 13, 8},  // transform
    {697, -1, -1, -1, -1, 382, 666, 34, 1, 2, 1, 30, 54, 0, 0, 8},  // moveAnchor
    {698, -1, -1, -1, -1, 0, 668, 35, 0, 1, 2, 30, 9, 0, 0, 8},  // contentOffset
    {635, -1, -1, -1, -1, 0, 669, 36, 0, 1, 2, 30, 0, 0, 0, 8},  // alpha
    {699, -1, -1, -1, 700, 0, 670, 37, 0, 1, 2, 30, 2, 0, 0, 8},  // isUserInteractionEnabled
    {700, -1, -1, -1, -1, 0, 671, 38, 0, 1, 2, 30, 2, 0, 0, 8},  // userInteractionEnabled
    {701, -1, -1, -1, -1, 0, 672, 39, 0, 1, 2, 30, 0, 0, 0, 8},  // tag
    {122, -1, -1, -1, -1, 0, 673, 40, 0, 1, 2, 30, 30, 0, 0, 8},  // layer
    {77, -1, -1, -1, -1, 383, 674, 41, 4, 4, 0, 0, 29, 0, 0, 8},  // view
    {702, -1, -1, -1, -1, 0, 678, 0, 0, 1, 2, 30, 17, 0, 0, 9},  // backgroundColor
    {703, -1, -1, -1, -1, 0, 679, 1, 0, 1, 2, 30, 3, 0, 0, 9},  // text
    {704, -1, -1, -1, -1, 0, 680, 2, 0, 1, 2, 30, 17, 0, 0, 9},  // textColor
    {705, -1, -1, -1, -1, 0, 681, 3, 0, 1, 2, 30, 20, 0, 0, 9},  // textAlignment
    {706, -1, -1, -1, -1, 0, 682, 4, 0, 1, 2, 30, 54, 0, 0, 9},  // font
    {696, -1, -1, -1, -1, 0, 683, 5, 0, 1, 2, 30, 54, 0, 0, 9},  // image
    {707, -1, -1, -1, -1, 0, 684, 6, 0, 1, 2, 30, 54, 0, 0, 9},  // contentMode
    {708, -1, -1, -1, 1611, 0, 685, 7, 0, 1, 2, 30, 2, 0, 0, 9},  // isOpaque
    {709, -1, -1, -1, -1, 0, 686, 8, 0, 1, 2, 30, 17, 0, 0, 9},  // tintColor
    {710, -1, -1, -1, -1, 0, 687, 9, 0, 1, 2, 30, 0, 0, 0, 9},  // contentScaleFactor
    {711, -1, -1, -1, -1, 0, 688, 10, 0, 1, 2, 30, 3, 0, 0, 9},  // accessibilityLabel
    {712, -1, -1, -1, -1, 0, 689, 11, 0, 1, 2, 30, 50, 0, 0, 9},  // safeAreaInsets
    {713, -1, -1, -1, -1, 0, 690, 12, 0, 1, 2, 30, 50, 0, 0, 9},  // layoutMargins
    {714, -1, -1, -1, -1, 0, 691, 13, 0, 1, 2, 30, 29, 0, 0, 9},  // mask
    {715, -1, -1, -1, -1, 0, 692, 14, 0, 1, 2, 30, 3, 0, 0, 9},  // accessibilityIdentifier
    {716, -1, -1, -1, -1, 0, 693, 15, 0, 1, 2, 30, 3, 0, 0, 9},  // accessibilityHint
    {717, -1, -1, -1, -1, 0, 694, 16, 0, 1, 2, 30, 2, 0, 0, 9},  // isAccessibilityElement
    {718, -1, -1, -1, -1, 0, 695, 17, 0, 1, 2, 30, 54, 0, 0, 9},  // semanticContentAttribute
    {719, -1, -1, -1, -1, 0, 696, 18, 0, 1, 2, 30, 2, 0, 0, 9},  // clearsContextBeforeDrawing
    {720, -1, -1, -1, -1, 0, 697, 19, 0, 1, 2, 30, 2, 0, 0, 9},  // isFirstResponder
    {721, -1, -1, -1, -1, 0, 698, 20, 0, 1, 2, 30, 0, 0, 0, 9},  // numberOfLines
    {722, -1, -1, -1, -1, 0, 699, 21, 0, 1, 2, 30, 2, 0, 0, 9},  // adjustsFontSizeToFitWidth
    {723, -1, -1, -1, -1, 0, 700, 22, 0, 1, 2, 30, 54, 0, 0, 9},  // lineBreakMode
    {724, -1, -1, -1, -1, 0, 701, 23, 0, 1, 2, 30, 54, 0, 0, 9},  // attributedText
    {725, -1, -1, -1, -1, 0, 702, 24, 0, 1, 2, 30, 54, 0, 0, 9},  // baselineAdjustment
    {726, -1, -1, -1, -1, 0, 703, 25, 0, 1, 2, 30, 54, 0, 0, 9},  // borderStyle
    {727, -1, -1, -1, -1, 0, 704, 26, 0, 1, 2, 30, 54, 0, 0, 9},  // keyboardType
    {728, -1, -1, -1, -1, 0, 705, 27, 0, 1, 2, 30, 54, 0, 0, 9},  // returnKeyType
    {729, -1, -1, -1, -1, 0, 706, 28, 0, 1, 2, 30, 54, 0, 0, 9},  // autocorrectionType
    {730, -1, -1, -1, -1, 0, 707, 29, 0, 1, 2, 30, 54, 0, 0, 9},  // autocapitalizationType
    {731, -1, -1, -1, -1, 0, 708, 30, 0, 1, 2, 30, 54, 0, 0, 9},  // clearButtonMode
    {732, -1, -1, -1, -1, 0, 709, 31, 0, 1, 2, 30, 17, 0, 0, 9},  // shadowColor
    {733, -1, -1, -1, -1, 0, 710, 32, 0, 1, 2, 30, 3, 0, 0, 9},  // placeholder
    {734, -1, -1, -1, -1, 0, 711, 33, 0, 1, 2, 30, 0, 0, 0, 9},  // minimumScaleFactor
    {735, -1, -1, -1, 1615, 0, 712, 34, 0, 1, 2, 30, 2, 0, 0, 9},  // isEditable
    {736, -1, -1, -1, 1616, 0, 713, 35, 0, 1, 2, 30, 2, 0, 0, 9},  // isSelectable
    {737, -1, -1, -1, 1617, 0, 714, 36, 0, 1, 2, 30, 2, 0, 0, 9},  // isSecureTextEntry
    {738, -1, -1, -1, -1, 0, 715, 37, 0, 1, 2, 30, 0, 0, 0, 9},  // zoomScale
    {739, 740, 741, -1, -1, 0, 0, 38, 0, 0, 5, 4, 3, 0, 0, 9},  // system
    {742, 740, 743, -1, -1, 0, 0, 39, 0, 0, 5, 4, 3, 0, 0, 9},  // custom
    {744, 740, 745, -1, -1, 0, 0, 40, 0, 0, 5, 4, 3, 0, 0, 9},  // infoLight
    {746, 740, 747, -1, -1, 0, 0, 41, 0, 0, 5, 4, 3, 0, 0, 9},  // contactAdd
    {748, 740, 749, -1, -1, 0, 0, 42, 0, 0, 5, 4, 3, 0, 0, 9},  // close
    {215, -1, -1, -1, -1, 387, 716, 43, 1, 1, 3, 0, 29, 0, 0, 9},  // UIButton
    {750, -1, -1, -1, 1614, 0, 717, 44, 0, 1, 2, 30, 2, 0, 0, 9},  // isScrollEnabled
    {751, -1, -1, -1, 1613, 0, 718, 45, 0, 1, 2, 30, 2, 0, 0, 9},  // isPagingEnabled
    {752, -1, -1, -1, -1, 0, 719, 46, 0, 1, 2, 30, 2, 0, 0, 9},  // bounces
    {753, -1, -1, -1, -1, 0, 720, 47, 0, 1, 2, 30, 2, 0, 0, 9},  // showsHorizontalScrollIndicator
    {754, -1, -1, -1, -1, 0, 721, 48, 0, 1, 2, 30, 2, 0, 0, 9},  // showsVerticalScrollIndicator
    {755, -1, -1, -1, -1, 0, 722, 49, 0, 1, 2, 30, 0, 0, 0, 9},  // minimumZoomScale
    {756, -1, -1, -1, -1, 0, 723, 50, 0, 1, 2, 30, 0, 0, 0, 9},  // maximumZoomScale
    {757, -1, -1, -1, -1, 0, 724, 51, 0, 1, 2, 30, 50, 0, 0, 9},  // contentInset
    {758, -1, -1, -1, -1, 0, 725, 52, 0, 1, 2, 30, 54, 0, 0, 9},  // delegate
    {760, 211, -1, -1, -1, 0, 0, 53, 0, 0, 5, 30, 51, 0, 0, 9},  // AutoresizingMask
    {761, 759, 762, -1, -1, 0, 0, 54, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleLeftMargin
    {763, 759, -1, -1, -1, 0, 0, 55, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleLeftMargin
    {764, 759, 765, -1, -1, 0, 0, 56, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleWidth
    {766, 759, -1, -1, -1, 0, 0, 57, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleWidth
    {767, 759, 768, -1, -1, 0, 0, 58, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleRightMargin
    {769, 759, -1, -1, -1, 0, 0, 59, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleRightMargin
    {770, 759, 771, -1, -1, 0, 0, 60, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleTopMargin
    {772, 759, -1, -1, -1, 0, 0, 61, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleTopMargin
    {773, 759, 774, -1, -1, 0, 0, 62, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleHeight
    {775, 759, -1, -1, -1, 0, 0, 63, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleHeight
    {776, 759, 777, -1, -1, 0, 0, 64, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleBottomMargin
    {778, 759, -1, -1, -1, 0, 0, 65, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleBottomMargin
    {779, 759, 780, -1, -1, 0, 0, 66, 0, 0, 5, 26, 25, 0, 0, 9},  // None
    {781, -1, -1, -1, -1, 0, 726, 67, 0, 1, 2, 30, 25, 0, 0, 9},  // autoresizingMask
    {782, -1, -1, -1, -1, 0, 727, 68, 0, 1, 2, 30, 2, 0, 0, 9},  // translatesAutoresizingMaskIntoConstraints
    {783, -1, -1, -1, -1, 0, 728, 69, 0, 1, 2, 30, 2, 0, 0, 9},  // autoresizesSubviews
    {785, 217, -1, -1, -1, 0, 0, 70, 0, 0, 5, 30, 51, 0, 0, 9},  // State
    {786, 784, 787, -1, -1, 0, 0, 71, 0, 0, 5, 4, 3, 0, 0, 9},  // normal
    {788, 784, -1, -1, -1, 0, 0, 72, 0, 0, 5, 4, 3, 0, 0, 9},  // Normal
    {789, 784, 790, -1, -1, 0, 0, 73, 0, 0, 5, 4, 3, 0, 0, 9},  // highlighted
    {791, 784, -1, -1, -1, 0, 0, 74, 0, 0, 5, 4, 3, 0, 0, 9},  // Highlighted
    {792, 784, 793, -1, -1, 0, 0, 75, 0, 0, 5, 4, 3, 0, 0, 9},  // disabled
    {794, 784, -1, -1, -1, 0, 0, 76, 0, 0, 5, 4, 3, 0, 0, 9},  // Disabled
    {795, 784, 796, -1, -1, 0, 0, 77, 0, 0, 5, 4, 3, 0, 0, 9},  // selected
    {797, 784, -1, -1, -1, 0, 0, 78, 0, 0, 5, 4, 3, 0, 0, 9},  // Selected
    {799, 217, -1, -1, -1, 0, 0, 79, 0, 0, 5, 30, 51, 0, 0, 9},  // Event
    {800, 798, 801, -1, -1, 0, 0, 80, 0, 0, 5, 4, 3, 0, 0, 9},  // allEvents
    {802, 798, -1, -1, -1, 0, 0, 81, 0, 0, 5, 4, 3, 0, 0, 9},  // AllEvents
    {803, 798, 804, -1, -1, 0, 0, 82, 0, 0, 5, 4, 3, 0, 0, 9},  // allTouchEvents
    {805, 798, -1, -1, -1, 0, 0, 83, 0, 0, 5, 4, 3, 0, 0, 9},  // AllTouchEvents
    {806, 798, 807, -1, -1, 0, 0, 84, 0, 0, 5, 4, 3, 0, 0, 9},  // touchDown
    {808, 798, -1, -1, -1, 0, 0, 85, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchDown
    {809, 798, 810, -1, -1, 0, 0, 86, 0, 0, 5, 4, 3, 0, 0, 9},  // touchDragInside
    {811, 798, -1, -1, -1, 0, 0, 87, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchDragInside
    {812, 798, 813, -1, -1, 0, 0, 88, 0, 0, 5, 4, 3, 0, 0, 9},  // touchDragOutside
    {814, 798, -1, -1, -1, 0, 0, 89, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchDragOutside
    {815, 798, 816, -1, -1, 0, 0, 90, 0, 0, 5, 4, 3, 0, 0, 9},  // touchUpInside
    {817, 798, -1, -1, -1, 0, 0, 91, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchUpInside
    {818, 798, 819, -1, -1, 0, 0, 92, 0, 0, 5, 4, 3, 0, 0, 9},  // touchUpOutside
    {820, 798, -1, -1, -1, 0, 0, 93, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchUpOutside
    {821, 798, 822, -1, -1, 0, 0, 94, 0, 0, 5, 4, 3, 0, 0, 9},  // touchCancel
    {823, 798, -1, -1, -1, 0, 0, 95, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchCancel
    {824, 798, 825, -1, -1, 0, 0, 96, 0, 0, 5, 4, 3, 0, 0, 9},  // valueChanged
    {826, 798, -1, -1, -1, 0, 0, 97, 0, 0, 5, 4, 3, 0, 0, 9},  // ValueChanged
    {827, 798, 828, -1, -1, 0, 0, 98, 0, 0, 5, 4, 3, 0, 0, 9},  // editingChanged
    {829, 798, -1, -1, -1, 0, 0, 99, 0, 0, 5, 4, 3, 0, 0, 9},  // EditingChanged
    {830, 798, 831, -1, -1, 0, 0, 100, 0, 0, 5, 4, 3, 0, 0, 9},  // editingDidBegin
    {832, 798, -1, -1, -1, 0, 0, 101, 0, 0, 5, 4, 3, 0, 0, 9},  // EditingDidBegin
    {833, 798, 834, -1, -1, 0, 0, 102, 0, 0, 5, 4, 3, 0, 0, 9},  // editingDidEnd
    {835, 798, -1, -1, -1, 0, 0, 103, 0, 0, 5, 4, 3, 0, 0, 9},  // EditingDidEnd
    {836, 798, 837, -1, -1, 0, 0, 104, 0, 0, 5, 4, 3, 0, 0, 9},  // primaryActionTriggered
    {838, 798, -1, -1, -1, 0, 0, 105, 0, 0, 5, 4, 3, 0, 0, 9},  // PrimaryActionTriggered
    {839, -1, -1, -1, -1, 388, 729, 106, 3, 4, 1, 30, 54, 0, 0, 9},  // addTarget
    {839, -1, -1, -1, -1, 391, 733, 107, 3, 4, 1, 30, 54, 0, 0, 9},  // addTarget
    {842, -1, -1, -1, -1, 394, 737, 108, 3, 4, 1, 30, 54, 0, 0, 9},  // removeTarget
    {842, -1, -1, -1, -1, 397, 741, 109, 3, 4, 1, 30, 54, 0, 0, 9},  // removeTarget
    {843, -1, -1, -1, -1, 400, 745, 110, 1, 2, 1, 30, 54, 0, 0, 9},  // sendActions
    {844, -1, -1, -1, -1, 401, 747, 111, 1, 2, 1, 30, 54, 0, 0, 9},  // sendActionsForControlEvents
    {845, -1, -1, -1, -1, 402, 749, 112, 2, 3, 1, 30, 54, 0, 0, 9},  // setTitle
    {845, -1, -1, -1, -1, 404, 752, 113, 2, 3, 1, 30, 54, 0, 0, 9},  // setTitle
    {847, -1, -1, -1, -1, 406, 755, 114, 2, 3, 1, 30, 54, 0, 0, 9},  // setTitleColor
    {847, -1, -1, -1, -1, 408, 758, 115, 2, 3, 1, 30, 54, 0, 0, 9},  // setTitleColor
    {848, -1, -1, -1, -1, 410, 761, 116, 2, 3, 1, 30, 54, 0, 0, 9},  // setImage
    {848, -1, -1, -1, -1, 412, 764, 117, 2, 3, 1, 30, 54, 0, 0, 9},  // setImage
    {849, -1, -1, -1, -1, 414, 767, 118, 2, 3, 1, 30, 54, 0, 0, 9},  // setBackgroundImage
    {849, -1, -1, -1, -1, 416, 770, 119, 2, 3, 1, 30, 54, 0, 0, 9},  // setBackgroundImage
    {850, -1, -1, -1, -1, 418, 773, 120, 2, 3, 1, 30, 54, 0, 0, 9},  // setAttributedTitle
    {851, -1, -1, -1, -1, 420, 776, 121, 2, 3, 1, 30, 54, 0, 0, 9},  // setTitleShadowColor
    {852, -1, -1, -1, -1, 0, 779, 122, 0, 1, 2, 30, 3, 0, 0, 9},  // currentTitle
    {853, -1, -1, -1, -1, 0, 780, 123, 0, 1, 2, 30, 29, 0, 0, 9},  // titleLabel
    {854, -1, -1, -1, -1, 0, 781, 124, 0, 1, 2, 30, 50, 0, 0, 9},  // contentEdgeInsets
    {855, -1, -1, -1, -1, 0, 782, 125, 0, 1, 2, 30, 50, 0, 0, 9},  // titleEdgeInsets
    {856, -1, -1, -1, -1, 0, 783, 126, 0, 1, 2, 30, 50, 0, 0, 9},  // imageEdgeInsets
    {857, -1, -1, -1, -1, 0, 784, 127, 0, 1, 2, 30, 2, 0, 0, 9},  // isEnabled
    {858, -1, -1, -1, -1, 0, 785, 128, 0, 1, 2, 30, 2, 0, 0, 9},  // isSelected
    {859, -1, -1, -1, -1, 0, 786, 129, 0, 1, 2, 30, 2, 0, 0, 9},  // isHighlighted
    {860, -1, -1, -1, -1, 0, 787, 130, 0, 1, 2, 30, 2, 0, 0, 9},  // isTracking
    {861, -1, -1, -1, -1, 0, 788, 131, 0, 1, 2, 30, 54, 0, 0, 9},  // contentHorizontalAlignment
    {862, -1, -1, -1, -1, 0, 789, 132, 0, 1, 2, 30, 54, 0, 0, 9},  // contentVerticalAlignment
    {863, -1, -1, -1, -1, 0, 790, 133, 0, 1, 2, 30, 12, 0, 0, 9},  // contentSize
    {359, 864, 865, -1, -1, 0, 0, 134, 0, 0, 5, 21, 20, 0, 0, 9},  // left
    {356, 864, 866, -1, -1, 0, 0, 135, 0, 0, 5, 21, 20, 0, 0, 9},  // center
    {361, 864, 867, -1, -1, 0, 0, 136, 0, 0, 5, 21, 20, 0, 0, 9},  // right
    {868, 864, 869, -1, -1, 0, 0, 137, 0, 0, 5, 21, 20, 0, 0, 9},  // justified
    {870, 864, 871, -1, -1, 0, 0, 138, 0, 0, 5, 21, 20, 0, 0, 9},  // natural
    {872, -1, -1, -1, -1, 0, 791, 0, 0, 1, 2, 30, 29, 0, 0, 10},  // superview
    {873, -1, -1, -1, -1, 0, 792, 1, 0, 1, 2, 30, 4, 0, 0, 10},  // subviews
    {82, -1, -1, -1, -1, 0, 793, 2, 0, 1, 2, 30, 29, 0, 0, 10},  // window
    {874, -1, -1, -1, 1588, 422, 794, 3, 1, 2, 1, 30, 2, 0, 0, 10},  // isDescendant
    {875, -1, -1, -1, -1, 423, 796, 4, 1, 2, 1, 30, 54, 0, 0, 10},  // addSubview
    {876, -1, -1, -1, -1, 424, 798, 5, 1, 2, 1, 30, 54, 0, 0, 10},  // bringSubviewToFront
    {877, -1, -1, -1, 1590, 425, 800, 6, 1, 2, 1, 30, 54, 0, 0, 10},  // bringSubview
    {879, -1, -1, -1, -1, 426, 802, 7, 1, 2, 1, 30, 54, 0, 0, 10},  // sendSubviewToBack
    {880, -1, -1, -1, 1591, 427, 804, 8, 1, 2, 1, 30, 54, 0, 0, 10},  // sendSubview
    {882, -1, -1, -1, -1, 428, 806, 9, 0, 1, 1, 30, 54, 0, 0, 10},  // removeFromSuperview
    {883, -1, -1, -1, 1589, 428, 807, 10, 2, 3, 1, 30, 54, 0, 0, 10},  // insertSubview
    {884, -1, -1, -1, 1618, 430, 810, 11, 2, 3, 1, 30, 54, 0, 0, 10},  // exchangeSubview
    {883, -1, -1, -1, -1, 432, 813, 12, 2, 3, 1, 30, 54, 0, 0, 10},  // insertSubview
    {883, -1, -1, -1, -1, 434, 816, 13, 2, 3, 1, 30, 54, 0, 0, 10},  // insertSubview
    {888, -1, -1, -1, -1, 436, 819, 14, 2, 3, 1, 30, 9, 0, 5, 10},  // convert
    {888, -1, -1, -1, -1, 438, 822, 15, 2, 3, 1, 30, 9, 0, 5, 10},  // convert
    {889, -1, -1, -1, -1, 440, 825, 16, 2, 3, 1, 30, 9, 0, 5, 10},  // convertRect
    {889, -1, -1, -1, -1, 442, 828, 17, 2, 3, 1, 30, 9, 0, 5, 10},  // convertRect
    {892, -1, -1, -1, -1, 444, 831, 18, 2, 3, 1, 30, 9, 0, 5, 10},  // convertPoint
    {892, -1, -1, -1, -1, 446, 834, 19, 2, 3, 1, 30, 9, 0, 5, 10},  // convertPoint
    {893, -1, -1, -1, -1, 448, 837, 20, 0, 1, 1, 30, 54, 0, 0, 10},  // setNeedsLayout
    {894, -1, -1, -1, -1, 448, 838, 21, 0, 1, 1, 30, 54, 0, 0, 10},  // layoutIfNeeded
    {893, -1, -1, -1, -1, 448, 839, 22, 0, 1, 1, 31, 54, 0, 0, 10},  // setNeedsLayout
    {894, -1, -1, -1, -1, 448, 840, 23, 0, 1, 1, 31, 54, 0, 0, 10},  // layoutIfNeeded
    {895, -1, -1, -1, -1, 448, 841, 24, 0, 1, 1, 31, 54, 0, 0, 10},  // layoutSublayers
    {895, -1, -1, -1, -1, 448, 842, 25, 1, 2, 1, 30, 54, 0, 0, 10},  // layoutSublayers
    {896, -1, -1, -1, -1, 449, 844, 26, 1, 2, 1, 30, 54, 0, 0, 10},  // layoutSublayersOfLayer
    {897, -1, -1, -1, -1, 450, 846, 27, 0, 1, 1, 31, 2, 0, 0, 10},  // needsLayout
    {898, -1, -1, -1, -1, 450, 847, 28, 0, 1, 1, 30, 54, 0, 0, 10},  // setNeedsDisplay
    {899, -1, -1, -1, -1, 450, 848, 29, 0, 1, 1, 30, 54, 0, 0, 10},  // layoutSubviews
    {898, -1, -1, -1, 1619, 450, 849, 30, 1, 2, 1, 30, 54, 0, 0, 10},  // setNeedsDisplay
    {898, -1, -1, -1, 1619, 451, 851, 31, 1, 2, 1, 31, 54, 0, 0, 10},  // setNeedsDisplay
    {900, -1, -1, -1, -1, 452, 853, 32, 0, 1, 1, 30, 2, 0, 0, 10},  // becomeFirstResponder
    {901, -1, -1, -1, -1, 452, 854, 33, 0, 1, 1, 30, 2, 0, 0, 10},  // resignFirstResponder
    {902, -1, -1, -1, -1, 452, 855, 34, 1, 2, 1, 30, 12, 0, 0, 10},  // sizeThatFits
    {903, -1, -1, -1, -1, 453, 857, 35, 0, 1, 1, 30, 54, 0, 0, 10},  // sizeToFit
    {904, -1, -1, -1, -1, 0, 858, 36, 0, 1, 2, 30, 12, 0, 0, 10},  // intrinsicContentSize
    {905, -1, -1, -1, -1, 453, 859, 37, 0, 1, 1, 30, 54, 0, 0, 10},  // invalidateIntrinsicContentSize
    {898, -1, -1, -1, -1, 453, 860, 38, 0, 1, 1, 31, 54, 0, 0, 10},  // setNeedsDisplay
    {906, -1, -1, -1, -1, 453, 861, 39, 1, 2, 1, 30, 29, 0, 0, 10},  // viewWithTag
    {907, -1, -1, -1, 1600, 454, 863, 40, 2, 3, 1, 31, 54, 0, 0, 10},  // insertSublayer
    {907, -1, -1, -1, -1, 456, 866, 41, 2, 3, 1, 31, 54, 0, 0, 10},  // insertSublayer
    {907, -1, -1, -1, -1, 458, 869, 42, 2, 3, 1, 31, 54, 0, 0, 10},  // insertSublayer
    {910, 211, -1, -1, -1, 0, 0, 43, 0, 0, 5, 30, 0, 0, 0, 10},  // noIntrinsicMetric
    {911, -1, -1, -1, -1, 0, 872, 44, 0, 1, 2, 30, 54, 0, 0, 10},  // rootViewController
    {912, -1, -1, -1, -1, 0, 873, 45, 0, 1, 2, 30, 54, 0, 0, 10},  // liveView
    {913, -1, -1, -1, -1, 460, 874, 46, 0, 1, 1, 30, 54, 0, 0, 10},  // makeKeyAndVisible
    {914, -1, -1, -1, -1, 460, 875, 47, 0, 1, 1, 30, 54, 0, 0, 10},  // makeKey
    {916, 915, -1, -1, -1, 0, 0, 48, 0, 0, 5, 30, 29, 0, 0, 10},  // current
    {918, 917, -1, -1, -1, 0, 0, 49, 0, 0, 5, 30, 29, 0, 0, 10},  // currentPage
    {919, -1, -1, -1, -1, 0, 876, 50, 0, 1, 2, 30, 2, 0, 0, 10},  // needsIndefiniteExecution
    {921, 920, -1, -1, -1, 0, 0, 51, 0, 0, 5, 30, 29, 0, 0, 10},  // main
    {922, 920, -1, -1, -1, 460, 877, 52, 0, 0, 4, 30, 29, 0, 0, 10},  // mainScreen
    {923, -1, -1, -1, 1586, 460, 877, 53, 2, 3, 1, 30, 29, 0, 5, 10},  // hitTest
    {924, -1, -1, -1, -1, 462, 880, 54, 2, 3, 1, 30, 2, 0, 0, 10},  // beginTracking
    {925, -1, -1, -1, -1, 464, 883, 55, 2, 3, 1, 30, 2, 0, 0, 10},  // continueTracking
    {309, -1, -1, -1, 1587, 466, 886, 56, 2, 3, 1, 30, 2, 0, 5, 10},  // point
    {927, -1, -1, -1, -1, 468, 889, 0, 0, 0, 3, 0, 30, 0, 0, 11},  // CALayer
    {928, -1, -1, -1, -1, 468, 889, 1, 0, 0, 3, 0, 30, 0, 0, 11},  // CAShapeLayer
    {929, -1, -1, -1, -1, 468, 889, 2, 0, 0, 3, 0, 30, 0, 0, 11},  // CAGradientLayer
    {930, -1, -1, -1, -1, 468, 889, 3, 0, 0, 3, 0, 30, 0, 0, 11},  // CATextLayer
    {931, -1, -1, -1, -1, 0, 889, 4, 0, 1, 2, 31, 4, 0, 0, 11},  // colors
    {932, -1, -1, -1, -1, 0, 890, 5, 0, 1, 2, 31, 4, 0, 0, 11},  // locations
    {933, -1, -1, -1, -1, 0, 891, 6, 0, 1, 2, 31, 9, 0, 0, 11},  // startPoint
    {934, -1, -1, -1, -1, 0, 892, 7, 0, 1, 2, 31, 9, 0, 0, 11},  // endPoint
    {256, -1, -1, -1, -1, 0, 893, 8, 0, 1, 2, 31, 54, 0, 0, 11},  // string
    {706, -1, -1, -1, -1, 0, 894, 9, 0, 1, 2, 31, 54, 0, 0, 11},  // font
    {935, -1, -1, -1, -1, 0, 895, 10, 0, 1, 2, 31, 0, 0, 0, 11},  // fontSize
    {936, -1, -1, -1, -1, 0, 896, 11, 0, 1, 2, 31, 17, 0, 0, 11},  // foregroundColor
    {937, -1, -1, -1, -1, 0, 897, 12, 0, 1, 2, 31, 2, 0, 0, 11},  // isWrapped
    {938, -1, -1, -1, 939, 468, 898, 13, 1, 2, 1, 31, 54, 0, 0, 11},  // render
    {940, -1, -1, -1, 942, 470, 900, 14, 2, 3, 1, 30, 2, 0, 0, 11},  // drawHierarchy
    {688, -1, -1, -1, -1, 0, 903, 15, 0, 1, 2, 31, 13, 0, 9, 11},  // frame
    {689, -1, -1, -1, -1, 0, 904, 16, 0, 1, 2, 31, 13, 0, 10, 11},  // bounds
    {120, -1, -1, -1, -1, 0, 905, 17, 0, 1, 2, 31, 9, 0, 11, 11},  // position
    {690, -1, -1, -1, -1, 0, 906, 18, 0, 1, 2, 31, 9, 0, 12, 11},  // anchorPoint
    {691, -1, -1, -1, 1592, 0, 907, 19, 0, 1, 2, 31, 2, 0, 0, 11},  // isHidden
    {943, -1, -1, -1, -1, 0, 908, 20, 0, 1, 2, 31, 2, 0, 0, 11},  // masksToBounds
    {693, -1, -1, -1, -1, 0, 909, 21, 0, 1, 2, 31, 3, 0, 0, 11},  // name
    {944, -1, -1, -1, -1, 0, 910, 22, 0, 1, 2, 31, 14, 0, 0, 11},  // sublayerTransform
    {121, -1, -1, -1, -1, 0, 911, 23, 0, 1, 2, 31, 14, 0, 0, 11},  // transform
    {945, -1, -1, -1, -1, 0, 912, 24, 0, 1, 2, 31, 0, 0, 0, 11},  // zPosition
    {946, -1, -1, -1, -1, 0, 913, 25, 0, 1, 2, 31, 0, 0, 0, 11},  // opacity
    {702, -1, -1, -1, -1, 0, 914, 26, 0, 1, 2, 31, 17, 0, 0, 11},  // backgroundColor
    {947, -1, -1, -1, -1, 0, 915, 27, 0, 1, 2, 31, 0, 0, 0, 11},  // cornerRadius
    {948, -1, -1, -1, -1, 0, 916, 28, 0, 1, 2, 31, 0, 0, 0, 11},  // borderWidth
    {949, -1, -1, -1, -1, 0, 917, 29, 0, 1, 2, 31, 17, 0, 0, 11},  // borderColor
    {732, -1, -1, -1, -1, 0, 918, 30, 0, 1, 2, 31, 17, 0, 0, 11},  // shadowColor
    {950, -1, -1, -1, -1, 0, 919, 31, 0, 1, 2, 31, 0, 0, 0, 11},  // shadowOpacity
    {951, -1, -1, -1, -1, 0, 920, 32, 0, 1, 2, 31, 0, 0, 0, 11},  // shadowRadius
    {952, -1, -1, -1, -1, 0, 921, 33, 0, 1, 2, 31, 12, 0, 0, 11},  // shadowOffset
    {953, -1, -1, -1, -1, 0, 922, 34, 0, 1, 2, 31, 31, 0, 0, 11},  // shadowPath
    {954, -1, -1, -1, -1, 0, 923, 35, 0, 1, 2, 31, 0, 0, 0, 11},  // contentsScale
    {955, -1, -1, -1, -1, 0, 924, 36, 0, 1, 2, 31, 54, 0, 0, 11},  // contents
    {956, -1, -1, -1, -1, 0, 925, 37, 0, 1, 2, 31, 13, 0, 0, 11},  // contentsRect
    {957, -1, -1, -1, -1, 0, 926, 38, 0, 1, 2, 31, 2, 0, 0, 11},  // shouldRasterize
    {958, -1, -1, -1, -1, 0, 927, 39, 0, 1, 2, 31, 0, 0, 0, 11},  // rasterizationScale
    {959, -1, -1, -1, 1612, 0, 928, 40, 0, 1, 2, 31, 2, 0, 0, 11},  // isDoubleSided
    {714, -1, -1, -1, -1, 0, 929, 41, 0, 1, 2, 31, 30, 0, 0, 11},  // mask
    {960, -1, -1, -1, -1, 0, 930, 42, 0, 1, 2, 31, 54, 0, 0, 11},  // contentsGravity
    {961, -1, -1, -1, -1, 0, 931, 43, 0, 1, 2, 31, 54, 0, 0, 11},  // actions
    {962, -1, -1, -1, -1, 0, 932, 44, 0, 1, 2, 31, 54, 0, 0, 11},  // magnificationFilter
    {963, -1, -1, -1, -1, 0, 933, 45, 0, 1, 2, 31, 54, 0, 0, 11},  // minificationFilter
    {964, -1, -1, -1, -1, 0, 934, 46, 0, 1, 2, 31, 54, 0, 0, 11},  // compositingFilter
    {965, -1, -1, -1, -1, 0, 935, 47, 0, 1, 2, 31, 54, 0, 0, 11},  // cornerCurve
    {966, -1, -1, -1, -1, 0, 936, 48, 0, 1, 2, 31, 54, 0, 0, 11},  // maskedCorners
    {758, -1, -1, -1, -1, 0, 937, 49, 0, 1, 2, 31, 54, 0, 0, 11},  // delegate
    {708, -1, -1, -1, 1611, 0, 938, 50, 0, 1, 2, 31, 2, 0, 0, 11},  // isOpaque
    {967, -1, -1, -1, -1, 0, 939, 51, 0, 1, 2, 31, 2, 0, 0, 11},  // needsDisplayOnBoundsChange
    {968, -1, -1, -1, -1, 0, 940, 52, 0, 1, 2, 31, 2, 0, 0, 11},  // allowsEdgeAntialiasing
    {969, -1, -1, -1, -1, 0, 941, 53, 0, 1, 2, 31, 54, 0, 0, 11},  // lineCap
    {970, -1, -1, -1, -1, 0, 942, 54, 0, 1, 2, 31, 54, 0, 0, 11},  // fillRule
    {971, -1, -1, -1, -1, 0, 943, 55, 0, 1, 2, 31, 0, 0, 0, 11},  // miterLimit
    {972, -1, -1, -1, -1, 0, 944, 56, 0, 1, 2, 31, 0, 0, 0, 11},  // strokeStart
    {973, -1, -1, -1, -1, 0, 945, 57, 0, 1, 2, 31, 0, 0, 0, 11},  // strokeEnd
    {974, -1, -1, -1, -1, 474, 946, 58, 0, 1, 1, 31, 14, 0, 0, 11},  // affineTransform
    {123, -1, -1, -1, -1, 474, 947, 59, 1, 2, 1, 31, 54, 0, 8, 11},  // setAffineTransform
    {975, -1, -1, -1, 1601, 475, 949, 60, 0, 1, 1, 31, 30, 0, 0, 11},  // presentation
    {976, -1, -1, -1, 1602, 475, 950, 61, 0, 1, 1, 31, 30, 0, 0, 11},  // model
    {977, -1, -1, -1, -1, 0, 951, 62, 0, 1, 2, 31, 30, 0, 0, 11},  // superlayer
    {978, -1, -1, -1, -1, 0, 952, 63, 0, 1, 2, 31, 4, 0, 0, 11},  // sublayers
    {979, -1, -1, -1, -1, 475, 953, 64, 1, 2, 1, 31, 54, 0, 0, 11},  // addSublayer
    {980, -1, -1, -1, -1, 476, 955, 65, 0, 1, 1, 31, 54, 0, 0, 11},  // removeFromSuperlayer
    {888, -1, -1, -1, 1594, 476, 956, 66, 2, 3, 1, 31, 9, 0, 5, 11},  // convert
    {888, -1, -1, -1, 1596, 478, 959, 67, 2, 3, 1, 31, 9, 0, 5, 11},  // convert
    {923, -1, -1, -1, -1, 480, 962, 68, 1, 2, 1, 31, 30, 0, 0, 11},  // hitTest
    {378, -1, -1, -1, 1552, 481, 964, 69, 1, 2, 1, 31, 2, 0, 0, 11},  // contains
    {981, -1, -1, -1, -1, 482, 966, 0, 0, 0, 0, 0, 47, 0, 0, 12},  // Rectangle
    {982, -1, -1, -1, -1, 482, 966, 1, 0, 0, 0, 0, 47, 0, 0, 12},  // Circle
    {983, -1, -1, -1, -1, 482, 966, 2, 0, 0, 0, 0, 47, 0, 0, 12},  // Ellipse
    {984, -1, -1, -1, -1, 482, 966, 3, 0, 0, 0, 0, 47, 0, 0, 12},  // Capsule
    {985, -1, -1, -1, -1, 482, 966, 4, 1, 1, 0, 0, 47, 0, 0, 12},  // RoundedRectangle
    {986, -1, -1, -1, -1, 483, 967, 5, 1, 1, 0, 0, 47, 0, 0, 12},  // Text
    {987, -1, -1, -1, -1, 484, 968, 6, 1, 1, 0, 0, 47, 0, 0, 12},  // Image
    {987, -1, -1, -1, -1, 485, 969, 7, 1, 1, 0, 0, 47, 0, 0, 12},  // Image
    {688, -1, -1, -1, -1, 486, 970, 8, 2, 3, 1, 48, 47, 0, 0, 12},  // frame
    {688, -1, -1, -1, -1, 488, 973, 9, 1, 2, 1, 48, 47, 0, 0, 12},  // frame
    {688, -1, -1, -1, -1, 489, 975, 10, 1, 2, 1, 48, 47, 0, 0, 12},  // frame
    {688, -1, -1, -1, -1, 490, 977, 11, 3, 4, 1, 48, 47, 0, 0, 12},  // frame
    {990, -1, -1, -1, -1, 493, 981, 12, 1, 2, 1, 48, 47, 0, 0, 12},  // padding
    {120, -1, -1, -1, -1, 494, 983, 13, 2, 3, 1, 48, 47, 0, 0, 12},  // position
    {120, -1, -1, -1, -1, 496, 986, 14, 1, 2, 1, 48, 47, 0, 0, 12},  // position
    {991, -1, -1, -1, -1, 497, 988, 15, 2, 3, 1, 48, 47, 0, 0, 12},  // offset
    {991, -1, -1, -1, -1, 499, 991, 16, 1, 2, 1, 48, 47, 0, 0, 12},  // offset
    {991, -1, -1, -1, -1, 500, 993, 17, 1, 2, 1, 48, 47, 0, 0, 12},  // offset
    {991, -1, -1, -1, -1, 501, 995, 18, 1, 2, 1, 48, 47, 0, 0, 12},  // offset
    {992, -1, -1, -1, -1, 502, 997, 19, 1, 2, 1, 48, 47, 0, 0, 12},  // rotationEffect
    {992, -1, -1, -1, -1, 503, 999, 20, 2, 3, 1, 48, 47, 0, 0, 12},  // rotationEffect
    {994, -1, -1, -1, -1, 505, 1002, 21, 1, 2, 1, 48, 47, 0, 0, 12},  // scaleEffect
    {994, -1, -1, -1, -1, 506, 1004, 22, 2, 3, 1, 48, 47, 0, 0, 12},  // scaleEffect
    {994, -1, -1, -1, -1, 508, 1007, 23, 2, 3, 1, 48, 47, 0, 0, 12},  // scaleEffect
    {994, -1, -1, -1, -1, 510, 1010, 24, 1, 2, 1, 48, 47, 0, 0, 12},  // scaleEffect
    {994, -1, -1, -1, -1, 511, 1012, 25, 1, 2, 1, 48, 47, 0, 0, 12},  // scaleEffect
    {994, -1, -1, -1, -1, 512, 1014, 26, 3, 4, 1, 48, 47, 0, 0, 12},  // scaleEffect
    {995, -1, -1, -1, -1, 515, 1018, 27, 1, 2, 1, 48, 47, 0, 0, 12},  // transformEffect
    {996, -1, -1, -1, -1, 516, 1020, 28, 1, 2, 1, 48, 47, 0, 0, 12},  // modifier
    {121, -1, -1, -1, -1, 0, 1022, 29, 0, 1, 2, 48, 14, 0, 0, 12},  // transform
    {355, -1, -1, -1, -1, 0, 1023, 30, 0, 1, 2, 48, 4, 0, 0, 12},  // corners
    {356, -1, -1, -1, -1, 0, 1024, 31, 0, 1, 2, 48, 9, 0, 0, 12},  // center
    {997, -1, -1, -1, -1, 0, 1025, 32, 0, 1, 2, 48, 13, 0, 0, 12},  // layoutFrame
    {301, -1, -1, -1, -1, 0, 1026, 33, 0, 1, 2, 48, 12, 0, 0, 12},  // size
    {998, 999, -1, -1, -1, 0, 0, 34, 0, 0, 5, 49, 48, 0, 0, 12},  // topLeading
    {358, 999, -1, -1, -1, 0, 0, 35, 0, 0, 5, 49, 48, 0, 0, 12},  // top
    {1000, 999, -1, -1, -1, 0, 0, 36, 0, 0, 5, 49, 48, 0, 0, 12},  // topTrailing
    {1001, 999, -1, -1, -1, 0, 0, 37, 0, 0, 5, 49, 48, 0, 0, 12},  // leading
    {356, 999, -1, -1, -1, 0, 0, 38, 0, 0, 5, 49, 48, 0, 0, 12},  // center
    {1002, 999, -1, -1, -1, 0, 0, 39, 0, 0, 5, 49, 48, 0, 0, 12},  // trailing
    {1003, 999, -1, -1, -1, 0, 0, 40, 0, 0, 5, 49, 48, 0, 0, 12},  // bottomLeading
    {360, 999, -1, -1, -1, 0, 0, 41, 0, 0, 5, 49, 48, 0, 0, 12},  // bottom
    {1004, 999, -1, -1, -1, 0, 0, 42, 0, 0, 5, 49, 48, 0, 0, 12},  // bottomTrailing
    {999, -1, -1, -1, -1, 517, 1027, 43, 2, 2, 0, 0, 9, 0, 0, 12},  // UnitPoint
    {1006, -1, -1, -1, -1, 519, 1029, 44, 1, 1, 3, 0, 14, 0, 0, 12},  // ProjectionTransform
    {1007, -1, -1, -1, -1, 520, 1030, 0, 2, 2, 3, 0, 32, 0, 0, 13},  // UIGestureRecognizer
    {1007, -1, -1, -1, -1, 522, 1032, 1, 1, 1, 3, 0, 32, 0, 0, 13},  // UIGestureRecognizer
    {1007, -1, -1, -1, -1, 0, 0, 2, 0, 0, 3, 0, 32, 0, 0, 13},  // UIGestureRecognizer
    {1009, -1, -1, -1, -1, 523, 1033, 3, 2, 2, 3, 0, 32, 0, 0, 13},  // UIPanGestureRecognizer
    {1009, -1, -1, -1, -1, 525, 1035, 4, 1, 1, 3, 0, 32, 0, 0, 13},  // UIPanGestureRecognizer
    {1009, -1, -1, -1, -1, 0, 0, 5, 0, 0, 3, 0, 32, 0, 0, 13},  // UIPanGestureRecognizer
    {1010, -1, -1, -1, -1, 526, 1036, 6, 2, 2, 3, 0, 32, 0, 0, 13},  // UIPinchGestureRecognizer
    {1010, -1, -1, -1, -1, 528, 1038, 7, 1, 1, 3, 0, 32, 0, 0, 13},  // UIPinchGestureRecognizer
    {1010, -1, -1, -1, -1, 0, 0, 8, 0, 0, 3, 0, 32, 0, 0, 13},  // UIPinchGestureRecognizer
    {1011, -1, -1, -1, -1, 529, 1039, 9, 2, 2, 3, 0, 32, 0, 0, 13},  // UIRotationGestureRecognizer
    {1011, -1, -1, -1, -1, 531, 1041, 10, 1, 1, 3, 0, 32, 0, 0, 13},  // UIRotationGestureRecognizer
    {1011, -1, -1, -1, -1, 0, 0, 11, 0, 0, 3, 0, 32, 0, 0, 13},  // UIRotationGestureRecognizer
    {1012, -1, -1, -1, -1, 532, 1042, 12, 2, 2, 3, 0, 32, 0, 0, 13},  // UITapGestureRecognizer
    {1012, -1, -1, -1, -1, 534, 1044, 13, 1, 1, 3, 0, 32, 0, 0, 13},  // UITapGestureRecognizer
    {1012, -1, -1, -1, -1, 0, 0, 14, 0, 0, 3, 0, 32, 0, 0, 13},  // UITapGestureRecognizer
    {1013, -1, -1, -1, -1, 535, 1045, 15, 2, 2, 3, 0, 32, 0, 0, 13},  // UILongPressGestureRecognizer
    {1013, -1, -1, -1, -1, 537, 1047, 16, 1, 1, 3, 0, 32, 0, 0, 13},  // UILongPressGestureRecognizer
    {1013, -1, -1, -1, -1, 0, 0, 17, 0, 0, 3, 0, 32, 0, 0, 13},  // UILongPressGestureRecognizer
    {1014, -1, -1, -1, -1, 538, 1048, 18, 2, 2, 3, 0, 32, 0, 0, 13},  // UISwipeGestureRecognizer
    {1014, -1, -1, -1, -1, 540, 1050, 19, 1, 1, 3, 0, 32, 0, 0, 13},  // UISwipeGestureRecognizer
    {1014, -1, -1, -1, -1, 0, 0, 20, 0, 0, 3, 0, 32, 0, 0, 13},  // UISwipeGestureRecognizer
    {785, 1007, -1, -1, -1, 0, 0, 21, 0, 0, 5, 33, 51, 0, 0, 13},  // State
    {1015, 1007, -1, -1, -1, 0, 0, 22, 0, 0, 5, 33, 51, 0, 0, 13},  // Direction
    {1017, -1, -1, -1, -1, 0, 1051, 23, 0, 1, 2, 34, 0, 0, 0, 13},  // rawValue
    {1019, 1020, 1021, -1, -1, 0, 0, 24, 0, 0, 5, 34, 33, 0, 0, 13},  // possible
    {1022, 1020, -1, -1, -1, 0, 0, 25, 0, 0, 5, 34, 33, 0, 0, 13},  // Possible
    {1023, 1020, 1024, -1, -1, 0, 0, 26, 0, 0, 5, 34, 33, 0, 0, 13},  // began
    {1025, 1020, -1, -1, -1, 0, 0, 27, 0, 0, 5, 34, 33, 0, 0, 13},  // Began
    {1026, 1020, 1027, -1, -1, 0, 0, 28, 0, 0, 5, 34, 33, 0, 0, 13},  // changed
    {1028, 1020, -1, -1, -1, 0, 0, 29, 0, 0, 5, 34, 33, 0, 0, 13},  // Changed
    {1029, 1020, 1030, -1, -1, 0, 0, 30, 0, 0, 5, 34, 33, 0, 0, 13},  // ended
    {1031, 1020, -1, -1, -1, 0, 0, 31, 0, 0, 5, 34, 33, 0, 0, 13},  // Ended
    {1032, 1020, 1033, -1, -1, 0, 0, 32, 0, 0, 5, 34, 33, 0, 0, 13},  // cancelled
    {1034, 1020, -1, -1, -1, 0, 0, 33, 0, 0, 5, 34, 33, 0, 0, 13},  // Cancelled
    {1035, 1020, 1036, -1, -1, 0, 0, 34, 0, 0, 5, 34, 33, 0, 0, 13},  // failed
    {1037, 1020, -1, -1, -1, 0, 0, 35, 0, 0, 5, 34, 33, 0, 0, 13},  // Failed
    {1038, 1020, 1039, -1, -1, 0, 0, 36, 0, 0, 5, 34, 33, 0, 0, 13},  // recognized
    {361, 1040, 1041, -1, -1, 0, 0, 37, 0, 0, 5, 35, 34, 0, 0, 13},  // right
    {1042, 1040, -1, -1, -1, 0, 0, 38, 0, 0, 5, 35, 34, 0, 0, 13},  // Right
    {359, 1040, 1043, -1, -1, 0, 0, 39, 0, 0, 5, 35, 34, 0, 0, 13},  // left
    {1044, 1040, -1, -1, -1, 0, 0, 40, 0, 0, 5, 35, 34, 0, 0, 13},  // Left
    {483, 1040, 1045, -1, -1, 0, 0, 41, 0, 0, 5, 35, 34, 0, 0, 13},  // up
    {1046, 1040, -1, -1, -1, 0, 0, 42, 0, 0, 5, 35, 34, 0, 0, 13},  // Up
    {484, 1040, 1047, -1, -1, 0, 0, 43, 0, 0, 5, 35, 34, 0, 0, 13},  // down
    {1048, 1040, -1, -1, -1, 0, 0, 44, 0, 0, 5, 35, 34, 0, 0, 13},  // Down
    {1049, -1, -1, -1, -1, 0, 1052, 45, 0, 1, 2, 33, 33, 0, 0, 13},  // state
    {857, -1, -1, -1, 1050, 0, 1053, 46, 0, 1, 2, 33, 2, 0, 0, 13},  // isEnabled
    {1050, -1, -1, -1, -1, 0, 1054, 47, 0, 1, 2, 33, 2, 0, 0, 13},  // enabled
    {77, -1, -1, -1, -1, 0, 1055, 48, 0, 1, 2, 33, 29, 0, 0, 13},  // view
    {693, -1, -1, -1, -1, 0, 1056, 49, 0, 1, 2, 33, 3, 0, 0, 13},  // name
    {1051, -1, -1, -1, -1, 0, 1057, 50, 0, 1, 2, 33, 2, 0, 0, 13},  // cancelsTouchesInView
    {1052, -1, -1, -1, -1, 0, 1058, 51, 0, 1, 2, 33, 2, 0, 0, 13},  // delaysTouchesBegan
    {1053, -1, -1, -1, -1, 0, 1059, 52, 0, 1, 2, 33, 2, 0, 0, 13},  // delaysTouchesEnded
    {1054, -1, -1, -1, -1, 0, 1060, 53, 0, 1, 2, 33, 0, 0, 0, 13},  // numberOfTouches
    {758, -1, -1, -1, -1, 0, 1061, 54, 0, 1, 2, 33, 54, 0, 0, 13},  // delegate
    {1055, -1, -1, -1, -1, 0, 1062, 55, 0, 1, 2, 33, 0, 0, 0, 13},  // minimumNumberOfTouches
    {1056, -1, -1, -1, -1, 0, 1063, 56, 0, 1, 2, 33, 0, 0, 0, 13},  // maximumNumberOfTouches
    {1057, -1, -1, -1, -1, 0, 1064, 57, 0, 1, 2, 33, 0, 0, 0, 13},  // numberOfTapsRequired
    {1058, -1, -1, -1, -1, 0, 1065, 58, 0, 1, 2, 33, 0, 0, 0, 13},  // numberOfTouchesRequired
    {1059, -1, -1, -1, -1, 0, 1066, 59, 0, 1, 2, 33, 0, 0, 0, 13},  // minimumPressDuration
    {1060, -1, -1, -1, -1, 0, 1067, 60, 0, 1, 2, 33, 0, 0, 0, 13},  // allowableMovement
    {1061, -1, -1, -1, -1, 0, 1068, 61, 0, 1, 2, 33, 34, 0, 0, 13},  // direction
    {276, -1, -1, -1, -1, 0, 1069, 62, 0, 1, 2, 33, 0, 0, 0, 13},  // scale
    {278, -1, -1, -1, -1, 0, 1070, 63, 0, 1, 2, 33, 0, 0, 0, 13},  // rotation
    {1062, -1, -1, -1, -1, 0, 1071, 64, 0, 1, 2, 33, 0, 0, 0, 13},  // velocity
    {1063, -1, -1, -1, -1, 541, 1072, 65, 1, 2, 1, 33, 9, 0, 0, 13},  // location
    {1064, -1, -1, -1, -1, 542, 1074, 66, 1, 2, 1, 33, 9, 0, 0, 13},  // locationInView
    {1063, -1, -1, -1, 1633, 543, 1076, 67, 2, 3, 1, 33, 9, 0, 0, 13},  // location
    {1066, -1, -1, -1, -1, 545, 1079, 68, 2, 3, 1, 33, 9, 0, 0, 13},  // locationOfTouch
    {279, -1, -1, -1, -1, 547, 1082, 69, 1, 2, 1, 33, 9, 0, 0, 13},  // translation
    {1068, -1, -1, -1, -1, 548, 1084, 70, 1, 2, 1, 33, 9, 0, 0, 13},  // translationInView
    {1062, -1, -1, -1, -1, 549, 1086, 71, 1, 2, 1, 33, 9, 0, 0, 13},  // velocity
    {1069, -1, -1, -1, -1, 550, 1088, 72, 1, 2, 1, 33, 9, 0, 0, 13},  // velocityInView
    {1070, -1, -1, -1, 1634, 551, 1090, 73, 2, 3, 1, 33, 54, 0, 0, 13},  // setTranslation
    {1070, -1, -1, -1, -1, 553, 1093, 74, 2, 3, 1, 33, 54, 0, 0, 13},  // setTranslation
    {839, -1, -1, -1, -1, 555, 1096, 75, 2, 3, 1, 33, 54, 0, 0, 13},  // addTarget
    {842, -1, -1, -1, -1, 557, 1099, 76, 2, 3, 1, 33, 54, 0, 0, 13},  // removeTarget
    {1071, -1, -1, -1, -1, 559, 1102, 77, 2, 3, 1, 33, 54, 0, 0, 13},  // touchesBegan
    {1072, -1, -1, -1, -1, 561, 1105, 78, 2, 3, 1, 33, 54, 0, 0, 13},  // touchesMoved
    {1073, -1, -1, -1, -1, 563, 1108, 79, 2, 3, 1, 33, 54, 0, 0, 13},  // touchesEnded
    {1074, -1, -1, -1, -1, 565, 1111, 80, 2, 3, 1, 33, 54, 0, 0, 13},  // touchesCancelled
    {1071, -1, -1, -1, -1, 567, 1114, 81, 2, 3, 1, 33, 54, 0, 0, 13},  // touchesBegan
    {1072, -1, -1, -1, -1, 569, 1117, 82, 2, 3, 1, 33, 54, 0, 0, 13},  // touchesMoved
    {1073, -1, -1, -1, -1, 571, 1120, 83, 2, 3, 1, 33, 54, 0, 0, 13},  // touchesEnded
    {1074, -1, -1, -1, -1, 573, 1123, 84, 2, 3, 1, 33, 54, 0, 0, 13},  // touchesCancelled
    {1076, -1, -1, -1, -1, 575, 1126, 85, 2, 3, 1, 33, 54, 0, 0, 13},  // ignore
    {1077, -1, -1, -1, -1, 577, 1129, 86, 2, 3, 1, 33, 54, 0, 0, 13},  // ignoreTouch
    {1079, -1, -1, -1, -1, 579, 1132, 87, 0, 1, 1, 33, 54, 0, 0, 13},  // reset
    {1080, -1, -1, -1, 1635, 579, 1133, 88, 1, 2, 1, 33, 54, 0, 0, 13},  // require
    {1082, -1, -1, -1, -1, 580, 1135, 89, 1, 2, 1, 33, 54, 0, 0, 13},  // requireGestureRecognizerToFail
    {1083, -1, -1, -1, -1, 581, 1137, 90, 1, 2, 1, 30, 54, 0, 0, 13},  // addGestureRecognizer
    {1084, -1, -1, -1, -1, 582, 1139, 91, 1, 2, 1, 30, 54, 0, 0, 13},  // removeGestureRecognizer
    {1085, -1, -1, -1, -1, 0, 1141, 92, 0, 1, 2, 30, 4, 0, 0, 13},  // gestureRecognizers
    {1086, -1, -1, -1, -1, 0, 1142, 93, 0, 1, 2, 30, 2, 0, 0, 13},  // isMultipleTouchEnabled
    {1087, -1, -1, -1, -1, 0, 1143, 94, 0, 1, 2, 30, 2, 0, 0, 13},  // multipleTouchEnabled
    {1088, -1, -1, -1, 1593, 0, 1144, 95, 0, 1, 2, 30, 2, 0, 0, 13},  // isExclusiveTouch
    {1063, -1, -1, -1, -1, 583, 1145, 0, 1, 2, 1, 51, 9, 0, 0, 14},  // location
    {1064, -1, -1, -1, -1, 584, 1147, 1, 1, 2, 1, 51, 9, 0, 0, 14},  // locationInView
    {1095, -1, -1, -1, -1, 585, 1149, 2, 1, 2, 1, 51, 9, 0, 0, 14},  // previousLocation
    {1096, -1, -1, -1, -1, 586, 1151, 3, 1, 2, 1, 51, 9, 0, 0, 14},  // previousLocationInView
    {1097, 1089, -1, -1, -1, 0, 0, 4, 0, 0, 5, 51, 51, 0, 0, 14},  // Phase
    {1023, 1099, 1100, -1, -1, 0, 0, 5, 0, 0, 5, 36, 35, 0, 0, 14},  // began
    {1101, 1099, 1102, -1, -1, 0, 0, 6, 0, 0, 5, 36, 35, 0, 0, 14},  // moved
    {1103, 1099, 1104, -1, -1, 0, 0, 7, 0, 0, 5, 36, 35, 0, 0, 14},  // stationary
    {1029, 1099, 1105, -1, -1, 0, 0, 8, 0, 0, 5, 36, 35, 0, 0, 14},  // ended
    {1032, 1099, 1106, -1, -1, 0, 0, 9, 0, 0, 5, 36, 35, 0, 0, 14},  // cancelled
    {1107, -1, -1, -1, -1, 587, 1153, 10, 0, 1, 1, 5, 54, 0, 0, 14},  // anyObject
    {1110, -1, -1, -1, -1, 587, 1154, 11, 1, 2, 1, 51, 4, 0, 0, 14},  // touches
    {1111, -1, -1, -1, -1, 588, 1156, 12, 1, 2, 1, 51, 4, 0, 0, 14},  // touchesForView
    {1112, -1, -1, -1, -1, 589, 1158, 13, 1, 2, 1, 51, 4, 0, 0, 14},  // touchesForGestureRecognizer
    {1113, -1, -1, -1, -1, 590, 1160, 14, 1, 2, 1, 51, 4, 0, 0, 14},  // coalescedTouches
    {1114, -1, -1, -1, -1, 591, 1162, 15, 1, 2, 1, 51, 4, 0, 0, 14},  // coalescedTouchesForTouch
    {1115, -1, -1, -1, -1, 592, 1164, 16, 1, 2, 1, 51, 4, 0, 0, 14},  // predictedTouches
    {1116, -1, -1, -1, -1, 593, 1166, 17, 1, 2, 1, 51, 4, 0, 0, 14},  // predictedTouchesForTouch
    {1117, -1, -1, -1, -1, 594, 1168, 18, 3, 3, 0, 0, 54, 0, 0, 14},  // drag
    {1117, -1, -1, -1, -1, 597, 1171, 19, 4, 4, 0, 0, 54, 0, 0, 14},  // drag
    {1120, -1, -1, -1, -1, 601, 1175, 20, 3, 3, 0, 0, 54, 0, 0, 14},  // fingers
    {1120, -1, -1, -1, -1, 604, 1178, 21, 4, 4, 0, 0, 54, 0, 0, 14},  // fingers
    {1121, -1, -1, -1, -1, 608, 1182, 22, 4, 4, 0, 0, 54, 0, 0, 14},  // pinch
    {1121, -1, -1, -1, -1, 612, 1186, 23, 5, 5, 0, 0, 54, 0, 0, 14},  // pinch
    {1122, -1, -1, -1, -1, 617, 1191, 24, 4, 4, 0, 0, 54, 0, 0, 14},  // twist
    {1124, -1, -1, -1, -1, 621, 1195, 25, 1, 1, 0, 0, 54, 0, 0, 14},  // tap
    {1124, -1, -1, -1, -1, 622, 1196, 26, 2, 2, 0, 0, 54, 0, 0, 14},  // tap
    {1124, -1, -1, -1, -1, 624, 1198, 27, 2, 2, 0, 0, 54, 0, 0, 14},  // tap
    {1124, -1, -1, -1, -1, 626, 1200, 28, 3, 3, 0, 0, 54, 0, 0, 14},  // tap
    {1126, -1, -1, -1, -1, 629, 1203, 29, 2, 2, 0, 0, 54, 0, 0, 14},  // press
    {1120, -1, -1, -1, -1, 631, 1205, 30, 2, 2, 0, 0, 54, 0, 0, 14},  // fingers
    {1128, -1, -1, -1, -1, 633, 1207, 31, 0, 0, 0, 0, 54, 0, 0, 14},  // lift
    {1129, -1, -1, -1, -1, 633, 1207, 32, 0, 0, 0, 0, 54, 0, 0, 14},  // cancel
    {1132, 211, -1, -1, -1, 0, 0, 0, 0, 0, 5, 30, 51, 0, 0, 15},  // AnimationOptions
    {1133, 211, -1, -1, -1, 0, 0, 1, 0, 0, 5, 30, 51, 0, 0, 15},  // KeyframeAnimationOptions
    {1135, 211, -1, -1, -1, 0, 0, 2, 0, 0, 5, 30, 51, 0, 0, 15},  // AnimationCurve
    {1017, -1, -1, -1, -1, 0, 1207, 3, 0, 1, 2, 39, 0, 0, 0, 15},  // rawValue
    {1132, 211, -1, -1, -1, 633, 1208, 4, 1, 1, 4, 30, 4, 0, 0, 15},  // AnimationOptions
    {1133, 211, -1, -1, -1, 634, 1209, 5, 1, 1, 4, 30, 4, 0, 0, 15},  // KeyframeAnimationOptions
    {1130, -1, -1, -1, -1, 635, 1210, 6, 1, 1, 3, 0, 38, 0, 0, 15},  // UIViewAnimationOptions
    {1131, -1, -1, -1, -1, 636, 1211, 7, 1, 1, 3, 0, 38, 0, 0, 15},  // UIViewKeyframeAnimationOptions
    {1141, 1130, 1142, -1, -1, 0, 0, 8, 0, 0, 5, 39, 38, 0, 0, 15},  // curveEaseInOut
    {1143, 1130, 1144, -1, -1, 0, 0, 9, 0, 0, 5, 39, 38, 0, 0, 15},  // curveEaseIn
    {1145, 1130, 1146, -1, -1, 0, 0, 10, 0, 0, 5, 39, 38, 0, 0, 15},  // curveEaseOut
    {1147, 1130, 1148, -1, -1, 0, 0, 11, 0, 0, 5, 39, 38, 0, 0, 15},  // curveLinear
    {10, 1130, 1149, -1, -1, 0, 0, 12, 0, 0, 5, 39, 38, 0, 0, 15},  // repeat
    {1150, 1130, 1151, -1, -1, 0, 0, 13, 0, 0, 5, 39, 38, 0, 0, 15},  // autoreverse
    {1152, 1130, 1153, -1, -1, 0, 0, 14, 0, 0, 5, 39, 38, 0, 0, 15},  // beginFromCurrentState
    {1154, 1130, 1155, -1, -1, 0, 0, 15, 0, 0, 5, 39, 38, 0, 0, 15},  // overrideInheritedDuration
    {1156, 1130, 1157, -1, -1, 0, 0, 16, 0, 0, 5, 39, 38, 0, 0, 15},  // overrideInheritedCurve
    {1158, 1130, 1159, -1, -1, 0, 0, 17, 0, 0, 5, 39, 38, 0, 0, 15},  // overrideInheritedOptions
    {1160, 1130, 1161, -1, -1, 0, 0, 18, 0, 0, 5, 39, 38, 0, 0, 15},  // allowUserInteraction
    {899, 1130, 1162, -1, -1, 0, 0, 19, 0, 0, 5, 39, 38, 0, 0, 15},  // layoutSubviews
    {1163, 1130, 1164, -1, -1, 0, 0, 20, 0, 0, 5, 39, 38, 0, 0, 15},  // allowAnimatedContent
    {1165, 1130, 1166, -1, -1, 0, 0, 21, 0, 0, 5, 39, 38, 0, 0, 15},  // showHideTransitionViews
    {1167, 1130, 1168, -1, -1, 0, 0, 22, 0, 0, 5, 39, 38, 0, 0, 15},  // calculationModeLinear
    {1169, 1130, 1170, -1, -1, 0, 0, 23, 0, 0, 5, 39, 38, 0, 0, 15},  // calculationModeDiscrete
    {1171, 1130, -1, -1, -1, 0, 0, 24, 0, 0, 5, 39, 38, 0, 0, 15},  // CurveEaseInOut
    {1172, 1130, -1, -1, -1, 0, 0, 25, 0, 0, 5, 39, 38, 0, 0, 15},  // CurveEaseIn
    {1173, 1130, -1, -1, -1, 0, 0, 26, 0, 0, 5, 39, 38, 0, 0, 15},  // CurveEaseOut
    {1174, 1130, -1, -1, -1, 0, 0, 27, 0, 0, 5, 39, 38, 0, 0, 15},  // CurveLinear
    {1175, 1130, -1, -1, -1, 0, 0, 28, 0, 0, 5, 39, 38, 0, 0, 15},  // Repeat
    {1176, 1130, -1, -1, -1, 0, 0, 29, 0, 0, 5, 39, 38, 0, 0, 15},  // Autoreverse
    {1177, 1130, -1, -1, -1, 0, 0, 30, 0, 0, 5, 39, 38, 0, 0, 15},  // BeginFromCurrentState
    {1178, 1130, -1, -1, -1, 0, 0, 31, 0, 0, 5, 39, 38, 0, 0, 15},  // OverrideInheritedDuration
    {1179, 1130, -1, -1, -1, 0, 0, 32, 0, 0, 5, 39, 38, 0, 0, 15},  // OverrideInheritedCurve
    {1180, 1130, -1, -1, -1, 0, 0, 33, 0, 0, 5, 39, 38, 0, 0, 15},  // OverrideInheritedOptions
    {1181, 1130, -1, -1, -1, 0, 0, 34, 0, 0, 5, 39, 38, 0, 0, 15},  // AllowUserInteraction
    {1182, 1130, -1, -1, -1, 0, 0, 35, 0, 0, 5, 39, 38, 0, 0, 15},  // LayoutSubviews
    {1183, 1130, -1, -1, -1, 0, 0, 36, 0, 0, 5, 39, 38, 0, 0, 15},  // CalculationModeLinear
    {1184, 1134, 1185, -1, -1, 0, 0, 37, 0, 0, 5, 40, 39, 0, 0, 15},  // easeInOut
    {1186, 1134, 1187, -1, -1, 0, 0, 38, 0, 0, 5, 40, 39, 0, 0, 15},  // easeIn
    {1188, 1134, 1189, -1, -1, 0, 0, 39, 0, 0, 5, 40, 39, 0, 0, 15},  // easeOut
    {1190, 1134, 1191, -1, -1, 0, 0, 40, 0, 0, 5, 40, 39, 0, 0, 15},  // linear
    {1192, 1134, -1, -1, -1, 0, 0, 41, 0, 0, 5, 40, 39, 0, 0, 15},  // EaseInOut
    {1193, 1134, -1, -1, -1, 0, 0, 42, 0, 0, 5, 40, 39, 0, 0, 15},  // EaseIn
    {1194, 1134, -1, -1, -1, 0, 0, 43, 0, 0, 5, 40, 39, 0, 0, 15},  // EaseOut
    {1195, 1134, -1, -1, -1, 0, 0, 44, 0, 0, 5, 40, 39, 0, 0, 15},  // Linear
    {1190, 1136, 1196, -1, -1, 0, 0, 45, 0, 0, 5, 41, 40, 0, 0, 15},  // linear
    {1186, 1136, 1197, -1, -1, 0, 0, 46, 0, 0, 5, 41, 40, 0, 0, 15},  // easeIn
    {1188, 1136, 1198, -1, -1, 0, 0, 47, 0, 0, 5, 41, 40, 0, 0, 15},  // easeOut
    {1199, 1136, 1200, -1, -1, 0, 0, 48, 0, 0, 5, 41, 40, 0, 0, 15},  // easeInEaseOut
    {15, 1136, 1201, -1, -1, 0, 0, 49, 0, 0, 5, 41, 40, 0, 0, 15},  // default
    {1202, 1139, 1203, -1, -1, 0, 0, 50, 0, 0, 5, 42, 41, 0, 0, 15},  // removed
    {1204, 1139, 1205, -1, -1, 0, 0, 51, 0, 0, 5, 42, 41, 0, 0, 15},  // forwards
    {1206, 1139, 1207, -1, -1, 0, 0, 52, 0, 0, 5, 42, 41, 0, 0, 15},  // backwards
    {1208, 1139, 1209, -1, -1, 0, 0, 53, 0, 0, 5, 42, 41, 0, 0, 15},  // both
    {1210, 1137, 1211, -1, -1, 0, 0, 54, 0, 0, 5, 44, 43, 0, 0, 15},  // inactive
    {1212, 1137, 1213, -1, -1, 0, 0, 55, 0, 0, 5, 44, 43, 0, 0, 15},  // active
    {1214, 1137, 1215, -1, -1, 0, 0, 56, 0, 0, 5, 44, 43, 0, 0, 15},  // stopped
    {1216, 1138, 1217, -1, -1, 0, 0, 57, 0, 0, 5, 45, 44, 0, 0, 15},  // end
    {1218, 1138, 1219, -1, -1, 0, 0, 58, 0, 0, 5, 45, 44, 0, 0, 15},  // start
    {916, 1138, 1220, -1, -1, 0, 0, 59, 0, 0, 5, 45, 44, 0, 0, 15},  // current
    {1190, 1140, 1221, -1, -1, 0, 0, 60, 0, 0, 5, 43, 42, 0, 0, 15},  // linear
    {1222, 1140, 1223, -1, -1, 0, 0, 61, 0, 0, 5, 43, 42, 0, 0, 15},  // discrete
    {1224, 1140, 1225, -1, -1, 0, 0, 62, 0, 0, 5, 43, 42, 0, 0, 15},  // paced
    {1226, -1, -1, -1, -1, 637, 1212, 0, 1, 1, 0, 0, 54, 0, 0, 16},  // advance
    {1227, -1, -1, -1, -1, 638, 1213, 1, 0, 0, 0, 0, 54, 0, 0, 16},  // run
    {1228, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 0, 0, 0, 16},  // now
    {1229, -1, -1, -1, -1, 638, 1213, 3, 0, 0, 0, 0, 0, 0, 0, 16},  // CACurrentMediaTime
    {1230, -1, -1, -1, -1, 638, 1213, 4, 1, 1, 3, 0, 37, 0, 0, 16},  // CAMediaTimingFunction
    {1234, 1230, -1, -1, -1, 639, 1214, 5, 1, 1, 4, 38, 37, 0, 0, 16},  // functionWithName
    {1230, -1, -1, -1, -1, 640, 1215, 6, 4, 4, 3, 0, 37, 0, 0, 16},  // CAMediaTimingFunction
    {1231, -1, -1, -1, -1, 644, 1219, 7, 2, 2, 3, 0, 37, 0, 0, 16},  // UICubicTimingParameters
    {1231, -1, -1, -1, -1, 646, 1221, 8, 1, 1, 3, 0, 37, 0, 0, 16},  // UICubicTimingParameters
    {1232, -1, -1, -1, -1, 647, 1222, 9, 1, 1, 3, 0, 37, 0, 0, 16},  // UISpringTimingParameters
    {1232, -1, -1, -1, -1, 648, 1223, 10, 2, 2, 3, 0, 37, 0, 0, 16},  // UISpringTimingParameters
    {1232, -1, -1, -1, -1, 650, 1225, 11, 4, 4, 3, 0, 37, 0, 0, 16},  // UISpringTimingParameters
    {75, -1, -1, -1, -1, 654, 1229, 12, 1, 2, 1, 38, 0, 0, 0, 16},  // value
    {1062, -1, -1, -1, -1, 655, 1231, 13, 1, 2, 1, 38, 0, 0, 0, 16},  // velocity
    {1236, -1, -1, -1, -1, 0, 1233, 14, 0, 1, 2, 38, 9, 0, 0, 16},  // controlPoint1
    {1237, -1, -1, -1, -1, 0, 1234, 15, 0, 1, 2, 38, 9, 0, 0, 16},  // controlPoint2
    {1190, 1233, -1, -1, -1, 0, 0, 16, 0, 0, 5, 38, 37, 0, 0, 16},  // linear
    {1186, 1233, -1, -1, -1, 0, 0, 17, 0, 0, 5, 38, 37, 0, 0, 16},  // easeIn
    {1188, 1233, -1, -1, -1, 0, 0, 18, 0, 0, 5, 38, 37, 0, 0, 16},  // easeOut
    {1184, 1233, -1, -1, -1, 0, 0, 19, 0, 0, 5, 38, 37, 0, 0, 16},  // easeInOut
    {1244, 1233, -1, -1, -1, 656, 1235, 20, 2, 2, 4, 38, 37, 0, 0, 16},  // bezier
    {1247, -1, -1, -1, -1, 658, 1237, 21, 3, 3, 0, 0, 14, 0, 0, 16},  // interpolate
    {1248, 211, -1, -1, -1, 663, 1240, 0, 2, 2, 4, 30, 54, 0, 0, 17},  // animate
    {1248, 211, -1, -1, -1, 668, 1242, 1, 3, 3, 4, 30, 54, 0, 0, 17},  // animate
    {1248, 211, -1, -1, -1, 674, 1245, 2, 3, 3, 4, 30, 54, 0, 0, 17},  // animate
    {1248, 211, -1, -1, -1, 681, 1248, 3, 4, 4, 4, 30, 54, 0, 0, 17},  // animate
    {1248, 211, -1, -1, -1, 689, 1252, 4, 4, 4, 4, 30, 54, 0, 0, 17},  // animate
    {1248, 211, -1, -1, -1, 698, 1256, 5, 5, 5, 4, 30, 54, 0, 0, 17},  // animate
    {1248, 211, -1, -1, -1, 708, 1261, 6, 5, 5, 4, 30, 54, 0, 0, 17},  // animate
    {1248, 211, -1, -1, -1, 719, 1266, 7, 6, 6, 4, 30, 54, 0, 0, 17},  // animate
    {1248, 211, -1, -1, -1, 731, 1272, 8, 6, 6, 4, 30, 54, 0, 0, 17},  // animate
    {1248, 211, -1, -1, -1, 744, 1278, 9, 7, 7, 4, 30, 54, 0, 0, 17},  // animate
    {1256, 211, -1, -1, -1, 753, 1285, 10, 2, 2, 4, 30, 54, 0, 0, 17},  // animateWithDuration
    {1256, 211, -1, -1, -1, 758, 1287, 11, 3, 3, 4, 30, 54, 0, 0, 17},  // animateWithDuration
    {1256, 211, -1, -1, -1, 765, 1290, 12, 4, 4, 4, 30, 54, 0, 0, 17},  // animateWithDuration
    {1256, 211, -1, -1, -1, 774, 1294, 13, 5, 5, 4, 30, 54, 0, 0, 17},  // animateWithDuration
    {1256, 211, -1, -1, -1, 786, 1299, 14, 7, 7, 4, 30, 54, 0, 0, 17},  // animateWithDuration
    {1257, 211, -1, -1, -1, 796, 1306, 15, 3, 3, 4, 30, 54, 0, 0, 17},  // animateKeyframes
    {1257, 211, -1, -1, -1, 803, 1309, 16, 4, 4, 4, 30, 54, 0, 0, 17},  // animateKeyframes
    {1257, 211, -1, -1, -1, 811, 1313, 17, 4, 4, 4, 30, 54, 0, 0, 17},  // animateKeyframes
    {1257, 211, -1, -1, -1, 820, 1317, 18, 5, 5, 4, 30, 54, 0, 0, 17},  // animateKeyframes
    {1258, 211, -1, -1, -1, 830, 1322, 19, 5, 5, 4, 30, 54, 0, 0, 17},  // animateKeyframesWithDuration
    {1259, 211, -1, -1, -1, 838, 1327, 20, 3, 3, 4, 30, 54, 0, 0, 17},  // addKeyframe
    {1262, 211, -1, -1, -1, 844, 1330, 21, 3, 3, 4, 30, 54, 0, 0, 17},  // addKeyframeWithRelativeStartTime
    {1263, 1264, -1, -1, -1, 852, 1333, 22, 5, 5, 4, 37, 36, 0, 0, 17},  // runningPropertyAnimator
    {1263, 1264, -1, -1, -1, 861, 1338, 23, 4, 4, 4, 37, 36, 0, 0, 17},  // runningPropertyAnimator
    {1263, 1264, -1, -1, -1, 869, 1342, 24, 4, 4, 4, 37, 36, 0, 0, 17},  // runningPropertyAnimator
    {1263, 1264, -1, -1, -1, 876, 1346, 25, 3, 3, 4, 37, 36, 0, 0, 17},  // runningPropertyAnimator
    {1265, 211, -1, -1, -1, 879, 1349, 26, 2, 2, 4, 30, 54, 0, 0, 17},  // beginAnimations
    {1267, 211, -1, -1, -1, 881, 1351, 27, 0, 0, 4, 30, 54, 0, 0, 17},  // commitAnimations
    {1268, 211, -1, -1, -1, 881, 1351, 28, 1, 1, 4, 30, 54, 0, 0, 17},  // setAnimationDuration
    {1269, 211, -1, -1, -1, 882, 1352, 29, 1, 1, 4, 30, 54, 0, 0, 17},  // setAnimationDelay
    {1270, 211, -1, -1, -1, 883, 1353, 30, 1, 1, 4, 30, 54, 0, 0, 17},  // setAnimationRepeatCount
    {1271, 211, -1, -1, -1, 884, 1354, 31, 1, 1, 4, 30, 54, 0, 0, 17},  // setAnimationRepeatAutoreverses
    {1272, 211, -1, -1, -1, 885, 1355, 32, 1, 1, 4, 30, 54, 0, 0, 17},  // setAnimationBeginsFromCurrentState
    {1273, 211, -1, -1, -1, 886, 1356, 33, 1, 1, 4, 30, 54, 0, 0, 17},  // setAnimationCurve
    {1274, 211, -1, -1, -1, 887, 1357, 34, 1, 1, 4, 30, 54, 0, 0, 17},  // setAnimationDelegate
    {921, 1275, -1, -1, -1, 0, 0, 35, 0, 0, 5, 47, 46, 0, 0, 17},  // main
    {1278, 1275, -1, -1, -1, 0, 0, 36, 0, 0, 5, 47, 46, 0, 0, 17},  // background
    {1279, 1275, -1, -1, -1, 888, 1358, 37, 0, 0, 4, 47, 46, 0, 0, 17},  // global
    {1279, 1275, -1, -1, -1, 888, 1358, 38, 1, 1, 4, 47, 46, 0, 0, 17},  // global
    {1275, -1, -1, -1, -1, 889, 1359, 39, 1, 1, 3, 0, 46, 0, 0, 17},  // DispatchQueue
    {1275, -1, -1, -1, -1, 890, 1360, 40, 2, 2, 3, 0, 46, 0, 0, 17},  // DispatchQueue
    {1281, -1, -1, -1, -1, 892, 1362, 41, 1, 2, 1, 47, 54, 0, 0, 17},  // sync
    {1281, -1, -1, -1, -1, 893, 1364, 42, 1, 2, 1, 47, 54, 0, 0, 17},  // sync
    {1283, -1, -1, -1, -1, 894, 1366, 43, 1, 2, 1, 47, 54, 0, 0, 17},  // async
    {1283, -1, -1, -1, -1, 895, 1368, 44, 1, 2, 1, 47, 54, 0, 0, 17},  // async
    {1284, -1, -1, -1, -1, 896, 1370, 45, 2, 3, 1, 47, 54, 0, 0, 17},  // asyncAfter
    {1284, -1, -1, -1, -1, 898, 1373, 46, 2, 3, 1, 47, 54, 0, 0, 17},  // asyncAfter
    {1286, -1, -1, -1, -1, 900, 1376, 47, 2, 2, 0, 0, 54, 0, 0, 17},  // dispatch_async
    {1287, -1, -1, -1, -1, 902, 1378, 48, 3, 3, 0, 0, 54, 0, 0, 17},  // dispatch_after
    {1288, -1, -1, -1, -1, 905, 1381, 49, 0, 0, 0, 0, 46, 0, 0, 17},  // dispatch_get_main_queue
    {1228, 1276, -1, -1, -1, 905, 1381, 50, 0, 0, 4, 1, 0, 0, 0, 17},  // now
    {1127, 1277, -1, -1, -1, 905, 1381, 51, 1, 1, 4, 1, 0, 0, 0, 17},  // seconds
    {1289, 1277, -1, -1, -1, 906, 1382, 52, 1, 1, 4, 1, 0, 0, 0, 17},  // milliseconds
    {1290, 1277, -1, -1, -1, 907, 1383, 53, 1, 1, 4, 1, 0, 0, 0, 17},  // microseconds
    {1291, 1277, -1, -1, -1, 908, 1384, 54, 1, 1, 4, 1, 0, 0, 0, 17},  // nanoseconds
    {1292, -1, -1, -1, -1, 0, 0, 55, 0, 0, 5, 0, 0, 0, 0, 17},  // DISPATCH_TIME_NOW
    {1293, -1, -1, -1, -1, 0, 0, 56, 0, 0, 5, 0, 0, 0, 0, 17},  // NSEC_PER_SEC
    {1294, -1, -1, -1, -1, 0, 0, 57, 0, 0, 5, 0, 0, 0, 0, 17},  // NSEC_PER_MSEC
    {1295, -1, -1, -1, -1, 909, 1385, 58, 2, 2, 0, 0, 0, 0, 0, 17},  // dispatch_time
    {1296, 211, -1, -1, -1, 912, 1387, 59, 1, 1, 4, 30, 54, 0, 0, 17},  // performWithoutAnimation
    {1297, 211, -1, -1, -1, 913, 1388, 60, 1, 1, 4, 30, 54, 0, 0, 17},  // setAnimationsEnabled
    {1298, -1, -1, -1, -1, 0, 0, 0, 0, 0, 3, 0, 36, 0, 0, 18},  // CABasicAnimation
    {1298, -1, -1, -1, -1, 914, 1389, 1, 1, 1, 3, 0, 36, 0, 0, 18},  // CABasicAnimation
    {1300, -1, -1, -1, -1, 0, 0, 2, 0, 0, 3, 0, 36, 0, 0, 18},  // CASpringAnimation
    {1300, -1, -1, -1, -1, 915, 1390, 3, 1, 1, 3, 0, 36, 0, 0, 18},  // CASpringAnimation
    {1301, -1, -1, -1, -1, 0, 0, 4, 0, 0, 3, 0, 36, 0, 0, 18},  // CAKeyframeAnimation
    {1301, -1, -1, -1, -1, 916, 1391, 5, 1, 1, 3, 0, 36, 0, 0, 18},  // CAKeyframeAnimation
    {1302, -1, -1, -1, -1, 0, 0, 6, 0, 0, 3, 0, 36, 0, 0, 18},  // CAAnimationGroup
    {1299, -1, -1, -1, -1, 0, 1392, 7, 0, 1, 2, 37, 3, 0, 0, 18},  // keyPath
    {1303, -1, -1, -1, -1, 0, 1393, 8, 0, 1, 2, 37, 54, 0, 0, 18},  // fromValue
    {1304, -1, -1, -1, -1, 0, 1394, 9, 0, 1, 2, 37, 54, 0, 0, 18},  // toValue
    {1305, -1, -1, -1, -1, 0, 1395, 10, 0, 1, 2, 37, 54, 0, 0, 18},  // byValue
    {604, -1, -1, -1, -1, 0, 1396, 11, 0, 1, 2, 37, 4, 0, 0, 18},  // values
    {1306, -1, -1, -1, -1, 0, 1397, 12, 0, 1, 2, 37, 31, 0, 0, 18},  // path
    {1307, -1, -1, -1, -1, 0, 1398, 13, 0, 1, 2, 37, 4, 0, 0, 18},  // keyTimes
    {1308, -1, -1, -1, -1, 0, 1399, 14, 0, 1, 2, 37, 4, 0, 0, 18},  // timingFunctions
    {1309, -1, -1, -1, -1, 0, 1400, 15, 0, 1, 2, 37, 42, 0, 0, 18},  // calculationMode
    {1310, -1, -1, -1, -1, 0, 1401, 16, 0, 1, 2, 37, 54, 0, 0, 18},  // rotationMode
    {1250, -1, -1, -1, -1, 0, 1402, 17, 0, 1, 2, 37, 4, 0, 0, 18},  // animations
    {1311, -1, -1, -1, -1, 0, 1403, 18, 0, 1, 2, 37, 2, 0, 0, 18},  // additive
    {1312, -1, -1, -1, -1, 0, 1404, 19, 0, 1, 2, 37, 2, 0, 0, 18},  // isAdditive
    {1313, -1, -1, -1, -1, 0, 1405, 20, 0, 1, 2, 37, 2, 0, 0, 18},  // cumulative
    {1314, -1, -1, -1, -1, 0, 1406, 21, 0, 1, 2, 37, 2, 0, 0, 18},  // isCumulative
    {1241, -1, -1, -1, -1, 0, 1407, 22, 0, 1, 2, 37, 0, 0, 0, 18},  // mass
    {1242, -1, -1, -1, -1, 0, 1408, 23, 0, 1, 2, 37, 0, 0, 0, 18},  // stiffness
    {1243, -1, -1, -1, -1, 0, 1409, 24, 0, 1, 2, 37, 0, 0, 0, 18},  // damping
    {1240, -1, -1, -1, -1, 0, 1410, 25, 0, 1, 2, 37, 0, 0, 0, 18},  // initialVelocity
    {1315, -1, -1, -1, -1, 0, 1411, 26, 0, 1, 2, 37, 37, 0, 0, 18},  // timingFunction
    {1316, -1, -1, -1, -1, 0, 1412, 27, 0, 1, 2, 37, 0, 0, 0, 18},  // duration
    {1317, -1, -1, -1, -1, 0, 1413, 28, 0, 1, 2, 37, 0, 0, 0, 18},  // speed
    {1318, -1, -1, -1, -1, 0, 1414, 29, 0, 1, 2, 37, 0, 0, 0, 18},  // beginTime
    {1319, -1, -1, -1, -1, 0, 1415, 30, 0, 1, 2, 37, 0, 0, 0, 18},  // timeOffset
    {1320, -1, -1, -1, -1, 0, 1416, 31, 0, 1, 2, 37, 0, 0, 0, 18},  // repeatCount
    {1321, -1, -1, -1, -1, 0, 1417, 32, 0, 1, 2, 37, 0, 0, 0, 18},  // repeatDuration
    {1322, -1, -1, -1, -1, 0, 1418, 33, 0, 1, 2, 37, 2, 0, 0, 18},  // autoreverses
    {1323, -1, -1, -1, -1, 0, 1419, 34, 0, 1, 2, 37, 41, 0, 0, 18},  // fillMode
    {1324, -1, -1, -1, -1, 0, 1420, 35, 0, 1, 2, 37, 2, 0, 0, 18},  // isRemovedOnCompletion
    {1325, -1, -1, -1, -1, 0, 1421, 36, 0, 1, 2, 37, 2, 0, 0, 18},  // removedOnCompletion
    {758, -1, -1, -1, -1, 0, 1422, 37, 0, 1, 2, 37, 54, 0, 0, 18},  // delegate
    {1326, -1, -1, -1, 1632, 0, 1423, 38, 0, 1, 2, 37, 2, 0, 0, 18},  // isInterruptible
    {699, -1, -1, -1, -1, 0, 1424, 39, 0, 1, 2, 37, 2, 0, 0, 18},  // isUserInteractionEnabled
    {1327, -1, -1, -1, -1, 0, 1425, 40, 0, 1, 2, 37, 0, 0, 0, 18},  // settlingDuration
    {1264, -1, -1, -1, -1, 917, 1426, 41, 0, 0, 3, 0, 36, 0, 0, 18},  // UIViewPropertyAnimator
    {1264, -1, -1, -1, -1, 920, 1426, 42, 3, 3, 3, 0, 36, 0, 0, 18},  // UIViewPropertyAnimator
    {1264, -1, -1, -1, -1, 925, 1429, 43, 2, 2, 3, 0, 36, 0, 0, 18},  // UIViewPropertyAnimator
    {1264, -1, -1, -1, -1, 930, 1431, 44, 3, 3, 3, 0, 36, 0, 0, 18},  // UIViewPropertyAnimator
    {1264, -1, -1, -1, -1, 935, 1434, 45, 2, 2, 3, 0, 36, 0, 0, 18},  // UIViewPropertyAnimator
    {1264, -1, -1, -1, -1, 941, 1436, 46, 4, 4, 3, 0, 36, 0, 0, 18},  // UIViewPropertyAnimator
    {1264, -1, -1, -1, -1, 948, 1440, 47, 3, 3, 3, 0, 36, 0, 0, 18},  // UIViewPropertyAnimator
    {1264, -1, -1, -1, -1, 953, 1443, 48, 2, 2, 3, 0, 36, 0, 0, 18},  // UIViewPropertyAnimator
    {1330, -1, -1, -1, -1, 955, 1445, 49, 0, 1, 1, 37, 54, 0, 0, 18},  // startAnimation
    {1330, -1, -1, -1, 1628, 955, 1446, 50, 1, 2, 1, 37, 54, 0, 0, 18},  // startAnimation
    {1332, -1, -1, -1, -1, 956, 1448, 51, 0, 1, 1, 37, 54, 0, 0, 18},  // pauseAnimation
    {1333, -1, -1, -1, -1, 956, 1449, 52, 1, 2, 1, 37, 54, 0, 0, 18},  // stopAnimation
    {1334, -1, -1, -1, 1629, 957, 1451, 53, 1, 2, 1, 37, 54, 0, 0, 18},  // finishAnimation
    {1335, -1, -1, -1, 1630, 958, 1453, 54, 2, 3, 1, 37, 54, 0, 0, 18},  // continueAnimation
    {1338, -1, -1, -1, -1, 960, 1456, 55, 1, 2, 1, 37, 54, 0, 0, 18},  // addAnimations
    {1338, -1, -1, -1, -1, 961, 1458, 56, 2, 3, 1, 37, 54, 0, 0, 18},  // addAnimations
    {1340, -1, -1, -1, -1, 963, 1461, 57, 1, 2, 1, 37, 54, 0, 0, 18},  // addCompletion
    {1049, -1, -1, -1, -1, 0, 1463, 58, 0, 1, 2, 37, 43, 0, 0, 18},  // state
    {1341, -1, -1, -1, 1631, 0, 1464, 59, 0, 1, 2, 37, 2, 0, 0, 18},  // isRunning
    {1252, -1, -1, -1, -1, 0, 1465, 60, 0, 1, 2, 37, 0, 0, 0, 18},  // delay
    {1329, -1, -1, -1, -1, 0, 1466, 61, 0, 1, 2, 37, 37, 0, 0, 18},  // timingParameters
    {1342, -1, -1, -1, -1, 0, 1467, 62, 0, 1, 2, 37, 0, 0, 0, 18},  // fractionComplete
    {1343, -1, -1, -1, 526, 0, 1468, 63, 0, 1, 2, 37, 2, 0, 0, 18},  // isReversed
    {1344, -1, -1, -1, -1, 0, 1469, 64, 0, 1, 2, 37, 2, 0, 0, 18},  // scrubsLinearly
    {1345, -1, -1, -1, -1, 0, 1470, 65, 0, 1, 2, 37, 2, 0, 0, 18},  // pausesOnCompletion
    {1017, -1, -1, -1, -1, 0, 1471, 66, 0, 1, 2, 44, 0, 0, 0, 18},  // rawValue
    {1017, -1, -1, -1, -1, 0, 1472, 67, 0, 1, 2, 45, 0, 0, 0, 18},  // rawValue
    {1346, -1, -1, -1, 1603, 964, 1473, 68, 2, 3, 1, 31, 54, 0, 0, 18},  // add
    {1347, -1, -1, -1, 1604, 966, 1476, 69, 1, 2, 1, 31, 54, 0, 0, 18},  // removeAnimation
    {1348, -1, -1, -1, 1636, 967, 1478, 70, 1, 2, 1, 31, 36, 0, 0, 18},  // animation
    {1349, -1, -1, -1, -1, 968, 1480, 71, 0, 1, 1, 31, 54, 0, 0, 18},  // removeAllAnimations
    {1350, -1, -1, -1, -1, 968, 1481, 72, 0, 1, 1, 31, 4, 0, 0, 18},  // animationKeys
    {75, -1, -1, -1, 1637, 968, 1482, 73, 1, 2, 1, 31, 0, 0, 0, 18},  // value
    {1352, -1, -1, -1, 1638, 969, 1484, 74, 2, 3, 1, 31, 54, 0, 0, 18},  // setValue
    {75, -1, -1, -1, 1637, 971, 1487, 75, 1, 2, 1, 30, 0, 0, 0, 18},  // value
    {1352, -1, -1, -1, 1638, 972, 1489, 76, 2, 3, 1, 30, 54, 0, 0, 18},  // setValue
    {1317, -1, -1, -1, -1, 0, 1492, 77, 0, 1, 2, 31, 0, 0, 0, 18},  // speed
    {1318, -1, -1, -1, -1, 0, 1493, 78, 0, 1, 2, 31, 0, 0, 0, 18},  // beginTime
    {1319, -1, -1, -1, -1, 0, 1494, 79, 0, 1, 2, 31, 0, 0, 0, 18},  // timeOffset
    {1353, -1, -1, -1, 1598, 974, 1495, 80, 2, 3, 1, 31, 0, 0, 0, 18},  // convertTime
    {1353, -1, -1, -1, 1599, 976, 1498, 81, 2, 3, 1, 31, 0, 0, 0, 18},  // convertTime
    {1355, 1354, -1, -1, -1, 978, 1501, 82, 0, 0, 4, 46, 54, 0, 0, 18},  // begin
    {1356, 1354, -1, -1, -1, 978, 1501, 83, 0, 0, 4, 46, 54, 0, 0, 18},  // commit
    {1357, 1354, -1, -1, -1, 978, 1501, 84, 0, 0, 4, 46, 54, 0, 0, 18},  // flush
    {1268, 1354, -1, -1, -1, 978, 1501, 85, 1, 1, 4, 46, 54, 0, 0, 18},  // setAnimationDuration
    {1358, 1354, -1, -1, -1, 979, 1502, 86, 1, 1, 4, 46, 54, 0, 0, 18},  // setDisableActions
    {1359, 1354, -1, -1, -1, 980, 1503, 87, 1, 1, 4, 46, 54, 0, 0, 18},  // setAnimationTimingFunction
    {1360, 1354, -1, -1, -1, 981, 1504, 88, 1, 1, 4, 46, 54, 0, 0, 18},  // setCompletionBlock
    {1361, -1, -1, -1, -1, 982, 1505, 89, 1, 1, 0, 0, 14, 0, 0, 18},  // NSValue
    {1361, -1, -1, -1, -1, 983, 1506, 90, 1, 1, 0, 0, 14, 0, 0, 18},  // NSValue
    {1364, -1, -1, -1, -1, 0, 0, 91, 0, 0, 5, 0, 14, 0, 0, 18},  // CATransform3DIdentity
    {1365, -1, -1, -1, -1, 984, 1507, 92, 3, 3, 0, 0, 14, 0, 0, 18},  // CATransform3DMakeScale
    {1366, -1, -1, -1, -1, 987, 1510, 93, 3, 3, 0, 0, 14, 0, 0, 18},  // CATransform3DMakeTranslation
    {1367, -1, -1, -1, -1, 990, 1513, 94, 1, 1, 0, 0, 14, 0, 0, 18},  // CATransform3DMakeAffineTransform
    {1368, -1, -1, -1, -1, 991, 1514, 95, 4, 4, 0, 0, 14, 0, 0, 18},  // CATransform3DTranslate
    {1369, -1, -1, -1, -1, 995, 1518, 96, 4, 4, 0, 0, 14, 0, 0, 18},  // CATransform3DScale
    {1370, -1, -1, -1, -1, 999, 1522, 97, 5, 5, 0, 0, 14, 0, 0, 18},  // CATransform3DRotate
    {1371, -1, -1, -1, -1, 1004, 1527, 98, 4, 4, 0, 0, 14, 0, 0, 18},  // CATransform3DMakeRotation
    {1363, -1, -1, -1, -1, 1008, 1531, 99, 16, 16, 3, 0, 14, 0, 0, 18},  // CATransform3D
    {1381, -1, -1, -1, -1, 1024, 1547, 100, 2, 2, 0, 0, 14, 0, 0, 18},  // CATransform3DConcat
    {1382, -1, -1, -1, -1, 1026, 1549, 101, 1, 1, 0, 0, 14, 0, 0, 18},  // CATransform3DInvert
    {1383, -1, -1, -1, -1, 1027, 1550, 102, 1, 1, 0, 0, 14, 0, 0, 18},  // CATransform3DGetAffineTransform
    {1384, -1, -1, -1, -1, 1028, 1551, 103, 1, 1, 0, 0, 2, 0, 0, 18},  // CATransform3DIsIdentity
    {1385, -1, -1, -1, -1, 1029, 1552, 104, 1, 1, 0, 0, 2, 0, 0, 18},  // CATransform3DIsAffine
    {1386, -1, -1, -1, -1, 1030, 1553, 105, 2, 2, 0, 0, 2, 0, 0, 18},  // CATransform3DEqualToTransform
    {138, -1, -1, -1, -1, 1032, 1555, 0, 1, 1, 0, 0, 54, 1, 0, 19},  // print
    {138, -1, -1, -1, -1, 1033, 1556, 1, 2, 2, 0, 0, 54, 1, 0, 19},  // print
    {138, -1, -1, -1, -1, 1035, 1558, 2, 2, 2, 0, 0, 54, 1, 0, 19},  // print
    {138, -1, -1, -1, -1, 1037, 1560, 3, 3, 3, 0, 0, 54, 1, 0, 19},  // print
    {1388, -1, -1, -1, -1, 1040, 1563, 4, 1, 1, 0, 0, 54, 0, 0, 19},  // debugPrint
    {1389, -1, -1, -1, -1, 1041, 1564, 5, 0, 0, 0, 0, 54, 0, 0, 19},  // fatalError
    {1390, -1, -1, -1, -1, 1041, 1564, 6, 0, 0, 0, 0, 54, 0, 0, 19},  // preconditionFailure
    {1391, -1, -1, -1, -1, 1041, 1564, 7, 0, 0, 0, 0, 54, 0, 0, 19},  // assertionFailure
    {1389, -1, -1, -1, -1, 1041, 1564, 8, 1, 1, 0, 0, 54, 0, 0, 19},  // fatalError
    {1390, -1, -1, -1, -1, 1042, 1565, 9, 1, 1, 0, 0, 54, 0, 0, 19},  // preconditionFailure
    {1391, -1, -1, -1, -1, 1043, 1566, 10, 1, 1, 0, 0, 54, 0, 0, 19},  // assertionFailure
    {1392, -1, -1, -1, -1, 1044, 1567, 11, 1, 1, 0, 0, 54, 0, 0, 19},  // assert
    {1393, -1, -1, -1, -1, 1045, 1568, 12, 1, 1, 0, 0, 54, 0, 0, 19},  // precondition
    {1394, -1, -1, -1, -1, 1046, 1569, 13, 1, 1, 0, 0, 54, 0, 0, 19},  // NSParameterAssert
    {1392, -1, -1, -1, -1, 1047, 1570, 14, 2, 2, 0, 0, 54, 0, 0, 19},  // assert
    {1393, -1, -1, -1, -1, 1049, 1572, 15, 2, 2, 0, 0, 54, 0, 0, 19},  // precondition
    {1395, -1, -1, -1, -1, 1051, 1574, 16, 1, 1, 0, 0, 54, 1, 0, 19},  // NSAssert
    {1396, -1, -1, -1, -1, 1052, 1575, 17, 1, 1, 0, 0, 54, 1, 0, 19},  // NSCAssert
    {1397, -1, -1, -1, -1, 1053, 1576, 18, 1, 1, 0, 0, 54, 0, 0, 19},  // Optional
    {1398, -1, -1, -1, -1, 0, 0, 19, 0, 0, 5, 0, 21, 0, 0, 19},  // row
    {1399, -1, -1, -1, -1, 0, 0, 20, 0, 0, 5, 0, 21, 0, 0, 19},  // column
    {1400, -1, -1, -1, -1, 1054, 1577, 21, 1, 1, 0, 0, 54, 0, 0, 19},  // convention
    {1401, -1, -1, -1, -1, 1055, 1578, 22, 1, 1, 0, 0, 52, 1, 0, 19},  // plot
    {1401, -1, -1, -1, -1, 1056, 1579, 23, 2, 2, 0, 0, 52, 1, 0, 19},  // plot
    {1401, -1, -1, -1, -1, 1058, 1581, 24, 2, 2, 0, 0, 52, 1, 0, 19},  // plot
    {1402, -1, -1, -1, -1, 1060, 1583, 25, 1, 1, 0, 0, 53, 1, 0, 19},  // describe
    {1402, -1, -1, -1, -1, 1061, 1584, 26, 2, 2, 0, 0, 53, 1, 0, 19},  // describe
    {1402, -1, -1, -1, -1, 1063, 1586, 27, 2, 2, 0, 0, 53, 1, 0, 19},  // describe
    {1403, -1, -1, -1, -1, 1065, 1588, 28, 1, 1, 0, 0, 52, 1, 0, 19},  // film
    {1403, -1, -1, -1, -1, 1066, 1589, 29, 2, 2, 0, 0, 52, 1, 0, 19},  // film
    {1403, -1, -1, -1, -1, 1068, 1591, 30, 2, 2, 0, 0, 52, 1, 0, 19},  // film
    {1403, -1, -1, -1, -1, 1070, 1593, 31, 3, 3, 0, 0, 52, 1, 0, 19},  // film
    {1405, -1, -1, -1, -1, 1073, 1596, 32, 1, 1, 0, 0, 52, 1, 0, 19},  // strip
    {1405, -1, -1, -1, -1, 1074, 1597, 33, 2, 2, 0, 0, 52, 1, 0, 19},  // strip
    {1405, -1, -1, -1, -1, 1076, 1599, 34, 2, 2, 0, 0, 52, 1, 0, 19},  // strip
    {1405, -1, -1, -1, -1, 1078, 1601, 35, 3, 3, 0, 0, 52, 1, 0, 19},  // strip
    {1406, -1, -1, -1, -1, 1081, 1604, 36, 1, 1, 0, 0, 52, 0, 0, 19},  // grid
    {1407, -1, -1, -1, -1, 1082, 1605, 37, 1, 1, 0, 0, 53, 0, 0, 19},  // why
    {1408, -1, -1, -1, -1, 0, 0, 0, 0, 0, 5, 0, 2, 0, 0, 20},  // YES
    {1409, -1, -1, -1, -1, 0, 0, 1, 0, 0, 5, 0, 2, 0, 0, 20},  // NO
    {1410, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 8, 0, 0, 20},  // NULL
    {1411, -1, -1, -1, -1, 0, 0, 3, 0, 0, 5, 0, 8, 0, 0, 20},  // Nil
    {1412, -1, -1, -1, -1, 0, 0, 4, 0, 0, 5, 0, 0, 0, 0, 20},  // HUGE_VALF
    {1413, -1, -1, -1, -1, 0, 0, 5, 0, 0, 5, 0, 0, 0, 0, 20},  // HUGE_VAL
    {1414, -1, -1, -1, -1, 0, 0, 6, 0, 0, 5, 0, 0, 0, 0, 20},  // INFINITY
    {408, -1, -1, -1, -1, 0, 0, 7, 0, 0, 5, 0, 0, 0, 0, 20},  // CGFLOAT_MAX
    {1415, -1, -1, -1, -1, 0, 0, 8, 0, 0, 5, 0, 0, 0, 0, 20},  // DBL_MAX
    {1416, -1, -1, -1, -1, 0, 0, 9, 0, 0, 5, 0, 0, 0, 0, 20},  // CGFLOAT_MIN
    {1417, -1, -1, -1, -1, 0, 0, 10, 0, 0, 5, 0, 0, 0, 0, 20},  // DBL_MIN
    {1418, -1, -1, -1, -1, 0, 0, 11, 0, 0, 5, 0, 0, 0, 0, 20},  // FLT_MAX
    {1419, -1, -1, -1, -1, 0, 0, 12, 0, 0, 5, 0, 0, 0, 0, 20},  // MAXFLOAT
    {1420, -1, -1, -1, -1, 0, 0, 13, 0, 0, 5, 0, 0, 0, 0, 20},  // HUGE
    {1421, -1, -1, -1, -1, 0, 0, 14, 0, 0, 5, 0, 0, 0, 0, 20},  // FLT_MIN
    {1422, -1, -1, -1, -1, 0, 0, 15, 0, 0, 5, 0, 0, 0, 0, 20},  // FLT_EPSILON
    {163, -1, -1, -1, -1, 1083, 1606, 16, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {163, -1, -1, -1, -1, 1084, 1607, 17, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {163, -1, -1, -1, -1, 1085, 1608, 18, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {163, -1, -1, -1, -1, 1086, 1609, 19, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {163, -1, -1, -1, -1, 1087, 1610, 20, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {163, -1, -1, -1, -1, 1088, 1611, 21, 1, 1, 0, 0, 2, 0, 0, 20},  // NSNumber
    {1361, -1, -1, -1, -1, 1089, 1612, 22, 1, 1, 0, 0, 9, 0, 0, 20},  // NSValue
    {1361, -1, -1, -1, -1, 1090, 1613, 23, 1, 1, 0, 0, 9, 0, 0, 20},  // NSValue
    {1361, -1, -1, -1, -1, 1091, 1614, 24, 1, 1, 0, 0, 12, 0, 0, 20},  // NSValue
    {1361, -1, -1, -1, -1, 1092, 1615, 25, 1, 1, 0, 0, 12, 0, 0, 20},  // NSValue
    {1361, -1, -1, -1, -1, 1093, 1616, 26, 1, 1, 0, 0, 13, 0, 0, 20},  // NSValue
    {1361, -1, -1, -1, -1, 1094, 1617, 27, 1, 1, 0, 0, 13, 0, 0, 20},  // NSValue
    {1361, -1, -1, -1, -1, 1095, 1618, 28, 1, 1, 0, 0, 10, 0, 0, 20},  // NSValue
    {1361, -1, -1, -1, -1, 1096, 1619, 29, 1, 1, 0, 0, 10, 0, 0, 20},  // NSValue
    {1361, -1, -1, -1, -1, 1097, 1620, 30, 1, 1, 0, 0, 14, 0, 0, 20},  // NSValue
    {1361, -1, -1, -1, -1, 1098, 1621, 31, 1, 1, 0, 0, 14, 0, 0, 20},  // NSValue
    {1429, -1, -1, -1, -1, 0, 1622, 32, 0, 1, 2, 1, 0, 0, 0, 20},  // floatValue
    {1430, -1, -1, -1, -1, 0, 1623, 33, 0, 1, 2, 1, 0, 0, 0, 20},  // doubleValue
    {1431, -1, -1, -1, -1, 0, 1624, 34, 0, 1, 2, 1, 0, 0, 0, 20},  // intValue
    {1432, -1, -1, -1, -1, 0, 1625, 35, 0, 1, 2, 1, 0, 0, 0, 20},  // integerValue
    {1433, -1, -1, -1, 1605, 0, 1626, 36, 0, 1, 2, 10, 9, 0, 0, 20},  // cgPointValue
    {1434, -1, -1, -1, 1606, 0, 1627, 37, 0, 1, 2, 13, 12, 0, 0, 20},  // cgSizeValue
    {1435, -1, -1, -1, 1607, 0, 1628, 38, 0, 1, 2, 14, 13, 0, 0, 20},  // cgRectValue
    {1436, -1, -1, -1, 1608, 0, 1629, 39, 0, 1, 2, 11, 10, 0, 0, 20},  // cgVectorValue
    {1437, -1, -1, -1, 1609, 0, 1630, 40, 0, 1, 2, 15, 14, 0, 0, 20},  // cgAffineTransformValue
    {139, -1, -1, -1, -1, 1099, 1631, 41, 1, 1, 0, 0, 54, 1, 0, 20},  // NSLog
    {1438, -1, -1, -1, -1, 1100, 1632, 42, 1, 1, 0, 0, 54, 1, 0, 20},  // printf
    {195, -1, -1, -1, -1, 1101, 1633, 43, 1, 1, 3, 0, 3, 1, 0, 20},  // NSString
    {193, -1, -1, -1, -1, 1102, 1634, 44, 1, 1, 3, 0, 3, 1, 0, 20},  // String
    {197, -1, -1, -1, -1, 1103, 1635, 45, 1, 1, 3, 0, 4, 1, 0, 20},  // NSArray
    {1441, -1, 1448, -1, -1, 1104, 1636, 0, 0, 0, 3, 0, 31, 0, 0, 21},  // CGMutablePath
    {1445, -1, -1, -1, -1, 1104, 1636, 1, 0, 0, 3, 0, 31, 0, 0, 21},  // UIBezierPath
    {1445, -1, -1, -1, -1, 1104, 1636, 2, 1, 1, 3, 0, 31, 0, 0, 21},  // UIBezierPath
    {1445, -1, -1, -1, -1, 1105, 1637, 3, 2, 2, 3, 0, 31, 0, 0, 21},  // UIBezierPath
    {1445, -1, -1, -1, -1, 1107, 1639, 4, 1, 1, 3, 0, 31, 0, 0, 21},  // UIBezierPath
    {1445, -1, -1, -1, -1, 1108, 1640, 5, 1, 1, 3, 0, 31, 0, 0, 21},  // UIBezierPath
    {1445, -1, -1, -1, -1, 1109, 1641, 6, 1, 1, 3, 0, 31, 0, 0, 21},  // UIBezierPath
    {1453, -1, -1, -1, -1, 1110, 1642, 7, 2, 2, 0, 0, 31, 0, 0, 21},  // CGPathCreateWithRect
    {1442, -1, -1, -1, -1, 1112, 1644, 8, 2, 2, 3, 0, 31, 0, 0, 21},  // CGPath
    {1454, -1, -1, -1, -1, 1114, 1646, 9, 1, 1, 0, 0, 54, 0, 0, 21},  // CGPathRelease
    {1442, -1, -1, -1, -1, 1115, 1647, 10, 2, 2, 3, 0, 31, 0, 0, 21},  // CGPath
    {1456, -1, -1, -1, -1, 1117, 1649, 11, 2, 2, 0, 0, 31, 0, 0, 21},  // CGPathCreateWithEllipseInRect
    {1457, -1, -1, -1, -1, 1119, 1651, 12, 3, 3, 0, 0, 54, 0, 0, 21},  // CGPathAddEllipseInRect
    {1458, -1, -1, -1, -1, 0, 1654, 13, 0, 1, 2, 32, 0, 0, 0, 21},  // lineWidth
    {971, -1, -1, -1, -1, 0, 1655, 14, 0, 1, 2, 32, 0, 0, 0, 21},  // miterLimit
    {1459, -1, -1, -1, -1, 0, 1656, 15, 0, 1, 2, 32, 0, 0, 0, 21},  // flatness
    {1460, -1, -1, -1, -1, 0, 1657, 16, 0, 1, 2, 32, 54, 0, 0, 21},  // lineCapStyle
    {1461, -1, -1, -1, -1, 0, 1658, 17, 0, 1, 2, 32, 54, 0, 0, 21},  // lineJoinStyle
    {1462, -1, -1, -1, -1, 1122, 1659, 18, 3, 4, 1, 32, 54, 0, 0, 21},  // setLineDash
    {1466, -1, -1, -1, -1, 1125, 1663, 19, 1, 2, 1, 32, 54, 0, 0, 21},  // applyWithBlock
    {1467, -1, -1, -1, -1, 1126, 1665, 20, 0, 1, 1, 32, 54, 0, 0, 21},  // removeAllPoints
    {1468, -1, -1, -1, -1, 1126, 1666, 21, 1, 1, 0, 0, 9, 0, 0, 21},  // CGPathGetCurrentPoint
    {1470, 1469, 1471, -1, -1, 0, 0, 22, 0, 0, 5, 27, 26, 0, 0, 21},  // topLeft
    {1472, 1469, 1473, -1, -1, 0, 0, 23, 0, 0, 5, 27, 26, 0, 0, 21},  // topRight
    {1474, 1469, 1475, -1, -1, 0, 0, 24, 0, 0, 5, 27, 26, 0, 0, 21},  // bottomRight
    {1476, 1469, 1477, -1, -1, 0, 0, 25, 0, 0, 5, 27, 26, 0, 0, 21},  // bottomLeft
    {1478, 1469, 1479, -1, -1, 0, 0, 26, 0, 0, 5, 27, 26, 0, 0, 21},  // allCorners
    {1442, -1, -1, -1, -1, 1127, 1667, 27, 4, 4, 3, 0, 31, 0, 0, 21},  // CGPath
    {1482, -1, -1, -1, -1, 1131, 1671, 28, 4, 4, 0, 0, 31, 0, 0, 21},  // CGPathCreateWithRoundedRect
    {1445, -1, -1, -1, -1, 1135, 1675, 29, 3, 3, 3, 0, 31, 0, 0, 21},  // UIBezierPath
    {1485, -1, -1, -1, 1489, 1138, 1678, 30, 1, 2, 1, 32, 54, 0, 0, 21},  // move
    {1485, -1, -1, -1, -1, 1139, 1680, 31, 2, 3, 1, 32, 54, 0, 0, 21},  // move
    {1486, -1, -1, -1, 1490, 1141, 1683, 32, 1, 2, 1, 32, 54, 0, 0, 21},  // addLine
    {1486, -1, -1, -1, -1, 1142, 1685, 33, 2, 3, 1, 32, 54, 0, 0, 21},  // addLine
    {1487, -1, -1, -1, -1, 1144, 1688, 34, 1, 2, 1, 32, 54, 0, 0, 21},  // addLines
    {1487, -1, -1, -1, -1, 1145, 1690, 35, 2, 3, 1, 32, 54, 0, 0, 21},  // addLines
    {1491, -1, -1, -1, -1, 1149, 1693, 36, 1, 2, 1, 32, 54, 0, 0, 21},  // addRect
    {1491, -1, -1, -1, -1, 1150, 1695, 37, 2, 3, 1, 32, 54, 0, 0, 21},  // addRect
    {1492, -1, -1, -1, -1, 1152, 1698, 38, 1, 2, 1, 32, 54, 0, 0, 21},  // addRects
    {1492, -1, -1, -1, -1, 1153, 1700, 39, 2, 3, 1, 32, 54, 0, 0, 21},  // addRects
    {1493, -1, -1, -1, -1, 1155, 1703, 40, 1, 2, 1, 32, 54, 0, 0, 21},  // addEllipse
    {1493, -1, -1, -1, -1, 1156, 1705, 41, 2, 3, 1, 32, 54, 0, 0, 21},  // addEllipse
    {1494, -1, -1, -1, -1, 1158, 1708, 42, 3, 4, 1, 32, 54, 0, 0, 21},  // addRoundedRect
    {1494, -1, -1, -1, -1, 1161, 1712, 43, 4, 5, 1, 32, 54, 0, 0, 21},  // addRoundedRect
    {94, -1, -1, -1, 1496, 1165, 1717, 44, 1, 2, 1, 32, 54, 0, 0, 21},  // append
    {1495, -1, -1, -1, -1, 1166, 1719, 45, 1, 2, 1, 32, 54, 0, 0, 21},  // addPath
    {1495, -1, -1, -1, -1, 1167, 1721, 46, 2, 3, 1, 32, 54, 0, 0, 21},  // addPath
    {1497, -1, -1, -1, 1498, 1170, 1724, 47, 1, 2, 1, 32, 54, 0, 0, 21},  // apply
    {1499, -1, -1, -1, 1503, 1172, 1726, 48, 0, 1, 1, 32, 54, 0, 0, 21},  // closeSubpath
    {748, -1, -1, -1, -1, 1172, 1727, 49, 0, 1, 1, 32, 54, 0, 0, 21},  // close
    {1500, -1, -1, -1, -1, 1172, 1728, 50, 0, 1, 1, 32, 54, 0, 0, 21},  // fill
    {1501, -1, -1, -1, -1, 1172, 1729, 51, 0, 1, 1, 32, 54, 0, 0, 21},  // stroke
    {1502, -1, -1, -1, -1, 1172, 1730, 52, 0, 1, 1, 32, 54, 0, 0, 21},  // addClip
    {1504, -1, -1, -1, -1, 1172, 1731, 53, 3, 3, 0, 0, 54, 0, 0, 21},  // CGPathAddRect
    {1505, -1, -1, -1, -1, 1175, 1734, 54, 4, 4, 0, 0, 54, 0, 0, 21},  // CGPathMoveToPoint
    {1506, -1, -1, -1, -1, 1179, 1738, 55, 4, 4, 0, 0, 54, 0, 0, 21},  // CGPathAddLineToPoint
    {1507, -1, -1, -1, -1, 1183, 1742, 56, 5, 5, 0, 0, 54, 0, 0, 21},  // CGPathAddRoundedRect
    {1508, -1, -1, -1, -1, 1188, 1747, 57, 3, 3, 0, 0, 54, 0, 0, 21},  // CGPathAddPath
    {1509, -1, -1, -1, -1, 1191, 1750, 58, 1, 1, 0, 0, 54, 0, 0, 21},  // CGPathCloseSubpath
    {1510, -1, -1, -1, 1516, 1192, 1751, 59, 3, 4, 1, 32, 54, 0, 0, 21},  // addCurve
    {1510, -1, -1, -1, -1, 1195, 1755, 60, 3, 4, 1, 32, 54, 0, 0, 21},  // addCurve
    {1510, -1, -1, -1, -1, 1198, 1759, 61, 4, 5, 1, 32, 54, 0, 0, 21},  // addCurve
    {1513, -1, -1, -1, 1517, 1202, 1764, 62, 2, 3, 1, 32, 54, 0, 0, 21},  // addQuadCurve
    {1513, -1, -1, -1, -1, 1204, 1767, 63, 2, 3, 1, 32, 54, 0, 0, 21},  // addQuadCurve
    {1513, -1, -1, -1, -1, 1206, 1770, 64, 3, 4, 1, 32, 54, 0, 0, 21},  // addQuadCurve
    {1518, -1, -1, -1, 1526, 1214, 1774, 65, 5, 6, 1, 32, 54, 0, 0, 21},  // addArc
    {1518, -1, -1, -1, -1, 1219, 1780, 66, 5, 6, 1, 32, 54, 0, 0, 21},  // addArc
    {1518, -1, -1, -1, -1, 1224, 1786, 67, 6, 7, 1, 32, 54, 0, 0, 21},  // addArc
    {1523, -1, -1, -1, -1, 1230, 1793, 68, 4, 5, 1, 32, 54, 0, 0, 21},  // addRelativeArc
    {1523, -1, -1, -1, -1, 1234, 1798, 69, 5, 6, 1, 32, 54, 0, 0, 21},  // addRelativeArc
    {1445, -1, -1, -1, -1, 1239, 1804, 70, 5, 5, 3, 0, 31, 0, 0, 21},  // UIBezierPath
    {1518, -1, -1, -1, -1, 1249, 1809, 71, 3, 4, 1, 32, 54, 0, 0, 21},  // addArc
    {1518, -1, -1, -1, -1, 1252, 1813, 72, 4, 5, 1, 32, 54, 0, 0, 21},  // addArc
    {1529, -1, -1, -1, -1, 1256, 1818, 73, 7, 7, 0, 0, 54, 0, 0, 21},  // CGPathAddArcToPoint
    {1530, -1, -1, -1, -1, 1263, 1825, 74, 8, 8, 0, 0, 54, 0, 0, 21},  // CGPathAddCurveToPoint
    {1531, -1, -1, -1, -1, 1271, 1833, 75, 6, 6, 0, 0, 54, 0, 0, 21},  // CGPathAddQuadCurveToPoint
    {1532, -1, -1, -1, -1, 1277, 1839, 76, 8, 8, 0, 0, 54, 0, 0, 21},  // CGPathAddArc
    {1533, -1, -1, -1, -1, 0, 1847, 77, 0, 1, 2, 32, 13, 0, 0, 21},  // boundingBox
    {689, -1, -1, -1, -1, 0, 1848, 78, 0, 1, 2, 32, 13, 0, 0, 21},  // bounds
    {1534, -1, -1, -1, -1, 0, 1849, 79, 0, 1, 2, 32, 13, 0, 0, 21},  // boundingBoxOfPath
    {351, -1, -1, -1, -1, 0, 1850, 80, 0, 1, 2, 32, 2, 0, 0, 21},  // isEmpty
    {1535, -1, -1, -1, -1, 0, 1851, 81, 0, 1, 2, 32, 9, 0, 0, 21},  // currentPoint
    {1452, -1, -1, -1, 1442, 0, 1852, 82, 0, 1, 2, 32, 31, 0, 0, 21},  // cgPath
    {1536, -1, -1, -1, -1, 1285, 1853, 83, 1, 1, 0, 0, 2, 0, 0, 21},  // CGPathIsEmpty
    {1537, -1, -1, -1, -1, 1286, 1854, 84, 1, 1, 0, 0, 13, 0, 0, 21},  // CGPathGetBoundingBox
    {1538, -1, -1, -1, -1, 1287, 1855, 85, 1, 1, 0, 0, 13, 0, 0, 21},  // CGPathGetPathBoundingBox
    {1539, -1, -1, -1, -1, 1288, 1856, 86, 0, 1, 1, 32, 31, 0, 0, 21},  // copy
    {1540, -1, -1, -1, -1, 1288, 1857, 87, 0, 1, 1, 32, 31, 0, 0, 21},  // mutableCopy
    {1539, -1, -1, -1, -1, 1288, 1858, 88, 1, 2, 1, 32, 31, 0, 0, 21},  // copy
    {1540, -1, -1, -1, -1, 1289, 1860, 89, 1, 2, 1, 32, 31, 0, 0, 21},  // mutableCopy
    {1542, -1, -1, -1, 1543, 1290, 1862, 90, 0, 1, 1, 32, 31, 0, 0, 21},  // reversing
    {1544, -1, -1, -1, -1, 1290, 1863, 91, 1, 1, 0, 0, 31, 0, 0, 21},  // CGPathCreateCopy
    {1545, -1, -1, -1, -1, 1291, 1864, 92, 1, 1, 0, 0, 31, 0, 0, 21},  // CGPathCreateMutableCopy
    {1546, -1, -1, -1, -1, 1292, 1865, 93, 2, 2, 0, 0, 31, 0, 0, 21},  // CGPathCreateCopyByTransformingPath
    {1547, -1, -1, -1, -1, 1294, 1867, 94, 2, 2, 0, 0, 31, 0, 0, 21},  // CGPathCreateMutableCopyByTransformingPath
    {1549, 1548, -1, -1, -1, 0, 0, 95, 0, 0, 5, 28, 27, 0, 0, 21},  // winding
    {1550, 1548, -1, -1, -1, 0, 0, 96, 0, 0, 5, 28, 27, 0, 0, 21},  // evenOdd
    {1551, -1, -1, -1, -1, 0, 1869, 97, 0, 1, 2, 32, 2, 0, 0, 21},  // usesEvenOddFillRule
    {378, -1, -1, -1, 1552, 1296, 1870, 98, 1, 2, 1, 32, 2, 0, 0, 21},  // contains
    {378, -1, -1, -1, -1, 1297, 1872, 99, 2, 3, 1, 32, 2, 0, 0, 21},  // contains
    {378, -1, -1, -1, -1, 1299, 1875, 100, 2, 3, 1, 32, 2, 0, 0, 21},  // contains
    {378, -1, -1, -1, -1, 1301, 1878, 101, 3, 4, 1, 32, 2, 0, 0, 21},  // contains
    {1553, -1, -1, -1, -1, 1305, 1882, 102, 4, 4, 0, 0, 2, 0, 0, 21},  // CGPathContainsPoint
    {1306, -1, -1, -1, -1, 0, 1886, 103, 0, 1, 2, 31, 31, 0, 0, 21},  // path
    {1554, -1, -1, -1, -1, 0, 1887, 104, 0, 1, 2, 31, 17, 0, 0, 21},  // fillColor
    {1555, -1, -1, -1, -1, 0, 1888, 105, 0, 1, 2, 31, 17, 0, 0, 21},  // strokeColor
    {1458, -1, -1, -1, -1, 0, 1889, 106, 0, 1, 2, 31, 0, 0, 0, 21},  // lineWidth
    {1556, -1, -1, -1, -1, 0, 1890, 107, 0, 1, 2, 31, 23, 0, 0, 21},  // lineJoin
    {1557, -1, -1, -1, -1, 0, 1891, 108, 0, 1, 2, 31, 4, 0, 0, 21},  // lineDashPattern
    {1558, -1, -1, -1, -1, 0, 1892, 109, 0, 1, 2, 31, 0, 0, 0, 21},  // lineDashPhase
    {1560, 1559, 1561, -1, -1, 0, 0, 110, 0, 0, 5, 24, 23, 0, 0, 21},  // miter
    {109, 1559, 1562, -1, -1, 0, 0, 111, 0, 0, 5, 24, 23, 0, 0, 21},  // round
    {1563, 1559, 1564, -1, -1, 0, 0, 112, 0, 0, 5, 24, 23, 0, 0, 21},  // bevel
    {1565, -1, -1, -1, 1446, 0, 1893, 113, 0, 1, 2, 18, 17, 0, 0, 21},  // cgColor
    {311, -1, 1566, -1, -1, 1309, 1894, 0, 1, 1, 0, 0, 13, 0, 0, 22},  // rect
    {309, -1, 1567, -1, -1, 1310, 1895, 1, 1, 1, 0, 0, 9, 0, 0, 22},  // point
    {301, -1, 1568, -1, -1, 1311, 1896, 2, 1, 1, 0, 0, 12, 0, 0, 22},  // size
    {295, -1, 1569, -1, -1, 1312, 1897, 3, 1, 1, 0, 0, 10, 0, 0, 22},  // vector
    {121, -1, 1570, -1, -1, 1313, 1898, 4, 1, 1, 0, 0, 14, 0, 0, 22},  // transform
    {1571, -1, -1, -1, -1, 1314, 1899, 5, 1, 1, 0, 0, 14, 0, 0, 22},  // css
    {1572, -1, -1, -1, -1, 1315, 1900, 6, 1, 1, 0, 0, 14, 0, 0, 22},  // svg
    {1424, 255, -1, -1, -1, 1316, 1901, 7, 1, 1, 4, 4, 9, 0, 0, 22},  // cgPoint
    {1425, 255, -1, -1, -1, 1317, 1902, 8, 1, 1, 4, 4, 12, 0, 0, 22},  // cgSize
    {1426, 255, -1, -1, -1, 1318, 1903, 9, 1, 1, 4, 4, 13, 0, 0, 22},  // cgRect
    {1427, 255, -1, -1, -1, 1319, 1904, 10, 1, 1, 4, 4, 10, 0, 0, 22},  // cgVector
    {1428, 255, -1, -1, -1, 1320, 1905, 11, 1, 1, 4, 4, 14, 0, 0, 22},  // cgAffineTransform
    {1573, -1, -1, -1, -1, 1321, 1906, 12, 1, 1, 0, 0, 29, 0, 0, 22},  // views
    {121, -1, -1, -1, -1, 1322, 1907, 0, 2, 2, 0, 0, 14, 0, 0, 23},  // transform
    {121, -1, -1, -1, -1, 1324, 1909, 1, 3, 3, 0, 0, 14, 0, 0, 23},  // transform
    {1500, 1574, -1, -1, -1, 0, 0, 2, 0, 0, 5, 23, 22, 0, 0, 23},  // fill
    {1575, 1574, -1, -1, -1, 0, 0, 3, 0, 0, 5, 23, 22, 0, 0, 23},  // aspectFit
    {1576, 1574, -1, -1, -1, 0, 0, 4, 0, 0, 5, 23, 22, 0, 0, 23},  // aspectFill
    {1577, 1574, -1, -1, -1, 0, 0, 5, 0, 0, 5, 23, 22, 0, 0, 23},  // scaleToFill
    {1578, 1574, -1, -1, -1, 0, 0, 6, 0, 0, 5, 23, 22, 0, 0, 23},  // scaleAspectFit
    {1579, 1574, -1, -1, -1, 0, 0, 7, 0, 0, 5, 23, 22, 0, 0, 23},  // scaleAspectFill
    {121, -1, -1, -1, -1, 1327, 1912, 8, 1, 1, 0, 0, 54, 0, 0, 23},  // transform
    {1581, -1, -1, -1, -1, 1328, 1913, 9, 1, 1, 0, 0, 0, 0, 0, 23},  // area
    {378, -1, -1, -1, -1, 1329, 1914, 10, 2, 2, 0, 0, 2, 0, 0, 23},  // contains
    {355, -1, -1, -1, -1, 1331, 1916, 11, 1, 2, 1, 30, 4, 0, 0, 23},  // corners
    {1571, -1, -1, -1, -1, 0, 1918, 0, 0, 1, 2, 15, 3, 0, 0, 24},  // css
    {1572, -1, -1, -1, -1, 0, 1919, 1, 0, 1, 2, 15, 3, 0, 0, 24},  // svg
    {1582, -1, -1, -1, -1, 0, 1920, 2, 0, 1, 2, 15, 53, 0, 0, 24},  // latex
    {1582, -1, -1, -1, -1, 0, 1921, 3, 0, 1, 2, 16, 53, 0, 0, 24},  // latex
    {1583, -1, -1, -1, -1, 1332, 1922, 4, 1, 1, 0, 0, 53, 0, 0, 24},  // swiftCode
    {1584, -1, -1, -1, -1, 1333, 1923, 0, 1, 1, 0, 0, 53, 0, 0, 25},  // explain
    {1584, -1, -1, -1, -1, 1334, 1924, 1, 2, 2, 0, 0, 53, 0, 0, 25},  // explain
    {549, -1, -1, -1, -1, 1336, 1926, 2, 2, 2, 0, 0, 53, 0, 0, 25},  // compare
    {549, -1, -1, -1, -1, 1338, 1928, 3, 3, 3, 0, 0, 53, 0, 0, 25},  // compare
    {840, -1, -1, -1, 1639, 1389, 1931, 0, 1, 2, 1, 31, 8, 0, 0, 26},  // action
    {1640, -1, -1, -1, -1, 1391, 1933, 1, 1, 1, 3, 0, 3, 0, 0, 26},  // Selector
    {1642, -1, -1, -1, -1, 1392, 1934, 2, 1, 1, 0, 0, 3, 0, 0, 26},  // NSStringFromClass
    {1643, -1, -1, -1, -1, 1393, 1935, 3, 1, 1, 0, 0, 3, 0, 0, 26},  // NSSelectorFromString
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
    530, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 542, -1, 544, -1, 546, -1, -1, -1, -1, -1, 85, 85, -1,
    494, 85, 85, 85, 494, 9, -1, 9, -1, 559, -1, -1, -1, -1, -1, -1, -1, 563, 270, 388, -1, -1, 566, 567, -1,
    -1, -1, -1, 572, -1, 85, 573, 523, -1, -1, -1, -1, 246, 246, 246, -1, 566, -1, 575, -1, 576, 575, 576,
    576, -1, -1, -1, 573, 523, 566, 590, 494, 559, 576, 593, 576, 593, 8, 593, 8, 593, 494, -1, 597, -1, 598,
    606, -1, -1, 606, -1, 606, -1, 609, -1, -1, -1, 609, -1, -1, 614, 615, 246, -1, -1, -1, -1, -1, -1, 85,
    85, -1, 246, -1, 246, 246, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 494, 494, 494, 494, 559, -1,
    -1, 559, -1, 632, 633, 634, 635, -1, 640, 635, 688, 688, 688, 688, 688, 688, 688, 688, 688, 688, 688,
    688, 695, 696, 287, -1, -1, -1, -1, 596, -1, 840, 7, -1, 840, 841, -1, 840, 7, -1, 840, 841, 7, -1, -1,
    7, -1, 846, -1, 7, -1, 846, -1, 7, -1, 846, -1, 7, -1, 846, -1, 7, -1, 7, 494, -1, -1, 878, -1, 881, -1,
    576, 576, 885, -1, 886, -1, 887, -1, 287, -1, 388, -1, 890, -1, 891, -1, 890, -1, 891, 494, -1, -1, -1,
    -1, -1, -1, 576, -1, 908, -1, 909, -1, 559, -1, 559, -1, 559, 926, 559, 8, 8, 8, 941, 8, 941, -1, -1, -1,
    287, -1, 388, -1, -1, 947, -1, -1, 988, 298, 299, 298, 299, 298, 299, 989, -1, 238, 229, -1, 238, 229,
    238, 229, -1, -1, -1, 993, -1, -1, 993, 238, 229, 238, 229, 238, 229, 993, -1, -1, 238, 229, -1, 1008,
    840, -1, 1008, 840, -1, 1008, 840, -1, 1008, 840, -1, 1008, 840, -1, 1008, 840, -1, 1008, 840, -1, 8, -1,
    1065, 8, -1, 1067, 8, -1, 8, -1, -1, 8, -1, 1067, -1, 840, -1, 840, -1, 559, -1, 559, -1, 559, -1, 559,
    -1, 1075, -1, 1075, -1, 1075, -1, 1075, -1, 7, -1, 1078, 1081, -1, -1, -1, 8, -1, 8, -1, 7, -1, -1, 7,
    -1, 7, -1, 388, 287, 1118, 388, 287, 1118, 1119, 388, 287, 1118, 388, 287, 1118, 1119, 576, 388, 287,
    1118, 576, 388, 287, 1118, 271, 576, 246, 1123, 1118, 576, 576, 1125, 576, 1120, 576, 1125, 1120, 576,
    1127, 287, 1118, 1017, 1017, 1017, 1017, -1, 693, -1, 1235, -1, -1, -1, 1236, 1237, 1238, 1239, 1239,
    1240, 1241, 1242, 1243, 1240, 576, 576, 1245, 1246, -1, -1, 576, 1249, 1250, 1249, 1250, 1249, 1250,
    1251, 1249, 1250, 1251, 1249, 1252, 1250, 1249, 1252, 1250, 1249, 1252, 1250, 1251, 1249, 1252, 1250,
    1251, 1249, 1252, 1253, 1250, 1249, 1252, 1253, 1250, 1249, 1252, 1253, 1250, 1251, 1249, 1252, 1253,
    1250, 1251, 1249, 1252, 1254, 1255, 1250, 1249, 1252, 1254, 1255, 1250, 1249, 1252, 1254, 1255, 1253,
    1250, 1249, 1252, 1254, 1255, 1253, 1250, 1249, 1252, 1254, 1255, 1250, 1251, 1249, 1252, 1254, 1255,
    1250, 1251, 1249, 1252, 1254, 1255, 1253, 1250, 1251, 1249, 1252, 1254, 1255, 1253, 1250, 1251, -1, 1250,
    -1, 1250, -1, 1250, 1251, -1, 1250, 1251, -1, 1252, 1253, 1250, -1, 1252, 1253, 1250, -1, 1252, 1253,
    1250, 1251, -1, 1252, 1253, 1250, 1251, -1, 1252, 1254, 1255, 1253, 1250, 1251, -1, 1252, 1254, 1255,
    1253, 1250, 1251, 1249, 1252, 1250, 1249, 1252, 1250, 1249, 1252, 1253, 1250, 1249, 1252, 1253, 1250,
    1249, 1252, 1250, 1251, 1249, 1252, 1250, 1251, 1249, 1252, 1253, 1250, 1251, 1249, 1252, 1253, 1250,
    1251, -1, 1252, 1253, 1250, 1251, -1, 1252, 1253, 1250, 1251, 1260, 1261, 1250, 1260, 1261, 1250, -1,
    1261, 1250, -1, 1261, 1250, 1249, 1252, 1253, 1250, 1251, 1249, 1252, 1253, 1250, 1251, 1249, 1252, 1253,
    1250, 1249, 1252, 1253, 1250, 1249, 1252, 1250, 1251, 1249, 1252, 1250, 1251, 1249, 1252, 1250, 1249,
    1252, 1250, -1, 1266, -1, -1, -1, -1, -1, -1, -1, 1280, 687, 687, 1280, -1, 1282, -1, 1282, 1285, -1,
    1285, 1282, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1299, 1299, 1299, 1316, 1328, 1250,
    1316, 1328, 1250, 1316, 1328, 1316, 1328, 1316, 1239, 1250, 1316, 1239, 1250, 1316, 1239, 1316, 1239,
    1316, 1236, 1237, 1250, 1316, 1236, 1237, 1250, 1316, 1236, 1237, 1316, 1236, 1237, 1316, 1329, 1316,
    1329, 1331, -1, 576, 1336, 1337, -1, -1, 1339, -1, -1, 606, 606, 606, 1351, -1, 1351, 1351, -1, 1351, -1,
    388, -1, 287, -1, -1, -1, -1, 1362, 1363, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, 257, 258, 1372, 1373, 259, 260, 1374, 1375, 1376, 1377, 1378, 1379, 261,
    262, 1380, 263, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 566, -1, 1387, -1, 566, 1387, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 494, -1, 8, -1, -1, 494, -1, 8, -1, -1, 1404, -1, 1127,
    -1, 1127, 1404, -1, -1, 1404, -1, 1127, -1, 1127, 1404, -1, -1, 165, 1423, 166, 167, 75, 200, 1424, 204,
    1425, 206, 1426, 207, 1427, 205, 1428, 142, -1, -1, 1439, 1439, 1440, 311, 1449, 947, 1450, 1451, 1452,
    -1, -1, 311, 121, -1, 1455, 121, -1, -1, -1, -1, -1, -1, 523, 1092, -1, -1, 1449, 1480, 1481, 121, -1,
    -1, -1, -1, 1449, 1483, 1484, 287, 287, 121, 287, 287, 121, 1488, 1488, 121, 287, 287, -1, -1, 121, -1,
    -1, 121, 8, 8, 121, 8, 1480, 1481, 8, 1480, 1481, 121, -1, -1, -1, 121, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 287, 1236, 1237, 287, 1511, 1512, 287, 1511,
    1512, 121, 287, 1514, 287, 1515, 287, 1515, 121, 287, 1236, 1237, 287, 1514, 1519, 1123, 1520, 1521,
    1522, 356, 1123, 1520, 1521, 1522, 356, 1123, 1520, 1521, 1522, 121, 356, 1123, 1520, 1524, 356, 1123,
    1520, 1524, 121, 1525, 1123, 1520, 1521, 1522, 1519, 1123, 1520, 1521, 1522, 1527, 1528, 1123, 1527,
    1528, 1123, 121, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1541, 1541, -1, -1, -1, -1, -1, -1, -1, -1, 1541, -1, 121, -1,
    1541, 121, -1, -1, -1, -1, -1, 388, 388, 388, 388, 388, -1, -1, 7, 7, 7, 7, 7, 388, 388, 287, 388, 287,
    -1, 1580, 494, -1, 8, 8, -1, -1, -1, 1585, -1, -1, -1, -1, 494, -1, 559, 926, 559, 494, -1, 576, 878,
    881, -1, 287, -1, 388, -1, -1, 388, -1, 287, -1, 576, -1, 606, 606, -1, 576, 885, -1, -1, -1, 575, -1,
    566, 1331, 576, 1336, 1337, 1065, 8, -1, 8, 1081, 606, 1351, 1351, -1, 1351, -1, 1351, 606, 606, -1, -1,
    -1, 233, -1, 236, 246, 270, 271, -1, -1, -1, 238, 229, -1, -1, -1, -1, -1, -1, -1, -1, -1, 287, -1, 388,
    -1, 890, -1, 891, -1, 890, -1, 891, -1, 287, -1, 388, -1, 559, 926, 559, -1, -1, -1
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
    5, 5, 5, 395269, 395269, 0, 50, 5, 50, 5, 50, 5, 50, 5, 0, 50, 5, 50, 5, 50, 5, 1, 5, 0, 5, 5, 1, 5, 1,
    0, 5, 0, 1, 5, 1, 1, 5, 0, 5, 4, 5, 50, 1, 1, 5, 0, 5, 50, 5, 50, 5, 50, 5, 0, 5, 50, 5, 50, 5, 50, 5, 0,
    5, 50, 5, 50, 5, 50, 5, 5, 5, 5, 5, 1, 5, 1, 8, 50, 5, 5, 5, 1, 5, 5, 1, 5, 1, 5, 1, 5, 1, 5, 1, 5, 1, 5,
    1, 1, 5, 5, 0, 5, 50, 5, 50, 5, 1, 5, 5, 5, 5, 50, 8, 50, 5, 0, 50, 5, 50, 0, 1, 5, 5, 269619, 269619,
    269619, 269619, 5, 50, 5, 50, 5, 5, 50, 5, 50, 5, 4, 5, 0, 5, 1541, 5, 0, 1, 5, 1541, 1, 5, 1, 5, 5, 5,
    5, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 1, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 10, 0, 4, 14, 0,
    0, 0, 0, 0, 0, 7, 7, 7, 7, 7, 7, 7, 0, 7, 0, 7, 0, 0, 7, 0, 0, 7, 7, 7, 7, 50, 7, 50, 7, 50, 7, 7, 50, 7,
    0, 7, 0, 5, 395269, 50, 7, 50, 7, 50, 7, 50, 7, 50, 7, 0, 50, 7, 50, 7, 50, 7, 50, 7, 50, 7, 50, 7, 50,
    7, 50, 7, 7, 8, 8, 8, 8, 8, 1, 8, 50, 8, 67503368, 67504133, 6, 6, 6, 6, 1541, 6, 1541, 6, 1541, 6, 1541,
    6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 0, 6, 0, 6, 0, 6, 0,
    6, 6, 6, 1, 1, 1, 1, 18, 1, 18, 18, 18, 1, 1, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 30, 30, 30,
    30, 30, 30, 30, 4, 0, 30, 30, 10, 30, 30, 30, 30, 30, 30, 1, 1, 1, 1, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    30, 30, 30, 4, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 0, 1074, 4, 30, 0, 1074, 4, 30, 0,
    590898, 4, 30, 0, 590898, 4, 30, 4, 30, 4, 30, 2308, 4, 30, 2308, 4, 30, 0, 4, 30, 0, 4, 30, 0, 4, 30, 0,
    4, 30, 0, 4, 30, 0, 4, 30, 0, 4, 30, 0, 4, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 1, 30, 1, 1, 30, 30, 30, 30, 30, 30, 30,
    3594, 2334, 30, 3594, 2334, 30, 3594, 2334, 30, 3594, 2334, 30, 3594, 2334, 30, 3594, 2334, 30, 30, 31,
    31, 31, 30, 31, 30, 31, 31, 30, 30, 30, 14, 31, 14, 30, 30, 30, 13, 30, 30, 30, 31, 30, 1, 31, 31, 1, 31,
    31, 31, 31, 31, 31, 30, 30, 30, 30, 30, 30, 10, 0, 30, 0, 0, 30, 0, 0, 30, 10, 0, 31, 31, 31, 31, 31, 31,
    31, 31, 31, 31, 0, 30, 14, 3, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31,
    31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31,
    15, 31, 31, 31, 31, 31, 31, 31, 31, 3594, 2335, 31, 3594, 2335, 31, 10, 31, 10, 1, 4, 4, 4, 48, 1, 1, 48,
    1, 48, 1, 48, 1, 1, 2609, 48, 1, 48, 1, 1, 48, 10, 48, 1, 1, 48, 1, 48, 1, 48, 13, 48, 2, 48, 2, 2609,
    48, 1, 48, 1, 2609, 48, 1, 1, 48, 1, 48, 1, 48, 1, 1, 2609, 48, 15, 48, 51, 48, 48, 48, 48, 48, 1, 1, 15,
    0, 590898, 50, 0, 590898, 50, 0, 590898, 50, 0, 590898, 50, 0, 590898, 50, 0, 590898, 50, 0, 590898, 50,
    34, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 2334, 33, 2334,
    33, 1, 2334, 33, 1, 2334, 33, 2334, 33, 2334, 33, 2334, 33, 2334, 33, 2826, 2334, 33, 2826, 2334, 33, 0,
    590898, 33, 0, 590898, 33, 1541, 0, 33, 1541, 0, 33, 1541, 0, 33, 1541, 0, 33, 1541, 0, 33, 1541, 0, 33,
    1541, 0, 33, 1541, 0, 33, 51, 0, 33, 51, 0, 33, 33, 33, 33, 33, 30, 33, 30, 33, 30, 30, 30, 30, 51, 2334,
    51, 2334, 51, 2334, 51, 2334, 5, 51, 598302, 51, 598302, 51, 598302, 51, 51, 51, 51, 51, 51, 51, 51, 10,
    10, 1, 10, 10, 1, 3, 5, 5, 1, 5, 5, 1, 3, 10, 1, 1, 1, 10, 1, 1, 1, 258, 10, 258, 1, 1, 10, 10, 1, 10, 1,
    10, 1, 1, 10, 1, 5, 1, 39, 1, 1, 1, 1, 1, 41, 41, 1, 1, 1, 1, 10, 10, 40, 1, 1, 11, 1, 1, 1, 11, 38, 1,
    38, 1, 38, 38, 10, 10, 1301274266515931649, 1301274266515931649, 1, 1, 50, 1, 50, 2354, 1, 1, 50, 1, 1,
    50, 2354, 1, 1, 151061799, 50, 1, 1, 151061799, 50, 2354, 1, 1, 1, 1, 50, 1, 1, 1, 1, 151061799, 50, 1,
    1, 1, 1, 50, 2354, 1, 1, 1, 1, 151061799, 50, 2354, 1, 50, 1, 50, 2354, 1, 1, 151061799, 50, 1, 1,
    151061799, 50, 2354, 1, 1, 1, 1, 151061799, 50, 2354, 1, 1, 50, 1, 1, 151061799, 50, 1, 1, 50, 2354, 1,
    1, 151061799, 50, 2354, 1, 1, 151061799, 50, 2354, 1, 1, 50, 1, 1, 50, 1, 1, 151061799, 50, 2354, 1, 1,
    151061799, 50, 1, 1, 50, 2354, 1, 1, 50, 2308, 0, 1, 1, 1, 3, 3, 40, 0, 0, 4, 4, 0, 47, 50, 47, 50, 47,
    50, 47, 50, 47, 1, 50, 47, 1, 50, 47, 50, 1, 47, 50, 1, 1, 1, 1, 1, 1, 50, 3, 2308, 2308, 2308, 37, 37,
    37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37, 37,
    37, 37, 37, 37, 37, 37, 1, 40, 2354, 1, 40, 1, 1, 2354, 1, 1, 1, 10, 10, 2354, 1, 10, 10, 1, 38, 37, 37,
    1, 37, 37, 3, 37, 45, 37, 2342, 1, 37, 50, 37, 50, 1, 37, 50, 37, 37, 37, 37, 37, 37, 37, 37, 44, 45, 31,
    37, 2308, 31, 4, 31, 4, 31, 31, 31, 4, 31, 0, 4, 30, 4, 30, 0, 4, 31, 31, 31, 31, 1, 2335, 31, 1, 2335,
    1, 3, 2342, 2354, 15, 15, 1, 1, 1, 1, 1, 1, 15, 15, 258, 258, 258, 15, 258, 258, 258, 15, 258, 258, 258,
    258, 258, 258, 258, 258, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 15, 15, 15, 15, 15, 15, 15, 15,
    0, 0, 4, 0, 4, 0, 4, 4, 0, 4, 4, 4, 3, 3, 3, 3, 4, 3, 4, 3, 3, 0, 22, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 3, 10, 10, 13, 13, 14, 14, 11, 11, 15, 15,
    1, 1, 1, 1, 10, 13, 14, 11, 15, 4, 4, 4, 4, 0, 14, 14, 1, 14, 14, 32, 14, 2319, 14, 2319, 32, 14, 2319,
    14, 2319, 32, 2319, 14, 32, 32, 32, 32, 32, 32, 2309, 1, 1, 32, 50, 32, 32, 14, 1, 1, 2319, 14, 1, 1,
    2319, 14, 66843, 13, 32, 10, 32, 10, 15, 32, 10, 32, 10, 15, 32, 5, 32, 5, 15, 32, 14, 32, 14, 15, 32, 5,
    32, 5, 15, 32, 14, 32, 14, 15, 32, 14, 1, 1, 32, 14, 1, 1, 15, 32, 32, 32, 32, 32, 32, 15, 32, 15, 32,
    32, 32, 32, 32, 32, 2319, 14, 32, 2319, 1, 1, 32, 2319, 1, 1, 32, 2319, 14, 1, 1, 32, 2319, 32, 32, 32,
    10, 10, 10, 32, 10, 10, 10, 32, 10, 10, 10, 15, 32, 10, 10, 32, 10, 10, 32, 10, 10, 15, 32, 10, 1, 258,
    258, 3, 32, 10, 1, 258, 258, 3, 32, 10, 1, 258, 258, 3, 15, 32, 10, 1, 258, 258, 32, 10, 1, 258, 258, 15,
    10, 1, 258, 258, 3, 32, 10, 10, 1, 32, 10, 10, 1, 15, 32, 2319, 1, 1, 1, 1, 1, 32, 2319, 1, 1, 1, 1, 1,
    1, 32, 2319, 1, 1, 1, 1, 32, 2319, 1, 1, 1, 258, 258, 0, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32,
    2319, 32, 2319, 32, 32, 32, 32, 2319, 32, 2319, 32, 32, 10, 32, 10, 28, 32, 10, 15, 32, 10, 28, 15, 32,
    2319, 10, 3, 31, 31, 31, 31, 31, 31, 31, 18, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 14, 14, 14, 14, 23,
    5, 5, 10, 5, 30, 2334, 15, 15, 15, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 31, 4, 4, 52, 4
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
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 7, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 26, 26, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 34, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 21, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 30, 0, 30, 0, 0, 30, 0, 0, 0, 0, 0, 0, 31, 31, 31, 31, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 49, 0, 0, 0, 0, 0,
    48, 15, 33, 0, 33, 33, 33, 33, 33, 33, 35, 34, 0, 35, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 51, 0, 0, 0, 0, 0, 0, 0, 36, 36, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 51, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 39, 39, 39, 39, 40, 40, 41,
    44, 45, 42, 43, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 38, 38, 38, 38, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 37, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    47, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 37, 0, 37, 37, 37, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 46, 0, 0, 0, 0, 0, 0, 0, 0, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 32, 32, 32,
    32, 18, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 27, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 28,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 23, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4
};

static const int32_t type_names[] = {
    155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175,
    176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 164, 191, 192, 193, 194, 195,
    196, 197, 198, 199, 200, 201, 202, 203, 204, 205, 206, 207, 142, 208, 209, 210, 211, 212, 213, 214, 215,
    216, 217, 218, 219, 220, 221, 222, 255, 357, 482, 599, 600, 601, 618, 759, 760, 784, 798, 864, 915, 917,
    920, 927, 928, 929, 930, 999, 1005, 1006, 1007, 1009, 1010, 1011, 1012, 1013, 1014, 785, 1015, 1016,
    1018, 1089, 1097, 1098, 1108, 1130, 1131, 1132, 1133, 1134, 1135, 1136, 1137, 1138, 1139, 1140, 1230,
    1231, 1232, 1233, 1275, 1276, 1277, 1298, 1300, 1301, 1302, 1264, 1354, 1363, 1441, 1442, 1443, 1444,
    1445, 1446, 1447, 1469, 1548, 1559, 1574, 1640, 1641
};

static const struct catalogue_tables tables = {
    bytes, COUNT(bytes) - 1, names, COUNT(names), slots, COUNT(slots), first, COUNT(first),
    links, COUNT(links), entries, COUNT(entries), labels, COUNT(labels), kinds, COUNT(kinds),
    types, COUNT(types), type_names, COUNT(type_names)};

const struct catalogue_tables *_Nonnull catalogue_tables(void) { return &tables; }
