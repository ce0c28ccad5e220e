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
    {6476, 3008443898}, {6483, 3726277920}, {6493, 1742909879}, {6504, 581045492}, {6514, 877317237},
    {6527, 1513289445}, {6551, 2694946607}, {6573, 3902926015}, {6576, 2516003219}, {6591, 3083183824},
    {6595, 3185987134}, {6604, 3141474305}, {6617, 1010012291}, {6621, 659427984}, {6632, 3254824265},
    {6640, 1438951982}, {6649, 571377267}, {6667, 143865419}, {6685, 445834375}, {6699, 4201716739},
    {6712, 2082798958}, {6716, 3883353449}, {6739, 1252969316}, {6756, 611349806}, {6778, 3939761393},
    {6802, 1880591026}, {6828, 1052979093}, {6844, 1315057949}, {6857, 3198073272}, {6882, 1888717571},
    {6895, 1499172353}, {6909, 1151719106}, {6927, 1297838153}, {6938, 1291853992}, {6950, 3864824124},
    {6963, 284302454}, {6981, 2291378338}, {7003, 2024043478}, {7018, 3416336049}, {7029, 3326301860},
    {7040, 2097883034}, {7058, 2658088632}, {7068, 4116806241}, {7080, 2750625341}, {7097, 2805121617},
    {7106, 2636563400}, {7122, 1088403524}, {7150, 1326471550}, {7156, 3867909202}, {7185, 2053519890},
    {7219, 24686317}, {7223, 43254447}, {7255, 3633974900}, {7263, 1715765854}, {7279, 3488110948},
    {7285, 1226705564}, {7295, 1144915353}, {7313, 1085962434}, {7319, 542584942}, {7337, 1880354216},
    {7346, 2126046479}, {7367, 3409685817}, {7377, 2322214854}, {7399, 715012316}, {7404, 667630371},
    {7421, 4011681569}, {7436, 2477794221}, {7451, 2826459802}, {7458, 863636682}, {7488, 3312035873},
    {7516, 2374822095}, {7532, 1117036282}, {7548, 2727146260}, {7560, 2338438971}, {7568, 894604266},
    {7586, 239266950}, {7602, 3440848049}, {7620, 1563451997}, {7656, 1300855194}, {7674, 2649340029},
    {7687, 3157132282}, {7718, 1994390723}, {7731, 3295732442}, {7750, 3217941162}, {7787, 2638373311},
    {7806, 729836362}, {7823, 1103965319}, {7858, 3909734774}, {7875, 3422384807}, {7889, 1562399317},
    {7921, 3535094014}, {7935, 2862813109}, {7955, 70193435}, {7993, 3331707904}, {8013, 167527483},
    {8017, 810547195}, {8039, 3377910156}, {8055, 2815096657}, {8096, 3232227944}, {8115, 2636711499},
    {8129, 2461495057}, {8134, 502047894}, {8154, 2942666046}, {8160, 1490954098}, {8171, 1092012710},
    {8196, 38792922}, {8207, 2899252294}, {8215, 871591685}, {8237, 1041997713}, {8245, 3217987877},
    {8253, 1309284212}, {8275, 2823090016}, {8283, 4012061332}, {8298, 4204111253}, {8303, 3492500287},
    {8312, 773059133}, {8335, 2759092874}, {8344, 481727645}, {8358, 2303844654}, {8386, 1323066019},
    {8400, 590774350}, {8409, 421821156}, {8432, 696240407}, {8441, 1453714756}, {8456, 466020238},
    {8485, 4077855673}, {8500, 1744839726}, {8516, 1408722253}, {8546, 876245160}, {8562, 452810861},
    {8575, 1260603725}, {8602, 968316954}, {8615, 859371885}, {8629, 1658883364}, {8657, 3531153185},
    {8671, 486221508}, {8682, 4064395570}, {8707, 2257273533}, {8718, 3217031314}, {8730, 1898701486},
    {8756, 692253475}, {8768, 2618608526}, {8782, 889051197}, {8810, 1439665068}, {8824, 3703752221},
    {8839, 158609817}, {8868, 3199826274}, {8883, 3872230201}, {8896, 592993401}, {8923, 2782426318},
    {8936, 1648296985}, {8958, 2036964556}, {8994, 1478369021}, {9016, 2072579308}, {9025, 588027325},
    {9031, 3294899967}, {9047, 2406610228}, {9059, 1136770368}, {9070, 1099727666}, {9097, 3943336079},
    {9105, 3373088083}, {9113, 1118385669}, {9126, 1252830802}, {9134, 1310484760}, {9152, 4211107556},
    {9170, 4235327583}, {9189, 1911957762}, {9201, 2274977100}, {9211, 1894102977}, {9228, 1868420705},
    {9243, 1229760322}, {9258, 401251929}, {9267, 4136070254}, {9277, 141711844}, {9290, 1877099350},
    {9300, 4224630636}, {9326, 2956264019}, {9350, 3731343133}, {9361, 1490880043}, {9376, 651349070},
    {9395, 3553571131}, {9416, 798050051}, {9436, 1738029828}, {9445, 830772382}, {9469, 975665791},
    {9476, 3753552150}, {9498, 1268347563}, {9507, 2675976173}, {9515, 2255101473}, {9526, 938963840},
    {9538, 1325536902}, {9548, 66138439}, {9567, 2650151654}, {9579, 1362571274}, {9586, 2674091075},
    {9603, 4180264212}, {9614, 2220611910}, {9620, 3628923247}, {9639, 2290191893}, {9652, 524486259},
    {9667, 536057419}, {9680, 2266436945}, {9692, 2660165913}, {9704, 2510371521}, {9711, 1647949432},
    {9722, 2499925078}, {9728, 1061329053}, {9736, 2186648520}, {9748, 3685987662}, {9762, 1203193122},
    {9776, 3305235377}, {9791, 3408062813}, {9813, 598285973}, {9824, 2107277412}, {9839, 1771288722},
    {9853, 1024755039}, {9873, 2323362532}, {9893, 295121441}, {9905, 3240065181}, {9914, 3923523740},
    {9934, 140741692}, {9964, 687274249}, {9974, 1680403306}, {9985, 186774928}, {9999, 2185261687},
    {10004, 2753641482}, {10009, 2454962418}, {10026, 958887293}, {10044, 3594902096}, {10052, 2175633178},
    {10069, 775974691}, {10076, 4056008598}, {10090, 32195591}, {10097, 3647323098}, {10113, 3198753898},
    {10124, 2621687777}, {10148, 56185609}, {10156, 3091067239}, {10160, 3935363592}, {10170, 3073585980},
    {10177, 1867556362}, {10190, 2589014835}, {10206, 3891896413}, {10212, 4148812653}, {10219, 1700657266},
    {10231, 1106246455}, {10246, 754571866}, {10257, 1038506759}, {10263, 4176775601}, {10272, 2830785103},
    {10282, 1731433239}, {10290, 855408348}, {10298, 2834400513}, {10313, 3963693047}, {10322, 3544094494},
    {10328, 4009327117}, {10344, 492923249}, {10357, 1423062726}, {10375, 161915485}, {10418, 2642763852},
    {10431, 1214513038}, {10448, 1445723454}, {10457, 2844467682}, {10464, 3334659430}, {10476, 3572701046},
    {10487, 555663897}, {10498, 3123020006}, {10511, 3005567066}, {10523, 2400366623}, {10535, 2266193630},
    {10545, 3448933658}, {10558, 3786999131}, {10566, 2370703267}, {10578, 1489487637}, {10593, 2552112075},
    {10611, 2857694466}, {10624, 2048902997}, {10639, 1468503355}, {10658, 376585884}, {10670, 1938712828},
    {10692, 3810570069}, {10711, 1375206950}, {10733, 1648973383}, {10752, 1187236458}, {10774, 1447170883},
    {10793, 2183746320}, {10815, 4241624385}, {10822, 3048556132}, {10841, 3744775116}, {10859, 3621218635},
    {10876, 3611392321}, {10887, 3412690475}, {10900, 2109961146}, {10926, 2124853820}, {10948, 4061796954},
    {10955, 4173553157}, {10963, 2053962742}, {10973, 503535429}, {10984, 1836668495}, {10993, 721310682},
    {11008, 1006735486}, {11020, 325084441}, {11025, 2961925722}, {11035, 497438945}, {11044, 1787797455},
    {11055, 1849888827}, {11075, 3825011241}, {11084, 385702446}, {11090, 2166834857}, {11097, 3055437297},
    {11104, 601507180}, {11120, 2970916523}, {11124, 1041509726}, {11129, 1494001562}, {11138, 2984076638},
    {11145, 2157316278}, {11151, 348705738}, {11165, 737459482}, {11171, 1122880180}, {11182, 1945272936},
    {11197, 2380932862}, {11205, 2548392784}, {11216, 3688764708}, {11226, 1901756438}, {11235, 906872895},
    {11246, 1648836552}, {11253, 1359877577}, {11261, 521485205}, {11274, 252720416}, {11288, 1264131298},
    {11292, 1582017048}, {11311, 422274124}, {11330, 3020961236}, {11336, 845187144}, {11358, 1120609123},
    {11382, 3704248662}, {11409, 1361184210}, {11431, 254023945}, {11459, 3600137057}, {11483, 2682444316},
    {11492, 1644100618}, {11516, 1592819465}, {11549, 895660813}, {11557, 335426986}, {11582, 1264318259},
    {11614, 1168386582}, {11622, 1663862986}, {11627, 1746993862}, {11656, 1903257066}, {11661, 974882150},
    {11668, 1177151643}, {11699, 165292311}, {11706, 2311397435}, {11711, 439402299}, {11740, 1552997231},
    {11745, 3962257883}, {11754, 2220750876}, {11787, 2007447656}, {11796, 2787838396}, {11802, 3769421748},
    {11832, 4173954024}, {11838, 1434043348}, {11848, 1426660429}, {11882, 737025121}, {11916, 1466689035},
    {11954, 4098563933}, {11959, 513712005}, {11996, 229043912}, {12000, 2457286800}, {12035, 3584307048},
    {12037, 1123244352}, {12074, 1329338781}, {12078, 2761510965}, {12083, 2016490230}, {12090, 49525662},
    {12110, 539821669}, {12128, 3772220557}, {12146, 4185830300}, {12161, 3171290880}, {12183, 832521766},
    {12205, 1461782644}, {12225, 691540578}, {12248, 1404144425}, {12268, 522796658}, {12285, 1376505559},
    {12294, 3748513642}, {12302, 846470194}, {12310, 200649126}, {12324, 3431639220}, {12331, 4292335199},
    {12346, 907121470}, {12352, 2240342303}, {12369, 2969811462}, {12383, 167268160}, {12397, 1833803298},
    {12409, 2457918009}, {12421, 4071123319}, {12433, 1834047080}, {12449, 3367860727}, {12458, 3718375587},
    {12464, 2118064195}, {12475, 493169962}, {12483, 2713721240}, {12488, 1695364032}, {12495, 4030051588},
    {12501, 1400182552}, {12531, 455416660}, {12551, 2271268225}, {12574, 2613973034}, {12592, 392604227},
    {12614, 3754606837}, {12634, 2833158821}, {12650, 3350374178}, {12657, 534084754}, {12671, 2867322350},
    {12693, 2116308131}, {12698, 3649057272}, {12706, 3845453865}, {12715, 2994984227}, {12731, 664899839},
    {12753, 1989677117}, {12758, 2918522264}, {12770, 3420926329}, {12783, 3178453163}, {12800, 3149605050},
    {12805, 2920394832}, {12822, 1523943668}, {12832, 862917743}, {12854, 4234031555}, {12871, 1719771455},
    {12892, 2399213176}, {12899, 4287151977}, {12909, 450801067}, {12916, 1669872668}, {12930, 4013487222},
    {12957, 2679495900}, {12973, 856694529}, {12997, 2681939195}, {13013, 3153218578}, {13037, 2240063300},
    {13041, 3096186179}, {13046, 741716276}, {13051, 2329068957}, {13058, 2921198141}, {13063, 1055615879},
    {13068, 3285122304}, {13074, 230313139}, {13077, 2868333218}, {13081, 4098541315}, {13086, 33356212},
    {13093, 1723256298}, {13097, 4140259964}, {13103, 107912219}, {13125, 4121566434}, {13155, 3855721002},
    {13171, 2216232237}, {13195, 2255928953}, {13215, 159080631}, {13229, 3689248828}, {13254, 836430118},
    {13274, 2287125059}, {13297, 1038585177}, {13318, 3367347455}, {13344, 4230039153}, {13358, 609216699},
    {13393, 1501614459}, {13404, 1529288929}, {13436, 2719113377}, {13448, 2275796322}, {13481, 1812401954},
    {13492, 2408338453}, {13524, 2855832277}, {13551, 1459817706}, {13562, 2392518824}, {13594, 518942568},
    {13615, 3663533692}, {13657, 2192755772}, {13682, 177875273}, {13728, 891907593}, {13750, 1945812840},
    {13793, 1417411880}, {13817, 2154355281}, {13862, 3467076881}, {13882, 317429627}, {13923, 771452987},
    {13958, 181460511}, {13978, 456257992}, {14019, 2485130632}, {14042, 317835491}, {14086, 3496877987},
    {14107, 1103010248}, {14157, 3557956176}, {14180, 4255026978}, {14232, 3877521898}, {14246, 4267328027},
    {14257, 3365817217}, {14269, 1019517826}, {14280, 4255312501}, {14286, 107113802}, {14297, 339302984},
    {14318, 571385436}, {14343, 701971049}, {14365, 3844547848}, {14389, 2993703921}, {14409, 856100507},
    {14423, 523418047}, {14444, 1199509864}, {14453, 71184232}, {14482, 3633864562}, {14488, 3626350180},
    {14514, 227242734}, {14521, 3686895409}, {14548, 23593359}, {14554, 3490026688}, {14580, 2245546586},
    {14589, 63500808}, {14595, 3324008260}, {14602, 2639082641}, {14608, 4241250784}, {14636, 1005534689},
    {14664, 433529277}, {14693, 1104277830}, {14706, 1738166450}, {14741, 4196810825}, {14770, 1042290725},
    {14777, 1073217499}, {14795, 2059328792}, {14803, 1536564555}, {14822, 2064776214}, {14831, 1856753941},
    {14851, 1308833490}, {14855, 3934383778}, {14870, 2480094667}, {14878, 4009865048}, {14906, 365080250},
    {14912, 3648362799}, {14938, 980454765}, {14945, 1860367182}, {14972, 3669799736}, {14975, 1787721130},
    {15001, 447103454}, {15006, 1697318111}, {15034, 2673357851}, {15064, 2937116726}, {15082, 3523238589},
    {15090, 1863269210}, {15110, 2099371351}, {15115, 4096559242}, {15132, 2182794837}, {15139, 667710333},
    {15142, 718098122}, {15145, 682728183}, {15163, 3802467407}, {15184, 3657180965}, {15207, 1665393361},
    {15231, 1052733624}, {15240, 184912774}, {15256, 4089387070}, {15269, 2352568569}, {15282, 1245245715},
    {15295, 1262023334}, {15309, 3270702940}, {15321, 2739892052}, {15336, 2480001844}, {15340, 3749132497},
    {15349, 1230999982}, {15356, 3143743637}, {15362, 351428278}, {15379, 2428146278}, {15394, 2992948263},
    {15405, 2349028720}, {15412, 3885786800}, {15424, 1736514697}, {15434, 3474322026}, {15444, 60432295},
    {15449, 1322381784}, {15456, 4012403877}, {15478, 989471740}, {15499, 452908417}, {15518, 423327896},
    {15534, 2453966149}, {15562, 1731566697}, {15573, 2587032280}, {15594, 2963724706}, {15610, 712913813},
    {15642, 2778836517}, {15665, 1613655628}, {15687, 655649118}, {15702, 2173728365}, {15709, 2357661820},
    {15725, 409169195}, {15745, 3491459423}, {15762, 1226170970}, {15785, 3404475955}, {15815, 1624986452},
    {15849, 3623300279}, {15866, 3034534074}, {15886, 575711980}, {15905, 671086880}, {15932, 387145109},
    {15945, 1032586458}, {15957, 266241602}, {15977, 3402924327}, {15987, 1269553309}, {15993, 503252654},
    {15996, 4160314702}, {16000, 159043482}, {16007, 2686336408}, {16012, 2717370895}, {16022, 1132587367},
    {16030, 1195117749}, {16044, 1879021152}, {16058, 581463510}, {16081, 2140377464}, {16093, 1275514075},
    {16105, 2387979536}, {16116, 3884420844}, {16133, 1646387302}, {16145, 308670472}, {16158, 3934596143},
    {16171, 2845511965}, {16194, 4013472960}, {16214, 207861097}, {16234, 3570842623}, {16250, 2974165697},
    {16257, 1232628331}, {16274, 889198334}, {16293, 3364533173}, {16309, 2007207608}, {16318, 3255160570},
    {16325, 2953807453}, {16332, 709349229}, {16336, 2223459638}, {16344, 2600881466}, {16359, 2804841900},
    {16374, 2904109309}, {16386, 46347960}, {16394, 111583397}, {16404, 249290197}, {16414, 1264874778},
    {16426, 2552651146}, {16440, 3277309783}, {16448, 799079693}, {16453, 2072037248}, {16462, 1839346743},
    {16472, 2980706495}, {16483, 3765738945}, {16497, 1478303606}, {16509, 1491675329}, {16517, 2435397115},
    {16538, 1647672292}, {16557, 1635008148}, {16572, 1487095968}, {16588, 3124627733}, {16593, 2570585620},
    {16609, 366187551}, {16623, 2318987703}, {16633, 1761128012}, {16647, 185295765}, {16660, 3838690653},
    {16675, 1263600608}, {16692, 2027855346}, {16712, 3216563907}, {16726, 1058098686}, {16739, 467864515},
    {16750, 3932876427}, {16763, 2706824106}, {16772, 1016188828}, {16788, 957769824}, {16798, 1005022371},
    {16812, 2696340427}, {16830, 1092596157}, {16841, 1283833217}, {16860, 1606336818}, {16863, 993596020},
    {16878, 2693457989}, {16887, 3779456605}, {16906, 415476443}, {16919, 1262823941}, {16929, 1622115944},
    {16937, 1499161504}, {16948, 2973219889}, {16961, 2597275607}, {16966, 1748273790}, {16972, 860606716},
    {16977, 3002334877}, {16994, 2034172196}, {17020, 3305562105}, {17038, 3707972394}, {17045, 3647859367},
    {17058, 3236366608}, {17071, 1824874128}, {17092, 2788634194}, {17114, 1466132464}, {17142, 3529599493},
    {17174, 2079469443}, {17196, 738891302}, {17214, 3197889394}, {17233, 2360350959}, {17258, 3813530536},
    {17261, 488247560}, {17264, 605690893}, {17267, 622615607}, {17270, 572282750}, {17273, 2334079840},
    {17276, 2384412697}, {17279, 2367635078}, {17282, 2417967935}, {17285, 2502003125}, {17304, 3649363768},
    {17323, 3444963044}, {17354, 2273024933}, {17377, 4264915354}, {17398, 3077942367}, {17427, 590894855},
    {17437, 1618037728}, {17447, 1850454287}, {17457, 3957551837}, {17476, 4284171251}, {17492, 3891447831},
    {17498, 2774883451}, {17510, 3483418915}, {17527, 668816343}, {17535, 2931048700}, {17544, 2388452721},
    {17552, 4258353177}, {17555, 1141775739}, {17561, 4126724647}, {17571, 2859901778}, {17575, 3250964130},
    {17583, 1360419304}, {17587, 3001705435}, {17593, 2071016015}, {17598, 4246411473}, {17602, 2944866961},
    {17605, 418647609}, {17608, 2471879920}, {17610, 1105628090}, {17614, 963632676}, {17617, 1882099852},
    {17626, 2097992392}, {17634, 4171284318}, {17642, 2265671865}, {17649, 2076987736}, {17660, 3694939264},
    {17667, 2984259090}, {17674, 306596620}, {17682, 1011505953}, {17686, 1692432290}, {17693, 1616530830},
    {17704, 2662881380}, {17711, 3218261061}, {17718, 2261369287}, {17724, 912855974}, {17730, 3374781713},
    {17738, 2293478956}, {17755, 1149880784}, {17764, 953119650}, {17776, 1491100860}, {17787, 417924775},
    {17798, 3895649598}, {17811, 2700906213}, {17833, 2989913377}, {17839, 3882857642}, {17845, 3114108242},
    {17852, 2831556715}, {17865, 3401266884}, {17871, 1451477576}, {17887, 119757721}, {17896, 2438128661},
    {17908, 2193512543}, {17918, 1505809199}, {17937, 2758857958}, {17948, 1600511528}, {17954, 785452558},
    {17964, 1861738460}, {17970, 3056320968}, {17990, 4208727282}, {18003, 3291555781}, {18012, 2196865874},
    {18041, 1361552727}, {18063, 2957611498}, {18072, 2007872489}, {18080, 2339550961}, {18092, 3508411830},
    {18105, 2355901240}, {18116, 4245501841}, {18122, 3163908038}, {18129, 2925496955}, {18142, 108183312},
    {18156, 1328193084}, {18171, 2265931075}, {18192, 3180543629}, {18204, 1599455416}, {18211, 2387400333},
    {18230, 1202605450}, {18238, 591972422}, {18258, 1175191511}, {18269, 873742264}, {18292, 326594495},
    {18302, 2059707271}, {18324, 1503948434}, {18334, 3230945966}, {18356, 2911124459}, {18367, 1449651004},
    {18379, 1980023723}, {18406, 3261273255}, {18423, 1962088798}, {18434, 659713157}, {18438, 407568404},
    {18445, 3610741318}, {18453, 24023407}, {18460, 2767062895}, {18472, 197333961}, {18487, 3768039387},
    {18494, 2976183426}, {18502, 854431587}, {18512, 2611701562}, {18526, 4149673879}, {18533, 3561702979},
    {18544, 3373400544}, {18549, 616319547}, {18564, 2851767893}, {18576, 2670905232}, {18580, 2984927816},
    {18586, 3072721717}, {18593, 382945106}, {18602, 1202886564}, {18615, 3124826125}, {18632, 1073533898},
    {18652, 501308550}, {18672, 3102301894}, {18686, 2098960006}, {18700, 2993485402}, {18717, 2228178674},
    {18730, 678697196}, {18748, 4242588933}, {18756, 3290709023}, {18764, 3206573181}, {18772, 3156240324},
    {18784, 873554442}, {18796, 3877044912}, {18803, 1386144670}, {18847, 3391438105}, {18880, 3275802252},
    {18886, 1665555596}, {18896, 955209608}, {18906, 3663374774}, {18914, 2845693673}, {18923, 1402472725},
    {18937, 3292755612}, {18942, 1795259425}, {18951, 2710028206}, {19005, 2549331680}, {19016, 2094265262},
    {19027, 2380435381}, {19046, 801338602}, {19067, 2854832407}, {19092, 155406996}, {19104, 3678362229},
    {19124, 4252635661}, {19135, 930651626}, {19152, 883771916}, {19164, 2754639596}, {19177, 3381696689},
    {19197, 2497068525}, {19221, 4204966360}, {19225, 3848464964}, {19236, 4196316528}, {19241, 1775113223},
    {19250, 4293857150}, {19275, 105220734}, {19291, 2941928401}, {19314, 3513504379}, {19348, 2399979131},
    {19389, 397375761}, {19403, 2554776799}, {19410, 1325902193}, {19417, 4257774810}, {19436, 3385953049},
    {19450, 363805148}, {19469, 2241932221}, {19478, 3578929855}, {19489, 960139624}, {19497, 1597548103},
    {19512, 957531795}, {19525, 1010886454}, {19545, 1596791097}, {19550, 828449414}, {19566, 4083200273},
    {19582, 1563607652}, {19587, 3373576235}, {19603, 1686781560}, {19610, 247011038}, {19626, 3118206852},
    {19643, 1114429566}, {19659, 275414779}, {19677, 3681786005}, {19704, 1786964809}, {19707, 4081524352},
    {19710, 3880226465}, {19715, 1336735441}, {19722, 3258804367}, {19731, 3220778976}, {19741, 3246523276},
    {19752, 2488280337}, {19766, 2068458324}, {19781, 763838368}, {19788, 637820293}, {19792, 2601460036},
    {19797, 1480246043}, {19806, 978711165}, {19813, 309439324}, {19822, 2535512472}, {19840, 3793360030},
    {19862, 3530699951}, {19881, 3107109432}, {19903, 2768536296}, {19923, 2255243348}, {19941, 1791059818},
    {19947, 4128829753}, {19961, 2557930546}, {19983, 1165654517}, {20004, 1287267581}, {20028, 333206726},
    {20051, 2848081438}, {20072, 1910782036}, {20092, 3395304284}, {20115, 1173374833}, {20137, 2943989225},
    {20159, 1789752760}, {20179, 723746973}, {20202, 928095684}, {20219, 66633762}, {20229, 3883652983},
    {20249, 1787670268}, {20271, 2151592719}, {20283, 288631100}, {20294, 835911719}, {20305, 18669246},
    {20318, 1289413733}, {20340, 576822689}, {20364, 1403930331}, {20370, 1863671838}, {20381, 2924953349},
    {20394, 951339946}, {20407, 2908236957}, {20415, 60532369}, {20425, 3795175885}, {20440, 1243462689},
    {20482, 3533566504}, {20504, 1855131199}, {20513, 1056680197}, {20523, 2951402203}, {20543, 3636908325},
    {20554, 1964022558}, {20564, 684154646}, {20587, 2371177212}, {20612, 1731011858}, {20637, 2398960364},
    {20663, 2922600688}, {20716, 17738465}, {20723, 343848780}, {20736, 2712090128}, {20759, 944362804},
    {20781, 115475624}, {20812, 694824490}, {20828, 2617424471}, {20844, 554307351}, {20864, 580401027},
    {20876, 2167551454}, {20892, 353999202}, {20905, 2837546561}, {20913, 3574960668}, {20916, 1090614859},
    {20933, 2666343581}, {20953, 848102186}
};

static const int32_t slots[] = {
    -1, -1, -1, 782, 215, 831, -1, -1, 212, -1, 368, -1, -1, 166, 1551, 830, -1, -1, 1088, 135, 1490, 1565,
    1610, -1, -1, 337, -1, -1, -1, -1, -1, -1, 1090, -1, -1, -1, 972, 1125, 1171, -1, 430, -1, -1, 865, -1,
    -1, 1607, -1, -1, 203, -1, 850, 1232, -1, -1, -1, 1149, 299, 641, -1, -1, -1, -1, 52, 121, 687, -1, -1,
    1595, -1, -1, -1, -1, 405, 224, 1622, -1, -1, 535, -1, 545, -1, -1, 98, -1, -1, 1664, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 685, 262, 1345, 1513, 267, -1, -1, 857, -1, 1497, -1, -1, 1524, -1, 176, -1, -1, 1299,
    -1, -1, -1, 661, -1, -1, 1138, 1225, -1, -1, 1285, -1, -1, -1, -1, 1350, 1516, 1574, -1, -1, 107, 1157,
    1611, -1, -1, 1265, -1, -1, 5, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1577,
    -1, -1, 749, 156, 702, -1, 1063, 1661, -1, 1621, -1, 1580, -1, 1478, -1, -1, -1, -1, -1, -1, -1, 1246,
    -1, 1514, -1, -1, 272, 872, -1, 820, -1, 765, -1, 1042, 1463, -1, -1, 1159, -1, -1, -1, -1, 954, 261, -1,
    446, -1, -1, 1446, -1, 1254, -1, -1, -1, -1, -1, -1, -1, -1, 387, -1, 456, 591, -1, -1, 626, 616, 871,
    970, 1480, 1510, 1637, -1, -1, 1122, -1, -1, 1276, -1, -1, -1, -1, -1, 111, 453, 217, 457, 976, 846, 998,
    -1, -1, -1, -1, 1588, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 899, -1, -1, 428, -1, 924, 573, 965, -1,
    -1, 205, 708, 1387, -1, -1, -1, -1, -1, 944, -1, 342, -1, -1, -1, -1, 131, 658, -1, -1, -1, -1, -1, -1,
    -1, 1395, -1, -1, 62, 1204, -1, -1, -1, 124, 639, -1, -1, 941, -1, 1525, -1, -1, -1, -1, 322, 36, 1662,
    -1, -1, -1, 755, -1, 1682, -1, 372, 1484, -1, -1, 1469, 492, 1575, 592, 202, 450, 473, 1056, 635, -1,
    196, -1, 601, -1, 1240, -1, -1, 1052, -1, 879, 1084, -1, 961, -1, 259, -1, -1, -1, 968, 1298, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, 1019, 1421, -1, 1488, -1, -1, 788, -1, -1, 452, 593, -1, -1, 910, 1051,
    -1, -1, 1649, -1, 279, -1, -1, 878, 1615, 331, 1205, 420, 1405, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    1531, -1, -1, -1, 319, 336, 350, 455, 206, 504, 725, 722, 847, 1095, 1654, 982, -1, -1, -1, -1, -1, -1,
    1369, -1, 189, 296, 484, -1, 505, -1, 129, 1322, 282, -1, -1, -1, -1, -1, -1, -1, -1, -1, 849, -1, -1,
    -1, -1, -1, -1, -1, -1, 479, -1, -1, -1, -1, -1, 132, 162, 549, -1, -1, -1, 750, -1, -1, -1, -1, -1, -1,
    -1, 326, 1323, -1, -1, 1472, -1, 250, -1, 886, -1, -1, -1, -1, 589, 903, 1112, 674, 745, -1, -1, -1, 660,
    204, 1348, -1, -1, -1, -1, 1335, -1, -1, 1288, 1598, -1, -1, -1, 278, -1, -1, -1, 374, 911, 1203, 1098,
    -1, -1, -1, -1, 733, 1227, -1, -1, 499, -1, 493, -1, -1, -1, 358, -1, -1, -1, 1515, -1, 403, -1, -1, -1,
    -1, -1, 915, -1, 1327, -1, -1, -1, 692, 607, -1, -1, 1482, -1, -1, -1, -1, -1, 883, 1206, -1, 1399, 1464,
    1545, -1, 489, 1124, 1164, 1207, -1, -1, -1, -1, 357, 1389, -1, -1, 1349, 1130, 275, 625, 1061, -1, 1330,
    1674, -1, -1, 1050, 110, 230, -1, -1, 1443, -1, -1, -1, -1, -1, -1, 823, -1, 900, 417, 486, -1, -1, -1,
    568, -1, -1, -1, 93, 723, 413, -1, -1, -1, 37, 1198, -1, -1, 985, -1, 1172, -1, -1, 715, -1, 92, 712, 19,
    1587, 1540, 1054, -1, -1, 490, 785, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 569, 1080, 1163, -1, -1,
    1029, -1, -1, -1, 260, 518, 744, -1, 1334, -1, -1, 834, 1030, -1, 1377, 503, -1, -1, -1, -1, 1190, -1,
    -1, 285, -1, 1134, 491, 659, 1181, 191, 1328, 1420, 1073, 1268, 252, 1523, 1312, 1676, -1, -1, -1, -1,
    -1, -1, 449, -1, 312, 1182, -1, 951, -1, -1, -1, 1317, -1, -1, -1, -1, -1, -1, -1, 989, 1502, -1, 1017,
    96, 113, -1, -1, -1, -1, 90, -1, -1, 381, 1301, -1, 1228, 1167, 1440, 1626, 1048, -1, -1, 1179, -1, -1,
    -1, -1, -1, 263, 776, 969, 895, 1283, -1, 1123, -1, -1, -1, -1, -1, -1, -1, -1, 198, 583, 174, 600, 1414,
    175, 1629, -1, -1, -1, -1, -1, 471, -1, -1, -1, 1272, -1, 1275, -1, -1, -1, -1, 1118, 1658, -1, 1568, -1,
    1590, -1, -1, -1, 803, -1, -1, 347, -1, -1, 805, -1, -1, 537, 628, 0, 578, -1, 467, -1, -1, -1, -1, -1,
    -1, -1, -1, 1120, -1, -1, 41, 929, -1, 1343, -1, 1114, -1, 9, 1528, -1, -1, 1410, 68, -1, -1, -1, -1,
    325, -1, 551, -1, -1, 1678, -1, -1, 371, -1, 1569, 868, 707, 1302, 1393, -1, -1, 1498, -1, 1219, -1, -1,
    303, -1, 20, 270, 656, 794, 1639, 221, 266, 821, 983, -1, 1617, -1, -1, 852, 1643, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 1631, -1, -1, 1645, 385, 1378, 335, -1, 1509, 469, -1, -1, -1, 1279, -1, 825, -1,
    -1, -1, -1, -1, -1, 481, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 332, 389, 861, 937, 815,
    848, -1, 953, -1, 24, 1481, 1651, 786, 596, -1, 11, 77, 963, 1059, 1306, 1454, 58, 500, 1142, 139, 1473,
    1518, -1, -1, -1, 629, 1504, -1, -1, 208, 1527, -1, -1, -1, 242, -1, -1, -1, -1, -1, 370, -1, -1, 646,
    930, 1346, -1, 777, -1, -1, 1008, -1, -1, 1370, -1, -1, -1, 1106, -1, -1, -1, 147, 115, -1, -1, -1, 277,
    -1, -1, 353, 56, -1, 69, 1341, -1, -1, -1, -1, 1, 1415, 981, 1496, 39, 127, -1, -1, 223, -1, -1, -1, -1,
    201, 339, 909, 1230, 1381, 1679, 686, -1, -1, -1, -1, -1, -1, -1, 853, -1, -1, -1, 200, 938, -1, -1, -1,
    -1, -1, -1, 386, -1, -1, 1199, 1076, -1, -1, -1, 1031, 541, 1324, -1, -1, 1517, -1, -1, -1, -1, 833, 179,
    -1, -1, -1, -1, 344, 889, -1, -1, 1339, 1408, -1, 152, -1, 1107, -1, -1, -1, 936, 1572, 648, -1, 211, -1,
    -1, 613, 932, 1681, -1, -1, -1, -1, 1520, -1, -1, -1, -1, -1, 933, 1261, 1544, -1, 104, -1, 1185, -1, -1,
    -1, -1, -1, -1, -1, -1, 1361, 1231, -1, -1, 40, 443, -1, 634, 653, -1, -1, -1, 1562, 333, -1, -1, -1, -1,
    -1, -1, -1, 236, -1, -1, -1, -1, -1, -1, -1, -1, 1018, -1, -1, 532, 735, 1174, -1, -1, 1379, 220, 1625,
    -1, 1116, 1309, 1535, -1, 1247, -1, -1, -1, 1667, 87, 1270, -1, -1, -1, -1, 1573, 130, -1, -1, 487, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, 617, -1, 973, 1439, 1614, 530, -1, -1, -1, -1, 608, 771, 627, 1413, 1101,
    1592, -1, -1, -1, -1, -1, -1, -1, -1, 246, 1325, -1, -1, -1, 1057, -1, -1, 103, 1220, 773, -1, -1, -1,
    -1, -1, -1, -1, -1, 1321, 1267, -1, -1, -1, -1, -1, 1260, -1, -1, 711, -1, 436, 173, 959, 993, -1, 1015,
    476, 588, -1, -1, -1, -1, -1, -1, -1, -1, 1659, -1, -1, -1, -1, -1, 1451, -1, -1, 2, -1, -1, -1, -1, -1,
    -1, -1, -1, 136, -1, -1, -1, -1, -1, -1, -1, 1085, -1, -1, -1, -1, 298, -1, -1, 1457, -1, 158, -1, 1086,
    -1, -1, 106, 1424, -1, -1, -1, 870, -1, 1083, -1, -1, -1, 177, 727, -1, 1436, -1, -1, -1, -1, -1, -1, -1,
    99, -1, -1, -1, -1, -1, -1, 82, -1, -1, 112, 304, -1, -1, 979, 1241, -1, 1367, -1, 1252, -1, -1, -1, -1,
    -1, -1, -1, -1, 1295, -1, 28, 566, -1, 1418, -1, 143, -1, -1, -1, -1, -1, -1, 1467, -1, 105, 795, 1670,
    -1, -1, 495, 1266, -1, -1, 1292, 1433, -1, -1, -1, -1, -1, -1, -1, 1111, -1, -1, -1, -1, -1, 621, 32, -1,
    -1, -1, -1, -1, 1465, -1, -1, -1, -1, -1, -1, 1020, 1365, 433, 741, 163, 521, 1074, 524, -1, 165, 1026,
    -1, -1, -1, -1, -1, -1, 797, 1169, 693, -1, -1, 893, 1222, 1632, -1, -1, 665, 1441, 1529, -1, -1, -1, 60,
    264, 995, 832, 151, 1671, 313, 1499, 501, 570, -1, -1, -1, 30, 701, 843, -1, -1, -1, -1, -1, 445, -1,
    943, -1, -1, -1, 1034, -1, -1, -1, -1, -1, 585, 1363, 314, 72, -1, -1, -1, -1, -1, 410, -1, -1, -1, 1555,
    618, -1, -1, -1, -1, 671, 1046, -1, 877, -1, -1, -1, 1187, 1475, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    1065, -1, -1, -1, -1, -1, 346, -1, 717, -1, 1394, -1, -1, -1, -1, -1, -1, -1, -1, -1, 950, -1, -1, 187,
    -1, -1, -1, -1, -1, 598, 1284, -1, 875, -1, -1, 779, 81, 1409, 974, 239, 1438, 923, 1507, -1, -1, 1250,
    913, -1, 1038, -1, -1, -1, 594, -1, -1, -1, -1, 668, 827, -1, 1006, -1, -1, 978, 510, -1, -1, 1653, -1,
    1216, 1683, 338, -1, -1, -1, -1, 1087, 862, -1, -1, -1, -1, -1, -1, -1, 977, 1082, 1245, 1271, 1337, -1,
    1404, -1, -1, -1, 411, 1045, 1522, -1, -1, 128, 631, 1582, 1151, -1, 670, -1, -1, 1553, -1, -1, -1, -1,
    -1, -1, 555, -1, 1069, -1, -1, -1, 892, 360, -1, -1, -1, -1, 1471, -1, 125, 1391, -1, -1, -1, -1, 181,
    1128, -1, -1, -1, -1, 148, 550, 705, 1081, -1, -1, -1, -1, -1, 390, -1, -1, 597, -1, -1, -1, -1, 432, -1,
    -1, -1, -1, -1, -1, 1037, -1, -1, -1, -1, -1, -1, 1168, -1, 439, -1, 980, -1, -1, 703, -1, 783, -1, -1,
    854, 1549, -1, 887, 898, -1, -1, -1, -1, 421, -1, -1, 73, 672, 1449, 1427, 1476, 1486, 761, -1, -1, 1129,
    816, -1, 654, -1, -1, 642, -1, 1374, 1450, -1, -1, -1, 1495, -1, -1, -1, -1, 669, -1, -1, 6, -1, 184,
    810, -1, -1, -1, -1, -1, -1, 1618, -1, 682, -1, 1638, 935, -1, -1, 557, 1305, -1, -1, -1, -1, 1021, 494,
    996, 138, -1, -1, -1, -1, 229, -1, -1, -1, -1, -1, -1, -1, 1521, 1041, 1578, 931, -1, -1, -1, -1, 563,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1055, -1, 624, 554, 478, -1, -1, -1, -1, 295, -1, 1657, 1214,
    1253, 1666, 341, 1487, -1, 26, 1398, 126, -1, -1, -1, 243, -1, -1, -1, 18, -1, 352, 1064, -1, 945, -1,
    -1, 1176, -1, -1, -1, -1, -1, -1, 934, -1, -1, -1, 1386, -1, -1, -1, -1, -1, -1, 614, -1, -1, 1044, 483,
    992, 1537, -1, -1, 902, -1, -1, 255, 1462, 1009, 1585, -1, 1474, -1, -1, 1274, -1, -1, -1, -1, -1, -1,
    -1, 1616, -1, -1, -1, 754, 1461, -1, -1, 180, 1594, 317, 802, -1, -1, -1, 1291, -1, 185, 1541, 724, 1599,
    -1, -1, -1, -1, -1, -1, 1466, 1294, 75, -1, -1, -1, -1, -1, -1, 1584, -1, 463, -1, -1, -1, 49, -1, -1,
    758, -1, -1, -1, -1, -1, -1, -1, -1, 1505, 885, -1, -1, -1, 706, 1043, 890, -1, -1, 89, 1576, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1356, -1, 1193, 544, 690, -1, -1, -1, -1, -1, -1, 562, 534, 1115,
    696, 1160, -1, 1677, -1, -1, -1, -1, 1435, -1, 426, -1, 801, 997, -1, -1, 1153, -1, 310, -1, 1072, 543,
    -1, -1, -1, 1596, 939, -1, 1640, 1014, 1033, 1200, -1, -1, 1620, 1212, -1, -1, -1, -1, -1, 1108, -1, 324,
    704, -1, 1078, -1, -1, -1, -1, -1, -1, -1, 990, -1, 44, 531, -1, 1158, 1426, 1511, -1, -1, 391, -1, -1,
    -1, -1, -1, -1, -1, 962, 576, 291, 1099, 1597, 1542, -1, 240, -1, -1, -1, -1, -1, 414, -1, 1606, -1, -1,
    -1, -1, -1, -1, 796, 1139, -1, -1, -1, 1656, 1589, -1, -1, -1, 213, -1, 888, 1121, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 241, 88, 675, 564, 1591, 1680, -1, 137, 999, 784, 383,
    -1, -1, -1, -1, -1, -1, -1, -1, 74, 1119, -1, -1, -1, -1, 1331, -1, -1, -1, -1, -1, -1, 612, -1, 194, -1,
    955, -1, 274, -1, -1, 1623, -1, 1189, -1, -1, 1581, -1, -1, 1233, -1, 1402, -1, -1, -1, 423, -1, -1, -1,
    -1, 477, -1, -1, -1, -1, -1, -1, 511, 408, 1444, 1137, -1, 1396, 1007, 767, -1, -1, -1, 897, 666, -1, -1,
    1319, -1, -1, -1, -1, 811, 45, 216, 1105, -1, -1, 178, -1, 1281, 66, 120, 1211, -1, -1, -1, 33, 1332, -1,
    1186, -1, -1, 762, -1, -1, -1, -1, 86, -1, -1, -1, -1, -1, 947, 828, 378, -1, -1, 273, 13, 1218, -1, -1,
    -1, -1, -1, -1, -1, 1586, 27, -1, -1, -1, -1, -1, 1534, -1, -1, 804, -1, 193, -1, -1, -1, -1, -1, -1, -1,
    -1, 311, 425, 1447, -1, -1, -1, -1, 393, -1, -1, -1, 876, 1093, 835, 1071, 1397, -1, -1, 726, 1624, 814,
    719, 359, 840, 928, 952, -1, -1, -1, -1, 894, 8, 1290, -1, 882, -1, -1, 57, 906, -1, -1, -1, 1567, -1,
    -1, 1668, -1, -1, -1, 880, -1, -1, -1, 286, 584, 1259, 1079, 1303, 1373, 1560, -1, -1, -1, -1, -1, -1,
    940, -1, 1355, 987, -1, -1, -1, -1, 581, -1, 772, 283, -1, -1, -1, -1, 1143, -1, -1, -1, 195, 1326, 1068,
    -1, -1, -1, 800, -1, -1, -1, -1, -1, -1, 53, -1, -1, -1, 1400, -1, -1, -1, -1, -1, -1, 689, -1, -1, -1,
    -1, 526, -1, -1, 118, 799, -1, 721, -1, -1, -1, -1, -1, -1, 781, 1382, 663, 164, 228, 1506, 1550, 731,
    31, -1, 1183, -1, 231, 716, -1, -1, 276, 1148, -1, 1648, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1672, -1,
    -1, -1, -1, -1, 1296, -1, 305, -1, -1, -1, 294, -1, -1, -1, -1, -1, -1, 245, 1135, 1641, 29, 328, -1,
    743, 528, 752, 1278, 547, 1161, 1608, 1243, 1062, -1, -1, -1, -1, -1, -1, -1, -1, 645, -1, -1, -1, 1022,
    459, -1, -1, -1, 1318, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 679, 362, 907, 698, -1, 710, 1092,
    917, -1, -1, -1, 764, -1, -1, 431, -1, 366, -1, -1, -1, -1, -1, 454, -1, -1, -1, -1, -1, 919, 1049, 1208,
    1269, 1431, 649, 1016, 1287, -1, -1, -1, -1, -1, -1, -1, 1434, -1, -1, -1, 1110, -1, -1, 559, -1, -1,
    1315, -1, -1, 244, 636, -1, 1359, -1, -1, -1, 1221, -1, -1, -1, -1, -1, 1096, -1, 35, 345, -1, 1530, 904,
    571, 780, 1217, -1, 552, 753, 691, -1, 142, 695, 1308, 1552, -1, -1, -1, -1, 1141, 397, 1561, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, 1501, -1, -1, 1390, 1109, 540, 257, 348, -1, -1, -1, -1, -1, -1, 746, 1558,
    736, -1, 349, -1, 64, 1175, 1547, -1, -1, 519, -1, -1, -1, -1, -1, -1, 984, 1235, -1, 48, -1, 334, -1,
    789, 83, 265, 775, 1226, 117, -1, 506, -1, -1, 812, -1, -1, -1, -1, -1, 248, 916, 1156, 1375, -1, 1036,
    -1, -1, -1, -1, -1, -1, -1, -1, 606, -1, 1023, -1, -1, 1372, -1, 1255, -1, -1, -1, -1, -1, 748, 1234, -1,
    134, 774, -1, 474, 1239, -1, -1, -1, -1, -1, -1, -1, 1470, -1, 7, -1, -1, 1067, -1, -1, -1, 874, 807,
    1188, 22, -1, -1, -1, 316, 901, -1, -1, -1, 168, -1, -1, -1, 161, -1, -1, -1, 468, 1166, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 732, 1152, 76, 238, 34, -1, 116, 123, 925, 1058, -1, 609, 740, -1, 1249, -1, 235, -1,
    604, -1, -1, -1, 429, -1, 1197, -1, -1, 155, -1, 256, -1, 114, 1202, -1, 188, 25, 1091, 652, 864, 61, 78,
    1652, -1, -1, 855, -1, -1, -1, -1, -1, 1342, 1011, -1, -1, 700, 1237, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 673, -1, -1, -1, -1, 354, 873, 1286, 1336, -1, 798, 1024,
    1533, -1, -1, -1, -1, -1, -1, -1, -1, 678, 739, 1035, -1, 1422, -1, 1223, -1, -1, -1, -1, -1, -1, 869,
    1140, 1177, -1, -1, -1, -1, 769, -1, -1, -1, -1, -1, 502, -1, 1636, -1, -1, 10, -1, -1, -1, -1, -1, -1,
    926, 958, -1, 157, 677, -1, -1, -1, -1, -1, 306, 396, -1, -1, -1, -1, 289, -1, 522, 1340, -1, -1, -1,
    791, 956, 1407, -1, 55, -1, -1, 470, 1004, -1, -1, 966, 1032, 1665, -1, -1, -1, -1, 509, 644, 768, 1144,
    920, 1257, -1, 1644, -1, -1, -1, -1, 437, 697, 1060, 1384, -1, -1, -1, 817, -1, 647, 54, 364, -1, -1, -1,
    -1, 575, 321, 377, 67, 1376, 394, 95, 586, 1563, -1, -1, 838, -1, -1, -1, -1, -1, 1392, -1, -1, -1, -1,
    908, -1, -1, -1, -1, -1, -1, -1, 159, 293, 418, 427, 650, 728, -1, -1, -1, 1571, -1, -1, -1, 1258, -1,
    -1, -1, 42, -1, -1, -1, 1633, 380, -1, -1, -1, 1238, -1, -1, -1, 16, 787, -1, -1, -1, -1, -1, 1600, 1010,
    -1, -1, 444, -1, -1, -1, -1, 921, -1, -1, -1, 401, -1, 400, 1432, 1070, 1192, -1, -1, 249, 580, -1, 1242,
    1437, -1, -1, -1, 154, 144, -1, -1, 1191, -1, -1, -1, -1, 884, 778, 841, -1, -1, 863, -1, -1, -1, -1, -1,
    -1, 637, -1, 1458, 1492, 1338, -1, -1, -1, -1, 1642, 829, -1, -1, 1300, 1352, -1, 388, -1, -1, -1, 599,
    -1, -1, 809, 1145, -1, -1, -1, -1, 412, -1, -1, 860, -1, 561, -1, 558, -1, 630, 59, 1371, 1479, -1, -1,
    -1, 590, 720, 1566, -1, -1, -1, -1, -1, -1, -1, 520, -1, -1, -1, 806, -1, -1, 757, -1, 438, -1, -1, -1,
    -1, 361, 253, -1, -1, 1103, 1412, -1, -1, 46, 109, -1, 699, -1, -1, 1416, 567, 1536, 751, -1, -1, -1, -1,
    -1, -1, -1, 1136, 1601, -1, -1, -1, 1280, 1236, -1, -1, 657, 516, -1, -1, -1, 792, 1089, -1, 1146, -1,
    1368, 1417, -1, 1583, -1, 488, 465, 1459, 688, -1, 460, -1, 620, 409, 1147, -1, -1, 615, -1, -1, 3, -1,
    422, -1, 407, 542, -1, -1, -1, 395, 1429, 536, 896, -1, -1, -1, 1132, 441, 65, 4, 47, 141, -1, -1, 1282,
    515, 1184, 1075, 1358, 222, 290, 472, 595, -1, 684, -1, 572, 1646, 1040, 623, 462, -1, -1, -1, 1385, -1,
    1635, 881, -1, 513, -1, -1, -1, -1, 365, 1028, 288, -1, -1, 1548, -1, 12, 192, 1559, -1, 404, -1, 1077,
    1602, -1, -1, 415, -1, -1, -1, 287, 498, 1100, 1539, 482, 1489, -1, -1, 655, 737, -1, -1, -1, -1, -1,
    1005, 1012, -1, -1, -1, -1, -1, 1543, -1, 1366, 21, 300, 610, 1104, 214, -1, -1, 145, -1, -1, -1, 819,
    -1, 43, -1, 210, 1383, -1, -1, -1, -1, -1, -1, -1, 1628, -1, -1, -1, -1, -1, 1256, -1, -1, -1, -1, -1,
    -1, -1, -1, 209, -1, -1, -1, -1, -1, -1, 1609, 320, 514, -1, -1, -1, 574, 632, 676, 927, 1333, 1195,
    1445, 1673, 1554, 1675, 63, 150, 694, 1627, -1, -1, -1, -1, 1127, 994, 1660, -1, -1, -1, -1, -1, -1, 577,
    448, -1, 101, -1, -1, -1, -1, 1113, 1162, -1, -1, -1, 1477, 269, -1, -1, -1, 1353, -1, 619, 1027, -1,
    308, -1, 251, 369, 790, -1, 1406, -1, 517, -1, -1, -1, 318, 1456, -1, -1, 373, -1, 556, -1, -1, 330, -1,
    -1, 1425, 1564, -1, -1, 232, 434, 225, -1, -1, -1, -1, 1311, -1, -1, -1, -1, -1, -1, -1, -1, -1, 946, -1,
    -1, -1, 1411, 1133, -1, -1, -1, 190, 284, 1579, -1, -1, -1, 197, 1360, 643, -1, -1, -1, 171, 957, 1313,
    149, -1, 681, -1, 70, 523, 1277, 1532, -1, -1, -1, 355, -1, 464, -1, -1, -1, 17, 219, 119, -1, -1, -1,
    1630, -1, 1493, 680, 747, 340, 766, 440, 1263, 742, -1, 1430, -1, -1, 836, 186, 1423, 651, -1, -1, 1180,
    -1, 1483, -1, -1, -1, -1, 1314, 392, 485, 1655, 15, 100, -1, -1, -1, -1, 1329, 406, -1, 1612, -1, -1,
    399, 307, -1, 80, -1, -1, -1, -1, -1, -1, -1, -1, 1613, -1, -1, -1, -1, -1, 363, 1262, 1194, 988, 1347,
    -1, -1, 309, 730, -1, 1647, -1, 1452, 424, 1013, 182, 602, -1, 402, 734, 813, 1508, -1, -1, -1, 416, 770,
    -1, -1, -1, 529, 763, -1, -1, 1344, -1, -1, -1, -1, 1297, -1, -1, 824, 1419, -1, -1, 1039, -1, -1, -1,
    -1, -1, -1, -1, 714, -1, -1, -1, 496, 546, -1, -1, -1, -1, 1150, 398, -1, 379, -1, 1224, -1, -1, -1, -1,
    84, 1293, -1, 1500, -1, -1, -1, -1, -1, -1, 822, 1557, -1, 301, 683, 858, 1448, -1, -1, -1, 664, 199,
    367, 1556, -1, -1, -1, -1, -1, -1, 268, 1603, -1, 891, -1, 227, 1170, 375, 1403, 1650, -1, 729, 975, -1,
    -1, -1, -1, -1, -1, -1, 1215, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1605, 1094, 1304, 1380, -1, -1, -1, -1,
    -1, 912, 1273, 480, -1, -1, -1, -1, -1, -1, 1388, 1320, -1, -1, 1428, 1455, 1316, 327, -1, -1, -1, -1,
    -1, -1, 713, -1, 1001, 323, -1, -1, 709, 1604, 435, -1, -1, -1, -1, 234, -1, -1, -1, -1, -1, 718, 85, -1,
    -1, -1, -1, -1, -1, 343, 442, 160, 640, 587, 1244, 638, 1248, 1570, 971, -1, -1, 1053, -1, -1, -1, 525,
    1663, -1, 866, -1, -1, -1, -1, -1, -1, -1, -1, -1, 226, 108, 447, 461, 1178, -1, 533, -1, -1, -1, -1,
    258, 271, 1173, 1201, 1519, -1, 458, 565, -1, -1, -1, -1, -1, 297, 1251, 1289, -1, 538, 859, -1, -1, -1,
    -1, -1, 560, 1401, 376, -1, -1, -1, -1, 508, -1, -1, -1, -1, -1, 382, 1526, 315, 760, 1503, -1, -1, -1,
    -1, -1, 167, 451, 756, -1, -1, -1, -1, -1, -1, 548, -1, -1, -1, -1, 1494, 1066, -1, 237, -1, -1, -1, -1,
    -1, 582, -1, -1, -1, -1, -1, 14, 611, -1, 667, -1, 51, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 837, -1,
    50, 539, -1, 233, 1210, 845, -1, 133, 1538, 905, -1, 918, -1, -1, 247, 826, 329, 633, 793, 839, 579,
    1097, 1468, -1, -1, 153, -1, 71, 172, 475, -1, -1, -1, -1, 1003, -1, -1, 842, -1, -1, -1, -1, 662, 1102,
    38, 140, -1, -1, -1, -1, -1, 759, 1264, 384, 351, -1, -1, 1209, -1, -1, 867, 967, 302, 1154, 1354, -1,
    808, -1, 146, -1, 281, -1, 23, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1117, 605, 964, 914, -1, -1, 942,
    -1, 292, -1, -1, -1, -1, -1, -1, 207, 1025, 1000, -1, 1351, 1460, 960, 922, -1, -1, -1, -1, -1, -1, -1,
    856, 1196, 1453, -1, -1, 1002, 1546, -1, 1229, -1, -1, 738, 1491, -1, -1, -1, 169, 553, 1357, 170, 948,
    -1, -1, -1, 1155, 1213, 851, -1, 97, -1, 356, 1634, -1, -1, -1, -1, 102, 91, 280, 603, 1512, 1485, -1,
    -1, -1, 844, -1, -1, 949, -1, 254, 1669, -1, -1, -1, -1, -1, 1593, 1362, -1, 122, -1, 1126, 1364, -1,
    1619, 622, -1, 1307, -1, -1, -1, -1, 991, -1, -1, 1310, -1, 1131, -1, 183, -1, -1, 1442, 94, -1, -1, -1,
    -1, -1, -1, -1, 497, 79, 507, 527, -1, -1, 986, -1, -1, -1, -1, -1, -1, -1, -1, 512, 218, 818, -1, -1,
    -1, -1, -1, -1, 466, 419, -1, -1, 1165, 1047, -1, -1, -1, -1, -1, -1, -1, -1
};

static const int16_t first[] = {
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1223, -1, -1, -1, -1, 1280, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 450, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1320, -1,
    697, -1, -1, -1, -1, 880, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 484, 486, 488, 448, 490, 447, 472,
    527, 529, 533, 530, 426, 460, -1, -1, 279, -1, 410, 469, -1, -1, -1, -1, -1, 442, -1, 954, 1, 696, 1004,
    45, 48, 396, 394, 398, 400, 397, 395, 399, 401, 283, 266, 267, 353, 1503, 1584, 8, 26, 0, 9, 27, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, 226, 227, 228, 230, 231, 229, -1, -1, 1557, 244, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 236, 237, 238, 239, 240, 241, 242, 243, -1, -1, 500, 519,
    1586, 473, 1588, -1, -1, -1, -1, -1, 379, 70, 84, 94, 114, 63, -1, 593, 654, 656, 658, 660, 662, 664,
    666, 668, 670, 672, 674, 676, 46, 47, 49, 50, 2, -1, 59, 6, 5, -1, -1, 12, 11, -1, 17, 58, 20, 21, 22,
    23, 24, 25, 28, -1, 29, 30, 31, 32, 33, 34, 35, 36, -1, 37, 38, 39, 40, 41, 42, 43, 44, 51, 52, 53, 54,
    55, 56, -1, -1, -1, 60, 61, 62, 66, 67, 68, 69, 65, 71, 73, 74, 77, 78, 79, -1, 80, 81, 82, 83, 89, 90,
    86, 85, 91, 93, 100, 101, 96, 95, 99, 103, 104, 106, 110, 111, 112, 113, 116, 115, 120, 121, 122, 123,
    124, 125, 126, -1, -1, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142,
    143, 144, 145, 146, 147, 148, 150, 152, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 168,
    1050, 868, 1056, 872, 169, 170, 171, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186,
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
    586, 589, 591, 1759, 1184, 607, 609, 611, 692, 594, 595, 596, 597, 605, -1, -1, -1, -1, 601, -1, 603,
    604, 606, 608, 610, 612, 613, 614, 615, 616, 617, 618, 619, 620, 621, 622, 623, 624, 625, 626, 627, 628,
    629, 630, 631, 632, 633, 634, 635, 636, 637, 638, 639, 640, 641, 642, 643, 644, 645, 646, 647, 648, 649,
    650, 651, 652, 653, 678, 679, 681, 682, 683, 684, 703, 685, -1, 689, 690, 691, 693, 694, 695, 698, 699,
    700, 701, 702, 704, 705, 706, 707, 708, 709, 710, 711, 712, 713, 714, 715, 716, 717, 718, 719, 720, 721,
    722, 723, 724, 725, 726, 727, 728, 729, 730, 731, 732, 733, 734, 735, 736, -1, 737, -1, 738, 739, 740,
    741, 742, 743, -1, 744, 745, 746, 747, 748, 749, 750, 751, 752, 754, 755, 756, 757, 758, 759, 760, 761,
    762, -1, 763, 764, 765, 766, 767, 768, 769, 770, 771, 772, 773, 774, 775, 776, 777, 778, 779, 780, 781,
    782, 783, 784, 785, 786, -1, 787, 789, 790, 791, 792, 793, 794, 795, 796, 797, 798, 799, -1, 800, 801,
    802, 803, 804, 805, 806, 807, 808, 809, 810, 811, 812, 813, 814, 815, 816, 817, 818, 819, 820, 821, 822,
    823, 824, 825, 826, 827, 828, 829, 830, 831, 832, 833, 834, 835, 836, 837, 838, 839, 840, 1755, -1, 842,
    844, 845, 846, -1, 848, 850, 852, 854, 855, 856, 857, 858, 859, 860, 861, 862, 863, 864, 865, 866, 867,
    -1, 869, 871, 873, 874, 875, 876, 877, 878, 879, 881, 882, 883, 884, 885, -1, 886, 887, -1, 888, 889,
    890, -1, -1, -1, 893, 895, -1, -1, 897, 899, 900, 903, 905, 906, 907, 908, 911, 912, 913, 914, 915, 916,
    917, 919, 920, -1, -1, 923, 924, 925, 926, 927, -1, 928, -1, 929, 930, -1, 931, 932, 933, 934, 935, -1,
    937, 938, 939, 940, 941, 942, 943, 944, 947, 948, 949, 950, 1762, 951, -1, 1763, 957, 959, 961, 962, 964,
    965, 966, 968, 969, 970, 971, 972, 973, 974, 975, 976, 977, 979, 980, -1, 981, 982, 983, 984, 985, 986,
    987, 988, 989, 990, 991, 992, 993, 996, 997, 998, 999, 1000, 1001, 1002, 1003, 1005, 1006, 1007, 1008,
    1009, 1010, 1015, 1016, 1017, 1018, 1019, 1020, 1021, -1, 1027, 1030, 1034, -1, 1036, 1042, 1043, 1047,
    1049, 1060, 1051, 1052, 1054, 1055, 1057, -1, 1061, 1062, -1, 1065, 1068, 1071, 1074, 1077, 1080, 1084,
    -1, -1, 1086, -1, 1087, 1088, 1089, 1090, 1091, 1092, 1093, 1094, 1095, 1096, 1097, 1098, 1099, 1100,
    1101, 1102, 1103, 1104, 1105, -1, 1107, 1108, 1110, 1111, 1113, 1114, 1116, 1117, 1118, 1120, 1123, 1124,
    1125, 1126, 1128, 1129, 1130, 1131, 1132, 1133, 1134, 1137, 1138, 1139, -1, 1141, -1, 1143, 1145, 1146,
    1150, 1151, 1152, 1153, -1, 1158, 1159, -1, 1160, 1161, -1, 1162, 1163, 1164, 1165, 1166, 1167, 1168, -1,
    -1, -1, -1, -1, -1, 1171, 1172, 1173, -1, -1, 1175, 1176, 1177, 1178, 1179, 1181, 1183, -1, -1, 1185,
    1186, 1187, 1188, 1189, 1190, 1191, 1192, -1, -1, 1194, 1196, 1198, -1, 1199, -1, 1203, 1383, 1205, 1206,
    1213, 1214, 1207, 1208, -1, 1209, -1, -1, -1, -1, -1, 1215, 1216, 1217, 1218, 1219, 1220, 1221, 1222,
    1224, 1225, 1226, 1227, 1228, 1229, 1230, 1231, 1232, 1233, 1234, 1235, 1236, 1238, 1239, 1240, 1241,
    1242, 1243, 1244, 1245, 1246, 1247, 1248, 1249, 1250, 1251, 1252, 1253, 1254, 1255, 1256, 1257, 1258,
    1259, 1260, 1261, 1262, 1263, 1264, 1265, 1266, 1267, 1268, 1269, 1270, 1271, 1273, 1275, 1277, 1278,
    1279, 1281, 1282, 1283, 1284, 1285, 1286, 1287, 1288, 1289, 1290, 1291, 1292, 1293, 1294, 1295, 1296,
    1297, 1298, 1299, 1301, 1303, 1304, 1305, 1306, 1307, 1308, 1309, 1310, 1311, 1312, 1315, 1317, -1, 1313,
    -1, 1322, 1323, -1, -1, 1420, 1417, 1418, 1419, 1328, -1, -1, 1329, 1330, -1, 1412, -1, 1455, -1, -1, -1,
    1340, 1345, 1349, 1350, -1, -1, 1351, 1352, 1436, 1356, -1, 1357, 1358, 1359, 1360, 1361, 1362, 1363,
    1364, 1365, 1366, 1371, -1, -1, 1368, 1369, -1, 1373, -1, 1375, 1377, -1, 1379, 1380, 1381, 1384, 1385,
    1386, 1387, 1388, 1389, 1390, 1391, 1392, 1393, 1395, 1402, 1397, 1399, 1401, 1403, 1404, 1405, 1407,
    1408, 1409, 1410, 1411, 1413, 1414, 1415, 1416, 1421, 1422, 1423, 1424, 1425, 1426, 1427, 1428, 1429,
    1430, 1431, 1433, 1435, -1, 1456, 1444, -1, 1446, 1447, 1448, 1449, -1, -1, 1450, -1, 1452, 1454, 1457,
    1458, 1459, 1460, -1, -1, 1463, 1464, 1465, 1466, 1467, -1, 1469, 1477, -1, 1479, 1480, 1481, 1483, 1484,
    1485, 1486, -1, 1496, 1488, 1489, 1490, 1491, 1492, 1493, 1494, 1495, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    1497, 1498, 1499, 1500, 1501, 1502, -1, 1507, 1508, 1509, 1510, 1514, 1515, 1516, 1519, 1520, 1521, 1522,
    1523, 1524, 1525, 1528, 1531, -1, 1535, 1539, 1540, 1541, 1542, 1543, 1544, 1545, 1546, 1547, 1549, 1550,
    1551, 1552, 1553, 1554, 1555, 1556, -1, 1728, 1729, 1730, 1731, 1732, 1577, 1579, 1580, 1581, 1582, 1583,
    1585, -1, -1, 1589, 1598, -1, -1, 1591, -1, 1590, -1, -1, -1, 1681, 1597, 1599, -1, 1601, 1602, 1603,
    1605, 1606, 1607, 1608, -1, -1, -1, 1609, 1610, 1611, -1, 1612, 1613, 1614, 1615, 1616, 1617, 1618, 1619,
    1620, 1621, -1, -1, 1623, -1, -1, 1625, 1627, 1629, -1, 1764, 1765, 1631, 1633, 1635, 1637, 1640, 1766,
    1642, 1767, 1643, 1645, 1646, 1647, 1768, 1648, 1649, 1650, 1651, 1652, 1653, 1654, 1655, 1656, 1657, -1,
    -1, 1660, -1, -1, 1769, 1770, 1663, -1, -1, -1, -1, 1666, -1, -1, 1771, -1, -1, 1671, 1672, 1673, 1674,
    1675, 1676, 1678, 1680, 1682, 1683, 1684, 1685, 1686, -1, 1689, 1773, 1690, 1691, 1692, 1693, -1, 1694,
    1695, 1696, 1774, 1701, 1703, 1704, 1706, 1707, 1708, -1, 1709, 1710, 1712, 1713, 1714, 1715, 1717, 1719,
    1721, 1723, 1725, 1726, 1727, 1733, -1, 1737, 1738, 1739, 1740, 1741, -1, 1743, 1748, 1750, 1751, -1,
    1776, 1777, 1778, 1779, 1780, 1781, 1782, 1785, 1786, 1787, 1788, 1789, 1790, 1791, 1792, 1793, 1795,
    1796, 1797, 1798, 1799, 1800, 1801, 1803, 1804, 1805, 1806, 1807, 1808, 1809, 1811, 1812, 1813, 1814,
    1815, 1816, 1817, 1818, 1820, 1821, 1822, 1825, 1826, 1827, 1828, 1829, 1830, 1831, 1833, 1834, 1836,
    1837, 1838, 1839, 1840, 1842, 1844, 1845, 1846, 1756, -1, 1757, 1758
};

static const struct catalogue_link links[] = {
    {0, 3, 0}, {0, 688, 0}, {0, -1, 0}, {1, 4, 0}, {2, 7, 0}, {2, -1, 0}, {2, -1, 0}, {3, 10, 0}, {3, 13, 0},
    {3, -1, 0}, {4, 64, 0}, {4, 14, 0}, {4, -1, 0}, {5, 15, 0}, {6, -1, 0}, {7, 16, 0}, {8, -1, 0},
    {9, 18, 0}, {10, 19, 0}, {11, -1, 0}, {12, 203, 4}, {12, -1, 5}, {13, -1, 1}, {13, -1, 0}, {14, -1, 1},
    {14, -1, 0}, {15, -1, 1}, {15, -1, 0}, {16, -1, 1}, {16, -1, 0}, {17, 200, 1}, {17, -1, 0}, {18, -1, 1},
    {18, -1, 0}, {19, -1, 0}, {20, -1, 0}, {21, -1, 0}, {22, 945, 3}, {23, -1, 2}, {24, -1, 2}, {25, -1, 2},
    {26, -1, 2}, {27, -1, 2}, {28, -1, 2}, {29, -1, 2}, {30, -1, 2}, {31, -1, 2}, {32, -1, 2}, {33, -1, 2},
    {34, -1, 2}, {35, -1, 2}, {36, -1, 2}, {37, 198, 2}, {38, -1, 2}, {39, -1, 2}, {40, -1, 2}, {41, 57, 0},
    {42, -1, 0}, {43, 75, 4}, {44, 76, 4}, {45, 153, 4}, {46, -1, 4}, {47, -1, 4}, {48, -1, 0}, {49, -1, 0},
    {49, -1, 0}, {50, 1135, 2}, {51, -1, 2}, {52, 1136, 2}, {53, 1142, 2}, {54, 72, 0}, {54, -1, 0},
    {55, -1, 0}, {56, 88, 4}, {56, -1, 5}, {57, 108, 2}, {58, 109, 2}, {59, 92, 1}, {59, -1, 0},
    {60, 375, 1}, {61, -1, 0}, {62, 105, 1}, {63, -1, 0}, {64, 107, 2}, {65, 87, 0}, {65, 1722, 0},
    {65, -1, 0}, {66, -1, 0}, {67, 98, 4}, {68, -1, 2}, {69, -1, 2}, {70, 1802, 2}, {71, 102, 1},
    {72, -1, 0}, {73, 97, 0}, {73, 154, 0}, {73, -1, 0}, {74, -1, 0}, {75, 119, 4}, {75, -1, 5},
    {76, 149, 2}, {77, 151, 2}, {78, 193, 1}, {78, -1, 0}, {79, -1, 0}, {80, 191, 1}, {81, -1, 0},
    {82, 167, 2}, {83, 1058, 2}, {84, 1059, 2}, {85, -1, 2}, {86, -1, 2}, {87, -1, 2}, {88, 936, 2},
    {89, 117, 0}, {89, 1716, 0}, {89, -1, 0}, {90, 118, 0}, {91, -1, 0}, {92, 173, 4}, {92, -1, 5},
    {93, -1, 4}, {93, -1, 5}, {94, -1, 4}, {94, -1, 5}, {95, -1, 0}, {96, -1, 0}, {97, -1, 0}, {98, -1, 0},
    {99, -1, 4}, {99, -1, 5}, {100, -1, 4}, {100, -1, 5}, {101, -1, 4}, {101, -1, 5}, {102, -1, 4},
    {102, -1, 5}, {103, -1, 2}, {103, -1, 0}, {104, -1, 2}, {104, -1, 0}, {105, -1, 2}, {105, -1, 0},
    {106, -1, 2}, {106, -1, 0}, {107, -1, 2}, {107, -1, 0}, {108, -1, 2}, {108, -1, 0}, {109, -1, 2},
    {109, -1, 0}, {110, -1, 2}, {110, -1, 0}, {111, -1, 2}, {112, 1048, 2}, {113, -1, 2}, {113, -1, 0},
    {114, -1, 2}, {114, -1, 0}, {115, -1, 2}, {115, -1, 0}, {116, 403, 2}, {116, -1, 0}, {117, 360, 2},
    {117, -1, 0}, {118, 1045, 2}, {119, 680, 2}, {120, -1, 2}, {121, 172, 0}, {121, -1, 0}, {122, -1, 0},
    {123, -1, 0}, {124, -1, 0}, {125, 221, 4}, {125, -1, 5}, {126, -1, 1}, {126, -1, 0}, {127, -1, 1},
    {127, -1, 0}, {128, -1, 1}, {128, -1, 0}, {129, 571, 1}, {129, -1, 0}, {130, 573, 1}, {130, -1, 0},
    {131, -1, 1}, {131, -1, 0}, {132, 189, 1}, {132, -1, 0}, {133, 433, 1}, {133, -1, 0}, {134, -1, 1},
    {134, -1, 0}, {135, -1, 1}, {135, -1, 0}, {136, -1, 1}, {137, -1, 0}, {138, -1, 2}, {139, -1, 2},
    {140, -1, 2}, {141, -1, 1}, {142, -1, 2}, {143, -1, 2}, {144, -1, 0}, {145, -1, 5}, {146, 214, 5},
    {147, -1, 5}, {148, -1, 5}, {149, -1, 5}, {150, -1, 5}, {151, -1, 5}, {152, -1, 5}, {153, -1, 5},
    {154, -1, 5}, {155, -1, 4}, {156, -1, 4}, {157, -1, 4}, {158, -1, 4}, {158, -1, 5}, {159, -1, 4},
    {159, 1548, 5}, {160, 384, 4}, {161, 295, 4}, {161, -1, 5}, {162, 291, 4}, {162, -1, 5}, {163, 232, 0},
    {164, 233, 0}, {165, 234, 0}, {166, -1, 0}, {167, 235, 0}, {168, -1, 0}, {169, -1, 0}, {170, -1, 0},
    {171, -1, 0}, {172, 263, 0}, {173, 245, 0}, {174, 247, 0}, {175, 249, 0}, {176, 251, 0}, {177, 253, 0},
    {178, 255, 0}, {179, 257, 0}, {180, 259, 0}, {181, 261, 0}, {182, 246, 0}, {183, -1, 0}, {184, 248, 0},
    {185, -1, 0}, {186, 250, 0}, {187, -1, 0}, {188, 252, 0}, {189, -1, 0}, {190, 254, 0}, {191, -1, 0},
    {192, 256, 0}, {193, -1, 0}, {194, 258, 0}, {195, -1, 0}, {196, 260, 0}, {197, -1, 0}, {198, 262, 0},
    {199, -1, 0}, {200, 264, 0}, {201, 265, 0}, {202, -1, 0}, {203, -1, 0}, {203, -1, 0}, {204, -1, 0},
    {204, -1, 0}, {205, -1, 0}, {205, -1, 0}, {206, -1, 0}, {207, -1, 0}, {207, -1, 0}, {208, -1, 0},
    {208, -1, 0}, {209, -1, 0}, {209, -1, 0}, {210, 1711, 0}, {210, -1, 0}, {211, -1, 0}, {211, -1, 0},
    {212, -1, 0}, {212, -1, 0}, {213, -1, 0}, {213, -1, 0}, {214, 288, 0}, {215, 289, 0}, {216, 290, 1},
    {217, -1, 1}, {218, 293, 0}, {218, -1, 0}, {219, 294, 0}, {220, 474, 0}, {221, 297, 0}, {221, -1, 0},
    {222, 298, 0}, {223, 475, 0}, {224, -1, 0}, {224, -1, 0}, {225, -1, 0}, {225, -1, 0}, {226, -1, 0},
    {226, -1, 0}, {227, -1, 0}, {227, -1, 0}, {228, -1, 0}, {228, -1, 0}, {229, -1, 0}, {229, -1, 0},
    {230, -1, 0}, {230, -1, 0}, {231, -1, 0}, {231, -1, 0}, {232, -1, 0}, {232, -1, 0}, {233, -1, 0},
    {233, -1, 0}, {234, -1, 0}, {234, -1, 0}, {235, -1, 0}, {235, -1, 0}, {236, -1, 0}, {236, -1, 0},
    {237, -1, 0}, {237, -1, 0}, {238, -1, 0}, {238, -1, 0}, {239, -1, 0}, {239, -1, 0}, {240, -1, 0},
    {241, -1, 0}, {242, -1, 0}, {243, -1, 0}, {244, -1, 0}, {245, -1, 0}, {246, -1, 5}, {247, -1, 5},
    {248, -1, 5}, {249, -1, 5}, {250, -1, 5}, {251, -1, 5}, {252, -1, 5}, {253, -1, 5}, {254, 352, 1},
    {255, 1112, 4}, {256, 1115, 4}, {257, -1, 4}, {258, -1, 4}, {259, -1, 4}, {260, -1, 4}, {261, -1, 1},
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
    {325, -1, 1}, {326, -1, 1}, {327, -1, 1}, {328, 592, 1}, {329, -1, 1}, {330, -1, 1}, {331, 1753, 1},
    {332, -1, 5}, {333, -1, 5}, {334, -1, 5}, {335, 434, 1}, {336, 449, 1}, {337, 550, 1}, {338, 551, 1},
    {339, 438, 1}, {340, -1, 1}, {341, -1, 1}, {342, 441, 1}, {343, -1, 1}, {344, 443, 1}, {345, 455, 1},
    {346, -1, 1}, {347, -1, 1}, {348, -1, 1}, {349, 491, 1}, {350, 489, 1}, {351, 497, 1}, {352, -1, 2},
    {353, 452, 1}, {354, -1, 1}, {355, 454, 1}, {356, -1, 1}, {357, 457, 1}, {358, 459, 1}, {359, 458, 1},
    {360, -1, 1}, {361, -1, 1}, {362, -1, 1}, {363, 483, 1}, {364, 463, 1}, {365, 464, 1}, {366, 513, 1},
    {367, -1, 1}, {368, -1, 2}, {369, -1, 2}, {370, -1, 2}, {371, 546, 1}, {372, 547, 1}, {373, 548, 1},
    {374, 492, 1}, {375, 565, 0}, {376, 476, 1}, {377, 477, 1}, {378, 478, 0}, {379, 479, 0}, {380, 555, 1},
    {381, 554, 1}, {382, 481, 1}, {383, 482, 1}, {384, 552, 1}, {385, -1, 1}, {386, 485, 1}, {387, 1639, 1},
    {388, 487, 1}, {389, 585, 1}, {390, 587, 1}, {391, -1, 1}, {392, -1, 1}, {393, 590, 1}, {394, 531, 1},
    {395, 525, 2}, {396, 526, 2}, {397, -1, 1}, {398, -1, 1}, {399, 549, 1}, {400, -1, 1}, {401, -1, 1},
    {402, 517, 0}, {403, -1, 2}, {404, -1, 2}, {405, -1, 2}, {406, -1, 2}, {407, -1, 2}, {408, -1, 2},
    {409, -1, 2}, {410, -1, 2}, {411, 1573, 2}, {412, 1574, 2}, {413, 1576, 2}, {414, 1575, 2}, {415, -1, 1},
    {416, -1, 1}, {417, -1, 1}, {418, -1, 0}, {419, 518, 0}, {420, 520, 0}, {421, -1, 0}, {422, 1587, 0},
    {423, -1, 2}, {424, -1, 2}, {425, 1406, 2}, {426, -1, 2}, {427, 560, 2}, {428, 561, 2}, {429, -1, 1},
    {430, -1, 1}, {431, -1, 1}, {432, -1, 1}, {433, 588, 1}, {434, 1760, 1}, {435, -1, 1}, {436, -1, 1},
    {437, -1, 1}, {438, -1, 1}, {439, -1, 1}, {440, -1, 1}, {441, 540, 0}, {442, 543, 0}, {443, -1, 0},
    {444, -1, 0}, {445, -1, 0}, {446, 563, 1}, {447, -1, 1}, {448, -1, 1}, {449, -1, 1}, {450, -1, 1},
    {451, 562, 1}, {452, 557, 1}, {453, -1, 1}, {454, 553, 1}, {455, -1, 1}, {456, -1, 1}, {457, -1, 1},
    {458, -1, 1}, {459, 570, 2}, {460, -1, 2}, {461, -1, 2}, {462, 568, 2}, {463, 569, 2}, {464, 584, 1},
    {465, -1, 1}, {466, 1832, 1}, {467, -1, 0}, {468, 567, 0}, {469, -1, 0}, {470, -1, 2}, {471, 1679, 2},
    {472, -1, 2}, {473, -1, 1}, {474, -1, 1}, {475, -1, 1}, {476, -1, 1}, {477, -1, 1}, {478, -1, 1},
    {479, -1, 1}, {480, -1, 1}, {481, -1, 1}, {482, -1, 1}, {483, -1, 1}, {484, -1, 1}, {485, -1, 1},
    {486, 1014, 1}, {487, -1, 1}, {488, -1, 1}, {489, -1, 1}, {490, -1, 1}, {491, -1, 1}, {492, -1, 1},
    {493, -1, 1}, {494, -1, 1}, {495, 598, 0}, {496, -1, 1}, {497, -1, 1}, {498, -1, 1}, {499, -1, 1},
    {500, 599, 0}, {501, 600, 0}, {502, 602, 0}, {503, 1775, 0}, {504, -1, 0}, {505, -1, 4}, {506, -1, 3},
    {507, -1, 4}, {508, -1, 3}, {509, -1, 4}, {510, -1, 3}, {511, -1, 4}, {512, -1, 3}, {513, -1, 4},
    {514, -1, 3}, {515, -1, 4}, {516, -1, 3}, {517, -1, 4}, {518, -1, 3}, {519, -1, 4}, {520, -1, 3},
    {521, -1, 4}, {522, -1, 3}, {523, -1, 4}, {524, -1, 3}, {525, -1, 4}, {526, -1, 3}, {527, -1, 4},
    {528, -1, 3}, {529, -1, 4}, {530, -1, 3}, {531, -1, 4}, {532, -1, 3}, {533, -1, 4}, {534, -1, 3},
    {535, -1, 4}, {536, -1, 4}, {537, -1, 4}, {538, -1, 4}, {539, -1, 4}, {540, -1, 4}, {541, -1, 4},
    {542, -1, 4}, {543, -1, 4}, {544, -1, 4}, {545, -1, 4}, {546, -1, 4}, {547, -1, 4}, {548, -1, 4},
    {549, -1, 4}, {550, -1, 4}, {551, -1, 4}, {552, -1, 4}, {553, -1, 4}, {554, -1, 4}, {555, -1, 4},
    {556, 655, 0}, {557, -1, 0}, {558, 657, 0}, {559, -1, 0}, {560, 659, 0}, {561, 687, 0}, {562, 661, 0},
    {563, -1, 0}, {564, 663, 0}, {565, 753, 0}, {566, 665, 0}, {567, -1, 0}, {568, 667, 0}, {569, -1, 0},
    {570, 669, 0}, {571, -1, 0}, {572, 671, 0}, {573, -1, 0}, {574, 673, 0}, {575, -1, 0}, {576, 675, 0},
    {577, -1, 0}, {578, 677, 0}, {579, -1, 0}, {580, 952, 2}, {581, 953, 2}, {582, 870, 2}, {583, 955, 2},
    {584, 956, 2}, {585, -1, 2}, {586, 958, 2}, {587, 686, 0}, {588, -1, 0}, {589, -1, 0}, {590, 960, 2},
    {591, -1, 2}, {592, -1, 1}, {593, -1, 2}, {594, -1, 2}, {595, 1434, 2}, {596, 1784, 2}, {597, -1, 2},
    {598, -1, 2}, {599, 1121, 0}, {600, 963, 2}, {601, -1, 2}, {602, -1, 2}, {603, -1, 2}, {604, 946, 2},
    {605, -1, 2}, {606, -1, 2}, {607, 995, 2}, {608, -1, 2}, {609, -1, 2}, {610, -1, 2}, {611, -1, 2},
    {612, -1, 2}, {613, 978, 2}, {614, -1, 2}, {615, -1, 2}, {616, -1, 2}, {617, -1, 2}, {618, -1, 2},
    {619, -1, 2}, {620, -1, 2}, {621, -1, 2}, {622, -1, 2}, {623, -1, 2}, {624, -1, 2}, {625, -1, 2},
    {626, -1, 2}, {627, -1, 2}, {628, -1, 2}, {629, -1, 2}, {630, -1, 2}, {631, 967, 2}, {632, -1, 2},
    {633, -1, 2}, {634, -1, 2}, {635, -1, 2}, {636, -1, 2}, {637, -1, 2}, {638, -1, 4}, {639, 788, 4},
    {640, -1, 5}, {641, -1, 4}, {642, -1, 5}, {643, 1085, 2}, {644, -1, 2}, {645, -1, 4}, {645, -1, 5},
    {646, -1, 4}, {646, -1, 5}, {647, -1, 4}, {647, -1, 5}, {648, -1, 4}, {648, -1, 5}, {649, 1644, 4},
    {649, -1, 5}, {650, -1, 0}, {651, -1, 2}, {652, -1, 2}, {653, -1, 2}, {654, -1, 2}, {655, -1, 2},
    {656, -1, 2}, {657, -1, 2}, {658, -1, 2}, {659, 994, 2}, {660, -1, 4}, {661, -1, 4}, {661, -1, 5},
    {662, -1, 4}, {663, -1, 4}, {663, -1, 5}, {664, -1, 4}, {665, -1, 4}, {665, -1, 5}, {666, -1, 4},
    {667, -1, 4}, {667, -1, 5}, {668, -1, 4}, {669, -1, 4}, {669, -1, 5}, {670, -1, 4}, {671, -1, 4},
    {671, -1, 5}, {672, -1, 4}, {673, -1, 4}, {673, -1, 5}, {674, -1, 2}, {675, -1, 2}, {676, -1, 2},
    {677, 1083, 4}, {678, -1, 4}, {678, -1, 5}, {679, -1, 4}, {680, -1, 4}, {680, -1, 5}, {681, -1, 4},
    {682, -1, 4}, {682, -1, 5}, {683, -1, 4}, {684, -1, 4}, {684, -1, 5}, {685, -1, 4}, {686, -1, 4},
    {687, -1, 4}, {687, -1, 5}, {688, -1, 4}, {689, -1, 4}, {689, -1, 5}, {690, -1, 4}, {691, -1, 4},
    {691, -1, 5}, {692, -1, 4}, {693, -1, 4}, {693, -1, 5}, {694, -1, 4}, {695, -1, 4}, {695, -1, 5},
    {696, -1, 4}, {697, -1, 4}, {697, -1, 5}, {698, -1, 4}, {699, -1, 4}, {699, -1, 5}, {700, -1, 4},
    {701, -1, 4}, {701, -1, 5}, {702, -1, 4}, {703, -1, 4}, {703, -1, 5}, {704, -1, 4}, {705, -1, 4},
    {705, -1, 5}, {706, -1, 4}, {707, -1, 4}, {707, -1, 5}, {708, -1, 4}, {709, -1, 4}, {709, -1, 5},
    {710, -1, 4}, {711, -1, 4}, {711, -1, 5}, {712, -1, 4}, {713, 841, 1}, {714, 1148, 1}, {715, 843, 1},
    {716, 1149, 1}, {717, -1, 1}, {718, -1, 1}, {719, 847, 1}, {720, -1, 1}, {721, 849, 1}, {722, -1, 1},
    {723, 851, 1}, {724, -1, 1}, {725, 853, 1}, {726, -1, 1}, {727, -1, 1}, {728, -1, 1}, {729, -1, 2},
    {730, -1, 2}, {731, -1, 2}, {732, -1, 2}, {733, -1, 2}, {734, 1119, 2}, {735, -1, 2}, {736, -1, 2},
    {737, -1, 2}, {738, -1, 2}, {739, -1, 2}, {740, -1, 2}, {741, 1109, 4}, {741, -1, 5}, {742, 1046, 4},
    {742, -1, 5}, {743, 1106, 4}, {743, -1, 5}, {744, -1, 4}, {744, -1, 5}, {745, -1, 4}, {745, -1, 5},
    {746, -1, 2}, {747, -1, 2}, {748, -1, 2}, {749, -1, 2}, {750, -1, 1}, {751, -1, 1}, {752, -1, 1},
    {753, -1, 1}, {754, -1, 1}, {755, -1, 1}, {756, -1, 1}, {757, 891, 1}, {758, -1, 1}, {759, 892, 1},
    {760, -1, 1}, {761, 894, 1}, {762, 1011, 1}, {763, 896, 1}, {764, -1, 1}, {765, 898, 1}, {766, -1, 1},
    {767, 901, 1}, {768, 902, 1}, {769, -1, 1}, {770, -1, 1}, {771, 904, 1}, {772, -1, 1}, {773, -1, 1},
    {774, -1, 1}, {775, 909, 1}, {776, 1237, 1}, {777, 910, 1}, {778, 918, 1}, {779, -1, 1}, {780, -1, 1},
    {781, -1, 1}, {782, -1, 1}, {783, -1, 2}, {784, -1, 1}, {785, -1, 1}, {786, -1, 1}, {787, -1, 1},
    {788, 921, 1}, {789, 922, 1}, {790, -1, 1}, {791, -1, 4}, {792, -1, 2}, {793, -1, 2}, {794, -1, 1},
    {795, -1, 1}, {796, 1300, 4}, {797, -1, 4}, {798, -1, 2}, {799, 1367, 4}, {800, -1, 3}, {801, 1013, 1},
    {802, -1, 1}, {803, -1, 1}, {804, 1718, 1}, {805, -1, 0}, {806, -1, 0}, {807, -1, 0}, {808, -1, 0},
    {809, -1, 2}, {810, -1, 2}, {811, -1, 2}, {812, -1, 2}, {813, -1, 2}, {814, -1, 2}, {815, -1, 2},
    {816, -1, 2}, {817, -1, 2}, {818, -1, 1}, {819, -1, 1}, {820, 1023, 2}, {821, 1677, 2}, {822, 1028, 2},
    {823, -1, 2}, {824, -1, 2}, {825, -1, 2}, {826, 1122, 2}, {827, -1, 2}, {828, 1044, 2}, {829, -1, 2},
    {830, -1, 2}, {831, -1, 2}, {832, -1, 2}, {833, -1, 2}, {834, -1, 2}, {835, -1, 2}, {836, -1, 2},
    {837, -1, 2}, {838, -1, 2}, {839, -1, 2}, {840, -1, 2}, {841, -1, 2}, {842, -1, 2}, {843, -1, 2},
    {844, -1, 2}, {845, -1, 2}, {846, -1, 2}, {847, -1, 2}, {848, -1, 4}, {848, -1, 5}, {849, -1, 4},
    {849, -1, 5}, {850, -1, 4}, {850, -1, 5}, {851, -1, 4}, {851, -1, 5}, {852, -1, 2}, {853, -1, 2},
    {854, -1, 2}, {855, -1, 2}, {856, -1, 2}, {857, -1, 2}, {858, 1127, 2}, {859, -1, 2}, {860, -1, 2},
    {861, -1, 2}, {862, -1, 2}, {863, -1, 2}, {864, 1604, 2}, {865, -1, 2}, {866, -1, 2}, {867, -1, 1},
    {868, -1, 1}, {869, -1, 1}, {870, -1, 1}, {871, -1, 2}, {872, -1, 2}, {873, -1, 1}, {874, -1, 1},
    {875, 1012, 1}, {876, -1, 1}, {877, -1, 1}, {878, 1697, 1}, {879, -1, 0}, {880, -1, 0}, {881, -1, 0},
    {882, -1, 0}, {883, -1, 0}, {884, -1, 0}, {885, 1022, 0}, {886, -1, 0}, {887, 1024, 1}, {888, 1025, 1},
    {889, 1026, 1}, {890, -1, 1}, {891, -1, 1}, {892, 1029, 1}, {893, -1, 1}, {894, 1031, 1}, {895, 1032, 1},
    {896, 1033, 1}, {897, -1, 1}, {898, 1035, 1}, {899, -1, 1}, {900, 1037, 1}, {901, 1038, 1},
    {902, 1039, 1}, {903, 1040, 1}, {904, 1041, 1}, {905, -1, 1}, {906, -1, 1}, {907, -1, 1}, {908, 1724, 2},
    {909, 1745, 2}, {910, 1053, 2}, {911, -1, 2}, {912, 1720, 2}, {913, -1, 4}, {914, -1, 4}, {915, -1, 4},
    {916, -1, 4}, {917, -1, 4}, {918, -1, 4}, {919, -1, 4}, {920, -1, 4}, {921, -1, 4}, {922, -1, 2},
    {923, -1, 2}, {924, -1, 0}, {925, -1, 0}, {926, 1063, 0}, {927, 1064, 0}, {928, -1, 0}, {929, 1066, 0},
    {930, 1067, 0}, {931, -1, 0}, {932, 1069, 0}, {933, 1070, 0}, {934, -1, 0}, {935, 1072, 0},
    {936, 1073, 0}, {937, -1, 0}, {938, 1075, 0}, {939, 1076, 0}, {940, -1, 0}, {941, 1078, 0},
    {942, 1079, 0}, {943, -1, 0}, {944, 1081, 0}, {945, 1082, 0}, {946, -1, 0}, {947, -1, 4}, {948, -1, 4},
    {949, 1210, 2}, {950, -1, 4}, {950, -1, 5}, {951, -1, 4}, {952, 1174, 4}, {952, -1, 5}, {953, -1, 4},
    {954, -1, 4}, {954, -1, 5}, {955, -1, 4}, {956, 1180, 4}, {956, -1, 5}, {957, -1, 4}, {958, 1182, 4},
    {958, -1, 5}, {959, -1, 4}, {960, -1, 4}, {960, -1, 5}, {961, -1, 4}, {962, -1, 4}, {962, -1, 5},
    {963, -1, 4}, {963, -1, 5}, {964, -1, 4}, {965, -1, 4}, {965, -1, 5}, {966, -1, 4}, {967, -1, 4},
    {967, -1, 5}, {968, -1, 4}, {969, -1, 4}, {969, -1, 5}, {970, -1, 4}, {971, 1453, 2}, {972, -1, 2},
    {973, 1835, 2}, {974, -1, 2}, {975, -1, 2}, {976, -1, 2}, {977, -1, 2}, {978, -1, 2}, {979, -1, 2},
    {980, 1432, 2}, {981, -1, 2}, {982, -1, 2}, {983, -1, 2}, {984, -1, 2}, {985, -1, 2}, {986, -1, 2},
    {987, -1, 2}, {988, -1, 2}, {989, -1, 2}, {990, 1144, 2}, {991, 1140, 1}, {992, 1170, 1}, {993, 1169, 1},
    {994, -1, 1}, {995, -1, 1}, {996, -1, 1}, {997, 1321, 1}, {998, -1, 1}, {999, 1147, 1}, {1000, -1, 1},
    {1001, -1, 1}, {1002, -1, 1}, {1003, 1154, 1}, {1004, 1155, 1}, {1005, 1156, 1}, {1006, 1157, 1},
    {1007, -1, 1}, {1008, -1, 1}, {1009, -1, 1}, {1010, -1, 1}, {1011, -1, 1}, {1012, -1, 1}, {1013, -1, 1},
    {1014, -1, 1}, {1015, -1, 1}, {1016, -1, 1}, {1017, -1, 1}, {1018, -1, 2}, {1019, -1, 2}, {1020, -1, 2},
    {1021, -1, 2}, {1022, -1, 1}, {1023, -1, 1}, {1024, -1, 1}, {1025, -1, 1}, {1026, -1, 4}, {1027, -1, 4},
    {1027, -1, 5}, {1028, -1, 4}, {1028, -1, 5}, {1029, -1, 4}, {1029, -1, 5}, {1030, -1, 4}, {1030, -1, 5},
    {1031, -1, 4}, {1031, -1, 5}, {1032, 1761, 1}, {1033, -1, 1}, {1034, -1, 1}, {1035, -1, 1},
    {1036, -1, 1}, {1037, -1, 1}, {1038, -1, 1}, {1039, -1, 1}, {1040, 1193, 0}, {1041, -1, 0},
    {1042, 1195, 0}, {1043, 1204, 0}, {1044, 1197, 0}, {1045, -1, 0}, {1046, -1, 0}, {1047, 1200, 0},
    {1048, 1201, 0}, {1049, 1202, 0}, {1050, -1, 0}, {1051, -1, 0}, {1052, -1, 0}, {1053, -1, 0},
    {1054, -1, 0}, {1055, 1211, 4}, {1056, 1212, 4}, {1057, -1, 4}, {1058, 1461, 2}, {1059, -1, 3},
    {1060, -1, 3}, {1061, -1, 0}, {1062, -1, 0}, {1063, -1, 4}, {1063, -1, 5}, {1064, -1, 4}, {1064, -1, 5},
    {1065, -1, 4}, {1065, -1, 5}, {1066, -1, 4}, {1066, -1, 5}, {1067, -1, 4}, {1067, -1, 5}, {1068, -1, 4},
    {1068, -1, 5}, {1069, -1, 4}, {1069, -1, 5}, {1070, -1, 4}, {1070, -1, 5}, {1071, -1, 4}, {1071, -1, 5},
    {1072, -1, 4}, {1072, -1, 5}, {1073, -1, 4}, {1073, -1, 5}, {1074, -1, 4}, {1074, -1, 5}, {1075, -1, 4},
    {1075, -1, 5}, {1076, -1, 4}, {1076, -1, 5}, {1077, -1, 4}, {1077, -1, 5}, {1078, -1, 4}, {1078, -1, 5},
    {1079, -1, 4}, {1080, -1, 4}, {1081, -1, 4}, {1082, -1, 4}, {1083, -1, 4}, {1084, -1, 4}, {1085, -1, 4},
    {1086, -1, 4}, {1087, -1, 4}, {1088, -1, 4}, {1089, -1, 4}, {1090, -1, 4}, {1091, -1, 4},
    {1092, 1327, 4}, {1092, -1, 5}, {1093, 1274, 4}, {1093, -1, 5}, {1094, 1276, 4}, {1094, -1, 5},
    {1095, 1272, 4}, {1095, -1, 5}, {1096, -1, 4}, {1097, -1, 4}, {1098, -1, 4}, {1099, -1, 4},
    {1100, 1302, 4}, {1100, -1, 5}, {1101, 1325, 4}, {1101, -1, 5}, {1102, 1326, 4}, {1102, -1, 5},
    {1103, -1, 4}, {1103, -1, 5}, {1104, -1, 4}, {1104, -1, 5}, {1105, -1, 4}, {1105, -1, 5}, {1106, -1, 4},
    {1106, -1, 5}, {1107, -1, 4}, {1107, -1, 5}, {1108, -1, 4}, {1108, -1, 5}, {1109, -1, 4}, {1109, -1, 5},
    {1110, -1, 4}, {1110, -1, 5}, {1111, -1, 4}, {1111, -1, 5}, {1112, -1, 4}, {1112, -1, 5}, {1113, -1, 4},
    {1113, -1, 5}, {1114, -1, 4}, {1114, -1, 5}, {1115, 1324, 4}, {1115, -1, 5}, {1116, -1, 4},
    {1116, -1, 5}, {1117, -1, 4}, {1117, -1, 5}, {1118, -1, 0}, {1119, -1, 0}, {1120, 1382, 5},
    {1121, -1, 0}, {1122, 1314, 0}, {1123, -1, 3}, {1124, -1, 0}, {1125, 1316, 0}, {1126, -1, 0},
    {1127, 1318, 0}, {1128, 1319, 0}, {1129, -1, 0}, {1130, 1468, 1}, {1131, -1, 1}, {1132, -1, 2},
    {1133, -1, 2}, {1134, -1, 4}, {1135, -1, 4}, {1136, -1, 4}, {1137, -1, 4}, {1138, -1, 3}, {1139, -1, 0},
    {1140, 1331, 3}, {1141, 1332, 3}, {1142, 1333, 3}, {1143, 1334, 3}, {1144, 1335, 3}, {1145, 1336, 3},
    {1146, 1337, 3}, {1147, 1338, 3}, {1148, 1339, 3}, {1149, -1, 3}, {1150, 1341, 3}, {1151, 1342, 3},
    {1152, 1343, 3}, {1153, 1344, 3}, {1154, -1, 3}, {1155, 1346, 3}, {1156, 1347, 3}, {1157, 1348, 3},
    {1158, -1, 3}, {1159, -1, 3}, {1160, -1, 3}, {1161, -1, 3}, {1162, 1353, 3}, {1163, 1354, 3},
    {1164, 1355, 3}, {1165, -1, 3}, {1166, -1, 3}, {1167, -1, 3}, {1168, 1482, 3}, {1169, -1, 3},
    {1170, -1, 3}, {1171, -1, 3}, {1172, -1, 3}, {1173, -1, 3}, {1174, -1, 3}, {1175, -1, 3}, {1176, -1, 3},
    {1177, -1, 4}, {1178, -1, 4}, {1179, 1370, 3}, {1180, -1, 3}, {1181, 1372, 0}, {1182, -1, 0},
    {1183, 1374, 1}, {1184, -1, 1}, {1185, 1376, 1}, {1186, -1, 1}, {1187, 1378, 1}, {1188, -1, 1},
    {1189, -1, 0}, {1190, -1, 0}, {1191, -1, 0}, {1192, -1, 3}, {1193, -1, 3}, {1194, -1, 3}, {1195, -1, 3},
    {1196, -1, 3}, {1197, -1, 5}, {1198, -1, 5}, {1199, -1, 5}, {1200, -1, 0}, {1201, -1, 3}, {1202, -1, 3},
    {1203, 1394, 3}, {1204, -1, 4}, {1205, 1396, 0}, {1206, -1, 0}, {1207, 1398, 0}, {1208, -1, 0},
    {1209, 1400, 0}, {1210, -1, 0}, {1211, -1, 0}, {1212, -1, 2}, {1213, -1, 2}, {1214, -1, 2},
    {1215, -1, 2}, {1216, -1, 2}, {1217, 1702, 2}, {1218, -1, 2}, {1219, -1, 2}, {1220, -1, 2},
    {1221, -1, 2}, {1222, -1, 2}, {1223, -1, 2}, {1224, -1, 2}, {1225, -1, 2}, {1226, -1, 2}, {1227, -1, 2},
    {1228, -1, 2}, {1229, -1, 2}, {1230, -1, 2}, {1231, -1, 2}, {1232, -1, 2}, {1233, 1474, 2},
    {1234, 1475, 2}, {1235, 1476, 2}, {1236, -1, 2}, {1237, -1, 2}, {1238, -1, 2}, {1239, -1, 2},
    {1240, -1, 2}, {1241, -1, 2}, {1242, -1, 2}, {1243, -1, 2}, {1244, -1, 2}, {1245, -1, 2},
    {1246, 1437, 0}, {1247, 1438, 0}, {1248, 1439, 0}, {1249, 1440, 0}, {1250, 1441, 0}, {1251, 1442, 0},
    {1252, 1443, 0}, {1253, -1, 0}, {1254, 1445, 1}, {1255, -1, 1}, {1256, -1, 1}, {1257, -1, 1},
    {1258, -1, 1}, {1259, -1, 1}, {1260, 1451, 1}, {1261, -1, 1}, {1262, -1, 1}, {1263, -1, 2},
    {1264, -1, 2}, {1265, -1, 2}, {1266, -1, 2}, {1267, -1, 2}, {1268, -1, 2}, {1269, -1, 2}, {1270, -1, 2},
    {1271, 1462, 2}, {1272, -1, 2}, {1273, -1, 1}, {1274, -1, 1}, {1275, -1, 1}, {1276, -1, 1},
    {1277, -1, 1}, {1278, 1470, 1}, {1279, 1471, 1}, {1280, 1472, 1}, {1281, 1473, 1}, {1282, -1, 1},
    {1283, -1, 1}, {1284, -1, 2}, {1285, -1, 2}, {1286, -1, 2}, {1287, 1478, 1}, {1288, -1, 1},
    {1289, -1, 3}, {1290, -1, 3}, {1291, -1, 3}, {1292, -1, 3}, {1293, -1, 3}, {1294, -1, 3}, {1295, -1, 3},
    {1296, 1487, 0}, {1297, 1563, 0}, {1298, -1, 5}, {1299, -1, 0}, {1300, -1, 0}, {1301, -1, 0},
    {1302, -1, 0}, {1303, -1, 0}, {1304, -1, 0}, {1305, -1, 0}, {1306, -1, 0}, {1307, -1, 0}, {1308, -1, 0},
    {1309, -1, 0}, {1310, -1, 0}, {1311, -1, 0}, {1312, -1, 0}, {1313, 1504, 0}, {1314, 1505, 0},
    {1315, 1506, 0}, {1316, -1, 0}, {1317, -1, 0}, {1318, 1511, 0}, {1319, 1512, 0}, {1320, 1513, 0},
    {1321, -1, 0}, {1322, -1, 0}, {1323, -1, 0}, {1324, 1517, 0}, {1325, 1518, 0}, {1326, -1, 0},
    {1327, -1, 0}, {1328, -1, 0}, {1329, -1, 0}, {1330, -1, 0}, {1331, -1, 0}, {1332, -1, 5}, {1333, -1, 5},
    {1334, -1, 0}, {1335, 1526, 0}, {1336, 1527, 0}, {1337, -1, 0}, {1338, 1529, 0}, {1339, 1530, 0},
    {1340, -1, 0}, {1341, 1532, 0}, {1342, 1533, 0}, {1343, 1534, 0}, {1344, -1, 0}, {1345, 1536, 0},
    {1346, 1537, 0}, {1347, 1538, 0}, {1348, -1, 0}, {1349, -1, 0}, {1350, -1, 0}, {1351, -1, 5},
    {1352, -1, 5}, {1353, -1, 5}, {1354, -1, 5}, {1355, -1, 5}, {1356, -1, 5}, {1357, -1, 5}, {1358, -1, 5},
    {1359, -1, 5}, {1360, -1, 5}, {1361, -1, 5}, {1362, -1, 5}, {1363, -1, 5}, {1364, -1, 5}, {1365, -1, 5},
    {1366, -1, 5}, {1367, 1558, 0}, {1368, 1559, 0}, {1369, 1560, 0}, {1370, 1561, 0}, {1371, 1562, 0},
    {1372, -1, 0}, {1373, 1564, 0}, {1374, 1565, 0}, {1375, 1566, 0}, {1376, 1567, 0}, {1377, 1568, 0},
    {1378, 1569, 0}, {1379, 1570, 0}, {1380, 1571, 0}, {1381, 1572, 0}, {1382, -1, 0}, {1383, -1, 2},
    {1384, -1, 2}, {1385, -1, 2}, {1386, -1, 2}, {1387, 1578, 2}, {1388, -1, 2}, {1389, -1, 2},
    {1390, -1, 2}, {1391, -1, 2}, {1392, -1, 2}, {1393, -1, 2}, {1394, -1, 0}, {1395, -1, 0}, {1396, -1, 0},
    {1397, -1, 0}, {1398, -1, 0}, {1399, -1, 0}, {1399, -1, 0}, {1400, 1592, 0}, {1401, 1593, 0},
    {1402, 1594, 0}, {1403, 1595, 0}, {1404, 1596, 0}, {1405, 1624, 0}, {1406, -1, 0}, {1407, 1600, 0},
    {1408, -1, 0}, {1409, 1622, 0}, {1410, -1, 0}, {1411, -1, 0}, {1412, 1705, 2}, {1413, -1, 2},
    {1414, -1, 2}, {1415, -1, 2}, {1416, -1, 2}, {1417, -1, 1}, {1418, -1, 1}, {1419, -1, 1}, {1420, -1, 0},
    {1421, -1, 4}, {1421, -1, 5}, {1422, -1, 4}, {1422, -1, 5}, {1423, -1, 4}, {1423, -1, 5}, {1424, -1, 4},
    {1424, -1, 5}, {1425, -1, 4}, {1425, -1, 5}, {1426, 1772, 0}, {1427, -1, 0}, {1428, 1668, 0},
    {1429, 1626, 1}, {1430, -1, 1}, {1431, 1628, 1}, {1432, -1, 1}, {1433, 1630, 1}, {1434, -1, 1},
    {1435, 1632, 1}, {1436, -1, 1}, {1437, 1634, 1}, {1438, -1, 1}, {1439, 1636, 1}, {1440, -1, 1},
    {1441, 1638, 1}, {1442, -1, 1}, {1443, -1, 1}, {1444, 1641, 1}, {1445, -1, 1}, {1446, -1, 1},
    {1447, -1, 1}, {1448, -1, 1}, {1449, 1736, 1}, {1450, -1, 1}, {1451, -1, 1}, {1452, -1, 0},
    {1453, -1, 0}, {1454, -1, 0}, {1455, -1, 0}, {1456, -1, 0}, {1457, -1, 0}, {1458, -1, 0}, {1459, -1, 0},
    {1460, -1, 0}, {1461, 1658, 1}, {1462, 1659, 1}, {1463, -1, 1}, {1464, 1661, 1}, {1465, 1662, 1},
    {1466, -1, 1}, {1467, 1664, 1}, {1468, 1665, 1}, {1469, 1669, 1}, {1470, 1667, 1}, {1471, -1, 1},
    {1472, -1, 0}, {1473, 1670, 1}, {1474, -1, 1}, {1475, -1, 0}, {1476, -1, 0}, {1477, -1, 0},
    {1478, -1, 0}, {1479, -1, 0}, {1480, -1, 2}, {1481, -1, 2}, {1482, -1, 2}, {1483, -1, 2}, {1484, -1, 2},
    {1485, -1, 2}, {1486, -1, 0}, {1487, -1, 0}, {1488, -1, 0}, {1489, 1687, 1}, {1490, 1688, 1},
    {1491, -1, 1}, {1492, -1, 1}, {1493, -1, 1}, {1494, -1, 0}, {1495, -1, 0}, {1496, -1, 0}, {1497, -1, 0},
    {1498, -1, 4}, {1499, -1, 4}, {1500, -1, 2}, {1501, 1698, 1}, {1502, 1699, 1}, {1503, 1700, 1},
    {1504, 1744, 1}, {1505, -1, 0}, {1506, -1, 2}, {1507, -1, 2}, {1508, -1, 2}, {1509, -1, 2},
    {1510, -1, 2}, {1511, -1, 2}, {1512, -1, 2}, {1513, -1, 4}, {1513, -1, 5}, {1514, -1, 4}, {1514, -1, 5},
    {1515, -1, 4}, {1515, -1, 5}, {1516, -1, 2}, {1517, -1, 0}, {1517, -1, 0}, {1518, -1, 0}, {1518, -1, 0},
    {1519, -1, 0}, {1519, -1, 0}, {1520, -1, 0}, {1520, -1, 0}, {1521, 1734, 0}, {1521, -1, 0},
    {1522, 1746, 0}, {1523, 1747, 0}, {1524, -1, 3}, {1525, -1, 3}, {1526, -1, 3}, {1527, -1, 3},
    {1528, -1, 3}, {1529, -1, 0}, {1530, 1735, 0}, {1531, 1742, 0}, {1532, -1, 4}, {1533, -1, 4},
    {1534, -1, 4}, {1535, -1, 4}, {1536, -1, 4}, {1537, -1, 4}, {1538, -1, 0}, {1539, -1, 0}, {1540, -1, 0},
    {1541, -1, 1}, {1542, -1, 2}, {1543, -1, 2}, {1544, 1749, 2}, {1545, -1, 2}, {1546, -1, 0},
    {1547, 1752, 0}, {1548, -1, 0}, {1549, 1754, 0}, {1550, -1, 0}, {1551, -1, 1}, {1552, -1, 0},
    {1553, -1, 0}, {1554, -1, 0}, {486, 1824, 6}, {490, 1823, 6}, {472, -1, 2}, {818, -1, 6}, {819, -1, 6},
    {1429, -1, 6}, {1431, -1, 6}, {1443, -1, 6}, {1446, -1, 6}, {1447, -1, 6}, {1461, -1, 6}, {1464, -1, 6},
    {1467, -1, 6}, {1485, -1, 2}, {1493, -1, 6}, {1501, 1794, 6}, {1516, -1, 2}, {801, -1, 6}, {804, -1, 6},
    {750, -1, 6}, {757, -1, 6}, {753, -1, 6}, {755, -1, 6}, {584, 1783, 2}, {824, -1, 2}, {595, -1, 2},
    {1021, -1, 2}, {761, -1, 6}, {761, -1, 6}, {762, -1, 6}, {762, -1, 6}, {875, -1, 6}, {875, -1, 6},
    {876, -1, 6}, {876, -1, 6}, {878, -1, 6}, {1287, -1, 6}, {1288, -1, 6}, {788, -1, 6}, {869, -1, 6},
    {870, -1, 6}, {1273, -1, 6}, {1274, -1, 6}, {395, -1, 2}, {1389, -1, 2}, {1390, -1, 2}, {1391, -1, 2},
    {1392, -1, 2}, {1393, -1, 2}, {496, -1, 6}, {607, 1810, 2}, {859, -1, 2}, {845, -1, 2}, {652, -1, 2},
    {651, -1, 2}, {634, -1, 2}, {635, -1, 2}, {636, -1, 2}, {758, -1, 6}, {777, 1819, 6}, {778, -1, 6},
    {309, -1, 6}, {386, -1, 6}, {387, -1, 6}, {394, -1, 6}, {335, -1, 6}, {306, -1, 2}, {307, -1, 2},
    {308, -1, 6}, {385, -1, 6}, {1255, -1, 6}, {1258, -1, 6}, {1259, -1, 6}, {1268, -1, 2}, {1264, -1, 2},
    {1243, -1, 2}, {972, -1, 2}, {993, -1, 6}, {999, -1, 6}, {1014, -1, 6}, {1275, -1, 6}, {1278, 1841, 6},
    {1280, -1, 6}, {1279, 1843, 6}, {1281, -1, 6}, {1282, -1, 6}, {1283, -1, 6}, {1551, -1, 6}
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
    {158, -1, -1, -1, -1, 136, 220, 57, 1, 1, 0, 0, 55, 0, 0, 4},  // Int
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
    {515, -1, -1, -1, -1, 217, 327, 142, 1, 2, 1, 1, 51, 0, 0, 4},  // quotientAndRemainder
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
    {526, -1, -1, -1, 1662, 0, 347, 2, 0, 1, 2, 5, 55, 0, 0, 6},  // first
    {527, -1, -1, -1, 1663, 0, 348, 3, 0, 1, 2, 5, 55, 0, 0, 6},  // last
    {528, -1, -1, -1, 1664, 231, 349, 4, 0, 1, 1, 5, 4, 0, 0, 6},  // reversed
    {529, -1, -1, -1, 1659, 231, 350, 5, 0, 1, 1, 5, 4, 0, 0, 6},  // enumerated
    {530, -1, -1, -1, -1, 231, 351, 6, 2, 2, 0, 0, 4, 0, 0, 6},  // zip
    {531, -1, -1, -1, -1, 233, 353, 7, 2, 2, 0, 0, 4, 0, 0, 6},  // sequence
    {111, -1, -1, -1, -1, 235, 355, 8, 1, 2, 1, 5, 4, 0, 0, 6},  // map
    {533, -1, -1, -1, -1, 236, 357, 9, 1, 2, 1, 5, 4, 0, 0, 6},  // compactMap
    {534, -1, -1, -1, -1, 237, 359, 10, 1, 2, 1, 5, 4, 0, 0, 6},  // filter
    {535, -1, -1, -1, -1, 238, 361, 11, 2, 3, 1, 5, 55, 0, 0, 6},  // reduce
    {536, -1, -1, -1, -1, 240, 364, 12, 1, 2, 1, 5, 55, 0, 0, 6},  // forEach
    {537, -1, -1, -1, -1, 241, 366, 13, 1, 2, 1, 5, 55, 0, 0, 6},  // enumerateObjectsUsingBlock
    {538, -1, -1, -1, -1, 242, 368, 14, 1, 2, 1, 5, 55, 0, 0, 6},  // objectAtIndex
    {539, -1, -1, -1, -1, 243, 370, 15, 1, 2, 1, 5, 0, 0, 0, 6},  // indexOfObject
    {540, -1, -1, -1, -1, 244, 372, 16, 1, 2, 1, 5, 4, 0, 0, 6},  // arrayByAddingObject
    {541, -1, -1, -1, -1, 245, 374, 17, 1, 2, 1, 5, 4, 0, 0, 6},  // arrayByAddingObjectsFromArray
    {542, -1, -1, -1, -1, 0, 0, 18, 0, 0, 5, 0, 0, 0, 0, 6},  // NSNotFound
    {543, -1, -1, -1, -1, 246, 376, 19, 0, 1, 1, 5, 55, 0, 0, 6},  // removeLastObject
    {544, -1, -1, -1, -1, 246, 377, 20, 1, 2, 1, 5, 55, 0, 0, 6},  // removeObjectAtIndex
    {545, -1, -1, -1, -1, 247, 379, 21, 2, 3, 1, 5, 55, 0, 0, 6},  // replaceObjectAtIndex
    {547, -1, -1, -1, -1, 249, 382, 22, 2, 3, 1, 5, 55, 0, 0, 6},  // insertObject
    {549, -1, -1, -1, -1, 251, 385, 23, 2, 3, 1, 5, 55, 0, 0, 6},  // exchangeObjectAtIndex
    {105, -1, -1, -1, -1, 253, 388, 24, 1, 2, 1, 5, 55, 0, 0, 6},  // removeObject
    {551, -1, -1, -1, -1, 254, 390, 25, 1, 2, 1, 5, 55, 0, 0, 6},  // makeObjectsPerformSelector
    {552, -1, -1, -1, -1, 255, 392, 26, 1, 2, 1, 5, 4, 0, 0, 6},  // sortedArrayUsingComparator
    {553, -1, -1, -1, -1, 256, 394, 27, 1, 2, 1, 1, 0, 0, 0, 6},  // compare
    {554, -1, -1, -1, -1, 0, 0, 28, 0, 0, 5, 0, 0, 0, 0, 6},  // NSOrderedAscending
    {555, -1, -1, -1, -1, 0, 0, 29, 0, 0, 5, 0, 0, 0, 0, 6},  // NSOrderedSame
    {556, -1, -1, -1, -1, 0, 0, 30, 0, 0, 5, 0, 0, 0, 0, 6},  // NSOrderedDescending
    {378, -1, -1, -1, 637, 257, 396, 31, 1, 2, 1, 5, 2, 0, 0, 6},  // contains
    {378, -1, -1, -1, -1, 258, 398, 32, 1, 2, 1, 5, 2, 0, 0, 6},  // contains
    {526, -1, -1, -1, -1, 259, 400, 33, 1, 2, 1, 5, 55, 0, 0, 6},  // first
    {557, -1, -1, -1, -1, 260, 402, 34, 1, 2, 1, 5, 2, 0, 0, 6},  // allSatisfy
    {558, -1, -1, -1, -1, 261, 404, 35, 1, 2, 1, 5, 55, 0, 0, 6},  // firstIndex
    {558, -1, -1, -1, -1, 262, 406, 36, 1, 2, 1, 5, 55, 0, 0, 6},  // firstIndex
    {527, -1, -1, -1, -1, 263, 408, 37, 1, 2, 1, 5, 55, 0, 0, 6},  // last
    {559, -1, -1, -1, -1, 264, 410, 38, 1, 2, 1, 5, 55, 0, 0, 6},  // lastIndex
    {559, -1, -1, -1, -1, 265, 412, 39, 1, 2, 1, 5, 55, 0, 0, 6},  // lastIndex
    {118, -1, -1, -1, -1, 266, 414, 40, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {118, -1, -1, -1, -1, 267, 416, 41, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {560, -1, -1, -1, -1, 268, 418, 42, 1, 2, 1, 5, 4, 0, 0, 6},  // drop
    {561, -1, -1, -1, -1, 269, 420, 43, 1, 2, 1, 5, 2, 0, 0, 6},  // elementsEqual
    {562, -1, -1, -1, -1, 270, 422, 44, 1, 2, 1, 5, 2, 0, 0, 6},  // starts
    {99, -1, -1, -1, -1, 271, 424, 45, 1, 2, 1, 5, 55, 0, 0, 6},  // removeFirst
    {97, -1, -1, -1, -1, 272, 426, 46, 1, 2, 1, 5, 55, 0, 0, 6},  // removeLast
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
    {106, -1, -1, -1, -1, 281, 447, 58, 2, 3, 1, 5, 55, 0, 0, 6},  // swapAt
    {568, -1, -1, -1, -1, 283, 450, 59, 0, 1, 1, 5, 55, 0, 0, 6},  // joined
    {569, -1, -1, -1, -1, 283, 451, 60, 1, 2, 1, 5, 4, 0, 0, 6},  // split
    {569, -1, -1, -1, -1, 284, 453, 61, 1, 2, 1, 5, 4, 0, 0, 6},  // split
    {569, -1, -1, -1, -1, 285, 455, 62, 1, 2, 1, 5, 4, 0, 0, 6},  // split
    {572, -1, -1, -1, -1, 286, 457, 63, 1, 2, 1, 5, 55, 0, 0, 6},  // reserveCapacity
    {573, -1, -1, -1, -1, 0, 459, 64, 0, 1, 2, 5, 7, 0, 0, 6},  // indices
    {574, -1, -1, -1, -1, 0, 460, 65, 0, 1, 2, 5, 0, 0, 0, 6},  // startIndex
    {575, -1, -1, -1, -1, 0, 461, 66, 0, 1, 2, 5, 0, 0, 0, 6},  // endIndex
    {112, -1, -1, -1, -1, 287, 462, 67, 1, 2, 1, 5, 4, 0, 0, 6},  // flatMap
    {536, -1, -1, -1, -1, 288, 464, 68, 1, 2, 1, 8, 55, 0, 0, 6},  // forEach
    {535, -1, -1, -1, -1, 289, 466, 69, 2, 3, 1, 5, 55, 0, 0, 6},  // reduce
    {100, -1, -1, -1, -1, 291, 469, 70, 1, 2, 1, 5, 55, 0, 0, 6},  // removeAll
    {196, -1, -1, -1, -1, 292, 471, 71, 2, 2, 3, 0, 4, 0, 0, 6},  // Array
    {411, -1, -1, -1, -1, 294, 473, 72, 0, 1, 1, 5, 55, 0, 0, 6},  // min
    {409, -1, -1, -1, -1, 294, 474, 73, 0, 1, 1, 5, 55, 0, 0, 6},  // max
    {411, -1, -1, -1, -1, 294, 475, 74, 2, 2, 0, 0, 55, 0, 0, 6},  // min
    {409, -1, -1, -1, -1, 296, 477, 75, 2, 2, 0, 0, 55, 0, 0, 6},  // max
    {411, -1, -1, -1, -1, 298, 479, 76, 1, 2, 1, 5, 55, 0, 0, 6},  // min
    {409, -1, -1, -1, -1, 299, 481, 77, 1, 2, 1, 5, 55, 0, 0, 6},  // max
    {578, -1, -1, -1, -1, 300, 483, 78, 0, 1, 1, 5, 4, 0, 0, 6},  // sorted
    {578, -1, -1, -1, -1, 300, 484, 79, 1, 2, 1, 5, 4, 0, 0, 6},  // sorted
    {578, -1, -1, -1, -1, 301, 486, 80, 1, 2, 1, 5, 4, 0, 0, 6},  // sorted
    {568, -1, -1, -1, 1665, 302, 488, 81, 1, 2, 1, 5, 3, 0, 0, 6},  // joined
    {94, -1, -1, -1, 1660, 303, 490, 82, 1, 2, 1, 5, 55, 0, 0, 6},  // append
    {94, -1, -1, -1, 1661, 304, 492, 83, 1, 2, 1, 5, 55, 0, 0, 6},  // append
    {95, -1, -1, -1, -1, 305, 494, 84, 2, 3, 1, 5, 55, 0, 0, 6},  // insert
    {95, -1, -1, -1, -1, 307, 497, 85, 2, 3, 1, 5, 55, 0, 0, 6},  // insert
    {96, -1, -1, -1, -1, 309, 500, 86, 1, 2, 1, 5, 55, 0, 0, 6},  // remove
    {97, -1, -1, -1, -1, 310, 502, 87, 0, 1, 1, 5, 55, 0, 0, 6},  // removeLast
    {98, -1, -1, -1, -1, 310, 503, 88, 0, 1, 1, 5, 55, 0, 0, 6},  // popLast
    {99, -1, -1, -1, -1, 310, 504, 89, 0, 1, 1, 5, 55, 0, 0, 6},  // removeFirst
    {100, -1, -1, -1, 612, 310, 505, 90, 0, 1, 1, 5, 55, 0, 0, 6},  // removeAll
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
    {591, -1, -1, -1, -1, 0, 524, 105, 0, 1, 2, 4, 55, 0, 0, 6},  // wholeNumberValue
    {592, -1, -1, -1, -1, 0, 525, 106, 0, 1, 2, 4, 3, 0, 0, 6},  // capitalized
    {593, -1, -1, -1, -1, 0, 526, 107, 0, 1, 2, 4, 0, 0, 0, 6},  // floatValue
    {594, -1, -1, -1, -1, 0, 527, 108, 0, 1, 2, 4, 0, 0, 0, 6},  // doubleValue
    {595, -1, -1, -1, -1, 0, 528, 109, 0, 1, 2, 4, 0, 0, 0, 6},  // integerValue
    {596, -1, -1, -1, -1, 0, 529, 110, 0, 1, 2, 4, 0, 0, 0, 6},  // intValue
    {569, -1, -1, -1, -1, 315, 530, 111, 1, 2, 1, 4, 4, 0, 0, 6},  // split
    {597, -1, -1, -1, -1, 316, 532, 112, 1, 2, 1, 4, 4, 0, 0, 6},  // components
    {599, -1, -1, -1, -1, 317, 534, 113, 2, 3, 1, 4, 3, 0, 0, 6},  // replacingOccurrences
    {600, -1, -1, -1, -1, 319, 537, 114, 1, 1, 0, 0, 52, 0, 0, 6},  // type
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
    {101, -1, -1, -1, -1, 324, 548, 125, 1, 2, 1, 7, 55, 0, 0, 6},  // removeValue
    {611, -1, -1, -1, -1, 325, 550, 126, 1, 2, 1, 7, 55, 0, 0, 6},  // removeObjectForKey
    {102, -1, -1, -1, -1, 326, 552, 127, 2, 3, 1, 7, 55, 0, 0, 6},  // updateValue
    {104, -1, -1, -1, -1, 328, 555, 128, 2, 3, 1, 7, 55, 0, 0, 6},  // setObject
    {100, -1, -1, -1, -1, 330, 558, 129, 0, 1, 1, 7, 55, 0, 0, 6},  // removeAll
    {612, -1, -1, -1, -1, 330, 559, 130, 0, 1, 1, 7, 55, 0, 0, 6},  // removeAllObjects
    {103, -1, -1, -1, -1, 330, 560, 131, 2, 3, 1, 7, 55, 0, 0, 6},  // merge
    {614, -1, -1, -1, -1, 332, 563, 132, 1, 2, 1, 7, 6, 0, 0, 6},  // mapValues
    {534, -1, -1, -1, -1, 333, 565, 133, 1, 2, 1, 7, 6, 0, 0, 6},  // filter
    {615, -1, -1, -1, -1, 334, 567, 134, 2, 3, 1, 7, 6, 0, 0, 6},  // merging
    {616, -1, -1, -1, -1, 336, 570, 135, 1, 2, 1, 7, 55, 0, 0, 6},  // objectForKey
    {617, -1, -1, -1, -1, 337, 572, 136, 1, 2, 1, 7, 55, 0, 0, 6},  // valueForKey
    {603, -1, -1, -1, -1, 338, 574, 137, 1, 1, 3, 0, 6, 0, 0, 6},  // Dictionary
    {603, -1, -1, -1, -1, 339, 575, 138, 2, 2, 3, 0, 6, 0, 0, 6},  // Dictionary
    {605, -1, -1, -1, -1, 341, 577, 139, 0, 0, 3, 0, 6, 0, 0, 6},  // NSMutableDictionary
    {604, -1, -1, -1, -1, 341, 577, 140, 0, 0, 3, 0, 6, 0, 0, 6},  // NSDictionary
    {603, -1, -1, -1, -1, 341, 577, 141, 0, 0, 3, 0, 6, 0, 0, 6},  // Dictionary
    {111, -1, -1, -1, -1, 235, 577, 142, 1, 2, 1, 7, 4, 0, 0, 6},  // map
    {533, -1, -1, -1, -1, 236, 579, 143, 1, 2, 1, 7, 4, 0, 0, 6},  // compactMap
    {112, -1, -1, -1, -1, 287, 581, 144, 1, 2, 1, 7, 4, 0, 0, 6},  // flatMap
    {536, -1, -1, -1, -1, 240, 583, 145, 1, 2, 1, 7, 55, 0, 0, 6},  // forEach
    {535, -1, -1, -1, -1, 238, 585, 146, 2, 3, 1, 7, 55, 0, 0, 6},  // reduce
    {378, -1, -1, -1, -1, 258, 588, 147, 1, 2, 1, 7, 2, 0, 0, 6},  // contains
    {526, -1, -1, -1, -1, 259, 590, 148, 1, 2, 1, 7, 55, 0, 0, 6},  // first
    {557, -1, -1, -1, -1, 260, 592, 149, 1, 2, 1, 7, 2, 0, 0, 6},  // allSatisfy
    {578, -1, -1, -1, -1, 300, 594, 150, 1, 2, 1, 7, 4, 0, 0, 6},  // sorted
    {578, -1, -1, -1, -1, 301, 596, 151, 1, 2, 1, 7, 4, 0, 0, 6},  // sorted
    {409, -1, -1, -1, -1, 299, 598, 152, 1, 2, 1, 7, 55, 0, 0, 6},  // max
    {411, -1, -1, -1, -1, 298, 600, 153, 1, 2, 1, 7, 55, 0, 0, 6},  // min
    {529, -1, -1, -1, -1, 231, 602, 154, 0, 1, 1, 7, 4, 0, 0, 6},  // enumerated
    {526, -1, -1, -1, -1, 0, 603, 155, 0, 1, 2, 7, 55, 0, 0, 6},  // first
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
    {526, -1, -1, -1, 638, 0, 617, 168, 0, 1, 2, 6, 55, 0, 0, 6},  // first
    {372, -1, -1, -1, -1, 358, 618, 169, 1, 2, 1, 6, 5, 0, 0, 6},  // union
    {623, -1, -1, -1, -1, 359, 620, 170, 1, 2, 1, 6, 55, 0, 0, 6},  // formUnion
    {374, -1, -1, -1, -1, 360, 622, 171, 1, 2, 1, 6, 5, 0, 0, 6},  // intersection
    {624, -1, -1, -1, -1, 361, 624, 172, 1, 2, 1, 6, 55, 0, 0, 6},  // formIntersection
    {625, -1, -1, -1, -1, 362, 626, 173, 1, 2, 1, 6, 5, 0, 0, 6},  // subtracting
    {626, -1, -1, -1, -1, 363, 628, 174, 1, 2, 1, 6, 55, 0, 0, 6},  // subtract
    {627, -1, -1, -1, -1, 364, 630, 175, 1, 2, 1, 6, 5, 0, 0, 6},  // symmetricDifference
    {628, -1, -1, -1, -1, 365, 632, 176, 1, 2, 1, 6, 55, 0, 0, 6},  // formSymmetricDifference
    {629, -1, -1, -1, -1, 366, 634, 177, 1, 2, 1, 6, 2, 0, 0, 6},  // isSubset
    {630, -1, -1, -1, -1, 367, 636, 178, 1, 2, 1, 6, 2, 0, 0, 6},  // isSuperset
    {631, -1, -1, -1, -1, 368, 638, 179, 1, 2, 1, 6, 2, 0, 0, 6},  // isStrictSubset
    {632, -1, -1, -1, -1, 369, 640, 180, 1, 2, 1, 6, 2, 0, 0, 6},  // isStrictSuperset
    {633, -1, -1, -1, -1, 370, 642, 181, 1, 2, 1, 6, 2, 0, 0, 6},  // isDisjoint
    {378, -1, -1, -1, 637, 371, 644, 182, 1, 2, 1, 6, 2, 0, 0, 6},  // contains
    {95, -1, -1, -1, -1, 372, 646, 183, 1, 2, 1, 6, 55, 0, 0, 6},  // insert
    {634, -1, -1, -1, -1, 373, 648, 184, 1, 2, 1, 6, 55, 0, 0, 6},  // update
    {96, -1, -1, -1, -1, 374, 650, 185, 1, 2, 1, 6, 55, 0, 0, 6},  // remove
    {100, -1, -1, -1, 612, 375, 652, 186, 0, 1, 1, 6, 55, 0, 0, 6},  // removeAll
    {635, -1, -1, -1, -1, 375, 653, 187, 0, 1, 1, 6, 55, 0, 0, 6},  // popFirst
    {99, -1, -1, -1, -1, 375, 654, 188, 0, 1, 1, 6, 55, 0, 0, 6},  // removeFirst
    {636, -1, -1, -1, -1, 375, 655, 189, 1, 2, 1, 6, 55, 0, 0, 6},  // addObject
    {105, -1, -1, -1, -1, 376, 657, 190, 1, 2, 1, 6, 55, 0, 0, 6},  // removeObject
    {210, -1, -1, -1, -1, 378, 659, 0, 4, 4, 3, 0, 17, 0, 0, 7},  // UIColor
    {643, -1, -1, -1, 1649, 382, 663, 1, 1, 2, 1, 18, 17, 0, 0, 7},  // withAlphaComponent
    {644, -1, -1, -1, -1, 383, 665, 2, 0, 1, 1, 18, 55, 0, 0, 7},  // set
    {645, -1, -1, -1, -1, 383, 666, 3, 0, 1, 1, 18, 55, 0, 0, 7},  // setFill
    {646, -1, -1, -1, -1, 383, 667, 4, 0, 1, 1, 18, 55, 0, 0, 7},  // setStroke
    {210, -1, -1, -1, -1, 383, 668, 5, 2, 2, 3, 0, 17, 0, 0, 7},  // UIColor
    {210, -1, -1, -1, -1, 385, 670, 6, 4, 4, 3, 0, 17, 0, 0, 7},  // UIColor
    {210, -1, -1, -1, -1, 389, 674, 7, 4, 4, 3, 0, 17, 0, 0, 7},  // UIColor
    {652, -1, -1, -1, -1, 393, 678, 8, 4, 4, 0, 0, 17, 0, 0, 7},  // CGColor
    {210, -1, -1, -1, -1, 397, 682, 9, 1, 1, 0, 0, 55, 0, 0, 7},  // UIColor
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
    {211, -1, -1, -1, -1, 398, 683, 0, 1, 1, 3, 0, 30, 0, 0, 8},  // UIView
    {211, -1, -1, -1, -1, 0, 0, 1, 0, 0, 3, 0, 30, 0, 0, 8},  // UIView
    {212, -1, -1, -1, -1, 399, 684, 2, 1, 1, 3, 0, 30, 0, 0, 8},  // UIWindow
    {212, -1, -1, -1, -1, 0, 0, 3, 0, 0, 3, 0, 30, 0, 0, 8},  // UIWindow
    {213, -1, -1, -1, -1, 400, 685, 4, 1, 1, 3, 0, 30, 0, 0, 8},  // UIImageView
    {213, -1, -1, -1, -1, 0, 0, 5, 0, 0, 3, 0, 30, 0, 0, 8},  // UIImageView
    {214, -1, -1, -1, -1, 401, 686, 6, 1, 1, 3, 0, 30, 0, 0, 8},  // UILabel
    {214, -1, -1, -1, -1, 0, 0, 7, 0, 0, 3, 0, 30, 0, 0, 8},  // UILabel
    {215, -1, -1, -1, -1, 402, 687, 8, 1, 1, 3, 0, 30, 0, 0, 8},  // UIButton
    {215, -1, -1, -1, -1, 0, 0, 9, 0, 0, 3, 0, 30, 0, 0, 8},  // UIButton
    {216, -1, -1, -1, -1, 403, 688, 10, 1, 1, 3, 0, 30, 0, 0, 8},  // UIScrollView
    {216, -1, -1, -1, -1, 0, 0, 11, 0, 0, 3, 0, 30, 0, 0, 8},  // UIScrollView
    {217, -1, -1, -1, -1, 404, 689, 12, 1, 1, 3, 0, 30, 0, 0, 8},  // UIControl
    {217, -1, -1, -1, -1, 0, 0, 13, 0, 0, 3, 0, 30, 0, 0, 8},  // UIControl
    {218, -1, -1, -1, -1, 405, 690, 14, 1, 1, 3, 0, 30, 0, 0, 8},  // UITextField
    {218, -1, -1, -1, -1, 0, 0, 15, 0, 0, 3, 0, 30, 0, 0, 8},  // UITextField
    {219, -1, -1, -1, -1, 406, 691, 16, 1, 1, 3, 0, 30, 0, 0, 8},  // UITextView
    {219, -1, -1, -1, -1, 0, 0, 17, 0, 0, 3, 0, 30, 0, 0, 8},  // UITextView
    {220, -1, -1, -1, -1, 407, 692, 18, 1, 1, 3, 0, 30, 0, 0, 8},  // UITableViewCell
    {220, -1, -1, -1, -1, 0, 0, 19, 0, 0, 3, 0, 30, 0, 0, 8},  // UITableViewCell
    {221, -1, -1, -1, -1, 408, 693, 20, 1, 1, 3, 0, 30, 0, 0, 8},  // UICollectionViewCell
    {221, -1, -1, -1, -1, 0, 0, 21, 0, 0, 3, 0, 30, 0, 0, 8},  // UICollectionViewCell
    {222, -1, -1, -1, -1, 409, 694, 22, 1, 1, 3, 0, 30, 0, 0, 8},  // UIVisualEffectView
    {222, -1, -1, -1, -1, 0, 0, 23, 0, 0, 3, 0, 30, 0, 0, 8},  // UIVisualEffectView
    {701, -1, -1, -1, -1, 0, 695, 24, 0, 1, 2, 31, 13, 0, 9, 8},  // frame
    {702, -1, -1, -1, -1, 0, 696, 25, 0, 1, 2, 31, 13, 0, 10, 8},  // bounds
    {356, -1, -1, -1, -1, 0, 697, 26, 0, 1, 2, 31, 9, 0, 11, 8},  // center
    {703, -1, -1, -1, -1, 0, 698, 27, 0, 1, 2, 31, 9, 0, 12, 8},  // anchorPoint
    {704, -1, -1, -1, 1627, 0, 699, 28, 0, 1, 2, 31, 2, 0, 0, 8},  // isHidden
    {705, -1, -1, -1, -1, 0, 700, 29, 0, 1, 2, 31, 2, 0, 0, 8},  // clipsToBounds
    {706, -1, -1, -1, -1, 0, 701, 30, 0, 1, 2, 31, 3, 0, 0, 8},  // name
    {708, -1, -1, -1, -1, 410, 702, 31, 1, 1, 0, 0, 55, 0, 0, 8},  // UIImage
    {708, -1, -1, -1, -1, 411, 703, 32, 1, 1, 0, 0, 55, 0, 0, 8},  // UIImage
    {213, -1, -1, -1, -1, 412, 704, 33, 1, 1, 3, 0, 30, 0, 0, 8},  // UIImageView
    {121, -1, -1, -1, -1, 0, 705, 34, 0, 1, 2, 31, 14, 0, 13, 8},  // transform
    {710, -1, -1, -1, -1, 0, 706, 35, 0, 1, 2, 31, 14, 0, 13, 8},  // transform3D
    {711, -1, -1, -1, -1, 413, 707, 36, 1, 2, 1, 31, 55, 0, 0, 8},  // moveAnchor
    {712, -1, -1, -1, -1, 0, 709, 37, 0, 1, 2, 31, 9, 0, 0, 8},  // contentOffset
    {642, -1, -1, -1, -1, 0, 710, 38, 0, 1, 2, 31, 0, 0, 0, 8},  // alpha
    {713, -1, -1, -1, 714, 0, 711, 39, 0, 1, 2, 31, 2, 0, 0, 8},  // isUserInteractionEnabled
    {714, -1, -1, -1, -1, 0, 712, 40, 0, 1, 2, 31, 2, 0, 0, 8},  // userInteractionEnabled
    {715, -1, -1, -1, -1, 0, 713, 41, 0, 1, 2, 31, 0, 0, 0, 8},  // tag
    {122, -1, -1, -1, -1, 0, 714, 42, 0, 1, 2, 31, 31, 0, 0, 8},  // layer
    {77, -1, -1, -1, -1, 414, 715, 43, 4, 4, 0, 0, 30, 0, 0, 8},  // view
    {716, -1, -1, -1, -1, 0, 719, 0, 0, 1, 2, 31, 17, 0, 0, 9},  // backgroundColor
    {717, -1, -1, -1, -1, 0, 720, 1, 0, 1, 2, 31, 3, 0, 0, 9},  // text
    {718, -1, -1, -1, -1, 0, 721, 2, 0, 1, 2, 31, 17, 0, 0, 9},  // textColor
    {719, -1, -1, -1, -1, 0, 722, 3, 0, 1, 2, 31, 20, 0, 0, 9},  // textAlignment
    {720, -1, -1, -1, -1, 0, 723, 4, 0, 1, 2, 31, 55, 0, 0, 9},  // font
    {707, -1, -1, -1, -1, 0, 724, 5, 0, 1, 2, 31, 55, 0, 0, 9},  // image
    {721, -1, -1, -1, -1, 0, 725, 6, 0, 1, 2, 31, 55, 0, 0, 9},  // contentMode
    {722, -1, -1, -1, 1650, 0, 726, 7, 0, 1, 2, 31, 2, 0, 0, 9},  // isOpaque
    {723, -1, -1, -1, -1, 0, 727, 8, 0, 1, 2, 31, 17, 0, 0, 9},  // tintColor
    {724, -1, -1, -1, -1, 0, 728, 9, 0, 1, 2, 31, 0, 0, 0, 9},  // contentScaleFactor
    {725, -1, -1, -1, -1, 0, 729, 10, 0, 1, 2, 31, 3, 0, 0, 9},  // accessibilityLabel
    {726, -1, -1, -1, -1, 0, 730, 11, 0, 1, 2, 31, 51, 0, 0, 9},  // safeAreaInsets
    {727, -1, -1, -1, -1, 0, 731, 12, 0, 1, 2, 31, 51, 0, 0, 9},  // layoutMargins
    {728, -1, -1, -1, -1, 0, 732, 13, 0, 1, 2, 31, 30, 0, 0, 9},  // mask
    {729, -1, -1, -1, -1, 0, 733, 14, 0, 1, 2, 31, 3, 0, 0, 9},  // accessibilityIdentifier
    {730, -1, -1, -1, -1, 0, 734, 15, 0, 1, 2, 31, 3, 0, 0, 9},  // accessibilityHint
    {731, -1, -1, -1, -1, 0, 735, 16, 0, 1, 2, 31, 2, 0, 0, 9},  // isAccessibilityElement
    {732, -1, -1, -1, -1, 0, 736, 17, 0, 1, 2, 31, 55, 0, 0, 9},  // semanticContentAttribute
    {733, -1, -1, -1, -1, 0, 737, 18, 0, 1, 2, 31, 2, 0, 0, 9},  // clearsContextBeforeDrawing
    {734, -1, -1, -1, -1, 0, 738, 19, 0, 1, 2, 31, 2, 0, 0, 9},  // isFirstResponder
    {735, -1, -1, -1, -1, 0, 739, 20, 0, 1, 2, 31, 0, 0, 0, 9},  // numberOfLines
    {736, -1, -1, -1, -1, 0, 740, 21, 0, 1, 2, 31, 2, 0, 0, 9},  // adjustsFontSizeToFitWidth
    {737, -1, -1, -1, -1, 0, 741, 22, 0, 1, 2, 31, 55, 0, 0, 9},  // lineBreakMode
    {738, -1, -1, -1, -1, 0, 742, 23, 0, 1, 2, 31, 55, 0, 0, 9},  // attributedText
    {739, -1, -1, -1, -1, 0, 743, 24, 0, 1, 2, 31, 55, 0, 0, 9},  // baselineAdjustment
    {740, -1, -1, -1, -1, 0, 744, 25, 0, 1, 2, 31, 55, 0, 0, 9},  // borderStyle
    {741, -1, -1, -1, -1, 0, 745, 26, 0, 1, 2, 31, 55, 0, 0, 9},  // keyboardType
    {742, -1, -1, -1, -1, 0, 746, 27, 0, 1, 2, 31, 55, 0, 0, 9},  // returnKeyType
    {743, -1, -1, -1, -1, 0, 747, 28, 0, 1, 2, 31, 55, 0, 0, 9},  // autocorrectionType
    {744, -1, -1, -1, -1, 0, 748, 29, 0, 1, 2, 31, 55, 0, 0, 9},  // autocapitalizationType
    {745, -1, -1, -1, -1, 0, 749, 30, 0, 1, 2, 31, 55, 0, 0, 9},  // clearButtonMode
    {746, -1, -1, -1, -1, 0, 750, 31, 0, 1, 2, 31, 17, 0, 0, 9},  // shadowColor
    {747, -1, -1, -1, -1, 0, 751, 32, 0, 1, 2, 31, 3, 0, 0, 9},  // placeholder
    {748, -1, -1, -1, -1, 0, 752, 33, 0, 1, 2, 31, 0, 0, 0, 9},  // minimumScaleFactor
    {749, -1, -1, -1, 1654, 0, 753, 34, 0, 1, 2, 31, 2, 0, 0, 9},  // isEditable
    {750, -1, -1, -1, 1655, 0, 754, 35, 0, 1, 2, 31, 2, 0, 0, 9},  // isSelectable
    {751, -1, -1, -1, 1656, 0, 755, 36, 0, 1, 2, 31, 2, 0, 0, 9},  // isSecureTextEntry
    {752, -1, -1, -1, -1, 0, 756, 37, 0, 1, 2, 31, 0, 0, 0, 9},  // zoomScale
    {753, 216, -1, -1, -1, 0, 0, 38, 0, 0, 5, 31, 52, 0, 0, 9},  // DecelerationRate
    {755, 756, -1, -1, -1, 0, 0, 39, 0, 0, 5, 29, 28, 0, 0, 9},  // normal
    {757, -1, -1, -1, -1, 0, 0, 40, 0, 0, 5, 0, 0, 0, 0, 9},  // UIScrollViewDecelerationRateNormal
    {758, 756, -1, -1, -1, 0, 0, 41, 0, 0, 5, 29, 28, 0, 0, 9},  // fast
    {759, -1, -1, -1, -1, 0, 0, 42, 0, 0, 5, 0, 0, 0, 0, 9},  // UIScrollViewDecelerationRateFast
    {760, -1, -1, -1, -1, 0, 757, 43, 0, 1, 2, 29, 0, 0, 0, 9},  // rawValue
    {761, -1, -1, -1, -1, 0, 758, 44, 0, 1, 2, 31, 28, 0, 0, 9},  // decelerationRate
    {762, 763, 764, -1, -1, 0, 0, 45, 0, 0, 5, 4, 3, 0, 0, 9},  // system
    {765, 763, 766, -1, -1, 0, 0, 46, 0, 0, 5, 4, 3, 0, 0, 9},  // custom
    {767, 763, 768, -1, -1, 0, 0, 47, 0, 0, 5, 4, 3, 0, 0, 9},  // infoLight
    {769, 763, 770, -1, -1, 0, 0, 48, 0, 0, 5, 4, 3, 0, 0, 9},  // contactAdd
    {771, 763, 772, -1, -1, 0, 0, 49, 0, 0, 5, 4, 3, 0, 0, 9},  // close
    {215, -1, -1, -1, -1, 418, 759, 50, 1, 1, 3, 0, 30, 0, 0, 9},  // UIButton
    {773, -1, -1, -1, 1653, 0, 760, 51, 0, 1, 2, 31, 2, 0, 0, 9},  // isScrollEnabled
    {774, -1, -1, -1, 1652, 0, 761, 52, 0, 1, 2, 31, 2, 0, 0, 9},  // isPagingEnabled
    {775, -1, -1, -1, -1, 0, 762, 53, 0, 1, 2, 31, 2, 0, 0, 9},  // bounces
    {776, -1, -1, -1, -1, 0, 763, 54, 0, 1, 2, 31, 2, 0, 0, 9},  // showsHorizontalScrollIndicator
    {777, -1, -1, -1, -1, 0, 764, 55, 0, 1, 2, 31, 2, 0, 0, 9},  // showsVerticalScrollIndicator
    {778, -1, -1, -1, -1, 0, 765, 56, 0, 1, 2, 31, 0, 0, 0, 9},  // minimumZoomScale
    {779, -1, -1, -1, -1, 0, 766, 57, 0, 1, 2, 31, 0, 0, 0, 9},  // maximumZoomScale
    {780, -1, -1, -1, -1, 0, 767, 58, 0, 1, 2, 31, 51, 0, 0, 9},  // contentInset
    {781, -1, -1, -1, -1, 0, 768, 59, 0, 1, 2, 31, 55, 0, 0, 9},  // delegate
    {783, 211, -1, -1, -1, 0, 0, 60, 0, 0, 5, 31, 52, 0, 0, 9},  // AutoresizingMask
    {784, 782, 785, -1, -1, 0, 0, 61, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleLeftMargin
    {786, 782, -1, -1, -1, 0, 0, 62, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleLeftMargin
    {787, 782, 788, -1, -1, 0, 0, 63, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleWidth
    {789, 782, -1, -1, -1, 0, 0, 64, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleWidth
    {790, 782, 791, -1, -1, 0, 0, 65, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleRightMargin
    {792, 782, -1, -1, -1, 0, 0, 66, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleRightMargin
    {793, 782, 794, -1, -1, 0, 0, 67, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleTopMargin
    {795, 782, -1, -1, -1, 0, 0, 68, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleTopMargin
    {796, 782, 797, -1, -1, 0, 0, 69, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleHeight
    {798, 782, -1, -1, -1, 0, 0, 70, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleHeight
    {799, 782, 800, -1, -1, 0, 0, 71, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleBottomMargin
    {801, 782, -1, -1, -1, 0, 0, 72, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleBottomMargin
    {802, 782, 803, -1, -1, 0, 0, 73, 0, 0, 5, 26, 25, 0, 0, 9},  // None
    {804, -1, -1, -1, -1, 0, 769, 74, 0, 1, 2, 31, 25, 0, 0, 9},  // autoresizingMask
    {805, -1, -1, -1, -1, 0, 770, 75, 0, 1, 2, 31, 2, 0, 0, 9},  // translatesAutoresizingMaskIntoConstraints
    {806, -1, -1, -1, -1, 0, 771, 76, 0, 1, 2, 31, 2, 0, 0, 9},  // autoresizesSubviews
    {808, 217, -1, -1, -1, 0, 0, 77, 0, 0, 5, 31, 52, 0, 0, 9},  // State
    {755, 807, 809, -1, -1, 0, 0, 78, 0, 0, 5, 4, 3, 0, 0, 9},  // normal
    {810, 807, -1, -1, -1, 0, 0, 79, 0, 0, 5, 4, 3, 0, 0, 9},  // Normal
    {811, 807, 812, -1, -1, 0, 0, 80, 0, 0, 5, 4, 3, 0, 0, 9},  // highlighted
    {813, 807, -1, -1, -1, 0, 0, 81, 0, 0, 5, 4, 3, 0, 0, 9},  // Highlighted
    {814, 807, 815, -1, -1, 0, 0, 82, 0, 0, 5, 4, 3, 0, 0, 9},  // disabled
    {816, 807, -1, -1, -1, 0, 0, 83, 0, 0, 5, 4, 3, 0, 0, 9},  // Disabled
    {817, 807, 818, -1, -1, 0, 0, 84, 0, 0, 5, 4, 3, 0, 0, 9},  // selected
    {819, 807, -1, -1, -1, 0, 0, 85, 0, 0, 5, 4, 3, 0, 0, 9},  // Selected
    {821, 217, -1, -1, -1, 0, 0, 86, 0, 0, 5, 31, 52, 0, 0, 9},  // Event
    {822, 820, 823, -1, -1, 0, 0, 87, 0, 0, 5, 4, 3, 0, 0, 9},  // allEvents
    {824, 820, -1, -1, -1, 0, 0, 88, 0, 0, 5, 4, 3, 0, 0, 9},  // AllEvents
    {825, 820, 826, -1, -1, 0, 0, 89, 0, 0, 5, 4, 3, 0, 0, 9},  // allTouchEvents
    {827, 820, -1, -1, -1, 0, 0, 90, 0, 0, 5, 4, 3, 0, 0, 9},  // AllTouchEvents
    {828, 820, 829, -1, -1, 0, 0, 91, 0, 0, 5, 4, 3, 0, 0, 9},  // touchDown
    {830, 820, -1, -1, -1, 0, 0, 92, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchDown
    {831, 820, 832, -1, -1, 0, 0, 93, 0, 0, 5, 4, 3, 0, 0, 9},  // touchDragInside
    {833, 820, -1, -1, -1, 0, 0, 94, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchDragInside
    {834, 820, 835, -1, -1, 0, 0, 95, 0, 0, 5, 4, 3, 0, 0, 9},  // touchDragOutside
    {836, 820, -1, -1, -1, 0, 0, 96, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchDragOutside
    {837, 820, 838, -1, -1, 0, 0, 97, 0, 0, 5, 4, 3, 0, 0, 9},  // touchUpInside
    {839, 820, -1, -1, -1, 0, 0, 98, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchUpInside
    {840, 820, 841, -1, -1, 0, 0, 99, 0, 0, 5, 4, 3, 0, 0, 9},  // touchUpOutside
    {842, 820, -1, -1, -1, 0, 0, 100, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchUpOutside
    {843, 820, 844, -1, -1, 0, 0, 101, 0, 0, 5, 4, 3, 0, 0, 9},  // touchCancel
    {845, 820, -1, -1, -1, 0, 0, 102, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchCancel
    {846, 820, 847, -1, -1, 0, 0, 103, 0, 0, 5, 4, 3, 0, 0, 9},  // valueChanged
    {848, 820, -1, -1, -1, 0, 0, 104, 0, 0, 5, 4, 3, 0, 0, 9},  // ValueChanged
    {849, 820, 850, -1, -1, 0, 0, 105, 0, 0, 5, 4, 3, 0, 0, 9},  // editingChanged
    {851, 820, -1, -1, -1, 0, 0, 106, 0, 0, 5, 4, 3, 0, 0, 9},  // EditingChanged
    {852, 820, 853, -1, -1, 0, 0, 107, 0, 0, 5, 4, 3, 0, 0, 9},  // editingDidBegin
    {854, 820, -1, -1, -1, 0, 0, 108, 0, 0, 5, 4, 3, 0, 0, 9},  // EditingDidBegin
    {855, 820, 856, -1, -1, 0, 0, 109, 0, 0, 5, 4, 3, 0, 0, 9},  // editingDidEnd
    {857, 820, -1, -1, -1, 0, 0, 110, 0, 0, 5, 4, 3, 0, 0, 9},  // EditingDidEnd
    {858, 820, 859, -1, -1, 0, 0, 111, 0, 0, 5, 4, 3, 0, 0, 9},  // primaryActionTriggered
    {860, 820, -1, -1, -1, 0, 0, 112, 0, 0, 5, 4, 3, 0, 0, 9},  // PrimaryActionTriggered
    {861, -1, -1, -1, -1, 419, 772, 113, 3, 4, 1, 31, 55, 0, 0, 9},  // addTarget
    {861, -1, -1, -1, -1, 422, 776, 114, 3, 4, 1, 31, 55, 0, 0, 9},  // addTarget
    {864, -1, -1, -1, -1, 425, 780, 115, 3, 4, 1, 31, 55, 0, 0, 9},  // removeTarget
    {864, -1, -1, -1, -1, 428, 784, 116, 3, 4, 1, 31, 55, 0, 0, 9},  // removeTarget
    {865, -1, -1, -1, -1, 431, 788, 117, 1, 2, 1, 31, 55, 0, 0, 9},  // sendActions
    {866, -1, -1, -1, -1, 432, 790, 118, 1, 2, 1, 31, 55, 0, 0, 9},  // sendActionsForControlEvents
    {867, -1, -1, -1, -1, 433, 792, 119, 2, 3, 1, 31, 55, 0, 0, 9},  // setTitle
    {867, -1, -1, -1, -1, 435, 795, 120, 2, 3, 1, 31, 55, 0, 0, 9},  // setTitle
    {869, -1, -1, -1, -1, 437, 798, 121, 2, 3, 1, 31, 55, 0, 0, 9},  // setTitleColor
    {869, -1, -1, -1, -1, 439, 801, 122, 2, 3, 1, 31, 55, 0, 0, 9},  // setTitleColor
    {870, -1, -1, -1, -1, 441, 804, 123, 2, 3, 1, 31, 55, 0, 0, 9},  // setImage
    {870, -1, -1, -1, -1, 443, 807, 124, 2, 3, 1, 31, 55, 0, 0, 9},  // setImage
    {871, -1, -1, -1, -1, 445, 810, 125, 2, 3, 1, 31, 55, 0, 0, 9},  // setBackgroundImage
    {871, -1, -1, -1, -1, 447, 813, 126, 2, 3, 1, 31, 55, 0, 0, 9},  // setBackgroundImage
    {872, -1, -1, -1, -1, 449, 816, 127, 2, 3, 1, 31, 55, 0, 0, 9},  // setAttributedTitle
    {873, -1, -1, -1, -1, 451, 819, 128, 2, 3, 1, 31, 55, 0, 0, 9},  // setTitleShadowColor
    {874, -1, -1, -1, -1, 0, 822, 129, 0, 1, 2, 31, 3, 0, 0, 9},  // currentTitle
    {875, -1, -1, -1, -1, 0, 823, 130, 0, 1, 2, 31, 30, 0, 0, 9},  // titleLabel
    {876, -1, -1, -1, -1, 0, 824, 131, 0, 1, 2, 31, 51, 0, 0, 9},  // contentEdgeInsets
    {877, -1, -1, -1, -1, 0, 825, 132, 0, 1, 2, 31, 51, 0, 0, 9},  // titleEdgeInsets
    {878, -1, -1, -1, -1, 0, 826, 133, 0, 1, 2, 31, 51, 0, 0, 9},  // imageEdgeInsets
    {879, -1, -1, -1, -1, 0, 827, 134, 0, 1, 2, 31, 2, 0, 0, 9},  // isEnabled
    {880, -1, -1, -1, -1, 0, 828, 135, 0, 1, 2, 31, 2, 0, 0, 9},  // isSelected
    {881, -1, -1, -1, -1, 0, 829, 136, 0, 1, 2, 31, 2, 0, 0, 9},  // isHighlighted
    {882, -1, -1, -1, -1, 0, 830, 137, 0, 1, 2, 31, 2, 0, 0, 9},  // isTracking
    {883, -1, -1, -1, -1, 0, 831, 138, 0, 1, 2, 31, 55, 0, 0, 9},  // contentHorizontalAlignment
    {884, -1, -1, -1, -1, 0, 832, 139, 0, 1, 2, 31, 55, 0, 0, 9},  // contentVerticalAlignment
    {885, -1, -1, -1, -1, 0, 833, 140, 0, 1, 2, 31, 12, 0, 0, 9},  // contentSize
    {359, 886, 887, -1, -1, 0, 0, 141, 0, 0, 5, 21, 20, 0, 0, 9},  // left
    {356, 886, 888, -1, -1, 0, 0, 142, 0, 0, 5, 21, 20, 0, 0, 9},  // center
    {361, 886, 889, -1, -1, 0, 0, 143, 0, 0, 5, 21, 20, 0, 0, 9},  // right
    {890, 886, 891, -1, -1, 0, 0, 144, 0, 0, 5, 21, 20, 0, 0, 9},  // justified
    {892, 886, 893, -1, -1, 0, 0, 145, 0, 0, 5, 21, 20, 0, 0, 9},  // natural
    {894, -1, -1, -1, -1, 0, 834, 0, 0, 1, 2, 31, 30, 0, 0, 10},  // superview
    {895, -1, -1, -1, -1, 0, 835, 1, 0, 1, 2, 31, 4, 0, 0, 10},  // subviews
    {82, -1, -1, -1, -1, 0, 836, 2, 0, 1, 2, 31, 30, 0, 0, 10},  // window
    {896, -1, -1, -1, -1, 0, 837, 3, 0, 1, 2, 31, 2, 0, 0, 10},  // isKeyWindow
    {897, -1, -1, -1, 1623, 453, 838, 4, 1, 2, 1, 31, 2, 0, 0, 10},  // isDescendant
    {898, -1, -1, -1, -1, 454, 840, 5, 1, 2, 1, 31, 55, 0, 0, 10},  // addSubview
    {899, -1, -1, -1, -1, 455, 842, 6, 1, 2, 1, 31, 55, 0, 0, 10},  // bringSubviewToFront
    {900, -1, -1, -1, 1625, 456, 844, 7, 1, 2, 1, 31, 55, 0, 0, 10},  // bringSubview
    {902, -1, -1, -1, -1, 457, 846, 8, 1, 2, 1, 31, 55, 0, 0, 10},  // sendSubviewToBack
    {903, -1, -1, -1, 1626, 458, 848, 9, 1, 2, 1, 31, 55, 0, 0, 10},  // sendSubview
    {905, -1, -1, -1, -1, 459, 850, 10, 0, 1, 1, 31, 55, 0, 0, 10},  // removeFromSuperview
    {906, -1, -1, -1, 1624, 459, 851, 11, 2, 3, 1, 31, 55, 0, 0, 10},  // insertSubview
    {907, -1, -1, -1, 1657, 461, 854, 12, 2, 3, 1, 31, 55, 0, 0, 10},  // exchangeSubview
    {906, -1, -1, -1, -1, 463, 857, 13, 2, 3, 1, 31, 55, 0, 0, 10},  // insertSubview
    {906, -1, -1, -1, -1, 465, 860, 14, 2, 3, 1, 31, 55, 0, 0, 10},  // insertSubview
    {911, -1, -1, -1, 1629, 467, 863, 15, 2, 3, 1, 31, 9, 0, 5, 10},  // convert
    {911, -1, -1, -1, 1631, 469, 866, 16, 2, 3, 1, 31, 9, 0, 5, 10},  // convert
    {912, -1, -1, -1, -1, 471, 869, 17, 2, 3, 1, 31, 9, 0, 5, 10},  // convertRect
    {912, -1, -1, -1, -1, 473, 872, 18, 2, 3, 1, 31, 9, 0, 5, 10},  // convertRect
    {915, -1, -1, -1, -1, 475, 875, 19, 2, 3, 1, 31, 9, 0, 5, 10},  // convertPoint
    {915, -1, -1, -1, -1, 477, 878, 20, 2, 3, 1, 31, 9, 0, 5, 10},  // convertPoint
    {916, -1, -1, -1, -1, 479, 881, 21, 0, 1, 1, 31, 55, 0, 0, 10},  // setNeedsLayout
    {917, -1, -1, -1, -1, 479, 882, 22, 0, 1, 1, 31, 55, 0, 0, 10},  // layoutIfNeeded
    {916, -1, -1, -1, -1, 479, 883, 23, 0, 1, 1, 32, 55, 0, 0, 10},  // setNeedsLayout
    {917, -1, -1, -1, -1, 479, 884, 24, 0, 1, 1, 32, 55, 0, 0, 10},  // layoutIfNeeded
    {918, -1, -1, -1, -1, 479, 885, 25, 0, 1, 1, 32, 55, 0, 0, 10},  // layoutSublayers
    {918, -1, -1, -1, -1, 479, 886, 26, 1, 2, 1, 31, 55, 0, 0, 10},  // layoutSublayers
    {919, -1, -1, -1, -1, 480, 888, 27, 1, 2, 1, 31, 55, 0, 0, 10},  // layoutSublayersOfLayer
    {920, -1, -1, -1, -1, 481, 890, 28, 0, 1, 1, 32, 2, 0, 0, 10},  // needsLayout
    {921, -1, -1, -1, -1, 481, 891, 29, 0, 1, 1, 31, 55, 0, 0, 10},  // setNeedsDisplay
    {922, -1, -1, -1, -1, 481, 892, 30, 0, 1, 1, 31, 55, 0, 0, 10},  // layoutSubviews
    {921, -1, -1, -1, 1658, 481, 893, 31, 1, 2, 1, 31, 55, 0, 0, 10},  // setNeedsDisplay
    {921, -1, -1, -1, 1658, 482, 895, 32, 1, 2, 1, 32, 55, 0, 0, 10},  // setNeedsDisplay
    {923, -1, -1, -1, -1, 483, 897, 33, 0, 1, 1, 31, 2, 0, 0, 10},  // becomeFirstResponder
    {924, -1, -1, -1, -1, 483, 898, 34, 0, 1, 1, 31, 2, 0, 0, 10},  // resignFirstResponder
    {925, -1, -1, -1, -1, 483, 899, 35, 1, 2, 1, 31, 12, 0, 0, 10},  // sizeThatFits
    {926, -1, -1, -1, -1, 484, 901, 36, 0, 1, 1, 31, 55, 0, 0, 10},  // sizeToFit
    {927, -1, -1, -1, -1, 0, 902, 37, 0, 1, 2, 31, 12, 0, 0, 10},  // intrinsicContentSize
    {928, -1, -1, -1, -1, 484, 903, 38, 0, 1, 1, 31, 55, 0, 0, 10},  // invalidateIntrinsicContentSize
    {929, -1, -1, -1, -1, 484, 904, 39, 1, 2, 1, 31, 55, 0, 0, 10},  // endEditing
    {921, -1, -1, -1, -1, 485, 906, 40, 0, 1, 1, 32, 55, 0, 0, 10},  // setNeedsDisplay
    {930, -1, -1, -1, -1, 485, 907, 41, 1, 2, 1, 31, 30, 0, 0, 10},  // viewWithTag
    {931, -1, -1, -1, 1639, 486, 909, 42, 2, 3, 1, 32, 55, 0, 0, 10},  // insertSublayer
    {931, -1, -1, -1, -1, 488, 912, 43, 2, 3, 1, 32, 55, 0, 0, 10},  // insertSublayer
    {931, -1, -1, -1, -1, 490, 915, 44, 2, 3, 1, 32, 55, 0, 0, 10},  // insertSublayer
    {934, 211, -1, -1, -1, 0, 0, 45, 0, 0, 5, 31, 0, 0, 0, 10},  // noIntrinsicMetric
    {935, -1, -1, -1, -1, 0, 918, 46, 0, 1, 2, 31, 55, 0, 0, 10},  // rootViewController
    {936, -1, -1, -1, -1, 0, 919, 47, 0, 1, 2, 31, 55, 0, 0, 10},  // liveView
    {937, -1, -1, -1, -1, 492, 920, 48, 0, 1, 1, 31, 55, 0, 0, 10},  // makeKeyAndVisible
    {938, -1, -1, -1, -1, 492, 921, 49, 0, 1, 1, 31, 55, 0, 0, 10},  // makeKey
    {940, 939, -1, -1, -1, 0, 0, 50, 0, 0, 5, 31, 30, 0, 0, 10},  // current
    {942, 941, -1, -1, -1, 0, 0, 51, 0, 0, 5, 31, 30, 0, 0, 10},  // currentPage
    {943, -1, -1, -1, -1, 0, 922, 52, 0, 1, 2, 31, 2, 0, 0, 10},  // needsIndefiniteExecution
    {945, 944, -1, -1, -1, 0, 0, 53, 0, 0, 5, 31, 30, 0, 0, 10},  // main
    {946, 944, -1, -1, -1, 492, 923, 54, 0, 0, 4, 31, 30, 0, 0, 10},  // mainScreen
    {947, -1, -1, -1, 1621, 492, 923, 55, 2, 3, 1, 31, 30, 0, 5, 10},  // hitTest
    {948, -1, -1, -1, -1, 494, 926, 56, 2, 3, 1, 31, 2, 0, 0, 10},  // beginTracking
    {949, -1, -1, -1, -1, 496, 929, 57, 2, 3, 1, 31, 2, 0, 0, 10},  // continueTracking
    {309, -1, -1, -1, 1622, 498, 932, 58, 2, 3, 1, 31, 2, 0, 5, 10},  // point
    {951, -1, -1, -1, -1, 500, 935, 0, 0, 0, 3, 0, 31, 0, 0, 11},  // CALayer
    {952, -1, -1, -1, -1, 500, 935, 1, 0, 0, 3, 0, 31, 0, 0, 11},  // CAShapeLayer
    {953, -1, -1, -1, -1, 500, 935, 2, 0, 0, 3, 0, 31, 0, 0, 11},  // CAGradientLayer
    {954, -1, -1, -1, -1, 500, 935, 3, 0, 0, 3, 0, 31, 0, 0, 11},  // CATextLayer
    {955, -1, -1, -1, -1, 0, 935, 4, 0, 1, 2, 32, 4, 0, 0, 11},  // colors
    {956, -1, -1, -1, -1, 0, 936, 5, 0, 1, 2, 32, 4, 0, 0, 11},  // locations
    {957, -1, -1, -1, -1, 0, 937, 6, 0, 1, 2, 32, 9, 0, 0, 11},  // startPoint
    {958, -1, -1, -1, -1, 0, 938, 7, 0, 1, 2, 32, 9, 0, 0, 11},  // endPoint
    {256, -1, -1, -1, -1, 0, 939, 8, 0, 1, 2, 32, 55, 0, 0, 11},  // string
    {720, -1, -1, -1, -1, 0, 940, 9, 0, 1, 2, 32, 55, 0, 0, 11},  // font
    {959, -1, -1, -1, -1, 0, 941, 10, 0, 1, 2, 32, 0, 0, 0, 11},  // fontSize
    {960, -1, -1, -1, -1, 0, 942, 11, 0, 1, 2, 32, 17, 0, 0, 11},  // foregroundColor
    {961, -1, -1, -1, -1, 0, 943, 12, 0, 1, 2, 32, 2, 0, 0, 11},  // isWrapped
    {962, -1, -1, -1, 963, 500, 944, 13, 1, 2, 1, 32, 55, 0, 0, 11},  // render
    {964, -1, -1, -1, 966, 502, 946, 14, 2, 3, 1, 31, 2, 0, 0, 11},  // drawHierarchy
    {701, -1, -1, -1, -1, 0, 949, 15, 0, 1, 2, 32, 13, 0, 9, 11},  // frame
    {702, -1, -1, -1, -1, 0, 950, 16, 0, 1, 2, 32, 13, 0, 10, 11},  // bounds
    {120, -1, -1, -1, -1, 0, 951, 17, 0, 1, 2, 32, 9, 0, 11, 11},  // position
    {703, -1, -1, -1, -1, 0, 952, 18, 0, 1, 2, 32, 9, 0, 12, 11},  // anchorPoint
    {704, -1, -1, -1, 1627, 0, 953, 19, 0, 1, 2, 32, 2, 0, 0, 11},  // isHidden
    {967, -1, -1, -1, -1, 0, 954, 20, 0, 1, 2, 32, 2, 0, 0, 11},  // masksToBounds
    {706, -1, -1, -1, -1, 0, 955, 21, 0, 1, 2, 32, 3, 0, 0, 11},  // name
    {968, -1, -1, -1, -1, 0, 956, 22, 0, 1, 2, 32, 14, 0, 0, 11},  // sublayerTransform
    {121, -1, -1, -1, -1, 0, 957, 23, 0, 1, 2, 32, 14, 0, 0, 11},  // transform
    {969, -1, -1, -1, -1, 0, 958, 24, 0, 1, 2, 32, 0, 0, 0, 11},  // zPosition
    {970, -1, -1, -1, -1, 0, 959, 25, 0, 1, 2, 32, 0, 0, 0, 11},  // opacity
    {716, -1, -1, -1, -1, 0, 960, 26, 0, 1, 2, 32, 17, 0, 0, 11},  // backgroundColor
    {971, -1, -1, -1, -1, 0, 961, 27, 0, 1, 2, 32, 0, 0, 0, 11},  // cornerRadius
    {972, -1, -1, -1, -1, 0, 962, 28, 0, 1, 2, 32, 0, 0, 0, 11},  // borderWidth
    {973, -1, -1, -1, -1, 0, 963, 29, 0, 1, 2, 32, 17, 0, 0, 11},  // borderColor
    {746, -1, -1, -1, -1, 0, 964, 30, 0, 1, 2, 32, 17, 0, 0, 11},  // shadowColor
    {974, -1, -1, -1, -1, 0, 965, 31, 0, 1, 2, 32, 0, 0, 0, 11},  // shadowOpacity
    {975, -1, -1, -1, -1, 0, 966, 32, 0, 1, 2, 32, 0, 0, 0, 11},  // shadowRadius
    {976, -1, -1, -1, -1, 0, 967, 33, 0, 1, 2, 32, 12, 0, 0, 11},  // shadowOffset
    {977, -1, -1, -1, -1, 0, 968, 34, 0, 1, 2, 32, 32, 0, 0, 11},  // shadowPath
    {978, -1, -1, -1, -1, 0, 969, 35, 0, 1, 2, 32, 0, 0, 0, 11},  // contentsScale
    {979, -1, -1, -1, -1, 0, 970, 36, 0, 1, 2, 32, 55, 0, 0, 11},  // contents
    {980, -1, -1, -1, -1, 0, 971, 37, 0, 1, 2, 32, 13, 0, 0, 11},  // contentsRect
    {981, -1, -1, -1, -1, 0, 972, 38, 0, 1, 2, 32, 2, 0, 0, 11},  // shouldRasterize
    {982, -1, -1, -1, -1, 0, 973, 39, 0, 1, 2, 32, 0, 0, 0, 11},  // rasterizationScale
    {983, -1, -1, -1, 1651, 0, 974, 40, 0, 1, 2, 32, 2, 0, 0, 11},  // isDoubleSided
    {728, -1, -1, -1, -1, 0, 975, 41, 0, 1, 2, 32, 31, 0, 0, 11},  // mask
    {984, -1, -1, -1, -1, 0, 976, 42, 0, 1, 2, 32, 55, 0, 0, 11},  // contentsGravity
    {985, 986, 987, -1, -1, 0, 0, 43, 0, 0, 5, 4, 3, 0, 0, 11},  // layerMinXMinYCorner
    {988, 986, 989, -1, -1, 0, 0, 44, 0, 0, 5, 4, 3, 0, 0, 11},  // layerMaxXMinYCorner
    {990, 986, 991, -1, -1, 0, 0, 45, 0, 0, 5, 4, 3, 0, 0, 11},  // layerMinXMaxYCorner
    {992, 986, 993, -1, -1, 0, 0, 46, 0, 0, 5, 4, 3, 0, 0, 11},  // layerMaxXMaxYCorner
    {994, -1, -1, -1, -1, 0, 977, 47, 0, 1, 2, 32, 55, 0, 0, 11},  // actions
    {995, -1, -1, -1, -1, 0, 978, 48, 0, 1, 2, 32, 55, 0, 0, 11},  // magnificationFilter
    {996, -1, -1, -1, -1, 0, 979, 49, 0, 1, 2, 32, 55, 0, 0, 11},  // minificationFilter
    {997, -1, -1, -1, -1, 0, 980, 50, 0, 1, 2, 32, 55, 0, 0, 11},  // compositingFilter
    {998, -1, -1, -1, -1, 0, 981, 51, 0, 1, 2, 32, 55, 0, 0, 11},  // cornerCurve
    {999, -1, -1, -1, -1, 0, 982, 52, 0, 1, 2, 32, 55, 0, 0, 11},  // maskedCorners
    {781, -1, -1, -1, -1, 0, 983, 53, 0, 1, 2, 32, 55, 0, 0, 11},  // delegate
    {722, -1, -1, -1, 1650, 0, 984, 54, 0, 1, 2, 32, 2, 0, 0, 11},  // isOpaque
    {1000, -1, -1, -1, -1, 0, 985, 55, 0, 1, 2, 32, 2, 0, 0, 11},  // needsDisplayOnBoundsChange
    {1001, -1, -1, -1, -1, 0, 986, 56, 0, 1, 2, 32, 2, 0, 0, 11},  // allowsEdgeAntialiasing
    {1002, -1, -1, -1, -1, 0, 987, 57, 0, 1, 2, 32, 55, 0, 0, 11},  // lineCap
    {1003, -1, -1, -1, -1, 0, 988, 58, 0, 1, 2, 32, 55, 0, 0, 11},  // fillRule
    {1004, -1, -1, -1, -1, 0, 989, 59, 0, 1, 2, 32, 0, 0, 0, 11},  // miterLimit
    {1005, -1, -1, -1, -1, 0, 990, 60, 0, 1, 2, 32, 0, 0, 0, 11},  // strokeStart
    {1006, -1, -1, -1, -1, 0, 991, 61, 0, 1, 2, 32, 0, 0, 0, 11},  // strokeEnd
    {1007, -1, -1, -1, -1, 506, 992, 62, 0, 1, 1, 32, 14, 0, 0, 11},  // affineTransform
    {123, -1, -1, -1, -1, 506, 993, 63, 1, 2, 1, 32, 55, 0, 8, 11},  // setAffineTransform
    {1008, -1, -1, -1, 1640, 507, 995, 64, 0, 1, 1, 32, 31, 0, 0, 11},  // presentation
    {1009, -1, -1, -1, 1641, 507, 996, 65, 0, 1, 1, 32, 31, 0, 0, 11},  // model
    {1010, -1, -1, -1, -1, 0, 997, 66, 0, 1, 2, 32, 31, 0, 0, 11},  // superlayer
    {1011, -1, -1, -1, -1, 0, 998, 67, 0, 1, 2, 32, 4, 0, 0, 11},  // sublayers
    {1012, -1, -1, -1, -1, 507, 999, 68, 1, 2, 1, 32, 55, 0, 0, 11},  // addSublayer
    {1013, -1, -1, -1, -1, 508, 1001, 69, 0, 1, 1, 32, 55, 0, 0, 11},  // removeFromSuperlayer
    {911, -1, -1, -1, 1633, 508, 1002, 70, 2, 3, 1, 32, 9, 0, 5, 11},  // convert
    {911, -1, -1, -1, 1635, 510, 1005, 71, 2, 3, 1, 32, 9, 0, 5, 11},  // convert
    {947, -1, -1, -1, -1, 512, 1008, 72, 1, 2, 1, 32, 31, 0, 0, 11},  // hitTest
    {378, -1, -1, -1, 1587, 513, 1010, 73, 1, 2, 1, 32, 2, 0, 0, 11},  // contains
    {1014, -1, -1, -1, -1, 514, 1012, 0, 0, 0, 0, 0, 48, 0, 0, 12},  // Rectangle
    {1015, -1, -1, -1, -1, 514, 1012, 1, 0, 0, 0, 0, 48, 0, 0, 12},  // Circle
    {1016, -1, -1, -1, -1, 514, 1012, 2, 0, 0, 0, 0, 48, 0, 0, 12},  // Ellipse
    {1017, -1, -1, -1, -1, 514, 1012, 3, 0, 0, 0, 0, 48, 0, 0, 12},  // Capsule
    {1018, -1, -1, -1, -1, 514, 1012, 4, 1, 1, 0, 0, 48, 0, 0, 12},  // RoundedRectangle
    {1019, -1, -1, -1, -1, 515, 1013, 5, 1, 1, 0, 0, 48, 0, 0, 12},  // Text
    {1020, -1, -1, -1, -1, 516, 1014, 6, 1, 1, 0, 0, 48, 0, 0, 12},  // Image
    {1020, -1, -1, -1, -1, 517, 1015, 7, 1, 1, 0, 0, 48, 0, 0, 12},  // Image
    {701, -1, -1, -1, -1, 518, 1016, 8, 2, 3, 1, 49, 48, 0, 0, 12},  // frame
    {701, -1, -1, -1, -1, 520, 1019, 9, 1, 2, 1, 49, 48, 0, 0, 12},  // frame
    {701, -1, -1, -1, -1, 521, 1021, 10, 1, 2, 1, 49, 48, 0, 0, 12},  // frame
    {701, -1, -1, -1, -1, 522, 1023, 11, 3, 4, 1, 49, 48, 0, 0, 12},  // frame
    {1022, -1, -1, -1, -1, 525, 1027, 12, 1, 2, 1, 49, 48, 0, 0, 12},  // padding
    {120, -1, -1, -1, -1, 526, 1029, 13, 2, 3, 1, 49, 48, 0, 0, 12},  // position
    {120, -1, -1, -1, -1, 528, 1032, 14, 1, 2, 1, 49, 48, 0, 0, 12},  // position
    {1023, -1, -1, -1, -1, 529, 1034, 15, 2, 3, 1, 49, 48, 0, 0, 12},  // offset
    {1023, -1, -1, -1, -1, 531, 1037, 16, 1, 2, 1, 49, 48, 0, 0, 12},  // offset
    {1023, -1, -1, -1, -1, 532, 1039, 17, 1, 2, 1, 49, 48, 0, 0, 12},  // offset
    {1023, -1, -1, -1, -1, 533, 1041, 18, 1, 2, 1, 49, 48, 0, 0, 12},  // offset
    {1024, -1, -1, -1, -1, 534, 1043, 19, 1, 2, 1, 49, 48, 0, 0, 12},  // rotationEffect
    {1024, -1, -1, -1, -1, 535, 1045, 20, 2, 3, 1, 49, 48, 0, 0, 12},  // rotationEffect
    {1026, -1, -1, -1, -1, 537, 1048, 21, 1, 2, 1, 49, 48, 0, 0, 12},  // scaleEffect
    {1026, -1, -1, -1, -1, 538, 1050, 22, 2, 3, 1, 49, 48, 0, 0, 12},  // scaleEffect
    {1026, -1, -1, -1, -1, 540, 1053, 23, 2, 3, 1, 49, 48, 0, 0, 12},  // scaleEffect
    {1026, -1, -1, -1, -1, 542, 1056, 24, 1, 2, 1, 49, 48, 0, 0, 12},  // scaleEffect
    {1026, -1, -1, -1, -1, 543, 1058, 25, 1, 2, 1, 49, 48, 0, 0, 12},  // scaleEffect
    {1026, -1, -1, -1, -1, 544, 1060, 26, 3, 4, 1, 49, 48, 0, 0, 12},  // scaleEffect
    {1027, -1, -1, -1, -1, 547, 1064, 27, 1, 2, 1, 49, 48, 0, 0, 12},  // transformEffect
    {1028, -1, -1, -1, -1, 548, 1066, 28, 1, 2, 1, 49, 48, 0, 0, 12},  // modifier
    {121, -1, -1, -1, -1, 0, 1068, 29, 0, 1, 2, 49, 14, 0, 0, 12},  // transform
    {355, -1, -1, -1, -1, 0, 1069, 30, 0, 1, 2, 49, 4, 0, 0, 12},  // corners
    {356, -1, -1, -1, -1, 0, 1070, 31, 0, 1, 2, 49, 9, 0, 0, 12},  // center
    {1029, -1, -1, -1, -1, 0, 1071, 32, 0, 1, 2, 49, 13, 0, 0, 12},  // layoutFrame
    {301, -1, -1, -1, -1, 0, 1072, 33, 0, 1, 2, 49, 12, 0, 0, 12},  // size
    {1030, 1031, -1, -1, -1, 0, 0, 34, 0, 0, 5, 50, 49, 0, 0, 12},  // topLeading
    {358, 1031, -1, -1, -1, 0, 0, 35, 0, 0, 5, 50, 49, 0, 0, 12},  // top
    {1032, 1031, -1, -1, -1, 0, 0, 36, 0, 0, 5, 50, 49, 0, 0, 12},  // topTrailing
    {1033, 1031, -1, -1, -1, 0, 0, 37, 0, 0, 5, 50, 49, 0, 0, 12},  // leading
    {356, 1031, -1, -1, -1, 0, 0, 38, 0, 0, 5, 50, 49, 0, 0, 12},  // center
    {1034, 1031, -1, -1, -1, 0, 0, 39, 0, 0, 5, 50, 49, 0, 0, 12},  // trailing
    {1035, 1031, -1, -1, -1, 0, 0, 40, 0, 0, 5, 50, 49, 0, 0, 12},  // bottomLeading
    {360, 1031, -1, -1, -1, 0, 0, 41, 0, 0, 5, 50, 49, 0, 0, 12},  // bottom
    {1036, 1031, -1, -1, -1, 0, 0, 42, 0, 0, 5, 50, 49, 0, 0, 12},  // bottomTrailing
    {238, -1, -1, -1, -1, 0, 1073, 43, 0, 1, 2, 50, 0, 0, 0, 12},  // x
    {229, -1, -1, -1, -1, 0, 1074, 44, 0, 1, 2, 50, 0, 0, 0, 12},  // y
    {1031, -1, -1, -1, -1, 549, 1075, 45, 2, 2, 0, 0, 9, 0, 0, 12},  // UnitPoint
    {1038, -1, -1, -1, -1, 551, 1077, 46, 1, 1, 3, 0, 14, 0, 0, 12},  // ProjectionTransform
    {1039, -1, -1, -1, -1, 552, 1078, 0, 2, 2, 3, 0, 33, 0, 0, 13},  // UIGestureRecognizer
    {1039, -1, -1, -1, -1, 554, 1080, 1, 1, 1, 3, 0, 33, 0, 0, 13},  // UIGestureRecognizer
    {1039, -1, -1, -1, -1, 0, 0, 2, 0, 0, 3, 0, 33, 0, 0, 13},  // UIGestureRecognizer
    {1041, -1, -1, -1, -1, 555, 1081, 3, 2, 2, 3, 0, 33, 0, 0, 13},  // UIPanGestureRecognizer
    {1041, -1, -1, -1, -1, 557, 1083, 4, 1, 1, 3, 0, 33, 0, 0, 13},  // UIPanGestureRecognizer
    {1041, -1, -1, -1, -1, 0, 0, 5, 0, 0, 3, 0, 33, 0, 0, 13},  // UIPanGestureRecognizer
    {1042, -1, -1, -1, -1, 558, 1084, 6, 2, 2, 3, 0, 33, 0, 0, 13},  // UIPinchGestureRecognizer
    {1042, -1, -1, -1, -1, 560, 1086, 7, 1, 1, 3, 0, 33, 0, 0, 13},  // UIPinchGestureRecognizer
    {1042, -1, -1, -1, -1, 0, 0, 8, 0, 0, 3, 0, 33, 0, 0, 13},  // UIPinchGestureRecognizer
    {1043, -1, -1, -1, -1, 561, 1087, 9, 2, 2, 3, 0, 33, 0, 0, 13},  // UIRotationGestureRecognizer
    {1043, -1, -1, -1, -1, 563, 1089, 10, 1, 1, 3, 0, 33, 0, 0, 13},  // UIRotationGestureRecognizer
    {1043, -1, -1, -1, -1, 0, 0, 11, 0, 0, 3, 0, 33, 0, 0, 13},  // UIRotationGestureRecognizer
    {1044, -1, -1, -1, -1, 564, 1090, 12, 2, 2, 3, 0, 33, 0, 0, 13},  // UITapGestureRecognizer
    {1044, -1, -1, -1, -1, 566, 1092, 13, 1, 1, 3, 0, 33, 0, 0, 13},  // UITapGestureRecognizer
    {1044, -1, -1, -1, -1, 0, 0, 14, 0, 0, 3, 0, 33, 0, 0, 13},  // UITapGestureRecognizer
    {1045, -1, -1, -1, -1, 567, 1093, 15, 2, 2, 3, 0, 33, 0, 0, 13},  // UILongPressGestureRecognizer
    {1045, -1, -1, -1, -1, 569, 1095, 16, 1, 1, 3, 0, 33, 0, 0, 13},  // UILongPressGestureRecognizer
    {1045, -1, -1, -1, -1, 0, 0, 17, 0, 0, 3, 0, 33, 0, 0, 13},  // UILongPressGestureRecognizer
    {1046, -1, -1, -1, -1, 570, 1096, 18, 2, 2, 3, 0, 33, 0, 0, 13},  // UISwipeGestureRecognizer
    {1046, -1, -1, -1, -1, 572, 1098, 19, 1, 1, 3, 0, 33, 0, 0, 13},  // UISwipeGestureRecognizer
    {1046, -1, -1, -1, -1, 0, 0, 20, 0, 0, 3, 0, 33, 0, 0, 13},  // UISwipeGestureRecognizer
    {808, 1039, -1, -1, -1, 0, 0, 21, 0, 0, 5, 34, 52, 0, 0, 13},  // State
    {1047, 1039, -1, -1, -1, 0, 0, 22, 0, 0, 5, 34, 52, 0, 0, 13},  // Direction
    {760, -1, -1, -1, -1, 0, 1099, 23, 0, 1, 2, 35, 0, 0, 0, 13},  // rawValue
    {1050, 1051, 1052, -1, -1, 0, 0, 24, 0, 0, 5, 35, 34, 0, 0, 13},  // possible
    {1053, 1051, -1, -1, -1, 0, 0, 25, 0, 0, 5, 35, 34, 0, 0, 13},  // Possible
    {1054, 1051, 1055, -1, -1, 0, 0, 26, 0, 0, 5, 35, 34, 0, 0, 13},  // began
    {1056, 1051, -1, -1, -1, 0, 0, 27, 0, 0, 5, 35, 34, 0, 0, 13},  // Began
    {1057, 1051, 1058, -1, -1, 0, 0, 28, 0, 0, 5, 35, 34, 0, 0, 13},  // changed
    {1059, 1051, -1, -1, -1, 0, 0, 29, 0, 0, 5, 35, 34, 0, 0, 13},  // Changed
    {1060, 1051, 1061, -1, -1, 0, 0, 30, 0, 0, 5, 35, 34, 0, 0, 13},  // ended
    {1062, 1051, -1, -1, -1, 0, 0, 31, 0, 0, 5, 35, 34, 0, 0, 13},  // Ended
    {1063, 1051, 1064, -1, -1, 0, 0, 32, 0, 0, 5, 35, 34, 0, 0, 13},  // cancelled
    {1065, 1051, -1, -1, -1, 0, 0, 33, 0, 0, 5, 35, 34, 0, 0, 13},  // Cancelled
    {1066, 1051, 1067, -1, -1, 0, 0, 34, 0, 0, 5, 35, 34, 0, 0, 13},  // failed
    {1068, 1051, -1, -1, -1, 0, 0, 35, 0, 0, 5, 35, 34, 0, 0, 13},  // Failed
    {1069, 1051, 1070, -1, -1, 0, 0, 36, 0, 0, 5, 35, 34, 0, 0, 13},  // recognized
    {361, 1071, 1072, -1, -1, 0, 0, 37, 0, 0, 5, 36, 35, 0, 0, 13},  // right
    {1073, 1071, -1, -1, -1, 0, 0, 38, 0, 0, 5, 36, 35, 0, 0, 13},  // Right
    {359, 1071, 1074, -1, -1, 0, 0, 39, 0, 0, 5, 36, 35, 0, 0, 13},  // left
    {1075, 1071, -1, -1, -1, 0, 0, 40, 0, 0, 5, 36, 35, 0, 0, 13},  // Left
    {485, 1071, 1076, -1, -1, 0, 0, 41, 0, 0, 5, 36, 35, 0, 0, 13},  // up
    {1077, 1071, -1, -1, -1, 0, 0, 42, 0, 0, 5, 36, 35, 0, 0, 13},  // Up
    {486, 1071, 1078, -1, -1, 0, 0, 43, 0, 0, 5, 36, 35, 0, 0, 13},  // down
    {1079, 1071, -1, -1, -1, 0, 0, 44, 0, 0, 5, 36, 35, 0, 0, 13},  // Down
    {1080, -1, -1, -1, -1, 0, 1100, 45, 0, 1, 2, 34, 34, 0, 0, 13},  // state
    {879, -1, -1, -1, 1081, 0, 1101, 46, 0, 1, 2, 34, 2, 0, 0, 13},  // isEnabled
    {1081, -1, -1, -1, -1, 0, 1102, 47, 0, 1, 2, 34, 2, 0, 0, 13},  // enabled
    {77, -1, -1, -1, -1, 0, 1103, 48, 0, 1, 2, 34, 30, 0, 0, 13},  // view
    {706, -1, -1, -1, -1, 0, 1104, 49, 0, 1, 2, 34, 3, 0, 0, 13},  // name
    {1082, -1, -1, -1, -1, 0, 1105, 50, 0, 1, 2, 34, 2, 0, 0, 13},  // cancelsTouchesInView
    {1083, -1, -1, -1, -1, 0, 1106, 51, 0, 1, 2, 34, 2, 0, 0, 13},  // delaysTouchesBegan
    {1084, -1, -1, -1, -1, 0, 1107, 52, 0, 1, 2, 34, 2, 0, 0, 13},  // delaysTouchesEnded
    {1085, -1, -1, -1, -1, 0, 1108, 53, 0, 1, 2, 34, 0, 0, 0, 13},  // numberOfTouches
    {781, -1, -1, -1, -1, 0, 1109, 54, 0, 1, 2, 34, 55, 0, 0, 13},  // delegate
    {1086, -1, -1, -1, -1, 0, 1110, 55, 0, 1, 2, 34, 0, 0, 0, 13},  // minimumNumberOfTouches
    {1087, -1, -1, -1, -1, 0, 1111, 56, 0, 1, 2, 34, 0, 0, 0, 13},  // maximumNumberOfTouches
    {1088, -1, -1, -1, -1, 0, 1112, 57, 0, 1, 2, 34, 0, 0, 0, 13},  // numberOfTapsRequired
    {1089, -1, -1, -1, -1, 0, 1113, 58, 0, 1, 2, 34, 0, 0, 0, 13},  // numberOfTouchesRequired
    {1090, -1, -1, -1, -1, 0, 1114, 59, 0, 1, 2, 34, 0, 0, 0, 13},  // minimumPressDuration
    {1091, -1, -1, -1, -1, 0, 1115, 60, 0, 1, 2, 34, 0, 0, 0, 13},  // allowableMovement
    {1092, -1, -1, -1, -1, 0, 1116, 61, 0, 1, 2, 34, 35, 0, 0, 13},  // direction
    {276, -1, -1, -1, -1, 0, 1117, 62, 0, 1, 2, 34, 0, 0, 0, 13},  // scale
    {278, -1, -1, -1, -1, 0, 1118, 63, 0, 1, 2, 34, 0, 0, 0, 13},  // rotation
    {1093, -1, -1, -1, -1, 0, 1119, 64, 0, 1, 2, 34, 0, 0, 0, 13},  // velocity
    {1094, -1, -1, -1, -1, 573, 1120, 65, 1, 2, 1, 34, 9, 0, 0, 13},  // location
    {1095, -1, -1, -1, -1, 574, 1122, 66, 1, 2, 1, 34, 9, 0, 0, 13},  // locationInView
    {1094, -1, -1, -1, 1671, 575, 1124, 67, 2, 3, 1, 34, 9, 0, 0, 13},  // location
    {1097, -1, -1, -1, -1, 577, 1127, 68, 2, 3, 1, 34, 9, 0, 0, 13},  // locationOfTouch
    {279, -1, -1, -1, -1, 579, 1130, 69, 1, 2, 1, 34, 9, 0, 0, 13},  // translation
    {1099, -1, -1, -1, -1, 580, 1132, 70, 1, 2, 1, 34, 9, 0, 0, 13},  // translationInView
    {1093, -1, -1, -1, -1, 581, 1134, 71, 1, 2, 1, 34, 9, 0, 0, 13},  // velocity
    {1100, -1, -1, -1, -1, 582, 1136, 72, 1, 2, 1, 34, 9, 0, 0, 13},  // velocityInView
    {1101, -1, -1, -1, 1672, 583, 1138, 73, 2, 3, 1, 34, 55, 0, 0, 13},  // setTranslation
    {1101, -1, -1, -1, -1, 585, 1141, 74, 2, 3, 1, 34, 55, 0, 0, 13},  // setTranslation
    {861, -1, -1, -1, -1, 587, 1144, 75, 2, 3, 1, 34, 55, 0, 0, 13},  // addTarget
    {864, -1, -1, -1, -1, 589, 1147, 76, 2, 3, 1, 34, 55, 0, 0, 13},  // removeTarget
    {1102, -1, -1, -1, -1, 591, 1150, 77, 2, 3, 1, 34, 55, 0, 0, 13},  // touchesBegan
    {1103, -1, -1, -1, -1, 593, 1153, 78, 2, 3, 1, 34, 55, 0, 0, 13},  // touchesMoved
    {1104, -1, -1, -1, -1, 595, 1156, 79, 2, 3, 1, 34, 55, 0, 0, 13},  // touchesEnded
    {1105, -1, -1, -1, -1, 597, 1159, 80, 2, 3, 1, 34, 55, 0, 0, 13},  // touchesCancelled
    {1102, -1, -1, -1, -1, 599, 1162, 81, 2, 3, 1, 34, 55, 0, 0, 13},  // touchesBegan
    {1103, -1, -1, -1, -1, 601, 1165, 82, 2, 3, 1, 34, 55, 0, 0, 13},  // touchesMoved
    {1104, -1, -1, -1, -1, 603, 1168, 83, 2, 3, 1, 34, 55, 0, 0, 13},  // touchesEnded
    {1105, -1, -1, -1, -1, 605, 1171, 84, 2, 3, 1, 34, 55, 0, 0, 13},  // touchesCancelled
    {1107, -1, -1, -1, -1, 607, 1174, 85, 2, 3, 1, 34, 55, 0, 0, 13},  // ignore
    {1108, -1, -1, -1, -1, 609, 1177, 86, 2, 3, 1, 34, 55, 0, 0, 13},  // ignoreTouch
    {1110, -1, -1, -1, -1, 611, 1180, 87, 0, 1, 1, 34, 55, 0, 0, 13},  // reset
    {1111, -1, -1, -1, 1673, 611, 1181, 88, 1, 2, 1, 34, 55, 0, 0, 13},  // require
    {1113, -1, -1, -1, -1, 612, 1183, 89, 1, 2, 1, 34, 55, 0, 0, 13},  // requireGestureRecognizerToFail
    {1114, -1, -1, -1, -1, 613, 1185, 90, 1, 2, 1, 31, 55, 0, 0, 13},  // addGestureRecognizer
    {1115, -1, -1, -1, -1, 614, 1187, 91, 1, 2, 1, 31, 55, 0, 0, 13},  // removeGestureRecognizer
    {1116, -1, -1, -1, -1, 0, 1189, 92, 0, 1, 2, 31, 4, 0, 0, 13},  // gestureRecognizers
    {1117, -1, -1, -1, -1, 0, 1190, 93, 0, 1, 2, 31, 2, 0, 0, 13},  // isMultipleTouchEnabled
    {1118, -1, -1, -1, -1, 0, 1191, 94, 0, 1, 2, 31, 2, 0, 0, 13},  // multipleTouchEnabled
    {1119, -1, -1, -1, 1628, 0, 1192, 95, 0, 1, 2, 31, 2, 0, 0, 13},  // isExclusiveTouch
    {1094, -1, -1, -1, -1, 615, 1193, 0, 1, 2, 1, 52, 9, 0, 0, 14},  // location
    {1095, -1, -1, -1, -1, 616, 1195, 1, 1, 2, 1, 52, 9, 0, 0, 14},  // locationInView
    {1126, -1, -1, -1, -1, 617, 1197, 2, 1, 2, 1, 52, 9, 0, 0, 14},  // previousLocation
    {1127, -1, -1, -1, -1, 618, 1199, 3, 1, 2, 1, 52, 9, 0, 0, 14},  // previousLocationInView
    {1128, 1120, -1, -1, -1, 0, 0, 4, 0, 0, 5, 52, 52, 0, 0, 14},  // Phase
    {1054, 1130, 1131, -1, -1, 0, 0, 5, 0, 0, 5, 37, 36, 0, 0, 14},  // began
    {1132, 1130, 1133, -1, -1, 0, 0, 6, 0, 0, 5, 37, 36, 0, 0, 14},  // moved
    {1134, 1130, 1135, -1, -1, 0, 0, 7, 0, 0, 5, 37, 36, 0, 0, 14},  // stationary
    {1060, 1130, 1136, -1, -1, 0, 0, 8, 0, 0, 5, 37, 36, 0, 0, 14},  // ended
    {1063, 1130, 1137, -1, -1, 0, 0, 9, 0, 0, 5, 37, 36, 0, 0, 14},  // cancelled
    {638, -1, -1, -1, -1, 619, 1201, 10, 0, 1, 1, 5, 55, 0, 0, 14},  // anyObject
    {1140, -1, -1, -1, -1, 619, 1202, 11, 1, 2, 1, 52, 4, 0, 0, 14},  // touches
    {1141, -1, -1, -1, -1, 620, 1204, 12, 1, 2, 1, 52, 4, 0, 0, 14},  // touchesForView
    {1142, -1, -1, -1, -1, 621, 1206, 13, 1, 2, 1, 52, 4, 0, 0, 14},  // touchesForGestureRecognizer
    {1143, -1, -1, -1, -1, 622, 1208, 14, 1, 2, 1, 52, 4, 0, 0, 14},  // coalescedTouches
    {1144, -1, -1, -1, -1, 623, 1210, 15, 1, 2, 1, 52, 4, 0, 0, 14},  // coalescedTouchesForTouch
    {1145, -1, -1, -1, -1, 624, 1212, 16, 1, 2, 1, 52, 4, 0, 0, 14},  // predictedTouches
    {1146, -1, -1, -1, -1, 625, 1214, 17, 1, 2, 1, 52, 4, 0, 0, 14},  // predictedTouchesForTouch
    {1147, -1, -1, -1, -1, 626, 1216, 18, 3, 3, 0, 0, 55, 0, 0, 14},  // drag
    {1147, -1, -1, -1, -1, 629, 1219, 19, 4, 4, 0, 0, 55, 0, 0, 14},  // drag
    {1150, -1, -1, -1, -1, 633, 1223, 20, 3, 3, 0, 0, 55, 0, 0, 14},  // fingers
    {1150, -1, -1, -1, -1, 636, 1226, 21, 4, 4, 0, 0, 55, 0, 0, 14},  // fingers
    {1151, -1, -1, -1, -1, 640, 1230, 22, 4, 4, 0, 0, 55, 0, 0, 14},  // pinch
    {1151, -1, -1, -1, -1, 644, 1234, 23, 5, 5, 0, 0, 55, 0, 1, 14},  // pinch
    {1152, -1, -1, -1, -1, 649, 1239, 24, 4, 4, 0, 0, 55, 0, 1, 14},  // twist
    {1154, -1, -1, -1, -1, 653, 1243, 25, 1, 1, 0, 0, 55, 0, 0, 14},  // tap
    {1154, -1, -1, -1, -1, 654, 1244, 26, 2, 2, 0, 0, 55, 0, 0, 14},  // tap
    {1154, -1, -1, -1, -1, 656, 1246, 27, 2, 2, 0, 0, 55, 0, 0, 14},  // tap
    {1154, -1, -1, -1, -1, 658, 1248, 28, 3, 3, 0, 0, 55, 0, 0, 14},  // tap
    {1156, -1, -1, -1, -1, 661, 1251, 29, 2, 2, 0, 0, 55, 0, 0, 14},  // press
    {1150, -1, -1, -1, -1, 663, 1253, 30, 2, 2, 0, 0, 55, 0, 0, 14},  // fingers
    {1158, -1, -1, -1, -1, 665, 1255, 31, 0, 0, 0, 0, 55, 0, 0, 14},  // lift
    {1159, -1, -1, -1, -1, 665, 1255, 32, 0, 0, 0, 0, 55, 0, 0, 14},  // cancel
    {1162, 211, -1, -1, -1, 0, 0, 0, 0, 0, 5, 31, 52, 0, 0, 15},  // AnimationOptions
    {1163, 211, -1, -1, -1, 0, 0, 1, 0, 0, 5, 31, 52, 0, 0, 15},  // KeyframeAnimationOptions
    {1165, 211, -1, -1, -1, 0, 0, 2, 0, 0, 5, 31, 52, 0, 0, 15},  // AnimationCurve
    {760, -1, -1, -1, -1, 0, 1255, 3, 0, 1, 2, 40, 0, 0, 0, 15},  // rawValue
    {1162, 211, -1, -1, -1, 665, 1256, 4, 1, 1, 4, 31, 4, 0, 0, 15},  // AnimationOptions
    {1163, 211, -1, -1, -1, 666, 1257, 5, 1, 1, 4, 31, 4, 0, 0, 15},  // KeyframeAnimationOptions
    {1160, -1, -1, -1, -1, 667, 1258, 6, 1, 1, 3, 0, 39, 0, 0, 15},  // UIViewAnimationOptions
    {1161, -1, -1, -1, -1, 668, 1259, 7, 1, 1, 3, 0, 39, 0, 0, 15},  // UIViewKeyframeAnimationOptions
    {1171, 1160, 1172, -1, -1, 0, 0, 8, 0, 0, 5, 40, 39, 0, 0, 15},  // curveEaseInOut
    {1173, 1160, 1174, -1, -1, 0, 0, 9, 0, 0, 5, 40, 39, 0, 0, 15},  // curveEaseIn
    {1175, 1160, 1176, -1, -1, 0, 0, 10, 0, 0, 5, 40, 39, 0, 0, 15},  // curveEaseOut
    {1177, 1160, 1178, -1, -1, 0, 0, 11, 0, 0, 5, 40, 39, 0, 0, 15},  // curveLinear
    {10, 1160, 1179, -1, -1, 0, 0, 12, 0, 0, 5, 40, 39, 0, 0, 15},  // repeat
    {1180, 1160, 1181, -1, -1, 0, 0, 13, 0, 0, 5, 40, 39, 0, 0, 15},  // autoreverse
    {1182, 1160, 1183, -1, -1, 0, 0, 14, 0, 0, 5, 40, 39, 0, 0, 15},  // beginFromCurrentState
    {1184, 1160, 1185, -1, -1, 0, 0, 15, 0, 0, 5, 40, 39, 0, 0, 15},  // overrideInheritedDuration
    {1186, 1160, 1187, -1, -1, 0, 0, 16, 0, 0, 5, 40, 39, 0, 0, 15},  // overrideInheritedCurve
    {1188, 1160, 1189, -1, -1, 0, 0, 17, 0, 0, 5, 40, 39, 0, 0, 15},  // overrideInheritedOptions
    {1190, 1160, 1191, -1, -1, 0, 0, 18, 0, 0, 5, 40, 39, 0, 0, 15},  // allowUserInteraction
    {922, 1160, 1192, -1, -1, 0, 0, 19, 0, 0, 5, 40, 39, 0, 0, 15},  // layoutSubviews
    {1193, 1160, 1194, -1, -1, 0, 0, 20, 0, 0, 5, 40, 39, 0, 0, 15},  // allowAnimatedContent
    {1195, 1160, 1196, -1, -1, 0, 0, 21, 0, 0, 5, 40, 39, 0, 0, 15},  // showHideTransitionViews
    {1197, 1160, 1198, -1, -1, 0, 0, 22, 0, 0, 5, 40, 39, 0, 0, 15},  // calculationModeLinear
    {1199, 1160, 1200, -1, -1, 0, 0, 23, 0, 0, 5, 40, 39, 0, 0, 15},  // calculationModeDiscrete
    {1201, 1160, -1, -1, -1, 0, 0, 24, 0, 0, 5, 40, 39, 0, 0, 15},  // CurveEaseInOut
    {1202, 1160, -1, -1, -1, 0, 0, 25, 0, 0, 5, 40, 39, 0, 0, 15},  // CurveEaseIn
    {1203, 1160, -1, -1, -1, 0, 0, 26, 0, 0, 5, 40, 39, 0, 0, 15},  // CurveEaseOut
    {1204, 1160, -1, -1, -1, 0, 0, 27, 0, 0, 5, 40, 39, 0, 0, 15},  // CurveLinear
    {1205, 1160, -1, -1, -1, 0, 0, 28, 0, 0, 5, 40, 39, 0, 0, 15},  // Repeat
    {1206, 1160, -1, -1, -1, 0, 0, 29, 0, 0, 5, 40, 39, 0, 0, 15},  // Autoreverse
    {1207, 1160, -1, -1, -1, 0, 0, 30, 0, 0, 5, 40, 39, 0, 0, 15},  // BeginFromCurrentState
    {1208, 1160, -1, -1, -1, 0, 0, 31, 0, 0, 5, 40, 39, 0, 0, 15},  // OverrideInheritedDuration
    {1209, 1160, -1, -1, -1, 0, 0, 32, 0, 0, 5, 40, 39, 0, 0, 15},  // OverrideInheritedCurve
    {1210, 1160, -1, -1, -1, 0, 0, 33, 0, 0, 5, 40, 39, 0, 0, 15},  // OverrideInheritedOptions
    {1211, 1160, -1, -1, -1, 0, 0, 34, 0, 0, 5, 40, 39, 0, 0, 15},  // AllowUserInteraction
    {1212, 1160, -1, -1, -1, 0, 0, 35, 0, 0, 5, 40, 39, 0, 0, 15},  // LayoutSubviews
    {1213, 1160, -1, -1, -1, 0, 0, 36, 0, 0, 5, 40, 39, 0, 0, 15},  // CalculationModeLinear
    {1214, 1164, 1215, -1, -1, 0, 0, 37, 0, 0, 5, 41, 40, 0, 0, 15},  // easeInOut
    {1216, 1164, 1217, -1, -1, 0, 0, 38, 0, 0, 5, 41, 40, 0, 0, 15},  // easeIn
    {1218, 1164, 1219, -1, -1, 0, 0, 39, 0, 0, 5, 41, 40, 0, 0, 15},  // easeOut
    {1220, 1164, 1221, -1, -1, 0, 0, 40, 0, 0, 5, 41, 40, 0, 0, 15},  // linear
    {1222, 1164, -1, -1, -1, 0, 0, 41, 0, 0, 5, 41, 40, 0, 0, 15},  // EaseInOut
    {1223, 1164, -1, -1, -1, 0, 0, 42, 0, 0, 5, 41, 40, 0, 0, 15},  // EaseIn
    {1224, 1164, -1, -1, -1, 0, 0, 43, 0, 0, 5, 41, 40, 0, 0, 15},  // EaseOut
    {1225, 1164, -1, -1, -1, 0, 0, 44, 0, 0, 5, 41, 40, 0, 0, 15},  // Linear
    {1220, 1166, 1226, -1, -1, 0, 0, 45, 0, 0, 5, 42, 41, 0, 0, 15},  // linear
    {1216, 1166, 1227, -1, -1, 0, 0, 46, 0, 0, 5, 42, 41, 0, 0, 15},  // easeIn
    {1218, 1166, 1228, -1, -1, 0, 0, 47, 0, 0, 5, 42, 41, 0, 0, 15},  // easeOut
    {1229, 1166, 1230, -1, -1, 0, 0, 48, 0, 0, 5, 42, 41, 0, 0, 15},  // easeInEaseOut
    {15, 1166, 1231, -1, -1, 0, 0, 49, 0, 0, 5, 42, 41, 0, 0, 15},  // default
    {1232, 1169, 1233, -1, -1, 0, 0, 50, 0, 0, 5, 43, 42, 0, 0, 15},  // removed
    {1234, 1169, 1235, -1, -1, 0, 0, 51, 0, 0, 5, 43, 42, 0, 0, 15},  // forwards
    {1236, 1169, 1237, -1, -1, 0, 0, 52, 0, 0, 5, 43, 42, 0, 0, 15},  // backwards
    {1238, 1169, 1239, -1, -1, 0, 0, 53, 0, 0, 5, 43, 42, 0, 0, 15},  // both
    {1240, 1167, 1241, -1, -1, 0, 0, 54, 0, 0, 5, 45, 44, 0, 0, 15},  // inactive
    {1242, 1167, 1243, -1, -1, 0, 0, 55, 0, 0, 5, 45, 44, 0, 0, 15},  // active
    {1244, 1167, 1245, -1, -1, 0, 0, 56, 0, 0, 5, 45, 44, 0, 0, 15},  // stopped
    {1246, 1168, 1247, -1, -1, 0, 0, 57, 0, 0, 5, 46, 45, 0, 0, 15},  // end
    {1248, 1168, 1249, -1, -1, 0, 0, 58, 0, 0, 5, 46, 45, 0, 0, 15},  // start
    {940, 1168, 1250, -1, -1, 0, 0, 59, 0, 0, 5, 46, 45, 0, 0, 15},  // current
    {1220, 1170, 1251, -1, -1, 0, 0, 60, 0, 0, 5, 44, 43, 0, 0, 15},  // linear
    {1252, 1170, 1253, -1, -1, 0, 0, 61, 0, 0, 5, 44, 43, 0, 0, 15},  // discrete
    {1254, 1170, 1255, -1, -1, 0, 0, 62, 0, 0, 5, 44, 43, 0, 0, 15},  // paced
    {1256, -1, -1, -1, -1, 669, 1260, 0, 1, 1, 0, 0, 55, 0, 0, 16},  // advance
    {1257, -1, -1, -1, -1, 670, 1261, 1, 0, 0, 0, 0, 55, 0, 0, 16},  // run
    {1258, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 0, 0, 0, 16},  // now
    {1259, -1, -1, -1, -1, 670, 1261, 3, 0, 0, 0, 0, 0, 0, 0, 16},  // CACurrentMediaTime
    {1260, -1, -1, -1, -1, 670, 1261, 4, 1, 1, 3, 0, 38, 0, 0, 16},  // CAMediaTimingFunction
    {1264, 1260, -1, -1, -1, 671, 1262, 5, 1, 1, 4, 39, 38, 0, 0, 16},  // functionWithName
    {1260, -1, -1, -1, -1, 672, 1263, 6, 4, 4, 3, 0, 38, 0, 0, 16},  // CAMediaTimingFunction
    {1261, -1, -1, -1, -1, 676, 1267, 7, 2, 2, 3, 0, 38, 0, 0, 16},  // UICubicTimingParameters
    {1261, -1, -1, -1, -1, 678, 1269, 8, 1, 1, 3, 0, 38, 0, 0, 16},  // UICubicTimingParameters
    {1262, -1, -1, -1, -1, 679, 1270, 9, 1, 1, 3, 0, 38, 0, 0, 16},  // UISpringTimingParameters
    {1262, -1, -1, -1, -1, 680, 1271, 10, 2, 2, 3, 0, 38, 0, 0, 16},  // UISpringTimingParameters
    {1262, -1, -1, -1, -1, 682, 1273, 11, 4, 4, 3, 0, 38, 0, 0, 16},  // UISpringTimingParameters
    {75, -1, -1, -1, -1, 686, 1277, 12, 1, 2, 1, 39, 0, 0, 0, 16},  // value
    {1093, -1, -1, -1, -1, 687, 1279, 13, 1, 2, 1, 39, 0, 0, 0, 16},  // velocity
    {1266, -1, -1, -1, -1, 0, 1281, 14, 0, 1, 2, 39, 9, 0, 0, 16},  // controlPoint1
    {1267, -1, -1, -1, -1, 0, 1282, 15, 0, 1, 2, 39, 9, 0, 0, 16},  // controlPoint2
    {1220, 1263, -1, -1, -1, 0, 0, 16, 0, 0, 5, 39, 38, 0, 0, 16},  // linear
    {1216, 1263, -1, -1, -1, 0, 0, 17, 0, 0, 5, 39, 38, 0, 0, 16},  // easeIn
    {1218, 1263, -1, -1, -1, 0, 0, 18, 0, 0, 5, 39, 38, 0, 0, 16},  // easeOut
    {1214, 1263, -1, -1, -1, 0, 0, 19, 0, 0, 5, 39, 38, 0, 0, 16},  // easeInOut
    {1274, 1263, -1, -1, -1, 688, 1283, 20, 2, 2, 4, 39, 38, 0, 0, 16},  // bezier
    {1277, -1, -1, -1, -1, 690, 1285, 21, 3, 3, 0, 0, 14, 0, 0, 16},  // interpolate
    {1278, 211, -1, -1, -1, 695, 1288, 0, 2, 2, 4, 31, 55, 0, 0, 17},  // animate
    {1278, 211, -1, -1, -1, 700, 1290, 1, 3, 3, 4, 31, 55, 0, 0, 17},  // animate
    {1278, 211, -1, -1, -1, 706, 1293, 2, 3, 3, 4, 31, 55, 0, 0, 17},  // animate
    {1278, 211, -1, -1, -1, 713, 1296, 3, 4, 4, 4, 31, 55, 0, 0, 17},  // animate
    {1278, 211, -1, -1, -1, 721, 1300, 4, 4, 4, 4, 31, 55, 0, 0, 17},  // animate
    {1278, 211, -1, -1, -1, 730, 1304, 5, 5, 5, 4, 31, 55, 0, 0, 17},  // animate
    {1278, 211, -1, -1, -1, 740, 1309, 6, 5, 5, 4, 31, 55, 0, 0, 17},  // animate
    {1278, 211, -1, -1, -1, 751, 1314, 7, 6, 6, 4, 31, 55, 0, 0, 17},  // animate
    {1278, 211, -1, -1, -1, 763, 1320, 8, 6, 6, 4, 31, 55, 0, 0, 17},  // animate
    {1278, 211, -1, -1, -1, 776, 1326, 9, 7, 7, 4, 31, 55, 0, 0, 17},  // animate
    {1286, 211, -1, -1, -1, 785, 1333, 10, 2, 2, 4, 31, 55, 0, 0, 17},  // animateWithDuration
    {1286, 211, -1, -1, -1, 790, 1335, 11, 3, 3, 4, 31, 55, 0, 0, 17},  // animateWithDuration
    {1286, 211, -1, -1, -1, 797, 1338, 12, 4, 4, 4, 31, 55, 0, 0, 17},  // animateWithDuration
    {1286, 211, -1, -1, -1, 806, 1342, 13, 5, 5, 4, 31, 55, 0, 0, 17},  // animateWithDuration
    {1286, 211, -1, -1, -1, 818, 1347, 14, 7, 7, 4, 31, 55, 0, 0, 17},  // animateWithDuration
    {1287, 211, -1, -1, -1, 828, 1354, 15, 3, 3, 4, 31, 55, 0, 0, 17},  // animateKeyframes
    {1287, 211, -1, -1, -1, 835, 1357, 16, 4, 4, 4, 31, 55, 0, 0, 17},  // animateKeyframes
    {1287, 211, -1, -1, -1, 843, 1361, 17, 4, 4, 4, 31, 55, 0, 0, 17},  // animateKeyframes
    {1287, 211, -1, -1, -1, 852, 1365, 18, 5, 5, 4, 31, 55, 0, 0, 17},  // animateKeyframes
    {1288, 211, -1, -1, -1, 862, 1370, 19, 5, 5, 4, 31, 55, 0, 0, 17},  // animateKeyframesWithDuration
    {1289, 211, -1, -1, -1, 870, 1375, 20, 3, 3, 4, 31, 55, 0, 0, 17},  // addKeyframe
    {1292, 211, -1, -1, -1, 876, 1378, 21, 3, 3, 4, 31, 55, 0, 0, 17},  // addKeyframeWithRelativeStartTime
    {1293, 1294, -1, -1, -1, 884, 1381, 22, 5, 5, 4, 38, 37, 0, 0, 17},  // runningPropertyAnimator
    {1293, 1294, -1, -1, -1, 893, 1386, 23, 4, 4, 4, 38, 37, 0, 0, 17},  // runningPropertyAnimator
    {1293, 1294, -1, -1, -1, 901, 1390, 24, 4, 4, 4, 38, 37, 0, 0, 17},  // runningPropertyAnimator
    {1293, 1294, -1, -1, -1, 908, 1394, 25, 3, 3, 4, 38, 37, 0, 0, 17},  // runningPropertyAnimator
    {1295, 211, -1, -1, -1, 911, 1397, 26, 2, 2, 4, 31, 55, 0, 0, 17},  // beginAnimations
    {1297, 211, -1, -1, -1, 913, 1399, 27, 0, 0, 4, 31, 55, 0, 0, 17},  // commitAnimations
    {1298, 211, -1, -1, -1, 913, 1399, 28, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationDuration
    {1299, 211, -1, -1, -1, 914, 1400, 29, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationDelay
    {1300, 211, -1, -1, -1, 915, 1401, 30, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationRepeatCount
    {1301, 211, -1, -1, -1, 916, 1402, 31, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationRepeatAutoreverses
    {1302, 211, -1, -1, -1, 917, 1403, 32, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationBeginsFromCurrentState
    {1303, 211, -1, -1, -1, 918, 1404, 33, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationCurve
    {1304, 211, -1, -1, -1, 919, 1405, 34, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationDelegate
    {1305, 211, -1, -1, -1, 920, 1406, 35, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationDidStop
    {1306, 211, -1, -1, -1, 921, 1407, 36, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationDidStopSelector
    {945, 1307, -1, -1, -1, 0, 0, 37, 0, 0, 5, 48, 47, 0, 0, 17},  // main
    {1310, 1307, -1, -1, -1, 0, 0, 38, 0, 0, 5, 48, 47, 0, 0, 17},  // background
    {1311, 1307, -1, -1, -1, 922, 1408, 39, 0, 0, 4, 48, 47, 0, 0, 17},  // global
    {1311, 1307, -1, -1, -1, 922, 1408, 40, 1, 1, 4, 48, 47, 0, 0, 17},  // global
    {1307, -1, -1, -1, -1, 923, 1409, 41, 1, 1, 3, 0, 47, 0, 0, 17},  // DispatchQueue
    {1307, -1, -1, -1, -1, 924, 1410, 42, 2, 2, 3, 0, 47, 0, 0, 17},  // DispatchQueue
    {1313, -1, -1, -1, -1, 926, 1412, 43, 1, 2, 1, 48, 55, 0, 0, 17},  // sync
    {1313, -1, -1, -1, -1, 927, 1414, 44, 1, 2, 1, 48, 55, 0, 0, 17},  // sync
    {1315, -1, -1, -1, -1, 928, 1416, 45, 1, 2, 1, 48, 55, 0, 0, 17},  // async
    {1315, -1, -1, -1, -1, 929, 1418, 46, 1, 2, 1, 48, 55, 0, 0, 17},  // async
    {1316, -1, -1, -1, -1, 930, 1420, 47, 2, 3, 1, 48, 55, 0, 0, 17},  // asyncAfter
    {1316, -1, -1, -1, -1, 932, 1423, 48, 2, 3, 1, 48, 55, 0, 0, 17},  // asyncAfter
    {1318, -1, -1, -1, -1, 934, 1426, 49, 2, 2, 0, 0, 55, 0, 0, 17},  // dispatch_async
    {1319, -1, -1, -1, -1, 936, 1428, 50, 3, 3, 0, 0, 55, 0, 0, 17},  // dispatch_after
    {1320, -1, -1, -1, -1, 939, 1431, 51, 0, 0, 0, 0, 47, 0, 0, 17},  // dispatch_get_main_queue
    {1258, 1308, -1, -1, -1, 939, 1431, 52, 0, 0, 4, 1, 0, 0, 0, 17},  // now
    {1157, 1309, -1, -1, -1, 939, 1431, 53, 1, 1, 4, 1, 0, 0, 0, 17},  // seconds
    {1321, 1309, -1, -1, -1, 940, 1432, 54, 1, 1, 4, 1, 0, 0, 0, 17},  // milliseconds
    {1322, 1309, -1, -1, -1, 941, 1433, 55, 1, 1, 4, 1, 0, 0, 0, 17},  // microseconds
    {1323, 1309, -1, -1, -1, 942, 1434, 56, 1, 1, 4, 1, 0, 0, 0, 17},  // nanoseconds
    {1324, -1, -1, -1, -1, 0, 0, 57, 0, 0, 5, 0, 0, 0, 0, 17},  // DISPATCH_TIME_NOW
    {1325, -1, -1, -1, -1, 0, 0, 58, 0, 0, 5, 0, 0, 0, 0, 17},  // NSEC_PER_SEC
    {1326, -1, -1, -1, -1, 0, 0, 59, 0, 0, 5, 0, 0, 0, 0, 17},  // NSEC_PER_MSEC
    {1327, -1, -1, -1, -1, 943, 1435, 60, 2, 2, 0, 0, 0, 0, 0, 17},  // dispatch_time
    {1328, 211, -1, -1, -1, 946, 1437, 61, 1, 1, 4, 31, 55, 0, 0, 17},  // performWithoutAnimation
    {1329, 211, -1, -1, -1, 947, 1438, 62, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationsEnabled
    {1330, 211, -1, -1, -1, 948, 1439, 63, 0, 0, 4, 31, 2, 0, 0, 17},  // areAnimationsEnabled
    {1330, 211, -1, -1, -1, 0, 0, 64, 0, 0, 5, 31, 2, 0, 0, 17},  // areAnimationsEnabled
    {1331, -1, -1, -1, -1, 0, 0, 0, 0, 0, 3, 0, 37, 0, 0, 18},  // CABasicAnimation
    {1331, -1, -1, -1, -1, 948, 1439, 1, 1, 1, 3, 0, 37, 0, 0, 18},  // CABasicAnimation
    {1333, -1, -1, -1, -1, 0, 0, 2, 0, 0, 3, 0, 37, 0, 0, 18},  // CASpringAnimation
    {1333, -1, -1, -1, -1, 949, 1440, 3, 1, 1, 3, 0, 37, 0, 0, 18},  // CASpringAnimation
    {1334, -1, -1, -1, -1, 0, 0, 4, 0, 0, 3, 0, 37, 0, 0, 18},  // CAKeyframeAnimation
    {1334, -1, -1, -1, -1, 950, 1441, 5, 1, 1, 3, 0, 37, 0, 0, 18},  // CAKeyframeAnimation
    {1335, -1, -1, -1, -1, 0, 0, 6, 0, 0, 3, 0, 37, 0, 0, 18},  // CAAnimationGroup
    {1332, -1, -1, -1, -1, 0, 1442, 7, 0, 1, 2, 38, 3, 0, 0, 18},  // keyPath
    {1336, -1, -1, -1, -1, 0, 1443, 8, 0, 1, 2, 38, 55, 0, 1, 18},  // fromValue
    {1337, -1, -1, -1, -1, 0, 1444, 9, 0, 1, 2, 38, 55, 0, 1, 18},  // toValue
    {1338, -1, -1, -1, -1, 0, 1445, 10, 0, 1, 2, 38, 55, 0, 1, 18},  // byValue
    {608, -1, -1, -1, -1, 0, 1446, 11, 0, 1, 2, 38, 4, 0, 1, 18},  // values
    {1339, -1, -1, -1, -1, 0, 1447, 12, 0, 1, 2, 38, 32, 0, 0, 18},  // path
    {1340, -1, -1, -1, -1, 0, 1448, 13, 0, 1, 2, 38, 4, 0, 0, 18},  // keyTimes
    {1341, -1, -1, -1, -1, 0, 1449, 14, 0, 1, 2, 38, 4, 0, 0, 18},  // timingFunctions
    {1342, -1, -1, -1, -1, 0, 1450, 15, 0, 1, 2, 38, 43, 0, 0, 18},  // calculationMode
    {1343, -1, -1, -1, -1, 0, 1451, 16, 0, 1, 2, 38, 55, 0, 0, 18},  // rotationMode
    {1280, -1, -1, -1, -1, 0, 1452, 17, 0, 1, 2, 38, 4, 0, 0, 18},  // animations
    {1344, -1, -1, -1, -1, 0, 1453, 18, 0, 1, 2, 38, 2, 0, 0, 18},  // additive
    {1345, -1, -1, -1, -1, 0, 1454, 19, 0, 1, 2, 38, 2, 0, 0, 18},  // isAdditive
    {1346, -1, -1, -1, -1, 0, 1455, 20, 0, 1, 2, 38, 2, 0, 0, 18},  // cumulative
    {1347, -1, -1, -1, -1, 0, 1456, 21, 0, 1, 2, 38, 2, 0, 0, 18},  // isCumulative
    {1271, -1, -1, -1, -1, 0, 1457, 22, 0, 1, 2, 38, 0, 0, 0, 18},  // mass
    {1272, -1, -1, -1, -1, 0, 1458, 23, 0, 1, 2, 38, 0, 0, 0, 18},  // stiffness
    {1273, -1, -1, -1, -1, 0, 1459, 24, 0, 1, 2, 38, 0, 0, 0, 18},  // damping
    {1270, -1, -1, -1, -1, 0, 1460, 25, 0, 1, 2, 38, 0, 0, 0, 18},  // initialVelocity
    {1348, -1, -1, -1, -1, 0, 1461, 26, 0, 1, 2, 38, 38, 0, 0, 18},  // timingFunction
    {1349, -1, -1, -1, -1, 0, 1462, 27, 0, 1, 2, 38, 0, 0, 0, 18},  // duration
    {1350, -1, -1, -1, -1, 0, 1463, 28, 0, 1, 2, 38, 0, 0, 0, 18},  // speed
    {1351, -1, -1, -1, -1, 0, 1464, 29, 0, 1, 2, 38, 0, 0, 0, 18},  // beginTime
    {1352, -1, -1, -1, -1, 0, 1465, 30, 0, 1, 2, 38, 0, 0, 0, 18},  // timeOffset
    {1353, -1, -1, -1, -1, 0, 1466, 31, 0, 1, 2, 38, 0, 0, 0, 18},  // repeatCount
    {1354, -1, -1, -1, -1, 0, 1467, 32, 0, 1, 2, 38, 0, 0, 0, 18},  // repeatDuration
    {1355, -1, -1, -1, -1, 0, 1468, 33, 0, 1, 2, 38, 2, 0, 0, 18},  // autoreverses
    {1356, -1, -1, -1, -1, 0, 1469, 34, 0, 1, 2, 38, 42, 0, 0, 18},  // fillMode
    {1357, -1, -1, -1, -1, 0, 1470, 35, 0, 1, 2, 38, 2, 0, 0, 18},  // isRemovedOnCompletion
    {1358, -1, -1, -1, -1, 0, 1471, 36, 0, 1, 2, 38, 2, 0, 0, 18},  // removedOnCompletion
    {781, -1, -1, -1, -1, 0, 1472, 37, 0, 1, 2, 38, 55, 0, 0, 18},  // delegate
    {1359, -1, -1, -1, 1670, 0, 1473, 38, 0, 1, 2, 38, 2, 0, 0, 18},  // isInterruptible
    {713, -1, -1, -1, -1, 0, 1474, 39, 0, 1, 2, 38, 2, 0, 0, 18},  // isUserInteractionEnabled
    {1360, -1, -1, -1, -1, 0, 1475, 40, 0, 1, 2, 38, 0, 0, 0, 18},  // settlingDuration
    {1294, -1, -1, -1, -1, 951, 1476, 41, 0, 0, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1294, -1, -1, -1, -1, 954, 1476, 42, 3, 3, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1294, -1, -1, -1, -1, 959, 1479, 43, 2, 2, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1294, -1, -1, -1, -1, 964, 1481, 44, 3, 3, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1294, -1, -1, -1, -1, 969, 1484, 45, 2, 2, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1294, -1, -1, -1, -1, 975, 1486, 46, 4, 4, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1294, -1, -1, -1, -1, 982, 1490, 47, 3, 3, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1294, -1, -1, -1, -1, 987, 1493, 48, 2, 2, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1363, -1, -1, -1, -1, 989, 1495, 49, 0, 1, 1, 38, 55, 0, 0, 18},  // startAnimation
    {1363, -1, -1, -1, 1666, 989, 1496, 50, 1, 2, 1, 38, 55, 0, 0, 18},  // startAnimation
    {1365, -1, -1, -1, -1, 990, 1498, 51, 0, 1, 1, 38, 55, 0, 0, 18},  // pauseAnimation
    {1366, -1, -1, -1, -1, 990, 1499, 52, 1, 2, 1, 38, 55, 0, 0, 18},  // stopAnimation
    {1367, -1, -1, -1, 1667, 991, 1501, 53, 1, 2, 1, 38, 55, 0, 0, 18},  // finishAnimation
    {1368, -1, -1, -1, 1668, 992, 1503, 54, 2, 3, 1, 38, 55, 0, 0, 18},  // continueAnimation
    {1371, -1, -1, -1, -1, 994, 1506, 55, 1, 2, 1, 38, 55, 0, 0, 18},  // addAnimations
    {1371, -1, -1, -1, -1, 995, 1508, 56, 2, 3, 1, 38, 55, 0, 0, 18},  // addAnimations
    {1373, -1, -1, -1, -1, 997, 1511, 57, 1, 2, 1, 38, 55, 0, 0, 18},  // addCompletion
    {1080, -1, -1, -1, -1, 0, 1513, 58, 0, 1, 2, 38, 44, 0, 0, 18},  // state
    {1374, -1, -1, -1, 1669, 0, 1514, 59, 0, 1, 2, 38, 2, 0, 0, 18},  // isRunning
    {1282, -1, -1, -1, -1, 0, 1515, 60, 0, 1, 2, 38, 0, 0, 0, 18},  // delay
    {1362, -1, -1, -1, -1, 0, 1516, 61, 0, 1, 2, 38, 38, 0, 0, 18},  // timingParameters
    {1375, -1, -1, -1, -1, 0, 1517, 62, 0, 1, 2, 38, 0, 0, 0, 18},  // fractionComplete
    {1376, -1, -1, -1, 528, 0, 1518, 63, 0, 1, 2, 38, 2, 0, 0, 18},  // isReversed
    {1377, -1, -1, -1, -1, 0, 1519, 64, 0, 1, 2, 38, 2, 0, 0, 18},  // scrubsLinearly
    {1378, -1, -1, -1, -1, 0, 1520, 65, 0, 1, 2, 38, 2, 0, 0, 18},  // pausesOnCompletion
    {760, -1, -1, -1, -1, 0, 1521, 66, 0, 1, 2, 45, 0, 0, 0, 18},  // rawValue
    {760, -1, -1, -1, -1, 0, 1522, 67, 0, 1, 2, 46, 0, 0, 0, 18},  // rawValue
    {1381, -1, -1, -1, 1642, 998, 1523, 68, 2, 3, 1, 32, 55, 0, 0, 18},  // add
    {1382, -1, -1, -1, 1643, 1000, 1526, 69, 1, 2, 1, 32, 55, 0, 0, 18},  // removeAnimation
    {1383, -1, -1, -1, 1674, 1001, 1528, 70, 1, 2, 1, 32, 37, 0, 0, 18},  // animation
    {1384, -1, -1, -1, -1, 1002, 1530, 71, 0, 1, 1, 32, 55, 0, 0, 18},  // removeAllAnimations
    {1385, -1, -1, -1, -1, 1002, 1531, 72, 0, 1, 1, 32, 4, 0, 0, 18},  // animationKeys
    {75, -1, -1, -1, 1675, 1002, 1532, 73, 1, 2, 1, 32, 0, 0, 0, 18},  // value
    {1387, -1, -1, -1, 1676, 1003, 1534, 74, 2, 3, 1, 32, 55, 0, 0, 18},  // setValue
    {75, -1, -1, -1, 1675, 1005, 1537, 75, 1, 2, 1, 31, 0, 0, 0, 18},  // value
    {1387, -1, -1, -1, 1676, 1006, 1539, 76, 2, 3, 1, 31, 55, 0, 0, 18},  // setValue
    {75, -1, -1, -1, 1677, 1008, 1542, 77, 1, 2, 1, 32, 0, 0, 0, 18},  // value
    {1387, -1, -1, -1, 1678, 1009, 1544, 78, 2, 3, 1, 32, 55, 0, 0, 18},  // setValue
    {1350, -1, -1, -1, -1, 0, 1547, 79, 0, 1, 2, 32, 0, 0, 0, 18},  // speed
    {1351, -1, -1, -1, -1, 0, 1548, 80, 0, 1, 2, 32, 0, 0, 0, 18},  // beginTime
    {1352, -1, -1, -1, -1, 0, 1549, 81, 0, 1, 2, 32, 0, 0, 0, 18},  // timeOffset
    {1388, -1, -1, -1, 1637, 1011, 1550, 82, 2, 3, 1, 32, 0, 0, 0, 18},  // convertTime
    {1388, -1, -1, -1, 1638, 1013, 1553, 83, 2, 3, 1, 32, 0, 0, 0, 18},  // convertTime
    {1390, 1389, -1, -1, -1, 1015, 1556, 84, 0, 0, 4, 47, 55, 0, 0, 18},  // begin
    {1391, 1389, -1, -1, -1, 1015, 1556, 85, 0, 0, 4, 47, 55, 0, 0, 18},  // commit
    {1392, 1389, -1, -1, -1, 1015, 1556, 86, 0, 0, 4, 47, 55, 0, 0, 18},  // flush
    {1298, 1389, -1, -1, -1, 1015, 1556, 87, 1, 1, 4, 47, 55, 0, 0, 18},  // setAnimationDuration
    {1393, 1389, -1, -1, -1, 1016, 1557, 88, 1, 1, 4, 47, 55, 0, 0, 18},  // setDisableActions
    {1394, 1389, -1, -1, -1, 1017, 1558, 89, 1, 1, 4, 47, 55, 0, 0, 18},  // setAnimationTimingFunction
    {1395, 1389, -1, -1, -1, 1018, 1559, 90, 1, 1, 4, 47, 55, 0, 0, 18},  // setCompletionBlock
    {1396, -1, -1, -1, -1, 1019, 1560, 91, 1, 1, 0, 0, 14, 0, 0, 18},  // NSValue
    {1396, -1, -1, -1, -1, 1020, 1561, 92, 1, 1, 0, 0, 14, 0, 0, 18},  // NSValue
    {1399, -1, -1, -1, -1, 0, 0, 93, 0, 0, 5, 0, 14, 0, 0, 18},  // CATransform3DIdentity
    {1400, -1, -1, -1, -1, 1021, 1562, 94, 3, 3, 0, 0, 14, 0, 0, 18},  // CATransform3DMakeScale
    {1401, -1, -1, -1, -1, 1024, 1565, 95, 3, 3, 0, 0, 14, 0, 0, 18},  // CATransform3DMakeTranslation
    {1402, -1, -1, -1, -1, 1027, 1568, 96, 1, 1, 0, 0, 14, 0, 0, 18},  // CATransform3DMakeAffineTransform
    {1403, -1, -1, -1, -1, 1028, 1569, 97, 4, 4, 0, 0, 14, 0, 0, 18},  // CATransform3DTranslate
    {1404, -1, -1, -1, -1, 1032, 1573, 98, 4, 4, 0, 0, 14, 0, 0, 18},  // CATransform3DScale
    {1405, -1, -1, -1, -1, 1036, 1577, 99, 5, 5, 0, 0, 14, 0, 1, 18},  // CATransform3DRotate
    {1406, -1, -1, -1, -1, 1041, 1582, 100, 4, 4, 0, 0, 14, 0, 1, 18},  // CATransform3DMakeRotation
    {1398, -1, -1, -1, -1, 1045, 1586, 101, 16, 16, 3, 0, 14, 0, 0, 18},  // CATransform3D
    {1416, -1, -1, -1, -1, 1061, 1602, 102, 2, 2, 0, 0, 14, 0, 0, 18},  // CATransform3DConcat
    {1417, -1, -1, -1, -1, 1063, 1604, 103, 1, 1, 0, 0, 14, 0, 0, 18},  // CATransform3DInvert
    {1418, -1, -1, -1, -1, 1064, 1605, 104, 1, 1, 0, 0, 14, 0, 0, 18},  // CATransform3DGetAffineTransform
    {1419, -1, -1, -1, -1, 1065, 1606, 105, 1, 1, 0, 0, 2, 0, 0, 18},  // CATransform3DIsIdentity
    {1420, -1, -1, -1, -1, 1066, 1607, 106, 1, 1, 0, 0, 2, 0, 0, 18},  // CATransform3DIsAffine
    {1421, -1, -1, -1, -1, 1067, 1608, 107, 2, 2, 0, 0, 2, 0, 0, 18},  // CATransform3DEqualToTransform
    {138, -1, -1, -1, -1, 1069, 1610, 0, 1, 1, 0, 0, 55, 1, 0, 19},  // print
    {138, -1, -1, -1, -1, 1070, 1611, 1, 2, 2, 0, 0, 55, 1, 0, 19},  // print
    {138, -1, -1, -1, -1, 1072, 1613, 2, 2, 2, 0, 0, 55, 1, 0, 19},  // print
    {138, -1, -1, -1, -1, 1074, 1615, 3, 3, 3, 0, 0, 55, 1, 0, 19},  // print
    {1423, -1, -1, -1, -1, 1077, 1618, 4, 1, 1, 0, 0, 55, 0, 0, 19},  // debugPrint
    {1424, -1, -1, -1, -1, 1078, 1619, 5, 0, 0, 0, 0, 55, 0, 0, 19},  // fatalError
    {1425, -1, -1, -1, -1, 1078, 1619, 6, 0, 0, 0, 0, 55, 0, 0, 19},  // preconditionFailure
    {1426, -1, -1, -1, -1, 1078, 1619, 7, 0, 0, 0, 0, 55, 0, 0, 19},  // assertionFailure
    {1424, -1, -1, -1, -1, 1078, 1619, 8, 1, 1, 0, 0, 55, 0, 0, 19},  // fatalError
    {1425, -1, -1, -1, -1, 1079, 1620, 9, 1, 1, 0, 0, 55, 0, 0, 19},  // preconditionFailure
    {1426, -1, -1, -1, -1, 1080, 1621, 10, 1, 1, 0, 0, 55, 0, 0, 19},  // assertionFailure
    {1427, -1, -1, -1, -1, 1081, 1622, 11, 1, 1, 0, 0, 55, 0, 0, 19},  // assert
    {1428, -1, -1, -1, -1, 1082, 1623, 12, 1, 1, 0, 0, 55, 0, 0, 19},  // precondition
    {1429, -1, -1, -1, -1, 1083, 1624, 13, 1, 1, 0, 0, 55, 0, 0, 19},  // NSParameterAssert
    {1427, -1, -1, -1, -1, 1084, 1625, 14, 2, 2, 0, 0, 55, 0, 0, 19},  // assert
    {1428, -1, -1, -1, -1, 1086, 1627, 15, 2, 2, 0, 0, 55, 0, 0, 19},  // precondition
    {1430, -1, -1, -1, -1, 1088, 1629, 16, 1, 1, 0, 0, 55, 1, 0, 19},  // NSAssert
    {1431, -1, -1, -1, -1, 1089, 1630, 17, 1, 1, 0, 0, 55, 1, 0, 19},  // NSCAssert
    {1432, -1, -1, -1, -1, 1090, 1631, 18, 1, 1, 0, 0, 55, 0, 0, 19},  // Optional
    {1433, -1, -1, -1, -1, 0, 0, 19, 0, 0, 5, 0, 21, 0, 0, 19},  // row
    {1434, -1, -1, -1, -1, 0, 0, 20, 0, 0, 5, 0, 21, 0, 0, 19},  // column
    {1435, -1, -1, -1, -1, 1091, 1632, 21, 1, 1, 0, 0, 55, 0, 0, 19},  // convention
    {1436, -1, -1, -1, -1, 1092, 1633, 22, 1, 1, 0, 0, 53, 1, 0, 19},  // plot
    {1436, -1, -1, -1, -1, 1093, 1634, 23, 2, 2, 0, 0, 53, 1, 0, 19},  // plot
    {1436, -1, -1, -1, -1, 1095, 1636, 24, 2, 2, 0, 0, 53, 1, 0, 19},  // plot
    {1437, -1, -1, -1, -1, 1097, 1638, 25, 1, 1, 0, 0, 54, 1, 0, 19},  // describe
    {1437, -1, -1, -1, -1, 1098, 1639, 26, 2, 2, 0, 0, 54, 1, 0, 19},  // describe
    {1437, -1, -1, -1, -1, 1100, 1641, 27, 2, 2, 0, 0, 54, 1, 0, 19},  // describe
    {1438, -1, -1, -1, -1, 1102, 1643, 28, 1, 1, 0, 0, 53, 1, 0, 19},  // film
    {1438, -1, -1, -1, -1, 1103, 1644, 29, 2, 2, 0, 0, 53, 1, 0, 19},  // film
    {1438, -1, -1, -1, -1, 1105, 1646, 30, 2, 2, 0, 0, 53, 1, 0, 19},  // film
    {1438, -1, -1, -1, -1, 1107, 1648, 31, 3, 3, 0, 0, 53, 1, 0, 19},  // film
    {1440, -1, -1, -1, -1, 1110, 1651, 32, 1, 1, 0, 0, 53, 1, 0, 19},  // strip
    {1440, -1, -1, -1, -1, 1111, 1652, 33, 2, 2, 0, 0, 53, 1, 0, 19},  // strip
    {1440, -1, -1, -1, -1, 1113, 1654, 34, 2, 2, 0, 0, 53, 1, 0, 19},  // strip
    {1440, -1, -1, -1, -1, 1115, 1656, 35, 3, 3, 0, 0, 53, 1, 0, 19},  // strip
    {1441, -1, -1, -1, -1, 1118, 1659, 36, 1, 1, 0, 0, 53, 0, 0, 19},  // grid
    {1442, -1, -1, -1, -1, 1119, 1660, 37, 1, 1, 0, 0, 54, 0, 0, 19},  // why
    {1443, -1, -1, -1, -1, 0, 0, 0, 0, 0, 5, 0, 2, 0, 0, 20},  // YES
    {1444, -1, -1, -1, -1, 0, 0, 1, 0, 0, 5, 0, 2, 0, 0, 20},  // NO
    {1445, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 8, 0, 0, 20},  // NULL
    {1446, -1, -1, -1, -1, 0, 0, 3, 0, 0, 5, 0, 8, 0, 0, 20},  // Nil
    {1447, -1, -1, -1, -1, 0, 0, 4, 0, 0, 5, 0, 0, 0, 0, 20},  // HUGE_VALF
    {1448, -1, -1, -1, -1, 0, 0, 5, 0, 0, 5, 0, 0, 0, 0, 20},  // HUGE_VAL
    {1449, -1, -1, -1, -1, 0, 0, 6, 0, 0, 5, 0, 0, 0, 0, 20},  // INFINITY
    {408, -1, -1, -1, -1, 0, 0, 7, 0, 0, 5, 0, 0, 0, 0, 20},  // CGFLOAT_MAX
    {1450, -1, -1, -1, -1, 0, 0, 8, 0, 0, 5, 0, 0, 0, 0, 20},  // DBL_MAX
    {1451, -1, -1, -1, -1, 0, 0, 9, 0, 0, 5, 0, 0, 0, 0, 20},  // CGFLOAT_MIN
    {1452, -1, -1, -1, -1, 0, 0, 10, 0, 0, 5, 0, 0, 0, 0, 20},  // DBL_MIN
    {1453, -1, -1, -1, -1, 0, 0, 11, 0, 0, 5, 0, 0, 0, 0, 20},  // FLT_MAX
    {1454, -1, -1, -1, -1, 0, 0, 12, 0, 0, 5, 0, 0, 0, 0, 20},  // MAXFLOAT
    {1455, -1, -1, -1, -1, 0, 0, 13, 0, 0, 5, 0, 0, 0, 0, 20},  // HUGE
    {1456, -1, -1, -1, -1, 0, 0, 14, 0, 0, 5, 0, 0, 0, 0, 20},  // FLT_MIN
    {1457, -1, -1, -1, -1, 0, 0, 15, 0, 0, 5, 0, 0, 0, 0, 20},  // FLT_EPSILON
    {163, -1, -1, -1, -1, 1120, 1661, 16, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {163, -1, -1, -1, -1, 1121, 1662, 17, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {163, -1, -1, -1, -1, 1122, 1663, 18, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {163, -1, -1, -1, -1, 1123, 1664, 19, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {163, -1, -1, -1, -1, 1124, 1665, 20, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {163, -1, -1, -1, -1, 1125, 1666, 21, 1, 1, 0, 0, 2, 0, 0, 20},  // NSNumber
    {1396, -1, -1, -1, -1, 1126, 1667, 22, 1, 1, 0, 0, 9, 0, 0, 20},  // NSValue
    {1396, -1, -1, -1, -1, 1127, 1668, 23, 1, 1, 0, 0, 9, 0, 0, 20},  // NSValue
    {1396, -1, -1, -1, -1, 1128, 1669, 24, 1, 1, 0, 0, 12, 0, 0, 20},  // NSValue
    {1396, -1, -1, -1, -1, 1129, 1670, 25, 1, 1, 0, 0, 12, 0, 0, 20},  // NSValue
    {1396, -1, -1, -1, -1, 1130, 1671, 26, 1, 1, 0, 0, 13, 0, 0, 20},  // NSValue
    {1396, -1, -1, -1, -1, 1131, 1672, 27, 1, 1, 0, 0, 13, 0, 0, 20},  // NSValue
    {1396, -1, -1, -1, -1, 1132, 1673, 28, 1, 1, 0, 0, 10, 0, 0, 20},  // NSValue
    {1396, -1, -1, -1, -1, 1133, 1674, 29, 1, 1, 0, 0, 10, 0, 0, 20},  // NSValue
    {1396, -1, -1, -1, -1, 1134, 1675, 30, 1, 1, 0, 0, 14, 0, 0, 20},  // NSValue
    {1396, -1, -1, -1, -1, 1135, 1676, 31, 1, 1, 0, 0, 14, 0, 0, 20},  // NSValue
    {593, -1, -1, -1, -1, 0, 1677, 32, 0, 1, 2, 1, 0, 0, 0, 20},  // floatValue
    {594, -1, -1, -1, -1, 0, 1678, 33, 0, 1, 2, 1, 0, 0, 0, 20},  // doubleValue
    {596, -1, -1, -1, -1, 0, 1679, 34, 0, 1, 2, 1, 0, 0, 0, 20},  // intValue
    {595, -1, -1, -1, -1, 0, 1680, 35, 0, 1, 2, 1, 0, 0, 0, 20},  // integerValue
    {1464, -1, -1, -1, -1, 0, 1681, 36, 0, 1, 2, 1, 2, 0, 0, 20},  // boolValue
    {1464, -1, -1, -1, -1, 0, 1682, 37, 0, 1, 2, 3, 2, 0, 0, 20},  // boolValue
    {1465, -1, -1, -1, 1644, 0, 1683, 38, 0, 1, 2, 10, 9, 0, 0, 20},  // cgPointValue
    {1466, -1, -1, -1, 1645, 0, 1684, 39, 0, 1, 2, 13, 12, 0, 0, 20},  // cgSizeValue
    {1467, -1, -1, -1, 1646, 0, 1685, 40, 0, 1, 2, 14, 13, 0, 0, 20},  // cgRectValue
    {1468, -1, -1, -1, 1647, 0, 1686, 41, 0, 1, 2, 11, 10, 0, 0, 20},  // cgVectorValue
    {1469, -1, -1, -1, 1648, 0, 1687, 42, 0, 1, 2, 15, 14, 0, 0, 20},  // cgAffineTransformValue
    {139, -1, -1, -1, -1, 1136, 1688, 43, 1, 1, 0, 0, 55, 1, 0, 20},  // NSLog
    {1470, -1, -1, -1, -1, 1137, 1689, 44, 1, 1, 0, 0, 55, 1, 0, 20},  // printf
    {195, -1, -1, -1, -1, 1138, 1690, 45, 1, 1, 3, 0, 3, 1, 0, 20},  // NSString
    {193, -1, -1, -1, -1, 1139, 1691, 46, 1, 1, 3, 0, 3, 1, 0, 20},  // String
    {197, -1, -1, -1, -1, 1140, 1692, 47, 1, 1, 3, 0, 4, 1, 0, 20},  // NSArray
    {1473, -1, 1479, -1, -1, 1141, 1693, 0, 0, 0, 3, 0, 32, 0, 0, 21},  // CGMutablePath
    {1477, -1, -1, -1, -1, 1141, 1693, 1, 0, 0, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1477, -1, -1, -1, -1, 1141, 1693, 2, 1, 1, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1477, -1, -1, -1, -1, 1142, 1694, 3, 2, 2, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1477, -1, -1, -1, -1, 1144, 1696, 4, 1, 1, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1477, -1, -1, -1, -1, 1145, 1697, 5, 1, 1, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1477, -1, -1, -1, -1, 1146, 1698, 6, 1, 1, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1484, -1, -1, -1, -1, 1147, 1699, 7, 2, 2, 0, 0, 32, 0, 0, 21},  // CGPathCreateWithRect
    {1474, -1, -1, -1, -1, 1149, 1701, 8, 2, 2, 3, 0, 32, 0, 0, 21},  // CGPath
    {1485, -1, -1, -1, -1, 1151, 1703, 9, 1, 1, 0, 0, 55, 0, 0, 21},  // CGPathRelease
    {1474, -1, -1, -1, -1, 1152, 1704, 10, 2, 2, 3, 0, 32, 0, 0, 21},  // CGPath
    {1487, -1, -1, -1, -1, 1154, 1706, 11, 2, 2, 0, 0, 32, 0, 0, 21},  // CGPathCreateWithEllipseInRect
    {1488, -1, -1, -1, -1, 1156, 1708, 12, 3, 3, 0, 0, 55, 0, 0, 21},  // CGPathAddEllipseInRect
    {1489, -1, -1, -1, -1, 0, 1711, 13, 0, 1, 2, 33, 0, 0, 0, 21},  // lineWidth
    {1004, -1, -1, -1, -1, 0, 1712, 14, 0, 1, 2, 33, 0, 0, 0, 21},  // miterLimit
    {1490, -1, -1, -1, -1, 0, 1713, 15, 0, 1, 2, 33, 0, 0, 0, 21},  // flatness
    {1491, -1, -1, -1, -1, 0, 1714, 16, 0, 1, 2, 33, 55, 0, 0, 21},  // lineCapStyle
    {1492, -1, -1, -1, -1, 0, 1715, 17, 0, 1, 2, 33, 55, 0, 0, 21},  // lineJoinStyle
    {1493, -1, -1, -1, -1, 1159, 1716, 18, 3, 4, 1, 33, 55, 0, 0, 21},  // setLineDash
    {1497, -1, -1, -1, -1, 1162, 1720, 19, 1, 2, 1, 33, 55, 0, 0, 21},  // applyWithBlock
    {1498, -1, -1, -1, -1, 1163, 1722, 20, 0, 1, 1, 33, 55, 0, 0, 21},  // removeAllPoints
    {1499, -1, -1, -1, -1, 1163, 1723, 21, 1, 1, 0, 0, 9, 0, 0, 21},  // CGPathGetCurrentPoint
    {1501, 1500, 1502, -1, -1, 0, 0, 22, 0, 0, 5, 27, 26, 0, 0, 21},  // topLeft
    {1503, 1500, 1504, -1, -1, 0, 0, 23, 0, 0, 5, 27, 26, 0, 0, 21},  // topRight
    {1505, 1500, 1506, -1, -1, 0, 0, 24, 0, 0, 5, 27, 26, 0, 0, 21},  // bottomRight
    {1507, 1500, 1508, -1, -1, 0, 0, 25, 0, 0, 5, 27, 26, 0, 0, 21},  // bottomLeft
    {1509, 1500, 1510, -1, -1, 0, 0, 26, 0, 0, 5, 27, 26, 0, 0, 21},  // allCorners
    {1474, -1, -1, -1, -1, 1164, 1724, 27, 4, 4, 3, 0, 32, 0, 0, 21},  // CGPath
    {1513, -1, -1, -1, -1, 1168, 1728, 28, 4, 4, 0, 0, 32, 0, 0, 21},  // CGPathCreateWithRoundedRect
    {1477, -1, -1, -1, -1, 1172, 1732, 29, 3, 3, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1516, -1, -1, -1, 1520, 1175, 1735, 30, 1, 2, 1, 33, 55, 0, 0, 21},  // move
    {1516, -1, -1, -1, -1, 1176, 1737, 31, 2, 3, 1, 33, 55, 0, 0, 21},  // move
    {1517, -1, -1, -1, 1521, 1178, 1740, 32, 1, 2, 1, 33, 55, 0, 0, 21},  // addLine
    {1517, -1, -1, -1, -1, 1179, 1742, 33, 2, 3, 1, 33, 55, 0, 0, 21},  // addLine
    {1518, -1, -1, -1, -1, 1181, 1745, 34, 1, 2, 1, 33, 55, 0, 0, 21},  // addLines
    {1518, -1, -1, -1, -1, 1182, 1747, 35, 2, 3, 1, 33, 55, 0, 0, 21},  // addLines
    {1522, -1, -1, -1, -1, 1186, 1750, 36, 1, 2, 1, 33, 55, 0, 0, 21},  // addRect
    {1522, -1, -1, -1, -1, 1187, 1752, 37, 2, 3, 1, 33, 55, 0, 0, 21},  // addRect
    {1523, -1, -1, -1, -1, 1189, 1755, 38, 1, 2, 1, 33, 55, 0, 0, 21},  // addRects
    {1523, -1, -1, -1, -1, 1190, 1757, 39, 2, 3, 1, 33, 55, 0, 0, 21},  // addRects
    {1524, -1, -1, -1, -1, 1192, 1760, 40, 1, 2, 1, 33, 55, 0, 0, 21},  // addEllipse
    {1524, -1, -1, -1, -1, 1193, 1762, 41, 2, 3, 1, 33, 55, 0, 0, 21},  // addEllipse
    {1525, -1, -1, -1, -1, 1195, 1765, 42, 3, 4, 1, 33, 55, 0, 0, 21},  // addRoundedRect
    {1525, -1, -1, -1, -1, 1198, 1769, 43, 4, 5, 1, 33, 55, 0, 0, 21},  // addRoundedRect
    {94, -1, -1, -1, 1527, 1202, 1774, 44, 1, 2, 1, 33, 55, 0, 0, 21},  // append
    {1526, -1, -1, -1, -1, 1203, 1776, 45, 1, 2, 1, 33, 55, 0, 0, 21},  // addPath
    {1526, -1, -1, -1, -1, 1204, 1778, 46, 2, 3, 1, 33, 55, 0, 0, 21},  // addPath
    {1528, -1, -1, -1, 1529, 1207, 1781, 47, 1, 2, 1, 33, 55, 0, 0, 21},  // apply
    {1530, -1, -1, -1, 1534, 1209, 1783, 48, 0, 1, 1, 33, 55, 0, 0, 21},  // closeSubpath
    {771, -1, -1, -1, -1, 1209, 1784, 49, 0, 1, 1, 33, 55, 0, 0, 21},  // close
    {1531, -1, -1, -1, -1, 1209, 1785, 50, 0, 1, 1, 33, 55, 0, 0, 21},  // fill
    {1532, -1, -1, -1, -1, 1209, 1786, 51, 0, 1, 1, 33, 55, 0, 0, 21},  // stroke
    {1533, -1, -1, -1, -1, 1209, 1787, 52, 0, 1, 1, 33, 55, 0, 0, 21},  // addClip
    {1535, -1, -1, -1, -1, 1209, 1788, 53, 3, 3, 0, 0, 55, 0, 0, 21},  // CGPathAddRect
    {1536, -1, -1, -1, -1, 1212, 1791, 54, 4, 4, 0, 0, 55, 0, 0, 21},  // CGPathMoveToPoint
    {1537, -1, -1, -1, -1, 1216, 1795, 55, 4, 4, 0, 0, 55, 0, 0, 21},  // CGPathAddLineToPoint
    {1538, -1, -1, -1, -1, 1220, 1799, 56, 5, 5, 0, 0, 55, 0, 0, 21},  // CGPathAddRoundedRect
    {1539, -1, -1, -1, -1, 1225, 1804, 57, 4, 4, 0, 0, 55, 0, 0, 21},  // CGPathAddLines
    {1540, -1, -1, -1, -1, 1229, 1808, 58, 4, 4, 0, 0, 55, 0, 0, 21},  // CGPathAddRects
    {1541, -1, -1, -1, -1, 1233, 1812, 59, 2, 2, 0, 0, 2, 0, 0, 21},  // CGPathEqualToPath
    {1542, -1, -1, -1, -1, 1235, 1814, 60, 3, 3, 0, 0, 55, 0, 0, 21},  // CGPathAddPath
    {1543, -1, -1, -1, -1, 1238, 1817, 61, 1, 1, 0, 0, 55, 0, 0, 21},  // CGPathCloseSubpath
    {1544, -1, -1, -1, 1550, 1239, 1818, 62, 3, 4, 1, 33, 55, 0, 0, 21},  // addCurve
    {1544, -1, -1, -1, -1, 1242, 1822, 63, 3, 4, 1, 33, 55, 0, 0, 21},  // addCurve
    {1544, -1, -1, -1, -1, 1245, 1826, 64, 4, 5, 1, 33, 55, 0, 0, 21},  // addCurve
    {1547, -1, -1, -1, 1551, 1249, 1831, 65, 2, 3, 1, 33, 55, 0, 0, 21},  // addQuadCurve
    {1547, -1, -1, -1, -1, 1251, 1834, 66, 2, 3, 1, 33, 55, 0, 0, 21},  // addQuadCurve
    {1547, -1, -1, -1, -1, 1253, 1837, 67, 3, 4, 1, 33, 55, 0, 0, 21},  // addQuadCurve
    {1552, -1, -1, -1, 1560, 1261, 1841, 68, 5, 6, 1, 33, 55, 0, 1, 21},  // addArc
    {1552, -1, -1, -1, -1, 1266, 1847, 69, 5, 6, 1, 33, 55, 0, 1, 21},  // addArc
    {1552, -1, -1, -1, -1, 1271, 1853, 70, 6, 7, 1, 33, 55, 0, 1, 21},  // addArc
    {1557, -1, -1, -1, -1, 1277, 1860, 71, 4, 5, 1, 33, 55, 0, 1, 21},  // addRelativeArc
    {1557, -1, -1, -1, -1, 1281, 1865, 72, 5, 6, 1, 33, 55, 0, 1, 21},  // addRelativeArc
    {1477, -1, -1, -1, -1, 1286, 1871, 73, 5, 5, 3, 0, 32, 0, 1, 21},  // UIBezierPath
    {1552, -1, -1, -1, -1, 1296, 1876, 74, 3, 4, 1, 33, 55, 0, 0, 21},  // addArc
    {1552, -1, -1, -1, -1, 1299, 1880, 75, 4, 5, 1, 33, 55, 0, 0, 21},  // addArc
    {1563, -1, -1, -1, -1, 1303, 1885, 76, 7, 7, 0, 0, 55, 0, 0, 21},  // CGPathAddArcToPoint
    {1564, -1, -1, -1, -1, 1310, 1892, 77, 8, 8, 0, 0, 55, 0, 0, 21},  // CGPathAddCurveToPoint
    {1565, -1, -1, -1, -1, 1318, 1900, 78, 6, 6, 0, 0, 55, 0, 0, 21},  // CGPathAddQuadCurveToPoint
    {1566, -1, -1, -1, -1, 1324, 1906, 79, 8, 8, 0, 0, 55, 0, 1, 21},  // CGPathAddArc
    {1567, -1, -1, -1, -1, 1332, 1914, 80, 7, 7, 0, 0, 55, 0, 0, 21},  // CGPathAddRelativeArc
    {1568, -1, -1, -1, -1, 0, 1921, 81, 0, 1, 2, 33, 13, 0, 0, 21},  // boundingBox
    {702, -1, -1, -1, -1, 0, 1922, 82, 0, 1, 2, 33, 13, 0, 0, 21},  // bounds
    {1569, -1, -1, -1, -1, 0, 1923, 83, 0, 1, 2, 33, 13, 0, 0, 21},  // boundingBoxOfPath
    {351, -1, -1, -1, -1, 0, 1924, 84, 0, 1, 2, 33, 2, 0, 0, 21},  // isEmpty
    {1570, -1, -1, -1, -1, 0, 1925, 85, 0, 1, 2, 33, 9, 0, 0, 21},  // currentPoint
    {1483, -1, -1, -1, 1474, 0, 1926, 86, 0, 1, 2, 33, 32, 0, 0, 21},  // cgPath
    {1571, -1, -1, -1, -1, 1339, 1927, 87, 1, 1, 0, 0, 2, 0, 0, 21},  // CGPathIsEmpty
    {1572, -1, -1, -1, -1, 1340, 1928, 88, 1, 1, 0, 0, 13, 0, 0, 21},  // CGPathGetBoundingBox
    {1573, -1, -1, -1, -1, 1341, 1929, 89, 1, 1, 0, 0, 13, 0, 0, 21},  // CGPathGetPathBoundingBox
    {1574, -1, -1, -1, -1, 1342, 1930, 90, 0, 1, 1, 33, 32, 0, 0, 21},  // copy
    {1575, -1, -1, -1, -1, 1342, 1931, 91, 0, 1, 1, 33, 32, 0, 0, 21},  // mutableCopy
    {1574, -1, -1, -1, -1, 1342, 1932, 92, 1, 2, 1, 33, 32, 0, 0, 21},  // copy
    {1575, -1, -1, -1, -1, 1343, 1934, 93, 1, 2, 1, 33, 32, 0, 0, 21},  // mutableCopy
    {1577, -1, -1, -1, 1578, 1344, 1936, 94, 0, 1, 1, 33, 32, 0, 0, 21},  // reversing
    {1579, -1, -1, -1, -1, 1344, 1937, 95, 1, 1, 0, 0, 32, 0, 0, 21},  // CGPathCreateCopy
    {1580, -1, -1, -1, -1, 1345, 1938, 96, 1, 1, 0, 0, 32, 0, 0, 21},  // CGPathCreateMutableCopy
    {1581, -1, -1, -1, -1, 1346, 1939, 97, 2, 2, 0, 0, 32, 0, 0, 21},  // CGPathCreateCopyByTransformingPath
    {1582, -1, -1, -1, -1, 1348, 1941, 98, 2, 2, 0, 0, 32, 0, 0, 21},  // CGPathCreateMutableCopyByTransformingPath
    {1584, 1583, -1, -1, -1, 0, 0, 99, 0, 0, 5, 28, 27, 0, 0, 21},  // winding
    {1585, 1583, -1, -1, -1, 0, 0, 100, 0, 0, 5, 28, 27, 0, 0, 21},  // evenOdd
    {1586, -1, -1, -1, -1, 0, 1943, 101, 0, 1, 2, 33, 2, 0, 0, 21},  // usesEvenOddFillRule
    {378, -1, -1, -1, 1587, 1350, 1944, 102, 1, 2, 1, 33, 2, 0, 0, 21},  // contains
    {378, -1, -1, -1, -1, 1351, 1946, 103, 2, 3, 1, 33, 2, 0, 0, 21},  // contains
    {378, -1, -1, -1, -1, 1353, 1949, 104, 2, 3, 1, 33, 2, 0, 0, 21},  // contains
    {378, -1, -1, -1, -1, 1355, 1952, 105, 3, 4, 1, 33, 2, 0, 0, 21},  // contains
    {1588, -1, -1, -1, -1, 1359, 1956, 106, 4, 4, 0, 0, 2, 0, 0, 21},  // CGPathContainsPoint
    {1339, -1, -1, -1, -1, 0, 1960, 107, 0, 1, 2, 32, 32, 0, 0, 21},  // path
    {1589, -1, -1, -1, -1, 0, 1961, 108, 0, 1, 2, 32, 17, 0, 0, 21},  // fillColor
    {1590, -1, -1, -1, -1, 0, 1962, 109, 0, 1, 2, 32, 17, 0, 0, 21},  // strokeColor
    {1489, -1, -1, -1, -1, 0, 1963, 110, 0, 1, 2, 32, 0, 0, 0, 21},  // lineWidth
    {1591, -1, -1, -1, -1, 0, 1964, 111, 0, 1, 2, 32, 23, 0, 0, 21},  // lineJoin
    {1592, -1, -1, -1, -1, 0, 1965, 112, 0, 1, 2, 32, 4, 0, 0, 21},  // lineDashPattern
    {1593, -1, -1, -1, -1, 0, 1966, 113, 0, 1, 2, 32, 0, 0, 0, 21},  // lineDashPhase
    {1595, 1594, 1596, -1, -1, 0, 0, 114, 0, 0, 5, 24, 23, 0, 0, 21},  // miter
    {109, 1594, 1597, -1, -1, 0, 0, 115, 0, 0, 5, 24, 23, 0, 0, 21},  // round
    {1598, 1594, 1599, -1, -1, 0, 0, 116, 0, 0, 5, 24, 23, 0, 0, 21},  // bevel
    {1600, -1, -1, -1, 652, 0, 1967, 117, 0, 1, 2, 18, 17, 0, 0, 21},  // cgColor
    {311, -1, 1601, -1, -1, 1363, 1968, 0, 1, 1, 0, 0, 13, 0, 0, 22},  // rect
    {309, -1, 1602, -1, -1, 1364, 1969, 1, 1, 1, 0, 0, 9, 0, 0, 22},  // point
    {301, -1, 1603, -1, -1, 1365, 1970, 2, 1, 1, 0, 0, 12, 0, 0, 22},  // size
    {295, -1, 1604, -1, -1, 1366, 1971, 3, 1, 1, 0, 0, 10, 0, 0, 22},  // vector
    {121, -1, 1605, -1, -1, 1367, 1972, 4, 1, 1, 0, 0, 14, 0, 0, 22},  // transform
    {1606, -1, -1, -1, -1, 1368, 1973, 5, 1, 1, 0, 0, 14, 0, 0, 22},  // css
    {1607, -1, -1, -1, -1, 1369, 1974, 6, 1, 1, 0, 0, 14, 0, 0, 22},  // svg
    {1459, 255, -1, -1, -1, 1370, 1975, 7, 1, 1, 4, 4, 9, 0, 0, 22},  // cgPoint
    {1460, 255, -1, -1, -1, 1371, 1976, 8, 1, 1, 4, 4, 12, 0, 0, 22},  // cgSize
    {1461, 255, -1, -1, -1, 1372, 1977, 9, 1, 1, 4, 4, 13, 0, 0, 22},  // cgRect
    {1462, 255, -1, -1, -1, 1373, 1978, 10, 1, 1, 4, 4, 10, 0, 0, 22},  // cgVector
    {1463, 255, -1, -1, -1, 1374, 1979, 11, 1, 1, 4, 4, 14, 0, 0, 22},  // cgAffineTransform
    {1608, -1, -1, -1, -1, 1375, 1980, 12, 1, 1, 0, 0, 30, 0, 0, 22},  // views
    {121, -1, -1, -1, -1, 1376, 1981, 0, 2, 2, 0, 0, 14, 0, 0, 23},  // transform
    {121, -1, -1, -1, -1, 1378, 1983, 1, 3, 3, 0, 0, 14, 0, 0, 23},  // transform
    {1531, 1609, -1, -1, -1, 0, 0, 2, 0, 0, 5, 23, 22, 0, 0, 23},  // fill
    {1610, 1609, -1, -1, -1, 0, 0, 3, 0, 0, 5, 23, 22, 0, 0, 23},  // aspectFit
    {1611, 1609, -1, -1, -1, 0, 0, 4, 0, 0, 5, 23, 22, 0, 0, 23},  // aspectFill
    {1612, 1609, -1, -1, -1, 0, 0, 5, 0, 0, 5, 23, 22, 0, 0, 23},  // scaleToFill
    {1613, 1609, -1, -1, -1, 0, 0, 6, 0, 0, 5, 23, 22, 0, 0, 23},  // scaleAspectFit
    {1614, 1609, -1, -1, -1, 0, 0, 7, 0, 0, 5, 23, 22, 0, 0, 23},  // scaleAspectFill
    {121, -1, -1, -1, -1, 1381, 1986, 8, 1, 1, 0, 0, 55, 0, 0, 23},  // transform
    {1616, -1, -1, -1, -1, 1382, 1987, 9, 1, 1, 0, 0, 0, 0, 0, 23},  // area
    {378, -1, -1, -1, -1, 1383, 1988, 10, 2, 2, 0, 0, 2, 0, 0, 23},  // contains
    {355, -1, -1, -1, -1, 1385, 1990, 11, 1, 2, 1, 31, 4, 0, 0, 23},  // corners
    {1606, -1, -1, -1, -1, 0, 1992, 0, 0, 1, 2, 15, 3, 0, 0, 24},  // css
    {1607, -1, -1, -1, -1, 0, 1993, 1, 0, 1, 2, 15, 3, 0, 0, 24},  // svg
    {1617, -1, -1, -1, -1, 0, 1994, 2, 0, 1, 2, 15, 54, 0, 0, 24},  // latex
    {1617, -1, -1, -1, -1, 0, 1995, 3, 0, 1, 2, 16, 54, 0, 0, 24},  // latex
    {1618, -1, -1, -1, -1, 1386, 1996, 4, 1, 1, 0, 0, 54, 0, 0, 24},  // swiftCode
    {1619, -1, -1, -1, -1, 1387, 1997, 0, 1, 1, 0, 0, 54, 0, 0, 25},  // explain
    {1619, -1, -1, -1, -1, 1388, 1998, 1, 2, 2, 0, 0, 54, 0, 0, 25},  // explain
    {553, -1, -1, -1, -1, 1390, 2000, 2, 2, 2, 0, 0, 54, 0, 0, 25},  // compare
    {553, -1, -1, -1, -1, 1392, 2002, 3, 3, 3, 0, 0, 54, 0, 0, 25},  // compare
    {862, -1, -1, -1, 1679, 1450, 2005, 0, 1, 2, 1, 32, 8, 0, 0, 26},  // action
    {1680, -1, -1, -1, -1, 1452, 2007, 1, 1, 1, 3, 0, 3, 0, 0, 26},  // Selector
    {1682, -1, -1, -1, -1, 1453, 2008, 2, 1, 1, 0, 0, 3, 0, 0, 26},  // NSStringFromClass
    {1683, -1, -1, -1, -1, 1454, 2009, 3, 1, 1, 0, 0, 3, 0, 0, 26},  // NSSelectorFromString
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
    701, 701, 701, 701, 701, 701, 701, 701, 701, 701, 653, 709, 707, 287, 238, 229, 298, 299, 600, -1, 862,
    7, -1, 862, 863, -1, 862, 7, -1, 862, 863, 7, -1, -1, 7, -1, 868, -1, 7, -1, 868, -1, 7, -1, 868, -1, 7,
    -1, 868, -1, 7, -1, 7, 496, -1, -1, 901, -1, 904, -1, 580, 580, 908, -1, 909, -1, 910, -1, 287, -1, 388,
    -1, 913, -1, 914, -1, 913, -1, 914, 496, -1, -1, -1, -1, -1, -1, -1, 580, -1, 932, -1, 933, -1, 563, -1,
    563, -1, 563, 950, 563, 8, 8, 8, 965, 8, 965, -1, -1, -1, 287, -1, 388, -1, -1, 971, -1, -1, 709, 298,
    299, 298, 299, 298, 299, 1021, -1, 238, 229, -1, 238, 229, 238, 229, -1, -1, -1, 1025, -1, -1, 1025, 238,
    229, 238, 229, 238, 229, 1025, -1, -1, 238, 229, -1, 1040, 862, -1, 1040, 862, -1, 1040, 862, -1, 1040,
    862, -1, 1040, 862, -1, 1040, 862, -1, 1040, 862, -1, 8, -1, 1096, 8, -1, 1098, 8, -1, 8, -1, -1, 8, -1,
    1098, -1, 862, -1, 862, -1, 563, -1, 563, -1, 563, -1, 563, -1, 1106, -1, 1106, -1, 1106, -1, 1106, -1,
    7, -1, 1109, 1112, -1, -1, -1, 8, -1, 8, -1, 7, -1, -1, 7, -1, 7, -1, 388, 287, 1148, 388, 287, 1148,
    1149, 388, 287, 1148, 388, 287, 1148, 1149, 580, 388, 287, 1148, 580, 388, 287, 1148, 271, 580, 246,
    1153, 1148, 580, 580, 1155, 580, 1150, 580, 1155, 1150, 580, 1157, 287, 1148, 760, 760, 760, 760, -1,
    706, -1, 1265, -1, -1, -1, 1266, 1267, 1268, 1269, 1269, 1270, 1271, 1272, 1273, 1270, 580, 580, 1275,
    1276, -1, -1, 580, 1279, 1280, 1279, 1280, 1279, 1280, 1281, 1279, 1280, 1281, 1279, 1282, 1280, 1279,
    1282, 1280, 1279, 1282, 1280, 1281, 1279, 1282, 1280, 1281, 1279, 1282, 1283, 1280, 1279, 1282, 1283,
    1280, 1279, 1282, 1283, 1280, 1281, 1279, 1282, 1283, 1280, 1281, 1279, 1282, 1284, 1285, 1280, 1279,
    1282, 1284, 1285, 1280, 1279, 1282, 1284, 1285, 1283, 1280, 1279, 1282, 1284, 1285, 1283, 1280, 1279,
    1282, 1284, 1285, 1280, 1281, 1279, 1282, 1284, 1285, 1280, 1281, 1279, 1282, 1284, 1285, 1283, 1280,
    1281, 1279, 1282, 1284, 1285, 1283, 1280, 1281, -1, 1280, -1, 1280, -1, 1280, 1281, -1, 1280, 1281, -1,
    1282, 1283, 1280, -1, 1282, 1283, 1280, -1, 1282, 1283, 1280, 1281, -1, 1282, 1283, 1280, 1281, -1, 1282,
    1284, 1285, 1283, 1280, 1281, -1, 1282, 1284, 1285, 1283, 1280, 1281, 1279, 1282, 1280, 1279, 1282, 1280,
    1279, 1282, 1283, 1280, 1279, 1282, 1283, 1280, 1279, 1282, 1280, 1281, 1279, 1282, 1280, 1281, 1279,
    1282, 1283, 1280, 1281, 1279, 1282, 1283, 1280, 1281, -1, 1282, 1283, 1280, 1281, -1, 1282, 1283, 1280,
    1281, 1290, 1291, 1280, 1290, 1291, 1280, -1, 1291, 1280, -1, 1291, 1280, 1279, 1282, 1283, 1280, 1281,
    1279, 1282, 1283, 1280, 1281, 1279, 1282, 1283, 1280, 1279, 1282, 1283, 1280, 1279, 1282, 1280, 1281,
    1279, 1282, 1280, 1281, 1279, 1282, 1280, 1279, 1282, 1280, -1, 1296, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    1312, 700, 700, 1312, -1, 1314, -1, 1314, 1317, -1, 1317, 1314, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 1332, 1332, 1332, 1349, 1361, 1280, 1349, 1361, 1280, 1349, 1361, 1349, 1361, 1349, 1269,
    1280, 1349, 1269, 1280, 1349, 1269, 1349, 1269, 1349, 1266, 1267, 1280, 1349, 1266, 1267, 1280, 1349,
    1266, 1267, 1349, 1266, 1267, 1349, 1362, 1349, 1362, 1364, -1, 580, 1369, 1370, -1, -1, 1372, -1, -1,
    610, 610, 610, 1386, -1, 1386, 1386, -1, 1386, 610, -1, 610, -1, 388, -1, 287, -1, -1, -1, -1, 1397,
    1398, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    257, 258, 1407, 1408, 259, 260, 1409, 1410, 1411, 1412, 1413, 1414, 261, 262, 1415, 263, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 570, -1, 1422, -1, 570, 1422, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 496, -1, 8, -1, -1, 496, -1, 8, -1, -1, 1439, -1, 1157, -1, 1157, 1439, -1, -1, 1439, -1,
    1157, -1, 1157, 1439, -1, -1, 165, 1458, 166, 167, 75, 200, 1459, 204, 1460, 206, 1461, 207, 1462, 205,
    1463, 142, -1, -1, 1471, 1471, 1472, 311, 1480, 971, 1481, 1482, 1483, -1, -1, 311, 121, -1, 1486, 121,
    -1, -1, -1, -1, -1, -1, 525, 1123, -1, -1, 1480, 1511, 1512, 121, -1, -1, -1, -1, 1480, 1514, 1515, 287,
    287, 121, 287, 287, 121, 1519, 1519, 121, 287, 287, -1, -1, 121, -1, -1, 121, 8, 8, 121, 8, 1511, 1512,
    8, 1511, 1512, 121, -1, -1, -1, 121, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 287, 1266, 1267, 287, 1545, 1546, 287,
    1545, 1546, 121, 287, 1548, 287, 1549, 287, 1549, 121, 287, 1266, 1267, 287, 1548, 1553, 1153, 1554,
    1555, 1556, 356, 1153, 1554, 1555, 1556, 356, 1153, 1554, 1555, 1556, 121, 356, 1153, 1554, 1558, 356,
    1153, 1554, 1558, 121, 1559, 1153, 1554, 1555, 1556, 1553, 1153, 1554, 1555, 1556, 1561, 1562, 1153,
    1561, 1562, 1153, 121, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1576, 1576, -1, -1, -1, -1,
    -1, -1, -1, -1, 1576, -1, 121, -1, 1576, 121, -1, -1, -1, -1, -1, 388, 388, 388, 388, 388, -1, -1, 7, 7,
    7, 7, 7, 388, 388, 287, 388, 287, -1, 1615, 496, -1, 8, 8, -1, -1, -1, 1620, -1, -1, -1, -1, 496, -1,
    563, 950, 563, 496, -1, 580, 901, 904, -1, 287, -1, 388, -1, 287, -1, 388, -1, -1, 388, -1, 287, -1, 580,
    -1, 610, 610, -1, 580, 908, -1, -1, -1, 579, -1, 570, 1364, 580, 1369, 1370, 1096, 8, -1, 8, 1112, 610,
    1386, 1386, -1, 1386, -1, 1386, 610, -1, 610, 610, 610, -1, -1, -1, 233, -1, 236, 246, 270, 271, 276,
    277, 278, 279, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1559, 1153, 1554, 1555, 1556, 1553, 1153, 1554, 1555,
    1556, 356, 1153, 1554, 1555, 1556, 356, 1153, 1554, 1555, 1556, 121, 356, 1153, 1554, 1558, 356, 1153,
    1554, 1558, 121, -1, -1, -1, -1, -1, -1, -1, -1, 580, 246, 1153, 1148, 580, 388, 287, 1148, 271, -1, -1,
    -1, 238, 229, -1, -1, -1, -1, -1, -1, -1, -1, -1, 287, -1, 388, -1, 913, -1, 914, -1, 913, -1, 914, -1,
    287, -1, 388, -1, 563, 950, 563, -1, -1, -1
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
    513, 513, 513, 513, 513, 513, 513, 513, 513, 513, 513, 513, 513, 513, 513, 513, 513, 1, 1, 1, 1, 513,
    513, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 258, 258, 258, 258, 258, 258, 258,
    258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 25, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 258, 258, 258, 1, 1, 1, 1, 1, 5, 5, 5, 5, 5,
    5, 395269, 395269, 0, 51, 5, 51, 5, 51, 5, 51, 5, 0, 51, 5, 51, 5, 51, 5, 1, 5, 0, 5, 0, 5, 5, 5, 5, 1,
    5, 1, 0, 5, 0, 1, 5, 1, 1, 5, 0, 5, 4, 5, 51, 1, 1, 5, 0, 5, 51, 5, 51, 5, 51, 5, 0, 5, 51, 5, 51, 5, 51,
    5, 0, 5, 51, 5, 51, 5, 51, 5, 5, 5, 5, 5, 1, 5, 1, 8, 51, 5, 5, 5, 1, 5, 5, 1, 5, 1, 5, 1, 5, 1, 5, 1, 5,
    1, 5, 1, 1, 5, 5, 0, 5, 51, 5, 51, 5, 1, 5, 5, 5, 5, 51, 8, 51, 5, 0, 51, 5, 51, 0, 1, 5, 5, 269876,
    269876, 269876, 269876, 5, 51, 5, 51, 5, 5, 51, 5, 51, 5, 4, 5, 0, 5, 1541, 5, 0, 1, 5, 1541, 1, 5, 1, 5,
    5, 5, 5, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 1, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 0,
    0, 0, 0, 0, 7, 7, 7, 7, 7, 7, 7, 0, 7, 0, 7, 0, 0, 7, 0, 0, 7, 7, 7, 7, 51, 7, 51, 7, 51, 7, 7, 51, 7, 0,
    7, 0, 5, 395269, 51, 7, 51, 7, 51, 7, 51, 7, 51, 7, 0, 51, 7, 51, 7, 51, 7, 51, 7, 51, 7, 51, 7, 51, 7,
    51, 7, 7, 8, 8, 8, 8, 8, 1, 8, 51, 8, 67503368, 67504133, 6, 6, 6, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6,
    1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 0, 6, 0, 6, 0, 6, 0, 6,
    6, 6, 6, 0, 6, 0, 1, 1, 1, 1, 18, 1, 18, 18, 18, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 4, 14, 14, 14,
    14, 14, 14, 14, 14, 14, 14, 14, 14, 31, 31, 31, 31, 31, 31, 31, 4, 4, 0, 31, 31, 31, 10, 31, 31, 31, 31,
    31, 31, 1, 1, 1, 1, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31,
    31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 29, 31, 4, 31, 31, 31, 31, 31, 31,
    31, 31, 31, 31, 31, 31, 31, 0, 1075, 4, 31, 0, 1075, 4, 31, 0, 590899, 4, 31, 0, 590899, 4, 31, 4, 31, 4,
    31, 2308, 4, 31, 2308, 4, 31, 0, 4, 31, 0, 4, 31, 0, 4, 31, 0, 4, 31, 0, 4, 31, 0, 4, 31, 0, 4, 31, 0, 4,
    31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31,
    31, 31, 31, 31, 31, 1, 31, 1, 1, 31, 31, 31, 31, 31, 31, 31, 3594, 2335, 31, 3594, 2335, 31, 3594, 2335,
    31, 3594, 2335, 31, 3594, 2335, 31, 3594, 2335, 31, 31, 32, 32, 32, 31, 32, 31, 32, 32, 31, 31, 31, 14,
    32, 14, 31, 31, 31, 13, 31, 31, 31, 31, 3, 32, 31, 1, 32, 32, 1, 32, 32, 32, 32, 32, 32, 31, 31, 31, 31,
    31, 31, 10, 0, 31, 0, 0, 31, 0, 0, 31, 10, 0, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 0, 31, 14, 3, 32,
    32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32,
    32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 15, 32, 32, 32, 32, 32, 32, 32,
    32, 3594, 2336, 32, 3594, 2336, 32, 10, 32, 10, 1, 4, 4, 4, 49, 1, 1, 49, 1, 49, 1, 49, 1, 1, 2610, 49,
    1, 49, 1, 1, 49, 10, 49, 1, 1, 49, 1, 49, 1, 49, 13, 49, 2, 49, 2, 2610, 49, 1, 49, 1, 2610, 49, 1, 1,
    49, 1, 49, 1, 49, 1, 1, 2610, 49, 15, 49, 52, 49, 49, 49, 49, 49, 50, 50, 1, 1, 15, 0, 590899, 51, 0,
    590899, 51, 0, 590899, 51, 0, 590899, 51, 0, 590899, 51, 0, 590899, 51, 0, 590899, 51, 35, 34, 34, 34,
    34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 2335, 34, 2335, 34, 1, 2335, 34,
    1, 2335, 34, 2335, 34, 2335, 34, 2335, 34, 2335, 34, 2826, 2335, 34, 2826, 2335, 34, 0, 590899, 34, 0,
    590899, 34, 1541, 0, 34, 1541, 0, 34, 1541, 0, 34, 1541, 0, 34, 1541, 0, 34, 1541, 0, 34, 1541, 0, 34,
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
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 25, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 7, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 29, 1, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 26, 26, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 35, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 21, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 31, 0, 31, 0, 0, 31, 0, 0, 0, 0, 0, 0, 32, 32, 32, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 50, 0, 0, 0, 0, 0, 49, 15,
    34, 0, 34, 34, 34, 34, 34, 34, 36, 35, 36, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 52, 0, 0, 0, 0, 0, 0, 0, 37, 37, 0, 0, 0, 0, 0, 0, 0, 0, 52, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 40, 40, 40, 40, 41, 41, 42, 45, 46, 43, 44,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 39, 39, 39, 39, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 38, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 1,
    1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 38, 0, 38, 38, 38, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 38, 38, 0, 0, 0, 0, 0, 0, 0, 0, 47, 0, 0, 0, 0, 0, 0, 0, 0, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 33, 33, 33, 33, 33, 18, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 27, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 28, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 23, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4
};

static const int32_t type_names[] = {
    155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175,
    176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 164, 191, 192, 193, 194, 195,
    196, 197, 198, 199, 200, 201, 202, 203, 204, 205, 206, 207, 142, 208, 209, 210, 211, 212, 213, 214, 215,
    216, 217, 218, 219, 220, 221, 222, 255, 357, 484, 603, 604, 605, 622, 753, 754, 782, 783, 807, 820, 886,
    939, 941, 944, 951, 952, 953, 954, 1031, 1037, 1038, 1039, 1041, 1042, 1043, 1044, 1045, 1046, 808, 1047,
    1048, 1049, 1120, 1128, 1129, 1138, 1160, 1161, 1162, 1163, 1164, 1165, 1166, 1167, 1168, 1169, 1170,
    1260, 1261, 1262, 1263, 1307, 1308, 1309, 1331, 1333, 1334, 1335, 1294, 1379, 1380, 1389, 1398, 1473,
    1474, 1475, 1476, 1477, 652, 1478, 1500, 1583, 1594, 1609, 1680, 1681
};

static const struct catalogue_tables tables = {
    bytes, COUNT(bytes) - 1, names, COUNT(names), slots, COUNT(slots), first, COUNT(first),
    links, COUNT(links), entries, COUNT(entries), labels, COUNT(labels), kinds, COUNT(kinds),
    types, COUNT(types), type_names, COUNT(type_names)};

const struct catalogue_tables *_Nonnull catalogue_tables(void) { return &tables; }
