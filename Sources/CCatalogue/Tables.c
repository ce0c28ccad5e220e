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
    "greatestFiniteMagnitude" "CGFLOAT_MAX" "max" "NSIntegerMax" "min" "NSIntegerMin" "exactly" "exp" "expf"
    "log" "logf" "abs" "fabs" "fabsf" "floor" "floorf" "ceil" "ceilf" "roundf" "pow" "powf" "hypotf" "fmod"
    "fmodf" "stride" "fmin" "fmax" "trunc" "truncf" "rint" "rintf" "nearbyint" "nearbyintf" "lrint" "lrintf"
    "llrint" "llrintf" "lround" "lroundf" "llround" "llroundf" "log2" "log2f" "log10" "log10f" "exp2"
    "exp2f" "cbrt" "cbrtf" "sinh" "sinhf" "cosh" "coshf" "tanh" "tanhf" "copysign" "copysignf" "fdim"
    "fdimf" "fminf" "fmaxf" "isnan" "isinf" "isfinite" "signbit" "INT_MAX" "INT_MIN" "UINT_MAX" "LONG_MAX"
    "LONG_MIN" "NSUIntegerMax" "M_LN2" "M_LN10" "rounded" "FloatingPointRoundingRule" "up" "down"
    "toNearestOrEven" "toNearestOrAwayFromZero" "towardZero" "awayFromZero" "truncatingRemainder"
    "dividingBy" "signum" "magnitude" "isMultiple" "of" "isFinite" "isZero" "isNaN" "description" "quotient"
    "quotientAndRemainder" "degrees" "radians" "turns" "sin" "sinf" "cos" "cosf" "tan" "tanf" "count"
    "first" "last" "reversed" "enumerated" "zip" "compactMap" "filter" "reduce" "forEach"
    "enumerateObjectsUsingBlock" "objectAtIndex" "indexOfObject" "NSNotFound" "removeLastObject"
    "removeObjectAtIndex" "replaceObjectAtIndex" "withObject" "insertObject" "atIndex"
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
    "setNeedsLayout" "layoutIfNeeded" "needsLayout" "setNeedsDisplay" "layoutSubviews"
    "becomeFirstResponder" "resignFirstResponder" "sizeThatFits" "sizeToFit" "intrinsicContentSize"
    "invalidateIntrinsicContentSize" "layoutSublayers" "viewWithTag" "insertSublayer" "above" "below"
    "noIntrinsicMetric" "rootViewController" "liveView" "makeKeyAndVisible" "makeKey" "PlaygroundPage"
    "current" "XCPlaygroundPage" "currentPage" "needsIndefiniteExecution" "UIScreen" "main" "mainScreen"
    "hitTest" "beginTracking" "continueTracking" "inside" "CALayer" "CAShapeLayer" "CAGradientLayer"
    "CATextLayer" "colors" "locations" "startPoint" "endPoint" "fontSize" "foregroundColor" "isWrapped"
    "render" "renderInContext:" "drawHierarchy" "afterScreenUpdates"
    "drawViewHierarchyInRect:afterScreenUpdates:" "masksToBounds" "sublayerTransform" "zPosition" "opacity"
    "cornerRadius" "borderWidth" "borderColor" "shadowOpacity" "shadowRadius" "shadowOffset" "shadowPath"
    "contentsScale" "contents" "shouldRasterize" "rasterizationScale" "isDoubleSided" "contentsGravity"
    "actions" "magnificationFilter" "minificationFilter" "compositingFilter" "cornerCurve" "maskedCorners"
    "needsDisplayOnBoundsChange" "allowsEdgeAntialiasing" "lineCap" "fillRule" "miterLimit" "strokeStart"
    "strokeEnd" "affineTransform" "presentation" "model" "superlayer" "sublayers" "addSublayer"
    "removeFromSuperlayer" "Rectangle" "Text" "Image" "systemName" "padding" "offset" "rotationEffect"
    "anchor" "scaleEffect" "transformEffect" "modifier" "layoutFrame" "topLeading" "UnitPoint" "topTrailing"
    "leading" "trailing" "bottomLeading" "bottomTrailing" "View" "ProjectionTransform" "UIGestureRecognizer"
    "UIPanGestureRecognizer" "target" "UIPinchGestureRecognizer" "UIRotationGestureRecognizer"
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
    "inView" "translationInView" "velocityInView" "setTranslation" "require" "toFail"
    "requireGestureRecognizerToFail" "addGestureRecognizer" "removeGestureRecognizer" "gestureRecognizers"
    "isMultipleTouchEnabled" "multipleTouchEnabled" "isExclusiveTouch" "UITouch" "windowLocation"
    "previousWindowLocation" "previousLocation" "previousLocationInView" "anyObject" "UIEvent" "allTouches"
    "touches" "touchesForView" "drag" "steps" "lifts" "fingers" "pinch" "twist" "radius" "tap" "taps"
    "press" "seconds" "lift" "cancel" "UIViewAnimationOptions" "UIViewKeyframeAnimationOptions"
    "AnimationOptions" "KeyframeAnimationOptions" "UIViewAnimationCurve" "AnimationCurve"
    "CAMediaTimingFunctionName" "UIViewAnimatingState" "UIViewAnimatingPosition" "CAMediaTimingFillMode"
    "CAAnimationCalculationMode" "curveEaseInOut" "UIViewAnimationOptionCurveEaseInOut" "curveEaseIn"
    "UIViewAnimationOptionCurveEaseIn" "curveEaseOut" "UIViewAnimationOptionCurveEaseOut" "curveLinear"
    "UIViewAnimationOptionCurveLinear" "UIViewAnimationOptionRepeat" "autoreverse"
    "UIViewAnimationOptionAutoreverse" "beginFromCurrentState" "UIViewAnimationOptionBeginFromCurrentState"
    "overrideInheritedDuration" "UIViewAnimationOptionOverrideInheritedDuration" "overrideInheritedCurve"
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
    "addCompletion" "isRunning" "fractionComplete" "isReversed" "scrubsLinearly" "add" "removeAnimation"
    "removeAllAnimations" "animationKeys" "forKeyPath" "setValue" "convertTime" "CATransaction" "begin"
    "commit" "flush" "setDisableActions" "setAnimationTimingFunction" "setCompletionBlock" "NSValue"
    "caTransform3D" "CATransform3D" "CATransform3DIdentity" "CATransform3DMakeScale"
    "CATransform3DMakeTranslation" "CATransform3DMakeAffineTransform" "CATransform3DTranslate"
    "CATransform3DScale" "CATransform3DRotate" "CATransform3DMakeRotation" "CATransform3DConcat"
    "CATransform3DInvert" "CATransform3DGetAffineTransform" "CATransform3DIsIdentity"
    "CATransform3DIsAffine" "CATransform3DEqualToTransform" "terminator" "debugPrint" "fatalError"
    "preconditionFailure" "assertionFailure" "assert" "precondition" "NSParameterAssert" "NSAssert"
    "NSCAssert" "Optional" "row" "column" "convention" "plot" "describe" "film" "frames" "strip" "grid"
    "why" "YES" "NO" "NULL" "Nil" "HUGE_VALF" "HUGE_VAL" "INFINITY" "DBL_MAX" "CGFLOAT_MIN" "DBL_MIN"
    "FLT_MAX" "MAXFLOAT" "FLT_MIN" "FLT_EPSILON" "integer" "cgPoint" "cgSize" "cgRect" "cgVector"
    "cgAffineTransform" "floatValue" "doubleValue" "intValue" "integerValue" "cgPointValue" "cgSizeValue"
    "cgRectValue" "cgVectorValue" "cgAffineTransformValue" "printf" "format" "objects" "CGMutablePath"
    "CGPath" "CGMutablePathRef" "CGPathRef" "UIBezierPath" "CGColor" "CGColorRef" "CGPathCreateMutable"
    "roundedRect" "ovalIn" "ovalInRect" "cgPath" "CGPathCreateWithRect" "CGPathRelease" "ellipseIn"
    "CGPathCreateWithEllipseInRect" "CGPathAddEllipseInRect" "lineWidth" "removeAllPoints"
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
    "CGAffineTransformValue" "opaque" "doubleSided" "pagingEnabled" "scrollEnabled" "editable" "selectable"
    "secureTextEntry" "exchangeSubviewAtIndex:withSubviewAtIndex:" "setNeedsDisplayInRect:" "addObject:"
    "addObjectsFromArray:" "containsObject:" "firstObject" "lastObject" "reverseObjectEnumerator"
    "componentsJoinedByString:" "startAnimationAfterDelay:" "finishAnimationAtPosition:"
    "continueAnimationWithTimingParameters:durationFactor:" "running" "interruptible"
    "locationOfTouch:inView:" "setTranslation:inView:" "requireGestureRecognizerToFail:" "animation"
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
    {3225, 3617776409}, {3237, 1784172926}, {3240, 3381609815}, {3252, 1550566188}, {3259, 1524000883},
    {3262, 1923516200}, {3266, 3391553482}, {3269, 1062293841}, {3273, 3825392021}, {3276, 709362235},
    {3280, 392774327}, {3285, 2880712451}, {3290, 3102149661}, {3296, 2394465697}, {3300, 1659167240},
    {3305, 475034410}, {3311, 3434436711}, {3314, 1479764693}, {3318, 2347825097}, {3324, 1197479801},
    {3328, 1351583639}, {3333, 3270705251}, {3339, 366569208}, {3343, 1251212115}, {3347, 1621599661},
    {3352, 3579732453}, {3358, 1720942905}, {3362, 140187182}, {3367, 1868829528}, {3376, 3948149459},
    {3386, 708029167}, {3391, 3185475540}, {3397, 2537751862}, {3403, 2778439310}, {3410, 2616928056},
    {3416, 4139930401}, {3423, 3135838405}, {3430, 2498734875}, {3438, 4064998855}, {3442, 268639961},
    {3447, 4092159661}, {3452, 2346846000}, {3458, 2328988770}, {3462, 2519117294}, {3467, 3873647896},
    {3471, 1415682102}, {3476, 631424496}, {3480, 282220607}, {3485, 3558937627}, {3489, 4099687964},
    {3494, 658698766}, {3498, 153638352}, {3503, 545189250}, {3511, 197671877}, {3520, 792060313},
    {3524, 513084933}, {3529, 2275780057}, {3534, 2616489071}, {3539, 4075421329}, {3544, 2981347434},
    {3549, 648810968}, {3557, 638754166}, {3564, 591523055}, {3571, 4047093083}, {3578, 656837285},
    {3586, 3789446092}, {3594, 4277107410}, {3602, 3906719864}, {3615, 2663715805}, {3620, 2698097207},
    {3626, 3072217742}, {3633, 1920734138}, {3658, 4225734153}, {3660, 1128467232}, {3664, 1035581717},
    {3679, 3525779695}, {3702, 1975486251}, {3712, 2889234988}, {3724, 128921049}, {3743, 1127666911},
    {3753, 2542550614}, {3759, 2627312426}, {3768, 1195911285}, {3778, 4151950225}, {3780, 1765031016},
    {3788, 1814435734}, {3794, 3602780627}, {3799, 876513898}, {3810, 879704937}, {3818, 3728990320},
    {3838, 4007662012}, {3845, 2941534958}, {3852, 2238339041}, {3857, 3277562923}, {3860, 3761252941},
    {3864, 382886321}, {3867, 4220379804}, {3871, 4200353678}, {3874, 2633446552}, {3878, 388525018},
    {3883, 967958004}, {3888, 1216469057}, {3892, 1675745305}, {3900, 3533348019}, {3910, 2267784115},
    {3913, 2877453236}, {3923, 1419061120}, {3929, 3353438327}, {3935, 2002030311}, {3942, 931910521},
    {3968, 1638953034}, {3981, 263889333}, {3994, 2304257469}, {4004, 1623797237}, {4020, 2667149886},
    {4039, 1204873229}, {4059, 2611599107}, {4069, 1975768454}, {4081, 3532344479}, {4088, 2718014180},
    {4109, 713077974}, {4126, 2712081721}, {4152, 1361625375}, {4178, 864165631}, {4185, 3189629876},
    {4203, 165942467}, {4216, 1655317257}, {4235, 1010779457}, {4245, 2215640769}, {4255, 1070265239},
    {4264, 1134120687}, {4268, 2846199180}, {4281, 1743930340}, {4287, 4005059268}, {4291, 206241385},
    {4300, 1115344066}, {4308, 567586076}, {4314, 3901637708}, {4318, 803046281}, {4324, 152899664},
    {4329, 2276994531}, {4338, 1787359420}, {4352, 2796815519}, {4367, 3918278559}, {4374, 4155575922},
    {4384, 236925125}, {4392, 1684779966}, {4396, 798074659}, {4405, 2374006294}, {4411, 3103973672},
    {4421, 2926810054}, {4423, 1462048136}, {4433, 1244814717}, {4443, 1696195782}, {4452, 3093996503},
    {4461, 2756264342}, {4469, 2866045037}, {4477, 1163907536}, {4489, 2104353872}, {4500, 3110688315},
    {4511, 3317910134}, {4524, 2755011687}, {4540, 2069497450}, {4551, 1516930437}, {4561, 469045609},
    {4572, 2847090017}, {4592, 176574206}, {4596, 1361572173}, {4606, 1896686403}, {4616, 3273657238},
    {4626, 1266202965}, {4638, 3635588042}, {4657, 2733832836}, {4661, 4182378701}, {4668, 2110798224},
    {4674, 877087803}, {4683, 1970364490}, {4689, 1275339983}, {4707, 350857000}, {4723, 2079739832},
    {4739, 1996921413}, {4748, 2043970711}, {4755, 1731736080}, {4767, 4080117376}, {4778, 1493013840},
    {4798, 2398078988}, {4806, 1065574956}, {4816, 2965413338}, {4826, 990401381}, {4829, 682729123},
    {4838, 1722954222}, {4854, 3827859290}, {4865, 37271103}, {4873, 1119987041}, {4892, 2161276179},
    {4915, 3507573001}, {4923, 2301731235}, {4933, 1862550028}, {4947, 3213420894}, {4963, 288415389},
    {4973, 4033069017}, {4979, 672109684}, {4987, 3339054942}, {4990, 1089765596}, {4995, 18738364},
    {4999, 2197550541}, {5004, 1569418667}, {5022, 1419285594}, {5025, 3324446467}, {5032, 2540844914},
    {5041, 936176715}, {5046, 3724674918}, {5051, 1452231588}, {5061, 665752555}, {5071, 2665914025},
    {5079, 1172522883}, {5089, 2411978403}, {5098, 2082024064}, {5102, 1231115066}, {5111, 244075885},
    {5117, 96429129}, {5128, 1558106348}, {5135, 1676028392}, {5147, 3565214879}, {5153, 1169454059},
    {5164, 2276069802}, {5170, 2590900991}, {5181, 403953390}, {5186, 817772335}, {5196, 3894621598},
    {5200, 3130700698}, {5209, 3811712141}, {5218, 2836898780}, {5232, 744222851}, {5240, 3219325754},
    {5253, 455433581}, {5258, 1550717474}, {5268, 4099875093}, {5277, 2687217115}, {5289, 3317790454},
    {5301, 680679420}, {5312, 4074568615}, {5322, 972345196}, {5332, 2124225882}, {5342, 1707208587},
    {5352, 1698171440}, {5364, 1765986002}, {5376, 3099195470}, {5386, 1325296208}, {5397, 1159889848},
    {5407, 3210628243}, {5418, 3799163251}, {5429, 3782385632}, {5440, 3899828965}, {5451, 3883051346},
    {5462, 3866273727}, {5478, 4169345192}, {5503, 3573351892}, {5508, 4137097213}, {5513, 3523899814},
    {5519, 1029089800}, {5530, 1290530634}, {5538, 4203053801}, {5551, 406972148}, {5555, 2369371622},
    {5562, 3726277920}, {5567, 3555021734}, {5572, 3008443898}, {5582, 877317237}, {5595, 1513289445},
    {5619, 2694946607}, {5641, 3902926015}, {5644, 2516003219}, {5659, 3083183824}, {5663, 3185987134},
    {5672, 3141474305}, {5685, 1010012291}, {5689, 659427984}, {5700, 3254824265}, {5708, 1438951982},
    {5717, 571377267}, {5735, 143865419}, {5753, 445834375}, {5767, 4201716739}, {5780, 2082798958},
    {5784, 3883353449}, {5807, 1252969316}, {5824, 611349806}, {5846, 3939761393}, {5870, 1880591026},
    {5896, 1052979093}, {5912, 1315057949}, {5925, 3198073272}, {5950, 1888717571}, {5963, 1499172353},
    {5977, 1151719106}, {5995, 1297838153}, {6006, 1291853992}, {6018, 3864824124}, {6031, 284302454},
    {6049, 2291378338}, {6071, 2024043478}, {6086, 3416336049}, {6097, 3326301860}, {6108, 2097883034},
    {6126, 2658088632}, {6136, 4116806241}, {6148, 2750625341}, {6165, 2805121617}, {6174, 2636563400},
    {6180, 1226705564}, {6190, 1144915353}, {6208, 1085962434}, {6214, 542584942}, {6232, 1880354216},
    {6241, 2126046479}, {6262, 3409685817}, {6272, 2322214854}, {6294, 715012316}, {6299, 667630371},
    {6316, 4011681569}, {6331, 2477794221}, {6346, 2826459802}, {6353, 863636682}, {6383, 3312035873},
    {6411, 2374822095}, {6427, 1117036282}, {6443, 2727146260}, {6455, 2338438971}, {6463, 894604266},
    {6481, 239266950}, {6497, 3440848049}, {6515, 1563451997}, {6551, 1300855194}, {6569, 2649340029},
    {6582, 3157132282}, {6613, 1994390723}, {6626, 3295732442}, {6645, 3217941162}, {6682, 2638373311},
    {6701, 729836362}, {6718, 1103965319}, {6753, 3909734774}, {6770, 3422384807}, {6784, 1562399317},
    {6816, 3535094014}, {6830, 2862813109}, {6850, 70193435}, {6888, 3331707904}, {6908, 167527483},
    {6912, 810547195}, {6934, 3377910156}, {6950, 2815096657}, {6991, 3232227944}, {7010, 2636711499},
    {7024, 2461495057}, {7029, 502047894}, {7035, 3867909202}, {7055, 2942666046}, {7061, 1490954098},
    {7072, 1092012710}, {7097, 38792922}, {7108, 2899252294}, {7116, 871591685}, {7138, 1041997713},
    {7146, 3217987877}, {7154, 1309284212}, {7176, 2823090016}, {7184, 4012061332}, {7199, 4204111253},
    {7204, 3492500287}, {7213, 773059133}, {7236, 2759092874}, {7245, 481727645}, {7259, 2303844654},
    {7287, 1323066019}, {7301, 590774350}, {7310, 421821156}, {7333, 696240407}, {7342, 1453714756},
    {7357, 466020238}, {7386, 4077855673}, {7401, 1744839726}, {7417, 1408722253}, {7447, 876245160},
    {7463, 452810861}, {7476, 1260603725}, {7503, 968316954}, {7516, 859371885}, {7530, 1658883364},
    {7558, 3531153185}, {7572, 486221508}, {7583, 4064395570}, {7608, 2257273533}, {7619, 3217031314},
    {7631, 1898701486}, {7657, 692253475}, {7669, 2618608526}, {7683, 889051197}, {7711, 1439665068},
    {7725, 3703752221}, {7740, 158609817}, {7769, 3199826274}, {7784, 3872230201}, {7797, 592993401},
    {7824, 2782426318}, {7837, 1648296985}, {7859, 2036964556}, {7895, 1478369021}, {7917, 2072579308},
    {7926, 588027325}, {7932, 3294899967}, {7948, 2406610228}, {7960, 1136770368}, {7971, 1099727666},
    {7998, 3943336079}, {8006, 3373088083}, {8014, 1118385669}, {8027, 1252830802}, {8035, 1310484760},
    {8053, 4211107556}, {8071, 4235327583}, {8090, 1911957762}, {8102, 2274977100}, {8112, 1894102977},
    {8129, 1868420705}, {8144, 1229760322}, {8159, 401251929}, {8168, 4136070254}, {8178, 141711844},
    {8191, 1877099350}, {8201, 4224630636}, {8227, 2956264019}, {8251, 3731343133}, {8262, 1490880043},
    {8277, 651349070}, {8296, 3553571131}, {8317, 798050051}, {8337, 1738029828}, {8346, 830772382},
    {8370, 975665791}, {8377, 3753552150}, {8399, 1268347563}, {8408, 2675976173}, {8416, 2255101473},
    {8428, 1325536902}, {8438, 66138439}, {8457, 2650151654}, {8469, 1362571274}, {8476, 2674091075},
    {8493, 4180264212}, {8504, 2220611910}, {8510, 3628923247}, {8529, 2290191893}, {8542, 524486259},
    {8557, 536057419}, {8570, 2266436945}, {8582, 2660165913}, {8594, 2510371521}, {8601, 1647949432},
    {8612, 2499925078}, {8618, 1061329053}, {8626, 2186648520}, {8638, 3685987662}, {8652, 1203193122},
    {8666, 3305235377}, {8677, 2107277412}, {8692, 1771288722}, {8706, 1024755039}, {8726, 2323362532},
    {8746, 295121441}, {8758, 3240065181}, {8767, 3923523740}, {8787, 140741692}, {8817, 687274249},
    {8832, 3408062813}, {8843, 186774928}, {8857, 2185261687}, {8862, 2753641482}, {8867, 2454962418},
    {8884, 958887293}, {8902, 3594902096}, {8910, 2175633178}, {8927, 775974691}, {8934, 4056008598},
    {8948, 32195591}, {8955, 3647323098}, {8971, 3198753898}, {8982, 2621687777}, {9006, 56185609},
    {9014, 3091067239}, {9018, 3935363592}, {9028, 3073585980}, {9035, 1867556362}, {9048, 2589014835},
    {9064, 3891896413}, {9070, 4148812653}, {9077, 1700657266}, {9089, 1106246455}, {9104, 754571866},
    {9115, 1038506759}, {9121, 4176775601}, {9130, 2830785103}, {9140, 1731433239}, {9148, 855408348},
    {9156, 2834400513}, {9171, 3963693047}, {9180, 3544094494}, {9186, 4009327117}, {9202, 492923249},
    {9215, 1423062726}, {9233, 161915485}, {9276, 2642763852}, {9289, 1214513038}, {9306, 1445723454},
    {9315, 2844467682}, {9322, 3334659430}, {9334, 3572701046}, {9345, 555663897}, {9356, 3123020006},
    {9369, 3005567066}, {9381, 2400366623}, {9393, 2266193630}, {9403, 3448933658}, {9416, 3786999131},
    {9424, 2370703267}, {9439, 2552112075}, {9457, 2857694466}, {9470, 2048902997}, {9485, 1468503355},
    {9492, 3048556132}, {9511, 3744775116}, {9529, 3621218635}, {9546, 3611392321}, {9557, 3412690475},
    {9570, 2109961146}, {9596, 2124853820}, {9618, 4061796954}, {9625, 4173553157}, {9633, 2053962742},
    {9643, 503535429}, {9654, 1836668495}, {9663, 721310682}, {9678, 1006735486}, {9690, 325084441},
    {9695, 2961925722}, {9705, 497438945}, {9714, 1787797455}, {9725, 1849888827}, {9745, 3825011241},
    {9754, 385702446}, {9758, 1041509726}, {9763, 1494001562}, {9773, 1742909879}, {9780, 2157316278},
    {9786, 348705738}, {9800, 737459482}, {9806, 1122880180}, {9817, 1945272936}, {9832, 2380932862},
    {9840, 2548392784}, {9851, 3688764708}, {9861, 1901756438}, {9870, 906872895}, {9881, 1648836552},
    {9888, 1359877577}, {9896, 521485205}, {9909, 252720416}, {9923, 1264131298}, {9927, 1582017048},
    {9946, 422274124}, {9965, 3020961236}, {9987, 1120609123}, {9993, 845187144}, {10017, 3704248662},
    {10044, 1361184210}, {10066, 254023945}, {10094, 3600137057}, {10118, 2682444316}, {10127, 1644100618},
    {10151, 1592819465}, {10159, 1715765854}, {10192, 895660813}, {10200, 335426986}, {10225, 1264318259},
    {10257, 1168386582}, {10265, 1663862986}, {10270, 1746993862}, {10299, 1903257066}, {10304, 974882150},
    {10311, 1177151643}, {10342, 165292311}, {10349, 2311397435}, {10354, 439402299}, {10383, 1552997231},
    {10388, 3962257883}, {10397, 2220750876}, {10430, 2007447656}, {10439, 2787838396}, {10445, 3769421748},
    {10475, 4173954024}, {10481, 1434043348}, {10491, 1426660429}, {10525, 737025121}, {10559, 1466689035},
    {10597, 4098563933}, {10602, 513712005}, {10639, 229043912}, {10643, 2457286800}, {10678, 3584307048},
    {10680, 1123244352}, {10717, 1329338781}, {10721, 2761510965}, {10726, 2016490230}, {10733, 49525662},
    {10753, 539821669}, {10771, 3772220557}, {10789, 4185830300}, {10804, 3171290880}, {10826, 832521766},
    {10848, 1461782644}, {10868, 691540578}, {10891, 1404144425}, {10911, 522796658}, {10928, 1376505559},
    {10937, 3748513642}, {10945, 846470194}, {10953, 200649126}, {10967, 3431639220}, {10974, 4292335199},
    {10989, 907121470}, {10995, 2240342303}, {11012, 2969811462}, {11026, 167268160}, {11040, 1833803298},
    {11047, 4030051588}, {11053, 1400182552}, {11083, 455416660}, {11103, 2271268225}, {11126, 2613973034},
    {11144, 392604227}, {11166, 3754606837}, {11186, 2833158821}, {11202, 3350374178}, {11209, 534084754},
    {11223, 2867322350}, {11245, 2116308131}, {11261, 664899839}, {11283, 1989677117}, {11292, 904369474},
    {11299, 4287151977}, {11309, 450801067}, {11316, 1669872668}, {11330, 4013487222}, {11334, 3096186179},
    {11339, 741716276}, {11344, 2329068957}, {11351, 2921198141}, {11356, 1055615879}, {11361, 3285122304},
    {11367, 230313139}, {11370, 2868333218}, {11374, 4098541315}, {11379, 33356212}, {11386, 1723256298},
    {11390, 4140259964}, {11396, 107912219}, {11418, 4121566434}, {11448, 3855721002}, {11464, 2216232237},
    {11488, 2255928953}, {11508, 159080631}, {11522, 3689248828}, {11547, 836430118}, {11567, 2287125059},
    {11590, 1038585177}, {11611, 3367347455}, {11637, 4230039153}, {11651, 609216699}, {11686, 1501614459},
    {11697, 1529288929}, {11729, 2719113377}, {11741, 2275796322}, {11774, 1812401954}, {11785, 2408338453},
    {11817, 2855832277}, {11844, 1459817706}, {11855, 2392518824}, {11887, 518942568}, {11908, 3663533692},
    {11950, 2192755772}, {11975, 177875273}, {12021, 891907593}, {12043, 1945812840}, {12086, 1417411880},
    {12110, 2154355281}, {12155, 3467076881}, {12175, 317429627}, {12216, 771452987}, {12251, 181460511},
    {12271, 456257992}, {12312, 2485130632}, {12335, 317835491}, {12379, 3496877987}, {12400, 1103010248},
    {12450, 3557956176}, {12473, 4255026978}, {12525, 3877521898}, {12539, 4267328027}, {12550, 3365817217},
    {12562, 1019517826}, {12573, 4255312501}, {12579, 107113802}, {12590, 339302984}, {12611, 571385436},
    {12636, 701971049}, {12658, 3844547848}, {12682, 2993703921}, {12702, 856100507}, {12716, 523418047},
    {12737, 1199509864}, {12746, 71184232}, {12775, 3633864562}, {12781, 3626350180}, {12807, 227242734},
    {12814, 3686895409}, {12841, 23593359}, {12847, 3490026688}, {12873, 2245546586}, {12882, 63500808},
    {12888, 3324008260}, {12895, 2639082641}, {12901, 4241250784}, {12929, 1005534689}, {12957, 433529277},
    {12986, 1104277830}, {12999, 1738166450}, {13034, 4196810825}, {13063, 1042290725}, {13070, 1073217499},
    {13088, 2059328792}, {13096, 1536564555}, {13115, 2064776214}, {13124, 1856753941}, {13144, 1308833490},
    {13148, 3934383778}, {13163, 2480094667}, {13171, 4009865048}, {13199, 365080250}, {13205, 3648362799},
    {13231, 980454765}, {13238, 1860367182}, {13265, 3669799736}, {13268, 1787721130}, {13294, 447103454},
    {13299, 1697318111}, {13327, 2673357851}, {13357, 2937116726}, {13375, 3523238589}, {13383, 1863269210},
    {13403, 2099371351}, {13408, 4096559242}, {13425, 2182794837}, {13432, 667710333}, {13435, 718098122},
    {13438, 682728183}, {13456, 3802467407}, {13477, 3657180965}, {13500, 1665393361}, {13524, 1052733624},
    {13533, 184912774}, {13549, 4089387070}, {13562, 2352568569}, {13575, 1245245715}, {13588, 1262023334},
    {13602, 3270702940}, {13614, 2739892052}, {13629, 2480001844}, {13633, 3749132497}, {13642, 1230999982},
    {13649, 3143743637}, {13655, 351428278}, {13672, 2428146278}, {13687, 2992948263}, {13698, 2349028720},
    {13705, 3885786800}, {13717, 1736514697}, {13727, 3474322026}, {13737, 60432295}, {13742, 1322381784},
    {13749, 4012403877}, {13771, 989471740}, {13792, 452908417}, {13811, 423327896}, {13827, 2453966149},
    {13855, 1731566697}, {13866, 2587032280}, {13887, 2963724706}, {13903, 712913813}, {13935, 2778836517},
    {13958, 1613655628}, {13980, 655649118}, {13995, 2173728365}, {14002, 2357661820}, {14018, 409169195},
    {14038, 3491459423}, {14055, 1226170970}, {14078, 3404475955}, {14108, 1624986452}, {14142, 3623300279},
    {14159, 3034534074}, {14179, 575711980}, {14192, 1032586458}, {14204, 266241602}, {14224, 3402924327},
    {14234, 1269553309}, {14240, 503252654}, {14243, 4160314702}, {14247, 159043482}, {14254, 2686336408},
    {14259, 2717370895}, {14269, 1132587367}, {14277, 1195117749}, {14291, 1879021152}, {14305, 581463510},
    {14328, 2140377464}, {14340, 1275514075}, {14352, 2387979536}, {14363, 3884420844}, {14380, 1646387302},
    {14392, 308670472}, {14405, 3934596143}, {14418, 2845511965}, {14441, 4013472960}, {14461, 207861097},
    {14477, 2974165697}, {14484, 1232628331}, {14501, 889198334}, {14520, 3364533173}, {14536, 2007207608},
    {14545, 3255160570}, {14552, 2953807453}, {14559, 709349229}, {14563, 2223459638}, {14571, 2600881466},
    {14586, 2804841900}, {14601, 2904109309}, {14609, 111583397}, {14619, 249290197}, {14629, 1264874778},
    {14641, 2552651146}, {14655, 3277309783}, {14663, 799079693}, {14668, 2072037248}, {14677, 1839346743},
    {14687, 2980706495}, {14698, 3765738945}, {14712, 1478303606}, {14724, 1491675329}, {14732, 2435397115},
    {14753, 1647672292}, {14772, 1635008148}, {14787, 1487095968}, {14803, 3124627733}, {14808, 2570585620},
    {14824, 366187551}, {14838, 2318987703}, {14848, 1761128012}, {14862, 185295765}, {14875, 3838690653},
    {14890, 1263600608}, {14907, 2027855346}, {14927, 3216563907}, {14941, 1058098686}, {14954, 467864515},
    {14965, 3932876427}, {14978, 2706824106}, {14987, 1016188828}, {15003, 957769824}, {15013, 1005022371},
    {15027, 2696340427}, {15030, 993596020}, {15045, 2693457989}, {15064, 415476443}, {15077, 1262823941},
    {15087, 1622115944}, {15095, 1499161504}, {15106, 2973219889}, {15119, 2597275607}, {15124, 1748273790},
    {15130, 860606716}, {15135, 3002334877}, {15152, 2034172196}, {15178, 3305562105}, {15196, 3707972394},
    {15203, 3647859367}, {15216, 3236366608}, {15229, 1824874128}, {15250, 2788634194}, {15272, 1466132464},
    {15300, 3529599493}, {15332, 2079469443}, {15354, 738891302}, {15372, 3197889394}, {15391, 2360350959},
    {15416, 3813530536}, {15435, 3649363768}, {15454, 3444963044}, {15485, 2273024933}, {15508, 4264915354},
    {15529, 3077942367}, {15558, 590894855}, {15568, 1618037728}, {15578, 1850454287}, {15588, 3957551837},
    {15607, 4284171251}, {15623, 3891447831}, {15629, 2774883451}, {15641, 3483418915}, {15658, 668816343},
    {15666, 2931048700}, {15675, 2388452721}, {15683, 4258353177}, {15686, 1141775739}, {15692, 4126724647},
    {15702, 2859901778}, {15706, 3250964130}, {15714, 1360419304}, {15718, 3001705435}, {15724, 2071016015},
    {15729, 4246411473}, {15733, 2944866961}, {15736, 418647609}, {15739, 2471879920}, {15741, 1105628090},
    {15745, 963632676}, {15748, 1882099852}, {15757, 2097992392}, {15765, 4171284318}, {15773, 2265671865},
    {15780, 2076987736}, {15791, 3694939264}, {15798, 2984259090}, {15805, 306596620}, {15813, 1011505953},
    {15820, 1616530830}, {15831, 2662881380}, {15838, 3218261061}, {15845, 2261369287}, {15851, 912855974},
    {15857, 3374781713}, {15865, 2293478956}, {15882, 1149880784}, {15892, 296395306}, {15903, 1195616409},
    {15911, 2949131327}, {15923, 942984426}, {15935, 1491100860}, {15946, 417924775}, {15957, 3895649598},
    {15970, 2700906213}, {15992, 2989913377}, {15998, 3882857642}, {16004, 3114108242}, {16011, 2831556715},
    {16024, 3401266884}, {16030, 1451477576}, {16046, 119757721}, {16055, 2438128661}, {16067, 2193512543},
    {16074, 4182669406}, {16084, 1505809199}, {16103, 2758857958}, {16114, 1600511528}, {16120, 785452558},
    {16130, 1861738460}, {16136, 3056320968}, {16156, 4208727282}, {16169, 3291555781}, {16178, 2196865874},
    {16207, 1361552727}, {16229, 2957611498}, {16238, 2007872489}, {16253, 2265931075}, {16274, 3180543629},
    {16286, 1599455416}, {16293, 2387400333}, {16312, 1202605450}, {16320, 591972422}, {16340, 1175191511},
    {16351, 873742264}, {16374, 326594495}, {16384, 2059707271}, {16406, 1503948434}, {16416, 3230945966},
    {16438, 2911124459}, {16449, 1449651004}, {16461, 1980023723}, {16488, 3261273255}, {16505, 1962088798},
    {16516, 659713157}, {16520, 407568404}, {16527, 3610741318}, {16535, 24023407}, {16542, 2767062895},
    {16554, 197333961}, {16569, 3768039387}, {16576, 2976183426}, {16584, 854431587}, {16594, 2611701562},
    {16608, 4149673879}, {16615, 3561702979}, {16626, 3373400544}, {16631, 616319547}, {16646, 2851767893},
    {16658, 2670905232}, {16662, 2984927816}, {16668, 3072721717}, {16675, 382945106}, {16684, 1202886564},
    {16697, 3124826125}, {16714, 1073533898}, {16734, 501308550}, {16754, 3102301894}, {16767, 678697196},
    {16785, 4242588933}, {16793, 3290709023}, {16801, 3206573181}, {16809, 3156240324}, {16821, 873554442},
    {16833, 3877044912}, {16840, 1386144670}, {16884, 3391438105}, {16917, 3275802252}, {16923, 1665555596},
    {16933, 955209608}, {16943, 3663374774}, {16951, 2845693673}, {16960, 1402472725}, {16974, 3292755612},
    {16979, 1795259425}, {16988, 2710028206}, {17042, 2549331680}, {17053, 2094265262}, {17064, 2380435381},
    {17083, 801338602}, {17104, 2854832407}, {17129, 155406996}, {17141, 3678362229}, {17152, 930651626},
    {17169, 883771916}, {17181, 2754639596}, {17201, 2497068525}, {17225, 4204966360}, {17229, 3848464964},
    {17240, 4196316528}, {17245, 1775113223}, {17254, 4293857150}, {17279, 105220734}, {17295, 2941928401},
    {17318, 3513504379}, {17352, 2399979131}, {17393, 397375761}, {17407, 2554776799}, {17414, 1325902193},
    {17421, 4257774810}, {17440, 3385953049}, {17454, 363805148}, {17473, 2241932221}, {17482, 3578929855},
    {17493, 960139624}, {17501, 1597548103}, {17516, 957531795}, {17529, 1010886454}, {17549, 1596791097},
    {17554, 828449414}, {17570, 4083200273}, {17586, 1563607652}, {17591, 3373576235}, {17607, 1686781560},
    {17614, 247011038}, {17630, 3118206852}, {17647, 1114429566}, {17663, 275414779}, {17681, 3681786005},
    {17708, 1786964809}, {17711, 4081524352}, {17714, 3880226465}, {17719, 1336735441}, {17726, 3258804367},
    {17735, 3220778976}, {17745, 3246523276}, {17756, 2488280337}, {17770, 2068458324}, {17785, 763838368},
    {17792, 637820293}, {17796, 2601460036}, {17801, 1480246043}, {17810, 978711165}, {17817, 309439324},
    {17826, 2535512472}, {17844, 3793360030}, {17866, 3530699951}, {17885, 3107109432}, {17907, 2768536296},
    {17927, 2255243348}, {17945, 1791059818}, {17951, 4128829753}, {17972, 1910782036}, {17992, 3395304284},
    {18015, 1173374833}, {18037, 2943989225}, {18059, 1789752760}, {18079, 723746973}, {18102, 928095684},
    {18119, 66633762}, {18129, 3883652983}, {18149, 1787670268}, {18171, 2151592719}, {18183, 288631100},
    {18194, 835911719}, {18205, 18669246}, {18218, 1289413733}, {18240, 576822689}, {18246, 1863671838},
    {18257, 2924953349}, {18270, 951339946}, {18283, 2908236957}, {18291, 60532369}, {18301, 3795175885},
    {18316, 1243462689}, {18358, 3533566504}, {18380, 1855131199}, {18390, 2951402203}, {18410, 3636908325},
    {18425, 834189487}, {18436, 1964022558}, {18446, 684154646}, {18469, 2371177212}, {18494, 1731011858},
    {18519, 2398960364}, {18545, 2922600688}, {18598, 17738465}, {18605, 343848780}, {18618, 2712090128},
    {18641, 944362804}, {18663, 115475624}, {18694, 694824490}, {18703, 3779456605}, {18719, 554307351},
    {18739, 580401027}, {18752, 2837546561}, {18760, 3574960668}, {18763, 1090614859}, {18780, 2666343581},
    {18800, 848102186}
};

static const int32_t slots[] = {
    -1, -1, -1, 707, 185, 757, -1, -1, 182, -1, 336, -1, -1, 136, 1410, 756, -1, -1, 998, 105, 1424, 1467,
    -1, -1, -1, 305, -1, -1, -1, -1, -1, -1, 1000, -1, -1, -1, 895, 1055, -1, -1, 395, -1, -1, 791, -1, -1,
    1464, -1, -1, 173, -1, 776, 1116, -1, -1, -1, 1033, 267, 582, -1, -1, -1, -1, -1, 91, 622, -1, -1, 1452,
    -1, -1, -1, -1, 373, 194, 1479, -1, -1, 485, -1, 493, -1, -1, 68, -1, -1, 1515, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, 620, 231, 1225, 1375, 236, -1, -1, 783, -1, -1, -1, -1, 1386, -1, 146, -1, -1, 1183, -1, -1,
    -1, 596, -1, -1, 1027, 1109, -1, -1, 1169, -1, -1, -1, -1, 1230, 1378, 1431, -1, -1, 77, 1041, 1468, -1,
    -1, 1149, -1, -1, 5, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1434, -1, -1,
    683, 126, 637, -1, 973, 1511, -1, 1478, -1, 1437, -1, 1348, -1, -1, -1, -1, -1, -1, -1, 1130, -1, 1376,
    -1, -1, 241, 798, -1, 746, -1, 690, -1, 951, 1329, -1, -1, 1043, -1, -1, -1, -1, 877, 230, -1, 411, -1,
    -1, 1313, -1, 1138, -1, -1, -1, -1, -1, -1, -1, -1, 355, -1, 421, 539, -1, -1, 570, 560, 797, 893, 1350,
    1372, 1489, -1, -1, 1023, -1, -1, 1160, -1, -1, -1, -1, -1, 81, 418, 187, 422, 899, 772, 911, -1, -1, -1,
    -1, 1445, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 824, -1, -1, 393, -1, 847, 521, 888, -1, -1, 175, 642,
    1263, -1, -1, -1, -1, -1, 867, -1, 310, -1, -1, -1, -1, 101, 593, -1, -1, -1, -1, -1, -1, -1, 1271, -1,
    -1, -1, 1088, -1, -1, -1, 94, 580, -1, -1, 864, -1, 1387, -1, -1, -1, -1, 290, 36, 1513, -1, -1, -1, 734,
    -1, 1531, -1, 340, 1354, -1, -1, 1338, 457, 1432, 540, 172, 415, 438, 966, 579, -1, 166, -1, 545, -1,
    1124, -1, -1, 962, -1, 805, 994, -1, 884, -1, 228, -1, -1, -1, 891, 1182, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, 928, 1288, -1, 1358, -1, -1, 713, -1, -1, 417, 1330, -1, -1, 835, 961, -1, -1, -1, -1, 248,
    -1, -1, 804, 1472, 299, 1089, 385, 1281, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1393, -1, -1, -1, 287,
    304, 318, 420, 176, 659, 773, 656, 1005, 1505, -1, 904, -1, -1, -1, -1, -1, -1, 1249, -1, 159, 264, 449,
    -1, -1, -1, 99, 1204, 250, -1, -1, -1, -1, -1, -1, -1, -1, -1, 775, -1, -1, -1, -1, -1, -1, -1, -1, 444,
    -1, -1, -1, -1, -1, 102, 132, 497, -1, -1, -1, 684, -1, -1, -1, -1, -1, -1, -1, 294, 1205, -1, -1, 1341,
    -1, 220, -1, 812, -1, -1, -1, -1, 537, 828, 1013, 609, 679, -1, -1, -1, 595, 174, 1228, -1, -1, -1, -1,
    1216, -1, -1, 1172, 1455, -1, -1, -1, 247, -1, -1, -1, 342, 836, 1087, 1008, -1, -1, -1, -1, 667, 1111,
    -1, -1, 464, -1, 458, -1, -1, -1, 326, -1, -1, -1, 1377, -1, 371, -1, -1, -1, -1, -1, 840, -1, 1209, -1,
    -1, -1, 627, 551, -1, -1, 1352, -1, -1, -1, -1, -1, 809, 1090, -1, 1275, 1404, -1, -1, 454, 1048, 1091,
    -1, -1, -1, -1, -1, 325, 1265, -1, -1, 1229, -1, 244, 569, 971, -1, -1, -1, -1, -1, 960, 80, 200, -1, -1,
    1310, -1, -1, -1, -1, -1, -1, 749, -1, 825, 382, 451, -1, -1, -1, 516, -1, -1, -1, 63, 657, -1, -1, -1,
    -1, 37, 1082, -1, -1, -1, -1, 1056, -1, -1, 649, -1, 62, 646, 19, 1444, -1, 964, -1, -1, 455, 710, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, 517, 990, 1047, -1, -1, 938, -1, -1, -1, 229, 470, 678, -1, 1215, -1,
    -1, 760, 939, -1, 1257, -1, -1, -1, -1, -1, 1074, -1, -1, 253, -1, 1210, 456, 594, 1065, 161, 1287, 1527,
    983, 1152, 221, 1385, 1194, -1, -1, -1, -1, -1, -1, -1, 414, -1, 280, 1066, -1, 874, -1, -1, -1, 1199,
    -1, -1, -1, -1, -1, -1, -1, -1, 1364, -1, -1, 66, 83, -1, -1, -1, -1, 60, -1, -1, 349, 1185, -1, 1112,
    1051, 1307, 1483, 957, -1, -1, 1063, -1, -1, -1, -1, -1, 232, 701, 892, 821, 1167, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 168, 531, 144, 544, -1, 145, -1, -1, -1, -1, -1, -1, 436, -1, -1, -1, 1156, -1, 1159,
    -1, -1, -1, -1, 1019, 1509, -1, 1426, -1, 1447, -1, -1, -1, 728, -1, -1, 315, -1, -1, 730, -1, -1, 487,
    572, 0, 526, -1, 432, -1, -1, -1, -1, -1, -1, -1, -1, 1021, -1, -1, -1, -1, -1, -1, -1, 1015, -1, 9,
    1390, -1, -1, -1, -1, -1, -1, -1, -1, 293, -1, 499, -1, -1, -1, -1, -1, 339, -1, 1427, 794, 644, 1186,
    1269, -1, -1, 1360, -1, 1103, -1, -1, 271, -1, 20, 239, 591, 719, 1491, 191, 235, 747, 905, -1, 1474, -1,
    -1, 778, 1495, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1497, 353, -1, 303, -1, 1371, 434,
    -1, -1, -1, 1163, -1, 751, -1, -1, -1, -1, -1, -1, 446, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 300, 357, 787, 860, 741, 774, -1, 876, -1, 24, 1351, 1502, 711, 1332, -1, 11, 47, 886, 969, 1321,
    1342, 465, 1380, -1, 109, -1, -1, -1, -1, -1, 573, 1366, -1, -1, 178, 1389, -1, -1, -1, 212, -1, -1, -1,
    -1, -1, 338, -1, -1, 587, 853, 1226, -1, 702, -1, -1, 921, -1, -1, 1250, -1, -1, -1, -1, -1, -1, -1, 117,
    85, -1, -1, -1, 246, -1, -1, 321, -1, -1, -1, 1222, -1, -1, -1, -1, 1, -1, 903, -1, 39, 97, -1, -1, 193,
    -1, -1, -1, -1, 171, 307, 834, 1114, 1258, 1528, 621, -1, -1, -1, -1, -1, -1, -1, 779, -1, -1, -1, 170,
    861, -1, -1, -1, -1, -1, -1, 354, -1, -1, 1083, 986, -1, -1, -1, 940, 1206, -1, -1, -1, 1379, -1, -1, -1,
    -1, 759, 149, -1, -1, -1, -1, 312, 815, -1, -1, 1220, -1, -1, 122, -1, -1, -1, -1, -1, 859, 1429, -1, -1,
    181, -1, -1, 557, 855, 1530, -1, -1, -1, -1, 1382, -1, -1, -1, -1, -1, 856, 1145, 1403, -1, 74, -1, 1069,
    -1, -1, -1, -1, -1, -1, -1, -1, 1241, 1115, -1, -1, 408, -1, -1, 578, 643, -1, -1, -1, 1421, 301, -1, -1,
    -1, -1, -1, -1, -1, 206, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 669, 1058, -1, -1, -1, -1, 190,
    1482, -1, 1017, 1191, 1397, -1, 1131, -1, -1, -1, 1518, 57, 1154, -1, -1, -1, -1, 1430, 100, -1, -1, 452,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, 561, -1, 896, 1306, 1471, 482, -1, -1, -1, -1, 552, 696, 571, 1449,
    1011, -1, -1, -1, -1, -1, -1, -1, -1, -1, 216, 1207, -1, -1, -1, 967, -1, -1, 73, 1104, 698, -1, -1, -1,
    -1, -1, -1, -1, -1, 1203, 1151, -1, -1, -1, -1, -1, 1144, -1, -1, 645, -1, 401, 143, 882, -1, -1, -1,
    441, 536, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1318, -1, -1, 2, -1, -1, -1, -1, -1,
    -1, -1, -1, 106, -1, -1, -1, -1, -1, -1, -1, 995, -1, -1, -1, -1, 266, -1, -1, 1323, -1, 128, -1, 996,
    -1, -1, 76, 1291, -1, -1, -1, 796, -1, 993, -1, -1, -1, 147, 661, -1, 1303, -1, -1, -1, -1, -1, -1, -1,
    69, -1, -1, -1, -1, -1, -1, 52, -1, -1, 82, 272, -1, -1, 902, 1125, -1, 1247, -1, 1136, -1, -1, -1, -1,
    -1, -1, -1, -1, 1179, -1, 28, 514, -1, 1285, -1, 113, -1, -1, -1, -1, -1, -1, 1336, -1, 75, 720, 1521,
    -1, -1, 460, 1150, -1, -1, 1176, 1300, -1, -1, -1, -1, -1, -1, -1, 1012, -1, -1, -1, -1, -1, 565, 32, -1,
    -1, -1, -1, -1, 1334, -1, -1, -1, -1, -1, -1, 929, 1245, 398, 675, 133, 473, 984, 476, -1, 135, 935, -1,
    -1, -1, -1, -1, -1, 722, 1053, 628, -1, -1, 819, 1106, -1, -1, -1, 600, 1308, 1391, -1, -1, -1, -1, 233,
    908, 758, 121, 1522, 281, 1361, -1, 518, -1, -1, -1, 30, 636, 769, -1, -1, -1, -1, -1, 410, -1, 866, -1,
    -1, -1, 943, -1, -1, -1, -1, -1, 533, 1243, 282, 42, -1, -1, -1, -1, -1, 378, -1, -1, -1, 1414, 562, -1,
    -1, -1, -1, 606, 955, -1, 803, -1, -1, -1, 1071, 1344, -1, -1, -1, -1, -1, -1, -1, -1, -1, 975, -1, -1,
    -1, -1, -1, 314, -1, 651, -1, 1270, -1, -1, -1, -1, -1, -1, -1, -1, -1, 873, -1, -1, 157, -1, -1, -1, -1,
    -1, 542, 1168, -1, 801, -1, -1, 704, 51, 1305, 897, 209, 1369, 846, -1, -1, -1, 1134, 838, -1, 947, -1,
    -1, -1, 1331, -1, -1, -1, -1, 603, 753, -1, 919, -1, -1, 901, -1, -1, -1, 1504, -1, 1100, 1532, 306, -1,
    -1, -1, -1, 997, 788, -1, -1, -1, -1, -1, -1, -1, 900, 992, 1129, 1155, 1218, -1, 1280, -1, -1, -1, 379,
    954, 1384, -1, -1, 98, 575, 1439, 1035, -1, 605, -1, -1, 1412, -1, -1, -1, -1, -1, -1, 503, -1, 979, -1,
    -1, -1, 818, 328, -1, -1, -1, -1, 1340, -1, 95, 1267, -1, -1, -1, -1, 151, -1, -1, -1, -1, -1, 118, 498,
    640, 991, -1, -1, -1, -1, -1, 358, -1, -1, 541, -1, -1, -1, -1, 397, -1, -1, -1, -1, -1, -1, 946, -1, -1,
    -1, -1, -1, -1, 1052, -1, 404, -1, -1, -1, -1, 638, -1, 708, -1, -1, 780, 1408, -1, 813, 823, -1, -1, -1,
    -1, 386, -1, -1, 43, 607, 1316, 1294, 1345, 1356, -1, -1, -1, -1, 742, -1, 589, -1, -1, 583, -1, 1254,
    1317, -1, -1, -1, -1, -1, -1, -1, -1, 604, -1, -1, 6, -1, 154, 736, -1, -1, -1, -1, -1, -1, 1475, -1,
    617, -1, 1490, 858, -1, -1, 505, -1, -1, -1, -1, -1, -1, 459, 909, 108, -1, -1, -1, -1, 199, -1, -1, -1,
    -1, -1, -1, -1, 1383, 949, 1435, 854, -1, -1, -1, -1, 511, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    965, -1, 568, 502, 443, -1, -1, -1, -1, 263, -1, 1508, 1098, 1137, 1517, 309, 1357, -1, 26, 1274, 96, -1,
    -1, -1, 213, -1, -1, -1, 18, -1, 320, 974, -1, 868, -1, -1, 1060, -1, -1, -1, -1, -1, -1, 857, -1, -1,
    -1, 1262, -1, -1, -1, -1, -1, -1, 558, -1, -1, 953, 448, -1, 1399, -1, -1, 827, -1, -1, 224, 1328, 922,
    1442, -1, 1343, -1, -1, 1158, -1, -1, -1, -1, -1, -1, -1, 1473, -1, -1, -1, -1, 1327, -1, -1, 150, 1451,
    285, 727, -1, -1, -1, 1175, -1, 155, 1456, 658, -1, -1, -1, -1, -1, -1, -1, 1335, 1178, 45, -1, -1, -1,
    -1, -1, -1, 1441, -1, 428, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1367, 811, -1, -1,
    -1, 641, 952, 816, -1, -1, 59, 1433, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1236, -1, 1077,
    492, 625, -1, -1, -1, -1, -1, -1, 510, 484, 1016, 631, 1044, -1, -1, -1, -1, -1, -1, 1302, -1, 391, -1,
    726, 910, -1, -1, 1037, -1, 278, -1, 982, 491, -1, -1, -1, 1453, 862, -1, 1492, 927, 942, 1084, -1, -1,
    1477, 1096, -1, -1, -1, -1, -1, -1, -1, 292, 639, -1, 988, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 1042, 1293, 1373, -1, -1, 359, -1, -1, -1, -1, -1, -1, -1, 885, 524, 259, 1009, 1454, 1401, -1, 210,
    -1, -1, -1, -1, -1, -1, -1, 1463, -1, -1, -1, -1, -1, -1, 721, 1028, -1, -1, -1, 1507, 1446, -1, -1, -1,
    183, -1, 814, 1022, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 211, 58, 610,
    512, 1448, 1529, -1, 107, 912, 709, 351, -1, -1, -1, -1, -1, -1, -1, -1, 44, 1020, -1, -1, -1, -1, 1212,
    -1, -1, -1, -1, -1, -1, 556, -1, 164, -1, 878, -1, 243, -1, -1, 1480, -1, 1073, -1, -1, 1438, -1, -1,
    1117, -1, 1278, -1, -1, -1, 388, -1, -1, -1, -1, 442, -1, -1, -1, -1, -1, -1, 1311, 376, -1, -1, -1,
    1272, 920, 692, -1, -1, -1, 822, 601, -1, -1, 1201, -1, -1, -1, -1, 737, -1, 186, -1, -1, -1, 148, -1,
    1165, 90, 1095, -1, -1, -1, -1, 33, 1213, -1, 1070, -1, -1, 687, -1, -1, -1, -1, 56, -1, -1, -1, -1, -1,
    870, 754, 346, -1, -1, 242, 13, 1102, -1, -1, -1, -1, -1, -1, -1, 1443, 27, -1, -1, -1, -1, -1, 1396, -1,
    -1, 729, -1, 163, -1, -1, -1, -1, -1, -1, -1, -1, 279, 390, 1314, -1, -1, -1, -1, 361, -1, -1, -1, 802,
    1003, 761, 981, 1273, -1, -1, 660, 1481, 740, 653, 327, 766, 851, 875, -1, -1, -1, -1, 820, 8, 1174, -1,
    808, -1, -1, -1, 831, -1, -1, -1, -1, -1, -1, 1519, -1, -1, -1, 806, -1, -1, -1, 254, 532, 1143, 989,
    1187, 1253, 1419, -1, -1, -1, -1, -1, -1, 863, -1, 1235, -1, -1, -1, -1, -1, 529, -1, 697, 251, -1, -1,
    -1, -1, -1, -1, -1, -1, 165, 1208, 978, -1, -1, -1, 725, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1276,
    -1, -1, -1, -1, -1, -1, 624, -1, -1, -1, -1, 478, -1, -1, 88, 724, -1, 655, -1, -1, -1, -1, -1, -1, 706,
    1259, 598, 134, 198, 1368, 1409, 665, 31, -1, 1067, -1, 201, 650, -1, -1, 245, 1032, -1, 1500, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, 1523, -1, -1, -1, -1, -1, 1180, -1, 273, -1, -1, -1, 262, -1, -1, -1, -1, -1,
    -1, 215, 1493, -1, 29, 296, -1, 677, 480, 686, 1162, 495, 1045, 1465, 1127, 972, -1, -1, -1, -1, -1, -1,
    -1, -1, 586, -1, -1, -1, 931, 424, -1, -1, -1, 1200, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 614,
    330, 832, 633, -1, -1, 1002, 842, -1, -1, -1, 689, -1, -1, 396, -1, 334, -1, -1, -1, -1, -1, 419, -1, -1,
    -1, -1, -1, 1092, 959, 1298, 1153, -1, 1171, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1301, -1, -1, -1, -1,
    -1, -1, 507, -1, -1, 1197, -1, -1, 214, -1, -1, 1239, -1, -1, -1, 1105, -1, -1, -1, -1, -1, 1006, -1, 35,
    313, -1, 1392, 829, 519, 705, 1101, -1, 500, -1, 626, -1, 112, 630, 1190, 1411, -1, -1, -1, -1, 1030,
    365, 1420, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1363, -1, -1, 1266, -1, -1, 226, 316, -1, -1, -1, -1,
    -1, -1, 680, 1417, 670, -1, 317, -1, 1406, 1059, -1, -1, -1, 471, -1, -1, -1, -1, -1, -1, 906, 1119, -1,
    -1, -1, 302, -1, 714, 53, 234, 700, 1110, 87, -1, -1, -1, -1, 738, -1, -1, -1, -1, -1, 218, 841, 1040,
    1255, -1, 945, -1, -1, -1, -1, -1, -1, -1, -1, 550, -1, 932, -1, -1, 1252, -1, 1139, -1, -1, -1, -1, -1,
    682, 1118, -1, 104, 699, -1, 439, 1123, -1, -1, -1, -1, -1, -1, -1, 1339, -1, 7, -1, -1, 977, -1, -1, -1,
    800, 732, 1072, 22, -1, -1, -1, 284, 826, -1, -1, -1, 138, -1, -1, -1, 131, -1, -1, -1, 433, 1050, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, 666, 1036, 46, 208, 34, -1, 86, 93, 848, 968, -1, 553, 674, -1, 1133, -1,
    205, -1, 548, -1, -1, -1, 394, -1, 1081, -1, -1, 125, -1, 225, -1, 84, 1086, -1, 158, 25, 1001, 1347,
    790, 1503, 48, -1, -1, -1, 781, -1, -1, -1, -1, -1, 1223, 924, -1, -1, 635, 1121, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 608, -1, -1, -1, -1, 322, 799, 1170, 1217, -1,
    723, 933, 1395, -1, -1, -1, -1, -1, -1, -1, -1, 613, 673, 944, -1, 1289, -1, 1107, -1, -1, -1, -1, -1,
    -1, 795, 1029, 1061, -1, -1, -1, -1, 694, -1, -1, -1, -1, -1, -1, -1, 1488, -1, -1, 10, -1, -1, -1, -1,
    -1, -1, 849, 881, -1, 127, 612, -1, -1, -1, -1, -1, 274, 364, -1, -1, -1, -1, 257, -1, 474, 1221, -1, -1,
    -1, 716, 879, -1, -1, -1, -1, -1, 435, 917, -1, -1, 889, 941, 1516, -1, -1, -1, -1, 585, 693, -1, 1141,
    843, -1, -1, 1496, -1, -1, -1, -1, 402, 632, 970, 1260, -1, -1, -1, 743, -1, 588, 332, -1, -1, -1, -1,
    -1, 523, 289, 345, 1422, 1256, 362, 65, 534, -1, -1, -1, 764, -1, -1, -1, -1, -1, 1268, -1, -1, -1, -1,
    833, -1, -1, -1, -1, -1, -1, -1, 129, 261, 383, 392, 662, -1, -1, -1, -1, -1, -1, -1, -1, 1142, -1, -1,
    -1, -1, -1, -1, -1, 1485, 348, -1, -1, -1, 1122, -1, -1, -1, 16, 712, -1, -1, -1, -1, -1, 1457, 923, -1,
    -1, 409, -1, -1, -1, -1, 844, -1, -1, -1, 369, -1, 368, 1299, 980, 1076, -1, -1, 219, 528, -1, 1126,
    1304, -1, -1, -1, 124, 114, -1, -1, 1075, -1, -1, -1, -1, 810, 703, 767, -1, -1, 789, -1, -1, -1, -1, -1,
    -1, 1512, -1, 1324, -1, 1219, -1, -1, -1, -1, 1494, 755, -1, -1, 1184, 1232, -1, 356, -1, -1, -1, 543,
    -1, -1, 735, -1, -1, -1, -1, -1, 380, -1, -1, 786, -1, 509, -1, 506, -1, 574, 1251, -1, 1349, -1, -1, -1,
    538, 654, 1425, -1, -1, -1, -1, -1, -1, -1, 472, -1, -1, -1, 731, -1, -1, -1, -1, 403, -1, -1, -1, -1,
    329, 222, -1, -1, -1, -1, -1, -1, -1, 79, -1, 634, -1, -1, 1283, 515, 1398, 685, -1, -1, -1, -1, -1, -1,
    -1, 1458, -1, -1, -1, -1, 1164, 1120, -1, -1, 592, 468, -1, -1, -1, 717, 999, -1, -1, -1, 1248, 1284, -1,
    1440, -1, 453, 430, 1325, 623, -1, 425, -1, 564, 377, 1031, -1, -1, 559, -1, -1, 3, -1, 387, -1, 375,
    490, -1, -1, -1, 363, 1296, 486, -1, -1, -1, -1, -1, 406, 111, 4, -1, -1, -1, -1, 1166, 467, 1068, 985,
    1238, 192, 258, 437, 1333, -1, 619, -1, 520, 1498, 950, 567, 427, -1, -1, -1, 1261, -1, 1487, 807, -1,
    -1, -1, -1, -1, -1, 333, 937, 256, -1, -1, 1407, -1, 12, 162, 1418, -1, 372, -1, 987, 1459, -1, -1, -1,
    -1, -1, -1, 255, 463, 1010, -1, 447, 1359, -1, -1, 590, 671, -1, -1, -1, -1, -1, 918, 925, -1, -1, -1,
    -1, -1, 1402, -1, 1246, 21, 268, 554, -1, 184, -1, -1, 115, -1, -1, -1, 745, -1, -1, -1, 180, 1525, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1140, -1, -1, -1, -1, -1, -1, -1, -1, 179, -1, -1, -1,
    -1, -1, -1, 1466, 288, 466, -1, -1, -1, 522, 576, 611, 850, 1214, 1079, 1312, 1524, 1413, 1526, 120, 629,
    -1, 1484, -1, -1, -1, -1, 1025, 907, 1510, -1, -1, -1, -1, -1, -1, 525, 413, -1, 71, -1, -1, -1, -1,
    1014, 1046, -1, -1, -1, 1346, 238, -1, -1, -1, 1233, -1, 563, 936, -1, 276, -1, -1, 337, 715, -1, 1282,
    -1, 469, -1, -1, -1, 286, 1322, -1, -1, 341, -1, 504, -1, -1, 298, -1, -1, 1292, 1423, -1, -1, 202, 399,
    195, -1, -1, -1, -1, 1193, -1, -1, -1, -1, -1, -1, -1, -1, -1, 869, -1, -1, -1, -1, -1, -1, -1, -1, 160,
    252, 1436, -1, -1, -1, 167, 1240, 584, -1, -1, -1, 141, 880, 1195, 119, -1, 616, -1, 40, 475, 1161, 1394,
    -1, -1, -1, 323, -1, 429, -1, -1, -1, 17, 189, 89, -1, -1, -1, -1, -1, -1, 615, 681, 308, 691, 405, 1147,
    676, -1, 1297, -1, -1, 762, 156, 1290, -1, -1, -1, 1064, -1, 1353, -1, -1, -1, -1, 1196, 360, 450, 1506,
    15, 70, -1, -1, -1, -1, 1211, 374, -1, 1469, -1, -1, 367, 275, -1, 50, -1, -1, -1, -1, -1, -1, -1, -1,
    1470, -1, -1, -1, -1, -1, 331, 1146, 1078, 1227, -1, -1, -1, 277, 664, -1, 1499, -1, 1319, 389, 926, 152,
    546, -1, 370, 668, 739, 1370, -1, -1, -1, 381, 695, -1, -1, -1, 481, 688, -1, -1, 1224, -1, -1, -1, -1,
    1181, -1, -1, 750, 1286, -1, -1, 948, -1, -1, -1, -1, -1, -1, -1, 648, -1, -1, -1, 461, 494, -1, -1, -1,
    -1, 1034, 366, -1, 347, -1, 1108, -1, -1, -1, -1, 54, 1177, -1, 1362, -1, -1, -1, -1, -1, -1, 748, 1416,
    -1, 269, 618, 784, 1315, -1, -1, -1, 599, 169, 335, 1415, -1, -1, -1, -1, -1, -1, 237, 1460, -1, 817, -1,
    197, 1054, 343, 1279, 1501, -1, 663, 898, -1, -1, -1, -1, -1, -1, -1, 1099, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, 1462, 1004, 1188, -1, -1, -1, -1, -1, -1, 837, 1157, 445, -1, -1, -1, -1, -1, -1, 1264, 1202, -1,
    -1, 1295, -1, 1198, 295, -1, -1, -1, -1, -1, -1, 647, -1, 914, 291, -1, -1, 930, 1461, 400, -1, -1, -1,
    -1, 204, -1, -1, -1, -1, -1, 652, 55, -1, -1, -1, -1, -1, -1, 311, 407, 130, 581, 535, 1128, 1026, 1132,
    1428, 894, -1, -1, 963, -1, -1, -1, 477, 1514, -1, 792, -1, -1, -1, -1, -1, -1, -1, -1, -1, 196, 78, 412,
    426, 1062, -1, 483, -1, -1, -1, -1, 227, 240, 1057, 1085, 1381, -1, 423, 513, -1, -1, -1, -1, -1, 265,
    1135, 1173, -1, 488, 785, -1, -1, -1, -1, -1, 508, 1277, 344, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    350, 1388, 283, 958, 1365, -1, -1, -1, -1, -1, 137, 416, -1, -1, -1, -1, -1, -1, -1, 496, -1, -1, -1, -1,
    -1, 976, -1, 207, -1, -1, -1, -1, -1, 530, -1, -1, -1, -1, -1, 14, 555, -1, 602, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 763, -1, 489, -1, -1, 203, 1094, 771, -1, 103, 1400, 830, -1, 852, -1, -1, 217,
    752, 297, 577, 718, 765, 527, 1007, 1337, -1, -1, 123, -1, 41, 142, 440, -1, -1, -1, -1, 916, -1, -1,
    768, -1, -1, -1, -1, 597, -1, 38, 110, -1, -1, -1, -1, -1, 1148, -1, 352, 319, -1, -1, 1093, -1, -1, 793,
    890, 270, 1038, 1234, -1, 733, -1, 116, -1, 249, -1, 23, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1018,
    549, 887, 839, -1, -1, 865, -1, 260, -1, -1, -1, -1, -1, -1, 177, 934, 913, -1, 1231, 1326, 883, 845, -1,
    -1, -1, -1, -1, -1, -1, 782, 1080, 1320, -1, -1, 915, 1405, -1, 1113, -1, -1, 672, -1, -1, -1, -1, 139,
    501, 1237, 140, 871, -1, -1, -1, 1039, 1097, 777, -1, 67, -1, 324, 1486, -1, -1, -1, -1, 72, 61, 547,
    1374, -1, 1355, -1, -1, -1, 770, -1, -1, 872, -1, 223, 1520, -1, -1, -1, -1, -1, 1450, 1242, -1, 92, -1,
    1024, 1244, -1, 1476, 566, -1, 1189, -1, -1, -1, -1, -1, -1, -1, 1192, -1, -1, -1, 153, -1, -1, 1309, 64,
    -1, -1, -1, -1, -1, -1, -1, 462, 49, 479, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 744, 188, -1,
    -1, -1, -1, -1, -1, -1, 431, 384, -1, -1, 1049, 956, -1, -1, -1, -1, -1, -1, -1, -1
};

static const int16_t first[] = {
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1104, -1, -1, -1, -1, 1161, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 405, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1201, -1, 640, -1, -1,
    -1, -1, 816, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 439, 441, 443, 403, 445, 402, 427, 478, 480,
    484, 481, 381, 415, -1, -1, 253, -1, 367, 424, -1, -1, -1, -1, -1, 397, -1, 886, 1, 639, 927, 44, 47,
    354, 352, 356, 358, 355, 353, 357, 359, 257, 240, 241, 325, 1372, 1445, 8, 26, 0, 9, 27, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 224, 225, 226, 228, 229, 227, -1, -1, 1425, 238, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 230, 231, 232, 233, 234, 235, 236, 237, -1, -1, 455, 470, 1447,
    428, 1449, -1, -1, -1, -1, -1, 337, 68, 82, 92, 112, 62, -1, 542, 599, 601, 603, 605, 607, 609, 611, 613,
    615, 617, 619, 621, 45, 46, 48, 49, 2, -1, 58, 6, 5, -1, -1, 12, 11, -1, 17, 57, 20, 21, 22, 23, 24, 25,
    28, -1, 29, 30, 31, 32, 33, 34, 35, -1, 36, 37, 38, 39, 40, 41, 42, 43, 50, 51, 52, 53, 54, 55, -1, -1,
    -1, 59, 60, 61, 64, 65, 66, 67, 69, 71, 72, 75, 76, 77, -1, 78, 79, 80, 81, 87, 88, 84, 83, 89, 91, 98,
    99, 94, 93, 97, 101, 102, 104, 108, 109, 110, 111, 114, 113, 118, 119, 120, 121, 122, 123, 124, -1, -1,
    125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145,
    146, 148, 150, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 166, 965, 804, 971, 808, 167,
    168, 169, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 188, 190, 192, 194,
    -1, 327, 193, -1, -1, 195, 197, 199, 200, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211, 213, 214,
    215, 216, 217, 218, 220, 221, 222, 223, -1, 242, 243, 244, 245, 246, 247, 248, 249, 250, 251, 252, 254,
    255, 256, 258, 259, 260, 261, 264, 268, 271, 272, 273, 274, 275, 276, 277, 278, 279, 280, 281, 282, 283,
    284, 285, 286, 287, 288, 289, 290, 291, 292, 293, 294, 295, 296, 297, 298, 299, 300, 301, 302, 303, 304,
    305, 306, 307, 308, 309, 310, 311, 312, 313, 314, 315, 316, 317, -1, 318, 319, 320, 321, 322, 323, 326,
    -1, 328, 329, 330, -1, 331, 333, 334, 335, -1, 336, 340, 341, 345, 346, 347, 348, 349, 350, 351, 360,
    362, 363, 364, 365, 366, 368, 369, 370, 371, 372, 373, 374, 375, 376, 377, 378, -1, 379, -1, 380, -1,
    382, 383, 384, 385, 386, 387, 391, 392, 395, 399, 400, 401, -1, 406, 408, 411, -1, 416, 417, -1, -1, 420,
    421, 422, 423, -1, -1, 435, -1, -1, 450, 451, 453, 454, 456, 457, 458, 459, 460, 461, 462, 463, 465, -1,
    466, 467, -1, -1, 490, 493, 492, 472, 473, 474, 475, -1, 479, 483, -1, 485, 487, 488, 489, -1, -1, 509,
    510, 517, 523, 525, 526, 527, 528, 529, 530, 531, 532, 533, 534, 537, 540, 552, 554, 556, 635, 543, 544,
    545, 546, 550, 548, 549, 551, 553, 555, 557, 558, 559, 560, 561, 562, 563, 564, 565, 566, 567, 568, 569,
    570, 571, 572, 573, 574, 575, 576, 577, 578, 579, 580, 581, 582, 583, 584, 585, 586, 587, 588, 589, 590,
    591, 592, 593, 594, 595, 596, 597, 598, 623, 624, 626, 627, 628, 629, 630, -1, 646, 633, 634, 636, 637,
    638, 641, 642, 643, 644, 645, 647, 648, 649, 650, 651, 652, 653, 654, 655, 656, 657, 658, 659, 660, 661,
    662, 663, 664, 665, 666, 667, 668, 669, 670, 671, 672, 673, 674, 675, 676, 677, 678, 679, -1, 680, 681,
    682, 683, 684, 685, 686, 687, 688, 690, 691, 692, 693, 694, 695, 696, 697, 698, -1, 699, 700, 701, 702,
    703, 704, 705, 706, 707, 708, 709, 710, 711, 712, 713, 714, 715, 716, 717, 718, 719, 720, 721, 722, -1,
    723, 724, 725, 726, 727, 728, 729, 730, 731, 732, 733, 734, 735, -1, 736, 737, 738, 739, 740, 741, 742,
    743, 744, 745, 746, 747, 748, 749, 750, 751, 752, 753, 754, 755, 756, 757, 758, 759, 760, 761, 762, 763,
    764, 765, 766, 767, 768, 769, 770, 771, 772, 773, 774, 775, 776, 1605, -1, 778, 780, 781, 782, -1, 784,
    786, 788, 790, 791, 792, 793, 794, 795, 796, 797, 798, 799, 800, 801, 802, 803, -1, 805, 807, 809, 810,
    811, 812, 813, 814, 815, 817, 818, 819, 820, -1, 821, 822, -1, 823, 824, 825, -1, -1, -1, 828, 830, -1,
    -1, 832, 834, 835, 838, 839, 840, 843, 844, 845, 846, 847, 848, 850, 851, 852, -1, -1, 855, 856, 857,
    858, 859, -1, 860, -1, 861, 862, -1, 863, 864, 865, 866, 867, -1, 869, 870, 871, 872, 873, 874, 875, 876,
    879, 880, 881, 882, 1609, 883, -1, 1610, 889, 891, 893, 894, 896, 897, 898, 900, 901, 902, 903, 904, 905,
    906, 907, 908, 910, 911, 912, 913, 914, 915, 916, 919, 920, 921, 922, 923, 924, 925, 926, 928, 929, 930,
    931, 932, 933, 938, 939, 940, -1, 944, 947, 951, -1, 953, 957, 958, 962, 964, 973, 966, 967, 969, 970,
    972, -1, 974, -1, 975, -1, 978, 981, 984, 987, 990, 994, -1, 995, -1, 996, -1, 997, 998, 999, 1000, 1001,
    1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009, 1010, 1011, 1012, 1013, 1014, 1015, -1, 1017, 1018, 1020,
    1021, 1023, 1024, 1026, 1027, 1028, 1030, 1033, 1034, 1035, 1036, 1038, 1039, 1040, 1041, 1042, 1043,
    1044, 1047, 1048, 1049, -1, 1051, -1, 1053, 1055, 1056, 1060, -1, 1061, 1062, 1063, 1064, 1065, 1066,
    1067, -1, -1, -1, 1070, 1071, 1072, -1, -1, 1073, 1074, 1075, -1, -1, 1077, 1079, 1081, -1, 1082, -1,
    1086, 1262, 1088, 1089, -1, -1, 1090, 1091, -1, 1092, -1, -1, -1, -1, -1, 1096, 1097, 1098, 1099, 1100,
    1101, 1102, 1103, 1105, 1106, 1107, 1108, 1109, 1110, 1111, 1112, 1113, 1114, 1115, 1116, 1117, 1119,
    1120, 1121, 1122, 1123, 1124, 1125, 1126, 1127, 1128, 1129, 1130, 1131, 1132, 1133, 1134, 1135, 1136,
    1137, 1138, 1139, 1140, 1141, 1142, 1143, 1144, 1145, 1146, 1147, 1148, 1149, 1150, 1151, 1152, 1154,
    1156, 1158, 1159, 1160, 1162, 1163, 1164, 1165, 1166, 1167, 1168, 1169, 1170, 1171, 1172, 1173, 1174,
    1175, 1176, 1177, 1178, 1179, 1180, 1182, 1184, 1185, 1186, 1187, 1188, 1189, 1190, 1191, 1192, 1193,
    1196, 1198, -1, 1194, -1, 1203, 1204, -1, -1, 1296, 1293, 1294, 1295, 1209, -1, -1, 1210, 1211, -1, 1288,
    -1, 1331, -1, -1, -1, 1221, 1226, 1230, 1231, -1, -1, 1232, 1233, 1312, 1237, -1, 1238, 1239, 1240, 1241,
    1242, 1243, 1244, 1245, 1250, -1, -1, 1247, 1248, -1, 1252, -1, 1254, 1256, -1, 1258, 1259, 1260, 1263,
    1264, 1265, 1266, 1267, 1268, 1269, 1270, 1271, 1272, 1279, 1274, 1276, 1278, 1280, 1281, 1282, 1284,
    1285, 1286, 1287, 1289, 1290, 1291, 1292, 1297, 1298, 1299, 1300, 1301, 1302, 1303, 1304, 1305, 1306,
    1307, 1309, 1311, -1, 1332, 1320, -1, 1322, 1323, 1324, 1325, -1, -1, 1326, -1, 1328, 1330, 1333, 1334,
    1335, 1336, 1337, 1338, 1339, -1, 1341, 1347, -1, 1349, 1350, 1351, 1353, 1354, 1355, 1356, -1, -1, 1358,
    1359, 1360, 1361, 1362, 1363, 1364, 1365, 1366, 1367, 1368, 1369, 1370, 1371, -1, 1376, 1377, 1378, 1379,
    1383, 1384, 1385, 1388, 1389, 1390, 1391, 1392, 1393, 1394, 1397, 1400, -1, 1404, 1408, 1409, 1410, 1411,
    1412, 1413, 1414, 1415, 1416, 1418, 1419, 1420, 1421, 1422, 1423, 1424, -1, 1578, 1579, 1580, 1581, 1582,
    1436, 1437, 1438, 1439, 1440, 1441, 1442, 1443, 1444, 1446, -1, -1, 1450, 1459, -1, -1, 1452, 1622, -1,
    1451, -1, -1, -1, 1532, 1458, 1460, -1, 1462, 1463, 1464, 1465, 1466, -1, 1467, 1468, 1469, 1470, 1471,
    1472, 1473, 1474, 1475, 1476, -1, -1, 1478, -1, -1, 1480, 1482, 1484, -1, 1611, 1612, 1486, 1488, 1490,
    1492, 1495, 1613, 1497, 1614, 1498, 1500, 1501, 1502, 1615, 1503, 1504, 1505, 1506, 1507, 1508, 1509, -1,
    -1, 1512, -1, -1, 1616, 1617, 1515, -1, -1, -1, -1, 1518, -1, -1, 1618, -1, -1, 1523, 1524, 1525, 1526,
    1527, 1529, 1531, 1533, 1534, 1535, 1536, -1, 1539, 1620, 1540, 1541, 1542, 1543, -1, 1544, 1545, 1546,
    1621, 1551, 1553, 1554, 1556, 1557, 1558, -1, 1559, 1560, 1562, 1563, 1564, 1565, 1567, 1569, 1571, 1573,
    1575, 1576, 1577, 1583, -1, 1587, 1588, 1589, 1590, 1591, -1, 1593, 1598, 1600, 1601, -1, 1623, 1624,
    1625, 1626, 1627, 1628, 1629, 1632, 1633, 1634, 1635, 1637, 1638, 1639, 1640, 1641, 1642, 1643, 1645,
    1646, 1647, 1648, 1649, 1650, 1652, 1653, 1654, 1655, 1656, 1657, 1658, 1659, 1661, 1662, 1664, 1665,
    1666, 1667, 1668, 1669, 1670, 1671, 1673, 1674, 1676, 1677, 1678, -1, 1679, 1681, 1683, 1606, -1, 1607,
    1608
};

static const struct catalogue_link links[] = {
    {0, 3, 0}, {0, 632, 0}, {0, -1, 0}, {1, 4, 0}, {2, 7, 0}, {2, -1, 0}, {2, -1, 0}, {3, 10, 0}, {3, 13, 0},
    {3, -1, 0}, {4, 63, 0}, {4, 14, 0}, {4, -1, 0}, {5, 15, 0}, {6, -1, 0}, {7, 16, 0}, {8, -1, 0},
    {9, 18, 0}, {10, 19, 0}, {11, -1, 0}, {12, 201, 4}, {12, -1, 5}, {13, -1, 1}, {13, -1, 0}, {14, -1, 1},
    {14, -1, 0}, {15, -1, 1}, {15, -1, 0}, {16, -1, 1}, {16, -1, 0}, {17, 198, 1}, {17, -1, 0}, {18, -1, 1},
    {19, -1, 0}, {20, -1, 0}, {21, -1, 0}, {22, 877, 3}, {23, -1, 2}, {24, -1, 2}, {25, -1, 2}, {26, -1, 2},
    {27, -1, 2}, {28, -1, 2}, {29, -1, 2}, {30, -1, 2}, {31, -1, 2}, {32, -1, 2}, {33, -1, 2}, {34, -1, 2},
    {35, -1, 2}, {36, -1, 2}, {37, 196, 2}, {38, -1, 2}, {39, -1, 2}, {40, -1, 2}, {41, 56, 0}, {42, -1, 0},
    {43, 73, 4}, {44, 74, 4}, {45, 151, 4}, {46, -1, 4}, {47, -1, 4}, {48, -1, 0}, {49, -1, 0},
    {50, 1045, 2}, {51, -1, 2}, {52, 1046, 2}, {53, 1052, 2}, {54, 70, 0}, {54, -1, 0}, {55, -1, 0},
    {56, 86, 4}, {56, -1, 5}, {57, 106, 2}, {58, 107, 2}, {59, 90, 1}, {59, -1, 0}, {60, -1, 1}, {61, -1, 0},
    {62, 103, 1}, {63, -1, 0}, {64, 105, 2}, {65, 85, 0}, {65, 1572, 0}, {65, -1, 0}, {66, -1, 0},
    {67, 96, 4}, {68, -1, 2}, {69, -1, 2}, {70, 1644, 2}, {71, 100, 1}, {72, -1, 0}, {73, 95, 0},
    {73, 152, 0}, {73, -1, 0}, {74, -1, 0}, {75, 117, 4}, {75, -1, 5}, {76, 147, 2}, {77, 149, 2},
    {78, 191, 1}, {78, -1, 0}, {79, -1, 0}, {80, 189, 1}, {81, -1, 0}, {82, 165, 2}, {83, -1, 2},
    {84, -1, 2}, {85, -1, 2}, {86, -1, 2}, {87, -1, 2}, {88, 868, 2}, {89, 115, 0}, {89, 1566, 0},
    {89, -1, 0}, {90, 116, 0}, {91, -1, 0}, {92, 171, 4}, {92, -1, 5}, {93, -1, 4}, {93, -1, 5}, {94, -1, 4},
    {94, -1, 5}, {95, -1, 0}, {96, -1, 0}, {97, -1, 0}, {98, -1, 0}, {99, -1, 4}, {99, -1, 5}, {100, -1, 4},
    {100, -1, 5}, {101, -1, 4}, {101, -1, 5}, {102, -1, 4}, {102, -1, 5}, {103, -1, 2}, {103, -1, 0},
    {104, -1, 2}, {104, -1, 0}, {105, -1, 2}, {105, -1, 0}, {106, -1, 2}, {106, -1, 0}, {107, -1, 2},
    {107, -1, 0}, {108, -1, 2}, {108, -1, 0}, {109, -1, 2}, {109, -1, 0}, {110, -1, 2}, {110, -1, 0},
    {111, -1, 2}, {112, 963, 2}, {113, -1, 2}, {113, -1, 0}, {114, -1, 2}, {114, -1, 0}, {115, -1, 2},
    {115, -1, 0}, {116, 361, 2}, {116, -1, 0}, {117, 332, 2}, {117, -1, 0}, {118, 960, 2}, {119, 625, 2},
    {120, -1, 2}, {121, 170, 0}, {121, -1, 0}, {122, -1, 0}, {123, -1, 0}, {124, -1, 0}, {125, 219, 4},
    {125, -1, 5}, {126, -1, 1}, {126, -1, 0}, {127, -1, 1}, {127, -1, 0}, {128, -1, 1}, {128, -1, 0},
    {129, 522, 1}, {129, -1, 0}, {130, 524, 1}, {130, -1, 0}, {131, -1, 1}, {131, -1, 0}, {132, 187, 1},
    {132, -1, 0}, {133, 388, 1}, {133, -1, 0}, {134, -1, 1}, {134, -1, 0}, {135, -1, 1}, {135, -1, 0},
    {136, -1, 1}, {137, -1, 0}, {138, -1, 2}, {139, -1, 2}, {140, -1, 2}, {141, -1, 1}, {142, -1, 2},
    {143, -1, 2}, {144, -1, 0}, {145, -1, 5}, {146, 212, 5}, {147, -1, 5}, {148, -1, 5}, {149, -1, 5},
    {150, -1, 5}, {151, -1, 5}, {152, -1, 5}, {153, -1, 5}, {154, -1, 5}, {155, -1, 4}, {156, -1, 4},
    {157, -1, 4}, {158, -1, 4}, {158, -1, 5}, {159, -1, 4}, {159, 1417, 5}, {160, 342, 4}, {161, 267, 4},
    {161, -1, 5}, {162, 263, 4}, {162, -1, 5}, {163, -1, 0}, {164, -1, 0}, {165, -1, 0}, {166, -1, 0},
    {167, 239, 0}, {168, -1, 0}, {169, -1, 0}, {170, -1, 0}, {171, -1, 0}, {172, -1, 0}, {173, -1, 0},
    {174, -1, 0}, {175, -1, 0}, {176, -1, 0}, {177, -1, 0}, {178, -1, 0}, {179, -1, 0}, {179, -1, 0},
    {180, -1, 0}, {180, -1, 0}, {181, -1, 0}, {181, -1, 0}, {182, -1, 0}, {183, -1, 0}, {183, -1, 0},
    {184, -1, 0}, {184, -1, 0}, {185, -1, 0}, {185, -1, 0}, {186, 1561, 0}, {186, -1, 0}, {187, -1, 0},
    {187, -1, 0}, {188, -1, 0}, {188, -1, 0}, {189, -1, 0}, {189, -1, 0}, {190, 262, 0}, {191, -1, 0},
    {192, 265, 0}, {192, -1, 0}, {193, 266, 0}, {194, 429, 0}, {195, 269, 0}, {195, -1, 0}, {196, 270, 0},
    {197, 430, 0}, {198, -1, 0}, {198, -1, 0}, {199, -1, 0}, {199, -1, 0}, {200, -1, 0}, {200, -1, 0},
    {201, -1, 0}, {201, -1, 0}, {202, -1, 0}, {202, -1, 0}, {203, -1, 0}, {203, -1, 0}, {204, -1, 0},
    {204, -1, 0}, {205, -1, 0}, {205, -1, 0}, {206, -1, 0}, {206, -1, 0}, {207, -1, 0}, {207, -1, 0},
    {208, -1, 0}, {208, -1, 0}, {209, -1, 0}, {209, -1, 0}, {210, -1, 0}, {210, -1, 0}, {211, -1, 0},
    {211, -1, 0}, {212, -1, 0}, {212, -1, 0}, {213, -1, 0}, {213, -1, 0}, {214, -1, 0}, {215, -1, 0},
    {216, -1, 0}, {217, -1, 0}, {218, -1, 0}, {219, -1, 0}, {220, -1, 5}, {221, -1, 5}, {222, -1, 5},
    {223, -1, 5}, {224, -1, 5}, {225, -1, 5}, {226, -1, 5}, {227, -1, 5}, {228, 324, 1}, {229, 1022, 4},
    {230, 1025, 4}, {231, -1, 4}, {232, -1, 4}, {233, -1, 4}, {234, -1, 4}, {235, -1, 1}, {236, -1, 1},
    {237, -1, 1}, {238, -1, 1}, {239, -1, 1}, {240, -1, 2}, {241, -1, 1}, {242, -1, 2}, {243, -1, 2},
    {244, -1, 2}, {245, -1, 2}, {246, -1, 2}, {247, -1, 1}, {248, 338, 0}, {249, 339, 0}, {250, -1, 0},
    {251, 343, 3}, {252, 344, 3}, {253, -1, 4}, {254, -1, 2}, {255, -1, 2}, {256, -1, 2}, {257, -1, 0},
    {257, -1, 0}, {258, -1, 0}, {258, -1, 0}, {259, -1, 0}, {259, -1, 0}, {260, -1, 0}, {260, -1, 0},
    {261, -1, 0}, {261, -1, 0}, {262, -1, 0}, {262, -1, 0}, {263, -1, 0}, {263, -1, 0}, {264, 448, 2},
    {265, 449, 2}, {266, 390, 2}, {267, 394, 2}, {268, 515, 1}, {269, 507, 1}, {270, -1, 0}, {271, 495, 1},
    {272, 496, 1}, {273, 486, 1}, {274, 426, 1}, {275, 425, 1}, {276, -1, 1}, {277, -1, 1}, {278, -1, 1},
    {279, -1, 5}, {280, -1, 1}, {281, -1, 1}, {282, -1, 1}, {283, -1, 1}, {284, -1, 1}, {285, -1, 1},
    {286, -1, 1}, {287, -1, 1}, {288, 1603, 1}, {289, -1, 5}, {290, -1, 5}, {291, -1, 5}, {292, 389, 1},
    {293, 404, 1}, {294, 501, 1}, {295, 502, 1}, {296, 393, 1}, {297, -1, 1}, {298, -1, 1}, {299, 396, 1},
    {300, -1, 1}, {301, 398, 1}, {302, 410, 1}, {303, -1, 1}, {304, -1, 1}, {305, -1, 1}, {306, 446, 1},
    {307, 444, 1}, {308, 452, 1}, {309, -1, 2}, {310, 407, 1}, {311, -1, 1}, {312, 409, 1}, {313, -1, 1},
    {314, 412, 1}, {315, 414, 1}, {316, 413, 1}, {317, -1, 1}, {318, -1, 1}, {319, -1, 1}, {320, 438, 1},
    {321, 418, 1}, {322, 419, 1}, {323, 464, 1}, {324, -1, 1}, {325, -1, 2}, {326, -1, 2}, {327, -1, 2},
    {328, 497, 1}, {329, 498, 1}, {330, 499, 1}, {331, 447, 1}, {332, 516, 0}, {333, 431, 1}, {334, 432, 1},
    {335, 433, 0}, {336, 434, 0}, {337, 506, 1}, {338, 505, 1}, {339, 436, 1}, {340, 437, 1}, {341, 503, 1},
    {342, -1, 1}, {343, 440, 1}, {344, 1494, 1}, {345, 442, 1}, {346, 536, 1}, {347, 538, 1}, {348, -1, 1},
    {349, -1, 1}, {350, 541, 1}, {351, 482, 1}, {352, 476, 2}, {353, 477, 2}, {354, -1, 1}, {355, -1, 1},
    {356, 500, 1}, {357, -1, 1}, {358, -1, 1}, {359, 468, 0}, {360, -1, 2}, {361, -1, 2}, {362, -1, 2},
    {363, -1, 2}, {364, -1, 2}, {365, -1, 2}, {366, -1, 2}, {367, -1, 2}, {368, -1, 1}, {369, -1, 1},
    {370, -1, 1}, {371, -1, 0}, {372, 469, 0}, {373, 471, 0}, {374, -1, 0}, {375, 1448, 0}, {376, -1, 2},
    {377, -1, 2}, {378, 1283, 2}, {379, -1, 2}, {380, 511, 2}, {381, 512, 2}, {382, -1, 1}, {383, -1, 1},
    {384, -1, 1}, {385, -1, 1}, {386, 539, 1}, {387, 1663, 1}, {388, -1, 1}, {389, -1, 1}, {390, -1, 1},
    {391, -1, 1}, {392, -1, 1}, {393, -1, 1}, {394, 491, 0}, {395, 494, 0}, {396, -1, 0}, {397, -1, 0},
    {398, -1, 0}, {399, 514, 1}, {400, -1, 1}, {401, -1, 1}, {402, -1, 1}, {403, -1, 1}, {404, 513, 1},
    {405, 508, 1}, {406, -1, 1}, {407, 504, 1}, {408, -1, 1}, {409, -1, 1}, {410, -1, 1}, {411, -1, 1},
    {412, 521, 2}, {413, -1, 2}, {414, -1, 2}, {415, 519, 2}, {416, 520, 2}, {417, 535, 1}, {418, -1, 1},
    {419, 1672, 1}, {420, -1, 0}, {421, 518, 0}, {422, -1, 0}, {423, -1, 2}, {424, 1530, 2}, {425, -1, 2},
    {426, -1, 1}, {427, -1, 1}, {428, -1, 1}, {429, -1, 1}, {430, -1, 1}, {431, -1, 1}, {432, -1, 1},
    {433, -1, 1}, {434, -1, 1}, {435, -1, 1}, {436, -1, 1}, {437, -1, 1}, {438, -1, 1}, {439, 937, 1},
    {440, -1, 1}, {441, -1, 1}, {442, -1, 1}, {443, -1, 1}, {444, -1, 1}, {445, -1, 1}, {446, 547, 0},
    {447, -1, 1}, {448, -1, 1}, {449, -1, 1}, {450, -1, 1}, {451, -1, 0}, {452, -1, 4}, {453, -1, 3},
    {454, -1, 4}, {455, -1, 3}, {456, -1, 4}, {457, -1, 3}, {458, -1, 4}, {459, -1, 3}, {460, -1, 4},
    {461, -1, 3}, {462, -1, 4}, {463, -1, 3}, {464, -1, 4}, {465, -1, 3}, {466, -1, 4}, {467, -1, 3},
    {468, -1, 4}, {469, -1, 3}, {470, -1, 4}, {471, -1, 3}, {472, -1, 4}, {473, -1, 3}, {474, -1, 4},
    {475, -1, 3}, {476, -1, 4}, {477, -1, 3}, {478, -1, 4}, {479, -1, 3}, {480, -1, 4}, {481, -1, 3},
    {482, -1, 4}, {483, -1, 4}, {484, -1, 4}, {485, -1, 4}, {486, -1, 4}, {487, -1, 4}, {488, -1, 4},
    {489, -1, 4}, {490, -1, 4}, {491, -1, 4}, {492, -1, 4}, {493, -1, 4}, {494, -1, 4}, {495, -1, 4},
    {496, -1, 4}, {497, -1, 4}, {498, -1, 4}, {499, -1, 4}, {500, -1, 4}, {501, -1, 4}, {502, -1, 4},
    {503, 600, 0}, {504, -1, 0}, {505, 602, 0}, {506, -1, 0}, {507, 604, 0}, {508, 631, 0}, {509, 606, 0},
    {510, -1, 0}, {511, 608, 0}, {512, 689, 0}, {513, 610, 0}, {514, -1, 0}, {515, 612, 0}, {516, -1, 0},
    {517, 614, 0}, {518, -1, 0}, {519, 616, 0}, {520, -1, 0}, {521, 618, 0}, {522, -1, 0}, {523, 620, 0},
    {524, -1, 0}, {525, 622, 0}, {526, -1, 0}, {527, 884, 2}, {528, 885, 2}, {529, 806, 2}, {530, 887, 2},
    {531, 888, 2}, {532, -1, 2}, {533, 890, 2}, {534, -1, 0}, {535, -1, 0}, {536, 892, 2}, {537, -1, 1},
    {538, -1, 2}, {539, -1, 2}, {540, 1310, 2}, {541, 1631, 2}, {542, -1, 2}, {543, -1, 2}, {544, 1031, 0},
    {545, 895, 2}, {546, -1, 2}, {547, -1, 2}, {548, -1, 2}, {549, 878, 2}, {550, -1, 2}, {551, -1, 2},
    {552, 918, 2}, {553, -1, 2}, {554, -1, 2}, {555, -1, 2}, {556, -1, 2}, {557, -1, 2}, {558, 909, 2},
    {559, -1, 2}, {560, -1, 2}, {561, -1, 2}, {562, -1, 2}, {563, -1, 2}, {564, -1, 2}, {565, -1, 2},
    {566, -1, 2}, {567, -1, 2}, {568, -1, 2}, {569, -1, 2}, {570, -1, 2}, {571, -1, 2}, {572, -1, 2},
    {573, -1, 2}, {574, -1, 2}, {575, -1, 2}, {576, 899, 2}, {577, -1, 2}, {578, -1, 2}, {579, -1, 2},
    {580, -1, 2}, {581, -1, 2}, {582, -1, 2}, {583, -1, 4}, {583, -1, 5}, {584, -1, 4}, {584, -1, 5},
    {585, -1, 4}, {585, -1, 5}, {586, -1, 4}, {586, -1, 5}, {587, 1499, 4}, {587, -1, 5}, {588, -1, 0},
    {589, -1, 2}, {590, -1, 2}, {591, -1, 2}, {592, -1, 2}, {593, -1, 2}, {594, -1, 2}, {595, -1, 2},
    {596, -1, 2}, {597, 917, 2}, {598, -1, 4}, {599, -1, 4}, {599, -1, 5}, {600, -1, 4}, {601, -1, 4},
    {601, -1, 5}, {602, -1, 4}, {603, -1, 4}, {603, -1, 5}, {604, -1, 4}, {605, -1, 4}, {605, -1, 5},
    {606, -1, 4}, {607, -1, 4}, {607, -1, 5}, {608, -1, 4}, {609, -1, 4}, {609, -1, 5}, {610, -1, 4},
    {611, -1, 4}, {611, -1, 5}, {612, -1, 2}, {613, -1, 2}, {614, -1, 2}, {615, 993, 4}, {616, -1, 4},
    {616, -1, 5}, {617, -1, 4}, {618, -1, 4}, {618, -1, 5}, {619, -1, 4}, {620, -1, 4}, {620, -1, 5},
    {621, -1, 4}, {622, -1, 4}, {622, -1, 5}, {623, -1, 4}, {624, -1, 4}, {625, -1, 4}, {625, -1, 5},
    {626, -1, 4}, {627, -1, 4}, {627, -1, 5}, {628, -1, 4}, {629, -1, 4}, {629, -1, 5}, {630, -1, 4},
    {631, -1, 4}, {631, -1, 5}, {632, -1, 4}, {633, -1, 4}, {633, -1, 5}, {634, -1, 4}, {635, -1, 4},
    {635, -1, 5}, {636, -1, 4}, {637, -1, 4}, {637, -1, 5}, {638, -1, 4}, {639, -1, 4}, {639, -1, 5},
    {640, -1, 4}, {641, -1, 4}, {641, -1, 5}, {642, -1, 4}, {643, -1, 4}, {643, -1, 5}, {644, -1, 4},
    {645, -1, 4}, {645, -1, 5}, {646, -1, 4}, {647, -1, 4}, {647, -1, 5}, {648, -1, 4}, {649, -1, 4},
    {649, -1, 5}, {650, -1, 4}, {651, 777, 1}, {652, 1058, 1}, {653, 779, 1}, {654, 1059, 1}, {655, -1, 1},
    {656, -1, 1}, {657, 783, 1}, {658, -1, 1}, {659, 785, 1}, {660, -1, 1}, {661, 787, 1}, {662, -1, 1},
    {663, 789, 1}, {664, -1, 1}, {665, -1, 1}, {666, -1, 1}, {667, -1, 2}, {668, -1, 2}, {669, -1, 2},
    {670, -1, 2}, {671, -1, 2}, {672, 1029, 2}, {673, -1, 2}, {674, -1, 2}, {675, -1, 2}, {676, -1, 2},
    {677, -1, 2}, {678, -1, 2}, {679, 1019, 4}, {679, -1, 5}, {680, 961, 4}, {680, -1, 5}, {681, 1016, 4},
    {681, -1, 5}, {682, -1, 4}, {682, -1, 5}, {683, -1, 4}, {683, -1, 5}, {684, -1, 2}, {685, -1, 2},
    {686, -1, 2}, {687, -1, 1}, {688, -1, 1}, {689, -1, 1}, {690, -1, 1}, {691, -1, 1}, {692, -1, 1},
    {693, -1, 1}, {694, 826, 1}, {695, -1, 1}, {696, 827, 1}, {697, -1, 1}, {698, 829, 1}, {699, 934, 1},
    {700, 831, 1}, {701, -1, 1}, {702, 833, 1}, {703, -1, 1}, {704, 836, 1}, {705, 837, 1}, {706, -1, 1},
    {707, -1, 1}, {708, -1, 1}, {709, 841, 1}, {710, 1118, 1}, {711, 842, 1}, {712, 849, 1}, {713, -1, 1},
    {714, -1, 1}, {715, -1, 1}, {716, -1, 1}, {717, -1, 2}, {718, -1, 1}, {719, -1, 1}, {720, -1, 1},
    {721, -1, 1}, {722, 853, 1}, {723, 854, 1}, {724, -1, 1}, {725, -1, 4}, {726, -1, 2}, {727, -1, 2},
    {728, -1, 1}, {729, -1, 1}, {730, 1181, 4}, {731, -1, 4}, {732, -1, 2}, {733, 1246, 4}, {734, -1, 3},
    {735, 936, 1}, {736, -1, 1}, {737, -1, 1}, {738, 1568, 1}, {739, -1, 0}, {740, -1, 0}, {741, -1, 0},
    {742, -1, 0}, {743, -1, 2}, {744, -1, 2}, {745, -1, 2}, {746, -1, 2}, {747, -1, 2}, {748, -1, 2},
    {749, -1, 2}, {750, -1, 2}, {751, -1, 2}, {752, -1, 1}, {753, -1, 1}, {754, 941, 2}, {755, 1528, 2},
    {756, 945, 2}, {757, -1, 2}, {758, -1, 2}, {759, -1, 2}, {760, 1032, 2}, {761, -1, 2}, {762, 959, 2},
    {763, -1, 2}, {764, -1, 2}, {765, -1, 2}, {766, -1, 2}, {767, -1, 2}, {768, -1, 2}, {769, -1, 2},
    {770, -1, 2}, {771, -1, 2}, {772, -1, 2}, {773, -1, 2}, {774, -1, 2}, {775, -1, 2}, {776, -1, 2},
    {777, -1, 2}, {778, -1, 2}, {779, -1, 2}, {780, -1, 2}, {781, -1, 2}, {782, -1, 2}, {783, -1, 2},
    {784, -1, 2}, {785, -1, 2}, {786, -1, 2}, {787, 1037, 2}, {788, -1, 2}, {789, -1, 2}, {790, -1, 2},
    {791, -1, 2}, {792, -1, 2}, {793, -1, 2}, {794, -1, 2}, {795, -1, 2}, {796, -1, 1}, {797, -1, 1},
    {798, -1, 1}, {799, -1, 1}, {800, -1, 2}, {801, -1, 2}, {802, -1, 1}, {803, -1, 1}, {804, 935, 1},
    {805, -1, 1}, {806, -1, 1}, {807, 1547, 1}, {808, -1, 0}, {809, -1, 0}, {810, -1, 0}, {811, 942, 1},
    {812, 943, 1}, {813, -1, 1}, {814, -1, 1}, {815, 946, 1}, {816, -1, 1}, {817, 948, 1}, {818, 949, 1},
    {819, 950, 1}, {820, -1, 1}, {821, 952, 1}, {822, -1, 1}, {823, 954, 1}, {824, 955, 1}, {825, 956, 1},
    {826, -1, 1}, {827, -1, 1}, {828, -1, 1}, {829, 1574, 2}, {830, 1595, 2}, {831, 968, 2}, {832, -1, 2},
    {833, 1570, 2}, {834, -1, 4}, {835, -1, 4}, {836, -1, 4}, {837, -1, 4}, {838, -1, 4}, {839, -1, 4},
    {840, -1, 4}, {841, -1, 4}, {842, -1, 4}, {843, -1, 0}, {844, -1, 0}, {845, 976, 0}, {846, 977, 0},
    {847, -1, 0}, {848, 979, 0}, {849, 980, 0}, {850, -1, 0}, {851, 982, 0}, {852, 983, 0}, {853, -1, 0},
    {854, 985, 0}, {855, 986, 0}, {856, -1, 0}, {857, 988, 0}, {858, 989, 0}, {859, -1, 0}, {860, 991, 0},
    {861, 992, 0}, {862, -1, 0}, {863, -1, 4}, {864, -1, 4}, {865, 1093, 2}, {866, -1, 4}, {866, -1, 5},
    {867, -1, 4}, {868, -1, 4}, {868, -1, 5}, {869, -1, 4}, {870, -1, 4}, {870, -1, 5}, {871, -1, 4},
    {872, -1, 4}, {872, -1, 5}, {873, -1, 4}, {874, -1, 4}, {874, -1, 5}, {875, -1, 4}, {876, -1, 4},
    {876, -1, 5}, {877, -1, 4}, {878, -1, 4}, {878, -1, 5}, {879, -1, 4}, {879, -1, 5}, {880, -1, 4},
    {881, -1, 4}, {881, -1, 5}, {882, -1, 4}, {883, -1, 4}, {883, -1, 5}, {884, -1, 4}, {885, -1, 4},
    {885, -1, 5}, {886, -1, 4}, {887, 1329, 2}, {888, -1, 2}, {889, 1675, 2}, {890, -1, 2}, {891, -1, 2},
    {892, -1, 2}, {893, -1, 2}, {894, -1, 2}, {895, -1, 2}, {896, 1308, 2}, {897, -1, 2}, {898, -1, 2},
    {899, -1, 2}, {900, -1, 2}, {901, -1, 2}, {902, -1, 2}, {903, -1, 2}, {904, -1, 2}, {905, -1, 2},
    {906, 1054, 2}, {907, 1050, 1}, {908, 1069, 1}, {909, 1068, 1}, {910, -1, 1}, {911, -1, 1}, {912, -1, 1},
    {913, 1202, 1}, {914, -1, 1}, {915, 1057, 1}, {916, -1, 1}, {917, -1, 1}, {918, -1, 1}, {919, -1, 1},
    {920, -1, 1}, {921, -1, 1}, {922, -1, 1}, {923, -1, 2}, {924, -1, 2}, {925, -1, 2}, {926, -1, 2},
    {927, -1, 1}, {928, -1, 1}, {929, -1, 1}, {930, -1, 1}, {931, -1, 1}, {932, -1, 1}, {933, -1, 1},
    {934, 1076, 0}, {935, -1, 0}, {936, 1078, 0}, {937, 1087, 0}, {938, 1080, 0}, {939, -1, 0}, {940, -1, 0},
    {941, 1083, 0}, {942, 1084, 0}, {943, 1085, 0}, {944, -1, 0}, {945, -1, 0}, {946, -1, 0}, {947, -1, 0},
    {948, -1, 0}, {949, 1094, 4}, {950, 1095, 4}, {951, -1, 4}, {952, -1, 2}, {953, -1, 3}, {954, -1, 3},
    {955, -1, 4}, {955, -1, 5}, {956, -1, 4}, {956, -1, 5}, {957, -1, 4}, {957, -1, 5}, {958, -1, 4},
    {958, -1, 5}, {959, -1, 4}, {959, -1, 5}, {960, -1, 4}, {960, -1, 5}, {961, -1, 4}, {961, -1, 5},
    {962, -1, 4}, {962, -1, 5}, {963, -1, 4}, {963, -1, 5}, {964, -1, 4}, {964, -1, 5}, {965, -1, 4},
    {965, -1, 5}, {966, -1, 4}, {966, -1, 5}, {967, -1, 4}, {967, -1, 5}, {968, -1, 4}, {968, -1, 5},
    {969, -1, 4}, {969, -1, 5}, {970, -1, 4}, {970, -1, 5}, {971, -1, 4}, {972, -1, 4}, {973, -1, 4},
    {974, -1, 4}, {975, -1, 4}, {976, -1, 4}, {977, -1, 4}, {978, -1, 4}, {979, -1, 4}, {980, -1, 4},
    {981, -1, 4}, {982, -1, 4}, {983, -1, 4}, {984, 1208, 4}, {984, -1, 5}, {985, 1155, 4}, {985, -1, 5},
    {986, 1157, 4}, {986, -1, 5}, {987, 1153, 4}, {987, -1, 5}, {988, -1, 4}, {989, -1, 4}, {990, -1, 4},
    {991, -1, 4}, {992, 1183, 4}, {992, -1, 5}, {993, 1206, 4}, {993, -1, 5}, {994, 1207, 4}, {994, -1, 5},
    {995, -1, 4}, {995, -1, 5}, {996, -1, 4}, {996, -1, 5}, {997, -1, 4}, {997, -1, 5}, {998, -1, 4},
    {998, -1, 5}, {999, -1, 4}, {999, -1, 5}, {1000, -1, 4}, {1000, -1, 5}, {1001, -1, 4}, {1001, -1, 5},
    {1002, -1, 4}, {1002, -1, 5}, {1003, -1, 4}, {1003, -1, 5}, {1004, -1, 4}, {1004, -1, 5}, {1005, -1, 4},
    {1005, -1, 5}, {1006, -1, 4}, {1006, -1, 5}, {1007, 1205, 4}, {1007, -1, 5}, {1008, -1, 4},
    {1008, -1, 5}, {1009, -1, 4}, {1009, -1, 5}, {1010, -1, 0}, {1011, -1, 0}, {1012, 1261, 5},
    {1013, -1, 0}, {1014, 1195, 0}, {1015, -1, 3}, {1016, -1, 0}, {1017, 1197, 0}, {1018, -1, 0},
    {1019, 1199, 0}, {1020, 1200, 0}, {1021, -1, 0}, {1022, 1340, 1}, {1023, -1, 1}, {1024, -1, 2},
    {1025, -1, 2}, {1026, -1, 4}, {1027, -1, 4}, {1028, -1, 4}, {1029, -1, 4}, {1030, -1, 3}, {1031, -1, 0},
    {1032, 1212, 3}, {1033, 1213, 3}, {1034, 1214, 3}, {1035, 1215, 3}, {1036, 1216, 3}, {1037, 1217, 3},
    {1038, 1218, 3}, {1039, 1219, 3}, {1040, 1220, 3}, {1041, -1, 3}, {1042, 1222, 3}, {1043, 1223, 3},
    {1044, 1224, 3}, {1045, 1225, 3}, {1046, -1, 3}, {1047, 1227, 3}, {1048, 1228, 3}, {1049, 1229, 3},
    {1050, -1, 3}, {1051, -1, 3}, {1052, -1, 3}, {1053, -1, 3}, {1054, 1234, 3}, {1055, 1235, 3},
    {1056, 1236, 3}, {1057, -1, 3}, {1058, -1, 3}, {1059, -1, 3}, {1060, 1352, 3}, {1061, -1, 3},
    {1062, -1, 3}, {1063, -1, 3}, {1064, -1, 3}, {1065, -1, 3}, {1066, -1, 3}, {1067, -1, 4}, {1068, -1, 4},
    {1069, 1249, 3}, {1070, -1, 3}, {1071, 1251, 0}, {1072, -1, 0}, {1073, 1253, 1}, {1074, -1, 1},
    {1075, 1255, 1}, {1076, -1, 1}, {1077, 1257, 1}, {1078, -1, 1}, {1079, -1, 0}, {1080, -1, 0},
    {1081, -1, 0}, {1082, -1, 3}, {1083, -1, 3}, {1084, -1, 3}, {1085, -1, 3}, {1086, -1, 3}, {1087, -1, 5},
    {1088, -1, 5}, {1089, -1, 5}, {1090, -1, 0}, {1091, -1, 3}, {1092, -1, 3}, {1093, 1273, 0},
    {1094, -1, 0}, {1095, 1275, 0}, {1096, -1, 0}, {1097, 1277, 0}, {1098, -1, 0}, {1099, -1, 0},
    {1100, -1, 2}, {1101, -1, 2}, {1102, -1, 2}, {1103, -1, 2}, {1104, -1, 2}, {1105, 1552, 2},
    {1106, -1, 2}, {1107, -1, 2}, {1108, -1, 2}, {1109, -1, 2}, {1110, -1, 2}, {1111, -1, 2}, {1112, -1, 2},
    {1113, -1, 2}, {1114, -1, 2}, {1115, -1, 2}, {1116, -1, 2}, {1117, -1, 2}, {1118, -1, 2}, {1119, -1, 2},
    {1120, 1344, 2}, {1121, 1345, 2}, {1122, 1346, 2}, {1123, -1, 2}, {1124, -1, 2}, {1125, -1, 2},
    {1126, -1, 2}, {1127, -1, 2}, {1128, -1, 2}, {1129, -1, 2}, {1130, -1, 2}, {1131, -1, 2}, {1132, -1, 2},
    {1133, 1313, 0}, {1134, 1314, 0}, {1135, 1315, 0}, {1136, 1316, 0}, {1137, 1317, 0}, {1138, 1318, 0},
    {1139, 1319, 0}, {1140, -1, 0}, {1141, 1321, 1}, {1142, -1, 1}, {1143, -1, 1}, {1144, -1, 1},
    {1145, -1, 1}, {1146, -1, 1}, {1147, 1327, 1}, {1148, -1, 1}, {1149, -1, 1}, {1150, -1, 2},
    {1151, -1, 2}, {1152, -1, 2}, {1153, -1, 2}, {1154, -1, 2}, {1155, -1, 2}, {1156, -1, 2}, {1157, -1, 1},
    {1158, -1, 1}, {1159, -1, 1}, {1160, -1, 1}, {1161, 1342, 1}, {1162, 1343, 1}, {1163, -1, 1},
    {1164, -1, 1}, {1165, -1, 2}, {1166, -1, 2}, {1167, -1, 2}, {1168, 1348, 1}, {1169, -1, 1},
    {1170, -1, 3}, {1171, -1, 3}, {1172, -1, 3}, {1173, -1, 3}, {1174, -1, 3}, {1175, -1, 3}, {1176, -1, 3},
    {1177, 1357, 0}, {1178, 1431, 0}, {1179, -1, 5}, {1180, -1, 0}, {1181, -1, 0}, {1182, -1, 0},
    {1183, -1, 0}, {1184, -1, 0}, {1185, -1, 0}, {1186, -1, 0}, {1187, -1, 0}, {1188, -1, 0}, {1189, -1, 0},
    {1190, -1, 0}, {1191, -1, 0}, {1192, -1, 0}, {1193, 1373, 0}, {1194, 1374, 0}, {1195, 1375, 0},
    {1196, -1, 0}, {1197, -1, 0}, {1198, 1380, 0}, {1199, 1381, 0}, {1200, 1382, 0}, {1201, -1, 0},
    {1202, -1, 0}, {1203, -1, 0}, {1204, 1386, 0}, {1205, 1387, 0}, {1206, -1, 0}, {1207, -1, 0},
    {1208, -1, 0}, {1209, -1, 0}, {1210, -1, 0}, {1211, -1, 0}, {1212, -1, 5}, {1213, -1, 5}, {1214, -1, 0},
    {1215, 1395, 0}, {1216, 1396, 0}, {1217, -1, 0}, {1218, 1398, 0}, {1219, 1399, 0}, {1220, -1, 0},
    {1221, 1401, 0}, {1222, 1402, 0}, {1223, 1403, 0}, {1224, -1, 0}, {1225, 1405, 0}, {1226, 1406, 0},
    {1227, 1407, 0}, {1228, -1, 0}, {1229, -1, 0}, {1230, -1, 0}, {1231, -1, 5}, {1232, -1, 5},
    {1233, -1, 5}, {1234, -1, 5}, {1235, -1, 5}, {1236, -1, 5}, {1237, -1, 5}, {1238, -1, 5}, {1239, -1, 5},
    {1240, -1, 5}, {1241, -1, 5}, {1242, -1, 5}, {1243, -1, 5}, {1244, -1, 5}, {1245, -1, 5},
    {1246, 1426, 0}, {1247, 1427, 0}, {1248, 1428, 0}, {1249, 1429, 0}, {1250, 1430, 0}, {1251, -1, 0},
    {1252, 1432, 0}, {1253, 1433, 0}, {1254, 1434, 0}, {1255, 1435, 0}, {1256, -1, 0}, {1257, -1, 2},
    {1258, -1, 2}, {1259, -1, 2}, {1260, -1, 2}, {1261, -1, 2}, {1262, -1, 2}, {1263, -1, 2}, {1264, -1, 2},
    {1265, -1, 2}, {1266, -1, 0}, {1267, -1, 0}, {1268, -1, 0}, {1269, -1, 0}, {1270, -1, 0}, {1271, -1, 0},
    {1271, -1, 0}, {1272, 1453, 0}, {1273, 1454, 0}, {1274, 1455, 0}, {1275, 1456, 0}, {1276, 1457, 0},
    {1277, 1479, 0}, {1278, -1, 0}, {1279, 1461, 0}, {1280, -1, 0}, {1281, 1477, 0}, {1282, -1, 0},
    {1283, -1, 0}, {1284, 1555, 2}, {1285, -1, 1}, {1286, -1, 0}, {1287, -1, 4}, {1287, -1, 5},
    {1288, -1, 4}, {1288, -1, 5}, {1289, -1, 4}, {1289, -1, 5}, {1290, -1, 4}, {1290, -1, 5}, {1291, -1, 4},
    {1291, -1, 5}, {1292, 1619, 0}, {1293, -1, 0}, {1294, 1520, 0}, {1295, 1481, 1}, {1296, -1, 1},
    {1297, 1483, 1}, {1298, -1, 1}, {1299, 1485, 1}, {1300, -1, 1}, {1301, 1487, 1}, {1302, -1, 1},
    {1303, 1489, 1}, {1304, -1, 1}, {1305, 1491, 1}, {1306, -1, 1}, {1307, 1493, 1}, {1308, -1, 1},
    {1309, -1, 1}, {1310, 1496, 1}, {1311, -1, 1}, {1312, -1, 1}, {1313, -1, 1}, {1314, -1, 1},
    {1315, 1586, 1}, {1316, -1, 1}, {1317, -1, 1}, {1318, -1, 0}, {1319, -1, 0}, {1320, -1, 0},
    {1321, -1, 0}, {1322, -1, 0}, {1323, -1, 0}, {1324, 1510, 1}, {1325, 1511, 1}, {1326, -1, 1},
    {1327, 1513, 1}, {1328, 1514, 1}, {1329, -1, 1}, {1330, 1516, 1}, {1331, 1517, 1}, {1332, 1521, 1},
    {1333, 1519, 1}, {1334, -1, 1}, {1335, -1, 0}, {1336, 1522, 1}, {1337, -1, 1}, {1338, -1, 0},
    {1339, -1, 0}, {1340, -1, 0}, {1341, -1, 0}, {1342, -1, 2}, {1343, -1, 2}, {1344, -1, 2}, {1345, -1, 2},
    {1346, -1, 2}, {1347, -1, 2}, {1348, -1, 0}, {1349, -1, 0}, {1350, 1537, 1}, {1351, 1538, 1},
    {1352, -1, 1}, {1353, -1, 1}, {1354, -1, 1}, {1355, -1, 0}, {1356, -1, 0}, {1357, -1, 0}, {1358, -1, 0},
    {1359, -1, 4}, {1360, -1, 4}, {1361, -1, 2}, {1362, 1548, 1}, {1363, 1549, 1}, {1364, 1550, 1},
    {1365, 1594, 1}, {1366, -1, 0}, {1367, -1, 2}, {1368, -1, 2}, {1369, -1, 2}, {1370, -1, 2},
    {1371, -1, 2}, {1372, -1, 2}, {1373, -1, 2}, {1374, -1, 4}, {1374, -1, 5}, {1375, -1, 4}, {1375, -1, 5},
    {1376, -1, 4}, {1376, -1, 5}, {1377, -1, 2}, {1378, -1, 0}, {1378, -1, 0}, {1379, -1, 0}, {1379, -1, 0},
    {1380, -1, 0}, {1380, -1, 0}, {1381, -1, 0}, {1381, -1, 0}, {1382, 1584, 0}, {1382, -1, 0},
    {1383, 1596, 0}, {1384, 1597, 0}, {1385, -1, 3}, {1386, -1, 3}, {1387, -1, 3}, {1388, -1, 3},
    {1389, -1, 3}, {1390, -1, 0}, {1391, 1585, 0}, {1392, 1592, 0}, {1393, -1, 4}, {1394, -1, 4},
    {1395, -1, 4}, {1396, -1, 4}, {1397, -1, 4}, {1398, -1, 4}, {1399, -1, 0}, {1400, -1, 0}, {1401, -1, 0},
    {1402, -1, 1}, {1403, -1, 2}, {1404, -1, 2}, {1405, 1599, 2}, {1406, -1, 2}, {1407, -1, 0},
    {1408, 1602, 0}, {1409, -1, 0}, {1410, 1604, 0}, {1411, -1, 0}, {1412, -1, 1}, {1413, -1, 0},
    {1414, -1, 0}, {1415, -1, 0}, {752, -1, 6}, {753, -1, 6}, {1295, -1, 6}, {1297, -1, 6}, {1309, -1, 6},
    {1312, -1, 6}, {1313, -1, 6}, {1324, -1, 6}, {1327, -1, 6}, {1330, -1, 6}, {1347, -1, 2}, {1354, -1, 6},
    {1362, 1636, 6}, {1377, -1, 2}, {735, -1, 6}, {738, -1, 6}, {687, -1, 6}, {694, -1, 6}, {690, -1, 6},
    {692, -1, 6}, {531, 1630, 2}, {758, -1, 2}, {540, -1, 2}, {804, -1, 6}, {804, -1, 6}, {805, -1, 6},
    {805, -1, 6}, {807, -1, 6}, {1168, -1, 6}, {1169, -1, 6}, {722, -1, 6}, {798, -1, 6}, {799, -1, 6},
    {1157, -1, 6}, {1158, -1, 6}, {352, -1, 2}, {1261, -1, 2}, {1262, -1, 2}, {1263, -1, 2}, {1264, -1, 2},
    {1265, -1, 2}, {552, 1651, 2}, {788, -1, 2}, {778, -1, 2}, {590, -1, 2}, {589, -1, 2}, {579, -1, 2},
    {580, -1, 2}, {581, -1, 2}, {695, -1, 6}, {711, 1660, 6}, {712, -1, 6}, {343, -1, 6}, {344, -1, 6},
    {351, -1, 6}, {292, -1, 6}, {266, -1, 2}, {267, -1, 2}, {268, -1, 6}, {342, -1, 6}, {1142, -1, 6},
    {1145, -1, 6}, {1146, -1, 6}, {1155, -1, 2}, {1151, -1, 2}, {1130, -1, 2}, {888, -1, 2}, {909, -1, 6},
    {915, -1, 6}, {919, -1, 6}, {1161, 1680, 6}, {1163, -1, 6}, {1162, 1682, 6}, {1164, -1, 6},
    {1412, -1, 6}
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
    {325, -1, 330, -1, -1, 73, 140, 32, 4, 4, 3, 0, 49, 0, 0, 2},  // UIEdgeInsets
    {331, -1, -1, -1, -1, 77, 144, 33, 1, 1, 0, 0, 3, 0, 0, 2},  // NSStringFromUIEdgeInsets
    {332, -1, -1, -1, -1, 78, 145, 34, 2, 2, 0, 0, 2, 0, 0, 2},  // UIEdgeInsetsEqualToEdgeInsets
    {325, -1, -1, -1, -1, 80, 147, 35, 0, 0, 3, 0, 49, 0, 0, 2},  // UIEdgeInsets
    {250, 325, 333, -1, -1, 0, 0, 36, 0, 0, 5, 50, 49, 0, 0, 2},  // zero
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
    {354, -1, -1, -1, -1, 92, 169, 47, 2, 3, 1, 14, 53, 0, 0, 2},  // divided
    {351, -1, -1, -1, -1, 94, 172, 48, 2, 2, 0, 0, 53, 0, 0, 2},  // RectDivision
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
    {153, -1, -1, -1, -1, 103, 187, 24, 1, 1, 3, 0, 0, 0, 0, 4},  // Int8
    {154, -1, -1, -1, -1, 104, 188, 25, 1, 1, 3, 0, 0, 0, 0, 4},  // Int16
    {155, -1, -1, -1, -1, 105, 189, 26, 1, 1, 3, 0, 0, 0, 0, 4},  // Int32
    {156, -1, -1, -1, -1, 106, 190, 27, 1, 1, 3, 0, 0, 0, 0, 4},  // Int64
    {157, -1, -1, -1, -1, 107, 191, 28, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt8
    {158, -1, -1, -1, -1, 108, 192, 29, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt16
    {159, -1, -1, -1, -1, 109, 193, 30, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt32
    {160, -1, -1, -1, -1, 110, 194, 31, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt64
    {134, -1, -1, -1, -1, 111, 195, 32, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt
    {128, -1, -1, -1, -1, 112, 196, 33, 1, 1, 0, 0, 53, 0, 0, 4},  // Int
    {105, -1, 106, -1, -1, 113, 197, 34, 1, 1, 0, 0, 0, 0, 3, 4},  // sqrt
    {382, -1, 383, -1, -1, 114, 198, 35, 1, 1, 0, 0, 0, 0, 0, 4},  // exp
    {384, -1, 385, -1, -1, 115, 199, 36, 1, 1, 0, 0, 0, 0, 0, 4},  // log
    {386, -1, -1, -1, -1, 116, 200, 37, 1, 1, 0, 0, 0, 0, 0, 4},  // abs
    {387, -1, 388, -1, -1, 117, 201, 38, 1, 1, 0, 0, 0, 0, 0, 4},  // fabs
    {389, -1, 390, -1, -1, 118, 202, 39, 1, 1, 0, 0, 0, 0, 0, 4},  // floor
    {391, -1, 392, -1, -1, 119, 203, 40, 1, 1, 0, 0, 0, 0, 0, 4},  // ceil
    {79, -1, 393, -1, -1, 120, 204, 41, 1, 1, 0, 0, 0, 0, 0, 4},  // round
    {394, -1, 395, -1, -1, 121, 205, 42, 2, 2, 0, 0, 0, 0, 0, 4},  // pow
    {104, -1, 396, -1, -1, 123, 207, 43, 2, 2, 0, 0, 0, 0, 3, 4},  // hypot
    {397, -1, 398, -1, -1, 125, 209, 44, 2, 2, 0, 0, 0, 0, 0, 4},  // fmod
    {399, -1, -1, -1, -1, 127, 211, 45, 3, 3, 0, 0, 4, 0, 0, 4},  // stride
    {399, -1, -1, -1, -1, 130, 214, 46, 3, 3, 0, 0, 4, 0, 0, 4},  // stride
    {379, -1, 400, -1, -1, 133, 217, 47, 2, 2, 0, 0, 0, 0, 0, 4},  // min
    {379, -1, -1, -1, -1, 135, 219, 48, 3, 3, 0, 0, 0, 0, 0, 4},  // min
    {379, -1, -1, -1, -1, 138, 222, 49, 4, 4, 0, 0, 0, 0, 0, 4},  // min
    {377, -1, 401, -1, -1, 142, 226, 50, 2, 2, 0, 0, 0, 0, 0, 4},  // max
    {377, -1, -1, -1, -1, 144, 228, 51, 3, 3, 0, 0, 0, 0, 0, 4},  // max
    {377, -1, -1, -1, -1, 147, 231, 52, 4, 4, 0, 0, 0, 0, 0, 4},  // max
    {402, -1, 403, -1, -1, 151, 235, 53, 1, 1, 0, 0, 0, 0, 0, 4},  // trunc
    {404, -1, 405, -1, -1, 152, 236, 54, 1, 1, 0, 0, 0, 0, 0, 4},  // rint
    {406, -1, 407, -1, -1, 153, 237, 55, 1, 1, 0, 0, 0, 0, 0, 4},  // nearbyint
    {408, -1, 409, -1, -1, 154, 238, 56, 1, 1, 0, 0, 0, 0, 0, 4},  // lrint
    {410, -1, 411, -1, -1, 155, 239, 57, 1, 1, 0, 0, 0, 0, 0, 4},  // llrint
    {412, -1, 413, -1, -1, 156, 240, 58, 1, 1, 0, 0, 0, 0, 0, 4},  // lround
    {414, -1, 415, -1, -1, 157, 241, 59, 1, 1, 0, 0, 0, 0, 0, 4},  // llround
    {416, -1, 417, -1, -1, 158, 242, 60, 1, 1, 0, 0, 0, 0, 0, 4},  // log2
    {418, -1, 419, -1, -1, 159, 243, 61, 1, 1, 0, 0, 0, 0, 0, 4},  // log10
    {420, -1, 421, -1, -1, 160, 244, 62, 1, 1, 0, 0, 0, 0, 0, 4},  // exp2
    {422, -1, 423, -1, -1, 161, 245, 63, 1, 1, 0, 0, 0, 0, 0, 4},  // cbrt
    {424, -1, 425, -1, -1, 162, 246, 64, 1, 1, 0, 0, 0, 0, 0, 4},  // sinh
    {426, -1, 427, -1, -1, 163, 247, 65, 1, 1, 0, 0, 0, 0, 0, 4},  // cosh
    {428, -1, 429, -1, -1, 164, 248, 66, 1, 1, 0, 0, 0, 0, 0, 4},  // tanh
    {430, -1, 431, -1, -1, 165, 249, 67, 2, 2, 0, 0, 0, 0, 0, 4},  // copysign
    {432, -1, 433, -1, -1, 167, 251, 68, 2, 2, 0, 0, 0, 0, 0, 4},  // fdim
    {434, -1, -1, -1, -1, 169, 253, 69, 2, 2, 0, 0, 0, 0, 0, 4},  // fminf
    {435, -1, -1, -1, -1, 171, 255, 70, 2, 2, 0, 0, 0, 0, 0, 4},  // fmaxf
    {436, -1, -1, -1, -1, 173, 257, 71, 1, 1, 0, 0, 2, 0, 0, 4},  // isnan
    {437, -1, -1, -1, -1, 174, 258, 72, 1, 1, 0, 0, 2, 0, 0, 4},  // isinf
    {438, -1, -1, -1, -1, 175, 259, 73, 1, 1, 0, 0, 2, 0, 0, 4},  // isfinite
    {439, -1, -1, -1, -1, 176, 260, 74, 1, 1, 0, 0, 2, 0, 0, 4},  // signbit
    {440, -1, -1, -1, -1, 0, 0, 75, 0, 0, 5, 0, 0, 0, 0, 4},  // INT_MAX
    {441, -1, -1, -1, -1, 0, 0, 76, 0, 0, 5, 0, 0, 0, 0, 4},  // INT_MIN
    {442, -1, -1, -1, -1, 0, 0, 77, 0, 0, 5, 0, 0, 0, 0, 4},  // UINT_MAX
    {443, -1, -1, -1, -1, 0, 0, 78, 0, 0, 5, 0, 0, 0, 0, 4},  // LONG_MAX
    {444, -1, -1, -1, -1, 0, 0, 79, 0, 0, 5, 0, 0, 0, 0, 4},  // LONG_MIN
    {445, -1, -1, -1, -1, 0, 0, 80, 0, 0, 5, 0, 0, 0, 0, 4},  // NSUIntegerMax
    {446, -1, -1, -1, -1, 0, 0, 81, 0, 0, 5, 0, 0, 0, 0, 4},  // M_LN2
    {447, -1, -1, -1, -1, 0, 0, 82, 0, 0, 5, 0, 0, 0, 0, 4},  // M_LN10
    {448, -1, -1, -1, -1, 177, 261, 83, 0, 1, 1, 1, 0, 0, 0, 4},  // rounded
    {450, 449, -1, -1, -1, 0, 0, 84, 0, 0, 5, 25, 24, 0, 0, 4},  // up
    {451, 449, -1, -1, -1, 0, 0, 85, 0, 0, 5, 25, 24, 0, 0, 4},  // down
    {452, 449, -1, -1, -1, 0, 0, 86, 0, 0, 5, 25, 24, 0, 0, 4},  // toNearestOrEven
    {453, 449, -1, -1, -1, 0, 0, 87, 0, 0, 5, 25, 24, 0, 0, 4},  // toNearestOrAwayFromZero
    {454, 449, -1, -1, -1, 0, 0, 88, 0, 0, 5, 25, 24, 0, 0, 4},  // towardZero
    {455, 449, -1, -1, -1, 0, 0, 89, 0, 0, 5, 25, 24, 0, 0, 4},  // awayFromZero
    {448, -1, -1, -1, -1, 177, 262, 90, 1, 2, 1, 1, 0, 0, 0, 4},  // rounded
    {107, -1, -1, -1, -1, 178, 264, 91, 0, 1, 1, 1, 0, 0, 3, 4},  // squareRoot
    {456, -1, -1, -1, -1, 178, 265, 92, 1, 2, 1, 1, 0, 0, 0, 4},  // truncatingRemainder
    {353, -1, -1, -1, -1, 179, 267, 93, 1, 2, 1, 1, 0, 0, 0, 4},  // remainder
    {458, -1, -1, -1, -1, 180, 269, 94, 0, 1, 1, 1, 0, 0, 0, 4},  // signum
    {459, -1, -1, -1, -1, 0, 270, 95, 0, 1, 2, 1, 0, 0, 0, 4},  // magnitude
    {460, -1, -1, -1, -1, 180, 271, 96, 1, 2, 1, 1, 2, 0, 0, 4},  // isMultiple
    {462, -1, -1, -1, -1, 0, 273, 97, 0, 1, 2, 1, 2, 0, 0, 4},  // isFinite
    {321, -1, -1, -1, -1, 0, 274, 98, 0, 1, 2, 1, 2, 0, 0, 4},  // isInfinite
    {463, -1, -1, -1, -1, 0, 275, 99, 0, 1, 2, 1, 2, 0, 0, 4},  // isZero
    {464, -1, -1, -1, -1, 0, 276, 100, 0, 1, 2, 1, 2, 0, 0, 4},  // isNaN
    {465, -1, -1, -1, -1, 0, 277, 101, 0, 1, 2, 1, 3, 0, 0, 4},  // description
    {467, -1, -1, -1, -1, 181, 278, 102, 1, 2, 1, 1, 49, 0, 0, 4},  // quotientAndRemainder
    {173, -1, -1, -1, -1, 182, 280, 0, 1, 1, 3, 0, 1, 0, 0, 5},  // Angle
    {173, -1, -1, -1, -1, 183, 281, 1, 1, 1, 3, 0, 1, 0, 0, 5},  // Angle
    {173, -1, -1, -1, -1, 184, 282, 2, 1, 1, 3, 0, 1, 0, 0, 5},  // Angle
    {468, 173, -1, -1, -1, 185, 283, 3, 1, 1, 4, 2, 1, 0, 0, 5},  // degrees
    {469, 173, -1, -1, -1, 186, 284, 4, 1, 1, 4, 2, 1, 0, 0, 5},  // radians
    {250, 173, -1, -1, -1, 0, 0, 5, 0, 0, 5, 2, 1, 0, 0, 5},  // zero
    {468, -1, -1, -1, -1, 0, 285, 6, 0, 1, 2, 2, 0, 0, 0, 5},  // degrees
    {469, -1, -1, -1, -1, 0, 286, 7, 0, 1, 2, 2, 0, 0, 0, 5},  // radians
    {470, -1, -1, -1, -1, 0, 287, 8, 0, 1, 2, 2, 0, 0, 0, 5},  // turns
    {471, -1, 472, -1, -1, 187, 288, 9, 1, 1, 0, 0, 0, 0, 1, 5},  // sin
    {473, -1, 474, -1, -1, 188, 289, 10, 1, 1, 0, 0, 0, 0, 1, 5},  // cos
    {475, -1, 476, -1, -1, 189, 290, 11, 1, 1, 0, 0, 0, 0, 1, 5},  // tan
    {97, -1, 101, -1, -1, 190, 291, 12, 1, 1, 0, 0, 1, 0, 3, 5},  // asin
    {96, -1, 100, -1, -1, 191, 292, 13, 1, 1, 0, 0, 1, 0, 3, 5},  // acos
    {98, -1, 102, -1, -1, 192, 293, 14, 1, 1, 0, 0, 1, 0, 3, 5},  // atan
    {99, -1, 103, -1, -1, 193, 294, 15, 2, 2, 0, 0, 1, 0, 3, 5},  // atan2
    {477, -1, -1, -1, -1, 0, 296, 0, 0, 1, 2, 5, 0, 0, 0, 6},  // count
    {319, -1, -1, -1, -1, 0, 297, 1, 0, 1, 2, 5, 2, 0, 0, 6},  // isEmpty
    {478, -1, -1, -1, 1513, 0, 298, 2, 0, 1, 2, 5, 53, 0, 0, 6},  // first
    {479, -1, -1, -1, 1514, 0, 299, 3, 0, 1, 2, 5, 53, 0, 0, 6},  // last
    {480, -1, -1, -1, 1515, 195, 300, 4, 0, 1, 1, 5, 4, 0, 0, 6},  // reversed
    {481, -1, -1, -1, -1, 195, 301, 5, 0, 1, 1, 5, 4, 0, 0, 6},  // enumerated
    {482, -1, -1, -1, -1, 195, 302, 6, 2, 2, 0, 0, 4, 0, 0, 6},  // zip
    {81, -1, -1, -1, -1, 197, 304, 7, 1, 2, 1, 5, 4, 0, 0, 6},  // map
    {483, -1, -1, -1, -1, 198, 306, 8, 1, 2, 1, 5, 4, 0, 0, 6},  // compactMap
    {484, -1, -1, -1, -1, 199, 308, 9, 1, 2, 1, 5, 4, 0, 0, 6},  // filter
    {485, -1, -1, -1, -1, 200, 310, 10, 2, 3, 1, 5, 53, 0, 0, 6},  // reduce
    {486, -1, -1, -1, -1, 202, 313, 11, 1, 2, 1, 5, 53, 0, 0, 6},  // forEach
    {487, -1, -1, -1, -1, 203, 315, 12, 1, 2, 1, 5, 53, 0, 0, 6},  // enumerateObjectsUsingBlock
    {488, -1, -1, -1, -1, 204, 317, 13, 1, 2, 1, 5, 53, 0, 0, 6},  // objectAtIndex
    {489, -1, -1, -1, -1, 205, 319, 14, 1, 2, 1, 5, 0, 0, 0, 6},  // indexOfObject
    {490, -1, -1, -1, -1, 0, 0, 15, 0, 0, 5, 0, 0, 0, 0, 6},  // NSNotFound
    {491, -1, -1, -1, -1, 206, 321, 16, 0, 1, 1, 5, 53, 0, 0, 6},  // removeLastObject
    {492, -1, -1, -1, -1, 206, 322, 17, 1, 2, 1, 5, 53, 0, 0, 6},  // removeObjectAtIndex
    {493, -1, -1, -1, -1, 207, 324, 18, 2, 3, 1, 5, 53, 0, 0, 6},  // replaceObjectAtIndex
    {495, -1, -1, -1, -1, 209, 327, 19, 2, 3, 1, 5, 53, 0, 0, 6},  // insertObject
    {497, -1, -1, -1, -1, 211, 330, 20, 2, 3, 1, 5, 53, 0, 0, 6},  // exchangeObjectAtIndex
    {75, -1, -1, -1, -1, 213, 333, 21, 1, 2, 1, 5, 53, 0, 0, 6},  // removeObject
    {499, -1, -1, -1, -1, 214, 335, 22, 1, 2, 1, 5, 53, 0, 0, 6},  // makeObjectsPerformSelector
    {500, -1, -1, -1, -1, 215, 337, 23, 1, 2, 1, 5, 4, 0, 0, 6},  // sortedArrayUsingComparator
    {501, -1, -1, -1, -1, 216, 339, 24, 1, 2, 1, 1, 0, 0, 0, 6},  // compare
    {502, -1, -1, -1, -1, 0, 0, 25, 0, 0, 5, 0, 0, 0, 0, 6},  // NSOrderedAscending
    {503, -1, -1, -1, -1, 0, 0, 26, 0, 0, 5, 0, 0, 0, 0, 6},  // NSOrderedSame
    {504, -1, -1, -1, -1, 0, 0, 27, 0, 0, 5, 0, 0, 0, 0, 6},  // NSOrderedDescending
    {346, -1, -1, -1, 1512, 217, 341, 28, 1, 2, 1, 5, 2, 0, 0, 6},  // contains
    {346, -1, -1, -1, -1, 218, 343, 29, 1, 2, 1, 5, 2, 0, 0, 6},  // contains
    {478, -1, -1, -1, -1, 219, 345, 30, 1, 2, 1, 5, 53, 0, 0, 6},  // first
    {505, -1, -1, -1, -1, 220, 347, 31, 1, 2, 1, 5, 2, 0, 0, 6},  // allSatisfy
    {506, -1, -1, -1, -1, 221, 349, 32, 1, 2, 1, 5, 53, 0, 0, 6},  // firstIndex
    {506, -1, -1, -1, -1, 222, 351, 33, 1, 2, 1, 5, 53, 0, 0, 6},  // firstIndex
    {479, -1, -1, -1, -1, 223, 353, 34, 1, 2, 1, 5, 53, 0, 0, 6},  // last
    {507, -1, -1, -1, -1, 224, 355, 35, 1, 2, 1, 5, 53, 0, 0, 6},  // lastIndex
    {507, -1, -1, -1, -1, 225, 357, 36, 1, 2, 1, 5, 53, 0, 0, 6},  // lastIndex
    {88, -1, -1, -1, -1, 226, 359, 37, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {88, -1, -1, -1, -1, 227, 361, 38, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {508, -1, -1, -1, -1, 228, 363, 39, 1, 2, 1, 5, 4, 0, 0, 6},  // drop
    {509, -1, -1, -1, -1, 229, 365, 40, 1, 2, 1, 5, 2, 0, 0, 6},  // elementsEqual
    {510, -1, -1, -1, -1, 230, 367, 41, 1, 2, 1, 5, 2, 0, 0, 6},  // starts
    {69, -1, -1, -1, -1, 231, 369, 42, 1, 2, 1, 5, 53, 0, 0, 6},  // removeFirst
    {67, -1, -1, -1, -1, 232, 371, 43, 1, 2, 1, 5, 53, 0, 0, 6},  // removeLast
    {346, -1, -1, -1, -1, 233, 373, 44, 1, 2, 1, 8, 2, 0, 0, 6},  // contains
    {31, -1, -1, -1, -1, 0, 375, 45, 0, 1, 2, 5, 4, 0, 0, 6},  // lazy
    {512, -1, -1, -1, -1, 234, 376, 46, 0, 1, 1, 5, 4, 0, 0, 6},  // dropFirst
    {512, -1, -1, -1, -1, 234, 377, 47, 1, 2, 1, 5, 4, 0, 0, 6},  // dropFirst
    {513, -1, -1, -1, -1, 235, 379, 48, 0, 1, 1, 5, 4, 0, 0, 6},  // dropLast
    {513, -1, -1, -1, -1, 235, 380, 49, 1, 2, 1, 5, 4, 0, 0, 6},  // dropLast
    {88, -1, -1, -1, -1, 236, 382, 50, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {514, -1, -1, -1, -1, 237, 384, 51, 1, 2, 1, 5, 4, 0, 0, 6},  // suffix
    {88, -1, -1, -1, -1, 238, 386, 52, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {88, -1, -1, -1, -1, 239, 388, 53, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {514, -1, -1, -1, -1, 240, 390, 54, 1, 2, 1, 5, 4, 0, 0, 6},  // suffix
    {76, -1, -1, -1, -1, 241, 392, 55, 2, 3, 1, 5, 53, 0, 0, 6},  // swapAt
    {516, -1, -1, -1, -1, 243, 395, 56, 0, 1, 1, 5, 53, 0, 0, 6},  // joined
    {517, -1, -1, -1, -1, 243, 396, 57, 1, 2, 1, 5, 4, 0, 0, 6},  // split
    {517, -1, -1, -1, -1, 244, 398, 58, 1, 2, 1, 5, 4, 0, 0, 6},  // split
    {517, -1, -1, -1, -1, 245, 400, 59, 1, 2, 1, 5, 4, 0, 0, 6},  // split
    {520, -1, -1, -1, -1, 246, 402, 60, 1, 2, 1, 5, 53, 0, 0, 6},  // reserveCapacity
    {521, -1, -1, -1, -1, 0, 404, 61, 0, 1, 2, 5, 7, 0, 0, 6},  // indices
    {522, -1, -1, -1, -1, 0, 405, 62, 0, 1, 2, 5, 0, 0, 0, 6},  // startIndex
    {523, -1, -1, -1, -1, 0, 406, 63, 0, 1, 2, 5, 0, 0, 0, 6},  // endIndex
    {82, -1, -1, -1, -1, 247, 407, 64, 1, 2, 1, 5, 4, 0, 0, 6},  // flatMap
    {486, -1, -1, -1, -1, 248, 409, 65, 1, 2, 1, 8, 53, 0, 0, 6},  // forEach
    {485, -1, -1, -1, -1, 249, 411, 66, 2, 3, 1, 5, 53, 0, 0, 6},  // reduce
    {70, -1, -1, -1, -1, 251, 414, 67, 1, 2, 1, 5, 53, 0, 0, 6},  // removeAll
    {166, -1, -1, -1, -1, 252, 416, 68, 2, 2, 3, 0, 4, 0, 0, 6},  // Array
    {379, -1, -1, -1, -1, 254, 418, 69, 0, 1, 1, 5, 53, 0, 0, 6},  // min
    {377, -1, -1, -1, -1, 254, 419, 70, 0, 1, 1, 5, 53, 0, 0, 6},  // max
    {379, -1, -1, -1, -1, 254, 420, 71, 2, 2, 0, 0, 53, 0, 0, 6},  // min
    {377, -1, -1, -1, -1, 256, 422, 72, 2, 2, 0, 0, 53, 0, 0, 6},  // max
    {379, -1, -1, -1, -1, 258, 424, 73, 1, 2, 1, 5, 53, 0, 0, 6},  // min
    {377, -1, -1, -1, -1, 259, 426, 74, 1, 2, 1, 5, 53, 0, 0, 6},  // max
    {526, -1, -1, -1, -1, 260, 428, 75, 0, 1, 1, 5, 4, 0, 0, 6},  // sorted
    {526, -1, -1, -1, -1, 260, 429, 76, 1, 2, 1, 5, 4, 0, 0, 6},  // sorted
    {526, -1, -1, -1, -1, 261, 431, 77, 1, 2, 1, 5, 4, 0, 0, 6},  // sorted
    {516, -1, -1, -1, 1516, 262, 433, 78, 1, 2, 1, 5, 3, 0, 0, 6},  // joined
    {64, -1, -1, -1, 1510, 263, 435, 79, 1, 2, 1, 5, 53, 0, 0, 6},  // append
    {64, -1, -1, -1, 1511, 264, 437, 80, 1, 2, 1, 5, 53, 0, 0, 6},  // append
    {65, -1, -1, -1, -1, 265, 439, 81, 2, 3, 1, 5, 53, 0, 0, 6},  // insert
    {65, -1, -1, -1, -1, 267, 442, 82, 2, 3, 1, 5, 53, 0, 0, 6},  // insert
    {66, -1, -1, -1, -1, 269, 445, 83, 1, 2, 1, 5, 53, 0, 0, 6},  // remove
    {67, -1, -1, -1, -1, 270, 447, 84, 0, 1, 1, 5, 53, 0, 0, 6},  // removeLast
    {68, -1, -1, -1, -1, 270, 448, 85, 0, 1, 1, 5, 53, 0, 0, 6},  // popLast
    {69, -1, -1, -1, -1, 270, 449, 86, 0, 1, 1, 5, 53, 0, 0, 6},  // removeFirst
    {70, -1, -1, -1, 556, 270, 450, 87, 0, 1, 1, 5, 53, 0, 0, 6},  // removeAll
    {477, -1, -1, -1, 264, 0, 451, 88, 0, 1, 2, 4, 0, 0, 0, 6},  // count
    {319, -1, -1, -1, -1, 0, 452, 89, 0, 1, 2, 4, 2, 0, 0, 6},  // isEmpty
    {529, -1, -1, -1, -1, 270, 453, 90, 0, 1, 1, 4, 3, 0, 0, 6},  // uppercased
    {530, -1, -1, -1, -1, 270, 454, 91, 0, 1, 1, 4, 3, 0, 0, 6},  // lowercased
    {346, -1, -1, -1, -1, 270, 455, 92, 1, 2, 1, 4, 2, 0, 0, 6},  // contains
    {531, -1, -1, -1, -1, 271, 457, 93, 1, 2, 1, 4, 2, 0, 0, 6},  // hasPrefix
    {532, -1, -1, -1, -1, 272, 459, 94, 1, 2, 1, 4, 2, 0, 0, 6},  // hasSuffix
    {163, -1, -1, -1, -1, 273, 461, 95, 2, 2, 3, 0, 3, 0, 0, 6},  // String
    {533, -1, -1, -1, -1, 0, 463, 96, 0, 1, 2, 4, 2, 0, 0, 6},  // isLetter
    {534, -1, -1, -1, -1, 0, 464, 97, 0, 1, 2, 4, 2, 0, 0, 6},  // isNumber
    {535, -1, -1, -1, -1, 0, 465, 98, 0, 1, 2, 4, 2, 0, 0, 6},  // isWhitespace
    {536, -1, -1, -1, -1, 0, 466, 99, 0, 1, 2, 4, 2, 0, 0, 6},  // isUppercase
    {537, -1, -1, -1, -1, 0, 467, 100, 0, 1, 2, 4, 2, 0, 0, 6},  // isLowercase
    {538, -1, -1, -1, -1, 0, 468, 101, 0, 1, 2, 4, 2, 0, 0, 6},  // isPunctuation
    {539, -1, -1, -1, -1, 0, 469, 102, 0, 1, 2, 4, 53, 0, 0, 6},  // wholeNumberValue
    {540, -1, -1, -1, -1, 0, 470, 103, 0, 1, 2, 4, 3, 0, 0, 6},  // capitalized
    {517, -1, -1, -1, -1, 275, 471, 104, 1, 2, 1, 4, 4, 0, 0, 6},  // split
    {541, -1, -1, -1, -1, 276, 473, 105, 1, 2, 1, 4, 4, 0, 0, 6},  // components
    {543, -1, -1, -1, -1, 277, 475, 106, 2, 3, 1, 4, 3, 0, 0, 6},  // replacingOccurrences
    {544, -1, -1, -1, -1, 279, 478, 107, 1, 1, 0, 0, 50, 0, 0, 6},  // type
    {163, -1, -1, -1, -1, 280, 479, 108, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {163, -1, -1, -1, -1, 281, 480, 109, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {164, -1, -1, -1, -1, 282, 481, 110, 1, 1, 3, 0, 3, 0, 0, 6},  // Character
    {163, -1, -1, -1, -1, 283, 482, 111, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {550, -1, -1, -1, -1, 0, 483, 112, 0, 1, 2, 7, 4, 0, 0, 6},  // keys
    {551, -1, -1, -1, -1, 0, 484, 113, 0, 1, 2, 7, 4, 0, 0, 6},  // allKeys
    {552, -1, -1, -1, -1, 0, 485, 114, 0, 1, 2, 7, 4, 0, 0, 6},  // values
    {553, -1, -1, -1, -1, 0, 486, 115, 0, 1, 2, 7, 4, 0, 0, 6},  // allValues
    {477, -1, -1, -1, -1, 0, 487, 116, 0, 1, 2, 7, 0, 0, 0, 6},  // count
    {319, -1, -1, -1, -1, 0, 488, 117, 0, 1, 2, 7, 2, 0, 0, 6},  // isEmpty
    {71, -1, -1, -1, -1, 284, 489, 118, 1, 2, 1, 7, 53, 0, 0, 6},  // removeValue
    {555, -1, -1, -1, -1, 285, 491, 119, 1, 2, 1, 7, 53, 0, 0, 6},  // removeObjectForKey
    {72, -1, -1, -1, -1, 286, 493, 120, 2, 3, 1, 7, 53, 0, 0, 6},  // updateValue
    {74, -1, -1, -1, -1, 288, 496, 121, 2, 3, 1, 7, 53, 0, 0, 6},  // setObject
    {70, -1, -1, -1, -1, 290, 499, 122, 0, 1, 1, 7, 53, 0, 0, 6},  // removeAll
    {556, -1, -1, -1, -1, 290, 500, 123, 0, 1, 1, 7, 53, 0, 0, 6},  // removeAllObjects
    {73, -1, -1, -1, -1, 290, 501, 124, 2, 3, 1, 7, 53, 0, 0, 6},  // merge
    {558, -1, -1, -1, -1, 292, 504, 125, 1, 2, 1, 7, 6, 0, 0, 6},  // mapValues
    {484, -1, -1, -1, -1, 293, 506, 126, 1, 2, 1, 7, 6, 0, 0, 6},  // filter
    {559, -1, -1, -1, -1, 294, 508, 127, 2, 3, 1, 7, 6, 0, 0, 6},  // merging
    {560, -1, -1, -1, -1, 296, 511, 128, 1, 2, 1, 7, 53, 0, 0, 6},  // objectForKey
    {561, -1, -1, -1, -1, 297, 513, 129, 1, 2, 1, 7, 53, 0, 0, 6},  // valueForKey
    {547, -1, -1, -1, -1, 298, 515, 130, 1, 1, 3, 0, 6, 0, 0, 6},  // Dictionary
    {547, -1, -1, -1, -1, 299, 516, 131, 2, 2, 3, 0, 6, 0, 0, 6},  // Dictionary
    {549, -1, -1, -1, -1, 301, 518, 132, 0, 0, 3, 0, 6, 0, 0, 6},  // NSMutableDictionary
    {548, -1, -1, -1, -1, 301, 518, 133, 0, 0, 3, 0, 6, 0, 0, 6},  // NSDictionary
    {547, -1, -1, -1, -1, 301, 518, 134, 0, 0, 3, 0, 6, 0, 0, 6},  // Dictionary
    {81, -1, -1, -1, -1, 197, 518, 135, 1, 2, 1, 7, 4, 0, 0, 6},  // map
    {483, -1, -1, -1, -1, 198, 520, 136, 1, 2, 1, 7, 4, 0, 0, 6},  // compactMap
    {82, -1, -1, -1, -1, 247, 522, 137, 1, 2, 1, 7, 4, 0, 0, 6},  // flatMap
    {486, -1, -1, -1, -1, 202, 524, 138, 1, 2, 1, 7, 53, 0, 0, 6},  // forEach
    {485, -1, -1, -1, -1, 200, 526, 139, 2, 3, 1, 7, 53, 0, 0, 6},  // reduce
    {346, -1, -1, -1, -1, 218, 529, 140, 1, 2, 1, 7, 2, 0, 0, 6},  // contains
    {478, -1, -1, -1, -1, 219, 531, 141, 1, 2, 1, 7, 53, 0, 0, 6},  // first
    {505, -1, -1, -1, -1, 220, 533, 142, 1, 2, 1, 7, 2, 0, 0, 6},  // allSatisfy
    {526, -1, -1, -1, -1, 260, 535, 143, 1, 2, 1, 7, 4, 0, 0, 6},  // sorted
    {526, -1, -1, -1, -1, 261, 537, 144, 1, 2, 1, 7, 4, 0, 0, 6},  // sorted
    {377, -1, -1, -1, -1, 259, 539, 145, 1, 2, 1, 7, 53, 0, 0, 6},  // max
    {379, -1, -1, -1, -1, 258, 541, 146, 1, 2, 1, 7, 53, 0, 0, 6},  // min
    {481, -1, -1, -1, -1, 195, 543, 147, 0, 1, 1, 7, 4, 0, 0, 6},  // enumerated
    {478, -1, -1, -1, -1, 0, 544, 148, 0, 1, 2, 7, 53, 0, 0, 6},  // first
    {564, -1, -1, -1, -1, 0, 545, 149, 0, 1, 2, 8, 0, 0, 0, 6},  // lowerBound
    {565, -1, -1, -1, -1, 0, 546, 150, 0, 1, 2, 8, 0, 0, 0, 6},  // upperBound
    {477, -1, -1, -1, -1, 0, 547, 151, 0, 1, 2, 8, 0, 0, 0, 6},  // count
    {319, -1, -1, -1, -1, 0, 548, 152, 0, 1, 2, 8, 2, 0, 0, 6},  // isEmpty
    {346, -1, -1, -1, -1, 314, 549, 153, 1, 2, 1, 8, 2, 0, 0, 6},  // contains
    {81, -1, -1, -1, -1, 315, 551, 154, 1, 2, 1, 8, 4, 0, 0, 6},  // map
    {480, -1, -1, -1, -1, 316, 553, 155, 0, 1, 1, 8, 4, 0, 0, 6},  // reversed
    {166, -1, -1, -1, -1, 316, 554, 156, 1, 1, 3, 0, 4, 0, 0, 6},  // Array
    {566, -1, -1, -1, -1, 317, 555, 157, 0, 0, 3, 0, 5, 0, 0, 6},  // Set
    {566, -1, -1, -1, -1, 317, 555, 158, 1, 1, 3, 0, 5, 0, 0, 6},  // Set
    {477, -1, -1, -1, -1, 0, 556, 159, 0, 1, 2, 6, 0, 0, 0, 6},  // count
    {319, -1, -1, -1, -1, 0, 557, 160, 0, 1, 2, 6, 2, 0, 0, 6},  // isEmpty
    {478, -1, -1, -1, -1, 0, 558, 161, 0, 1, 2, 6, 53, 0, 0, 6},  // first
    {340, -1, -1, -1, -1, 318, 559, 162, 1, 2, 1, 6, 5, 0, 0, 6},  // union
    {567, -1, -1, -1, -1, 319, 561, 163, 1, 2, 1, 6, 53, 0, 0, 6},  // formUnion
    {342, -1, -1, -1, -1, 320, 563, 164, 1, 2, 1, 6, 5, 0, 0, 6},  // intersection
    {568, -1, -1, -1, -1, 321, 565, 165, 1, 2, 1, 6, 53, 0, 0, 6},  // formIntersection
    {569, -1, -1, -1, -1, 322, 567, 166, 1, 2, 1, 6, 5, 0, 0, 6},  // subtracting
    {570, -1, -1, -1, -1, 323, 569, 167, 1, 2, 1, 6, 53, 0, 0, 6},  // subtract
    {571, -1, -1, -1, -1, 324, 571, 168, 1, 2, 1, 6, 5, 0, 0, 6},  // symmetricDifference
    {572, -1, -1, -1, -1, 325, 573, 169, 1, 2, 1, 6, 53, 0, 0, 6},  // formSymmetricDifference
    {573, -1, -1, -1, -1, 326, 575, 170, 1, 2, 1, 6, 2, 0, 0, 6},  // isSubset
    {574, -1, -1, -1, -1, 327, 577, 171, 1, 2, 1, 6, 2, 0, 0, 6},  // isSuperset
    {575, -1, -1, -1, -1, 328, 579, 172, 1, 2, 1, 6, 2, 0, 0, 6},  // isStrictSubset
    {576, -1, -1, -1, -1, 329, 581, 173, 1, 2, 1, 6, 2, 0, 0, 6},  // isStrictSuperset
    {577, -1, -1, -1, -1, 330, 583, 174, 1, 2, 1, 6, 2, 0, 0, 6},  // isDisjoint
    {346, -1, -1, -1, -1, 331, 585, 175, 1, 2, 1, 6, 2, 0, 0, 6},  // contains
    {65, -1, -1, -1, -1, 332, 587, 176, 1, 2, 1, 6, 53, 0, 0, 6},  // insert
    {578, -1, -1, -1, -1, 333, 589, 177, 1, 2, 1, 6, 53, 0, 0, 6},  // update
    {66, -1, -1, -1, -1, 334, 591, 178, 1, 2, 1, 6, 53, 0, 0, 6},  // remove
    {70, -1, -1, -1, -1, 335, 593, 179, 0, 1, 1, 6, 53, 0, 0, 6},  // removeAll
    {579, -1, -1, -1, -1, 335, 594, 180, 0, 1, 1, 6, 53, 0, 0, 6},  // popFirst
    {69, -1, -1, -1, -1, 335, 595, 181, 0, 1, 1, 6, 53, 0, 0, 6},  // removeFirst
    {180, -1, -1, -1, -1, 335, 596, 0, 4, 4, 3, 0, 17, 0, 0, 7},  // UIColor
    {584, -1, -1, -1, -1, 339, 600, 1, 1, 2, 1, 18, 17, 0, 0, 7},  // withAlphaComponent
    {585, -1, -1, -1, -1, 340, 602, 2, 0, 1, 1, 18, 53, 0, 0, 7},  // set
    {586, -1, -1, -1, -1, 340, 603, 3, 0, 1, 1, 18, 53, 0, 0, 7},  // setFill
    {587, -1, -1, -1, -1, 340, 604, 4, 0, 1, 1, 18, 53, 0, 0, 7},  // setStroke
    {180, -1, -1, -1, -1, 340, 605, 5, 2, 2, 3, 0, 17, 0, 0, 7},  // UIColor
    {589, 180, -1, -1, -1, 0, 0, 6, 0, 0, 5, 18, 17, 0, 0, 7},  // black
    {590, 180, -1, -1, -1, 342, 0, 7, 0, 0, 4, 18, 17, 0, 0, 7},  // blackColor
    {588, 180, -1, -1, -1, 0, 0, 8, 0, 0, 5, 18, 17, 0, 0, 7},  // white
    {591, 180, -1, -1, -1, 342, 0, 9, 0, 0, 4, 18, 17, 0, 0, 7},  // whiteColor
    {580, 180, -1, -1, -1, 0, 0, 10, 0, 0, 5, 18, 17, 0, 0, 7},  // red
    {592, 180, -1, -1, -1, 342, 0, 11, 0, 0, 4, 18, 17, 0, 0, 7},  // redColor
    {581, 180, -1, -1, -1, 0, 0, 12, 0, 0, 5, 18, 17, 0, 0, 7},  // green
    {593, 180, -1, -1, -1, 342, 0, 13, 0, 0, 4, 18, 17, 0, 0, 7},  // greenColor
    {582, 180, -1, -1, -1, 0, 0, 14, 0, 0, 5, 18, 17, 0, 0, 7},  // blue
    {594, 180, -1, -1, -1, 342, 0, 15, 0, 0, 4, 18, 17, 0, 0, 7},  // blueColor
    {595, 180, -1, -1, -1, 0, 0, 16, 0, 0, 5, 18, 17, 0, 0, 7},  // cyan
    {596, 180, -1, -1, -1, 342, 0, 17, 0, 0, 4, 18, 17, 0, 0, 7},  // cyanColor
    {597, 180, -1, -1, -1, 0, 0, 18, 0, 0, 5, 18, 17, 0, 0, 7},  // yellow
    {598, 180, -1, -1, -1, 342, 0, 19, 0, 0, 4, 18, 17, 0, 0, 7},  // yellowColor
    {599, 180, -1, -1, -1, 0, 0, 20, 0, 0, 5, 18, 17, 0, 0, 7},  // magenta
    {600, 180, -1, -1, -1, 342, 0, 21, 0, 0, 4, 18, 17, 0, 0, 7},  // magentaColor
    {601, 180, -1, -1, -1, 0, 0, 22, 0, 0, 5, 18, 17, 0, 0, 7},  // orange
    {602, 180, -1, -1, -1, 342, 0, 23, 0, 0, 4, 18, 17, 0, 0, 7},  // orangeColor
    {603, 180, -1, -1, -1, 0, 0, 24, 0, 0, 5, 18, 17, 0, 0, 7},  // purple
    {604, 180, -1, -1, -1, 342, 0, 25, 0, 0, 4, 18, 17, 0, 0, 7},  // purpleColor
    {605, 180, -1, -1, -1, 0, 0, 26, 0, 0, 5, 18, 17, 0, 0, 7},  // brown
    {606, 180, -1, -1, -1, 342, 0, 27, 0, 0, 4, 18, 17, 0, 0, 7},  // brownColor
    {607, 180, -1, -1, -1, 0, 0, 28, 0, 0, 5, 18, 17, 0, 0, 7},  // gray
    {608, 180, -1, -1, -1, 342, 0, 29, 0, 0, 4, 18, 17, 0, 0, 7},  // grayColor
    {609, 180, -1, -1, -1, 0, 0, 30, 0, 0, 5, 18, 17, 0, 0, 7},  // lightGray
    {610, 180, -1, -1, -1, 342, 0, 31, 0, 0, 4, 18, 17, 0, 0, 7},  // lightGrayColor
    {611, 180, -1, -1, -1, 0, 0, 32, 0, 0, 5, 18, 17, 0, 0, 7},  // darkGray
    {612, 180, -1, -1, -1, 342, 0, 33, 0, 0, 4, 18, 17, 0, 0, 7},  // darkGrayColor
    {613, 180, -1, -1, -1, 0, 0, 34, 0, 0, 5, 18, 17, 0, 0, 7},  // clear
    {614, 180, -1, -1, -1, 342, 0, 35, 0, 0, 4, 18, 17, 0, 0, 7},  // clearColor
    {615, 180, -1, -1, -1, 0, 0, 36, 0, 0, 5, 18, 17, 0, 0, 7},  // systemRed
    {616, 180, -1, -1, -1, 0, 0, 37, 0, 0, 5, 18, 17, 0, 0, 7},  // systemOrange
    {617, 180, -1, -1, -1, 0, 0, 38, 0, 0, 5, 18, 17, 0, 0, 7},  // systemYellow
    {618, 180, -1, -1, -1, 0, 0, 39, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGreen
    {619, 180, -1, -1, -1, 0, 0, 40, 0, 0, 5, 18, 17, 0, 0, 7},  // systemMint
    {620, 180, -1, -1, -1, 0, 0, 41, 0, 0, 5, 18, 17, 0, 0, 7},  // systemTeal
    {621, 180, -1, -1, -1, 0, 0, 42, 0, 0, 5, 18, 17, 0, 0, 7},  // systemCyan
    {622, 180, -1, -1, -1, 0, 0, 43, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBlue
    {623, 180, -1, -1, -1, 0, 0, 44, 0, 0, 5, 18, 17, 0, 0, 7},  // systemIndigo
    {624, 180, -1, -1, -1, 0, 0, 45, 0, 0, 5, 18, 17, 0, 0, 7},  // systemPurple
    {625, 180, -1, -1, -1, 0, 0, 46, 0, 0, 5, 18, 17, 0, 0, 7},  // systemPink
    {626, 180, -1, -1, -1, 0, 0, 47, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBrown
    {627, 180, -1, -1, -1, 0, 0, 48, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray
    {628, 180, -1, -1, -1, 0, 0, 49, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray2
    {629, 180, -1, -1, -1, 0, 0, 50, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray3
    {630, 180, -1, -1, -1, 0, 0, 51, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray4
    {631, 180, -1, -1, -1, 0, 0, 52, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray5
    {632, 180, -1, -1, -1, 0, 0, 53, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray6
    {633, 180, -1, -1, -1, 0, 0, 54, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBackground
    {634, 180, -1, -1, -1, 0, 0, 55, 0, 0, 5, 18, 17, 0, 0, 7},  // secondarySystemBackground
    {635, 180, -1, -1, -1, 0, 0, 56, 0, 0, 5, 18, 17, 0, 0, 7},  // label
    {181, -1, -1, -1, -1, 342, 607, 0, 1, 1, 3, 0, 29, 0, 0, 8},  // UIView
    {181, -1, -1, -1, -1, 0, 0, 1, 0, 0, 3, 0, 29, 0, 0, 8},  // UIView
    {182, -1, -1, -1, -1, 343, 608, 2, 1, 1, 3, 0, 29, 0, 0, 8},  // UIWindow
    {182, -1, -1, -1, -1, 0, 0, 3, 0, 0, 3, 0, 29, 0, 0, 8},  // UIWindow
    {183, -1, -1, -1, -1, 344, 609, 4, 1, 1, 3, 0, 29, 0, 0, 8},  // UIImageView
    {183, -1, -1, -1, -1, 0, 0, 5, 0, 0, 3, 0, 29, 0, 0, 8},  // UIImageView
    {184, -1, -1, -1, -1, 345, 610, 6, 1, 1, 3, 0, 29, 0, 0, 8},  // UILabel
    {184, -1, -1, -1, -1, 0, 0, 7, 0, 0, 3, 0, 29, 0, 0, 8},  // UILabel
    {185, -1, -1, -1, -1, 346, 611, 8, 1, 1, 3, 0, 29, 0, 0, 8},  // UIButton
    {185, -1, -1, -1, -1, 0, 0, 9, 0, 0, 3, 0, 29, 0, 0, 8},  // UIButton
    {186, -1, -1, -1, -1, 347, 612, 10, 1, 1, 3, 0, 29, 0, 0, 8},  // UIScrollView
    {186, -1, -1, -1, -1, 0, 0, 11, 0, 0, 3, 0, 29, 0, 0, 8},  // UIScrollView
    {187, -1, -1, -1, -1, 348, 613, 12, 1, 1, 3, 0, 29, 0, 0, 8},  // UIControl
    {187, -1, -1, -1, -1, 0, 0, 13, 0, 0, 3, 0, 29, 0, 0, 8},  // UIControl
    {188, -1, -1, -1, -1, 349, 614, 14, 1, 1, 3, 0, 29, 0, 0, 8},  // UITextField
    {188, -1, -1, -1, -1, 0, 0, 15, 0, 0, 3, 0, 29, 0, 0, 8},  // UITextField
    {189, -1, -1, -1, -1, 350, 615, 16, 1, 1, 3, 0, 29, 0, 0, 8},  // UITextView
    {189, -1, -1, -1, -1, 0, 0, 17, 0, 0, 3, 0, 29, 0, 0, 8},  // UITextView
    {190, -1, -1, -1, -1, 351, 616, 18, 1, 1, 3, 0, 29, 0, 0, 8},  // UITableViewCell
    {190, -1, -1, -1, -1, 0, 0, 19, 0, 0, 3, 0, 29, 0, 0, 8},  // UITableViewCell
    {191, -1, -1, -1, -1, 352, 617, 20, 1, 1, 3, 0, 29, 0, 0, 8},  // UICollectionViewCell
    {191, -1, -1, -1, -1, 0, 0, 21, 0, 0, 3, 0, 29, 0, 0, 8},  // UICollectionViewCell
    {192, -1, -1, -1, -1, 353, 618, 22, 1, 1, 3, 0, 29, 0, 0, 8},  // UIVisualEffectView
    {192, -1, -1, -1, -1, 0, 0, 23, 0, 0, 3, 0, 29, 0, 0, 8},  // UIVisualEffectView
    {636, -1, -1, -1, -1, 0, 619, 24, 0, 1, 2, 30, 13, 0, 9, 8},  // frame
    {637, -1, -1, -1, -1, 0, 620, 25, 0, 1, 2, 30, 13, 0, 10, 8},  // bounds
    {324, -1, -1, -1, -1, 0, 621, 26, 0, 1, 2, 30, 9, 0, 11, 8},  // center
    {638, -1, -1, -1, -1, 0, 622, 27, 0, 1, 2, 30, 9, 0, 12, 8},  // anchorPoint
    {639, -1, -1, -1, 1484, 0, 623, 28, 0, 1, 2, 30, 2, 0, 0, 8},  // isHidden
    {640, -1, -1, -1, -1, 0, 624, 29, 0, 1, 2, 30, 2, 0, 0, 8},  // clipsToBounds
    {641, -1, -1, -1, -1, 0, 625, 30, 0, 1, 2, 30, 3, 0, 0, 8},  // name
    {642, -1, -1, -1, -1, 354, 626, 31, 1, 1, 0, 0, 53, 0, 0, 8},  // UIImage
    {183, -1, -1, -1, -1, 355, 627, 32, 1, 1, 3, 0, 29, 0, 0, 8},  // UIImageView
    {91, -1, -1, -1, -1, 0, 628, 33, 0, 1, 2, 30, 14, 0, 13, 8},  // transform
    {645, -1, -1, -1, -1, 356, 629, 34, 1, 2, 1, 30, 53, 0, 0, 8},  // moveAnchor
    {646, -1, -1, -1, -1, 0, 631, 35, 0, 1, 2, 30, 9, 0, 0, 8},  // contentOffset
    {583, -1, -1, -1, -1, 0, 632, 36, 0, 1, 2, 30, 0, 0, 0, 8},  // alpha
    {647, -1, -1, -1, 648, 0, 633, 37, 0, 1, 2, 30, 2, 0, 0, 8},  // isUserInteractionEnabled
    {648, -1, -1, -1, -1, 0, 634, 38, 0, 1, 2, 30, 2, 0, 0, 8},  // userInteractionEnabled
    {649, -1, -1, -1, -1, 0, 635, 39, 0, 1, 2, 30, 0, 0, 0, 8},  // tag
    {92, -1, -1, -1, -1, 0, 636, 40, 0, 1, 2, 30, 30, 0, 0, 8},  // layer
    {47, -1, -1, -1, -1, 357, 637, 41, 4, 4, 0, 0, 29, 0, 0, 8},  // view
    {650, -1, -1, -1, -1, 0, 641, 0, 0, 1, 2, 30, 17, 0, 0, 9},  // backgroundColor
    {651, -1, -1, -1, -1, 0, 642, 1, 0, 1, 2, 30, 3, 0, 0, 9},  // text
    {652, -1, -1, -1, -1, 0, 643, 2, 0, 1, 2, 30, 17, 0, 0, 9},  // textColor
    {653, -1, -1, -1, -1, 0, 644, 3, 0, 1, 2, 30, 20, 0, 0, 9},  // textAlignment
    {654, -1, -1, -1, -1, 0, 645, 4, 0, 1, 2, 30, 53, 0, 0, 9},  // font
    {644, -1, -1, -1, -1, 0, 646, 5, 0, 1, 2, 30, 53, 0, 0, 9},  // image
    {655, -1, -1, -1, -1, 0, 647, 6, 0, 1, 2, 30, 53, 0, 0, 9},  // contentMode
    {656, -1, -1, -1, 1501, 0, 648, 7, 0, 1, 2, 30, 2, 0, 0, 9},  // isOpaque
    {657, -1, -1, -1, -1, 0, 649, 8, 0, 1, 2, 30, 17, 0, 0, 9},  // tintColor
    {658, -1, -1, -1, -1, 0, 650, 9, 0, 1, 2, 30, 0, 0, 0, 9},  // contentScaleFactor
    {659, -1, -1, -1, -1, 0, 651, 10, 0, 1, 2, 30, 3, 0, 0, 9},  // accessibilityLabel
    {660, -1, -1, -1, -1, 0, 652, 11, 0, 1, 2, 30, 49, 0, 0, 9},  // safeAreaInsets
    {661, -1, -1, -1, -1, 0, 653, 12, 0, 1, 2, 30, 49, 0, 0, 9},  // layoutMargins
    {662, -1, -1, -1, -1, 0, 654, 13, 0, 1, 2, 30, 29, 0, 0, 9},  // mask
    {663, -1, -1, -1, -1, 0, 655, 14, 0, 1, 2, 30, 3, 0, 0, 9},  // accessibilityIdentifier
    {664, -1, -1, -1, -1, 0, 656, 15, 0, 1, 2, 30, 3, 0, 0, 9},  // accessibilityHint
    {665, -1, -1, -1, -1, 0, 657, 16, 0, 1, 2, 30, 2, 0, 0, 9},  // isAccessibilityElement
    {666, -1, -1, -1, -1, 0, 658, 17, 0, 1, 2, 30, 53, 0, 0, 9},  // semanticContentAttribute
    {667, -1, -1, -1, -1, 0, 659, 18, 0, 1, 2, 30, 2, 0, 0, 9},  // clearsContextBeforeDrawing
    {668, -1, -1, -1, -1, 0, 660, 19, 0, 1, 2, 30, 2, 0, 0, 9},  // isFirstResponder
    {669, -1, -1, -1, -1, 0, 661, 20, 0, 1, 2, 30, 0, 0, 0, 9},  // numberOfLines
    {670, -1, -1, -1, -1, 0, 662, 21, 0, 1, 2, 30, 2, 0, 0, 9},  // adjustsFontSizeToFitWidth
    {671, -1, -1, -1, -1, 0, 663, 22, 0, 1, 2, 30, 53, 0, 0, 9},  // lineBreakMode
    {672, -1, -1, -1, -1, 0, 664, 23, 0, 1, 2, 30, 53, 0, 0, 9},  // attributedText
    {673, -1, -1, -1, -1, 0, 665, 24, 0, 1, 2, 30, 53, 0, 0, 9},  // baselineAdjustment
    {674, -1, -1, -1, -1, 0, 666, 25, 0, 1, 2, 30, 53, 0, 0, 9},  // borderStyle
    {675, -1, -1, -1, -1, 0, 667, 26, 0, 1, 2, 30, 53, 0, 0, 9},  // keyboardType
    {676, -1, -1, -1, -1, 0, 668, 27, 0, 1, 2, 30, 53, 0, 0, 9},  // returnKeyType
    {677, -1, -1, -1, -1, 0, 669, 28, 0, 1, 2, 30, 53, 0, 0, 9},  // autocorrectionType
    {678, -1, -1, -1, -1, 0, 670, 29, 0, 1, 2, 30, 53, 0, 0, 9},  // autocapitalizationType
    {679, -1, -1, -1, -1, 0, 671, 30, 0, 1, 2, 30, 53, 0, 0, 9},  // clearButtonMode
    {680, -1, -1, -1, -1, 0, 672, 31, 0, 1, 2, 30, 17, 0, 0, 9},  // shadowColor
    {681, -1, -1, -1, -1, 0, 673, 32, 0, 1, 2, 30, 3, 0, 0, 9},  // placeholder
    {682, -1, -1, -1, -1, 0, 674, 33, 0, 1, 2, 30, 0, 0, 0, 9},  // minimumScaleFactor
    {683, -1, -1, -1, 1505, 0, 675, 34, 0, 1, 2, 30, 2, 0, 0, 9},  // isEditable
    {684, -1, -1, -1, 1506, 0, 676, 35, 0, 1, 2, 30, 2, 0, 0, 9},  // isSelectable
    {685, -1, -1, -1, 1507, 0, 677, 36, 0, 1, 2, 30, 2, 0, 0, 9},  // isSecureTextEntry
    {686, -1, -1, -1, -1, 0, 678, 37, 0, 1, 2, 30, 0, 0, 0, 9},  // zoomScale
    {687, 688, 689, -1, -1, 0, 0, 38, 0, 0, 5, 4, 3, 0, 0, 9},  // system
    {690, 688, 691, -1, -1, 0, 0, 39, 0, 0, 5, 4, 3, 0, 0, 9},  // custom
    {692, 688, 693, -1, -1, 0, 0, 40, 0, 0, 5, 4, 3, 0, 0, 9},  // infoLight
    {694, 688, 695, -1, -1, 0, 0, 41, 0, 0, 5, 4, 3, 0, 0, 9},  // contactAdd
    {696, 688, 697, -1, -1, 0, 0, 42, 0, 0, 5, 4, 3, 0, 0, 9},  // close
    {185, -1, -1, -1, -1, 361, 679, 43, 1, 1, 3, 0, 29, 0, 0, 9},  // UIButton
    {698, -1, -1, -1, 1504, 0, 680, 44, 0, 1, 2, 30, 2, 0, 0, 9},  // isScrollEnabled
    {699, -1, -1, -1, 1503, 0, 681, 45, 0, 1, 2, 30, 2, 0, 0, 9},  // isPagingEnabled
    {700, -1, -1, -1, -1, 0, 682, 46, 0, 1, 2, 30, 2, 0, 0, 9},  // bounces
    {701, -1, -1, -1, -1, 0, 683, 47, 0, 1, 2, 30, 2, 0, 0, 9},  // showsHorizontalScrollIndicator
    {702, -1, -1, -1, -1, 0, 684, 48, 0, 1, 2, 30, 2, 0, 0, 9},  // showsVerticalScrollIndicator
    {703, -1, -1, -1, -1, 0, 685, 49, 0, 1, 2, 30, 0, 0, 0, 9},  // minimumZoomScale
    {704, -1, -1, -1, -1, 0, 686, 50, 0, 1, 2, 30, 0, 0, 0, 9},  // maximumZoomScale
    {705, -1, -1, -1, -1, 0, 687, 51, 0, 1, 2, 30, 49, 0, 0, 9},  // contentInset
    {706, -1, -1, -1, -1, 0, 688, 52, 0, 1, 2, 30, 53, 0, 0, 9},  // delegate
    {708, 181, -1, -1, -1, 0, 0, 53, 0, 0, 5, 30, 50, 0, 0, 9},  // AutoresizingMask
    {709, 707, 710, -1, -1, 0, 0, 54, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleLeftMargin
    {711, 707, -1, -1, -1, 0, 0, 55, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleLeftMargin
    {712, 707, 713, -1, -1, 0, 0, 56, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleWidth
    {714, 707, -1, -1, -1, 0, 0, 57, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleWidth
    {715, 707, 716, -1, -1, 0, 0, 58, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleRightMargin
    {717, 707, -1, -1, -1, 0, 0, 59, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleRightMargin
    {718, 707, 719, -1, -1, 0, 0, 60, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleTopMargin
    {720, 707, -1, -1, -1, 0, 0, 61, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleTopMargin
    {721, 707, 722, -1, -1, 0, 0, 62, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleHeight
    {723, 707, -1, -1, -1, 0, 0, 63, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleHeight
    {724, 707, 725, -1, -1, 0, 0, 64, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleBottomMargin
    {726, 707, -1, -1, -1, 0, 0, 65, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleBottomMargin
    {727, 707, 728, -1, -1, 0, 0, 66, 0, 0, 5, 26, 25, 0, 0, 9},  // None
    {729, -1, -1, -1, -1, 0, 689, 67, 0, 1, 2, 30, 25, 0, 0, 9},  // autoresizingMask
    {730, -1, -1, -1, -1, 0, 690, 68, 0, 1, 2, 30, 2, 0, 0, 9},  // translatesAutoresizingMaskIntoConstraints
    {731, -1, -1, -1, -1, 0, 691, 69, 0, 1, 2, 30, 2, 0, 0, 9},  // autoresizesSubviews
    {733, 187, -1, -1, -1, 0, 0, 70, 0, 0, 5, 30, 50, 0, 0, 9},  // State
    {734, 732, 735, -1, -1, 0, 0, 71, 0, 0, 5, 4, 3, 0, 0, 9},  // normal
    {736, 732, -1, -1, -1, 0, 0, 72, 0, 0, 5, 4, 3, 0, 0, 9},  // Normal
    {737, 732, 738, -1, -1, 0, 0, 73, 0, 0, 5, 4, 3, 0, 0, 9},  // highlighted
    {739, 732, -1, -1, -1, 0, 0, 74, 0, 0, 5, 4, 3, 0, 0, 9},  // Highlighted
    {740, 732, 741, -1, -1, 0, 0, 75, 0, 0, 5, 4, 3, 0, 0, 9},  // disabled
    {742, 732, -1, -1, -1, 0, 0, 76, 0, 0, 5, 4, 3, 0, 0, 9},  // Disabled
    {743, 732, 744, -1, -1, 0, 0, 77, 0, 0, 5, 4, 3, 0, 0, 9},  // selected
    {745, 732, -1, -1, -1, 0, 0, 78, 0, 0, 5, 4, 3, 0, 0, 9},  // Selected
    {747, 187, -1, -1, -1, 0, 0, 79, 0, 0, 5, 30, 50, 0, 0, 9},  // Event
    {748, 746, 749, -1, -1, 0, 0, 80, 0, 0, 5, 4, 3, 0, 0, 9},  // allEvents
    {750, 746, -1, -1, -1, 0, 0, 81, 0, 0, 5, 4, 3, 0, 0, 9},  // AllEvents
    {751, 746, 752, -1, -1, 0, 0, 82, 0, 0, 5, 4, 3, 0, 0, 9},  // allTouchEvents
    {753, 746, -1, -1, -1, 0, 0, 83, 0, 0, 5, 4, 3, 0, 0, 9},  // AllTouchEvents
    {754, 746, 755, -1, -1, 0, 0, 84, 0, 0, 5, 4, 3, 0, 0, 9},  // touchDown
    {756, 746, -1, -1, -1, 0, 0, 85, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchDown
    {757, 746, 758, -1, -1, 0, 0, 86, 0, 0, 5, 4, 3, 0, 0, 9},  // touchDragInside
    {759, 746, -1, -1, -1, 0, 0, 87, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchDragInside
    {760, 746, 761, -1, -1, 0, 0, 88, 0, 0, 5, 4, 3, 0, 0, 9},  // touchDragOutside
    {762, 746, -1, -1, -1, 0, 0, 89, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchDragOutside
    {763, 746, 764, -1, -1, 0, 0, 90, 0, 0, 5, 4, 3, 0, 0, 9},  // touchUpInside
    {765, 746, -1, -1, -1, 0, 0, 91, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchUpInside
    {766, 746, 767, -1, -1, 0, 0, 92, 0, 0, 5, 4, 3, 0, 0, 9},  // touchUpOutside
    {768, 746, -1, -1, -1, 0, 0, 93, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchUpOutside
    {769, 746, 770, -1, -1, 0, 0, 94, 0, 0, 5, 4, 3, 0, 0, 9},  // touchCancel
    {771, 746, -1, -1, -1, 0, 0, 95, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchCancel
    {772, 746, 773, -1, -1, 0, 0, 96, 0, 0, 5, 4, 3, 0, 0, 9},  // valueChanged
    {774, 746, -1, -1, -1, 0, 0, 97, 0, 0, 5, 4, 3, 0, 0, 9},  // ValueChanged
    {775, 746, 776, -1, -1, 0, 0, 98, 0, 0, 5, 4, 3, 0, 0, 9},  // editingChanged
    {777, 746, -1, -1, -1, 0, 0, 99, 0, 0, 5, 4, 3, 0, 0, 9},  // EditingChanged
    {778, 746, 779, -1, -1, 0, 0, 100, 0, 0, 5, 4, 3, 0, 0, 9},  // editingDidBegin
    {780, 746, -1, -1, -1, 0, 0, 101, 0, 0, 5, 4, 3, 0, 0, 9},  // EditingDidBegin
    {781, 746, 782, -1, -1, 0, 0, 102, 0, 0, 5, 4, 3, 0, 0, 9},  // editingDidEnd
    {783, 746, -1, -1, -1, 0, 0, 103, 0, 0, 5, 4, 3, 0, 0, 9},  // EditingDidEnd
    {784, 746, 785, -1, -1, 0, 0, 104, 0, 0, 5, 4, 3, 0, 0, 9},  // primaryActionTriggered
    {786, 746, -1, -1, -1, 0, 0, 105, 0, 0, 5, 4, 3, 0, 0, 9},  // PrimaryActionTriggered
    {787, -1, -1, -1, -1, 362, 692, 106, 3, 4, 1, 30, 53, 0, 0, 9},  // addTarget
    {787, -1, -1, -1, -1, 365, 696, 107, 3, 4, 1, 30, 53, 0, 0, 9},  // addTarget
    {790, -1, -1, -1, -1, 368, 700, 108, 3, 4, 1, 30, 53, 0, 0, 9},  // removeTarget
    {790, -1, -1, -1, -1, 371, 704, 109, 3, 4, 1, 30, 53, 0, 0, 9},  // removeTarget
    {791, -1, -1, -1, -1, 374, 708, 110, 1, 2, 1, 30, 53, 0, 0, 9},  // sendActions
    {792, -1, -1, -1, -1, 375, 710, 111, 1, 2, 1, 30, 53, 0, 0, 9},  // sendActionsForControlEvents
    {793, -1, -1, -1, -1, 376, 712, 112, 2, 3, 1, 30, 53, 0, 0, 9},  // setTitle
    {793, -1, -1, -1, -1, 378, 715, 113, 2, 3, 1, 30, 53, 0, 0, 9},  // setTitle
    {795, -1, -1, -1, -1, 380, 718, 114, 2, 3, 1, 30, 53, 0, 0, 9},  // setTitleColor
    {795, -1, -1, -1, -1, 382, 721, 115, 2, 3, 1, 30, 53, 0, 0, 9},  // setTitleColor
    {796, -1, -1, -1, -1, 384, 724, 116, 2, 3, 1, 30, 53, 0, 0, 9},  // setImage
    {796, -1, -1, -1, -1, 386, 727, 117, 2, 3, 1, 30, 53, 0, 0, 9},  // setImage
    {797, -1, -1, -1, -1, 388, 730, 118, 2, 3, 1, 30, 53, 0, 0, 9},  // setBackgroundImage
    {797, -1, -1, -1, -1, 390, 733, 119, 2, 3, 1, 30, 53, 0, 0, 9},  // setBackgroundImage
    {798, -1, -1, -1, -1, 392, 736, 120, 2, 3, 1, 30, 53, 0, 0, 9},  // setAttributedTitle
    {799, -1, -1, -1, -1, 394, 739, 121, 2, 3, 1, 30, 53, 0, 0, 9},  // setTitleShadowColor
    {800, -1, -1, -1, -1, 0, 742, 122, 0, 1, 2, 30, 3, 0, 0, 9},  // currentTitle
    {801, -1, -1, -1, -1, 0, 743, 123, 0, 1, 2, 30, 29, 0, 0, 9},  // titleLabel
    {802, -1, -1, -1, -1, 0, 744, 124, 0, 1, 2, 30, 49, 0, 0, 9},  // contentEdgeInsets
    {803, -1, -1, -1, -1, 0, 745, 125, 0, 1, 2, 30, 49, 0, 0, 9},  // titleEdgeInsets
    {804, -1, -1, -1, -1, 0, 746, 126, 0, 1, 2, 30, 49, 0, 0, 9},  // imageEdgeInsets
    {805, -1, -1, -1, -1, 0, 747, 127, 0, 1, 2, 30, 2, 0, 0, 9},  // isEnabled
    {806, -1, -1, -1, -1, 0, 748, 128, 0, 1, 2, 30, 2, 0, 0, 9},  // isSelected
    {807, -1, -1, -1, -1, 0, 749, 129, 0, 1, 2, 30, 2, 0, 0, 9},  // isHighlighted
    {808, -1, -1, -1, -1, 0, 750, 130, 0, 1, 2, 30, 2, 0, 0, 9},  // isTracking
    {809, -1, -1, -1, -1, 0, 751, 131, 0, 1, 2, 30, 53, 0, 0, 9},  // contentHorizontalAlignment
    {810, -1, -1, -1, -1, 0, 752, 132, 0, 1, 2, 30, 53, 0, 0, 9},  // contentVerticalAlignment
    {811, -1, -1, -1, -1, 0, 753, 133, 0, 1, 2, 30, 12, 0, 0, 9},  // contentSize
    {327, 812, 813, -1, -1, 0, 0, 134, 0, 0, 5, 21, 20, 0, 0, 9},  // left
    {324, 812, 814, -1, -1, 0, 0, 135, 0, 0, 5, 21, 20, 0, 0, 9},  // center
    {329, 812, 815, -1, -1, 0, 0, 136, 0, 0, 5, 21, 20, 0, 0, 9},  // right
    {816, 812, 817, -1, -1, 0, 0, 137, 0, 0, 5, 21, 20, 0, 0, 9},  // justified
    {818, 812, 819, -1, -1, 0, 0, 138, 0, 0, 5, 21, 20, 0, 0, 9},  // natural
    {820, -1, -1, -1, -1, 0, 754, 0, 0, 1, 2, 30, 29, 0, 0, 10},  // superview
    {821, -1, -1, -1, -1, 0, 755, 1, 0, 1, 2, 30, 4, 0, 0, 10},  // subviews
    {52, -1, -1, -1, -1, 0, 756, 2, 0, 1, 2, 30, 29, 0, 0, 10},  // window
    {822, -1, -1, -1, 1480, 396, 757, 3, 1, 2, 1, 30, 2, 0, 0, 10},  // isDescendant
    {823, -1, -1, -1, -1, 397, 759, 4, 1, 2, 1, 30, 53, 0, 0, 10},  // addSubview
    {824, -1, -1, -1, -1, 398, 761, 5, 1, 2, 1, 30, 53, 0, 0, 10},  // bringSubviewToFront
    {825, -1, -1, -1, 1482, 399, 763, 6, 1, 2, 1, 30, 53, 0, 0, 10},  // bringSubview
    {827, -1, -1, -1, -1, 400, 765, 7, 1, 2, 1, 30, 53, 0, 0, 10},  // sendSubviewToBack
    {828, -1, -1, -1, 1483, 401, 767, 8, 1, 2, 1, 30, 53, 0, 0, 10},  // sendSubview
    {830, -1, -1, -1, -1, 402, 769, 9, 0, 1, 1, 30, 53, 0, 0, 10},  // removeFromSuperview
    {831, -1, -1, -1, 1481, 402, 770, 10, 2, 3, 1, 30, 53, 0, 0, 10},  // insertSubview
    {832, -1, -1, -1, 1508, 404, 773, 11, 2, 3, 1, 30, 53, 0, 0, 10},  // exchangeSubview
    {831, -1, -1, -1, -1, 406, 776, 12, 2, 3, 1, 30, 53, 0, 0, 10},  // insertSubview
    {831, -1, -1, -1, -1, 408, 779, 13, 2, 3, 1, 30, 53, 0, 0, 10},  // insertSubview
    {836, -1, -1, -1, -1, 410, 782, 14, 2, 3, 1, 30, 9, 0, 5, 10},  // convert
    {836, -1, -1, -1, -1, 412, 785, 15, 2, 3, 1, 30, 9, 0, 5, 10},  // convert
    {837, -1, -1, -1, -1, 414, 788, 16, 2, 3, 1, 30, 9, 0, 5, 10},  // convertRect
    {837, -1, -1, -1, -1, 416, 791, 17, 2, 3, 1, 30, 9, 0, 5, 10},  // convertRect
    {840, -1, -1, -1, -1, 418, 794, 18, 2, 3, 1, 30, 9, 0, 5, 10},  // convertPoint
    {840, -1, -1, -1, -1, 420, 797, 19, 2, 3, 1, 30, 9, 0, 5, 10},  // convertPoint
    {841, -1, -1, -1, -1, 422, 800, 20, 0, 1, 1, 30, 53, 0, 0, 10},  // setNeedsLayout
    {842, -1, -1, -1, -1, 422, 801, 21, 0, 1, 1, 30, 53, 0, 0, 10},  // layoutIfNeeded
    {841, -1, -1, -1, -1, 422, 802, 22, 0, 1, 1, 31, 53, 0, 0, 10},  // setNeedsLayout
    {842, -1, -1, -1, -1, 422, 803, 23, 0, 1, 1, 31, 53, 0, 0, 10},  // layoutIfNeeded
    {843, -1, -1, -1, -1, 422, 804, 24, 0, 1, 1, 31, 2, 0, 0, 10},  // needsLayout
    {844, -1, -1, -1, -1, 422, 805, 25, 0, 1, 1, 30, 53, 0, 0, 10},  // setNeedsDisplay
    {845, -1, -1, -1, -1, 422, 806, 26, 0, 1, 1, 30, 53, 0, 0, 10},  // layoutSubviews
    {844, -1, -1, -1, 1509, 422, 807, 27, 1, 2, 1, 30, 53, 0, 0, 10},  // setNeedsDisplay
    {844, -1, -1, -1, 1509, 423, 809, 28, 1, 2, 1, 31, 53, 0, 0, 10},  // setNeedsDisplay
    {846, -1, -1, -1, -1, 424, 811, 29, 0, 1, 1, 30, 2, 0, 0, 10},  // becomeFirstResponder
    {847, -1, -1, -1, -1, 424, 812, 30, 0, 1, 1, 30, 2, 0, 0, 10},  // resignFirstResponder
    {848, -1, -1, -1, -1, 424, 813, 31, 1, 2, 1, 30, 12, 0, 0, 10},  // sizeThatFits
    {849, -1, -1, -1, -1, 425, 815, 32, 0, 1, 1, 30, 53, 0, 0, 10},  // sizeToFit
    {850, -1, -1, -1, -1, 0, 816, 33, 0, 1, 2, 30, 12, 0, 0, 10},  // intrinsicContentSize
    {851, -1, -1, -1, -1, 425, 817, 34, 0, 1, 1, 30, 53, 0, 0, 10},  // invalidateIntrinsicContentSize
    {844, -1, -1, -1, -1, 425, 818, 35, 0, 1, 1, 31, 53, 0, 0, 10},  // setNeedsDisplay
    {852, -1, -1, -1, -1, 425, 819, 36, 0, 1, 1, 31, 53, 0, 0, 10},  // layoutSublayers
    {853, -1, -1, -1, -1, 425, 820, 37, 1, 2, 1, 30, 29, 0, 0, 10},  // viewWithTag
    {854, -1, -1, -1, 1491, 426, 822, 38, 2, 3, 1, 31, 53, 0, 0, 10},  // insertSublayer
    {854, -1, -1, -1, -1, 428, 825, 39, 2, 3, 1, 31, 53, 0, 0, 10},  // insertSublayer
    {854, -1, -1, -1, -1, 430, 828, 40, 2, 3, 1, 31, 53, 0, 0, 10},  // insertSublayer
    {857, 181, -1, -1, -1, 0, 0, 41, 0, 0, 5, 30, 0, 0, 0, 10},  // noIntrinsicMetric
    {858, -1, -1, -1, -1, 0, 831, 42, 0, 1, 2, 30, 53, 0, 0, 10},  // rootViewController
    {859, -1, -1, -1, -1, 0, 832, 43, 0, 1, 2, 30, 53, 0, 0, 10},  // liveView
    {860, -1, -1, -1, -1, 432, 833, 44, 0, 1, 1, 30, 53, 0, 0, 10},  // makeKeyAndVisible
    {861, -1, -1, -1, -1, 432, 834, 45, 0, 1, 1, 30, 53, 0, 0, 10},  // makeKey
    {863, 862, -1, -1, -1, 0, 0, 46, 0, 0, 5, 30, 29, 0, 0, 10},  // current
    {865, 864, -1, -1, -1, 0, 0, 47, 0, 0, 5, 30, 29, 0, 0, 10},  // currentPage
    {866, -1, -1, -1, -1, 0, 835, 48, 0, 1, 2, 30, 2, 0, 0, 10},  // needsIndefiniteExecution
    {868, 867, -1, -1, -1, 0, 0, 49, 0, 0, 5, 30, 29, 0, 0, 10},  // main
    {869, 867, -1, -1, -1, 432, 836, 50, 0, 0, 4, 30, 29, 0, 0, 10},  // mainScreen
    {870, -1, -1, -1, 1478, 432, 836, 51, 2, 3, 1, 30, 29, 0, 5, 10},  // hitTest
    {871, -1, -1, -1, -1, 434, 839, 52, 2, 3, 1, 30, 2, 0, 0, 10},  // beginTracking
    {872, -1, -1, -1, -1, 436, 842, 53, 2, 3, 1, 30, 2, 0, 0, 10},  // continueTracking
    {277, -1, -1, -1, 1479, 438, 845, 54, 2, 3, 1, 30, 2, 0, 5, 10},  // point
    {874, -1, -1, -1, -1, 440, 848, 0, 0, 0, 3, 0, 30, 0, 0, 11},  // CALayer
    {875, -1, -1, -1, -1, 440, 848, 1, 0, 0, 3, 0, 30, 0, 0, 11},  // CAShapeLayer
    {876, -1, -1, -1, -1, 440, 848, 2, 0, 0, 3, 0, 30, 0, 0, 11},  // CAGradientLayer
    {877, -1, -1, -1, -1, 440, 848, 3, 0, 0, 3, 0, 30, 0, 0, 11},  // CATextLayer
    {878, -1, -1, -1, -1, 0, 848, 4, 0, 1, 2, 31, 4, 0, 0, 11},  // colors
    {879, -1, -1, -1, -1, 0, 849, 5, 0, 1, 2, 31, 4, 0, 0, 11},  // locations
    {880, -1, -1, -1, -1, 0, 850, 6, 0, 1, 2, 31, 9, 0, 0, 11},  // startPoint
    {881, -1, -1, -1, -1, 0, 851, 7, 0, 1, 2, 31, 9, 0, 0, 11},  // endPoint
    {225, -1, -1, -1, -1, 0, 852, 8, 0, 1, 2, 31, 53, 0, 0, 11},  // string
    {654, -1, -1, -1, -1, 0, 853, 9, 0, 1, 2, 31, 53, 0, 0, 11},  // font
    {882, -1, -1, -1, -1, 0, 854, 10, 0, 1, 2, 31, 0, 0, 0, 11},  // fontSize
    {883, -1, -1, -1, -1, 0, 855, 11, 0, 1, 2, 31, 17, 0, 0, 11},  // foregroundColor
    {884, -1, -1, -1, -1, 0, 856, 12, 0, 1, 2, 31, 2, 0, 0, 11},  // isWrapped
    {885, -1, -1, -1, 886, 440, 857, 13, 1, 2, 1, 31, 53, 0, 0, 11},  // render
    {887, -1, -1, -1, 889, 442, 859, 14, 2, 3, 1, 30, 2, 0, 0, 11},  // drawHierarchy
    {636, -1, -1, -1, -1, 0, 862, 15, 0, 1, 2, 31, 13, 0, 9, 11},  // frame
    {637, -1, -1, -1, -1, 0, 863, 16, 0, 1, 2, 31, 13, 0, 10, 11},  // bounds
    {90, -1, -1, -1, -1, 0, 864, 17, 0, 1, 2, 31, 9, 0, 11, 11},  // position
    {638, -1, -1, -1, -1, 0, 865, 18, 0, 1, 2, 31, 9, 0, 12, 11},  // anchorPoint
    {639, -1, -1, -1, 1484, 0, 866, 19, 0, 1, 2, 31, 2, 0, 0, 11},  // isHidden
    {890, -1, -1, -1, -1, 0, 867, 20, 0, 1, 2, 31, 2, 0, 0, 11},  // masksToBounds
    {641, -1, -1, -1, -1, 0, 868, 21, 0, 1, 2, 31, 3, 0, 0, 11},  // name
    {891, -1, -1, -1, -1, 0, 869, 22, 0, 1, 2, 31, 14, 0, 0, 11},  // sublayerTransform
    {91, -1, -1, -1, -1, 0, 870, 23, 0, 1, 2, 31, 14, 0, 0, 11},  // transform
    {892, -1, -1, -1, -1, 0, 871, 24, 0, 1, 2, 31, 0, 0, 0, 11},  // zPosition
    {893, -1, -1, -1, -1, 0, 872, 25, 0, 1, 2, 31, 0, 0, 0, 11},  // opacity
    {650, -1, -1, -1, -1, 0, 873, 26, 0, 1, 2, 31, 17, 0, 0, 11},  // backgroundColor
    {894, -1, -1, -1, -1, 0, 874, 27, 0, 1, 2, 31, 0, 0, 0, 11},  // cornerRadius
    {895, -1, -1, -1, -1, 0, 875, 28, 0, 1, 2, 31, 0, 0, 0, 11},  // borderWidth
    {896, -1, -1, -1, -1, 0, 876, 29, 0, 1, 2, 31, 17, 0, 0, 11},  // borderColor
    {680, -1, -1, -1, -1, 0, 877, 30, 0, 1, 2, 31, 17, 0, 0, 11},  // shadowColor
    {897, -1, -1, -1, -1, 0, 878, 31, 0, 1, 2, 31, 0, 0, 0, 11},  // shadowOpacity
    {898, -1, -1, -1, -1, 0, 879, 32, 0, 1, 2, 31, 0, 0, 0, 11},  // shadowRadius
    {899, -1, -1, -1, -1, 0, 880, 33, 0, 1, 2, 31, 12, 0, 0, 11},  // shadowOffset
    {900, -1, -1, -1, -1, 0, 881, 34, 0, 1, 2, 31, 31, 0, 0, 11},  // shadowPath
    {901, -1, -1, -1, -1, 0, 882, 35, 0, 1, 2, 31, 0, 0, 0, 11},  // contentsScale
    {902, -1, -1, -1, -1, 0, 883, 36, 0, 1, 2, 31, 53, 0, 0, 11},  // contents
    {903, -1, -1, -1, -1, 0, 884, 37, 0, 1, 2, 31, 2, 0, 0, 11},  // shouldRasterize
    {904, -1, -1, -1, -1, 0, 885, 38, 0, 1, 2, 31, 0, 0, 0, 11},  // rasterizationScale
    {905, -1, -1, -1, 1502, 0, 886, 39, 0, 1, 2, 31, 2, 0, 0, 11},  // isDoubleSided
    {662, -1, -1, -1, -1, 0, 887, 40, 0, 1, 2, 31, 30, 0, 0, 11},  // mask
    {906, -1, -1, -1, -1, 0, 888, 41, 0, 1, 2, 31, 53, 0, 0, 11},  // contentsGravity
    {907, -1, -1, -1, -1, 0, 889, 42, 0, 1, 2, 31, 53, 0, 0, 11},  // actions
    {908, -1, -1, -1, -1, 0, 890, 43, 0, 1, 2, 31, 53, 0, 0, 11},  // magnificationFilter
    {909, -1, -1, -1, -1, 0, 891, 44, 0, 1, 2, 31, 53, 0, 0, 11},  // minificationFilter
    {910, -1, -1, -1, -1, 0, 892, 45, 0, 1, 2, 31, 53, 0, 0, 11},  // compositingFilter
    {911, -1, -1, -1, -1, 0, 893, 46, 0, 1, 2, 31, 53, 0, 0, 11},  // cornerCurve
    {912, -1, -1, -1, -1, 0, 894, 47, 0, 1, 2, 31, 53, 0, 0, 11},  // maskedCorners
    {706, -1, -1, -1, -1, 0, 895, 48, 0, 1, 2, 31, 53, 0, 0, 11},  // delegate
    {656, -1, -1, -1, 1501, 0, 896, 49, 0, 1, 2, 31, 2, 0, 0, 11},  // isOpaque
    {913, -1, -1, -1, -1, 0, 897, 50, 0, 1, 2, 31, 2, 0, 0, 11},  // needsDisplayOnBoundsChange
    {914, -1, -1, -1, -1, 0, 898, 51, 0, 1, 2, 31, 2, 0, 0, 11},  // allowsEdgeAntialiasing
    {915, -1, -1, -1, -1, 0, 899, 52, 0, 1, 2, 31, 53, 0, 0, 11},  // lineCap
    {916, -1, -1, -1, -1, 0, 900, 53, 0, 1, 2, 31, 53, 0, 0, 11},  // fillRule
    {917, -1, -1, -1, -1, 0, 901, 54, 0, 1, 2, 31, 0, 0, 0, 11},  // miterLimit
    {918, -1, -1, -1, -1, 0, 902, 55, 0, 1, 2, 31, 0, 0, 0, 11},  // strokeStart
    {919, -1, -1, -1, -1, 0, 903, 56, 0, 1, 2, 31, 0, 0, 0, 11},  // strokeEnd
    {920, -1, -1, -1, -1, 446, 904, 57, 0, 1, 1, 31, 14, 0, 0, 11},  // affineTransform
    {93, -1, -1, -1, -1, 446, 905, 58, 1, 2, 1, 31, 53, 0, 8, 11},  // setAffineTransform
    {921, -1, -1, -1, 1492, 447, 907, 59, 0, 1, 1, 31, 30, 0, 0, 11},  // presentation
    {922, -1, -1, -1, 1493, 447, 908, 60, 0, 1, 1, 31, 30, 0, 0, 11},  // model
    {923, -1, -1, -1, -1, 0, 909, 61, 0, 1, 2, 31, 30, 0, 0, 11},  // superlayer
    {924, -1, -1, -1, -1, 0, 910, 62, 0, 1, 2, 31, 4, 0, 0, 11},  // sublayers
    {925, -1, -1, -1, -1, 447, 911, 63, 1, 2, 1, 31, 53, 0, 0, 11},  // addSublayer
    {926, -1, -1, -1, -1, 448, 913, 64, 0, 1, 1, 31, 53, 0, 0, 11},  // removeFromSuperlayer
    {836, -1, -1, -1, 1485, 448, 914, 65, 2, 3, 1, 31, 9, 0, 5, 11},  // convert
    {836, -1, -1, -1, 1487, 450, 917, 66, 2, 3, 1, 31, 9, 0, 5, 11},  // convert
    {870, -1, -1, -1, -1, 452, 920, 67, 1, 2, 1, 31, 30, 0, 0, 11},  // hitTest
    {346, -1, -1, -1, 1444, 453, 922, 68, 1, 2, 1, 31, 2, 0, 0, 11},  // contains
    {927, -1, -1, -1, -1, 454, 924, 0, 0, 0, 0, 0, 46, 0, 0, 12},  // Rectangle
    {928, -1, -1, -1, -1, 454, 924, 1, 1, 1, 0, 0, 46, 0, 0, 12},  // Text
    {929, -1, -1, -1, -1, 455, 925, 2, 1, 1, 0, 0, 46, 0, 0, 12},  // Image
    {636, -1, -1, -1, -1, 456, 926, 3, 2, 3, 1, 47, 46, 0, 0, 12},  // frame
    {636, -1, -1, -1, -1, 458, 929, 4, 1, 2, 1, 47, 46, 0, 0, 12},  // frame
    {636, -1, -1, -1, -1, 459, 931, 5, 1, 2, 1, 47, 46, 0, 0, 12},  // frame
    {931, -1, -1, -1, -1, 460, 933, 6, 1, 2, 1, 47, 46, 0, 0, 12},  // padding
    {90, -1, -1, -1, -1, 461, 935, 7, 2, 3, 1, 47, 46, 0, 0, 12},  // position
    {90, -1, -1, -1, -1, 463, 938, 8, 1, 2, 1, 47, 46, 0, 0, 12},  // position
    {932, -1, -1, -1, -1, 464, 940, 9, 2, 3, 1, 47, 46, 0, 0, 12},  // offset
    {932, -1, -1, -1, -1, 466, 943, 10, 1, 2, 1, 47, 46, 0, 0, 12},  // offset
    {932, -1, -1, -1, -1, 467, 945, 11, 1, 2, 1, 47, 46, 0, 0, 12},  // offset
    {932, -1, -1, -1, -1, 468, 947, 12, 1, 2, 1, 47, 46, 0, 0, 12},  // offset
    {933, -1, -1, -1, -1, 469, 949, 13, 1, 2, 1, 47, 46, 0, 0, 12},  // rotationEffect
    {933, -1, -1, -1, -1, 470, 951, 14, 2, 3, 1, 47, 46, 0, 0, 12},  // rotationEffect
    {935, -1, -1, -1, -1, 472, 954, 15, 1, 2, 1, 47, 46, 0, 0, 12},  // scaleEffect
    {935, -1, -1, -1, -1, 473, 956, 16, 2, 3, 1, 47, 46, 0, 0, 12},  // scaleEffect
    {935, -1, -1, -1, -1, 475, 959, 17, 2, 3, 1, 47, 46, 0, 0, 12},  // scaleEffect
    {935, -1, -1, -1, -1, 477, 962, 18, 3, 4, 1, 47, 46, 0, 0, 12},  // scaleEffect
    {936, -1, -1, -1, -1, 480, 966, 19, 1, 2, 1, 47, 46, 0, 0, 12},  // transformEffect
    {937, -1, -1, -1, -1, 481, 968, 20, 1, 2, 1, 47, 46, 0, 0, 12},  // modifier
    {91, -1, -1, -1, -1, 0, 970, 21, 0, 1, 2, 47, 14, 0, 0, 12},  // transform
    {323, -1, -1, -1, -1, 0, 971, 22, 0, 1, 2, 47, 4, 0, 0, 12},  // corners
    {324, -1, -1, -1, -1, 0, 972, 23, 0, 1, 2, 47, 9, 0, 0, 12},  // center
    {938, -1, -1, -1, -1, 0, 973, 24, 0, 1, 2, 47, 13, 0, 0, 12},  // layoutFrame
    {269, -1, -1, -1, -1, 0, 974, 25, 0, 1, 2, 47, 12, 0, 0, 12},  // size
    {939, 940, -1, -1, -1, 0, 0, 26, 0, 0, 5, 48, 47, 0, 0, 12},  // topLeading
    {326, 940, -1, -1, -1, 0, 0, 27, 0, 0, 5, 48, 47, 0, 0, 12},  // top
    {941, 940, -1, -1, -1, 0, 0, 28, 0, 0, 5, 48, 47, 0, 0, 12},  // topTrailing
    {942, 940, -1, -1, -1, 0, 0, 29, 0, 0, 5, 48, 47, 0, 0, 12},  // leading
    {324, 940, -1, -1, -1, 0, 0, 30, 0, 0, 5, 48, 47, 0, 0, 12},  // center
    {943, 940, -1, -1, -1, 0, 0, 31, 0, 0, 5, 48, 47, 0, 0, 12},  // trailing
    {944, 940, -1, -1, -1, 0, 0, 32, 0, 0, 5, 48, 47, 0, 0, 12},  // bottomLeading
    {328, 940, -1, -1, -1, 0, 0, 33, 0, 0, 5, 48, 47, 0, 0, 12},  // bottom
    {945, 940, -1, -1, -1, 0, 0, 34, 0, 0, 5, 48, 47, 0, 0, 12},  // bottomTrailing
    {940, -1, -1, -1, -1, 482, 975, 35, 2, 2, 0, 0, 9, 0, 0, 12},  // UnitPoint
    {947, -1, -1, -1, -1, 484, 977, 36, 1, 1, 3, 0, 14, 0, 0, 12},  // ProjectionTransform
    {949, -1, -1, -1, -1, 485, 978, 0, 2, 2, 3, 0, 32, 0, 0, 13},  // UIPanGestureRecognizer
    {949, -1, -1, -1, -1, 487, 980, 1, 1, 1, 3, 0, 32, 0, 0, 13},  // UIPanGestureRecognizer
    {949, -1, -1, -1, -1, 0, 0, 2, 0, 0, 3, 0, 32, 0, 0, 13},  // UIPanGestureRecognizer
    {951, -1, -1, -1, -1, 488, 981, 3, 2, 2, 3, 0, 32, 0, 0, 13},  // UIPinchGestureRecognizer
    {951, -1, -1, -1, -1, 490, 983, 4, 1, 1, 3, 0, 32, 0, 0, 13},  // UIPinchGestureRecognizer
    {951, -1, -1, -1, -1, 0, 0, 5, 0, 0, 3, 0, 32, 0, 0, 13},  // UIPinchGestureRecognizer
    {952, -1, -1, -1, -1, 491, 984, 6, 2, 2, 3, 0, 32, 0, 0, 13},  // UIRotationGestureRecognizer
    {952, -1, -1, -1, -1, 493, 986, 7, 1, 1, 3, 0, 32, 0, 0, 13},  // UIRotationGestureRecognizer
    {952, -1, -1, -1, -1, 0, 0, 8, 0, 0, 3, 0, 32, 0, 0, 13},  // UIRotationGestureRecognizer
    {953, -1, -1, -1, -1, 494, 987, 9, 2, 2, 3, 0, 32, 0, 0, 13},  // UITapGestureRecognizer
    {953, -1, -1, -1, -1, 496, 989, 10, 1, 1, 3, 0, 32, 0, 0, 13},  // UITapGestureRecognizer
    {953, -1, -1, -1, -1, 0, 0, 11, 0, 0, 3, 0, 32, 0, 0, 13},  // UITapGestureRecognizer
    {954, -1, -1, -1, -1, 497, 990, 12, 2, 2, 3, 0, 32, 0, 0, 13},  // UILongPressGestureRecognizer
    {954, -1, -1, -1, -1, 499, 992, 13, 1, 1, 3, 0, 32, 0, 0, 13},  // UILongPressGestureRecognizer
    {954, -1, -1, -1, -1, 0, 0, 14, 0, 0, 3, 0, 32, 0, 0, 13},  // UILongPressGestureRecognizer
    {955, -1, -1, -1, -1, 500, 993, 15, 2, 2, 3, 0, 32, 0, 0, 13},  // UISwipeGestureRecognizer
    {955, -1, -1, -1, -1, 502, 995, 16, 1, 1, 3, 0, 32, 0, 0, 13},  // UISwipeGestureRecognizer
    {955, -1, -1, -1, -1, 0, 0, 17, 0, 0, 3, 0, 32, 0, 0, 13},  // UISwipeGestureRecognizer
    {733, 948, -1, -1, -1, 0, 0, 18, 0, 0, 5, 33, 50, 0, 0, 13},  // State
    {956, 948, -1, -1, -1, 0, 0, 19, 0, 0, 5, 33, 50, 0, 0, 13},  // Direction
    {958, -1, -1, -1, -1, 0, 996, 20, 0, 1, 2, 34, 0, 0, 0, 13},  // rawValue
    {960, 961, 962, -1, -1, 0, 0, 21, 0, 0, 5, 34, 33, 0, 0, 13},  // possible
    {963, 961, -1, -1, -1, 0, 0, 22, 0, 0, 5, 34, 33, 0, 0, 13},  // Possible
    {964, 961, 965, -1, -1, 0, 0, 23, 0, 0, 5, 34, 33, 0, 0, 13},  // began
    {966, 961, -1, -1, -1, 0, 0, 24, 0, 0, 5, 34, 33, 0, 0, 13},  // Began
    {967, 961, 968, -1, -1, 0, 0, 25, 0, 0, 5, 34, 33, 0, 0, 13},  // changed
    {969, 961, -1, -1, -1, 0, 0, 26, 0, 0, 5, 34, 33, 0, 0, 13},  // Changed
    {970, 961, 971, -1, -1, 0, 0, 27, 0, 0, 5, 34, 33, 0, 0, 13},  // ended
    {972, 961, -1, -1, -1, 0, 0, 28, 0, 0, 5, 34, 33, 0, 0, 13},  // Ended
    {973, 961, 974, -1, -1, 0, 0, 29, 0, 0, 5, 34, 33, 0, 0, 13},  // cancelled
    {975, 961, -1, -1, -1, 0, 0, 30, 0, 0, 5, 34, 33, 0, 0, 13},  // Cancelled
    {976, 961, 977, -1, -1, 0, 0, 31, 0, 0, 5, 34, 33, 0, 0, 13},  // failed
    {978, 961, -1, -1, -1, 0, 0, 32, 0, 0, 5, 34, 33, 0, 0, 13},  // Failed
    {979, 961, 980, -1, -1, 0, 0, 33, 0, 0, 5, 34, 33, 0, 0, 13},  // recognized
    {329, 981, 982, -1, -1, 0, 0, 34, 0, 0, 5, 35, 34, 0, 0, 13},  // right
    {983, 981, -1, -1, -1, 0, 0, 35, 0, 0, 5, 35, 34, 0, 0, 13},  // Right
    {327, 981, 984, -1, -1, 0, 0, 36, 0, 0, 5, 35, 34, 0, 0, 13},  // left
    {985, 981, -1, -1, -1, 0, 0, 37, 0, 0, 5, 35, 34, 0, 0, 13},  // Left
    {450, 981, 986, -1, -1, 0, 0, 38, 0, 0, 5, 35, 34, 0, 0, 13},  // up
    {987, 981, -1, -1, -1, 0, 0, 39, 0, 0, 5, 35, 34, 0, 0, 13},  // Up
    {451, 981, 988, -1, -1, 0, 0, 40, 0, 0, 5, 35, 34, 0, 0, 13},  // down
    {989, 981, -1, -1, -1, 0, 0, 41, 0, 0, 5, 35, 34, 0, 0, 13},  // Down
    {990, -1, -1, -1, -1, 0, 997, 42, 0, 1, 2, 33, 33, 0, 0, 13},  // state
    {805, -1, -1, -1, 991, 0, 998, 43, 0, 1, 2, 33, 2, 0, 0, 13},  // isEnabled
    {991, -1, -1, -1, -1, 0, 999, 44, 0, 1, 2, 33, 2, 0, 0, 13},  // enabled
    {47, -1, -1, -1, -1, 0, 1000, 45, 0, 1, 2, 33, 29, 0, 0, 13},  // view
    {641, -1, -1, -1, -1, 0, 1001, 46, 0, 1, 2, 33, 3, 0, 0, 13},  // name
    {992, -1, -1, -1, -1, 0, 1002, 47, 0, 1, 2, 33, 2, 0, 0, 13},  // cancelsTouchesInView
    {993, -1, -1, -1, -1, 0, 1003, 48, 0, 1, 2, 33, 2, 0, 0, 13},  // delaysTouchesBegan
    {994, -1, -1, -1, -1, 0, 1004, 49, 0, 1, 2, 33, 2, 0, 0, 13},  // delaysTouchesEnded
    {995, -1, -1, -1, -1, 0, 1005, 50, 0, 1, 2, 33, 0, 0, 0, 13},  // numberOfTouches
    {706, -1, -1, -1, -1, 0, 1006, 51, 0, 1, 2, 33, 53, 0, 0, 13},  // delegate
    {996, -1, -1, -1, -1, 0, 1007, 52, 0, 1, 2, 33, 0, 0, 0, 13},  // minimumNumberOfTouches
    {997, -1, -1, -1, -1, 0, 1008, 53, 0, 1, 2, 33, 0, 0, 0, 13},  // maximumNumberOfTouches
    {998, -1, -1, -1, -1, 0, 1009, 54, 0, 1, 2, 33, 0, 0, 0, 13},  // numberOfTapsRequired
    {999, -1, -1, -1, -1, 0, 1010, 55, 0, 1, 2, 33, 0, 0, 0, 13},  // numberOfTouchesRequired
    {1000, -1, -1, -1, -1, 0, 1011, 56, 0, 1, 2, 33, 0, 0, 0, 13},  // minimumPressDuration
    {1001, -1, -1, -1, -1, 0, 1012, 57, 0, 1, 2, 33, 0, 0, 0, 13},  // allowableMovement
    {1002, -1, -1, -1, -1, 0, 1013, 58, 0, 1, 2, 33, 34, 0, 0, 13},  // direction
    {245, -1, -1, -1, -1, 0, 1014, 59, 0, 1, 2, 33, 0, 0, 0, 13},  // scale
    {247, -1, -1, -1, -1, 0, 1015, 60, 0, 1, 2, 33, 0, 0, 0, 13},  // rotation
    {1003, -1, -1, -1, -1, 0, 1016, 61, 0, 1, 2, 33, 0, 0, 0, 13},  // velocity
    {1004, -1, -1, -1, -1, 503, 1017, 62, 1, 2, 1, 33, 9, 0, 0, 13},  // location
    {1005, -1, -1, -1, -1, 504, 1019, 63, 1, 2, 1, 33, 9, 0, 0, 13},  // locationInView
    {1004, -1, -1, -1, 1522, 505, 1021, 64, 2, 3, 1, 33, 9, 0, 0, 13},  // location
    {1007, -1, -1, -1, -1, 507, 1024, 65, 2, 3, 1, 33, 9, 0, 0, 13},  // locationOfTouch
    {248, -1, -1, -1, -1, 509, 1027, 66, 1, 2, 1, 33, 9, 0, 0, 13},  // translation
    {1009, -1, -1, -1, -1, 510, 1029, 67, 1, 2, 1, 33, 9, 0, 0, 13},  // translationInView
    {1003, -1, -1, -1, -1, 511, 1031, 68, 1, 2, 1, 33, 9, 0, 0, 13},  // velocity
    {1010, -1, -1, -1, -1, 512, 1033, 69, 1, 2, 1, 33, 9, 0, 0, 13},  // velocityInView
    {1011, -1, -1, -1, 1523, 513, 1035, 70, 2, 3, 1, 33, 53, 0, 0, 13},  // setTranslation
    {1011, -1, -1, -1, -1, 515, 1038, 71, 2, 3, 1, 33, 53, 0, 0, 13},  // setTranslation
    {787, -1, -1, -1, -1, 517, 1041, 72, 2, 3, 1, 33, 53, 0, 0, 13},  // addTarget
    {790, -1, -1, -1, -1, 519, 1044, 73, 2, 3, 1, 33, 53, 0, 0, 13},  // removeTarget
    {1012, -1, -1, -1, 1524, 521, 1047, 74, 1, 2, 1, 33, 53, 0, 0, 13},  // require
    {1014, -1, -1, -1, -1, 522, 1049, 75, 1, 2, 1, 33, 53, 0, 0, 13},  // requireGestureRecognizerToFail
    {1015, -1, -1, -1, -1, 523, 1051, 76, 1, 2, 1, 30, 53, 0, 0, 13},  // addGestureRecognizer
    {1016, -1, -1, -1, -1, 524, 1053, 77, 1, 2, 1, 30, 53, 0, 0, 13},  // removeGestureRecognizer
    {1017, -1, -1, -1, -1, 0, 1055, 78, 0, 1, 2, 30, 4, 0, 0, 13},  // gestureRecognizers
    {1018, -1, -1, -1, -1, 0, 1056, 79, 0, 1, 2, 30, 2, 0, 0, 13},  // isMultipleTouchEnabled
    {1019, -1, -1, -1, -1, 0, 1057, 80, 0, 1, 2, 30, 2, 0, 0, 13},  // multipleTouchEnabled
    {1020, -1, -1, -1, -1, 0, 1058, 81, 0, 1, 2, 30, 2, 0, 0, 13},  // isExclusiveTouch
    {1004, -1, -1, -1, -1, 525, 1059, 0, 1, 2, 1, 50, 9, 0, 0, 14},  // location
    {1005, -1, -1, -1, -1, 526, 1061, 1, 1, 2, 1, 50, 9, 0, 0, 14},  // locationInView
    {1024, -1, -1, -1, -1, 527, 1063, 2, 1, 2, 1, 50, 9, 0, 0, 14},  // previousLocation
    {1025, -1, -1, -1, -1, 528, 1065, 3, 1, 2, 1, 50, 9, 0, 0, 14},  // previousLocationInView
    {1026, -1, -1, -1, -1, 529, 1067, 4, 0, 1, 1, 5, 53, 0, 0, 14},  // anyObject
    {1029, -1, -1, -1, -1, 529, 1068, 5, 1, 2, 1, 50, 4, 0, 0, 14},  // touches
    {1030, -1, -1, -1, -1, 530, 1070, 6, 1, 2, 1, 50, 4, 0, 0, 14},  // touchesForView
    {1031, -1, -1, -1, -1, 531, 1072, 7, 3, 3, 0, 0, 53, 0, 0, 14},  // drag
    {1031, -1, -1, -1, -1, 534, 1075, 8, 4, 4, 0, 0, 53, 0, 0, 14},  // drag
    {1034, -1, -1, -1, -1, 538, 1079, 9, 3, 3, 0, 0, 53, 0, 0, 14},  // fingers
    {1034, -1, -1, -1, -1, 541, 1082, 10, 4, 4, 0, 0, 53, 0, 0, 14},  // fingers
    {1035, -1, -1, -1, -1, 545, 1086, 11, 4, 4, 0, 0, 53, 0, 0, 14},  // pinch
    {1035, -1, -1, -1, -1, 549, 1090, 12, 5, 5, 0, 0, 53, 0, 0, 14},  // pinch
    {1036, -1, -1, -1, -1, 554, 1095, 13, 4, 4, 0, 0, 53, 0, 0, 14},  // twist
    {1038, -1, -1, -1, -1, 558, 1099, 14, 1, 1, 0, 0, 53, 0, 0, 14},  // tap
    {1038, -1, -1, -1, -1, 559, 1100, 15, 2, 2, 0, 0, 53, 0, 0, 14},  // tap
    {1038, -1, -1, -1, -1, 561, 1102, 16, 2, 2, 0, 0, 53, 0, 0, 14},  // tap
    {1038, -1, -1, -1, -1, 563, 1104, 17, 3, 3, 0, 0, 53, 0, 0, 14},  // tap
    {1040, -1, -1, -1, -1, 566, 1107, 18, 2, 2, 0, 0, 53, 0, 0, 14},  // press
    {1034, -1, -1, -1, -1, 568, 1109, 19, 2, 2, 0, 0, 53, 0, 0, 14},  // fingers
    {1042, -1, -1, -1, -1, 570, 1111, 20, 0, 0, 0, 0, 53, 0, 0, 14},  // lift
    {1043, -1, -1, -1, -1, 570, 1111, 21, 0, 0, 0, 0, 53, 0, 0, 14},  // cancel
    {1046, 181, -1, -1, -1, 0, 0, 0, 0, 0, 5, 30, 50, 0, 0, 15},  // AnimationOptions
    {1047, 181, -1, -1, -1, 0, 0, 1, 0, 0, 5, 30, 50, 0, 0, 15},  // KeyframeAnimationOptions
    {1049, 181, -1, -1, -1, 0, 0, 2, 0, 0, 5, 30, 50, 0, 0, 15},  // AnimationCurve
    {958, -1, -1, -1, -1, 0, 1111, 3, 0, 1, 2, 38, 0, 0, 0, 15},  // rawValue
    {1046, 181, -1, -1, -1, 570, 1112, 4, 1, 1, 4, 30, 4, 0, 0, 15},  // AnimationOptions
    {1047, 181, -1, -1, -1, 571, 1113, 5, 1, 1, 4, 30, 4, 0, 0, 15},  // KeyframeAnimationOptions
    {1055, 1044, 1056, -1, -1, 0, 0, 6, 0, 0, 5, 38, 37, 0, 0, 15},  // curveEaseInOut
    {1057, 1044, 1058, -1, -1, 0, 0, 7, 0, 0, 5, 38, 37, 0, 0, 15},  // curveEaseIn
    {1059, 1044, 1060, -1, -1, 0, 0, 8, 0, 0, 5, 38, 37, 0, 0, 15},  // curveEaseOut
    {1061, 1044, 1062, -1, -1, 0, 0, 9, 0, 0, 5, 38, 37, 0, 0, 15},  // curveLinear
    {10, 1044, 1063, -1, -1, 0, 0, 10, 0, 0, 5, 38, 37, 0, 0, 15},  // repeat
    {1064, 1044, 1065, -1, -1, 0, 0, 11, 0, 0, 5, 38, 37, 0, 0, 15},  // autoreverse
    {1066, 1044, 1067, -1, -1, 0, 0, 12, 0, 0, 5, 38, 37, 0, 0, 15},  // beginFromCurrentState
    {1068, 1044, 1069, -1, -1, 0, 0, 13, 0, 0, 5, 38, 37, 0, 0, 15},  // overrideInheritedDuration
    {1070, 1044, 1071, -1, -1, 0, 0, 14, 0, 0, 5, 38, 37, 0, 0, 15},  // overrideInheritedCurve
    {1072, 1044, 1073, -1, -1, 0, 0, 15, 0, 0, 5, 38, 37, 0, 0, 15},  // overrideInheritedOptions
    {1074, 1044, 1075, -1, -1, 0, 0, 16, 0, 0, 5, 38, 37, 0, 0, 15},  // allowUserInteraction
    {845, 1044, 1076, -1, -1, 0, 0, 17, 0, 0, 5, 38, 37, 0, 0, 15},  // layoutSubviews
    {1077, 1044, 1078, -1, -1, 0, 0, 18, 0, 0, 5, 38, 37, 0, 0, 15},  // allowAnimatedContent
    {1079, 1044, 1080, -1, -1, 0, 0, 19, 0, 0, 5, 38, 37, 0, 0, 15},  // showHideTransitionViews
    {1081, 1044, 1082, -1, -1, 0, 0, 20, 0, 0, 5, 38, 37, 0, 0, 15},  // calculationModeLinear
    {1083, 1044, 1084, -1, -1, 0, 0, 21, 0, 0, 5, 38, 37, 0, 0, 15},  // calculationModeDiscrete
    {1085, 1044, -1, -1, -1, 0, 0, 22, 0, 0, 5, 38, 37, 0, 0, 15},  // CurveEaseInOut
    {1086, 1044, -1, -1, -1, 0, 0, 23, 0, 0, 5, 38, 37, 0, 0, 15},  // CurveEaseIn
    {1087, 1044, -1, -1, -1, 0, 0, 24, 0, 0, 5, 38, 37, 0, 0, 15},  // CurveEaseOut
    {1088, 1044, -1, -1, -1, 0, 0, 25, 0, 0, 5, 38, 37, 0, 0, 15},  // CurveLinear
    {1089, 1044, -1, -1, -1, 0, 0, 26, 0, 0, 5, 38, 37, 0, 0, 15},  // Repeat
    {1090, 1044, -1, -1, -1, 0, 0, 27, 0, 0, 5, 38, 37, 0, 0, 15},  // Autoreverse
    {1091, 1044, -1, -1, -1, 0, 0, 28, 0, 0, 5, 38, 37, 0, 0, 15},  // BeginFromCurrentState
    {1092, 1044, -1, -1, -1, 0, 0, 29, 0, 0, 5, 38, 37, 0, 0, 15},  // OverrideInheritedDuration
    {1093, 1044, -1, -1, -1, 0, 0, 30, 0, 0, 5, 38, 37, 0, 0, 15},  // OverrideInheritedCurve
    {1094, 1044, -1, -1, -1, 0, 0, 31, 0, 0, 5, 38, 37, 0, 0, 15},  // OverrideInheritedOptions
    {1095, 1044, -1, -1, -1, 0, 0, 32, 0, 0, 5, 38, 37, 0, 0, 15},  // AllowUserInteraction
    {1096, 1044, -1, -1, -1, 0, 0, 33, 0, 0, 5, 38, 37, 0, 0, 15},  // LayoutSubviews
    {1097, 1044, -1, -1, -1, 0, 0, 34, 0, 0, 5, 38, 37, 0, 0, 15},  // CalculationModeLinear
    {1098, 1048, 1099, -1, -1, 0, 0, 35, 0, 0, 5, 39, 38, 0, 0, 15},  // easeInOut
    {1100, 1048, 1101, -1, -1, 0, 0, 36, 0, 0, 5, 39, 38, 0, 0, 15},  // easeIn
    {1102, 1048, 1103, -1, -1, 0, 0, 37, 0, 0, 5, 39, 38, 0, 0, 15},  // easeOut
    {1104, 1048, 1105, -1, -1, 0, 0, 38, 0, 0, 5, 39, 38, 0, 0, 15},  // linear
    {1106, 1048, -1, -1, -1, 0, 0, 39, 0, 0, 5, 39, 38, 0, 0, 15},  // EaseInOut
    {1107, 1048, -1, -1, -1, 0, 0, 40, 0, 0, 5, 39, 38, 0, 0, 15},  // EaseIn
    {1108, 1048, -1, -1, -1, 0, 0, 41, 0, 0, 5, 39, 38, 0, 0, 15},  // EaseOut
    {1109, 1048, -1, -1, -1, 0, 0, 42, 0, 0, 5, 39, 38, 0, 0, 15},  // Linear
    {1104, 1050, 1110, -1, -1, 0, 0, 43, 0, 0, 5, 40, 39, 0, 0, 15},  // linear
    {1100, 1050, 1111, -1, -1, 0, 0, 44, 0, 0, 5, 40, 39, 0, 0, 15},  // easeIn
    {1102, 1050, 1112, -1, -1, 0, 0, 45, 0, 0, 5, 40, 39, 0, 0, 15},  // easeOut
    {1113, 1050, 1114, -1, -1, 0, 0, 46, 0, 0, 5, 40, 39, 0, 0, 15},  // easeInEaseOut
    {15, 1050, 1115, -1, -1, 0, 0, 47, 0, 0, 5, 40, 39, 0, 0, 15},  // default
    {1116, 1053, 1117, -1, -1, 0, 0, 48, 0, 0, 5, 41, 40, 0, 0, 15},  // removed
    {1118, 1053, 1119, -1, -1, 0, 0, 49, 0, 0, 5, 41, 40, 0, 0, 15},  // forwards
    {1120, 1053, 1121, -1, -1, 0, 0, 50, 0, 0, 5, 41, 40, 0, 0, 15},  // backwards
    {1122, 1053, 1123, -1, -1, 0, 0, 51, 0, 0, 5, 41, 40, 0, 0, 15},  // both
    {1124, 1051, 1125, -1, -1, 0, 0, 52, 0, 0, 5, 43, 42, 0, 0, 15},  // inactive
    {1126, 1051, 1127, -1, -1, 0, 0, 53, 0, 0, 5, 43, 42, 0, 0, 15},  // active
    {1128, 1051, 1129, -1, -1, 0, 0, 54, 0, 0, 5, 43, 42, 0, 0, 15},  // stopped
    {1130, 1052, 1131, -1, -1, 0, 0, 55, 0, 0, 5, 44, 43, 0, 0, 15},  // end
    {1132, 1052, 1133, -1, -1, 0, 0, 56, 0, 0, 5, 44, 43, 0, 0, 15},  // start
    {863, 1052, 1134, -1, -1, 0, 0, 57, 0, 0, 5, 44, 43, 0, 0, 15},  // current
    {1104, 1054, 1135, -1, -1, 0, 0, 58, 0, 0, 5, 42, 41, 0, 0, 15},  // linear
    {1136, 1054, 1137, -1, -1, 0, 0, 59, 0, 0, 5, 42, 41, 0, 0, 15},  // discrete
    {1138, 1054, 1139, -1, -1, 0, 0, 60, 0, 0, 5, 42, 41, 0, 0, 15},  // paced
    {1140, -1, -1, -1, -1, 572, 1114, 0, 1, 1, 0, 0, 53, 0, 0, 16},  // advance
    {1141, -1, -1, -1, -1, 573, 1115, 1, 0, 0, 0, 0, 53, 0, 0, 16},  // run
    {1142, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 0, 0, 0, 16},  // now
    {1143, -1, -1, -1, -1, 573, 1115, 3, 0, 0, 0, 0, 0, 0, 0, 16},  // CACurrentMediaTime
    {1144, -1, -1, -1, -1, 573, 1115, 4, 1, 1, 3, 0, 36, 0, 0, 16},  // CAMediaTimingFunction
    {1148, 1144, -1, -1, -1, 574, 1116, 5, 1, 1, 4, 37, 36, 0, 0, 16},  // functionWithName
    {1144, -1, -1, -1, -1, 575, 1117, 6, 4, 4, 3, 0, 36, 0, 0, 16},  // CAMediaTimingFunction
    {1145, -1, -1, -1, -1, 579, 1121, 7, 2, 2, 3, 0, 36, 0, 0, 16},  // UICubicTimingParameters
    {1145, -1, -1, -1, -1, 581, 1123, 8, 1, 1, 3, 0, 36, 0, 0, 16},  // UICubicTimingParameters
    {1146, -1, -1, -1, -1, 582, 1124, 9, 1, 1, 3, 0, 36, 0, 0, 16},  // UISpringTimingParameters
    {1146, -1, -1, -1, -1, 583, 1125, 10, 2, 2, 3, 0, 36, 0, 0, 16},  // UISpringTimingParameters
    {1146, -1, -1, -1, -1, 585, 1127, 11, 4, 4, 3, 0, 36, 0, 0, 16},  // UISpringTimingParameters
    {45, -1, -1, -1, -1, 589, 1131, 12, 1, 2, 1, 37, 0, 0, 0, 16},  // value
    {1003, -1, -1, -1, -1, 590, 1133, 13, 1, 2, 1, 37, 0, 0, 0, 16},  // velocity
    {1150, -1, -1, -1, -1, 0, 1135, 14, 0, 1, 2, 37, 9, 0, 0, 16},  // controlPoint1
    {1151, -1, -1, -1, -1, 0, 1136, 15, 0, 1, 2, 37, 9, 0, 0, 16},  // controlPoint2
    {1104, 1147, -1, -1, -1, 0, 0, 16, 0, 0, 5, 37, 36, 0, 0, 16},  // linear
    {1100, 1147, -1, -1, -1, 0, 0, 17, 0, 0, 5, 37, 36, 0, 0, 16},  // easeIn
    {1102, 1147, -1, -1, -1, 0, 0, 18, 0, 0, 5, 37, 36, 0, 0, 16},  // easeOut
    {1098, 1147, -1, -1, -1, 0, 0, 19, 0, 0, 5, 37, 36, 0, 0, 16},  // easeInOut
    {1158, 1147, -1, -1, -1, 591, 1137, 20, 2, 2, 4, 37, 36, 0, 0, 16},  // bezier
    {1161, -1, -1, -1, -1, 593, 1139, 21, 3, 3, 0, 0, 14, 0, 0, 16},  // interpolate
    {1162, 181, -1, -1, -1, 598, 1142, 0, 2, 2, 4, 30, 53, 0, 0, 17},  // animate
    {1162, 181, -1, -1, -1, 603, 1144, 1, 3, 3, 4, 30, 53, 0, 0, 17},  // animate
    {1162, 181, -1, -1, -1, 609, 1147, 2, 3, 3, 4, 30, 53, 0, 0, 17},  // animate
    {1162, 181, -1, -1, -1, 616, 1150, 3, 4, 4, 4, 30, 53, 0, 0, 17},  // animate
    {1162, 181, -1, -1, -1, 624, 1154, 4, 4, 4, 4, 30, 53, 0, 0, 17},  // animate
    {1162, 181, -1, -1, -1, 633, 1158, 5, 5, 5, 4, 30, 53, 0, 0, 17},  // animate
    {1162, 181, -1, -1, -1, 643, 1163, 6, 5, 5, 4, 30, 53, 0, 0, 17},  // animate
    {1162, 181, -1, -1, -1, 654, 1168, 7, 6, 6, 4, 30, 53, 0, 0, 17},  // animate
    {1162, 181, -1, -1, -1, 666, 1174, 8, 6, 6, 4, 30, 53, 0, 0, 17},  // animate
    {1162, 181, -1, -1, -1, 679, 1180, 9, 7, 7, 4, 30, 53, 0, 0, 17},  // animate
    {1170, 181, -1, -1, -1, 688, 1187, 10, 2, 2, 4, 30, 53, 0, 0, 17},  // animateWithDuration
    {1170, 181, -1, -1, -1, 693, 1189, 11, 3, 3, 4, 30, 53, 0, 0, 17},  // animateWithDuration
    {1170, 181, -1, -1, -1, 700, 1192, 12, 4, 4, 4, 30, 53, 0, 0, 17},  // animateWithDuration
    {1170, 181, -1, -1, -1, 709, 1196, 13, 5, 5, 4, 30, 53, 0, 0, 17},  // animateWithDuration
    {1170, 181, -1, -1, -1, 721, 1201, 14, 7, 7, 4, 30, 53, 0, 0, 17},  // animateWithDuration
    {1171, 181, -1, -1, -1, 731, 1208, 15, 3, 3, 4, 30, 53, 0, 0, 17},  // animateKeyframes
    {1171, 181, -1, -1, -1, 738, 1211, 16, 4, 4, 4, 30, 53, 0, 0, 17},  // animateKeyframes
    {1171, 181, -1, -1, -1, 746, 1215, 17, 4, 4, 4, 30, 53, 0, 0, 17},  // animateKeyframes
    {1171, 181, -1, -1, -1, 755, 1219, 18, 5, 5, 4, 30, 53, 0, 0, 17},  // animateKeyframes
    {1172, 181, -1, -1, -1, 765, 1224, 19, 5, 5, 4, 30, 53, 0, 0, 17},  // animateKeyframesWithDuration
    {1173, 181, -1, -1, -1, 773, 1229, 20, 3, 3, 4, 30, 53, 0, 0, 17},  // addKeyframe
    {1176, 181, -1, -1, -1, 779, 1232, 21, 3, 3, 4, 30, 53, 0, 0, 17},  // addKeyframeWithRelativeStartTime
    {1177, 1178, -1, -1, -1, 787, 1235, 22, 5, 5, 4, 36, 35, 0, 0, 17},  // runningPropertyAnimator
    {1177, 1178, -1, -1, -1, 796, 1240, 23, 4, 4, 4, 36, 35, 0, 0, 17},  // runningPropertyAnimator
    {1177, 1178, -1, -1, -1, 804, 1244, 24, 4, 4, 4, 36, 35, 0, 0, 17},  // runningPropertyAnimator
    {1177, 1178, -1, -1, -1, 811, 1248, 25, 3, 3, 4, 36, 35, 0, 0, 17},  // runningPropertyAnimator
    {1179, 181, -1, -1, -1, 814, 1251, 26, 2, 2, 4, 30, 53, 0, 0, 17},  // beginAnimations
    {1181, 181, -1, -1, -1, 816, 1253, 27, 0, 0, 4, 30, 53, 0, 0, 17},  // commitAnimations
    {1182, 181, -1, -1, -1, 816, 1253, 28, 1, 1, 4, 30, 53, 0, 0, 17},  // setAnimationDuration
    {1183, 181, -1, -1, -1, 817, 1254, 29, 1, 1, 4, 30, 53, 0, 0, 17},  // setAnimationDelay
    {1184, 181, -1, -1, -1, 818, 1255, 30, 1, 1, 4, 30, 53, 0, 0, 17},  // setAnimationRepeatCount
    {1185, 181, -1, -1, -1, 819, 1256, 31, 1, 1, 4, 30, 53, 0, 0, 17},  // setAnimationRepeatAutoreverses
    {1186, 181, -1, -1, -1, 820, 1257, 32, 1, 1, 4, 30, 53, 0, 0, 17},  // setAnimationBeginsFromCurrentState
    {1187, 181, -1, -1, -1, 821, 1258, 33, 1, 1, 4, 30, 53, 0, 0, 17},  // setAnimationCurve
    {1188, 181, -1, -1, -1, 822, 1259, 34, 1, 1, 4, 30, 53, 0, 0, 17},  // setAnimationDelegate
    {868, 1189, -1, -1, -1, 0, 0, 35, 0, 0, 5, 46, 45, 0, 0, 17},  // main
    {1192, 1189, -1, -1, -1, 0, 0, 36, 0, 0, 5, 46, 45, 0, 0, 17},  // background
    {1193, 1189, -1, -1, -1, 823, 1260, 37, 0, 0, 4, 46, 45, 0, 0, 17},  // global
    {1193, 1189, -1, -1, -1, 823, 1260, 38, 1, 1, 4, 46, 45, 0, 0, 17},  // global
    {1189, -1, -1, -1, -1, 824, 1261, 39, 1, 1, 3, 0, 45, 0, 0, 17},  // DispatchQueue
    {1189, -1, -1, -1, -1, 825, 1262, 40, 2, 2, 3, 0, 45, 0, 0, 17},  // DispatchQueue
    {1195, -1, -1, -1, -1, 827, 1264, 41, 1, 2, 1, 46, 53, 0, 0, 17},  // sync
    {1195, -1, -1, -1, -1, 828, 1266, 42, 1, 2, 1, 46, 53, 0, 0, 17},  // sync
    {1197, -1, -1, -1, -1, 829, 1268, 43, 1, 2, 1, 46, 53, 0, 0, 17},  // async
    {1197, -1, -1, -1, -1, 830, 1270, 44, 1, 2, 1, 46, 53, 0, 0, 17},  // async
    {1198, -1, -1, -1, -1, 831, 1272, 45, 2, 3, 1, 46, 53, 0, 0, 17},  // asyncAfter
    {1198, -1, -1, -1, -1, 833, 1275, 46, 2, 3, 1, 46, 53, 0, 0, 17},  // asyncAfter
    {1200, -1, -1, -1, -1, 835, 1278, 47, 2, 2, 0, 0, 53, 0, 0, 17},  // dispatch_async
    {1201, -1, -1, -1, -1, 837, 1280, 48, 3, 3, 0, 0, 53, 0, 0, 17},  // dispatch_after
    {1202, -1, -1, -1, -1, 840, 1283, 49, 0, 0, 0, 0, 45, 0, 0, 17},  // dispatch_get_main_queue
    {1142, 1190, -1, -1, -1, 840, 1283, 50, 0, 0, 4, 1, 0, 0, 0, 17},  // now
    {1041, 1191, -1, -1, -1, 840, 1283, 51, 1, 1, 4, 1, 0, 0, 0, 17},  // seconds
    {1203, 1191, -1, -1, -1, 841, 1284, 52, 1, 1, 4, 1, 0, 0, 0, 17},  // milliseconds
    {1204, 1191, -1, -1, -1, 842, 1285, 53, 1, 1, 4, 1, 0, 0, 0, 17},  // microseconds
    {1205, 1191, -1, -1, -1, 843, 1286, 54, 1, 1, 4, 1, 0, 0, 0, 17},  // nanoseconds
    {1206, -1, -1, -1, -1, 0, 0, 55, 0, 0, 5, 0, 0, 0, 0, 17},  // DISPATCH_TIME_NOW
    {1207, -1, -1, -1, -1, 0, 0, 56, 0, 0, 5, 0, 0, 0, 0, 17},  // NSEC_PER_SEC
    {1208, -1, -1, -1, -1, 0, 0, 57, 0, 0, 5, 0, 0, 0, 0, 17},  // NSEC_PER_MSEC
    {1209, -1, -1, -1, -1, 844, 1287, 58, 2, 2, 0, 0, 0, 0, 0, 17},  // dispatch_time
    {1210, 181, -1, -1, -1, 847, 1289, 59, 1, 1, 4, 30, 53, 0, 0, 17},  // performWithoutAnimation
    {1211, 181, -1, -1, -1, 848, 1290, 60, 1, 1, 4, 30, 53, 0, 0, 17},  // setAnimationsEnabled
    {1212, -1, -1, -1, -1, 0, 0, 0, 0, 0, 3, 0, 35, 0, 0, 18},  // CABasicAnimation
    {1212, -1, -1, -1, -1, 849, 1291, 1, 1, 1, 3, 0, 35, 0, 0, 18},  // CABasicAnimation
    {1214, -1, -1, -1, -1, 0, 0, 2, 0, 0, 3, 0, 35, 0, 0, 18},  // CASpringAnimation
    {1214, -1, -1, -1, -1, 850, 1292, 3, 1, 1, 3, 0, 35, 0, 0, 18},  // CASpringAnimation
    {1215, -1, -1, -1, -1, 0, 0, 4, 0, 0, 3, 0, 35, 0, 0, 18},  // CAKeyframeAnimation
    {1215, -1, -1, -1, -1, 851, 1293, 5, 1, 1, 3, 0, 35, 0, 0, 18},  // CAKeyframeAnimation
    {1216, -1, -1, -1, -1, 0, 0, 6, 0, 0, 3, 0, 35, 0, 0, 18},  // CAAnimationGroup
    {1213, -1, -1, -1, -1, 0, 1294, 7, 0, 1, 2, 36, 3, 0, 0, 18},  // keyPath
    {1217, -1, -1, -1, -1, 0, 1295, 8, 0, 1, 2, 36, 53, 0, 0, 18},  // fromValue
    {1218, -1, -1, -1, -1, 0, 1296, 9, 0, 1, 2, 36, 53, 0, 0, 18},  // toValue
    {1219, -1, -1, -1, -1, 0, 1297, 10, 0, 1, 2, 36, 53, 0, 0, 18},  // byValue
    {552, -1, -1, -1, -1, 0, 1298, 11, 0, 1, 2, 36, 4, 0, 0, 18},  // values
    {1220, -1, -1, -1, -1, 0, 1299, 12, 0, 1, 2, 36, 31, 0, 0, 18},  // path
    {1221, -1, -1, -1, -1, 0, 1300, 13, 0, 1, 2, 36, 4, 0, 0, 18},  // keyTimes
    {1222, -1, -1, -1, -1, 0, 1301, 14, 0, 1, 2, 36, 4, 0, 0, 18},  // timingFunctions
    {1223, -1, -1, -1, -1, 0, 1302, 15, 0, 1, 2, 36, 41, 0, 0, 18},  // calculationMode
    {1164, -1, -1, -1, -1, 0, 1303, 16, 0, 1, 2, 36, 4, 0, 0, 18},  // animations
    {1224, -1, -1, -1, -1, 0, 1304, 17, 0, 1, 2, 36, 2, 0, 0, 18},  // additive
    {1225, -1, -1, -1, -1, 0, 1305, 18, 0, 1, 2, 36, 2, 0, 0, 18},  // isAdditive
    {1226, -1, -1, -1, -1, 0, 1306, 19, 0, 1, 2, 36, 2, 0, 0, 18},  // cumulative
    {1227, -1, -1, -1, -1, 0, 1307, 20, 0, 1, 2, 36, 2, 0, 0, 18},  // isCumulative
    {1155, -1, -1, -1, -1, 0, 1308, 21, 0, 1, 2, 36, 0, 0, 0, 18},  // mass
    {1156, -1, -1, -1, -1, 0, 1309, 22, 0, 1, 2, 36, 0, 0, 0, 18},  // stiffness
    {1157, -1, -1, -1, -1, 0, 1310, 23, 0, 1, 2, 36, 0, 0, 0, 18},  // damping
    {1154, -1, -1, -1, -1, 0, 1311, 24, 0, 1, 2, 36, 0, 0, 0, 18},  // initialVelocity
    {1228, -1, -1, -1, -1, 0, 1312, 25, 0, 1, 2, 36, 36, 0, 0, 18},  // timingFunction
    {1229, -1, -1, -1, -1, 0, 1313, 26, 0, 1, 2, 36, 0, 0, 0, 18},  // duration
    {1230, -1, -1, -1, -1, 0, 1314, 27, 0, 1, 2, 36, 0, 0, 0, 18},  // speed
    {1231, -1, -1, -1, -1, 0, 1315, 28, 0, 1, 2, 36, 0, 0, 0, 18},  // beginTime
    {1232, -1, -1, -1, -1, 0, 1316, 29, 0, 1, 2, 36, 0, 0, 0, 18},  // timeOffset
    {1233, -1, -1, -1, -1, 0, 1317, 30, 0, 1, 2, 36, 0, 0, 0, 18},  // repeatCount
    {1234, -1, -1, -1, -1, 0, 1318, 31, 0, 1, 2, 36, 0, 0, 0, 18},  // repeatDuration
    {1235, -1, -1, -1, -1, 0, 1319, 32, 0, 1, 2, 36, 2, 0, 0, 18},  // autoreverses
    {1236, -1, -1, -1, -1, 0, 1320, 33, 0, 1, 2, 36, 40, 0, 0, 18},  // fillMode
    {1237, -1, -1, -1, -1, 0, 1321, 34, 0, 1, 2, 36, 2, 0, 0, 18},  // isRemovedOnCompletion
    {1238, -1, -1, -1, -1, 0, 1322, 35, 0, 1, 2, 36, 2, 0, 0, 18},  // removedOnCompletion
    {706, -1, -1, -1, -1, 0, 1323, 36, 0, 1, 2, 36, 53, 0, 0, 18},  // delegate
    {1239, -1, -1, -1, 1521, 0, 1324, 37, 0, 1, 2, 36, 2, 0, 0, 18},  // isInterruptible
    {647, -1, -1, -1, -1, 0, 1325, 38, 0, 1, 2, 36, 2, 0, 0, 18},  // isUserInteractionEnabled
    {1240, -1, -1, -1, -1, 0, 1326, 39, 0, 1, 2, 36, 0, 0, 0, 18},  // settlingDuration
    {1178, -1, -1, -1, -1, 852, 1327, 40, 0, 0, 3, 0, 35, 0, 0, 18},  // UIViewPropertyAnimator
    {1178, -1, -1, -1, -1, 855, 1327, 41, 3, 3, 3, 0, 35, 0, 0, 18},  // UIViewPropertyAnimator
    {1178, -1, -1, -1, -1, 860, 1330, 42, 2, 2, 3, 0, 35, 0, 0, 18},  // UIViewPropertyAnimator
    {1178, -1, -1, -1, -1, 865, 1332, 43, 3, 3, 3, 0, 35, 0, 0, 18},  // UIViewPropertyAnimator
    {1178, -1, -1, -1, -1, 870, 1335, 44, 2, 2, 3, 0, 35, 0, 0, 18},  // UIViewPropertyAnimator
    {1178, -1, -1, -1, -1, 876, 1337, 45, 4, 4, 3, 0, 35, 0, 0, 18},  // UIViewPropertyAnimator
    {1178, -1, -1, -1, -1, 883, 1341, 46, 3, 3, 3, 0, 35, 0, 0, 18},  // UIViewPropertyAnimator
    {1178, -1, -1, -1, -1, 888, 1344, 47, 2, 2, 3, 0, 35, 0, 0, 18},  // UIViewPropertyAnimator
    {1243, -1, -1, -1, -1, 890, 1346, 48, 0, 1, 1, 36, 53, 0, 0, 18},  // startAnimation
    {1243, -1, -1, -1, 1517, 890, 1347, 49, 1, 2, 1, 36, 53, 0, 0, 18},  // startAnimation
    {1245, -1, -1, -1, -1, 891, 1349, 50, 0, 1, 1, 36, 53, 0, 0, 18},  // pauseAnimation
    {1246, -1, -1, -1, -1, 891, 1350, 51, 1, 2, 1, 36, 53, 0, 0, 18},  // stopAnimation
    {1247, -1, -1, -1, 1518, 892, 1352, 52, 1, 2, 1, 36, 53, 0, 0, 18},  // finishAnimation
    {1248, -1, -1, -1, 1519, 893, 1354, 53, 2, 3, 1, 36, 53, 0, 0, 18},  // continueAnimation
    {1251, -1, -1, -1, -1, 895, 1357, 54, 1, 2, 1, 36, 53, 0, 0, 18},  // addAnimations
    {1251, -1, -1, -1, -1, 896, 1359, 55, 2, 3, 1, 36, 53, 0, 0, 18},  // addAnimations
    {1253, -1, -1, -1, -1, 898, 1362, 56, 1, 2, 1, 36, 53, 0, 0, 18},  // addCompletion
    {990, -1, -1, -1, -1, 0, 1364, 57, 0, 1, 2, 36, 42, 0, 0, 18},  // state
    {1254, -1, -1, -1, 1520, 0, 1365, 58, 0, 1, 2, 36, 2, 0, 0, 18},  // isRunning
    {1166, -1, -1, -1, -1, 0, 1366, 59, 0, 1, 2, 36, 0, 0, 0, 18},  // delay
    {1242, -1, -1, -1, -1, 0, 1367, 60, 0, 1, 2, 36, 36, 0, 0, 18},  // timingParameters
    {1255, -1, -1, -1, -1, 0, 1368, 61, 0, 1, 2, 36, 0, 0, 0, 18},  // fractionComplete
    {1256, -1, -1, -1, 480, 0, 1369, 62, 0, 1, 2, 36, 2, 0, 0, 18},  // isReversed
    {1257, -1, -1, -1, -1, 0, 1370, 63, 0, 1, 2, 36, 2, 0, 0, 18},  // scrubsLinearly
    {1258, -1, -1, -1, 1494, 899, 1371, 64, 2, 3, 1, 31, 53, 0, 0, 18},  // add
    {1259, -1, -1, -1, 1495, 901, 1374, 65, 1, 2, 1, 31, 53, 0, 0, 18},  // removeAnimation
    {1260, -1, -1, -1, -1, 902, 1376, 66, 0, 1, 1, 31, 53, 0, 0, 18},  // removeAllAnimations
    {1261, -1, -1, -1, -1, 902, 1377, 67, 0, 1, 1, 31, 4, 0, 0, 18},  // animationKeys
    {45, -1, -1, -1, 1526, 902, 1378, 68, 1, 2, 1, 31, 0, 0, 0, 18},  // value
    {1263, -1, -1, -1, 1527, 903, 1380, 69, 2, 3, 1, 31, 53, 0, 0, 18},  // setValue
    {45, -1, -1, -1, 1526, 905, 1383, 70, 1, 2, 1, 30, 0, 0, 0, 18},  // value
    {1263, -1, -1, -1, 1527, 906, 1385, 71, 2, 3, 1, 30, 53, 0, 0, 18},  // setValue
    {1230, -1, -1, -1, -1, 0, 1388, 72, 0, 1, 2, 31, 0, 0, 0, 18},  // speed
    {1231, -1, -1, -1, -1, 0, 1389, 73, 0, 1, 2, 31, 0, 0, 0, 18},  // beginTime
    {1232, -1, -1, -1, -1, 0, 1390, 74, 0, 1, 2, 31, 0, 0, 0, 18},  // timeOffset
    {1264, -1, -1, -1, 1489, 908, 1391, 75, 2, 3, 1, 31, 0, 0, 0, 18},  // convertTime
    {1264, -1, -1, -1, 1490, 910, 1394, 76, 2, 3, 1, 31, 0, 0, 0, 18},  // convertTime
    {1266, 1265, -1, -1, -1, 912, 1397, 77, 0, 0, 4, 45, 53, 0, 0, 18},  // begin
    {1267, 1265, -1, -1, -1, 912, 1397, 78, 0, 0, 4, 45, 53, 0, 0, 18},  // commit
    {1268, 1265, -1, -1, -1, 912, 1397, 79, 0, 0, 4, 45, 53, 0, 0, 18},  // flush
    {1182, 1265, -1, -1, -1, 912, 1397, 80, 1, 1, 4, 45, 53, 0, 0, 18},  // setAnimationDuration
    {1269, 1265, -1, -1, -1, 913, 1398, 81, 1, 1, 4, 45, 53, 0, 0, 18},  // setDisableActions
    {1270, 1265, -1, -1, -1, 914, 1399, 82, 1, 1, 4, 45, 53, 0, 0, 18},  // setAnimationTimingFunction
    {1271, 1265, -1, -1, -1, 915, 1400, 83, 1, 1, 4, 45, 53, 0, 0, 18},  // setCompletionBlock
    {1272, -1, -1, -1, -1, 916, 1401, 84, 1, 1, 0, 0, 14, 0, 0, 18},  // NSValue
    {1272, -1, -1, -1, -1, 917, 1402, 85, 1, 1, 0, 0, 14, 0, 0, 18},  // NSValue
    {1275, -1, -1, -1, -1, 0, 0, 86, 0, 0, 5, 0, 14, 0, 0, 18},  // CATransform3DIdentity
    {1276, -1, -1, -1, -1, 918, 1403, 87, 3, 3, 0, 0, 14, 0, 0, 18},  // CATransform3DMakeScale
    {1277, -1, -1, -1, -1, 921, 1406, 88, 3, 3, 0, 0, 14, 0, 0, 18},  // CATransform3DMakeTranslation
    {1278, -1, -1, -1, -1, 924, 1409, 89, 1, 1, 0, 0, 14, 0, 0, 18},  // CATransform3DMakeAffineTransform
    {1279, -1, -1, -1, -1, 925, 1410, 90, 4, 4, 0, 0, 14, 0, 0, 18},  // CATransform3DTranslate
    {1280, -1, -1, -1, -1, 929, 1414, 91, 4, 4, 0, 0, 14, 0, 0, 18},  // CATransform3DScale
    {1281, -1, -1, -1, -1, 933, 1418, 92, 5, 5, 0, 0, 14, 0, 0, 18},  // CATransform3DRotate
    {1282, -1, -1, -1, -1, 938, 1423, 93, 4, 4, 0, 0, 14, 0, 0, 18},  // CATransform3DMakeRotation
    {1283, -1, -1, -1, -1, 942, 1427, 94, 2, 2, 0, 0, 14, 0, 0, 18},  // CATransform3DConcat
    {1284, -1, -1, -1, -1, 944, 1429, 95, 1, 1, 0, 0, 14, 0, 0, 18},  // CATransform3DInvert
    {1285, -1, -1, -1, -1, 945, 1430, 96, 1, 1, 0, 0, 14, 0, 0, 18},  // CATransform3DGetAffineTransform
    {1286, -1, -1, -1, -1, 946, 1431, 97, 1, 1, 0, 0, 2, 0, 0, 18},  // CATransform3DIsIdentity
    {1287, -1, -1, -1, -1, 947, 1432, 98, 1, 1, 0, 0, 2, 0, 0, 18},  // CATransform3DIsAffine
    {1288, -1, -1, -1, -1, 948, 1433, 99, 2, 2, 0, 0, 2, 0, 0, 18},  // CATransform3DEqualToTransform
    {108, -1, -1, -1, -1, 950, 1435, 0, 1, 1, 0, 0, 53, 1, 0, 19},  // print
    {108, -1, -1, -1, -1, 951, 1436, 1, 2, 2, 0, 0, 53, 1, 0, 19},  // print
    {108, -1, -1, -1, -1, 953, 1438, 2, 2, 2, 0, 0, 53, 1, 0, 19},  // print
    {108, -1, -1, -1, -1, 955, 1440, 3, 3, 3, 0, 0, 53, 1, 0, 19},  // print
    {1290, -1, -1, -1, -1, 958, 1443, 4, 1, 1, 0, 0, 53, 0, 0, 19},  // debugPrint
    {1291, -1, -1, -1, -1, 959, 1444, 5, 0, 0, 0, 0, 53, 0, 0, 19},  // fatalError
    {1292, -1, -1, -1, -1, 959, 1444, 6, 0, 0, 0, 0, 53, 0, 0, 19},  // preconditionFailure
    {1293, -1, -1, -1, -1, 959, 1444, 7, 0, 0, 0, 0, 53, 0, 0, 19},  // assertionFailure
    {1291, -1, -1, -1, -1, 959, 1444, 8, 1, 1, 0, 0, 53, 0, 0, 19},  // fatalError
    {1292, -1, -1, -1, -1, 960, 1445, 9, 1, 1, 0, 0, 53, 0, 0, 19},  // preconditionFailure
    {1293, -1, -1, -1, -1, 961, 1446, 10, 1, 1, 0, 0, 53, 0, 0, 19},  // assertionFailure
    {1294, -1, -1, -1, -1, 962, 1447, 11, 1, 1, 0, 0, 53, 0, 0, 19},  // assert
    {1295, -1, -1, -1, -1, 963, 1448, 12, 1, 1, 0, 0, 53, 0, 0, 19},  // precondition
    {1296, -1, -1, -1, -1, 964, 1449, 13, 1, 1, 0, 0, 53, 0, 0, 19},  // NSParameterAssert
    {1294, -1, -1, -1, -1, 965, 1450, 14, 2, 2, 0, 0, 53, 0, 0, 19},  // assert
    {1295, -1, -1, -1, -1, 967, 1452, 15, 2, 2, 0, 0, 53, 0, 0, 19},  // precondition
    {1297, -1, -1, -1, -1, 969, 1454, 16, 1, 1, 0, 0, 53, 1, 0, 19},  // NSAssert
    {1298, -1, -1, -1, -1, 970, 1455, 17, 1, 1, 0, 0, 53, 1, 0, 19},  // NSCAssert
    {1299, -1, -1, -1, -1, 971, 1456, 18, 1, 1, 0, 0, 53, 0, 0, 19},  // Optional
    {1300, -1, -1, -1, -1, 0, 0, 19, 0, 0, 5, 0, 21, 0, 0, 19},  // row
    {1301, -1, -1, -1, -1, 0, 0, 20, 0, 0, 5, 0, 21, 0, 0, 19},  // column
    {1302, -1, -1, -1, -1, 972, 1457, 21, 1, 1, 0, 0, 53, 0, 0, 19},  // convention
    {1303, -1, -1, -1, -1, 973, 1458, 22, 1, 1, 0, 0, 51, 1, 0, 19},  // plot
    {1303, -1, -1, -1, -1, 974, 1459, 23, 2, 2, 0, 0, 51, 1, 0, 19},  // plot
    {1303, -1, -1, -1, -1, 976, 1461, 24, 2, 2, 0, 0, 51, 1, 0, 19},  // plot
    {1304, -1, -1, -1, -1, 978, 1463, 25, 1, 1, 0, 0, 52, 1, 0, 19},  // describe
    {1304, -1, -1, -1, -1, 979, 1464, 26, 2, 2, 0, 0, 52, 1, 0, 19},  // describe
    {1304, -1, -1, -1, -1, 981, 1466, 27, 2, 2, 0, 0, 52, 1, 0, 19},  // describe
    {1305, -1, -1, -1, -1, 983, 1468, 28, 1, 1, 0, 0, 51, 1, 0, 19},  // film
    {1305, -1, -1, -1, -1, 984, 1469, 29, 2, 2, 0, 0, 51, 1, 0, 19},  // film
    {1305, -1, -1, -1, -1, 986, 1471, 30, 2, 2, 0, 0, 51, 1, 0, 19},  // film
    {1305, -1, -1, -1, -1, 988, 1473, 31, 3, 3, 0, 0, 51, 1, 0, 19},  // film
    {1307, -1, -1, -1, -1, 991, 1476, 32, 1, 1, 0, 0, 51, 1, 0, 19},  // strip
    {1307, -1, -1, -1, -1, 992, 1477, 33, 2, 2, 0, 0, 51, 1, 0, 19},  // strip
    {1307, -1, -1, -1, -1, 994, 1479, 34, 2, 2, 0, 0, 51, 1, 0, 19},  // strip
    {1307, -1, -1, -1, -1, 996, 1481, 35, 3, 3, 0, 0, 51, 1, 0, 19},  // strip
    {1308, -1, -1, -1, -1, 999, 1484, 36, 1, 1, 0, 0, 51, 0, 0, 19},  // grid
    {1309, -1, -1, -1, -1, 1000, 1485, 37, 1, 1, 0, 0, 52, 0, 0, 19},  // why
    {1310, -1, -1, -1, -1, 0, 0, 0, 0, 0, 5, 0, 2, 0, 0, 20},  // YES
    {1311, -1, -1, -1, -1, 0, 0, 1, 0, 0, 5, 0, 2, 0, 0, 20},  // NO
    {1312, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 8, 0, 0, 20},  // NULL
    {1313, -1, -1, -1, -1, 0, 0, 3, 0, 0, 5, 0, 8, 0, 0, 20},  // Nil
    {1314, -1, -1, -1, -1, 0, 0, 4, 0, 0, 5, 0, 0, 0, 0, 20},  // HUGE_VALF
    {1315, -1, -1, -1, -1, 0, 0, 5, 0, 0, 5, 0, 0, 0, 0, 20},  // HUGE_VAL
    {1316, -1, -1, -1, -1, 0, 0, 6, 0, 0, 5, 0, 0, 0, 0, 20},  // INFINITY
    {376, -1, -1, -1, -1, 0, 0, 7, 0, 0, 5, 0, 0, 0, 0, 20},  // CGFLOAT_MAX
    {1317, -1, -1, -1, -1, 0, 0, 8, 0, 0, 5, 0, 0, 0, 0, 20},  // DBL_MAX
    {1318, -1, -1, -1, -1, 0, 0, 9, 0, 0, 5, 0, 0, 0, 0, 20},  // CGFLOAT_MIN
    {1319, -1, -1, -1, -1, 0, 0, 10, 0, 0, 5, 0, 0, 0, 0, 20},  // DBL_MIN
    {1320, -1, -1, -1, -1, 0, 0, 11, 0, 0, 5, 0, 0, 0, 0, 20},  // FLT_MAX
    {1321, -1, -1, -1, -1, 0, 0, 12, 0, 0, 5, 0, 0, 0, 0, 20},  // MAXFLOAT
    {1322, -1, -1, -1, -1, 0, 0, 13, 0, 0, 5, 0, 0, 0, 0, 20},  // FLT_MIN
    {1323, -1, -1, -1, -1, 0, 0, 14, 0, 0, 5, 0, 0, 0, 0, 20},  // FLT_EPSILON
    {133, -1, -1, -1, -1, 1001, 1486, 15, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {133, -1, -1, -1, -1, 1002, 1487, 16, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {133, -1, -1, -1, -1, 1003, 1488, 17, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {133, -1, -1, -1, -1, 1004, 1489, 18, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {133, -1, -1, -1, -1, 1005, 1490, 19, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {133, -1, -1, -1, -1, 1006, 1491, 20, 1, 1, 0, 0, 2, 0, 0, 20},  // NSNumber
    {1272, -1, -1, -1, -1, 1007, 1492, 21, 1, 1, 0, 0, 9, 0, 0, 20},  // NSValue
    {1272, -1, -1, -1, -1, 1008, 1493, 22, 1, 1, 0, 0, 12, 0, 0, 20},  // NSValue
    {1272, -1, -1, -1, -1, 1009, 1494, 23, 1, 1, 0, 0, 13, 0, 0, 20},  // NSValue
    {1272, -1, -1, -1, -1, 1010, 1495, 24, 1, 1, 0, 0, 10, 0, 0, 20},  // NSValue
    {1272, -1, -1, -1, -1, 1011, 1496, 25, 1, 1, 0, 0, 14, 0, 0, 20},  // NSValue
    {1330, -1, -1, -1, -1, 0, 1497, 26, 0, 1, 2, 1, 0, 0, 0, 20},  // floatValue
    {1331, -1, -1, -1, -1, 0, 1498, 27, 0, 1, 2, 1, 0, 0, 0, 20},  // doubleValue
    {1332, -1, -1, -1, -1, 0, 1499, 28, 0, 1, 2, 1, 0, 0, 0, 20},  // intValue
    {1333, -1, -1, -1, -1, 0, 1500, 29, 0, 1, 2, 1, 0, 0, 0, 20},  // integerValue
    {1334, -1, -1, -1, 1496, 0, 1501, 30, 0, 1, 2, 10, 9, 0, 0, 20},  // cgPointValue
    {1335, -1, -1, -1, 1497, 0, 1502, 31, 0, 1, 2, 13, 12, 0, 0, 20},  // cgSizeValue
    {1336, -1, -1, -1, 1498, 0, 1503, 32, 0, 1, 2, 14, 13, 0, 0, 20},  // cgRectValue
    {1337, -1, -1, -1, 1499, 0, 1504, 33, 0, 1, 2, 11, 10, 0, 0, 20},  // cgVectorValue
    {1338, -1, -1, -1, 1500, 0, 1505, 34, 0, 1, 2, 15, 14, 0, 0, 20},  // cgAffineTransformValue
    {109, -1, -1, -1, -1, 1012, 1506, 35, 1, 1, 0, 0, 53, 1, 0, 20},  // NSLog
    {1339, -1, -1, -1, -1, 1013, 1507, 36, 1, 1, 0, 0, 53, 1, 0, 20},  // printf
    {165, -1, -1, -1, -1, 1014, 1508, 37, 1, 1, 3, 0, 3, 1, 0, 20},  // NSString
    {163, -1, -1, -1, -1, 1015, 1509, 38, 1, 1, 3, 0, 3, 1, 0, 20},  // String
    {167, -1, -1, -1, -1, 1016, 1510, 39, 1, 1, 3, 0, 4, 1, 0, 20},  // NSArray
    {1342, -1, 1349, -1, -1, 1017, 1511, 0, 0, 0, 3, 0, 31, 0, 0, 21},  // CGMutablePath
    {1346, -1, -1, -1, -1, 1017, 1511, 1, 0, 0, 3, 0, 31, 0, 0, 21},  // UIBezierPath
    {1346, -1, -1, -1, -1, 1017, 1511, 2, 1, 1, 3, 0, 31, 0, 0, 21},  // UIBezierPath
    {1346, -1, -1, -1, -1, 1018, 1512, 3, 2, 2, 3, 0, 31, 0, 0, 21},  // UIBezierPath
    {1346, -1, -1, -1, -1, 1020, 1514, 4, 1, 1, 3, 0, 31, 0, 0, 21},  // UIBezierPath
    {1346, -1, -1, -1, -1, 1021, 1515, 5, 1, 1, 3, 0, 31, 0, 0, 21},  // UIBezierPath
    {1346, -1, -1, -1, -1, 1022, 1516, 6, 1, 1, 3, 0, 31, 0, 0, 21},  // UIBezierPath
    {1354, -1, -1, -1, -1, 1023, 1517, 7, 2, 2, 0, 0, 31, 0, 0, 21},  // CGPathCreateWithRect
    {1343, -1, -1, -1, -1, 1025, 1519, 8, 2, 2, 3, 0, 31, 0, 0, 21},  // CGPath
    {1355, -1, -1, -1, -1, 1027, 1521, 9, 1, 1, 0, 0, 53, 0, 0, 21},  // CGPathRelease
    {1343, -1, -1, -1, -1, 1028, 1522, 10, 2, 2, 3, 0, 31, 0, 0, 21},  // CGPath
    {1357, -1, -1, -1, -1, 1030, 1524, 11, 2, 2, 0, 0, 31, 0, 0, 21},  // CGPathCreateWithEllipseInRect
    {1358, -1, -1, -1, -1, 1032, 1526, 12, 3, 3, 0, 0, 53, 0, 0, 21},  // CGPathAddEllipseInRect
    {1359, -1, -1, -1, -1, 0, 1529, 13, 0, 1, 2, 32, 0, 0, 0, 21},  // lineWidth
    {1360, -1, -1, -1, -1, 1035, 1530, 14, 0, 1, 1, 32, 53, 0, 0, 21},  // removeAllPoints
    {1361, -1, -1, -1, -1, 1035, 1531, 15, 1, 1, 0, 0, 9, 0, 0, 21},  // CGPathGetCurrentPoint
    {1363, 1362, 1364, -1, -1, 0, 0, 16, 0, 0, 5, 27, 26, 0, 0, 21},  // topLeft
    {1365, 1362, 1366, -1, -1, 0, 0, 17, 0, 0, 5, 27, 26, 0, 0, 21},  // topRight
    {1367, 1362, 1368, -1, -1, 0, 0, 18, 0, 0, 5, 27, 26, 0, 0, 21},  // bottomRight
    {1369, 1362, 1370, -1, -1, 0, 0, 19, 0, 0, 5, 27, 26, 0, 0, 21},  // bottomLeft
    {1371, 1362, 1372, -1, -1, 0, 0, 20, 0, 0, 5, 27, 26, 0, 0, 21},  // allCorners
    {1343, -1, -1, -1, -1, 1036, 1532, 21, 4, 4, 3, 0, 31, 0, 0, 21},  // CGPath
    {1375, -1, -1, -1, -1, 1040, 1536, 22, 4, 4, 0, 0, 31, 0, 0, 21},  // CGPathCreateWithRoundedRect
    {1346, -1, -1, -1, -1, 1044, 1540, 23, 3, 3, 3, 0, 31, 0, 0, 21},  // UIBezierPath
    {1378, -1, -1, -1, 1382, 1047, 1543, 24, 1, 2, 1, 32, 53, 0, 0, 21},  // move
    {1378, -1, -1, -1, -1, 1048, 1545, 25, 2, 3, 1, 32, 53, 0, 0, 21},  // move
    {1379, -1, -1, -1, 1383, 1050, 1548, 26, 1, 2, 1, 32, 53, 0, 0, 21},  // addLine
    {1379, -1, -1, -1, -1, 1051, 1550, 27, 2, 3, 1, 32, 53, 0, 0, 21},  // addLine
    {1380, -1, -1, -1, -1, 1053, 1553, 28, 1, 2, 1, 32, 53, 0, 0, 21},  // addLines
    {1380, -1, -1, -1, -1, 1054, 1555, 29, 2, 3, 1, 32, 53, 0, 0, 21},  // addLines
    {1384, -1, -1, -1, -1, 1058, 1558, 30, 1, 2, 1, 32, 53, 0, 0, 21},  // addRect
    {1384, -1, -1, -1, -1, 1059, 1560, 31, 2, 3, 1, 32, 53, 0, 0, 21},  // addRect
    {1385, -1, -1, -1, -1, 1061, 1563, 32, 1, 2, 1, 32, 53, 0, 0, 21},  // addRects
    {1385, -1, -1, -1, -1, 1062, 1565, 33, 2, 3, 1, 32, 53, 0, 0, 21},  // addRects
    {1386, -1, -1, -1, -1, 1064, 1568, 34, 1, 2, 1, 32, 53, 0, 0, 21},  // addEllipse
    {1386, -1, -1, -1, -1, 1065, 1570, 35, 2, 3, 1, 32, 53, 0, 0, 21},  // addEllipse
    {1387, -1, -1, -1, -1, 1067, 1573, 36, 3, 4, 1, 32, 53, 0, 0, 21},  // addRoundedRect
    {1387, -1, -1, -1, -1, 1070, 1577, 37, 4, 5, 1, 32, 53, 0, 0, 21},  // addRoundedRect
    {64, -1, -1, -1, 1389, 1074, 1582, 38, 1, 2, 1, 32, 53, 0, 0, 21},  // append
    {1388, -1, -1, -1, -1, 1075, 1584, 39, 1, 2, 1, 32, 53, 0, 0, 21},  // addPath
    {1388, -1, -1, -1, -1, 1076, 1586, 40, 2, 3, 1, 32, 53, 0, 0, 21},  // addPath
    {1390, -1, -1, -1, 1391, 1079, 1589, 41, 1, 2, 1, 32, 53, 0, 0, 21},  // apply
    {1392, -1, -1, -1, 1396, 1081, 1591, 42, 0, 1, 1, 32, 53, 0, 0, 21},  // closeSubpath
    {696, -1, -1, -1, -1, 1081, 1592, 43, 0, 1, 1, 32, 53, 0, 0, 21},  // close
    {1393, -1, -1, -1, -1, 1081, 1593, 44, 0, 1, 1, 32, 53, 0, 0, 21},  // fill
    {1394, -1, -1, -1, -1, 1081, 1594, 45, 0, 1, 1, 32, 53, 0, 0, 21},  // stroke
    {1395, -1, -1, -1, -1, 1081, 1595, 46, 0, 1, 1, 32, 53, 0, 0, 21},  // addClip
    {1397, -1, -1, -1, -1, 1081, 1596, 47, 3, 3, 0, 0, 53, 0, 0, 21},  // CGPathAddRect
    {1398, -1, -1, -1, -1, 1084, 1599, 48, 4, 4, 0, 0, 53, 0, 0, 21},  // CGPathMoveToPoint
    {1399, -1, -1, -1, -1, 1088, 1603, 49, 4, 4, 0, 0, 53, 0, 0, 21},  // CGPathAddLineToPoint
    {1400, -1, -1, -1, -1, 1092, 1607, 50, 5, 5, 0, 0, 53, 0, 0, 21},  // CGPathAddRoundedRect
    {1401, -1, -1, -1, -1, 1097, 1612, 51, 3, 3, 0, 0, 53, 0, 0, 21},  // CGPathAddPath
    {1402, -1, -1, -1, -1, 1100, 1615, 52, 1, 1, 0, 0, 53, 0, 0, 21},  // CGPathCloseSubpath
    {1403, -1, -1, -1, 1409, 1101, 1616, 53, 3, 4, 1, 32, 53, 0, 0, 21},  // addCurve
    {1403, -1, -1, -1, -1, 1104, 1620, 54, 3, 4, 1, 32, 53, 0, 0, 21},  // addCurve
    {1403, -1, -1, -1, -1, 1107, 1624, 55, 4, 5, 1, 32, 53, 0, 0, 21},  // addCurve
    {1406, -1, -1, -1, 1410, 1111, 1629, 56, 2, 3, 1, 32, 53, 0, 0, 21},  // addQuadCurve
    {1406, -1, -1, -1, -1, 1113, 1632, 57, 2, 3, 1, 32, 53, 0, 0, 21},  // addQuadCurve
    {1406, -1, -1, -1, -1, 1115, 1635, 58, 3, 4, 1, 32, 53, 0, 0, 21},  // addQuadCurve
    {1411, -1, -1, -1, 1419, 1123, 1639, 59, 5, 6, 1, 32, 53, 0, 0, 21},  // addArc
    {1411, -1, -1, -1, -1, 1128, 1645, 60, 5, 6, 1, 32, 53, 0, 0, 21},  // addArc
    {1411, -1, -1, -1, -1, 1133, 1651, 61, 6, 7, 1, 32, 53, 0, 0, 21},  // addArc
    {1416, -1, -1, -1, -1, 1139, 1658, 62, 4, 5, 1, 32, 53, 0, 0, 21},  // addRelativeArc
    {1416, -1, -1, -1, -1, 1143, 1663, 63, 5, 6, 1, 32, 53, 0, 0, 21},  // addRelativeArc
    {1346, -1, -1, -1, -1, 1148, 1669, 64, 5, 5, 3, 0, 31, 0, 0, 21},  // UIBezierPath
    {1411, -1, -1, -1, -1, 1158, 1674, 65, 3, 4, 1, 32, 53, 0, 0, 21},  // addArc
    {1411, -1, -1, -1, -1, 1161, 1678, 66, 4, 5, 1, 32, 53, 0, 0, 21},  // addArc
    {1422, -1, -1, -1, -1, 1165, 1683, 67, 7, 7, 0, 0, 53, 0, 0, 21},  // CGPathAddArcToPoint
    {1423, -1, -1, -1, -1, 1172, 1690, 68, 8, 8, 0, 0, 53, 0, 0, 21},  // CGPathAddCurveToPoint
    {1424, -1, -1, -1, -1, 1180, 1698, 69, 6, 6, 0, 0, 53, 0, 0, 21},  // CGPathAddQuadCurveToPoint
    {1425, -1, -1, -1, -1, 1186, 1704, 70, 8, 8, 0, 0, 53, 0, 0, 21},  // CGPathAddArc
    {1426, -1, -1, -1, -1, 0, 1712, 71, 0, 1, 2, 32, 13, 0, 0, 21},  // boundingBox
    {637, -1, -1, -1, -1, 0, 1713, 72, 0, 1, 2, 32, 13, 0, 0, 21},  // bounds
    {1427, -1, -1, -1, -1, 0, 1714, 73, 0, 1, 2, 32, 13, 0, 0, 21},  // boundingBoxOfPath
    {319, -1, -1, -1, -1, 0, 1715, 74, 0, 1, 2, 32, 2, 0, 0, 21},  // isEmpty
    {1428, -1, -1, -1, -1, 0, 1716, 75, 0, 1, 2, 32, 9, 0, 0, 21},  // currentPoint
    {1353, -1, -1, -1, 1343, 0, 1717, 76, 0, 1, 2, 32, 31, 0, 0, 21},  // cgPath
    {1429, -1, -1, -1, -1, 1194, 1718, 77, 1, 1, 0, 0, 13, 0, 0, 21},  // CGPathGetBoundingBox
    {1430, -1, -1, -1, -1, 1195, 1719, 78, 1, 1, 0, 0, 13, 0, 0, 21},  // CGPathGetPathBoundingBox
    {1431, -1, -1, -1, -1, 1196, 1720, 79, 0, 1, 1, 32, 31, 0, 0, 21},  // copy
    {1432, -1, -1, -1, -1, 1196, 1721, 80, 0, 1, 1, 32, 31, 0, 0, 21},  // mutableCopy
    {1431, -1, -1, -1, -1, 1196, 1722, 81, 1, 2, 1, 32, 31, 0, 0, 21},  // copy
    {1432, -1, -1, -1, -1, 1197, 1724, 82, 1, 2, 1, 32, 31, 0, 0, 21},  // mutableCopy
    {1434, -1, -1, -1, 1435, 1198, 1726, 83, 0, 1, 1, 32, 31, 0, 0, 21},  // reversing
    {1436, -1, -1, -1, -1, 1198, 1727, 84, 1, 1, 0, 0, 31, 0, 0, 21},  // CGPathCreateCopy
    {1437, -1, -1, -1, -1, 1199, 1728, 85, 1, 1, 0, 0, 31, 0, 0, 21},  // CGPathCreateMutableCopy
    {1438, -1, -1, -1, -1, 1200, 1729, 86, 2, 2, 0, 0, 31, 0, 0, 21},  // CGPathCreateCopyByTransformingPath
    {1439, -1, -1, -1, -1, 1202, 1731, 87, 2, 2, 0, 0, 31, 0, 0, 21},  // CGPathCreateMutableCopyByTransformingPath
    {1441, 1440, -1, -1, -1, 0, 0, 88, 0, 0, 5, 28, 27, 0, 0, 21},  // winding
    {1442, 1440, -1, -1, -1, 0, 0, 89, 0, 0, 5, 28, 27, 0, 0, 21},  // evenOdd
    {1443, -1, -1, -1, -1, 0, 1733, 90, 0, 1, 2, 32, 2, 0, 0, 21},  // usesEvenOddFillRule
    {346, -1, -1, -1, 1444, 1204, 1734, 91, 1, 2, 1, 32, 2, 0, 0, 21},  // contains
    {346, -1, -1, -1, -1, 1205, 1736, 92, 2, 3, 1, 32, 2, 0, 0, 21},  // contains
    {346, -1, -1, -1, -1, 1207, 1739, 93, 2, 3, 1, 32, 2, 0, 0, 21},  // contains
    {346, -1, -1, -1, -1, 1209, 1742, 94, 3, 4, 1, 32, 2, 0, 0, 21},  // contains
    {1445, -1, -1, -1, -1, 1213, 1746, 95, 4, 4, 0, 0, 2, 0, 0, 21},  // CGPathContainsPoint
    {1220, -1, -1, -1, -1, 0, 1750, 96, 0, 1, 2, 31, 31, 0, 0, 21},  // path
    {1446, -1, -1, -1, -1, 0, 1751, 97, 0, 1, 2, 31, 17, 0, 0, 21},  // fillColor
    {1447, -1, -1, -1, -1, 0, 1752, 98, 0, 1, 2, 31, 17, 0, 0, 21},  // strokeColor
    {1359, -1, -1, -1, -1, 0, 1753, 99, 0, 1, 2, 31, 0, 0, 0, 21},  // lineWidth
    {1448, -1, -1, -1, -1, 0, 1754, 100, 0, 1, 2, 31, 23, 0, 0, 21},  // lineJoin
    {1449, -1, -1, -1, -1, 0, 1755, 101, 0, 1, 2, 31, 4, 0, 0, 21},  // lineDashPattern
    {1450, -1, -1, -1, -1, 0, 1756, 102, 0, 1, 2, 31, 0, 0, 0, 21},  // lineDashPhase
    {1452, 1451, 1453, -1, -1, 0, 0, 103, 0, 0, 5, 24, 23, 0, 0, 21},  // miter
    {79, 1451, 1454, -1, -1, 0, 0, 104, 0, 0, 5, 24, 23, 0, 0, 21},  // round
    {1455, 1451, 1456, -1, -1, 0, 0, 105, 0, 0, 5, 24, 23, 0, 0, 21},  // bevel
    {1457, -1, -1, -1, 1347, 0, 1757, 106, 0, 1, 2, 18, 17, 0, 0, 21},  // cgColor
    {279, -1, 1458, -1, -1, 1217, 1758, 0, 1, 1, 0, 0, 13, 0, 0, 22},  // rect
    {277, -1, 1459, -1, -1, 1218, 1759, 1, 1, 1, 0, 0, 9, 0, 0, 22},  // point
    {269, -1, 1460, -1, -1, 1219, 1760, 2, 1, 1, 0, 0, 12, 0, 0, 22},  // size
    {263, -1, 1461, -1, -1, 1220, 1761, 3, 1, 1, 0, 0, 10, 0, 0, 22},  // vector
    {91, -1, 1462, -1, -1, 1221, 1762, 4, 1, 1, 0, 0, 14, 0, 0, 22},  // transform
    {1463, -1, -1, -1, -1, 1222, 1763, 5, 1, 1, 0, 0, 14, 0, 0, 22},  // css
    {1464, -1, -1, -1, -1, 1223, 1764, 6, 1, 1, 0, 0, 14, 0, 0, 22},  // svg
    {1325, 224, -1, -1, -1, 1224, 1765, 7, 1, 1, 4, 4, 9, 0, 0, 22},  // cgPoint
    {1326, 224, -1, -1, -1, 1225, 1766, 8, 1, 1, 4, 4, 12, 0, 0, 22},  // cgSize
    {1327, 224, -1, -1, -1, 1226, 1767, 9, 1, 1, 4, 4, 13, 0, 0, 22},  // cgRect
    {1328, 224, -1, -1, -1, 1227, 1768, 10, 1, 1, 4, 4, 10, 0, 0, 22},  // cgVector
    {1329, 224, -1, -1, -1, 1228, 1769, 11, 1, 1, 4, 4, 14, 0, 0, 22},  // cgAffineTransform
    {1465, -1, -1, -1, -1, 1229, 1770, 12, 1, 1, 0, 0, 29, 0, 0, 22},  // views
    {91, -1, -1, -1, -1, 1230, 1771, 0, 2, 2, 0, 0, 14, 0, 0, 23},  // transform
    {91, -1, -1, -1, -1, 1232, 1773, 1, 3, 3, 0, 0, 14, 0, 0, 23},  // transform
    {1393, 1466, -1, -1, -1, 0, 0, 2, 0, 0, 5, 23, 22, 0, 0, 23},  // fill
    {1467, 1466, -1, -1, -1, 0, 0, 3, 0, 0, 5, 23, 22, 0, 0, 23},  // aspectFit
    {1468, 1466, -1, -1, -1, 0, 0, 4, 0, 0, 5, 23, 22, 0, 0, 23},  // aspectFill
    {1469, 1466, -1, -1, -1, 0, 0, 5, 0, 0, 5, 23, 22, 0, 0, 23},  // scaleToFill
    {1470, 1466, -1, -1, -1, 0, 0, 6, 0, 0, 5, 23, 22, 0, 0, 23},  // scaleAspectFit
    {1471, 1466, -1, -1, -1, 0, 0, 7, 0, 0, 5, 23, 22, 0, 0, 23},  // scaleAspectFill
    {91, -1, -1, -1, -1, 1235, 1776, 8, 1, 1, 0, 0, 53, 0, 0, 23},  // transform
    {1473, -1, -1, -1, -1, 1236, 1777, 9, 1, 1, 0, 0, 0, 0, 0, 23},  // area
    {346, -1, -1, -1, -1, 1237, 1778, 10, 2, 2, 0, 0, 2, 0, 0, 23},  // contains
    {323, -1, -1, -1, -1, 1239, 1780, 11, 1, 2, 1, 30, 4, 0, 0, 23},  // corners
    {1463, -1, -1, -1, -1, 0, 1782, 0, 0, 1, 2, 15, 3, 0, 0, 24},  // css
    {1464, -1, -1, -1, -1, 0, 1783, 1, 0, 1, 2, 15, 3, 0, 0, 24},  // svg
    {1474, -1, -1, -1, -1, 0, 1784, 2, 0, 1, 2, 15, 52, 0, 0, 24},  // latex
    {1474, -1, -1, -1, -1, 0, 1785, 3, 0, 1, 2, 16, 52, 0, 0, 24},  // latex
    {1475, -1, -1, -1, -1, 1240, 1786, 4, 1, 1, 0, 0, 52, 0, 0, 24},  // swiftCode
    {1476, -1, -1, -1, -1, 1241, 1787, 0, 1, 1, 0, 0, 52, 0, 0, 25},  // explain
    {1476, -1, -1, -1, -1, 1242, 1788, 1, 2, 2, 0, 0, 52, 0, 0, 25},  // explain
    {501, -1, -1, -1, -1, 1244, 1790, 2, 2, 2, 0, 0, 52, 0, 0, 25},  // compare
    {501, -1, -1, -1, -1, 1246, 1792, 3, 3, 3, 0, 0, 52, 0, 0, 25},  // compare
    {788, -1, -1, -1, 1528, 1296, 1795, 0, 1, 2, 1, 31, 8, 0, 0, 26},  // action
    {1529, -1, -1, -1, -1, 1298, 1797, 1, 1, 1, 3, 0, 3, 0, 0, 26},  // Selector
    {1531, -1, -1, -1, -1, 1299, 1798, 2, 1, 1, 0, 0, 3, 0, 0, 26},  // NSStringFromClass
    {1532, -1, -1, -1, -1, 1300, 1799, 3, 1, 1, 0, 0, 3, 0, 0, 26},  // NSSelectorFromString
};

static const int32_t labels[] = {
    94, 193, 194, 95, 195, 196, 198, 199, 202, 199, 203, -1, -1, 206, -1, 206, -1, -1, 206, 208, 199, 208,
    199, -1, 208, 199, 208, 199, 216, -1, -1, -1, -1, 7, -1, 239, 240, 245, 246, 247, 248, -1, 208, 199, -1,
    255, -1, -1, -1, -1, 260, 261, -1, -1, 266, 267, -1, -1, -1, -1, -1, 208, 199, 266, 267, 242, 269, -1,
    287, 288, -1, -1, -1, 326, 327, 328, 329, -1, -1, -1, 216, 260, 261, 260, 261, -1, -1, -1, -1, -1, -1,
    -1, 355, 356, 352, 353, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 381, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 356, 255, 216, 356, 239, 216, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 457, 457, 461, 457, 468, 469, 470, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 494, -1, 496, -1, 498, -1, -1, -1,
    -1, -1, 55, 55, -1, 461, 55, 55, 55, 461, 9, -1, 9, -1, 511, -1, -1, -1, -1, -1, -1, -1, 515, 239, 356,
    -1, -1, 518, 519, -1, -1, -1, -1, 524, -1, 55, 525, 477, -1, -1, -1, -1, 216, 216, 216, -1, 518, -1, 527,
    -1, 528, 527, 528, 528, -1, -1, -1, 525, 477, 518, 542, 461, 511, 461, -1, 545, -1, 546, 554, -1, -1,
    554, -1, 554, -1, 557, -1, -1, -1, 557, -1, -1, 562, 563, 216, -1, -1, -1, -1, -1, -1, 55, 55, -1, 216,
    -1, 216, 216, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 461, 461, 461, 461, 511, -1, -1, 511, -1,
    580, 581, 582, 583, -1, 588, 583, 636, 636, 636, 636, 636, 636, 636, 636, 636, 636, 636, 636, 643, 644,
    255, -1, -1, -1, -1, 544, -1, 788, 7, -1, 788, 789, -1, 788, 7, -1, 788, 789, 7, -1, -1, 7, -1, 794, -1,
    7, -1, 794, -1, 7, -1, 794, -1, 7, -1, 794, -1, 7, -1, 7, 461, -1, -1, 826, -1, 829, -1, 528, 528, 833,
    -1, 834, -1, 835, -1, 255, -1, 356, -1, 838, -1, 839, -1, 838, -1, 839, -1, -1, -1, -1, -1, 528, -1, 855,
    -1, 856, -1, 511, -1, 511, -1, 511, 873, 511, 8, 8, 8, 888, 8, 888, -1, -1, -1, 255, -1, 356, -1, -1, -1,
    930, 266, 267, 266, 267, -1, 208, 199, -1, 208, 199, 208, 199, -1, -1, -1, 934, -1, -1, 934, 208, 199,
    208, 199, 934, -1, -1, 208, 199, -1, 950, 788, -1, 950, 788, -1, 950, 788, -1, 950, 788, -1, 950, 788,
    -1, 950, 788, -1, 8, -1, 1006, 8, -1, 1008, 8, -1, 8, -1, -1, 8, -1, 1008, -1, 788, -1, 788, 1013, -1,
    -1, -1, 8, -1, 8, -1, 7, -1, 356, 255, 1032, 356, 255, 1032, 1033, 356, 255, 1032, 356, 255, 1032, 1033,
    528, 356, 255, 1032, 528, 356, 255, 1032, 240, 528, 216, 1037, 1032, 528, 528, 1039, 528, 1034, 528,
    1039, 1034, 528, 1041, 255, 1032, 958, 958, -1, 641, -1, 1149, -1, -1, -1, 1150, 1151, 1152, 1153, 1153,
    1154, 1155, 1156, 1157, 1154, 528, 528, 1159, 1160, -1, -1, 528, 1163, 1164, 1163, 1164, 1163, 1164,
    1165, 1163, 1164, 1165, 1163, 1166, 1164, 1163, 1166, 1164, 1163, 1166, 1164, 1165, 1163, 1166, 1164,
    1165, 1163, 1166, 1167, 1164, 1163, 1166, 1167, 1164, 1163, 1166, 1167, 1164, 1165, 1163, 1166, 1167,
    1164, 1165, 1163, 1166, 1168, 1169, 1164, 1163, 1166, 1168, 1169, 1164, 1163, 1166, 1168, 1169, 1167,
    1164, 1163, 1166, 1168, 1169, 1167, 1164, 1163, 1166, 1168, 1169, 1164, 1165, 1163, 1166, 1168, 1169,
    1164, 1165, 1163, 1166, 1168, 1169, 1167, 1164, 1165, 1163, 1166, 1168, 1169, 1167, 1164, 1165, -1, 1164,
    -1, 1164, -1, 1164, 1165, -1, 1164, 1165, -1, 1166, 1167, 1164, -1, 1166, 1167, 1164, -1, 1166, 1167,
    1164, 1165, -1, 1166, 1167, 1164, 1165, -1, 1166, 1168, 1169, 1167, 1164, 1165, -1, 1166, 1168, 1169,
    1167, 1164, 1165, 1163, 1166, 1164, 1163, 1166, 1164, 1163, 1166, 1167, 1164, 1163, 1166, 1167, 1164,
    1163, 1166, 1164, 1165, 1163, 1166, 1164, 1165, 1163, 1166, 1167, 1164, 1165, 1163, 1166, 1167, 1164,
    1165, -1, 1166, 1167, 1164, 1165, -1, 1166, 1167, 1164, 1165, 1174, 1175, 1164, 1174, 1175, 1164, -1,
    1175, 1164, -1, 1175, 1164, 1163, 1166, 1167, 1164, 1165, 1163, 1166, 1167, 1164, 1165, 1163, 1166, 1167,
    1164, 1163, 1166, 1167, 1164, 1163, 1166, 1164, 1165, 1163, 1166, 1164, 1165, 1163, 1166, 1164, 1163,
    1166, 1164, -1, 1180, -1, -1, -1, -1, -1, -1, -1, 1194, 635, 635, 1194, -1, 1196, -1, 1196, 1199, -1,
    1199, 1196, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1213, 1213, 1213, 1229, 1241, 1164,
    1229, 1241, 1164, 1229, 1241, 1229, 1241, 1229, 1153, 1164, 1229, 1153, 1164, 1229, 1153, 1229, 1153,
    1229, 1150, 1151, 1164, 1229, 1150, 1151, 1164, 1229, 1150, 1151, 1229, 1150, 1151, 1229, 1242, 1229,
    1242, 1244, -1, 528, 1249, 1250, -1, -1, 1252, -1, -1, 554, 554, 1262, -1, 1262, 1262, -1, 1262, -1, 356,
    -1, 255, -1, -1, -1, -1, 1273, 1274, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 518, -1, 1289, -1, 518, 1289, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 461, -1, 8, -1, -1, 461, -1, 8, -1, -1, 1306,
    -1, 1041, -1, 1041, 1306, -1, -1, 1306, -1, 1041, -1, 1041, 1306, -1, -1, 135, 1324, 136, 137, 45, 170,
    1325, 1326, 1327, 1328, 1329, -1, -1, 1340, 1340, 1341, 279, 1350, 894, 1351, 1352, 1353, -1, -1, 279,
    91, -1, 1356, 91, -1, -1, -1, -1, -1, -1, 1350, 1373, 1374, 91, -1, -1, -1, -1, 1350, 1376, 1377, 255,
    255, 91, 255, 255, 91, 1381, 1381, 91, 255, 255, -1, -1, 91, -1, -1, 91, 8, 8, 91, 8, 1373, 1374, 8,
    1373, 1374, 91, -1, -1, -1, 91, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 255, 1150, 1151, 255, 1404, 1405, 255, 1404, 1405, 91, 255, 1407, 255, 1408, 255,
    1408, 91, 255, 1150, 1151, 255, 1407, 1412, 1037, 1413, 1414, 1415, 324, 1037, 1413, 1414, 1415, 324,
    1037, 1413, 1414, 1415, 91, 324, 1037, 1413, 1417, 324, 1037, 1413, 1417, 91, 1418, 1037, 1413, 1414,
    1415, 1412, 1037, 1413, 1414, 1415, 1420, 1421, 1037, 1420, 1421, 1037, 91, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1433,
    1433, -1, -1, -1, -1, -1, -1, -1, -1, 1433, -1, 91, -1, 1433, 91, -1, -1, -1, -1, -1, 356, 356, 356, 356,
    356, -1, -1, 7, 7, 7, 7, 7, 356, 356, 255, 356, 255, -1, 1472, 461, -1, 8, 8, -1, -1, -1, 1477, -1, -1,
    -1, -1, 461, -1, 511, 873, 511, 461, -1, 528, 826, 829, -1, 255, -1, 356, -1, -1, 356, -1, 255, -1, 528,
    -1, 554, 554, 528, 833, -1, -1, -1, 527, -1, 518, 1244, 528, 1249, 1250, 1006, 8, -1, 8, 1013, 554, 1262,
    1262, -1, 1262, -1, 1262, 554, 554, -1, -1, -1, 203, -1, 206, 216, 239, 240, -1, -1, -1, 208, 199, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, 255, -1, 356, -1, 838, -1, 839, -1, 838, -1, 839, -1, 255, -1, 356, -1,
    511, 873, 511, -1, -1, -1
};

static const uint64_t kinds[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 258, 1, 258, 10, 1, 10, 1, 1, 10, 1, 1, 1, 1, 15, 15, 15, 1, 1, 15, 1, 1,
    15, 258, 15, 15, 15, 15, 15, 15, 64609979658, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 20, 10, 258, 13, 1, 258, 11, 17, 17, 17, 17, 17, 1, 1, 10, 10, 10, 15, 10, 10, 10, 10, 10,
    10, 10, 10, 1, 1, 11, 11, 11, 11, 15, 11, 1, 1, 13, 13, 13, 15, 13, 13, 13, 13, 13, 13, 12, 12, 12, 12,
    12, 12, 1, 1, 1, 1, 10, 13, 14, 13, 14, 13, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14,
    14, 14, 14, 14, 14, 1, 1, 1, 1, 50, 50, 50, 14, 50, 14, 1, 1, 14, 1, 1, 14, 14, 14, 14, 14, 14, 14, 10,
    14, 14, 14, 14, 14, 15, 14, 1, 19, 14, 14, 16, 16, 16, 16, 16, 16, 1, 570687746, 570687746, 570687746,
    570687746, 570687746, 570687746, 513, 513, 513, 513, 513, 513, 513, 513, 513, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258,
    258, 258, 258, 258, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    25, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 258, 258, 258, 1, 1, 1, 1, 1,
    5, 5, 5, 5, 5, 5, 395269, 395269, 5, 49, 5, 49, 5, 49, 5, 0, 49, 5, 49, 5, 49, 5, 1, 5, 0, 5, 5, 1, 5, 1,
    0, 5, 0, 1, 5, 1, 1, 5, 0, 5, 4, 5, 49, 1, 1, 5, 0, 5, 49, 5, 49, 5, 49, 5, 0, 5, 49, 5, 49, 5, 49, 5, 0,
    5, 49, 5, 49, 5, 49, 5, 5, 5, 5, 5, 1, 5, 1, 8, 49, 5, 5, 5, 1, 5, 5, 1, 5, 1, 5, 1, 5, 1, 5, 1, 5, 1, 5,
    1, 1, 5, 5, 0, 5, 49, 5, 49, 5, 1, 5, 5, 5, 5, 49, 8, 49, 5, 0, 49, 5, 49, 0, 1, 5, 5, 269618, 269618,
    269618, 269618, 5, 49, 5, 49, 5, 5, 49, 5, 49, 5, 4, 5, 0, 5, 1541, 5, 0, 1, 5, 1541, 1, 5, 1, 5, 5, 5,
    5, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 1, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 0, 0, 0, 0, 0, 7, 7,
    7, 7, 7, 7, 7, 0, 7, 0, 7, 0, 0, 7, 0, 0, 7, 7, 7, 7, 49, 7, 49, 7, 49, 7, 7, 49, 7, 0, 7, 0, 5, 395269,
    49, 7, 49, 7, 49, 7, 49, 7, 49, 7, 0, 49, 7, 49, 7, 49, 7, 49, 7, 49, 7, 49, 7, 49, 7, 49, 7, 7, 8, 8, 8,
    8, 8, 1, 8, 49, 8, 67503368, 67504133, 6, 6, 6, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6,
    1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 0, 6, 0, 6, 0, 6, 0, 6, 6, 6, 1, 1, 1, 1,
    18, 1, 18, 18, 18, 1, 1, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 30, 30, 30, 30, 30, 30, 30, 4,
    0, 30, 30, 10, 30, 30, 30, 30, 30, 30, 1, 1, 1, 1, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 4,
    30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 0, 1073, 4, 30, 0, 1073, 4, 30, 0, 590897, 4, 30, 0,
    590897, 4, 30, 4, 30, 4, 30, 2308, 4, 30, 2308, 4, 30, 0, 4, 30, 0, 4, 30, 0, 4, 30, 0, 4, 30, 0, 4, 30,
    0, 4, 30, 0, 4, 30, 0, 4, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 1, 30, 1, 1, 30, 30, 30, 30, 30, 30, 30, 3594, 2334, 30, 3594,
    2334, 30, 3594, 2334, 30, 3594, 2334, 30, 3594, 2334, 30, 3594, 2334, 30, 30, 31, 31, 31, 30, 30, 30, 14,
    31, 14, 30, 30, 30, 13, 30, 30, 30, 31, 31, 30, 1, 31, 31, 1, 31, 31, 31, 31, 31, 31, 30, 30, 30, 30, 30,
    30, 10, 0, 30, 0, 0, 30, 0, 0, 30, 10, 0, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 0, 30, 14, 3, 31, 31,
    31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31,
    31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 15, 31, 31, 31, 31, 31, 31, 31, 31, 3594,
    2335, 31, 3594, 2335, 31, 10, 31, 10, 4, 4, 47, 1, 1, 47, 1, 47, 1, 47, 1, 47, 1, 1, 47, 10, 47, 1, 1,
    47, 1, 47, 1, 47, 13, 47, 2, 47, 2, 2608, 47, 1, 47, 1, 2608, 47, 1, 1, 47, 1, 1, 2608, 47, 15, 47, 50,
    47, 47, 47, 47, 47, 1, 1, 15, 0, 590897, 49, 0, 590897, 49, 0, 590897, 49, 0, 590897, 49, 0, 590897, 49,
    0, 590897, 49, 34, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33,
    2334, 33, 2334, 33, 1, 2334, 33, 1, 2334, 33, 2334, 33, 2334, 33, 2334, 33, 2334, 33, 2826, 2334, 33,
    2826, 2334, 33, 0, 1073, 33, 0, 590897, 33, 33, 33, 33, 30, 33, 30, 33, 30, 30, 30, 30, 50, 2334, 50,
    2334, 50, 2334, 50, 2334, 5, 50, 2334, 50, 2334, 10, 10, 1, 10, 10, 1, 3, 5, 5, 1, 5, 5, 1, 3, 10, 1, 1,
    1, 10, 1, 1, 1, 258, 10, 258, 1, 1, 10, 10, 1, 10, 1, 10, 1, 1, 10, 1, 5, 1, 38, 1, 1, 1, 40, 40, 1, 1,
    1, 1, 10, 10, 39, 1, 1, 11, 1, 1, 1, 11, 37, 1, 37, 1, 37, 37, 10, 10, 1301274266515931649,
    1301274266515931649, 1, 1, 49, 1, 49, 2353, 1, 1, 49, 1, 1, 49, 2353, 1, 1, 151061798, 49, 1, 1,
    151061798, 49, 2353, 1, 1, 1, 1, 49, 1, 1, 1, 1, 151061798, 49, 1, 1, 1, 1, 49, 2353, 1, 1, 1, 1,
    151061798, 49, 2353, 1, 49, 1, 49, 2353, 1, 1, 151061798, 49, 1, 1, 151061798, 49, 2353, 1, 1, 1, 1,
    151061798, 49, 2353, 1, 1, 49, 1, 1, 151061798, 49, 1, 1, 49, 2353, 1, 1, 151061798, 49, 2353, 1, 1,
    151061798, 49, 2353, 1, 1, 49, 1, 1, 49, 1, 1, 151061798, 49, 2353, 1, 1, 151061798, 49, 1, 1, 49, 2353,
    1, 1, 49, 2308, 0, 1, 1, 1, 3, 3, 39, 0, 0, 4, 4, 0, 46, 49, 46, 49, 46, 49, 46, 49, 46, 1, 49, 46, 1,
    49, 46, 49, 1, 46, 49, 1, 1, 1, 1, 1, 1, 49, 3, 2308, 2308, 2308, 36, 36, 36, 36, 36, 36, 36, 36, 36, 36,
    36, 36, 36, 36, 36, 36, 36, 36, 36, 36, 36, 36, 36, 36, 36, 36, 36, 36, 36, 36, 36, 36, 36, 1, 39, 2353,
    1, 39, 1, 1, 2353, 1, 1, 1, 10, 10, 2353, 1, 10, 10, 1, 37, 36, 36, 1, 36, 36, 3, 36, 44, 36, 2341, 1,
    36, 49, 36, 49, 1, 36, 49, 36, 36, 36, 36, 36, 36, 36, 31, 36, 2308, 31, 4, 31, 31, 31, 4, 31, 0, 4, 30,
    4, 30, 0, 4, 31, 31, 31, 31, 1, 2335, 31, 1, 2335, 1, 3, 2341, 2353, 15, 15, 1, 1, 1, 1, 1, 1, 15, 15,
    258, 258, 258, 15, 258, 258, 258, 15, 258, 258, 258, 258, 258, 258, 258, 258, 15, 15, 15, 15, 15, 15, 15,
    15, 0, 0, 4, 0, 4, 0, 4, 4, 0, 4, 4, 4, 3, 3, 3, 3, 4, 3, 4, 3, 3, 0, 22, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 3, 10, 13, 14, 11, 15, 1, 1, 1, 1,
    10, 13, 14, 11, 15, 4, 4, 4, 4, 0, 14, 14, 1, 14, 14, 32, 14, 2319, 14, 2319, 32, 14, 2319, 14, 2319, 32,
    2319, 14, 32, 32, 32, 14, 1, 1, 2319, 14, 1, 1, 2319, 14, 66843, 13, 32, 10, 32, 10, 15, 32, 10, 32, 10,
    15, 32, 5, 32, 5, 15, 32, 14, 32, 14, 15, 32, 5, 32, 5, 15, 32, 14, 32, 14, 15, 32, 14, 1, 1, 32, 14, 1,
    1, 15, 32, 32, 32, 32, 32, 32, 15, 32, 15, 32, 32, 32, 32, 32, 32, 2319, 14, 32, 2319, 1, 1, 32, 2319, 1,
    1, 32, 2319, 14, 1, 1, 32, 2319, 32, 32, 32, 10, 10, 10, 32, 10, 10, 10, 32, 10, 10, 10, 15, 32, 10, 10,
    32, 10, 10, 32, 10, 10, 15, 32, 10, 1, 258, 258, 3, 32, 10, 1, 258, 258, 3, 32, 10, 1, 258, 258, 3, 15,
    32, 10, 1, 258, 258, 32, 10, 1, 258, 258, 15, 10, 1, 258, 258, 3, 32, 10, 10, 1, 32, 10, 10, 1, 15, 32,
    2319, 1, 1, 1, 1, 1, 32, 2319, 1, 1, 1, 1, 1, 1, 32, 2319, 1, 1, 1, 1, 32, 2319, 1, 1, 1, 258, 258, 0,
    32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 2319, 32, 2319, 32, 32, 32, 32, 2319, 32, 2319, 32, 32, 10,
    32, 10, 28, 32, 10, 15, 32, 10, 28, 15, 32, 2319, 10, 3, 31, 31, 31, 31, 31, 31, 31, 18, 4, 4, 4, 4, 4,
    4, 4, 4, 4, 4, 4, 4, 4, 14, 14, 14, 14, 23, 5, 5, 10, 5, 30, 2334, 15, 15, 15, 16, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 31, 4, 4, 51, 4
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
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 50, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    25, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 7, 7, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 26, 26, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 4, 34, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 21, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 30, 0, 30, 0, 0,
    30, 0, 0, 0, 0, 0, 0, 31, 31, 31, 31, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 48, 0, 0, 0, 0, 0, 47, 15, 33, 33, 0, 33, 33, 33, 33, 33, 35, 34, 0, 35, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 50, 0, 0, 0, 0, 0, 50, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 38, 38, 38, 38, 39, 39, 40, 43, 44, 41, 42, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 37, 37, 37, 37, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 36, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 46, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 36, 0, 36, 36, 36, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 45, 0, 0, 0, 0, 0, 0, 0,
    0, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32,
    32, 32, 32, 32, 18, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 27, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 28, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 24, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 23, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4
};

static const int32_t type_names[] = {
    125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145,
    146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 134, 161, 162, 163, 164, 165,
    166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 112, 178, 179, 180, 181, 182, 183, 184, 185,
    186, 187, 188, 189, 190, 191, 192, 224, 325, 449, 547, 548, 549, 566, 707, 708, 732, 746, 812, 862, 864,
    867, 874, 875, 876, 877, 940, 946, 947, 948, 949, 951, 952, 953, 954, 955, 733, 956, 957, 959, 1021,
    1027, 1044, 1045, 1046, 1047, 1048, 1049, 1050, 1051, 1052, 1053, 1054, 1144, 1145, 1146, 1147, 1189,
    1190, 1191, 1212, 1214, 1215, 1216, 1178, 1265, 1274, 1342, 1343, 1344, 1345, 1346, 1347, 1348, 1362,
    1440, 1451, 1466, 1529, 1530
};

static const struct catalogue_tables tables = {
    bytes, COUNT(bytes) - 1, names, COUNT(names), slots, COUNT(slots), first, COUNT(first),
    links, COUNT(links), entries, COUNT(entries), labels, COUNT(labels), kinds, COUNT(kinds),
    types, COUNT(types), type_names, COUNT(type_names)};

const struct catalogue_tables *_Nonnull catalogue_tables(void) { return &tables; }
