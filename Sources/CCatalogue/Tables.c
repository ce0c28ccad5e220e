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
    {3816, 1550566188}, {3826, 1592295328}, {3834, 2860018940}, {3852, 2241873898}, {3857, 2638218225},
    {3864, 1524000883}, {3867, 1923516200}, {3871, 3391553482}, {3874, 1062293841}, {3878, 3825392021},
    {3881, 709362235}, {3885, 392774327}, {3890, 2880712451}, {3895, 3102149661}, {3901, 2394465697},
    {3905, 1659167240}, {3910, 475034410}, {3916, 3434436711}, {3919, 1479764693}, {3923, 2347825097},
    {3929, 1197479801}, {3933, 1351583639}, {3938, 3270705251}, {3944, 366569208}, {3948, 1251212115},
    {3952, 1621599661}, {3957, 3579732453}, {3963, 1720942905}, {3967, 140187182}, {3972, 1868829528},
    {3981, 3948149459}, {3991, 708029167}, {3996, 3185475540}, {4002, 2537751862}, {4008, 2778439310},
    {4015, 2616928056}, {4021, 4139930401}, {4028, 3135838405}, {4035, 2498734875}, {4043, 4064998855},
    {4047, 268639961}, {4052, 4092159661}, {4057, 2346846000}, {4063, 2328988770}, {4067, 2519117294},
    {4072, 3873647896}, {4076, 1415682102}, {4081, 631424496}, {4085, 282220607}, {4090, 3558937627},
    {4094, 4099687964}, {4099, 658698766}, {4103, 153638352}, {4108, 545189250}, {4116, 197671877},
    {4125, 792060313}, {4129, 513084933}, {4134, 2275780057}, {4139, 2616489071}, {4144, 4075421329},
    {4149, 2981347434}, {4154, 648810968}, {4162, 638754166}, {4169, 591523055}, {4176, 4047093083},
    {4183, 656837285}, {4191, 3789446092}, {4199, 4277107410}, {4207, 3906719864}, {4220, 2663715805},
    {4225, 2698097207}, {4231, 3072217742}, {4238, 1920734138}, {4263, 4225734153}, {4265, 1128467232},
    {4269, 1035581717}, {4284, 3525779695}, {4307, 1975486251}, {4317, 2889234988}, {4329, 128921049},
    {4348, 1127666911}, {4358, 2542550614}, {4364, 2627312426}, {4373, 1195911285}, {4383, 4151950225},
    {4385, 1765031016}, {4393, 1814435734}, {4399, 3602780627}, {4404, 876513898}, {4415, 879704937},
    {4418, 986710028}, {4424, 2682709205}, {4432, 1379501780}, {4440, 854709318}, {4451, 925110256},
    {4471, 827033813}, {4492, 3417352379}, {4500, 2226546594}, {4506, 169017192}, {4510, 3843578906},
    {4529, 221667867}, {4537, 3218681947}, {4550, 987224379}, {4558, 3728990320}, {4578, 4007662012},
    {4585, 2941534958}, {4592, 2238339041}, {4597, 3277562923}, {4600, 3761252941}, {4604, 382886321},
    {4607, 4220379804}, {4611, 4200353678}, {4614, 2633446552}, {4618, 388525018}, {4623, 967958004},
    {4628, 1216469057}, {4632, 1675745305}, {4640, 3533348019}, {4650, 2267784115}, {4653, 2877453236},
    {4661, 1011085160}, {4665, 1555467752}, {4675, 1419061120}, {4681, 3353438327}, {4687, 2002030311},
    {4694, 931910521}, {4720, 1638953034}, {4733, 263889333}, {4746, 2304257469}, {4765, 2571507861},
    {4794, 4039984575}, {4804, 1623797237}, {4820, 2667149886}, {4839, 1204873229}, {4859, 2611599107},
    {4869, 1975768454}, {4881, 3532344479}, {4888, 2718014180}, {4909, 713077974}, {4926, 2712081721},
    {4952, 1361625375}, {4978, 864165631}, {4985, 3189629876}, {5003, 165942467}, {5016, 1655317257},
    {5035, 1010779457}, {5045, 2215640769}, {5055, 1070265239}, {5064, 1134120687}, {5068, 2846199180},
    {5081, 1743930340}, {5087, 4005059268}, {5091, 206241385}, {5100, 1115344066}, {5108, 567586076},
    {5114, 3901637708}, {5118, 803046281}, {5124, 152899664}, {5129, 2276994531}, {5138, 1787359420},
    {5152, 2796815519}, {5167, 3918278559}, {5174, 4155575922}, {5184, 236925125}, {5192, 1684779966},
    {5196, 798074659}, {5205, 2374006294}, {5211, 3103973672}, {5221, 2926810054}, {5223, 1462048136},
    {5233, 1244814717}, {5243, 1696195782}, {5252, 3093996503}, {5261, 2756264342}, {5269, 2866045037},
    {5277, 1163907536}, {5289, 2104353872}, {5300, 3110688315}, {5311, 3317910134}, {5324, 2755011687},
    {5340, 2069497450}, {5351, 1516930437}, {5361, 296395306}, {5372, 1195616409}, {5384, 942984426},
    {5392, 2949131327}, {5402, 469045609}, {5413, 2847090017}, {5433, 176574206}, {5437, 1361572173},
    {5447, 1896686403}, {5457, 3273657238}, {5467, 1266202965}, {5479, 3635588042}, {5498, 2733832836},
    {5502, 4182378701}, {5509, 2110798224}, {5515, 877087803}, {5524, 1970364490}, {5530, 1275339983},
    {5548, 350857000}, {5564, 2079739832}, {5580, 1996921413}, {5589, 2043970711}, {5596, 1731736080},
    {5608, 4080117376}, {5619, 1493013840}, {5639, 2398078988}, {5647, 1065574956}, {5657, 2965413338},
    {5667, 990401381}, {5670, 682729123}, {5679, 1722954222}, {5695, 3827859290}, {5706, 37271103},
    {5714, 1119987041}, {5733, 2161276179}, {5756, 3507573001}, {5764, 2301731235}, {5774, 1862550028},
    {5788, 3213420894}, {5804, 288415389}, {5814, 4033069017}, {5820, 672109684}, {5828, 3339054942},
    {5837, 3080967843}, {5852, 834189487}, {5861, 904369474}, {5864, 1089765596}, {5869, 18738364},
    {5873, 2197550541}, {5878, 1569418667}, {5896, 1419285594}, {5899, 3324446467}, {5906, 2540844914},
    {5915, 936176715}, {5920, 3724674918}, {5923, 3817694041}, {5933, 4121092745}, {5943, 886071850},
    {5955, 2390028659}, {5962, 4182669406}, {5967, 3555021734}, {5972, 1452231588}, {5982, 665752555},
    {5992, 2665914025}, {6000, 1172522883}, {6010, 2411978403}, {6019, 2082024064}, {6023, 1231115066},
    {6032, 244075885}, {6038, 96429129}, {6049, 1558106348}, {6056, 1676028392}, {6068, 3565214879},
    {6074, 1169454059}, {6085, 2276069802}, {6091, 2590900991}, {6102, 403953390}, {6107, 817772335},
    {6117, 3894621598}, {6121, 3130700698}, {6130, 3811712141}, {6139, 2836898780}, {6153, 744222851},
    {6161, 3219325754}, {6174, 455433581}, {6179, 1550717474}, {6189, 4099875093}, {6198, 2687217115},
    {6210, 3317790454}, {6222, 680679420}, {6233, 4074568615}, {6243, 972345196}, {6253, 2124225882},
    {6263, 1707208587}, {6273, 1698171440}, {6285, 1765986002}, {6297, 3099195470}, {6307, 1325296208},
    {6318, 1159889848}, {6328, 3210628243}, {6339, 3799163251}, {6350, 3782385632}, {6361, 3899828965},
    {6372, 3883051346}, {6383, 3866273727}, {6399, 4169345192}, {6424, 3573351892}, {6429, 4137097213},
    {6434, 3523899814}, {6440, 1029089800}, {6451, 1290530634}, {6459, 4203053801}, {6472, 406972148},
    {6476, 2369371622}, {6481, 3008443898}, {6488, 3726277920}, {6498, 1742909879}, {6509, 581045492},
    {6519, 877317237}, {6532, 1513289445}, {6556, 2694946607}, {6578, 3902926015}, {6581, 2516003219},
    {6596, 3083183824}, {6600, 3185987134}, {6609, 3141474305}, {6622, 1010012291}, {6626, 659427984},
    {6637, 3254824265}, {6645, 1438951982}, {6654, 571377267}, {6672, 143865419}, {6690, 445834375},
    {6704, 4201716739}, {6717, 2082798958}, {6721, 3883353449}, {6744, 1252969316}, {6761, 611349806},
    {6783, 3939761393}, {6807, 1880591026}, {6833, 1052979093}, {6849, 1315057949}, {6862, 3198073272},
    {6887, 1888717571}, {6900, 1499172353}, {6914, 1151719106}, {6932, 1297838153}, {6943, 1291853992},
    {6955, 3864824124}, {6968, 284302454}, {6986, 2291378338}, {7008, 2024043478}, {7023, 3416336049},
    {7034, 3326301860}, {7045, 2097883034}, {7063, 2658088632}, {7073, 4116806241}, {7085, 2750625341},
    {7102, 2805121617}, {7111, 2636563400}, {7127, 1088403524}, {7155, 1326471550}, {7161, 3867909202},
    {7190, 2053519890}, {7224, 24686317}, {7228, 43254447}, {7260, 3633974900}, {7268, 1715765854},
    {7284, 3488110948}, {7290, 1226705564}, {7300, 1144915353}, {7318, 1085962434}, {7324, 542584942},
    {7342, 1880354216}, {7351, 2126046479}, {7372, 3409685817}, {7382, 2322214854}, {7404, 715012316},
    {7409, 667630371}, {7426, 4011681569}, {7441, 2477794221}, {7456, 2826459802}, {7463, 863636682},
    {7493, 3312035873}, {7521, 2374822095}, {7537, 1117036282}, {7553, 2727146260}, {7565, 2338438971},
    {7573, 894604266}, {7591, 239266950}, {7607, 3440848049}, {7625, 1563451997}, {7661, 1300855194},
    {7679, 2649340029}, {7692, 3157132282}, {7723, 1994390723}, {7736, 3295732442}, {7755, 3217941162},
    {7792, 2638373311}, {7811, 729836362}, {7828, 1103965319}, {7863, 3909734774}, {7880, 3422384807},
    {7894, 1562399317}, {7926, 3535094014}, {7940, 2862813109}, {7960, 70193435}, {7998, 3331707904},
    {8018, 167527483}, {8022, 810547195}, {8044, 3377910156}, {8060, 2815096657}, {8101, 3232227944},
    {8120, 2636711499}, {8134, 2461495057}, {8139, 502047894}, {8159, 2942666046}, {8165, 1490954098},
    {8176, 1092012710}, {8201, 38792922}, {8212, 2899252294}, {8220, 871591685}, {8242, 1041997713},
    {8250, 3217987877}, {8258, 1309284212}, {8280, 2823090016}, {8288, 4012061332}, {8303, 4204111253},
    {8308, 3492500287}, {8317, 773059133}, {8340, 2759092874}, {8349, 481727645}, {8363, 2303844654},
    {8391, 1323066019}, {8405, 590774350}, {8414, 421821156}, {8437, 696240407}, {8446, 1453714756},
    {8461, 466020238}, {8490, 4077855673}, {8505, 1744839726}, {8521, 1408722253}, {8551, 876245160},
    {8567, 452810861}, {8580, 1260603725}, {8607, 968316954}, {8620, 859371885}, {8634, 1658883364},
    {8662, 3531153185}, {8676, 486221508}, {8687, 4064395570}, {8712, 2257273533}, {8723, 3217031314},
    {8735, 1898701486}, {8761, 692253475}, {8773, 2618608526}, {8787, 889051197}, {8815, 1439665068},
    {8829, 3703752221}, {8844, 158609817}, {8873, 3199826274}, {8888, 3872230201}, {8901, 592993401},
    {8928, 2782426318}, {8941, 1648296985}, {8963, 2036964556}, {8999, 1478369021}, {9021, 2072579308},
    {9030, 588027325}, {9036, 3294899967}, {9052, 2406610228}, {9064, 1136770368}, {9075, 1099727666},
    {9102, 3943336079}, {9110, 3373088083}, {9118, 1118385669}, {9131, 1252830802}, {9139, 1310484760},
    {9157, 4211107556}, {9175, 4235327583}, {9194, 1911957762}, {9206, 2274977100}, {9216, 1894102977},
    {9233, 1868420705}, {9248, 1229760322}, {9263, 401251929}, {9272, 4136070254}, {9282, 141711844},
    {9295, 1877099350}, {9305, 4224630636}, {9331, 2956264019}, {9355, 3731343133}, {9366, 1490880043},
    {9381, 651349070}, {9400, 3553571131}, {9421, 798050051}, {9441, 1738029828}, {9450, 830772382},
    {9474, 975665791}, {9481, 3753552150}, {9503, 1268347563}, {9512, 2675976173}, {9520, 2255101473},
    {9531, 938963840}, {9543, 1325536902}, {9553, 66138439}, {9572, 2650151654}, {9584, 1362571274},
    {9591, 2674091075}, {9608, 4180264212}, {9619, 2220611910}, {9625, 3628923247}, {9644, 2290191893},
    {9657, 524486259}, {9672, 536057419}, {9685, 2266436945}, {9697, 2660165913}, {9709, 2510371521},
    {9716, 1647949432}, {9727, 2499925078}, {9733, 1061329053}, {9741, 2186648520}, {9753, 3685987662},
    {9767, 1203193122}, {9781, 3305235377}, {9796, 3408062813}, {9818, 598285973}, {9829, 2107277412},
    {9844, 1771288722}, {9858, 1024755039}, {9878, 2323362532}, {9898, 295121441}, {9910, 3240065181},
    {9919, 3923523740}, {9939, 140741692}, {9969, 687274249}, {9979, 1680403306}, {9990, 186774928},
    {10004, 2185261687}, {10009, 2753641482}, {10014, 2454962418}, {10031, 958887293}, {10049, 3594902096},
    {10057, 2175633178}, {10074, 775974691}, {10081, 4056008598}, {10095, 32195591}, {10102, 3647323098},
    {10118, 3198753898}, {10129, 2621687777}, {10153, 56185609}, {10161, 3091067239}, {10165, 3935363592},
    {10175, 3073585980}, {10182, 1867556362}, {10195, 2589014835}, {10211, 3891896413}, {10217, 4148812653},
    {10224, 1700657266}, {10236, 1106246455}, {10251, 754571866}, {10262, 1038506759}, {10268, 4176775601},
    {10277, 2830785103}, {10287, 1731433239}, {10295, 855408348}, {10303, 2834400513}, {10318, 3963693047},
    {10327, 3544094494}, {10333, 4009327117}, {10349, 492923249}, {10362, 1423062726}, {10380, 161915485},
    {10423, 2642763852}, {10436, 1214513038}, {10453, 1445723454}, {10462, 2844467682}, {10469, 3334659430},
    {10481, 3572701046}, {10492, 555663897}, {10503, 3123020006}, {10516, 3005567066}, {10528, 2400366623},
    {10540, 2266193630}, {10550, 3448933658}, {10563, 3786999131}, {10571, 2370703267}, {10583, 1489487637},
    {10598, 2552112075}, {10616, 2857694466}, {10629, 2048902997}, {10644, 1468503355}, {10663, 376585884},
    {10675, 1938712828}, {10697, 3810570069}, {10716, 1375206950}, {10738, 1648973383}, {10757, 1187236458},
    {10779, 1447170883}, {10798, 2183746320}, {10820, 4241624385}, {10827, 3048556132}, {10846, 3744775116},
    {10864, 3621218635}, {10881, 3611392321}, {10892, 3412690475}, {10905, 2109961146}, {10931, 2124853820},
    {10953, 4061796954}, {10960, 4173553157}, {10968, 2053962742}, {10978, 503535429}, {10989, 1836668495},
    {10998, 721310682}, {11013, 1006735486}, {11025, 325084441}, {11030, 2961925722}, {11040, 497438945},
    {11049, 1787797455}, {11060, 1849888827}, {11080, 3825011241}, {11089, 385702446}, {11095, 2166834857},
    {11102, 3055437297}, {11109, 601507180}, {11125, 2970916523}, {11129, 1041509726}, {11134, 1494001562},
    {11143, 2984076638}, {11150, 2157316278}, {11156, 348705738}, {11170, 737459482}, {11176, 1122880180},
    {11187, 1945272936}, {11202, 2380932862}, {11210, 2548392784}, {11221, 3688764708}, {11231, 1901756438},
    {11240, 906872895}, {11251, 1648836552}, {11258, 1359877577}, {11266, 521485205}, {11279, 252720416},
    {11293, 1264131298}, {11297, 1582017048}, {11316, 422274124}, {11335, 3020961236}, {11341, 845187144},
    {11363, 1120609123}, {11387, 3704248662}, {11414, 1361184210}, {11436, 254023945}, {11464, 3600137057},
    {11488, 2682444316}, {11497, 1644100618}, {11521, 1592819465}, {11554, 895660813}, {11562, 335426986},
    {11587, 1264318259}, {11619, 1168386582}, {11627, 1663862986}, {11632, 1746993862}, {11661, 1903257066},
    {11666, 974882150}, {11673, 1177151643}, {11704, 165292311}, {11711, 2311397435}, {11716, 439402299},
    {11745, 1552997231}, {11750, 3962257883}, {11759, 2220750876}, {11792, 2007447656}, {11801, 2787838396},
    {11807, 3769421748}, {11837, 4173954024}, {11843, 1434043348}, {11853, 1426660429}, {11887, 737025121},
    {11921, 1466689035}, {11959, 4098563933}, {11964, 513712005}, {12001, 229043912}, {12005, 2457286800},
    {12040, 3584307048}, {12042, 1123244352}, {12079, 1329338781}, {12083, 2761510965}, {12088, 2016490230},
    {12095, 49525662}, {12115, 539821669}, {12133, 3772220557}, {12151, 4185830300}, {12166, 3171290880},
    {12188, 832521766}, {12210, 1461782644}, {12230, 691540578}, {12253, 1404144425}, {12273, 522796658},
    {12290, 1376505559}, {12299, 3748513642}, {12307, 846470194}, {12315, 200649126}, {12329, 3431639220},
    {12336, 4292335199}, {12351, 907121470}, {12357, 2240342303}, {12374, 2969811462}, {12388, 167268160},
    {12402, 1833803298}, {12414, 2457918009}, {12426, 4071123319}, {12438, 1834047080}, {12454, 3367860727},
    {12463, 3718375587}, {12469, 2118064195}, {12480, 493169962}, {12488, 2713721240}, {12493, 1695364032},
    {12500, 4030051588}, {12506, 1400182552}, {12536, 455416660}, {12556, 2271268225}, {12579, 2613973034},
    {12597, 392604227}, {12619, 3754606837}, {12639, 2833158821}, {12655, 3350374178}, {12662, 534084754},
    {12676, 2867322350}, {12698, 2116308131}, {12703, 3649057272}, {12711, 3845453865}, {12720, 2994984227},
    {12736, 664899839}, {12758, 1989677117}, {12763, 2918522264}, {12775, 3420926329}, {12788, 3178453163},
    {12805, 3149605050}, {12810, 2920394832}, {12827, 1523943668}, {12837, 862917743}, {12859, 4234031555},
    {12876, 1719771455}, {12897, 2399213176}, {12904, 4287151977}, {12914, 450801067}, {12921, 1669872668},
    {12935, 4013487222}, {12962, 2679495900}, {12978, 856694529}, {13002, 2681939195}, {13018, 3153218578},
    {13042, 2240063300}, {13046, 3096186179}, {13051, 741716276}, {13056, 2329068957}, {13063, 2921198141},
    {13068, 1055615879}, {13073, 3285122304}, {13079, 230313139}, {13082, 2868333218}, {13086, 4098541315},
    {13091, 33356212}, {13098, 1723256298}, {13102, 4140259964}, {13108, 107912219}, {13130, 4121566434},
    {13160, 3855721002}, {13176, 2216232237}, {13200, 2255928953}, {13220, 159080631}, {13234, 3689248828},
    {13259, 836430118}, {13279, 2287125059}, {13302, 1038585177}, {13323, 3367347455}, {13349, 4230039153},
    {13363, 609216699}, {13398, 1501614459}, {13409, 1529288929}, {13441, 2719113377}, {13453, 2275796322},
    {13486, 1812401954}, {13497, 2408338453}, {13529, 2855832277}, {13556, 1459817706}, {13567, 2392518824},
    {13599, 518942568}, {13620, 3663533692}, {13662, 2192755772}, {13687, 177875273}, {13733, 891907593},
    {13755, 1945812840}, {13798, 1417411880}, {13822, 2154355281}, {13867, 3467076881}, {13887, 317429627},
    {13928, 771452987}, {13963, 181460511}, {13983, 456257992}, {14024, 2485130632}, {14047, 317835491},
    {14091, 3496877987}, {14112, 1103010248}, {14162, 3557956176}, {14185, 4255026978}, {14237, 3877521898},
    {14251, 4267328027}, {14262, 3365817217}, {14274, 1019517826}, {14285, 4255312501}, {14291, 107113802},
    {14302, 339302984}, {14323, 571385436}, {14348, 701971049}, {14370, 3844547848}, {14394, 2993703921},
    {14414, 856100507}, {14428, 523418047}, {14449, 1199509864}, {14458, 71184232}, {14487, 3633864562},
    {14493, 3626350180}, {14519, 227242734}, {14526, 3686895409}, {14553, 23593359}, {14559, 3490026688},
    {14585, 2245546586}, {14594, 63500808}, {14600, 3324008260}, {14607, 2639082641}, {14613, 4241250784},
    {14641, 1005534689}, {14669, 433529277}, {14698, 1104277830}, {14711, 1738166450}, {14746, 4196810825},
    {14775, 1042290725}, {14782, 1073217499}, {14800, 2059328792}, {14808, 1536564555}, {14827, 2064776214},
    {14836, 1856753941}, {14856, 1308833490}, {14860, 3934383778}, {14875, 2480094667}, {14883, 4009865048},
    {14911, 365080250}, {14917, 3648362799}, {14943, 980454765}, {14950, 1860367182}, {14977, 3669799736},
    {14980, 1787721130}, {15006, 447103454}, {15011, 1697318111}, {15039, 2673357851}, {15069, 2937116726},
    {15087, 3523238589}, {15095, 1863269210}, {15115, 2099371351}, {15120, 4096559242}, {15137, 2182794837},
    {15144, 667710333}, {15147, 718098122}, {15150, 682728183}, {15168, 3802467407}, {15189, 3657180965},
    {15212, 1665393361}, {15236, 1052733624}, {15245, 184912774}, {15261, 4089387070}, {15274, 2352568569},
    {15287, 1245245715}, {15300, 1262023334}, {15314, 3270702940}, {15326, 2739892052}, {15341, 2480001844},
    {15345, 3749132497}, {15354, 1230999982}, {15361, 3143743637}, {15367, 351428278}, {15384, 2428146278},
    {15399, 2992948263}, {15410, 2349028720}, {15417, 3885786800}, {15429, 1736514697}, {15439, 3474322026},
    {15449, 60432295}, {15454, 1322381784}, {15461, 4012403877}, {15483, 989471740}, {15504, 452908417},
    {15523, 423327896}, {15539, 2453966149}, {15567, 1731566697}, {15578, 2587032280}, {15599, 2963724706},
    {15615, 712913813}, {15647, 2778836517}, {15670, 1613655628}, {15692, 655649118}, {15707, 2173728365},
    {15714, 2357661820}, {15730, 409169195}, {15750, 3491459423}, {15767, 1226170970}, {15790, 3404475955},
    {15820, 1624986452}, {15854, 3623300279}, {15871, 3034534074}, {15891, 575711980}, {15910, 671086880},
    {15937, 387145109}, {15950, 1032586458}, {15962, 266241602}, {15982, 3402924327}, {15992, 1269553309},
    {15998, 503252654}, {16001, 4160314702}, {16005, 159043482}, {16012, 2686336408}, {16017, 2717370895},
    {16027, 1132587367}, {16035, 1195117749}, {16049, 1879021152}, {16063, 581463510}, {16086, 2140377464},
    {16098, 1275514075}, {16110, 2387979536}, {16121, 3884420844}, {16138, 1646387302}, {16150, 308670472},
    {16163, 3934596143}, {16176, 2845511965}, {16199, 4013472960}, {16219, 207861097}, {16239, 3570842623},
    {16255, 2974165697}, {16262, 1232628331}, {16279, 889198334}, {16298, 3364533173}, {16314, 2007207608},
    {16323, 3255160570}, {16330, 2953807453}, {16337, 709349229}, {16341, 2223459638}, {16349, 2600881466},
    {16364, 2804841900}, {16379, 2904109309}, {16391, 46347960}, {16399, 111583397}, {16409, 249290197},
    {16419, 1264874778}, {16431, 2552651146}, {16445, 3277309783}, {16453, 799079693}, {16458, 2072037248},
    {16467, 1839346743}, {16477, 2980706495}, {16488, 3765738945}, {16502, 1478303606}, {16514, 1491675329},
    {16522, 2435397115}, {16543, 1647672292}, {16562, 1635008148}, {16577, 1487095968}, {16593, 3124627733},
    {16598, 2570585620}, {16614, 366187551}, {16628, 2318987703}, {16638, 1761128012}, {16652, 185295765},
    {16665, 3838690653}, {16680, 1263600608}, {16697, 2027855346}, {16717, 3216563907}, {16731, 1058098686},
    {16744, 467864515}, {16755, 3932876427}, {16768, 2706824106}, {16777, 1016188828}, {16793, 957769824},
    {16803, 1005022371}, {16817, 2696340427}, {16835, 1092596157}, {16846, 1283833217}, {16865, 1606336818},
    {16868, 993596020}, {16883, 2693457989}, {16892, 3779456605}, {16911, 415476443}, {16924, 1262823941},
    {16934, 1622115944}, {16942, 1499161504}, {16953, 2973219889}, {16966, 2597275607}, {16971, 1748273790},
    {16977, 860606716}, {16982, 3002334877}, {16999, 2034172196}, {17025, 3305562105}, {17043, 3707972394},
    {17050, 3647859367}, {17063, 3236366608}, {17076, 1824874128}, {17097, 2788634194}, {17119, 1466132464},
    {17147, 3529599493}, {17179, 2079469443}, {17201, 738891302}, {17219, 3197889394}, {17238, 2360350959},
    {17263, 3813530536}, {17266, 488247560}, {17269, 605690893}, {17272, 622615607}, {17275, 572282750},
    {17278, 2334079840}, {17281, 2384412697}, {17284, 2367635078}, {17287, 2417967935}, {17290, 2502003125},
    {17309, 3649363768}, {17328, 3444963044}, {17359, 2273024933}, {17382, 4264915354}, {17403, 3077942367},
    {17432, 590894855}, {17442, 1618037728}, {17452, 1850454287}, {17462, 3957551837}, {17481, 4284171251},
    {17497, 3891447831}, {17503, 2774883451}, {17515, 3483418915}, {17532, 668816343}, {17540, 2931048700},
    {17549, 2388452721}, {17557, 4258353177}, {17560, 1141775739}, {17566, 4126724647}, {17576, 2859901778},
    {17580, 3250964130}, {17588, 1360419304}, {17592, 3001705435}, {17598, 2071016015}, {17603, 4246411473},
    {17607, 2944866961}, {17610, 418647609}, {17613, 2471879920}, {17615, 1105628090}, {17619, 963632676},
    {17622, 1882099852}, {17631, 2097992392}, {17639, 4171284318}, {17647, 2265671865}, {17654, 2076987736},
    {17665, 3694939264}, {17672, 2984259090}, {17679, 306596620}, {17687, 1011505953}, {17691, 1692432290},
    {17698, 1616530830}, {17709, 2662881380}, {17716, 3218261061}, {17723, 2261369287}, {17729, 912855974},
    {17735, 3374781713}, {17743, 2293478956}, {17760, 1149880784}, {17769, 953119650}, {17781, 1491100860},
    {17792, 417924775}, {17803, 3895649598}, {17816, 2700906213}, {17838, 2989913377}, {17844, 3882857642},
    {17850, 3114108242}, {17857, 2831556715}, {17870, 3401266884}, {17876, 1451477576}, {17892, 119757721},
    {17901, 2438128661}, {17913, 2193512543}, {17923, 1505809199}, {17942, 2758857958}, {17953, 1600511528},
    {17959, 785452558}, {17969, 1861738460}, {17975, 3056320968}, {17995, 4208727282}, {18008, 3291555781},
    {18017, 2196865874}, {18046, 1361552727}, {18068, 2957611498}, {18077, 2007872489}, {18085, 2339550961},
    {18097, 3508411830}, {18110, 2355901240}, {18121, 4245501841}, {18127, 3163908038}, {18134, 2925496955},
    {18147, 108183312}, {18161, 1328193084}, {18176, 2265931075}, {18197, 3180543629}, {18209, 1599455416},
    {18216, 2387400333}, {18235, 1202605450}, {18243, 591972422}, {18263, 1175191511}, {18274, 873742264},
    {18297, 326594495}, {18307, 2059707271}, {18329, 1503948434}, {18339, 3230945966}, {18361, 2911124459},
    {18372, 1449651004}, {18384, 1980023723}, {18411, 3261273255}, {18428, 1962088798}, {18439, 659713157},
    {18443, 407568404}, {18450, 3610741318}, {18458, 24023407}, {18465, 2767062895}, {18477, 197333961},
    {18492, 3768039387}, {18499, 2976183426}, {18507, 854431587}, {18517, 2611701562}, {18531, 4149673879},
    {18538, 3561702979}, {18549, 3373400544}, {18554, 616319547}, {18569, 2851767893}, {18581, 2670905232},
    {18585, 2984927816}, {18591, 3072721717}, {18598, 382945106}, {18607, 1202886564}, {18620, 3124826125},
    {18637, 1073533898}, {18657, 501308550}, {18677, 3102301894}, {18691, 2098960006}, {18705, 2993485402},
    {18722, 2228178674}, {18735, 678697196}, {18753, 4242588933}, {18761, 3290709023}, {18769, 3206573181},
    {18777, 3156240324}, {18789, 873554442}, {18801, 3877044912}, {18808, 1386144670}, {18852, 3391438105},
    {18885, 3275802252}, {18891, 1665555596}, {18901, 955209608}, {18911, 3663374774}, {18919, 2845693673},
    {18928, 1402472725}, {18942, 3292755612}, {18947, 1795259425}, {18956, 2710028206}, {19010, 2549331680},
    {19021, 2094265262}, {19032, 2380435381}, {19051, 801338602}, {19072, 2854832407}, {19097, 155406996},
    {19109, 3678362229}, {19129, 4252635661}, {19140, 930651626}, {19157, 883771916}, {19169, 2754639596},
    {19182, 3381696689}, {19202, 2497068525}, {19226, 4204966360}, {19230, 3848464964}, {19241, 4196316528},
    {19246, 1775113223}, {19255, 4293857150}, {19280, 105220734}, {19296, 2941928401}, {19319, 3513504379},
    {19353, 2399979131}, {19394, 397375761}, {19408, 2554776799}, {19415, 1325902193}, {19422, 4257774810},
    {19441, 3385953049}, {19455, 363805148}, {19474, 2241932221}, {19483, 3578929855}, {19494, 960139624},
    {19502, 1597548103}, {19517, 957531795}, {19530, 1010886454}, {19550, 1596791097}, {19555, 828449414},
    {19571, 4083200273}, {19587, 1563607652}, {19592, 3373576235}, {19608, 1686781560}, {19615, 247011038},
    {19631, 3118206852}, {19648, 1114429566}, {19664, 275414779}, {19682, 3681786005}, {19709, 1786964809},
    {19712, 4081524352}, {19715, 3880226465}, {19720, 1336735441}, {19727, 3258804367}, {19736, 3220778976},
    {19746, 3246523276}, {19757, 2488280337}, {19771, 2068458324}, {19786, 763838368}, {19793, 637820293},
    {19797, 2601460036}, {19802, 1480246043}, {19811, 978711165}, {19818, 309439324}, {19827, 2535512472},
    {19845, 3793360030}, {19867, 3530699951}, {19886, 3107109432}, {19908, 2768536296}, {19928, 2255243348},
    {19946, 1791059818}, {19952, 4128829753}, {19966, 2557930546}, {19988, 1165654517}, {20009, 1287267581},
    {20033, 333206726}, {20056, 2848081438}, {20077, 1910782036}, {20097, 3395304284}, {20120, 1173374833},
    {20142, 2943989225}, {20164, 1789752760}, {20184, 723746973}, {20207, 928095684}, {20224, 66633762},
    {20234, 3883652983}, {20254, 1787670268}, {20276, 2151592719}, {20288, 288631100}, {20299, 835911719},
    {20310, 18669246}, {20323, 1289413733}, {20345, 576822689}, {20369, 1403930331}, {20375, 1863671838},
    {20386, 2924953349}, {20399, 951339946}, {20412, 2908236957}, {20420, 60532369}, {20430, 3795175885},
    {20445, 1243462689}, {20487, 3533566504}, {20509, 1855131199}, {20518, 1056680197}, {20528, 2951402203},
    {20548, 3636908325}, {20559, 1964022558}, {20569, 684154646}, {20592, 2371177212}, {20617, 1731011858},
    {20642, 2398960364}, {20668, 2922600688}, {20721, 17738465}, {20728, 343848780}, {20741, 2712090128},
    {20764, 944362804}, {20786, 115475624}, {20817, 694824490}, {20833, 2617424471}, {20845, 2167551454},
    {20861, 353999202}, {20877, 554307351}, {20897, 580401027}, {20910, 2837546561}, {20918, 3574960668},
    {20921, 1090614859}, {20938, 2666343581}, {20958, 848102186}
};

static const int32_t slots[] = {
    -1, -1, -1, 783, 215, 832, -1, -1, 212, -1, 368, -1, -1, 166, 1552, 831, -1, -1, 1089, 135, 1491, 1566,
    1611, -1, -1, 337, -1, -1, -1, -1, -1, -1, 1091, -1, -1, -1, 973, 1126, 1172, -1, 431, -1, -1, 866, -1,
    -1, 1608, -1, -1, 203, -1, 851, 1233, -1, -1, -1, 1150, 299, 642, -1, -1, -1, -1, 52, 121, 688, -1, -1,
    1596, -1, -1, -1, -1, 405, 224, 1623, -1, -1, 536, -1, 546, -1, -1, 98, -1, -1, 1665, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 686, 262, 1346, 1514, 267, -1, -1, 858, -1, 1498, -1, -1, 1525, -1, 176, -1, -1, 1300,
    -1, -1, -1, 662, -1, -1, 1139, 1226, -1, -1, 1286, -1, -1, -1, -1, 1351, 1517, 1575, -1, -1, 107, 1158,
    1612, -1, -1, 1266, -1, -1, 5, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1578,
    -1, -1, 750, 156, 703, -1, 1064, 1662, -1, 1622, -1, 1581, -1, 1479, -1, -1, -1, -1, -1, -1, -1, 1247,
    -1, 1515, -1, -1, 272, 873, -1, 821, -1, 766, -1, 1043, 1464, -1, -1, 1160, -1, -1, -1, -1, 955, 261, -1,
    447, -1, -1, 1447, -1, 1255, -1, -1, -1, -1, -1, -1, -1, -1, 387, -1, 457, 592, -1, -1, 627, 617, 872,
    971, 1481, 1511, 1638, -1, -1, 1123, -1, -1, 1277, -1, -1, -1, -1, -1, 111, 454, 217, 458, 977, 847, 999,
    -1, -1, -1, -1, 1589, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 900, -1, -1, 429, -1, 925, 574, 966, -1,
    -1, 205, 709, 1388, -1, -1, -1, -1, -1, 945, -1, 342, -1, -1, -1, -1, 131, 659, -1, -1, -1, -1, -1, -1,
    -1, 1396, -1, -1, 62, 1205, -1, -1, -1, 124, 640, -1, -1, 942, -1, 1526, -1, -1, -1, -1, 322, 36, 1663,
    -1, -1, -1, 756, -1, 1683, -1, 372, 1485, -1, -1, 1470, 493, 1576, 593, 202, 451, 474, 1057, 636, -1,
    196, -1, 602, -1, 1241, -1, -1, 1053, -1, 880, 1085, -1, 962, -1, 259, -1, -1, -1, 969, 1299, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, 1020, 1422, -1, 1489, -1, -1, 789, -1, -1, 453, 594, -1, -1, 911, 1052,
    -1, -1, 1650, -1, 279, -1, -1, 879, 1616, 331, 1206, 421, 1406, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    1532, -1, -1, -1, 319, 336, 350, 456, 206, 505, 726, 723, 848, 1096, 1655, 983, -1, -1, -1, -1, -1, -1,
    1370, -1, 189, 296, 485, -1, 506, -1, 129, 1323, 282, -1, -1, -1, -1, -1, -1, -1, -1, -1, 850, -1, -1,
    -1, -1, -1, -1, -1, -1, 480, -1, -1, -1, -1, -1, 132, 162, 550, -1, -1, -1, 751, -1, -1, -1, -1, -1, -1,
    -1, 326, 1324, -1, -1, 1473, -1, 250, -1, 887, -1, -1, -1, -1, 590, 904, 1113, 675, 746, -1, -1, -1, 661,
    204, 1349, -1, -1, -1, -1, 1336, -1, -1, 1289, 1599, -1, -1, -1, 278, -1, -1, -1, 374, 912, 1204, 1099,
    -1, -1, -1, -1, 734, 1228, -1, -1, 500, -1, 494, -1, -1, -1, 358, -1, -1, -1, 1516, -1, 403, -1, -1, -1,
    -1, -1, 916, -1, 1328, -1, -1, -1, 693, 608, -1, -1, 1483, -1, -1, -1, -1, -1, 884, 1207, -1, 1400, 1465,
    1546, -1, 490, 1125, 1165, 1208, -1, -1, -1, -1, 357, 1390, -1, -1, 1350, 1131, 275, 626, 1062, -1, 1331,
    1675, -1, -1, 1051, 110, 230, -1, -1, 1444, -1, -1, -1, -1, -1, -1, 824, -1, 901, 418, 487, -1, -1, -1,
    569, -1, -1, -1, 93, 724, 413, -1, -1, -1, 37, 1199, -1, -1, 986, -1, 1173, -1, -1, 716, -1, 92, 713, 19,
    1588, 1541, 1055, -1, -1, 491, 786, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 570, 1081, 1164, -1, -1,
    1030, -1, -1, -1, 260, 519, 745, -1, 1335, -1, -1, 835, 1031, -1, 1378, 504, -1, -1, -1, -1, 1191, -1,
    -1, 285, -1, 1135, 492, 660, 1182, 191, 1329, 1421, 1074, 1269, 252, 1524, 1313, 1679, -1, -1, -1, -1,
    -1, -1, 450, -1, 312, 1183, -1, 952, -1, -1, -1, 1318, -1, -1, -1, -1, -1, -1, -1, 990, 1503, -1, 1018,
    96, 113, -1, -1, -1, -1, 90, -1, -1, 381, 1302, -1, 1229, 1168, 1441, 1627, 1049, -1, -1, 1180, -1, -1,
    -1, -1, -1, 263, 777, 970, 896, 1284, -1, 1124, -1, -1, -1, -1, -1, -1, -1, -1, 198, 584, 174, 601, 1415,
    175, 1630, -1, -1, -1, -1, -1, 472, -1, -1, -1, 1273, -1, 1276, -1, -1, -1, -1, 1119, 1659, -1, 1569, -1,
    1591, -1, -1, -1, 804, -1, -1, 347, -1, -1, 806, -1, -1, 538, 629, 0, 579, -1, 468, -1, -1, -1, -1, -1,
    -1, -1, -1, 1121, -1, -1, 41, 930, -1, 1344, -1, 1115, -1, 9, 1529, -1, -1, 1411, 68, -1, -1, -1, -1,
    325, -1, 552, -1, -1, 1677, -1, -1, 371, -1, 1570, 869, 708, 1303, 1394, -1, -1, 1499, -1, 1220, -1, -1,
    303, -1, 20, 270, 657, 795, 1640, 221, 266, 822, 984, -1, 1618, -1, -1, 853, 1644, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 1632, -1, -1, 1646, 385, 1379, 335, -1, 1510, 470, -1, -1, -1, 1280, -1, 826, -1,
    -1, -1, -1, -1, -1, 482, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 332, 389, 862, 938, 816,
    849, -1, 954, -1, 24, 1482, 1652, 787, 597, -1, 11, 77, 964, 1060, 1307, 1455, 58, 501, 1143, 139, 1474,
    1519, -1, -1, -1, 630, 1505, -1, -1, 208, 1528, -1, -1, -1, 242, -1, -1, -1, -1, -1, 370, -1, -1, 647,
    931, 1347, -1, 778, -1, -1, 1009, -1, -1, 1371, -1, -1, -1, 1107, -1, -1, -1, 147, 115, -1, -1, -1, 277,
    -1, -1, 353, 56, -1, 69, 1342, -1, -1, -1, -1, 1, 1416, 982, 1497, 39, 127, -1, -1, 223, -1, -1, -1, -1,
    201, 339, 910, 1231, 1382, 1680, 687, -1, -1, -1, -1, -1, -1, -1, 854, -1, -1, -1, 200, 939, -1, -1, -1,
    -1, -1, -1, 386, -1, -1, 1200, 1077, -1, -1, -1, 1032, 542, 1325, -1, -1, 1518, -1, -1, -1, -1, 834, 179,
    -1, -1, -1, -1, 344, 890, -1, -1, 1340, 1409, -1, 152, -1, 1108, -1, -1, -1, 937, 1573, 649, -1, 211, -1,
    -1, 614, 933, 1682, -1, -1, -1, -1, 1521, -1, -1, -1, -1, -1, 934, 1262, 1545, -1, 104, -1, 1186, -1, -1,
    -1, -1, -1, -1, -1, -1, 1362, 1232, -1, -1, 40, 444, -1, 635, 654, -1, -1, -1, 1563, 333, -1, -1, -1, -1,
    -1, -1, -1, 236, -1, -1, -1, -1, -1, -1, -1, -1, 1019, -1, -1, 533, 736, 1175, -1, -1, 1380, 220, 1626,
    -1, 1117, 1310, 1536, -1, 1248, -1, -1, -1, 1668, 87, 1271, -1, -1, -1, -1, 1574, 130, -1, -1, 488, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, 618, -1, 974, 1440, 1615, 531, -1, -1, -1, -1, 609, 772, 628, 1414, 1102,
    1593, -1, -1, -1, -1, -1, -1, -1, -1, 246, 1326, -1, -1, -1, 1058, -1, -1, 103, 1221, 774, -1, -1, -1,
    -1, -1, -1, -1, -1, 1322, 1268, -1, -1, -1, -1, -1, 1261, -1, -1, 712, -1, 437, 173, 960, 994, -1, 1016,
    477, 589, -1, -1, -1, -1, -1, -1, -1, -1, 1660, -1, -1, -1, -1, -1, 1452, -1, -1, 2, -1, -1, -1, -1, -1,
    -1, -1, -1, 136, -1, -1, -1, -1, -1, -1, -1, 1086, -1, -1, -1, -1, 298, -1, -1, 1458, -1, 158, -1, 1087,
    -1, -1, 106, 1425, -1, -1, -1, 871, -1, 1084, -1, -1, -1, 177, 728, -1, 1437, -1, -1, -1, -1, -1, -1, -1,
    99, -1, -1, -1, -1, -1, -1, 82, -1, -1, 112, 304, -1, -1, 980, 1242, -1, 1368, -1, 1253, -1, -1, -1, -1,
    -1, -1, -1, -1, 1296, -1, 28, 567, -1, 1419, -1, 143, -1, -1, -1, -1, -1, -1, 1468, -1, 105, 796, 1671,
    -1, -1, 496, 1267, -1, -1, 1293, 1434, -1, -1, -1, -1, -1, -1, -1, 1112, -1, -1, -1, -1, -1, 622, 32, -1,
    -1, -1, -1, -1, 1466, -1, -1, -1, -1, -1, -1, 1021, 1366, 434, 742, 163, 522, 1075, 525, -1, 165, 1027,
    -1, -1, -1, -1, -1, -1, 798, 1170, 694, -1, -1, 894, 1223, 1633, -1, -1, 666, 1442, 1530, -1, -1, -1, 60,
    264, 996, 833, 151, 1672, 313, 1500, 502, 571, -1, -1, -1, 30, 702, 844, -1, -1, -1, -1, -1, 446, -1,
    944, -1, -1, -1, 1035, -1, -1, -1, -1, -1, 586, 1364, 314, 72, -1, -1, -1, -1, -1, 410, -1, -1, -1, 1556,
    619, -1, -1, -1, -1, 672, 1047, -1, 878, -1, -1, -1, 1188, 1476, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    1066, -1, -1, -1, -1, -1, 346, -1, 718, -1, 1395, -1, -1, -1, -1, -1, -1, -1, -1, -1, 951, -1, -1, 187,
    -1, -1, -1, -1, -1, 599, 1285, -1, 876, -1, -1, 780, 81, 1410, 975, 239, 1439, 924, 1508, -1, -1, 1251,
    914, -1, 1039, -1, -1, -1, 595, -1, -1, -1, -1, 669, 828, -1, 1007, -1, -1, 979, 511, -1, -1, 1654, -1,
    1217, 1684, 338, -1, -1, -1, -1, 1088, 863, -1, -1, -1, -1, -1, -1, -1, 978, 1083, 1246, 1272, 1338, -1,
    1405, -1, -1, -1, 411, 1046, 1523, -1, -1, 128, 632, 1583, 1152, -1, 671, -1, -1, 1554, -1, -1, -1, -1,
    -1, -1, 556, -1, 1070, -1, -1, -1, 893, 360, -1, -1, -1, -1, 1472, -1, 125, 1392, -1, -1, -1, -1, 181,
    1129, -1, -1, -1, -1, 148, 551, 706, 1082, -1, -1, -1, -1, -1, 390, -1, -1, 598, -1, -1, -1, -1, 433, -1,
    -1, -1, -1, -1, -1, 1038, -1, -1, -1, -1, -1, -1, 1169, -1, 440, -1, 981, -1, -1, 704, -1, 784, -1, -1,
    855, 1550, -1, 888, 899, -1, -1, -1, -1, 422, -1, -1, 73, 673, 1450, 1428, 1477, 1487, 762, -1, -1, 1130,
    817, -1, 655, -1, -1, 643, -1, 1375, 1451, -1, -1, -1, 1496, -1, -1, -1, -1, 670, -1, -1, 6, -1, 184,
    811, -1, -1, -1, -1, -1, -1, 1619, -1, 683, -1, 1639, 936, -1, -1, 558, 1306, -1, -1, -1, -1, 1022, 495,
    997, 138, -1, -1, -1, -1, 229, -1, -1, -1, -1, -1, -1, -1, 1522, 1042, 1579, 932, -1, -1, -1, -1, 564,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1056, -1, 625, 555, 479, -1, -1, -1, -1, 295, -1, 1658, 1215,
    1254, 1667, 341, 1488, -1, 26, 1399, 126, -1, -1, -1, 243, -1, -1, -1, 18, -1, 352, 1065, -1, 946, -1,
    -1, 1177, -1, -1, -1, -1, -1, -1, 935, -1, -1, -1, 1387, -1, -1, -1, -1, -1, -1, 615, -1, -1, 1045, 484,
    993, 1538, -1, -1, 903, -1, -1, 255, 1463, 1010, 1586, -1, 1475, -1, -1, 1275, -1, -1, -1, -1, -1, -1,
    -1, 1617, -1, -1, -1, 755, 1462, -1, -1, 180, 1595, 317, 803, -1, -1, -1, 1292, -1, 185, 1542, 725, 1600,
    -1, -1, -1, -1, -1, -1, 1467, 1295, 75, -1, -1, -1, -1, -1, -1, 1585, -1, 464, -1, -1, -1, 49, -1, -1,
    759, -1, -1, -1, -1, -1, -1, -1, -1, 1506, 886, -1, -1, -1, 707, 1044, 891, -1, -1, 89, 1577, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1357, -1, 1194, 545, 691, -1, -1, -1, -1, -1, -1, 563, 535, 1116,
    697, 1161, -1, 1676, -1, -1, -1, -1, 1436, -1, 427, -1, 802, 998, -1, -1, 1154, -1, 310, -1, 1073, 544,
    -1, -1, -1, 1597, 940, -1, 1641, 1015, 1034, 1201, -1, -1, 1621, 1213, -1, -1, -1, -1, -1, 1109, -1, 324,
    705, -1, 1079, -1, -1, -1, -1, -1, -1, -1, 991, -1, 44, 532, -1, 1159, 1427, 1512, -1, -1, 391, -1, -1,
    -1, -1, -1, -1, -1, 963, 577, 291, 1100, 1598, 1543, -1, 240, -1, -1, -1, -1, -1, 414, -1, 1607, -1, -1,
    -1, -1, -1, -1, 797, 1140, -1, -1, -1, 1657, 1590, -1, -1, -1, 213, -1, 889, 1122, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 241, 88, 676, 565, 1592, 1681, -1, 137, 1000, 785, 383,
    -1, -1, -1, -1, -1, -1, -1, -1, 74, 1120, -1, -1, -1, -1, 1332, -1, -1, -1, -1, -1, -1, 613, -1, 194, -1,
    956, -1, 274, -1, -1, 1624, -1, 1190, -1, -1, 1582, -1, -1, 1234, -1, 1403, -1, -1, -1, 424, -1, -1, -1,
    -1, 478, -1, -1, -1, -1, -1, -1, 512, 408, 1445, 1138, -1, 1397, 1008, 768, -1, -1, -1, 898, 667, -1, -1,
    1320, -1, -1, -1, -1, 812, 45, 216, 1106, -1, -1, 178, -1, 1282, 66, 120, 1212, -1, -1, -1, 33, 1333, -1,
    1187, -1, -1, 763, -1, -1, -1, -1, 86, -1, -1, -1, -1, -1, 948, 829, 378, -1, -1, 273, 13, 1219, -1, -1,
    -1, -1, -1, -1, -1, 1587, 27, -1, -1, -1, -1, -1, 1535, -1, -1, 805, -1, 193, -1, -1, -1, -1, -1, -1, -1,
    -1, 311, 426, 1448, -1, -1, -1, -1, 393, -1, -1, -1, 877, 1094, 836, 1072, 1398, -1, -1, 727, 1625, 815,
    720, 359, 841, 929, 953, -1, -1, -1, -1, 895, 8, 1291, -1, 883, -1, -1, 57, 907, -1, -1, -1, 1568, -1,
    -1, 1669, -1, -1, -1, 881, -1, -1, -1, 286, 585, 1260, 1080, 1304, 1374, 1561, -1, -1, -1, -1, -1, -1,
    941, -1, 1356, 988, -1, -1, -1, -1, 582, -1, 773, 283, -1, -1, -1, -1, 1144, -1, -1, -1, 195, 1327, 1069,
    -1, -1, -1, 801, -1, -1, -1, -1, -1, -1, 53, -1, -1, -1, 1401, -1, -1, -1, -1, -1, -1, 690, -1, -1, -1,
    -1, 527, -1, -1, 118, 800, -1, 722, -1, -1, -1, -1, -1, -1, 782, 1383, 664, 164, 228, 1507, 1551, 732,
    31, -1, 1184, -1, 231, 717, -1, -1, 276, 1149, -1, 1649, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1673, -1,
    -1, -1, -1, 416, 1297, -1, 305, -1, -1, -1, 294, -1, -1, -1, -1, -1, -1, 245, 1136, 1642, 29, 328, -1,
    744, 529, 753, 1279, 548, 1162, 1609, 1244, 1063, -1, -1, -1, -1, -1, -1, -1, -1, 646, -1, -1, -1, 1023,
    460, -1, -1, -1, 1319, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 680, 362, 908, 699, -1, 711, 1093,
    918, -1, -1, -1, 765, -1, -1, 432, -1, 366, -1, -1, -1, -1, -1, 455, -1, -1, -1, -1, -1, 920, 1050, 1209,
    1270, 1432, 650, 1017, 1288, -1, -1, -1, -1, -1, -1, -1, 1435, -1, -1, -1, 1111, -1, -1, 560, -1, -1,
    1316, -1, -1, 244, 637, -1, 1360, -1, -1, -1, 1222, -1, -1, -1, -1, -1, 1097, -1, 35, 345, -1, 1531, 905,
    572, 781, 1218, -1, 553, 754, 692, -1, 142, 696, 1309, 1553, -1, -1, -1, -1, 1142, 397, 1562, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, 1502, -1, -1, 1391, 1110, 541, 257, 348, -1, -1, -1, -1, -1, -1, 747, 1559,
    737, -1, 349, -1, 64, 1176, 1548, -1, -1, 520, -1, -1, -1, -1, -1, -1, 985, 1236, -1, 48, -1, 334, -1,
    790, 83, 265, 776, 1227, 117, -1, 507, -1, -1, 813, -1, -1, -1, -1, -1, 248, 917, 1157, 1376, -1, 1037,
    -1, -1, -1, -1, -1, -1, -1, -1, 607, -1, 1024, -1, -1, 1373, -1, 1256, -1, -1, -1, -1, -1, 749, 1235, -1,
    134, 775, -1, 475, 1240, -1, -1, -1, -1, -1, -1, -1, 1471, -1, 7, -1, -1, 1068, -1, -1, -1, 875, 808,
    1189, 22, -1, -1, -1, 316, 902, -1, -1, -1, 168, -1, -1, -1, 161, -1, -1, -1, 469, 1167, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 733, 1153, 76, 238, 34, -1, 116, 123, 926, 1059, -1, 610, 741, -1, 1250, -1, 235, -1,
    605, -1, -1, -1, 430, -1, 1198, -1, -1, 155, -1, 256, -1, 114, 1203, -1, 188, 25, 1092, 653, 865, 61, 78,
    1653, -1, -1, 856, -1, -1, -1, -1, -1, 1343, 1012, -1, -1, 701, 1238, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 674, -1, -1, -1, -1, 354, 874, 1287, 1337, -1, 799, 1025,
    1534, -1, -1, -1, -1, -1, -1, -1, -1, 679, 740, 1036, -1, 1423, -1, 1224, -1, -1, -1, -1, -1, -1, 870,
    1141, 1178, -1, -1, -1, -1, 770, -1, -1, -1, -1, -1, 503, -1, 1637, -1, -1, 10, -1, -1, -1, -1, -1, -1,
    927, 959, -1, 157, 678, -1, -1, -1, -1, -1, 306, 396, -1, -1, -1, -1, 289, -1, 523, 1341, -1, -1, -1,
    792, 957, 1408, -1, 55, -1, -1, 471, 1005, -1, -1, 967, 1033, 1666, -1, -1, -1, -1, 510, 645, 769, 1145,
    921, 1258, -1, 1645, -1, -1, -1, -1, 438, 698, 1061, 1385, -1, -1, -1, 818, -1, 648, 54, 364, -1, -1, -1,
    -1, 576, 321, 377, 67, 1377, 394, 95, 587, 1564, -1, -1, 839, -1, -1, -1, -1, -1, 1393, -1, -1, -1, -1,
    909, -1, -1, -1, -1, -1, -1, -1, 159, 293, 419, 428, 651, 729, -1, -1, -1, 1572, -1, -1, -1, 1259, -1,
    -1, -1, 42, -1, -1, -1, 1634, 380, -1, -1, -1, 1239, -1, -1, -1, 16, 788, -1, -1, -1, -1, -1, 1601, 1011,
    -1, -1, 445, -1, -1, -1, -1, 922, -1, -1, -1, 401, -1, 400, 1433, 1071, 1193, -1, -1, 249, 581, -1, 1243,
    1438, -1, -1, -1, 154, 144, -1, -1, 1192, -1, -1, -1, -1, 885, 779, 842, -1, -1, 864, -1, -1, -1, -1, -1,
    -1, 638, -1, 1459, 1493, 1339, -1, -1, -1, -1, 1643, 830, -1, -1, 1301, 1353, -1, 388, -1, -1, -1, 600,
    -1, -1, 810, 1146, -1, -1, -1, -1, 412, -1, -1, 861, -1, 562, -1, 559, -1, 631, 59, 1372, 1480, -1, -1,
    -1, 591, 721, 1567, -1, -1, -1, -1, -1, -1, -1, 521, -1, -1, -1, 807, -1, -1, 758, -1, 439, -1, -1, -1,
    -1, 361, 253, -1, -1, 1104, 1413, -1, -1, 46, 109, -1, 700, -1, -1, 1417, 568, 1537, 752, -1, -1, -1, -1,
    -1, -1, -1, 1137, 1602, -1, -1, -1, 1281, 1237, -1, -1, 658, 517, -1, -1, -1, 793, 1090, -1, 1147, -1,
    1369, 1418, -1, 1584, -1, 489, 466, 1460, 689, -1, 461, -1, 621, 409, 1148, -1, -1, 616, -1, -1, 3, -1,
    423, -1, 407, 543, -1, -1, -1, 395, 1430, 537, 897, -1, -1, -1, 1133, 442, 65, 4, 47, 141, -1, -1, 1283,
    516, 1185, 1076, 1359, 222, 290, 473, 596, -1, 685, -1, 573, 1647, 1041, 624, 463, -1, -1, -1, 1386, -1,
    1636, 882, -1, 514, -1, -1, -1, -1, 365, 1029, 288, -1, -1, 1549, -1, 12, 192, 1560, -1, 404, -1, 1078,
    1603, -1, -1, 415, -1, -1, -1, 287, 499, 1101, 1540, 483, 1490, -1, -1, 656, 738, -1, -1, -1, -1, -1,
    1006, 1013, -1, -1, -1, -1, -1, 1544, -1, 1367, 21, 300, 611, 1105, 214, -1, -1, 145, -1, -1, -1, 820,
    -1, 43, -1, 210, 1384, -1, -1, -1, -1, -1, -1, -1, 1629, -1, -1, -1, -1, -1, 1257, -1, -1, -1, -1, -1,
    -1, -1, -1, 209, -1, -1, -1, -1, -1, -1, 1610, 320, 515, -1, -1, -1, 575, 633, 677, 928, 1334, 1196,
    1446, 1674, 1555, 1678, 63, 150, 695, 1628, -1, -1, -1, -1, 1128, 995, 1661, -1, -1, -1, -1, -1, -1, 578,
    449, -1, 101, -1, -1, -1, -1, 1114, 1163, -1, -1, -1, 1478, 269, -1, -1, -1, 1354, -1, 620, 1028, -1,
    308, -1, 251, 369, 791, -1, 1407, -1, 518, -1, -1, -1, 318, 1457, -1, -1, 373, -1, 557, -1, -1, 330, -1,
    -1, 1426, 1565, -1, -1, 232, 435, 225, -1, -1, -1, -1, 1312, -1, -1, -1, -1, -1, -1, -1, -1, -1, 947, -1,
    -1, -1, 1412, 1134, -1, -1, -1, 190, 284, 1580, -1, -1, -1, 197, 1361, 644, -1, -1, -1, 171, 958, 1314,
    149, -1, 682, -1, 70, 524, 1278, 1533, -1, -1, -1, 355, -1, 465, -1, -1, -1, 17, 219, 119, -1, -1, -1,
    1631, -1, 1494, 681, 748, 340, 767, 441, 1264, 743, -1, 1431, -1, -1, 837, 186, 1424, 652, -1, -1, 1181,
    -1, 1484, -1, -1, -1, -1, 1315, 392, 486, 1656, 15, 100, -1, -1, -1, -1, 1330, 406, -1, 1613, -1, -1,
    399, 307, -1, 80, -1, -1, -1, -1, -1, -1, -1, -1, 1614, -1, -1, -1, -1, -1, 363, 1263, 1195, 989, 1348,
    -1, -1, 309, 731, -1, 1648, -1, 1453, 425, 1014, 182, 603, -1, 402, 735, 814, 1509, -1, -1, -1, 417, 771,
    -1, -1, -1, 530, 764, -1, -1, 1345, -1, -1, -1, -1, 1298, -1, -1, 825, 1420, -1, -1, 1040, -1, -1, -1,
    -1, -1, -1, -1, 715, -1, -1, -1, 497, 547, -1, -1, -1, -1, 1151, 398, -1, 379, -1, 1225, -1, -1, -1, -1,
    84, 1294, -1, 1501, -1, -1, -1, -1, -1, -1, 823, 1558, -1, 301, 684, 859, 1449, -1, -1, -1, 665, 199,
    367, 1557, -1, -1, -1, -1, -1, -1, 268, 1604, -1, 892, -1, 227, 1171, 375, 1404, 1651, -1, 730, 976, -1,
    -1, -1, -1, -1, -1, -1, 1216, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1606, 1095, 1305, 1381, -1, -1, -1, -1,
    -1, 913, 1274, 481, -1, -1, -1, -1, -1, -1, 1389, 1321, -1, -1, 1429, 1456, 1317, 327, -1, -1, -1, -1,
    -1, -1, 714, -1, 1002, 323, -1, -1, 710, 1605, 436, -1, -1, -1, -1, 234, -1, -1, -1, -1, -1, 719, 85, -1,
    -1, -1, -1, -1, -1, 343, 443, 160, 641, 588, 1245, 639, 1249, 1571, 972, -1, -1, 1054, -1, -1, -1, 526,
    1664, -1, 867, -1, -1, -1, -1, -1, -1, -1, -1, -1, 226, 108, 448, 462, 1179, -1, 534, -1, -1, -1, -1,
    258, 271, 1174, 1202, 1520, -1, 459, 566, -1, -1, -1, -1, -1, 297, 1252, 1290, -1, 539, 860, -1, -1, -1,
    -1, -1, 561, 1402, 376, -1, -1, -1, -1, 509, -1, -1, -1, -1, -1, 382, 1527, 315, 761, 1504, -1, -1, -1,
    -1, -1, 167, 452, 757, -1, -1, -1, -1, -1, -1, 549, -1, -1, -1, -1, 1495, 1067, -1, 237, -1, -1, -1, -1,
    -1, 583, -1, -1, -1, -1, -1, 14, 612, -1, 668, -1, 51, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 838, -1,
    50, 540, -1, 233, 1211, 846, -1, 133, 1539, 906, -1, 919, -1, -1, 247, 827, 329, 634, 794, 840, 580,
    1098, 1469, -1, -1, 153, -1, 71, 172, 476, -1, -1, -1, -1, 1004, -1, -1, 843, -1, -1, -1, -1, 663, 1103,
    38, 140, -1, -1, -1, -1, -1, 760, 1265, 384, 351, -1, -1, 1210, -1, -1, 868, 968, 302, 1155, 1355, -1,
    809, -1, 146, -1, 281, -1, 23, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1118, 606, 965, 915, -1, -1, 943,
    -1, 292, -1, -1, -1, -1, -1, -1, 207, 1026, 1001, -1, 1352, 1461, 961, 923, -1, -1, -1, -1, -1, -1, -1,
    857, 1197, 1454, -1, -1, 1003, 1547, -1, 1230, -1, -1, 739, 1492, -1, -1, -1, 169, 554, 1358, 170, 949,
    -1, -1, -1, 1156, 1214, 852, -1, 97, -1, 356, 1635, -1, -1, -1, -1, 102, 91, 280, 604, 1513, 1486, -1,
    -1, -1, 845, -1, -1, 950, -1, 254, 1670, -1, -1, -1, -1, -1, 1594, 1363, -1, 122, -1, 1127, 1365, -1,
    1620, 623, -1, 1308, -1, -1, -1, -1, 992, -1, -1, 1311, -1, 1132, -1, 183, -1, -1, 1443, 94, -1, -1, -1,
    -1, -1, -1, -1, 498, 79, 508, 528, -1, -1, 987, -1, -1, -1, -1, -1, -1, -1, -1, 513, 218, 819, -1, -1,
    -1, -1, -1, -1, 467, 420, -1, -1, 1166, 1048, -1, -1, -1, -1, -1, -1, -1, -1
};

static const int16_t first[] = {
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1225, -1, -1, -1, -1, 1282, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 452, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1322, -1,
    699, -1, -1, -1, -1, 882, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 486, 488, 490, 450, 492, 449, 474,
    529, 531, 535, 532, 428, 462, -1, -1, 281, -1, 412, 471, -1, -1, -1, -1, -1, 444, -1, 956, 1, 698, 1006,
    45, 48, 398, 396, 400, 402, 399, 397, 401, 403, 285, 268, 269, 355, 1507, 1588, 8, 26, 0, 9, 27, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, 226, 227, 228, 230, 231, 229, -1, -1, 1561, 244, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 236, 237, 238, 239, 240, 241, 242, 243, -1, -1, 265, 521,
    1590, 475, 1592, -1, -1, -1, -1, -1, 381, 70, 84, 94, 114, 63, -1, 595, 656, 658, 660, 662, 664, 666,
    668, 670, 672, 674, 676, 678, 46, 47, 49, 50, 2, -1, 59, 6, 5, -1, -1, 12, 11, -1, 17, 58, 20, 21, 22,
    23, 24, 25, 28, -1, 29, 30, 31, 32, 33, 34, 35, 36, -1, 37, 38, 39, 40, 41, 42, 43, 44, 51, 52, 53, 54,
    55, 56, -1, -1, -1, 60, 61, 62, 66, 67, 68, 69, 65, 71, 73, 74, 77, 78, 79, -1, 80, 81, 82, 83, 89, 90,
    86, 85, 91, 93, 100, 101, 96, 95, 99, 103, 104, 106, 110, 111, 112, 113, 116, 115, 120, 121, 122, 123,
    124, 125, 126, -1, -1, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142,
    143, 144, 145, 146, 147, 148, 150, 152, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 168,
    1052, 870, 1058, 874, 169, 170, 171, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186,
    187, 188, 190, 192, 194, 196, -1, 357, 195, -1, -1, 197, 199, 201, 202, 204, 205, 206, 207, 208, 209,
    210, 211, 212, 213, 215, 216, 217, 218, 219, 220, 222, 223, 224, 225, -1, -1, -1, -1, -1, 270, 271, 272,
    273, 274, 275, 276, 277, 278, 279, 280, 282, 283, 284, 286, 287, 288, 289, 294, 298, 301, 302, 303, 304,
    305, 306, 307, 308, 309, 310, 311, 312, 313, 314, 315, 316, 317, 318, 319, 320, 321, 322, 323, 324, 325,
    326, 327, 328, 329, 330, 331, 332, 333, 334, 335, 336, 337, 338, 339, 340, 341, 342, 343, 344, 345, 346,
    347, -1, 348, 349, 350, 351, 352, 353, 356, -1, 358, 359, 360, -1, 361, 363, 364, 365, 366, 367, 368,
    369, 370, 371, 372, 373, 374, -1, 375, 376, 378, -1, 380, 384, 385, 389, 390, 391, 392, 393, 394, 395,
    404, 406, 407, 408, 409, 410, 411, -1, 413, 414, 415, 416, 417, 418, 419, 420, 421, 422, 423, 424, 425,
    -1, 426, -1, 427, -1, 429, 430, 431, 432, 433, 434, 438, 439, 442, 446, 447, 448, -1, 453, 455, 458, -1,
    463, 464, -1, -1, 467, 468, 469, 470, -1, -1, 482, -1, -1, 497, 498, 500, 501, 503, 504, 505, 506, 507,
    508, 509, 510, 511, 512, 513, 514, 516, -1, 517, 518, -1, -1, 541, 544, 543, 523, 524, 525, 526, -1, 530,
    534, -1, 536, 538, 539, 540, -1, -1, 560, 561, 568, 574, 576, 577, 578, 579, 580, 581, 582, 583, 584,
    585, 588, 591, 593, 1763, 1186, 609, 611, 613, 694, 596, 597, 598, 599, 607, -1, -1, -1, -1, 603, -1,
    605, 606, 608, 610, 612, 614, 615, 616, 617, 618, 619, 620, 621, 622, 623, 624, 625, 626, 627, 628, 629,
    630, 631, 632, 633, 634, 635, 636, 637, 638, 639, 640, 641, 642, 643, 644, 645, 646, 647, 648, 649, 650,
    651, 652, 653, 654, 655, 680, 681, 683, 684, 685, 686, 705, 687, -1, 691, 692, 693, 695, 696, 697, 700,
    701, 702, 703, 704, 706, 707, 708, 709, 710, 711, 712, 713, 714, 715, 716, 717, 718, 719, 720, 721, 722,
    723, 724, 725, 726, 727, 728, 729, 730, 731, 732, 733, 734, 735, 736, 737, 738, -1, 739, -1, 740, 741,
    742, 743, 744, 745, -1, 746, 747, 748, 749, 750, 751, 752, 753, 754, 756, 757, 758, 759, 760, 761, 762,
    763, 764, -1, 765, 766, 767, 768, 769, 770, 771, 772, 773, 774, 775, 776, 777, 778, 779, 780, 781, 782,
    783, 784, 785, 786, 787, 788, -1, 789, 791, 792, 793, 794, 795, 796, 797, 798, 799, 800, 801, -1, 802,
    803, 804, 805, 806, 807, 808, 809, 810, 811, 812, 813, 814, 815, 816, 817, 818, 819, 820, 821, 822, 823,
    824, 825, 826, 827, 828, 829, 830, 831, 832, 833, 834, 835, 836, 837, 838, 839, 840, 841, 842, 1759, -1,
    844, 846, 847, 848, -1, 850, 852, 854, 856, 857, 858, 859, 860, 861, 862, 863, 864, 865, 866, 867, 868,
    869, -1, 871, 873, 875, 876, 877, 878, 879, 880, 881, 883, 884, 885, 886, 887, -1, 888, 889, -1, 890,
    891, 892, -1, -1, -1, 895, 897, -1, -1, 899, 901, 902, 905, 907, 908, 909, 910, 913, 914, 915, 916, 917,
    918, 919, 921, 922, -1, -1, 925, 926, 927, 928, 929, -1, 930, -1, 931, 932, -1, 933, 934, 935, 936, 937,
    -1, 939, 940, 941, 942, 943, 944, 945, 946, 949, 950, 951, 952, 1766, 953, -1, 1767, 959, 961, 963, 964,
    966, 967, 968, 970, 971, 972, 973, 974, 975, 976, 977, 978, 979, 981, 982, -1, 983, 984, 985, 986, 987,
    988, 989, 990, 991, 992, 993, 994, 995, 998, 999, 1000, 1001, 1002, 1003, 1004, 1005, 1007, 1008, 1009,
    1010, 1011, 1012, 1017, 1018, 1019, 1020, 1021, 1022, 1023, -1, 1029, 1032, 1036, -1, 1038, 1044, 1045,
    1049, 1051, 1062, 1053, 1054, 1056, 1057, 1059, -1, 1063, 1064, -1, 1067, 1070, 1073, 1076, 1079, 1082,
    1086, -1, -1, 1088, -1, 1089, 1090, 1091, 1092, 1093, 1094, 1095, 1096, 1097, 1098, 1099, 1100, 1101,
    1102, 1103, 1104, 1105, 1106, 1107, -1, 1109, 1110, 1112, 1113, 1115, 1116, 1118, 1119, 1120, 1122, 1125,
    1126, 1127, 1128, 1130, 1131, 1132, 1133, 1134, 1135, 1136, 1139, 1140, 1141, -1, 1143, -1, 1145, 1147,
    1148, 1152, 1153, 1154, 1155, -1, 1160, 1161, -1, 1162, 1163, -1, 1164, 1165, 1166, 1167, 1168, 1169,
    1170, -1, -1, -1, -1, -1, -1, 1173, 1174, 1175, -1, -1, 1177, 1178, 1179, 1180, 1181, 1183, 1185, -1, -1,
    1187, 1188, 1189, 1190, 1191, 1192, 1193, 1194, -1, -1, 1196, 1198, 1200, -1, 1201, -1, 1205, 1385, 1207,
    1208, 1215, 1216, 1209, 1210, -1, 1211, -1, -1, -1, -1, -1, 1217, 1218, 1219, 1220, 1221, 1222, 1223,
    1224, 1226, 1227, 1228, 1229, 1230, 1231, 1232, 1233, 1234, 1235, 1236, 1237, 1238, 1240, 1241, 1242,
    1243, 1244, 1245, 1246, 1247, 1248, 1249, 1250, 1251, 1252, 1253, 1254, 1255, 1256, 1257, 1258, 1259,
    1260, 1261, 1262, 1263, 1264, 1265, 1266, 1267, 1268, 1269, 1270, 1271, 1272, 1273, 1275, 1277, 1279,
    1280, 1281, 1283, 1284, 1285, 1286, 1287, 1288, 1289, 1290, 1291, 1292, 1293, 1294, 1295, 1296, 1297,
    1298, 1299, 1300, 1301, 1303, 1305, 1306, 1307, 1308, 1309, 1310, 1311, 1312, 1313, 1314, 1317, 1319, -1,
    1315, -1, 1324, 1325, -1, -1, 1422, 1419, 1420, 1421, 1330, -1, -1, 1331, 1332, -1, 1414, -1, 1457, -1,
    -1, -1, 1342, 1347, 1351, 1352, -1, -1, 1353, 1354, 1438, 1358, -1, 1359, 1360, 1361, 1362, 1363, 1364,
    1365, 1366, 1367, 1368, 1373, -1, -1, 1370, 1371, -1, 1375, -1, 1377, 1379, -1, 1381, 1382, 1383, 1386,
    1387, 1388, 1389, 1390, 1391, 1392, 1393, 1394, 1395, 1397, 1404, 1399, 1401, 1403, 1405, 1406, 1407,
    1409, 1410, 1411, 1412, 1413, 1415, 1416, 1417, 1418, 1423, 1424, 1425, 1426, 1427, 1428, 1429, 1430,
    1431, 1432, 1433, 1435, 1437, -1, 1458, 1446, -1, 1448, 1449, 1450, 1451, -1, -1, 1452, -1, 1454, 1456,
    1459, 1460, 1461, 1462, -1, -1, 1465, 1466, 1467, 1468, 1469, -1, 1471, 1481, -1, 1483, 1484, 1485, 1487,
    1488, 1489, 1490, -1, 1500, 1492, 1493, 1494, 1495, 1496, 1497, 1498, 1499, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, 1501, 1502, 1503, 1504, 1505, 1506, -1, 1511, 1512, 1513, 1514, 1518, 1519, 1520, 1523, 1524,
    1525, 1526, 1527, 1528, 1529, 1532, 1535, -1, 1539, 1543, 1544, 1545, 1546, 1547, 1548, 1549, 1550, 1551,
    1553, 1554, 1555, 1556, 1557, 1558, 1559, 1560, -1, 1732, 1733, 1734, 1735, 1736, 1581, 1583, 1584, 1585,
    1586, 1587, 1589, -1, -1, 1593, 1602, -1, -1, 1595, -1, 1594, -1, -1, -1, 1685, 1601, 1603, -1, 1605,
    1606, 1607, 1609, 1610, 1611, 1612, -1, -1, -1, 1613, 1614, 1615, -1, 1616, 1617, 1618, 1619, 1620, 1621,
    1622, 1623, 1624, 1625, -1, -1, 1627, -1, -1, 1629, 1631, 1633, -1, 1768, 1769, 1635, 1637, 1639, 1641,
    1644, 1770, 1646, 1771, 1647, 1649, 1650, 1651, 1772, 1652, 1653, 1654, 1655, 1656, 1657, 1658, 1659,
    1660, 1661, -1, -1, 1664, -1, -1, 1773, 1774, 1667, -1, -1, -1, -1, 1670, -1, -1, 1775, -1, -1, 1675,
    1676, 1677, 1678, 1679, 1680, 1682, 1684, 1686, 1687, 1688, 1689, 1690, -1, 1693, 1777, 1694, 1695, 1696,
    1697, -1, 1698, 1699, 1700, 1778, 1705, 1707, 1708, 1710, 1711, 1712, -1, 1713, 1714, 1716, 1717, 1718,
    1719, 1721, 1723, 1725, 1727, 1729, 1730, 1731, 1737, -1, 1741, 1742, 1743, 1744, 1745, -1, 1747, 1752,
    1754, 1755, -1, 1780, 1781, 1782, 1783, 1784, 1785, 1786, 1789, 1790, 1791, 1792, 1793, 1794, 1795, 1796,
    1797, 1799, 1800, 1801, 1802, 1803, 1804, 1805, 1807, 1808, 1809, 1810, 1811, 1812, 1813, 1815, 1816,
    1817, 1818, 1819, 1820, 1821, 1822, 1824, 1825, 1826, 1829, 1830, 1831, 1832, 1833, 1834, 1835, 1837,
    1838, 1840, 1841, 1842, 1843, 1844, 1845, 1846, 1848, 1852, 1760, -1, 1761, 1762
};

static const struct catalogue_link links[] = {
    {0, 3, 0}, {0, 690, 0}, {0, -1, 0}, {1, 4, 0}, {2, 7, 0}, {2, -1, 0}, {2, -1, 0}, {3, 10, 0}, {3, 13, 0},
    {3, -1, 0}, {4, 64, 0}, {4, 14, 0}, {4, -1, 0}, {5, 15, 0}, {6, -1, 0}, {7, 16, 0}, {8, -1, 0},
    {9, 18, 0}, {10, 19, 0}, {11, -1, 0}, {12, 203, 4}, {12, -1, 5}, {13, -1, 1}, {13, -1, 0}, {14, -1, 1},
    {14, -1, 0}, {15, -1, 1}, {15, -1, 0}, {16, -1, 1}, {16, -1, 0}, {17, 200, 1}, {17, -1, 0}, {18, -1, 1},
    {18, -1, 0}, {19, -1, 0}, {20, -1, 0}, {21, -1, 0}, {22, 947, 3}, {23, -1, 2}, {24, -1, 2}, {25, -1, 2},
    {26, -1, 2}, {27, -1, 2}, {28, -1, 2}, {29, -1, 2}, {30, -1, 2}, {31, -1, 2}, {32, -1, 2}, {33, -1, 2},
    {34, -1, 2}, {35, -1, 2}, {36, -1, 2}, {37, 198, 2}, {38, -1, 2}, {39, -1, 2}, {40, -1, 2}, {41, 57, 0},
    {42, -1, 0}, {43, 75, 4}, {44, 76, 4}, {45, 153, 4}, {46, -1, 4}, {47, -1, 4}, {48, -1, 0}, {49, -1, 0},
    {49, -1, 0}, {50, 1137, 2}, {51, -1, 2}, {52, 1138, 2}, {53, 1144, 2}, {54, 72, 0}, {54, -1, 0},
    {55, -1, 0}, {56, 88, 4}, {56, -1, 5}, {57, 108, 2}, {58, 109, 2}, {59, 92, 1}, {59, -1, 0},
    {60, 377, 1}, {61, -1, 0}, {62, 105, 1}, {63, -1, 0}, {64, 107, 2}, {65, 87, 0}, {65, 1726, 0},
    {65, -1, 0}, {66, -1, 0}, {67, 98, 4}, {68, -1, 2}, {69, -1, 2}, {70, 1806, 2}, {71, 102, 1},
    {72, -1, 0}, {73, 97, 0}, {73, 154, 0}, {73, -1, 0}, {74, -1, 0}, {75, 119, 4}, {75, -1, 5},
    {76, 149, 2}, {77, 151, 2}, {78, 193, 1}, {78, -1, 0}, {79, -1, 0}, {80, 191, 1}, {81, -1, 0},
    {82, 167, 2}, {83, 1060, 2}, {84, 1061, 2}, {85, -1, 2}, {86, -1, 2}, {87, -1, 2}, {88, 938, 2},
    {89, 117, 0}, {89, 1720, 0}, {89, -1, 0}, {90, 118, 0}, {91, -1, 0}, {92, 173, 4}, {92, -1, 5},
    {93, -1, 4}, {93, -1, 5}, {94, -1, 4}, {94, -1, 5}, {95, -1, 0}, {96, -1, 0}, {97, -1, 0}, {98, -1, 0},
    {99, -1, 4}, {99, -1, 5}, {100, -1, 4}, {100, -1, 5}, {101, -1, 4}, {101, -1, 5}, {102, -1, 4},
    {102, -1, 5}, {103, -1, 2}, {103, -1, 0}, {104, -1, 2}, {104, -1, 0}, {105, -1, 2}, {105, -1, 0},
    {106, -1, 2}, {106, -1, 0}, {107, -1, 2}, {107, -1, 0}, {108, -1, 2}, {108, -1, 0}, {109, -1, 2},
    {109, -1, 0}, {110, -1, 2}, {110, -1, 0}, {111, -1, 2}, {112, 1050, 2}, {113, -1, 2}, {113, -1, 0},
    {114, -1, 2}, {114, -1, 0}, {115, -1, 2}, {115, -1, 0}, {116, 405, 2}, {116, -1, 0}, {117, 362, 2},
    {117, -1, 0}, {118, 1047, 2}, {119, 682, 2}, {120, -1, 2}, {121, 172, 0}, {121, -1, 0}, {122, -1, 0},
    {123, -1, 0}, {124, -1, 0}, {125, 221, 4}, {125, -1, 5}, {126, -1, 1}, {126, -1, 0}, {127, -1, 1},
    {127, -1, 0}, {128, -1, 1}, {128, -1, 0}, {129, 573, 1}, {129, -1, 0}, {130, 575, 1}, {130, -1, 0},
    {131, -1, 1}, {131, -1, 0}, {132, 189, 1}, {132, -1, 0}, {133, 435, 1}, {133, -1, 0}, {134, -1, 1},
    {134, -1, 0}, {135, -1, 1}, {135, -1, 0}, {136, -1, 1}, {137, -1, 0}, {138, -1, 2}, {139, -1, 2},
    {140, -1, 2}, {141, -1, 1}, {142, -1, 2}, {143, -1, 2}, {144, -1, 0}, {145, -1, 5}, {146, 214, 5},
    {147, -1, 5}, {148, -1, 5}, {149, -1, 5}, {150, -1, 5}, {151, -1, 5}, {152, -1, 5}, {153, -1, 5},
    {154, -1, 5}, {155, -1, 4}, {156, -1, 4}, {157, -1, 4}, {158, -1, 4}, {158, -1, 5}, {159, -1, 4},
    {159, 1552, 5}, {160, 386, 4}, {161, 297, 4}, {161, -1, 5}, {162, 293, 4}, {162, -1, 5}, {163, 232, 0},
    {164, 233, 0}, {165, 234, 0}, {166, -1, 0}, {167, 235, 0}, {168, -1, 0}, {169, -1, 0}, {170, -1, 0},
    {171, -1, 0}, {172, 263, 0}, {173, 245, 0}, {174, 247, 0}, {175, 249, 0}, {176, 251, 0}, {177, 253, 0},
    {178, 255, 0}, {179, 257, 0}, {180, 259, 0}, {181, 261, 0}, {182, 246, 0}, {183, -1, 0}, {184, 248, 0},
    {185, -1, 0}, {186, 250, 0}, {187, -1, 0}, {188, 252, 0}, {189, -1, 0}, {190, 254, 0}, {191, -1, 0},
    {192, 256, 0}, {193, -1, 0}, {194, 258, 0}, {195, -1, 0}, {196, 260, 0}, {197, -1, 0}, {198, 262, 0},
    {199, -1, 0}, {200, 264, 0}, {201, 266, 0}, {202, 502, 0}, {203, 267, 0}, {204, -1, 0}, {205, -1, 0},
    {205, -1, 0}, {206, -1, 0}, {206, -1, 0}, {207, -1, 0}, {207, -1, 0}, {208, -1, 0}, {209, -1, 0},
    {209, -1, 0}, {210, -1, 0}, {210, -1, 0}, {211, -1, 0}, {211, -1, 0}, {212, 1715, 0}, {212, -1, 0},
    {213, -1, 0}, {213, -1, 0}, {214, -1, 0}, {214, -1, 0}, {215, -1, 0}, {215, -1, 0}, {216, 290, 0},
    {217, 291, 0}, {218, 292, 1}, {219, -1, 1}, {220, 295, 0}, {220, -1, 0}, {221, 296, 0}, {222, 476, 0},
    {223, 299, 0}, {223, -1, 0}, {224, 300, 0}, {225, 477, 0}, {226, -1, 0}, {226, -1, 0}, {227, -1, 0},
    {227, -1, 0}, {228, -1, 0}, {228, -1, 0}, {229, -1, 0}, {229, -1, 0}, {230, -1, 0}, {230, -1, 0},
    {231, -1, 0}, {231, -1, 0}, {232, -1, 0}, {232, -1, 0}, {233, -1, 0}, {233, -1, 0}, {234, -1, 0},
    {234, -1, 0}, {235, -1, 0}, {235, -1, 0}, {236, -1, 0}, {236, -1, 0}, {237, -1, 0}, {237, -1, 0},
    {238, -1, 0}, {238, -1, 0}, {239, -1, 0}, {239, -1, 0}, {240, -1, 0}, {240, -1, 0}, {241, -1, 0},
    {241, -1, 0}, {242, -1, 0}, {243, -1, 0}, {244, -1, 0}, {245, -1, 0}, {246, -1, 0}, {247, -1, 0},
    {248, -1, 5}, {249, -1, 5}, {250, -1, 5}, {251, -1, 5}, {252, -1, 5}, {253, -1, 5}, {254, -1, 5},
    {255, -1, 5}, {256, 354, 1}, {257, 1114, 4}, {258, 1117, 4}, {259, -1, 4}, {260, -1, 4}, {261, -1, 4},
    {262, -1, 4}, {263, -1, 1}, {264, -1, 1}, {265, -1, 1}, {266, 379, 1}, {267, -1, 1}, {268, -1, 2},
    {269, -1, 1}, {270, -1, 2}, {271, -1, 2}, {272, -1, 2}, {273, -1, 2}, {274, -1, 2}, {275, -1, 2},
    {276, -1, 2}, {277, -1, 2}, {278, -1, 2}, {279, -1, 2}, {280, -1, 4}, {281, -1, 4}, {282, -1, 2},
    {283, -1, 1}, {284, -1, 1}, {285, -1, 1}, {286, -1, 1}, {287, -1, 1}, {288, -1, 0}, {289, -1, 1},
    {290, 382, 0}, {291, 383, 0}, {292, -1, 0}, {293, 387, 3}, {294, 388, 3}, {295, -1, 4}, {296, -1, 2},
    {297, -1, 2}, {298, -1, 2}, {299, -1, 0}, {299, -1, 0}, {300, -1, 0}, {300, -1, 0}, {301, -1, 0},
    {301, -1, 0}, {302, -1, 0}, {302, -1, 0}, {303, -1, 0}, {303, -1, 0}, {304, -1, 0}, {304, -1, 0},
    {305, -1, 0}, {305, -1, 0}, {306, 495, 2}, {307, 496, 2}, {308, 437, 2}, {309, 441, 2}, {310, 566, 1},
    {311, 558, 1}, {312, -1, 0}, {313, -1, 0}, {314, 546, 1}, {315, 547, 1}, {316, 537, 1}, {317, 473, 1},
    {318, 472, 1}, {319, -1, 1}, {320, -1, 1}, {321, -1, 1}, {322, -1, 1}, {323, -1, 1}, {324, -1, 5},
    {325, -1, 1}, {326, -1, 1}, {327, -1, 1}, {328, -1, 1}, {329, -1, 1}, {330, 594, 1}, {331, -1, 1},
    {332, -1, 1}, {333, 1757, 1}, {334, -1, 5}, {335, -1, 5}, {336, -1, 5}, {337, 436, 1}, {338, 451, 1},
    {339, 552, 1}, {340, 553, 1}, {341, 440, 1}, {342, -1, 1}, {343, -1, 1}, {344, 443, 1}, {345, -1, 1},
    {346, 445, 1}, {347, 457, 1}, {348, -1, 1}, {349, -1, 1}, {350, -1, 1}, {351, 493, 1}, {352, 491, 1},
    {353, 499, 1}, {354, -1, 2}, {355, 454, 1}, {356, -1, 1}, {357, 456, 1}, {358, -1, 1}, {359, 459, 1},
    {360, 461, 1}, {361, 460, 1}, {362, -1, 1}, {363, -1, 1}, {364, -1, 1}, {365, 485, 1}, {366, 465, 1},
    {367, 466, 1}, {368, 515, 1}, {369, -1, 1}, {370, -1, 2}, {371, -1, 2}, {372, -1, 2}, {373, 548, 1},
    {374, 549, 1}, {375, 550, 1}, {376, 494, 1}, {377, 567, 0}, {378, 478, 1}, {379, 479, 1}, {380, 480, 0},
    {381, 481, 0}, {382, 557, 1}, {383, 556, 1}, {384, 483, 1}, {385, 484, 1}, {386, 554, 1}, {387, -1, 1},
    {388, 487, 1}, {389, 1643, 1}, {390, 489, 1}, {391, 587, 1}, {392, 589, 1}, {393, -1, 1}, {394, -1, 1},
    {395, 592, 1}, {396, 533, 1}, {397, 527, 2}, {398, 528, 2}, {399, -1, 1}, {400, -1, 1}, {401, 551, 1},
    {402, -1, 1}, {403, -1, 1}, {404, 519, 0}, {405, -1, 2}, {406, -1, 2}, {407, -1, 2}, {408, -1, 2},
    {409, -1, 2}, {410, -1, 2}, {411, -1, 2}, {412, -1, 2}, {413, 1577, 2}, {414, 1578, 2}, {415, 1580, 2},
    {416, 1579, 2}, {417, -1, 1}, {418, -1, 1}, {419, -1, 1}, {420, -1, 0}, {421, 520, 0}, {422, 522, 0},
    {423, -1, 0}, {424, 1591, 0}, {425, -1, 2}, {426, -1, 2}, {427, 1408, 2}, {428, -1, 2}, {429, 562, 2},
    {430, 563, 2}, {431, -1, 1}, {432, -1, 1}, {433, -1, 1}, {434, -1, 1}, {435, 590, 1}, {436, 1764, 1},
    {437, -1, 1}, {438, -1, 1}, {439, -1, 1}, {440, -1, 1}, {441, -1, 1}, {442, -1, 1}, {443, 542, 0},
    {444, 545, 0}, {445, -1, 0}, {446, -1, 0}, {447, -1, 0}, {448, 565, 1}, {449, -1, 1}, {450, -1, 1},
    {451, -1, 1}, {452, -1, 1}, {453, 564, 1}, {454, 559, 1}, {455, -1, 1}, {456, 555, 1}, {457, -1, 1},
    {458, -1, 1}, {459, -1, 1}, {460, -1, 1}, {461, 572, 2}, {462, -1, 2}, {463, -1, 2}, {464, 570, 2},
    {465, 571, 2}, {466, 586, 1}, {467, -1, 1}, {468, 1836, 1}, {469, -1, 0}, {470, 569, 0}, {471, -1, 0},
    {472, -1, 2}, {473, 1683, 2}, {474, -1, 2}, {475, -1, 1}, {476, -1, 1}, {477, -1, 1}, {478, -1, 1},
    {479, -1, 1}, {480, -1, 1}, {481, -1, 1}, {482, -1, 1}, {483, -1, 1}, {484, -1, 1}, {485, -1, 1},
    {486, -1, 1}, {487, -1, 1}, {488, 1016, 1}, {489, -1, 1}, {490, -1, 1}, {491, -1, 1}, {492, -1, 1},
    {493, -1, 1}, {494, -1, 1}, {495, -1, 1}, {496, -1, 1}, {497, 600, 0}, {498, -1, 1}, {499, -1, 1},
    {500, -1, 1}, {501, -1, 1}, {502, 601, 0}, {503, 602, 0}, {504, 604, 0}, {505, 1779, 0}, {506, -1, 0},
    {507, -1, 4}, {508, -1, 3}, {509, -1, 4}, {510, -1, 3}, {511, -1, 4}, {512, -1, 3}, {513, -1, 4},
    {514, -1, 3}, {515, -1, 4}, {516, -1, 3}, {517, -1, 4}, {518, -1, 3}, {519, -1, 4}, {520, -1, 3},
    {521, -1, 4}, {522, -1, 3}, {523, -1, 4}, {524, -1, 3}, {525, -1, 4}, {526, -1, 3}, {527, -1, 4},
    {528, -1, 3}, {529, -1, 4}, {530, -1, 3}, {531, -1, 4}, {532, -1, 3}, {533, -1, 4}, {534, -1, 3},
    {535, -1, 4}, {536, -1, 3}, {537, -1, 4}, {538, -1, 4}, {539, -1, 4}, {540, -1, 4}, {541, -1, 4},
    {542, -1, 4}, {543, -1, 4}, {544, -1, 4}, {545, -1, 4}, {546, -1, 4}, {547, -1, 4}, {548, -1, 4},
    {549, -1, 4}, {550, -1, 4}, {551, -1, 4}, {552, -1, 4}, {553, -1, 4}, {554, -1, 4}, {555, -1, 4},
    {556, -1, 4}, {557, -1, 4}, {558, 657, 0}, {559, -1, 0}, {560, 659, 0}, {561, -1, 0}, {562, 661, 0},
    {563, 689, 0}, {564, 663, 0}, {565, -1, 0}, {566, 665, 0}, {567, 755, 0}, {568, 667, 0}, {569, -1, 0},
    {570, 669, 0}, {571, -1, 0}, {572, 671, 0}, {573, -1, 0}, {574, 673, 0}, {575, -1, 0}, {576, 675, 0},
    {577, -1, 0}, {578, 677, 0}, {579, -1, 0}, {580, 679, 0}, {581, -1, 0}, {582, 954, 2}, {583, 955, 2},
    {584, 872, 2}, {585, 957, 2}, {586, 958, 2}, {587, -1, 2}, {588, 960, 2}, {589, 688, 0}, {590, -1, 0},
    {591, -1, 0}, {592, 962, 2}, {593, -1, 2}, {594, -1, 1}, {595, -1, 2}, {596, -1, 2}, {597, 1436, 2},
    {598, 1788, 2}, {599, -1, 2}, {600, -1, 2}, {601, 1123, 0}, {602, 965, 2}, {603, -1, 2}, {604, -1, 2},
    {605, -1, 2}, {606, 948, 2}, {607, -1, 2}, {608, -1, 2}, {609, 997, 2}, {610, -1, 2}, {611, -1, 2},
    {612, -1, 2}, {613, -1, 2}, {614, -1, 2}, {615, 980, 2}, {616, -1, 2}, {617, -1, 2}, {618, -1, 2},
    {619, -1, 2}, {620, -1, 2}, {621, -1, 2}, {622, -1, 2}, {623, -1, 2}, {624, -1, 2}, {625, -1, 2},
    {626, -1, 2}, {627, -1, 2}, {628, -1, 2}, {629, -1, 2}, {630, -1, 2}, {631, -1, 2}, {632, -1, 2},
    {633, 969, 2}, {634, -1, 2}, {635, -1, 2}, {636, -1, 2}, {637, -1, 2}, {638, -1, 2}, {639, -1, 2},
    {640, -1, 4}, {641, 790, 4}, {642, -1, 5}, {643, -1, 4}, {644, -1, 5}, {645, 1087, 2}, {646, -1, 2},
    {647, -1, 4}, {647, -1, 5}, {648, -1, 4}, {648, -1, 5}, {649, -1, 4}, {649, -1, 5}, {650, -1, 4},
    {650, -1, 5}, {651, 1648, 4}, {651, -1, 5}, {652, -1, 0}, {653, -1, 2}, {654, -1, 2}, {655, -1, 2},
    {656, -1, 2}, {657, -1, 2}, {658, -1, 2}, {659, -1, 2}, {660, -1, 2}, {661, 996, 2}, {662, -1, 4},
    {663, -1, 4}, {663, -1, 5}, {664, -1, 4}, {665, -1, 4}, {665, -1, 5}, {666, -1, 4}, {667, -1, 4},
    {667, -1, 5}, {668, -1, 4}, {669, -1, 4}, {669, -1, 5}, {670, -1, 4}, {671, -1, 4}, {671, -1, 5},
    {672, -1, 4}, {673, -1, 4}, {673, -1, 5}, {674, -1, 4}, {675, -1, 4}, {675, -1, 5}, {676, -1, 2},
    {677, -1, 2}, {678, -1, 2}, {679, 1085, 4}, {680, -1, 4}, {680, -1, 5}, {681, -1, 4}, {682, -1, 4},
    {682, -1, 5}, {683, -1, 4}, {684, -1, 4}, {684, -1, 5}, {685, -1, 4}, {686, -1, 4}, {686, -1, 5},
    {687, -1, 4}, {688, -1, 4}, {689, -1, 4}, {689, -1, 5}, {690, -1, 4}, {691, -1, 4}, {691, -1, 5},
    {692, -1, 4}, {693, -1, 4}, {693, -1, 5}, {694, -1, 4}, {695, -1, 4}, {695, -1, 5}, {696, -1, 4},
    {697, -1, 4}, {697, -1, 5}, {698, -1, 4}, {699, -1, 4}, {699, -1, 5}, {700, -1, 4}, {701, -1, 4},
    {701, -1, 5}, {702, -1, 4}, {703, -1, 4}, {703, -1, 5}, {704, -1, 4}, {705, -1, 4}, {705, -1, 5},
    {706, -1, 4}, {707, -1, 4}, {707, -1, 5}, {708, -1, 4}, {709, -1, 4}, {709, -1, 5}, {710, -1, 4},
    {711, -1, 4}, {711, -1, 5}, {712, -1, 4}, {713, -1, 4}, {713, -1, 5}, {714, -1, 4}, {715, 843, 1},
    {716, 1150, 1}, {717, 845, 1}, {718, 1151, 1}, {719, -1, 1}, {720, -1, 1}, {721, 849, 1}, {722, -1, 1},
    {723, 851, 1}, {724, -1, 1}, {725, 853, 1}, {726, -1, 1}, {727, 855, 1}, {728, -1, 1}, {729, -1, 1},
    {730, -1, 1}, {731, -1, 2}, {732, -1, 2}, {733, -1, 2}, {734, -1, 2}, {735, -1, 2}, {736, 1121, 2},
    {737, -1, 2}, {738, -1, 2}, {739, -1, 2}, {740, -1, 2}, {741, -1, 2}, {742, -1, 2}, {743, 1111, 4},
    {743, -1, 5}, {744, 1048, 4}, {744, -1, 5}, {745, 1108, 4}, {745, -1, 5}, {746, -1, 4}, {746, -1, 5},
    {747, -1, 4}, {747, -1, 5}, {748, -1, 2}, {749, -1, 2}, {750, -1, 2}, {751, -1, 2}, {752, -1, 1},
    {753, -1, 1}, {754, -1, 1}, {755, -1, 1}, {756, -1, 1}, {757, -1, 1}, {758, -1, 1}, {759, 893, 1},
    {760, -1, 1}, {761, 894, 1}, {762, -1, 1}, {763, 896, 1}, {764, 1013, 1}, {765, 898, 1}, {766, -1, 1},
    {767, 900, 1}, {768, -1, 1}, {769, 903, 1}, {770, 904, 1}, {771, -1, 1}, {772, -1, 1}, {773, 906, 1},
    {774, -1, 1}, {775, -1, 1}, {776, -1, 1}, {777, 911, 1}, {778, 1239, 1}, {779, 912, 1}, {780, 920, 1},
    {781, -1, 1}, {782, -1, 1}, {783, -1, 1}, {784, -1, 1}, {785, -1, 2}, {786, -1, 1}, {787, -1, 1},
    {788, -1, 1}, {789, -1, 1}, {790, 923, 1}, {791, 924, 1}, {792, -1, 1}, {793, -1, 4}, {794, -1, 2},
    {795, -1, 2}, {796, -1, 1}, {797, -1, 1}, {798, 1302, 4}, {799, -1, 4}, {800, -1, 2}, {801, 1369, 4},
    {802, -1, 3}, {803, 1015, 1}, {804, -1, 1}, {805, -1, 1}, {806, 1722, 1}, {807, -1, 0}, {808, -1, 0},
    {809, -1, 0}, {810, -1, 0}, {811, -1, 2}, {812, -1, 2}, {813, -1, 2}, {814, -1, 2}, {815, -1, 2},
    {816, -1, 2}, {817, -1, 2}, {818, -1, 2}, {819, -1, 2}, {820, -1, 1}, {821, -1, 1}, {822, 1025, 2},
    {823, 1681, 2}, {824, 1030, 2}, {825, -1, 2}, {826, -1, 2}, {827, -1, 2}, {828, 1124, 2}, {829, -1, 2},
    {830, 1046, 2}, {831, -1, 2}, {832, -1, 2}, {833, -1, 2}, {834, -1, 2}, {835, -1, 2}, {836, -1, 2},
    {837, -1, 2}, {838, -1, 2}, {839, -1, 2}, {840, -1, 2}, {841, -1, 2}, {842, -1, 2}, {843, -1, 2},
    {844, -1, 2}, {845, -1, 2}, {846, -1, 2}, {847, -1, 2}, {848, -1, 2}, {849, -1, 2}, {850, -1, 4},
    {850, -1, 5}, {851, -1, 4}, {851, -1, 5}, {852, -1, 4}, {852, -1, 5}, {853, -1, 4}, {853, -1, 5},
    {854, -1, 2}, {855, -1, 2}, {856, -1, 2}, {857, -1, 2}, {858, -1, 2}, {859, -1, 2}, {860, 1129, 2},
    {861, -1, 2}, {862, -1, 2}, {863, -1, 2}, {864, -1, 2}, {865, -1, 2}, {866, 1608, 2}, {867, -1, 2},
    {868, -1, 2}, {869, -1, 1}, {870, -1, 1}, {871, -1, 1}, {872, -1, 1}, {873, -1, 2}, {874, -1, 2},
    {875, -1, 1}, {876, -1, 1}, {877, 1014, 1}, {878, -1, 1}, {879, -1, 1}, {880, 1701, 1}, {881, -1, 0},
    {882, -1, 0}, {883, -1, 0}, {884, -1, 0}, {885, -1, 0}, {886, -1, 0}, {887, 1024, 0}, {888, -1, 0},
    {889, 1026, 1}, {890, 1027, 1}, {891, 1028, 1}, {892, -1, 1}, {893, -1, 1}, {894, 1031, 1}, {895, -1, 1},
    {896, 1033, 1}, {897, 1034, 1}, {898, 1035, 1}, {899, -1, 1}, {900, 1037, 1}, {901, -1, 1},
    {902, 1039, 1}, {903, 1040, 1}, {904, 1041, 1}, {905, 1042, 1}, {906, 1043, 1}, {907, -1, 1},
    {908, -1, 1}, {909, -1, 1}, {910, 1728, 2}, {911, 1749, 2}, {912, 1055, 2}, {913, -1, 2}, {914, 1724, 2},
    {915, -1, 4}, {916, -1, 4}, {917, -1, 4}, {918, -1, 4}, {919, -1, 4}, {920, -1, 4}, {921, -1, 4},
    {922, -1, 4}, {923, -1, 4}, {924, -1, 2}, {925, -1, 2}, {926, -1, 0}, {927, -1, 0}, {928, 1065, 0},
    {929, 1066, 0}, {930, -1, 0}, {931, 1068, 0}, {932, 1069, 0}, {933, -1, 0}, {934, 1071, 0},
    {935, 1072, 0}, {936, -1, 0}, {937, 1074, 0}, {938, 1075, 0}, {939, -1, 0}, {940, 1077, 0},
    {941, 1078, 0}, {942, -1, 0}, {943, 1080, 0}, {944, 1081, 0}, {945, -1, 0}, {946, 1083, 0},
    {947, 1084, 0}, {948, -1, 0}, {949, -1, 4}, {950, -1, 4}, {951, 1212, 2}, {952, -1, 4}, {952, -1, 5},
    {953, -1, 4}, {954, 1176, 4}, {954, -1, 5}, {955, -1, 4}, {956, -1, 4}, {956, -1, 5}, {957, -1, 4},
    {958, 1182, 4}, {958, -1, 5}, {959, -1, 4}, {960, 1184, 4}, {960, -1, 5}, {961, -1, 4}, {962, -1, 4},
    {962, -1, 5}, {963, -1, 4}, {964, -1, 4}, {964, -1, 5}, {965, -1, 4}, {965, -1, 5}, {966, -1, 4},
    {967, -1, 4}, {967, -1, 5}, {968, -1, 4}, {969, -1, 4}, {969, -1, 5}, {970, -1, 4}, {971, -1, 4},
    {971, -1, 5}, {972, -1, 4}, {973, 1455, 2}, {974, -1, 2}, {975, 1839, 2}, {976, -1, 2}, {977, -1, 2},
    {978, -1, 2}, {979, -1, 2}, {980, -1, 2}, {981, -1, 2}, {982, 1434, 2}, {983, -1, 2}, {984, -1, 2},
    {985, -1, 2}, {986, -1, 2}, {987, -1, 2}, {988, -1, 2}, {989, -1, 2}, {990, -1, 2}, {991, -1, 2},
    {992, 1146, 2}, {993, 1142, 1}, {994, 1172, 1}, {995, 1171, 1}, {996, -1, 1}, {997, -1, 1}, {998, -1, 1},
    {999, 1323, 1}, {1000, -1, 1}, {1001, 1149, 1}, {1002, -1, 1}, {1003, -1, 1}, {1004, -1, 1},
    {1005, 1156, 1}, {1006, 1157, 1}, {1007, 1158, 1}, {1008, 1159, 1}, {1009, -1, 1}, {1010, -1, 1},
    {1011, -1, 1}, {1012, -1, 1}, {1013, -1, 1}, {1014, -1, 1}, {1015, -1, 1}, {1016, -1, 1}, {1017, -1, 1},
    {1018, -1, 1}, {1019, -1, 1}, {1020, -1, 2}, {1021, -1, 2}, {1022, -1, 2}, {1023, -1, 2}, {1024, -1, 1},
    {1025, -1, 1}, {1026, -1, 1}, {1027, -1, 1}, {1028, -1, 4}, {1029, -1, 4}, {1029, -1, 5}, {1030, -1, 4},
    {1030, -1, 5}, {1031, -1, 4}, {1031, -1, 5}, {1032, -1, 4}, {1032, -1, 5}, {1033, -1, 4}, {1033, -1, 5},
    {1034, 1765, 1}, {1035, -1, 1}, {1036, -1, 1}, {1037, -1, 1}, {1038, -1, 1}, {1039, -1, 1},
    {1040, -1, 1}, {1041, -1, 1}, {1042, 1195, 0}, {1043, -1, 0}, {1044, 1197, 0}, {1045, 1206, 0},
    {1046, 1199, 0}, {1047, -1, 0}, {1048, -1, 0}, {1049, 1202, 0}, {1050, 1203, 0}, {1051, 1204, 0},
    {1052, -1, 0}, {1053, -1, 0}, {1054, -1, 0}, {1055, -1, 0}, {1056, -1, 0}, {1057, 1213, 4},
    {1058, 1214, 4}, {1059, -1, 4}, {1060, 1463, 2}, {1061, -1, 3}, {1062, -1, 3}, {1063, -1, 0},
    {1064, -1, 0}, {1065, -1, 4}, {1065, -1, 5}, {1066, -1, 4}, {1066, -1, 5}, {1067, -1, 4}, {1067, -1, 5},
    {1068, -1, 4}, {1068, -1, 5}, {1069, -1, 4}, {1069, -1, 5}, {1070, -1, 4}, {1070, -1, 5}, {1071, -1, 4},
    {1071, -1, 5}, {1072, -1, 4}, {1072, -1, 5}, {1073, -1, 4}, {1073, -1, 5}, {1074, -1, 4}, {1074, -1, 5},
    {1075, -1, 4}, {1075, -1, 5}, {1076, -1, 4}, {1076, -1, 5}, {1077, -1, 4}, {1077, -1, 5}, {1078, -1, 4},
    {1078, -1, 5}, {1079, -1, 4}, {1079, -1, 5}, {1080, -1, 4}, {1080, -1, 5}, {1081, -1, 4}, {1082, -1, 4},
    {1083, -1, 4}, {1084, -1, 4}, {1085, -1, 4}, {1086, -1, 4}, {1087, -1, 4}, {1088, -1, 4}, {1089, -1, 4},
    {1090, -1, 4}, {1091, -1, 4}, {1092, -1, 4}, {1093, -1, 4}, {1094, 1329, 4}, {1094, -1, 5},
    {1095, 1276, 4}, {1095, -1, 5}, {1096, 1278, 4}, {1096, -1, 5}, {1097, 1274, 4}, {1097, -1, 5},
    {1098, -1, 4}, {1099, -1, 4}, {1100, -1, 4}, {1101, -1, 4}, {1102, 1304, 4}, {1102, -1, 5},
    {1103, 1327, 4}, {1103, -1, 5}, {1104, 1328, 4}, {1104, -1, 5}, {1105, -1, 4}, {1105, -1, 5},
    {1106, -1, 4}, {1106, -1, 5}, {1107, -1, 4}, {1107, -1, 5}, {1108, -1, 4}, {1108, -1, 5}, {1109, -1, 4},
    {1109, -1, 5}, {1110, -1, 4}, {1110, -1, 5}, {1111, -1, 4}, {1111, -1, 5}, {1112, -1, 4}, {1112, -1, 5},
    {1113, -1, 4}, {1113, -1, 5}, {1114, -1, 4}, {1114, -1, 5}, {1115, -1, 4}, {1115, -1, 5}, {1116, -1, 4},
    {1116, -1, 5}, {1117, 1326, 4}, {1117, -1, 5}, {1118, -1, 4}, {1118, -1, 5}, {1119, -1, 4},
    {1119, -1, 5}, {1120, -1, 0}, {1121, -1, 0}, {1122, 1384, 5}, {1123, -1, 0}, {1124, 1316, 0},
    {1125, -1, 3}, {1126, -1, 0}, {1127, 1318, 0}, {1128, -1, 0}, {1129, 1320, 0}, {1130, 1321, 0},
    {1131, -1, 0}, {1132, 1470, 1}, {1133, -1, 1}, {1134, -1, 2}, {1135, -1, 2}, {1136, -1, 4},
    {1137, -1, 4}, {1138, -1, 4}, {1139, -1, 4}, {1140, -1, 3}, {1141, -1, 0}, {1142, 1333, 3},
    {1143, 1334, 3}, {1144, 1335, 3}, {1145, 1336, 3}, {1146, 1337, 3}, {1147, 1338, 3}, {1148, 1339, 3},
    {1149, 1340, 3}, {1150, 1341, 3}, {1151, -1, 3}, {1152, 1343, 3}, {1153, 1344, 3}, {1154, 1345, 3},
    {1155, 1346, 3}, {1156, -1, 3}, {1157, 1348, 3}, {1158, 1349, 3}, {1159, 1350, 3}, {1160, -1, 3},
    {1161, -1, 3}, {1162, -1, 3}, {1163, -1, 3}, {1164, 1355, 3}, {1165, 1356, 3}, {1166, 1357, 3},
    {1167, -1, 3}, {1168, -1, 3}, {1169, -1, 3}, {1170, 1486, 3}, {1171, -1, 3}, {1172, -1, 3},
    {1173, -1, 3}, {1174, -1, 3}, {1175, -1, 3}, {1176, -1, 3}, {1177, -1, 3}, {1178, -1, 3}, {1179, -1, 4},
    {1180, -1, 4}, {1181, 1372, 3}, {1182, -1, 3}, {1183, 1374, 0}, {1184, -1, 0}, {1185, 1376, 1},
    {1186, -1, 1}, {1187, 1378, 1}, {1188, -1, 1}, {1189, 1380, 1}, {1190, -1, 1}, {1191, -1, 0},
    {1192, -1, 0}, {1193, -1, 0}, {1194, -1, 3}, {1195, -1, 3}, {1196, -1, 3}, {1197, -1, 3}, {1198, -1, 3},
    {1199, -1, 5}, {1200, -1, 5}, {1201, -1, 5}, {1202, -1, 0}, {1203, -1, 3}, {1204, -1, 3},
    {1205, 1396, 3}, {1206, -1, 4}, {1207, 1398, 0}, {1208, -1, 0}, {1209, 1400, 0}, {1210, -1, 0},
    {1211, 1402, 0}, {1212, -1, 0}, {1213, -1, 0}, {1214, -1, 2}, {1215, -1, 2}, {1216, -1, 2},
    {1217, -1, 2}, {1218, -1, 2}, {1219, 1706, 2}, {1220, -1, 2}, {1221, -1, 2}, {1222, -1, 2},
    {1223, -1, 2}, {1224, -1, 2}, {1225, -1, 2}, {1226, -1, 2}, {1227, -1, 2}, {1228, -1, 2}, {1229, -1, 2},
    {1230, -1, 2}, {1231, -1, 2}, {1232, -1, 2}, {1233, -1, 2}, {1234, -1, 2}, {1235, 1478, 2},
    {1236, 1479, 2}, {1237, 1480, 2}, {1238, -1, 2}, {1239, -1, 2}, {1240, -1, 2}, {1241, -1, 2},
    {1242, -1, 2}, {1243, -1, 2}, {1244, -1, 2}, {1245, -1, 2}, {1246, -1, 2}, {1247, -1, 2},
    {1248, 1439, 0}, {1249, 1440, 0}, {1250, 1441, 0}, {1251, 1442, 0}, {1252, 1443, 0}, {1253, 1444, 0},
    {1254, 1445, 0}, {1255, -1, 0}, {1256, 1447, 1}, {1257, -1, 1}, {1258, -1, 1}, {1259, -1, 1},
    {1260, -1, 1}, {1261, -1, 1}, {1262, 1453, 1}, {1263, -1, 1}, {1264, -1, 1}, {1265, -1, 2},
    {1266, -1, 2}, {1267, -1, 2}, {1268, -1, 2}, {1269, -1, 2}, {1270, -1, 2}, {1271, -1, 2}, {1272, -1, 2},
    {1273, 1464, 2}, {1274, -1, 2}, {1275, -1, 1}, {1276, -1, 1}, {1277, -1, 1}, {1278, -1, 1},
    {1279, -1, 1}, {1280, 1472, 1}, {1281, 1473, 1}, {1282, 1474, 1}, {1283, 1475, 1}, {1284, 1477, 1},
    {1285, 1476, 1}, {1286, -1, 1}, {1287, -1, 1}, {1288, -1, 2}, {1289, -1, 2}, {1290, -1, 2},
    {1291, 1482, 1}, {1292, -1, 1}, {1293, -1, 3}, {1294, -1, 3}, {1295, -1, 3}, {1296, -1, 3},
    {1297, -1, 3}, {1298, -1, 3}, {1299, -1, 3}, {1300, 1491, 0}, {1301, 1567, 0}, {1302, -1, 5},
    {1303, -1, 0}, {1304, -1, 0}, {1305, -1, 0}, {1306, -1, 0}, {1307, -1, 0}, {1308, -1, 0}, {1309, -1, 0},
    {1310, -1, 0}, {1311, -1, 0}, {1312, -1, 0}, {1313, -1, 0}, {1314, -1, 0}, {1315, -1, 0}, {1316, -1, 0},
    {1317, 1508, 0}, {1318, 1509, 0}, {1319, 1510, 0}, {1320, -1, 0}, {1321, -1, 0}, {1322, 1515, 0},
    {1323, 1516, 0}, {1324, 1517, 0}, {1325, -1, 0}, {1326, -1, 0}, {1327, -1, 0}, {1328, 1521, 0},
    {1329, 1522, 0}, {1330, -1, 0}, {1331, -1, 0}, {1332, -1, 0}, {1333, -1, 0}, {1334, -1, 0},
    {1335, -1, 0}, {1336, -1, 5}, {1337, -1, 5}, {1338, -1, 0}, {1339, 1530, 0}, {1340, 1531, 0},
    {1341, -1, 0}, {1342, 1533, 0}, {1343, 1534, 0}, {1344, -1, 0}, {1345, 1536, 0}, {1346, 1537, 0},
    {1347, 1538, 0}, {1348, -1, 0}, {1349, 1540, 0}, {1350, 1541, 0}, {1351, 1542, 0}, {1352, -1, 0},
    {1353, -1, 0}, {1354, -1, 0}, {1355, -1, 5}, {1356, -1, 5}, {1357, -1, 5}, {1358, -1, 5}, {1359, -1, 5},
    {1360, -1, 5}, {1361, -1, 5}, {1362, -1, 5}, {1363, -1, 5}, {1364, -1, 5}, {1365, -1, 5}, {1366, -1, 5},
    {1367, -1, 5}, {1368, -1, 5}, {1369, -1, 5}, {1370, -1, 5}, {1371, 1562, 0}, {1372, 1563, 0},
    {1373, 1564, 0}, {1374, 1565, 0}, {1375, 1566, 0}, {1376, -1, 0}, {1377, 1568, 0}, {1378, 1569, 0},
    {1379, 1570, 0}, {1380, 1571, 0}, {1381, 1572, 0}, {1382, 1573, 0}, {1383, 1574, 0}, {1384, 1575, 0},
    {1385, 1576, 0}, {1386, -1, 0}, {1387, -1, 2}, {1388, -1, 2}, {1389, -1, 2}, {1390, -1, 2},
    {1391, 1582, 2}, {1392, -1, 2}, {1393, -1, 2}, {1394, -1, 2}, {1395, -1, 2}, {1396, -1, 2},
    {1397, -1, 2}, {1398, -1, 0}, {1399, -1, 0}, {1400, -1, 0}, {1401, -1, 0}, {1402, -1, 0}, {1403, -1, 0},
    {1403, -1, 0}, {1404, 1596, 0}, {1405, 1597, 0}, {1406, 1598, 0}, {1407, 1599, 0}, {1408, 1600, 0},
    {1409, 1628, 0}, {1410, -1, 0}, {1411, 1604, 0}, {1412, -1, 0}, {1413, 1626, 0}, {1414, -1, 0},
    {1415, -1, 0}, {1416, 1709, 2}, {1417, -1, 2}, {1418, -1, 2}, {1419, -1, 2}, {1420, -1, 2},
    {1421, -1, 1}, {1422, -1, 1}, {1423, -1, 1}, {1424, -1, 0}, {1425, -1, 4}, {1425, -1, 5}, {1426, -1, 4},
    {1426, -1, 5}, {1427, -1, 4}, {1427, -1, 5}, {1428, -1, 4}, {1428, -1, 5}, {1429, -1, 4}, {1429, -1, 5},
    {1430, 1776, 0}, {1431, -1, 0}, {1432, 1672, 0}, {1433, 1630, 1}, {1434, -1, 1}, {1435, 1632, 1},
    {1436, -1, 1}, {1437, 1634, 1}, {1438, -1, 1}, {1439, 1636, 1}, {1440, -1, 1}, {1441, 1638, 1},
    {1442, -1, 1}, {1443, 1640, 1}, {1444, -1, 1}, {1445, 1642, 1}, {1446, -1, 1}, {1447, -1, 1},
    {1448, 1645, 1}, {1449, -1, 1}, {1450, -1, 1}, {1451, -1, 1}, {1452, -1, 1}, {1453, 1740, 1},
    {1454, -1, 1}, {1455, -1, 1}, {1456, -1, 0}, {1457, -1, 0}, {1458, -1, 0}, {1459, -1, 0}, {1460, -1, 0},
    {1461, -1, 0}, {1462, -1, 0}, {1463, -1, 0}, {1464, -1, 0}, {1465, 1662, 1}, {1466, 1663, 1},
    {1467, -1, 1}, {1468, 1665, 1}, {1469, 1666, 1}, {1470, -1, 1}, {1471, 1668, 1}, {1472, 1669, 1},
    {1473, 1673, 1}, {1474, 1671, 1}, {1475, -1, 1}, {1476, -1, 0}, {1477, 1674, 1}, {1478, -1, 1},
    {1479, -1, 0}, {1480, -1, 0}, {1481, -1, 0}, {1482, -1, 0}, {1483, -1, 0}, {1484, -1, 2}, {1485, -1, 2},
    {1486, -1, 2}, {1487, -1, 2}, {1488, -1, 2}, {1489, -1, 2}, {1490, -1, 0}, {1491, -1, 0}, {1492, -1, 0},
    {1493, 1691, 1}, {1494, 1692, 1}, {1495, -1, 1}, {1496, -1, 1}, {1497, -1, 1}, {1498, -1, 0},
    {1499, -1, 0}, {1500, -1, 0}, {1501, -1, 0}, {1502, -1, 4}, {1503, -1, 4}, {1504, -1, 2},
    {1505, 1702, 1}, {1506, 1703, 1}, {1507, 1704, 1}, {1508, 1748, 1}, {1509, -1, 0}, {1510, -1, 2},
    {1511, -1, 2}, {1512, -1, 2}, {1513, -1, 2}, {1514, -1, 2}, {1515, -1, 2}, {1516, -1, 2}, {1517, -1, 4},
    {1517, -1, 5}, {1518, -1, 4}, {1518, -1, 5}, {1519, -1, 4}, {1519, -1, 5}, {1520, -1, 2}, {1521, -1, 0},
    {1521, -1, 0}, {1522, -1, 0}, {1522, -1, 0}, {1523, -1, 0}, {1523, -1, 0}, {1524, -1, 0}, {1524, -1, 0},
    {1525, 1738, 0}, {1525, -1, 0}, {1526, 1750, 0}, {1527, 1751, 0}, {1528, -1, 3}, {1529, -1, 3},
    {1530, -1, 3}, {1531, -1, 3}, {1532, -1, 3}, {1533, -1, 0}, {1534, 1739, 0}, {1535, 1746, 0},
    {1536, -1, 4}, {1537, -1, 4}, {1538, -1, 4}, {1539, -1, 4}, {1540, -1, 4}, {1541, -1, 4}, {1542, -1, 0},
    {1543, -1, 0}, {1544, -1, 0}, {1545, -1, 1}, {1546, -1, 2}, {1547, -1, 2}, {1548, 1753, 2},
    {1549, -1, 2}, {1550, -1, 0}, {1551, 1756, 0}, {1552, -1, 0}, {1553, 1758, 0}, {1554, -1, 0},
    {1555, -1, 1}, {1556, -1, 0}, {1557, -1, 0}, {1558, -1, 0}, {488, 1828, 6}, {492, 1827, 6}, {474, -1, 2},
    {820, -1, 6}, {821, -1, 6}, {1433, -1, 6}, {1435, -1, 6}, {1447, -1, 6}, {1450, -1, 6}, {1451, -1, 6},
    {1465, -1, 6}, {1468, -1, 6}, {1471, -1, 6}, {1489, -1, 2}, {1497, -1, 6}, {1505, 1798, 6},
    {1520, -1, 2}, {803, -1, 6}, {806, -1, 6}, {752, -1, 6}, {759, -1, 6}, {755, -1, 6}, {757, -1, 6},
    {586, 1787, 2}, {826, -1, 2}, {597, -1, 2}, {1023, -1, 2}, {763, -1, 6}, {763, -1, 6}, {764, -1, 6},
    {764, -1, 6}, {877, -1, 6}, {877, -1, 6}, {878, -1, 6}, {878, -1, 6}, {880, -1, 6}, {1291, -1, 6},
    {1292, -1, 6}, {790, -1, 6}, {871, -1, 6}, {872, -1, 6}, {1275, -1, 6}, {1276, -1, 6}, {397, -1, 2},
    {1393, -1, 2}, {1394, -1, 2}, {1395, -1, 2}, {1396, -1, 2}, {1397, -1, 2}, {498, -1, 6}, {609, 1814, 2},
    {861, -1, 2}, {847, -1, 2}, {654, -1, 2}, {653, -1, 2}, {636, -1, 2}, {637, -1, 2}, {638, -1, 2},
    {760, -1, 6}, {779, 1823, 6}, {780, -1, 6}, {311, -1, 6}, {388, -1, 6}, {389, -1, 6}, {396, -1, 6},
    {337, -1, 6}, {308, -1, 2}, {309, -1, 2}, {310, -1, 6}, {387, -1, 6}, {1257, -1, 6}, {1260, -1, 6},
    {1261, -1, 6}, {1270, -1, 2}, {1266, -1, 2}, {1245, -1, 2}, {974, -1, 2}, {995, -1, 6}, {1001, -1, 6},
    {1016, -1, 6}, {1277, -1, 6}, {1287, 1850, 6}, {1286, 1851, 6}, {1280, 1847, 6}, {1282, -1, 6},
    {1281, 1849, 6}, {1283, -1, 6}, {1284, -1, 6}, {1285, -1, 6}, {1555, -1, 6}
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
    {193, -1, -1, -1, -1, 136, 220, 57, 2, 2, 3, 0, 3, 0, 0, 4},  // String
    {158, -1, -1, -1, -1, 138, 222, 58, 2, 2, 0, 0, 55, 0, 0, 4},  // Int
    {158, -1, -1, -1, -1, 140, 224, 59, 1, 1, 0, 0, 55, 0, 0, 4},  // Int
    {135, -1, 136, -1, -1, 141, 225, 60, 1, 1, 0, 0, 0, 0, 3, 4},  // sqrt
    {418, -1, 419, -1, -1, 142, 226, 61, 1, 1, 0, 0, 0, 0, 0, 4},  // exp
    {420, -1, 421, -1, -1, 143, 227, 62, 1, 1, 0, 0, 0, 0, 0, 4},  // log
    {422, -1, -1, -1, -1, 144, 228, 63, 1, 1, 0, 0, 0, 0, 0, 4},  // abs
    {423, -1, 424, -1, -1, 145, 229, 64, 1, 1, 0, 0, 0, 0, 0, 4},  // fabs
    {425, -1, 426, -1, -1, 146, 230, 65, 1, 1, 0, 0, 0, 0, 0, 4},  // floor
    {427, -1, 428, -1, -1, 147, 231, 66, 1, 1, 0, 0, 0, 0, 0, 4},  // ceil
    {109, -1, 429, -1, -1, 148, 232, 67, 1, 1, 0, 0, 0, 0, 0, 4},  // round
    {430, -1, 431, -1, -1, 149, 233, 68, 2, 2, 0, 0, 0, 0, 0, 4},  // pow
    {134, -1, 432, -1, -1, 151, 235, 69, 2, 2, 0, 0, 0, 0, 3, 4},  // hypot
    {433, -1, 434, -1, -1, 153, 237, 70, 2, 2, 0, 0, 0, 0, 0, 4},  // fmod
    {435, -1, -1, -1, -1, 155, 239, 71, 3, 3, 0, 0, 4, 0, 0, 4},  // stride
    {435, -1, -1, -1, -1, 158, 242, 72, 3, 3, 0, 0, 4, 0, 0, 4},  // stride
    {435, -1, -1, -1, -1, 161, 245, 73, 2, 3, 1, 1, 4, 0, 0, 4},  // stride
    {435, -1, -1, -1, -1, 163, 248, 74, 2, 3, 1, 1, 4, 0, 0, 4},  // stride
    {411, -1, 436, -1, -1, 165, 251, 75, 2, 2, 0, 0, 0, 0, 0, 4},  // min
    {411, -1, -1, -1, -1, 167, 253, 76, 3, 3, 0, 0, 0, 0, 0, 4},  // min
    {411, -1, -1, -1, -1, 170, 256, 77, 4, 4, 0, 0, 0, 0, 0, 4},  // min
    {409, -1, 437, -1, -1, 174, 260, 78, 2, 2, 0, 0, 0, 0, 0, 4},  // max
    {409, -1, -1, -1, -1, 176, 262, 79, 3, 3, 0, 0, 0, 0, 0, 4},  // max
    {409, -1, -1, -1, -1, 179, 265, 80, 4, 4, 0, 0, 0, 0, 0, 4},  // max
    {438, -1, 439, -1, -1, 183, 269, 81, 1, 1, 0, 0, 0, 0, 0, 4},  // trunc
    {440, -1, 441, -1, -1, 184, 270, 82, 1, 1, 0, 0, 0, 0, 0, 4},  // rint
    {442, -1, 443, -1, -1, 185, 271, 83, 1, 1, 0, 0, 0, 0, 0, 4},  // nearbyint
    {444, -1, 445, -1, -1, 186, 272, 84, 1, 1, 0, 0, 0, 0, 0, 4},  // lrint
    {446, -1, 447, -1, -1, 187, 273, 85, 1, 1, 0, 0, 0, 0, 0, 4},  // llrint
    {448, -1, 449, -1, -1, 188, 274, 86, 1, 1, 0, 0, 0, 0, 0, 4},  // lround
    {450, -1, 451, -1, -1, 189, 275, 87, 1, 1, 0, 0, 0, 0, 0, 4},  // llround
    {452, -1, 453, -1, -1, 190, 276, 88, 1, 1, 0, 0, 0, 0, 0, 4},  // log2
    {454, -1, 455, -1, -1, 191, 277, 89, 1, 1, 0, 0, 0, 0, 0, 4},  // log10
    {456, -1, 457, -1, -1, 192, 278, 90, 1, 1, 0, 0, 0, 0, 0, 4},  // exp2
    {458, -1, 459, -1, -1, 193, 279, 91, 1, 1, 0, 0, 0, 0, 0, 4},  // cbrt
    {460, -1, 461, -1, -1, 194, 280, 92, 1, 1, 0, 0, 0, 0, 0, 4},  // sinh
    {462, -1, 463, -1, -1, 195, 281, 93, 1, 1, 0, 0, 0, 0, 0, 4},  // cosh
    {464, -1, 465, -1, -1, 196, 282, 94, 1, 1, 0, 0, 0, 0, 0, 4},  // tanh
    {466, -1, 467, -1, -1, 197, 283, 95, 2, 2, 0, 0, 0, 0, 0, 4},  // copysign
    {468, -1, 469, -1, -1, 199, 285, 96, 2, 2, 0, 0, 0, 0, 0, 4},  // fdim
    {470, -1, -1, -1, -1, 201, 287, 97, 2, 2, 0, 0, 0, 0, 0, 4},  // fminf
    {471, -1, -1, -1, -1, 203, 289, 98, 2, 2, 0, 0, 0, 0, 0, 4},  // fmaxf
    {472, -1, -1, -1, -1, 205, 291, 99, 1, 1, 0, 0, 2, 0, 0, 4},  // isnan
    {473, -1, -1, -1, -1, 206, 292, 100, 1, 1, 0, 0, 2, 0, 0, 4},  // isinf
    {474, -1, -1, -1, -1, 207, 293, 101, 1, 1, 0, 0, 2, 0, 0, 4},  // isfinite
    {475, -1, -1, -1, -1, 208, 294, 102, 1, 1, 0, 0, 2, 0, 0, 4},  // signbit
    {476, -1, -1, -1, -1, 0, 0, 103, 0, 0, 5, 0, 0, 0, 0, 4},  // INT_MAX
    {477, -1, -1, -1, -1, 0, 0, 104, 0, 0, 5, 0, 0, 0, 0, 4},  // INT_MIN
    {478, -1, -1, -1, -1, 0, 0, 105, 0, 0, 5, 0, 0, 0, 0, 4},  // UINT_MAX
    {479, -1, -1, -1, -1, 0, 0, 106, 0, 0, 5, 0, 0, 0, 0, 4},  // LONG_MAX
    {480, -1, -1, -1, -1, 0, 0, 107, 0, 0, 5, 0, 0, 0, 0, 4},  // LONG_MIN
    {481, -1, -1, -1, -1, 0, 0, 108, 0, 0, 5, 0, 0, 0, 0, 4},  // NSUIntegerMax
    {482, -1, -1, -1, -1, 0, 0, 109, 0, 0, 5, 0, 0, 0, 0, 4},  // M_LN2
    {483, -1, -1, -1, -1, 0, 0, 110, 0, 0, 5, 0, 0, 0, 0, 4},  // M_LN10
    {484, -1, -1, -1, -1, 209, 295, 111, 0, 1, 1, 1, 0, 0, 0, 4},  // rounded
    {486, 485, -1, -1, -1, 0, 0, 112, 0, 0, 5, 25, 24, 0, 0, 4},  // up
    {487, 485, -1, -1, -1, 0, 0, 113, 0, 0, 5, 25, 24, 0, 0, 4},  // down
    {488, 485, -1, -1, -1, 0, 0, 114, 0, 0, 5, 25, 24, 0, 0, 4},  // toNearestOrEven
    {489, 485, -1, -1, -1, 0, 0, 115, 0, 0, 5, 25, 24, 0, 0, 4},  // toNearestOrAwayFromZero
    {490, 485, -1, -1, -1, 0, 0, 116, 0, 0, 5, 25, 24, 0, 0, 4},  // towardZero
    {491, 485, -1, -1, -1, 0, 0, 117, 0, 0, 5, 25, 24, 0, 0, 4},  // awayFromZero
    {484, -1, -1, -1, -1, 209, 296, 118, 1, 2, 1, 1, 0, 0, 0, 4},  // rounded
    {137, -1, -1, -1, -1, 210, 298, 119, 0, 1, 1, 1, 0, 0, 3, 4},  // squareRoot
    {492, -1, -1, -1, -1, 210, 299, 120, 1, 2, 1, 1, 0, 0, 0, 4},  // truncatingRemainder
    {385, -1, -1, -1, -1, 211, 301, 121, 1, 2, 1, 1, 0, 0, 0, 4},  // remainder
    {494, -1, -1, -1, -1, 212, 303, 122, 0, 1, 1, 1, 0, 0, 0, 4},  // signum
    {495, -1, -1, -1, -1, 0, 304, 123, 0, 1, 2, 1, 0, 0, 0, 4},  // magnitude
    {496, -1, -1, -1, -1, 212, 305, 124, 1, 2, 1, 1, 2, 0, 0, 4},  // isMultiple
    {498, -1, -1, -1, -1, 0, 307, 125, 0, 1, 2, 1, 2, 0, 0, 4},  // isFinite
    {353, -1, -1, -1, -1, 0, 308, 126, 0, 1, 2, 1, 2, 0, 0, 4},  // isInfinite
    {499, -1, -1, -1, -1, 0, 309, 127, 0, 1, 2, 1, 2, 0, 0, 4},  // isZero
    {500, -1, -1, -1, -1, 0, 310, 128, 0, 1, 2, 1, 2, 0, 0, 4},  // isNaN
    {501, -1, -1, -1, -1, 0, 311, 129, 0, 1, 2, 1, 3, 0, 0, 4},  // description
    {502, -1, -1, -1, -1, 0, 312, 130, 0, 1, 2, 1, 0, 0, 0, 4},  // ulp
    {503, -1, -1, -1, -1, 0, 313, 131, 0, 1, 2, 1, 0, 0, 0, 4},  // nextUp
    {504, -1, -1, -1, -1, 0, 314, 132, 0, 1, 2, 1, 0, 0, 0, 4},  // nextDown
    {505, -1, -1, -1, -1, 0, 315, 133, 0, 1, 2, 1, 0, 0, 0, 4},  // exponent
    {506, -1, -1, -1, -1, 0, 316, 134, 0, 1, 2, 1, 0, 0, 0, 4},  // significand
    {507, 155, -1, -1, -1, 0, 0, 135, 0, 0, 5, 1, 0, 0, 0, 4},  // leastNormalMagnitude
    {508, 155, -1, -1, -1, 0, 0, 136, 0, 0, 5, 1, 0, 0, 0, 4},  // leastNonzeroMagnitude
    {509, -1, -1, -1, -1, 0, 317, 137, 0, 1, 2, 1, 2, 0, 0, 4},  // isNormal
    {510, -1, -1, -1, -1, 213, 318, 138, 1, 2, 1, 1, 2, 0, 0, 4},  // isLess
    {512, -1, -1, -1, -1, 214, 320, 139, 1, 2, 1, 1, 2, 0, 0, 4},  // isLessThanOrEqualTo
    {513, -1, -1, -1, -1, 215, 322, 140, 1, 2, 1, 1, 0, 0, 0, 4},  // advanced
    {286, -1, -1, -1, -1, 216, 324, 141, 1, 2, 1, 1, 0, 0, 0, 4},  // distance
    {514, -1, -1, -1, -1, 217, 326, 142, 2, 3, 1, 1, 0, 0, 0, 4},  // addingProduct
    {385, -1, -1, -1, -1, 219, 329, 143, 2, 2, 0, 0, 0, 0, 0, 4},  // remainder
    {516, -1, -1, -1, -1, 221, 331, 144, 1, 2, 1, 1, 51, 0, 0, 4},  // quotientAndRemainder
    {203, -1, -1, -1, -1, 222, 333, 0, 1, 1, 3, 0, 1, 0, 0, 5},  // Angle
    {203, -1, -1, -1, -1, 223, 334, 1, 1, 1, 3, 0, 1, 0, 0, 5},  // Angle
    {203, -1, -1, -1, -1, 224, 335, 2, 1, 1, 3, 0, 1, 0, 0, 5},  // Angle
    {517, 203, -1, -1, -1, 225, 336, 3, 1, 1, 4, 2, 1, 0, 0, 5},  // degrees
    {518, 203, -1, -1, -1, 226, 337, 4, 1, 1, 4, 2, 1, 0, 0, 5},  // radians
    {282, 203, -1, -1, -1, 0, 0, 5, 0, 0, 5, 2, 1, 0, 0, 5},  // zero
    {517, -1, -1, -1, -1, 0, 338, 6, 0, 1, 2, 2, 0, 0, 0, 5},  // degrees
    {518, -1, -1, -1, -1, 0, 339, 7, 0, 1, 2, 2, 0, 0, 0, 5},  // radians
    {519, -1, -1, -1, -1, 0, 340, 8, 0, 1, 2, 2, 0, 0, 0, 5},  // turns
    {520, -1, 521, -1, -1, 227, 341, 9, 1, 1, 0, 0, 0, 0, 1, 5},  // sin
    {522, -1, 523, -1, -1, 228, 342, 10, 1, 1, 0, 0, 0, 0, 1, 5},  // cos
    {524, -1, 525, -1, -1, 229, 343, 11, 1, 1, 0, 0, 0, 0, 1, 5},  // tan
    {127, -1, 131, -1, -1, 230, 344, 12, 1, 1, 0, 0, 1, 0, 3, 5},  // asin
    {126, -1, 130, -1, -1, 231, 345, 13, 1, 1, 0, 0, 1, 0, 3, 5},  // acos
    {128, -1, 132, -1, -1, 232, 346, 14, 1, 1, 0, 0, 1, 0, 3, 5},  // atan
    {129, -1, 133, -1, -1, 233, 347, 15, 2, 2, 0, 0, 1, 0, 3, 5},  // atan2
    {526, -1, -1, -1, -1, 0, 349, 0, 0, 1, 2, 5, 0, 0, 0, 6},  // count
    {351, -1, -1, -1, -1, 0, 350, 1, 0, 1, 2, 5, 2, 0, 0, 6},  // isEmpty
    {527, -1, -1, -1, 1663, 0, 351, 2, 0, 1, 2, 5, 55, 0, 0, 6},  // first
    {528, -1, -1, -1, 1664, 0, 352, 3, 0, 1, 2, 5, 55, 0, 0, 6},  // last
    {529, -1, -1, -1, 1665, 235, 353, 4, 0, 1, 1, 5, 4, 0, 0, 6},  // reversed
    {530, -1, -1, -1, 1660, 235, 354, 5, 0, 1, 1, 5, 4, 0, 0, 6},  // enumerated
    {531, -1, -1, -1, -1, 235, 355, 6, 2, 2, 0, 0, 4, 0, 0, 6},  // zip
    {532, -1, -1, -1, -1, 237, 357, 7, 2, 2, 0, 0, 4, 0, 0, 6},  // sequence
    {111, -1, -1, -1, -1, 239, 359, 8, 1, 2, 1, 5, 4, 0, 0, 6},  // map
    {534, -1, -1, -1, -1, 240, 361, 9, 1, 2, 1, 5, 4, 0, 0, 6},  // compactMap
    {535, -1, -1, -1, -1, 241, 363, 10, 1, 2, 1, 5, 4, 0, 0, 6},  // filter
    {536, -1, -1, -1, -1, 242, 365, 11, 2, 3, 1, 5, 55, 0, 0, 6},  // reduce
    {537, -1, -1, -1, -1, 244, 368, 12, 1, 2, 1, 5, 55, 0, 0, 6},  // forEach
    {538, -1, -1, -1, -1, 245, 370, 13, 1, 2, 1, 5, 55, 0, 0, 6},  // enumerateObjectsUsingBlock
    {539, -1, -1, -1, -1, 246, 372, 14, 1, 2, 1, 5, 55, 0, 0, 6},  // objectAtIndex
    {540, -1, -1, -1, -1, 247, 374, 15, 1, 2, 1, 5, 0, 0, 0, 6},  // indexOfObject
    {541, -1, -1, -1, -1, 248, 376, 16, 1, 2, 1, 5, 4, 0, 0, 6},  // arrayByAddingObject
    {542, -1, -1, -1, -1, 249, 378, 17, 1, 2, 1, 5, 4, 0, 0, 6},  // arrayByAddingObjectsFromArray
    {543, -1, -1, -1, -1, 0, 0, 18, 0, 0, 5, 0, 0, 0, 0, 6},  // NSNotFound
    {544, -1, -1, -1, -1, 250, 380, 19, 0, 1, 1, 5, 55, 0, 0, 6},  // removeLastObject
    {545, -1, -1, -1, -1, 250, 381, 20, 1, 2, 1, 5, 55, 0, 0, 6},  // removeObjectAtIndex
    {546, -1, -1, -1, -1, 251, 383, 21, 2, 3, 1, 5, 55, 0, 0, 6},  // replaceObjectAtIndex
    {548, -1, -1, -1, -1, 253, 386, 22, 2, 3, 1, 5, 55, 0, 0, 6},  // insertObject
    {550, -1, -1, -1, -1, 255, 389, 23, 2, 3, 1, 5, 55, 0, 0, 6},  // exchangeObjectAtIndex
    {105, -1, -1, -1, -1, 257, 392, 24, 1, 2, 1, 5, 55, 0, 0, 6},  // removeObject
    {552, -1, -1, -1, -1, 258, 394, 25, 1, 2, 1, 5, 55, 0, 0, 6},  // makeObjectsPerformSelector
    {553, -1, -1, -1, -1, 259, 396, 26, 1, 2, 1, 5, 4, 0, 0, 6},  // sortedArrayUsingComparator
    {554, -1, -1, -1, -1, 260, 398, 27, 1, 2, 1, 1, 0, 0, 0, 6},  // compare
    {555, -1, -1, -1, -1, 0, 0, 28, 0, 0, 5, 0, 0, 0, 0, 6},  // NSOrderedAscending
    {556, -1, -1, -1, -1, 0, 0, 29, 0, 0, 5, 0, 0, 0, 0, 6},  // NSOrderedSame
    {557, -1, -1, -1, -1, 0, 0, 30, 0, 0, 5, 0, 0, 0, 0, 6},  // NSOrderedDescending
    {378, -1, -1, -1, 638, 261, 400, 31, 1, 2, 1, 5, 2, 0, 0, 6},  // contains
    {378, -1, -1, -1, -1, 262, 402, 32, 1, 2, 1, 5, 2, 0, 0, 6},  // contains
    {527, -1, -1, -1, -1, 263, 404, 33, 1, 2, 1, 5, 55, 0, 0, 6},  // first
    {558, -1, -1, -1, -1, 264, 406, 34, 1, 2, 1, 5, 2, 0, 0, 6},  // allSatisfy
    {559, -1, -1, -1, -1, 265, 408, 35, 1, 2, 1, 5, 55, 0, 0, 6},  // firstIndex
    {559, -1, -1, -1, -1, 266, 410, 36, 1, 2, 1, 5, 55, 0, 0, 6},  // firstIndex
    {528, -1, -1, -1, -1, 267, 412, 37, 1, 2, 1, 5, 55, 0, 0, 6},  // last
    {560, -1, -1, -1, -1, 268, 414, 38, 1, 2, 1, 5, 55, 0, 0, 6},  // lastIndex
    {560, -1, -1, -1, -1, 269, 416, 39, 1, 2, 1, 5, 55, 0, 0, 6},  // lastIndex
    {118, -1, -1, -1, -1, 270, 418, 40, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {118, -1, -1, -1, -1, 271, 420, 41, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {561, -1, -1, -1, -1, 272, 422, 42, 1, 2, 1, 5, 4, 0, 0, 6},  // drop
    {562, -1, -1, -1, -1, 273, 424, 43, 1, 2, 1, 5, 2, 0, 0, 6},  // elementsEqual
    {563, -1, -1, -1, -1, 274, 426, 44, 1, 2, 1, 5, 2, 0, 0, 6},  // starts
    {99, -1, -1, -1, -1, 275, 428, 45, 1, 2, 1, 5, 55, 0, 0, 6},  // removeFirst
    {97, -1, -1, -1, -1, 276, 430, 46, 1, 2, 1, 5, 55, 0, 0, 6},  // removeLast
    {378, -1, -1, -1, -1, 277, 432, 47, 1, 2, 1, 8, 2, 0, 0, 6},  // contains
    {31, -1, -1, -1, -1, 0, 434, 48, 0, 1, 2, 5, 4, 0, 0, 6},  // lazy
    {565, -1, -1, -1, -1, 278, 435, 49, 0, 1, 1, 5, 4, 0, 0, 6},  // dropFirst
    {565, -1, -1, -1, -1, 278, 436, 50, 1, 2, 1, 5, 4, 0, 0, 6},  // dropFirst
    {566, -1, -1, -1, -1, 279, 438, 51, 0, 1, 1, 5, 4, 0, 0, 6},  // dropLast
    {566, -1, -1, -1, -1, 279, 439, 52, 1, 2, 1, 5, 4, 0, 0, 6},  // dropLast
    {118, -1, -1, -1, -1, 280, 441, 53, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {567, -1, -1, -1, -1, 281, 443, 54, 1, 2, 1, 5, 4, 0, 0, 6},  // suffix
    {118, -1, -1, -1, -1, 282, 445, 55, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {118, -1, -1, -1, -1, 283, 447, 56, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {567, -1, -1, -1, -1, 284, 449, 57, 1, 2, 1, 5, 4, 0, 0, 6},  // suffix
    {106, -1, -1, -1, -1, 285, 451, 58, 2, 3, 1, 5, 55, 0, 0, 6},  // swapAt
    {569, -1, -1, -1, -1, 287, 454, 59, 0, 1, 1, 5, 55, 0, 0, 6},  // joined
    {570, -1, -1, -1, -1, 287, 455, 60, 1, 2, 1, 5, 4, 0, 0, 6},  // split
    {570, -1, -1, -1, -1, 288, 457, 61, 1, 2, 1, 5, 4, 0, 0, 6},  // split
    {570, -1, -1, -1, -1, 289, 459, 62, 1, 2, 1, 5, 4, 0, 0, 6},  // split
    {573, -1, -1, -1, -1, 290, 461, 63, 1, 2, 1, 5, 55, 0, 0, 6},  // reserveCapacity
    {574, -1, -1, -1, -1, 0, 463, 64, 0, 1, 2, 5, 7, 0, 0, 6},  // indices
    {575, -1, -1, -1, -1, 0, 464, 65, 0, 1, 2, 5, 0, 0, 0, 6},  // startIndex
    {576, -1, -1, -1, -1, 0, 465, 66, 0, 1, 2, 5, 0, 0, 0, 6},  // endIndex
    {112, -1, -1, -1, -1, 291, 466, 67, 1, 2, 1, 5, 4, 0, 0, 6},  // flatMap
    {537, -1, -1, -1, -1, 292, 468, 68, 1, 2, 1, 8, 55, 0, 0, 6},  // forEach
    {536, -1, -1, -1, -1, 293, 470, 69, 2, 3, 1, 5, 55, 0, 0, 6},  // reduce
    {100, -1, -1, -1, -1, 295, 473, 70, 1, 2, 1, 5, 55, 0, 0, 6},  // removeAll
    {196, -1, -1, -1, -1, 296, 475, 71, 2, 2, 3, 0, 4, 0, 0, 6},  // Array
    {411, -1, -1, -1, -1, 298, 477, 72, 0, 1, 1, 5, 55, 0, 0, 6},  // min
    {409, -1, -1, -1, -1, 298, 478, 73, 0, 1, 1, 5, 55, 0, 0, 6},  // max
    {411, -1, -1, -1, -1, 298, 479, 74, 2, 2, 0, 0, 55, 0, 0, 6},  // min
    {409, -1, -1, -1, -1, 300, 481, 75, 2, 2, 0, 0, 55, 0, 0, 6},  // max
    {411, -1, -1, -1, -1, 302, 483, 76, 1, 2, 1, 5, 55, 0, 0, 6},  // min
    {409, -1, -1, -1, -1, 303, 485, 77, 1, 2, 1, 5, 55, 0, 0, 6},  // max
    {579, -1, -1, -1, -1, 304, 487, 78, 0, 1, 1, 5, 4, 0, 0, 6},  // sorted
    {579, -1, -1, -1, -1, 304, 488, 79, 1, 2, 1, 5, 4, 0, 0, 6},  // sorted
    {579, -1, -1, -1, -1, 305, 490, 80, 1, 2, 1, 5, 4, 0, 0, 6},  // sorted
    {569, -1, -1, -1, 1666, 306, 492, 81, 1, 2, 1, 5, 3, 0, 0, 6},  // joined
    {94, -1, -1, -1, 1661, 307, 494, 82, 1, 2, 1, 5, 55, 0, 0, 6},  // append
    {94, -1, -1, -1, 1662, 308, 496, 83, 1, 2, 1, 5, 55, 0, 0, 6},  // append
    {95, -1, -1, -1, -1, 309, 498, 84, 2, 3, 1, 5, 55, 0, 0, 6},  // insert
    {95, -1, -1, -1, -1, 311, 501, 85, 2, 3, 1, 5, 55, 0, 0, 6},  // insert
    {96, -1, -1, -1, -1, 313, 504, 86, 1, 2, 1, 5, 55, 0, 0, 6},  // remove
    {97, -1, -1, -1, -1, 314, 506, 87, 0, 1, 1, 5, 55, 0, 0, 6},  // removeLast
    {98, -1, -1, -1, -1, 314, 507, 88, 0, 1, 1, 5, 55, 0, 0, 6},  // popLast
    {99, -1, -1, -1, -1, 314, 508, 89, 0, 1, 1, 5, 55, 0, 0, 6},  // removeFirst
    {100, -1, -1, -1, 613, 314, 509, 90, 0, 1, 1, 5, 55, 0, 0, 6},  // removeAll
    {526, -1, -1, -1, 296, 0, 510, 91, 0, 1, 2, 4, 0, 0, 0, 6},  // count
    {351, -1, -1, -1, -1, 0, 511, 92, 0, 1, 2, 4, 2, 0, 0, 6},  // isEmpty
    {582, -1, -1, -1, -1, 314, 512, 93, 0, 1, 1, 4, 3, 0, 0, 6},  // uppercased
    {583, -1, -1, -1, -1, 314, 513, 94, 0, 1, 1, 4, 3, 0, 0, 6},  // lowercased
    {378, -1, -1, -1, -1, 314, 514, 95, 1, 2, 1, 4, 2, 0, 0, 6},  // contains
    {584, -1, -1, -1, -1, 315, 516, 96, 1, 2, 1, 4, 2, 0, 0, 6},  // hasPrefix
    {585, -1, -1, -1, -1, 316, 518, 97, 1, 2, 1, 4, 2, 0, 0, 6},  // hasSuffix
    {193, -1, -1, -1, -1, 317, 520, 98, 2, 2, 3, 0, 3, 0, 0, 6},  // String
    {586, -1, -1, -1, -1, 0, 522, 99, 0, 1, 2, 4, 2, 0, 0, 6},  // isLetter
    {587, -1, -1, -1, -1, 0, 523, 100, 0, 1, 2, 4, 2, 0, 0, 6},  // isNumber
    {588, -1, -1, -1, -1, 0, 524, 101, 0, 1, 2, 4, 2, 0, 0, 6},  // isWhitespace
    {589, -1, -1, -1, -1, 0, 525, 102, 0, 1, 2, 4, 2, 0, 0, 6},  // isUppercase
    {590, -1, -1, -1, -1, 0, 526, 103, 0, 1, 2, 4, 2, 0, 0, 6},  // isLowercase
    {591, -1, -1, -1, -1, 0, 527, 104, 0, 1, 2, 4, 2, 0, 0, 6},  // isPunctuation
    {592, -1, -1, -1, -1, 0, 528, 105, 0, 1, 2, 4, 55, 0, 0, 6},  // wholeNumberValue
    {593, -1, -1, -1, -1, 0, 529, 106, 0, 1, 2, 4, 3, 0, 0, 6},  // capitalized
    {594, -1, -1, -1, -1, 0, 530, 107, 0, 1, 2, 4, 0, 0, 0, 6},  // floatValue
    {595, -1, -1, -1, -1, 0, 531, 108, 0, 1, 2, 4, 0, 0, 0, 6},  // doubleValue
    {596, -1, -1, -1, -1, 0, 532, 109, 0, 1, 2, 4, 0, 0, 0, 6},  // integerValue
    {597, -1, -1, -1, -1, 0, 533, 110, 0, 1, 2, 4, 0, 0, 0, 6},  // intValue
    {570, -1, -1, -1, -1, 319, 534, 111, 1, 2, 1, 4, 4, 0, 0, 6},  // split
    {598, -1, -1, -1, -1, 320, 536, 112, 1, 2, 1, 4, 4, 0, 0, 6},  // components
    {600, -1, -1, -1, -1, 321, 538, 113, 2, 3, 1, 4, 3, 0, 0, 6},  // replacingOccurrences
    {601, -1, -1, -1, -1, 323, 541, 114, 1, 1, 0, 0, 52, 0, 0, 6},  // type
    {193, -1, -1, -1, -1, 324, 542, 115, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {193, -1, -1, -1, -1, 325, 543, 116, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {194, -1, -1, -1, -1, 326, 544, 117, 1, 1, 3, 0, 3, 0, 0, 6},  // Character
    {193, -1, -1, -1, -1, 327, 545, 118, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {607, -1, -1, -1, -1, 0, 546, 119, 0, 1, 2, 7, 4, 0, 0, 6},  // keys
    {608, -1, -1, -1, -1, 0, 547, 120, 0, 1, 2, 7, 4, 0, 0, 6},  // allKeys
    {609, -1, -1, -1, -1, 0, 548, 121, 0, 1, 2, 7, 4, 0, 0, 6},  // values
    {610, -1, -1, -1, -1, 0, 549, 122, 0, 1, 2, 7, 4, 0, 0, 6},  // allValues
    {526, -1, -1, -1, -1, 0, 550, 123, 0, 1, 2, 7, 0, 0, 0, 6},  // count
    {351, -1, -1, -1, -1, 0, 551, 124, 0, 1, 2, 7, 2, 0, 0, 6},  // isEmpty
    {101, -1, -1, -1, -1, 328, 552, 125, 1, 2, 1, 7, 55, 0, 0, 6},  // removeValue
    {612, -1, -1, -1, -1, 329, 554, 126, 1, 2, 1, 7, 55, 0, 0, 6},  // removeObjectForKey
    {102, -1, -1, -1, -1, 330, 556, 127, 2, 3, 1, 7, 55, 0, 0, 6},  // updateValue
    {104, -1, -1, -1, -1, 332, 559, 128, 2, 3, 1, 7, 55, 0, 0, 6},  // setObject
    {100, -1, -1, -1, -1, 334, 562, 129, 0, 1, 1, 7, 55, 0, 0, 6},  // removeAll
    {613, -1, -1, -1, -1, 334, 563, 130, 0, 1, 1, 7, 55, 0, 0, 6},  // removeAllObjects
    {103, -1, -1, -1, -1, 334, 564, 131, 2, 3, 1, 7, 55, 0, 0, 6},  // merge
    {615, -1, -1, -1, -1, 336, 567, 132, 1, 2, 1, 7, 6, 0, 0, 6},  // mapValues
    {535, -1, -1, -1, -1, 337, 569, 133, 1, 2, 1, 7, 6, 0, 0, 6},  // filter
    {616, -1, -1, -1, -1, 338, 571, 134, 2, 3, 1, 7, 6, 0, 0, 6},  // merging
    {617, -1, -1, -1, -1, 340, 574, 135, 1, 2, 1, 7, 55, 0, 0, 6},  // objectForKey
    {618, -1, -1, -1, -1, 341, 576, 136, 1, 2, 1, 7, 55, 0, 0, 6},  // valueForKey
    {604, -1, -1, -1, -1, 342, 578, 137, 1, 1, 3, 0, 6, 0, 0, 6},  // Dictionary
    {604, -1, -1, -1, -1, 343, 579, 138, 2, 2, 3, 0, 6, 0, 0, 6},  // Dictionary
    {606, -1, -1, -1, -1, 345, 581, 139, 0, 0, 3, 0, 6, 0, 0, 6},  // NSMutableDictionary
    {605, -1, -1, -1, -1, 345, 581, 140, 0, 0, 3, 0, 6, 0, 0, 6},  // NSDictionary
    {604, -1, -1, -1, -1, 345, 581, 141, 0, 0, 3, 0, 6, 0, 0, 6},  // Dictionary
    {111, -1, -1, -1, -1, 239, 581, 142, 1, 2, 1, 7, 4, 0, 0, 6},  // map
    {534, -1, -1, -1, -1, 240, 583, 143, 1, 2, 1, 7, 4, 0, 0, 6},  // compactMap
    {112, -1, -1, -1, -1, 291, 585, 144, 1, 2, 1, 7, 4, 0, 0, 6},  // flatMap
    {537, -1, -1, -1, -1, 244, 587, 145, 1, 2, 1, 7, 55, 0, 0, 6},  // forEach
    {536, -1, -1, -1, -1, 242, 589, 146, 2, 3, 1, 7, 55, 0, 0, 6},  // reduce
    {378, -1, -1, -1, -1, 262, 592, 147, 1, 2, 1, 7, 2, 0, 0, 6},  // contains
    {527, -1, -1, -1, -1, 263, 594, 148, 1, 2, 1, 7, 55, 0, 0, 6},  // first
    {558, -1, -1, -1, -1, 264, 596, 149, 1, 2, 1, 7, 2, 0, 0, 6},  // allSatisfy
    {579, -1, -1, -1, -1, 304, 598, 150, 1, 2, 1, 7, 4, 0, 0, 6},  // sorted
    {579, -1, -1, -1, -1, 305, 600, 151, 1, 2, 1, 7, 4, 0, 0, 6},  // sorted
    {409, -1, -1, -1, -1, 303, 602, 152, 1, 2, 1, 7, 55, 0, 0, 6},  // max
    {411, -1, -1, -1, -1, 302, 604, 153, 1, 2, 1, 7, 55, 0, 0, 6},  // min
    {530, -1, -1, -1, -1, 235, 606, 154, 0, 1, 1, 7, 4, 0, 0, 6},  // enumerated
    {527, -1, -1, -1, -1, 0, 607, 155, 0, 1, 2, 7, 55, 0, 0, 6},  // first
    {621, -1, -1, -1, -1, 0, 608, 156, 0, 1, 2, 8, 0, 0, 0, 6},  // lowerBound
    {622, -1, -1, -1, -1, 0, 609, 157, 0, 1, 2, 8, 0, 0, 0, 6},  // upperBound
    {526, -1, -1, -1, -1, 0, 610, 158, 0, 1, 2, 8, 0, 0, 0, 6},  // count
    {351, -1, -1, -1, -1, 0, 611, 159, 0, 1, 2, 8, 2, 0, 0, 6},  // isEmpty
    {378, -1, -1, -1, -1, 358, 612, 160, 1, 2, 1, 8, 2, 0, 0, 6},  // contains
    {111, -1, -1, -1, -1, 359, 614, 161, 1, 2, 1, 8, 4, 0, 0, 6},  // map
    {529, -1, -1, -1, -1, 360, 616, 162, 0, 1, 1, 8, 4, 0, 0, 6},  // reversed
    {196, -1, -1, -1, -1, 360, 617, 163, 1, 1, 3, 0, 4, 0, 0, 6},  // Array
    {623, -1, -1, -1, -1, 361, 618, 164, 0, 0, 3, 0, 5, 0, 0, 6},  // Set
    {623, -1, -1, -1, -1, 361, 618, 165, 1, 1, 3, 0, 5, 0, 0, 6},  // Set
    {526, -1, -1, -1, -1, 0, 619, 166, 0, 1, 2, 6, 0, 0, 0, 6},  // count
    {351, -1, -1, -1, -1, 0, 620, 167, 0, 1, 2, 6, 2, 0, 0, 6},  // isEmpty
    {527, -1, -1, -1, 639, 0, 621, 168, 0, 1, 2, 6, 55, 0, 0, 6},  // first
    {372, -1, -1, -1, -1, 362, 622, 169, 1, 2, 1, 6, 5, 0, 0, 6},  // union
    {624, -1, -1, -1, -1, 363, 624, 170, 1, 2, 1, 6, 55, 0, 0, 6},  // formUnion
    {374, -1, -1, -1, -1, 364, 626, 171, 1, 2, 1, 6, 5, 0, 0, 6},  // intersection
    {625, -1, -1, -1, -1, 365, 628, 172, 1, 2, 1, 6, 55, 0, 0, 6},  // formIntersection
    {626, -1, -1, -1, -1, 366, 630, 173, 1, 2, 1, 6, 5, 0, 0, 6},  // subtracting
    {627, -1, -1, -1, -1, 367, 632, 174, 1, 2, 1, 6, 55, 0, 0, 6},  // subtract
    {628, -1, -1, -1, -1, 368, 634, 175, 1, 2, 1, 6, 5, 0, 0, 6},  // symmetricDifference
    {629, -1, -1, -1, -1, 369, 636, 176, 1, 2, 1, 6, 55, 0, 0, 6},  // formSymmetricDifference
    {630, -1, -1, -1, -1, 370, 638, 177, 1, 2, 1, 6, 2, 0, 0, 6},  // isSubset
    {631, -1, -1, -1, -1, 371, 640, 178, 1, 2, 1, 6, 2, 0, 0, 6},  // isSuperset
    {632, -1, -1, -1, -1, 372, 642, 179, 1, 2, 1, 6, 2, 0, 0, 6},  // isStrictSubset
    {633, -1, -1, -1, -1, 373, 644, 180, 1, 2, 1, 6, 2, 0, 0, 6},  // isStrictSuperset
    {634, -1, -1, -1, -1, 374, 646, 181, 1, 2, 1, 6, 2, 0, 0, 6},  // isDisjoint
    {378, -1, -1, -1, 638, 375, 648, 182, 1, 2, 1, 6, 2, 0, 0, 6},  // contains
    {95, -1, -1, -1, -1, 376, 650, 183, 1, 2, 1, 6, 55, 0, 0, 6},  // insert
    {635, -1, -1, -1, -1, 377, 652, 184, 1, 2, 1, 6, 55, 0, 0, 6},  // update
    {96, -1, -1, -1, -1, 378, 654, 185, 1, 2, 1, 6, 55, 0, 0, 6},  // remove
    {100, -1, -1, -1, 613, 379, 656, 186, 0, 1, 1, 6, 55, 0, 0, 6},  // removeAll
    {636, -1, -1, -1, -1, 379, 657, 187, 0, 1, 1, 6, 55, 0, 0, 6},  // popFirst
    {99, -1, -1, -1, -1, 379, 658, 188, 0, 1, 1, 6, 55, 0, 0, 6},  // removeFirst
    {637, -1, -1, -1, -1, 379, 659, 189, 1, 2, 1, 6, 55, 0, 0, 6},  // addObject
    {105, -1, -1, -1, -1, 380, 661, 190, 1, 2, 1, 6, 55, 0, 0, 6},  // removeObject
    {210, -1, -1, -1, -1, 382, 663, 0, 4, 4, 3, 0, 17, 0, 0, 7},  // UIColor
    {644, -1, -1, -1, 1650, 386, 667, 1, 1, 2, 1, 18, 17, 0, 0, 7},  // withAlphaComponent
    {645, -1, -1, -1, -1, 387, 669, 2, 0, 1, 1, 18, 55, 0, 0, 7},  // set
    {646, -1, -1, -1, -1, 387, 670, 3, 0, 1, 1, 18, 55, 0, 0, 7},  // setFill
    {647, -1, -1, -1, -1, 387, 671, 4, 0, 1, 1, 18, 55, 0, 0, 7},  // setStroke
    {210, -1, -1, -1, -1, 387, 672, 5, 2, 2, 3, 0, 17, 0, 0, 7},  // UIColor
    {210, -1, -1, -1, -1, 389, 674, 6, 4, 4, 3, 0, 17, 0, 0, 7},  // UIColor
    {210, -1, -1, -1, -1, 393, 678, 7, 4, 4, 3, 0, 17, 0, 0, 7},  // UIColor
    {653, -1, -1, -1, -1, 397, 682, 8, 4, 4, 0, 0, 17, 0, 0, 7},  // CGColor
    {210, -1, -1, -1, -1, 401, 686, 9, 1, 1, 0, 0, 55, 0, 0, 7},  // UIColor
    {655, 210, -1, -1, -1, 0, 0, 10, 0, 0, 5, 18, 17, 0, 0, 7},  // black
    {656, 210, -1, -1, -1, 402, 0, 11, 0, 0, 4, 18, 17, 0, 0, 7},  // blackColor
    {648, 210, -1, -1, -1, 0, 0, 12, 0, 0, 5, 18, 17, 0, 0, 7},  // white
    {657, 210, -1, -1, -1, 402, 0, 13, 0, 0, 4, 18, 17, 0, 0, 7},  // whiteColor
    {640, 210, -1, -1, -1, 0, 0, 14, 0, 0, 5, 18, 17, 0, 0, 7},  // red
    {658, 210, -1, -1, -1, 402, 0, 15, 0, 0, 4, 18, 17, 0, 0, 7},  // redColor
    {641, 210, -1, -1, -1, 0, 0, 16, 0, 0, 5, 18, 17, 0, 0, 7},  // green
    {659, 210, -1, -1, -1, 402, 0, 17, 0, 0, 4, 18, 17, 0, 0, 7},  // greenColor
    {642, 210, -1, -1, -1, 0, 0, 18, 0, 0, 5, 18, 17, 0, 0, 7},  // blue
    {660, 210, -1, -1, -1, 402, 0, 19, 0, 0, 4, 18, 17, 0, 0, 7},  // blueColor
    {661, 210, -1, -1, -1, 0, 0, 20, 0, 0, 5, 18, 17, 0, 0, 7},  // cyan
    {662, 210, -1, -1, -1, 402, 0, 21, 0, 0, 4, 18, 17, 0, 0, 7},  // cyanColor
    {663, 210, -1, -1, -1, 0, 0, 22, 0, 0, 5, 18, 17, 0, 0, 7},  // yellow
    {664, 210, -1, -1, -1, 402, 0, 23, 0, 0, 4, 18, 17, 0, 0, 7},  // yellowColor
    {665, 210, -1, -1, -1, 0, 0, 24, 0, 0, 5, 18, 17, 0, 0, 7},  // magenta
    {666, 210, -1, -1, -1, 402, 0, 25, 0, 0, 4, 18, 17, 0, 0, 7},  // magentaColor
    {667, 210, -1, -1, -1, 0, 0, 26, 0, 0, 5, 18, 17, 0, 0, 7},  // orange
    {668, 210, -1, -1, -1, 402, 0, 27, 0, 0, 4, 18, 17, 0, 0, 7},  // orangeColor
    {669, 210, -1, -1, -1, 0, 0, 28, 0, 0, 5, 18, 17, 0, 0, 7},  // purple
    {670, 210, -1, -1, -1, 402, 0, 29, 0, 0, 4, 18, 17, 0, 0, 7},  // purpleColor
    {671, 210, -1, -1, -1, 0, 0, 30, 0, 0, 5, 18, 17, 0, 0, 7},  // brown
    {672, 210, -1, -1, -1, 402, 0, 31, 0, 0, 4, 18, 17, 0, 0, 7},  // brownColor
    {673, 210, -1, -1, -1, 0, 0, 32, 0, 0, 5, 18, 17, 0, 0, 7},  // gray
    {674, 210, -1, -1, -1, 402, 0, 33, 0, 0, 4, 18, 17, 0, 0, 7},  // grayColor
    {675, 210, -1, -1, -1, 0, 0, 34, 0, 0, 5, 18, 17, 0, 0, 7},  // lightGray
    {676, 210, -1, -1, -1, 402, 0, 35, 0, 0, 4, 18, 17, 0, 0, 7},  // lightGrayColor
    {677, 210, -1, -1, -1, 0, 0, 36, 0, 0, 5, 18, 17, 0, 0, 7},  // darkGray
    {678, 210, -1, -1, -1, 402, 0, 37, 0, 0, 4, 18, 17, 0, 0, 7},  // darkGrayColor
    {679, 210, -1, -1, -1, 0, 0, 38, 0, 0, 5, 18, 17, 0, 0, 7},  // clear
    {680, 210, -1, -1, -1, 402, 0, 39, 0, 0, 4, 18, 17, 0, 0, 7},  // clearColor
    {681, 210, -1, -1, -1, 0, 0, 40, 0, 0, 5, 18, 17, 0, 0, 7},  // systemRed
    {682, 210, -1, -1, -1, 0, 0, 41, 0, 0, 5, 18, 17, 0, 0, 7},  // systemOrange
    {683, 210, -1, -1, -1, 0, 0, 42, 0, 0, 5, 18, 17, 0, 0, 7},  // systemYellow
    {684, 210, -1, -1, -1, 0, 0, 43, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGreen
    {685, 210, -1, -1, -1, 0, 0, 44, 0, 0, 5, 18, 17, 0, 0, 7},  // systemMint
    {686, 210, -1, -1, -1, 0, 0, 45, 0, 0, 5, 18, 17, 0, 0, 7},  // systemTeal
    {687, 210, -1, -1, -1, 0, 0, 46, 0, 0, 5, 18, 17, 0, 0, 7},  // systemCyan
    {688, 210, -1, -1, -1, 0, 0, 47, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBlue
    {689, 210, -1, -1, -1, 0, 0, 48, 0, 0, 5, 18, 17, 0, 0, 7},  // systemIndigo
    {690, 210, -1, -1, -1, 0, 0, 49, 0, 0, 5, 18, 17, 0, 0, 7},  // systemPurple
    {691, 210, -1, -1, -1, 0, 0, 50, 0, 0, 5, 18, 17, 0, 0, 7},  // systemPink
    {692, 210, -1, -1, -1, 0, 0, 51, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBrown
    {693, 210, -1, -1, -1, 0, 0, 52, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray
    {694, 210, -1, -1, -1, 0, 0, 53, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray2
    {695, 210, -1, -1, -1, 0, 0, 54, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray3
    {696, 210, -1, -1, -1, 0, 0, 55, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray4
    {697, 210, -1, -1, -1, 0, 0, 56, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray5
    {698, 210, -1, -1, -1, 0, 0, 57, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray6
    {699, 210, -1, -1, -1, 0, 0, 58, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBackground
    {700, 210, -1, -1, -1, 0, 0, 59, 0, 0, 5, 18, 17, 0, 0, 7},  // secondarySystemBackground
    {701, 210, -1, -1, -1, 0, 0, 60, 0, 0, 5, 18, 17, 0, 0, 7},  // label
    {211, -1, -1, -1, -1, 402, 687, 0, 1, 1, 3, 0, 30, 0, 0, 8},  // UIView
    {211, -1, -1, -1, -1, 0, 0, 1, 0, 0, 3, 0, 30, 0, 0, 8},  // UIView
    {212, -1, -1, -1, -1, 403, 688, 2, 1, 1, 3, 0, 30, 0, 0, 8},  // UIWindow
    {212, -1, -1, -1, -1, 0, 0, 3, 0, 0, 3, 0, 30, 0, 0, 8},  // UIWindow
    {213, -1, -1, -1, -1, 404, 689, 4, 1, 1, 3, 0, 30, 0, 0, 8},  // UIImageView
    {213, -1, -1, -1, -1, 0, 0, 5, 0, 0, 3, 0, 30, 0, 0, 8},  // UIImageView
    {214, -1, -1, -1, -1, 405, 690, 6, 1, 1, 3, 0, 30, 0, 0, 8},  // UILabel
    {214, -1, -1, -1, -1, 0, 0, 7, 0, 0, 3, 0, 30, 0, 0, 8},  // UILabel
    {215, -1, -1, -1, -1, 406, 691, 8, 1, 1, 3, 0, 30, 0, 0, 8},  // UIButton
    {215, -1, -1, -1, -1, 0, 0, 9, 0, 0, 3, 0, 30, 0, 0, 8},  // UIButton
    {216, -1, -1, -1, -1, 407, 692, 10, 1, 1, 3, 0, 30, 0, 0, 8},  // UIScrollView
    {216, -1, -1, -1, -1, 0, 0, 11, 0, 0, 3, 0, 30, 0, 0, 8},  // UIScrollView
    {217, -1, -1, -1, -1, 408, 693, 12, 1, 1, 3, 0, 30, 0, 0, 8},  // UIControl
    {217, -1, -1, -1, -1, 0, 0, 13, 0, 0, 3, 0, 30, 0, 0, 8},  // UIControl
    {218, -1, -1, -1, -1, 409, 694, 14, 1, 1, 3, 0, 30, 0, 0, 8},  // UITextField
    {218, -1, -1, -1, -1, 0, 0, 15, 0, 0, 3, 0, 30, 0, 0, 8},  // UITextField
    {219, -1, -1, -1, -1, 410, 695, 16, 1, 1, 3, 0, 30, 0, 0, 8},  // UITextView
    {219, -1, -1, -1, -1, 0, 0, 17, 0, 0, 3, 0, 30, 0, 0, 8},  // UITextView
    {220, -1, -1, -1, -1, 411, 696, 18, 1, 1, 3, 0, 30, 0, 0, 8},  // UITableViewCell
    {220, -1, -1, -1, -1, 0, 0, 19, 0, 0, 3, 0, 30, 0, 0, 8},  // UITableViewCell
    {221, -1, -1, -1, -1, 412, 697, 20, 1, 1, 3, 0, 30, 0, 0, 8},  // UICollectionViewCell
    {221, -1, -1, -1, -1, 0, 0, 21, 0, 0, 3, 0, 30, 0, 0, 8},  // UICollectionViewCell
    {222, -1, -1, -1, -1, 413, 698, 22, 1, 1, 3, 0, 30, 0, 0, 8},  // UIVisualEffectView
    {222, -1, -1, -1, -1, 0, 0, 23, 0, 0, 3, 0, 30, 0, 0, 8},  // UIVisualEffectView
    {702, -1, -1, -1, -1, 0, 699, 24, 0, 1, 2, 31, 13, 0, 9, 8},  // frame
    {703, -1, -1, -1, -1, 0, 700, 25, 0, 1, 2, 31, 13, 0, 10, 8},  // bounds
    {356, -1, -1, -1, -1, 0, 701, 26, 0, 1, 2, 31, 9, 0, 11, 8},  // center
    {704, -1, -1, -1, -1, 0, 702, 27, 0, 1, 2, 31, 9, 0, 12, 8},  // anchorPoint
    {705, -1, -1, -1, 1628, 0, 703, 28, 0, 1, 2, 31, 2, 0, 0, 8},  // isHidden
    {706, -1, -1, -1, -1, 0, 704, 29, 0, 1, 2, 31, 2, 0, 0, 8},  // clipsToBounds
    {707, -1, -1, -1, -1, 0, 705, 30, 0, 1, 2, 31, 3, 0, 0, 8},  // name
    {709, -1, -1, -1, -1, 414, 706, 31, 1, 1, 0, 0, 55, 0, 0, 8},  // UIImage
    {709, -1, -1, -1, -1, 415, 707, 32, 1, 1, 0, 0, 55, 0, 0, 8},  // UIImage
    {213, -1, -1, -1, -1, 416, 708, 33, 1, 1, 3, 0, 30, 0, 0, 8},  // UIImageView
    {121, -1, -1, -1, -1, 0, 709, 34, 0, 1, 2, 31, 14, 0, 13, 8},  // transform
    {711, -1, -1, -1, -1, 0, 710, 35, 0, 1, 2, 31, 14, 0, 13, 8},  // transform3D
    {712, -1, -1, -1, -1, 417, 711, 36, 1, 2, 1, 31, 55, 0, 0, 8},  // moveAnchor
    {713, -1, -1, -1, -1, 0, 713, 37, 0, 1, 2, 31, 9, 0, 0, 8},  // contentOffset
    {643, -1, -1, -1, -1, 0, 714, 38, 0, 1, 2, 31, 0, 0, 0, 8},  // alpha
    {714, -1, -1, -1, 715, 0, 715, 39, 0, 1, 2, 31, 2, 0, 0, 8},  // isUserInteractionEnabled
    {715, -1, -1, -1, -1, 0, 716, 40, 0, 1, 2, 31, 2, 0, 0, 8},  // userInteractionEnabled
    {716, -1, -1, -1, -1, 0, 717, 41, 0, 1, 2, 31, 0, 0, 0, 8},  // tag
    {122, -1, -1, -1, -1, 0, 718, 42, 0, 1, 2, 31, 31, 0, 0, 8},  // layer
    {77, -1, -1, -1, -1, 418, 719, 43, 4, 4, 0, 0, 30, 0, 0, 8},  // view
    {717, -1, -1, -1, -1, 0, 723, 0, 0, 1, 2, 31, 17, 0, 0, 9},  // backgroundColor
    {718, -1, -1, -1, -1, 0, 724, 1, 0, 1, 2, 31, 3, 0, 0, 9},  // text
    {719, -1, -1, -1, -1, 0, 725, 2, 0, 1, 2, 31, 17, 0, 0, 9},  // textColor
    {720, -1, -1, -1, -1, 0, 726, 3, 0, 1, 2, 31, 20, 0, 0, 9},  // textAlignment
    {721, -1, -1, -1, -1, 0, 727, 4, 0, 1, 2, 31, 55, 0, 0, 9},  // font
    {708, -1, -1, -1, -1, 0, 728, 5, 0, 1, 2, 31, 55, 0, 0, 9},  // image
    {722, -1, -1, -1, -1, 0, 729, 6, 0, 1, 2, 31, 55, 0, 0, 9},  // contentMode
    {723, -1, -1, -1, 1651, 0, 730, 7, 0, 1, 2, 31, 2, 0, 0, 9},  // isOpaque
    {724, -1, -1, -1, -1, 0, 731, 8, 0, 1, 2, 31, 17, 0, 0, 9},  // tintColor
    {725, -1, -1, -1, -1, 0, 732, 9, 0, 1, 2, 31, 0, 0, 0, 9},  // contentScaleFactor
    {726, -1, -1, -1, -1, 0, 733, 10, 0, 1, 2, 31, 3, 0, 0, 9},  // accessibilityLabel
    {727, -1, -1, -1, -1, 0, 734, 11, 0, 1, 2, 31, 51, 0, 0, 9},  // safeAreaInsets
    {728, -1, -1, -1, -1, 0, 735, 12, 0, 1, 2, 31, 51, 0, 0, 9},  // layoutMargins
    {729, -1, -1, -1, -1, 0, 736, 13, 0, 1, 2, 31, 30, 0, 0, 9},  // mask
    {730, -1, -1, -1, -1, 0, 737, 14, 0, 1, 2, 31, 3, 0, 0, 9},  // accessibilityIdentifier
    {731, -1, -1, -1, -1, 0, 738, 15, 0, 1, 2, 31, 3, 0, 0, 9},  // accessibilityHint
    {732, -1, -1, -1, -1, 0, 739, 16, 0, 1, 2, 31, 2, 0, 0, 9},  // isAccessibilityElement
    {733, -1, -1, -1, -1, 0, 740, 17, 0, 1, 2, 31, 55, 0, 0, 9},  // semanticContentAttribute
    {734, -1, -1, -1, -1, 0, 741, 18, 0, 1, 2, 31, 2, 0, 0, 9},  // clearsContextBeforeDrawing
    {735, -1, -1, -1, -1, 0, 742, 19, 0, 1, 2, 31, 2, 0, 0, 9},  // isFirstResponder
    {736, -1, -1, -1, -1, 0, 743, 20, 0, 1, 2, 31, 0, 0, 0, 9},  // numberOfLines
    {737, -1, -1, -1, -1, 0, 744, 21, 0, 1, 2, 31, 2, 0, 0, 9},  // adjustsFontSizeToFitWidth
    {738, -1, -1, -1, -1, 0, 745, 22, 0, 1, 2, 31, 55, 0, 0, 9},  // lineBreakMode
    {739, -1, -1, -1, -1, 0, 746, 23, 0, 1, 2, 31, 55, 0, 0, 9},  // attributedText
    {740, -1, -1, -1, -1, 0, 747, 24, 0, 1, 2, 31, 55, 0, 0, 9},  // baselineAdjustment
    {741, -1, -1, -1, -1, 0, 748, 25, 0, 1, 2, 31, 55, 0, 0, 9},  // borderStyle
    {742, -1, -1, -1, -1, 0, 749, 26, 0, 1, 2, 31, 55, 0, 0, 9},  // keyboardType
    {743, -1, -1, -1, -1, 0, 750, 27, 0, 1, 2, 31, 55, 0, 0, 9},  // returnKeyType
    {744, -1, -1, -1, -1, 0, 751, 28, 0, 1, 2, 31, 55, 0, 0, 9},  // autocorrectionType
    {745, -1, -1, -1, -1, 0, 752, 29, 0, 1, 2, 31, 55, 0, 0, 9},  // autocapitalizationType
    {746, -1, -1, -1, -1, 0, 753, 30, 0, 1, 2, 31, 55, 0, 0, 9},  // clearButtonMode
    {747, -1, -1, -1, -1, 0, 754, 31, 0, 1, 2, 31, 17, 0, 0, 9},  // shadowColor
    {748, -1, -1, -1, -1, 0, 755, 32, 0, 1, 2, 31, 3, 0, 0, 9},  // placeholder
    {749, -1, -1, -1, -1, 0, 756, 33, 0, 1, 2, 31, 0, 0, 0, 9},  // minimumScaleFactor
    {750, -1, -1, -1, 1655, 0, 757, 34, 0, 1, 2, 31, 2, 0, 0, 9},  // isEditable
    {751, -1, -1, -1, 1656, 0, 758, 35, 0, 1, 2, 31, 2, 0, 0, 9},  // isSelectable
    {752, -1, -1, -1, 1657, 0, 759, 36, 0, 1, 2, 31, 2, 0, 0, 9},  // isSecureTextEntry
    {753, -1, -1, -1, -1, 0, 760, 37, 0, 1, 2, 31, 0, 0, 0, 9},  // zoomScale
    {754, 216, -1, -1, -1, 0, 0, 38, 0, 0, 5, 31, 52, 0, 0, 9},  // DecelerationRate
    {756, 757, -1, -1, -1, 0, 0, 39, 0, 0, 5, 29, 28, 0, 0, 9},  // normal
    {758, -1, -1, -1, -1, 0, 0, 40, 0, 0, 5, 0, 0, 0, 0, 9},  // UIScrollViewDecelerationRateNormal
    {759, 757, -1, -1, -1, 0, 0, 41, 0, 0, 5, 29, 28, 0, 0, 9},  // fast
    {760, -1, -1, -1, -1, 0, 0, 42, 0, 0, 5, 0, 0, 0, 0, 9},  // UIScrollViewDecelerationRateFast
    {761, -1, -1, -1, -1, 0, 761, 43, 0, 1, 2, 29, 0, 0, 0, 9},  // rawValue
    {762, -1, -1, -1, -1, 0, 762, 44, 0, 1, 2, 31, 28, 0, 0, 9},  // decelerationRate
    {763, 764, 765, -1, -1, 0, 0, 45, 0, 0, 5, 4, 3, 0, 0, 9},  // system
    {766, 764, 767, -1, -1, 0, 0, 46, 0, 0, 5, 4, 3, 0, 0, 9},  // custom
    {768, 764, 769, -1, -1, 0, 0, 47, 0, 0, 5, 4, 3, 0, 0, 9},  // infoLight
    {770, 764, 771, -1, -1, 0, 0, 48, 0, 0, 5, 4, 3, 0, 0, 9},  // contactAdd
    {772, 764, 773, -1, -1, 0, 0, 49, 0, 0, 5, 4, 3, 0, 0, 9},  // close
    {215, -1, -1, -1, -1, 422, 763, 50, 1, 1, 3, 0, 30, 0, 0, 9},  // UIButton
    {774, -1, -1, -1, 1654, 0, 764, 51, 0, 1, 2, 31, 2, 0, 0, 9},  // isScrollEnabled
    {775, -1, -1, -1, 1653, 0, 765, 52, 0, 1, 2, 31, 2, 0, 0, 9},  // isPagingEnabled
    {776, -1, -1, -1, -1, 0, 766, 53, 0, 1, 2, 31, 2, 0, 0, 9},  // bounces
    {777, -1, -1, -1, -1, 0, 767, 54, 0, 1, 2, 31, 2, 0, 0, 9},  // showsHorizontalScrollIndicator
    {778, -1, -1, -1, -1, 0, 768, 55, 0, 1, 2, 31, 2, 0, 0, 9},  // showsVerticalScrollIndicator
    {779, -1, -1, -1, -1, 0, 769, 56, 0, 1, 2, 31, 0, 0, 0, 9},  // minimumZoomScale
    {780, -1, -1, -1, -1, 0, 770, 57, 0, 1, 2, 31, 0, 0, 0, 9},  // maximumZoomScale
    {781, -1, -1, -1, -1, 0, 771, 58, 0, 1, 2, 31, 51, 0, 0, 9},  // contentInset
    {782, -1, -1, -1, -1, 0, 772, 59, 0, 1, 2, 31, 55, 0, 0, 9},  // delegate
    {784, 211, -1, -1, -1, 0, 0, 60, 0, 0, 5, 31, 52, 0, 0, 9},  // AutoresizingMask
    {785, 783, 786, -1, -1, 0, 0, 61, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleLeftMargin
    {787, 783, -1, -1, -1, 0, 0, 62, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleLeftMargin
    {788, 783, 789, -1, -1, 0, 0, 63, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleWidth
    {790, 783, -1, -1, -1, 0, 0, 64, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleWidth
    {791, 783, 792, -1, -1, 0, 0, 65, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleRightMargin
    {793, 783, -1, -1, -1, 0, 0, 66, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleRightMargin
    {794, 783, 795, -1, -1, 0, 0, 67, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleTopMargin
    {796, 783, -1, -1, -1, 0, 0, 68, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleTopMargin
    {797, 783, 798, -1, -1, 0, 0, 69, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleHeight
    {799, 783, -1, -1, -1, 0, 0, 70, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleHeight
    {800, 783, 801, -1, -1, 0, 0, 71, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleBottomMargin
    {802, 783, -1, -1, -1, 0, 0, 72, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleBottomMargin
    {803, 783, 804, -1, -1, 0, 0, 73, 0, 0, 5, 26, 25, 0, 0, 9},  // None
    {805, -1, -1, -1, -1, 0, 773, 74, 0, 1, 2, 31, 25, 0, 0, 9},  // autoresizingMask
    {806, -1, -1, -1, -1, 0, 774, 75, 0, 1, 2, 31, 2, 0, 0, 9},  // translatesAutoresizingMaskIntoConstraints
    {807, -1, -1, -1, -1, 0, 775, 76, 0, 1, 2, 31, 2, 0, 0, 9},  // autoresizesSubviews
    {809, 217, -1, -1, -1, 0, 0, 77, 0, 0, 5, 31, 52, 0, 0, 9},  // State
    {756, 808, 810, -1, -1, 0, 0, 78, 0, 0, 5, 4, 3, 0, 0, 9},  // normal
    {811, 808, -1, -1, -1, 0, 0, 79, 0, 0, 5, 4, 3, 0, 0, 9},  // Normal
    {812, 808, 813, -1, -1, 0, 0, 80, 0, 0, 5, 4, 3, 0, 0, 9},  // highlighted
    {814, 808, -1, -1, -1, 0, 0, 81, 0, 0, 5, 4, 3, 0, 0, 9},  // Highlighted
    {815, 808, 816, -1, -1, 0, 0, 82, 0, 0, 5, 4, 3, 0, 0, 9},  // disabled
    {817, 808, -1, -1, -1, 0, 0, 83, 0, 0, 5, 4, 3, 0, 0, 9},  // Disabled
    {818, 808, 819, -1, -1, 0, 0, 84, 0, 0, 5, 4, 3, 0, 0, 9},  // selected
    {820, 808, -1, -1, -1, 0, 0, 85, 0, 0, 5, 4, 3, 0, 0, 9},  // Selected
    {822, 217, -1, -1, -1, 0, 0, 86, 0, 0, 5, 31, 52, 0, 0, 9},  // Event
    {823, 821, 824, -1, -1, 0, 0, 87, 0, 0, 5, 4, 3, 0, 0, 9},  // allEvents
    {825, 821, -1, -1, -1, 0, 0, 88, 0, 0, 5, 4, 3, 0, 0, 9},  // AllEvents
    {826, 821, 827, -1, -1, 0, 0, 89, 0, 0, 5, 4, 3, 0, 0, 9},  // allTouchEvents
    {828, 821, -1, -1, -1, 0, 0, 90, 0, 0, 5, 4, 3, 0, 0, 9},  // AllTouchEvents
    {829, 821, 830, -1, -1, 0, 0, 91, 0, 0, 5, 4, 3, 0, 0, 9},  // touchDown
    {831, 821, -1, -1, -1, 0, 0, 92, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchDown
    {832, 821, 833, -1, -1, 0, 0, 93, 0, 0, 5, 4, 3, 0, 0, 9},  // touchDragInside
    {834, 821, -1, -1, -1, 0, 0, 94, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchDragInside
    {835, 821, 836, -1, -1, 0, 0, 95, 0, 0, 5, 4, 3, 0, 0, 9},  // touchDragOutside
    {837, 821, -1, -1, -1, 0, 0, 96, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchDragOutside
    {838, 821, 839, -1, -1, 0, 0, 97, 0, 0, 5, 4, 3, 0, 0, 9},  // touchUpInside
    {840, 821, -1, -1, -1, 0, 0, 98, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchUpInside
    {841, 821, 842, -1, -1, 0, 0, 99, 0, 0, 5, 4, 3, 0, 0, 9},  // touchUpOutside
    {843, 821, -1, -1, -1, 0, 0, 100, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchUpOutside
    {844, 821, 845, -1, -1, 0, 0, 101, 0, 0, 5, 4, 3, 0, 0, 9},  // touchCancel
    {846, 821, -1, -1, -1, 0, 0, 102, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchCancel
    {847, 821, 848, -1, -1, 0, 0, 103, 0, 0, 5, 4, 3, 0, 0, 9},  // valueChanged
    {849, 821, -1, -1, -1, 0, 0, 104, 0, 0, 5, 4, 3, 0, 0, 9},  // ValueChanged
    {850, 821, 851, -1, -1, 0, 0, 105, 0, 0, 5, 4, 3, 0, 0, 9},  // editingChanged
    {852, 821, -1, -1, -1, 0, 0, 106, 0, 0, 5, 4, 3, 0, 0, 9},  // EditingChanged
    {853, 821, 854, -1, -1, 0, 0, 107, 0, 0, 5, 4, 3, 0, 0, 9},  // editingDidBegin
    {855, 821, -1, -1, -1, 0, 0, 108, 0, 0, 5, 4, 3, 0, 0, 9},  // EditingDidBegin
    {856, 821, 857, -1, -1, 0, 0, 109, 0, 0, 5, 4, 3, 0, 0, 9},  // editingDidEnd
    {858, 821, -1, -1, -1, 0, 0, 110, 0, 0, 5, 4, 3, 0, 0, 9},  // EditingDidEnd
    {859, 821, 860, -1, -1, 0, 0, 111, 0, 0, 5, 4, 3, 0, 0, 9},  // primaryActionTriggered
    {861, 821, -1, -1, -1, 0, 0, 112, 0, 0, 5, 4, 3, 0, 0, 9},  // PrimaryActionTriggered
    {862, -1, -1, -1, -1, 423, 776, 113, 3, 4, 1, 31, 55, 0, 0, 9},  // addTarget
    {862, -1, -1, -1, -1, 426, 780, 114, 3, 4, 1, 31, 55, 0, 0, 9},  // addTarget
    {865, -1, -1, -1, -1, 429, 784, 115, 3, 4, 1, 31, 55, 0, 0, 9},  // removeTarget
    {865, -1, -1, -1, -1, 432, 788, 116, 3, 4, 1, 31, 55, 0, 0, 9},  // removeTarget
    {866, -1, -1, -1, -1, 435, 792, 117, 1, 2, 1, 31, 55, 0, 0, 9},  // sendActions
    {867, -1, -1, -1, -1, 436, 794, 118, 1, 2, 1, 31, 55, 0, 0, 9},  // sendActionsForControlEvents
    {868, -1, -1, -1, -1, 437, 796, 119, 2, 3, 1, 31, 55, 0, 0, 9},  // setTitle
    {868, -1, -1, -1, -1, 439, 799, 120, 2, 3, 1, 31, 55, 0, 0, 9},  // setTitle
    {870, -1, -1, -1, -1, 441, 802, 121, 2, 3, 1, 31, 55, 0, 0, 9},  // setTitleColor
    {870, -1, -1, -1, -1, 443, 805, 122, 2, 3, 1, 31, 55, 0, 0, 9},  // setTitleColor
    {871, -1, -1, -1, -1, 445, 808, 123, 2, 3, 1, 31, 55, 0, 0, 9},  // setImage
    {871, -1, -1, -1, -1, 447, 811, 124, 2, 3, 1, 31, 55, 0, 0, 9},  // setImage
    {872, -1, -1, -1, -1, 449, 814, 125, 2, 3, 1, 31, 55, 0, 0, 9},  // setBackgroundImage
    {872, -1, -1, -1, -1, 451, 817, 126, 2, 3, 1, 31, 55, 0, 0, 9},  // setBackgroundImage
    {873, -1, -1, -1, -1, 453, 820, 127, 2, 3, 1, 31, 55, 0, 0, 9},  // setAttributedTitle
    {874, -1, -1, -1, -1, 455, 823, 128, 2, 3, 1, 31, 55, 0, 0, 9},  // setTitleShadowColor
    {875, -1, -1, -1, -1, 0, 826, 129, 0, 1, 2, 31, 3, 0, 0, 9},  // currentTitle
    {876, -1, -1, -1, -1, 0, 827, 130, 0, 1, 2, 31, 30, 0, 0, 9},  // titleLabel
    {877, -1, -1, -1, -1, 0, 828, 131, 0, 1, 2, 31, 51, 0, 0, 9},  // contentEdgeInsets
    {878, -1, -1, -1, -1, 0, 829, 132, 0, 1, 2, 31, 51, 0, 0, 9},  // titleEdgeInsets
    {879, -1, -1, -1, -1, 0, 830, 133, 0, 1, 2, 31, 51, 0, 0, 9},  // imageEdgeInsets
    {880, -1, -1, -1, -1, 0, 831, 134, 0, 1, 2, 31, 2, 0, 0, 9},  // isEnabled
    {881, -1, -1, -1, -1, 0, 832, 135, 0, 1, 2, 31, 2, 0, 0, 9},  // isSelected
    {882, -1, -1, -1, -1, 0, 833, 136, 0, 1, 2, 31, 2, 0, 0, 9},  // isHighlighted
    {883, -1, -1, -1, -1, 0, 834, 137, 0, 1, 2, 31, 2, 0, 0, 9},  // isTracking
    {884, -1, -1, -1, -1, 0, 835, 138, 0, 1, 2, 31, 55, 0, 0, 9},  // contentHorizontalAlignment
    {885, -1, -1, -1, -1, 0, 836, 139, 0, 1, 2, 31, 55, 0, 0, 9},  // contentVerticalAlignment
    {886, -1, -1, -1, -1, 0, 837, 140, 0, 1, 2, 31, 12, 0, 0, 9},  // contentSize
    {359, 887, 888, -1, -1, 0, 0, 141, 0, 0, 5, 21, 20, 0, 0, 9},  // left
    {356, 887, 889, -1, -1, 0, 0, 142, 0, 0, 5, 21, 20, 0, 0, 9},  // center
    {361, 887, 890, -1, -1, 0, 0, 143, 0, 0, 5, 21, 20, 0, 0, 9},  // right
    {891, 887, 892, -1, -1, 0, 0, 144, 0, 0, 5, 21, 20, 0, 0, 9},  // justified
    {893, 887, 894, -1, -1, 0, 0, 145, 0, 0, 5, 21, 20, 0, 0, 9},  // natural
    {895, -1, -1, -1, -1, 0, 838, 0, 0, 1, 2, 31, 30, 0, 0, 10},  // superview
    {896, -1, -1, -1, -1, 0, 839, 1, 0, 1, 2, 31, 4, 0, 0, 10},  // subviews
    {82, -1, -1, -1, -1, 0, 840, 2, 0, 1, 2, 31, 30, 0, 0, 10},  // window
    {897, -1, -1, -1, -1, 0, 841, 3, 0, 1, 2, 31, 2, 0, 0, 10},  // isKeyWindow
    {898, -1, -1, -1, 1624, 457, 842, 4, 1, 2, 1, 31, 2, 0, 0, 10},  // isDescendant
    {899, -1, -1, -1, -1, 458, 844, 5, 1, 2, 1, 31, 55, 0, 0, 10},  // addSubview
    {900, -1, -1, -1, -1, 459, 846, 6, 1, 2, 1, 31, 55, 0, 0, 10},  // bringSubviewToFront
    {901, -1, -1, -1, 1626, 460, 848, 7, 1, 2, 1, 31, 55, 0, 0, 10},  // bringSubview
    {903, -1, -1, -1, -1, 461, 850, 8, 1, 2, 1, 31, 55, 0, 0, 10},  // sendSubviewToBack
    {904, -1, -1, -1, 1627, 462, 852, 9, 1, 2, 1, 31, 55, 0, 0, 10},  // sendSubview
    {906, -1, -1, -1, -1, 463, 854, 10, 0, 1, 1, 31, 55, 0, 0, 10},  // removeFromSuperview
    {907, -1, -1, -1, 1625, 463, 855, 11, 2, 3, 1, 31, 55, 0, 0, 10},  // insertSubview
    {908, -1, -1, -1, 1658, 465, 858, 12, 2, 3, 1, 31, 55, 0, 0, 10},  // exchangeSubview
    {907, -1, -1, -1, -1, 467, 861, 13, 2, 3, 1, 31, 55, 0, 0, 10},  // insertSubview
    {907, -1, -1, -1, -1, 469, 864, 14, 2, 3, 1, 31, 55, 0, 0, 10},  // insertSubview
    {912, -1, -1, -1, 1630, 471, 867, 15, 2, 3, 1, 31, 9, 0, 5, 10},  // convert
    {912, -1, -1, -1, 1632, 473, 870, 16, 2, 3, 1, 31, 9, 0, 5, 10},  // convert
    {913, -1, -1, -1, -1, 475, 873, 17, 2, 3, 1, 31, 9, 0, 5, 10},  // convertRect
    {913, -1, -1, -1, -1, 477, 876, 18, 2, 3, 1, 31, 9, 0, 5, 10},  // convertRect
    {916, -1, -1, -1, -1, 479, 879, 19, 2, 3, 1, 31, 9, 0, 5, 10},  // convertPoint
    {916, -1, -1, -1, -1, 481, 882, 20, 2, 3, 1, 31, 9, 0, 5, 10},  // convertPoint
    {917, -1, -1, -1, -1, 483, 885, 21, 0, 1, 1, 31, 55, 0, 0, 10},  // setNeedsLayout
    {918, -1, -1, -1, -1, 483, 886, 22, 0, 1, 1, 31, 55, 0, 0, 10},  // layoutIfNeeded
    {917, -1, -1, -1, -1, 483, 887, 23, 0, 1, 1, 32, 55, 0, 0, 10},  // setNeedsLayout
    {918, -1, -1, -1, -1, 483, 888, 24, 0, 1, 1, 32, 55, 0, 0, 10},  // layoutIfNeeded
    {919, -1, -1, -1, -1, 483, 889, 25, 0, 1, 1, 32, 55, 0, 0, 10},  // layoutSublayers
    {919, -1, -1, -1, -1, 483, 890, 26, 1, 2, 1, 31, 55, 0, 0, 10},  // layoutSublayers
    {920, -1, -1, -1, -1, 484, 892, 27, 1, 2, 1, 31, 55, 0, 0, 10},  // layoutSublayersOfLayer
    {921, -1, -1, -1, -1, 485, 894, 28, 0, 1, 1, 32, 2, 0, 0, 10},  // needsLayout
    {922, -1, -1, -1, -1, 485, 895, 29, 0, 1, 1, 31, 55, 0, 0, 10},  // setNeedsDisplay
    {923, -1, -1, -1, -1, 485, 896, 30, 0, 1, 1, 31, 55, 0, 0, 10},  // layoutSubviews
    {922, -1, -1, -1, 1659, 485, 897, 31, 1, 2, 1, 31, 55, 0, 0, 10},  // setNeedsDisplay
    {922, -1, -1, -1, 1659, 486, 899, 32, 1, 2, 1, 32, 55, 0, 0, 10},  // setNeedsDisplay
    {924, -1, -1, -1, -1, 487, 901, 33, 0, 1, 1, 31, 2, 0, 0, 10},  // becomeFirstResponder
    {925, -1, -1, -1, -1, 487, 902, 34, 0, 1, 1, 31, 2, 0, 0, 10},  // resignFirstResponder
    {926, -1, -1, -1, -1, 487, 903, 35, 1, 2, 1, 31, 12, 0, 0, 10},  // sizeThatFits
    {927, -1, -1, -1, -1, 488, 905, 36, 0, 1, 1, 31, 55, 0, 0, 10},  // sizeToFit
    {928, -1, -1, -1, -1, 0, 906, 37, 0, 1, 2, 31, 12, 0, 0, 10},  // intrinsicContentSize
    {929, -1, -1, -1, -1, 488, 907, 38, 0, 1, 1, 31, 55, 0, 0, 10},  // invalidateIntrinsicContentSize
    {930, -1, -1, -1, -1, 488, 908, 39, 1, 2, 1, 31, 55, 0, 0, 10},  // endEditing
    {922, -1, -1, -1, -1, 489, 910, 40, 0, 1, 1, 32, 55, 0, 0, 10},  // setNeedsDisplay
    {931, -1, -1, -1, -1, 489, 911, 41, 1, 2, 1, 31, 30, 0, 0, 10},  // viewWithTag
    {932, -1, -1, -1, 1640, 490, 913, 42, 2, 3, 1, 32, 55, 0, 0, 10},  // insertSublayer
    {932, -1, -1, -1, -1, 492, 916, 43, 2, 3, 1, 32, 55, 0, 0, 10},  // insertSublayer
    {932, -1, -1, -1, -1, 494, 919, 44, 2, 3, 1, 32, 55, 0, 0, 10},  // insertSublayer
    {935, 211, -1, -1, -1, 0, 0, 45, 0, 0, 5, 31, 0, 0, 0, 10},  // noIntrinsicMetric
    {936, -1, -1, -1, -1, 0, 922, 46, 0, 1, 2, 31, 55, 0, 0, 10},  // rootViewController
    {937, -1, -1, -1, -1, 0, 923, 47, 0, 1, 2, 31, 55, 0, 0, 10},  // liveView
    {938, -1, -1, -1, -1, 496, 924, 48, 0, 1, 1, 31, 55, 0, 0, 10},  // makeKeyAndVisible
    {939, -1, -1, -1, -1, 496, 925, 49, 0, 1, 1, 31, 55, 0, 0, 10},  // makeKey
    {941, 940, -1, -1, -1, 0, 0, 50, 0, 0, 5, 31, 30, 0, 0, 10},  // current
    {943, 942, -1, -1, -1, 0, 0, 51, 0, 0, 5, 31, 30, 0, 0, 10},  // currentPage
    {944, -1, -1, -1, -1, 0, 926, 52, 0, 1, 2, 31, 2, 0, 0, 10},  // needsIndefiniteExecution
    {946, 945, -1, -1, -1, 0, 0, 53, 0, 0, 5, 31, 30, 0, 0, 10},  // main
    {947, 945, -1, -1, -1, 496, 927, 54, 0, 0, 4, 31, 30, 0, 0, 10},  // mainScreen
    {948, -1, -1, -1, 1622, 496, 927, 55, 2, 3, 1, 31, 30, 0, 5, 10},  // hitTest
    {949, -1, -1, -1, -1, 498, 930, 56, 2, 3, 1, 31, 2, 0, 0, 10},  // beginTracking
    {950, -1, -1, -1, -1, 500, 933, 57, 2, 3, 1, 31, 2, 0, 0, 10},  // continueTracking
    {309, -1, -1, -1, 1623, 502, 936, 58, 2, 3, 1, 31, 2, 0, 5, 10},  // point
    {952, -1, -1, -1, -1, 504, 939, 0, 0, 0, 3, 0, 31, 0, 0, 11},  // CALayer
    {953, -1, -1, -1, -1, 504, 939, 1, 0, 0, 3, 0, 31, 0, 0, 11},  // CAShapeLayer
    {954, -1, -1, -1, -1, 504, 939, 2, 0, 0, 3, 0, 31, 0, 0, 11},  // CAGradientLayer
    {955, -1, -1, -1, -1, 504, 939, 3, 0, 0, 3, 0, 31, 0, 0, 11},  // CATextLayer
    {956, -1, -1, -1, -1, 0, 939, 4, 0, 1, 2, 32, 4, 0, 0, 11},  // colors
    {957, -1, -1, -1, -1, 0, 940, 5, 0, 1, 2, 32, 4, 0, 0, 11},  // locations
    {958, -1, -1, -1, -1, 0, 941, 6, 0, 1, 2, 32, 9, 0, 0, 11},  // startPoint
    {959, -1, -1, -1, -1, 0, 942, 7, 0, 1, 2, 32, 9, 0, 0, 11},  // endPoint
    {256, -1, -1, -1, -1, 0, 943, 8, 0, 1, 2, 32, 55, 0, 0, 11},  // string
    {721, -1, -1, -1, -1, 0, 944, 9, 0, 1, 2, 32, 55, 0, 0, 11},  // font
    {960, -1, -1, -1, -1, 0, 945, 10, 0, 1, 2, 32, 0, 0, 0, 11},  // fontSize
    {961, -1, -1, -1, -1, 0, 946, 11, 0, 1, 2, 32, 17, 0, 0, 11},  // foregroundColor
    {962, -1, -1, -1, -1, 0, 947, 12, 0, 1, 2, 32, 2, 0, 0, 11},  // isWrapped
    {963, -1, -1, -1, 964, 504, 948, 13, 1, 2, 1, 32, 55, 0, 0, 11},  // render
    {965, -1, -1, -1, 967, 506, 950, 14, 2, 3, 1, 31, 2, 0, 0, 11},  // drawHierarchy
    {702, -1, -1, -1, -1, 0, 953, 15, 0, 1, 2, 32, 13, 0, 9, 11},  // frame
    {703, -1, -1, -1, -1, 0, 954, 16, 0, 1, 2, 32, 13, 0, 10, 11},  // bounds
    {120, -1, -1, -1, -1, 0, 955, 17, 0, 1, 2, 32, 9, 0, 11, 11},  // position
    {704, -1, -1, -1, -1, 0, 956, 18, 0, 1, 2, 32, 9, 0, 12, 11},  // anchorPoint
    {705, -1, -1, -1, 1628, 0, 957, 19, 0, 1, 2, 32, 2, 0, 0, 11},  // isHidden
    {968, -1, -1, -1, -1, 0, 958, 20, 0, 1, 2, 32, 2, 0, 0, 11},  // masksToBounds
    {707, -1, -1, -1, -1, 0, 959, 21, 0, 1, 2, 32, 3, 0, 0, 11},  // name
    {969, -1, -1, -1, -1, 0, 960, 22, 0, 1, 2, 32, 14, 0, 0, 11},  // sublayerTransform
    {121, -1, -1, -1, -1, 0, 961, 23, 0, 1, 2, 32, 14, 0, 0, 11},  // transform
    {970, -1, -1, -1, -1, 0, 962, 24, 0, 1, 2, 32, 0, 0, 0, 11},  // zPosition
    {971, -1, -1, -1, -1, 0, 963, 25, 0, 1, 2, 32, 0, 0, 0, 11},  // opacity
    {717, -1, -1, -1, -1, 0, 964, 26, 0, 1, 2, 32, 17, 0, 0, 11},  // backgroundColor
    {972, -1, -1, -1, -1, 0, 965, 27, 0, 1, 2, 32, 0, 0, 0, 11},  // cornerRadius
    {973, -1, -1, -1, -1, 0, 966, 28, 0, 1, 2, 32, 0, 0, 0, 11},  // borderWidth
    {974, -1, -1, -1, -1, 0, 967, 29, 0, 1, 2, 32, 17, 0, 0, 11},  // borderColor
    {747, -1, -1, -1, -1, 0, 968, 30, 0, 1, 2, 32, 17, 0, 0, 11},  // shadowColor
    {975, -1, -1, -1, -1, 0, 969, 31, 0, 1, 2, 32, 0, 0, 0, 11},  // shadowOpacity
    {976, -1, -1, -1, -1, 0, 970, 32, 0, 1, 2, 32, 0, 0, 0, 11},  // shadowRadius
    {977, -1, -1, -1, -1, 0, 971, 33, 0, 1, 2, 32, 12, 0, 0, 11},  // shadowOffset
    {978, -1, -1, -1, -1, 0, 972, 34, 0, 1, 2, 32, 32, 0, 0, 11},  // shadowPath
    {979, -1, -1, -1, -1, 0, 973, 35, 0, 1, 2, 32, 0, 0, 0, 11},  // contentsScale
    {980, -1, -1, -1, -1, 0, 974, 36, 0, 1, 2, 32, 55, 0, 0, 11},  // contents
    {981, -1, -1, -1, -1, 0, 975, 37, 0, 1, 2, 32, 13, 0, 0, 11},  // contentsRect
    {982, -1, -1, -1, -1, 0, 976, 38, 0, 1, 2, 32, 2, 0, 0, 11},  // shouldRasterize
    {983, -1, -1, -1, -1, 0, 977, 39, 0, 1, 2, 32, 0, 0, 0, 11},  // rasterizationScale
    {984, -1, -1, -1, 1652, 0, 978, 40, 0, 1, 2, 32, 2, 0, 0, 11},  // isDoubleSided
    {729, -1, -1, -1, -1, 0, 979, 41, 0, 1, 2, 32, 31, 0, 0, 11},  // mask
    {985, -1, -1, -1, -1, 0, 980, 42, 0, 1, 2, 32, 55, 0, 0, 11},  // contentsGravity
    {986, 987, 988, -1, -1, 0, 0, 43, 0, 0, 5, 4, 3, 0, 0, 11},  // layerMinXMinYCorner
    {989, 987, 990, -1, -1, 0, 0, 44, 0, 0, 5, 4, 3, 0, 0, 11},  // layerMaxXMinYCorner
    {991, 987, 992, -1, -1, 0, 0, 45, 0, 0, 5, 4, 3, 0, 0, 11},  // layerMinXMaxYCorner
    {993, 987, 994, -1, -1, 0, 0, 46, 0, 0, 5, 4, 3, 0, 0, 11},  // layerMaxXMaxYCorner
    {995, -1, -1, -1, -1, 0, 981, 47, 0, 1, 2, 32, 55, 0, 0, 11},  // actions
    {996, -1, -1, -1, -1, 0, 982, 48, 0, 1, 2, 32, 55, 0, 0, 11},  // magnificationFilter
    {997, -1, -1, -1, -1, 0, 983, 49, 0, 1, 2, 32, 55, 0, 0, 11},  // minificationFilter
    {998, -1, -1, -1, -1, 0, 984, 50, 0, 1, 2, 32, 55, 0, 0, 11},  // compositingFilter
    {999, -1, -1, -1, -1, 0, 985, 51, 0, 1, 2, 32, 55, 0, 0, 11},  // cornerCurve
    {1000, -1, -1, -1, -1, 0, 986, 52, 0, 1, 2, 32, 55, 0, 0, 11},  // maskedCorners
    {782, -1, -1, -1, -1, 0, 987, 53, 0, 1, 2, 32, 55, 0, 0, 11},  // delegate
    {723, -1, -1, -1, 1651, 0, 988, 54, 0, 1, 2, 32, 2, 0, 0, 11},  // isOpaque
    {1001, -1, -1, -1, -1, 0, 989, 55, 0, 1, 2, 32, 2, 0, 0, 11},  // needsDisplayOnBoundsChange
    {1002, -1, -1, -1, -1, 0, 990, 56, 0, 1, 2, 32, 2, 0, 0, 11},  // allowsEdgeAntialiasing
    {1003, -1, -1, -1, -1, 0, 991, 57, 0, 1, 2, 32, 55, 0, 0, 11},  // lineCap
    {1004, -1, -1, -1, -1, 0, 992, 58, 0, 1, 2, 32, 55, 0, 0, 11},  // fillRule
    {1005, -1, -1, -1, -1, 0, 993, 59, 0, 1, 2, 32, 0, 0, 0, 11},  // miterLimit
    {1006, -1, -1, -1, -1, 0, 994, 60, 0, 1, 2, 32, 0, 0, 0, 11},  // strokeStart
    {1007, -1, -1, -1, -1, 0, 995, 61, 0, 1, 2, 32, 0, 0, 0, 11},  // strokeEnd
    {1008, -1, -1, -1, -1, 510, 996, 62, 0, 1, 1, 32, 14, 0, 0, 11},  // affineTransform
    {123, -1, -1, -1, -1, 510, 997, 63, 1, 2, 1, 32, 55, 0, 8, 11},  // setAffineTransform
    {1009, -1, -1, -1, 1641, 511, 999, 64, 0, 1, 1, 32, 31, 0, 0, 11},  // presentation
    {1010, -1, -1, -1, 1642, 511, 1000, 65, 0, 1, 1, 32, 31, 0, 0, 11},  // model
    {1011, -1, -1, -1, -1, 0, 1001, 66, 0, 1, 2, 32, 31, 0, 0, 11},  // superlayer
    {1012, -1, -1, -1, -1, 0, 1002, 67, 0, 1, 2, 32, 4, 0, 0, 11},  // sublayers
    {1013, -1, -1, -1, -1, 511, 1003, 68, 1, 2, 1, 32, 55, 0, 0, 11},  // addSublayer
    {1014, -1, -1, -1, -1, 512, 1005, 69, 0, 1, 1, 32, 55, 0, 0, 11},  // removeFromSuperlayer
    {912, -1, -1, -1, 1634, 512, 1006, 70, 2, 3, 1, 32, 9, 0, 5, 11},  // convert
    {912, -1, -1, -1, 1636, 514, 1009, 71, 2, 3, 1, 32, 9, 0, 5, 11},  // convert
    {948, -1, -1, -1, -1, 516, 1012, 72, 1, 2, 1, 32, 31, 0, 0, 11},  // hitTest
    {378, -1, -1, -1, 1588, 517, 1014, 73, 1, 2, 1, 32, 2, 0, 0, 11},  // contains
    {1015, -1, -1, -1, -1, 518, 1016, 0, 0, 0, 0, 0, 48, 0, 0, 12},  // Rectangle
    {1016, -1, -1, -1, -1, 518, 1016, 1, 0, 0, 0, 0, 48, 0, 0, 12},  // Circle
    {1017, -1, -1, -1, -1, 518, 1016, 2, 0, 0, 0, 0, 48, 0, 0, 12},  // Ellipse
    {1018, -1, -1, -1, -1, 518, 1016, 3, 0, 0, 0, 0, 48, 0, 0, 12},  // Capsule
    {1019, -1, -1, -1, -1, 518, 1016, 4, 1, 1, 0, 0, 48, 0, 0, 12},  // RoundedRectangle
    {1020, -1, -1, -1, -1, 519, 1017, 5, 1, 1, 0, 0, 48, 0, 0, 12},  // Text
    {1021, -1, -1, -1, -1, 520, 1018, 6, 1, 1, 0, 0, 48, 0, 0, 12},  // Image
    {1021, -1, -1, -1, -1, 521, 1019, 7, 1, 1, 0, 0, 48, 0, 0, 12},  // Image
    {702, -1, -1, -1, -1, 522, 1020, 8, 2, 3, 1, 49, 48, 0, 0, 12},  // frame
    {702, -1, -1, -1, -1, 524, 1023, 9, 1, 2, 1, 49, 48, 0, 0, 12},  // frame
    {702, -1, -1, -1, -1, 525, 1025, 10, 1, 2, 1, 49, 48, 0, 0, 12},  // frame
    {702, -1, -1, -1, -1, 526, 1027, 11, 3, 4, 1, 49, 48, 0, 0, 12},  // frame
    {1023, -1, -1, -1, -1, 529, 1031, 12, 1, 2, 1, 49, 48, 0, 0, 12},  // padding
    {120, -1, -1, -1, -1, 530, 1033, 13, 2, 3, 1, 49, 48, 0, 0, 12},  // position
    {120, -1, -1, -1, -1, 532, 1036, 14, 1, 2, 1, 49, 48, 0, 0, 12},  // position
    {1024, -1, -1, -1, -1, 533, 1038, 15, 2, 3, 1, 49, 48, 0, 0, 12},  // offset
    {1024, -1, -1, -1, -1, 535, 1041, 16, 1, 2, 1, 49, 48, 0, 0, 12},  // offset
    {1024, -1, -1, -1, -1, 536, 1043, 17, 1, 2, 1, 49, 48, 0, 0, 12},  // offset
    {1024, -1, -1, -1, -1, 537, 1045, 18, 1, 2, 1, 49, 48, 0, 0, 12},  // offset
    {1025, -1, -1, -1, -1, 538, 1047, 19, 1, 2, 1, 49, 48, 0, 0, 12},  // rotationEffect
    {1025, -1, -1, -1, -1, 539, 1049, 20, 2, 3, 1, 49, 48, 0, 0, 12},  // rotationEffect
    {1027, -1, -1, -1, -1, 541, 1052, 21, 1, 2, 1, 49, 48, 0, 0, 12},  // scaleEffect
    {1027, -1, -1, -1, -1, 542, 1054, 22, 2, 3, 1, 49, 48, 0, 0, 12},  // scaleEffect
    {1027, -1, -1, -1, -1, 544, 1057, 23, 2, 3, 1, 49, 48, 0, 0, 12},  // scaleEffect
    {1027, -1, -1, -1, -1, 546, 1060, 24, 1, 2, 1, 49, 48, 0, 0, 12},  // scaleEffect
    {1027, -1, -1, -1, -1, 547, 1062, 25, 1, 2, 1, 49, 48, 0, 0, 12},  // scaleEffect
    {1027, -1, -1, -1, -1, 548, 1064, 26, 3, 4, 1, 49, 48, 0, 0, 12},  // scaleEffect
    {1028, -1, -1, -1, -1, 551, 1068, 27, 1, 2, 1, 49, 48, 0, 0, 12},  // transformEffect
    {1029, -1, -1, -1, -1, 552, 1070, 28, 1, 2, 1, 49, 48, 0, 0, 12},  // modifier
    {121, -1, -1, -1, -1, 0, 1072, 29, 0, 1, 2, 49, 14, 0, 0, 12},  // transform
    {355, -1, -1, -1, -1, 0, 1073, 30, 0, 1, 2, 49, 4, 0, 0, 12},  // corners
    {356, -1, -1, -1, -1, 0, 1074, 31, 0, 1, 2, 49, 9, 0, 0, 12},  // center
    {1030, -1, -1, -1, -1, 0, 1075, 32, 0, 1, 2, 49, 13, 0, 0, 12},  // layoutFrame
    {301, -1, -1, -1, -1, 0, 1076, 33, 0, 1, 2, 49, 12, 0, 0, 12},  // size
    {1031, 1032, -1, -1, -1, 0, 0, 34, 0, 0, 5, 50, 49, 0, 0, 12},  // topLeading
    {358, 1032, -1, -1, -1, 0, 0, 35, 0, 0, 5, 50, 49, 0, 0, 12},  // top
    {1033, 1032, -1, -1, -1, 0, 0, 36, 0, 0, 5, 50, 49, 0, 0, 12},  // topTrailing
    {1034, 1032, -1, -1, -1, 0, 0, 37, 0, 0, 5, 50, 49, 0, 0, 12},  // leading
    {356, 1032, -1, -1, -1, 0, 0, 38, 0, 0, 5, 50, 49, 0, 0, 12},  // center
    {1035, 1032, -1, -1, -1, 0, 0, 39, 0, 0, 5, 50, 49, 0, 0, 12},  // trailing
    {1036, 1032, -1, -1, -1, 0, 0, 40, 0, 0, 5, 50, 49, 0, 0, 12},  // bottomLeading
    {360, 1032, -1, -1, -1, 0, 0, 41, 0, 0, 5, 50, 49, 0, 0, 12},  // bottom
    {1037, 1032, -1, -1, -1, 0, 0, 42, 0, 0, 5, 50, 49, 0, 0, 12},  // bottomTrailing
    {238, -1, -1, -1, -1, 0, 1077, 43, 0, 1, 2, 50, 0, 0, 0, 12},  // x
    {229, -1, -1, -1, -1, 0, 1078, 44, 0, 1, 2, 50, 0, 0, 0, 12},  // y
    {1032, -1, -1, -1, -1, 553, 1079, 45, 2, 2, 0, 0, 9, 0, 0, 12},  // UnitPoint
    {1039, -1, -1, -1, -1, 555, 1081, 46, 1, 1, 3, 0, 14, 0, 0, 12},  // ProjectionTransform
    {1040, -1, -1, -1, -1, 556, 1082, 0, 2, 2, 3, 0, 33, 0, 0, 13},  // UIGestureRecognizer
    {1040, -1, -1, -1, -1, 558, 1084, 1, 1, 1, 3, 0, 33, 0, 0, 13},  // UIGestureRecognizer
    {1040, -1, -1, -1, -1, 0, 0, 2, 0, 0, 3, 0, 33, 0, 0, 13},  // UIGestureRecognizer
    {1042, -1, -1, -1, -1, 559, 1085, 3, 2, 2, 3, 0, 33, 0, 0, 13},  // UIPanGestureRecognizer
    {1042, -1, -1, -1, -1, 561, 1087, 4, 1, 1, 3, 0, 33, 0, 0, 13},  // UIPanGestureRecognizer
    {1042, -1, -1, -1, -1, 0, 0, 5, 0, 0, 3, 0, 33, 0, 0, 13},  // UIPanGestureRecognizer
    {1043, -1, -1, -1, -1, 562, 1088, 6, 2, 2, 3, 0, 33, 0, 0, 13},  // UIPinchGestureRecognizer
    {1043, -1, -1, -1, -1, 564, 1090, 7, 1, 1, 3, 0, 33, 0, 0, 13},  // UIPinchGestureRecognizer
    {1043, -1, -1, -1, -1, 0, 0, 8, 0, 0, 3, 0, 33, 0, 0, 13},  // UIPinchGestureRecognizer
    {1044, -1, -1, -1, -1, 565, 1091, 9, 2, 2, 3, 0, 33, 0, 0, 13},  // UIRotationGestureRecognizer
    {1044, -1, -1, -1, -1, 567, 1093, 10, 1, 1, 3, 0, 33, 0, 0, 13},  // UIRotationGestureRecognizer
    {1044, -1, -1, -1, -1, 0, 0, 11, 0, 0, 3, 0, 33, 0, 0, 13},  // UIRotationGestureRecognizer
    {1045, -1, -1, -1, -1, 568, 1094, 12, 2, 2, 3, 0, 33, 0, 0, 13},  // UITapGestureRecognizer
    {1045, -1, -1, -1, -1, 570, 1096, 13, 1, 1, 3, 0, 33, 0, 0, 13},  // UITapGestureRecognizer
    {1045, -1, -1, -1, -1, 0, 0, 14, 0, 0, 3, 0, 33, 0, 0, 13},  // UITapGestureRecognizer
    {1046, -1, -1, -1, -1, 571, 1097, 15, 2, 2, 3, 0, 33, 0, 0, 13},  // UILongPressGestureRecognizer
    {1046, -1, -1, -1, -1, 573, 1099, 16, 1, 1, 3, 0, 33, 0, 0, 13},  // UILongPressGestureRecognizer
    {1046, -1, -1, -1, -1, 0, 0, 17, 0, 0, 3, 0, 33, 0, 0, 13},  // UILongPressGestureRecognizer
    {1047, -1, -1, -1, -1, 574, 1100, 18, 2, 2, 3, 0, 33, 0, 0, 13},  // UISwipeGestureRecognizer
    {1047, -1, -1, -1, -1, 576, 1102, 19, 1, 1, 3, 0, 33, 0, 0, 13},  // UISwipeGestureRecognizer
    {1047, -1, -1, -1, -1, 0, 0, 20, 0, 0, 3, 0, 33, 0, 0, 13},  // UISwipeGestureRecognizer
    {809, 1040, -1, -1, -1, 0, 0, 21, 0, 0, 5, 34, 52, 0, 0, 13},  // State
    {1048, 1040, -1, -1, -1, 0, 0, 22, 0, 0, 5, 34, 52, 0, 0, 13},  // Direction
    {761, -1, -1, -1, -1, 0, 1103, 23, 0, 1, 2, 35, 0, 0, 0, 13},  // rawValue
    {1051, 1052, 1053, -1, -1, 0, 0, 24, 0, 0, 5, 35, 34, 0, 0, 13},  // possible
    {1054, 1052, -1, -1, -1, 0, 0, 25, 0, 0, 5, 35, 34, 0, 0, 13},  // Possible
    {1055, 1052, 1056, -1, -1, 0, 0, 26, 0, 0, 5, 35, 34, 0, 0, 13},  // began
    {1057, 1052, -1, -1, -1, 0, 0, 27, 0, 0, 5, 35, 34, 0, 0, 13},  // Began
    {1058, 1052, 1059, -1, -1, 0, 0, 28, 0, 0, 5, 35, 34, 0, 0, 13},  // changed
    {1060, 1052, -1, -1, -1, 0, 0, 29, 0, 0, 5, 35, 34, 0, 0, 13},  // Changed
    {1061, 1052, 1062, -1, -1, 0, 0, 30, 0, 0, 5, 35, 34, 0, 0, 13},  // ended
    {1063, 1052, -1, -1, -1, 0, 0, 31, 0, 0, 5, 35, 34, 0, 0, 13},  // Ended
    {1064, 1052, 1065, -1, -1, 0, 0, 32, 0, 0, 5, 35, 34, 0, 0, 13},  // cancelled
    {1066, 1052, -1, -1, -1, 0, 0, 33, 0, 0, 5, 35, 34, 0, 0, 13},  // Cancelled
    {1067, 1052, 1068, -1, -1, 0, 0, 34, 0, 0, 5, 35, 34, 0, 0, 13},  // failed
    {1069, 1052, -1, -1, -1, 0, 0, 35, 0, 0, 5, 35, 34, 0, 0, 13},  // Failed
    {1070, 1052, 1071, -1, -1, 0, 0, 36, 0, 0, 5, 35, 34, 0, 0, 13},  // recognized
    {361, 1072, 1073, -1, -1, 0, 0, 37, 0, 0, 5, 36, 35, 0, 0, 13},  // right
    {1074, 1072, -1, -1, -1, 0, 0, 38, 0, 0, 5, 36, 35, 0, 0, 13},  // Right
    {359, 1072, 1075, -1, -1, 0, 0, 39, 0, 0, 5, 36, 35, 0, 0, 13},  // left
    {1076, 1072, -1, -1, -1, 0, 0, 40, 0, 0, 5, 36, 35, 0, 0, 13},  // Left
    {486, 1072, 1077, -1, -1, 0, 0, 41, 0, 0, 5, 36, 35, 0, 0, 13},  // up
    {1078, 1072, -1, -1, -1, 0, 0, 42, 0, 0, 5, 36, 35, 0, 0, 13},  // Up
    {487, 1072, 1079, -1, -1, 0, 0, 43, 0, 0, 5, 36, 35, 0, 0, 13},  // down
    {1080, 1072, -1, -1, -1, 0, 0, 44, 0, 0, 5, 36, 35, 0, 0, 13},  // Down
    {1081, -1, -1, -1, -1, 0, 1104, 45, 0, 1, 2, 34, 34, 0, 0, 13},  // state
    {880, -1, -1, -1, 1082, 0, 1105, 46, 0, 1, 2, 34, 2, 0, 0, 13},  // isEnabled
    {1082, -1, -1, -1, -1, 0, 1106, 47, 0, 1, 2, 34, 2, 0, 0, 13},  // enabled
    {77, -1, -1, -1, -1, 0, 1107, 48, 0, 1, 2, 34, 30, 0, 0, 13},  // view
    {707, -1, -1, -1, -1, 0, 1108, 49, 0, 1, 2, 34, 3, 0, 0, 13},  // name
    {1083, -1, -1, -1, -1, 0, 1109, 50, 0, 1, 2, 34, 2, 0, 0, 13},  // cancelsTouchesInView
    {1084, -1, -1, -1, -1, 0, 1110, 51, 0, 1, 2, 34, 2, 0, 0, 13},  // delaysTouchesBegan
    {1085, -1, -1, -1, -1, 0, 1111, 52, 0, 1, 2, 34, 2, 0, 0, 13},  // delaysTouchesEnded
    {1086, -1, -1, -1, -1, 0, 1112, 53, 0, 1, 2, 34, 0, 0, 0, 13},  // numberOfTouches
    {782, -1, -1, -1, -1, 0, 1113, 54, 0, 1, 2, 34, 55, 0, 0, 13},  // delegate
    {1087, -1, -1, -1, -1, 0, 1114, 55, 0, 1, 2, 34, 0, 0, 0, 13},  // minimumNumberOfTouches
    {1088, -1, -1, -1, -1, 0, 1115, 56, 0, 1, 2, 34, 0, 0, 0, 13},  // maximumNumberOfTouches
    {1089, -1, -1, -1, -1, 0, 1116, 57, 0, 1, 2, 34, 0, 0, 0, 13},  // numberOfTapsRequired
    {1090, -1, -1, -1, -1, 0, 1117, 58, 0, 1, 2, 34, 0, 0, 0, 13},  // numberOfTouchesRequired
    {1091, -1, -1, -1, -1, 0, 1118, 59, 0, 1, 2, 34, 0, 0, 0, 13},  // minimumPressDuration
    {1092, -1, -1, -1, -1, 0, 1119, 60, 0, 1, 2, 34, 0, 0, 0, 13},  // allowableMovement
    {1093, -1, -1, -1, -1, 0, 1120, 61, 0, 1, 2, 34, 35, 0, 0, 13},  // direction
    {276, -1, -1, -1, -1, 0, 1121, 62, 0, 1, 2, 34, 0, 0, 0, 13},  // scale
    {278, -1, -1, -1, -1, 0, 1122, 63, 0, 1, 2, 34, 0, 0, 0, 13},  // rotation
    {1094, -1, -1, -1, -1, 0, 1123, 64, 0, 1, 2, 34, 0, 0, 0, 13},  // velocity
    {1095, -1, -1, -1, -1, 577, 1124, 65, 1, 2, 1, 34, 9, 0, 0, 13},  // location
    {1096, -1, -1, -1, -1, 578, 1126, 66, 1, 2, 1, 34, 9, 0, 0, 13},  // locationInView
    {1095, -1, -1, -1, 1672, 579, 1128, 67, 2, 3, 1, 34, 9, 0, 0, 13},  // location
    {1098, -1, -1, -1, -1, 581, 1131, 68, 2, 3, 1, 34, 9, 0, 0, 13},  // locationOfTouch
    {279, -1, -1, -1, -1, 583, 1134, 69, 1, 2, 1, 34, 9, 0, 0, 13},  // translation
    {1100, -1, -1, -1, -1, 584, 1136, 70, 1, 2, 1, 34, 9, 0, 0, 13},  // translationInView
    {1094, -1, -1, -1, -1, 585, 1138, 71, 1, 2, 1, 34, 9, 0, 0, 13},  // velocity
    {1101, -1, -1, -1, -1, 586, 1140, 72, 1, 2, 1, 34, 9, 0, 0, 13},  // velocityInView
    {1102, -1, -1, -1, 1673, 587, 1142, 73, 2, 3, 1, 34, 55, 0, 0, 13},  // setTranslation
    {1102, -1, -1, -1, -1, 589, 1145, 74, 2, 3, 1, 34, 55, 0, 0, 13},  // setTranslation
    {862, -1, -1, -1, -1, 591, 1148, 75, 2, 3, 1, 34, 55, 0, 0, 13},  // addTarget
    {865, -1, -1, -1, -1, 593, 1151, 76, 2, 3, 1, 34, 55, 0, 0, 13},  // removeTarget
    {1103, -1, -1, -1, -1, 595, 1154, 77, 2, 3, 1, 34, 55, 0, 0, 13},  // touchesBegan
    {1104, -1, -1, -1, -1, 597, 1157, 78, 2, 3, 1, 34, 55, 0, 0, 13},  // touchesMoved
    {1105, -1, -1, -1, -1, 599, 1160, 79, 2, 3, 1, 34, 55, 0, 0, 13},  // touchesEnded
    {1106, -1, -1, -1, -1, 601, 1163, 80, 2, 3, 1, 34, 55, 0, 0, 13},  // touchesCancelled
    {1103, -1, -1, -1, -1, 603, 1166, 81, 2, 3, 1, 34, 55, 0, 0, 13},  // touchesBegan
    {1104, -1, -1, -1, -1, 605, 1169, 82, 2, 3, 1, 34, 55, 0, 0, 13},  // touchesMoved
    {1105, -1, -1, -1, -1, 607, 1172, 83, 2, 3, 1, 34, 55, 0, 0, 13},  // touchesEnded
    {1106, -1, -1, -1, -1, 609, 1175, 84, 2, 3, 1, 34, 55, 0, 0, 13},  // touchesCancelled
    {1108, -1, -1, -1, -1, 611, 1178, 85, 2, 3, 1, 34, 55, 0, 0, 13},  // ignore
    {1109, -1, -1, -1, -1, 613, 1181, 86, 2, 3, 1, 34, 55, 0, 0, 13},  // ignoreTouch
    {1111, -1, -1, -1, -1, 615, 1184, 87, 0, 1, 1, 34, 55, 0, 0, 13},  // reset
    {1112, -1, -1, -1, 1674, 615, 1185, 88, 1, 2, 1, 34, 55, 0, 0, 13},  // require
    {1114, -1, -1, -1, -1, 616, 1187, 89, 1, 2, 1, 34, 55, 0, 0, 13},  // requireGestureRecognizerToFail
    {1115, -1, -1, -1, -1, 617, 1189, 90, 1, 2, 1, 31, 55, 0, 0, 13},  // addGestureRecognizer
    {1116, -1, -1, -1, -1, 618, 1191, 91, 1, 2, 1, 31, 55, 0, 0, 13},  // removeGestureRecognizer
    {1117, -1, -1, -1, -1, 0, 1193, 92, 0, 1, 2, 31, 4, 0, 0, 13},  // gestureRecognizers
    {1118, -1, -1, -1, -1, 0, 1194, 93, 0, 1, 2, 31, 2, 0, 0, 13},  // isMultipleTouchEnabled
    {1119, -1, -1, -1, -1, 0, 1195, 94, 0, 1, 2, 31, 2, 0, 0, 13},  // multipleTouchEnabled
    {1120, -1, -1, -1, 1629, 0, 1196, 95, 0, 1, 2, 31, 2, 0, 0, 13},  // isExclusiveTouch
    {1095, -1, -1, -1, -1, 619, 1197, 0, 1, 2, 1, 52, 9, 0, 0, 14},  // location
    {1096, -1, -1, -1, -1, 620, 1199, 1, 1, 2, 1, 52, 9, 0, 0, 14},  // locationInView
    {1127, -1, -1, -1, -1, 621, 1201, 2, 1, 2, 1, 52, 9, 0, 0, 14},  // previousLocation
    {1128, -1, -1, -1, -1, 622, 1203, 3, 1, 2, 1, 52, 9, 0, 0, 14},  // previousLocationInView
    {1129, 1121, -1, -1, -1, 0, 0, 4, 0, 0, 5, 52, 52, 0, 0, 14},  // Phase
    {1055, 1131, 1132, -1, -1, 0, 0, 5, 0, 0, 5, 37, 36, 0, 0, 14},  // began
    {1133, 1131, 1134, -1, -1, 0, 0, 6, 0, 0, 5, 37, 36, 0, 0, 14},  // moved
    {1135, 1131, 1136, -1, -1, 0, 0, 7, 0, 0, 5, 37, 36, 0, 0, 14},  // stationary
    {1061, 1131, 1137, -1, -1, 0, 0, 8, 0, 0, 5, 37, 36, 0, 0, 14},  // ended
    {1064, 1131, 1138, -1, -1, 0, 0, 9, 0, 0, 5, 37, 36, 0, 0, 14},  // cancelled
    {639, -1, -1, -1, -1, 623, 1205, 10, 0, 1, 1, 5, 55, 0, 0, 14},  // anyObject
    {1141, -1, -1, -1, -1, 623, 1206, 11, 1, 2, 1, 52, 4, 0, 0, 14},  // touches
    {1142, -1, -1, -1, -1, 624, 1208, 12, 1, 2, 1, 52, 4, 0, 0, 14},  // touchesForView
    {1143, -1, -1, -1, -1, 625, 1210, 13, 1, 2, 1, 52, 4, 0, 0, 14},  // touchesForGestureRecognizer
    {1144, -1, -1, -1, -1, 626, 1212, 14, 1, 2, 1, 52, 4, 0, 0, 14},  // coalescedTouches
    {1145, -1, -1, -1, -1, 627, 1214, 15, 1, 2, 1, 52, 4, 0, 0, 14},  // coalescedTouchesForTouch
    {1146, -1, -1, -1, -1, 628, 1216, 16, 1, 2, 1, 52, 4, 0, 0, 14},  // predictedTouches
    {1147, -1, -1, -1, -1, 629, 1218, 17, 1, 2, 1, 52, 4, 0, 0, 14},  // predictedTouchesForTouch
    {1148, -1, -1, -1, -1, 630, 1220, 18, 3, 3, 0, 0, 55, 0, 0, 14},  // drag
    {1148, -1, -1, -1, -1, 633, 1223, 19, 4, 4, 0, 0, 55, 0, 0, 14},  // drag
    {1151, -1, -1, -1, -1, 637, 1227, 20, 3, 3, 0, 0, 55, 0, 0, 14},  // fingers
    {1151, -1, -1, -1, -1, 640, 1230, 21, 4, 4, 0, 0, 55, 0, 0, 14},  // fingers
    {1152, -1, -1, -1, -1, 644, 1234, 22, 4, 4, 0, 0, 55, 0, 0, 14},  // pinch
    {1152, -1, -1, -1, -1, 648, 1238, 23, 5, 5, 0, 0, 55, 0, 1, 14},  // pinch
    {1153, -1, -1, -1, -1, 653, 1243, 24, 4, 4, 0, 0, 55, 0, 1, 14},  // twist
    {1155, -1, -1, -1, -1, 657, 1247, 25, 1, 1, 0, 0, 55, 0, 0, 14},  // tap
    {1155, -1, -1, -1, -1, 658, 1248, 26, 2, 2, 0, 0, 55, 0, 0, 14},  // tap
    {1155, -1, -1, -1, -1, 660, 1250, 27, 2, 2, 0, 0, 55, 0, 0, 14},  // tap
    {1155, -1, -1, -1, -1, 662, 1252, 28, 3, 3, 0, 0, 55, 0, 0, 14},  // tap
    {1157, -1, -1, -1, -1, 665, 1255, 29, 2, 2, 0, 0, 55, 0, 0, 14},  // press
    {1151, -1, -1, -1, -1, 667, 1257, 30, 2, 2, 0, 0, 55, 0, 0, 14},  // fingers
    {1159, -1, -1, -1, -1, 669, 1259, 31, 0, 0, 0, 0, 55, 0, 0, 14},  // lift
    {1160, -1, -1, -1, -1, 669, 1259, 32, 0, 0, 0, 0, 55, 0, 0, 14},  // cancel
    {1163, 211, -1, -1, -1, 0, 0, 0, 0, 0, 5, 31, 52, 0, 0, 15},  // AnimationOptions
    {1164, 211, -1, -1, -1, 0, 0, 1, 0, 0, 5, 31, 52, 0, 0, 15},  // KeyframeAnimationOptions
    {1166, 211, -1, -1, -1, 0, 0, 2, 0, 0, 5, 31, 52, 0, 0, 15},  // AnimationCurve
    {761, -1, -1, -1, -1, 0, 1259, 3, 0, 1, 2, 40, 0, 0, 0, 15},  // rawValue
    {1163, 211, -1, -1, -1, 669, 1260, 4, 1, 1, 4, 31, 4, 0, 0, 15},  // AnimationOptions
    {1164, 211, -1, -1, -1, 670, 1261, 5, 1, 1, 4, 31, 4, 0, 0, 15},  // KeyframeAnimationOptions
    {1161, -1, -1, -1, -1, 671, 1262, 6, 1, 1, 3, 0, 39, 0, 0, 15},  // UIViewAnimationOptions
    {1162, -1, -1, -1, -1, 672, 1263, 7, 1, 1, 3, 0, 39, 0, 0, 15},  // UIViewKeyframeAnimationOptions
    {1172, 1161, 1173, -1, -1, 0, 0, 8, 0, 0, 5, 40, 39, 0, 0, 15},  // curveEaseInOut
    {1174, 1161, 1175, -1, -1, 0, 0, 9, 0, 0, 5, 40, 39, 0, 0, 15},  // curveEaseIn
    {1176, 1161, 1177, -1, -1, 0, 0, 10, 0, 0, 5, 40, 39, 0, 0, 15},  // curveEaseOut
    {1178, 1161, 1179, -1, -1, 0, 0, 11, 0, 0, 5, 40, 39, 0, 0, 15},  // curveLinear
    {10, 1161, 1180, -1, -1, 0, 0, 12, 0, 0, 5, 40, 39, 0, 0, 15},  // repeat
    {1181, 1161, 1182, -1, -1, 0, 0, 13, 0, 0, 5, 40, 39, 0, 0, 15},  // autoreverse
    {1183, 1161, 1184, -1, -1, 0, 0, 14, 0, 0, 5, 40, 39, 0, 0, 15},  // beginFromCurrentState
    {1185, 1161, 1186, -1, -1, 0, 0, 15, 0, 0, 5, 40, 39, 0, 0, 15},  // overrideInheritedDuration
    {1187, 1161, 1188, -1, -1, 0, 0, 16, 0, 0, 5, 40, 39, 0, 0, 15},  // overrideInheritedCurve
    {1189, 1161, 1190, -1, -1, 0, 0, 17, 0, 0, 5, 40, 39, 0, 0, 15},  // overrideInheritedOptions
    {1191, 1161, 1192, -1, -1, 0, 0, 18, 0, 0, 5, 40, 39, 0, 0, 15},  // allowUserInteraction
    {923, 1161, 1193, -1, -1, 0, 0, 19, 0, 0, 5, 40, 39, 0, 0, 15},  // layoutSubviews
    {1194, 1161, 1195, -1, -1, 0, 0, 20, 0, 0, 5, 40, 39, 0, 0, 15},  // allowAnimatedContent
    {1196, 1161, 1197, -1, -1, 0, 0, 21, 0, 0, 5, 40, 39, 0, 0, 15},  // showHideTransitionViews
    {1198, 1161, 1199, -1, -1, 0, 0, 22, 0, 0, 5, 40, 39, 0, 0, 15},  // calculationModeLinear
    {1200, 1161, 1201, -1, -1, 0, 0, 23, 0, 0, 5, 40, 39, 0, 0, 15},  // calculationModeDiscrete
    {1202, 1161, -1, -1, -1, 0, 0, 24, 0, 0, 5, 40, 39, 0, 0, 15},  // CurveEaseInOut
    {1203, 1161, -1, -1, -1, 0, 0, 25, 0, 0, 5, 40, 39, 0, 0, 15},  // CurveEaseIn
    {1204, 1161, -1, -1, -1, 0, 0, 26, 0, 0, 5, 40, 39, 0, 0, 15},  // CurveEaseOut
    {1205, 1161, -1, -1, -1, 0, 0, 27, 0, 0, 5, 40, 39, 0, 0, 15},  // CurveLinear
    {1206, 1161, -1, -1, -1, 0, 0, 28, 0, 0, 5, 40, 39, 0, 0, 15},  // Repeat
    {1207, 1161, -1, -1, -1, 0, 0, 29, 0, 0, 5, 40, 39, 0, 0, 15},  // Autoreverse
    {1208, 1161, -1, -1, -1, 0, 0, 30, 0, 0, 5, 40, 39, 0, 0, 15},  // BeginFromCurrentState
    {1209, 1161, -1, -1, -1, 0, 0, 31, 0, 0, 5, 40, 39, 0, 0, 15},  // OverrideInheritedDuration
    {1210, 1161, -1, -1, -1, 0, 0, 32, 0, 0, 5, 40, 39, 0, 0, 15},  // OverrideInheritedCurve
    {1211, 1161, -1, -1, -1, 0, 0, 33, 0, 0, 5, 40, 39, 0, 0, 15},  // OverrideInheritedOptions
    {1212, 1161, -1, -1, -1, 0, 0, 34, 0, 0, 5, 40, 39, 0, 0, 15},  // AllowUserInteraction
    {1213, 1161, -1, -1, -1, 0, 0, 35, 0, 0, 5, 40, 39, 0, 0, 15},  // LayoutSubviews
    {1214, 1161, -1, -1, -1, 0, 0, 36, 0, 0, 5, 40, 39, 0, 0, 15},  // CalculationModeLinear
    {1215, 1165, 1216, -1, -1, 0, 0, 37, 0, 0, 5, 41, 40, 0, 0, 15},  // easeInOut
    {1217, 1165, 1218, -1, -1, 0, 0, 38, 0, 0, 5, 41, 40, 0, 0, 15},  // easeIn
    {1219, 1165, 1220, -1, -1, 0, 0, 39, 0, 0, 5, 41, 40, 0, 0, 15},  // easeOut
    {1221, 1165, 1222, -1, -1, 0, 0, 40, 0, 0, 5, 41, 40, 0, 0, 15},  // linear
    {1223, 1165, -1, -1, -1, 0, 0, 41, 0, 0, 5, 41, 40, 0, 0, 15},  // EaseInOut
    {1224, 1165, -1, -1, -1, 0, 0, 42, 0, 0, 5, 41, 40, 0, 0, 15},  // EaseIn
    {1225, 1165, -1, -1, -1, 0, 0, 43, 0, 0, 5, 41, 40, 0, 0, 15},  // EaseOut
    {1226, 1165, -1, -1, -1, 0, 0, 44, 0, 0, 5, 41, 40, 0, 0, 15},  // Linear
    {1221, 1167, 1227, -1, -1, 0, 0, 45, 0, 0, 5, 42, 41, 0, 0, 15},  // linear
    {1217, 1167, 1228, -1, -1, 0, 0, 46, 0, 0, 5, 42, 41, 0, 0, 15},  // easeIn
    {1219, 1167, 1229, -1, -1, 0, 0, 47, 0, 0, 5, 42, 41, 0, 0, 15},  // easeOut
    {1230, 1167, 1231, -1, -1, 0, 0, 48, 0, 0, 5, 42, 41, 0, 0, 15},  // easeInEaseOut
    {15, 1167, 1232, -1, -1, 0, 0, 49, 0, 0, 5, 42, 41, 0, 0, 15},  // default
    {1233, 1170, 1234, -1, -1, 0, 0, 50, 0, 0, 5, 43, 42, 0, 0, 15},  // removed
    {1235, 1170, 1236, -1, -1, 0, 0, 51, 0, 0, 5, 43, 42, 0, 0, 15},  // forwards
    {1237, 1170, 1238, -1, -1, 0, 0, 52, 0, 0, 5, 43, 42, 0, 0, 15},  // backwards
    {1239, 1170, 1240, -1, -1, 0, 0, 53, 0, 0, 5, 43, 42, 0, 0, 15},  // both
    {1241, 1168, 1242, -1, -1, 0, 0, 54, 0, 0, 5, 45, 44, 0, 0, 15},  // inactive
    {1243, 1168, 1244, -1, -1, 0, 0, 55, 0, 0, 5, 45, 44, 0, 0, 15},  // active
    {1245, 1168, 1246, -1, -1, 0, 0, 56, 0, 0, 5, 45, 44, 0, 0, 15},  // stopped
    {1247, 1169, 1248, -1, -1, 0, 0, 57, 0, 0, 5, 46, 45, 0, 0, 15},  // end
    {1249, 1169, 1250, -1, -1, 0, 0, 58, 0, 0, 5, 46, 45, 0, 0, 15},  // start
    {941, 1169, 1251, -1, -1, 0, 0, 59, 0, 0, 5, 46, 45, 0, 0, 15},  // current
    {1221, 1171, 1252, -1, -1, 0, 0, 60, 0, 0, 5, 44, 43, 0, 0, 15},  // linear
    {1253, 1171, 1254, -1, -1, 0, 0, 61, 0, 0, 5, 44, 43, 0, 0, 15},  // discrete
    {1255, 1171, 1256, -1, -1, 0, 0, 62, 0, 0, 5, 44, 43, 0, 0, 15},  // paced
    {1257, -1, -1, -1, -1, 673, 1264, 0, 1, 1, 0, 0, 55, 0, 0, 16},  // advance
    {1258, -1, -1, -1, -1, 674, 1265, 1, 0, 0, 0, 0, 55, 0, 0, 16},  // run
    {1259, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 0, 0, 0, 16},  // now
    {1260, -1, -1, -1, -1, 674, 1265, 3, 0, 0, 0, 0, 0, 0, 0, 16},  // CACurrentMediaTime
    {1261, -1, -1, -1, -1, 674, 1265, 4, 1, 1, 3, 0, 38, 0, 0, 16},  // CAMediaTimingFunction
    {1265, 1261, -1, -1, -1, 675, 1266, 5, 1, 1, 4, 39, 38, 0, 0, 16},  // functionWithName
    {1261, -1, -1, -1, -1, 676, 1267, 6, 4, 4, 3, 0, 38, 0, 0, 16},  // CAMediaTimingFunction
    {1262, -1, -1, -1, -1, 680, 1271, 7, 2, 2, 3, 0, 38, 0, 0, 16},  // UICubicTimingParameters
    {1262, -1, -1, -1, -1, 682, 1273, 8, 1, 1, 3, 0, 38, 0, 0, 16},  // UICubicTimingParameters
    {1263, -1, -1, -1, -1, 683, 1274, 9, 1, 1, 3, 0, 38, 0, 0, 16},  // UISpringTimingParameters
    {1263, -1, -1, -1, -1, 684, 1275, 10, 2, 2, 3, 0, 38, 0, 0, 16},  // UISpringTimingParameters
    {1263, -1, -1, -1, -1, 686, 1277, 11, 4, 4, 3, 0, 38, 0, 0, 16},  // UISpringTimingParameters
    {75, -1, -1, -1, -1, 690, 1281, 12, 1, 2, 1, 39, 0, 0, 0, 16},  // value
    {1094, -1, -1, -1, -1, 691, 1283, 13, 1, 2, 1, 39, 0, 0, 0, 16},  // velocity
    {1267, -1, -1, -1, -1, 0, 1285, 14, 0, 1, 2, 39, 9, 0, 0, 16},  // controlPoint1
    {1268, -1, -1, -1, -1, 0, 1286, 15, 0, 1, 2, 39, 9, 0, 0, 16},  // controlPoint2
    {1221, 1264, -1, -1, -1, 0, 0, 16, 0, 0, 5, 39, 38, 0, 0, 16},  // linear
    {1217, 1264, -1, -1, -1, 0, 0, 17, 0, 0, 5, 39, 38, 0, 0, 16},  // easeIn
    {1219, 1264, -1, -1, -1, 0, 0, 18, 0, 0, 5, 39, 38, 0, 0, 16},  // easeOut
    {1215, 1264, -1, -1, -1, 0, 0, 19, 0, 0, 5, 39, 38, 0, 0, 16},  // easeInOut
    {1275, 1264, -1, -1, -1, 692, 1287, 20, 2, 2, 4, 39, 38, 0, 0, 16},  // bezier
    {1278, -1, -1, -1, -1, 694, 1289, 21, 3, 3, 0, 0, 14, 0, 0, 16},  // interpolate
    {1279, 211, -1, -1, -1, 699, 1292, 0, 2, 2, 4, 31, 55, 0, 0, 17},  // animate
    {1279, 211, -1, -1, -1, 704, 1294, 1, 3, 3, 4, 31, 55, 0, 0, 17},  // animate
    {1279, 211, -1, -1, -1, 710, 1297, 2, 3, 3, 4, 31, 55, 0, 0, 17},  // animate
    {1279, 211, -1, -1, -1, 717, 1300, 3, 4, 4, 4, 31, 55, 0, 0, 17},  // animate
    {1279, 211, -1, -1, -1, 725, 1304, 4, 4, 4, 4, 31, 55, 0, 0, 17},  // animate
    {1279, 211, -1, -1, -1, 734, 1308, 5, 5, 5, 4, 31, 55, 0, 0, 17},  // animate
    {1279, 211, -1, -1, -1, 744, 1313, 6, 5, 5, 4, 31, 55, 0, 0, 17},  // animate
    {1279, 211, -1, -1, -1, 755, 1318, 7, 6, 6, 4, 31, 55, 0, 0, 17},  // animate
    {1279, 211, -1, -1, -1, 767, 1324, 8, 6, 6, 4, 31, 55, 0, 0, 17},  // animate
    {1279, 211, -1, -1, -1, 780, 1330, 9, 7, 7, 4, 31, 55, 0, 0, 17},  // animate
    {1287, 211, -1, -1, -1, 789, 1337, 10, 2, 2, 4, 31, 55, 0, 0, 17},  // animateWithDuration
    {1287, 211, -1, -1, -1, 794, 1339, 11, 3, 3, 4, 31, 55, 0, 0, 17},  // animateWithDuration
    {1287, 211, -1, -1, -1, 801, 1342, 12, 4, 4, 4, 31, 55, 0, 0, 17},  // animateWithDuration
    {1287, 211, -1, -1, -1, 810, 1346, 13, 5, 5, 4, 31, 55, 0, 0, 17},  // animateWithDuration
    {1287, 211, -1, -1, -1, 822, 1351, 14, 7, 7, 4, 31, 55, 0, 0, 17},  // animateWithDuration
    {1288, 211, -1, -1, -1, 832, 1358, 15, 3, 3, 4, 31, 55, 0, 0, 17},  // animateKeyframes
    {1288, 211, -1, -1, -1, 839, 1361, 16, 4, 4, 4, 31, 55, 0, 0, 17},  // animateKeyframes
    {1288, 211, -1, -1, -1, 847, 1365, 17, 4, 4, 4, 31, 55, 0, 0, 17},  // animateKeyframes
    {1288, 211, -1, -1, -1, 856, 1369, 18, 5, 5, 4, 31, 55, 0, 0, 17},  // animateKeyframes
    {1289, 211, -1, -1, -1, 866, 1374, 19, 5, 5, 4, 31, 55, 0, 0, 17},  // animateKeyframesWithDuration
    {1290, 211, -1, -1, -1, 874, 1379, 20, 3, 3, 4, 31, 55, 0, 0, 17},  // addKeyframe
    {1293, 211, -1, -1, -1, 880, 1382, 21, 3, 3, 4, 31, 55, 0, 0, 17},  // addKeyframeWithRelativeStartTime
    {1294, 1295, -1, -1, -1, 888, 1385, 22, 5, 5, 4, 38, 37, 0, 0, 17},  // runningPropertyAnimator
    {1294, 1295, -1, -1, -1, 897, 1390, 23, 4, 4, 4, 38, 37, 0, 0, 17},  // runningPropertyAnimator
    {1294, 1295, -1, -1, -1, 905, 1394, 24, 4, 4, 4, 38, 37, 0, 0, 17},  // runningPropertyAnimator
    {1294, 1295, -1, -1, -1, 912, 1398, 25, 3, 3, 4, 38, 37, 0, 0, 17},  // runningPropertyAnimator
    {1296, 211, -1, -1, -1, 915, 1401, 26, 2, 2, 4, 31, 55, 0, 0, 17},  // beginAnimations
    {1298, 211, -1, -1, -1, 917, 1403, 27, 0, 0, 4, 31, 55, 0, 0, 17},  // commitAnimations
    {1299, 211, -1, -1, -1, 917, 1403, 28, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationDuration
    {1300, 211, -1, -1, -1, 918, 1404, 29, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationDelay
    {1301, 211, -1, -1, -1, 919, 1405, 30, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationRepeatCount
    {1302, 211, -1, -1, -1, 920, 1406, 31, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationRepeatAutoreverses
    {1303, 211, -1, -1, -1, 921, 1407, 32, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationBeginsFromCurrentState
    {1304, 211, -1, -1, -1, 922, 1408, 33, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationCurve
    {1305, 211, -1, -1, -1, 923, 1409, 34, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationDelegate
    {1306, 211, -1, -1, -1, 924, 1410, 35, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationDidStop
    {1307, 211, -1, -1, -1, 925, 1411, 36, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationDidStopSelector
    {946, 1308, -1, -1, -1, 0, 0, 37, 0, 0, 5, 48, 47, 0, 0, 17},  // main
    {1311, 1308, -1, -1, -1, 0, 0, 38, 0, 0, 5, 48, 47, 0, 0, 17},  // background
    {1312, 1308, -1, -1, -1, 926, 1412, 39, 0, 0, 4, 48, 47, 0, 0, 17},  // global
    {1312, 1308, -1, -1, -1, 926, 1412, 40, 1, 1, 4, 48, 47, 0, 0, 17},  // global
    {1308, -1, -1, -1, -1, 927, 1413, 41, 1, 1, 3, 0, 47, 0, 0, 17},  // DispatchQueue
    {1308, -1, -1, -1, -1, 928, 1414, 42, 2, 2, 3, 0, 47, 0, 0, 17},  // DispatchQueue
    {1314, -1, -1, -1, -1, 930, 1416, 43, 1, 2, 1, 48, 55, 0, 0, 17},  // sync
    {1314, -1, -1, -1, -1, 931, 1418, 44, 1, 2, 1, 48, 55, 0, 0, 17},  // sync
    {1316, -1, -1, -1, -1, 932, 1420, 45, 1, 2, 1, 48, 55, 0, 0, 17},  // async
    {1316, -1, -1, -1, -1, 933, 1422, 46, 1, 2, 1, 48, 55, 0, 0, 17},  // async
    {1317, -1, -1, -1, -1, 934, 1424, 47, 2, 3, 1, 48, 55, 0, 0, 17},  // asyncAfter
    {1317, -1, -1, -1, -1, 936, 1427, 48, 2, 3, 1, 48, 55, 0, 0, 17},  // asyncAfter
    {1319, -1, -1, -1, -1, 938, 1430, 49, 2, 2, 0, 0, 55, 0, 0, 17},  // dispatch_async
    {1320, -1, -1, -1, -1, 940, 1432, 50, 3, 3, 0, 0, 55, 0, 0, 17},  // dispatch_after
    {1321, -1, -1, -1, -1, 943, 1435, 51, 0, 0, 0, 0, 47, 0, 0, 17},  // dispatch_get_main_queue
    {1259, 1309, -1, -1, -1, 943, 1435, 52, 0, 0, 4, 1, 0, 0, 0, 17},  // now
    {1158, 1310, -1, -1, -1, 943, 1435, 53, 1, 1, 4, 1, 0, 0, 0, 17},  // seconds
    {1322, 1310, -1, -1, -1, 944, 1436, 54, 1, 1, 4, 1, 0, 0, 0, 17},  // milliseconds
    {1323, 1310, -1, -1, -1, 945, 1437, 55, 1, 1, 4, 1, 0, 0, 0, 17},  // microseconds
    {1324, 1310, -1, -1, -1, 946, 1438, 56, 1, 1, 4, 1, 0, 0, 0, 17},  // nanoseconds
    {1325, -1, -1, -1, -1, 0, 0, 57, 0, 0, 5, 0, 0, 0, 0, 17},  // DISPATCH_TIME_NOW
    {1326, -1, -1, -1, -1, 0, 0, 58, 0, 0, 5, 0, 0, 0, 0, 17},  // NSEC_PER_SEC
    {1327, -1, -1, -1, -1, 0, 0, 59, 0, 0, 5, 0, 0, 0, 0, 17},  // NSEC_PER_MSEC
    {1328, -1, -1, -1, -1, 947, 1439, 60, 2, 2, 0, 0, 0, 0, 0, 17},  // dispatch_time
    {1329, 211, -1, -1, -1, 950, 1441, 61, 1, 1, 4, 31, 55, 0, 0, 17},  // performWithoutAnimation
    {1330, 211, -1, -1, -1, 951, 1442, 62, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationsEnabled
    {1331, 211, -1, -1, -1, 952, 1443, 63, 0, 0, 4, 31, 2, 0, 0, 17},  // areAnimationsEnabled
    {1331, 211, -1, -1, -1, 0, 0, 64, 0, 0, 5, 31, 2, 0, 0, 17},  // areAnimationsEnabled
    {1332, -1, -1, -1, -1, 0, 0, 0, 0, 0, 3, 0, 37, 0, 0, 18},  // CABasicAnimation
    {1332, -1, -1, -1, -1, 952, 1443, 1, 1, 1, 3, 0, 37, 0, 0, 18},  // CABasicAnimation
    {1334, -1, -1, -1, -1, 0, 0, 2, 0, 0, 3, 0, 37, 0, 0, 18},  // CASpringAnimation
    {1334, -1, -1, -1, -1, 953, 1444, 3, 1, 1, 3, 0, 37, 0, 0, 18},  // CASpringAnimation
    {1335, -1, -1, -1, -1, 0, 0, 4, 0, 0, 3, 0, 37, 0, 0, 18},  // CAKeyframeAnimation
    {1335, -1, -1, -1, -1, 954, 1445, 5, 1, 1, 3, 0, 37, 0, 0, 18},  // CAKeyframeAnimation
    {1336, -1, -1, -1, -1, 0, 0, 6, 0, 0, 3, 0, 37, 0, 0, 18},  // CAAnimationGroup
    {1333, -1, -1, -1, -1, 0, 1446, 7, 0, 1, 2, 38, 3, 0, 0, 18},  // keyPath
    {1337, -1, -1, -1, -1, 0, 1447, 8, 0, 1, 2, 38, 55, 0, 1, 18},  // fromValue
    {1338, -1, -1, -1, -1, 0, 1448, 9, 0, 1, 2, 38, 55, 0, 1, 18},  // toValue
    {1339, -1, -1, -1, -1, 0, 1449, 10, 0, 1, 2, 38, 55, 0, 1, 18},  // byValue
    {609, -1, -1, -1, -1, 0, 1450, 11, 0, 1, 2, 38, 4, 0, 1, 18},  // values
    {1340, -1, -1, -1, -1, 0, 1451, 12, 0, 1, 2, 38, 32, 0, 0, 18},  // path
    {1341, -1, -1, -1, -1, 0, 1452, 13, 0, 1, 2, 38, 4, 0, 0, 18},  // keyTimes
    {1342, -1, -1, -1, -1, 0, 1453, 14, 0, 1, 2, 38, 4, 0, 0, 18},  // timingFunctions
    {1343, -1, -1, -1, -1, 0, 1454, 15, 0, 1, 2, 38, 43, 0, 0, 18},  // calculationMode
    {1344, -1, -1, -1, -1, 0, 1455, 16, 0, 1, 2, 38, 55, 0, 0, 18},  // rotationMode
    {1281, -1, -1, -1, -1, 0, 1456, 17, 0, 1, 2, 38, 4, 0, 0, 18},  // animations
    {1345, -1, -1, -1, -1, 0, 1457, 18, 0, 1, 2, 38, 2, 0, 0, 18},  // additive
    {1346, -1, -1, -1, -1, 0, 1458, 19, 0, 1, 2, 38, 2, 0, 0, 18},  // isAdditive
    {1347, -1, -1, -1, -1, 0, 1459, 20, 0, 1, 2, 38, 2, 0, 0, 18},  // cumulative
    {1348, -1, -1, -1, -1, 0, 1460, 21, 0, 1, 2, 38, 2, 0, 0, 18},  // isCumulative
    {1272, -1, -1, -1, -1, 0, 1461, 22, 0, 1, 2, 38, 0, 0, 0, 18},  // mass
    {1273, -1, -1, -1, -1, 0, 1462, 23, 0, 1, 2, 38, 0, 0, 0, 18},  // stiffness
    {1274, -1, -1, -1, -1, 0, 1463, 24, 0, 1, 2, 38, 0, 0, 0, 18},  // damping
    {1271, -1, -1, -1, -1, 0, 1464, 25, 0, 1, 2, 38, 0, 0, 0, 18},  // initialVelocity
    {1349, -1, -1, -1, -1, 0, 1465, 26, 0, 1, 2, 38, 38, 0, 0, 18},  // timingFunction
    {1350, -1, -1, -1, -1, 0, 1466, 27, 0, 1, 2, 38, 0, 0, 0, 18},  // duration
    {1351, -1, -1, -1, -1, 0, 1467, 28, 0, 1, 2, 38, 0, 0, 0, 18},  // speed
    {1352, -1, -1, -1, -1, 0, 1468, 29, 0, 1, 2, 38, 0, 0, 0, 18},  // beginTime
    {1353, -1, -1, -1, -1, 0, 1469, 30, 0, 1, 2, 38, 0, 0, 0, 18},  // timeOffset
    {1354, -1, -1, -1, -1, 0, 1470, 31, 0, 1, 2, 38, 0, 0, 0, 18},  // repeatCount
    {1355, -1, -1, -1, -1, 0, 1471, 32, 0, 1, 2, 38, 0, 0, 0, 18},  // repeatDuration
    {1356, -1, -1, -1, -1, 0, 1472, 33, 0, 1, 2, 38, 2, 0, 0, 18},  // autoreverses
    {1357, -1, -1, -1, -1, 0, 1473, 34, 0, 1, 2, 38, 42, 0, 0, 18},  // fillMode
    {1358, -1, -1, -1, -1, 0, 1474, 35, 0, 1, 2, 38, 2, 0, 0, 18},  // isRemovedOnCompletion
    {1359, -1, -1, -1, -1, 0, 1475, 36, 0, 1, 2, 38, 2, 0, 0, 18},  // removedOnCompletion
    {782, -1, -1, -1, -1, 0, 1476, 37, 0, 1, 2, 38, 55, 0, 0, 18},  // delegate
    {1360, -1, -1, -1, 1671, 0, 1477, 38, 0, 1, 2, 38, 2, 0, 0, 18},  // isInterruptible
    {714, -1, -1, -1, -1, 0, 1478, 39, 0, 1, 2, 38, 2, 0, 0, 18},  // isUserInteractionEnabled
    {1361, -1, -1, -1, -1, 0, 1479, 40, 0, 1, 2, 38, 0, 0, 0, 18},  // settlingDuration
    {1295, -1, -1, -1, -1, 955, 1480, 41, 0, 0, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1295, -1, -1, -1, -1, 958, 1480, 42, 3, 3, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1295, -1, -1, -1, -1, 963, 1483, 43, 2, 2, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1295, -1, -1, -1, -1, 968, 1485, 44, 3, 3, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1295, -1, -1, -1, -1, 973, 1488, 45, 2, 2, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1295, -1, -1, -1, -1, 979, 1490, 46, 4, 4, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1295, -1, -1, -1, -1, 986, 1494, 47, 3, 3, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1295, -1, -1, -1, -1, 991, 1497, 48, 2, 2, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1364, -1, -1, -1, -1, 993, 1499, 49, 0, 1, 1, 38, 55, 0, 0, 18},  // startAnimation
    {1364, -1, -1, -1, 1667, 993, 1500, 50, 1, 2, 1, 38, 55, 0, 0, 18},  // startAnimation
    {1366, -1, -1, -1, -1, 994, 1502, 51, 0, 1, 1, 38, 55, 0, 0, 18},  // pauseAnimation
    {1367, -1, -1, -1, -1, 994, 1503, 52, 1, 2, 1, 38, 55, 0, 0, 18},  // stopAnimation
    {1368, -1, -1, -1, 1668, 995, 1505, 53, 1, 2, 1, 38, 55, 0, 0, 18},  // finishAnimation
    {1369, -1, -1, -1, 1669, 996, 1507, 54, 2, 3, 1, 38, 55, 0, 0, 18},  // continueAnimation
    {1372, -1, -1, -1, -1, 998, 1510, 55, 1, 2, 1, 38, 55, 0, 0, 18},  // addAnimations
    {1372, -1, -1, -1, -1, 999, 1512, 56, 2, 3, 1, 38, 55, 0, 0, 18},  // addAnimations
    {1374, -1, -1, -1, -1, 1001, 1515, 57, 1, 2, 1, 38, 55, 0, 0, 18},  // addCompletion
    {1081, -1, -1, -1, -1, 0, 1517, 58, 0, 1, 2, 38, 44, 0, 0, 18},  // state
    {1375, -1, -1, -1, 1670, 0, 1518, 59, 0, 1, 2, 38, 2, 0, 0, 18},  // isRunning
    {1283, -1, -1, -1, -1, 0, 1519, 60, 0, 1, 2, 38, 0, 0, 0, 18},  // delay
    {1363, -1, -1, -1, -1, 0, 1520, 61, 0, 1, 2, 38, 38, 0, 0, 18},  // timingParameters
    {1376, -1, -1, -1, -1, 0, 1521, 62, 0, 1, 2, 38, 0, 0, 0, 18},  // fractionComplete
    {1377, -1, -1, -1, 529, 0, 1522, 63, 0, 1, 2, 38, 2, 0, 0, 18},  // isReversed
    {1378, -1, -1, -1, -1, 0, 1523, 64, 0, 1, 2, 38, 2, 0, 0, 18},  // scrubsLinearly
    {1379, -1, -1, -1, -1, 0, 1524, 65, 0, 1, 2, 38, 2, 0, 0, 18},  // pausesOnCompletion
    {761, -1, -1, -1, -1, 0, 1525, 66, 0, 1, 2, 45, 0, 0, 0, 18},  // rawValue
    {761, -1, -1, -1, -1, 0, 1526, 67, 0, 1, 2, 46, 0, 0, 0, 18},  // rawValue
    {1382, -1, -1, -1, 1643, 1002, 1527, 68, 2, 3, 1, 32, 55, 0, 0, 18},  // add
    {1383, -1, -1, -1, 1644, 1004, 1530, 69, 1, 2, 1, 32, 55, 0, 0, 18},  // removeAnimation
    {1384, -1, -1, -1, 1675, 1005, 1532, 70, 1, 2, 1, 32, 37, 0, 0, 18},  // animation
    {1385, -1, -1, -1, -1, 1006, 1534, 71, 0, 1, 1, 32, 55, 0, 0, 18},  // removeAllAnimations
    {1386, -1, -1, -1, -1, 1006, 1535, 72, 0, 1, 1, 32, 4, 0, 0, 18},  // animationKeys
    {75, -1, -1, -1, 1678, 1006, 1536, 73, 1, 2, 1, 32, 0, 0, 0, 18},  // value
    {1388, -1, -1, -1, 1679, 1007, 1538, 74, 2, 3, 1, 32, 55, 0, 0, 18},  // setValue
    {75, -1, -1, -1, 1678, 1009, 1541, 75, 1, 2, 1, 31, 0, 0, 0, 18},  // value
    {1388, -1, -1, -1, 1679, 1010, 1543, 76, 2, 3, 1, 31, 55, 0, 0, 18},  // setValue
    {75, -1, -1, -1, 1676, 1012, 1546, 77, 1, 2, 1, 32, 0, 0, 0, 18},  // value
    {1388, -1, -1, -1, 1677, 1013, 1548, 78, 2, 3, 1, 32, 55, 0, 0, 18},  // setValue
    {1388, -1, -1, -1, 1677, 1015, 1551, 79, 2, 3, 1, 38, 55, 0, 0, 18},  // setValue
    {75, -1, -1, -1, 1676, 1017, 1554, 80, 1, 2, 1, 38, 55, 0, 0, 18},  // value
    {1351, -1, -1, -1, -1, 0, 1556, 81, 0, 1, 2, 32, 0, 0, 0, 18},  // speed
    {1352, -1, -1, -1, -1, 0, 1557, 82, 0, 1, 2, 32, 0, 0, 0, 18},  // beginTime
    {1353, -1, -1, -1, -1, 0, 1558, 83, 0, 1, 2, 32, 0, 0, 0, 18},  // timeOffset
    {1389, -1, -1, -1, 1638, 1018, 1559, 84, 2, 3, 1, 32, 0, 0, 0, 18},  // convertTime
    {1389, -1, -1, -1, 1639, 1020, 1562, 85, 2, 3, 1, 32, 0, 0, 0, 18},  // convertTime
    {1391, 1390, -1, -1, -1, 1022, 1565, 86, 0, 0, 4, 47, 55, 0, 0, 18},  // begin
    {1392, 1390, -1, -1, -1, 1022, 1565, 87, 0, 0, 4, 47, 55, 0, 0, 18},  // commit
    {1393, 1390, -1, -1, -1, 1022, 1565, 88, 0, 0, 4, 47, 55, 0, 0, 18},  // flush
    {1299, 1390, -1, -1, -1, 1022, 1565, 89, 1, 1, 4, 47, 55, 0, 0, 18},  // setAnimationDuration
    {1394, 1390, -1, -1, -1, 1023, 1566, 90, 1, 1, 4, 47, 55, 0, 0, 18},  // setDisableActions
    {1395, 1390, -1, -1, -1, 1024, 1567, 91, 1, 1, 4, 47, 55, 0, 0, 18},  // setAnimationTimingFunction
    {1396, 1390, -1, -1, -1, 1025, 1568, 92, 1, 1, 4, 47, 55, 0, 0, 18},  // setCompletionBlock
    {1397, -1, -1, -1, -1, 1026, 1569, 93, 1, 1, 0, 0, 14, 0, 0, 18},  // NSValue
    {1397, -1, -1, -1, -1, 1027, 1570, 94, 1, 1, 0, 0, 14, 0, 0, 18},  // NSValue
    {1400, -1, -1, -1, -1, 0, 0, 95, 0, 0, 5, 0, 14, 0, 0, 18},  // CATransform3DIdentity
    {1401, -1, -1, -1, -1, 1028, 1571, 96, 3, 3, 0, 0, 14, 0, 0, 18},  // CATransform3DMakeScale
    {1402, -1, -1, -1, -1, 1031, 1574, 97, 3, 3, 0, 0, 14, 0, 0, 18},  // CATransform3DMakeTranslation
    {1403, -1, -1, -1, -1, 1034, 1577, 98, 1, 1, 0, 0, 14, 0, 0, 18},  // CATransform3DMakeAffineTransform
    {1404, -1, -1, -1, -1, 1035, 1578, 99, 4, 4, 0, 0, 14, 0, 0, 18},  // CATransform3DTranslate
    {1405, -1, -1, -1, -1, 1039, 1582, 100, 4, 4, 0, 0, 14, 0, 0, 18},  // CATransform3DScale
    {1406, -1, -1, -1, -1, 1043, 1586, 101, 5, 5, 0, 0, 14, 0, 1, 18},  // CATransform3DRotate
    {1407, -1, -1, -1, -1, 1048, 1591, 102, 4, 4, 0, 0, 14, 0, 1, 18},  // CATransform3DMakeRotation
    {1399, -1, -1, -1, -1, 1052, 1595, 103, 16, 16, 3, 0, 14, 0, 0, 18},  // CATransform3D
    {1417, -1, -1, -1, -1, 1068, 1611, 104, 2, 2, 0, 0, 14, 0, 0, 18},  // CATransform3DConcat
    {1418, -1, -1, -1, -1, 1070, 1613, 105, 1, 1, 0, 0, 14, 0, 0, 18},  // CATransform3DInvert
    {1419, -1, -1, -1, -1, 1071, 1614, 106, 1, 1, 0, 0, 14, 0, 0, 18},  // CATransform3DGetAffineTransform
    {1420, -1, -1, -1, -1, 1072, 1615, 107, 1, 1, 0, 0, 2, 0, 0, 18},  // CATransform3DIsIdentity
    {1421, -1, -1, -1, -1, 1073, 1616, 108, 1, 1, 0, 0, 2, 0, 0, 18},  // CATransform3DIsAffine
    {1422, -1, -1, -1, -1, 1074, 1617, 109, 2, 2, 0, 0, 2, 0, 0, 18},  // CATransform3DEqualToTransform
    {138, -1, -1, -1, -1, 1076, 1619, 0, 1, 1, 0, 0, 55, 1, 0, 19},  // print
    {138, -1, -1, -1, -1, 1077, 1620, 1, 2, 2, 0, 0, 55, 1, 0, 19},  // print
    {138, -1, -1, -1, -1, 1079, 1622, 2, 2, 2, 0, 0, 55, 1, 0, 19},  // print
    {138, -1, -1, -1, -1, 1081, 1624, 3, 3, 3, 0, 0, 55, 1, 0, 19},  // print
    {1424, -1, -1, -1, -1, 1084, 1627, 4, 1, 1, 0, 0, 55, 0, 0, 19},  // debugPrint
    {1425, -1, -1, -1, -1, 1085, 1628, 5, 0, 0, 0, 0, 55, 0, 0, 19},  // fatalError
    {1426, -1, -1, -1, -1, 1085, 1628, 6, 0, 0, 0, 0, 55, 0, 0, 19},  // preconditionFailure
    {1427, -1, -1, -1, -1, 1085, 1628, 7, 0, 0, 0, 0, 55, 0, 0, 19},  // assertionFailure
    {1425, -1, -1, -1, -1, 1085, 1628, 8, 1, 1, 0, 0, 55, 0, 0, 19},  // fatalError
    {1426, -1, -1, -1, -1, 1086, 1629, 9, 1, 1, 0, 0, 55, 0, 0, 19},  // preconditionFailure
    {1427, -1, -1, -1, -1, 1087, 1630, 10, 1, 1, 0, 0, 55, 0, 0, 19},  // assertionFailure
    {1428, -1, -1, -1, -1, 1088, 1631, 11, 1, 1, 0, 0, 55, 0, 0, 19},  // assert
    {1429, -1, -1, -1, -1, 1089, 1632, 12, 1, 1, 0, 0, 55, 0, 0, 19},  // precondition
    {1430, -1, -1, -1, -1, 1090, 1633, 13, 1, 1, 0, 0, 55, 0, 0, 19},  // NSParameterAssert
    {1428, -1, -1, -1, -1, 1091, 1634, 14, 2, 2, 0, 0, 55, 0, 0, 19},  // assert
    {1429, -1, -1, -1, -1, 1093, 1636, 15, 2, 2, 0, 0, 55, 0, 0, 19},  // precondition
    {1431, -1, -1, -1, -1, 1095, 1638, 16, 1, 1, 0, 0, 55, 1, 0, 19},  // NSAssert
    {1432, -1, -1, -1, -1, 1096, 1639, 17, 1, 1, 0, 0, 55, 1, 0, 19},  // NSCAssert
    {1433, -1, -1, -1, -1, 1097, 1640, 18, 1, 1, 0, 0, 55, 0, 0, 19},  // Optional
    {1434, -1, -1, -1, -1, 0, 0, 19, 0, 0, 5, 0, 21, 0, 0, 19},  // row
    {1435, -1, -1, -1, -1, 0, 0, 20, 0, 0, 5, 0, 21, 0, 0, 19},  // column
    {1436, -1, -1, -1, -1, 1098, 1641, 21, 1, 1, 0, 0, 55, 0, 0, 19},  // convention
    {1437, -1, -1, -1, -1, 1099, 1642, 22, 1, 1, 0, 0, 53, 1, 0, 19},  // plot
    {1437, -1, -1, -1, -1, 1100, 1643, 23, 2, 2, 0, 0, 53, 1, 0, 19},  // plot
    {1437, -1, -1, -1, -1, 1102, 1645, 24, 2, 2, 0, 0, 53, 1, 0, 19},  // plot
    {1438, -1, -1, -1, -1, 1104, 1647, 25, 1, 1, 0, 0, 54, 1, 0, 19},  // describe
    {1438, -1, -1, -1, -1, 1105, 1648, 26, 2, 2, 0, 0, 54, 1, 0, 19},  // describe
    {1438, -1, -1, -1, -1, 1107, 1650, 27, 2, 2, 0, 0, 54, 1, 0, 19},  // describe
    {1439, -1, -1, -1, -1, 1109, 1652, 28, 1, 1, 0, 0, 53, 1, 0, 19},  // film
    {1439, -1, -1, -1, -1, 1110, 1653, 29, 2, 2, 0, 0, 53, 1, 0, 19},  // film
    {1439, -1, -1, -1, -1, 1112, 1655, 30, 2, 2, 0, 0, 53, 1, 0, 19},  // film
    {1439, -1, -1, -1, -1, 1114, 1657, 31, 3, 3, 0, 0, 53, 1, 0, 19},  // film
    {1441, -1, -1, -1, -1, 1117, 1660, 32, 1, 1, 0, 0, 53, 1, 0, 19},  // strip
    {1441, -1, -1, -1, -1, 1118, 1661, 33, 2, 2, 0, 0, 53, 1, 0, 19},  // strip
    {1441, -1, -1, -1, -1, 1120, 1663, 34, 2, 2, 0, 0, 53, 1, 0, 19},  // strip
    {1441, -1, -1, -1, -1, 1122, 1665, 35, 3, 3, 0, 0, 53, 1, 0, 19},  // strip
    {1442, -1, -1, -1, -1, 1125, 1668, 36, 1, 1, 0, 0, 53, 0, 0, 19},  // grid
    {1443, -1, -1, -1, -1, 1126, 1669, 37, 1, 1, 0, 0, 54, 0, 0, 19},  // why
    {1444, -1, -1, -1, -1, 0, 0, 0, 0, 0, 5, 0, 2, 0, 0, 20},  // YES
    {1445, -1, -1, -1, -1, 0, 0, 1, 0, 0, 5, 0, 2, 0, 0, 20},  // NO
    {1446, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 8, 0, 0, 20},  // NULL
    {1447, -1, -1, -1, -1, 0, 0, 3, 0, 0, 5, 0, 8, 0, 0, 20},  // Nil
    {1448, -1, -1, -1, -1, 0, 0, 4, 0, 0, 5, 0, 0, 0, 0, 20},  // HUGE_VALF
    {1449, -1, -1, -1, -1, 0, 0, 5, 0, 0, 5, 0, 0, 0, 0, 20},  // HUGE_VAL
    {1450, -1, -1, -1, -1, 0, 0, 6, 0, 0, 5, 0, 0, 0, 0, 20},  // INFINITY
    {408, -1, -1, -1, -1, 0, 0, 7, 0, 0, 5, 0, 0, 0, 0, 20},  // CGFLOAT_MAX
    {1451, -1, -1, -1, -1, 0, 0, 8, 0, 0, 5, 0, 0, 0, 0, 20},  // DBL_MAX
    {1452, -1, -1, -1, -1, 0, 0, 9, 0, 0, 5, 0, 0, 0, 0, 20},  // CGFLOAT_MIN
    {1453, -1, -1, -1, -1, 0, 0, 10, 0, 0, 5, 0, 0, 0, 0, 20},  // DBL_MIN
    {1454, -1, -1, -1, -1, 0, 0, 11, 0, 0, 5, 0, 0, 0, 0, 20},  // FLT_MAX
    {1455, -1, -1, -1, -1, 0, 0, 12, 0, 0, 5, 0, 0, 0, 0, 20},  // MAXFLOAT
    {1456, -1, -1, -1, -1, 0, 0, 13, 0, 0, 5, 0, 0, 0, 0, 20},  // HUGE
    {1457, -1, -1, -1, -1, 0, 0, 14, 0, 0, 5, 0, 0, 0, 0, 20},  // FLT_MIN
    {1458, -1, -1, -1, -1, 0, 0, 15, 0, 0, 5, 0, 0, 0, 0, 20},  // FLT_EPSILON
    {163, -1, -1, -1, -1, 1127, 1670, 16, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {163, -1, -1, -1, -1, 1128, 1671, 17, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {163, -1, -1, -1, -1, 1129, 1672, 18, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {163, -1, -1, -1, -1, 1130, 1673, 19, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {163, -1, -1, -1, -1, 1131, 1674, 20, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {163, -1, -1, -1, -1, 1132, 1675, 21, 1, 1, 0, 0, 2, 0, 0, 20},  // NSNumber
    {1397, -1, -1, -1, -1, 1133, 1676, 22, 1, 1, 0, 0, 9, 0, 0, 20},  // NSValue
    {1397, -1, -1, -1, -1, 1134, 1677, 23, 1, 1, 0, 0, 9, 0, 0, 20},  // NSValue
    {1397, -1, -1, -1, -1, 1135, 1678, 24, 1, 1, 0, 0, 12, 0, 0, 20},  // NSValue
    {1397, -1, -1, -1, -1, 1136, 1679, 25, 1, 1, 0, 0, 12, 0, 0, 20},  // NSValue
    {1397, -1, -1, -1, -1, 1137, 1680, 26, 1, 1, 0, 0, 13, 0, 0, 20},  // NSValue
    {1397, -1, -1, -1, -1, 1138, 1681, 27, 1, 1, 0, 0, 13, 0, 0, 20},  // NSValue
    {1397, -1, -1, -1, -1, 1139, 1682, 28, 1, 1, 0, 0, 10, 0, 0, 20},  // NSValue
    {1397, -1, -1, -1, -1, 1140, 1683, 29, 1, 1, 0, 0, 10, 0, 0, 20},  // NSValue
    {1397, -1, -1, -1, -1, 1141, 1684, 30, 1, 1, 0, 0, 14, 0, 0, 20},  // NSValue
    {1397, -1, -1, -1, -1, 1142, 1685, 31, 1, 1, 0, 0, 14, 0, 0, 20},  // NSValue
    {594, -1, -1, -1, -1, 0, 1686, 32, 0, 1, 2, 1, 0, 0, 0, 20},  // floatValue
    {595, -1, -1, -1, -1, 0, 1687, 33, 0, 1, 2, 1, 0, 0, 0, 20},  // doubleValue
    {597, -1, -1, -1, -1, 0, 1688, 34, 0, 1, 2, 1, 0, 0, 0, 20},  // intValue
    {596, -1, -1, -1, -1, 0, 1689, 35, 0, 1, 2, 1, 0, 0, 0, 20},  // integerValue
    {1465, -1, -1, -1, -1, 0, 1690, 36, 0, 1, 2, 1, 2, 0, 0, 20},  // boolValue
    {1465, -1, -1, -1, -1, 0, 1691, 37, 0, 1, 2, 3, 2, 0, 0, 20},  // boolValue
    {1466, -1, -1, -1, 1645, 0, 1692, 38, 0, 1, 2, 10, 9, 0, 0, 20},  // cgPointValue
    {1467, -1, -1, -1, 1646, 0, 1693, 39, 0, 1, 2, 13, 12, 0, 0, 20},  // cgSizeValue
    {1468, -1, -1, -1, 1647, 0, 1694, 40, 0, 1, 2, 14, 13, 0, 0, 20},  // cgRectValue
    {1469, -1, -1, -1, 1648, 0, 1695, 41, 0, 1, 2, 11, 10, 0, 0, 20},  // cgVectorValue
    {1470, -1, -1, -1, 1649, 0, 1696, 42, 0, 1, 2, 15, 14, 0, 0, 20},  // cgAffineTransformValue
    {139, -1, -1, -1, -1, 1143, 1697, 43, 1, 1, 0, 0, 55, 1, 0, 20},  // NSLog
    {1471, -1, -1, -1, -1, 1144, 1698, 44, 1, 1, 0, 0, 55, 1, 0, 20},  // printf
    {195, -1, -1, -1, -1, 1145, 1699, 45, 1, 1, 3, 0, 3, 1, 0, 20},  // NSString
    {193, -1, -1, -1, -1, 1146, 1700, 46, 1, 1, 3, 0, 3, 1, 0, 20},  // String
    {197, -1, -1, -1, -1, 1147, 1701, 47, 1, 1, 3, 0, 4, 1, 0, 20},  // NSArray
    {1474, -1, 1480, -1, -1, 1148, 1702, 0, 0, 0, 3, 0, 32, 0, 0, 21},  // CGMutablePath
    {1478, -1, -1, -1, -1, 1148, 1702, 1, 0, 0, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1478, -1, -1, -1, -1, 1148, 1702, 2, 1, 1, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1478, -1, -1, -1, -1, 1149, 1703, 3, 2, 2, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1478, -1, -1, -1, -1, 1151, 1705, 4, 1, 1, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1478, -1, -1, -1, -1, 1152, 1706, 5, 1, 1, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1478, -1, -1, -1, -1, 1153, 1707, 6, 1, 1, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1485, -1, -1, -1, -1, 1154, 1708, 7, 2, 2, 0, 0, 32, 0, 0, 21},  // CGPathCreateWithRect
    {1475, -1, -1, -1, -1, 1156, 1710, 8, 2, 2, 3, 0, 32, 0, 0, 21},  // CGPath
    {1486, -1, -1, -1, -1, 1158, 1712, 9, 1, 1, 0, 0, 55, 0, 0, 21},  // CGPathRelease
    {1475, -1, -1, -1, -1, 1159, 1713, 10, 2, 2, 3, 0, 32, 0, 0, 21},  // CGPath
    {1488, -1, -1, -1, -1, 1161, 1715, 11, 2, 2, 0, 0, 32, 0, 0, 21},  // CGPathCreateWithEllipseInRect
    {1489, -1, -1, -1, -1, 1163, 1717, 12, 3, 3, 0, 0, 55, 0, 0, 21},  // CGPathAddEllipseInRect
    {1490, -1, -1, -1, -1, 0, 1720, 13, 0, 1, 2, 33, 0, 0, 0, 21},  // lineWidth
    {1005, -1, -1, -1, -1, 0, 1721, 14, 0, 1, 2, 33, 0, 0, 0, 21},  // miterLimit
    {1491, -1, -1, -1, -1, 0, 1722, 15, 0, 1, 2, 33, 0, 0, 0, 21},  // flatness
    {1492, -1, -1, -1, -1, 0, 1723, 16, 0, 1, 2, 33, 55, 0, 0, 21},  // lineCapStyle
    {1493, -1, -1, -1, -1, 0, 1724, 17, 0, 1, 2, 33, 55, 0, 0, 21},  // lineJoinStyle
    {1494, -1, -1, -1, -1, 1166, 1725, 18, 3, 4, 1, 33, 55, 0, 0, 21},  // setLineDash
    {1498, -1, -1, -1, -1, 1169, 1729, 19, 1, 2, 1, 33, 55, 0, 0, 21},  // applyWithBlock
    {1499, -1, -1, -1, -1, 1170, 1731, 20, 0, 1, 1, 33, 55, 0, 0, 21},  // removeAllPoints
    {1500, -1, -1, -1, -1, 1170, 1732, 21, 1, 1, 0, 0, 9, 0, 0, 21},  // CGPathGetCurrentPoint
    {1502, 1501, 1503, -1, -1, 0, 0, 22, 0, 0, 5, 27, 26, 0, 0, 21},  // topLeft
    {1504, 1501, 1505, -1, -1, 0, 0, 23, 0, 0, 5, 27, 26, 0, 0, 21},  // topRight
    {1506, 1501, 1507, -1, -1, 0, 0, 24, 0, 0, 5, 27, 26, 0, 0, 21},  // bottomRight
    {1508, 1501, 1509, -1, -1, 0, 0, 25, 0, 0, 5, 27, 26, 0, 0, 21},  // bottomLeft
    {1510, 1501, 1511, -1, -1, 0, 0, 26, 0, 0, 5, 27, 26, 0, 0, 21},  // allCorners
    {1475, -1, -1, -1, -1, 1171, 1733, 27, 4, 4, 3, 0, 32, 0, 0, 21},  // CGPath
    {1514, -1, -1, -1, -1, 1175, 1737, 28, 4, 4, 0, 0, 32, 0, 0, 21},  // CGPathCreateWithRoundedRect
    {1478, -1, -1, -1, -1, 1179, 1741, 29, 3, 3, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1517, -1, -1, -1, 1521, 1182, 1744, 30, 1, 2, 1, 33, 55, 0, 0, 21},  // move
    {1517, -1, -1, -1, -1, 1183, 1746, 31, 2, 3, 1, 33, 55, 0, 0, 21},  // move
    {1518, -1, -1, -1, 1522, 1185, 1749, 32, 1, 2, 1, 33, 55, 0, 0, 21},  // addLine
    {1518, -1, -1, -1, -1, 1186, 1751, 33, 2, 3, 1, 33, 55, 0, 0, 21},  // addLine
    {1519, -1, -1, -1, -1, 1188, 1754, 34, 1, 2, 1, 33, 55, 0, 0, 21},  // addLines
    {1519, -1, -1, -1, -1, 1189, 1756, 35, 2, 3, 1, 33, 55, 0, 0, 21},  // addLines
    {1523, -1, -1, -1, -1, 1193, 1759, 36, 1, 2, 1, 33, 55, 0, 0, 21},  // addRect
    {1523, -1, -1, -1, -1, 1194, 1761, 37, 2, 3, 1, 33, 55, 0, 0, 21},  // addRect
    {1524, -1, -1, -1, -1, 1196, 1764, 38, 1, 2, 1, 33, 55, 0, 0, 21},  // addRects
    {1524, -1, -1, -1, -1, 1197, 1766, 39, 2, 3, 1, 33, 55, 0, 0, 21},  // addRects
    {1525, -1, -1, -1, -1, 1199, 1769, 40, 1, 2, 1, 33, 55, 0, 0, 21},  // addEllipse
    {1525, -1, -1, -1, -1, 1200, 1771, 41, 2, 3, 1, 33, 55, 0, 0, 21},  // addEllipse
    {1526, -1, -1, -1, -1, 1202, 1774, 42, 3, 4, 1, 33, 55, 0, 0, 21},  // addRoundedRect
    {1526, -1, -1, -1, -1, 1205, 1778, 43, 4, 5, 1, 33, 55, 0, 0, 21},  // addRoundedRect
    {94, -1, -1, -1, 1528, 1209, 1783, 44, 1, 2, 1, 33, 55, 0, 0, 21},  // append
    {1527, -1, -1, -1, -1, 1210, 1785, 45, 1, 2, 1, 33, 55, 0, 0, 21},  // addPath
    {1527, -1, -1, -1, -1, 1211, 1787, 46, 2, 3, 1, 33, 55, 0, 0, 21},  // addPath
    {1529, -1, -1, -1, 1530, 1214, 1790, 47, 1, 2, 1, 33, 55, 0, 0, 21},  // apply
    {1531, -1, -1, -1, 1535, 1216, 1792, 48, 0, 1, 1, 33, 55, 0, 0, 21},  // closeSubpath
    {772, -1, -1, -1, -1, 1216, 1793, 49, 0, 1, 1, 33, 55, 0, 0, 21},  // close
    {1532, -1, -1, -1, -1, 1216, 1794, 50, 0, 1, 1, 33, 55, 0, 0, 21},  // fill
    {1533, -1, -1, -1, -1, 1216, 1795, 51, 0, 1, 1, 33, 55, 0, 0, 21},  // stroke
    {1534, -1, -1, -1, -1, 1216, 1796, 52, 0, 1, 1, 33, 55, 0, 0, 21},  // addClip
    {1536, -1, -1, -1, -1, 1216, 1797, 53, 3, 3, 0, 0, 55, 0, 0, 21},  // CGPathAddRect
    {1537, -1, -1, -1, -1, 1219, 1800, 54, 4, 4, 0, 0, 55, 0, 0, 21},  // CGPathMoveToPoint
    {1538, -1, -1, -1, -1, 1223, 1804, 55, 4, 4, 0, 0, 55, 0, 0, 21},  // CGPathAddLineToPoint
    {1539, -1, -1, -1, -1, 1227, 1808, 56, 5, 5, 0, 0, 55, 0, 0, 21},  // CGPathAddRoundedRect
    {1540, -1, -1, -1, -1, 1232, 1813, 57, 4, 4, 0, 0, 55, 0, 0, 21},  // CGPathAddLines
    {1541, -1, -1, -1, -1, 1236, 1817, 58, 4, 4, 0, 0, 55, 0, 0, 21},  // CGPathAddRects
    {1542, -1, -1, -1, -1, 1240, 1821, 59, 2, 2, 0, 0, 2, 0, 0, 21},  // CGPathEqualToPath
    {1543, -1, -1, -1, -1, 1242, 1823, 60, 3, 3, 0, 0, 55, 0, 0, 21},  // CGPathAddPath
    {1544, -1, -1, -1, -1, 1245, 1826, 61, 1, 1, 0, 0, 55, 0, 0, 21},  // CGPathCloseSubpath
    {1545, -1, -1, -1, 1551, 1246, 1827, 62, 3, 4, 1, 33, 55, 0, 0, 21},  // addCurve
    {1545, -1, -1, -1, -1, 1249, 1831, 63, 3, 4, 1, 33, 55, 0, 0, 21},  // addCurve
    {1545, -1, -1, -1, -1, 1252, 1835, 64, 4, 5, 1, 33, 55, 0, 0, 21},  // addCurve
    {1548, -1, -1, -1, 1552, 1256, 1840, 65, 2, 3, 1, 33, 55, 0, 0, 21},  // addQuadCurve
    {1548, -1, -1, -1, -1, 1258, 1843, 66, 2, 3, 1, 33, 55, 0, 0, 21},  // addQuadCurve
    {1548, -1, -1, -1, -1, 1260, 1846, 67, 3, 4, 1, 33, 55, 0, 0, 21},  // addQuadCurve
    {1553, -1, -1, -1, 1561, 1268, 1850, 68, 5, 6, 1, 33, 55, 0, 1, 21},  // addArc
    {1553, -1, -1, -1, -1, 1273, 1856, 69, 5, 6, 1, 33, 55, 0, 1, 21},  // addArc
    {1553, -1, -1, -1, -1, 1278, 1862, 70, 6, 7, 1, 33, 55, 0, 1, 21},  // addArc
    {1558, -1, -1, -1, -1, 1284, 1869, 71, 4, 5, 1, 33, 55, 0, 1, 21},  // addRelativeArc
    {1558, -1, -1, -1, -1, 1288, 1874, 72, 5, 6, 1, 33, 55, 0, 1, 21},  // addRelativeArc
    {1478, -1, -1, -1, -1, 1293, 1880, 73, 5, 5, 3, 0, 32, 0, 1, 21},  // UIBezierPath
    {1553, -1, -1, -1, -1, 1303, 1885, 74, 3, 4, 1, 33, 55, 0, 0, 21},  // addArc
    {1553, -1, -1, -1, -1, 1306, 1889, 75, 4, 5, 1, 33, 55, 0, 0, 21},  // addArc
    {1564, -1, -1, -1, -1, 1310, 1894, 76, 7, 7, 0, 0, 55, 0, 0, 21},  // CGPathAddArcToPoint
    {1565, -1, -1, -1, -1, 1317, 1901, 77, 8, 8, 0, 0, 55, 0, 0, 21},  // CGPathAddCurveToPoint
    {1566, -1, -1, -1, -1, 1325, 1909, 78, 6, 6, 0, 0, 55, 0, 0, 21},  // CGPathAddQuadCurveToPoint
    {1567, -1, -1, -1, -1, 1331, 1915, 79, 8, 8, 0, 0, 55, 0, 1, 21},  // CGPathAddArc
    {1568, -1, -1, -1, -1, 1339, 1923, 80, 7, 7, 0, 0, 55, 0, 0, 21},  // CGPathAddRelativeArc
    {1569, -1, -1, -1, -1, 0, 1930, 81, 0, 1, 2, 33, 13, 0, 0, 21},  // boundingBox
    {703, -1, -1, -1, -1, 0, 1931, 82, 0, 1, 2, 33, 13, 0, 0, 21},  // bounds
    {1570, -1, -1, -1, -1, 0, 1932, 83, 0, 1, 2, 33, 13, 0, 0, 21},  // boundingBoxOfPath
    {351, -1, -1, -1, -1, 0, 1933, 84, 0, 1, 2, 33, 2, 0, 0, 21},  // isEmpty
    {1571, -1, -1, -1, -1, 0, 1934, 85, 0, 1, 2, 33, 9, 0, 0, 21},  // currentPoint
    {1484, -1, -1, -1, 1475, 0, 1935, 86, 0, 1, 2, 33, 32, 0, 0, 21},  // cgPath
    {1572, -1, -1, -1, -1, 1346, 1936, 87, 1, 1, 0, 0, 2, 0, 0, 21},  // CGPathIsEmpty
    {1573, -1, -1, -1, -1, 1347, 1937, 88, 1, 1, 0, 0, 13, 0, 0, 21},  // CGPathGetBoundingBox
    {1574, -1, -1, -1, -1, 1348, 1938, 89, 1, 1, 0, 0, 13, 0, 0, 21},  // CGPathGetPathBoundingBox
    {1575, -1, -1, -1, -1, 1349, 1939, 90, 0, 1, 1, 33, 32, 0, 0, 21},  // copy
    {1576, -1, -1, -1, -1, 1349, 1940, 91, 0, 1, 1, 33, 32, 0, 0, 21},  // mutableCopy
    {1575, -1, -1, -1, -1, 1349, 1941, 92, 1, 2, 1, 33, 32, 0, 0, 21},  // copy
    {1576, -1, -1, -1, -1, 1350, 1943, 93, 1, 2, 1, 33, 32, 0, 0, 21},  // mutableCopy
    {1578, -1, -1, -1, 1579, 1351, 1945, 94, 0, 1, 1, 33, 32, 0, 0, 21},  // reversing
    {1580, -1, -1, -1, -1, 1351, 1946, 95, 1, 1, 0, 0, 32, 0, 0, 21},  // CGPathCreateCopy
    {1581, -1, -1, -1, -1, 1352, 1947, 96, 1, 1, 0, 0, 32, 0, 0, 21},  // CGPathCreateMutableCopy
    {1582, -1, -1, -1, -1, 1353, 1948, 97, 2, 2, 0, 0, 32, 0, 0, 21},  // CGPathCreateCopyByTransformingPath
    {1583, -1, -1, -1, -1, 1355, 1950, 98, 2, 2, 0, 0, 32, 0, 0, 21},  // CGPathCreateMutableCopyByTransformingPath
    {1585, 1584, -1, -1, -1, 0, 0, 99, 0, 0, 5, 28, 27, 0, 0, 21},  // winding
    {1586, 1584, -1, -1, -1, 0, 0, 100, 0, 0, 5, 28, 27, 0, 0, 21},  // evenOdd
    {1587, -1, -1, -1, -1, 0, 1952, 101, 0, 1, 2, 33, 2, 0, 0, 21},  // usesEvenOddFillRule
    {378, -1, -1, -1, 1588, 1357, 1953, 102, 1, 2, 1, 33, 2, 0, 0, 21},  // contains
    {378, -1, -1, -1, -1, 1358, 1955, 103, 2, 3, 1, 33, 2, 0, 0, 21},  // contains
    {378, -1, -1, -1, -1, 1360, 1958, 104, 2, 3, 1, 33, 2, 0, 0, 21},  // contains
    {378, -1, -1, -1, -1, 1362, 1961, 105, 3, 4, 1, 33, 2, 0, 0, 21},  // contains
    {1589, -1, -1, -1, -1, 1366, 1965, 106, 4, 4, 0, 0, 2, 0, 0, 21},  // CGPathContainsPoint
    {1340, -1, -1, -1, -1, 0, 1969, 107, 0, 1, 2, 32, 32, 0, 0, 21},  // path
    {1590, -1, -1, -1, -1, 0, 1970, 108, 0, 1, 2, 32, 17, 0, 0, 21},  // fillColor
    {1591, -1, -1, -1, -1, 0, 1971, 109, 0, 1, 2, 32, 17, 0, 0, 21},  // strokeColor
    {1490, -1, -1, -1, -1, 0, 1972, 110, 0, 1, 2, 32, 0, 0, 0, 21},  // lineWidth
    {1592, -1, -1, -1, -1, 0, 1973, 111, 0, 1, 2, 32, 23, 0, 0, 21},  // lineJoin
    {1593, -1, -1, -1, -1, 0, 1974, 112, 0, 1, 2, 32, 4, 0, 0, 21},  // lineDashPattern
    {1594, -1, -1, -1, -1, 0, 1975, 113, 0, 1, 2, 32, 0, 0, 0, 21},  // lineDashPhase
    {1596, 1595, 1597, -1, -1, 0, 0, 114, 0, 0, 5, 24, 23, 0, 0, 21},  // miter
    {109, 1595, 1598, -1, -1, 0, 0, 115, 0, 0, 5, 24, 23, 0, 0, 21},  // round
    {1599, 1595, 1600, -1, -1, 0, 0, 116, 0, 0, 5, 24, 23, 0, 0, 21},  // bevel
    {1601, -1, -1, -1, 653, 0, 1976, 117, 0, 1, 2, 18, 17, 0, 0, 21},  // cgColor
    {311, -1, 1602, -1, -1, 1370, 1977, 0, 1, 1, 0, 0, 13, 0, 0, 22},  // rect
    {309, -1, 1603, -1, -1, 1371, 1978, 1, 1, 1, 0, 0, 9, 0, 0, 22},  // point
    {301, -1, 1604, -1, -1, 1372, 1979, 2, 1, 1, 0, 0, 12, 0, 0, 22},  // size
    {295, -1, 1605, -1, -1, 1373, 1980, 3, 1, 1, 0, 0, 10, 0, 0, 22},  // vector
    {121, -1, 1606, -1, -1, 1374, 1981, 4, 1, 1, 0, 0, 14, 0, 0, 22},  // transform
    {1607, -1, -1, -1, -1, 1375, 1982, 5, 1, 1, 0, 0, 14, 0, 0, 22},  // css
    {1608, -1, -1, -1, -1, 1376, 1983, 6, 1, 1, 0, 0, 14, 0, 0, 22},  // svg
    {1460, 255, -1, -1, -1, 1377, 1984, 7, 1, 1, 4, 4, 9, 0, 0, 22},  // cgPoint
    {1461, 255, -1, -1, -1, 1378, 1985, 8, 1, 1, 4, 4, 12, 0, 0, 22},  // cgSize
    {1462, 255, -1, -1, -1, 1379, 1986, 9, 1, 1, 4, 4, 13, 0, 0, 22},  // cgRect
    {1463, 255, -1, -1, -1, 1380, 1987, 10, 1, 1, 4, 4, 10, 0, 0, 22},  // cgVector
    {1464, 255, -1, -1, -1, 1381, 1988, 11, 1, 1, 4, 4, 14, 0, 0, 22},  // cgAffineTransform
    {1609, -1, -1, -1, -1, 1382, 1989, 12, 1, 1, 0, 0, 30, 0, 0, 22},  // views
    {121, -1, -1, -1, -1, 1383, 1990, 0, 2, 2, 0, 0, 14, 0, 0, 23},  // transform
    {121, -1, -1, -1, -1, 1385, 1992, 1, 3, 3, 0, 0, 14, 0, 0, 23},  // transform
    {1532, 1610, -1, -1, -1, 0, 0, 2, 0, 0, 5, 23, 22, 0, 0, 23},  // fill
    {1611, 1610, -1, -1, -1, 0, 0, 3, 0, 0, 5, 23, 22, 0, 0, 23},  // aspectFit
    {1612, 1610, -1, -1, -1, 0, 0, 4, 0, 0, 5, 23, 22, 0, 0, 23},  // aspectFill
    {1613, 1610, -1, -1, -1, 0, 0, 5, 0, 0, 5, 23, 22, 0, 0, 23},  // scaleToFill
    {1614, 1610, -1, -1, -1, 0, 0, 6, 0, 0, 5, 23, 22, 0, 0, 23},  // scaleAspectFit
    {1615, 1610, -1, -1, -1, 0, 0, 7, 0, 0, 5, 23, 22, 0, 0, 23},  // scaleAspectFill
    {121, -1, -1, -1, -1, 1388, 1995, 8, 1, 1, 0, 0, 55, 0, 0, 23},  // transform
    {1617, -1, -1, -1, -1, 1389, 1996, 9, 1, 1, 0, 0, 0, 0, 0, 23},  // area
    {378, -1, -1, -1, -1, 1390, 1997, 10, 2, 2, 0, 0, 2, 0, 0, 23},  // contains
    {355, -1, -1, -1, -1, 1392, 1999, 11, 1, 2, 1, 31, 4, 0, 0, 23},  // corners
    {1607, -1, -1, -1, -1, 0, 2001, 0, 0, 1, 2, 15, 3, 0, 0, 24},  // css
    {1608, -1, -1, -1, -1, 0, 2002, 1, 0, 1, 2, 15, 3, 0, 0, 24},  // svg
    {1618, -1, -1, -1, -1, 0, 2003, 2, 0, 1, 2, 15, 54, 0, 0, 24},  // latex
    {1618, -1, -1, -1, -1, 0, 2004, 3, 0, 1, 2, 16, 54, 0, 0, 24},  // latex
    {1619, -1, -1, -1, -1, 1393, 2005, 4, 1, 1, 0, 0, 54, 0, 0, 24},  // swiftCode
    {1620, -1, -1, -1, -1, 1394, 2006, 0, 1, 1, 0, 0, 54, 0, 0, 25},  // explain
    {1620, -1, -1, -1, -1, 1395, 2007, 1, 2, 2, 0, 0, 54, 0, 0, 25},  // explain
    {554, -1, -1, -1, -1, 1397, 2009, 2, 2, 2, 0, 0, 54, 0, 0, 25},  // compare
    {554, -1, -1, -1, -1, 1399, 2011, 3, 3, 3, 0, 0, 54, 0, 0, 25},  // compare
    {863, -1, -1, -1, 1680, 1460, 2014, 0, 1, 2, 1, 32, 8, 0, 0, 26},  // action
    {1681, -1, -1, -1, -1, 1462, 2016, 1, 1, 1, 3, 0, 3, 0, 0, 26},  // Selector
    {1683, -1, -1, -1, -1, 1463, 2017, 2, 1, 1, 0, 0, 3, 0, 0, 26},  // NSStringFromClass
    {1684, -1, -1, -1, -1, 1464, 2018, 3, 1, 1, 0, 0, 3, 0, 0, 26},  // NSSelectorFromString
};

static const int32_t labels[] = {
    124, 223, 224, 125, 225, 226, 228, 229, 232, 229, 233, -1, -1, 236, -1, 236, -1, -1, 236, 238, 229, 238,
    229, -1, 238, 229, 238, 229, 246, -1, -1, -1, -1, 7, -1, 270, 271, 276, 277, 278, 279, -1, 238, 229, -1,
    287, -1, -1, -1, -1, 292, 293, -1, -1, 298, 299, -1, -1, -1, -1, -1, 238, 229, 298, 299, 273, 301, -1,
    319, 320, -1, -1, -1, 358, 359, 360, 361, -1, -1, -1, 246, 292, 293, 292, 293, -1, -1, -1, -1, -1, -1,
    -1, 387, 388, 384, 385, -1, -1, -1, -1, -1, -1, -1, 413, 413, 413, 413, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 414, 415, 414, 415, 414, 415, 414, 415, 414, 415, 414, 415, 414, 415, 414, 415, 414, 415, 414, 415,
    -1, 416, -1, 416, 417, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 388, 287, 246, 388, 270,
    246, 287, 246, 270, 246, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 493,
    493, 497, 511, -1, 246, 287, -1, -1, -1, -1, 493, 517, 518, 519, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, 527, 533, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 547, -1, 549, -1, 551, -1, -1, -1,
    -1, -1, 85, 85, -1, 497, 85, 85, 85, 497, 9, -1, 9, -1, 564, -1, -1, -1, -1, -1, -1, -1, 568, 270, 388,
    -1, -1, 571, 572, -1, -1, -1, -1, 577, -1, 85, 578, 526, -1, -1, -1, -1, 246, 246, 246, -1, 571, -1, 580,
    -1, 581, 580, 581, 581, -1, -1, -1, 578, 526, 571, 599, 497, 564, 497, -1, 602, -1, 603, 611, -1, -1,
    611, -1, 611, -1, 614, -1, -1, -1, 614, -1, -1, 619, 620, 246, -1, -1, -1, -1, -1, -1, 85, 85, -1, 246,
    -1, 246, 246, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 497, 497, 497, 497, 564, -1, -1, 564, -1,
    -1, -1, -1, 640, 641, 642, 643, -1, 648, 643, 649, 650, 651, 643, 652, 641, 642, 643, 640, 641, 642, 643,
    654, 702, 702, 702, 702, 702, 702, 702, 702, 702, 702, 702, 702, 654, 710, 708, 287, 238, 229, 298, 299,
    601, -1, 863, 7, -1, 863, 864, -1, 863, 7, -1, 863, 864, 7, -1, -1, 7, -1, 869, -1, 7, -1, 869, -1, 7,
    -1, 869, -1, 7, -1, 869, -1, 7, -1, 7, 497, -1, -1, 902, -1, 905, -1, 581, 581, 909, -1, 910, -1, 911,
    -1, 287, -1, 388, -1, 914, -1, 915, -1, 914, -1, 915, 497, -1, -1, -1, -1, -1, -1, -1, 581, -1, 933, -1,
    934, -1, 564, -1, 564, -1, 564, 951, 564, 8, 8, 8, 966, 8, 966, -1, -1, -1, 287, -1, 388, -1, -1, 972,
    -1, -1, 710, 298, 299, 298, 299, 298, 299, 1022, -1, 238, 229, -1, 238, 229, 238, 229, -1, -1, -1, 1026,
    -1, -1, 1026, 238, 229, 238, 229, 238, 229, 1026, -1, -1, 238, 229, -1, 1041, 863, -1, 1041, 863, -1,
    1041, 863, -1, 1041, 863, -1, 1041, 863, -1, 1041, 863, -1, 1041, 863, -1, 8, -1, 1097, 8, -1, 1099, 8,
    -1, 8, -1, -1, 8, -1, 1099, -1, 863, -1, 863, -1, 564, -1, 564, -1, 564, -1, 564, -1, 1107, -1, 1107, -1,
    1107, -1, 1107, -1, 7, -1, 1110, 1113, -1, -1, -1, 8, -1, 8, -1, 7, -1, -1, 7, -1, 7, -1, 388, 287, 1149,
    388, 287, 1149, 1150, 388, 287, 1149, 388, 287, 1149, 1150, 581, 388, 287, 1149, 581, 388, 287, 1149,
    271, 581, 246, 1154, 1149, 581, 581, 1156, 581, 1151, 581, 1156, 1151, 581, 1158, 287, 1149, 761, 761,
    761, 761, -1, 707, -1, 1266, -1, -1, -1, 1267, 1268, 1269, 1270, 1270, 1271, 1272, 1273, 1274, 1271, 581,
    581, 1276, 1277, -1, -1, 581, 1280, 1281, 1280, 1281, 1280, 1281, 1282, 1280, 1281, 1282, 1280, 1283,
    1281, 1280, 1283, 1281, 1280, 1283, 1281, 1282, 1280, 1283, 1281, 1282, 1280, 1283, 1284, 1281, 1280,
    1283, 1284, 1281, 1280, 1283, 1284, 1281, 1282, 1280, 1283, 1284, 1281, 1282, 1280, 1283, 1285, 1286,
    1281, 1280, 1283, 1285, 1286, 1281, 1280, 1283, 1285, 1286, 1284, 1281, 1280, 1283, 1285, 1286, 1284,
    1281, 1280, 1283, 1285, 1286, 1281, 1282, 1280, 1283, 1285, 1286, 1281, 1282, 1280, 1283, 1285, 1286,
    1284, 1281, 1282, 1280, 1283, 1285, 1286, 1284, 1281, 1282, -1, 1281, -1, 1281, -1, 1281, 1282, -1, 1281,
    1282, -1, 1283, 1284, 1281, -1, 1283, 1284, 1281, -1, 1283, 1284, 1281, 1282, -1, 1283, 1284, 1281, 1282,
    -1, 1283, 1285, 1286, 1284, 1281, 1282, -1, 1283, 1285, 1286, 1284, 1281, 1282, 1280, 1283, 1281, 1280,
    1283, 1281, 1280, 1283, 1284, 1281, 1280, 1283, 1284, 1281, 1280, 1283, 1281, 1282, 1280, 1283, 1281,
    1282, 1280, 1283, 1284, 1281, 1282, 1280, 1283, 1284, 1281, 1282, -1, 1283, 1284, 1281, 1282, -1, 1283,
    1284, 1281, 1282, 1291, 1292, 1281, 1291, 1292, 1281, -1, 1292, 1281, -1, 1292, 1281, 1280, 1283, 1284,
    1281, 1282, 1280, 1283, 1284, 1281, 1282, 1280, 1283, 1284, 1281, 1280, 1283, 1284, 1281, 1280, 1283,
    1281, 1282, 1280, 1283, 1281, 1282, 1280, 1283, 1281, 1280, 1283, 1281, -1, 1297, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, 1313, 701, 701, 1313, -1, 1315, -1, 1315, 1318, -1, 1318, 1315, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, 1333, 1333, 1333, 1350, 1362, 1281, 1350, 1362, 1281, 1350, 1362, 1350, 1362,
    1350, 1270, 1281, 1350, 1270, 1281, 1350, 1270, 1350, 1270, 1350, 1267, 1268, 1281, 1350, 1267, 1268,
    1281, 1350, 1267, 1268, 1350, 1267, 1268, 1350, 1363, 1350, 1363, 1365, -1, 581, 1370, 1371, -1, -1,
    1373, -1, -1, 611, 611, 611, 1387, -1, 1387, 1387, -1, 1387, 611, -1, 611, -1, 611, 611, -1, 388, -1,
    287, -1, -1, -1, -1, 1398, 1399, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 257, 258, 1408, 1409, 259, 260, 1410, 1411, 1412, 1413, 1414, 1415, 261, 262,
    1416, 263, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 571, -1, 1423, -1, 571, 1423, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 497, -1, 8, -1, -1, 497, -1, 8, -1, -1, 1440, -1, 1158, -1,
    1158, 1440, -1, -1, 1440, -1, 1158, -1, 1158, 1440, -1, -1, 165, 1459, 166, 167, 75, 200, 1460, 204,
    1461, 206, 1462, 207, 1463, 205, 1464, 142, -1, -1, 1472, 1472, 1473, 311, 1481, 972, 1482, 1483, 1484,
    -1, -1, 311, 121, -1, 1487, 121, -1, -1, -1, -1, -1, -1, 526, 1124, -1, -1, 1481, 1512, 1513, 121, -1,
    -1, -1, -1, 1481, 1515, 1516, 287, 287, 121, 287, 287, 121, 1520, 1520, 121, 287, 287, -1, -1, 121, -1,
    -1, 121, 8, 8, 121, 8, 1512, 1513, 8, 1512, 1513, 121, -1, -1, -1, 121, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 287,
    1267, 1268, 287, 1546, 1547, 287, 1546, 1547, 121, 287, 1549, 287, 1550, 287, 1550, 121, 287, 1267, 1268,
    287, 1549, 1554, 1154, 1555, 1556, 1557, 356, 1154, 1555, 1556, 1557, 356, 1154, 1555, 1556, 1557, 121,
    356, 1154, 1555, 1559, 356, 1154, 1555, 1559, 121, 1560, 1154, 1555, 1556, 1557, 1554, 1154, 1555, 1556,
    1557, 1562, 1563, 1154, 1562, 1563, 1154, 121, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1577,
    1577, -1, -1, -1, -1, -1, -1, -1, -1, 1577, -1, 121, -1, 1577, 121, -1, -1, -1, -1, -1, 388, 388, 388,
    388, 388, -1, -1, 7, 7, 7, 7, 7, 388, 388, 287, 388, 287, -1, 1616, 497, -1, 8, 8, -1, -1, -1, 1621, -1,
    -1, -1, -1, 497, -1, 564, 951, 564, 497, -1, 581, 902, 905, -1, 287, -1, 388, -1, 287, -1, 388, -1, -1,
    388, -1, 287, -1, 581, -1, 611, 611, -1, 581, 909, -1, -1, -1, 580, -1, 571, 1365, 581, 1370, 1371, 1097,
    8, -1, 8, 1113, 611, 611, -1, 611, 1387, 1387, -1, 1387, -1, 1387, 611, -1, 611, 611, 611, -1, -1, -1,
    233, -1, 236, 246, 270, 271, 276, 277, 278, 279, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1560, 1154, 1555,
    1556, 1557, 1554, 1154, 1555, 1556, 1557, 356, 1154, 1555, 1556, 1557, 356, 1154, 1555, 1556, 1557, 121,
    356, 1154, 1555, 1559, 356, 1154, 1555, 1559, 121, -1, -1, -1, -1, -1, -1, -1, -1, 581, 246, 1154, 1149,
    581, 388, 287, 1149, 271, -1, -1, -1, 238, 229, -1, -1, -1, -1, -1, -1, -1, -1, -1, 287, -1, 388, -1,
    914, -1, 915, -1, 914, -1, 915, -1, 287, -1, 388, -1, 564, 951, 564, -1, -1, -1
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
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 258, 258, 258, 1, 1, 1, 1, 1, 5, 5, 5,
    5, 5, 5, 67504133, 67504133, 0, 51, 5, 51, 5, 51, 5, 51, 5, 0, 51, 5, 51, 5, 51, 5, 1, 5, 0, 5, 0, 5, 5,
    5, 5, 1, 5, 1, 0, 5, 0, 1, 5, 1, 1, 5, 0, 5, 4, 5, 51, 1, 1, 5, 0, 5, 51, 5, 51, 5, 51, 5, 0, 5, 51, 5,
    51, 5, 51, 5, 0, 5, 51, 5, 51, 5, 51, 5, 5, 5, 5, 5, 1, 5, 1, 8, 51, 5, 5, 5, 1, 5, 5, 1, 5, 1, 5, 1, 5,
    1, 5, 1, 5, 1, 5, 1, 1, 5, 5, 0, 5, 51, 5, 51, 5, 1, 5, 5, 5, 5, 51, 8, 51, 5, 0, 51, 5, 51, 0, 1, 5, 5,
    269876, 269876, 269876, 269876, 5, 51, 5, 51, 5, 5, 51, 5, 51, 5, 4, 5, 0, 5, 1541, 5, 0, 1, 5, 1541, 1,
    5, 1, 5, 5, 5, 5, 4, 4, 4, 4, 4, 13060, 4, 4, 4, 4, 4, 1, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
    4, 4, 4, 0, 0, 0, 0, 0, 7, 7, 7, 7, 7, 7, 7, 0, 7, 0, 7, 0, 0, 7, 0, 0, 7, 7, 7, 7, 51, 7, 51, 7, 51, 7,
    7, 51, 7, 0, 7, 0, 5, 395269, 51, 7, 51, 7, 51, 7, 51, 7, 51, 7, 0, 51, 7, 51, 7, 51, 7, 51, 7, 51, 7,
    51, 7, 51, 7, 51, 7, 7, 8, 8, 8, 8, 8, 1, 8, 51, 8, 67503368, 67504133, 6, 6, 6, 6, 1541, 6, 1541, 6,
    1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 0, 6,
    0, 6, 0, 6, 0, 6, 6, 6, 6, 0, 6, 0, 1, 1, 1, 1, 18, 1, 18, 18, 18, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 4, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 31, 31, 31, 31, 31, 31, 31, 4, 4, 0, 31, 31, 31,
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
    0, 0, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 3, 4, 4, 4, 5, 5, 5, 4, 3, 8, 8, 2, 10, 11, 13, 14,
    17, 19, 18, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 52, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 25, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 7, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 29, 1, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 26, 26, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 35, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 21, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 31, 0, 31, 0, 0, 31, 0, 0, 0, 0, 0, 0, 32, 32, 32, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 50, 0, 0, 0, 0, 0, 49,
    15, 34, 0, 34, 34, 34, 34, 34, 34, 36, 35, 36, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 52, 0, 0, 0, 0, 0, 0, 0, 37, 37, 0, 0, 0, 0, 0, 0, 0, 0,
    52, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 40, 40, 40, 40, 41, 41, 42, 45, 46,
    43, 44, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 39, 39, 39, 39, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 38, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    48, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 38, 0, 38, 38, 38, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 38, 38, 0, 0, 0, 0, 0, 0, 0, 0, 47, 0, 0, 0, 0, 0, 0, 0, 0, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 33, 33, 33, 33,
    33, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 27, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 28, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 23, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4
};

static const int32_t type_names[] = {
    155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175,
    176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 164, 191, 192, 193, 194, 195,
    196, 197, 198, 199, 200, 201, 202, 203, 204, 205, 206, 207, 142, 208, 209, 210, 211, 212, 213, 214, 215,
    216, 217, 218, 219, 220, 221, 222, 255, 357, 485, 604, 605, 606, 623, 754, 755, 783, 784, 808, 821, 887,
    940, 942, 945, 952, 953, 954, 955, 1032, 1038, 1039, 1040, 1042, 1043, 1044, 1045, 1046, 1047, 809, 1048,
    1049, 1050, 1121, 1129, 1130, 1139, 1161, 1162, 1163, 1164, 1165, 1166, 1167, 1168, 1169, 1170, 1171,
    1261, 1262, 1263, 1264, 1308, 1309, 1310, 1332, 1334, 1335, 1336, 1295, 1380, 1381, 1390, 1399, 1474,
    1475, 1476, 1477, 1478, 653, 1479, 1501, 1584, 1595, 1610, 1681, 1682
};

static const struct catalogue_tables tables = {
    bytes, COUNT(bytes) - 1, names, COUNT(names), slots, COUNT(slots), first, COUNT(first),
    links, COUNT(links), entries, COUNT(entries), labels, COUNT(labels), kinds, COUNT(kinds),
    types, COUNT(types), type_names, COUNT(type_names)};

const struct catalogue_tables *_Nonnull catalogue_tables(void) { return &tables; }
