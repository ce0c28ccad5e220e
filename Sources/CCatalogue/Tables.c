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
    {2102, 3160029103}, {2110, 3174662200}, {2133, 1479719844}, {2143, 3376534378}, {2170, 3589306714},
    {2203, 804357063}, {2232, 1910201350}, {2239, 2701182283}, {2245, 398550328}, {2248, 521802798},
    {2251, 505025179}, {2254, 656170845}, {2257, 605837988}, {2260, 2468447887}, {2263, 2485225506},
    {2266, 2384559792}, {2276, 4100406635}, {2287, 1987983040}, {2293, 365099244}, {2297, 3641958979},
    {2307, 296602997}, {2314, 2462546090}, {2321, 4254058618}, {2326, 2907980824}, {2330, 3981965844},
    {2336, 3649018447}, {2344, 2614820847}, {2357, 292130973}, {2362, 2190941297}, {2377, 211913386},
    {2385, 564937055}, {2396, 3419592236}, {2407, 3460502485}, {2411, 2339366755}, {2422, 377128425},
    {2430, 1086286877}, {2457, 3941508978}, {2465, 783488098}, {2467, 1111836708}, {2486, 2280960882},
    {2493, 3181326346}, {2512, 975988953}, {2528, 635020210}, {2530, 1360837969}, {2532, 1344060350},
    {2544, 1925151750}, {2550, 2408179714}, {2556, 2211460629}, {2576, 1848861402}, {2581, 2508680735},
    {2587, 3585981250}, {2597, 2335550124}, {2601, 597743964}, {2611, 2354563044}, {2637, 2897926679},
    {2654, 1035906630}, {2672, 783840260}, {2673, 4060888886}, {2674, 4278997933}, {2682, 589286162},
    {2687, 414084241}, {2697, 2275477643}, {2701, 3940830471}, {2711, 1940694431}, {2715, 1996966820},
    {2725, 1637070560}, {2733, 1605206413}, {2747, 1343892145}, {2765, 2293605903}, {2775, 1099796002},
    {2786, 370965912}, {2796, 4290552719}, {2831, 1638856759}, {2847, 3707845437}, {2855, 1968018676},
    {2869, 2745245856}, {2877, 2872562979}, {2891, 1867915087}, {2899, 1052627742}, {2913, 1537748690},
    {2921, 4233365429}, {2935, 3239423849}, {2939, 1535751837}, {2952, 3736796887}, {2956, 2541423239},
    {2969, 3804893101}, {2973, 3060514643}, {2986, 21234473}, {2990, 1518974218}, {3003, 3720019268},
    {3007, 2524645620}, {3020, 3788115482}, {3024, 3043737024}, {3037, 4456854}, {3051, 2037980277},
    {3066, 2933655948}, {3078, 558644074}, {3095, 328942278}, {3103, 2111105165}, {3117, 3042771105},
    {3123, 3800657716}, {3135, 626531088}, {3142, 2362349278}, {3155, 866545770}, {3165, 857273821},
    {3181, 4045899937}, {3188, 1135749657}, {3194, 93078660}, {3206, 1409690180}, {3209, 2802900028},
    {3213, 306900080}, {3219, 1319594794}, {3224, 2028154341}, {3240, 2218332638}, {3264, 225597218},
    {3293, 2084234006}, {3309, 1331687974}, {3314, 2135852838}, {3335, 2753988203}, {3342, 864200463},
    {3353, 3838403746}, {3361, 1530791347}, {3373, 3721205966}, {3378, 3688814324}, {3389, 3876242216},
    {3401, 1809966536}, {3419, 2699878380}, {3429, 4079184015}, {3449, 1179101157}, {3457, 1825239352},
    {3476, 3748245722}, {3494, 634908722}, {3511, 163271060}, {3537, 3289806584}, {3549, 3446866648},
    {3554, 1737076817}, {3563, 881687192}, {3570, 1219519868}, {3580, 3970939267}, {3584, 2513272949},
    {3593, 3224470464}, {3600, 2986472067}, {3604, 708293528}, {3610, 258052966}, {3612, 3450233754},
    {3614, 1213090802}, {3618, 3555670962}, {3624, 2743639103}, {3630, 2710083865}, {3636, 4214265958},
    {3642, 3963008473}, {3649, 1381912327}, {3658, 297212119}, {3661, 53234560}, {3669, 1135433081},
    {3672, 797905850}, {3680, 1315384455}, {3691, 4179333016}, {3714, 867257093}, {3725, 841567274},
    {3728, 3617776409}, {3740, 1784172926}, {3743, 3381609815}, {3755, 1550566188}, {3765, 1592295328},
    {3772, 1524000883}, {3775, 1923516200}, {3779, 3391553482}, {3782, 1062293841}, {3786, 3825392021},
    {3789, 709362235}, {3793, 392774327}, {3798, 2880712451}, {3803, 3102149661}, {3809, 2394465697},
    {3813, 1659167240}, {3818, 475034410}, {3824, 3434436711}, {3827, 1479764693}, {3831, 2347825097},
    {3837, 1197479801}, {3841, 1351583639}, {3846, 3270705251}, {3852, 366569208}, {3856, 1251212115},
    {3860, 1621599661}, {3865, 3579732453}, {3871, 1720942905}, {3875, 140187182}, {3880, 1868829528},
    {3889, 3948149459}, {3899, 708029167}, {3904, 3185475540}, {3910, 2537751862}, {3916, 2778439310},
    {3923, 2616928056}, {3929, 4139930401}, {3936, 3135838405}, {3943, 2498734875}, {3951, 4064998855},
    {3955, 268639961}, {3960, 4092159661}, {3965, 2346846000}, {3971, 2328988770}, {3975, 2519117294},
    {3980, 3873647896}, {3984, 1415682102}, {3989, 631424496}, {3993, 282220607}, {3998, 3558937627},
    {4002, 4099687964}, {4007, 658698766}, {4011, 153638352}, {4016, 545189250}, {4024, 197671877},
    {4033, 792060313}, {4037, 513084933}, {4042, 2275780057}, {4047, 2616489071}, {4052, 4075421329},
    {4057, 2981347434}, {4062, 648810968}, {4070, 638754166}, {4077, 591523055}, {4084, 4047093083},
    {4091, 656837285}, {4099, 3789446092}, {4107, 4277107410}, {4115, 3906719864}, {4128, 2663715805},
    {4133, 2698097207}, {4139, 3072217742}, {4146, 1920734138}, {4171, 4225734153}, {4173, 1128467232},
    {4177, 1035581717}, {4192, 3525779695}, {4215, 1975486251}, {4225, 2889234988}, {4237, 128921049},
    {4256, 1127666911}, {4266, 2542550614}, {4272, 2627312426}, {4281, 1195911285}, {4291, 4151950225},
    {4293, 1765031016}, {4301, 1814435734}, {4307, 3602780627}, {4312, 876513898}, {4323, 879704937},
    {4331, 3728990320}, {4351, 4007662012}, {4358, 2941534958}, {4365, 2238339041}, {4370, 3277562923},
    {4373, 3761252941}, {4377, 382886321}, {4380, 4220379804}, {4384, 4200353678}, {4387, 2633446552},
    {4391, 388525018}, {4396, 967958004}, {4401, 1216469057}, {4405, 1675745305}, {4413, 3533348019},
    {4423, 2267784115}, {4426, 2877453236}, {4434, 1011085160}, {4438, 1555467752}, {4448, 1419061120},
    {4454, 3353438327}, {4460, 2002030311}, {4467, 931910521}, {4493, 1638953034}, {4506, 263889333},
    {4519, 2304257469}, {4529, 1623797237}, {4545, 2667149886}, {4564, 1204873229}, {4584, 2611599107},
    {4594, 1975768454}, {4606, 3532344479}, {4613, 2718014180}, {4634, 713077974}, {4651, 2712081721},
    {4677, 1361625375}, {4703, 864165631}, {4710, 3189629876}, {4728, 165942467}, {4741, 1655317257},
    {4760, 1010779457}, {4770, 2215640769}, {4780, 1070265239}, {4789, 1134120687}, {4793, 2846199180},
    {4806, 1743930340}, {4812, 4005059268}, {4816, 206241385}, {4825, 1115344066}, {4833, 567586076},
    {4839, 3901637708}, {4843, 803046281}, {4849, 152899664}, {4854, 2276994531}, {4863, 1787359420},
    {4877, 2796815519}, {4892, 3918278559}, {4899, 4155575922}, {4909, 236925125}, {4917, 1684779966},
    {4921, 798074659}, {4930, 2374006294}, {4936, 3103973672}, {4946, 2926810054}, {4948, 1462048136},
    {4958, 1244814717}, {4968, 1696195782}, {4977, 3093996503}, {4986, 2756264342}, {4994, 2866045037},
    {5002, 1163907536}, {5014, 2104353872}, {5025, 3110688315}, {5036, 3317910134}, {5049, 2755011687},
    {5065, 2069497450}, {5076, 1516930437}, {5086, 469045609}, {5097, 2847090017}, {5117, 176574206},
    {5121, 2827744275}, {5135, 4136830480}, {5162, 2619347079}, {5188, 74188477}, {5192, 1361572173},
    {5202, 1896686403}, {5212, 3273657238}, {5222, 1266202965}, {5234, 3635588042}, {5253, 2733832836},
    {5257, 4182378701}, {5264, 2110798224}, {5270, 877087803}, {5279, 1970364490}, {5285, 1275339983},
    {5303, 350857000}, {5319, 2079739832}, {5335, 1996921413}, {5344, 2043970711}, {5351, 1731736080},
    {5363, 4080117376}, {5374, 1493013840}, {5394, 2398078988}, {5402, 1065574956}, {5412, 2965413338},
    {5422, 990401381}, {5425, 682729123}, {5434, 1722954222}, {5450, 3827859290}, {5461, 37271103},
    {5469, 1119987041}, {5488, 2161276179}, {5511, 3507573001}, {5519, 2301731235}, {5529, 1862550028},
    {5543, 3213420894}, {5559, 288415389}, {5569, 4033069017}, {5575, 672109684}, {5583, 3339054942},
    {5586, 1089765596}, {5591, 18738364}, {5595, 2197550541}, {5600, 1569418667}, {5618, 1419285594},
    {5621, 3324446467}, {5628, 2540844914}, {5637, 936176715}, {5642, 3724674918}, {5647, 1452231588},
    {5657, 665752555}, {5667, 2665914025}, {5675, 1172522883}, {5685, 2411978403}, {5694, 2082024064},
    {5698, 1231115066}, {5707, 244075885}, {5713, 96429129}, {5724, 1558106348}, {5731, 1676028392},
    {5743, 3565214879}, {5749, 1169454059}, {5760, 2276069802}, {5766, 2590900991}, {5777, 403953390},
    {5782, 817772335}, {5792, 3894621598}, {5796, 3130700698}, {5805, 3811712141}, {5814, 2836898780},
    {5828, 744222851}, {5836, 3219325754}, {5849, 455433581}, {5854, 1550717474}, {5864, 4099875093},
    {5873, 2687217115}, {5885, 3317790454}, {5897, 680679420}, {5908, 4074568615}, {5918, 972345196},
    {5928, 2124225882}, {5938, 1707208587}, {5948, 1698171440}, {5960, 1765986002}, {5972, 3099195470},
    {5982, 1325296208}, {5993, 1159889848}, {6003, 3210628243}, {6014, 3799163251}, {6025, 3782385632},
    {6036, 3899828965}, {6047, 3883051346}, {6058, 3866273727}, {6074, 4169345192}, {6099, 3573351892},
    {6104, 4137097213}, {6109, 3523899814}, {6115, 1029089800}, {6126, 1290530634}, {6134, 4203053801},
    {6147, 406972148}, {6151, 2369371622}, {6158, 3726277920}, {6163, 3555021734}, {6168, 3008443898},
    {6178, 877317237}, {6191, 1513289445}, {6215, 2694946607}, {6237, 3902926015}, {6240, 2516003219},
    {6255, 3083183824}, {6259, 3185987134}, {6268, 3141474305}, {6281, 1010012291}, {6285, 659427984},
    {6296, 3254824265}, {6304, 1438951982}, {6313, 571377267}, {6331, 143865419}, {6349, 445834375},
    {6363, 4201716739}, {6376, 2082798958}, {6380, 3883353449}, {6403, 1252969316}, {6420, 611349806},
    {6442, 3939761393}, {6466, 1880591026}, {6492, 1052979093}, {6508, 1315057949}, {6521, 3198073272},
    {6546, 1888717571}, {6559, 1499172353}, {6573, 1151719106}, {6591, 1297838153}, {6602, 1291853992},
    {6614, 3864824124}, {6627, 284302454}, {6645, 2291378338}, {6667, 2024043478}, {6682, 3416336049},
    {6693, 3326301860}, {6704, 2097883034}, {6722, 2658088632}, {6732, 4116806241}, {6744, 2750625341},
    {6761, 2805121617}, {6770, 2636563400}, {6776, 1226705564}, {6786, 1144915353}, {6804, 1085962434},
    {6810, 542584942}, {6828, 1880354216}, {6837, 2126046479}, {6858, 3409685817}, {6868, 2322214854},
    {6890, 715012316}, {6895, 667630371}, {6912, 4011681569}, {6927, 2477794221}, {6942, 2826459802},
    {6949, 863636682}, {6979, 3312035873}, {7007, 2374822095}, {7023, 1117036282}, {7039, 2727146260},
    {7051, 2338438971}, {7059, 894604266}, {7077, 239266950}, {7093, 3440848049}, {7111, 1563451997},
    {7147, 1300855194}, {7165, 2649340029}, {7178, 3157132282}, {7209, 1994390723}, {7222, 3295732442},
    {7241, 3217941162}, {7278, 2638373311}, {7297, 729836362}, {7314, 1103965319}, {7349, 3909734774},
    {7366, 3422384807}, {7380, 1562399317}, {7412, 3535094014}, {7426, 2862813109}, {7446, 70193435},
    {7484, 3331707904}, {7504, 167527483}, {7508, 810547195}, {7530, 3377910156}, {7546, 2815096657},
    {7587, 3232227944}, {7606, 2636711499}, {7620, 2461495057}, {7625, 502047894}, {7631, 3867909202},
    {7651, 2942666046}, {7657, 1490954098}, {7668, 1092012710}, {7693, 38792922}, {7704, 2899252294},
    {7712, 871591685}, {7734, 1041997713}, {7742, 3217987877}, {7750, 1309284212}, {7772, 2823090016},
    {7780, 4012061332}, {7795, 4204111253}, {7800, 3492500287}, {7809, 773059133}, {7832, 2759092874},
    {7841, 481727645}, {7855, 2303844654}, {7883, 1323066019}, {7897, 590774350}, {7906, 421821156},
    {7929, 696240407}, {7938, 1453714756}, {7953, 466020238}, {7982, 4077855673}, {7997, 1744839726},
    {8013, 1408722253}, {8043, 876245160}, {8059, 452810861}, {8072, 1260603725}, {8099, 968316954},
    {8112, 859371885}, {8126, 1658883364}, {8154, 3531153185}, {8168, 486221508}, {8179, 4064395570},
    {8204, 2257273533}, {8215, 3217031314}, {8227, 1898701486}, {8253, 692253475}, {8265, 2618608526},
    {8279, 889051197}, {8307, 1439665068}, {8321, 3703752221}, {8336, 158609817}, {8365, 3199826274},
    {8380, 3872230201}, {8393, 592993401}, {8420, 2782426318}, {8433, 1648296985}, {8455, 2036964556},
    {8491, 1478369021}, {8513, 2072579308}, {8522, 588027325}, {8528, 3294899967}, {8544, 2406610228},
    {8556, 1136770368}, {8567, 1099727666}, {8594, 3943336079}, {8602, 3373088083}, {8610, 1118385669},
    {8623, 1252830802}, {8631, 1310484760}, {8649, 4211107556}, {8667, 4235327583}, {8686, 1911957762},
    {8698, 2274977100}, {8708, 1894102977}, {8725, 1868420705}, {8740, 1229760322}, {8755, 401251929},
    {8764, 4136070254}, {8774, 141711844}, {8787, 1877099350}, {8797, 4224630636}, {8823, 2956264019},
    {8847, 3731343133}, {8858, 1490880043}, {8873, 651349070}, {8892, 3553571131}, {8913, 798050051},
    {8933, 1738029828}, {8942, 830772382}, {8966, 975665791}, {8973, 3753552150}, {8995, 1268347563},
    {9004, 2675976173}, {9012, 2255101473}, {9024, 1325536902}, {9034, 66138439}, {9053, 2650151654},
    {9065, 1362571274}, {9072, 2674091075}, {9089, 4180264212}, {9100, 2220611910}, {9106, 3628923247},
    {9125, 2290191893}, {9138, 524486259}, {9153, 536057419}, {9166, 2266436945}, {9178, 2660165913},
    {9190, 2510371521}, {9197, 1647949432}, {9208, 2499925078}, {9214, 1061329053}, {9222, 2186648520},
    {9234, 3685987662}, {9248, 1203193122}, {9262, 3305235377}, {9277, 3408062813}, {9299, 598285973},
    {9310, 2107277412}, {9325, 1771288722}, {9339, 1024755039}, {9359, 2323362532}, {9379, 295121441},
    {9391, 3240065181}, {9400, 3923523740}, {9420, 140741692}, {9450, 687274249}, {9461, 186774928},
    {9475, 2185261687}, {9480, 2753641482}, {9485, 2454962418}, {9502, 958887293}, {9520, 3594902096},
    {9528, 2175633178}, {9545, 775974691}, {9552, 4056008598}, {9566, 32195591}, {9573, 3647323098},
    {9589, 3198753898}, {9600, 2621687777}, {9624, 56185609}, {9632, 3091067239}, {9636, 3935363592},
    {9646, 3073585980}, {9653, 1867556362}, {9666, 2589014835}, {9682, 3891896413}, {9688, 4148812653},
    {9695, 1700657266}, {9707, 1106246455}, {9722, 754571866}, {9733, 1038506759}, {9739, 4176775601},
    {9748, 2830785103}, {9758, 1731433239}, {9766, 855408348}, {9774, 2834400513}, {9789, 3963693047},
    {9798, 3544094494}, {9804, 4009327117}, {9820, 492923249}, {9833, 1423062726}, {9851, 161915485},
    {9894, 2642763852}, {9907, 1214513038}, {9924, 1445723454}, {9933, 2844467682}, {9940, 3334659430},
    {9952, 3572701046}, {9963, 555663897}, {9974, 3123020006}, {9987, 3005567066}, {9999, 2400366623},
    {10011, 2266193630}, {10021, 3448933658}, {10034, 3786999131}, {10042, 2370703267}, {10054, 1489487637},
    {10069, 2552112075}, {10087, 2857694466}, {10100, 2048902997}, {10115, 1468503355}, {10122, 3048556132},
    {10141, 3744775116}, {10159, 3621218635}, {10176, 3611392321}, {10187, 3412690475}, {10200, 2109961146},
    {10226, 2124853820}, {10248, 4061796954}, {10255, 4173553157}, {10263, 2053962742}, {10273, 503535429},
    {10284, 1836668495}, {10293, 721310682}, {10308, 1006735486}, {10320, 325084441}, {10325, 2961925722},
    {10335, 497438945}, {10344, 1787797455}, {10355, 1849888827}, {10375, 3825011241}, {10384, 385702446},
    {10390, 2166834857}, {10397, 3055437297}, {10404, 601507180}, {10420, 2970916523}, {10424, 1041509726},
    {10429, 1494001562}, {10439, 1742909879}, {10448, 2984076638}, {10455, 2157316278}, {10461, 348705738},
    {10475, 737459482}, {10481, 1122880180}, {10492, 1945272936}, {10507, 2380932862}, {10515, 2548392784},
    {10526, 3688764708}, {10536, 1901756438}, {10545, 906872895}, {10556, 1648836552}, {10563, 1359877577},
    {10571, 521485205}, {10584, 252720416}, {10598, 1264131298}, {10602, 1582017048}, {10621, 422274124},
    {10640, 3020961236}, {10646, 845187144}, {10668, 1120609123}, {10692, 3704248662}, {10719, 1361184210},
    {10741, 254023945}, {10769, 3600137057}, {10793, 2682444316}, {10802, 1644100618}, {10826, 1592819465},
    {10834, 1715765854}, {10867, 895660813}, {10875, 335426986}, {10900, 1264318259}, {10932, 1168386582},
    {10940, 1663862986}, {10945, 1746993862}, {10974, 1903257066}, {10979, 974882150}, {10986, 1177151643},
    {11017, 165292311}, {11024, 2311397435}, {11029, 439402299}, {11058, 1552997231}, {11063, 3962257883},
    {11072, 2220750876}, {11105, 2007447656}, {11114, 2787838396}, {11120, 3769421748}, {11150, 4173954024},
    {11156, 1434043348}, {11166, 1426660429}, {11200, 737025121}, {11234, 1466689035}, {11272, 4098563933},
    {11277, 513712005}, {11314, 229043912}, {11318, 2457286800}, {11353, 3584307048}, {11355, 1123244352},
    {11392, 1329338781}, {11396, 2761510965}, {11401, 2016490230}, {11408, 49525662}, {11428, 539821669},
    {11446, 3772220557}, {11464, 4185830300}, {11479, 3171290880}, {11501, 832521766}, {11523, 1461782644},
    {11543, 691540578}, {11566, 1404144425}, {11586, 522796658}, {11603, 1376505559}, {11612, 3748513642},
    {11620, 846470194}, {11628, 200649126}, {11642, 3431639220}, {11649, 4292335199}, {11664, 907121470},
    {11670, 2240342303}, {11687, 2969811462}, {11701, 167268160}, {11715, 1833803298}, {11727, 2457918009},
    {11739, 4071123319}, {11751, 1834047080}, {11767, 3367860727}, {11776, 3718375587}, {11782, 2118064195},
    {11793, 493169962}, {11801, 2713721240}, {11806, 1695364032}, {11813, 4030051588}, {11819, 1400182552},
    {11849, 455416660}, {11869, 2271268225}, {11892, 2613973034}, {11910, 392604227}, {11932, 3754606837},
    {11952, 2833158821}, {11968, 3350374178}, {11975, 534084754}, {11989, 2867322350}, {12011, 2116308131},
    {12016, 3649057272}, {12024, 3845453865}, {12033, 2994984227}, {12049, 664899839}, {12071, 1989677117},
    {12076, 2918522264}, {12088, 3420926329}, {12101, 3178453163}, {12118, 3149605050}, {12123, 2920394832},
    {12140, 1523943668}, {12150, 862917743}, {12172, 4234031555}, {12189, 1719771455}, {12210, 2399213176},
    {12219, 904369474}, {12226, 4287151977}, {12236, 450801067}, {12243, 1669872668}, {12257, 4013487222},
    {12284, 2679495900}, {12300, 856694529}, {12324, 2681939195}, {12340, 3153218578}, {12364, 2240063300},
    {12368, 3096186179}, {12373, 741716276}, {12378, 2329068957}, {12385, 2921198141}, {12390, 1055615879},
    {12395, 3285122304}, {12401, 230313139}, {12404, 2868333218}, {12408, 4098541315}, {12413, 33356212},
    {12420, 1723256298}, {12424, 4140259964}, {12430, 107912219}, {12452, 4121566434}, {12482, 3855721002},
    {12498, 2216232237}, {12522, 2255928953}, {12542, 159080631}, {12556, 3689248828}, {12581, 836430118},
    {12601, 2287125059}, {12624, 1038585177}, {12645, 3367347455}, {12671, 4230039153}, {12685, 609216699},
    {12720, 1501614459}, {12731, 1529288929}, {12763, 2719113377}, {12775, 2275796322}, {12808, 1812401954},
    {12819, 2408338453}, {12851, 2855832277}, {12878, 1459817706}, {12889, 2392518824}, {12921, 518942568},
    {12942, 3663533692}, {12984, 2192755772}, {13009, 177875273}, {13055, 891907593}, {13077, 1945812840},
    {13120, 1417411880}, {13144, 2154355281}, {13189, 3467076881}, {13209, 317429627}, {13250, 771452987},
    {13285, 181460511}, {13305, 456257992}, {13346, 2485130632}, {13369, 317835491}, {13413, 3496877987},
    {13434, 1103010248}, {13484, 3557956176}, {13507, 4255026978}, {13559, 3877521898}, {13573, 4267328027},
    {13584, 3365817217}, {13596, 1019517826}, {13607, 4255312501}, {13613, 107113802}, {13624, 339302984},
    {13645, 571385436}, {13670, 701971049}, {13692, 3844547848}, {13716, 2993703921}, {13736, 856100507},
    {13750, 523418047}, {13771, 1199509864}, {13780, 71184232}, {13809, 3633864562}, {13815, 3626350180},
    {13841, 227242734}, {13848, 3686895409}, {13875, 23593359}, {13881, 3490026688}, {13907, 2245546586},
    {13916, 63500808}, {13922, 3324008260}, {13929, 2639082641}, {13935, 4241250784}, {13963, 1005534689},
    {13991, 433529277}, {14020, 1104277830}, {14033, 1738166450}, {14068, 4196810825}, {14097, 1042290725},
    {14104, 1073217499}, {14122, 2059328792}, {14130, 1536564555}, {14149, 2064776214}, {14158, 1856753941},
    {14178, 1308833490}, {14182, 3934383778}, {14197, 2480094667}, {14205, 4009865048}, {14233, 365080250},
    {14239, 3648362799}, {14265, 980454765}, {14272, 1860367182}, {14299, 3669799736}, {14302, 1787721130},
    {14328, 447103454}, {14333, 1697318111}, {14361, 2673357851}, {14391, 2937116726}, {14409, 3523238589},
    {14417, 1863269210}, {14437, 2099371351}, {14442, 4096559242}, {14459, 2182794837}, {14466, 667710333},
    {14469, 718098122}, {14472, 682728183}, {14490, 3802467407}, {14511, 3657180965}, {14534, 1665393361},
    {14558, 1052733624}, {14567, 184912774}, {14583, 4089387070}, {14596, 2352568569}, {14609, 1245245715},
    {14622, 1262023334}, {14636, 3270702940}, {14648, 2739892052}, {14663, 2480001844}, {14667, 3749132497},
    {14676, 1230999982}, {14683, 3143743637}, {14689, 351428278}, {14706, 2428146278}, {14721, 2992948263},
    {14732, 2349028720}, {14739, 3885786800}, {14751, 1736514697}, {14761, 3474322026}, {14771, 60432295},
    {14776, 1322381784}, {14783, 4012403877}, {14805, 989471740}, {14826, 452908417}, {14845, 423327896},
    {14861, 2453966149}, {14889, 1731566697}, {14900, 2587032280}, {14921, 2963724706}, {14937, 712913813},
    {14969, 2778836517}, {14992, 1613655628}, {15014, 655649118}, {15029, 2173728365}, {15036, 2357661820},
    {15052, 409169195}, {15072, 3491459423}, {15089, 1226170970}, {15112, 3404475955}, {15142, 1624986452},
    {15176, 3623300279}, {15193, 3034534074}, {15213, 575711980}, {15226, 1032586458}, {15238, 266241602},
    {15258, 3402924327}, {15268, 1269553309}, {15274, 503252654}, {15277, 4160314702}, {15281, 159043482},
    {15288, 2686336408}, {15293, 2717370895}, {15303, 1132587367}, {15311, 1195117749}, {15325, 1879021152},
    {15339, 581463510}, {15362, 2140377464}, {15374, 1275514075}, {15386, 2387979536}, {15397, 3884420844},
    {15414, 1646387302}, {15426, 308670472}, {15439, 3934596143}, {15452, 2845511965}, {15475, 4013472960},
    {15495, 207861097}, {15511, 2974165697}, {15518, 1232628331}, {15535, 889198334}, {15554, 3364533173},
    {15570, 2007207608}, {15579, 3255160570}, {15586, 2953807453}, {15593, 709349229}, {15597, 2223459638},
    {15605, 2600881466}, {15620, 2804841900}, {15635, 2904109309}, {15647, 46347960}, {15655, 111583397},
    {15665, 249290197}, {15675, 1264874778}, {15687, 2552651146}, {15701, 3277309783}, {15709, 799079693},
    {15714, 2072037248}, {15723, 1839346743}, {15733, 2980706495}, {15744, 3765738945}, {15758, 1478303606},
    {15770, 1491675329}, {15778, 2435397115}, {15799, 1647672292}, {15818, 1635008148}, {15833, 1487095968},
    {15849, 3124627733}, {15854, 2570585620}, {15870, 366187551}, {15884, 2318987703}, {15894, 1761128012},
    {15908, 185295765}, {15921, 3838690653}, {15936, 1263600608}, {15953, 2027855346}, {15973, 3216563907},
    {15987, 1058098686}, {16000, 467864515}, {16011, 3932876427}, {16024, 2706824106}, {16033, 1016188828},
    {16049, 957769824}, {16059, 1005022371}, {16073, 2696340427}, {16091, 1092596157}, {16094, 993596020},
    {16109, 2693457989}, {16118, 3779456605}, {16137, 415476443}, {16150, 1262823941}, {16160, 1622115944},
    {16168, 1499161504}, {16179, 2973219889}, {16192, 2597275607}, {16197, 1748273790}, {16203, 860606716},
    {16208, 3002334877}, {16225, 2034172196}, {16251, 3305562105}, {16269, 3707972394}, {16276, 3647859367},
    {16289, 3236366608}, {16302, 1824874128}, {16323, 2788634194}, {16345, 1466132464}, {16373, 3529599493},
    {16405, 2079469443}, {16427, 738891302}, {16445, 3197889394}, {16464, 2360350959}, {16489, 3813530536},
    {16492, 488247560}, {16495, 605690893}, {16498, 622615607}, {16501, 572282750}, {16504, 2334079840},
    {16507, 2384412697}, {16510, 2367635078}, {16513, 2417967935}, {16516, 2502003125}, {16535, 3649363768},
    {16554, 3444963044}, {16585, 2273024933}, {16608, 4264915354}, {16629, 3077942367}, {16658, 590894855},
    {16668, 1618037728}, {16678, 1850454287}, {16688, 3957551837}, {16707, 4284171251}, {16723, 3891447831},
    {16729, 2774883451}, {16741, 3483418915}, {16758, 668816343}, {16766, 2931048700}, {16775, 2388452721},
    {16783, 4258353177}, {16786, 1141775739}, {16792, 4126724647}, {16802, 2859901778}, {16806, 3250964130},
    {16814, 1360419304}, {16818, 3001705435}, {16824, 2071016015}, {16829, 4246411473}, {16833, 2944866961},
    {16836, 418647609}, {16839, 2471879920}, {16841, 1105628090}, {16845, 963632676}, {16848, 1882099852},
    {16857, 2097992392}, {16865, 4171284318}, {16873, 2265671865}, {16880, 2076987736}, {16891, 3694939264},
    {16898, 2984259090}, {16905, 306596620}, {16913, 1011505953}, {16917, 1692432290}, {16924, 1616530830},
    {16935, 2662881380}, {16942, 3218261061}, {16949, 2261369287}, {16955, 912855974}, {16961, 3374781713},
    {16969, 2293478956}, {16986, 1149880784}, {16996, 296395306}, {17007, 1195616409}, {17015, 2949131327},
    {17027, 942984426}, {17039, 1491100860}, {17050, 417924775}, {17061, 3895649598}, {17074, 2700906213},
    {17096, 2989913377}, {17102, 3882857642}, {17108, 3114108242}, {17115, 2831556715}, {17128, 3401266884},
    {17134, 1451477576}, {17150, 119757721}, {17159, 2438128661}, {17171, 2193512543}, {17178, 4182669406},
    {17188, 1505809199}, {17207, 2758857958}, {17218, 1600511528}, {17224, 785452558}, {17234, 1861738460},
    {17240, 3056320968}, {17260, 4208727282}, {17273, 3291555781}, {17282, 2196865874}, {17311, 1361552727},
    {17333, 2957611498}, {17342, 2007872489}, {17350, 2339550961}, {17362, 3508411830}, {17375, 2355901240},
    {17386, 4245501841}, {17392, 3163908038}, {17399, 2925496955}, {17412, 108183312}, {17426, 1328193084},
    {17441, 2265931075}, {17462, 3180543629}, {17474, 1599455416}, {17481, 2387400333}, {17500, 1202605450},
    {17508, 591972422}, {17528, 1175191511}, {17539, 873742264}, {17562, 326594495}, {17572, 2059707271},
    {17594, 1503948434}, {17604, 3230945966}, {17626, 2911124459}, {17637, 1449651004}, {17649, 1980023723},
    {17676, 3261273255}, {17693, 1962088798}, {17704, 659713157}, {17708, 407568404}, {17715, 3610741318},
    {17723, 24023407}, {17730, 2767062895}, {17742, 197333961}, {17757, 3768039387}, {17764, 2976183426},
    {17772, 854431587}, {17782, 2611701562}, {17796, 4149673879}, {17803, 3561702979}, {17814, 3373400544},
    {17819, 616319547}, {17834, 2851767893}, {17846, 2670905232}, {17850, 2984927816}, {17856, 3072721717},
    {17863, 382945106}, {17872, 1202886564}, {17885, 3124826125}, {17902, 1073533898}, {17922, 501308550},
    {17942, 3102301894}, {17955, 678697196}, {17973, 4242588933}, {17981, 3290709023}, {17989, 3206573181},
    {17997, 3156240324}, {18009, 873554442}, {18021, 3877044912}, {18028, 1386144670}, {18072, 3391438105},
    {18105, 3275802252}, {18111, 1665555596}, {18121, 955209608}, {18131, 3663374774}, {18139, 2845693673},
    {18148, 1402472725}, {18162, 3292755612}, {18167, 1795259425}, {18176, 2710028206}, {18230, 2549331680},
    {18241, 2094265262}, {18252, 2380435381}, {18271, 801338602}, {18292, 2854832407}, {18317, 155406996},
    {18329, 3678362229}, {18340, 930651626}, {18357, 883771916}, {18369, 2754639596}, {18382, 3381696689},
    {18402, 2497068525}, {18426, 4204966360}, {18430, 3848464964}, {18441, 4196316528}, {18446, 1775113223},
    {18455, 4293857150}, {18480, 105220734}, {18496, 2941928401}, {18519, 3513504379}, {18553, 2399979131},
    {18594, 397375761}, {18608, 2554776799}, {18615, 1325902193}, {18622, 4257774810}, {18641, 3385953049},
    {18655, 363805148}, {18674, 2241932221}, {18683, 3578929855}, {18694, 960139624}, {18702, 1597548103},
    {18717, 957531795}, {18730, 1010886454}, {18750, 1596791097}, {18755, 828449414}, {18771, 4083200273},
    {18787, 1563607652}, {18792, 3373576235}, {18808, 1686781560}, {18815, 247011038}, {18831, 3118206852},
    {18848, 1114429566}, {18864, 275414779}, {18882, 3681786005}, {18909, 1786964809}, {18912, 4081524352},
    {18915, 3880226465}, {18920, 1336735441}, {18927, 3258804367}, {18936, 3220778976}, {18946, 3246523276},
    {18957, 2488280337}, {18971, 2068458324}, {18986, 763838368}, {18993, 637820293}, {18997, 2601460036},
    {19002, 1480246043}, {19011, 978711165}, {19018, 309439324}, {19027, 2535512472}, {19045, 3793360030},
    {19067, 3530699951}, {19086, 3107109432}, {19108, 2768536296}, {19128, 2255243348}, {19146, 1791059818},
    {19152, 4128829753}, {19166, 2557930546}, {19187, 1910782036}, {19207, 3395304284}, {19230, 1173374833},
    {19252, 2943989225}, {19274, 1789752760}, {19294, 723746973}, {19317, 928095684}, {19334, 66633762},
    {19344, 3883652983}, {19364, 1787670268}, {19386, 2151592719}, {19398, 288631100}, {19409, 835911719},
    {19420, 18669246}, {19433, 1289413733}, {19455, 576822689}, {19479, 1403930331}, {19485, 1863671838},
    {19496, 2924953349}, {19509, 951339946}, {19522, 2908236957}, {19530, 60532369}, {19540, 3795175885},
    {19555, 1243462689}, {19597, 3533566504}, {19619, 1855131199}, {19628, 1056680197}, {19638, 2951402203},
    {19658, 3636908325}, {19673, 834189487}, {19684, 1964022558}, {19694, 684154646}, {19717, 2371177212},
    {19742, 1731011858}, {19767, 2398960364}, {19793, 2922600688}, {19846, 17738465}, {19853, 343848780},
    {19866, 2712090128}, {19889, 944362804}, {19911, 115475624}, {19942, 694824490}, {19958, 2617424471},
    {19974, 554307351}, {19994, 580401027}, {20007, 2837546561}, {20015, 3574960668}, {20018, 1090614859},
    {20035, 2666343581}, {20055, 848102186}
};

static const int32_t slots[] = {
    -1, -1, -1, 744, 215, 794, -1, -1, 212, -1, 366, -1, -1, 166, 1502, 793, -1, -1, 1042, 135, 1444, 1516,
    1560, -1, -1, 335, -1, -1, -1, -1, -1, -1, 1044, -1, -1, -1, 933, 1079, 1126, -1, 426, -1, -1, 828, -1,
    -1, 1557, -1, -1, 203, -1, 813, 1187, -1, -1, -1, 1104, 297, 619, -1, -1, -1, -1, 52, 121, 659, -1, -1,
    1545, -1, -1, -1, -1, 403, 224, 1572, -1, -1, 518, -1, 526, -1, -1, 98, -1, -1, 1611, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 657, 261, 1297, 1467, 266, -1, -1, 820, -1, 1451, -1, -1, 1478, -1, 176, -1, -1, 1254,
    -1, -1, -1, 633, -1, -1, 1093, 1180, -1, -1, 1240, -1, -1, -1, -1, 1302, 1470, 1524, -1, -1, 107, 1112,
    1561, -1, -1, 1220, -1, -1, 5, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1527,
    -1, -1, 720, 156, 674, -1, 1017, 1607, -1, 1571, -1, 1530, -1, 1432, -1, -1, -1, -1, -1, -1, -1, 1201,
    -1, 1468, -1, -1, 271, 835, -1, 783, -1, 727, -1, 995, 1413, -1, -1, 1114, -1, -1, -1, -1, 915, 260, -1,
    442, -1, -1, 1396, -1, 1209, -1, -1, -1, -1, -1, -1, -1, -1, 385, -1, 452, 572, -1, -1, 607, 597, 834,
    931, 1434, 1464, 1583, -1, -1, 1076, -1, -1, 1231, -1, -1, -1, -1, -1, 111, 449, 217, 453, 937, 809, 950,
    -1, -1, -1, -1, 1538, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 861, -1, -1, 424, -1, 886, 554, 926, -1,
    -1, 205, 679, 1337, -1, -1, -1, -1, -1, 905, -1, 340, -1, -1, -1, -1, 131, 630, -1, -1, -1, -1, -1, -1,
    -1, 1345, -1, -1, 62, 1159, -1, -1, -1, 124, 617, -1, -1, 902, -1, 1479, -1, -1, -1, -1, 320, 36, 1609,
    -1, -1, -1, 771, -1, 1627, -1, 370, 1438, -1, -1, 1422, 488, 1525, 573, 202, 446, 469, 1010, 616, -1,
    196, -1, 582, -1, 1195, -1, -1, 1006, -1, 842, 1038, -1, 922, -1, 258, -1, -1, -1, 929, 1253, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, 971, 1371, -1, 1442, -1, -1, 750, -1, -1, 448, 1414, -1, -1, 872, 1005,
    -1, -1, 1595, -1, 278, -1, -1, 841, 1565, 329, 1160, 416, 1355, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    1485, -1, -1, -1, 317, 334, 348, 451, 206, 696, 810, 693, 1049, 1600, -1, 943, -1, -1, -1, -1, -1, -1,
    1321, -1, 189, 294, 480, -1, -1, -1, 129, 1275, 280, -1, -1, -1, -1, -1, -1, -1, -1, -1, 812, -1, -1, -1,
    -1, -1, -1, -1, -1, 475, -1, -1, -1, -1, -1, 132, 162, 530, -1, -1, -1, 721, -1, -1, -1, -1, -1, -1, -1,
    324, 1276, -1, -1, 1425, -1, 250, -1, 849, -1, -1, -1, -1, 570, 865, 1066, 646, 716, -1, -1, -1, 632,
    204, 1300, -1, -1, -1, -1, 1287, -1, -1, 1243, 1548, -1, -1, -1, 277, -1, -1, -1, 372, 873, 1158, 1052,
    -1, -1, -1, -1, 704, 1182, -1, -1, 495, -1, 489, -1, -1, -1, 356, -1, -1, -1, 1469, -1, 401, -1, -1, -1,
    -1, -1, 877, -1, 1280, -1, -1, -1, 664, 588, -1, -1, 1436, -1, -1, -1, -1, -1, 846, 1161, -1, 1349, 1496,
    -1, -1, 485, 1078, 1119, 1162, -1, -1, -1, -1, 355, 1339, -1, -1, 1301, 1084, 274, 606, 1015, -1, 1621,
    -1, -1, -1, 1004, 110, 230, -1, -1, 1393, -1, -1, -1, -1, -1, -1, 786, -1, 862, 413, 482, -1, -1, -1,
    549, -1, -1, -1, 93, 694, 411, -1, -1, -1, 37, 1153, -1, -1, -1, -1, 1127, -1, -1, 686, -1, 92, 683, 19,
    1537, -1, 1008, -1, -1, 486, 747, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 550, 1034, 1118, -1, -1, 982,
    -1, -1, -1, 259, 501, 715, -1, 1286, -1, -1, 797, 983, -1, 1329, -1, -1, -1, -1, -1, 1145, -1, -1, 283,
    -1, 1088, 487, 631, 1136, 191, 1281, 1370, 1027, 1223, 251, 1477, 1265, 1623, -1, -1, -1, -1, -1, -1,
    445, -1, 310, 1137, -1, 912, -1, -1, -1, 1270, -1, -1, -1, -1, -1, -1, -1, -1, 1456, -1, 969, 96, 113,
    -1, -1, -1, -1, 90, -1, -1, 379, 1256, -1, 1183, 1122, 1390, 1576, 1001, -1, -1, 1134, -1, -1, -1, -1,
    -1, 262, 738, 930, 858, 1238, -1, 1077, -1, -1, -1, -1, -1, -1, -1, -1, 198, 564, 174, 581, 1364, 175,
    -1, -1, -1, -1, -1, -1, 467, -1, -1, -1, 1227, -1, 1230, -1, -1, -1, -1, 1072, 1604, -1, 1518, -1, 1540,
    -1, -1, -1, 765, -1, -1, 345, -1, -1, 767, -1, -1, 520, 609, 0, 559, -1, 463, -1, -1, -1, -1, -1, -1, -1,
    -1, 1074, -1, -1, 41, -1, -1, 1295, -1, 1068, -1, 9, 1482, -1, -1, 1360, 68, -1, -1, -1, -1, 323, -1,
    532, -1, -1, -1, -1, -1, 369, -1, 1519, 831, 681, 1257, 1343, -1, -1, 1452, -1, 1174, -1, -1, 301, -1,
    20, 269, 628, 756, 1585, 221, 265, 784, 944, -1, 1567, -1, -1, 815, 1589, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 1591, 383, 1330, 333, -1, 1463, 465, -1, -1, -1, 1234, -1, 788, -1, -1, -1, -1,
    -1, -1, 477, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 330, 387, 824, 898, 778, 811, -1, 914,
    -1, 24, 1435, 1597, 748, 1416, -1, 11, 77, 924, 1013, 1404, 1426, 58, 496, 1097, 139, 1472, -1, -1, -1,
    -1, 610, 1458, -1, -1, 208, 1481, -1, -1, -1, 242, -1, -1, -1, -1, -1, 368, -1, -1, 624, 891, 1298, -1,
    739, -1, -1, 960, -1, -1, 1322, -1, -1, -1, 1060, -1, -1, -1, 147, 115, -1, -1, -1, 276, -1, -1, 351, 56,
    -1, 69, 1293, -1, -1, -1, -1, 1, 1365, 942, 1450, 39, 127, -1, -1, 223, -1, -1, -1, -1, 201, 337, 871,
    1185, 1331, 1624, 658, -1, -1, -1, -1, -1, -1, -1, 816, -1, -1, -1, 200, 899, -1, -1, -1, -1, -1, -1,
    384, -1, -1, 1154, 1030, -1, -1, -1, 984, 1277, -1, -1, -1, 1471, -1, -1, -1, -1, 796, 179, -1, -1, -1,
    -1, 342, 852, -1, -1, 1291, 1358, -1, 152, -1, 1061, -1, -1, -1, 897, 1522, -1, -1, 211, -1, -1, 594,
    893, 1626, -1, -1, -1, -1, 1474, -1, -1, -1, -1, -1, 894, 1216, 1495, -1, 104, -1, 1140, -1, -1, -1, -1,
    -1, -1, -1, -1, 1313, 1186, -1, -1, 40, 439, -1, 615, 680, -1, -1, -1, 1513, 331, -1, -1, -1, -1, -1, -1,
    -1, 236, -1, -1, -1, -1, -1, -1, -1, -1, 970, -1, -1, 515, 706, 1129, -1, -1, -1, 220, 1575, -1, 1070,
    1262, 1489, -1, 1202, -1, -1, -1, 1614, 87, 1225, -1, -1, -1, -1, 1523, 130, -1, -1, 483, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 598, -1, 934, 1389, 1564, 513, -1, -1, -1, -1, 589, 733, 608, 1363, 1055, 1542, -1,
    -1, -1, -1, -1, -1, -1, -1, 246, 1278, -1, -1, -1, 1011, -1, -1, 103, 1175, 735, -1, -1, -1, -1, -1, -1,
    -1, -1, 1274, 1222, -1, -1, -1, -1, -1, 1215, -1, -1, 682, -1, 432, 173, 920, -1, -1, 967, 472, 569, -1,
    -1, -1, -1, -1, -1, -1, -1, 1605, -1, -1, -1, -1, -1, 1401, -1, -1, 2, -1, -1, -1, -1, -1, -1, -1, -1,
    136, 577, -1, -1, -1, -1, -1, -1, 1039, -1, -1, -1, -1, 296, -1, -1, 1407, -1, 158, -1, 1040, -1, -1,
    106, 1374, -1, -1, -1, 833, -1, 1037, -1, -1, -1, 177, 698, -1, 1386, -1, -1, -1, -1, -1, -1, -1, 99, -1,
    -1, -1, -1, -1, -1, 82, -1, -1, 112, 302, -1, -1, 940, 1196, -1, 1319, -1, 1207, -1, -1, -1, -1, -1, -1,
    -1, -1, 1250, -1, 28, 547, -1, 1368, -1, 143, -1, -1, -1, -1, -1, -1, 1420, -1, 105, 757, 1617, -1, -1,
    491, 1221, -1, -1, 1247, 1383, -1, -1, -1, -1, -1, -1, -1, 1065, -1, -1, -1, -1, -1, 602, 32, -1, -1, -1,
    -1, -1, 1418, -1, -1, -1, -1, -1, -1, 972, 1317, 429, 712, 163, 504, 1028, 507, -1, 165, 979, -1, -1, -1,
    -1, -1, -1, 759, 1124, 665, -1, -1, 856, 1177, -1, -1, -1, 637, 1391, 1483, -1, -1, -1, 60, 263, 947,
    795, 151, 1618, 311, 1453, -1, 551, -1, -1, -1, 30, 673, 806, -1, -1, -1, -1, -1, 441, -1, 904, -1, -1,
    -1, 987, -1, -1, -1, -1, -1, 566, 1315, 312, 72, -1, -1, -1, -1, -1, 408, -1, -1, -1, 1506, 599, -1, -1,
    -1, -1, 643, 999, -1, 840, -1, -1, -1, 1142, 1428, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1019, -1, -1, -1,
    -1, -1, 344, -1, 688, -1, 1344, -1, -1, -1, -1, -1, -1, -1, -1, -1, 911, -1, -1, 187, -1, -1, -1, -1, -1,
    575, 1239, -1, 838, -1, -1, 741, 81, 1359, 935, 239, 1388, 885, 1461, -1, -1, 1205, 875, -1, 991, -1, -1,
    -1, 1415, -1, -1, -1, -1, 640, 790, -1, 958, -1, -1, 939, -1, -1, -1, 1599, -1, 1171, 1628, 336, -1, -1,
    -1, -1, 1041, 825, -1, -1, -1, -1, -1, -1, -1, 938, 1036, 1200, 1226, 1289, -1, 1354, -1, -1, -1, 409,
    998, 1476, -1, -1, 128, 612, 1532, 1106, -1, 642, -1, -1, 1504, -1, -1, -1, -1, -1, -1, 536, -1, 1023,
    -1, -1, -1, 855, 358, -1, -1, -1, -1, 1424, -1, 125, 1341, -1, -1, -1, -1, 181, 1082, -1, -1, -1, -1,
    148, 531, 677, 1035, -1, -1, -1, -1, -1, 388, -1, -1, 574, -1, -1, -1, -1, 428, -1, -1, -1, -1, -1, -1,
    990, -1, -1, -1, -1, -1, -1, 1123, -1, 435, -1, 941, -1, -1, 675, -1, 745, -1, -1, 817, 1500, -1, 850,
    860, -1, -1, -1, -1, 417, -1, -1, 73, 644, 1399, 1377, 1429, 1440, -1, -1, -1, 1083, 779, -1, 626, -1,
    -1, 620, -1, 1326, 1400, -1, -1, -1, 1449, -1, -1, -1, -1, 641, -1, -1, 6, -1, 184, 773, -1, -1, -1, -1,
    -1, -1, 1568, -1, 654, -1, 1584, 896, -1, -1, 538, -1, -1, -1, -1, -1, 974, 490, 948, 138, -1, -1, -1,
    -1, 229, -1, -1, -1, -1, -1, -1, -1, 1475, 994, 1528, 892, -1, -1, -1, -1, 544, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 1009, -1, 605, 535, 474, -1, -1, -1, -1, 293, -1, 1603, 1169, 1208, 1613, 339, 1441,
    -1, 26, 1348, 126, -1, -1, -1, 243, -1, -1, -1, 18, -1, 350, 1018, -1, 906, -1, -1, 1131, -1, -1, -1, -1,
    -1, -1, 895, -1, -1, -1, 1336, -1, -1, -1, -1, -1, -1, 595, -1, -1, 997, 479, -1, 1491, -1, -1, 864, -1,
    -1, 254, 1412, 961, 1535, -1, 1427, -1, -1, 1229, -1, -1, -1, -1, -1, -1, -1, 1566, -1, -1, -1, -1, 1411,
    -1, -1, 180, 1544, 315, 764, -1, -1, -1, 1246, -1, 185, 1549, 695, -1, -1, -1, -1, -1, -1, -1, 1419,
    1249, 75, -1, -1, -1, -1, -1, -1, 1534, -1, 459, -1, -1, -1, 49, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 1459, 848, -1, -1, -1, 678, 996, 853, -1, -1, 89, 1526, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, 1308, -1, 1148, 525, 662, -1, -1, -1, -1, -1, -1, 543, 517, 1069, 668, 1115, -1, -1, -1, -1, -1,
    -1, 1385, -1, 422, -1, 763, 949, -1, -1, 1108, -1, 308, -1, 1026, 524, -1, -1, -1, 1546, 900, -1, 1586,
    966, 986, 1155, -1, -1, 1570, 1167, -1, -1, -1, -1, -1, 1062, -1, 322, 676, -1, 1032, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 44, 514, -1, 1113, 1376, 1465, -1, -1, 389, -1, -1, -1, -1, -1, -1, -1, 923, 557, 289,
    1053, 1547, 1493, -1, 240, -1, -1, -1, -1, -1, -1, -1, 1556, -1, -1, -1, -1, -1, -1, 758, 1094, -1, -1,
    -1, 1602, 1539, -1, -1, -1, 213, -1, 851, 1075, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, 241, 88, 647, 545, 1541, 1625, -1, 137, 951, 746, 381, -1, -1, -1, -1, -1, -1, -1, -1, 74,
    1073, -1, -1, -1, -1, 1283, -1, -1, -1, -1, -1, -1, 593, -1, 194, -1, 916, -1, 273, -1, -1, 1573, -1,
    1144, -1, -1, 1531, -1, -1, 1188, -1, 1352, -1, -1, -1, 419, -1, -1, -1, -1, 473, -1, -1, -1, -1, -1, -1,
    1394, 406, -1, 1091, -1, 1346, 959, 729, -1, -1, -1, 859, 638, -1, -1, 1272, -1, -1, -1, -1, 774, 45,
    216, 1059, -1, -1, 178, -1, 1236, 66, 120, 1166, -1, -1, -1, 33, 1284, -1, 1141, -1, -1, 724, -1, -1, -1,
    -1, 86, -1, -1, -1, -1, -1, 908, 791, 376, -1, -1, 272, 13, 1173, -1, -1, -1, -1, -1, -1, -1, 1536, 27,
    -1, -1, -1, -1, -1, 1488, -1, -1, 766, -1, 193, 579, -1, -1, -1, -1, -1, -1, -1, 309, 421, 1397, -1, -1,
    -1, -1, 391, -1, -1, -1, 839, 1047, 798, 1025, 1347, -1, -1, 697, 1574, 777, 690, 357, 803, 890, 913, -1,
    -1, -1, -1, 857, 8, 1245, -1, 845, -1, -1, 57, 868, -1, -1, -1, -1, -1, -1, 1615, -1, -1, -1, 843, -1,
    -1, -1, 284, 565, 1214, 1033, 1258, 1325, 1511, -1, -1, -1, -1, -1, -1, 901, -1, 1307, -1, -1, -1, -1,
    -1, 562, -1, 734, 281, -1, -1, -1, -1, 1098, -1, -1, -1, 195, 1279, 1022, -1, -1, -1, 762, -1, -1, -1,
    -1, -1, -1, 53, -1, -1, -1, 1350, -1, -1, -1, -1, -1, -1, 661, -1, -1, -1, -1, 509, -1, -1, 118, 761, -1,
    692, -1, -1, -1, -1, -1, -1, 743, 1332, 635, 164, 228, 1460, 1501, 702, 31, -1, 1138, -1, 231, 687, -1,
    -1, 275, 1103, -1, 1594, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1619, -1, -1, -1, -1, -1, 1251, -1, 303, -1,
    -1, -1, 292, -1, -1, -1, -1, -1, -1, 245, 1089, 1587, 29, 326, -1, 714, 511, 723, 1233, 528, 1116, 1558,
    1198, 1016, -1, -1, -1, -1, -1, -1, -1, -1, 623, -1, -1, -1, 975, 455, -1, -1, -1, 1271, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, 651, 360, 869, 670, -1, -1, 1046, 879, -1, -1, -1, 726, -1, -1, 427, -1, 364,
    -1, -1, -1, -1, -1, 450, -1, -1, -1, -1, -1, 881, 1003, 1163, 1224, 1381, 1242, 968, -1, -1, -1, -1, -1,
    -1, -1, -1, 1384, -1, -1, -1, 1064, -1, -1, 540, -1, -1, 1268, -1, -1, 244, -1, -1, 1311, -1, -1, -1,
    1176, -1, -1, -1, -1, -1, 1050, -1, 35, 343, -1, 1484, 866, 552, 742, 1172, -1, 533, -1, 663, -1, 142,
    667, 1261, 1503, -1, -1, -1, -1, 1096, 395, 1512, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1455, -1, -1,
    1340, 1063, -1, 256, 346, -1, -1, -1, -1, -1, -1, 717, 1509, 707, -1, 347, -1, 64, 1130, 1498, -1, -1,
    502, -1, -1, -1, -1, -1, -1, 945, 1190, -1, 48, -1, 332, -1, 751, 83, 264, 737, 1181, 117, -1, -1, -1,
    -1, 775, -1, -1, -1, -1, -1, 248, 878, 1111, 1327, -1, 989, -1, -1, -1, -1, -1, -1, -1, -1, 587, -1, 976,
    -1, -1, 1324, -1, 1210, -1, -1, -1, -1, -1, 719, 1189, -1, 134, 736, -1, 470, 1194, -1, -1, -1, -1, -1,
    -1, -1, 1423, -1, 7, -1, -1, 1021, -1, -1, -1, 837, 769, 1143, 22, -1, -1, -1, 314, 863, -1, -1, -1, 168,
    -1, -1, -1, 161, -1, -1, -1, 464, 1121, -1, -1, -1, -1, -1, -1, -1, -1, -1, 703, 1107, 76, 238, 34, -1,
    116, 123, 887, 1012, -1, 590, 711, -1, 1204, -1, 235, -1, 585, -1, -1, -1, 425, -1, 1152, -1, -1, 155,
    -1, 255, -1, 114, 1157, -1, 188, 25, 1045, 1431, 827, 61, 78, 1598, -1, -1, 818, -1, -1, -1, -1, -1,
    1294, 963, -1, -1, 672, 1192, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 645, -1, -1, -1, -1, 352, 836, 1241, 1288, -1, 760, 977, 1487, -1, -1, -1, -1, -1, -1, -1, -1, 650,
    710, 988, -1, 1372, -1, 1178, -1, -1, -1, -1, -1, -1, 832, 1095, 1132, -1, -1, -1, -1, 731, -1, -1, -1,
    -1, -1, -1, -1, 1582, -1, -1, 10, -1, -1, -1, -1, -1, -1, 888, 919, -1, 157, 649, -1, -1, -1, -1, -1,
    304, 394, -1, -1, -1, -1, 287, -1, 505, 578, 1292, -1, -1, 753, 917, 1357, -1, 55, -1, -1, 466, 956, -1,
    -1, 927, 985, 1612, -1, -1, -1, -1, 622, 730, 1099, 1212, 882, -1, -1, 1590, -1, -1, -1, -1, 433, 669,
    1014, 1334, -1, -1, -1, 780, -1, 625, 54, 362, -1, -1, -1, -1, 556, 319, 375, 67, 1328, 392, 95, 567,
    1514, -1, -1, 801, -1, -1, -1, -1, -1, 1342, -1, -1, -1, -1, 870, -1, -1, -1, -1, -1, -1, -1, 159, 291,
    414, 423, 699, -1, -1, -1, -1, 1521, -1, -1, -1, 1213, -1, -1, -1, 42, -1, -1, -1, 1579, 378, -1, -1, -1,
    1193, -1, -1, -1, 16, 749, -1, -1, -1, -1, -1, 1550, 962, -1, -1, 440, -1, -1, -1, -1, 883, -1, -1, -1,
    399, -1, 398, 1382, 1024, 1147, -1, -1, 249, 561, -1, 1197, 1387, -1, -1, -1, 154, 144, -1, -1, 1146, -1,
    -1, -1, -1, 847, 740, 804, -1, -1, 826, -1, -1, -1, -1, -1, -1, 1608, -1, 1408, 1446, 1290, -1, -1, -1,
    -1, 1588, 792, -1, -1, 1255, 1304, -1, 386, -1, -1, -1, 576, -1, -1, 772, 1100, -1, -1, -1, -1, 410, -1,
    -1, 823, -1, 542, -1, 539, -1, 611, 59, 1323, 1433, -1, -1, -1, 571, 691, 1517, -1, -1, -1, -1, -1, -1,
    -1, 503, -1, -1, -1, 768, -1, -1, -1, -1, 434, -1, -1, -1, -1, 359, 252, -1, -1, 1057, 1362, -1, -1, 46,
    109, -1, 671, -1, -1, 1366, 548, 1490, 722, -1, -1, -1, -1, -1, -1, -1, 1090, 1551, -1, -1, -1, 1235,
    1191, -1, -1, 629, 499, -1, -1, -1, 754, 1043, -1, 1101, -1, 1320, 1367, -1, 1533, -1, 484, 461, 1409,
    660, -1, 456, -1, 601, 407, 1102, -1, -1, 596, -1, -1, 3, -1, 418, -1, 405, 523, -1, -1, -1, 393, 1379,
    519, -1, -1, -1, -1, 1086, 437, 65, 4, 47, 141, -1, -1, 1237, 498, 1139, 1029, 1310, 222, 288, 468, 1417,
    -1, 656, -1, 553, 1592, 993, 604, 458, -1, -1, -1, 1335, -1, 1581, 844, -1, -1, -1, -1, -1, -1, 363, 981,
    286, -1, -1, 1499, -1, 12, 192, 1510, -1, 402, -1, 1031, 1552, -1, -1, -1, -1, -1, -1, 285, 494, 1054,
    -1, 478, 1443, -1, -1, 627, 708, -1, -1, -1, -1, -1, 957, 964, -1, -1, -1, -1, -1, 1494, -1, 1318, 21,
    298, 591, 1058, 214, -1, -1, 145, -1, -1, -1, 782, -1, 43, -1, 210, 1333, -1, -1, -1, -1, -1, -1, -1,
    1578, -1, -1, -1, -1, -1, 1211, -1, -1, -1, -1, -1, -1, -1, -1, 209, -1, -1, -1, -1, -1, -1, 1559, 318,
    497, -1, -1, -1, 555, 613, 648, 889, 1285, 1150, 1395, 1620, 1505, 1622, 63, 150, 666, 1577, -1, -1, -1,
    -1, 1081, 946, 1606, -1, -1, -1, -1, -1, -1, 558, 444, -1, 101, -1, -1, -1, -1, 1067, 1117, -1, -1, -1,
    1430, 268, -1, -1, -1, 1305, -1, 600, 980, -1, 306, -1, -1, 367, 752, -1, 1356, -1, 500, -1, -1, -1, 316,
    1406, -1, -1, 371, -1, 537, -1, -1, 328, -1, -1, 1375, 1515, -1, -1, 232, 430, 225, -1, -1, -1, -1, 1264,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, 907, -1, -1, -1, 1361, 1087, -1, -1, -1, 190, 282, 1529, -1, -1, -1,
    197, 1312, 621, -1, -1, -1, 171, 918, 1266, 149, -1, 653, -1, 70, 506, 1232, 1486, -1, -1, -1, 353, -1,
    460, -1, -1, -1, 17, 219, 119, -1, -1, -1, -1, -1, 1447, 652, 718, 338, 728, 436, 1218, 713, -1, 1380,
    -1, -1, 799, 186, 1373, -1, -1, -1, 1135, -1, 1437, -1, -1, -1, -1, 1267, 390, 481, 1601, 15, 100, -1,
    -1, -1, -1, 1282, 404, -1, 1562, -1, -1, 397, 305, -1, 80, -1, -1, -1, -1, -1, -1, -1, -1, 1563, -1, -1,
    -1, -1, -1, 361, 1217, 1149, 1299, -1, -1, -1, 307, 701, -1, 1593, -1, 1402, 420, 965, 182, 583, -1, 400,
    705, 776, 1462, -1, -1, -1, 412, 732, -1, -1, -1, 512, 725, -1, -1, 1296, -1, -1, -1, -1, 1252, -1, -1,
    787, 1369, -1, -1, 992, -1, -1, -1, -1, -1, -1, -1, 685, -1, -1, -1, 492, 527, -1, -1, -1, -1, 1105, 396,
    -1, 377, -1, 1179, -1, -1, -1, -1, 84, 1248, -1, 1454, -1, -1, -1, -1, -1, -1, 785, 1508, -1, 299, 655,
    821, 1398, -1, -1, -1, 636, 199, 365, 1507, -1, -1, -1, -1, -1, -1, 267, 1553, -1, 854, -1, 227, 1125,
    373, 1353, 1596, -1, 700, 936, -1, -1, -1, -1, -1, -1, -1, 1170, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    1555, 1048, 1259, -1, -1, -1, -1, -1, -1, 874, 1228, 476, -1, -1, -1, -1, -1, -1, 1338, 1273, -1, -1,
    1378, 1405, 1269, 325, 580, -1, -1, -1, -1, -1, 684, -1, 953, 321, -1, -1, 973, 1554, 431, -1, -1, -1,
    -1, 234, -1, -1, -1, -1, -1, 689, 85, -1, -1, -1, -1, -1, -1, 341, 438, 160, 618, 568, 1199, 1092, 1203,
    1520, 932, -1, -1, 1007, -1, -1, -1, 508, 1610, -1, 829, -1, -1, -1, -1, -1, -1, -1, -1, -1, 226, 108,
    443, 457, 1133, -1, 516, -1, -1, -1, -1, 257, 270, 1128, 1156, 1473, -1, 454, 546, -1, -1, -1, -1, -1,
    295, 1206, 1244, -1, 521, 822, -1, -1, -1, -1, -1, 541, 1351, 374, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 380, 1480, 313, 1002, 1457, -1, -1, -1, -1, -1, 167, 447, -1, -1, -1, -1, -1, -1, -1, 529, -1, -1,
    -1, -1, 1448, 1020, -1, 237, -1, -1, -1, -1, -1, 563, -1, -1, -1, -1, -1, 14, 592, -1, 639, -1, 51, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, 800, -1, 50, 522, -1, 233, 1165, 808, -1, 133, 1492, 867, -1, 880,
    -1, -1, 247, 789, 327, 614, 755, 802, 560, 1051, 1421, -1, -1, 153, -1, 71, 172, 471, -1, -1, -1, -1,
    955, -1, -1, 805, -1, -1, -1, -1, 634, 1056, 38, 140, -1, -1, -1, -1, -1, 1219, -1, 382, 349, -1, -1,
    1164, -1, -1, 830, 928, 300, 1109, 1306, -1, 770, -1, 146, -1, 279, -1, 23, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, 1071, 586, 925, 876, -1, -1, 903, -1, 290, -1, -1, -1, -1, -1, -1, 207, 978, 952, -1, 1303,
    1410, 921, 884, -1, -1, -1, -1, -1, -1, -1, 819, 1151, 1403, -1, -1, 954, 1497, -1, 1184, -1, -1, 709,
    1445, -1, -1, -1, 169, 534, 1309, 170, 909, -1, -1, -1, 1110, 1168, 814, -1, 97, -1, 354, 1580, -1, -1,
    -1, -1, 102, 91, 584, 1466, -1, 1439, -1, -1, -1, 807, -1, -1, 910, -1, 253, 1616, -1, -1, -1, -1, -1,
    1543, 1314, -1, 122, -1, 1080, 1316, -1, 1569, 603, -1, 1260, -1, -1, -1, -1, -1, -1, -1, 1263, -1, 1085,
    -1, 183, -1, -1, 1392, 94, -1, -1, -1, -1, -1, -1, -1, 493, 79, 510, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, 781, 218, -1, -1, -1, -1, -1, -1, -1, 462, 415, -1, -1, 1120, 1000, -1, -1, -1, -1, -1, -1,
    -1, -1
};

static const int16_t first[] = {
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1156, -1, -1, -1, -1, 1213, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 412, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1253, -1,
    649, -1, -1, -1, -1, 825, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 446, 448, 450, 410, 452, 409, 434,
    487, 489, 493, 490, 388, 422, -1, -1, 257, -1, 374, 431, -1, -1, -1, -1, -1, 404, -1, 897, 1, 648, 939,
    44, 47, 360, 358, 362, 364, 361, 359, 363, 365, 261, 244, 245, 331, 1430, 1509, 8, 26, 0, 9, 27, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, 224, 225, 226, 228, 229, 227, -1, -1, 1484, 242, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 234, 235, 236, 237, 238, 239, 240, 241, -1, -1, 462, 479,
    1511, 435, 1513, -1, -1, -1, -1, -1, 343, 68, 82, 92, 112, 62, -1, 551, 608, 610, 612, 614, 616, 618,
    620, 622, 624, 626, 628, 630, 45, 46, 48, 49, 2, -1, 58, 6, 5, -1, -1, 12, 11, -1, 17, 57, 20, 21, 22,
    23, 24, 25, 28, -1, 29, 30, 31, 32, 33, 34, 35, -1, 36, 37, 38, 39, 40, 41, 42, 43, 50, 51, 52, 53, 54,
    55, -1, -1, -1, 59, 60, 61, 64, 65, 66, 67, 69, 71, 72, 75, 76, 77, -1, 78, 79, 80, 81, 87, 88, 84, 83,
    89, 91, 98, 99, 94, 93, 97, 101, 102, 104, 108, 109, 110, 111, 114, 113, 118, 119, 120, 121, 122, 123,
    124, -1, -1, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142,
    143, 144, 145, 146, 148, 150, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 166, 985, 813,
    991, 817, 167, 168, 169, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 188,
    190, 192, 194, -1, 333, 193, -1, -1, 195, 197, 199, 200, 202, 203, 204, 205, 206, 207, 208, 209, 210,
    211, 213, 214, 215, 216, 217, 218, 220, 221, 222, 223, -1, -1, 246, 247, 248, 249, 250, 251, 252, 253,
    254, 255, 256, 258, 259, 260, 262, 263, 264, 265, 270, 274, 277, 278, 279, 280, 281, 282, 283, 284, 285,
    286, 287, 288, 289, 290, 291, 292, 293, 294, 295, 296, 297, 298, 299, 300, 301, 302, 303, 304, 305, 306,
    307, 308, 309, 310, 311, 312, 313, 314, 315, 316, 317, 318, 319, 320, 321, 322, 323, -1, 324, 325, 326,
    327, 328, 329, 332, -1, 334, 335, 336, -1, 337, 339, 340, 341, -1, 342, 346, 347, 351, 352, 353, 354,
    355, 356, 357, 366, 368, 369, 370, 371, 372, 373, -1, 375, 376, 377, 378, 379, 380, 381, 382, 383, 384,
    385, -1, 386, -1, 387, -1, 389, 390, 391, 392, 393, 394, 398, 399, 402, 406, 407, 408, -1, 413, 415, 418,
    -1, 423, 424, -1, -1, 427, 428, 429, 430, -1, -1, 442, -1, -1, 457, 458, 460, 461, 463, 464, 465, 466,
    467, 468, 469, 470, 472, -1, 473, 474, -1, 1680, 1681, 476, -1, -1, 499, 502, 501, 481, 482, 483, 484,
    -1, 488, 492, -1, 494, 496, 497, 498, -1, -1, 518, 519, 526, 532, 534, 535, 536, 537, 538, 539, 540, 541,
    542, 543, 546, 549, 561, 563, 565, 644, 552, 553, 554, 555, 559, 557, 558, 560, 562, 564, 566, 567, 568,
    569, 570, 571, 572, 573, 574, 575, 576, 577, 578, 579, 580, 581, 582, 583, 584, 585, 586, 587, 588, 589,
    590, 591, 592, 593, 594, 595, 596, 597, 598, 599, 600, 601, 602, 603, 604, 605, 606, 607, 632, 633, 635,
    636, 637, 638, 639, -1, 655, 642, 643, 645, 646, 647, 650, 651, 652, 653, 654, 656, 657, 658, 659, 660,
    661, 662, 663, 664, 665, 666, 667, 668, 669, 670, 671, 672, 673, 674, 675, 676, 677, 678, 679, 680, 681,
    682, 683, 684, 685, 686, 687, 688, -1, 689, 690, 691, 692, 693, 694, 695, 696, 697, 699, 700, 701, 702,
    703, 704, 705, 706, 707, -1, 708, 709, 710, 711, 712, 713, 714, 715, 716, 717, 718, 719, 720, 721, 722,
    723, 724, 725, 726, 727, 728, 729, 730, 731, -1, 732, 733, 734, 735, 736, 737, 738, 739, 740, 741, 742,
    743, 744, -1, 745, 746, 747, 748, 749, 750, 751, 752, 753, 754, 755, 756, 757, 758, 759, 760, 761, 762,
    763, 764, 765, 766, 767, 768, 769, 770, 771, 772, 773, 774, 775, 776, 777, 778, 779, 780, 781, 782, 783,
    784, 785, 1676, -1, 787, 789, 790, 791, -1, 793, 795, 797, 799, 800, 801, 802, 803, 804, 805, 806, 807,
    808, 809, 810, 811, 812, -1, 814, 816, 818, 819, 820, 821, 822, 823, 824, 826, 827, 828, 829, -1, 830,
    831, -1, 832, 833, 834, -1, -1, -1, 837, 839, -1, -1, 841, 843, 844, 847, 849, 850, 851, 852, 855, 856,
    857, 858, 859, 860, 862, 863, -1, -1, 866, 867, 868, 869, 870, -1, 871, -1, 872, 873, -1, 874, 875, 876,
    877, 878, -1, 880, 881, 882, 883, 884, 885, 886, 887, 890, 891, 892, 893, 1682, 894, -1, 1683, 900, 902,
    904, 905, 907, 908, 909, 911, 912, 913, 914, 915, 916, 917, 918, 919, 920, 922, 923, 924, 925, 926, 927,
    928, 931, 932, 933, 934, 935, 936, 937, 938, 940, 941, 942, 943, 944, 945, 950, 951, 952, 953, 954, 955,
    956, -1, -1, 962, 965, 969, -1, 971, 977, 978, 982, 984, 993, 986, 987, 989, 990, 992, -1, 994, 995, -1,
    998, 1001, 1004, 1007, 1010, 1013, 1017, -1, 1018, -1, 1019, -1, 1020, 1021, 1022, 1023, 1024, 1025,
    1026, 1027, 1028, 1029, 1030, 1031, 1032, 1033, 1034, 1035, 1036, 1037, 1038, -1, 1040, 1041, 1043, 1044,
    1046, 1047, 1049, 1050, 1051, 1053, 1056, 1057, 1058, 1059, 1061, 1062, 1063, 1064, 1065, 1066, 1067,
    1070, 1071, 1072, -1, 1074, -1, 1076, 1078, 1079, 1083, 1084, 1085, 1086, -1, 1091, 1092, -1, 1093, 1094,
    -1, 1095, 1096, 1097, 1098, 1099, 1100, 1101, -1, -1, -1, -1, -1, -1, 1104, 1105, 1106, -1, -1, 1108,
    1109, 1110, 1111, 1112, 1114, 1116, 1117, -1, -1, 1118, 1119, 1120, 1121, 1122, 1123, 1124, 1125, -1, -1,
    1127, 1129, 1131, -1, 1132, -1, 1136, 1314, 1138, 1139, 1146, 1147, 1140, 1141, -1, 1142, -1, -1, -1, -1,
    -1, 1148, 1149, 1150, 1151, 1152, 1153, 1154, 1155, 1157, 1158, 1159, 1160, 1161, 1162, 1163, 1164, 1165,
    1166, 1167, 1168, 1169, 1171, 1172, 1173, 1174, 1175, 1176, 1177, 1178, 1179, 1180, 1181, 1182, 1183,
    1184, 1185, 1186, 1187, 1188, 1189, 1190, 1191, 1192, 1193, 1194, 1195, 1196, 1197, 1198, 1199, 1200,
    1201, 1202, 1203, 1204, 1206, 1208, 1210, 1211, 1212, 1214, 1215, 1216, 1217, 1218, 1219, 1220, 1221,
    1222, 1223, 1224, 1225, 1226, 1227, 1228, 1229, 1230, 1231, 1232, 1234, 1236, 1237, 1238, 1239, 1240,
    1241, 1242, 1243, 1244, 1245, 1248, 1250, -1, 1246, -1, 1255, 1256, -1, -1, 1349, 1346, 1347, 1348, 1261,
    -1, -1, 1262, 1263, -1, 1341, -1, 1384, -1, -1, -1, 1273, 1278, 1282, 1283, -1, -1, 1284, 1285, 1365,
    1289, -1, 1290, 1291, 1292, 1293, 1294, 1295, 1296, 1297, 1302, -1, -1, 1299, 1300, -1, 1304, -1, 1306,
    1308, -1, 1310, 1311, 1312, 1315, 1316, 1317, 1318, 1319, 1320, 1321, 1322, 1323, 1324, 1331, 1326, 1328,
    1330, 1332, 1333, 1334, 1336, 1337, 1338, 1339, 1340, 1342, 1343, 1344, 1345, 1350, 1351, 1352, 1353,
    1354, 1355, 1356, 1357, 1358, 1359, 1360, 1362, 1364, -1, 1385, 1373, -1, 1375, 1376, 1377, 1378, -1, -1,
    1379, -1, 1381, 1383, 1386, 1387, 1388, 1389, 1392, 1393, 1394, 1395, 1396, -1, 1398, 1404, -1, 1406,
    1407, 1408, 1410, 1411, 1412, 1413, -1, 1423, 1415, 1416, 1417, 1418, 1419, 1420, 1421, 1422, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 1424, 1425, 1426, 1427, 1428, 1429, -1, 1434, 1435, 1436, 1437, 1441, 1442, 1443,
    1446, 1447, 1448, 1449, 1450, 1451, 1452, 1455, 1458, -1, 1462, 1466, 1467, 1468, 1469, 1470, 1471, 1472,
    1473, 1474, 1476, 1477, 1478, 1479, 1480, 1481, 1482, 1483, -1, 1649, 1650, 1651, 1652, 1653, 1500, 1501,
    1502, 1503, 1504, 1505, 1506, 1507, 1508, 1510, -1, -1, 1514, 1523, -1, -1, 1516, 1695, -1, 1515, -1, -1,
    -1, 1602, 1522, 1524, -1, 1526, 1527, 1528, 1530, 1531, 1532, 1533, -1, -1, -1, 1534, 1535, 1536, -1,
    1537, 1538, 1539, 1540, 1541, 1542, 1543, 1544, 1545, 1546, -1, -1, 1548, -1, -1, 1550, 1552, 1554, -1,
    1684, 1685, 1556, 1558, 1560, 1562, 1565, 1686, 1567, 1687, 1568, 1570, 1571, 1572, 1688, 1573, 1574,
    1575, 1576, 1577, 1578, 1579, -1, -1, 1582, -1, -1, 1689, 1690, 1585, -1, -1, -1, -1, 1588, -1, -1, 1691,
    -1, -1, 1593, 1594, 1595, 1596, 1597, 1599, 1601, 1603, 1604, 1605, 1606, 1607, -1, 1610, 1693, 1611,
    1612, 1613, 1614, -1, 1615, 1616, 1617, 1694, 1622, 1624, 1625, 1627, 1628, 1629, -1, 1630, 1631, 1633,
    1634, 1635, 1636, 1638, 1640, 1642, 1644, 1646, 1647, 1648, 1654, -1, 1658, 1659, 1660, 1661, 1662, -1,
    1664, 1669, 1671, 1672, -1, 1696, 1697, 1698, 1699, 1700, 1701, 1702, 1705, 1706, 1707, 1708, 1709, 1711,
    1712, 1713, 1714, 1715, 1716, 1717, 1719, 1720, 1721, 1722, 1723, 1724, 1725, 1727, 1728, 1729, 1730,
    1731, 1732, 1733, 1734, 1736, 1737, 1738, 1740, 1741, 1742, 1743, 1744, 1745, 1746, 1747, 1749, 1750,
    1752, 1753, 1754, 1755, 1756, 1758, 1760, 1677, -1, 1678, 1679
};

static const struct catalogue_link links[] = {
    {0, 3, 0}, {0, 641, 0}, {0, -1, 0}, {1, 4, 0}, {2, 7, 0}, {2, -1, 0}, {2, -1, 0}, {3, 10, 0}, {3, 13, 0},
    {3, -1, 0}, {4, 63, 0}, {4, 14, 0}, {4, -1, 0}, {5, 15, 0}, {6, -1, 0}, {7, 16, 0}, {8, -1, 0},
    {9, 18, 0}, {10, 19, 0}, {11, -1, 0}, {12, 201, 4}, {12, -1, 5}, {13, -1, 1}, {13, -1, 0}, {14, -1, 1},
    {14, -1, 0}, {15, -1, 1}, {15, -1, 0}, {16, -1, 1}, {16, -1, 0}, {17, 198, 1}, {17, -1, 0}, {18, -1, 1},
    {19, -1, 0}, {20, -1, 0}, {21, -1, 0}, {22, 888, 3}, {23, -1, 2}, {24, -1, 2}, {25, -1, 2}, {26, -1, 2},
    {27, -1, 2}, {28, -1, 2}, {29, -1, 2}, {30, -1, 2}, {31, -1, 2}, {32, -1, 2}, {33, -1, 2}, {34, -1, 2},
    {35, -1, 2}, {36, -1, 2}, {37, 196, 2}, {38, -1, 2}, {39, -1, 2}, {40, -1, 2}, {41, 56, 0}, {42, -1, 0},
    {43, 73, 4}, {44, 74, 4}, {45, 151, 4}, {46, -1, 4}, {47, -1, 4}, {48, -1, 0}, {49, -1, 0},
    {50, 1068, 2}, {51, -1, 2}, {52, 1069, 2}, {53, 1075, 2}, {54, 70, 0}, {54, -1, 0}, {55, -1, 0},
    {56, 86, 4}, {56, -1, 5}, {57, 106, 2}, {58, 107, 2}, {59, 90, 1}, {59, -1, 0}, {60, -1, 1}, {61, -1, 0},
    {62, 103, 1}, {63, -1, 0}, {64, 105, 2}, {65, 85, 0}, {65, 1643, 0}, {65, -1, 0}, {66, -1, 0},
    {67, 96, 4}, {68, -1, 2}, {69, -1, 2}, {70, 1718, 2}, {71, 100, 1}, {72, -1, 0}, {73, 95, 0},
    {73, 152, 0}, {73, -1, 0}, {74, -1, 0}, {75, 117, 4}, {75, -1, 5}, {76, 147, 2}, {77, 149, 2},
    {78, 191, 1}, {78, -1, 0}, {79, -1, 0}, {80, 189, 1}, {81, -1, 0}, {82, 165, 2}, {83, -1, 2},
    {84, -1, 2}, {85, -1, 2}, {86, -1, 2}, {87, -1, 2}, {88, 879, 2}, {89, 115, 0}, {89, 1637, 0},
    {89, -1, 0}, {90, 116, 0}, {91, -1, 0}, {92, 171, 4}, {92, -1, 5}, {93, -1, 4}, {93, -1, 5}, {94, -1, 4},
    {94, -1, 5}, {95, -1, 0}, {96, -1, 0}, {97, -1, 0}, {98, -1, 0}, {99, -1, 4}, {99, -1, 5}, {100, -1, 4},
    {100, -1, 5}, {101, -1, 4}, {101, -1, 5}, {102, -1, 4}, {102, -1, 5}, {103, -1, 2}, {103, -1, 0},
    {104, -1, 2}, {104, -1, 0}, {105, -1, 2}, {105, -1, 0}, {106, -1, 2}, {106, -1, 0}, {107, -1, 2},
    {107, -1, 0}, {108, -1, 2}, {108, -1, 0}, {109, -1, 2}, {109, -1, 0}, {110, -1, 2}, {110, -1, 0},
    {111, -1, 2}, {112, 983, 2}, {113, -1, 2}, {113, -1, 0}, {114, -1, 2}, {114, -1, 0}, {115, -1, 2},
    {115, -1, 0}, {116, 367, 2}, {116, -1, 0}, {117, 338, 2}, {117, -1, 0}, {118, 980, 2}, {119, 634, 2},
    {120, -1, 2}, {121, 170, 0}, {121, -1, 0}, {122, -1, 0}, {123, -1, 0}, {124, -1, 0}, {125, 219, 4},
    {125, -1, 5}, {126, -1, 1}, {126, -1, 0}, {127, -1, 1}, {127, -1, 0}, {128, -1, 1}, {128, -1, 0},
    {129, 531, 1}, {129, -1, 0}, {130, 533, 1}, {130, -1, 0}, {131, -1, 1}, {131, -1, 0}, {132, 187, 1},
    {132, -1, 0}, {133, 395, 1}, {133, -1, 0}, {134, -1, 1}, {134, -1, 0}, {135, -1, 1}, {135, -1, 0},
    {136, -1, 1}, {137, -1, 0}, {138, -1, 2}, {139, -1, 2}, {140, -1, 2}, {141, -1, 1}, {142, -1, 2},
    {143, -1, 2}, {144, -1, 0}, {145, -1, 5}, {146, 212, 5}, {147, -1, 5}, {148, -1, 5}, {149, -1, 5},
    {150, -1, 5}, {151, -1, 5}, {152, -1, 5}, {153, -1, 5}, {154, -1, 5}, {155, -1, 4}, {156, -1, 4},
    {157, -1, 4}, {158, -1, 4}, {158, -1, 5}, {159, -1, 4}, {159, 1475, 5}, {160, 348, 4}, {161, 273, 4},
    {161, -1, 5}, {162, 269, 4}, {162, -1, 5}, {163, 230, 0}, {164, 231, 0}, {165, 232, 0}, {166, -1, 0},
    {167, 233, 0}, {168, -1, 0}, {169, -1, 0}, {170, -1, 0}, {171, -1, 0}, {172, 243, 0}, {173, -1, 0},
    {174, -1, 0}, {175, -1, 0}, {176, -1, 0}, {177, -1, 0}, {178, -1, 0}, {179, -1, 0}, {180, -1, 0},
    {181, -1, 0}, {182, -1, 0}, {183, -1, 0}, {183, -1, 0}, {184, -1, 0}, {184, -1, 0}, {185, -1, 0},
    {185, -1, 0}, {186, -1, 0}, {187, -1, 0}, {187, -1, 0}, {188, -1, 0}, {188, -1, 0}, {189, -1, 0},
    {189, -1, 0}, {190, 1632, 0}, {190, -1, 0}, {191, -1, 0}, {191, -1, 0}, {192, -1, 0}, {192, -1, 0},
    {193, -1, 0}, {193, -1, 0}, {194, 266, 0}, {195, 267, 0}, {196, 268, 1}, {197, -1, 1}, {198, 271, 0},
    {198, -1, 0}, {199, 272, 0}, {200, 436, 0}, {201, 275, 0}, {201, -1, 0}, {202, 276, 0}, {203, 437, 0},
    {204, -1, 0}, {204, -1, 0}, {205, -1, 0}, {205, -1, 0}, {206, -1, 0}, {206, -1, 0}, {207, -1, 0},
    {207, -1, 0}, {208, -1, 0}, {208, -1, 0}, {209, -1, 0}, {209, -1, 0}, {210, -1, 0}, {210, -1, 0},
    {211, -1, 0}, {211, -1, 0}, {212, -1, 0}, {212, -1, 0}, {213, -1, 0}, {213, -1, 0}, {214, -1, 0},
    {214, -1, 0}, {215, -1, 0}, {215, -1, 0}, {216, -1, 0}, {216, -1, 0}, {217, -1, 0}, {217, -1, 0},
    {218, -1, 0}, {218, -1, 0}, {219, -1, 0}, {219, -1, 0}, {220, -1, 0}, {221, -1, 0}, {222, -1, 0},
    {223, -1, 0}, {224, -1, 0}, {225, -1, 0}, {226, -1, 5}, {227, -1, 5}, {228, -1, 5}, {229, -1, 5},
    {230, -1, 5}, {231, -1, 5}, {232, -1, 5}, {233, -1, 5}, {234, 330, 1}, {235, 1045, 4}, {236, 1048, 4},
    {237, -1, 4}, {238, -1, 4}, {239, -1, 4}, {240, -1, 4}, {241, -1, 1}, {242, -1, 1}, {243, -1, 1},
    {244, -1, 1}, {245, -1, 1}, {246, -1, 2}, {247, -1, 1}, {248, -1, 2}, {249, -1, 2}, {250, -1, 2},
    {251, -1, 2}, {252, -1, 2}, {253, -1, 1}, {254, 344, 0}, {255, 345, 0}, {256, -1, 0}, {257, 349, 3},
    {258, 350, 3}, {259, -1, 4}, {260, -1, 2}, {261, -1, 2}, {262, -1, 2}, {263, -1, 0}, {263, -1, 0},
    {264, -1, 0}, {264, -1, 0}, {265, -1, 0}, {265, -1, 0}, {266, -1, 0}, {266, -1, 0}, {267, -1, 0},
    {267, -1, 0}, {268, -1, 0}, {268, -1, 0}, {269, -1, 0}, {269, -1, 0}, {270, 455, 2}, {271, 456, 2},
    {272, 397, 2}, {273, 401, 2}, {274, 524, 1}, {275, 516, 1}, {276, -1, 0}, {277, -1, 0}, {278, 504, 1},
    {279, 505, 1}, {280, 495, 1}, {281, 433, 1}, {282, 432, 1}, {283, -1, 1}, {284, -1, 1}, {285, -1, 1},
    {286, -1, 5}, {287, -1, 1}, {288, -1, 1}, {289, -1, 1}, {290, -1, 1}, {291, -1, 1}, {292, -1, 1},
    {293, -1, 1}, {294, -1, 1}, {295, 1674, 1}, {296, -1, 5}, {297, -1, 5}, {298, -1, 5}, {299, 396, 1},
    {300, 411, 1}, {301, 510, 1}, {302, 511, 1}, {303, 400, 1}, {304, -1, 1}, {305, -1, 1}, {306, 403, 1},
    {307, -1, 1}, {308, 405, 1}, {309, 417, 1}, {310, -1, 1}, {311, -1, 1}, {312, -1, 1}, {313, 453, 1},
    {314, 451, 1}, {315, 459, 1}, {316, -1, 2}, {317, 414, 1}, {318, -1, 1}, {319, 416, 1}, {320, -1, 1},
    {321, 419, 1}, {322, 421, 1}, {323, 420, 1}, {324, -1, 1}, {325, -1, 1}, {326, -1, 1}, {327, 445, 1},
    {328, 425, 1}, {329, 426, 1}, {330, 471, 1}, {331, -1, 1}, {332, -1, 2}, {333, -1, 2}, {334, -1, 2},
    {335, 506, 1}, {336, 507, 1}, {337, 508, 1}, {338, 454, 1}, {339, 525, 0}, {340, 438, 1}, {341, 439, 1},
    {342, 440, 0}, {343, 441, 0}, {344, 515, 1}, {345, 514, 1}, {346, 443, 1}, {347, 444, 1}, {348, 512, 1},
    {349, -1, 1}, {350, 447, 1}, {351, 1564, 1}, {352, 449, 1}, {353, 545, 1}, {354, 547, 1}, {355, -1, 1},
    {356, -1, 1}, {357, 550, 1}, {358, 491, 1}, {359, 485, 2}, {360, 486, 2}, {361, -1, 1}, {362, -1, 1},
    {363, 509, 1}, {364, -1, 1}, {365, -1, 1}, {366, 477, 0}, {367, -1, 2}, {368, -1, 2}, {369, -1, 2},
    {370, -1, 2}, {371, -1, 2}, {372, -1, 2}, {373, -1, 2}, {374, -1, 2}, {375, -1, 1}, {376, -1, 1},
    {377, -1, 1}, {378, 475, 1}, {379, -1, 1}, {380, -1, 0}, {381, 478, 0}, {382, 480, 0}, {383, -1, 0},
    {384, 1512, 0}, {385, -1, 2}, {386, -1, 2}, {387, 1335, 2}, {388, -1, 2}, {389, 520, 2}, {390, 521, 2},
    {391, -1, 1}, {392, -1, 1}, {393, -1, 1}, {394, -1, 1}, {395, 548, 1}, {396, 1739, 1}, {397, -1, 1},
    {398, -1, 1}, {399, -1, 1}, {400, -1, 1}, {401, -1, 1}, {402, -1, 1}, {403, 500, 0}, {404, 503, 0},
    {405, -1, 0}, {406, -1, 0}, {407, -1, 0}, {408, 523, 1}, {409, -1, 1}, {410, -1, 1}, {411, -1, 1},
    {412, -1, 1}, {413, 522, 1}, {414, 517, 1}, {415, -1, 1}, {416, 513, 1}, {417, -1, 1}, {418, -1, 1},
    {419, -1, 1}, {420, -1, 1}, {421, 530, 2}, {422, -1, 2}, {423, -1, 2}, {424, 528, 2}, {425, 529, 2},
    {426, 544, 1}, {427, -1, 1}, {428, 1748, 1}, {429, -1, 0}, {430, 527, 0}, {431, -1, 0}, {432, -1, 2},
    {433, 1600, 2}, {434, -1, 2}, {435, -1, 1}, {436, -1, 1}, {437, -1, 1}, {438, -1, 1}, {439, -1, 1},
    {440, -1, 1}, {441, -1, 1}, {442, -1, 1}, {443, -1, 1}, {444, -1, 1}, {445, -1, 1}, {446, -1, 1},
    {447, -1, 1}, {448, 949, 1}, {449, -1, 1}, {450, -1, 1}, {451, -1, 1}, {452, -1, 1}, {453, -1, 1},
    {454, -1, 1}, {455, 556, 0}, {456, -1, 1}, {457, -1, 1}, {458, -1, 1}, {459, -1, 1}, {460, -1, 0},
    {461, -1, 4}, {462, -1, 3}, {463, -1, 4}, {464, -1, 3}, {465, -1, 4}, {466, -1, 3}, {467, -1, 4},
    {468, -1, 3}, {469, -1, 4}, {470, -1, 3}, {471, -1, 4}, {472, -1, 3}, {473, -1, 4}, {474, -1, 3},
    {475, -1, 4}, {476, -1, 3}, {477, -1, 4}, {478, -1, 3}, {479, -1, 4}, {480, -1, 3}, {481, -1, 4},
    {482, -1, 3}, {483, -1, 4}, {484, -1, 3}, {485, -1, 4}, {486, -1, 3}, {487, -1, 4}, {488, -1, 3},
    {489, -1, 4}, {490, -1, 3}, {491, -1, 4}, {492, -1, 4}, {493, -1, 4}, {494, -1, 4}, {495, -1, 4},
    {496, -1, 4}, {497, -1, 4}, {498, -1, 4}, {499, -1, 4}, {500, -1, 4}, {501, -1, 4}, {502, -1, 4},
    {503, -1, 4}, {504, -1, 4}, {505, -1, 4}, {506, -1, 4}, {507, -1, 4}, {508, -1, 4}, {509, -1, 4},
    {510, -1, 4}, {511, -1, 4}, {512, 609, 0}, {513, -1, 0}, {514, 611, 0}, {515, -1, 0}, {516, 613, 0},
    {517, 640, 0}, {518, 615, 0}, {519, -1, 0}, {520, 617, 0}, {521, 698, 0}, {522, 619, 0}, {523, -1, 0},
    {524, 621, 0}, {525, -1, 0}, {526, 623, 0}, {527, -1, 0}, {528, 625, 0}, {529, -1, 0}, {530, 627, 0},
    {531, -1, 0}, {532, 629, 0}, {533, -1, 0}, {534, 631, 0}, {535, -1, 0}, {536, 895, 2}, {537, 896, 2},
    {538, 815, 2}, {539, 898, 2}, {540, 899, 2}, {541, -1, 2}, {542, 901, 2}, {543, -1, 0}, {544, -1, 0},
    {545, 903, 2}, {546, -1, 1}, {547, -1, 2}, {548, -1, 2}, {549, 1363, 2}, {550, 1704, 2}, {551, -1, 2},
    {552, -1, 2}, {553, 1054, 0}, {554, 906, 2}, {555, -1, 2}, {556, -1, 2}, {557, -1, 2}, {558, 889, 2},
    {559, -1, 2}, {560, -1, 2}, {561, 930, 2}, {562, -1, 2}, {563, -1, 2}, {564, -1, 2}, {565, -1, 2},
    {566, -1, 2}, {567, 921, 2}, {568, -1, 2}, {569, -1, 2}, {570, -1, 2}, {571, -1, 2}, {572, -1, 2},
    {573, -1, 2}, {574, -1, 2}, {575, -1, 2}, {576, -1, 2}, {577, -1, 2}, {578, -1, 2}, {579, -1, 2},
    {580, -1, 2}, {581, -1, 2}, {582, -1, 2}, {583, -1, 2}, {584, -1, 2}, {585, 910, 2}, {586, -1, 2},
    {587, -1, 2}, {588, -1, 2}, {589, -1, 2}, {590, -1, 2}, {591, -1, 2}, {592, -1, 4}, {592, -1, 5},
    {593, -1, 4}, {593, -1, 5}, {594, -1, 4}, {594, -1, 5}, {595, -1, 4}, {595, -1, 5}, {596, 1569, 4},
    {596, -1, 5}, {597, -1, 0}, {598, -1, 2}, {599, -1, 2}, {600, -1, 2}, {601, -1, 2}, {602, -1, 2},
    {603, -1, 2}, {604, -1, 2}, {605, -1, 2}, {606, 929, 2}, {607, -1, 4}, {608, -1, 4}, {608, -1, 5},
    {609, -1, 4}, {610, -1, 4}, {610, -1, 5}, {611, -1, 4}, {612, -1, 4}, {612, -1, 5}, {613, -1, 4},
    {614, -1, 4}, {614, -1, 5}, {615, -1, 4}, {616, -1, 4}, {616, -1, 5}, {617, -1, 4}, {618, -1, 4},
    {618, -1, 5}, {619, -1, 4}, {620, -1, 4}, {620, -1, 5}, {621, -1, 2}, {622, -1, 2}, {623, -1, 2},
    {624, 1016, 4}, {625, -1, 4}, {625, -1, 5}, {626, -1, 4}, {627, -1, 4}, {627, -1, 5}, {628, -1, 4},
    {629, -1, 4}, {629, -1, 5}, {630, -1, 4}, {631, -1, 4}, {631, -1, 5}, {632, -1, 4}, {633, -1, 4},
    {634, -1, 4}, {634, -1, 5}, {635, -1, 4}, {636, -1, 4}, {636, -1, 5}, {637, -1, 4}, {638, -1, 4},
    {638, -1, 5}, {639, -1, 4}, {640, -1, 4}, {640, -1, 5}, {641, -1, 4}, {642, -1, 4}, {642, -1, 5},
    {643, -1, 4}, {644, -1, 4}, {644, -1, 5}, {645, -1, 4}, {646, -1, 4}, {646, -1, 5}, {647, -1, 4},
    {648, -1, 4}, {648, -1, 5}, {649, -1, 4}, {650, -1, 4}, {650, -1, 5}, {651, -1, 4}, {652, -1, 4},
    {652, -1, 5}, {653, -1, 4}, {654, -1, 4}, {654, -1, 5}, {655, -1, 4}, {656, -1, 4}, {656, -1, 5},
    {657, -1, 4}, {658, -1, 4}, {658, -1, 5}, {659, -1, 4}, {660, 786, 1}, {661, 1081, 1}, {662, 788, 1},
    {663, 1082, 1}, {664, -1, 1}, {665, -1, 1}, {666, 792, 1}, {667, -1, 1}, {668, 794, 1}, {669, -1, 1},
    {670, 796, 1}, {671, -1, 1}, {672, 798, 1}, {673, -1, 1}, {674, -1, 1}, {675, -1, 1}, {676, -1, 2},
    {677, -1, 2}, {678, -1, 2}, {679, -1, 2}, {680, -1, 2}, {681, 1052, 2}, {682, -1, 2}, {683, -1, 2},
    {684, -1, 2}, {685, -1, 2}, {686, -1, 2}, {687, -1, 2}, {688, 1042, 4}, {688, -1, 5}, {689, 981, 4},
    {689, -1, 5}, {690, 1039, 4}, {690, -1, 5}, {691, -1, 4}, {691, -1, 5}, {692, -1, 4}, {692, -1, 5},
    {693, -1, 2}, {694, -1, 2}, {695, -1, 2}, {696, -1, 1}, {697, -1, 1}, {698, -1, 1}, {699, -1, 1},
    {700, -1, 1}, {701, -1, 1}, {702, -1, 1}, {703, 835, 1}, {704, -1, 1}, {705, 836, 1}, {706, -1, 1},
    {707, 838, 1}, {708, 946, 1}, {709, 840, 1}, {710, -1, 1}, {711, 842, 1}, {712, -1, 1}, {713, 845, 1},
    {714, 846, 1}, {715, -1, 1}, {716, -1, 1}, {717, 848, 1}, {718, -1, 1}, {719, -1, 1}, {720, -1, 1},
    {721, 853, 1}, {722, 1170, 1}, {723, 854, 1}, {724, 861, 1}, {725, -1, 1}, {726, -1, 1}, {727, -1, 1},
    {728, -1, 1}, {729, -1, 2}, {730, -1, 1}, {731, -1, 1}, {732, -1, 1}, {733, 864, 1}, {734, 865, 1},
    {735, -1, 1}, {736, -1, 4}, {737, -1, 2}, {738, -1, 2}, {739, -1, 1}, {740, -1, 1}, {741, 1233, 4},
    {742, -1, 4}, {743, -1, 2}, {744, 1298, 4}, {745, -1, 3}, {746, 948, 1}, {747, -1, 1}, {748, -1, 1},
    {749, 1639, 1}, {750, -1, 0}, {751, -1, 0}, {752, -1, 0}, {753, -1, 0}, {754, -1, 2}, {755, -1, 2},
    {756, -1, 2}, {757, -1, 2}, {758, -1, 2}, {759, -1, 2}, {760, -1, 2}, {761, -1, 2}, {762, -1, 2},
    {763, -1, 1}, {764, -1, 1}, {765, 958, 2}, {766, 1598, 2}, {767, 963, 2}, {768, -1, 2}, {769, -1, 2},
    {770, -1, 2}, {771, 1055, 2}, {772, -1, 2}, {773, 979, 2}, {774, -1, 2}, {775, -1, 2}, {776, -1, 2},
    {777, -1, 2}, {778, -1, 2}, {779, -1, 2}, {780, -1, 2}, {781, -1, 2}, {782, -1, 2}, {783, -1, 2},
    {784, -1, 2}, {785, -1, 2}, {786, -1, 2}, {787, -1, 2}, {788, -1, 2}, {789, -1, 2}, {790, -1, 2},
    {791, -1, 2}, {792, -1, 2}, {793, -1, 2}, {794, -1, 2}, {795, -1, 2}, {796, -1, 2}, {797, -1, 2},
    {798, -1, 2}, {799, 1060, 2}, {800, -1, 2}, {801, -1, 2}, {802, -1, 2}, {803, -1, 2}, {804, -1, 2},
    {805, 1529, 2}, {806, -1, 2}, {807, -1, 2}, {808, -1, 1}, {809, -1, 1}, {810, -1, 1}, {811, -1, 1},
    {812, -1, 2}, {813, -1, 2}, {814, -1, 1}, {815, -1, 1}, {816, 947, 1}, {817, -1, 1}, {818, -1, 1},
    {819, 1618, 1}, {820, -1, 0}, {821, -1, 0}, {822, -1, 0}, {823, -1, 0}, {824, -1, 0}, {825, -1, 0},
    {826, 957, 0}, {827, -1, 0}, {828, 959, 1}, {829, 960, 1}, {830, 961, 1}, {831, -1, 1}, {832, -1, 1},
    {833, 964, 1}, {834, -1, 1}, {835, 966, 1}, {836, 967, 1}, {837, 968, 1}, {838, -1, 1}, {839, 970, 1},
    {840, -1, 1}, {841, 972, 1}, {842, 973, 1}, {843, 974, 1}, {844, 975, 1}, {845, 976, 1}, {846, -1, 1},
    {847, -1, 1}, {848, -1, 1}, {849, 1645, 2}, {850, 1666, 2}, {851, 988, 2}, {852, -1, 2}, {853, 1641, 2},
    {854, -1, 4}, {855, -1, 4}, {856, -1, 4}, {857, -1, 4}, {858, -1, 4}, {859, -1, 4}, {860, -1, 4},
    {861, -1, 4}, {862, -1, 4}, {863, -1, 0}, {864, -1, 0}, {865, 996, 0}, {866, 997, 0}, {867, -1, 0},
    {868, 999, 0}, {869, 1000, 0}, {870, -1, 0}, {871, 1002, 0}, {872, 1003, 0}, {873, -1, 0},
    {874, 1005, 0}, {875, 1006, 0}, {876, -1, 0}, {877, 1008, 0}, {878, 1009, 0}, {879, -1, 0},
    {880, 1011, 0}, {881, 1012, 0}, {882, -1, 0}, {883, 1014, 0}, {884, 1015, 0}, {885, -1, 0}, {886, -1, 4},
    {887, -1, 4}, {888, 1143, 2}, {889, -1, 4}, {889, -1, 5}, {890, -1, 4}, {891, 1107, 4}, {891, -1, 5},
    {892, -1, 4}, {893, -1, 4}, {893, -1, 5}, {894, -1, 4}, {895, 1113, 4}, {895, -1, 5}, {896, -1, 4},
    {897, 1115, 4}, {897, -1, 5}, {898, -1, 4}, {899, -1, 4}, {899, -1, 5}, {900, -1, 4}, {901, -1, 4},
    {901, -1, 5}, {902, -1, 4}, {902, -1, 5}, {903, -1, 4}, {904, -1, 4}, {904, -1, 5}, {905, -1, 4},
    {906, -1, 4}, {906, -1, 5}, {907, -1, 4}, {908, -1, 4}, {908, -1, 5}, {909, -1, 4}, {910, 1382, 2},
    {911, -1, 2}, {912, 1751, 2}, {913, -1, 2}, {914, -1, 2}, {915, -1, 2}, {916, -1, 2}, {917, -1, 2},
    {918, -1, 2}, {919, 1361, 2}, {920, -1, 2}, {921, -1, 2}, {922, -1, 2}, {923, -1, 2}, {924, -1, 2},
    {925, -1, 2}, {926, -1, 2}, {927, -1, 2}, {928, -1, 2}, {929, 1077, 2}, {930, 1073, 1}, {931, 1103, 1},
    {932, 1102, 1}, {933, -1, 1}, {934, -1, 1}, {935, -1, 1}, {936, 1254, 1}, {937, -1, 1}, {938, 1080, 1},
    {939, -1, 1}, {940, -1, 1}, {941, -1, 1}, {942, 1087, 1}, {943, 1088, 1}, {944, 1089, 1}, {945, 1090, 1},
    {946, -1, 1}, {947, -1, 1}, {948, -1, 1}, {949, -1, 1}, {950, -1, 1}, {951, -1, 1}, {952, -1, 1},
    {953, -1, 1}, {954, -1, 1}, {955, -1, 1}, {956, -1, 1}, {957, -1, 2}, {958, -1, 2}, {959, -1, 2},
    {960, -1, 2}, {961, -1, 1}, {962, -1, 1}, {963, -1, 1}, {964, -1, 1}, {965, -1, 4}, {966, -1, 4},
    {966, -1, 5}, {967, -1, 4}, {967, -1, 5}, {968, -1, 4}, {968, -1, 5}, {969, -1, 4}, {969, -1, 5},
    {970, -1, 4}, {970, -1, 5}, {971, -1, 1}, {972, -1, 1}, {973, -1, 1}, {974, -1, 1}, {975, -1, 1},
    {976, -1, 1}, {977, -1, 1}, {978, -1, 1}, {979, 1126, 0}, {980, -1, 0}, {981, 1128, 0}, {982, 1137, 0},
    {983, 1130, 0}, {984, -1, 0}, {985, -1, 0}, {986, 1133, 0}, {987, 1134, 0}, {988, 1135, 0}, {989, -1, 0},
    {990, -1, 0}, {991, -1, 0}, {992, -1, 0}, {993, -1, 0}, {994, 1144, 4}, {995, 1145, 4}, {996, -1, 4},
    {997, 1390, 2}, {998, -1, 3}, {999, -1, 3}, {1000, -1, 0}, {1001, -1, 0}, {1002, -1, 4}, {1002, -1, 5},
    {1003, -1, 4}, {1003, -1, 5}, {1004, -1, 4}, {1004, -1, 5}, {1005, -1, 4}, {1005, -1, 5}, {1006, -1, 4},
    {1006, -1, 5}, {1007, -1, 4}, {1007, -1, 5}, {1008, -1, 4}, {1008, -1, 5}, {1009, -1, 4}, {1009, -1, 5},
    {1010, -1, 4}, {1010, -1, 5}, {1011, -1, 4}, {1011, -1, 5}, {1012, -1, 4}, {1012, -1, 5}, {1013, -1, 4},
    {1013, -1, 5}, {1014, -1, 4}, {1014, -1, 5}, {1015, -1, 4}, {1015, -1, 5}, {1016, -1, 4}, {1016, -1, 5},
    {1017, -1, 4}, {1017, -1, 5}, {1018, -1, 4}, {1019, -1, 4}, {1020, -1, 4}, {1021, -1, 4}, {1022, -1, 4},
    {1023, -1, 4}, {1024, -1, 4}, {1025, -1, 4}, {1026, -1, 4}, {1027, -1, 4}, {1028, -1, 4}, {1029, -1, 4},
    {1030, -1, 4}, {1031, 1260, 4}, {1031, -1, 5}, {1032, 1207, 4}, {1032, -1, 5}, {1033, 1209, 4},
    {1033, -1, 5}, {1034, 1205, 4}, {1034, -1, 5}, {1035, -1, 4}, {1036, -1, 4}, {1037, -1, 4},
    {1038, -1, 4}, {1039, 1235, 4}, {1039, -1, 5}, {1040, 1258, 4}, {1040, -1, 5}, {1041, 1259, 4},
    {1041, -1, 5}, {1042, -1, 4}, {1042, -1, 5}, {1043, -1, 4}, {1043, -1, 5}, {1044, -1, 4}, {1044, -1, 5},
    {1045, -1, 4}, {1045, -1, 5}, {1046, -1, 4}, {1046, -1, 5}, {1047, -1, 4}, {1047, -1, 5}, {1048, -1, 4},
    {1048, -1, 5}, {1049, -1, 4}, {1049, -1, 5}, {1050, -1, 4}, {1050, -1, 5}, {1051, -1, 4}, {1051, -1, 5},
    {1052, -1, 4}, {1052, -1, 5}, {1053, -1, 4}, {1053, -1, 5}, {1054, 1257, 4}, {1054, -1, 5},
    {1055, -1, 4}, {1055, -1, 5}, {1056, -1, 4}, {1056, -1, 5}, {1057, -1, 0}, {1058, -1, 0},
    {1059, 1313, 5}, {1060, -1, 0}, {1061, 1247, 0}, {1062, -1, 3}, {1063, -1, 0}, {1064, 1249, 0},
    {1065, -1, 0}, {1066, 1251, 0}, {1067, 1252, 0}, {1068, -1, 0}, {1069, 1397, 1}, {1070, -1, 1},
    {1071, -1, 2}, {1072, -1, 2}, {1073, -1, 4}, {1074, -1, 4}, {1075, -1, 4}, {1076, -1, 4}, {1077, -1, 3},
    {1078, -1, 0}, {1079, 1264, 3}, {1080, 1265, 3}, {1081, 1266, 3}, {1082, 1267, 3}, {1083, 1268, 3},
    {1084, 1269, 3}, {1085, 1270, 3}, {1086, 1271, 3}, {1087, 1272, 3}, {1088, -1, 3}, {1089, 1274, 3},
    {1090, 1275, 3}, {1091, 1276, 3}, {1092, 1277, 3}, {1093, -1, 3}, {1094, 1279, 3}, {1095, 1280, 3},
    {1096, 1281, 3}, {1097, -1, 3}, {1098, -1, 3}, {1099, -1, 3}, {1100, -1, 3}, {1101, 1286, 3},
    {1102, 1287, 3}, {1103, 1288, 3}, {1104, -1, 3}, {1105, -1, 3}, {1106, -1, 3}, {1107, 1409, 3},
    {1108, -1, 3}, {1109, -1, 3}, {1110, -1, 3}, {1111, -1, 3}, {1112, -1, 3}, {1113, -1, 3}, {1114, -1, 4},
    {1115, -1, 4}, {1116, 1301, 3}, {1117, -1, 3}, {1118, 1303, 0}, {1119, -1, 0}, {1120, 1305, 1},
    {1121, -1, 1}, {1122, 1307, 1}, {1123, -1, 1}, {1124, 1309, 1}, {1125, -1, 1}, {1126, -1, 0},
    {1127, -1, 0}, {1128, -1, 0}, {1129, -1, 3}, {1130, -1, 3}, {1131, -1, 3}, {1132, -1, 3}, {1133, -1, 3},
    {1134, -1, 5}, {1135, -1, 5}, {1136, -1, 5}, {1137, -1, 0}, {1138, -1, 3}, {1139, -1, 3},
    {1140, 1325, 0}, {1141, -1, 0}, {1142, 1327, 0}, {1143, -1, 0}, {1144, 1329, 0}, {1145, -1, 0},
    {1146, -1, 0}, {1147, -1, 2}, {1148, -1, 2}, {1149, -1, 2}, {1150, -1, 2}, {1151, -1, 2},
    {1152, 1623, 2}, {1153, -1, 2}, {1154, -1, 2}, {1155, -1, 2}, {1156, -1, 2}, {1157, -1, 2},
    {1158, -1, 2}, {1159, -1, 2}, {1160, -1, 2}, {1161, -1, 2}, {1162, -1, 2}, {1163, -1, 2}, {1164, -1, 2},
    {1165, -1, 2}, {1166, -1, 2}, {1167, -1, 2}, {1168, 1401, 2}, {1169, 1402, 2}, {1170, 1403, 2},
    {1171, -1, 2}, {1172, -1, 2}, {1173, -1, 2}, {1174, -1, 2}, {1175, -1, 2}, {1176, -1, 2}, {1177, -1, 2},
    {1178, -1, 2}, {1179, -1, 2}, {1180, -1, 2}, {1181, 1366, 0}, {1182, 1367, 0}, {1183, 1368, 0},
    {1184, 1369, 0}, {1185, 1370, 0}, {1186, 1371, 0}, {1187, 1372, 0}, {1188, -1, 0}, {1189, 1374, 1},
    {1190, -1, 1}, {1191, -1, 1}, {1192, -1, 1}, {1193, -1, 1}, {1194, -1, 1}, {1195, 1380, 1},
    {1196, -1, 1}, {1197, -1, 1}, {1198, -1, 2}, {1199, -1, 2}, {1200, -1, 2}, {1201, -1, 2}, {1202, -1, 2},
    {1203, -1, 2}, {1204, -1, 2}, {1205, -1, 2}, {1206, 1391, 2}, {1207, -1, 2}, {1208, -1, 1},
    {1209, -1, 1}, {1210, -1, 1}, {1211, -1, 1}, {1212, -1, 1}, {1213, 1399, 1}, {1214, 1400, 1},
    {1215, -1, 1}, {1216, -1, 1}, {1217, -1, 2}, {1218, -1, 2}, {1219, -1, 2}, {1220, 1405, 1},
    {1221, -1, 1}, {1222, -1, 3}, {1223, -1, 3}, {1224, -1, 3}, {1225, -1, 3}, {1226, -1, 3}, {1227, -1, 3},
    {1228, -1, 3}, {1229, 1414, 0}, {1230, 1490, 0}, {1231, -1, 5}, {1232, -1, 0}, {1233, -1, 0},
    {1234, -1, 0}, {1235, -1, 0}, {1236, -1, 0}, {1237, -1, 0}, {1238, -1, 0}, {1239, -1, 0}, {1240, -1, 0},
    {1241, -1, 0}, {1242, -1, 0}, {1243, -1, 0}, {1244, -1, 0}, {1245, -1, 0}, {1246, 1431, 0},
    {1247, 1432, 0}, {1248, 1433, 0}, {1249, -1, 0}, {1250, -1, 0}, {1251, 1438, 0}, {1252, 1439, 0},
    {1253, 1440, 0}, {1254, -1, 0}, {1255, -1, 0}, {1256, -1, 0}, {1257, 1444, 0}, {1258, 1445, 0},
    {1259, -1, 0}, {1260, -1, 0}, {1261, -1, 0}, {1262, -1, 0}, {1263, -1, 0}, {1264, -1, 0}, {1265, -1, 5},
    {1266, -1, 5}, {1267, -1, 0}, {1268, 1453, 0}, {1269, 1454, 0}, {1270, -1, 0}, {1271, 1456, 0},
    {1272, 1457, 0}, {1273, -1, 0}, {1274, 1459, 0}, {1275, 1460, 0}, {1276, 1461, 0}, {1277, -1, 0},
    {1278, 1463, 0}, {1279, 1464, 0}, {1280, 1465, 0}, {1281, -1, 0}, {1282, -1, 0}, {1283, -1, 0},
    {1284, -1, 5}, {1285, -1, 5}, {1286, -1, 5}, {1287, -1, 5}, {1288, -1, 5}, {1289, -1, 5}, {1290, -1, 5},
    {1291, -1, 5}, {1292, -1, 5}, {1293, -1, 5}, {1294, -1, 5}, {1295, -1, 5}, {1296, -1, 5}, {1297, -1, 5},
    {1298, -1, 5}, {1299, -1, 5}, {1300, 1485, 0}, {1301, 1486, 0}, {1302, 1487, 0}, {1303, 1488, 0},
    {1304, 1489, 0}, {1305, -1, 0}, {1306, 1491, 0}, {1307, 1492, 0}, {1308, 1493, 0}, {1309, 1494, 0},
    {1310, 1495, 0}, {1311, 1496, 0}, {1312, 1497, 0}, {1313, 1498, 0}, {1314, 1499, 0}, {1315, -1, 0},
    {1316, -1, 2}, {1317, -1, 2}, {1318, -1, 2}, {1319, -1, 2}, {1320, -1, 2}, {1321, -1, 2}, {1322, -1, 2},
    {1323, -1, 2}, {1324, -1, 2}, {1325, -1, 0}, {1326, -1, 0}, {1327, -1, 0}, {1328, -1, 0}, {1329, -1, 0},
    {1330, -1, 0}, {1330, -1, 0}, {1331, 1517, 0}, {1332, 1518, 0}, {1333, 1519, 0}, {1334, 1520, 0},
    {1335, 1521, 0}, {1336, 1549, 0}, {1337, -1, 0}, {1338, 1525, 0}, {1339, -1, 0}, {1340, 1547, 0},
    {1341, -1, 0}, {1342, -1, 0}, {1343, 1626, 2}, {1344, -1, 2}, {1345, -1, 2}, {1346, -1, 2},
    {1347, -1, 2}, {1348, -1, 1}, {1349, -1, 1}, {1350, -1, 1}, {1351, -1, 0}, {1352, -1, 4}, {1352, -1, 5},
    {1353, -1, 4}, {1353, -1, 5}, {1354, -1, 4}, {1354, -1, 5}, {1355, -1, 4}, {1355, -1, 5}, {1356, -1, 4},
    {1356, -1, 5}, {1357, 1692, 0}, {1358, -1, 0}, {1359, 1590, 0}, {1360, 1551, 1}, {1361, -1, 1},
    {1362, 1553, 1}, {1363, -1, 1}, {1364, 1555, 1}, {1365, -1, 1}, {1366, 1557, 1}, {1367, -1, 1},
    {1368, 1559, 1}, {1369, -1, 1}, {1370, 1561, 1}, {1371, -1, 1}, {1372, 1563, 1}, {1373, -1, 1},
    {1374, -1, 1}, {1375, 1566, 1}, {1376, -1, 1}, {1377, -1, 1}, {1378, -1, 1}, {1379, -1, 1},
    {1380, 1657, 1}, {1381, -1, 1}, {1382, -1, 1}, {1383, -1, 0}, {1384, -1, 0}, {1385, -1, 0},
    {1386, -1, 0}, {1387, -1, 0}, {1388, -1, 0}, {1389, 1580, 1}, {1390, 1581, 1}, {1391, -1, 1},
    {1392, 1583, 1}, {1393, 1584, 1}, {1394, -1, 1}, {1395, 1586, 1}, {1396, 1587, 1}, {1397, 1591, 1},
    {1398, 1589, 1}, {1399, -1, 1}, {1400, -1, 0}, {1401, 1592, 1}, {1402, -1, 1}, {1403, -1, 0},
    {1404, -1, 0}, {1405, -1, 0}, {1406, -1, 0}, {1407, -1, 2}, {1408, -1, 2}, {1409, -1, 2}, {1410, -1, 2},
    {1411, -1, 2}, {1412, -1, 2}, {1413, -1, 0}, {1414, -1, 0}, {1415, -1, 0}, {1416, 1608, 1},
    {1417, 1609, 1}, {1418, -1, 1}, {1419, -1, 1}, {1420, -1, 1}, {1421, -1, 0}, {1422, -1, 0},
    {1423, -1, 0}, {1424, -1, 0}, {1425, -1, 4}, {1426, -1, 4}, {1427, -1, 2}, {1428, 1619, 1},
    {1429, 1620, 1}, {1430, 1621, 1}, {1431, 1665, 1}, {1432, -1, 0}, {1433, -1, 2}, {1434, -1, 2},
    {1435, -1, 2}, {1436, -1, 2}, {1437, -1, 2}, {1438, -1, 2}, {1439, -1, 2}, {1440, -1, 4}, {1440, -1, 5},
    {1441, -1, 4}, {1441, -1, 5}, {1442, -1, 4}, {1442, -1, 5}, {1443, -1, 2}, {1444, -1, 0}, {1444, -1, 0},
    {1445, -1, 0}, {1445, -1, 0}, {1446, -1, 0}, {1446, -1, 0}, {1447, -1, 0}, {1447, -1, 0},
    {1448, 1655, 0}, {1448, -1, 0}, {1449, 1667, 0}, {1450, 1668, 0}, {1451, -1, 3}, {1452, -1, 3},
    {1453, -1, 3}, {1454, -1, 3}, {1455, -1, 3}, {1456, -1, 0}, {1457, 1656, 0}, {1458, 1663, 0},
    {1459, -1, 4}, {1460, -1, 4}, {1461, -1, 4}, {1462, -1, 4}, {1463, -1, 4}, {1464, -1, 4}, {1465, -1, 0},
    {1466, -1, 0}, {1467, -1, 0}, {1468, -1, 1}, {1469, -1, 2}, {1470, -1, 2}, {1471, 1670, 2},
    {1472, -1, 2}, {1473, -1, 0}, {1474, 1673, 0}, {1475, -1, 0}, {1476, 1675, 0}, {1477, -1, 0},
    {1478, -1, 1}, {1479, -1, 0}, {1480, -1, 0}, {1481, -1, 0}, {378, -1, 6}, {379, -1, 6}, {763, -1, 6},
    {764, -1, 6}, {1360, -1, 6}, {1362, -1, 6}, {1374, -1, 6}, {1377, -1, 6}, {1378, -1, 6}, {1389, -1, 6},
    {1392, -1, 6}, {1395, -1, 6}, {1412, -1, 2}, {1420, -1, 6}, {1428, 1710, 6}, {1443, -1, 2}, {746, -1, 6},
    {749, -1, 6}, {696, -1, 6}, {703, -1, 6}, {699, -1, 6}, {701, -1, 6}, {540, 1703, 2}, {769, -1, 2},
    {549, -1, 2}, {960, -1, 2}, {816, -1, 6}, {816, -1, 6}, {817, -1, 6}, {817, -1, 6}, {819, -1, 6},
    {1220, -1, 6}, {1221, -1, 6}, {733, -1, 6}, {810, -1, 6}, {811, -1, 6}, {1208, -1, 6}, {1209, -1, 6},
    {359, -1, 2}, {1320, -1, 2}, {1321, -1, 2}, {1322, -1, 2}, {1323, -1, 2}, {1324, -1, 2}, {456, -1, 6},
    {561, 1726, 2}, {800, -1, 2}, {790, -1, 2}, {599, -1, 2}, {598, -1, 2}, {588, -1, 2}, {589, -1, 2},
    {590, -1, 2}, {704, -1, 6}, {723, 1735, 6}, {724, -1, 6}, {275, -1, 6}, {350, -1, 6}, {351, -1, 6},
    {358, -1, 6}, {299, -1, 6}, {272, -1, 2}, {273, -1, 2}, {274, -1, 6}, {349, -1, 6}, {1190, -1, 6},
    {1193, -1, 6}, {1194, -1, 6}, {1203, -1, 2}, {1199, -1, 2}, {1178, -1, 2}, {911, -1, 2}, {932, -1, 6},
    {938, -1, 6}, {953, -1, 6}, {1210, -1, 6}, {1213, 1757, 6}, {1215, -1, 6}, {1214, 1759, 6},
    {1216, -1, 6}, {1478, -1, 6}
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
    {250, -1, -1, -1, -1, 29, 34, 18, 0, 1, 1, 15, 16, 0, 15, 0},  // decomposed
    {251, -1, -1, -1, -1, 29, 35, 19, 1, 1, 0, 0, 2, 0, 0, 0},  // CGAffineTransformIsIdentity
    {252, -1, -1, -1, -1, 30, 36, 20, 2, 2, 0, 0, 2, 0, 0, 0},  // CGAffineTransformEqualToTransform
    {253, -1, -1, -1, -1, 32, 38, 21, 1, 1, 0, 0, 3, 0, 0, 0},  // NSStringFromCGAffineTransform
    {255, 254, -1, -1, -1, 33, 39, 22, 1, 1, 4, 4, 3, 0, 0, 0},  // string
    {256, -1, -1, -1, -1, 0, 40, 23, 0, 1, 2, 15, 0, 0, 0, 0},  // m11
    {257, -1, -1, -1, -1, 0, 41, 24, 0, 1, 2, 15, 0, 0, 0, 0},  // m12
    {258, -1, -1, -1, -1, 0, 42, 25, 0, 1, 2, 15, 0, 0, 0, 0},  // m21
    {259, -1, -1, -1, -1, 0, 43, 26, 0, 1, 2, 15, 0, 0, 0, 0},  // m22
    {260, -1, -1, -1, -1, 0, 44, 27, 0, 1, 2, 15, 0, 0, 0, 0},  // m41
    {261, -1, -1, -1, -1, 0, 45, 28, 0, 1, 2, 15, 0, 0, 0, 0},  // m42
    {262, -1, -1, -1, -1, 0, 46, 29, 0, 1, 2, 15, 0, 0, 0, 0},  // m44
    {124, -1, -1, -1, -1, 0, 47, 30, 0, 1, 2, 15, 0, 0, 14, 0},  // a
    {223, -1, -1, -1, -1, 0, 48, 31, 0, 1, 2, 15, 0, 0, 0, 0},  // b
    {224, -1, -1, -1, -1, 0, 49, 32, 0, 1, 2, 15, 0, 0, 0, 0},  // c
    {125, -1, -1, -1, -1, 0, 50, 33, 0, 1, 2, 15, 0, 0, 14, 0},  // d
    {225, -1, -1, -1, -1, 0, 51, 34, 0, 1, 2, 15, 0, 0, 0, 0},  // tx
    {226, -1, -1, -1, -1, 0, 52, 35, 0, 1, 2, 15, 0, 0, 0, 0},  // ty
    {263, -1, -1, -1, -1, 0, 53, 36, 0, 1, 2, 15, 2, 0, 0, 0},  // isIdentity
    {264, -1, -1, -1, -1, 0, 54, 37, 0, 1, 2, 15, 0, 0, 0, 0},  // determinant
    {265, -1, -1, -1, -1, 0, 55, 38, 0, 1, 2, 15, 15, 0, 0, 0},  // matrix
    {266, -1, -1, -1, -1, 0, 56, 39, 0, 1, 2, 15, 3, 0, 0, 0},  // kind
    {267, -1, -1, -1, -1, 0, 57, 40, 0, 1, 2, 15, 9, 0, 0, 0},  // fixedPoint
    {268, -1, -1, -1, -1, 34, 58, 41, 1, 1, 0, 0, 14, 0, 0, 0},  // reflect
    {268, -1, -1, -1, -1, 35, 59, 42, 2, 2, 0, 0, 14, 0, 1, 0},  // reflect
    {238, 271, -1, -1, -1, 0, 0, 43, 0, 0, 5, 20, 19, 0, 0, 0},  // x
    {229, 271, -1, -1, -1, 0, 0, 44, 0, 0, 5, 20, 19, 0, 0, 0},  // y
    {272, 271, -1, -1, -1, 0, 0, 45, 0, 0, 5, 20, 19, 0, 0, 0},  // origin
    {273, 271, -1, -1, -1, 0, 0, 46, 0, 0, 5, 20, 19, 0, 0, 0},  // yEqualsX
    {274, 271, -1, -1, -1, 0, 0, 47, 0, 0, 5, 20, 19, 0, 0, 0},  // yEqualsMinusX
    {208, -1, -1, -1, -1, 37, 61, 48, 4, 4, 3, 0, 16, 0, 1, 0},  // CGAffineTransformComponents
    {142, -1, -1, -1, -1, 41, 65, 49, 1, 1, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {275, -1, -1, -1, -1, 0, 66, 50, 0, 1, 2, 17, 12, 0, 0, 0},  // scale
    {276, -1, -1, -1, -1, 0, 67, 51, 0, 1, 2, 17, 0, 0, 0, 0},  // horizontalShear
    {277, -1, -1, -1, -1, 0, 68, 52, 0, 1, 2, 17, 0, 0, 0, 0},  // rotation
    {278, -1, -1, -1, -1, 0, 69, 53, 0, 1, 2, 17, 10, 0, 0, 0},  // translation
    {204, -1, 279, -1, -1, 42, 70, 0, 2, 2, 3, 0, 9, 0, 0, 1},  // CGPoint
    {204, -1, -1, -1, -1, 44, 0, 1, 0, 0, 3, 0, 9, 0, 0, 1},  // CGPoint
    {280, 204, 281, -1, -1, 0, 0, 2, 0, 0, 5, 10, 9, 0, 0, 1},  // zero
    {238, -1, -1, -1, -1, 0, 72, 3, 0, 1, 2, 10, 0, 0, 0, 1},  // x
    {229, -1, -1, -1, -1, 0, 73, 4, 0, 1, 2, 10, 0, 0, 0, 1},  // y
    {282, -1, 283, -1, -1, 44, 74, 5, 1, 2, 1, 10, 9, 0, 6, 1},  // applying
    {284, -1, -1, -1, -1, 45, 76, 6, 1, 2, 1, 10, 0, 0, 0, 1},  // distance
    {286, -1, -1, -1, -1, 46, 78, 7, 2, 2, 0, 0, 2, 0, 0, 1},  // CGPointEqualToPoint
    {287, -1, -1, -1, -1, 48, 80, 8, 1, 2, 1, 10, 2, 0, 0, 1},  // equalTo
    {288, -1, -1, -1, -1, 49, 82, 9, 1, 1, 0, 0, 3, 0, 0, 1},  // NSStringFromCGPoint
    {289, -1, -1, -1, -1, 0, 83, 10, 0, 1, 2, 10, 3, 0, 0, 1},  // debugDescription
    {205, -1, 292, 293, -1, 50, 84, 11, 2, 2, 3, 0, 10, 0, 0, 1},  // CGVector
    {205, -1, -1, -1, -1, 52, 0, 12, 0, 0, 3, 0, 10, 0, 0, 1},  // CGVector
    {280, 205, -1, -1, -1, 0, 0, 13, 0, 0, 5, 11, 10, 0, 0, 1},  // zero
    {290, -1, -1, -1, -1, 0, 86, 14, 0, 1, 2, 11, 0, 0, 0, 1},  // dx
    {291, -1, -1, -1, -1, 0, 87, 15, 0, 1, 2, 11, 0, 0, 0, 1},  // dy
    {294, -1, -1, -1, -1, 0, 88, 16, 0, 1, 2, 11, 0, 0, 0, 1},  // length
    {282, -1, -1, -1, -1, 52, 89, 17, 1, 2, 1, 11, 10, 0, 0, 1},  // applying
    {295, -1, -1, -1, -1, 53, 91, 18, 1, 1, 0, 0, 3, 0, 0, 1},  // NSStringFromCGVector
    {206, -1, 298, 299, -1, 54, 92, 19, 2, 2, 3, 0, 12, 0, 0, 1},  // CGSize
    {206, -1, -1, -1, -1, 56, 0, 20, 0, 0, 3, 0, 12, 0, 0, 1},  // CGSize
    {280, 206, 300, -1, -1, 0, 0, 21, 0, 0, 5, 13, 12, 0, 0, 1},  // zero
    {296, -1, -1, -1, -1, 0, 94, 22, 0, 1, 2, 13, 0, 0, 0, 1},  // width
    {297, -1, -1, -1, -1, 0, 95, 23, 0, 1, 2, 13, 0, 0, 0, 1},  // height
    {282, -1, 301, -1, -1, 56, 96, 24, 1, 2, 1, 13, 12, 0, 0, 1},  // applying
    {302, -1, -1, -1, -1, 57, 98, 25, 2, 2, 0, 0, 2, 0, 0, 1},  // CGSizeEqualToSize
    {287, -1, -1, -1, -1, 59, 100, 26, 1, 2, 1, 13, 2, 0, 0, 1},  // equalTo
    {303, -1, -1, -1, -1, 60, 102, 27, 1, 1, 0, 0, 3, 0, 0, 1},  // NSStringFromCGSize
    {289, -1, -1, -1, -1, 0, 103, 28, 0, 1, 2, 13, 3, 0, 0, 1},  // debugDescription
    {238, -1, -1, -1, -1, 0, 104, 29, 0, 1, 2, 12, 0, 0, 0, 1},  // x
    {229, -1, -1, -1, -1, 0, 105, 30, 0, 1, 2, 12, 0, 0, 0, 1},  // y
    {304, -1, -1, -1, -1, 0, 106, 31, 0, 1, 2, 12, 0, 0, 0, 1},  // w
    {305, -1, -1, -1, -1, 0, 107, 32, 0, 1, 2, 12, 0, 0, 0, 1},  // z
    {306, -1, -1, -1, -1, 0, 108, 33, 0, 1, 2, 12, 2, 0, 0, 1},  // isVector
    {307, -1, -1, -1, -1, 0, 109, 34, 0, 1, 2, 12, 9, 0, 0, 1},  // point
    {207, -1, 308, 309, -1, 61, 110, 0, 4, 4, 3, 0, 13, 0, 0, 2},  // CGRect
    {207, -1, -1, -1, -1, 65, 114, 1, 2, 2, 3, 0, 13, 0, 0, 2},  // CGRect
    {207, -1, -1, -1, -1, 67, 0, 2, 0, 0, 3, 0, 13, 0, 0, 2},  // CGRect
    {280, 207, 310, -1, -1, 0, 0, 3, 0, 0, 5, 14, 13, 0, 0, 2},  // zero
    {311, 207, 312, -1, -1, 0, 0, 4, 0, 0, 5, 14, 13, 0, 0, 2},  // null
    {313, 207, 314, -1, -1, 0, 0, 5, 0, 0, 5, 14, 13, 0, 0, 2},  // infinite
    {315, -1, -1, -1, -1, 67, 116, 6, 1, 1, 0, 0, 3, 0, 0, 2},  // NSStringFromCGRect
    {316, -1, -1, -1, -1, 68, 117, 7, 2, 2, 0, 0, 13, 0, 0, 2},  // AVMakeRect
    {319, -1, -1, -1, -1, 70, 119, 8, 2, 2, 0, 0, 13, 0, 0, 2},  // AVMakeRectWithAspectRatioInsideRect
    {320, -1, -1, -1, -1, 72, 121, 9, 1, 1, 0, 0, 3, 0, 0, 2},  // NSStringFromRect
    {321, 209, 322, -1, -1, 0, 0, 10, 0, 0, 5, 19, 18, 0, 0, 2},  // minXEdge
    {323, 209, 324, -1, -1, 0, 0, 11, 0, 0, 5, 19, 18, 0, 0, 2},  // minYEdge
    {325, 209, 326, -1, -1, 0, 0, 12, 0, 0, 5, 19, 18, 0, 0, 2},  // maxXEdge
    {327, 209, 328, -1, -1, 0, 0, 13, 0, 0, 5, 19, 18, 0, 0, 2},  // maxYEdge
    {329, -1, 330, -1, -1, 0, 122, 14, 0, 1, 2, 14, 0, 0, 0, 2},  // minX
    {331, -1, 332, -1, -1, 0, 123, 15, 0, 1, 2, 14, 0, 0, 0, 2},  // midX
    {333, -1, 334, -1, -1, 0, 124, 16, 0, 1, 2, 14, 0, 0, 0, 2},  // maxX
    {335, -1, 336, -1, -1, 0, 125, 17, 0, 1, 2, 14, 0, 0, 0, 2},  // minY
    {337, -1, 338, -1, -1, 0, 126, 18, 0, 1, 2, 14, 0, 0, 0, 2},  // midY
    {339, -1, 340, -1, -1, 0, 127, 19, 0, 1, 2, 14, 0, 0, 0, 2},  // maxY
    {296, -1, 341, -1, -1, 0, 128, 20, 0, 1, 2, 14, 0, 0, 0, 2},  // width
    {297, -1, 342, -1, -1, 0, 129, 21, 0, 1, 2, 14, 0, 0, 0, 2},  // height
    {272, -1, -1, -1, -1, 0, 130, 22, 0, 1, 2, 14, 9, 0, 0, 2},  // origin
    {299, -1, -1, -1, -1, 0, 131, 23, 0, 1, 2, 14, 12, 0, 0, 2},  // size
    {343, -1, 344, -1, -1, 0, 132, 24, 0, 1, 2, 14, 13, 0, 0, 2},  // standardized
    {345, -1, 346, -1, -1, 0, 133, 25, 0, 1, 2, 14, 13, 0, 0, 2},  // integral
    {347, -1, 348, -1, -1, 0, 134, 26, 0, 1, 2, 14, 2, 0, 0, 2},  // isNull
    {349, -1, 350, -1, -1, 0, 135, 27, 0, 1, 2, 14, 2, 0, 0, 2},  // isEmpty
    {351, -1, 352, -1, -1, 0, 136, 28, 0, 1, 2, 14, 2, 0, 0, 2},  // isInfinite
    {353, -1, -1, -1, -1, 0, 137, 29, 0, 1, 2, 14, 4, 0, 0, 2},  // corners
    {354, -1, -1, -1, -1, 0, 138, 30, 0, 1, 2, 14, 9, 0, 0, 2},  // center
    {289, -1, -1, -1, -1, 0, 139, 31, 0, 1, 2, 14, 3, 0, 0, 2},  // debugDescription
    {355, -1, 360, -1, -1, 73, 140, 32, 4, 4, 3, 0, 50, 0, 0, 2},  // UIEdgeInsets
    {361, -1, -1, -1, -1, 77, 144, 33, 1, 1, 0, 0, 3, 0, 0, 2},  // NSStringFromUIEdgeInsets
    {362, -1, -1, -1, -1, 78, 145, 34, 2, 2, 0, 0, 2, 0, 0, 2},  // UIEdgeInsetsEqualToEdgeInsets
    {355, -1, -1, -1, -1, 80, 147, 35, 0, 0, 3, 0, 50, 0, 0, 2},  // UIEdgeInsets
    {280, 355, 363, -1, -1, 0, 0, 36, 0, 0, 5, 51, 50, 0, 0, 2},  // zero
    {364, -1, 365, -1, -1, 80, 147, 37, 1, 2, 1, 14, 13, 0, 0, 2},  // inset
    {366, -1, 367, -1, -1, 81, 149, 38, 2, 3, 1, 14, 13, 0, 0, 2},  // insetBy
    {368, -1, 369, -1, -1, 83, 152, 39, 2, 3, 1, 14, 13, 0, 0, 2},  // offsetBy
    {370, -1, 371, -1, -1, 85, 155, 40, 1, 2, 1, 14, 13, 0, 0, 2},  // union
    {372, -1, 373, -1, -1, 86, 157, 41, 1, 2, 1, 14, 13, 0, 0, 2},  // intersection
    {374, -1, 375, -1, -1, 87, 159, 42, 1, 2, 1, 14, 2, 0, 0, 2},  // intersects
    {376, -1, 377, -1, -1, 88, 161, 43, 1, 2, 1, 14, 2, 0, 0, 2},  // contains
    {376, -1, 378, -1, -1, 89, 163, 44, 1, 2, 1, 14, 2, 0, 0, 2},  // contains
    {287, -1, 379, -1, -1, 90, 165, 45, 1, 2, 1, 14, 2, 0, 0, 2},  // equalTo
    {282, -1, 380, -1, -1, 91, 167, 46, 1, 2, 1, 14, 13, 0, 7, 2},  // applying
    {384, -1, -1, -1, -1, 92, 169, 47, 2, 3, 1, 14, 54, 0, 0, 2},  // divided
    {381, -1, -1, -1, -1, 94, 172, 48, 2, 2, 0, 0, 54, 0, 0, 2},  // RectDivision
    {387, -1, -1, -1, -1, 0, 174, 0, 0, 1, 2, 16, 15, 0, 0, 3},  // transpose
    {264, -1, -1, -1, -1, 0, 175, 1, 0, 1, 2, 16, 0, 0, 0, 3},  // determinant
    {388, -1, -1, -1, -1, 0, 176, 2, 0, 1, 2, 16, 15, 0, 0, 3},  // inverse
    {248, -1, -1, -1, -1, 96, 177, 3, 0, 1, 1, 16, 15, 0, 0, 3},  // inverted
    {389, -1, -1, -1, -1, 0, 178, 4, 0, 1, 2, 16, 4, 0, 0, 3},  // rows
    {390, -1, -1, -1, -1, 0, 179, 5, 0, 1, 2, 16, 14, 0, 0, 3},  // affine
    {239, -1, -1, -1, -1, 96, 180, 6, 1, 1, 0, 0, 15, 0, 0, 3},  // identity
    {391, -1, -1, -1, -1, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 4},  // π
    {392, -1, -1, -1, -1, 0, 0, 1, 0, 0, 5, 0, 0, 0, 0, 4},  // pi
    {393, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 0, 0, 0, 4},  // M_PI
    {394, -1, -1, -1, -1, 0, 0, 3, 0, 0, 5, 0, 0, 0, 0, 4},  // M_PI_2
    {395, -1, -1, -1, -1, 0, 0, 4, 0, 0, 5, 0, 0, 0, 0, 4},  // M_PI_4
    {396, -1, -1, -1, -1, 0, 0, 5, 0, 0, 5, 0, 0, 0, 0, 4},  // M_1_PI
    {397, -1, -1, -1, -1, 0, 0, 6, 0, 0, 5, 0, 0, 0, 0, 4},  // M_2_PI
    {398, -1, -1, -1, -1, 0, 0, 7, 0, 0, 5, 0, 0, 0, 0, 4},  // M_SQRT2
    {399, -1, -1, -1, -1, 0, 0, 8, 0, 0, 5, 0, 0, 0, 0, 4},  // M_SQRT1_2
    {400, -1, -1, -1, -1, 0, 0, 9, 0, 0, 5, 0, 0, 0, 0, 4},  // M_E
    {392, 155, -1, -1, -1, 0, 0, 10, 0, 0, 5, 1, 0, 0, 0, 4},  // pi
    {401, 155, -1, -1, -1, 0, 0, 11, 0, 0, 5, 1, 0, 0, 0, 4},  // infinity
    {402, 155, -1, -1, -1, 0, 0, 12, 0, 0, 5, 1, 0, 0, 0, 4},  // nan
    {403, 155, 404, -1, -1, 0, 0, 13, 0, 0, 5, 1, 0, 0, 0, 4},  // ulpOfOne
    {405, 155, 406, -1, -1, 0, 0, 14, 0, 0, 5, 1, 0, 0, 0, 4},  // greatestFiniteMagnitude
    {280, 155, -1, -1, -1, 0, 0, 15, 0, 0, 5, 1, 0, 0, 0, 4},  // zero
    {407, 158, 408, -1, -1, 0, 0, 16, 0, 0, 5, 1, 0, 0, 0, 4},  // max
    {409, 158, 410, -1, -1, 0, 0, 17, 0, 0, 5, 1, 0, 0, 0, 4},  // min
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
    {413, -1, 414, -1, -1, 118, 202, 39, 1, 1, 0, 0, 0, 0, 0, 4},  // exp
    {415, -1, 416, -1, -1, 119, 203, 40, 1, 1, 0, 0, 0, 0, 0, 4},  // log
    {417, -1, -1, -1, -1, 120, 204, 41, 1, 1, 0, 0, 0, 0, 0, 4},  // abs
    {418, -1, 419, -1, -1, 121, 205, 42, 1, 1, 0, 0, 0, 0, 0, 4},  // fabs
    {420, -1, 421, -1, -1, 122, 206, 43, 1, 1, 0, 0, 0, 0, 0, 4},  // floor
    {422, -1, 423, -1, -1, 123, 207, 44, 1, 1, 0, 0, 0, 0, 0, 4},  // ceil
    {109, -1, 424, -1, -1, 124, 208, 45, 1, 1, 0, 0, 0, 0, 0, 4},  // round
    {425, -1, 426, -1, -1, 125, 209, 46, 2, 2, 0, 0, 0, 0, 0, 4},  // pow
    {134, -1, 427, -1, -1, 127, 211, 47, 2, 2, 0, 0, 0, 0, 3, 4},  // hypot
    {428, -1, 429, -1, -1, 129, 213, 48, 2, 2, 0, 0, 0, 0, 0, 4},  // fmod
    {430, -1, -1, -1, -1, 131, 215, 49, 3, 3, 0, 0, 4, 0, 0, 4},  // stride
    {430, -1, -1, -1, -1, 134, 218, 50, 3, 3, 0, 0, 4, 0, 0, 4},  // stride
    {430, -1, -1, -1, -1, 137, 221, 51, 2, 3, 1, 1, 4, 0, 0, 4},  // stride
    {430, -1, -1, -1, -1, 139, 224, 52, 2, 3, 1, 1, 4, 0, 0, 4},  // stride
    {409, -1, 431, -1, -1, 141, 227, 53, 2, 2, 0, 0, 0, 0, 0, 4},  // min
    {409, -1, -1, -1, -1, 143, 229, 54, 3, 3, 0, 0, 0, 0, 0, 4},  // min
    {409, -1, -1, -1, -1, 146, 232, 55, 4, 4, 0, 0, 0, 0, 0, 4},  // min
    {407, -1, 432, -1, -1, 150, 236, 56, 2, 2, 0, 0, 0, 0, 0, 4},  // max
    {407, -1, -1, -1, -1, 152, 238, 57, 3, 3, 0, 0, 0, 0, 0, 4},  // max
    {407, -1, -1, -1, -1, 155, 241, 58, 4, 4, 0, 0, 0, 0, 0, 4},  // max
    {433, -1, 434, -1, -1, 159, 245, 59, 1, 1, 0, 0, 0, 0, 0, 4},  // trunc
    {435, -1, 436, -1, -1, 160, 246, 60, 1, 1, 0, 0, 0, 0, 0, 4},  // rint
    {437, -1, 438, -1, -1, 161, 247, 61, 1, 1, 0, 0, 0, 0, 0, 4},  // nearbyint
    {439, -1, 440, -1, -1, 162, 248, 62, 1, 1, 0, 0, 0, 0, 0, 4},  // lrint
    {441, -1, 442, -1, -1, 163, 249, 63, 1, 1, 0, 0, 0, 0, 0, 4},  // llrint
    {443, -1, 444, -1, -1, 164, 250, 64, 1, 1, 0, 0, 0, 0, 0, 4},  // lround
    {445, -1, 446, -1, -1, 165, 251, 65, 1, 1, 0, 0, 0, 0, 0, 4},  // llround
    {447, -1, 448, -1, -1, 166, 252, 66, 1, 1, 0, 0, 0, 0, 0, 4},  // log2
    {449, -1, 450, -1, -1, 167, 253, 67, 1, 1, 0, 0, 0, 0, 0, 4},  // log10
    {451, -1, 452, -1, -1, 168, 254, 68, 1, 1, 0, 0, 0, 0, 0, 4},  // exp2
    {453, -1, 454, -1, -1, 169, 255, 69, 1, 1, 0, 0, 0, 0, 0, 4},  // cbrt
    {455, -1, 456, -1, -1, 170, 256, 70, 1, 1, 0, 0, 0, 0, 0, 4},  // sinh
    {457, -1, 458, -1, -1, 171, 257, 71, 1, 1, 0, 0, 0, 0, 0, 4},  // cosh
    {459, -1, 460, -1, -1, 172, 258, 72, 1, 1, 0, 0, 0, 0, 0, 4},  // tanh
    {461, -1, 462, -1, -1, 173, 259, 73, 2, 2, 0, 0, 0, 0, 0, 4},  // copysign
    {463, -1, 464, -1, -1, 175, 261, 74, 2, 2, 0, 0, 0, 0, 0, 4},  // fdim
    {465, -1, -1, -1, -1, 177, 263, 75, 2, 2, 0, 0, 0, 0, 0, 4},  // fminf
    {466, -1, -1, -1, -1, 179, 265, 76, 2, 2, 0, 0, 0, 0, 0, 4},  // fmaxf
    {467, -1, -1, -1, -1, 181, 267, 77, 1, 1, 0, 0, 2, 0, 0, 4},  // isnan
    {468, -1, -1, -1, -1, 182, 268, 78, 1, 1, 0, 0, 2, 0, 0, 4},  // isinf
    {469, -1, -1, -1, -1, 183, 269, 79, 1, 1, 0, 0, 2, 0, 0, 4},  // isfinite
    {470, -1, -1, -1, -1, 184, 270, 80, 1, 1, 0, 0, 2, 0, 0, 4},  // signbit
    {471, -1, -1, -1, -1, 0, 0, 81, 0, 0, 5, 0, 0, 0, 0, 4},  // INT_MAX
    {472, -1, -1, -1, -1, 0, 0, 82, 0, 0, 5, 0, 0, 0, 0, 4},  // INT_MIN
    {473, -1, -1, -1, -1, 0, 0, 83, 0, 0, 5, 0, 0, 0, 0, 4},  // UINT_MAX
    {474, -1, -1, -1, -1, 0, 0, 84, 0, 0, 5, 0, 0, 0, 0, 4},  // LONG_MAX
    {475, -1, -1, -1, -1, 0, 0, 85, 0, 0, 5, 0, 0, 0, 0, 4},  // LONG_MIN
    {476, -1, -1, -1, -1, 0, 0, 86, 0, 0, 5, 0, 0, 0, 0, 4},  // NSUIntegerMax
    {477, -1, -1, -1, -1, 0, 0, 87, 0, 0, 5, 0, 0, 0, 0, 4},  // M_LN2
    {478, -1, -1, -1, -1, 0, 0, 88, 0, 0, 5, 0, 0, 0, 0, 4},  // M_LN10
    {479, -1, -1, -1, -1, 185, 271, 89, 0, 1, 1, 1, 0, 0, 0, 4},  // rounded
    {481, 480, -1, -1, -1, 0, 0, 90, 0, 0, 5, 25, 24, 0, 0, 4},  // up
    {482, 480, -1, -1, -1, 0, 0, 91, 0, 0, 5, 25, 24, 0, 0, 4},  // down
    {483, 480, -1, -1, -1, 0, 0, 92, 0, 0, 5, 25, 24, 0, 0, 4},  // toNearestOrEven
    {484, 480, -1, -1, -1, 0, 0, 93, 0, 0, 5, 25, 24, 0, 0, 4},  // toNearestOrAwayFromZero
    {485, 480, -1, -1, -1, 0, 0, 94, 0, 0, 5, 25, 24, 0, 0, 4},  // towardZero
    {486, 480, -1, -1, -1, 0, 0, 95, 0, 0, 5, 25, 24, 0, 0, 4},  // awayFromZero
    {479, -1, -1, -1, -1, 185, 272, 96, 1, 2, 1, 1, 0, 0, 0, 4},  // rounded
    {137, -1, -1, -1, -1, 186, 274, 97, 0, 1, 1, 1, 0, 0, 3, 4},  // squareRoot
    {487, -1, -1, -1, -1, 186, 275, 98, 1, 2, 1, 1, 0, 0, 0, 4},  // truncatingRemainder
    {383, -1, -1, -1, -1, 187, 277, 99, 1, 2, 1, 1, 0, 0, 0, 4},  // remainder
    {489, -1, -1, -1, -1, 188, 279, 100, 0, 1, 1, 1, 0, 0, 0, 4},  // signum
    {490, -1, -1, -1, -1, 0, 280, 101, 0, 1, 2, 1, 0, 0, 0, 4},  // magnitude
    {491, -1, -1, -1, -1, 188, 281, 102, 1, 2, 1, 1, 2, 0, 0, 4},  // isMultiple
    {493, -1, -1, -1, -1, 0, 283, 103, 0, 1, 2, 1, 2, 0, 0, 4},  // isFinite
    {351, -1, -1, -1, -1, 0, 284, 104, 0, 1, 2, 1, 2, 0, 0, 4},  // isInfinite
    {494, -1, -1, -1, -1, 0, 285, 105, 0, 1, 2, 1, 2, 0, 0, 4},  // isZero
    {495, -1, -1, -1, -1, 0, 286, 106, 0, 1, 2, 1, 2, 0, 0, 4},  // isNaN
    {496, -1, -1, -1, -1, 0, 287, 107, 0, 1, 2, 1, 3, 0, 0, 4},  // description
    {498, -1, -1, -1, -1, 189, 288, 108, 1, 2, 1, 1, 50, 0, 0, 4},  // quotientAndRemainder
    {203, -1, -1, -1, -1, 190, 290, 0, 1, 1, 3, 0, 1, 0, 0, 5},  // Angle
    {203, -1, -1, -1, -1, 191, 291, 1, 1, 1, 3, 0, 1, 0, 0, 5},  // Angle
    {203, -1, -1, -1, -1, 192, 292, 2, 1, 1, 3, 0, 1, 0, 0, 5},  // Angle
    {499, 203, -1, -1, -1, 193, 293, 3, 1, 1, 4, 2, 1, 0, 0, 5},  // degrees
    {500, 203, -1, -1, -1, 194, 294, 4, 1, 1, 4, 2, 1, 0, 0, 5},  // radians
    {280, 203, -1, -1, -1, 0, 0, 5, 0, 0, 5, 2, 1, 0, 0, 5},  // zero
    {499, -1, -1, -1, -1, 0, 295, 6, 0, 1, 2, 2, 0, 0, 0, 5},  // degrees
    {500, -1, -1, -1, -1, 0, 296, 7, 0, 1, 2, 2, 0, 0, 0, 5},  // radians
    {501, -1, -1, -1, -1, 0, 297, 8, 0, 1, 2, 2, 0, 0, 0, 5},  // turns
    {502, -1, 503, -1, -1, 195, 298, 9, 1, 1, 0, 0, 0, 0, 1, 5},  // sin
    {504, -1, 505, -1, -1, 196, 299, 10, 1, 1, 0, 0, 0, 0, 1, 5},  // cos
    {506, -1, 507, -1, -1, 197, 300, 11, 1, 1, 0, 0, 0, 0, 1, 5},  // tan
    {127, -1, 131, -1, -1, 198, 301, 12, 1, 1, 0, 0, 1, 0, 3, 5},  // asin
    {126, -1, 130, -1, -1, 199, 302, 13, 1, 1, 0, 0, 1, 0, 3, 5},  // acos
    {128, -1, 132, -1, -1, 200, 303, 14, 1, 1, 0, 0, 1, 0, 3, 5},  // atan
    {129, -1, 133, -1, -1, 201, 304, 15, 2, 2, 0, 0, 1, 0, 3, 5},  // atan2
    {508, -1, -1, -1, -1, 0, 306, 0, 0, 1, 2, 5, 0, 0, 0, 6},  // count
    {349, -1, -1, -1, -1, 0, 307, 1, 0, 1, 2, 5, 2, 0, 0, 6},  // isEmpty
    {509, -1, -1, -1, 1609, 0, 308, 2, 0, 1, 2, 5, 54, 0, 0, 6},  // first
    {510, -1, -1, -1, 1610, 0, 309, 3, 0, 1, 2, 5, 54, 0, 0, 6},  // last
    {511, -1, -1, -1, 1611, 203, 310, 4, 0, 1, 1, 5, 4, 0, 0, 6},  // reversed
    {512, -1, -1, -1, 1605, 203, 311, 5, 0, 1, 1, 5, 4, 0, 0, 6},  // enumerated
    {513, -1, -1, -1, -1, 203, 312, 6, 2, 2, 0, 0, 4, 0, 0, 6},  // zip
    {514, -1, -1, -1, -1, 205, 314, 7, 2, 2, 0, 0, 4, 0, 0, 6},  // sequence
    {111, -1, -1, -1, -1, 207, 316, 8, 1, 2, 1, 5, 4, 0, 0, 6},  // map
    {516, -1, -1, -1, -1, 208, 318, 9, 1, 2, 1, 5, 4, 0, 0, 6},  // compactMap
    {517, -1, -1, -1, -1, 209, 320, 10, 1, 2, 1, 5, 4, 0, 0, 6},  // filter
    {518, -1, -1, -1, -1, 210, 322, 11, 2, 3, 1, 5, 54, 0, 0, 6},  // reduce
    {519, -1, -1, -1, -1, 212, 325, 12, 1, 2, 1, 5, 54, 0, 0, 6},  // forEach
    {520, -1, -1, -1, -1, 213, 327, 13, 1, 2, 1, 5, 54, 0, 0, 6},  // enumerateObjectsUsingBlock
    {521, -1, -1, -1, -1, 214, 329, 14, 1, 2, 1, 5, 54, 0, 0, 6},  // objectAtIndex
    {522, -1, -1, -1, -1, 215, 331, 15, 1, 2, 1, 5, 0, 0, 0, 6},  // indexOfObject
    {523, -1, -1, -1, -1, 0, 0, 16, 0, 0, 5, 0, 0, 0, 0, 6},  // NSNotFound
    {524, -1, -1, -1, -1, 216, 333, 17, 0, 1, 1, 5, 54, 0, 0, 6},  // removeLastObject
    {525, -1, -1, -1, -1, 216, 334, 18, 1, 2, 1, 5, 54, 0, 0, 6},  // removeObjectAtIndex
    {526, -1, -1, -1, -1, 217, 336, 19, 2, 3, 1, 5, 54, 0, 0, 6},  // replaceObjectAtIndex
    {528, -1, -1, -1, -1, 219, 339, 20, 2, 3, 1, 5, 54, 0, 0, 6},  // insertObject
    {530, -1, -1, -1, -1, 221, 342, 21, 2, 3, 1, 5, 54, 0, 0, 6},  // exchangeObjectAtIndex
    {105, -1, -1, -1, -1, 223, 345, 22, 1, 2, 1, 5, 54, 0, 0, 6},  // removeObject
    {532, -1, -1, -1, -1, 224, 347, 23, 1, 2, 1, 5, 54, 0, 0, 6},  // makeObjectsPerformSelector
    {533, -1, -1, -1, -1, 225, 349, 24, 1, 2, 1, 5, 4, 0, 0, 6},  // sortedArrayUsingComparator
    {534, -1, -1, -1, -1, 226, 351, 25, 1, 2, 1, 1, 0, 0, 0, 6},  // compare
    {535, -1, -1, -1, -1, 0, 0, 26, 0, 0, 5, 0, 0, 0, 0, 6},  // NSOrderedAscending
    {536, -1, -1, -1, -1, 0, 0, 27, 0, 0, 5, 0, 0, 0, 0, 6},  // NSOrderedSame
    {537, -1, -1, -1, -1, 0, 0, 28, 0, 0, 5, 0, 0, 0, 0, 6},  // NSOrderedDescending
    {376, -1, -1, -1, 1608, 227, 353, 29, 1, 2, 1, 5, 2, 0, 0, 6},  // contains
    {376, -1, -1, -1, -1, 228, 355, 30, 1, 2, 1, 5, 2, 0, 0, 6},  // contains
    {509, -1, -1, -1, -1, 229, 357, 31, 1, 2, 1, 5, 54, 0, 0, 6},  // first
    {538, -1, -1, -1, -1, 230, 359, 32, 1, 2, 1, 5, 2, 0, 0, 6},  // allSatisfy
    {539, -1, -1, -1, -1, 231, 361, 33, 1, 2, 1, 5, 54, 0, 0, 6},  // firstIndex
    {539, -1, -1, -1, -1, 232, 363, 34, 1, 2, 1, 5, 54, 0, 0, 6},  // firstIndex
    {510, -1, -1, -1, -1, 233, 365, 35, 1, 2, 1, 5, 54, 0, 0, 6},  // last
    {540, -1, -1, -1, -1, 234, 367, 36, 1, 2, 1, 5, 54, 0, 0, 6},  // lastIndex
    {540, -1, -1, -1, -1, 235, 369, 37, 1, 2, 1, 5, 54, 0, 0, 6},  // lastIndex
    {118, -1, -1, -1, -1, 236, 371, 38, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {118, -1, -1, -1, -1, 237, 373, 39, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {541, -1, -1, -1, -1, 238, 375, 40, 1, 2, 1, 5, 4, 0, 0, 6},  // drop
    {542, -1, -1, -1, -1, 239, 377, 41, 1, 2, 1, 5, 2, 0, 0, 6},  // elementsEqual
    {543, -1, -1, -1, -1, 240, 379, 42, 1, 2, 1, 5, 2, 0, 0, 6},  // starts
    {99, -1, -1, -1, -1, 241, 381, 43, 1, 2, 1, 5, 54, 0, 0, 6},  // removeFirst
    {97, -1, -1, -1, -1, 242, 383, 44, 1, 2, 1, 5, 54, 0, 0, 6},  // removeLast
    {376, -1, -1, -1, -1, 243, 385, 45, 1, 2, 1, 8, 2, 0, 0, 6},  // contains
    {31, -1, -1, -1, -1, 0, 387, 46, 0, 1, 2, 5, 4, 0, 0, 6},  // lazy
    {545, -1, -1, -1, -1, 244, 388, 47, 0, 1, 1, 5, 4, 0, 0, 6},  // dropFirst
    {545, -1, -1, -1, -1, 244, 389, 48, 1, 2, 1, 5, 4, 0, 0, 6},  // dropFirst
    {546, -1, -1, -1, -1, 245, 391, 49, 0, 1, 1, 5, 4, 0, 0, 6},  // dropLast
    {546, -1, -1, -1, -1, 245, 392, 50, 1, 2, 1, 5, 4, 0, 0, 6},  // dropLast
    {118, -1, -1, -1, -1, 246, 394, 51, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {547, -1, -1, -1, -1, 247, 396, 52, 1, 2, 1, 5, 4, 0, 0, 6},  // suffix
    {118, -1, -1, -1, -1, 248, 398, 53, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {118, -1, -1, -1, -1, 249, 400, 54, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {547, -1, -1, -1, -1, 250, 402, 55, 1, 2, 1, 5, 4, 0, 0, 6},  // suffix
    {106, -1, -1, -1, -1, 251, 404, 56, 2, 3, 1, 5, 54, 0, 0, 6},  // swapAt
    {549, -1, -1, -1, -1, 253, 407, 57, 0, 1, 1, 5, 54, 0, 0, 6},  // joined
    {550, -1, -1, -1, -1, 253, 408, 58, 1, 2, 1, 5, 4, 0, 0, 6},  // split
    {550, -1, -1, -1, -1, 254, 410, 59, 1, 2, 1, 5, 4, 0, 0, 6},  // split
    {550, -1, -1, -1, -1, 255, 412, 60, 1, 2, 1, 5, 4, 0, 0, 6},  // split
    {553, -1, -1, -1, -1, 256, 414, 61, 1, 2, 1, 5, 54, 0, 0, 6},  // reserveCapacity
    {554, -1, -1, -1, -1, 0, 416, 62, 0, 1, 2, 5, 7, 0, 0, 6},  // indices
    {555, -1, -1, -1, -1, 0, 417, 63, 0, 1, 2, 5, 0, 0, 0, 6},  // startIndex
    {556, -1, -1, -1, -1, 0, 418, 64, 0, 1, 2, 5, 0, 0, 0, 6},  // endIndex
    {112, -1, -1, -1, -1, 257, 419, 65, 1, 2, 1, 5, 4, 0, 0, 6},  // flatMap
    {519, -1, -1, -1, -1, 258, 421, 66, 1, 2, 1, 8, 54, 0, 0, 6},  // forEach
    {518, -1, -1, -1, -1, 259, 423, 67, 2, 3, 1, 5, 54, 0, 0, 6},  // reduce
    {100, -1, -1, -1, -1, 261, 426, 68, 1, 2, 1, 5, 54, 0, 0, 6},  // removeAll
    {196, -1, -1, -1, -1, 262, 428, 69, 2, 2, 3, 0, 4, 0, 0, 6},  // Array
    {409, -1, -1, -1, -1, 264, 430, 70, 0, 1, 1, 5, 54, 0, 0, 6},  // min
    {407, -1, -1, -1, -1, 264, 431, 71, 0, 1, 1, 5, 54, 0, 0, 6},  // max
    {409, -1, -1, -1, -1, 264, 432, 72, 2, 2, 0, 0, 54, 0, 0, 6},  // min
    {407, -1, -1, -1, -1, 266, 434, 73, 2, 2, 0, 0, 54, 0, 0, 6},  // max
    {409, -1, -1, -1, -1, 268, 436, 74, 1, 2, 1, 5, 54, 0, 0, 6},  // min
    {407, -1, -1, -1, -1, 269, 438, 75, 1, 2, 1, 5, 54, 0, 0, 6},  // max
    {559, -1, -1, -1, -1, 270, 440, 76, 0, 1, 1, 5, 4, 0, 0, 6},  // sorted
    {559, -1, -1, -1, -1, 270, 441, 77, 1, 2, 1, 5, 4, 0, 0, 6},  // sorted
    {559, -1, -1, -1, -1, 271, 443, 78, 1, 2, 1, 5, 4, 0, 0, 6},  // sorted
    {549, -1, -1, -1, 1612, 272, 445, 79, 1, 2, 1, 5, 3, 0, 0, 6},  // joined
    {94, -1, -1, -1, 1606, 273, 447, 80, 1, 2, 1, 5, 54, 0, 0, 6},  // append
    {94, -1, -1, -1, 1607, 274, 449, 81, 1, 2, 1, 5, 54, 0, 0, 6},  // append
    {95, -1, -1, -1, -1, 275, 451, 82, 2, 3, 1, 5, 54, 0, 0, 6},  // insert
    {95, -1, -1, -1, -1, 277, 454, 83, 2, 3, 1, 5, 54, 0, 0, 6},  // insert
    {96, -1, -1, -1, -1, 279, 457, 84, 1, 2, 1, 5, 54, 0, 0, 6},  // remove
    {97, -1, -1, -1, -1, 280, 459, 85, 0, 1, 1, 5, 54, 0, 0, 6},  // removeLast
    {98, -1, -1, -1, -1, 280, 460, 86, 0, 1, 1, 5, 54, 0, 0, 6},  // popLast
    {99, -1, -1, -1, -1, 280, 461, 87, 0, 1, 1, 5, 54, 0, 0, 6},  // removeFirst
    {100, -1, -1, -1, 593, 280, 462, 88, 0, 1, 1, 5, 54, 0, 0, 6},  // removeAll
    {508, -1, -1, -1, 294, 0, 463, 89, 0, 1, 2, 4, 0, 0, 0, 6},  // count
    {349, -1, -1, -1, -1, 0, 464, 90, 0, 1, 2, 4, 2, 0, 0, 6},  // isEmpty
    {562, -1, -1, -1, -1, 280, 465, 91, 0, 1, 1, 4, 3, 0, 0, 6},  // uppercased
    {563, -1, -1, -1, -1, 280, 466, 92, 0, 1, 1, 4, 3, 0, 0, 6},  // lowercased
    {376, -1, -1, -1, -1, 280, 467, 93, 1, 2, 1, 4, 2, 0, 0, 6},  // contains
    {564, -1, -1, -1, -1, 281, 469, 94, 1, 2, 1, 4, 2, 0, 0, 6},  // hasPrefix
    {565, -1, -1, -1, -1, 282, 471, 95, 1, 2, 1, 4, 2, 0, 0, 6},  // hasSuffix
    {193, -1, -1, -1, -1, 283, 473, 96, 2, 2, 3, 0, 3, 0, 0, 6},  // String
    {566, -1, -1, -1, -1, 0, 475, 97, 0, 1, 2, 4, 2, 0, 0, 6},  // isLetter
    {567, -1, -1, -1, -1, 0, 476, 98, 0, 1, 2, 4, 2, 0, 0, 6},  // isNumber
    {568, -1, -1, -1, -1, 0, 477, 99, 0, 1, 2, 4, 2, 0, 0, 6},  // isWhitespace
    {569, -1, -1, -1, -1, 0, 478, 100, 0, 1, 2, 4, 2, 0, 0, 6},  // isUppercase
    {570, -1, -1, -1, -1, 0, 479, 101, 0, 1, 2, 4, 2, 0, 0, 6},  // isLowercase
    {571, -1, -1, -1, -1, 0, 480, 102, 0, 1, 2, 4, 2, 0, 0, 6},  // isPunctuation
    {572, -1, -1, -1, -1, 0, 481, 103, 0, 1, 2, 4, 54, 0, 0, 6},  // wholeNumberValue
    {573, -1, -1, -1, -1, 0, 482, 104, 0, 1, 2, 4, 3, 0, 0, 6},  // capitalized
    {550, -1, -1, -1, -1, 285, 483, 105, 1, 2, 1, 4, 4, 0, 0, 6},  // split
    {574, -1, -1, -1, -1, 286, 485, 106, 1, 2, 1, 4, 4, 0, 0, 6},  // components
    {576, -1, -1, -1, -1, 287, 487, 107, 2, 3, 1, 4, 3, 0, 0, 6},  // replacingOccurrences
    {577, -1, -1, -1, 579, 289, 490, 108, 2, 3, 1, 4, 54, 0, 0, 6},  // draw
    {577, -1, -1, -1, 580, 293, 493, 109, 2, 3, 1, 4, 54, 0, 0, 6},  // draw
    {581, -1, -1, -1, -1, 297, 496, 110, 1, 1, 0, 0, 51, 0, 0, 6},  // type
    {193, -1, -1, -1, -1, 298, 497, 111, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {193, -1, -1, -1, -1, 299, 498, 112, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {194, -1, -1, -1, -1, 300, 499, 113, 1, 1, 3, 0, 3, 0, 0, 6},  // Character
    {193, -1, -1, -1, -1, 301, 500, 114, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {587, -1, -1, -1, -1, 0, 501, 115, 0, 1, 2, 7, 4, 0, 0, 6},  // keys
    {588, -1, -1, -1, -1, 0, 502, 116, 0, 1, 2, 7, 4, 0, 0, 6},  // allKeys
    {589, -1, -1, -1, -1, 0, 503, 117, 0, 1, 2, 7, 4, 0, 0, 6},  // values
    {590, -1, -1, -1, -1, 0, 504, 118, 0, 1, 2, 7, 4, 0, 0, 6},  // allValues
    {508, -1, -1, -1, -1, 0, 505, 119, 0, 1, 2, 7, 0, 0, 0, 6},  // count
    {349, -1, -1, -1, -1, 0, 506, 120, 0, 1, 2, 7, 2, 0, 0, 6},  // isEmpty
    {101, -1, -1, -1, -1, 302, 507, 121, 1, 2, 1, 7, 54, 0, 0, 6},  // removeValue
    {592, -1, -1, -1, -1, 303, 509, 122, 1, 2, 1, 7, 54, 0, 0, 6},  // removeObjectForKey
    {102, -1, -1, -1, -1, 304, 511, 123, 2, 3, 1, 7, 54, 0, 0, 6},  // updateValue
    {104, -1, -1, -1, -1, 306, 514, 124, 2, 3, 1, 7, 54, 0, 0, 6},  // setObject
    {100, -1, -1, -1, -1, 308, 517, 125, 0, 1, 1, 7, 54, 0, 0, 6},  // removeAll
    {593, -1, -1, -1, -1, 308, 518, 126, 0, 1, 1, 7, 54, 0, 0, 6},  // removeAllObjects
    {103, -1, -1, -1, -1, 308, 519, 127, 2, 3, 1, 7, 54, 0, 0, 6},  // merge
    {595, -1, -1, -1, -1, 310, 522, 128, 1, 2, 1, 7, 6, 0, 0, 6},  // mapValues
    {517, -1, -1, -1, -1, 311, 524, 129, 1, 2, 1, 7, 6, 0, 0, 6},  // filter
    {596, -1, -1, -1, -1, 312, 526, 130, 2, 3, 1, 7, 6, 0, 0, 6},  // merging
    {597, -1, -1, -1, -1, 314, 529, 131, 1, 2, 1, 7, 54, 0, 0, 6},  // objectForKey
    {598, -1, -1, -1, -1, 315, 531, 132, 1, 2, 1, 7, 54, 0, 0, 6},  // valueForKey
    {584, -1, -1, -1, -1, 316, 533, 133, 1, 1, 3, 0, 6, 0, 0, 6},  // Dictionary
    {584, -1, -1, -1, -1, 317, 534, 134, 2, 2, 3, 0, 6, 0, 0, 6},  // Dictionary
    {586, -1, -1, -1, -1, 319, 536, 135, 0, 0, 3, 0, 6, 0, 0, 6},  // NSMutableDictionary
    {585, -1, -1, -1, -1, 319, 536, 136, 0, 0, 3, 0, 6, 0, 0, 6},  // NSDictionary
    {584, -1, -1, -1, -1, 319, 536, 137, 0, 0, 3, 0, 6, 0, 0, 6},  // Dictionary
    {111, -1, -1, -1, -1, 207, 536, 138, 1, 2, 1, 7, 4, 0, 0, 6},  // map
    {516, -1, -1, -1, -1, 208, 538, 139, 1, 2, 1, 7, 4, 0, 0, 6},  // compactMap
    {112, -1, -1, -1, -1, 257, 540, 140, 1, 2, 1, 7, 4, 0, 0, 6},  // flatMap
    {519, -1, -1, -1, -1, 212, 542, 141, 1, 2, 1, 7, 54, 0, 0, 6},  // forEach
    {518, -1, -1, -1, -1, 210, 544, 142, 2, 3, 1, 7, 54, 0, 0, 6},  // reduce
    {376, -1, -1, -1, -1, 228, 547, 143, 1, 2, 1, 7, 2, 0, 0, 6},  // contains
    {509, -1, -1, -1, -1, 229, 549, 144, 1, 2, 1, 7, 54, 0, 0, 6},  // first
    {538, -1, -1, -1, -1, 230, 551, 145, 1, 2, 1, 7, 2, 0, 0, 6},  // allSatisfy
    {559, -1, -1, -1, -1, 270, 553, 146, 1, 2, 1, 7, 4, 0, 0, 6},  // sorted
    {559, -1, -1, -1, -1, 271, 555, 147, 1, 2, 1, 7, 4, 0, 0, 6},  // sorted
    {407, -1, -1, -1, -1, 269, 557, 148, 1, 2, 1, 7, 54, 0, 0, 6},  // max
    {409, -1, -1, -1, -1, 268, 559, 149, 1, 2, 1, 7, 54, 0, 0, 6},  // min
    {512, -1, -1, -1, -1, 203, 561, 150, 0, 1, 1, 7, 4, 0, 0, 6},  // enumerated
    {509, -1, -1, -1, -1, 0, 562, 151, 0, 1, 2, 7, 54, 0, 0, 6},  // first
    {601, -1, -1, -1, -1, 0, 563, 152, 0, 1, 2, 8, 0, 0, 0, 6},  // lowerBound
    {602, -1, -1, -1, -1, 0, 564, 153, 0, 1, 2, 8, 0, 0, 0, 6},  // upperBound
    {508, -1, -1, -1, -1, 0, 565, 154, 0, 1, 2, 8, 0, 0, 0, 6},  // count
    {349, -1, -1, -1, -1, 0, 566, 155, 0, 1, 2, 8, 2, 0, 0, 6},  // isEmpty
    {376, -1, -1, -1, -1, 332, 567, 156, 1, 2, 1, 8, 2, 0, 0, 6},  // contains
    {111, -1, -1, -1, -1, 333, 569, 157, 1, 2, 1, 8, 4, 0, 0, 6},  // map
    {511, -1, -1, -1, -1, 334, 571, 158, 0, 1, 1, 8, 4, 0, 0, 6},  // reversed
    {196, -1, -1, -1, -1, 334, 572, 159, 1, 1, 3, 0, 4, 0, 0, 6},  // Array
    {603, -1, -1, -1, -1, 335, 573, 160, 0, 0, 3, 0, 5, 0, 0, 6},  // Set
    {603, -1, -1, -1, -1, 335, 573, 161, 1, 1, 3, 0, 5, 0, 0, 6},  // Set
    {508, -1, -1, -1, -1, 0, 574, 162, 0, 1, 2, 6, 0, 0, 0, 6},  // count
    {349, -1, -1, -1, -1, 0, 575, 163, 0, 1, 2, 6, 2, 0, 0, 6},  // isEmpty
    {509, -1, -1, -1, -1, 0, 576, 164, 0, 1, 2, 6, 54, 0, 0, 6},  // first
    {370, -1, -1, -1, -1, 336, 577, 165, 1, 2, 1, 6, 5, 0, 0, 6},  // union
    {604, -1, -1, -1, -1, 337, 579, 166, 1, 2, 1, 6, 54, 0, 0, 6},  // formUnion
    {372, -1, -1, -1, -1, 338, 581, 167, 1, 2, 1, 6, 5, 0, 0, 6},  // intersection
    {605, -1, -1, -1, -1, 339, 583, 168, 1, 2, 1, 6, 54, 0, 0, 6},  // formIntersection
    {606, -1, -1, -1, -1, 340, 585, 169, 1, 2, 1, 6, 5, 0, 0, 6},  // subtracting
    {607, -1, -1, -1, -1, 341, 587, 170, 1, 2, 1, 6, 54, 0, 0, 6},  // subtract
    {608, -1, -1, -1, -1, 342, 589, 171, 1, 2, 1, 6, 5, 0, 0, 6},  // symmetricDifference
    {609, -1, -1, -1, -1, 343, 591, 172, 1, 2, 1, 6, 54, 0, 0, 6},  // formSymmetricDifference
    {610, -1, -1, -1, -1, 344, 593, 173, 1, 2, 1, 6, 2, 0, 0, 6},  // isSubset
    {611, -1, -1, -1, -1, 345, 595, 174, 1, 2, 1, 6, 2, 0, 0, 6},  // isSuperset
    {612, -1, -1, -1, -1, 346, 597, 175, 1, 2, 1, 6, 2, 0, 0, 6},  // isStrictSubset
    {613, -1, -1, -1, -1, 347, 599, 176, 1, 2, 1, 6, 2, 0, 0, 6},  // isStrictSuperset
    {614, -1, -1, -1, -1, 348, 601, 177, 1, 2, 1, 6, 2, 0, 0, 6},  // isDisjoint
    {376, -1, -1, -1, -1, 349, 603, 178, 1, 2, 1, 6, 2, 0, 0, 6},  // contains
    {95, -1, -1, -1, -1, 350, 605, 179, 1, 2, 1, 6, 54, 0, 0, 6},  // insert
    {615, -1, -1, -1, -1, 351, 607, 180, 1, 2, 1, 6, 54, 0, 0, 6},  // update
    {96, -1, -1, -1, -1, 352, 609, 181, 1, 2, 1, 6, 54, 0, 0, 6},  // remove
    {100, -1, -1, -1, -1, 353, 611, 182, 0, 1, 1, 6, 54, 0, 0, 6},  // removeAll
    {616, -1, -1, -1, -1, 353, 612, 183, 0, 1, 1, 6, 54, 0, 0, 6},  // popFirst
    {99, -1, -1, -1, -1, 353, 613, 184, 0, 1, 1, 6, 54, 0, 0, 6},  // removeFirst
    {210, -1, -1, -1, -1, 353, 614, 0, 4, 4, 3, 0, 17, 0, 0, 7},  // UIColor
    {621, -1, -1, -1, 1595, 357, 618, 1, 1, 2, 1, 18, 17, 0, 0, 7},  // withAlphaComponent
    {622, -1, -1, -1, -1, 358, 620, 2, 0, 1, 1, 18, 54, 0, 0, 7},  // set
    {623, -1, -1, -1, -1, 358, 621, 3, 0, 1, 1, 18, 54, 0, 0, 7},  // setFill
    {624, -1, -1, -1, -1, 358, 622, 4, 0, 1, 1, 18, 54, 0, 0, 7},  // setStroke
    {210, -1, -1, -1, -1, 358, 623, 5, 2, 2, 3, 0, 17, 0, 0, 7},  // UIColor
    {626, 210, -1, -1, -1, 0, 0, 6, 0, 0, 5, 18, 17, 0, 0, 7},  // black
    {627, 210, -1, -1, -1, 360, 0, 7, 0, 0, 4, 18, 17, 0, 0, 7},  // blackColor
    {625, 210, -1, -1, -1, 0, 0, 8, 0, 0, 5, 18, 17, 0, 0, 7},  // white
    {628, 210, -1, -1, -1, 360, 0, 9, 0, 0, 4, 18, 17, 0, 0, 7},  // whiteColor
    {617, 210, -1, -1, -1, 0, 0, 10, 0, 0, 5, 18, 17, 0, 0, 7},  // red
    {629, 210, -1, -1, -1, 360, 0, 11, 0, 0, 4, 18, 17, 0, 0, 7},  // redColor
    {618, 210, -1, -1, -1, 0, 0, 12, 0, 0, 5, 18, 17, 0, 0, 7},  // green
    {630, 210, -1, -1, -1, 360, 0, 13, 0, 0, 4, 18, 17, 0, 0, 7},  // greenColor
    {619, 210, -1, -1, -1, 0, 0, 14, 0, 0, 5, 18, 17, 0, 0, 7},  // blue
    {631, 210, -1, -1, -1, 360, 0, 15, 0, 0, 4, 18, 17, 0, 0, 7},  // blueColor
    {632, 210, -1, -1, -1, 0, 0, 16, 0, 0, 5, 18, 17, 0, 0, 7},  // cyan
    {633, 210, -1, -1, -1, 360, 0, 17, 0, 0, 4, 18, 17, 0, 0, 7},  // cyanColor
    {634, 210, -1, -1, -1, 0, 0, 18, 0, 0, 5, 18, 17, 0, 0, 7},  // yellow
    {635, 210, -1, -1, -1, 360, 0, 19, 0, 0, 4, 18, 17, 0, 0, 7},  // yellowColor
    {636, 210, -1, -1, -1, 0, 0, 20, 0, 0, 5, 18, 17, 0, 0, 7},  // magenta
    {637, 210, -1, -1, -1, 360, 0, 21, 0, 0, 4, 18, 17, 0, 0, 7},  // magentaColor
    {638, 210, -1, -1, -1, 0, 0, 22, 0, 0, 5, 18, 17, 0, 0, 7},  // orange
    {639, 210, -1, -1, -1, 360, 0, 23, 0, 0, 4, 18, 17, 0, 0, 7},  // orangeColor
    {640, 210, -1, -1, -1, 0, 0, 24, 0, 0, 5, 18, 17, 0, 0, 7},  // purple
    {641, 210, -1, -1, -1, 360, 0, 25, 0, 0, 4, 18, 17, 0, 0, 7},  // purpleColor
    {642, 210, -1, -1, -1, 0, 0, 26, 0, 0, 5, 18, 17, 0, 0, 7},  // brown
    {643, 210, -1, -1, -1, 360, 0, 27, 0, 0, 4, 18, 17, 0, 0, 7},  // brownColor
    {644, 210, -1, -1, -1, 0, 0, 28, 0, 0, 5, 18, 17, 0, 0, 7},  // gray
    {645, 210, -1, -1, -1, 360, 0, 29, 0, 0, 4, 18, 17, 0, 0, 7},  // grayColor
    {646, 210, -1, -1, -1, 0, 0, 30, 0, 0, 5, 18, 17, 0, 0, 7},  // lightGray
    {647, 210, -1, -1, -1, 360, 0, 31, 0, 0, 4, 18, 17, 0, 0, 7},  // lightGrayColor
    {648, 210, -1, -1, -1, 0, 0, 32, 0, 0, 5, 18, 17, 0, 0, 7},  // darkGray
    {649, 210, -1, -1, -1, 360, 0, 33, 0, 0, 4, 18, 17, 0, 0, 7},  // darkGrayColor
    {650, 210, -1, -1, -1, 0, 0, 34, 0, 0, 5, 18, 17, 0, 0, 7},  // clear
    {651, 210, -1, -1, -1, 360, 0, 35, 0, 0, 4, 18, 17, 0, 0, 7},  // clearColor
    {652, 210, -1, -1, -1, 0, 0, 36, 0, 0, 5, 18, 17, 0, 0, 7},  // systemRed
    {653, 210, -1, -1, -1, 0, 0, 37, 0, 0, 5, 18, 17, 0, 0, 7},  // systemOrange
    {654, 210, -1, -1, -1, 0, 0, 38, 0, 0, 5, 18, 17, 0, 0, 7},  // systemYellow
    {655, 210, -1, -1, -1, 0, 0, 39, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGreen
    {656, 210, -1, -1, -1, 0, 0, 40, 0, 0, 5, 18, 17, 0, 0, 7},  // systemMint
    {657, 210, -1, -1, -1, 0, 0, 41, 0, 0, 5, 18, 17, 0, 0, 7},  // systemTeal
    {658, 210, -1, -1, -1, 0, 0, 42, 0, 0, 5, 18, 17, 0, 0, 7},  // systemCyan
    {659, 210, -1, -1, -1, 0, 0, 43, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBlue
    {660, 210, -1, -1, -1, 0, 0, 44, 0, 0, 5, 18, 17, 0, 0, 7},  // systemIndigo
    {661, 210, -1, -1, -1, 0, 0, 45, 0, 0, 5, 18, 17, 0, 0, 7},  // systemPurple
    {662, 210, -1, -1, -1, 0, 0, 46, 0, 0, 5, 18, 17, 0, 0, 7},  // systemPink
    {663, 210, -1, -1, -1, 0, 0, 47, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBrown
    {664, 210, -1, -1, -1, 0, 0, 48, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray
    {665, 210, -1, -1, -1, 0, 0, 49, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray2
    {666, 210, -1, -1, -1, 0, 0, 50, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray3
    {667, 210, -1, -1, -1, 0, 0, 51, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray4
    {668, 210, -1, -1, -1, 0, 0, 52, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray5
    {669, 210, -1, -1, -1, 0, 0, 53, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray6
    {670, 210, -1, -1, -1, 0, 0, 54, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBackground
    {671, 210, -1, -1, -1, 0, 0, 55, 0, 0, 5, 18, 17, 0, 0, 7},  // secondarySystemBackground
    {672, 210, -1, -1, -1, 0, 0, 56, 0, 0, 5, 18, 17, 0, 0, 7},  // label
    {211, -1, -1, -1, -1, 360, 625, 0, 1, 1, 3, 0, 29, 0, 0, 8},  // UIView
    {211, -1, -1, -1, -1, 0, 0, 1, 0, 0, 3, 0, 29, 0, 0, 8},  // UIView
    {212, -1, -1, -1, -1, 361, 626, 2, 1, 1, 3, 0, 29, 0, 0, 8},  // UIWindow
    {212, -1, -1, -1, -1, 0, 0, 3, 0, 0, 3, 0, 29, 0, 0, 8},  // UIWindow
    {213, -1, -1, -1, -1, 362, 627, 4, 1, 1, 3, 0, 29, 0, 0, 8},  // UIImageView
    {213, -1, -1, -1, -1, 0, 0, 5, 0, 0, 3, 0, 29, 0, 0, 8},  // UIImageView
    {214, -1, -1, -1, -1, 363, 628, 6, 1, 1, 3, 0, 29, 0, 0, 8},  // UILabel
    {214, -1, -1, -1, -1, 0, 0, 7, 0, 0, 3, 0, 29, 0, 0, 8},  // UILabel
    {215, -1, -1, -1, -1, 364, 629, 8, 1, 1, 3, 0, 29, 0, 0, 8},  // UIButton
    {215, -1, -1, -1, -1, 0, 0, 9, 0, 0, 3, 0, 29, 0, 0, 8},  // UIButton
    {216, -1, -1, -1, -1, 365, 630, 10, 1, 1, 3, 0, 29, 0, 0, 8},  // UIScrollView
    {216, -1, -1, -1, -1, 0, 0, 11, 0, 0, 3, 0, 29, 0, 0, 8},  // UIScrollView
    {217, -1, -1, -1, -1, 366, 631, 12, 1, 1, 3, 0, 29, 0, 0, 8},  // UIControl
    {217, -1, -1, -1, -1, 0, 0, 13, 0, 0, 3, 0, 29, 0, 0, 8},  // UIControl
    {218, -1, -1, -1, -1, 367, 632, 14, 1, 1, 3, 0, 29, 0, 0, 8},  // UITextField
    {218, -1, -1, -1, -1, 0, 0, 15, 0, 0, 3, 0, 29, 0, 0, 8},  // UITextField
    {219, -1, -1, -1, -1, 368, 633, 16, 1, 1, 3, 0, 29, 0, 0, 8},  // UITextView
    {219, -1, -1, -1, -1, 0, 0, 17, 0, 0, 3, 0, 29, 0, 0, 8},  // UITextView
    {220, -1, -1, -1, -1, 369, 634, 18, 1, 1, 3, 0, 29, 0, 0, 8},  // UITableViewCell
    {220, -1, -1, -1, -1, 0, 0, 19, 0, 0, 3, 0, 29, 0, 0, 8},  // UITableViewCell
    {221, -1, -1, -1, -1, 370, 635, 20, 1, 1, 3, 0, 29, 0, 0, 8},  // UICollectionViewCell
    {221, -1, -1, -1, -1, 0, 0, 21, 0, 0, 3, 0, 29, 0, 0, 8},  // UICollectionViewCell
    {222, -1, -1, -1, -1, 371, 636, 22, 1, 1, 3, 0, 29, 0, 0, 8},  // UIVisualEffectView
    {222, -1, -1, -1, -1, 0, 0, 23, 0, 0, 3, 0, 29, 0, 0, 8},  // UIVisualEffectView
    {673, -1, -1, -1, -1, 0, 637, 24, 0, 1, 2, 30, 13, 0, 9, 8},  // frame
    {674, -1, -1, -1, -1, 0, 638, 25, 0, 1, 2, 30, 13, 0, 10, 8},  // bounds
    {354, -1, -1, -1, -1, 0, 639, 26, 0, 1, 2, 30, 9, 0, 11, 8},  // center
    {675, -1, -1, -1, -1, 0, 640, 27, 0, 1, 2, 30, 9, 0, 12, 8},  // anchorPoint
    {676, -1, -1, -1, 1577, 0, 641, 28, 0, 1, 2, 30, 2, 0, 0, 8},  // isHidden
    {677, -1, -1, -1, -1, 0, 642, 29, 0, 1, 2, 30, 2, 0, 0, 8},  // clipsToBounds
    {678, -1, -1, -1, -1, 0, 643, 30, 0, 1, 2, 30, 3, 0, 0, 8},  // name
    {679, -1, -1, -1, -1, 372, 644, 31, 1, 1, 0, 0, 54, 0, 0, 8},  // UIImage
    {213, -1, -1, -1, -1, 373, 645, 32, 1, 1, 3, 0, 29, 0, 0, 8},  // UIImageView
    {121, -1, -1, -1, -1, 0, 646, 33, 0, 1, 2, 30, 14, 0, 13, 8},  // transform
    {682, -1, -1, -1, -1, 374, 647, 34, 1, 2, 1, 30, 54, 0, 0, 8},  // moveAnchor
    {683, -1, -1, -1, -1, 0, 649, 35, 0, 1, 2, 30, 9, 0, 0, 8},  // contentOffset
    {620, -1, -1, -1, -1, 0, 650, 36, 0, 1, 2, 30, 0, 0, 0, 8},  // alpha
    {684, -1, -1, -1, 685, 0, 651, 37, 0, 1, 2, 30, 2, 0, 0, 8},  // isUserInteractionEnabled
    {685, -1, -1, -1, -1, 0, 652, 38, 0, 1, 2, 30, 2, 0, 0, 8},  // userInteractionEnabled
    {686, -1, -1, -1, -1, 0, 653, 39, 0, 1, 2, 30, 0, 0, 0, 8},  // tag
    {122, -1, -1, -1, -1, 0, 654, 40, 0, 1, 2, 30, 30, 0, 0, 8},  // layer
    {77, -1, -1, -1, -1, 375, 655, 41, 4, 4, 0, 0, 29, 0, 0, 8},  // view
    {687, -1, -1, -1, -1, 0, 659, 0, 0, 1, 2, 30, 17, 0, 0, 9},  // backgroundColor
    {688, -1, -1, -1, -1, 0, 660, 1, 0, 1, 2, 30, 3, 0, 0, 9},  // text
    {689, -1, -1, -1, -1, 0, 661, 2, 0, 1, 2, 30, 17, 0, 0, 9},  // textColor
    {690, -1, -1, -1, -1, 0, 662, 3, 0, 1, 2, 30, 20, 0, 0, 9},  // textAlignment
    {691, -1, -1, -1, -1, 0, 663, 4, 0, 1, 2, 30, 54, 0, 0, 9},  // font
    {681, -1, -1, -1, -1, 0, 664, 5, 0, 1, 2, 30, 54, 0, 0, 9},  // image
    {692, -1, -1, -1, -1, 0, 665, 6, 0, 1, 2, 30, 54, 0, 0, 9},  // contentMode
    {693, -1, -1, -1, 1596, 0, 666, 7, 0, 1, 2, 30, 2, 0, 0, 9},  // isOpaque
    {694, -1, -1, -1, -1, 0, 667, 8, 0, 1, 2, 30, 17, 0, 0, 9},  // tintColor
    {695, -1, -1, -1, -1, 0, 668, 9, 0, 1, 2, 30, 0, 0, 0, 9},  // contentScaleFactor
    {696, -1, -1, -1, -1, 0, 669, 10, 0, 1, 2, 30, 3, 0, 0, 9},  // accessibilityLabel
    {697, -1, -1, -1, -1, 0, 670, 11, 0, 1, 2, 30, 50, 0, 0, 9},  // safeAreaInsets
    {698, -1, -1, -1, -1, 0, 671, 12, 0, 1, 2, 30, 50, 0, 0, 9},  // layoutMargins
    {699, -1, -1, -1, -1, 0, 672, 13, 0, 1, 2, 30, 29, 0, 0, 9},  // mask
    {700, -1, -1, -1, -1, 0, 673, 14, 0, 1, 2, 30, 3, 0, 0, 9},  // accessibilityIdentifier
    {701, -1, -1, -1, -1, 0, 674, 15, 0, 1, 2, 30, 3, 0, 0, 9},  // accessibilityHint
    {702, -1, -1, -1, -1, 0, 675, 16, 0, 1, 2, 30, 2, 0, 0, 9},  // isAccessibilityElement
    {703, -1, -1, -1, -1, 0, 676, 17, 0, 1, 2, 30, 54, 0, 0, 9},  // semanticContentAttribute
    {704, -1, -1, -1, -1, 0, 677, 18, 0, 1, 2, 30, 2, 0, 0, 9},  // clearsContextBeforeDrawing
    {705, -1, -1, -1, -1, 0, 678, 19, 0, 1, 2, 30, 2, 0, 0, 9},  // isFirstResponder
    {706, -1, -1, -1, -1, 0, 679, 20, 0, 1, 2, 30, 0, 0, 0, 9},  // numberOfLines
    {707, -1, -1, -1, -1, 0, 680, 21, 0, 1, 2, 30, 2, 0, 0, 9},  // adjustsFontSizeToFitWidth
    {708, -1, -1, -1, -1, 0, 681, 22, 0, 1, 2, 30, 54, 0, 0, 9},  // lineBreakMode
    {709, -1, -1, -1, -1, 0, 682, 23, 0, 1, 2, 30, 54, 0, 0, 9},  // attributedText
    {710, -1, -1, -1, -1, 0, 683, 24, 0, 1, 2, 30, 54, 0, 0, 9},  // baselineAdjustment
    {711, -1, -1, -1, -1, 0, 684, 25, 0, 1, 2, 30, 54, 0, 0, 9},  // borderStyle
    {712, -1, -1, -1, -1, 0, 685, 26, 0, 1, 2, 30, 54, 0, 0, 9},  // keyboardType
    {713, -1, -1, -1, -1, 0, 686, 27, 0, 1, 2, 30, 54, 0, 0, 9},  // returnKeyType
    {714, -1, -1, -1, -1, 0, 687, 28, 0, 1, 2, 30, 54, 0, 0, 9},  // autocorrectionType
    {715, -1, -1, -1, -1, 0, 688, 29, 0, 1, 2, 30, 54, 0, 0, 9},  // autocapitalizationType
    {716, -1, -1, -1, -1, 0, 689, 30, 0, 1, 2, 30, 54, 0, 0, 9},  // clearButtonMode
    {717, -1, -1, -1, -1, 0, 690, 31, 0, 1, 2, 30, 17, 0, 0, 9},  // shadowColor
    {718, -1, -1, -1, -1, 0, 691, 32, 0, 1, 2, 30, 3, 0, 0, 9},  // placeholder
    {719, -1, -1, -1, -1, 0, 692, 33, 0, 1, 2, 30, 0, 0, 0, 9},  // minimumScaleFactor
    {720, -1, -1, -1, 1600, 0, 693, 34, 0, 1, 2, 30, 2, 0, 0, 9},  // isEditable
    {721, -1, -1, -1, 1601, 0, 694, 35, 0, 1, 2, 30, 2, 0, 0, 9},  // isSelectable
    {722, -1, -1, -1, 1602, 0, 695, 36, 0, 1, 2, 30, 2, 0, 0, 9},  // isSecureTextEntry
    {723, -1, -1, -1, -1, 0, 696, 37, 0, 1, 2, 30, 0, 0, 0, 9},  // zoomScale
    {724, 725, 726, -1, -1, 0, 0, 38, 0, 0, 5, 4, 3, 0, 0, 9},  // system
    {727, 725, 728, -1, -1, 0, 0, 39, 0, 0, 5, 4, 3, 0, 0, 9},  // custom
    {729, 725, 730, -1, -1, 0, 0, 40, 0, 0, 5, 4, 3, 0, 0, 9},  // infoLight
    {731, 725, 732, -1, -1, 0, 0, 41, 0, 0, 5, 4, 3, 0, 0, 9},  // contactAdd
    {733, 725, 734, -1, -1, 0, 0, 42, 0, 0, 5, 4, 3, 0, 0, 9},  // close
    {215, -1, -1, -1, -1, 379, 697, 43, 1, 1, 3, 0, 29, 0, 0, 9},  // UIButton
    {735, -1, -1, -1, 1599, 0, 698, 44, 0, 1, 2, 30, 2, 0, 0, 9},  // isScrollEnabled
    {736, -1, -1, -1, 1598, 0, 699, 45, 0, 1, 2, 30, 2, 0, 0, 9},  // isPagingEnabled
    {737, -1, -1, -1, -1, 0, 700, 46, 0, 1, 2, 30, 2, 0, 0, 9},  // bounces
    {738, -1, -1, -1, -1, 0, 701, 47, 0, 1, 2, 30, 2, 0, 0, 9},  // showsHorizontalScrollIndicator
    {739, -1, -1, -1, -1, 0, 702, 48, 0, 1, 2, 30, 2, 0, 0, 9},  // showsVerticalScrollIndicator
    {740, -1, -1, -1, -1, 0, 703, 49, 0, 1, 2, 30, 0, 0, 0, 9},  // minimumZoomScale
    {741, -1, -1, -1, -1, 0, 704, 50, 0, 1, 2, 30, 0, 0, 0, 9},  // maximumZoomScale
    {742, -1, -1, -1, -1, 0, 705, 51, 0, 1, 2, 30, 50, 0, 0, 9},  // contentInset
    {743, -1, -1, -1, -1, 0, 706, 52, 0, 1, 2, 30, 54, 0, 0, 9},  // delegate
    {745, 211, -1, -1, -1, 0, 0, 53, 0, 0, 5, 30, 51, 0, 0, 9},  // AutoresizingMask
    {746, 744, 747, -1, -1, 0, 0, 54, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleLeftMargin
    {748, 744, -1, -1, -1, 0, 0, 55, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleLeftMargin
    {749, 744, 750, -1, -1, 0, 0, 56, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleWidth
    {751, 744, -1, -1, -1, 0, 0, 57, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleWidth
    {752, 744, 753, -1, -1, 0, 0, 58, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleRightMargin
    {754, 744, -1, -1, -1, 0, 0, 59, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleRightMargin
    {755, 744, 756, -1, -1, 0, 0, 60, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleTopMargin
    {757, 744, -1, -1, -1, 0, 0, 61, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleTopMargin
    {758, 744, 759, -1, -1, 0, 0, 62, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleHeight
    {760, 744, -1, -1, -1, 0, 0, 63, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleHeight
    {761, 744, 762, -1, -1, 0, 0, 64, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleBottomMargin
    {763, 744, -1, -1, -1, 0, 0, 65, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleBottomMargin
    {764, 744, 765, -1, -1, 0, 0, 66, 0, 0, 5, 26, 25, 0, 0, 9},  // None
    {766, -1, -1, -1, -1, 0, 707, 67, 0, 1, 2, 30, 25, 0, 0, 9},  // autoresizingMask
    {767, -1, -1, -1, -1, 0, 708, 68, 0, 1, 2, 30, 2, 0, 0, 9},  // translatesAutoresizingMaskIntoConstraints
    {768, -1, -1, -1, -1, 0, 709, 69, 0, 1, 2, 30, 2, 0, 0, 9},  // autoresizesSubviews
    {770, 217, -1, -1, -1, 0, 0, 70, 0, 0, 5, 30, 51, 0, 0, 9},  // State
    {771, 769, 772, -1, -1, 0, 0, 71, 0, 0, 5, 4, 3, 0, 0, 9},  // normal
    {773, 769, -1, -1, -1, 0, 0, 72, 0, 0, 5, 4, 3, 0, 0, 9},  // Normal
    {774, 769, 775, -1, -1, 0, 0, 73, 0, 0, 5, 4, 3, 0, 0, 9},  // highlighted
    {776, 769, -1, -1, -1, 0, 0, 74, 0, 0, 5, 4, 3, 0, 0, 9},  // Highlighted
    {777, 769, 778, -1, -1, 0, 0, 75, 0, 0, 5, 4, 3, 0, 0, 9},  // disabled
    {779, 769, -1, -1, -1, 0, 0, 76, 0, 0, 5, 4, 3, 0, 0, 9},  // Disabled
    {780, 769, 781, -1, -1, 0, 0, 77, 0, 0, 5, 4, 3, 0, 0, 9},  // selected
    {782, 769, -1, -1, -1, 0, 0, 78, 0, 0, 5, 4, 3, 0, 0, 9},  // Selected
    {784, 217, -1, -1, -1, 0, 0, 79, 0, 0, 5, 30, 51, 0, 0, 9},  // Event
    {785, 783, 786, -1, -1, 0, 0, 80, 0, 0, 5, 4, 3, 0, 0, 9},  // allEvents
    {787, 783, -1, -1, -1, 0, 0, 81, 0, 0, 5, 4, 3, 0, 0, 9},  // AllEvents
    {788, 783, 789, -1, -1, 0, 0, 82, 0, 0, 5, 4, 3, 0, 0, 9},  // allTouchEvents
    {790, 783, -1, -1, -1, 0, 0, 83, 0, 0, 5, 4, 3, 0, 0, 9},  // AllTouchEvents
    {791, 783, 792, -1, -1, 0, 0, 84, 0, 0, 5, 4, 3, 0, 0, 9},  // touchDown
    {793, 783, -1, -1, -1, 0, 0, 85, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchDown
    {794, 783, 795, -1, -1, 0, 0, 86, 0, 0, 5, 4, 3, 0, 0, 9},  // touchDragInside
    {796, 783, -1, -1, -1, 0, 0, 87, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchDragInside
    {797, 783, 798, -1, -1, 0, 0, 88, 0, 0, 5, 4, 3, 0, 0, 9},  // touchDragOutside
    {799, 783, -1, -1, -1, 0, 0, 89, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchDragOutside
    {800, 783, 801, -1, -1, 0, 0, 90, 0, 0, 5, 4, 3, 0, 0, 9},  // touchUpInside
    {802, 783, -1, -1, -1, 0, 0, 91, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchUpInside
    {803, 783, 804, -1, -1, 0, 0, 92, 0, 0, 5, 4, 3, 0, 0, 9},  // touchUpOutside
    {805, 783, -1, -1, -1, 0, 0, 93, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchUpOutside
    {806, 783, 807, -1, -1, 0, 0, 94, 0, 0, 5, 4, 3, 0, 0, 9},  // touchCancel
    {808, 783, -1, -1, -1, 0, 0, 95, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchCancel
    {809, 783, 810, -1, -1, 0, 0, 96, 0, 0, 5, 4, 3, 0, 0, 9},  // valueChanged
    {811, 783, -1, -1, -1, 0, 0, 97, 0, 0, 5, 4, 3, 0, 0, 9},  // ValueChanged
    {812, 783, 813, -1, -1, 0, 0, 98, 0, 0, 5, 4, 3, 0, 0, 9},  // editingChanged
    {814, 783, -1, -1, -1, 0, 0, 99, 0, 0, 5, 4, 3, 0, 0, 9},  // EditingChanged
    {815, 783, 816, -1, -1, 0, 0, 100, 0, 0, 5, 4, 3, 0, 0, 9},  // editingDidBegin
    {817, 783, -1, -1, -1, 0, 0, 101, 0, 0, 5, 4, 3, 0, 0, 9},  // EditingDidBegin
    {818, 783, 819, -1, -1, 0, 0, 102, 0, 0, 5, 4, 3, 0, 0, 9},  // editingDidEnd
    {820, 783, -1, -1, -1, 0, 0, 103, 0, 0, 5, 4, 3, 0, 0, 9},  // EditingDidEnd
    {821, 783, 822, -1, -1, 0, 0, 104, 0, 0, 5, 4, 3, 0, 0, 9},  // primaryActionTriggered
    {823, 783, -1, -1, -1, 0, 0, 105, 0, 0, 5, 4, 3, 0, 0, 9},  // PrimaryActionTriggered
    {824, -1, -1, -1, -1, 380, 710, 106, 3, 4, 1, 30, 54, 0, 0, 9},  // addTarget
    {824, -1, -1, -1, -1, 383, 714, 107, 3, 4, 1, 30, 54, 0, 0, 9},  // addTarget
    {827, -1, -1, -1, -1, 386, 718, 108, 3, 4, 1, 30, 54, 0, 0, 9},  // removeTarget
    {827, -1, -1, -1, -1, 389, 722, 109, 3, 4, 1, 30, 54, 0, 0, 9},  // removeTarget
    {828, -1, -1, -1, -1, 392, 726, 110, 1, 2, 1, 30, 54, 0, 0, 9},  // sendActions
    {829, -1, -1, -1, -1, 393, 728, 111, 1, 2, 1, 30, 54, 0, 0, 9},  // sendActionsForControlEvents
    {830, -1, -1, -1, -1, 394, 730, 112, 2, 3, 1, 30, 54, 0, 0, 9},  // setTitle
    {830, -1, -1, -1, -1, 396, 733, 113, 2, 3, 1, 30, 54, 0, 0, 9},  // setTitle
    {832, -1, -1, -1, -1, 398, 736, 114, 2, 3, 1, 30, 54, 0, 0, 9},  // setTitleColor
    {832, -1, -1, -1, -1, 400, 739, 115, 2, 3, 1, 30, 54, 0, 0, 9},  // setTitleColor
    {833, -1, -1, -1, -1, 402, 742, 116, 2, 3, 1, 30, 54, 0, 0, 9},  // setImage
    {833, -1, -1, -1, -1, 404, 745, 117, 2, 3, 1, 30, 54, 0, 0, 9},  // setImage
    {834, -1, -1, -1, -1, 406, 748, 118, 2, 3, 1, 30, 54, 0, 0, 9},  // setBackgroundImage
    {834, -1, -1, -1, -1, 408, 751, 119, 2, 3, 1, 30, 54, 0, 0, 9},  // setBackgroundImage
    {835, -1, -1, -1, -1, 410, 754, 120, 2, 3, 1, 30, 54, 0, 0, 9},  // setAttributedTitle
    {836, -1, -1, -1, -1, 412, 757, 121, 2, 3, 1, 30, 54, 0, 0, 9},  // setTitleShadowColor
    {837, -1, -1, -1, -1, 0, 760, 122, 0, 1, 2, 30, 3, 0, 0, 9},  // currentTitle
    {838, -1, -1, -1, -1, 0, 761, 123, 0, 1, 2, 30, 29, 0, 0, 9},  // titleLabel
    {839, -1, -1, -1, -1, 0, 762, 124, 0, 1, 2, 30, 50, 0, 0, 9},  // contentEdgeInsets
    {840, -1, -1, -1, -1, 0, 763, 125, 0, 1, 2, 30, 50, 0, 0, 9},  // titleEdgeInsets
    {841, -1, -1, -1, -1, 0, 764, 126, 0, 1, 2, 30, 50, 0, 0, 9},  // imageEdgeInsets
    {842, -1, -1, -1, -1, 0, 765, 127, 0, 1, 2, 30, 2, 0, 0, 9},  // isEnabled
    {843, -1, -1, -1, -1, 0, 766, 128, 0, 1, 2, 30, 2, 0, 0, 9},  // isSelected
    {844, -1, -1, -1, -1, 0, 767, 129, 0, 1, 2, 30, 2, 0, 0, 9},  // isHighlighted
    {845, -1, -1, -1, -1, 0, 768, 130, 0, 1, 2, 30, 2, 0, 0, 9},  // isTracking
    {846, -1, -1, -1, -1, 0, 769, 131, 0, 1, 2, 30, 54, 0, 0, 9},  // contentHorizontalAlignment
    {847, -1, -1, -1, -1, 0, 770, 132, 0, 1, 2, 30, 54, 0, 0, 9},  // contentVerticalAlignment
    {848, -1, -1, -1, -1, 0, 771, 133, 0, 1, 2, 30, 12, 0, 0, 9},  // contentSize
    {357, 849, 850, -1, -1, 0, 0, 134, 0, 0, 5, 21, 20, 0, 0, 9},  // left
    {354, 849, 851, -1, -1, 0, 0, 135, 0, 0, 5, 21, 20, 0, 0, 9},  // center
    {359, 849, 852, -1, -1, 0, 0, 136, 0, 0, 5, 21, 20, 0, 0, 9},  // right
    {853, 849, 854, -1, -1, 0, 0, 137, 0, 0, 5, 21, 20, 0, 0, 9},  // justified
    {855, 849, 856, -1, -1, 0, 0, 138, 0, 0, 5, 21, 20, 0, 0, 9},  // natural
    {857, -1, -1, -1, -1, 0, 772, 0, 0, 1, 2, 30, 29, 0, 0, 10},  // superview
    {858, -1, -1, -1, -1, 0, 773, 1, 0, 1, 2, 30, 4, 0, 0, 10},  // subviews
    {82, -1, -1, -1, -1, 0, 774, 2, 0, 1, 2, 30, 29, 0, 0, 10},  // window
    {859, -1, -1, -1, 1573, 414, 775, 3, 1, 2, 1, 30, 2, 0, 0, 10},  // isDescendant
    {860, -1, -1, -1, -1, 415, 777, 4, 1, 2, 1, 30, 54, 0, 0, 10},  // addSubview
    {861, -1, -1, -1, -1, 416, 779, 5, 1, 2, 1, 30, 54, 0, 0, 10},  // bringSubviewToFront
    {862, -1, -1, -1, 1575, 417, 781, 6, 1, 2, 1, 30, 54, 0, 0, 10},  // bringSubview
    {864, -1, -1, -1, -1, 418, 783, 7, 1, 2, 1, 30, 54, 0, 0, 10},  // sendSubviewToBack
    {865, -1, -1, -1, 1576, 419, 785, 8, 1, 2, 1, 30, 54, 0, 0, 10},  // sendSubview
    {867, -1, -1, -1, -1, 420, 787, 9, 0, 1, 1, 30, 54, 0, 0, 10},  // removeFromSuperview
    {868, -1, -1, -1, 1574, 420, 788, 10, 2, 3, 1, 30, 54, 0, 0, 10},  // insertSubview
    {869, -1, -1, -1, 1603, 422, 791, 11, 2, 3, 1, 30, 54, 0, 0, 10},  // exchangeSubview
    {868, -1, -1, -1, -1, 424, 794, 12, 2, 3, 1, 30, 54, 0, 0, 10},  // insertSubview
    {868, -1, -1, -1, -1, 426, 797, 13, 2, 3, 1, 30, 54, 0, 0, 10},  // insertSubview
    {873, -1, -1, -1, -1, 428, 800, 14, 2, 3, 1, 30, 9, 0, 5, 10},  // convert
    {873, -1, -1, -1, -1, 430, 803, 15, 2, 3, 1, 30, 9, 0, 5, 10},  // convert
    {874, -1, -1, -1, -1, 432, 806, 16, 2, 3, 1, 30, 9, 0, 5, 10},  // convertRect
    {874, -1, -1, -1, -1, 434, 809, 17, 2, 3, 1, 30, 9, 0, 5, 10},  // convertRect
    {877, -1, -1, -1, -1, 436, 812, 18, 2, 3, 1, 30, 9, 0, 5, 10},  // convertPoint
    {877, -1, -1, -1, -1, 438, 815, 19, 2, 3, 1, 30, 9, 0, 5, 10},  // convertPoint
    {878, -1, -1, -1, -1, 440, 818, 20, 0, 1, 1, 30, 54, 0, 0, 10},  // setNeedsLayout
    {879, -1, -1, -1, -1, 440, 819, 21, 0, 1, 1, 30, 54, 0, 0, 10},  // layoutIfNeeded
    {878, -1, -1, -1, -1, 440, 820, 22, 0, 1, 1, 31, 54, 0, 0, 10},  // setNeedsLayout
    {879, -1, -1, -1, -1, 440, 821, 23, 0, 1, 1, 31, 54, 0, 0, 10},  // layoutIfNeeded
    {880, -1, -1, -1, -1, 440, 822, 24, 0, 1, 1, 31, 54, 0, 0, 10},  // layoutSublayers
    {880, -1, -1, -1, -1, 440, 823, 25, 1, 2, 1, 30, 54, 0, 0, 10},  // layoutSublayers
    {881, -1, -1, -1, -1, 441, 825, 26, 1, 2, 1, 30, 54, 0, 0, 10},  // layoutSublayersOfLayer
    {882, -1, -1, -1, -1, 442, 827, 27, 0, 1, 1, 31, 2, 0, 0, 10},  // needsLayout
    {883, -1, -1, -1, -1, 442, 828, 28, 0, 1, 1, 30, 54, 0, 0, 10},  // setNeedsDisplay
    {884, -1, -1, -1, -1, 442, 829, 29, 0, 1, 1, 30, 54, 0, 0, 10},  // layoutSubviews
    {883, -1, -1, -1, 1604, 442, 830, 30, 1, 2, 1, 30, 54, 0, 0, 10},  // setNeedsDisplay
    {883, -1, -1, -1, 1604, 443, 832, 31, 1, 2, 1, 31, 54, 0, 0, 10},  // setNeedsDisplay
    {885, -1, -1, -1, -1, 444, 834, 32, 0, 1, 1, 30, 2, 0, 0, 10},  // becomeFirstResponder
    {886, -1, -1, -1, -1, 444, 835, 33, 0, 1, 1, 30, 2, 0, 0, 10},  // resignFirstResponder
    {887, -1, -1, -1, -1, 444, 836, 34, 1, 2, 1, 30, 12, 0, 0, 10},  // sizeThatFits
    {888, -1, -1, -1, -1, 445, 838, 35, 0, 1, 1, 30, 54, 0, 0, 10},  // sizeToFit
    {889, -1, -1, -1, -1, 0, 839, 36, 0, 1, 2, 30, 12, 0, 0, 10},  // intrinsicContentSize
    {890, -1, -1, -1, -1, 445, 840, 37, 0, 1, 1, 30, 54, 0, 0, 10},  // invalidateIntrinsicContentSize
    {883, -1, -1, -1, -1, 445, 841, 38, 0, 1, 1, 31, 54, 0, 0, 10},  // setNeedsDisplay
    {891, -1, -1, -1, -1, 445, 842, 39, 1, 2, 1, 30, 29, 0, 0, 10},  // viewWithTag
    {892, -1, -1, -1, 1585, 446, 844, 40, 2, 3, 1, 31, 54, 0, 0, 10},  // insertSublayer
    {892, -1, -1, -1, -1, 448, 847, 41, 2, 3, 1, 31, 54, 0, 0, 10},  // insertSublayer
    {892, -1, -1, -1, -1, 450, 850, 42, 2, 3, 1, 31, 54, 0, 0, 10},  // insertSublayer
    {895, 211, -1, -1, -1, 0, 0, 43, 0, 0, 5, 30, 0, 0, 0, 10},  // noIntrinsicMetric
    {896, -1, -1, -1, -1, 0, 853, 44, 0, 1, 2, 30, 54, 0, 0, 10},  // rootViewController
    {897, -1, -1, -1, -1, 0, 854, 45, 0, 1, 2, 30, 54, 0, 0, 10},  // liveView
    {898, -1, -1, -1, -1, 452, 855, 46, 0, 1, 1, 30, 54, 0, 0, 10},  // makeKeyAndVisible
    {899, -1, -1, -1, -1, 452, 856, 47, 0, 1, 1, 30, 54, 0, 0, 10},  // makeKey
    {901, 900, -1, -1, -1, 0, 0, 48, 0, 0, 5, 30, 29, 0, 0, 10},  // current
    {903, 902, -1, -1, -1, 0, 0, 49, 0, 0, 5, 30, 29, 0, 0, 10},  // currentPage
    {904, -1, -1, -1, -1, 0, 857, 50, 0, 1, 2, 30, 2, 0, 0, 10},  // needsIndefiniteExecution
    {906, 905, -1, -1, -1, 0, 0, 51, 0, 0, 5, 30, 29, 0, 0, 10},  // main
    {907, 905, -1, -1, -1, 452, 858, 52, 0, 0, 4, 30, 29, 0, 0, 10},  // mainScreen
    {908, -1, -1, -1, 1571, 452, 858, 53, 2, 3, 1, 30, 29, 0, 5, 10},  // hitTest
    {909, -1, -1, -1, -1, 454, 861, 54, 2, 3, 1, 30, 2, 0, 0, 10},  // beginTracking
    {910, -1, -1, -1, -1, 456, 864, 55, 2, 3, 1, 30, 2, 0, 0, 10},  // continueTracking
    {307, -1, -1, -1, 1572, 458, 867, 56, 2, 3, 1, 30, 2, 0, 5, 10},  // point
    {912, -1, -1, -1, -1, 460, 870, 0, 0, 0, 3, 0, 30, 0, 0, 11},  // CALayer
    {913, -1, -1, -1, -1, 460, 870, 1, 0, 0, 3, 0, 30, 0, 0, 11},  // CAShapeLayer
    {914, -1, -1, -1, -1, 460, 870, 2, 0, 0, 3, 0, 30, 0, 0, 11},  // CAGradientLayer
    {915, -1, -1, -1, -1, 460, 870, 3, 0, 0, 3, 0, 30, 0, 0, 11},  // CATextLayer
    {916, -1, -1, -1, -1, 0, 870, 4, 0, 1, 2, 31, 4, 0, 0, 11},  // colors
    {917, -1, -1, -1, -1, 0, 871, 5, 0, 1, 2, 31, 4, 0, 0, 11},  // locations
    {918, -1, -1, -1, -1, 0, 872, 6, 0, 1, 2, 31, 9, 0, 0, 11},  // startPoint
    {919, -1, -1, -1, -1, 0, 873, 7, 0, 1, 2, 31, 9, 0, 0, 11},  // endPoint
    {255, -1, -1, -1, -1, 0, 874, 8, 0, 1, 2, 31, 54, 0, 0, 11},  // string
    {691, -1, -1, -1, -1, 0, 875, 9, 0, 1, 2, 31, 54, 0, 0, 11},  // font
    {920, -1, -1, -1, -1, 0, 876, 10, 0, 1, 2, 31, 0, 0, 0, 11},  // fontSize
    {921, -1, -1, -1, -1, 0, 877, 11, 0, 1, 2, 31, 17, 0, 0, 11},  // foregroundColor
    {922, -1, -1, -1, -1, 0, 878, 12, 0, 1, 2, 31, 2, 0, 0, 11},  // isWrapped
    {923, -1, -1, -1, 924, 460, 879, 13, 1, 2, 1, 31, 54, 0, 0, 11},  // render
    {925, -1, -1, -1, 927, 462, 881, 14, 2, 3, 1, 30, 2, 0, 0, 11},  // drawHierarchy
    {673, -1, -1, -1, -1, 0, 884, 15, 0, 1, 2, 31, 13, 0, 9, 11},  // frame
    {674, -1, -1, -1, -1, 0, 885, 16, 0, 1, 2, 31, 13, 0, 10, 11},  // bounds
    {120, -1, -1, -1, -1, 0, 886, 17, 0, 1, 2, 31, 9, 0, 11, 11},  // position
    {675, -1, -1, -1, -1, 0, 887, 18, 0, 1, 2, 31, 9, 0, 12, 11},  // anchorPoint
    {676, -1, -1, -1, 1577, 0, 888, 19, 0, 1, 2, 31, 2, 0, 0, 11},  // isHidden
    {928, -1, -1, -1, -1, 0, 889, 20, 0, 1, 2, 31, 2, 0, 0, 11},  // masksToBounds
    {678, -1, -1, -1, -1, 0, 890, 21, 0, 1, 2, 31, 3, 0, 0, 11},  // name
    {929, -1, -1, -1, -1, 0, 891, 22, 0, 1, 2, 31, 14, 0, 0, 11},  // sublayerTransform
    {121, -1, -1, -1, -1, 0, 892, 23, 0, 1, 2, 31, 14, 0, 0, 11},  // transform
    {930, -1, -1, -1, -1, 0, 893, 24, 0, 1, 2, 31, 0, 0, 0, 11},  // zPosition
    {931, -1, -1, -1, -1, 0, 894, 25, 0, 1, 2, 31, 0, 0, 0, 11},  // opacity
    {687, -1, -1, -1, -1, 0, 895, 26, 0, 1, 2, 31, 17, 0, 0, 11},  // backgroundColor
    {932, -1, -1, -1, -1, 0, 896, 27, 0, 1, 2, 31, 0, 0, 0, 11},  // cornerRadius
    {933, -1, -1, -1, -1, 0, 897, 28, 0, 1, 2, 31, 0, 0, 0, 11},  // borderWidth
    {934, -1, -1, -1, -1, 0, 898, 29, 0, 1, 2, 31, 17, 0, 0, 11},  // borderColor
    {717, -1, -1, -1, -1, 0, 899, 30, 0, 1, 2, 31, 17, 0, 0, 11},  // shadowColor
    {935, -1, -1, -1, -1, 0, 900, 31, 0, 1, 2, 31, 0, 0, 0, 11},  // shadowOpacity
    {936, -1, -1, -1, -1, 0, 901, 32, 0, 1, 2, 31, 0, 0, 0, 11},  // shadowRadius
    {937, -1, -1, -1, -1, 0, 902, 33, 0, 1, 2, 31, 12, 0, 0, 11},  // shadowOffset
    {938, -1, -1, -1, -1, 0, 903, 34, 0, 1, 2, 31, 31, 0, 0, 11},  // shadowPath
    {939, -1, -1, -1, -1, 0, 904, 35, 0, 1, 2, 31, 0, 0, 0, 11},  // contentsScale
    {940, -1, -1, -1, -1, 0, 905, 36, 0, 1, 2, 31, 54, 0, 0, 11},  // contents
    {941, -1, -1, -1, -1, 0, 906, 37, 0, 1, 2, 31, 13, 0, 0, 11},  // contentsRect
    {942, -1, -1, -1, -1, 0, 907, 38, 0, 1, 2, 31, 2, 0, 0, 11},  // shouldRasterize
    {943, -1, -1, -1, -1, 0, 908, 39, 0, 1, 2, 31, 0, 0, 0, 11},  // rasterizationScale
    {944, -1, -1, -1, 1597, 0, 909, 40, 0, 1, 2, 31, 2, 0, 0, 11},  // isDoubleSided
    {699, -1, -1, -1, -1, 0, 910, 41, 0, 1, 2, 31, 30, 0, 0, 11},  // mask
    {945, -1, -1, -1, -1, 0, 911, 42, 0, 1, 2, 31, 54, 0, 0, 11},  // contentsGravity
    {946, -1, -1, -1, -1, 0, 912, 43, 0, 1, 2, 31, 54, 0, 0, 11},  // actions
    {947, -1, -1, -1, -1, 0, 913, 44, 0, 1, 2, 31, 54, 0, 0, 11},  // magnificationFilter
    {948, -1, -1, -1, -1, 0, 914, 45, 0, 1, 2, 31, 54, 0, 0, 11},  // minificationFilter
    {949, -1, -1, -1, -1, 0, 915, 46, 0, 1, 2, 31, 54, 0, 0, 11},  // compositingFilter
    {950, -1, -1, -1, -1, 0, 916, 47, 0, 1, 2, 31, 54, 0, 0, 11},  // cornerCurve
    {951, -1, -1, -1, -1, 0, 917, 48, 0, 1, 2, 31, 54, 0, 0, 11},  // maskedCorners
    {743, -1, -1, -1, -1, 0, 918, 49, 0, 1, 2, 31, 54, 0, 0, 11},  // delegate
    {693, -1, -1, -1, 1596, 0, 919, 50, 0, 1, 2, 31, 2, 0, 0, 11},  // isOpaque
    {952, -1, -1, -1, -1, 0, 920, 51, 0, 1, 2, 31, 2, 0, 0, 11},  // needsDisplayOnBoundsChange
    {953, -1, -1, -1, -1, 0, 921, 52, 0, 1, 2, 31, 2, 0, 0, 11},  // allowsEdgeAntialiasing
    {954, -1, -1, -1, -1, 0, 922, 53, 0, 1, 2, 31, 54, 0, 0, 11},  // lineCap
    {955, -1, -1, -1, -1, 0, 923, 54, 0, 1, 2, 31, 54, 0, 0, 11},  // fillRule
    {956, -1, -1, -1, -1, 0, 924, 55, 0, 1, 2, 31, 0, 0, 0, 11},  // miterLimit
    {957, -1, -1, -1, -1, 0, 925, 56, 0, 1, 2, 31, 0, 0, 0, 11},  // strokeStart
    {958, -1, -1, -1, -1, 0, 926, 57, 0, 1, 2, 31, 0, 0, 0, 11},  // strokeEnd
    {959, -1, -1, -1, -1, 466, 927, 58, 0, 1, 1, 31, 14, 0, 0, 11},  // affineTransform
    {123, -1, -1, -1, -1, 466, 928, 59, 1, 2, 1, 31, 54, 0, 8, 11},  // setAffineTransform
    {960, -1, -1, -1, 1586, 467, 930, 60, 0, 1, 1, 31, 30, 0, 0, 11},  // presentation
    {961, -1, -1, -1, 1587, 467, 931, 61, 0, 1, 1, 31, 30, 0, 0, 11},  // model
    {962, -1, -1, -1, -1, 0, 932, 62, 0, 1, 2, 31, 30, 0, 0, 11},  // superlayer
    {963, -1, -1, -1, -1, 0, 933, 63, 0, 1, 2, 31, 4, 0, 0, 11},  // sublayers
    {964, -1, -1, -1, -1, 467, 934, 64, 1, 2, 1, 31, 54, 0, 0, 11},  // addSublayer
    {965, -1, -1, -1, -1, 468, 936, 65, 0, 1, 1, 31, 54, 0, 0, 11},  // removeFromSuperlayer
    {873, -1, -1, -1, 1579, 468, 937, 66, 2, 3, 1, 31, 9, 0, 5, 11},  // convert
    {873, -1, -1, -1, 1581, 470, 940, 67, 2, 3, 1, 31, 9, 0, 5, 11},  // convert
    {908, -1, -1, -1, -1, 472, 943, 68, 1, 2, 1, 31, 30, 0, 0, 11},  // hitTest
    {376, -1, -1, -1, 1537, 473, 945, 69, 1, 2, 1, 31, 2, 0, 0, 11},  // contains
    {966, -1, -1, -1, -1, 474, 947, 0, 0, 0, 0, 0, 47, 0, 0, 12},  // Rectangle
    {967, -1, -1, -1, -1, 474, 947, 1, 0, 0, 0, 0, 47, 0, 0, 12},  // Circle
    {968, -1, -1, -1, -1, 474, 947, 2, 0, 0, 0, 0, 47, 0, 0, 12},  // Ellipse
    {969, -1, -1, -1, -1, 474, 947, 3, 0, 0, 0, 0, 47, 0, 0, 12},  // Capsule
    {970, -1, -1, -1, -1, 474, 947, 4, 1, 1, 0, 0, 47, 0, 0, 12},  // RoundedRectangle
    {971, -1, -1, -1, -1, 475, 948, 5, 1, 1, 0, 0, 47, 0, 0, 12},  // Text
    {972, -1, -1, -1, -1, 476, 949, 6, 1, 1, 0, 0, 47, 0, 0, 12},  // Image
    {972, -1, -1, -1, -1, 477, 950, 7, 1, 1, 0, 0, 47, 0, 0, 12},  // Image
    {673, -1, -1, -1, -1, 478, 951, 8, 2, 3, 1, 48, 47, 0, 0, 12},  // frame
    {673, -1, -1, -1, -1, 480, 954, 9, 1, 2, 1, 48, 47, 0, 0, 12},  // frame
    {673, -1, -1, -1, -1, 481, 956, 10, 1, 2, 1, 48, 47, 0, 0, 12},  // frame
    {673, -1, -1, -1, -1, 482, 958, 11, 3, 4, 1, 48, 47, 0, 0, 12},  // frame
    {975, -1, -1, -1, -1, 485, 962, 12, 1, 2, 1, 48, 47, 0, 0, 12},  // padding
    {120, -1, -1, -1, -1, 486, 964, 13, 2, 3, 1, 48, 47, 0, 0, 12},  // position
    {120, -1, -1, -1, -1, 488, 967, 14, 1, 2, 1, 48, 47, 0, 0, 12},  // position
    {976, -1, -1, -1, -1, 489, 969, 15, 2, 3, 1, 48, 47, 0, 0, 12},  // offset
    {976, -1, -1, -1, -1, 491, 972, 16, 1, 2, 1, 48, 47, 0, 0, 12},  // offset
    {976, -1, -1, -1, -1, 492, 974, 17, 1, 2, 1, 48, 47, 0, 0, 12},  // offset
    {976, -1, -1, -1, -1, 493, 976, 18, 1, 2, 1, 48, 47, 0, 0, 12},  // offset
    {977, -1, -1, -1, -1, 494, 978, 19, 1, 2, 1, 48, 47, 0, 0, 12},  // rotationEffect
    {977, -1, -1, -1, -1, 495, 980, 20, 2, 3, 1, 48, 47, 0, 0, 12},  // rotationEffect
    {979, -1, -1, -1, -1, 497, 983, 21, 1, 2, 1, 48, 47, 0, 0, 12},  // scaleEffect
    {979, -1, -1, -1, -1, 498, 985, 22, 2, 3, 1, 48, 47, 0, 0, 12},  // scaleEffect
    {979, -1, -1, -1, -1, 500, 988, 23, 2, 3, 1, 48, 47, 0, 0, 12},  // scaleEffect
    {979, -1, -1, -1, -1, 502, 991, 24, 1, 2, 1, 48, 47, 0, 0, 12},  // scaleEffect
    {979, -1, -1, -1, -1, 503, 993, 25, 1, 2, 1, 48, 47, 0, 0, 12},  // scaleEffect
    {979, -1, -1, -1, -1, 504, 995, 26, 3, 4, 1, 48, 47, 0, 0, 12},  // scaleEffect
    {980, -1, -1, -1, -1, 507, 999, 27, 1, 2, 1, 48, 47, 0, 0, 12},  // transformEffect
    {981, -1, -1, -1, -1, 508, 1001, 28, 1, 2, 1, 48, 47, 0, 0, 12},  // modifier
    {121, -1, -1, -1, -1, 0, 1003, 29, 0, 1, 2, 48, 14, 0, 0, 12},  // transform
    {353, -1, -1, -1, -1, 0, 1004, 30, 0, 1, 2, 48, 4, 0, 0, 12},  // corners
    {354, -1, -1, -1, -1, 0, 1005, 31, 0, 1, 2, 48, 9, 0, 0, 12},  // center
    {982, -1, -1, -1, -1, 0, 1006, 32, 0, 1, 2, 48, 13, 0, 0, 12},  // layoutFrame
    {299, -1, -1, -1, -1, 0, 1007, 33, 0, 1, 2, 48, 12, 0, 0, 12},  // size
    {983, 984, -1, -1, -1, 0, 0, 34, 0, 0, 5, 49, 48, 0, 0, 12},  // topLeading
    {356, 984, -1, -1, -1, 0, 0, 35, 0, 0, 5, 49, 48, 0, 0, 12},  // top
    {985, 984, -1, -1, -1, 0, 0, 36, 0, 0, 5, 49, 48, 0, 0, 12},  // topTrailing
    {986, 984, -1, -1, -1, 0, 0, 37, 0, 0, 5, 49, 48, 0, 0, 12},  // leading
    {354, 984, -1, -1, -1, 0, 0, 38, 0, 0, 5, 49, 48, 0, 0, 12},  // center
    {987, 984, -1, -1, -1, 0, 0, 39, 0, 0, 5, 49, 48, 0, 0, 12},  // trailing
    {988, 984, -1, -1, -1, 0, 0, 40, 0, 0, 5, 49, 48, 0, 0, 12},  // bottomLeading
    {358, 984, -1, -1, -1, 0, 0, 41, 0, 0, 5, 49, 48, 0, 0, 12},  // bottom
    {989, 984, -1, -1, -1, 0, 0, 42, 0, 0, 5, 49, 48, 0, 0, 12},  // bottomTrailing
    {984, -1, -1, -1, -1, 509, 1008, 43, 2, 2, 0, 0, 9, 0, 0, 12},  // UnitPoint
    {991, -1, -1, -1, -1, 511, 1010, 44, 1, 1, 3, 0, 14, 0, 0, 12},  // ProjectionTransform
    {992, -1, -1, -1, -1, 512, 1011, 0, 2, 2, 3, 0, 32, 0, 0, 13},  // UIGestureRecognizer
    {992, -1, -1, -1, -1, 514, 1013, 1, 1, 1, 3, 0, 32, 0, 0, 13},  // UIGestureRecognizer
    {992, -1, -1, -1, -1, 0, 0, 2, 0, 0, 3, 0, 32, 0, 0, 13},  // UIGestureRecognizer
    {994, -1, -1, -1, -1, 515, 1014, 3, 2, 2, 3, 0, 32, 0, 0, 13},  // UIPanGestureRecognizer
    {994, -1, -1, -1, -1, 517, 1016, 4, 1, 1, 3, 0, 32, 0, 0, 13},  // UIPanGestureRecognizer
    {994, -1, -1, -1, -1, 0, 0, 5, 0, 0, 3, 0, 32, 0, 0, 13},  // UIPanGestureRecognizer
    {995, -1, -1, -1, -1, 518, 1017, 6, 2, 2, 3, 0, 32, 0, 0, 13},  // UIPinchGestureRecognizer
    {995, -1, -1, -1, -1, 520, 1019, 7, 1, 1, 3, 0, 32, 0, 0, 13},  // UIPinchGestureRecognizer
    {995, -1, -1, -1, -1, 0, 0, 8, 0, 0, 3, 0, 32, 0, 0, 13},  // UIPinchGestureRecognizer
    {996, -1, -1, -1, -1, 521, 1020, 9, 2, 2, 3, 0, 32, 0, 0, 13},  // UIRotationGestureRecognizer
    {996, -1, -1, -1, -1, 523, 1022, 10, 1, 1, 3, 0, 32, 0, 0, 13},  // UIRotationGestureRecognizer
    {996, -1, -1, -1, -1, 0, 0, 11, 0, 0, 3, 0, 32, 0, 0, 13},  // UIRotationGestureRecognizer
    {997, -1, -1, -1, -1, 524, 1023, 12, 2, 2, 3, 0, 32, 0, 0, 13},  // UITapGestureRecognizer
    {997, -1, -1, -1, -1, 526, 1025, 13, 1, 1, 3, 0, 32, 0, 0, 13},  // UITapGestureRecognizer
    {997, -1, -1, -1, -1, 0, 0, 14, 0, 0, 3, 0, 32, 0, 0, 13},  // UITapGestureRecognizer
    {998, -1, -1, -1, -1, 527, 1026, 15, 2, 2, 3, 0, 32, 0, 0, 13},  // UILongPressGestureRecognizer
    {998, -1, -1, -1, -1, 529, 1028, 16, 1, 1, 3, 0, 32, 0, 0, 13},  // UILongPressGestureRecognizer
    {998, -1, -1, -1, -1, 0, 0, 17, 0, 0, 3, 0, 32, 0, 0, 13},  // UILongPressGestureRecognizer
    {999, -1, -1, -1, -1, 530, 1029, 18, 2, 2, 3, 0, 32, 0, 0, 13},  // UISwipeGestureRecognizer
    {999, -1, -1, -1, -1, 532, 1031, 19, 1, 1, 3, 0, 32, 0, 0, 13},  // UISwipeGestureRecognizer
    {999, -1, -1, -1, -1, 0, 0, 20, 0, 0, 3, 0, 32, 0, 0, 13},  // UISwipeGestureRecognizer
    {770, 992, -1, -1, -1, 0, 0, 21, 0, 0, 5, 33, 51, 0, 0, 13},  // State
    {1000, 992, -1, -1, -1, 0, 0, 22, 0, 0, 5, 33, 51, 0, 0, 13},  // Direction
    {1002, -1, -1, -1, -1, 0, 1032, 23, 0, 1, 2, 34, 0, 0, 0, 13},  // rawValue
    {1004, 1005, 1006, -1, -1, 0, 0, 24, 0, 0, 5, 34, 33, 0, 0, 13},  // possible
    {1007, 1005, -1, -1, -1, 0, 0, 25, 0, 0, 5, 34, 33, 0, 0, 13},  // Possible
    {1008, 1005, 1009, -1, -1, 0, 0, 26, 0, 0, 5, 34, 33, 0, 0, 13},  // began
    {1010, 1005, -1, -1, -1, 0, 0, 27, 0, 0, 5, 34, 33, 0, 0, 13},  // Began
    {1011, 1005, 1012, -1, -1, 0, 0, 28, 0, 0, 5, 34, 33, 0, 0, 13},  // changed
    {1013, 1005, -1, -1, -1, 0, 0, 29, 0, 0, 5, 34, 33, 0, 0, 13},  // Changed
    {1014, 1005, 1015, -1, -1, 0, 0, 30, 0, 0, 5, 34, 33, 0, 0, 13},  // ended
    {1016, 1005, -1, -1, -1, 0, 0, 31, 0, 0, 5, 34, 33, 0, 0, 13},  // Ended
    {1017, 1005, 1018, -1, -1, 0, 0, 32, 0, 0, 5, 34, 33, 0, 0, 13},  // cancelled
    {1019, 1005, -1, -1, -1, 0, 0, 33, 0, 0, 5, 34, 33, 0, 0, 13},  // Cancelled
    {1020, 1005, 1021, -1, -1, 0, 0, 34, 0, 0, 5, 34, 33, 0, 0, 13},  // failed
    {1022, 1005, -1, -1, -1, 0, 0, 35, 0, 0, 5, 34, 33, 0, 0, 13},  // Failed
    {1023, 1005, 1024, -1, -1, 0, 0, 36, 0, 0, 5, 34, 33, 0, 0, 13},  // recognized
    {359, 1025, 1026, -1, -1, 0, 0, 37, 0, 0, 5, 35, 34, 0, 0, 13},  // right
    {1027, 1025, -1, -1, -1, 0, 0, 38, 0, 0, 5, 35, 34, 0, 0, 13},  // Right
    {357, 1025, 1028, -1, -1, 0, 0, 39, 0, 0, 5, 35, 34, 0, 0, 13},  // left
    {1029, 1025, -1, -1, -1, 0, 0, 40, 0, 0, 5, 35, 34, 0, 0, 13},  // Left
    {481, 1025, 1030, -1, -1, 0, 0, 41, 0, 0, 5, 35, 34, 0, 0, 13},  // up
    {1031, 1025, -1, -1, -1, 0, 0, 42, 0, 0, 5, 35, 34, 0, 0, 13},  // Up
    {482, 1025, 1032, -1, -1, 0, 0, 43, 0, 0, 5, 35, 34, 0, 0, 13},  // down
    {1033, 1025, -1, -1, -1, 0, 0, 44, 0, 0, 5, 35, 34, 0, 0, 13},  // Down
    {1034, -1, -1, -1, -1, 0, 1033, 45, 0, 1, 2, 33, 33, 0, 0, 13},  // state
    {842, -1, -1, -1, 1035, 0, 1034, 46, 0, 1, 2, 33, 2, 0, 0, 13},  // isEnabled
    {1035, -1, -1, -1, -1, 0, 1035, 47, 0, 1, 2, 33, 2, 0, 0, 13},  // enabled
    {77, -1, -1, -1, -1, 0, 1036, 48, 0, 1, 2, 33, 29, 0, 0, 13},  // view
    {678, -1, -1, -1, -1, 0, 1037, 49, 0, 1, 2, 33, 3, 0, 0, 13},  // name
    {1036, -1, -1, -1, -1, 0, 1038, 50, 0, 1, 2, 33, 2, 0, 0, 13},  // cancelsTouchesInView
    {1037, -1, -1, -1, -1, 0, 1039, 51, 0, 1, 2, 33, 2, 0, 0, 13},  // delaysTouchesBegan
    {1038, -1, -1, -1, -1, 0, 1040, 52, 0, 1, 2, 33, 2, 0, 0, 13},  // delaysTouchesEnded
    {1039, -1, -1, -1, -1, 0, 1041, 53, 0, 1, 2, 33, 0, 0, 0, 13},  // numberOfTouches
    {743, -1, -1, -1, -1, 0, 1042, 54, 0, 1, 2, 33, 54, 0, 0, 13},  // delegate
    {1040, -1, -1, -1, -1, 0, 1043, 55, 0, 1, 2, 33, 0, 0, 0, 13},  // minimumNumberOfTouches
    {1041, -1, -1, -1, -1, 0, 1044, 56, 0, 1, 2, 33, 0, 0, 0, 13},  // maximumNumberOfTouches
    {1042, -1, -1, -1, -1, 0, 1045, 57, 0, 1, 2, 33, 0, 0, 0, 13},  // numberOfTapsRequired
    {1043, -1, -1, -1, -1, 0, 1046, 58, 0, 1, 2, 33, 0, 0, 0, 13},  // numberOfTouchesRequired
    {1044, -1, -1, -1, -1, 0, 1047, 59, 0, 1, 2, 33, 0, 0, 0, 13},  // minimumPressDuration
    {1045, -1, -1, -1, -1, 0, 1048, 60, 0, 1, 2, 33, 0, 0, 0, 13},  // allowableMovement
    {1046, -1, -1, -1, -1, 0, 1049, 61, 0, 1, 2, 33, 34, 0, 0, 13},  // direction
    {275, -1, -1, -1, -1, 0, 1050, 62, 0, 1, 2, 33, 0, 0, 0, 13},  // scale
    {277, -1, -1, -1, -1, 0, 1051, 63, 0, 1, 2, 33, 0, 0, 0, 13},  // rotation
    {1047, -1, -1, -1, -1, 0, 1052, 64, 0, 1, 2, 33, 0, 0, 0, 13},  // velocity
    {1048, -1, -1, -1, -1, 533, 1053, 65, 1, 2, 1, 33, 9, 0, 0, 13},  // location
    {1049, -1, -1, -1, -1, 534, 1055, 66, 1, 2, 1, 33, 9, 0, 0, 13},  // locationInView
    {1048, -1, -1, -1, 1618, 535, 1057, 67, 2, 3, 1, 33, 9, 0, 0, 13},  // location
    {1051, -1, -1, -1, -1, 537, 1060, 68, 2, 3, 1, 33, 9, 0, 0, 13},  // locationOfTouch
    {278, -1, -1, -1, -1, 539, 1063, 69, 1, 2, 1, 33, 9, 0, 0, 13},  // translation
    {1053, -1, -1, -1, -1, 540, 1065, 70, 1, 2, 1, 33, 9, 0, 0, 13},  // translationInView
    {1047, -1, -1, -1, -1, 541, 1067, 71, 1, 2, 1, 33, 9, 0, 0, 13},  // velocity
    {1054, -1, -1, -1, -1, 542, 1069, 72, 1, 2, 1, 33, 9, 0, 0, 13},  // velocityInView
    {1055, -1, -1, -1, 1619, 543, 1071, 73, 2, 3, 1, 33, 54, 0, 0, 13},  // setTranslation
    {1055, -1, -1, -1, -1, 545, 1074, 74, 2, 3, 1, 33, 54, 0, 0, 13},  // setTranslation
    {824, -1, -1, -1, -1, 547, 1077, 75, 2, 3, 1, 33, 54, 0, 0, 13},  // addTarget
    {827, -1, -1, -1, -1, 549, 1080, 76, 2, 3, 1, 33, 54, 0, 0, 13},  // removeTarget
    {1056, -1, -1, -1, -1, 551, 1083, 77, 2, 3, 1, 33, 54, 0, 0, 13},  // touchesBegan
    {1057, -1, -1, -1, -1, 553, 1086, 78, 2, 3, 1, 33, 54, 0, 0, 13},  // touchesMoved
    {1058, -1, -1, -1, -1, 555, 1089, 79, 2, 3, 1, 33, 54, 0, 0, 13},  // touchesEnded
    {1059, -1, -1, -1, -1, 557, 1092, 80, 2, 3, 1, 33, 54, 0, 0, 13},  // touchesCancelled
    {1056, -1, -1, -1, -1, 559, 1095, 81, 2, 3, 1, 33, 54, 0, 0, 13},  // touchesBegan
    {1057, -1, -1, -1, -1, 561, 1098, 82, 2, 3, 1, 33, 54, 0, 0, 13},  // touchesMoved
    {1058, -1, -1, -1, -1, 563, 1101, 83, 2, 3, 1, 33, 54, 0, 0, 13},  // touchesEnded
    {1059, -1, -1, -1, -1, 565, 1104, 84, 2, 3, 1, 33, 54, 0, 0, 13},  // touchesCancelled
    {1061, -1, -1, -1, -1, 567, 1107, 85, 2, 3, 1, 33, 54, 0, 0, 13},  // ignore
    {1062, -1, -1, -1, -1, 569, 1110, 86, 2, 3, 1, 33, 54, 0, 0, 13},  // ignoreTouch
    {1064, -1, -1, -1, -1, 571, 1113, 87, 0, 1, 1, 33, 54, 0, 0, 13},  // reset
    {1065, -1, -1, -1, 1620, 571, 1114, 88, 1, 2, 1, 33, 54, 0, 0, 13},  // require
    {1067, -1, -1, -1, -1, 572, 1116, 89, 1, 2, 1, 33, 54, 0, 0, 13},  // requireGestureRecognizerToFail
    {1068, -1, -1, -1, -1, 573, 1118, 90, 1, 2, 1, 30, 54, 0, 0, 13},  // addGestureRecognizer
    {1069, -1, -1, -1, -1, 574, 1120, 91, 1, 2, 1, 30, 54, 0, 0, 13},  // removeGestureRecognizer
    {1070, -1, -1, -1, -1, 0, 1122, 92, 0, 1, 2, 30, 4, 0, 0, 13},  // gestureRecognizers
    {1071, -1, -1, -1, -1, 0, 1123, 93, 0, 1, 2, 30, 2, 0, 0, 13},  // isMultipleTouchEnabled
    {1072, -1, -1, -1, -1, 0, 1124, 94, 0, 1, 2, 30, 2, 0, 0, 13},  // multipleTouchEnabled
    {1073, -1, -1, -1, 1578, 0, 1125, 95, 0, 1, 2, 30, 2, 0, 0, 13},  // isExclusiveTouch
    {1048, -1, -1, -1, -1, 575, 1126, 0, 1, 2, 1, 51, 9, 0, 0, 14},  // location
    {1049, -1, -1, -1, -1, 576, 1128, 1, 1, 2, 1, 51, 9, 0, 0, 14},  // locationInView
    {1080, -1, -1, -1, -1, 577, 1130, 2, 1, 2, 1, 51, 9, 0, 0, 14},  // previousLocation
    {1081, -1, -1, -1, -1, 578, 1132, 3, 1, 2, 1, 51, 9, 0, 0, 14},  // previousLocationInView
    {1082, 1074, -1, -1, -1, 0, 0, 4, 0, 0, 5, 51, 51, 0, 0, 14},  // Phase
    {1008, 1084, 1085, -1, -1, 0, 0, 5, 0, 0, 5, 36, 35, 0, 0, 14},  // began
    {1086, 1084, 1087, -1, -1, 0, 0, 6, 0, 0, 5, 36, 35, 0, 0, 14},  // moved
    {1088, 1084, 1089, -1, -1, 0, 0, 7, 0, 0, 5, 36, 35, 0, 0, 14},  // stationary
    {1014, 1084, 1090, -1, -1, 0, 0, 8, 0, 0, 5, 36, 35, 0, 0, 14},  // ended
    {1017, 1084, 1091, -1, -1, 0, 0, 9, 0, 0, 5, 36, 35, 0, 0, 14},  // cancelled
    {1092, -1, -1, -1, -1, 579, 1134, 10, 0, 1, 1, 5, 54, 0, 0, 14},  // anyObject
    {1095, -1, -1, -1, -1, 579, 1135, 11, 1, 2, 1, 51, 4, 0, 0, 14},  // touches
    {1096, -1, -1, -1, -1, 580, 1137, 12, 1, 2, 1, 51, 4, 0, 0, 14},  // touchesForView
    {1097, -1, -1, -1, -1, 581, 1139, 13, 1, 2, 1, 51, 4, 0, 0, 14},  // touchesForGestureRecognizer
    {1098, -1, -1, -1, -1, 582, 1141, 14, 1, 2, 1, 51, 4, 0, 0, 14},  // coalescedTouches
    {1099, -1, -1, -1, -1, 583, 1143, 15, 1, 2, 1, 51, 4, 0, 0, 14},  // coalescedTouchesForTouch
    {1100, -1, -1, -1, -1, 584, 1145, 16, 1, 2, 1, 51, 4, 0, 0, 14},  // predictedTouches
    {1101, -1, -1, -1, -1, 585, 1147, 17, 1, 2, 1, 51, 4, 0, 0, 14},  // predictedTouchesForTouch
    {1102, -1, -1, -1, -1, 586, 1149, 18, 3, 3, 0, 0, 54, 0, 0, 14},  // drag
    {1102, -1, -1, -1, -1, 589, 1152, 19, 4, 4, 0, 0, 54, 0, 0, 14},  // drag
    {1105, -1, -1, -1, -1, 593, 1156, 20, 3, 3, 0, 0, 54, 0, 0, 14},  // fingers
    {1105, -1, -1, -1, -1, 596, 1159, 21, 4, 4, 0, 0, 54, 0, 0, 14},  // fingers
    {1106, -1, -1, -1, -1, 600, 1163, 22, 4, 4, 0, 0, 54, 0, 0, 14},  // pinch
    {1106, -1, -1, -1, -1, 604, 1167, 23, 5, 5, 0, 0, 54, 0, 1, 14},  // pinch
    {1107, -1, -1, -1, -1, 609, 1172, 24, 4, 4, 0, 0, 54, 0, 1, 14},  // twist
    {1109, -1, -1, -1, -1, 613, 1176, 25, 1, 1, 0, 0, 54, 0, 0, 14},  // tap
    {1109, -1, -1, -1, -1, 614, 1177, 26, 2, 2, 0, 0, 54, 0, 0, 14},  // tap
    {1109, -1, -1, -1, -1, 616, 1179, 27, 2, 2, 0, 0, 54, 0, 0, 14},  // tap
    {1109, -1, -1, -1, -1, 618, 1181, 28, 3, 3, 0, 0, 54, 0, 0, 14},  // tap
    {1111, -1, -1, -1, -1, 621, 1184, 29, 2, 2, 0, 0, 54, 0, 0, 14},  // press
    {1105, -1, -1, -1, -1, 623, 1186, 30, 2, 2, 0, 0, 54, 0, 0, 14},  // fingers
    {1113, -1, -1, -1, -1, 625, 1188, 31, 0, 0, 0, 0, 54, 0, 0, 14},  // lift
    {1114, -1, -1, -1, -1, 625, 1188, 32, 0, 0, 0, 0, 54, 0, 0, 14},  // cancel
    {1117, 211, -1, -1, -1, 0, 0, 0, 0, 0, 5, 30, 51, 0, 0, 15},  // AnimationOptions
    {1118, 211, -1, -1, -1, 0, 0, 1, 0, 0, 5, 30, 51, 0, 0, 15},  // KeyframeAnimationOptions
    {1120, 211, -1, -1, -1, 0, 0, 2, 0, 0, 5, 30, 51, 0, 0, 15},  // AnimationCurve
    {1002, -1, -1, -1, -1, 0, 1188, 3, 0, 1, 2, 39, 0, 0, 0, 15},  // rawValue
    {1117, 211, -1, -1, -1, 625, 1189, 4, 1, 1, 4, 30, 4, 0, 0, 15},  // AnimationOptions
    {1118, 211, -1, -1, -1, 626, 1190, 5, 1, 1, 4, 30, 4, 0, 0, 15},  // KeyframeAnimationOptions
    {1115, -1, -1, -1, -1, 627, 1191, 6, 1, 1, 3, 0, 38, 0, 0, 15},  // UIViewAnimationOptions
    {1116, -1, -1, -1, -1, 628, 1192, 7, 1, 1, 3, 0, 38, 0, 0, 15},  // UIViewKeyframeAnimationOptions
    {1126, 1115, 1127, -1, -1, 0, 0, 8, 0, 0, 5, 39, 38, 0, 0, 15},  // curveEaseInOut
    {1128, 1115, 1129, -1, -1, 0, 0, 9, 0, 0, 5, 39, 38, 0, 0, 15},  // curveEaseIn
    {1130, 1115, 1131, -1, -1, 0, 0, 10, 0, 0, 5, 39, 38, 0, 0, 15},  // curveEaseOut
    {1132, 1115, 1133, -1, -1, 0, 0, 11, 0, 0, 5, 39, 38, 0, 0, 15},  // curveLinear
    {10, 1115, 1134, -1, -1, 0, 0, 12, 0, 0, 5, 39, 38, 0, 0, 15},  // repeat
    {1135, 1115, 1136, -1, -1, 0, 0, 13, 0, 0, 5, 39, 38, 0, 0, 15},  // autoreverse
    {1137, 1115, 1138, -1, -1, 0, 0, 14, 0, 0, 5, 39, 38, 0, 0, 15},  // beginFromCurrentState
    {1139, 1115, 1140, -1, -1, 0, 0, 15, 0, 0, 5, 39, 38, 0, 0, 15},  // overrideInheritedDuration
    {1141, 1115, 1142, -1, -1, 0, 0, 16, 0, 0, 5, 39, 38, 0, 0, 15},  // overrideInheritedCurve
    {1143, 1115, 1144, -1, -1, 0, 0, 17, 0, 0, 5, 39, 38, 0, 0, 15},  // overrideInheritedOptions
    {1145, 1115, 1146, -1, -1, 0, 0, 18, 0, 0, 5, 39, 38, 0, 0, 15},  // allowUserInteraction
    {884, 1115, 1147, -1, -1, 0, 0, 19, 0, 0, 5, 39, 38, 0, 0, 15},  // layoutSubviews
    {1148, 1115, 1149, -1, -1, 0, 0, 20, 0, 0, 5, 39, 38, 0, 0, 15},  // allowAnimatedContent
    {1150, 1115, 1151, -1, -1, 0, 0, 21, 0, 0, 5, 39, 38, 0, 0, 15},  // showHideTransitionViews
    {1152, 1115, 1153, -1, -1, 0, 0, 22, 0, 0, 5, 39, 38, 0, 0, 15},  // calculationModeLinear
    {1154, 1115, 1155, -1, -1, 0, 0, 23, 0, 0, 5, 39, 38, 0, 0, 15},  // calculationModeDiscrete
    {1156, 1115, -1, -1, -1, 0, 0, 24, 0, 0, 5, 39, 38, 0, 0, 15},  // CurveEaseInOut
    {1157, 1115, -1, -1, -1, 0, 0, 25, 0, 0, 5, 39, 38, 0, 0, 15},  // CurveEaseIn
    {1158, 1115, -1, -1, -1, 0, 0, 26, 0, 0, 5, 39, 38, 0, 0, 15},  // CurveEaseOut
    {1159, 1115, -1, -1, -1, 0, 0, 27, 0, 0, 5, 39, 38, 0, 0, 15},  // CurveLinear
    {1160, 1115, -1, -1, -1, 0, 0, 28, 0, 0, 5, 39, 38, 0, 0, 15},  // Repeat
    {1161, 1115, -1, -1, -1, 0, 0, 29, 0, 0, 5, 39, 38, 0, 0, 15},  // Autoreverse
    {1162, 1115, -1, -1, -1, 0, 0, 30, 0, 0, 5, 39, 38, 0, 0, 15},  // BeginFromCurrentState
    {1163, 1115, -1, -1, -1, 0, 0, 31, 0, 0, 5, 39, 38, 0, 0, 15},  // OverrideInheritedDuration
    {1164, 1115, -1, -1, -1, 0, 0, 32, 0, 0, 5, 39, 38, 0, 0, 15},  // OverrideInheritedCurve
    {1165, 1115, -1, -1, -1, 0, 0, 33, 0, 0, 5, 39, 38, 0, 0, 15},  // OverrideInheritedOptions
    {1166, 1115, -1, -1, -1, 0, 0, 34, 0, 0, 5, 39, 38, 0, 0, 15},  // AllowUserInteraction
    {1167, 1115, -1, -1, -1, 0, 0, 35, 0, 0, 5, 39, 38, 0, 0, 15},  // LayoutSubviews
    {1168, 1115, -1, -1, -1, 0, 0, 36, 0, 0, 5, 39, 38, 0, 0, 15},  // CalculationModeLinear
    {1169, 1119, 1170, -1, -1, 0, 0, 37, 0, 0, 5, 40, 39, 0, 0, 15},  // easeInOut
    {1171, 1119, 1172, -1, -1, 0, 0, 38, 0, 0, 5, 40, 39, 0, 0, 15},  // easeIn
    {1173, 1119, 1174, -1, -1, 0, 0, 39, 0, 0, 5, 40, 39, 0, 0, 15},  // easeOut
    {1175, 1119, 1176, -1, -1, 0, 0, 40, 0, 0, 5, 40, 39, 0, 0, 15},  // linear
    {1177, 1119, -1, -1, -1, 0, 0, 41, 0, 0, 5, 40, 39, 0, 0, 15},  // EaseInOut
    {1178, 1119, -1, -1, -1, 0, 0, 42, 0, 0, 5, 40, 39, 0, 0, 15},  // EaseIn
    {1179, 1119, -1, -1, -1, 0, 0, 43, 0, 0, 5, 40, 39, 0, 0, 15},  // EaseOut
    {1180, 1119, -1, -1, -1, 0, 0, 44, 0, 0, 5, 40, 39, 0, 0, 15},  // Linear
    {1175, 1121, 1181, -1, -1, 0, 0, 45, 0, 0, 5, 41, 40, 0, 0, 15},  // linear
    {1171, 1121, 1182, -1, -1, 0, 0, 46, 0, 0, 5, 41, 40, 0, 0, 15},  // easeIn
    {1173, 1121, 1183, -1, -1, 0, 0, 47, 0, 0, 5, 41, 40, 0, 0, 15},  // easeOut
    {1184, 1121, 1185, -1, -1, 0, 0, 48, 0, 0, 5, 41, 40, 0, 0, 15},  // easeInEaseOut
    {15, 1121, 1186, -1, -1, 0, 0, 49, 0, 0, 5, 41, 40, 0, 0, 15},  // default
    {1187, 1124, 1188, -1, -1, 0, 0, 50, 0, 0, 5, 42, 41, 0, 0, 15},  // removed
    {1189, 1124, 1190, -1, -1, 0, 0, 51, 0, 0, 5, 42, 41, 0, 0, 15},  // forwards
    {1191, 1124, 1192, -1, -1, 0, 0, 52, 0, 0, 5, 42, 41, 0, 0, 15},  // backwards
    {1193, 1124, 1194, -1, -1, 0, 0, 53, 0, 0, 5, 42, 41, 0, 0, 15},  // both
    {1195, 1122, 1196, -1, -1, 0, 0, 54, 0, 0, 5, 44, 43, 0, 0, 15},  // inactive
    {1197, 1122, 1198, -1, -1, 0, 0, 55, 0, 0, 5, 44, 43, 0, 0, 15},  // active
    {1199, 1122, 1200, -1, -1, 0, 0, 56, 0, 0, 5, 44, 43, 0, 0, 15},  // stopped
    {1201, 1123, 1202, -1, -1, 0, 0, 57, 0, 0, 5, 45, 44, 0, 0, 15},  // end
    {1203, 1123, 1204, -1, -1, 0, 0, 58, 0, 0, 5, 45, 44, 0, 0, 15},  // start
    {901, 1123, 1205, -1, -1, 0, 0, 59, 0, 0, 5, 45, 44, 0, 0, 15},  // current
    {1175, 1125, 1206, -1, -1, 0, 0, 60, 0, 0, 5, 43, 42, 0, 0, 15},  // linear
    {1207, 1125, 1208, -1, -1, 0, 0, 61, 0, 0, 5, 43, 42, 0, 0, 15},  // discrete
    {1209, 1125, 1210, -1, -1, 0, 0, 62, 0, 0, 5, 43, 42, 0, 0, 15},  // paced
    {1211, -1, -1, -1, -1, 629, 1193, 0, 1, 1, 0, 0, 54, 0, 0, 16},  // advance
    {1212, -1, -1, -1, -1, 630, 1194, 1, 0, 0, 0, 0, 54, 0, 0, 16},  // run
    {1213, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 0, 0, 0, 16},  // now
    {1214, -1, -1, -1, -1, 630, 1194, 3, 0, 0, 0, 0, 0, 0, 0, 16},  // CACurrentMediaTime
    {1215, -1, -1, -1, -1, 630, 1194, 4, 1, 1, 3, 0, 37, 0, 0, 16},  // CAMediaTimingFunction
    {1219, 1215, -1, -1, -1, 631, 1195, 5, 1, 1, 4, 38, 37, 0, 0, 16},  // functionWithName
    {1215, -1, -1, -1, -1, 632, 1196, 6, 4, 4, 3, 0, 37, 0, 0, 16},  // CAMediaTimingFunction
    {1216, -1, -1, -1, -1, 636, 1200, 7, 2, 2, 3, 0, 37, 0, 0, 16},  // UICubicTimingParameters
    {1216, -1, -1, -1, -1, 638, 1202, 8, 1, 1, 3, 0, 37, 0, 0, 16},  // UICubicTimingParameters
    {1217, -1, -1, -1, -1, 639, 1203, 9, 1, 1, 3, 0, 37, 0, 0, 16},  // UISpringTimingParameters
    {1217, -1, -1, -1, -1, 640, 1204, 10, 2, 2, 3, 0, 37, 0, 0, 16},  // UISpringTimingParameters
    {1217, -1, -1, -1, -1, 642, 1206, 11, 4, 4, 3, 0, 37, 0, 0, 16},  // UISpringTimingParameters
    {75, -1, -1, -1, -1, 646, 1210, 12, 1, 2, 1, 38, 0, 0, 0, 16},  // value
    {1047, -1, -1, -1, -1, 647, 1212, 13, 1, 2, 1, 38, 0, 0, 0, 16},  // velocity
    {1221, -1, -1, -1, -1, 0, 1214, 14, 0, 1, 2, 38, 9, 0, 0, 16},  // controlPoint1
    {1222, -1, -1, -1, -1, 0, 1215, 15, 0, 1, 2, 38, 9, 0, 0, 16},  // controlPoint2
    {1175, 1218, -1, -1, -1, 0, 0, 16, 0, 0, 5, 38, 37, 0, 0, 16},  // linear
    {1171, 1218, -1, -1, -1, 0, 0, 17, 0, 0, 5, 38, 37, 0, 0, 16},  // easeIn
    {1173, 1218, -1, -1, -1, 0, 0, 18, 0, 0, 5, 38, 37, 0, 0, 16},  // easeOut
    {1169, 1218, -1, -1, -1, 0, 0, 19, 0, 0, 5, 38, 37, 0, 0, 16},  // easeInOut
    {1229, 1218, -1, -1, -1, 648, 1216, 20, 2, 2, 4, 38, 37, 0, 0, 16},  // bezier
    {1232, -1, -1, -1, -1, 650, 1218, 21, 3, 3, 0, 0, 14, 0, 0, 16},  // interpolate
    {1233, 211, -1, -1, -1, 655, 1221, 0, 2, 2, 4, 30, 54, 0, 0, 17},  // animate
    {1233, 211, -1, -1, -1, 660, 1223, 1, 3, 3, 4, 30, 54, 0, 0, 17},  // animate
    {1233, 211, -1, -1, -1, 666, 1226, 2, 3, 3, 4, 30, 54, 0, 0, 17},  // animate
    {1233, 211, -1, -1, -1, 673, 1229, 3, 4, 4, 4, 30, 54, 0, 0, 17},  // animate
    {1233, 211, -1, -1, -1, 681, 1233, 4, 4, 4, 4, 30, 54, 0, 0, 17},  // animate
    {1233, 211, -1, -1, -1, 690, 1237, 5, 5, 5, 4, 30, 54, 0, 0, 17},  // animate
    {1233, 211, -1, -1, -1, 700, 1242, 6, 5, 5, 4, 30, 54, 0, 0, 17},  // animate
    {1233, 211, -1, -1, -1, 711, 1247, 7, 6, 6, 4, 30, 54, 0, 0, 17},  // animate
    {1233, 211, -1, -1, -1, 723, 1253, 8, 6, 6, 4, 30, 54, 0, 0, 17},  // animate
    {1233, 211, -1, -1, -1, 736, 1259, 9, 7, 7, 4, 30, 54, 0, 0, 17},  // animate
    {1241, 211, -1, -1, -1, 745, 1266, 10, 2, 2, 4, 30, 54, 0, 0, 17},  // animateWithDuration
    {1241, 211, -1, -1, -1, 750, 1268, 11, 3, 3, 4, 30, 54, 0, 0, 17},  // animateWithDuration
    {1241, 211, -1, -1, -1, 757, 1271, 12, 4, 4, 4, 30, 54, 0, 0, 17},  // animateWithDuration
    {1241, 211, -1, -1, -1, 766, 1275, 13, 5, 5, 4, 30, 54, 0, 0, 17},  // animateWithDuration
    {1241, 211, -1, -1, -1, 778, 1280, 14, 7, 7, 4, 30, 54, 0, 0, 17},  // animateWithDuration
    {1242, 211, -1, -1, -1, 788, 1287, 15, 3, 3, 4, 30, 54, 0, 0, 17},  // animateKeyframes
    {1242, 211, -1, -1, -1, 795, 1290, 16, 4, 4, 4, 30, 54, 0, 0, 17},  // animateKeyframes
    {1242, 211, -1, -1, -1, 803, 1294, 17, 4, 4, 4, 30, 54, 0, 0, 17},  // animateKeyframes
    {1242, 211, -1, -1, -1, 812, 1298, 18, 5, 5, 4, 30, 54, 0, 0, 17},  // animateKeyframes
    {1243, 211, -1, -1, -1, 822, 1303, 19, 5, 5, 4, 30, 54, 0, 0, 17},  // animateKeyframesWithDuration
    {1244, 211, -1, -1, -1, 830, 1308, 20, 3, 3, 4, 30, 54, 0, 0, 17},  // addKeyframe
    {1247, 211, -1, -1, -1, 836, 1311, 21, 3, 3, 4, 30, 54, 0, 0, 17},  // addKeyframeWithRelativeStartTime
    {1248, 1249, -1, -1, -1, 844, 1314, 22, 5, 5, 4, 37, 36, 0, 0, 17},  // runningPropertyAnimator
    {1248, 1249, -1, -1, -1, 853, 1319, 23, 4, 4, 4, 37, 36, 0, 0, 17},  // runningPropertyAnimator
    {1248, 1249, -1, -1, -1, 861, 1323, 24, 4, 4, 4, 37, 36, 0, 0, 17},  // runningPropertyAnimator
    {1248, 1249, -1, -1, -1, 868, 1327, 25, 3, 3, 4, 37, 36, 0, 0, 17},  // runningPropertyAnimator
    {1250, 211, -1, -1, -1, 871, 1330, 26, 2, 2, 4, 30, 54, 0, 0, 17},  // beginAnimations
    {1252, 211, -1, -1, -1, 873, 1332, 27, 0, 0, 4, 30, 54, 0, 0, 17},  // commitAnimations
    {1253, 211, -1, -1, -1, 873, 1332, 28, 1, 1, 4, 30, 54, 0, 0, 17},  // setAnimationDuration
    {1254, 211, -1, -1, -1, 874, 1333, 29, 1, 1, 4, 30, 54, 0, 0, 17},  // setAnimationDelay
    {1255, 211, -1, -1, -1, 875, 1334, 30, 1, 1, 4, 30, 54, 0, 0, 17},  // setAnimationRepeatCount
    {1256, 211, -1, -1, -1, 876, 1335, 31, 1, 1, 4, 30, 54, 0, 0, 17},  // setAnimationRepeatAutoreverses
    {1257, 211, -1, -1, -1, 877, 1336, 32, 1, 1, 4, 30, 54, 0, 0, 17},  // setAnimationBeginsFromCurrentState
    {1258, 211, -1, -1, -1, 878, 1337, 33, 1, 1, 4, 30, 54, 0, 0, 17},  // setAnimationCurve
    {1259, 211, -1, -1, -1, 879, 1338, 34, 1, 1, 4, 30, 54, 0, 0, 17},  // setAnimationDelegate
    {906, 1260, -1, -1, -1, 0, 0, 35, 0, 0, 5, 47, 46, 0, 0, 17},  // main
    {1263, 1260, -1, -1, -1, 0, 0, 36, 0, 0, 5, 47, 46, 0, 0, 17},  // background
    {1264, 1260, -1, -1, -1, 880, 1339, 37, 0, 0, 4, 47, 46, 0, 0, 17},  // global
    {1264, 1260, -1, -1, -1, 880, 1339, 38, 1, 1, 4, 47, 46, 0, 0, 17},  // global
    {1260, -1, -1, -1, -1, 881, 1340, 39, 1, 1, 3, 0, 46, 0, 0, 17},  // DispatchQueue
    {1260, -1, -1, -1, -1, 882, 1341, 40, 2, 2, 3, 0, 46, 0, 0, 17},  // DispatchQueue
    {1266, -1, -1, -1, -1, 884, 1343, 41, 1, 2, 1, 47, 54, 0, 0, 17},  // sync
    {1266, -1, -1, -1, -1, 885, 1345, 42, 1, 2, 1, 47, 54, 0, 0, 17},  // sync
    {1268, -1, -1, -1, -1, 886, 1347, 43, 1, 2, 1, 47, 54, 0, 0, 17},  // async
    {1268, -1, -1, -1, -1, 887, 1349, 44, 1, 2, 1, 47, 54, 0, 0, 17},  // async
    {1269, -1, -1, -1, -1, 888, 1351, 45, 2, 3, 1, 47, 54, 0, 0, 17},  // asyncAfter
    {1269, -1, -1, -1, -1, 890, 1354, 46, 2, 3, 1, 47, 54, 0, 0, 17},  // asyncAfter
    {1271, -1, -1, -1, -1, 892, 1357, 47, 2, 2, 0, 0, 54, 0, 0, 17},  // dispatch_async
    {1272, -1, -1, -1, -1, 894, 1359, 48, 3, 3, 0, 0, 54, 0, 0, 17},  // dispatch_after
    {1273, -1, -1, -1, -1, 897, 1362, 49, 0, 0, 0, 0, 46, 0, 0, 17},  // dispatch_get_main_queue
    {1213, 1261, -1, -1, -1, 897, 1362, 50, 0, 0, 4, 1, 0, 0, 0, 17},  // now
    {1112, 1262, -1, -1, -1, 897, 1362, 51, 1, 1, 4, 1, 0, 0, 0, 17},  // seconds
    {1274, 1262, -1, -1, -1, 898, 1363, 52, 1, 1, 4, 1, 0, 0, 0, 17},  // milliseconds
    {1275, 1262, -1, -1, -1, 899, 1364, 53, 1, 1, 4, 1, 0, 0, 0, 17},  // microseconds
    {1276, 1262, -1, -1, -1, 900, 1365, 54, 1, 1, 4, 1, 0, 0, 0, 17},  // nanoseconds
    {1277, -1, -1, -1, -1, 0, 0, 55, 0, 0, 5, 0, 0, 0, 0, 17},  // DISPATCH_TIME_NOW
    {1278, -1, -1, -1, -1, 0, 0, 56, 0, 0, 5, 0, 0, 0, 0, 17},  // NSEC_PER_SEC
    {1279, -1, -1, -1, -1, 0, 0, 57, 0, 0, 5, 0, 0, 0, 0, 17},  // NSEC_PER_MSEC
    {1280, -1, -1, -1, -1, 901, 1366, 58, 2, 2, 0, 0, 0, 0, 0, 17},  // dispatch_time
    {1281, 211, -1, -1, -1, 904, 1368, 59, 1, 1, 4, 30, 54, 0, 0, 17},  // performWithoutAnimation
    {1282, 211, -1, -1, -1, 905, 1369, 60, 1, 1, 4, 30, 54, 0, 0, 17},  // setAnimationsEnabled
    {1283, -1, -1, -1, -1, 0, 0, 0, 0, 0, 3, 0, 36, 0, 0, 18},  // CABasicAnimation
    {1283, -1, -1, -1, -1, 906, 1370, 1, 1, 1, 3, 0, 36, 0, 0, 18},  // CABasicAnimation
    {1285, -1, -1, -1, -1, 0, 0, 2, 0, 0, 3, 0, 36, 0, 0, 18},  // CASpringAnimation
    {1285, -1, -1, -1, -1, 907, 1371, 3, 1, 1, 3, 0, 36, 0, 0, 18},  // CASpringAnimation
    {1286, -1, -1, -1, -1, 0, 0, 4, 0, 0, 3, 0, 36, 0, 0, 18},  // CAKeyframeAnimation
    {1286, -1, -1, -1, -1, 908, 1372, 5, 1, 1, 3, 0, 36, 0, 0, 18},  // CAKeyframeAnimation
    {1287, -1, -1, -1, -1, 0, 0, 6, 0, 0, 3, 0, 36, 0, 0, 18},  // CAAnimationGroup
    {1284, -1, -1, -1, -1, 0, 1373, 7, 0, 1, 2, 37, 3, 0, 0, 18},  // keyPath
    {1288, -1, -1, -1, -1, 0, 1374, 8, 0, 1, 2, 37, 54, 0, 1, 18},  // fromValue
    {1289, -1, -1, -1, -1, 0, 1375, 9, 0, 1, 2, 37, 54, 0, 1, 18},  // toValue
    {1290, -1, -1, -1, -1, 0, 1376, 10, 0, 1, 2, 37, 54, 0, 1, 18},  // byValue
    {589, -1, -1, -1, -1, 0, 1377, 11, 0, 1, 2, 37, 4, 0, 1, 18},  // values
    {1291, -1, -1, -1, -1, 0, 1378, 12, 0, 1, 2, 37, 31, 0, 0, 18},  // path
    {1292, -1, -1, -1, -1, 0, 1379, 13, 0, 1, 2, 37, 4, 0, 0, 18},  // keyTimes
    {1293, -1, -1, -1, -1, 0, 1380, 14, 0, 1, 2, 37, 4, 0, 0, 18},  // timingFunctions
    {1294, -1, -1, -1, -1, 0, 1381, 15, 0, 1, 2, 37, 42, 0, 0, 18},  // calculationMode
    {1295, -1, -1, -1, -1, 0, 1382, 16, 0, 1, 2, 37, 54, 0, 0, 18},  // rotationMode
    {1235, -1, -1, -1, -1, 0, 1383, 17, 0, 1, 2, 37, 4, 0, 0, 18},  // animations
    {1296, -1, -1, -1, -1, 0, 1384, 18, 0, 1, 2, 37, 2, 0, 0, 18},  // additive
    {1297, -1, -1, -1, -1, 0, 1385, 19, 0, 1, 2, 37, 2, 0, 0, 18},  // isAdditive
    {1298, -1, -1, -1, -1, 0, 1386, 20, 0, 1, 2, 37, 2, 0, 0, 18},  // cumulative
    {1299, -1, -1, -1, -1, 0, 1387, 21, 0, 1, 2, 37, 2, 0, 0, 18},  // isCumulative
    {1226, -1, -1, -1, -1, 0, 1388, 22, 0, 1, 2, 37, 0, 0, 0, 18},  // mass
    {1227, -1, -1, -1, -1, 0, 1389, 23, 0, 1, 2, 37, 0, 0, 0, 18},  // stiffness
    {1228, -1, -1, -1, -1, 0, 1390, 24, 0, 1, 2, 37, 0, 0, 0, 18},  // damping
    {1225, -1, -1, -1, -1, 0, 1391, 25, 0, 1, 2, 37, 0, 0, 0, 18},  // initialVelocity
    {1300, -1, -1, -1, -1, 0, 1392, 26, 0, 1, 2, 37, 37, 0, 0, 18},  // timingFunction
    {1301, -1, -1, -1, -1, 0, 1393, 27, 0, 1, 2, 37, 0, 0, 0, 18},  // duration
    {1302, -1, -1, -1, -1, 0, 1394, 28, 0, 1, 2, 37, 0, 0, 0, 18},  // speed
    {1303, -1, -1, -1, -1, 0, 1395, 29, 0, 1, 2, 37, 0, 0, 0, 18},  // beginTime
    {1304, -1, -1, -1, -1, 0, 1396, 30, 0, 1, 2, 37, 0, 0, 0, 18},  // timeOffset
    {1305, -1, -1, -1, -1, 0, 1397, 31, 0, 1, 2, 37, 0, 0, 0, 18},  // repeatCount
    {1306, -1, -1, -1, -1, 0, 1398, 32, 0, 1, 2, 37, 0, 0, 0, 18},  // repeatDuration
    {1307, -1, -1, -1, -1, 0, 1399, 33, 0, 1, 2, 37, 2, 0, 0, 18},  // autoreverses
    {1308, -1, -1, -1, -1, 0, 1400, 34, 0, 1, 2, 37, 41, 0, 0, 18},  // fillMode
    {1309, -1, -1, -1, -1, 0, 1401, 35, 0, 1, 2, 37, 2, 0, 0, 18},  // isRemovedOnCompletion
    {1310, -1, -1, -1, -1, 0, 1402, 36, 0, 1, 2, 37, 2, 0, 0, 18},  // removedOnCompletion
    {743, -1, -1, -1, -1, 0, 1403, 37, 0, 1, 2, 37, 54, 0, 0, 18},  // delegate
    {1311, -1, -1, -1, 1617, 0, 1404, 38, 0, 1, 2, 37, 2, 0, 0, 18},  // isInterruptible
    {684, -1, -1, -1, -1, 0, 1405, 39, 0, 1, 2, 37, 2, 0, 0, 18},  // isUserInteractionEnabled
    {1312, -1, -1, -1, -1, 0, 1406, 40, 0, 1, 2, 37, 0, 0, 0, 18},  // settlingDuration
    {1249, -1, -1, -1, -1, 909, 1407, 41, 0, 0, 3, 0, 36, 0, 0, 18},  // UIViewPropertyAnimator
    {1249, -1, -1, -1, -1, 912, 1407, 42, 3, 3, 3, 0, 36, 0, 0, 18},  // UIViewPropertyAnimator
    {1249, -1, -1, -1, -1, 917, 1410, 43, 2, 2, 3, 0, 36, 0, 0, 18},  // UIViewPropertyAnimator
    {1249, -1, -1, -1, -1, 922, 1412, 44, 3, 3, 3, 0, 36, 0, 0, 18},  // UIViewPropertyAnimator
    {1249, -1, -1, -1, -1, 927, 1415, 45, 2, 2, 3, 0, 36, 0, 0, 18},  // UIViewPropertyAnimator
    {1249, -1, -1, -1, -1, 933, 1417, 46, 4, 4, 3, 0, 36, 0, 0, 18},  // UIViewPropertyAnimator
    {1249, -1, -1, -1, -1, 940, 1421, 47, 3, 3, 3, 0, 36, 0, 0, 18},  // UIViewPropertyAnimator
    {1249, -1, -1, -1, -1, 945, 1424, 48, 2, 2, 3, 0, 36, 0, 0, 18},  // UIViewPropertyAnimator
    {1315, -1, -1, -1, -1, 947, 1426, 49, 0, 1, 1, 37, 54, 0, 0, 18},  // startAnimation
    {1315, -1, -1, -1, 1613, 947, 1427, 50, 1, 2, 1, 37, 54, 0, 0, 18},  // startAnimation
    {1317, -1, -1, -1, -1, 948, 1429, 51, 0, 1, 1, 37, 54, 0, 0, 18},  // pauseAnimation
    {1318, -1, -1, -1, -1, 948, 1430, 52, 1, 2, 1, 37, 54, 0, 0, 18},  // stopAnimation
    {1319, -1, -1, -1, 1614, 949, 1432, 53, 1, 2, 1, 37, 54, 0, 0, 18},  // finishAnimation
    {1320, -1, -1, -1, 1615, 950, 1434, 54, 2, 3, 1, 37, 54, 0, 0, 18},  // continueAnimation
    {1323, -1, -1, -1, -1, 952, 1437, 55, 1, 2, 1, 37, 54, 0, 0, 18},  // addAnimations
    {1323, -1, -1, -1, -1, 953, 1439, 56, 2, 3, 1, 37, 54, 0, 0, 18},  // addAnimations
    {1325, -1, -1, -1, -1, 955, 1442, 57, 1, 2, 1, 37, 54, 0, 0, 18},  // addCompletion
    {1034, -1, -1, -1, -1, 0, 1444, 58, 0, 1, 2, 37, 43, 0, 0, 18},  // state
    {1326, -1, -1, -1, 1616, 0, 1445, 59, 0, 1, 2, 37, 2, 0, 0, 18},  // isRunning
    {1237, -1, -1, -1, -1, 0, 1446, 60, 0, 1, 2, 37, 0, 0, 0, 18},  // delay
    {1314, -1, -1, -1, -1, 0, 1447, 61, 0, 1, 2, 37, 37, 0, 0, 18},  // timingParameters
    {1327, -1, -1, -1, -1, 0, 1448, 62, 0, 1, 2, 37, 0, 0, 0, 18},  // fractionComplete
    {1328, -1, -1, -1, 511, 0, 1449, 63, 0, 1, 2, 37, 2, 0, 0, 18},  // isReversed
    {1329, -1, -1, -1, -1, 0, 1450, 64, 0, 1, 2, 37, 2, 0, 0, 18},  // scrubsLinearly
    {1330, -1, -1, -1, -1, 0, 1451, 65, 0, 1, 2, 37, 2, 0, 0, 18},  // pausesOnCompletion
    {1002, -1, -1, -1, -1, 0, 1452, 66, 0, 1, 2, 44, 0, 0, 0, 18},  // rawValue
    {1002, -1, -1, -1, -1, 0, 1453, 67, 0, 1, 2, 45, 0, 0, 0, 18},  // rawValue
    {1331, -1, -1, -1, 1588, 956, 1454, 68, 2, 3, 1, 31, 54, 0, 0, 18},  // add
    {1332, -1, -1, -1, 1589, 958, 1457, 69, 1, 2, 1, 31, 54, 0, 0, 18},  // removeAnimation
    {1333, -1, -1, -1, 1621, 959, 1459, 70, 1, 2, 1, 31, 36, 0, 0, 18},  // animation
    {1334, -1, -1, -1, -1, 960, 1461, 71, 0, 1, 1, 31, 54, 0, 0, 18},  // removeAllAnimations
    {1335, -1, -1, -1, -1, 960, 1462, 72, 0, 1, 1, 31, 4, 0, 0, 18},  // animationKeys
    {75, -1, -1, -1, 1622, 960, 1463, 73, 1, 2, 1, 31, 0, 0, 0, 18},  // value
    {1337, -1, -1, -1, 1623, 961, 1465, 74, 2, 3, 1, 31, 54, 0, 0, 18},  // setValue
    {75, -1, -1, -1, 1622, 963, 1468, 75, 1, 2, 1, 30, 0, 0, 0, 18},  // value
    {1337, -1, -1, -1, 1623, 964, 1470, 76, 2, 3, 1, 30, 54, 0, 0, 18},  // setValue
    {1302, -1, -1, -1, -1, 0, 1473, 77, 0, 1, 2, 31, 0, 0, 0, 18},  // speed
    {1303, -1, -1, -1, -1, 0, 1474, 78, 0, 1, 2, 31, 0, 0, 0, 18},  // beginTime
    {1304, -1, -1, -1, -1, 0, 1475, 79, 0, 1, 2, 31, 0, 0, 0, 18},  // timeOffset
    {1338, -1, -1, -1, 1583, 966, 1476, 80, 2, 3, 1, 31, 0, 0, 0, 18},  // convertTime
    {1338, -1, -1, -1, 1584, 968, 1479, 81, 2, 3, 1, 31, 0, 0, 0, 18},  // convertTime
    {1340, 1339, -1, -1, -1, 970, 1482, 82, 0, 0, 4, 46, 54, 0, 0, 18},  // begin
    {1341, 1339, -1, -1, -1, 970, 1482, 83, 0, 0, 4, 46, 54, 0, 0, 18},  // commit
    {1342, 1339, -1, -1, -1, 970, 1482, 84, 0, 0, 4, 46, 54, 0, 0, 18},  // flush
    {1253, 1339, -1, -1, -1, 970, 1482, 85, 1, 1, 4, 46, 54, 0, 0, 18},  // setAnimationDuration
    {1343, 1339, -1, -1, -1, 971, 1483, 86, 1, 1, 4, 46, 54, 0, 0, 18},  // setDisableActions
    {1344, 1339, -1, -1, -1, 972, 1484, 87, 1, 1, 4, 46, 54, 0, 0, 18},  // setAnimationTimingFunction
    {1345, 1339, -1, -1, -1, 973, 1485, 88, 1, 1, 4, 46, 54, 0, 0, 18},  // setCompletionBlock
    {1346, -1, -1, -1, -1, 974, 1486, 89, 1, 1, 0, 0, 14, 0, 0, 18},  // NSValue
    {1346, -1, -1, -1, -1, 975, 1487, 90, 1, 1, 0, 0, 14, 0, 0, 18},  // NSValue
    {1349, -1, -1, -1, -1, 0, 0, 91, 0, 0, 5, 0, 14, 0, 0, 18},  // CATransform3DIdentity
    {1350, -1, -1, -1, -1, 976, 1488, 92, 3, 3, 0, 0, 14, 0, 0, 18},  // CATransform3DMakeScale
    {1351, -1, -1, -1, -1, 979, 1491, 93, 3, 3, 0, 0, 14, 0, 0, 18},  // CATransform3DMakeTranslation
    {1352, -1, -1, -1, -1, 982, 1494, 94, 1, 1, 0, 0, 14, 0, 0, 18},  // CATransform3DMakeAffineTransform
    {1353, -1, -1, -1, -1, 983, 1495, 95, 4, 4, 0, 0, 14, 0, 0, 18},  // CATransform3DTranslate
    {1354, -1, -1, -1, -1, 987, 1499, 96, 4, 4, 0, 0, 14, 0, 0, 18},  // CATransform3DScale
    {1355, -1, -1, -1, -1, 991, 1503, 97, 5, 5, 0, 0, 14, 0, 1, 18},  // CATransform3DRotate
    {1356, -1, -1, -1, -1, 996, 1508, 98, 4, 4, 0, 0, 14, 0, 1, 18},  // CATransform3DMakeRotation
    {1348, -1, -1, -1, -1, 1000, 1512, 99, 16, 16, 3, 0, 14, 0, 0, 18},  // CATransform3D
    {1366, -1, -1, -1, -1, 1016, 1528, 100, 2, 2, 0, 0, 14, 0, 0, 18},  // CATransform3DConcat
    {1367, -1, -1, -1, -1, 1018, 1530, 101, 1, 1, 0, 0, 14, 0, 0, 18},  // CATransform3DInvert
    {1368, -1, -1, -1, -1, 1019, 1531, 102, 1, 1, 0, 0, 14, 0, 0, 18},  // CATransform3DGetAffineTransform
    {1369, -1, -1, -1, -1, 1020, 1532, 103, 1, 1, 0, 0, 2, 0, 0, 18},  // CATransform3DIsIdentity
    {1370, -1, -1, -1, -1, 1021, 1533, 104, 1, 1, 0, 0, 2, 0, 0, 18},  // CATransform3DIsAffine
    {1371, -1, -1, -1, -1, 1022, 1534, 105, 2, 2, 0, 0, 2, 0, 0, 18},  // CATransform3DEqualToTransform
    {138, -1, -1, -1, -1, 1024, 1536, 0, 1, 1, 0, 0, 54, 1, 0, 19},  // print
    {138, -1, -1, -1, -1, 1025, 1537, 1, 2, 2, 0, 0, 54, 1, 0, 19},  // print
    {138, -1, -1, -1, -1, 1027, 1539, 2, 2, 2, 0, 0, 54, 1, 0, 19},  // print
    {138, -1, -1, -1, -1, 1029, 1541, 3, 3, 3, 0, 0, 54, 1, 0, 19},  // print
    {1373, -1, -1, -1, -1, 1032, 1544, 4, 1, 1, 0, 0, 54, 0, 0, 19},  // debugPrint
    {1374, -1, -1, -1, -1, 1033, 1545, 5, 0, 0, 0, 0, 54, 0, 0, 19},  // fatalError
    {1375, -1, -1, -1, -1, 1033, 1545, 6, 0, 0, 0, 0, 54, 0, 0, 19},  // preconditionFailure
    {1376, -1, -1, -1, -1, 1033, 1545, 7, 0, 0, 0, 0, 54, 0, 0, 19},  // assertionFailure
    {1374, -1, -1, -1, -1, 1033, 1545, 8, 1, 1, 0, 0, 54, 0, 0, 19},  // fatalError
    {1375, -1, -1, -1, -1, 1034, 1546, 9, 1, 1, 0, 0, 54, 0, 0, 19},  // preconditionFailure
    {1376, -1, -1, -1, -1, 1035, 1547, 10, 1, 1, 0, 0, 54, 0, 0, 19},  // assertionFailure
    {1377, -1, -1, -1, -1, 1036, 1548, 11, 1, 1, 0, 0, 54, 0, 0, 19},  // assert
    {1378, -1, -1, -1, -1, 1037, 1549, 12, 1, 1, 0, 0, 54, 0, 0, 19},  // precondition
    {1379, -1, -1, -1, -1, 1038, 1550, 13, 1, 1, 0, 0, 54, 0, 0, 19},  // NSParameterAssert
    {1377, -1, -1, -1, -1, 1039, 1551, 14, 2, 2, 0, 0, 54, 0, 0, 19},  // assert
    {1378, -1, -1, -1, -1, 1041, 1553, 15, 2, 2, 0, 0, 54, 0, 0, 19},  // precondition
    {1380, -1, -1, -1, -1, 1043, 1555, 16, 1, 1, 0, 0, 54, 1, 0, 19},  // NSAssert
    {1381, -1, -1, -1, -1, 1044, 1556, 17, 1, 1, 0, 0, 54, 1, 0, 19},  // NSCAssert
    {1382, -1, -1, -1, -1, 1045, 1557, 18, 1, 1, 0, 0, 54, 0, 0, 19},  // Optional
    {1383, -1, -1, -1, -1, 0, 0, 19, 0, 0, 5, 0, 21, 0, 0, 19},  // row
    {1384, -1, -1, -1, -1, 0, 0, 20, 0, 0, 5, 0, 21, 0, 0, 19},  // column
    {1385, -1, -1, -1, -1, 1046, 1558, 21, 1, 1, 0, 0, 54, 0, 0, 19},  // convention
    {1386, -1, -1, -1, -1, 1047, 1559, 22, 1, 1, 0, 0, 52, 1, 0, 19},  // plot
    {1386, -1, -1, -1, -1, 1048, 1560, 23, 2, 2, 0, 0, 52, 1, 0, 19},  // plot
    {1386, -1, -1, -1, -1, 1050, 1562, 24, 2, 2, 0, 0, 52, 1, 0, 19},  // plot
    {1387, -1, -1, -1, -1, 1052, 1564, 25, 1, 1, 0, 0, 53, 1, 0, 19},  // describe
    {1387, -1, -1, -1, -1, 1053, 1565, 26, 2, 2, 0, 0, 53, 1, 0, 19},  // describe
    {1387, -1, -1, -1, -1, 1055, 1567, 27, 2, 2, 0, 0, 53, 1, 0, 19},  // describe
    {1388, -1, -1, -1, -1, 1057, 1569, 28, 1, 1, 0, 0, 52, 1, 0, 19},  // film
    {1388, -1, -1, -1, -1, 1058, 1570, 29, 2, 2, 0, 0, 52, 1, 0, 19},  // film
    {1388, -1, -1, -1, -1, 1060, 1572, 30, 2, 2, 0, 0, 52, 1, 0, 19},  // film
    {1388, -1, -1, -1, -1, 1062, 1574, 31, 3, 3, 0, 0, 52, 1, 0, 19},  // film
    {1390, -1, -1, -1, -1, 1065, 1577, 32, 1, 1, 0, 0, 52, 1, 0, 19},  // strip
    {1390, -1, -1, -1, -1, 1066, 1578, 33, 2, 2, 0, 0, 52, 1, 0, 19},  // strip
    {1390, -1, -1, -1, -1, 1068, 1580, 34, 2, 2, 0, 0, 52, 1, 0, 19},  // strip
    {1390, -1, -1, -1, -1, 1070, 1582, 35, 3, 3, 0, 0, 52, 1, 0, 19},  // strip
    {1391, -1, -1, -1, -1, 1073, 1585, 36, 1, 1, 0, 0, 52, 0, 0, 19},  // grid
    {1392, -1, -1, -1, -1, 1074, 1586, 37, 1, 1, 0, 0, 53, 0, 0, 19},  // why
    {1393, -1, -1, -1, -1, 0, 0, 0, 0, 0, 5, 0, 2, 0, 0, 20},  // YES
    {1394, -1, -1, -1, -1, 0, 0, 1, 0, 0, 5, 0, 2, 0, 0, 20},  // NO
    {1395, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 8, 0, 0, 20},  // NULL
    {1396, -1, -1, -1, -1, 0, 0, 3, 0, 0, 5, 0, 8, 0, 0, 20},  // Nil
    {1397, -1, -1, -1, -1, 0, 0, 4, 0, 0, 5, 0, 0, 0, 0, 20},  // HUGE_VALF
    {1398, -1, -1, -1, -1, 0, 0, 5, 0, 0, 5, 0, 0, 0, 0, 20},  // HUGE_VAL
    {1399, -1, -1, -1, -1, 0, 0, 6, 0, 0, 5, 0, 0, 0, 0, 20},  // INFINITY
    {406, -1, -1, -1, -1, 0, 0, 7, 0, 0, 5, 0, 0, 0, 0, 20},  // CGFLOAT_MAX
    {1400, -1, -1, -1, -1, 0, 0, 8, 0, 0, 5, 0, 0, 0, 0, 20},  // DBL_MAX
    {1401, -1, -1, -1, -1, 0, 0, 9, 0, 0, 5, 0, 0, 0, 0, 20},  // CGFLOAT_MIN
    {1402, -1, -1, -1, -1, 0, 0, 10, 0, 0, 5, 0, 0, 0, 0, 20},  // DBL_MIN
    {1403, -1, -1, -1, -1, 0, 0, 11, 0, 0, 5, 0, 0, 0, 0, 20},  // FLT_MAX
    {1404, -1, -1, -1, -1, 0, 0, 12, 0, 0, 5, 0, 0, 0, 0, 20},  // MAXFLOAT
    {1405, -1, -1, -1, -1, 0, 0, 13, 0, 0, 5, 0, 0, 0, 0, 20},  // HUGE
    {1406, -1, -1, -1, -1, 0, 0, 14, 0, 0, 5, 0, 0, 0, 0, 20},  // FLT_MIN
    {1407, -1, -1, -1, -1, 0, 0, 15, 0, 0, 5, 0, 0, 0, 0, 20},  // FLT_EPSILON
    {163, -1, -1, -1, -1, 1075, 1587, 16, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {163, -1, -1, -1, -1, 1076, 1588, 17, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {163, -1, -1, -1, -1, 1077, 1589, 18, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {163, -1, -1, -1, -1, 1078, 1590, 19, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {163, -1, -1, -1, -1, 1079, 1591, 20, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {163, -1, -1, -1, -1, 1080, 1592, 21, 1, 1, 0, 0, 2, 0, 0, 20},  // NSNumber
    {1346, -1, -1, -1, -1, 1081, 1593, 22, 1, 1, 0, 0, 9, 0, 0, 20},  // NSValue
    {1346, -1, -1, -1, -1, 1082, 1594, 23, 1, 1, 0, 0, 9, 0, 0, 20},  // NSValue
    {1346, -1, -1, -1, -1, 1083, 1595, 24, 1, 1, 0, 0, 12, 0, 0, 20},  // NSValue
    {1346, -1, -1, -1, -1, 1084, 1596, 25, 1, 1, 0, 0, 12, 0, 0, 20},  // NSValue
    {1346, -1, -1, -1, -1, 1085, 1597, 26, 1, 1, 0, 0, 13, 0, 0, 20},  // NSValue
    {1346, -1, -1, -1, -1, 1086, 1598, 27, 1, 1, 0, 0, 13, 0, 0, 20},  // NSValue
    {1346, -1, -1, -1, -1, 1087, 1599, 28, 1, 1, 0, 0, 10, 0, 0, 20},  // NSValue
    {1346, -1, -1, -1, -1, 1088, 1600, 29, 1, 1, 0, 0, 10, 0, 0, 20},  // NSValue
    {1346, -1, -1, -1, -1, 1089, 1601, 30, 1, 1, 0, 0, 14, 0, 0, 20},  // NSValue
    {1346, -1, -1, -1, -1, 1090, 1602, 31, 1, 1, 0, 0, 14, 0, 0, 20},  // NSValue
    {1414, -1, -1, -1, -1, 0, 1603, 32, 0, 1, 2, 1, 0, 0, 0, 20},  // floatValue
    {1415, -1, -1, -1, -1, 0, 1604, 33, 0, 1, 2, 1, 0, 0, 0, 20},  // doubleValue
    {1416, -1, -1, -1, -1, 0, 1605, 34, 0, 1, 2, 1, 0, 0, 0, 20},  // intValue
    {1417, -1, -1, -1, -1, 0, 1606, 35, 0, 1, 2, 1, 0, 0, 0, 20},  // integerValue
    {1418, -1, -1, -1, 1590, 0, 1607, 36, 0, 1, 2, 10, 9, 0, 0, 20},  // cgPointValue
    {1419, -1, -1, -1, 1591, 0, 1608, 37, 0, 1, 2, 13, 12, 0, 0, 20},  // cgSizeValue
    {1420, -1, -1, -1, 1592, 0, 1609, 38, 0, 1, 2, 14, 13, 0, 0, 20},  // cgRectValue
    {1421, -1, -1, -1, 1593, 0, 1610, 39, 0, 1, 2, 11, 10, 0, 0, 20},  // cgVectorValue
    {1422, -1, -1, -1, 1594, 0, 1611, 40, 0, 1, 2, 15, 14, 0, 0, 20},  // cgAffineTransformValue
    {139, -1, -1, -1, -1, 1091, 1612, 41, 1, 1, 0, 0, 54, 1, 0, 20},  // NSLog
    {1423, -1, -1, -1, -1, 1092, 1613, 42, 1, 1, 0, 0, 54, 1, 0, 20},  // printf
    {195, -1, -1, -1, -1, 1093, 1614, 43, 1, 1, 3, 0, 3, 1, 0, 20},  // NSString
    {193, -1, -1, -1, -1, 1094, 1615, 44, 1, 1, 3, 0, 3, 1, 0, 20},  // String
    {197, -1, -1, -1, -1, 1095, 1616, 45, 1, 1, 3, 0, 4, 1, 0, 20},  // NSArray
    {1426, -1, 1433, -1, -1, 1096, 1617, 0, 0, 0, 3, 0, 31, 0, 0, 21},  // CGMutablePath
    {1430, -1, -1, -1, -1, 1096, 1617, 1, 0, 0, 3, 0, 31, 0, 0, 21},  // UIBezierPath
    {1430, -1, -1, -1, -1, 1096, 1617, 2, 1, 1, 3, 0, 31, 0, 0, 21},  // UIBezierPath
    {1430, -1, -1, -1, -1, 1097, 1618, 3, 2, 2, 3, 0, 31, 0, 0, 21},  // UIBezierPath
    {1430, -1, -1, -1, -1, 1099, 1620, 4, 1, 1, 3, 0, 31, 0, 0, 21},  // UIBezierPath
    {1430, -1, -1, -1, -1, 1100, 1621, 5, 1, 1, 3, 0, 31, 0, 0, 21},  // UIBezierPath
    {1430, -1, -1, -1, -1, 1101, 1622, 6, 1, 1, 3, 0, 31, 0, 0, 21},  // UIBezierPath
    {1438, -1, -1, -1, -1, 1102, 1623, 7, 2, 2, 0, 0, 31, 0, 0, 21},  // CGPathCreateWithRect
    {1427, -1, -1, -1, -1, 1104, 1625, 8, 2, 2, 3, 0, 31, 0, 0, 21},  // CGPath
    {1439, -1, -1, -1, -1, 1106, 1627, 9, 1, 1, 0, 0, 54, 0, 0, 21},  // CGPathRelease
    {1427, -1, -1, -1, -1, 1107, 1628, 10, 2, 2, 3, 0, 31, 0, 0, 21},  // CGPath
    {1441, -1, -1, -1, -1, 1109, 1630, 11, 2, 2, 0, 0, 31, 0, 0, 21},  // CGPathCreateWithEllipseInRect
    {1442, -1, -1, -1, -1, 1111, 1632, 12, 3, 3, 0, 0, 54, 0, 0, 21},  // CGPathAddEllipseInRect
    {1443, -1, -1, -1, -1, 0, 1635, 13, 0, 1, 2, 32, 0, 0, 0, 21},  // lineWidth
    {956, -1, -1, -1, -1, 0, 1636, 14, 0, 1, 2, 32, 0, 0, 0, 21},  // miterLimit
    {1444, -1, -1, -1, -1, 0, 1637, 15, 0, 1, 2, 32, 0, 0, 0, 21},  // flatness
    {1445, -1, -1, -1, -1, 0, 1638, 16, 0, 1, 2, 32, 54, 0, 0, 21},  // lineCapStyle
    {1446, -1, -1, -1, -1, 0, 1639, 17, 0, 1, 2, 32, 54, 0, 0, 21},  // lineJoinStyle
    {1447, -1, -1, -1, -1, 1114, 1640, 18, 3, 4, 1, 32, 54, 0, 0, 21},  // setLineDash
    {1451, -1, -1, -1, -1, 1117, 1644, 19, 1, 2, 1, 32, 54, 0, 0, 21},  // applyWithBlock
    {1452, -1, -1, -1, -1, 1118, 1646, 20, 0, 1, 1, 32, 54, 0, 0, 21},  // removeAllPoints
    {1453, -1, -1, -1, -1, 1118, 1647, 21, 1, 1, 0, 0, 9, 0, 0, 21},  // CGPathGetCurrentPoint
    {1455, 1454, 1456, -1, -1, 0, 0, 22, 0, 0, 5, 27, 26, 0, 0, 21},  // topLeft
    {1457, 1454, 1458, -1, -1, 0, 0, 23, 0, 0, 5, 27, 26, 0, 0, 21},  // topRight
    {1459, 1454, 1460, -1, -1, 0, 0, 24, 0, 0, 5, 27, 26, 0, 0, 21},  // bottomRight
    {1461, 1454, 1462, -1, -1, 0, 0, 25, 0, 0, 5, 27, 26, 0, 0, 21},  // bottomLeft
    {1463, 1454, 1464, -1, -1, 0, 0, 26, 0, 0, 5, 27, 26, 0, 0, 21},  // allCorners
    {1427, -1, -1, -1, -1, 1119, 1648, 27, 4, 4, 3, 0, 31, 0, 0, 21},  // CGPath
    {1467, -1, -1, -1, -1, 1123, 1652, 28, 4, 4, 0, 0, 31, 0, 0, 21},  // CGPathCreateWithRoundedRect
    {1430, -1, -1, -1, -1, 1127, 1656, 29, 3, 3, 3, 0, 31, 0, 0, 21},  // UIBezierPath
    {1470, -1, -1, -1, 1474, 1130, 1659, 30, 1, 2, 1, 32, 54, 0, 0, 21},  // move
    {1470, -1, -1, -1, -1, 1131, 1661, 31, 2, 3, 1, 32, 54, 0, 0, 21},  // move
    {1471, -1, -1, -1, 1475, 1133, 1664, 32, 1, 2, 1, 32, 54, 0, 0, 21},  // addLine
    {1471, -1, -1, -1, -1, 1134, 1666, 33, 2, 3, 1, 32, 54, 0, 0, 21},  // addLine
    {1472, -1, -1, -1, -1, 1136, 1669, 34, 1, 2, 1, 32, 54, 0, 0, 21},  // addLines
    {1472, -1, -1, -1, -1, 1137, 1671, 35, 2, 3, 1, 32, 54, 0, 0, 21},  // addLines
    {1476, -1, -1, -1, -1, 1141, 1674, 36, 1, 2, 1, 32, 54, 0, 0, 21},  // addRect
    {1476, -1, -1, -1, -1, 1142, 1676, 37, 2, 3, 1, 32, 54, 0, 0, 21},  // addRect
    {1477, -1, -1, -1, -1, 1144, 1679, 38, 1, 2, 1, 32, 54, 0, 0, 21},  // addRects
    {1477, -1, -1, -1, -1, 1145, 1681, 39, 2, 3, 1, 32, 54, 0, 0, 21},  // addRects
    {1478, -1, -1, -1, -1, 1147, 1684, 40, 1, 2, 1, 32, 54, 0, 0, 21},  // addEllipse
    {1478, -1, -1, -1, -1, 1148, 1686, 41, 2, 3, 1, 32, 54, 0, 0, 21},  // addEllipse
    {1479, -1, -1, -1, -1, 1150, 1689, 42, 3, 4, 1, 32, 54, 0, 0, 21},  // addRoundedRect
    {1479, -1, -1, -1, -1, 1153, 1693, 43, 4, 5, 1, 32, 54, 0, 0, 21},  // addRoundedRect
    {94, -1, -1, -1, 1481, 1157, 1698, 44, 1, 2, 1, 32, 54, 0, 0, 21},  // append
    {1480, -1, -1, -1, -1, 1158, 1700, 45, 1, 2, 1, 32, 54, 0, 0, 21},  // addPath
    {1480, -1, -1, -1, -1, 1159, 1702, 46, 2, 3, 1, 32, 54, 0, 0, 21},  // addPath
    {1482, -1, -1, -1, 1483, 1162, 1705, 47, 1, 2, 1, 32, 54, 0, 0, 21},  // apply
    {1484, -1, -1, -1, 1488, 1164, 1707, 48, 0, 1, 1, 32, 54, 0, 0, 21},  // closeSubpath
    {733, -1, -1, -1, -1, 1164, 1708, 49, 0, 1, 1, 32, 54, 0, 0, 21},  // close
    {1485, -1, -1, -1, -1, 1164, 1709, 50, 0, 1, 1, 32, 54, 0, 0, 21},  // fill
    {1486, -1, -1, -1, -1, 1164, 1710, 51, 0, 1, 1, 32, 54, 0, 0, 21},  // stroke
    {1487, -1, -1, -1, -1, 1164, 1711, 52, 0, 1, 1, 32, 54, 0, 0, 21},  // addClip
    {1489, -1, -1, -1, -1, 1164, 1712, 53, 3, 3, 0, 0, 54, 0, 0, 21},  // CGPathAddRect
    {1490, -1, -1, -1, -1, 1167, 1715, 54, 4, 4, 0, 0, 54, 0, 0, 21},  // CGPathMoveToPoint
    {1491, -1, -1, -1, -1, 1171, 1719, 55, 4, 4, 0, 0, 54, 0, 0, 21},  // CGPathAddLineToPoint
    {1492, -1, -1, -1, -1, 1175, 1723, 56, 5, 5, 0, 0, 54, 0, 0, 21},  // CGPathAddRoundedRect
    {1493, -1, -1, -1, -1, 1180, 1728, 57, 3, 3, 0, 0, 54, 0, 0, 21},  // CGPathAddPath
    {1494, -1, -1, -1, -1, 1183, 1731, 58, 1, 1, 0, 0, 54, 0, 0, 21},  // CGPathCloseSubpath
    {1495, -1, -1, -1, 1501, 1184, 1732, 59, 3, 4, 1, 32, 54, 0, 0, 21},  // addCurve
    {1495, -1, -1, -1, -1, 1187, 1736, 60, 3, 4, 1, 32, 54, 0, 0, 21},  // addCurve
    {1495, -1, -1, -1, -1, 1190, 1740, 61, 4, 5, 1, 32, 54, 0, 0, 21},  // addCurve
    {1498, -1, -1, -1, 1502, 1194, 1745, 62, 2, 3, 1, 32, 54, 0, 0, 21},  // addQuadCurve
    {1498, -1, -1, -1, -1, 1196, 1748, 63, 2, 3, 1, 32, 54, 0, 0, 21},  // addQuadCurve
    {1498, -1, -1, -1, -1, 1198, 1751, 64, 3, 4, 1, 32, 54, 0, 0, 21},  // addQuadCurve
    {1503, -1, -1, -1, 1511, 1206, 1755, 65, 5, 6, 1, 32, 54, 0, 1, 21},  // addArc
    {1503, -1, -1, -1, -1, 1211, 1761, 66, 5, 6, 1, 32, 54, 0, 1, 21},  // addArc
    {1503, -1, -1, -1, -1, 1216, 1767, 67, 6, 7, 1, 32, 54, 0, 1, 21},  // addArc
    {1508, -1, -1, -1, -1, 1222, 1774, 68, 4, 5, 1, 32, 54, 0, 1, 21},  // addRelativeArc
    {1508, -1, -1, -1, -1, 1226, 1779, 69, 5, 6, 1, 32, 54, 0, 1, 21},  // addRelativeArc
    {1430, -1, -1, -1, -1, 1231, 1785, 70, 5, 5, 3, 0, 31, 0, 1, 21},  // UIBezierPath
    {1503, -1, -1, -1, -1, 1241, 1790, 71, 3, 4, 1, 32, 54, 0, 0, 21},  // addArc
    {1503, -1, -1, -1, -1, 1244, 1794, 72, 4, 5, 1, 32, 54, 0, 0, 21},  // addArc
    {1514, -1, -1, -1, -1, 1248, 1799, 73, 7, 7, 0, 0, 54, 0, 0, 21},  // CGPathAddArcToPoint
    {1515, -1, -1, -1, -1, 1255, 1806, 74, 8, 8, 0, 0, 54, 0, 0, 21},  // CGPathAddCurveToPoint
    {1516, -1, -1, -1, -1, 1263, 1814, 75, 6, 6, 0, 0, 54, 0, 0, 21},  // CGPathAddQuadCurveToPoint
    {1517, -1, -1, -1, -1, 1269, 1820, 76, 8, 8, 0, 0, 54, 0, 1, 21},  // CGPathAddArc
    {1518, -1, -1, -1, -1, 0, 1828, 77, 0, 1, 2, 32, 13, 0, 0, 21},  // boundingBox
    {674, -1, -1, -1, -1, 0, 1829, 78, 0, 1, 2, 32, 13, 0, 0, 21},  // bounds
    {1519, -1, -1, -1, -1, 0, 1830, 79, 0, 1, 2, 32, 13, 0, 0, 21},  // boundingBoxOfPath
    {349, -1, -1, -1, -1, 0, 1831, 80, 0, 1, 2, 32, 2, 0, 0, 21},  // isEmpty
    {1520, -1, -1, -1, -1, 0, 1832, 81, 0, 1, 2, 32, 9, 0, 0, 21},  // currentPoint
    {1437, -1, -1, -1, 1427, 0, 1833, 82, 0, 1, 2, 32, 31, 0, 0, 21},  // cgPath
    {1521, -1, -1, -1, -1, 1277, 1834, 83, 1, 1, 0, 0, 2, 0, 0, 21},  // CGPathIsEmpty
    {1522, -1, -1, -1, -1, 1278, 1835, 84, 1, 1, 0, 0, 13, 0, 0, 21},  // CGPathGetBoundingBox
    {1523, -1, -1, -1, -1, 1279, 1836, 85, 1, 1, 0, 0, 13, 0, 0, 21},  // CGPathGetPathBoundingBox
    {1524, -1, -1, -1, -1, 1280, 1837, 86, 0, 1, 1, 32, 31, 0, 0, 21},  // copy
    {1525, -1, -1, -1, -1, 1280, 1838, 87, 0, 1, 1, 32, 31, 0, 0, 21},  // mutableCopy
    {1524, -1, -1, -1, -1, 1280, 1839, 88, 1, 2, 1, 32, 31, 0, 0, 21},  // copy
    {1525, -1, -1, -1, -1, 1281, 1841, 89, 1, 2, 1, 32, 31, 0, 0, 21},  // mutableCopy
    {1527, -1, -1, -1, 1528, 1282, 1843, 90, 0, 1, 1, 32, 31, 0, 0, 21},  // reversing
    {1529, -1, -1, -1, -1, 1282, 1844, 91, 1, 1, 0, 0, 31, 0, 0, 21},  // CGPathCreateCopy
    {1530, -1, -1, -1, -1, 1283, 1845, 92, 1, 1, 0, 0, 31, 0, 0, 21},  // CGPathCreateMutableCopy
    {1531, -1, -1, -1, -1, 1284, 1846, 93, 2, 2, 0, 0, 31, 0, 0, 21},  // CGPathCreateCopyByTransformingPath
    {1532, -1, -1, -1, -1, 1286, 1848, 94, 2, 2, 0, 0, 31, 0, 0, 21},  // CGPathCreateMutableCopyByTransformingPath
    {1534, 1533, -1, -1, -1, 0, 0, 95, 0, 0, 5, 28, 27, 0, 0, 21},  // winding
    {1535, 1533, -1, -1, -1, 0, 0, 96, 0, 0, 5, 28, 27, 0, 0, 21},  // evenOdd
    {1536, -1, -1, -1, -1, 0, 1850, 97, 0, 1, 2, 32, 2, 0, 0, 21},  // usesEvenOddFillRule
    {376, -1, -1, -1, 1537, 1288, 1851, 98, 1, 2, 1, 32, 2, 0, 0, 21},  // contains
    {376, -1, -1, -1, -1, 1289, 1853, 99, 2, 3, 1, 32, 2, 0, 0, 21},  // contains
    {376, -1, -1, -1, -1, 1291, 1856, 100, 2, 3, 1, 32, 2, 0, 0, 21},  // contains
    {376, -1, -1, -1, -1, 1293, 1859, 101, 3, 4, 1, 32, 2, 0, 0, 21},  // contains
    {1538, -1, -1, -1, -1, 1297, 1863, 102, 4, 4, 0, 0, 2, 0, 0, 21},  // CGPathContainsPoint
    {1291, -1, -1, -1, -1, 0, 1867, 103, 0, 1, 2, 31, 31, 0, 0, 21},  // path
    {1539, -1, -1, -1, -1, 0, 1868, 104, 0, 1, 2, 31, 17, 0, 0, 21},  // fillColor
    {1540, -1, -1, -1, -1, 0, 1869, 105, 0, 1, 2, 31, 17, 0, 0, 21},  // strokeColor
    {1443, -1, -1, -1, -1, 0, 1870, 106, 0, 1, 2, 31, 0, 0, 0, 21},  // lineWidth
    {1541, -1, -1, -1, -1, 0, 1871, 107, 0, 1, 2, 31, 23, 0, 0, 21},  // lineJoin
    {1542, -1, -1, -1, -1, 0, 1872, 108, 0, 1, 2, 31, 4, 0, 0, 21},  // lineDashPattern
    {1543, -1, -1, -1, -1, 0, 1873, 109, 0, 1, 2, 31, 0, 0, 0, 21},  // lineDashPhase
    {1545, 1544, 1546, -1, -1, 0, 0, 110, 0, 0, 5, 24, 23, 0, 0, 21},  // miter
    {109, 1544, 1547, -1, -1, 0, 0, 111, 0, 0, 5, 24, 23, 0, 0, 21},  // round
    {1548, 1544, 1549, -1, -1, 0, 0, 112, 0, 0, 5, 24, 23, 0, 0, 21},  // bevel
    {1550, -1, -1, -1, 1431, 0, 1874, 113, 0, 1, 2, 18, 17, 0, 0, 21},  // cgColor
    {309, -1, 1551, -1, -1, 1301, 1875, 0, 1, 1, 0, 0, 13, 0, 0, 22},  // rect
    {307, -1, 1552, -1, -1, 1302, 1876, 1, 1, 1, 0, 0, 9, 0, 0, 22},  // point
    {299, -1, 1553, -1, -1, 1303, 1877, 2, 1, 1, 0, 0, 12, 0, 0, 22},  // size
    {293, -1, 1554, -1, -1, 1304, 1878, 3, 1, 1, 0, 0, 10, 0, 0, 22},  // vector
    {121, -1, 1555, -1, -1, 1305, 1879, 4, 1, 1, 0, 0, 14, 0, 0, 22},  // transform
    {1556, -1, -1, -1, -1, 1306, 1880, 5, 1, 1, 0, 0, 14, 0, 0, 22},  // css
    {1557, -1, -1, -1, -1, 1307, 1881, 6, 1, 1, 0, 0, 14, 0, 0, 22},  // svg
    {1409, 254, -1, -1, -1, 1308, 1882, 7, 1, 1, 4, 4, 9, 0, 0, 22},  // cgPoint
    {1410, 254, -1, -1, -1, 1309, 1883, 8, 1, 1, 4, 4, 12, 0, 0, 22},  // cgSize
    {1411, 254, -1, -1, -1, 1310, 1884, 9, 1, 1, 4, 4, 13, 0, 0, 22},  // cgRect
    {1412, 254, -1, -1, -1, 1311, 1885, 10, 1, 1, 4, 4, 10, 0, 0, 22},  // cgVector
    {1413, 254, -1, -1, -1, 1312, 1886, 11, 1, 1, 4, 4, 14, 0, 0, 22},  // cgAffineTransform
    {1558, -1, -1, -1, -1, 1313, 1887, 12, 1, 1, 0, 0, 29, 0, 0, 22},  // views
    {121, -1, -1, -1, -1, 1314, 1888, 0, 2, 2, 0, 0, 14, 0, 0, 23},  // transform
    {121, -1, -1, -1, -1, 1316, 1890, 1, 3, 3, 0, 0, 14, 0, 0, 23},  // transform
    {1485, 1559, -1, -1, -1, 0, 0, 2, 0, 0, 5, 23, 22, 0, 0, 23},  // fill
    {1560, 1559, -1, -1, -1, 0, 0, 3, 0, 0, 5, 23, 22, 0, 0, 23},  // aspectFit
    {1561, 1559, -1, -1, -1, 0, 0, 4, 0, 0, 5, 23, 22, 0, 0, 23},  // aspectFill
    {1562, 1559, -1, -1, -1, 0, 0, 5, 0, 0, 5, 23, 22, 0, 0, 23},  // scaleToFill
    {1563, 1559, -1, -1, -1, 0, 0, 6, 0, 0, 5, 23, 22, 0, 0, 23},  // scaleAspectFit
    {1564, 1559, -1, -1, -1, 0, 0, 7, 0, 0, 5, 23, 22, 0, 0, 23},  // scaleAspectFill
    {121, -1, -1, -1, -1, 1319, 1893, 8, 1, 1, 0, 0, 54, 0, 0, 23},  // transform
    {1566, -1, -1, -1, -1, 1320, 1894, 9, 1, 1, 0, 0, 0, 0, 0, 23},  // area
    {376, -1, -1, -1, -1, 1321, 1895, 10, 2, 2, 0, 0, 2, 0, 0, 23},  // contains
    {353, -1, -1, -1, -1, 1323, 1897, 11, 1, 2, 1, 30, 4, 0, 0, 23},  // corners
    {1556, -1, -1, -1, -1, 0, 1899, 0, 0, 1, 2, 15, 3, 0, 0, 24},  // css
    {1557, -1, -1, -1, -1, 0, 1900, 1, 0, 1, 2, 15, 3, 0, 0, 24},  // svg
    {1567, -1, -1, -1, -1, 0, 1901, 2, 0, 1, 2, 15, 53, 0, 0, 24},  // latex
    {1567, -1, -1, -1, -1, 0, 1902, 3, 0, 1, 2, 16, 53, 0, 0, 24},  // latex
    {1568, -1, -1, -1, -1, 1324, 1903, 4, 1, 1, 0, 0, 53, 0, 0, 24},  // swiftCode
    {1569, -1, -1, -1, -1, 1325, 1904, 0, 1, 1, 0, 0, 53, 0, 0, 25},  // explain
    {1569, -1, -1, -1, -1, 1326, 1905, 1, 2, 2, 0, 0, 53, 0, 0, 25},  // explain
    {534, -1, -1, -1, -1, 1328, 1907, 2, 2, 2, 0, 0, 53, 0, 0, 25},  // compare
    {534, -1, -1, -1, -1, 1330, 1909, 3, 3, 3, 0, 0, 53, 0, 0, 25},  // compare
    {825, -1, -1, -1, 1624, 1381, 1912, 0, 1, 2, 1, 31, 8, 0, 0, 26},  // action
    {1625, -1, -1, -1, -1, 1383, 1914, 1, 1, 1, 3, 0, 3, 0, 0, 26},  // Selector
    {1627, -1, -1, -1, -1, 1384, 1915, 2, 1, 1, 0, 0, 3, 0, 0, 26},  // NSStringFromClass
    {1628, -1, -1, -1, -1, 1385, 1916, 3, 1, 1, 0, 0, 3, 0, 0, 26},  // NSSelectorFromString
};

static const int32_t labels[] = {
    124, 223, 224, 125, 225, 226, 228, 229, 232, 229, 233, -1, -1, 236, -1, 236, -1, -1, 236, 238, 229, 238,
    229, -1, 238, 229, 238, 229, 246, -1, -1, -1, -1, 7, -1, 269, 270, 275, 276, 277, 278, -1, 238, 229, -1,
    285, -1, -1, -1, -1, 290, 291, -1, -1, 296, 297, -1, -1, -1, -1, -1, 238, 229, 296, 297, 272, 299, -1,
    317, 318, -1, -1, -1, 356, 357, 358, 359, -1, -1, -1, 246, 290, 291, 290, 291, -1, -1, -1, -1, -1, -1,
    -1, 385, 386, 382, 383, -1, -1, -1, -1, -1, -1, -1, 411, 411, 411, 411, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 412, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 386, 285, 246, 386, 269, 246, 285, 246,
    269, 246, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 488, 488, 492, 488,
    499, 500, 501, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 509, 515, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, 527, -1, 529, -1, 531, -1, -1, -1, -1, -1, 85, 85, -1, 492, 85, 85, 85, 492, 9, -1, 9, -1,
    544, -1, -1, -1, -1, -1, -1, -1, 548, 269, 386, -1, -1, 551, 552, -1, -1, -1, -1, 557, -1, 85, 558, 508,
    -1, -1, -1, -1, 246, 246, 246, -1, 551, -1, 560, -1, 561, 560, 561, 561, -1, -1, -1, 558, 508, 551, 575,
    492, 544, 561, 578, 561, 578, 8, 578, 8, 578, 492, -1, 582, -1, 583, 591, -1, -1, 591, -1, 591, -1, 594,
    -1, -1, -1, 594, -1, -1, 599, 600, 246, -1, -1, -1, -1, -1, -1, 85, 85, -1, 246, -1, 246, 246, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 492, 492, 492, 492, 544, -1, -1, 544, -1, 617, 618, 619, 620, -1,
    625, 620, 673, 673, 673, 673, 673, 673, 673, 673, 673, 673, 673, 673, 680, 681, 285, -1, -1, -1, -1, 581,
    -1, 825, 7, -1, 825, 826, -1, 825, 7, -1, 825, 826, 7, -1, -1, 7, -1, 831, -1, 7, -1, 831, -1, 7, -1,
    831, -1, 7, -1, 831, -1, 7, -1, 7, 492, -1, -1, 863, -1, 866, -1, 561, 561, 870, -1, 871, -1, 872, -1,
    285, -1, 386, -1, 875, -1, 876, -1, 875, -1, 876, 492, -1, -1, -1, -1, -1, -1, 561, -1, 893, -1, 894, -1,
    544, -1, 544, -1, 544, 911, 544, 8, 8, 8, 926, 8, 926, -1, -1, -1, 285, -1, 386, -1, -1, 932, -1, -1,
    973, 296, 297, 296, 297, 296, 297, 974, -1, 238, 229, -1, 238, 229, 238, 229, -1, -1, -1, 978, -1, -1,
    978, 238, 229, 238, 229, 238, 229, 978, -1, -1, 238, 229, -1, 993, 825, -1, 993, 825, -1, 993, 825, -1,
    993, 825, -1, 993, 825, -1, 993, 825, -1, 993, 825, -1, 8, -1, 1050, 8, -1, 1052, 8, -1, 8, -1, -1, 8,
    -1, 1052, -1, 825, -1, 825, -1, 544, -1, 544, -1, 544, -1, 544, -1, 1060, -1, 1060, -1, 1060, -1, 1060,
    -1, 7, -1, 1063, 1066, -1, -1, -1, 8, -1, 8, -1, 7, -1, -1, 7, -1, 7, -1, 386, 285, 1103, 386, 285, 1103,
    1104, 386, 285, 1103, 386, 285, 1103, 1104, 561, 386, 285, 1103, 561, 386, 285, 1103, 270, 561, 246,
    1108, 1103, 561, 561, 1110, 561, 1105, 561, 1110, 1105, 561, 1112, 285, 1103, 1002, 1002, 1002, 1002, -1,
    678, -1, 1220, -1, -1, -1, 1221, 1222, 1223, 1224, 1224, 1225, 1226, 1227, 1228, 1225, 561, 561, 1230,
    1231, -1, -1, 561, 1234, 1235, 1234, 1235, 1234, 1235, 1236, 1234, 1235, 1236, 1234, 1237, 1235, 1234,
    1237, 1235, 1234, 1237, 1235, 1236, 1234, 1237, 1235, 1236, 1234, 1237, 1238, 1235, 1234, 1237, 1238,
    1235, 1234, 1237, 1238, 1235, 1236, 1234, 1237, 1238, 1235, 1236, 1234, 1237, 1239, 1240, 1235, 1234,
    1237, 1239, 1240, 1235, 1234, 1237, 1239, 1240, 1238, 1235, 1234, 1237, 1239, 1240, 1238, 1235, 1234,
    1237, 1239, 1240, 1235, 1236, 1234, 1237, 1239, 1240, 1235, 1236, 1234, 1237, 1239, 1240, 1238, 1235,
    1236, 1234, 1237, 1239, 1240, 1238, 1235, 1236, -1, 1235, -1, 1235, -1, 1235, 1236, -1, 1235, 1236, -1,
    1237, 1238, 1235, -1, 1237, 1238, 1235, -1, 1237, 1238, 1235, 1236, -1, 1237, 1238, 1235, 1236, -1, 1237,
    1239, 1240, 1238, 1235, 1236, -1, 1237, 1239, 1240, 1238, 1235, 1236, 1234, 1237, 1235, 1234, 1237, 1235,
    1234, 1237, 1238, 1235, 1234, 1237, 1238, 1235, 1234, 1237, 1235, 1236, 1234, 1237, 1235, 1236, 1234,
    1237, 1238, 1235, 1236, 1234, 1237, 1238, 1235, 1236, -1, 1237, 1238, 1235, 1236, -1, 1237, 1238, 1235,
    1236, 1245, 1246, 1235, 1245, 1246, 1235, -1, 1246, 1235, -1, 1246, 1235, 1234, 1237, 1238, 1235, 1236,
    1234, 1237, 1238, 1235, 1236, 1234, 1237, 1238, 1235, 1234, 1237, 1238, 1235, 1234, 1237, 1235, 1236,
    1234, 1237, 1235, 1236, 1234, 1237, 1235, 1234, 1237, 1235, -1, 1251, -1, -1, -1, -1, -1, -1, -1, 1265,
    672, 672, 1265, -1, 1267, -1, 1267, 1270, -1, 1270, 1267, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, 1284, 1284, 1284, 1301, 1313, 1235, 1301, 1313, 1235, 1301, 1313, 1301, 1313, 1301, 1224, 1235,
    1301, 1224, 1235, 1301, 1224, 1301, 1224, 1301, 1221, 1222, 1235, 1301, 1221, 1222, 1235, 1301, 1221,
    1222, 1301, 1221, 1222, 1301, 1314, 1301, 1314, 1316, -1, 561, 1321, 1322, -1, -1, 1324, -1, -1, 591,
    591, 591, 1336, -1, 1336, 1336, -1, 1336, -1, 386, -1, 285, -1, -1, -1, -1, 1347, 1348, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 256, 257, 1357, 1358,
    258, 259, 1359, 1360, 1361, 1362, 1363, 1364, 260, 261, 1365, 262, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 551, -1, 1372, -1, 551, 1372, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    492, -1, 8, -1, -1, 492, -1, 8, -1, -1, 1389, -1, 1112, -1, 1112, 1389, -1, -1, 1389, -1, 1112, -1, 1112,
    1389, -1, -1, 165, 1408, 166, 167, 75, 200, 1409, 204, 1410, 206, 1411, 207, 1412, 205, 1413, 142, -1,
    -1, 1424, 1424, 1425, 309, 1434, 932, 1435, 1436, 1437, -1, -1, 309, 121, -1, 1440, 121, -1, -1, -1, -1,
    -1, -1, 508, 1077, -1, -1, 1434, 1465, 1466, 121, -1, -1, -1, -1, 1434, 1468, 1469, 285, 285, 121, 285,
    285, 121, 1473, 1473, 121, 285, 285, -1, -1, 121, -1, -1, 121, 8, 8, 121, 8, 1465, 1466, 8, 1465, 1466,
    121, -1, -1, -1, 121, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, 285, 1221, 1222, 285, 1496, 1497, 285, 1496, 1497, 121, 285, 1499, 285, 1500, 285, 1500, 121,
    285, 1221, 1222, 285, 1499, 1504, 1108, 1505, 1506, 1507, 354, 1108, 1505, 1506, 1507, 354, 1108, 1505,
    1506, 1507, 121, 354, 1108, 1505, 1509, 354, 1108, 1505, 1509, 121, 1510, 1108, 1505, 1506, 1507, 1504,
    1108, 1505, 1506, 1507, 1512, 1513, 1108, 1512, 1513, 1108, 121, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1526, 1526, -1,
    -1, -1, -1, -1, -1, -1, -1, 1526, -1, 121, -1, 1526, 121, -1, -1, -1, -1, -1, 386, 386, 386, 386, 386,
    -1, -1, 7, 7, 7, 7, 7, 386, 386, 285, 386, 285, -1, 1565, 492, -1, 8, 8, -1, -1, -1, 1570, -1, -1, -1,
    -1, 492, -1, 544, 911, 544, 492, -1, 561, 863, 866, -1, 285, -1, 386, -1, -1, 386, -1, 285, -1, 561, -1,
    591, 591, -1, 561, 870, -1, -1, -1, 560, -1, 551, 1316, 561, 1321, 1322, 1050, 8, -1, 8, 1066, 591, 1336,
    1336, -1, 1336, -1, 1336, 591, 591, -1, -1, -1, 233, -1, 236, 246, 269, 270, 275, 276, 277, 278, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, 1510, 1108, 1505, 1506, 1507, 1504, 1108, 1505, 1506, 1507, 354, 1108, 1505,
    1506, 1507, 354, 1108, 1505, 1506, 1507, 121, 354, 1108, 1505, 1509, 354, 1108, 1505, 1509, 121, -1, -1,
    -1, -1, -1, -1, -1, -1, 561, 246, 1108, 1103, 561, 386, 285, 1103, 270, -1, -1, -1, 238, 229, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 285, -1, 386, -1, 875, -1, 876, -1, 875, -1, 876, -1, 285, -1, 386, -1, 544, 911,
    544, -1, -1, -1
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
    4, 4, 4, 4, 4, 4, 4, 4, 10, 0, 4, 14, 0, 0, 0, 0, 0, 0, 7, 7, 7, 7, 7, 7, 7, 0, 7, 0, 7, 0, 0, 7, 0, 0,
    7, 7, 7, 7, 50, 7, 50, 7, 50, 7, 7, 50, 7, 0, 7, 0, 5, 395269, 50, 7, 50, 7, 50, 7, 50, 7, 50, 7, 0, 50,
    7, 50, 7, 50, 7, 50, 7, 50, 7, 50, 7, 50, 7, 50, 7, 7, 8, 8, 8, 8, 8, 1, 8, 50, 8, 67503368, 67504133, 6,
    6, 6, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541,
    6, 1541, 6, 1541, 6, 0, 6, 0, 6, 0, 6, 0, 6, 6, 6, 1, 1, 1, 1, 18, 1, 18, 18, 18, 1, 1, 14, 14, 14, 14,
    14, 14, 14, 14, 14, 14, 14, 14, 30, 30, 30, 30, 30, 30, 30, 4, 0, 30, 30, 10, 30, 30, 30, 30, 30, 30, 1,
    1, 1, 1, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 4, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    30, 30, 0, 1074, 4, 30, 0, 1074, 4, 30, 0, 590898, 4, 30, 0, 590898, 4, 30, 4, 30, 4, 30, 2308, 4, 30,
    2308, 4, 30, 0, 4, 30, 0, 4, 30, 0, 4, 30, 0, 4, 30, 0, 4, 30, 0, 4, 30, 0, 4, 30, 0, 4, 30, 30, 30, 30,
    30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    1, 30, 1, 1, 30, 30, 30, 30, 30, 30, 30, 3594, 2334, 30, 3594, 2334, 30, 3594, 2334, 30, 3594, 2334, 30,
    3594, 2334, 30, 3594, 2334, 30, 30, 31, 31, 31, 30, 31, 30, 31, 31, 30, 30, 30, 14, 31, 14, 30, 30, 30,
    13, 30, 30, 30, 31, 30, 1, 31, 31, 1, 31, 31, 31, 31, 31, 31, 30, 30, 30, 30, 30, 30, 10, 0, 30, 0, 0,
    30, 0, 0, 30, 10, 0, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 0, 30, 14, 3, 31, 31, 31, 31, 31, 31, 31,
    31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31,
    31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 15, 31, 31, 31, 31, 31, 31, 31, 31, 3594, 2335, 31, 3594,
    2335, 31, 10, 31, 10, 1, 4, 4, 4, 48, 1, 1, 48, 1, 48, 1, 48, 1, 1, 2609, 48, 1, 48, 1, 1, 48, 10, 48, 1,
    1, 48, 1, 48, 1, 48, 13, 48, 2, 48, 2, 2609, 48, 1, 48, 1, 2609, 48, 1, 1, 48, 1, 48, 1, 48, 1, 1, 2609,
    48, 15, 48, 51, 48, 48, 48, 48, 48, 1, 1, 15, 0, 590898, 50, 0, 590898, 50, 0, 590898, 50, 0, 590898, 50,
    0, 590898, 50, 0, 590898, 50, 0, 590898, 50, 34, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33,
    33, 33, 33, 33, 33, 33, 33, 2334, 33, 2334, 33, 1, 2334, 33, 1, 2334, 33, 2334, 33, 2334, 33, 2334, 33,
    2334, 33, 2826, 2334, 33, 2826, 2334, 33, 0, 590898, 33, 0, 590898, 33, 1541, 0, 33, 1541, 0, 33, 1541,
    0, 33, 1541, 0, 33, 1541, 0, 33, 1541, 0, 33, 1541, 0, 33, 1541, 0, 33, 51, 0, 33, 51, 0, 33, 33, 33, 33,
    33, 30, 33, 30, 33, 30, 30, 30, 30, 51, 2334, 51, 2334, 51, 2334, 51, 2334, 5, 51, 598302, 51, 598302,
    51, 598302, 51, 51, 51, 51, 51, 51, 51, 51, 10, 10, 1, 10, 10, 1, 3, 5, 5, 1, 5, 5, 1, 3, 10, 1, 1, 1,
    10, 1, 1, 1, 258, 10, 258, 1, 1, 10, 10, 1, 10, 1, 10, 1, 1, 10, 1, 5, 1, 39, 1, 1, 1, 1, 1, 41, 41, 1,
    1, 1, 1, 10, 10, 40, 1, 1, 11, 1, 1, 1, 11, 38, 1, 38, 1, 38, 38, 10, 10, 1301274266515931649,
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
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 51, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
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
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 49, 0, 0, 0, 0, 0, 48, 15, 33, 0, 33, 33, 33, 33, 33, 33, 35,
    34, 0, 35, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 51, 0, 0, 0, 0, 0, 0, 0, 36, 36, 0, 0, 0, 0, 0, 0, 0, 0, 0, 51, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 39, 39, 39, 39, 40, 40, 41, 44, 45, 42, 43, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 38, 38, 38, 38, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 37, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 47, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 37, 0, 37, 37, 37, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 46, 0, 0,
    0, 0, 0, 0, 0, 0, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 32, 32, 32, 32, 18, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 27, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 28, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 23, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 4, 4
};

static const int32_t type_names[] = {
    155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175,
    176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 164, 191, 192, 193, 194, 195,
    196, 197, 198, 199, 200, 201, 202, 203, 204, 205, 206, 207, 142, 208, 209, 210, 211, 212, 213, 214, 215,
    216, 217, 218, 219, 220, 221, 222, 254, 355, 480, 584, 585, 586, 603, 744, 745, 769, 783, 849, 900, 902,
    905, 912, 913, 914, 915, 984, 990, 991, 992, 994, 995, 996, 997, 998, 999, 770, 1000, 1001, 1003, 1074,
    1082, 1083, 1093, 1115, 1116, 1117, 1118, 1119, 1120, 1121, 1122, 1123, 1124, 1125, 1215, 1216, 1217,
    1218, 1260, 1261, 1262, 1283, 1285, 1286, 1287, 1249, 1339, 1348, 1426, 1427, 1428, 1429, 1430, 1431,
    1432, 1454, 1533, 1544, 1559, 1625, 1626
};

static const struct catalogue_tables tables = {
    bytes, COUNT(bytes) - 1, names, COUNT(names), slots, COUNT(slots), first, COUNT(first),
    links, COUNT(links), entries, COUNT(entries), labels, COUNT(labels), kinds, COUNT(kinds),
    types, COUNT(types), type_names, COUNT(type_names)};

const struct catalogue_tables *_Nonnull catalogue_tables(void) { return &tables; }
