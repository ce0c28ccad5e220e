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
    "NSComparisonResult" "TimeInterval" "NSTimeInterval" "NSUInteger" "NSNumber" "UInt" "int" "float"
    "double" "long" "unsigned" "short" "int64_t" "int32_t" "uint32_t" "CFTimeInterval" "int8_t" "uint8_t"
    "int16_t" "uint16_t" "uint64_t" "size_t" "CFIndex" "GLfloat" "Int8" "Int16" "Int32" "Int64" "UInt8"
    "UInt16" "UInt32" "UInt64" "Bool" "BOOL" "String" "Character" "NSString" "Array" "NSArray"
    "NSMutableArray" "NSMutableString" "bool" "ClosedRange" "NSRange" "Range" "Angle" "CGPoint" "CGVector"
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
    "isLessThanOrEqualTo" "advanced" "addingProduct" "quotient" "quotientAndRemainder" "degrees" "radians"
    "turns" "sin" "sinf" "cos" "cosf" "tan" "tanf" "count" "first" "last" "reversed" "enumerated" "zip"
    "sequence" "next" "compactMap" "filter" "reduce" "forEach" "enumerateObjectsUsingBlock" "objectAtIndex"
    "indexOfObject" "arrayByAddingObject" "arrayByAddingObjectsFromArray" "NSNotFound" "removeLastObject"
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
    "bounds" "anchorPoint" "isHidden" "clipsToBounds" "name" "image" "UIImage" "systemName" "transform3D"
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
    "substringToIndex" "substringFromIndex" "substringWithRange" "characterAtIndex" "rangeOfString"
    "stringByAppendingString" "caseInsensitiveCompare" "stringValue" "NSMakeRange" "NSMaxRange"
    "sortedArrayUsingSelector" "sortUsingSelector" "sortUsingComparator" "subarrayWithRange"
    "componentsJoinedByString" "enumerateKeysAndObjectsUsingBlock" "NSNull" "objects" "CGMutablePath"
    "CGPath" "CGMutablePathRef" "CGPathRef" "UIBezierPath" "CGColorRef" "CGPathCreateMutable" "roundedRect"
    "ovalIn" "ovalInRect" "cgPath" "CGPathCreateWithRect" "CGPathRelease" "ellipseIn"
    "CGPathCreateWithEllipseInRect" "CGPathAddEllipseInRect" "lineWidth" "flatness" "lineCapStyle"
    "lineJoinStyle" "setLineDash" "points" "pointee" "CGPathElement" "applyWithBlock" "removeAllPoints"
    "CGPathGetCurrentPoint" "UIRectCorner" "topLeft" "UIRectCornerTopLeft" "topRight" "UIRectCornerTopRight"
    "bottomRight" "UIRectCornerBottomRight" "bottomLeft" "UIRectCornerBottomLeft" "allCorners"
    "UIRectCornerAllCorners" "cornerWidth" "cornerHeight" "CGPathCreateWithRoundedRect" "byRoundingCorners"
    "cornerRadii" "move" "addLine" "addLines" "between" "moveToPoint:" "addLineToPoint:" "addRect"
    "addRects" "addEllipse" "addRoundedRect" "addPath" "appendPath:" "apply" "applyTransform:"
    "closeSubpath" "fill" "stroke" "addClip" "closePath" "CGPathAddRect" "CGPathMoveToPoint"
    "CGPathAddLineToPoint" "CGPathAddRoundedRect" "CGPathAddLines" "CGPathAddRects" "CGPathEqualToPath"
    "CGPathAddPath" "CGPathCloseSubpath" "addCurve" "control1" "control2" "addQuadCurve" "controlPoint"
    "control" "addCurveToPoint:controlPoint1:controlPoint2:" "addQuadCurveToPoint:controlPoint:" "addArc"
    "withCenter" "startAngle" "endAngle" "clockwise" "addRelativeArc" "delta" "arcCenter"
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
    {1306, 1283547685}, {1309, 4168357374}, {1318, 2209066192}, {1336, 4213547406}, {1348, 988175173},
    {1362, 2929211326}, {1372, 2027933801}, {1380, 2562340083}, {1384, 3912887073}, {1387, 2515107422},
    {1392, 2797886853}, {1398, 2699759368}, {1402, 3270303571}, {1410, 206862118}, {1415, 3122818005},
    {1422, 1919949199}, {1429, 3226083260}, {1437, 3920758663}, {1451, 380755552}, {1457, 1090495225},
    {1464, 811810984}, {1471, 234774234}, {1479, 2529449241}, {1487, 1747969136}, {1493, 2087358391},
    {1500, 1335159128}, {1507, 2428550228}, {1511, 3837675186}, {1516, 765439473}, {1521, 2711245919},
    {1526, 697196164}, {1531, 1059919963}, {1537, 1323747186}, {1543, 3538687084}, {1549, 1324880019},
    {1553, 796142685}, {1557, 2991499325}, {1563, 1615808600}, {1572, 3966976176}, {1580, 295258647},
    {1585, 382270662}, {1592, 3795011855}, {1606, 3747507645}, {1621, 909533769}, {1625, 3365180733},
    {1636, 2749912018}, {1643, 3639581107}, {1648, 2735859570}, {1653, 969184184}, {1660, 1902060359},
    {1668, 1373385388}, {1674, 3602979878}, {1680, 1769938321}, {1707, 1740667972}, {1717, 4050857480},
    {1724, 2755019962}, {1730, 2169878254}, {1738, 4170555683}, {1749, 1334253329}, {1756, 2265719507},
    {1764, 2570318435}, {1776, 3483588555}, {1785, 2774362700}, {1796, 21843312}, {1806, 3429590357},
    {1821, 1071897420}, {1841, 1566828974}, {1859, 514687451}, {1860, 3876335077}, {1861, 3859557458},
    {1863, 1363500993}, {1865, 1346723374}, {1886, 2264171482}, {1898, 1357355164}, {1899, 4228665076},
    {1931, 1867418821}, {1932, 3507227459}, {1938, 3168883851}, {1951, 3222486838}, {1980, 3381181800},
    {1981, 3607893173}, {1986, 3005452862}, {1987, 3440116983}, {1988, 4245442695}, {1996, 2839884955},
    {2021, 3398044946}, {2034, 3005386353}, {2057, 1217983224}, {2069, 3509544318}, {2095, 1610779110},
    {2102, 2930439210}, {2104, 1412156564}, {2127, 3160029103}, {2135, 3174662200}, {2158, 1479719844},
    {2168, 3376534378}, {2194, 2875014037}, {2221, 3589306714}, {2254, 804357063}, {2283, 1910201350},
    {2290, 2701182283}, {2296, 398550328}, {2299, 521802798}, {2302, 505025179}, {2305, 656170845},
    {2308, 605837988}, {2311, 2468447887}, {2314, 2485225506}, {2317, 2384559792}, {2327, 4100406635},
    {2338, 1987983040}, {2344, 365099244}, {2348, 3641958979}, {2358, 296602997}, {2365, 2462546090},
    {2372, 4254058618}, {2377, 2907980824}, {2381, 3981965844}, {2387, 3649018447}, {2395, 2614820847},
    {2408, 292130973}, {2413, 2190941297}, {2428, 211913386}, {2436, 564937055}, {2447, 3419592236},
    {2482, 3513453938}, {2493, 3460502485}, {2497, 2339366755}, {2508, 377128425}, {2516, 1086286877},
    {2543, 3941508978}, {2551, 783488098}, {2553, 1111836708}, {2572, 2280960882}, {2579, 3181326346},
    {2598, 975988953}, {2614, 635020210}, {2616, 1360837969}, {2618, 1344060350}, {2630, 1925151750},
    {2636, 2408179714}, {2642, 2211460629}, {2662, 1848861402}, {2667, 2508680735}, {2673, 3585981250},
    {2683, 2335550124}, {2687, 597743964}, {2697, 2354563044}, {2723, 2897926679}, {2740, 1035906630},
    {2758, 783840260}, {2759, 4060888886}, {2760, 4278997933}, {2768, 589286162}, {2773, 414084241},
    {2783, 2275477643}, {2787, 3940830471}, {2797, 1940694431}, {2801, 1996966820}, {2811, 1637070560},
    {2819, 1605206413}, {2833, 1343892145}, {2851, 2293605903}, {2861, 1099796002}, {2872, 370965912},
    {2882, 4290552719}, {2917, 1638856759}, {2933, 3707845437}, {2941, 1968018676}, {2955, 2745245856},
    {2963, 2872562979}, {2977, 1867915087}, {2985, 1052627742}, {2999, 1537748690}, {3007, 4233365429},
    {3021, 3239423849}, {3025, 1535751837}, {3038, 3736796887}, {3042, 2541423239}, {3055, 3804893101},
    {3059, 3060514643}, {3072, 21234473}, {3076, 1518974218}, {3089, 3720019268}, {3093, 2524645620},
    {3106, 3788115482}, {3110, 3043737024}, {3123, 4456854}, {3137, 2037980277}, {3152, 2933655948},
    {3164, 558644074}, {3181, 328942278}, {3189, 2111105165}, {3203, 3042771105}, {3209, 3800657716},
    {3221, 626531088}, {3228, 2362349278}, {3241, 866545770}, {3251, 857273821}, {3267, 4045899937},
    {3274, 1135749657}, {3280, 93078660}, {3292, 1409690180}, {3295, 2802900028}, {3299, 306900080},
    {3305, 1319594794}, {3310, 2028154341}, {3326, 2218332638}, {3350, 225597218}, {3379, 2084234006},
    {3395, 1331687974}, {3400, 2135852838}, {3421, 2753988203}, {3428, 864200463}, {3439, 3838403746},
    {3447, 1530791347}, {3459, 3721205966}, {3464, 3688814324}, {3475, 3876242216}, {3487, 1809966536},
    {3505, 2699878380}, {3515, 4079184015}, {3535, 1179101157}, {3543, 1825239352}, {3562, 3748245722},
    {3580, 634908722}, {3597, 163271060}, {3623, 3289806584}, {3635, 3446866648}, {3640, 1737076817},
    {3649, 881687192}, {3656, 1219519868}, {3666, 3970939267}, {3670, 2513272949}, {3679, 3224470464},
    {3686, 2986472067}, {3690, 708293528}, {3696, 258052966}, {3698, 3450233754}, {3700, 1213090802},
    {3704, 3555670962}, {3710, 2743639103}, {3716, 2710083865}, {3722, 4214265958}, {3728, 3963008473},
    {3735, 1381912327}, {3744, 297212119}, {3747, 53234560}, {3755, 1135433081}, {3758, 797905850},
    {3766, 1315384455}, {3777, 4179333016}, {3800, 867257093}, {3811, 841567274}, {3814, 3617776409},
    {3826, 1784172926}, {3829, 3381609815}, {3841, 1550566188}, {3851, 1592295328}, {3859, 2860018940},
    {3877, 2241873898}, {3882, 2638218225}, {3889, 1524000883}, {3892, 1923516200}, {3896, 3391553482},
    {3899, 1062293841}, {3903, 3825392021}, {3906, 709362235}, {3910, 1694935685}, {3914, 392774327},
    {3919, 2880712451}, {3924, 3102149661}, {3930, 2394465697}, {3934, 1659167240}, {3939, 475034410},
    {3945, 3434436711}, {3948, 1479764693}, {3952, 2347825097}, {3958, 1197479801}, {3962, 1351583639},
    {3967, 3270705251}, {3973, 366569208}, {3977, 1251212115}, {3981, 1621599661}, {3986, 3579732453},
    {3992, 1720942905}, {3996, 140187182}, {4001, 1868829528}, {4010, 3948149459}, {4020, 708029167},
    {4025, 3185475540}, {4031, 2537751862}, {4037, 2778439310}, {4044, 2616928056}, {4050, 4139930401},
    {4057, 3135838405}, {4064, 2498734875}, {4072, 4064998855}, {4076, 268639961}, {4081, 4092159661},
    {4086, 2346846000}, {4092, 2328988770}, {4096, 2519117294}, {4101, 3873647896}, {4105, 1415682102},
    {4110, 631424496}, {4114, 282220607}, {4119, 3558937627}, {4123, 4099687964}, {4128, 658698766},
    {4132, 153638352}, {4137, 545189250}, {4145, 197671877}, {4154, 792060313}, {4158, 513084933},
    {4163, 2275780057}, {4168, 2616489071}, {4173, 4075421329}, {4178, 2981347434}, {4183, 648810968},
    {4191, 638754166}, {4198, 591523055}, {4205, 4047093083}, {4212, 656837285}, {4220, 3789446092},
    {4228, 4277107410}, {4236, 3906719864}, {4245, 2684794283}, {4258, 2663715805}, {4263, 2698097207},
    {4269, 3072217742}, {4276, 1920734138}, {4301, 4225734153}, {4303, 1128467232}, {4307, 1035581717},
    {4322, 3525779695}, {4345, 1975486251}, {4355, 2889234988}, {4367, 128921049}, {4386, 1127666911},
    {4396, 2542550614}, {4402, 2627312426}, {4411, 1195911285}, {4421, 4151950225}, {4423, 1765031016},
    {4431, 1814435734}, {4437, 3602780627}, {4442, 876513898}, {4453, 879704937}, {4456, 986710028},
    {4462, 2682709205}, {4470, 1379501780}, {4478, 854709318}, {4489, 925110256}, {4509, 827033813},
    {4530, 3417352379}, {4538, 2226546594}, {4544, 169017192}, {4548, 3843578906}, {4567, 221667867},
    {4575, 3218681947}, {4588, 987224379}, {4596, 3728990320}, {4616, 4007662012}, {4623, 2941534958},
    {4630, 2238339041}, {4635, 3277562923}, {4638, 3761252941}, {4642, 382886321}, {4645, 4220379804},
    {4649, 4200353678}, {4652, 2633446552}, {4656, 388525018}, {4661, 967958004}, {4666, 1216469057},
    {4670, 1675745305}, {4678, 3533348019}, {4688, 2267784115}, {4691, 2877453236}, {4699, 1011085160},
    {4703, 1555467752}, {4713, 1419061120}, {4719, 3353438327}, {4725, 2002030311}, {4732, 931910521},
    {4758, 1638953034}, {4771, 263889333}, {4784, 2304257469}, {4803, 2571507861}, {4832, 4039984575},
    {4842, 1623797237}, {4858, 2667149886}, {4877, 1204873229}, {4897, 2611599107}, {4907, 1975768454},
    {4919, 3532344479}, {4926, 2718014180}, {4947, 713077974}, {4964, 2712081721}, {4990, 1361625375},
    {5016, 864165631}, {5023, 3189629876}, {5041, 165942467}, {5054, 1655317257}, {5073, 1010779457},
    {5083, 2215640769}, {5093, 1070265239}, {5102, 1134120687}, {5106, 2846199180}, {5119, 1743930340},
    {5125, 4005059268}, {5129, 206241385}, {5138, 1115344066}, {5146, 567586076}, {5152, 3901637708},
    {5156, 803046281}, {5162, 152899664}, {5167, 2276994531}, {5176, 1787359420}, {5190, 2796815519},
    {5205, 3918278559}, {5212, 4155575922}, {5222, 236925125}, {5230, 1684779966}, {5234, 798074659},
    {5243, 2374006294}, {5249, 3103973672}, {5259, 2926810054}, {5261, 1462048136}, {5271, 1244814717},
    {5281, 1696195782}, {5290, 3093996503}, {5299, 2756264342}, {5307, 2866045037}, {5315, 1163907536},
    {5327, 2104353872}, {5338, 3110688315}, {5349, 3317910134}, {5362, 2755011687}, {5378, 2069497450},
    {5389, 1516930437}, {5399, 296395306}, {5410, 1195616409}, {5422, 942984426}, {5430, 2949131327},
    {5440, 469045609}, {5451, 2847090017}, {5471, 176574206}, {5475, 1361572173}, {5485, 1896686403},
    {5495, 3273657238}, {5505, 1266202965}, {5517, 3635588042}, {5536, 2733832836}, {5540, 4182378701},
    {5547, 2110798224}, {5553, 877087803}, {5562, 1970364490}, {5568, 1275339983}, {5586, 350857000},
    {5602, 2079739832}, {5618, 1996921413}, {5627, 2043970711}, {5634, 1731736080}, {5646, 4080117376},
    {5657, 1493013840}, {5677, 2398078988}, {5685, 1065574956}, {5695, 2965413338}, {5705, 990401381},
    {5708, 682729123}, {5717, 1722954222}, {5733, 3827859290}, {5744, 37271103}, {5752, 1119987041},
    {5771, 2161276179}, {5794, 3507573001}, {5802, 2301731235}, {5812, 1862550028}, {5826, 3213420894},
    {5842, 288415389}, {5852, 4033069017}, {5858, 672109684}, {5866, 3339054942}, {5875, 3080967843},
    {5890, 834189487}, {5899, 904369474}, {5902, 1089765596}, {5907, 18738364}, {5911, 2197550541},
    {5916, 1569418667}, {5934, 1419285594}, {5937, 3324446467}, {5944, 2540844914}, {5953, 936176715},
    {5958, 3724674918}, {5961, 3817694041}, {5971, 4121092745}, {5981, 886071850}, {5993, 2390028659},
    {6000, 4182669406}, {6005, 3555021734}, {6010, 1452231588}, {6020, 665752555}, {6030, 2665914025},
    {6038, 1172522883}, {6048, 2411978403}, {6057, 2082024064}, {6061, 1231115066}, {6070, 244075885},
    {6076, 96429129}, {6087, 1558106348}, {6094, 1676028392}, {6106, 3565214879}, {6112, 1169454059},
    {6123, 2276069802}, {6129, 2590900991}, {6140, 403953390}, {6145, 817772335}, {6155, 3894621598},
    {6159, 3130700698}, {6168, 3811712141}, {6177, 2836898780}, {6191, 744222851}, {6199, 3219325754},
    {6212, 455433581}, {6217, 1550717474}, {6227, 4099875093}, {6236, 2687217115}, {6248, 3317790454},
    {6260, 680679420}, {6271, 4074568615}, {6281, 972345196}, {6291, 2124225882}, {6301, 1707208587},
    {6311, 1698171440}, {6323, 1765986002}, {6335, 3099195470}, {6345, 1325296208}, {6356, 1159889848},
    {6366, 3210628243}, {6377, 3799163251}, {6388, 3782385632}, {6399, 3899828965}, {6410, 3883051346},
    {6421, 3866273727}, {6437, 4169345192}, {6462, 3573351892}, {6467, 4137097213}, {6472, 3523899814},
    {6478, 1029089800}, {6489, 1290530634}, {6497, 4203053801}, {6510, 406972148}, {6514, 2369371622},
    {6519, 3008443898}, {6526, 3726277920}, {6536, 1742909879}, {6547, 581045492}, {6557, 877317237},
    {6570, 1513289445}, {6594, 2694946607}, {6616, 3902926015}, {6619, 2516003219}, {6634, 3083183824},
    {6638, 3185987134}, {6647, 3141474305}, {6660, 1010012291}, {6664, 659427984}, {6675, 3254824265},
    {6683, 1438951982}, {6692, 571377267}, {6710, 143865419}, {6728, 445834375}, {6742, 4201716739},
    {6755, 2082798958}, {6759, 3883353449}, {6782, 1252969316}, {6799, 611349806}, {6821, 3939761393},
    {6845, 1880591026}, {6871, 1052979093}, {6887, 1315057949}, {6900, 3198073272}, {6925, 1888717571},
    {6938, 1499172353}, {6952, 1151719106}, {6970, 1297838153}, {6981, 1291853992}, {6993, 3864824124},
    {7006, 284302454}, {7024, 2291378338}, {7046, 2024043478}, {7061, 3416336049}, {7072, 3326301860},
    {7083, 2097883034}, {7101, 2658088632}, {7111, 4116806241}, {7123, 2750625341}, {7140, 2805121617},
    {7149, 2636563400}, {7165, 1088403524}, {7193, 1326471550}, {7199, 3867909202}, {7228, 2053519890},
    {7262, 24686317}, {7266, 43254447}, {7298, 3633974900}, {7306, 1715765854}, {7322, 3488110948},
    {7328, 1226705564}, {7338, 1144915353}, {7356, 1085962434}, {7362, 542584942}, {7380, 1880354216},
    {7389, 2126046479}, {7410, 3409685817}, {7420, 2322214854}, {7442, 715012316}, {7447, 667630371},
    {7464, 4011681569}, {7479, 2477794221}, {7494, 2826459802}, {7501, 863636682}, {7531, 3312035873},
    {7559, 2374822095}, {7575, 1117036282}, {7591, 2727146260}, {7603, 2338438971}, {7611, 894604266},
    {7629, 239266950}, {7645, 3440848049}, {7663, 1563451997}, {7699, 1300855194}, {7717, 2649340029},
    {7730, 3157132282}, {7761, 1994390723}, {7774, 3295732442}, {7793, 3217941162}, {7830, 2638373311},
    {7849, 729836362}, {7866, 1103965319}, {7901, 3909734774}, {7918, 3422384807}, {7932, 1562399317},
    {7964, 3535094014}, {7978, 2862813109}, {7998, 70193435}, {8036, 3331707904}, {8056, 167527483},
    {8060, 810547195}, {8082, 3377910156}, {8098, 2815096657}, {8139, 3232227944}, {8158, 2636711499},
    {8172, 2461495057}, {8177, 502047894}, {8197, 2942666046}, {8203, 1490954098}, {8214, 1092012710},
    {8239, 38792922}, {8250, 2899252294}, {8258, 871591685}, {8280, 1041997713}, {8288, 3217987877},
    {8296, 1309284212}, {8318, 2823090016}, {8326, 4012061332}, {8341, 4204111253}, {8346, 3492500287},
    {8355, 773059133}, {8378, 2759092874}, {8387, 481727645}, {8401, 2303844654}, {8429, 1323066019},
    {8443, 590774350}, {8452, 421821156}, {8475, 696240407}, {8484, 1453714756}, {8499, 466020238},
    {8528, 4077855673}, {8543, 1744839726}, {8559, 1408722253}, {8589, 876245160}, {8605, 452810861},
    {8618, 1260603725}, {8645, 968316954}, {8658, 859371885}, {8672, 1658883364}, {8700, 3531153185},
    {8714, 486221508}, {8725, 4064395570}, {8750, 2257273533}, {8761, 3217031314}, {8773, 1898701486},
    {8799, 692253475}, {8811, 2618608526}, {8825, 889051197}, {8853, 1439665068}, {8867, 3703752221},
    {8882, 158609817}, {8911, 3199826274}, {8926, 3872230201}, {8939, 592993401}, {8966, 2782426318},
    {8979, 1648296985}, {9001, 2036964556}, {9037, 1478369021}, {9059, 2072579308}, {9068, 588027325},
    {9074, 3294899967}, {9090, 2406610228}, {9102, 1136770368}, {9113, 1099727666}, {9140, 3943336079},
    {9148, 3373088083}, {9156, 1118385669}, {9169, 1252830802}, {9177, 1310484760}, {9195, 4211107556},
    {9213, 4235327583}, {9232, 1911957762}, {9244, 2274977100}, {9254, 1894102977}, {9271, 1868420705},
    {9286, 1229760322}, {9301, 401251929}, {9310, 4136070254}, {9320, 141711844}, {9333, 1877099350},
    {9343, 4224630636}, {9369, 2956264019}, {9393, 3731343133}, {9404, 1490880043}, {9419, 651349070},
    {9438, 3553571131}, {9459, 798050051}, {9479, 1738029828}, {9488, 830772382}, {9512, 975665791},
    {9519, 3753552150}, {9541, 1268347563}, {9550, 2675976173}, {9558, 2255101473}, {9569, 938963840},
    {9581, 1325536902}, {9591, 66138439}, {9610, 2650151654}, {9622, 1362571274}, {9629, 2674091075},
    {9646, 4180264212}, {9657, 2220611910}, {9663, 3628923247}, {9682, 2290191893}, {9695, 524486259},
    {9710, 536057419}, {9723, 2266436945}, {9735, 2660165913}, {9747, 2510371521}, {9754, 1647949432},
    {9765, 2499925078}, {9771, 1061329053}, {9779, 2186648520}, {9791, 3685987662}, {9805, 1203193122},
    {9819, 3305235377}, {9834, 3408062813}, {9856, 598285973}, {9867, 2107277412}, {9882, 1771288722},
    {9896, 1024755039}, {9916, 2323362532}, {9936, 295121441}, {9948, 3240065181}, {9957, 3923523740},
    {9977, 140741692}, {10007, 687274249}, {10017, 1680403306}, {10028, 186774928}, {10042, 2185261687},
    {10047, 2753641482}, {10052, 2454962418}, {10069, 958887293}, {10087, 3594902096}, {10095, 2175633178},
    {10112, 775974691}, {10119, 4056008598}, {10133, 32195591}, {10140, 3647323098}, {10156, 3198753898},
    {10167, 2621687777}, {10191, 56185609}, {10199, 3091067239}, {10203, 3935363592}, {10213, 3073585980},
    {10220, 1867556362}, {10233, 2589014835}, {10249, 3891896413}, {10255, 4148812653}, {10262, 1700657266},
    {10274, 1106246455}, {10289, 754571866}, {10300, 1038506759}, {10306, 4176775601}, {10315, 2830785103},
    {10325, 1731433239}, {10333, 855408348}, {10341, 2834400513}, {10356, 3963693047}, {10365, 3544094494},
    {10371, 4009327117}, {10387, 492923249}, {10400, 1423062726}, {10418, 161915485}, {10461, 2642763852},
    {10474, 1214513038}, {10491, 1445723454}, {10500, 2844467682}, {10507, 3334659430}, {10519, 3572701046},
    {10530, 555663897}, {10541, 3123020006}, {10554, 3005567066}, {10566, 2400366623}, {10578, 2266193630},
    {10588, 3448933658}, {10601, 3786999131}, {10609, 2370703267}, {10621, 1489487637}, {10636, 2552112075},
    {10654, 2857694466}, {10667, 2048902997}, {10682, 1468503355}, {10701, 376585884}, {10713, 1938712828},
    {10735, 3810570069}, {10754, 1375206950}, {10776, 1648973383}, {10795, 1187236458}, {10817, 1447170883},
    {10836, 2183746320}, {10858, 4241624385}, {10865, 3048556132}, {10884, 3744775116}, {10902, 3621218635},
    {10919, 3611392321}, {10930, 3412690475}, {10943, 2109961146}, {10969, 2124853820}, {10991, 4061796954},
    {10998, 4173553157}, {11006, 2053962742}, {11016, 503535429}, {11027, 1836668495}, {11036, 721310682},
    {11051, 1006735486}, {11063, 325084441}, {11068, 2961925722}, {11078, 497438945}, {11087, 1787797455},
    {11098, 1849888827}, {11118, 3825011241}, {11127, 385702446}, {11133, 2166834857}, {11140, 3055437297},
    {11147, 601507180}, {11163, 2970916523}, {11167, 1041509726}, {11172, 1494001562}, {11181, 2984076638},
    {11188, 2157316278}, {11194, 348705738}, {11208, 737459482}, {11214, 1122880180}, {11225, 1945272936},
    {11240, 2380932862}, {11248, 2548392784}, {11259, 3688764708}, {11269, 1901756438}, {11278, 906872895},
    {11289, 1648836552}, {11296, 1359877577}, {11304, 521485205}, {11317, 252720416}, {11331, 1264131298},
    {11335, 1582017048}, {11354, 422274124}, {11373, 3020961236}, {11379, 845187144}, {11401, 1120609123},
    {11425, 3704248662}, {11452, 1361184210}, {11474, 254023945}, {11502, 3600137057}, {11526, 2682444316},
    {11535, 1644100618}, {11559, 1592819465}, {11592, 895660813}, {11600, 335426986}, {11625, 1264318259},
    {11657, 1168386582}, {11665, 1663862986}, {11670, 1746993862}, {11699, 1903257066}, {11704, 974882150},
    {11711, 1177151643}, {11742, 165292311}, {11749, 2311397435}, {11754, 439402299}, {11783, 1552997231},
    {11788, 3962257883}, {11797, 2220750876}, {11830, 2007447656}, {11839, 2787838396}, {11845, 3769421748},
    {11875, 4173954024}, {11881, 1434043348}, {11891, 1426660429}, {11925, 737025121}, {11959, 1466689035},
    {11997, 4098563933}, {12002, 513712005}, {12039, 229043912}, {12043, 2457286800}, {12078, 3584307048},
    {12080, 1123244352}, {12117, 1329338781}, {12121, 2761510965}, {12126, 2016490230}, {12133, 49525662},
    {12153, 539821669}, {12171, 3772220557}, {12189, 4185830300}, {12204, 3171290880}, {12226, 832521766},
    {12248, 1461782644}, {12268, 691540578}, {12291, 1404144425}, {12311, 522796658}, {12328, 1376505559},
    {12337, 3748513642}, {12345, 846470194}, {12353, 200649126}, {12367, 3431639220}, {12374, 4292335199},
    {12389, 907121470}, {12395, 2240342303}, {12412, 2969811462}, {12426, 167268160}, {12440, 1833803298},
    {12452, 2457918009}, {12464, 4071123319}, {12476, 1834047080}, {12492, 3367860727}, {12501, 3718375587},
    {12507, 2118064195}, {12518, 493169962}, {12526, 2713721240}, {12531, 1695364032}, {12538, 4030051588},
    {12544, 1400182552}, {12574, 455416660}, {12594, 2271268225}, {12617, 2613973034}, {12635, 392604227},
    {12657, 3754606837}, {12677, 2833158821}, {12693, 3350374178}, {12700, 534084754}, {12714, 2867322350},
    {12736, 2116308131}, {12741, 3649057272}, {12749, 3845453865}, {12758, 2994984227}, {12774, 664899839},
    {12796, 1989677117}, {12801, 2918522264}, {12813, 3420926329}, {12826, 3178453163}, {12843, 3149605050},
    {12848, 2920394832}, {12865, 1523943668}, {12875, 862917743}, {12897, 4234031555}, {12914, 1719771455},
    {12935, 2399213176}, {12942, 4287151977}, {12952, 450801067}, {12959, 1669872668}, {12973, 4013487222},
    {13000, 2679495900}, {13016, 856694529}, {13040, 2681939195}, {13056, 3153218578}, {13080, 2240063300},
    {13084, 3096186179}, {13089, 741716276}, {13094, 2329068957}, {13101, 2921198141}, {13106, 1055615879},
    {13111, 3285122304}, {13117, 230313139}, {13120, 2868333218}, {13124, 4098541315}, {13129, 33356212},
    {13136, 1723256298}, {13140, 4140259964}, {13146, 107912219}, {13168, 4121566434}, {13198, 3855721002},
    {13214, 2216232237}, {13238, 2255928953}, {13258, 159080631}, {13272, 3689248828}, {13297, 836430118},
    {13317, 2287125059}, {13340, 1038585177}, {13361, 3367347455}, {13387, 4230039153}, {13401, 609216699},
    {13436, 1501614459}, {13447, 1529288929}, {13479, 2719113377}, {13491, 2275796322}, {13524, 1812401954},
    {13535, 2408338453}, {13567, 2855832277}, {13594, 1459817706}, {13605, 2392518824}, {13637, 518942568},
    {13658, 3663533692}, {13700, 2192755772}, {13725, 177875273}, {13771, 891907593}, {13793, 1945812840},
    {13836, 1417411880}, {13860, 2154355281}, {13905, 3467076881}, {13925, 317429627}, {13966, 771452987},
    {14001, 181460511}, {14021, 456257992}, {14062, 2485130632}, {14085, 317835491}, {14129, 3496877987},
    {14150, 1103010248}, {14200, 3557956176}, {14223, 4255026978}, {14275, 3877521898}, {14289, 4267328027},
    {14300, 3365817217}, {14312, 1019517826}, {14323, 4255312501}, {14329, 107113802}, {14340, 339302984},
    {14361, 571385436}, {14386, 701971049}, {14408, 3844547848}, {14432, 2993703921}, {14452, 856100507},
    {14466, 523418047}, {14487, 1199509864}, {14496, 71184232}, {14525, 3633864562}, {14531, 3626350180},
    {14557, 227242734}, {14564, 3686895409}, {14591, 23593359}, {14597, 3490026688}, {14623, 2245546586},
    {14632, 63500808}, {14638, 3324008260}, {14645, 2639082641}, {14651, 4241250784}, {14679, 1005534689},
    {14707, 433529277}, {14736, 1104277830}, {14749, 1738166450}, {14784, 4196810825}, {14813, 1042290725},
    {14820, 1073217499}, {14838, 2059328792}, {14846, 1536564555}, {14865, 2064776214}, {14874, 1856753941},
    {14894, 1308833490}, {14898, 3934383778}, {14913, 2480094667}, {14921, 4009865048}, {14949, 365080250},
    {14955, 3648362799}, {14981, 980454765}, {14988, 1860367182}, {15015, 3669799736}, {15018, 1787721130},
    {15044, 447103454}, {15049, 1697318111}, {15077, 2673357851}, {15107, 2937116726}, {15125, 3523238589},
    {15133, 1863269210}, {15153, 2099371351}, {15158, 4096559242}, {15175, 2182794837}, {15182, 667710333},
    {15185, 718098122}, {15188, 682728183}, {15206, 3802467407}, {15227, 3657180965}, {15250, 1665393361},
    {15274, 1052733624}, {15283, 184912774}, {15299, 4089387070}, {15312, 2352568569}, {15325, 1245245715},
    {15338, 1262023334}, {15352, 3270702940}, {15364, 2739892052}, {15379, 2480001844}, {15383, 3749132497},
    {15392, 1230999982}, {15399, 3143743637}, {15405, 351428278}, {15422, 2428146278}, {15437, 2992948263},
    {15448, 2349028720}, {15455, 3885786800}, {15467, 1736514697}, {15477, 3474322026}, {15487, 60432295},
    {15492, 1322381784}, {15499, 4012403877}, {15521, 989471740}, {15542, 452908417}, {15561, 423327896},
    {15577, 2453966149}, {15605, 1731566697}, {15616, 2587032280}, {15637, 2963724706}, {15653, 712913813},
    {15685, 2778836517}, {15708, 1613655628}, {15730, 655649118}, {15745, 2173728365}, {15752, 2357661820},
    {15768, 409169195}, {15788, 3491459423}, {15805, 1226170970}, {15828, 3404475955}, {15858, 1624986452},
    {15892, 3623300279}, {15909, 3034534074}, {15929, 575711980}, {15948, 671086880}, {15975, 387145109},
    {15988, 1032586458}, {16000, 266241602}, {16020, 3402924327}, {16030, 1269553309}, {16036, 503252654},
    {16039, 4160314702}, {16043, 159043482}, {16050, 2686336408}, {16055, 2717370895}, {16065, 1132587367},
    {16073, 1195117749}, {16087, 1879021152}, {16101, 581463510}, {16124, 2140377464}, {16136, 1275514075},
    {16148, 2387979536}, {16159, 3884420844}, {16176, 1646387302}, {16188, 308670472}, {16201, 3934596143},
    {16214, 2845511965}, {16237, 4013472960}, {16257, 207861097}, {16277, 3570842623}, {16293, 2974165697},
    {16300, 1232628331}, {16317, 889198334}, {16336, 3364533173}, {16352, 2007207608}, {16361, 3255160570},
    {16368, 2953807453}, {16375, 709349229}, {16379, 2223459638}, {16387, 2600881466}, {16402, 2804841900},
    {16417, 2904109309}, {16429, 46347960}, {16437, 111583397}, {16447, 249290197}, {16457, 1264874778},
    {16469, 2552651146}, {16483, 3277309783}, {16491, 799079693}, {16496, 2072037248}, {16505, 1839346743},
    {16515, 2980706495}, {16526, 3765738945}, {16540, 1478303606}, {16552, 1491675329}, {16560, 2435397115},
    {16581, 1647672292}, {16600, 1635008148}, {16615, 1487095968}, {16631, 3124627733}, {16636, 2570585620},
    {16652, 366187551}, {16666, 2318987703}, {16676, 1761128012}, {16690, 185295765}, {16703, 3838690653},
    {16718, 1263600608}, {16735, 2027855346}, {16755, 3216563907}, {16769, 1058098686}, {16782, 467864515},
    {16793, 3932876427}, {16806, 2706824106}, {16815, 1016188828}, {16831, 957769824}, {16841, 1005022371},
    {16855, 2696340427}, {16873, 1092596157}, {16884, 1283833217}, {16903, 1606336818}, {16906, 993596020},
    {16921, 2693457989}, {16930, 3779456605}, {16949, 415476443}, {16962, 1262823941}, {16972, 1622115944},
    {16980, 1499161504}, {16991, 2973219889}, {17004, 2597275607}, {17009, 1748273790}, {17015, 860606716},
    {17020, 3002334877}, {17037, 2034172196}, {17063, 3305562105}, {17081, 3707972394}, {17088, 3647859367},
    {17101, 3236366608}, {17114, 1824874128}, {17135, 2788634194}, {17157, 1466132464}, {17185, 3529599493},
    {17217, 2079469443}, {17239, 738891302}, {17257, 3197889394}, {17276, 2360350959}, {17301, 3813530536},
    {17304, 488247560}, {17307, 605690893}, {17310, 622615607}, {17313, 572282750}, {17316, 2334079840},
    {17319, 2384412697}, {17322, 2367635078}, {17325, 2417967935}, {17328, 2502003125}, {17347, 3649363768},
    {17366, 3444963044}, {17397, 2273024933}, {17420, 4264915354}, {17441, 3077942367}, {17470, 590894855},
    {17480, 1618037728}, {17490, 1850454287}, {17500, 3957551837}, {17519, 4284171251}, {17535, 3891447831},
    {17541, 2774883451}, {17553, 3483418915}, {17570, 668816343}, {17578, 2931048700}, {17587, 2388452721},
    {17595, 4258353177}, {17598, 1141775739}, {17604, 4126724647}, {17614, 2859901778}, {17618, 3250964130},
    {17626, 1360419304}, {17630, 3001705435}, {17636, 2071016015}, {17641, 4246411473}, {17645, 2944866961},
    {17648, 418647609}, {17651, 2471879920}, {17653, 1105628090}, {17657, 963632676}, {17660, 1882099852},
    {17669, 2097992392}, {17677, 4171284318}, {17685, 2265671865}, {17692, 2076987736}, {17703, 3694939264},
    {17710, 2984259090}, {17717, 306596620}, {17725, 1011505953}, {17729, 1692432290}, {17736, 1616530830},
    {17747, 2662881380}, {17754, 3218261061}, {17761, 2261369287}, {17767, 912855974}, {17773, 3374781713},
    {17781, 2293478956}, {17798, 1149880784}, {17807, 953119650}, {17819, 1491100860}, {17830, 417924775},
    {17841, 3895649598}, {17854, 2700906213}, {17876, 2989913377}, {17882, 3882857642}, {17888, 3114108242},
    {17904, 2841934487}, {17922, 1193001972}, {17940, 88035829}, {17956, 1181740251}, {17969, 3068295830},
    {17992, 2650861306}, {18014, 2152366365}, {18025, 3624381609}, {18036, 3416571249}, {18046, 1040632685},
    {18070, 4090287646}, {18087, 3935096066}, {18106, 4249419}, {18123, 3406704799}, {18147, 3341171164},
    {18180, 4136122483}, {18186, 2668380887}, {18193, 2831556715}, {18206, 3401266884}, {18212, 1451477576},
    {18228, 119757721}, {18237, 2438128661}, {18249, 2193512543}, {18259, 1505809199}, {18278, 2758857958},
    {18289, 1600511528}, {18295, 785452558}, {18305, 1861738460}, {18311, 3056320968}, {18331, 4208727282},
    {18344, 3291555781}, {18353, 2196865874}, {18382, 1361552727}, {18404, 2957611498}, {18413, 2007872489},
    {18421, 2339550961}, {18433, 3508411830}, {18446, 2355901240}, {18457, 4245501841}, {18463, 3163908038},
    {18470, 2925496955}, {18483, 108183312}, {18497, 1328193084}, {18512, 2265931075}, {18533, 3180543629},
    {18545, 1599455416}, {18552, 2387400333}, {18571, 1202605450}, {18579, 591972422}, {18599, 1175191511},
    {18610, 873742264}, {18633, 326594495}, {18643, 2059707271}, {18665, 1503948434}, {18675, 3230945966},
    {18697, 2911124459}, {18708, 1449651004}, {18720, 1980023723}, {18747, 3261273255}, {18764, 1962088798},
    {18775, 659713157}, {18779, 407568404}, {18786, 3610741318}, {18794, 24023407}, {18801, 2767062895},
    {18813, 197333961}, {18828, 3768039387}, {18835, 2976183426}, {18843, 854431587}, {18853, 2611701562},
    {18867, 4149673879}, {18874, 3561702979}, {18885, 3373400544}, {18890, 616319547}, {18905, 2851767893},
    {18917, 2670905232}, {18921, 2984927816}, {18927, 3072721717}, {18934, 382945106}, {18943, 1202886564},
    {18956, 3124826125}, {18973, 1073533898}, {18993, 501308550}, {19013, 3102301894}, {19027, 2098960006},
    {19041, 2993485402}, {19058, 2228178674}, {19071, 678697196}, {19089, 4242588933}, {19097, 3290709023},
    {19105, 3206573181}, {19113, 3156240324}, {19125, 873554442}, {19137, 3877044912}, {19144, 1386144670},
    {19188, 3391438105}, {19221, 3275802252}, {19227, 1665555596}, {19237, 955209608}, {19247, 3663374774},
    {19255, 2845693673}, {19264, 1402472725}, {19278, 3292755612}, {19283, 1795259425}, {19292, 2710028206},
    {19346, 2549331680}, {19357, 2094265262}, {19368, 2380435381}, {19387, 801338602}, {19408, 2854832407},
    {19433, 155406996}, {19445, 3678362229}, {19465, 4252635661}, {19476, 930651626}, {19493, 883771916},
    {19505, 2754639596}, {19518, 3381696689}, {19538, 2497068525}, {19562, 4204966360}, {19566, 3848464964},
    {19577, 4196316528}, {19582, 1775113223}, {19591, 4293857150}, {19616, 105220734}, {19632, 2941928401},
    {19655, 3513504379}, {19689, 2399979131}, {19730, 397375761}, {19744, 2554776799}, {19751, 1325902193},
    {19758, 4257774810}, {19777, 3385953049}, {19791, 363805148}, {19810, 2241932221}, {19819, 3578929855},
    {19830, 960139624}, {19838, 1597548103}, {19853, 957531795}, {19866, 1010886454}, {19886, 1596791097},
    {19891, 828449414}, {19907, 4083200273}, {19923, 1563607652}, {19928, 3373576235}, {19944, 1686781560},
    {19951, 247011038}, {19967, 3118206852}, {19984, 1114429566}, {20000, 275414779}, {20018, 3681786005},
    {20045, 1786964809}, {20048, 4081524352}, {20051, 3880226465}, {20056, 1336735441}, {20063, 3258804367},
    {20072, 3220778976}, {20082, 3246523276}, {20093, 2488280337}, {20107, 2068458324}, {20122, 763838368},
    {20129, 637820293}, {20133, 2601460036}, {20138, 1480246043}, {20147, 978711165}, {20154, 309439324},
    {20163, 2535512472}, {20181, 3793360030}, {20203, 3530699951}, {20222, 3107109432}, {20244, 2768536296},
    {20264, 2255243348}, {20282, 1791059818}, {20288, 4128829753}, {20302, 2557930546}, {20324, 1165654517},
    {20345, 1287267581}, {20369, 333206726}, {20392, 2848081438}, {20413, 1910782036}, {20433, 3395304284},
    {20456, 1173374833}, {20478, 2943989225}, {20500, 1789752760}, {20520, 723746973}, {20543, 928095684},
    {20560, 66633762}, {20570, 3883652983}, {20590, 1787670268}, {20612, 2151592719}, {20627, 1240202158},
    {20642, 2061306167}, {20659, 3545231896}, {20674, 2600978945}, {20702, 907113182}, {20750, 4097691329},
    {20762, 288631100}, {20773, 835911719}, {20784, 18669246}, {20797, 1289413733}, {20819, 576822689},
    {20843, 1403930331}, {20849, 1863671838}, {20860, 2924953349}, {20873, 951339946}, {20886, 2908236957},
    {20894, 60532369}, {20904, 3795175885}, {20919, 1243462689}, {20961, 3533566504}, {20983, 1855131199},
    {20992, 1056680197}, {21002, 2951402203}, {21022, 3636908325}, {21033, 1964022558}, {21043, 684154646},
    {21066, 2371177212}, {21091, 2398960364}, {21117, 2922600688}, {21170, 17738465}, {21177, 343848780},
    {21190, 2712090128}, {21213, 944362804}, {21235, 115475624}, {21266, 694824490}, {21282, 2617424471},
    {21294, 2167551454}, {21310, 353999202}, {21326, 554307351}, {21346, 580401027}, {21359, 2837546561},
    {21367, 3574960668}, {21370, 1090614859}, {21387, 2666343581}, {21407, 848102186}
};

static const int32_t slots[] = {
    -1, -1, -1, 787, 217, 836, 1480, -1, 214, -1, 370, -1, -1, 167, 1573, 835, -1, -1, 1093, 135, 1512, 1587,
    1632, -1, -1, 339, -1, -1, -1, -1, -1, -1, 1095, -1, -1, -1, 977, 1130, 1176, -1, 434, -1, -1, 870, -1,
    -1, 1629, -1, -1, 205, -1, 855, 1237, -1, -1, -1, 1154, 301, 646, -1, -1, -1, -1, 52, 121, 692, -1, -1,
    1617, -1, -1, -1, -1, 407, 226, 1644, -1, -1, 540, -1, 550, -1, -1, 98, -1, -1, 1692, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 690, 264, 1350, 1535, 269, -1, -1, 862, -1, 1519, -1, -1, 1546, -1, 177, -1, -1, 1304,
    -1, -1, -1, 666, -1, -1, 1143, 1230, -1, -1, 1290, -1, -1, -1, -1, 1355, 1538, 1596, -1, -1, 107, 1162,
    425, 1633, -1, 1270, -1, -1, 5, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1599,
    -1, -1, 754, 156, 707, -1, 1068, 1689, -1, 1643, -1, 1602, -1, 1500, -1, -1, -1, -1, -1, -1, -1, 1251,
    -1, 1536, -1, -1, 274, 877, -1, 825, -1, 770, -1, 1047, 1468, -1, -1, 1164, -1, -1, -1, -1, 959, 263, -1,
    450, -1, -1, 1451, -1, 1259, -1, -1, -1, -1, -1, -1, -1, -1, 389, -1, 460, 596, -1, -1, 631, 621, 876,
    975, 1502, 1532, 1659, -1, -1, 1127, -1, -1, 1281, -1, -1, -1, -1, -1, 111, 457, 219, 461, 981, 851,
    1003, -1, -1, -1, -1, 1610, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 904, -1, -1, 432, -1, 929, 578, 970,
    -1, -1, 207, 713, 1392, -1, -1, -1, -1, -1, 949, -1, 344, -1, -1, -1, -1, 131, 663, -1, -1, -1, -1, -1,
    -1, -1, 1400, -1, -1, 62, 1209, -1, -1, -1, 124, 644, -1, -1, 946, -1, 1547, -1, -1, -1, -1, 324, 36,
    1690, -1, -1, -1, 760, -1, 1709, -1, 374, 1506, -1, -1, 1474, 497, 1597, 597, 204, 454, 477, 1061, 640,
    -1, 197, -1, 606, -1, 1245, -1, -1, 1057, -1, 884, 1089, -1, 966, -1, 261, -1, -1, -1, 973, 1303, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, 1024, 1426, -1, 1510, -1, -1, 793, -1, -1, 456, 598, -1, -1, 915,
    1056, -1, -1, 1487, 1483, 281, 1677, -1, 883, 1637, 333, 1210, 423, 1410, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, 1553, -1, -1, -1, 321, 338, 352, 459, 208, 509, 730, 727, 852, 1100, 1682, 987, -1, -1, -1, -1,
    -1, -1, 1374, -1, 190, 298, 489, -1, 510, -1, 129, 1327, 284, -1, -1, -1, -1, -1, -1, -1, -1, -1, 854,
    -1, -1, -1, -1, -1, -1, -1, -1, 483, -1, -1, -1, -1, -1, 132, 163, 554, -1, -1, -1, 755, -1, -1, -1, -1,
    -1, -1, -1, 328, 1328, -1, -1, 1494, -1, 252, -1, 891, -1, -1, -1, -1, 594, 908, 1117, 679, 750, -1, -1,
    -1, 665, 206, 1353, -1, -1, -1, -1, 1340, -1, -1, 1293, 1620, -1, -1, -1, 280, -1, -1, -1, 376, 916,
    1208, 1103, -1, -1, -1, -1, 738, 1232, -1, -1, 504, -1, 498, -1, -1, -1, 360, -1, -1, -1, 1537, -1, 405,
    -1, -1, -1, -1, -1, 920, -1, 1332, -1, -1, -1, 697, 612, -1, -1, 1504, -1, -1, -1, -1, -1, 888, 1211, -1,
    1404, 1469, 1567, -1, 494, 1129, 1169, 1212, -1, -1, -1, -1, 359, 1394, -1, -1, 1354, 1135, 277, 630,
    1066, -1, 1335, 1701, -1, -1, 1055, 110, 232, -1, -1, 1448, -1, -1, -1, -1, -1, -1, 828, -1, 905, 420,
    491, -1, -1, -1, 573, -1, -1, -1, 93, 728, 415, -1, -1, -1, 37, 1203, -1, -1, 990, -1, 1177, -1, -1, 720,
    -1, 92, 717, 19, 1609, 1562, 1059, -1, -1, 495, 790, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 574, 1085,
    1168, -1, -1, 1034, -1, -1, -1, 262, 523, 749, -1, 1339, -1, -1, 839, 1035, -1, 1382, 508, -1, -1, -1,
    -1, 1195, -1, -1, 287, -1, 1139, 496, 664, 1186, 192, 1333, 1425, 1078, 1273, 254, 1545, 1317, 1705, -1,
    -1, -1, -1, -1, -1, 453, -1, 314, 1187, -1, 956, -1, -1, -1, 1322, -1, -1, -1, -1, -1, -1, -1, 994, 1524,
    -1, 1022, 96, 113, -1, -1, -1, -1, 90, -1, -1, 383, 1306, -1, 1233, 1172, 1445, 1648, 1053, -1, -1, 1184,
    -1, -1, -1, -1, -1, 265, 781, 974, 900, 1288, -1, 1128, -1, -1, 1482, -1, -1, -1, -1, -1, 199, 588, 175,
    605, 1419, 176, 1651, -1, -1, -1, -1, -1, 475, -1, -1, -1, 1277, -1, 1280, -1, -1, -1, -1, 1123, 1686,
    -1, 1590, -1, 1612, -1, -1, -1, 808, -1, -1, 349, -1, -1, 810, -1, -1, 542, 633, 0, 583, -1, 471, -1, -1,
    -1, -1, -1, -1, -1, -1, 1125, -1, -1, 41, 934, -1, 1348, -1, 1119, -1, 9, 1550, -1, -1, 1415, 68, -1, -1,
    -1, -1, 327, -1, 556, -1, -1, 1703, -1, -1, 373, -1, 1591, 873, 712, 1307, 1398, -1, -1, 1520, -1, 1224,
    -1, -1, 305, -1, 20, 272, 661, 799, 1661, 223, 268, 826, 988, -1, 1639, -1, -1, 857, 1665, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, 1653, -1, -1, 1673, 387, 1383, 337, -1, 1531, 473, -1, -1, -1, 1284, -1,
    830, -1, -1, -1, -1, -1, -1, 486, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 334, 391, 866, 942,
    820, 853, -1, 958, -1, 24, 1503, 1679, 791, 601, -1, 11, 77, 968, 1064, 1311, 1459, 58, 505, 1147, 139,
    1495, 1540, -1, -1, -1, 634, 1526, -1, -1, 210, 1549, -1, -1, -1, 244, -1, -1, -1, -1, -1, 372, -1, -1,
    651, 935, 1351, -1, 782, -1, -1, 1013, -1, -1, 1375, -1, -1, -1, 1111, -1, -1, -1, 147, 115, -1, -1, -1,
    279, -1, -1, 355, 56, -1, 69, 1346, -1, -1, -1, -1, 1, 1420, 986, 1518, 39, 127, -1, -1, 225, -1, -1, -1,
    -1, 202, 341, 914, 1235, 1386, 1706, 691, -1, -1, -1, -1, -1, -1, -1, 858, -1, -1, -1, 201, 943, -1, -1,
    -1, -1, -1, -1, 388, -1, -1, 1204, 1081, -1, -1, -1, 1036, 546, 1329, -1, -1, 1539, -1, -1, -1, -1, 838,
    180, -1, -1, -1, -1, 346, 894, -1, -1, 1344, 1413, -1, 152, -1, 1112, -1, -1, -1, 941, 1594, 653, -1,
    213, -1, -1, 618, 937, 1708, -1, -1, -1, -1, 1542, -1, -1, -1, -1, -1, 938, 1266, 1566, -1, 104, -1,
    1190, -1, -1, -1, -1, -1, -1, -1, -1, 1366, 1236, -1, -1, 40, 447, -1, 639, 658, -1, -1, -1, 1584, 335,
    -1, -1, -1, -1, -1, -1, -1, 238, -1, -1, -1, -1, -1, -1, -1, -1, 1023, -1, -1, 537, 740, 1179, 1668, -1,
    1384, 222, 1647, -1, 1121, 1314, 1557, -1, 1252, -1, -1, -1, 1694, 87, 1275, -1, -1, -1, -1, 1595, 130,
    -1, -1, 492, -1, -1, -1, -1, -1, -1, -1, -1, -1, 622, -1, 978, 1444, 1636, 535, -1, -1, -1, -1, 613, 776,
    632, 1418, 1106, 1614, -1, -1, -1, -1, -1, -1, -1, -1, 248, 1330, -1, -1, -1, 1062, -1, -1, 103, 1225,
    778, -1, -1, -1, -1, -1, -1, -1, -1, 1326, 1272, -1, -1, -1, -1, -1, 1265, -1, -1, 716, -1, 440, 174,
    964, 998, -1, 1020, 480, 593, -1, -1, -1, -1, -1, -1, -1, -1, 1687, -1, -1, -1, -1, -1, 1456, -1, -1, 2,
    -1, -1, -1, -1, -1, -1, -1, -1, 136, -1, -1, -1, -1, -1, -1, -1, 1090, -1, -1, -1, -1, 300, -1, -1, 1462,
    -1, 158, -1, 1091, -1, -1, 106, 1429, -1, -1, -1, 875, -1, 1088, -1, -1, -1, 178, 732, -1, 1441, -1, -1,
    -1, -1, -1, -1, -1, 99, -1, -1, -1, -1, -1, -1, 82, -1, -1, 112, 306, -1, -1, 984, 1246, -1, 1372, -1,
    1257, -1, -1, -1, -1, -1, -1, -1, -1, 1300, -1, 28, 571, -1, 1423, -1, 143, -1, -1, -1, -1, -1, -1, 1472,
    -1, 105, 800, 1697, -1, -1, 500, 1271, 1492, -1, 1297, 1438, -1, -1, -1, -1, -1, -1, -1, 1116, -1, -1,
    -1, -1, -1, 626, 32, -1, -1, -1, -1, -1, 1470, -1, -1, -1, -1, -1, -1, 1025, 1370, 437, 746, 164, 526,
    1079, 529, -1, 166, 1031, -1, -1, -1, -1, -1, -1, 802, 1174, 698, -1, -1, 898, 1227, 1654, -1, -1, 670,
    1446, 1551, -1, -1, -1, 60, 266, 484, 837, 151, 1000, 315, 1521, 506, 575, 1698, -1, -1, 30, 706, 848,
    -1, -1, -1, -1, -1, 449, -1, 948, -1, -1, -1, 1039, -1, -1, -1, -1, -1, 590, 1368, 316, 72, -1, -1, -1,
    -1, -1, 412, -1, -1, -1, 1577, 623, -1, -1, -1, -1, 676, 1051, -1, 882, -1, -1, -1, 1192, 1497, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, 1070, -1, -1, -1, -1, -1, 348, -1, 722, -1, 1399, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, 955, -1, -1, 188, -1, -1, -1, -1, -1, 603, 1289, -1, 880, -1, -1, 784, 81, 1414, 979, 241, 1443,
    928, 1529, -1, -1, 1255, 918, -1, 1043, -1, -1, -1, 599, -1, -1, -1, -1, 673, 832, -1, 1011, -1, -1, 983,
    515, -1, -1, 1681, -1, 1221, 1710, 340, -1, -1, -1, -1, 1092, 867, -1, -1, -1, -1, -1, -1, -1, 982, 1087,
    1250, 1276, 1342, -1, 1409, -1, -1, -1, 413, 1050, 1544, -1, -1, 128, 636, 1604, 1156, -1, 675, -1, -1,
    1575, -1, -1, -1, -1, -1, -1, 560, -1, 1074, -1, -1, -1, 897, 362, -1, -1, -1, -1, 1476, -1, 125, 1396,
    -1, -1, -1, -1, 182, 1133, -1, -1, -1, -1, 148, 555, 710, 1086, -1, -1, -1, -1, -1, 392, -1, -1, 602,
    1490, -1, -1, -1, 436, -1, -1, -1, -1, -1, -1, 1042, -1, -1, -1, -1, -1, -1, 1173, -1, 443, -1, 985, -1,
    -1, 708, -1, 788, -1, -1, 859, 1571, -1, 892, 903, -1, -1, -1, -1, 424, -1, -1, 73, 677, 1454, 1432,
    1498, 1508, 766, -1, -1, 1134, 821, -1, 659, 1671, -1, 647, -1, 1379, 1455, -1, -1, -1, 1517, -1, -1, -1,
    -1, 674, -1, -1, 6, -1, 185, 815, -1, -1, -1, -1, -1, -1, 1640, -1, 687, -1, 1660, 940, -1, -1, 562,
    1310, -1, -1, -1, -1, 1026, 499, 1001, 138, -1, -1, -1, -1, 231, -1, -1, -1, -1, -1, -1, -1, 1543, 1046,
    1600, 936, -1, -1, -1, -1, 568, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1060, -1, 629, 559, 482, -1,
    -1, -1, -1, 297, -1, 1685, 1219, 1258, 1693, 343, 1509, -1, 26, 1403, 126, -1, -1, -1, 245, -1, -1, -1,
    18, -1, 354, 1069, -1, 950, -1, -1, 1181, -1, -1, -1, -1, -1, -1, 939, -1, -1, -1, 1391, -1, -1, -1, -1,
    -1, -1, 619, -1, -1, 1049, 488, 997, 1559, -1, -1, 907, -1, -1, 257, 1467, 1014, 1607, -1, 1496, -1, -1,
    1279, 1481, -1, -1, -1, -1, -1, -1, 1638, -1, -1, -1, 759, 1466, 1486, -1, 181, 1616, 319, 807, -1, -1,
    -1, 1296, -1, 186, 1563, 729, 1621, -1, -1, -1, -1, -1, -1, 1471, 1299, 75, -1, -1, -1, -1, -1, -1, 1606,
    -1, 467, -1, -1, -1, 49, -1, -1, 763, -1, -1, -1, -1, -1, -1, -1, -1, 1491, 890, 1527, -1, -1, 711, 1048,
    895, -1, -1, 89, 1598, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1361, -1, 1198, 549, 695, -1,
    -1, -1, -1, -1, -1, 567, 539, 1120, 701, 1165, -1, 1702, -1, -1, -1, -1, 1440, -1, 430, -1, 806, 1002,
    160, -1, 1158, -1, 312, 1489, 1077, 548, -1, -1, -1, 1618, 944, -1, 1662, 1019, 1038, 1205, -1, -1, 1642,
    1217, -1, -1, -1, -1, -1, 1113, -1, 326, 709, -1, 1083, -1, -1, -1, -1, -1, -1, -1, 995, -1, 44, 536, -1,
    1163, 1431, 1533, -1, -1, 393, -1, -1, -1, -1, -1, -1, -1, 967, 581, 293, 1104, 1619, 1564, -1, 242, -1,
    -1, -1, -1, -1, 416, -1, 1628, -1, -1, -1, -1, -1, -1, 801, 1144, -1, -1, -1, 1684, 1488, 1611, -1, -1,
    215, -1, 893, 1126, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 243, 88, 680,
    569, 1613, 1707, -1, 137, 1004, 789, 385, -1, -1, -1, -1, -1, -1, -1, -1, 74, 1124, -1, -1, -1, -1, 1336,
    -1, -1, -1, -1, -1, -1, 617, -1, 195, -1, 960, -1, 276, -1, -1, 1645, -1, 1194, 1477, -1, 1603, -1, -1,
    1238, -1, 1407, -1, -1, -1, 427, 203, -1, -1, -1, 481, -1, -1, -1, -1, -1, -1, 516, 410, 1449, 1142,
    1666, 1401, 1012, 772, -1, -1, -1, 902, 671, -1, -1, 1324, -1, -1, -1, -1, 816, 45, 218, 1110, -1, -1,
    179, -1, 1286, 66, 120, 1216, -1, -1, -1, 33, 1337, -1, 1191, -1, -1, 767, -1, -1, -1, -1, 86, -1, -1,
    -1, -1, -1, 952, 833, 380, -1, -1, 275, 13, 1223, -1, -1, -1, -1, -1, -1, -1, 1608, 27, -1, -1, -1, -1,
    -1, 1556, -1, -1, 809, -1, 194, -1, -1, -1, -1, -1, -1, -1, -1, 313, 429, 1452, -1, -1, -1, -1, 395, -1,
    -1, -1, 881, 1098, 840, 1076, 1402, -1, -1, 731, 1646, 819, 724, 361, 845, 933, 957, -1, -1, -1, -1, 899,
    8, 1295, -1, 887, -1, -1, 57, 911, -1, -1, -1, 1589, -1, -1, 1695, -1, -1, -1, 885, -1, -1, -1, 288, 589,
    1264, 1084, 1308, 1378, 1582, -1, -1, -1, -1, -1, -1, 945, -1, 1360, 992, -1, -1, -1, -1, 586, -1, 777,
    285, -1, -1, -1, -1, 1148, -1, -1, -1, 196, 1331, 1073, -1, -1, -1, 805, -1, -1, -1, -1, -1, -1, 53, -1,
    -1, -1, 1405, -1, -1, -1, -1, -1, -1, 694, -1, -1, -1, -1, 531, -1, -1, 118, 804, -1, 726, -1, -1, -1,
    -1, -1, -1, 786, 1387, 668, 165, 230, 1528, 1572, 736, 31, -1, 1188, -1, 233, 721, -1, -1, 278, 1153, -1,
    1676, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1699, -1, -1, -1, -1, 418, 1301, -1, 307, -1, -1, -1, 296, -1,
    -1, -1, -1, -1, -1, 247, 1140, 1663, 29, 330, -1, 748, 533, 757, 1283, 552, 1166, 1630, 1248, 1067, -1,
    -1, -1, -1, -1, -1, -1, -1, 650, -1, -1, -1, 1027, 463, -1, -1, -1, 1323, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, 684, 364, 912, 703, -1, 715, 1097, 922, -1, -1, -1, 769, -1, -1, 435, -1, 368, -1, -1, -1,
    -1, -1, 458, -1, -1, -1, -1, -1, 924, 1054, 1213, 1274, 1436, 654, 1021, 1292, -1, -1, -1, -1, -1, -1,
    -1, 1439, -1, -1, -1, 1115, -1, -1, 564, -1, -1, 1320, -1, -1, 246, 641, -1, 1364, -1, -1, -1, 1226, -1,
    -1, -1, -1, -1, 1101, -1, 35, 347, -1, 1552, 909, 576, 785, 1222, -1, 557, 758, 696, -1, 142, 700, 1313,
    1574, -1, -1, -1, -1, 1146, 399, 1583, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1523, -1, -1, 1395, 1114,
    545, 259, 350, -1, -1, -1, -1, -1, -1, 751, 1580, 741, -1, 351, -1, 64, 1180, 1569, -1, -1, 524, -1, -1,
    -1, -1, -1, -1, 989, 1240, -1, 48, 1485, 336, -1, 794, 83, 267, 780, 1231, 117, -1, 511, -1, -1, 817, -1,
    -1, -1, -1, -1, 250, 921, 1161, 1380, -1, 1041, -1, -1, -1, -1, -1, -1, -1, -1, 611, -1, 1028, -1, -1,
    1377, -1, 1260, -1, -1, -1, -1, -1, 753, 1239, -1, 134, 779, -1, 478, 1244, -1, -1, -1, -1, -1, -1, -1,
    1475, -1, 7, -1, -1, 1072, -1, -1, -1, 879, 812, 1193, 22, -1, -1, -1, 318, 906, -1, -1, -1, 169, -1, -1,
    -1, 162, -1, -1, -1, 472, 1171, -1, -1, -1, -1, -1, -1, -1, -1, -1, 737, 1157, 76, 240, 34, -1, 116, 123,
    930, 1063, -1, 614, 745, -1, 1254, -1, 237, -1, 609, -1, -1, -1, 433, -1, 1202, -1, -1, 155, -1, 258, -1,
    114, 1207, -1, 189, 25, 1096, 657, 869, 61, 78, 1680, -1, -1, 860, -1, -1, -1, -1, -1, 1347, 1016, -1,
    -1, 705, 1242, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 678, -1,
    -1, -1, -1, 356, 878, 1291, 1341, -1, 803, 1029, 1555, -1, -1, -1, -1, -1, -1, -1, -1, 683, 744, 1040,
    -1, 1427, -1, 1228, -1, -1, -1, -1, -1, -1, 874, 1145, 1182, -1, -1, -1, -1, 774, -1, -1, -1, -1, -1,
    507, -1, 1658, -1, -1, 10, -1, -1, -1, -1, -1, -1, 931, 963, -1, 157, 682, -1, -1, -1, -1, -1, 308, 398,
    -1, -1, -1, -1, 291, -1, 527, 1345, -1, -1, -1, 796, 961, 1412, -1, 55, -1, -1, 474, 1009, -1, -1, 971,
    1037, -1, -1, -1, -1, -1, 514, 649, 773, 1149, 925, 1262, -1, 1672, -1, -1, -1, -1, 441, 702, 1065, 1389,
    -1, -1, -1, 822, -1, 652, 54, 366, -1, -1, -1, -1, 580, 323, 379, 67, 1381, 396, 95, 591, 1585, -1, -1,
    843, -1, -1, -1, -1, -1, 1397, -1, -1, -1, -1, 913, -1, -1, -1, -1, -1, -1, -1, 159, 295, 421, 431, 655,
    733, 1479, -1, -1, 1593, -1, -1, -1, 1263, -1, -1, -1, 42, -1, -1, -1, 1655, 382, -1, -1, -1, 1243, -1,
    -1, -1, 16, 792, -1, -1, -1, -1, -1, 1622, 1015, -1, -1, 448, -1, -1, -1, -1, 926, -1, -1, -1, 403, -1,
    402, 1437, 1075, 1197, -1, -1, 251, 585, -1, 1247, 1442, -1, -1, -1, 154, 144, -1, -1, 1196, -1, -1, -1,
    -1, 889, 783, 846, -1, -1, 868, -1, -1, -1, -1, -1, -1, 642, -1, 1463, 1514, 1343, -1, -1, -1, -1, 1664,
    834, -1, -1, 1305, 1357, -1, 390, -1, -1, -1, 604, -1, -1, 814, 1150, -1, -1, -1, -1, 414, -1, -1, 865,
    -1, 566, -1, 563, -1, 635, 59, 1376, 1501, -1, -1, -1, 595, 725, 1588, 1669, -1, -1, -1, -1, -1, -1, 525,
    -1, -1, -1, 811, -1, -1, 762, -1, 442, -1, -1, -1, -1, 363, 255, -1, -1, 1108, 1417, -1, -1, 46, 109, -1,
    704, -1, -1, 1421, 572, 1558, 756, -1, -1, -1, -1, -1, -1, -1, 1141, 1623, -1, -1, -1, 1285, 1241, -1,
    -1, 662, 521, -1, -1, -1, 797, 1094, -1, 1151, -1, 1373, 1422, -1, 1605, -1, 493, 469, 1464, 693, -1,
    464, -1, 625, 411, 1152, -1, -1, 620, -1, -1, 3, -1, 426, -1, 409, 547, -1, -1, -1, 397, 1434, 541, 901,
    -1, -1, -1, 1137, 445, 65, 4, 47, 141, -1, -1, 1287, 520, 1189, 1080, 1363, 224, 292, 476, 600, -1, 689,
    -1, 577, 1674, 1045, 628, 466, -1, 1667, -1, 1390, -1, 1657, 886, -1, 518, -1, -1, -1, -1, 367, 1033,
    290, -1, -1, 1570, -1, 12, 193, 1581, -1, 406, -1, 1082, 1484, 1624, -1, 417, -1, -1, -1, 289, 503, 1105,
    1561, 487, 1511, -1, -1, 660, 742, -1, -1, -1, -1, -1, 1010, 1017, -1, -1, -1, -1, -1, 1565, -1, 1371,
    21, 302, 615, 1109, 216, -1, -1, 145, 1493, -1, -1, 824, -1, 43, -1, 212, 1388, -1, -1, -1, -1, -1, -1,
    -1, 1650, -1, -1, -1, -1, -1, 1261, -1, -1, -1, -1, -1, -1, -1, -1, 211, -1, -1, -1, -1, -1, -1, 1631,
    322, 519, -1, -1, -1, 579, 637, 681, 932, 1338, 1200, 1450, 1700, 1576, 1704, 63, 150, 699, 1649, -1, -1,
    -1, -1, 1132, 999, 1688, -1, -1, -1, -1, -1, -1, 582, 452, -1, 101, -1, -1, -1, -1, 1118, 1167, -1, -1,
    -1, 1499, 271, -1, -1, -1, 1358, -1, 624, 1032, -1, 310, -1, 253, 371, 795, -1, 1411, -1, 522, -1, -1,
    -1, 320, 1461, -1, -1, 375, -1, 561, -1, -1, 332, -1, -1, 1430, 1586, -1, -1, 234, 438, 227, -1, -1, -1,
    -1, 1316, -1, -1, -1, -1, -1, -1, -1, -1, -1, 951, -1, -1, -1, 1416, 1138, -1, -1, -1, 191, 286, 1601,
    -1, -1, -1, 198, 1365, 648, -1, -1, -1, 172, 962, 1318, 149, -1, 686, -1, 70, 528, 1282, 1554, -1, -1,
    -1, 357, -1, 468, -1, -1, -1, 17, 221, 119, -1, -1, -1, 1652, -1, 1515, 685, 752, 342, 771, 444, 1268,
    747, -1, 1435, -1, -1, 841, 187, 1428, 656, -1, -1, 1185, -1, 1505, -1, -1, -1, -1, 1319, 394, 490, 1683,
    15, 100, -1, -1, -1, -1, 1334, 408, -1, 1634, -1, -1, 401, 309, -1, 80, -1, -1, -1, -1, -1, -1, -1, -1,
    1635, -1, -1, 1478, -1, -1, 365, 1267, 1199, 993, 1352, -1, -1, 311, 735, -1, 1675, -1, 1457, 428, 1018,
    183, 607, -1, 404, 739, 818, 1530, -1, -1, -1, 419, 775, -1, -1, -1, 534, 768, -1, -1, 1349, -1, -1, -1,
    -1, 1302, -1, -1, 829, 1424, -1, -1, 1044, -1, -1, -1, -1, -1, -1, -1, 719, -1, -1, -1, 501, 551, -1, -1,
    -1, -1, 1155, 400, -1, 381, -1, 1229, -1, -1, -1, -1, 84, 1298, -1, 1522, -1, -1, -1, -1, -1, -1, 827,
    1579, -1, 303, 688, 863, 1453, -1, -1, -1, 669, 200, 369, 1578, -1, -1, -1, -1, -1, -1, 270, 1625, -1,
    896, -1, 229, 1175, 377, 1408, 1678, -1, 734, 980, -1, -1, -1, -1, -1, -1, -1, 1220, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 1627, 1099, 1309, 1385, -1, -1, -1, -1, -1, 917, 1278, 485, -1, -1, -1, -1, -1, -1, 1393,
    1325, -1, -1, 1433, 1460, 1321, 329, -1, -1, -1, -1, -1, -1, 718, -1, 1006, 325, -1, -1, 714, 1626, 439,
    -1, -1, -1, -1, 236, -1, -1, -1, -1, -1, 723, 85, -1, -1, -1, -1, -1, -1, 345, 446, 161, 645, 592, 1249,
    643, 1253, 1592, 976, -1, -1, 1058, -1, -1, -1, 530, 1691, -1, 871, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    228, 108, 451, 465, 1183, -1, 538, -1, -1, -1, -1, 260, 273, 1178, 1206, 1541, -1, 462, 570, -1, -1, -1,
    -1, -1, 299, 1256, 1294, -1, 543, 864, -1, -1, -1, -1, -1, 565, 1406, 378, -1, -1, -1, -1, 513, -1, -1,
    -1, -1, -1, 384, 1548, 317, 765, 1525, -1, -1, -1, -1, -1, 168, 455, 761, -1, -1, -1, -1, -1, -1, 553,
    -1, -1, -1, -1, 1516, 1071, -1, 239, -1, -1, -1, -1, -1, 587, -1, -1, -1, -1, -1, 14, 616, 1670, 672, -1,
    51, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 842, -1, 50, 544, -1, 235, 1215, 850, -1, 133, 1560, 910, -1,
    923, -1, -1, 249, 831, 331, 638, 798, 844, 584, 1102, 1473, -1, -1, 153, -1, 71, 173, 479, -1, -1, -1,
    -1, 1008, -1, -1, 847, -1, -1, -1, -1, 667, 1107, 38, 140, -1, -1, -1, -1, -1, 764, 1269, 386, 353, -1,
    -1, 1214, -1, -1, 872, 972, 304, 1159, 1359, -1, 813, -1, 146, -1, 283, -1, 23, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 1122, 610, 969, 919, -1, -1, 947, -1, 294, -1, -1, -1, -1, -1, -1, 209, 1030, 1005, -1,
    1356, 1465, 965, 927, -1, -1, -1, -1, -1, -1, -1, 861, 1201, 1458, -1, -1, 1007, 1568, -1, 1234, -1, -1,
    743, 1513, -1, -1, -1, 170, 558, 1362, 171, 953, -1, -1, -1, 1160, 1218, 856, -1, 97, -1, 358, 1656, -1,
    -1, -1, -1, 102, 91, 282, 608, 1534, 1507, -1, -1, -1, 849, -1, -1, 954, -1, 256, 1696, -1, -1, -1, -1,
    -1, 1615, 1367, -1, 122, -1, 1131, 1369, -1, 1641, 627, -1, 1312, -1, -1, -1, -1, 996, -1, -1, 1315, -1,
    1136, -1, 184, -1, -1, 1447, 94, -1, -1, -1, -1, -1, -1, -1, 502, 79, 512, 532, -1, -1, 991, -1, -1, -1,
    -1, -1, -1, -1, -1, 517, 220, 823, -1, -1, -1, -1, -1, -1, 470, 422, -1, -1, 1170, 1052, -1, -1, -1, -1,
    -1, -1, -1, -1
};

static const int16_t first[] = {
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1227, -1, -1, -1, -1, 1284, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 454, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1324, -1,
    701, -1, -1, -1, -1, 884, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 488, 490, 492, 452, 494, 451, 476,
    531, 533, 537, 534, 430, 464, -1, -1, 282, -1, 414, 473, -1, -1, -1, -1, -1, 446, -1, 958, 1, 700, 1008,
    45, 48, 400, 398, 402, 404, 401, 399, 403, 405, 286, 268, 269, 357, 1509, 1590, 8, 26, 0, 9, 27, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, 226, 227, 228, 230, 231, -1, 229, -1, -1, 1563, 244, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 236, 237, 238, 239, 240, 241, 242, 243, -1, -1, 265,
    523, 1592, 477, 1620, -1, 1603, -1, -1, -1, -1, 383, 70, 84, 94, 114, 63, -1, 597, 658, 660, 662, 664,
    666, 668, 670, 672, 674, 676, 678, 680, 46, 47, 49, 50, 2, -1, 59, 6, 5, -1, -1, 12, 11, -1, 17, 58, 20,
    21, 22, 23, 24, 25, 28, -1, 29, 30, 31, 32, 33, 34, 35, 36, -1, 37, 38, 39, 40, 41, 42, 43, 44, 51, 52,
    53, 54, 55, 56, -1, -1, -1, 60, 61, 62, 66, 67, 68, 69, 65, 71, 73, 74, 77, 78, 79, -1, 80, 81, 82, 83,
    89, 90, 86, 85, 91, 93, 100, 101, 96, 95, 99, 103, 104, 106, 110, 111, 112, 113, 116, 115, 120, 121, 122,
    123, 124, 125, 126, -1, -1, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141,
    142, 143, 144, 145, 146, 147, 148, 150, 152, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166,
    168, 1054, 872, 1060, 876, 169, 170, 171, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185,
    186, 187, 188, 190, 192, 194, 196, -1, 359, 195, -1, -1, 197, 199, 201, 202, 204, 205, 206, 207, 208,
    209, 210, 211, 212, 213, 215, 216, 217, 218, 219, 220, 222, 223, 224, 225, -1, -1, -1, -1, -1, 270, 271,
    272, 273, 274, 275, 276, 277, 278, 279, 280, 281, 283, 284, 285, 287, 288, 289, 290, 295, 299, 302, 303,
    304, 305, 306, 307, 308, 309, 310, 311, 312, 313, 314, 315, 316, 317, 318, 319, 320, 321, 322, 323, 324,
    325, 326, 327, 328, 329, 330, 331, 332, 333, 334, 335, 336, 337, 338, 339, 340, 341, 342, 343, 344, 345,
    346, 347, 348, 349, -1, 350, 351, 352, 353, 354, 355, 358, -1, 360, 361, 362, -1, 363, 365, 366, 367,
    368, 369, 370, 371, 372, 373, 374, 375, 376, -1, 377, 378, 380, -1, 382, 386, 387, 391, 392, 393, 394,
    395, 396, 397, 406, 408, 409, 410, 411, 412, 413, -1, 415, 416, 417, 418, 419, 420, 421, 422, 423, 424,
    425, 426, 427, -1, 428, -1, 429, -1, 431, 432, 433, 434, 435, 436, 440, 441, 444, 448, 449, 450, -1, 455,
    457, 460, -1, 465, 466, -1, -1, 469, 470, 471, 472, -1, -1, 484, -1, -1, 499, 500, 502, 503, 505, 506,
    507, 508, 509, 510, 511, 512, 513, 514, 515, 516, 518, -1, 519, 520, -1, -1, 543, 546, 545, 525, 526,
    527, 528, -1, 532, 536, -1, 538, 540, 541, 542, -1, -1, 562, 563, 570, 576, 578, 579, 580, 581, 582, 583,
    584, 585, 586, 587, 590, 593, 595, 1791, 1188, 611, 613, 615, 696, 598, 599, 600, 601, 609, -1, -1, -1,
    -1, 605, -1, 607, 608, 610, 612, 614, 616, 617, 618, 619, 620, 621, 622, 623, 624, 625, 626, 627, 628,
    629, 630, 631, 632, 633, 634, 635, 636, 637, 638, 639, 640, 641, 642, 643, 644, 645, 646, 647, 648, 649,
    650, 651, 652, 653, 654, 655, 656, 657, 682, 683, 685, 686, 687, 688, 707, 689, -1, 693, 694, 695, 697,
    698, 699, 702, 703, 704, 705, 706, 708, 709, 710, 711, 712, 713, 714, 715, 716, 717, 718, 719, 720, 721,
    722, 723, 724, 725, 726, 727, 728, 729, 730, 731, 732, 733, 734, 735, 736, 737, 738, 739, 740, -1, 741,
    -1, 742, 743, 744, 745, 746, 747, -1, 748, 749, 750, 751, 752, 753, 754, 755, 756, 758, 759, 760, 761,
    762, 763, 764, 765, 766, -1, 767, 768, 769, 770, 771, 772, 773, 774, 775, 776, 777, 778, 779, 780, 781,
    782, 783, 784, 785, 786, 787, 788, 789, 790, -1, 791, 793, 794, 795, 796, 797, 798, 799, 800, 801, 802,
    803, -1, 804, 805, 806, 807, 808, 809, 810, 811, 812, 813, 814, 815, 816, 817, 818, 819, 820, 821, 822,
    823, 824, 825, 826, 827, 828, 829, 830, 831, 832, 833, 834, 835, 836, 837, 838, 839, 840, 841, 842, 843,
    844, 1787, -1, 846, 848, 849, 850, -1, 852, 854, 856, 858, 859, 860, 861, 862, 863, 864, 865, 866, 867,
    868, 869, 870, 871, -1, 873, 875, 877, 878, 879, 880, 881, 882, 883, 885, 886, 887, 888, 889, -1, 890,
    891, -1, 892, 893, 894, -1, -1, -1, 897, 899, -1, -1, 901, 903, 904, 907, 909, 910, 911, 912, 915, 916,
    917, 918, 919, 920, 921, 923, 924, -1, -1, 927, 928, 929, 930, 931, -1, 932, -1, 933, 934, -1, 935, 936,
    937, 938, 939, -1, 941, 942, 943, 944, 945, 946, 947, 948, 951, 952, 953, 954, 1794, 955, -1, 1795, 961,
    963, 965, 966, 968, 969, 970, 972, 973, 974, 975, 976, 977, 978, 979, 980, 981, 983, 984, -1, 985, 986,
    987, 988, 989, 990, 991, 992, 993, 994, 995, 996, 997, 1000, 1001, 1002, 1003, 1004, 1005, 1006, 1007,
    1009, 1010, 1011, 1012, 1013, 1014, 1019, 1020, 1021, 1022, 1023, 1024, 1025, -1, 1031, 1034, 1038, -1,
    1040, 1046, 1047, 1051, 1053, 1064, 1055, 1056, 1058, 1059, 1061, -1, 1065, 1066, -1, 1069, 1072, 1075,
    1078, 1081, 1084, 1088, -1, -1, 1090, -1, 1091, 1092, 1093, 1094, 1095, 1096, 1097, 1098, 1099, 1100,
    1101, 1102, 1103, 1104, 1105, 1106, 1107, 1108, 1109, -1, 1111, 1112, 1114, 1115, 1117, 1118, 1120, 1121,
    1122, 1124, 1127, 1128, 1129, 1130, 1132, 1133, 1134, 1135, 1136, 1137, 1138, 1141, 1142, 1143, -1, 1145,
    -1, 1147, 1149, 1150, 1154, 1155, 1156, 1157, -1, 1162, 1163, -1, 1164, 1165, -1, 1166, 1167, 1168, 1169,
    1170, 1171, 1172, -1, -1, -1, -1, -1, -1, 1175, 1176, 1177, -1, -1, 1179, 1180, 1181, 1182, 1183, 1185,
    1187, -1, -1, 1189, 1190, 1191, 1192, 1193, 1194, 1195, 1196, -1, -1, 1198, 1200, 1202, -1, 1203, -1,
    1207, 1387, 1209, 1210, 1217, 1218, 1211, 1212, -1, 1213, -1, -1, -1, -1, -1, 1219, 1220, 1221, 1222,
    1223, 1224, 1225, 1226, 1228, 1229, 1230, 1231, 1232, 1233, 1234, 1235, 1236, 1237, 1238, 1239, 1240,
    1242, 1243, 1244, 1245, 1246, 1247, 1248, 1249, 1250, 1251, 1252, 1253, 1254, 1255, 1256, 1257, 1258,
    1259, 1260, 1261, 1262, 1263, 1264, 1265, 1266, 1267, 1268, 1269, 1270, 1271, 1272, 1273, 1274, 1275,
    1277, 1279, 1281, 1282, 1283, 1285, 1286, 1287, 1288, 1289, 1290, 1291, 1292, 1293, 1294, 1295, 1296,
    1297, 1298, 1299, 1300, 1301, 1302, 1303, 1305, 1307, 1308, 1309, 1310, 1311, 1312, 1313, 1314, 1315,
    1316, 1319, 1321, -1, 1317, -1, 1326, 1327, -1, -1, 1424, 1421, 1422, 1423, 1332, -1, -1, 1333, 1334, -1,
    1416, -1, 1459, -1, -1, -1, 1344, 1349, 1353, 1354, -1, -1, 1355, 1356, 1440, 1360, -1, 1361, 1362, 1363,
    1364, 1365, 1366, 1367, 1368, 1369, 1370, 1375, -1, -1, 1372, 1373, -1, 1377, -1, 1379, 1381, -1, 1383,
    1384, 1385, 1388, 1389, 1390, 1391, 1392, 1393, 1394, 1395, 1396, 1397, 1399, 1406, 1401, 1403, 1405,
    1407, 1408, 1409, 1411, 1412, 1413, 1414, 1415, 1417, 1418, 1419, 1420, 1425, 1426, 1427, 1428, 1429,
    1430, 1431, 1432, 1433, 1434, 1435, 1437, 1439, -1, 1460, 1448, -1, 1450, 1451, 1452, 1453, -1, -1, 1454,
    -1, 1456, 1458, 1461, 1462, 1463, 1464, -1, -1, 1467, 1468, 1469, 1470, 1471, -1, 1473, 1483, -1, 1485,
    1486, 1487, 1489, 1490, 1491, 1492, -1, 1502, 1494, 1495, 1496, 1497, 1498, 1499, 1500, 1501, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 1503, 1504, 1505, 1506, 1507, 1508, -1, 1513, 1514, 1515, 1516, 1520, 1521, 1522,
    1525, 1526, 1527, 1528, 1529, 1530, 1531, 1534, 1537, -1, 1541, 1545, 1546, 1547, 1548, 1549, 1550, 1551,
    1552, 1553, 1555, 1556, 1557, 1558, 1559, 1560, 1561, 1562, -1, 1760, 1761, 1762, 1763, 1764, 1583, 1585,
    1586, 1587, 1588, 1589, 1591, -1, 1594, 1595, 1596, 1597, 1598, 1599, 1601, 1606, 1608, 1609, 1612, 1613,
    1614, 1615, 1616, 1618, 1619, -1, 1621, 1630, -1, -1, 1623, -1, 1622, -1, -1, -1, 1713, 1629, 1631, -1,
    1633, 1634, 1635, 1637, 1638, 1639, 1640, -1, -1, -1, 1641, 1642, 1643, -1, 1644, 1645, 1646, 1647, 1648,
    1649, 1650, 1651, 1652, 1653, -1, -1, 1655, -1, -1, 1657, 1659, 1661, -1, 1796, 1797, 1663, 1665, 1667,
    1669, 1672, 1798, 1674, 1799, 1675, 1677, 1678, 1679, 1800, 1680, 1681, 1682, 1683, 1684, 1685, 1686,
    1687, 1688, 1689, -1, -1, 1692, -1, -1, 1801, 1802, 1695, -1, -1, -1, -1, 1698, -1, -1, 1803, -1, -1,
    1703, 1704, 1705, 1706, 1707, 1708, 1710, 1712, 1714, 1715, 1716, 1717, 1718, -1, 1721, 1805, 1722, 1723,
    1724, 1725, -1, 1726, 1727, 1728, 1806, 1733, 1735, 1736, 1738, 1739, 1740, -1, 1741, 1742, 1744, 1745,
    1746, 1747, 1749, 1751, 1753, 1755, 1757, 1758, 1759, 1765, -1, 1769, 1770, 1771, 1772, 1773, -1, 1775,
    1780, 1782, 1783, -1, 1808, 1809, 1810, 1811, 1812, 1813, 1814, 1817, 1818, 1819, 1820, 1821, 1822, 1823,
    1824, 1825, 1827, 1828, 1829, 1830, 1831, 1832, 1833, 1835, 1836, 1837, 1838, 1839, 1840, 1841, 1842,
    1843, 1844, 1845, 1846, 1847, 1849, 1850, 1851, 1852, 1853, 1854, 1855, 1856, 1858, 1859, 1860, 1863,
    1864, 1865, 1866, 1867, 1868, 1870, 1871, 1873, 1874, 1875, 1876, 1877, 1878, 1879, 1881, 1885, 1788, -1,
    1789, 1790
};

static const struct catalogue_link links[] = {
    {0, 3, 0}, {0, 692, 0}, {0, -1, 0}, {1, 4, 0}, {2, 7, 0}, {2, -1, 0}, {2, -1, 0}, {3, 10, 0}, {3, 13, 0},
    {3, -1, 0}, {4, 64, 0}, {4, 14, 0}, {4, -1, 0}, {5, 15, 0}, {6, -1, 0}, {7, 16, 0}, {8, -1, 0},
    {9, 18, 0}, {10, 19, 0}, {11, -1, 0}, {12, 203, 4}, {12, -1, 5}, {13, -1, 1}, {13, -1, 0}, {14, -1, 1},
    {14, -1, 0}, {15, -1, 1}, {15, -1, 0}, {16, -1, 1}, {16, -1, 0}, {17, 200, 1}, {17, -1, 0}, {18, -1, 1},
    {18, -1, 0}, {19, -1, 0}, {20, -1, 0}, {21, -1, 0}, {22, 949, 3}, {23, -1, 2}, {24, -1, 2}, {25, -1, 2},
    {26, -1, 2}, {27, -1, 2}, {28, -1, 2}, {29, -1, 2}, {30, -1, 2}, {31, -1, 2}, {32, -1, 2}, {33, -1, 2},
    {34, -1, 2}, {35, -1, 2}, {36, -1, 2}, {37, 198, 2}, {38, -1, 2}, {39, -1, 2}, {40, -1, 2}, {41, 57, 0},
    {42, -1, 0}, {43, 75, 4}, {44, 76, 4}, {45, 153, 4}, {46, -1, 4}, {47, -1, 4}, {48, -1, 0}, {49, -1, 0},
    {49, -1, 0}, {50, 1139, 2}, {51, -1, 2}, {52, 1140, 2}, {53, 1146, 2}, {54, 72, 0}, {54, -1, 0},
    {55, -1, 0}, {56, 88, 4}, {56, -1, 5}, {57, 108, 2}, {58, 109, 2}, {59, 92, 1}, {59, -1, 0},
    {60, 379, 1}, {61, -1, 0}, {62, 105, 1}, {63, -1, 0}, {64, 107, 2}, {65, 87, 0}, {65, 1754, 0},
    {65, -1, 0}, {66, -1, 0}, {67, 98, 4}, {68, -1, 2}, {69, -1, 2}, {70, 1611, 2}, {71, 102, 1},
    {72, -1, 0}, {73, 97, 0}, {73, 154, 0}, {73, -1, 0}, {74, -1, 0}, {75, 119, 4}, {75, -1, 5},
    {76, 149, 2}, {77, 151, 2}, {78, 193, 1}, {78, -1, 0}, {79, -1, 0}, {80, 191, 1}, {81, -1, 0},
    {82, 167, 2}, {83, 1062, 2}, {84, 1063, 2}, {85, -1, 2}, {86, -1, 2}, {87, -1, 2}, {88, 940, 2},
    {89, 117, 0}, {89, 1748, 0}, {89, -1, 0}, {90, 118, 0}, {91, -1, 0}, {92, 173, 4}, {92, -1, 5},
    {93, -1, 4}, {93, -1, 5}, {94, -1, 4}, {94, -1, 5}, {95, -1, 0}, {96, -1, 0}, {97, -1, 0}, {98, -1, 0},
    {99, -1, 4}, {99, -1, 5}, {100, -1, 4}, {100, -1, 5}, {101, -1, 4}, {101, -1, 5}, {102, -1, 4},
    {102, -1, 5}, {103, -1, 2}, {103, -1, 0}, {104, -1, 2}, {104, -1, 0}, {105, -1, 2}, {105, -1, 0},
    {106, -1, 2}, {106, -1, 0}, {107, -1, 2}, {107, -1, 0}, {108, -1, 2}, {108, -1, 0}, {109, -1, 2},
    {109, -1, 0}, {110, -1, 2}, {110, -1, 0}, {111, -1, 2}, {112, 1052, 2}, {113, -1, 2}, {113, -1, 0},
    {114, -1, 2}, {114, -1, 0}, {115, -1, 2}, {115, -1, 0}, {116, 407, 2}, {116, -1, 0}, {117, 364, 2},
    {117, -1, 0}, {118, 1049, 2}, {119, 684, 2}, {120, -1, 2}, {121, 172, 0}, {121, -1, 0}, {122, -1, 0},
    {123, -1, 0}, {124, -1, 0}, {125, 221, 4}, {125, -1, 5}, {126, -1, 1}, {126, -1, 0}, {127, -1, 1},
    {127, -1, 0}, {128, -1, 1}, {128, -1, 0}, {129, 575, 1}, {129, -1, 0}, {130, 577, 1}, {130, -1, 0},
    {131, -1, 1}, {131, -1, 0}, {132, 189, 1}, {132, -1, 0}, {133, 437, 1}, {133, -1, 0}, {134, -1, 1},
    {134, -1, 0}, {135, -1, 1}, {135, -1, 0}, {136, -1, 1}, {137, -1, 0}, {138, -1, 2}, {139, -1, 2},
    {140, -1, 2}, {141, -1, 1}, {142, -1, 2}, {143, -1, 2}, {144, -1, 0}, {145, -1, 5}, {146, 214, 5},
    {147, -1, 5}, {148, -1, 5}, {149, -1, 5}, {150, -1, 5}, {151, -1, 5}, {152, -1, 5}, {153, -1, 5},
    {154, -1, 5}, {155, -1, 4}, {156, -1, 4}, {157, -1, 4}, {158, -1, 4}, {158, -1, 5}, {159, -1, 4},
    {159, 1554, 5}, {160, 388, 4}, {161, 298, 4}, {161, -1, 5}, {162, 294, 4}, {162, -1, 5}, {163, 232, 0},
    {164, 233, 0}, {165, 234, 0}, {166, -1, 0}, {167, 235, 0}, {168, -1, 0}, {169, -1, 0}, {170, -1, 0},
    {171, -1, 0}, {172, 263, 0}, {173, 245, 0}, {174, 247, 0}, {175, 249, 0}, {176, 251, 0}, {177, 253, 0},
    {178, 255, 0}, {179, 257, 0}, {180, 259, 0}, {181, 261, 0}, {182, 246, 0}, {183, -1, 0}, {184, 248, 0},
    {185, -1, 0}, {186, 250, 0}, {187, -1, 0}, {188, 252, 0}, {189, -1, 0}, {190, 254, 0}, {191, -1, 0},
    {192, 256, 0}, {193, -1, 0}, {194, 258, 0}, {195, -1, 0}, {196, 260, 0}, {197, -1, 0}, {198, 262, 0},
    {199, -1, 0}, {200, 264, 0}, {201, 266, 0}, {202, 504, 0}, {203, 267, 0}, {204, -1, 0}, {205, -1, 0},
    {205, -1, 0}, {206, -1, 0}, {206, -1, 0}, {207, -1, 0}, {207, -1, 0}, {208, -1, 0}, {209, -1, 0},
    {210, -1, 0}, {210, -1, 0}, {211, -1, 0}, {211, -1, 0}, {212, -1, 0}, {212, -1, 0}, {213, 1743, 0},
    {213, -1, 0}, {214, -1, 0}, {214, -1, 0}, {215, -1, 0}, {215, -1, 0}, {216, -1, 0}, {216, -1, 0},
    {217, 291, 0}, {218, 292, 0}, {219, 293, 1}, {220, -1, 1}, {221, 296, 0}, {221, -1, 0}, {222, 297, 0},
    {223, 478, 0}, {224, 300, 0}, {224, -1, 0}, {225, 301, 0}, {226, 479, 0}, {227, -1, 0}, {227, -1, 0},
    {228, -1, 0}, {228, -1, 0}, {229, -1, 0}, {229, -1, 0}, {230, -1, 0}, {230, -1, 0}, {231, -1, 0},
    {231, -1, 0}, {232, -1, 0}, {232, -1, 0}, {233, -1, 0}, {233, -1, 0}, {234, -1, 0}, {234, -1, 0},
    {235, -1, 0}, {235, -1, 0}, {236, -1, 0}, {236, -1, 0}, {237, -1, 0}, {237, -1, 0}, {238, -1, 0},
    {238, -1, 0}, {239, -1, 0}, {239, -1, 0}, {240, -1, 0}, {240, -1, 0}, {241, -1, 0}, {241, -1, 0},
    {242, -1, 0}, {242, -1, 0}, {243, -1, 0}, {244, -1, 0}, {245, -1, 0}, {246, -1, 0}, {247, -1, 0},
    {248, -1, 0}, {249, -1, 5}, {250, -1, 5}, {251, -1, 5}, {252, -1, 5}, {253, -1, 5}, {254, -1, 5},
    {255, -1, 5}, {256, -1, 5}, {257, -1, 5}, {258, 356, 1}, {259, 1116, 4}, {260, 1119, 4}, {261, -1, 4},
    {262, -1, 4}, {263, -1, 4}, {264, -1, 4}, {265, -1, 1}, {266, -1, 1}, {267, -1, 1}, {268, 381, 1},
    {269, -1, 1}, {270, -1, 2}, {271, -1, 1}, {272, -1, 2}, {273, -1, 2}, {274, -1, 2}, {275, -1, 2},
    {276, -1, 2}, {277, -1, 2}, {278, -1, 2}, {279, -1, 2}, {280, -1, 2}, {281, -1, 2}, {282, -1, 4},
    {283, -1, 4}, {284, -1, 2}, {285, -1, 1}, {286, -1, 1}, {287, -1, 1}, {288, -1, 1}, {289, -1, 1},
    {290, -1, 0}, {291, -1, 1}, {292, 384, 0}, {293, 385, 0}, {294, -1, 0}, {295, 389, 3}, {296, 390, 3},
    {297, -1, 4}, {298, -1, 2}, {299, -1, 2}, {300, -1, 2}, {301, -1, 0}, {301, -1, 0}, {302, -1, 0},
    {302, -1, 0}, {303, -1, 0}, {303, -1, 0}, {304, -1, 0}, {304, -1, 0}, {305, -1, 0}, {305, -1, 0},
    {306, -1, 0}, {306, -1, 0}, {307, -1, 0}, {307, -1, 0}, {308, 497, 2}, {309, 498, 2}, {310, 439, 2},
    {311, 443, 2}, {312, 568, 1}, {313, 560, 1}, {314, -1, 0}, {315, -1, 0}, {316, 548, 1}, {317, 549, 1},
    {318, 539, 1}, {319, 475, 1}, {320, 474, 1}, {321, -1, 1}, {322, -1, 1}, {323, -1, 1}, {324, -1, 1},
    {325, -1, 1}, {326, -1, 5}, {327, -1, 1}, {328, -1, 1}, {329, -1, 1}, {330, -1, 1}, {331, -1, 1},
    {332, 596, 1}, {333, -1, 1}, {334, -1, 1}, {335, 1600, 1}, {336, -1, 5}, {337, -1, 5}, {338, -1, 5},
    {339, 438, 1}, {340, 453, 1}, {341, 554, 1}, {342, 555, 1}, {343, 442, 1}, {344, -1, 1}, {345, -1, 1},
    {346, 445, 1}, {347, -1, 1}, {348, 447, 1}, {349, 459, 1}, {350, -1, 1}, {351, -1, 1}, {352, -1, 1},
    {353, 495, 1}, {354, 493, 1}, {355, 501, 1}, {356, -1, 2}, {357, 456, 1}, {358, -1, 1}, {359, 458, 1},
    {360, -1, 1}, {361, 461, 1}, {362, 463, 1}, {363, 462, 1}, {364, -1, 1}, {365, -1, 1}, {366, -1, 1},
    {367, 487, 1}, {368, 467, 1}, {369, 468, 1}, {370, 517, 1}, {371, -1, 1}, {372, -1, 2}, {373, -1, 2},
    {374, -1, 2}, {375, 550, 1}, {376, 551, 1}, {377, 552, 1}, {378, 496, 1}, {379, 569, 0}, {380, 480, 1},
    {381, 481, 1}, {382, 482, 0}, {383, 483, 0}, {384, 559, 1}, {385, 558, 1}, {386, 485, 1}, {387, 486, 1},
    {388, 556, 1}, {389, -1, 1}, {390, 489, 1}, {391, 1671, 1}, {392, 491, 1}, {393, 589, 1}, {394, 591, 1},
    {395, -1, 1}, {396, -1, 1}, {397, 594, 1}, {398, 535, 1}, {399, 529, 2}, {400, 530, 2}, {401, -1, 1},
    {402, -1, 1}, {403, 553, 1}, {404, -1, 1}, {405, -1, 1}, {406, 521, 0}, {407, -1, 2}, {408, -1, 2},
    {409, -1, 2}, {410, -1, 2}, {411, -1, 2}, {412, -1, 2}, {413, -1, 2}, {414, -1, 2}, {415, 1579, 2},
    {416, 1580, 2}, {417, 1582, 2}, {418, 1581, 2}, {419, -1, 1}, {420, -1, 1}, {421, -1, 1}, {422, -1, 0},
    {423, 522, 0}, {424, 524, 0}, {425, -1, 0}, {426, 1593, 0}, {427, -1, 2}, {428, -1, 2}, {429, 1410, 2},
    {430, -1, 2}, {431, 564, 2}, {432, 565, 2}, {433, -1, 1}, {434, -1, 1}, {435, -1, 1}, {436, -1, 1},
    {437, 592, 1}, {438, 1792, 1}, {439, -1, 1}, {440, -1, 1}, {441, -1, 1}, {442, -1, 1}, {443, -1, 1},
    {444, 1617, 1}, {445, 544, 0}, {446, 547, 0}, {447, -1, 0}, {448, -1, 0}, {449, -1, 0}, {450, 567, 1},
    {451, -1, 1}, {452, -1, 1}, {453, -1, 1}, {454, -1, 1}, {455, 566, 1}, {456, 561, 1}, {457, -1, 1},
    {458, 557, 1}, {459, -1, 1}, {460, -1, 1}, {461, -1, 1}, {462, -1, 1}, {463, 574, 2}, {464, -1, 2},
    {465, -1, 2}, {466, 572, 2}, {467, 573, 2}, {468, 588, 1}, {469, -1, 1}, {470, 1869, 1}, {471, -1, 0},
    {472, 571, 0}, {473, -1, 0}, {474, -1, 2}, {475, 1711, 2}, {476, -1, 2}, {477, -1, 1}, {478, -1, 1},
    {479, -1, 1}, {480, -1, 1}, {481, -1, 1}, {482, -1, 1}, {483, -1, 1}, {484, -1, 1}, {485, -1, 1},
    {486, -1, 1}, {487, -1, 1}, {488, -1, 1}, {489, -1, 1}, {490, 1018, 1}, {491, -1, 1}, {492, -1, 1},
    {493, -1, 1}, {494, -1, 1}, {495, -1, 1}, {496, -1, 1}, {497, -1, 1}, {498, -1, 1}, {499, 602, 0},
    {500, -1, 1}, {501, -1, 1}, {502, -1, 1}, {503, -1, 1}, {504, 603, 0}, {505, 604, 0}, {506, 606, 0},
    {507, 1807, 0}, {508, -1, 0}, {509, -1, 4}, {510, -1, 3}, {511, -1, 4}, {512, -1, 3}, {513, -1, 4},
    {514, -1, 3}, {515, -1, 4}, {516, -1, 3}, {517, -1, 4}, {518, -1, 3}, {519, -1, 4}, {520, -1, 3},
    {521, -1, 4}, {522, -1, 3}, {523, -1, 4}, {524, -1, 3}, {525, -1, 4}, {526, -1, 3}, {527, -1, 4},
    {528, -1, 3}, {529, -1, 4}, {530, -1, 3}, {531, -1, 4}, {532, -1, 3}, {533, -1, 4}, {534, -1, 3},
    {535, -1, 4}, {536, -1, 3}, {537, -1, 4}, {538, -1, 3}, {539, -1, 4}, {540, -1, 4}, {541, -1, 4},
    {542, -1, 4}, {543, -1, 4}, {544, -1, 4}, {545, -1, 4}, {546, -1, 4}, {547, -1, 4}, {548, -1, 4},
    {549, -1, 4}, {550, -1, 4}, {551, -1, 4}, {552, -1, 4}, {553, -1, 4}, {554, -1, 4}, {555, -1, 4},
    {556, -1, 4}, {557, -1, 4}, {558, -1, 4}, {559, -1, 4}, {560, 659, 0}, {561, -1, 0}, {562, 661, 0},
    {563, -1, 0}, {564, 663, 0}, {565, 691, 0}, {566, 665, 0}, {567, -1, 0}, {568, 667, 0}, {569, 757, 0},
    {570, 669, 0}, {571, -1, 0}, {572, 671, 0}, {573, -1, 0}, {574, 673, 0}, {575, -1, 0}, {576, 675, 0},
    {577, -1, 0}, {578, 677, 0}, {579, -1, 0}, {580, 679, 0}, {581, -1, 0}, {582, 681, 0}, {583, -1, 0},
    {584, 956, 2}, {585, 957, 2}, {586, 874, 2}, {587, 959, 2}, {588, 960, 2}, {589, -1, 2}, {590, 962, 2},
    {591, 690, 0}, {592, -1, 0}, {593, -1, 0}, {594, 964, 2}, {595, -1, 2}, {596, -1, 1}, {597, -1, 2},
    {598, -1, 2}, {599, 1438, 2}, {600, 1816, 2}, {601, -1, 2}, {602, -1, 2}, {603, 1125, 0}, {604, 967, 2},
    {605, -1, 2}, {606, -1, 2}, {607, -1, 2}, {608, 950, 2}, {609, -1, 2}, {610, -1, 2}, {611, 999, 2},
    {612, -1, 2}, {613, -1, 2}, {614, -1, 2}, {615, -1, 2}, {616, -1, 2}, {617, 982, 2}, {618, -1, 2},
    {619, -1, 2}, {620, -1, 2}, {621, -1, 2}, {622, -1, 2}, {623, -1, 2}, {624, -1, 2}, {625, -1, 2},
    {626, -1, 2}, {627, -1, 2}, {628, -1, 2}, {629, -1, 2}, {630, -1, 2}, {631, -1, 2}, {632, -1, 2},
    {633, -1, 2}, {634, -1, 2}, {635, 971, 2}, {636, -1, 2}, {637, -1, 2}, {638, -1, 2}, {639, -1, 2},
    {640, -1, 2}, {641, -1, 2}, {642, -1, 4}, {643, 792, 4}, {644, -1, 5}, {645, -1, 4}, {646, -1, 5},
    {647, 1089, 2}, {648, -1, 2}, {649, -1, 4}, {649, -1, 5}, {650, -1, 4}, {650, -1, 5}, {651, -1, 4},
    {651, -1, 5}, {652, -1, 4}, {652, -1, 5}, {653, 1676, 4}, {653, -1, 5}, {654, -1, 0}, {655, -1, 2},
    {656, -1, 2}, {657, -1, 2}, {658, -1, 2}, {659, -1, 2}, {660, -1, 2}, {661, -1, 2}, {662, -1, 2},
    {663, 998, 2}, {664, -1, 4}, {665, -1, 4}, {665, -1, 5}, {666, -1, 4}, {667, -1, 4}, {667, -1, 5},
    {668, -1, 4}, {669, -1, 4}, {669, -1, 5}, {670, -1, 4}, {671, -1, 4}, {671, -1, 5}, {672, -1, 4},
    {673, -1, 4}, {673, -1, 5}, {674, -1, 4}, {675, -1, 4}, {675, -1, 5}, {676, -1, 4}, {677, -1, 4},
    {677, -1, 5}, {678, -1, 2}, {679, -1, 2}, {680, -1, 2}, {681, 1087, 4}, {682, -1, 4}, {682, -1, 5},
    {683, -1, 4}, {684, -1, 4}, {684, -1, 5}, {685, -1, 4}, {686, -1, 4}, {686, -1, 5}, {687, -1, 4},
    {688, -1, 4}, {688, -1, 5}, {689, -1, 4}, {690, -1, 4}, {691, -1, 4}, {691, -1, 5}, {692, -1, 4},
    {693, -1, 4}, {693, -1, 5}, {694, -1, 4}, {695, -1, 4}, {695, -1, 5}, {696, -1, 4}, {697, -1, 4},
    {697, -1, 5}, {698, -1, 4}, {699, -1, 4}, {699, -1, 5}, {700, -1, 4}, {701, -1, 4}, {701, -1, 5},
    {702, -1, 4}, {703, -1, 4}, {703, -1, 5}, {704, -1, 4}, {705, -1, 4}, {705, -1, 5}, {706, -1, 4},
    {707, -1, 4}, {707, -1, 5}, {708, -1, 4}, {709, -1, 4}, {709, -1, 5}, {710, -1, 4}, {711, -1, 4},
    {711, -1, 5}, {712, -1, 4}, {713, -1, 4}, {713, -1, 5}, {714, -1, 4}, {715, -1, 4}, {715, -1, 5},
    {716, -1, 4}, {717, 845, 1}, {718, 1152, 1}, {719, 847, 1}, {720, 1153, 1}, {721, -1, 1}, {722, -1, 1},
    {723, 851, 1}, {724, -1, 1}, {725, 853, 1}, {726, -1, 1}, {727, 855, 1}, {728, -1, 1}, {729, 857, 1},
    {730, -1, 1}, {731, -1, 1}, {732, -1, 1}, {733, -1, 2}, {734, -1, 2}, {735, -1, 2}, {736, -1, 2},
    {737, -1, 2}, {738, 1123, 2}, {739, -1, 2}, {740, -1, 2}, {741, -1, 2}, {742, -1, 2}, {743, -1, 2},
    {744, -1, 2}, {745, 1113, 4}, {745, -1, 5}, {746, 1050, 4}, {746, -1, 5}, {747, 1110, 4}, {747, -1, 5},
    {748, -1, 4}, {748, -1, 5}, {749, -1, 4}, {749, -1, 5}, {750, -1, 2}, {751, -1, 2}, {752, -1, 2},
    {753, -1, 2}, {754, -1, 1}, {755, -1, 1}, {756, -1, 1}, {757, -1, 1}, {758, -1, 1}, {759, -1, 1},
    {760, -1, 1}, {761, 895, 1}, {762, -1, 1}, {763, 896, 1}, {764, -1, 1}, {765, 898, 1}, {766, 1015, 1},
    {767, 900, 1}, {768, -1, 1}, {769, 902, 1}, {770, -1, 1}, {771, 905, 1}, {772, 906, 1}, {773, -1, 1},
    {774, -1, 1}, {775, 908, 1}, {776, -1, 1}, {777, -1, 1}, {778, -1, 1}, {779, 913, 1}, {780, 1241, 1},
    {781, 914, 1}, {782, 922, 1}, {783, -1, 1}, {784, -1, 1}, {785, -1, 1}, {786, -1, 1}, {787, -1, 2},
    {788, -1, 1}, {789, -1, 1}, {790, -1, 1}, {791, -1, 1}, {792, 925, 1}, {793, 926, 1}, {794, -1, 1},
    {795, -1, 4}, {796, -1, 2}, {797, -1, 2}, {798, -1, 1}, {799, -1, 1}, {800, 1304, 4}, {801, -1, 4},
    {802, -1, 2}, {803, 1371, 4}, {804, -1, 3}, {805, 1017, 1}, {806, -1, 1}, {807, -1, 1}, {808, 1750, 1},
    {809, -1, 0}, {810, -1, 0}, {811, -1, 0}, {812, -1, 0}, {813, -1, 2}, {814, -1, 2}, {815, -1, 2},
    {816, -1, 2}, {817, -1, 2}, {818, -1, 2}, {819, -1, 2}, {820, -1, 2}, {821, -1, 2}, {822, -1, 1},
    {823, -1, 1}, {824, 1027, 2}, {825, 1709, 2}, {826, 1032, 2}, {827, -1, 2}, {828, -1, 2}, {829, -1, 2},
    {830, 1126, 2}, {831, -1, 2}, {832, 1048, 2}, {833, -1, 2}, {834, -1, 2}, {835, -1, 2}, {836, -1, 2},
    {837, -1, 2}, {838, -1, 2}, {839, -1, 2}, {840, -1, 2}, {841, -1, 2}, {842, -1, 2}, {843, -1, 2},
    {844, -1, 2}, {845, -1, 2}, {846, -1, 2}, {847, -1, 2}, {848, -1, 2}, {849, -1, 2}, {850, -1, 2},
    {851, -1, 2}, {852, -1, 4}, {852, -1, 5}, {853, -1, 4}, {853, -1, 5}, {854, -1, 4}, {854, -1, 5},
    {855, -1, 4}, {855, -1, 5}, {856, -1, 2}, {857, -1, 2}, {858, -1, 2}, {859, -1, 2}, {860, -1, 2},
    {861, -1, 2}, {862, 1131, 2}, {863, -1, 2}, {864, -1, 2}, {865, -1, 2}, {866, -1, 2}, {867, -1, 2},
    {868, 1636, 2}, {869, -1, 2}, {870, -1, 2}, {871, -1, 1}, {872, -1, 1}, {873, -1, 1}, {874, -1, 1},
    {875, -1, 2}, {876, -1, 2}, {877, -1, 1}, {878, -1, 1}, {879, 1016, 1}, {880, -1, 1}, {881, -1, 1},
    {882, 1729, 1}, {883, -1, 0}, {884, -1, 0}, {885, -1, 0}, {886, -1, 0}, {887, -1, 0}, {888, -1, 0},
    {889, 1026, 0}, {890, -1, 0}, {891, 1028, 1}, {892, 1029, 1}, {893, 1030, 1}, {894, -1, 1}, {895, -1, 1},
    {896, 1033, 1}, {897, -1, 1}, {898, 1035, 1}, {899, 1036, 1}, {900, 1037, 1}, {901, -1, 1},
    {902, 1039, 1}, {903, -1, 1}, {904, 1041, 1}, {905, 1042, 1}, {906, 1043, 1}, {907, 1044, 1},
    {908, 1045, 1}, {909, -1, 1}, {910, -1, 1}, {911, -1, 1}, {912, 1756, 2}, {913, 1777, 2}, {914, 1057, 2},
    {915, -1, 2}, {916, 1752, 2}, {917, -1, 4}, {918, -1, 4}, {919, -1, 4}, {920, -1, 4}, {921, -1, 4},
    {922, -1, 4}, {923, -1, 4}, {924, -1, 4}, {925, -1, 4}, {926, -1, 2}, {927, -1, 2}, {928, -1, 0},
    {929, -1, 0}, {930, 1067, 0}, {931, 1068, 0}, {932, -1, 0}, {933, 1070, 0}, {934, 1071, 0}, {935, -1, 0},
    {936, 1073, 0}, {937, 1074, 0}, {938, -1, 0}, {939, 1076, 0}, {940, 1077, 0}, {941, -1, 0},
    {942, 1079, 0}, {943, 1080, 0}, {944, -1, 0}, {945, 1082, 0}, {946, 1083, 0}, {947, -1, 0},
    {948, 1085, 0}, {949, 1086, 0}, {950, -1, 0}, {951, -1, 4}, {952, -1, 4}, {953, 1214, 2}, {954, -1, 4},
    {954, -1, 5}, {955, -1, 4}, {956, 1178, 4}, {956, -1, 5}, {957, -1, 4}, {958, -1, 4}, {958, -1, 5},
    {959, -1, 4}, {960, 1184, 4}, {960, -1, 5}, {961, -1, 4}, {962, 1186, 4}, {962, -1, 5}, {963, -1, 4},
    {964, -1, 4}, {964, -1, 5}, {965, -1, 4}, {966, -1, 4}, {966, -1, 5}, {967, -1, 4}, {967, -1, 5},
    {968, -1, 4}, {969, -1, 4}, {969, -1, 5}, {970, -1, 4}, {971, -1, 4}, {971, -1, 5}, {972, -1, 4},
    {973, -1, 4}, {973, -1, 5}, {974, -1, 4}, {975, 1457, 2}, {976, -1, 2}, {977, 1872, 2}, {978, -1, 2},
    {979, -1, 2}, {980, -1, 2}, {981, -1, 2}, {982, -1, 2}, {983, -1, 2}, {984, 1436, 2}, {985, -1, 2},
    {986, -1, 2}, {987, -1, 2}, {988, -1, 2}, {989, -1, 2}, {990, -1, 2}, {991, -1, 2}, {992, -1, 2},
    {993, -1, 2}, {994, 1148, 2}, {995, 1144, 1}, {996, 1174, 1}, {997, 1173, 1}, {998, -1, 1}, {999, -1, 1},
    {1000, -1, 1}, {1001, 1325, 1}, {1002, -1, 1}, {1003, 1151, 1}, {1004, -1, 1}, {1005, -1, 1},
    {1006, -1, 1}, {1007, 1158, 1}, {1008, 1159, 1}, {1009, 1160, 1}, {1010, 1161, 1}, {1011, -1, 1},
    {1012, -1, 1}, {1013, -1, 1}, {1014, -1, 1}, {1015, -1, 1}, {1016, -1, 1}, {1017, -1, 1}, {1018, -1, 1},
    {1019, -1, 1}, {1020, -1, 1}, {1021, -1, 1}, {1022, -1, 2}, {1023, -1, 2}, {1024, -1, 2}, {1025, -1, 2},
    {1026, 1610, 1}, {1027, -1, 1}, {1028, -1, 1}, {1029, -1, 1}, {1030, -1, 4}, {1031, -1, 4},
    {1031, -1, 5}, {1032, -1, 4}, {1032, -1, 5}, {1033, -1, 4}, {1033, -1, 5}, {1034, -1, 4}, {1034, -1, 5},
    {1035, -1, 4}, {1035, -1, 5}, {1036, 1793, 1}, {1037, -1, 1}, {1038, -1, 1}, {1039, -1, 1},
    {1040, -1, 1}, {1041, -1, 1}, {1042, -1, 1}, {1043, -1, 1}, {1044, 1197, 0}, {1045, -1, 0},
    {1046, 1199, 0}, {1047, 1208, 0}, {1048, 1201, 0}, {1049, -1, 0}, {1050, -1, 0}, {1051, 1204, 0},
    {1052, 1205, 0}, {1053, 1206, 0}, {1054, -1, 0}, {1055, -1, 0}, {1056, -1, 0}, {1057, -1, 0},
    {1058, -1, 0}, {1059, 1215, 4}, {1060, 1216, 4}, {1061, -1, 4}, {1062, 1465, 2}, {1063, -1, 3},
    {1064, -1, 3}, {1065, -1, 0}, {1066, -1, 0}, {1067, -1, 4}, {1067, -1, 5}, {1068, -1, 4}, {1068, -1, 5},
    {1069, -1, 4}, {1069, -1, 5}, {1070, -1, 4}, {1070, -1, 5}, {1071, -1, 4}, {1071, -1, 5}, {1072, -1, 4},
    {1072, -1, 5}, {1073, -1, 4}, {1073, -1, 5}, {1074, -1, 4}, {1074, -1, 5}, {1075, -1, 4}, {1075, -1, 5},
    {1076, -1, 4}, {1076, -1, 5}, {1077, -1, 4}, {1077, -1, 5}, {1078, -1, 4}, {1078, -1, 5}, {1079, -1, 4},
    {1079, -1, 5}, {1080, -1, 4}, {1080, -1, 5}, {1081, -1, 4}, {1081, -1, 5}, {1082, -1, 4}, {1082, -1, 5},
    {1083, -1, 4}, {1084, -1, 4}, {1085, -1, 4}, {1086, -1, 4}, {1087, -1, 4}, {1088, -1, 4}, {1089, -1, 4},
    {1090, -1, 4}, {1091, -1, 4}, {1092, -1, 4}, {1093, -1, 4}, {1094, -1, 4}, {1095, -1, 4},
    {1096, 1331, 4}, {1096, -1, 5}, {1097, 1278, 4}, {1097, -1, 5}, {1098, 1280, 4}, {1098, -1, 5},
    {1099, 1276, 4}, {1099, -1, 5}, {1100, -1, 4}, {1101, -1, 4}, {1102, -1, 4}, {1103, -1, 4},
    {1104, 1306, 4}, {1104, -1, 5}, {1105, 1329, 4}, {1105, -1, 5}, {1106, 1330, 4}, {1106, -1, 5},
    {1107, -1, 4}, {1107, -1, 5}, {1108, -1, 4}, {1108, -1, 5}, {1109, -1, 4}, {1109, -1, 5}, {1110, -1, 4},
    {1110, -1, 5}, {1111, -1, 4}, {1111, -1, 5}, {1112, -1, 4}, {1112, -1, 5}, {1113, -1, 4}, {1113, -1, 5},
    {1114, -1, 4}, {1114, -1, 5}, {1115, -1, 4}, {1115, -1, 5}, {1116, -1, 4}, {1116, -1, 5}, {1117, -1, 4},
    {1117, -1, 5}, {1118, -1, 4}, {1118, -1, 5}, {1119, 1328, 4}, {1119, -1, 5}, {1120, -1, 4},
    {1120, -1, 5}, {1121, -1, 4}, {1121, -1, 5}, {1122, -1, 0}, {1123, -1, 0}, {1124, 1386, 5},
    {1125, -1, 0}, {1126, 1318, 0}, {1127, -1, 3}, {1128, -1, 0}, {1129, 1320, 0}, {1130, -1, 0},
    {1131, 1322, 0}, {1132, 1323, 0}, {1133, -1, 0}, {1134, 1472, 1}, {1135, -1, 1}, {1136, -1, 2},
    {1137, -1, 2}, {1138, -1, 4}, {1139, -1, 4}, {1140, -1, 4}, {1141, -1, 4}, {1142, -1, 3}, {1143, -1, 0},
    {1144, 1335, 3}, {1145, 1336, 3}, {1146, 1337, 3}, {1147, 1338, 3}, {1148, 1339, 3}, {1149, 1340, 3},
    {1150, 1341, 3}, {1151, 1342, 3}, {1152, 1343, 3}, {1153, -1, 3}, {1154, 1345, 3}, {1155, 1346, 3},
    {1156, 1347, 3}, {1157, 1348, 3}, {1158, -1, 3}, {1159, 1350, 3}, {1160, 1351, 3}, {1161, 1352, 3},
    {1162, -1, 3}, {1163, -1, 3}, {1164, -1, 3}, {1165, -1, 3}, {1166, 1357, 3}, {1167, 1358, 3},
    {1168, 1359, 3}, {1169, -1, 3}, {1170, -1, 3}, {1171, -1, 3}, {1172, 1488, 3}, {1173, -1, 3},
    {1174, -1, 3}, {1175, -1, 3}, {1176, -1, 3}, {1177, -1, 3}, {1178, -1, 3}, {1179, -1, 3}, {1180, -1, 3},
    {1181, -1, 4}, {1182, -1, 4}, {1183, 1374, 3}, {1184, -1, 3}, {1185, 1376, 0}, {1186, -1, 0},
    {1187, 1378, 1}, {1188, -1, 1}, {1189, 1380, 1}, {1190, -1, 1}, {1191, 1382, 1}, {1192, -1, 1},
    {1193, -1, 0}, {1194, -1, 0}, {1195, -1, 0}, {1196, -1, 3}, {1197, -1, 3}, {1198, -1, 3}, {1199, -1, 3},
    {1200, -1, 3}, {1201, -1, 5}, {1202, -1, 5}, {1203, -1, 5}, {1204, -1, 0}, {1205, -1, 3}, {1206, -1, 3},
    {1207, 1398, 3}, {1208, -1, 4}, {1209, 1400, 0}, {1210, -1, 0}, {1211, 1402, 0}, {1212, -1, 0},
    {1213, 1404, 0}, {1214, -1, 0}, {1215, -1, 0}, {1216, -1, 2}, {1217, -1, 2}, {1218, -1, 2},
    {1219, -1, 2}, {1220, -1, 2}, {1221, 1734, 2}, {1222, -1, 2}, {1223, -1, 2}, {1224, -1, 2},
    {1225, -1, 2}, {1226, -1, 2}, {1227, -1, 2}, {1228, -1, 2}, {1229, -1, 2}, {1230, -1, 2}, {1231, -1, 2},
    {1232, -1, 2}, {1233, -1, 2}, {1234, -1, 2}, {1235, -1, 2}, {1236, -1, 2}, {1237, 1480, 2},
    {1238, 1481, 2}, {1239, 1482, 2}, {1240, -1, 2}, {1241, -1, 2}, {1242, -1, 2}, {1243, -1, 2},
    {1244, -1, 2}, {1245, -1, 2}, {1246, -1, 2}, {1247, -1, 2}, {1248, -1, 2}, {1249, -1, 2},
    {1250, 1441, 0}, {1251, 1442, 0}, {1252, 1443, 0}, {1253, 1444, 0}, {1254, 1445, 0}, {1255, 1446, 0},
    {1256, 1447, 0}, {1257, -1, 0}, {1258, 1449, 1}, {1259, -1, 1}, {1260, -1, 1}, {1261, -1, 1},
    {1262, -1, 1}, {1263, -1, 1}, {1264, 1455, 1}, {1265, -1, 1}, {1266, -1, 1}, {1267, -1, 2},
    {1268, -1, 2}, {1269, -1, 2}, {1270, -1, 2}, {1271, -1, 2}, {1272, -1, 2}, {1273, -1, 2}, {1274, -1, 2},
    {1275, 1466, 2}, {1276, -1, 2}, {1277, -1, 1}, {1278, -1, 1}, {1279, -1, 1}, {1280, -1, 1},
    {1281, -1, 1}, {1282, 1474, 1}, {1283, 1475, 1}, {1284, 1476, 1}, {1285, 1477, 1}, {1286, 1479, 1},
    {1287, 1478, 1}, {1288, -1, 1}, {1289, -1, 1}, {1290, -1, 2}, {1291, -1, 2}, {1292, -1, 2},
    {1293, 1484, 1}, {1294, -1, 1}, {1295, -1, 3}, {1296, -1, 3}, {1297, -1, 3}, {1298, -1, 3},
    {1299, -1, 3}, {1300, -1, 3}, {1301, -1, 3}, {1302, 1493, 0}, {1303, 1569, 0}, {1304, -1, 5},
    {1305, -1, 0}, {1306, -1, 0}, {1307, -1, 0}, {1308, -1, 0}, {1309, -1, 0}, {1310, -1, 0}, {1311, -1, 0},
    {1312, -1, 0}, {1313, -1, 0}, {1314, -1, 0}, {1315, -1, 0}, {1316, -1, 0}, {1317, -1, 0}, {1318, -1, 0},
    {1319, 1510, 0}, {1320, 1511, 0}, {1321, 1512, 0}, {1322, -1, 0}, {1323, -1, 0}, {1324, 1517, 0},
    {1325, 1518, 0}, {1326, 1519, 0}, {1327, -1, 0}, {1328, -1, 0}, {1329, -1, 0}, {1330, 1523, 0},
    {1331, 1524, 0}, {1332, -1, 0}, {1333, -1, 0}, {1334, -1, 0}, {1335, -1, 0}, {1336, -1, 0},
    {1337, -1, 0}, {1338, -1, 5}, {1339, -1, 5}, {1340, -1, 0}, {1341, 1532, 0}, {1342, 1533, 0},
    {1343, -1, 0}, {1344, 1535, 0}, {1345, 1536, 0}, {1346, -1, 0}, {1347, 1538, 0}, {1348, 1539, 0},
    {1349, 1540, 0}, {1350, -1, 0}, {1351, 1542, 0}, {1352, 1543, 0}, {1353, 1544, 0}, {1354, -1, 0},
    {1355, -1, 0}, {1356, -1, 0}, {1357, -1, 5}, {1358, -1, 5}, {1359, -1, 5}, {1360, -1, 5}, {1361, -1, 5},
    {1362, -1, 5}, {1363, -1, 5}, {1364, -1, 5}, {1365, -1, 5}, {1366, -1, 5}, {1367, -1, 5}, {1368, -1, 5},
    {1369, -1, 5}, {1370, -1, 5}, {1371, -1, 5}, {1372, -1, 5}, {1373, 1564, 0}, {1374, 1565, 0},
    {1375, 1566, 0}, {1376, 1567, 0}, {1377, 1568, 0}, {1378, -1, 0}, {1379, 1570, 0}, {1380, 1571, 0},
    {1381, 1572, 0}, {1382, 1573, 0}, {1383, 1574, 0}, {1384, 1575, 0}, {1385, 1576, 0}, {1386, 1577, 0},
    {1387, 1578, 0}, {1388, -1, 0}, {1389, -1, 2}, {1390, -1, 2}, {1391, -1, 2}, {1392, -1, 2},
    {1393, 1584, 2}, {1394, -1, 2}, {1395, -1, 2}, {1396, -1, 2}, {1397, -1, 2}, {1398, -1, 2},
    {1399, -1, 2}, {1400, -1, 0}, {1401, -1, 0}, {1402, 1602, 0}, {1403, -1, 0}, {1404, -1, 1},
    {1405, -1, 1}, {1406, -1, 1}, {1407, -1, 1}, {1408, -1, 1}, {1409, -1, 1}, {1410, 1785, 1},
    {1411, -1, 1}, {1412, 1605, 0}, {1413, 1604, 0}, {1414, -1, 0}, {1415, -1, 0}, {1416, 1607, 2},
    {1417, -1, 2}, {1418, -1, 0}, {1419, -1, 0}, {1420, -1, 2}, {1421, 1834, 2}, {1422, -1, 1},
    {1423, -1, 1}, {1424, -1, 1}, {1425, -1, 1}, {1426, -1, 1}, {1427, -1, 1}, {1428, -1, 1}, {1429, -1, 0},
    {1430, -1, 0}, {1431, -1, 0}, {1431, -1, 0}, {1432, 1624, 0}, {1433, 1625, 0}, {1434, 1626, 0},
    {1435, 1627, 0}, {1436, 1628, 0}, {1437, 1656, 0}, {1438, -1, 0}, {1439, 1632, 0}, {1440, -1, 0},
    {1441, 1654, 0}, {1442, -1, 0}, {1443, -1, 0}, {1444, 1737, 2}, {1445, -1, 2}, {1446, -1, 2},
    {1447, -1, 2}, {1448, -1, 2}, {1449, -1, 1}, {1450, -1, 1}, {1451, -1, 1}, {1452, -1, 0}, {1453, -1, 4},
    {1453, -1, 5}, {1454, -1, 4}, {1454, -1, 5}, {1455, -1, 4}, {1455, -1, 5}, {1456, -1, 4}, {1456, -1, 5},
    {1457, -1, 4}, {1457, -1, 5}, {1458, 1804, 0}, {1459, -1, 0}, {1460, 1700, 0}, {1461, 1658, 1},
    {1462, -1, 1}, {1463, 1660, 1}, {1464, -1, 1}, {1465, 1662, 1}, {1466, -1, 1}, {1467, 1664, 1},
    {1468, -1, 1}, {1469, 1666, 1}, {1470, -1, 1}, {1471, 1668, 1}, {1472, -1, 1}, {1473, 1670, 1},
    {1474, -1, 1}, {1475, -1, 1}, {1476, 1673, 1}, {1477, -1, 1}, {1478, -1, 1}, {1479, -1, 1},
    {1480, -1, 1}, {1481, 1768, 1}, {1482, -1, 1}, {1483, -1, 1}, {1484, -1, 0}, {1485, -1, 0},
    {1486, -1, 0}, {1487, -1, 0}, {1488, -1, 0}, {1489, -1, 0}, {1490, -1, 0}, {1491, -1, 0}, {1492, -1, 0},
    {1493, 1690, 1}, {1494, 1691, 1}, {1495, -1, 1}, {1496, 1693, 1}, {1497, 1694, 1}, {1498, -1, 1},
    {1499, 1696, 1}, {1500, 1697, 1}, {1501, 1701, 1}, {1502, 1699, 1}, {1503, -1, 1}, {1504, -1, 0},
    {1505, 1702, 1}, {1506, -1, 1}, {1507, -1, 0}, {1508, -1, 0}, {1509, -1, 0}, {1510, -1, 0},
    {1511, -1, 0}, {1512, -1, 2}, {1513, -1, 2}, {1514, -1, 2}, {1515, -1, 2}, {1516, -1, 2}, {1517, -1, 2},
    {1518, -1, 0}, {1519, -1, 0}, {1520, -1, 0}, {1521, 1719, 1}, {1522, 1720, 1}, {1523, -1, 1},
    {1524, -1, 1}, {1525, -1, 1}, {1526, -1, 0}, {1527, -1, 0}, {1528, -1, 0}, {1529, -1, 0}, {1530, -1, 4},
    {1531, -1, 4}, {1532, -1, 2}, {1533, 1730, 1}, {1534, 1731, 1}, {1535, 1732, 1}, {1536, 1776, 1},
    {1537, -1, 0}, {1538, -1, 2}, {1539, -1, 2}, {1540, -1, 2}, {1541, -1, 2}, {1542, -1, 2}, {1543, -1, 2},
    {1544, -1, 2}, {1545, -1, 4}, {1545, -1, 5}, {1546, -1, 4}, {1546, -1, 5}, {1547, -1, 4}, {1547, -1, 5},
    {1548, -1, 2}, {1549, -1, 0}, {1549, -1, 0}, {1550, -1, 0}, {1550, -1, 0}, {1551, -1, 0}, {1551, -1, 0},
    {1552, -1, 0}, {1552, -1, 0}, {1553, 1766, 0}, {1553, -1, 0}, {1554, 1778, 0}, {1555, 1779, 0},
    {1556, -1, 3}, {1557, -1, 3}, {1558, -1, 3}, {1559, -1, 3}, {1560, -1, 3}, {1561, -1, 0},
    {1562, 1767, 0}, {1563, 1774, 0}, {1564, -1, 4}, {1565, -1, 4}, {1566, -1, 4}, {1567, -1, 4},
    {1568, -1, 4}, {1569, -1, 4}, {1570, -1, 0}, {1571, -1, 0}, {1572, -1, 0}, {1573, -1, 1}, {1574, -1, 2},
    {1575, -1, 2}, {1576, 1781, 2}, {1577, -1, 2}, {1578, -1, 0}, {1579, 1784, 0}, {1580, -1, 0},
    {1581, 1786, 0}, {1582, -1, 0}, {1583, -1, 1}, {1584, -1, 0}, {1585, -1, 0}, {1586, -1, 0},
    {490, 1862, 6}, {494, 1861, 6}, {476, -1, 2}, {822, -1, 6}, {823, -1, 6}, {1461, -1, 6}, {1463, -1, 6},
    {1475, -1, 6}, {1478, -1, 6}, {1479, -1, 6}, {1493, -1, 6}, {1496, -1, 6}, {1499, -1, 6}, {1517, -1, 2},
    {1525, -1, 6}, {1533, 1826, 6}, {1548, -1, 2}, {805, -1, 6}, {808, -1, 6}, {754, -1, 6}, {761, -1, 6},
    {757, -1, 6}, {759, -1, 6}, {588, 1815, 2}, {828, -1, 2}, {599, -1, 2}, {1025, -1, 2}, {765, -1, 6},
    {765, -1, 6}, {766, -1, 6}, {766, -1, 6}, {879, -1, 6}, {879, -1, 6}, {880, -1, 6}, {880, -1, 6},
    {882, -1, 6}, {1293, -1, 6}, {1294, -1, 6}, {792, -1, 6}, {873, -1, 6}, {874, -1, 6}, {1277, -1, 6},
    {1278, -1, 6}, {399, -1, 2}, {401, -1, 6}, {402, -1, 6}, {414, -1, 2}, {403, -1, 6}, {420, -1, 6},
    {421, -1, 6}, {1395, -1, 2}, {1396, -1, 2}, {1397, -1, 2}, {1398, -1, 2}, {1399, -1, 2}, {500, -1, 6},
    {611, 1848, 2}, {863, -1, 2}, {849, -1, 2}, {656, -1, 2}, {655, -1, 2}, {638, -1, 2}, {639, -1, 2},
    {640, -1, 2}, {762, -1, 6}, {781, 1857, 6}, {782, -1, 6}, {313, -1, 6}, {390, -1, 6}, {391, -1, 6},
    {398, -1, 6}, {339, -1, 6}, {310, -1, 2}, {311, -1, 2}, {312, -1, 6}, {1259, -1, 6}, {1262, -1, 6},
    {1263, -1, 6}, {1272, -1, 2}, {1268, -1, 2}, {1247, -1, 2}, {976, -1, 2}, {997, -1, 6}, {1003, -1, 6},
    {1018, -1, 6}, {1279, -1, 6}, {1289, 1883, 6}, {1288, 1884, 6}, {1282, 1880, 6}, {1284, -1, 6},
    {1283, 1882, 6}, {1285, -1, 6}, {1286, -1, 6}, {1287, -1, 6}, {1583, -1, 6}
};

static const struct catalogue_entry entries[] = {
    {142, -1, 229, 121, -1, 0, 0, 0, 6, 6, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {142, -1, -1, -1, -1, 6, 0, 1, 0, 0, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {142, -1, 232, 233, -1, 6, 6, 2, 2, 2, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {142, -1, 143, 140, -1, 8, 8, 3, 2, 2, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {142, -1, 236, 237, -1, 10, 10, 4, 1, 1, 3, 0, 14, 0, 1, 0},  // CGAffineTransform
    {140, -1, -1, -1, -1, 11, 11, 5, 1, 1, 0, 0, 14, 0, 0, 0},  // S
    {237, -1, -1, -1, -1, 12, 12, 6, 2, 2, 0, 0, 14, 0, 1, 0},  // R
    {140, -1, -1, -1, -1, 14, 14, 7, 2, 2, 0, 0, 14, 0, 0, 0},  // S
    {140, -1, -1, -1, -1, 16, 16, 8, 3, 3, 0, 0, 14, 0, 0, 0},  // S
    {239, -1, -1, -1, -1, 19, 19, 9, 1, 1, 0, 0, 14, 0, 0, 0},  // H
    {239, -1, -1, -1, -1, 20, 20, 10, 1, 1, 0, 0, 14, 0, 0, 0},  // H
    {239, -1, -1, -1, -1, 21, 21, 11, 2, 2, 0, 0, 14, 0, 0, 0},  // H
    {241, 142, 242, -1, -1, 0, 0, 12, 0, 0, 5, 15, 14, 0, 0, 0},  // identity
    {243, -1, 244, -1, -1, 23, 23, 13, 1, 2, 1, 15, 14, 0, 0, 0},  // concatenating
    {245, -1, 246, -1, -1, 24, 25, 14, 2, 3, 1, 15, 14, 0, 4, 0},  // translatedBy
    {141, -1, 144, -1, -1, 26, 28, 15, 2, 3, 1, 15, 14, 0, 0, 0},  // scaledBy
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
    {124, -1, -1, -1, -1, 0, 47, 30, 0, 1, 2, 15, 0, 0, 14, 0},  // a
    {225, -1, -1, -1, -1, 0, 48, 31, 0, 1, 2, 15, 0, 0, 0, 0},  // b
    {226, -1, -1, -1, -1, 0, 49, 32, 0, 1, 2, 15, 0, 0, 0, 0},  // c
    {125, -1, -1, -1, -1, 0, 50, 33, 0, 1, 2, 15, 0, 0, 14, 0},  // d
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
    {142, -1, 282, -1, -1, 41, 65, 49, 1, 1, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
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
    {396, 155, -1, -1, -1, 0, 0, 10, 0, 0, 5, 1, 0, 0, 0, 4},  // pi
    {405, 155, -1, -1, -1, 0, 0, 11, 0, 0, 5, 1, 0, 0, 0, 4},  // infinity
    {406, 155, -1, -1, -1, 0, 0, 12, 0, 0, 5, 1, 0, 0, 0, 4},  // nan
    {407, 155, 408, -1, -1, 0, 0, 13, 0, 0, 5, 1, 0, 0, 0, 4},  // ulpOfOne
    {409, 155, 410, -1, -1, 0, 0, 14, 0, 0, 5, 1, 0, 0, 0, 4},  // greatestFiniteMagnitude
    {284, 155, -1, -1, -1, 0, 0, 15, 0, 0, 5, 1, 0, 0, 0, 4},  // zero
    {411, 158, 412, -1, -1, 0, 0, 16, 0, 0, 5, 1, 0, 0, 0, 4},  // max
    {413, 158, 414, -1, -1, 0, 0, 17, 0, 0, 5, 1, 0, 0, 0, 4},  // min
    {155, -1, -1, -1, -1, 97, 181, 18, 1, 1, 3, 0, 0, 0, 0, 4},  // CGFloat
    {156, -1, -1, -1, -1, 98, 182, 19, 1, 1, 3, 0, 0, 0, 0, 4},  // Double
    {157, -1, -1, -1, -1, 99, 183, 20, 1, 1, 3, 0, 0, 0, 0, 4},  // Float
    {161, -1, -1, -1, -1, 100, 184, 21, 1, 1, 3, 0, 0, 0, 0, 4},  // TimeInterval
    {158, -1, -1, -1, -1, 101, 185, 22, 1, 1, 3, 0, 0, 0, 0, 4},  // Int
    {159, -1, -1, -1, -1, 102, 186, 23, 1, 1, 3, 0, 0, 0, 0, 4},  // NSInteger
    {155, -1, -1, -1, -1, 103, 187, 24, 1, 1, 3, 0, 0, 0, 0, 4},  // CGFloat
    {156, -1, -1, -1, -1, 104, 188, 25, 1, 1, 3, 0, 0, 0, 0, 4},  // Double
    {157, -1, -1, -1, -1, 105, 189, 26, 1, 1, 3, 0, 0, 0, 0, 4},  // Float
    {158, -1, -1, -1, -1, 106, 190, 27, 1, 1, 3, 0, 0, 0, 0, 4},  // Int
    {184, -1, -1, -1, -1, 107, 191, 28, 1, 1, 3, 0, 0, 0, 0, 4},  // Int8
    {185, -1, -1, -1, -1, 108, 192, 29, 1, 1, 3, 0, 0, 0, 0, 4},  // Int16
    {186, -1, -1, -1, -1, 109, 193, 30, 1, 1, 3, 0, 0, 0, 0, 4},  // Int32
    {187, -1, -1, -1, -1, 110, 194, 31, 1, 1, 3, 0, 0, 0, 0, 4},  // Int64
    {188, -1, -1, -1, -1, 111, 195, 32, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt8
    {189, -1, -1, -1, -1, 112, 196, 33, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt16
    {190, -1, -1, -1, -1, 113, 197, 34, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt32
    {191, -1, -1, -1, -1, 114, 198, 35, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt64
    {165, -1, -1, -1, -1, 115, 199, 36, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt
    {184, -1, -1, -1, -1, 116, 200, 37, 1, 1, 3, 0, 0, 0, 0, 4},  // Int8
    {184, -1, -1, -1, -1, 117, 201, 38, 1, 1, 3, 0, 0, 0, 0, 4},  // Int8
    {185, -1, -1, -1, -1, 118, 202, 39, 1, 1, 3, 0, 0, 0, 0, 4},  // Int16
    {185, -1, -1, -1, -1, 119, 203, 40, 1, 1, 3, 0, 0, 0, 0, 4},  // Int16
    {186, -1, -1, -1, -1, 120, 204, 41, 1, 1, 3, 0, 0, 0, 0, 4},  // Int32
    {186, -1, -1, -1, -1, 121, 205, 42, 1, 1, 3, 0, 0, 0, 0, 4},  // Int32
    {187, -1, -1, -1, -1, 122, 206, 43, 1, 1, 3, 0, 0, 0, 0, 4},  // Int64
    {187, -1, -1, -1, -1, 123, 207, 44, 1, 1, 3, 0, 0, 0, 0, 4},  // Int64
    {188, -1, -1, -1, -1, 124, 208, 45, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt8
    {188, -1, -1, -1, -1, 125, 209, 46, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt8
    {189, -1, -1, -1, -1, 126, 210, 47, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt16
    {189, -1, -1, -1, -1, 127, 211, 48, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt16
    {190, -1, -1, -1, -1, 128, 212, 49, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt32
    {190, -1, -1, -1, -1, 129, 213, 50, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt32
    {191, -1, -1, -1, -1, 130, 214, 51, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt64
    {191, -1, -1, -1, -1, 131, 215, 52, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt64
    {165, -1, -1, -1, -1, 132, 216, 53, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt
    {165, -1, -1, -1, -1, 133, 217, 54, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt
    {158, -1, -1, -1, -1, 134, 218, 55, 1, 1, 3, 0, 0, 0, 0, 4},  // Int
    {158, -1, -1, -1, -1, 135, 219, 56, 1, 1, 3, 0, 0, 0, 0, 4},  // Int
    {194, -1, -1, -1, -1, 136, 220, 57, 2, 2, 3, 0, 3, 0, 0, 4},  // String
    {158, -1, -1, -1, -1, 138, 222, 58, 2, 2, 0, 0, 55, 0, 0, 4},  // Int
    {158, -1, -1, -1, -1, 140, 224, 59, 1, 1, 0, 0, 55, 0, 0, 4},  // Int
    {135, -1, 136, -1, -1, 141, 225, 60, 1, 1, 0, 0, 0, 0, 3, 4},  // sqrt
    {420, -1, 421, -1, -1, 142, 226, 61, 1, 1, 0, 0, 0, 0, 0, 4},  // exp
    {422, -1, 423, -1, -1, 143, 227, 62, 1, 1, 0, 0, 0, 0, 0, 4},  // log
    {424, -1, -1, -1, -1, 144, 228, 63, 1, 1, 0, 0, 0, 0, 0, 4},  // abs
    {425, -1, -1, -1, -1, 145, 229, 64, 1, 1, 0, 0, 0, 0, 0, 4},  // labs
    {426, -1, 427, -1, -1, 146, 230, 65, 1, 1, 0, 0, 0, 0, 0, 4},  // fabs
    {428, -1, 429, -1, -1, 147, 231, 66, 1, 1, 0, 0, 0, 0, 0, 4},  // floor
    {430, -1, 431, -1, -1, 148, 232, 67, 1, 1, 0, 0, 0, 0, 0, 4},  // ceil
    {109, -1, 432, -1, -1, 149, 233, 68, 1, 1, 0, 0, 0, 0, 0, 4},  // round
    {433, -1, 434, -1, -1, 150, 234, 69, 2, 2, 0, 0, 0, 0, 0, 4},  // pow
    {134, -1, 435, -1, -1, 152, 236, 70, 2, 2, 0, 0, 0, 0, 3, 4},  // hypot
    {436, -1, 437, -1, -1, 154, 238, 71, 2, 2, 0, 0, 0, 0, 0, 4},  // fmod
    {438, -1, -1, -1, -1, 156, 240, 72, 3, 3, 0, 0, 4, 0, 0, 4},  // stride
    {438, -1, -1, -1, -1, 159, 243, 73, 3, 3, 0, 0, 4, 0, 0, 4},  // stride
    {438, -1, -1, -1, -1, 162, 246, 74, 2, 3, 1, 1, 4, 0, 0, 4},  // stride
    {438, -1, -1, -1, -1, 164, 249, 75, 2, 3, 1, 1, 4, 0, 0, 4},  // stride
    {413, -1, 439, -1, -1, 166, 252, 76, 2, 2, 0, 0, 0, 0, 0, 4},  // min
    {413, -1, -1, -1, -1, 168, 254, 77, 3, 3, 0, 0, 0, 0, 0, 4},  // min
    {413, -1, -1, -1, -1, 171, 257, 78, 4, 4, 0, 0, 0, 0, 0, 4},  // min
    {411, -1, 440, -1, -1, 175, 261, 79, 2, 2, 0, 0, 0, 0, 0, 4},  // max
    {411, -1, -1, -1, -1, 177, 263, 80, 3, 3, 0, 0, 0, 0, 0, 4},  // max
    {411, -1, -1, -1, -1, 180, 266, 81, 4, 4, 0, 0, 0, 0, 0, 4},  // max
    {441, -1, 442, -1, -1, 184, 270, 82, 1, 1, 0, 0, 0, 0, 0, 4},  // trunc
    {443, -1, 444, -1, -1, 185, 271, 83, 1, 1, 0, 0, 0, 0, 0, 4},  // rint
    {445, -1, 446, -1, -1, 186, 272, 84, 1, 1, 0, 0, 0, 0, 0, 4},  // nearbyint
    {447, -1, 448, -1, -1, 187, 273, 85, 1, 1, 0, 0, 0, 0, 0, 4},  // lrint
    {449, -1, 450, -1, -1, 188, 274, 86, 1, 1, 0, 0, 0, 0, 0, 4},  // llrint
    {451, -1, 452, -1, -1, 189, 275, 87, 1, 1, 0, 0, 0, 0, 0, 4},  // lround
    {453, -1, 454, -1, -1, 190, 276, 88, 1, 1, 0, 0, 0, 0, 0, 4},  // llround
    {455, -1, 456, -1, -1, 191, 277, 89, 1, 1, 0, 0, 0, 0, 0, 4},  // log2
    {457, -1, 458, -1, -1, 192, 278, 90, 1, 1, 0, 0, 0, 0, 0, 4},  // log10
    {459, -1, 460, -1, -1, 193, 279, 91, 1, 1, 0, 0, 0, 0, 0, 4},  // exp2
    {461, -1, 462, -1, -1, 194, 280, 92, 1, 1, 0, 0, 0, 0, 0, 4},  // cbrt
    {463, -1, 464, -1, -1, 195, 281, 93, 1, 1, 0, 0, 0, 0, 0, 4},  // sinh
    {465, -1, 466, -1, -1, 196, 282, 94, 1, 1, 0, 0, 0, 0, 0, 4},  // cosh
    {467, -1, 468, -1, -1, 197, 283, 95, 1, 1, 0, 0, 0, 0, 0, 4},  // tanh
    {469, -1, 470, -1, -1, 198, 284, 96, 2, 2, 0, 0, 0, 0, 0, 4},  // copysign
    {471, -1, 472, -1, -1, 200, 286, 97, 2, 2, 0, 0, 0, 0, 0, 4},  // fdim
    {473, -1, -1, -1, -1, 202, 288, 98, 2, 2, 0, 0, 0, 0, 0, 4},  // fminf
    {474, -1, -1, -1, -1, 204, 290, 99, 2, 2, 0, 0, 0, 0, 0, 4},  // fmaxf
    {475, -1, -1, -1, -1, 206, 292, 100, 1, 1, 0, 0, 2, 0, 0, 4},  // isnan
    {476, -1, -1, -1, -1, 207, 293, 101, 1, 1, 0, 0, 2, 0, 0, 4},  // isinf
    {477, -1, -1, -1, -1, 208, 294, 102, 1, 1, 0, 0, 2, 0, 0, 4},  // isfinite
    {478, -1, -1, -1, -1, 209, 295, 103, 1, 1, 0, 0, 2, 0, 0, 4},  // signbit
    {479, -1, -1, -1, -1, 0, 0, 104, 0, 0, 5, 0, 0, 0, 0, 4},  // INT_MAX
    {480, -1, -1, -1, -1, 0, 0, 105, 0, 0, 5, 0, 0, 0, 0, 4},  // INT_MIN
    {481, -1, -1, -1, -1, 0, 0, 106, 0, 0, 5, 0, 0, 0, 0, 4},  // UINT_MAX
    {482, -1, -1, -1, -1, 0, 0, 107, 0, 0, 5, 0, 0, 0, 0, 4},  // LONG_MAX
    {483, -1, -1, -1, -1, 0, 0, 108, 0, 0, 5, 0, 0, 0, 0, 4},  // LONG_MIN
    {484, -1, -1, -1, -1, 0, 0, 109, 0, 0, 5, 0, 0, 0, 0, 4},  // ULONG_MAX
    {485, -1, -1, -1, -1, 0, 0, 110, 0, 0, 5, 0, 0, 0, 0, 4},  // NSUIntegerMax
    {486, -1, -1, -1, -1, 0, 0, 111, 0, 0, 5, 0, 0, 0, 0, 4},  // M_LN2
    {487, -1, -1, -1, -1, 0, 0, 112, 0, 0, 5, 0, 0, 0, 0, 4},  // M_LN10
    {488, -1, -1, -1, -1, 210, 296, 113, 0, 1, 1, 1, 0, 0, 0, 4},  // rounded
    {490, 489, -1, -1, -1, 0, 0, 114, 0, 0, 5, 25, 24, 0, 0, 4},  // up
    {491, 489, -1, -1, -1, 0, 0, 115, 0, 0, 5, 25, 24, 0, 0, 4},  // down
    {492, 489, -1, -1, -1, 0, 0, 116, 0, 0, 5, 25, 24, 0, 0, 4},  // toNearestOrEven
    {493, 489, -1, -1, -1, 0, 0, 117, 0, 0, 5, 25, 24, 0, 0, 4},  // toNearestOrAwayFromZero
    {494, 489, -1, -1, -1, 0, 0, 118, 0, 0, 5, 25, 24, 0, 0, 4},  // towardZero
    {495, 489, -1, -1, -1, 0, 0, 119, 0, 0, 5, 25, 24, 0, 0, 4},  // awayFromZero
    {488, -1, -1, -1, -1, 210, 297, 120, 1, 2, 1, 1, 0, 0, 0, 4},  // rounded
    {137, -1, -1, -1, -1, 211, 299, 121, 0, 1, 1, 1, 0, 0, 3, 4},  // squareRoot
    {496, -1, -1, -1, -1, 211, 300, 122, 1, 2, 1, 1, 0, 0, 0, 4},  // truncatingRemainder
    {387, -1, -1, -1, -1, 212, 302, 123, 1, 2, 1, 1, 0, 0, 0, 4},  // remainder
    {498, -1, -1, -1, -1, 213, 304, 124, 0, 1, 1, 1, 0, 0, 0, 4},  // signum
    {499, -1, -1, -1, -1, 0, 305, 125, 0, 1, 2, 1, 0, 0, 0, 4},  // magnitude
    {500, -1, -1, -1, -1, 213, 306, 126, 1, 2, 1, 1, 2, 0, 0, 4},  // isMultiple
    {502, -1, -1, -1, -1, 0, 308, 127, 0, 1, 2, 1, 2, 0, 0, 4},  // isFinite
    {355, -1, -1, -1, -1, 0, 309, 128, 0, 1, 2, 1, 2, 0, 0, 4},  // isInfinite
    {503, -1, -1, -1, -1, 0, 310, 129, 0, 1, 2, 1, 2, 0, 0, 4},  // isZero
    {504, -1, -1, -1, -1, 0, 311, 130, 0, 1, 2, 1, 2, 0, 0, 4},  // isNaN
    {505, -1, -1, -1, -1, 0, 312, 131, 0, 1, 2, 1, 3, 0, 0, 4},  // description
    {506, -1, -1, -1, -1, 0, 313, 132, 0, 1, 2, 1, 0, 0, 0, 4},  // ulp
    {507, -1, -1, -1, -1, 0, 314, 133, 0, 1, 2, 1, 0, 0, 0, 4},  // nextUp
    {508, -1, -1, -1, -1, 0, 315, 134, 0, 1, 2, 1, 0, 0, 0, 4},  // nextDown
    {509, -1, -1, -1, -1, 0, 316, 135, 0, 1, 2, 1, 0, 0, 0, 4},  // exponent
    {510, -1, -1, -1, -1, 0, 317, 136, 0, 1, 2, 1, 0, 0, 0, 4},  // significand
    {511, 155, -1, -1, -1, 0, 0, 137, 0, 0, 5, 1, 0, 0, 0, 4},  // leastNormalMagnitude
    {512, 155, -1, -1, -1, 0, 0, 138, 0, 0, 5, 1, 0, 0, 0, 4},  // leastNonzeroMagnitude
    {513, -1, -1, -1, -1, 0, 318, 139, 0, 1, 2, 1, 2, 0, 0, 4},  // isNormal
    {514, -1, -1, -1, -1, 214, 319, 140, 1, 2, 1, 1, 2, 0, 0, 4},  // isLess
    {516, -1, -1, -1, -1, 215, 321, 141, 1, 2, 1, 1, 2, 0, 0, 4},  // isLessThanOrEqualTo
    {517, -1, -1, -1, -1, 216, 323, 142, 1, 2, 1, 1, 0, 0, 0, 4},  // advanced
    {288, -1, -1, -1, -1, 217, 325, 143, 1, 2, 1, 1, 0, 0, 0, 4},  // distance
    {518, -1, -1, -1, -1, 218, 327, 144, 2, 3, 1, 1, 0, 0, 0, 4},  // addingProduct
    {387, -1, -1, -1, -1, 220, 330, 145, 2, 2, 0, 0, 0, 0, 0, 4},  // remainder
    {520, -1, -1, -1, -1, 222, 332, 146, 1, 2, 1, 1, 51, 0, 0, 4},  // quotientAndRemainder
    {205, -1, -1, -1, -1, 223, 334, 0, 1, 1, 3, 0, 1, 0, 0, 5},  // Angle
    {205, -1, -1, -1, -1, 224, 335, 1, 1, 1, 3, 0, 1, 0, 0, 5},  // Angle
    {205, -1, -1, -1, -1, 225, 336, 2, 1, 1, 3, 0, 1, 0, 0, 5},  // Angle
    {521, 205, -1, -1, -1, 226, 337, 3, 1, 1, 4, 2, 1, 0, 0, 5},  // degrees
    {522, 205, -1, -1, -1, 227, 338, 4, 1, 1, 4, 2, 1, 0, 0, 5},  // radians
    {284, 205, -1, -1, -1, 0, 0, 5, 0, 0, 5, 2, 1, 0, 0, 5},  // zero
    {521, -1, -1, -1, -1, 0, 339, 6, 0, 1, 2, 2, 0, 0, 0, 5},  // degrees
    {522, -1, -1, -1, -1, 0, 340, 7, 0, 1, 2, 2, 0, 0, 0, 5},  // radians
    {523, -1, -1, -1, -1, 0, 341, 8, 0, 1, 2, 2, 0, 0, 0, 5},  // turns
    {524, -1, 525, -1, -1, 228, 342, 9, 1, 1, 0, 0, 0, 0, 1, 5},  // sin
    {526, -1, 527, -1, -1, 229, 343, 10, 1, 1, 0, 0, 0, 0, 1, 5},  // cos
    {528, -1, 529, -1, -1, 230, 344, 11, 1, 1, 0, 0, 0, 0, 1, 5},  // tan
    {127, -1, 131, -1, -1, 231, 345, 12, 1, 1, 0, 0, 1, 0, 3, 5},  // asin
    {126, -1, 130, -1, -1, 232, 346, 13, 1, 1, 0, 0, 1, 0, 3, 5},  // acos
    {128, -1, 132, -1, -1, 233, 347, 14, 1, 1, 0, 0, 1, 0, 3, 5},  // atan
    {129, -1, 133, -1, -1, 234, 348, 15, 2, 2, 0, 0, 1, 0, 3, 5},  // atan2
    {530, -1, -1, -1, -1, 0, 350, 0, 0, 1, 2, 5, 0, 0, 0, 6},  // count
    {353, -1, -1, -1, -1, 0, 351, 1, 0, 1, 2, 5, 2, 0, 0, 6},  // isEmpty
    {531, -1, -1, -1, 1690, 0, 352, 2, 0, 1, 2, 5, 55, 0, 0, 6},  // first
    {532, -1, -1, -1, 1691, 0, 353, 3, 0, 1, 2, 5, 55, 0, 0, 6},  // last
    {533, -1, -1, -1, 1692, 236, 354, 4, 0, 1, 1, 5, 4, 0, 0, 6},  // reversed
    {534, -1, -1, -1, 1687, 236, 355, 5, 0, 1, 1, 5, 4, 0, 0, 6},  // enumerated
    {535, -1, -1, -1, -1, 236, 356, 6, 2, 2, 0, 0, 4, 0, 0, 6},  // zip
    {536, -1, -1, -1, -1, 238, 358, 7, 2, 2, 0, 0, 4, 0, 0, 6},  // sequence
    {111, -1, -1, -1, -1, 240, 360, 8, 1, 2, 1, 5, 4, 0, 0, 6},  // map
    {538, -1, -1, -1, -1, 241, 362, 9, 1, 2, 1, 5, 4, 0, 0, 6},  // compactMap
    {539, -1, -1, -1, -1, 242, 364, 10, 1, 2, 1, 5, 4, 0, 0, 6},  // filter
    {540, -1, -1, -1, -1, 243, 366, 11, 2, 3, 1, 5, 55, 0, 0, 6},  // reduce
    {541, -1, -1, -1, -1, 245, 369, 12, 1, 2, 1, 5, 55, 0, 0, 6},  // forEach
    {542, -1, -1, -1, -1, 246, 371, 13, 1, 2, 1, 5, 55, 0, 0, 6},  // enumerateObjectsUsingBlock
    {543, -1, -1, -1, -1, 247, 373, 14, 1, 2, 1, 5, 55, 0, 0, 6},  // objectAtIndex
    {544, -1, -1, -1, -1, 248, 375, 15, 1, 2, 1, 5, 0, 0, 0, 6},  // indexOfObject
    {545, -1, -1, -1, -1, 249, 377, 16, 1, 2, 1, 5, 4, 0, 0, 6},  // arrayByAddingObject
    {546, -1, -1, -1, -1, 250, 379, 17, 1, 2, 1, 5, 4, 0, 0, 6},  // arrayByAddingObjectsFromArray
    {547, -1, -1, -1, -1, 0, 0, 18, 0, 0, 5, 0, 0, 0, 0, 6},  // NSNotFound
    {548, -1, -1, -1, -1, 251, 381, 19, 0, 1, 1, 5, 55, 0, 0, 6},  // removeLastObject
    {549, -1, -1, -1, -1, 251, 382, 20, 1, 2, 1, 5, 55, 0, 0, 6},  // removeObjectAtIndex
    {550, -1, -1, -1, -1, 252, 384, 21, 2, 3, 1, 5, 55, 0, 0, 6},  // replaceObjectAtIndex
    {552, -1, -1, -1, -1, 254, 387, 22, 2, 3, 1, 5, 55, 0, 0, 6},  // insertObject
    {554, -1, -1, -1, -1, 256, 390, 23, 2, 3, 1, 5, 55, 0, 0, 6},  // exchangeObjectAtIndex
    {105, -1, -1, -1, -1, 258, 393, 24, 1, 2, 1, 5, 55, 0, 0, 6},  // removeObject
    {556, -1, -1, -1, -1, 259, 395, 25, 1, 2, 1, 5, 55, 0, 0, 6},  // makeObjectsPerformSelector
    {557, -1, -1, -1, -1, 260, 397, 26, 1, 2, 1, 5, 4, 0, 0, 6},  // sortedArrayUsingComparator
    {558, -1, -1, -1, -1, 261, 399, 27, 1, 2, 1, 1, 0, 0, 0, 6},  // compare
    {559, -1, -1, -1, -1, 0, 0, 28, 0, 0, 5, 0, 0, 0, 0, 6},  // NSOrderedAscending
    {560, -1, -1, -1, -1, 0, 0, 29, 0, 0, 5, 0, 0, 0, 0, 6},  // NSOrderedSame
    {561, -1, -1, -1, -1, 0, 0, 30, 0, 0, 5, 0, 0, 0, 0, 6},  // NSOrderedDescending
    {380, -1, -1, -1, 642, 262, 401, 31, 1, 2, 1, 5, 2, 0, 0, 6},  // contains
    {380, -1, -1, -1, -1, 263, 403, 32, 1, 2, 1, 5, 2, 0, 0, 6},  // contains
    {531, -1, -1, -1, -1, 264, 405, 33, 1, 2, 1, 5, 55, 0, 0, 6},  // first
    {562, -1, -1, -1, -1, 265, 407, 34, 1, 2, 1, 5, 2, 0, 0, 6},  // allSatisfy
    {563, -1, -1, -1, -1, 266, 409, 35, 1, 2, 1, 5, 55, 0, 0, 6},  // firstIndex
    {563, -1, -1, -1, -1, 267, 411, 36, 1, 2, 1, 5, 55, 0, 0, 6},  // firstIndex
    {532, -1, -1, -1, -1, 268, 413, 37, 1, 2, 1, 5, 55, 0, 0, 6},  // last
    {564, -1, -1, -1, -1, 269, 415, 38, 1, 2, 1, 5, 55, 0, 0, 6},  // lastIndex
    {564, -1, -1, -1, -1, 270, 417, 39, 1, 2, 1, 5, 55, 0, 0, 6},  // lastIndex
    {118, -1, -1, -1, -1, 271, 419, 40, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {118, -1, -1, -1, -1, 272, 421, 41, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {565, -1, -1, -1, -1, 273, 423, 42, 1, 2, 1, 5, 4, 0, 0, 6},  // drop
    {566, -1, -1, -1, -1, 274, 425, 43, 1, 2, 1, 5, 2, 0, 0, 6},  // elementsEqual
    {567, -1, -1, -1, -1, 275, 427, 44, 1, 2, 1, 5, 2, 0, 0, 6},  // starts
    {99, -1, -1, -1, -1, 276, 429, 45, 1, 2, 1, 5, 55, 0, 0, 6},  // removeFirst
    {97, -1, -1, -1, -1, 277, 431, 46, 1, 2, 1, 5, 55, 0, 0, 6},  // removeLast
    {380, -1, -1, -1, -1, 278, 433, 47, 1, 2, 1, 8, 2, 0, 0, 6},  // contains
    {31, -1, -1, -1, -1, 0, 435, 48, 0, 1, 2, 5, 4, 0, 0, 6},  // lazy
    {569, -1, -1, -1, -1, 279, 436, 49, 0, 1, 1, 5, 4, 0, 0, 6},  // dropFirst
    {569, -1, -1, -1, -1, 279, 437, 50, 1, 2, 1, 5, 4, 0, 0, 6},  // dropFirst
    {570, -1, -1, -1, -1, 280, 439, 51, 0, 1, 1, 5, 4, 0, 0, 6},  // dropLast
    {570, -1, -1, -1, -1, 280, 440, 52, 1, 2, 1, 5, 4, 0, 0, 6},  // dropLast
    {118, -1, -1, -1, -1, 281, 442, 53, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {571, -1, -1, -1, -1, 282, 444, 54, 1, 2, 1, 5, 4, 0, 0, 6},  // suffix
    {118, -1, -1, -1, -1, 283, 446, 55, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {118, -1, -1, -1, -1, 284, 448, 56, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {571, -1, -1, -1, -1, 285, 450, 57, 1, 2, 1, 5, 4, 0, 0, 6},  // suffix
    {106, -1, -1, -1, -1, 286, 452, 58, 2, 3, 1, 5, 55, 0, 0, 6},  // swapAt
    {573, -1, -1, -1, -1, 288, 455, 59, 0, 1, 1, 5, 55, 0, 0, 6},  // joined
    {574, -1, -1, -1, -1, 288, 456, 60, 1, 2, 1, 5, 4, 0, 0, 6},  // split
    {574, -1, -1, -1, -1, 289, 458, 61, 1, 2, 1, 5, 4, 0, 0, 6},  // split
    {574, -1, -1, -1, -1, 290, 460, 62, 1, 2, 1, 5, 4, 0, 0, 6},  // split
    {577, -1, -1, -1, -1, 291, 462, 63, 1, 2, 1, 5, 55, 0, 0, 6},  // reserveCapacity
    {578, -1, -1, -1, -1, 0, 464, 64, 0, 1, 2, 5, 7, 0, 0, 6},  // indices
    {579, -1, -1, -1, -1, 0, 465, 65, 0, 1, 2, 5, 0, 0, 0, 6},  // startIndex
    {580, -1, -1, -1, -1, 0, 466, 66, 0, 1, 2, 5, 0, 0, 0, 6},  // endIndex
    {112, -1, -1, -1, -1, 292, 467, 67, 1, 2, 1, 5, 4, 0, 0, 6},  // flatMap
    {541, -1, -1, -1, -1, 293, 469, 68, 1, 2, 1, 8, 55, 0, 0, 6},  // forEach
    {540, -1, -1, -1, -1, 294, 471, 69, 2, 3, 1, 5, 55, 0, 0, 6},  // reduce
    {100, -1, -1, -1, -1, 296, 474, 70, 1, 2, 1, 5, 55, 0, 0, 6},  // removeAll
    {197, -1, -1, -1, -1, 297, 476, 71, 2, 2, 3, 0, 4, 0, 0, 6},  // Array
    {413, -1, -1, -1, -1, 299, 478, 72, 0, 1, 1, 5, 55, 0, 0, 6},  // min
    {411, -1, -1, -1, -1, 299, 479, 73, 0, 1, 1, 5, 55, 0, 0, 6},  // max
    {413, -1, -1, -1, -1, 299, 480, 74, 2, 2, 0, 0, 55, 0, 0, 6},  // min
    {411, -1, -1, -1, -1, 301, 482, 75, 2, 2, 0, 0, 55, 0, 0, 6},  // max
    {413, -1, -1, -1, -1, 303, 484, 76, 1, 2, 1, 5, 55, 0, 0, 6},  // min
    {411, -1, -1, -1, -1, 304, 486, 77, 1, 2, 1, 5, 55, 0, 0, 6},  // max
    {583, -1, -1, -1, -1, 305, 488, 78, 0, 1, 1, 5, 4, 0, 0, 6},  // sorted
    {583, -1, -1, -1, -1, 305, 489, 79, 1, 2, 1, 5, 4, 0, 0, 6},  // sorted
    {583, -1, -1, -1, -1, 306, 491, 80, 1, 2, 1, 5, 4, 0, 0, 6},  // sorted
    {573, -1, -1, -1, -1, 307, 493, 81, 1, 2, 1, 5, 3, 0, 0, 6},  // joined
    {94, -1, -1, -1, 1688, 308, 495, 82, 1, 2, 1, 5, 55, 0, 0, 6},  // append
    {94, -1, -1, -1, 1689, 309, 497, 83, 1, 2, 1, 5, 55, 0, 0, 6},  // append
    {95, -1, -1, -1, -1, 310, 499, 84, 2, 3, 1, 5, 55, 0, 0, 6},  // insert
    {95, -1, -1, -1, -1, 312, 502, 85, 2, 3, 1, 5, 55, 0, 0, 6},  // insert
    {96, -1, -1, -1, -1, 314, 505, 86, 1, 2, 1, 5, 55, 0, 0, 6},  // remove
    {97, -1, -1, -1, -1, 315, 507, 87, 0, 1, 1, 5, 55, 0, 0, 6},  // removeLast
    {98, -1, -1, -1, -1, 315, 508, 88, 0, 1, 1, 5, 55, 0, 0, 6},  // popLast
    {99, -1, -1, -1, -1, 315, 509, 89, 0, 1, 1, 5, 55, 0, 0, 6},  // removeFirst
    {100, -1, -1, -1, 617, 315, 510, 90, 0, 1, 1, 5, 55, 0, 0, 6},  // removeAll
    {530, -1, -1, -1, 298, 0, 511, 91, 0, 1, 2, 4, 0, 0, 0, 6},  // count
    {353, -1, -1, -1, -1, 0, 512, 92, 0, 1, 2, 4, 2, 0, 0, 6},  // isEmpty
    {586, -1, -1, -1, 1666, 315, 513, 93, 0, 1, 1, 4, 3, 0, 0, 6},  // uppercased
    {587, -1, -1, -1, 1667, 315, 514, 94, 0, 1, 1, 4, 3, 0, 0, 6},  // lowercased
    {380, -1, -1, -1, 1669, 315, 515, 95, 1, 2, 1, 4, 2, 0, 0, 6},  // contains
    {588, -1, -1, -1, -1, 316, 517, 96, 1, 2, 1, 4, 2, 0, 0, 6},  // hasPrefix
    {589, -1, -1, -1, -1, 317, 519, 97, 1, 2, 1, 4, 2, 0, 0, 6},  // hasSuffix
    {194, -1, -1, -1, -1, 318, 521, 98, 2, 2, 3, 0, 3, 0, 0, 6},  // String
    {590, -1, -1, -1, -1, 0, 523, 99, 0, 1, 2, 4, 2, 0, 0, 6},  // isLetter
    {591, -1, -1, -1, -1, 0, 524, 100, 0, 1, 2, 4, 2, 0, 0, 6},  // isNumber
    {592, -1, -1, -1, -1, 0, 525, 101, 0, 1, 2, 4, 2, 0, 0, 6},  // isWhitespace
    {593, -1, -1, -1, -1, 0, 526, 102, 0, 1, 2, 4, 2, 0, 0, 6},  // isUppercase
    {594, -1, -1, -1, -1, 0, 527, 103, 0, 1, 2, 4, 2, 0, 0, 6},  // isLowercase
    {595, -1, -1, -1, -1, 0, 528, 104, 0, 1, 2, 4, 2, 0, 0, 6},  // isPunctuation
    {596, -1, -1, -1, -1, 0, 529, 105, 0, 1, 2, 4, 55, 0, 0, 6},  // wholeNumberValue
    {597, -1, -1, -1, 1668, 0, 530, 106, 0, 1, 2, 4, 3, 0, 0, 6},  // capitalized
    {598, -1, -1, -1, -1, 0, 531, 107, 0, 1, 2, 4, 0, 0, 0, 6},  // floatValue
    {599, -1, -1, -1, -1, 0, 532, 108, 0, 1, 2, 4, 0, 0, 0, 6},  // doubleValue
    {600, -1, -1, -1, -1, 0, 533, 109, 0, 1, 2, 4, 0, 0, 0, 6},  // integerValue
    {601, -1, -1, -1, -1, 0, 534, 110, 0, 1, 2, 4, 0, 0, 0, 6},  // intValue
    {574, -1, -1, -1, -1, 320, 535, 111, 1, 2, 1, 4, 4, 0, 0, 6},  // split
    {602, -1, -1, -1, 1670, 321, 537, 112, 1, 2, 1, 4, 4, 0, 0, 6},  // components
    {604, -1, -1, -1, 1671, 322, 539, 113, 2, 3, 1, 4, 3, 0, 0, 6},  // replacingOccurrences
    {605, -1, -1, -1, -1, 324, 542, 114, 1, 1, 0, 0, 52, 0, 0, 6},  // type
    {194, -1, -1, -1, -1, 325, 543, 115, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {194, -1, -1, -1, -1, 326, 544, 116, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {195, -1, -1, -1, -1, 327, 545, 117, 1, 1, 3, 0, 3, 0, 0, 6},  // Character
    {194, -1, -1, -1, -1, 328, 546, 118, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {611, -1, -1, -1, -1, 0, 547, 119, 0, 1, 2, 7, 4, 0, 0, 6},  // keys
    {612, -1, -1, -1, -1, 0, 548, 120, 0, 1, 2, 7, 4, 0, 0, 6},  // allKeys
    {613, -1, -1, -1, -1, 0, 549, 121, 0, 1, 2, 7, 4, 0, 0, 6},  // values
    {614, -1, -1, -1, -1, 0, 550, 122, 0, 1, 2, 7, 4, 0, 0, 6},  // allValues
    {530, -1, -1, -1, -1, 0, 551, 123, 0, 1, 2, 7, 0, 0, 0, 6},  // count
    {353, -1, -1, -1, -1, 0, 552, 124, 0, 1, 2, 7, 2, 0, 0, 6},  // isEmpty
    {101, -1, -1, -1, -1, 329, 553, 125, 1, 2, 1, 7, 55, 0, 0, 6},  // removeValue
    {616, -1, -1, -1, -1, 330, 555, 126, 1, 2, 1, 7, 55, 0, 0, 6},  // removeObjectForKey
    {102, -1, -1, -1, -1, 331, 557, 127, 2, 3, 1, 7, 55, 0, 0, 6},  // updateValue
    {104, -1, -1, -1, -1, 333, 560, 128, 2, 3, 1, 7, 55, 0, 0, 6},  // setObject
    {100, -1, -1, -1, -1, 335, 563, 129, 0, 1, 1, 7, 55, 0, 0, 6},  // removeAll
    {617, -1, -1, -1, -1, 335, 564, 130, 0, 1, 1, 7, 55, 0, 0, 6},  // removeAllObjects
    {103, -1, -1, -1, -1, 335, 565, 131, 2, 3, 1, 7, 55, 0, 0, 6},  // merge
    {619, -1, -1, -1, -1, 337, 568, 132, 1, 2, 1, 7, 6, 0, 0, 6},  // mapValues
    {539, -1, -1, -1, -1, 338, 570, 133, 1, 2, 1, 7, 6, 0, 0, 6},  // filter
    {620, -1, -1, -1, -1, 339, 572, 134, 2, 3, 1, 7, 6, 0, 0, 6},  // merging
    {621, -1, -1, -1, -1, 341, 575, 135, 1, 2, 1, 7, 55, 0, 0, 6},  // objectForKey
    {622, -1, -1, -1, -1, 342, 577, 136, 1, 2, 1, 7, 55, 0, 0, 6},  // valueForKey
    {608, -1, -1, -1, -1, 343, 579, 137, 1, 1, 3, 0, 6, 0, 0, 6},  // Dictionary
    {608, -1, -1, -1, -1, 344, 580, 138, 2, 2, 3, 0, 6, 0, 0, 6},  // Dictionary
    {610, -1, -1, -1, -1, 346, 582, 139, 0, 0, 3, 0, 6, 0, 0, 6},  // NSMutableDictionary
    {609, -1, -1, -1, -1, 346, 582, 140, 0, 0, 3, 0, 6, 0, 0, 6},  // NSDictionary
    {608, -1, -1, -1, -1, 346, 582, 141, 0, 0, 3, 0, 6, 0, 0, 6},  // Dictionary
    {111, -1, -1, -1, -1, 240, 582, 142, 1, 2, 1, 7, 4, 0, 0, 6},  // map
    {538, -1, -1, -1, -1, 241, 584, 143, 1, 2, 1, 7, 4, 0, 0, 6},  // compactMap
    {112, -1, -1, -1, -1, 292, 586, 144, 1, 2, 1, 7, 4, 0, 0, 6},  // flatMap
    {541, -1, -1, -1, -1, 245, 588, 145, 1, 2, 1, 7, 55, 0, 0, 6},  // forEach
    {540, -1, -1, -1, -1, 243, 590, 146, 2, 3, 1, 7, 55, 0, 0, 6},  // reduce
    {380, -1, -1, -1, -1, 263, 593, 147, 1, 2, 1, 7, 2, 0, 0, 6},  // contains
    {531, -1, -1, -1, -1, 264, 595, 148, 1, 2, 1, 7, 55, 0, 0, 6},  // first
    {562, -1, -1, -1, -1, 265, 597, 149, 1, 2, 1, 7, 2, 0, 0, 6},  // allSatisfy
    {583, -1, -1, -1, -1, 305, 599, 150, 1, 2, 1, 7, 4, 0, 0, 6},  // sorted
    {583, -1, -1, -1, -1, 306, 601, 151, 1, 2, 1, 7, 4, 0, 0, 6},  // sorted
    {411, -1, -1, -1, -1, 304, 603, 152, 1, 2, 1, 7, 55, 0, 0, 6},  // max
    {413, -1, -1, -1, -1, 303, 605, 153, 1, 2, 1, 7, 55, 0, 0, 6},  // min
    {534, -1, -1, -1, -1, 236, 607, 154, 0, 1, 1, 7, 4, 0, 0, 6},  // enumerated
    {531, -1, -1, -1, -1, 0, 608, 155, 0, 1, 2, 7, 55, 0, 0, 6},  // first
    {625, -1, -1, -1, -1, 0, 609, 156, 0, 1, 2, 8, 0, 0, 0, 6},  // lowerBound
    {626, -1, -1, -1, -1, 0, 610, 157, 0, 1, 2, 8, 0, 0, 0, 6},  // upperBound
    {530, -1, -1, -1, -1, 0, 611, 158, 0, 1, 2, 8, 0, 0, 0, 6},  // count
    {353, -1, -1, -1, -1, 0, 612, 159, 0, 1, 2, 8, 2, 0, 0, 6},  // isEmpty
    {380, -1, -1, -1, -1, 359, 613, 160, 1, 2, 1, 8, 2, 0, 0, 6},  // contains
    {111, -1, -1, -1, -1, 360, 615, 161, 1, 2, 1, 8, 4, 0, 0, 6},  // map
    {533, -1, -1, -1, -1, 361, 617, 162, 0, 1, 1, 8, 4, 0, 0, 6},  // reversed
    {197, -1, -1, -1, -1, 361, 618, 163, 1, 1, 3, 0, 4, 0, 0, 6},  // Array
    {627, -1, -1, -1, -1, 362, 619, 164, 0, 0, 3, 0, 5, 0, 0, 6},  // Set
    {627, -1, -1, -1, -1, 362, 619, 165, 1, 1, 3, 0, 5, 0, 0, 6},  // Set
    {530, -1, -1, -1, -1, 0, 620, 166, 0, 1, 2, 6, 0, 0, 0, 6},  // count
    {353, -1, -1, -1, -1, 0, 621, 167, 0, 1, 2, 6, 2, 0, 0, 6},  // isEmpty
    {531, -1, -1, -1, 643, 0, 622, 168, 0, 1, 2, 6, 55, 0, 0, 6},  // first
    {374, -1, -1, -1, -1, 363, 623, 169, 1, 2, 1, 6, 5, 0, 0, 6},  // union
    {628, -1, -1, -1, -1, 364, 625, 170, 1, 2, 1, 6, 55, 0, 0, 6},  // formUnion
    {376, -1, -1, -1, -1, 365, 627, 171, 1, 2, 1, 6, 5, 0, 0, 6},  // intersection
    {629, -1, -1, -1, -1, 366, 629, 172, 1, 2, 1, 6, 55, 0, 0, 6},  // formIntersection
    {630, -1, -1, -1, -1, 367, 631, 173, 1, 2, 1, 6, 5, 0, 0, 6},  // subtracting
    {631, -1, -1, -1, -1, 368, 633, 174, 1, 2, 1, 6, 55, 0, 0, 6},  // subtract
    {632, -1, -1, -1, -1, 369, 635, 175, 1, 2, 1, 6, 5, 0, 0, 6},  // symmetricDifference
    {633, -1, -1, -1, -1, 370, 637, 176, 1, 2, 1, 6, 55, 0, 0, 6},  // formSymmetricDifference
    {634, -1, -1, -1, -1, 371, 639, 177, 1, 2, 1, 6, 2, 0, 0, 6},  // isSubset
    {635, -1, -1, -1, -1, 372, 641, 178, 1, 2, 1, 6, 2, 0, 0, 6},  // isSuperset
    {636, -1, -1, -1, -1, 373, 643, 179, 1, 2, 1, 6, 2, 0, 0, 6},  // isStrictSubset
    {637, -1, -1, -1, -1, 374, 645, 180, 1, 2, 1, 6, 2, 0, 0, 6},  // isStrictSuperset
    {638, -1, -1, -1, -1, 375, 647, 181, 1, 2, 1, 6, 2, 0, 0, 6},  // isDisjoint
    {380, -1, -1, -1, 642, 376, 649, 182, 1, 2, 1, 6, 2, 0, 0, 6},  // contains
    {95, -1, -1, -1, -1, 377, 651, 183, 1, 2, 1, 6, 55, 0, 0, 6},  // insert
    {639, -1, -1, -1, -1, 378, 653, 184, 1, 2, 1, 6, 55, 0, 0, 6},  // update
    {96, -1, -1, -1, -1, 379, 655, 185, 1, 2, 1, 6, 55, 0, 0, 6},  // remove
    {100, -1, -1, -1, 617, 380, 657, 186, 0, 1, 1, 6, 55, 0, 0, 6},  // removeAll
    {640, -1, -1, -1, -1, 380, 658, 187, 0, 1, 1, 6, 55, 0, 0, 6},  // popFirst
    {99, -1, -1, -1, -1, 380, 659, 188, 0, 1, 1, 6, 55, 0, 0, 6},  // removeFirst
    {641, -1, -1, -1, -1, 380, 660, 189, 1, 2, 1, 6, 55, 0, 0, 6},  // addObject
    {105, -1, -1, -1, -1, 381, 662, 190, 1, 2, 1, 6, 55, 0, 0, 6},  // removeObject
    {212, -1, -1, -1, -1, 383, 664, 0, 4, 4, 3, 0, 17, 0, 0, 7},  // UIColor
    {648, -1, -1, -1, 1677, 387, 668, 1, 1, 2, 1, 18, 17, 0, 0, 7},  // withAlphaComponent
    {649, -1, -1, -1, -1, 388, 670, 2, 0, 1, 1, 18, 55, 0, 0, 7},  // set
    {650, -1, -1, -1, -1, 388, 671, 3, 0, 1, 1, 18, 55, 0, 0, 7},  // setFill
    {651, -1, -1, -1, -1, 388, 672, 4, 0, 1, 1, 18, 55, 0, 0, 7},  // setStroke
    {212, -1, -1, -1, -1, 388, 673, 5, 2, 2, 3, 0, 17, 0, 0, 7},  // UIColor
    {212, -1, -1, -1, -1, 390, 675, 6, 4, 4, 3, 0, 17, 0, 0, 7},  // UIColor
    {212, -1, -1, -1, -1, 394, 679, 7, 4, 4, 3, 0, 17, 0, 0, 7},  // UIColor
    {657, -1, -1, -1, -1, 398, 683, 8, 4, 4, 0, 0, 17, 0, 0, 7},  // CGColor
    {212, -1, -1, -1, -1, 402, 687, 9, 1, 1, 0, 0, 55, 0, 0, 7},  // UIColor
    {659, 212, -1, -1, -1, 0, 0, 10, 0, 0, 5, 18, 17, 0, 0, 7},  // black
    {660, 212, -1, -1, -1, 403, 0, 11, 0, 0, 4, 18, 17, 0, 0, 7},  // blackColor
    {652, 212, -1, -1, -1, 0, 0, 12, 0, 0, 5, 18, 17, 0, 0, 7},  // white
    {661, 212, -1, -1, -1, 403, 0, 13, 0, 0, 4, 18, 17, 0, 0, 7},  // whiteColor
    {644, 212, -1, -1, -1, 0, 0, 14, 0, 0, 5, 18, 17, 0, 0, 7},  // red
    {662, 212, -1, -1, -1, 403, 0, 15, 0, 0, 4, 18, 17, 0, 0, 7},  // redColor
    {645, 212, -1, -1, -1, 0, 0, 16, 0, 0, 5, 18, 17, 0, 0, 7},  // green
    {663, 212, -1, -1, -1, 403, 0, 17, 0, 0, 4, 18, 17, 0, 0, 7},  // greenColor
    {646, 212, -1, -1, -1, 0, 0, 18, 0, 0, 5, 18, 17, 0, 0, 7},  // blue
    {664, 212, -1, -1, -1, 403, 0, 19, 0, 0, 4, 18, 17, 0, 0, 7},  // blueColor
    {665, 212, -1, -1, -1, 0, 0, 20, 0, 0, 5, 18, 17, 0, 0, 7},  // cyan
    {666, 212, -1, -1, -1, 403, 0, 21, 0, 0, 4, 18, 17, 0, 0, 7},  // cyanColor
    {667, 212, -1, -1, -1, 0, 0, 22, 0, 0, 5, 18, 17, 0, 0, 7},  // yellow
    {668, 212, -1, -1, -1, 403, 0, 23, 0, 0, 4, 18, 17, 0, 0, 7},  // yellowColor
    {669, 212, -1, -1, -1, 0, 0, 24, 0, 0, 5, 18, 17, 0, 0, 7},  // magenta
    {670, 212, -1, -1, -1, 403, 0, 25, 0, 0, 4, 18, 17, 0, 0, 7},  // magentaColor
    {671, 212, -1, -1, -1, 0, 0, 26, 0, 0, 5, 18, 17, 0, 0, 7},  // orange
    {672, 212, -1, -1, -1, 403, 0, 27, 0, 0, 4, 18, 17, 0, 0, 7},  // orangeColor
    {673, 212, -1, -1, -1, 0, 0, 28, 0, 0, 5, 18, 17, 0, 0, 7},  // purple
    {674, 212, -1, -1, -1, 403, 0, 29, 0, 0, 4, 18, 17, 0, 0, 7},  // purpleColor
    {675, 212, -1, -1, -1, 0, 0, 30, 0, 0, 5, 18, 17, 0, 0, 7},  // brown
    {676, 212, -1, -1, -1, 403, 0, 31, 0, 0, 4, 18, 17, 0, 0, 7},  // brownColor
    {677, 212, -1, -1, -1, 0, 0, 32, 0, 0, 5, 18, 17, 0, 0, 7},  // gray
    {678, 212, -1, -1, -1, 403, 0, 33, 0, 0, 4, 18, 17, 0, 0, 7},  // grayColor
    {679, 212, -1, -1, -1, 0, 0, 34, 0, 0, 5, 18, 17, 0, 0, 7},  // lightGray
    {680, 212, -1, -1, -1, 403, 0, 35, 0, 0, 4, 18, 17, 0, 0, 7},  // lightGrayColor
    {681, 212, -1, -1, -1, 0, 0, 36, 0, 0, 5, 18, 17, 0, 0, 7},  // darkGray
    {682, 212, -1, -1, -1, 403, 0, 37, 0, 0, 4, 18, 17, 0, 0, 7},  // darkGrayColor
    {683, 212, -1, -1, -1, 0, 0, 38, 0, 0, 5, 18, 17, 0, 0, 7},  // clear
    {684, 212, -1, -1, -1, 403, 0, 39, 0, 0, 4, 18, 17, 0, 0, 7},  // clearColor
    {685, 212, -1, -1, -1, 0, 0, 40, 0, 0, 5, 18, 17, 0, 0, 7},  // systemRed
    {686, 212, -1, -1, -1, 0, 0, 41, 0, 0, 5, 18, 17, 0, 0, 7},  // systemOrange
    {687, 212, -1, -1, -1, 0, 0, 42, 0, 0, 5, 18, 17, 0, 0, 7},  // systemYellow
    {688, 212, -1, -1, -1, 0, 0, 43, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGreen
    {689, 212, -1, -1, -1, 0, 0, 44, 0, 0, 5, 18, 17, 0, 0, 7},  // systemMint
    {690, 212, -1, -1, -1, 0, 0, 45, 0, 0, 5, 18, 17, 0, 0, 7},  // systemTeal
    {691, 212, -1, -1, -1, 0, 0, 46, 0, 0, 5, 18, 17, 0, 0, 7},  // systemCyan
    {692, 212, -1, -1, -1, 0, 0, 47, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBlue
    {693, 212, -1, -1, -1, 0, 0, 48, 0, 0, 5, 18, 17, 0, 0, 7},  // systemIndigo
    {694, 212, -1, -1, -1, 0, 0, 49, 0, 0, 5, 18, 17, 0, 0, 7},  // systemPurple
    {695, 212, -1, -1, -1, 0, 0, 50, 0, 0, 5, 18, 17, 0, 0, 7},  // systemPink
    {696, 212, -1, -1, -1, 0, 0, 51, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBrown
    {697, 212, -1, -1, -1, 0, 0, 52, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray
    {698, 212, -1, -1, -1, 0, 0, 53, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray2
    {699, 212, -1, -1, -1, 0, 0, 54, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray3
    {700, 212, -1, -1, -1, 0, 0, 55, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray4
    {701, 212, -1, -1, -1, 0, 0, 56, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray5
    {702, 212, -1, -1, -1, 0, 0, 57, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray6
    {703, 212, -1, -1, -1, 0, 0, 58, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBackground
    {704, 212, -1, -1, -1, 0, 0, 59, 0, 0, 5, 18, 17, 0, 0, 7},  // secondarySystemBackground
    {705, 212, -1, -1, -1, 0, 0, 60, 0, 0, 5, 18, 17, 0, 0, 7},  // label
    {213, -1, -1, -1, -1, 403, 688, 0, 1, 1, 3, 0, 30, 0, 0, 8},  // UIView
    {213, -1, -1, -1, -1, 0, 0, 1, 0, 0, 3, 0, 30, 0, 0, 8},  // UIView
    {214, -1, -1, -1, -1, 404, 689, 2, 1, 1, 3, 0, 30, 0, 0, 8},  // UIWindow
    {214, -1, -1, -1, -1, 0, 0, 3, 0, 0, 3, 0, 30, 0, 0, 8},  // UIWindow
    {215, -1, -1, -1, -1, 405, 690, 4, 1, 1, 3, 0, 30, 0, 0, 8},  // UIImageView
    {215, -1, -1, -1, -1, 0, 0, 5, 0, 0, 3, 0, 30, 0, 0, 8},  // UIImageView
    {216, -1, -1, -1, -1, 406, 691, 6, 1, 1, 3, 0, 30, 0, 0, 8},  // UILabel
    {216, -1, -1, -1, -1, 0, 0, 7, 0, 0, 3, 0, 30, 0, 0, 8},  // UILabel
    {217, -1, -1, -1, -1, 407, 692, 8, 1, 1, 3, 0, 30, 0, 0, 8},  // UIButton
    {217, -1, -1, -1, -1, 0, 0, 9, 0, 0, 3, 0, 30, 0, 0, 8},  // UIButton
    {218, -1, -1, -1, -1, 408, 693, 10, 1, 1, 3, 0, 30, 0, 0, 8},  // UIScrollView
    {218, -1, -1, -1, -1, 0, 0, 11, 0, 0, 3, 0, 30, 0, 0, 8},  // UIScrollView
    {219, -1, -1, -1, -1, 409, 694, 12, 1, 1, 3, 0, 30, 0, 0, 8},  // UIControl
    {219, -1, -1, -1, -1, 0, 0, 13, 0, 0, 3, 0, 30, 0, 0, 8},  // UIControl
    {220, -1, -1, -1, -1, 410, 695, 14, 1, 1, 3, 0, 30, 0, 0, 8},  // UITextField
    {220, -1, -1, -1, -1, 0, 0, 15, 0, 0, 3, 0, 30, 0, 0, 8},  // UITextField
    {221, -1, -1, -1, -1, 411, 696, 16, 1, 1, 3, 0, 30, 0, 0, 8},  // UITextView
    {221, -1, -1, -1, -1, 0, 0, 17, 0, 0, 3, 0, 30, 0, 0, 8},  // UITextView
    {222, -1, -1, -1, -1, 412, 697, 18, 1, 1, 3, 0, 30, 0, 0, 8},  // UITableViewCell
    {222, -1, -1, -1, -1, 0, 0, 19, 0, 0, 3, 0, 30, 0, 0, 8},  // UITableViewCell
    {223, -1, -1, -1, -1, 413, 698, 20, 1, 1, 3, 0, 30, 0, 0, 8},  // UICollectionViewCell
    {223, -1, -1, -1, -1, 0, 0, 21, 0, 0, 3, 0, 30, 0, 0, 8},  // UICollectionViewCell
    {224, -1, -1, -1, -1, 414, 699, 22, 1, 1, 3, 0, 30, 0, 0, 8},  // UIVisualEffectView
    {224, -1, -1, -1, -1, 0, 0, 23, 0, 0, 3, 0, 30, 0, 0, 8},  // UIVisualEffectView
    {706, -1, -1, -1, -1, 0, 700, 24, 0, 1, 2, 31, 13, 0, 9, 8},  // frame
    {707, -1, -1, -1, -1, 0, 701, 25, 0, 1, 2, 31, 13, 0, 10, 8},  // bounds
    {358, -1, -1, -1, -1, 0, 702, 26, 0, 1, 2, 31, 9, 0, 11, 8},  // center
    {708, -1, -1, -1, -1, 0, 703, 27, 0, 1, 2, 31, 9, 0, 12, 8},  // anchorPoint
    {709, -1, -1, -1, 1649, 0, 704, 28, 0, 1, 2, 31, 2, 0, 0, 8},  // isHidden
    {710, -1, -1, -1, -1, 0, 705, 29, 0, 1, 2, 31, 2, 0, 0, 8},  // clipsToBounds
    {711, -1, -1, -1, -1, 0, 706, 30, 0, 1, 2, 31, 3, 0, 0, 8},  // name
    {713, -1, -1, -1, -1, 415, 707, 31, 1, 1, 0, 0, 55, 0, 0, 8},  // UIImage
    {713, -1, -1, -1, -1, 416, 708, 32, 1, 1, 0, 0, 55, 0, 0, 8},  // UIImage
    {215, -1, -1, -1, -1, 417, 709, 33, 1, 1, 3, 0, 30, 0, 0, 8},  // UIImageView
    {121, -1, -1, -1, -1, 0, 710, 34, 0, 1, 2, 31, 14, 0, 13, 8},  // transform
    {715, -1, -1, -1, -1, 0, 711, 35, 0, 1, 2, 31, 14, 0, 13, 8},  // transform3D
    {716, -1, -1, -1, -1, 418, 712, 36, 1, 2, 1, 31, 55, 0, 0, 8},  // moveAnchor
    {717, -1, -1, -1, -1, 0, 714, 37, 0, 1, 2, 31, 9, 0, 0, 8},  // contentOffset
    {647, -1, -1, -1, -1, 0, 715, 38, 0, 1, 2, 31, 0, 0, 0, 8},  // alpha
    {718, -1, -1, -1, 719, 0, 716, 39, 0, 1, 2, 31, 2, 0, 0, 8},  // isUserInteractionEnabled
    {719, -1, -1, -1, -1, 0, 717, 40, 0, 1, 2, 31, 2, 0, 0, 8},  // userInteractionEnabled
    {720, -1, -1, -1, -1, 0, 718, 41, 0, 1, 2, 31, 0, 0, 0, 8},  // tag
    {122, -1, -1, -1, -1, 0, 719, 42, 0, 1, 2, 31, 31, 0, 0, 8},  // layer
    {77, -1, -1, -1, -1, 419, 720, 43, 4, 4, 0, 0, 30, 0, 0, 8},  // view
    {721, -1, -1, -1, -1, 0, 724, 0, 0, 1, 2, 31, 17, 0, 0, 9},  // backgroundColor
    {722, -1, -1, -1, -1, 0, 725, 1, 0, 1, 2, 31, 3, 0, 0, 9},  // text
    {723, -1, -1, -1, -1, 0, 726, 2, 0, 1, 2, 31, 17, 0, 0, 9},  // textColor
    {724, -1, -1, -1, -1, 0, 727, 3, 0, 1, 2, 31, 20, 0, 0, 9},  // textAlignment
    {725, -1, -1, -1, -1, 0, 728, 4, 0, 1, 2, 31, 55, 0, 0, 9},  // font
    {712, -1, -1, -1, -1, 0, 729, 5, 0, 1, 2, 31, 55, 0, 0, 9},  // image
    {726, -1, -1, -1, -1, 0, 730, 6, 0, 1, 2, 31, 55, 0, 0, 9},  // contentMode
    {727, -1, -1, -1, 1678, 0, 731, 7, 0, 1, 2, 31, 2, 0, 0, 9},  // isOpaque
    {728, -1, -1, -1, -1, 0, 732, 8, 0, 1, 2, 31, 17, 0, 0, 9},  // tintColor
    {729, -1, -1, -1, -1, 0, 733, 9, 0, 1, 2, 31, 0, 0, 0, 9},  // contentScaleFactor
    {730, -1, -1, -1, -1, 0, 734, 10, 0, 1, 2, 31, 3, 0, 0, 9},  // accessibilityLabel
    {731, -1, -1, -1, -1, 0, 735, 11, 0, 1, 2, 31, 51, 0, 0, 9},  // safeAreaInsets
    {732, -1, -1, -1, -1, 0, 736, 12, 0, 1, 2, 31, 51, 0, 0, 9},  // layoutMargins
    {733, -1, -1, -1, -1, 0, 737, 13, 0, 1, 2, 31, 30, 0, 0, 9},  // mask
    {734, -1, -1, -1, -1, 0, 738, 14, 0, 1, 2, 31, 3, 0, 0, 9},  // accessibilityIdentifier
    {735, -1, -1, -1, -1, 0, 739, 15, 0, 1, 2, 31, 3, 0, 0, 9},  // accessibilityHint
    {736, -1, -1, -1, -1, 0, 740, 16, 0, 1, 2, 31, 2, 0, 0, 9},  // isAccessibilityElement
    {737, -1, -1, -1, -1, 0, 741, 17, 0, 1, 2, 31, 55, 0, 0, 9},  // semanticContentAttribute
    {738, -1, -1, -1, -1, 0, 742, 18, 0, 1, 2, 31, 2, 0, 0, 9},  // clearsContextBeforeDrawing
    {739, -1, -1, -1, -1, 0, 743, 19, 0, 1, 2, 31, 2, 0, 0, 9},  // isFirstResponder
    {740, -1, -1, -1, -1, 0, 744, 20, 0, 1, 2, 31, 0, 0, 0, 9},  // numberOfLines
    {741, -1, -1, -1, -1, 0, 745, 21, 0, 1, 2, 31, 2, 0, 0, 9},  // adjustsFontSizeToFitWidth
    {742, -1, -1, -1, -1, 0, 746, 22, 0, 1, 2, 31, 55, 0, 0, 9},  // lineBreakMode
    {743, -1, -1, -1, -1, 0, 747, 23, 0, 1, 2, 31, 55, 0, 0, 9},  // attributedText
    {744, -1, -1, -1, -1, 0, 748, 24, 0, 1, 2, 31, 55, 0, 0, 9},  // baselineAdjustment
    {745, -1, -1, -1, -1, 0, 749, 25, 0, 1, 2, 31, 55, 0, 0, 9},  // borderStyle
    {746, -1, -1, -1, -1, 0, 750, 26, 0, 1, 2, 31, 55, 0, 0, 9},  // keyboardType
    {747, -1, -1, -1, -1, 0, 751, 27, 0, 1, 2, 31, 55, 0, 0, 9},  // returnKeyType
    {748, -1, -1, -1, -1, 0, 752, 28, 0, 1, 2, 31, 55, 0, 0, 9},  // autocorrectionType
    {749, -1, -1, -1, -1, 0, 753, 29, 0, 1, 2, 31, 55, 0, 0, 9},  // autocapitalizationType
    {750, -1, -1, -1, -1, 0, 754, 30, 0, 1, 2, 31, 55, 0, 0, 9},  // clearButtonMode
    {751, -1, -1, -1, -1, 0, 755, 31, 0, 1, 2, 31, 17, 0, 0, 9},  // shadowColor
    {752, -1, -1, -1, -1, 0, 756, 32, 0, 1, 2, 31, 3, 0, 0, 9},  // placeholder
    {753, -1, -1, -1, -1, 0, 757, 33, 0, 1, 2, 31, 0, 0, 0, 9},  // minimumScaleFactor
    {754, -1, -1, -1, 1682, 0, 758, 34, 0, 1, 2, 31, 2, 0, 0, 9},  // isEditable
    {755, -1, -1, -1, 1683, 0, 759, 35, 0, 1, 2, 31, 2, 0, 0, 9},  // isSelectable
    {756, -1, -1, -1, 1684, 0, 760, 36, 0, 1, 2, 31, 2, 0, 0, 9},  // isSecureTextEntry
    {757, -1, -1, -1, -1, 0, 761, 37, 0, 1, 2, 31, 0, 0, 0, 9},  // zoomScale
    {758, 218, -1, -1, -1, 0, 0, 38, 0, 0, 5, 31, 52, 0, 0, 9},  // DecelerationRate
    {760, 761, -1, -1, -1, 0, 0, 39, 0, 0, 5, 29, 28, 0, 0, 9},  // normal
    {762, -1, -1, -1, -1, 0, 0, 40, 0, 0, 5, 0, 0, 0, 0, 9},  // UIScrollViewDecelerationRateNormal
    {763, 761, -1, -1, -1, 0, 0, 41, 0, 0, 5, 29, 28, 0, 0, 9},  // fast
    {764, -1, -1, -1, -1, 0, 0, 42, 0, 0, 5, 0, 0, 0, 0, 9},  // UIScrollViewDecelerationRateFast
    {765, -1, -1, -1, -1, 0, 762, 43, 0, 1, 2, 29, 0, 0, 0, 9},  // rawValue
    {766, -1, -1, -1, -1, 0, 763, 44, 0, 1, 2, 31, 28, 0, 0, 9},  // decelerationRate
    {767, 768, 769, -1, -1, 0, 0, 45, 0, 0, 5, 4, 3, 0, 0, 9},  // system
    {770, 768, 771, -1, -1, 0, 0, 46, 0, 0, 5, 4, 3, 0, 0, 9},  // custom
    {772, 768, 773, -1, -1, 0, 0, 47, 0, 0, 5, 4, 3, 0, 0, 9},  // infoLight
    {774, 768, 775, -1, -1, 0, 0, 48, 0, 0, 5, 4, 3, 0, 0, 9},  // contactAdd
    {776, 768, 777, -1, -1, 0, 0, 49, 0, 0, 5, 4, 3, 0, 0, 9},  // close
    {217, -1, -1, -1, -1, 423, 764, 50, 1, 1, 3, 0, 30, 0, 0, 9},  // UIButton
    {778, -1, -1, -1, 1681, 0, 765, 51, 0, 1, 2, 31, 2, 0, 0, 9},  // isScrollEnabled
    {779, -1, -1, -1, 1680, 0, 766, 52, 0, 1, 2, 31, 2, 0, 0, 9},  // isPagingEnabled
    {780, -1, -1, -1, -1, 0, 767, 53, 0, 1, 2, 31, 2, 0, 0, 9},  // bounces
    {781, -1, -1, -1, -1, 0, 768, 54, 0, 1, 2, 31, 2, 0, 0, 9},  // showsHorizontalScrollIndicator
    {782, -1, -1, -1, -1, 0, 769, 55, 0, 1, 2, 31, 2, 0, 0, 9},  // showsVerticalScrollIndicator
    {783, -1, -1, -1, -1, 0, 770, 56, 0, 1, 2, 31, 0, 0, 0, 9},  // minimumZoomScale
    {784, -1, -1, -1, -1, 0, 771, 57, 0, 1, 2, 31, 0, 0, 0, 9},  // maximumZoomScale
    {785, -1, -1, -1, -1, 0, 772, 58, 0, 1, 2, 31, 51, 0, 0, 9},  // contentInset
    {786, -1, -1, -1, -1, 0, 773, 59, 0, 1, 2, 31, 55, 0, 0, 9},  // delegate
    {788, 213, -1, -1, -1, 0, 0, 60, 0, 0, 5, 31, 52, 0, 0, 9},  // AutoresizingMask
    {789, 787, 790, -1, -1, 0, 0, 61, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleLeftMargin
    {791, 787, -1, -1, -1, 0, 0, 62, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleLeftMargin
    {792, 787, 793, -1, -1, 0, 0, 63, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleWidth
    {794, 787, -1, -1, -1, 0, 0, 64, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleWidth
    {795, 787, 796, -1, -1, 0, 0, 65, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleRightMargin
    {797, 787, -1, -1, -1, 0, 0, 66, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleRightMargin
    {798, 787, 799, -1, -1, 0, 0, 67, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleTopMargin
    {800, 787, -1, -1, -1, 0, 0, 68, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleTopMargin
    {801, 787, 802, -1, -1, 0, 0, 69, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleHeight
    {803, 787, -1, -1, -1, 0, 0, 70, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleHeight
    {804, 787, 805, -1, -1, 0, 0, 71, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleBottomMargin
    {806, 787, -1, -1, -1, 0, 0, 72, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleBottomMargin
    {807, 787, 808, -1, -1, 0, 0, 73, 0, 0, 5, 26, 25, 0, 0, 9},  // None
    {809, -1, -1, -1, -1, 0, 774, 74, 0, 1, 2, 31, 25, 0, 0, 9},  // autoresizingMask
    {810, -1, -1, -1, -1, 0, 775, 75, 0, 1, 2, 31, 2, 0, 0, 9},  // translatesAutoresizingMaskIntoConstraints
    {811, -1, -1, -1, -1, 0, 776, 76, 0, 1, 2, 31, 2, 0, 0, 9},  // autoresizesSubviews
    {813, 219, -1, -1, -1, 0, 0, 77, 0, 0, 5, 31, 52, 0, 0, 9},  // State
    {760, 812, 814, -1, -1, 0, 0, 78, 0, 0, 5, 4, 3, 0, 0, 9},  // normal
    {815, 812, -1, -1, -1, 0, 0, 79, 0, 0, 5, 4, 3, 0, 0, 9},  // Normal
    {816, 812, 817, -1, -1, 0, 0, 80, 0, 0, 5, 4, 3, 0, 0, 9},  // highlighted
    {818, 812, -1, -1, -1, 0, 0, 81, 0, 0, 5, 4, 3, 0, 0, 9},  // Highlighted
    {819, 812, 820, -1, -1, 0, 0, 82, 0, 0, 5, 4, 3, 0, 0, 9},  // disabled
    {821, 812, -1, -1, -1, 0, 0, 83, 0, 0, 5, 4, 3, 0, 0, 9},  // Disabled
    {822, 812, 823, -1, -1, 0, 0, 84, 0, 0, 5, 4, 3, 0, 0, 9},  // selected
    {824, 812, -1, -1, -1, 0, 0, 85, 0, 0, 5, 4, 3, 0, 0, 9},  // Selected
    {826, 219, -1, -1, -1, 0, 0, 86, 0, 0, 5, 31, 52, 0, 0, 9},  // Event
    {827, 825, 828, -1, -1, 0, 0, 87, 0, 0, 5, 4, 3, 0, 0, 9},  // allEvents
    {829, 825, -1, -1, -1, 0, 0, 88, 0, 0, 5, 4, 3, 0, 0, 9},  // AllEvents
    {830, 825, 831, -1, -1, 0, 0, 89, 0, 0, 5, 4, 3, 0, 0, 9},  // allTouchEvents
    {832, 825, -1, -1, -1, 0, 0, 90, 0, 0, 5, 4, 3, 0, 0, 9},  // AllTouchEvents
    {833, 825, 834, -1, -1, 0, 0, 91, 0, 0, 5, 4, 3, 0, 0, 9},  // touchDown
    {835, 825, -1, -1, -1, 0, 0, 92, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchDown
    {836, 825, 837, -1, -1, 0, 0, 93, 0, 0, 5, 4, 3, 0, 0, 9},  // touchDragInside
    {838, 825, -1, -1, -1, 0, 0, 94, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchDragInside
    {839, 825, 840, -1, -1, 0, 0, 95, 0, 0, 5, 4, 3, 0, 0, 9},  // touchDragOutside
    {841, 825, -1, -1, -1, 0, 0, 96, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchDragOutside
    {842, 825, 843, -1, -1, 0, 0, 97, 0, 0, 5, 4, 3, 0, 0, 9},  // touchUpInside
    {844, 825, -1, -1, -1, 0, 0, 98, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchUpInside
    {845, 825, 846, -1, -1, 0, 0, 99, 0, 0, 5, 4, 3, 0, 0, 9},  // touchUpOutside
    {847, 825, -1, -1, -1, 0, 0, 100, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchUpOutside
    {848, 825, 849, -1, -1, 0, 0, 101, 0, 0, 5, 4, 3, 0, 0, 9},  // touchCancel
    {850, 825, -1, -1, -1, 0, 0, 102, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchCancel
    {851, 825, 852, -1, -1, 0, 0, 103, 0, 0, 5, 4, 3, 0, 0, 9},  // valueChanged
    {853, 825, -1, -1, -1, 0, 0, 104, 0, 0, 5, 4, 3, 0, 0, 9},  // ValueChanged
    {854, 825, 855, -1, -1, 0, 0, 105, 0, 0, 5, 4, 3, 0, 0, 9},  // editingChanged
    {856, 825, -1, -1, -1, 0, 0, 106, 0, 0, 5, 4, 3, 0, 0, 9},  // EditingChanged
    {857, 825, 858, -1, -1, 0, 0, 107, 0, 0, 5, 4, 3, 0, 0, 9},  // editingDidBegin
    {859, 825, -1, -1, -1, 0, 0, 108, 0, 0, 5, 4, 3, 0, 0, 9},  // EditingDidBegin
    {860, 825, 861, -1, -1, 0, 0, 109, 0, 0, 5, 4, 3, 0, 0, 9},  // editingDidEnd
    {862, 825, -1, -1, -1, 0, 0, 110, 0, 0, 5, 4, 3, 0, 0, 9},  // EditingDidEnd
    {863, 825, 864, -1, -1, 0, 0, 111, 0, 0, 5, 4, 3, 0, 0, 9},  // primaryActionTriggered
    {865, 825, -1, -1, -1, 0, 0, 112, 0, 0, 5, 4, 3, 0, 0, 9},  // PrimaryActionTriggered
    {866, -1, -1, -1, -1, 424, 777, 113, 3, 4, 1, 31, 55, 0, 0, 9},  // addTarget
    {866, -1, -1, -1, -1, 427, 781, 114, 3, 4, 1, 31, 55, 0, 0, 9},  // addTarget
    {869, -1, -1, -1, -1, 430, 785, 115, 3, 4, 1, 31, 55, 0, 0, 9},  // removeTarget
    {869, -1, -1, -1, -1, 433, 789, 116, 3, 4, 1, 31, 55, 0, 0, 9},  // removeTarget
    {870, -1, -1, -1, -1, 436, 793, 117, 1, 2, 1, 31, 55, 0, 0, 9},  // sendActions
    {871, -1, -1, -1, -1, 437, 795, 118, 1, 2, 1, 31, 55, 0, 0, 9},  // sendActionsForControlEvents
    {872, -1, -1, -1, -1, 438, 797, 119, 2, 3, 1, 31, 55, 0, 0, 9},  // setTitle
    {872, -1, -1, -1, -1, 440, 800, 120, 2, 3, 1, 31, 55, 0, 0, 9},  // setTitle
    {874, -1, -1, -1, -1, 442, 803, 121, 2, 3, 1, 31, 55, 0, 0, 9},  // setTitleColor
    {874, -1, -1, -1, -1, 444, 806, 122, 2, 3, 1, 31, 55, 0, 0, 9},  // setTitleColor
    {875, -1, -1, -1, -1, 446, 809, 123, 2, 3, 1, 31, 55, 0, 0, 9},  // setImage
    {875, -1, -1, -1, -1, 448, 812, 124, 2, 3, 1, 31, 55, 0, 0, 9},  // setImage
    {876, -1, -1, -1, -1, 450, 815, 125, 2, 3, 1, 31, 55, 0, 0, 9},  // setBackgroundImage
    {876, -1, -1, -1, -1, 452, 818, 126, 2, 3, 1, 31, 55, 0, 0, 9},  // setBackgroundImage
    {877, -1, -1, -1, -1, 454, 821, 127, 2, 3, 1, 31, 55, 0, 0, 9},  // setAttributedTitle
    {878, -1, -1, -1, -1, 456, 824, 128, 2, 3, 1, 31, 55, 0, 0, 9},  // setTitleShadowColor
    {879, -1, -1, -1, -1, 0, 827, 129, 0, 1, 2, 31, 3, 0, 0, 9},  // currentTitle
    {880, -1, -1, -1, -1, 0, 828, 130, 0, 1, 2, 31, 30, 0, 0, 9},  // titleLabel
    {881, -1, -1, -1, -1, 0, 829, 131, 0, 1, 2, 31, 51, 0, 0, 9},  // contentEdgeInsets
    {882, -1, -1, -1, -1, 0, 830, 132, 0, 1, 2, 31, 51, 0, 0, 9},  // titleEdgeInsets
    {883, -1, -1, -1, -1, 0, 831, 133, 0, 1, 2, 31, 51, 0, 0, 9},  // imageEdgeInsets
    {884, -1, -1, -1, -1, 0, 832, 134, 0, 1, 2, 31, 2, 0, 0, 9},  // isEnabled
    {885, -1, -1, -1, -1, 0, 833, 135, 0, 1, 2, 31, 2, 0, 0, 9},  // isSelected
    {886, -1, -1, -1, -1, 0, 834, 136, 0, 1, 2, 31, 2, 0, 0, 9},  // isHighlighted
    {887, -1, -1, -1, -1, 0, 835, 137, 0, 1, 2, 31, 2, 0, 0, 9},  // isTracking
    {888, -1, -1, -1, -1, 0, 836, 138, 0, 1, 2, 31, 55, 0, 0, 9},  // contentHorizontalAlignment
    {889, -1, -1, -1, -1, 0, 837, 139, 0, 1, 2, 31, 55, 0, 0, 9},  // contentVerticalAlignment
    {890, -1, -1, -1, -1, 0, 838, 140, 0, 1, 2, 31, 12, 0, 0, 9},  // contentSize
    {361, 891, 892, -1, -1, 0, 0, 141, 0, 0, 5, 21, 20, 0, 0, 9},  // left
    {358, 891, 893, -1, -1, 0, 0, 142, 0, 0, 5, 21, 20, 0, 0, 9},  // center
    {363, 891, 894, -1, -1, 0, 0, 143, 0, 0, 5, 21, 20, 0, 0, 9},  // right
    {895, 891, 896, -1, -1, 0, 0, 144, 0, 0, 5, 21, 20, 0, 0, 9},  // justified
    {897, 891, 898, -1, -1, 0, 0, 145, 0, 0, 5, 21, 20, 0, 0, 9},  // natural
    {899, -1, -1, -1, -1, 0, 839, 0, 0, 1, 2, 31, 30, 0, 0, 10},  // superview
    {900, -1, -1, -1, -1, 0, 840, 1, 0, 1, 2, 31, 4, 0, 0, 10},  // subviews
    {82, -1, -1, -1, -1, 0, 841, 2, 0, 1, 2, 31, 30, 0, 0, 10},  // window
    {901, -1, -1, -1, -1, 0, 842, 3, 0, 1, 2, 31, 2, 0, 0, 10},  // isKeyWindow
    {902, -1, -1, -1, 1645, 458, 843, 4, 1, 2, 1, 31, 2, 0, 0, 10},  // isDescendant
    {903, -1, -1, -1, -1, 459, 845, 5, 1, 2, 1, 31, 55, 0, 0, 10},  // addSubview
    {904, -1, -1, -1, -1, 460, 847, 6, 1, 2, 1, 31, 55, 0, 0, 10},  // bringSubviewToFront
    {905, -1, -1, -1, 1647, 461, 849, 7, 1, 2, 1, 31, 55, 0, 0, 10},  // bringSubview
    {907, -1, -1, -1, -1, 462, 851, 8, 1, 2, 1, 31, 55, 0, 0, 10},  // sendSubviewToBack
    {908, -1, -1, -1, 1648, 463, 853, 9, 1, 2, 1, 31, 55, 0, 0, 10},  // sendSubview
    {910, -1, -1, -1, -1, 464, 855, 10, 0, 1, 1, 31, 55, 0, 0, 10},  // removeFromSuperview
    {911, -1, -1, -1, 1646, 464, 856, 11, 2, 3, 1, 31, 55, 0, 0, 10},  // insertSubview
    {912, -1, -1, -1, 1685, 466, 859, 12, 2, 3, 1, 31, 55, 0, 0, 10},  // exchangeSubview
    {911, -1, -1, -1, -1, 468, 862, 13, 2, 3, 1, 31, 55, 0, 0, 10},  // insertSubview
    {911, -1, -1, -1, -1, 470, 865, 14, 2, 3, 1, 31, 55, 0, 0, 10},  // insertSubview
    {916, -1, -1, -1, 1651, 472, 868, 15, 2, 3, 1, 31, 9, 0, 5, 10},  // convert
    {916, -1, -1, -1, 1653, 474, 871, 16, 2, 3, 1, 31, 9, 0, 5, 10},  // convert
    {917, -1, -1, -1, -1, 476, 874, 17, 2, 3, 1, 31, 9, 0, 5, 10},  // convertRect
    {917, -1, -1, -1, -1, 478, 877, 18, 2, 3, 1, 31, 9, 0, 5, 10},  // convertRect
    {920, -1, -1, -1, -1, 480, 880, 19, 2, 3, 1, 31, 9, 0, 5, 10},  // convertPoint
    {920, -1, -1, -1, -1, 482, 883, 20, 2, 3, 1, 31, 9, 0, 5, 10},  // convertPoint
    {921, -1, -1, -1, -1, 484, 886, 21, 0, 1, 1, 31, 55, 0, 0, 10},  // setNeedsLayout
    {922, -1, -1, -1, -1, 484, 887, 22, 0, 1, 1, 31, 55, 0, 0, 10},  // layoutIfNeeded
    {921, -1, -1, -1, -1, 484, 888, 23, 0, 1, 1, 32, 55, 0, 0, 10},  // setNeedsLayout
    {922, -1, -1, -1, -1, 484, 889, 24, 0, 1, 1, 32, 55, 0, 0, 10},  // layoutIfNeeded
    {923, -1, -1, -1, -1, 484, 890, 25, 0, 1, 1, 32, 55, 0, 0, 10},  // layoutSublayers
    {923, -1, -1, -1, -1, 484, 891, 26, 1, 2, 1, 31, 55, 0, 0, 10},  // layoutSublayers
    {924, -1, -1, -1, -1, 485, 893, 27, 1, 2, 1, 31, 55, 0, 0, 10},  // layoutSublayersOfLayer
    {925, -1, -1, -1, -1, 486, 895, 28, 0, 1, 1, 32, 2, 0, 0, 10},  // needsLayout
    {926, -1, -1, -1, -1, 486, 896, 29, 0, 1, 1, 31, 55, 0, 0, 10},  // setNeedsDisplay
    {927, -1, -1, -1, -1, 486, 897, 30, 0, 1, 1, 31, 55, 0, 0, 10},  // layoutSubviews
    {926, -1, -1, -1, 1686, 486, 898, 31, 1, 2, 1, 31, 55, 0, 0, 10},  // setNeedsDisplay
    {926, -1, -1, -1, 1686, 487, 900, 32, 1, 2, 1, 32, 55, 0, 0, 10},  // setNeedsDisplay
    {928, -1, -1, -1, -1, 488, 902, 33, 0, 1, 1, 31, 2, 0, 0, 10},  // becomeFirstResponder
    {929, -1, -1, -1, -1, 488, 903, 34, 0, 1, 1, 31, 2, 0, 0, 10},  // resignFirstResponder
    {930, -1, -1, -1, -1, 488, 904, 35, 1, 2, 1, 31, 12, 0, 0, 10},  // sizeThatFits
    {931, -1, -1, -1, -1, 489, 906, 36, 0, 1, 1, 31, 55, 0, 0, 10},  // sizeToFit
    {932, -1, -1, -1, -1, 0, 907, 37, 0, 1, 2, 31, 12, 0, 0, 10},  // intrinsicContentSize
    {933, -1, -1, -1, -1, 489, 908, 38, 0, 1, 1, 31, 55, 0, 0, 10},  // invalidateIntrinsicContentSize
    {934, -1, -1, -1, -1, 489, 909, 39, 1, 2, 1, 31, 55, 0, 0, 10},  // endEditing
    {926, -1, -1, -1, -1, 490, 911, 40, 0, 1, 1, 32, 55, 0, 0, 10},  // setNeedsDisplay
    {935, -1, -1, -1, -1, 490, 912, 41, 1, 2, 1, 31, 30, 0, 0, 10},  // viewWithTag
    {936, -1, -1, -1, 1661, 491, 914, 42, 2, 3, 1, 32, 55, 0, 0, 10},  // insertSublayer
    {936, -1, -1, -1, -1, 493, 917, 43, 2, 3, 1, 32, 55, 0, 0, 10},  // insertSublayer
    {936, -1, -1, -1, -1, 495, 920, 44, 2, 3, 1, 32, 55, 0, 0, 10},  // insertSublayer
    {939, 213, -1, -1, -1, 0, 0, 45, 0, 0, 5, 31, 0, 0, 0, 10},  // noIntrinsicMetric
    {940, -1, -1, -1, -1, 0, 923, 46, 0, 1, 2, 31, 55, 0, 0, 10},  // rootViewController
    {941, -1, -1, -1, -1, 0, 924, 47, 0, 1, 2, 31, 55, 0, 0, 10},  // liveView
    {942, -1, -1, -1, -1, 497, 925, 48, 0, 1, 1, 31, 55, 0, 0, 10},  // makeKeyAndVisible
    {943, -1, -1, -1, -1, 497, 926, 49, 0, 1, 1, 31, 55, 0, 0, 10},  // makeKey
    {945, 944, -1, -1, -1, 0, 0, 50, 0, 0, 5, 31, 30, 0, 0, 10},  // current
    {947, 946, -1, -1, -1, 0, 0, 51, 0, 0, 5, 31, 30, 0, 0, 10},  // currentPage
    {948, -1, -1, -1, -1, 0, 927, 52, 0, 1, 2, 31, 2, 0, 0, 10},  // needsIndefiniteExecution
    {950, 949, -1, -1, -1, 0, 0, 53, 0, 0, 5, 31, 30, 0, 0, 10},  // main
    {951, 949, -1, -1, -1, 497, 928, 54, 0, 0, 4, 31, 30, 0, 0, 10},  // mainScreen
    {952, -1, -1, -1, 1643, 497, 928, 55, 2, 3, 1, 31, 30, 0, 5, 10},  // hitTest
    {953, -1, -1, -1, -1, 499, 931, 56, 2, 3, 1, 31, 2, 0, 0, 10},  // beginTracking
    {954, -1, -1, -1, -1, 501, 934, 57, 2, 3, 1, 31, 2, 0, 0, 10},  // continueTracking
    {311, -1, -1, -1, 1644, 503, 937, 58, 2, 3, 1, 31, 2, 0, 5, 10},  // point
    {956, -1, -1, -1, -1, 505, 940, 0, 0, 0, 3, 0, 31, 0, 0, 11},  // CALayer
    {957, -1, -1, -1, -1, 505, 940, 1, 0, 0, 3, 0, 31, 0, 0, 11},  // CAShapeLayer
    {958, -1, -1, -1, -1, 505, 940, 2, 0, 0, 3, 0, 31, 0, 0, 11},  // CAGradientLayer
    {959, -1, -1, -1, -1, 505, 940, 3, 0, 0, 3, 0, 31, 0, 0, 11},  // CATextLayer
    {960, -1, -1, -1, -1, 0, 940, 4, 0, 1, 2, 32, 4, 0, 0, 11},  // colors
    {961, -1, -1, -1, -1, 0, 941, 5, 0, 1, 2, 32, 4, 0, 0, 11},  // locations
    {962, -1, -1, -1, -1, 0, 942, 6, 0, 1, 2, 32, 9, 0, 0, 11},  // startPoint
    {963, -1, -1, -1, -1, 0, 943, 7, 0, 1, 2, 32, 9, 0, 0, 11},  // endPoint
    {258, -1, -1, -1, -1, 0, 944, 8, 0, 1, 2, 32, 55, 0, 0, 11},  // string
    {725, -1, -1, -1, -1, 0, 945, 9, 0, 1, 2, 32, 55, 0, 0, 11},  // font
    {964, -1, -1, -1, -1, 0, 946, 10, 0, 1, 2, 32, 0, 0, 0, 11},  // fontSize
    {965, -1, -1, -1, -1, 0, 947, 11, 0, 1, 2, 32, 17, 0, 0, 11},  // foregroundColor
    {966, -1, -1, -1, -1, 0, 948, 12, 0, 1, 2, 32, 2, 0, 0, 11},  // isWrapped
    {967, -1, -1, -1, 968, 505, 949, 13, 1, 2, 1, 32, 55, 0, 0, 11},  // render
    {969, -1, -1, -1, 971, 507, 951, 14, 2, 3, 1, 31, 2, 0, 0, 11},  // drawHierarchy
    {706, -1, -1, -1, -1, 0, 954, 15, 0, 1, 2, 32, 13, 0, 9, 11},  // frame
    {707, -1, -1, -1, -1, 0, 955, 16, 0, 1, 2, 32, 13, 0, 10, 11},  // bounds
    {120, -1, -1, -1, -1, 0, 956, 17, 0, 1, 2, 32, 9, 0, 11, 11},  // position
    {708, -1, -1, -1, -1, 0, 957, 18, 0, 1, 2, 32, 9, 0, 12, 11},  // anchorPoint
    {709, -1, -1, -1, 1649, 0, 958, 19, 0, 1, 2, 32, 2, 0, 0, 11},  // isHidden
    {972, -1, -1, -1, -1, 0, 959, 20, 0, 1, 2, 32, 2, 0, 0, 11},  // masksToBounds
    {711, -1, -1, -1, -1, 0, 960, 21, 0, 1, 2, 32, 3, 0, 0, 11},  // name
    {973, -1, -1, -1, -1, 0, 961, 22, 0, 1, 2, 32, 14, 0, 0, 11},  // sublayerTransform
    {121, -1, -1, -1, -1, 0, 962, 23, 0, 1, 2, 32, 14, 0, 0, 11},  // transform
    {974, -1, -1, -1, -1, 0, 963, 24, 0, 1, 2, 32, 0, 0, 0, 11},  // zPosition
    {975, -1, -1, -1, -1, 0, 964, 25, 0, 1, 2, 32, 0, 0, 0, 11},  // opacity
    {721, -1, -1, -1, -1, 0, 965, 26, 0, 1, 2, 32, 17, 0, 0, 11},  // backgroundColor
    {976, -1, -1, -1, -1, 0, 966, 27, 0, 1, 2, 32, 0, 0, 0, 11},  // cornerRadius
    {977, -1, -1, -1, -1, 0, 967, 28, 0, 1, 2, 32, 0, 0, 0, 11},  // borderWidth
    {978, -1, -1, -1, -1, 0, 968, 29, 0, 1, 2, 32, 17, 0, 0, 11},  // borderColor
    {751, -1, -1, -1, -1, 0, 969, 30, 0, 1, 2, 32, 17, 0, 0, 11},  // shadowColor
    {979, -1, -1, -1, -1, 0, 970, 31, 0, 1, 2, 32, 0, 0, 0, 11},  // shadowOpacity
    {980, -1, -1, -1, -1, 0, 971, 32, 0, 1, 2, 32, 0, 0, 0, 11},  // shadowRadius
    {981, -1, -1, -1, -1, 0, 972, 33, 0, 1, 2, 32, 12, 0, 0, 11},  // shadowOffset
    {982, -1, -1, -1, -1, 0, 973, 34, 0, 1, 2, 32, 32, 0, 0, 11},  // shadowPath
    {983, -1, -1, -1, -1, 0, 974, 35, 0, 1, 2, 32, 0, 0, 0, 11},  // contentsScale
    {984, -1, -1, -1, -1, 0, 975, 36, 0, 1, 2, 32, 55, 0, 0, 11},  // contents
    {985, -1, -1, -1, -1, 0, 976, 37, 0, 1, 2, 32, 13, 0, 0, 11},  // contentsRect
    {986, -1, -1, -1, -1, 0, 977, 38, 0, 1, 2, 32, 2, 0, 0, 11},  // shouldRasterize
    {987, -1, -1, -1, -1, 0, 978, 39, 0, 1, 2, 32, 0, 0, 0, 11},  // rasterizationScale
    {988, -1, -1, -1, 1679, 0, 979, 40, 0, 1, 2, 32, 2, 0, 0, 11},  // isDoubleSided
    {733, -1, -1, -1, -1, 0, 980, 41, 0, 1, 2, 32, 31, 0, 0, 11},  // mask
    {989, -1, -1, -1, -1, 0, 981, 42, 0, 1, 2, 32, 55, 0, 0, 11},  // contentsGravity
    {990, 991, 992, -1, -1, 0, 0, 43, 0, 0, 5, 4, 3, 0, 0, 11},  // layerMinXMinYCorner
    {993, 991, 994, -1, -1, 0, 0, 44, 0, 0, 5, 4, 3, 0, 0, 11},  // layerMaxXMinYCorner
    {995, 991, 996, -1, -1, 0, 0, 45, 0, 0, 5, 4, 3, 0, 0, 11},  // layerMinXMaxYCorner
    {997, 991, 998, -1, -1, 0, 0, 46, 0, 0, 5, 4, 3, 0, 0, 11},  // layerMaxXMaxYCorner
    {999, -1, -1, -1, -1, 0, 982, 47, 0, 1, 2, 32, 55, 0, 0, 11},  // actions
    {1000, -1, -1, -1, -1, 0, 983, 48, 0, 1, 2, 32, 55, 0, 0, 11},  // magnificationFilter
    {1001, -1, -1, -1, -1, 0, 984, 49, 0, 1, 2, 32, 55, 0, 0, 11},  // minificationFilter
    {1002, -1, -1, -1, -1, 0, 985, 50, 0, 1, 2, 32, 55, 0, 0, 11},  // compositingFilter
    {1003, -1, -1, -1, -1, 0, 986, 51, 0, 1, 2, 32, 55, 0, 0, 11},  // cornerCurve
    {1004, -1, -1, -1, -1, 0, 987, 52, 0, 1, 2, 32, 55, 0, 0, 11},  // maskedCorners
    {786, -1, -1, -1, -1, 0, 988, 53, 0, 1, 2, 32, 55, 0, 0, 11},  // delegate
    {727, -1, -1, -1, 1678, 0, 989, 54, 0, 1, 2, 32, 2, 0, 0, 11},  // isOpaque
    {1005, -1, -1, -1, -1, 0, 990, 55, 0, 1, 2, 32, 2, 0, 0, 11},  // needsDisplayOnBoundsChange
    {1006, -1, -1, -1, -1, 0, 991, 56, 0, 1, 2, 32, 2, 0, 0, 11},  // allowsEdgeAntialiasing
    {1007, -1, -1, -1, -1, 0, 992, 57, 0, 1, 2, 32, 55, 0, 0, 11},  // lineCap
    {1008, -1, -1, -1, -1, 0, 993, 58, 0, 1, 2, 32, 55, 0, 0, 11},  // fillRule
    {1009, -1, -1, -1, -1, 0, 994, 59, 0, 1, 2, 32, 0, 0, 0, 11},  // miterLimit
    {1010, -1, -1, -1, -1, 0, 995, 60, 0, 1, 2, 32, 0, 0, 0, 11},  // strokeStart
    {1011, -1, -1, -1, -1, 0, 996, 61, 0, 1, 2, 32, 0, 0, 0, 11},  // strokeEnd
    {1012, -1, -1, -1, -1, 511, 997, 62, 0, 1, 1, 32, 14, 0, 0, 11},  // affineTransform
    {123, -1, -1, -1, -1, 511, 998, 63, 1, 2, 1, 32, 55, 0, 8, 11},  // setAffineTransform
    {1013, -1, -1, -1, 1662, 512, 1000, 64, 0, 1, 1, 32, 31, 0, 0, 11},  // presentation
    {1014, -1, -1, -1, 1663, 512, 1001, 65, 0, 1, 1, 32, 31, 0, 0, 11},  // model
    {1015, -1, -1, -1, -1, 0, 1002, 66, 0, 1, 2, 32, 31, 0, 0, 11},  // superlayer
    {1016, -1, -1, -1, -1, 0, 1003, 67, 0, 1, 2, 32, 4, 0, 0, 11},  // sublayers
    {1017, -1, -1, -1, -1, 512, 1004, 68, 1, 2, 1, 32, 55, 0, 0, 11},  // addSublayer
    {1018, -1, -1, -1, -1, 513, 1006, 69, 0, 1, 1, 32, 55, 0, 0, 11},  // removeFromSuperlayer
    {916, -1, -1, -1, 1655, 513, 1007, 70, 2, 3, 1, 32, 9, 0, 5, 11},  // convert
    {916, -1, -1, -1, 1657, 515, 1010, 71, 2, 3, 1, 32, 9, 0, 5, 11},  // convert
    {952, -1, -1, -1, -1, 517, 1013, 72, 1, 2, 1, 32, 31, 0, 0, 11},  // hitTest
    {380, -1, -1, -1, 1609, 518, 1015, 73, 1, 2, 1, 32, 2, 0, 0, 11},  // contains
    {1019, -1, -1, -1, -1, 519, 1017, 0, 0, 0, 0, 0, 48, 0, 0, 12},  // Rectangle
    {1020, -1, -1, -1, -1, 519, 1017, 1, 0, 0, 0, 0, 48, 0, 0, 12},  // Circle
    {1021, -1, -1, -1, -1, 519, 1017, 2, 0, 0, 0, 0, 48, 0, 0, 12},  // Ellipse
    {1022, -1, -1, -1, -1, 519, 1017, 3, 0, 0, 0, 0, 48, 0, 0, 12},  // Capsule
    {1023, -1, -1, -1, -1, 519, 1017, 4, 1, 1, 0, 0, 48, 0, 0, 12},  // RoundedRectangle
    {1024, -1, -1, -1, -1, 520, 1018, 5, 1, 1, 0, 0, 48, 0, 0, 12},  // Text
    {1025, -1, -1, -1, -1, 521, 1019, 6, 1, 1, 0, 0, 48, 0, 0, 12},  // Image
    {1025, -1, -1, -1, -1, 522, 1020, 7, 1, 1, 0, 0, 48, 0, 0, 12},  // Image
    {706, -1, -1, -1, -1, 523, 1021, 8, 2, 3, 1, 49, 48, 0, 0, 12},  // frame
    {706, -1, -1, -1, -1, 525, 1024, 9, 1, 2, 1, 49, 48, 0, 0, 12},  // frame
    {706, -1, -1, -1, -1, 526, 1026, 10, 1, 2, 1, 49, 48, 0, 0, 12},  // frame
    {706, -1, -1, -1, -1, 527, 1028, 11, 3, 4, 1, 49, 48, 0, 0, 12},  // frame
    {1027, -1, -1, -1, -1, 530, 1032, 12, 1, 2, 1, 49, 48, 0, 0, 12},  // padding
    {120, -1, -1, -1, -1, 531, 1034, 13, 2, 3, 1, 49, 48, 0, 0, 12},  // position
    {120, -1, -1, -1, -1, 533, 1037, 14, 1, 2, 1, 49, 48, 0, 0, 12},  // position
    {1028, -1, -1, -1, -1, 534, 1039, 15, 2, 3, 1, 49, 48, 0, 0, 12},  // offset
    {1028, -1, -1, -1, -1, 536, 1042, 16, 1, 2, 1, 49, 48, 0, 0, 12},  // offset
    {1028, -1, -1, -1, -1, 537, 1044, 17, 1, 2, 1, 49, 48, 0, 0, 12},  // offset
    {1028, -1, -1, -1, -1, 538, 1046, 18, 1, 2, 1, 49, 48, 0, 0, 12},  // offset
    {1029, -1, -1, -1, -1, 539, 1048, 19, 1, 2, 1, 49, 48, 0, 0, 12},  // rotationEffect
    {1029, -1, -1, -1, -1, 540, 1050, 20, 2, 3, 1, 49, 48, 0, 0, 12},  // rotationEffect
    {1031, -1, -1, -1, -1, 542, 1053, 21, 1, 2, 1, 49, 48, 0, 0, 12},  // scaleEffect
    {1031, -1, -1, -1, -1, 543, 1055, 22, 2, 3, 1, 49, 48, 0, 0, 12},  // scaleEffect
    {1031, -1, -1, -1, -1, 545, 1058, 23, 2, 3, 1, 49, 48, 0, 0, 12},  // scaleEffect
    {1031, -1, -1, -1, -1, 547, 1061, 24, 1, 2, 1, 49, 48, 0, 0, 12},  // scaleEffect
    {1031, -1, -1, -1, -1, 548, 1063, 25, 1, 2, 1, 49, 48, 0, 0, 12},  // scaleEffect
    {1031, -1, -1, -1, -1, 549, 1065, 26, 3, 4, 1, 49, 48, 0, 0, 12},  // scaleEffect
    {1032, -1, -1, -1, -1, 552, 1069, 27, 1, 2, 1, 49, 48, 0, 0, 12},  // transformEffect
    {1033, -1, -1, -1, -1, 553, 1071, 28, 1, 2, 1, 49, 48, 0, 0, 12},  // modifier
    {121, -1, -1, -1, -1, 0, 1073, 29, 0, 1, 2, 49, 14, 0, 0, 12},  // transform
    {357, -1, -1, -1, -1, 0, 1074, 30, 0, 1, 2, 49, 4, 0, 0, 12},  // corners
    {358, -1, -1, -1, -1, 0, 1075, 31, 0, 1, 2, 49, 9, 0, 0, 12},  // center
    {1034, -1, -1, -1, -1, 0, 1076, 32, 0, 1, 2, 49, 13, 0, 0, 12},  // layoutFrame
    {303, -1, -1, -1, -1, 0, 1077, 33, 0, 1, 2, 49, 12, 0, 0, 12},  // size
    {1035, 1036, -1, -1, -1, 0, 0, 34, 0, 0, 5, 50, 49, 0, 0, 12},  // topLeading
    {360, 1036, -1, -1, -1, 0, 0, 35, 0, 0, 5, 50, 49, 0, 0, 12},  // top
    {1037, 1036, -1, -1, -1, 0, 0, 36, 0, 0, 5, 50, 49, 0, 0, 12},  // topTrailing
    {1038, 1036, -1, -1, -1, 0, 0, 37, 0, 0, 5, 50, 49, 0, 0, 12},  // leading
    {358, 1036, -1, -1, -1, 0, 0, 38, 0, 0, 5, 50, 49, 0, 0, 12},  // center
    {1039, 1036, -1, -1, -1, 0, 0, 39, 0, 0, 5, 50, 49, 0, 0, 12},  // trailing
    {1040, 1036, -1, -1, -1, 0, 0, 40, 0, 0, 5, 50, 49, 0, 0, 12},  // bottomLeading
    {362, 1036, -1, -1, -1, 0, 0, 41, 0, 0, 5, 50, 49, 0, 0, 12},  // bottom
    {1041, 1036, -1, -1, -1, 0, 0, 42, 0, 0, 5, 50, 49, 0, 0, 12},  // bottomTrailing
    {240, -1, -1, -1, -1, 0, 1078, 43, 0, 1, 2, 50, 0, 0, 0, 12},  // x
    {231, -1, -1, -1, -1, 0, 1079, 44, 0, 1, 2, 50, 0, 0, 0, 12},  // y
    {1036, -1, -1, -1, -1, 554, 1080, 45, 2, 2, 0, 0, 9, 0, 0, 12},  // UnitPoint
    {1043, -1, -1, -1, -1, 556, 1082, 46, 1, 1, 3, 0, 14, 0, 0, 12},  // ProjectionTransform
    {1044, -1, -1, -1, -1, 557, 1083, 0, 2, 2, 3, 0, 33, 0, 0, 13},  // UIGestureRecognizer
    {1044, -1, -1, -1, -1, 559, 1085, 1, 1, 1, 3, 0, 33, 0, 0, 13},  // UIGestureRecognizer
    {1044, -1, -1, -1, -1, 0, 0, 2, 0, 0, 3, 0, 33, 0, 0, 13},  // UIGestureRecognizer
    {1046, -1, -1, -1, -1, 560, 1086, 3, 2, 2, 3, 0, 33, 0, 0, 13},  // UIPanGestureRecognizer
    {1046, -1, -1, -1, -1, 562, 1088, 4, 1, 1, 3, 0, 33, 0, 0, 13},  // UIPanGestureRecognizer
    {1046, -1, -1, -1, -1, 0, 0, 5, 0, 0, 3, 0, 33, 0, 0, 13},  // UIPanGestureRecognizer
    {1047, -1, -1, -1, -1, 563, 1089, 6, 2, 2, 3, 0, 33, 0, 0, 13},  // UIPinchGestureRecognizer
    {1047, -1, -1, -1, -1, 565, 1091, 7, 1, 1, 3, 0, 33, 0, 0, 13},  // UIPinchGestureRecognizer
    {1047, -1, -1, -1, -1, 0, 0, 8, 0, 0, 3, 0, 33, 0, 0, 13},  // UIPinchGestureRecognizer
    {1048, -1, -1, -1, -1, 566, 1092, 9, 2, 2, 3, 0, 33, 0, 0, 13},  // UIRotationGestureRecognizer
    {1048, -1, -1, -1, -1, 568, 1094, 10, 1, 1, 3, 0, 33, 0, 0, 13},  // UIRotationGestureRecognizer
    {1048, -1, -1, -1, -1, 0, 0, 11, 0, 0, 3, 0, 33, 0, 0, 13},  // UIRotationGestureRecognizer
    {1049, -1, -1, -1, -1, 569, 1095, 12, 2, 2, 3, 0, 33, 0, 0, 13},  // UITapGestureRecognizer
    {1049, -1, -1, -1, -1, 571, 1097, 13, 1, 1, 3, 0, 33, 0, 0, 13},  // UITapGestureRecognizer
    {1049, -1, -1, -1, -1, 0, 0, 14, 0, 0, 3, 0, 33, 0, 0, 13},  // UITapGestureRecognizer
    {1050, -1, -1, -1, -1, 572, 1098, 15, 2, 2, 3, 0, 33, 0, 0, 13},  // UILongPressGestureRecognizer
    {1050, -1, -1, -1, -1, 574, 1100, 16, 1, 1, 3, 0, 33, 0, 0, 13},  // UILongPressGestureRecognizer
    {1050, -1, -1, -1, -1, 0, 0, 17, 0, 0, 3, 0, 33, 0, 0, 13},  // UILongPressGestureRecognizer
    {1051, -1, -1, -1, -1, 575, 1101, 18, 2, 2, 3, 0, 33, 0, 0, 13},  // UISwipeGestureRecognizer
    {1051, -1, -1, -1, -1, 577, 1103, 19, 1, 1, 3, 0, 33, 0, 0, 13},  // UISwipeGestureRecognizer
    {1051, -1, -1, -1, -1, 0, 0, 20, 0, 0, 3, 0, 33, 0, 0, 13},  // UISwipeGestureRecognizer
    {813, 1044, -1, -1, -1, 0, 0, 21, 0, 0, 5, 34, 52, 0, 0, 13},  // State
    {1052, 1044, -1, -1, -1, 0, 0, 22, 0, 0, 5, 34, 52, 0, 0, 13},  // Direction
    {765, -1, -1, -1, -1, 0, 1104, 23, 0, 1, 2, 35, 0, 0, 0, 13},  // rawValue
    {1055, 1056, 1057, -1, -1, 0, 0, 24, 0, 0, 5, 35, 34, 0, 0, 13},  // possible
    {1058, 1056, -1, -1, -1, 0, 0, 25, 0, 0, 5, 35, 34, 0, 0, 13},  // Possible
    {1059, 1056, 1060, -1, -1, 0, 0, 26, 0, 0, 5, 35, 34, 0, 0, 13},  // began
    {1061, 1056, -1, -1, -1, 0, 0, 27, 0, 0, 5, 35, 34, 0, 0, 13},  // Began
    {1062, 1056, 1063, -1, -1, 0, 0, 28, 0, 0, 5, 35, 34, 0, 0, 13},  // changed
    {1064, 1056, -1, -1, -1, 0, 0, 29, 0, 0, 5, 35, 34, 0, 0, 13},  // Changed
    {1065, 1056, 1066, -1, -1, 0, 0, 30, 0, 0, 5, 35, 34, 0, 0, 13},  // ended
    {1067, 1056, -1, -1, -1, 0, 0, 31, 0, 0, 5, 35, 34, 0, 0, 13},  // Ended
    {1068, 1056, 1069, -1, -1, 0, 0, 32, 0, 0, 5, 35, 34, 0, 0, 13},  // cancelled
    {1070, 1056, -1, -1, -1, 0, 0, 33, 0, 0, 5, 35, 34, 0, 0, 13},  // Cancelled
    {1071, 1056, 1072, -1, -1, 0, 0, 34, 0, 0, 5, 35, 34, 0, 0, 13},  // failed
    {1073, 1056, -1, -1, -1, 0, 0, 35, 0, 0, 5, 35, 34, 0, 0, 13},  // Failed
    {1074, 1056, 1075, -1, -1, 0, 0, 36, 0, 0, 5, 35, 34, 0, 0, 13},  // recognized
    {363, 1076, 1077, -1, -1, 0, 0, 37, 0, 0, 5, 36, 35, 0, 0, 13},  // right
    {1078, 1076, -1, -1, -1, 0, 0, 38, 0, 0, 5, 36, 35, 0, 0, 13},  // Right
    {361, 1076, 1079, -1, -1, 0, 0, 39, 0, 0, 5, 36, 35, 0, 0, 13},  // left
    {1080, 1076, -1, -1, -1, 0, 0, 40, 0, 0, 5, 36, 35, 0, 0, 13},  // Left
    {490, 1076, 1081, -1, -1, 0, 0, 41, 0, 0, 5, 36, 35, 0, 0, 13},  // up
    {1082, 1076, -1, -1, -1, 0, 0, 42, 0, 0, 5, 36, 35, 0, 0, 13},  // Up
    {491, 1076, 1083, -1, -1, 0, 0, 43, 0, 0, 5, 36, 35, 0, 0, 13},  // down
    {1084, 1076, -1, -1, -1, 0, 0, 44, 0, 0, 5, 36, 35, 0, 0, 13},  // Down
    {1085, -1, -1, -1, -1, 0, 1105, 45, 0, 1, 2, 34, 34, 0, 0, 13},  // state
    {884, -1, -1, -1, 1086, 0, 1106, 46, 0, 1, 2, 34, 2, 0, 0, 13},  // isEnabled
    {1086, -1, -1, -1, -1, 0, 1107, 47, 0, 1, 2, 34, 2, 0, 0, 13},  // enabled
    {77, -1, -1, -1, -1, 0, 1108, 48, 0, 1, 2, 34, 30, 0, 0, 13},  // view
    {711, -1, -1, -1, -1, 0, 1109, 49, 0, 1, 2, 34, 3, 0, 0, 13},  // name
    {1087, -1, -1, -1, -1, 0, 1110, 50, 0, 1, 2, 34, 2, 0, 0, 13},  // cancelsTouchesInView
    {1088, -1, -1, -1, -1, 0, 1111, 51, 0, 1, 2, 34, 2, 0, 0, 13},  // delaysTouchesBegan
    {1089, -1, -1, -1, -1, 0, 1112, 52, 0, 1, 2, 34, 2, 0, 0, 13},  // delaysTouchesEnded
    {1090, -1, -1, -1, -1, 0, 1113, 53, 0, 1, 2, 34, 0, 0, 0, 13},  // numberOfTouches
    {786, -1, -1, -1, -1, 0, 1114, 54, 0, 1, 2, 34, 55, 0, 0, 13},  // delegate
    {1091, -1, -1, -1, -1, 0, 1115, 55, 0, 1, 2, 34, 0, 0, 0, 13},  // minimumNumberOfTouches
    {1092, -1, -1, -1, -1, 0, 1116, 56, 0, 1, 2, 34, 0, 0, 0, 13},  // maximumNumberOfTouches
    {1093, -1, -1, -1, -1, 0, 1117, 57, 0, 1, 2, 34, 0, 0, 0, 13},  // numberOfTapsRequired
    {1094, -1, -1, -1, -1, 0, 1118, 58, 0, 1, 2, 34, 0, 0, 0, 13},  // numberOfTouchesRequired
    {1095, -1, -1, -1, -1, 0, 1119, 59, 0, 1, 2, 34, 0, 0, 0, 13},  // minimumPressDuration
    {1096, -1, -1, -1, -1, 0, 1120, 60, 0, 1, 2, 34, 0, 0, 0, 13},  // allowableMovement
    {1097, -1, -1, -1, -1, 0, 1121, 61, 0, 1, 2, 34, 35, 0, 0, 13},  // direction
    {278, -1, -1, -1, -1, 0, 1122, 62, 0, 1, 2, 34, 0, 0, 0, 13},  // scale
    {280, -1, -1, -1, -1, 0, 1123, 63, 0, 1, 2, 34, 0, 0, 0, 13},  // rotation
    {1098, -1, -1, -1, -1, 0, 1124, 64, 0, 1, 2, 34, 0, 0, 0, 13},  // velocity
    {1099, -1, -1, -1, -1, 578, 1125, 65, 1, 2, 1, 34, 9, 0, 0, 13},  // location
    {1100, -1, -1, -1, -1, 579, 1127, 66, 1, 2, 1, 34, 9, 0, 0, 13},  // locationInView
    {1099, -1, -1, -1, 1698, 580, 1129, 67, 2, 3, 1, 34, 9, 0, 0, 13},  // location
    {1102, -1, -1, -1, -1, 582, 1132, 68, 2, 3, 1, 34, 9, 0, 0, 13},  // locationOfTouch
    {281, -1, -1, -1, -1, 584, 1135, 69, 1, 2, 1, 34, 9, 0, 0, 13},  // translation
    {1104, -1, -1, -1, -1, 585, 1137, 70, 1, 2, 1, 34, 9, 0, 0, 13},  // translationInView
    {1098, -1, -1, -1, -1, 586, 1139, 71, 1, 2, 1, 34, 9, 0, 0, 13},  // velocity
    {1105, -1, -1, -1, -1, 587, 1141, 72, 1, 2, 1, 34, 9, 0, 0, 13},  // velocityInView
    {1106, -1, -1, -1, 1699, 588, 1143, 73, 2, 3, 1, 34, 55, 0, 0, 13},  // setTranslation
    {1106, -1, -1, -1, -1, 590, 1146, 74, 2, 3, 1, 34, 55, 0, 0, 13},  // setTranslation
    {866, -1, -1, -1, -1, 592, 1149, 75, 2, 3, 1, 34, 55, 0, 0, 13},  // addTarget
    {869, -1, -1, -1, -1, 594, 1152, 76, 2, 3, 1, 34, 55, 0, 0, 13},  // removeTarget
    {1107, -1, -1, -1, -1, 596, 1155, 77, 2, 3, 1, 34, 55, 0, 0, 13},  // touchesBegan
    {1108, -1, -1, -1, -1, 598, 1158, 78, 2, 3, 1, 34, 55, 0, 0, 13},  // touchesMoved
    {1109, -1, -1, -1, -1, 600, 1161, 79, 2, 3, 1, 34, 55, 0, 0, 13},  // touchesEnded
    {1110, -1, -1, -1, -1, 602, 1164, 80, 2, 3, 1, 34, 55, 0, 0, 13},  // touchesCancelled
    {1107, -1, -1, -1, -1, 604, 1167, 81, 2, 3, 1, 34, 55, 0, 0, 13},  // touchesBegan
    {1108, -1, -1, -1, -1, 606, 1170, 82, 2, 3, 1, 34, 55, 0, 0, 13},  // touchesMoved
    {1109, -1, -1, -1, -1, 608, 1173, 83, 2, 3, 1, 34, 55, 0, 0, 13},  // touchesEnded
    {1110, -1, -1, -1, -1, 610, 1176, 84, 2, 3, 1, 34, 55, 0, 0, 13},  // touchesCancelled
    {1112, -1, -1, -1, -1, 612, 1179, 85, 2, 3, 1, 34, 55, 0, 0, 13},  // ignore
    {1113, -1, -1, -1, -1, 614, 1182, 86, 2, 3, 1, 34, 55, 0, 0, 13},  // ignoreTouch
    {1115, -1, -1, -1, -1, 616, 1185, 87, 0, 1, 1, 34, 55, 0, 0, 13},  // reset
    {1116, -1, -1, -1, 1700, 616, 1186, 88, 1, 2, 1, 34, 55, 0, 0, 13},  // require
    {1118, -1, -1, -1, -1, 617, 1188, 89, 1, 2, 1, 34, 55, 0, 0, 13},  // requireGestureRecognizerToFail
    {1119, -1, -1, -1, -1, 618, 1190, 90, 1, 2, 1, 31, 55, 0, 0, 13},  // addGestureRecognizer
    {1120, -1, -1, -1, -1, 619, 1192, 91, 1, 2, 1, 31, 55, 0, 0, 13},  // removeGestureRecognizer
    {1121, -1, -1, -1, -1, 0, 1194, 92, 0, 1, 2, 31, 4, 0, 0, 13},  // gestureRecognizers
    {1122, -1, -1, -1, -1, 0, 1195, 93, 0, 1, 2, 31, 2, 0, 0, 13},  // isMultipleTouchEnabled
    {1123, -1, -1, -1, -1, 0, 1196, 94, 0, 1, 2, 31, 2, 0, 0, 13},  // multipleTouchEnabled
    {1124, -1, -1, -1, 1650, 0, 1197, 95, 0, 1, 2, 31, 2, 0, 0, 13},  // isExclusiveTouch
    {1099, -1, -1, -1, -1, 620, 1198, 0, 1, 2, 1, 52, 9, 0, 0, 14},  // location
    {1100, -1, -1, -1, -1, 621, 1200, 1, 1, 2, 1, 52, 9, 0, 0, 14},  // locationInView
    {1131, -1, -1, -1, -1, 622, 1202, 2, 1, 2, 1, 52, 9, 0, 0, 14},  // previousLocation
    {1132, -1, -1, -1, -1, 623, 1204, 3, 1, 2, 1, 52, 9, 0, 0, 14},  // previousLocationInView
    {1133, 1125, -1, -1, -1, 0, 0, 4, 0, 0, 5, 52, 52, 0, 0, 14},  // Phase
    {1059, 1135, 1136, -1, -1, 0, 0, 5, 0, 0, 5, 37, 36, 0, 0, 14},  // began
    {1137, 1135, 1138, -1, -1, 0, 0, 6, 0, 0, 5, 37, 36, 0, 0, 14},  // moved
    {1139, 1135, 1140, -1, -1, 0, 0, 7, 0, 0, 5, 37, 36, 0, 0, 14},  // stationary
    {1065, 1135, 1141, -1, -1, 0, 0, 8, 0, 0, 5, 37, 36, 0, 0, 14},  // ended
    {1068, 1135, 1142, -1, -1, 0, 0, 9, 0, 0, 5, 37, 36, 0, 0, 14},  // cancelled
    {643, -1, -1, -1, -1, 624, 1206, 10, 0, 1, 1, 5, 55, 0, 0, 14},  // anyObject
    {1145, -1, -1, -1, -1, 624, 1207, 11, 1, 2, 1, 52, 4, 0, 0, 14},  // touches
    {1146, -1, -1, -1, -1, 625, 1209, 12, 1, 2, 1, 52, 4, 0, 0, 14},  // touchesForView
    {1147, -1, -1, -1, -1, 626, 1211, 13, 1, 2, 1, 52, 4, 0, 0, 14},  // touchesForGestureRecognizer
    {1148, -1, -1, -1, -1, 627, 1213, 14, 1, 2, 1, 52, 4, 0, 0, 14},  // coalescedTouches
    {1149, -1, -1, -1, -1, 628, 1215, 15, 1, 2, 1, 52, 4, 0, 0, 14},  // coalescedTouchesForTouch
    {1150, -1, -1, -1, -1, 629, 1217, 16, 1, 2, 1, 52, 4, 0, 0, 14},  // predictedTouches
    {1151, -1, -1, -1, -1, 630, 1219, 17, 1, 2, 1, 52, 4, 0, 0, 14},  // predictedTouchesForTouch
    {1152, -1, -1, -1, -1, 631, 1221, 18, 3, 3, 0, 0, 55, 0, 0, 14},  // drag
    {1152, -1, -1, -1, -1, 634, 1224, 19, 4, 4, 0, 0, 55, 0, 0, 14},  // drag
    {1155, -1, -1, -1, -1, 638, 1228, 20, 3, 3, 0, 0, 55, 0, 0, 14},  // fingers
    {1155, -1, -1, -1, -1, 641, 1231, 21, 4, 4, 0, 0, 55, 0, 0, 14},  // fingers
    {1156, -1, -1, -1, -1, 645, 1235, 22, 4, 4, 0, 0, 55, 0, 0, 14},  // pinch
    {1156, -1, -1, -1, -1, 649, 1239, 23, 5, 5, 0, 0, 55, 0, 1, 14},  // pinch
    {1157, -1, -1, -1, -1, 654, 1244, 24, 4, 4, 0, 0, 55, 0, 1, 14},  // twist
    {1159, -1, -1, -1, -1, 658, 1248, 25, 1, 1, 0, 0, 55, 0, 0, 14},  // tap
    {1159, -1, -1, -1, -1, 659, 1249, 26, 2, 2, 0, 0, 55, 0, 0, 14},  // tap
    {1159, -1, -1, -1, -1, 661, 1251, 27, 2, 2, 0, 0, 55, 0, 0, 14},  // tap
    {1159, -1, -1, -1, -1, 663, 1253, 28, 3, 3, 0, 0, 55, 0, 0, 14},  // tap
    {1161, -1, -1, -1, -1, 666, 1256, 29, 2, 2, 0, 0, 55, 0, 0, 14},  // press
    {1155, -1, -1, -1, -1, 668, 1258, 30, 2, 2, 0, 0, 55, 0, 0, 14},  // fingers
    {1163, -1, -1, -1, -1, 670, 1260, 31, 0, 0, 0, 0, 55, 0, 0, 14},  // lift
    {1164, -1, -1, -1, -1, 670, 1260, 32, 0, 0, 0, 0, 55, 0, 0, 14},  // cancel
    {1167, 213, -1, -1, -1, 0, 0, 0, 0, 0, 5, 31, 52, 0, 0, 15},  // AnimationOptions
    {1168, 213, -1, -1, -1, 0, 0, 1, 0, 0, 5, 31, 52, 0, 0, 15},  // KeyframeAnimationOptions
    {1170, 213, -1, -1, -1, 0, 0, 2, 0, 0, 5, 31, 52, 0, 0, 15},  // AnimationCurve
    {765, -1, -1, -1, -1, 0, 1260, 3, 0, 1, 2, 40, 0, 0, 0, 15},  // rawValue
    {1167, 213, -1, -1, -1, 670, 1261, 4, 1, 1, 4, 31, 4, 0, 0, 15},  // AnimationOptions
    {1168, 213, -1, -1, -1, 671, 1262, 5, 1, 1, 4, 31, 4, 0, 0, 15},  // KeyframeAnimationOptions
    {1165, -1, -1, -1, -1, 672, 1263, 6, 1, 1, 3, 0, 39, 0, 0, 15},  // UIViewAnimationOptions
    {1166, -1, -1, -1, -1, 673, 1264, 7, 1, 1, 3, 0, 39, 0, 0, 15},  // UIViewKeyframeAnimationOptions
    {1176, 1165, 1177, -1, -1, 0, 0, 8, 0, 0, 5, 40, 39, 0, 0, 15},  // curveEaseInOut
    {1178, 1165, 1179, -1, -1, 0, 0, 9, 0, 0, 5, 40, 39, 0, 0, 15},  // curveEaseIn
    {1180, 1165, 1181, -1, -1, 0, 0, 10, 0, 0, 5, 40, 39, 0, 0, 15},  // curveEaseOut
    {1182, 1165, 1183, -1, -1, 0, 0, 11, 0, 0, 5, 40, 39, 0, 0, 15},  // curveLinear
    {10, 1165, 1184, -1, -1, 0, 0, 12, 0, 0, 5, 40, 39, 0, 0, 15},  // repeat
    {1185, 1165, 1186, -1, -1, 0, 0, 13, 0, 0, 5, 40, 39, 0, 0, 15},  // autoreverse
    {1187, 1165, 1188, -1, -1, 0, 0, 14, 0, 0, 5, 40, 39, 0, 0, 15},  // beginFromCurrentState
    {1189, 1165, 1190, -1, -1, 0, 0, 15, 0, 0, 5, 40, 39, 0, 0, 15},  // overrideInheritedDuration
    {1191, 1165, 1192, -1, -1, 0, 0, 16, 0, 0, 5, 40, 39, 0, 0, 15},  // overrideInheritedCurve
    {1193, 1165, 1194, -1, -1, 0, 0, 17, 0, 0, 5, 40, 39, 0, 0, 15},  // overrideInheritedOptions
    {1195, 1165, 1196, -1, -1, 0, 0, 18, 0, 0, 5, 40, 39, 0, 0, 15},  // allowUserInteraction
    {927, 1165, 1197, -1, -1, 0, 0, 19, 0, 0, 5, 40, 39, 0, 0, 15},  // layoutSubviews
    {1198, 1165, 1199, -1, -1, 0, 0, 20, 0, 0, 5, 40, 39, 0, 0, 15},  // allowAnimatedContent
    {1200, 1165, 1201, -1, -1, 0, 0, 21, 0, 0, 5, 40, 39, 0, 0, 15},  // showHideTransitionViews
    {1202, 1165, 1203, -1, -1, 0, 0, 22, 0, 0, 5, 40, 39, 0, 0, 15},  // calculationModeLinear
    {1204, 1165, 1205, -1, -1, 0, 0, 23, 0, 0, 5, 40, 39, 0, 0, 15},  // calculationModeDiscrete
    {1206, 1165, -1, -1, -1, 0, 0, 24, 0, 0, 5, 40, 39, 0, 0, 15},  // CurveEaseInOut
    {1207, 1165, -1, -1, -1, 0, 0, 25, 0, 0, 5, 40, 39, 0, 0, 15},  // CurveEaseIn
    {1208, 1165, -1, -1, -1, 0, 0, 26, 0, 0, 5, 40, 39, 0, 0, 15},  // CurveEaseOut
    {1209, 1165, -1, -1, -1, 0, 0, 27, 0, 0, 5, 40, 39, 0, 0, 15},  // CurveLinear
    {1210, 1165, -1, -1, -1, 0, 0, 28, 0, 0, 5, 40, 39, 0, 0, 15},  // Repeat
    {1211, 1165, -1, -1, -1, 0, 0, 29, 0, 0, 5, 40, 39, 0, 0, 15},  // Autoreverse
    {1212, 1165, -1, -1, -1, 0, 0, 30, 0, 0, 5, 40, 39, 0, 0, 15},  // BeginFromCurrentState
    {1213, 1165, -1, -1, -1, 0, 0, 31, 0, 0, 5, 40, 39, 0, 0, 15},  // OverrideInheritedDuration
    {1214, 1165, -1, -1, -1, 0, 0, 32, 0, 0, 5, 40, 39, 0, 0, 15},  // OverrideInheritedCurve
    {1215, 1165, -1, -1, -1, 0, 0, 33, 0, 0, 5, 40, 39, 0, 0, 15},  // OverrideInheritedOptions
    {1216, 1165, -1, -1, -1, 0, 0, 34, 0, 0, 5, 40, 39, 0, 0, 15},  // AllowUserInteraction
    {1217, 1165, -1, -1, -1, 0, 0, 35, 0, 0, 5, 40, 39, 0, 0, 15},  // LayoutSubviews
    {1218, 1165, -1, -1, -1, 0, 0, 36, 0, 0, 5, 40, 39, 0, 0, 15},  // CalculationModeLinear
    {1219, 1169, 1220, -1, -1, 0, 0, 37, 0, 0, 5, 41, 40, 0, 0, 15},  // easeInOut
    {1221, 1169, 1222, -1, -1, 0, 0, 38, 0, 0, 5, 41, 40, 0, 0, 15},  // easeIn
    {1223, 1169, 1224, -1, -1, 0, 0, 39, 0, 0, 5, 41, 40, 0, 0, 15},  // easeOut
    {1225, 1169, 1226, -1, -1, 0, 0, 40, 0, 0, 5, 41, 40, 0, 0, 15},  // linear
    {1227, 1169, -1, -1, -1, 0, 0, 41, 0, 0, 5, 41, 40, 0, 0, 15},  // EaseInOut
    {1228, 1169, -1, -1, -1, 0, 0, 42, 0, 0, 5, 41, 40, 0, 0, 15},  // EaseIn
    {1229, 1169, -1, -1, -1, 0, 0, 43, 0, 0, 5, 41, 40, 0, 0, 15},  // EaseOut
    {1230, 1169, -1, -1, -1, 0, 0, 44, 0, 0, 5, 41, 40, 0, 0, 15},  // Linear
    {1225, 1171, 1231, -1, -1, 0, 0, 45, 0, 0, 5, 42, 41, 0, 0, 15},  // linear
    {1221, 1171, 1232, -1, -1, 0, 0, 46, 0, 0, 5, 42, 41, 0, 0, 15},  // easeIn
    {1223, 1171, 1233, -1, -1, 0, 0, 47, 0, 0, 5, 42, 41, 0, 0, 15},  // easeOut
    {1234, 1171, 1235, -1, -1, 0, 0, 48, 0, 0, 5, 42, 41, 0, 0, 15},  // easeInEaseOut
    {15, 1171, 1236, -1, -1, 0, 0, 49, 0, 0, 5, 42, 41, 0, 0, 15},  // default
    {1237, 1174, 1238, -1, -1, 0, 0, 50, 0, 0, 5, 43, 42, 0, 0, 15},  // removed
    {1239, 1174, 1240, -1, -1, 0, 0, 51, 0, 0, 5, 43, 42, 0, 0, 15},  // forwards
    {1241, 1174, 1242, -1, -1, 0, 0, 52, 0, 0, 5, 43, 42, 0, 0, 15},  // backwards
    {1243, 1174, 1244, -1, -1, 0, 0, 53, 0, 0, 5, 43, 42, 0, 0, 15},  // both
    {1245, 1172, 1246, -1, -1, 0, 0, 54, 0, 0, 5, 45, 44, 0, 0, 15},  // inactive
    {1247, 1172, 1248, -1, -1, 0, 0, 55, 0, 0, 5, 45, 44, 0, 0, 15},  // active
    {1249, 1172, 1250, -1, -1, 0, 0, 56, 0, 0, 5, 45, 44, 0, 0, 15},  // stopped
    {1251, 1173, 1252, -1, -1, 0, 0, 57, 0, 0, 5, 46, 45, 0, 0, 15},  // end
    {1253, 1173, 1254, -1, -1, 0, 0, 58, 0, 0, 5, 46, 45, 0, 0, 15},  // start
    {945, 1173, 1255, -1, -1, 0, 0, 59, 0, 0, 5, 46, 45, 0, 0, 15},  // current
    {1225, 1175, 1256, -1, -1, 0, 0, 60, 0, 0, 5, 44, 43, 0, 0, 15},  // linear
    {1257, 1175, 1258, -1, -1, 0, 0, 61, 0, 0, 5, 44, 43, 0, 0, 15},  // discrete
    {1259, 1175, 1260, -1, -1, 0, 0, 62, 0, 0, 5, 44, 43, 0, 0, 15},  // paced
    {1261, -1, -1, -1, -1, 674, 1265, 0, 1, 1, 0, 0, 55, 0, 0, 16},  // advance
    {1262, -1, -1, -1, -1, 675, 1266, 1, 0, 0, 0, 0, 55, 0, 0, 16},  // run
    {1263, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 0, 0, 0, 16},  // now
    {1264, -1, -1, -1, -1, 675, 1266, 3, 0, 0, 0, 0, 0, 0, 0, 16},  // CACurrentMediaTime
    {1265, -1, -1, -1, -1, 675, 1266, 4, 1, 1, 3, 0, 38, 0, 0, 16},  // CAMediaTimingFunction
    {1269, 1265, -1, -1, -1, 676, 1267, 5, 1, 1, 4, 39, 38, 0, 0, 16},  // functionWithName
    {1265, -1, -1, -1, -1, 677, 1268, 6, 4, 4, 3, 0, 38, 0, 0, 16},  // CAMediaTimingFunction
    {1266, -1, -1, -1, -1, 681, 1272, 7, 2, 2, 3, 0, 38, 0, 0, 16},  // UICubicTimingParameters
    {1266, -1, -1, -1, -1, 683, 1274, 8, 1, 1, 3, 0, 38, 0, 0, 16},  // UICubicTimingParameters
    {1267, -1, -1, -1, -1, 684, 1275, 9, 1, 1, 3, 0, 38, 0, 0, 16},  // UISpringTimingParameters
    {1267, -1, -1, -1, -1, 685, 1276, 10, 2, 2, 3, 0, 38, 0, 0, 16},  // UISpringTimingParameters
    {1267, -1, -1, -1, -1, 687, 1278, 11, 4, 4, 3, 0, 38, 0, 0, 16},  // UISpringTimingParameters
    {75, -1, -1, -1, -1, 691, 1282, 12, 1, 2, 1, 39, 0, 0, 0, 16},  // value
    {1098, -1, -1, -1, -1, 692, 1284, 13, 1, 2, 1, 39, 0, 0, 0, 16},  // velocity
    {1271, -1, -1, -1, -1, 0, 1286, 14, 0, 1, 2, 39, 9, 0, 0, 16},  // controlPoint1
    {1272, -1, -1, -1, -1, 0, 1287, 15, 0, 1, 2, 39, 9, 0, 0, 16},  // controlPoint2
    {1225, 1268, -1, -1, -1, 0, 0, 16, 0, 0, 5, 39, 38, 0, 0, 16},  // linear
    {1221, 1268, -1, -1, -1, 0, 0, 17, 0, 0, 5, 39, 38, 0, 0, 16},  // easeIn
    {1223, 1268, -1, -1, -1, 0, 0, 18, 0, 0, 5, 39, 38, 0, 0, 16},  // easeOut
    {1219, 1268, -1, -1, -1, 0, 0, 19, 0, 0, 5, 39, 38, 0, 0, 16},  // easeInOut
    {1279, 1268, -1, -1, -1, 693, 1288, 20, 2, 2, 4, 39, 38, 0, 0, 16},  // bezier
    {1282, -1, -1, -1, -1, 695, 1290, 21, 3, 3, 0, 0, 14, 0, 0, 16},  // interpolate
    {1283, 213, -1, -1, -1, 700, 1293, 0, 2, 2, 4, 31, 55, 0, 0, 17},  // animate
    {1283, 213, -1, -1, -1, 705, 1295, 1, 3, 3, 4, 31, 55, 0, 0, 17},  // animate
    {1283, 213, -1, -1, -1, 711, 1298, 2, 3, 3, 4, 31, 55, 0, 0, 17},  // animate
    {1283, 213, -1, -1, -1, 718, 1301, 3, 4, 4, 4, 31, 55, 0, 0, 17},  // animate
    {1283, 213, -1, -1, -1, 726, 1305, 4, 4, 4, 4, 31, 55, 0, 0, 17},  // animate
    {1283, 213, -1, -1, -1, 735, 1309, 5, 5, 5, 4, 31, 55, 0, 0, 17},  // animate
    {1283, 213, -1, -1, -1, 745, 1314, 6, 5, 5, 4, 31, 55, 0, 0, 17},  // animate
    {1283, 213, -1, -1, -1, 756, 1319, 7, 6, 6, 4, 31, 55, 0, 0, 17},  // animate
    {1283, 213, -1, -1, -1, 768, 1325, 8, 6, 6, 4, 31, 55, 0, 0, 17},  // animate
    {1283, 213, -1, -1, -1, 781, 1331, 9, 7, 7, 4, 31, 55, 0, 0, 17},  // animate
    {1291, 213, -1, -1, -1, 790, 1338, 10, 2, 2, 4, 31, 55, 0, 0, 17},  // animateWithDuration
    {1291, 213, -1, -1, -1, 795, 1340, 11, 3, 3, 4, 31, 55, 0, 0, 17},  // animateWithDuration
    {1291, 213, -1, -1, -1, 802, 1343, 12, 4, 4, 4, 31, 55, 0, 0, 17},  // animateWithDuration
    {1291, 213, -1, -1, -1, 811, 1347, 13, 5, 5, 4, 31, 55, 0, 0, 17},  // animateWithDuration
    {1291, 213, -1, -1, -1, 823, 1352, 14, 7, 7, 4, 31, 55, 0, 0, 17},  // animateWithDuration
    {1292, 213, -1, -1, -1, 833, 1359, 15, 3, 3, 4, 31, 55, 0, 0, 17},  // animateKeyframes
    {1292, 213, -1, -1, -1, 840, 1362, 16, 4, 4, 4, 31, 55, 0, 0, 17},  // animateKeyframes
    {1292, 213, -1, -1, -1, 848, 1366, 17, 4, 4, 4, 31, 55, 0, 0, 17},  // animateKeyframes
    {1292, 213, -1, -1, -1, 857, 1370, 18, 5, 5, 4, 31, 55, 0, 0, 17},  // animateKeyframes
    {1293, 213, -1, -1, -1, 867, 1375, 19, 5, 5, 4, 31, 55, 0, 0, 17},  // animateKeyframesWithDuration
    {1294, 213, -1, -1, -1, 875, 1380, 20, 3, 3, 4, 31, 55, 0, 0, 17},  // addKeyframe
    {1297, 213, -1, -1, -1, 881, 1383, 21, 3, 3, 4, 31, 55, 0, 0, 17},  // addKeyframeWithRelativeStartTime
    {1298, 1299, -1, -1, -1, 889, 1386, 22, 5, 5, 4, 38, 37, 0, 0, 17},  // runningPropertyAnimator
    {1298, 1299, -1, -1, -1, 898, 1391, 23, 4, 4, 4, 38, 37, 0, 0, 17},  // runningPropertyAnimator
    {1298, 1299, -1, -1, -1, 906, 1395, 24, 4, 4, 4, 38, 37, 0, 0, 17},  // runningPropertyAnimator
    {1298, 1299, -1, -1, -1, 913, 1399, 25, 3, 3, 4, 38, 37, 0, 0, 17},  // runningPropertyAnimator
    {1300, 213, -1, -1, -1, 916, 1402, 26, 2, 2, 4, 31, 55, 0, 0, 17},  // beginAnimations
    {1302, 213, -1, -1, -1, 918, 1404, 27, 0, 0, 4, 31, 55, 0, 0, 17},  // commitAnimations
    {1303, 213, -1, -1, -1, 918, 1404, 28, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationDuration
    {1304, 213, -1, -1, -1, 919, 1405, 29, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationDelay
    {1305, 213, -1, -1, -1, 920, 1406, 30, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationRepeatCount
    {1306, 213, -1, -1, -1, 921, 1407, 31, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationRepeatAutoreverses
    {1307, 213, -1, -1, -1, 922, 1408, 32, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationBeginsFromCurrentState
    {1308, 213, -1, -1, -1, 923, 1409, 33, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationCurve
    {1309, 213, -1, -1, -1, 924, 1410, 34, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationDelegate
    {1310, 213, -1, -1, -1, 925, 1411, 35, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationDidStop
    {1311, 213, -1, -1, -1, 926, 1412, 36, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationDidStopSelector
    {950, 1312, -1, -1, -1, 0, 0, 37, 0, 0, 5, 48, 47, 0, 0, 17},  // main
    {1315, 1312, -1, -1, -1, 0, 0, 38, 0, 0, 5, 48, 47, 0, 0, 17},  // background
    {1316, 1312, -1, -1, -1, 927, 1413, 39, 0, 0, 4, 48, 47, 0, 0, 17},  // global
    {1316, 1312, -1, -1, -1, 927, 1413, 40, 1, 1, 4, 48, 47, 0, 0, 17},  // global
    {1312, -1, -1, -1, -1, 928, 1414, 41, 1, 1, 3, 0, 47, 0, 0, 17},  // DispatchQueue
    {1312, -1, -1, -1, -1, 929, 1415, 42, 2, 2, 3, 0, 47, 0, 0, 17},  // DispatchQueue
    {1318, -1, -1, -1, -1, 931, 1417, 43, 1, 2, 1, 48, 55, 0, 0, 17},  // sync
    {1318, -1, -1, -1, -1, 932, 1419, 44, 1, 2, 1, 48, 55, 0, 0, 17},  // sync
    {1320, -1, -1, -1, -1, 933, 1421, 45, 1, 2, 1, 48, 55, 0, 0, 17},  // async
    {1320, -1, -1, -1, -1, 934, 1423, 46, 1, 2, 1, 48, 55, 0, 0, 17},  // async
    {1321, -1, -1, -1, -1, 935, 1425, 47, 2, 3, 1, 48, 55, 0, 0, 17},  // asyncAfter
    {1321, -1, -1, -1, -1, 937, 1428, 48, 2, 3, 1, 48, 55, 0, 0, 17},  // asyncAfter
    {1323, -1, -1, -1, -1, 939, 1431, 49, 2, 2, 0, 0, 55, 0, 0, 17},  // dispatch_async
    {1324, -1, -1, -1, -1, 941, 1433, 50, 3, 3, 0, 0, 55, 0, 0, 17},  // dispatch_after
    {1325, -1, -1, -1, -1, 944, 1436, 51, 0, 0, 0, 0, 47, 0, 0, 17},  // dispatch_get_main_queue
    {1263, 1313, -1, -1, -1, 944, 1436, 52, 0, 0, 4, 1, 0, 0, 0, 17},  // now
    {1162, 1314, -1, -1, -1, 944, 1436, 53, 1, 1, 4, 1, 0, 0, 0, 17},  // seconds
    {1326, 1314, -1, -1, -1, 945, 1437, 54, 1, 1, 4, 1, 0, 0, 0, 17},  // milliseconds
    {1327, 1314, -1, -1, -1, 946, 1438, 55, 1, 1, 4, 1, 0, 0, 0, 17},  // microseconds
    {1328, 1314, -1, -1, -1, 947, 1439, 56, 1, 1, 4, 1, 0, 0, 0, 17},  // nanoseconds
    {1329, -1, -1, -1, -1, 0, 0, 57, 0, 0, 5, 0, 0, 0, 0, 17},  // DISPATCH_TIME_NOW
    {1330, -1, -1, -1, -1, 0, 0, 58, 0, 0, 5, 0, 0, 0, 0, 17},  // NSEC_PER_SEC
    {1331, -1, -1, -1, -1, 0, 0, 59, 0, 0, 5, 0, 0, 0, 0, 17},  // NSEC_PER_MSEC
    {1332, -1, -1, -1, -1, 948, 1440, 60, 2, 2, 0, 0, 0, 0, 0, 17},  // dispatch_time
    {1333, 213, -1, -1, -1, 951, 1442, 61, 1, 1, 4, 31, 55, 0, 0, 17},  // performWithoutAnimation
    {1334, 213, -1, -1, -1, 952, 1443, 62, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationsEnabled
    {1335, 213, -1, -1, -1, 953, 1444, 63, 0, 0, 4, 31, 2, 0, 0, 17},  // areAnimationsEnabled
    {1335, 213, -1, -1, -1, 0, 0, 64, 0, 0, 5, 31, 2, 0, 0, 17},  // areAnimationsEnabled
    {1336, -1, -1, -1, -1, 0, 0, 0, 0, 0, 3, 0, 37, 0, 0, 18},  // CABasicAnimation
    {1336, -1, -1, -1, -1, 953, 1444, 1, 1, 1, 3, 0, 37, 0, 0, 18},  // CABasicAnimation
    {1338, -1, -1, -1, -1, 0, 0, 2, 0, 0, 3, 0, 37, 0, 0, 18},  // CASpringAnimation
    {1338, -1, -1, -1, -1, 954, 1445, 3, 1, 1, 3, 0, 37, 0, 0, 18},  // CASpringAnimation
    {1339, -1, -1, -1, -1, 0, 0, 4, 0, 0, 3, 0, 37, 0, 0, 18},  // CAKeyframeAnimation
    {1339, -1, -1, -1, -1, 955, 1446, 5, 1, 1, 3, 0, 37, 0, 0, 18},  // CAKeyframeAnimation
    {1340, -1, -1, -1, -1, 0, 0, 6, 0, 0, 3, 0, 37, 0, 0, 18},  // CAAnimationGroup
    {1337, -1, -1, -1, -1, 0, 1447, 7, 0, 1, 2, 38, 3, 0, 0, 18},  // keyPath
    {1341, -1, -1, -1, -1, 0, 1448, 8, 0, 1, 2, 38, 55, 0, 1, 18},  // fromValue
    {1342, -1, -1, -1, -1, 0, 1449, 9, 0, 1, 2, 38, 55, 0, 1, 18},  // toValue
    {1343, -1, -1, -1, -1, 0, 1450, 10, 0, 1, 2, 38, 55, 0, 1, 18},  // byValue
    {613, -1, -1, -1, -1, 0, 1451, 11, 0, 1, 2, 38, 4, 0, 1, 18},  // values
    {1344, -1, -1, -1, -1, 0, 1452, 12, 0, 1, 2, 38, 32, 0, 0, 18},  // path
    {1345, -1, -1, -1, -1, 0, 1453, 13, 0, 1, 2, 38, 4, 0, 0, 18},  // keyTimes
    {1346, -1, -1, -1, -1, 0, 1454, 14, 0, 1, 2, 38, 4, 0, 0, 18},  // timingFunctions
    {1347, -1, -1, -1, -1, 0, 1455, 15, 0, 1, 2, 38, 43, 0, 0, 18},  // calculationMode
    {1348, -1, -1, -1, -1, 0, 1456, 16, 0, 1, 2, 38, 55, 0, 0, 18},  // rotationMode
    {1285, -1, -1, -1, -1, 0, 1457, 17, 0, 1, 2, 38, 4, 0, 0, 18},  // animations
    {1349, -1, -1, -1, -1, 0, 1458, 18, 0, 1, 2, 38, 2, 0, 0, 18},  // additive
    {1350, -1, -1, -1, -1, 0, 1459, 19, 0, 1, 2, 38, 2, 0, 0, 18},  // isAdditive
    {1351, -1, -1, -1, -1, 0, 1460, 20, 0, 1, 2, 38, 2, 0, 0, 18},  // cumulative
    {1352, -1, -1, -1, -1, 0, 1461, 21, 0, 1, 2, 38, 2, 0, 0, 18},  // isCumulative
    {1276, -1, -1, -1, -1, 0, 1462, 22, 0, 1, 2, 38, 0, 0, 0, 18},  // mass
    {1277, -1, -1, -1, -1, 0, 1463, 23, 0, 1, 2, 38, 0, 0, 0, 18},  // stiffness
    {1278, -1, -1, -1, -1, 0, 1464, 24, 0, 1, 2, 38, 0, 0, 0, 18},  // damping
    {1275, -1, -1, -1, -1, 0, 1465, 25, 0, 1, 2, 38, 0, 0, 0, 18},  // initialVelocity
    {1353, -1, -1, -1, -1, 0, 1466, 26, 0, 1, 2, 38, 38, 0, 0, 18},  // timingFunction
    {1354, -1, -1, -1, -1, 0, 1467, 27, 0, 1, 2, 38, 0, 0, 0, 18},  // duration
    {1355, -1, -1, -1, -1, 0, 1468, 28, 0, 1, 2, 38, 0, 0, 0, 18},  // speed
    {1356, -1, -1, -1, -1, 0, 1469, 29, 0, 1, 2, 38, 0, 0, 0, 18},  // beginTime
    {1357, -1, -1, -1, -1, 0, 1470, 30, 0, 1, 2, 38, 0, 0, 0, 18},  // timeOffset
    {1358, -1, -1, -1, -1, 0, 1471, 31, 0, 1, 2, 38, 0, 0, 0, 18},  // repeatCount
    {1359, -1, -1, -1, -1, 0, 1472, 32, 0, 1, 2, 38, 0, 0, 0, 18},  // repeatDuration
    {1360, -1, -1, -1, -1, 0, 1473, 33, 0, 1, 2, 38, 2, 0, 0, 18},  // autoreverses
    {1361, -1, -1, -1, -1, 0, 1474, 34, 0, 1, 2, 38, 42, 0, 0, 18},  // fillMode
    {1362, -1, -1, -1, -1, 0, 1475, 35, 0, 1, 2, 38, 2, 0, 0, 18},  // isRemovedOnCompletion
    {1363, -1, -1, -1, -1, 0, 1476, 36, 0, 1, 2, 38, 2, 0, 0, 18},  // removedOnCompletion
    {786, -1, -1, -1, -1, 0, 1477, 37, 0, 1, 2, 38, 55, 0, 0, 18},  // delegate
    {1364, -1, -1, -1, 1697, 0, 1478, 38, 0, 1, 2, 38, 2, 0, 0, 18},  // isInterruptible
    {718, -1, -1, -1, -1, 0, 1479, 39, 0, 1, 2, 38, 2, 0, 0, 18},  // isUserInteractionEnabled
    {1365, -1, -1, -1, -1, 0, 1480, 40, 0, 1, 2, 38, 0, 0, 0, 18},  // settlingDuration
    {1299, -1, -1, -1, -1, 956, 1481, 41, 0, 0, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1299, -1, -1, -1, -1, 959, 1481, 42, 3, 3, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1299, -1, -1, -1, -1, 964, 1484, 43, 2, 2, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1299, -1, -1, -1, -1, 969, 1486, 44, 3, 3, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1299, -1, -1, -1, -1, 974, 1489, 45, 2, 2, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1299, -1, -1, -1, -1, 980, 1491, 46, 4, 4, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1299, -1, -1, -1, -1, 987, 1495, 47, 3, 3, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1299, -1, -1, -1, -1, 992, 1498, 48, 2, 2, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1368, -1, -1, -1, -1, 994, 1500, 49, 0, 1, 1, 38, 55, 0, 0, 18},  // startAnimation
    {1368, -1, -1, -1, 1693, 994, 1501, 50, 1, 2, 1, 38, 55, 0, 0, 18},  // startAnimation
    {1370, -1, -1, -1, -1, 995, 1503, 51, 0, 1, 1, 38, 55, 0, 0, 18},  // pauseAnimation
    {1371, -1, -1, -1, -1, 995, 1504, 52, 1, 2, 1, 38, 55, 0, 0, 18},  // stopAnimation
    {1372, -1, -1, -1, 1694, 996, 1506, 53, 1, 2, 1, 38, 55, 0, 0, 18},  // finishAnimation
    {1373, -1, -1, -1, 1695, 997, 1508, 54, 2, 3, 1, 38, 55, 0, 0, 18},  // continueAnimation
    {1376, -1, -1, -1, -1, 999, 1511, 55, 1, 2, 1, 38, 55, 0, 0, 18},  // addAnimations
    {1376, -1, -1, -1, -1, 1000, 1513, 56, 2, 3, 1, 38, 55, 0, 0, 18},  // addAnimations
    {1378, -1, -1, -1, -1, 1002, 1516, 57, 1, 2, 1, 38, 55, 0, 0, 18},  // addCompletion
    {1085, -1, -1, -1, -1, 0, 1518, 58, 0, 1, 2, 38, 44, 0, 0, 18},  // state
    {1379, -1, -1, -1, 1696, 0, 1519, 59, 0, 1, 2, 38, 2, 0, 0, 18},  // isRunning
    {1287, -1, -1, -1, -1, 0, 1520, 60, 0, 1, 2, 38, 0, 0, 0, 18},  // delay
    {1367, -1, -1, -1, -1, 0, 1521, 61, 0, 1, 2, 38, 38, 0, 0, 18},  // timingParameters
    {1380, -1, -1, -1, -1, 0, 1522, 62, 0, 1, 2, 38, 0, 0, 0, 18},  // fractionComplete
    {1381, -1, -1, -1, 533, 0, 1523, 63, 0, 1, 2, 38, 2, 0, 0, 18},  // isReversed
    {1382, -1, -1, -1, -1, 0, 1524, 64, 0, 1, 2, 38, 2, 0, 0, 18},  // scrubsLinearly
    {1383, -1, -1, -1, -1, 0, 1525, 65, 0, 1, 2, 38, 2, 0, 0, 18},  // pausesOnCompletion
    {765, -1, -1, -1, -1, 0, 1526, 66, 0, 1, 2, 45, 0, 0, 0, 18},  // rawValue
    {765, -1, -1, -1, -1, 0, 1527, 67, 0, 1, 2, 46, 0, 0, 0, 18},  // rawValue
    {1386, -1, -1, -1, 1664, 1003, 1528, 68, 2, 3, 1, 32, 55, 0, 0, 18},  // add
    {1387, -1, -1, -1, 1665, 1005, 1531, 69, 1, 2, 1, 32, 55, 0, 0, 18},  // removeAnimation
    {1388, -1, -1, -1, 1701, 1006, 1533, 70, 1, 2, 1, 32, 37, 0, 0, 18},  // animation
    {1389, -1, -1, -1, -1, 1007, 1535, 71, 0, 1, 1, 32, 55, 0, 0, 18},  // removeAllAnimations
    {1390, -1, -1, -1, -1, 1007, 1536, 72, 0, 1, 1, 32, 4, 0, 0, 18},  // animationKeys
    {75, -1, -1, -1, 1704, 1007, 1537, 73, 1, 2, 1, 32, 0, 0, 0, 18},  // value
    {1392, -1, -1, -1, 1705, 1008, 1539, 74, 2, 3, 1, 32, 55, 0, 0, 18},  // setValue
    {75, -1, -1, -1, 1704, 1010, 1542, 75, 1, 2, 1, 31, 0, 0, 0, 18},  // value
    {1392, -1, -1, -1, 1705, 1011, 1544, 76, 2, 3, 1, 31, 55, 0, 0, 18},  // setValue
    {75, -1, -1, -1, 1702, 1013, 1547, 77, 1, 2, 1, 32, 0, 0, 0, 18},  // value
    {1392, -1, -1, -1, 1703, 1014, 1549, 78, 2, 3, 1, 32, 55, 0, 0, 18},  // setValue
    {1392, -1, -1, -1, 1703, 1016, 1552, 79, 2, 3, 1, 38, 55, 0, 0, 18},  // setValue
    {75, -1, -1, -1, 1702, 1018, 1555, 80, 1, 2, 1, 38, 55, 0, 0, 18},  // value
    {1355, -1, -1, -1, -1, 0, 1557, 81, 0, 1, 2, 32, 0, 0, 0, 18},  // speed
    {1356, -1, -1, -1, -1, 0, 1558, 82, 0, 1, 2, 32, 0, 0, 0, 18},  // beginTime
    {1357, -1, -1, -1, -1, 0, 1559, 83, 0, 1, 2, 32, 0, 0, 0, 18},  // timeOffset
    {1393, -1, -1, -1, 1659, 1019, 1560, 84, 2, 3, 1, 32, 0, 0, 0, 18},  // convertTime
    {1393, -1, -1, -1, 1660, 1021, 1563, 85, 2, 3, 1, 32, 0, 0, 0, 18},  // convertTime
    {1395, 1394, -1, -1, -1, 1023, 1566, 86, 0, 0, 4, 47, 55, 0, 0, 18},  // begin
    {1396, 1394, -1, -1, -1, 1023, 1566, 87, 0, 0, 4, 47, 55, 0, 0, 18},  // commit
    {1397, 1394, -1, -1, -1, 1023, 1566, 88, 0, 0, 4, 47, 55, 0, 0, 18},  // flush
    {1303, 1394, -1, -1, -1, 1023, 1566, 89, 1, 1, 4, 47, 55, 0, 0, 18},  // setAnimationDuration
    {1398, 1394, -1, -1, -1, 1024, 1567, 90, 1, 1, 4, 47, 55, 0, 0, 18},  // setDisableActions
    {1399, 1394, -1, -1, -1, 1025, 1568, 91, 1, 1, 4, 47, 55, 0, 0, 18},  // setAnimationTimingFunction
    {1400, 1394, -1, -1, -1, 1026, 1569, 92, 1, 1, 4, 47, 55, 0, 0, 18},  // setCompletionBlock
    {1401, -1, -1, -1, -1, 1027, 1570, 93, 1, 1, 0, 0, 14, 0, 0, 18},  // NSValue
    {1401, -1, -1, -1, -1, 1028, 1571, 94, 1, 1, 0, 0, 14, 0, 0, 18},  // NSValue
    {1404, -1, -1, -1, -1, 0, 0, 95, 0, 0, 5, 0, 14, 0, 0, 18},  // CATransform3DIdentity
    {1405, -1, -1, -1, -1, 1029, 1572, 96, 3, 3, 0, 0, 14, 0, 0, 18},  // CATransform3DMakeScale
    {1406, -1, -1, -1, -1, 1032, 1575, 97, 3, 3, 0, 0, 14, 0, 0, 18},  // CATransform3DMakeTranslation
    {1407, -1, -1, -1, -1, 1035, 1578, 98, 1, 1, 0, 0, 14, 0, 0, 18},  // CATransform3DMakeAffineTransform
    {1408, -1, -1, -1, -1, 1036, 1579, 99, 4, 4, 0, 0, 14, 0, 0, 18},  // CATransform3DTranslate
    {1409, -1, -1, -1, -1, 1040, 1583, 100, 4, 4, 0, 0, 14, 0, 0, 18},  // CATransform3DScale
    {1410, -1, -1, -1, -1, 1044, 1587, 101, 5, 5, 0, 0, 14, 0, 1, 18},  // CATransform3DRotate
    {1411, -1, -1, -1, -1, 1049, 1592, 102, 4, 4, 0, 0, 14, 0, 1, 18},  // CATransform3DMakeRotation
    {1403, -1, -1, -1, -1, 1053, 1596, 103, 16, 16, 3, 0, 14, 0, 0, 18},  // CATransform3D
    {1421, -1, -1, -1, -1, 1069, 1612, 104, 2, 2, 0, 0, 14, 0, 0, 18},  // CATransform3DConcat
    {1422, -1, -1, -1, -1, 1071, 1614, 105, 1, 1, 0, 0, 14, 0, 0, 18},  // CATransform3DInvert
    {1423, -1, -1, -1, -1, 1072, 1615, 106, 1, 1, 0, 0, 14, 0, 0, 18},  // CATransform3DGetAffineTransform
    {1424, -1, -1, -1, -1, 1073, 1616, 107, 1, 1, 0, 0, 2, 0, 0, 18},  // CATransform3DIsIdentity
    {1425, -1, -1, -1, -1, 1074, 1617, 108, 1, 1, 0, 0, 2, 0, 0, 18},  // CATransform3DIsAffine
    {1426, -1, -1, -1, -1, 1075, 1618, 109, 2, 2, 0, 0, 2, 0, 0, 18},  // CATransform3DEqualToTransform
    {138, -1, -1, -1, -1, 1077, 1620, 0, 1, 1, 0, 0, 55, 1, 0, 19},  // print
    {138, -1, -1, -1, -1, 1078, 1621, 1, 2, 2, 0, 0, 55, 1, 0, 19},  // print
    {138, -1, -1, -1, -1, 1080, 1623, 2, 2, 2, 0, 0, 55, 1, 0, 19},  // print
    {138, -1, -1, -1, -1, 1082, 1625, 3, 3, 3, 0, 0, 55, 1, 0, 19},  // print
    {1428, -1, -1, -1, -1, 1085, 1628, 4, 1, 1, 0, 0, 55, 0, 0, 19},  // debugPrint
    {1429, -1, -1, -1, -1, 1086, 1629, 5, 0, 0, 0, 0, 55, 0, 0, 19},  // fatalError
    {1430, -1, -1, -1, -1, 1086, 1629, 6, 0, 0, 0, 0, 55, 0, 0, 19},  // preconditionFailure
    {1431, -1, -1, -1, -1, 1086, 1629, 7, 0, 0, 0, 0, 55, 0, 0, 19},  // assertionFailure
    {1429, -1, -1, -1, -1, 1086, 1629, 8, 1, 1, 0, 0, 55, 0, 0, 19},  // fatalError
    {1430, -1, -1, -1, -1, 1087, 1630, 9, 1, 1, 0, 0, 55, 0, 0, 19},  // preconditionFailure
    {1431, -1, -1, -1, -1, 1088, 1631, 10, 1, 1, 0, 0, 55, 0, 0, 19},  // assertionFailure
    {1432, -1, -1, -1, -1, 1089, 1632, 11, 1, 1, 0, 0, 55, 0, 0, 19},  // assert
    {1433, -1, -1, -1, -1, 1090, 1633, 12, 1, 1, 0, 0, 55, 0, 0, 19},  // precondition
    {1434, -1, -1, -1, -1, 1091, 1634, 13, 1, 1, 0, 0, 55, 0, 0, 19},  // NSParameterAssert
    {1432, -1, -1, -1, -1, 1092, 1635, 14, 2, 2, 0, 0, 55, 0, 0, 19},  // assert
    {1433, -1, -1, -1, -1, 1094, 1637, 15, 2, 2, 0, 0, 55, 0, 0, 19},  // precondition
    {1435, -1, -1, -1, -1, 1096, 1639, 16, 1, 1, 0, 0, 55, 1, 0, 19},  // NSAssert
    {1436, -1, -1, -1, -1, 1097, 1640, 17, 1, 1, 0, 0, 55, 1, 0, 19},  // NSCAssert
    {1437, -1, -1, -1, -1, 1098, 1641, 18, 1, 1, 0, 0, 55, 0, 0, 19},  // Optional
    {1438, -1, -1, -1, -1, 0, 0, 19, 0, 0, 5, 0, 21, 0, 0, 19},  // row
    {1439, -1, -1, -1, -1, 0, 0, 20, 0, 0, 5, 0, 21, 0, 0, 19},  // column
    {1440, -1, -1, -1, -1, 1099, 1642, 21, 1, 1, 0, 0, 55, 0, 0, 19},  // convention
    {1441, -1, -1, -1, -1, 1100, 1643, 22, 1, 1, 0, 0, 53, 1, 0, 19},  // plot
    {1441, -1, -1, -1, -1, 1101, 1644, 23, 2, 2, 0, 0, 53, 1, 0, 19},  // plot
    {1441, -1, -1, -1, -1, 1103, 1646, 24, 2, 2, 0, 0, 53, 1, 0, 19},  // plot
    {1442, -1, -1, -1, -1, 1105, 1648, 25, 1, 1, 0, 0, 54, 1, 0, 19},  // describe
    {1442, -1, -1, -1, -1, 1106, 1649, 26, 2, 2, 0, 0, 54, 1, 0, 19},  // describe
    {1442, -1, -1, -1, -1, 1108, 1651, 27, 2, 2, 0, 0, 54, 1, 0, 19},  // describe
    {1443, -1, -1, -1, -1, 1110, 1653, 28, 1, 1, 0, 0, 53, 1, 0, 19},  // film
    {1443, -1, -1, -1, -1, 1111, 1654, 29, 2, 2, 0, 0, 53, 1, 0, 19},  // film
    {1443, -1, -1, -1, -1, 1113, 1656, 30, 2, 2, 0, 0, 53, 1, 0, 19},  // film
    {1443, -1, -1, -1, -1, 1115, 1658, 31, 3, 3, 0, 0, 53, 1, 0, 19},  // film
    {1445, -1, -1, -1, -1, 1118, 1661, 32, 1, 1, 0, 0, 53, 1, 0, 19},  // strip
    {1445, -1, -1, -1, -1, 1119, 1662, 33, 2, 2, 0, 0, 53, 1, 0, 19},  // strip
    {1445, -1, -1, -1, -1, 1121, 1664, 34, 2, 2, 0, 0, 53, 1, 0, 19},  // strip
    {1445, -1, -1, -1, -1, 1123, 1666, 35, 3, 3, 0, 0, 53, 1, 0, 19},  // strip
    {1446, -1, -1, -1, -1, 1126, 1669, 36, 1, 1, 0, 0, 53, 0, 0, 19},  // grid
    {1447, -1, -1, -1, -1, 1127, 1670, 37, 1, 1, 0, 0, 54, 0, 0, 19},  // why
    {1448, -1, -1, -1, -1, 0, 0, 0, 0, 0, 5, 0, 2, 0, 0, 20},  // YES
    {1449, -1, -1, -1, -1, 0, 0, 1, 0, 0, 5, 0, 2, 0, 0, 20},  // NO
    {1450, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 8, 0, 0, 20},  // NULL
    {1451, -1, -1, -1, -1, 0, 0, 3, 0, 0, 5, 0, 8, 0, 0, 20},  // Nil
    {1452, -1, -1, -1, -1, 0, 0, 4, 0, 0, 5, 0, 0, 0, 0, 20},  // HUGE_VALF
    {1453, -1, -1, -1, -1, 0, 0, 5, 0, 0, 5, 0, 0, 0, 0, 20},  // HUGE_VAL
    {1454, -1, -1, -1, -1, 0, 0, 6, 0, 0, 5, 0, 0, 0, 0, 20},  // INFINITY
    {410, -1, -1, -1, -1, 0, 0, 7, 0, 0, 5, 0, 0, 0, 0, 20},  // CGFLOAT_MAX
    {1455, -1, -1, -1, -1, 0, 0, 8, 0, 0, 5, 0, 0, 0, 0, 20},  // DBL_MAX
    {1456, -1, -1, -1, -1, 0, 0, 9, 0, 0, 5, 0, 0, 0, 0, 20},  // CGFLOAT_MIN
    {1457, -1, -1, -1, -1, 0, 0, 10, 0, 0, 5, 0, 0, 0, 0, 20},  // DBL_MIN
    {1458, -1, -1, -1, -1, 0, 0, 11, 0, 0, 5, 0, 0, 0, 0, 20},  // FLT_MAX
    {1459, -1, -1, -1, -1, 0, 0, 12, 0, 0, 5, 0, 0, 0, 0, 20},  // MAXFLOAT
    {1460, -1, -1, -1, -1, 0, 0, 13, 0, 0, 5, 0, 0, 0, 0, 20},  // HUGE
    {1461, -1, -1, -1, -1, 0, 0, 14, 0, 0, 5, 0, 0, 0, 0, 20},  // FLT_MIN
    {1462, -1, -1, -1, -1, 0, 0, 15, 0, 0, 5, 0, 0, 0, 0, 20},  // FLT_EPSILON
    {164, -1, -1, -1, -1, 1128, 1671, 16, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {164, -1, -1, -1, -1, 1129, 1672, 17, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {164, -1, -1, -1, -1, 1130, 1673, 18, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {164, -1, -1, -1, -1, 1131, 1674, 19, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {164, -1, -1, -1, -1, 1132, 1675, 20, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {164, -1, -1, -1, -1, 1133, 1676, 21, 1, 1, 0, 0, 2, 0, 0, 20},  // NSNumber
    {1401, -1, -1, -1, -1, 1134, 1677, 22, 1, 1, 0, 0, 9, 0, 0, 20},  // NSValue
    {1401, -1, -1, -1, -1, 1135, 1678, 23, 1, 1, 0, 0, 9, 0, 0, 20},  // NSValue
    {1401, -1, -1, -1, -1, 1136, 1679, 24, 1, 1, 0, 0, 12, 0, 0, 20},  // NSValue
    {1401, -1, -1, -1, -1, 1137, 1680, 25, 1, 1, 0, 0, 12, 0, 0, 20},  // NSValue
    {1401, -1, -1, -1, -1, 1138, 1681, 26, 1, 1, 0, 0, 13, 0, 0, 20},  // NSValue
    {1401, -1, -1, -1, -1, 1139, 1682, 27, 1, 1, 0, 0, 13, 0, 0, 20},  // NSValue
    {1401, -1, -1, -1, -1, 1140, 1683, 28, 1, 1, 0, 0, 10, 0, 0, 20},  // NSValue
    {1401, -1, -1, -1, -1, 1141, 1684, 29, 1, 1, 0, 0, 10, 0, 0, 20},  // NSValue
    {1401, -1, -1, -1, -1, 1142, 1685, 30, 1, 1, 0, 0, 14, 0, 0, 20},  // NSValue
    {1401, -1, -1, -1, -1, 1143, 1686, 31, 1, 1, 0, 0, 14, 0, 0, 20},  // NSValue
    {598, -1, -1, -1, -1, 0, 1687, 32, 0, 1, 2, 1, 0, 0, 0, 20},  // floatValue
    {599, -1, -1, -1, -1, 0, 1688, 33, 0, 1, 2, 1, 0, 0, 0, 20},  // doubleValue
    {601, -1, -1, -1, -1, 0, 1689, 34, 0, 1, 2, 1, 0, 0, 0, 20},  // intValue
    {600, -1, -1, -1, -1, 0, 1690, 35, 0, 1, 2, 1, 0, 0, 0, 20},  // integerValue
    {1469, -1, -1, -1, -1, 0, 1691, 36, 0, 1, 2, 1, 2, 0, 0, 20},  // boolValue
    {1469, -1, -1, -1, -1, 0, 1692, 37, 0, 1, 2, 3, 2, 0, 0, 20},  // boolValue
    {1470, -1, -1, -1, 1672, 0, 1693, 38, 0, 1, 2, 10, 9, 0, 0, 20},  // cgPointValue
    {1471, -1, -1, -1, 1673, 0, 1694, 39, 0, 1, 2, 13, 12, 0, 0, 20},  // cgSizeValue
    {1472, -1, -1, -1, 1674, 0, 1695, 40, 0, 1, 2, 14, 13, 0, 0, 20},  // cgRectValue
    {1473, -1, -1, -1, 1675, 0, 1696, 41, 0, 1, 2, 11, 10, 0, 0, 20},  // cgVectorValue
    {1474, -1, -1, -1, 1676, 0, 1697, 42, 0, 1, 2, 15, 14, 0, 0, 20},  // cgAffineTransformValue
    {139, -1, -1, -1, -1, 1144, 1698, 43, 1, 1, 0, 0, 55, 1, 0, 20},  // NSLog
    {1475, -1, -1, -1, -1, 1145, 1699, 44, 1, 1, 0, 0, 55, 1, 0, 20},  // printf
    {196, -1, -1, -1, -1, 1146, 1700, 45, 1, 1, 3, 0, 3, 1, 0, 20},  // NSString
    {194, -1, -1, -1, -1, 1147, 1701, 46, 1, 1, 3, 0, 3, 1, 0, 20},  // String
    {1477, -1, -1, -1, -1, 1148, 1702, 47, 1, 2, 1, 4, 3, 0, 0, 20},  // substringToIndex
    {1478, -1, -1, -1, -1, 1149, 1704, 48, 1, 2, 1, 4, 3, 0, 0, 20},  // substringFromIndex
    {1479, -1, -1, -1, -1, 1150, 1706, 49, 1, 2, 1, 4, 3, 0, 0, 20},  // substringWithRange
    {1480, -1, -1, -1, -1, 1151, 1708, 50, 1, 2, 1, 4, 0, 0, 0, 20},  // characterAtIndex
    {1481, -1, -1, -1, -1, 1152, 1710, 51, 1, 2, 1, 4, 7, 0, 0, 20},  // rangeOfString
    {1482, -1, -1, -1, -1, 1153, 1712, 52, 1, 2, 1, 4, 3, 0, 0, 20},  // stringByAppendingString
    {558, -1, -1, -1, -1, 1154, 1714, 53, 1, 2, 1, 4, 0, 0, 0, 20},  // compare
    {1483, -1, -1, -1, -1, 1155, 1716, 54, 1, 2, 1, 4, 0, 0, 0, 20},  // caseInsensitiveCompare
    {196, -1, -1, -1, -1, 1156, 1718, 55, 1, 1, 3, 0, 3, 0, 0, 20},  // NSString
    {200, -1, -1, -1, -1, 1157, 1719, 56, 1, 1, 3, 0, 3, 0, 0, 20},  // NSMutableString
    {200, -1, -1, -1, -1, 1158, 0, 57, 0, 0, 3, 0, 3, 0, 0, 20},  // NSMutableString
    {196, -1, -1, -1, -1, 1158, 0, 58, 0, 0, 3, 0, 3, 0, 0, 20},  // NSString
    {1484, -1, -1, -1, -1, 0, 1720, 59, 0, 1, 2, 1, 3, 0, 0, 20},  // stringValue
    {1484, -1, -1, -1, -1, 0, 1721, 60, 0, 1, 2, 3, 3, 0, 0, 20},  // stringValue
    {1485, -1, -1, -1, -1, 1158, 1722, 61, 2, 2, 0, 0, 7, 0, 0, 20},  // NSMakeRange
    {1486, -1, -1, -1, -1, 1160, 1724, 62, 1, 1, 0, 0, 0, 0, 0, 20},  // NSMaxRange
    {1099, -1, -1, -1, -1, 0, 1725, 63, 0, 1, 2, 8, 0, 0, 0, 20},  // location
    {298, -1, -1, -1, -1, 0, 1726, 64, 0, 1, 2, 8, 0, 0, 0, 20},  // length
    {1487, -1, -1, -1, -1, 1161, 1727, 65, 1, 2, 1, 5, 4, 0, 0, 20},  // sortedArrayUsingSelector
    {1488, -1, -1, -1, -1, 1162, 1729, 66, 1, 2, 1, 5, 55, 0, 0, 20},  // sortUsingSelector
    {1489, -1, -1, -1, -1, 1163, 1731, 67, 1, 2, 1, 5, 55, 0, 0, 20},  // sortUsingComparator
    {1490, -1, -1, -1, -1, 1164, 1733, 68, 1, 2, 1, 5, 4, 0, 0, 20},  // subarrayWithRange
    {1491, -1, -1, -1, -1, 1165, 1735, 69, 1, 2, 1, 5, 3, 0, 0, 20},  // componentsJoinedByString
    {622, -1, -1, -1, -1, 1166, 1737, 70, 1, 2, 1, 5, 4, 0, 0, 20},  // valueForKey
    {1492, -1, -1, -1, -1, 1167, 1739, 71, 1, 2, 1, 7, 55, 0, 0, 20},  // enumerateKeysAndObjectsUsingBlock
    {1493, -1, -1, -1, -1, 1168, 0, 72, 0, 0, 0, 0, 55, 0, 0, 20},  // NSNull
    {198, -1, -1, -1, -1, 1168, 1741, 73, 1, 1, 3, 0, 4, 1, 0, 20},  // NSArray
    {1495, -1, 1501, -1, -1, 1169, 1742, 0, 0, 0, 3, 0, 32, 0, 0, 21},  // CGMutablePath
    {1499, -1, -1, -1, -1, 1169, 1742, 1, 0, 0, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1499, -1, -1, -1, -1, 1169, 1742, 2, 1, 1, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1499, -1, -1, -1, -1, 1170, 1743, 3, 2, 2, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1499, -1, -1, -1, -1, 1172, 1745, 4, 1, 1, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1499, -1, -1, -1, -1, 1173, 1746, 5, 1, 1, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1499, -1, -1, -1, -1, 1174, 1747, 6, 1, 1, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1506, -1, -1, -1, -1, 1175, 1748, 7, 2, 2, 0, 0, 32, 0, 0, 21},  // CGPathCreateWithRect
    {1496, -1, -1, -1, -1, 1177, 1750, 8, 2, 2, 3, 0, 32, 0, 0, 21},  // CGPath
    {1507, -1, -1, -1, -1, 1179, 1752, 9, 1, 1, 0, 0, 55, 0, 0, 21},  // CGPathRelease
    {1496, -1, -1, -1, -1, 1180, 1753, 10, 2, 2, 3, 0, 32, 0, 0, 21},  // CGPath
    {1509, -1, -1, -1, -1, 1182, 1755, 11, 2, 2, 0, 0, 32, 0, 0, 21},  // CGPathCreateWithEllipseInRect
    {1510, -1, -1, -1, -1, 1184, 1757, 12, 3, 3, 0, 0, 55, 0, 0, 21},  // CGPathAddEllipseInRect
    {1511, -1, -1, -1, -1, 0, 1760, 13, 0, 1, 2, 33, 0, 0, 0, 21},  // lineWidth
    {1009, -1, -1, -1, -1, 0, 1761, 14, 0, 1, 2, 33, 0, 0, 0, 21},  // miterLimit
    {1512, -1, -1, -1, -1, 0, 1762, 15, 0, 1, 2, 33, 0, 0, 0, 21},  // flatness
    {1513, -1, -1, -1, -1, 0, 1763, 16, 0, 1, 2, 33, 55, 0, 0, 21},  // lineCapStyle
    {1514, -1, -1, -1, -1, 0, 1764, 17, 0, 1, 2, 33, 55, 0, 0, 21},  // lineJoinStyle
    {1515, -1, -1, -1, -1, 1187, 1765, 18, 3, 4, 1, 33, 55, 0, 0, 21},  // setLineDash
    {1519, -1, -1, -1, -1, 1190, 1769, 19, 1, 2, 1, 33, 55, 0, 0, 21},  // applyWithBlock
    {1520, -1, -1, -1, -1, 1191, 1771, 20, 0, 1, 1, 33, 55, 0, 0, 21},  // removeAllPoints
    {1521, -1, -1, -1, -1, 1191, 1772, 21, 1, 1, 0, 0, 9, 0, 0, 21},  // CGPathGetCurrentPoint
    {1523, 1522, 1524, -1, -1, 0, 0, 22, 0, 0, 5, 27, 26, 0, 0, 21},  // topLeft
    {1525, 1522, 1526, -1, -1, 0, 0, 23, 0, 0, 5, 27, 26, 0, 0, 21},  // topRight
    {1527, 1522, 1528, -1, -1, 0, 0, 24, 0, 0, 5, 27, 26, 0, 0, 21},  // bottomRight
    {1529, 1522, 1530, -1, -1, 0, 0, 25, 0, 0, 5, 27, 26, 0, 0, 21},  // bottomLeft
    {1531, 1522, 1532, -1, -1, 0, 0, 26, 0, 0, 5, 27, 26, 0, 0, 21},  // allCorners
    {1496, -1, -1, -1, -1, 1192, 1773, 27, 4, 4, 3, 0, 32, 0, 0, 21},  // CGPath
    {1535, -1, -1, -1, -1, 1196, 1777, 28, 4, 4, 0, 0, 32, 0, 0, 21},  // CGPathCreateWithRoundedRect
    {1499, -1, -1, -1, -1, 1200, 1781, 29, 3, 3, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1538, -1, -1, -1, 1542, 1203, 1784, 30, 1, 2, 1, 33, 55, 0, 0, 21},  // move
    {1538, -1, -1, -1, -1, 1204, 1786, 31, 2, 3, 1, 33, 55, 0, 0, 21},  // move
    {1539, -1, -1, -1, 1543, 1206, 1789, 32, 1, 2, 1, 33, 55, 0, 0, 21},  // addLine
    {1539, -1, -1, -1, -1, 1207, 1791, 33, 2, 3, 1, 33, 55, 0, 0, 21},  // addLine
    {1540, -1, -1, -1, -1, 1209, 1794, 34, 1, 2, 1, 33, 55, 0, 0, 21},  // addLines
    {1540, -1, -1, -1, -1, 1210, 1796, 35, 2, 3, 1, 33, 55, 0, 0, 21},  // addLines
    {1544, -1, -1, -1, -1, 1214, 1799, 36, 1, 2, 1, 33, 55, 0, 0, 21},  // addRect
    {1544, -1, -1, -1, -1, 1215, 1801, 37, 2, 3, 1, 33, 55, 0, 0, 21},  // addRect
    {1545, -1, -1, -1, -1, 1217, 1804, 38, 1, 2, 1, 33, 55, 0, 0, 21},  // addRects
    {1545, -1, -1, -1, -1, 1218, 1806, 39, 2, 3, 1, 33, 55, 0, 0, 21},  // addRects
    {1546, -1, -1, -1, -1, 1220, 1809, 40, 1, 2, 1, 33, 55, 0, 0, 21},  // addEllipse
    {1546, -1, -1, -1, -1, 1221, 1811, 41, 2, 3, 1, 33, 55, 0, 0, 21},  // addEllipse
    {1547, -1, -1, -1, -1, 1223, 1814, 42, 3, 4, 1, 33, 55, 0, 0, 21},  // addRoundedRect
    {1547, -1, -1, -1, -1, 1226, 1818, 43, 4, 5, 1, 33, 55, 0, 0, 21},  // addRoundedRect
    {94, -1, -1, -1, 1549, 1230, 1823, 44, 1, 2, 1, 33, 55, 0, 0, 21},  // append
    {1548, -1, -1, -1, -1, 1231, 1825, 45, 1, 2, 1, 33, 55, 0, 0, 21},  // addPath
    {1548, -1, -1, -1, -1, 1232, 1827, 46, 2, 3, 1, 33, 55, 0, 0, 21},  // addPath
    {1550, -1, -1, -1, 1551, 1235, 1830, 47, 1, 2, 1, 33, 55, 0, 0, 21},  // apply
    {1552, -1, -1, -1, 1556, 1237, 1832, 48, 0, 1, 1, 33, 55, 0, 0, 21},  // closeSubpath
    {776, -1, -1, -1, -1, 1237, 1833, 49, 0, 1, 1, 33, 55, 0, 0, 21},  // close
    {1553, -1, -1, -1, -1, 1237, 1834, 50, 0, 1, 1, 33, 55, 0, 0, 21},  // fill
    {1554, -1, -1, -1, -1, 1237, 1835, 51, 0, 1, 1, 33, 55, 0, 0, 21},  // stroke
    {1555, -1, -1, -1, -1, 1237, 1836, 52, 0, 1, 1, 33, 55, 0, 0, 21},  // addClip
    {1557, -1, -1, -1, -1, 1237, 1837, 53, 3, 3, 0, 0, 55, 0, 0, 21},  // CGPathAddRect
    {1558, -1, -1, -1, -1, 1240, 1840, 54, 4, 4, 0, 0, 55, 0, 0, 21},  // CGPathMoveToPoint
    {1559, -1, -1, -1, -1, 1244, 1844, 55, 4, 4, 0, 0, 55, 0, 0, 21},  // CGPathAddLineToPoint
    {1560, -1, -1, -1, -1, 1248, 1848, 56, 5, 5, 0, 0, 55, 0, 0, 21},  // CGPathAddRoundedRect
    {1561, -1, -1, -1, -1, 1253, 1853, 57, 4, 4, 0, 0, 55, 0, 0, 21},  // CGPathAddLines
    {1562, -1, -1, -1, -1, 1257, 1857, 58, 4, 4, 0, 0, 55, 0, 0, 21},  // CGPathAddRects
    {1563, -1, -1, -1, -1, 1261, 1861, 59, 2, 2, 0, 0, 2, 0, 0, 21},  // CGPathEqualToPath
    {1564, -1, -1, -1, -1, 1263, 1863, 60, 3, 3, 0, 0, 55, 0, 0, 21},  // CGPathAddPath
    {1565, -1, -1, -1, -1, 1266, 1866, 61, 1, 1, 0, 0, 55, 0, 0, 21},  // CGPathCloseSubpath
    {1566, -1, -1, -1, 1572, 1267, 1867, 62, 3, 4, 1, 33, 55, 0, 0, 21},  // addCurve
    {1566, -1, -1, -1, -1, 1270, 1871, 63, 3, 4, 1, 33, 55, 0, 0, 21},  // addCurve
    {1566, -1, -1, -1, -1, 1273, 1875, 64, 4, 5, 1, 33, 55, 0, 0, 21},  // addCurve
    {1569, -1, -1, -1, 1573, 1277, 1880, 65, 2, 3, 1, 33, 55, 0, 0, 21},  // addQuadCurve
    {1569, -1, -1, -1, -1, 1279, 1883, 66, 2, 3, 1, 33, 55, 0, 0, 21},  // addQuadCurve
    {1569, -1, -1, -1, -1, 1281, 1886, 67, 3, 4, 1, 33, 55, 0, 0, 21},  // addQuadCurve
    {1574, -1, -1, -1, 1582, 1289, 1890, 68, 5, 6, 1, 33, 55, 0, 1, 21},  // addArc
    {1574, -1, -1, -1, -1, 1294, 1896, 69, 5, 6, 1, 33, 55, 0, 1, 21},  // addArc
    {1574, -1, -1, -1, -1, 1299, 1902, 70, 6, 7, 1, 33, 55, 0, 1, 21},  // addArc
    {1579, -1, -1, -1, -1, 1305, 1909, 71, 4, 5, 1, 33, 55, 0, 1, 21},  // addRelativeArc
    {1579, -1, -1, -1, -1, 1309, 1914, 72, 5, 6, 1, 33, 55, 0, 1, 21},  // addRelativeArc
    {1499, -1, -1, -1, -1, 1314, 1920, 73, 5, 5, 3, 0, 32, 0, 1, 21},  // UIBezierPath
    {1574, -1, -1, -1, -1, 1324, 1925, 74, 3, 4, 1, 33, 55, 0, 0, 21},  // addArc
    {1574, -1, -1, -1, -1, 1327, 1929, 75, 4, 5, 1, 33, 55, 0, 0, 21},  // addArc
    {1585, -1, -1, -1, -1, 1331, 1934, 76, 7, 7, 0, 0, 55, 0, 0, 21},  // CGPathAddArcToPoint
    {1586, -1, -1, -1, -1, 1338, 1941, 77, 8, 8, 0, 0, 55, 0, 0, 21},  // CGPathAddCurveToPoint
    {1587, -1, -1, -1, -1, 1346, 1949, 78, 6, 6, 0, 0, 55, 0, 0, 21},  // CGPathAddQuadCurveToPoint
    {1588, -1, -1, -1, -1, 1352, 1955, 79, 8, 8, 0, 0, 55, 0, 1, 21},  // CGPathAddArc
    {1589, -1, -1, -1, -1, 1360, 1963, 80, 7, 7, 0, 0, 55, 0, 0, 21},  // CGPathAddRelativeArc
    {1590, -1, -1, -1, -1, 0, 1970, 81, 0, 1, 2, 33, 13, 0, 0, 21},  // boundingBox
    {707, -1, -1, -1, -1, 0, 1971, 82, 0, 1, 2, 33, 13, 0, 0, 21},  // bounds
    {1591, -1, -1, -1, -1, 0, 1972, 83, 0, 1, 2, 33, 13, 0, 0, 21},  // boundingBoxOfPath
    {353, -1, -1, -1, -1, 0, 1973, 84, 0, 1, 2, 33, 2, 0, 0, 21},  // isEmpty
    {1592, -1, -1, -1, -1, 0, 1974, 85, 0, 1, 2, 33, 9, 0, 0, 21},  // currentPoint
    {1505, -1, -1, -1, 1496, 0, 1975, 86, 0, 1, 2, 33, 32, 0, 0, 21},  // cgPath
    {1593, -1, -1, -1, -1, 1367, 1976, 87, 1, 1, 0, 0, 2, 0, 0, 21},  // CGPathIsEmpty
    {1594, -1, -1, -1, -1, 1368, 1977, 88, 1, 1, 0, 0, 13, 0, 0, 21},  // CGPathGetBoundingBox
    {1595, -1, -1, -1, -1, 1369, 1978, 89, 1, 1, 0, 0, 13, 0, 0, 21},  // CGPathGetPathBoundingBox
    {1596, -1, -1, -1, -1, 1370, 1979, 90, 0, 1, 1, 33, 32, 0, 0, 21},  // copy
    {1597, -1, -1, -1, -1, 1370, 1980, 91, 0, 1, 1, 33, 32, 0, 0, 21},  // mutableCopy
    {1596, -1, -1, -1, -1, 1370, 1981, 92, 1, 2, 1, 33, 32, 0, 0, 21},  // copy
    {1597, -1, -1, -1, -1, 1371, 1983, 93, 1, 2, 1, 33, 32, 0, 0, 21},  // mutableCopy
    {1599, -1, -1, -1, 1600, 1372, 1985, 94, 0, 1, 1, 33, 32, 0, 0, 21},  // reversing
    {1601, -1, -1, -1, -1, 1372, 1986, 95, 1, 1, 0, 0, 32, 0, 0, 21},  // CGPathCreateCopy
    {1602, -1, -1, -1, -1, 1373, 1987, 96, 1, 1, 0, 0, 32, 0, 0, 21},  // CGPathCreateMutableCopy
    {1603, -1, -1, -1, -1, 1374, 1988, 97, 2, 2, 0, 0, 32, 0, 0, 21},  // CGPathCreateCopyByTransformingPath
    {1604, -1, -1, -1, -1, 1376, 1990, 98, 2, 2, 0, 0, 32, 0, 0, 21},  // CGPathCreateMutableCopyByTransformingPath
    {1606, 1605, -1, -1, -1, 0, 0, 99, 0, 0, 5, 28, 27, 0, 0, 21},  // winding
    {1607, 1605, -1, -1, -1, 0, 0, 100, 0, 0, 5, 28, 27, 0, 0, 21},  // evenOdd
    {1608, -1, -1, -1, -1, 0, 1992, 101, 0, 1, 2, 33, 2, 0, 0, 21},  // usesEvenOddFillRule
    {380, -1, -1, -1, 1609, 1378, 1993, 102, 1, 2, 1, 33, 2, 0, 0, 21},  // contains
    {380, -1, -1, -1, -1, 1379, 1995, 103, 2, 3, 1, 33, 2, 0, 0, 21},  // contains
    {380, -1, -1, -1, -1, 1381, 1998, 104, 2, 3, 1, 33, 2, 0, 0, 21},  // contains
    {380, -1, -1, -1, -1, 1383, 2001, 105, 3, 4, 1, 33, 2, 0, 0, 21},  // contains
    {1610, -1, -1, -1, -1, 1387, 2005, 106, 4, 4, 0, 0, 2, 0, 0, 21},  // CGPathContainsPoint
    {1344, -1, -1, -1, -1, 0, 2009, 107, 0, 1, 2, 32, 32, 0, 0, 21},  // path
    {1611, -1, -1, -1, -1, 0, 2010, 108, 0, 1, 2, 32, 17, 0, 0, 21},  // fillColor
    {1612, -1, -1, -1, -1, 0, 2011, 109, 0, 1, 2, 32, 17, 0, 0, 21},  // strokeColor
    {1511, -1, -1, -1, -1, 0, 2012, 110, 0, 1, 2, 32, 0, 0, 0, 21},  // lineWidth
    {1613, -1, -1, -1, -1, 0, 2013, 111, 0, 1, 2, 32, 23, 0, 0, 21},  // lineJoin
    {1614, -1, -1, -1, -1, 0, 2014, 112, 0, 1, 2, 32, 4, 0, 0, 21},  // lineDashPattern
    {1615, -1, -1, -1, -1, 0, 2015, 113, 0, 1, 2, 32, 0, 0, 0, 21},  // lineDashPhase
    {1617, 1616, 1618, -1, -1, 0, 0, 114, 0, 0, 5, 24, 23, 0, 0, 21},  // miter
    {109, 1616, 1619, -1, -1, 0, 0, 115, 0, 0, 5, 24, 23, 0, 0, 21},  // round
    {1620, 1616, 1621, -1, -1, 0, 0, 116, 0, 0, 5, 24, 23, 0, 0, 21},  // bevel
    {1622, -1, -1, -1, 657, 0, 2016, 117, 0, 1, 2, 18, 17, 0, 0, 21},  // cgColor
    {313, -1, 1623, -1, -1, 1391, 2017, 0, 1, 1, 0, 0, 13, 0, 0, 22},  // rect
    {311, -1, 1624, -1, -1, 1392, 2018, 1, 1, 1, 0, 0, 9, 0, 0, 22},  // point
    {303, -1, 1625, -1, -1, 1393, 2019, 2, 1, 1, 0, 0, 12, 0, 0, 22},  // size
    {297, -1, 1626, -1, -1, 1394, 2020, 3, 1, 1, 0, 0, 10, 0, 0, 22},  // vector
    {121, -1, 1627, -1, -1, 1395, 2021, 4, 1, 1, 0, 0, 14, 0, 0, 22},  // transform
    {1628, -1, -1, -1, -1, 1396, 2022, 5, 1, 1, 0, 0, 14, 0, 0, 22},  // css
    {1629, -1, -1, -1, -1, 1397, 2023, 6, 1, 1, 0, 0, 14, 0, 0, 22},  // svg
    {1464, 257, -1, -1, -1, 1398, 2024, 7, 1, 1, 4, 4, 9, 0, 0, 22},  // cgPoint
    {1465, 257, -1, -1, -1, 1399, 2025, 8, 1, 1, 4, 4, 12, 0, 0, 22},  // cgSize
    {1466, 257, -1, -1, -1, 1400, 2026, 9, 1, 1, 4, 4, 13, 0, 0, 22},  // cgRect
    {1467, 257, -1, -1, -1, 1401, 2027, 10, 1, 1, 4, 4, 10, 0, 0, 22},  // cgVector
    {1468, 257, -1, -1, -1, 1402, 2028, 11, 1, 1, 4, 4, 14, 0, 0, 22},  // cgAffineTransform
    {1630, -1, -1, -1, -1, 1403, 2029, 12, 1, 1, 0, 0, 30, 0, 0, 22},  // views
    {121, -1, -1, -1, -1, 1404, 2030, 0, 2, 2, 0, 0, 14, 0, 0, 23},  // transform
    {121, -1, -1, -1, -1, 1406, 2032, 1, 3, 3, 0, 0, 14, 0, 0, 23},  // transform
    {1553, 1631, -1, -1, -1, 0, 0, 2, 0, 0, 5, 23, 22, 0, 0, 23},  // fill
    {1632, 1631, -1, -1, -1, 0, 0, 3, 0, 0, 5, 23, 22, 0, 0, 23},  // aspectFit
    {1633, 1631, -1, -1, -1, 0, 0, 4, 0, 0, 5, 23, 22, 0, 0, 23},  // aspectFill
    {1634, 1631, -1, -1, -1, 0, 0, 5, 0, 0, 5, 23, 22, 0, 0, 23},  // scaleToFill
    {1635, 1631, -1, -1, -1, 0, 0, 6, 0, 0, 5, 23, 22, 0, 0, 23},  // scaleAspectFit
    {1636, 1631, -1, -1, -1, 0, 0, 7, 0, 0, 5, 23, 22, 0, 0, 23},  // scaleAspectFill
    {121, -1, -1, -1, -1, 1409, 2035, 8, 1, 1, 0, 0, 55, 0, 0, 23},  // transform
    {1638, -1, -1, -1, -1, 1410, 2036, 9, 1, 1, 0, 0, 0, 0, 0, 23},  // area
    {380, -1, -1, -1, -1, 1411, 2037, 10, 2, 2, 0, 0, 2, 0, 0, 23},  // contains
    {357, -1, -1, -1, -1, 1413, 2039, 11, 1, 2, 1, 31, 4, 0, 0, 23},  // corners
    {1628, -1, -1, -1, -1, 0, 2041, 0, 0, 1, 2, 15, 3, 0, 0, 24},  // css
    {1629, -1, -1, -1, -1, 0, 2042, 1, 0, 1, 2, 15, 3, 0, 0, 24},  // svg
    {1639, -1, -1, -1, -1, 0, 2043, 2, 0, 1, 2, 15, 54, 0, 0, 24},  // latex
    {1639, -1, -1, -1, -1, 0, 2044, 3, 0, 1, 2, 16, 54, 0, 0, 24},  // latex
    {1640, -1, -1, -1, -1, 1414, 2045, 4, 1, 1, 0, 0, 54, 0, 0, 24},  // swiftCode
    {1641, -1, -1, -1, -1, 1415, 2046, 0, 1, 1, 0, 0, 54, 0, 0, 25},  // explain
    {1641, -1, -1, -1, -1, 1416, 2047, 1, 2, 2, 0, 0, 54, 0, 0, 25},  // explain
    {558, -1, -1, -1, -1, 1418, 2049, 2, 2, 2, 0, 0, 54, 0, 0, 25},  // compare
    {558, -1, -1, -1, -1, 1420, 2051, 3, 3, 3, 0, 0, 54, 0, 0, 25},  // compare
    {867, -1, -1, -1, 1706, 1484, 2054, 0, 1, 2, 1, 32, 8, 0, 0, 26},  // action
    {1707, -1, -1, -1, -1, 1486, 2056, 1, 1, 1, 3, 0, 3, 0, 0, 26},  // Selector
    {1709, -1, -1, -1, -1, 1487, 2057, 2, 1, 1, 0, 0, 3, 0, 0, 26},  // NSStringFromClass
    {1710, -1, -1, -1, -1, 1488, 2058, 3, 1, 1, 0, 0, 3, 0, 0, 26},  // NSSelectorFromString
};

static const int32_t labels[] = {
    124, 225, 226, 125, 227, 228, 230, 231, 234, 231, 235, -1, -1, 238, -1, 238, -1, -1, 238, 240, 231, 240,
    231, -1, 240, 231, 240, 231, 248, -1, -1, -1, -1, 7, -1, 272, 273, 278, 279, 280, 281, -1, 240, 231, -1,
    289, -1, -1, -1, -1, 294, 295, -1, -1, 300, 301, -1, -1, -1, -1, -1, 240, 231, 300, 301, 275, 303, -1,
    321, 322, -1, -1, -1, 360, 361, 362, 363, -1, -1, -1, 248, 294, 295, 294, 295, -1, -1, -1, -1, -1, -1,
    -1, 389, 390, 386, 387, -1, -1, -1, -1, -1, -1, -1, 415, 415, 415, 415, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 416, 417, 416, 417, 416, 417, 416, 417, 416, 417, 416, 417, 416, 417, 416, 417, 416, 417, 416, 417,
    -1, 418, -1, 418, 419, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 390, 289, 248, 390,
    272, 248, 289, 248, 272, 248, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    497, 497, 501, 515, -1, 248, 289, -1, -1, -1, -1, 497, 521, 522, 523, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, 531, 537, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 551, -1, 553, -1, 555, -1, -1,
    -1, -1, -1, 85, 85, -1, 501, 85, 85, 85, 501, 9, -1, 9, -1, 568, -1, -1, -1, -1, -1, -1, -1, 572, 272,
    390, -1, -1, 575, 576, -1, -1, -1, -1, 581, -1, 85, 582, 530, -1, -1, -1, -1, 248, 248, 248, -1, 575, -1,
    584, -1, 585, 584, 585, 585, -1, -1, -1, 582, 530, 575, 603, 501, 568, 501, -1, 606, -1, 607, 615, -1,
    -1, 615, -1, 615, -1, 618, -1, -1, -1, 618, -1, -1, 623, 624, 248, -1, -1, -1, -1, -1, -1, 85, 85, -1,
    248, -1, 248, 248, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 501, 501, 501, 501, 568, -1, -1, 568,
    -1, -1, -1, -1, 644, 645, 646, 647, -1, 652, 647, 653, 654, 655, 647, 656, 645, 646, 647, 644, 645, 646,
    647, 658, 706, 706, 706, 706, 706, 706, 706, 706, 706, 706, 706, 706, 658, 714, 712, 289, 240, 231, 300,
    301, 605, -1, 867, 7, -1, 867, 868, -1, 867, 7, -1, 867, 868, 7, -1, -1, 7, -1, 873, -1, 7, -1, 873, -1,
    7, -1, 873, -1, 7, -1, 873, -1, 7, -1, 7, 501, -1, -1, 906, -1, 909, -1, 585, 585, 913, -1, 914, -1, 915,
    -1, 289, -1, 390, -1, 918, -1, 919, -1, 918, -1, 919, 501, -1, -1, -1, -1, -1, -1, -1, 585, -1, 937, -1,
    938, -1, 568, -1, 568, -1, 568, 955, 568, 8, 8, 8, 970, 8, 970, -1, -1, -1, 289, -1, 390, -1, -1, 976,
    -1, -1, 714, 300, 301, 300, 301, 300, 301, 1026, -1, 240, 231, -1, 240, 231, 240, 231, -1, -1, -1, 1030,
    -1, -1, 1030, 240, 231, 240, 231, 240, 231, 1030, -1, -1, 240, 231, -1, 1045, 867, -1, 1045, 867, -1,
    1045, 867, -1, 1045, 867, -1, 1045, 867, -1, 1045, 867, -1, 1045, 867, -1, 8, -1, 1101, 8, -1, 1103, 8,
    -1, 8, -1, -1, 8, -1, 1103, -1, 867, -1, 867, -1, 568, -1, 568, -1, 568, -1, 568, -1, 1111, -1, 1111, -1,
    1111, -1, 1111, -1, 7, -1, 1114, 1117, -1, -1, -1, 8, -1, 8, -1, 7, -1, -1, 7, -1, 7, -1, 390, 289, 1153,
    390, 289, 1153, 1154, 390, 289, 1153, 390, 289, 1153, 1154, 585, 390, 289, 1153, 585, 390, 289, 1153,
    273, 585, 248, 1158, 1153, 585, 585, 1160, 585, 1155, 585, 1160, 1155, 585, 1162, 289, 1153, 765, 765,
    765, 765, -1, 711, -1, 1270, -1, -1, -1, 1271, 1272, 1273, 1274, 1274, 1275, 1276, 1277, 1278, 1275, 585,
    585, 1280, 1281, -1, -1, 585, 1284, 1285, 1284, 1285, 1284, 1285, 1286, 1284, 1285, 1286, 1284, 1287,
    1285, 1284, 1287, 1285, 1284, 1287, 1285, 1286, 1284, 1287, 1285, 1286, 1284, 1287, 1288, 1285, 1284,
    1287, 1288, 1285, 1284, 1287, 1288, 1285, 1286, 1284, 1287, 1288, 1285, 1286, 1284, 1287, 1289, 1290,
    1285, 1284, 1287, 1289, 1290, 1285, 1284, 1287, 1289, 1290, 1288, 1285, 1284, 1287, 1289, 1290, 1288,
    1285, 1284, 1287, 1289, 1290, 1285, 1286, 1284, 1287, 1289, 1290, 1285, 1286, 1284, 1287, 1289, 1290,
    1288, 1285, 1286, 1284, 1287, 1289, 1290, 1288, 1285, 1286, -1, 1285, -1, 1285, -1, 1285, 1286, -1, 1285,
    1286, -1, 1287, 1288, 1285, -1, 1287, 1288, 1285, -1, 1287, 1288, 1285, 1286, -1, 1287, 1288, 1285, 1286,
    -1, 1287, 1289, 1290, 1288, 1285, 1286, -1, 1287, 1289, 1290, 1288, 1285, 1286, 1284, 1287, 1285, 1284,
    1287, 1285, 1284, 1287, 1288, 1285, 1284, 1287, 1288, 1285, 1284, 1287, 1285, 1286, 1284, 1287, 1285,
    1286, 1284, 1287, 1288, 1285, 1286, 1284, 1287, 1288, 1285, 1286, -1, 1287, 1288, 1285, 1286, -1, 1287,
    1288, 1285, 1286, 1295, 1296, 1285, 1295, 1296, 1285, -1, 1296, 1285, -1, 1296, 1285, 1284, 1287, 1288,
    1285, 1286, 1284, 1287, 1288, 1285, 1286, 1284, 1287, 1288, 1285, 1284, 1287, 1288, 1285, 1284, 1287,
    1285, 1286, 1284, 1287, 1285, 1286, 1284, 1287, 1285, 1284, 1287, 1285, -1, 1301, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, 1317, 705, 705, 1317, -1, 1319, -1, 1319, 1322, -1, 1322, 1319, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, 1337, 1337, 1337, 1354, 1366, 1285, 1354, 1366, 1285, 1354, 1366, 1354, 1366,
    1354, 1274, 1285, 1354, 1274, 1285, 1354, 1274, 1354, 1274, 1354, 1271, 1272, 1285, 1354, 1271, 1272,
    1285, 1354, 1271, 1272, 1354, 1271, 1272, 1354, 1367, 1354, 1367, 1369, -1, 585, 1374, 1375, -1, -1,
    1377, -1, -1, 615, 615, 615, 1391, -1, 1391, 1391, -1, 1391, 615, -1, 615, -1, 615, 615, -1, 390, -1,
    289, -1, -1, -1, -1, 1402, 1403, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 259, 260, 1412, 1413, 261, 262, 1414, 1415, 1416, 1417, 1418, 1419, 263, 264,
    1420, 265, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 575, -1, 1427, -1, 575, 1427, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 501, -1, 8, -1, -1, 501, -1, 8, -1, -1, 1444, -1, 1162, -1,
    1162, 1444, -1, -1, 1444, -1, 1162, -1, 1162, 1444, -1, -1, 166, 1463, 167, 168, 75, 201, 1464, 206,
    1465, 208, 1466, 209, 1467, 207, 1468, 142, -1, -1, 1476, 1476, -1, -1, -1, -1, -1, -1, -1, -1, 258, 258,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1494, 313, 1502, 976, 1503, 1504, 1505, -1, -1, 313, 121, -1,
    1508, 121, -1, -1, -1, -1, -1, -1, 530, 1128, -1, -1, 1502, 1533, 1534, 121, -1, -1, -1, -1, 1502, 1536,
    1537, 289, 289, 121, 289, 289, 121, 1541, 1541, 121, 289, 289, -1, -1, 121, -1, -1, 121, 8, 8, 121, 8,
    1533, 1534, 8, 1533, 1534, 121, -1, -1, -1, 121, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 289, 1271, 1272, 289, 1567,
    1568, 289, 1567, 1568, 121, 289, 1570, 289, 1571, 289, 1571, 121, 289, 1271, 1272, 289, 1570, 1575, 1158,
    1576, 1577, 1578, 358, 1158, 1576, 1577, 1578, 358, 1158, 1576, 1577, 1578, 121, 358, 1158, 1576, 1580,
    358, 1158, 1576, 1580, 121, 1581, 1158, 1576, 1577, 1578, 1575, 1158, 1576, 1577, 1578, 1583, 1584, 1158,
    1583, 1584, 1158, 121, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1598, 1598, -1, -1, -1, -1,
    -1, -1, -1, -1, 1598, -1, 121, -1, 1598, 121, -1, -1, -1, -1, -1, 390, 390, 390, 390, 390, -1, -1, 7, 7,
    7, 7, 7, 390, 390, 289, 390, 289, -1, 1637, 501, -1, 8, 8, -1, -1, -1, 1642, -1, -1, -1, -1, 501, -1,
    568, 955, 568, 501, -1, 585, 906, 909, -1, 289, -1, 390, -1, 289, -1, 390, -1, -1, 390, -1, 289, -1, 585,
    -1, 615, 615, -1, 603, 501, 568, -1, 585, 913, -1, -1, -1, 584, -1, 1369, 585, 1374, 1375, 1101, 8, -1,
    8, 1117, 615, 615, -1, 615, 1391, 1391, -1, 1391, -1, 1391, 615, -1, 615, 615, 615, -1, -1, -1, 235, -1,
    238, 248, 272, 273, 278, 279, 280, 281, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1581, 1158, 1576, 1577, 1578,
    1575, 1158, 1576, 1577, 1578, 358, 1158, 1576, 1577, 1578, 358, 1158, 1576, 1577, 1578, 121, 358, 1158,
    1576, 1580, 358, 1158, 1576, 1580, 121, -1, -1, -1, -1, -1, -1, -1, -1, 585, 248, 1158, 1153, 585, 390,
    289, 1153, 273, -1, -1, -1, 240, 231, -1, -1, -1, -1, -1, -1, -1, -1, -1, 289, -1, 390, -1, 918, -1, 919,
    -1, 918, -1, 919, -1, 289, -1, 390, -1, 568, 955, 568, -1, -1, -1
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
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 258, 258, 258, 1, 1, 1, 1, 1, 5,
    5, 5, 5, 5, 5, 67504133, 67504133, 0, 51, 5, 51, 5, 51, 5, 51, 5, 0, 51, 5, 51, 5, 51, 5, 1, 5, 0, 5, 0,
    5, 5, 5, 5, 1, 5, 1, 0, 5, 0, 1, 5, 1, 1, 5, 0, 5, 4, 5, 51, 1, 1, 5, 0, 5, 51, 5, 51, 5, 51, 5, 0, 5,
    51, 5, 51, 5, 51, 5, 0, 5, 51, 5, 51, 5, 51, 5, 5, 5, 5, 5, 1, 5, 1, 8, 51, 5, 5, 5, 1, 5, 5, 1, 5, 1, 5,
    1, 5, 1, 5, 1, 5, 1, 5, 1, 1, 5, 5, 0, 5, 51, 5, 51, 5, 1, 5, 5, 5, 5, 51, 8, 51, 5, 0, 51, 5, 51, 0, 1,
    5, 5, 269876, 269876, 269876, 269876, 5, 51, 5, 51, 5, 5, 51, 5, 51, 5, 4, 5, 0, 5, 1541, 5, 0, 1, 5,
    1541, 1, 5, 1, 5, 5, 5, 5, 4, 4, 4, 4, 4, 13060, 4, 4, 4, 4, 4, 1, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
    4, 4, 4, 4, 4, 4, 0, 0, 0, 0, 0, 7, 7, 7, 7, 7, 7, 7, 0, 7, 0, 7, 0, 0, 7, 0, 0, 7, 7, 7, 7, 51, 7, 51,
    7, 51, 7, 7, 51, 7, 0, 7, 0, 5, 395269, 51, 7, 51, 7, 51, 7, 51, 7, 51, 7, 0, 51, 7, 51, 7, 51, 7, 51, 7,
    51, 7, 51, 7, 51, 7, 51, 7, 7, 8, 8, 8, 8, 8, 1, 8, 51, 8, 67503368, 67504133, 6, 6, 6, 6, 1541, 6, 1541,
    6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 0,
    6, 0, 6, 0, 6, 0, 6, 6, 6, 6, 0, 6, 0, 1, 1, 1, 1, 18, 1, 18, 18, 18, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 4, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 31, 31, 31, 31, 31, 31, 31, 4, 4, 0, 31, 31, 31,
    10, 31, 31, 31, 31, 31, 31, 1, 1, 1, 1, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31,
    31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 29, 31, 4, 31,
    31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 0, 1075, 4, 31, 0, 1075, 4, 31, 0, 590899, 4, 31, 0,
    590899, 4, 31, 4, 31, 4, 31, 2308, 4, 31, 2308, 4, 31, 0, 4, 31, 0, 4, 31, 0, 4, 31, 0, 4, 31, 0, 4, 31,
    0, 4, 31, 0, 4, 31, 0, 4, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31,
    31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 1, 31, 1, 1, 31, 31, 31, 31, 31, 31, 31, 3594, 2335, 31,
    3594, 2335, 31, 3594, 2335, 31, 3594, 2335, 31, 3594, 2335, 31, 3594, 2335, 31, 31, 32, 32, 32, 31, 32,
    31, 32, 32, 31, 31, 31, 14, 32, 14, 31, 31, 31, 13, 31, 31, 31, 31, 3, 32, 31, 1, 32, 32, 1, 32, 32, 32,
    32, 32, 32, 31, 31, 31, 31, 31, 31, 10, 0, 31, 0, 0, 31, 0, 0, 31, 10, 0, 32, 32, 32, 32, 32, 32, 32, 32,
    32, 32, 0, 31, 14, 3, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32,
    32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 15, 32,
    32, 32, 32, 32, 32, 32, 32, 3594, 2336, 32, 3594, 2336, 32, 10, 32, 10, 1, 4, 4, 4, 49, 1, 1, 49, 1, 49,
    1, 49, 1, 1, 2610, 49, 1, 49, 1, 1, 49, 10, 49, 1, 1, 49, 1, 49, 1, 49, 13, 49, 2, 49, 2, 2610, 49, 1,
    49, 1, 2610, 49, 1, 1, 49, 1, 49, 1, 49, 1, 1, 2610, 49, 15, 49, 52, 49, 49, 49, 49, 49, 50, 50, 1, 1,
    15, 0, 590899, 51, 0, 590899, 51, 0, 590899, 51, 0, 590899, 51, 0, 590899, 51, 0, 590899, 51, 0, 590899,
    51, 35, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 2335, 34,
    2335, 34, 1, 2335, 34, 1, 2335, 34, 2335, 34, 2335, 34, 2335, 34, 2335, 34, 2826, 2335, 34, 2826, 2335,
    34, 0, 590899, 34, 0, 590899, 34, 1541, 0, 34, 1541, 0, 34, 1541, 0, 34, 1541, 0, 34, 1541, 0, 34, 1541,
    0, 34, 1541, 0, 34, 1541, 0, 34, 52, 0, 34, 52, 0, 34, 34, 34, 34, 34, 31, 34, 31, 34, 31, 31, 31, 31,
    52, 2335, 52, 2335, 52, 2335, 52, 2335, 5, 52, 598559, 52, 598559, 52, 598559, 52, 52, 52, 52, 52, 52,
    52, 52, 10, 10, 1, 10, 10, 1, 3, 5, 5, 1, 5, 5, 1, 3, 10, 1, 1, 1, 10, 1, 1, 1, 258, 10, 258, 1, 1, 10,
    10, 1, 10, 1, 10, 1, 1, 10, 1, 5, 1, 40, 1, 1, 1, 1, 1, 42, 42, 1, 1, 1, 1, 10, 10, 41, 1, 1, 11, 1, 1,
    1, 11, 39, 1, 39, 1, 39, 39, 10, 10, 1301274266515931649, 1301274266515931649, 1, 1, 51, 1, 51, 2355, 1,
    1, 51, 1, 1, 51, 2355, 1, 1, 151061800, 51, 1, 1, 151061800, 51, 2355, 1, 1, 1, 1, 51, 1, 1, 1, 1,
    151061800, 51, 1, 1, 1, 1, 51, 2355, 1, 1, 1, 1, 151061800, 51, 2355, 1, 51, 1, 51, 2355, 1, 1,
    151061800, 51, 1, 1, 151061800, 51, 2355, 1, 1, 1, 1, 151061800, 51, 2355, 1, 1, 51, 1, 1, 151061800, 51,
    1, 1, 51, 2355, 1, 1, 151061800, 51, 2355, 1, 1, 151061800, 51, 2355, 1, 1, 51, 1, 1, 51, 1, 1,
    151061800, 51, 2355, 1, 1, 151061800, 51, 1, 1, 51, 2355, 1, 1, 51, 2308, 0, 1, 1, 1, 3, 3, 41, 0,
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
    11, 15, 4, 4, 4, 4, 4, 1, 4, 1, 4, 8, 4, 1, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 1, 3, 1, 1, 8, 8, 8, 5, 4, 5,
    4, 5, 51, 5, 8, 5, 4, 5, 4, 7, 51, 0, 14, 14, 1, 14, 14, 33, 14, 2319, 14, 2319, 33, 14, 2319, 14, 2319,
    33, 2319, 14, 33, 33, 33, 33, 33, 33, 2309, 1, 1, 33, 51, 33, 33, 14, 1, 1, 2319, 14, 1, 1, 2319, 14,
    66843, 13, 33, 10, 33, 10, 15, 33, 10, 33, 10, 15, 33, 5, 33, 5, 15, 33, 14, 33, 14, 15, 33, 5, 33, 5,
    15, 33, 14, 33, 14, 15, 33, 14, 1, 1, 33, 14, 1, 1, 15, 33, 33, 33, 33, 33, 33, 15, 33, 15, 33, 33, 33,
    33, 33, 33, 2319, 14, 33, 2319, 1, 1, 33, 2319, 1, 1, 33, 2319, 14, 1, 1, 33, 2319, 5, 1, 33, 2319, 5, 1,
    33, 33, 33, 2319, 33, 33, 33, 10, 10, 10, 33, 10, 10, 10, 33, 10, 10, 10, 15, 33, 10, 10, 33, 10, 10, 33,
    10, 10, 15, 33, 10, 1, 258, 258, 3, 33, 10, 1, 258, 258, 3, 33, 10, 1, 258, 258, 3, 15, 33, 10, 1, 258,
    258, 33, 10, 1, 258, 258, 15, 10, 1, 258, 258, 3, 33, 10, 10, 1, 33, 10, 10, 1, 15, 33, 2319, 1, 1, 1, 1,
    1, 33, 2319, 1, 1, 1, 1, 1, 1, 33, 2319, 1, 1, 1, 1, 33, 2319, 1, 1, 1, 258, 258, 0, 33, 2319, 1, 1, 1,
    258, 258, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 2319, 33, 2319, 33, 33, 33, 33, 2319, 33, 2319,
    33, 33, 10, 33, 10, 28, 33, 10, 15, 33, 10, 28, 15, 33, 2319, 10, 3, 32, 32, 32, 32, 32, 32, 32, 18, 4,
    4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 14, 14, 14, 14, 23, 5, 5, 10, 5, 31, 2335, 15, 15, 15, 16, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 32, 4, 4, 53, 4
};

static const uint8_t types[] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 3, 4, 4, 4, 5, 5, 5, 4, 3, 8, 8, 8, 2, 10, 11, 13,
    14, 17, 19, 18, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 52, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 25, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 7, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 29, 1, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 26, 26, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 35, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 21, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 31, 0, 31, 0, 0, 31, 0, 0, 0, 0, 0, 0, 32, 32, 32, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 50, 0, 0, 0, 0,
    0, 49, 15, 34, 0, 34, 34, 34, 34, 34, 34, 36, 35, 36, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 52, 0, 0, 0, 0, 0, 0, 0, 37, 37, 0, 0, 0, 0, 0, 0,
    0, 0, 52, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 40, 40, 40, 40, 41, 41, 42, 45,
    46, 43, 44, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 39, 39, 39, 39, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 38, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 48, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 38, 0, 38, 38, 38, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 38, 38, 0, 0, 0, 0, 0, 0, 0, 0, 47, 0, 0, 0, 0, 0, 0, 0, 0, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 33, 33, 33, 33, 33, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 27, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 28, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 23, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4
};

static const int32_t type_names[] = {
    155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175,
    176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 165, 192, 193, 194, 195,
    196, 197, 198, 199, 200, 201, 202, 203, 204, 205, 206, 207, 208, 209, 142, 210, 211, 212, 213, 214, 215,
    216, 217, 218, 219, 220, 221, 222, 223, 224, 257, 359, 489, 608, 609, 610, 627, 758, 759, 787, 788, 812,
    825, 891, 944, 946, 949, 956, 957, 958, 959, 1036, 1042, 1043, 1044, 1046, 1047, 1048, 1049, 1050, 1051,
    813, 1052, 1053, 1054, 1125, 1133, 1134, 1143, 1165, 1166, 1167, 1168, 1169, 1170, 1171, 1172, 1173,
    1174, 1175, 1265, 1266, 1267, 1268, 1312, 1313, 1314, 1336, 1338, 1339, 1340, 1299, 1384, 1385, 1394,
    1403, 1495, 1496, 1497, 1498, 1499, 657, 1500, 1522, 1605, 1616, 1631, 1707, 1708
};

static const struct catalogue_tables tables = {
    bytes, COUNT(bytes) - 1, names, COUNT(names), slots, COUNT(slots), first, COUNT(first),
    links, COUNT(links), entries, COUNT(entries), labels, COUNT(labels), kinds, COUNT(kinds),
    types, COUNT(types), type_names, COUNT(type_names)};

const struct catalogue_tables *_Nonnull catalogue_tables(void) { return &tables; }
