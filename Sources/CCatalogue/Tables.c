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
    "anchorPoint" "isHidden" "clipsToBounds" "name" "image" "UIImage" "systemName" "transform3D"
    "moveAnchor" "contentOffset" "isUserInteractionEnabled" "userInteractionEnabled" "tag" "backgroundColor"
    "text" "textColor" "textAlignment" "font" "contentMode" "isOpaque" "tintColor" "contentScaleFactor"
    "accessibilityLabel" "safeAreaInsets" "layoutMargins" "mask" "accessibilityIdentifier"
    "accessibilityHint" "isAccessibilityElement" "semanticContentAttribute" "clearsContextBeforeDrawing"
    "isFirstResponder" "numberOfLines" "adjustsFontSizeToFitWidth" "lineBreakMode" "attributedText"
    "baselineAdjustment" "borderStyle" "keyboardType" "returnKeyType" "autocorrectionType"
    "autocapitalizationType" "clearButtonMode" "shadowColor" "placeholder" "minimumScaleFactor" "isEditable"
    "isSelectable" "isSecureTextEntry" "zoomScale" "DecelerationRate" "UIScrollViewDecelerationRate"
    "normal" "UIScrollView.DecelerationRate" "UIScrollViewDecelerationRateNormal" "fast"
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
    {6467, 1742909879}, {6478, 581045492}, {6488, 877317237}, {6501, 1513289445}, {6525, 2694946607},
    {6547, 3902926015}, {6550, 2516003219}, {6565, 3083183824}, {6569, 3185987134}, {6578, 3141474305},
    {6591, 1010012291}, {6595, 659427984}, {6606, 3254824265}, {6614, 1438951982}, {6623, 571377267},
    {6641, 143865419}, {6659, 445834375}, {6673, 4201716739}, {6686, 2082798958}, {6690, 3883353449},
    {6713, 1252969316}, {6730, 611349806}, {6752, 3939761393}, {6776, 1880591026}, {6802, 1052979093},
    {6818, 1315057949}, {6831, 3198073272}, {6856, 1888717571}, {6869, 1499172353}, {6883, 1151719106},
    {6901, 1297838153}, {6912, 1291853992}, {6924, 3864824124}, {6937, 284302454}, {6955, 2291378338},
    {6977, 2024043478}, {6992, 3416336049}, {7003, 3326301860}, {7014, 2097883034}, {7032, 2658088632},
    {7042, 4116806241}, {7054, 2750625341}, {7071, 2805121617}, {7080, 2636563400}, {7096, 1088403524},
    {7124, 1326471550}, {7130, 3867909202}, {7159, 2053519890}, {7193, 24686317}, {7197, 43254447},
    {7229, 3633974900}, {7237, 1715765854}, {7253, 3488110948}, {7259, 1226705564}, {7269, 1144915353},
    {7287, 1085962434}, {7293, 542584942}, {7311, 1880354216}, {7320, 2126046479}, {7341, 3409685817},
    {7351, 2322214854}, {7373, 715012316}, {7378, 667630371}, {7395, 4011681569}, {7410, 2477794221},
    {7425, 2826459802}, {7432, 863636682}, {7462, 3312035873}, {7490, 2374822095}, {7506, 1117036282},
    {7522, 2727146260}, {7534, 2338438971}, {7542, 894604266}, {7560, 239266950}, {7576, 3440848049},
    {7594, 1563451997}, {7630, 1300855194}, {7648, 2649340029}, {7661, 3157132282}, {7692, 1994390723},
    {7705, 3295732442}, {7724, 3217941162}, {7761, 2638373311}, {7780, 729836362}, {7797, 1103965319},
    {7832, 3909734774}, {7849, 3422384807}, {7863, 1562399317}, {7895, 3535094014}, {7909, 2862813109},
    {7929, 70193435}, {7967, 3331707904}, {7987, 167527483}, {7991, 810547195}, {8013, 3377910156},
    {8029, 2815096657}, {8070, 3232227944}, {8089, 2636711499}, {8103, 2461495057}, {8108, 502047894},
    {8128, 2942666046}, {8134, 1490954098}, {8145, 1092012710}, {8170, 38792922}, {8181, 2899252294},
    {8189, 871591685}, {8211, 1041997713}, {8219, 3217987877}, {8227, 1309284212}, {8249, 2823090016},
    {8257, 4012061332}, {8272, 4204111253}, {8277, 3492500287}, {8286, 773059133}, {8309, 2759092874},
    {8318, 481727645}, {8332, 2303844654}, {8360, 1323066019}, {8374, 590774350}, {8383, 421821156},
    {8406, 696240407}, {8415, 1453714756}, {8430, 466020238}, {8459, 4077855673}, {8474, 1744839726},
    {8490, 1408722253}, {8520, 876245160}, {8536, 452810861}, {8549, 1260603725}, {8576, 968316954},
    {8589, 859371885}, {8603, 1658883364}, {8631, 3531153185}, {8645, 486221508}, {8656, 4064395570},
    {8681, 2257273533}, {8692, 3217031314}, {8704, 1898701486}, {8730, 692253475}, {8742, 2618608526},
    {8756, 889051197}, {8784, 1439665068}, {8798, 3703752221}, {8813, 158609817}, {8842, 3199826274},
    {8857, 3872230201}, {8870, 592993401}, {8897, 2782426318}, {8910, 1648296985}, {8932, 2036964556},
    {8968, 1478369021}, {8990, 2072579308}, {8999, 588027325}, {9005, 3294899967}, {9021, 2406610228},
    {9033, 1136770368}, {9044, 1099727666}, {9071, 3943336079}, {9079, 3373088083}, {9087, 1118385669},
    {9100, 1252830802}, {9108, 1310484760}, {9126, 4211107556}, {9144, 4235327583}, {9163, 1911957762},
    {9175, 2274977100}, {9185, 1894102977}, {9202, 1868420705}, {9217, 1229760322}, {9232, 401251929},
    {9241, 4136070254}, {9251, 141711844}, {9264, 1877099350}, {9274, 4224630636}, {9300, 2956264019},
    {9324, 3731343133}, {9335, 1490880043}, {9350, 651349070}, {9369, 3553571131}, {9390, 798050051},
    {9410, 1738029828}, {9419, 830772382}, {9443, 975665791}, {9450, 3753552150}, {9472, 1268347563},
    {9481, 2675976173}, {9489, 2255101473}, {9500, 938963840}, {9512, 1325536902}, {9522, 66138439},
    {9541, 2650151654}, {9553, 1362571274}, {9560, 2674091075}, {9577, 4180264212}, {9588, 2220611910},
    {9594, 3628923247}, {9613, 2290191893}, {9626, 524486259}, {9641, 536057419}, {9654, 2266436945},
    {9666, 2660165913}, {9678, 2510371521}, {9685, 1647949432}, {9696, 2499925078}, {9702, 1061329053},
    {9710, 2186648520}, {9722, 3685987662}, {9736, 1203193122}, {9750, 3305235377}, {9765, 3408062813},
    {9787, 598285973}, {9798, 2107277412}, {9813, 1771288722}, {9827, 1024755039}, {9847, 2323362532},
    {9867, 295121441}, {9879, 3240065181}, {9888, 3923523740}, {9908, 140741692}, {9938, 687274249},
    {9948, 1680403306}, {9959, 186774928}, {9973, 2185261687}, {9978, 2753641482}, {9983, 2454962418},
    {10000, 958887293}, {10018, 3594902096}, {10026, 2175633178}, {10043, 775974691}, {10050, 4056008598},
    {10064, 32195591}, {10071, 3647323098}, {10087, 3198753898}, {10098, 2621687777}, {10122, 56185609},
    {10130, 3091067239}, {10134, 3935363592}, {10144, 3073585980}, {10151, 1867556362}, {10164, 2589014835},
    {10180, 3891896413}, {10186, 4148812653}, {10193, 1700657266}, {10205, 1106246455}, {10220, 754571866},
    {10231, 1038506759}, {10237, 4176775601}, {10246, 2830785103}, {10256, 1731433239}, {10264, 855408348},
    {10272, 2834400513}, {10287, 3963693047}, {10296, 3544094494}, {10302, 4009327117}, {10318, 492923249},
    {10331, 1423062726}, {10349, 161915485}, {10392, 2642763852}, {10405, 1214513038}, {10422, 1445723454},
    {10431, 2844467682}, {10438, 3334659430}, {10450, 3572701046}, {10461, 555663897}, {10472, 3123020006},
    {10485, 3005567066}, {10497, 2400366623}, {10509, 2266193630}, {10519, 3448933658}, {10532, 3786999131},
    {10540, 2370703267}, {10552, 1489487637}, {10567, 2552112075}, {10585, 2857694466}, {10598, 2048902997},
    {10613, 1468503355}, {10632, 376585884}, {10644, 1938712828}, {10666, 3810570069}, {10685, 1375206950},
    {10707, 1648973383}, {10726, 1187236458}, {10748, 1447170883}, {10767, 2183746320}, {10789, 4241624385},
    {10796, 3048556132}, {10815, 3744775116}, {10833, 3621218635}, {10850, 3611392321}, {10861, 3412690475},
    {10874, 2109961146}, {10900, 2124853820}, {10922, 4061796954}, {10929, 4173553157}, {10937, 2053962742},
    {10947, 503535429}, {10958, 1836668495}, {10967, 721310682}, {10982, 1006735486}, {10994, 325084441},
    {10999, 2961925722}, {11009, 497438945}, {11018, 1787797455}, {11029, 1849888827}, {11049, 3825011241},
    {11058, 385702446}, {11064, 2166834857}, {11071, 3055437297}, {11078, 601507180}, {11094, 2970916523},
    {11098, 1041509726}, {11103, 1494001562}, {11112, 2984076638}, {11119, 2157316278}, {11125, 348705738},
    {11139, 737459482}, {11145, 1122880180}, {11156, 1945272936}, {11171, 2380932862}, {11179, 2548392784},
    {11190, 3688764708}, {11200, 1901756438}, {11209, 906872895}, {11220, 1648836552}, {11227, 1359877577},
    {11235, 521485205}, {11248, 252720416}, {11262, 1264131298}, {11266, 1582017048}, {11285, 422274124},
    {11304, 3020961236}, {11310, 845187144}, {11332, 1120609123}, {11356, 3704248662}, {11383, 1361184210},
    {11405, 254023945}, {11433, 3600137057}, {11457, 2682444316}, {11466, 1644100618}, {11490, 1592819465},
    {11523, 895660813}, {11531, 335426986}, {11556, 1264318259}, {11588, 1168386582}, {11596, 1663862986},
    {11601, 1746993862}, {11630, 1903257066}, {11635, 974882150}, {11642, 1177151643}, {11673, 165292311},
    {11680, 2311397435}, {11685, 439402299}, {11714, 1552997231}, {11719, 3962257883}, {11728, 2220750876},
    {11761, 2007447656}, {11770, 2787838396}, {11776, 3769421748}, {11806, 4173954024}, {11812, 1434043348},
    {11822, 1426660429}, {11856, 737025121}, {11890, 1466689035}, {11928, 4098563933}, {11933, 513712005},
    {11970, 229043912}, {11974, 2457286800}, {12009, 3584307048}, {12011, 1123244352}, {12048, 1329338781},
    {12052, 2761510965}, {12057, 2016490230}, {12064, 49525662}, {12084, 539821669}, {12102, 3772220557},
    {12120, 4185830300}, {12135, 3171290880}, {12157, 832521766}, {12179, 1461782644}, {12199, 691540578},
    {12222, 1404144425}, {12242, 522796658}, {12259, 1376505559}, {12268, 3748513642}, {12276, 846470194},
    {12284, 200649126}, {12298, 3431639220}, {12305, 4292335199}, {12320, 907121470}, {12326, 2240342303},
    {12343, 2969811462}, {12357, 167268160}, {12371, 1833803298}, {12383, 2457918009}, {12395, 4071123319},
    {12407, 1834047080}, {12423, 3367860727}, {12432, 3718375587}, {12438, 2118064195}, {12449, 493169962},
    {12457, 2713721240}, {12462, 1695364032}, {12469, 4030051588}, {12475, 1400182552}, {12505, 455416660},
    {12525, 2271268225}, {12548, 2613973034}, {12566, 392604227}, {12588, 3754606837}, {12608, 2833158821},
    {12624, 3350374178}, {12631, 534084754}, {12645, 2867322350}, {12667, 2116308131}, {12672, 3649057272},
    {12680, 3845453865}, {12689, 2994984227}, {12705, 664899839}, {12727, 1989677117}, {12732, 2918522264},
    {12744, 3420926329}, {12757, 3178453163}, {12774, 3149605050}, {12779, 2920394832}, {12796, 1523943668},
    {12806, 862917743}, {12828, 4234031555}, {12845, 1719771455}, {12866, 2399213176}, {12873, 4287151977},
    {12883, 450801067}, {12890, 1669872668}, {12904, 4013487222}, {12931, 2679495900}, {12947, 856694529},
    {12971, 2681939195}, {12987, 3153218578}, {13011, 2240063300}, {13015, 3096186179}, {13020, 741716276},
    {13025, 2329068957}, {13032, 2921198141}, {13037, 1055615879}, {13042, 3285122304}, {13048, 230313139},
    {13051, 2868333218}, {13055, 4098541315}, {13060, 33356212}, {13067, 1723256298}, {13071, 4140259964},
    {13077, 107912219}, {13099, 4121566434}, {13129, 3855721002}, {13145, 2216232237}, {13169, 2255928953},
    {13189, 159080631}, {13203, 3689248828}, {13228, 836430118}, {13248, 2287125059}, {13271, 1038585177},
    {13292, 3367347455}, {13318, 4230039153}, {13332, 609216699}, {13367, 1501614459}, {13378, 1529288929},
    {13410, 2719113377}, {13422, 2275796322}, {13455, 1812401954}, {13466, 2408338453}, {13498, 2855832277},
    {13525, 1459817706}, {13536, 2392518824}, {13568, 518942568}, {13589, 3663533692}, {13631, 2192755772},
    {13656, 177875273}, {13702, 891907593}, {13724, 1945812840}, {13767, 1417411880}, {13791, 2154355281},
    {13836, 3467076881}, {13856, 317429627}, {13897, 771452987}, {13932, 181460511}, {13952, 456257992},
    {13993, 2485130632}, {14016, 317835491}, {14060, 3496877987}, {14081, 1103010248}, {14131, 3557956176},
    {14154, 4255026978}, {14206, 3877521898}, {14220, 4267328027}, {14231, 3365817217}, {14243, 1019517826},
    {14254, 4255312501}, {14260, 107113802}, {14271, 339302984}, {14292, 571385436}, {14317, 701971049},
    {14339, 3844547848}, {14363, 2993703921}, {14383, 856100507}, {14397, 523418047}, {14418, 1199509864},
    {14427, 71184232}, {14456, 3633864562}, {14462, 3626350180}, {14488, 227242734}, {14495, 3686895409},
    {14522, 23593359}, {14528, 3490026688}, {14554, 2245546586}, {14563, 63500808}, {14569, 3324008260},
    {14576, 2639082641}, {14582, 4241250784}, {14610, 1005534689}, {14638, 433529277}, {14667, 1104277830},
    {14680, 1738166450}, {14715, 4196810825}, {14744, 1042290725}, {14751, 1073217499}, {14769, 2059328792},
    {14777, 1536564555}, {14796, 2064776214}, {14805, 1856753941}, {14825, 1308833490}, {14829, 3934383778},
    {14844, 2480094667}, {14852, 4009865048}, {14880, 365080250}, {14886, 3648362799}, {14912, 980454765},
    {14919, 1860367182}, {14946, 3669799736}, {14949, 1787721130}, {14975, 447103454}, {14980, 1697318111},
    {15008, 2673357851}, {15038, 2937116726}, {15056, 3523238589}, {15064, 1863269210}, {15084, 2099371351},
    {15089, 4096559242}, {15106, 2182794837}, {15113, 667710333}, {15116, 718098122}, {15119, 682728183},
    {15137, 3802467407}, {15158, 3657180965}, {15181, 1665393361}, {15205, 1052733624}, {15214, 184912774},
    {15230, 4089387070}, {15243, 2352568569}, {15256, 1245245715}, {15269, 1262023334}, {15283, 3270702940},
    {15295, 2739892052}, {15310, 2480001844}, {15314, 3749132497}, {15323, 1230999982}, {15330, 3143743637},
    {15336, 351428278}, {15353, 2428146278}, {15368, 2992948263}, {15379, 2349028720}, {15386, 3885786800},
    {15398, 1736514697}, {15408, 3474322026}, {15418, 60432295}, {15423, 1322381784}, {15430, 4012403877},
    {15452, 989471740}, {15473, 452908417}, {15492, 423327896}, {15508, 2453966149}, {15536, 1731566697},
    {15547, 2587032280}, {15568, 2963724706}, {15584, 712913813}, {15616, 2778836517}, {15639, 1613655628},
    {15661, 655649118}, {15676, 2173728365}, {15683, 2357661820}, {15699, 409169195}, {15719, 3491459423},
    {15736, 1226170970}, {15759, 3404475955}, {15789, 1624986452}, {15823, 3623300279}, {15840, 3034534074},
    {15860, 575711980}, {15879, 671086880}, {15906, 387145109}, {15919, 1032586458}, {15931, 266241602},
    {15951, 3402924327}, {15961, 1269553309}, {15967, 503252654}, {15970, 4160314702}, {15974, 159043482},
    {15981, 2686336408}, {15986, 2717370895}, {15996, 1132587367}, {16004, 1195117749}, {16018, 1879021152},
    {16032, 581463510}, {16055, 2140377464}, {16067, 1275514075}, {16079, 2387979536}, {16090, 3884420844},
    {16107, 1646387302}, {16119, 308670472}, {16132, 3934596143}, {16145, 2845511965}, {16168, 4013472960},
    {16188, 207861097}, {16208, 3570842623}, {16224, 2974165697}, {16231, 1232628331}, {16248, 889198334},
    {16267, 3364533173}, {16283, 2007207608}, {16292, 3255160570}, {16299, 2953807453}, {16306, 709349229},
    {16310, 2223459638}, {16318, 2600881466}, {16333, 2804841900}, {16348, 2904109309}, {16360, 46347960},
    {16368, 111583397}, {16378, 249290197}, {16388, 1264874778}, {16400, 2552651146}, {16414, 3277309783},
    {16422, 799079693}, {16427, 2072037248}, {16436, 1839346743}, {16446, 2980706495}, {16457, 3765738945},
    {16471, 1478303606}, {16483, 1491675329}, {16491, 2435397115}, {16512, 1647672292}, {16531, 1635008148},
    {16546, 1487095968}, {16562, 3124627733}, {16567, 2570585620}, {16583, 366187551}, {16597, 2318987703},
    {16607, 1761128012}, {16621, 185295765}, {16634, 3838690653}, {16649, 1263600608}, {16666, 2027855346},
    {16686, 3216563907}, {16700, 1058098686}, {16713, 467864515}, {16724, 3932876427}, {16737, 2706824106},
    {16746, 1016188828}, {16762, 957769824}, {16772, 1005022371}, {16786, 2696340427}, {16804, 1092596157},
    {16815, 1283833217}, {16834, 1606336818}, {16837, 993596020}, {16852, 2693457989}, {16861, 3779456605},
    {16880, 415476443}, {16893, 1262823941}, {16903, 1622115944}, {16911, 1499161504}, {16922, 2973219889},
    {16935, 2597275607}, {16940, 1748273790}, {16946, 860606716}, {16951, 3002334877}, {16968, 2034172196},
    {16994, 3305562105}, {17012, 3707972394}, {17019, 3647859367}, {17032, 3236366608}, {17045, 1824874128},
    {17066, 2788634194}, {17088, 1466132464}, {17116, 3529599493}, {17148, 2079469443}, {17170, 738891302},
    {17188, 3197889394}, {17207, 2360350959}, {17232, 3813530536}, {17235, 488247560}, {17238, 605690893},
    {17241, 622615607}, {17244, 572282750}, {17247, 2334079840}, {17250, 2384412697}, {17253, 2367635078},
    {17256, 2417967935}, {17259, 2502003125}, {17278, 3649363768}, {17297, 3444963044}, {17328, 2273024933},
    {17351, 4264915354}, {17372, 3077942367}, {17401, 590894855}, {17411, 1618037728}, {17421, 1850454287},
    {17431, 3957551837}, {17450, 4284171251}, {17466, 3891447831}, {17472, 2774883451}, {17484, 3483418915},
    {17501, 668816343}, {17509, 2931048700}, {17518, 2388452721}, {17526, 4258353177}, {17529, 1141775739},
    {17535, 4126724647}, {17545, 2859901778}, {17549, 3250964130}, {17557, 1360419304}, {17561, 3001705435},
    {17567, 2071016015}, {17572, 4246411473}, {17576, 2944866961}, {17579, 418647609}, {17582, 2471879920},
    {17584, 1105628090}, {17588, 963632676}, {17591, 1882099852}, {17600, 2097992392}, {17608, 4171284318},
    {17616, 2265671865}, {17623, 2076987736}, {17634, 3694939264}, {17641, 2984259090}, {17648, 306596620},
    {17656, 1011505953}, {17660, 1692432290}, {17667, 1616530830}, {17678, 2662881380}, {17685, 3218261061},
    {17692, 2261369287}, {17698, 912855974}, {17704, 3374781713}, {17712, 2293478956}, {17729, 1149880784},
    {17738, 953119650}, {17750, 1491100860}, {17761, 417924775}, {17772, 3895649598}, {17785, 2700906213},
    {17807, 2989913377}, {17813, 3882857642}, {17819, 3114108242}, {17826, 2831556715}, {17839, 3401266884},
    {17845, 1451477576}, {17861, 119757721}, {17870, 2438128661}, {17882, 2193512543}, {17892, 1505809199},
    {17911, 2758857958}, {17922, 1600511528}, {17928, 785452558}, {17938, 1861738460}, {17944, 3056320968},
    {17964, 4208727282}, {17977, 3291555781}, {17986, 2196865874}, {18015, 1361552727}, {18037, 2957611498},
    {18046, 2007872489}, {18054, 2339550961}, {18066, 3508411830}, {18079, 2355901240}, {18090, 4245501841},
    {18096, 3163908038}, {18103, 2925496955}, {18116, 108183312}, {18130, 1328193084}, {18145, 2265931075},
    {18166, 3180543629}, {18178, 1599455416}, {18185, 2387400333}, {18204, 1202605450}, {18212, 591972422},
    {18232, 1175191511}, {18243, 873742264}, {18266, 326594495}, {18276, 2059707271}, {18298, 1503948434},
    {18308, 3230945966}, {18330, 2911124459}, {18341, 1449651004}, {18353, 1980023723}, {18380, 3261273255},
    {18397, 1962088798}, {18408, 659713157}, {18412, 407568404}, {18419, 3610741318}, {18427, 24023407},
    {18434, 2767062895}, {18446, 197333961}, {18461, 3768039387}, {18468, 2976183426}, {18476, 854431587},
    {18486, 2611701562}, {18500, 4149673879}, {18507, 3561702979}, {18518, 3373400544}, {18523, 616319547},
    {18538, 2851767893}, {18550, 2670905232}, {18554, 2984927816}, {18560, 3072721717}, {18567, 382945106},
    {18576, 1202886564}, {18589, 3124826125}, {18606, 1073533898}, {18626, 501308550}, {18646, 3102301894},
    {18660, 2098960006}, {18674, 2993485402}, {18691, 2228178674}, {18704, 678697196}, {18722, 4242588933},
    {18730, 3290709023}, {18738, 3206573181}, {18746, 3156240324}, {18758, 873554442}, {18770, 3877044912},
    {18777, 1386144670}, {18821, 3391438105}, {18854, 3275802252}, {18860, 1665555596}, {18870, 955209608},
    {18880, 3663374774}, {18888, 2845693673}, {18897, 1402472725}, {18911, 3292755612}, {18916, 1795259425},
    {18925, 2710028206}, {18979, 2549331680}, {18990, 2094265262}, {19001, 2380435381}, {19020, 801338602},
    {19041, 2854832407}, {19066, 155406996}, {19078, 3678362229}, {19098, 4252635661}, {19109, 930651626},
    {19126, 883771916}, {19138, 2754639596}, {19151, 3381696689}, {19171, 2497068525}, {19195, 4204966360},
    {19199, 3848464964}, {19210, 4196316528}, {19215, 1775113223}, {19224, 4293857150}, {19249, 105220734},
    {19265, 2941928401}, {19288, 3513504379}, {19322, 2399979131}, {19363, 397375761}, {19377, 2554776799},
    {19384, 1325902193}, {19391, 4257774810}, {19410, 3385953049}, {19424, 363805148}, {19443, 2241932221},
    {19452, 3578929855}, {19463, 960139624}, {19471, 1597548103}, {19486, 957531795}, {19499, 1010886454},
    {19519, 1596791097}, {19524, 828449414}, {19540, 4083200273}, {19556, 1563607652}, {19561, 3373576235},
    {19577, 1686781560}, {19584, 247011038}, {19600, 3118206852}, {19617, 1114429566}, {19633, 275414779},
    {19651, 3681786005}, {19678, 1786964809}, {19681, 4081524352}, {19684, 3880226465}, {19689, 1336735441},
    {19696, 3258804367}, {19705, 3220778976}, {19715, 3246523276}, {19726, 2488280337}, {19740, 2068458324},
    {19755, 763838368}, {19762, 637820293}, {19766, 2601460036}, {19771, 1480246043}, {19780, 978711165},
    {19787, 309439324}, {19796, 2535512472}, {19814, 3793360030}, {19836, 3530699951}, {19855, 3107109432},
    {19877, 2768536296}, {19897, 2255243348}, {19915, 1791059818}, {19921, 4128829753}, {19935, 2557930546},
    {19957, 1165654517}, {19978, 1287267581}, {20002, 333206726}, {20025, 2848081438}, {20046, 1910782036},
    {20066, 3395304284}, {20089, 1173374833}, {20111, 2943989225}, {20133, 1789752760}, {20153, 723746973},
    {20176, 928095684}, {20193, 66633762}, {20203, 3883652983}, {20223, 1787670268}, {20245, 2151592719},
    {20257, 288631100}, {20268, 835911719}, {20279, 18669246}, {20292, 1289413733}, {20314, 576822689},
    {20338, 1403930331}, {20344, 1863671838}, {20355, 2924953349}, {20368, 951339946}, {20381, 2908236957},
    {20389, 60532369}, {20399, 3795175885}, {20414, 1243462689}, {20456, 3533566504}, {20478, 1855131199},
    {20487, 1056680197}, {20497, 2951402203}, {20517, 3636908325}, {20528, 1964022558}, {20538, 684154646},
    {20561, 2371177212}, {20586, 1731011858}, {20611, 2398960364}, {20637, 2922600688}, {20690, 17738465},
    {20697, 343848780}, {20710, 2712090128}, {20733, 944362804}, {20755, 115475624}, {20786, 694824490},
    {20802, 2617424471}, {20818, 554307351}, {20838, 580401027}, {20850, 2167551454}, {20866, 353999202},
    {20879, 2837546561}, {20887, 3574960668}, {20890, 1090614859}, {20907, 2666343581}, {20927, 848102186}
};

static const int32_t slots[] = {
    -1, -1, -1, 780, 215, 829, -1, -1, 212, -1, 368, -1, -1, 166, 1549, 828, -1, -1, 1086, 135, 1488, 1563,
    1608, -1, -1, 337, -1, -1, -1, -1, -1, -1, 1088, -1, -1, -1, 970, 1123, 1169, -1, 428, -1, -1, 863, -1,
    -1, 1605, -1, -1, 203, -1, 848, 1230, -1, -1, -1, 1147, 299, 639, -1, -1, -1, -1, 52, 121, 685, -1, -1,
    1593, -1, -1, -1, -1, 405, 224, 1620, -1, -1, 533, -1, 543, -1, -1, 98, -1, -1, 1662, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 683, 262, 1343, 1511, 267, -1, -1, 855, -1, 1495, -1, -1, 1522, -1, 176, -1, -1, 1297,
    -1, -1, -1, 659, -1, -1, 1136, 1223, -1, -1, 1283, -1, -1, -1, -1, 1348, 1514, 1572, -1, -1, 107, 1155,
    1609, -1, -1, 1263, -1, -1, 5, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1575,
    -1, -1, 747, 156, 700, -1, 1061, 1659, -1, 1619, -1, 1578, -1, 1476, -1, -1, -1, -1, -1, -1, -1, 1244,
    -1, 1512, -1, -1, 272, 870, -1, 818, -1, 763, -1, 1040, 1461, -1, -1, 1157, -1, -1, -1, -1, 952, 261, -1,
    444, -1, -1, 1444, -1, 1252, -1, -1, -1, -1, -1, -1, -1, -1, 387, -1, 454, 589, -1, -1, 624, 614, 869,
    968, 1478, 1508, 1635, -1, -1, 1120, -1, -1, 1274, -1, -1, -1, -1, -1, 111, 451, 217, 455, 974, 844, 996,
    -1, -1, -1, -1, 1586, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 897, -1, -1, 426, -1, 922, 571, 963, -1,
    -1, 205, 706, 1385, -1, -1, -1, -1, -1, 942, -1, 342, -1, -1, -1, -1, 131, 656, -1, -1, -1, -1, -1, -1,
    -1, 1393, -1, -1, 62, 1202, -1, -1, -1, 124, 637, -1, -1, 939, -1, 1523, -1, -1, -1, -1, 322, 36, 1660,
    -1, -1, -1, 753, -1, 1680, -1, 372, 1482, -1, -1, 1467, 490, 1573, 590, 202, 448, 471, 1054, 633, -1,
    196, -1, 599, -1, 1238, -1, -1, 1050, -1, 877, 1082, -1, 959, -1, 259, -1, -1, -1, 966, 1296, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, 1017, 1419, -1, 1486, -1, -1, 786, -1, -1, 450, 591, -1, -1, 908, 1049,
    -1, -1, 1647, -1, 279, -1, -1, 876, 1613, 331, 1203, 418, 1403, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    1529, -1, -1, -1, 319, 336, 350, 453, 206, 502, 723, 720, 845, 1093, 1652, 980, -1, -1, -1, -1, -1, -1,
    1367, -1, 189, 296, 482, -1, 503, -1, 129, 1320, 282, -1, -1, -1, -1, -1, -1, -1, -1, -1, 847, -1, -1,
    -1, -1, -1, -1, -1, -1, 477, -1, -1, -1, -1, -1, 132, 162, 547, -1, -1, -1, 748, -1, -1, -1, -1, -1, -1,
    -1, 326, 1321, -1, -1, 1470, -1, 250, -1, 884, -1, -1, -1, -1, 587, 901, 1110, 672, 743, -1, -1, -1, 658,
    204, 1346, -1, -1, -1, -1, 1333, -1, -1, 1286, 1596, -1, -1, -1, 278, -1, -1, -1, 374, 909, 1201, 1096,
    -1, -1, -1, -1, 731, 1225, -1, -1, 497, -1, 491, -1, -1, -1, 358, -1, -1, -1, 1513, -1, 403, -1, -1, -1,
    -1, -1, 913, -1, 1325, -1, -1, -1, 690, 605, -1, -1, 1480, -1, -1, -1, -1, -1, 881, 1204, -1, 1397, 1462,
    1543, -1, 487, 1122, 1162, 1205, -1, -1, -1, -1, 357, 1387, -1, -1, 1347, 1128, 275, 623, 1059, -1, 1328,
    1672, -1, -1, 1048, 110, 230, -1, -1, 1441, -1, -1, -1, -1, -1, -1, 821, -1, 898, 415, 484, -1, -1, -1,
    566, -1, -1, -1, 93, 721, 413, -1, -1, -1, 37, 1196, -1, -1, 983, -1, 1170, -1, -1, 713, -1, 92, 710, 19,
    1585, 1538, 1052, -1, -1, 488, 783, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 567, 1078, 1161, -1, -1,
    1027, -1, -1, -1, 260, 516, 742, -1, 1332, -1, -1, 832, 1028, -1, 1375, 501, -1, -1, -1, -1, 1188, -1,
    -1, 285, -1, 1132, 489, 657, 1179, 191, 1326, 1418, 1071, 1266, 252, 1521, 1310, 1674, -1, -1, -1, -1,
    -1, -1, 447, -1, 312, 1180, -1, 949, -1, -1, -1, 1315, -1, -1, -1, -1, -1, -1, -1, 987, 1500, -1, 1015,
    96, 113, -1, -1, -1, -1, 90, -1, -1, 381, 1299, -1, 1226, 1165, 1438, 1624, 1046, -1, -1, 1177, -1, -1,
    -1, -1, -1, 263, 774, 967, 893, 1281, -1, 1121, -1, -1, -1, -1, -1, -1, -1, -1, 198, 581, 174, 598, 1412,
    175, 1627, -1, -1, -1, -1, -1, 469, -1, -1, -1, 1270, -1, 1273, -1, -1, -1, -1, 1116, 1656, -1, 1566, -1,
    1588, -1, -1, -1, 801, -1, -1, 347, -1, -1, 803, -1, -1, 535, 626, 0, 576, -1, 465, -1, -1, -1, -1, -1,
    -1, -1, -1, 1118, -1, -1, 41, 927, -1, 1341, -1, 1112, -1, 9, 1526, -1, -1, 1408, 68, -1, -1, -1, -1,
    325, -1, 549, -1, -1, 1676, -1, -1, 371, -1, 1567, 866, 705, 1300, 1391, -1, -1, 1496, -1, 1217, -1, -1,
    303, -1, 20, 270, 654, 792, 1637, 221, 266, 819, 981, -1, 1615, -1, -1, 850, 1641, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 1629, -1, -1, 1643, 385, 1376, 335, -1, 1507, 467, -1, -1, -1, 1277, -1, 823, -1,
    -1, -1, -1, -1, -1, 479, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 332, 389, 859, 935, 813,
    846, -1, 951, -1, 24, 1479, 1649, 784, 594, -1, 11, 77, 961, 1057, 1304, 1452, 58, 498, 1140, 139, 1471,
    1516, -1, -1, -1, 627, 1502, -1, -1, 208, 1525, -1, -1, -1, 242, -1, -1, -1, -1, -1, 370, -1, -1, 644,
    928, 1344, -1, 775, -1, -1, 1006, -1, -1, 1368, -1, -1, -1, 1104, -1, -1, -1, 147, 115, -1, -1, -1, 277,
    -1, -1, 353, 56, -1, 69, 1339, -1, -1, -1, -1, 1, 1413, 979, 1494, 39, 127, -1, -1, 223, -1, -1, -1, -1,
    201, 339, 907, 1228, 1379, 1677, 684, -1, -1, -1, -1, -1, -1, -1, 851, -1, -1, -1, 200, 936, -1, -1, -1,
    -1, -1, -1, 386, -1, -1, 1197, 1074, -1, -1, -1, 1029, 539, 1322, -1, -1, 1515, -1, -1, -1, -1, 831, 179,
    -1, -1, -1, -1, 344, 887, -1, -1, 1337, 1406, -1, 152, -1, 1105, -1, -1, -1, 934, 1570, 646, -1, 211, -1,
    -1, 611, 930, 1679, -1, -1, -1, -1, 1518, -1, -1, -1, -1, -1, 931, 1259, 1542, -1, 104, -1, 1183, -1, -1,
    -1, -1, -1, -1, -1, -1, 1359, 1229, -1, -1, 40, 441, -1, 632, 651, -1, -1, -1, 1560, 333, -1, -1, -1, -1,
    -1, -1, -1, 236, -1, -1, -1, -1, -1, -1, -1, -1, 1016, -1, -1, 530, 733, 1172, -1, -1, 1377, 220, 1623,
    -1, 1114, 1307, 1533, -1, 1245, -1, -1, -1, 1665, 87, 1268, -1, -1, -1, -1, 1571, 130, -1, -1, 485, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, 615, -1, 971, 1437, 1612, 528, -1, -1, -1, -1, 606, 769, 625, 1411, 1099,
    1590, -1, -1, -1, -1, -1, -1, -1, -1, 246, 1323, -1, -1, -1, 1055, -1, -1, 103, 1218, 771, -1, -1, -1,
    -1, -1, -1, -1, -1, 1319, 1265, -1, -1, -1, -1, -1, 1258, -1, -1, 709, -1, 434, 173, 957, 991, -1, 1013,
    474, 586, -1, -1, -1, -1, -1, -1, -1, -1, 1657, -1, -1, -1, -1, -1, 1449, -1, -1, 2, -1, -1, -1, -1, -1,
    -1, -1, -1, 136, -1, -1, -1, -1, -1, -1, -1, 1083, -1, -1, -1, -1, 298, -1, -1, 1455, -1, 158, -1, 1084,
    -1, -1, 106, 1422, -1, -1, -1, 868, -1, 1081, -1, -1, -1, 177, 725, -1, 1434, -1, -1, -1, -1, -1, -1, -1,
    99, -1, -1, -1, -1, -1, -1, 82, -1, -1, 112, 304, -1, -1, 977, 1239, -1, 1365, -1, 1250, -1, -1, -1, -1,
    -1, -1, -1, -1, 1293, -1, 28, 564, -1, 1416, -1, 143, -1, -1, -1, -1, -1, -1, 1465, -1, 105, 793, 1668,
    -1, -1, 493, 1264, -1, -1, 1290, 1431, -1, -1, -1, -1, -1, -1, -1, 1109, -1, -1, -1, -1, -1, 619, 32, -1,
    -1, -1, -1, -1, 1463, -1, -1, -1, -1, -1, -1, 1018, 1363, 431, 739, 163, 519, 1072, 522, -1, 165, 1024,
    -1, -1, -1, -1, -1, -1, 795, 1167, 691, -1, -1, 891, 1220, 1630, -1, -1, 663, 1439, 1527, -1, -1, -1, 60,
    264, 993, 830, 151, 1669, 313, 1497, 499, 568, -1, -1, -1, 30, 699, 841, -1, -1, -1, -1, -1, 443, -1,
    941, -1, -1, -1, 1032, -1, -1, -1, -1, -1, 583, 1361, 314, 72, -1, -1, -1, -1, -1, 410, -1, -1, -1, 1553,
    616, -1, -1, -1, -1, 669, 1044, -1, 875, -1, -1, -1, 1185, 1473, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    1063, -1, -1, -1, -1, -1, 346, -1, 715, -1, 1392, -1, -1, -1, -1, -1, -1, -1, -1, -1, 948, -1, -1, 187,
    -1, -1, -1, -1, -1, 596, 1282, -1, 873, -1, -1, 777, 81, 1407, 972, 239, 1436, 921, 1505, -1, -1, 1248,
    911, -1, 1036, -1, -1, -1, 592, -1, -1, -1, -1, 666, 825, -1, 1004, -1, -1, 976, 508, -1, -1, 1651, -1,
    1214, 1681, 338, -1, -1, -1, -1, 1085, 860, -1, -1, -1, -1, -1, -1, -1, 975, 1080, 1243, 1269, 1335, -1,
    1402, -1, -1, -1, 411, 1043, 1520, -1, -1, 128, 629, 1580, 1149, -1, 668, -1, -1, 1551, -1, -1, -1, -1,
    -1, -1, 553, -1, 1067, -1, -1, -1, 890, 360, -1, -1, -1, -1, 1469, -1, 125, 1389, -1, -1, -1, -1, 181,
    1126, -1, -1, -1, -1, 148, 548, 703, 1079, -1, -1, -1, -1, -1, 390, -1, -1, 595, -1, -1, -1, -1, 430, -1,
    -1, -1, -1, -1, -1, 1035, -1, -1, -1, -1, -1, -1, 1166, -1, 437, -1, 978, -1, -1, 701, -1, 781, -1, -1,
    852, 1547, -1, 885, 896, -1, -1, -1, -1, 419, -1, -1, 73, 670, 1447, 1425, 1474, 1484, 759, -1, -1, 1127,
    814, -1, 652, -1, -1, 640, -1, 1372, 1448, -1, -1, -1, 1493, -1, -1, -1, -1, 667, -1, -1, 6, -1, 184,
    808, -1, -1, -1, -1, -1, -1, 1616, -1, 680, -1, 1636, 933, -1, -1, 555, 1303, -1, -1, -1, -1, 1019, 492,
    994, 138, -1, -1, -1, -1, 229, -1, -1, -1, -1, -1, -1, -1, 1519, 1039, 1576, 929, -1, -1, -1, -1, 561,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1053, -1, 622, 552, 476, -1, -1, -1, -1, 295, -1, 1655, 1212,
    1251, 1664, 341, 1485, -1, 26, 1396, 126, -1, -1, -1, 243, -1, -1, -1, 18, -1, 352, 1062, -1, 943, -1,
    -1, 1174, -1, -1, -1, -1, -1, -1, 932, -1, -1, -1, 1384, -1, -1, -1, -1, -1, -1, 612, -1, -1, 1042, 481,
    990, 1535, -1, -1, 900, -1, -1, 255, 1460, 1007, 1583, -1, 1472, -1, -1, 1272, -1, -1, -1, -1, -1, -1,
    -1, 1614, -1, -1, -1, 752, 1459, -1, -1, 180, 1592, 317, 800, -1, -1, -1, 1289, -1, 185, 1539, 722, 1597,
    -1, -1, -1, -1, -1, -1, 1464, 1292, 75, -1, -1, -1, -1, -1, -1, 1582, -1, 461, -1, -1, -1, 49, -1, -1,
    756, -1, -1, -1, -1, -1, -1, -1, -1, 1503, 883, -1, -1, -1, 704, 1041, 888, -1, -1, 89, 1574, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1354, -1, 1191, 542, 688, -1, -1, -1, -1, -1, -1, 560, 532, 1113,
    694, 1158, -1, 1675, -1, -1, -1, -1, 1433, -1, 424, -1, 799, 995, -1, -1, 1151, -1, 310, -1, 1070, 541,
    -1, -1, -1, 1594, 937, -1, 1638, 1012, 1031, 1198, -1, -1, 1618, 1210, -1, -1, -1, -1, -1, 1106, -1, 324,
    702, -1, 1076, -1, -1, -1, -1, -1, -1, -1, 988, -1, 44, 529, -1, 1156, 1424, 1509, -1, -1, 391, -1, -1,
    -1, -1, -1, -1, -1, 960, 574, 291, 1097, 1595, 1540, -1, 240, -1, -1, -1, -1, -1, -1, -1, 1604, -1, -1,
    -1, -1, -1, -1, 794, 1137, -1, -1, -1, 1654, 1587, -1, -1, -1, 213, -1, 886, 1119, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 241, 88, 673, 562, 1589, 1678, -1, 137, 997, 782, 383,
    -1, -1, -1, -1, -1, -1, -1, -1, 74, 1117, -1, -1, -1, -1, 1329, -1, -1, -1, -1, -1, -1, 610, -1, 194, -1,
    953, -1, 274, -1, -1, 1621, -1, 1187, -1, -1, 1579, -1, -1, 1231, -1, 1400, -1, -1, -1, 421, -1, -1, -1,
    -1, 475, -1, -1, -1, -1, -1, -1, 509, 408, 1442, 1135, -1, 1394, 1005, 765, -1, -1, -1, 895, 664, -1, -1,
    1317, -1, -1, -1, -1, 809, 45, 216, 1103, -1, -1, 178, -1, 1279, 66, 120, 1209, -1, -1, -1, 33, 1330, -1,
    1184, -1, -1, 760, -1, -1, -1, -1, 86, -1, -1, -1, -1, -1, 945, 826, 378, -1, -1, 273, 13, 1216, -1, -1,
    -1, -1, -1, -1, -1, 1584, 27, -1, -1, -1, -1, -1, 1532, -1, -1, 802, -1, 193, -1, -1, -1, -1, -1, -1, -1,
    -1, 311, 423, 1445, -1, -1, -1, -1, 393, -1, -1, -1, 874, 1091, 833, 1069, 1395, -1, -1, 724, 1622, 812,
    717, 359, 838, 926, 950, -1, -1, -1, -1, 892, 8, 1288, -1, 880, -1, -1, 57, 904, -1, -1, -1, 1565, -1,
    -1, 1666, -1, -1, -1, 878, -1, -1, -1, 286, 582, 1257, 1077, 1301, 1371, 1558, -1, -1, -1, -1, -1, -1,
    938, -1, 1353, 985, -1, -1, -1, -1, 579, -1, 770, 283, -1, -1, -1, -1, 1141, -1, -1, -1, 195, 1324, 1066,
    -1, -1, -1, 798, -1, -1, -1, -1, -1, -1, 53, -1, -1, -1, 1398, -1, -1, -1, -1, -1, -1, 687, -1, -1, -1,
    -1, 524, -1, -1, 118, 797, -1, 719, -1, -1, -1, -1, -1, -1, 779, 1380, 661, 164, 228, 1504, 1548, 729,
    31, -1, 1181, -1, 231, 714, -1, -1, 276, 1146, -1, 1646, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1670, -1,
    -1, -1, -1, -1, 1294, -1, 305, -1, -1, -1, 294, -1, -1, -1, -1, -1, -1, 245, 1133, 1639, 29, 328, -1,
    741, 526, 750, 1276, 545, 1159, 1606, 1241, 1060, -1, -1, -1, -1, -1, -1, -1, -1, 643, -1, -1, -1, 1020,
    457, -1, -1, -1, 1316, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 677, 362, 905, 696, -1, 708, 1090,
    915, -1, -1, -1, 762, -1, -1, 429, -1, 366, -1, -1, -1, -1, -1, 452, -1, -1, -1, -1, -1, 917, 1047, 1206,
    1267, 1429, 647, 1014, 1285, -1, -1, -1, -1, -1, -1, -1, 1432, -1, -1, -1, 1108, -1, -1, 557, -1, -1,
    1313, -1, -1, 244, 634, -1, 1357, -1, -1, -1, 1219, -1, -1, -1, -1, -1, 1094, -1, 35, 345, -1, 1528, 902,
    569, 778, 1215, -1, 550, 751, 689, -1, 142, 693, 1306, 1550, -1, -1, -1, -1, 1139, 397, 1559, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, 1499, -1, -1, 1388, 1107, 538, 257, 348, -1, -1, -1, -1, -1, -1, 744, 1556,
    734, -1, 349, -1, 64, 1173, 1545, -1, -1, 517, -1, -1, -1, -1, -1, -1, 982, 1233, -1, 48, -1, 334, -1,
    787, 83, 265, 773, 1224, 117, -1, 504, -1, -1, 810, -1, -1, -1, -1, -1, 248, 914, 1154, 1373, -1, 1034,
    -1, -1, -1, -1, -1, -1, -1, -1, 604, -1, 1021, -1, -1, 1370, -1, 1253, -1, -1, -1, -1, -1, 746, 1232, -1,
    134, 772, -1, 472, 1237, -1, -1, -1, -1, -1, -1, -1, 1468, -1, 7, -1, -1, 1065, -1, -1, -1, 872, 805,
    1186, 22, -1, -1, -1, 316, 899, -1, -1, -1, 168, -1, -1, -1, 161, -1, -1, -1, 466, 1164, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 730, 1150, 76, 238, 34, -1, 116, 123, 923, 1056, -1, 607, 738, -1, 1247, -1, 235, -1,
    602, -1, -1, -1, 427, -1, 1195, -1, -1, 155, -1, 256, -1, 114, 1200, -1, 188, 25, 1089, 650, 862, 61, 78,
    1650, -1, -1, 853, -1, -1, -1, -1, -1, 1340, 1009, -1, -1, 698, 1235, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 671, -1, -1, -1, -1, 354, 871, 1284, 1334, -1, 796, 1022,
    1531, -1, -1, -1, -1, -1, -1, -1, -1, 676, 737, 1033, -1, 1420, -1, 1221, -1, -1, -1, -1, -1, -1, 867,
    1138, 1175, -1, -1, -1, -1, 767, -1, -1, -1, -1, -1, 500, -1, 1634, -1, -1, 10, -1, -1, -1, -1, -1, -1,
    924, 956, -1, 157, 675, -1, -1, -1, -1, -1, 306, 396, -1, -1, -1, -1, 289, -1, 520, 1338, -1, -1, -1,
    789, 954, 1405, -1, 55, -1, -1, 468, 1002, -1, -1, 964, 1030, 1663, -1, -1, -1, -1, 507, 642, 766, 1142,
    918, 1255, -1, 1642, -1, -1, -1, -1, 435, 695, 1058, 1382, -1, -1, -1, 815, -1, 645, 54, 364, -1, -1, -1,
    -1, 573, 321, 377, 67, 1374, 394, 95, 584, 1561, -1, -1, 836, -1, -1, -1, -1, -1, 1390, -1, -1, -1, -1,
    906, -1, -1, -1, -1, -1, -1, -1, 159, 293, 416, 425, 648, 726, -1, -1, -1, 1569, -1, -1, -1, 1256, -1,
    -1, -1, 42, -1, -1, -1, 1631, 380, -1, -1, -1, 1236, -1, -1, -1, 16, 785, -1, -1, -1, -1, -1, 1598, 1008,
    -1, -1, 442, -1, -1, -1, -1, 919, -1, -1, -1, 401, -1, 400, 1430, 1068, 1190, -1, -1, 249, 578, -1, 1240,
    1435, -1, -1, -1, 154, 144, -1, -1, 1189, -1, -1, -1, -1, 882, 776, 839, -1, -1, 861, -1, -1, -1, -1, -1,
    -1, 635, -1, 1456, 1490, 1336, -1, -1, -1, -1, 1640, 827, -1, -1, 1298, 1350, -1, 388, -1, -1, -1, 597,
    -1, -1, 807, 1143, -1, -1, -1, -1, 412, -1, -1, 858, -1, 559, -1, 556, -1, 628, 59, 1369, 1477, -1, -1,
    -1, 588, 718, 1564, -1, -1, -1, -1, -1, -1, -1, 518, -1, -1, -1, 804, -1, -1, 755, -1, 436, -1, -1, -1,
    -1, 361, 253, -1, -1, 1101, 1410, -1, -1, 46, 109, -1, 697, -1, -1, 1414, 565, 1534, 749, -1, -1, -1, -1,
    -1, -1, -1, 1134, 1599, -1, -1, -1, 1278, 1234, -1, -1, 655, 514, -1, -1, -1, 790, 1087, -1, 1144, -1,
    1366, 1415, -1, 1581, -1, 486, 463, 1457, 686, -1, 458, -1, 618, 409, 1145, -1, -1, 613, -1, -1, 3, -1,
    420, -1, 407, 540, -1, -1, -1, 395, 1427, 534, 894, -1, -1, -1, 1130, 439, 65, 4, 47, 141, -1, -1, 1280,
    513, 1182, 1073, 1356, 222, 290, 470, 593, -1, 682, -1, 570, 1644, 1038, 621, 460, -1, -1, -1, 1383, -1,
    1633, 879, -1, 511, -1, -1, -1, -1, 365, 1026, 288, -1, -1, 1546, -1, 12, 192, 1557, -1, 404, -1, 1075,
    1600, -1, -1, -1, -1, -1, -1, 287, 496, 1098, 1537, 480, 1487, -1, -1, 653, 735, -1, -1, -1, -1, -1,
    1003, 1010, -1, -1, -1, -1, -1, 1541, -1, 1364, 21, 300, 608, 1102, 214, -1, -1, 145, -1, -1, -1, 817,
    -1, 43, -1, 210, 1381, -1, -1, -1, -1, -1, -1, -1, 1626, -1, -1, -1, -1, -1, 1254, -1, -1, -1, -1, -1,
    -1, -1, -1, 209, -1, -1, -1, -1, -1, -1, 1607, 320, 512, -1, -1, -1, 572, 630, 674, 925, 1331, 1193,
    1443, 1671, 1552, 1673, 63, 150, 692, 1625, -1, -1, -1, -1, 1125, 992, 1658, -1, -1, -1, -1, -1, -1, 575,
    446, -1, 101, -1, -1, -1, -1, 1111, 1160, -1, -1, -1, 1475, 269, -1, -1, -1, 1351, -1, 617, 1025, -1,
    308, -1, 251, 369, 788, -1, 1404, -1, 515, -1, -1, -1, 318, 1454, -1, -1, 373, -1, 554, -1, -1, 330, -1,
    -1, 1423, 1562, -1, -1, 232, 432, 225, -1, -1, -1, -1, 1309, -1, -1, -1, -1, -1, -1, -1, -1, -1, 944, -1,
    -1, -1, 1409, 1131, -1, -1, -1, 190, 284, 1577, -1, -1, -1, 197, 1358, 641, -1, -1, -1, 171, 955, 1311,
    149, -1, 679, -1, 70, 521, 1275, 1530, -1, -1, -1, 355, -1, 462, -1, -1, -1, 17, 219, 119, -1, -1, -1,
    1628, -1, 1491, 678, 745, 340, 764, 438, 1261, 740, -1, 1428, -1, -1, 834, 186, 1421, 649, -1, -1, 1178,
    -1, 1481, -1, -1, -1, -1, 1312, 392, 483, 1653, 15, 100, -1, -1, -1, -1, 1327, 406, -1, 1610, -1, -1,
    399, 307, -1, 80, -1, -1, -1, -1, -1, -1, -1, -1, 1611, -1, -1, -1, -1, -1, 363, 1260, 1192, 986, 1345,
    -1, -1, 309, 728, -1, 1645, -1, 1450, 422, 1011, 182, 600, -1, 402, 732, 811, 1506, -1, -1, -1, 414, 768,
    -1, -1, -1, 527, 761, -1, -1, 1342, -1, -1, -1, -1, 1295, -1, -1, 822, 1417, -1, -1, 1037, -1, -1, -1,
    -1, -1, -1, -1, 712, -1, -1, -1, 494, 544, -1, -1, -1, -1, 1148, 398, -1, 379, -1, 1222, -1, -1, -1, -1,
    84, 1291, -1, 1498, -1, -1, -1, -1, -1, -1, 820, 1555, -1, 301, 681, 856, 1446, -1, -1, -1, 662, 199,
    367, 1554, -1, -1, -1, -1, -1, -1, 268, 1601, -1, 889, -1, 227, 1168, 375, 1401, 1648, -1, 727, 973, -1,
    -1, -1, -1, -1, -1, -1, 1213, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1603, 1092, 1302, 1378, -1, -1, -1, -1,
    -1, 910, 1271, 478, -1, -1, -1, -1, -1, -1, 1386, 1318, -1, -1, 1426, 1453, 1314, 327, -1, -1, -1, -1,
    -1, -1, 711, -1, 999, 323, -1, -1, 707, 1602, 433, -1, -1, -1, -1, 234, -1, -1, -1, -1, -1, 716, 85, -1,
    -1, -1, -1, -1, -1, 343, 440, 160, 638, 585, 1242, 636, 1246, 1568, 969, -1, -1, 1051, -1, -1, -1, 523,
    1661, -1, 864, -1, -1, -1, -1, -1, -1, -1, -1, -1, 226, 108, 445, 459, 1176, -1, 531, -1, -1, -1, -1,
    258, 271, 1171, 1199, 1517, -1, 456, 563, -1, -1, -1, -1, -1, 297, 1249, 1287, -1, 536, 857, -1, -1, -1,
    -1, -1, 558, 1399, 376, -1, -1, -1, -1, 506, -1, -1, -1, -1, -1, 382, 1524, 315, 758, 1501, -1, -1, -1,
    -1, -1, 167, 449, 754, -1, -1, -1, -1, -1, -1, 546, -1, -1, -1, -1, 1492, 1064, -1, 237, -1, -1, -1, -1,
    -1, 580, -1, -1, -1, -1, -1, 14, 609, -1, 665, -1, 51, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 835, -1,
    50, 537, -1, 233, 1208, 843, -1, 133, 1536, 903, -1, 916, -1, -1, 247, 824, 329, 631, 791, 837, 577,
    1095, 1466, -1, -1, 153, -1, 71, 172, 473, -1, -1, -1, -1, 1001, -1, -1, 840, -1, -1, -1, -1, 660, 1100,
    38, 140, -1, -1, -1, -1, -1, 757, 1262, 384, 351, -1, -1, 1207, -1, -1, 865, 965, 302, 1152, 1352, -1,
    806, -1, 146, -1, 281, -1, 23, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1115, 603, 962, 912, -1, -1, 940,
    -1, 292, -1, -1, -1, -1, -1, -1, 207, 1023, 998, -1, 1349, 1458, 958, 920, -1, -1, -1, -1, -1, -1, -1,
    854, 1194, 1451, -1, -1, 1000, 1544, -1, 1227, -1, -1, 736, 1489, -1, -1, -1, 169, 551, 1355, 170, 946,
    -1, -1, -1, 1153, 1211, 849, -1, 97, -1, 356, 1632, -1, -1, -1, -1, 102, 91, 280, 601, 1510, 1483, -1,
    -1, -1, 842, -1, -1, 947, -1, 254, 1667, -1, -1, -1, -1, -1, 1591, 1360, -1, 122, -1, 1124, 1362, -1,
    1617, 620, -1, 1305, -1, -1, -1, -1, 989, -1, -1, 1308, -1, 1129, -1, 183, -1, -1, 1440, 94, -1, -1, -1,
    -1, -1, -1, -1, 495, 79, 505, 525, -1, -1, 984, -1, -1, -1, -1, -1, -1, -1, -1, 510, 218, 816, -1, -1,
    -1, -1, -1, -1, 464, 417, -1, -1, 1163, 1045, -1, -1, -1, -1, -1, -1, -1, -1
};

static const int16_t first[] = {
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1201, -1, -1, -1, -1, 1258, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 430, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1298, -1,
    677, -1, -1, -1, -1, 860, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 464, 466, 468, 428, 470, 427, 452,
    507, 509, 513, 510, 406, 440, -1, -1, 259, -1, 390, 449, -1, -1, -1, -1, -1, 422, -1, 934, 1, 676, 984,
    45, 48, 376, 374, 378, 380, 377, 375, 379, 381, 263, 246, 247, 333, 1481, 1562, 8, 26, 0, 9, 27, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, 226, 227, 228, 230, 231, 229, -1, -1, 1535, 244, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 236, 237, 238, 239, 240, 241, 242, 243, -1, -1, 480, 499,
    1564, 453, 1566, -1, -1, -1, -1, -1, 359, 70, 84, 94, 114, 63, -1, 573, 634, 636, 638, 640, 642, 644,
    646, 648, 650, 652, 654, 656, 46, 47, 49, 50, 2, -1, 59, 6, 5, -1, -1, 12, 11, -1, 17, 58, 20, 21, 22,
    23, 24, 25, 28, -1, 29, 30, 31, 32, 33, 34, 35, 36, -1, 37, 38, 39, 40, 41, 42, 43, 44, 51, 52, 53, 54,
    55, 56, -1, -1, -1, 60, 61, 62, 66, 67, 68, 69, 65, 71, 73, 74, 77, 78, 79, -1, 80, 81, 82, 83, 89, 90,
    86, 85, 91, 93, 100, 101, 96, 95, 99, 103, 104, 106, 110, 111, 112, 113, 116, 115, 120, 121, 122, 123,
    124, 125, 126, -1, -1, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142,
    143, 144, 145, 146, 147, 148, 150, 152, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 168,
    1030, 848, 1036, 852, 169, 170, 171, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186,
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
    569, 571, 1737, 1162, 587, 589, 591, 672, 574, 575, 576, 577, 585, -1, -1, -1, -1, 581, -1, 583, 584,
    586, 588, 590, 592, 593, 594, 595, 596, 597, 598, 599, 600, 601, 602, 603, 604, 605, 606, 607, 608, 609,
    610, 611, 612, 613, 614, 615, 616, 617, 618, 619, 620, 621, 622, 623, 624, 625, 626, 627, 628, 629, 630,
    631, 632, 633, 658, 659, 661, 662, 663, 664, 683, 665, -1, 669, 670, 671, 673, 674, 675, 678, 679, 680,
    681, 682, 684, 685, 686, 687, 688, 689, 690, 691, 692, 693, 694, 695, 696, 697, 698, 699, 700, 701, 702,
    703, 704, 705, 706, 707, 708, 709, 710, 711, 712, 713, 714, 715, 716, -1, 717, -1, 718, 719, 720, 721,
    722, 723, -1, 724, 725, 726, 727, 728, 729, 730, 731, 732, 734, 735, 736, 737, 738, 739, 740, 741, 742,
    -1, 743, 744, 745, 746, 747, 748, 749, 750, 751, 752, 753, 754, 755, 756, 757, 758, 759, 760, 761, 762,
    763, 764, 765, 766, -1, 767, 769, 770, 771, 772, 773, 774, 775, 776, 777, 778, 779, -1, 780, 781, 782,
    783, 784, 785, 786, 787, 788, 789, 790, 791, 792, 793, 794, 795, 796, 797, 798, 799, 800, 801, 802, 803,
    804, 805, 806, 807, 808, 809, 810, 811, 812, 813, 814, 815, 816, 817, 818, 819, 820, 1733, -1, 822, 824,
    825, 826, -1, 828, 830, 832, 834, 835, 836, 837, 838, 839, 840, 841, 842, 843, 844, 845, 846, 847, -1,
    849, 851, 853, 854, 855, 856, 857, 858, 859, 861, 862, 863, 864, 865, -1, 866, 867, -1, 868, 869, 870,
    -1, -1, -1, 873, 875, -1, -1, 877, 879, 880, 883, 885, 886, 887, 888, 891, 892, 893, 894, 895, 896, 897,
    899, 900, -1, -1, 903, 904, 905, 906, 907, -1, 908, -1, 909, 910, -1, 911, 912, 913, 914, 915, -1, 917,
    918, 919, 920, 921, 922, 923, 924, 927, 928, 929, 930, 1740, 931, -1, 1741, 937, 939, 941, 942, 944, 945,
    946, 948, 949, 950, 951, 952, 953, 954, 955, 956, 957, 959, 960, -1, 961, 962, 963, 964, 965, 966, 967,
    968, 969, 970, 971, 972, 973, 976, 977, 978, 979, 980, 981, 982, 983, 985, 986, 987, 988, 989, 990, 995,
    996, 997, 998, 999, 1000, 1001, -1, 1007, 1010, 1014, -1, 1016, 1022, 1023, 1027, 1029, 1038, 1031, 1032,
    1034, 1035, 1037, -1, 1039, 1040, -1, 1043, 1046, 1049, 1052, 1055, 1058, 1062, -1, -1, 1064, -1, 1065,
    1066, 1067, 1068, 1069, 1070, 1071, 1072, 1073, 1074, 1075, 1076, 1077, 1078, 1079, 1080, 1081, 1082,
    1083, -1, 1085, 1086, 1088, 1089, 1091, 1092, 1094, 1095, 1096, 1098, 1101, 1102, 1103, 1104, 1106, 1107,
    1108, 1109, 1110, 1111, 1112, 1115, 1116, 1117, -1, 1119, -1, 1121, 1123, 1124, 1128, 1129, 1130, 1131,
    -1, 1136, 1137, -1, 1138, 1139, -1, 1140, 1141, 1142, 1143, 1144, 1145, 1146, -1, -1, -1, -1, -1, -1,
    1149, 1150, 1151, -1, -1, 1153, 1154, 1155, 1156, 1157, 1159, 1161, -1, -1, 1163, 1164, 1165, 1166, 1167,
    1168, 1169, 1170, -1, -1, 1172, 1174, 1176, -1, 1177, -1, 1181, 1361, 1183, 1184, 1191, 1192, 1185, 1186,
    -1, 1187, -1, -1, -1, -1, -1, 1193, 1194, 1195, 1196, 1197, 1198, 1199, 1200, 1202, 1203, 1204, 1205,
    1206, 1207, 1208, 1209, 1210, 1211, 1212, 1213, 1214, 1216, 1217, 1218, 1219, 1220, 1221, 1222, 1223,
    1224, 1225, 1226, 1227, 1228, 1229, 1230, 1231, 1232, 1233, 1234, 1235, 1236, 1237, 1238, 1239, 1240,
    1241, 1242, 1243, 1244, 1245, 1246, 1247, 1248, 1249, 1251, 1253, 1255, 1256, 1257, 1259, 1260, 1261,
    1262, 1263, 1264, 1265, 1266, 1267, 1268, 1269, 1270, 1271, 1272, 1273, 1274, 1275, 1276, 1277, 1279,
    1281, 1282, 1283, 1284, 1285, 1286, 1287, 1288, 1289, 1290, 1293, 1295, -1, 1291, -1, 1300, 1301, -1, -1,
    1398, 1395, 1396, 1397, 1306, -1, -1, 1307, 1308, -1, 1390, -1, 1433, -1, -1, -1, 1318, 1323, 1327, 1328,
    -1, -1, 1329, 1330, 1414, 1334, -1, 1335, 1336, 1337, 1338, 1339, 1340, 1341, 1342, 1343, 1344, 1349, -1,
    -1, 1346, 1347, -1, 1351, -1, 1353, 1355, -1, 1357, 1358, 1359, 1362, 1363, 1364, 1365, 1366, 1367, 1368,
    1369, 1370, 1371, 1373, 1380, 1375, 1377, 1379, 1381, 1382, 1383, 1385, 1386, 1387, 1388, 1389, 1391,
    1392, 1393, 1394, 1399, 1400, 1401, 1402, 1403, 1404, 1405, 1406, 1407, 1408, 1409, 1411, 1413, -1, 1434,
    1422, -1, 1424, 1425, 1426, 1427, -1, -1, 1428, -1, 1430, 1432, 1435, 1436, 1437, 1438, -1, -1, 1441,
    1442, 1443, 1444, 1445, -1, 1447, 1455, -1, 1457, 1458, 1459, 1461, 1462, 1463, 1464, -1, 1474, 1466,
    1467, 1468, 1469, 1470, 1471, 1472, 1473, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1475, 1476, 1477, 1478,
    1479, 1480, -1, 1485, 1486, 1487, 1488, 1492, 1493, 1494, 1497, 1498, 1499, 1500, 1501, 1502, 1503, 1506,
    1509, -1, 1513, 1517, 1518, 1519, 1520, 1521, 1522, 1523, 1524, 1525, 1527, 1528, 1529, 1530, 1531, 1532,
    1533, 1534, -1, 1706, 1707, 1708, 1709, 1710, 1555, 1557, 1558, 1559, 1560, 1561, 1563, -1, -1, 1567,
    1576, -1, -1, 1569, -1, 1568, -1, -1, -1, 1659, 1575, 1577, -1, 1579, 1580, 1581, 1583, 1584, 1585, 1586,
    -1, -1, -1, 1587, 1588, 1589, -1, 1590, 1591, 1592, 1593, 1594, 1595, 1596, 1597, 1598, 1599, -1, -1,
    1601, -1, -1, 1603, 1605, 1607, -1, 1742, 1743, 1609, 1611, 1613, 1615, 1618, 1744, 1620, 1745, 1621,
    1623, 1624, 1625, 1746, 1626, 1627, 1628, 1629, 1630, 1631, 1632, 1633, 1634, 1635, -1, -1, 1638, -1, -1,
    1747, 1748, 1641, -1, -1, -1, -1, 1644, -1, -1, 1749, -1, -1, 1649, 1650, 1651, 1652, 1653, 1654, 1656,
    1658, 1660, 1661, 1662, 1663, 1664, -1, 1667, 1751, 1668, 1669, 1670, 1671, -1, 1672, 1673, 1674, 1752,
    1679, 1681, 1682, 1684, 1685, 1686, -1, 1687, 1688, 1690, 1691, 1692, 1693, 1695, 1697, 1699, 1701, 1703,
    1704, 1705, 1711, -1, 1715, 1716, 1717, 1718, 1719, -1, 1721, 1726, 1728, 1729, -1, 1754, 1755, 1756,
    1757, 1758, 1759, 1760, 1763, 1764, 1765, 1766, 1767, 1768, 1769, 1770, 1771, 1773, 1774, 1775, 1776,
    1777, 1778, 1779, 1781, 1782, 1783, 1784, 1785, 1786, 1787, 1789, 1790, 1791, 1792, 1793, 1794, 1795,
    1796, 1798, 1799, 1800, 1803, 1804, 1805, 1806, 1807, 1808, 1809, 1811, 1812, 1814, 1815, 1816, 1817,
    1818, 1820, 1822, 1823, 1824, 1734, -1, 1735, 1736
};

static const struct catalogue_link links[] = {
    {0, 3, 0}, {0, 668, 0}, {0, -1, 0}, {1, 4, 0}, {2, 7, 0}, {2, -1, 0}, {2, -1, 0}, {3, 10, 0}, {3, 13, 0},
    {3, -1, 0}, {4, 64, 0}, {4, 14, 0}, {4, -1, 0}, {5, 15, 0}, {6, -1, 0}, {7, 16, 0}, {8, -1, 0},
    {9, 18, 0}, {10, 19, 0}, {11, -1, 0}, {12, 203, 4}, {12, -1, 5}, {13, -1, 1}, {13, -1, 0}, {14, -1, 1},
    {14, -1, 0}, {15, -1, 1}, {15, -1, 0}, {16, -1, 1}, {16, -1, 0}, {17, 200, 1}, {17, -1, 0}, {18, -1, 1},
    {18, -1, 0}, {19, -1, 0}, {20, -1, 0}, {21, -1, 0}, {22, 925, 3}, {23, -1, 2}, {24, -1, 2}, {25, -1, 2},
    {26, -1, 2}, {27, -1, 2}, {28, -1, 2}, {29, -1, 2}, {30, -1, 2}, {31, -1, 2}, {32, -1, 2}, {33, -1, 2},
    {34, -1, 2}, {35, -1, 2}, {36, -1, 2}, {37, 198, 2}, {38, -1, 2}, {39, -1, 2}, {40, -1, 2}, {41, 57, 0},
    {42, -1, 0}, {43, 75, 4}, {44, 76, 4}, {45, 153, 4}, {46, -1, 4}, {47, -1, 4}, {48, -1, 0}, {49, -1, 0},
    {49, -1, 0}, {50, 1113, 2}, {51, -1, 2}, {52, 1114, 2}, {53, 1120, 2}, {54, 72, 0}, {54, -1, 0},
    {55, -1, 0}, {56, 88, 4}, {56, -1, 5}, {57, 108, 2}, {58, 109, 2}, {59, 92, 1}, {59, -1, 0},
    {60, 355, 1}, {61, -1, 0}, {62, 105, 1}, {63, -1, 0}, {64, 107, 2}, {65, 87, 0}, {65, 1700, 0},
    {65, -1, 0}, {66, -1, 0}, {67, 98, 4}, {68, -1, 2}, {69, -1, 2}, {70, 1780, 2}, {71, 102, 1},
    {72, -1, 0}, {73, 97, 0}, {73, 154, 0}, {73, -1, 0}, {74, -1, 0}, {75, 119, 4}, {75, -1, 5},
    {76, 149, 2}, {77, 151, 2}, {78, 193, 1}, {78, -1, 0}, {79, -1, 0}, {80, 191, 1}, {81, -1, 0},
    {82, 167, 2}, {83, -1, 2}, {84, -1, 2}, {85, -1, 2}, {86, -1, 2}, {87, -1, 2}, {88, 916, 2},
    {89, 117, 0}, {89, 1694, 0}, {89, -1, 0}, {90, 118, 0}, {91, -1, 0}, {92, 173, 4}, {92, -1, 5},
    {93, -1, 4}, {93, -1, 5}, {94, -1, 4}, {94, -1, 5}, {95, -1, 0}, {96, -1, 0}, {97, -1, 0}, {98, -1, 0},
    {99, -1, 4}, {99, -1, 5}, {100, -1, 4}, {100, -1, 5}, {101, -1, 4}, {101, -1, 5}, {102, -1, 4},
    {102, -1, 5}, {103, -1, 2}, {103, -1, 0}, {104, -1, 2}, {104, -1, 0}, {105, -1, 2}, {105, -1, 0},
    {106, -1, 2}, {106, -1, 0}, {107, -1, 2}, {107, -1, 0}, {108, -1, 2}, {108, -1, 0}, {109, -1, 2},
    {109, -1, 0}, {110, -1, 2}, {110, -1, 0}, {111, -1, 2}, {112, 1028, 2}, {113, -1, 2}, {113, -1, 0},
    {114, -1, 2}, {114, -1, 0}, {115, -1, 2}, {115, -1, 0}, {116, 383, 2}, {116, -1, 0}, {117, 340, 2},
    {117, -1, 0}, {118, 1025, 2}, {119, 660, 2}, {120, -1, 2}, {121, 172, 0}, {121, -1, 0}, {122, -1, 0},
    {123, -1, 0}, {124, -1, 0}, {125, 221, 4}, {125, -1, 5}, {126, -1, 1}, {126, -1, 0}, {127, -1, 1},
    {127, -1, 0}, {128, -1, 1}, {128, -1, 0}, {129, 551, 1}, {129, -1, 0}, {130, 553, 1}, {130, -1, 0},
    {131, -1, 1}, {131, -1, 0}, {132, 189, 1}, {132, -1, 0}, {133, 413, 1}, {133, -1, 0}, {134, -1, 1},
    {134, -1, 0}, {135, -1, 1}, {135, -1, 0}, {136, -1, 1}, {137, -1, 0}, {138, -1, 2}, {139, -1, 2},
    {140, -1, 2}, {141, -1, 1}, {142, -1, 2}, {143, -1, 2}, {144, -1, 0}, {145, -1, 5}, {146, 214, 5},
    {147, -1, 5}, {148, -1, 5}, {149, -1, 5}, {150, -1, 5}, {151, -1, 5}, {152, -1, 5}, {153, -1, 5},
    {154, -1, 5}, {155, -1, 4}, {156, -1, 4}, {157, -1, 4}, {158, -1, 4}, {158, -1, 5}, {159, -1, 4},
    {159, 1526, 5}, {160, 364, 4}, {161, 275, 4}, {161, -1, 5}, {162, 271, 4}, {162, -1, 5}, {163, 232, 0},
    {164, 233, 0}, {165, 234, 0}, {166, -1, 0}, {167, 235, 0}, {168, -1, 0}, {169, -1, 0}, {170, -1, 0},
    {171, -1, 0}, {172, 245, 0}, {173, -1, 0}, {174, -1, 0}, {175, -1, 0}, {176, -1, 0}, {177, -1, 0},
    {178, -1, 0}, {179, -1, 0}, {180, -1, 0}, {181, -1, 0}, {182, -1, 0}, {183, -1, 0}, {183, -1, 0},
    {184, -1, 0}, {184, -1, 0}, {185, -1, 0}, {185, -1, 0}, {186, -1, 0}, {187, -1, 0}, {187, -1, 0},
    {188, -1, 0}, {188, -1, 0}, {189, -1, 0}, {189, -1, 0}, {190, 1689, 0}, {190, -1, 0}, {191, -1, 0},
    {191, -1, 0}, {192, -1, 0}, {192, -1, 0}, {193, -1, 0}, {193, -1, 0}, {194, 268, 0}, {195, 269, 0},
    {196, 270, 1}, {197, -1, 1}, {198, 273, 0}, {198, -1, 0}, {199, 274, 0}, {200, 454, 0}, {201, 277, 0},
    {201, -1, 0}, {202, 278, 0}, {203, 455, 0}, {204, -1, 0}, {204, -1, 0}, {205, -1, 0}, {205, -1, 0},
    {206, -1, 0}, {206, -1, 0}, {207, -1, 0}, {207, -1, 0}, {208, -1, 0}, {208, -1, 0}, {209, -1, 0},
    {209, -1, 0}, {210, -1, 0}, {210, -1, 0}, {211, -1, 0}, {211, -1, 0}, {212, -1, 0}, {212, -1, 0},
    {213, -1, 0}, {213, -1, 0}, {214, -1, 0}, {214, -1, 0}, {215, -1, 0}, {215, -1, 0}, {216, -1, 0},
    {216, -1, 0}, {217, -1, 0}, {217, -1, 0}, {218, -1, 0}, {218, -1, 0}, {219, -1, 0}, {219, -1, 0},
    {220, -1, 0}, {221, -1, 0}, {222, -1, 0}, {223, -1, 0}, {224, -1, 0}, {225, -1, 0}, {226, -1, 5},
    {227, -1, 5}, {228, -1, 5}, {229, -1, 5}, {230, -1, 5}, {231, -1, 5}, {232, -1, 5}, {233, -1, 5},
    {234, 332, 1}, {235, 1090, 4}, {236, 1093, 4}, {237, -1, 4}, {238, -1, 4}, {239, -1, 4}, {240, -1, 4},
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
    {311, 1731, 1}, {312, -1, 5}, {313, -1, 5}, {314, -1, 5}, {315, 414, 1}, {316, 429, 1}, {317, 530, 1},
    {318, 531, 1}, {319, 418, 1}, {320, -1, 1}, {321, -1, 1}, {322, 421, 1}, {323, -1, 1}, {324, 423, 1},
    {325, 435, 1}, {326, -1, 1}, {327, -1, 1}, {328, -1, 1}, {329, 471, 1}, {330, 469, 1}, {331, 477, 1},
    {332, -1, 2}, {333, 432, 1}, {334, -1, 1}, {335, 434, 1}, {336, -1, 1}, {337, 437, 1}, {338, 439, 1},
    {339, 438, 1}, {340, -1, 1}, {341, -1, 1}, {342, -1, 1}, {343, 463, 1}, {344, 443, 1}, {345, 444, 1},
    {346, 493, 1}, {347, -1, 1}, {348, -1, 2}, {349, -1, 2}, {350, -1, 2}, {351, 526, 1}, {352, 527, 1},
    {353, 528, 1}, {354, 472, 1}, {355, 545, 0}, {356, 456, 1}, {357, 457, 1}, {358, 458, 0}, {359, 459, 0},
    {360, 535, 1}, {361, 534, 1}, {362, 461, 1}, {363, 462, 1}, {364, 532, 1}, {365, -1, 1}, {366, 465, 1},
    {367, 1617, 1}, {368, 467, 1}, {369, 565, 1}, {370, 567, 1}, {371, -1, 1}, {372, -1, 1}, {373, 570, 1},
    {374, 511, 1}, {375, 505, 2}, {376, 506, 2}, {377, -1, 1}, {378, -1, 1}, {379, 529, 1}, {380, -1, 1},
    {381, -1, 1}, {382, 497, 0}, {383, -1, 2}, {384, -1, 2}, {385, -1, 2}, {386, -1, 2}, {387, -1, 2},
    {388, -1, 2}, {389, -1, 2}, {390, -1, 2}, {391, 1551, 2}, {392, 1552, 2}, {393, 1554, 2}, {394, 1553, 2},
    {395, -1, 1}, {396, -1, 1}, {397, -1, 1}, {398, -1, 0}, {399, 498, 0}, {400, 500, 0}, {401, -1, 0},
    {402, 1565, 0}, {403, -1, 2}, {404, -1, 2}, {405, 1384, 2}, {406, -1, 2}, {407, 540, 2}, {408, 541, 2},
    {409, -1, 1}, {410, -1, 1}, {411, -1, 1}, {412, -1, 1}, {413, 568, 1}, {414, 1738, 1}, {415, -1, 1},
    {416, -1, 1}, {417, -1, 1}, {418, -1, 1}, {419, -1, 1}, {420, -1, 1}, {421, 520, 0}, {422, 523, 0},
    {423, -1, 0}, {424, -1, 0}, {425, -1, 0}, {426, 543, 1}, {427, -1, 1}, {428, -1, 1}, {429, -1, 1},
    {430, -1, 1}, {431, 542, 1}, {432, 537, 1}, {433, -1, 1}, {434, 533, 1}, {435, -1, 1}, {436, -1, 1},
    {437, -1, 1}, {438, -1, 1}, {439, 550, 2}, {440, -1, 2}, {441, -1, 2}, {442, 548, 2}, {443, 549, 2},
    {444, 564, 1}, {445, -1, 1}, {446, 1810, 1}, {447, -1, 0}, {448, 547, 0}, {449, -1, 0}, {450, -1, 2},
    {451, 1657, 2}, {452, -1, 2}, {453, -1, 1}, {454, -1, 1}, {455, -1, 1}, {456, -1, 1}, {457, -1, 1},
    {458, -1, 1}, {459, -1, 1}, {460, -1, 1}, {461, -1, 1}, {462, -1, 1}, {463, -1, 1}, {464, -1, 1},
    {465, -1, 1}, {466, 994, 1}, {467, -1, 1}, {468, -1, 1}, {469, -1, 1}, {470, -1, 1}, {471, -1, 1},
    {472, -1, 1}, {473, -1, 1}, {474, -1, 1}, {475, 578, 0}, {476, -1, 1}, {477, -1, 1}, {478, -1, 1},
    {479, -1, 1}, {480, 579, 0}, {481, 580, 0}, {482, 582, 0}, {483, 1753, 0}, {484, -1, 0}, {485, -1, 4},
    {486, -1, 3}, {487, -1, 4}, {488, -1, 3}, {489, -1, 4}, {490, -1, 3}, {491, -1, 4}, {492, -1, 3},
    {493, -1, 4}, {494, -1, 3}, {495, -1, 4}, {496, -1, 3}, {497, -1, 4}, {498, -1, 3}, {499, -1, 4},
    {500, -1, 3}, {501, -1, 4}, {502, -1, 3}, {503, -1, 4}, {504, -1, 3}, {505, -1, 4}, {506, -1, 3},
    {507, -1, 4}, {508, -1, 3}, {509, -1, 4}, {510, -1, 3}, {511, -1, 4}, {512, -1, 3}, {513, -1, 4},
    {514, -1, 3}, {515, -1, 4}, {516, -1, 4}, {517, -1, 4}, {518, -1, 4}, {519, -1, 4}, {520, -1, 4},
    {521, -1, 4}, {522, -1, 4}, {523, -1, 4}, {524, -1, 4}, {525, -1, 4}, {526, -1, 4}, {527, -1, 4},
    {528, -1, 4}, {529, -1, 4}, {530, -1, 4}, {531, -1, 4}, {532, -1, 4}, {533, -1, 4}, {534, -1, 4},
    {535, -1, 4}, {536, 635, 0}, {537, -1, 0}, {538, 637, 0}, {539, -1, 0}, {540, 639, 0}, {541, 667, 0},
    {542, 641, 0}, {543, -1, 0}, {544, 643, 0}, {545, 733, 0}, {546, 645, 0}, {547, -1, 0}, {548, 647, 0},
    {549, -1, 0}, {550, 649, 0}, {551, -1, 0}, {552, 651, 0}, {553, -1, 0}, {554, 653, 0}, {555, -1, 0},
    {556, 655, 0}, {557, -1, 0}, {558, 657, 0}, {559, -1, 0}, {560, 932, 2}, {561, 933, 2}, {562, 850, 2},
    {563, 935, 2}, {564, 936, 2}, {565, -1, 2}, {566, 938, 2}, {567, 666, 0}, {568, -1, 0}, {569, -1, 0},
    {570, 940, 2}, {571, -1, 2}, {572, -1, 1}, {573, -1, 2}, {574, -1, 2}, {575, 1412, 2}, {576, 1762, 2},
    {577, -1, 2}, {578, -1, 2}, {579, 1099, 0}, {580, 943, 2}, {581, -1, 2}, {582, -1, 2}, {583, -1, 2},
    {584, 926, 2}, {585, -1, 2}, {586, -1, 2}, {587, 975, 2}, {588, -1, 2}, {589, -1, 2}, {590, -1, 2},
    {591, -1, 2}, {592, -1, 2}, {593, 958, 2}, {594, -1, 2}, {595, -1, 2}, {596, -1, 2}, {597, -1, 2},
    {598, -1, 2}, {599, -1, 2}, {600, -1, 2}, {601, -1, 2}, {602, -1, 2}, {603, -1, 2}, {604, -1, 2},
    {605, -1, 2}, {606, -1, 2}, {607, -1, 2}, {608, -1, 2}, {609, -1, 2}, {610, -1, 2}, {611, 947, 2},
    {612, -1, 2}, {613, -1, 2}, {614, -1, 2}, {615, -1, 2}, {616, -1, 2}, {617, -1, 2}, {618, -1, 4},
    {619, 768, 4}, {620, -1, 5}, {621, -1, 4}, {622, -1, 5}, {623, 1063, 2}, {624, -1, 2}, {625, -1, 4},
    {625, -1, 5}, {626, -1, 4}, {626, -1, 5}, {627, -1, 4}, {627, -1, 5}, {628, -1, 4}, {628, -1, 5},
    {629, 1622, 4}, {629, -1, 5}, {630, -1, 0}, {631, -1, 2}, {632, -1, 2}, {633, -1, 2}, {634, -1, 2},
    {635, -1, 2}, {636, -1, 2}, {637, -1, 2}, {638, -1, 2}, {639, 974, 2}, {640, -1, 4}, {641, -1, 4},
    {641, -1, 5}, {642, -1, 4}, {643, -1, 4}, {643, -1, 5}, {644, -1, 4}, {645, -1, 4}, {645, -1, 5},
    {646, -1, 4}, {647, -1, 4}, {647, -1, 5}, {648, -1, 4}, {649, -1, 4}, {649, -1, 5}, {650, -1, 4},
    {651, -1, 4}, {651, -1, 5}, {652, -1, 4}, {653, -1, 4}, {653, -1, 5}, {654, -1, 2}, {655, -1, 2},
    {656, -1, 2}, {657, 1061, 4}, {658, -1, 4}, {658, -1, 5}, {659, -1, 4}, {660, -1, 4}, {660, -1, 5},
    {661, -1, 4}, {662, -1, 4}, {662, -1, 5}, {663, -1, 4}, {664, -1, 4}, {664, -1, 5}, {665, -1, 4},
    {666, -1, 4}, {667, -1, 4}, {667, -1, 5}, {668, -1, 4}, {669, -1, 4}, {669, -1, 5}, {670, -1, 4},
    {671, -1, 4}, {671, -1, 5}, {672, -1, 4}, {673, -1, 4}, {673, -1, 5}, {674, -1, 4}, {675, -1, 4},
    {675, -1, 5}, {676, -1, 4}, {677, -1, 4}, {677, -1, 5}, {678, -1, 4}, {679, -1, 4}, {679, -1, 5},
    {680, -1, 4}, {681, -1, 4}, {681, -1, 5}, {682, -1, 4}, {683, -1, 4}, {683, -1, 5}, {684, -1, 4},
    {685, -1, 4}, {685, -1, 5}, {686, -1, 4}, {687, -1, 4}, {687, -1, 5}, {688, -1, 4}, {689, -1, 4},
    {689, -1, 5}, {690, -1, 4}, {691, -1, 4}, {691, -1, 5}, {692, -1, 4}, {693, 821, 1}, {694, 1126, 1},
    {695, 823, 1}, {696, 1127, 1}, {697, -1, 1}, {698, -1, 1}, {699, 827, 1}, {700, -1, 1}, {701, 829, 1},
    {702, -1, 1}, {703, 831, 1}, {704, -1, 1}, {705, 833, 1}, {706, -1, 1}, {707, -1, 1}, {708, -1, 1},
    {709, -1, 2}, {710, -1, 2}, {711, -1, 2}, {712, -1, 2}, {713, -1, 2}, {714, 1097, 2}, {715, -1, 2},
    {716, -1, 2}, {717, -1, 2}, {718, -1, 2}, {719, -1, 2}, {720, -1, 2}, {721, 1087, 4}, {721, -1, 5},
    {722, 1026, 4}, {722, -1, 5}, {723, 1084, 4}, {723, -1, 5}, {724, -1, 4}, {724, -1, 5}, {725, -1, 4},
    {725, -1, 5}, {726, -1, 2}, {727, -1, 2}, {728, -1, 2}, {729, -1, 2}, {730, -1, 1}, {731, -1, 1},
    {732, -1, 1}, {733, -1, 1}, {734, -1, 1}, {735, -1, 1}, {736, -1, 1}, {737, 871, 1}, {738, -1, 1},
    {739, 872, 1}, {740, -1, 1}, {741, 874, 1}, {742, 991, 1}, {743, 876, 1}, {744, -1, 1}, {745, 878, 1},
    {746, -1, 1}, {747, 881, 1}, {748, 882, 1}, {749, -1, 1}, {750, -1, 1}, {751, 884, 1}, {752, -1, 1},
    {753, -1, 1}, {754, -1, 1}, {755, 889, 1}, {756, 1215, 1}, {757, 890, 1}, {758, 898, 1}, {759, -1, 1},
    {760, -1, 1}, {761, -1, 1}, {762, -1, 1}, {763, -1, 2}, {764, -1, 1}, {765, -1, 1}, {766, -1, 1},
    {767, -1, 1}, {768, 901, 1}, {769, 902, 1}, {770, -1, 1}, {771, -1, 4}, {772, -1, 2}, {773, -1, 2},
    {774, -1, 1}, {775, -1, 1}, {776, 1278, 4}, {777, -1, 4}, {778, -1, 2}, {779, 1345, 4}, {780, -1, 3},
    {781, 993, 1}, {782, -1, 1}, {783, -1, 1}, {784, 1696, 1}, {785, -1, 0}, {786, -1, 0}, {787, -1, 0},
    {788, -1, 0}, {789, -1, 2}, {790, -1, 2}, {791, -1, 2}, {792, -1, 2}, {793, -1, 2}, {794, -1, 2},
    {795, -1, 2}, {796, -1, 2}, {797, -1, 2}, {798, -1, 1}, {799, -1, 1}, {800, 1003, 2}, {801, 1655, 2},
    {802, 1008, 2}, {803, -1, 2}, {804, -1, 2}, {805, -1, 2}, {806, 1100, 2}, {807, -1, 2}, {808, 1024, 2},
    {809, -1, 2}, {810, -1, 2}, {811, -1, 2}, {812, -1, 2}, {813, -1, 2}, {814, -1, 2}, {815, -1, 2},
    {816, -1, 2}, {817, -1, 2}, {818, -1, 2}, {819, -1, 2}, {820, -1, 2}, {821, -1, 2}, {822, -1, 2},
    {823, -1, 2}, {824, -1, 2}, {825, -1, 2}, {826, -1, 2}, {827, -1, 2}, {828, -1, 4}, {828, -1, 5},
    {829, -1, 4}, {829, -1, 5}, {830, -1, 4}, {830, -1, 5}, {831, -1, 4}, {831, -1, 5}, {832, -1, 2},
    {833, -1, 2}, {834, -1, 2}, {835, -1, 2}, {836, -1, 2}, {837, -1, 2}, {838, 1105, 2}, {839, -1, 2},
    {840, -1, 2}, {841, -1, 2}, {842, -1, 2}, {843, -1, 2}, {844, 1582, 2}, {845, -1, 2}, {846, -1, 2},
    {847, -1, 1}, {848, -1, 1}, {849, -1, 1}, {850, -1, 1}, {851, -1, 2}, {852, -1, 2}, {853, -1, 1},
    {854, -1, 1}, {855, 992, 1}, {856, -1, 1}, {857, -1, 1}, {858, 1675, 1}, {859, -1, 0}, {860, -1, 0},
    {861, -1, 0}, {862, -1, 0}, {863, -1, 0}, {864, -1, 0}, {865, 1002, 0}, {866, -1, 0}, {867, 1004, 1},
    {868, 1005, 1}, {869, 1006, 1}, {870, -1, 1}, {871, -1, 1}, {872, 1009, 1}, {873, -1, 1}, {874, 1011, 1},
    {875, 1012, 1}, {876, 1013, 1}, {877, -1, 1}, {878, 1015, 1}, {879, -1, 1}, {880, 1017, 1},
    {881, 1018, 1}, {882, 1019, 1}, {883, 1020, 1}, {884, 1021, 1}, {885, -1, 1}, {886, -1, 1}, {887, -1, 1},
    {888, 1702, 2}, {889, 1723, 2}, {890, 1033, 2}, {891, -1, 2}, {892, 1698, 2}, {893, -1, 4}, {894, -1, 4},
    {895, -1, 4}, {896, -1, 4}, {897, -1, 4}, {898, -1, 4}, {899, -1, 4}, {900, -1, 4}, {901, -1, 4},
    {902, -1, 0}, {903, -1, 0}, {904, 1041, 0}, {905, 1042, 0}, {906, -1, 0}, {907, 1044, 0}, {908, 1045, 0},
    {909, -1, 0}, {910, 1047, 0}, {911, 1048, 0}, {912, -1, 0}, {913, 1050, 0}, {914, 1051, 0}, {915, -1, 0},
    {916, 1053, 0}, {917, 1054, 0}, {918, -1, 0}, {919, 1056, 0}, {920, 1057, 0}, {921, -1, 0},
    {922, 1059, 0}, {923, 1060, 0}, {924, -1, 0}, {925, -1, 4}, {926, -1, 4}, {927, 1188, 2}, {928, -1, 4},
    {928, -1, 5}, {929, -1, 4}, {930, 1152, 4}, {930, -1, 5}, {931, -1, 4}, {932, -1, 4}, {932, -1, 5},
    {933, -1, 4}, {934, 1158, 4}, {934, -1, 5}, {935, -1, 4}, {936, 1160, 4}, {936, -1, 5}, {937, -1, 4},
    {938, -1, 4}, {938, -1, 5}, {939, -1, 4}, {940, -1, 4}, {940, -1, 5}, {941, -1, 4}, {941, -1, 5},
    {942, -1, 4}, {943, -1, 4}, {943, -1, 5}, {944, -1, 4}, {945, -1, 4}, {945, -1, 5}, {946, -1, 4},
    {947, -1, 4}, {947, -1, 5}, {948, -1, 4}, {949, 1431, 2}, {950, -1, 2}, {951, 1813, 2}, {952, -1, 2},
    {953, -1, 2}, {954, -1, 2}, {955, -1, 2}, {956, -1, 2}, {957, -1, 2}, {958, 1410, 2}, {959, -1, 2},
    {960, -1, 2}, {961, -1, 2}, {962, -1, 2}, {963, -1, 2}, {964, -1, 2}, {965, -1, 2}, {966, -1, 2},
    {967, -1, 2}, {968, 1122, 2}, {969, 1118, 1}, {970, 1148, 1}, {971, 1147, 1}, {972, -1, 1}, {973, -1, 1},
    {974, -1, 1}, {975, 1299, 1}, {976, -1, 1}, {977, 1125, 1}, {978, -1, 1}, {979, -1, 1}, {980, -1, 1},
    {981, 1132, 1}, {982, 1133, 1}, {983, 1134, 1}, {984, 1135, 1}, {985, -1, 1}, {986, -1, 1}, {987, -1, 1},
    {988, -1, 1}, {989, -1, 1}, {990, -1, 1}, {991, -1, 1}, {992, -1, 1}, {993, -1, 1}, {994, -1, 1},
    {995, -1, 1}, {996, -1, 2}, {997, -1, 2}, {998, -1, 2}, {999, -1, 2}, {1000, -1, 1}, {1001, -1, 1},
    {1002, -1, 1}, {1003, -1, 1}, {1004, -1, 4}, {1005, -1, 4}, {1005, -1, 5}, {1006, -1, 4}, {1006, -1, 5},
    {1007, -1, 4}, {1007, -1, 5}, {1008, -1, 4}, {1008, -1, 5}, {1009, -1, 4}, {1009, -1, 5},
    {1010, 1739, 1}, {1011, -1, 1}, {1012, -1, 1}, {1013, -1, 1}, {1014, -1, 1}, {1015, -1, 1},
    {1016, -1, 1}, {1017, -1, 1}, {1018, 1171, 0}, {1019, -1, 0}, {1020, 1173, 0}, {1021, 1182, 0},
    {1022, 1175, 0}, {1023, -1, 0}, {1024, -1, 0}, {1025, 1178, 0}, {1026, 1179, 0}, {1027, 1180, 0},
    {1028, -1, 0}, {1029, -1, 0}, {1030, -1, 0}, {1031, -1, 0}, {1032, -1, 0}, {1033, 1189, 4},
    {1034, 1190, 4}, {1035, -1, 4}, {1036, 1439, 2}, {1037, -1, 3}, {1038, -1, 3}, {1039, -1, 0},
    {1040, -1, 0}, {1041, -1, 4}, {1041, -1, 5}, {1042, -1, 4}, {1042, -1, 5}, {1043, -1, 4}, {1043, -1, 5},
    {1044, -1, 4}, {1044, -1, 5}, {1045, -1, 4}, {1045, -1, 5}, {1046, -1, 4}, {1046, -1, 5}, {1047, -1, 4},
    {1047, -1, 5}, {1048, -1, 4}, {1048, -1, 5}, {1049, -1, 4}, {1049, -1, 5}, {1050, -1, 4}, {1050, -1, 5},
    {1051, -1, 4}, {1051, -1, 5}, {1052, -1, 4}, {1052, -1, 5}, {1053, -1, 4}, {1053, -1, 5}, {1054, -1, 4},
    {1054, -1, 5}, {1055, -1, 4}, {1055, -1, 5}, {1056, -1, 4}, {1056, -1, 5}, {1057, -1, 4}, {1058, -1, 4},
    {1059, -1, 4}, {1060, -1, 4}, {1061, -1, 4}, {1062, -1, 4}, {1063, -1, 4}, {1064, -1, 4}, {1065, -1, 4},
    {1066, -1, 4}, {1067, -1, 4}, {1068, -1, 4}, {1069, -1, 4}, {1070, 1305, 4}, {1070, -1, 5},
    {1071, 1252, 4}, {1071, -1, 5}, {1072, 1254, 4}, {1072, -1, 5}, {1073, 1250, 4}, {1073, -1, 5},
    {1074, -1, 4}, {1075, -1, 4}, {1076, -1, 4}, {1077, -1, 4}, {1078, 1280, 4}, {1078, -1, 5},
    {1079, 1303, 4}, {1079, -1, 5}, {1080, 1304, 4}, {1080, -1, 5}, {1081, -1, 4}, {1081, -1, 5},
    {1082, -1, 4}, {1082, -1, 5}, {1083, -1, 4}, {1083, -1, 5}, {1084, -1, 4}, {1084, -1, 5}, {1085, -1, 4},
    {1085, -1, 5}, {1086, -1, 4}, {1086, -1, 5}, {1087, -1, 4}, {1087, -1, 5}, {1088, -1, 4}, {1088, -1, 5},
    {1089, -1, 4}, {1089, -1, 5}, {1090, -1, 4}, {1090, -1, 5}, {1091, -1, 4}, {1091, -1, 5}, {1092, -1, 4},
    {1092, -1, 5}, {1093, 1302, 4}, {1093, -1, 5}, {1094, -1, 4}, {1094, -1, 5}, {1095, -1, 4},
    {1095, -1, 5}, {1096, -1, 0}, {1097, -1, 0}, {1098, 1360, 5}, {1099, -1, 0}, {1100, 1292, 0},
    {1101, -1, 3}, {1102, -1, 0}, {1103, 1294, 0}, {1104, -1, 0}, {1105, 1296, 0}, {1106, 1297, 0},
    {1107, -1, 0}, {1108, 1446, 1}, {1109, -1, 1}, {1110, -1, 2}, {1111, -1, 2}, {1112, -1, 4},
    {1113, -1, 4}, {1114, -1, 4}, {1115, -1, 4}, {1116, -1, 3}, {1117, -1, 0}, {1118, 1309, 3},
    {1119, 1310, 3}, {1120, 1311, 3}, {1121, 1312, 3}, {1122, 1313, 3}, {1123, 1314, 3}, {1124, 1315, 3},
    {1125, 1316, 3}, {1126, 1317, 3}, {1127, -1, 3}, {1128, 1319, 3}, {1129, 1320, 3}, {1130, 1321, 3},
    {1131, 1322, 3}, {1132, -1, 3}, {1133, 1324, 3}, {1134, 1325, 3}, {1135, 1326, 3}, {1136, -1, 3},
    {1137, -1, 3}, {1138, -1, 3}, {1139, -1, 3}, {1140, 1331, 3}, {1141, 1332, 3}, {1142, 1333, 3},
    {1143, -1, 3}, {1144, -1, 3}, {1145, -1, 3}, {1146, 1460, 3}, {1147, -1, 3}, {1148, -1, 3},
    {1149, -1, 3}, {1150, -1, 3}, {1151, -1, 3}, {1152, -1, 3}, {1153, -1, 3}, {1154, -1, 3}, {1155, -1, 4},
    {1156, -1, 4}, {1157, 1348, 3}, {1158, -1, 3}, {1159, 1350, 0}, {1160, -1, 0}, {1161, 1352, 1},
    {1162, -1, 1}, {1163, 1354, 1}, {1164, -1, 1}, {1165, 1356, 1}, {1166, -1, 1}, {1167, -1, 0},
    {1168, -1, 0}, {1169, -1, 0}, {1170, -1, 3}, {1171, -1, 3}, {1172, -1, 3}, {1173, -1, 3}, {1174, -1, 3},
    {1175, -1, 5}, {1176, -1, 5}, {1177, -1, 5}, {1178, -1, 0}, {1179, -1, 3}, {1180, -1, 3},
    {1181, 1372, 3}, {1182, -1, 4}, {1183, 1374, 0}, {1184, -1, 0}, {1185, 1376, 0}, {1186, -1, 0},
    {1187, 1378, 0}, {1188, -1, 0}, {1189, -1, 0}, {1190, -1, 2}, {1191, -1, 2}, {1192, -1, 2},
    {1193, -1, 2}, {1194, -1, 2}, {1195, 1680, 2}, {1196, -1, 2}, {1197, -1, 2}, {1198, -1, 2},
    {1199, -1, 2}, {1200, -1, 2}, {1201, -1, 2}, {1202, -1, 2}, {1203, -1, 2}, {1204, -1, 2}, {1205, -1, 2},
    {1206, -1, 2}, {1207, -1, 2}, {1208, -1, 2}, {1209, -1, 2}, {1210, -1, 2}, {1211, 1452, 2},
    {1212, 1453, 2}, {1213, 1454, 2}, {1214, -1, 2}, {1215, -1, 2}, {1216, -1, 2}, {1217, -1, 2},
    {1218, -1, 2}, {1219, -1, 2}, {1220, -1, 2}, {1221, -1, 2}, {1222, -1, 2}, {1223, -1, 2},
    {1224, 1415, 0}, {1225, 1416, 0}, {1226, 1417, 0}, {1227, 1418, 0}, {1228, 1419, 0}, {1229, 1420, 0},
    {1230, 1421, 0}, {1231, -1, 0}, {1232, 1423, 1}, {1233, -1, 1}, {1234, -1, 1}, {1235, -1, 1},
    {1236, -1, 1}, {1237, -1, 1}, {1238, 1429, 1}, {1239, -1, 1}, {1240, -1, 1}, {1241, -1, 2},
    {1242, -1, 2}, {1243, -1, 2}, {1244, -1, 2}, {1245, -1, 2}, {1246, -1, 2}, {1247, -1, 2}, {1248, -1, 2},
    {1249, 1440, 2}, {1250, -1, 2}, {1251, -1, 1}, {1252, -1, 1}, {1253, -1, 1}, {1254, -1, 1},
    {1255, -1, 1}, {1256, 1448, 1}, {1257, 1449, 1}, {1258, 1450, 1}, {1259, 1451, 1}, {1260, -1, 1},
    {1261, -1, 1}, {1262, -1, 2}, {1263, -1, 2}, {1264, -1, 2}, {1265, 1456, 1}, {1266, -1, 1},
    {1267, -1, 3}, {1268, -1, 3}, {1269, -1, 3}, {1270, -1, 3}, {1271, -1, 3}, {1272, -1, 3}, {1273, -1, 3},
    {1274, 1465, 0}, {1275, 1541, 0}, {1276, -1, 5}, {1277, -1, 0}, {1278, -1, 0}, {1279, -1, 0},
    {1280, -1, 0}, {1281, -1, 0}, {1282, -1, 0}, {1283, -1, 0}, {1284, -1, 0}, {1285, -1, 0}, {1286, -1, 0},
    {1287, -1, 0}, {1288, -1, 0}, {1289, -1, 0}, {1290, -1, 0}, {1291, 1482, 0}, {1292, 1483, 0},
    {1293, 1484, 0}, {1294, -1, 0}, {1295, -1, 0}, {1296, 1489, 0}, {1297, 1490, 0}, {1298, 1491, 0},
    {1299, -1, 0}, {1300, -1, 0}, {1301, -1, 0}, {1302, 1495, 0}, {1303, 1496, 0}, {1304, -1, 0},
    {1305, -1, 0}, {1306, -1, 0}, {1307, -1, 0}, {1308, -1, 0}, {1309, -1, 0}, {1310, -1, 5}, {1311, -1, 5},
    {1312, -1, 0}, {1313, 1504, 0}, {1314, 1505, 0}, {1315, -1, 0}, {1316, 1507, 0}, {1317, 1508, 0},
    {1318, -1, 0}, {1319, 1510, 0}, {1320, 1511, 0}, {1321, 1512, 0}, {1322, -1, 0}, {1323, 1514, 0},
    {1324, 1515, 0}, {1325, 1516, 0}, {1326, -1, 0}, {1327, -1, 0}, {1328, -1, 0}, {1329, -1, 5},
    {1330, -1, 5}, {1331, -1, 5}, {1332, -1, 5}, {1333, -1, 5}, {1334, -1, 5}, {1335, -1, 5}, {1336, -1, 5},
    {1337, -1, 5}, {1338, -1, 5}, {1339, -1, 5}, {1340, -1, 5}, {1341, -1, 5}, {1342, -1, 5}, {1343, -1, 5},
    {1344, -1, 5}, {1345, 1536, 0}, {1346, 1537, 0}, {1347, 1538, 0}, {1348, 1539, 0}, {1349, 1540, 0},
    {1350, -1, 0}, {1351, 1542, 0}, {1352, 1543, 0}, {1353, 1544, 0}, {1354, 1545, 0}, {1355, 1546, 0},
    {1356, 1547, 0}, {1357, 1548, 0}, {1358, 1549, 0}, {1359, 1550, 0}, {1360, -1, 0}, {1361, -1, 2},
    {1362, -1, 2}, {1363, -1, 2}, {1364, -1, 2}, {1365, 1556, 2}, {1366, -1, 2}, {1367, -1, 2},
    {1368, -1, 2}, {1369, -1, 2}, {1370, -1, 2}, {1371, -1, 2}, {1372, -1, 0}, {1373, -1, 0}, {1374, -1, 0},
    {1375, -1, 0}, {1376, -1, 0}, {1377, -1, 0}, {1377, -1, 0}, {1378, 1570, 0}, {1379, 1571, 0},
    {1380, 1572, 0}, {1381, 1573, 0}, {1382, 1574, 0}, {1383, 1602, 0}, {1384, -1, 0}, {1385, 1578, 0},
    {1386, -1, 0}, {1387, 1600, 0}, {1388, -1, 0}, {1389, -1, 0}, {1390, 1683, 2}, {1391, -1, 2},
    {1392, -1, 2}, {1393, -1, 2}, {1394, -1, 2}, {1395, -1, 1}, {1396, -1, 1}, {1397, -1, 1}, {1398, -1, 0},
    {1399, -1, 4}, {1399, -1, 5}, {1400, -1, 4}, {1400, -1, 5}, {1401, -1, 4}, {1401, -1, 5}, {1402, -1, 4},
    {1402, -1, 5}, {1403, -1, 4}, {1403, -1, 5}, {1404, 1750, 0}, {1405, -1, 0}, {1406, 1646, 0},
    {1407, 1604, 1}, {1408, -1, 1}, {1409, 1606, 1}, {1410, -1, 1}, {1411, 1608, 1}, {1412, -1, 1},
    {1413, 1610, 1}, {1414, -1, 1}, {1415, 1612, 1}, {1416, -1, 1}, {1417, 1614, 1}, {1418, -1, 1},
    {1419, 1616, 1}, {1420, -1, 1}, {1421, -1, 1}, {1422, 1619, 1}, {1423, -1, 1}, {1424, -1, 1},
    {1425, -1, 1}, {1426, -1, 1}, {1427, 1714, 1}, {1428, -1, 1}, {1429, -1, 1}, {1430, -1, 0},
    {1431, -1, 0}, {1432, -1, 0}, {1433, -1, 0}, {1434, -1, 0}, {1435, -1, 0}, {1436, -1, 0}, {1437, -1, 0},
    {1438, -1, 0}, {1439, 1636, 1}, {1440, 1637, 1}, {1441, -1, 1}, {1442, 1639, 1}, {1443, 1640, 1},
    {1444, -1, 1}, {1445, 1642, 1}, {1446, 1643, 1}, {1447, 1647, 1}, {1448, 1645, 1}, {1449, -1, 1},
    {1450, -1, 0}, {1451, 1648, 1}, {1452, -1, 1}, {1453, -1, 0}, {1454, -1, 0}, {1455, -1, 0},
    {1456, -1, 0}, {1457, -1, 0}, {1458, -1, 2}, {1459, -1, 2}, {1460, -1, 2}, {1461, -1, 2}, {1462, -1, 2},
    {1463, -1, 2}, {1464, -1, 0}, {1465, -1, 0}, {1466, -1, 0}, {1467, 1665, 1}, {1468, 1666, 1},
    {1469, -1, 1}, {1470, -1, 1}, {1471, -1, 1}, {1472, -1, 0}, {1473, -1, 0}, {1474, -1, 0}, {1475, -1, 0},
    {1476, -1, 4}, {1477, -1, 4}, {1478, -1, 2}, {1479, 1676, 1}, {1480, 1677, 1}, {1481, 1678, 1},
    {1482, 1722, 1}, {1483, -1, 0}, {1484, -1, 2}, {1485, -1, 2}, {1486, -1, 2}, {1487, -1, 2},
    {1488, -1, 2}, {1489, -1, 2}, {1490, -1, 2}, {1491, -1, 4}, {1491, -1, 5}, {1492, -1, 4}, {1492, -1, 5},
    {1493, -1, 4}, {1493, -1, 5}, {1494, -1, 2}, {1495, -1, 0}, {1495, -1, 0}, {1496, -1, 0}, {1496, -1, 0},
    {1497, -1, 0}, {1497, -1, 0}, {1498, -1, 0}, {1498, -1, 0}, {1499, 1712, 0}, {1499, -1, 0},
    {1500, 1724, 0}, {1501, 1725, 0}, {1502, -1, 3}, {1503, -1, 3}, {1504, -1, 3}, {1505, -1, 3},
    {1506, -1, 3}, {1507, -1, 0}, {1508, 1713, 0}, {1509, 1720, 0}, {1510, -1, 4}, {1511, -1, 4},
    {1512, -1, 4}, {1513, -1, 4}, {1514, -1, 4}, {1515, -1, 4}, {1516, -1, 0}, {1517, -1, 0}, {1518, -1, 0},
    {1519, -1, 1}, {1520, -1, 2}, {1521, -1, 2}, {1522, 1727, 2}, {1523, -1, 2}, {1524, -1, 0},
    {1525, 1730, 0}, {1526, -1, 0}, {1527, 1732, 0}, {1528, -1, 0}, {1529, -1, 1}, {1530, -1, 0},
    {1531, -1, 0}, {1532, -1, 0}, {466, 1802, 6}, {470, 1801, 6}, {452, -1, 2}, {798, -1, 6}, {799, -1, 6},
    {1407, -1, 6}, {1409, -1, 6}, {1421, -1, 6}, {1424, -1, 6}, {1425, -1, 6}, {1439, -1, 6}, {1442, -1, 6},
    {1445, -1, 6}, {1463, -1, 2}, {1471, -1, 6}, {1479, 1772, 6}, {1494, -1, 2}, {781, -1, 6}, {784, -1, 6},
    {730, -1, 6}, {737, -1, 6}, {733, -1, 6}, {735, -1, 6}, {564, 1761, 2}, {804, -1, 2}, {575, -1, 2},
    {999, -1, 2}, {741, -1, 6}, {741, -1, 6}, {742, -1, 6}, {742, -1, 6}, {855, -1, 6}, {855, -1, 6},
    {856, -1, 6}, {856, -1, 6}, {858, -1, 6}, {1265, -1, 6}, {1266, -1, 6}, {768, -1, 6}, {849, -1, 6},
    {850, -1, 6}, {1251, -1, 6}, {1252, -1, 6}, {375, -1, 2}, {1367, -1, 2}, {1368, -1, 2}, {1369, -1, 2},
    {1370, -1, 2}, {1371, -1, 2}, {476, -1, 6}, {587, 1788, 2}, {839, -1, 2}, {825, -1, 2}, {632, -1, 2},
    {631, -1, 2}, {614, -1, 2}, {615, -1, 2}, {616, -1, 2}, {738, -1, 6}, {757, 1797, 6}, {758, -1, 6},
    {289, -1, 6}, {366, -1, 6}, {367, -1, 6}, {374, -1, 6}, {315, -1, 6}, {286, -1, 2}, {287, -1, 2},
    {288, -1, 6}, {365, -1, 6}, {1233, -1, 6}, {1236, -1, 6}, {1237, -1, 6}, {1246, -1, 2}, {1242, -1, 2},
    {1221, -1, 2}, {950, -1, 2}, {971, -1, 6}, {977, -1, 6}, {992, -1, 6}, {1253, -1, 6}, {1256, 1819, 6},
    {1258, -1, 6}, {1257, 1821, 6}, {1259, -1, 6}, {1260, -1, 6}, {1261, -1, 6}, {1529, -1, 6}
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
    {357, -1, 362, -1, -1, 73, 140, 32, 4, 4, 3, 0, 51, 0, 0, 2},  // UIEdgeInsets
    {363, -1, -1, -1, -1, 77, 144, 33, 1, 1, 0, 0, 3, 0, 0, 2},  // NSStringFromUIEdgeInsets
    {364, -1, -1, -1, -1, 78, 145, 34, 2, 2, 0, 0, 2, 0, 0, 2},  // UIEdgeInsetsEqualToEdgeInsets
    {357, -1, -1, -1, -1, 80, 147, 35, 0, 0, 3, 0, 51, 0, 0, 2},  // UIEdgeInsets
    {282, 357, 365, -1, -1, 0, 0, 36, 0, 0, 5, 52, 51, 0, 0, 2},  // zero
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
    {386, -1, -1, -1, -1, 92, 169, 47, 2, 3, 1, 14, 55, 0, 0, 2},  // divided
    {383, -1, -1, -1, -1, 94, 172, 48, 2, 2, 0, 0, 55, 0, 0, 2},  // RectDivision
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
    {158, -1, -1, -1, -1, 116, 200, 37, 1, 1, 0, 0, 55, 0, 0, 4},  // Int
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
    {513, -1, -1, -1, -1, 197, 307, 122, 1, 2, 1, 1, 51, 0, 0, 4},  // quotientAndRemainder
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
    {524, -1, -1, -1, 1660, 0, 327, 2, 0, 1, 2, 5, 55, 0, 0, 6},  // first
    {525, -1, -1, -1, 1661, 0, 328, 3, 0, 1, 2, 5, 55, 0, 0, 6},  // last
    {526, -1, -1, -1, 1662, 211, 329, 4, 0, 1, 1, 5, 4, 0, 0, 6},  // reversed
    {527, -1, -1, -1, 1657, 211, 330, 5, 0, 1, 1, 5, 4, 0, 0, 6},  // enumerated
    {528, -1, -1, -1, -1, 211, 331, 6, 2, 2, 0, 0, 4, 0, 0, 6},  // zip
    {529, -1, -1, -1, -1, 213, 333, 7, 2, 2, 0, 0, 4, 0, 0, 6},  // sequence
    {111, -1, -1, -1, -1, 215, 335, 8, 1, 2, 1, 5, 4, 0, 0, 6},  // map
    {531, -1, -1, -1, -1, 216, 337, 9, 1, 2, 1, 5, 4, 0, 0, 6},  // compactMap
    {532, -1, -1, -1, -1, 217, 339, 10, 1, 2, 1, 5, 4, 0, 0, 6},  // filter
    {533, -1, -1, -1, -1, 218, 341, 11, 2, 3, 1, 5, 55, 0, 0, 6},  // reduce
    {534, -1, -1, -1, -1, 220, 344, 12, 1, 2, 1, 5, 55, 0, 0, 6},  // forEach
    {535, -1, -1, -1, -1, 221, 346, 13, 1, 2, 1, 5, 55, 0, 0, 6},  // enumerateObjectsUsingBlock
    {536, -1, -1, -1, -1, 222, 348, 14, 1, 2, 1, 5, 55, 0, 0, 6},  // objectAtIndex
    {537, -1, -1, -1, -1, 223, 350, 15, 1, 2, 1, 5, 0, 0, 0, 6},  // indexOfObject
    {538, -1, -1, -1, -1, 224, 352, 16, 1, 2, 1, 5, 4, 0, 0, 6},  // arrayByAddingObject
    {539, -1, -1, -1, -1, 225, 354, 17, 1, 2, 1, 5, 4, 0, 0, 6},  // arrayByAddingObjectsFromArray
    {540, -1, -1, -1, -1, 0, 0, 18, 0, 0, 5, 0, 0, 0, 0, 6},  // NSNotFound
    {541, -1, -1, -1, -1, 226, 356, 19, 0, 1, 1, 5, 55, 0, 0, 6},  // removeLastObject
    {542, -1, -1, -1, -1, 226, 357, 20, 1, 2, 1, 5, 55, 0, 0, 6},  // removeObjectAtIndex
    {543, -1, -1, -1, -1, 227, 359, 21, 2, 3, 1, 5, 55, 0, 0, 6},  // replaceObjectAtIndex
    {545, -1, -1, -1, -1, 229, 362, 22, 2, 3, 1, 5, 55, 0, 0, 6},  // insertObject
    {547, -1, -1, -1, -1, 231, 365, 23, 2, 3, 1, 5, 55, 0, 0, 6},  // exchangeObjectAtIndex
    {105, -1, -1, -1, -1, 233, 368, 24, 1, 2, 1, 5, 55, 0, 0, 6},  // removeObject
    {549, -1, -1, -1, -1, 234, 370, 25, 1, 2, 1, 5, 55, 0, 0, 6},  // makeObjectsPerformSelector
    {550, -1, -1, -1, -1, 235, 372, 26, 1, 2, 1, 5, 4, 0, 0, 6},  // sortedArrayUsingComparator
    {551, -1, -1, -1, -1, 236, 374, 27, 1, 2, 1, 1, 0, 0, 0, 6},  // compare
    {552, -1, -1, -1, -1, 0, 0, 28, 0, 0, 5, 0, 0, 0, 0, 6},  // NSOrderedAscending
    {553, -1, -1, -1, -1, 0, 0, 29, 0, 0, 5, 0, 0, 0, 0, 6},  // NSOrderedSame
    {554, -1, -1, -1, -1, 0, 0, 30, 0, 0, 5, 0, 0, 0, 0, 6},  // NSOrderedDescending
    {378, -1, -1, -1, 635, 237, 376, 31, 1, 2, 1, 5, 2, 0, 0, 6},  // contains
    {378, -1, -1, -1, -1, 238, 378, 32, 1, 2, 1, 5, 2, 0, 0, 6},  // contains
    {524, -1, -1, -1, -1, 239, 380, 33, 1, 2, 1, 5, 55, 0, 0, 6},  // first
    {555, -1, -1, -1, -1, 240, 382, 34, 1, 2, 1, 5, 2, 0, 0, 6},  // allSatisfy
    {556, -1, -1, -1, -1, 241, 384, 35, 1, 2, 1, 5, 55, 0, 0, 6},  // firstIndex
    {556, -1, -1, -1, -1, 242, 386, 36, 1, 2, 1, 5, 55, 0, 0, 6},  // firstIndex
    {525, -1, -1, -1, -1, 243, 388, 37, 1, 2, 1, 5, 55, 0, 0, 6},  // last
    {557, -1, -1, -1, -1, 244, 390, 38, 1, 2, 1, 5, 55, 0, 0, 6},  // lastIndex
    {557, -1, -1, -1, -1, 245, 392, 39, 1, 2, 1, 5, 55, 0, 0, 6},  // lastIndex
    {118, -1, -1, -1, -1, 246, 394, 40, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {118, -1, -1, -1, -1, 247, 396, 41, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {558, -1, -1, -1, -1, 248, 398, 42, 1, 2, 1, 5, 4, 0, 0, 6},  // drop
    {559, -1, -1, -1, -1, 249, 400, 43, 1, 2, 1, 5, 2, 0, 0, 6},  // elementsEqual
    {560, -1, -1, -1, -1, 250, 402, 44, 1, 2, 1, 5, 2, 0, 0, 6},  // starts
    {99, -1, -1, -1, -1, 251, 404, 45, 1, 2, 1, 5, 55, 0, 0, 6},  // removeFirst
    {97, -1, -1, -1, -1, 252, 406, 46, 1, 2, 1, 5, 55, 0, 0, 6},  // removeLast
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
    {106, -1, -1, -1, -1, 261, 427, 58, 2, 3, 1, 5, 55, 0, 0, 6},  // swapAt
    {566, -1, -1, -1, -1, 263, 430, 59, 0, 1, 1, 5, 55, 0, 0, 6},  // joined
    {567, -1, -1, -1, -1, 263, 431, 60, 1, 2, 1, 5, 4, 0, 0, 6},  // split
    {567, -1, -1, -1, -1, 264, 433, 61, 1, 2, 1, 5, 4, 0, 0, 6},  // split
    {567, -1, -1, -1, -1, 265, 435, 62, 1, 2, 1, 5, 4, 0, 0, 6},  // split
    {570, -1, -1, -1, -1, 266, 437, 63, 1, 2, 1, 5, 55, 0, 0, 6},  // reserveCapacity
    {571, -1, -1, -1, -1, 0, 439, 64, 0, 1, 2, 5, 7, 0, 0, 6},  // indices
    {572, -1, -1, -1, -1, 0, 440, 65, 0, 1, 2, 5, 0, 0, 0, 6},  // startIndex
    {573, -1, -1, -1, -1, 0, 441, 66, 0, 1, 2, 5, 0, 0, 0, 6},  // endIndex
    {112, -1, -1, -1, -1, 267, 442, 67, 1, 2, 1, 5, 4, 0, 0, 6},  // flatMap
    {534, -1, -1, -1, -1, 268, 444, 68, 1, 2, 1, 8, 55, 0, 0, 6},  // forEach
    {533, -1, -1, -1, -1, 269, 446, 69, 2, 3, 1, 5, 55, 0, 0, 6},  // reduce
    {100, -1, -1, -1, -1, 271, 449, 70, 1, 2, 1, 5, 55, 0, 0, 6},  // removeAll
    {196, -1, -1, -1, -1, 272, 451, 71, 2, 2, 3, 0, 4, 0, 0, 6},  // Array
    {411, -1, -1, -1, -1, 274, 453, 72, 0, 1, 1, 5, 55, 0, 0, 6},  // min
    {409, -1, -1, -1, -1, 274, 454, 73, 0, 1, 1, 5, 55, 0, 0, 6},  // max
    {411, -1, -1, -1, -1, 274, 455, 74, 2, 2, 0, 0, 55, 0, 0, 6},  // min
    {409, -1, -1, -1, -1, 276, 457, 75, 2, 2, 0, 0, 55, 0, 0, 6},  // max
    {411, -1, -1, -1, -1, 278, 459, 76, 1, 2, 1, 5, 55, 0, 0, 6},  // min
    {409, -1, -1, -1, -1, 279, 461, 77, 1, 2, 1, 5, 55, 0, 0, 6},  // max
    {576, -1, -1, -1, -1, 280, 463, 78, 0, 1, 1, 5, 4, 0, 0, 6},  // sorted
    {576, -1, -1, -1, -1, 280, 464, 79, 1, 2, 1, 5, 4, 0, 0, 6},  // sorted
    {576, -1, -1, -1, -1, 281, 466, 80, 1, 2, 1, 5, 4, 0, 0, 6},  // sorted
    {566, -1, -1, -1, 1663, 282, 468, 81, 1, 2, 1, 5, 3, 0, 0, 6},  // joined
    {94, -1, -1, -1, 1658, 283, 470, 82, 1, 2, 1, 5, 55, 0, 0, 6},  // append
    {94, -1, -1, -1, 1659, 284, 472, 83, 1, 2, 1, 5, 55, 0, 0, 6},  // append
    {95, -1, -1, -1, -1, 285, 474, 84, 2, 3, 1, 5, 55, 0, 0, 6},  // insert
    {95, -1, -1, -1, -1, 287, 477, 85, 2, 3, 1, 5, 55, 0, 0, 6},  // insert
    {96, -1, -1, -1, -1, 289, 480, 86, 1, 2, 1, 5, 55, 0, 0, 6},  // remove
    {97, -1, -1, -1, -1, 290, 482, 87, 0, 1, 1, 5, 55, 0, 0, 6},  // removeLast
    {98, -1, -1, -1, -1, 290, 483, 88, 0, 1, 1, 5, 55, 0, 0, 6},  // popLast
    {99, -1, -1, -1, -1, 290, 484, 89, 0, 1, 1, 5, 55, 0, 0, 6},  // removeFirst
    {100, -1, -1, -1, 610, 290, 485, 90, 0, 1, 1, 5, 55, 0, 0, 6},  // removeAll
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
    {589, -1, -1, -1, -1, 0, 504, 105, 0, 1, 2, 4, 55, 0, 0, 6},  // wholeNumberValue
    {590, -1, -1, -1, -1, 0, 505, 106, 0, 1, 2, 4, 3, 0, 0, 6},  // capitalized
    {591, -1, -1, -1, -1, 0, 506, 107, 0, 1, 2, 4, 0, 0, 0, 6},  // floatValue
    {592, -1, -1, -1, -1, 0, 507, 108, 0, 1, 2, 4, 0, 0, 0, 6},  // doubleValue
    {593, -1, -1, -1, -1, 0, 508, 109, 0, 1, 2, 4, 0, 0, 0, 6},  // integerValue
    {594, -1, -1, -1, -1, 0, 509, 110, 0, 1, 2, 4, 0, 0, 0, 6},  // intValue
    {567, -1, -1, -1, -1, 295, 510, 111, 1, 2, 1, 4, 4, 0, 0, 6},  // split
    {595, -1, -1, -1, -1, 296, 512, 112, 1, 2, 1, 4, 4, 0, 0, 6},  // components
    {597, -1, -1, -1, -1, 297, 514, 113, 2, 3, 1, 4, 3, 0, 0, 6},  // replacingOccurrences
    {598, -1, -1, -1, -1, 299, 517, 114, 1, 1, 0, 0, 52, 0, 0, 6},  // type
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
    {101, -1, -1, -1, -1, 304, 528, 125, 1, 2, 1, 7, 55, 0, 0, 6},  // removeValue
    {609, -1, -1, -1, -1, 305, 530, 126, 1, 2, 1, 7, 55, 0, 0, 6},  // removeObjectForKey
    {102, -1, -1, -1, -1, 306, 532, 127, 2, 3, 1, 7, 55, 0, 0, 6},  // updateValue
    {104, -1, -1, -1, -1, 308, 535, 128, 2, 3, 1, 7, 55, 0, 0, 6},  // setObject
    {100, -1, -1, -1, -1, 310, 538, 129, 0, 1, 1, 7, 55, 0, 0, 6},  // removeAll
    {610, -1, -1, -1, -1, 310, 539, 130, 0, 1, 1, 7, 55, 0, 0, 6},  // removeAllObjects
    {103, -1, -1, -1, -1, 310, 540, 131, 2, 3, 1, 7, 55, 0, 0, 6},  // merge
    {612, -1, -1, -1, -1, 312, 543, 132, 1, 2, 1, 7, 6, 0, 0, 6},  // mapValues
    {532, -1, -1, -1, -1, 313, 545, 133, 1, 2, 1, 7, 6, 0, 0, 6},  // filter
    {613, -1, -1, -1, -1, 314, 547, 134, 2, 3, 1, 7, 6, 0, 0, 6},  // merging
    {614, -1, -1, -1, -1, 316, 550, 135, 1, 2, 1, 7, 55, 0, 0, 6},  // objectForKey
    {615, -1, -1, -1, -1, 317, 552, 136, 1, 2, 1, 7, 55, 0, 0, 6},  // valueForKey
    {601, -1, -1, -1, -1, 318, 554, 137, 1, 1, 3, 0, 6, 0, 0, 6},  // Dictionary
    {601, -1, -1, -1, -1, 319, 555, 138, 2, 2, 3, 0, 6, 0, 0, 6},  // Dictionary
    {603, -1, -1, -1, -1, 321, 557, 139, 0, 0, 3, 0, 6, 0, 0, 6},  // NSMutableDictionary
    {602, -1, -1, -1, -1, 321, 557, 140, 0, 0, 3, 0, 6, 0, 0, 6},  // NSDictionary
    {601, -1, -1, -1, -1, 321, 557, 141, 0, 0, 3, 0, 6, 0, 0, 6},  // Dictionary
    {111, -1, -1, -1, -1, 215, 557, 142, 1, 2, 1, 7, 4, 0, 0, 6},  // map
    {531, -1, -1, -1, -1, 216, 559, 143, 1, 2, 1, 7, 4, 0, 0, 6},  // compactMap
    {112, -1, -1, -1, -1, 267, 561, 144, 1, 2, 1, 7, 4, 0, 0, 6},  // flatMap
    {534, -1, -1, -1, -1, 220, 563, 145, 1, 2, 1, 7, 55, 0, 0, 6},  // forEach
    {533, -1, -1, -1, -1, 218, 565, 146, 2, 3, 1, 7, 55, 0, 0, 6},  // reduce
    {378, -1, -1, -1, -1, 238, 568, 147, 1, 2, 1, 7, 2, 0, 0, 6},  // contains
    {524, -1, -1, -1, -1, 239, 570, 148, 1, 2, 1, 7, 55, 0, 0, 6},  // first
    {555, -1, -1, -1, -1, 240, 572, 149, 1, 2, 1, 7, 2, 0, 0, 6},  // allSatisfy
    {576, -1, -1, -1, -1, 280, 574, 150, 1, 2, 1, 7, 4, 0, 0, 6},  // sorted
    {576, -1, -1, -1, -1, 281, 576, 151, 1, 2, 1, 7, 4, 0, 0, 6},  // sorted
    {409, -1, -1, -1, -1, 279, 578, 152, 1, 2, 1, 7, 55, 0, 0, 6},  // max
    {411, -1, -1, -1, -1, 278, 580, 153, 1, 2, 1, 7, 55, 0, 0, 6},  // min
    {527, -1, -1, -1, -1, 211, 582, 154, 0, 1, 1, 7, 4, 0, 0, 6},  // enumerated
    {524, -1, -1, -1, -1, 0, 583, 155, 0, 1, 2, 7, 55, 0, 0, 6},  // first
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
    {524, -1, -1, -1, 636, 0, 597, 168, 0, 1, 2, 6, 55, 0, 0, 6},  // first
    {372, -1, -1, -1, -1, 338, 598, 169, 1, 2, 1, 6, 5, 0, 0, 6},  // union
    {621, -1, -1, -1, -1, 339, 600, 170, 1, 2, 1, 6, 55, 0, 0, 6},  // formUnion
    {374, -1, -1, -1, -1, 340, 602, 171, 1, 2, 1, 6, 5, 0, 0, 6},  // intersection
    {622, -1, -1, -1, -1, 341, 604, 172, 1, 2, 1, 6, 55, 0, 0, 6},  // formIntersection
    {623, -1, -1, -1, -1, 342, 606, 173, 1, 2, 1, 6, 5, 0, 0, 6},  // subtracting
    {624, -1, -1, -1, -1, 343, 608, 174, 1, 2, 1, 6, 55, 0, 0, 6},  // subtract
    {625, -1, -1, -1, -1, 344, 610, 175, 1, 2, 1, 6, 5, 0, 0, 6},  // symmetricDifference
    {626, -1, -1, -1, -1, 345, 612, 176, 1, 2, 1, 6, 55, 0, 0, 6},  // formSymmetricDifference
    {627, -1, -1, -1, -1, 346, 614, 177, 1, 2, 1, 6, 2, 0, 0, 6},  // isSubset
    {628, -1, -1, -1, -1, 347, 616, 178, 1, 2, 1, 6, 2, 0, 0, 6},  // isSuperset
    {629, -1, -1, -1, -1, 348, 618, 179, 1, 2, 1, 6, 2, 0, 0, 6},  // isStrictSubset
    {630, -1, -1, -1, -1, 349, 620, 180, 1, 2, 1, 6, 2, 0, 0, 6},  // isStrictSuperset
    {631, -1, -1, -1, -1, 350, 622, 181, 1, 2, 1, 6, 2, 0, 0, 6},  // isDisjoint
    {378, -1, -1, -1, 635, 351, 624, 182, 1, 2, 1, 6, 2, 0, 0, 6},  // contains
    {95, -1, -1, -1, -1, 352, 626, 183, 1, 2, 1, 6, 55, 0, 0, 6},  // insert
    {632, -1, -1, -1, -1, 353, 628, 184, 1, 2, 1, 6, 55, 0, 0, 6},  // update
    {96, -1, -1, -1, -1, 354, 630, 185, 1, 2, 1, 6, 55, 0, 0, 6},  // remove
    {100, -1, -1, -1, 610, 355, 632, 186, 0, 1, 1, 6, 55, 0, 0, 6},  // removeAll
    {633, -1, -1, -1, -1, 355, 633, 187, 0, 1, 1, 6, 55, 0, 0, 6},  // popFirst
    {99, -1, -1, -1, -1, 355, 634, 188, 0, 1, 1, 6, 55, 0, 0, 6},  // removeFirst
    {634, -1, -1, -1, -1, 355, 635, 189, 1, 2, 1, 6, 55, 0, 0, 6},  // addObject
    {105, -1, -1, -1, -1, 356, 637, 190, 1, 2, 1, 6, 55, 0, 0, 6},  // removeObject
    {210, -1, -1, -1, -1, 358, 639, 0, 4, 4, 3, 0, 17, 0, 0, 7},  // UIColor
    {641, -1, -1, -1, 1647, 362, 643, 1, 1, 2, 1, 18, 17, 0, 0, 7},  // withAlphaComponent
    {642, -1, -1, -1, -1, 363, 645, 2, 0, 1, 1, 18, 55, 0, 0, 7},  // set
    {643, -1, -1, -1, -1, 363, 646, 3, 0, 1, 1, 18, 55, 0, 0, 7},  // setFill
    {644, -1, -1, -1, -1, 363, 647, 4, 0, 1, 1, 18, 55, 0, 0, 7},  // setStroke
    {210, -1, -1, -1, -1, 363, 648, 5, 2, 2, 3, 0, 17, 0, 0, 7},  // UIColor
    {210, -1, -1, -1, -1, 365, 650, 6, 4, 4, 3, 0, 17, 0, 0, 7},  // UIColor
    {210, -1, -1, -1, -1, 369, 654, 7, 4, 4, 3, 0, 17, 0, 0, 7},  // UIColor
    {650, -1, -1, -1, -1, 373, 658, 8, 4, 4, 0, 0, 17, 0, 0, 7},  // CGColor
    {210, -1, -1, -1, -1, 377, 662, 9, 1, 1, 0, 0, 55, 0, 0, 7},  // UIColor
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
    {211, -1, -1, -1, -1, 378, 663, 0, 1, 1, 3, 0, 30, 0, 0, 8},  // UIView
    {211, -1, -1, -1, -1, 0, 0, 1, 0, 0, 3, 0, 30, 0, 0, 8},  // UIView
    {212, -1, -1, -1, -1, 379, 664, 2, 1, 1, 3, 0, 30, 0, 0, 8},  // UIWindow
    {212, -1, -1, -1, -1, 0, 0, 3, 0, 0, 3, 0, 30, 0, 0, 8},  // UIWindow
    {213, -1, -1, -1, -1, 380, 665, 4, 1, 1, 3, 0, 30, 0, 0, 8},  // UIImageView
    {213, -1, -1, -1, -1, 0, 0, 5, 0, 0, 3, 0, 30, 0, 0, 8},  // UIImageView
    {214, -1, -1, -1, -1, 381, 666, 6, 1, 1, 3, 0, 30, 0, 0, 8},  // UILabel
    {214, -1, -1, -1, -1, 0, 0, 7, 0, 0, 3, 0, 30, 0, 0, 8},  // UILabel
    {215, -1, -1, -1, -1, 382, 667, 8, 1, 1, 3, 0, 30, 0, 0, 8},  // UIButton
    {215, -1, -1, -1, -1, 0, 0, 9, 0, 0, 3, 0, 30, 0, 0, 8},  // UIButton
    {216, -1, -1, -1, -1, 383, 668, 10, 1, 1, 3, 0, 30, 0, 0, 8},  // UIScrollView
    {216, -1, -1, -1, -1, 0, 0, 11, 0, 0, 3, 0, 30, 0, 0, 8},  // UIScrollView
    {217, -1, -1, -1, -1, 384, 669, 12, 1, 1, 3, 0, 30, 0, 0, 8},  // UIControl
    {217, -1, -1, -1, -1, 0, 0, 13, 0, 0, 3, 0, 30, 0, 0, 8},  // UIControl
    {218, -1, -1, -1, -1, 385, 670, 14, 1, 1, 3, 0, 30, 0, 0, 8},  // UITextField
    {218, -1, -1, -1, -1, 0, 0, 15, 0, 0, 3, 0, 30, 0, 0, 8},  // UITextField
    {219, -1, -1, -1, -1, 386, 671, 16, 1, 1, 3, 0, 30, 0, 0, 8},  // UITextView
    {219, -1, -1, -1, -1, 0, 0, 17, 0, 0, 3, 0, 30, 0, 0, 8},  // UITextView
    {220, -1, -1, -1, -1, 387, 672, 18, 1, 1, 3, 0, 30, 0, 0, 8},  // UITableViewCell
    {220, -1, -1, -1, -1, 0, 0, 19, 0, 0, 3, 0, 30, 0, 0, 8},  // UITableViewCell
    {221, -1, -1, -1, -1, 388, 673, 20, 1, 1, 3, 0, 30, 0, 0, 8},  // UICollectionViewCell
    {221, -1, -1, -1, -1, 0, 0, 21, 0, 0, 3, 0, 30, 0, 0, 8},  // UICollectionViewCell
    {222, -1, -1, -1, -1, 389, 674, 22, 1, 1, 3, 0, 30, 0, 0, 8},  // UIVisualEffectView
    {222, -1, -1, -1, -1, 0, 0, 23, 0, 0, 3, 0, 30, 0, 0, 8},  // UIVisualEffectView
    {699, -1, -1, -1, -1, 0, 675, 24, 0, 1, 2, 31, 13, 0, 9, 8},  // frame
    {700, -1, -1, -1, -1, 0, 676, 25, 0, 1, 2, 31, 13, 0, 10, 8},  // bounds
    {356, -1, -1, -1, -1, 0, 677, 26, 0, 1, 2, 31, 9, 0, 11, 8},  // center
    {701, -1, -1, -1, -1, 0, 678, 27, 0, 1, 2, 31, 9, 0, 12, 8},  // anchorPoint
    {702, -1, -1, -1, 1625, 0, 679, 28, 0, 1, 2, 31, 2, 0, 0, 8},  // isHidden
    {703, -1, -1, -1, -1, 0, 680, 29, 0, 1, 2, 31, 2, 0, 0, 8},  // clipsToBounds
    {704, -1, -1, -1, -1, 0, 681, 30, 0, 1, 2, 31, 3, 0, 0, 8},  // name
    {706, -1, -1, -1, -1, 390, 682, 31, 1, 1, 0, 0, 55, 0, 0, 8},  // UIImage
    {706, -1, -1, -1, -1, 391, 683, 32, 1, 1, 0, 0, 55, 0, 0, 8},  // UIImage
    {213, -1, -1, -1, -1, 392, 684, 33, 1, 1, 3, 0, 30, 0, 0, 8},  // UIImageView
    {121, -1, -1, -1, -1, 0, 685, 34, 0, 1, 2, 31, 14, 0, 13, 8},  // transform
    {708, -1, -1, -1, -1, 0, 686, 35, 0, 1, 2, 31, 14, 0, 13, 8},  // transform3D
    {709, -1, -1, -1, -1, 393, 687, 36, 1, 2, 1, 31, 55, 0, 0, 8},  // moveAnchor
    {710, -1, -1, -1, -1, 0, 689, 37, 0, 1, 2, 31, 9, 0, 0, 8},  // contentOffset
    {640, -1, -1, -1, -1, 0, 690, 38, 0, 1, 2, 31, 0, 0, 0, 8},  // alpha
    {711, -1, -1, -1, 712, 0, 691, 39, 0, 1, 2, 31, 2, 0, 0, 8},  // isUserInteractionEnabled
    {712, -1, -1, -1, -1, 0, 692, 40, 0, 1, 2, 31, 2, 0, 0, 8},  // userInteractionEnabled
    {713, -1, -1, -1, -1, 0, 693, 41, 0, 1, 2, 31, 0, 0, 0, 8},  // tag
    {122, -1, -1, -1, -1, 0, 694, 42, 0, 1, 2, 31, 31, 0, 0, 8},  // layer
    {77, -1, -1, -1, -1, 394, 695, 43, 4, 4, 0, 0, 30, 0, 0, 8},  // view
    {714, -1, -1, -1, -1, 0, 699, 0, 0, 1, 2, 31, 17, 0, 0, 9},  // backgroundColor
    {715, -1, -1, -1, -1, 0, 700, 1, 0, 1, 2, 31, 3, 0, 0, 9},  // text
    {716, -1, -1, -1, -1, 0, 701, 2, 0, 1, 2, 31, 17, 0, 0, 9},  // textColor
    {717, -1, -1, -1, -1, 0, 702, 3, 0, 1, 2, 31, 20, 0, 0, 9},  // textAlignment
    {718, -1, -1, -1, -1, 0, 703, 4, 0, 1, 2, 31, 55, 0, 0, 9},  // font
    {705, -1, -1, -1, -1, 0, 704, 5, 0, 1, 2, 31, 55, 0, 0, 9},  // image
    {719, -1, -1, -1, -1, 0, 705, 6, 0, 1, 2, 31, 55, 0, 0, 9},  // contentMode
    {720, -1, -1, -1, 1648, 0, 706, 7, 0, 1, 2, 31, 2, 0, 0, 9},  // isOpaque
    {721, -1, -1, -1, -1, 0, 707, 8, 0, 1, 2, 31, 17, 0, 0, 9},  // tintColor
    {722, -1, -1, -1, -1, 0, 708, 9, 0, 1, 2, 31, 0, 0, 0, 9},  // contentScaleFactor
    {723, -1, -1, -1, -1, 0, 709, 10, 0, 1, 2, 31, 3, 0, 0, 9},  // accessibilityLabel
    {724, -1, -1, -1, -1, 0, 710, 11, 0, 1, 2, 31, 51, 0, 0, 9},  // safeAreaInsets
    {725, -1, -1, -1, -1, 0, 711, 12, 0, 1, 2, 31, 51, 0, 0, 9},  // layoutMargins
    {726, -1, -1, -1, -1, 0, 712, 13, 0, 1, 2, 31, 30, 0, 0, 9},  // mask
    {727, -1, -1, -1, -1, 0, 713, 14, 0, 1, 2, 31, 3, 0, 0, 9},  // accessibilityIdentifier
    {728, -1, -1, -1, -1, 0, 714, 15, 0, 1, 2, 31, 3, 0, 0, 9},  // accessibilityHint
    {729, -1, -1, -1, -1, 0, 715, 16, 0, 1, 2, 31, 2, 0, 0, 9},  // isAccessibilityElement
    {730, -1, -1, -1, -1, 0, 716, 17, 0, 1, 2, 31, 55, 0, 0, 9},  // semanticContentAttribute
    {731, -1, -1, -1, -1, 0, 717, 18, 0, 1, 2, 31, 2, 0, 0, 9},  // clearsContextBeforeDrawing
    {732, -1, -1, -1, -1, 0, 718, 19, 0, 1, 2, 31, 2, 0, 0, 9},  // isFirstResponder
    {733, -1, -1, -1, -1, 0, 719, 20, 0, 1, 2, 31, 0, 0, 0, 9},  // numberOfLines
    {734, -1, -1, -1, -1, 0, 720, 21, 0, 1, 2, 31, 2, 0, 0, 9},  // adjustsFontSizeToFitWidth
    {735, -1, -1, -1, -1, 0, 721, 22, 0, 1, 2, 31, 55, 0, 0, 9},  // lineBreakMode
    {736, -1, -1, -1, -1, 0, 722, 23, 0, 1, 2, 31, 55, 0, 0, 9},  // attributedText
    {737, -1, -1, -1, -1, 0, 723, 24, 0, 1, 2, 31, 55, 0, 0, 9},  // baselineAdjustment
    {738, -1, -1, -1, -1, 0, 724, 25, 0, 1, 2, 31, 55, 0, 0, 9},  // borderStyle
    {739, -1, -1, -1, -1, 0, 725, 26, 0, 1, 2, 31, 55, 0, 0, 9},  // keyboardType
    {740, -1, -1, -1, -1, 0, 726, 27, 0, 1, 2, 31, 55, 0, 0, 9},  // returnKeyType
    {741, -1, -1, -1, -1, 0, 727, 28, 0, 1, 2, 31, 55, 0, 0, 9},  // autocorrectionType
    {742, -1, -1, -1, -1, 0, 728, 29, 0, 1, 2, 31, 55, 0, 0, 9},  // autocapitalizationType
    {743, -1, -1, -1, -1, 0, 729, 30, 0, 1, 2, 31, 55, 0, 0, 9},  // clearButtonMode
    {744, -1, -1, -1, -1, 0, 730, 31, 0, 1, 2, 31, 17, 0, 0, 9},  // shadowColor
    {745, -1, -1, -1, -1, 0, 731, 32, 0, 1, 2, 31, 3, 0, 0, 9},  // placeholder
    {746, -1, -1, -1, -1, 0, 732, 33, 0, 1, 2, 31, 0, 0, 0, 9},  // minimumScaleFactor
    {747, -1, -1, -1, 1652, 0, 733, 34, 0, 1, 2, 31, 2, 0, 0, 9},  // isEditable
    {748, -1, -1, -1, 1653, 0, 734, 35, 0, 1, 2, 31, 2, 0, 0, 9},  // isSelectable
    {749, -1, -1, -1, 1654, 0, 735, 36, 0, 1, 2, 31, 2, 0, 0, 9},  // isSecureTextEntry
    {750, -1, -1, -1, -1, 0, 736, 37, 0, 1, 2, 31, 0, 0, 0, 9},  // zoomScale
    {751, 216, -1, -1, -1, 0, 0, 38, 0, 0, 5, 31, 52, 0, 0, 9},  // DecelerationRate
    {753, 754, -1, -1, -1, 0, 0, 39, 0, 0, 5, 29, 28, 0, 0, 9},  // normal
    {755, -1, -1, -1, -1, 0, 0, 40, 0, 0, 5, 0, 0, 0, 0, 9},  // UIScrollViewDecelerationRateNormal
    {756, 754, -1, -1, -1, 0, 0, 41, 0, 0, 5, 29, 28, 0, 0, 9},  // fast
    {757, -1, -1, -1, -1, 0, 0, 42, 0, 0, 5, 0, 0, 0, 0, 9},  // UIScrollViewDecelerationRateFast
    {758, -1, -1, -1, -1, 0, 737, 43, 0, 1, 2, 29, 0, 0, 0, 9},  // rawValue
    {759, -1, -1, -1, -1, 0, 738, 44, 0, 1, 2, 31, 28, 0, 0, 9},  // decelerationRate
    {760, 761, 762, -1, -1, 0, 0, 45, 0, 0, 5, 4, 3, 0, 0, 9},  // system
    {763, 761, 764, -1, -1, 0, 0, 46, 0, 0, 5, 4, 3, 0, 0, 9},  // custom
    {765, 761, 766, -1, -1, 0, 0, 47, 0, 0, 5, 4, 3, 0, 0, 9},  // infoLight
    {767, 761, 768, -1, -1, 0, 0, 48, 0, 0, 5, 4, 3, 0, 0, 9},  // contactAdd
    {769, 761, 770, -1, -1, 0, 0, 49, 0, 0, 5, 4, 3, 0, 0, 9},  // close
    {215, -1, -1, -1, -1, 398, 739, 50, 1, 1, 3, 0, 30, 0, 0, 9},  // UIButton
    {771, -1, -1, -1, 1651, 0, 740, 51, 0, 1, 2, 31, 2, 0, 0, 9},  // isScrollEnabled
    {772, -1, -1, -1, 1650, 0, 741, 52, 0, 1, 2, 31, 2, 0, 0, 9},  // isPagingEnabled
    {773, -1, -1, -1, -1, 0, 742, 53, 0, 1, 2, 31, 2, 0, 0, 9},  // bounces
    {774, -1, -1, -1, -1, 0, 743, 54, 0, 1, 2, 31, 2, 0, 0, 9},  // showsHorizontalScrollIndicator
    {775, -1, -1, -1, -1, 0, 744, 55, 0, 1, 2, 31, 2, 0, 0, 9},  // showsVerticalScrollIndicator
    {776, -1, -1, -1, -1, 0, 745, 56, 0, 1, 2, 31, 0, 0, 0, 9},  // minimumZoomScale
    {777, -1, -1, -1, -1, 0, 746, 57, 0, 1, 2, 31, 0, 0, 0, 9},  // maximumZoomScale
    {778, -1, -1, -1, -1, 0, 747, 58, 0, 1, 2, 31, 51, 0, 0, 9},  // contentInset
    {779, -1, -1, -1, -1, 0, 748, 59, 0, 1, 2, 31, 55, 0, 0, 9},  // delegate
    {781, 211, -1, -1, -1, 0, 0, 60, 0, 0, 5, 31, 52, 0, 0, 9},  // AutoresizingMask
    {782, 780, 783, -1, -1, 0, 0, 61, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleLeftMargin
    {784, 780, -1, -1, -1, 0, 0, 62, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleLeftMargin
    {785, 780, 786, -1, -1, 0, 0, 63, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleWidth
    {787, 780, -1, -1, -1, 0, 0, 64, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleWidth
    {788, 780, 789, -1, -1, 0, 0, 65, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleRightMargin
    {790, 780, -1, -1, -1, 0, 0, 66, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleRightMargin
    {791, 780, 792, -1, -1, 0, 0, 67, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleTopMargin
    {793, 780, -1, -1, -1, 0, 0, 68, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleTopMargin
    {794, 780, 795, -1, -1, 0, 0, 69, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleHeight
    {796, 780, -1, -1, -1, 0, 0, 70, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleHeight
    {797, 780, 798, -1, -1, 0, 0, 71, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleBottomMargin
    {799, 780, -1, -1, -1, 0, 0, 72, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleBottomMargin
    {800, 780, 801, -1, -1, 0, 0, 73, 0, 0, 5, 26, 25, 0, 0, 9},  // None
    {802, -1, -1, -1, -1, 0, 749, 74, 0, 1, 2, 31, 25, 0, 0, 9},  // autoresizingMask
    {803, -1, -1, -1, -1, 0, 750, 75, 0, 1, 2, 31, 2, 0, 0, 9},  // translatesAutoresizingMaskIntoConstraints
    {804, -1, -1, -1, -1, 0, 751, 76, 0, 1, 2, 31, 2, 0, 0, 9},  // autoresizesSubviews
    {806, 217, -1, -1, -1, 0, 0, 77, 0, 0, 5, 31, 52, 0, 0, 9},  // State
    {753, 805, 807, -1, -1, 0, 0, 78, 0, 0, 5, 4, 3, 0, 0, 9},  // normal
    {808, 805, -1, -1, -1, 0, 0, 79, 0, 0, 5, 4, 3, 0, 0, 9},  // Normal
    {809, 805, 810, -1, -1, 0, 0, 80, 0, 0, 5, 4, 3, 0, 0, 9},  // highlighted
    {811, 805, -1, -1, -1, 0, 0, 81, 0, 0, 5, 4, 3, 0, 0, 9},  // Highlighted
    {812, 805, 813, -1, -1, 0, 0, 82, 0, 0, 5, 4, 3, 0, 0, 9},  // disabled
    {814, 805, -1, -1, -1, 0, 0, 83, 0, 0, 5, 4, 3, 0, 0, 9},  // Disabled
    {815, 805, 816, -1, -1, 0, 0, 84, 0, 0, 5, 4, 3, 0, 0, 9},  // selected
    {817, 805, -1, -1, -1, 0, 0, 85, 0, 0, 5, 4, 3, 0, 0, 9},  // Selected
    {819, 217, -1, -1, -1, 0, 0, 86, 0, 0, 5, 31, 52, 0, 0, 9},  // Event
    {820, 818, 821, -1, -1, 0, 0, 87, 0, 0, 5, 4, 3, 0, 0, 9},  // allEvents
    {822, 818, -1, -1, -1, 0, 0, 88, 0, 0, 5, 4, 3, 0, 0, 9},  // AllEvents
    {823, 818, 824, -1, -1, 0, 0, 89, 0, 0, 5, 4, 3, 0, 0, 9},  // allTouchEvents
    {825, 818, -1, -1, -1, 0, 0, 90, 0, 0, 5, 4, 3, 0, 0, 9},  // AllTouchEvents
    {826, 818, 827, -1, -1, 0, 0, 91, 0, 0, 5, 4, 3, 0, 0, 9},  // touchDown
    {828, 818, -1, -1, -1, 0, 0, 92, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchDown
    {829, 818, 830, -1, -1, 0, 0, 93, 0, 0, 5, 4, 3, 0, 0, 9},  // touchDragInside
    {831, 818, -1, -1, -1, 0, 0, 94, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchDragInside
    {832, 818, 833, -1, -1, 0, 0, 95, 0, 0, 5, 4, 3, 0, 0, 9},  // touchDragOutside
    {834, 818, -1, -1, -1, 0, 0, 96, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchDragOutside
    {835, 818, 836, -1, -1, 0, 0, 97, 0, 0, 5, 4, 3, 0, 0, 9},  // touchUpInside
    {837, 818, -1, -1, -1, 0, 0, 98, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchUpInside
    {838, 818, 839, -1, -1, 0, 0, 99, 0, 0, 5, 4, 3, 0, 0, 9},  // touchUpOutside
    {840, 818, -1, -1, -1, 0, 0, 100, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchUpOutside
    {841, 818, 842, -1, -1, 0, 0, 101, 0, 0, 5, 4, 3, 0, 0, 9},  // touchCancel
    {843, 818, -1, -1, -1, 0, 0, 102, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchCancel
    {844, 818, 845, -1, -1, 0, 0, 103, 0, 0, 5, 4, 3, 0, 0, 9},  // valueChanged
    {846, 818, -1, -1, -1, 0, 0, 104, 0, 0, 5, 4, 3, 0, 0, 9},  // ValueChanged
    {847, 818, 848, -1, -1, 0, 0, 105, 0, 0, 5, 4, 3, 0, 0, 9},  // editingChanged
    {849, 818, -1, -1, -1, 0, 0, 106, 0, 0, 5, 4, 3, 0, 0, 9},  // EditingChanged
    {850, 818, 851, -1, -1, 0, 0, 107, 0, 0, 5, 4, 3, 0, 0, 9},  // editingDidBegin
    {852, 818, -1, -1, -1, 0, 0, 108, 0, 0, 5, 4, 3, 0, 0, 9},  // EditingDidBegin
    {853, 818, 854, -1, -1, 0, 0, 109, 0, 0, 5, 4, 3, 0, 0, 9},  // editingDidEnd
    {855, 818, -1, -1, -1, 0, 0, 110, 0, 0, 5, 4, 3, 0, 0, 9},  // EditingDidEnd
    {856, 818, 857, -1, -1, 0, 0, 111, 0, 0, 5, 4, 3, 0, 0, 9},  // primaryActionTriggered
    {858, 818, -1, -1, -1, 0, 0, 112, 0, 0, 5, 4, 3, 0, 0, 9},  // PrimaryActionTriggered
    {859, -1, -1, -1, -1, 399, 752, 113, 3, 4, 1, 31, 55, 0, 0, 9},  // addTarget
    {859, -1, -1, -1, -1, 402, 756, 114, 3, 4, 1, 31, 55, 0, 0, 9},  // addTarget
    {862, -1, -1, -1, -1, 405, 760, 115, 3, 4, 1, 31, 55, 0, 0, 9},  // removeTarget
    {862, -1, -1, -1, -1, 408, 764, 116, 3, 4, 1, 31, 55, 0, 0, 9},  // removeTarget
    {863, -1, -1, -1, -1, 411, 768, 117, 1, 2, 1, 31, 55, 0, 0, 9},  // sendActions
    {864, -1, -1, -1, -1, 412, 770, 118, 1, 2, 1, 31, 55, 0, 0, 9},  // sendActionsForControlEvents
    {865, -1, -1, -1, -1, 413, 772, 119, 2, 3, 1, 31, 55, 0, 0, 9},  // setTitle
    {865, -1, -1, -1, -1, 415, 775, 120, 2, 3, 1, 31, 55, 0, 0, 9},  // setTitle
    {867, -1, -1, -1, -1, 417, 778, 121, 2, 3, 1, 31, 55, 0, 0, 9},  // setTitleColor
    {867, -1, -1, -1, -1, 419, 781, 122, 2, 3, 1, 31, 55, 0, 0, 9},  // setTitleColor
    {868, -1, -1, -1, -1, 421, 784, 123, 2, 3, 1, 31, 55, 0, 0, 9},  // setImage
    {868, -1, -1, -1, -1, 423, 787, 124, 2, 3, 1, 31, 55, 0, 0, 9},  // setImage
    {869, -1, -1, -1, -1, 425, 790, 125, 2, 3, 1, 31, 55, 0, 0, 9},  // setBackgroundImage
    {869, -1, -1, -1, -1, 427, 793, 126, 2, 3, 1, 31, 55, 0, 0, 9},  // setBackgroundImage
    {870, -1, -1, -1, -1, 429, 796, 127, 2, 3, 1, 31, 55, 0, 0, 9},  // setAttributedTitle
    {871, -1, -1, -1, -1, 431, 799, 128, 2, 3, 1, 31, 55, 0, 0, 9},  // setTitleShadowColor
    {872, -1, -1, -1, -1, 0, 802, 129, 0, 1, 2, 31, 3, 0, 0, 9},  // currentTitle
    {873, -1, -1, -1, -1, 0, 803, 130, 0, 1, 2, 31, 30, 0, 0, 9},  // titleLabel
    {874, -1, -1, -1, -1, 0, 804, 131, 0, 1, 2, 31, 51, 0, 0, 9},  // contentEdgeInsets
    {875, -1, -1, -1, -1, 0, 805, 132, 0, 1, 2, 31, 51, 0, 0, 9},  // titleEdgeInsets
    {876, -1, -1, -1, -1, 0, 806, 133, 0, 1, 2, 31, 51, 0, 0, 9},  // imageEdgeInsets
    {877, -1, -1, -1, -1, 0, 807, 134, 0, 1, 2, 31, 2, 0, 0, 9},  // isEnabled
    {878, -1, -1, -1, -1, 0, 808, 135, 0, 1, 2, 31, 2, 0, 0, 9},  // isSelected
    {879, -1, -1, -1, -1, 0, 809, 136, 0, 1, 2, 31, 2, 0, 0, 9},  // isHighlighted
    {880, -1, -1, -1, -1, 0, 810, 137, 0, 1, 2, 31, 2, 0, 0, 9},  // isTracking
    {881, -1, -1, -1, -1, 0, 811, 138, 0, 1, 2, 31, 55, 0, 0, 9},  // contentHorizontalAlignment
    {882, -1, -1, -1, -1, 0, 812, 139, 0, 1, 2, 31, 55, 0, 0, 9},  // contentVerticalAlignment
    {883, -1, -1, -1, -1, 0, 813, 140, 0, 1, 2, 31, 12, 0, 0, 9},  // contentSize
    {359, 884, 885, -1, -1, 0, 0, 141, 0, 0, 5, 21, 20, 0, 0, 9},  // left
    {356, 884, 886, -1, -1, 0, 0, 142, 0, 0, 5, 21, 20, 0, 0, 9},  // center
    {361, 884, 887, -1, -1, 0, 0, 143, 0, 0, 5, 21, 20, 0, 0, 9},  // right
    {888, 884, 889, -1, -1, 0, 0, 144, 0, 0, 5, 21, 20, 0, 0, 9},  // justified
    {890, 884, 891, -1, -1, 0, 0, 145, 0, 0, 5, 21, 20, 0, 0, 9},  // natural
    {892, -1, -1, -1, -1, 0, 814, 0, 0, 1, 2, 31, 30, 0, 0, 10},  // superview
    {893, -1, -1, -1, -1, 0, 815, 1, 0, 1, 2, 31, 4, 0, 0, 10},  // subviews
    {82, -1, -1, -1, -1, 0, 816, 2, 0, 1, 2, 31, 30, 0, 0, 10},  // window
    {894, -1, -1, -1, -1, 0, 817, 3, 0, 1, 2, 31, 2, 0, 0, 10},  // isKeyWindow
    {895, -1, -1, -1, 1621, 433, 818, 4, 1, 2, 1, 31, 2, 0, 0, 10},  // isDescendant
    {896, -1, -1, -1, -1, 434, 820, 5, 1, 2, 1, 31, 55, 0, 0, 10},  // addSubview
    {897, -1, -1, -1, -1, 435, 822, 6, 1, 2, 1, 31, 55, 0, 0, 10},  // bringSubviewToFront
    {898, -1, -1, -1, 1623, 436, 824, 7, 1, 2, 1, 31, 55, 0, 0, 10},  // bringSubview
    {900, -1, -1, -1, -1, 437, 826, 8, 1, 2, 1, 31, 55, 0, 0, 10},  // sendSubviewToBack
    {901, -1, -1, -1, 1624, 438, 828, 9, 1, 2, 1, 31, 55, 0, 0, 10},  // sendSubview
    {903, -1, -1, -1, -1, 439, 830, 10, 0, 1, 1, 31, 55, 0, 0, 10},  // removeFromSuperview
    {904, -1, -1, -1, 1622, 439, 831, 11, 2, 3, 1, 31, 55, 0, 0, 10},  // insertSubview
    {905, -1, -1, -1, 1655, 441, 834, 12, 2, 3, 1, 31, 55, 0, 0, 10},  // exchangeSubview
    {904, -1, -1, -1, -1, 443, 837, 13, 2, 3, 1, 31, 55, 0, 0, 10},  // insertSubview
    {904, -1, -1, -1, -1, 445, 840, 14, 2, 3, 1, 31, 55, 0, 0, 10},  // insertSubview
    {909, -1, -1, -1, 1627, 447, 843, 15, 2, 3, 1, 31, 9, 0, 5, 10},  // convert
    {909, -1, -1, -1, 1629, 449, 846, 16, 2, 3, 1, 31, 9, 0, 5, 10},  // convert
    {910, -1, -1, -1, -1, 451, 849, 17, 2, 3, 1, 31, 9, 0, 5, 10},  // convertRect
    {910, -1, -1, -1, -1, 453, 852, 18, 2, 3, 1, 31, 9, 0, 5, 10},  // convertRect
    {913, -1, -1, -1, -1, 455, 855, 19, 2, 3, 1, 31, 9, 0, 5, 10},  // convertPoint
    {913, -1, -1, -1, -1, 457, 858, 20, 2, 3, 1, 31, 9, 0, 5, 10},  // convertPoint
    {914, -1, -1, -1, -1, 459, 861, 21, 0, 1, 1, 31, 55, 0, 0, 10},  // setNeedsLayout
    {915, -1, -1, -1, -1, 459, 862, 22, 0, 1, 1, 31, 55, 0, 0, 10},  // layoutIfNeeded
    {914, -1, -1, -1, -1, 459, 863, 23, 0, 1, 1, 32, 55, 0, 0, 10},  // setNeedsLayout
    {915, -1, -1, -1, -1, 459, 864, 24, 0, 1, 1, 32, 55, 0, 0, 10},  // layoutIfNeeded
    {916, -1, -1, -1, -1, 459, 865, 25, 0, 1, 1, 32, 55, 0, 0, 10},  // layoutSublayers
    {916, -1, -1, -1, -1, 459, 866, 26, 1, 2, 1, 31, 55, 0, 0, 10},  // layoutSublayers
    {917, -1, -1, -1, -1, 460, 868, 27, 1, 2, 1, 31, 55, 0, 0, 10},  // layoutSublayersOfLayer
    {918, -1, -1, -1, -1, 461, 870, 28, 0, 1, 1, 32, 2, 0, 0, 10},  // needsLayout
    {919, -1, -1, -1, -1, 461, 871, 29, 0, 1, 1, 31, 55, 0, 0, 10},  // setNeedsDisplay
    {920, -1, -1, -1, -1, 461, 872, 30, 0, 1, 1, 31, 55, 0, 0, 10},  // layoutSubviews
    {919, -1, -1, -1, 1656, 461, 873, 31, 1, 2, 1, 31, 55, 0, 0, 10},  // setNeedsDisplay
    {919, -1, -1, -1, 1656, 462, 875, 32, 1, 2, 1, 32, 55, 0, 0, 10},  // setNeedsDisplay
    {921, -1, -1, -1, -1, 463, 877, 33, 0, 1, 1, 31, 2, 0, 0, 10},  // becomeFirstResponder
    {922, -1, -1, -1, -1, 463, 878, 34, 0, 1, 1, 31, 2, 0, 0, 10},  // resignFirstResponder
    {923, -1, -1, -1, -1, 463, 879, 35, 1, 2, 1, 31, 12, 0, 0, 10},  // sizeThatFits
    {924, -1, -1, -1, -1, 464, 881, 36, 0, 1, 1, 31, 55, 0, 0, 10},  // sizeToFit
    {925, -1, -1, -1, -1, 0, 882, 37, 0, 1, 2, 31, 12, 0, 0, 10},  // intrinsicContentSize
    {926, -1, -1, -1, -1, 464, 883, 38, 0, 1, 1, 31, 55, 0, 0, 10},  // invalidateIntrinsicContentSize
    {927, -1, -1, -1, -1, 464, 884, 39, 1, 2, 1, 31, 55, 0, 0, 10},  // endEditing
    {919, -1, -1, -1, -1, 465, 886, 40, 0, 1, 1, 32, 55, 0, 0, 10},  // setNeedsDisplay
    {928, -1, -1, -1, -1, 465, 887, 41, 1, 2, 1, 31, 30, 0, 0, 10},  // viewWithTag
    {929, -1, -1, -1, 1637, 466, 889, 42, 2, 3, 1, 32, 55, 0, 0, 10},  // insertSublayer
    {929, -1, -1, -1, -1, 468, 892, 43, 2, 3, 1, 32, 55, 0, 0, 10},  // insertSublayer
    {929, -1, -1, -1, -1, 470, 895, 44, 2, 3, 1, 32, 55, 0, 0, 10},  // insertSublayer
    {932, 211, -1, -1, -1, 0, 0, 45, 0, 0, 5, 31, 0, 0, 0, 10},  // noIntrinsicMetric
    {933, -1, -1, -1, -1, 0, 898, 46, 0, 1, 2, 31, 55, 0, 0, 10},  // rootViewController
    {934, -1, -1, -1, -1, 0, 899, 47, 0, 1, 2, 31, 55, 0, 0, 10},  // liveView
    {935, -1, -1, -1, -1, 472, 900, 48, 0, 1, 1, 31, 55, 0, 0, 10},  // makeKeyAndVisible
    {936, -1, -1, -1, -1, 472, 901, 49, 0, 1, 1, 31, 55, 0, 0, 10},  // makeKey
    {938, 937, -1, -1, -1, 0, 0, 50, 0, 0, 5, 31, 30, 0, 0, 10},  // current
    {940, 939, -1, -1, -1, 0, 0, 51, 0, 0, 5, 31, 30, 0, 0, 10},  // currentPage
    {941, -1, -1, -1, -1, 0, 902, 52, 0, 1, 2, 31, 2, 0, 0, 10},  // needsIndefiniteExecution
    {943, 942, -1, -1, -1, 0, 0, 53, 0, 0, 5, 31, 30, 0, 0, 10},  // main
    {944, 942, -1, -1, -1, 472, 903, 54, 0, 0, 4, 31, 30, 0, 0, 10},  // mainScreen
    {945, -1, -1, -1, 1619, 472, 903, 55, 2, 3, 1, 31, 30, 0, 5, 10},  // hitTest
    {946, -1, -1, -1, -1, 474, 906, 56, 2, 3, 1, 31, 2, 0, 0, 10},  // beginTracking
    {947, -1, -1, -1, -1, 476, 909, 57, 2, 3, 1, 31, 2, 0, 0, 10},  // continueTracking
    {309, -1, -1, -1, 1620, 478, 912, 58, 2, 3, 1, 31, 2, 0, 5, 10},  // point
    {949, -1, -1, -1, -1, 480, 915, 0, 0, 0, 3, 0, 31, 0, 0, 11},  // CALayer
    {950, -1, -1, -1, -1, 480, 915, 1, 0, 0, 3, 0, 31, 0, 0, 11},  // CAShapeLayer
    {951, -1, -1, -1, -1, 480, 915, 2, 0, 0, 3, 0, 31, 0, 0, 11},  // CAGradientLayer
    {952, -1, -1, -1, -1, 480, 915, 3, 0, 0, 3, 0, 31, 0, 0, 11},  // CATextLayer
    {953, -1, -1, -1, -1, 0, 915, 4, 0, 1, 2, 32, 4, 0, 0, 11},  // colors
    {954, -1, -1, -1, -1, 0, 916, 5, 0, 1, 2, 32, 4, 0, 0, 11},  // locations
    {955, -1, -1, -1, -1, 0, 917, 6, 0, 1, 2, 32, 9, 0, 0, 11},  // startPoint
    {956, -1, -1, -1, -1, 0, 918, 7, 0, 1, 2, 32, 9, 0, 0, 11},  // endPoint
    {256, -1, -1, -1, -1, 0, 919, 8, 0, 1, 2, 32, 55, 0, 0, 11},  // string
    {718, -1, -1, -1, -1, 0, 920, 9, 0, 1, 2, 32, 55, 0, 0, 11},  // font
    {957, -1, -1, -1, -1, 0, 921, 10, 0, 1, 2, 32, 0, 0, 0, 11},  // fontSize
    {958, -1, -1, -1, -1, 0, 922, 11, 0, 1, 2, 32, 17, 0, 0, 11},  // foregroundColor
    {959, -1, -1, -1, -1, 0, 923, 12, 0, 1, 2, 32, 2, 0, 0, 11},  // isWrapped
    {960, -1, -1, -1, 961, 480, 924, 13, 1, 2, 1, 32, 55, 0, 0, 11},  // render
    {962, -1, -1, -1, 964, 482, 926, 14, 2, 3, 1, 31, 2, 0, 0, 11},  // drawHierarchy
    {699, -1, -1, -1, -1, 0, 929, 15, 0, 1, 2, 32, 13, 0, 9, 11},  // frame
    {700, -1, -1, -1, -1, 0, 930, 16, 0, 1, 2, 32, 13, 0, 10, 11},  // bounds
    {120, -1, -1, -1, -1, 0, 931, 17, 0, 1, 2, 32, 9, 0, 11, 11},  // position
    {701, -1, -1, -1, -1, 0, 932, 18, 0, 1, 2, 32, 9, 0, 12, 11},  // anchorPoint
    {702, -1, -1, -1, 1625, 0, 933, 19, 0, 1, 2, 32, 2, 0, 0, 11},  // isHidden
    {965, -1, -1, -1, -1, 0, 934, 20, 0, 1, 2, 32, 2, 0, 0, 11},  // masksToBounds
    {704, -1, -1, -1, -1, 0, 935, 21, 0, 1, 2, 32, 3, 0, 0, 11},  // name
    {966, -1, -1, -1, -1, 0, 936, 22, 0, 1, 2, 32, 14, 0, 0, 11},  // sublayerTransform
    {121, -1, -1, -1, -1, 0, 937, 23, 0, 1, 2, 32, 14, 0, 0, 11},  // transform
    {967, -1, -1, -1, -1, 0, 938, 24, 0, 1, 2, 32, 0, 0, 0, 11},  // zPosition
    {968, -1, -1, -1, -1, 0, 939, 25, 0, 1, 2, 32, 0, 0, 0, 11},  // opacity
    {714, -1, -1, -1, -1, 0, 940, 26, 0, 1, 2, 32, 17, 0, 0, 11},  // backgroundColor
    {969, -1, -1, -1, -1, 0, 941, 27, 0, 1, 2, 32, 0, 0, 0, 11},  // cornerRadius
    {970, -1, -1, -1, -1, 0, 942, 28, 0, 1, 2, 32, 0, 0, 0, 11},  // borderWidth
    {971, -1, -1, -1, -1, 0, 943, 29, 0, 1, 2, 32, 17, 0, 0, 11},  // borderColor
    {744, -1, -1, -1, -1, 0, 944, 30, 0, 1, 2, 32, 17, 0, 0, 11},  // shadowColor
    {972, -1, -1, -1, -1, 0, 945, 31, 0, 1, 2, 32, 0, 0, 0, 11},  // shadowOpacity
    {973, -1, -1, -1, -1, 0, 946, 32, 0, 1, 2, 32, 0, 0, 0, 11},  // shadowRadius
    {974, -1, -1, -1, -1, 0, 947, 33, 0, 1, 2, 32, 12, 0, 0, 11},  // shadowOffset
    {975, -1, -1, -1, -1, 0, 948, 34, 0, 1, 2, 32, 32, 0, 0, 11},  // shadowPath
    {976, -1, -1, -1, -1, 0, 949, 35, 0, 1, 2, 32, 0, 0, 0, 11},  // contentsScale
    {977, -1, -1, -1, -1, 0, 950, 36, 0, 1, 2, 32, 55, 0, 0, 11},  // contents
    {978, -1, -1, -1, -1, 0, 951, 37, 0, 1, 2, 32, 13, 0, 0, 11},  // contentsRect
    {979, -1, -1, -1, -1, 0, 952, 38, 0, 1, 2, 32, 2, 0, 0, 11},  // shouldRasterize
    {980, -1, -1, -1, -1, 0, 953, 39, 0, 1, 2, 32, 0, 0, 0, 11},  // rasterizationScale
    {981, -1, -1, -1, 1649, 0, 954, 40, 0, 1, 2, 32, 2, 0, 0, 11},  // isDoubleSided
    {726, -1, -1, -1, -1, 0, 955, 41, 0, 1, 2, 32, 31, 0, 0, 11},  // mask
    {982, -1, -1, -1, -1, 0, 956, 42, 0, 1, 2, 32, 55, 0, 0, 11},  // contentsGravity
    {983, 984, 985, -1, -1, 0, 0, 43, 0, 0, 5, 4, 3, 0, 0, 11},  // layerMinXMinYCorner
    {986, 984, 987, -1, -1, 0, 0, 44, 0, 0, 5, 4, 3, 0, 0, 11},  // layerMaxXMinYCorner
    {988, 984, 989, -1, -1, 0, 0, 45, 0, 0, 5, 4, 3, 0, 0, 11},  // layerMinXMaxYCorner
    {990, 984, 991, -1, -1, 0, 0, 46, 0, 0, 5, 4, 3, 0, 0, 11},  // layerMaxXMaxYCorner
    {992, -1, -1, -1, -1, 0, 957, 47, 0, 1, 2, 32, 55, 0, 0, 11},  // actions
    {993, -1, -1, -1, -1, 0, 958, 48, 0, 1, 2, 32, 55, 0, 0, 11},  // magnificationFilter
    {994, -1, -1, -1, -1, 0, 959, 49, 0, 1, 2, 32, 55, 0, 0, 11},  // minificationFilter
    {995, -1, -1, -1, -1, 0, 960, 50, 0, 1, 2, 32, 55, 0, 0, 11},  // compositingFilter
    {996, -1, -1, -1, -1, 0, 961, 51, 0, 1, 2, 32, 55, 0, 0, 11},  // cornerCurve
    {997, -1, -1, -1, -1, 0, 962, 52, 0, 1, 2, 32, 55, 0, 0, 11},  // maskedCorners
    {779, -1, -1, -1, -1, 0, 963, 53, 0, 1, 2, 32, 55, 0, 0, 11},  // delegate
    {720, -1, -1, -1, 1648, 0, 964, 54, 0, 1, 2, 32, 2, 0, 0, 11},  // isOpaque
    {998, -1, -1, -1, -1, 0, 965, 55, 0, 1, 2, 32, 2, 0, 0, 11},  // needsDisplayOnBoundsChange
    {999, -1, -1, -1, -1, 0, 966, 56, 0, 1, 2, 32, 2, 0, 0, 11},  // allowsEdgeAntialiasing
    {1000, -1, -1, -1, -1, 0, 967, 57, 0, 1, 2, 32, 55, 0, 0, 11},  // lineCap
    {1001, -1, -1, -1, -1, 0, 968, 58, 0, 1, 2, 32, 55, 0, 0, 11},  // fillRule
    {1002, -1, -1, -1, -1, 0, 969, 59, 0, 1, 2, 32, 0, 0, 0, 11},  // miterLimit
    {1003, -1, -1, -1, -1, 0, 970, 60, 0, 1, 2, 32, 0, 0, 0, 11},  // strokeStart
    {1004, -1, -1, -1, -1, 0, 971, 61, 0, 1, 2, 32, 0, 0, 0, 11},  // strokeEnd
    {1005, -1, -1, -1, -1, 486, 972, 62, 0, 1, 1, 32, 14, 0, 0, 11},  // affineTransform
    {123, -1, -1, -1, -1, 486, 973, 63, 1, 2, 1, 32, 55, 0, 8, 11},  // setAffineTransform
    {1006, -1, -1, -1, 1638, 487, 975, 64, 0, 1, 1, 32, 31, 0, 0, 11},  // presentation
    {1007, -1, -1, -1, 1639, 487, 976, 65, 0, 1, 1, 32, 31, 0, 0, 11},  // model
    {1008, -1, -1, -1, -1, 0, 977, 66, 0, 1, 2, 32, 31, 0, 0, 11},  // superlayer
    {1009, -1, -1, -1, -1, 0, 978, 67, 0, 1, 2, 32, 4, 0, 0, 11},  // sublayers
    {1010, -1, -1, -1, -1, 487, 979, 68, 1, 2, 1, 32, 55, 0, 0, 11},  // addSublayer
    {1011, -1, -1, -1, -1, 488, 981, 69, 0, 1, 1, 32, 55, 0, 0, 11},  // removeFromSuperlayer
    {909, -1, -1, -1, 1631, 488, 982, 70, 2, 3, 1, 32, 9, 0, 5, 11},  // convert
    {909, -1, -1, -1, 1633, 490, 985, 71, 2, 3, 1, 32, 9, 0, 5, 11},  // convert
    {945, -1, -1, -1, -1, 492, 988, 72, 1, 2, 1, 32, 31, 0, 0, 11},  // hitTest
    {378, -1, -1, -1, 1585, 493, 990, 73, 1, 2, 1, 32, 2, 0, 0, 11},  // contains
    {1012, -1, -1, -1, -1, 494, 992, 0, 0, 0, 0, 0, 48, 0, 0, 12},  // Rectangle
    {1013, -1, -1, -1, -1, 494, 992, 1, 0, 0, 0, 0, 48, 0, 0, 12},  // Circle
    {1014, -1, -1, -1, -1, 494, 992, 2, 0, 0, 0, 0, 48, 0, 0, 12},  // Ellipse
    {1015, -1, -1, -1, -1, 494, 992, 3, 0, 0, 0, 0, 48, 0, 0, 12},  // Capsule
    {1016, -1, -1, -1, -1, 494, 992, 4, 1, 1, 0, 0, 48, 0, 0, 12},  // RoundedRectangle
    {1017, -1, -1, -1, -1, 495, 993, 5, 1, 1, 0, 0, 48, 0, 0, 12},  // Text
    {1018, -1, -1, -1, -1, 496, 994, 6, 1, 1, 0, 0, 48, 0, 0, 12},  // Image
    {1018, -1, -1, -1, -1, 497, 995, 7, 1, 1, 0, 0, 48, 0, 0, 12},  // Image
    {699, -1, -1, -1, -1, 498, 996, 8, 2, 3, 1, 49, 48, 0, 0, 12},  // frame
    {699, -1, -1, -1, -1, 500, 999, 9, 1, 2, 1, 49, 48, 0, 0, 12},  // frame
    {699, -1, -1, -1, -1, 501, 1001, 10, 1, 2, 1, 49, 48, 0, 0, 12},  // frame
    {699, -1, -1, -1, -1, 502, 1003, 11, 3, 4, 1, 49, 48, 0, 0, 12},  // frame
    {1020, -1, -1, -1, -1, 505, 1007, 12, 1, 2, 1, 49, 48, 0, 0, 12},  // padding
    {120, -1, -1, -1, -1, 506, 1009, 13, 2, 3, 1, 49, 48, 0, 0, 12},  // position
    {120, -1, -1, -1, -1, 508, 1012, 14, 1, 2, 1, 49, 48, 0, 0, 12},  // position
    {1021, -1, -1, -1, -1, 509, 1014, 15, 2, 3, 1, 49, 48, 0, 0, 12},  // offset
    {1021, -1, -1, -1, -1, 511, 1017, 16, 1, 2, 1, 49, 48, 0, 0, 12},  // offset
    {1021, -1, -1, -1, -1, 512, 1019, 17, 1, 2, 1, 49, 48, 0, 0, 12},  // offset
    {1021, -1, -1, -1, -1, 513, 1021, 18, 1, 2, 1, 49, 48, 0, 0, 12},  // offset
    {1022, -1, -1, -1, -1, 514, 1023, 19, 1, 2, 1, 49, 48, 0, 0, 12},  // rotationEffect
    {1022, -1, -1, -1, -1, 515, 1025, 20, 2, 3, 1, 49, 48, 0, 0, 12},  // rotationEffect
    {1024, -1, -1, -1, -1, 517, 1028, 21, 1, 2, 1, 49, 48, 0, 0, 12},  // scaleEffect
    {1024, -1, -1, -1, -1, 518, 1030, 22, 2, 3, 1, 49, 48, 0, 0, 12},  // scaleEffect
    {1024, -1, -1, -1, -1, 520, 1033, 23, 2, 3, 1, 49, 48, 0, 0, 12},  // scaleEffect
    {1024, -1, -1, -1, -1, 522, 1036, 24, 1, 2, 1, 49, 48, 0, 0, 12},  // scaleEffect
    {1024, -1, -1, -1, -1, 523, 1038, 25, 1, 2, 1, 49, 48, 0, 0, 12},  // scaleEffect
    {1024, -1, -1, -1, -1, 524, 1040, 26, 3, 4, 1, 49, 48, 0, 0, 12},  // scaleEffect
    {1025, -1, -1, -1, -1, 527, 1044, 27, 1, 2, 1, 49, 48, 0, 0, 12},  // transformEffect
    {1026, -1, -1, -1, -1, 528, 1046, 28, 1, 2, 1, 49, 48, 0, 0, 12},  // modifier
    {121, -1, -1, -1, -1, 0, 1048, 29, 0, 1, 2, 49, 14, 0, 0, 12},  // transform
    {355, -1, -1, -1, -1, 0, 1049, 30, 0, 1, 2, 49, 4, 0, 0, 12},  // corners
    {356, -1, -1, -1, -1, 0, 1050, 31, 0, 1, 2, 49, 9, 0, 0, 12},  // center
    {1027, -1, -1, -1, -1, 0, 1051, 32, 0, 1, 2, 49, 13, 0, 0, 12},  // layoutFrame
    {301, -1, -1, -1, -1, 0, 1052, 33, 0, 1, 2, 49, 12, 0, 0, 12},  // size
    {1028, 1029, -1, -1, -1, 0, 0, 34, 0, 0, 5, 50, 49, 0, 0, 12},  // topLeading
    {358, 1029, -1, -1, -1, 0, 0, 35, 0, 0, 5, 50, 49, 0, 0, 12},  // top
    {1030, 1029, -1, -1, -1, 0, 0, 36, 0, 0, 5, 50, 49, 0, 0, 12},  // topTrailing
    {1031, 1029, -1, -1, -1, 0, 0, 37, 0, 0, 5, 50, 49, 0, 0, 12},  // leading
    {356, 1029, -1, -1, -1, 0, 0, 38, 0, 0, 5, 50, 49, 0, 0, 12},  // center
    {1032, 1029, -1, -1, -1, 0, 0, 39, 0, 0, 5, 50, 49, 0, 0, 12},  // trailing
    {1033, 1029, -1, -1, -1, 0, 0, 40, 0, 0, 5, 50, 49, 0, 0, 12},  // bottomLeading
    {360, 1029, -1, -1, -1, 0, 0, 41, 0, 0, 5, 50, 49, 0, 0, 12},  // bottom
    {1034, 1029, -1, -1, -1, 0, 0, 42, 0, 0, 5, 50, 49, 0, 0, 12},  // bottomTrailing
    {1029, -1, -1, -1, -1, 529, 1053, 43, 2, 2, 0, 0, 9, 0, 0, 12},  // UnitPoint
    {1036, -1, -1, -1, -1, 531, 1055, 44, 1, 1, 3, 0, 14, 0, 0, 12},  // ProjectionTransform
    {1037, -1, -1, -1, -1, 532, 1056, 0, 2, 2, 3, 0, 33, 0, 0, 13},  // UIGestureRecognizer
    {1037, -1, -1, -1, -1, 534, 1058, 1, 1, 1, 3, 0, 33, 0, 0, 13},  // UIGestureRecognizer
    {1037, -1, -1, -1, -1, 0, 0, 2, 0, 0, 3, 0, 33, 0, 0, 13},  // UIGestureRecognizer
    {1039, -1, -1, -1, -1, 535, 1059, 3, 2, 2, 3, 0, 33, 0, 0, 13},  // UIPanGestureRecognizer
    {1039, -1, -1, -1, -1, 537, 1061, 4, 1, 1, 3, 0, 33, 0, 0, 13},  // UIPanGestureRecognizer
    {1039, -1, -1, -1, -1, 0, 0, 5, 0, 0, 3, 0, 33, 0, 0, 13},  // UIPanGestureRecognizer
    {1040, -1, -1, -1, -1, 538, 1062, 6, 2, 2, 3, 0, 33, 0, 0, 13},  // UIPinchGestureRecognizer
    {1040, -1, -1, -1, -1, 540, 1064, 7, 1, 1, 3, 0, 33, 0, 0, 13},  // UIPinchGestureRecognizer
    {1040, -1, -1, -1, -1, 0, 0, 8, 0, 0, 3, 0, 33, 0, 0, 13},  // UIPinchGestureRecognizer
    {1041, -1, -1, -1, -1, 541, 1065, 9, 2, 2, 3, 0, 33, 0, 0, 13},  // UIRotationGestureRecognizer
    {1041, -1, -1, -1, -1, 543, 1067, 10, 1, 1, 3, 0, 33, 0, 0, 13},  // UIRotationGestureRecognizer
    {1041, -1, -1, -1, -1, 0, 0, 11, 0, 0, 3, 0, 33, 0, 0, 13},  // UIRotationGestureRecognizer
    {1042, -1, -1, -1, -1, 544, 1068, 12, 2, 2, 3, 0, 33, 0, 0, 13},  // UITapGestureRecognizer
    {1042, -1, -1, -1, -1, 546, 1070, 13, 1, 1, 3, 0, 33, 0, 0, 13},  // UITapGestureRecognizer
    {1042, -1, -1, -1, -1, 0, 0, 14, 0, 0, 3, 0, 33, 0, 0, 13},  // UITapGestureRecognizer
    {1043, -1, -1, -1, -1, 547, 1071, 15, 2, 2, 3, 0, 33, 0, 0, 13},  // UILongPressGestureRecognizer
    {1043, -1, -1, -1, -1, 549, 1073, 16, 1, 1, 3, 0, 33, 0, 0, 13},  // UILongPressGestureRecognizer
    {1043, -1, -1, -1, -1, 0, 0, 17, 0, 0, 3, 0, 33, 0, 0, 13},  // UILongPressGestureRecognizer
    {1044, -1, -1, -1, -1, 550, 1074, 18, 2, 2, 3, 0, 33, 0, 0, 13},  // UISwipeGestureRecognizer
    {1044, -1, -1, -1, -1, 552, 1076, 19, 1, 1, 3, 0, 33, 0, 0, 13},  // UISwipeGestureRecognizer
    {1044, -1, -1, -1, -1, 0, 0, 20, 0, 0, 3, 0, 33, 0, 0, 13},  // UISwipeGestureRecognizer
    {806, 1037, -1, -1, -1, 0, 0, 21, 0, 0, 5, 34, 52, 0, 0, 13},  // State
    {1045, 1037, -1, -1, -1, 0, 0, 22, 0, 0, 5, 34, 52, 0, 0, 13},  // Direction
    {758, -1, -1, -1, -1, 0, 1077, 23, 0, 1, 2, 35, 0, 0, 0, 13},  // rawValue
    {1048, 1049, 1050, -1, -1, 0, 0, 24, 0, 0, 5, 35, 34, 0, 0, 13},  // possible
    {1051, 1049, -1, -1, -1, 0, 0, 25, 0, 0, 5, 35, 34, 0, 0, 13},  // Possible
    {1052, 1049, 1053, -1, -1, 0, 0, 26, 0, 0, 5, 35, 34, 0, 0, 13},  // began
    {1054, 1049, -1, -1, -1, 0, 0, 27, 0, 0, 5, 35, 34, 0, 0, 13},  // Began
    {1055, 1049, 1056, -1, -1, 0, 0, 28, 0, 0, 5, 35, 34, 0, 0, 13},  // changed
    {1057, 1049, -1, -1, -1, 0, 0, 29, 0, 0, 5, 35, 34, 0, 0, 13},  // Changed
    {1058, 1049, 1059, -1, -1, 0, 0, 30, 0, 0, 5, 35, 34, 0, 0, 13},  // ended
    {1060, 1049, -1, -1, -1, 0, 0, 31, 0, 0, 5, 35, 34, 0, 0, 13},  // Ended
    {1061, 1049, 1062, -1, -1, 0, 0, 32, 0, 0, 5, 35, 34, 0, 0, 13},  // cancelled
    {1063, 1049, -1, -1, -1, 0, 0, 33, 0, 0, 5, 35, 34, 0, 0, 13},  // Cancelled
    {1064, 1049, 1065, -1, -1, 0, 0, 34, 0, 0, 5, 35, 34, 0, 0, 13},  // failed
    {1066, 1049, -1, -1, -1, 0, 0, 35, 0, 0, 5, 35, 34, 0, 0, 13},  // Failed
    {1067, 1049, 1068, -1, -1, 0, 0, 36, 0, 0, 5, 35, 34, 0, 0, 13},  // recognized
    {361, 1069, 1070, -1, -1, 0, 0, 37, 0, 0, 5, 36, 35, 0, 0, 13},  // right
    {1071, 1069, -1, -1, -1, 0, 0, 38, 0, 0, 5, 36, 35, 0, 0, 13},  // Right
    {359, 1069, 1072, -1, -1, 0, 0, 39, 0, 0, 5, 36, 35, 0, 0, 13},  // left
    {1073, 1069, -1, -1, -1, 0, 0, 40, 0, 0, 5, 36, 35, 0, 0, 13},  // Left
    {483, 1069, 1074, -1, -1, 0, 0, 41, 0, 0, 5, 36, 35, 0, 0, 13},  // up
    {1075, 1069, -1, -1, -1, 0, 0, 42, 0, 0, 5, 36, 35, 0, 0, 13},  // Up
    {484, 1069, 1076, -1, -1, 0, 0, 43, 0, 0, 5, 36, 35, 0, 0, 13},  // down
    {1077, 1069, -1, -1, -1, 0, 0, 44, 0, 0, 5, 36, 35, 0, 0, 13},  // Down
    {1078, -1, -1, -1, -1, 0, 1078, 45, 0, 1, 2, 34, 34, 0, 0, 13},  // state
    {877, -1, -1, -1, 1079, 0, 1079, 46, 0, 1, 2, 34, 2, 0, 0, 13},  // isEnabled
    {1079, -1, -1, -1, -1, 0, 1080, 47, 0, 1, 2, 34, 2, 0, 0, 13},  // enabled
    {77, -1, -1, -1, -1, 0, 1081, 48, 0, 1, 2, 34, 30, 0, 0, 13},  // view
    {704, -1, -1, -1, -1, 0, 1082, 49, 0, 1, 2, 34, 3, 0, 0, 13},  // name
    {1080, -1, -1, -1, -1, 0, 1083, 50, 0, 1, 2, 34, 2, 0, 0, 13},  // cancelsTouchesInView
    {1081, -1, -1, -1, -1, 0, 1084, 51, 0, 1, 2, 34, 2, 0, 0, 13},  // delaysTouchesBegan
    {1082, -1, -1, -1, -1, 0, 1085, 52, 0, 1, 2, 34, 2, 0, 0, 13},  // delaysTouchesEnded
    {1083, -1, -1, -1, -1, 0, 1086, 53, 0, 1, 2, 34, 0, 0, 0, 13},  // numberOfTouches
    {779, -1, -1, -1, -1, 0, 1087, 54, 0, 1, 2, 34, 55, 0, 0, 13},  // delegate
    {1084, -1, -1, -1, -1, 0, 1088, 55, 0, 1, 2, 34, 0, 0, 0, 13},  // minimumNumberOfTouches
    {1085, -1, -1, -1, -1, 0, 1089, 56, 0, 1, 2, 34, 0, 0, 0, 13},  // maximumNumberOfTouches
    {1086, -1, -1, -1, -1, 0, 1090, 57, 0, 1, 2, 34, 0, 0, 0, 13},  // numberOfTapsRequired
    {1087, -1, -1, -1, -1, 0, 1091, 58, 0, 1, 2, 34, 0, 0, 0, 13},  // numberOfTouchesRequired
    {1088, -1, -1, -1, -1, 0, 1092, 59, 0, 1, 2, 34, 0, 0, 0, 13},  // minimumPressDuration
    {1089, -1, -1, -1, -1, 0, 1093, 60, 0, 1, 2, 34, 0, 0, 0, 13},  // allowableMovement
    {1090, -1, -1, -1, -1, 0, 1094, 61, 0, 1, 2, 34, 35, 0, 0, 13},  // direction
    {276, -1, -1, -1, -1, 0, 1095, 62, 0, 1, 2, 34, 0, 0, 0, 13},  // scale
    {278, -1, -1, -1, -1, 0, 1096, 63, 0, 1, 2, 34, 0, 0, 0, 13},  // rotation
    {1091, -1, -1, -1, -1, 0, 1097, 64, 0, 1, 2, 34, 0, 0, 0, 13},  // velocity
    {1092, -1, -1, -1, -1, 553, 1098, 65, 1, 2, 1, 34, 9, 0, 0, 13},  // location
    {1093, -1, -1, -1, -1, 554, 1100, 66, 1, 2, 1, 34, 9, 0, 0, 13},  // locationInView
    {1092, -1, -1, -1, 1669, 555, 1102, 67, 2, 3, 1, 34, 9, 0, 0, 13},  // location
    {1095, -1, -1, -1, -1, 557, 1105, 68, 2, 3, 1, 34, 9, 0, 0, 13},  // locationOfTouch
    {279, -1, -1, -1, -1, 559, 1108, 69, 1, 2, 1, 34, 9, 0, 0, 13},  // translation
    {1097, -1, -1, -1, -1, 560, 1110, 70, 1, 2, 1, 34, 9, 0, 0, 13},  // translationInView
    {1091, -1, -1, -1, -1, 561, 1112, 71, 1, 2, 1, 34, 9, 0, 0, 13},  // velocity
    {1098, -1, -1, -1, -1, 562, 1114, 72, 1, 2, 1, 34, 9, 0, 0, 13},  // velocityInView
    {1099, -1, -1, -1, 1670, 563, 1116, 73, 2, 3, 1, 34, 55, 0, 0, 13},  // setTranslation
    {1099, -1, -1, -1, -1, 565, 1119, 74, 2, 3, 1, 34, 55, 0, 0, 13},  // setTranslation
    {859, -1, -1, -1, -1, 567, 1122, 75, 2, 3, 1, 34, 55, 0, 0, 13},  // addTarget
    {862, -1, -1, -1, -1, 569, 1125, 76, 2, 3, 1, 34, 55, 0, 0, 13},  // removeTarget
    {1100, -1, -1, -1, -1, 571, 1128, 77, 2, 3, 1, 34, 55, 0, 0, 13},  // touchesBegan
    {1101, -1, -1, -1, -1, 573, 1131, 78, 2, 3, 1, 34, 55, 0, 0, 13},  // touchesMoved
    {1102, -1, -1, -1, -1, 575, 1134, 79, 2, 3, 1, 34, 55, 0, 0, 13},  // touchesEnded
    {1103, -1, -1, -1, -1, 577, 1137, 80, 2, 3, 1, 34, 55, 0, 0, 13},  // touchesCancelled
    {1100, -1, -1, -1, -1, 579, 1140, 81, 2, 3, 1, 34, 55, 0, 0, 13},  // touchesBegan
    {1101, -1, -1, -1, -1, 581, 1143, 82, 2, 3, 1, 34, 55, 0, 0, 13},  // touchesMoved
    {1102, -1, -1, -1, -1, 583, 1146, 83, 2, 3, 1, 34, 55, 0, 0, 13},  // touchesEnded
    {1103, -1, -1, -1, -1, 585, 1149, 84, 2, 3, 1, 34, 55, 0, 0, 13},  // touchesCancelled
    {1105, -1, -1, -1, -1, 587, 1152, 85, 2, 3, 1, 34, 55, 0, 0, 13},  // ignore
    {1106, -1, -1, -1, -1, 589, 1155, 86, 2, 3, 1, 34, 55, 0, 0, 13},  // ignoreTouch
    {1108, -1, -1, -1, -1, 591, 1158, 87, 0, 1, 1, 34, 55, 0, 0, 13},  // reset
    {1109, -1, -1, -1, 1671, 591, 1159, 88, 1, 2, 1, 34, 55, 0, 0, 13},  // require
    {1111, -1, -1, -1, -1, 592, 1161, 89, 1, 2, 1, 34, 55, 0, 0, 13},  // requireGestureRecognizerToFail
    {1112, -1, -1, -1, -1, 593, 1163, 90, 1, 2, 1, 31, 55, 0, 0, 13},  // addGestureRecognizer
    {1113, -1, -1, -1, -1, 594, 1165, 91, 1, 2, 1, 31, 55, 0, 0, 13},  // removeGestureRecognizer
    {1114, -1, -1, -1, -1, 0, 1167, 92, 0, 1, 2, 31, 4, 0, 0, 13},  // gestureRecognizers
    {1115, -1, -1, -1, -1, 0, 1168, 93, 0, 1, 2, 31, 2, 0, 0, 13},  // isMultipleTouchEnabled
    {1116, -1, -1, -1, -1, 0, 1169, 94, 0, 1, 2, 31, 2, 0, 0, 13},  // multipleTouchEnabled
    {1117, -1, -1, -1, 1626, 0, 1170, 95, 0, 1, 2, 31, 2, 0, 0, 13},  // isExclusiveTouch
    {1092, -1, -1, -1, -1, 595, 1171, 0, 1, 2, 1, 52, 9, 0, 0, 14},  // location
    {1093, -1, -1, -1, -1, 596, 1173, 1, 1, 2, 1, 52, 9, 0, 0, 14},  // locationInView
    {1124, -1, -1, -1, -1, 597, 1175, 2, 1, 2, 1, 52, 9, 0, 0, 14},  // previousLocation
    {1125, -1, -1, -1, -1, 598, 1177, 3, 1, 2, 1, 52, 9, 0, 0, 14},  // previousLocationInView
    {1126, 1118, -1, -1, -1, 0, 0, 4, 0, 0, 5, 52, 52, 0, 0, 14},  // Phase
    {1052, 1128, 1129, -1, -1, 0, 0, 5, 0, 0, 5, 37, 36, 0, 0, 14},  // began
    {1130, 1128, 1131, -1, -1, 0, 0, 6, 0, 0, 5, 37, 36, 0, 0, 14},  // moved
    {1132, 1128, 1133, -1, -1, 0, 0, 7, 0, 0, 5, 37, 36, 0, 0, 14},  // stationary
    {1058, 1128, 1134, -1, -1, 0, 0, 8, 0, 0, 5, 37, 36, 0, 0, 14},  // ended
    {1061, 1128, 1135, -1, -1, 0, 0, 9, 0, 0, 5, 37, 36, 0, 0, 14},  // cancelled
    {636, -1, -1, -1, -1, 599, 1179, 10, 0, 1, 1, 5, 55, 0, 0, 14},  // anyObject
    {1138, -1, -1, -1, -1, 599, 1180, 11, 1, 2, 1, 52, 4, 0, 0, 14},  // touches
    {1139, -1, -1, -1, -1, 600, 1182, 12, 1, 2, 1, 52, 4, 0, 0, 14},  // touchesForView
    {1140, -1, -1, -1, -1, 601, 1184, 13, 1, 2, 1, 52, 4, 0, 0, 14},  // touchesForGestureRecognizer
    {1141, -1, -1, -1, -1, 602, 1186, 14, 1, 2, 1, 52, 4, 0, 0, 14},  // coalescedTouches
    {1142, -1, -1, -1, -1, 603, 1188, 15, 1, 2, 1, 52, 4, 0, 0, 14},  // coalescedTouchesForTouch
    {1143, -1, -1, -1, -1, 604, 1190, 16, 1, 2, 1, 52, 4, 0, 0, 14},  // predictedTouches
    {1144, -1, -1, -1, -1, 605, 1192, 17, 1, 2, 1, 52, 4, 0, 0, 14},  // predictedTouchesForTouch
    {1145, -1, -1, -1, -1, 606, 1194, 18, 3, 3, 0, 0, 55, 0, 0, 14},  // drag
    {1145, -1, -1, -1, -1, 609, 1197, 19, 4, 4, 0, 0, 55, 0, 0, 14},  // drag
    {1148, -1, -1, -1, -1, 613, 1201, 20, 3, 3, 0, 0, 55, 0, 0, 14},  // fingers
    {1148, -1, -1, -1, -1, 616, 1204, 21, 4, 4, 0, 0, 55, 0, 0, 14},  // fingers
    {1149, -1, -1, -1, -1, 620, 1208, 22, 4, 4, 0, 0, 55, 0, 0, 14},  // pinch
    {1149, -1, -1, -1, -1, 624, 1212, 23, 5, 5, 0, 0, 55, 0, 1, 14},  // pinch
    {1150, -1, -1, -1, -1, 629, 1217, 24, 4, 4, 0, 0, 55, 0, 1, 14},  // twist
    {1152, -1, -1, -1, -1, 633, 1221, 25, 1, 1, 0, 0, 55, 0, 0, 14},  // tap
    {1152, -1, -1, -1, -1, 634, 1222, 26, 2, 2, 0, 0, 55, 0, 0, 14},  // tap
    {1152, -1, -1, -1, -1, 636, 1224, 27, 2, 2, 0, 0, 55, 0, 0, 14},  // tap
    {1152, -1, -1, -1, -1, 638, 1226, 28, 3, 3, 0, 0, 55, 0, 0, 14},  // tap
    {1154, -1, -1, -1, -1, 641, 1229, 29, 2, 2, 0, 0, 55, 0, 0, 14},  // press
    {1148, -1, -1, -1, -1, 643, 1231, 30, 2, 2, 0, 0, 55, 0, 0, 14},  // fingers
    {1156, -1, -1, -1, -1, 645, 1233, 31, 0, 0, 0, 0, 55, 0, 0, 14},  // lift
    {1157, -1, -1, -1, -1, 645, 1233, 32, 0, 0, 0, 0, 55, 0, 0, 14},  // cancel
    {1160, 211, -1, -1, -1, 0, 0, 0, 0, 0, 5, 31, 52, 0, 0, 15},  // AnimationOptions
    {1161, 211, -1, -1, -1, 0, 0, 1, 0, 0, 5, 31, 52, 0, 0, 15},  // KeyframeAnimationOptions
    {1163, 211, -1, -1, -1, 0, 0, 2, 0, 0, 5, 31, 52, 0, 0, 15},  // AnimationCurve
    {758, -1, -1, -1, -1, 0, 1233, 3, 0, 1, 2, 40, 0, 0, 0, 15},  // rawValue
    {1160, 211, -1, -1, -1, 645, 1234, 4, 1, 1, 4, 31, 4, 0, 0, 15},  // AnimationOptions
    {1161, 211, -1, -1, -1, 646, 1235, 5, 1, 1, 4, 31, 4, 0, 0, 15},  // KeyframeAnimationOptions
    {1158, -1, -1, -1, -1, 647, 1236, 6, 1, 1, 3, 0, 39, 0, 0, 15},  // UIViewAnimationOptions
    {1159, -1, -1, -1, -1, 648, 1237, 7, 1, 1, 3, 0, 39, 0, 0, 15},  // UIViewKeyframeAnimationOptions
    {1169, 1158, 1170, -1, -1, 0, 0, 8, 0, 0, 5, 40, 39, 0, 0, 15},  // curveEaseInOut
    {1171, 1158, 1172, -1, -1, 0, 0, 9, 0, 0, 5, 40, 39, 0, 0, 15},  // curveEaseIn
    {1173, 1158, 1174, -1, -1, 0, 0, 10, 0, 0, 5, 40, 39, 0, 0, 15},  // curveEaseOut
    {1175, 1158, 1176, -1, -1, 0, 0, 11, 0, 0, 5, 40, 39, 0, 0, 15},  // curveLinear
    {10, 1158, 1177, -1, -1, 0, 0, 12, 0, 0, 5, 40, 39, 0, 0, 15},  // repeat
    {1178, 1158, 1179, -1, -1, 0, 0, 13, 0, 0, 5, 40, 39, 0, 0, 15},  // autoreverse
    {1180, 1158, 1181, -1, -1, 0, 0, 14, 0, 0, 5, 40, 39, 0, 0, 15},  // beginFromCurrentState
    {1182, 1158, 1183, -1, -1, 0, 0, 15, 0, 0, 5, 40, 39, 0, 0, 15},  // overrideInheritedDuration
    {1184, 1158, 1185, -1, -1, 0, 0, 16, 0, 0, 5, 40, 39, 0, 0, 15},  // overrideInheritedCurve
    {1186, 1158, 1187, -1, -1, 0, 0, 17, 0, 0, 5, 40, 39, 0, 0, 15},  // overrideInheritedOptions
    {1188, 1158, 1189, -1, -1, 0, 0, 18, 0, 0, 5, 40, 39, 0, 0, 15},  // allowUserInteraction
    {920, 1158, 1190, -1, -1, 0, 0, 19, 0, 0, 5, 40, 39, 0, 0, 15},  // layoutSubviews
    {1191, 1158, 1192, -1, -1, 0, 0, 20, 0, 0, 5, 40, 39, 0, 0, 15},  // allowAnimatedContent
    {1193, 1158, 1194, -1, -1, 0, 0, 21, 0, 0, 5, 40, 39, 0, 0, 15},  // showHideTransitionViews
    {1195, 1158, 1196, -1, -1, 0, 0, 22, 0, 0, 5, 40, 39, 0, 0, 15},  // calculationModeLinear
    {1197, 1158, 1198, -1, -1, 0, 0, 23, 0, 0, 5, 40, 39, 0, 0, 15},  // calculationModeDiscrete
    {1199, 1158, -1, -1, -1, 0, 0, 24, 0, 0, 5, 40, 39, 0, 0, 15},  // CurveEaseInOut
    {1200, 1158, -1, -1, -1, 0, 0, 25, 0, 0, 5, 40, 39, 0, 0, 15},  // CurveEaseIn
    {1201, 1158, -1, -1, -1, 0, 0, 26, 0, 0, 5, 40, 39, 0, 0, 15},  // CurveEaseOut
    {1202, 1158, -1, -1, -1, 0, 0, 27, 0, 0, 5, 40, 39, 0, 0, 15},  // CurveLinear
    {1203, 1158, -1, -1, -1, 0, 0, 28, 0, 0, 5, 40, 39, 0, 0, 15},  // Repeat
    {1204, 1158, -1, -1, -1, 0, 0, 29, 0, 0, 5, 40, 39, 0, 0, 15},  // Autoreverse
    {1205, 1158, -1, -1, -1, 0, 0, 30, 0, 0, 5, 40, 39, 0, 0, 15},  // BeginFromCurrentState
    {1206, 1158, -1, -1, -1, 0, 0, 31, 0, 0, 5, 40, 39, 0, 0, 15},  // OverrideInheritedDuration
    {1207, 1158, -1, -1, -1, 0, 0, 32, 0, 0, 5, 40, 39, 0, 0, 15},  // OverrideInheritedCurve
    {1208, 1158, -1, -1, -1, 0, 0, 33, 0, 0, 5, 40, 39, 0, 0, 15},  // OverrideInheritedOptions
    {1209, 1158, -1, -1, -1, 0, 0, 34, 0, 0, 5, 40, 39, 0, 0, 15},  // AllowUserInteraction
    {1210, 1158, -1, -1, -1, 0, 0, 35, 0, 0, 5, 40, 39, 0, 0, 15},  // LayoutSubviews
    {1211, 1158, -1, -1, -1, 0, 0, 36, 0, 0, 5, 40, 39, 0, 0, 15},  // CalculationModeLinear
    {1212, 1162, 1213, -1, -1, 0, 0, 37, 0, 0, 5, 41, 40, 0, 0, 15},  // easeInOut
    {1214, 1162, 1215, -1, -1, 0, 0, 38, 0, 0, 5, 41, 40, 0, 0, 15},  // easeIn
    {1216, 1162, 1217, -1, -1, 0, 0, 39, 0, 0, 5, 41, 40, 0, 0, 15},  // easeOut
    {1218, 1162, 1219, -1, -1, 0, 0, 40, 0, 0, 5, 41, 40, 0, 0, 15},  // linear
    {1220, 1162, -1, -1, -1, 0, 0, 41, 0, 0, 5, 41, 40, 0, 0, 15},  // EaseInOut
    {1221, 1162, -1, -1, -1, 0, 0, 42, 0, 0, 5, 41, 40, 0, 0, 15},  // EaseIn
    {1222, 1162, -1, -1, -1, 0, 0, 43, 0, 0, 5, 41, 40, 0, 0, 15},  // EaseOut
    {1223, 1162, -1, -1, -1, 0, 0, 44, 0, 0, 5, 41, 40, 0, 0, 15},  // Linear
    {1218, 1164, 1224, -1, -1, 0, 0, 45, 0, 0, 5, 42, 41, 0, 0, 15},  // linear
    {1214, 1164, 1225, -1, -1, 0, 0, 46, 0, 0, 5, 42, 41, 0, 0, 15},  // easeIn
    {1216, 1164, 1226, -1, -1, 0, 0, 47, 0, 0, 5, 42, 41, 0, 0, 15},  // easeOut
    {1227, 1164, 1228, -1, -1, 0, 0, 48, 0, 0, 5, 42, 41, 0, 0, 15},  // easeInEaseOut
    {15, 1164, 1229, -1, -1, 0, 0, 49, 0, 0, 5, 42, 41, 0, 0, 15},  // default
    {1230, 1167, 1231, -1, -1, 0, 0, 50, 0, 0, 5, 43, 42, 0, 0, 15},  // removed
    {1232, 1167, 1233, -1, -1, 0, 0, 51, 0, 0, 5, 43, 42, 0, 0, 15},  // forwards
    {1234, 1167, 1235, -1, -1, 0, 0, 52, 0, 0, 5, 43, 42, 0, 0, 15},  // backwards
    {1236, 1167, 1237, -1, -1, 0, 0, 53, 0, 0, 5, 43, 42, 0, 0, 15},  // both
    {1238, 1165, 1239, -1, -1, 0, 0, 54, 0, 0, 5, 45, 44, 0, 0, 15},  // inactive
    {1240, 1165, 1241, -1, -1, 0, 0, 55, 0, 0, 5, 45, 44, 0, 0, 15},  // active
    {1242, 1165, 1243, -1, -1, 0, 0, 56, 0, 0, 5, 45, 44, 0, 0, 15},  // stopped
    {1244, 1166, 1245, -1, -1, 0, 0, 57, 0, 0, 5, 46, 45, 0, 0, 15},  // end
    {1246, 1166, 1247, -1, -1, 0, 0, 58, 0, 0, 5, 46, 45, 0, 0, 15},  // start
    {938, 1166, 1248, -1, -1, 0, 0, 59, 0, 0, 5, 46, 45, 0, 0, 15},  // current
    {1218, 1168, 1249, -1, -1, 0, 0, 60, 0, 0, 5, 44, 43, 0, 0, 15},  // linear
    {1250, 1168, 1251, -1, -1, 0, 0, 61, 0, 0, 5, 44, 43, 0, 0, 15},  // discrete
    {1252, 1168, 1253, -1, -1, 0, 0, 62, 0, 0, 5, 44, 43, 0, 0, 15},  // paced
    {1254, -1, -1, -1, -1, 649, 1238, 0, 1, 1, 0, 0, 55, 0, 0, 16},  // advance
    {1255, -1, -1, -1, -1, 650, 1239, 1, 0, 0, 0, 0, 55, 0, 0, 16},  // run
    {1256, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 0, 0, 0, 16},  // now
    {1257, -1, -1, -1, -1, 650, 1239, 3, 0, 0, 0, 0, 0, 0, 0, 16},  // CACurrentMediaTime
    {1258, -1, -1, -1, -1, 650, 1239, 4, 1, 1, 3, 0, 38, 0, 0, 16},  // CAMediaTimingFunction
    {1262, 1258, -1, -1, -1, 651, 1240, 5, 1, 1, 4, 39, 38, 0, 0, 16},  // functionWithName
    {1258, -1, -1, -1, -1, 652, 1241, 6, 4, 4, 3, 0, 38, 0, 0, 16},  // CAMediaTimingFunction
    {1259, -1, -1, -1, -1, 656, 1245, 7, 2, 2, 3, 0, 38, 0, 0, 16},  // UICubicTimingParameters
    {1259, -1, -1, -1, -1, 658, 1247, 8, 1, 1, 3, 0, 38, 0, 0, 16},  // UICubicTimingParameters
    {1260, -1, -1, -1, -1, 659, 1248, 9, 1, 1, 3, 0, 38, 0, 0, 16},  // UISpringTimingParameters
    {1260, -1, -1, -1, -1, 660, 1249, 10, 2, 2, 3, 0, 38, 0, 0, 16},  // UISpringTimingParameters
    {1260, -1, -1, -1, -1, 662, 1251, 11, 4, 4, 3, 0, 38, 0, 0, 16},  // UISpringTimingParameters
    {75, -1, -1, -1, -1, 666, 1255, 12, 1, 2, 1, 39, 0, 0, 0, 16},  // value
    {1091, -1, -1, -1, -1, 667, 1257, 13, 1, 2, 1, 39, 0, 0, 0, 16},  // velocity
    {1264, -1, -1, -1, -1, 0, 1259, 14, 0, 1, 2, 39, 9, 0, 0, 16},  // controlPoint1
    {1265, -1, -1, -1, -1, 0, 1260, 15, 0, 1, 2, 39, 9, 0, 0, 16},  // controlPoint2
    {1218, 1261, -1, -1, -1, 0, 0, 16, 0, 0, 5, 39, 38, 0, 0, 16},  // linear
    {1214, 1261, -1, -1, -1, 0, 0, 17, 0, 0, 5, 39, 38, 0, 0, 16},  // easeIn
    {1216, 1261, -1, -1, -1, 0, 0, 18, 0, 0, 5, 39, 38, 0, 0, 16},  // easeOut
    {1212, 1261, -1, -1, -1, 0, 0, 19, 0, 0, 5, 39, 38, 0, 0, 16},  // easeInOut
    {1272, 1261, -1, -1, -1, 668, 1261, 20, 2, 2, 4, 39, 38, 0, 0, 16},  // bezier
    {1275, -1, -1, -1, -1, 670, 1263, 21, 3, 3, 0, 0, 14, 0, 0, 16},  // interpolate
    {1276, 211, -1, -1, -1, 675, 1266, 0, 2, 2, 4, 31, 55, 0, 0, 17},  // animate
    {1276, 211, -1, -1, -1, 680, 1268, 1, 3, 3, 4, 31, 55, 0, 0, 17},  // animate
    {1276, 211, -1, -1, -1, 686, 1271, 2, 3, 3, 4, 31, 55, 0, 0, 17},  // animate
    {1276, 211, -1, -1, -1, 693, 1274, 3, 4, 4, 4, 31, 55, 0, 0, 17},  // animate
    {1276, 211, -1, -1, -1, 701, 1278, 4, 4, 4, 4, 31, 55, 0, 0, 17},  // animate
    {1276, 211, -1, -1, -1, 710, 1282, 5, 5, 5, 4, 31, 55, 0, 0, 17},  // animate
    {1276, 211, -1, -1, -1, 720, 1287, 6, 5, 5, 4, 31, 55, 0, 0, 17},  // animate
    {1276, 211, -1, -1, -1, 731, 1292, 7, 6, 6, 4, 31, 55, 0, 0, 17},  // animate
    {1276, 211, -1, -1, -1, 743, 1298, 8, 6, 6, 4, 31, 55, 0, 0, 17},  // animate
    {1276, 211, -1, -1, -1, 756, 1304, 9, 7, 7, 4, 31, 55, 0, 0, 17},  // animate
    {1284, 211, -1, -1, -1, 765, 1311, 10, 2, 2, 4, 31, 55, 0, 0, 17},  // animateWithDuration
    {1284, 211, -1, -1, -1, 770, 1313, 11, 3, 3, 4, 31, 55, 0, 0, 17},  // animateWithDuration
    {1284, 211, -1, -1, -1, 777, 1316, 12, 4, 4, 4, 31, 55, 0, 0, 17},  // animateWithDuration
    {1284, 211, -1, -1, -1, 786, 1320, 13, 5, 5, 4, 31, 55, 0, 0, 17},  // animateWithDuration
    {1284, 211, -1, -1, -1, 798, 1325, 14, 7, 7, 4, 31, 55, 0, 0, 17},  // animateWithDuration
    {1285, 211, -1, -1, -1, 808, 1332, 15, 3, 3, 4, 31, 55, 0, 0, 17},  // animateKeyframes
    {1285, 211, -1, -1, -1, 815, 1335, 16, 4, 4, 4, 31, 55, 0, 0, 17},  // animateKeyframes
    {1285, 211, -1, -1, -1, 823, 1339, 17, 4, 4, 4, 31, 55, 0, 0, 17},  // animateKeyframes
    {1285, 211, -1, -1, -1, 832, 1343, 18, 5, 5, 4, 31, 55, 0, 0, 17},  // animateKeyframes
    {1286, 211, -1, -1, -1, 842, 1348, 19, 5, 5, 4, 31, 55, 0, 0, 17},  // animateKeyframesWithDuration
    {1287, 211, -1, -1, -1, 850, 1353, 20, 3, 3, 4, 31, 55, 0, 0, 17},  // addKeyframe
    {1290, 211, -1, -1, -1, 856, 1356, 21, 3, 3, 4, 31, 55, 0, 0, 17},  // addKeyframeWithRelativeStartTime
    {1291, 1292, -1, -1, -1, 864, 1359, 22, 5, 5, 4, 38, 37, 0, 0, 17},  // runningPropertyAnimator
    {1291, 1292, -1, -1, -1, 873, 1364, 23, 4, 4, 4, 38, 37, 0, 0, 17},  // runningPropertyAnimator
    {1291, 1292, -1, -1, -1, 881, 1368, 24, 4, 4, 4, 38, 37, 0, 0, 17},  // runningPropertyAnimator
    {1291, 1292, -1, -1, -1, 888, 1372, 25, 3, 3, 4, 38, 37, 0, 0, 17},  // runningPropertyAnimator
    {1293, 211, -1, -1, -1, 891, 1375, 26, 2, 2, 4, 31, 55, 0, 0, 17},  // beginAnimations
    {1295, 211, -1, -1, -1, 893, 1377, 27, 0, 0, 4, 31, 55, 0, 0, 17},  // commitAnimations
    {1296, 211, -1, -1, -1, 893, 1377, 28, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationDuration
    {1297, 211, -1, -1, -1, 894, 1378, 29, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationDelay
    {1298, 211, -1, -1, -1, 895, 1379, 30, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationRepeatCount
    {1299, 211, -1, -1, -1, 896, 1380, 31, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationRepeatAutoreverses
    {1300, 211, -1, -1, -1, 897, 1381, 32, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationBeginsFromCurrentState
    {1301, 211, -1, -1, -1, 898, 1382, 33, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationCurve
    {1302, 211, -1, -1, -1, 899, 1383, 34, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationDelegate
    {1303, 211, -1, -1, -1, 900, 1384, 35, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationDidStop
    {1304, 211, -1, -1, -1, 901, 1385, 36, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationDidStopSelector
    {943, 1305, -1, -1, -1, 0, 0, 37, 0, 0, 5, 48, 47, 0, 0, 17},  // main
    {1308, 1305, -1, -1, -1, 0, 0, 38, 0, 0, 5, 48, 47, 0, 0, 17},  // background
    {1309, 1305, -1, -1, -1, 902, 1386, 39, 0, 0, 4, 48, 47, 0, 0, 17},  // global
    {1309, 1305, -1, -1, -1, 902, 1386, 40, 1, 1, 4, 48, 47, 0, 0, 17},  // global
    {1305, -1, -1, -1, -1, 903, 1387, 41, 1, 1, 3, 0, 47, 0, 0, 17},  // DispatchQueue
    {1305, -1, -1, -1, -1, 904, 1388, 42, 2, 2, 3, 0, 47, 0, 0, 17},  // DispatchQueue
    {1311, -1, -1, -1, -1, 906, 1390, 43, 1, 2, 1, 48, 55, 0, 0, 17},  // sync
    {1311, -1, -1, -1, -1, 907, 1392, 44, 1, 2, 1, 48, 55, 0, 0, 17},  // sync
    {1313, -1, -1, -1, -1, 908, 1394, 45, 1, 2, 1, 48, 55, 0, 0, 17},  // async
    {1313, -1, -1, -1, -1, 909, 1396, 46, 1, 2, 1, 48, 55, 0, 0, 17},  // async
    {1314, -1, -1, -1, -1, 910, 1398, 47, 2, 3, 1, 48, 55, 0, 0, 17},  // asyncAfter
    {1314, -1, -1, -1, -1, 912, 1401, 48, 2, 3, 1, 48, 55, 0, 0, 17},  // asyncAfter
    {1316, -1, -1, -1, -1, 914, 1404, 49, 2, 2, 0, 0, 55, 0, 0, 17},  // dispatch_async
    {1317, -1, -1, -1, -1, 916, 1406, 50, 3, 3, 0, 0, 55, 0, 0, 17},  // dispatch_after
    {1318, -1, -1, -1, -1, 919, 1409, 51, 0, 0, 0, 0, 47, 0, 0, 17},  // dispatch_get_main_queue
    {1256, 1306, -1, -1, -1, 919, 1409, 52, 0, 0, 4, 1, 0, 0, 0, 17},  // now
    {1155, 1307, -1, -1, -1, 919, 1409, 53, 1, 1, 4, 1, 0, 0, 0, 17},  // seconds
    {1319, 1307, -1, -1, -1, 920, 1410, 54, 1, 1, 4, 1, 0, 0, 0, 17},  // milliseconds
    {1320, 1307, -1, -1, -1, 921, 1411, 55, 1, 1, 4, 1, 0, 0, 0, 17},  // microseconds
    {1321, 1307, -1, -1, -1, 922, 1412, 56, 1, 1, 4, 1, 0, 0, 0, 17},  // nanoseconds
    {1322, -1, -1, -1, -1, 0, 0, 57, 0, 0, 5, 0, 0, 0, 0, 17},  // DISPATCH_TIME_NOW
    {1323, -1, -1, -1, -1, 0, 0, 58, 0, 0, 5, 0, 0, 0, 0, 17},  // NSEC_PER_SEC
    {1324, -1, -1, -1, -1, 0, 0, 59, 0, 0, 5, 0, 0, 0, 0, 17},  // NSEC_PER_MSEC
    {1325, -1, -1, -1, -1, 923, 1413, 60, 2, 2, 0, 0, 0, 0, 0, 17},  // dispatch_time
    {1326, 211, -1, -1, -1, 926, 1415, 61, 1, 1, 4, 31, 55, 0, 0, 17},  // performWithoutAnimation
    {1327, 211, -1, -1, -1, 927, 1416, 62, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationsEnabled
    {1328, 211, -1, -1, -1, 928, 1417, 63, 0, 0, 4, 31, 2, 0, 0, 17},  // areAnimationsEnabled
    {1328, 211, -1, -1, -1, 0, 0, 64, 0, 0, 5, 31, 2, 0, 0, 17},  // areAnimationsEnabled
    {1329, -1, -1, -1, -1, 0, 0, 0, 0, 0, 3, 0, 37, 0, 0, 18},  // CABasicAnimation
    {1329, -1, -1, -1, -1, 928, 1417, 1, 1, 1, 3, 0, 37, 0, 0, 18},  // CABasicAnimation
    {1331, -1, -1, -1, -1, 0, 0, 2, 0, 0, 3, 0, 37, 0, 0, 18},  // CASpringAnimation
    {1331, -1, -1, -1, -1, 929, 1418, 3, 1, 1, 3, 0, 37, 0, 0, 18},  // CASpringAnimation
    {1332, -1, -1, -1, -1, 0, 0, 4, 0, 0, 3, 0, 37, 0, 0, 18},  // CAKeyframeAnimation
    {1332, -1, -1, -1, -1, 930, 1419, 5, 1, 1, 3, 0, 37, 0, 0, 18},  // CAKeyframeAnimation
    {1333, -1, -1, -1, -1, 0, 0, 6, 0, 0, 3, 0, 37, 0, 0, 18},  // CAAnimationGroup
    {1330, -1, -1, -1, -1, 0, 1420, 7, 0, 1, 2, 38, 3, 0, 0, 18},  // keyPath
    {1334, -1, -1, -1, -1, 0, 1421, 8, 0, 1, 2, 38, 55, 0, 1, 18},  // fromValue
    {1335, -1, -1, -1, -1, 0, 1422, 9, 0, 1, 2, 38, 55, 0, 1, 18},  // toValue
    {1336, -1, -1, -1, -1, 0, 1423, 10, 0, 1, 2, 38, 55, 0, 1, 18},  // byValue
    {606, -1, -1, -1, -1, 0, 1424, 11, 0, 1, 2, 38, 4, 0, 1, 18},  // values
    {1337, -1, -1, -1, -1, 0, 1425, 12, 0, 1, 2, 38, 32, 0, 0, 18},  // path
    {1338, -1, -1, -1, -1, 0, 1426, 13, 0, 1, 2, 38, 4, 0, 0, 18},  // keyTimes
    {1339, -1, -1, -1, -1, 0, 1427, 14, 0, 1, 2, 38, 4, 0, 0, 18},  // timingFunctions
    {1340, -1, -1, -1, -1, 0, 1428, 15, 0, 1, 2, 38, 43, 0, 0, 18},  // calculationMode
    {1341, -1, -1, -1, -1, 0, 1429, 16, 0, 1, 2, 38, 55, 0, 0, 18},  // rotationMode
    {1278, -1, -1, -1, -1, 0, 1430, 17, 0, 1, 2, 38, 4, 0, 0, 18},  // animations
    {1342, -1, -1, -1, -1, 0, 1431, 18, 0, 1, 2, 38, 2, 0, 0, 18},  // additive
    {1343, -1, -1, -1, -1, 0, 1432, 19, 0, 1, 2, 38, 2, 0, 0, 18},  // isAdditive
    {1344, -1, -1, -1, -1, 0, 1433, 20, 0, 1, 2, 38, 2, 0, 0, 18},  // cumulative
    {1345, -1, -1, -1, -1, 0, 1434, 21, 0, 1, 2, 38, 2, 0, 0, 18},  // isCumulative
    {1269, -1, -1, -1, -1, 0, 1435, 22, 0, 1, 2, 38, 0, 0, 0, 18},  // mass
    {1270, -1, -1, -1, -1, 0, 1436, 23, 0, 1, 2, 38, 0, 0, 0, 18},  // stiffness
    {1271, -1, -1, -1, -1, 0, 1437, 24, 0, 1, 2, 38, 0, 0, 0, 18},  // damping
    {1268, -1, -1, -1, -1, 0, 1438, 25, 0, 1, 2, 38, 0, 0, 0, 18},  // initialVelocity
    {1346, -1, -1, -1, -1, 0, 1439, 26, 0, 1, 2, 38, 38, 0, 0, 18},  // timingFunction
    {1347, -1, -1, -1, -1, 0, 1440, 27, 0, 1, 2, 38, 0, 0, 0, 18},  // duration
    {1348, -1, -1, -1, -1, 0, 1441, 28, 0, 1, 2, 38, 0, 0, 0, 18},  // speed
    {1349, -1, -1, -1, -1, 0, 1442, 29, 0, 1, 2, 38, 0, 0, 0, 18},  // beginTime
    {1350, -1, -1, -1, -1, 0, 1443, 30, 0, 1, 2, 38, 0, 0, 0, 18},  // timeOffset
    {1351, -1, -1, -1, -1, 0, 1444, 31, 0, 1, 2, 38, 0, 0, 0, 18},  // repeatCount
    {1352, -1, -1, -1, -1, 0, 1445, 32, 0, 1, 2, 38, 0, 0, 0, 18},  // repeatDuration
    {1353, -1, -1, -1, -1, 0, 1446, 33, 0, 1, 2, 38, 2, 0, 0, 18},  // autoreverses
    {1354, -1, -1, -1, -1, 0, 1447, 34, 0, 1, 2, 38, 42, 0, 0, 18},  // fillMode
    {1355, -1, -1, -1, -1, 0, 1448, 35, 0, 1, 2, 38, 2, 0, 0, 18},  // isRemovedOnCompletion
    {1356, -1, -1, -1, -1, 0, 1449, 36, 0, 1, 2, 38, 2, 0, 0, 18},  // removedOnCompletion
    {779, -1, -1, -1, -1, 0, 1450, 37, 0, 1, 2, 38, 55, 0, 0, 18},  // delegate
    {1357, -1, -1, -1, 1668, 0, 1451, 38, 0, 1, 2, 38, 2, 0, 0, 18},  // isInterruptible
    {711, -1, -1, -1, -1, 0, 1452, 39, 0, 1, 2, 38, 2, 0, 0, 18},  // isUserInteractionEnabled
    {1358, -1, -1, -1, -1, 0, 1453, 40, 0, 1, 2, 38, 0, 0, 0, 18},  // settlingDuration
    {1292, -1, -1, -1, -1, 931, 1454, 41, 0, 0, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1292, -1, -1, -1, -1, 934, 1454, 42, 3, 3, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1292, -1, -1, -1, -1, 939, 1457, 43, 2, 2, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1292, -1, -1, -1, -1, 944, 1459, 44, 3, 3, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1292, -1, -1, -1, -1, 949, 1462, 45, 2, 2, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1292, -1, -1, -1, -1, 955, 1464, 46, 4, 4, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1292, -1, -1, -1, -1, 962, 1468, 47, 3, 3, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1292, -1, -1, -1, -1, 967, 1471, 48, 2, 2, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1361, -1, -1, -1, -1, 969, 1473, 49, 0, 1, 1, 38, 55, 0, 0, 18},  // startAnimation
    {1361, -1, -1, -1, 1664, 969, 1474, 50, 1, 2, 1, 38, 55, 0, 0, 18},  // startAnimation
    {1363, -1, -1, -1, -1, 970, 1476, 51, 0, 1, 1, 38, 55, 0, 0, 18},  // pauseAnimation
    {1364, -1, -1, -1, -1, 970, 1477, 52, 1, 2, 1, 38, 55, 0, 0, 18},  // stopAnimation
    {1365, -1, -1, -1, 1665, 971, 1479, 53, 1, 2, 1, 38, 55, 0, 0, 18},  // finishAnimation
    {1366, -1, -1, -1, 1666, 972, 1481, 54, 2, 3, 1, 38, 55, 0, 0, 18},  // continueAnimation
    {1369, -1, -1, -1, -1, 974, 1484, 55, 1, 2, 1, 38, 55, 0, 0, 18},  // addAnimations
    {1369, -1, -1, -1, -1, 975, 1486, 56, 2, 3, 1, 38, 55, 0, 0, 18},  // addAnimations
    {1371, -1, -1, -1, -1, 977, 1489, 57, 1, 2, 1, 38, 55, 0, 0, 18},  // addCompletion
    {1078, -1, -1, -1, -1, 0, 1491, 58, 0, 1, 2, 38, 44, 0, 0, 18},  // state
    {1372, -1, -1, -1, 1667, 0, 1492, 59, 0, 1, 2, 38, 2, 0, 0, 18},  // isRunning
    {1280, -1, -1, -1, -1, 0, 1493, 60, 0, 1, 2, 38, 0, 0, 0, 18},  // delay
    {1360, -1, -1, -1, -1, 0, 1494, 61, 0, 1, 2, 38, 38, 0, 0, 18},  // timingParameters
    {1373, -1, -1, -1, -1, 0, 1495, 62, 0, 1, 2, 38, 0, 0, 0, 18},  // fractionComplete
    {1374, -1, -1, -1, 526, 0, 1496, 63, 0, 1, 2, 38, 2, 0, 0, 18},  // isReversed
    {1375, -1, -1, -1, -1, 0, 1497, 64, 0, 1, 2, 38, 2, 0, 0, 18},  // scrubsLinearly
    {1376, -1, -1, -1, -1, 0, 1498, 65, 0, 1, 2, 38, 2, 0, 0, 18},  // pausesOnCompletion
    {758, -1, -1, -1, -1, 0, 1499, 66, 0, 1, 2, 45, 0, 0, 0, 18},  // rawValue
    {758, -1, -1, -1, -1, 0, 1500, 67, 0, 1, 2, 46, 0, 0, 0, 18},  // rawValue
    {1379, -1, -1, -1, 1640, 978, 1501, 68, 2, 3, 1, 32, 55, 0, 0, 18},  // add
    {1380, -1, -1, -1, 1641, 980, 1504, 69, 1, 2, 1, 32, 55, 0, 0, 18},  // removeAnimation
    {1381, -1, -1, -1, 1672, 981, 1506, 70, 1, 2, 1, 32, 37, 0, 0, 18},  // animation
    {1382, -1, -1, -1, -1, 982, 1508, 71, 0, 1, 1, 32, 55, 0, 0, 18},  // removeAllAnimations
    {1383, -1, -1, -1, -1, 982, 1509, 72, 0, 1, 1, 32, 4, 0, 0, 18},  // animationKeys
    {75, -1, -1, -1, 1673, 982, 1510, 73, 1, 2, 1, 32, 0, 0, 0, 18},  // value
    {1385, -1, -1, -1, 1674, 983, 1512, 74, 2, 3, 1, 32, 55, 0, 0, 18},  // setValue
    {75, -1, -1, -1, 1673, 985, 1515, 75, 1, 2, 1, 31, 0, 0, 0, 18},  // value
    {1385, -1, -1, -1, 1674, 986, 1517, 76, 2, 3, 1, 31, 55, 0, 0, 18},  // setValue
    {75, -1, -1, -1, 1675, 988, 1520, 77, 1, 2, 1, 32, 0, 0, 0, 18},  // value
    {1385, -1, -1, -1, 1676, 989, 1522, 78, 2, 3, 1, 32, 55, 0, 0, 18},  // setValue
    {1348, -1, -1, -1, -1, 0, 1525, 79, 0, 1, 2, 32, 0, 0, 0, 18},  // speed
    {1349, -1, -1, -1, -1, 0, 1526, 80, 0, 1, 2, 32, 0, 0, 0, 18},  // beginTime
    {1350, -1, -1, -1, -1, 0, 1527, 81, 0, 1, 2, 32, 0, 0, 0, 18},  // timeOffset
    {1386, -1, -1, -1, 1635, 991, 1528, 82, 2, 3, 1, 32, 0, 0, 0, 18},  // convertTime
    {1386, -1, -1, -1, 1636, 993, 1531, 83, 2, 3, 1, 32, 0, 0, 0, 18},  // convertTime
    {1388, 1387, -1, -1, -1, 995, 1534, 84, 0, 0, 4, 47, 55, 0, 0, 18},  // begin
    {1389, 1387, -1, -1, -1, 995, 1534, 85, 0, 0, 4, 47, 55, 0, 0, 18},  // commit
    {1390, 1387, -1, -1, -1, 995, 1534, 86, 0, 0, 4, 47, 55, 0, 0, 18},  // flush
    {1296, 1387, -1, -1, -1, 995, 1534, 87, 1, 1, 4, 47, 55, 0, 0, 18},  // setAnimationDuration
    {1391, 1387, -1, -1, -1, 996, 1535, 88, 1, 1, 4, 47, 55, 0, 0, 18},  // setDisableActions
    {1392, 1387, -1, -1, -1, 997, 1536, 89, 1, 1, 4, 47, 55, 0, 0, 18},  // setAnimationTimingFunction
    {1393, 1387, -1, -1, -1, 998, 1537, 90, 1, 1, 4, 47, 55, 0, 0, 18},  // setCompletionBlock
    {1394, -1, -1, -1, -1, 999, 1538, 91, 1, 1, 0, 0, 14, 0, 0, 18},  // NSValue
    {1394, -1, -1, -1, -1, 1000, 1539, 92, 1, 1, 0, 0, 14, 0, 0, 18},  // NSValue
    {1397, -1, -1, -1, -1, 0, 0, 93, 0, 0, 5, 0, 14, 0, 0, 18},  // CATransform3DIdentity
    {1398, -1, -1, -1, -1, 1001, 1540, 94, 3, 3, 0, 0, 14, 0, 0, 18},  // CATransform3DMakeScale
    {1399, -1, -1, -1, -1, 1004, 1543, 95, 3, 3, 0, 0, 14, 0, 0, 18},  // CATransform3DMakeTranslation
    {1400, -1, -1, -1, -1, 1007, 1546, 96, 1, 1, 0, 0, 14, 0, 0, 18},  // CATransform3DMakeAffineTransform
    {1401, -1, -1, -1, -1, 1008, 1547, 97, 4, 4, 0, 0, 14, 0, 0, 18},  // CATransform3DTranslate
    {1402, -1, -1, -1, -1, 1012, 1551, 98, 4, 4, 0, 0, 14, 0, 0, 18},  // CATransform3DScale
    {1403, -1, -1, -1, -1, 1016, 1555, 99, 5, 5, 0, 0, 14, 0, 1, 18},  // CATransform3DRotate
    {1404, -1, -1, -1, -1, 1021, 1560, 100, 4, 4, 0, 0, 14, 0, 1, 18},  // CATransform3DMakeRotation
    {1396, -1, -1, -1, -1, 1025, 1564, 101, 16, 16, 3, 0, 14, 0, 0, 18},  // CATransform3D
    {1414, -1, -1, -1, -1, 1041, 1580, 102, 2, 2, 0, 0, 14, 0, 0, 18},  // CATransform3DConcat
    {1415, -1, -1, -1, -1, 1043, 1582, 103, 1, 1, 0, 0, 14, 0, 0, 18},  // CATransform3DInvert
    {1416, -1, -1, -1, -1, 1044, 1583, 104, 1, 1, 0, 0, 14, 0, 0, 18},  // CATransform3DGetAffineTransform
    {1417, -1, -1, -1, -1, 1045, 1584, 105, 1, 1, 0, 0, 2, 0, 0, 18},  // CATransform3DIsIdentity
    {1418, -1, -1, -1, -1, 1046, 1585, 106, 1, 1, 0, 0, 2, 0, 0, 18},  // CATransform3DIsAffine
    {1419, -1, -1, -1, -1, 1047, 1586, 107, 2, 2, 0, 0, 2, 0, 0, 18},  // CATransform3DEqualToTransform
    {138, -1, -1, -1, -1, 1049, 1588, 0, 1, 1, 0, 0, 55, 1, 0, 19},  // print
    {138, -1, -1, -1, -1, 1050, 1589, 1, 2, 2, 0, 0, 55, 1, 0, 19},  // print
    {138, -1, -1, -1, -1, 1052, 1591, 2, 2, 2, 0, 0, 55, 1, 0, 19},  // print
    {138, -1, -1, -1, -1, 1054, 1593, 3, 3, 3, 0, 0, 55, 1, 0, 19},  // print
    {1421, -1, -1, -1, -1, 1057, 1596, 4, 1, 1, 0, 0, 55, 0, 0, 19},  // debugPrint
    {1422, -1, -1, -1, -1, 1058, 1597, 5, 0, 0, 0, 0, 55, 0, 0, 19},  // fatalError
    {1423, -1, -1, -1, -1, 1058, 1597, 6, 0, 0, 0, 0, 55, 0, 0, 19},  // preconditionFailure
    {1424, -1, -1, -1, -1, 1058, 1597, 7, 0, 0, 0, 0, 55, 0, 0, 19},  // assertionFailure
    {1422, -1, -1, -1, -1, 1058, 1597, 8, 1, 1, 0, 0, 55, 0, 0, 19},  // fatalError
    {1423, -1, -1, -1, -1, 1059, 1598, 9, 1, 1, 0, 0, 55, 0, 0, 19},  // preconditionFailure
    {1424, -1, -1, -1, -1, 1060, 1599, 10, 1, 1, 0, 0, 55, 0, 0, 19},  // assertionFailure
    {1425, -1, -1, -1, -1, 1061, 1600, 11, 1, 1, 0, 0, 55, 0, 0, 19},  // assert
    {1426, -1, -1, -1, -1, 1062, 1601, 12, 1, 1, 0, 0, 55, 0, 0, 19},  // precondition
    {1427, -1, -1, -1, -1, 1063, 1602, 13, 1, 1, 0, 0, 55, 0, 0, 19},  // NSParameterAssert
    {1425, -1, -1, -1, -1, 1064, 1603, 14, 2, 2, 0, 0, 55, 0, 0, 19},  // assert
    {1426, -1, -1, -1, -1, 1066, 1605, 15, 2, 2, 0, 0, 55, 0, 0, 19},  // precondition
    {1428, -1, -1, -1, -1, 1068, 1607, 16, 1, 1, 0, 0, 55, 1, 0, 19},  // NSAssert
    {1429, -1, -1, -1, -1, 1069, 1608, 17, 1, 1, 0, 0, 55, 1, 0, 19},  // NSCAssert
    {1430, -1, -1, -1, -1, 1070, 1609, 18, 1, 1, 0, 0, 55, 0, 0, 19},  // Optional
    {1431, -1, -1, -1, -1, 0, 0, 19, 0, 0, 5, 0, 21, 0, 0, 19},  // row
    {1432, -1, -1, -1, -1, 0, 0, 20, 0, 0, 5, 0, 21, 0, 0, 19},  // column
    {1433, -1, -1, -1, -1, 1071, 1610, 21, 1, 1, 0, 0, 55, 0, 0, 19},  // convention
    {1434, -1, -1, -1, -1, 1072, 1611, 22, 1, 1, 0, 0, 53, 1, 0, 19},  // plot
    {1434, -1, -1, -1, -1, 1073, 1612, 23, 2, 2, 0, 0, 53, 1, 0, 19},  // plot
    {1434, -1, -1, -1, -1, 1075, 1614, 24, 2, 2, 0, 0, 53, 1, 0, 19},  // plot
    {1435, -1, -1, -1, -1, 1077, 1616, 25, 1, 1, 0, 0, 54, 1, 0, 19},  // describe
    {1435, -1, -1, -1, -1, 1078, 1617, 26, 2, 2, 0, 0, 54, 1, 0, 19},  // describe
    {1435, -1, -1, -1, -1, 1080, 1619, 27, 2, 2, 0, 0, 54, 1, 0, 19},  // describe
    {1436, -1, -1, -1, -1, 1082, 1621, 28, 1, 1, 0, 0, 53, 1, 0, 19},  // film
    {1436, -1, -1, -1, -1, 1083, 1622, 29, 2, 2, 0, 0, 53, 1, 0, 19},  // film
    {1436, -1, -1, -1, -1, 1085, 1624, 30, 2, 2, 0, 0, 53, 1, 0, 19},  // film
    {1436, -1, -1, -1, -1, 1087, 1626, 31, 3, 3, 0, 0, 53, 1, 0, 19},  // film
    {1438, -1, -1, -1, -1, 1090, 1629, 32, 1, 1, 0, 0, 53, 1, 0, 19},  // strip
    {1438, -1, -1, -1, -1, 1091, 1630, 33, 2, 2, 0, 0, 53, 1, 0, 19},  // strip
    {1438, -1, -1, -1, -1, 1093, 1632, 34, 2, 2, 0, 0, 53, 1, 0, 19},  // strip
    {1438, -1, -1, -1, -1, 1095, 1634, 35, 3, 3, 0, 0, 53, 1, 0, 19},  // strip
    {1439, -1, -1, -1, -1, 1098, 1637, 36, 1, 1, 0, 0, 53, 0, 0, 19},  // grid
    {1440, -1, -1, -1, -1, 1099, 1638, 37, 1, 1, 0, 0, 54, 0, 0, 19},  // why
    {1441, -1, -1, -1, -1, 0, 0, 0, 0, 0, 5, 0, 2, 0, 0, 20},  // YES
    {1442, -1, -1, -1, -1, 0, 0, 1, 0, 0, 5, 0, 2, 0, 0, 20},  // NO
    {1443, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 8, 0, 0, 20},  // NULL
    {1444, -1, -1, -1, -1, 0, 0, 3, 0, 0, 5, 0, 8, 0, 0, 20},  // Nil
    {1445, -1, -1, -1, -1, 0, 0, 4, 0, 0, 5, 0, 0, 0, 0, 20},  // HUGE_VALF
    {1446, -1, -1, -1, -1, 0, 0, 5, 0, 0, 5, 0, 0, 0, 0, 20},  // HUGE_VAL
    {1447, -1, -1, -1, -1, 0, 0, 6, 0, 0, 5, 0, 0, 0, 0, 20},  // INFINITY
    {408, -1, -1, -1, -1, 0, 0, 7, 0, 0, 5, 0, 0, 0, 0, 20},  // CGFLOAT_MAX
    {1448, -1, -1, -1, -1, 0, 0, 8, 0, 0, 5, 0, 0, 0, 0, 20},  // DBL_MAX
    {1449, -1, -1, -1, -1, 0, 0, 9, 0, 0, 5, 0, 0, 0, 0, 20},  // CGFLOAT_MIN
    {1450, -1, -1, -1, -1, 0, 0, 10, 0, 0, 5, 0, 0, 0, 0, 20},  // DBL_MIN
    {1451, -1, -1, -1, -1, 0, 0, 11, 0, 0, 5, 0, 0, 0, 0, 20},  // FLT_MAX
    {1452, -1, -1, -1, -1, 0, 0, 12, 0, 0, 5, 0, 0, 0, 0, 20},  // MAXFLOAT
    {1453, -1, -1, -1, -1, 0, 0, 13, 0, 0, 5, 0, 0, 0, 0, 20},  // HUGE
    {1454, -1, -1, -1, -1, 0, 0, 14, 0, 0, 5, 0, 0, 0, 0, 20},  // FLT_MIN
    {1455, -1, -1, -1, -1, 0, 0, 15, 0, 0, 5, 0, 0, 0, 0, 20},  // FLT_EPSILON
    {163, -1, -1, -1, -1, 1100, 1639, 16, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {163, -1, -1, -1, -1, 1101, 1640, 17, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {163, -1, -1, -1, -1, 1102, 1641, 18, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {163, -1, -1, -1, -1, 1103, 1642, 19, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {163, -1, -1, -1, -1, 1104, 1643, 20, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {163, -1, -1, -1, -1, 1105, 1644, 21, 1, 1, 0, 0, 2, 0, 0, 20},  // NSNumber
    {1394, -1, -1, -1, -1, 1106, 1645, 22, 1, 1, 0, 0, 9, 0, 0, 20},  // NSValue
    {1394, -1, -1, -1, -1, 1107, 1646, 23, 1, 1, 0, 0, 9, 0, 0, 20},  // NSValue
    {1394, -1, -1, -1, -1, 1108, 1647, 24, 1, 1, 0, 0, 12, 0, 0, 20},  // NSValue
    {1394, -1, -1, -1, -1, 1109, 1648, 25, 1, 1, 0, 0, 12, 0, 0, 20},  // NSValue
    {1394, -1, -1, -1, -1, 1110, 1649, 26, 1, 1, 0, 0, 13, 0, 0, 20},  // NSValue
    {1394, -1, -1, -1, -1, 1111, 1650, 27, 1, 1, 0, 0, 13, 0, 0, 20},  // NSValue
    {1394, -1, -1, -1, -1, 1112, 1651, 28, 1, 1, 0, 0, 10, 0, 0, 20},  // NSValue
    {1394, -1, -1, -1, -1, 1113, 1652, 29, 1, 1, 0, 0, 10, 0, 0, 20},  // NSValue
    {1394, -1, -1, -1, -1, 1114, 1653, 30, 1, 1, 0, 0, 14, 0, 0, 20},  // NSValue
    {1394, -1, -1, -1, -1, 1115, 1654, 31, 1, 1, 0, 0, 14, 0, 0, 20},  // NSValue
    {591, -1, -1, -1, -1, 0, 1655, 32, 0, 1, 2, 1, 0, 0, 0, 20},  // floatValue
    {592, -1, -1, -1, -1, 0, 1656, 33, 0, 1, 2, 1, 0, 0, 0, 20},  // doubleValue
    {594, -1, -1, -1, -1, 0, 1657, 34, 0, 1, 2, 1, 0, 0, 0, 20},  // intValue
    {593, -1, -1, -1, -1, 0, 1658, 35, 0, 1, 2, 1, 0, 0, 0, 20},  // integerValue
    {1462, -1, -1, -1, -1, 0, 1659, 36, 0, 1, 2, 1, 2, 0, 0, 20},  // boolValue
    {1462, -1, -1, -1, -1, 0, 1660, 37, 0, 1, 2, 3, 2, 0, 0, 20},  // boolValue
    {1463, -1, -1, -1, 1642, 0, 1661, 38, 0, 1, 2, 10, 9, 0, 0, 20},  // cgPointValue
    {1464, -1, -1, -1, 1643, 0, 1662, 39, 0, 1, 2, 13, 12, 0, 0, 20},  // cgSizeValue
    {1465, -1, -1, -1, 1644, 0, 1663, 40, 0, 1, 2, 14, 13, 0, 0, 20},  // cgRectValue
    {1466, -1, -1, -1, 1645, 0, 1664, 41, 0, 1, 2, 11, 10, 0, 0, 20},  // cgVectorValue
    {1467, -1, -1, -1, 1646, 0, 1665, 42, 0, 1, 2, 15, 14, 0, 0, 20},  // cgAffineTransformValue
    {139, -1, -1, -1, -1, 1116, 1666, 43, 1, 1, 0, 0, 55, 1, 0, 20},  // NSLog
    {1468, -1, -1, -1, -1, 1117, 1667, 44, 1, 1, 0, 0, 55, 1, 0, 20},  // printf
    {195, -1, -1, -1, -1, 1118, 1668, 45, 1, 1, 3, 0, 3, 1, 0, 20},  // NSString
    {193, -1, -1, -1, -1, 1119, 1669, 46, 1, 1, 3, 0, 3, 1, 0, 20},  // String
    {197, -1, -1, -1, -1, 1120, 1670, 47, 1, 1, 3, 0, 4, 1, 0, 20},  // NSArray
    {1471, -1, 1477, -1, -1, 1121, 1671, 0, 0, 0, 3, 0, 32, 0, 0, 21},  // CGMutablePath
    {1475, -1, -1, -1, -1, 1121, 1671, 1, 0, 0, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1475, -1, -1, -1, -1, 1121, 1671, 2, 1, 1, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1475, -1, -1, -1, -1, 1122, 1672, 3, 2, 2, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1475, -1, -1, -1, -1, 1124, 1674, 4, 1, 1, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1475, -1, -1, -1, -1, 1125, 1675, 5, 1, 1, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1475, -1, -1, -1, -1, 1126, 1676, 6, 1, 1, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1482, -1, -1, -1, -1, 1127, 1677, 7, 2, 2, 0, 0, 32, 0, 0, 21},  // CGPathCreateWithRect
    {1472, -1, -1, -1, -1, 1129, 1679, 8, 2, 2, 3, 0, 32, 0, 0, 21},  // CGPath
    {1483, -1, -1, -1, -1, 1131, 1681, 9, 1, 1, 0, 0, 55, 0, 0, 21},  // CGPathRelease
    {1472, -1, -1, -1, -1, 1132, 1682, 10, 2, 2, 3, 0, 32, 0, 0, 21},  // CGPath
    {1485, -1, -1, -1, -1, 1134, 1684, 11, 2, 2, 0, 0, 32, 0, 0, 21},  // CGPathCreateWithEllipseInRect
    {1486, -1, -1, -1, -1, 1136, 1686, 12, 3, 3, 0, 0, 55, 0, 0, 21},  // CGPathAddEllipseInRect
    {1487, -1, -1, -1, -1, 0, 1689, 13, 0, 1, 2, 33, 0, 0, 0, 21},  // lineWidth
    {1002, -1, -1, -1, -1, 0, 1690, 14, 0, 1, 2, 33, 0, 0, 0, 21},  // miterLimit
    {1488, -1, -1, -1, -1, 0, 1691, 15, 0, 1, 2, 33, 0, 0, 0, 21},  // flatness
    {1489, -1, -1, -1, -1, 0, 1692, 16, 0, 1, 2, 33, 55, 0, 0, 21},  // lineCapStyle
    {1490, -1, -1, -1, -1, 0, 1693, 17, 0, 1, 2, 33, 55, 0, 0, 21},  // lineJoinStyle
    {1491, -1, -1, -1, -1, 1139, 1694, 18, 3, 4, 1, 33, 55, 0, 0, 21},  // setLineDash
    {1495, -1, -1, -1, -1, 1142, 1698, 19, 1, 2, 1, 33, 55, 0, 0, 21},  // applyWithBlock
    {1496, -1, -1, -1, -1, 1143, 1700, 20, 0, 1, 1, 33, 55, 0, 0, 21},  // removeAllPoints
    {1497, -1, -1, -1, -1, 1143, 1701, 21, 1, 1, 0, 0, 9, 0, 0, 21},  // CGPathGetCurrentPoint
    {1499, 1498, 1500, -1, -1, 0, 0, 22, 0, 0, 5, 27, 26, 0, 0, 21},  // topLeft
    {1501, 1498, 1502, -1, -1, 0, 0, 23, 0, 0, 5, 27, 26, 0, 0, 21},  // topRight
    {1503, 1498, 1504, -1, -1, 0, 0, 24, 0, 0, 5, 27, 26, 0, 0, 21},  // bottomRight
    {1505, 1498, 1506, -1, -1, 0, 0, 25, 0, 0, 5, 27, 26, 0, 0, 21},  // bottomLeft
    {1507, 1498, 1508, -1, -1, 0, 0, 26, 0, 0, 5, 27, 26, 0, 0, 21},  // allCorners
    {1472, -1, -1, -1, -1, 1144, 1702, 27, 4, 4, 3, 0, 32, 0, 0, 21},  // CGPath
    {1511, -1, -1, -1, -1, 1148, 1706, 28, 4, 4, 0, 0, 32, 0, 0, 21},  // CGPathCreateWithRoundedRect
    {1475, -1, -1, -1, -1, 1152, 1710, 29, 3, 3, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1514, -1, -1, -1, 1518, 1155, 1713, 30, 1, 2, 1, 33, 55, 0, 0, 21},  // move
    {1514, -1, -1, -1, -1, 1156, 1715, 31, 2, 3, 1, 33, 55, 0, 0, 21},  // move
    {1515, -1, -1, -1, 1519, 1158, 1718, 32, 1, 2, 1, 33, 55, 0, 0, 21},  // addLine
    {1515, -1, -1, -1, -1, 1159, 1720, 33, 2, 3, 1, 33, 55, 0, 0, 21},  // addLine
    {1516, -1, -1, -1, -1, 1161, 1723, 34, 1, 2, 1, 33, 55, 0, 0, 21},  // addLines
    {1516, -1, -1, -1, -1, 1162, 1725, 35, 2, 3, 1, 33, 55, 0, 0, 21},  // addLines
    {1520, -1, -1, -1, -1, 1166, 1728, 36, 1, 2, 1, 33, 55, 0, 0, 21},  // addRect
    {1520, -1, -1, -1, -1, 1167, 1730, 37, 2, 3, 1, 33, 55, 0, 0, 21},  // addRect
    {1521, -1, -1, -1, -1, 1169, 1733, 38, 1, 2, 1, 33, 55, 0, 0, 21},  // addRects
    {1521, -1, -1, -1, -1, 1170, 1735, 39, 2, 3, 1, 33, 55, 0, 0, 21},  // addRects
    {1522, -1, -1, -1, -1, 1172, 1738, 40, 1, 2, 1, 33, 55, 0, 0, 21},  // addEllipse
    {1522, -1, -1, -1, -1, 1173, 1740, 41, 2, 3, 1, 33, 55, 0, 0, 21},  // addEllipse
    {1523, -1, -1, -1, -1, 1175, 1743, 42, 3, 4, 1, 33, 55, 0, 0, 21},  // addRoundedRect
    {1523, -1, -1, -1, -1, 1178, 1747, 43, 4, 5, 1, 33, 55, 0, 0, 21},  // addRoundedRect
    {94, -1, -1, -1, 1525, 1182, 1752, 44, 1, 2, 1, 33, 55, 0, 0, 21},  // append
    {1524, -1, -1, -1, -1, 1183, 1754, 45, 1, 2, 1, 33, 55, 0, 0, 21},  // addPath
    {1524, -1, -1, -1, -1, 1184, 1756, 46, 2, 3, 1, 33, 55, 0, 0, 21},  // addPath
    {1526, -1, -1, -1, 1527, 1187, 1759, 47, 1, 2, 1, 33, 55, 0, 0, 21},  // apply
    {1528, -1, -1, -1, 1532, 1189, 1761, 48, 0, 1, 1, 33, 55, 0, 0, 21},  // closeSubpath
    {769, -1, -1, -1, -1, 1189, 1762, 49, 0, 1, 1, 33, 55, 0, 0, 21},  // close
    {1529, -1, -1, -1, -1, 1189, 1763, 50, 0, 1, 1, 33, 55, 0, 0, 21},  // fill
    {1530, -1, -1, -1, -1, 1189, 1764, 51, 0, 1, 1, 33, 55, 0, 0, 21},  // stroke
    {1531, -1, -1, -1, -1, 1189, 1765, 52, 0, 1, 1, 33, 55, 0, 0, 21},  // addClip
    {1533, -1, -1, -1, -1, 1189, 1766, 53, 3, 3, 0, 0, 55, 0, 0, 21},  // CGPathAddRect
    {1534, -1, -1, -1, -1, 1192, 1769, 54, 4, 4, 0, 0, 55, 0, 0, 21},  // CGPathMoveToPoint
    {1535, -1, -1, -1, -1, 1196, 1773, 55, 4, 4, 0, 0, 55, 0, 0, 21},  // CGPathAddLineToPoint
    {1536, -1, -1, -1, -1, 1200, 1777, 56, 5, 5, 0, 0, 55, 0, 0, 21},  // CGPathAddRoundedRect
    {1537, -1, -1, -1, -1, 1205, 1782, 57, 4, 4, 0, 0, 55, 0, 0, 21},  // CGPathAddLines
    {1538, -1, -1, -1, -1, 1209, 1786, 58, 4, 4, 0, 0, 55, 0, 0, 21},  // CGPathAddRects
    {1539, -1, -1, -1, -1, 1213, 1790, 59, 2, 2, 0, 0, 2, 0, 0, 21},  // CGPathEqualToPath
    {1540, -1, -1, -1, -1, 1215, 1792, 60, 3, 3, 0, 0, 55, 0, 0, 21},  // CGPathAddPath
    {1541, -1, -1, -1, -1, 1218, 1795, 61, 1, 1, 0, 0, 55, 0, 0, 21},  // CGPathCloseSubpath
    {1542, -1, -1, -1, 1548, 1219, 1796, 62, 3, 4, 1, 33, 55, 0, 0, 21},  // addCurve
    {1542, -1, -1, -1, -1, 1222, 1800, 63, 3, 4, 1, 33, 55, 0, 0, 21},  // addCurve
    {1542, -1, -1, -1, -1, 1225, 1804, 64, 4, 5, 1, 33, 55, 0, 0, 21},  // addCurve
    {1545, -1, -1, -1, 1549, 1229, 1809, 65, 2, 3, 1, 33, 55, 0, 0, 21},  // addQuadCurve
    {1545, -1, -1, -1, -1, 1231, 1812, 66, 2, 3, 1, 33, 55, 0, 0, 21},  // addQuadCurve
    {1545, -1, -1, -1, -1, 1233, 1815, 67, 3, 4, 1, 33, 55, 0, 0, 21},  // addQuadCurve
    {1550, -1, -1, -1, 1558, 1241, 1819, 68, 5, 6, 1, 33, 55, 0, 1, 21},  // addArc
    {1550, -1, -1, -1, -1, 1246, 1825, 69, 5, 6, 1, 33, 55, 0, 1, 21},  // addArc
    {1550, -1, -1, -1, -1, 1251, 1831, 70, 6, 7, 1, 33, 55, 0, 1, 21},  // addArc
    {1555, -1, -1, -1, -1, 1257, 1838, 71, 4, 5, 1, 33, 55, 0, 1, 21},  // addRelativeArc
    {1555, -1, -1, -1, -1, 1261, 1843, 72, 5, 6, 1, 33, 55, 0, 1, 21},  // addRelativeArc
    {1475, -1, -1, -1, -1, 1266, 1849, 73, 5, 5, 3, 0, 32, 0, 1, 21},  // UIBezierPath
    {1550, -1, -1, -1, -1, 1276, 1854, 74, 3, 4, 1, 33, 55, 0, 0, 21},  // addArc
    {1550, -1, -1, -1, -1, 1279, 1858, 75, 4, 5, 1, 33, 55, 0, 0, 21},  // addArc
    {1561, -1, -1, -1, -1, 1283, 1863, 76, 7, 7, 0, 0, 55, 0, 0, 21},  // CGPathAddArcToPoint
    {1562, -1, -1, -1, -1, 1290, 1870, 77, 8, 8, 0, 0, 55, 0, 0, 21},  // CGPathAddCurveToPoint
    {1563, -1, -1, -1, -1, 1298, 1878, 78, 6, 6, 0, 0, 55, 0, 0, 21},  // CGPathAddQuadCurveToPoint
    {1564, -1, -1, -1, -1, 1304, 1884, 79, 8, 8, 0, 0, 55, 0, 1, 21},  // CGPathAddArc
    {1565, -1, -1, -1, -1, 1312, 1892, 80, 7, 7, 0, 0, 55, 0, 0, 21},  // CGPathAddRelativeArc
    {1566, -1, -1, -1, -1, 0, 1899, 81, 0, 1, 2, 33, 13, 0, 0, 21},  // boundingBox
    {700, -1, -1, -1, -1, 0, 1900, 82, 0, 1, 2, 33, 13, 0, 0, 21},  // bounds
    {1567, -1, -1, -1, -1, 0, 1901, 83, 0, 1, 2, 33, 13, 0, 0, 21},  // boundingBoxOfPath
    {351, -1, -1, -1, -1, 0, 1902, 84, 0, 1, 2, 33, 2, 0, 0, 21},  // isEmpty
    {1568, -1, -1, -1, -1, 0, 1903, 85, 0, 1, 2, 33, 9, 0, 0, 21},  // currentPoint
    {1481, -1, -1, -1, 1472, 0, 1904, 86, 0, 1, 2, 33, 32, 0, 0, 21},  // cgPath
    {1569, -1, -1, -1, -1, 1319, 1905, 87, 1, 1, 0, 0, 2, 0, 0, 21},  // CGPathIsEmpty
    {1570, -1, -1, -1, -1, 1320, 1906, 88, 1, 1, 0, 0, 13, 0, 0, 21},  // CGPathGetBoundingBox
    {1571, -1, -1, -1, -1, 1321, 1907, 89, 1, 1, 0, 0, 13, 0, 0, 21},  // CGPathGetPathBoundingBox
    {1572, -1, -1, -1, -1, 1322, 1908, 90, 0, 1, 1, 33, 32, 0, 0, 21},  // copy
    {1573, -1, -1, -1, -1, 1322, 1909, 91, 0, 1, 1, 33, 32, 0, 0, 21},  // mutableCopy
    {1572, -1, -1, -1, -1, 1322, 1910, 92, 1, 2, 1, 33, 32, 0, 0, 21},  // copy
    {1573, -1, -1, -1, -1, 1323, 1912, 93, 1, 2, 1, 33, 32, 0, 0, 21},  // mutableCopy
    {1575, -1, -1, -1, 1576, 1324, 1914, 94, 0, 1, 1, 33, 32, 0, 0, 21},  // reversing
    {1577, -1, -1, -1, -1, 1324, 1915, 95, 1, 1, 0, 0, 32, 0, 0, 21},  // CGPathCreateCopy
    {1578, -1, -1, -1, -1, 1325, 1916, 96, 1, 1, 0, 0, 32, 0, 0, 21},  // CGPathCreateMutableCopy
    {1579, -1, -1, -1, -1, 1326, 1917, 97, 2, 2, 0, 0, 32, 0, 0, 21},  // CGPathCreateCopyByTransformingPath
    {1580, -1, -1, -1, -1, 1328, 1919, 98, 2, 2, 0, 0, 32, 0, 0, 21},  // CGPathCreateMutableCopyByTransformingPath
    {1582, 1581, -1, -1, -1, 0, 0, 99, 0, 0, 5, 28, 27, 0, 0, 21},  // winding
    {1583, 1581, -1, -1, -1, 0, 0, 100, 0, 0, 5, 28, 27, 0, 0, 21},  // evenOdd
    {1584, -1, -1, -1, -1, 0, 1921, 101, 0, 1, 2, 33, 2, 0, 0, 21},  // usesEvenOddFillRule
    {378, -1, -1, -1, 1585, 1330, 1922, 102, 1, 2, 1, 33, 2, 0, 0, 21},  // contains
    {378, -1, -1, -1, -1, 1331, 1924, 103, 2, 3, 1, 33, 2, 0, 0, 21},  // contains
    {378, -1, -1, -1, -1, 1333, 1927, 104, 2, 3, 1, 33, 2, 0, 0, 21},  // contains
    {378, -1, -1, -1, -1, 1335, 1930, 105, 3, 4, 1, 33, 2, 0, 0, 21},  // contains
    {1586, -1, -1, -1, -1, 1339, 1934, 106, 4, 4, 0, 0, 2, 0, 0, 21},  // CGPathContainsPoint
    {1337, -1, -1, -1, -1, 0, 1938, 107, 0, 1, 2, 32, 32, 0, 0, 21},  // path
    {1587, -1, -1, -1, -1, 0, 1939, 108, 0, 1, 2, 32, 17, 0, 0, 21},  // fillColor
    {1588, -1, -1, -1, -1, 0, 1940, 109, 0, 1, 2, 32, 17, 0, 0, 21},  // strokeColor
    {1487, -1, -1, -1, -1, 0, 1941, 110, 0, 1, 2, 32, 0, 0, 0, 21},  // lineWidth
    {1589, -1, -1, -1, -1, 0, 1942, 111, 0, 1, 2, 32, 23, 0, 0, 21},  // lineJoin
    {1590, -1, -1, -1, -1, 0, 1943, 112, 0, 1, 2, 32, 4, 0, 0, 21},  // lineDashPattern
    {1591, -1, -1, -1, -1, 0, 1944, 113, 0, 1, 2, 32, 0, 0, 0, 21},  // lineDashPhase
    {1593, 1592, 1594, -1, -1, 0, 0, 114, 0, 0, 5, 24, 23, 0, 0, 21},  // miter
    {109, 1592, 1595, -1, -1, 0, 0, 115, 0, 0, 5, 24, 23, 0, 0, 21},  // round
    {1596, 1592, 1597, -1, -1, 0, 0, 116, 0, 0, 5, 24, 23, 0, 0, 21},  // bevel
    {1598, -1, -1, -1, 650, 0, 1945, 117, 0, 1, 2, 18, 17, 0, 0, 21},  // cgColor
    {311, -1, 1599, -1, -1, 1343, 1946, 0, 1, 1, 0, 0, 13, 0, 0, 22},  // rect
    {309, -1, 1600, -1, -1, 1344, 1947, 1, 1, 1, 0, 0, 9, 0, 0, 22},  // point
    {301, -1, 1601, -1, -1, 1345, 1948, 2, 1, 1, 0, 0, 12, 0, 0, 22},  // size
    {295, -1, 1602, -1, -1, 1346, 1949, 3, 1, 1, 0, 0, 10, 0, 0, 22},  // vector
    {121, -1, 1603, -1, -1, 1347, 1950, 4, 1, 1, 0, 0, 14, 0, 0, 22},  // transform
    {1604, -1, -1, -1, -1, 1348, 1951, 5, 1, 1, 0, 0, 14, 0, 0, 22},  // css
    {1605, -1, -1, -1, -1, 1349, 1952, 6, 1, 1, 0, 0, 14, 0, 0, 22},  // svg
    {1457, 255, -1, -1, -1, 1350, 1953, 7, 1, 1, 4, 4, 9, 0, 0, 22},  // cgPoint
    {1458, 255, -1, -1, -1, 1351, 1954, 8, 1, 1, 4, 4, 12, 0, 0, 22},  // cgSize
    {1459, 255, -1, -1, -1, 1352, 1955, 9, 1, 1, 4, 4, 13, 0, 0, 22},  // cgRect
    {1460, 255, -1, -1, -1, 1353, 1956, 10, 1, 1, 4, 4, 10, 0, 0, 22},  // cgVector
    {1461, 255, -1, -1, -1, 1354, 1957, 11, 1, 1, 4, 4, 14, 0, 0, 22},  // cgAffineTransform
    {1606, -1, -1, -1, -1, 1355, 1958, 12, 1, 1, 0, 0, 30, 0, 0, 22},  // views
    {121, -1, -1, -1, -1, 1356, 1959, 0, 2, 2, 0, 0, 14, 0, 0, 23},  // transform
    {121, -1, -1, -1, -1, 1358, 1961, 1, 3, 3, 0, 0, 14, 0, 0, 23},  // transform
    {1529, 1607, -1, -1, -1, 0, 0, 2, 0, 0, 5, 23, 22, 0, 0, 23},  // fill
    {1608, 1607, -1, -1, -1, 0, 0, 3, 0, 0, 5, 23, 22, 0, 0, 23},  // aspectFit
    {1609, 1607, -1, -1, -1, 0, 0, 4, 0, 0, 5, 23, 22, 0, 0, 23},  // aspectFill
    {1610, 1607, -1, -1, -1, 0, 0, 5, 0, 0, 5, 23, 22, 0, 0, 23},  // scaleToFill
    {1611, 1607, -1, -1, -1, 0, 0, 6, 0, 0, 5, 23, 22, 0, 0, 23},  // scaleAspectFit
    {1612, 1607, -1, -1, -1, 0, 0, 7, 0, 0, 5, 23, 22, 0, 0, 23},  // scaleAspectFill
    {121, -1, -1, -1, -1, 1361, 1964, 8, 1, 1, 0, 0, 55, 0, 0, 23},  // transform
    {1614, -1, -1, -1, -1, 1362, 1965, 9, 1, 1, 0, 0, 0, 0, 0, 23},  // area
    {378, -1, -1, -1, -1, 1363, 1966, 10, 2, 2, 0, 0, 2, 0, 0, 23},  // contains
    {355, -1, -1, -1, -1, 1365, 1968, 11, 1, 2, 1, 31, 4, 0, 0, 23},  // corners
    {1604, -1, -1, -1, -1, 0, 1970, 0, 0, 1, 2, 15, 3, 0, 0, 24},  // css
    {1605, -1, -1, -1, -1, 0, 1971, 1, 0, 1, 2, 15, 3, 0, 0, 24},  // svg
    {1615, -1, -1, -1, -1, 0, 1972, 2, 0, 1, 2, 15, 54, 0, 0, 24},  // latex
    {1615, -1, -1, -1, -1, 0, 1973, 3, 0, 1, 2, 16, 54, 0, 0, 24},  // latex
    {1616, -1, -1, -1, -1, 1366, 1974, 4, 1, 1, 0, 0, 54, 0, 0, 24},  // swiftCode
    {1617, -1, -1, -1, -1, 1367, 1975, 0, 1, 1, 0, 0, 54, 0, 0, 25},  // explain
    {1617, -1, -1, -1, -1, 1368, 1976, 1, 2, 2, 0, 0, 54, 0, 0, 25},  // explain
    {551, -1, -1, -1, -1, 1370, 1978, 2, 2, 2, 0, 0, 54, 0, 0, 25},  // compare
    {551, -1, -1, -1, -1, 1372, 1980, 3, 3, 3, 0, 0, 54, 0, 0, 25},  // compare
    {860, -1, -1, -1, 1677, 1430, 1983, 0, 1, 2, 1, 32, 8, 0, 0, 26},  // action
    {1678, -1, -1, -1, -1, 1432, 1985, 1, 1, 1, 3, 0, 3, 0, 0, 26},  // Selector
    {1680, -1, -1, -1, -1, 1433, 1986, 2, 1, 1, 0, 0, 3, 0, 0, 26},  // NSStringFromClass
    {1681, -1, -1, -1, -1, 1434, 1987, 3, 1, 1, 0, 0, 3, 0, 0, 26},  // NSSelectorFromString
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
    699, 699, 699, 699, 699, 699, 699, 699, 699, 699, 699, 699, 651, 707, 705, 287, -1, -1, -1, -1, 598, -1,
    860, 7, -1, 860, 861, -1, 860, 7, -1, 860, 861, 7, -1, -1, 7, -1, 866, -1, 7, -1, 866, -1, 7, -1, 866,
    -1, 7, -1, 866, -1, 7, -1, 7, 494, -1, -1, 899, -1, 902, -1, 578, 578, 906, -1, 907, -1, 908, -1, 287,
    -1, 388, -1, 911, -1, 912, -1, 911, -1, 912, 494, -1, -1, -1, -1, -1, -1, -1, 578, -1, 930, -1, 931, -1,
    561, -1, 561, -1, 561, 948, 561, 8, 8, 8, 963, 8, 963, -1, -1, -1, 287, -1, 388, -1, -1, 969, -1, -1,
    707, 298, 299, 298, 299, 298, 299, 1019, -1, 238, 229, -1, 238, 229, 238, 229, -1, -1, -1, 1023, -1, -1,
    1023, 238, 229, 238, 229, 238, 229, 1023, -1, -1, 238, 229, -1, 1038, 860, -1, 1038, 860, -1, 1038, 860,
    -1, 1038, 860, -1, 1038, 860, -1, 1038, 860, -1, 1038, 860, -1, 8, -1, 1094, 8, -1, 1096, 8, -1, 8, -1,
    -1, 8, -1, 1096, -1, 860, -1, 860, -1, 561, -1, 561, -1, 561, -1, 561, -1, 1104, -1, 1104, -1, 1104, -1,
    1104, -1, 7, -1, 1107, 1110, -1, -1, -1, 8, -1, 8, -1, 7, -1, -1, 7, -1, 7, -1, 388, 287, 1146, 388, 287,
    1146, 1147, 388, 287, 1146, 388, 287, 1146, 1147, 578, 388, 287, 1146, 578, 388, 287, 1146, 271, 578,
    246, 1151, 1146, 578, 578, 1153, 578, 1148, 578, 1153, 1148, 578, 1155, 287, 1146, 758, 758, 758, 758,
    -1, 704, -1, 1263, -1, -1, -1, 1264, 1265, 1266, 1267, 1267, 1268, 1269, 1270, 1271, 1268, 578, 578,
    1273, 1274, -1, -1, 578, 1277, 1278, 1277, 1278, 1277, 1278, 1279, 1277, 1278, 1279, 1277, 1280, 1278,
    1277, 1280, 1278, 1277, 1280, 1278, 1279, 1277, 1280, 1278, 1279, 1277, 1280, 1281, 1278, 1277, 1280,
    1281, 1278, 1277, 1280, 1281, 1278, 1279, 1277, 1280, 1281, 1278, 1279, 1277, 1280, 1282, 1283, 1278,
    1277, 1280, 1282, 1283, 1278, 1277, 1280, 1282, 1283, 1281, 1278, 1277, 1280, 1282, 1283, 1281, 1278,
    1277, 1280, 1282, 1283, 1278, 1279, 1277, 1280, 1282, 1283, 1278, 1279, 1277, 1280, 1282, 1283, 1281,
    1278, 1279, 1277, 1280, 1282, 1283, 1281, 1278, 1279, -1, 1278, -1, 1278, -1, 1278, 1279, -1, 1278, 1279,
    -1, 1280, 1281, 1278, -1, 1280, 1281, 1278, -1, 1280, 1281, 1278, 1279, -1, 1280, 1281, 1278, 1279, -1,
    1280, 1282, 1283, 1281, 1278, 1279, -1, 1280, 1282, 1283, 1281, 1278, 1279, 1277, 1280, 1278, 1277, 1280,
    1278, 1277, 1280, 1281, 1278, 1277, 1280, 1281, 1278, 1277, 1280, 1278, 1279, 1277, 1280, 1278, 1279,
    1277, 1280, 1281, 1278, 1279, 1277, 1280, 1281, 1278, 1279, -1, 1280, 1281, 1278, 1279, -1, 1280, 1281,
    1278, 1279, 1288, 1289, 1278, 1288, 1289, 1278, -1, 1289, 1278, -1, 1289, 1278, 1277, 1280, 1281, 1278,
    1279, 1277, 1280, 1281, 1278, 1279, 1277, 1280, 1281, 1278, 1277, 1280, 1281, 1278, 1277, 1280, 1278,
    1279, 1277, 1280, 1278, 1279, 1277, 1280, 1278, 1277, 1280, 1278, -1, 1294, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, 1310, 698, 698, 1310, -1, 1312, -1, 1312, 1315, -1, 1315, 1312, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 1330, 1330, 1330, 1347, 1359, 1278, 1347, 1359, 1278, 1347, 1359, 1347, 1359,
    1347, 1267, 1278, 1347, 1267, 1278, 1347, 1267, 1347, 1267, 1347, 1264, 1265, 1278, 1347, 1264, 1265,
    1278, 1347, 1264, 1265, 1347, 1264, 1265, 1347, 1360, 1347, 1360, 1362, -1, 578, 1367, 1368, -1, -1,
    1370, -1, -1, 608, 608, 608, 1384, -1, 1384, 1384, -1, 1384, 608, -1, 608, -1, 388, -1, 287, -1, -1, -1,
    -1, 1395, 1396, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, 257, 258, 1405, 1406, 259, 260, 1407, 1408, 1409, 1410, 1411, 1412, 261, 262, 1413, 263, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, 568, -1, 1420, -1, 568, 1420, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 494, -1, 8, -1, -1, 494, -1, 8, -1, -1, 1437, -1, 1155, -1, 1155, 1437, -1, -1,
    1437, -1, 1155, -1, 1155, 1437, -1, -1, 165, 1456, 166, 167, 75, 200, 1457, 204, 1458, 206, 1459, 207,
    1460, 205, 1461, 142, -1, -1, 1469, 1469, 1470, 311, 1478, 969, 1479, 1480, 1481, -1, -1, 311, 121, -1,
    1484, 121, -1, -1, -1, -1, -1, -1, 523, 1121, -1, -1, 1478, 1509, 1510, 121, -1, -1, -1, -1, 1478, 1512,
    1513, 287, 287, 121, 287, 287, 121, 1517, 1517, 121, 287, 287, -1, -1, 121, -1, -1, 121, 8, 8, 121, 8,
    1509, 1510, 8, 1509, 1510, 121, -1, -1, -1, 121, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 287, 1264, 1265, 287, 1543,
    1544, 287, 1543, 1544, 121, 287, 1546, 287, 1547, 287, 1547, 121, 287, 1264, 1265, 287, 1546, 1551, 1151,
    1552, 1553, 1554, 356, 1151, 1552, 1553, 1554, 356, 1151, 1552, 1553, 1554, 121, 356, 1151, 1552, 1556,
    356, 1151, 1552, 1556, 121, 1557, 1151, 1552, 1553, 1554, 1551, 1151, 1552, 1553, 1554, 1559, 1560, 1151,
    1559, 1560, 1151, 121, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1574, 1574, -1, -1, -1, -1,
    -1, -1, -1, -1, 1574, -1, 121, -1, 1574, 121, -1, -1, -1, -1, -1, 388, 388, 388, 388, 388, -1, -1, 7, 7,
    7, 7, 7, 388, 388, 287, 388, 287, -1, 1613, 494, -1, 8, 8, -1, -1, -1, 1618, -1, -1, -1, -1, 494, -1,
    561, 948, 561, 494, -1, 578, 899, 902, -1, 287, -1, 388, -1, 287, -1, 388, -1, -1, 388, -1, 287, -1, 578,
    -1, 608, 608, -1, 578, 906, -1, -1, -1, 577, -1, 568, 1362, 578, 1367, 1368, 1094, 8, -1, 8, 1110, 608,
    1384, 1384, -1, 1384, -1, 1384, 608, -1, 608, 608, 608, -1, -1, -1, 233, -1, 236, 246, 270, 271, 276,
    277, 278, 279, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1557, 1151, 1552, 1553, 1554, 1551, 1151, 1552, 1553,
    1554, 356, 1151, 1552, 1553, 1554, 356, 1151, 1552, 1553, 1554, 121, 356, 1151, 1552, 1556, 356, 1151,
    1552, 1556, 121, -1, -1, -1, -1, -1, -1, -1, -1, 578, 246, 1151, 1146, 578, 388, 287, 1146, 271, -1, -1,
    -1, 238, 229, -1, -1, -1, -1, -1, -1, -1, -1, -1, 287, -1, 388, -1, 911, -1, 912, -1, 911, -1, 912, -1,
    287, -1, 388, -1, 561, 948, 561, -1, -1, -1
};

static const uint64_t kinds[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 258, 1, 258, 10, 1, 10, 1, 1, 10, 1, 1, 1, 1, 15, 15, 15, 1, 1, 15, 1, 1,
    15, 258, 15, 15, 15, 15, 15, 15, 64609979658, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 20, 10, 258, 13, 1, 258, 11, 17, 17, 17, 17, 17, 1, 1, 10, 10, 10, 15, 10, 10, 10, 10, 10,
    10, 10, 10, 1, 1, 11, 11, 11, 11, 15, 11, 1, 1, 13, 13, 13, 15, 13, 13, 13, 13, 13, 13, 12, 12, 12, 12,
    12, 12, 1, 1, 1, 1, 10, 13, 14, 13, 14, 13, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14,
    14, 14, 14, 14, 14, 1, 1, 1, 1, 52, 52, 52, 14, 52, 14, 1, 1, 14, 1, 1, 14, 14, 14, 14, 14, 14, 14, 10,
    14, 14, 14, 14, 14, 15, 14, 1, 19, 14, 14, 16, 16, 16, 16, 16, 16, 1, 587464962, 587464962, 587464962,
    587464962, 587464962, 587464962, 1, 1, 1, 1, 513, 513, 513, 513, 513, 513, 513, 513, 513, 1, 1, 1, 1,
    513, 513, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 258, 258, 258, 258, 258, 258,
    258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 25, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 258, 258, 258, 1, 1, 1, 1, 1, 5, 5, 5,
    5, 5, 5, 395269, 395269, 0, 51, 5, 51, 5, 51, 5, 51, 5, 0, 51, 5, 51, 5, 51, 5, 1, 5, 0, 5, 0, 5, 5, 5,
    5, 1, 5, 1, 0, 5, 0, 1, 5, 1, 1, 5, 0, 5, 4, 5, 51, 1, 1, 5, 0, 5, 51, 5, 51, 5, 51, 5, 0, 5, 51, 5, 51,
    5, 51, 5, 0, 5, 51, 5, 51, 5, 51, 5, 5, 5, 5, 5, 1, 5, 1, 8, 51, 5, 5, 5, 1, 5, 5, 1, 5, 1, 5, 1, 5, 1,
    5, 1, 5, 1, 5, 1, 1, 5, 5, 0, 5, 51, 5, 51, 5, 1, 5, 5, 5, 5, 51, 8, 51, 5, 0, 51, 5, 51, 0, 1, 5, 5,
    269876, 269876, 269876, 269876, 5, 51, 5, 51, 5, 5, 51, 5, 51, 5, 4, 5, 0, 5, 1541, 5, 0, 1, 5, 1541, 1,
    5, 1, 5, 5, 5, 5, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 1, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
    4, 4, 0, 0, 0, 0, 0, 7, 7, 7, 7, 7, 7, 7, 0, 7, 0, 7, 0, 0, 7, 0, 0, 7, 7, 7, 7, 51, 7, 51, 7, 51, 7, 7,
    51, 7, 0, 7, 0, 5, 395269, 51, 7, 51, 7, 51, 7, 51, 7, 51, 7, 0, 51, 7, 51, 7, 51, 7, 51, 7, 51, 7, 51,
    7, 51, 7, 51, 7, 7, 8, 8, 8, 8, 8, 1, 8, 51, 8, 67503368, 67504133, 6, 6, 6, 6, 1541, 6, 1541, 6, 1541,
    6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 0, 6, 0, 6,
    0, 6, 0, 6, 6, 6, 6, 0, 6, 0, 1, 1, 1, 1, 18, 1, 18, 18, 18, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 4,
    14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 31, 31, 31, 31, 31, 31, 31, 4, 4, 0, 31, 31, 31, 10, 31,
    31, 31, 31, 31, 31, 1, 1, 1, 1, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31,
    31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 29, 31, 4, 31, 31, 31,
    31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 0, 1075, 4, 31, 0, 1075, 4, 31, 0, 590899, 4, 31, 0, 590899, 4,
    31, 4, 31, 4, 31, 2308, 4, 31, 2308, 4, 31, 0, 4, 31, 0, 4, 31, 0, 4, 31, 0, 4, 31, 0, 4, 31, 0, 4, 31,
    0, 4, 31, 0, 4, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31,
    31, 31, 31, 31, 31, 31, 31, 31, 31, 1, 31, 1, 1, 31, 31, 31, 31, 31, 31, 31, 3594, 2335, 31, 3594, 2335,
    31, 3594, 2335, 31, 3594, 2335, 31, 3594, 2335, 31, 3594, 2335, 31, 31, 32, 32, 32, 31, 32, 31, 32, 32,
    31, 31, 31, 14, 32, 14, 31, 31, 31, 13, 31, 31, 31, 31, 3, 32, 31, 1, 32, 32, 1, 32, 32, 32, 32, 32, 32,
    31, 31, 31, 31, 31, 31, 10, 0, 31, 0, 0, 31, 0, 0, 31, 10, 0, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 0,
    31, 14, 3, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32,
    32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 15, 32, 32, 32,
    32, 32, 32, 32, 32, 3594, 2336, 32, 3594, 2336, 32, 10, 32, 10, 1, 4, 4, 4, 49, 1, 1, 49, 1, 49, 1, 49,
    1, 1, 2610, 49, 1, 49, 1, 1, 49, 10, 49, 1, 1, 49, 1, 49, 1, 49, 13, 49, 2, 49, 2, 2610, 49, 1, 49, 1,
    2610, 49, 1, 1, 49, 1, 49, 1, 49, 1, 1, 2610, 49, 15, 49, 52, 49, 49, 49, 49, 49, 1, 1, 15, 0, 590899,
    51, 0, 590899, 51, 0, 590899, 51, 0, 590899, 51, 0, 590899, 51, 0, 590899, 51, 0, 590899, 51, 35, 34, 34,
    34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 2335, 34, 2335, 34, 1, 2335,
    34, 1, 2335, 34, 2335, 34, 2335, 34, 2335, 34, 2335, 34, 2826, 2335, 34, 2826, 2335, 34, 0, 590899, 34,
    0, 590899, 34, 1541, 0, 34, 1541, 0, 34, 1541, 0, 34, 1541, 0, 34, 1541, 0, 34, 1541, 0, 34, 1541, 0, 34,
    1541, 0, 34, 52, 0, 34, 52, 0, 34, 34, 34, 34, 34, 31, 34, 31, 34, 31, 31, 31, 31, 52, 2335, 52, 2335,
    52, 2335, 52, 2335, 5, 52, 598559, 52, 598559, 52, 598559, 52, 52, 52, 52, 52, 52, 52, 52, 10, 10, 1, 10,
    10, 1, 3, 5, 5, 1, 5, 5, 1, 3, 10, 1, 1, 1, 10, 1, 1, 1, 258, 10, 258, 1, 1, 10, 10, 1, 10, 1, 10, 1, 1,
    10, 1, 5, 1, 40, 1, 1, 1, 1, 1, 42, 42, 1, 1, 1, 1, 10, 10, 41, 1, 1, 11, 1, 1, 1, 11, 39, 1, 39, 1, 39,
    39, 10, 10, 1301274266515931649, 1301274266515931649, 1, 1, 51, 1, 51, 2355, 1, 1, 51, 1, 1, 51, 2355, 1,
    1, 151061800, 51, 1, 1, 151061800, 51, 2355, 1, 1, 1, 1, 51, 1, 1, 1, 1, 151061800, 51, 1, 1, 1, 1, 51,
    2355, 1, 1, 1, 1, 151061800, 51, 2355, 1, 51, 1, 51, 2355, 1, 1, 151061800, 51, 1, 1, 151061800, 51,
    2355, 1, 1, 1, 1, 151061800, 51, 2355, 1, 1, 51, 1, 1, 151061800, 51, 1, 1, 51, 2355, 1, 1, 151061800,
    51, 2355, 1, 1, 151061800, 51, 2355, 1, 1, 51, 1, 1, 51, 1, 1, 151061800, 51, 2355, 1, 1, 151061800, 51,
    1, 1, 51, 2355, 1, 1, 51, 2308, 0, 1, 1, 1, 3, 3, 41, 0, 602884, 602884, 0, 4, 4, 0, 48, 51, 48, 51, 48,
    51, 48, 51, 48, 1, 51, 48, 1, 51, 48, 51, 1, 48, 51, 1, 1, 1, 1, 1, 1, 51, 3, 2308, 2308, 2308, 38, 38,
    38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38,
    38, 38, 38, 38, 38, 38, 1, 41, 2355, 1, 41, 1, 1, 2355, 1, 1, 1, 10, 10, 2355, 1, 10, 10, 1, 39, 38, 38,
    1, 38, 38, 3, 38, 46, 38, 2343, 1, 38, 51, 38, 51, 1, 38, 51, 38, 38, 38, 38, 38, 38, 38, 38, 45, 46, 32,
    38, 2308, 32, 4, 32, 4, 32, 32, 32, 4, 32, 0, 4, 31, 4, 31, 0, 4, 32, 4, 32, 0, 4, 32, 32, 32, 32, 1,
    2336, 32, 1, 2336, 1, 3, 2343, 2355, 15, 15, 1, 1, 1, 1, 1, 1, 15, 15, 258, 258, 258, 15, 258, 258, 258,
    15, 258, 1, 1, 1, 258, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 15, 15, 15, 15, 15, 15,
    15, 15, 0, 0, 4, 0, 4, 0, 4, 4, 0, 4, 4, 4, 3, 3, 3, 3, 4, 3, 4, 3, 3, 0, 22, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 3, 10, 10, 13, 13, 14, 14, 11,
    11, 15, 15, 1, 1, 1, 1, 1, 3, 10, 13, 14, 11, 15, 4, 4, 4, 4, 0, 14, 14, 1, 14, 14, 33, 14, 2319, 14,
    2319, 33, 14, 2319, 14, 2319, 33, 2319, 14, 33, 33, 33, 33, 33, 33, 2309, 1, 1, 33, 51, 33, 33, 14, 1, 1,
    2319, 14, 1, 1, 2319, 14, 66843, 13, 33, 10, 33, 10, 15, 33, 10, 33, 10, 15, 33, 5, 33, 5, 15, 33, 14,
    33, 14, 15, 33, 5, 33, 5, 15, 33, 14, 33, 14, 15, 33, 14, 1, 1, 33, 14, 1, 1, 15, 33, 33, 33, 33, 33, 33,
    15, 33, 15, 33, 33, 33, 33, 33, 33, 2319, 14, 33, 2319, 1, 1, 33, 2319, 1, 1, 33, 2319, 14, 1, 1, 33,
    2319, 5, 1, 33, 2319, 5, 1, 33, 33, 33, 2319, 33, 33, 33, 10, 10, 10, 33, 10, 10, 10, 33, 10, 10, 10, 15,
    33, 10, 10, 33, 10, 10, 33, 10, 10, 15, 33, 10, 1, 258, 258, 3, 33, 10, 1, 258, 258, 3, 33, 10, 1, 258,
    258, 3, 15, 33, 10, 1, 258, 258, 33, 10, 1, 258, 258, 15, 10, 1, 258, 258, 3, 33, 10, 10, 1, 33, 10, 10,
    1, 15, 33, 2319, 1, 1, 1, 1, 1, 33, 2319, 1, 1, 1, 1, 1, 1, 33, 2319, 1, 1, 1, 1, 33, 2319, 1, 1, 1, 258,
    258, 0, 33, 2319, 1, 1, 1, 258, 258, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 2319, 33, 2319, 33,
    33, 33, 33, 2319, 33, 2319, 33, 33, 10, 33, 10, 28, 33, 10, 15, 33, 10, 28, 15, 33, 2319, 10, 3, 32, 32,
    32, 32, 32, 32, 32, 18, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 14, 14, 14, 14, 23, 5, 5, 10, 5, 31, 2335,
    15, 15, 15, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 4, 4, 53, 4
};

static const uint8_t types[] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 3, 4, 4, 4, 5, 5, 5, 4, 3, 8, 8, 2, 10, 11, 13, 14,
    17, 19, 18, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 52, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
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
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 29, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 26, 26, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 4, 35, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 21, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    31, 0, 31, 0, 0, 31, 0, 0, 0, 0, 0, 0, 32, 32, 32, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 50, 0, 0, 0, 0, 0, 49, 15, 34, 0,
    34, 34, 34, 34, 34, 34, 36, 35, 36, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 52, 0, 0, 0, 0, 0, 0, 0, 37, 37, 0, 0, 0, 0, 0, 0, 0, 0, 52, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 40, 40, 40, 40, 41, 41, 42, 45, 46, 43, 44, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 39, 39, 39, 39, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 38, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 1, 1, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 38, 0, 38, 38, 38, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 38,
    38, 0, 0, 0, 0, 0, 0, 0, 0, 47, 0, 0, 0, 0, 0, 0, 0, 0, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 33, 33, 33, 33, 33, 18, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 27, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 28, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 24, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 23, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4
};

static const int32_t type_names[] = {
    155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175,
    176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 164, 191, 192, 193, 194, 195,
    196, 197, 198, 199, 200, 201, 202, 203, 204, 205, 206, 207, 142, 208, 209, 210, 211, 212, 213, 214, 215,
    216, 217, 218, 219, 220, 221, 222, 255, 357, 482, 601, 602, 603, 620, 751, 752, 780, 781, 805, 818, 884,
    937, 939, 942, 949, 950, 951, 952, 1029, 1035, 1036, 1037, 1039, 1040, 1041, 1042, 1043, 1044, 806, 1045,
    1046, 1047, 1118, 1126, 1127, 1136, 1158, 1159, 1160, 1161, 1162, 1163, 1164, 1165, 1166, 1167, 1168,
    1258, 1259, 1260, 1261, 1305, 1306, 1307, 1329, 1331, 1332, 1333, 1292, 1377, 1378, 1387, 1396, 1471,
    1472, 1473, 1474, 1475, 650, 1476, 1498, 1581, 1592, 1607, 1678, 1679
};

static const struct catalogue_tables tables = {
    bytes, COUNT(bytes) - 1, names, COUNT(names), slots, COUNT(slots), first, COUNT(first),
    links, COUNT(links), entries, COUNT(entries), labels, COUNT(labels), kinds, COUNT(kinds),
    types, COUNT(types), type_names, COUNT(type_names)};

const struct catalogue_tables *_Nonnull catalogue_tables(void) { return &tables; }
