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
    "CGPointZero" "applying" "CGPointApplyAffineTransform" "distance" "to" "CGPointEqualToPoint"
    "NSStringFromCGPoint" "debugDescription" "dx" "dy" "CGVectorMake" "vector" "length" "width" "height"
    "CGSizeMake" "size" "CGSizeZero" "CGSizeApplyAffineTransform" "CGSizeEqualToSize" "NSStringFromCGSize"
    "w" "z" "isVector" "point" "CGRectMake" "rect" "CGRectZero" "null" "CGRectNull" "infinite"
    "CGRectInfinite" "NSStringFromCGRect" "NSStringFromRect" "minXEdge" "CGRectMinXEdge" "minYEdge"
    "CGRectMinYEdge" "maxXEdge" "CGRectMaxXEdge" "maxYEdge" "CGRectMaxYEdge" "minX" "CGRectGetMinX" "midX"
    "CGRectGetMidX" "maxX" "CGRectGetMaxX" "minY" "CGRectGetMinY" "midY" "CGRectGetMidY" "maxY"
    "CGRectGetMaxY" "CGRectGetWidth" "CGRectGetHeight" "standardized" "CGRectStandardize" "integral"
    "CGRectIntegral" "isNull" "CGRectIsNull" "isEmpty" "CGRectIsEmpty" "isInfinite" "CGRectIsInfinite"
    "corners" "center" "UIEdgeInsets" "top" "left" "bottom" "right" "UIEdgeInsetsMake" "UIEdgeInsetsZero"
    "inset" "UIEdgeInsetsInsetRect" "insetBy" "CGRectInset" "offsetBy" "CGRectOffset" "union" "CGRectUnion"
    "intersection" "CGRectIntersection" "intersects" "CGRectIntersectsRect" "contains" "CGRectContainsPoint"
    "CGRectContainsRect" "equalTo" "CGRectEqualToRect" "CGRectApplyAffineTransform" "RectDivision" "slice"
    "remainder" "divided" "atDistance" "from" "transpose" "inverse" "rows" "affine" "π" "pi" "M_PI"
    "M_PI_2" "M_PI_4" "M_1_PI" "M_2_PI" "M_SQRT2" "M_SQRT1_2" "M_E" "infinity" "nan" "ulpOfOne"
    "DBL_EPSILON" "greatestFiniteMagnitude" "CGFLOAT_MAX" "max" "NSIntegerMax" "min" "NSIntegerMin"
    "exactly" "exp" "expf" "log" "logf" "abs" "fabs" "fabsf" "floor" "floorf" "ceil" "ceilf" "roundf" "pow"
    "powf" "hypotf" "fmod" "fmodf" "stride" "fmin" "fmax" "trunc" "truncf" "rint" "rintf" "nearbyint"
    "nearbyintf" "lrint" "lrintf" "llrint" "llrintf" "lround" "lroundf" "llround" "llroundf" "log2" "log2f"
    "log10" "log10f" "exp2" "exp2f" "cbrt" "cbrtf" "sinh" "sinhf" "cosh" "coshf" "tanh" "tanhf" "copysign"
    "copysignf" "fdim" "fdimf" "fminf" "fmaxf" "isnan" "isinf" "isfinite" "signbit" "INT_MAX" "INT_MIN"
    "UINT_MAX" "LONG_MAX" "LONG_MIN" "NSUIntegerMax" "M_LN2" "M_LN10" "rounded" "FloatingPointRoundingRule"
    "up" "down" "toNearestOrEven" "toNearestOrAwayFromZero" "towardZero" "awayFromZero"
    "truncatingRemainder" "dividingBy" "signum" "magnitude" "isMultiple" "of" "isFinite" "isZero" "isNaN"
    "description" "quotient" "quotientAndRemainder" "degrees" "radians" "turns" "sin" "sinf" "cos" "cosf"
    "tan" "tanf" "count" "first" "last" "reversed" "enumerated" "zip" "compactMap" "filter" "reduce"
    "forEach" "enumerateObjectsUsingBlock" "objectAtIndex" "indexOfObject" "NSNotFound" "removeLastObject"
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
    "sendSubviewToBack" "sendSubview" "toBack" "removeFromSuperview" "insertSubview" "aboveSubview"
    "belowSubview" "convert" "convertRect" "toView" "fromView" "convertPoint" "setNeedsLayout"
    "setNeedsDisplay" "layoutSubviews" "becomeFirstResponder" "resignFirstResponder" "sizeThatFits"
    "sizeToFit" "invalidateIntrinsicContentSize" "layoutIfNeeded" "layoutSublayers" "viewWithTag"
    "insertSublayer" "above" "below" "noIntrinsicMetric" "rootViewController" "liveView" "makeKeyAndVisible"
    "makeKey" "PlaygroundPage" "current" "XCPlaygroundPage" "currentPage" "needsIndefiniteExecution"
    "UIScreen" "main" "mainScreen" "hitTest" "inside" "CALayer" "CAShapeLayer" "CAGradientLayer"
    "CATextLayer" "colors" "locations" "startPoint" "endPoint" "fontSize" "foregroundColor" "isWrapped"
    "masksToBounds" "sublayerTransform" "zPosition" "opacity" "cornerRadius" "borderWidth" "borderColor"
    "shadowOpacity" "shadowRadius" "shadowOffset" "shadowPath" "contentsScale" "contents" "shouldRasterize"
    "rasterizationScale" "isDoubleSided" "contentsGravity" "actions" "magnificationFilter"
    "minificationFilter" "compositingFilter" "cornerCurve" "maskedCorners" "needsDisplayOnBoundsChange"
    "allowsEdgeAntialiasing" "lineCap" "fillRule" "miterLimit" "strokeStart" "strokeEnd" "affineTransform"
    "presentation" "model" "superlayer" "sublayers" "addSublayer" "removeFromSuperlayer" "Rectangle" "Text"
    "Image" "systemName" "padding" "offset" "rotationEffect" "anchor" "scaleEffect" "transformEffect"
    "modifier" "layoutFrame" "topLeading" "UnitPoint" "topTrailing" "leading" "trailing" "bottomLeading"
    "bottomTrailing" "View" "ProjectionTransform" "UIGestureRecognizer" "UIPanGestureRecognizer" "target"
    "UIPinchGestureRecognizer" "UIRotationGestureRecognizer" "UITapGestureRecognizer"
    "UILongPressGestureRecognizer" "UISwipeGestureRecognizer" "Direction" "UIGestureRecognizerState"
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
    "locationOfTouch" "inView" "translationInView" "velocityInView" "setTranslation" "require" "toFail"
    "requireGestureRecognizerToFail" "addGestureRecognizer" "removeGestureRecognizer" "gestureRecognizers"
    "isMultipleTouchEnabled" "multipleTouchEnabled" "isExclusiveTouch" "UITouch" "windowLocation"
    "previousWindowLocation" "previousLocation" "previousLocationInView" "anyObject" "drag" "steps" "lifts"
    "fingers" "pinch" "twist" "radius" "tap" "taps" "press" "seconds" "lift" "cancel"
    "UIViewAnimationOptions" "UIViewKeyframeAnimationOptions" "AnimationOptions" "KeyframeAnimationOptions"
    "UIViewAnimationCurve" "AnimationCurve" "CAMediaTimingFunctionName" "CAMediaTimingFillMode"
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
    "forwards" "kCAFillModeForwards" "backwards" "kCAFillModeBackwards" "both" "kCAFillModeBoth"
    "kCAAnimationLinear" "discrete" "kCAAnimationDiscrete" "paced" "kCAAnimationPaced" "advance" "run" "now"
    "CACurrentMediaTime" "CAMediaTimingFunction" "UICubicTimingParameters" "UISpringTimingParameters"
    "UnitCurve" "functionWithName" "controlPoints" "controlPoint1" "controlPoint2" "animationCurve"
    "dampingRatio" "initialVelocity" "bezier" "startControlPoint" "endControlPoint" "interpolate" "animate"
    "withDuration" "animations" "completion" "delay" "options" "usingSpringWithDamping"
    "initialSpringVelocity" "animateWithDuration" "animateKeyframes" "animateKeyframesWithDuration"
    "addKeyframe" "withRelativeStartTime" "relativeDuration" "addKeyframeWithRelativeStartTime"
    "beginAnimations" "context" "commitAnimations" "setAnimationDuration" "setAnimationDelay"
    "setAnimationRepeatCount" "setAnimationRepeatAutoreverses" "setAnimationBeginsFromCurrentState"
    "setAnimationCurve" "setAnimationDelegate" "DispatchQueue" "DispatchTime" "DispatchTimeInterval"
    "background" "global" "qos" "sync" "execute" "async" "asyncAfter" "deadline" "dispatch_async"
    "dispatch_after" "dispatch_get_main_queue" "milliseconds" "microseconds" "nanoseconds"
    "DISPATCH_TIME_NOW" "NSEC_PER_SEC" "NSEC_PER_MSEC" "dispatch_time" "performWithoutAnimation"
    "setAnimationsEnabled" "CABasicAnimation" "keyPath" "CASpringAnimation" "CAKeyframeAnimation"
    "CAAnimationGroup" "fromValue" "toValue" "byValue" "keyTimes" "timingFunctions" "calculationMode"
    "additive" "isAdditive" "cumulative" "isCumulative" "mass" "stiffness" "damping" "timingFunction"
    "duration" "speed" "beginTime" "timeOffset" "repeatCount" "repeatDuration" "autoreverses" "fillMode"
    "isRemovedOnCompletion" "removedOnCompletion" "settlingDuration" "add" "removeAnimation"
    "removeAllAnimations" "animationKeys" "forKeyPath" "setValue" "convertTime" "CATransaction" "begin"
    "commit" "flush" "setDisableActions" "setAnimationTimingFunction" "setCompletionBlock" "NSValue"
    "caTransform3D" "CATransform3D" "CATransform3DIdentity" "CATransform3DMakeRotation"
    "CATransform3DMakeScale" "CATransform3DMakeTranslation" "CATransform3DMakeAffineTransform"
    "CATransform3DTranslate" "CATransform3DScale" "CATransform3DRotate" "CATransform3DConcat"
    "CATransform3DInvert" "CATransform3DGetAffineTransform" "CATransform3DIsIdentity"
    "CATransform3DIsAffine" "CATransform3DEqualToTransform" "terminator" "debugPrint" "fatalError"
    "preconditionFailure" "assertionFailure" "assert" "precondition" "NSParameterAssert" "NSAssert"
    "NSCAssert" "Optional" "row" "column" "convention" "plot" "describe" "film" "frames" "strip" "grid"
    "why" "YES" "NO" "NULL" "Nil" "HUGE_VALF" "HUGE_VAL" "INFINITY" "DBL_MAX" "CGFLOAT_MIN" "DBL_MIN"
    "FLT_MAX" "FLT_MIN" "FLT_EPSILON" "integer" "cgPoint" "cgSize" "cgRect" "cgAffineTransform" "floatValue"
    "doubleValue" "intValue" "integerValue" "cgPointValue" "cgSizeValue" "cgRectValue" "printf" "format"
    "objects" "CGMutablePath" "CGPath" "CGMutablePathRef" "CGPathRef" "UIBezierPath" "CGColor" "CGColorRef"
    "CGPathCreateMutable" "roundedRect" "ovalIn" "CGPathCreateWithRect" "CGPathRelease" "move" "addLine"
    "addRect" "addEllipse" "addPath" "appendPath:" "apply" "containsPoint:" "closeSubpath" "fill" "stroke"
    "addClip" "moveToPoint:" "addLineToPoint:" "closePath" "CGPathAddRect" "CGPathMoveToPoint"
    "CGPathAddLineToPoint" "CGPathContainsPoint" "CGPathCloseSubpath" "addCurve" "control1" "control2"
    "addQuadCurve" "controlPoint" "control" "addCurveToPoint:controlPoint1:controlPoint2:"
    "addQuadCurveToPoint:controlPoint:" "addArc" "withCenter" "startAngle" "endAngle" "clockwise"
    "arcCenter" "addArcWithCenter:radius:startAngle:endAngle:clockwise:" "CGPathAddCurveToPoint"
    "CGPathAddQuadCurveToPoint" "CGPathAddArc" "boundingBox" "boundingBoxOfPath" "currentPoint" "cgPath"
    "CGPathGetBoundingBox" "path" "fillColor" "strokeColor" "lineWidth" "lineJoin" "lineDashPattern"
    "lineDashPhase" "CAShapeLayerLineJoin" "miter" "kCALineJoinMiter" "kCALineJoinRound" "bevel"
    "kCALineJoinBevel" "cgColor" "CGRectFromString" "CGPointFromString" "CGSizeFromString"
    "CGVectorFromString" "CGAffineTransformFromString" "css" "svg" "views" "FitMode" "aspectFit"
    "aspectFill" "scaleToFill" "scaleAspectFit" "scaleAspectFill" "mapping" "area" "latex" "swiftCode"
    "explain" "following" "hitTest:withEvent:" "pointInside:withEvent:" "isDescendantOfView:"
    "insertSubview:atIndex:" "bringSubviewToFront:" "sendSubviewToBack:" "hidden" "convertPoint:toLayer:"
    "convertRect:toLayer:" "convertPoint:fromLayer:" "convertRect:fromLayer:" "presentationLayer"
    "modelLayer" "addAnimation:forKey:" "removeAnimationForKey:" "CGPointValue" "CGSizeValue" "CGRectValue"
    "addObject:" "addObjectsFromArray:" "containsObject:" "firstObject" "lastObject"
    "reverseObjectEnumerator" "componentsJoinedByString:" "locationOfTouch:inView:" "setTranslation:inView:"
    "requireGestureRecognizerToFail:" "animation" "valueForKeyPath:" "setValue:forKeyPath:" "actionForKey:"
    "Selector" "SEL" "NSStringFromClass" "NSSelectorFromString";

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
    {2002, 975988953}, {2018, 635020210}, {2020, 1360837969}, {2022, 1344060350}, {2034, 1925151750},
    {2040, 2408179714}, {2046, 2211460629}, {2051, 2508680735}, {2057, 3585981250}, {2067, 2335550124},
    {2071, 597743964}, {2081, 2354563044}, {2107, 2897926679}, {2124, 1035906630}, {2142, 783840260},
    {2143, 4060888886}, {2144, 4278997933}, {2152, 589286162}, {2157, 414084241}, {2167, 2275477643},
    {2171, 3940830471}, {2181, 1940694431}, {2185, 1996966820}, {2195, 1637070560}, {2203, 1605206413},
    {2217, 1343892145}, {2235, 2293605903}, {2251, 3707845437}, {2259, 1968018676}, {2273, 2745245856},
    {2281, 2872562979}, {2295, 1867915087}, {2303, 1052627742}, {2317, 1537748690}, {2325, 4233365429},
    {2339, 3239423849}, {2343, 1535751837}, {2356, 3736796887}, {2360, 2541423239}, {2373, 3804893101},
    {2377, 3060514643}, {2390, 21234473}, {2394, 1518974218}, {2407, 3720019268}, {2411, 2524645620},
    {2424, 3788115482}, {2428, 3043737024}, {2441, 4456854}, {2455, 2037980277}, {2470, 2933655948},
    {2482, 558644074}, {2499, 328942278}, {2507, 2111105165}, {2521, 3042771105}, {2527, 3800657716},
    {2539, 626531088}, {2546, 2362349278}, {2559, 866545770}, {2569, 857273821}, {2585, 4045899937},
    {2592, 1135749657}, {2598, 93078660}, {2610, 1409690180}, {2613, 2802900028}, {2617, 306900080},
    {2623, 1319594794}, {2628, 2028154341}, {2644, 2218332638}, {2660, 1331687974}, {2665, 2135852838},
    {2686, 2753988203}, {2693, 864200463}, {2704, 3838403746}, {2712, 1530791347}, {2724, 3721205966},
    {2729, 3688814324}, {2740, 3876242216}, {2752, 1809966536}, {2770, 2699878380}, {2780, 4079184015},
    {2800, 1179101157}, {2808, 1825239352}, {2827, 3748245722}, {2845, 634908722}, {2852, 3181326346},
    {2869, 163271060}, {2895, 3289806584}, {2907, 3446866648}, {2912, 1737076817}, {2921, 881687192},
    {2928, 1219519868}, {2938, 3970939267}, {2942, 2513272949}, {2951, 3224470464}, {2958, 2986472067},
    {2962, 708293528}, {2968, 258052966}, {2970, 3450233754}, {2972, 1213090802}, {2976, 3555670962},
    {2982, 2743639103}, {2988, 2710083865}, {2994, 4214265958}, {3000, 3963008473}, {3007, 1381912327},
    {3016, 297212119}, {3019, 53234560}, {3027, 1135433081}, {3030, 797905850}, {3038, 1315384455},
    {3049, 4179333016}, {3072, 867257093}, {3083, 841567274}, {3086, 3617776409}, {3098, 1784172926},
    {3101, 3381609815}, {3113, 1550566188}, {3120, 1524000883}, {3123, 1923516200}, {3127, 3391553482},
    {3130, 1062293841}, {3134, 3825392021}, {3137, 709362235}, {3141, 392774327}, {3146, 2880712451},
    {3151, 3102149661}, {3157, 2394465697}, {3161, 1659167240}, {3166, 475034410}, {3172, 3434436711},
    {3175, 1479764693}, {3179, 2347825097}, {3185, 1197479801}, {3189, 1351583639}, {3194, 3270705251},
    {3200, 366569208}, {3204, 1251212115}, {3208, 1621599661}, {3213, 3579732453}, {3219, 1720942905},
    {3223, 140187182}, {3228, 1868829528}, {3237, 3948149459}, {3247, 708029167}, {3252, 3185475540},
    {3258, 2537751862}, {3264, 2778439310}, {3271, 2616928056}, {3277, 4139930401}, {3284, 3135838405},
    {3291, 2498734875}, {3299, 4064998855}, {3303, 268639961}, {3308, 4092159661}, {3313, 2346846000},
    {3319, 2328988770}, {3323, 2519117294}, {3328, 3873647896}, {3332, 1415682102}, {3337, 631424496},
    {3341, 282220607}, {3346, 3558937627}, {3350, 4099687964}, {3355, 658698766}, {3359, 153638352},
    {3364, 545189250}, {3372, 197671877}, {3381, 792060313}, {3385, 513084933}, {3390, 2275780057},
    {3395, 2616489071}, {3400, 4075421329}, {3405, 2981347434}, {3410, 648810968}, {3418, 638754166},
    {3425, 591523055}, {3432, 4047093083}, {3439, 656837285}, {3447, 3789446092}, {3455, 4277107410},
    {3463, 3906719864}, {3476, 2663715805}, {3481, 2698097207}, {3487, 3072217742}, {3494, 1920734138},
    {3519, 4225734153}, {3521, 1128467232}, {3525, 1035581717}, {3540, 3525779695}, {3563, 1975486251},
    {3573, 2889234988}, {3585, 128921049}, {3604, 1127666911}, {3614, 2542550614}, {3620, 2627312426},
    {3629, 1195911285}, {3639, 4151950225}, {3641, 1765031016}, {3649, 1814435734}, {3655, 3602780627},
    {3660, 876513898}, {3671, 879704937}, {3679, 3728990320}, {3699, 4007662012}, {3706, 2941534958},
    {3713, 2238339041}, {3718, 3277562923}, {3721, 3761252941}, {3725, 382886321}, {3728, 4220379804},
    {3732, 4200353678}, {3735, 2633446552}, {3739, 388525018}, {3744, 967958004}, {3749, 1216469057},
    {3753, 1675745305}, {3761, 3533348019}, {3771, 2267784115}, {3774, 2877453236}, {3784, 1419061120},
    {3790, 3353438327}, {3796, 2002030311}, {3803, 931910521}, {3829, 1638953034}, {3842, 263889333},
    {3855, 2304257469}, {3865, 1623797237}, {3881, 2667149886}, {3900, 1204873229}, {3920, 2611599107},
    {3930, 1975768454}, {3942, 3532344479}, {3949, 2718014180}, {3970, 713077974}, {3987, 2712081721},
    {4013, 1361625375}, {4039, 864165631}, {4046, 3189629876}, {4064, 165942467}, {4077, 1655317257},
    {4096, 1010779457}, {4106, 2215640769}, {4116, 1070265239}, {4125, 1134120687}, {4129, 2846199180},
    {4142, 1743930340}, {4148, 4005059268}, {4152, 206241385}, {4161, 1115344066}, {4169, 567586076},
    {4175, 3901637708}, {4179, 803046281}, {4185, 152899664}, {4190, 2276994531}, {4199, 1787359420},
    {4213, 2796815519}, {4228, 3918278559}, {4235, 4155575922}, {4245, 236925125}, {4253, 1684779966},
    {4257, 798074659}, {4266, 2374006294}, {4272, 3103973672}, {4282, 2926810054}, {4284, 1462048136},
    {4294, 1244814717}, {4304, 1696195782}, {4313, 3093996503}, {4322, 2756264342}, {4330, 2866045037},
    {4338, 1163907536}, {4350, 2104353872}, {4361, 3110688315}, {4372, 3317910134}, {4385, 2755011687},
    {4401, 2069497450}, {4412, 1516930437}, {4422, 469045609}, {4433, 2847090017}, {4453, 176574206},
    {4457, 1361572173}, {4467, 1896686403}, {4477, 3273657238}, {4487, 1266202965}, {4499, 3635588042},
    {4518, 2733832836}, {4522, 4182378701}, {4529, 2110798224}, {4535, 877087803}, {4544, 1970364490},
    {4550, 1275339983}, {4568, 350857000}, {4584, 2079739832}, {4600, 1996921413}, {4609, 2043970711},
    {4616, 1731736080}, {4628, 4080117376}, {4639, 1493013840}, {4659, 2398078988}, {4667, 1065574956},
    {4677, 2965413338}, {4687, 990401381}, {4690, 682729123}, {4699, 1722954222}, {4715, 3827859290},
    {4726, 37271103}, {4734, 1119987041}, {4753, 2161276179}, {4776, 3507573001}, {4784, 2301731235},
    {4794, 1862550028}, {4808, 3213420894}, {4824, 288415389}, {4834, 4033069017}, {4840, 672109684},
    {4848, 3339054942}, {4851, 1089765596}, {4856, 18738364}, {4860, 2197550541}, {4865, 1569418667},
    {4883, 1419285594}, {4886, 3324446467}, {4893, 2540844914}, {4902, 936176715}, {4907, 3724674918},
    {4912, 1452231588}, {4922, 665752555}, {4932, 2665914025}, {4940, 1172522883}, {4950, 2411978403},
    {4959, 2082024064}, {4963, 1231115066}, {4972, 244075885}, {4978, 96429129}, {4989, 1558106348},
    {4996, 1676028392}, {5008, 3565214879}, {5014, 1169454059}, {5025, 2276069802}, {5031, 2590900991},
    {5042, 403953390}, {5047, 817772335}, {5057, 3894621598}, {5061, 3130700698}, {5070, 3811712141},
    {5079, 2836898780}, {5093, 744222851}, {5101, 3219325754}, {5114, 455433581}, {5119, 1550717474},
    {5129, 4099875093}, {5138, 2687217115}, {5150, 3317790454}, {5162, 680679420}, {5173, 4074568615},
    {5183, 972345196}, {5193, 2124225882}, {5203, 1707208587}, {5213, 1698171440}, {5225, 1765986002},
    {5237, 3099195470}, {5247, 1325296208}, {5258, 1159889848}, {5268, 3210628243}, {5279, 3799163251},
    {5290, 3782385632}, {5301, 3899828965}, {5312, 3883051346}, {5323, 3866273727}, {5339, 4169345192},
    {5364, 3573351892}, {5369, 4137097213}, {5374, 3523899814}, {5380, 1029089800}, {5391, 1290530634},
    {5399, 4203053801}, {5412, 406972148}, {5416, 2369371622}, {5423, 3726277920}, {5428, 3555021734},
    {5433, 3008443898}, {5443, 877317237}, {5456, 1513289445}, {5480, 2694946607}, {5502, 3902926015},
    {5505, 2516003219}, {5520, 3083183824}, {5524, 3185987134}, {5533, 3141474305}, {5546, 1010012291},
    {5550, 659427984}, {5561, 3254824265}, {5569, 1438951982}, {5578, 571377267}, {5596, 143865419},
    {5614, 445834375}, {5628, 4201716739}, {5641, 2082798958}, {5645, 3883353449}, {5668, 1252969316},
    {5685, 611349806}, {5707, 3939761393}, {5731, 1880591026}, {5757, 1052979093}, {5773, 1315057949},
    {5786, 3198073272}, {5811, 1888717571}, {5824, 1499172353}, {5838, 1151719106}, {5856, 1297838153},
    {5867, 1291853992}, {5879, 3864824124}, {5892, 284302454}, {5910, 2291378338}, {5932, 2024043478},
    {5947, 3416336049}, {5958, 3326301860}, {5969, 2097883034}, {5987, 2658088632}, {5997, 4116806241},
    {6009, 2750625341}, {6026, 2805121617}, {6035, 2636563400}, {6041, 1226705564}, {6051, 1144915353},
    {6069, 1085962434}, {6075, 542584942}, {6093, 1880354216}, {6102, 2126046479}, {6123, 3409685817},
    {6133, 2322214854}, {6155, 715012316}, {6160, 667630371}, {6177, 4011681569}, {6192, 2477794221},
    {6207, 2826459802}, {6214, 863636682}, {6244, 3312035873}, {6272, 2374822095}, {6288, 1117036282},
    {6304, 2727146260}, {6316, 2338438971}, {6324, 894604266}, {6342, 239266950}, {6358, 3440848049},
    {6376, 1563451997}, {6412, 1300855194}, {6430, 2649340029}, {6443, 3157132282}, {6474, 1994390723},
    {6487, 3295732442}, {6506, 3217941162}, {6543, 2638373311}, {6562, 729836362}, {6579, 1103965319},
    {6614, 3909734774}, {6631, 3422384807}, {6645, 1562399317}, {6677, 3535094014}, {6691, 2862813109},
    {6711, 70193435}, {6749, 3331707904}, {6769, 167527483}, {6773, 810547195}, {6795, 3377910156},
    {6811, 2815096657}, {6852, 3232227944}, {6871, 2636711499}, {6885, 2461495057}, {6890, 502047894},
    {6896, 3867909202}, {6916, 2942666046}, {6922, 1490954098}, {6933, 1092012710}, {6958, 38792922},
    {6969, 2899252294}, {6977, 871591685}, {6999, 1041997713}, {7007, 3217987877}, {7015, 1309284212},
    {7037, 2823090016}, {7045, 4012061332}, {7060, 4204111253}, {7065, 3492500287}, {7074, 773059133},
    {7097, 2759092874}, {7106, 481727645}, {7120, 2303844654}, {7148, 1323066019}, {7162, 590774350},
    {7171, 421821156}, {7194, 696240407}, {7203, 1453714756}, {7218, 466020238}, {7247, 4077855673},
    {7262, 1744839726}, {7278, 1408722253}, {7308, 876245160}, {7324, 452810861}, {7337, 1260603725},
    {7364, 968316954}, {7377, 859371885}, {7391, 1658883364}, {7419, 3531153185}, {7433, 486221508},
    {7444, 4064395570}, {7469, 2257273533}, {7480, 3217031314}, {7492, 1898701486}, {7518, 692253475},
    {7530, 2618608526}, {7544, 889051197}, {7572, 1439665068}, {7586, 3703752221}, {7601, 158609817},
    {7630, 3199826274}, {7645, 3872230201}, {7658, 592993401}, {7685, 2782426318}, {7698, 1648296985},
    {7720, 2036964556}, {7756, 1478369021}, {7778, 2072579308}, {7787, 588027325}, {7793, 3294899967},
    {7809, 2406610228}, {7821, 1136770368}, {7832, 1099727666}, {7859, 3943336079}, {7867, 3373088083},
    {7875, 1118385669}, {7888, 1252830802}, {7896, 1310484760}, {7914, 4211107556}, {7932, 4235327583},
    {7951, 1911957762}, {7963, 2274977100}, {7973, 1894102977}, {7990, 1868420705}, {8005, 1229760322},
    {8020, 401251929}, {8029, 4136070254}, {8039, 141711844}, {8052, 1877099350}, {8062, 4224630636},
    {8088, 2956264019}, {8112, 3731343133}, {8123, 1490880043}, {8138, 651349070}, {8157, 3553571131},
    {8178, 798050051}, {8198, 1738029828}, {8207, 830772382}, {8231, 975665791}, {8238, 3753552150},
    {8260, 1268347563}, {8269, 2675976173}, {8277, 2255101473}, {8289, 1325536902}, {8299, 66138439},
    {8318, 2650151654}, {8330, 1362571274}, {8337, 2674091075}, {8354, 4180264212}, {8365, 2220611910},
    {8371, 3628923247}, {8390, 2290191893}, {8403, 524486259}, {8415, 2660165913}, {8427, 2510371521},
    {8434, 1647949432}, {8445, 2499925078}, {8451, 1061329053}, {8459, 2186648520}, {8471, 3685987662},
    {8485, 1203193122}, {8500, 1771288722}, {8514, 1024755039}, {8534, 2323362532}, {8554, 295121441},
    {8566, 3240065181}, {8575, 3923523740}, {8605, 687274249}, {8619, 3305235377}, {8634, 3408062813},
    {8645, 186774928}, {8659, 2185261687}, {8664, 2753641482}, {8669, 2454962418}, {8686, 958887293},
    {8704, 3594902096}, {8712, 2175633178}, {8729, 775974691}, {8736, 4056008598}, {8750, 32195591},
    {8757, 3647323098}, {8773, 3198753898}, {8784, 2621687777}, {8808, 56185609}, {8816, 3091067239},
    {8820, 3935363592}, {8830, 3073585980}, {8837, 1867556362}, {8843, 4148812653}, {8850, 1700657266},
    {8862, 1106246455}, {8877, 754571866}, {8888, 1038506759}, {8894, 4176775601}, {8903, 2830785103},
    {8913, 1731433239}, {8921, 855408348}, {8929, 2834400513}, {8944, 3963693047}, {8953, 3544094494},
    {8966, 1214513038}, {8983, 1445723454}, {8992, 2844467682}, {8999, 3334659430}, {9011, 3572701046},
    {9022, 555663897}, {9033, 3123020006}, {9046, 3005567066}, {9058, 2400366623}, {9070, 2266193630},
    {9080, 3448933658}, {9093, 3786999131}, {9101, 2370703267}, {9116, 2552112075}, {9134, 2857694466},
    {9147, 2048902997}, {9162, 1468503355}, {9169, 3048556132}, {9188, 3744775116}, {9206, 3621218635},
    {9223, 3611392321}, {9234, 3412690475}, {9247, 2109961146}, {9273, 2124853820}, {9295, 4061796954},
    {9302, 4173553157}, {9310, 2053962742}, {9320, 503535429}, {9331, 1836668495}, {9340, 721310682},
    {9355, 1006735486}, {9367, 325084441}, {9372, 2961925722}, {9382, 497438945}, {9391, 1787797455},
    {9402, 1849888827}, {9422, 3825011241}, {9431, 385702446}, {9435, 1041509726}, {9440, 1494001562},
    {9450, 1742909879}, {9457, 2157316278}, {9463, 348705738}, {9477, 737459482}, {9483, 1122880180},
    {9494, 1945272936}, {9509, 2380932862}, {9517, 2548392784}, {9528, 3688764708}, {9538, 1901756438},
    {9547, 906872895}, {9558, 1648836552}, {9565, 1359877577}, {9573, 521485205}, {9586, 252720416},
    {9600, 1264131298}, {9604, 1582017048}, {9623, 422274124}, {9642, 3020961236}, {9664, 1120609123},
    {9670, 845187144}, {9694, 3704248662}, {9721, 1361184210}, {9743, 254023945}, {9771, 3600137057},
    {9795, 2682444316}, {9804, 1644100618}, {9828, 1592819465}, {9861, 895660813}, {9869, 335426986},
    {9894, 1264318259}, {9926, 1168386582}, {9934, 1663862986}, {9939, 1746993862}, {9968, 1903257066},
    {9973, 974882150}, {9980, 1177151643}, {10011, 165292311}, {10018, 2311397435}, {10023, 439402299},
    {10052, 1552997231}, {10057, 3962257883}, {10066, 2220750876}, {10099, 2007447656}, {10108, 2787838396},
    {10114, 3769421748}, {10144, 4173954024}, {10150, 1434043348}, {10160, 1426660429}, {10194, 737025121},
    {10228, 1466689035}, {10266, 4098563933}, {10271, 513712005}, {10308, 229043912}, {10312, 2457286800},
    {10347, 3584307048}, {10349, 1123244352}, {10386, 1329338781}, {10390, 2761510965}, {10395, 2016490230},
    {10402, 49525662}, {10422, 539821669}, {10440, 3772220557}, {10458, 4185830300}, {10473, 3171290880},
    {10495, 832521766}, {10517, 1461782644}, {10537, 691540578}, {10560, 1404144425}, {10580, 522796658},
    {10597, 1376505559}, {10606, 3748513642}, {10614, 846470194}, {10622, 200649126}, {10636, 3431639220},
    {10643, 4292335199}, {10658, 907121470}, {10664, 2240342303}, {10681, 2969811462}, {10695, 167268160},
    {10709, 1833803298}, {10716, 4030051588}, {10722, 1400182552}, {10752, 455416660}, {10772, 2271268225},
    {10795, 2613973034}, {10813, 392604227}, {10835, 3754606837}, {10855, 2833158821}, {10871, 3350374178},
    {10878, 534084754}, {10892, 2867322350}, {10914, 2116308131}, {10930, 664899839}, {10952, 1989677117},
    {10961, 904369474}, {10965, 3096186179}, {10970, 741716276}, {10975, 2329068957}, {10982, 2921198141},
    {10987, 1055615879}, {10992, 3285122304}, {10998, 230313139}, {11001, 2868333218}, {11005, 4098541315},
    {11010, 33356212}, {11017, 1723256298}, {11021, 4140259964}, {11027, 107912219}, {11049, 4121566434},
    {11079, 3855721002}, {11095, 2216232237}, {11119, 2255928953}, {11139, 159080631}, {11153, 3689248828},
    {11178, 836430118}, {11199, 3367347455}, {11225, 4230039153}, {11239, 609216699}, {11274, 1501614459},
    {11285, 1529288929}, {11317, 2719113377}, {11329, 2275796322}, {11362, 1812401954}, {11373, 2408338453},
    {11405, 2855832277}, {11432, 1459817706}, {11443, 2392518824}, {11475, 518942568}, {11496, 3663533692},
    {11538, 2192755772}, {11563, 177875273}, {11609, 891907593}, {11631, 1945812840}, {11674, 1417411880},
    {11698, 2154355281}, {11743, 3467076881}, {11763, 317429627}, {11804, 771452987}, {11839, 181460511},
    {11859, 456257992}, {11900, 2485130632}, {11923, 317835491}, {11967, 3496877987}, {11988, 1103010248},
    {12038, 3557956176}, {12061, 4255026978}, {12113, 3877521898}, {12127, 4267328027}, {12138, 3365817217},
    {12150, 1019517826}, {12161, 4255312501}, {12167, 107113802}, {12178, 339302984}, {12199, 571385436},
    {12224, 701971049}, {12246, 3844547848}, {12270, 2993703921}, {12290, 856100507}, {12304, 523418047},
    {12325, 1199509864}, {12334, 71184232}, {12363, 3633864562}, {12369, 3626350180}, {12395, 227242734},
    {12402, 3686895409}, {12429, 23593359}, {12435, 3490026688}, {12461, 2245546586}, {12470, 63500808},
    {12476, 3324008260}, {12483, 2639082641}, {12489, 4241250784}, {12517, 1005534689}, {12545, 433529277},
    {12574, 1104277830}, {12587, 1738166450}, {12622, 4196810825}, {12651, 1042290725}, {12658, 1073217499},
    {12676, 2059328792}, {12684, 1536564555}, {12703, 2064776214}, {12712, 1856753941}, {12732, 1308833490},
    {12736, 3934383778}, {12751, 2480094667}, {12769, 3523238589}, {12777, 1863269210}, {12797, 2099371351},
    {12802, 4096559242}, {12819, 2182794837}, {12826, 667710333}, {12829, 718098122}, {12832, 682728183},
    {12850, 3802467407}, {12871, 3657180965}, {12894, 1665393361}, {12918, 1052733624}, {12927, 184912774},
    {12943, 4089387070}, {12956, 2352568569}, {12969, 1245245715}, {12982, 1262023334}, {12996, 3270702940},
    {13008, 2739892052}, {13023, 2480001844}, {13029, 351428278}, {13046, 2428146278}, {13061, 2992948263},
    {13072, 2349028720}, {13079, 3885786800}, {13091, 1736514697}, {13101, 3474322026}, {13111, 60432295},
    {13116, 1322381784}, {13123, 4012403877}, {13145, 989471740}, {13166, 452908417}, {13185, 423327896},
    {13201, 2453966149}, {13229, 1731566697}, {13240, 2587032280}, {13261, 2963724706}, {13277, 712913813},
    {13309, 2778836517}, {13324, 2173728365}, {13331, 2357661820}, {13347, 409169195}, {13367, 3491459423},
    {13384, 1226170970}, {13407, 3404475955}, {13437, 1624986452}, {13471, 3623300279}, {13488, 3034534074},
    {13508, 575711980}, {13521, 1032586458}, {13533, 266241602}, {13553, 3402924327}, {13563, 1269553309},
    {13569, 503252654}, {13572, 4160314702}, {13576, 159043482}, {13583, 2686336408}, {13588, 2717370895},
    {13598, 1132587367}, {13606, 1195117749}, {13620, 1879021152}, {13634, 581463510}, {13657, 2140377464},
    {13669, 1275514075}, {13681, 2387979536}, {13692, 3884420844}, {13709, 1646387302}, {13721, 308670472},
    {13734, 3934596143}, {13747, 2845511965}, {13770, 4013472960}, {13790, 207861097}, {13806, 2974165697},
    {13813, 1232628331}, {13830, 889198334}, {13849, 3364533173}, {13865, 2007207608}, {13874, 3255160570},
    {13881, 2953807453}, {13888, 709349229}, {13896, 2600881466}, {13911, 2804841900}, {13926, 2904109309},
    {13934, 111583397}, {13944, 249290197}, {13954, 1264874778}, {13966, 2552651146}, {13970, 3749132497},
    {13979, 1230999982}, {13986, 3143743637}, {14000, 3277309783}, {14008, 799079693}, {14013, 2072037248},
    {14022, 1839346743}, {14032, 2980706495}, {14043, 3765738945}, {14057, 1478303606}, {14069, 1491675329},
    {14077, 2435397115}, {14098, 1647672292}, {14117, 1635008148}, {14133, 3124627733}, {14136, 993596020},
    {14151, 2693457989}, {14170, 415476443}, {14183, 1262823941}, {14193, 1622115944}, {14201, 1499161504},
    {14212, 2973219889}, {14225, 2597275607}, {14230, 1748273790}, {14236, 860606716}, {14241, 3002334877},
    {14258, 2034172196}, {14284, 3305562105}, {14302, 3707972394}, {14309, 3647859367}, {14322, 3236366608},
    {14335, 1824874128}, {14356, 2788634194}, {14381, 3813530536}, {14403, 1466132464}, {14431, 3529599493},
    {14463, 2079469443}, {14485, 738891302}, {14503, 3197889394}, {14522, 2360350959}, {14541, 3649363768},
    {14560, 3444963044}, {14591, 2273024933}, {14614, 4264915354}, {14635, 3077942367}, {14664, 590894855},
    {14674, 1618037728}, {14684, 1850454287}, {14694, 3957551837}, {14713, 4284171251}, {14729, 3891447831},
    {14735, 2774883451}, {14747, 3483418915}, {14764, 668816343}, {14772, 2931048700}, {14781, 2388452721},
    {14789, 4258353177}, {14792, 1141775739}, {14798, 4126724647}, {14808, 2859901778}, {14812, 3250964130},
    {14820, 1360419304}, {14824, 3001705435}, {14830, 2071016015}, {14835, 4246411473}, {14839, 2944866961},
    {14842, 418647609}, {14845, 2471879920}, {14847, 1105628090}, {14851, 963632676}, {14854, 1882099852},
    {14863, 2097992392}, {14871, 4171284318}, {14879, 2265671865}, {14886, 2076987736}, {14897, 3694939264},
    {14904, 2984259090}, {14911, 306596620}, {14918, 1616530830}, {14929, 2662881380}, {14936, 3218261061},
    {14943, 2261369287}, {14949, 912855974}, {14955, 3374781713}, {14972, 1149880784}, {14982, 296395306},
    {14993, 1195616409}, {15001, 2949131327}, {15013, 942984426}, {15025, 1491100860}, {15036, 417924775},
    {15047, 3895649598}, {15053, 3882857642}, {15059, 3114108242}, {15066, 2831556715}, {15079, 3401266884},
    {15085, 1451477576}, {15101, 119757721}, {15110, 2438128661}, {15122, 2193512543}, {15129, 4182669406},
    {15139, 1505809199}, {15158, 2758857958}, {15169, 1600511528}, {15175, 785452558}, {15195, 4208727282},
    {15208, 3291555781}, {15212, 407568404}, {15219, 3610741318}, {15226, 2976183426}, {15236, 2611701562},
    {15243, 3561702979}, {15254, 3373400544}, {15259, 616319547}, {15273, 363805148}, {15285, 2670905232},
    {15289, 2984927816}, {15295, 3072721717}, {15302, 382945106}, {15314, 197333961}, {15329, 3768039387},
    {15338, 1202886564}, {15351, 3124826125}, {15368, 1073533898}, {15388, 501308550}, {15407, 2241932221},
    {15425, 4242588933}, {15433, 3290709023}, {15441, 3206573181}, {15449, 3156240324}, {15461, 873554442},
    {15473, 3877044912}, {15480, 1386144670}, {15524, 3391438105}, {15557, 3275802252}, {15563, 1665555596},
    {15573, 955209608}, {15583, 3663374774}, {15591, 2845693673}, {15600, 1402472725}, {15609, 2710028206},
    {15663, 2549331680}, {15684, 2854832407}, {15709, 155406996}, {15721, 3678362229}, {15732, 930651626},
    {15749, 883771916}, {15761, 2754639596}, {15767, 3056320968}, {15787, 2497068525}, {15791, 2223459638},
    {15800, 3578929855}, {15811, 960139624}, {15820, 2007872489}, {15828, 1597548103}, {15843, 957531795},
    {15856, 1010886454}, {15876, 1596791097}, {15881, 828449414}, {15897, 4083200273}, {15913, 1563607652},
    {15918, 3373576235}, {15934, 1686781560}, {15941, 247011038}, {15957, 3118206852}, {15974, 1114429566},
    {15990, 275414779}, {16008, 3681786005}, {16035, 1786964809}, {16038, 4081524352}, {16041, 3880226465},
    {16046, 1336735441}, {16053, 3258804367}, {16062, 3220778976}, {16072, 3246523276}, {16083, 2488280337},
    {16097, 2068458324}, {16112, 763838368}, {16119, 637820293}, {16123, 2601460036}, {16128, 1480246043},
    {16137, 978711165}, {16144, 309439324}, {16153, 2535512472}, {16171, 3793360030}, {16193, 3530699951},
    {16212, 3107109432}, {16234, 2768536296}, {16254, 2255243348}, {16272, 1791059818}, {16278, 4128829753},
    {16299, 1910782036}, {16319, 3395304284}, {16342, 1173374833}, {16364, 2943989225}, {16381, 66633762},
    {16391, 3883652983}, {16411, 1787670268}, {16433, 2151592719}, {16445, 288631100}, {16456, 835911719},
    {16467, 18669246}, {16477, 2951402203}, {16497, 3636908325}, {16512, 834189487}, {16523, 1964022558},
    {16533, 684154646}, {16556, 2371177212}, {16581, 1731011858}, {16604, 944362804}, {16626, 115475624},
    {16657, 694824490}, {16666, 3779456605}, {16682, 554307351}, {16702, 580401027}, {16715, 2837546561},
    {16723, 3574960668}, {16726, 1090614859}, {16743, 2666343581}, {16763, 848102186}
};

static const int32_t slots[] = {
    -1, -1, -1, 700, 185, 750, -1, -1, 182, -1, 328, -1, -1, 136, 1320, 749, -1, -1, 979, 105, 1329, 1359,
    -1, -1, -1, 299, -1, -1, -1, -1, -1, -1, 981, -1, -1, -1, 877, 1030, -1, -1, 388, -1, -1, 784, -1, -1,
    1356, -1, -1, 173, -1, 769, 1091, -1, -1, -1, 1010, 265, 575, -1, -1, -1, -1, -1, 91, 615, -1, -1, 1344,
    -1, -1, -1, -1, 366, 194, 1371, -1, -1, 478, -1, 486, -1, -1, 68, -1, -1, 1393, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, 613, 231, 1183, -1, 236, -1, -1, 776, -1, -1, -1, -1, 1296, -1, 146, -1, -1, 1142, -1, -1,
    -1, 589, -1, -1, 1084, -1, -1, -1, 1130, -1, -1, -1, -1, 1191, 1293, -1, -1, -1, 77, 1018, 1360, -1, -1,
    1113, -1, -1, 5, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 676,
    126, 630, -1, 954, 1389, -1, 1370, -1, -1, -1, 1287, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 241,
    791, -1, 739, -1, 683, -1, 933, 1270, -1, -1, 1020, -1, -1, -1, -1, 864, 230, -1, 404, -1, -1, 1256, -1,
    1102, -1, -1, -1, -1, -1, -1, -1, -1, 348, -1, 414, 532, -1, -1, 563, 553, 790, 875, 1289, -1, -1, -1,
    -1, 1004, -1, -1, 1121, -1, -1, -1, -1, -1, 81, 411, 187, 415, 881, 765, 893, -1, -1, -1, -1, 1311, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, 817, -1, -1, 386, -1, 836, 514, -1, -1, -1, 175, 635, 1206, -1, -1,
    -1, -1, -1, 856, -1, 304, -1, -1, -1, -1, 101, 586, -1, -1, -1, -1, -1, -1, -1, 1214, -1, -1, -1, 1063,
    -1, -1, -1, 94, 573, -1, -1, 853, -1, -1, -1, -1, -1, -1, 284, 36, 1391, -1, -1, -1, 727, -1, 1404, -1,
    332, 1291, -1, -1, -1, 450, -1, 533, 172, 408, 431, 947, 572, -1, 166, -1, 538, -1, -1, -1, -1, 943, -1,
    798, 975, -1, 871, -1, 228, -1, -1, -1, 873, 1141, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 910, 1231,
    -1, -1, -1, -1, 706, -1, -1, 410, 1271, -1, -1, 826, 942, -1, -1, -1, -1, 248, -1, -1, 797, 1364, 293,
    1064, 378, 1225, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1302, -1, -1, -1, 312, 298, 652, 413, 176, 986,
    766, 649, -1, -1, -1, 886, -1, -1, -1, -1, -1, -1, -1, -1, 159, 263, 442, -1, -1, -1, 99, 1163, 250, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, 768, -1, -1, -1, -1, -1, -1, -1, -1, 437, -1, -1, -1, -1, -1, 102, 132,
    490, -1, -1, -1, 677, -1, -1, -1, -1, -1, -1, -1, 288, 1164, -1, -1, 1280, -1, 220, -1, 805, -1, -1, -1,
    -1, 530, 821, 994, 602, 672, -1, -1, -1, 588, 174, 1189, -1, -1, -1, -1, 1175, -1, -1, 1133, 1347, -1,
    -1, -1, 247, -1, -1, -1, 334, 827, 1062, 989, -1, -1, -1, -1, 660, 1086, -1, -1, 457, -1, 451, -1, -1,
    -1, 320, -1, -1, -1, -1, -1, 364, -1, -1, -1, -1, -1, 831, -1, 1168, -1, -1, -1, 620, 544, -1, -1, -1,
    -1, -1, -1, -1, -1, 802, 1065, -1, 1218, 1314, -1, -1, 447, 1025, 1066, -1, -1, -1, -1, -1, 319, 1208,
    -1, -1, 1190, -1, 244, 562, 952, -1, -1, -1, -1, -1, 941, 80, 200, -1, -1, 1253, -1, -1, -1, -1, -1, -1,
    742, -1, 818, 375, 444, -1, -1, -1, 509, -1, -1, -1, 63, 650, -1, -1, -1, -1, 37, 1057, -1, -1, -1, -1,
    1031, -1, -1, 642, -1, 62, 639, 19, 1300, -1, 945, -1, -1, 448, 703, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 510, 971, 1024, -1, -1, 920, -1, -1, -1, 229, 463, 671, -1, 1174, -1, -1, 753, 921, -1, -1, -1, -1,
    -1, -1, -1, 1049, -1, -1, 253, -1, 1169, 449, 587, 1040, 161, 1230, 1400, 964, 1116, 221, -1, 1153, -1,
    -1, -1, -1, -1, -1, -1, 407, -1, 278, 1041, -1, 861, -1, -1, -1, 1158, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, 66, 83, -1, -1, -1, -1, 60, -1, -1, 342, 1144, -1, 1087, -1, 1250, 1375, 939, -1, -1, 1038,
    -1, -1, -1, -1, -1, 232, 694, 874, 814, 1128, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 168, 524, 144, 537,
    -1, 145, -1, -1, -1, -1, -1, -1, 429, -1, -1, -1, 1187, -1, 1120, -1, -1, -1, -1, 1000, -1, -1, 1331, -1,
    1338, -1, -1, -1, 721, -1, -1, 309, -1, -1, 723, -1, -1, 480, 565, 0, 519, -1, 425, -1, -1, -1, -1, -1,
    -1, -1, -1, 1002, -1, -1, -1, -1, -1, -1, -1, 996, -1, 9, 1299, -1, -1, -1, -1, -1, -1, -1, -1, 287, -1,
    492, -1, -1, -1, -1, -1, 331, -1, 1332, 787, 637, 1145, 1212, -1, -1, -1, -1, 1078, -1, -1, 269, -1, 20,
    239, 584, 712, -1, 191, 235, 740, 887, -1, 1366, -1, -1, 771, 1384, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 1386, 346, -1, 297, -1, -1, 427, -1, -1, -1, 1124, -1, 744, -1, -1, -1, -1, -1, -1,
    439, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 294, 350, 780, 849, 734, 767, -1, 863, -1, 24,
    1290, -1, 704, 1273, -1, 11, 47, 950, 1281, -1, -1, 458, -1, -1, 109, -1, -1, -1, -1, -1, 566, -1, -1,
    -1, 178, 1298, -1, -1, -1, 212, -1, -1, -1, -1, -1, 330, -1, -1, 580, 842, 1184, -1, 695, -1, -1, 903,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 117, 85, -1, -1, -1, 246, -1, -1, 315, -1, -1, -1, 1180, -1, -1,
    -1, -1, 1, -1, 885, -1, 39, 97, -1, -1, 193, -1, -1, -1, -1, 171, 301, 825, 1089, 1201, 1401, 614, -1,
    -1, -1, -1, -1, -1, -1, 772, -1, -1, -1, 170, 850, -1, -1, -1, -1, -1, -1, 347, -1, -1, 1058, 967, -1,
    -1, -1, 922, 1165, -1, -1, -1, 1294, -1, -1, -1, -1, 752, 149, -1, -1, -1, -1, 306, 808, -1, -1, 1336,
    -1, -1, 122, -1, -1, -1, -1, -1, 848, 1335, -1, -1, 181, -1, -1, 550, 844, 1403, -1, -1, -1, -1, 1305,
    -1, -1, -1, -1, -1, 845, 1109, 1313, -1, 74, -1, 1044, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1090, -1, -1,
    401, -1, -1, 571, 636, -1, -1, -1, -1, 295, -1, -1, -1, -1, -1, -1, -1, 206, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 662, 1033, -1, -1, -1, -1, 190, 1374, -1, 998, 1150, 1308, -1, -1, -1, -1, -1, -1, 57,
    1118, -1, -1, -1, -1, -1, 100, -1, -1, 445, -1, -1, -1, -1, -1, -1, -1, -1, -1, 554, -1, 878, 1249, 1363,
    475, -1, -1, -1, -1, 545, 689, 564, 1341, 992, -1, -1, -1, -1, -1, -1, -1, -1, -1, 216, 1166, -1, -1, -1,
    948, -1, -1, 73, 1079, 691, -1, -1, -1, -1, -1, -1, -1, -1, 1162, 1115, -1, -1, -1, -1, -1, 1108, -1, -1,
    638, -1, 394, 143, 869, -1, -1, -1, 434, 529, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    1261, -1, -1, 2, -1, -1, -1, -1, -1, -1, -1, -1, 106, -1, -1, -1, -1, -1, -1, -1, 976, -1, -1, -1, -1,
    264, -1, -1, 1265, -1, 128, -1, 977, -1, -1, 76, 1234, -1, -1, -1, 789, -1, 974, -1, -1, -1, 147, 654,
    -1, 1246, -1, -1, -1, -1, -1, -1, -1, 69, -1, -1, -1, -1, -1, -1, 52, -1, -1, 82, 270, -1, -1, 884, -1,
    -1, -1, -1, 1100, -1, -1, -1, -1, -1, -1, -1, -1, 1138, -1, 28, 507, -1, 1228, -1, 113, -1, -1, -1, -1,
    -1, -1, 1277, -1, 75, 713, -1, -1, -1, 453, 1114, -1, -1, 1137, 1243, -1, -1, -1, -1, -1, -1, -1, 993,
    -1, -1, -1, -1, -1, 558, 32, -1, -1, -1, -1, -1, 1275, -1, -1, -1, -1, -1, -1, 911, -1, 391, 668, 133,
    466, 965, 469, -1, 135, 917, -1, -1, -1, -1, -1, -1, 715, 1028, 621, -1, -1, 812, 1081, -1, -1, -1, 593,
    1251, -1, -1, -1, -1, -1, 233, 890, 751, 121, 1395, 279, -1, -1, 511, -1, -1, -1, 30, 629, 762, -1, -1,
    -1, -1, -1, 403, -1, 855, -1, -1, -1, 925, -1, -1, -1, -1, -1, 526, -1, 280, 42, -1, -1, -1, -1, -1, 371,
    -1, -1, -1, 1324, 555, -1, -1, -1, -1, 599, 937, -1, 796, -1, -1, -1, 1046, 1283, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, 956, -1, -1, -1, -1, -1, 308, -1, 644, -1, 1213, -1, -1, -1, -1, -1, -1, -1, -1, -1, 860, -1,
    -1, 157, -1, -1, -1, -1, -1, 535, 1129, -1, 794, -1, -1, 697, 51, 1248, 879, 209, -1, 835, -1, -1, -1,
    -1, 829, -1, 929, -1, -1, -1, 1272, -1, -1, -1, -1, 596, 746, -1, 901, -1, -1, 883, -1, -1, -1, -1, -1,
    1075, 1405, 300, -1, -1, -1, -1, 978, 781, -1, -1, -1, -1, -1, -1, -1, 882, 973, 1186, 1177, -1, -1,
    1224, -1, -1, -1, 372, 936, 1295, -1, -1, 98, 568, -1, 1012, -1, 598, -1, -1, 1322, -1, -1, -1, -1, -1,
    -1, 496, -1, 960, -1, -1, -1, 811, 322, -1, -1, -1, -1, 1279, -1, 95, 1210, -1, -1, -1, -1, 151, -1, -1,
    -1, -1, -1, 118, 491, 633, 972, -1, -1, -1, -1, -1, 351, -1, -1, 534, -1, -1, -1, -1, 390, -1, -1, -1,
    -1, -1, -1, 928, -1, -1, -1, -1, -1, -1, -1, -1, 397, -1, -1, -1, -1, 631, -1, 701, -1, -1, 773, 1318,
    -1, 806, 816, -1, -1, -1, -1, 379, -1, -1, 43, 600, 1259, 1237, 1284, -1, -1, -1, -1, -1, 735, -1, 582,
    -1, -1, 576, -1, -1, 1260, -1, -1, -1, -1, -1, -1, -1, -1, 597, -1, -1, 6, -1, 154, 729, -1, -1, -1, -1,
    -1, -1, 1367, -1, 610, -1, -1, 847, -1, -1, 498, -1, -1, -1, -1, -1, -1, 452, 891, 108, -1, -1, -1, -1,
    199, -1, -1, -1, -1, -1, -1, -1, 1306, 931, -1, 843, -1, -1, -1, -1, 504, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, 946, -1, 561, 495, 436, -1, -1, -1, -1, 262, -1, -1, 1073, 1101, -1, 303, -1, -1, 26, 1217,
    96, -1, -1, -1, 213, -1, -1, -1, 18, -1, 314, 955, -1, 857, -1, -1, 1035, -1, -1, -1, -1, -1, -1, 846,
    -1, -1, -1, 1205, -1, -1, -1, -1, -1, -1, 551, -1, -1, 935, 441, -1, 1310, -1, -1, 820, -1, -1, 224, -1,
    904, -1, -1, 1282, -1, -1, 1119, -1, -1, -1, -1, -1, -1, -1, 1365, -1, -1, -1, -1, 1269, -1, -1, 150,
    1343, 283, 720, -1, -1, -1, 1136, -1, 155, 1348, 651, -1, -1, -1, -1, -1, -1, -1, 1276, -1, 45, -1, -1,
    -1, -1, -1, -1, -1, -1, 421, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 804, -1, -1,
    -1, 634, 934, 809, -1, -1, 59, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1197, -1, 1052,
    485, 618, -1, -1, -1, -1, -1, -1, 503, 477, 997, 624, 1021, -1, -1, -1, -1, -1, -1, 1245, -1, 384, -1,
    719, 892, -1, -1, 1014, -1, 276, -1, 963, 484, -1, -1, -1, 1345, 851, -1, 1381, 909, 924, 1059, -1, -1,
    1369, 1071, -1, -1, -1, -1, -1, -1, -1, 286, 632, -1, 969, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 1019, 1236, -1, -1, -1, 352, -1, -1, -1, -1, -1, -1, -1, -1, 517, 258, 990, 1346, -1, -1, 210, -1,
    -1, -1, -1, -1, -1, -1, 1355, -1, -1, -1, -1, -1, -1, 714, -1, -1, -1, -1, -1, 1337, -1, -1, -1, 183, -1,
    807, 1003, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 211, 58, 603, 505, 1340,
    1402, -1, 107, 894, 702, 344, -1, -1, -1, -1, -1, -1, -1, -1, 44, 1001, -1, -1, -1, -1, 1171, -1, -1, -1,
    -1, -1, -1, 549, -1, 164, -1, 865, -1, 243, -1, -1, 1372, -1, 1048, -1, -1, -1, -1, -1, 1092, -1, 1222,
    -1, -1, -1, 381, -1, -1, -1, -1, 435, -1, -1, -1, -1, -1, -1, 1254, 369, -1, -1, -1, 1215, 902, 685, -1,
    -1, -1, 815, 594, -1, -1, 1160, -1, -1, -1, -1, 730, -1, 186, -1, -1, -1, 148, -1, 1126, 90, 1070, -1,
    -1, -1, -1, 33, 1172, -1, 1045, -1, -1, 680, -1, -1, -1, -1, 56, -1, -1, -1, -1, -1, 859, 747, 338, -1,
    -1, 242, 13, 1077, -1, -1, -1, -1, -1, -1, -1, -1, 27, -1, -1, -1, -1, -1, 1307, -1, -1, 722, -1, 163,
    -1, -1, -1, -1, -1, -1, -1, -1, 277, 383, 1257, -1, -1, -1, -1, 354, -1, -1, -1, 795, 984, 754, 962,
    1216, -1, -1, 653, 1373, 733, 646, 321, 759, 839, 862, -1, -1, -1, -1, 813, 8, 1135, -1, 801, -1, -1, -1,
    824, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 799, -1, -1, -1, 254, 525, 1107, 970, 1146, 1327, -1, -1,
    -1, -1, -1, -1, -1, 852, -1, 1196, -1, -1, -1, -1, -1, 522, -1, 690, 251, -1, -1, -1, -1, -1, -1, -1, -1,
    165, 1167, 959, -1, -1, -1, 718, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1220, -1, -1, -1, -1, -1, -1,
    617, -1, -1, -1, -1, 471, -1, -1, 88, 717, -1, 648, -1, -1, -1, -1, -1, -1, 699, 1202, 591, 134, 198,
    1319, -1, 658, 31, -1, 1042, -1, 201, 643, -1, -1, 245, 1009, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    1396, -1, -1, -1, -1, -1, 1139, -1, 271, -1, -1, -1, 261, -1, -1, -1, -1, -1, -1, 215, 1382, -1, 29, 290,
    -1, 670, 473, 679, 1123, 488, 1022, 1357, -1, 953, -1, -1, -1, -1, -1, -1, -1, -1, 579, -1, -1, -1, 913,
    417, -1, -1, -1, 1159, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 607, 324, -1, 626, -1, -1, 983, 840,
    -1, -1, -1, 682, -1, -1, 389, -1, 326, -1, -1, -1, -1, -1, 412, -1, -1, -1, -1, -1, 1067, 940, 1241,
    1117, -1, 1132, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1244, -1, -1, -1, -1, -1, -1, 500, -1, -1, 1156, -1,
    -1, 214, -1, -1, -1, -1, -1, -1, 1080, -1, -1, -1, -1, -1, 987, -1, 35, 307, -1, 1301, 822, 512, 698,
    1076, -1, 493, -1, 619, -1, 112, 623, 1149, 1321, -1, -1, -1, -1, -1, 358, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, 1209, -1, -1, 226, 310, -1, -1, -1, -1, -1, -1, 673, -1, 663, -1, 311, -1,
    1316, 1034, -1, -1, -1, 464, -1, -1, -1, -1, -1, -1, 888, 1094, -1, -1, -1, 296, -1, 707, 53, 234, 693,
    1085, 87, -1, -1, -1, -1, 731, -1, -1, -1, -1, -1, 218, 832, 1017, -1, -1, 927, -1, -1, -1, -1, -1, -1,
    -1, -1, 543, -1, 914, -1, -1, -1, -1, 1103, -1, -1, -1, -1, -1, 675, 1093, -1, 104, 692, -1, 432, 1098,
    -1, -1, -1, -1, -1, -1, -1, 1278, -1, 7, -1, -1, 958, -1, -1, -1, 793, 725, 1047, 22, -1, -1, -1, 282,
    819, -1, -1, -1, 138, -1, -1, -1, 131, -1, -1, -1, 426, 1027, -1, -1, -1, -1, -1, -1, -1, -1, -1, 659,
    1013, 46, 208, 34, -1, 86, 93, 837, 949, -1, 546, 667, -1, -1, -1, 205, -1, 541, -1, -1, -1, 387, -1,
    1056, -1, -1, 125, -1, 225, -1, 84, 1061, -1, 158, 25, 982, 1286, 783, -1, 48, -1, -1, -1, 774, -1, -1,
    -1, -1, -1, 1181, 906, -1, -1, 628, 1096, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 601, -1, -1, -1, -1, 316, 792, 1131, 1176, -1, 716, 915, 1304, -1, -1, -1, -1, -1, -1,
    -1, -1, 606, 666, 926, -1, 1232, -1, 1082, -1, -1, -1, -1, -1, -1, 788, -1, 1036, -1, -1, -1, -1, 687,
    -1, -1, -1, -1, -1, -1, -1, 1380, -1, -1, 10, -1, -1, -1, -1, -1, -1, 838, 868, -1, 127, 605, -1, -1, -1,
    -1, -1, 272, 357, -1, -1, -1, -1, 341, -1, 467, 1179, -1, -1, -1, 709, 866, -1, -1, -1, -1, -1, 428, 899,
    -1, -1, 923, -1, 1394, -1, -1, -1, -1, 578, 686, -1, 1105, -1, -1, -1, 1385, -1, -1, -1, -1, 395, 625,
    951, 1203, -1, -1, -1, 736, -1, 581, -1, -1, -1, -1, -1, -1, 516, 337, -1, -1, -1, 355, 65, 527, -1, -1,
    -1, 757, -1, -1, -1, -1, -1, 1211, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 129, 260, 376, 385,
    655, -1, -1, -1, -1, -1, -1, -1, -1, 1106, -1, -1, -1, -1, -1, -1, -1, 1377, 340, -1, -1, -1, 1097, -1,
    -1, -1, 16, 705, -1, -1, -1, -1, -1, 1349, 905, -1, -1, 402, -1, -1, -1, -1, 833, -1, -1, -1, 362, -1,
    361, 1242, 961, 1051, -1, -1, 219, 521, -1, 1247, -1, -1, -1, -1, 124, 114, -1, -1, 1050, -1, -1, -1, -1,
    803, 696, 760, -1, -1, 782, -1, -1, -1, -1, -1, -1, 1390, -1, 1266, -1, 1178, -1, -1, -1, -1, 1383, 748,
    -1, -1, 1143, 1193, -1, 349, -1, -1, -1, 536, -1, -1, 728, -1, -1, -1, -1, -1, 373, -1, -1, 779, -1, 502,
    -1, 499, -1, 567, -1, -1, 1288, -1, -1, -1, 531, 647, 1330, -1, -1, -1, -1, -1, -1, -1, 465, -1, -1, -1,
    724, -1, -1, -1, -1, 396, -1, -1, -1, -1, 323, 222, -1, -1, -1, -1, -1, -1, -1, 79, -1, 627, -1, -1,
    1226, 508, 1309, 678, -1, -1, -1, -1, -1, -1, -1, 1350, -1, -1, -1, -1, 1125, 1095, -1, -1, 585, 461, -1,
    -1, -1, 710, 980, -1, -1, -1, 1227, -1, -1, -1, -1, 446, 423, 1267, 616, -1, 418, -1, 557, 370, 1008, -1,
    -1, 552, -1, -1, 3, -1, 380, -1, 368, 483, -1, -1, -1, 356, 1239, 479, -1, -1, -1, -1, -1, 399, 111, 4,
    -1, -1, -1, -1, 1127, 460, 1043, 966, 1199, 192, 257, 430, 1274, -1, 612, -1, 513, 1387, 932, 560, 420,
    -1, -1, -1, 1204, -1, 1379, 800, -1, -1, -1, -1, -1, -1, 325, 919, 256, -1, -1, 1317, -1, 12, 162, 1326,
    -1, 365, -1, 968, 1351, -1, -1, -1, -1, -1, -1, 255, 456, 991, -1, 440, 1339, -1, -1, 583, 664, -1, -1,
    -1, -1, -1, 900, 907, -1, -1, -1, -1, -1, 1312, -1, -1, 21, 266, 547, -1, 184, -1, -1, 115, -1, -1, -1,
    738, -1, -1, -1, 180, 1398, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1104, -1, -1, -1, -1, -1,
    -1, -1, -1, 179, -1, -1, -1, -1, -1, -1, 1358, -1, 459, -1, -1, -1, 515, 569, 604, 1173, 1255, 1054,
    1397, -1, 1323, 1399, 120, 622, -1, 1376, -1, -1, -1, -1, 1006, 889, 1388, -1, -1, -1, -1, -1, -1, 518,
    406, -1, 71, -1, -1, -1, -1, 995, 1023, -1, -1, -1, 1285, 238, -1, -1, -1, 1194, -1, 556, 918, -1, 274,
    -1, -1, 329, 708, -1, 1219, -1, 462, -1, -1, -1, -1, 1264, -1, -1, 333, -1, 497, -1, -1, 292, -1, -1,
    1235, 1328, -1, -1, 202, 392, 195, -1, -1, -1, -1, 1152, -1, -1, -1, -1, -1, -1, -1, -1, -1, 858, -1, -1,
    -1, -1, -1, -1, -1, -1, 160, 252, -1, -1, -1, -1, 167, 1200, 577, -1, -1, -1, 141, 867, 1154, 119, -1,
    609, -1, 40, 468, 1122, 1303, -1, -1, -1, 317, -1, 422, -1, -1, -1, 17, 189, 89, -1, -1, -1, -1, -1, -1,
    608, 674, 302, 684, 398, 1111, 669, -1, 1240, -1, -1, 755, 156, 1233, -1, -1, -1, 1039, -1, 1334, -1, -1,
    -1, -1, 1155, 353, 443, -1, 15, 70, -1, -1, -1, -1, 1170, 367, -1, 1361, -1, -1, 360, 273, -1, 50, -1,
    -1, -1, -1, -1, -1, -1, -1, 1362, -1, -1, -1, -1, -1, 1110, 1185, 1053, -1, -1, -1, -1, 275, 657, -1, -1,
    -1, 1262, 382, 908, 152, 539, -1, 363, 661, 732, -1, -1, -1, -1, 374, 688, -1, -1, -1, 474, 681, -1, -1,
    1182, -1, -1, -1, -1, 1140, -1, -1, 743, 1229, -1, -1, 930, -1, -1, -1, -1, -1, -1, -1, 641, -1, -1, -1,
    454, 487, -1, -1, -1, -1, 1011, 359, -1, 339, -1, 1083, -1, -1, -1, -1, 54, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, 741, -1, -1, 267, 611, 777, 1258, -1, -1, -1, 592, 169, 327, 1325, -1, -1, -1, -1, -1, -1, 237,
    1352, -1, 810, -1, 197, 1029, 335, 1223, -1, -1, 656, 880, -1, -1, -1, -1, -1, -1, -1, 1074, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 1354, 985, 1147, -1, -1, -1, -1, -1, -1, 828, 1188, 438, -1, -1, -1, -1, -1, -1,
    1207, 1161, -1, -1, 1238, -1, 1157, 289, -1, -1, -1, -1, -1, -1, 640, -1, 896, 285, -1, -1, 912, 1353,
    393, -1, -1, -1, -1, 204, -1, -1, -1, -1, -1, 645, 55, -1, -1, -1, -1, -1, -1, 305, 400, 130, 574, 528,
    1333, 1007, -1, -1, 876, -1, -1, 944, -1, -1, -1, 470, 1392, -1, 785, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    196, 78, 405, 419, 1037, -1, 476, -1, -1, -1, -1, 227, 240, 1032, 1060, -1, -1, 416, 506, -1, -1, -1, -1,
    -1, -1, 1099, 1134, -1, 481, 778, -1, -1, -1, -1, -1, 501, 1221, 336, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 343, 1297, 281, -1, -1, -1, -1, -1, -1, -1, 137, 409, -1, -1, -1, -1, -1, -1, -1, 489, -1, -1, -1,
    -1, -1, 957, -1, 207, -1, -1, -1, -1, -1, 523, -1, -1, -1, -1, -1, 14, 548, -1, 595, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, 756, -1, 482, -1, -1, 203, 1069, 764, -1, 103, -1, 823, -1, 841, -1, -1, 217,
    745, 291, 570, 711, 758, 520, 988, -1, -1, -1, 123, -1, 41, 142, 433, -1, -1, -1, -1, 898, -1, -1, 761,
    -1, -1, -1, -1, 590, -1, 38, 110, -1, -1, -1, -1, -1, 1112, -1, 345, 313, -1, -1, 1068, -1, -1, 786, 872,
    268, 1015, 1195, -1, 726, -1, 116, -1, 249, -1, 23, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 999, 542, -1,
    830, -1, -1, 854, -1, 259, -1, -1, -1, -1, -1, -1, 177, 916, 895, -1, 1192, 1268, 870, 834, -1, -1, -1,
    -1, -1, -1, -1, 775, 1055, 1263, -1, -1, 897, 1315, -1, 1088, -1, -1, 665, -1, -1, -1, -1, 139, 494,
    1198, 140, -1, -1, -1, -1, 1016, 1072, 770, -1, 67, -1, 318, 1378, -1, -1, -1, -1, 72, 61, 540, -1, -1,
    1292, -1, -1, -1, 763, -1, -1, -1, -1, 223, -1, -1, -1, -1, -1, -1, 1342, -1, -1, 92, -1, 1005, -1, -1,
    1368, 559, -1, 1148, -1, -1, -1, -1, -1, -1, -1, 1151, -1, -1, -1, 153, -1, -1, 1252, 64, -1, -1, -1, -1,
    -1, -1, -1, 455, 49, 472, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 737, 188, -1, -1, -1, -1, -1,
    -1, -1, 424, 377, -1, -1, 1026, 938, -1, -1, -1, -1, -1, -1, -1, -1
};

static const int16_t first[] = {
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1082, -1, -1, -1, -1, 1139, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 398, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1166, -1, 633, -1, -1,
    -1, -1, 809, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 432, 434, 436, 396, 438, 395, 420, 471, 473,
    477, 474, 374, 408, -1, -1, 246, -1, 360, 417, -1, -1, -1, -1, -1, 390, -1, 870, 1, 632, 911, 44, 47,
    347, 345, 349, 351, 348, 346, 350, 352, 250, 233, 234, 318, 1306, 1375, 8, 26, 0, 9, 27, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 217, 218, 219, 221, 222, 220, -1, -1, 1358, 231, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 223, 224, 225, 226, 227, 228, 229, 230, -1, -1, 448, 463, 1377,
    421, 1379, -1, -1, -1, -1, -1, 330, 68, 81, 90, 109, 62, -1, 535, 592, 594, 596, 598, 600, 602, 604, 606,
    608, 610, 612, 614, 45, 46, 48, 49, 2, -1, 58, 6, 5, -1, -1, 12, 11, -1, 17, 57, 20, 21, 22, 23, 24, 25,
    28, -1, 29, 30, 31, 32, 33, 34, 35, -1, 36, 37, 38, 39, 40, 41, 42, 43, 50, 51, 52, 53, 54, 55, -1, -1,
    -1, 59, 60, 61, 64, 65, 66, 67, 69, 71, 72, 75, 76, 77, -1, 78, 79, 80, 86, 87, 83, 82, 88, 96, 97, 92,
    91, 95, 99, 100, 101, 105, 106, 107, 108, 111, 110, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124,
    125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 143, 145, 148, 149,
    150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 161, 949, 797, 955, 801, 162, 165, 166, 167, 168, 169,
    170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 181, 182, 183, 185, 187, -1, 320, 186, -1, -1, 188,
    190, 192, 193, 195, 196, 197, 198, 199, 200, 201, 202, 203, 204, 206, 207, 208, 209, 210, 211, 213, 214,
    215, 216, -1, 235, 236, 237, 238, 239, 240, 241, 242, 243, 244, 245, 247, 248, 249, 251, 252, 253, 254,
    257, 261, 264, 265, 266, 267, 268, 269, 270, 271, 272, 273, 274, 275, 276, 277, 278, 279, 280, 281, 282,
    283, 284, 285, 286, 287, 288, 289, 290, 291, 292, 293, 294, 295, 296, 297, 298, 299, 300, 301, 302, 303,
    304, 305, 306, 307, 308, 309, 310, -1, 311, 312, 313, 314, 315, 316, 319, -1, 321, 322, 323, -1, 324,
    326, 327, 328, -1, 329, 333, 334, 338, 339, 340, 341, 342, 343, 344, 353, 355, 356, 357, 358, 359, 361,
    362, 363, 364, 365, 366, 367, 368, 369, 370, 371, -1, 372, -1, 373, -1, 375, 376, 377, 378, 379, 380,
    384, 385, 388, 392, 393, 394, -1, 399, 401, 404, -1, 409, 410, -1, -1, 413, 414, 415, 416, -1, -1, 428,
    -1, -1, 443, 444, 446, 447, 449, 450, 451, 452, 453, 454, 455, 456, 458, -1, 459, 460, -1, -1, 483, 486,
    485, 465, 466, 467, 468, -1, 472, 476, -1, 478, 480, 481, 482, -1, -1, 502, 503, 510, 516, 518, 519, 520,
    521, 522, 523, 524, 525, 526, 527, 530, 533, 545, 547, 549, 628, 536, 537, 538, 539, 543, 541, 542, 544,
    546, 548, 550, 551, 552, 553, 554, 555, 556, 557, 558, 559, 560, 561, 562, 563, 564, 565, 566, 567, 568,
    569, 570, 571, 572, 573, 574, 575, 576, 577, 578, 579, 580, 581, 582, 583, 584, 585, 586, 587, 588, 589,
    590, 591, 616, 617, 619, 620, 621, 622, 623, -1, 639, 626, 627, 629, 630, 631, 634, 635, 636, 637, 638,
    640, 641, 642, 643, 644, 645, 646, 647, 648, 649, 650, 651, 652, 653, 654, 655, 656, 657, 658, 659, 660,
    661, 662, 663, 664, 665, 666, 667, 668, 669, 670, 671, 672, -1, 673, 674, 675, 676, 677, 678, 679, 680,
    681, 683, 684, 685, 686, 687, 688, 689, 690, 691, -1, 692, 693, 694, 695, 696, 697, 698, 699, 700, 701,
    702, 703, 704, 705, 706, 707, 708, 709, 710, 711, 712, 713, 714, 715, -1, 716, 717, 718, 719, 720, 721,
    722, 723, 724, 725, 726, 727, 728, -1, 729, 730, 731, 732, 733, 734, 735, 736, 737, 738, 739, 740, 741,
    742, 743, 744, 745, 746, 747, 748, 749, 750, 751, 752, 753, 754, 755, 756, 757, 758, 759, 760, 761, 762,
    763, 764, 765, 766, 767, 768, 769, 1472, -1, 771, 773, 774, 775, -1, 777, 779, 781, 783, 784, 785, 786,
    787, 788, 789, 790, 791, 792, 793, 794, 795, 796, -1, 798, 800, 802, 803, 804, 805, 806, 807, 808, 810,
    811, 812, 813, -1, 814, 815, -1, 816, 817, -1, -1, 820, 822, -1, -1, 824, 826, 827, 828, 829, 830, 831,
    832, 833, 834, 837, 839, 840, -1, -1, 843, 844, 845, 846, 847, -1, 848, -1, 849, 850, -1, 851, 852, 853,
    -1, 855, 856, 857, 858, 859, 860, 861, 862, 865, 866, 867, 873, 875, 877, 878, 880, 881, 882, 884, 885,
    886, 887, 888, 889, 890, 891, 892, 894, 895, 896, 897, 898, 899, 900, 903, 904, 905, 906, 907, 908, 909,
    910, 912, 913, 914, 915, 916, 917, 922, 923, 924, -1, 928, 931, 935, -1, 937, 941, 942, 946, 948, 957,
    950, 951, 953, 954, 956, -1, 958, -1, 959, -1, 962, 965, 968, 971, 974, 978, -1, -1, 979, -1, 980, 981,
    982, 983, 984, 985, 986, 987, 988, 989, 990, 991, 992, 993, 994, 995, 996, 997, 998, -1, 1000, 1001,
    1003, 1004, 1006, 1007, 1009, 1010, 1011, 1013, 1016, 1017, 1018, 1019, 1021, 1022, 1023, 1024, 1025,
    1026, 1027, 1030, 1031, 1032, -1, 1034, -1, 1036, 1038, 1039, 1043, -1, 1044, 1045, 1046, 1047, 1048,
    1049, 1050, -1, -1, -1, 1053, 1054, 1055, 1056, -1, -1, 1058, 1060, 1062, -1, 1063, -1, 1067, 1223, 1069,
    1070, -1, -1, 1071, 1072, -1, 1073, -1, -1, -1, 1074, 1075, 1076, 1077, 1078, 1079, 1080, 1081, 1083,
    1084, 1085, 1086, 1087, 1088, 1089, 1090, 1091, 1092, 1093, 1094, 1095, 1097, 1098, 1099, 1100, 1101,
    1102, 1103, 1104, 1105, 1106, 1107, 1108, 1109, 1110, 1111, 1112, 1113, 1114, 1115, 1116, 1117, 1118,
    1119, 1120, 1121, 1122, 1123, 1124, 1125, 1126, 1127, 1128, 1129, 1130, 1132, 1134, 1136, 1137, 1138,
    1140, 1141, 1142, 1143, 1144, 1145, 1146, 1147, 1148, 1150, 1151, 1152, 1153, 1154, 1155, 1156, 1157,
    1158, 1159, 1162, 1164, -1, 1160, -1, 1168, 1169, -1, -1, 1256, 1174, -1, -1, 1175, 1176, -1, 1248, -1,
    -1, -1, -1, -1, 1186, 1191, 1195, 1196, -1, -1, 1197, 1198, -1, 1199, 1200, 1201, 1202, 1203, 1204, 1205,
    1206, 1211, -1, -1, 1208, 1209, -1, 1213, -1, 1215, 1217, -1, 1219, 1220, 1221, 1224, 1225, 1226, 1227,
    1228, 1229, 1230, 1231, 1232, 1233, 1240, 1235, 1237, 1239, 1241, 1242, 1243, 1245, 1246, 1247, 1249,
    1250, 1251, 1252, 1253, 1254, 1255, 1257, 1258, 1259, 1260, 1261, 1262, 1263, 1264, 1265, 1266, 1267,
    1269, 1270, 1271, 1272, 1273, -1, 1275, 1281, -1, 1283, 1284, 1285, 1287, 1288, 1289, 1290, -1, -1, 1292,
    1293, 1294, 1295, 1296, 1297, 1298, 1299, 1300, 1301, 1302, 1303, 1304, 1305, -1, 1310, 1311, 1312, 1313,
    1317, 1318, 1319, 1322, 1323, 1324, 1325, 1326, 1327, 1328, 1331, 1334, -1, 1338, 1342, 1343, 1344, 1345,
    1346, 1347, 1348, 1349, 1350, 1352, 1353, 1354, 1355, 1356, 1357, -1, -1, -1, -1, -1, 1368, 1369, 1370,
    1371, 1372, 1373, 1374, 1376, -1, -1, 1380, 1387, -1, -1, 1382, 1485, -1, 1381, -1, -1, 1386, 1388, 1389,
    1390, 1391, 1392, 1394, 1476, 1395, 1477, 1397, 1399, 1400, 1401, 1478, 1479, 1480, 1402, 1403, 1404,
    1405, 1406, 1407, -1, -1, 1409, -1, -1, 1481, 1482, 1411, -1, -1, -1, -1, -1, 1483, 1414, 1415, 1416,
    1417, 1419, 1421, 1422, 1423, 1424, 1425, 1426, 1427, 1428, 1429, 1430, -1, 1431, 1432, 1434, 1435, 1436,
    1437, 1439, 1441, 1443, 1445, 1447, 1448, 1449, 1450, -1, 1454, 1455, 1456, 1457, 1458, -1, 1460, 1465,
    1467, 1468, -1, 1486, 1487, 1488, 1489, 1490, 1491, 1492, 1495, 1496, 1497, 1498, 1500, 1501, 1502, 1503,
    1505, 1506, 1507, 1508, 1509, 1511, 1512, 1513, 1514, 1515, 1517, 1518, 1519, -1, 1520, 1522, 1524, 1473,
    -1, 1474, 1475
};

static const struct catalogue_link links[] = {
    {0, 3, 0}, {0, 625, 0}, {0, -1, 0}, {1, 4, 0}, {2, 7, 0}, {2, -1, 0}, {2, -1, 0}, {3, 10, 0}, {3, 13, 0},
    {3, -1, 0}, {4, 63, 0}, {4, 14, 0}, {4, -1, 0}, {5, 15, 0}, {6, -1, 0}, {7, 16, 0}, {8, -1, 0},
    {9, 18, 0}, {10, 19, 0}, {11, -1, 0}, {12, 194, 4}, {12, -1, 5}, {13, -1, 1}, {13, -1, 0}, {14, -1, 1},
    {14, -1, 0}, {15, -1, 1}, {15, -1, 0}, {16, -1, 1}, {16, -1, 0}, {17, 191, 1}, {17, -1, 0}, {18, -1, 1},
    {19, -1, 0}, {20, -1, 0}, {21, -1, 0}, {22, 863, 3}, {23, -1, 2}, {24, -1, 2}, {25, -1, 2}, {26, -1, 2},
    {27, -1, 2}, {28, -1, 2}, {29, -1, 2}, {30, -1, 2}, {31, -1, 2}, {32, -1, 2}, {33, -1, 2}, {34, -1, 2},
    {35, -1, 2}, {36, -1, 2}, {37, 189, 2}, {38, -1, 2}, {39, -1, 2}, {40, -1, 2}, {41, 56, 0}, {42, -1, 0},
    {43, 73, 4}, {44, 74, 4}, {45, 146, 4}, {46, -1, 4}, {47, -1, 4}, {48, -1, 0}, {49, -1, 0},
    {50, 1028, 2}, {51, -1, 2}, {52, 1029, 2}, {53, 1035, 2}, {54, 70, 0}, {54, -1, 0}, {55, -1, 0},
    {56, 85, 4}, {56, -1, 5}, {57, 103, 2}, {58, 104, 2}, {59, 89, 1}, {59, -1, 0}, {60, -1, 1}, {61, -1, 0},
    {62, -1, 0}, {63, 102, 2}, {64, 84, 0}, {64, 1444, 0}, {64, -1, 0}, {65, -1, 0}, {66, 94, 4},
    {67, -1, 2}, {68, -1, 2}, {69, 1504, 2}, {70, 98, 1}, {71, 93, 0}, {71, 147, 0}, {71, -1, 0},
    {72, -1, 0}, {73, 114, 4}, {73, -1, 5}, {74, 142, 2}, {75, 144, 2}, {76, 184, 1}, {76, -1, 0},
    {77, -1, 0}, {78, -1, 0}, {79, 160, 2}, {80, -1, 2}, {81, -1, 2}, {82, -1, 2}, {83, -1, 2}, {84, -1, 2},
    {85, 854, 2}, {86, 112, 0}, {86, 1438, 0}, {86, -1, 0}, {87, 113, 0}, {88, -1, 0}, {89, 164, 4},
    {89, -1, 5}, {90, -1, 4}, {90, -1, 5}, {91, -1, 4}, {91, -1, 5}, {92, -1, 0}, {93, -1, 0}, {94, -1, 4},
    {94, -1, 5}, {95, -1, 4}, {95, -1, 5}, {96, -1, 4}, {96, -1, 5}, {97, -1, 4}, {97, -1, 5}, {98, -1, 2},
    {98, -1, 0}, {99, -1, 2}, {99, -1, 0}, {100, -1, 2}, {100, -1, 0}, {101, -1, 2}, {101, -1, 0},
    {102, -1, 2}, {102, -1, 0}, {103, -1, 2}, {103, -1, 0}, {104, -1, 2}, {104, -1, 0}, {105, -1, 2},
    {105, -1, 0}, {106, -1, 2}, {107, 947, 2}, {108, -1, 2}, {108, -1, 0}, {109, -1, 2}, {109, -1, 0},
    {110, -1, 2}, {110, -1, 0}, {111, 354, 2}, {111, -1, 0}, {112, 325, 2}, {112, -1, 0}, {113, 944, 2},
    {114, 618, 2}, {115, -1, 2}, {116, 163, 0}, {116, -1, 0}, {117, -1, 0}, {118, 212, 4}, {118, -1, 5},
    {119, -1, 1}, {119, -1, 0}, {120, -1, 1}, {120, -1, 0}, {121, -1, 1}, {121, -1, 0}, {122, 515, 1},
    {122, -1, 0}, {123, 517, 1}, {123, -1, 0}, {124, -1, 1}, {124, -1, 0}, {125, 180, 1}, {125, -1, 0},
    {126, 381, 1}, {126, -1, 0}, {127, -1, 1}, {127, -1, 0}, {128, -1, 1}, {128, -1, 0}, {129, -1, 1},
    {130, -1, 0}, {131, -1, 2}, {132, -1, 2}, {133, -1, 2}, {134, -1, 1}, {135, -1, 2}, {136, -1, 2},
    {137, -1, 0}, {138, -1, 5}, {139, 205, 5}, {140, -1, 5}, {141, -1, 5}, {142, -1, 5}, {143, -1, 5},
    {144, -1, 5}, {145, -1, 5}, {146, -1, 5}, {147, -1, 5}, {148, -1, 4}, {149, -1, 4}, {150, -1, 4},
    {151, -1, 4}, {151, -1, 5}, {152, -1, 4}, {152, 1351, 5}, {153, 335, 4}, {154, 260, 4}, {154, -1, 5},
    {155, 256, 4}, {155, -1, 5}, {156, -1, 0}, {157, -1, 0}, {158, -1, 0}, {159, -1, 0}, {160, 232, 0},
    {161, -1, 0}, {162, -1, 0}, {163, -1, 0}, {164, -1, 0}, {165, -1, 0}, {166, -1, 0}, {167, -1, 0},
    {168, -1, 0}, {169, -1, 0}, {170, -1, 0}, {171, -1, 0}, {172, -1, 0}, {172, -1, 0}, {173, -1, 0},
    {173, -1, 0}, {174, -1, 0}, {174, -1, 0}, {175, -1, 0}, {176, -1, 0}, {176, -1, 0}, {177, -1, 0},
    {177, -1, 0}, {178, -1, 0}, {178, -1, 0}, {179, 1433, 0}, {179, -1, 0}, {180, -1, 0}, {180, -1, 0},
    {181, -1, 0}, {181, -1, 0}, {182, -1, 0}, {182, -1, 0}, {183, 255, 0}, {184, -1, 0}, {185, 258, 0},
    {185, -1, 0}, {186, 259, 0}, {187, 422, 0}, {188, 262, 0}, {188, -1, 0}, {189, 263, 0}, {190, 423, 0},
    {191, -1, 0}, {191, -1, 0}, {192, -1, 0}, {192, -1, 0}, {193, -1, 0}, {193, -1, 0}, {194, -1, 0},
    {194, -1, 0}, {195, -1, 0}, {195, -1, 0}, {196, -1, 0}, {196, -1, 0}, {197, -1, 0}, {197, -1, 0},
    {198, -1, 0}, {198, -1, 0}, {199, -1, 0}, {199, -1, 0}, {200, -1, 0}, {200, -1, 0}, {201, -1, 0},
    {201, -1, 0}, {202, -1, 0}, {202, -1, 0}, {203, -1, 0}, {203, -1, 0}, {204, -1, 0}, {204, -1, 0},
    {205, -1, 0}, {205, -1, 0}, {206, -1, 0}, {206, -1, 0}, {207, -1, 0}, {208, -1, 0}, {209, -1, 0},
    {210, -1, 0}, {211, -1, 0}, {212, -1, 0}, {213, -1, 5}, {214, -1, 5}, {215, -1, 5}, {216, -1, 5},
    {217, -1, 5}, {218, -1, 5}, {219, -1, 5}, {220, -1, 5}, {221, 317, 1}, {222, 1005, 4}, {223, 1008, 4},
    {224, -1, 4}, {225, -1, 4}, {226, -1, 4}, {227, -1, 4}, {228, -1, 1}, {229, -1, 1}, {230, -1, 1},
    {231, -1, 1}, {232, -1, 1}, {233, -1, 2}, {234, -1, 1}, {235, -1, 2}, {236, -1, 2}, {237, -1, 2},
    {238, -1, 2}, {239, -1, 2}, {240, -1, 1}, {241, 331, 0}, {242, 332, 0}, {243, -1, 0}, {244, 336, 3},
    {245, 337, 3}, {246, -1, 4}, {247, -1, 2}, {248, -1, 2}, {249, -1, 2}, {250, -1, 0}, {250, -1, 0},
    {251, -1, 0}, {251, -1, 0}, {252, -1, 0}, {252, -1, 0}, {253, -1, 0}, {253, -1, 0}, {254, -1, 0},
    {254, -1, 0}, {255, -1, 0}, {255, -1, 0}, {256, -1, 0}, {256, -1, 0}, {257, 441, 2}, {258, 442, 2},
    {259, 383, 2}, {260, 387, 2}, {261, 508, 1}, {262, 500, 1}, {263, -1, 0}, {264, 488, 1}, {265, 489, 1},
    {266, 479, 1}, {267, 419, 1}, {268, 418, 1}, {269, -1, 1}, {270, -1, 1}, {271, -1, 1}, {272, -1, 5},
    {273, -1, 1}, {274, -1, 1}, {275, -1, 1}, {276, -1, 1}, {277, -1, 1}, {278, -1, 1}, {279, -1, 1},
    {280, -1, 1}, {281, 1470, 1}, {282, -1, 5}, {283, -1, 5}, {284, -1, 5}, {285, 382, 1}, {286, 397, 1},
    {287, 494, 1}, {288, 495, 1}, {289, 386, 1}, {290, -1, 1}, {291, -1, 1}, {292, 389, 1}, {293, -1, 1},
    {294, 391, 1}, {295, 403, 1}, {296, -1, 1}, {297, -1, 1}, {298, -1, 1}, {299, 439, 1}, {300, 437, 1},
    {301, 445, 1}, {302, -1, 2}, {303, 400, 1}, {304, -1, 1}, {305, 402, 1}, {306, -1, 1}, {307, 405, 1},
    {308, 407, 1}, {309, 406, 1}, {310, -1, 1}, {311, -1, 1}, {312, -1, 1}, {313, 431, 1}, {314, 411, 1},
    {315, 412, 1}, {316, 457, 1}, {317, -1, 1}, {318, -1, 2}, {319, -1, 2}, {320, -1, 2}, {321, 490, 1},
    {322, 491, 1}, {323, 492, 1}, {324, 440, 1}, {325, 509, 0}, {326, 424, 1}, {327, 425, 1}, {328, 426, 0},
    {329, 427, 0}, {330, 499, 1}, {331, 498, 1}, {332, 429, 1}, {333, 430, 1}, {334, 496, 1}, {335, -1, 1},
    {336, 433, 1}, {337, 1393, 1}, {338, 435, 1}, {339, 529, 1}, {340, 531, 1}, {341, -1, 1}, {342, -1, 1},
    {343, 534, 1}, {344, 475, 1}, {345, 469, 2}, {346, 470, 2}, {347, -1, 1}, {348, -1, 1}, {349, 493, 1},
    {350, -1, 1}, {351, -1, 1}, {352, 461, 0}, {353, -1, 2}, {354, -1, 2}, {355, -1, 2}, {356, -1, 2},
    {357, -1, 2}, {358, -1, 2}, {359, -1, 2}, {360, -1, 2}, {361, -1, 1}, {362, -1, 1}, {363, -1, 1},
    {364, -1, 0}, {365, 462, 0}, {366, 464, 0}, {367, -1, 0}, {368, 1378, 0}, {369, -1, 2}, {370, -1, 2},
    {371, 1244, 2}, {372, -1, 2}, {373, 504, 2}, {374, 505, 2}, {375, -1, 1}, {376, -1, 1}, {377, -1, 1},
    {378, -1, 1}, {379, 532, 1}, {380, 1510, 1}, {381, -1, 1}, {382, -1, 1}, {383, -1, 1}, {384, -1, 1},
    {385, -1, 1}, {386, -1, 1}, {387, 484, 0}, {388, 487, 0}, {389, -1, 0}, {390, -1, 0}, {391, -1, 0},
    {392, 507, 1}, {393, -1, 1}, {394, -1, 1}, {395, -1, 1}, {396, -1, 1}, {397, 506, 1}, {398, 501, 1},
    {399, -1, 1}, {400, 497, 1}, {401, -1, 1}, {402, -1, 1}, {403, -1, 1}, {404, -1, 1}, {405, 514, 2},
    {406, -1, 2}, {407, -1, 2}, {408, 512, 2}, {409, 513, 2}, {410, 528, 1}, {411, -1, 1}, {412, -1, 1},
    {413, -1, 0}, {414, 511, 0}, {415, -1, 0}, {416, -1, 2}, {417, 1420, 2}, {418, -1, 2}, {419, -1, 1},
    {420, -1, 1}, {421, -1, 1}, {422, -1, 1}, {423, -1, 1}, {424, -1, 1}, {425, -1, 1}, {426, -1, 1},
    {427, -1, 1}, {428, -1, 1}, {429, -1, 1}, {430, -1, 1}, {431, -1, 1}, {432, 921, 1}, {433, -1, 1},
    {434, -1, 1}, {435, -1, 1}, {436, -1, 1}, {437, -1, 1}, {438, -1, 1}, {439, 540, 0}, {440, -1, 1},
    {441, -1, 1}, {442, -1, 1}, {443, -1, 1}, {444, -1, 0}, {445, -1, 4}, {446, -1, 3}, {447, -1, 4},
    {448, -1, 3}, {449, -1, 4}, {450, -1, 3}, {451, -1, 4}, {452, -1, 3}, {453, -1, 4}, {454, -1, 3},
    {455, -1, 4}, {456, -1, 3}, {457, -1, 4}, {458, -1, 3}, {459, -1, 4}, {460, -1, 3}, {461, -1, 4},
    {462, -1, 3}, {463, -1, 4}, {464, -1, 3}, {465, -1, 4}, {466, -1, 3}, {467, -1, 4}, {468, -1, 3},
    {469, -1, 4}, {470, -1, 3}, {471, -1, 4}, {472, -1, 3}, {473, -1, 4}, {474, -1, 3}, {475, -1, 4},
    {476, -1, 4}, {477, -1, 4}, {478, -1, 4}, {479, -1, 4}, {480, -1, 4}, {481, -1, 4}, {482, -1, 4},
    {483, -1, 4}, {484, -1, 4}, {485, -1, 4}, {486, -1, 4}, {487, -1, 4}, {488, -1, 4}, {489, -1, 4},
    {490, -1, 4}, {491, -1, 4}, {492, -1, 4}, {493, -1, 4}, {494, -1, 4}, {495, -1, 4}, {496, 593, 0},
    {497, -1, 0}, {498, 595, 0}, {499, -1, 0}, {500, 597, 0}, {501, 624, 0}, {502, 599, 0}, {503, -1, 0},
    {504, 601, 0}, {505, 682, 0}, {506, 603, 0}, {507, -1, 0}, {508, 605, 0}, {509, -1, 0}, {510, 607, 0},
    {511, -1, 0}, {512, 609, 0}, {513, -1, 0}, {514, 611, 0}, {515, -1, 0}, {516, 613, 0}, {517, -1, 0},
    {518, 615, 0}, {519, -1, 0}, {520, 868, 2}, {521, 869, 2}, {522, 799, 2}, {523, 871, 2}, {524, 872, 2},
    {525, -1, 2}, {526, 874, 2}, {527, -1, 0}, {528, -1, 0}, {529, 876, 2}, {530, -1, 1}, {531, -1, 2},
    {532, -1, 2}, {533, -1, 2}, {534, 1494, 2}, {535, -1, 2}, {536, -1, 2}, {537, 1014, 0}, {538, 879, 2},
    {539, -1, 2}, {540, -1, 2}, {541, -1, 2}, {542, 864, 2}, {543, -1, 2}, {544, -1, 2}, {545, 902, 2},
    {546, -1, 2}, {547, -1, 2}, {548, -1, 2}, {549, -1, 2}, {550, -1, 2}, {551, 893, 2}, {552, -1, 2},
    {553, -1, 2}, {554, -1, 2}, {555, -1, 2}, {556, -1, 2}, {557, -1, 2}, {558, -1, 2}, {559, -1, 2},
    {560, -1, 2}, {561, -1, 2}, {562, -1, 2}, {563, -1, 2}, {564, -1, 2}, {565, -1, 2}, {566, -1, 2},
    {567, -1, 2}, {568, -1, 2}, {569, 883, 2}, {570, -1, 2}, {571, -1, 2}, {572, -1, 2}, {573, -1, 2},
    {574, -1, 2}, {575, -1, 2}, {576, -1, 4}, {576, -1, 5}, {577, -1, 4}, {577, -1, 5}, {578, -1, 4},
    {578, -1, 5}, {579, -1, 4}, {579, -1, 5}, {580, 1398, 4}, {580, -1, 5}, {581, -1, 0}, {582, -1, 2},
    {583, -1, 2}, {584, -1, 2}, {585, -1, 2}, {586, -1, 2}, {587, -1, 2}, {588, -1, 2}, {589, -1, 2},
    {590, 901, 2}, {591, -1, 4}, {592, -1, 4}, {592, -1, 5}, {593, -1, 4}, {594, -1, 4}, {594, -1, 5},
    {595, -1, 4}, {596, -1, 4}, {596, -1, 5}, {597, -1, 4}, {598, -1, 4}, {598, -1, 5}, {599, -1, 4},
    {600, -1, 4}, {600, -1, 5}, {601, -1, 4}, {602, -1, 4}, {602, -1, 5}, {603, -1, 4}, {604, -1, 4},
    {604, -1, 5}, {605, -1, 2}, {606, -1, 2}, {607, -1, 2}, {608, 977, 4}, {609, -1, 4}, {609, -1, 5},
    {610, -1, 4}, {611, -1, 4}, {611, -1, 5}, {612, -1, 4}, {613, -1, 4}, {613, -1, 5}, {614, -1, 4},
    {615, -1, 4}, {615, -1, 5}, {616, -1, 4}, {617, -1, 4}, {618, -1, 4}, {618, -1, 5}, {619, -1, 4},
    {620, -1, 4}, {620, -1, 5}, {621, -1, 4}, {622, -1, 4}, {622, -1, 5}, {623, -1, 4}, {624, -1, 4},
    {624, -1, 5}, {625, -1, 4}, {626, -1, 4}, {626, -1, 5}, {627, -1, 4}, {628, -1, 4}, {628, -1, 5},
    {629, -1, 4}, {630, -1, 4}, {630, -1, 5}, {631, -1, 4}, {632, -1, 4}, {632, -1, 5}, {633, -1, 4},
    {634, -1, 4}, {634, -1, 5}, {635, -1, 4}, {636, -1, 4}, {636, -1, 5}, {637, -1, 4}, {638, -1, 4},
    {638, -1, 5}, {639, -1, 4}, {640, -1, 4}, {640, -1, 5}, {641, -1, 4}, {642, -1, 4}, {642, -1, 5},
    {643, -1, 4}, {644, 770, 1}, {645, 1041, 1}, {646, 772, 1}, {647, 1042, 1}, {648, -1, 1}, {649, -1, 1},
    {650, 776, 1}, {651, -1, 1}, {652, 778, 1}, {653, -1, 1}, {654, 780, 1}, {655, -1, 1}, {656, 782, 1},
    {657, -1, 1}, {658, -1, 1}, {659, -1, 1}, {660, -1, 2}, {661, -1, 2}, {662, -1, 2}, {663, -1, 2},
    {664, -1, 2}, {665, 1012, 2}, {666, -1, 2}, {667, -1, 2}, {668, -1, 2}, {669, -1, 2}, {670, -1, 2},
    {671, -1, 2}, {672, 1002, 4}, {672, -1, 5}, {673, 945, 4}, {673, -1, 5}, {674, 999, 4}, {674, -1, 5},
    {675, -1, 4}, {675, -1, 5}, {676, -1, 4}, {676, -1, 5}, {677, -1, 2}, {678, -1, 2}, {679, -1, 2},
    {680, -1, 1}, {681, -1, 1}, {682, -1, 1}, {683, -1, 1}, {684, -1, 1}, {685, -1, 1}, {686, -1, 1},
    {687, 818, 1}, {688, 819, 1}, {689, -1, 1}, {690, 821, 1}, {691, 918, 1}, {692, 823, 1}, {693, -1, 1},
    {694, 825, 1}, {695, -1, 1}, {696, 835, 1}, {697, 836, 1}, {698, 1096, 1}, {699, -1, 1}, {700, -1, 1},
    {701, -1, 1}, {702, -1, 1}, {703, -1, 1}, {704, 838, 1}, {705, -1, 1}, {706, -1, 1}, {707, -1, 1},
    {708, -1, 1}, {709, -1, 1}, {710, 841, 1}, {711, 842, 1}, {712, -1, 1}, {713, -1, 4}, {714, -1, 2},
    {715, -1, 2}, {716, -1, 1}, {717, -1, 1}, {718, -1, 4}, {719, -1, 4}, {720, -1, 2}, {721, 1207, 4},
    {722, -1, 3}, {723, 920, 1}, {724, 1440, 1}, {725, -1, 0}, {726, -1, 0}, {727, -1, 0}, {728, -1, 0},
    {729, -1, 2}, {730, -1, 2}, {731, -1, 2}, {732, -1, 2}, {733, -1, 2}, {734, -1, 2}, {735, -1, 2},
    {736, -1, 2}, {737, -1, 2}, {738, 925, 2}, {739, 1418, 2}, {740, 929, 2}, {741, -1, 2}, {742, -1, 2},
    {743, -1, 2}, {744, 1015, 2}, {745, -1, 2}, {746, 943, 2}, {747, -1, 2}, {748, -1, 2}, {749, -1, 2},
    {750, -1, 2}, {751, -1, 2}, {752, -1, 2}, {753, -1, 2}, {754, -1, 2}, {755, -1, 2}, {756, -1, 2},
    {757, -1, 2}, {758, -1, 2}, {759, -1, 2}, {760, -1, 2}, {761, -1, 2}, {762, -1, 2}, {763, -1, 2},
    {764, -1, 2}, {765, -1, 2}, {766, -1, 2}, {767, -1, 2}, {768, -1, 2}, {769, -1, 2}, {770, -1, 2},
    {771, 1020, 2}, {772, -1, 2}, {773, -1, 2}, {774, -1, 2}, {775, -1, 2}, {776, -1, 2}, {777, -1, 2},
    {778, -1, 2}, {779, -1, 2}, {780, -1, 1}, {781, -1, 1}, {782, -1, 1}, {783, -1, 1}, {784, -1, 2},
    {785, -1, 2}, {786, -1, 1}, {787, -1, 1}, {788, 919, 1}, {789, -1, 1}, {790, -1, 1}, {791, 1396, 1},
    {792, -1, 0}, {793, -1, 0}, {794, -1, 0}, {795, 926, 1}, {796, 927, 1}, {797, -1, 1}, {798, -1, 1},
    {799, 930, 1}, {800, -1, 1}, {801, 932, 1}, {802, 933, 1}, {803, 934, 1}, {804, -1, 1}, {805, 936, 1},
    {806, -1, 1}, {807, 938, 1}, {808, 939, 1}, {809, 940, 1}, {810, -1, 1}, {811, -1, 1}, {812, -1, 1},
    {813, 1446, 2}, {814, 1462, 2}, {815, 952, 2}, {816, -1, 2}, {817, 1442, 2}, {818, -1, 4}, {819, -1, 4},
    {820, -1, 4}, {821, -1, 4}, {822, -1, 4}, {823, -1, 4}, {824, -1, 4}, {825, -1, 4}, {826, -1, 4},
    {827, -1, 0}, {828, -1, 0}, {829, 960, 0}, {830, 961, 0}, {831, -1, 0}, {832, 963, 0}, {833, 964, 0},
    {834, -1, 0}, {835, 966, 0}, {836, 967, 0}, {837, -1, 0}, {838, 969, 0}, {839, 970, 0}, {840, -1, 0},
    {841, 972, 0}, {842, 973, 0}, {843, -1, 0}, {844, 975, 0}, {845, 976, 0}, {846, -1, 0}, {847, -1, 4},
    {848, -1, 4}, {849, -1, 4}, {849, -1, 5}, {850, -1, 4}, {851, -1, 4}, {851, -1, 5}, {852, -1, 4},
    {853, -1, 4}, {853, -1, 5}, {854, -1, 4}, {855, -1, 4}, {855, -1, 5}, {856, -1, 4}, {857, -1, 4},
    {857, -1, 5}, {858, -1, 4}, {859, -1, 4}, {859, -1, 5}, {860, -1, 4}, {861, -1, 4}, {861, -1, 5},
    {862, -1, 4}, {862, -1, 5}, {863, -1, 4}, {864, -1, 4}, {864, -1, 5}, {865, -1, 4}, {866, -1, 4},
    {866, -1, 5}, {867, -1, 4}, {868, -1, 4}, {868, -1, 5}, {869, -1, 4}, {870, -1, 2}, {871, -1, 2},
    {872, 1516, 2}, {873, -1, 2}, {874, -1, 2}, {875, -1, 2}, {876, -1, 2}, {877, -1, 2}, {878, -1, 2},
    {879, 1268, 2}, {880, -1, 2}, {881, -1, 2}, {882, -1, 2}, {883, -1, 2}, {884, -1, 2}, {885, -1, 2},
    {886, -1, 2}, {887, -1, 2}, {888, -1, 2}, {889, 1037, 2}, {890, 1033, 1}, {891, 1052, 1}, {892, 1051, 1},
    {893, -1, 1}, {894, -1, 1}, {895, -1, 1}, {896, 1167, 1}, {897, -1, 1}, {898, 1040, 1}, {899, -1, 1},
    {900, -1, 1}, {901, -1, 1}, {902, -1, 1}, {903, -1, 1}, {904, -1, 1}, {905, -1, 1}, {906, -1, 2},
    {907, -1, 2}, {908, -1, 2}, {909, -1, 2}, {910, -1, 1}, {911, -1, 1}, {912, -1, 1}, {913, -1, 1},
    {914, -1, 1}, {915, 1057, 0}, {916, -1, 0}, {917, 1059, 0}, {918, 1068, 0}, {919, 1061, 0}, {920, -1, 0},
    {921, -1, 0}, {922, 1064, 0}, {923, 1065, 0}, {924, 1066, 0}, {925, -1, 0}, {926, -1, 0}, {927, -1, 0},
    {928, -1, 0}, {929, -1, 0}, {930, -1, 4}, {931, -1, 4}, {932, -1, 4}, {933, -1, 4}, {933, -1, 5},
    {934, -1, 4}, {934, -1, 5}, {935, -1, 4}, {935, -1, 5}, {936, -1, 4}, {936, -1, 5}, {937, -1, 4},
    {937, -1, 5}, {938, -1, 4}, {938, -1, 5}, {939, -1, 4}, {939, -1, 5}, {940, -1, 4}, {940, -1, 5},
    {941, -1, 4}, {941, -1, 5}, {942, -1, 4}, {942, -1, 5}, {943, -1, 4}, {943, -1, 5}, {944, -1, 4},
    {944, -1, 5}, {945, -1, 4}, {945, -1, 5}, {946, -1, 4}, {946, -1, 5}, {947, -1, 4}, {947, -1, 5},
    {948, -1, 4}, {948, -1, 5}, {949, -1, 4}, {950, -1, 4}, {951, -1, 4}, {952, -1, 4}, {953, -1, 4},
    {954, -1, 4}, {955, -1, 4}, {956, -1, 4}, {957, -1, 4}, {958, -1, 4}, {959, -1, 4}, {960, -1, 4},
    {961, -1, 4}, {962, 1173, 4}, {962, -1, 5}, {963, 1133, 4}, {963, -1, 5}, {964, 1135, 4}, {964, -1, 5},
    {965, 1131, 4}, {965, -1, 5}, {966, -1, 4}, {967, -1, 4}, {968, -1, 4}, {969, -1, 4}, {970, 1149, 4},
    {970, -1, 5}, {971, 1171, 4}, {971, -1, 5}, {972, 1172, 4}, {972, -1, 5}, {973, -1, 4}, {973, -1, 5},
    {974, -1, 4}, {974, -1, 5}, {975, -1, 4}, {975, -1, 5}, {976, -1, 4}, {976, -1, 5}, {977, -1, 4},
    {977, -1, 5}, {978, -1, 4}, {978, -1, 5}, {979, 1170, 4}, {979, -1, 5}, {980, -1, 4}, {980, -1, 5},
    {981, -1, 4}, {981, -1, 5}, {982, -1, 0}, {983, -1, 0}, {984, 1222, 5}, {985, -1, 0}, {986, 1161, 0},
    {987, -1, 3}, {988, -1, 0}, {989, 1163, 0}, {990, -1, 0}, {991, 1165, 0}, {992, -1, 0}, {993, 1274, 1},
    {994, -1, 1}, {995, -1, 2}, {996, -1, 2}, {997, -1, 4}, {998, -1, 4}, {999, -1, 4}, {1000, -1, 4},
    {1001, -1, 3}, {1002, -1, 0}, {1003, 1177, 3}, {1004, 1178, 3}, {1005, 1179, 3}, {1006, 1180, 3},
    {1007, 1181, 3}, {1008, 1182, 3}, {1009, 1183, 3}, {1010, 1184, 3}, {1011, 1185, 3}, {1012, -1, 3},
    {1013, 1187, 3}, {1014, 1188, 3}, {1015, 1189, 3}, {1016, 1190, 3}, {1017, -1, 3}, {1018, 1192, 3},
    {1019, 1193, 3}, {1020, 1194, 3}, {1021, -1, 3}, {1022, -1, 3}, {1023, -1, 3}, {1024, -1, 3},
    {1025, -1, 3}, {1026, -1, 3}, {1027, 1286, 3}, {1028, -1, 3}, {1029, -1, 3}, {1030, -1, 3},
    {1031, -1, 3}, {1032, -1, 3}, {1033, -1, 3}, {1034, -1, 4}, {1035, -1, 4}, {1036, 1210, 3},
    {1037, -1, 3}, {1038, 1212, 0}, {1039, -1, 0}, {1040, 1214, 1}, {1041, -1, 1}, {1042, 1216, 1},
    {1043, -1, 1}, {1044, 1218, 1}, {1045, -1, 1}, {1046, -1, 0}, {1047, -1, 0}, {1048, -1, 0},
    {1049, -1, 3}, {1050, -1, 3}, {1051, -1, 3}, {1052, -1, 3}, {1053, -1, 3}, {1054, -1, 5}, {1055, -1, 5},
    {1056, -1, 5}, {1057, -1, 0}, {1058, -1, 3}, {1059, -1, 3}, {1060, 1234, 0}, {1061, -1, 0},
    {1062, 1236, 0}, {1063, -1, 0}, {1064, 1238, 0}, {1065, -1, 0}, {1066, -1, 0}, {1067, -1, 2},
    {1068, -1, 2}, {1069, -1, 2}, {1070, -1, 2}, {1071, -1, 2}, {1072, -1, 2}, {1073, -1, 2}, {1074, -1, 2},
    {1075, -1, 2}, {1076, -1, 2}, {1077, -1, 2}, {1078, -1, 2}, {1079, -1, 2}, {1080, -1, 2}, {1081, -1, 2},
    {1082, -1, 2}, {1083, -1, 2}, {1084, -1, 2}, {1085, -1, 2}, {1086, 1278, 2}, {1087, 1279, 2},
    {1088, 1280, 2}, {1089, -1, 2}, {1090, -1, 2}, {1091, -1, 2}, {1092, -1, 2}, {1093, -1, 2},
    {1094, -1, 2}, {1095, -1, 2}, {1096, -1, 2}, {1097, -1, 1}, {1098, -1, 1}, {1099, -1, 1}, {1100, -1, 1},
    {1101, 1276, 1}, {1102, 1277, 1}, {1103, -1, 1}, {1104, -1, 1}, {1105, -1, 2}, {1106, -1, 2},
    {1107, -1, 2}, {1108, 1282, 1}, {1109, -1, 1}, {1110, -1, 3}, {1111, -1, 3}, {1112, -1, 3},
    {1113, -1, 3}, {1114, -1, 3}, {1115, -1, 3}, {1116, -1, 3}, {1117, 1291, 0}, {1118, 1364, 0},
    {1119, -1, 5}, {1120, -1, 0}, {1121, -1, 0}, {1122, -1, 0}, {1123, -1, 0}, {1124, -1, 0}, {1125, -1, 0},
    {1126, -1, 0}, {1127, -1, 0}, {1128, -1, 0}, {1129, -1, 0}, {1130, -1, 0}, {1131, -1, 0}, {1132, -1, 0},
    {1133, 1307, 0}, {1134, 1308, 0}, {1135, 1309, 0}, {1136, -1, 0}, {1137, -1, 0}, {1138, 1314, 0},
    {1139, 1315, 0}, {1140, 1316, 0}, {1141, -1, 0}, {1142, -1, 0}, {1143, -1, 0}, {1144, 1320, 0},
    {1145, 1321, 0}, {1146, -1, 0}, {1147, -1, 0}, {1148, -1, 0}, {1149, -1, 0}, {1150, -1, 0},
    {1151, -1, 0}, {1152, -1, 5}, {1153, -1, 5}, {1154, -1, 0}, {1155, 1329, 0}, {1156, 1330, 0},
    {1157, -1, 0}, {1158, 1332, 0}, {1159, 1333, 0}, {1160, -1, 0}, {1161, 1335, 0}, {1162, 1336, 0},
    {1163, 1337, 0}, {1164, -1, 0}, {1165, 1339, 0}, {1166, 1340, 0}, {1167, 1341, 0}, {1168, -1, 0},
    {1169, -1, 0}, {1170, -1, 0}, {1171, -1, 5}, {1172, -1, 5}, {1173, -1, 5}, {1174, -1, 5}, {1175, -1, 5},
    {1176, -1, 5}, {1177, -1, 5}, {1178, -1, 5}, {1179, -1, 5}, {1180, -1, 5}, {1181, -1, 5}, {1182, -1, 5},
    {1183, -1, 5}, {1184, -1, 5}, {1185, 1359, 0}, {1186, 1360, 0}, {1187, 1361, 0}, {1188, 1362, 0},
    {1189, 1363, 0}, {1190, -1, 0}, {1191, 1365, 0}, {1192, 1366, 0}, {1193, 1367, 0}, {1194, -1, 0},
    {1195, -1, 2}, {1196, -1, 2}, {1197, -1, 2}, {1198, -1, 2}, {1199, -1, 2}, {1200, -1, 2}, {1201, -1, 2},
    {1202, -1, 0}, {1203, -1, 0}, {1204, -1, 0}, {1205, -1, 0}, {1206, -1, 0}, {1207, -1, 0}, {1207, -1, 0},
    {1208, 1383, 0}, {1209, 1384, 0}, {1210, 1385, 0}, {1211, 1413, 0}, {1212, -1, 0}, {1213, 1484, 0},
    {1214, -1, 0}, {1215, -1, 1}, {1216, -1, 1}, {1217, -1, 1}, {1218, -1, 1}, {1219, -1, 1}, {1220, -1, 1},
    {1221, -1, 1}, {1222, 1461, 1}, {1223, -1, 1}, {1224, -1, 1}, {1225, 1453, 1}, {1226, -1, 1},
    {1227, -1, 1}, {1228, -1, 0}, {1229, -1, 0}, {1230, -1, 0}, {1231, -1, 0}, {1232, -1, 0},
    {1233, 1408, 1}, {1234, -1, 1}, {1235, 1410, 1}, {1236, -1, 1}, {1237, 1412, 1}, {1238, -1, 1},
    {1239, -1, 0}, {1240, -1, 0}, {1241, -1, 0}, {1242, -1, 0}, {1243, -1, 2}, {1244, -1, 2}, {1245, -1, 2},
    {1246, -1, 2}, {1247, -1, 2}, {1248, -1, 2}, {1249, -1, 0}, {1250, -1, 2}, {1251, -1, 2}, {1252, -1, 2},
    {1253, -1, 2}, {1254, -1, 2}, {1255, -1, 2}, {1256, -1, 2}, {1257, -1, 4}, {1257, -1, 5}, {1258, -1, 4},
    {1258, -1, 5}, {1259, -1, 4}, {1259, -1, 5}, {1260, -1, 2}, {1261, -1, 0}, {1261, -1, 0}, {1262, -1, 0},
    {1262, -1, 0}, {1263, -1, 0}, {1263, -1, 0}, {1264, -1, 0}, {1264, -1, 0}, {1265, 1451, 0},
    {1265, -1, 0}, {1266, 1463, 0}, {1267, 1464, 0}, {1268, -1, 0}, {1269, 1452, 0}, {1270, 1459, 0},
    {1271, -1, 4}, {1272, -1, 4}, {1273, -1, 4}, {1274, -1, 4}, {1275, -1, 4}, {1276, -1, 4}, {1277, -1, 0},
    {1278, -1, 0}, {1279, -1, 0}, {1280, -1, 1}, {1281, -1, 2}, {1282, -1, 2}, {1283, 1466, 2},
    {1284, -1, 2}, {1285, -1, 0}, {1286, 1469, 0}, {1287, -1, 0}, {1288, 1471, 0}, {1289, -1, 0},
    {1290, -1, 1}, {1291, -1, 0}, {1292, -1, 0}, {1293, -1, 0}, {1219, -1, 6}, {1222, 1499, 6},
    {1215, -1, 6}, {1216, -1, 6}, {1223, -1, 6}, {1233, -1, 6}, {1235, -1, 6}, {1237, -1, 6}, {1248, -1, 2},
    {1260, -1, 2}, {723, -1, 6}, {724, -1, 6}, {680, -1, 6}, {687, -1, 6}, {683, -1, 6}, {685, -1, 6},
    {524, 1493, 2}, {742, -1, 2}, {533, -1, 2}, {788, -1, 6}, {788, -1, 6}, {789, -1, 6}, {789, -1, 6},
    {791, -1, 6}, {782, -1, 6}, {783, -1, 6}, {1097, -1, 6}, {1098, -1, 6}, {345, -1, 2}, {1199, -1, 2},
    {1200, -1, 2}, {1201, -1, 2}, {336, -1, 6}, {337, -1, 6}, {344, -1, 6}, {285, -1, 6}, {259, -1, 2},
    {260, -1, 2}, {261, -1, 6}, {335, -1, 6}, {871, -1, 2}, {892, -1, 6}, {898, -1, 6}, {902, -1, 6},
    {1101, 1521, 6}, {1103, -1, 6}, {1102, 1523, 6}, {1104, -1, 6}, {1290, -1, 6}
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
    {257, -1, -1, -1, -1, 48, 80, 8, 1, 1, 0, 0, 3, 0, 0, 1},  // NSStringFromCGPoint
    {258, -1, -1, -1, -1, 0, 81, 9, 0, 1, 2, 10, 3, 0, 0, 1},  // debugDescription
    {175, -1, 261, 262, -1, 49, 82, 10, 2, 2, 3, 0, 10, 0, 0, 1},  // CGVector
    {175, -1, -1, -1, -1, 51, 0, 11, 0, 0, 3, 0, 10, 0, 0, 1},  // CGVector
    {250, 175, -1, -1, -1, 0, 0, 12, 0, 0, 5, 11, 10, 0, 0, 1},  // zero
    {259, -1, -1, -1, -1, 0, 84, 13, 0, 1, 2, 11, 0, 0, 0, 1},  // dx
    {260, -1, -1, -1, -1, 0, 85, 14, 0, 1, 2, 11, 0, 0, 0, 1},  // dy
    {263, -1, -1, -1, -1, 0, 86, 15, 0, 1, 2, 11, 0, 0, 0, 1},  // length
    {252, -1, -1, -1, -1, 51, 87, 16, 1, 2, 1, 11, 10, 0, 0, 1},  // applying
    {176, -1, 266, 267, -1, 52, 89, 17, 2, 2, 3, 0, 12, 0, 0, 1},  // CGSize
    {176, -1, -1, -1, -1, 54, 0, 18, 0, 0, 3, 0, 12, 0, 0, 1},  // CGSize
    {250, 176, 268, -1, -1, 0, 0, 19, 0, 0, 5, 13, 12, 0, 0, 1},  // zero
    {264, -1, -1, -1, -1, 0, 91, 20, 0, 1, 2, 13, 0, 0, 0, 1},  // width
    {265, -1, -1, -1, -1, 0, 92, 21, 0, 1, 2, 13, 0, 0, 0, 1},  // height
    {252, -1, 269, -1, -1, 54, 93, 22, 1, 2, 1, 13, 12, 0, 0, 1},  // applying
    {270, -1, -1, -1, -1, 55, 95, 23, 2, 2, 0, 0, 2, 0, 0, 1},  // CGSizeEqualToSize
    {271, -1, -1, -1, -1, 57, 97, 24, 1, 1, 0, 0, 3, 0, 0, 1},  // NSStringFromCGSize
    {258, -1, -1, -1, -1, 0, 98, 25, 0, 1, 2, 13, 3, 0, 0, 1},  // debugDescription
    {208, -1, -1, -1, -1, 0, 99, 26, 0, 1, 2, 12, 0, 0, 0, 1},  // x
    {199, -1, -1, -1, -1, 0, 100, 27, 0, 1, 2, 12, 0, 0, 0, 1},  // y
    {272, -1, -1, -1, -1, 0, 101, 28, 0, 1, 2, 12, 0, 0, 0, 1},  // w
    {273, -1, -1, -1, -1, 0, 102, 29, 0, 1, 2, 12, 0, 0, 0, 1},  // z
    {274, -1, -1, -1, -1, 0, 103, 30, 0, 1, 2, 12, 2, 0, 0, 1},  // isVector
    {275, -1, -1, -1, -1, 0, 104, 31, 0, 1, 2, 12, 9, 0, 0, 1},  // point
    {177, -1, 276, 277, -1, 58, 105, 0, 4, 4, 3, 0, 13, 0, 0, 2},  // CGRect
    {177, -1, -1, -1, -1, 62, 109, 1, 2, 2, 3, 0, 13, 0, 0, 2},  // CGRect
    {177, -1, -1, -1, -1, 64, 0, 2, 0, 0, 3, 0, 13, 0, 0, 2},  // CGRect
    {250, 177, 278, -1, -1, 0, 0, 3, 0, 0, 5, 14, 13, 0, 0, 2},  // zero
    {279, 177, 280, -1, -1, 0, 0, 4, 0, 0, 5, 14, 13, 0, 0, 2},  // null
    {281, 177, 282, -1, -1, 0, 0, 5, 0, 0, 5, 14, 13, 0, 0, 2},  // infinite
    {283, -1, -1, -1, -1, 64, 111, 6, 1, 1, 0, 0, 3, 0, 0, 2},  // NSStringFromCGRect
    {284, -1, -1, -1, -1, 65, 112, 7, 1, 1, 0, 0, 3, 0, 0, 2},  // NSStringFromRect
    {285, 179, 286, -1, -1, 0, 0, 8, 0, 0, 5, 19, 18, 0, 0, 2},  // minXEdge
    {287, 179, 288, -1, -1, 0, 0, 9, 0, 0, 5, 19, 18, 0, 0, 2},  // minYEdge
    {289, 179, 290, -1, -1, 0, 0, 10, 0, 0, 5, 19, 18, 0, 0, 2},  // maxXEdge
    {291, 179, 292, -1, -1, 0, 0, 11, 0, 0, 5, 19, 18, 0, 0, 2},  // maxYEdge
    {293, -1, 294, -1, -1, 0, 113, 12, 0, 1, 2, 14, 0, 0, 0, 2},  // minX
    {295, -1, 296, -1, -1, 0, 114, 13, 0, 1, 2, 14, 0, 0, 0, 2},  // midX
    {297, -1, 298, -1, -1, 0, 115, 14, 0, 1, 2, 14, 0, 0, 0, 2},  // maxX
    {299, -1, 300, -1, -1, 0, 116, 15, 0, 1, 2, 14, 0, 0, 0, 2},  // minY
    {301, -1, 302, -1, -1, 0, 117, 16, 0, 1, 2, 14, 0, 0, 0, 2},  // midY
    {303, -1, 304, -1, -1, 0, 118, 17, 0, 1, 2, 14, 0, 0, 0, 2},  // maxY
    {264, -1, 305, -1, -1, 0, 119, 18, 0, 1, 2, 14, 0, 0, 0, 2},  // width
    {265, -1, 306, -1, -1, 0, 120, 19, 0, 1, 2, 14, 0, 0, 0, 2},  // height
    {242, -1, -1, -1, -1, 0, 121, 20, 0, 1, 2, 14, 9, 0, 0, 2},  // origin
    {267, -1, -1, -1, -1, 0, 122, 21, 0, 1, 2, 14, 12, 0, 0, 2},  // size
    {307, -1, 308, -1, -1, 0, 123, 22, 0, 1, 2, 14, 13, 0, 0, 2},  // standardized
    {309, -1, 310, -1, -1, 0, 124, 23, 0, 1, 2, 14, 13, 0, 0, 2},  // integral
    {311, -1, 312, -1, -1, 0, 125, 24, 0, 1, 2, 14, 2, 0, 0, 2},  // isNull
    {313, -1, 314, -1, -1, 0, 126, 25, 0, 1, 2, 14, 2, 0, 0, 2},  // isEmpty
    {315, -1, 316, -1, -1, 0, 127, 26, 0, 1, 2, 14, 2, 0, 0, 2},  // isInfinite
    {317, -1, -1, -1, -1, 0, 128, 27, 0, 1, 2, 14, 4, 0, 0, 2},  // corners
    {318, -1, -1, -1, -1, 0, 129, 28, 0, 1, 2, 14, 9, 0, 0, 2},  // center
    {258, -1, -1, -1, -1, 0, 130, 29, 0, 1, 2, 14, 3, 0, 0, 2},  // debugDescription
    {319, -1, 324, -1, -1, 66, 131, 30, 4, 4, 3, 0, 45, 0, 0, 2},  // UIEdgeInsets
    {319, -1, -1, -1, -1, 70, 135, 31, 0, 0, 3, 0, 45, 0, 0, 2},  // UIEdgeInsets
    {250, 319, 325, -1, -1, 0, 0, 32, 0, 0, 5, 46, 45, 0, 0, 2},  // zero
    {326, -1, 327, -1, -1, 70, 135, 33, 1, 2, 1, 14, 13, 0, 0, 2},  // inset
    {328, -1, 329, -1, -1, 71, 137, 34, 2, 3, 1, 14, 13, 0, 0, 2},  // insetBy
    {330, -1, 331, -1, -1, 73, 140, 35, 2, 3, 1, 14, 13, 0, 0, 2},  // offsetBy
    {332, -1, 333, -1, -1, 75, 143, 36, 1, 2, 1, 14, 13, 0, 0, 2},  // union
    {334, -1, 335, -1, -1, 76, 145, 37, 1, 2, 1, 14, 13, 0, 0, 2},  // intersection
    {336, -1, 337, -1, -1, 77, 147, 38, 1, 2, 1, 14, 2, 0, 0, 2},  // intersects
    {338, -1, 339, -1, -1, 78, 149, 39, 1, 2, 1, 14, 2, 0, 0, 2},  // contains
    {338, -1, 340, -1, -1, 79, 151, 40, 1, 2, 1, 14, 2, 0, 0, 2},  // contains
    {341, -1, 342, -1, -1, 80, 153, 41, 1, 2, 1, 14, 2, 0, 0, 2},  // equalTo
    {252, -1, 343, -1, -1, 81, 155, 42, 1, 2, 1, 14, 13, 0, 7, 2},  // applying
    {347, -1, -1, -1, -1, 82, 157, 43, 2, 3, 1, 14, 49, 0, 0, 2},  // divided
    {344, -1, -1, -1, -1, 84, 160, 44, 2, 2, 0, 0, 49, 0, 0, 2},  // RectDivision
    {350, -1, -1, -1, -1, 0, 162, 0, 0, 1, 2, 16, 15, 0, 0, 3},  // transpose
    {234, -1, -1, -1, -1, 0, 163, 1, 0, 1, 2, 16, 0, 0, 0, 3},  // determinant
    {351, -1, -1, -1, -1, 0, 164, 2, 0, 1, 2, 16, 15, 0, 0, 3},  // inverse
    {218, -1, -1, -1, -1, 86, 165, 3, 0, 1, 1, 16, 15, 0, 0, 3},  // inverted
    {352, -1, -1, -1, -1, 0, 166, 4, 0, 1, 2, 16, 4, 0, 0, 3},  // rows
    {353, -1, -1, -1, -1, 0, 167, 5, 0, 1, 2, 16, 14, 0, 0, 3},  // affine
    {209, -1, -1, -1, -1, 86, 168, 6, 1, 1, 0, 0, 15, 0, 0, 3},  // identity
    {354, -1, -1, -1, -1, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 4},  // π
    {355, -1, -1, -1, -1, 0, 0, 1, 0, 0, 5, 0, 0, 0, 0, 4},  // pi
    {356, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 0, 0, 0, 4},  // M_PI
    {357, -1, -1, -1, -1, 0, 0, 3, 0, 0, 5, 0, 0, 0, 0, 4},  // M_PI_2
    {358, -1, -1, -1, -1, 0, 0, 4, 0, 0, 5, 0, 0, 0, 0, 4},  // M_PI_4
    {359, -1, -1, -1, -1, 0, 0, 5, 0, 0, 5, 0, 0, 0, 0, 4},  // M_1_PI
    {360, -1, -1, -1, -1, 0, 0, 6, 0, 0, 5, 0, 0, 0, 0, 4},  // M_2_PI
    {361, -1, -1, -1, -1, 0, 0, 7, 0, 0, 5, 0, 0, 0, 0, 4},  // M_SQRT2
    {362, -1, -1, -1, -1, 0, 0, 8, 0, 0, 5, 0, 0, 0, 0, 4},  // M_SQRT1_2
    {363, -1, -1, -1, -1, 0, 0, 9, 0, 0, 5, 0, 0, 0, 0, 4},  // M_E
    {355, 125, -1, -1, -1, 0, 0, 10, 0, 0, 5, 1, 0, 0, 0, 4},  // pi
    {364, 125, -1, -1, -1, 0, 0, 11, 0, 0, 5, 1, 0, 0, 0, 4},  // infinity
    {365, 125, -1, -1, -1, 0, 0, 12, 0, 0, 5, 1, 0, 0, 0, 4},  // nan
    {366, 125, 367, -1, -1, 0, 0, 13, 0, 0, 5, 1, 0, 0, 0, 4},  // ulpOfOne
    {368, 125, 369, -1, -1, 0, 0, 14, 0, 0, 5, 1, 0, 0, 0, 4},  // greatestFiniteMagnitude
    {250, 125, -1, -1, -1, 0, 0, 15, 0, 0, 5, 1, 0, 0, 0, 4},  // zero
    {370, 128, 371, -1, -1, 0, 0, 16, 0, 0, 5, 1, 0, 0, 0, 4},  // max
    {372, 128, 373, -1, -1, 0, 0, 17, 0, 0, 5, 1, 0, 0, 0, 4},  // min
    {125, -1, -1, -1, -1, 87, 169, 18, 1, 1, 3, 0, 0, 0, 0, 4},  // CGFloat
    {126, -1, -1, -1, -1, 88, 170, 19, 1, 1, 3, 0, 0, 0, 0, 4},  // Double
    {127, -1, -1, -1, -1, 89, 171, 20, 1, 1, 3, 0, 0, 0, 0, 4},  // Float
    {130, -1, -1, -1, -1, 90, 172, 21, 1, 1, 3, 0, 0, 0, 0, 4},  // TimeInterval
    {128, -1, -1, -1, -1, 91, 173, 22, 1, 1, 3, 0, 0, 0, 0, 4},  // Int
    {129, -1, -1, -1, -1, 92, 174, 23, 1, 1, 3, 0, 0, 0, 0, 4},  // NSInteger
    {153, -1, -1, -1, -1, 93, 175, 24, 1, 1, 3, 0, 0, 0, 0, 4},  // Int8
    {154, -1, -1, -1, -1, 94, 176, 25, 1, 1, 3, 0, 0, 0, 0, 4},  // Int16
    {155, -1, -1, -1, -1, 95, 177, 26, 1, 1, 3, 0, 0, 0, 0, 4},  // Int32
    {156, -1, -1, -1, -1, 96, 178, 27, 1, 1, 3, 0, 0, 0, 0, 4},  // Int64
    {157, -1, -1, -1, -1, 97, 179, 28, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt8
    {158, -1, -1, -1, -1, 98, 180, 29, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt16
    {159, -1, -1, -1, -1, 99, 181, 30, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt32
    {160, -1, -1, -1, -1, 100, 182, 31, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt64
    {134, -1, -1, -1, -1, 101, 183, 32, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt
    {128, -1, -1, -1, -1, 102, 184, 33, 1, 1, 0, 0, 49, 0, 0, 4},  // Int
    {105, -1, 106, -1, -1, 103, 185, 34, 1, 1, 0, 0, 0, 0, 3, 4},  // sqrt
    {375, -1, 376, -1, -1, 104, 186, 35, 1, 1, 0, 0, 0, 0, 0, 4},  // exp
    {377, -1, 378, -1, -1, 105, 187, 36, 1, 1, 0, 0, 0, 0, 0, 4},  // log
    {379, -1, -1, -1, -1, 106, 188, 37, 1, 1, 0, 0, 0, 0, 0, 4},  // abs
    {380, -1, 381, -1, -1, 107, 189, 38, 1, 1, 0, 0, 0, 0, 0, 4},  // fabs
    {382, -1, 383, -1, -1, 108, 190, 39, 1, 1, 0, 0, 0, 0, 0, 4},  // floor
    {384, -1, 385, -1, -1, 109, 191, 40, 1, 1, 0, 0, 0, 0, 0, 4},  // ceil
    {79, -1, 386, -1, -1, 110, 192, 41, 1, 1, 0, 0, 0, 0, 0, 4},  // round
    {387, -1, 388, -1, -1, 111, 193, 42, 2, 2, 0, 0, 0, 0, 0, 4},  // pow
    {104, -1, 389, -1, -1, 113, 195, 43, 2, 2, 0, 0, 0, 0, 3, 4},  // hypot
    {390, -1, 391, -1, -1, 115, 197, 44, 2, 2, 0, 0, 0, 0, 0, 4},  // fmod
    {392, -1, -1, -1, -1, 117, 199, 45, 3, 3, 0, 0, 4, 0, 0, 4},  // stride
    {392, -1, -1, -1, -1, 120, 202, 46, 3, 3, 0, 0, 4, 0, 0, 4},  // stride
    {372, -1, 393, -1, -1, 123, 205, 47, 2, 2, 0, 0, 0, 0, 0, 4},  // min
    {372, -1, -1, -1, -1, 125, 207, 48, 3, 3, 0, 0, 0, 0, 0, 4},  // min
    {372, -1, -1, -1, -1, 128, 210, 49, 4, 4, 0, 0, 0, 0, 0, 4},  // min
    {370, -1, 394, -1, -1, 132, 214, 50, 2, 2, 0, 0, 0, 0, 0, 4},  // max
    {370, -1, -1, -1, -1, 134, 216, 51, 3, 3, 0, 0, 0, 0, 0, 4},  // max
    {370, -1, -1, -1, -1, 137, 219, 52, 4, 4, 0, 0, 0, 0, 0, 4},  // max
    {395, -1, 396, -1, -1, 141, 223, 53, 1, 1, 0, 0, 0, 0, 0, 4},  // trunc
    {397, -1, 398, -1, -1, 142, 224, 54, 1, 1, 0, 0, 0, 0, 0, 4},  // rint
    {399, -1, 400, -1, -1, 143, 225, 55, 1, 1, 0, 0, 0, 0, 0, 4},  // nearbyint
    {401, -1, 402, -1, -1, 144, 226, 56, 1, 1, 0, 0, 0, 0, 0, 4},  // lrint
    {403, -1, 404, -1, -1, 145, 227, 57, 1, 1, 0, 0, 0, 0, 0, 4},  // llrint
    {405, -1, 406, -1, -1, 146, 228, 58, 1, 1, 0, 0, 0, 0, 0, 4},  // lround
    {407, -1, 408, -1, -1, 147, 229, 59, 1, 1, 0, 0, 0, 0, 0, 4},  // llround
    {409, -1, 410, -1, -1, 148, 230, 60, 1, 1, 0, 0, 0, 0, 0, 4},  // log2
    {411, -1, 412, -1, -1, 149, 231, 61, 1, 1, 0, 0, 0, 0, 0, 4},  // log10
    {413, -1, 414, -1, -1, 150, 232, 62, 1, 1, 0, 0, 0, 0, 0, 4},  // exp2
    {415, -1, 416, -1, -1, 151, 233, 63, 1, 1, 0, 0, 0, 0, 0, 4},  // cbrt
    {417, -1, 418, -1, -1, 152, 234, 64, 1, 1, 0, 0, 0, 0, 0, 4},  // sinh
    {419, -1, 420, -1, -1, 153, 235, 65, 1, 1, 0, 0, 0, 0, 0, 4},  // cosh
    {421, -1, 422, -1, -1, 154, 236, 66, 1, 1, 0, 0, 0, 0, 0, 4},  // tanh
    {423, -1, 424, -1, -1, 155, 237, 67, 2, 2, 0, 0, 0, 0, 0, 4},  // copysign
    {425, -1, 426, -1, -1, 157, 239, 68, 2, 2, 0, 0, 0, 0, 0, 4},  // fdim
    {427, -1, -1, -1, -1, 159, 241, 69, 2, 2, 0, 0, 0, 0, 0, 4},  // fminf
    {428, -1, -1, -1, -1, 161, 243, 70, 2, 2, 0, 0, 0, 0, 0, 4},  // fmaxf
    {429, -1, -1, -1, -1, 163, 245, 71, 1, 1, 0, 0, 2, 0, 0, 4},  // isnan
    {430, -1, -1, -1, -1, 164, 246, 72, 1, 1, 0, 0, 2, 0, 0, 4},  // isinf
    {431, -1, -1, -1, -1, 165, 247, 73, 1, 1, 0, 0, 2, 0, 0, 4},  // isfinite
    {432, -1, -1, -1, -1, 166, 248, 74, 1, 1, 0, 0, 2, 0, 0, 4},  // signbit
    {433, -1, -1, -1, -1, 0, 0, 75, 0, 0, 5, 0, 0, 0, 0, 4},  // INT_MAX
    {434, -1, -1, -1, -1, 0, 0, 76, 0, 0, 5, 0, 0, 0, 0, 4},  // INT_MIN
    {435, -1, -1, -1, -1, 0, 0, 77, 0, 0, 5, 0, 0, 0, 0, 4},  // UINT_MAX
    {436, -1, -1, -1, -1, 0, 0, 78, 0, 0, 5, 0, 0, 0, 0, 4},  // LONG_MAX
    {437, -1, -1, -1, -1, 0, 0, 79, 0, 0, 5, 0, 0, 0, 0, 4},  // LONG_MIN
    {438, -1, -1, -1, -1, 0, 0, 80, 0, 0, 5, 0, 0, 0, 0, 4},  // NSUIntegerMax
    {439, -1, -1, -1, -1, 0, 0, 81, 0, 0, 5, 0, 0, 0, 0, 4},  // M_LN2
    {440, -1, -1, -1, -1, 0, 0, 82, 0, 0, 5, 0, 0, 0, 0, 4},  // M_LN10
    {441, -1, -1, -1, -1, 167, 249, 83, 0, 1, 1, 1, 0, 0, 0, 4},  // rounded
    {443, 442, -1, -1, -1, 0, 0, 84, 0, 0, 5, 25, 24, 0, 0, 4},  // up
    {444, 442, -1, -1, -1, 0, 0, 85, 0, 0, 5, 25, 24, 0, 0, 4},  // down
    {445, 442, -1, -1, -1, 0, 0, 86, 0, 0, 5, 25, 24, 0, 0, 4},  // toNearestOrEven
    {446, 442, -1, -1, -1, 0, 0, 87, 0, 0, 5, 25, 24, 0, 0, 4},  // toNearestOrAwayFromZero
    {447, 442, -1, -1, -1, 0, 0, 88, 0, 0, 5, 25, 24, 0, 0, 4},  // towardZero
    {448, 442, -1, -1, -1, 0, 0, 89, 0, 0, 5, 25, 24, 0, 0, 4},  // awayFromZero
    {441, -1, -1, -1, -1, 167, 250, 90, 1, 2, 1, 1, 0, 0, 0, 4},  // rounded
    {107, -1, -1, -1, -1, 168, 252, 91, 0, 1, 1, 1, 0, 0, 3, 4},  // squareRoot
    {449, -1, -1, -1, -1, 168, 253, 92, 1, 2, 1, 1, 0, 0, 0, 4},  // truncatingRemainder
    {346, -1, -1, -1, -1, 169, 255, 93, 1, 2, 1, 1, 0, 0, 0, 4},  // remainder
    {451, -1, -1, -1, -1, 170, 257, 94, 0, 1, 1, 1, 0, 0, 0, 4},  // signum
    {452, -1, -1, -1, -1, 0, 258, 95, 0, 1, 2, 1, 0, 0, 0, 4},  // magnitude
    {453, -1, -1, -1, -1, 170, 259, 96, 1, 2, 1, 1, 2, 0, 0, 4},  // isMultiple
    {455, -1, -1, -1, -1, 0, 261, 97, 0, 1, 2, 1, 2, 0, 0, 4},  // isFinite
    {315, -1, -1, -1, -1, 0, 262, 98, 0, 1, 2, 1, 2, 0, 0, 4},  // isInfinite
    {456, -1, -1, -1, -1, 0, 263, 99, 0, 1, 2, 1, 2, 0, 0, 4},  // isZero
    {457, -1, -1, -1, -1, 0, 264, 100, 0, 1, 2, 1, 2, 0, 0, 4},  // isNaN
    {458, -1, -1, -1, -1, 0, 265, 101, 0, 1, 2, 1, 3, 0, 0, 4},  // description
    {460, -1, -1, -1, -1, 171, 266, 102, 1, 2, 1, 1, 45, 0, 0, 4},  // quotientAndRemainder
    {173, -1, -1, -1, -1, 172, 268, 0, 1, 1, 3, 0, 1, 0, 0, 5},  // Angle
    {173, -1, -1, -1, -1, 173, 269, 1, 1, 1, 3, 0, 1, 0, 0, 5},  // Angle
    {173, -1, -1, -1, -1, 174, 270, 2, 1, 1, 3, 0, 1, 0, 0, 5},  // Angle
    {461, 173, -1, -1, -1, 175, 271, 3, 1, 1, 4, 2, 1, 0, 0, 5},  // degrees
    {462, 173, -1, -1, -1, 176, 272, 4, 1, 1, 4, 2, 1, 0, 0, 5},  // radians
    {250, 173, -1, -1, -1, 0, 0, 5, 0, 0, 5, 2, 1, 0, 0, 5},  // zero
    {461, -1, -1, -1, -1, 0, 273, 6, 0, 1, 2, 2, 0, 0, 0, 5},  // degrees
    {462, -1, -1, -1, -1, 0, 274, 7, 0, 1, 2, 2, 0, 0, 0, 5},  // radians
    {463, -1, -1, -1, -1, 0, 275, 8, 0, 1, 2, 2, 0, 0, 0, 5},  // turns
    {464, -1, 465, -1, -1, 177, 276, 9, 1, 1, 0, 0, 0, 0, 1, 5},  // sin
    {466, -1, 467, -1, -1, 178, 277, 10, 1, 1, 0, 0, 0, 0, 1, 5},  // cos
    {468, -1, 469, -1, -1, 179, 278, 11, 1, 1, 0, 0, 0, 0, 1, 5},  // tan
    {97, -1, 101, -1, -1, 180, 279, 12, 1, 1, 0, 0, 1, 0, 3, 5},  // asin
    {96, -1, 100, -1, -1, 181, 280, 13, 1, 1, 0, 0, 1, 0, 3, 5},  // acos
    {98, -1, 102, -1, -1, 182, 281, 14, 1, 1, 0, 0, 1, 0, 3, 5},  // atan
    {99, -1, 103, -1, -1, 183, 282, 15, 2, 2, 0, 0, 1, 0, 3, 5},  // atan2
    {470, -1, -1, -1, -1, 0, 284, 0, 0, 1, 2, 5, 0, 0, 0, 6},  // count
    {313, -1, -1, -1, -1, 0, 285, 1, 0, 1, 2, 5, 2, 0, 0, 6},  // isEmpty
    {471, -1, -1, -1, 1391, 0, 286, 2, 0, 1, 2, 5, 49, 0, 0, 6},  // first
    {472, -1, -1, -1, 1392, 0, 287, 3, 0, 1, 2, 5, 49, 0, 0, 6},  // last
    {473, -1, -1, -1, 1393, 185, 288, 4, 0, 1, 1, 5, 4, 0, 0, 6},  // reversed
    {474, -1, -1, -1, -1, 185, 289, 5, 0, 1, 1, 5, 4, 0, 0, 6},  // enumerated
    {475, -1, -1, -1, -1, 185, 290, 6, 2, 2, 0, 0, 4, 0, 0, 6},  // zip
    {81, -1, -1, -1, -1, 187, 292, 7, 1, 2, 1, 5, 4, 0, 0, 6},  // map
    {476, -1, -1, -1, -1, 188, 294, 8, 1, 2, 1, 5, 4, 0, 0, 6},  // compactMap
    {477, -1, -1, -1, -1, 189, 296, 9, 1, 2, 1, 5, 4, 0, 0, 6},  // filter
    {478, -1, -1, -1, -1, 190, 298, 10, 2, 3, 1, 5, 49, 0, 0, 6},  // reduce
    {479, -1, -1, -1, -1, 192, 301, 11, 1, 2, 1, 5, 49, 0, 0, 6},  // forEach
    {480, -1, -1, -1, -1, 193, 303, 12, 1, 2, 1, 5, 49, 0, 0, 6},  // enumerateObjectsUsingBlock
    {481, -1, -1, -1, -1, 194, 305, 13, 1, 2, 1, 5, 49, 0, 0, 6},  // objectAtIndex
    {482, -1, -1, -1, -1, 195, 307, 14, 1, 2, 1, 5, 0, 0, 0, 6},  // indexOfObject
    {483, -1, -1, -1, -1, 0, 0, 15, 0, 0, 5, 0, 0, 0, 0, 6},  // NSNotFound
    {484, -1, -1, -1, -1, 196, 309, 16, 0, 1, 1, 5, 49, 0, 0, 6},  // removeLastObject
    {485, -1, -1, -1, -1, 196, 310, 17, 1, 2, 1, 5, 49, 0, 0, 6},  // removeObjectAtIndex
    {486, -1, -1, -1, -1, 197, 312, 18, 2, 3, 1, 5, 49, 0, 0, 6},  // replaceObjectAtIndex
    {488, -1, -1, -1, -1, 199, 315, 19, 2, 3, 1, 5, 49, 0, 0, 6},  // insertObject
    {490, -1, -1, -1, -1, 201, 318, 20, 2, 3, 1, 5, 49, 0, 0, 6},  // exchangeObjectAtIndex
    {75, -1, -1, -1, -1, 203, 321, 21, 1, 2, 1, 5, 49, 0, 0, 6},  // removeObject
    {492, -1, -1, -1, -1, 204, 323, 22, 1, 2, 1, 5, 49, 0, 0, 6},  // makeObjectsPerformSelector
    {493, -1, -1, -1, -1, 205, 325, 23, 1, 2, 1, 5, 4, 0, 0, 6},  // sortedArrayUsingComparator
    {494, -1, -1, -1, -1, 206, 327, 24, 1, 2, 1, 1, 0, 0, 0, 6},  // compare
    {495, -1, -1, -1, -1, 0, 0, 25, 0, 0, 5, 0, 0, 0, 0, 6},  // NSOrderedAscending
    {496, -1, -1, -1, -1, 0, 0, 26, 0, 0, 5, 0, 0, 0, 0, 6},  // NSOrderedSame
    {497, -1, -1, -1, -1, 0, 0, 27, 0, 0, 5, 0, 0, 0, 0, 6},  // NSOrderedDescending
    {338, -1, -1, -1, 1390, 207, 329, 28, 1, 2, 1, 5, 2, 0, 0, 6},  // contains
    {338, -1, -1, -1, -1, 208, 331, 29, 1, 2, 1, 5, 2, 0, 0, 6},  // contains
    {471, -1, -1, -1, -1, 209, 333, 30, 1, 2, 1, 5, 49, 0, 0, 6},  // first
    {498, -1, -1, -1, -1, 210, 335, 31, 1, 2, 1, 5, 2, 0, 0, 6},  // allSatisfy
    {499, -1, -1, -1, -1, 211, 337, 32, 1, 2, 1, 5, 49, 0, 0, 6},  // firstIndex
    {499, -1, -1, -1, -1, 212, 339, 33, 1, 2, 1, 5, 49, 0, 0, 6},  // firstIndex
    {472, -1, -1, -1, -1, 213, 341, 34, 1, 2, 1, 5, 49, 0, 0, 6},  // last
    {500, -1, -1, -1, -1, 214, 343, 35, 1, 2, 1, 5, 49, 0, 0, 6},  // lastIndex
    {500, -1, -1, -1, -1, 215, 345, 36, 1, 2, 1, 5, 49, 0, 0, 6},  // lastIndex
    {88, -1, -1, -1, -1, 216, 347, 37, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {88, -1, -1, -1, -1, 217, 349, 38, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {501, -1, -1, -1, -1, 218, 351, 39, 1, 2, 1, 5, 4, 0, 0, 6},  // drop
    {502, -1, -1, -1, -1, 219, 353, 40, 1, 2, 1, 5, 2, 0, 0, 6},  // elementsEqual
    {503, -1, -1, -1, -1, 220, 355, 41, 1, 2, 1, 5, 2, 0, 0, 6},  // starts
    {69, -1, -1, -1, -1, 221, 357, 42, 1, 2, 1, 5, 49, 0, 0, 6},  // removeFirst
    {67, -1, -1, -1, -1, 222, 359, 43, 1, 2, 1, 5, 49, 0, 0, 6},  // removeLast
    {338, -1, -1, -1, -1, 223, 361, 44, 1, 2, 1, 8, 2, 0, 0, 6},  // contains
    {31, -1, -1, -1, -1, 0, 363, 45, 0, 1, 2, 5, 4, 0, 0, 6},  // lazy
    {505, -1, -1, -1, -1, 224, 364, 46, 0, 1, 1, 5, 4, 0, 0, 6},  // dropFirst
    {505, -1, -1, -1, -1, 224, 365, 47, 1, 2, 1, 5, 4, 0, 0, 6},  // dropFirst
    {506, -1, -1, -1, -1, 225, 367, 48, 0, 1, 1, 5, 4, 0, 0, 6},  // dropLast
    {506, -1, -1, -1, -1, 225, 368, 49, 1, 2, 1, 5, 4, 0, 0, 6},  // dropLast
    {88, -1, -1, -1, -1, 226, 370, 50, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {507, -1, -1, -1, -1, 227, 372, 51, 1, 2, 1, 5, 4, 0, 0, 6},  // suffix
    {88, -1, -1, -1, -1, 228, 374, 52, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {88, -1, -1, -1, -1, 229, 376, 53, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {507, -1, -1, -1, -1, 230, 378, 54, 1, 2, 1, 5, 4, 0, 0, 6},  // suffix
    {76, -1, -1, -1, -1, 231, 380, 55, 2, 3, 1, 5, 49, 0, 0, 6},  // swapAt
    {509, -1, -1, -1, -1, 233, 383, 56, 0, 1, 1, 5, 49, 0, 0, 6},  // joined
    {510, -1, -1, -1, -1, 233, 384, 57, 1, 2, 1, 5, 4, 0, 0, 6},  // split
    {510, -1, -1, -1, -1, 234, 386, 58, 1, 2, 1, 5, 4, 0, 0, 6},  // split
    {510, -1, -1, -1, -1, 235, 388, 59, 1, 2, 1, 5, 4, 0, 0, 6},  // split
    {513, -1, -1, -1, -1, 236, 390, 60, 1, 2, 1, 5, 49, 0, 0, 6},  // reserveCapacity
    {514, -1, -1, -1, -1, 0, 392, 61, 0, 1, 2, 5, 7, 0, 0, 6},  // indices
    {515, -1, -1, -1, -1, 0, 393, 62, 0, 1, 2, 5, 0, 0, 0, 6},  // startIndex
    {516, -1, -1, -1, -1, 0, 394, 63, 0, 1, 2, 5, 0, 0, 0, 6},  // endIndex
    {82, -1, -1, -1, -1, 237, 395, 64, 1, 2, 1, 5, 4, 0, 0, 6},  // flatMap
    {479, -1, -1, -1, -1, 238, 397, 65, 1, 2, 1, 8, 49, 0, 0, 6},  // forEach
    {478, -1, -1, -1, -1, 239, 399, 66, 2, 3, 1, 5, 49, 0, 0, 6},  // reduce
    {70, -1, -1, -1, -1, 241, 402, 67, 1, 2, 1, 5, 49, 0, 0, 6},  // removeAll
    {166, -1, -1, -1, -1, 242, 404, 68, 2, 2, 3, 0, 4, 0, 0, 6},  // Array
    {372, -1, -1, -1, -1, 244, 406, 69, 0, 1, 1, 5, 49, 0, 0, 6},  // min
    {370, -1, -1, -1, -1, 244, 407, 70, 0, 1, 1, 5, 49, 0, 0, 6},  // max
    {372, -1, -1, -1, -1, 244, 408, 71, 2, 2, 0, 0, 49, 0, 0, 6},  // min
    {370, -1, -1, -1, -1, 246, 410, 72, 2, 2, 0, 0, 49, 0, 0, 6},  // max
    {372, -1, -1, -1, -1, 248, 412, 73, 1, 2, 1, 5, 49, 0, 0, 6},  // min
    {370, -1, -1, -1, -1, 249, 414, 74, 1, 2, 1, 5, 49, 0, 0, 6},  // max
    {519, -1, -1, -1, -1, 250, 416, 75, 0, 1, 1, 5, 4, 0, 0, 6},  // sorted
    {519, -1, -1, -1, -1, 250, 417, 76, 1, 2, 1, 5, 4, 0, 0, 6},  // sorted
    {519, -1, -1, -1, -1, 251, 419, 77, 1, 2, 1, 5, 4, 0, 0, 6},  // sorted
    {509, -1, -1, -1, 1394, 252, 421, 78, 1, 2, 1, 5, 3, 0, 0, 6},  // joined
    {64, -1, -1, -1, 1388, 253, 423, 79, 1, 2, 1, 5, 49, 0, 0, 6},  // append
    {64, -1, -1, -1, 1389, 254, 425, 80, 1, 2, 1, 5, 49, 0, 0, 6},  // append
    {65, -1, -1, -1, -1, 255, 427, 81, 2, 3, 1, 5, 49, 0, 0, 6},  // insert
    {65, -1, -1, -1, -1, 257, 430, 82, 2, 3, 1, 5, 49, 0, 0, 6},  // insert
    {66, -1, -1, -1, -1, 259, 433, 83, 1, 2, 1, 5, 49, 0, 0, 6},  // remove
    {67, -1, -1, -1, -1, 260, 435, 84, 0, 1, 1, 5, 49, 0, 0, 6},  // removeLast
    {68, -1, -1, -1, -1, 260, 436, 85, 0, 1, 1, 5, 49, 0, 0, 6},  // popLast
    {69, -1, -1, -1, -1, 260, 437, 86, 0, 1, 1, 5, 49, 0, 0, 6},  // removeFirst
    {70, -1, -1, -1, 549, 260, 438, 87, 0, 1, 1, 5, 49, 0, 0, 6},  // removeAll
    {470, -1, -1, -1, 263, 0, 439, 88, 0, 1, 2, 4, 0, 0, 0, 6},  // count
    {313, -1, -1, -1, -1, 0, 440, 89, 0, 1, 2, 4, 2, 0, 0, 6},  // isEmpty
    {522, -1, -1, -1, -1, 260, 441, 90, 0, 1, 1, 4, 3, 0, 0, 6},  // uppercased
    {523, -1, -1, -1, -1, 260, 442, 91, 0, 1, 1, 4, 3, 0, 0, 6},  // lowercased
    {338, -1, -1, -1, -1, 260, 443, 92, 1, 2, 1, 4, 2, 0, 0, 6},  // contains
    {524, -1, -1, -1, -1, 261, 445, 93, 1, 2, 1, 4, 2, 0, 0, 6},  // hasPrefix
    {525, -1, -1, -1, -1, 262, 447, 94, 1, 2, 1, 4, 2, 0, 0, 6},  // hasSuffix
    {163, -1, -1, -1, -1, 263, 449, 95, 2, 2, 3, 0, 3, 0, 0, 6},  // String
    {526, -1, -1, -1, -1, 0, 451, 96, 0, 1, 2, 4, 2, 0, 0, 6},  // isLetter
    {527, -1, -1, -1, -1, 0, 452, 97, 0, 1, 2, 4, 2, 0, 0, 6},  // isNumber
    {528, -1, -1, -1, -1, 0, 453, 98, 0, 1, 2, 4, 2, 0, 0, 6},  // isWhitespace
    {529, -1, -1, -1, -1, 0, 454, 99, 0, 1, 2, 4, 2, 0, 0, 6},  // isUppercase
    {530, -1, -1, -1, -1, 0, 455, 100, 0, 1, 2, 4, 2, 0, 0, 6},  // isLowercase
    {531, -1, -1, -1, -1, 0, 456, 101, 0, 1, 2, 4, 2, 0, 0, 6},  // isPunctuation
    {532, -1, -1, -1, -1, 0, 457, 102, 0, 1, 2, 4, 49, 0, 0, 6},  // wholeNumberValue
    {533, -1, -1, -1, -1, 0, 458, 103, 0, 1, 2, 4, 3, 0, 0, 6},  // capitalized
    {510, -1, -1, -1, -1, 265, 459, 104, 1, 2, 1, 4, 4, 0, 0, 6},  // split
    {534, -1, -1, -1, -1, 266, 461, 105, 1, 2, 1, 4, 4, 0, 0, 6},  // components
    {536, -1, -1, -1, -1, 267, 463, 106, 2, 3, 1, 4, 3, 0, 0, 6},  // replacingOccurrences
    {537, -1, -1, -1, -1, 269, 466, 107, 1, 1, 0, 0, 46, 0, 0, 6},  // type
    {163, -1, -1, -1, -1, 270, 467, 108, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {163, -1, -1, -1, -1, 271, 468, 109, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {164, -1, -1, -1, -1, 272, 469, 110, 1, 1, 3, 0, 3, 0, 0, 6},  // Character
    {163, -1, -1, -1, -1, 273, 470, 111, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {543, -1, -1, -1, -1, 0, 471, 112, 0, 1, 2, 7, 4, 0, 0, 6},  // keys
    {544, -1, -1, -1, -1, 0, 472, 113, 0, 1, 2, 7, 4, 0, 0, 6},  // allKeys
    {545, -1, -1, -1, -1, 0, 473, 114, 0, 1, 2, 7, 4, 0, 0, 6},  // values
    {546, -1, -1, -1, -1, 0, 474, 115, 0, 1, 2, 7, 4, 0, 0, 6},  // allValues
    {470, -1, -1, -1, -1, 0, 475, 116, 0, 1, 2, 7, 0, 0, 0, 6},  // count
    {313, -1, -1, -1, -1, 0, 476, 117, 0, 1, 2, 7, 2, 0, 0, 6},  // isEmpty
    {71, -1, -1, -1, -1, 274, 477, 118, 1, 2, 1, 7, 49, 0, 0, 6},  // removeValue
    {548, -1, -1, -1, -1, 275, 479, 119, 1, 2, 1, 7, 49, 0, 0, 6},  // removeObjectForKey
    {72, -1, -1, -1, -1, 276, 481, 120, 2, 3, 1, 7, 49, 0, 0, 6},  // updateValue
    {74, -1, -1, -1, -1, 278, 484, 121, 2, 3, 1, 7, 49, 0, 0, 6},  // setObject
    {70, -1, -1, -1, -1, 280, 487, 122, 0, 1, 1, 7, 49, 0, 0, 6},  // removeAll
    {549, -1, -1, -1, -1, 280, 488, 123, 0, 1, 1, 7, 49, 0, 0, 6},  // removeAllObjects
    {73, -1, -1, -1, -1, 280, 489, 124, 2, 3, 1, 7, 49, 0, 0, 6},  // merge
    {551, -1, -1, -1, -1, 282, 492, 125, 1, 2, 1, 7, 6, 0, 0, 6},  // mapValues
    {477, -1, -1, -1, -1, 283, 494, 126, 1, 2, 1, 7, 6, 0, 0, 6},  // filter
    {552, -1, -1, -1, -1, 284, 496, 127, 2, 3, 1, 7, 6, 0, 0, 6},  // merging
    {553, -1, -1, -1, -1, 286, 499, 128, 1, 2, 1, 7, 49, 0, 0, 6},  // objectForKey
    {554, -1, -1, -1, -1, 287, 501, 129, 1, 2, 1, 7, 49, 0, 0, 6},  // valueForKey
    {540, -1, -1, -1, -1, 288, 503, 130, 1, 1, 3, 0, 6, 0, 0, 6},  // Dictionary
    {540, -1, -1, -1, -1, 289, 504, 131, 2, 2, 3, 0, 6, 0, 0, 6},  // Dictionary
    {542, -1, -1, -1, -1, 291, 506, 132, 0, 0, 3, 0, 6, 0, 0, 6},  // NSMutableDictionary
    {541, -1, -1, -1, -1, 291, 506, 133, 0, 0, 3, 0, 6, 0, 0, 6},  // NSDictionary
    {540, -1, -1, -1, -1, 291, 506, 134, 0, 0, 3, 0, 6, 0, 0, 6},  // Dictionary
    {81, -1, -1, -1, -1, 187, 506, 135, 1, 2, 1, 7, 4, 0, 0, 6},  // map
    {476, -1, -1, -1, -1, 188, 508, 136, 1, 2, 1, 7, 4, 0, 0, 6},  // compactMap
    {82, -1, -1, -1, -1, 237, 510, 137, 1, 2, 1, 7, 4, 0, 0, 6},  // flatMap
    {479, -1, -1, -1, -1, 192, 512, 138, 1, 2, 1, 7, 49, 0, 0, 6},  // forEach
    {478, -1, -1, -1, -1, 190, 514, 139, 2, 3, 1, 7, 49, 0, 0, 6},  // reduce
    {338, -1, -1, -1, -1, 208, 517, 140, 1, 2, 1, 7, 2, 0, 0, 6},  // contains
    {471, -1, -1, -1, -1, 209, 519, 141, 1, 2, 1, 7, 49, 0, 0, 6},  // first
    {498, -1, -1, -1, -1, 210, 521, 142, 1, 2, 1, 7, 2, 0, 0, 6},  // allSatisfy
    {519, -1, -1, -1, -1, 250, 523, 143, 1, 2, 1, 7, 4, 0, 0, 6},  // sorted
    {519, -1, -1, -1, -1, 251, 525, 144, 1, 2, 1, 7, 4, 0, 0, 6},  // sorted
    {370, -1, -1, -1, -1, 249, 527, 145, 1, 2, 1, 7, 49, 0, 0, 6},  // max
    {372, -1, -1, -1, -1, 248, 529, 146, 1, 2, 1, 7, 49, 0, 0, 6},  // min
    {474, -1, -1, -1, -1, 185, 531, 147, 0, 1, 1, 7, 4, 0, 0, 6},  // enumerated
    {471, -1, -1, -1, -1, 0, 532, 148, 0, 1, 2, 7, 49, 0, 0, 6},  // first
    {557, -1, -1, -1, -1, 0, 533, 149, 0, 1, 2, 8, 0, 0, 0, 6},  // lowerBound
    {558, -1, -1, -1, -1, 0, 534, 150, 0, 1, 2, 8, 0, 0, 0, 6},  // upperBound
    {470, -1, -1, -1, -1, 0, 535, 151, 0, 1, 2, 8, 0, 0, 0, 6},  // count
    {313, -1, -1, -1, -1, 0, 536, 152, 0, 1, 2, 8, 2, 0, 0, 6},  // isEmpty
    {338, -1, -1, -1, -1, 304, 537, 153, 1, 2, 1, 8, 2, 0, 0, 6},  // contains
    {81, -1, -1, -1, -1, 305, 539, 154, 1, 2, 1, 8, 4, 0, 0, 6},  // map
    {473, -1, -1, -1, -1, 306, 541, 155, 0, 1, 1, 8, 4, 0, 0, 6},  // reversed
    {166, -1, -1, -1, -1, 306, 542, 156, 1, 1, 3, 0, 4, 0, 0, 6},  // Array
    {559, -1, -1, -1, -1, 307, 543, 157, 0, 0, 3, 0, 5, 0, 0, 6},  // Set
    {559, -1, -1, -1, -1, 307, 543, 158, 1, 1, 3, 0, 5, 0, 0, 6},  // Set
    {470, -1, -1, -1, -1, 0, 544, 159, 0, 1, 2, 6, 0, 0, 0, 6},  // count
    {313, -1, -1, -1, -1, 0, 545, 160, 0, 1, 2, 6, 2, 0, 0, 6},  // isEmpty
    {471, -1, -1, -1, -1, 0, 546, 161, 0, 1, 2, 6, 49, 0, 0, 6},  // first
    {332, -1, -1, -1, -1, 308, 547, 162, 1, 2, 1, 6, 5, 0, 0, 6},  // union
    {560, -1, -1, -1, -1, 309, 549, 163, 1, 2, 1, 6, 49, 0, 0, 6},  // formUnion
    {334, -1, -1, -1, -1, 310, 551, 164, 1, 2, 1, 6, 5, 0, 0, 6},  // intersection
    {561, -1, -1, -1, -1, 311, 553, 165, 1, 2, 1, 6, 49, 0, 0, 6},  // formIntersection
    {562, -1, -1, -1, -1, 312, 555, 166, 1, 2, 1, 6, 5, 0, 0, 6},  // subtracting
    {563, -1, -1, -1, -1, 313, 557, 167, 1, 2, 1, 6, 49, 0, 0, 6},  // subtract
    {564, -1, -1, -1, -1, 314, 559, 168, 1, 2, 1, 6, 5, 0, 0, 6},  // symmetricDifference
    {565, -1, -1, -1, -1, 315, 561, 169, 1, 2, 1, 6, 49, 0, 0, 6},  // formSymmetricDifference
    {566, -1, -1, -1, -1, 316, 563, 170, 1, 2, 1, 6, 2, 0, 0, 6},  // isSubset
    {567, -1, -1, -1, -1, 317, 565, 171, 1, 2, 1, 6, 2, 0, 0, 6},  // isSuperset
    {568, -1, -1, -1, -1, 318, 567, 172, 1, 2, 1, 6, 2, 0, 0, 6},  // isStrictSubset
    {569, -1, -1, -1, -1, 319, 569, 173, 1, 2, 1, 6, 2, 0, 0, 6},  // isStrictSuperset
    {570, -1, -1, -1, -1, 320, 571, 174, 1, 2, 1, 6, 2, 0, 0, 6},  // isDisjoint
    {338, -1, -1, -1, -1, 321, 573, 175, 1, 2, 1, 6, 2, 0, 0, 6},  // contains
    {65, -1, -1, -1, -1, 322, 575, 176, 1, 2, 1, 6, 49, 0, 0, 6},  // insert
    {571, -1, -1, -1, -1, 323, 577, 177, 1, 2, 1, 6, 49, 0, 0, 6},  // update
    {66, -1, -1, -1, -1, 324, 579, 178, 1, 2, 1, 6, 49, 0, 0, 6},  // remove
    {70, -1, -1, -1, -1, 325, 581, 179, 0, 1, 1, 6, 49, 0, 0, 6},  // removeAll
    {572, -1, -1, -1, -1, 325, 582, 180, 0, 1, 1, 6, 49, 0, 0, 6},  // popFirst
    {69, -1, -1, -1, -1, 325, 583, 181, 0, 1, 1, 6, 49, 0, 0, 6},  // removeFirst
    {180, -1, -1, -1, -1, 325, 584, 0, 4, 4, 3, 0, 17, 0, 0, 7},  // UIColor
    {577, -1, -1, -1, -1, 329, 588, 1, 1, 2, 1, 18, 17, 0, 0, 7},  // withAlphaComponent
    {578, -1, -1, -1, -1, 330, 590, 2, 0, 1, 1, 18, 49, 0, 0, 7},  // set
    {579, -1, -1, -1, -1, 330, 591, 3, 0, 1, 1, 18, 49, 0, 0, 7},  // setFill
    {580, -1, -1, -1, -1, 330, 592, 4, 0, 1, 1, 18, 49, 0, 0, 7},  // setStroke
    {180, -1, -1, -1, -1, 330, 593, 5, 2, 2, 3, 0, 17, 0, 0, 7},  // UIColor
    {582, 180, -1, -1, -1, 0, 0, 6, 0, 0, 5, 18, 17, 0, 0, 7},  // black
    {583, 180, -1, -1, -1, 332, 0, 7, 0, 0, 4, 18, 17, 0, 0, 7},  // blackColor
    {581, 180, -1, -1, -1, 0, 0, 8, 0, 0, 5, 18, 17, 0, 0, 7},  // white
    {584, 180, -1, -1, -1, 332, 0, 9, 0, 0, 4, 18, 17, 0, 0, 7},  // whiteColor
    {573, 180, -1, -1, -1, 0, 0, 10, 0, 0, 5, 18, 17, 0, 0, 7},  // red
    {585, 180, -1, -1, -1, 332, 0, 11, 0, 0, 4, 18, 17, 0, 0, 7},  // redColor
    {574, 180, -1, -1, -1, 0, 0, 12, 0, 0, 5, 18, 17, 0, 0, 7},  // green
    {586, 180, -1, -1, -1, 332, 0, 13, 0, 0, 4, 18, 17, 0, 0, 7},  // greenColor
    {575, 180, -1, -1, -1, 0, 0, 14, 0, 0, 5, 18, 17, 0, 0, 7},  // blue
    {587, 180, -1, -1, -1, 332, 0, 15, 0, 0, 4, 18, 17, 0, 0, 7},  // blueColor
    {588, 180, -1, -1, -1, 0, 0, 16, 0, 0, 5, 18, 17, 0, 0, 7},  // cyan
    {589, 180, -1, -1, -1, 332, 0, 17, 0, 0, 4, 18, 17, 0, 0, 7},  // cyanColor
    {590, 180, -1, -1, -1, 0, 0, 18, 0, 0, 5, 18, 17, 0, 0, 7},  // yellow
    {591, 180, -1, -1, -1, 332, 0, 19, 0, 0, 4, 18, 17, 0, 0, 7},  // yellowColor
    {592, 180, -1, -1, -1, 0, 0, 20, 0, 0, 5, 18, 17, 0, 0, 7},  // magenta
    {593, 180, -1, -1, -1, 332, 0, 21, 0, 0, 4, 18, 17, 0, 0, 7},  // magentaColor
    {594, 180, -1, -1, -1, 0, 0, 22, 0, 0, 5, 18, 17, 0, 0, 7},  // orange
    {595, 180, -1, -1, -1, 332, 0, 23, 0, 0, 4, 18, 17, 0, 0, 7},  // orangeColor
    {596, 180, -1, -1, -1, 0, 0, 24, 0, 0, 5, 18, 17, 0, 0, 7},  // purple
    {597, 180, -1, -1, -1, 332, 0, 25, 0, 0, 4, 18, 17, 0, 0, 7},  // purpleColor
    {598, 180, -1, -1, -1, 0, 0, 26, 0, 0, 5, 18, 17, 0, 0, 7},  // brown
    {599, 180, -1, -1, -1, 332, 0, 27, 0, 0, 4, 18, 17, 0, 0, 7},  // brownColor
    {600, 180, -1, -1, -1, 0, 0, 28, 0, 0, 5, 18, 17, 0, 0, 7},  // gray
    {601, 180, -1, -1, -1, 332, 0, 29, 0, 0, 4, 18, 17, 0, 0, 7},  // grayColor
    {602, 180, -1, -1, -1, 0, 0, 30, 0, 0, 5, 18, 17, 0, 0, 7},  // lightGray
    {603, 180, -1, -1, -1, 332, 0, 31, 0, 0, 4, 18, 17, 0, 0, 7},  // lightGrayColor
    {604, 180, -1, -1, -1, 0, 0, 32, 0, 0, 5, 18, 17, 0, 0, 7},  // darkGray
    {605, 180, -1, -1, -1, 332, 0, 33, 0, 0, 4, 18, 17, 0, 0, 7},  // darkGrayColor
    {606, 180, -1, -1, -1, 0, 0, 34, 0, 0, 5, 18, 17, 0, 0, 7},  // clear
    {607, 180, -1, -1, -1, 332, 0, 35, 0, 0, 4, 18, 17, 0, 0, 7},  // clearColor
    {608, 180, -1, -1, -1, 0, 0, 36, 0, 0, 5, 18, 17, 0, 0, 7},  // systemRed
    {609, 180, -1, -1, -1, 0, 0, 37, 0, 0, 5, 18, 17, 0, 0, 7},  // systemOrange
    {610, 180, -1, -1, -1, 0, 0, 38, 0, 0, 5, 18, 17, 0, 0, 7},  // systemYellow
    {611, 180, -1, -1, -1, 0, 0, 39, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGreen
    {612, 180, -1, -1, -1, 0, 0, 40, 0, 0, 5, 18, 17, 0, 0, 7},  // systemMint
    {613, 180, -1, -1, -1, 0, 0, 41, 0, 0, 5, 18, 17, 0, 0, 7},  // systemTeal
    {614, 180, -1, -1, -1, 0, 0, 42, 0, 0, 5, 18, 17, 0, 0, 7},  // systemCyan
    {615, 180, -1, -1, -1, 0, 0, 43, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBlue
    {616, 180, -1, -1, -1, 0, 0, 44, 0, 0, 5, 18, 17, 0, 0, 7},  // systemIndigo
    {617, 180, -1, -1, -1, 0, 0, 45, 0, 0, 5, 18, 17, 0, 0, 7},  // systemPurple
    {618, 180, -1, -1, -1, 0, 0, 46, 0, 0, 5, 18, 17, 0, 0, 7},  // systemPink
    {619, 180, -1, -1, -1, 0, 0, 47, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBrown
    {620, 180, -1, -1, -1, 0, 0, 48, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray
    {621, 180, -1, -1, -1, 0, 0, 49, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray2
    {622, 180, -1, -1, -1, 0, 0, 50, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray3
    {623, 180, -1, -1, -1, 0, 0, 51, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray4
    {624, 180, -1, -1, -1, 0, 0, 52, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray5
    {625, 180, -1, -1, -1, 0, 0, 53, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray6
    {626, 180, -1, -1, -1, 0, 0, 54, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBackground
    {627, 180, -1, -1, -1, 0, 0, 55, 0, 0, 5, 18, 17, 0, 0, 7},  // secondarySystemBackground
    {628, 180, -1, -1, -1, 0, 0, 56, 0, 0, 5, 18, 17, 0, 0, 7},  // label
    {181, -1, -1, -1, -1, 332, 595, 0, 1, 1, 3, 0, 27, 0, 0, 8},  // UIView
    {181, -1, -1, -1, -1, 0, 0, 1, 0, 0, 3, 0, 27, 0, 0, 8},  // UIView
    {182, -1, -1, -1, -1, 333, 596, 2, 1, 1, 3, 0, 27, 0, 0, 8},  // UIWindow
    {182, -1, -1, -1, -1, 0, 0, 3, 0, 0, 3, 0, 27, 0, 0, 8},  // UIWindow
    {183, -1, -1, -1, -1, 334, 597, 4, 1, 1, 3, 0, 27, 0, 0, 8},  // UIImageView
    {183, -1, -1, -1, -1, 0, 0, 5, 0, 0, 3, 0, 27, 0, 0, 8},  // UIImageView
    {184, -1, -1, -1, -1, 335, 598, 6, 1, 1, 3, 0, 27, 0, 0, 8},  // UILabel
    {184, -1, -1, -1, -1, 0, 0, 7, 0, 0, 3, 0, 27, 0, 0, 8},  // UILabel
    {185, -1, -1, -1, -1, 336, 599, 8, 1, 1, 3, 0, 27, 0, 0, 8},  // UIButton
    {185, -1, -1, -1, -1, 0, 0, 9, 0, 0, 3, 0, 27, 0, 0, 8},  // UIButton
    {186, -1, -1, -1, -1, 337, 600, 10, 1, 1, 3, 0, 27, 0, 0, 8},  // UIScrollView
    {186, -1, -1, -1, -1, 0, 0, 11, 0, 0, 3, 0, 27, 0, 0, 8},  // UIScrollView
    {187, -1, -1, -1, -1, 338, 601, 12, 1, 1, 3, 0, 27, 0, 0, 8},  // UIControl
    {187, -1, -1, -1, -1, 0, 0, 13, 0, 0, 3, 0, 27, 0, 0, 8},  // UIControl
    {188, -1, -1, -1, -1, 339, 602, 14, 1, 1, 3, 0, 27, 0, 0, 8},  // UITextField
    {188, -1, -1, -1, -1, 0, 0, 15, 0, 0, 3, 0, 27, 0, 0, 8},  // UITextField
    {189, -1, -1, -1, -1, 340, 603, 16, 1, 1, 3, 0, 27, 0, 0, 8},  // UITextView
    {189, -1, -1, -1, -1, 0, 0, 17, 0, 0, 3, 0, 27, 0, 0, 8},  // UITextView
    {190, -1, -1, -1, -1, 341, 604, 18, 1, 1, 3, 0, 27, 0, 0, 8},  // UITableViewCell
    {190, -1, -1, -1, -1, 0, 0, 19, 0, 0, 3, 0, 27, 0, 0, 8},  // UITableViewCell
    {191, -1, -1, -1, -1, 342, 605, 20, 1, 1, 3, 0, 27, 0, 0, 8},  // UICollectionViewCell
    {191, -1, -1, -1, -1, 0, 0, 21, 0, 0, 3, 0, 27, 0, 0, 8},  // UICollectionViewCell
    {192, -1, -1, -1, -1, 343, 606, 22, 1, 1, 3, 0, 27, 0, 0, 8},  // UIVisualEffectView
    {192, -1, -1, -1, -1, 0, 0, 23, 0, 0, 3, 0, 27, 0, 0, 8},  // UIVisualEffectView
    {629, -1, -1, -1, -1, 0, 607, 24, 0, 1, 2, 28, 13, 0, 9, 8},  // frame
    {630, -1, -1, -1, -1, 0, 608, 25, 0, 1, 2, 28, 13, 0, 10, 8},  // bounds
    {318, -1, -1, -1, -1, 0, 609, 26, 0, 1, 2, 28, 9, 0, 11, 8},  // center
    {631, -1, -1, -1, -1, 0, 610, 27, 0, 1, 2, 28, 9, 0, 12, 8},  // anchorPoint
    {632, -1, -1, -1, 1376, 0, 611, 28, 0, 1, 2, 28, 2, 0, 0, 8},  // isHidden
    {633, -1, -1, -1, -1, 0, 612, 29, 0, 1, 2, 28, 2, 0, 0, 8},  // clipsToBounds
    {634, -1, -1, -1, -1, 0, 613, 30, 0, 1, 2, 28, 3, 0, 0, 8},  // name
    {635, -1, -1, -1, -1, 344, 614, 31, 1, 1, 0, 0, 49, 0, 0, 8},  // UIImage
    {183, -1, -1, -1, -1, 345, 615, 32, 1, 1, 3, 0, 27, 0, 0, 8},  // UIImageView
    {91, -1, -1, -1, -1, 0, 616, 33, 0, 1, 2, 28, 14, 0, 13, 8},  // transform
    {638, -1, -1, -1, -1, 346, 617, 34, 1, 2, 1, 28, 49, 0, 0, 8},  // moveAnchor
    {639, -1, -1, -1, -1, 0, 619, 35, 0, 1, 2, 28, 9, 0, 0, 8},  // contentOffset
    {576, -1, -1, -1, -1, 0, 620, 36, 0, 1, 2, 28, 0, 0, 0, 8},  // alpha
    {640, -1, -1, -1, 641, 0, 621, 37, 0, 1, 2, 28, 2, 0, 0, 8},  // isUserInteractionEnabled
    {641, -1, -1, -1, -1, 0, 622, 38, 0, 1, 2, 28, 2, 0, 0, 8},  // userInteractionEnabled
    {642, -1, -1, -1, -1, 0, 623, 39, 0, 1, 2, 28, 0, 0, 0, 8},  // tag
    {92, -1, -1, -1, -1, 0, 624, 40, 0, 1, 2, 28, 28, 0, 0, 8},  // layer
    {47, -1, -1, -1, -1, 347, 625, 41, 4, 4, 0, 0, 27, 0, 0, 8},  // view
    {643, -1, -1, -1, -1, 0, 629, 0, 0, 1, 2, 28, 17, 0, 0, 9},  // backgroundColor
    {644, -1, -1, -1, -1, 0, 630, 1, 0, 1, 2, 28, 3, 0, 0, 9},  // text
    {645, -1, -1, -1, -1, 0, 631, 2, 0, 1, 2, 28, 17, 0, 0, 9},  // textColor
    {646, -1, -1, -1, -1, 0, 632, 3, 0, 1, 2, 28, 20, 0, 0, 9},  // textAlignment
    {647, -1, -1, -1, -1, 0, 633, 4, 0, 1, 2, 28, 49, 0, 0, 9},  // font
    {637, -1, -1, -1, -1, 0, 634, 5, 0, 1, 2, 28, 49, 0, 0, 9},  // image
    {648, -1, -1, -1, -1, 0, 635, 6, 0, 1, 2, 28, 49, 0, 0, 9},  // contentMode
    {649, -1, -1, -1, -1, 0, 636, 7, 0, 1, 2, 28, 2, 0, 0, 9},  // isOpaque
    {650, -1, -1, -1, -1, 0, 637, 8, 0, 1, 2, 28, 17, 0, 0, 9},  // tintColor
    {651, -1, -1, -1, -1, 0, 638, 9, 0, 1, 2, 28, 0, 0, 0, 9},  // contentScaleFactor
    {652, -1, -1, -1, -1, 0, 639, 10, 0, 1, 2, 28, 3, 0, 0, 9},  // accessibilityLabel
    {653, -1, -1, -1, -1, 0, 640, 11, 0, 1, 2, 28, 45, 0, 0, 9},  // safeAreaInsets
    {654, -1, -1, -1, -1, 0, 641, 12, 0, 1, 2, 28, 45, 0, 0, 9},  // layoutMargins
    {655, -1, -1, -1, -1, 0, 642, 13, 0, 1, 2, 28, 27, 0, 0, 9},  // mask
    {656, -1, -1, -1, -1, 0, 643, 14, 0, 1, 2, 28, 3, 0, 0, 9},  // accessibilityIdentifier
    {657, -1, -1, -1, -1, 0, 644, 15, 0, 1, 2, 28, 3, 0, 0, 9},  // accessibilityHint
    {658, -1, -1, -1, -1, 0, 645, 16, 0, 1, 2, 28, 2, 0, 0, 9},  // isAccessibilityElement
    {659, -1, -1, -1, -1, 0, 646, 17, 0, 1, 2, 28, 49, 0, 0, 9},  // semanticContentAttribute
    {660, -1, -1, -1, -1, 0, 647, 18, 0, 1, 2, 28, 2, 0, 0, 9},  // clearsContextBeforeDrawing
    {661, -1, -1, -1, -1, 0, 648, 19, 0, 1, 2, 28, 2, 0, 0, 9},  // isFirstResponder
    {662, -1, -1, -1, -1, 0, 649, 20, 0, 1, 2, 28, 0, 0, 0, 9},  // numberOfLines
    {663, -1, -1, -1, -1, 0, 650, 21, 0, 1, 2, 28, 2, 0, 0, 9},  // adjustsFontSizeToFitWidth
    {664, -1, -1, -1, -1, 0, 651, 22, 0, 1, 2, 28, 49, 0, 0, 9},  // lineBreakMode
    {665, -1, -1, -1, -1, 0, 652, 23, 0, 1, 2, 28, 49, 0, 0, 9},  // attributedText
    {666, -1, -1, -1, -1, 0, 653, 24, 0, 1, 2, 28, 49, 0, 0, 9},  // baselineAdjustment
    {667, -1, -1, -1, -1, 0, 654, 25, 0, 1, 2, 28, 49, 0, 0, 9},  // borderStyle
    {668, -1, -1, -1, -1, 0, 655, 26, 0, 1, 2, 28, 49, 0, 0, 9},  // keyboardType
    {669, -1, -1, -1, -1, 0, 656, 27, 0, 1, 2, 28, 49, 0, 0, 9},  // returnKeyType
    {670, -1, -1, -1, -1, 0, 657, 28, 0, 1, 2, 28, 49, 0, 0, 9},  // autocorrectionType
    {671, -1, -1, -1, -1, 0, 658, 29, 0, 1, 2, 28, 49, 0, 0, 9},  // autocapitalizationType
    {672, -1, -1, -1, -1, 0, 659, 30, 0, 1, 2, 28, 49, 0, 0, 9},  // clearButtonMode
    {673, -1, -1, -1, -1, 0, 660, 31, 0, 1, 2, 28, 17, 0, 0, 9},  // shadowColor
    {674, -1, -1, -1, -1, 0, 661, 32, 0, 1, 2, 28, 3, 0, 0, 9},  // placeholder
    {675, -1, -1, -1, -1, 0, 662, 33, 0, 1, 2, 28, 0, 0, 0, 9},  // minimumScaleFactor
    {676, -1, -1, -1, -1, 0, 663, 34, 0, 1, 2, 28, 2, 0, 0, 9},  // isEditable
    {677, -1, -1, -1, -1, 0, 664, 35, 0, 1, 2, 28, 2, 0, 0, 9},  // isSelectable
    {678, -1, -1, -1, -1, 0, 665, 36, 0, 1, 2, 28, 2, 0, 0, 9},  // isSecureTextEntry
    {679, -1, -1, -1, -1, 0, 666, 37, 0, 1, 2, 28, 0, 0, 0, 9},  // zoomScale
    {680, 681, 682, -1, -1, 0, 0, 38, 0, 0, 5, 4, 3, 0, 0, 9},  // system
    {683, 681, 684, -1, -1, 0, 0, 39, 0, 0, 5, 4, 3, 0, 0, 9},  // custom
    {685, 681, 686, -1, -1, 0, 0, 40, 0, 0, 5, 4, 3, 0, 0, 9},  // infoLight
    {687, 681, 688, -1, -1, 0, 0, 41, 0, 0, 5, 4, 3, 0, 0, 9},  // contactAdd
    {689, 681, 690, -1, -1, 0, 0, 42, 0, 0, 5, 4, 3, 0, 0, 9},  // close
    {185, -1, -1, -1, -1, 351, 667, 43, 1, 1, 3, 0, 27, 0, 0, 9},  // UIButton
    {691, -1, -1, -1, -1, 0, 668, 44, 0, 1, 2, 28, 2, 0, 0, 9},  // isScrollEnabled
    {692, -1, -1, -1, -1, 0, 669, 45, 0, 1, 2, 28, 2, 0, 0, 9},  // isPagingEnabled
    {693, -1, -1, -1, -1, 0, 670, 46, 0, 1, 2, 28, 2, 0, 0, 9},  // bounces
    {694, -1, -1, -1, -1, 0, 671, 47, 0, 1, 2, 28, 2, 0, 0, 9},  // showsHorizontalScrollIndicator
    {695, -1, -1, -1, -1, 0, 672, 48, 0, 1, 2, 28, 2, 0, 0, 9},  // showsVerticalScrollIndicator
    {696, -1, -1, -1, -1, 0, 673, 49, 0, 1, 2, 28, 0, 0, 0, 9},  // minimumZoomScale
    {697, -1, -1, -1, -1, 0, 674, 50, 0, 1, 2, 28, 0, 0, 0, 9},  // maximumZoomScale
    {698, -1, -1, -1, -1, 0, 675, 51, 0, 1, 2, 28, 45, 0, 0, 9},  // contentInset
    {699, -1, -1, -1, -1, 0, 676, 52, 0, 1, 2, 28, 49, 0, 0, 9},  // delegate
    {701, 181, -1, -1, -1, 0, 0, 53, 0, 0, 5, 28, 46, 0, 0, 9},  // AutoresizingMask
    {702, 700, 703, -1, -1, 0, 0, 54, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleLeftMargin
    {704, 700, -1, -1, -1, 0, 0, 55, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleLeftMargin
    {705, 700, 706, -1, -1, 0, 0, 56, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleWidth
    {707, 700, -1, -1, -1, 0, 0, 57, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleWidth
    {708, 700, 709, -1, -1, 0, 0, 58, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleRightMargin
    {710, 700, -1, -1, -1, 0, 0, 59, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleRightMargin
    {711, 700, 712, -1, -1, 0, 0, 60, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleTopMargin
    {713, 700, -1, -1, -1, 0, 0, 61, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleTopMargin
    {714, 700, 715, -1, -1, 0, 0, 62, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleHeight
    {716, 700, -1, -1, -1, 0, 0, 63, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleHeight
    {717, 700, 718, -1, -1, 0, 0, 64, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleBottomMargin
    {719, 700, -1, -1, -1, 0, 0, 65, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleBottomMargin
    {720, 700, 721, -1, -1, 0, 0, 66, 0, 0, 5, 26, 25, 0, 0, 9},  // None
    {722, -1, -1, -1, -1, 0, 677, 67, 0, 1, 2, 28, 25, 0, 0, 9},  // autoresizingMask
    {723, -1, -1, -1, -1, 0, 678, 68, 0, 1, 2, 28, 2, 0, 0, 9},  // translatesAutoresizingMaskIntoConstraints
    {724, -1, -1, -1, -1, 0, 679, 69, 0, 1, 2, 28, 2, 0, 0, 9},  // autoresizesSubviews
    {726, 187, -1, -1, -1, 0, 0, 70, 0, 0, 5, 28, 46, 0, 0, 9},  // State
    {727, 725, 728, -1, -1, 0, 0, 71, 0, 0, 5, 4, 3, 0, 0, 9},  // normal
    {729, 725, -1, -1, -1, 0, 0, 72, 0, 0, 5, 4, 3, 0, 0, 9},  // Normal
    {730, 725, 731, -1, -1, 0, 0, 73, 0, 0, 5, 4, 3, 0, 0, 9},  // highlighted
    {732, 725, -1, -1, -1, 0, 0, 74, 0, 0, 5, 4, 3, 0, 0, 9},  // Highlighted
    {733, 725, 734, -1, -1, 0, 0, 75, 0, 0, 5, 4, 3, 0, 0, 9},  // disabled
    {735, 725, -1, -1, -1, 0, 0, 76, 0, 0, 5, 4, 3, 0, 0, 9},  // Disabled
    {736, 725, 737, -1, -1, 0, 0, 77, 0, 0, 5, 4, 3, 0, 0, 9},  // selected
    {738, 725, -1, -1, -1, 0, 0, 78, 0, 0, 5, 4, 3, 0, 0, 9},  // Selected
    {740, 187, -1, -1, -1, 0, 0, 79, 0, 0, 5, 28, 46, 0, 0, 9},  // Event
    {741, 739, 742, -1, -1, 0, 0, 80, 0, 0, 5, 4, 3, 0, 0, 9},  // allEvents
    {743, 739, -1, -1, -1, 0, 0, 81, 0, 0, 5, 4, 3, 0, 0, 9},  // AllEvents
    {744, 739, 745, -1, -1, 0, 0, 82, 0, 0, 5, 4, 3, 0, 0, 9},  // allTouchEvents
    {746, 739, -1, -1, -1, 0, 0, 83, 0, 0, 5, 4, 3, 0, 0, 9},  // AllTouchEvents
    {747, 739, 748, -1, -1, 0, 0, 84, 0, 0, 5, 4, 3, 0, 0, 9},  // touchDown
    {749, 739, -1, -1, -1, 0, 0, 85, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchDown
    {750, 739, 751, -1, -1, 0, 0, 86, 0, 0, 5, 4, 3, 0, 0, 9},  // touchDragInside
    {752, 739, -1, -1, -1, 0, 0, 87, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchDragInside
    {753, 739, 754, -1, -1, 0, 0, 88, 0, 0, 5, 4, 3, 0, 0, 9},  // touchDragOutside
    {755, 739, -1, -1, -1, 0, 0, 89, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchDragOutside
    {756, 739, 757, -1, -1, 0, 0, 90, 0, 0, 5, 4, 3, 0, 0, 9},  // touchUpInside
    {758, 739, -1, -1, -1, 0, 0, 91, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchUpInside
    {759, 739, 760, -1, -1, 0, 0, 92, 0, 0, 5, 4, 3, 0, 0, 9},  // touchUpOutside
    {761, 739, -1, -1, -1, 0, 0, 93, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchUpOutside
    {762, 739, 763, -1, -1, 0, 0, 94, 0, 0, 5, 4, 3, 0, 0, 9},  // touchCancel
    {764, 739, -1, -1, -1, 0, 0, 95, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchCancel
    {765, 739, 766, -1, -1, 0, 0, 96, 0, 0, 5, 4, 3, 0, 0, 9},  // valueChanged
    {767, 739, -1, -1, -1, 0, 0, 97, 0, 0, 5, 4, 3, 0, 0, 9},  // ValueChanged
    {768, 739, 769, -1, -1, 0, 0, 98, 0, 0, 5, 4, 3, 0, 0, 9},  // editingChanged
    {770, 739, -1, -1, -1, 0, 0, 99, 0, 0, 5, 4, 3, 0, 0, 9},  // EditingChanged
    {771, 739, 772, -1, -1, 0, 0, 100, 0, 0, 5, 4, 3, 0, 0, 9},  // editingDidBegin
    {773, 739, -1, -1, -1, 0, 0, 101, 0, 0, 5, 4, 3, 0, 0, 9},  // EditingDidBegin
    {774, 739, 775, -1, -1, 0, 0, 102, 0, 0, 5, 4, 3, 0, 0, 9},  // editingDidEnd
    {776, 739, -1, -1, -1, 0, 0, 103, 0, 0, 5, 4, 3, 0, 0, 9},  // EditingDidEnd
    {777, 739, 778, -1, -1, 0, 0, 104, 0, 0, 5, 4, 3, 0, 0, 9},  // primaryActionTriggered
    {779, 739, -1, -1, -1, 0, 0, 105, 0, 0, 5, 4, 3, 0, 0, 9},  // PrimaryActionTriggered
    {780, -1, -1, -1, -1, 352, 680, 106, 3, 4, 1, 28, 49, 0, 0, 9},  // addTarget
    {780, -1, -1, -1, -1, 355, 684, 107, 3, 4, 1, 28, 49, 0, 0, 9},  // addTarget
    {783, -1, -1, -1, -1, 358, 688, 108, 3, 4, 1, 28, 49, 0, 0, 9},  // removeTarget
    {783, -1, -1, -1, -1, 361, 692, 109, 3, 4, 1, 28, 49, 0, 0, 9},  // removeTarget
    {784, -1, -1, -1, -1, 364, 696, 110, 1, 2, 1, 28, 49, 0, 0, 9},  // sendActions
    {785, -1, -1, -1, -1, 365, 698, 111, 1, 2, 1, 28, 49, 0, 0, 9},  // sendActionsForControlEvents
    {786, -1, -1, -1, -1, 366, 700, 112, 2, 3, 1, 28, 49, 0, 0, 9},  // setTitle
    {786, -1, -1, -1, -1, 368, 703, 113, 2, 3, 1, 28, 49, 0, 0, 9},  // setTitle
    {788, -1, -1, -1, -1, 370, 706, 114, 2, 3, 1, 28, 49, 0, 0, 9},  // setTitleColor
    {788, -1, -1, -1, -1, 372, 709, 115, 2, 3, 1, 28, 49, 0, 0, 9},  // setTitleColor
    {789, -1, -1, -1, -1, 374, 712, 116, 2, 3, 1, 28, 49, 0, 0, 9},  // setImage
    {789, -1, -1, -1, -1, 376, 715, 117, 2, 3, 1, 28, 49, 0, 0, 9},  // setImage
    {790, -1, -1, -1, -1, 378, 718, 118, 2, 3, 1, 28, 49, 0, 0, 9},  // setBackgroundImage
    {790, -1, -1, -1, -1, 380, 721, 119, 2, 3, 1, 28, 49, 0, 0, 9},  // setBackgroundImage
    {791, -1, -1, -1, -1, 382, 724, 120, 2, 3, 1, 28, 49, 0, 0, 9},  // setAttributedTitle
    {792, -1, -1, -1, -1, 384, 727, 121, 2, 3, 1, 28, 49, 0, 0, 9},  // setTitleShadowColor
    {793, -1, -1, -1, -1, 0, 730, 122, 0, 1, 2, 28, 3, 0, 0, 9},  // currentTitle
    {794, -1, -1, -1, -1, 0, 731, 123, 0, 1, 2, 28, 27, 0, 0, 9},  // titleLabel
    {795, -1, -1, -1, -1, 0, 732, 124, 0, 1, 2, 28, 45, 0, 0, 9},  // contentEdgeInsets
    {796, -1, -1, -1, -1, 0, 733, 125, 0, 1, 2, 28, 45, 0, 0, 9},  // titleEdgeInsets
    {797, -1, -1, -1, -1, 0, 734, 126, 0, 1, 2, 28, 45, 0, 0, 9},  // imageEdgeInsets
    {798, -1, -1, -1, -1, 0, 735, 127, 0, 1, 2, 28, 2, 0, 0, 9},  // isEnabled
    {799, -1, -1, -1, -1, 0, 736, 128, 0, 1, 2, 28, 2, 0, 0, 9},  // isSelected
    {800, -1, -1, -1, -1, 0, 737, 129, 0, 1, 2, 28, 2, 0, 0, 9},  // isHighlighted
    {801, -1, -1, -1, -1, 0, 738, 130, 0, 1, 2, 28, 2, 0, 0, 9},  // isTracking
    {802, -1, -1, -1, -1, 0, 739, 131, 0, 1, 2, 28, 49, 0, 0, 9},  // contentHorizontalAlignment
    {803, -1, -1, -1, -1, 0, 740, 132, 0, 1, 2, 28, 49, 0, 0, 9},  // contentVerticalAlignment
    {804, -1, -1, -1, -1, 0, 741, 133, 0, 1, 2, 28, 12, 0, 0, 9},  // contentSize
    {321, 805, 806, -1, -1, 0, 0, 134, 0, 0, 5, 21, 20, 0, 0, 9},  // left
    {318, 805, 807, -1, -1, 0, 0, 135, 0, 0, 5, 21, 20, 0, 0, 9},  // center
    {323, 805, 808, -1, -1, 0, 0, 136, 0, 0, 5, 21, 20, 0, 0, 9},  // right
    {809, 805, 810, -1, -1, 0, 0, 137, 0, 0, 5, 21, 20, 0, 0, 9},  // justified
    {811, 805, 812, -1, -1, 0, 0, 138, 0, 0, 5, 21, 20, 0, 0, 9},  // natural
    {813, -1, -1, -1, -1, 0, 742, 0, 0, 1, 2, 28, 27, 0, 0, 10},  // superview
    {814, -1, -1, -1, -1, 0, 743, 1, 0, 1, 2, 28, 4, 0, 0, 10},  // subviews
    {52, -1, -1, -1, -1, 0, 744, 2, 0, 1, 2, 28, 27, 0, 0, 10},  // window
    {815, -1, -1, -1, 1372, 386, 745, 3, 1, 2, 1, 28, 2, 0, 0, 10},  // isDescendant
    {816, -1, -1, -1, -1, 387, 747, 4, 1, 2, 1, 28, 49, 0, 0, 10},  // addSubview
    {817, -1, -1, -1, -1, 388, 749, 5, 1, 2, 1, 28, 49, 0, 0, 10},  // bringSubviewToFront
    {818, -1, -1, -1, 1374, 389, 751, 6, 1, 2, 1, 28, 49, 0, 0, 10},  // bringSubview
    {820, -1, -1, -1, -1, 390, 753, 7, 1, 2, 1, 28, 49, 0, 0, 10},  // sendSubviewToBack
    {821, -1, -1, -1, 1375, 391, 755, 8, 1, 2, 1, 28, 49, 0, 0, 10},  // sendSubview
    {823, -1, -1, -1, -1, 392, 757, 9, 0, 1, 1, 28, 49, 0, 0, 10},  // removeFromSuperview
    {824, -1, -1, -1, 1373, 392, 758, 10, 2, 3, 1, 28, 49, 0, 0, 10},  // insertSubview
    {824, -1, -1, -1, -1, 394, 761, 11, 2, 3, 1, 28, 49, 0, 0, 10},  // insertSubview
    {824, -1, -1, -1, -1, 396, 764, 12, 2, 3, 1, 28, 49, 0, 0, 10},  // insertSubview
    {827, -1, -1, -1, -1, 398, 767, 13, 2, 3, 1, 28, 9, 0, 5, 10},  // convert
    {827, -1, -1, -1, -1, 400, 770, 14, 2, 3, 1, 28, 9, 0, 5, 10},  // convert
    {828, -1, -1, -1, -1, 402, 773, 15, 2, 3, 1, 28, 9, 0, 5, 10},  // convertRect
    {828, -1, -1, -1, -1, 404, 776, 16, 2, 3, 1, 28, 9, 0, 5, 10},  // convertRect
    {831, -1, -1, -1, -1, 406, 779, 17, 2, 3, 1, 28, 9, 0, 5, 10},  // convertPoint
    {831, -1, -1, -1, -1, 408, 782, 18, 2, 3, 1, 28, 9, 0, 5, 10},  // convertPoint
    {832, -1, -1, -1, -1, 410, 785, 19, 0, 1, 1, 28, 49, 0, 0, 10},  // setNeedsLayout
    {833, -1, -1, -1, -1, 410, 786, 20, 0, 1, 1, 28, 49, 0, 0, 10},  // setNeedsDisplay
    {834, -1, -1, -1, -1, 410, 787, 21, 0, 1, 1, 28, 49, 0, 0, 10},  // layoutSubviews
    {835, -1, -1, -1, -1, 410, 788, 22, 0, 1, 1, 28, 2, 0, 0, 10},  // becomeFirstResponder
    {836, -1, -1, -1, -1, 410, 789, 23, 0, 1, 1, 28, 2, 0, 0, 10},  // resignFirstResponder
    {837, -1, -1, -1, -1, 410, 790, 24, 1, 2, 1, 28, 12, 0, 0, 10},  // sizeThatFits
    {838, -1, -1, -1, -1, 411, 792, 25, 0, 1, 1, 28, 49, 0, 0, 10},  // sizeToFit
    {839, -1, -1, -1, -1, 411, 793, 26, 0, 1, 1, 28, 49, 0, 0, 10},  // invalidateIntrinsicContentSize
    {840, -1, -1, -1, -1, 411, 794, 27, 0, 1, 1, 28, 49, 0, 0, 10},  // layoutIfNeeded
    {832, -1, -1, -1, -1, 411, 795, 28, 0, 1, 1, 29, 49, 0, 0, 10},  // setNeedsLayout
    {833, -1, -1, -1, -1, 411, 796, 29, 0, 1, 1, 29, 49, 0, 0, 10},  // setNeedsDisplay
    {841, -1, -1, -1, -1, 411, 797, 30, 0, 1, 1, 29, 49, 0, 0, 10},  // layoutSublayers
    {840, -1, -1, -1, -1, 411, 798, 31, 0, 1, 1, 29, 49, 0, 0, 10},  // layoutIfNeeded
    {842, -1, -1, -1, -1, 411, 799, 32, 1, 2, 1, 28, 27, 0, 0, 10},  // viewWithTag
    {843, -1, -1, -1, -1, 412, 801, 33, 2, 3, 1, 29, 49, 0, 0, 10},  // insertSublayer
    {843, -1, -1, -1, -1, 414, 804, 34, 2, 3, 1, 29, 49, 0, 0, 10},  // insertSublayer
    {843, -1, -1, -1, -1, 416, 807, 35, 2, 3, 1, 29, 49, 0, 0, 10},  // insertSublayer
    {846, 181, -1, -1, -1, 0, 0, 36, 0, 0, 5, 28, 0, 0, 0, 10},  // noIntrinsicMetric
    {847, -1, -1, -1, -1, 0, 810, 37, 0, 1, 2, 28, 49, 0, 0, 10},  // rootViewController
    {848, -1, -1, -1, -1, 0, 811, 38, 0, 1, 2, 28, 49, 0, 0, 10},  // liveView
    {849, -1, -1, -1, -1, 418, 812, 39, 0, 1, 1, 28, 49, 0, 0, 10},  // makeKeyAndVisible
    {850, -1, -1, -1, -1, 418, 813, 40, 0, 1, 1, 28, 49, 0, 0, 10},  // makeKey
    {852, 851, -1, -1, -1, 0, 0, 41, 0, 0, 5, 28, 27, 0, 0, 10},  // current
    {854, 853, -1, -1, -1, 0, 0, 42, 0, 0, 5, 28, 27, 0, 0, 10},  // currentPage
    {855, -1, -1, -1, -1, 0, 814, 43, 0, 1, 2, 28, 2, 0, 0, 10},  // needsIndefiniteExecution
    {857, 856, -1, -1, -1, 0, 0, 44, 0, 0, 5, 28, 27, 0, 0, 10},  // main
    {858, 856, -1, -1, -1, 418, 815, 45, 0, 0, 4, 28, 27, 0, 0, 10},  // mainScreen
    {859, -1, -1, -1, 1370, 418, 815, 46, 2, 3, 1, 28, 27, 0, 5, 10},  // hitTest
    {275, -1, -1, -1, 1371, 420, 818, 47, 2, 3, 1, 28, 2, 0, 5, 10},  // point
    {861, -1, -1, -1, -1, 422, 821, 0, 0, 0, 3, 0, 28, 0, 0, 11},  // CALayer
    {862, -1, -1, -1, -1, 422, 821, 1, 0, 0, 3, 0, 28, 0, 0, 11},  // CAShapeLayer
    {863, -1, -1, -1, -1, 422, 821, 2, 0, 0, 3, 0, 28, 0, 0, 11},  // CAGradientLayer
    {864, -1, -1, -1, -1, 422, 821, 3, 0, 0, 3, 0, 28, 0, 0, 11},  // CATextLayer
    {865, -1, -1, -1, -1, 0, 821, 4, 0, 1, 2, 29, 4, 0, 0, 11},  // colors
    {866, -1, -1, -1, -1, 0, 822, 5, 0, 1, 2, 29, 4, 0, 0, 11},  // locations
    {867, -1, -1, -1, -1, 0, 823, 6, 0, 1, 2, 29, 9, 0, 0, 11},  // startPoint
    {868, -1, -1, -1, -1, 0, 824, 7, 0, 1, 2, 29, 9, 0, 0, 11},  // endPoint
    {225, -1, -1, -1, -1, 0, 825, 8, 0, 1, 2, 29, 49, 0, 0, 11},  // string
    {647, -1, -1, -1, -1, 0, 826, 9, 0, 1, 2, 29, 49, 0, 0, 11},  // font
    {869, -1, -1, -1, -1, 0, 827, 10, 0, 1, 2, 29, 0, 0, 0, 11},  // fontSize
    {870, -1, -1, -1, -1, 0, 828, 11, 0, 1, 2, 29, 17, 0, 0, 11},  // foregroundColor
    {871, -1, -1, -1, -1, 0, 829, 12, 0, 1, 2, 29, 2, 0, 0, 11},  // isWrapped
    {629, -1, -1, -1, -1, 0, 830, 13, 0, 1, 2, 29, 13, 0, 9, 11},  // frame
    {630, -1, -1, -1, -1, 0, 831, 14, 0, 1, 2, 29, 13, 0, 10, 11},  // bounds
    {90, -1, -1, -1, -1, 0, 832, 15, 0, 1, 2, 29, 9, 0, 11, 11},  // position
    {631, -1, -1, -1, -1, 0, 833, 16, 0, 1, 2, 29, 9, 0, 12, 11},  // anchorPoint
    {632, -1, -1, -1, 1376, 0, 834, 17, 0, 1, 2, 29, 2, 0, 0, 11},  // isHidden
    {872, -1, -1, -1, -1, 0, 835, 18, 0, 1, 2, 29, 2, 0, 0, 11},  // masksToBounds
    {634, -1, -1, -1, -1, 0, 836, 19, 0, 1, 2, 29, 3, 0, 0, 11},  // name
    {873, -1, -1, -1, -1, 0, 837, 20, 0, 1, 2, 29, 14, 0, 0, 11},  // sublayerTransform
    {91, -1, -1, -1, -1, 0, 838, 21, 0, 1, 2, 29, 14, 0, 0, 11},  // transform
    {874, -1, -1, -1, -1, 0, 839, 22, 0, 1, 2, 29, 0, 0, 0, 11},  // zPosition
    {875, -1, -1, -1, -1, 0, 840, 23, 0, 1, 2, 29, 0, 0, 0, 11},  // opacity
    {643, -1, -1, -1, -1, 0, 841, 24, 0, 1, 2, 29, 17, 0, 0, 11},  // backgroundColor
    {876, -1, -1, -1, -1, 0, 842, 25, 0, 1, 2, 29, 0, 0, 0, 11},  // cornerRadius
    {877, -1, -1, -1, -1, 0, 843, 26, 0, 1, 2, 29, 0, 0, 0, 11},  // borderWidth
    {878, -1, -1, -1, -1, 0, 844, 27, 0, 1, 2, 29, 17, 0, 0, 11},  // borderColor
    {673, -1, -1, -1, -1, 0, 845, 28, 0, 1, 2, 29, 17, 0, 0, 11},  // shadowColor
    {879, -1, -1, -1, -1, 0, 846, 29, 0, 1, 2, 29, 0, 0, 0, 11},  // shadowOpacity
    {880, -1, -1, -1, -1, 0, 847, 30, 0, 1, 2, 29, 0, 0, 0, 11},  // shadowRadius
    {881, -1, -1, -1, -1, 0, 848, 31, 0, 1, 2, 29, 12, 0, 0, 11},  // shadowOffset
    {882, -1, -1, -1, -1, 0, 849, 32, 0, 1, 2, 29, 29, 0, 0, 11},  // shadowPath
    {883, -1, -1, -1, -1, 0, 850, 33, 0, 1, 2, 29, 0, 0, 0, 11},  // contentsScale
    {884, -1, -1, -1, -1, 0, 851, 34, 0, 1, 2, 29, 49, 0, 0, 11},  // contents
    {885, -1, -1, -1, -1, 0, 852, 35, 0, 1, 2, 29, 2, 0, 0, 11},  // shouldRasterize
    {886, -1, -1, -1, -1, 0, 853, 36, 0, 1, 2, 29, 0, 0, 0, 11},  // rasterizationScale
    {887, -1, -1, -1, -1, 0, 854, 37, 0, 1, 2, 29, 2, 0, 0, 11},  // isDoubleSided
    {655, -1, -1, -1, -1, 0, 855, 38, 0, 1, 2, 29, 28, 0, 0, 11},  // mask
    {888, -1, -1, -1, -1, 0, 856, 39, 0, 1, 2, 29, 49, 0, 0, 11},  // contentsGravity
    {889, -1, -1, -1, -1, 0, 857, 40, 0, 1, 2, 29, 49, 0, 0, 11},  // actions
    {890, -1, -1, -1, -1, 0, 858, 41, 0, 1, 2, 29, 49, 0, 0, 11},  // magnificationFilter
    {891, -1, -1, -1, -1, 0, 859, 42, 0, 1, 2, 29, 49, 0, 0, 11},  // minificationFilter
    {892, -1, -1, -1, -1, 0, 860, 43, 0, 1, 2, 29, 49, 0, 0, 11},  // compositingFilter
    {893, -1, -1, -1, -1, 0, 861, 44, 0, 1, 2, 29, 49, 0, 0, 11},  // cornerCurve
    {894, -1, -1, -1, -1, 0, 862, 45, 0, 1, 2, 29, 49, 0, 0, 11},  // maskedCorners
    {699, -1, -1, -1, -1, 0, 863, 46, 0, 1, 2, 29, 49, 0, 0, 11},  // delegate
    {649, -1, -1, -1, -1, 0, 864, 47, 0, 1, 2, 29, 2, 0, 0, 11},  // isOpaque
    {895, -1, -1, -1, -1, 0, 865, 48, 0, 1, 2, 29, 2, 0, 0, 11},  // needsDisplayOnBoundsChange
    {896, -1, -1, -1, -1, 0, 866, 49, 0, 1, 2, 29, 2, 0, 0, 11},  // allowsEdgeAntialiasing
    {897, -1, -1, -1, -1, 0, 867, 50, 0, 1, 2, 29, 49, 0, 0, 11},  // lineCap
    {898, -1, -1, -1, -1, 0, 868, 51, 0, 1, 2, 29, 49, 0, 0, 11},  // fillRule
    {899, -1, -1, -1, -1, 0, 869, 52, 0, 1, 2, 29, 0, 0, 0, 11},  // miterLimit
    {900, -1, -1, -1, -1, 0, 870, 53, 0, 1, 2, 29, 0, 0, 0, 11},  // strokeStart
    {901, -1, -1, -1, -1, 0, 871, 54, 0, 1, 2, 29, 0, 0, 0, 11},  // strokeEnd
    {902, -1, -1, -1, -1, 422, 872, 55, 0, 1, 1, 29, 14, 0, 0, 11},  // affineTransform
    {93, -1, -1, -1, -1, 422, 873, 56, 1, 2, 1, 29, 49, 0, 8, 11},  // setAffineTransform
    {903, -1, -1, -1, 1381, 423, 875, 57, 0, 1, 1, 29, 28, 0, 0, 11},  // presentation
    {904, -1, -1, -1, 1382, 423, 876, 58, 0, 1, 1, 29, 28, 0, 0, 11},  // model
    {905, -1, -1, -1, -1, 0, 877, 59, 0, 1, 2, 29, 28, 0, 0, 11},  // superlayer
    {906, -1, -1, -1, -1, 0, 878, 60, 0, 1, 2, 29, 4, 0, 0, 11},  // sublayers
    {907, -1, -1, -1, -1, 423, 879, 61, 1, 2, 1, 29, 49, 0, 0, 11},  // addSublayer
    {908, -1, -1, -1, -1, 424, 881, 62, 0, 1, 1, 29, 49, 0, 0, 11},  // removeFromSuperlayer
    {827, -1, -1, -1, 1377, 424, 882, 63, 2, 3, 1, 29, 9, 0, 5, 11},  // convert
    {827, -1, -1, -1, 1379, 426, 885, 64, 2, 3, 1, 29, 9, 0, 5, 11},  // convert
    {859, -1, -1, -1, -1, 428, 888, 65, 1, 2, 1, 29, 28, 0, 0, 11},  // hitTest
    {338, -1, -1, -1, 1300, 429, 890, 66, 1, 2, 1, 29, 2, 0, 0, 11},  // contains
    {909, -1, -1, -1, -1, 430, 892, 0, 0, 0, 0, 0, 42, 0, 0, 12},  // Rectangle
    {910, -1, -1, -1, -1, 430, 892, 1, 1, 1, 0, 0, 42, 0, 0, 12},  // Text
    {911, -1, -1, -1, -1, 431, 893, 2, 1, 1, 0, 0, 42, 0, 0, 12},  // Image
    {629, -1, -1, -1, -1, 432, 894, 3, 2, 3, 1, 43, 42, 0, 0, 12},  // frame
    {629, -1, -1, -1, -1, 434, 897, 4, 1, 2, 1, 43, 42, 0, 0, 12},  // frame
    {629, -1, -1, -1, -1, 435, 899, 5, 1, 2, 1, 43, 42, 0, 0, 12},  // frame
    {913, -1, -1, -1, -1, 436, 901, 6, 1, 2, 1, 43, 42, 0, 0, 12},  // padding
    {90, -1, -1, -1, -1, 437, 903, 7, 2, 3, 1, 43, 42, 0, 0, 12},  // position
    {90, -1, -1, -1, -1, 439, 906, 8, 1, 2, 1, 43, 42, 0, 0, 12},  // position
    {914, -1, -1, -1, -1, 440, 908, 9, 2, 3, 1, 43, 42, 0, 0, 12},  // offset
    {914, -1, -1, -1, -1, 442, 911, 10, 1, 2, 1, 43, 42, 0, 0, 12},  // offset
    {914, -1, -1, -1, -1, 443, 913, 11, 1, 2, 1, 43, 42, 0, 0, 12},  // offset
    {914, -1, -1, -1, -1, 444, 915, 12, 1, 2, 1, 43, 42, 0, 0, 12},  // offset
    {915, -1, -1, -1, -1, 445, 917, 13, 1, 2, 1, 43, 42, 0, 0, 12},  // rotationEffect
    {915, -1, -1, -1, -1, 446, 919, 14, 2, 3, 1, 43, 42, 0, 0, 12},  // rotationEffect
    {917, -1, -1, -1, -1, 448, 922, 15, 1, 2, 1, 43, 42, 0, 0, 12},  // scaleEffect
    {917, -1, -1, -1, -1, 449, 924, 16, 2, 3, 1, 43, 42, 0, 0, 12},  // scaleEffect
    {917, -1, -1, -1, -1, 451, 927, 17, 2, 3, 1, 43, 42, 0, 0, 12},  // scaleEffect
    {917, -1, -1, -1, -1, 453, 930, 18, 3, 4, 1, 43, 42, 0, 0, 12},  // scaleEffect
    {918, -1, -1, -1, -1, 456, 934, 19, 1, 2, 1, 43, 42, 0, 0, 12},  // transformEffect
    {919, -1, -1, -1, -1, 457, 936, 20, 1, 2, 1, 43, 42, 0, 0, 12},  // modifier
    {91, -1, -1, -1, -1, 0, 938, 21, 0, 1, 2, 43, 14, 0, 0, 12},  // transform
    {317, -1, -1, -1, -1, 0, 939, 22, 0, 1, 2, 43, 4, 0, 0, 12},  // corners
    {318, -1, -1, -1, -1, 0, 940, 23, 0, 1, 2, 43, 9, 0, 0, 12},  // center
    {920, -1, -1, -1, -1, 0, 941, 24, 0, 1, 2, 43, 13, 0, 0, 12},  // layoutFrame
    {267, -1, -1, -1, -1, 0, 942, 25, 0, 1, 2, 43, 12, 0, 0, 12},  // size
    {921, 922, -1, -1, -1, 0, 0, 26, 0, 0, 5, 44, 43, 0, 0, 12},  // topLeading
    {320, 922, -1, -1, -1, 0, 0, 27, 0, 0, 5, 44, 43, 0, 0, 12},  // top
    {923, 922, -1, -1, -1, 0, 0, 28, 0, 0, 5, 44, 43, 0, 0, 12},  // topTrailing
    {924, 922, -1, -1, -1, 0, 0, 29, 0, 0, 5, 44, 43, 0, 0, 12},  // leading
    {318, 922, -1, -1, -1, 0, 0, 30, 0, 0, 5, 44, 43, 0, 0, 12},  // center
    {925, 922, -1, -1, -1, 0, 0, 31, 0, 0, 5, 44, 43, 0, 0, 12},  // trailing
    {926, 922, -1, -1, -1, 0, 0, 32, 0, 0, 5, 44, 43, 0, 0, 12},  // bottomLeading
    {322, 922, -1, -1, -1, 0, 0, 33, 0, 0, 5, 44, 43, 0, 0, 12},  // bottom
    {927, 922, -1, -1, -1, 0, 0, 34, 0, 0, 5, 44, 43, 0, 0, 12},  // bottomTrailing
    {922, -1, -1, -1, -1, 458, 943, 35, 2, 2, 0, 0, 9, 0, 0, 12},  // UnitPoint
    {929, -1, -1, -1, -1, 460, 945, 36, 1, 1, 3, 0, 14, 0, 0, 12},  // ProjectionTransform
    {931, -1, -1, -1, -1, 461, 946, 0, 2, 2, 3, 0, 30, 0, 0, 13},  // UIPanGestureRecognizer
    {931, -1, -1, -1, -1, 463, 948, 1, 1, 1, 3, 0, 30, 0, 0, 13},  // UIPanGestureRecognizer
    {931, -1, -1, -1, -1, 0, 0, 2, 0, 0, 3, 0, 30, 0, 0, 13},  // UIPanGestureRecognizer
    {933, -1, -1, -1, -1, 464, 949, 3, 2, 2, 3, 0, 30, 0, 0, 13},  // UIPinchGestureRecognizer
    {933, -1, -1, -1, -1, 466, 951, 4, 1, 1, 3, 0, 30, 0, 0, 13},  // UIPinchGestureRecognizer
    {933, -1, -1, -1, -1, 0, 0, 5, 0, 0, 3, 0, 30, 0, 0, 13},  // UIPinchGestureRecognizer
    {934, -1, -1, -1, -1, 467, 952, 6, 2, 2, 3, 0, 30, 0, 0, 13},  // UIRotationGestureRecognizer
    {934, -1, -1, -1, -1, 469, 954, 7, 1, 1, 3, 0, 30, 0, 0, 13},  // UIRotationGestureRecognizer
    {934, -1, -1, -1, -1, 0, 0, 8, 0, 0, 3, 0, 30, 0, 0, 13},  // UIRotationGestureRecognizer
    {935, -1, -1, -1, -1, 470, 955, 9, 2, 2, 3, 0, 30, 0, 0, 13},  // UITapGestureRecognizer
    {935, -1, -1, -1, -1, 472, 957, 10, 1, 1, 3, 0, 30, 0, 0, 13},  // UITapGestureRecognizer
    {935, -1, -1, -1, -1, 0, 0, 11, 0, 0, 3, 0, 30, 0, 0, 13},  // UITapGestureRecognizer
    {936, -1, -1, -1, -1, 473, 958, 12, 2, 2, 3, 0, 30, 0, 0, 13},  // UILongPressGestureRecognizer
    {936, -1, -1, -1, -1, 475, 960, 13, 1, 1, 3, 0, 30, 0, 0, 13},  // UILongPressGestureRecognizer
    {936, -1, -1, -1, -1, 0, 0, 14, 0, 0, 3, 0, 30, 0, 0, 13},  // UILongPressGestureRecognizer
    {937, -1, -1, -1, -1, 476, 961, 15, 2, 2, 3, 0, 30, 0, 0, 13},  // UISwipeGestureRecognizer
    {937, -1, -1, -1, -1, 478, 963, 16, 1, 1, 3, 0, 30, 0, 0, 13},  // UISwipeGestureRecognizer
    {937, -1, -1, -1, -1, 0, 0, 17, 0, 0, 3, 0, 30, 0, 0, 13},  // UISwipeGestureRecognizer
    {726, 930, -1, -1, -1, 0, 0, 18, 0, 0, 5, 31, 46, 0, 0, 13},  // State
    {938, 930, -1, -1, -1, 0, 0, 19, 0, 0, 5, 31, 46, 0, 0, 13},  // Direction
    {941, 942, 943, -1, -1, 0, 0, 20, 0, 0, 5, 32, 31, 0, 0, 13},  // possible
    {944, 942, -1, -1, -1, 0, 0, 21, 0, 0, 5, 32, 31, 0, 0, 13},  // Possible
    {945, 942, 946, -1, -1, 0, 0, 22, 0, 0, 5, 32, 31, 0, 0, 13},  // began
    {947, 942, -1, -1, -1, 0, 0, 23, 0, 0, 5, 32, 31, 0, 0, 13},  // Began
    {948, 942, 949, -1, -1, 0, 0, 24, 0, 0, 5, 32, 31, 0, 0, 13},  // changed
    {950, 942, -1, -1, -1, 0, 0, 25, 0, 0, 5, 32, 31, 0, 0, 13},  // Changed
    {951, 942, 952, -1, -1, 0, 0, 26, 0, 0, 5, 32, 31, 0, 0, 13},  // ended
    {953, 942, -1, -1, -1, 0, 0, 27, 0, 0, 5, 32, 31, 0, 0, 13},  // Ended
    {954, 942, 955, -1, -1, 0, 0, 28, 0, 0, 5, 32, 31, 0, 0, 13},  // cancelled
    {956, 942, -1, -1, -1, 0, 0, 29, 0, 0, 5, 32, 31, 0, 0, 13},  // Cancelled
    {957, 942, 958, -1, -1, 0, 0, 30, 0, 0, 5, 32, 31, 0, 0, 13},  // failed
    {959, 942, -1, -1, -1, 0, 0, 31, 0, 0, 5, 32, 31, 0, 0, 13},  // Failed
    {960, 942, 961, -1, -1, 0, 0, 32, 0, 0, 5, 32, 31, 0, 0, 13},  // recognized
    {323, 962, 963, -1, -1, 0, 0, 33, 0, 0, 5, 33, 32, 0, 0, 13},  // right
    {964, 962, -1, -1, -1, 0, 0, 34, 0, 0, 5, 33, 32, 0, 0, 13},  // Right
    {321, 962, 965, -1, -1, 0, 0, 35, 0, 0, 5, 33, 32, 0, 0, 13},  // left
    {966, 962, -1, -1, -1, 0, 0, 36, 0, 0, 5, 33, 32, 0, 0, 13},  // Left
    {443, 962, 967, -1, -1, 0, 0, 37, 0, 0, 5, 33, 32, 0, 0, 13},  // up
    {968, 962, -1, -1, -1, 0, 0, 38, 0, 0, 5, 33, 32, 0, 0, 13},  // Up
    {444, 962, 969, -1, -1, 0, 0, 39, 0, 0, 5, 33, 32, 0, 0, 13},  // down
    {970, 962, -1, -1, -1, 0, 0, 40, 0, 0, 5, 33, 32, 0, 0, 13},  // Down
    {971, -1, -1, -1, -1, 0, 964, 41, 0, 1, 2, 31, 31, 0, 0, 13},  // state
    {798, -1, -1, -1, 972, 0, 965, 42, 0, 1, 2, 31, 2, 0, 0, 13},  // isEnabled
    {972, -1, -1, -1, -1, 0, 966, 43, 0, 1, 2, 31, 2, 0, 0, 13},  // enabled
    {47, -1, -1, -1, -1, 0, 967, 44, 0, 1, 2, 31, 27, 0, 0, 13},  // view
    {634, -1, -1, -1, -1, 0, 968, 45, 0, 1, 2, 31, 3, 0, 0, 13},  // name
    {973, -1, -1, -1, -1, 0, 969, 46, 0, 1, 2, 31, 2, 0, 0, 13},  // cancelsTouchesInView
    {974, -1, -1, -1, -1, 0, 970, 47, 0, 1, 2, 31, 2, 0, 0, 13},  // delaysTouchesBegan
    {975, -1, -1, -1, -1, 0, 971, 48, 0, 1, 2, 31, 2, 0, 0, 13},  // delaysTouchesEnded
    {976, -1, -1, -1, -1, 0, 972, 49, 0, 1, 2, 31, 0, 0, 0, 13},  // numberOfTouches
    {699, -1, -1, -1, -1, 0, 973, 50, 0, 1, 2, 31, 49, 0, 0, 13},  // delegate
    {977, -1, -1, -1, -1, 0, 974, 51, 0, 1, 2, 31, 0, 0, 0, 13},  // minimumNumberOfTouches
    {978, -1, -1, -1, -1, 0, 975, 52, 0, 1, 2, 31, 0, 0, 0, 13},  // maximumNumberOfTouches
    {979, -1, -1, -1, -1, 0, 976, 53, 0, 1, 2, 31, 0, 0, 0, 13},  // numberOfTapsRequired
    {980, -1, -1, -1, -1, 0, 977, 54, 0, 1, 2, 31, 0, 0, 0, 13},  // numberOfTouchesRequired
    {981, -1, -1, -1, -1, 0, 978, 55, 0, 1, 2, 31, 0, 0, 0, 13},  // minimumPressDuration
    {982, -1, -1, -1, -1, 0, 979, 56, 0, 1, 2, 31, 0, 0, 0, 13},  // allowableMovement
    {983, -1, -1, -1, -1, 0, 980, 57, 0, 1, 2, 31, 32, 0, 0, 13},  // direction
    {245, -1, -1, -1, -1, 0, 981, 58, 0, 1, 2, 31, 0, 0, 0, 13},  // scale
    {247, -1, -1, -1, -1, 0, 982, 59, 0, 1, 2, 31, 0, 0, 0, 13},  // rotation
    {984, -1, -1, -1, -1, 0, 983, 60, 0, 1, 2, 31, 0, 0, 0, 13},  // velocity
    {985, -1, -1, -1, -1, 479, 984, 61, 1, 2, 1, 31, 9, 0, 0, 13},  // location
    {986, -1, -1, -1, -1, 480, 986, 62, 1, 2, 1, 31, 9, 0, 0, 13},  // locationInView
    {985, -1, -1, -1, 1395, 481, 988, 63, 2, 3, 1, 31, 9, 0, 0, 13},  // location
    {988, -1, -1, -1, -1, 483, 991, 64, 2, 3, 1, 31, 9, 0, 0, 13},  // locationOfTouch
    {248, -1, -1, -1, -1, 485, 994, 65, 1, 2, 1, 31, 9, 0, 0, 13},  // translation
    {990, -1, -1, -1, -1, 486, 996, 66, 1, 2, 1, 31, 9, 0, 0, 13},  // translationInView
    {984, -1, -1, -1, -1, 487, 998, 67, 1, 2, 1, 31, 9, 0, 0, 13},  // velocity
    {991, -1, -1, -1, -1, 488, 1000, 68, 1, 2, 1, 31, 9, 0, 0, 13},  // velocityInView
    {992, -1, -1, -1, 1396, 489, 1002, 69, 2, 3, 1, 31, 49, 0, 0, 13},  // setTranslation
    {992, -1, -1, -1, -1, 491, 1005, 70, 2, 3, 1, 31, 49, 0, 0, 13},  // setTranslation
    {780, -1, -1, -1, -1, 493, 1008, 71, 2, 3, 1, 31, 49, 0, 0, 13},  // addTarget
    {783, -1, -1, -1, -1, 495, 1011, 72, 2, 3, 1, 31, 49, 0, 0, 13},  // removeTarget
    {993, -1, -1, -1, 1397, 497, 1014, 73, 1, 2, 1, 31, 49, 0, 0, 13},  // require
    {995, -1, -1, -1, -1, 498, 1016, 74, 1, 2, 1, 31, 49, 0, 0, 13},  // requireGestureRecognizerToFail
    {996, -1, -1, -1, -1, 499, 1018, 75, 1, 2, 1, 28, 49, 0, 0, 13},  // addGestureRecognizer
    {997, -1, -1, -1, -1, 500, 1020, 76, 1, 2, 1, 28, 49, 0, 0, 13},  // removeGestureRecognizer
    {998, -1, -1, -1, -1, 0, 1022, 77, 0, 1, 2, 28, 4, 0, 0, 13},  // gestureRecognizers
    {999, -1, -1, -1, -1, 0, 1023, 78, 0, 1, 2, 28, 2, 0, 0, 13},  // isMultipleTouchEnabled
    {1000, -1, -1, -1, -1, 0, 1024, 79, 0, 1, 2, 28, 2, 0, 0, 13},  // multipleTouchEnabled
    {1001, -1, -1, -1, -1, 0, 1025, 80, 0, 1, 2, 28, 2, 0, 0, 13},  // isExclusiveTouch
    {985, -1, -1, -1, -1, 501, 1026, 0, 1, 2, 1, 46, 9, 0, 0, 14},  // location
    {986, -1, -1, -1, -1, 502, 1028, 1, 1, 2, 1, 46, 9, 0, 0, 14},  // locationInView
    {1005, -1, -1, -1, -1, 503, 1030, 2, 1, 2, 1, 46, 9, 0, 0, 14},  // previousLocation
    {1006, -1, -1, -1, -1, 504, 1032, 3, 1, 2, 1, 46, 9, 0, 0, 14},  // previousLocationInView
    {1007, -1, -1, -1, -1, 505, 1034, 4, 0, 1, 1, 5, 49, 0, 0, 14},  // anyObject
    {1008, -1, -1, -1, -1, 505, 1035, 5, 3, 3, 0, 0, 49, 0, 0, 14},  // drag
    {1008, -1, -1, -1, -1, 508, 1038, 6, 4, 4, 0, 0, 49, 0, 0, 14},  // drag
    {1011, -1, -1, -1, -1, 512, 1042, 7, 3, 3, 0, 0, 49, 0, 0, 14},  // fingers
    {1011, -1, -1, -1, -1, 515, 1045, 8, 4, 4, 0, 0, 49, 0, 0, 14},  // fingers
    {1012, -1, -1, -1, -1, 519, 1049, 9, 4, 4, 0, 0, 49, 0, 0, 14},  // pinch
    {1012, -1, -1, -1, -1, 523, 1053, 10, 5, 5, 0, 0, 49, 0, 0, 14},  // pinch
    {1013, -1, -1, -1, -1, 528, 1058, 11, 4, 4, 0, 0, 49, 0, 0, 14},  // twist
    {1015, -1, -1, -1, -1, 532, 1062, 12, 1, 1, 0, 0, 49, 0, 0, 14},  // tap
    {1015, -1, -1, -1, -1, 533, 1063, 13, 2, 2, 0, 0, 49, 0, 0, 14},  // tap
    {1015, -1, -1, -1, -1, 535, 1065, 14, 2, 2, 0, 0, 49, 0, 0, 14},  // tap
    {1015, -1, -1, -1, -1, 537, 1067, 15, 3, 3, 0, 0, 49, 0, 0, 14},  // tap
    {1017, -1, -1, -1, -1, 540, 1070, 16, 2, 2, 0, 0, 49, 0, 0, 14},  // press
    {1011, -1, -1, -1, -1, 542, 1072, 17, 2, 2, 0, 0, 49, 0, 0, 14},  // fingers
    {1019, -1, -1, -1, -1, 544, 1074, 18, 0, 0, 0, 0, 49, 0, 0, 14},  // lift
    {1020, -1, -1, -1, -1, 544, 1074, 19, 0, 0, 0, 0, 49, 0, 0, 14},  // cancel
    {1023, 181, -1, -1, -1, 0, 0, 0, 0, 0, 5, 28, 46, 0, 0, 15},  // AnimationOptions
    {1024, 181, -1, -1, -1, 0, 0, 1, 0, 0, 5, 28, 46, 0, 0, 15},  // KeyframeAnimationOptions
    {1026, 181, -1, -1, -1, 0, 0, 2, 0, 0, 5, 28, 46, 0, 0, 15},  // AnimationCurve
    {1030, 1021, 1031, -1, -1, 0, 0, 3, 0, 0, 5, 36, 35, 0, 0, 15},  // curveEaseInOut
    {1032, 1021, 1033, -1, -1, 0, 0, 4, 0, 0, 5, 36, 35, 0, 0, 15},  // curveEaseIn
    {1034, 1021, 1035, -1, -1, 0, 0, 5, 0, 0, 5, 36, 35, 0, 0, 15},  // curveEaseOut
    {1036, 1021, 1037, -1, -1, 0, 0, 6, 0, 0, 5, 36, 35, 0, 0, 15},  // curveLinear
    {10, 1021, 1038, -1, -1, 0, 0, 7, 0, 0, 5, 36, 35, 0, 0, 15},  // repeat
    {1039, 1021, 1040, -1, -1, 0, 0, 8, 0, 0, 5, 36, 35, 0, 0, 15},  // autoreverse
    {1041, 1021, 1042, -1, -1, 0, 0, 9, 0, 0, 5, 36, 35, 0, 0, 15},  // beginFromCurrentState
    {1043, 1021, 1044, -1, -1, 0, 0, 10, 0, 0, 5, 36, 35, 0, 0, 15},  // overrideInheritedDuration
    {1045, 1021, 1046, -1, -1, 0, 0, 11, 0, 0, 5, 36, 35, 0, 0, 15},  // overrideInheritedCurve
    {1047, 1021, 1048, -1, -1, 0, 0, 12, 0, 0, 5, 36, 35, 0, 0, 15},  // overrideInheritedOptions
    {1049, 1021, 1050, -1, -1, 0, 0, 13, 0, 0, 5, 36, 35, 0, 0, 15},  // allowUserInteraction
    {834, 1021, 1051, -1, -1, 0, 0, 14, 0, 0, 5, 36, 35, 0, 0, 15},  // layoutSubviews
    {1052, 1021, 1053, -1, -1, 0, 0, 15, 0, 0, 5, 36, 35, 0, 0, 15},  // allowAnimatedContent
    {1054, 1021, 1055, -1, -1, 0, 0, 16, 0, 0, 5, 36, 35, 0, 0, 15},  // showHideTransitionViews
    {1056, 1021, 1057, -1, -1, 0, 0, 17, 0, 0, 5, 36, 35, 0, 0, 15},  // calculationModeLinear
    {1058, 1021, 1059, -1, -1, 0, 0, 18, 0, 0, 5, 36, 35, 0, 0, 15},  // calculationModeDiscrete
    {1060, 1021, -1, -1, -1, 0, 0, 19, 0, 0, 5, 36, 35, 0, 0, 15},  // CurveEaseInOut
    {1061, 1021, -1, -1, -1, 0, 0, 20, 0, 0, 5, 36, 35, 0, 0, 15},  // CurveEaseIn
    {1062, 1021, -1, -1, -1, 0, 0, 21, 0, 0, 5, 36, 35, 0, 0, 15},  // CurveEaseOut
    {1063, 1021, -1, -1, -1, 0, 0, 22, 0, 0, 5, 36, 35, 0, 0, 15},  // CurveLinear
    {1064, 1021, -1, -1, -1, 0, 0, 23, 0, 0, 5, 36, 35, 0, 0, 15},  // Repeat
    {1065, 1021, -1, -1, -1, 0, 0, 24, 0, 0, 5, 36, 35, 0, 0, 15},  // Autoreverse
    {1066, 1021, -1, -1, -1, 0, 0, 25, 0, 0, 5, 36, 35, 0, 0, 15},  // BeginFromCurrentState
    {1067, 1021, -1, -1, -1, 0, 0, 26, 0, 0, 5, 36, 35, 0, 0, 15},  // OverrideInheritedDuration
    {1068, 1021, -1, -1, -1, 0, 0, 27, 0, 0, 5, 36, 35, 0, 0, 15},  // OverrideInheritedCurve
    {1069, 1021, -1, -1, -1, 0, 0, 28, 0, 0, 5, 36, 35, 0, 0, 15},  // OverrideInheritedOptions
    {1070, 1021, -1, -1, -1, 0, 0, 29, 0, 0, 5, 36, 35, 0, 0, 15},  // AllowUserInteraction
    {1071, 1021, -1, -1, -1, 0, 0, 30, 0, 0, 5, 36, 35, 0, 0, 15},  // LayoutSubviews
    {1072, 1021, -1, -1, -1, 0, 0, 31, 0, 0, 5, 36, 35, 0, 0, 15},  // CalculationModeLinear
    {1073, 1025, 1074, -1, -1, 0, 0, 32, 0, 0, 5, 37, 36, 0, 0, 15},  // easeInOut
    {1075, 1025, 1076, -1, -1, 0, 0, 33, 0, 0, 5, 37, 36, 0, 0, 15},  // easeIn
    {1077, 1025, 1078, -1, -1, 0, 0, 34, 0, 0, 5, 37, 36, 0, 0, 15},  // easeOut
    {1079, 1025, 1080, -1, -1, 0, 0, 35, 0, 0, 5, 37, 36, 0, 0, 15},  // linear
    {1081, 1025, -1, -1, -1, 0, 0, 36, 0, 0, 5, 37, 36, 0, 0, 15},  // EaseInOut
    {1082, 1025, -1, -1, -1, 0, 0, 37, 0, 0, 5, 37, 36, 0, 0, 15},  // EaseIn
    {1083, 1025, -1, -1, -1, 0, 0, 38, 0, 0, 5, 37, 36, 0, 0, 15},  // EaseOut
    {1084, 1025, -1, -1, -1, 0, 0, 39, 0, 0, 5, 37, 36, 0, 0, 15},  // Linear
    {1079, 1027, 1085, -1, -1, 0, 0, 40, 0, 0, 5, 38, 37, 0, 0, 15},  // linear
    {1075, 1027, 1086, -1, -1, 0, 0, 41, 0, 0, 5, 38, 37, 0, 0, 15},  // easeIn
    {1077, 1027, 1087, -1, -1, 0, 0, 42, 0, 0, 5, 38, 37, 0, 0, 15},  // easeOut
    {1088, 1027, 1089, -1, -1, 0, 0, 43, 0, 0, 5, 38, 37, 0, 0, 15},  // easeInEaseOut
    {15, 1027, 1090, -1, -1, 0, 0, 44, 0, 0, 5, 38, 37, 0, 0, 15},  // default
    {1091, 1028, 1092, -1, -1, 0, 0, 45, 0, 0, 5, 39, 38, 0, 0, 15},  // removed
    {1093, 1028, 1094, -1, -1, 0, 0, 46, 0, 0, 5, 39, 38, 0, 0, 15},  // forwards
    {1095, 1028, 1096, -1, -1, 0, 0, 47, 0, 0, 5, 39, 38, 0, 0, 15},  // backwards
    {1097, 1028, 1098, -1, -1, 0, 0, 48, 0, 0, 5, 39, 38, 0, 0, 15},  // both
    {1079, 1029, 1099, -1, -1, 0, 0, 49, 0, 0, 5, 40, 39, 0, 0, 15},  // linear
    {1100, 1029, 1101, -1, -1, 0, 0, 50, 0, 0, 5, 40, 39, 0, 0, 15},  // discrete
    {1102, 1029, 1103, -1, -1, 0, 0, 51, 0, 0, 5, 40, 39, 0, 0, 15},  // paced
    {1104, -1, -1, -1, -1, 544, 1074, 0, 1, 1, 0, 0, 49, 0, 0, 16},  // advance
    {1105, -1, -1, -1, -1, 545, 1075, 1, 0, 0, 0, 0, 49, 0, 0, 16},  // run
    {1106, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 0, 0, 0, 16},  // now
    {1107, -1, -1, -1, -1, 545, 1075, 3, 0, 0, 0, 0, 0, 0, 0, 16},  // CACurrentMediaTime
    {1108, -1, -1, -1, -1, 545, 1075, 4, 1, 1, 3, 0, 34, 0, 0, 16},  // CAMediaTimingFunction
    {1112, 1108, -1, -1, -1, 546, 1076, 5, 1, 1, 4, 35, 34, 0, 0, 16},  // functionWithName
    {1108, -1, -1, -1, -1, 547, 1077, 6, 4, 4, 3, 0, 34, 0, 0, 16},  // CAMediaTimingFunction
    {1109, -1, -1, -1, -1, 551, 1081, 7, 2, 2, 3, 0, 34, 0, 0, 16},  // UICubicTimingParameters
    {1109, -1, -1, -1, -1, 553, 1083, 8, 1, 1, 3, 0, 34, 0, 0, 16},  // UICubicTimingParameters
    {1110, -1, -1, -1, -1, 554, 1084, 9, 1, 1, 3, 0, 34, 0, 0, 16},  // UISpringTimingParameters
    {1110, -1, -1, -1, -1, 555, 1085, 10, 2, 2, 3, 0, 34, 0, 0, 16},  // UISpringTimingParameters
    {45, -1, -1, -1, -1, 557, 1087, 11, 1, 2, 1, 35, 0, 0, 0, 16},  // value
    {984, -1, -1, -1, -1, 558, 1089, 12, 1, 2, 1, 35, 0, 0, 0, 16},  // velocity
    {1114, -1, -1, -1, -1, 0, 1091, 13, 0, 1, 2, 35, 9, 0, 0, 16},  // controlPoint1
    {1115, -1, -1, -1, -1, 0, 1092, 14, 0, 1, 2, 35, 9, 0, 0, 16},  // controlPoint2
    {1079, 1111, -1, -1, -1, 0, 0, 15, 0, 0, 5, 35, 34, 0, 0, 16},  // linear
    {1075, 1111, -1, -1, -1, 0, 0, 16, 0, 0, 5, 35, 34, 0, 0, 16},  // easeIn
    {1077, 1111, -1, -1, -1, 0, 0, 17, 0, 0, 5, 35, 34, 0, 0, 16},  // easeOut
    {1073, 1111, -1, -1, -1, 0, 0, 18, 0, 0, 5, 35, 34, 0, 0, 16},  // easeInOut
    {1119, 1111, -1, -1, -1, 559, 1093, 19, 2, 2, 4, 35, 34, 0, 0, 16},  // bezier
    {1122, -1, -1, -1, -1, 561, 1095, 20, 3, 3, 0, 0, 14, 0, 0, 16},  // interpolate
    {1123, 181, -1, -1, -1, 566, 1098, 0, 2, 2, 4, 28, 49, 0, 0, 17},  // animate
    {1123, 181, -1, -1, -1, 571, 1100, 1, 3, 3, 4, 28, 49, 0, 0, 17},  // animate
    {1123, 181, -1, -1, -1, 577, 1103, 2, 3, 3, 4, 28, 49, 0, 0, 17},  // animate
    {1123, 181, -1, -1, -1, 584, 1106, 3, 4, 4, 4, 28, 49, 0, 0, 17},  // animate
    {1123, 181, -1, -1, -1, 592, 1110, 4, 4, 4, 4, 28, 49, 0, 0, 17},  // animate
    {1123, 181, -1, -1, -1, 601, 1114, 5, 5, 5, 4, 28, 49, 0, 0, 17},  // animate
    {1123, 181, -1, -1, -1, 611, 1119, 6, 5, 5, 4, 28, 49, 0, 0, 17},  // animate
    {1123, 181, -1, -1, -1, 622, 1124, 7, 6, 6, 4, 28, 49, 0, 0, 17},  // animate
    {1123, 181, -1, -1, -1, 634, 1130, 8, 6, 6, 4, 28, 49, 0, 0, 17},  // animate
    {1123, 181, -1, -1, -1, 647, 1136, 9, 7, 7, 4, 28, 49, 0, 0, 17},  // animate
    {1131, 181, -1, -1, -1, 656, 1143, 10, 2, 2, 4, 28, 49, 0, 0, 17},  // animateWithDuration
    {1131, 181, -1, -1, -1, 661, 1145, 11, 3, 3, 4, 28, 49, 0, 0, 17},  // animateWithDuration
    {1131, 181, -1, -1, -1, 668, 1148, 12, 4, 4, 4, 28, 49, 0, 0, 17},  // animateWithDuration
    {1131, 181, -1, -1, -1, 677, 1152, 13, 5, 5, 4, 28, 49, 0, 0, 17},  // animateWithDuration
    {1131, 181, -1, -1, -1, 689, 1157, 14, 7, 7, 4, 28, 49, 0, 0, 17},  // animateWithDuration
    {1132, 181, -1, -1, -1, 699, 1164, 15, 3, 3, 4, 28, 49, 0, 0, 17},  // animateKeyframes
    {1132, 181, -1, -1, -1, 706, 1167, 16, 4, 4, 4, 28, 49, 0, 0, 17},  // animateKeyframes
    {1132, 181, -1, -1, -1, 714, 1171, 17, 4, 4, 4, 28, 49, 0, 0, 17},  // animateKeyframes
    {1132, 181, -1, -1, -1, 723, 1175, 18, 5, 5, 4, 28, 49, 0, 0, 17},  // animateKeyframes
    {1133, 181, -1, -1, -1, 733, 1180, 19, 5, 5, 4, 28, 49, 0, 0, 17},  // animateKeyframesWithDuration
    {1134, 181, -1, -1, -1, 741, 1185, 20, 3, 3, 4, 28, 49, 0, 0, 17},  // addKeyframe
    {1137, 181, -1, -1, -1, 747, 1188, 21, 3, 3, 4, 28, 49, 0, 0, 17},  // addKeyframeWithRelativeStartTime
    {1138, 181, -1, -1, -1, 750, 1191, 22, 2, 2, 4, 28, 49, 0, 0, 17},  // beginAnimations
    {1140, 181, -1, -1, -1, 752, 1193, 23, 0, 0, 4, 28, 49, 0, 0, 17},  // commitAnimations
    {1141, 181, -1, -1, -1, 752, 1193, 24, 1, 1, 4, 28, 49, 0, 0, 17},  // setAnimationDuration
    {1142, 181, -1, -1, -1, 753, 1194, 25, 1, 1, 4, 28, 49, 0, 0, 17},  // setAnimationDelay
    {1143, 181, -1, -1, -1, 754, 1195, 26, 1, 1, 4, 28, 49, 0, 0, 17},  // setAnimationRepeatCount
    {1144, 181, -1, -1, -1, 755, 1196, 27, 1, 1, 4, 28, 49, 0, 0, 17},  // setAnimationRepeatAutoreverses
    {1145, 181, -1, -1, -1, 756, 1197, 28, 1, 1, 4, 28, 49, 0, 0, 17},  // setAnimationBeginsFromCurrentState
    {1146, 181, -1, -1, -1, 757, 1198, 29, 1, 1, 4, 28, 49, 0, 0, 17},  // setAnimationCurve
    {1147, 181, -1, -1, -1, 758, 1199, 30, 1, 1, 4, 28, 49, 0, 0, 17},  // setAnimationDelegate
    {857, 1148, -1, -1, -1, 0, 0, 31, 0, 0, 5, 42, 41, 0, 0, 17},  // main
    {1151, 1148, -1, -1, -1, 0, 0, 32, 0, 0, 5, 42, 41, 0, 0, 17},  // background
    {1152, 1148, -1, -1, -1, 759, 1200, 33, 0, 0, 4, 42, 41, 0, 0, 17},  // global
    {1152, 1148, -1, -1, -1, 759, 1200, 34, 1, 1, 4, 42, 41, 0, 0, 17},  // global
    {1148, -1, -1, -1, -1, 760, 1201, 35, 1, 1, 3, 0, 41, 0, 0, 17},  // DispatchQueue
    {1148, -1, -1, -1, -1, 761, 1202, 36, 2, 2, 3, 0, 41, 0, 0, 17},  // DispatchQueue
    {1154, -1, -1, -1, -1, 763, 1204, 37, 1, 2, 1, 42, 49, 0, 0, 17},  // sync
    {1154, -1, -1, -1, -1, 764, 1206, 38, 1, 2, 1, 42, 49, 0, 0, 17},  // sync
    {1156, -1, -1, -1, -1, 765, 1208, 39, 1, 2, 1, 42, 49, 0, 0, 17},  // async
    {1156, -1, -1, -1, -1, 766, 1210, 40, 1, 2, 1, 42, 49, 0, 0, 17},  // async
    {1157, -1, -1, -1, -1, 767, 1212, 41, 2, 3, 1, 42, 49, 0, 0, 17},  // asyncAfter
    {1157, -1, -1, -1, -1, 769, 1215, 42, 2, 3, 1, 42, 49, 0, 0, 17},  // asyncAfter
    {1159, -1, -1, -1, -1, 771, 1218, 43, 2, 2, 0, 0, 49, 0, 0, 17},  // dispatch_async
    {1160, -1, -1, -1, -1, 773, 1220, 44, 3, 3, 0, 0, 49, 0, 0, 17},  // dispatch_after
    {1161, -1, -1, -1, -1, 776, 1223, 45, 0, 0, 0, 0, 41, 0, 0, 17},  // dispatch_get_main_queue
    {1106, 1149, -1, -1, -1, 776, 1223, 46, 0, 0, 4, 1, 0, 0, 0, 17},  // now
    {1018, 1150, -1, -1, -1, 776, 1223, 47, 1, 1, 4, 1, 0, 0, 0, 17},  // seconds
    {1162, 1150, -1, -1, -1, 777, 1224, 48, 1, 1, 4, 1, 0, 0, 0, 17},  // milliseconds
    {1163, 1150, -1, -1, -1, 778, 1225, 49, 1, 1, 4, 1, 0, 0, 0, 17},  // microseconds
    {1164, 1150, -1, -1, -1, 779, 1226, 50, 1, 1, 4, 1, 0, 0, 0, 17},  // nanoseconds
    {1165, -1, -1, -1, -1, 0, 0, 51, 0, 0, 5, 0, 0, 0, 0, 17},  // DISPATCH_TIME_NOW
    {1166, -1, -1, -1, -1, 0, 0, 52, 0, 0, 5, 0, 0, 0, 0, 17},  // NSEC_PER_SEC
    {1167, -1, -1, -1, -1, 0, 0, 53, 0, 0, 5, 0, 0, 0, 0, 17},  // NSEC_PER_MSEC
    {1168, -1, -1, -1, -1, 780, 1227, 54, 2, 2, 0, 0, 0, 0, 0, 17},  // dispatch_time
    {1169, 181, -1, -1, -1, 783, 1229, 55, 1, 1, 4, 28, 49, 0, 0, 17},  // performWithoutAnimation
    {1170, 181, -1, -1, -1, 784, 1230, 56, 1, 1, 4, 28, 49, 0, 0, 17},  // setAnimationsEnabled
    {1171, -1, -1, -1, -1, 0, 0, 0, 0, 0, 3, 0, 33, 0, 0, 18},  // CABasicAnimation
    {1171, -1, -1, -1, -1, 785, 1231, 1, 1, 1, 3, 0, 33, 0, 0, 18},  // CABasicAnimation
    {1173, -1, -1, -1, -1, 0, 0, 2, 0, 0, 3, 0, 33, 0, 0, 18},  // CASpringAnimation
    {1173, -1, -1, -1, -1, 786, 1232, 3, 1, 1, 3, 0, 33, 0, 0, 18},  // CASpringAnimation
    {1174, -1, -1, -1, -1, 0, 0, 4, 0, 0, 3, 0, 33, 0, 0, 18},  // CAKeyframeAnimation
    {1174, -1, -1, -1, -1, 787, 1233, 5, 1, 1, 3, 0, 33, 0, 0, 18},  // CAKeyframeAnimation
    {1175, -1, -1, -1, -1, 0, 0, 6, 0, 0, 3, 0, 33, 0, 0, 18},  // CAAnimationGroup
    {1172, -1, -1, -1, -1, 0, 1234, 7, 0, 1, 2, 34, 3, 0, 0, 18},  // keyPath
    {1176, -1, -1, -1, -1, 0, 1235, 8, 0, 1, 2, 34, 49, 0, 0, 18},  // fromValue
    {1177, -1, -1, -1, -1, 0, 1236, 9, 0, 1, 2, 34, 49, 0, 0, 18},  // toValue
    {1178, -1, -1, -1, -1, 0, 1237, 10, 0, 1, 2, 34, 49, 0, 0, 18},  // byValue
    {545, -1, -1, -1, -1, 0, 1238, 11, 0, 1, 2, 34, 4, 0, 0, 18},  // values
    {1179, -1, -1, -1, -1, 0, 1239, 12, 0, 1, 2, 34, 4, 0, 0, 18},  // keyTimes
    {1180, -1, -1, -1, -1, 0, 1240, 13, 0, 1, 2, 34, 4, 0, 0, 18},  // timingFunctions
    {1181, -1, -1, -1, -1, 0, 1241, 14, 0, 1, 2, 34, 39, 0, 0, 18},  // calculationMode
    {1125, -1, -1, -1, -1, 0, 1242, 15, 0, 1, 2, 34, 4, 0, 0, 18},  // animations
    {1182, -1, -1, -1, -1, 0, 1243, 16, 0, 1, 2, 34, 2, 0, 0, 18},  // additive
    {1183, -1, -1, -1, -1, 0, 1244, 17, 0, 1, 2, 34, 2, 0, 0, 18},  // isAdditive
    {1184, -1, -1, -1, -1, 0, 1245, 18, 0, 1, 2, 34, 2, 0, 0, 18},  // cumulative
    {1185, -1, -1, -1, -1, 0, 1246, 19, 0, 1, 2, 34, 2, 0, 0, 18},  // isCumulative
    {1186, -1, -1, -1, -1, 0, 1247, 20, 0, 1, 2, 34, 0, 0, 0, 18},  // mass
    {1187, -1, -1, -1, -1, 0, 1248, 21, 0, 1, 2, 34, 0, 0, 0, 18},  // stiffness
    {1188, -1, -1, -1, -1, 0, 1249, 22, 0, 1, 2, 34, 0, 0, 0, 18},  // damping
    {1118, -1, -1, -1, -1, 0, 1250, 23, 0, 1, 2, 34, 0, 0, 0, 18},  // initialVelocity
    {1189, -1, -1, -1, -1, 0, 1251, 24, 0, 1, 2, 34, 34, 0, 0, 18},  // timingFunction
    {1190, -1, -1, -1, -1, 0, 1252, 25, 0, 1, 2, 34, 0, 0, 0, 18},  // duration
    {1191, -1, -1, -1, -1, 0, 1253, 26, 0, 1, 2, 34, 0, 0, 0, 18},  // speed
    {1192, -1, -1, -1, -1, 0, 1254, 27, 0, 1, 2, 34, 0, 0, 0, 18},  // beginTime
    {1193, -1, -1, -1, -1, 0, 1255, 28, 0, 1, 2, 34, 0, 0, 0, 18},  // timeOffset
    {1194, -1, -1, -1, -1, 0, 1256, 29, 0, 1, 2, 34, 0, 0, 0, 18},  // repeatCount
    {1195, -1, -1, -1, -1, 0, 1257, 30, 0, 1, 2, 34, 0, 0, 0, 18},  // repeatDuration
    {1196, -1, -1, -1, -1, 0, 1258, 31, 0, 1, 2, 34, 2, 0, 0, 18},  // autoreverses
    {1197, -1, -1, -1, -1, 0, 1259, 32, 0, 1, 2, 34, 38, 0, 0, 18},  // fillMode
    {1198, -1, -1, -1, -1, 0, 1260, 33, 0, 1, 2, 34, 2, 0, 0, 18},  // isRemovedOnCompletion
    {1199, -1, -1, -1, -1, 0, 1261, 34, 0, 1, 2, 34, 2, 0, 0, 18},  // removedOnCompletion
    {699, -1, -1, -1, -1, 0, 1262, 35, 0, 1, 2, 34, 49, 0, 0, 18},  // delegate
    {1200, -1, -1, -1, -1, 0, 1263, 36, 0, 1, 2, 34, 0, 0, 0, 18},  // settlingDuration
    {1201, -1, -1, -1, 1383, 788, 1264, 37, 2, 3, 1, 29, 49, 0, 0, 18},  // add
    {1202, -1, -1, -1, 1384, 790, 1267, 38, 1, 2, 1, 29, 49, 0, 0, 18},  // removeAnimation
    {1203, -1, -1, -1, -1, 791, 1269, 39, 0, 1, 1, 29, 49, 0, 0, 18},  // removeAllAnimations
    {1204, -1, -1, -1, -1, 791, 1270, 40, 0, 1, 1, 29, 4, 0, 0, 18},  // animationKeys
    {45, -1, -1, -1, 1399, 791, 1271, 41, 1, 2, 1, 29, 0, 0, 0, 18},  // value
    {1206, -1, -1, -1, 1400, 792, 1273, 42, 2, 3, 1, 29, 49, 0, 0, 18},  // setValue
    {45, -1, -1, -1, 1399, 794, 1276, 43, 1, 2, 1, 28, 0, 0, 0, 18},  // value
    {1206, -1, -1, -1, 1400, 795, 1278, 44, 2, 3, 1, 28, 49, 0, 0, 18},  // setValue
    {1191, -1, -1, -1, -1, 0, 1281, 45, 0, 1, 2, 29, 0, 0, 0, 18},  // speed
    {1192, -1, -1, -1, -1, 0, 1282, 46, 0, 1, 2, 29, 0, 0, 0, 18},  // beginTime
    {1193, -1, -1, -1, -1, 0, 1283, 47, 0, 1, 2, 29, 0, 0, 0, 18},  // timeOffset
    {1207, -1, -1, -1, -1, 797, 1284, 48, 2, 3, 1, 29, 0, 0, 0, 18},  // convertTime
    {1207, -1, -1, -1, -1, 799, 1287, 49, 2, 3, 1, 29, 0, 0, 0, 18},  // convertTime
    {1209, 1208, -1, -1, -1, 801, 1290, 50, 0, 0, 4, 41, 49, 0, 0, 18},  // begin
    {1210, 1208, -1, -1, -1, 801, 1290, 51, 0, 0, 4, 41, 49, 0, 0, 18},  // commit
    {1211, 1208, -1, -1, -1, 801, 1290, 52, 0, 0, 4, 41, 49, 0, 0, 18},  // flush
    {1141, 1208, -1, -1, -1, 801, 1290, 53, 1, 1, 4, 41, 49, 0, 0, 18},  // setAnimationDuration
    {1212, 1208, -1, -1, -1, 802, 1291, 54, 1, 1, 4, 41, 49, 0, 0, 18},  // setDisableActions
    {1213, 1208, -1, -1, -1, 803, 1292, 55, 1, 1, 4, 41, 49, 0, 0, 18},  // setAnimationTimingFunction
    {1214, 1208, -1, -1, -1, 804, 1293, 56, 1, 1, 4, 41, 49, 0, 0, 18},  // setCompletionBlock
    {1215, -1, -1, -1, -1, 805, 1294, 57, 1, 1, 0, 0, 14, 0, 0, 18},  // NSValue
    {1215, -1, -1, -1, -1, 806, 1295, 58, 1, 1, 0, 0, 14, 0, 0, 18},  // NSValue
    {1218, -1, -1, -1, -1, 0, 0, 59, 0, 0, 5, 0, 14, 0, 0, 18},  // CATransform3DIdentity
    {1219, -1, -1, -1, -1, 807, 1296, 60, 4, 4, 0, 0, 14, 0, 0, 18},  // CATransform3DMakeRotation
    {1220, -1, -1, -1, -1, 811, 1300, 61, 3, 3, 0, 0, 14, 0, 0, 18},  // CATransform3DMakeScale
    {1221, -1, -1, -1, -1, 814, 1303, 62, 3, 3, 0, 0, 14, 0, 0, 18},  // CATransform3DMakeTranslation
    {1222, -1, -1, -1, -1, 817, 1306, 63, 1, 1, 0, 0, 14, 0, 0, 18},  // CATransform3DMakeAffineTransform
    {1223, -1, -1, -1, -1, 818, 1307, 64, 4, 4, 0, 0, 14, 0, 0, 18},  // CATransform3DTranslate
    {1224, -1, -1, -1, -1, 822, 1311, 65, 4, 4, 0, 0, 14, 0, 0, 18},  // CATransform3DScale
    {1225, -1, -1, -1, -1, 826, 1315, 66, 5, 5, 0, 0, 14, 0, 0, 18},  // CATransform3DRotate
    {1226, -1, -1, -1, -1, 831, 1320, 67, 2, 2, 0, 0, 14, 0, 0, 18},  // CATransform3DConcat
    {1227, -1, -1, -1, -1, 833, 1322, 68, 1, 1, 0, 0, 14, 0, 0, 18},  // CATransform3DInvert
    {1228, -1, -1, -1, -1, 834, 1323, 69, 1, 1, 0, 0, 14, 0, 0, 18},  // CATransform3DGetAffineTransform
    {1229, -1, -1, -1, -1, 835, 1324, 70, 1, 1, 0, 0, 2, 0, 0, 18},  // CATransform3DIsIdentity
    {1230, -1, -1, -1, -1, 836, 1325, 71, 1, 1, 0, 0, 2, 0, 0, 18},  // CATransform3DIsAffine
    {1231, -1, -1, -1, -1, 837, 1326, 72, 2, 2, 0, 0, 2, 0, 0, 18},  // CATransform3DEqualToTransform
    {108, -1, -1, -1, -1, 839, 1328, 0, 1, 1, 0, 0, 49, 1, 0, 19},  // print
    {108, -1, -1, -1, -1, 840, 1329, 1, 2, 2, 0, 0, 49, 1, 0, 19},  // print
    {108, -1, -1, -1, -1, 842, 1331, 2, 2, 2, 0, 0, 49, 1, 0, 19},  // print
    {108, -1, -1, -1, -1, 844, 1333, 3, 3, 3, 0, 0, 49, 1, 0, 19},  // print
    {1233, -1, -1, -1, -1, 847, 1336, 4, 1, 1, 0, 0, 49, 0, 0, 19},  // debugPrint
    {1234, -1, -1, -1, -1, 848, 1337, 5, 0, 0, 0, 0, 49, 0, 0, 19},  // fatalError
    {1235, -1, -1, -1, -1, 848, 1337, 6, 0, 0, 0, 0, 49, 0, 0, 19},  // preconditionFailure
    {1236, -1, -1, -1, -1, 848, 1337, 7, 0, 0, 0, 0, 49, 0, 0, 19},  // assertionFailure
    {1234, -1, -1, -1, -1, 848, 1337, 8, 1, 1, 0, 0, 49, 0, 0, 19},  // fatalError
    {1235, -1, -1, -1, -1, 849, 1338, 9, 1, 1, 0, 0, 49, 0, 0, 19},  // preconditionFailure
    {1236, -1, -1, -1, -1, 850, 1339, 10, 1, 1, 0, 0, 49, 0, 0, 19},  // assertionFailure
    {1237, -1, -1, -1, -1, 851, 1340, 11, 1, 1, 0, 0, 49, 0, 0, 19},  // assert
    {1238, -1, -1, -1, -1, 852, 1341, 12, 1, 1, 0, 0, 49, 0, 0, 19},  // precondition
    {1239, -1, -1, -1, -1, 853, 1342, 13, 1, 1, 0, 0, 49, 0, 0, 19},  // NSParameterAssert
    {1237, -1, -1, -1, -1, 854, 1343, 14, 2, 2, 0, 0, 49, 0, 0, 19},  // assert
    {1238, -1, -1, -1, -1, 856, 1345, 15, 2, 2, 0, 0, 49, 0, 0, 19},  // precondition
    {1240, -1, -1, -1, -1, 858, 1347, 16, 1, 1, 0, 0, 49, 1, 0, 19},  // NSAssert
    {1241, -1, -1, -1, -1, 859, 1348, 17, 1, 1, 0, 0, 49, 1, 0, 19},  // NSCAssert
    {1242, -1, -1, -1, -1, 860, 1349, 18, 1, 1, 0, 0, 49, 0, 0, 19},  // Optional
    {1243, -1, -1, -1, -1, 0, 0, 19, 0, 0, 5, 0, 21, 0, 0, 19},  // row
    {1244, -1, -1, -1, -1, 0, 0, 20, 0, 0, 5, 0, 21, 0, 0, 19},  // column
    {1245, -1, -1, -1, -1, 861, 1350, 21, 1, 1, 0, 0, 49, 0, 0, 19},  // convention
    {1246, -1, -1, -1, -1, 862, 1351, 22, 1, 1, 0, 0, 47, 1, 0, 19},  // plot
    {1246, -1, -1, -1, -1, 863, 1352, 23, 2, 2, 0, 0, 47, 1, 0, 19},  // plot
    {1246, -1, -1, -1, -1, 865, 1354, 24, 2, 2, 0, 0, 47, 1, 0, 19},  // plot
    {1247, -1, -1, -1, -1, 867, 1356, 25, 1, 1, 0, 0, 48, 1, 0, 19},  // describe
    {1247, -1, -1, -1, -1, 868, 1357, 26, 2, 2, 0, 0, 48, 1, 0, 19},  // describe
    {1247, -1, -1, -1, -1, 870, 1359, 27, 2, 2, 0, 0, 48, 1, 0, 19},  // describe
    {1248, -1, -1, -1, -1, 872, 1361, 28, 1, 1, 0, 0, 47, 1, 0, 19},  // film
    {1248, -1, -1, -1, -1, 873, 1362, 29, 2, 2, 0, 0, 47, 1, 0, 19},  // film
    {1248, -1, -1, -1, -1, 875, 1364, 30, 2, 2, 0, 0, 47, 1, 0, 19},  // film
    {1248, -1, -1, -1, -1, 877, 1366, 31, 3, 3, 0, 0, 47, 1, 0, 19},  // film
    {1250, -1, -1, -1, -1, 880, 1369, 32, 1, 1, 0, 0, 47, 1, 0, 19},  // strip
    {1250, -1, -1, -1, -1, 881, 1370, 33, 2, 2, 0, 0, 47, 1, 0, 19},  // strip
    {1250, -1, -1, -1, -1, 883, 1372, 34, 2, 2, 0, 0, 47, 1, 0, 19},  // strip
    {1250, -1, -1, -1, -1, 885, 1374, 35, 3, 3, 0, 0, 47, 1, 0, 19},  // strip
    {1251, -1, -1, -1, -1, 888, 1377, 36, 1, 1, 0, 0, 47, 0, 0, 19},  // grid
    {1252, -1, -1, -1, -1, 889, 1378, 37, 1, 1, 0, 0, 48, 0, 0, 19},  // why
    {1253, -1, -1, -1, -1, 0, 0, 0, 0, 0, 5, 0, 2, 0, 0, 20},  // YES
    {1254, -1, -1, -1, -1, 0, 0, 1, 0, 0, 5, 0, 2, 0, 0, 20},  // NO
    {1255, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 8, 0, 0, 20},  // NULL
    {1256, -1, -1, -1, -1, 0, 0, 3, 0, 0, 5, 0, 8, 0, 0, 20},  // Nil
    {1257, -1, -1, -1, -1, 0, 0, 4, 0, 0, 5, 0, 0, 0, 0, 20},  // HUGE_VALF
    {1258, -1, -1, -1, -1, 0, 0, 5, 0, 0, 5, 0, 0, 0, 0, 20},  // HUGE_VAL
    {1259, -1, -1, -1, -1, 0, 0, 6, 0, 0, 5, 0, 0, 0, 0, 20},  // INFINITY
    {369, -1, -1, -1, -1, 0, 0, 7, 0, 0, 5, 0, 0, 0, 0, 20},  // CGFLOAT_MAX
    {1260, -1, -1, -1, -1, 0, 0, 8, 0, 0, 5, 0, 0, 0, 0, 20},  // DBL_MAX
    {1261, -1, -1, -1, -1, 0, 0, 9, 0, 0, 5, 0, 0, 0, 0, 20},  // CGFLOAT_MIN
    {1262, -1, -1, -1, -1, 0, 0, 10, 0, 0, 5, 0, 0, 0, 0, 20},  // DBL_MIN
    {1263, -1, -1, -1, -1, 0, 0, 11, 0, 0, 5, 0, 0, 0, 0, 20},  // FLT_MAX
    {1264, -1, -1, -1, -1, 0, 0, 12, 0, 0, 5, 0, 0, 0, 0, 20},  // FLT_MIN
    {1265, -1, -1, -1, -1, 0, 0, 13, 0, 0, 5, 0, 0, 0, 0, 20},  // FLT_EPSILON
    {133, -1, -1, -1, -1, 890, 1379, 14, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {133, -1, -1, -1, -1, 891, 1380, 15, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {133, -1, -1, -1, -1, 892, 1381, 16, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {133, -1, -1, -1, -1, 893, 1382, 17, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {133, -1, -1, -1, -1, 894, 1383, 18, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {133, -1, -1, -1, -1, 895, 1384, 19, 1, 1, 0, 0, 2, 0, 0, 20},  // NSNumber
    {1215, -1, -1, -1, -1, 896, 1385, 20, 1, 1, 0, 0, 9, 0, 0, 20},  // NSValue
    {1215, -1, -1, -1, -1, 897, 1386, 21, 1, 1, 0, 0, 12, 0, 0, 20},  // NSValue
    {1215, -1, -1, -1, -1, 898, 1387, 22, 1, 1, 0, 0, 13, 0, 0, 20},  // NSValue
    {1215, -1, -1, -1, -1, 899, 1388, 23, 1, 1, 0, 0, 14, 0, 0, 20},  // NSValue
    {1271, -1, -1, -1, -1, 0, 1389, 24, 0, 1, 2, 1, 0, 0, 0, 20},  // floatValue
    {1272, -1, -1, -1, -1, 0, 1390, 25, 0, 1, 2, 1, 0, 0, 0, 20},  // doubleValue
    {1273, -1, -1, -1, -1, 0, 1391, 26, 0, 1, 2, 1, 0, 0, 0, 20},  // intValue
    {1274, -1, -1, -1, -1, 0, 1392, 27, 0, 1, 2, 1, 0, 0, 0, 20},  // integerValue
    {1275, -1, -1, -1, 1385, 0, 1393, 28, 0, 1, 2, 10, 9, 0, 0, 20},  // cgPointValue
    {1276, -1, -1, -1, 1386, 0, 1394, 29, 0, 1, 2, 13, 12, 0, 0, 20},  // cgSizeValue
    {1277, -1, -1, -1, 1387, 0, 1395, 30, 0, 1, 2, 14, 13, 0, 0, 20},  // cgRectValue
    {109, -1, -1, -1, -1, 900, 1396, 31, 1, 1, 0, 0, 49, 1, 0, 20},  // NSLog
    {1278, -1, -1, -1, -1, 901, 1397, 32, 1, 1, 0, 0, 49, 1, 0, 20},  // printf
    {165, -1, -1, -1, -1, 902, 1398, 33, 1, 1, 3, 0, 3, 1, 0, 20},  // NSString
    {163, -1, -1, -1, -1, 903, 1399, 34, 1, 1, 3, 0, 3, 1, 0, 20},  // String
    {167, -1, -1, -1, -1, 904, 1400, 35, 1, 1, 3, 0, 4, 1, 0, 20},  // NSArray
    {1281, -1, 1288, -1, -1, 905, 1401, 0, 0, 0, 3, 0, 29, 0, 0, 21},  // CGMutablePath
    {1285, -1, -1, -1, -1, 905, 1401, 1, 0, 0, 3, 0, 29, 0, 0, 21},  // UIBezierPath
    {1285, -1, -1, -1, -1, 905, 1401, 2, 1, 1, 3, 0, 29, 0, 0, 21},  // UIBezierPath
    {1285, -1, -1, -1, -1, 906, 1402, 3, 2, 2, 3, 0, 29, 0, 0, 21},  // UIBezierPath
    {1285, -1, -1, -1, -1, 908, 1404, 4, 1, 1, 3, 0, 29, 0, 0, 21},  // UIBezierPath
    {1291, -1, -1, -1, -1, 909, 1405, 5, 2, 2, 0, 0, 29, 0, 0, 21},  // CGPathCreateWithRect
    {1282, -1, -1, -1, -1, 911, 1407, 6, 2, 2, 3, 0, 29, 0, 0, 21},  // CGPath
    {1292, -1, -1, -1, -1, 913, 1409, 7, 1, 1, 0, 0, 49, 0, 0, 21},  // CGPathRelease
    {1293, -1, -1, -1, 1305, 914, 1410, 8, 1, 2, 1, 30, 49, 0, 0, 21},  // move
    {1294, -1, -1, -1, 1306, 915, 1412, 9, 1, 2, 1, 30, 49, 0, 0, 21},  // addLine
    {1295, -1, -1, -1, -1, 916, 1414, 10, 1, 2, 1, 30, 49, 0, 0, 21},  // addRect
    {1296, -1, -1, -1, -1, 917, 1416, 11, 1, 2, 1, 30, 49, 0, 0, 21},  // addEllipse
    {64, -1, -1, -1, 1298, 918, 1418, 12, 1, 2, 1, 30, 49, 0, 0, 21},  // append
    {1297, -1, -1, -1, -1, 919, 1420, 13, 1, 2, 1, 30, 49, 0, 0, 21},  // addPath
    {1299, -1, -1, -1, -1, 921, 1422, 14, 1, 2, 1, 30, 49, 0, 0, 21},  // apply
    {338, -1, -1, -1, 1300, 922, 1424, 15, 1, 2, 1, 30, 2, 0, 0, 21},  // contains
    {1301, -1, -1, -1, 1307, 924, 1426, 16, 0, 1, 1, 30, 49, 0, 0, 21},  // closeSubpath
    {689, -1, -1, -1, -1, 924, 1427, 17, 0, 1, 1, 30, 49, 0, 0, 21},  // close
    {1302, -1, -1, -1, -1, 924, 1428, 18, 0, 1, 1, 30, 49, 0, 0, 21},  // fill
    {1303, -1, -1, -1, -1, 924, 1429, 19, 0, 1, 1, 30, 49, 0, 0, 21},  // stroke
    {1304, -1, -1, -1, -1, 924, 1430, 20, 0, 1, 1, 30, 49, 0, 0, 21},  // addClip
    {1308, -1, -1, -1, -1, 926, 1431, 21, 3, 3, 0, 0, 49, 0, 0, 21},  // CGPathAddRect
    {1309, -1, -1, -1, -1, 929, 1434, 22, 4, 4, 0, 0, 49, 0, 0, 21},  // CGPathMoveToPoint
    {1310, -1, -1, -1, -1, 933, 1438, 23, 4, 4, 0, 0, 49, 0, 0, 21},  // CGPathAddLineToPoint
    {1311, -1, -1, -1, -1, 937, 1442, 24, 4, 4, 0, 0, 2, 0, 0, 21},  // CGPathContainsPoint
    {1312, -1, -1, -1, -1, 941, 1446, 25, 1, 1, 0, 0, 49, 0, 0, 21},  // CGPathCloseSubpath
    {1313, -1, -1, -1, 1319, 942, 1447, 26, 3, 4, 1, 30, 49, 0, 0, 21},  // addCurve
    {1313, -1, -1, -1, -1, 945, 1451, 27, 3, 4, 1, 30, 49, 0, 0, 21},  // addCurve
    {1316, -1, -1, -1, 1320, 948, 1455, 28, 2, 3, 1, 30, 49, 0, 0, 21},  // addQuadCurve
    {1316, -1, -1, -1, -1, 950, 1458, 29, 2, 3, 1, 30, 49, 0, 0, 21},  // addQuadCurve
    {1321, -1, -1, -1, 1327, 957, 1461, 30, 5, 6, 1, 30, 49, 0, 0, 21},  // addArc
    {1321, -1, -1, -1, -1, 962, 1467, 31, 5, 6, 1, 30, 49, 0, 0, 21},  // addArc
    {1285, -1, -1, -1, -1, 967, 1473, 32, 5, 5, 3, 0, 29, 0, 0, 21},  // UIBezierPath
    {1328, -1, -1, -1, -1, 977, 1478, 33, 8, 8, 0, 0, 49, 0, 0, 21},  // CGPathAddCurveToPoint
    {1329, -1, -1, -1, -1, 985, 1486, 34, 6, 6, 0, 0, 49, 0, 0, 21},  // CGPathAddQuadCurveToPoint
    {1330, -1, -1, -1, -1, 991, 1492, 35, 8, 8, 0, 0, 49, 0, 0, 21},  // CGPathAddArc
    {1331, -1, -1, -1, -1, 0, 1500, 36, 0, 1, 2, 30, 13, 0, 0, 21},  // boundingBox
    {630, -1, -1, -1, -1, 0, 1501, 37, 0, 1, 2, 30, 13, 0, 0, 21},  // bounds
    {1332, -1, -1, -1, -1, 0, 1502, 38, 0, 1, 2, 30, 13, 0, 0, 21},  // boundingBoxOfPath
    {313, -1, -1, -1, -1, 0, 1503, 39, 0, 1, 2, 30, 2, 0, 0, 21},  // isEmpty
    {1333, -1, -1, -1, -1, 0, 1504, 40, 0, 1, 2, 30, 9, 0, 0, 21},  // currentPoint
    {1334, -1, -1, -1, 1282, 0, 1505, 41, 0, 1, 2, 30, 29, 0, 0, 21},  // cgPath
    {1335, -1, -1, -1, -1, 999, 1506, 42, 1, 1, 0, 0, 13, 0, 0, 21},  // CGPathGetBoundingBox
    {1336, -1, -1, -1, -1, 0, 1507, 43, 0, 1, 2, 29, 29, 0, 0, 21},  // path
    {1337, -1, -1, -1, -1, 0, 1508, 44, 0, 1, 2, 29, 17, 0, 0, 21},  // fillColor
    {1338, -1, -1, -1, -1, 0, 1509, 45, 0, 1, 2, 29, 17, 0, 0, 21},  // strokeColor
    {1339, -1, -1, -1, -1, 0, 1510, 46, 0, 1, 2, 29, 0, 0, 0, 21},  // lineWidth
    {1340, -1, -1, -1, -1, 0, 1511, 47, 0, 1, 2, 29, 23, 0, 0, 21},  // lineJoin
    {1341, -1, -1, -1, -1, 0, 1512, 48, 0, 1, 2, 29, 4, 0, 0, 21},  // lineDashPattern
    {1342, -1, -1, -1, -1, 0, 1513, 49, 0, 1, 2, 29, 0, 0, 0, 21},  // lineDashPhase
    {1344, 1343, 1345, -1, -1, 0, 0, 50, 0, 0, 5, 24, 23, 0, 0, 21},  // miter
    {79, 1343, 1346, -1, -1, 0, 0, 51, 0, 0, 5, 24, 23, 0, 0, 21},  // round
    {1347, 1343, 1348, -1, -1, 0, 0, 52, 0, 0, 5, 24, 23, 0, 0, 21},  // bevel
    {1349, -1, -1, -1, 1286, 0, 1514, 53, 0, 1, 2, 18, 17, 0, 0, 21},  // cgColor
    {277, -1, 1350, -1, -1, 1000, 1515, 0, 1, 1, 0, 0, 13, 0, 0, 22},  // rect
    {275, -1, 1351, -1, -1, 1001, 1516, 1, 1, 1, 0, 0, 9, 0, 0, 22},  // point
    {267, -1, 1352, -1, -1, 1002, 1517, 2, 1, 1, 0, 0, 12, 0, 0, 22},  // size
    {262, -1, 1353, -1, -1, 1003, 1518, 3, 1, 1, 0, 0, 10, 0, 0, 22},  // vector
    {91, -1, 1354, -1, -1, 1004, 1519, 4, 1, 1, 0, 0, 14, 0, 0, 22},  // transform
    {1355, -1, -1, -1, -1, 1005, 1520, 5, 1, 1, 0, 0, 14, 0, 0, 22},  // css
    {1356, -1, -1, -1, -1, 1006, 1521, 6, 1, 1, 0, 0, 14, 0, 0, 22},  // svg
    {1357, -1, -1, -1, -1, 1007, 1522, 7, 1, 1, 0, 0, 27, 0, 0, 22},  // views
    {91, -1, -1, -1, -1, 1008, 1523, 0, 2, 2, 0, 0, 14, 0, 0, 23},  // transform
    {91, -1, -1, -1, -1, 1010, 1525, 1, 3, 3, 0, 0, 14, 0, 0, 23},  // transform
    {1302, 1358, -1, -1, -1, 0, 0, 2, 0, 0, 5, 23, 22, 0, 0, 23},  // fill
    {1359, 1358, -1, -1, -1, 0, 0, 3, 0, 0, 5, 23, 22, 0, 0, 23},  // aspectFit
    {1360, 1358, -1, -1, -1, 0, 0, 4, 0, 0, 5, 23, 22, 0, 0, 23},  // aspectFill
    {1361, 1358, -1, -1, -1, 0, 0, 5, 0, 0, 5, 23, 22, 0, 0, 23},  // scaleToFill
    {1362, 1358, -1, -1, -1, 0, 0, 6, 0, 0, 5, 23, 22, 0, 0, 23},  // scaleAspectFit
    {1363, 1358, -1, -1, -1, 0, 0, 7, 0, 0, 5, 23, 22, 0, 0, 23},  // scaleAspectFill
    {91, -1, -1, -1, -1, 1013, 1528, 8, 1, 1, 0, 0, 49, 0, 0, 23},  // transform
    {1365, -1, -1, -1, -1, 1014, 1529, 9, 1, 1, 0, 0, 0, 0, 0, 23},  // area
    {338, -1, -1, -1, -1, 1015, 1530, 10, 2, 2, 0, 0, 2, 0, 0, 23},  // contains
    {317, -1, -1, -1, -1, 1017, 1532, 11, 1, 2, 1, 28, 4, 0, 0, 23},  // corners
    {1355, -1, -1, -1, -1, 0, 1534, 0, 0, 1, 2, 15, 3, 0, 0, 24},  // css
    {1356, -1, -1, -1, -1, 0, 1535, 1, 0, 1, 2, 15, 3, 0, 0, 24},  // svg
    {1366, -1, -1, -1, -1, 0, 1536, 2, 0, 1, 2, 15, 48, 0, 0, 24},  // latex
    {1366, -1, -1, -1, -1, 0, 1537, 3, 0, 1, 2, 16, 48, 0, 0, 24},  // latex
    {1367, -1, -1, -1, -1, 1018, 1538, 4, 1, 1, 0, 0, 48, 0, 0, 24},  // swiftCode
    {1368, -1, -1, -1, -1, 1019, 1539, 0, 1, 1, 0, 0, 48, 0, 0, 25},  // explain
    {1368, -1, -1, -1, -1, 1020, 1540, 1, 2, 2, 0, 0, 48, 0, 0, 25},  // explain
    {494, -1, -1, -1, -1, 1022, 1542, 2, 2, 2, 0, 0, 48, 0, 0, 25},  // compare
    {494, -1, -1, -1, -1, 1024, 1544, 3, 3, 3, 0, 0, 48, 0, 0, 25},  // compare
    {781, -1, -1, -1, 1401, 1060, 1547, 0, 1, 2, 1, 29, 8, 0, 0, 26},  // action
    {1402, -1, -1, -1, -1, 1062, 1549, 1, 1, 1, 3, 0, 3, 0, 0, 26},  // Selector
    {1404, -1, -1, -1, -1, 1063, 1550, 2, 1, 1, 0, 0, 3, 0, 0, 26},  // NSStringFromClass
    {1405, -1, -1, -1, -1, 1064, 1551, 3, 1, 1, 0, 0, 3, 0, 0, 26},  // NSSelectorFromString
};

static const int32_t labels[] = {
    94, 193, 194, 95, 195, 196, 198, 199, 202, 199, 203, -1, -1, 206, -1, 206, -1, -1, 206, 208, 199, 208,
    199, -1, 208, 199, 208, 199, 216, -1, -1, -1, -1, 7, -1, 239, 240, 245, 246, 247, 248, -1, 208, 199, -1,
    255, -1, -1, -1, 259, 260, -1, 264, 265, -1, -1, -1, -1, 208, 199, 264, 265, 242, 267, -1, -1, 320, 321,
    322, 323, 216, 259, 260, 259, 260, -1, -1, -1, -1, -1, -1, -1, 348, 349, 345, 346, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 374, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    349, 255, 216, 349, 239, 216, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    450, 450, 454, 450, 461, 462, 463, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 487, -1, 489, -1, 491, -1, -1, -1, -1, -1, 55, 55, -1, 454, 55, 55, 55, 454, 9,
    -1, 9, -1, 504, -1, -1, -1, -1, -1, -1, -1, 508, 239, 349, -1, -1, 511, 512, -1, -1, -1, -1, 517, -1, 55,
    518, 470, -1, -1, -1, -1, 216, 216, 216, -1, 511, -1, 520, -1, 521, 520, 521, 521, -1, -1, -1, 518, 470,
    511, 535, 454, 504, 454, -1, 538, -1, 539, 547, -1, -1, 547, -1, 547, -1, 550, -1, -1, -1, 550, -1, -1,
    555, 556, 216, -1, -1, -1, -1, -1, -1, 55, 55, -1, 216, -1, 216, 216, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, 454, 454, 454, 454, 504, -1, -1, 504, -1, 573, 574, 575, 576, -1, 581, 576, 629, 629, 629,
    629, 629, 629, 629, 629, 629, 629, 629, 629, 636, 637, 255, -1, -1, -1, -1, 537, -1, 781, 7, -1, 781,
    782, -1, 781, 7, -1, 781, 782, 7, -1, -1, 7, -1, 787, -1, 7, -1, 787, -1, 7, -1, 787, -1, 7, -1, 787, -1,
    7, -1, 7, 454, -1, -1, 819, -1, 822, -1, 521, -1, 825, -1, 826, -1, 255, -1, 349, -1, 829, -1, 830, -1,
    829, -1, 830, -1, -1, -1, 521, -1, 844, -1, 845, -1, 504, 860, 504, -1, -1, -1, 255, -1, 349, -1, -1, -1,
    912, 264, 265, 264, 265, -1, 208, 199, -1, 208, 199, 208, 199, -1, -1, -1, 916, -1, -1, 916, 208, 199,
    208, 199, 916, -1, -1, 208, 199, -1, 932, 781, -1, 932, 781, -1, 932, 781, -1, 932, 781, -1, 932, 781,
    -1, 932, 781, -1, 8, -1, 987, 8, -1, 989, 8, -1, 8, -1, -1, 8, -1, 989, -1, 781, -1, 781, 994, -1, -1,
    -1, 8, -1, 8, -1, 349, 255, 1009, 349, 255, 1009, 1010, 349, 255, 1009, 349, 255, 1009, 1010, 521, 349,
    255, 1009, 521, 349, 255, 1009, 240, 521, 216, 1014, 1009, 521, 521, 1016, 521, 1011, 521, 1016, 1011,
    521, 1018, 255, 1009, -1, 634, -1, 1113, -1, -1, -1, 1114, 1115, 1116, 1117, 1117, 1118, 521, 521, 1120,
    1121, -1, -1, 521, 1124, 1125, 1124, 1125, 1124, 1125, 1126, 1124, 1125, 1126, 1124, 1127, 1125, 1124,
    1127, 1125, 1124, 1127, 1125, 1126, 1124, 1127, 1125, 1126, 1124, 1127, 1128, 1125, 1124, 1127, 1128,
    1125, 1124, 1127, 1128, 1125, 1126, 1124, 1127, 1128, 1125, 1126, 1124, 1127, 1129, 1130, 1125, 1124,
    1127, 1129, 1130, 1125, 1124, 1127, 1129, 1130, 1128, 1125, 1124, 1127, 1129, 1130, 1128, 1125, 1124,
    1127, 1129, 1130, 1125, 1126, 1124, 1127, 1129, 1130, 1125, 1126, 1124, 1127, 1129, 1130, 1128, 1125,
    1126, 1124, 1127, 1129, 1130, 1128, 1125, 1126, -1, 1125, -1, 1125, -1, 1125, 1126, -1, 1125, 1126, -1,
    1127, 1128, 1125, -1, 1127, 1128, 1125, -1, 1127, 1128, 1125, 1126, -1, 1127, 1128, 1125, 1126, -1, 1127,
    1129, 1130, 1128, 1125, 1126, -1, 1127, 1129, 1130, 1128, 1125, 1126, 1124, 1127, 1125, 1124, 1127, 1125,
    1124, 1127, 1128, 1125, 1124, 1127, 1128, 1125, 1124, 1127, 1125, 1126, 1124, 1127, 1125, 1126, 1124,
    1127, 1128, 1125, 1126, 1124, 1127, 1128, 1125, 1126, -1, 1127, 1128, 1125, 1126, -1, 1127, 1128, 1125,
    1126, 1135, 1136, 1125, 1135, 1136, 1125, -1, 1136, 1125, -1, 1136, 1125, -1, 1139, -1, -1, -1, -1, -1,
    -1, -1, 1153, 628, 628, 1153, -1, 1155, -1, 1155, 1158, -1, 1158, 1155, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 1172, 1172, 1172, -1, 547, 547, 1205, -1, 1205, 1205, -1, 1205, -1, 349, -1, 255,
    -1, -1, -1, -1, 1216, 1217, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 511, -1, 1232, -1, 511, 1232, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 454, -1, 8, -1, -1, 454, -1, 8, -1, -1, 1249, -1,
    1018, -1, 1018, 1249, -1, -1, 1249, -1, 1018, -1, 1018, 1249, -1, -1, 135, 1266, 136, 137, 45, 170, 1267,
    1268, 1269, 1270, -1, -1, 1279, 1279, 1280, 277, 1289, 876, 1290, -1, -1, 277, 91, -1, 255, 255, -1, 8,
    -1, -1, -1, -1, -1, -1, 255, 255, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 255,
    1114, 1115, 255, 1314, 1315, 255, 1317, 255, 1318, 255, 1114, 1115, 255, 1317, 1322, 1014, 1323, 1324,
    1325, 318, 1014, 1323, 1324, 1325, 1326, 1014, 1323, 1324, 1325, 1322, 1014, 1323, 1324, 1325, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 349, 349, 349, 349,
    349, -1, -1, 349, 349, 255, 349, 255, -1, 1364, 454, -1, 8, 8, -1, -1, -1, 1369, -1, -1, -1, -1, 454, -1,
    504, 860, 504, 454, -1, 521, 819, 822, -1, 255, -1, 349, -1, -1, 547, 547, -1, 520, -1, 511, 987, 8, -1,
    8, 994, 547, 1205, 1205, -1, 1205, -1, 1205, 547, 547, -1, -1, -1, 203, -1, 206, 216, 239, 240, -1, -1,
    -1, 208, 199, -1, -1, -1, -1, -1, -1, -1, -1, -1, 255, -1, 349, -1, 829, -1, 830, -1, 829, -1, 830, -1,
    255, -1, 349, -1, 504, 860, 504, -1, -1, -1
};

static const uint64_t kinds[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 258, 1, 258, 10, 1, 10, 1, 1, 10, 1, 1, 1, 1, 15, 15, 15, 1, 1, 15, 1, 1,
    15, 258, 15, 15, 15, 15, 15, 15, 64609979658, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 20, 10, 258, 13, 1, 258, 11, 17, 17, 17, 17, 17, 1, 1, 10, 10, 10, 15, 10, 10, 10, 10, 10,
    10, 1, 1, 11, 11, 11, 11, 15, 1, 1, 13, 13, 13, 15, 13, 13, 13, 13, 12, 12, 12, 12, 12, 12, 1, 1, 1, 1,
    10, 13, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 1, 1, 1, 1, 14,
    46, 14, 1, 1, 14, 1, 1, 14, 14, 14, 14, 14, 14, 14, 10, 14, 14, 14, 14, 14, 15, 14, 1, 19, 14, 14, 16,
    16, 16, 16, 16, 16, 1, 262402, 262402, 262402, 262402, 262402, 262402, 513, 513, 513, 513, 513, 513, 513,
    513, 513, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 258, 258, 258, 258, 258, 258,
    258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 25, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    2, 2, 2, 258, 258, 258, 1, 1, 1, 1, 1, 5, 5, 5, 5, 5, 5, 395269, 395269, 5, 45, 5, 45, 5, 45, 5, 0, 45,
    5, 45, 5, 45, 5, 1, 5, 0, 5, 5, 1, 5, 1, 0, 5, 0, 1, 5, 1, 1, 5, 0, 5, 4, 5, 45, 1, 1, 5, 0, 5, 45, 5,
    45, 5, 45, 5, 0, 5, 45, 5, 45, 5, 45, 5, 0, 5, 45, 5, 45, 5, 45, 5, 5, 5, 5, 5, 1, 5, 1, 8, 45, 5, 5, 5,
    1, 5, 5, 1, 5, 1, 5, 1, 5, 1, 5, 1, 5, 1, 5, 1, 1, 5, 5, 0, 5, 45, 5, 45, 5, 1, 5, 5, 5, 5, 45, 8, 45, 5,
    0, 45, 5, 45, 0, 1, 5, 5, 269102, 269102, 269102, 269102, 5, 45, 5, 45, 5, 5, 45, 5, 45, 5, 4, 5, 0, 5,
    1541, 5, 0, 1, 5, 1541, 1, 5, 1, 5, 5, 5, 5, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 1, 4, 4, 4, 4, 4, 4, 4, 4,
    4, 4, 4, 4, 4, 4, 4, 0, 0, 0, 0, 0, 7, 7, 7, 7, 7, 7, 7, 0, 7, 0, 7, 0, 0, 7, 0, 0, 7, 7, 7, 7, 45, 7,
    45, 7, 45, 7, 7, 45, 7, 0, 7, 0, 5, 395269, 45, 7, 45, 7, 45, 7, 45, 7, 45, 7, 0, 45, 7, 45, 7, 45, 7,
    45, 7, 45, 7, 45, 7, 45, 7, 45, 7, 7, 8, 8, 8, 8, 8, 1, 8, 45, 8, 67503368, 67504133, 6, 6, 6, 6, 1541,
    6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6,
    1541, 6, 0, 6, 0, 6, 0, 6, 0, 6, 6, 6, 1, 1, 1, 1, 18, 1, 18, 18, 18, 1, 1, 14, 14, 14, 14, 14, 14, 14,
    14, 14, 14, 14, 14, 28, 28, 28, 28, 28, 28, 28, 4, 0, 28, 28, 10, 28, 28, 28, 28, 28, 28, 1, 1, 1, 1, 28,
    28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
    28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 4, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 0,
    1069, 4, 28, 0, 1069, 4, 28, 0, 590893, 4, 28, 0, 590893, 4, 28, 4, 28, 4, 28, 2308, 4, 28, 2308, 4, 28,
    0, 4, 28, 0, 4, 28, 0, 4, 28, 0, 4, 28, 0, 4, 28, 0, 4, 28, 0, 4, 28, 0, 4, 28, 28, 28, 28, 28, 28, 28,
    28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 1, 28, 28,
    28, 28, 28, 28, 28, 3594, 2332, 28, 3594, 2332, 28, 3594, 2332, 28, 3594, 2332, 28, 3594, 2332, 28, 3594,
    2332, 28, 28, 28, 28, 28, 28, 13, 28, 28, 28, 29, 29, 29, 29, 28, 1, 29, 29, 1, 29, 29, 29, 29, 29, 29,
    28, 28, 28, 28, 28, 28, 10, 0, 28, 10, 0, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29,
    29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29,
    29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 15, 29, 29, 29, 29, 29, 29, 29, 29, 3594, 2333, 29, 3594,
    2333, 29, 10, 29, 10, 4, 4, 43, 1, 1, 43, 1, 43, 1, 43, 1, 43, 1, 1, 43, 10, 43, 1, 1, 43, 1, 43, 1, 43,
    13, 43, 2, 43, 2, 2604, 43, 1, 43, 1, 2604, 43, 1, 1, 43, 1, 1, 2604, 43, 15, 43, 46, 43, 43, 43, 43, 43,
    1, 1, 15, 0, 590893, 45, 0, 590893, 45, 0, 590893, 45, 0, 590893, 45, 0, 590893, 45, 0, 590893, 45, 31,
    31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 2332, 31, 2332, 31, 1,
    2332, 31, 1, 2332, 31, 2332, 31, 2332, 31, 2332, 31, 2332, 31, 2826, 2332, 31, 2826, 2332, 31, 0, 1069,
    31, 0, 590893, 31, 31, 31, 31, 28, 31, 28, 31, 28, 28, 28, 28, 46, 2332, 46, 2332, 46, 2332, 46, 2332, 5,
    10, 10, 1, 10, 10, 1, 3, 5, 5, 1, 5, 5, 1, 3, 10, 1, 1, 1, 10, 1, 1, 1, 258, 10, 258, 1, 1, 10, 10, 1,
    10, 1, 10, 1, 1, 10, 1, 5, 1, 1, 38, 38, 1, 1, 1, 1, 10, 10, 37, 1, 1, 11, 35, 1, 35, 1, 35, 35, 10, 10,
    1301274266515931649, 1301274266515931649, 1, 1, 45, 1, 45, 2349, 1, 1, 45, 1, 1, 45, 2349, 1, 1,
    151061796, 45, 1, 1, 151061796, 45, 2349, 1, 1, 1, 1, 45, 1, 1, 1, 1, 151061796, 45, 1, 1, 1, 1, 45,
    2349, 1, 1, 1, 1, 151061796, 45, 2349, 1, 45, 1, 45, 2349, 1, 1, 151061796, 45, 1, 1, 151061796, 45,
    2349, 1, 1, 1, 1, 151061796, 45, 2349, 1, 1, 45, 1, 1, 151061796, 45, 1, 1, 45, 2349, 1, 1, 151061796,
    45, 2349, 1, 1, 151061796, 45, 2349, 1, 1, 45, 1, 1, 45, 2308, 0, 1, 1, 1, 3, 3, 37, 0, 0, 4, 4, 0, 42,
    45, 42, 45, 42, 45, 42, 45, 42, 1, 45, 42, 1, 45, 42, 45, 1, 42, 45, 1, 1, 1, 1, 1, 1, 45, 3, 2308, 2308,
    2308, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34,
    34, 34, 34, 34, 34, 29, 34, 2308, 29, 4, 29, 29, 29, 4, 29, 0, 4, 28, 4, 28, 0, 4, 29, 29, 29, 29, 1,
    2333, 29, 1, 2333, 1, 3, 2339, 2349, 15, 15, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 15, 15, 258, 258, 258, 15,
    258, 258, 258, 15, 258, 258, 258, 258, 15, 15, 15, 15, 15, 15, 15, 15, 0, 0, 4, 0, 4, 0, 4, 4, 0, 4, 4,
    4, 3, 3, 3, 3, 4, 3, 4, 3, 3, 0, 22, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 3, 10, 13, 14, 15, 1, 1, 1, 1, 10, 13, 14, 4, 4, 4, 4, 0, 14, 14, 1, 14,
    14, 2319, 14, 2319, 30, 30, 10, 30, 10, 30, 14, 30, 14, 30, 30, 30, 30, 30, 15, 30, 10, 30, 30, 30, 30,
    30, 30, 2319, 14, 30, 2319, 1, 1, 30, 2319, 1, 1, 30, 2319, 10, 3, 30, 30, 10, 10, 10, 30, 10, 10, 10,
    30, 10, 10, 30, 10, 10, 30, 10, 1, 258, 258, 3, 30, 10, 1, 258, 258, 3, 10, 1, 258, 258, 3, 30, 2319, 1,
    1, 1, 1, 1, 1, 30, 2319, 1, 1, 1, 1, 30, 2319, 1, 1, 1, 258, 258, 0, 30, 30, 30, 30, 30, 30, 30, 29, 29,
    29, 29, 29, 29, 29, 18, 4, 4, 4, 4, 4, 4, 4, 4, 14, 14, 14, 14, 23, 5, 5, 10, 5, 28, 2332, 15, 15, 15,
    16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 29, 4, 4, 47, 4
};

static const uint8_t types[] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 3, 4, 4, 4, 5, 5, 5, 4, 3, 8, 8, 2, 10,
    11, 13, 14, 17, 19, 18, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 46, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 7, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 26, 26, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 32, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 21, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 28, 0, 28, 0, 0, 28, 0, 0, 0, 0, 29, 29, 29, 29, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 44, 0, 0, 0, 0, 0, 43, 15, 31, 31, 0, 31,
    31, 31, 31, 31, 33, 32, 33, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    46, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 36, 36, 36, 36, 37, 37, 38, 39, 40, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 35, 35, 35, 35, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 42, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 34,
    0, 34, 34, 34, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 41, 0, 0, 0, 0, 0, 0, 0, 0, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 30, 30, 30, 30, 30, 18, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    24, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 23, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4
};

static const int32_t type_names[] = {
    125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145,
    146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 134, 161, 162, 163, 164, 165,
    166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 112, 178, 179, 180, 181, 182, 183, 184, 185,
    186, 187, 188, 189, 190, 191, 192, 224, 319, 442, 540, 541, 542, 559, 700, 701, 725, 739, 805, 851, 853,
    856, 861, 862, 863, 864, 922, 928, 929, 930, 931, 933, 934, 935, 936, 937, 726, 938, 939, 940, 1002,
    1021, 1022, 1023, 1024, 1025, 1026, 1027, 1028, 1029, 1108, 1109, 1110, 1111, 1148, 1149, 1150, 1171,
    1173, 1174, 1175, 1208, 1217, 1281, 1282, 1283, 1284, 1285, 1286, 1287, 1343, 1358, 1402, 1403
};

static const struct catalogue_tables tables = {
    bytes, COUNT(bytes) - 1, names, COUNT(names), slots, COUNT(slots), first, COUNT(first),
    links, COUNT(links), entries, COUNT(entries), labels, COUNT(labels), kinds, COUNT(kinds),
    types, COUNT(types), type_names, COUNT(type_names)};

const struct catalogue_tables *_Nonnull catalogue_tables(void) { return &tables; }
