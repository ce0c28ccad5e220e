// Written by `make tables` from the definitions in Sources/Language/Catalogue; not to be edited.

#include "CCatalogue.h"

#define COUNT(list) (int32_t)(sizeof list / sizeof list[0])

static const uint8_t bytes[] =
    "let" "var" "func" "return" "if" "else" "guard" "for" "in" "while" "repeat" "break" "continue" "switch"
    "case" "default" "struct" "class" "extension" "import" "is" "as" "true" "false" "nil" "self" "static"
    "mutating" "override" "final" "weak" "lazy" "inout" "private" "public" "internal" "fileprivate" "open"
    "required" "convenience" "_" "super" "(function)" "(tuple)" "key" "value" "(any)" "view" "viewDidLoad"
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
    "CGAffineTransformInvert" "decomposed" "CGAffineTransformIsIdentity" "CGAffineTransformEqualToTransform"
    "NSStringFromCGAffineTransform" "NSCoder" "string" "m11" "m12" "m21" "m22" "m41" "m42" "m44"
    "isIdentity" "determinant" "matrix" "kind" "fixedPoint" "reflect" "through" "angle" "Axis" "origin"
    "yEqualsX" "yEqualsMinusX" "scale" "horizontalShear" "rotation" "translation" "CGPointMake" "zero"
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
    "greatestFiniteMagnitude" "CGFLOAT_MAX" "max" "NSIntegerMax" "min" "NSIntegerMin" "truncating" "exactly"
    "exp" "expf" "log" "logf" "abs" "fabs" "fabsf" "floor" "floorf" "ceil" "ceilf" "roundf" "pow" "powf"
    "hypotf" "fmod" "fmodf" "stride" "fmin" "fmax" "trunc" "truncf" "rint" "rintf" "nearbyint" "nearbyintf"
    "lrint" "lrintf" "llrint" "llrintf" "lround" "lroundf" "llround" "llroundf" "log2" "log2f" "log10"
    "log10f" "exp2" "exp2f" "cbrt" "cbrtf" "sinh" "sinhf" "cosh" "coshf" "tanh" "tanhf" "copysign"
    "copysignf" "fdim" "fdimf" "fminf" "fmaxf" "isnan" "isinf" "isfinite" "signbit" "INT_MAX" "INT_MIN"
    "UINT_MAX" "LONG_MAX" "LONG_MIN" "NSUIntegerMax" "M_LN2" "M_LN10" "rounded" "FloatingPointRoundingRule"
    "up" "down" "toNearestOrEven" "toNearestOrAwayFromZero" "towardZero" "awayFromZero"
    "truncatingRemainder" "dividingBy" "signum" "magnitude" "isMultiple" "of" "isFinite" "isZero" "isNaN"
    "description" "quotient" "quotientAndRemainder" "degrees" "radians" "turns" "sin" "sinf" "cos" "cosf"
    "tan" "tanf" "count" "first" "last" "reversed" "enumerated" "zip" "sequence" "next" "compactMap"
    "filter" "reduce" "forEach" "enumerateObjectsUsingBlock" "objectAtIndex" "indexOfObject" "NSNotFound"
    "removeLastObject" "removeObjectAtIndex" "replaceObjectAtIndex" "withObject" "insertObject" "atIndex"
    "exchangeObjectAtIndex" "withObjectAtIndex" "makeObjectsPerformSelector" "sortedArrayUsingComparator"
    "compare" "NSOrderedAscending" "NSOrderedSame" "NSOrderedDescending" "allSatisfy" "firstIndex"
    "lastIndex" "drop" "elementsEqual" "starts" "with" "dropFirst" "dropLast" "suffix" "upTo" "joined"
    "split" "separator" "whereSeparator" "reserveCapacity" "indices" "startIndex" "endIndex" "into"
    "repeating" "sorted" "contentsOf" "at" "uppercased" "lowercased" "hasPrefix" "hasSuffix" "isLetter"
    "isNumber" "isWhitespace" "isUppercase" "isLowercase" "isPunctuation" "wholeNumberValue" "capitalized"
    "components" "separatedBy" "replacingOccurrences" "type" "describing" "reflecting" "Dictionary"
    "NSDictionary" "NSMutableDictionary" "keys" "allKeys" "values" "allValues" "forKey" "removeObjectForKey"
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
    "contentsScale" "contents" "shouldRasterize" "rasterizationScale" "isDoubleSided" "contentsGravity"
    "actions" "magnificationFilter" "minificationFilter" "compositingFilter" "cornerCurve" "maskedCorners"
    "needsDisplayOnBoundsChange" "allowsEdgeAntialiasing" "lineCap" "fillRule" "miterLimit" "strokeStart"
    "strokeEnd" "affineTransform" "presentation" "model" "superlayer" "sublayers" "addSublayer"
    "removeFromSuperlayer" "Rectangle" "Text" "Image" "systemName" "padding" "offset" "rotationEffect"
    "anchor" "scaleEffect" "transformEffect" "modifier" "layoutFrame" "topLeading" "UnitPoint" "topTrailing"
    "leading" "trailing" "bottomLeading" "bottomTrailing" "View" "ProjectionTransform" "UIGestureRecognizer"
    "target" "UIPanGestureRecognizer" "UIPinchGestureRecognizer" "UIRotationGestureRecognizer"
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
    "timingFunctions" "calculationMode" "additive" "isAdditive" "cumulative" "isCumulative" "timingFunction"
    "duration" "speed" "beginTime" "timeOffset" "repeatCount" "repeatDuration" "autoreverses" "fillMode"
    "isRemovedOnCompletion" "removedOnCompletion" "isInterruptible" "settlingDuration" "curve"
    "timingParameters" "startAnimation" "afterDelay" "pauseAnimation" "stopAnimation" "finishAnimation"
    "continueAnimation" "withTimingParameters" "durationFactor" "addAnimations" "delayFactor"
    "addCompletion" "isRunning" "fractionComplete" "isReversed" "scrubsLinearly" "pausesOnCompletion" "add"
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
    "floatValue" "doubleValue" "intValue" "integerValue" "cgPointValue" "cgSizeValue" "cgRectValue"
    "cgVectorValue" "cgAffineTransformValue" "printf" "format" "objects" "CGMutablePath" "CGPath"
    "CGMutablePathRef" "CGPathRef" "UIBezierPath" "CGColor" "CGColorRef" "CGPathCreateMutable" "roundedRect"
    "ovalIn" "ovalInRect" "cgPath" "CGPathCreateWithRect" "CGPathRelease" "ellipseIn"
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
    "CGPathAddArc" "boundingBox" "boundingBoxOfPath" "currentPoint" "CGPathGetBoundingBox"
    "CGPathGetPathBoundingBox" "copy" "mutableCopy" "using" "reversing" "bezierPathByReversingPath"
    "CGPathCreateCopy" "CGPathCreateMutableCopy" "CGPathCreateCopyByTransformingPath"
    "CGPathCreateMutableCopyByTransformingPath" "CGPathFillRule" "winding" "evenOdd" "usesEvenOddFillRule"
    "containsPoint:" "CGPathContainsPoint" "fillColor" "strokeColor" "lineJoin" "lineDashPattern"
    "lineDashPhase" "CAShapeLayerLineJoin" "miter" "kCALineJoinMiter" "kCALineJoinRound" "bevel"
    "kCALineJoinBevel" "cgColor" "CGRectFromString" "CGPointFromString" "CGSizeFromString"
    "CGVectorFromString" "CGAffineTransformFromString" "css" "svg" "views" "FitMode" "aspectFit"
    "aspectFill" "scaleToFill" "scaleAspectFit" "scaleAspectFill" "mapping" "area" "latex" "swiftCode"
    "explain" "following" "hitTest:withEvent:" "pointInside:withEvent:" "isDescendantOfView:"
    "insertSubview:atIndex:" "bringSubviewToFront:" "sendSubviewToBack:" "hidden" "convertPoint:toLayer:"
    "convertRect:toLayer:" "convertPoint:fromLayer:" "convertRect:fromLayer:" "convertTime:fromLayer:"
    "convertTime:toLayer:" "insertSublayer:atIndex:" "presentationLayer" "modelLayer" "addAnimation:forKey:"
    "removeAnimationForKey:" "CGPointValue" "CGSizeValue" "CGRectValue" "CGVectorValue"
    "CGAffineTransformValue" "colorWithAlphaComponent:" "opaque" "doubleSided" "pagingEnabled"
    "scrollEnabled" "editable" "selectable" "secureTextEntry" "exchangeSubviewAtIndex:withSubviewAtIndex:"
    "setNeedsDisplayInRect:" "enumerate" "addObject:" "addObjectsFromArray:" "containsObject:" "firstObject"
    "lastObject" "reverseObjectEnumerator" "componentsJoinedByString:" "startAnimationAfterDelay:"
    "finishAnimationAtPosition:" "continueAnimationWithTimingParameters:durationFactor:" "running"
    "interruptible" "locationOfTouch:inView:" "setTranslation:inView:" "requireGestureRecognizerToFail:"
    "animationForKey:" "valueForKeyPath:" "setValue:forKeyPath:" "actionForKey:" "Selector" "SEL"
    "NSStringFromClass" "NSSelectorFromString";

static const struct catalogue_name names[] = {
    {3, 1349190650}, {6, 2317739966}, {10, 243156999}, {16, 2246981567}, {18, 959999494}, {22, 3183434736},
    {27, 735142254}, {30, 2901640080}, {32, 1094220446}, {37, 231090382}, {43, 3650857002}, {48, 3378807160},
    {56, 2977070660}, {62, 2480955249}, {66, 2602907825}, {73, 2470140894}, {79, 2462236192},
    {84, 2872970239}, {93, 3135177370}, {99, 288002260}, {101, 1312329493}, {103, 1579491469},
    {107, 1303515621}, {112, 184981848}, {115, 228849900}, {119, 1683726967}, {125, 3532702267},
    {133, 4069502372}, {141, 3300482109}, {146, 362463927}, {150, 3988532937}, {154, 1791761615},
    {159, 826935266}, {166, 1657474316}, {172, 3432027008}, {180, 2591649024}, {191, 3700893806},
    {195, 3546203337}, {203, 2223801888}, {214, 2118442864}, {215, 3658226030}, {220, 4152230356},
    {230, 2496212058}, {237, 4113452274}, {240, 1746258028}, {245, 1113510858}, {250, 2444945898},
    {254, 3685020920}, {265, 123221109}, {277, 83793446}, {299, 386311098}, {315, 4091544014},
    {321, 2708649949}, {330, 693225631}, {334, 380752755}, {339, 90969176}, {350, 449846533},
    {351, 973910158}, {354, 2887626766}, {359, 3691757453}, {364, 2054714927}, {369, 1458426488},
    {379, 3552412932}, {384, 192541853}, {390, 110723809}, {396, 3332609576}, {402, 3683784189},
    {412, 2510136481}, {419, 2275008352}, {430, 3746835353}, {439, 3137510316}, {450, 1279116642},
    {461, 3013068941}, {466, 3111536167}, {475, 3572563384}, {487, 3139949330}, {493, 736625355},
    {497, 69978321}, {504, 558918661}, {509, 1326178875}, {515, 1076453893}, {518, 3751997361},
    {525, 4092568292}, {529, 2171383808}, {538, 3054093999}, {546, 4213704117}, {551, 244111290},
    {556, 827898097}, {562, 4232466889}, {577, 3775434644}, {585, 2471448074}, {594, 3786248987},
    {599, 128336118}, {617, 3721122100}, {618, 3826002220}, {619, 3775669363}, {623, 1006755615},
    {627, 4272848550}, {631, 108579519}, {636, 3173440503}, {641, 4025666427}, {646, 2897315904},
    {651, 153572251}, {657, 1428923715}, {662, 405166629}, {666, 2112764879}, {671, 3876055819},
    {681, 1046779122}, {686, 372738696}, {691, 2052810508}, {692, 3591115554}, {700, 2271195850},
    {717, 391640912}, {743, 460481456}, {765, 779904818}, {767, 163295161}, {769, 146517542},
    {771, 129739923}, {773, 112962304}, {775, 230405637}, {777, 213628018}, {779, 196850399},
    {781, 180072780}, {783, 297516113}, {785, 280738494}, {792, 2873224251}, {798, 2386971688},
    {803, 1283547685}, {806, 4168357374}, {815, 2209066192}, {827, 988175173}, {841, 2929211326},
    {851, 2027933801}, {859, 2562340083}, {863, 3912887073}, {866, 2515107422}, {871, 2797886853},
    {877, 2699759368}, {881, 3270303571}, {889, 206862118}, {894, 3122818005}, {901, 1919949199},
    {908, 3226083260}, {916, 3920758663}, {930, 380755552}, {936, 1090495225}, {943, 811810984},
    {950, 234774234}, {958, 2529449241}, {966, 1747969136}, {972, 2087358391}, {979, 1335159128},
    {986, 2428550228}, {990, 3837675186}, {995, 765439473}, {1000, 2711245919}, {1005, 697196164},
    {1010, 1059919963}, {1016, 1323747186}, {1022, 3538687084}, {1028, 1324880019}, {1032, 796142685},
    {1036, 2991499325}, {1042, 1615808600}, {1051, 3966976176}, {1059, 295258647}, {1064, 382270662},
    {1071, 3795011855}, {1085, 3747507645}, {1100, 909533769}, {1104, 3365180733}, {1115, 2749912018},
    {1120, 2735859570}, {1125, 969184184}, {1132, 1902060359}, {1140, 1373385388}, {1146, 3602979878},
    {1152, 1769938321}, {1179, 1740667972}, {1189, 4050857480}, {1196, 2755019962}, {1202, 2169878254},
    {1210, 4170555683}, {1221, 1334253329}, {1228, 2265719507}, {1236, 2570318435}, {1248, 3483588555},
    {1257, 2774362700}, {1268, 21843312}, {1278, 3429590357}, {1293, 1071897420}, {1313, 1566828974},
    {1331, 514687451}, {1332, 3876335077}, {1333, 3859557458}, {1335, 1363500993}, {1337, 1346723374},
    {1358, 2264171482}, {1370, 1357355164}, {1371, 4228665076}, {1403, 1867418821}, {1404, 3507227459},
    {1410, 3168883851}, {1423, 3222486838}, {1452, 3381181800}, {1453, 3607893173}, {1458, 3005452862},
    {1459, 3440116983}, {1460, 4245442695}, {1468, 2839884955}, {1493, 3398044946}, {1506, 3005386353},
    {1529, 1217983224}, {1541, 3509544318}, {1567, 1610779110}, {1574, 2930439210}, {1576, 1412156564},
    {1599, 3160029103}, {1607, 3174662200}, {1630, 1479719844}, {1640, 3376534378}, {1667, 3589306714},
    {1700, 804357063}, {1729, 1910201350}, {1736, 2701182283}, {1742, 398550328}, {1745, 521802798},
    {1748, 505025179}, {1751, 656170845}, {1754, 605837988}, {1757, 2468447887}, {1760, 2485225506},
    {1763, 2384559792}, {1773, 4100406635}, {1784, 1987983040}, {1790, 365099244}, {1794, 3641958979},
    {1804, 296602997}, {1811, 2462546090}, {1818, 4254058618}, {1823, 2907980824}, {1827, 3981965844},
    {1833, 3649018447}, {1841, 2614820847}, {1854, 292130973}, {1859, 2190941297}, {1874, 211913386},
    {1882, 564937055}, {1893, 3419592236}, {1904, 3460502485}, {1908, 2339366755}, {1919, 377128425},
    {1927, 1086286877}, {1954, 3941508978}, {1962, 783488098}, {1964, 1111836708}, {1983, 2280960882},
    {1990, 3181326346}, {2009, 975988953}, {2025, 635020210}, {2027, 1360837969}, {2029, 1344060350},
    {2041, 1925151750}, {2047, 2408179714}, {2053, 2211460629}, {2073, 1848861402}, {2078, 2508680735},
    {2084, 3585981250}, {2094, 2335550124}, {2098, 597743964}, {2108, 2354563044}, {2134, 2897926679},
    {2151, 1035906630}, {2169, 783840260}, {2170, 4060888886}, {2171, 4278997933}, {2179, 589286162},
    {2184, 414084241}, {2194, 2275477643}, {2198, 3940830471}, {2208, 1940694431}, {2212, 1996966820},
    {2222, 1637070560}, {2230, 1605206413}, {2244, 1343892145}, {2262, 2293605903}, {2272, 1099796002},
    {2283, 370965912}, {2293, 4290552719}, {2328, 1638856759}, {2344, 3707845437}, {2352, 1968018676},
    {2366, 2745245856}, {2374, 2872562979}, {2388, 1867915087}, {2396, 1052627742}, {2410, 1537748690},
    {2418, 4233365429}, {2432, 3239423849}, {2436, 1535751837}, {2449, 3736796887}, {2453, 2541423239},
    {2466, 3804893101}, {2470, 3060514643}, {2483, 21234473}, {2487, 1518974218}, {2500, 3720019268},
    {2504, 2524645620}, {2517, 3788115482}, {2521, 3043737024}, {2534, 4456854}, {2548, 2037980277},
    {2563, 2933655948}, {2575, 558644074}, {2592, 328942278}, {2600, 2111105165}, {2614, 3042771105},
    {2620, 3800657716}, {2632, 626531088}, {2639, 2362349278}, {2652, 866545770}, {2662, 857273821},
    {2678, 4045899937}, {2685, 1135749657}, {2691, 93078660}, {2703, 1409690180}, {2706, 2802900028},
    {2710, 306900080}, {2716, 1319594794}, {2721, 2028154341}, {2737, 2218332638}, {2761, 225597218},
    {2790, 2084234006}, {2806, 1331687974}, {2811, 2135852838}, {2832, 2753988203}, {2839, 864200463},
    {2850, 3838403746}, {2858, 1530791347}, {2870, 3721205966}, {2875, 3688814324}, {2886, 3876242216},
    {2898, 1809966536}, {2916, 2699878380}, {2926, 4079184015}, {2946, 1179101157}, {2954, 1825239352},
    {2973, 3748245722}, {2991, 634908722}, {3008, 163271060}, {3034, 3289806584}, {3046, 3446866648},
    {3051, 1737076817}, {3060, 881687192}, {3067, 1219519868}, {3077, 3970939267}, {3081, 2513272949},
    {3090, 3224470464}, {3097, 2986472067}, {3101, 708293528}, {3107, 258052966}, {3109, 3450233754},
    {3111, 1213090802}, {3115, 3555670962}, {3121, 2743639103}, {3127, 2710083865}, {3133, 4214265958},
    {3139, 3963008473}, {3146, 1381912327}, {3155, 297212119}, {3158, 53234560}, {3166, 1135433081},
    {3169, 797905850}, {3177, 1315384455}, {3188, 4179333016}, {3211, 867257093}, {3222, 841567274},
    {3225, 3617776409}, {3237, 1784172926}, {3240, 3381609815}, {3252, 1550566188}, {3262, 1592295328},
    {3269, 1524000883}, {3272, 1923516200}, {3276, 3391553482}, {3279, 1062293841}, {3283, 3825392021},
    {3286, 709362235}, {3290, 392774327}, {3295, 2880712451}, {3300, 3102149661}, {3306, 2394465697},
    {3310, 1659167240}, {3315, 475034410}, {3321, 3434436711}, {3324, 1479764693}, {3328, 2347825097},
    {3334, 1197479801}, {3338, 1351583639}, {3343, 3270705251}, {3349, 366569208}, {3353, 1251212115},
    {3357, 1621599661}, {3362, 3579732453}, {3368, 1720942905}, {3372, 140187182}, {3377, 1868829528},
    {3386, 3948149459}, {3396, 708029167}, {3401, 3185475540}, {3407, 2537751862}, {3413, 2778439310},
    {3420, 2616928056}, {3426, 4139930401}, {3433, 3135838405}, {3440, 2498734875}, {3448, 4064998855},
    {3452, 268639961}, {3457, 4092159661}, {3462, 2346846000}, {3468, 2328988770}, {3472, 2519117294},
    {3477, 3873647896}, {3481, 1415682102}, {3486, 631424496}, {3490, 282220607}, {3495, 3558937627},
    {3499, 4099687964}, {3504, 658698766}, {3508, 153638352}, {3513, 545189250}, {3521, 197671877},
    {3530, 792060313}, {3534, 513084933}, {3539, 2275780057}, {3544, 2616489071}, {3549, 4075421329},
    {3554, 2981347434}, {3559, 648810968}, {3567, 638754166}, {3574, 591523055}, {3581, 4047093083},
    {3588, 656837285}, {3596, 3789446092}, {3604, 4277107410}, {3612, 3906719864}, {3625, 2663715805},
    {3630, 2698097207}, {3636, 3072217742}, {3643, 1920734138}, {3668, 4225734153}, {3670, 1128467232},
    {3674, 1035581717}, {3689, 3525779695}, {3712, 1975486251}, {3722, 2889234988}, {3734, 128921049},
    {3753, 1127666911}, {3763, 2542550614}, {3769, 2627312426}, {3778, 1195911285}, {3788, 4151950225},
    {3790, 1765031016}, {3798, 1814435734}, {3804, 3602780627}, {3809, 876513898}, {3820, 879704937},
    {3828, 3728990320}, {3848, 4007662012}, {3855, 2941534958}, {3862, 2238339041}, {3867, 3277562923},
    {3870, 3761252941}, {3874, 382886321}, {3877, 4220379804}, {3881, 4200353678}, {3884, 2633446552},
    {3888, 388525018}, {3893, 967958004}, {3898, 1216469057}, {3902, 1675745305}, {3910, 3533348019},
    {3920, 2267784115}, {3923, 2877453236}, {3931, 1011085160}, {3935, 1555467752}, {3945, 1419061120},
    {3951, 3353438327}, {3957, 2002030311}, {3964, 931910521}, {3990, 1638953034}, {4003, 263889333},
    {4016, 2304257469}, {4026, 1623797237}, {4042, 2667149886}, {4061, 1204873229}, {4081, 2611599107},
    {4091, 1975768454}, {4103, 3532344479}, {4110, 2718014180}, {4131, 713077974}, {4148, 2712081721},
    {4174, 1361625375}, {4200, 864165631}, {4207, 3189629876}, {4225, 165942467}, {4238, 1655317257},
    {4257, 1010779457}, {4267, 2215640769}, {4277, 1070265239}, {4286, 1134120687}, {4290, 2846199180},
    {4303, 1743930340}, {4309, 4005059268}, {4313, 206241385}, {4322, 1115344066}, {4330, 567586076},
    {4336, 3901637708}, {4340, 803046281}, {4346, 152899664}, {4351, 2276994531}, {4360, 1787359420},
    {4374, 2796815519}, {4389, 3918278559}, {4396, 4155575922}, {4406, 236925125}, {4414, 1684779966},
    {4418, 798074659}, {4427, 2374006294}, {4433, 3103973672}, {4443, 2926810054}, {4445, 1462048136},
    {4455, 1244814717}, {4465, 1696195782}, {4474, 3093996503}, {4483, 2756264342}, {4491, 2866045037},
    {4499, 1163907536}, {4511, 2104353872}, {4522, 3110688315}, {4533, 3317910134}, {4546, 2755011687},
    {4562, 2069497450}, {4573, 1516930437}, {4583, 469045609}, {4594, 2847090017}, {4614, 176574206},
    {4618, 1361572173}, {4628, 1896686403}, {4638, 3273657238}, {4648, 1266202965}, {4660, 3635588042},
    {4679, 2733832836}, {4683, 4182378701}, {4690, 2110798224}, {4696, 877087803}, {4705, 1970364490},
    {4711, 1275339983}, {4729, 350857000}, {4745, 2079739832}, {4761, 1996921413}, {4770, 2043970711},
    {4777, 1731736080}, {4789, 4080117376}, {4800, 1493013840}, {4820, 2398078988}, {4828, 1065574956},
    {4838, 2965413338}, {4848, 990401381}, {4851, 682729123}, {4860, 1722954222}, {4876, 3827859290},
    {4887, 37271103}, {4895, 1119987041}, {4914, 2161276179}, {4937, 3507573001}, {4945, 2301731235},
    {4955, 1862550028}, {4969, 3213420894}, {4985, 288415389}, {4995, 4033069017}, {5001, 672109684},
    {5009, 3339054942}, {5012, 1089765596}, {5017, 18738364}, {5021, 2197550541}, {5026, 1569418667},
    {5044, 1419285594}, {5047, 3324446467}, {5054, 2540844914}, {5063, 936176715}, {5068, 3724674918},
    {5073, 1452231588}, {5083, 665752555}, {5093, 2665914025}, {5101, 1172522883}, {5111, 2411978403},
    {5120, 2082024064}, {5124, 1231115066}, {5133, 244075885}, {5139, 96429129}, {5150, 1558106348},
    {5157, 1676028392}, {5169, 3565214879}, {5175, 1169454059}, {5186, 2276069802}, {5192, 2590900991},
    {5203, 403953390}, {5208, 817772335}, {5218, 3894621598}, {5222, 3130700698}, {5231, 3811712141},
    {5240, 2836898780}, {5254, 744222851}, {5262, 3219325754}, {5275, 455433581}, {5280, 1550717474},
    {5290, 4099875093}, {5299, 2687217115}, {5311, 3317790454}, {5323, 680679420}, {5334, 4074568615},
    {5344, 972345196}, {5354, 2124225882}, {5364, 1707208587}, {5374, 1698171440}, {5386, 1765986002},
    {5398, 3099195470}, {5408, 1325296208}, {5419, 1159889848}, {5429, 3210628243}, {5440, 3799163251},
    {5451, 3782385632}, {5462, 3899828965}, {5473, 3883051346}, {5484, 3866273727}, {5500, 4169345192},
    {5525, 3573351892}, {5530, 4137097213}, {5535, 3523899814}, {5541, 1029089800}, {5552, 1290530634},
    {5560, 4203053801}, {5573, 406972148}, {5577, 2369371622}, {5584, 3726277920}, {5589, 3555021734},
    {5594, 3008443898}, {5604, 877317237}, {5617, 1513289445}, {5641, 2694946607}, {5663, 3902926015},
    {5666, 2516003219}, {5681, 3083183824}, {5685, 3185987134}, {5694, 3141474305}, {5707, 1010012291},
    {5711, 659427984}, {5722, 3254824265}, {5730, 1438951982}, {5739, 571377267}, {5757, 143865419},
    {5775, 445834375}, {5789, 4201716739}, {5802, 2082798958}, {5806, 3883353449}, {5829, 1252969316},
    {5846, 611349806}, {5868, 3939761393}, {5892, 1880591026}, {5918, 1052979093}, {5934, 1315057949},
    {5947, 3198073272}, {5972, 1888717571}, {5985, 1499172353}, {5999, 1151719106}, {6017, 1297838153},
    {6028, 1291853992}, {6040, 3864824124}, {6053, 284302454}, {6071, 2291378338}, {6093, 2024043478},
    {6108, 3416336049}, {6119, 3326301860}, {6130, 2097883034}, {6148, 2658088632}, {6158, 4116806241},
    {6170, 2750625341}, {6187, 2805121617}, {6196, 2636563400}, {6202, 1226705564}, {6212, 1144915353},
    {6230, 1085962434}, {6236, 542584942}, {6254, 1880354216}, {6263, 2126046479}, {6284, 3409685817},
    {6294, 2322214854}, {6316, 715012316}, {6321, 667630371}, {6338, 4011681569}, {6353, 2477794221},
    {6368, 2826459802}, {6375, 863636682}, {6405, 3312035873}, {6433, 2374822095}, {6449, 1117036282},
    {6465, 2727146260}, {6477, 2338438971}, {6485, 894604266}, {6503, 239266950}, {6519, 3440848049},
    {6537, 1563451997}, {6573, 1300855194}, {6591, 2649340029}, {6604, 3157132282}, {6635, 1994390723},
    {6648, 3295732442}, {6667, 3217941162}, {6704, 2638373311}, {6723, 729836362}, {6740, 1103965319},
    {6775, 3909734774}, {6792, 3422384807}, {6806, 1562399317}, {6838, 3535094014}, {6852, 2862813109},
    {6872, 70193435}, {6910, 3331707904}, {6930, 167527483}, {6934, 810547195}, {6956, 3377910156},
    {6972, 2815096657}, {7013, 3232227944}, {7032, 2636711499}, {7046, 2461495057}, {7051, 502047894},
    {7057, 3867909202}, {7077, 2942666046}, {7083, 1490954098}, {7094, 1092012710}, {7119, 38792922},
    {7130, 2899252294}, {7138, 871591685}, {7160, 1041997713}, {7168, 3217987877}, {7176, 1309284212},
    {7198, 2823090016}, {7206, 4012061332}, {7221, 4204111253}, {7226, 3492500287}, {7235, 773059133},
    {7258, 2759092874}, {7267, 481727645}, {7281, 2303844654}, {7309, 1323066019}, {7323, 590774350},
    {7332, 421821156}, {7355, 696240407}, {7364, 1453714756}, {7379, 466020238}, {7408, 4077855673},
    {7423, 1744839726}, {7439, 1408722253}, {7469, 876245160}, {7485, 452810861}, {7498, 1260603725},
    {7525, 968316954}, {7538, 859371885}, {7552, 1658883364}, {7580, 3531153185}, {7594, 486221508},
    {7605, 4064395570}, {7630, 2257273533}, {7641, 3217031314}, {7653, 1898701486}, {7679, 692253475},
    {7691, 2618608526}, {7705, 889051197}, {7733, 1439665068}, {7747, 3703752221}, {7762, 158609817},
    {7791, 3199826274}, {7806, 3872230201}, {7819, 592993401}, {7846, 2782426318}, {7859, 1648296985},
    {7881, 2036964556}, {7917, 1478369021}, {7939, 2072579308}, {7948, 588027325}, {7954, 3294899967},
    {7970, 2406610228}, {7982, 1136770368}, {7993, 1099727666}, {8020, 3943336079}, {8028, 3373088083},
    {8036, 1118385669}, {8049, 1252830802}, {8057, 1310484760}, {8075, 4211107556}, {8093, 4235327583},
    {8112, 1911957762}, {8124, 2274977100}, {8134, 1894102977}, {8151, 1868420705}, {8166, 1229760322},
    {8181, 401251929}, {8190, 4136070254}, {8200, 141711844}, {8213, 1877099350}, {8223, 4224630636},
    {8249, 2956264019}, {8273, 3731343133}, {8284, 1490880043}, {8299, 651349070}, {8318, 3553571131},
    {8339, 798050051}, {8359, 1738029828}, {8368, 830772382}, {8392, 975665791}, {8399, 3753552150},
    {8421, 1268347563}, {8430, 2675976173}, {8438, 2255101473}, {8450, 1325536902}, {8460, 66138439},
    {8479, 2650151654}, {8491, 1362571274}, {8498, 2674091075}, {8515, 4180264212}, {8526, 2220611910},
    {8532, 3628923247}, {8551, 2290191893}, {8564, 524486259}, {8579, 536057419}, {8592, 2266436945},
    {8604, 2660165913}, {8616, 2510371521}, {8623, 1647949432}, {8634, 2499925078}, {8640, 1061329053},
    {8648, 2186648520}, {8660, 3685987662}, {8674, 1203193122}, {8688, 3305235377}, {8703, 3408062813},
    {8725, 598285973}, {8736, 2107277412}, {8751, 1771288722}, {8765, 1024755039}, {8785, 2323362532},
    {8805, 295121441}, {8817, 3240065181}, {8826, 3923523740}, {8846, 140741692}, {8876, 687274249},
    {8887, 186774928}, {8901, 2185261687}, {8906, 2753641482}, {8911, 2454962418}, {8928, 958887293},
    {8946, 3594902096}, {8954, 2175633178}, {8971, 775974691}, {8978, 4056008598}, {8992, 32195591},
    {8999, 3647323098}, {9015, 3198753898}, {9026, 2621687777}, {9050, 56185609}, {9058, 3091067239},
    {9062, 3935363592}, {9072, 3073585980}, {9079, 1867556362}, {9092, 2589014835}, {9108, 3891896413},
    {9114, 4148812653}, {9121, 1700657266}, {9133, 1106246455}, {9148, 754571866}, {9159, 1038506759},
    {9165, 4176775601}, {9174, 2830785103}, {9184, 1731433239}, {9192, 855408348}, {9200, 2834400513},
    {9215, 3963693047}, {9224, 3544094494}, {9230, 4009327117}, {9246, 492923249}, {9259, 1423062726},
    {9277, 161915485}, {9320, 2642763852}, {9333, 1214513038}, {9350, 1445723454}, {9359, 2844467682},
    {9366, 3334659430}, {9378, 3572701046}, {9389, 555663897}, {9400, 3123020006}, {9413, 3005567066},
    {9425, 2400366623}, {9437, 2266193630}, {9447, 3448933658}, {9460, 3786999131}, {9468, 2370703267},
    {9483, 2552112075}, {9501, 2857694466}, {9514, 2048902997}, {9529, 1468503355}, {9536, 3048556132},
    {9555, 3744775116}, {9573, 3621218635}, {9590, 3611392321}, {9601, 3412690475}, {9614, 2109961146},
    {9640, 2124853820}, {9662, 4061796954}, {9669, 4173553157}, {9677, 2053962742}, {9687, 503535429},
    {9698, 1836668495}, {9707, 721310682}, {9722, 1006735486}, {9734, 325084441}, {9739, 2961925722},
    {9749, 497438945}, {9758, 1787797455}, {9769, 1849888827}, {9789, 3825011241}, {9798, 385702446},
    {9802, 1041509726}, {9807, 1494001562}, {9817, 1742909879}, {9824, 2157316278}, {9830, 348705738},
    {9844, 737459482}, {9850, 1122880180}, {9861, 1945272936}, {9876, 2380932862}, {9884, 2548392784},
    {9895, 3688764708}, {9905, 1901756438}, {9914, 906872895}, {9925, 1648836552}, {9932, 1359877577},
    {9940, 521485205}, {9953, 252720416}, {9967, 1264131298}, {9971, 1582017048}, {9990, 422274124},
    {10009, 3020961236}, {10015, 845187144}, {10037, 1120609123}, {10061, 3704248662}, {10088, 1361184210},
    {10110, 254023945}, {10138, 3600137057}, {10162, 2682444316}, {10171, 1644100618}, {10195, 1592819465},
    {10203, 1715765854}, {10236, 895660813}, {10244, 335426986}, {10269, 1264318259}, {10301, 1168386582},
    {10309, 1663862986}, {10314, 1746993862}, {10343, 1903257066}, {10348, 974882150}, {10355, 1177151643},
    {10386, 165292311}, {10393, 2311397435}, {10398, 439402299}, {10427, 1552997231}, {10432, 3962257883},
    {10441, 2220750876}, {10474, 2007447656}, {10483, 2787838396}, {10489, 3769421748}, {10519, 4173954024},
    {10525, 1434043348}, {10535, 1426660429}, {10569, 737025121}, {10603, 1466689035}, {10641, 4098563933},
    {10646, 513712005}, {10683, 229043912}, {10687, 2457286800}, {10722, 3584307048}, {10724, 1123244352},
    {10761, 1329338781}, {10765, 2761510965}, {10770, 2016490230}, {10777, 49525662}, {10797, 539821669},
    {10815, 3772220557}, {10833, 4185830300}, {10848, 3171290880}, {10870, 832521766}, {10892, 1461782644},
    {10912, 691540578}, {10935, 1404144425}, {10955, 522796658}, {10972, 1376505559}, {10981, 3748513642},
    {10989, 846470194}, {10997, 200649126}, {11011, 3431639220}, {11018, 4292335199}, {11033, 907121470},
    {11039, 2240342303}, {11056, 2969811462}, {11070, 167268160}, {11084, 1833803298}, {11096, 2457918009},
    {11108, 4071123319}, {11120, 1834047080}, {11136, 3367860727}, {11145, 3718375587}, {11151, 2118064195},
    {11162, 493169962}, {11170, 2713721240}, {11175, 1695364032}, {11182, 4030051588}, {11188, 1400182552},
    {11218, 455416660}, {11238, 2271268225}, {11261, 2613973034}, {11279, 392604227}, {11301, 3754606837},
    {11321, 2833158821}, {11337, 3350374178}, {11344, 534084754}, {11358, 2867322350}, {11380, 2116308131},
    {11385, 3649057272}, {11393, 3845453865}, {11402, 2994984227}, {11418, 664899839}, {11440, 1989677117},
    {11445, 2918522264}, {11457, 3420926329}, {11470, 3178453163}, {11487, 3149605050}, {11492, 2920394832},
    {11509, 1523943668}, {11519, 862917743}, {11541, 4234031555}, {11558, 1719771455}, {11579, 2399213176},
    {11588, 904369474}, {11595, 4287151977}, {11605, 450801067}, {11612, 1669872668}, {11626, 4013487222},
    {11653, 2679495900}, {11669, 856694529}, {11693, 2681939195}, {11709, 3153218578}, {11733, 2240063300},
    {11737, 3096186179}, {11742, 741716276}, {11747, 2329068957}, {11754, 2921198141}, {11759, 1055615879},
    {11764, 3285122304}, {11770, 230313139}, {11773, 2868333218}, {11777, 4098541315}, {11782, 33356212},
    {11789, 1723256298}, {11793, 4140259964}, {11799, 107912219}, {11821, 4121566434}, {11851, 3855721002},
    {11867, 2216232237}, {11891, 2255928953}, {11911, 159080631}, {11925, 3689248828}, {11950, 836430118},
    {11970, 2287125059}, {11993, 1038585177}, {12014, 3367347455}, {12040, 4230039153}, {12054, 609216699},
    {12089, 1501614459}, {12100, 1529288929}, {12132, 2719113377}, {12144, 2275796322}, {12177, 1812401954},
    {12188, 2408338453}, {12220, 2855832277}, {12247, 1459817706}, {12258, 2392518824}, {12290, 518942568},
    {12311, 3663533692}, {12353, 2192755772}, {12378, 177875273}, {12424, 891907593}, {12446, 1945812840},
    {12489, 1417411880}, {12513, 2154355281}, {12558, 3467076881}, {12578, 317429627}, {12619, 771452987},
    {12654, 181460511}, {12674, 456257992}, {12715, 2485130632}, {12738, 317835491}, {12782, 3496877987},
    {12803, 1103010248}, {12853, 3557956176}, {12876, 4255026978}, {12928, 3877521898}, {12942, 4267328027},
    {12953, 3365817217}, {12965, 1019517826}, {12976, 4255312501}, {12982, 107113802}, {12993, 339302984},
    {13014, 571385436}, {13039, 701971049}, {13061, 3844547848}, {13085, 2993703921}, {13105, 856100507},
    {13119, 523418047}, {13140, 1199509864}, {13149, 71184232}, {13178, 3633864562}, {13184, 3626350180},
    {13210, 227242734}, {13217, 3686895409}, {13244, 23593359}, {13250, 3490026688}, {13276, 2245546586},
    {13285, 63500808}, {13291, 3324008260}, {13298, 2639082641}, {13304, 4241250784}, {13332, 1005534689},
    {13360, 433529277}, {13389, 1104277830}, {13402, 1738166450}, {13437, 4196810825}, {13466, 1042290725},
    {13473, 1073217499}, {13491, 2059328792}, {13499, 1536564555}, {13518, 2064776214}, {13527, 1856753941},
    {13547, 1308833490}, {13551, 3934383778}, {13566, 2480094667}, {13574, 4009865048}, {13602, 365080250},
    {13608, 3648362799}, {13634, 980454765}, {13641, 1860367182}, {13668, 3669799736}, {13671, 1787721130},
    {13697, 447103454}, {13702, 1697318111}, {13730, 2673357851}, {13760, 2937116726}, {13778, 3523238589},
    {13786, 1863269210}, {13806, 2099371351}, {13811, 4096559242}, {13828, 2182794837}, {13835, 667710333},
    {13838, 718098122}, {13841, 682728183}, {13859, 3802467407}, {13880, 3657180965}, {13903, 1665393361},
    {13927, 1052733624}, {13936, 184912774}, {13952, 4089387070}, {13965, 2352568569}, {13978, 1245245715},
    {13991, 1262023334}, {14005, 3270702940}, {14017, 2739892052}, {14032, 2480001844}, {14036, 3749132497},
    {14045, 1230999982}, {14052, 3143743637}, {14058, 351428278}, {14075, 2428146278}, {14090, 2992948263},
    {14101, 2349028720}, {14108, 3885786800}, {14120, 1736514697}, {14130, 3474322026}, {14140, 60432295},
    {14145, 1322381784}, {14152, 4012403877}, {14174, 989471740}, {14195, 452908417}, {14214, 423327896},
    {14230, 2453966149}, {14258, 1731566697}, {14269, 2587032280}, {14290, 2963724706}, {14306, 712913813},
    {14338, 2778836517}, {14361, 1613655628}, {14383, 655649118}, {14398, 2173728365}, {14405, 2357661820},
    {14421, 409169195}, {14441, 3491459423}, {14458, 1226170970}, {14481, 3404475955}, {14511, 1624986452},
    {14545, 3623300279}, {14562, 3034534074}, {14582, 575711980}, {14595, 1032586458}, {14607, 266241602},
    {14627, 3402924327}, {14637, 1269553309}, {14643, 503252654}, {14646, 4160314702}, {14650, 159043482},
    {14657, 2686336408}, {14662, 2717370895}, {14672, 1132587367}, {14680, 1195117749}, {14694, 1879021152},
    {14708, 581463510}, {14731, 2140377464}, {14743, 1275514075}, {14755, 2387979536}, {14766, 3884420844},
    {14783, 1646387302}, {14795, 308670472}, {14808, 3934596143}, {14821, 2845511965}, {14844, 4013472960},
    {14864, 207861097}, {14880, 2974165697}, {14887, 1232628331}, {14904, 889198334}, {14923, 3364533173},
    {14939, 2007207608}, {14948, 3255160570}, {14955, 2953807453}, {14962, 709349229}, {14966, 2223459638},
    {14974, 2600881466}, {14989, 2804841900}, {15004, 2904109309}, {15012, 111583397}, {15022, 249290197},
    {15032, 1264874778}, {15044, 2552651146}, {15058, 3277309783}, {15066, 799079693}, {15071, 2072037248},
    {15080, 1839346743}, {15090, 2980706495}, {15101, 3765738945}, {15115, 1478303606}, {15127, 1491675329},
    {15135, 2435397115}, {15156, 1647672292}, {15175, 1635008148}, {15190, 1487095968}, {15206, 3124627733},
    {15211, 2570585620}, {15227, 366187551}, {15241, 2318987703}, {15251, 1761128012}, {15265, 185295765},
    {15278, 3838690653}, {15293, 1263600608}, {15310, 2027855346}, {15330, 3216563907}, {15344, 1058098686},
    {15357, 467864515}, {15368, 3932876427}, {15381, 2706824106}, {15390, 1016188828}, {15406, 957769824},
    {15416, 1005022371}, {15430, 2696340427}, {15448, 1092596157}, {15451, 993596020}, {15466, 2693457989},
    {15475, 3779456605}, {15494, 415476443}, {15507, 1262823941}, {15517, 1622115944}, {15525, 1499161504},
    {15536, 2973219889}, {15549, 2597275607}, {15554, 1748273790}, {15560, 860606716}, {15565, 3002334877},
    {15582, 2034172196}, {15608, 3305562105}, {15626, 3707972394}, {15633, 3647859367}, {15646, 3236366608},
    {15659, 1824874128}, {15680, 2788634194}, {15702, 1466132464}, {15730, 3529599493}, {15762, 2079469443},
    {15784, 738891302}, {15802, 3197889394}, {15821, 2360350959}, {15846, 3813530536}, {15849, 488247560},
    {15852, 605690893}, {15855, 622615607}, {15858, 572282750}, {15861, 2334079840}, {15864, 2384412697},
    {15867, 2367635078}, {15870, 2417967935}, {15873, 2502003125}, {15892, 3649363768}, {15911, 3444963044},
    {15942, 2273024933}, {15965, 4264915354}, {15986, 3077942367}, {16015, 590894855}, {16025, 1618037728},
    {16035, 1850454287}, {16045, 3957551837}, {16064, 4284171251}, {16080, 3891447831}, {16086, 2774883451},
    {16098, 3483418915}, {16115, 668816343}, {16123, 2931048700}, {16132, 2388452721}, {16140, 4258353177},
    {16143, 1141775739}, {16149, 4126724647}, {16159, 2859901778}, {16163, 3250964130}, {16171, 1360419304},
    {16175, 3001705435}, {16181, 2071016015}, {16186, 4246411473}, {16190, 2944866961}, {16193, 418647609},
    {16196, 2471879920}, {16198, 1105628090}, {16202, 963632676}, {16205, 1882099852}, {16214, 2097992392},
    {16222, 4171284318}, {16230, 2265671865}, {16237, 2076987736}, {16248, 3694939264}, {16255, 2984259090},
    {16262, 306596620}, {16270, 1011505953}, {16274, 1692432290}, {16281, 1616530830}, {16292, 2662881380},
    {16299, 3218261061}, {16306, 2261369287}, {16312, 912855974}, {16318, 3374781713}, {16326, 2293478956},
    {16343, 1149880784}, {16353, 296395306}, {16364, 1195616409}, {16372, 2949131327}, {16384, 942984426},
    {16396, 1491100860}, {16407, 417924775}, {16418, 3895649598}, {16431, 2700906213}, {16453, 2989913377},
    {16459, 3882857642}, {16465, 3114108242}, {16472, 2831556715}, {16485, 3401266884}, {16491, 1451477576},
    {16507, 119757721}, {16516, 2438128661}, {16528, 2193512543}, {16535, 4182669406}, {16545, 1505809199},
    {16564, 2758857958}, {16575, 1600511528}, {16581, 785452558}, {16591, 1861738460}, {16597, 3056320968},
    {16617, 4208727282}, {16630, 3291555781}, {16639, 2196865874}, {16668, 1361552727}, {16690, 2957611498},
    {16699, 2007872489}, {16707, 2339550961}, {16719, 3508411830}, {16732, 2355901240}, {16743, 4245501841},
    {16749, 3163908038}, {16756, 2925496955}, {16769, 108183312}, {16783, 1328193084}, {16798, 2265931075},
    {16819, 3180543629}, {16831, 1599455416}, {16838, 2387400333}, {16857, 1202605450}, {16865, 591972422},
    {16885, 1175191511}, {16896, 873742264}, {16919, 326594495}, {16929, 2059707271}, {16951, 1503948434},
    {16961, 3230945966}, {16983, 2911124459}, {16994, 1449651004}, {17006, 1980023723}, {17033, 3261273255},
    {17050, 1962088798}, {17061, 659713157}, {17065, 407568404}, {17072, 3610741318}, {17080, 24023407},
    {17087, 2767062895}, {17099, 197333961}, {17114, 3768039387}, {17121, 2976183426}, {17129, 854431587},
    {17139, 2611701562}, {17153, 4149673879}, {17160, 3561702979}, {17171, 3373400544}, {17176, 616319547},
    {17191, 2851767893}, {17203, 2670905232}, {17207, 2984927816}, {17213, 3072721717}, {17220, 382945106},
    {17229, 1202886564}, {17242, 3124826125}, {17259, 1073533898}, {17279, 501308550}, {17299, 3102301894},
    {17312, 678697196}, {17330, 4242588933}, {17338, 3290709023}, {17346, 3206573181}, {17354, 3156240324},
    {17366, 873554442}, {17378, 3877044912}, {17385, 1386144670}, {17429, 3391438105}, {17462, 3275802252},
    {17468, 1665555596}, {17478, 955209608}, {17488, 3663374774}, {17496, 2845693673}, {17505, 1402472725},
    {17519, 3292755612}, {17524, 1795259425}, {17533, 2710028206}, {17587, 2549331680}, {17598, 2094265262},
    {17609, 2380435381}, {17628, 801338602}, {17649, 2854832407}, {17674, 155406996}, {17686, 3678362229},
    {17697, 930651626}, {17714, 883771916}, {17726, 2754639596}, {17746, 2497068525}, {17770, 4204966360},
    {17774, 3848464964}, {17785, 4196316528}, {17790, 1775113223}, {17799, 4293857150}, {17824, 105220734},
    {17840, 2941928401}, {17863, 3513504379}, {17897, 2399979131}, {17938, 397375761}, {17952, 2554776799},
    {17959, 1325902193}, {17966, 4257774810}, {17985, 3385953049}, {17999, 363805148}, {18018, 2241932221},
    {18027, 3578929855}, {18038, 960139624}, {18046, 1597548103}, {18061, 957531795}, {18074, 1010886454},
    {18094, 1596791097}, {18099, 828449414}, {18115, 4083200273}, {18131, 1563607652}, {18136, 3373576235},
    {18152, 1686781560}, {18159, 247011038}, {18175, 3118206852}, {18192, 1114429566}, {18208, 275414779},
    {18226, 3681786005}, {18253, 1786964809}, {18256, 4081524352}, {18259, 3880226465}, {18264, 1336735441},
    {18271, 3258804367}, {18280, 3220778976}, {18290, 3246523276}, {18301, 2488280337}, {18315, 2068458324},
    {18330, 763838368}, {18337, 637820293}, {18341, 2601460036}, {18346, 1480246043}, {18355, 978711165},
    {18362, 309439324}, {18371, 2535512472}, {18389, 3793360030}, {18411, 3530699951}, {18430, 3107109432},
    {18452, 2768536296}, {18472, 2255243348}, {18490, 1791059818}, {18496, 4128829753}, {18517, 1910782036},
    {18537, 3395304284}, {18560, 1173374833}, {18582, 2943989225}, {18604, 1789752760}, {18624, 723746973},
    {18647, 928095684}, {18664, 66633762}, {18674, 3883652983}, {18694, 1787670268}, {18716, 2151592719},
    {18728, 288631100}, {18739, 835911719}, {18750, 18669246}, {18763, 1289413733}, {18785, 576822689},
    {18809, 1403930331}, {18815, 1863671838}, {18826, 2924953349}, {18839, 951339946}, {18852, 2908236957},
    {18860, 60532369}, {18870, 3795175885}, {18885, 1243462689}, {18927, 3533566504}, {18949, 1855131199},
    {18958, 1056680197}, {18968, 2951402203}, {18988, 3636908325}, {19003, 834189487}, {19014, 1964022558},
    {19024, 684154646}, {19047, 2371177212}, {19072, 1731011858}, {19097, 2398960364}, {19123, 2922600688},
    {19176, 17738465}, {19183, 343848780}, {19196, 2712090128}, {19219, 944362804}, {19241, 115475624},
    {19272, 694824490}, {19288, 2617424471}, {19304, 554307351}, {19324, 580401027}, {19337, 2837546561},
    {19345, 3574960668}, {19348, 1090614859}, {19365, 2666343581}, {19385, 848102186}
};

static const int32_t slots[] = {
    -1, -1, -1, 710, 185, 760, -1, -1, 182, -1, 336, -1, -1, 136, 1461, 759, -1, -1, 1002, 105, 1403, 1475,
    1518, -1, -1, 305, -1, -1, -1, -1, -1, -1, 1004, -1, -1, -1, 899, 1039, 1086, -1, 396, -1, -1, 794, -1,
    -1, 1515, -1, -1, 173, -1, 779, 1147, -1, -1, -1, 1064, 267, 585, -1, -1, -1, -1, -1, 91, 625, -1, -1,
    1503, -1, -1, -1, -1, 373, 194, 1530, -1, -1, 488, -1, 496, -1, -1, 68, -1, -1, 1568, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 623, 231, 1256, 1426, 236, -1, -1, 786, -1, 1410, -1, -1, 1437, -1, 146, -1, -1, 1214,
    -1, -1, -1, 599, -1, -1, 1053, 1140, -1, -1, 1200, -1, -1, -1, -1, 1261, 1429, 1482, -1, -1, 77, 1072,
    1519, -1, -1, 1180, -1, -1, 5, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1485,
    -1, -1, 686, 126, 640, -1, 977, 1564, -1, 1529, -1, 1488, -1, 1391, -1, -1, -1, -1, -1, -1, -1, 1161, -1,
    1427, -1, -1, 241, 801, -1, 749, -1, 693, -1, 955, 1372, -1, -1, 1074, -1, -1, -1, -1, 881, 230, -1, 412,
    -1, -1, 1355, -1, 1169, -1, -1, -1, -1, -1, -1, -1, -1, 355, -1, 422, 542, -1, -1, 573, 563, 800, 897,
    1393, 1423, 1540, -1, -1, 1036, -1, -1, 1191, -1, -1, -1, -1, -1, 81, 419, 187, 423, 903, 775, 915, -1,
    -1, -1, -1, 1496, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 827, -1, -1, 394, -1, 852, 524, 892, -1, -1,
    175, 645, 1296, -1, -1, -1, -1, -1, 871, -1, 310, -1, -1, -1, -1, 101, 596, -1, -1, -1, -1, -1, -1, -1,
    1304, -1, -1, -1, 1119, -1, -1, -1, 94, 583, -1, -1, 868, -1, 1438, -1, -1, -1, -1, 290, 36, 1566, -1,
    -1, -1, 737, -1, 1584, -1, 340, 1397, -1, -1, 1381, 458, 1483, 543, 172, 416, 439, 970, 582, -1, 166, -1,
    548, -1, 1155, -1, -1, 966, -1, 808, 998, -1, 888, -1, 228, -1, -1, -1, 895, 1213, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 932, 1330, -1, 1401, -1, -1, 716, -1, -1, 418, 1373, -1, -1, 838, 965, -1, -1,
    1552, -1, 248, -1, -1, 807, 1523, 299, 1120, 386, 1314, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1444, -1,
    -1, -1, 287, 304, 318, 421, 176, 662, 776, 659, 1009, 1557, -1, 908, -1, -1, -1, -1, -1, -1, 1280, -1,
    159, 264, 450, -1, -1, -1, 99, 1235, 250, -1, -1, -1, -1, -1, -1, -1, -1, -1, 778, -1, -1, -1, -1, -1,
    -1, -1, -1, 445, -1, -1, -1, -1, -1, 102, 132, 500, -1, -1, -1, 687, -1, -1, -1, -1, -1, -1, -1, 294,
    1236, -1, -1, 1384, -1, 220, -1, 815, -1, -1, -1, -1, 540, 831, 1026, 612, 682, -1, -1, -1, 598, 174,
    1259, -1, -1, -1, -1, 1247, -1, -1, 1203, 1506, -1, -1, -1, 247, -1, -1, -1, 342, 839, 1118, 1012, -1,
    -1, -1, -1, 670, 1142, -1, -1, 465, -1, 459, -1, -1, -1, 326, -1, -1, -1, 1428, -1, 371, -1, -1, -1, -1,
    -1, 843, -1, 1240, -1, -1, -1, 630, 554, -1, -1, 1395, -1, -1, -1, -1, -1, 812, 1121, -1, 1308, 1455, -1,
    -1, 455, 1038, 1079, 1122, -1, -1, -1, -1, 325, 1298, -1, -1, 1260, 1044, 244, 572, 975, -1, 1578, -1,
    -1, -1, 964, 80, 200, -1, -1, 1352, -1, -1, -1, -1, -1, -1, 752, -1, 828, 383, 452, -1, -1, -1, 519, -1,
    -1, -1, 63, 660, 381, -1, -1, -1, 37, 1113, -1, -1, -1, -1, 1087, -1, -1, 652, -1, 62, 649, 19, 1495, -1,
    968, -1, -1, 456, 713, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 520, 994, 1078, -1, -1, 942, -1, -1, -1,
    229, 471, 681, -1, 1246, -1, -1, 763, 943, -1, 1288, -1, -1, -1, -1, -1, 1105, -1, -1, 253, -1, 1048,
    457, 597, 1096, 161, 1241, 1329, 987, 1183, 221, 1436, 1225, 1580, -1, -1, -1, -1, -1, -1, 415, -1, 280,
    1097, -1, 878, -1, -1, -1, 1230, -1, -1, -1, -1, -1, -1, -1, -1, 1415, -1, -1, 66, 83, -1, -1, -1, -1,
    60, -1, -1, 349, 1216, -1, 1143, 1082, 1349, 1534, 961, -1, -1, 1094, -1, -1, -1, -1, -1, 232, 704, 896,
    824, 1198, -1, 1037, -1, -1, -1, -1, -1, -1, -1, -1, 168, 534, 144, 547, 1323, 145, -1, -1, -1, -1, -1,
    -1, 437, -1, -1, -1, 1187, -1, 1190, -1, -1, -1, -1, 1032, 1561, -1, 1477, -1, 1498, -1, -1, -1, 731, -1,
    -1, 315, -1, -1, 733, -1, -1, 490, 575, 0, 529, -1, 433, -1, -1, -1, -1, -1, -1, -1, -1, 1034, -1, -1,
    -1, -1, -1, -1, -1, 1028, -1, 9, 1441, -1, -1, 1319, -1, -1, -1, -1, -1, 293, -1, 502, -1, -1, -1, -1,
    -1, 339, -1, 1478, 797, 647, 1217, 1302, -1, -1, 1411, -1, 1134, -1, -1, 271, -1, 20, 239, 594, 722,
    1542, 191, 235, 750, 909, -1, 1525, -1, -1, 781, 1546, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, 1548, 353, 1289, 303, -1, 1422, 435, -1, -1, -1, 1194, -1, 754, -1, -1, -1, -1, -1, -1, 447, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 300, 357, 790, 864, 744, 777, -1, 880, -1, 24, 1394,
    1554, 714, 1375, -1, 11, 47, 890, 973, 1363, 1385, 466, 1057, 1431, 109, -1, -1, -1, -1, -1, 576, 1417,
    -1, -1, 178, 1440, -1, -1, -1, 212, -1, -1, -1, -1, -1, 338, -1, -1, 590, 857, 1257, -1, 705, -1, -1,
    925, -1, -1, 1281, -1, -1, -1, 1020, -1, -1, -1, 117, 85, -1, -1, -1, 246, -1, -1, 321, -1, -1, -1, 1253,
    -1, -1, -1, -1, 1, 1324, 907, 1409, 39, 97, -1, -1, 193, -1, -1, -1, -1, 171, 307, 837, 1145, 1290, 1581,
    624, -1, -1, -1, -1, -1, -1, -1, 782, -1, -1, -1, 170, 865, -1, -1, -1, -1, -1, -1, 354, -1, -1, 1114,
    990, -1, -1, -1, 944, 1237, -1, -1, -1, 1430, -1, -1, -1, -1, 762, 149, -1, -1, -1, -1, 312, 818, -1, -1,
    1251, 1317, -1, 122, -1, 1021, -1, -1, -1, 863, 1480, -1, -1, 181, -1, -1, 560, 859, 1583, -1, -1, -1,
    -1, 1433, -1, -1, -1, -1, -1, 860, 1176, 1454, -1, 74, -1, 1100, -1, -1, -1, -1, -1, -1, -1, -1, 1272,
    1146, -1, -1, 409, -1, -1, 581, 646, -1, -1, -1, 1472, 301, -1, -1, -1, -1, -1, -1, -1, 206, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, 485, 672, 1089, -1, -1, -1, 190, 1533, -1, 1030, 1222, 1448, -1, 1162,
    -1, -1, -1, 1571, 57, 1185, -1, -1, -1, -1, 1481, 100, -1, -1, 453, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    564, -1, 900, 1348, 1522, 483, -1, -1, -1, -1, 555, 699, 574, 1322, 1015, 1500, -1, -1, -1, -1, -1, -1,
    -1, -1, 216, 1238, -1, -1, -1, 971, -1, -1, 73, 1135, 701, -1, -1, -1, -1, -1, -1, -1, -1, 1234, 1182,
    -1, -1, -1, -1, -1, 1175, -1, -1, 648, -1, 402, 143, 886, -1, -1, -1, 442, 539, -1, -1, -1, -1, -1, -1,
    -1, -1, 1562, -1, -1, -1, -1, -1, 1360, -1, -1, 2, -1, -1, -1, -1, -1, -1, -1, -1, 106, -1, -1, -1, -1,
    -1, -1, -1, 999, -1, -1, -1, -1, 266, -1, -1, 1366, -1, 128, -1, 1000, -1, -1, 76, 1333, -1, -1, -1, 799,
    -1, 997, -1, -1, -1, 147, 664, -1, 1345, -1, -1, -1, -1, -1, -1, -1, 69, -1, -1, -1, -1, -1, -1, 52, -1,
    -1, 82, 272, -1, -1, 906, 1156, -1, 1278, -1, 1167, -1, -1, -1, -1, -1, -1, -1, -1, 1210, -1, 28, 517,
    -1, 1327, -1, 113, -1, -1, -1, -1, -1, -1, 1379, -1, 75, 723, 1574, -1, -1, 461, 1181, -1, -1, 1207,
    1342, -1, -1, -1, -1, -1, -1, -1, 1025, -1, -1, -1, -1, -1, 568, 32, -1, -1, -1, -1, -1, 1377, -1, -1,
    -1, -1, -1, -1, 933, 1276, 399, 678, 133, 474, 988, 477, -1, 135, 939, -1, -1, -1, -1, -1, -1, 725, 1084,
    631, -1, -1, 822, 1137, -1, -1, -1, 603, 1350, 1442, -1, -1, -1, -1, 233, 912, 761, 121, 1575, 281, 1412,
    -1, 521, -1, -1, -1, 30, 639, 772, -1, -1, -1, -1, -1, 411, -1, 870, -1, -1, -1, 947, -1, -1, -1, -1, -1,
    536, 1274, 282, 42, -1, -1, -1, -1, -1, 378, -1, -1, -1, 1465, 565, -1, -1, -1, -1, 609, 959, -1, 806,
    -1, -1, -1, 1102, 1387, -1, -1, -1, -1, -1, -1, -1, -1, -1, 979, -1, -1, -1, -1, -1, 314, -1, 654, -1,
    1303, -1, -1, -1, -1, -1, -1, -1, -1, -1, 877, -1, -1, 157, -1, -1, -1, -1, -1, 545, 1199, -1, 804, -1,
    -1, 707, 51, 1318, 901, 209, 1347, 851, 1420, -1, -1, 1165, 841, -1, 951, -1, -1, -1, 1374, -1, -1, -1,
    -1, 606, 756, -1, 923, -1, -1, 905, -1, -1, -1, 1556, -1, 1131, 1585, 306, -1, -1, -1, -1, 1001, 791, -1,
    -1, -1, -1, -1, -1, -1, 904, 996, 1160, 1186, 1249, -1, 1313, -1, -1, -1, 379, 958, 1435, -1, -1, 98,
    578, 1490, 1066, -1, 608, -1, -1, 1463, -1, -1, -1, -1, -1, -1, 506, -1, 983, -1, -1, -1, 821, 328, -1,
    -1, -1, -1, 1383, -1, 95, 1300, -1, -1, -1, -1, 151, 1042, -1, -1, -1, -1, 118, 501, 643, 995, -1, -1,
    -1, -1, -1, 358, -1, -1, 544, -1, -1, -1, -1, 398, -1, -1, -1, -1, -1, -1, 950, -1, -1, -1, -1, -1, -1,
    1083, -1, 405, -1, -1, -1, -1, 641, -1, 711, -1, -1, 783, 1459, -1, 816, 826, -1, -1, -1, -1, 387, -1,
    -1, 43, 610, 1358, 1336, 1388, 1399, -1, -1, -1, 1043, 745, -1, 592, -1, -1, 586, -1, 1285, 1359, -1, -1,
    -1, 1408, -1, -1, -1, -1, 607, -1, -1, 6, -1, 154, 739, -1, -1, -1, -1, -1, -1, 1526, -1, 620, -1, 1541,
    862, -1, -1, 508, -1, -1, -1, -1, -1, -1, 460, 913, 108, -1, -1, -1, -1, 199, -1, -1, -1, -1, -1, -1, -1,
    1434, 954, 1486, 858, -1, -1, -1, -1, 514, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 969, -1, 571, 505,
    444, -1, -1, -1, -1, 263, -1, 1560, 1129, 1168, 1570, 309, 1400, -1, 26, 1307, 96, -1, -1, -1, 213, -1,
    -1, -1, 18, -1, 320, 978, -1, 872, -1, -1, 1091, -1, -1, -1, -1, -1, -1, 861, -1, -1, -1, 1295, -1, -1,
    -1, -1, -1, -1, 561, -1, -1, 957, 449, -1, 1450, -1, -1, 830, -1, -1, 224, 1371, 926, 1493, -1, 1386, -1,
    -1, 1189, -1, -1, -1, -1, -1, -1, -1, 1524, -1, -1, -1, -1, 1370, -1, -1, 150, 1502, 285, 730, -1, -1,
    -1, 1206, -1, 155, 1507, 661, -1, -1, -1, -1, -1, -1, -1, 1378, 1209, 45, -1, -1, -1, -1, -1, -1, 1492,
    -1, 429, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1418, 814, -1, -1, -1, 644, 956,
    819, -1, -1, 59, 1484, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1267, -1, 1108, 495, 628, -1,
    -1, -1, -1, -1, -1, 513, 487, 1029, 634, 1075, -1, -1, -1, -1, -1, -1, 1344, -1, 392, -1, 729, 914, -1,
    -1, 1068, -1, 278, -1, 986, 494, -1, -1, -1, 1504, 866, -1, 1543, 931, 946, 1115, -1, -1, 1528, 1127, -1,
    -1, -1, -1, -1, 1022, -1, 292, 642, -1, 992, -1, -1, -1, -1, -1, -1, -1, -1, -1, 484, -1, -1, 1073, 1335,
    1424, -1, -1, 359, -1, -1, -1, -1, -1, -1, -1, 889, 527, 259, 1013, 1505, 1452, -1, 210, -1, -1, -1, -1,
    -1, -1, -1, 1514, -1, -1, -1, -1, -1, -1, 724, 1054, -1, -1, -1, 1559, 1497, -1, -1, -1, 183, -1, 817,
    1035, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 211, 58, 613, 515, 1499, 1582,
    -1, 107, 916, 712, 351, -1, -1, -1, -1, -1, -1, -1, -1, 44, 1033, -1, -1, -1, -1, 1243, -1, -1, -1, -1,
    -1, -1, 559, -1, 164, -1, 882, -1, 243, -1, -1, 1531, -1, 1104, -1, -1, 1489, -1, -1, 1148, -1, 1311, -1,
    -1, -1, 389, -1, -1, -1, -1, 443, -1, -1, -1, -1, -1, -1, 1353, 376, -1, 1051, -1, 1305, 924, 695, -1,
    -1, -1, 825, 604, -1, -1, 1232, -1, -1, -1, -1, 740, -1, 186, 1019, -1, -1, 148, -1, 1196, 90, 1126, -1,
    -1, -1, -1, 33, 1244, -1, 1101, -1, -1, 690, -1, -1, -1, -1, 56, -1, -1, -1, -1, -1, 874, 757, 346, -1,
    -1, 242, 13, 1133, -1, -1, -1, -1, -1, -1, -1, 1494, 27, -1, -1, -1, -1, -1, 1447, -1, -1, 732, -1, 163,
    -1, -1, -1, -1, -1, -1, -1, -1, 279, 391, 1356, -1, -1, -1, -1, 361, -1, -1, -1, 805, 1007, 764, 985,
    1306, -1, -1, 663, 1532, 743, 656, 327, 769, 856, 879, -1, -1, -1, -1, 823, 8, 1205, -1, 811, -1, -1, -1,
    834, -1, -1, -1, -1, -1, -1, 1572, -1, -1, -1, 809, -1, -1, -1, 254, 535, 1174, 993, 1218, 1284, 1470,
    -1, -1, -1, -1, -1, -1, 867, -1, 1266, -1, -1, -1, -1, -1, 532, -1, 700, 251, -1, -1, -1, -1, 1058, -1,
    -1, -1, 165, 1239, 982, -1, -1, -1, 728, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1309, -1, -1, -1, -1,
    -1, -1, 627, -1, -1, -1, -1, 479, -1, -1, 88, 727, -1, 658, -1, -1, -1, -1, -1, -1, 709, 1291, 601, 134,
    198, 1419, 1460, 668, 31, -1, 1098, -1, 201, 653, -1, -1, 245, 1063, -1, 1551, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, 1576, -1, -1, -1, -1, -1, 1211, -1, 273, -1, -1, -1, 262, -1, -1, -1, -1, -1, -1, 215, 1049,
    1544, 29, 296, -1, 680, 481, 689, 1193, 498, 1076, 1516, 1158, 976, -1, -1, -1, -1, -1, -1, -1, -1, 589,
    -1, -1, -1, 935, 425, -1, -1, -1, 1231, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 617, 330, 835, 636,
    -1, -1, 1006, 845, -1, -1, -1, 692, -1, -1, 397, -1, 334, -1, -1, -1, -1, -1, 420, -1, -1, -1, -1, -1,
    847, 963, 1123, 1184, 1340, 1202, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1343, -1, -1, -1, 1024, -1, -1,
    510, -1, -1, 1228, -1, -1, 214, -1, -1, 1270, -1, -1, -1, 1136, -1, -1, -1, -1, -1, 1010, -1, 35, 313,
    -1, 1443, 832, 522, 708, 1132, -1, 503, -1, 629, -1, 112, 633, 1221, 1462, -1, -1, -1, -1, 1056, 365,
    1471, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1414, -1, -1, 1299, 1023, -1, 226, 316, -1, -1, -1, -1, -1,
    -1, 683, 1468, 673, -1, 317, -1, 1457, 1090, -1, -1, -1, 472, -1, -1, -1, -1, -1, -1, 910, 1150, -1, -1,
    -1, 302, -1, 717, 53, 234, 703, 1141, 87, -1, -1, -1, -1, 741, -1, -1, -1, -1, -1, 218, 844, 1071, 1286,
    -1, 949, -1, -1, -1, -1, -1, -1, -1, -1, 553, -1, 936, -1, -1, 1283, -1, 1170, -1, -1, -1, -1, -1, 685,
    1149, -1, 104, 702, -1, 440, 1154, -1, -1, -1, -1, -1, -1, -1, 1382, -1, 7, -1, -1, 981, -1, -1, -1, 803,
    735, 1103, 22, -1, -1, -1, 284, 829, -1, -1, -1, 138, -1, -1, -1, 131, -1, -1, -1, 434, 1081, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 669, 1067, 46, 208, 34, -1, 86, 93, 853, 972, -1, 556, 677, -1, 1164, -1, 205,
    -1, 551, -1, -1, -1, 395, -1, 1112, -1, -1, 125, -1, 225, -1, 84, 1117, -1, 158, 25, 1005, 1390, 793,
    1555, 48, -1, -1, -1, 784, -1, -1, -1, -1, -1, 1254, 928, -1, -1, 638, 1152, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 611, -1, -1, -1, -1, 322, 802, 1201, 1248, -1, 726,
    937, 1446, -1, -1, -1, -1, -1, -1, -1, -1, 616, 676, 948, -1, 1331, -1, 1138, -1, -1, -1, -1, -1, -1,
    798, 1055, 1092, -1, -1, -1, -1, 697, -1, -1, -1, -1, -1, -1, -1, 1539, -1, -1, 10, -1, -1, -1, -1, -1,
    -1, 854, 885, -1, 127, 615, -1, -1, -1, -1, -1, 274, 364, -1, -1, -1, -1, 257, -1, 475, 1252, -1, -1, -1,
    719, 883, 1316, -1, -1, -1, -1, 436, 921, -1, -1, 893, 945, 1569, -1, -1, -1, -1, 588, 696, 1059, 1172,
    848, -1, -1, 1547, -1, -1, -1, -1, 403, 635, 974, 1293, -1, -1, -1, 746, -1, 591, 332, -1, -1, -1, -1,
    -1, 526, 289, 345, 1473, 1287, 362, 65, 537, -1, -1, -1, 767, -1, -1, -1, -1, -1, 1301, -1, -1, -1, -1,
    836, -1, -1, -1, -1, -1, -1, -1, 129, 261, 384, 393, 665, -1, -1, -1, -1, -1, -1, -1, -1, 1173, -1, -1,
    -1, -1, -1, -1, -1, 1536, 348, -1, -1, -1, 1153, -1, -1, -1, 16, 715, -1, -1, -1, -1, -1, 1508, 927, -1,
    -1, 410, -1, -1, -1, -1, 849, -1, -1, -1, 369, -1, 368, 1341, 984, 1107, -1, -1, 219, 531, -1, 1157,
    1346, -1, -1, -1, 124, 114, -1, -1, 1106, -1, -1, -1, -1, 813, 706, 770, -1, -1, 792, -1, -1, -1, -1, -1,
    -1, 1565, -1, 1367, 1405, 1250, -1, -1, -1, -1, 1545, 758, -1, -1, 1215, 1263, -1, 356, -1, -1, -1, 546,
    -1, -1, 738, 1060, -1, -1, -1, -1, 380, -1, -1, 789, -1, 512, -1, 509, -1, 577, 1282, -1, 1392, -1, -1,
    -1, 541, 657, 1476, -1, -1, -1, -1, -1, -1, -1, 473, -1, -1, -1, 734, -1, -1, -1, -1, 404, -1, -1, -1,
    -1, 329, 222, -1, -1, 1017, 1321, -1, -1, -1, 79, -1, 637, -1, -1, 1325, 518, 1449, 688, -1, -1, -1, -1,
    -1, -1, -1, 1050, 1509, -1, -1, -1, 1195, 1151, -1, -1, 595, 469, -1, -1, -1, 720, 1003, -1, 1061, -1,
    1279, 1326, -1, 1491, -1, 454, 431, 1368, 626, -1, 426, -1, 567, 377, 1062, -1, -1, 562, -1, -1, 3, -1,
    388, -1, 375, 493, -1, -1, -1, 363, 1338, 489, -1, -1, -1, -1, 1046, 407, 111, 4, -1, -1, -1, -1, 1197,
    468, 1099, 989, 1269, 192, 258, 438, 1376, -1, 622, -1, 523, 1549, 953, 570, 428, -1, -1, -1, 1294, -1,
    1538, 810, -1, -1, -1, -1, -1, -1, 333, 941, 256, -1, -1, 1458, -1, 12, 162, 1469, -1, 372, -1, 991,
    1510, -1, -1, -1, -1, -1, -1, 255, 464, 1014, -1, 448, 1402, -1, -1, 593, 674, -1, -1, -1, -1, -1, 922,
    929, -1, -1, -1, -1, -1, 1453, -1, 1277, 21, 268, 557, 1018, 184, -1, -1, 115, -1, -1, -1, 748, -1, -1,
    -1, 180, 1292, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1171, -1, -1, -1, -1, -1, -1, -1, -1,
    179, -1, -1, -1, -1, -1, -1, 1517, 288, 467, -1, -1, -1, 525, 579, 614, 855, 1245, 1110, 1354, 1577,
    1464, 1579, 120, 632, -1, 1535, -1, -1, -1, -1, 1041, 911, 1563, -1, -1, -1, -1, -1, -1, 528, 414, -1,
    71, -1, -1, -1, -1, 1027, 1077, -1, -1, -1, 1389, 238, -1, -1, -1, 1264, -1, 566, 940, -1, 276, -1, -1,
    337, 718, -1, 1315, -1, 470, -1, -1, -1, 286, 1365, -1, -1, 341, -1, 507, -1, -1, 298, -1, -1, 1334,
    1474, -1, -1, 202, 400, 195, -1, -1, -1, -1, 1224, -1, -1, -1, -1, -1, -1, -1, -1, -1, 873, -1, -1, -1,
    1320, 1047, -1, -1, -1, 160, 252, 1487, -1, -1, -1, 167, 1271, 587, -1, -1, -1, 141, 884, 1226, 119, -1,
    619, -1, 40, 476, 1192, 1445, -1, -1, -1, 323, -1, 430, -1, -1, -1, 17, 189, 89, -1, -1, -1, -1, -1,
    1406, 618, 684, 308, 694, 406, 1178, 679, -1, 1339, -1, -1, 765, 156, 1332, -1, -1, -1, 1095, -1, 1396,
    -1, -1, -1, -1, 1227, 360, 451, 1558, 15, 70, -1, -1, -1, -1, 1242, 374, -1, 1520, -1, -1, 367, 275, -1,
    50, -1, -1, -1, -1, -1, -1, -1, -1, 1521, -1, -1, -1, -1, -1, 331, 1177, 1109, 1258, -1, -1, -1, 277,
    667, -1, 1550, -1, 1361, 390, 930, 152, 549, -1, 370, 671, 742, 1421, -1, -1, -1, 382, 698, -1, -1, -1,
    482, 691, -1, -1, 1255, -1, -1, -1, -1, 1212, -1, -1, 753, 1328, -1, -1, 952, -1, -1, -1, -1, -1, -1, -1,
    651, -1, -1, -1, 462, 497, -1, -1, -1, -1, 1065, 366, -1, 347, -1, 1139, -1, -1, -1, -1, 54, 1208, -1,
    1413, -1, -1, -1, -1, -1, -1, 751, 1467, -1, 269, 621, 787, 1357, -1, -1, -1, 602, 169, 335, 1466, -1,
    -1, -1, -1, -1, -1, 237, 1511, -1, 820, -1, 197, 1085, 343, 1312, 1553, -1, 666, 902, -1, -1, -1, -1, -1,
    -1, -1, 1130, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1513, 1008, 1219, -1, -1, -1, -1, -1, -1, 840, 1188,
    446, -1, -1, -1, -1, -1, -1, 1297, 1233, -1, -1, 1337, 1364, 1229, 295, -1, -1, -1, -1, -1, -1, 650, -1,
    918, 291, -1, -1, 934, 1512, 401, -1, -1, -1, -1, 204, -1, -1, -1, -1, -1, 655, 55, -1, -1, -1, -1, -1,
    -1, 311, 408, 130, 584, 538, 1159, 1052, 1163, 1479, 898, -1, -1, 967, -1, -1, -1, 478, 1567, -1, 795,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, 196, 78, 413, 427, 1093, -1, 486, -1, -1, -1, -1, 227, 240, 1088,
    1116, 1432, -1, 424, 516, -1, -1, -1, -1, -1, 265, 1166, 1204, -1, 491, 788, -1, -1, -1, -1, -1, 511,
    1310, 344, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 350, 1439, 283, 962, 1416, -1, -1, -1, -1, -1, 137,
    417, -1, -1, -1, -1, -1, -1, -1, 499, -1, -1, -1, -1, 1407, 980, -1, 207, -1, -1, -1, -1, -1, 533, -1,
    -1, -1, -1, -1, 14, 558, -1, 605, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 766, -1, 492, -1, -1,
    203, 1125, 774, -1, 103, 1451, 833, -1, 846, -1, -1, 217, 755, 297, 580, 721, 768, 530, 1011, 1380, -1,
    -1, 123, -1, 41, 142, 441, -1, -1, -1, -1, 920, -1, -1, 771, -1, -1, -1, -1, 600, 1016, 38, 110, -1, -1,
    -1, -1, -1, 1179, -1, 352, 319, -1, -1, 1124, -1, -1, 796, 894, 270, 1069, 1265, -1, 736, -1, 116, -1,
    249, -1, 23, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1031, 552, 891, 842, -1, -1, 869, -1, 260, -1, -1,
    -1, -1, -1, -1, 177, 938, 917, -1, 1262, 1369, 887, 850, -1, -1, -1, -1, -1, -1, -1, 785, 1111, 1362, -1,
    -1, 919, 1456, -1, 1144, -1, -1, 675, 1404, -1, -1, -1, 139, 504, 1268, 140, 875, -1, -1, -1, 1070, 1128,
    780, -1, 67, -1, 324, 1537, -1, -1, -1, -1, 72, 61, 550, 1425, -1, 1398, -1, -1, -1, 773, -1, -1, 876,
    -1, 223, 1573, -1, -1, -1, -1, -1, 1501, 1273, -1, 92, -1, 1040, 1275, -1, 1527, 569, -1, 1220, -1, -1,
    -1, -1, -1, -1, -1, 1223, -1, 1045, -1, 153, -1, -1, 1351, 64, -1, -1, -1, -1, -1, -1, -1, 463, 49, 480,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 747, 188, -1, -1, -1, -1, -1, -1, -1, 432, 385, -1, -1,
    1080, 960, -1, -1, -1, -1, -1, -1, -1, -1
};

static const int16_t first[] = {
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1145, -1, -1, -1, -1, 1202, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 412, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1242, -1, 647, -1, -1,
    -1, -1, 823, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 446, 448, 450, 410, 452, 409, 434, 485, 487,
    491, 488, 388, 422, -1, -1, 257, -1, 374, 431, -1, -1, -1, -1, -1, 404, -1, 895, 1, 646, 936, 44, 47,
    360, 358, 362, 364, 361, 359, 363, 365, 261, 244, 245, 331, 1418, 1497, 8, 26, 0, 9, 27, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 224, 225, 226, 228, 229, 227, -1, -1, 1472, 242, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 234, 235, 236, 237, 238, 239, 240, 241, -1, -1, 462, 477, 1499,
    435, 1501, -1, -1, -1, -1, -1, 343, 68, 82, 92, 112, 62, -1, 549, 606, 608, 610, 612, 614, 616, 618, 620,
    622, 624, 626, 628, 45, 46, 48, 49, 2, -1, 58, 6, 5, -1, -1, 12, 11, -1, 17, 57, 20, 21, 22, 23, 24, 25,
    28, -1, 29, 30, 31, 32, 33, 34, 35, -1, 36, 37, 38, 39, 40, 41, 42, 43, 50, 51, 52, 53, 54, 55, -1, -1,
    -1, 59, 60, 61, 64, 65, 66, 67, 69, 71, 72, 75, 76, 77, -1, 78, 79, 80, 81, 87, 88, 84, 83, 89, 91, 98,
    99, 94, 93, 97, 101, 102, 104, 108, 109, 110, 111, 114, 113, 118, 119, 120, 121, 122, 123, 124, -1, -1,
    125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145,
    146, 148, 150, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 166, 974, 811, 980, 815, 167,
    168, 169, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 188, 190, 192, 194,
    -1, 333, 193, -1, -1, 195, 197, 199, 200, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211, 213, 214,
    215, 216, 217, 218, 220, 221, 222, 223, -1, -1, 246, 247, 248, 249, 250, 251, 252, 253, 254, 255, 256,
    258, 259, 260, 262, 263, 264, 265, 270, 274, 277, 278, 279, 280, 281, 282, 283, 284, 285, 286, 287, 288,
    289, 290, 291, 292, 293, 294, 295, 296, 297, 298, 299, 300, 301, 302, 303, 304, 305, 306, 307, 308, 309,
    310, 311, 312, 313, 314, 315, 316, 317, 318, 319, 320, 321, 322, 323, -1, 324, 325, 326, 327, 328, 329,
    332, -1, 334, 335, 336, -1, 337, 339, 340, 341, -1, 342, 346, 347, 351, 352, 353, 354, 355, 356, 357,
    366, 368, 369, 370, 371, 372, 373, -1, 375, 376, 377, 378, 379, 380, 381, 382, 383, 384, 385, -1, 386,
    -1, 387, -1, 389, 390, 391, 392, 393, 394, 398, 399, 402, 406, 407, 408, -1, 413, 415, 418, -1, 423, 424,
    -1, -1, 427, 428, 429, 430, -1, -1, 442, -1, -1, 457, 458, 460, 461, 463, 464, 465, 466, 467, 468, 469,
    470, 472, -1, 473, 474, -1, -1, 497, 500, 499, 479, 480, 481, 482, -1, 486, 490, -1, 492, 494, 495, 496,
    -1, -1, 516, 517, 524, 530, 532, 533, 534, 535, 536, 537, 538, 539, 540, 541, 544, 547, 559, 561, 563,
    642, 550, 551, 552, 553, 557, 555, 556, 558, 560, 562, 564, 565, 566, 567, 568, 569, 570, 571, 572, 573,
    574, 575, 576, 577, 578, 579, 580, 581, 582, 583, 584, 585, 586, 587, 588, 589, 590, 591, 592, 593, 594,
    595, 596, 597, 598, 599, 600, 601, 602, 603, 604, 605, 630, 631, 633, 634, 635, 636, 637, -1, 653, 640,
    641, 643, 644, 645, 648, 649, 650, 651, 652, 654, 655, 656, 657, 658, 659, 660, 661, 662, 663, 664, 665,
    666, 667, 668, 669, 670, 671, 672, 673, 674, 675, 676, 677, 678, 679, 680, 681, 682, 683, 684, 685, 686,
    -1, 687, 688, 689, 690, 691, 692, 693, 694, 695, 697, 698, 699, 700, 701, 702, 703, 704, 705, -1, 706,
    707, 708, 709, 710, 711, 712, 713, 714, 715, 716, 717, 718, 719, 720, 721, 722, 723, 724, 725, 726, 727,
    728, 729, -1, 730, 731, 732, 733, 734, 735, 736, 737, 738, 739, 740, 741, 742, -1, 743, 744, 745, 746,
    747, 748, 749, 750, 751, 752, 753, 754, 755, 756, 757, 758, 759, 760, 761, 762, 763, 764, 765, 766, 767,
    768, 769, 770, 771, 772, 773, 774, 775, 776, 777, 778, 779, 780, 781, 782, 783, 1663, -1, 785, 787, 788,
    789, -1, 791, 793, 795, 797, 798, 799, 800, 801, 802, 803, 804, 805, 806, 807, 808, 809, 810, -1, 812,
    814, 816, 817, 818, 819, 820, 821, 822, 824, 825, 826, 827, -1, 828, 829, -1, 830, 831, 832, -1, -1, -1,
    835, 837, -1, -1, 839, 841, 842, 845, 847, 848, 849, 850, 853, 854, 855, 856, 857, 858, 860, 861, -1, -1,
    864, 865, 866, 867, 868, -1, 869, -1, 870, 871, -1, 872, 873, 874, 875, 876, -1, 878, 879, 880, 881, 882,
    883, 884, 885, 888, 889, 890, 891, 1667, 892, -1, 1668, 898, 900, 902, 903, 905, 906, 907, 909, 910, 911,
    912, 913, 914, 915, 916, 917, 919, 920, 921, 922, 923, 924, 925, 928, 929, 930, 931, 932, 933, 934, 935,
    937, 938, 939, 940, 941, 942, 947, 948, 949, -1, 953, 956, 960, -1, 962, 966, 967, 971, 973, 982, 975,
    976, 978, 979, 981, -1, 983, 984, -1, 987, 990, 993, 996, 999, 1002, 1006, -1, 1007, -1, 1008, -1, 1009,
    1010, 1011, 1012, 1013, 1014, 1015, 1016, 1017, 1018, 1019, 1020, 1021, 1022, 1023, 1024, 1025, 1026,
    1027, -1, 1029, 1030, 1032, 1033, 1035, 1036, 1038, 1039, 1040, 1042, 1045, 1046, 1047, 1048, 1050, 1051,
    1052, 1053, 1054, 1055, 1056, 1059, 1060, 1061, -1, 1063, -1, 1065, 1067, 1068, 1072, 1073, 1074, 1075,
    -1, 1080, 1081, -1, 1082, 1083, -1, 1084, 1085, 1086, 1087, 1088, 1089, 1090, -1, -1, -1, -1, -1, -1,
    1093, 1094, 1095, -1, -1, 1097, 1098, 1099, 1100, 1101, 1103, 1105, 1106, -1, -1, 1107, 1108, 1109, 1110,
    1111, 1112, 1113, 1114, -1, -1, 1116, 1118, 1120, -1, 1121, -1, 1125, 1303, 1127, 1128, 1135, 1136, 1129,
    1130, -1, 1131, -1, -1, -1, -1, -1, 1137, 1138, 1139, 1140, 1141, 1142, 1143, 1144, 1146, 1147, 1148,
    1149, 1150, 1151, 1152, 1153, 1154, 1155, 1156, 1157, 1158, 1160, 1161, 1162, 1163, 1164, 1165, 1166,
    1167, 1168, 1169, 1170, 1171, 1172, 1173, 1174, 1175, 1176, 1177, 1178, 1179, 1180, 1181, 1182, 1183,
    1184, 1185, 1186, 1187, 1188, 1189, 1190, 1191, 1192, 1193, 1195, 1197, 1199, 1200, 1201, 1203, 1204,
    1205, 1206, 1207, 1208, 1209, 1210, 1211, 1212, 1213, 1214, 1215, 1216, 1217, 1218, 1219, 1220, 1221,
    1223, 1225, 1226, 1227, 1228, 1229, 1230, 1231, 1232, 1233, 1234, 1237, 1239, -1, 1235, -1, 1244, 1245,
    -1, -1, 1337, 1334, 1335, 1336, 1250, -1, -1, 1251, 1252, -1, 1329, -1, 1372, -1, -1, -1, 1262, 1267,
    1271, 1272, -1, -1, 1273, 1274, 1353, 1278, -1, 1279, 1280, 1281, 1282, 1283, 1284, 1285, 1286, 1291, -1,
    -1, 1288, 1289, -1, 1293, -1, 1295, 1297, -1, 1299, 1300, 1301, 1304, 1305, 1306, 1307, 1308, 1309, 1310,
    1311, 1312, 1313, 1320, 1315, 1317, 1319, 1321, 1322, 1323, 1325, 1326, 1327, 1328, 1330, 1331, 1332,
    1333, 1338, 1339, 1340, 1341, 1342, 1343, 1344, 1345, 1346, 1347, 1348, 1350, 1352, -1, 1373, 1361, -1,
    1363, 1364, 1365, 1366, -1, -1, 1367, -1, 1369, 1371, 1374, 1375, 1376, 1377, 1380, 1381, 1382, 1383,
    1384, -1, 1386, 1392, -1, 1394, 1395, 1396, 1398, 1399, 1400, 1401, -1, 1411, 1403, 1404, 1405, 1406,
    1407, 1408, 1409, 1410, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1412, 1413, 1414, 1415, 1416, 1417, -1, 1422,
    1423, 1424, 1425, 1429, 1430, 1431, 1434, 1435, 1436, 1437, 1438, 1439, 1440, 1443, 1446, -1, 1450, 1454,
    1455, 1456, 1457, 1458, 1459, 1460, 1461, 1462, 1464, 1465, 1466, 1467, 1468, 1469, 1470, 1471, -1, 1636,
    1637, 1638, 1639, 1640, 1488, 1489, 1490, 1491, 1492, 1493, 1494, 1495, 1496, 1498, -1, -1, 1502, 1511,
    -1, -1, 1504, 1680, -1, 1503, -1, -1, -1, 1590, 1510, 1512, -1, 1514, 1515, 1516, 1518, 1519, 1520, 1521,
    -1, -1, -1, 1522, 1523, 1524, -1, 1525, 1526, 1527, 1528, 1529, 1530, 1531, 1532, 1533, 1534, -1, -1,
    1536, -1, -1, 1538, 1540, 1542, -1, 1669, 1670, 1544, 1546, 1548, 1550, 1553, 1671, 1555, 1672, 1556,
    1558, 1559, 1560, 1673, 1561, 1562, 1563, 1564, 1565, 1566, 1567, -1, -1, 1570, -1, -1, 1674, 1675, 1573,
    -1, -1, -1, -1, 1576, -1, -1, 1676, -1, -1, 1581, 1582, 1583, 1584, 1585, 1587, 1589, 1591, 1592, 1593,
    1594, -1, 1597, 1678, 1598, 1599, 1600, 1601, -1, 1602, 1603, 1604, 1679, 1609, 1611, 1612, 1614, 1615,
    1616, -1, 1617, 1618, 1620, 1621, 1622, 1623, 1625, 1627, 1629, 1631, 1633, 1634, 1635, 1641, -1, 1645,
    1646, 1647, 1648, 1649, -1, 1651, 1656, 1658, 1659, -1, 1681, 1682, 1683, 1684, 1685, 1686, 1687, 1690,
    1691, 1692, 1693, 1695, 1696, 1697, 1698, 1699, 1700, 1701, 1703, 1704, 1705, 1706, 1707, 1708, 1709,
    1711, 1712, 1713, 1714, 1715, 1716, 1717, 1718, 1720, 1721, 1722, 1724, 1725, 1726, 1727, 1728, 1729,
    1730, 1731, 1733, 1734, 1736, 1737, 1738, 1739, 1740, 1742, 1744, 1664, -1, 1665, 1666
};

static const struct catalogue_link links[] = {
    {0, 3, 0}, {0, 639, 0}, {0, -1, 0}, {1, 4, 0}, {2, 7, 0}, {2, -1, 0}, {2, -1, 0}, {3, 10, 0}, {3, 13, 0},
    {3, -1, 0}, {4, 63, 0}, {4, 14, 0}, {4, -1, 0}, {5, 15, 0}, {6, -1, 0}, {7, 16, 0}, {8, -1, 0},
    {9, 18, 0}, {10, 19, 0}, {11, -1, 0}, {12, 201, 4}, {12, -1, 5}, {13, -1, 1}, {13, -1, 0}, {14, -1, 1},
    {14, -1, 0}, {15, -1, 1}, {15, -1, 0}, {16, -1, 1}, {16, -1, 0}, {17, 198, 1}, {17, -1, 0}, {18, -1, 1},
    {19, -1, 0}, {20, -1, 0}, {21, -1, 0}, {22, 886, 3}, {23, -1, 2}, {24, -1, 2}, {25, -1, 2}, {26, -1, 2},
    {27, -1, 2}, {28, -1, 2}, {29, -1, 2}, {30, -1, 2}, {31, -1, 2}, {32, -1, 2}, {33, -1, 2}, {34, -1, 2},
    {35, -1, 2}, {36, -1, 2}, {37, 196, 2}, {38, -1, 2}, {39, -1, 2}, {40, -1, 2}, {41, 56, 0}, {42, -1, 0},
    {43, 73, 4}, {44, 74, 4}, {45, 151, 4}, {46, -1, 4}, {47, -1, 4}, {48, -1, 0}, {49, -1, 0},
    {50, 1057, 2}, {51, -1, 2}, {52, 1058, 2}, {53, 1064, 2}, {54, 70, 0}, {54, -1, 0}, {55, -1, 0},
    {56, 86, 4}, {56, -1, 5}, {57, 106, 2}, {58, 107, 2}, {59, 90, 1}, {59, -1, 0}, {60, -1, 1}, {61, -1, 0},
    {62, 103, 1}, {63, -1, 0}, {64, 105, 2}, {65, 85, 0}, {65, 1630, 0}, {65, -1, 0}, {66, -1, 0},
    {67, 96, 4}, {68, -1, 2}, {69, -1, 2}, {70, 1702, 2}, {71, 100, 1}, {72, -1, 0}, {73, 95, 0},
    {73, 152, 0}, {73, -1, 0}, {74, -1, 0}, {75, 117, 4}, {75, -1, 5}, {76, 147, 2}, {77, 149, 2},
    {78, 191, 1}, {78, -1, 0}, {79, -1, 0}, {80, 189, 1}, {81, -1, 0}, {82, 165, 2}, {83, -1, 2},
    {84, -1, 2}, {85, -1, 2}, {86, -1, 2}, {87, -1, 2}, {88, 877, 2}, {89, 115, 0}, {89, 1624, 0},
    {89, -1, 0}, {90, 116, 0}, {91, -1, 0}, {92, 171, 4}, {92, -1, 5}, {93, -1, 4}, {93, -1, 5}, {94, -1, 4},
    {94, -1, 5}, {95, -1, 0}, {96, -1, 0}, {97, -1, 0}, {98, -1, 0}, {99, -1, 4}, {99, -1, 5}, {100, -1, 4},
    {100, -1, 5}, {101, -1, 4}, {101, -1, 5}, {102, -1, 4}, {102, -1, 5}, {103, -1, 2}, {103, -1, 0},
    {104, -1, 2}, {104, -1, 0}, {105, -1, 2}, {105, -1, 0}, {106, -1, 2}, {106, -1, 0}, {107, -1, 2},
    {107, -1, 0}, {108, -1, 2}, {108, -1, 0}, {109, -1, 2}, {109, -1, 0}, {110, -1, 2}, {110, -1, 0},
    {111, -1, 2}, {112, 972, 2}, {113, -1, 2}, {113, -1, 0}, {114, -1, 2}, {114, -1, 0}, {115, -1, 2},
    {115, -1, 0}, {116, 367, 2}, {116, -1, 0}, {117, 338, 2}, {117, -1, 0}, {118, 969, 2}, {119, 632, 2},
    {120, -1, 2}, {121, 170, 0}, {121, -1, 0}, {122, -1, 0}, {123, -1, 0}, {124, -1, 0}, {125, 219, 4},
    {125, -1, 5}, {126, -1, 1}, {126, -1, 0}, {127, -1, 1}, {127, -1, 0}, {128, -1, 1}, {128, -1, 0},
    {129, 529, 1}, {129, -1, 0}, {130, 531, 1}, {130, -1, 0}, {131, -1, 1}, {131, -1, 0}, {132, 187, 1},
    {132, -1, 0}, {133, 395, 1}, {133, -1, 0}, {134, -1, 1}, {134, -1, 0}, {135, -1, 1}, {135, -1, 0},
    {136, -1, 1}, {137, -1, 0}, {138, -1, 2}, {139, -1, 2}, {140, -1, 2}, {141, -1, 1}, {142, -1, 2},
    {143, -1, 2}, {144, -1, 0}, {145, -1, 5}, {146, 212, 5}, {147, -1, 5}, {148, -1, 5}, {149, -1, 5},
    {150, -1, 5}, {151, -1, 5}, {152, -1, 5}, {153, -1, 5}, {154, -1, 5}, {155, -1, 4}, {156, -1, 4},
    {157, -1, 4}, {158, -1, 4}, {158, -1, 5}, {159, -1, 4}, {159, 1463, 5}, {160, 348, 4}, {161, 273, 4},
    {161, -1, 5}, {162, 269, 4}, {162, -1, 5}, {163, 230, 0}, {164, 231, 0}, {165, 232, 0}, {166, -1, 0},
    {167, 233, 0}, {168, -1, 0}, {169, -1, 0}, {170, -1, 0}, {171, -1, 0}, {172, 243, 0}, {173, -1, 0},
    {174, -1, 0}, {175, -1, 0}, {176, -1, 0}, {177, -1, 0}, {178, -1, 0}, {179, -1, 0}, {180, -1, 0},
    {181, -1, 0}, {182, -1, 0}, {183, -1, 0}, {183, -1, 0}, {184, -1, 0}, {184, -1, 0}, {185, -1, 0},
    {185, -1, 0}, {186, -1, 0}, {187, -1, 0}, {187, -1, 0}, {188, -1, 0}, {188, -1, 0}, {189, -1, 0},
    {189, -1, 0}, {190, 1619, 0}, {190, -1, 0}, {191, -1, 0}, {191, -1, 0}, {192, -1, 0}, {192, -1, 0},
    {193, -1, 0}, {193, -1, 0}, {194, 266, 0}, {195, 267, 0}, {196, 268, 1}, {197, -1, 1}, {198, 271, 0},
    {198, -1, 0}, {199, 272, 0}, {200, 436, 0}, {201, 275, 0}, {201, -1, 0}, {202, 276, 0}, {203, 437, 0},
    {204, -1, 0}, {204, -1, 0}, {205, -1, 0}, {205, -1, 0}, {206, -1, 0}, {206, -1, 0}, {207, -1, 0},
    {207, -1, 0}, {208, -1, 0}, {208, -1, 0}, {209, -1, 0}, {209, -1, 0}, {210, -1, 0}, {210, -1, 0},
    {211, -1, 0}, {211, -1, 0}, {212, -1, 0}, {212, -1, 0}, {213, -1, 0}, {213, -1, 0}, {214, -1, 0},
    {214, -1, 0}, {215, -1, 0}, {215, -1, 0}, {216, -1, 0}, {216, -1, 0}, {217, -1, 0}, {217, -1, 0},
    {218, -1, 0}, {218, -1, 0}, {219, -1, 0}, {219, -1, 0}, {220, -1, 0}, {221, -1, 0}, {222, -1, 0},
    {223, -1, 0}, {224, -1, 0}, {225, -1, 0}, {226, -1, 5}, {227, -1, 5}, {228, -1, 5}, {229, -1, 5},
    {230, -1, 5}, {231, -1, 5}, {232, -1, 5}, {233, -1, 5}, {234, 330, 1}, {235, 1034, 4}, {236, 1037, 4},
    {237, -1, 4}, {238, -1, 4}, {239, -1, 4}, {240, -1, 4}, {241, -1, 1}, {242, -1, 1}, {243, -1, 1},
    {244, -1, 1}, {245, -1, 1}, {246, -1, 2}, {247, -1, 1}, {248, -1, 2}, {249, -1, 2}, {250, -1, 2},
    {251, -1, 2}, {252, -1, 2}, {253, -1, 1}, {254, 344, 0}, {255, 345, 0}, {256, -1, 0}, {257, 349, 3},
    {258, 350, 3}, {259, -1, 4}, {260, -1, 2}, {261, -1, 2}, {262, -1, 2}, {263, -1, 0}, {263, -1, 0},
    {264, -1, 0}, {264, -1, 0}, {265, -1, 0}, {265, -1, 0}, {266, -1, 0}, {266, -1, 0}, {267, -1, 0},
    {267, -1, 0}, {268, -1, 0}, {268, -1, 0}, {269, -1, 0}, {269, -1, 0}, {270, 455, 2}, {271, 456, 2},
    {272, 397, 2}, {273, 401, 2}, {274, 522, 1}, {275, 514, 1}, {276, -1, 0}, {277, -1, 0}, {278, 502, 1},
    {279, 503, 1}, {280, 493, 1}, {281, 433, 1}, {282, 432, 1}, {283, -1, 1}, {284, -1, 1}, {285, -1, 1},
    {286, -1, 5}, {287, -1, 1}, {288, -1, 1}, {289, -1, 1}, {290, -1, 1}, {291, -1, 1}, {292, -1, 1},
    {293, -1, 1}, {294, -1, 1}, {295, 1661, 1}, {296, -1, 5}, {297, -1, 5}, {298, -1, 5}, {299, 396, 1},
    {300, 411, 1}, {301, 508, 1}, {302, 509, 1}, {303, 400, 1}, {304, -1, 1}, {305, -1, 1}, {306, 403, 1},
    {307, -1, 1}, {308, 405, 1}, {309, 417, 1}, {310, -1, 1}, {311, -1, 1}, {312, -1, 1}, {313, 453, 1},
    {314, 451, 1}, {315, 459, 1}, {316, -1, 2}, {317, 414, 1}, {318, -1, 1}, {319, 416, 1}, {320, -1, 1},
    {321, 419, 1}, {322, 421, 1}, {323, 420, 1}, {324, -1, 1}, {325, -1, 1}, {326, -1, 1}, {327, 445, 1},
    {328, 425, 1}, {329, 426, 1}, {330, 471, 1}, {331, -1, 1}, {332, -1, 2}, {333, -1, 2}, {334, -1, 2},
    {335, 504, 1}, {336, 505, 1}, {337, 506, 1}, {338, 454, 1}, {339, 523, 0}, {340, 438, 1}, {341, 439, 1},
    {342, 440, 0}, {343, 441, 0}, {344, 513, 1}, {345, 512, 1}, {346, 443, 1}, {347, 444, 1}, {348, 510, 1},
    {349, -1, 1}, {350, 447, 1}, {351, 1552, 1}, {352, 449, 1}, {353, 543, 1}, {354, 545, 1}, {355, -1, 1},
    {356, -1, 1}, {357, 548, 1}, {358, 489, 1}, {359, 483, 2}, {360, 484, 2}, {361, -1, 1}, {362, -1, 1},
    {363, 507, 1}, {364, -1, 1}, {365, -1, 1}, {366, 475, 0}, {367, -1, 2}, {368, -1, 2}, {369, -1, 2},
    {370, -1, 2}, {371, -1, 2}, {372, -1, 2}, {373, -1, 2}, {374, -1, 2}, {375, -1, 1}, {376, -1, 1},
    {377, -1, 1}, {378, -1, 0}, {379, 476, 0}, {380, 478, 0}, {381, -1, 0}, {382, 1500, 0}, {383, -1, 2},
    {384, -1, 2}, {385, 1324, 2}, {386, -1, 2}, {387, 518, 2}, {388, 519, 2}, {389, -1, 1}, {390, -1, 1},
    {391, -1, 1}, {392, -1, 1}, {393, 546, 1}, {394, 1723, 1}, {395, -1, 1}, {396, -1, 1}, {397, -1, 1},
    {398, -1, 1}, {399, -1, 1}, {400, -1, 1}, {401, 498, 0}, {402, 501, 0}, {403, -1, 0}, {404, -1, 0},
    {405, -1, 0}, {406, 521, 1}, {407, -1, 1}, {408, -1, 1}, {409, -1, 1}, {410, -1, 1}, {411, 520, 1},
    {412, 515, 1}, {413, -1, 1}, {414, 511, 1}, {415, -1, 1}, {416, -1, 1}, {417, -1, 1}, {418, -1, 1},
    {419, 528, 2}, {420, -1, 2}, {421, -1, 2}, {422, 526, 2}, {423, 527, 2}, {424, 542, 1}, {425, -1, 1},
    {426, 1732, 1}, {427, -1, 0}, {428, 525, 0}, {429, -1, 0}, {430, -1, 2}, {431, 1588, 2}, {432, -1, 2},
    {433, -1, 1}, {434, -1, 1}, {435, -1, 1}, {436, -1, 1}, {437, -1, 1}, {438, -1, 1}, {439, -1, 1},
    {440, -1, 1}, {441, -1, 1}, {442, -1, 1}, {443, -1, 1}, {444, -1, 1}, {445, -1, 1}, {446, 946, 1},
    {447, -1, 1}, {448, -1, 1}, {449, -1, 1}, {450, -1, 1}, {451, -1, 1}, {452, -1, 1}, {453, 554, 0},
    {454, -1, 1}, {455, -1, 1}, {456, -1, 1}, {457, -1, 1}, {458, -1, 0}, {459, -1, 4}, {460, -1, 3},
    {461, -1, 4}, {462, -1, 3}, {463, -1, 4}, {464, -1, 3}, {465, -1, 4}, {466, -1, 3}, {467, -1, 4},
    {468, -1, 3}, {469, -1, 4}, {470, -1, 3}, {471, -1, 4}, {472, -1, 3}, {473, -1, 4}, {474, -1, 3},
    {475, -1, 4}, {476, -1, 3}, {477, -1, 4}, {478, -1, 3}, {479, -1, 4}, {480, -1, 3}, {481, -1, 4},
    {482, -1, 3}, {483, -1, 4}, {484, -1, 3}, {485, -1, 4}, {486, -1, 3}, {487, -1, 4}, {488, -1, 3},
    {489, -1, 4}, {490, -1, 4}, {491, -1, 4}, {492, -1, 4}, {493, -1, 4}, {494, -1, 4}, {495, -1, 4},
    {496, -1, 4}, {497, -1, 4}, {498, -1, 4}, {499, -1, 4}, {500, -1, 4}, {501, -1, 4}, {502, -1, 4},
    {503, -1, 4}, {504, -1, 4}, {505, -1, 4}, {506, -1, 4}, {507, -1, 4}, {508, -1, 4}, {509, -1, 4},
    {510, 607, 0}, {511, -1, 0}, {512, 609, 0}, {513, -1, 0}, {514, 611, 0}, {515, 638, 0}, {516, 613, 0},
    {517, -1, 0}, {518, 615, 0}, {519, 696, 0}, {520, 617, 0}, {521, -1, 0}, {522, 619, 0}, {523, -1, 0},
    {524, 621, 0}, {525, -1, 0}, {526, 623, 0}, {527, -1, 0}, {528, 625, 0}, {529, -1, 0}, {530, 627, 0},
    {531, -1, 0}, {532, 629, 0}, {533, -1, 0}, {534, 893, 2}, {535, 894, 2}, {536, 813, 2}, {537, 896, 2},
    {538, 897, 2}, {539, -1, 2}, {540, 899, 2}, {541, -1, 0}, {542, -1, 0}, {543, 901, 2}, {544, -1, 1},
    {545, -1, 2}, {546, -1, 2}, {547, 1351, 2}, {548, 1689, 2}, {549, -1, 2}, {550, -1, 2}, {551, 1043, 0},
    {552, 904, 2}, {553, -1, 2}, {554, -1, 2}, {555, -1, 2}, {556, 887, 2}, {557, -1, 2}, {558, -1, 2},
    {559, 927, 2}, {560, -1, 2}, {561, -1, 2}, {562, -1, 2}, {563, -1, 2}, {564, -1, 2}, {565, 918, 2},
    {566, -1, 2}, {567, -1, 2}, {568, -1, 2}, {569, -1, 2}, {570, -1, 2}, {571, -1, 2}, {572, -1, 2},
    {573, -1, 2}, {574, -1, 2}, {575, -1, 2}, {576, -1, 2}, {577, -1, 2}, {578, -1, 2}, {579, -1, 2},
    {580, -1, 2}, {581, -1, 2}, {582, -1, 2}, {583, 908, 2}, {584, -1, 2}, {585, -1, 2}, {586, -1, 2},
    {587, -1, 2}, {588, -1, 2}, {589, -1, 2}, {590, -1, 4}, {590, -1, 5}, {591, -1, 4}, {591, -1, 5},
    {592, -1, 4}, {592, -1, 5}, {593, -1, 4}, {593, -1, 5}, {594, 1557, 4}, {594, -1, 5}, {595, -1, 0},
    {596, -1, 2}, {597, -1, 2}, {598, -1, 2}, {599, -1, 2}, {600, -1, 2}, {601, -1, 2}, {602, -1, 2},
    {603, -1, 2}, {604, 926, 2}, {605, -1, 4}, {606, -1, 4}, {606, -1, 5}, {607, -1, 4}, {608, -1, 4},
    {608, -1, 5}, {609, -1, 4}, {610, -1, 4}, {610, -1, 5}, {611, -1, 4}, {612, -1, 4}, {612, -1, 5},
    {613, -1, 4}, {614, -1, 4}, {614, -1, 5}, {615, -1, 4}, {616, -1, 4}, {616, -1, 5}, {617, -1, 4},
    {618, -1, 4}, {618, -1, 5}, {619, -1, 2}, {620, -1, 2}, {621, -1, 2}, {622, 1005, 4}, {623, -1, 4},
    {623, -1, 5}, {624, -1, 4}, {625, -1, 4}, {625, -1, 5}, {626, -1, 4}, {627, -1, 4}, {627, -1, 5},
    {628, -1, 4}, {629, -1, 4}, {629, -1, 5}, {630, -1, 4}, {631, -1, 4}, {632, -1, 4}, {632, -1, 5},
    {633, -1, 4}, {634, -1, 4}, {634, -1, 5}, {635, -1, 4}, {636, -1, 4}, {636, -1, 5}, {637, -1, 4},
    {638, -1, 4}, {638, -1, 5}, {639, -1, 4}, {640, -1, 4}, {640, -1, 5}, {641, -1, 4}, {642, -1, 4},
    {642, -1, 5}, {643, -1, 4}, {644, -1, 4}, {644, -1, 5}, {645, -1, 4}, {646, -1, 4}, {646, -1, 5},
    {647, -1, 4}, {648, -1, 4}, {648, -1, 5}, {649, -1, 4}, {650, -1, 4}, {650, -1, 5}, {651, -1, 4},
    {652, -1, 4}, {652, -1, 5}, {653, -1, 4}, {654, -1, 4}, {654, -1, 5}, {655, -1, 4}, {656, -1, 4},
    {656, -1, 5}, {657, -1, 4}, {658, 784, 1}, {659, 1070, 1}, {660, 786, 1}, {661, 1071, 1}, {662, -1, 1},
    {663, -1, 1}, {664, 790, 1}, {665, -1, 1}, {666, 792, 1}, {667, -1, 1}, {668, 794, 1}, {669, -1, 1},
    {670, 796, 1}, {671, -1, 1}, {672, -1, 1}, {673, -1, 1}, {674, -1, 2}, {675, -1, 2}, {676, -1, 2},
    {677, -1, 2}, {678, -1, 2}, {679, 1041, 2}, {680, -1, 2}, {681, -1, 2}, {682, -1, 2}, {683, -1, 2},
    {684, -1, 2}, {685, -1, 2}, {686, 1031, 4}, {686, -1, 5}, {687, 970, 4}, {687, -1, 5}, {688, 1028, 4},
    {688, -1, 5}, {689, -1, 4}, {689, -1, 5}, {690, -1, 4}, {690, -1, 5}, {691, -1, 2}, {692, -1, 2},
    {693, -1, 2}, {694, -1, 1}, {695, -1, 1}, {696, -1, 1}, {697, -1, 1}, {698, -1, 1}, {699, -1, 1},
    {700, -1, 1}, {701, 833, 1}, {702, -1, 1}, {703, 834, 1}, {704, -1, 1}, {705, 836, 1}, {706, 943, 1},
    {707, 838, 1}, {708, -1, 1}, {709, 840, 1}, {710, -1, 1}, {711, 843, 1}, {712, 844, 1}, {713, -1, 1},
    {714, -1, 1}, {715, 846, 1}, {716, -1, 1}, {717, -1, 1}, {718, -1, 1}, {719, 851, 1}, {720, 1159, 1},
    {721, 852, 1}, {722, 859, 1}, {723, -1, 1}, {724, -1, 1}, {725, -1, 1}, {726, -1, 1}, {727, -1, 2},
    {728, -1, 1}, {729, -1, 1}, {730, -1, 1}, {731, 862, 1}, {732, 863, 1}, {733, -1, 1}, {734, -1, 4},
    {735, -1, 2}, {736, -1, 2}, {737, -1, 1}, {738, -1, 1}, {739, 1222, 4}, {740, -1, 4}, {741, -1, 2},
    {742, 1287, 4}, {743, -1, 3}, {744, 945, 1}, {745, -1, 1}, {746, -1, 1}, {747, 1626, 1}, {748, -1, 0},
    {749, -1, 0}, {750, -1, 0}, {751, -1, 0}, {752, -1, 2}, {753, -1, 2}, {754, -1, 2}, {755, -1, 2},
    {756, -1, 2}, {757, -1, 2}, {758, -1, 2}, {759, -1, 2}, {760, -1, 2}, {761, -1, 1}, {762, -1, 1},
    {763, 950, 2}, {764, 1586, 2}, {765, 954, 2}, {766, -1, 2}, {767, -1, 2}, {768, -1, 2}, {769, 1044, 2},
    {770, -1, 2}, {771, 968, 2}, {772, -1, 2}, {773, -1, 2}, {774, -1, 2}, {775, -1, 2}, {776, -1, 2},
    {777, -1, 2}, {778, -1, 2}, {779, -1, 2}, {780, -1, 2}, {781, -1, 2}, {782, -1, 2}, {783, -1, 2},
    {784, -1, 2}, {785, -1, 2}, {786, -1, 2}, {787, -1, 2}, {788, -1, 2}, {789, -1, 2}, {790, -1, 2},
    {791, -1, 2}, {792, -1, 2}, {793, -1, 2}, {794, -1, 2}, {795, -1, 2}, {796, 1049, 2}, {797, -1, 2},
    {798, -1, 2}, {799, -1, 2}, {800, -1, 2}, {801, -1, 2}, {802, 1517, 2}, {803, -1, 2}, {804, -1, 2},
    {805, -1, 1}, {806, -1, 1}, {807, -1, 1}, {808, -1, 1}, {809, -1, 2}, {810, -1, 2}, {811, -1, 1},
    {812, -1, 1}, {813, 944, 1}, {814, -1, 1}, {815, -1, 1}, {816, 1605, 1}, {817, -1, 0}, {818, -1, 0},
    {819, -1, 0}, {820, 951, 1}, {821, 952, 1}, {822, -1, 1}, {823, -1, 1}, {824, 955, 1}, {825, -1, 1},
    {826, 957, 1}, {827, 958, 1}, {828, 959, 1}, {829, -1, 1}, {830, 961, 1}, {831, -1, 1}, {832, 963, 1},
    {833, 964, 1}, {834, 965, 1}, {835, -1, 1}, {836, -1, 1}, {837, -1, 1}, {838, 1632, 2}, {839, 1653, 2},
    {840, 977, 2}, {841, -1, 2}, {842, 1628, 2}, {843, -1, 4}, {844, -1, 4}, {845, -1, 4}, {846, -1, 4},
    {847, -1, 4}, {848, -1, 4}, {849, -1, 4}, {850, -1, 4}, {851, -1, 4}, {852, -1, 0}, {853, -1, 0},
    {854, 985, 0}, {855, 986, 0}, {856, -1, 0}, {857, 988, 0}, {858, 989, 0}, {859, -1, 0}, {860, 991, 0},
    {861, 992, 0}, {862, -1, 0}, {863, 994, 0}, {864, 995, 0}, {865, -1, 0}, {866, 997, 0}, {867, 998, 0},
    {868, -1, 0}, {869, 1000, 0}, {870, 1001, 0}, {871, -1, 0}, {872, 1003, 0}, {873, 1004, 0}, {874, -1, 0},
    {875, -1, 4}, {876, -1, 4}, {877, 1132, 2}, {878, -1, 4}, {878, -1, 5}, {879, -1, 4}, {880, 1096, 4},
    {880, -1, 5}, {881, -1, 4}, {882, -1, 4}, {882, -1, 5}, {883, -1, 4}, {884, 1102, 4}, {884, -1, 5},
    {885, -1, 4}, {886, 1104, 4}, {886, -1, 5}, {887, -1, 4}, {888, -1, 4}, {888, -1, 5}, {889, -1, 4},
    {890, -1, 4}, {890, -1, 5}, {891, -1, 4}, {891, -1, 5}, {892, -1, 4}, {893, -1, 4}, {893, -1, 5},
    {894, -1, 4}, {895, -1, 4}, {895, -1, 5}, {896, -1, 4}, {897, -1, 4}, {897, -1, 5}, {898, -1, 4},
    {899, 1370, 2}, {900, -1, 2}, {901, 1735, 2}, {902, -1, 2}, {903, -1, 2}, {904, -1, 2}, {905, -1, 2},
    {906, -1, 2}, {907, -1, 2}, {908, 1349, 2}, {909, -1, 2}, {910, -1, 2}, {911, -1, 2}, {912, -1, 2},
    {913, -1, 2}, {914, -1, 2}, {915, -1, 2}, {916, -1, 2}, {917, -1, 2}, {918, 1066, 2}, {919, 1062, 1},
    {920, 1092, 1}, {921, 1091, 1}, {922, -1, 1}, {923, -1, 1}, {924, -1, 1}, {925, 1243, 1}, {926, -1, 1},
    {927, 1069, 1}, {928, -1, 1}, {929, -1, 1}, {930, -1, 1}, {931, 1076, 1}, {932, 1077, 1}, {933, 1078, 1},
    {934, 1079, 1}, {935, -1, 1}, {936, -1, 1}, {937, -1, 1}, {938, -1, 1}, {939, -1, 1}, {940, -1, 1},
    {941, -1, 1}, {942, -1, 1}, {943, -1, 1}, {944, -1, 1}, {945, -1, 1}, {946, -1, 2}, {947, -1, 2},
    {948, -1, 2}, {949, -1, 2}, {950, -1, 1}, {951, -1, 1}, {952, -1, 1}, {953, -1, 1}, {954, -1, 4},
    {955, -1, 4}, {955, -1, 5}, {956, -1, 4}, {956, -1, 5}, {957, -1, 4}, {957, -1, 5}, {958, -1, 4},
    {958, -1, 5}, {959, -1, 4}, {959, -1, 5}, {960, -1, 1}, {961, -1, 1}, {962, -1, 1}, {963, -1, 1},
    {964, -1, 1}, {965, -1, 1}, {966, -1, 1}, {967, -1, 1}, {968, 1115, 0}, {969, -1, 0}, {970, 1117, 0},
    {971, 1126, 0}, {972, 1119, 0}, {973, -1, 0}, {974, -1, 0}, {975, 1122, 0}, {976, 1123, 0},
    {977, 1124, 0}, {978, -1, 0}, {979, -1, 0}, {980, -1, 0}, {981, -1, 0}, {982, -1, 0}, {983, 1133, 4},
    {984, 1134, 4}, {985, -1, 4}, {986, 1378, 2}, {987, -1, 3}, {988, -1, 3}, {989, -1, 0}, {990, -1, 0},
    {991, -1, 4}, {991, -1, 5}, {992, -1, 4}, {992, -1, 5}, {993, -1, 4}, {993, -1, 5}, {994, -1, 4},
    {994, -1, 5}, {995, -1, 4}, {995, -1, 5}, {996, -1, 4}, {996, -1, 5}, {997, -1, 4}, {997, -1, 5},
    {998, -1, 4}, {998, -1, 5}, {999, -1, 4}, {999, -1, 5}, {1000, -1, 4}, {1000, -1, 5}, {1001, -1, 4},
    {1001, -1, 5}, {1002, -1, 4}, {1002, -1, 5}, {1003, -1, 4}, {1003, -1, 5}, {1004, -1, 4}, {1004, -1, 5},
    {1005, -1, 4}, {1005, -1, 5}, {1006, -1, 4}, {1006, -1, 5}, {1007, -1, 4}, {1008, -1, 4}, {1009, -1, 4},
    {1010, -1, 4}, {1011, -1, 4}, {1012, -1, 4}, {1013, -1, 4}, {1014, -1, 4}, {1015, -1, 4}, {1016, -1, 4},
    {1017, -1, 4}, {1018, -1, 4}, {1019, -1, 4}, {1020, 1249, 4}, {1020, -1, 5}, {1021, 1196, 4},
    {1021, -1, 5}, {1022, 1198, 4}, {1022, -1, 5}, {1023, 1194, 4}, {1023, -1, 5}, {1024, -1, 4},
    {1025, -1, 4}, {1026, -1, 4}, {1027, -1, 4}, {1028, 1224, 4}, {1028, -1, 5}, {1029, 1247, 4},
    {1029, -1, 5}, {1030, 1248, 4}, {1030, -1, 5}, {1031, -1, 4}, {1031, -1, 5}, {1032, -1, 4},
    {1032, -1, 5}, {1033, -1, 4}, {1033, -1, 5}, {1034, -1, 4}, {1034, -1, 5}, {1035, -1, 4}, {1035, -1, 5},
    {1036, -1, 4}, {1036, -1, 5}, {1037, -1, 4}, {1037, -1, 5}, {1038, -1, 4}, {1038, -1, 5}, {1039, -1, 4},
    {1039, -1, 5}, {1040, -1, 4}, {1040, -1, 5}, {1041, -1, 4}, {1041, -1, 5}, {1042, -1, 4}, {1042, -1, 5},
    {1043, 1246, 4}, {1043, -1, 5}, {1044, -1, 4}, {1044, -1, 5}, {1045, -1, 4}, {1045, -1, 5},
    {1046, -1, 0}, {1047, -1, 0}, {1048, 1302, 5}, {1049, -1, 0}, {1050, 1236, 0}, {1051, -1, 3},
    {1052, -1, 0}, {1053, 1238, 0}, {1054, -1, 0}, {1055, 1240, 0}, {1056, 1241, 0}, {1057, -1, 0},
    {1058, 1385, 1}, {1059, -1, 1}, {1060, -1, 2}, {1061, -1, 2}, {1062, -1, 4}, {1063, -1, 4},
    {1064, -1, 4}, {1065, -1, 4}, {1066, -1, 3}, {1067, -1, 0}, {1068, 1253, 3}, {1069, 1254, 3},
    {1070, 1255, 3}, {1071, 1256, 3}, {1072, 1257, 3}, {1073, 1258, 3}, {1074, 1259, 3}, {1075, 1260, 3},
    {1076, 1261, 3}, {1077, -1, 3}, {1078, 1263, 3}, {1079, 1264, 3}, {1080, 1265, 3}, {1081, 1266, 3},
    {1082, -1, 3}, {1083, 1268, 3}, {1084, 1269, 3}, {1085, 1270, 3}, {1086, -1, 3}, {1087, -1, 3},
    {1088, -1, 3}, {1089, -1, 3}, {1090, 1275, 3}, {1091, 1276, 3}, {1092, 1277, 3}, {1093, -1, 3},
    {1094, -1, 3}, {1095, -1, 3}, {1096, 1397, 3}, {1097, -1, 3}, {1098, -1, 3}, {1099, -1, 3},
    {1100, -1, 3}, {1101, -1, 3}, {1102, -1, 3}, {1103, -1, 4}, {1104, -1, 4}, {1105, 1290, 3},
    {1106, -1, 3}, {1107, 1292, 0}, {1108, -1, 0}, {1109, 1294, 1}, {1110, -1, 1}, {1111, 1296, 1},
    {1112, -1, 1}, {1113, 1298, 1}, {1114, -1, 1}, {1115, -1, 0}, {1116, -1, 0}, {1117, -1, 0},
    {1118, -1, 3}, {1119, -1, 3}, {1120, -1, 3}, {1121, -1, 3}, {1122, -1, 3}, {1123, -1, 5}, {1124, -1, 5},
    {1125, -1, 5}, {1126, -1, 0}, {1127, -1, 3}, {1128, -1, 3}, {1129, 1314, 0}, {1130, -1, 0},
    {1131, 1316, 0}, {1132, -1, 0}, {1133, 1318, 0}, {1134, -1, 0}, {1135, -1, 0}, {1136, -1, 2},
    {1137, -1, 2}, {1138, -1, 2}, {1139, -1, 2}, {1140, -1, 2}, {1141, 1610, 2}, {1142, -1, 2},
    {1143, -1, 2}, {1144, -1, 2}, {1145, -1, 2}, {1146, -1, 2}, {1147, -1, 2}, {1148, -1, 2}, {1149, -1, 2},
    {1150, -1, 2}, {1151, -1, 2}, {1152, -1, 2}, {1153, -1, 2}, {1154, -1, 2}, {1155, -1, 2},
    {1156, 1389, 2}, {1157, 1390, 2}, {1158, 1391, 2}, {1159, -1, 2}, {1160, -1, 2}, {1161, -1, 2},
    {1162, -1, 2}, {1163, -1, 2}, {1164, -1, 2}, {1165, -1, 2}, {1166, -1, 2}, {1167, -1, 2}, {1168, -1, 2},
    {1169, 1354, 0}, {1170, 1355, 0}, {1171, 1356, 0}, {1172, 1357, 0}, {1173, 1358, 0}, {1174, 1359, 0},
    {1175, 1360, 0}, {1176, -1, 0}, {1177, 1362, 1}, {1178, -1, 1}, {1179, -1, 1}, {1180, -1, 1},
    {1181, -1, 1}, {1182, -1, 1}, {1183, 1368, 1}, {1184, -1, 1}, {1185, -1, 1}, {1186, -1, 2},
    {1187, -1, 2}, {1188, -1, 2}, {1189, -1, 2}, {1190, -1, 2}, {1191, -1, 2}, {1192, -1, 2}, {1193, -1, 2},
    {1194, 1379, 2}, {1195, -1, 2}, {1196, -1, 1}, {1197, -1, 1}, {1198, -1, 1}, {1199, -1, 1},
    {1200, -1, 1}, {1201, 1387, 1}, {1202, 1388, 1}, {1203, -1, 1}, {1204, -1, 1}, {1205, -1, 2},
    {1206, -1, 2}, {1207, -1, 2}, {1208, 1393, 1}, {1209, -1, 1}, {1210, -1, 3}, {1211, -1, 3},
    {1212, -1, 3}, {1213, -1, 3}, {1214, -1, 3}, {1215, -1, 3}, {1216, -1, 3}, {1217, 1402, 0},
    {1218, 1478, 0}, {1219, -1, 5}, {1220, -1, 0}, {1221, -1, 0}, {1222, -1, 0}, {1223, -1, 0},
    {1224, -1, 0}, {1225, -1, 0}, {1226, -1, 0}, {1227, -1, 0}, {1228, -1, 0}, {1229, -1, 0}, {1230, -1, 0},
    {1231, -1, 0}, {1232, -1, 0}, {1233, -1, 0}, {1234, 1419, 0}, {1235, 1420, 0}, {1236, 1421, 0},
    {1237, -1, 0}, {1238, -1, 0}, {1239, 1426, 0}, {1240, 1427, 0}, {1241, 1428, 0}, {1242, -1, 0},
    {1243, -1, 0}, {1244, -1, 0}, {1245, 1432, 0}, {1246, 1433, 0}, {1247, -1, 0}, {1248, -1, 0},
    {1249, -1, 0}, {1250, -1, 0}, {1251, -1, 0}, {1252, -1, 0}, {1253, -1, 5}, {1254, -1, 5}, {1255, -1, 0},
    {1256, 1441, 0}, {1257, 1442, 0}, {1258, -1, 0}, {1259, 1444, 0}, {1260, 1445, 0}, {1261, -1, 0},
    {1262, 1447, 0}, {1263, 1448, 0}, {1264, 1449, 0}, {1265, -1, 0}, {1266, 1451, 0}, {1267, 1452, 0},
    {1268, 1453, 0}, {1269, -1, 0}, {1270, -1, 0}, {1271, -1, 0}, {1272, -1, 5}, {1273, -1, 5},
    {1274, -1, 5}, {1275, -1, 5}, {1276, -1, 5}, {1277, -1, 5}, {1278, -1, 5}, {1279, -1, 5}, {1280, -1, 5},
    {1281, -1, 5}, {1282, -1, 5}, {1283, -1, 5}, {1284, -1, 5}, {1285, -1, 5}, {1286, -1, 5}, {1287, -1, 5},
    {1288, 1473, 0}, {1289, 1474, 0}, {1290, 1475, 0}, {1291, 1476, 0}, {1292, 1477, 0}, {1293, -1, 0},
    {1294, 1479, 0}, {1295, 1480, 0}, {1296, 1481, 0}, {1297, 1482, 0}, {1298, 1483, 0}, {1299, 1484, 0},
    {1300, 1485, 0}, {1301, 1486, 0}, {1302, 1487, 0}, {1303, -1, 0}, {1304, -1, 2}, {1305, -1, 2},
    {1306, -1, 2}, {1307, -1, 2}, {1308, -1, 2}, {1309, -1, 2}, {1310, -1, 2}, {1311, -1, 2}, {1312, -1, 2},
    {1313, -1, 0}, {1314, -1, 0}, {1315, -1, 0}, {1316, -1, 0}, {1317, -1, 0}, {1318, -1, 0}, {1318, -1, 0},
    {1319, 1505, 0}, {1320, 1506, 0}, {1321, 1507, 0}, {1322, 1508, 0}, {1323, 1509, 0}, {1324, 1537, 0},
    {1325, -1, 0}, {1326, 1513, 0}, {1327, -1, 0}, {1328, 1535, 0}, {1329, -1, 0}, {1330, -1, 0},
    {1331, 1613, 2}, {1332, -1, 2}, {1333, -1, 2}, {1334, -1, 2}, {1335, -1, 2}, {1336, -1, 1},
    {1337, -1, 1}, {1338, -1, 1}, {1339, -1, 0}, {1340, -1, 4}, {1340, -1, 5}, {1341, -1, 4}, {1341, -1, 5},
    {1342, -1, 4}, {1342, -1, 5}, {1343, -1, 4}, {1343, -1, 5}, {1344, -1, 4}, {1344, -1, 5},
    {1345, 1677, 0}, {1346, -1, 0}, {1347, 1578, 0}, {1348, 1539, 1}, {1349, -1, 1}, {1350, 1541, 1},
    {1351, -1, 1}, {1352, 1543, 1}, {1353, -1, 1}, {1354, 1545, 1}, {1355, -1, 1}, {1356, 1547, 1},
    {1357, -1, 1}, {1358, 1549, 1}, {1359, -1, 1}, {1360, 1551, 1}, {1361, -1, 1}, {1362, -1, 1},
    {1363, 1554, 1}, {1364, -1, 1}, {1365, -1, 1}, {1366, -1, 1}, {1367, -1, 1}, {1368, 1644, 1},
    {1369, -1, 1}, {1370, -1, 1}, {1371, -1, 0}, {1372, -1, 0}, {1373, -1, 0}, {1374, -1, 0}, {1375, -1, 0},
    {1376, -1, 0}, {1377, 1568, 1}, {1378, 1569, 1}, {1379, -1, 1}, {1380, 1571, 1}, {1381, 1572, 1},
    {1382, -1, 1}, {1383, 1574, 1}, {1384, 1575, 1}, {1385, 1579, 1}, {1386, 1577, 1}, {1387, -1, 1},
    {1388, -1, 0}, {1389, 1580, 1}, {1390, -1, 1}, {1391, -1, 0}, {1392, -1, 0}, {1393, -1, 0},
    {1394, -1, 0}, {1395, -1, 2}, {1396, -1, 2}, {1397, -1, 2}, {1398, -1, 2}, {1399, -1, 2}, {1400, -1, 2},
    {1401, -1, 0}, {1402, -1, 0}, {1403, 1595, 1}, {1404, 1596, 1}, {1405, -1, 1}, {1406, -1, 1},
    {1407, -1, 1}, {1408, -1, 0}, {1409, -1, 0}, {1410, -1, 0}, {1411, -1, 0}, {1412, -1, 4}, {1413, -1, 4},
    {1414, -1, 2}, {1415, 1606, 1}, {1416, 1607, 1}, {1417, 1608, 1}, {1418, 1652, 1}, {1419, -1, 0},
    {1420, -1, 2}, {1421, -1, 2}, {1422, -1, 2}, {1423, -1, 2}, {1424, -1, 2}, {1425, -1, 2}, {1426, -1, 2},
    {1427, -1, 4}, {1427, -1, 5}, {1428, -1, 4}, {1428, -1, 5}, {1429, -1, 4}, {1429, -1, 5}, {1430, -1, 2},
    {1431, -1, 0}, {1431, -1, 0}, {1432, -1, 0}, {1432, -1, 0}, {1433, -1, 0}, {1433, -1, 0}, {1434, -1, 0},
    {1434, -1, 0}, {1435, 1642, 0}, {1435, -1, 0}, {1436, 1654, 0}, {1437, 1655, 0}, {1438, -1, 3},
    {1439, -1, 3}, {1440, -1, 3}, {1441, -1, 3}, {1442, -1, 3}, {1443, -1, 0}, {1444, 1643, 0},
    {1445, 1650, 0}, {1446, -1, 4}, {1447, -1, 4}, {1448, -1, 4}, {1449, -1, 4}, {1450, -1, 4},
    {1451, -1, 4}, {1452, -1, 0}, {1453, -1, 0}, {1454, -1, 0}, {1455, -1, 1}, {1456, -1, 2}, {1457, -1, 2},
    {1458, 1657, 2}, {1459, -1, 2}, {1460, -1, 0}, {1461, 1660, 0}, {1462, -1, 0}, {1463, 1662, 0},
    {1464, -1, 0}, {1465, -1, 1}, {1466, -1, 0}, {1467, -1, 0}, {1468, -1, 0}, {761, -1, 6}, {762, -1, 6},
    {1348, -1, 6}, {1350, -1, 6}, {1362, -1, 6}, {1365, -1, 6}, {1366, -1, 6}, {1377, -1, 6}, {1380, -1, 6},
    {1383, -1, 6}, {1400, -1, 2}, {1407, -1, 6}, {1415, 1694, 6}, {1430, -1, 2}, {744, -1, 6}, {747, -1, 6},
    {694, -1, 6}, {701, -1, 6}, {697, -1, 6}, {699, -1, 6}, {538, 1688, 2}, {767, -1, 2}, {547, -1, 2},
    {813, -1, 6}, {813, -1, 6}, {814, -1, 6}, {814, -1, 6}, {816, -1, 6}, {1208, -1, 6}, {1209, -1, 6},
    {731, -1, 6}, {807, -1, 6}, {808, -1, 6}, {1196, -1, 6}, {1197, -1, 6}, {359, -1, 2}, {1308, -1, 2},
    {1309, -1, 2}, {1310, -1, 2}, {1311, -1, 2}, {1312, -1, 2}, {454, -1, 6}, {559, 1710, 2}, {797, -1, 2},
    {787, -1, 2}, {597, -1, 2}, {596, -1, 2}, {586, -1, 2}, {587, -1, 2}, {588, -1, 2}, {702, -1, 6},
    {721, 1719, 6}, {722, -1, 6}, {275, -1, 6}, {350, -1, 6}, {351, -1, 6}, {358, -1, 6}, {299, -1, 6},
    {272, -1, 2}, {273, -1, 2}, {274, -1, 6}, {349, -1, 6}, {1178, -1, 6}, {1181, -1, 6}, {1182, -1, 6},
    {1191, -1, 2}, {1187, -1, 2}, {1166, -1, 2}, {900, -1, 2}, {921, -1, 6}, {927, -1, 6}, {942, -1, 6},
    {1198, -1, 6}, {1201, 1741, 6}, {1203, -1, 6}, {1202, 1743, 6}, {1204, -1, 6}, {1465, -1, 6}
};

static const struct catalogue_entry entries[] = {
    {112, -1, 197, 91, -1, 0, 0, 0, 6, 6, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {112, -1, -1, -1, -1, 6, 0, 1, 0, 0, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {112, -1, 200, 201, -1, 6, 6, 2, 2, 2, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {112, -1, 113, 110, -1, 8, 8, 3, 2, 2, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {112, -1, 204, 205, -1, 10, 10, 4, 1, 1, 3, 0, 14, 0, 1, 0},  // CGAffineTransform
    {110, -1, -1, -1, -1, 11, 11, 5, 1, 1, 0, 0, 14, 0, 0, 0},  // S
    {205, -1, -1, -1, -1, 12, 12, 6, 2, 2, 0, 0, 14, 0, 1, 0},  // R
    {110, -1, -1, -1, -1, 14, 14, 7, 2, 2, 0, 0, 14, 0, 0, 0},  // S
    {110, -1, -1, -1, -1, 16, 16, 8, 3, 3, 0, 0, 14, 0, 0, 0},  // S
    {207, -1, -1, -1, -1, 19, 19, 9, 1, 1, 0, 0, 14, 0, 0, 0},  // H
    {207, -1, -1, -1, -1, 20, 20, 10, 1, 1, 0, 0, 14, 0, 0, 0},  // H
    {207, -1, -1, -1, -1, 21, 21, 11, 2, 2, 0, 0, 14, 0, 0, 0},  // H
    {209, 112, 210, -1, -1, 0, 0, 12, 0, 0, 5, 15, 14, 0, 0, 0},  // identity
    {211, -1, 212, -1, -1, 23, 23, 13, 1, 2, 1, 15, 14, 0, 0, 0},  // concatenating
    {213, -1, 214, -1, -1, 24, 25, 14, 2, 3, 1, 15, 14, 0, 4, 0},  // translatedBy
    {111, -1, 114, -1, -1, 26, 28, 15, 2, 3, 1, 15, 14, 0, 0, 0},  // scaledBy
    {215, -1, 217, -1, -1, 28, 31, 16, 1, 2, 1, 15, 14, 0, 1, 0},  // rotated
    {218, -1, 219, -1, -1, 29, 33, 17, 0, 1, 1, 15, 14, 0, 2, 0},  // inverted
    {220, -1, -1, -1, -1, 29, 34, 18, 0, 1, 1, 15, 16, 0, 0, 0},  // decomposed
    {221, -1, -1, -1, -1, 29, 35, 19, 1, 1, 0, 0, 2, 0, 0, 0},  // CGAffineTransformIsIdentity
    {222, -1, -1, -1, -1, 30, 36, 20, 2, 2, 0, 0, 2, 0, 0, 0},  // CGAffineTransformEqualToTransform
    {223, -1, -1, -1, -1, 32, 38, 21, 1, 1, 0, 0, 3, 0, 0, 0},  // NSStringFromCGAffineTransform
    {225, 224, -1, -1, -1, 33, 39, 22, 1, 1, 4, 4, 3, 0, 0, 0},  // string
    {226, -1, -1, -1, -1, 0, 40, 23, 0, 1, 2, 15, 0, 0, 0, 0},  // m11
    {227, -1, -1, -1, -1, 0, 41, 24, 0, 1, 2, 15, 0, 0, 0, 0},  // m12
    {228, -1, -1, -1, -1, 0, 42, 25, 0, 1, 2, 15, 0, 0, 0, 0},  // m21
    {229, -1, -1, -1, -1, 0, 43, 26, 0, 1, 2, 15, 0, 0, 0, 0},  // m22
    {230, -1, -1, -1, -1, 0, 44, 27, 0, 1, 2, 15, 0, 0, 0, 0},  // m41
    {231, -1, -1, -1, -1, 0, 45, 28, 0, 1, 2, 15, 0, 0, 0, 0},  // m42
    {232, -1, -1, -1, -1, 0, 46, 29, 0, 1, 2, 15, 0, 0, 0, 0},  // m44
    {94, -1, -1, -1, -1, 0, 47, 30, 0, 1, 2, 15, 0, 0, 14, 0},  // a
    {193, -1, -1, -1, -1, 0, 48, 31, 0, 1, 2, 15, 0, 0, 0, 0},  // b
    {194, -1, -1, -1, -1, 0, 49, 32, 0, 1, 2, 15, 0, 0, 0, 0},  // c
    {95, -1, -1, -1, -1, 0, 50, 33, 0, 1, 2, 15, 0, 0, 14, 0},  // d
    {195, -1, -1, -1, -1, 0, 51, 34, 0, 1, 2, 15, 0, 0, 0, 0},  // tx
    {196, -1, -1, -1, -1, 0, 52, 35, 0, 1, 2, 15, 0, 0, 0, 0},  // ty
    {233, -1, -1, -1, -1, 0, 53, 36, 0, 1, 2, 15, 2, 0, 0, 0},  // isIdentity
    {234, -1, -1, -1, -1, 0, 54, 37, 0, 1, 2, 15, 0, 0, 0, 0},  // determinant
    {235, -1, -1, -1, -1, 0, 55, 38, 0, 1, 2, 15, 15, 0, 0, 0},  // matrix
    {236, -1, -1, -1, -1, 0, 56, 39, 0, 1, 2, 15, 3, 0, 0, 0},  // kind
    {237, -1, -1, -1, -1, 0, 57, 40, 0, 1, 2, 15, 9, 0, 0, 0},  // fixedPoint
    {238, -1, -1, -1, -1, 34, 58, 41, 1, 1, 0, 0, 14, 0, 0, 0},  // reflect
    {238, -1, -1, -1, -1, 35, 59, 42, 2, 2, 0, 0, 14, 0, 1, 0},  // reflect
    {208, 241, -1, -1, -1, 0, 0, 43, 0, 0, 5, 20, 19, 0, 0, 0},  // x
    {199, 241, -1, -1, -1, 0, 0, 44, 0, 0, 5, 20, 19, 0, 0, 0},  // y
    {242, 241, -1, -1, -1, 0, 0, 45, 0, 0, 5, 20, 19, 0, 0, 0},  // origin
    {243, 241, -1, -1, -1, 0, 0, 46, 0, 0, 5, 20, 19, 0, 0, 0},  // yEqualsX
    {244, 241, -1, -1, -1, 0, 0, 47, 0, 0, 5, 20, 19, 0, 0, 0},  // yEqualsMinusX
    {178, -1, -1, -1, -1, 37, 61, 48, 4, 4, 3, 0, 16, 0, 0, 0},  // CGAffineTransformComponents
    {112, -1, -1, -1, -1, 41, 65, 49, 1, 1, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {245, -1, -1, -1, -1, 0, 66, 50, 0, 1, 2, 17, 12, 0, 0, 0},  // scale
    {246, -1, -1, -1, -1, 0, 67, 51, 0, 1, 2, 17, 0, 0, 0, 0},  // horizontalShear
    {247, -1, -1, -1, -1, 0, 68, 52, 0, 1, 2, 17, 0, 0, 0, 0},  // rotation
    {248, -1, -1, -1, -1, 0, 69, 53, 0, 1, 2, 17, 10, 0, 0, 0},  // translation
    {174, -1, 249, -1, -1, 42, 70, 0, 2, 2, 3, 0, 9, 0, 0, 1},  // CGPoint
    {174, -1, -1, -1, -1, 44, 0, 1, 0, 0, 3, 0, 9, 0, 0, 1},  // CGPoint
    {250, 174, 251, -1, -1, 0, 0, 2, 0, 0, 5, 10, 9, 0, 0, 1},  // zero
    {208, -1, -1, -1, -1, 0, 72, 3, 0, 1, 2, 10, 0, 0, 0, 1},  // x
    {199, -1, -1, -1, -1, 0, 73, 4, 0, 1, 2, 10, 0, 0, 0, 1},  // y
    {252, -1, 253, -1, -1, 44, 74, 5, 1, 2, 1, 10, 9, 0, 6, 1},  // applying
    {254, -1, -1, -1, -1, 45, 76, 6, 1, 2, 1, 10, 0, 0, 0, 1},  // distance
    {256, -1, -1, -1, -1, 46, 78, 7, 2, 2, 0, 0, 2, 0, 0, 1},  // CGPointEqualToPoint
    {257, -1, -1, -1, -1, 48, 80, 8, 1, 2, 1, 10, 2, 0, 0, 1},  // equalTo
    {258, -1, -1, -1, -1, 49, 82, 9, 1, 1, 0, 0, 3, 0, 0, 1},  // NSStringFromCGPoint
    {259, -1, -1, -1, -1, 0, 83, 10, 0, 1, 2, 10, 3, 0, 0, 1},  // debugDescription
    {175, -1, 262, 263, -1, 50, 84, 11, 2, 2, 3, 0, 10, 0, 0, 1},  // CGVector
    {175, -1, -1, -1, -1, 52, 0, 12, 0, 0, 3, 0, 10, 0, 0, 1},  // CGVector
    {250, 175, -1, -1, -1, 0, 0, 13, 0, 0, 5, 11, 10, 0, 0, 1},  // zero
    {260, -1, -1, -1, -1, 0, 86, 14, 0, 1, 2, 11, 0, 0, 0, 1},  // dx
    {261, -1, -1, -1, -1, 0, 87, 15, 0, 1, 2, 11, 0, 0, 0, 1},  // dy
    {264, -1, -1, -1, -1, 0, 88, 16, 0, 1, 2, 11, 0, 0, 0, 1},  // length
    {252, -1, -1, -1, -1, 52, 89, 17, 1, 2, 1, 11, 10, 0, 0, 1},  // applying
    {265, -1, -1, -1, -1, 53, 91, 18, 1, 1, 0, 0, 3, 0, 0, 1},  // NSStringFromCGVector
    {176, -1, 268, 269, -1, 54, 92, 19, 2, 2, 3, 0, 12, 0, 0, 1},  // CGSize
    {176, -1, -1, -1, -1, 56, 0, 20, 0, 0, 3, 0, 12, 0, 0, 1},  // CGSize
    {250, 176, 270, -1, -1, 0, 0, 21, 0, 0, 5, 13, 12, 0, 0, 1},  // zero
    {266, -1, -1, -1, -1, 0, 94, 22, 0, 1, 2, 13, 0, 0, 0, 1},  // width
    {267, -1, -1, -1, -1, 0, 95, 23, 0, 1, 2, 13, 0, 0, 0, 1},  // height
    {252, -1, 271, -1, -1, 56, 96, 24, 1, 2, 1, 13, 12, 0, 0, 1},  // applying
    {272, -1, -1, -1, -1, 57, 98, 25, 2, 2, 0, 0, 2, 0, 0, 1},  // CGSizeEqualToSize
    {257, -1, -1, -1, -1, 59, 100, 26, 1, 2, 1, 13, 2, 0, 0, 1},  // equalTo
    {273, -1, -1, -1, -1, 60, 102, 27, 1, 1, 0, 0, 3, 0, 0, 1},  // NSStringFromCGSize
    {259, -1, -1, -1, -1, 0, 103, 28, 0, 1, 2, 13, 3, 0, 0, 1},  // debugDescription
    {208, -1, -1, -1, -1, 0, 104, 29, 0, 1, 2, 12, 0, 0, 0, 1},  // x
    {199, -1, -1, -1, -1, 0, 105, 30, 0, 1, 2, 12, 0, 0, 0, 1},  // y
    {274, -1, -1, -1, -1, 0, 106, 31, 0, 1, 2, 12, 0, 0, 0, 1},  // w
    {275, -1, -1, -1, -1, 0, 107, 32, 0, 1, 2, 12, 0, 0, 0, 1},  // z
    {276, -1, -1, -1, -1, 0, 108, 33, 0, 1, 2, 12, 2, 0, 0, 1},  // isVector
    {277, -1, -1, -1, -1, 0, 109, 34, 0, 1, 2, 12, 9, 0, 0, 1},  // point
    {177, -1, 278, 279, -1, 61, 110, 0, 4, 4, 3, 0, 13, 0, 0, 2},  // CGRect
    {177, -1, -1, -1, -1, 65, 114, 1, 2, 2, 3, 0, 13, 0, 0, 2},  // CGRect
    {177, -1, -1, -1, -1, 67, 0, 2, 0, 0, 3, 0, 13, 0, 0, 2},  // CGRect
    {250, 177, 280, -1, -1, 0, 0, 3, 0, 0, 5, 14, 13, 0, 0, 2},  // zero
    {281, 177, 282, -1, -1, 0, 0, 4, 0, 0, 5, 14, 13, 0, 0, 2},  // null
    {283, 177, 284, -1, -1, 0, 0, 5, 0, 0, 5, 14, 13, 0, 0, 2},  // infinite
    {285, -1, -1, -1, -1, 67, 116, 6, 1, 1, 0, 0, 3, 0, 0, 2},  // NSStringFromCGRect
    {286, -1, -1, -1, -1, 68, 117, 7, 2, 2, 0, 0, 13, 0, 0, 2},  // AVMakeRect
    {289, -1, -1, -1, -1, 70, 119, 8, 2, 2, 0, 0, 13, 0, 0, 2},  // AVMakeRectWithAspectRatioInsideRect
    {290, -1, -1, -1, -1, 72, 121, 9, 1, 1, 0, 0, 3, 0, 0, 2},  // NSStringFromRect
    {291, 179, 292, -1, -1, 0, 0, 10, 0, 0, 5, 19, 18, 0, 0, 2},  // minXEdge
    {293, 179, 294, -1, -1, 0, 0, 11, 0, 0, 5, 19, 18, 0, 0, 2},  // minYEdge
    {295, 179, 296, -1, -1, 0, 0, 12, 0, 0, 5, 19, 18, 0, 0, 2},  // maxXEdge
    {297, 179, 298, -1, -1, 0, 0, 13, 0, 0, 5, 19, 18, 0, 0, 2},  // maxYEdge
    {299, -1, 300, -1, -1, 0, 122, 14, 0, 1, 2, 14, 0, 0, 0, 2},  // minX
    {301, -1, 302, -1, -1, 0, 123, 15, 0, 1, 2, 14, 0, 0, 0, 2},  // midX
    {303, -1, 304, -1, -1, 0, 124, 16, 0, 1, 2, 14, 0, 0, 0, 2},  // maxX
    {305, -1, 306, -1, -1, 0, 125, 17, 0, 1, 2, 14, 0, 0, 0, 2},  // minY
    {307, -1, 308, -1, -1, 0, 126, 18, 0, 1, 2, 14, 0, 0, 0, 2},  // midY
    {309, -1, 310, -1, -1, 0, 127, 19, 0, 1, 2, 14, 0, 0, 0, 2},  // maxY
    {266, -1, 311, -1, -1, 0, 128, 20, 0, 1, 2, 14, 0, 0, 0, 2},  // width
    {267, -1, 312, -1, -1, 0, 129, 21, 0, 1, 2, 14, 0, 0, 0, 2},  // height
    {242, -1, -1, -1, -1, 0, 130, 22, 0, 1, 2, 14, 9, 0, 0, 2},  // origin
    {269, -1, -1, -1, -1, 0, 131, 23, 0, 1, 2, 14, 12, 0, 0, 2},  // size
    {313, -1, 314, -1, -1, 0, 132, 24, 0, 1, 2, 14, 13, 0, 0, 2},  // standardized
    {315, -1, 316, -1, -1, 0, 133, 25, 0, 1, 2, 14, 13, 0, 0, 2},  // integral
    {317, -1, 318, -1, -1, 0, 134, 26, 0, 1, 2, 14, 2, 0, 0, 2},  // isNull
    {319, -1, 320, -1, -1, 0, 135, 27, 0, 1, 2, 14, 2, 0, 0, 2},  // isEmpty
    {321, -1, 322, -1, -1, 0, 136, 28, 0, 1, 2, 14, 2, 0, 0, 2},  // isInfinite
    {323, -1, -1, -1, -1, 0, 137, 29, 0, 1, 2, 14, 4, 0, 0, 2},  // corners
    {324, -1, -1, -1, -1, 0, 138, 30, 0, 1, 2, 14, 9, 0, 0, 2},  // center
    {259, -1, -1, -1, -1, 0, 139, 31, 0, 1, 2, 14, 3, 0, 0, 2},  // debugDescription
    {325, -1, 330, -1, -1, 73, 140, 32, 4, 4, 3, 0, 50, 0, 0, 2},  // UIEdgeInsets
    {331, -1, -1, -1, -1, 77, 144, 33, 1, 1, 0, 0, 3, 0, 0, 2},  // NSStringFromUIEdgeInsets
    {332, -1, -1, -1, -1, 78, 145, 34, 2, 2, 0, 0, 2, 0, 0, 2},  // UIEdgeInsetsEqualToEdgeInsets
    {325, -1, -1, -1, -1, 80, 147, 35, 0, 0, 3, 0, 50, 0, 0, 2},  // UIEdgeInsets
    {250, 325, 333, -1, -1, 0, 0, 36, 0, 0, 5, 51, 50, 0, 0, 2},  // zero
    {334, -1, 335, -1, -1, 80, 147, 37, 1, 2, 1, 14, 13, 0, 0, 2},  // inset
    {336, -1, 337, -1, -1, 81, 149, 38, 2, 3, 1, 14, 13, 0, 0, 2},  // insetBy
    {338, -1, 339, -1, -1, 83, 152, 39, 2, 3, 1, 14, 13, 0, 0, 2},  // offsetBy
    {340, -1, 341, -1, -1, 85, 155, 40, 1, 2, 1, 14, 13, 0, 0, 2},  // union
    {342, -1, 343, -1, -1, 86, 157, 41, 1, 2, 1, 14, 13, 0, 0, 2},  // intersection
    {344, -1, 345, -1, -1, 87, 159, 42, 1, 2, 1, 14, 2, 0, 0, 2},  // intersects
    {346, -1, 347, -1, -1, 88, 161, 43, 1, 2, 1, 14, 2, 0, 0, 2},  // contains
    {346, -1, 348, -1, -1, 89, 163, 44, 1, 2, 1, 14, 2, 0, 0, 2},  // contains
    {257, -1, 349, -1, -1, 90, 165, 45, 1, 2, 1, 14, 2, 0, 0, 2},  // equalTo
    {252, -1, 350, -1, -1, 91, 167, 46, 1, 2, 1, 14, 13, 0, 7, 2},  // applying
    {354, -1, -1, -1, -1, 92, 169, 47, 2, 3, 1, 14, 54, 0, 0, 2},  // divided
    {351, -1, -1, -1, -1, 94, 172, 48, 2, 2, 0, 0, 54, 0, 0, 2},  // RectDivision
    {357, -1, -1, -1, -1, 0, 174, 0, 0, 1, 2, 16, 15, 0, 0, 3},  // transpose
    {234, -1, -1, -1, -1, 0, 175, 1, 0, 1, 2, 16, 0, 0, 0, 3},  // determinant
    {358, -1, -1, -1, -1, 0, 176, 2, 0, 1, 2, 16, 15, 0, 0, 3},  // inverse
    {218, -1, -1, -1, -1, 96, 177, 3, 0, 1, 1, 16, 15, 0, 0, 3},  // inverted
    {359, -1, -1, -1, -1, 0, 178, 4, 0, 1, 2, 16, 4, 0, 0, 3},  // rows
    {360, -1, -1, -1, -1, 0, 179, 5, 0, 1, 2, 16, 14, 0, 0, 3},  // affine
    {209, -1, -1, -1, -1, 96, 180, 6, 1, 1, 0, 0, 15, 0, 0, 3},  // identity
    {361, -1, -1, -1, -1, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 4},  // π
    {362, -1, -1, -1, -1, 0, 0, 1, 0, 0, 5, 0, 0, 0, 0, 4},  // pi
    {363, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 0, 0, 0, 4},  // M_PI
    {364, -1, -1, -1, -1, 0, 0, 3, 0, 0, 5, 0, 0, 0, 0, 4},  // M_PI_2
    {365, -1, -1, -1, -1, 0, 0, 4, 0, 0, 5, 0, 0, 0, 0, 4},  // M_PI_4
    {366, -1, -1, -1, -1, 0, 0, 5, 0, 0, 5, 0, 0, 0, 0, 4},  // M_1_PI
    {367, -1, -1, -1, -1, 0, 0, 6, 0, 0, 5, 0, 0, 0, 0, 4},  // M_2_PI
    {368, -1, -1, -1, -1, 0, 0, 7, 0, 0, 5, 0, 0, 0, 0, 4},  // M_SQRT2
    {369, -1, -1, -1, -1, 0, 0, 8, 0, 0, 5, 0, 0, 0, 0, 4},  // M_SQRT1_2
    {370, -1, -1, -1, -1, 0, 0, 9, 0, 0, 5, 0, 0, 0, 0, 4},  // M_E
    {362, 125, -1, -1, -1, 0, 0, 10, 0, 0, 5, 1, 0, 0, 0, 4},  // pi
    {371, 125, -1, -1, -1, 0, 0, 11, 0, 0, 5, 1, 0, 0, 0, 4},  // infinity
    {372, 125, -1, -1, -1, 0, 0, 12, 0, 0, 5, 1, 0, 0, 0, 4},  // nan
    {373, 125, 374, -1, -1, 0, 0, 13, 0, 0, 5, 1, 0, 0, 0, 4},  // ulpOfOne
    {375, 125, 376, -1, -1, 0, 0, 14, 0, 0, 5, 1, 0, 0, 0, 4},  // greatestFiniteMagnitude
    {250, 125, -1, -1, -1, 0, 0, 15, 0, 0, 5, 1, 0, 0, 0, 4},  // zero
    {377, 128, 378, -1, -1, 0, 0, 16, 0, 0, 5, 1, 0, 0, 0, 4},  // max
    {379, 128, 380, -1, -1, 0, 0, 17, 0, 0, 5, 1, 0, 0, 0, 4},  // min
    {125, -1, -1, -1, -1, 97, 181, 18, 1, 1, 3, 0, 0, 0, 0, 4},  // CGFloat
    {126, -1, -1, -1, -1, 98, 182, 19, 1, 1, 3, 0, 0, 0, 0, 4},  // Double
    {127, -1, -1, -1, -1, 99, 183, 20, 1, 1, 3, 0, 0, 0, 0, 4},  // Float
    {130, -1, -1, -1, -1, 100, 184, 21, 1, 1, 3, 0, 0, 0, 0, 4},  // TimeInterval
    {128, -1, -1, -1, -1, 101, 185, 22, 1, 1, 3, 0, 0, 0, 0, 4},  // Int
    {129, -1, -1, -1, -1, 102, 186, 23, 1, 1, 3, 0, 0, 0, 0, 4},  // NSInteger
    {125, -1, -1, -1, -1, 103, 187, 24, 1, 1, 3, 0, 0, 0, 0, 4},  // CGFloat
    {126, -1, -1, -1, -1, 104, 188, 25, 1, 1, 3, 0, 0, 0, 0, 4},  // Double
    {127, -1, -1, -1, -1, 105, 189, 26, 1, 1, 3, 0, 0, 0, 0, 4},  // Float
    {128, -1, -1, -1, -1, 106, 190, 27, 1, 1, 3, 0, 0, 0, 0, 4},  // Int
    {153, -1, -1, -1, -1, 107, 191, 28, 1, 1, 3, 0, 0, 0, 0, 4},  // Int8
    {154, -1, -1, -1, -1, 108, 192, 29, 1, 1, 3, 0, 0, 0, 0, 4},  // Int16
    {155, -1, -1, -1, -1, 109, 193, 30, 1, 1, 3, 0, 0, 0, 0, 4},  // Int32
    {156, -1, -1, -1, -1, 110, 194, 31, 1, 1, 3, 0, 0, 0, 0, 4},  // Int64
    {157, -1, -1, -1, -1, 111, 195, 32, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt8
    {158, -1, -1, -1, -1, 112, 196, 33, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt16
    {159, -1, -1, -1, -1, 113, 197, 34, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt32
    {160, -1, -1, -1, -1, 114, 198, 35, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt64
    {134, -1, -1, -1, -1, 115, 199, 36, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt
    {128, -1, -1, -1, -1, 116, 200, 37, 1, 1, 0, 0, 54, 0, 0, 4},  // Int
    {105, -1, 106, -1, -1, 117, 201, 38, 1, 1, 0, 0, 0, 0, 3, 4},  // sqrt
    {383, -1, 384, -1, -1, 118, 202, 39, 1, 1, 0, 0, 0, 0, 0, 4},  // exp
    {385, -1, 386, -1, -1, 119, 203, 40, 1, 1, 0, 0, 0, 0, 0, 4},  // log
    {387, -1, -1, -1, -1, 120, 204, 41, 1, 1, 0, 0, 0, 0, 0, 4},  // abs
    {388, -1, 389, -1, -1, 121, 205, 42, 1, 1, 0, 0, 0, 0, 0, 4},  // fabs
    {390, -1, 391, -1, -1, 122, 206, 43, 1, 1, 0, 0, 0, 0, 0, 4},  // floor
    {392, -1, 393, -1, -1, 123, 207, 44, 1, 1, 0, 0, 0, 0, 0, 4},  // ceil
    {79, -1, 394, -1, -1, 124, 208, 45, 1, 1, 0, 0, 0, 0, 0, 4},  // round
    {395, -1, 396, -1, -1, 125, 209, 46, 2, 2, 0, 0, 0, 0, 0, 4},  // pow
    {104, -1, 397, -1, -1, 127, 211, 47, 2, 2, 0, 0, 0, 0, 3, 4},  // hypot
    {398, -1, 399, -1, -1, 129, 213, 48, 2, 2, 0, 0, 0, 0, 0, 4},  // fmod
    {400, -1, -1, -1, -1, 131, 215, 49, 3, 3, 0, 0, 4, 0, 0, 4},  // stride
    {400, -1, -1, -1, -1, 134, 218, 50, 3, 3, 0, 0, 4, 0, 0, 4},  // stride
    {400, -1, -1, -1, -1, 137, 221, 51, 2, 3, 1, 1, 4, 0, 0, 4},  // stride
    {400, -1, -1, -1, -1, 139, 224, 52, 2, 3, 1, 1, 4, 0, 0, 4},  // stride
    {379, -1, 401, -1, -1, 141, 227, 53, 2, 2, 0, 0, 0, 0, 0, 4},  // min
    {379, -1, -1, -1, -1, 143, 229, 54, 3, 3, 0, 0, 0, 0, 0, 4},  // min
    {379, -1, -1, -1, -1, 146, 232, 55, 4, 4, 0, 0, 0, 0, 0, 4},  // min
    {377, -1, 402, -1, -1, 150, 236, 56, 2, 2, 0, 0, 0, 0, 0, 4},  // max
    {377, -1, -1, -1, -1, 152, 238, 57, 3, 3, 0, 0, 0, 0, 0, 4},  // max
    {377, -1, -1, -1, -1, 155, 241, 58, 4, 4, 0, 0, 0, 0, 0, 4},  // max
    {403, -1, 404, -1, -1, 159, 245, 59, 1, 1, 0, 0, 0, 0, 0, 4},  // trunc
    {405, -1, 406, -1, -1, 160, 246, 60, 1, 1, 0, 0, 0, 0, 0, 4},  // rint
    {407, -1, 408, -1, -1, 161, 247, 61, 1, 1, 0, 0, 0, 0, 0, 4},  // nearbyint
    {409, -1, 410, -1, -1, 162, 248, 62, 1, 1, 0, 0, 0, 0, 0, 4},  // lrint
    {411, -1, 412, -1, -1, 163, 249, 63, 1, 1, 0, 0, 0, 0, 0, 4},  // llrint
    {413, -1, 414, -1, -1, 164, 250, 64, 1, 1, 0, 0, 0, 0, 0, 4},  // lround
    {415, -1, 416, -1, -1, 165, 251, 65, 1, 1, 0, 0, 0, 0, 0, 4},  // llround
    {417, -1, 418, -1, -1, 166, 252, 66, 1, 1, 0, 0, 0, 0, 0, 4},  // log2
    {419, -1, 420, -1, -1, 167, 253, 67, 1, 1, 0, 0, 0, 0, 0, 4},  // log10
    {421, -1, 422, -1, -1, 168, 254, 68, 1, 1, 0, 0, 0, 0, 0, 4},  // exp2
    {423, -1, 424, -1, -1, 169, 255, 69, 1, 1, 0, 0, 0, 0, 0, 4},  // cbrt
    {425, -1, 426, -1, -1, 170, 256, 70, 1, 1, 0, 0, 0, 0, 0, 4},  // sinh
    {427, -1, 428, -1, -1, 171, 257, 71, 1, 1, 0, 0, 0, 0, 0, 4},  // cosh
    {429, -1, 430, -1, -1, 172, 258, 72, 1, 1, 0, 0, 0, 0, 0, 4},  // tanh
    {431, -1, 432, -1, -1, 173, 259, 73, 2, 2, 0, 0, 0, 0, 0, 4},  // copysign
    {433, -1, 434, -1, -1, 175, 261, 74, 2, 2, 0, 0, 0, 0, 0, 4},  // fdim
    {435, -1, -1, -1, -1, 177, 263, 75, 2, 2, 0, 0, 0, 0, 0, 4},  // fminf
    {436, -1, -1, -1, -1, 179, 265, 76, 2, 2, 0, 0, 0, 0, 0, 4},  // fmaxf
    {437, -1, -1, -1, -1, 181, 267, 77, 1, 1, 0, 0, 2, 0, 0, 4},  // isnan
    {438, -1, -1, -1, -1, 182, 268, 78, 1, 1, 0, 0, 2, 0, 0, 4},  // isinf
    {439, -1, -1, -1, -1, 183, 269, 79, 1, 1, 0, 0, 2, 0, 0, 4},  // isfinite
    {440, -1, -1, -1, -1, 184, 270, 80, 1, 1, 0, 0, 2, 0, 0, 4},  // signbit
    {441, -1, -1, -1, -1, 0, 0, 81, 0, 0, 5, 0, 0, 0, 0, 4},  // INT_MAX
    {442, -1, -1, -1, -1, 0, 0, 82, 0, 0, 5, 0, 0, 0, 0, 4},  // INT_MIN
    {443, -1, -1, -1, -1, 0, 0, 83, 0, 0, 5, 0, 0, 0, 0, 4},  // UINT_MAX
    {444, -1, -1, -1, -1, 0, 0, 84, 0, 0, 5, 0, 0, 0, 0, 4},  // LONG_MAX
    {445, -1, -1, -1, -1, 0, 0, 85, 0, 0, 5, 0, 0, 0, 0, 4},  // LONG_MIN
    {446, -1, -1, -1, -1, 0, 0, 86, 0, 0, 5, 0, 0, 0, 0, 4},  // NSUIntegerMax
    {447, -1, -1, -1, -1, 0, 0, 87, 0, 0, 5, 0, 0, 0, 0, 4},  // M_LN2
    {448, -1, -1, -1, -1, 0, 0, 88, 0, 0, 5, 0, 0, 0, 0, 4},  // M_LN10
    {449, -1, -1, -1, -1, 185, 271, 89, 0, 1, 1, 1, 0, 0, 0, 4},  // rounded
    {451, 450, -1, -1, -1, 0, 0, 90, 0, 0, 5, 25, 24, 0, 0, 4},  // up
    {452, 450, -1, -1, -1, 0, 0, 91, 0, 0, 5, 25, 24, 0, 0, 4},  // down
    {453, 450, -1, -1, -1, 0, 0, 92, 0, 0, 5, 25, 24, 0, 0, 4},  // toNearestOrEven
    {454, 450, -1, -1, -1, 0, 0, 93, 0, 0, 5, 25, 24, 0, 0, 4},  // toNearestOrAwayFromZero
    {455, 450, -1, -1, -1, 0, 0, 94, 0, 0, 5, 25, 24, 0, 0, 4},  // towardZero
    {456, 450, -1, -1, -1, 0, 0, 95, 0, 0, 5, 25, 24, 0, 0, 4},  // awayFromZero
    {449, -1, -1, -1, -1, 185, 272, 96, 1, 2, 1, 1, 0, 0, 0, 4},  // rounded
    {107, -1, -1, -1, -1, 186, 274, 97, 0, 1, 1, 1, 0, 0, 3, 4},  // squareRoot
    {457, -1, -1, -1, -1, 186, 275, 98, 1, 2, 1, 1, 0, 0, 0, 4},  // truncatingRemainder
    {353, -1, -1, -1, -1, 187, 277, 99, 1, 2, 1, 1, 0, 0, 0, 4},  // remainder
    {459, -1, -1, -1, -1, 188, 279, 100, 0, 1, 1, 1, 0, 0, 0, 4},  // signum
    {460, -1, -1, -1, -1, 0, 280, 101, 0, 1, 2, 1, 0, 0, 0, 4},  // magnitude
    {461, -1, -1, -1, -1, 188, 281, 102, 1, 2, 1, 1, 2, 0, 0, 4},  // isMultiple
    {463, -1, -1, -1, -1, 0, 283, 103, 0, 1, 2, 1, 2, 0, 0, 4},  // isFinite
    {321, -1, -1, -1, -1, 0, 284, 104, 0, 1, 2, 1, 2, 0, 0, 4},  // isInfinite
    {464, -1, -1, -1, -1, 0, 285, 105, 0, 1, 2, 1, 2, 0, 0, 4},  // isZero
    {465, -1, -1, -1, -1, 0, 286, 106, 0, 1, 2, 1, 2, 0, 0, 4},  // isNaN
    {466, -1, -1, -1, -1, 0, 287, 107, 0, 1, 2, 1, 3, 0, 0, 4},  // description
    {468, -1, -1, -1, -1, 189, 288, 108, 1, 2, 1, 1, 50, 0, 0, 4},  // quotientAndRemainder
    {173, -1, -1, -1, -1, 190, 290, 0, 1, 1, 3, 0, 1, 0, 0, 5},  // Angle
    {173, -1, -1, -1, -1, 191, 291, 1, 1, 1, 3, 0, 1, 0, 0, 5},  // Angle
    {173, -1, -1, -1, -1, 192, 292, 2, 1, 1, 3, 0, 1, 0, 0, 5},  // Angle
    {469, 173, -1, -1, -1, 193, 293, 3, 1, 1, 4, 2, 1, 0, 0, 5},  // degrees
    {470, 173, -1, -1, -1, 194, 294, 4, 1, 1, 4, 2, 1, 0, 0, 5},  // radians
    {250, 173, -1, -1, -1, 0, 0, 5, 0, 0, 5, 2, 1, 0, 0, 5},  // zero
    {469, -1, -1, -1, -1, 0, 295, 6, 0, 1, 2, 2, 0, 0, 0, 5},  // degrees
    {470, -1, -1, -1, -1, 0, 296, 7, 0, 1, 2, 2, 0, 0, 0, 5},  // radians
    {471, -1, -1, -1, -1, 0, 297, 8, 0, 1, 2, 2, 0, 0, 0, 5},  // turns
    {472, -1, 473, -1, -1, 195, 298, 9, 1, 1, 0, 0, 0, 0, 1, 5},  // sin
    {474, -1, 475, -1, -1, 196, 299, 10, 1, 1, 0, 0, 0, 0, 1, 5},  // cos
    {476, -1, 477, -1, -1, 197, 300, 11, 1, 1, 0, 0, 0, 0, 1, 5},  // tan
    {97, -1, 101, -1, -1, 198, 301, 12, 1, 1, 0, 0, 1, 0, 3, 5},  // asin
    {96, -1, 100, -1, -1, 199, 302, 13, 1, 1, 0, 0, 1, 0, 3, 5},  // acos
    {98, -1, 102, -1, -1, 200, 303, 14, 1, 1, 0, 0, 1, 0, 3, 5},  // atan
    {99, -1, 103, -1, -1, 201, 304, 15, 2, 2, 0, 0, 1, 0, 3, 5},  // atan2
    {478, -1, -1, -1, -1, 0, 306, 0, 0, 1, 2, 5, 0, 0, 0, 6},  // count
    {319, -1, -1, -1, -1, 0, 307, 1, 0, 1, 2, 5, 2, 0, 0, 6},  // isEmpty
    {479, -1, -1, -1, 1566, 0, 308, 2, 0, 1, 2, 5, 54, 0, 0, 6},  // first
    {480, -1, -1, -1, 1567, 0, 309, 3, 0, 1, 2, 5, 54, 0, 0, 6},  // last
    {481, -1, -1, -1, 1568, 203, 310, 4, 0, 1, 1, 5, 4, 0, 0, 6},  // reversed
    {482, -1, -1, -1, 1562, 203, 311, 5, 0, 1, 1, 5, 4, 0, 0, 6},  // enumerated
    {483, -1, -1, -1, -1, 203, 312, 6, 2, 2, 0, 0, 4, 0, 0, 6},  // zip
    {484, -1, -1, -1, -1, 205, 314, 7, 2, 2, 0, 0, 4, 0, 0, 6},  // sequence
    {81, -1, -1, -1, -1, 207, 316, 8, 1, 2, 1, 5, 4, 0, 0, 6},  // map
    {486, -1, -1, -1, -1, 208, 318, 9, 1, 2, 1, 5, 4, 0, 0, 6},  // compactMap
    {487, -1, -1, -1, -1, 209, 320, 10, 1, 2, 1, 5, 4, 0, 0, 6},  // filter
    {488, -1, -1, -1, -1, 210, 322, 11, 2, 3, 1, 5, 54, 0, 0, 6},  // reduce
    {489, -1, -1, -1, -1, 212, 325, 12, 1, 2, 1, 5, 54, 0, 0, 6},  // forEach
    {490, -1, -1, -1, -1, 213, 327, 13, 1, 2, 1, 5, 54, 0, 0, 6},  // enumerateObjectsUsingBlock
    {491, -1, -1, -1, -1, 214, 329, 14, 1, 2, 1, 5, 54, 0, 0, 6},  // objectAtIndex
    {492, -1, -1, -1, -1, 215, 331, 15, 1, 2, 1, 5, 0, 0, 0, 6},  // indexOfObject
    {493, -1, -1, -1, -1, 0, 0, 16, 0, 0, 5, 0, 0, 0, 0, 6},  // NSNotFound
    {494, -1, -1, -1, -1, 216, 333, 17, 0, 1, 1, 5, 54, 0, 0, 6},  // removeLastObject
    {495, -1, -1, -1, -1, 216, 334, 18, 1, 2, 1, 5, 54, 0, 0, 6},  // removeObjectAtIndex
    {496, -1, -1, -1, -1, 217, 336, 19, 2, 3, 1, 5, 54, 0, 0, 6},  // replaceObjectAtIndex
    {498, -1, -1, -1, -1, 219, 339, 20, 2, 3, 1, 5, 54, 0, 0, 6},  // insertObject
    {500, -1, -1, -1, -1, 221, 342, 21, 2, 3, 1, 5, 54, 0, 0, 6},  // exchangeObjectAtIndex
    {75, -1, -1, -1, -1, 223, 345, 22, 1, 2, 1, 5, 54, 0, 0, 6},  // removeObject
    {502, -1, -1, -1, -1, 224, 347, 23, 1, 2, 1, 5, 54, 0, 0, 6},  // makeObjectsPerformSelector
    {503, -1, -1, -1, -1, 225, 349, 24, 1, 2, 1, 5, 4, 0, 0, 6},  // sortedArrayUsingComparator
    {504, -1, -1, -1, -1, 226, 351, 25, 1, 2, 1, 1, 0, 0, 0, 6},  // compare
    {505, -1, -1, -1, -1, 0, 0, 26, 0, 0, 5, 0, 0, 0, 0, 6},  // NSOrderedAscending
    {506, -1, -1, -1, -1, 0, 0, 27, 0, 0, 5, 0, 0, 0, 0, 6},  // NSOrderedSame
    {507, -1, -1, -1, -1, 0, 0, 28, 0, 0, 5, 0, 0, 0, 0, 6},  // NSOrderedDescending
    {346, -1, -1, -1, 1565, 227, 353, 29, 1, 2, 1, 5, 2, 0, 0, 6},  // contains
    {346, -1, -1, -1, -1, 228, 355, 30, 1, 2, 1, 5, 2, 0, 0, 6},  // contains
    {479, -1, -1, -1, -1, 229, 357, 31, 1, 2, 1, 5, 54, 0, 0, 6},  // first
    {508, -1, -1, -1, -1, 230, 359, 32, 1, 2, 1, 5, 2, 0, 0, 6},  // allSatisfy
    {509, -1, -1, -1, -1, 231, 361, 33, 1, 2, 1, 5, 54, 0, 0, 6},  // firstIndex
    {509, -1, -1, -1, -1, 232, 363, 34, 1, 2, 1, 5, 54, 0, 0, 6},  // firstIndex
    {480, -1, -1, -1, -1, 233, 365, 35, 1, 2, 1, 5, 54, 0, 0, 6},  // last
    {510, -1, -1, -1, -1, 234, 367, 36, 1, 2, 1, 5, 54, 0, 0, 6},  // lastIndex
    {510, -1, -1, -1, -1, 235, 369, 37, 1, 2, 1, 5, 54, 0, 0, 6},  // lastIndex
    {88, -1, -1, -1, -1, 236, 371, 38, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {88, -1, -1, -1, -1, 237, 373, 39, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {511, -1, -1, -1, -1, 238, 375, 40, 1, 2, 1, 5, 4, 0, 0, 6},  // drop
    {512, -1, -1, -1, -1, 239, 377, 41, 1, 2, 1, 5, 2, 0, 0, 6},  // elementsEqual
    {513, -1, -1, -1, -1, 240, 379, 42, 1, 2, 1, 5, 2, 0, 0, 6},  // starts
    {69, -1, -1, -1, -1, 241, 381, 43, 1, 2, 1, 5, 54, 0, 0, 6},  // removeFirst
    {67, -1, -1, -1, -1, 242, 383, 44, 1, 2, 1, 5, 54, 0, 0, 6},  // removeLast
    {346, -1, -1, -1, -1, 243, 385, 45, 1, 2, 1, 8, 2, 0, 0, 6},  // contains
    {31, -1, -1, -1, -1, 0, 387, 46, 0, 1, 2, 5, 4, 0, 0, 6},  // lazy
    {515, -1, -1, -1, -1, 244, 388, 47, 0, 1, 1, 5, 4, 0, 0, 6},  // dropFirst
    {515, -1, -1, -1, -1, 244, 389, 48, 1, 2, 1, 5, 4, 0, 0, 6},  // dropFirst
    {516, -1, -1, -1, -1, 245, 391, 49, 0, 1, 1, 5, 4, 0, 0, 6},  // dropLast
    {516, -1, -1, -1, -1, 245, 392, 50, 1, 2, 1, 5, 4, 0, 0, 6},  // dropLast
    {88, -1, -1, -1, -1, 246, 394, 51, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {517, -1, -1, -1, -1, 247, 396, 52, 1, 2, 1, 5, 4, 0, 0, 6},  // suffix
    {88, -1, -1, -1, -1, 248, 398, 53, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {88, -1, -1, -1, -1, 249, 400, 54, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {517, -1, -1, -1, -1, 250, 402, 55, 1, 2, 1, 5, 4, 0, 0, 6},  // suffix
    {76, -1, -1, -1, -1, 251, 404, 56, 2, 3, 1, 5, 54, 0, 0, 6},  // swapAt
    {519, -1, -1, -1, -1, 253, 407, 57, 0, 1, 1, 5, 54, 0, 0, 6},  // joined
    {520, -1, -1, -1, -1, 253, 408, 58, 1, 2, 1, 5, 4, 0, 0, 6},  // split
    {520, -1, -1, -1, -1, 254, 410, 59, 1, 2, 1, 5, 4, 0, 0, 6},  // split
    {520, -1, -1, -1, -1, 255, 412, 60, 1, 2, 1, 5, 4, 0, 0, 6},  // split
    {523, -1, -1, -1, -1, 256, 414, 61, 1, 2, 1, 5, 54, 0, 0, 6},  // reserveCapacity
    {524, -1, -1, -1, -1, 0, 416, 62, 0, 1, 2, 5, 7, 0, 0, 6},  // indices
    {525, -1, -1, -1, -1, 0, 417, 63, 0, 1, 2, 5, 0, 0, 0, 6},  // startIndex
    {526, -1, -1, -1, -1, 0, 418, 64, 0, 1, 2, 5, 0, 0, 0, 6},  // endIndex
    {82, -1, -1, -1, -1, 257, 419, 65, 1, 2, 1, 5, 4, 0, 0, 6},  // flatMap
    {489, -1, -1, -1, -1, 258, 421, 66, 1, 2, 1, 8, 54, 0, 0, 6},  // forEach
    {488, -1, -1, -1, -1, 259, 423, 67, 2, 3, 1, 5, 54, 0, 0, 6},  // reduce
    {70, -1, -1, -1, -1, 261, 426, 68, 1, 2, 1, 5, 54, 0, 0, 6},  // removeAll
    {166, -1, -1, -1, -1, 262, 428, 69, 2, 2, 3, 0, 4, 0, 0, 6},  // Array
    {379, -1, -1, -1, -1, 264, 430, 70, 0, 1, 1, 5, 54, 0, 0, 6},  // min
    {377, -1, -1, -1, -1, 264, 431, 71, 0, 1, 1, 5, 54, 0, 0, 6},  // max
    {379, -1, -1, -1, -1, 264, 432, 72, 2, 2, 0, 0, 54, 0, 0, 6},  // min
    {377, -1, -1, -1, -1, 266, 434, 73, 2, 2, 0, 0, 54, 0, 0, 6},  // max
    {379, -1, -1, -1, -1, 268, 436, 74, 1, 2, 1, 5, 54, 0, 0, 6},  // min
    {377, -1, -1, -1, -1, 269, 438, 75, 1, 2, 1, 5, 54, 0, 0, 6},  // max
    {529, -1, -1, -1, -1, 270, 440, 76, 0, 1, 1, 5, 4, 0, 0, 6},  // sorted
    {529, -1, -1, -1, -1, 270, 441, 77, 1, 2, 1, 5, 4, 0, 0, 6},  // sorted
    {529, -1, -1, -1, -1, 271, 443, 78, 1, 2, 1, 5, 4, 0, 0, 6},  // sorted
    {519, -1, -1, -1, 1569, 272, 445, 79, 1, 2, 1, 5, 3, 0, 0, 6},  // joined
    {64, -1, -1, -1, 1563, 273, 447, 80, 1, 2, 1, 5, 54, 0, 0, 6},  // append
    {64, -1, -1, -1, 1564, 274, 449, 81, 1, 2, 1, 5, 54, 0, 0, 6},  // append
    {65, -1, -1, -1, -1, 275, 451, 82, 2, 3, 1, 5, 54, 0, 0, 6},  // insert
    {65, -1, -1, -1, -1, 277, 454, 83, 2, 3, 1, 5, 54, 0, 0, 6},  // insert
    {66, -1, -1, -1, -1, 279, 457, 84, 1, 2, 1, 5, 54, 0, 0, 6},  // remove
    {67, -1, -1, -1, -1, 280, 459, 85, 0, 1, 1, 5, 54, 0, 0, 6},  // removeLast
    {68, -1, -1, -1, -1, 280, 460, 86, 0, 1, 1, 5, 54, 0, 0, 6},  // popLast
    {69, -1, -1, -1, -1, 280, 461, 87, 0, 1, 1, 5, 54, 0, 0, 6},  // removeFirst
    {70, -1, -1, -1, 559, 280, 462, 88, 0, 1, 1, 5, 54, 0, 0, 6},  // removeAll
    {478, -1, -1, -1, 264, 0, 463, 89, 0, 1, 2, 4, 0, 0, 0, 6},  // count
    {319, -1, -1, -1, -1, 0, 464, 90, 0, 1, 2, 4, 2, 0, 0, 6},  // isEmpty
    {532, -1, -1, -1, -1, 280, 465, 91, 0, 1, 1, 4, 3, 0, 0, 6},  // uppercased
    {533, -1, -1, -1, -1, 280, 466, 92, 0, 1, 1, 4, 3, 0, 0, 6},  // lowercased
    {346, -1, -1, -1, -1, 280, 467, 93, 1, 2, 1, 4, 2, 0, 0, 6},  // contains
    {534, -1, -1, -1, -1, 281, 469, 94, 1, 2, 1, 4, 2, 0, 0, 6},  // hasPrefix
    {535, -1, -1, -1, -1, 282, 471, 95, 1, 2, 1, 4, 2, 0, 0, 6},  // hasSuffix
    {163, -1, -1, -1, -1, 283, 473, 96, 2, 2, 3, 0, 3, 0, 0, 6},  // String
    {536, -1, -1, -1, -1, 0, 475, 97, 0, 1, 2, 4, 2, 0, 0, 6},  // isLetter
    {537, -1, -1, -1, -1, 0, 476, 98, 0, 1, 2, 4, 2, 0, 0, 6},  // isNumber
    {538, -1, -1, -1, -1, 0, 477, 99, 0, 1, 2, 4, 2, 0, 0, 6},  // isWhitespace
    {539, -1, -1, -1, -1, 0, 478, 100, 0, 1, 2, 4, 2, 0, 0, 6},  // isUppercase
    {540, -1, -1, -1, -1, 0, 479, 101, 0, 1, 2, 4, 2, 0, 0, 6},  // isLowercase
    {541, -1, -1, -1, -1, 0, 480, 102, 0, 1, 2, 4, 2, 0, 0, 6},  // isPunctuation
    {542, -1, -1, -1, -1, 0, 481, 103, 0, 1, 2, 4, 54, 0, 0, 6},  // wholeNumberValue
    {543, -1, -1, -1, -1, 0, 482, 104, 0, 1, 2, 4, 3, 0, 0, 6},  // capitalized
    {520, -1, -1, -1, -1, 285, 483, 105, 1, 2, 1, 4, 4, 0, 0, 6},  // split
    {544, -1, -1, -1, -1, 286, 485, 106, 1, 2, 1, 4, 4, 0, 0, 6},  // components
    {546, -1, -1, -1, -1, 287, 487, 107, 2, 3, 1, 4, 3, 0, 0, 6},  // replacingOccurrences
    {547, -1, -1, -1, -1, 289, 490, 108, 1, 1, 0, 0, 51, 0, 0, 6},  // type
    {163, -1, -1, -1, -1, 290, 491, 109, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {163, -1, -1, -1, -1, 291, 492, 110, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {164, -1, -1, -1, -1, 292, 493, 111, 1, 1, 3, 0, 3, 0, 0, 6},  // Character
    {163, -1, -1, -1, -1, 293, 494, 112, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {553, -1, -1, -1, -1, 0, 495, 113, 0, 1, 2, 7, 4, 0, 0, 6},  // keys
    {554, -1, -1, -1, -1, 0, 496, 114, 0, 1, 2, 7, 4, 0, 0, 6},  // allKeys
    {555, -1, -1, -1, -1, 0, 497, 115, 0, 1, 2, 7, 4, 0, 0, 6},  // values
    {556, -1, -1, -1, -1, 0, 498, 116, 0, 1, 2, 7, 4, 0, 0, 6},  // allValues
    {478, -1, -1, -1, -1, 0, 499, 117, 0, 1, 2, 7, 0, 0, 0, 6},  // count
    {319, -1, -1, -1, -1, 0, 500, 118, 0, 1, 2, 7, 2, 0, 0, 6},  // isEmpty
    {71, -1, -1, -1, -1, 294, 501, 119, 1, 2, 1, 7, 54, 0, 0, 6},  // removeValue
    {558, -1, -1, -1, -1, 295, 503, 120, 1, 2, 1, 7, 54, 0, 0, 6},  // removeObjectForKey
    {72, -1, -1, -1, -1, 296, 505, 121, 2, 3, 1, 7, 54, 0, 0, 6},  // updateValue
    {74, -1, -1, -1, -1, 298, 508, 122, 2, 3, 1, 7, 54, 0, 0, 6},  // setObject
    {70, -1, -1, -1, -1, 300, 511, 123, 0, 1, 1, 7, 54, 0, 0, 6},  // removeAll
    {559, -1, -1, -1, -1, 300, 512, 124, 0, 1, 1, 7, 54, 0, 0, 6},  // removeAllObjects
    {73, -1, -1, -1, -1, 300, 513, 125, 2, 3, 1, 7, 54, 0, 0, 6},  // merge
    {561, -1, -1, -1, -1, 302, 516, 126, 1, 2, 1, 7, 6, 0, 0, 6},  // mapValues
    {487, -1, -1, -1, -1, 303, 518, 127, 1, 2, 1, 7, 6, 0, 0, 6},  // filter
    {562, -1, -1, -1, -1, 304, 520, 128, 2, 3, 1, 7, 6, 0, 0, 6},  // merging
    {563, -1, -1, -1, -1, 306, 523, 129, 1, 2, 1, 7, 54, 0, 0, 6},  // objectForKey
    {564, -1, -1, -1, -1, 307, 525, 130, 1, 2, 1, 7, 54, 0, 0, 6},  // valueForKey
    {550, -1, -1, -1, -1, 308, 527, 131, 1, 1, 3, 0, 6, 0, 0, 6},  // Dictionary
    {550, -1, -1, -1, -1, 309, 528, 132, 2, 2, 3, 0, 6, 0, 0, 6},  // Dictionary
    {552, -1, -1, -1, -1, 311, 530, 133, 0, 0, 3, 0, 6, 0, 0, 6},  // NSMutableDictionary
    {551, -1, -1, -1, -1, 311, 530, 134, 0, 0, 3, 0, 6, 0, 0, 6},  // NSDictionary
    {550, -1, -1, -1, -1, 311, 530, 135, 0, 0, 3, 0, 6, 0, 0, 6},  // Dictionary
    {81, -1, -1, -1, -1, 207, 530, 136, 1, 2, 1, 7, 4, 0, 0, 6},  // map
    {486, -1, -1, -1, -1, 208, 532, 137, 1, 2, 1, 7, 4, 0, 0, 6},  // compactMap
    {82, -1, -1, -1, -1, 257, 534, 138, 1, 2, 1, 7, 4, 0, 0, 6},  // flatMap
    {489, -1, -1, -1, -1, 212, 536, 139, 1, 2, 1, 7, 54, 0, 0, 6},  // forEach
    {488, -1, -1, -1, -1, 210, 538, 140, 2, 3, 1, 7, 54, 0, 0, 6},  // reduce
    {346, -1, -1, -1, -1, 228, 541, 141, 1, 2, 1, 7, 2, 0, 0, 6},  // contains
    {479, -1, -1, -1, -1, 229, 543, 142, 1, 2, 1, 7, 54, 0, 0, 6},  // first
    {508, -1, -1, -1, -1, 230, 545, 143, 1, 2, 1, 7, 2, 0, 0, 6},  // allSatisfy
    {529, -1, -1, -1, -1, 270, 547, 144, 1, 2, 1, 7, 4, 0, 0, 6},  // sorted
    {529, -1, -1, -1, -1, 271, 549, 145, 1, 2, 1, 7, 4, 0, 0, 6},  // sorted
    {377, -1, -1, -1, -1, 269, 551, 146, 1, 2, 1, 7, 54, 0, 0, 6},  // max
    {379, -1, -1, -1, -1, 268, 553, 147, 1, 2, 1, 7, 54, 0, 0, 6},  // min
    {482, -1, -1, -1, -1, 203, 555, 148, 0, 1, 1, 7, 4, 0, 0, 6},  // enumerated
    {479, -1, -1, -1, -1, 0, 556, 149, 0, 1, 2, 7, 54, 0, 0, 6},  // first
    {567, -1, -1, -1, -1, 0, 557, 150, 0, 1, 2, 8, 0, 0, 0, 6},  // lowerBound
    {568, -1, -1, -1, -1, 0, 558, 151, 0, 1, 2, 8, 0, 0, 0, 6},  // upperBound
    {478, -1, -1, -1, -1, 0, 559, 152, 0, 1, 2, 8, 0, 0, 0, 6},  // count
    {319, -1, -1, -1, -1, 0, 560, 153, 0, 1, 2, 8, 2, 0, 0, 6},  // isEmpty
    {346, -1, -1, -1, -1, 324, 561, 154, 1, 2, 1, 8, 2, 0, 0, 6},  // contains
    {81, -1, -1, -1, -1, 325, 563, 155, 1, 2, 1, 8, 4, 0, 0, 6},  // map
    {481, -1, -1, -1, -1, 326, 565, 156, 0, 1, 1, 8, 4, 0, 0, 6},  // reversed
    {166, -1, -1, -1, -1, 326, 566, 157, 1, 1, 3, 0, 4, 0, 0, 6},  // Array
    {569, -1, -1, -1, -1, 327, 567, 158, 0, 0, 3, 0, 5, 0, 0, 6},  // Set
    {569, -1, -1, -1, -1, 327, 567, 159, 1, 1, 3, 0, 5, 0, 0, 6},  // Set
    {478, -1, -1, -1, -1, 0, 568, 160, 0, 1, 2, 6, 0, 0, 0, 6},  // count
    {319, -1, -1, -1, -1, 0, 569, 161, 0, 1, 2, 6, 2, 0, 0, 6},  // isEmpty
    {479, -1, -1, -1, -1, 0, 570, 162, 0, 1, 2, 6, 54, 0, 0, 6},  // first
    {340, -1, -1, -1, -1, 328, 571, 163, 1, 2, 1, 6, 5, 0, 0, 6},  // union
    {570, -1, -1, -1, -1, 329, 573, 164, 1, 2, 1, 6, 54, 0, 0, 6},  // formUnion
    {342, -1, -1, -1, -1, 330, 575, 165, 1, 2, 1, 6, 5, 0, 0, 6},  // intersection
    {571, -1, -1, -1, -1, 331, 577, 166, 1, 2, 1, 6, 54, 0, 0, 6},  // formIntersection
    {572, -1, -1, -1, -1, 332, 579, 167, 1, 2, 1, 6, 5, 0, 0, 6},  // subtracting
    {573, -1, -1, -1, -1, 333, 581, 168, 1, 2, 1, 6, 54, 0, 0, 6},  // subtract
    {574, -1, -1, -1, -1, 334, 583, 169, 1, 2, 1, 6, 5, 0, 0, 6},  // symmetricDifference
    {575, -1, -1, -1, -1, 335, 585, 170, 1, 2, 1, 6, 54, 0, 0, 6},  // formSymmetricDifference
    {576, -1, -1, -1, -1, 336, 587, 171, 1, 2, 1, 6, 2, 0, 0, 6},  // isSubset
    {577, -1, -1, -1, -1, 337, 589, 172, 1, 2, 1, 6, 2, 0, 0, 6},  // isSuperset
    {578, -1, -1, -1, -1, 338, 591, 173, 1, 2, 1, 6, 2, 0, 0, 6},  // isStrictSubset
    {579, -1, -1, -1, -1, 339, 593, 174, 1, 2, 1, 6, 2, 0, 0, 6},  // isStrictSuperset
    {580, -1, -1, -1, -1, 340, 595, 175, 1, 2, 1, 6, 2, 0, 0, 6},  // isDisjoint
    {346, -1, -1, -1, -1, 341, 597, 176, 1, 2, 1, 6, 2, 0, 0, 6},  // contains
    {65, -1, -1, -1, -1, 342, 599, 177, 1, 2, 1, 6, 54, 0, 0, 6},  // insert
    {581, -1, -1, -1, -1, 343, 601, 178, 1, 2, 1, 6, 54, 0, 0, 6},  // update
    {66, -1, -1, -1, -1, 344, 603, 179, 1, 2, 1, 6, 54, 0, 0, 6},  // remove
    {70, -1, -1, -1, -1, 345, 605, 180, 0, 1, 1, 6, 54, 0, 0, 6},  // removeAll
    {582, -1, -1, -1, -1, 345, 606, 181, 0, 1, 1, 6, 54, 0, 0, 6},  // popFirst
    {69, -1, -1, -1, -1, 345, 607, 182, 0, 1, 1, 6, 54, 0, 0, 6},  // removeFirst
    {180, -1, -1, -1, -1, 345, 608, 0, 4, 4, 3, 0, 17, 0, 0, 7},  // UIColor
    {587, -1, -1, -1, 1552, 349, 612, 1, 1, 2, 1, 18, 17, 0, 0, 7},  // withAlphaComponent
    {588, -1, -1, -1, -1, 350, 614, 2, 0, 1, 1, 18, 54, 0, 0, 7},  // set
    {589, -1, -1, -1, -1, 350, 615, 3, 0, 1, 1, 18, 54, 0, 0, 7},  // setFill
    {590, -1, -1, -1, -1, 350, 616, 4, 0, 1, 1, 18, 54, 0, 0, 7},  // setStroke
    {180, -1, -1, -1, -1, 350, 617, 5, 2, 2, 3, 0, 17, 0, 0, 7},  // UIColor
    {592, 180, -1, -1, -1, 0, 0, 6, 0, 0, 5, 18, 17, 0, 0, 7},  // black
    {593, 180, -1, -1, -1, 352, 0, 7, 0, 0, 4, 18, 17, 0, 0, 7},  // blackColor
    {591, 180, -1, -1, -1, 0, 0, 8, 0, 0, 5, 18, 17, 0, 0, 7},  // white
    {594, 180, -1, -1, -1, 352, 0, 9, 0, 0, 4, 18, 17, 0, 0, 7},  // whiteColor
    {583, 180, -1, -1, -1, 0, 0, 10, 0, 0, 5, 18, 17, 0, 0, 7},  // red
    {595, 180, -1, -1, -1, 352, 0, 11, 0, 0, 4, 18, 17, 0, 0, 7},  // redColor
    {584, 180, -1, -1, -1, 0, 0, 12, 0, 0, 5, 18, 17, 0, 0, 7},  // green
    {596, 180, -1, -1, -1, 352, 0, 13, 0, 0, 4, 18, 17, 0, 0, 7},  // greenColor
    {585, 180, -1, -1, -1, 0, 0, 14, 0, 0, 5, 18, 17, 0, 0, 7},  // blue
    {597, 180, -1, -1, -1, 352, 0, 15, 0, 0, 4, 18, 17, 0, 0, 7},  // blueColor
    {598, 180, -1, -1, -1, 0, 0, 16, 0, 0, 5, 18, 17, 0, 0, 7},  // cyan
    {599, 180, -1, -1, -1, 352, 0, 17, 0, 0, 4, 18, 17, 0, 0, 7},  // cyanColor
    {600, 180, -1, -1, -1, 0, 0, 18, 0, 0, 5, 18, 17, 0, 0, 7},  // yellow
    {601, 180, -1, -1, -1, 352, 0, 19, 0, 0, 4, 18, 17, 0, 0, 7},  // yellowColor
    {602, 180, -1, -1, -1, 0, 0, 20, 0, 0, 5, 18, 17, 0, 0, 7},  // magenta
    {603, 180, -1, -1, -1, 352, 0, 21, 0, 0, 4, 18, 17, 0, 0, 7},  // magentaColor
    {604, 180, -1, -1, -1, 0, 0, 22, 0, 0, 5, 18, 17, 0, 0, 7},  // orange
    {605, 180, -1, -1, -1, 352, 0, 23, 0, 0, 4, 18, 17, 0, 0, 7},  // orangeColor
    {606, 180, -1, -1, -1, 0, 0, 24, 0, 0, 5, 18, 17, 0, 0, 7},  // purple
    {607, 180, -1, -1, -1, 352, 0, 25, 0, 0, 4, 18, 17, 0, 0, 7},  // purpleColor
    {608, 180, -1, -1, -1, 0, 0, 26, 0, 0, 5, 18, 17, 0, 0, 7},  // brown
    {609, 180, -1, -1, -1, 352, 0, 27, 0, 0, 4, 18, 17, 0, 0, 7},  // brownColor
    {610, 180, -1, -1, -1, 0, 0, 28, 0, 0, 5, 18, 17, 0, 0, 7},  // gray
    {611, 180, -1, -1, -1, 352, 0, 29, 0, 0, 4, 18, 17, 0, 0, 7},  // grayColor
    {612, 180, -1, -1, -1, 0, 0, 30, 0, 0, 5, 18, 17, 0, 0, 7},  // lightGray
    {613, 180, -1, -1, -1, 352, 0, 31, 0, 0, 4, 18, 17, 0, 0, 7},  // lightGrayColor
    {614, 180, -1, -1, -1, 0, 0, 32, 0, 0, 5, 18, 17, 0, 0, 7},  // darkGray
    {615, 180, -1, -1, -1, 352, 0, 33, 0, 0, 4, 18, 17, 0, 0, 7},  // darkGrayColor
    {616, 180, -1, -1, -1, 0, 0, 34, 0, 0, 5, 18, 17, 0, 0, 7},  // clear
    {617, 180, -1, -1, -1, 352, 0, 35, 0, 0, 4, 18, 17, 0, 0, 7},  // clearColor
    {618, 180, -1, -1, -1, 0, 0, 36, 0, 0, 5, 18, 17, 0, 0, 7},  // systemRed
    {619, 180, -1, -1, -1, 0, 0, 37, 0, 0, 5, 18, 17, 0, 0, 7},  // systemOrange
    {620, 180, -1, -1, -1, 0, 0, 38, 0, 0, 5, 18, 17, 0, 0, 7},  // systemYellow
    {621, 180, -1, -1, -1, 0, 0, 39, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGreen
    {622, 180, -1, -1, -1, 0, 0, 40, 0, 0, 5, 18, 17, 0, 0, 7},  // systemMint
    {623, 180, -1, -1, -1, 0, 0, 41, 0, 0, 5, 18, 17, 0, 0, 7},  // systemTeal
    {624, 180, -1, -1, -1, 0, 0, 42, 0, 0, 5, 18, 17, 0, 0, 7},  // systemCyan
    {625, 180, -1, -1, -1, 0, 0, 43, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBlue
    {626, 180, -1, -1, -1, 0, 0, 44, 0, 0, 5, 18, 17, 0, 0, 7},  // systemIndigo
    {627, 180, -1, -1, -1, 0, 0, 45, 0, 0, 5, 18, 17, 0, 0, 7},  // systemPurple
    {628, 180, -1, -1, -1, 0, 0, 46, 0, 0, 5, 18, 17, 0, 0, 7},  // systemPink
    {629, 180, -1, -1, -1, 0, 0, 47, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBrown
    {630, 180, -1, -1, -1, 0, 0, 48, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray
    {631, 180, -1, -1, -1, 0, 0, 49, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray2
    {632, 180, -1, -1, -1, 0, 0, 50, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray3
    {633, 180, -1, -1, -1, 0, 0, 51, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray4
    {634, 180, -1, -1, -1, 0, 0, 52, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray5
    {635, 180, -1, -1, -1, 0, 0, 53, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray6
    {636, 180, -1, -1, -1, 0, 0, 54, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBackground
    {637, 180, -1, -1, -1, 0, 0, 55, 0, 0, 5, 18, 17, 0, 0, 7},  // secondarySystemBackground
    {638, 180, -1, -1, -1, 0, 0, 56, 0, 0, 5, 18, 17, 0, 0, 7},  // label
    {181, -1, -1, -1, -1, 352, 619, 0, 1, 1, 3, 0, 29, 0, 0, 8},  // UIView
    {181, -1, -1, -1, -1, 0, 0, 1, 0, 0, 3, 0, 29, 0, 0, 8},  // UIView
    {182, -1, -1, -1, -1, 353, 620, 2, 1, 1, 3, 0, 29, 0, 0, 8},  // UIWindow
    {182, -1, -1, -1, -1, 0, 0, 3, 0, 0, 3, 0, 29, 0, 0, 8},  // UIWindow
    {183, -1, -1, -1, -1, 354, 621, 4, 1, 1, 3, 0, 29, 0, 0, 8},  // UIImageView
    {183, -1, -1, -1, -1, 0, 0, 5, 0, 0, 3, 0, 29, 0, 0, 8},  // UIImageView
    {184, -1, -1, -1, -1, 355, 622, 6, 1, 1, 3, 0, 29, 0, 0, 8},  // UILabel
    {184, -1, -1, -1, -1, 0, 0, 7, 0, 0, 3, 0, 29, 0, 0, 8},  // UILabel
    {185, -1, -1, -1, -1, 356, 623, 8, 1, 1, 3, 0, 29, 0, 0, 8},  // UIButton
    {185, -1, -1, -1, -1, 0, 0, 9, 0, 0, 3, 0, 29, 0, 0, 8},  // UIButton
    {186, -1, -1, -1, -1, 357, 624, 10, 1, 1, 3, 0, 29, 0, 0, 8},  // UIScrollView
    {186, -1, -1, -1, -1, 0, 0, 11, 0, 0, 3, 0, 29, 0, 0, 8},  // UIScrollView
    {187, -1, -1, -1, -1, 358, 625, 12, 1, 1, 3, 0, 29, 0, 0, 8},  // UIControl
    {187, -1, -1, -1, -1, 0, 0, 13, 0, 0, 3, 0, 29, 0, 0, 8},  // UIControl
    {188, -1, -1, -1, -1, 359, 626, 14, 1, 1, 3, 0, 29, 0, 0, 8},  // UITextField
    {188, -1, -1, -1, -1, 0, 0, 15, 0, 0, 3, 0, 29, 0, 0, 8},  // UITextField
    {189, -1, -1, -1, -1, 360, 627, 16, 1, 1, 3, 0, 29, 0, 0, 8},  // UITextView
    {189, -1, -1, -1, -1, 0, 0, 17, 0, 0, 3, 0, 29, 0, 0, 8},  // UITextView
    {190, -1, -1, -1, -1, 361, 628, 18, 1, 1, 3, 0, 29, 0, 0, 8},  // UITableViewCell
    {190, -1, -1, -1, -1, 0, 0, 19, 0, 0, 3, 0, 29, 0, 0, 8},  // UITableViewCell
    {191, -1, -1, -1, -1, 362, 629, 20, 1, 1, 3, 0, 29, 0, 0, 8},  // UICollectionViewCell
    {191, -1, -1, -1, -1, 0, 0, 21, 0, 0, 3, 0, 29, 0, 0, 8},  // UICollectionViewCell
    {192, -1, -1, -1, -1, 363, 630, 22, 1, 1, 3, 0, 29, 0, 0, 8},  // UIVisualEffectView
    {192, -1, -1, -1, -1, 0, 0, 23, 0, 0, 3, 0, 29, 0, 0, 8},  // UIVisualEffectView
    {639, -1, -1, -1, -1, 0, 631, 24, 0, 1, 2, 30, 13, 0, 9, 8},  // frame
    {640, -1, -1, -1, -1, 0, 632, 25, 0, 1, 2, 30, 13, 0, 10, 8},  // bounds
    {324, -1, -1, -1, -1, 0, 633, 26, 0, 1, 2, 30, 9, 0, 11, 8},  // center
    {641, -1, -1, -1, -1, 0, 634, 27, 0, 1, 2, 30, 9, 0, 12, 8},  // anchorPoint
    {642, -1, -1, -1, 1535, 0, 635, 28, 0, 1, 2, 30, 2, 0, 0, 8},  // isHidden
    {643, -1, -1, -1, -1, 0, 636, 29, 0, 1, 2, 30, 2, 0, 0, 8},  // clipsToBounds
    {644, -1, -1, -1, -1, 0, 637, 30, 0, 1, 2, 30, 3, 0, 0, 8},  // name
    {645, -1, -1, -1, -1, 364, 638, 31, 1, 1, 0, 0, 54, 0, 0, 8},  // UIImage
    {183, -1, -1, -1, -1, 365, 639, 32, 1, 1, 3, 0, 29, 0, 0, 8},  // UIImageView
    {91, -1, -1, -1, -1, 0, 640, 33, 0, 1, 2, 30, 14, 0, 13, 8},  // transform
    {648, -1, -1, -1, -1, 366, 641, 34, 1, 2, 1, 30, 54, 0, 0, 8},  // moveAnchor
    {649, -1, -1, -1, -1, 0, 643, 35, 0, 1, 2, 30, 9, 0, 0, 8},  // contentOffset
    {586, -1, -1, -1, -1, 0, 644, 36, 0, 1, 2, 30, 0, 0, 0, 8},  // alpha
    {650, -1, -1, -1, 651, 0, 645, 37, 0, 1, 2, 30, 2, 0, 0, 8},  // isUserInteractionEnabled
    {651, -1, -1, -1, -1, 0, 646, 38, 0, 1, 2, 30, 2, 0, 0, 8},  // userInteractionEnabled
    {652, -1, -1, -1, -1, 0, 647, 39, 0, 1, 2, 30, 0, 0, 0, 8},  // tag
    {92, -1, -1, -1, -1, 0, 648, 40, 0, 1, 2, 30, 30, 0, 0, 8},  // layer
    {47, -1, -1, -1, -1, 367, 649, 41, 4, 4, 0, 0, 29, 0, 0, 8},  // view
    {653, -1, -1, -1, -1, 0, 653, 0, 0, 1, 2, 30, 17, 0, 0, 9},  // backgroundColor
    {654, -1, -1, -1, -1, 0, 654, 1, 0, 1, 2, 30, 3, 0, 0, 9},  // text
    {655, -1, -1, -1, -1, 0, 655, 2, 0, 1, 2, 30, 17, 0, 0, 9},  // textColor
    {656, -1, -1, -1, -1, 0, 656, 3, 0, 1, 2, 30, 20, 0, 0, 9},  // textAlignment
    {657, -1, -1, -1, -1, 0, 657, 4, 0, 1, 2, 30, 54, 0, 0, 9},  // font
    {647, -1, -1, -1, -1, 0, 658, 5, 0, 1, 2, 30, 54, 0, 0, 9},  // image
    {658, -1, -1, -1, -1, 0, 659, 6, 0, 1, 2, 30, 54, 0, 0, 9},  // contentMode
    {659, -1, -1, -1, 1553, 0, 660, 7, 0, 1, 2, 30, 2, 0, 0, 9},  // isOpaque
    {660, -1, -1, -1, -1, 0, 661, 8, 0, 1, 2, 30, 17, 0, 0, 9},  // tintColor
    {661, -1, -1, -1, -1, 0, 662, 9, 0, 1, 2, 30, 0, 0, 0, 9},  // contentScaleFactor
    {662, -1, -1, -1, -1, 0, 663, 10, 0, 1, 2, 30, 3, 0, 0, 9},  // accessibilityLabel
    {663, -1, -1, -1, -1, 0, 664, 11, 0, 1, 2, 30, 50, 0, 0, 9},  // safeAreaInsets
    {664, -1, -1, -1, -1, 0, 665, 12, 0, 1, 2, 30, 50, 0, 0, 9},  // layoutMargins
    {665, -1, -1, -1, -1, 0, 666, 13, 0, 1, 2, 30, 29, 0, 0, 9},  // mask
    {666, -1, -1, -1, -1, 0, 667, 14, 0, 1, 2, 30, 3, 0, 0, 9},  // accessibilityIdentifier
    {667, -1, -1, -1, -1, 0, 668, 15, 0, 1, 2, 30, 3, 0, 0, 9},  // accessibilityHint
    {668, -1, -1, -1, -1, 0, 669, 16, 0, 1, 2, 30, 2, 0, 0, 9},  // isAccessibilityElement
    {669, -1, -1, -1, -1, 0, 670, 17, 0, 1, 2, 30, 54, 0, 0, 9},  // semanticContentAttribute
    {670, -1, -1, -1, -1, 0, 671, 18, 0, 1, 2, 30, 2, 0, 0, 9},  // clearsContextBeforeDrawing
    {671, -1, -1, -1, -1, 0, 672, 19, 0, 1, 2, 30, 2, 0, 0, 9},  // isFirstResponder
    {672, -1, -1, -1, -1, 0, 673, 20, 0, 1, 2, 30, 0, 0, 0, 9},  // numberOfLines
    {673, -1, -1, -1, -1, 0, 674, 21, 0, 1, 2, 30, 2, 0, 0, 9},  // adjustsFontSizeToFitWidth
    {674, -1, -1, -1, -1, 0, 675, 22, 0, 1, 2, 30, 54, 0, 0, 9},  // lineBreakMode
    {675, -1, -1, -1, -1, 0, 676, 23, 0, 1, 2, 30, 54, 0, 0, 9},  // attributedText
    {676, -1, -1, -1, -1, 0, 677, 24, 0, 1, 2, 30, 54, 0, 0, 9},  // baselineAdjustment
    {677, -1, -1, -1, -1, 0, 678, 25, 0, 1, 2, 30, 54, 0, 0, 9},  // borderStyle
    {678, -1, -1, -1, -1, 0, 679, 26, 0, 1, 2, 30, 54, 0, 0, 9},  // keyboardType
    {679, -1, -1, -1, -1, 0, 680, 27, 0, 1, 2, 30, 54, 0, 0, 9},  // returnKeyType
    {680, -1, -1, -1, -1, 0, 681, 28, 0, 1, 2, 30, 54, 0, 0, 9},  // autocorrectionType
    {681, -1, -1, -1, -1, 0, 682, 29, 0, 1, 2, 30, 54, 0, 0, 9},  // autocapitalizationType
    {682, -1, -1, -1, -1, 0, 683, 30, 0, 1, 2, 30, 54, 0, 0, 9},  // clearButtonMode
    {683, -1, -1, -1, -1, 0, 684, 31, 0, 1, 2, 30, 17, 0, 0, 9},  // shadowColor
    {684, -1, -1, -1, -1, 0, 685, 32, 0, 1, 2, 30, 3, 0, 0, 9},  // placeholder
    {685, -1, -1, -1, -1, 0, 686, 33, 0, 1, 2, 30, 0, 0, 0, 9},  // minimumScaleFactor
    {686, -1, -1, -1, 1557, 0, 687, 34, 0, 1, 2, 30, 2, 0, 0, 9},  // isEditable
    {687, -1, -1, -1, 1558, 0, 688, 35, 0, 1, 2, 30, 2, 0, 0, 9},  // isSelectable
    {688, -1, -1, -1, 1559, 0, 689, 36, 0, 1, 2, 30, 2, 0, 0, 9},  // isSecureTextEntry
    {689, -1, -1, -1, -1, 0, 690, 37, 0, 1, 2, 30, 0, 0, 0, 9},  // zoomScale
    {690, 691, 692, -1, -1, 0, 0, 38, 0, 0, 5, 4, 3, 0, 0, 9},  // system
    {693, 691, 694, -1, -1, 0, 0, 39, 0, 0, 5, 4, 3, 0, 0, 9},  // custom
    {695, 691, 696, -1, -1, 0, 0, 40, 0, 0, 5, 4, 3, 0, 0, 9},  // infoLight
    {697, 691, 698, -1, -1, 0, 0, 41, 0, 0, 5, 4, 3, 0, 0, 9},  // contactAdd
    {699, 691, 700, -1, -1, 0, 0, 42, 0, 0, 5, 4, 3, 0, 0, 9},  // close
    {185, -1, -1, -1, -1, 371, 691, 43, 1, 1, 3, 0, 29, 0, 0, 9},  // UIButton
    {701, -1, -1, -1, 1556, 0, 692, 44, 0, 1, 2, 30, 2, 0, 0, 9},  // isScrollEnabled
    {702, -1, -1, -1, 1555, 0, 693, 45, 0, 1, 2, 30, 2, 0, 0, 9},  // isPagingEnabled
    {703, -1, -1, -1, -1, 0, 694, 46, 0, 1, 2, 30, 2, 0, 0, 9},  // bounces
    {704, -1, -1, -1, -1, 0, 695, 47, 0, 1, 2, 30, 2, 0, 0, 9},  // showsHorizontalScrollIndicator
    {705, -1, -1, -1, -1, 0, 696, 48, 0, 1, 2, 30, 2, 0, 0, 9},  // showsVerticalScrollIndicator
    {706, -1, -1, -1, -1, 0, 697, 49, 0, 1, 2, 30, 0, 0, 0, 9},  // minimumZoomScale
    {707, -1, -1, -1, -1, 0, 698, 50, 0, 1, 2, 30, 0, 0, 0, 9},  // maximumZoomScale
    {708, -1, -1, -1, -1, 0, 699, 51, 0, 1, 2, 30, 50, 0, 0, 9},  // contentInset
    {709, -1, -1, -1, -1, 0, 700, 52, 0, 1, 2, 30, 54, 0, 0, 9},  // delegate
    {711, 181, -1, -1, -1, 0, 0, 53, 0, 0, 5, 30, 51, 0, 0, 9},  // AutoresizingMask
    {712, 710, 713, -1, -1, 0, 0, 54, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleLeftMargin
    {714, 710, -1, -1, -1, 0, 0, 55, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleLeftMargin
    {715, 710, 716, -1, -1, 0, 0, 56, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleWidth
    {717, 710, -1, -1, -1, 0, 0, 57, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleWidth
    {718, 710, 719, -1, -1, 0, 0, 58, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleRightMargin
    {720, 710, -1, -1, -1, 0, 0, 59, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleRightMargin
    {721, 710, 722, -1, -1, 0, 0, 60, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleTopMargin
    {723, 710, -1, -1, -1, 0, 0, 61, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleTopMargin
    {724, 710, 725, -1, -1, 0, 0, 62, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleHeight
    {726, 710, -1, -1, -1, 0, 0, 63, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleHeight
    {727, 710, 728, -1, -1, 0, 0, 64, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleBottomMargin
    {729, 710, -1, -1, -1, 0, 0, 65, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleBottomMargin
    {730, 710, 731, -1, -1, 0, 0, 66, 0, 0, 5, 26, 25, 0, 0, 9},  // None
    {732, -1, -1, -1, -1, 0, 701, 67, 0, 1, 2, 30, 25, 0, 0, 9},  // autoresizingMask
    {733, -1, -1, -1, -1, 0, 702, 68, 0, 1, 2, 30, 2, 0, 0, 9},  // translatesAutoresizingMaskIntoConstraints
    {734, -1, -1, -1, -1, 0, 703, 69, 0, 1, 2, 30, 2, 0, 0, 9},  // autoresizesSubviews
    {736, 187, -1, -1, -1, 0, 0, 70, 0, 0, 5, 30, 51, 0, 0, 9},  // State
    {737, 735, 738, -1, -1, 0, 0, 71, 0, 0, 5, 4, 3, 0, 0, 9},  // normal
    {739, 735, -1, -1, -1, 0, 0, 72, 0, 0, 5, 4, 3, 0, 0, 9},  // Normal
    {740, 735, 741, -1, -1, 0, 0, 73, 0, 0, 5, 4, 3, 0, 0, 9},  // highlighted
    {742, 735, -1, -1, -1, 0, 0, 74, 0, 0, 5, 4, 3, 0, 0, 9},  // Highlighted
    {743, 735, 744, -1, -1, 0, 0, 75, 0, 0, 5, 4, 3, 0, 0, 9},  // disabled
    {745, 735, -1, -1, -1, 0, 0, 76, 0, 0, 5, 4, 3, 0, 0, 9},  // Disabled
    {746, 735, 747, -1, -1, 0, 0, 77, 0, 0, 5, 4, 3, 0, 0, 9},  // selected
    {748, 735, -1, -1, -1, 0, 0, 78, 0, 0, 5, 4, 3, 0, 0, 9},  // Selected
    {750, 187, -1, -1, -1, 0, 0, 79, 0, 0, 5, 30, 51, 0, 0, 9},  // Event
    {751, 749, 752, -1, -1, 0, 0, 80, 0, 0, 5, 4, 3, 0, 0, 9},  // allEvents
    {753, 749, -1, -1, -1, 0, 0, 81, 0, 0, 5, 4, 3, 0, 0, 9},  // AllEvents
    {754, 749, 755, -1, -1, 0, 0, 82, 0, 0, 5, 4, 3, 0, 0, 9},  // allTouchEvents
    {756, 749, -1, -1, -1, 0, 0, 83, 0, 0, 5, 4, 3, 0, 0, 9},  // AllTouchEvents
    {757, 749, 758, -1, -1, 0, 0, 84, 0, 0, 5, 4, 3, 0, 0, 9},  // touchDown
    {759, 749, -1, -1, -1, 0, 0, 85, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchDown
    {760, 749, 761, -1, -1, 0, 0, 86, 0, 0, 5, 4, 3, 0, 0, 9},  // touchDragInside
    {762, 749, -1, -1, -1, 0, 0, 87, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchDragInside
    {763, 749, 764, -1, -1, 0, 0, 88, 0, 0, 5, 4, 3, 0, 0, 9},  // touchDragOutside
    {765, 749, -1, -1, -1, 0, 0, 89, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchDragOutside
    {766, 749, 767, -1, -1, 0, 0, 90, 0, 0, 5, 4, 3, 0, 0, 9},  // touchUpInside
    {768, 749, -1, -1, -1, 0, 0, 91, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchUpInside
    {769, 749, 770, -1, -1, 0, 0, 92, 0, 0, 5, 4, 3, 0, 0, 9},  // touchUpOutside
    {771, 749, -1, -1, -1, 0, 0, 93, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchUpOutside
    {772, 749, 773, -1, -1, 0, 0, 94, 0, 0, 5, 4, 3, 0, 0, 9},  // touchCancel
    {774, 749, -1, -1, -1, 0, 0, 95, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchCancel
    {775, 749, 776, -1, -1, 0, 0, 96, 0, 0, 5, 4, 3, 0, 0, 9},  // valueChanged
    {777, 749, -1, -1, -1, 0, 0, 97, 0, 0, 5, 4, 3, 0, 0, 9},  // ValueChanged
    {778, 749, 779, -1, -1, 0, 0, 98, 0, 0, 5, 4, 3, 0, 0, 9},  // editingChanged
    {780, 749, -1, -1, -1, 0, 0, 99, 0, 0, 5, 4, 3, 0, 0, 9},  // EditingChanged
    {781, 749, 782, -1, -1, 0, 0, 100, 0, 0, 5, 4, 3, 0, 0, 9},  // editingDidBegin
    {783, 749, -1, -1, -1, 0, 0, 101, 0, 0, 5, 4, 3, 0, 0, 9},  // EditingDidBegin
    {784, 749, 785, -1, -1, 0, 0, 102, 0, 0, 5, 4, 3, 0, 0, 9},  // editingDidEnd
    {786, 749, -1, -1, -1, 0, 0, 103, 0, 0, 5, 4, 3, 0, 0, 9},  // EditingDidEnd
    {787, 749, 788, -1, -1, 0, 0, 104, 0, 0, 5, 4, 3, 0, 0, 9},  // primaryActionTriggered
    {789, 749, -1, -1, -1, 0, 0, 105, 0, 0, 5, 4, 3, 0, 0, 9},  // PrimaryActionTriggered
    {790, -1, -1, -1, -1, 372, 704, 106, 3, 4, 1, 30, 54, 0, 0, 9},  // addTarget
    {790, -1, -1, -1, -1, 375, 708, 107, 3, 4, 1, 30, 54, 0, 0, 9},  // addTarget
    {793, -1, -1, -1, -1, 378, 712, 108, 3, 4, 1, 30, 54, 0, 0, 9},  // removeTarget
    {793, -1, -1, -1, -1, 381, 716, 109, 3, 4, 1, 30, 54, 0, 0, 9},  // removeTarget
    {794, -1, -1, -1, -1, 384, 720, 110, 1, 2, 1, 30, 54, 0, 0, 9},  // sendActions
    {795, -1, -1, -1, -1, 385, 722, 111, 1, 2, 1, 30, 54, 0, 0, 9},  // sendActionsForControlEvents
    {796, -1, -1, -1, -1, 386, 724, 112, 2, 3, 1, 30, 54, 0, 0, 9},  // setTitle
    {796, -1, -1, -1, -1, 388, 727, 113, 2, 3, 1, 30, 54, 0, 0, 9},  // setTitle
    {798, -1, -1, -1, -1, 390, 730, 114, 2, 3, 1, 30, 54, 0, 0, 9},  // setTitleColor
    {798, -1, -1, -1, -1, 392, 733, 115, 2, 3, 1, 30, 54, 0, 0, 9},  // setTitleColor
    {799, -1, -1, -1, -1, 394, 736, 116, 2, 3, 1, 30, 54, 0, 0, 9},  // setImage
    {799, -1, -1, -1, -1, 396, 739, 117, 2, 3, 1, 30, 54, 0, 0, 9},  // setImage
    {800, -1, -1, -1, -1, 398, 742, 118, 2, 3, 1, 30, 54, 0, 0, 9},  // setBackgroundImage
    {800, -1, -1, -1, -1, 400, 745, 119, 2, 3, 1, 30, 54, 0, 0, 9},  // setBackgroundImage
    {801, -1, -1, -1, -1, 402, 748, 120, 2, 3, 1, 30, 54, 0, 0, 9},  // setAttributedTitle
    {802, -1, -1, -1, -1, 404, 751, 121, 2, 3, 1, 30, 54, 0, 0, 9},  // setTitleShadowColor
    {803, -1, -1, -1, -1, 0, 754, 122, 0, 1, 2, 30, 3, 0, 0, 9},  // currentTitle
    {804, -1, -1, -1, -1, 0, 755, 123, 0, 1, 2, 30, 29, 0, 0, 9},  // titleLabel
    {805, -1, -1, -1, -1, 0, 756, 124, 0, 1, 2, 30, 50, 0, 0, 9},  // contentEdgeInsets
    {806, -1, -1, -1, -1, 0, 757, 125, 0, 1, 2, 30, 50, 0, 0, 9},  // titleEdgeInsets
    {807, -1, -1, -1, -1, 0, 758, 126, 0, 1, 2, 30, 50, 0, 0, 9},  // imageEdgeInsets
    {808, -1, -1, -1, -1, 0, 759, 127, 0, 1, 2, 30, 2, 0, 0, 9},  // isEnabled
    {809, -1, -1, -1, -1, 0, 760, 128, 0, 1, 2, 30, 2, 0, 0, 9},  // isSelected
    {810, -1, -1, -1, -1, 0, 761, 129, 0, 1, 2, 30, 2, 0, 0, 9},  // isHighlighted
    {811, -1, -1, -1, -1, 0, 762, 130, 0, 1, 2, 30, 2, 0, 0, 9},  // isTracking
    {812, -1, -1, -1, -1, 0, 763, 131, 0, 1, 2, 30, 54, 0, 0, 9},  // contentHorizontalAlignment
    {813, -1, -1, -1, -1, 0, 764, 132, 0, 1, 2, 30, 54, 0, 0, 9},  // contentVerticalAlignment
    {814, -1, -1, -1, -1, 0, 765, 133, 0, 1, 2, 30, 12, 0, 0, 9},  // contentSize
    {327, 815, 816, -1, -1, 0, 0, 134, 0, 0, 5, 21, 20, 0, 0, 9},  // left
    {324, 815, 817, -1, -1, 0, 0, 135, 0, 0, 5, 21, 20, 0, 0, 9},  // center
    {329, 815, 818, -1, -1, 0, 0, 136, 0, 0, 5, 21, 20, 0, 0, 9},  // right
    {819, 815, 820, -1, -1, 0, 0, 137, 0, 0, 5, 21, 20, 0, 0, 9},  // justified
    {821, 815, 822, -1, -1, 0, 0, 138, 0, 0, 5, 21, 20, 0, 0, 9},  // natural
    {823, -1, -1, -1, -1, 0, 766, 0, 0, 1, 2, 30, 29, 0, 0, 10},  // superview
    {824, -1, -1, -1, -1, 0, 767, 1, 0, 1, 2, 30, 4, 0, 0, 10},  // subviews
    {52, -1, -1, -1, -1, 0, 768, 2, 0, 1, 2, 30, 29, 0, 0, 10},  // window
    {825, -1, -1, -1, 1531, 406, 769, 3, 1, 2, 1, 30, 2, 0, 0, 10},  // isDescendant
    {826, -1, -1, -1, -1, 407, 771, 4, 1, 2, 1, 30, 54, 0, 0, 10},  // addSubview
    {827, -1, -1, -1, -1, 408, 773, 5, 1, 2, 1, 30, 54, 0, 0, 10},  // bringSubviewToFront
    {828, -1, -1, -1, 1533, 409, 775, 6, 1, 2, 1, 30, 54, 0, 0, 10},  // bringSubview
    {830, -1, -1, -1, -1, 410, 777, 7, 1, 2, 1, 30, 54, 0, 0, 10},  // sendSubviewToBack
    {831, -1, -1, -1, 1534, 411, 779, 8, 1, 2, 1, 30, 54, 0, 0, 10},  // sendSubview
    {833, -1, -1, -1, -1, 412, 781, 9, 0, 1, 1, 30, 54, 0, 0, 10},  // removeFromSuperview
    {834, -1, -1, -1, 1532, 412, 782, 10, 2, 3, 1, 30, 54, 0, 0, 10},  // insertSubview
    {835, -1, -1, -1, 1560, 414, 785, 11, 2, 3, 1, 30, 54, 0, 0, 10},  // exchangeSubview
    {834, -1, -1, -1, -1, 416, 788, 12, 2, 3, 1, 30, 54, 0, 0, 10},  // insertSubview
    {834, -1, -1, -1, -1, 418, 791, 13, 2, 3, 1, 30, 54, 0, 0, 10},  // insertSubview
    {839, -1, -1, -1, -1, 420, 794, 14, 2, 3, 1, 30, 9, 0, 5, 10},  // convert
    {839, -1, -1, -1, -1, 422, 797, 15, 2, 3, 1, 30, 9, 0, 5, 10},  // convert
    {840, -1, -1, -1, -1, 424, 800, 16, 2, 3, 1, 30, 9, 0, 5, 10},  // convertRect
    {840, -1, -1, -1, -1, 426, 803, 17, 2, 3, 1, 30, 9, 0, 5, 10},  // convertRect
    {843, -1, -1, -1, -1, 428, 806, 18, 2, 3, 1, 30, 9, 0, 5, 10},  // convertPoint
    {843, -1, -1, -1, -1, 430, 809, 19, 2, 3, 1, 30, 9, 0, 5, 10},  // convertPoint
    {844, -1, -1, -1, -1, 432, 812, 20, 0, 1, 1, 30, 54, 0, 0, 10},  // setNeedsLayout
    {845, -1, -1, -1, -1, 432, 813, 21, 0, 1, 1, 30, 54, 0, 0, 10},  // layoutIfNeeded
    {844, -1, -1, -1, -1, 432, 814, 22, 0, 1, 1, 31, 54, 0, 0, 10},  // setNeedsLayout
    {845, -1, -1, -1, -1, 432, 815, 23, 0, 1, 1, 31, 54, 0, 0, 10},  // layoutIfNeeded
    {846, -1, -1, -1, -1, 432, 816, 24, 0, 1, 1, 31, 54, 0, 0, 10},  // layoutSublayers
    {846, -1, -1, -1, -1, 432, 817, 25, 1, 2, 1, 30, 54, 0, 0, 10},  // layoutSublayers
    {847, -1, -1, -1, -1, 433, 819, 26, 1, 2, 1, 30, 54, 0, 0, 10},  // layoutSublayersOfLayer
    {848, -1, -1, -1, -1, 434, 821, 27, 0, 1, 1, 31, 2, 0, 0, 10},  // needsLayout
    {849, -1, -1, -1, -1, 434, 822, 28, 0, 1, 1, 30, 54, 0, 0, 10},  // setNeedsDisplay
    {850, -1, -1, -1, -1, 434, 823, 29, 0, 1, 1, 30, 54, 0, 0, 10},  // layoutSubviews
    {849, -1, -1, -1, 1561, 434, 824, 30, 1, 2, 1, 30, 54, 0, 0, 10},  // setNeedsDisplay
    {849, -1, -1, -1, 1561, 435, 826, 31, 1, 2, 1, 31, 54, 0, 0, 10},  // setNeedsDisplay
    {851, -1, -1, -1, -1, 436, 828, 32, 0, 1, 1, 30, 2, 0, 0, 10},  // becomeFirstResponder
    {852, -1, -1, -1, -1, 436, 829, 33, 0, 1, 1, 30, 2, 0, 0, 10},  // resignFirstResponder
    {853, -1, -1, -1, -1, 436, 830, 34, 1, 2, 1, 30, 12, 0, 0, 10},  // sizeThatFits
    {854, -1, -1, -1, -1, 437, 832, 35, 0, 1, 1, 30, 54, 0, 0, 10},  // sizeToFit
    {855, -1, -1, -1, -1, 0, 833, 36, 0, 1, 2, 30, 12, 0, 0, 10},  // intrinsicContentSize
    {856, -1, -1, -1, -1, 437, 834, 37, 0, 1, 1, 30, 54, 0, 0, 10},  // invalidateIntrinsicContentSize
    {849, -1, -1, -1, -1, 437, 835, 38, 0, 1, 1, 31, 54, 0, 0, 10},  // setNeedsDisplay
    {857, -1, -1, -1, -1, 437, 836, 39, 1, 2, 1, 30, 29, 0, 0, 10},  // viewWithTag
    {858, -1, -1, -1, 1542, 438, 838, 40, 2, 3, 1, 31, 54, 0, 0, 10},  // insertSublayer
    {858, -1, -1, -1, -1, 440, 841, 41, 2, 3, 1, 31, 54, 0, 0, 10},  // insertSublayer
    {858, -1, -1, -1, -1, 442, 844, 42, 2, 3, 1, 31, 54, 0, 0, 10},  // insertSublayer
    {861, 181, -1, -1, -1, 0, 0, 43, 0, 0, 5, 30, 0, 0, 0, 10},  // noIntrinsicMetric
    {862, -1, -1, -1, -1, 0, 847, 44, 0, 1, 2, 30, 54, 0, 0, 10},  // rootViewController
    {863, -1, -1, -1, -1, 0, 848, 45, 0, 1, 2, 30, 54, 0, 0, 10},  // liveView
    {864, -1, -1, -1, -1, 444, 849, 46, 0, 1, 1, 30, 54, 0, 0, 10},  // makeKeyAndVisible
    {865, -1, -1, -1, -1, 444, 850, 47, 0, 1, 1, 30, 54, 0, 0, 10},  // makeKey
    {867, 866, -1, -1, -1, 0, 0, 48, 0, 0, 5, 30, 29, 0, 0, 10},  // current
    {869, 868, -1, -1, -1, 0, 0, 49, 0, 0, 5, 30, 29, 0, 0, 10},  // currentPage
    {870, -1, -1, -1, -1, 0, 851, 50, 0, 1, 2, 30, 2, 0, 0, 10},  // needsIndefiniteExecution
    {872, 871, -1, -1, -1, 0, 0, 51, 0, 0, 5, 30, 29, 0, 0, 10},  // main
    {873, 871, -1, -1, -1, 444, 852, 52, 0, 0, 4, 30, 29, 0, 0, 10},  // mainScreen
    {874, -1, -1, -1, 1529, 444, 852, 53, 2, 3, 1, 30, 29, 0, 5, 10},  // hitTest
    {875, -1, -1, -1, -1, 446, 855, 54, 2, 3, 1, 30, 2, 0, 0, 10},  // beginTracking
    {876, -1, -1, -1, -1, 448, 858, 55, 2, 3, 1, 30, 2, 0, 0, 10},  // continueTracking
    {277, -1, -1, -1, 1530, 450, 861, 56, 2, 3, 1, 30, 2, 0, 5, 10},  // point
    {878, -1, -1, -1, -1, 452, 864, 0, 0, 0, 3, 0, 30, 0, 0, 11},  // CALayer
    {879, -1, -1, -1, -1, 452, 864, 1, 0, 0, 3, 0, 30, 0, 0, 11},  // CAShapeLayer
    {880, -1, -1, -1, -1, 452, 864, 2, 0, 0, 3, 0, 30, 0, 0, 11},  // CAGradientLayer
    {881, -1, -1, -1, -1, 452, 864, 3, 0, 0, 3, 0, 30, 0, 0, 11},  // CATextLayer
    {882, -1, -1, -1, -1, 0, 864, 4, 0, 1, 2, 31, 4, 0, 0, 11},  // colors
    {883, -1, -1, -1, -1, 0, 865, 5, 0, 1, 2, 31, 4, 0, 0, 11},  // locations
    {884, -1, -1, -1, -1, 0, 866, 6, 0, 1, 2, 31, 9, 0, 0, 11},  // startPoint
    {885, -1, -1, -1, -1, 0, 867, 7, 0, 1, 2, 31, 9, 0, 0, 11},  // endPoint
    {225, -1, -1, -1, -1, 0, 868, 8, 0, 1, 2, 31, 54, 0, 0, 11},  // string
    {657, -1, -1, -1, -1, 0, 869, 9, 0, 1, 2, 31, 54, 0, 0, 11},  // font
    {886, -1, -1, -1, -1, 0, 870, 10, 0, 1, 2, 31, 0, 0, 0, 11},  // fontSize
    {887, -1, -1, -1, -1, 0, 871, 11, 0, 1, 2, 31, 17, 0, 0, 11},  // foregroundColor
    {888, -1, -1, -1, -1, 0, 872, 12, 0, 1, 2, 31, 2, 0, 0, 11},  // isWrapped
    {889, -1, -1, -1, 890, 452, 873, 13, 1, 2, 1, 31, 54, 0, 0, 11},  // render
    {891, -1, -1, -1, 893, 454, 875, 14, 2, 3, 1, 30, 2, 0, 0, 11},  // drawHierarchy
    {639, -1, -1, -1, -1, 0, 878, 15, 0, 1, 2, 31, 13, 0, 9, 11},  // frame
    {640, -1, -1, -1, -1, 0, 879, 16, 0, 1, 2, 31, 13, 0, 10, 11},  // bounds
    {90, -1, -1, -1, -1, 0, 880, 17, 0, 1, 2, 31, 9, 0, 11, 11},  // position
    {641, -1, -1, -1, -1, 0, 881, 18, 0, 1, 2, 31, 9, 0, 12, 11},  // anchorPoint
    {642, -1, -1, -1, 1535, 0, 882, 19, 0, 1, 2, 31, 2, 0, 0, 11},  // isHidden
    {894, -1, -1, -1, -1, 0, 883, 20, 0, 1, 2, 31, 2, 0, 0, 11},  // masksToBounds
    {644, -1, -1, -1, -1, 0, 884, 21, 0, 1, 2, 31, 3, 0, 0, 11},  // name
    {895, -1, -1, -1, -1, 0, 885, 22, 0, 1, 2, 31, 14, 0, 0, 11},  // sublayerTransform
    {91, -1, -1, -1, -1, 0, 886, 23, 0, 1, 2, 31, 14, 0, 0, 11},  // transform
    {896, -1, -1, -1, -1, 0, 887, 24, 0, 1, 2, 31, 0, 0, 0, 11},  // zPosition
    {897, -1, -1, -1, -1, 0, 888, 25, 0, 1, 2, 31, 0, 0, 0, 11},  // opacity
    {653, -1, -1, -1, -1, 0, 889, 26, 0, 1, 2, 31, 17, 0, 0, 11},  // backgroundColor
    {898, -1, -1, -1, -1, 0, 890, 27, 0, 1, 2, 31, 0, 0, 0, 11},  // cornerRadius
    {899, -1, -1, -1, -1, 0, 891, 28, 0, 1, 2, 31, 0, 0, 0, 11},  // borderWidth
    {900, -1, -1, -1, -1, 0, 892, 29, 0, 1, 2, 31, 17, 0, 0, 11},  // borderColor
    {683, -1, -1, -1, -1, 0, 893, 30, 0, 1, 2, 31, 17, 0, 0, 11},  // shadowColor
    {901, -1, -1, -1, -1, 0, 894, 31, 0, 1, 2, 31, 0, 0, 0, 11},  // shadowOpacity
    {902, -1, -1, -1, -1, 0, 895, 32, 0, 1, 2, 31, 0, 0, 0, 11},  // shadowRadius
    {903, -1, -1, -1, -1, 0, 896, 33, 0, 1, 2, 31, 12, 0, 0, 11},  // shadowOffset
    {904, -1, -1, -1, -1, 0, 897, 34, 0, 1, 2, 31, 31, 0, 0, 11},  // shadowPath
    {905, -1, -1, -1, -1, 0, 898, 35, 0, 1, 2, 31, 0, 0, 0, 11},  // contentsScale
    {906, -1, -1, -1, -1, 0, 899, 36, 0, 1, 2, 31, 54, 0, 0, 11},  // contents
    {907, -1, -1, -1, -1, 0, 900, 37, 0, 1, 2, 31, 2, 0, 0, 11},  // shouldRasterize
    {908, -1, -1, -1, -1, 0, 901, 38, 0, 1, 2, 31, 0, 0, 0, 11},  // rasterizationScale
    {909, -1, -1, -1, 1554, 0, 902, 39, 0, 1, 2, 31, 2, 0, 0, 11},  // isDoubleSided
    {665, -1, -1, -1, -1, 0, 903, 40, 0, 1, 2, 31, 30, 0, 0, 11},  // mask
    {910, -1, -1, -1, -1, 0, 904, 41, 0, 1, 2, 31, 54, 0, 0, 11},  // contentsGravity
    {911, -1, -1, -1, -1, 0, 905, 42, 0, 1, 2, 31, 54, 0, 0, 11},  // actions
    {912, -1, -1, -1, -1, 0, 906, 43, 0, 1, 2, 31, 54, 0, 0, 11},  // magnificationFilter
    {913, -1, -1, -1, -1, 0, 907, 44, 0, 1, 2, 31, 54, 0, 0, 11},  // minificationFilter
    {914, -1, -1, -1, -1, 0, 908, 45, 0, 1, 2, 31, 54, 0, 0, 11},  // compositingFilter
    {915, -1, -1, -1, -1, 0, 909, 46, 0, 1, 2, 31, 54, 0, 0, 11},  // cornerCurve
    {916, -1, -1, -1, -1, 0, 910, 47, 0, 1, 2, 31, 54, 0, 0, 11},  // maskedCorners
    {709, -1, -1, -1, -1, 0, 911, 48, 0, 1, 2, 31, 54, 0, 0, 11},  // delegate
    {659, -1, -1, -1, 1553, 0, 912, 49, 0, 1, 2, 31, 2, 0, 0, 11},  // isOpaque
    {917, -1, -1, -1, -1, 0, 913, 50, 0, 1, 2, 31, 2, 0, 0, 11},  // needsDisplayOnBoundsChange
    {918, -1, -1, -1, -1, 0, 914, 51, 0, 1, 2, 31, 2, 0, 0, 11},  // allowsEdgeAntialiasing
    {919, -1, -1, -1, -1, 0, 915, 52, 0, 1, 2, 31, 54, 0, 0, 11},  // lineCap
    {920, -1, -1, -1, -1, 0, 916, 53, 0, 1, 2, 31, 54, 0, 0, 11},  // fillRule
    {921, -1, -1, -1, -1, 0, 917, 54, 0, 1, 2, 31, 0, 0, 0, 11},  // miterLimit
    {922, -1, -1, -1, -1, 0, 918, 55, 0, 1, 2, 31, 0, 0, 0, 11},  // strokeStart
    {923, -1, -1, -1, -1, 0, 919, 56, 0, 1, 2, 31, 0, 0, 0, 11},  // strokeEnd
    {924, -1, -1, -1, -1, 458, 920, 57, 0, 1, 1, 31, 14, 0, 0, 11},  // affineTransform
    {93, -1, -1, -1, -1, 458, 921, 58, 1, 2, 1, 31, 54, 0, 8, 11},  // setAffineTransform
    {925, -1, -1, -1, 1543, 459, 923, 59, 0, 1, 1, 31, 30, 0, 0, 11},  // presentation
    {926, -1, -1, -1, 1544, 459, 924, 60, 0, 1, 1, 31, 30, 0, 0, 11},  // model
    {927, -1, -1, -1, -1, 0, 925, 61, 0, 1, 2, 31, 30, 0, 0, 11},  // superlayer
    {928, -1, -1, -1, -1, 0, 926, 62, 0, 1, 2, 31, 4, 0, 0, 11},  // sublayers
    {929, -1, -1, -1, -1, 459, 927, 63, 1, 2, 1, 31, 54, 0, 0, 11},  // addSublayer
    {930, -1, -1, -1, -1, 460, 929, 64, 0, 1, 1, 31, 54, 0, 0, 11},  // removeFromSuperlayer
    {839, -1, -1, -1, 1536, 460, 930, 65, 2, 3, 1, 31, 9, 0, 5, 11},  // convert
    {839, -1, -1, -1, 1538, 462, 933, 66, 2, 3, 1, 31, 9, 0, 5, 11},  // convert
    {874, -1, -1, -1, -1, 464, 936, 67, 1, 2, 1, 31, 30, 0, 0, 11},  // hitTest
    {346, -1, -1, -1, 1495, 465, 938, 68, 1, 2, 1, 31, 2, 0, 0, 11},  // contains
    {931, -1, -1, -1, -1, 466, 940, 0, 0, 0, 0, 0, 47, 0, 0, 12},  // Rectangle
    {932, -1, -1, -1, -1, 466, 940, 1, 1, 1, 0, 0, 47, 0, 0, 12},  // Text
    {933, -1, -1, -1, -1, 467, 941, 2, 1, 1, 0, 0, 47, 0, 0, 12},  // Image
    {639, -1, -1, -1, -1, 468, 942, 3, 2, 3, 1, 48, 47, 0, 0, 12},  // frame
    {639, -1, -1, -1, -1, 470, 945, 4, 1, 2, 1, 48, 47, 0, 0, 12},  // frame
    {639, -1, -1, -1, -1, 471, 947, 5, 1, 2, 1, 48, 47, 0, 0, 12},  // frame
    {935, -1, -1, -1, -1, 472, 949, 6, 1, 2, 1, 48, 47, 0, 0, 12},  // padding
    {90, -1, -1, -1, -1, 473, 951, 7, 2, 3, 1, 48, 47, 0, 0, 12},  // position
    {90, -1, -1, -1, -1, 475, 954, 8, 1, 2, 1, 48, 47, 0, 0, 12},  // position
    {936, -1, -1, -1, -1, 476, 956, 9, 2, 3, 1, 48, 47, 0, 0, 12},  // offset
    {936, -1, -1, -1, -1, 478, 959, 10, 1, 2, 1, 48, 47, 0, 0, 12},  // offset
    {936, -1, -1, -1, -1, 479, 961, 11, 1, 2, 1, 48, 47, 0, 0, 12},  // offset
    {936, -1, -1, -1, -1, 480, 963, 12, 1, 2, 1, 48, 47, 0, 0, 12},  // offset
    {937, -1, -1, -1, -1, 481, 965, 13, 1, 2, 1, 48, 47, 0, 0, 12},  // rotationEffect
    {937, -1, -1, -1, -1, 482, 967, 14, 2, 3, 1, 48, 47, 0, 0, 12},  // rotationEffect
    {939, -1, -1, -1, -1, 484, 970, 15, 1, 2, 1, 48, 47, 0, 0, 12},  // scaleEffect
    {939, -1, -1, -1, -1, 485, 972, 16, 2, 3, 1, 48, 47, 0, 0, 12},  // scaleEffect
    {939, -1, -1, -1, -1, 487, 975, 17, 2, 3, 1, 48, 47, 0, 0, 12},  // scaleEffect
    {939, -1, -1, -1, -1, 489, 978, 18, 3, 4, 1, 48, 47, 0, 0, 12},  // scaleEffect
    {940, -1, -1, -1, -1, 492, 982, 19, 1, 2, 1, 48, 47, 0, 0, 12},  // transformEffect
    {941, -1, -1, -1, -1, 493, 984, 20, 1, 2, 1, 48, 47, 0, 0, 12},  // modifier
    {91, -1, -1, -1, -1, 0, 986, 21, 0, 1, 2, 48, 14, 0, 0, 12},  // transform
    {323, -1, -1, -1, -1, 0, 987, 22, 0, 1, 2, 48, 4, 0, 0, 12},  // corners
    {324, -1, -1, -1, -1, 0, 988, 23, 0, 1, 2, 48, 9, 0, 0, 12},  // center
    {942, -1, -1, -1, -1, 0, 989, 24, 0, 1, 2, 48, 13, 0, 0, 12},  // layoutFrame
    {269, -1, -1, -1, -1, 0, 990, 25, 0, 1, 2, 48, 12, 0, 0, 12},  // size
    {943, 944, -1, -1, -1, 0, 0, 26, 0, 0, 5, 49, 48, 0, 0, 12},  // topLeading
    {326, 944, -1, -1, -1, 0, 0, 27, 0, 0, 5, 49, 48, 0, 0, 12},  // top
    {945, 944, -1, -1, -1, 0, 0, 28, 0, 0, 5, 49, 48, 0, 0, 12},  // topTrailing
    {946, 944, -1, -1, -1, 0, 0, 29, 0, 0, 5, 49, 48, 0, 0, 12},  // leading
    {324, 944, -1, -1, -1, 0, 0, 30, 0, 0, 5, 49, 48, 0, 0, 12},  // center
    {947, 944, -1, -1, -1, 0, 0, 31, 0, 0, 5, 49, 48, 0, 0, 12},  // trailing
    {948, 944, -1, -1, -1, 0, 0, 32, 0, 0, 5, 49, 48, 0, 0, 12},  // bottomLeading
    {328, 944, -1, -1, -1, 0, 0, 33, 0, 0, 5, 49, 48, 0, 0, 12},  // bottom
    {949, 944, -1, -1, -1, 0, 0, 34, 0, 0, 5, 49, 48, 0, 0, 12},  // bottomTrailing
    {944, -1, -1, -1, -1, 494, 991, 35, 2, 2, 0, 0, 9, 0, 0, 12},  // UnitPoint
    {951, -1, -1, -1, -1, 496, 993, 36, 1, 1, 3, 0, 14, 0, 0, 12},  // ProjectionTransform
    {952, -1, -1, -1, -1, 497, 994, 0, 2, 2, 3, 0, 32, 0, 0, 13},  // UIGestureRecognizer
    {952, -1, -1, -1, -1, 499, 996, 1, 1, 1, 3, 0, 32, 0, 0, 13},  // UIGestureRecognizer
    {952, -1, -1, -1, -1, 0, 0, 2, 0, 0, 3, 0, 32, 0, 0, 13},  // UIGestureRecognizer
    {954, -1, -1, -1, -1, 500, 997, 3, 2, 2, 3, 0, 32, 0, 0, 13},  // UIPanGestureRecognizer
    {954, -1, -1, -1, -1, 502, 999, 4, 1, 1, 3, 0, 32, 0, 0, 13},  // UIPanGestureRecognizer
    {954, -1, -1, -1, -1, 0, 0, 5, 0, 0, 3, 0, 32, 0, 0, 13},  // UIPanGestureRecognizer
    {955, -1, -1, -1, -1, 503, 1000, 6, 2, 2, 3, 0, 32, 0, 0, 13},  // UIPinchGestureRecognizer
    {955, -1, -1, -1, -1, 505, 1002, 7, 1, 1, 3, 0, 32, 0, 0, 13},  // UIPinchGestureRecognizer
    {955, -1, -1, -1, -1, 0, 0, 8, 0, 0, 3, 0, 32, 0, 0, 13},  // UIPinchGestureRecognizer
    {956, -1, -1, -1, -1, 506, 1003, 9, 2, 2, 3, 0, 32, 0, 0, 13},  // UIRotationGestureRecognizer
    {956, -1, -1, -1, -1, 508, 1005, 10, 1, 1, 3, 0, 32, 0, 0, 13},  // UIRotationGestureRecognizer
    {956, -1, -1, -1, -1, 0, 0, 11, 0, 0, 3, 0, 32, 0, 0, 13},  // UIRotationGestureRecognizer
    {957, -1, -1, -1, -1, 509, 1006, 12, 2, 2, 3, 0, 32, 0, 0, 13},  // UITapGestureRecognizer
    {957, -1, -1, -1, -1, 511, 1008, 13, 1, 1, 3, 0, 32, 0, 0, 13},  // UITapGestureRecognizer
    {957, -1, -1, -1, -1, 0, 0, 14, 0, 0, 3, 0, 32, 0, 0, 13},  // UITapGestureRecognizer
    {958, -1, -1, -1, -1, 512, 1009, 15, 2, 2, 3, 0, 32, 0, 0, 13},  // UILongPressGestureRecognizer
    {958, -1, -1, -1, -1, 514, 1011, 16, 1, 1, 3, 0, 32, 0, 0, 13},  // UILongPressGestureRecognizer
    {958, -1, -1, -1, -1, 0, 0, 17, 0, 0, 3, 0, 32, 0, 0, 13},  // UILongPressGestureRecognizer
    {959, -1, -1, -1, -1, 515, 1012, 18, 2, 2, 3, 0, 32, 0, 0, 13},  // UISwipeGestureRecognizer
    {959, -1, -1, -1, -1, 517, 1014, 19, 1, 1, 3, 0, 32, 0, 0, 13},  // UISwipeGestureRecognizer
    {959, -1, -1, -1, -1, 0, 0, 20, 0, 0, 3, 0, 32, 0, 0, 13},  // UISwipeGestureRecognizer
    {736, 952, -1, -1, -1, 0, 0, 21, 0, 0, 5, 33, 51, 0, 0, 13},  // State
    {960, 952, -1, -1, -1, 0, 0, 22, 0, 0, 5, 33, 51, 0, 0, 13},  // Direction
    {962, -1, -1, -1, -1, 0, 1015, 23, 0, 1, 2, 34, 0, 0, 0, 13},  // rawValue
    {964, 965, 966, -1, -1, 0, 0, 24, 0, 0, 5, 34, 33, 0, 0, 13},  // possible
    {967, 965, -1, -1, -1, 0, 0, 25, 0, 0, 5, 34, 33, 0, 0, 13},  // Possible
    {968, 965, 969, -1, -1, 0, 0, 26, 0, 0, 5, 34, 33, 0, 0, 13},  // began
    {970, 965, -1, -1, -1, 0, 0, 27, 0, 0, 5, 34, 33, 0, 0, 13},  // Began
    {971, 965, 972, -1, -1, 0, 0, 28, 0, 0, 5, 34, 33, 0, 0, 13},  // changed
    {973, 965, -1, -1, -1, 0, 0, 29, 0, 0, 5, 34, 33, 0, 0, 13},  // Changed
    {974, 965, 975, -1, -1, 0, 0, 30, 0, 0, 5, 34, 33, 0, 0, 13},  // ended
    {976, 965, -1, -1, -1, 0, 0, 31, 0, 0, 5, 34, 33, 0, 0, 13},  // Ended
    {977, 965, 978, -1, -1, 0, 0, 32, 0, 0, 5, 34, 33, 0, 0, 13},  // cancelled
    {979, 965, -1, -1, -1, 0, 0, 33, 0, 0, 5, 34, 33, 0, 0, 13},  // Cancelled
    {980, 965, 981, -1, -1, 0, 0, 34, 0, 0, 5, 34, 33, 0, 0, 13},  // failed
    {982, 965, -1, -1, -1, 0, 0, 35, 0, 0, 5, 34, 33, 0, 0, 13},  // Failed
    {983, 965, 984, -1, -1, 0, 0, 36, 0, 0, 5, 34, 33, 0, 0, 13},  // recognized
    {329, 985, 986, -1, -1, 0, 0, 37, 0, 0, 5, 35, 34, 0, 0, 13},  // right
    {987, 985, -1, -1, -1, 0, 0, 38, 0, 0, 5, 35, 34, 0, 0, 13},  // Right
    {327, 985, 988, -1, -1, 0, 0, 39, 0, 0, 5, 35, 34, 0, 0, 13},  // left
    {989, 985, -1, -1, -1, 0, 0, 40, 0, 0, 5, 35, 34, 0, 0, 13},  // Left
    {451, 985, 990, -1, -1, 0, 0, 41, 0, 0, 5, 35, 34, 0, 0, 13},  // up
    {991, 985, -1, -1, -1, 0, 0, 42, 0, 0, 5, 35, 34, 0, 0, 13},  // Up
    {452, 985, 992, -1, -1, 0, 0, 43, 0, 0, 5, 35, 34, 0, 0, 13},  // down
    {993, 985, -1, -1, -1, 0, 0, 44, 0, 0, 5, 35, 34, 0, 0, 13},  // Down
    {994, -1, -1, -1, -1, 0, 1016, 45, 0, 1, 2, 33, 33, 0, 0, 13},  // state
    {808, -1, -1, -1, 995, 0, 1017, 46, 0, 1, 2, 33, 2, 0, 0, 13},  // isEnabled
    {995, -1, -1, -1, -1, 0, 1018, 47, 0, 1, 2, 33, 2, 0, 0, 13},  // enabled
    {47, -1, -1, -1, -1, 0, 1019, 48, 0, 1, 2, 33, 29, 0, 0, 13},  // view
    {644, -1, -1, -1, -1, 0, 1020, 49, 0, 1, 2, 33, 3, 0, 0, 13},  // name
    {996, -1, -1, -1, -1, 0, 1021, 50, 0, 1, 2, 33, 2, 0, 0, 13},  // cancelsTouchesInView
    {997, -1, -1, -1, -1, 0, 1022, 51, 0, 1, 2, 33, 2, 0, 0, 13},  // delaysTouchesBegan
    {998, -1, -1, -1, -1, 0, 1023, 52, 0, 1, 2, 33, 2, 0, 0, 13},  // delaysTouchesEnded
    {999, -1, -1, -1, -1, 0, 1024, 53, 0, 1, 2, 33, 0, 0, 0, 13},  // numberOfTouches
    {709, -1, -1, -1, -1, 0, 1025, 54, 0, 1, 2, 33, 54, 0, 0, 13},  // delegate
    {1000, -1, -1, -1, -1, 0, 1026, 55, 0, 1, 2, 33, 0, 0, 0, 13},  // minimumNumberOfTouches
    {1001, -1, -1, -1, -1, 0, 1027, 56, 0, 1, 2, 33, 0, 0, 0, 13},  // maximumNumberOfTouches
    {1002, -1, -1, -1, -1, 0, 1028, 57, 0, 1, 2, 33, 0, 0, 0, 13},  // numberOfTapsRequired
    {1003, -1, -1, -1, -1, 0, 1029, 58, 0, 1, 2, 33, 0, 0, 0, 13},  // numberOfTouchesRequired
    {1004, -1, -1, -1, -1, 0, 1030, 59, 0, 1, 2, 33, 0, 0, 0, 13},  // minimumPressDuration
    {1005, -1, -1, -1, -1, 0, 1031, 60, 0, 1, 2, 33, 0, 0, 0, 13},  // allowableMovement
    {1006, -1, -1, -1, -1, 0, 1032, 61, 0, 1, 2, 33, 34, 0, 0, 13},  // direction
    {245, -1, -1, -1, -1, 0, 1033, 62, 0, 1, 2, 33, 0, 0, 0, 13},  // scale
    {247, -1, -1, -1, -1, 0, 1034, 63, 0, 1, 2, 33, 0, 0, 0, 13},  // rotation
    {1007, -1, -1, -1, -1, 0, 1035, 64, 0, 1, 2, 33, 0, 0, 0, 13},  // velocity
    {1008, -1, -1, -1, -1, 518, 1036, 65, 1, 2, 1, 33, 9, 0, 0, 13},  // location
    {1009, -1, -1, -1, -1, 519, 1038, 66, 1, 2, 1, 33, 9, 0, 0, 13},  // locationInView
    {1008, -1, -1, -1, 1575, 520, 1040, 67, 2, 3, 1, 33, 9, 0, 0, 13},  // location
    {1011, -1, -1, -1, -1, 522, 1043, 68, 2, 3, 1, 33, 9, 0, 0, 13},  // locationOfTouch
    {248, -1, -1, -1, -1, 524, 1046, 69, 1, 2, 1, 33, 9, 0, 0, 13},  // translation
    {1013, -1, -1, -1, -1, 525, 1048, 70, 1, 2, 1, 33, 9, 0, 0, 13},  // translationInView
    {1007, -1, -1, -1, -1, 526, 1050, 71, 1, 2, 1, 33, 9, 0, 0, 13},  // velocity
    {1014, -1, -1, -1, -1, 527, 1052, 72, 1, 2, 1, 33, 9, 0, 0, 13},  // velocityInView
    {1015, -1, -1, -1, 1576, 528, 1054, 73, 2, 3, 1, 33, 54, 0, 0, 13},  // setTranslation
    {1015, -1, -1, -1, -1, 530, 1057, 74, 2, 3, 1, 33, 54, 0, 0, 13},  // setTranslation
    {790, -1, -1, -1, -1, 532, 1060, 75, 2, 3, 1, 33, 54, 0, 0, 13},  // addTarget
    {793, -1, -1, -1, -1, 534, 1063, 76, 2, 3, 1, 33, 54, 0, 0, 13},  // removeTarget
    {1016, -1, -1, -1, -1, 536, 1066, 77, 2, 3, 1, 33, 54, 0, 0, 13},  // touchesBegan
    {1017, -1, -1, -1, -1, 538, 1069, 78, 2, 3, 1, 33, 54, 0, 0, 13},  // touchesMoved
    {1018, -1, -1, -1, -1, 540, 1072, 79, 2, 3, 1, 33, 54, 0, 0, 13},  // touchesEnded
    {1019, -1, -1, -1, -1, 542, 1075, 80, 2, 3, 1, 33, 54, 0, 0, 13},  // touchesCancelled
    {1016, -1, -1, -1, -1, 544, 1078, 81, 2, 3, 1, 33, 54, 0, 0, 13},  // touchesBegan
    {1017, -1, -1, -1, -1, 546, 1081, 82, 2, 3, 1, 33, 54, 0, 0, 13},  // touchesMoved
    {1018, -1, -1, -1, -1, 548, 1084, 83, 2, 3, 1, 33, 54, 0, 0, 13},  // touchesEnded
    {1019, -1, -1, -1, -1, 550, 1087, 84, 2, 3, 1, 33, 54, 0, 0, 13},  // touchesCancelled
    {1021, -1, -1, -1, -1, 552, 1090, 85, 2, 3, 1, 33, 54, 0, 0, 13},  // ignore
    {1022, -1, -1, -1, -1, 554, 1093, 86, 2, 3, 1, 33, 54, 0, 0, 13},  // ignoreTouch
    {1024, -1, -1, -1, -1, 556, 1096, 87, 0, 1, 1, 33, 54, 0, 0, 13},  // reset
    {1025, -1, -1, -1, 1577, 556, 1097, 88, 1, 2, 1, 33, 54, 0, 0, 13},  // require
    {1027, -1, -1, -1, -1, 557, 1099, 89, 1, 2, 1, 33, 54, 0, 0, 13},  // requireGestureRecognizerToFail
    {1028, -1, -1, -1, -1, 558, 1101, 90, 1, 2, 1, 30, 54, 0, 0, 13},  // addGestureRecognizer
    {1029, -1, -1, -1, -1, 559, 1103, 91, 1, 2, 1, 30, 54, 0, 0, 13},  // removeGestureRecognizer
    {1030, -1, -1, -1, -1, 0, 1105, 92, 0, 1, 2, 30, 4, 0, 0, 13},  // gestureRecognizers
    {1031, -1, -1, -1, -1, 0, 1106, 93, 0, 1, 2, 30, 2, 0, 0, 13},  // isMultipleTouchEnabled
    {1032, -1, -1, -1, -1, 0, 1107, 94, 0, 1, 2, 30, 2, 0, 0, 13},  // multipleTouchEnabled
    {1033, -1, -1, -1, -1, 0, 1108, 95, 0, 1, 2, 30, 2, 0, 0, 13},  // isExclusiveTouch
    {1008, -1, -1, -1, -1, 560, 1109, 0, 1, 2, 1, 51, 9, 0, 0, 14},  // location
    {1009, -1, -1, -1, -1, 561, 1111, 1, 1, 2, 1, 51, 9, 0, 0, 14},  // locationInView
    {1040, -1, -1, -1, -1, 562, 1113, 2, 1, 2, 1, 51, 9, 0, 0, 14},  // previousLocation
    {1041, -1, -1, -1, -1, 563, 1115, 3, 1, 2, 1, 51, 9, 0, 0, 14},  // previousLocationInView
    {1042, 1034, -1, -1, -1, 0, 0, 4, 0, 0, 5, 51, 51, 0, 0, 14},  // Phase
    {968, 1044, 1045, -1, -1, 0, 0, 5, 0, 0, 5, 36, 35, 0, 0, 14},  // began
    {1046, 1044, 1047, -1, -1, 0, 0, 6, 0, 0, 5, 36, 35, 0, 0, 14},  // moved
    {1048, 1044, 1049, -1, -1, 0, 0, 7, 0, 0, 5, 36, 35, 0, 0, 14},  // stationary
    {974, 1044, 1050, -1, -1, 0, 0, 8, 0, 0, 5, 36, 35, 0, 0, 14},  // ended
    {977, 1044, 1051, -1, -1, 0, 0, 9, 0, 0, 5, 36, 35, 0, 0, 14},  // cancelled
    {1052, -1, -1, -1, -1, 564, 1117, 10, 0, 1, 1, 5, 54, 0, 0, 14},  // anyObject
    {1055, -1, -1, -1, -1, 564, 1118, 11, 1, 2, 1, 51, 4, 0, 0, 14},  // touches
    {1056, -1, -1, -1, -1, 565, 1120, 12, 1, 2, 1, 51, 4, 0, 0, 14},  // touchesForView
    {1057, -1, -1, -1, -1, 566, 1122, 13, 1, 2, 1, 51, 4, 0, 0, 14},  // touchesForGestureRecognizer
    {1058, -1, -1, -1, -1, 567, 1124, 14, 1, 2, 1, 51, 4, 0, 0, 14},  // coalescedTouches
    {1059, -1, -1, -1, -1, 568, 1126, 15, 1, 2, 1, 51, 4, 0, 0, 14},  // coalescedTouchesForTouch
    {1060, -1, -1, -1, -1, 569, 1128, 16, 1, 2, 1, 51, 4, 0, 0, 14},  // predictedTouches
    {1061, -1, -1, -1, -1, 570, 1130, 17, 1, 2, 1, 51, 4, 0, 0, 14},  // predictedTouchesForTouch
    {1062, -1, -1, -1, -1, 571, 1132, 18, 3, 3, 0, 0, 54, 0, 0, 14},  // drag
    {1062, -1, -1, -1, -1, 574, 1135, 19, 4, 4, 0, 0, 54, 0, 0, 14},  // drag
    {1065, -1, -1, -1, -1, 578, 1139, 20, 3, 3, 0, 0, 54, 0, 0, 14},  // fingers
    {1065, -1, -1, -1, -1, 581, 1142, 21, 4, 4, 0, 0, 54, 0, 0, 14},  // fingers
    {1066, -1, -1, -1, -1, 585, 1146, 22, 4, 4, 0, 0, 54, 0, 0, 14},  // pinch
    {1066, -1, -1, -1, -1, 589, 1150, 23, 5, 5, 0, 0, 54, 0, 0, 14},  // pinch
    {1067, -1, -1, -1, -1, 594, 1155, 24, 4, 4, 0, 0, 54, 0, 0, 14},  // twist
    {1069, -1, -1, -1, -1, 598, 1159, 25, 1, 1, 0, 0, 54, 0, 0, 14},  // tap
    {1069, -1, -1, -1, -1, 599, 1160, 26, 2, 2, 0, 0, 54, 0, 0, 14},  // tap
    {1069, -1, -1, -1, -1, 601, 1162, 27, 2, 2, 0, 0, 54, 0, 0, 14},  // tap
    {1069, -1, -1, -1, -1, 603, 1164, 28, 3, 3, 0, 0, 54, 0, 0, 14},  // tap
    {1071, -1, -1, -1, -1, 606, 1167, 29, 2, 2, 0, 0, 54, 0, 0, 14},  // press
    {1065, -1, -1, -1, -1, 608, 1169, 30, 2, 2, 0, 0, 54, 0, 0, 14},  // fingers
    {1073, -1, -1, -1, -1, 610, 1171, 31, 0, 0, 0, 0, 54, 0, 0, 14},  // lift
    {1074, -1, -1, -1, -1, 610, 1171, 32, 0, 0, 0, 0, 54, 0, 0, 14},  // cancel
    {1077, 181, -1, -1, -1, 0, 0, 0, 0, 0, 5, 30, 51, 0, 0, 15},  // AnimationOptions
    {1078, 181, -1, -1, -1, 0, 0, 1, 0, 0, 5, 30, 51, 0, 0, 15},  // KeyframeAnimationOptions
    {1080, 181, -1, -1, -1, 0, 0, 2, 0, 0, 5, 30, 51, 0, 0, 15},  // AnimationCurve
    {962, -1, -1, -1, -1, 0, 1171, 3, 0, 1, 2, 39, 0, 0, 0, 15},  // rawValue
    {1077, 181, -1, -1, -1, 610, 1172, 4, 1, 1, 4, 30, 4, 0, 0, 15},  // AnimationOptions
    {1078, 181, -1, -1, -1, 611, 1173, 5, 1, 1, 4, 30, 4, 0, 0, 15},  // KeyframeAnimationOptions
    {1075, -1, -1, -1, -1, 612, 1174, 6, 1, 1, 3, 0, 38, 0, 0, 15},  // UIViewAnimationOptions
    {1076, -1, -1, -1, -1, 613, 1175, 7, 1, 1, 3, 0, 38, 0, 0, 15},  // UIViewKeyframeAnimationOptions
    {1086, 1075, 1087, -1, -1, 0, 0, 8, 0, 0, 5, 39, 38, 0, 0, 15},  // curveEaseInOut
    {1088, 1075, 1089, -1, -1, 0, 0, 9, 0, 0, 5, 39, 38, 0, 0, 15},  // curveEaseIn
    {1090, 1075, 1091, -1, -1, 0, 0, 10, 0, 0, 5, 39, 38, 0, 0, 15},  // curveEaseOut
    {1092, 1075, 1093, -1, -1, 0, 0, 11, 0, 0, 5, 39, 38, 0, 0, 15},  // curveLinear
    {10, 1075, 1094, -1, -1, 0, 0, 12, 0, 0, 5, 39, 38, 0, 0, 15},  // repeat
    {1095, 1075, 1096, -1, -1, 0, 0, 13, 0, 0, 5, 39, 38, 0, 0, 15},  // autoreverse
    {1097, 1075, 1098, -1, -1, 0, 0, 14, 0, 0, 5, 39, 38, 0, 0, 15},  // beginFromCurrentState
    {1099, 1075, 1100, -1, -1, 0, 0, 15, 0, 0, 5, 39, 38, 0, 0, 15},  // overrideInheritedDuration
    {1101, 1075, 1102, -1, -1, 0, 0, 16, 0, 0, 5, 39, 38, 0, 0, 15},  // overrideInheritedCurve
    {1103, 1075, 1104, -1, -1, 0, 0, 17, 0, 0, 5, 39, 38, 0, 0, 15},  // overrideInheritedOptions
    {1105, 1075, 1106, -1, -1, 0, 0, 18, 0, 0, 5, 39, 38, 0, 0, 15},  // allowUserInteraction
    {850, 1075, 1107, -1, -1, 0, 0, 19, 0, 0, 5, 39, 38, 0, 0, 15},  // layoutSubviews
    {1108, 1075, 1109, -1, -1, 0, 0, 20, 0, 0, 5, 39, 38, 0, 0, 15},  // allowAnimatedContent
    {1110, 1075, 1111, -1, -1, 0, 0, 21, 0, 0, 5, 39, 38, 0, 0, 15},  // showHideTransitionViews
    {1112, 1075, 1113, -1, -1, 0, 0, 22, 0, 0, 5, 39, 38, 0, 0, 15},  // calculationModeLinear
    {1114, 1075, 1115, -1, -1, 0, 0, 23, 0, 0, 5, 39, 38, 0, 0, 15},  // calculationModeDiscrete
    {1116, 1075, -1, -1, -1, 0, 0, 24, 0, 0, 5, 39, 38, 0, 0, 15},  // CurveEaseInOut
    {1117, 1075, -1, -1, -1, 0, 0, 25, 0, 0, 5, 39, 38, 0, 0, 15},  // CurveEaseIn
    {1118, 1075, -1, -1, -1, 0, 0, 26, 0, 0, 5, 39, 38, 0, 0, 15},  // CurveEaseOut
    {1119, 1075, -1, -1, -1, 0, 0, 27, 0, 0, 5, 39, 38, 0, 0, 15},  // CurveLinear
    {1120, 1075, -1, -1, -1, 0, 0, 28, 0, 0, 5, 39, 38, 0, 0, 15},  // Repeat
    {1121, 1075, -1, -1, -1, 0, 0, 29, 0, 0, 5, 39, 38, 0, 0, 15},  // Autoreverse
    {1122, 1075, -1, -1, -1, 0, 0, 30, 0, 0, 5, 39, 38, 0, 0, 15},  // BeginFromCurrentState
    {1123, 1075, -1, -1, -1, 0, 0, 31, 0, 0, 5, 39, 38, 0, 0, 15},  // OverrideInheritedDuration
    {1124, 1075, -1, -1, -1, 0, 0, 32, 0, 0, 5, 39, 38, 0, 0, 15},  // OverrideInheritedCurve
    {1125, 1075, -1, -1, -1, 0, 0, 33, 0, 0, 5, 39, 38, 0, 0, 15},  // OverrideInheritedOptions
    {1126, 1075, -1, -1, -1, 0, 0, 34, 0, 0, 5, 39, 38, 0, 0, 15},  // AllowUserInteraction
    {1127, 1075, -1, -1, -1, 0, 0, 35, 0, 0, 5, 39, 38, 0, 0, 15},  // LayoutSubviews
    {1128, 1075, -1, -1, -1, 0, 0, 36, 0, 0, 5, 39, 38, 0, 0, 15},  // CalculationModeLinear
    {1129, 1079, 1130, -1, -1, 0, 0, 37, 0, 0, 5, 40, 39, 0, 0, 15},  // easeInOut
    {1131, 1079, 1132, -1, -1, 0, 0, 38, 0, 0, 5, 40, 39, 0, 0, 15},  // easeIn
    {1133, 1079, 1134, -1, -1, 0, 0, 39, 0, 0, 5, 40, 39, 0, 0, 15},  // easeOut
    {1135, 1079, 1136, -1, -1, 0, 0, 40, 0, 0, 5, 40, 39, 0, 0, 15},  // linear
    {1137, 1079, -1, -1, -1, 0, 0, 41, 0, 0, 5, 40, 39, 0, 0, 15},  // EaseInOut
    {1138, 1079, -1, -1, -1, 0, 0, 42, 0, 0, 5, 40, 39, 0, 0, 15},  // EaseIn
    {1139, 1079, -1, -1, -1, 0, 0, 43, 0, 0, 5, 40, 39, 0, 0, 15},  // EaseOut
    {1140, 1079, -1, -1, -1, 0, 0, 44, 0, 0, 5, 40, 39, 0, 0, 15},  // Linear
    {1135, 1081, 1141, -1, -1, 0, 0, 45, 0, 0, 5, 41, 40, 0, 0, 15},  // linear
    {1131, 1081, 1142, -1, -1, 0, 0, 46, 0, 0, 5, 41, 40, 0, 0, 15},  // easeIn
    {1133, 1081, 1143, -1, -1, 0, 0, 47, 0, 0, 5, 41, 40, 0, 0, 15},  // easeOut
    {1144, 1081, 1145, -1, -1, 0, 0, 48, 0, 0, 5, 41, 40, 0, 0, 15},  // easeInEaseOut
    {15, 1081, 1146, -1, -1, 0, 0, 49, 0, 0, 5, 41, 40, 0, 0, 15},  // default
    {1147, 1084, 1148, -1, -1, 0, 0, 50, 0, 0, 5, 42, 41, 0, 0, 15},  // removed
    {1149, 1084, 1150, -1, -1, 0, 0, 51, 0, 0, 5, 42, 41, 0, 0, 15},  // forwards
    {1151, 1084, 1152, -1, -1, 0, 0, 52, 0, 0, 5, 42, 41, 0, 0, 15},  // backwards
    {1153, 1084, 1154, -1, -1, 0, 0, 53, 0, 0, 5, 42, 41, 0, 0, 15},  // both
    {1155, 1082, 1156, -1, -1, 0, 0, 54, 0, 0, 5, 44, 43, 0, 0, 15},  // inactive
    {1157, 1082, 1158, -1, -1, 0, 0, 55, 0, 0, 5, 44, 43, 0, 0, 15},  // active
    {1159, 1082, 1160, -1, -1, 0, 0, 56, 0, 0, 5, 44, 43, 0, 0, 15},  // stopped
    {1161, 1083, 1162, -1, -1, 0, 0, 57, 0, 0, 5, 45, 44, 0, 0, 15},  // end
    {1163, 1083, 1164, -1, -1, 0, 0, 58, 0, 0, 5, 45, 44, 0, 0, 15},  // start
    {867, 1083, 1165, -1, -1, 0, 0, 59, 0, 0, 5, 45, 44, 0, 0, 15},  // current
    {1135, 1085, 1166, -1, -1, 0, 0, 60, 0, 0, 5, 43, 42, 0, 0, 15},  // linear
    {1167, 1085, 1168, -1, -1, 0, 0, 61, 0, 0, 5, 43, 42, 0, 0, 15},  // discrete
    {1169, 1085, 1170, -1, -1, 0, 0, 62, 0, 0, 5, 43, 42, 0, 0, 15},  // paced
    {1171, -1, -1, -1, -1, 614, 1176, 0, 1, 1, 0, 0, 54, 0, 0, 16},  // advance
    {1172, -1, -1, -1, -1, 615, 1177, 1, 0, 0, 0, 0, 54, 0, 0, 16},  // run
    {1173, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 0, 0, 0, 16},  // now
    {1174, -1, -1, -1, -1, 615, 1177, 3, 0, 0, 0, 0, 0, 0, 0, 16},  // CACurrentMediaTime
    {1175, -1, -1, -1, -1, 615, 1177, 4, 1, 1, 3, 0, 37, 0, 0, 16},  // CAMediaTimingFunction
    {1179, 1175, -1, -1, -1, 616, 1178, 5, 1, 1, 4, 38, 37, 0, 0, 16},  // functionWithName
    {1175, -1, -1, -1, -1, 617, 1179, 6, 4, 4, 3, 0, 37, 0, 0, 16},  // CAMediaTimingFunction
    {1176, -1, -1, -1, -1, 621, 1183, 7, 2, 2, 3, 0, 37, 0, 0, 16},  // UICubicTimingParameters
    {1176, -1, -1, -1, -1, 623, 1185, 8, 1, 1, 3, 0, 37, 0, 0, 16},  // UICubicTimingParameters
    {1177, -1, -1, -1, -1, 624, 1186, 9, 1, 1, 3, 0, 37, 0, 0, 16},  // UISpringTimingParameters
    {1177, -1, -1, -1, -1, 625, 1187, 10, 2, 2, 3, 0, 37, 0, 0, 16},  // UISpringTimingParameters
    {1177, -1, -1, -1, -1, 627, 1189, 11, 4, 4, 3, 0, 37, 0, 0, 16},  // UISpringTimingParameters
    {45, -1, -1, -1, -1, 631, 1193, 12, 1, 2, 1, 38, 0, 0, 0, 16},  // value
    {1007, -1, -1, -1, -1, 632, 1195, 13, 1, 2, 1, 38, 0, 0, 0, 16},  // velocity
    {1181, -1, -1, -1, -1, 0, 1197, 14, 0, 1, 2, 38, 9, 0, 0, 16},  // controlPoint1
    {1182, -1, -1, -1, -1, 0, 1198, 15, 0, 1, 2, 38, 9, 0, 0, 16},  // controlPoint2
    {1135, 1178, -1, -1, -1, 0, 0, 16, 0, 0, 5, 38, 37, 0, 0, 16},  // linear
    {1131, 1178, -1, -1, -1, 0, 0, 17, 0, 0, 5, 38, 37, 0, 0, 16},  // easeIn
    {1133, 1178, -1, -1, -1, 0, 0, 18, 0, 0, 5, 38, 37, 0, 0, 16},  // easeOut
    {1129, 1178, -1, -1, -1, 0, 0, 19, 0, 0, 5, 38, 37, 0, 0, 16},  // easeInOut
    {1189, 1178, -1, -1, -1, 633, 1199, 20, 2, 2, 4, 38, 37, 0, 0, 16},  // bezier
    {1192, -1, -1, -1, -1, 635, 1201, 21, 3, 3, 0, 0, 14, 0, 0, 16},  // interpolate
    {1193, 181, -1, -1, -1, 640, 1204, 0, 2, 2, 4, 30, 54, 0, 0, 17},  // animate
    {1193, 181, -1, -1, -1, 645, 1206, 1, 3, 3, 4, 30, 54, 0, 0, 17},  // animate
    {1193, 181, -1, -1, -1, 651, 1209, 2, 3, 3, 4, 30, 54, 0, 0, 17},  // animate
    {1193, 181, -1, -1, -1, 658, 1212, 3, 4, 4, 4, 30, 54, 0, 0, 17},  // animate
    {1193, 181, -1, -1, -1, 666, 1216, 4, 4, 4, 4, 30, 54, 0, 0, 17},  // animate
    {1193, 181, -1, -1, -1, 675, 1220, 5, 5, 5, 4, 30, 54, 0, 0, 17},  // animate
    {1193, 181, -1, -1, -1, 685, 1225, 6, 5, 5, 4, 30, 54, 0, 0, 17},  // animate
    {1193, 181, -1, -1, -1, 696, 1230, 7, 6, 6, 4, 30, 54, 0, 0, 17},  // animate
    {1193, 181, -1, -1, -1, 708, 1236, 8, 6, 6, 4, 30, 54, 0, 0, 17},  // animate
    {1193, 181, -1, -1, -1, 721, 1242, 9, 7, 7, 4, 30, 54, 0, 0, 17},  // animate
    {1201, 181, -1, -1, -1, 730, 1249, 10, 2, 2, 4, 30, 54, 0, 0, 17},  // animateWithDuration
    {1201, 181, -1, -1, -1, 735, 1251, 11, 3, 3, 4, 30, 54, 0, 0, 17},  // animateWithDuration
    {1201, 181, -1, -1, -1, 742, 1254, 12, 4, 4, 4, 30, 54, 0, 0, 17},  // animateWithDuration
    {1201, 181, -1, -1, -1, 751, 1258, 13, 5, 5, 4, 30, 54, 0, 0, 17},  // animateWithDuration
    {1201, 181, -1, -1, -1, 763, 1263, 14, 7, 7, 4, 30, 54, 0, 0, 17},  // animateWithDuration
    {1202, 181, -1, -1, -1, 773, 1270, 15, 3, 3, 4, 30, 54, 0, 0, 17},  // animateKeyframes
    {1202, 181, -1, -1, -1, 780, 1273, 16, 4, 4, 4, 30, 54, 0, 0, 17},  // animateKeyframes
    {1202, 181, -1, -1, -1, 788, 1277, 17, 4, 4, 4, 30, 54, 0, 0, 17},  // animateKeyframes
    {1202, 181, -1, -1, -1, 797, 1281, 18, 5, 5, 4, 30, 54, 0, 0, 17},  // animateKeyframes
    {1203, 181, -1, -1, -1, 807, 1286, 19, 5, 5, 4, 30, 54, 0, 0, 17},  // animateKeyframesWithDuration
    {1204, 181, -1, -1, -1, 815, 1291, 20, 3, 3, 4, 30, 54, 0, 0, 17},  // addKeyframe
    {1207, 181, -1, -1, -1, 821, 1294, 21, 3, 3, 4, 30, 54, 0, 0, 17},  // addKeyframeWithRelativeStartTime
    {1208, 1209, -1, -1, -1, 829, 1297, 22, 5, 5, 4, 37, 36, 0, 0, 17},  // runningPropertyAnimator
    {1208, 1209, -1, -1, -1, 838, 1302, 23, 4, 4, 4, 37, 36, 0, 0, 17},  // runningPropertyAnimator
    {1208, 1209, -1, -1, -1, 846, 1306, 24, 4, 4, 4, 37, 36, 0, 0, 17},  // runningPropertyAnimator
    {1208, 1209, -1, -1, -1, 853, 1310, 25, 3, 3, 4, 37, 36, 0, 0, 17},  // runningPropertyAnimator
    {1210, 181, -1, -1, -1, 856, 1313, 26, 2, 2, 4, 30, 54, 0, 0, 17},  // beginAnimations
    {1212, 181, -1, -1, -1, 858, 1315, 27, 0, 0, 4, 30, 54, 0, 0, 17},  // commitAnimations
    {1213, 181, -1, -1, -1, 858, 1315, 28, 1, 1, 4, 30, 54, 0, 0, 17},  // setAnimationDuration
    {1214, 181, -1, -1, -1, 859, 1316, 29, 1, 1, 4, 30, 54, 0, 0, 17},  // setAnimationDelay
    {1215, 181, -1, -1, -1, 860, 1317, 30, 1, 1, 4, 30, 54, 0, 0, 17},  // setAnimationRepeatCount
    {1216, 181, -1, -1, -1, 861, 1318, 31, 1, 1, 4, 30, 54, 0, 0, 17},  // setAnimationRepeatAutoreverses
    {1217, 181, -1, -1, -1, 862, 1319, 32, 1, 1, 4, 30, 54, 0, 0, 17},  // setAnimationBeginsFromCurrentState
    {1218, 181, -1, -1, -1, 863, 1320, 33, 1, 1, 4, 30, 54, 0, 0, 17},  // setAnimationCurve
    {1219, 181, -1, -1, -1, 864, 1321, 34, 1, 1, 4, 30, 54, 0, 0, 17},  // setAnimationDelegate
    {872, 1220, -1, -1, -1, 0, 0, 35, 0, 0, 5, 47, 46, 0, 0, 17},  // main
    {1223, 1220, -1, -1, -1, 0, 0, 36, 0, 0, 5, 47, 46, 0, 0, 17},  // background
    {1224, 1220, -1, -1, -1, 865, 1322, 37, 0, 0, 4, 47, 46, 0, 0, 17},  // global
    {1224, 1220, -1, -1, -1, 865, 1322, 38, 1, 1, 4, 47, 46, 0, 0, 17},  // global
    {1220, -1, -1, -1, -1, 866, 1323, 39, 1, 1, 3, 0, 46, 0, 0, 17},  // DispatchQueue
    {1220, -1, -1, -1, -1, 867, 1324, 40, 2, 2, 3, 0, 46, 0, 0, 17},  // DispatchQueue
    {1226, -1, -1, -1, -1, 869, 1326, 41, 1, 2, 1, 47, 54, 0, 0, 17},  // sync
    {1226, -1, -1, -1, -1, 870, 1328, 42, 1, 2, 1, 47, 54, 0, 0, 17},  // sync
    {1228, -1, -1, -1, -1, 871, 1330, 43, 1, 2, 1, 47, 54, 0, 0, 17},  // async
    {1228, -1, -1, -1, -1, 872, 1332, 44, 1, 2, 1, 47, 54, 0, 0, 17},  // async
    {1229, -1, -1, -1, -1, 873, 1334, 45, 2, 3, 1, 47, 54, 0, 0, 17},  // asyncAfter
    {1229, -1, -1, -1, -1, 875, 1337, 46, 2, 3, 1, 47, 54, 0, 0, 17},  // asyncAfter
    {1231, -1, -1, -1, -1, 877, 1340, 47, 2, 2, 0, 0, 54, 0, 0, 17},  // dispatch_async
    {1232, -1, -1, -1, -1, 879, 1342, 48, 3, 3, 0, 0, 54, 0, 0, 17},  // dispatch_after
    {1233, -1, -1, -1, -1, 882, 1345, 49, 0, 0, 0, 0, 46, 0, 0, 17},  // dispatch_get_main_queue
    {1173, 1221, -1, -1, -1, 882, 1345, 50, 0, 0, 4, 1, 0, 0, 0, 17},  // now
    {1072, 1222, -1, -1, -1, 882, 1345, 51, 1, 1, 4, 1, 0, 0, 0, 17},  // seconds
    {1234, 1222, -1, -1, -1, 883, 1346, 52, 1, 1, 4, 1, 0, 0, 0, 17},  // milliseconds
    {1235, 1222, -1, -1, -1, 884, 1347, 53, 1, 1, 4, 1, 0, 0, 0, 17},  // microseconds
    {1236, 1222, -1, -1, -1, 885, 1348, 54, 1, 1, 4, 1, 0, 0, 0, 17},  // nanoseconds
    {1237, -1, -1, -1, -1, 0, 0, 55, 0, 0, 5, 0, 0, 0, 0, 17},  // DISPATCH_TIME_NOW
    {1238, -1, -1, -1, -1, 0, 0, 56, 0, 0, 5, 0, 0, 0, 0, 17},  // NSEC_PER_SEC
    {1239, -1, -1, -1, -1, 0, 0, 57, 0, 0, 5, 0, 0, 0, 0, 17},  // NSEC_PER_MSEC
    {1240, -1, -1, -1, -1, 886, 1349, 58, 2, 2, 0, 0, 0, 0, 0, 17},  // dispatch_time
    {1241, 181, -1, -1, -1, 889, 1351, 59, 1, 1, 4, 30, 54, 0, 0, 17},  // performWithoutAnimation
    {1242, 181, -1, -1, -1, 890, 1352, 60, 1, 1, 4, 30, 54, 0, 0, 17},  // setAnimationsEnabled
    {1243, -1, -1, -1, -1, 0, 0, 0, 0, 0, 3, 0, 36, 0, 0, 18},  // CABasicAnimation
    {1243, -1, -1, -1, -1, 891, 1353, 1, 1, 1, 3, 0, 36, 0, 0, 18},  // CABasicAnimation
    {1245, -1, -1, -1, -1, 0, 0, 2, 0, 0, 3, 0, 36, 0, 0, 18},  // CASpringAnimation
    {1245, -1, -1, -1, -1, 892, 1354, 3, 1, 1, 3, 0, 36, 0, 0, 18},  // CASpringAnimation
    {1246, -1, -1, -1, -1, 0, 0, 4, 0, 0, 3, 0, 36, 0, 0, 18},  // CAKeyframeAnimation
    {1246, -1, -1, -1, -1, 893, 1355, 5, 1, 1, 3, 0, 36, 0, 0, 18},  // CAKeyframeAnimation
    {1247, -1, -1, -1, -1, 0, 0, 6, 0, 0, 3, 0, 36, 0, 0, 18},  // CAAnimationGroup
    {1244, -1, -1, -1, -1, 0, 1356, 7, 0, 1, 2, 37, 3, 0, 0, 18},  // keyPath
    {1248, -1, -1, -1, -1, 0, 1357, 8, 0, 1, 2, 37, 54, 0, 0, 18},  // fromValue
    {1249, -1, -1, -1, -1, 0, 1358, 9, 0, 1, 2, 37, 54, 0, 0, 18},  // toValue
    {1250, -1, -1, -1, -1, 0, 1359, 10, 0, 1, 2, 37, 54, 0, 0, 18},  // byValue
    {555, -1, -1, -1, -1, 0, 1360, 11, 0, 1, 2, 37, 4, 0, 0, 18},  // values
    {1251, -1, -1, -1, -1, 0, 1361, 12, 0, 1, 2, 37, 31, 0, 0, 18},  // path
    {1252, -1, -1, -1, -1, 0, 1362, 13, 0, 1, 2, 37, 4, 0, 0, 18},  // keyTimes
    {1253, -1, -1, -1, -1, 0, 1363, 14, 0, 1, 2, 37, 4, 0, 0, 18},  // timingFunctions
    {1254, -1, -1, -1, -1, 0, 1364, 15, 0, 1, 2, 37, 42, 0, 0, 18},  // calculationMode
    {1195, -1, -1, -1, -1, 0, 1365, 16, 0, 1, 2, 37, 4, 0, 0, 18},  // animations
    {1255, -1, -1, -1, -1, 0, 1366, 17, 0, 1, 2, 37, 2, 0, 0, 18},  // additive
    {1256, -1, -1, -1, -1, 0, 1367, 18, 0, 1, 2, 37, 2, 0, 0, 18},  // isAdditive
    {1257, -1, -1, -1, -1, 0, 1368, 19, 0, 1, 2, 37, 2, 0, 0, 18},  // cumulative
    {1258, -1, -1, -1, -1, 0, 1369, 20, 0, 1, 2, 37, 2, 0, 0, 18},  // isCumulative
    {1186, -1, -1, -1, -1, 0, 1370, 21, 0, 1, 2, 37, 0, 0, 0, 18},  // mass
    {1187, -1, -1, -1, -1, 0, 1371, 22, 0, 1, 2, 37, 0, 0, 0, 18},  // stiffness
    {1188, -1, -1, -1, -1, 0, 1372, 23, 0, 1, 2, 37, 0, 0, 0, 18},  // damping
    {1185, -1, -1, -1, -1, 0, 1373, 24, 0, 1, 2, 37, 0, 0, 0, 18},  // initialVelocity
    {1259, -1, -1, -1, -1, 0, 1374, 25, 0, 1, 2, 37, 37, 0, 0, 18},  // timingFunction
    {1260, -1, -1, -1, -1, 0, 1375, 26, 0, 1, 2, 37, 0, 0, 0, 18},  // duration
    {1261, -1, -1, -1, -1, 0, 1376, 27, 0, 1, 2, 37, 0, 0, 0, 18},  // speed
    {1262, -1, -1, -1, -1, 0, 1377, 28, 0, 1, 2, 37, 0, 0, 0, 18},  // beginTime
    {1263, -1, -1, -1, -1, 0, 1378, 29, 0, 1, 2, 37, 0, 0, 0, 18},  // timeOffset
    {1264, -1, -1, -1, -1, 0, 1379, 30, 0, 1, 2, 37, 0, 0, 0, 18},  // repeatCount
    {1265, -1, -1, -1, -1, 0, 1380, 31, 0, 1, 2, 37, 0, 0, 0, 18},  // repeatDuration
    {1266, -1, -1, -1, -1, 0, 1381, 32, 0, 1, 2, 37, 2, 0, 0, 18},  // autoreverses
    {1267, -1, -1, -1, -1, 0, 1382, 33, 0, 1, 2, 37, 41, 0, 0, 18},  // fillMode
    {1268, -1, -1, -1, -1, 0, 1383, 34, 0, 1, 2, 37, 2, 0, 0, 18},  // isRemovedOnCompletion
    {1269, -1, -1, -1, -1, 0, 1384, 35, 0, 1, 2, 37, 2, 0, 0, 18},  // removedOnCompletion
    {709, -1, -1, -1, -1, 0, 1385, 36, 0, 1, 2, 37, 54, 0, 0, 18},  // delegate
    {1270, -1, -1, -1, 1574, 0, 1386, 37, 0, 1, 2, 37, 2, 0, 0, 18},  // isInterruptible
    {650, -1, -1, -1, -1, 0, 1387, 38, 0, 1, 2, 37, 2, 0, 0, 18},  // isUserInteractionEnabled
    {1271, -1, -1, -1, -1, 0, 1388, 39, 0, 1, 2, 37, 0, 0, 0, 18},  // settlingDuration
    {1209, -1, -1, -1, -1, 894, 1389, 40, 0, 0, 3, 0, 36, 0, 0, 18},  // UIViewPropertyAnimator
    {1209, -1, -1, -1, -1, 897, 1389, 41, 3, 3, 3, 0, 36, 0, 0, 18},  // UIViewPropertyAnimator
    {1209, -1, -1, -1, -1, 902, 1392, 42, 2, 2, 3, 0, 36, 0, 0, 18},  // UIViewPropertyAnimator
    {1209, -1, -1, -1, -1, 907, 1394, 43, 3, 3, 3, 0, 36, 0, 0, 18},  // UIViewPropertyAnimator
    {1209, -1, -1, -1, -1, 912, 1397, 44, 2, 2, 3, 0, 36, 0, 0, 18},  // UIViewPropertyAnimator
    {1209, -1, -1, -1, -1, 918, 1399, 45, 4, 4, 3, 0, 36, 0, 0, 18},  // UIViewPropertyAnimator
    {1209, -1, -1, -1, -1, 925, 1403, 46, 3, 3, 3, 0, 36, 0, 0, 18},  // UIViewPropertyAnimator
    {1209, -1, -1, -1, -1, 930, 1406, 47, 2, 2, 3, 0, 36, 0, 0, 18},  // UIViewPropertyAnimator
    {1274, -1, -1, -1, -1, 932, 1408, 48, 0, 1, 1, 37, 54, 0, 0, 18},  // startAnimation
    {1274, -1, -1, -1, 1570, 932, 1409, 49, 1, 2, 1, 37, 54, 0, 0, 18},  // startAnimation
    {1276, -1, -1, -1, -1, 933, 1411, 50, 0, 1, 1, 37, 54, 0, 0, 18},  // pauseAnimation
    {1277, -1, -1, -1, -1, 933, 1412, 51, 1, 2, 1, 37, 54, 0, 0, 18},  // stopAnimation
    {1278, -1, -1, -1, 1571, 934, 1414, 52, 1, 2, 1, 37, 54, 0, 0, 18},  // finishAnimation
    {1279, -1, -1, -1, 1572, 935, 1416, 53, 2, 3, 1, 37, 54, 0, 0, 18},  // continueAnimation
    {1282, -1, -1, -1, -1, 937, 1419, 54, 1, 2, 1, 37, 54, 0, 0, 18},  // addAnimations
    {1282, -1, -1, -1, -1, 938, 1421, 55, 2, 3, 1, 37, 54, 0, 0, 18},  // addAnimations
    {1284, -1, -1, -1, -1, 940, 1424, 56, 1, 2, 1, 37, 54, 0, 0, 18},  // addCompletion
    {994, -1, -1, -1, -1, 0, 1426, 57, 0, 1, 2, 37, 43, 0, 0, 18},  // state
    {1285, -1, -1, -1, 1573, 0, 1427, 58, 0, 1, 2, 37, 2, 0, 0, 18},  // isRunning
    {1197, -1, -1, -1, -1, 0, 1428, 59, 0, 1, 2, 37, 0, 0, 0, 18},  // delay
    {1273, -1, -1, -1, -1, 0, 1429, 60, 0, 1, 2, 37, 37, 0, 0, 18},  // timingParameters
    {1286, -1, -1, -1, -1, 0, 1430, 61, 0, 1, 2, 37, 0, 0, 0, 18},  // fractionComplete
    {1287, -1, -1, -1, 481, 0, 1431, 62, 0, 1, 2, 37, 2, 0, 0, 18},  // isReversed
    {1288, -1, -1, -1, -1, 0, 1432, 63, 0, 1, 2, 37, 2, 0, 0, 18},  // scrubsLinearly
    {1289, -1, -1, -1, -1, 0, 1433, 64, 0, 1, 2, 37, 2, 0, 0, 18},  // pausesOnCompletion
    {962, -1, -1, -1, -1, 0, 1434, 65, 0, 1, 2, 44, 0, 0, 0, 18},  // rawValue
    {962, -1, -1, -1, -1, 0, 1435, 66, 0, 1, 2, 45, 0, 0, 0, 18},  // rawValue
    {1290, -1, -1, -1, 1545, 941, 1436, 67, 2, 3, 1, 31, 54, 0, 0, 18},  // add
    {1291, -1, -1, -1, 1546, 943, 1439, 68, 1, 2, 1, 31, 54, 0, 0, 18},  // removeAnimation
    {1292, -1, -1, -1, 1578, 944, 1441, 69, 1, 2, 1, 31, 36, 0, 0, 18},  // animation
    {1293, -1, -1, -1, -1, 945, 1443, 70, 0, 1, 1, 31, 54, 0, 0, 18},  // removeAllAnimations
    {1294, -1, -1, -1, -1, 945, 1444, 71, 0, 1, 1, 31, 4, 0, 0, 18},  // animationKeys
    {45, -1, -1, -1, 1579, 945, 1445, 72, 1, 2, 1, 31, 0, 0, 0, 18},  // value
    {1296, -1, -1, -1, 1580, 946, 1447, 73, 2, 3, 1, 31, 54, 0, 0, 18},  // setValue
    {45, -1, -1, -1, 1579, 948, 1450, 74, 1, 2, 1, 30, 0, 0, 0, 18},  // value
    {1296, -1, -1, -1, 1580, 949, 1452, 75, 2, 3, 1, 30, 54, 0, 0, 18},  // setValue
    {1261, -1, -1, -1, -1, 0, 1455, 76, 0, 1, 2, 31, 0, 0, 0, 18},  // speed
    {1262, -1, -1, -1, -1, 0, 1456, 77, 0, 1, 2, 31, 0, 0, 0, 18},  // beginTime
    {1263, -1, -1, -1, -1, 0, 1457, 78, 0, 1, 2, 31, 0, 0, 0, 18},  // timeOffset
    {1297, -1, -1, -1, 1540, 951, 1458, 79, 2, 3, 1, 31, 0, 0, 0, 18},  // convertTime
    {1297, -1, -1, -1, 1541, 953, 1461, 80, 2, 3, 1, 31, 0, 0, 0, 18},  // convertTime
    {1299, 1298, -1, -1, -1, 955, 1464, 81, 0, 0, 4, 46, 54, 0, 0, 18},  // begin
    {1300, 1298, -1, -1, -1, 955, 1464, 82, 0, 0, 4, 46, 54, 0, 0, 18},  // commit
    {1301, 1298, -1, -1, -1, 955, 1464, 83, 0, 0, 4, 46, 54, 0, 0, 18},  // flush
    {1213, 1298, -1, -1, -1, 955, 1464, 84, 1, 1, 4, 46, 54, 0, 0, 18},  // setAnimationDuration
    {1302, 1298, -1, -1, -1, 956, 1465, 85, 1, 1, 4, 46, 54, 0, 0, 18},  // setDisableActions
    {1303, 1298, -1, -1, -1, 957, 1466, 86, 1, 1, 4, 46, 54, 0, 0, 18},  // setAnimationTimingFunction
    {1304, 1298, -1, -1, -1, 958, 1467, 87, 1, 1, 4, 46, 54, 0, 0, 18},  // setCompletionBlock
    {1305, -1, -1, -1, -1, 959, 1468, 88, 1, 1, 0, 0, 14, 0, 0, 18},  // NSValue
    {1305, -1, -1, -1, -1, 960, 1469, 89, 1, 1, 0, 0, 14, 0, 0, 18},  // NSValue
    {1308, -1, -1, -1, -1, 0, 0, 90, 0, 0, 5, 0, 14, 0, 0, 18},  // CATransform3DIdentity
    {1309, -1, -1, -1, -1, 961, 1470, 91, 3, 3, 0, 0, 14, 0, 0, 18},  // CATransform3DMakeScale
    {1310, -1, -1, -1, -1, 964, 1473, 92, 3, 3, 0, 0, 14, 0, 0, 18},  // CATransform3DMakeTranslation
    {1311, -1, -1, -1, -1, 967, 1476, 93, 1, 1, 0, 0, 14, 0, 0, 18},  // CATransform3DMakeAffineTransform
    {1312, -1, -1, -1, -1, 968, 1477, 94, 4, 4, 0, 0, 14, 0, 0, 18},  // CATransform3DTranslate
    {1313, -1, -1, -1, -1, 972, 1481, 95, 4, 4, 0, 0, 14, 0, 0, 18},  // CATransform3DScale
    {1314, -1, -1, -1, -1, 976, 1485, 96, 5, 5, 0, 0, 14, 0, 0, 18},  // CATransform3DRotate
    {1315, -1, -1, -1, -1, 981, 1490, 97, 4, 4, 0, 0, 14, 0, 0, 18},  // CATransform3DMakeRotation
    {1307, -1, -1, -1, -1, 985, 1494, 98, 16, 16, 3, 0, 14, 0, 0, 18},  // CATransform3D
    {1325, -1, -1, -1, -1, 1001, 1510, 99, 2, 2, 0, 0, 14, 0, 0, 18},  // CATransform3DConcat
    {1326, -1, -1, -1, -1, 1003, 1512, 100, 1, 1, 0, 0, 14, 0, 0, 18},  // CATransform3DInvert
    {1327, -1, -1, -1, -1, 1004, 1513, 101, 1, 1, 0, 0, 14, 0, 0, 18},  // CATransform3DGetAffineTransform
    {1328, -1, -1, -1, -1, 1005, 1514, 102, 1, 1, 0, 0, 2, 0, 0, 18},  // CATransform3DIsIdentity
    {1329, -1, -1, -1, -1, 1006, 1515, 103, 1, 1, 0, 0, 2, 0, 0, 18},  // CATransform3DIsAffine
    {1330, -1, -1, -1, -1, 1007, 1516, 104, 2, 2, 0, 0, 2, 0, 0, 18},  // CATransform3DEqualToTransform
    {108, -1, -1, -1, -1, 1009, 1518, 0, 1, 1, 0, 0, 54, 1, 0, 19},  // print
    {108, -1, -1, -1, -1, 1010, 1519, 1, 2, 2, 0, 0, 54, 1, 0, 19},  // print
    {108, -1, -1, -1, -1, 1012, 1521, 2, 2, 2, 0, 0, 54, 1, 0, 19},  // print
    {108, -1, -1, -1, -1, 1014, 1523, 3, 3, 3, 0, 0, 54, 1, 0, 19},  // print
    {1332, -1, -1, -1, -1, 1017, 1526, 4, 1, 1, 0, 0, 54, 0, 0, 19},  // debugPrint
    {1333, -1, -1, -1, -1, 1018, 1527, 5, 0, 0, 0, 0, 54, 0, 0, 19},  // fatalError
    {1334, -1, -1, -1, -1, 1018, 1527, 6, 0, 0, 0, 0, 54, 0, 0, 19},  // preconditionFailure
    {1335, -1, -1, -1, -1, 1018, 1527, 7, 0, 0, 0, 0, 54, 0, 0, 19},  // assertionFailure
    {1333, -1, -1, -1, -1, 1018, 1527, 8, 1, 1, 0, 0, 54, 0, 0, 19},  // fatalError
    {1334, -1, -1, -1, -1, 1019, 1528, 9, 1, 1, 0, 0, 54, 0, 0, 19},  // preconditionFailure
    {1335, -1, -1, -1, -1, 1020, 1529, 10, 1, 1, 0, 0, 54, 0, 0, 19},  // assertionFailure
    {1336, -1, -1, -1, -1, 1021, 1530, 11, 1, 1, 0, 0, 54, 0, 0, 19},  // assert
    {1337, -1, -1, -1, -1, 1022, 1531, 12, 1, 1, 0, 0, 54, 0, 0, 19},  // precondition
    {1338, -1, -1, -1, -1, 1023, 1532, 13, 1, 1, 0, 0, 54, 0, 0, 19},  // NSParameterAssert
    {1336, -1, -1, -1, -1, 1024, 1533, 14, 2, 2, 0, 0, 54, 0, 0, 19},  // assert
    {1337, -1, -1, -1, -1, 1026, 1535, 15, 2, 2, 0, 0, 54, 0, 0, 19},  // precondition
    {1339, -1, -1, -1, -1, 1028, 1537, 16, 1, 1, 0, 0, 54, 1, 0, 19},  // NSAssert
    {1340, -1, -1, -1, -1, 1029, 1538, 17, 1, 1, 0, 0, 54, 1, 0, 19},  // NSCAssert
    {1341, -1, -1, -1, -1, 1030, 1539, 18, 1, 1, 0, 0, 54, 0, 0, 19},  // Optional
    {1342, -1, -1, -1, -1, 0, 0, 19, 0, 0, 5, 0, 21, 0, 0, 19},  // row
    {1343, -1, -1, -1, -1, 0, 0, 20, 0, 0, 5, 0, 21, 0, 0, 19},  // column
    {1344, -1, -1, -1, -1, 1031, 1540, 21, 1, 1, 0, 0, 54, 0, 0, 19},  // convention
    {1345, -1, -1, -1, -1, 1032, 1541, 22, 1, 1, 0, 0, 52, 1, 0, 19},  // plot
    {1345, -1, -1, -1, -1, 1033, 1542, 23, 2, 2, 0, 0, 52, 1, 0, 19},  // plot
    {1345, -1, -1, -1, -1, 1035, 1544, 24, 2, 2, 0, 0, 52, 1, 0, 19},  // plot
    {1346, -1, -1, -1, -1, 1037, 1546, 25, 1, 1, 0, 0, 53, 1, 0, 19},  // describe
    {1346, -1, -1, -1, -1, 1038, 1547, 26, 2, 2, 0, 0, 53, 1, 0, 19},  // describe
    {1346, -1, -1, -1, -1, 1040, 1549, 27, 2, 2, 0, 0, 53, 1, 0, 19},  // describe
    {1347, -1, -1, -1, -1, 1042, 1551, 28, 1, 1, 0, 0, 52, 1, 0, 19},  // film
    {1347, -1, -1, -1, -1, 1043, 1552, 29, 2, 2, 0, 0, 52, 1, 0, 19},  // film
    {1347, -1, -1, -1, -1, 1045, 1554, 30, 2, 2, 0, 0, 52, 1, 0, 19},  // film
    {1347, -1, -1, -1, -1, 1047, 1556, 31, 3, 3, 0, 0, 52, 1, 0, 19},  // film
    {1349, -1, -1, -1, -1, 1050, 1559, 32, 1, 1, 0, 0, 52, 1, 0, 19},  // strip
    {1349, -1, -1, -1, -1, 1051, 1560, 33, 2, 2, 0, 0, 52, 1, 0, 19},  // strip
    {1349, -1, -1, -1, -1, 1053, 1562, 34, 2, 2, 0, 0, 52, 1, 0, 19},  // strip
    {1349, -1, -1, -1, -1, 1055, 1564, 35, 3, 3, 0, 0, 52, 1, 0, 19},  // strip
    {1350, -1, -1, -1, -1, 1058, 1567, 36, 1, 1, 0, 0, 52, 0, 0, 19},  // grid
    {1351, -1, -1, -1, -1, 1059, 1568, 37, 1, 1, 0, 0, 53, 0, 0, 19},  // why
    {1352, -1, -1, -1, -1, 0, 0, 0, 0, 0, 5, 0, 2, 0, 0, 20},  // YES
    {1353, -1, -1, -1, -1, 0, 0, 1, 0, 0, 5, 0, 2, 0, 0, 20},  // NO
    {1354, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 8, 0, 0, 20},  // NULL
    {1355, -1, -1, -1, -1, 0, 0, 3, 0, 0, 5, 0, 8, 0, 0, 20},  // Nil
    {1356, -1, -1, -1, -1, 0, 0, 4, 0, 0, 5, 0, 0, 0, 0, 20},  // HUGE_VALF
    {1357, -1, -1, -1, -1, 0, 0, 5, 0, 0, 5, 0, 0, 0, 0, 20},  // HUGE_VAL
    {1358, -1, -1, -1, -1, 0, 0, 6, 0, 0, 5, 0, 0, 0, 0, 20},  // INFINITY
    {376, -1, -1, -1, -1, 0, 0, 7, 0, 0, 5, 0, 0, 0, 0, 20},  // CGFLOAT_MAX
    {1359, -1, -1, -1, -1, 0, 0, 8, 0, 0, 5, 0, 0, 0, 0, 20},  // DBL_MAX
    {1360, -1, -1, -1, -1, 0, 0, 9, 0, 0, 5, 0, 0, 0, 0, 20},  // CGFLOAT_MIN
    {1361, -1, -1, -1, -1, 0, 0, 10, 0, 0, 5, 0, 0, 0, 0, 20},  // DBL_MIN
    {1362, -1, -1, -1, -1, 0, 0, 11, 0, 0, 5, 0, 0, 0, 0, 20},  // FLT_MAX
    {1363, -1, -1, -1, -1, 0, 0, 12, 0, 0, 5, 0, 0, 0, 0, 20},  // MAXFLOAT
    {1364, -1, -1, -1, -1, 0, 0, 13, 0, 0, 5, 0, 0, 0, 0, 20},  // HUGE
    {1365, -1, -1, -1, -1, 0, 0, 14, 0, 0, 5, 0, 0, 0, 0, 20},  // FLT_MIN
    {1366, -1, -1, -1, -1, 0, 0, 15, 0, 0, 5, 0, 0, 0, 0, 20},  // FLT_EPSILON
    {133, -1, -1, -1, -1, 1060, 1569, 16, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {133, -1, -1, -1, -1, 1061, 1570, 17, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {133, -1, -1, -1, -1, 1062, 1571, 18, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {133, -1, -1, -1, -1, 1063, 1572, 19, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {133, -1, -1, -1, -1, 1064, 1573, 20, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {133, -1, -1, -1, -1, 1065, 1574, 21, 1, 1, 0, 0, 2, 0, 0, 20},  // NSNumber
    {1305, -1, -1, -1, -1, 1066, 1575, 22, 1, 1, 0, 0, 9, 0, 0, 20},  // NSValue
    {1305, -1, -1, -1, -1, 1067, 1576, 23, 1, 1, 0, 0, 9, 0, 0, 20},  // NSValue
    {1305, -1, -1, -1, -1, 1068, 1577, 24, 1, 1, 0, 0, 12, 0, 0, 20},  // NSValue
    {1305, -1, -1, -1, -1, 1069, 1578, 25, 1, 1, 0, 0, 12, 0, 0, 20},  // NSValue
    {1305, -1, -1, -1, -1, 1070, 1579, 26, 1, 1, 0, 0, 13, 0, 0, 20},  // NSValue
    {1305, -1, -1, -1, -1, 1071, 1580, 27, 1, 1, 0, 0, 13, 0, 0, 20},  // NSValue
    {1305, -1, -1, -1, -1, 1072, 1581, 28, 1, 1, 0, 0, 10, 0, 0, 20},  // NSValue
    {1305, -1, -1, -1, -1, 1073, 1582, 29, 1, 1, 0, 0, 10, 0, 0, 20},  // NSValue
    {1305, -1, -1, -1, -1, 1074, 1583, 30, 1, 1, 0, 0, 14, 0, 0, 20},  // NSValue
    {1305, -1, -1, -1, -1, 1075, 1584, 31, 1, 1, 0, 0, 14, 0, 0, 20},  // NSValue
    {1373, -1, -1, -1, -1, 0, 1585, 32, 0, 1, 2, 1, 0, 0, 0, 20},  // floatValue
    {1374, -1, -1, -1, -1, 0, 1586, 33, 0, 1, 2, 1, 0, 0, 0, 20},  // doubleValue
    {1375, -1, -1, -1, -1, 0, 1587, 34, 0, 1, 2, 1, 0, 0, 0, 20},  // intValue
    {1376, -1, -1, -1, -1, 0, 1588, 35, 0, 1, 2, 1, 0, 0, 0, 20},  // integerValue
    {1377, -1, -1, -1, 1547, 0, 1589, 36, 0, 1, 2, 10, 9, 0, 0, 20},  // cgPointValue
    {1378, -1, -1, -1, 1548, 0, 1590, 37, 0, 1, 2, 13, 12, 0, 0, 20},  // cgSizeValue
    {1379, -1, -1, -1, 1549, 0, 1591, 38, 0, 1, 2, 14, 13, 0, 0, 20},  // cgRectValue
    {1380, -1, -1, -1, 1550, 0, 1592, 39, 0, 1, 2, 11, 10, 0, 0, 20},  // cgVectorValue
    {1381, -1, -1, -1, 1551, 0, 1593, 40, 0, 1, 2, 15, 14, 0, 0, 20},  // cgAffineTransformValue
    {109, -1, -1, -1, -1, 1076, 1594, 41, 1, 1, 0, 0, 54, 1, 0, 20},  // NSLog
    {1382, -1, -1, -1, -1, 1077, 1595, 42, 1, 1, 0, 0, 54, 1, 0, 20},  // printf
    {165, -1, -1, -1, -1, 1078, 1596, 43, 1, 1, 3, 0, 3, 1, 0, 20},  // NSString
    {163, -1, -1, -1, -1, 1079, 1597, 44, 1, 1, 3, 0, 3, 1, 0, 20},  // String
    {167, -1, -1, -1, -1, 1080, 1598, 45, 1, 1, 3, 0, 4, 1, 0, 20},  // NSArray
    {1385, -1, 1392, -1, -1, 1081, 1599, 0, 0, 0, 3, 0, 31, 0, 0, 21},  // CGMutablePath
    {1389, -1, -1, -1, -1, 1081, 1599, 1, 0, 0, 3, 0, 31, 0, 0, 21},  // UIBezierPath
    {1389, -1, -1, -1, -1, 1081, 1599, 2, 1, 1, 3, 0, 31, 0, 0, 21},  // UIBezierPath
    {1389, -1, -1, -1, -1, 1082, 1600, 3, 2, 2, 3, 0, 31, 0, 0, 21},  // UIBezierPath
    {1389, -1, -1, -1, -1, 1084, 1602, 4, 1, 1, 3, 0, 31, 0, 0, 21},  // UIBezierPath
    {1389, -1, -1, -1, -1, 1085, 1603, 5, 1, 1, 3, 0, 31, 0, 0, 21},  // UIBezierPath
    {1389, -1, -1, -1, -1, 1086, 1604, 6, 1, 1, 3, 0, 31, 0, 0, 21},  // UIBezierPath
    {1397, -1, -1, -1, -1, 1087, 1605, 7, 2, 2, 0, 0, 31, 0, 0, 21},  // CGPathCreateWithRect
    {1386, -1, -1, -1, -1, 1089, 1607, 8, 2, 2, 3, 0, 31, 0, 0, 21},  // CGPath
    {1398, -1, -1, -1, -1, 1091, 1609, 9, 1, 1, 0, 0, 54, 0, 0, 21},  // CGPathRelease
    {1386, -1, -1, -1, -1, 1092, 1610, 10, 2, 2, 3, 0, 31, 0, 0, 21},  // CGPath
    {1400, -1, -1, -1, -1, 1094, 1612, 11, 2, 2, 0, 0, 31, 0, 0, 21},  // CGPathCreateWithEllipseInRect
    {1401, -1, -1, -1, -1, 1096, 1614, 12, 3, 3, 0, 0, 54, 0, 0, 21},  // CGPathAddEllipseInRect
    {1402, -1, -1, -1, -1, 0, 1617, 13, 0, 1, 2, 32, 0, 0, 0, 21},  // lineWidth
    {921, -1, -1, -1, -1, 0, 1618, 14, 0, 1, 2, 32, 0, 0, 0, 21},  // miterLimit
    {1403, -1, -1, -1, -1, 0, 1619, 15, 0, 1, 2, 32, 0, 0, 0, 21},  // flatness
    {1404, -1, -1, -1, -1, 0, 1620, 16, 0, 1, 2, 32, 54, 0, 0, 21},  // lineCapStyle
    {1405, -1, -1, -1, -1, 0, 1621, 17, 0, 1, 2, 32, 54, 0, 0, 21},  // lineJoinStyle
    {1406, -1, -1, -1, -1, 1099, 1622, 18, 3, 4, 1, 32, 54, 0, 0, 21},  // setLineDash
    {1410, -1, -1, -1, -1, 1102, 1626, 19, 1, 2, 1, 32, 54, 0, 0, 21},  // applyWithBlock
    {1411, -1, -1, -1, -1, 1103, 1628, 20, 0, 1, 1, 32, 54, 0, 0, 21},  // removeAllPoints
    {1412, -1, -1, -1, -1, 1103, 1629, 21, 1, 1, 0, 0, 9, 0, 0, 21},  // CGPathGetCurrentPoint
    {1414, 1413, 1415, -1, -1, 0, 0, 22, 0, 0, 5, 27, 26, 0, 0, 21},  // topLeft
    {1416, 1413, 1417, -1, -1, 0, 0, 23, 0, 0, 5, 27, 26, 0, 0, 21},  // topRight
    {1418, 1413, 1419, -1, -1, 0, 0, 24, 0, 0, 5, 27, 26, 0, 0, 21},  // bottomRight
    {1420, 1413, 1421, -1, -1, 0, 0, 25, 0, 0, 5, 27, 26, 0, 0, 21},  // bottomLeft
    {1422, 1413, 1423, -1, -1, 0, 0, 26, 0, 0, 5, 27, 26, 0, 0, 21},  // allCorners
    {1386, -1, -1, -1, -1, 1104, 1630, 27, 4, 4, 3, 0, 31, 0, 0, 21},  // CGPath
    {1426, -1, -1, -1, -1, 1108, 1634, 28, 4, 4, 0, 0, 31, 0, 0, 21},  // CGPathCreateWithRoundedRect
    {1389, -1, -1, -1, -1, 1112, 1638, 29, 3, 3, 3, 0, 31, 0, 0, 21},  // UIBezierPath
    {1429, -1, -1, -1, 1433, 1115, 1641, 30, 1, 2, 1, 32, 54, 0, 0, 21},  // move
    {1429, -1, -1, -1, -1, 1116, 1643, 31, 2, 3, 1, 32, 54, 0, 0, 21},  // move
    {1430, -1, -1, -1, 1434, 1118, 1646, 32, 1, 2, 1, 32, 54, 0, 0, 21},  // addLine
    {1430, -1, -1, -1, -1, 1119, 1648, 33, 2, 3, 1, 32, 54, 0, 0, 21},  // addLine
    {1431, -1, -1, -1, -1, 1121, 1651, 34, 1, 2, 1, 32, 54, 0, 0, 21},  // addLines
    {1431, -1, -1, -1, -1, 1122, 1653, 35, 2, 3, 1, 32, 54, 0, 0, 21},  // addLines
    {1435, -1, -1, -1, -1, 1126, 1656, 36, 1, 2, 1, 32, 54, 0, 0, 21},  // addRect
    {1435, -1, -1, -1, -1, 1127, 1658, 37, 2, 3, 1, 32, 54, 0, 0, 21},  // addRect
    {1436, -1, -1, -1, -1, 1129, 1661, 38, 1, 2, 1, 32, 54, 0, 0, 21},  // addRects
    {1436, -1, -1, -1, -1, 1130, 1663, 39, 2, 3, 1, 32, 54, 0, 0, 21},  // addRects
    {1437, -1, -1, -1, -1, 1132, 1666, 40, 1, 2, 1, 32, 54, 0, 0, 21},  // addEllipse
    {1437, -1, -1, -1, -1, 1133, 1668, 41, 2, 3, 1, 32, 54, 0, 0, 21},  // addEllipse
    {1438, -1, -1, -1, -1, 1135, 1671, 42, 3, 4, 1, 32, 54, 0, 0, 21},  // addRoundedRect
    {1438, -1, -1, -1, -1, 1138, 1675, 43, 4, 5, 1, 32, 54, 0, 0, 21},  // addRoundedRect
    {64, -1, -1, -1, 1440, 1142, 1680, 44, 1, 2, 1, 32, 54, 0, 0, 21},  // append
    {1439, -1, -1, -1, -1, 1143, 1682, 45, 1, 2, 1, 32, 54, 0, 0, 21},  // addPath
    {1439, -1, -1, -1, -1, 1144, 1684, 46, 2, 3, 1, 32, 54, 0, 0, 21},  // addPath
    {1441, -1, -1, -1, 1442, 1147, 1687, 47, 1, 2, 1, 32, 54, 0, 0, 21},  // apply
    {1443, -1, -1, -1, 1447, 1149, 1689, 48, 0, 1, 1, 32, 54, 0, 0, 21},  // closeSubpath
    {699, -1, -1, -1, -1, 1149, 1690, 49, 0, 1, 1, 32, 54, 0, 0, 21},  // close
    {1444, -1, -1, -1, -1, 1149, 1691, 50, 0, 1, 1, 32, 54, 0, 0, 21},  // fill
    {1445, -1, -1, -1, -1, 1149, 1692, 51, 0, 1, 1, 32, 54, 0, 0, 21},  // stroke
    {1446, -1, -1, -1, -1, 1149, 1693, 52, 0, 1, 1, 32, 54, 0, 0, 21},  // addClip
    {1448, -1, -1, -1, -1, 1149, 1694, 53, 3, 3, 0, 0, 54, 0, 0, 21},  // CGPathAddRect
    {1449, -1, -1, -1, -1, 1152, 1697, 54, 4, 4, 0, 0, 54, 0, 0, 21},  // CGPathMoveToPoint
    {1450, -1, -1, -1, -1, 1156, 1701, 55, 4, 4, 0, 0, 54, 0, 0, 21},  // CGPathAddLineToPoint
    {1451, -1, -1, -1, -1, 1160, 1705, 56, 5, 5, 0, 0, 54, 0, 0, 21},  // CGPathAddRoundedRect
    {1452, -1, -1, -1, -1, 1165, 1710, 57, 3, 3, 0, 0, 54, 0, 0, 21},  // CGPathAddPath
    {1453, -1, -1, -1, -1, 1168, 1713, 58, 1, 1, 0, 0, 54, 0, 0, 21},  // CGPathCloseSubpath
    {1454, -1, -1, -1, 1460, 1169, 1714, 59, 3, 4, 1, 32, 54, 0, 0, 21},  // addCurve
    {1454, -1, -1, -1, -1, 1172, 1718, 60, 3, 4, 1, 32, 54, 0, 0, 21},  // addCurve
    {1454, -1, -1, -1, -1, 1175, 1722, 61, 4, 5, 1, 32, 54, 0, 0, 21},  // addCurve
    {1457, -1, -1, -1, 1461, 1179, 1727, 62, 2, 3, 1, 32, 54, 0, 0, 21},  // addQuadCurve
    {1457, -1, -1, -1, -1, 1181, 1730, 63, 2, 3, 1, 32, 54, 0, 0, 21},  // addQuadCurve
    {1457, -1, -1, -1, -1, 1183, 1733, 64, 3, 4, 1, 32, 54, 0, 0, 21},  // addQuadCurve
    {1462, -1, -1, -1, 1470, 1191, 1737, 65, 5, 6, 1, 32, 54, 0, 0, 21},  // addArc
    {1462, -1, -1, -1, -1, 1196, 1743, 66, 5, 6, 1, 32, 54, 0, 0, 21},  // addArc
    {1462, -1, -1, -1, -1, 1201, 1749, 67, 6, 7, 1, 32, 54, 0, 0, 21},  // addArc
    {1467, -1, -1, -1, -1, 1207, 1756, 68, 4, 5, 1, 32, 54, 0, 0, 21},  // addRelativeArc
    {1467, -1, -1, -1, -1, 1211, 1761, 69, 5, 6, 1, 32, 54, 0, 0, 21},  // addRelativeArc
    {1389, -1, -1, -1, -1, 1216, 1767, 70, 5, 5, 3, 0, 31, 0, 0, 21},  // UIBezierPath
    {1462, -1, -1, -1, -1, 1226, 1772, 71, 3, 4, 1, 32, 54, 0, 0, 21},  // addArc
    {1462, -1, -1, -1, -1, 1229, 1776, 72, 4, 5, 1, 32, 54, 0, 0, 21},  // addArc
    {1473, -1, -1, -1, -1, 1233, 1781, 73, 7, 7, 0, 0, 54, 0, 0, 21},  // CGPathAddArcToPoint
    {1474, -1, -1, -1, -1, 1240, 1788, 74, 8, 8, 0, 0, 54, 0, 0, 21},  // CGPathAddCurveToPoint
    {1475, -1, -1, -1, -1, 1248, 1796, 75, 6, 6, 0, 0, 54, 0, 0, 21},  // CGPathAddQuadCurveToPoint
    {1476, -1, -1, -1, -1, 1254, 1802, 76, 8, 8, 0, 0, 54, 0, 0, 21},  // CGPathAddArc
    {1477, -1, -1, -1, -1, 0, 1810, 77, 0, 1, 2, 32, 13, 0, 0, 21},  // boundingBox
    {640, -1, -1, -1, -1, 0, 1811, 78, 0, 1, 2, 32, 13, 0, 0, 21},  // bounds
    {1478, -1, -1, -1, -1, 0, 1812, 79, 0, 1, 2, 32, 13, 0, 0, 21},  // boundingBoxOfPath
    {319, -1, -1, -1, -1, 0, 1813, 80, 0, 1, 2, 32, 2, 0, 0, 21},  // isEmpty
    {1479, -1, -1, -1, -1, 0, 1814, 81, 0, 1, 2, 32, 9, 0, 0, 21},  // currentPoint
    {1396, -1, -1, -1, 1386, 0, 1815, 82, 0, 1, 2, 32, 31, 0, 0, 21},  // cgPath
    {1480, -1, -1, -1, -1, 1262, 1816, 83, 1, 1, 0, 0, 13, 0, 0, 21},  // CGPathGetBoundingBox
    {1481, -1, -1, -1, -1, 1263, 1817, 84, 1, 1, 0, 0, 13, 0, 0, 21},  // CGPathGetPathBoundingBox
    {1482, -1, -1, -1, -1, 1264, 1818, 85, 0, 1, 1, 32, 31, 0, 0, 21},  // copy
    {1483, -1, -1, -1, -1, 1264, 1819, 86, 0, 1, 1, 32, 31, 0, 0, 21},  // mutableCopy
    {1482, -1, -1, -1, -1, 1264, 1820, 87, 1, 2, 1, 32, 31, 0, 0, 21},  // copy
    {1483, -1, -1, -1, -1, 1265, 1822, 88, 1, 2, 1, 32, 31, 0, 0, 21},  // mutableCopy
    {1485, -1, -1, -1, 1486, 1266, 1824, 89, 0, 1, 1, 32, 31, 0, 0, 21},  // reversing
    {1487, -1, -1, -1, -1, 1266, 1825, 90, 1, 1, 0, 0, 31, 0, 0, 21},  // CGPathCreateCopy
    {1488, -1, -1, -1, -1, 1267, 1826, 91, 1, 1, 0, 0, 31, 0, 0, 21},  // CGPathCreateMutableCopy
    {1489, -1, -1, -1, -1, 1268, 1827, 92, 2, 2, 0, 0, 31, 0, 0, 21},  // CGPathCreateCopyByTransformingPath
    {1490, -1, -1, -1, -1, 1270, 1829, 93, 2, 2, 0, 0, 31, 0, 0, 21},  // CGPathCreateMutableCopyByTransformingPath
    {1492, 1491, -1, -1, -1, 0, 0, 94, 0, 0, 5, 28, 27, 0, 0, 21},  // winding
    {1493, 1491, -1, -1, -1, 0, 0, 95, 0, 0, 5, 28, 27, 0, 0, 21},  // evenOdd
    {1494, -1, -1, -1, -1, 0, 1831, 96, 0, 1, 2, 32, 2, 0, 0, 21},  // usesEvenOddFillRule
    {346, -1, -1, -1, 1495, 1272, 1832, 97, 1, 2, 1, 32, 2, 0, 0, 21},  // contains
    {346, -1, -1, -1, -1, 1273, 1834, 98, 2, 3, 1, 32, 2, 0, 0, 21},  // contains
    {346, -1, -1, -1, -1, 1275, 1837, 99, 2, 3, 1, 32, 2, 0, 0, 21},  // contains
    {346, -1, -1, -1, -1, 1277, 1840, 100, 3, 4, 1, 32, 2, 0, 0, 21},  // contains
    {1496, -1, -1, -1, -1, 1281, 1844, 101, 4, 4, 0, 0, 2, 0, 0, 21},  // CGPathContainsPoint
    {1251, -1, -1, -1, -1, 0, 1848, 102, 0, 1, 2, 31, 31, 0, 0, 21},  // path
    {1497, -1, -1, -1, -1, 0, 1849, 103, 0, 1, 2, 31, 17, 0, 0, 21},  // fillColor
    {1498, -1, -1, -1, -1, 0, 1850, 104, 0, 1, 2, 31, 17, 0, 0, 21},  // strokeColor
    {1402, -1, -1, -1, -1, 0, 1851, 105, 0, 1, 2, 31, 0, 0, 0, 21},  // lineWidth
    {1499, -1, -1, -1, -1, 0, 1852, 106, 0, 1, 2, 31, 23, 0, 0, 21},  // lineJoin
    {1500, -1, -1, -1, -1, 0, 1853, 107, 0, 1, 2, 31, 4, 0, 0, 21},  // lineDashPattern
    {1501, -1, -1, -1, -1, 0, 1854, 108, 0, 1, 2, 31, 0, 0, 0, 21},  // lineDashPhase
    {1503, 1502, 1504, -1, -1, 0, 0, 109, 0, 0, 5, 24, 23, 0, 0, 21},  // miter
    {79, 1502, 1505, -1, -1, 0, 0, 110, 0, 0, 5, 24, 23, 0, 0, 21},  // round
    {1506, 1502, 1507, -1, -1, 0, 0, 111, 0, 0, 5, 24, 23, 0, 0, 21},  // bevel
    {1508, -1, -1, -1, 1390, 0, 1855, 112, 0, 1, 2, 18, 17, 0, 0, 21},  // cgColor
    {279, -1, 1509, -1, -1, 1285, 1856, 0, 1, 1, 0, 0, 13, 0, 0, 22},  // rect
    {277, -1, 1510, -1, -1, 1286, 1857, 1, 1, 1, 0, 0, 9, 0, 0, 22},  // point
    {269, -1, 1511, -1, -1, 1287, 1858, 2, 1, 1, 0, 0, 12, 0, 0, 22},  // size
    {263, -1, 1512, -1, -1, 1288, 1859, 3, 1, 1, 0, 0, 10, 0, 0, 22},  // vector
    {91, -1, 1513, -1, -1, 1289, 1860, 4, 1, 1, 0, 0, 14, 0, 0, 22},  // transform
    {1514, -1, -1, -1, -1, 1290, 1861, 5, 1, 1, 0, 0, 14, 0, 0, 22},  // css
    {1515, -1, -1, -1, -1, 1291, 1862, 6, 1, 1, 0, 0, 14, 0, 0, 22},  // svg
    {1368, 224, -1, -1, -1, 1292, 1863, 7, 1, 1, 4, 4, 9, 0, 0, 22},  // cgPoint
    {1369, 224, -1, -1, -1, 1293, 1864, 8, 1, 1, 4, 4, 12, 0, 0, 22},  // cgSize
    {1370, 224, -1, -1, -1, 1294, 1865, 9, 1, 1, 4, 4, 13, 0, 0, 22},  // cgRect
    {1371, 224, -1, -1, -1, 1295, 1866, 10, 1, 1, 4, 4, 10, 0, 0, 22},  // cgVector
    {1372, 224, -1, -1, -1, 1296, 1867, 11, 1, 1, 4, 4, 14, 0, 0, 22},  // cgAffineTransform
    {1516, -1, -1, -1, -1, 1297, 1868, 12, 1, 1, 0, 0, 29, 0, 0, 22},  // views
    {91, -1, -1, -1, -1, 1298, 1869, 0, 2, 2, 0, 0, 14, 0, 0, 23},  // transform
    {91, -1, -1, -1, -1, 1300, 1871, 1, 3, 3, 0, 0, 14, 0, 0, 23},  // transform
    {1444, 1517, -1, -1, -1, 0, 0, 2, 0, 0, 5, 23, 22, 0, 0, 23},  // fill
    {1518, 1517, -1, -1, -1, 0, 0, 3, 0, 0, 5, 23, 22, 0, 0, 23},  // aspectFit
    {1519, 1517, -1, -1, -1, 0, 0, 4, 0, 0, 5, 23, 22, 0, 0, 23},  // aspectFill
    {1520, 1517, -1, -1, -1, 0, 0, 5, 0, 0, 5, 23, 22, 0, 0, 23},  // scaleToFill
    {1521, 1517, -1, -1, -1, 0, 0, 6, 0, 0, 5, 23, 22, 0, 0, 23},  // scaleAspectFit
    {1522, 1517, -1, -1, -1, 0, 0, 7, 0, 0, 5, 23, 22, 0, 0, 23},  // scaleAspectFill
    {91, -1, -1, -1, -1, 1303, 1874, 8, 1, 1, 0, 0, 54, 0, 0, 23},  // transform
    {1524, -1, -1, -1, -1, 1304, 1875, 9, 1, 1, 0, 0, 0, 0, 0, 23},  // area
    {346, -1, -1, -1, -1, 1305, 1876, 10, 2, 2, 0, 0, 2, 0, 0, 23},  // contains
    {323, -1, -1, -1, -1, 1307, 1878, 11, 1, 2, 1, 30, 4, 0, 0, 23},  // corners
    {1514, -1, -1, -1, -1, 0, 1880, 0, 0, 1, 2, 15, 3, 0, 0, 24},  // css
    {1515, -1, -1, -1, -1, 0, 1881, 1, 0, 1, 2, 15, 3, 0, 0, 24},  // svg
    {1525, -1, -1, -1, -1, 0, 1882, 2, 0, 1, 2, 15, 53, 0, 0, 24},  // latex
    {1525, -1, -1, -1, -1, 0, 1883, 3, 0, 1, 2, 16, 53, 0, 0, 24},  // latex
    {1526, -1, -1, -1, -1, 1308, 1884, 4, 1, 1, 0, 0, 53, 0, 0, 24},  // swiftCode
    {1527, -1, -1, -1, -1, 1309, 1885, 0, 1, 1, 0, 0, 53, 0, 0, 25},  // explain
    {1527, -1, -1, -1, -1, 1310, 1886, 1, 2, 2, 0, 0, 53, 0, 0, 25},  // explain
    {504, -1, -1, -1, -1, 1312, 1888, 2, 2, 2, 0, 0, 53, 0, 0, 25},  // compare
    {504, -1, -1, -1, -1, 1314, 1890, 3, 3, 3, 0, 0, 53, 0, 0, 25},  // compare
    {791, -1, -1, -1, 1581, 1365, 1893, 0, 1, 2, 1, 31, 8, 0, 0, 26},  // action
    {1582, -1, -1, -1, -1, 1367, 1895, 1, 1, 1, 3, 0, 3, 0, 0, 26},  // Selector
    {1584, -1, -1, -1, -1, 1368, 1896, 2, 1, 1, 0, 0, 3, 0, 0, 26},  // NSStringFromClass
    {1585, -1, -1, -1, -1, 1369, 1897, 3, 1, 1, 0, 0, 3, 0, 0, 26},  // NSSelectorFromString
};

static const int32_t labels[] = {
    94, 193, 194, 95, 195, 196, 198, 199, 202, 199, 203, -1, -1, 206, -1, 206, -1, -1, 206, 208, 199, 208,
    199, -1, 208, 199, 208, 199, 216, -1, -1, -1, -1, 7, -1, 239, 240, 245, 246, 247, 248, -1, 208, 199, -1,
    255, -1, -1, -1, -1, 260, 261, -1, -1, 266, 267, -1, -1, -1, -1, -1, 208, 199, 266, 267, 242, 269, -1,
    287, 288, -1, -1, -1, 326, 327, 328, 329, -1, -1, -1, 216, 260, 261, 260, 261, -1, -1, -1, -1, -1, -1,
    -1, 355, 356, 352, 353, -1, -1, -1, -1, -1, -1, -1, 381, 381, 381, 381, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 382, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 356, 255, 216, 356, 239, 216, 255, 216,
    239, 216, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 458, 458, 462, 458,
    469, 470, 471, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 479, 485, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, 497, -1, 499, -1, 501, -1, -1, -1, -1, -1, 55, 55, -1, 462, 55, 55, 55, 462, 9, -1, 9, -1,
    514, -1, -1, -1, -1, -1, -1, -1, 518, 239, 356, -1, -1, 521, 522, -1, -1, -1, -1, 527, -1, 55, 528, 478,
    -1, -1, -1, -1, 216, 216, 216, -1, 521, -1, 530, -1, 531, 530, 531, 531, -1, -1, -1, 528, 478, 521, 545,
    462, 514, 462, -1, 548, -1, 549, 557, -1, -1, 557, -1, 557, -1, 560, -1, -1, -1, 560, -1, -1, 565, 566,
    216, -1, -1, -1, -1, -1, -1, 55, 55, -1, 216, -1, 216, 216, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 462, 462, 462, 462, 514, -1, -1, 514, -1, 583, 584, 585, 586, -1, 591, 586, 639, 639, 639, 639, 639,
    639, 639, 639, 639, 639, 639, 639, 646, 647, 255, -1, -1, -1, -1, 547, -1, 791, 7, -1, 791, 792, -1, 791,
    7, -1, 791, 792, 7, -1, -1, 7, -1, 797, -1, 7, -1, 797, -1, 7, -1, 797, -1, 7, -1, 797, -1, 7, -1, 7,
    462, -1, -1, 829, -1, 832, -1, 531, 531, 836, -1, 837, -1, 838, -1, 255, -1, 356, -1, 841, -1, 842, -1,
    841, -1, 842, 462, -1, -1, -1, -1, -1, -1, 531, -1, 859, -1, 860, -1, 514, -1, 514, -1, 514, 877, 514, 8,
    8, 8, 892, 8, 892, -1, -1, -1, 255, -1, 356, -1, -1, -1, 934, 266, 267, 266, 267, -1, 208, 199, -1, 208,
    199, 208, 199, -1, -1, -1, 938, -1, -1, 938, 208, 199, 208, 199, 938, -1, -1, 208, 199, -1, 953, 791, -1,
    953, 791, -1, 953, 791, -1, 953, 791, -1, 953, 791, -1, 953, 791, -1, 953, 791, -1, 8, -1, 1010, 8, -1,
    1012, 8, -1, 8, -1, -1, 8, -1, 1012, -1, 791, -1, 791, -1, 514, -1, 514, -1, 514, -1, 514, -1, 1020, -1,
    1020, -1, 1020, -1, 1020, -1, 7, -1, 1023, 1026, -1, -1, -1, 8, -1, 8, -1, 7, -1, -1, 7, -1, 7, -1, 356,
    255, 1063, 356, 255, 1063, 1064, 356, 255, 1063, 356, 255, 1063, 1064, 531, 356, 255, 1063, 531, 356,
    255, 1063, 240, 531, 216, 1068, 1063, 531, 531, 1070, 531, 1065, 531, 1070, 1065, 531, 1072, 255, 1063,
    962, 962, 962, 962, -1, 644, -1, 1180, -1, -1, -1, 1181, 1182, 1183, 1184, 1184, 1185, 1186, 1187, 1188,
    1185, 531, 531, 1190, 1191, -1, -1, 531, 1194, 1195, 1194, 1195, 1194, 1195, 1196, 1194, 1195, 1196,
    1194, 1197, 1195, 1194, 1197, 1195, 1194, 1197, 1195, 1196, 1194, 1197, 1195, 1196, 1194, 1197, 1198,
    1195, 1194, 1197, 1198, 1195, 1194, 1197, 1198, 1195, 1196, 1194, 1197, 1198, 1195, 1196, 1194, 1197,
    1199, 1200, 1195, 1194, 1197, 1199, 1200, 1195, 1194, 1197, 1199, 1200, 1198, 1195, 1194, 1197, 1199,
    1200, 1198, 1195, 1194, 1197, 1199, 1200, 1195, 1196, 1194, 1197, 1199, 1200, 1195, 1196, 1194, 1197,
    1199, 1200, 1198, 1195, 1196, 1194, 1197, 1199, 1200, 1198, 1195, 1196, -1, 1195, -1, 1195, -1, 1195,
    1196, -1, 1195, 1196, -1, 1197, 1198, 1195, -1, 1197, 1198, 1195, -1, 1197, 1198, 1195, 1196, -1, 1197,
    1198, 1195, 1196, -1, 1197, 1199, 1200, 1198, 1195, 1196, -1, 1197, 1199, 1200, 1198, 1195, 1196, 1194,
    1197, 1195, 1194, 1197, 1195, 1194, 1197, 1198, 1195, 1194, 1197, 1198, 1195, 1194, 1197, 1195, 1196,
    1194, 1197, 1195, 1196, 1194, 1197, 1198, 1195, 1196, 1194, 1197, 1198, 1195, 1196, -1, 1197, 1198, 1195,
    1196, -1, 1197, 1198, 1195, 1196, 1205, 1206, 1195, 1205, 1206, 1195, -1, 1206, 1195, -1, 1206, 1195,
    1194, 1197, 1198, 1195, 1196, 1194, 1197, 1198, 1195, 1196, 1194, 1197, 1198, 1195, 1194, 1197, 1198,
    1195, 1194, 1197, 1195, 1196, 1194, 1197, 1195, 1196, 1194, 1197, 1195, 1194, 1197, 1195, -1, 1211, -1,
    -1, -1, -1, -1, -1, -1, 1225, 638, 638, 1225, -1, 1227, -1, 1227, 1230, -1, 1230, 1227, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1244, 1244, 1244, 1260, 1272, 1195, 1260, 1272, 1195, 1260, 1272,
    1260, 1272, 1260, 1184, 1195, 1260, 1184, 1195, 1260, 1184, 1260, 1184, 1260, 1181, 1182, 1195, 1260,
    1181, 1182, 1195, 1260, 1181, 1182, 1260, 1181, 1182, 1260, 1273, 1260, 1273, 1275, -1, 531, 1280, 1281,
    -1, -1, 1283, -1, -1, 557, 557, 557, 1295, -1, 1295, 1295, -1, 1295, -1, 356, -1, 255, -1, -1, -1, -1,
    1306, 1307, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 226, 227, 1316, 1317, 228, 229, 1318, 1319, 1320, 1321, 1322, 1323, 230, 231, 1324, 232, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, 521, -1, 1331, -1, 521, 1331, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 462, -1, 8, -1, -1, 462, -1, 8, -1, -1, 1348, -1, 1072, -1, 1072, 1348, -1, -1, 1348,
    -1, 1072, -1, 1072, 1348, -1, -1, 135, 1367, 136, 137, 45, 170, 1368, 174, 1369, 176, 1370, 177, 1371,
    175, 1372, 112, -1, -1, 1383, 1383, 1384, 279, 1393, 898, 1394, 1395, 1396, -1, -1, 279, 91, -1, 1399,
    91, -1, -1, -1, -1, -1, -1, 478, 1037, -1, -1, 1393, 1424, 1425, 91, -1, -1, -1, -1, 1393, 1427, 1428,
    255, 255, 91, 255, 255, 91, 1432, 1432, 91, 255, 255, -1, -1, 91, -1, -1, 91, 8, 8, 91, 8, 1424, 1425, 8,
    1424, 1425, 91, -1, -1, -1, 91, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 255, 1181, 1182, 255, 1455, 1456, 255, 1455, 1456, 91, 255, 1458, 255, 1459, 255,
    1459, 91, 255, 1181, 1182, 255, 1458, 1463, 1068, 1464, 1465, 1466, 324, 1068, 1464, 1465, 1466, 324,
    1068, 1464, 1465, 1466, 91, 324, 1068, 1464, 1468, 324, 1068, 1464, 1468, 91, 1469, 1068, 1464, 1465,
    1466, 1463, 1068, 1464, 1465, 1466, 1471, 1472, 1068, 1471, 1472, 1068, 91, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1484,
    1484, -1, -1, -1, -1, -1, -1, -1, -1, 1484, -1, 91, -1, 1484, 91, -1, -1, -1, -1, -1, 356, 356, 356, 356,
    356, -1, -1, 7, 7, 7, 7, 7, 356, 356, 255, 356, 255, -1, 1523, 462, -1, 8, 8, -1, -1, -1, 1528, -1, -1,
    -1, -1, 462, -1, 514, 877, 514, 462, -1, 531, 829, 832, -1, 255, -1, 356, -1, -1, 356, -1, 255, -1, 531,
    -1, 557, 557, -1, 531, 836, -1, -1, -1, 530, -1, 521, 1275, 531, 1280, 1281, 1010, 8, -1, 8, 1026, 557,
    1295, 1295, -1, 1295, -1, 1295, 557, 557, -1, -1, -1, 203, -1, 206, 216, 239, 240, -1, -1, -1, 208, 199,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, 255, -1, 356, -1, 841, -1, 842, -1, 841, -1, 842, -1, 255, -1, 356,
    -1, 514, 877, 514, -1, -1, -1
};

static const uint64_t kinds[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 258, 1, 258, 10, 1, 10, 1, 1, 10, 1, 1, 1, 1, 15, 15, 15, 1, 1, 15, 1, 1,
    15, 258, 15, 15, 15, 15, 15, 15, 64609979658, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 20, 10, 258, 13, 1, 258, 11, 17, 17, 17, 17, 17, 1, 1, 10, 10, 10, 15, 10, 10, 10, 10, 10,
    10, 10, 10, 1, 1, 11, 11, 11, 11, 15, 11, 1, 1, 13, 13, 13, 15, 13, 13, 13, 13, 13, 13, 12, 12, 12, 12,
    12, 12, 1, 1, 1, 1, 10, 13, 14, 13, 14, 13, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14,
    14, 14, 14, 14, 14, 1, 1, 1, 1, 51, 51, 51, 14, 51, 14, 1, 1, 14, 1, 1, 14, 14, 14, 14, 14, 14, 14, 10,
    14, 14, 14, 14, 14, 15, 14, 1, 19, 14, 14, 16, 16, 16, 16, 16, 16, 1, 570687746, 570687746, 570687746,
    570687746, 570687746, 570687746, 1, 1, 1, 1, 513, 513, 513, 513, 513, 513, 513, 513, 513, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 258, 258, 258, 258, 258, 258, 258, 258,
    258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 25, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2,
    258, 258, 258, 1, 1, 1, 1, 1, 5, 5, 5, 5, 5, 5, 395269, 395269, 0, 50, 5, 50, 5, 50, 5, 50, 5, 0, 50, 5,
    50, 5, 50, 5, 1, 5, 0, 5, 5, 1, 5, 1, 0, 5, 0, 1, 5, 1, 1, 5, 0, 5, 4, 5, 50, 1, 1, 5, 0, 5, 50, 5, 50,
    5, 50, 5, 0, 5, 50, 5, 50, 5, 50, 5, 0, 5, 50, 5, 50, 5, 50, 5, 5, 5, 5, 5, 1, 5, 1, 8, 50, 5, 5, 5, 1,
    5, 5, 1, 5, 1, 5, 1, 5, 1, 5, 1, 5, 1, 5, 1, 1, 5, 5, 0, 5, 50, 5, 50, 5, 1, 5, 5, 5, 5, 50, 8, 50, 5, 0,
    50, 5, 50, 0, 1, 5, 5, 269619, 269619, 269619, 269619, 5, 50, 5, 50, 5, 5, 50, 5, 50, 5, 4, 5, 0, 5,
    1541, 5, 0, 1, 5, 1541, 1, 5, 1, 5, 5, 5, 5, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 1, 4, 4, 4, 4, 4, 4, 4, 4,
    4, 4, 4, 4, 4, 4, 4, 0, 0, 0, 0, 0, 7, 7, 7, 7, 7, 7, 7, 0, 7, 0, 7, 0, 0, 7, 0, 0, 7, 7, 7, 7, 50, 7,
    50, 7, 50, 7, 7, 50, 7, 0, 7, 0, 5, 395269, 50, 7, 50, 7, 50, 7, 50, 7, 50, 7, 0, 50, 7, 50, 7, 50, 7,
    50, 7, 50, 7, 50, 7, 50, 7, 50, 7, 7, 8, 8, 8, 8, 8, 1, 8, 50, 8, 67503368, 67504133, 6, 6, 6, 6, 1541,
    6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6,
    1541, 6, 0, 6, 0, 6, 0, 6, 0, 6, 6, 6, 1, 1, 1, 1, 18, 1, 18, 18, 18, 1, 1, 14, 14, 14, 14, 14, 14, 14,
    14, 14, 14, 14, 14, 30, 30, 30, 30, 30, 30, 30, 4, 0, 30, 30, 10, 30, 30, 30, 30, 30, 30, 1, 1, 1, 1, 30,
    30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 4, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 0,
    1074, 4, 30, 0, 1074, 4, 30, 0, 590898, 4, 30, 0, 590898, 4, 30, 4, 30, 4, 30, 2308, 4, 30, 2308, 4, 30,
    0, 4, 30, 0, 4, 30, 0, 4, 30, 0, 4, 30, 0, 4, 30, 0, 4, 30, 0, 4, 30, 0, 4, 30, 30, 30, 30, 30, 30, 30,
    30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 1, 30, 1, 1,
    30, 30, 30, 30, 30, 30, 30, 3594, 2334, 30, 3594, 2334, 30, 3594, 2334, 30, 3594, 2334, 30, 3594, 2334,
    30, 3594, 2334, 30, 30, 31, 31, 31, 30, 31, 30, 31, 31, 30, 30, 30, 14, 31, 14, 30, 30, 30, 13, 30, 30,
    30, 31, 30, 1, 31, 31, 1, 31, 31, 31, 31, 31, 31, 30, 30, 30, 30, 30, 30, 10, 0, 30, 0, 0, 30, 0, 0, 30,
    10, 0, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 0, 30, 14, 3, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31,
    31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31,
    31, 31, 31, 31, 31, 31, 31, 15, 31, 31, 31, 31, 31, 31, 31, 31, 3594, 2335, 31, 3594, 2335, 31, 10, 31,
    10, 4, 4, 48, 1, 1, 48, 1, 48, 1, 48, 1, 48, 1, 1, 48, 10, 48, 1, 1, 48, 1, 48, 1, 48, 13, 48, 2, 48, 2,
    2609, 48, 1, 48, 1, 2609, 48, 1, 1, 48, 1, 1, 2609, 48, 15, 48, 51, 48, 48, 48, 48, 48, 1, 1, 15, 0,
    590898, 50, 0, 590898, 50, 0, 590898, 50, 0, 590898, 50, 0, 590898, 50, 0, 590898, 50, 0, 590898, 50, 34,
    33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 2334, 33, 2334, 33,
    1, 2334, 33, 1, 2334, 33, 2334, 33, 2334, 33, 2334, 33, 2334, 33, 2826, 2334, 33, 2826, 2334, 33, 0,
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
    37, 37, 37, 37, 37, 1, 40, 2354, 1, 40, 1, 1, 2354, 1, 1, 1, 10, 10, 2354, 1, 10, 10, 1, 38, 37, 37, 1,
    37, 37, 3, 37, 45, 37, 2342, 1, 37, 50, 37, 50, 1, 37, 50, 37, 37, 37, 37, 37, 37, 37, 37, 44, 45, 31,
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
    1, 32, 2319, 1, 1, 1, 1, 32, 2319, 1, 1, 1, 258, 258, 0, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32,
    2319, 32, 2319, 32, 32, 32, 32, 2319, 32, 2319, 32, 32, 10, 32, 10, 28, 32, 10, 15, 32, 10, 28, 15, 32,
    2319, 10, 3, 31, 31, 31, 31, 31, 31, 31, 18, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 14, 14, 14, 14, 23,
    5, 5, 10, 5, 30, 2334, 15, 15, 15, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 31, 4, 4, 52, 4
};

static const uint8_t types[] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 3, 4, 4, 4, 5, 5, 5, 4, 3, 8, 8, 2, 10,
    11, 13, 14, 17, 19, 18, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 51, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 25, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 7, 7, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 26, 26, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 4, 34, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 21, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 30, 0,
    30, 0, 0, 30, 0, 0, 0, 0, 0, 0, 31, 31, 31, 31, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 49, 0, 0, 0, 0, 0, 48, 15, 33, 0, 33, 33, 33, 33, 33, 33, 35, 34, 0, 35, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 51, 0, 0,
    0, 0, 0, 0, 0, 36, 36, 0, 0, 0, 0, 0, 0, 0, 0, 0, 51, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 39, 39, 39, 39, 40, 40, 41, 44, 45, 42, 43, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 38, 38, 38, 38, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 37, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 47, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 37, 0, 37, 37, 37, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 46, 0, 0, 0, 0, 0, 0, 0, 0, 15,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 32, 32, 32, 32, 32, 18, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 27, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 28, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 23, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4
};

static const int32_t type_names[] = {
    125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145,
    146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 134, 161, 162, 163, 164, 165,
    166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 112, 178, 179, 180, 181, 182, 183, 184, 185,
    186, 187, 188, 189, 190, 191, 192, 224, 325, 450, 550, 551, 552, 569, 710, 711, 735, 749, 815, 866, 868,
    871, 878, 879, 880, 881, 944, 950, 951, 952, 954, 955, 956, 957, 958, 959, 736, 960, 961, 963, 1034,
    1042, 1043, 1053, 1075, 1076, 1077, 1078, 1079, 1080, 1081, 1082, 1083, 1084, 1085, 1175, 1176, 1177,
    1178, 1220, 1221, 1222, 1243, 1245, 1246, 1247, 1209, 1298, 1307, 1385, 1386, 1387, 1388, 1389, 1390,
    1391, 1413, 1491, 1502, 1517, 1582, 1583
};

static const struct catalogue_tables tables = {
    bytes, COUNT(bytes) - 1, names, COUNT(names), slots, COUNT(slots), first, COUNT(first),
    links, COUNT(links), entries, COUNT(entries), labels, COUNT(labels), kinds, COUNT(kinds),
    types, COUNT(types), type_names, COUNT(type_names)};

const struct catalogue_tables *_Nonnull catalogue_tables(void) { return &tables; }
