// Written by `make tables` from the definitions in Sources/Language/Catalogue; not to be edited.

#include "CCatalogue.h"

#define COUNT(list) (int32_t)(sizeof list / sizeof list[0])

static const uint8_t bytes[] =
    "let" "var" "func" "return" "if" "else" "guard" "for" "in" "while" "repeat" "break" "continue" "switch"
    "case" "default" "struct" "class" "extension" "import" "is" "as" "true" "false" "nil" "self" "static"
    "mutating" "override" "final" "weak" "lazy" "inout" "private" "public" "internal" "fileprivate" "open"
    "required" "convenience" "_" "super" "(function)" "(tuple)" "key" "value" "(any)" "view" "window"
    "arguments" "init" "where" "(next case)" "?" "try" "await" "throw" "Swift" "Foundation" "UIKit" "append"
    "insert" "remove" "removeLast" "popLast" "removeFirst" "removeAll" "removeValue" "updateValue" "merge"
    "setObject" "removeObject" "swapAt" "sort" "reverse" "round" "toggle" "map" "flatMap" "enum" "typealias"
    "protocol" "actor" "position" "transform" "layer" "setAffineTransform" "a" "d" "acos" "asin" "atan"
    "atan2" "acosf" "asinf" "atanf" "atan2f" "hypot" "sqrt" "sqrtf" "squareRoot" "print" "NSLog" "S"
    "scaledBy" "CGAffineTransform" "CGAffineTransformMakeScale" "CGAffineTransformScale" "$0" "$1" "$2" "$3"
    "$4" "$5" "$6" "$7" "$8" "$9" "CGFloat" "Double" "Float" "Int" "NSInteger" "TimeInterval"
    "NSTimeInterval" "NSUInteger" "NSNumber" "UInt" "int" "float" "double" "long" "unsigned" "short"
    "int64_t" "int32_t" "uint32_t" "CFTimeInterval" "Int8" "Int16" "Int32" "Int64" "UInt8" "UInt16" "UInt32"
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
    "CGRectInfinite" "NSStringFromCGRect" "minXEdge" "CGRectMinXEdge" "minYEdge" "CGRectMinYEdge" "maxXEdge"
    "CGRectMaxXEdge" "maxYEdge" "CGRectMaxYEdge" "minX" "CGRectGetMinX" "midX" "CGRectGetMidX" "maxX"
    "CGRectGetMaxX" "minY" "CGRectGetMinY" "midY" "CGRectGetMidY" "maxY" "CGRectGetMaxY" "CGRectGetWidth"
    "CGRectGetHeight" "standardized" "CGRectStandardize" "integral" "CGRectIntegral" "isNull" "CGRectIsNull"
    "isEmpty" "CGRectIsEmpty" "isInfinite" "CGRectIsInfinite" "corners" "center" "UIEdgeInsets" "top" "left"
    "bottom" "right" "UIEdgeInsetsMake" "UIEdgeInsetsZero" "inset" "UIEdgeInsetsInsetRect" "insetBy"
    "CGRectInset" "offsetBy" "CGRectOffset" "union" "CGRectUnion" "intersection" "CGRectIntersection"
    "intersects" "CGRectIntersectsRect" "contains" "CGRectContainsPoint" "CGRectContainsRect" "equalTo"
    "CGRectEqualToRect" "CGRectApplyAffineTransform" "RectDivision" "slice" "remainder" "divided"
    "atDistance" "from" "transpose" "inverse" "rows" "affine" "π" "pi" "M_PI" "M_PI_2" "M_PI_4" "M_1_PI"
    "M_2_PI" "M_SQRT2" "M_SQRT1_2" "M_E" "infinity" "nan" "ulpOfOne" "DBL_EPSILON" "greatestFiniteMagnitude"
    "CGFLOAT_MAX" "max" "NSIntegerMax" "min" "NSIntegerMin" "exactly" "exp" "expf" "log" "logf" "abs" "fabs"
    "fabsf" "floor" "floorf" "ceil" "ceilf" "roundf" "pow" "powf" "hypotf" "fmod" "fmodf" "stride" "fmin"
    "fmax" "trunc" "truncf" "rint" "rintf" "nearbyint" "nearbyintf" "lrint" "lrintf" "llrint" "llrintf"
    "lround" "lroundf" "llround" "llroundf" "log2" "log2f" "log10" "log10f" "exp2" "exp2f" "cbrt" "cbrtf"
    "sinh" "sinhf" "cosh" "coshf" "tanh" "tanhf" "copysign" "copysignf" "fdim" "fdimf" "fminf" "fmaxf"
    "isnan" "isinf" "isfinite" "signbit" "INT_MAX" "INT_MIN" "UINT_MAX" "LONG_MAX" "LONG_MIN"
    "NSUIntegerMax" "M_LN2" "M_LN10" "rounded" "FloatingPointRoundingRule" "up" "down" "toNearestOrEven"
    "toNearestOrAwayFromZero" "towardZero" "awayFromZero" "truncatingRemainder" "dividingBy" "signum"
    "magnitude" "isMultiple" "of" "isFinite" "isZero" "isNaN" "description" "quotient"
    "quotientAndRemainder" "degrees" "radians" "turns" "sin" "sinf" "cos" "cosf" "tan" "tanf" "count"
    "first" "last" "reversed" "enumerated" "zip" "compactMap" "filter" "reduce" "forEach"
    "enumerateObjectsUsingBlock" "objectAtIndex" "indexOfObject" "NSNotFound" "removeLastObject"
    "removeObjectAtIndex" "replaceObjectAtIndex" "withObject" "insertObject" "atIndex"
    "exchangeObjectAtIndex" "withObjectAtIndex" "allSatisfy" "firstIndex" "lastIndex" "prefix" "drop"
    "elementsEqual" "starts" "with" "dropFirst" "dropLast" "suffix" "upTo" "joined" "split" "separator"
    "whereSeparator" "reserveCapacity" "indices" "startIndex" "endIndex" "into" "repeating" "sorted"
    "contentsOf" "at" "uppercased" "lowercased" "hasPrefix" "hasSuffix" "isLetter" "isNumber" "isWhitespace"
    "isUppercase" "isLowercase" "isPunctuation" "wholeNumberValue" "capitalized" "components" "separatedBy"
    "replacingOccurrences" "type" "describing" "reflecting" "Dictionary" "NSDictionary"
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
    "textAlignment" "font" "rootViewController" "contentMode" "isOpaque" "tintColor" "contentScaleFactor"
    "accessibilityLabel" "layoutMargins" "safeAreaInsets" "mask" "accessibilityIdentifier"
    "accessibilityHint" "isAccessibilityElement" "semanticContentAttribute" "clearsContextBeforeDrawing"
    "isFirstResponder" "numberOfLines" "adjustsFontSizeToFitWidth" "lineBreakMode" "attributedText"
    "baselineAdjustment" "borderStyle" "keyboardType" "returnKeyType" "autocorrectionType"
    "autocapitalizationType" "clearButtonMode" "shadowColor" "placeholder" "minimumScaleFactor" "isEditable"
    "isSelectable" "isSecureTextEntry" "zoomScale" "system" "ButtonType" "UIButtonTypeSystem" "custom"
    "UIButtonTypeCustom" "infoLight" "UIButtonTypeInfoLight" "contactAdd" "UIButtonTypeContactAdd" "close"
    "UIButtonTypeClose" "isScrollEnabled" "isPagingEnabled" "bounces" "showsHorizontalScrollIndicator"
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
    "imageEdgeInsets" "isEnabled" "isSelected" "isHighlighted" "contentHorizontalAlignment"
    "contentVerticalAlignment" "contentSize" "NSTextAlignment" "NSTextAlignmentLeft" "NSTextAlignmentCenter"
    "NSTextAlignmentRight" "justified" "NSTextAlignmentJustified" "natural" "NSTextAlignmentNatural"
    "superview" "subviews" "isDescendant" "addSubview" "bringSubviewToFront" "bringSubview" "toFront"
    "sendSubviewToBack" "sendSubview" "toBack" "removeFromSuperview" "insertSubview" "aboveSubview"
    "belowSubview" "convert" "convertRect" "toView" "fromView" "convertPoint" "setNeedsLayout"
    "setNeedsDisplay" "layoutSubviews" "becomeFirstResponder" "resignFirstResponder" "sizeThatFits"
    "sizeToFit" "layoutIfNeeded" "layoutSublayers" "viewWithTag" "insertSublayer" "above" "below"
    "noIntrinsicMetric" "UIScreen" "main" "mainScreen" "hitTest" "inside" "CALayer" "CAShapeLayer"
    "CAGradientLayer" "CATextLayer" "colors" "locations" "startPoint" "endPoint" "fontSize"
    "foregroundColor" "isWrapped" "masksToBounds" "sublayerTransform" "zPosition" "opacity" "cornerRadius"
    "borderWidth" "borderColor" "shadowOpacity" "shadowRadius" "shadowOffset" "shadowPath" "contentsScale"
    "contents" "shouldRasterize" "rasterizationScale" "isDoubleSided" "actions" "contentsGravity"
    "magnificationFilter" "minificationFilter" "compositingFilter" "cornerCurve" "maskedCorners"
    "needsDisplayOnBoundsChange" "allowsEdgeAntialiasing" "lineCap" "fillRule" "strokeStart" "strokeEnd"
    "affineTransform" "presentation" "model" "superlayer" "sublayers" "addSublayer" "removeFromSuperlayer"
    "Rectangle" "Text" "Image" "systemName" "padding" "offset" "rotationEffect" "anchor" "scaleEffect"
    "transformEffect" "modifier" "layoutFrame" "topLeading" "UnitPoint" "topTrailing" "leading" "trailing"
    "bottomLeading" "bottomTrailing" "View" "ProjectionTransform" "UIGestureRecognizer"
    "UIPanGestureRecognizer" "target" "UIPinchGestureRecognizer" "UIRotationGestureRecognizer"
    "UITapGestureRecognizer" "UILongPressGestureRecognizer" "UISwipeGestureRecognizer" "Direction"
    "UIGestureRecognizerState" "UISwipeGestureRecognizerDirection" "possible" "UIGestureRecognizer.State"
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
    "explain" "following" "compare" "hitTest:withEvent:" "pointInside:withEvent:" "isDescendantOfView:"
    "insertSubview:atIndex:" "bringSubviewToFront:" "sendSubviewToBack:" "hidden" "convertPoint:toLayer:"
    "convertRect:toLayer:" "convertPoint:fromLayer:" "convertRect:fromLayer:" "presentationLayer"
    "modelLayer" "addAnimation:forKey:" "removeAnimationForKey:" "CGPointValue" "CGSizeValue" "CGRectValue"
    "addObject:" "addObjectsFromArray:" "containsObject:" "firstObject" "lastObject"
    "reverseObjectEnumerator" "componentsJoinedByString:" "locationOfTouch:inView:" "setTranslation:inView:"
    "requireGestureRecognizerToFail:" "animation" "valueForKeyPath:" "setValue:forKeyPath:" "actionForKey:"
    "Selector" "SEL" "NSSelectorFromString";

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
    {254, 3685020920}, {260, 2708649949}, {269, 693225631}, {273, 380752755}, {278, 90969176},
    {289, 449846533}, {290, 973910158}, {293, 2887626766}, {298, 3691757453}, {303, 2054714927},
    {308, 1458426488}, {318, 3552412932}, {323, 192541853}, {329, 110723809}, {335, 3332609576},
    {341, 3683784189}, {351, 2510136481}, {358, 2275008352}, {369, 3746835353}, {378, 3137510316},
    {389, 1279116642}, {400, 3013068941}, {405, 3111536167}, {414, 3572563384}, {426, 3139949330},
    {432, 736625355}, {436, 69978321}, {443, 558918661}, {448, 1326178875}, {454, 1076453893},
    {457, 3751997361}, {464, 4092568292}, {468, 2171383808}, {477, 3054093999}, {485, 4213704117},
    {490, 244111290}, {498, 2471448074}, {507, 3786248987}, {512, 128336118}, {530, 3721122100},
    {531, 3826002220}, {532, 3775669363}, {536, 1006755615}, {540, 4272848550}, {544, 108579519},
    {549, 3173440503}, {554, 4025666427}, {559, 2897315904}, {564, 153572251}, {570, 1428923715},
    {575, 405166629}, {579, 2112764879}, {584, 3876055819}, {594, 1046779122}, {599, 372738696},
    {604, 2052810508}, {605, 3591115554}, {613, 2271195850}, {630, 391640912}, {656, 460481456},
    {678, 779904818}, {680, 163295161}, {682, 146517542}, {684, 129739923}, {686, 112962304},
    {688, 230405637}, {690, 213628018}, {692, 196850399}, {694, 180072780}, {696, 297516113},
    {698, 280738494}, {705, 2873224251}, {711, 2386971688}, {716, 1283547685}, {719, 4168357374},
    {728, 2209066192}, {740, 988175173}, {754, 2929211326}, {764, 2027933801}, {772, 2562340083},
    {776, 3912887073}, {779, 2515107422}, {784, 2797886853}, {790, 2699759368}, {794, 3270303571},
    {802, 206862118}, {807, 3122818005}, {814, 1919949199}, {821, 3226083260}, {829, 3920758663},
    {843, 380755552}, {847, 3837675186}, {852, 765439473}, {857, 2711245919}, {862, 697196164},
    {867, 1059919963}, {873, 1323747186}, {879, 3538687084}, {885, 1324880019}, {889, 796142685},
    {893, 2991499325}, {899, 1615808600}, {908, 3966976176}, {916, 295258647}, {921, 382270662},
    {928, 3795011855}, {942, 3747507645}, {957, 909533769}, {961, 3365180733}, {972, 2749912018},
    {977, 2735859570}, {982, 969184184}, {989, 1902060359}, {997, 1373385388}, {1003, 3602979878},
    {1009, 1769938321}, {1036, 1740667972}, {1046, 4050857480}, {1053, 2755019962}, {1059, 2169878254},
    {1067, 4170555683}, {1078, 1334253329}, {1085, 2265719507}, {1093, 2570318435}, {1105, 3483588555},
    {1114, 2774362700}, {1125, 21843312}, {1135, 3429590357}, {1150, 1071897420}, {1170, 1566828974},
    {1188, 514687451}, {1189, 3876335077}, {1190, 3859557458}, {1192, 1363500993}, {1194, 1346723374},
    {1215, 2264171482}, {1227, 1357355164}, {1228, 4228665076}, {1260, 1867418821}, {1261, 3507227459},
    {1267, 3168883851}, {1280, 3222486838}, {1309, 3381181800}, {1310, 3607893173}, {1315, 3005452862},
    {1316, 3440116983}, {1317, 4245442695}, {1325, 2839884955}, {1350, 3398044946}, {1363, 3005386353},
    {1386, 1217983224}, {1398, 3509544318}, {1424, 1610779110}, {1431, 2930439210}, {1433, 1412156564},
    {1456, 3160029103}, {1464, 3174662200}, {1487, 1479719844}, {1497, 3376534378}, {1524, 3589306714},
    {1557, 804357063}, {1586, 1910201350}, {1593, 2701182283}, {1599, 398550328}, {1602, 521802798},
    {1605, 505025179}, {1608, 656170845}, {1611, 605837988}, {1614, 2468447887}, {1617, 2485225506},
    {1620, 2384559792}, {1630, 4100406635}, {1641, 1987983040}, {1647, 365099244}, {1651, 3641958979},
    {1661, 296602997}, {1668, 2462546090}, {1675, 4254058618}, {1680, 2907980824}, {1684, 3981965844},
    {1690, 3649018447}, {1698, 2614820847}, {1711, 292130973}, {1716, 2190941297}, {1731, 211913386},
    {1739, 564937055}, {1750, 3419592236}, {1761, 3460502485}, {1765, 2339366755}, {1776, 377128425},
    {1784, 1086286877}, {1811, 3941508978}, {1819, 783488098}, {1821, 1111836708}, {1840, 2280960882},
    {1859, 975988953}, {1875, 635020210}, {1877, 1360837969}, {1879, 1344060350}, {1891, 1925151750},
    {1897, 2408179714}, {1903, 2211460629}, {1908, 2508680735}, {1914, 3585981250}, {1924, 2335550124},
    {1928, 597743964}, {1938, 2354563044}, {1964, 2897926679}, {1981, 1035906630}, {1999, 783840260},
    {2000, 4060888886}, {2001, 4278997933}, {2009, 589286162}, {2014, 414084241}, {2024, 2275477643},
    {2028, 3940830471}, {2038, 1940694431}, {2042, 1996966820}, {2052, 1637070560}, {2060, 1605206413},
    {2074, 1343892145}, {2092, 2293605903}, {2100, 1968018676}, {2114, 2745245856}, {2122, 2872562979},
    {2136, 1867915087}, {2144, 1052627742}, {2158, 1537748690}, {2166, 4233365429}, {2180, 3239423849},
    {2184, 1535751837}, {2197, 3736796887}, {2201, 2541423239}, {2214, 3804893101}, {2218, 3060514643},
    {2231, 21234473}, {2235, 1518974218}, {2248, 3720019268}, {2252, 2524645620}, {2265, 3788115482},
    {2269, 3043737024}, {2282, 4456854}, {2296, 2037980277}, {2311, 2933655948}, {2323, 558644074},
    {2340, 328942278}, {2348, 2111105165}, {2362, 3042771105}, {2368, 3800657716}, {2380, 626531088},
    {2387, 2362349278}, {2400, 866545770}, {2410, 857273821}, {2426, 4045899937}, {2433, 1135749657},
    {2439, 93078660}, {2451, 1409690180}, {2454, 2802900028}, {2458, 306900080}, {2464, 1319594794},
    {2469, 2028154341}, {2485, 2218332638}, {2501, 1331687974}, {2506, 2135852838}, {2527, 2753988203},
    {2534, 864200463}, {2545, 3838403746}, {2553, 1530791347}, {2565, 3721205966}, {2570, 3688814324},
    {2581, 3876242216}, {2593, 1809966536}, {2611, 2699878380}, {2621, 4079184015}, {2641, 1179101157},
    {2649, 1825239352}, {2668, 3748245722}, {2686, 634908722}, {2693, 3181326346}, {2710, 163271060},
    {2736, 3289806584}, {2748, 3446866648}, {2753, 1737076817}, {2762, 881687192}, {2769, 1219519868},
    {2779, 3970939267}, {2783, 2513272949}, {2792, 3224470464}, {2799, 2986472067}, {2803, 708293528},
    {2809, 258052966}, {2811, 3450233754}, {2813, 1213090802}, {2817, 3555670962}, {2823, 2743639103},
    {2829, 2710083865}, {2835, 4214265958}, {2841, 3963008473}, {2848, 1381912327}, {2857, 297212119},
    {2860, 53234560}, {2868, 1135433081}, {2871, 797905850}, {2879, 1315384455}, {2890, 4179333016},
    {2913, 867257093}, {2924, 841567274}, {2927, 3617776409}, {2939, 1784172926}, {2942, 3381609815},
    {2954, 1550566188}, {2961, 1524000883}, {2964, 1923516200}, {2968, 3391553482}, {2971, 1062293841},
    {2975, 3825392021}, {2978, 709362235}, {2982, 392774327}, {2987, 2880712451}, {2992, 3102149661},
    {2998, 2394465697}, {3002, 1659167240}, {3007, 475034410}, {3013, 3434436711}, {3016, 1479764693},
    {3020, 2347825097}, {3026, 1197479801}, {3030, 1351583639}, {3035, 3270705251}, {3041, 366569208},
    {3045, 1251212115}, {3049, 1621599661}, {3054, 3579732453}, {3060, 1720942905}, {3064, 140187182},
    {3069, 1868829528}, {3078, 3948149459}, {3088, 708029167}, {3093, 3185475540}, {3099, 2537751862},
    {3105, 2778439310}, {3112, 2616928056}, {3118, 4139930401}, {3125, 3135838405}, {3132, 2498734875},
    {3140, 4064998855}, {3144, 268639961}, {3149, 4092159661}, {3154, 2346846000}, {3160, 2328988770},
    {3164, 2519117294}, {3169, 3873647896}, {3173, 1415682102}, {3178, 631424496}, {3182, 282220607},
    {3187, 3558937627}, {3191, 4099687964}, {3196, 658698766}, {3200, 153638352}, {3205, 545189250},
    {3213, 197671877}, {3222, 792060313}, {3226, 513084933}, {3231, 2275780057}, {3236, 2616489071},
    {3241, 4075421329}, {3246, 2981347434}, {3251, 648810968}, {3259, 638754166}, {3266, 591523055},
    {3273, 4047093083}, {3280, 656837285}, {3288, 3789446092}, {3296, 4277107410}, {3304, 3906719864},
    {3317, 2663715805}, {3322, 2698097207}, {3328, 3072217742}, {3335, 1920734138}, {3360, 4225734153},
    {3362, 1128467232}, {3366, 1035581717}, {3381, 3525779695}, {3404, 1975486251}, {3414, 2889234988},
    {3426, 128921049}, {3445, 1127666911}, {3455, 2542550614}, {3461, 2627312426}, {3470, 1195911285},
    {3480, 4151950225}, {3482, 1765031016}, {3490, 1814435734}, {3496, 3602780627}, {3501, 876513898},
    {3512, 879704937}, {3520, 3728990320}, {3540, 4007662012}, {3547, 2941534958}, {3554, 2238339041},
    {3559, 3277562923}, {3562, 3761252941}, {3566, 382886321}, {3569, 4220379804}, {3573, 4200353678},
    {3576, 2633446552}, {3580, 388525018}, {3585, 967958004}, {3590, 1216469057}, {3594, 1675745305},
    {3602, 3533348019}, {3612, 2267784115}, {3615, 2877453236}, {3625, 1419061120}, {3631, 3353438327},
    {3637, 2002030311}, {3644, 931910521}, {3670, 1638953034}, {3683, 263889333}, {3696, 2304257469},
    {3706, 1623797237}, {3722, 2667149886}, {3741, 1204873229}, {3761, 2611599107}, {3771, 1975768454},
    {3783, 3532344479}, {3790, 2718014180}, {3811, 713077974}, {3828, 2712081721}, {3838, 2215640769},
    {3848, 1070265239}, {3857, 1134120687}, {3863, 4232466889}, {3867, 2846199180}, {3880, 1743930340},
    {3886, 4005059268}, {3890, 206241385}, {3899, 1115344066}, {3907, 567586076}, {3913, 3901637708},
    {3917, 803046281}, {3923, 152899664}, {3928, 2276994531}, {3937, 1787359420}, {3951, 2796815519},
    {3966, 3918278559}, {3973, 4155575922}, {3983, 236925125}, {3991, 1684779966}, {3995, 798074659},
    {4004, 2374006294}, {4010, 3103973672}, {4020, 2926810054}, {4022, 1462048136}, {4032, 1244814717},
    {4042, 1696195782}, {4051, 3093996503}, {4060, 2756264342}, {4068, 2866045037}, {4076, 1163907536},
    {4088, 2104353872}, {4099, 3110688315}, {4110, 3317910134}, {4123, 2755011687}, {4139, 2069497450},
    {4150, 1516930437}, {4160, 469045609}, {4171, 2847090017}, {4191, 176574206}, {4195, 1361572173},
    {4205, 1896686403}, {4215, 3273657238}, {4225, 1266202965}, {4237, 3635588042}, {4256, 2733832836},
    {4260, 4182378701}, {4267, 2110798224}, {4273, 877087803}, {4282, 1970364490}, {4288, 1275339983},
    {4306, 350857000}, {4322, 2079739832}, {4338, 1996921413}, {4347, 2043970711}, {4354, 1731736080},
    {4366, 4080117376}, {4377, 1493013840}, {4397, 2398078988}, {4405, 1065574956}, {4415, 2965413338},
    {4425, 990401381}, {4428, 682729123}, {4437, 1722954222}, {4453, 3827859290}, {4464, 37271103},
    {4472, 1119987041}, {4491, 2161276179}, {4514, 3507573001}, {4522, 2301731235}, {4532, 1862550028},
    {4546, 3213420894}, {4562, 288415389}, {4572, 4033069017}, {4578, 672109684}, {4586, 3339054942},
    {4589, 1089765596}, {4594, 18738364}, {4598, 2197550541}, {4603, 1569418667}, {4621, 1419285594},
    {4624, 3324446467}, {4631, 2540844914}, {4640, 936176715}, {4645, 3724674918}, {4650, 1452231588},
    {4660, 665752555}, {4670, 2665914025}, {4678, 1172522883}, {4688, 2411978403}, {4697, 2082024064},
    {4701, 1231115066}, {4710, 244075885}, {4716, 96429129}, {4727, 1558106348}, {4734, 1676028392},
    {4746, 3565214879}, {4752, 1169454059}, {4763, 2276069802}, {4769, 2590900991}, {4780, 403953390},
    {4785, 817772335}, {4795, 3894621598}, {4799, 3130700698}, {4808, 3811712141}, {4817, 2836898780},
    {4831, 744222851}, {4839, 3219325754}, {4852, 455433581}, {4857, 1550717474}, {4867, 4099875093},
    {4876, 2687217115}, {4888, 3317790454}, {4900, 680679420}, {4911, 4074568615}, {4921, 972345196},
    {4931, 2124225882}, {4941, 1707208587}, {4951, 1698171440}, {4963, 1765986002}, {4975, 3099195470},
    {4985, 1325296208}, {4996, 1159889848}, {5006, 3210628243}, {5017, 3799163251}, {5028, 3782385632},
    {5039, 3899828965}, {5050, 3883051346}, {5061, 3866273727}, {5077, 4169345192}, {5102, 3573351892},
    {5107, 4137097213}, {5112, 3523899814}, {5118, 1029089800}, {5129, 1290530634}, {5137, 4203053801},
    {5150, 406972148}, {5154, 2369371622}, {5161, 3726277920}, {5166, 3555021734}, {5171, 3008443898},
    {5181, 877317237}, {5194, 1513289445}, {5218, 2694946607}, {5240, 3902926015}, {5243, 2516003219},
    {5258, 3083183824}, {5262, 3185987134}, {5271, 3141474305}, {5284, 1010012291}, {5288, 659427984},
    {5306, 3594902096}, {5317, 3254824265}, {5325, 1438951982}, {5334, 571377267}, {5352, 143865419},
    {5370, 445834375}, {5383, 2082798958}, {5397, 4201716739}, {5401, 3883353449}, {5424, 1252969316},
    {5441, 611349806}, {5463, 3939761393}, {5487, 1880591026}, {5513, 1052979093}, {5529, 1315057949},
    {5542, 3198073272}, {5567, 1888717571}, {5580, 1499172353}, {5594, 1151719106}, {5612, 1297838153},
    {5623, 1291853992}, {5635, 3864824124}, {5648, 284302454}, {5666, 2291378338}, {5688, 2024043478},
    {5703, 3416336049}, {5714, 3326301860}, {5725, 2097883034}, {5743, 2658088632}, {5753, 4116806241},
    {5765, 2750625341}, {5782, 2805121617}, {5791, 2636563400}, {5797, 1226705564}, {5807, 1144915353},
    {5825, 1085962434}, {5831, 542584942}, {5849, 1880354216}, {5858, 2126046479}, {5879, 3409685817},
    {5889, 2322214854}, {5911, 715012316}, {5916, 667630371}, {5933, 4011681569}, {5948, 2477794221},
    {5963, 2826459802}, {5970, 863636682}, {6000, 3312035873}, {6028, 2374822095}, {6044, 1117036282},
    {6060, 2727146260}, {6072, 2338438971}, {6080, 894604266}, {6098, 239266950}, {6114, 3440848049},
    {6132, 1563451997}, {6168, 1300855194}, {6186, 2649340029}, {6199, 3157132282}, {6230, 1994390723},
    {6243, 3295732442}, {6262, 3217941162}, {6299, 2638373311}, {6318, 729836362}, {6335, 1103965319},
    {6370, 3909734774}, {6387, 3422384807}, {6401, 1562399317}, {6433, 3535094014}, {6447, 2862813109},
    {6467, 70193435}, {6505, 3331707904}, {6525, 167527483}, {6529, 810547195}, {6551, 3377910156},
    {6567, 2815096657}, {6608, 3232227944}, {6627, 2636711499}, {6641, 2461495057}, {6646, 502047894},
    {6652, 3867909202}, {6672, 2942666046}, {6678, 1490954098}, {6689, 1092012710}, {6714, 38792922},
    {6725, 2899252294}, {6733, 871591685}, {6755, 1041997713}, {6763, 3217987877}, {6771, 1309284212},
    {6793, 2823090016}, {6801, 4012061332}, {6816, 4204111253}, {6821, 3492500287}, {6830, 773059133},
    {6853, 2759092874}, {6862, 481727645}, {6876, 2303844654}, {6904, 1323066019}, {6918, 590774350},
    {6927, 421821156}, {6950, 696240407}, {6959, 1453714756}, {6974, 466020238}, {7003, 4077855673},
    {7018, 1744839726}, {7034, 1408722253}, {7064, 876245160}, {7080, 452810861}, {7093, 1260603725},
    {7120, 968316954}, {7133, 859371885}, {7147, 1658883364}, {7175, 3531153185}, {7189, 486221508},
    {7200, 4064395570}, {7225, 2257273533}, {7236, 3217031314}, {7248, 1898701486}, {7274, 692253475},
    {7286, 2618608526}, {7300, 889051197}, {7328, 1439665068}, {7342, 3703752221}, {7357, 158609817},
    {7386, 3199826274}, {7401, 3872230201}, {7414, 592993401}, {7441, 2782426318}, {7454, 1648296985},
    {7476, 2036964556}, {7512, 1478369021}, {7534, 2072579308}, {7543, 588027325}, {7549, 3294899967},
    {7565, 2406610228}, {7577, 1136770368}, {7588, 1099727666}, {7615, 3943336079}, {7623, 3373088083},
    {7631, 1118385669}, {7644, 1252830802}, {7652, 1310484760}, {7670, 4211107556}, {7688, 4235327583},
    {7707, 1911957762}, {7719, 2274977100}, {7729, 1894102977}, {7746, 1868420705}, {7761, 1229760322},
    {7776, 401251929}, {7785, 4136070254}, {7795, 141711844}, {7808, 1877099350}, {7834, 2956264019},
    {7858, 3731343133}, {7869, 1490880043}, {7884, 651349070}, {7903, 3553571131}, {7924, 798050051},
    {7944, 1738029828}, {7953, 830772382}, {7977, 975665791}, {7984, 3753552150}, {8006, 1268347563},
    {8015, 2675976173}, {8023, 2255101473}, {8035, 1325536902}, {8045, 66138439}, {8064, 2650151654},
    {8076, 1362571274}, {8083, 2674091075}, {8100, 4180264212}, {8111, 2220611910}, {8117, 3628923247},
    {8136, 2290191893}, {8149, 524486259}, {8161, 2660165913}, {8173, 2510371521}, {8180, 1647949432},
    {8191, 2499925078}, {8197, 1061329053}, {8205, 2186648520}, {8217, 3685987662}, {8231, 1203193122},
    {8246, 1771288722}, {8260, 1024755039}, {8280, 2323362532}, {8300, 295121441}, {8312, 3240065181},
    {8321, 3923523740}, {8335, 3305235377}, {8350, 3408062813}, {8361, 186774928}, {8375, 2185261687},
    {8380, 2753641482}, {8385, 2454962418}, {8402, 958887293}, {8410, 3091067239}, {8414, 3935363592},
    {8424, 3073585980}, {8431, 1867556362}, {8437, 4148812653}, {8444, 1700657266}, {8456, 1106246455},
    {8471, 754571866}, {8482, 1038506759}, {8488, 4176775601}, {8497, 2830785103}, {8507, 1731433239},
    {8515, 855408348}, {8523, 2834400513}, {8538, 3963693047}, {8547, 3544094494}, {8560, 1214513038},
    {8577, 1445723454}, {8586, 2844467682}, {8593, 3334659430}, {8605, 3572701046}, {8616, 555663897},
    {8627, 3123020006}, {8640, 3005567066}, {8652, 2400366623}, {8664, 2266193630}, {8674, 3448933658},
    {8687, 3786999131}, {8695, 2370703267}, {8710, 2552112075}, {8728, 2857694466}, {8741, 2048902997},
    {8748, 3048556132}, {8763, 1468503355}, {8782, 3744775116}, {8800, 3621218635}, {8817, 3611392321},
    {8828, 3412690475}, {8841, 2109961146}, {8867, 2124853820}, {8889, 4061796954}, {8896, 4173553157},
    {8904, 2053962742}, {8915, 1836668495}, {8924, 721310682}, {8939, 1006735486}, {8951, 325084441},
    {8956, 2961925722}, {8966, 497438945}, {8975, 1787797455}, {8986, 1849888827}, {9006, 3825011241},
    {9015, 385702446}, {9019, 1041509726}, {9024, 1494001562}, {9034, 1742909879}, {9041, 2157316278},
    {9047, 348705738}, {9061, 737459482}, {9067, 1122880180}, {9078, 1945272936}, {9093, 2380932862},
    {9101, 2548392784}, {9112, 3688764708}, {9122, 1901756438}, {9131, 906872895}, {9142, 1648836552},
    {9149, 1359877577}, {9157, 521485205}, {9170, 252720416}, {9184, 1264131298}, {9188, 1582017048},
    {9207, 422274124}, {9226, 3020961236}, {9248, 1120609123}, {9254, 845187144}, {9278, 3704248662},
    {9305, 1361184210}, {9327, 254023945}, {9355, 3600137057}, {9379, 2682444316}, {9388, 1644100618},
    {9412, 1592819465}, {9445, 895660813}, {9453, 335426986}, {9478, 1264318259}, {9510, 1168386582},
    {9518, 1663862986}, {9523, 1746993862}, {9552, 1903257066}, {9557, 974882150}, {9564, 1177151643},
    {9595, 165292311}, {9602, 2311397435}, {9607, 439402299}, {9636, 1552997231}, {9641, 3962257883},
    {9650, 2220750876}, {9683, 2007447656}, {9692, 2787838396}, {9698, 3769421748}, {9728, 4173954024},
    {9734, 1434043348}, {9744, 1426660429}, {9778, 737025121}, {9812, 1466689035}, {9850, 4098563933},
    {9855, 513712005}, {9892, 229043912}, {9896, 2457286800}, {9931, 3584307048}, {9933, 1123244352},
    {9970, 1329338781}, {9974, 2761510965}, {9979, 2016490230}, {9986, 49525662}, {10006, 539821669},
    {10024, 3772220557}, {10042, 4185830300}, {10057, 3171290880}, {10079, 832521766}, {10101, 1461782644},
    {10121, 691540578}, {10144, 1404144425}, {10164, 522796658}, {10181, 1376505559}, {10190, 3748513642},
    {10198, 846470194}, {10206, 200649126}, {10220, 3431639220}, {10227, 4292335199}, {10242, 907121470},
    {10248, 2240342303}, {10265, 2969811462}, {10279, 167268160}, {10293, 1833803298}, {10300, 4030051588},
    {10306, 1400182552}, {10336, 455416660}, {10356, 2271268225}, {10379, 2613973034}, {10397, 392604227},
    {10419, 3754606837}, {10439, 2833158821}, {10455, 3350374178}, {10462, 534084754}, {10476, 2867322350},
    {10498, 2116308131}, {10514, 664899839}, {10536, 1989677117}, {10545, 904369474}, {10549, 3096186179},
    {10554, 741716276}, {10559, 2329068957}, {10566, 2921198141}, {10571, 1055615879}, {10576, 3285122304},
    {10582, 230313139}, {10585, 2868333218}, {10589, 4098541315}, {10594, 33356212}, {10601, 1723256298},
    {10605, 4140259964}, {10611, 107912219}, {10633, 4121566434}, {10663, 3855721002}, {10679, 2216232237},
    {10703, 2255928953}, {10723, 159080631}, {10737, 3689248828}, {10762, 836430118}, {10783, 3367347455},
    {10809, 4230039153}, {10823, 609216699}, {10858, 1501614459}, {10869, 1529288929}, {10901, 2719113377},
    {10913, 2275796322}, {10946, 1812401954}, {10957, 2408338453}, {10989, 2855832277}, {11016, 1459817706},
    {11027, 2392518824}, {11059, 518942568}, {11080, 3663533692}, {11122, 2192755772}, {11147, 177875273},
    {11193, 891907593}, {11215, 1945812840}, {11258, 1417411880}, {11282, 2154355281}, {11327, 3467076881},
    {11347, 317429627}, {11388, 771452987}, {11423, 181460511}, {11443, 456257992}, {11484, 2485130632},
    {11507, 317835491}, {11551, 3496877987}, {11572, 1103010248}, {11622, 3557956176}, {11645, 4255026978},
    {11697, 3877521898}, {11711, 4267328027}, {11722, 3365817217}, {11734, 1019517826}, {11745, 4255312501},
    {11751, 107113802}, {11762, 339302984}, {11783, 571385436}, {11808, 701971049}, {11830, 3844547848},
    {11854, 2993703921}, {11874, 856100507}, {11888, 523418047}, {11909, 1199509864}, {11918, 71184232},
    {11947, 3633864562}, {11953, 3626350180}, {11979, 227242734}, {11986, 3686895409}, {12013, 23593359},
    {12019, 3490026688}, {12045, 2245546586}, {12054, 63500808}, {12060, 3324008260}, {12067, 2639082641},
    {12073, 4241250784}, {12101, 1005534689}, {12129, 433529277}, {12158, 1104277830}, {12171, 1738166450},
    {12206, 4196810825}, {12235, 1042290725}, {12242, 1073217499}, {12260, 2059328792}, {12268, 1536564555},
    {12287, 2064776214}, {12296, 1856753941}, {12316, 1308833490}, {12320, 3934383778}, {12335, 2480094667},
    {12353, 3523238589}, {12361, 1863269210}, {12381, 2099371351}, {12386, 4096559242}, {12403, 2182794837},
    {12410, 667710333}, {12413, 718098122}, {12416, 682728183}, {12434, 3802467407}, {12455, 3657180965},
    {12478, 1665393361}, {12502, 1052733624}, {12511, 184912774}, {12527, 4089387070}, {12540, 2352568569},
    {12553, 1245245715}, {12566, 1262023334}, {12580, 3270702940}, {12592, 2739892052}, {12607, 2480001844},
    {12613, 351428278}, {12630, 2428146278}, {12645, 2992948263}, {12656, 2349028720}, {12663, 3885786800},
    {12675, 1736514697}, {12685, 3474322026}, {12695, 60432295}, {12700, 1322381784}, {12707, 4012403877},
    {12729, 989471740}, {12750, 452908417}, {12769, 423327896}, {12785, 2453966149}, {12813, 1731566697},
    {12824, 2587032280}, {12845, 2963724706}, {12861, 712913813}, {12893, 2778836517}, {12908, 2173728365},
    {12915, 2357661820}, {12931, 409169195}, {12951, 3491459423}, {12968, 1226170970}, {12991, 3404475955},
    {13021, 1624986452}, {13055, 3623300279}, {13072, 3034534074}, {13092, 575711980}, {13105, 1032586458},
    {13117, 266241602}, {13137, 3402924327}, {13147, 1269553309}, {13153, 503252654}, {13156, 4160314702},
    {13160, 159043482}, {13167, 2686336408}, {13172, 2717370895}, {13182, 1132587367}, {13190, 1195117749},
    {13204, 1879021152}, {13218, 581463510}, {13241, 2140377464}, {13253, 1275514075}, {13265, 2387979536},
    {13276, 3884420844}, {13293, 1646387302}, {13305, 308670472}, {13318, 3934596143}, {13331, 2845511965},
    {13354, 4013472960}, {13374, 207861097}, {13390, 2974165697}, {13397, 1232628331}, {13414, 889198334},
    {13433, 3364533173}, {13449, 2007207608}, {13458, 3255160570}, {13465, 2953807453}, {13472, 709349229},
    {13480, 2600881466}, {13495, 2804841900}, {13510, 2904109309}, {13518, 111583397}, {13528, 249290197},
    {13538, 1264874778}, {13550, 2552651146}, {13554, 3749132497}, {13563, 1230999982}, {13570, 3143743637},
    {13584, 3277309783}, {13592, 799079693}, {13597, 2072037248}, {13606, 1839346743}, {13616, 2980706495},
    {13627, 3765738945}, {13641, 1478303606}, {13653, 1491675329}, {13661, 2435397115}, {13682, 1647672292},
    {13701, 1635008148}, {13717, 3124627733}, {13720, 993596020}, {13735, 2693457989}, {13754, 415476443},
    {13767, 1262823941}, {13777, 1622115944}, {13785, 1499161504}, {13796, 2973219889}, {13809, 2597275607},
    {13814, 1748273790}, {13820, 860606716}, {13825, 3002334877}, {13842, 2034172196}, {13868, 3305562105},
    {13886, 3707972394}, {13893, 3647859367}, {13906, 3236366608}, {13919, 1824874128}, {13940, 2788634194},
    {13965, 3813530536}, {13987, 1466132464}, {14015, 3529599493}, {14047, 2079469443}, {14069, 738891302},
    {14087, 3197889394}, {14106, 2360350959}, {14125, 3649363768}, {14144, 3444963044}, {14175, 2273024933},
    {14198, 4264915354}, {14219, 3077942367}, {14248, 590894855}, {14258, 1618037728}, {14268, 1850454287},
    {14278, 3957551837}, {14297, 4284171251}, {14313, 3891447831}, {14319, 2774883451}, {14331, 3483418915},
    {14348, 668816343}, {14356, 2931048700}, {14365, 2388452721}, {14373, 4258353177}, {14376, 1141775739},
    {14382, 4126724647}, {14392, 2859901778}, {14396, 3250964130}, {14404, 1360419304}, {14408, 3001705435},
    {14414, 2071016015}, {14419, 4246411473}, {14423, 2944866961}, {14426, 418647609}, {14429, 2471879920},
    {14431, 1105628090}, {14435, 963632676}, {14438, 1882099852}, {14447, 2097992392}, {14455, 4171284318},
    {14463, 2265671865}, {14470, 2076987736}, {14481, 3694939264}, {14488, 2984259090}, {14495, 306596620},
    {14502, 1616530830}, {14513, 2662881380}, {14520, 3218261061}, {14527, 2261369287}, {14533, 912855974},
    {14539, 3374781713}, {14556, 1149880784}, {14566, 296395306}, {14577, 1195616409}, {14585, 2949131327},
    {14597, 942984426}, {14609, 1491100860}, {14620, 417924775}, {14631, 3895649598}, {14637, 3882857642},
    {14643, 3114108242}, {14650, 2831556715}, {14663, 3401266884}, {14669, 1451477576}, {14685, 119757721},
    {14694, 2438128661}, {14706, 2193512543}, {14713, 4182669406}, {14723, 1505809199}, {14742, 2758857958},
    {14753, 1600511528}, {14759, 785452558}, {14779, 4208727282}, {14792, 3291555781}, {14796, 407568404},
    {14803, 3610741318}, {14810, 2976183426}, {14820, 2611701562}, {14827, 3561702979}, {14838, 3373400544},
    {14843, 616319547}, {14857, 363805148}, {14869, 2670905232}, {14873, 2984927816}, {14879, 3072721717},
    {14886, 382945106}, {14898, 197333961}, {14913, 3768039387}, {14922, 1202886564}, {14935, 3124826125},
    {14952, 1073533898}, {14972, 501308550}, {14991, 2241932221}, {15009, 4242588933}, {15017, 3290709023},
    {15025, 3206573181}, {15033, 3156240324}, {15045, 873554442}, {15057, 3877044912}, {15064, 1386144670},
    {15108, 3391438105}, {15141, 3275802252}, {15147, 1665555596}, {15157, 955209608}, {15167, 3663374774},
    {15175, 2845693673}, {15184, 1402472725}, {15193, 2710028206}, {15247, 2549331680}, {15268, 2854832407},
    {15293, 155406996}, {15305, 3678362229}, {15316, 930651626}, {15333, 883771916}, {15345, 2754639596},
    {15351, 3056320968}, {15371, 2497068525}, {15375, 2223459638}, {15384, 3578929855}, {15395, 960139624},
    {15404, 2007872489}, {15412, 1597548103}, {15427, 957531795}, {15440, 1010886454}, {15460, 1596791097},
    {15465, 828449414}, {15481, 4083200273}, {15497, 1563607652}, {15502, 3373576235}, {15518, 1686781560},
    {15525, 247011038}, {15541, 3118206852}, {15558, 1114429566}, {15574, 275414779}, {15592, 3681786005},
    {15619, 1786964809}, {15622, 4081524352}, {15625, 3880226465}, {15630, 1336735441}, {15637, 3258804367},
    {15646, 3220778976}, {15656, 3246523276}, {15667, 2488280337}, {15681, 2068458324}, {15696, 763838368},
    {15703, 637820293}, {15707, 2601460036}, {15712, 1480246043}, {15721, 978711165}, {15728, 309439324},
    {15737, 2535512472}, {15744, 3189629876}, {15762, 3793360030}, {15784, 3530699951}, {15803, 3107109432},
    {15825, 2768536296}, {15845, 2255243348}, {15863, 1791059818}, {15869, 4128829753}, {15890, 1910782036},
    {15910, 3395304284}, {15933, 1173374833}, {15955, 2943989225}, {15972, 66633762}, {15982, 3883652983},
    {16002, 1787670268}, {16024, 2151592719}, {16036, 288631100}, {16047, 835911719}, {16058, 18669246},
    {16068, 2951402203}, {16088, 3636908325}, {16103, 834189487}, {16114, 1964022558}, {16124, 684154646},
    {16147, 2371177212}, {16172, 1731011858}, {16195, 944362804}, {16217, 115475624}, {16248, 694824490},
    {16257, 3779456605}, {16273, 554307351}, {16293, 580401027}, {16306, 2837546561}, {16314, 3574960668},
    {16317, 1090614859}, {16337, 848102186}
};

static const int32_t slots[] = {
    -1, -1, -1, 680, 170, 730, -1, -1, 167, -1, 312, -1, -1, 129, 1288, 729, -1, -1, 947, 98, 1297, 1327, -1,
    -1, -1, 283, -1, -1, -1, -1, -1, -1, 949, -1, -1, -1, 846, 998, -1, -1, 372, -1, -1, 764, -1, -1, 1324,
    -1, -1, 158, -1, 749, 1059, -1, -1, -1, 978, 250, 554, -1, -1, -1, -1, -1, 84, 594, -1, -1, 1312, -1, -1,
    -1, -1, 350, 179, 1340, -1, -1, 462, -1, 470, -1, -1, 64, -1, -1, 1362, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 592, 216, 1151, -1, 221, -1, -1, 756, -1, -1, -1, -1, 1264, -1, -1, -1, -1, 1110, -1, -1, -1, 568,
    -1, -1, 1052, -1, -1, -1, 1098, -1, -1, -1, -1, 1159, 1261, -1, -1, -1, 73, 986, 1328, -1, -1, 1081, -1,
    -1, 5, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 656, 119, 609, -1,
    922, 1358, -1, 1339, -1, -1, -1, 1255, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 226, 771, -1, 719,
    -1, 663, -1, 901, 1238, -1, -1, 988, -1, -1, -1, -1, 833, 215, -1, 388, -1, -1, 1224, -1, 1070, -1, -1,
    -1, -1, -1, -1, -1, -1, 332, -1, 398, 511, -1, -1, 542, 532, 770, 844, 1257, -1, -1, -1, -1, 972, -1, -1,
    1089, -1, -1, -1, -1, -1, 77, 395, 172, 399, 850, 745, 862, -1, -1, -1, -1, 1279, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 796, -1, -1, 370, -1, 815, 493, -1, -1, -1, 160, 614, 1174, -1, -1, -1, -1, -1, 825, -1,
    288, -1, -1, -1, -1, 94, 565, -1, -1, -1, -1, -1, -1, -1, 1182, -1, -1, -1, 1031, -1, -1, -1, 87, 552,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, 1360, 36, -1, -1, -1, -1, 707, -1, -1, -1, 316, 1259, -1, -1, -1,
    434, -1, 512, 157, 392, 415, 915, 551, -1, 151, -1, 517, -1, -1, -1, -1, 911, -1, 778, 943, -1, 840, -1,
    213, -1, -1, -1, 842, 1109, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 878, 1199, -1, -1, -1, -1, 686,
    -1, -1, 394, 1239, -1, -1, 805, 910, -1, -1, -1, -1, 233, -1, -1, 777, 1332, 277, 1032, 362, 1193, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, 1270, -1, -1, -1, 296, 282, 632, 397, 161, 954, 746, 629, -1, -1, -1,
    855, -1, -1, -1, -1, -1, -1, -1, -1, 144, 248, 426, -1, -1, -1, 92, 1131, 235, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, 748, -1, -1, -1, -1, -1, -1, -1, -1, 421, -1, -1, -1, -1, -1, 95, 125, 474, -1, -1, -1, 657,
    -1, -1, -1, -1, -1, -1, -1, 272, 1132, -1, -1, 1248, -1, 205, -1, 784, -1, -1, -1, -1, 509, 800, 962,
    581, 652, -1, -1, -1, 567, 159, 1157, -1, -1, -1, -1, 1143, -1, -1, 1101, 1315, -1, -1, -1, 232, -1, -1,
    -1, 318, 806, 1030, 957, -1, -1, -1, -1, 640, 1054, -1, -1, 441, -1, 435, -1, -1, -1, 304, -1, -1, -1,
    -1, -1, 348, -1, -1, -1, -1, -1, 810, -1, 1136, -1, -1, -1, 599, 523, -1, -1, -1, -1, -1, -1, -1, -1,
    781, 1033, -1, 1186, 1282, -1, -1, 431, 993, 1034, -1, -1, -1, -1, -1, 303, 1176, -1, -1, 1158, -1, 229,
    541, 920, -1, -1, -1, -1, -1, 909, 76, 185, -1, -1, 1221, -1, -1, -1, -1, -1, -1, 722, -1, 797, 359, 428,
    -1, -1, -1, 488, -1, -1, -1, 59, 630, -1, -1, -1, -1, 37, 1025, -1, -1, -1, -1, 999, -1, -1, 621, -1, 58,
    618, 19, 1268, -1, 913, -1, -1, 432, 683, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 489, 939, 992, -1, -1,
    888, -1, -1, -1, 214, 447, 651, -1, 1142, -1, -1, 733, 889, -1, -1, -1, -1, -1, -1, -1, 1017, -1, -1,
    238, -1, 1137, 433, 566, 1008, 146, 1198, 1369, 932, 1084, 206, -1, 1121, -1, -1, -1, -1, -1, -1, -1,
    391, -1, 263, 1009, -1, 830, -1, -1, -1, 1126, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 62, 79, -1,
    -1, -1, -1, 56, -1, -1, 326, 1112, -1, 1055, -1, 1218, 1344, 907, -1, -1, 1006, -1, -1, -1, -1, -1, 217,
    674, 843, 793, 1096, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 153, 503, 137, 516, -1, -1, -1, -1, -1, -1,
    -1, -1, 413, -1, -1, -1, 1155, -1, 1088, -1, -1, -1, -1, 968, -1, -1, 1299, -1, 1306, -1, -1, -1, 701,
    -1, -1, 293, -1, -1, 703, -1, -1, 464, 544, 0, 498, -1, 409, -1, -1, -1, -1, -1, -1, -1, -1, 970, -1, -1,
    -1, -1, -1, -1, -1, 964, -1, 9, 1267, -1, -1, -1, -1, -1, -1, -1, -1, 271, -1, -1, -1, -1, -1, -1, -1,
    315, -1, 1300, 767, 616, 1113, 1180, -1, -1, -1, -1, 1046, -1, -1, 254, -1, 20, 224, 563, 692, -1, 176,
    220, 720, 856, -1, 1334, -1, -1, 751, 1353, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1355,
    330, -1, 281, -1, -1, 411, -1, -1, -1, 1092, -1, 724, -1, -1, -1, -1, -1, -1, 423, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, 278, 334, 760, -1, 714, 747, -1, 832, -1, 24, 1258, -1, 684, 1241, -1,
    11, 47, 918, 1249, -1, -1, 442, -1, -1, 102, -1, -1, -1, -1, -1, 545, -1, -1, -1, 163, 1266, -1, -1, -1,
    197, -1, -1, -1, -1, -1, 314, -1, -1, 559, 820, 1152, -1, 675, -1, -1, 871, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, 110, 81, -1, -1, -1, 231, -1, -1, 299, -1, -1, -1, 1148, -1, -1, -1, -1, 1, -1, 854, -1, 39,
    90, -1, -1, 178, -1, -1, -1, -1, 156, 285, 804, 1057, 1169, 1370, 593, -1, -1, -1, -1, -1, -1, -1, 752,
    -1, -1, -1, 155, -1, -1, -1, -1, -1, -1, -1, 331, -1, -1, 1026, 935, -1, -1, -1, 890, 1133, -1, -1, -1,
    1262, -1, -1, -1, -1, 732, -1, -1, -1, -1, -1, 290, 787, -1, -1, 1304, -1, -1, 115, -1, -1, -1, -1, -1,
    1303, -1, -1, -1, 166, -1, -1, 529, 822, 1372, -1, -1, -1, -1, 1273, -1, -1, -1, -1, -1, 823, 1077, 1281,
    -1, 70, -1, 1012, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1058, -1, -1, 385, -1, -1, 550, 615, -1, -1, -1,
    -1, 279, -1, -1, -1, -1, -1, -1, -1, 191, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 642, 1001, -1, -1,
    -1, -1, 175, 1343, -1, 966, 1118, 1276, -1, -1, -1, -1, -1, -1, 53, 1086, -1, -1, -1, -1, -1, 93, -1, -1,
    429, -1, -1, -1, -1, -1, -1, -1, -1, -1, 533, -1, 847, 1217, 1331, 459, -1, -1, -1, -1, 524, 669, 543,
    1309, 960, -1, -1, -1, -1, -1, -1, -1, -1, -1, 201, 1134, -1, -1, -1, 916, -1, -1, 69, 1047, 671, -1, -1,
    -1, -1, -1, -1, -1, -1, 1130, 1083, -1, -1, -1, -1, -1, 1076, -1, -1, 617, -1, 378, 136, 838, -1, -1, -1,
    418, 508, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1229, -1, -1, 2, -1, -1, -1, -1, -1,
    -1, -1, -1, 99, -1, -1, -1, -1, -1, -1, -1, 944, -1, -1, -1, -1, 249, -1, -1, 1233, -1, 121, -1, 945, -1,
    -1, 72, 1202, -1, -1, -1, 769, -1, 942, -1, -1, -1, -1, 633, -1, 1214, -1, -1, -1, -1, -1, -1, -1, 65,
    -1, -1, -1, -1, -1, -1, 48, -1, -1, 78, 255, -1, -1, 853, -1, -1, -1, -1, 1068, -1, -1, -1, -1, -1, -1,
    -1, -1, 1106, -1, 28, 486, -1, 1196, -1, 106, -1, -1, -1, -1, -1, -1, 1245, -1, 71, 693, -1, -1, -1, 437,
    1082, -1, -1, 1105, 1211, -1, -1, -1, -1, -1, -1, -1, 961, -1, -1, -1, -1, -1, 537, 32, -1, -1, -1, -1,
    -1, 1243, -1, -1, -1, -1, -1, -1, 879, -1, 375, 648, 126, 450, 933, 453, -1, 128, 885, -1, -1, -1, -1,
    -1, -1, 695, 996, 600, -1, -1, 791, 1049, -1, -1, -1, 572, 1219, -1, -1, -1, -1, -1, 218, 859, 731, 114,
    1364, 264, -1, -1, 490, -1, -1, -1, 30, 608, 742, -1, -1, -1, -1, -1, 387, -1, -1, -1, -1, -1, 893, -1,
    -1, -1, -1, -1, 505, -1, 265, 42, -1, -1, -1, -1, -1, 355, -1, -1, -1, 1292, 534, -1, -1, -1, -1, 578,
    905, -1, 776, -1, -1, -1, 1014, 1251, -1, -1, -1, -1, -1, -1, -1, -1, -1, 924, -1, -1, -1, -1, -1, 292,
    -1, 623, -1, 1181, -1, -1, -1, -1, -1, -1, -1, -1, -1, 829, -1, -1, 142, -1, -1, -1, -1, -1, 514, 1097,
    -1, 774, -1, -1, 677, -1, 1216, 848, 194, -1, 814, -1, -1, -1, -1, 808, -1, 897, -1, -1, -1, 1240, -1,
    -1, -1, -1, 575, 726, -1, 869, -1, -1, 852, -1, -1, -1, -1, -1, 1043, 1373, 284, -1, -1, -1, -1, 946,
    761, -1, -1, -1, -1, -1, -1, -1, 851, 941, 1154, 1145, -1, -1, 1192, -1, -1, -1, 356, 904, 1263, -1, -1,
    91, 547, -1, 980, -1, 577, -1, -1, 1290, -1, -1, -1, -1, -1, -1, -1, -1, 928, -1, -1, -1, 790, 306, -1,
    -1, -1, -1, 1247, -1, 88, 1178, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 111, 475, 612, 940, -1, -1, -1,
    -1, -1, 335, -1, -1, 513, -1, -1, -1, -1, 374, -1, -1, -1, -1, -1, -1, 896, -1, -1, -1, -1, -1, -1, -1,
    -1, 381, -1, -1, -1, -1, 610, -1, 681, -1, -1, 753, 1286, -1, 785, 795, -1, -1, -1, -1, 363, -1, -1, 43,
    579, 1227, 1205, 1252, -1, -1, -1, -1, -1, 715, -1, 561, -1, -1, 555, -1, -1, 1228, -1, -1, -1, -1, -1,
    -1, -1, -1, 576, -1, -1, 6, -1, 139, 709, -1, -1, -1, -1, -1, -1, 1335, -1, 589, -1, -1, 627, -1, -1,
    476, -1, -1, -1, -1, -1, -1, 436, 860, 101, -1, -1, -1, -1, 184, -1, -1, -1, -1, -1, -1, -1, 1274, 899,
    -1, 821, -1, -1, -1, -1, 483, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 914, -1, 540, -1, 420, -1, -1,
    -1, -1, 247, -1, -1, 1041, 1069, -1, 287, -1, -1, 26, 1185, 89, -1, -1, -1, 198, -1, -1, -1, 18, -1, 298,
    923, -1, 826, -1, -1, 1003, -1, -1, -1, -1, -1, -1, 824, -1, -1, -1, 1173, -1, -1, -1, -1, -1, -1, 530,
    -1, -1, 903, 425, -1, 1278, -1, -1, 799, -1, -1, 209, -1, 872, -1, -1, 1250, -1, -1, 1087, -1, -1, -1,
    -1, -1, -1, -1, 1333, -1, -1, -1, -1, 1237, -1, -1, -1, 1311, 268, 700, -1, -1, -1, 1104, -1, 140, 1316,
    631, -1, -1, -1, -1, -1, -1, -1, 1244, -1, 45, -1, -1, -1, -1, -1, -1, -1, -1, 405, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 783, -1, -1, -1, 613, 902, 788, -1, -1, 55, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1165, -1, 1020, 469, 597, -1, -1, -1, -1, -1, -1, 482, 461, 965,
    603, 989, -1, -1, -1, -1, -1, -1, 1213, -1, 368, -1, 699, 861, -1, -1, 982, -1, 261, -1, 931, 468, -1,
    -1, -1, 1313, -1, -1, 1350, 877, 892, 1027, -1, -1, 1337, 1039, -1, -1, -1, -1, -1, -1, -1, 270, 611, -1,
    937, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 987, 1204, -1, -1, -1, 336, -1, -1, -1, -1, -1, -1,
    -1, -1, 496, 243, 958, 1314, -1, -1, 195, -1, -1, -1, -1, -1, -1, -1, 1323, -1, -1, -1, -1, -1, -1, 694,
    -1, -1, -1, -1, -1, 1305, -1, -1, -1, 168, -1, 786, 971, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 196, 54, 582, 484, 1308, 1371, -1, 100, 863, 682, 328, -1, -1, -1, -1, -1, -1, -1,
    -1, 44, 969, -1, -1, -1, -1, 1139, -1, -1, -1, -1, -1, -1, 528, -1, 149, -1, 834, -1, 228, -1, -1, 1341,
    -1, 1016, -1, -1, -1, -1, -1, 1060, -1, 1190, -1, -1, -1, 365, -1, -1, -1, -1, 419, -1, -1, -1, -1, -1,
    -1, 1222, 353, -1, -1, -1, 1183, 870, 665, -1, -1, -1, 794, 573, -1, -1, 1128, -1, -1, -1, -1, 710, -1,
    171, -1, -1, -1, -1, -1, 1094, 83, 1038, -1, -1, -1, -1, 33, 1140, -1, 1013, -1, -1, 660, -1, -1, -1, -1,
    52, -1, -1, -1, -1, -1, 828, 727, 322, -1, -1, 227, 13, 1045, -1, -1, -1, -1, -1, -1, -1, -1, 27, -1, -1,
    -1, -1, -1, 1275, -1, -1, 702, -1, 148, -1, -1, -1, -1, -1, -1, -1, -1, 262, 367, 1225, -1, -1, -1, -1,
    338, -1, -1, -1, 775, 952, 734, 930, 1184, -1, -1, 634, 1342, 713, 625, 305, 739, -1, 831, -1, -1, -1,
    -1, 792, 8, 1103, -1, -1, -1, -1, -1, 803, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 779, -1, -1, -1, 239,
    504, 1075, 938, 1114, 1295, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1164, -1, -1, -1, -1, -1, 501, -1, 670,
    236, -1, -1, -1, -1, -1, -1, -1, -1, 150, 1135, 927, -1, -1, -1, 698, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 1188, -1, -1, -1, -1, -1, -1, 596, -1, -1, -1, -1, 455, -1, -1, 479, 697, -1, 628, -1, -1, -1, -1,
    -1, -1, 679, 1170, 570, 127, 183, 1287, -1, 638, 31, -1, 1010, -1, 186, 622, -1, -1, 230, 977, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, 1365, -1, -1, -1, -1, -1, 1107, -1, 256, -1, -1, -1, 246, -1, -1, -1,
    -1, -1, -1, 200, 1351, -1, 29, 274, -1, 650, 457, 659, 1091, 472, 990, 1325, -1, 921, -1, -1, -1, -1, -1,
    -1, -1, -1, 558, -1, -1, -1, 881, 401, -1, -1, -1, 1127, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 586,
    308, -1, 605, -1, -1, 951, 818, -1, -1, -1, 662, -1, -1, 373, -1, 310, -1, -1, -1, -1, -1, 396, -1, -1,
    -1, -1, -1, 1035, 908, 1209, 1085, -1, 1100, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1212, -1, -1, -1, -1,
    -1, -1, 478, -1, -1, 1124, -1, -1, 199, -1, -1, -1, -1, -1, -1, 1048, -1, -1, -1, -1, -1, 955, -1, 35,
    291, -1, 1269, 801, 491, 678, 1044, -1, -1, -1, 598, -1, 105, 602, 1117, 1289, -1, -1, -1, -1, -1, 342,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1177, -1, -1, 211, 294, -1, -1, -1, -1, -1, -1,
    653, -1, 643, -1, 295, -1, 1284, 1002, -1, -1, -1, 448, -1, -1, -1, -1, -1, -1, 858, 1062, -1, -1, -1,
    280, -1, 687, 49, 219, 673, 1053, -1, -1, -1, -1, -1, 711, -1, -1, -1, -1, -1, 203, 811, 985, -1, -1,
    895, -1, -1, -1, -1, -1, -1, -1, -1, 522, -1, 882, -1, -1, -1, -1, 1071, -1, -1, -1, -1, -1, 655, 1061,
    -1, 97, 672, -1, 416, 1066, -1, -1, -1, -1, -1, -1, -1, 1246, -1, 7, -1, -1, 926, -1, -1, -1, 773, 705,
    1015, 22, -1, -1, -1, 267, 798, -1, -1, -1, 131, -1, -1, -1, 124, -1, -1, -1, 410, 995, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 639, 981, 46, 193, 34, -1, 82, 86, 816, 917, -1, 525, 647, -1, -1, -1, 190, -1, 520,
    -1, -1, -1, 371, -1, 1024, -1, -1, 118, -1, 210, -1, 80, 1029, -1, 143, 25, 950, 1254, 763, -1, -1, -1,
    -1, -1, 754, -1, -1, -1, -1, -1, 1149, 874, -1, -1, 607, 1064, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 580, -1, -1, -1, -1, 300, 772, 1099, 1144, -1, 696, 883, 1272,
    -1, -1, -1, -1, -1, -1, -1, -1, 585, 646, 894, -1, 1200, -1, 1050, -1, -1, -1, -1, -1, -1, 768, -1, 1004,
    -1, -1, -1, -1, 667, -1, -1, -1, -1, -1, -1, -1, 1349, -1, -1, 10, -1, -1, -1, -1, -1, -1, 817, 837, -1,
    120, 584, -1, -1, -1, -1, -1, 257, 341, -1, -1, -1, -1, 325, -1, 451, 1147, -1, -1, -1, 689, 835, -1, -1,
    -1, -1, -1, 412, -1, -1, -1, 891, -1, 1363, -1, -1, -1, -1, 557, 666, -1, 1073, -1, -1, -1, 1354, -1, -1,
    -1, -1, 379, 604, 919, 1171, -1, -1, -1, 716, -1, 560, -1, -1, -1, -1, -1, -1, 495, 321, -1, -1, -1, 339,
    61, 506, -1, -1, -1, 737, -1, -1, -1, -1, -1, 1179, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 122,
    245, 360, 369, 635, -1, -1, -1, -1, -1, -1, -1, -1, 1074, -1, -1, -1, -1, -1, -1, -1, 1346, 324, -1, -1,
    -1, 1065, -1, -1, -1, 16, 685, -1, -1, -1, -1, -1, 1317, 873, -1, -1, 386, -1, -1, -1, -1, 812, -1, -1,
    -1, 346, -1, 345, 1210, 929, 1019, -1, -1, 204, 500, -1, 1215, -1, -1, -1, -1, 117, 107, -1, -1, 1018,
    -1, -1, -1, -1, 782, 676, 740, -1, -1, 762, -1, -1, -1, -1, -1, -1, 1359, -1, 1234, -1, 1146, -1, -1, -1,
    -1, 1352, 728, -1, -1, 1111, 1161, -1, 333, -1, -1, -1, 515, -1, -1, 708, -1, -1, -1, -1, -1, 357, -1,
    -1, 759, -1, 481, -1, 477, -1, 546, -1, -1, 1256, -1, -1, -1, 510, 626, 1298, -1, -1, -1, -1, -1, -1, -1,
    449, -1, -1, -1, 704, -1, -1, -1, -1, 380, -1, -1, -1, -1, 307, 207, -1, -1, -1, -1, -1, -1, -1, 75, -1,
    606, -1, -1, 1194, 487, 1277, 658, -1, -1, -1, -1, -1, -1, -1, 1318, -1, -1, -1, -1, 1093, 1063, -1, -1,
    564, 445, -1, -1, -1, 690, 948, -1, -1, -1, 1195, -1, -1, -1, -1, 430, 407, 1235, 595, -1, 402, -1, 536,
    354, 976, -1, -1, 531, -1, -1, 3, -1, 364, -1, 352, 467, -1, -1, -1, 340, 1207, 463, -1, -1, -1, -1, -1,
    383, 104, 4, -1, -1, -1, -1, 1095, 444, 1011, 934, 1167, 177, 242, 414, 1242, -1, 591, -1, 492, 1356,
    900, 539, 404, -1, -1, -1, 1172, -1, 1348, 780, -1, -1, -1, -1, -1, -1, 309, 887, 241, -1, -1, 1285, -1,
    12, 147, 1294, -1, 349, -1, 936, 1319, -1, -1, -1, -1, -1, -1, 240, 440, 959, -1, 424, 1307, -1, -1, 562,
    644, -1, -1, -1, -1, -1, 868, 875, -1, -1, -1, -1, -1, 1280, -1, -1, 21, 251, 526, -1, 169, -1, -1, 108,
    -1, -1, -1, 718, -1, -1, -1, 165, 1367, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1072, -1, -1,
    -1, -1, -1, -1, -1, -1, 164, -1, -1, -1, -1, -1, -1, 1326, -1, 443, -1, -1, -1, 494, 548, 583, 1141,
    1223, 1022, 1366, -1, 1291, 1368, 113, 601, -1, 1345, -1, -1, -1, -1, 974, 857, 1357, -1, -1, -1, -1, -1,
    -1, 497, 390, -1, 67, -1, -1, -1, -1, 963, 991, -1, -1, -1, 1253, 223, -1, -1, -1, 1162, -1, 535, 886,
    -1, 259, -1, -1, 313, 688, -1, 1187, -1, 446, -1, -1, -1, -1, 1232, -1, -1, 317, -1, -1, -1, -1, 276, -1,
    -1, 1203, 1296, -1, -1, 187, 376, 180, -1, -1, -1, -1, 1120, -1, -1, -1, -1, -1, -1, -1, -1, -1, 827, -1,
    -1, -1, -1, -1, -1, -1, -1, 145, 237, -1, -1, -1, -1, 152, 1168, 556, -1, -1, -1, 134, 836, 1122, 112,
    -1, 588, -1, 40, 452, 1090, 1271, -1, -1, -1, 301, -1, 406, -1, -1, -1, 17, 174, -1, -1, -1, -1, -1, -1,
    -1, 587, 654, 286, 664, 382, 1079, 649, -1, 1208, -1, -1, 735, 141, 1201, -1, -1, -1, 1007, -1, 1302, -1,
    -1, -1, -1, 1123, 337, 427, -1, 15, 66, -1, -1, -1, -1, 1138, 351, -1, 1329, -1, -1, 344, 258, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, 1330, -1, -1, -1, -1, -1, 1078, 1153, 1021, -1, -1, -1, -1, 260, 637, -1,
    -1, -1, 1230, 366, 876, -1, 518, -1, 347, 641, 712, -1, -1, -1, -1, 358, 668, -1, -1, -1, 458, 661, -1,
    -1, 1150, -1, -1, -1, -1, 1108, -1, -1, 723, 1197, -1, -1, 898, -1, -1, -1, -1, -1, -1, -1, 620, -1, -1,
    -1, 438, 471, -1, -1, -1, -1, 979, 343, -1, 323, -1, 1051, -1, -1, -1, -1, 50, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, 721, -1, -1, 252, 590, 757, 1226, -1, -1, -1, 571, 154, 311, 1293, -1, -1, -1, -1, -1, -1,
    222, 1320, -1, 789, -1, 182, 997, 319, 1191, -1, -1, 636, 849, -1, -1, -1, -1, -1, -1, -1, 1042, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, 1322, 953, 1115, -1, -1, -1, -1, -1, -1, 807, 1156, 422, -1, -1, -1, -1, -1,
    -1, 1175, 1129, -1, -1, 1206, -1, 1125, 273, -1, -1, -1, -1, -1, -1, 619, -1, 865, 269, -1, -1, 880,
    1321, 377, -1, -1, -1, -1, 189, -1, -1, -1, -1, -1, 624, 51, -1, -1, -1, -1, -1, -1, 289, 384, 123, 553,
    507, 1301, 975, -1, -1, 845, -1, -1, 912, -1, -1, -1, 454, 1361, -1, 765, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 181, 74, 389, 403, 1005, -1, 460, -1, -1, -1, -1, 212, 225, 1000, 1028, -1, -1, 400, 485, -1, -1, -1,
    -1, -1, -1, 1067, 1102, -1, 465, 758, -1, -1, -1, -1, -1, 480, 1189, 320, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, 327, 1265, 266, -1, -1, -1, -1, -1, -1, -1, 130, 393, -1, -1, -1, -1, -1, -1, -1, 473, -1, -1,
    -1, -1, -1, 925, -1, 192, -1, -1, -1, -1, -1, 502, -1, -1, -1, -1, -1, 14, 527, -1, 574, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, 736, -1, 466, -1, -1, 188, 1037, 744, -1, 96, -1, 802, -1, 819, -1, -1,
    202, 725, 275, 549, 691, 738, 499, 956, -1, -1, -1, 116, -1, 41, 135, 417, -1, -1, -1, -1, 867, -1, -1,
    741, -1, -1, -1, -1, 569, -1, 38, 103, -1, -1, -1, -1, -1, 1080, -1, 329, 297, -1, -1, 1036, -1, -1, 766,
    841, 253, 983, 1163, -1, 706, -1, 109, -1, 234, -1, 23, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 967, 521,
    -1, 809, -1, -1, -1, -1, 244, -1, -1, -1, -1, -1, -1, 162, 884, 864, -1, 1160, 1236, 839, 813, -1, -1,
    -1, -1, -1, -1, -1, 755, 1023, 1231, -1, -1, 866, 1283, -1, 1056, -1, -1, 645, -1, -1, -1, -1, 132, 1166,
    1338, 133, -1, -1, -1, -1, 984, 1040, 750, -1, 63, -1, 302, 1347, -1, -1, -1, -1, 68, 57, 519, -1, -1,
    1260, -1, -1, -1, 743, -1, -1, -1, -1, 208, -1, -1, -1, -1, -1, -1, 1310, -1, -1, 85, -1, 973, -1, -1,
    1336, 538, -1, 1116, -1, -1, -1, -1, -1, -1, -1, 1119, -1, -1, -1, 138, -1, -1, 1220, 60, -1, -1, -1, -1,
    -1, -1, -1, 439, 456, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 717, 173, -1, -1, -1, -1, -1,
    -1, -1, 408, 361, -1, -1, 994, 906, -1, -1, -1, -1, -1, -1, -1, -1
};

static const int16_t first[] = {
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1066, -1, -1, -1, -1, 1123, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 391, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1150, -1, 799, 802, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 425, 427, 429, 389, 431, 388, 413, 464, 466, 470, 467, 373, 401,
    -1, -1, 245, -1, 359, 410, -1, -1, -1, -1, 855, 1, 625, 895, 44, 47, 346, 344, 348, 350, 347, 345, 349,
    351, 249, 232, 233, 317, 1290, 1359, 8, 26, 0, 9, 27, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 216, 217,
    218, 220, 221, 219, -1, -1, 1342, 230, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 222, 223, 224, 225, 226,
    227, 228, 229, -1, -1, 441, 456, 1361, 414, 1363, -1, -1, -1, -1, -1, 329, 68, 81, 90, 109, 62, -1, 528,
    585, 587, 589, 591, 593, 595, 597, 599, 601, 603, 605, 607, 45, 46, 48, 49, 2, -1, 58, 6, 5, -1, -1, 12,
    11, -1, 17, 57, 20, 21, 22, 23, 24, 25, 28, -1, 29, 30, 31, 32, 33, 34, 35, -1, 36, 37, 38, 39, 40, 41,
    42, 43, 50, 51, 52, 53, 54, 55, -1, -1, -1, 59, 60, 61, 64, 65, 66, 67, 69, 71, 72, 75, 76, 77, -1, 78,
    79, 80, 86, 87, 83, 82, 88, 96, 97, 92, 91, 95, 99, 100, 101, 105, 106, 107, 108, 111, 110, 115, 116,
    117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137,
    138, 139, 140, 142, 144, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 160, 933, 789, 939,
    793, 161, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 180, 181, 182, 184,
    186, -1, 319, 185, -1, -1, 187, 189, 191, 192, 194, 195, 196, 197, 198, 199, 200, 201, 202, 203, 205,
    206, 207, 208, 209, 210, 212, 213, 214, 215, -1, 234, 235, 236, 237, 238, 239, 240, 241, 242, 243, 244,
    246, 247, 248, 250, 251, 252, 253, 256, 260, 263, 264, 265, 266, 267, 268, 269, 270, 271, 272, 273, 274,
    275, 276, 277, 278, 279, 280, 281, 282, 283, 284, 285, 286, 287, 288, 289, 290, 291, 292, 293, 294, 295,
    296, 297, 298, 299, 300, 301, 302, 303, 304, 305, 306, 307, 308, 309, -1, 310, 311, 312, 313, 314, 315,
    318, -1, 320, 321, 322, -1, 323, 325, 326, 327, -1, 328, 332, 333, 337, 338, 339, 340, 341, 342, 343,
    352, 354, 355, 356, 357, 358, 360, 361, 362, 363, 364, 365, 366, 367, 368, 369, 370, -1, 371, -1, 372,
    -1, 377, 378, 381, 383, 385, 386, 387, -1, 392, 394, 397, -1, 402, 403, -1, -1, 406, 407, 408, 409, -1,
    -1, 421, -1, -1, 436, 437, 439, 440, 442, 443, 444, 445, 446, 447, 448, 449, 451, -1, 452, 453, -1, -1,
    476, 479, 478, 458, 459, 460, 461, -1, 465, 469, -1, 471, 473, 474, 475, -1, -1, 495, 496, 503, 509, 511,
    512, 513, 514, 515, 516, 517, 518, 519, 520, 523, 526, 538, 540, 542, 621, 529, 530, 531, 532, 536, 534,
    535, 537, 539, 541, 543, 544, 545, 546, 547, 548, 549, 550, 551, 552, 553, 554, 555, 556, 557, 558, 559,
    560, 561, 562, 563, 564, 565, 566, 567, 568, 569, 570, 571, 572, 573, 574, 575, 576, 577, 578, 579, 580,
    581, 582, 583, 584, 609, 610, 612, 613, 614, 615, 616, -1, 631, 619, 620, 622, 623, 624, 626, 627, 628,
    629, 630, 632, 633, 634, 635, 636, 637, 638, 639, 640, 641, 642, 643, 644, 645, 646, 647, 648, 649, 650,
    651, 652, 653, 654, 655, 656, 657, 658, 659, 660, 661, 662, 663, 664, 665, -1, 666, 667, 668, 669, 670,
    671, 672, 673, 674, 676, 677, 678, 679, 680, 681, 682, 683, 684, -1, 685, 686, 687, 688, 689, 690, 691,
    692, 693, 694, 695, 696, 697, 698, 699, 700, 701, 702, 703, 704, 705, 706, 707, 708, -1, 709, 710, 711,
    712, 713, 714, 715, 716, 717, 718, 719, 720, 721, -1, 722, 723, 724, 725, 726, 727, 728, 729, 730, 731,
    732, 733, 734, 735, 736, 737, 738, 739, 740, 741, 742, 743, 744, 745, 746, 747, 748, 749, 750, 751, 752,
    753, 754, 755, 756, 757, 758, 759, 760, 761, 762, 1456, -1, 764, 766, 767, 768, -1, 770, 772, 774, 776,
    777, 778, 779, 780, 781, 782, 783, 784, 785, 786, 787, 788, -1, 790, 792, 794, 795, 796, 797, 798, 800,
    801, 803, 804, 805, 806, -1, 807, 808, -1, 809, 810, -1, -1, 813, 815, -1, -1, 817, 819, 820, 821, 822,
    823, 824, 825, 826, 829, 831, 832, -1, -1, 835, -1, 836, 837, 838, -1, 840, 841, 842, 843, 844, 845, 846,
    847, 850, 851, 852, 858, 860, 862, 863, 865, 866, 867, 869, 870, 871, 872, 873, 874, 875, 876, 877, 879,
    880, 881, 882, 883, 884, 885, 888, 889, 890, 891, 892, 893, 894, 896, 897, 898, 899, 900, 901, 906, 907,
    908, -1, 912, 915, 919, -1, 921, 925, 926, 930, 932, 941, 934, 935, 937, 938, 940, -1, 942, -1, 943, -1,
    946, 949, 952, 955, 958, 962, -1, -1, 963, -1, 964, 965, 966, 967, 968, 969, 970, 971, 972, 973, 974,
    975, 976, 977, 978, 979, 980, 981, 982, -1, 984, 985, 987, 988, 990, 991, 993, 994, 995, 997, 1000, 1001,
    1002, 1003, 1005, 1006, 1007, 1008, 1009, 1010, 1011, 1014, 1015, 1016, -1, 1018, -1, 1020, 1022, 1023,
    1027, -1, 1028, 1029, 1030, 1031, 1032, 1033, 1034, -1, -1, -1, 1037, 1038, 1039, 1040, -1, -1, 1042,
    1044, 1046, -1, 1047, -1, 1051, 1207, 1053, 1054, -1, -1, 1055, 1056, -1, 1057, -1, -1, -1, 1058, 1059,
    1060, 1061, 1062, 1063, 1064, 1065, 1067, 1068, 1069, 1070, 1071, 1072, 1073, 1074, 1075, 1076, 1077,
    1078, 1079, 1081, 1082, 1083, 1084, 1085, 1086, 1087, 1088, 1089, 1090, 1091, 1092, 1093, 1094, 1095,
    1096, 1097, 1098, 1099, 1100, 1101, 1102, 1103, 1104, 1105, 1106, 1107, 1108, 1109, 1110, 1111, 1112,
    1113, 1114, 1116, 1118, 1120, 1121, 1122, 1124, 1125, 1126, 1127, 1128, 1129, 1130, 1131, 1132, 1134,
    1135, 1136, 1137, 1138, 1139, 1140, 1141, 1142, 1143, 1146, 1148, -1, 1144, -1, 1152, 1153, -1, -1, 1240,
    1158, -1, -1, 1159, 1160, -1, 1232, -1, -1, -1, -1, -1, 1170, 1175, 1179, 1180, -1, -1, 1181, 1182, -1,
    1183, 1184, 1185, 1186, 1187, 1188, 1189, 1190, 1195, -1, -1, 1192, 1193, -1, 1197, -1, 1199, 1201, -1,
    1203, 1204, 1205, 1208, 1209, 1210, 1211, 1212, 1213, 1214, 1215, 1216, 1217, 1224, 1219, 1221, 1223,
    1225, 1226, 1227, 1229, 1230, 1231, 1233, 1234, 1235, 1236, 1237, 1238, 1239, 1241, 1242, 1243, 1244,
    1245, 1246, 1247, 1248, 1249, 1250, 1251, 1253, 1254, 1255, 1256, 1257, -1, 1259, 1265, -1, 1267, 1268,
    1269, 1271, 1272, 1273, 1274, -1, -1, 1276, 1277, 1278, 1279, 1280, 1281, 1282, 1283, 1284, 1285, 1286,
    1287, 1288, 1289, -1, 1294, 1295, 1296, 1297, 1301, 1302, 1303, 1306, 1307, 1308, 1309, 1310, 1311, 1312,
    1315, 1318, -1, 1322, 1326, 1327, 1328, 1329, 1330, 1331, 1332, 1333, 1334, 1336, 1337, 1338, 1339, 1340,
    1341, -1, -1, -1, -1, -1, 1352, 1353, 1354, 1355, 1356, 1357, 1358, 1360, -1, -1, 1364, 1371, -1, -1,
    1366, 1468, -1, 1365, -1, -1, 1370, 1372, 1373, 1374, 1375, 1376, 1378, 1459, 1379, 1460, 1381, 1383,
    1384, 1385, 1461, 1462, 1463, 1386, 1387, 1388, 1389, 1390, 1391, -1, -1, 1393, -1, -1, 1464, 1465, 1395,
    -1, -1, -1, -1, -1, 1466, 1398, 1399, 1400, 1401, 1403, 1405, 1406, 1407, 1408, 1409, 1410, 1411, 1412,
    1413, 1414, -1, 1415, 1416, 1418, 1419, 1420, 1421, 1423, 1425, 1427, 1429, 1431, 1432, 1433, 1434, -1,
    1438, 1439, 1440, 1441, 1442, -1, 1444, 1449, 1451, 1452, -1, 1454, 1469, 1470, 1471, 1472, 1473, 1474,
    1475, 1478, 1479, 1480, 1481, 1483, 1484, 1485, 1486, 1488, 1489, 1490, 1491, 1492, 1494, 1495, 1496,
    1497, 1498, 1500, 1501, 1502, -1, 1503, 1505, 1507, 1457, -1, 1458
};

static const struct catalogue_link links[] = {
    {0, 3, 0}, {0, 618, 0}, {0, -1, 0}, {1, 4, 0}, {2, 7, 0}, {2, -1, 0}, {2, -1, 0}, {3, 10, 0}, {3, 13, 0},
    {3, -1, 0}, {4, 63, 0}, {4, 14, 0}, {4, -1, 0}, {5, 15, 0}, {6, -1, 0}, {7, 16, 0}, {8, -1, 0},
    {9, 18, 0}, {10, 19, 0}, {11, -1, 0}, {12, 193, 4}, {12, -1, 5}, {13, -1, 1}, {13, -1, 0}, {14, -1, 1},
    {14, -1, 0}, {15, -1, 1}, {15, -1, 0}, {16, -1, 1}, {16, -1, 0}, {17, 190, 1}, {17, -1, 0}, {18, -1, 1},
    {19, -1, 0}, {20, -1, 0}, {21, -1, 0}, {22, 848, 3}, {23, -1, 2}, {24, -1, 2}, {25, -1, 2}, {26, -1, 2},
    {27, -1, 2}, {28, -1, 2}, {29, -1, 2}, {30, -1, 2}, {31, -1, 2}, {32, -1, 2}, {33, -1, 2}, {34, -1, 2},
    {35, -1, 2}, {36, -1, 2}, {37, 188, 2}, {38, -1, 2}, {39, -1, 2}, {40, -1, 2}, {41, 56, 0}, {42, -1, 0},
    {43, 73, 4}, {44, 74, 4}, {45, 145, 4}, {46, -1, 4}, {47, -1, 4}, {48, -1, 0}, {49, -1, 0},
    {50, 1012, 2}, {51, -1, 2}, {52, 1013, 2}, {53, 1019, 2}, {54, 70, 0}, {54, -1, 0}, {55, -1, 0},
    {56, 85, 4}, {56, -1, 5}, {57, 103, 2}, {58, 104, 2}, {59, 89, 1}, {59, -1, 0}, {60, -1, 1}, {61, -1, 0},
    {62, -1, 0}, {63, 102, 2}, {64, 84, 0}, {64, 1428, 0}, {64, -1, 0}, {65, -1, 0}, {66, 94, 4},
    {67, -1, 2}, {68, -1, 2}, {69, 1487, 2}, {70, 98, 1}, {71, 93, 0}, {71, 146, 0}, {71, -1, 0},
    {72, -1, 0}, {73, 114, 4}, {73, -1, 5}, {74, 141, 2}, {75, 143, 2}, {76, 183, 1}, {76, -1, 0},
    {77, -1, 0}, {78, -1, 0}, {79, 159, 2}, {80, -1, 2}, {81, -1, 2}, {82, -1, 2}, {83, -1, 2}, {84, -1, 2},
    {85, 839, 2}, {86, 112, 0}, {86, 1422, 0}, {86, -1, 0}, {87, 113, 0}, {88, -1, 0}, {89, 163, 4},
    {89, -1, 5}, {90, -1, 4}, {90, -1, 5}, {91, -1, 4}, {91, -1, 5}, {92, -1, 0}, {93, -1, 4}, {93, -1, 5},
    {94, -1, 4}, {94, -1, 5}, {95, -1, 4}, {95, -1, 5}, {96, -1, 4}, {96, -1, 5}, {97, -1, 2}, {97, -1, 0},
    {98, -1, 2}, {98, -1, 0}, {99, -1, 2}, {99, -1, 0}, {100, -1, 2}, {100, -1, 0}, {101, -1, 2},
    {101, -1, 0}, {102, -1, 2}, {102, -1, 0}, {103, -1, 2}, {103, -1, 0}, {104, -1, 2}, {104, -1, 0},
    {105, -1, 2}, {106, 931, 2}, {107, -1, 2}, {107, -1, 0}, {108, -1, 2}, {108, -1, 0}, {109, -1, 2},
    {109, -1, 0}, {110, 353, 2}, {110, -1, 0}, {111, 324, 2}, {111, -1, 0}, {112, 928, 2}, {113, 611, 2},
    {114, -1, 2}, {115, 162, 0}, {115, -1, 0}, {116, -1, 0}, {117, 211, 4}, {117, -1, 5}, {118, -1, 1},
    {118, -1, 0}, {119, -1, 1}, {119, -1, 0}, {120, -1, 1}, {120, -1, 0}, {121, 508, 1}, {121, -1, 0},
    {122, 510, 1}, {122, -1, 0}, {123, -1, 1}, {123, -1, 0}, {124, 179, 1}, {124, -1, 0}, {125, 374, 1},
    {125, -1, 0}, {126, -1, 1}, {126, -1, 0}, {127, -1, 1}, {127, -1, 0}, {128, -1, 1}, {129, -1, 0},
    {130, -1, 2}, {131, -1, 2}, {132, -1, 2}, {133, -1, 1}, {134, -1, 2}, {135, -1, 2}, {136, -1, 0},
    {137, -1, 5}, {138, 204, 5}, {139, -1, 5}, {140, -1, 5}, {141, -1, 5}, {142, -1, 5}, {143, -1, 5},
    {144, -1, 5}, {145, -1, 5}, {146, -1, 5}, {147, -1, 4}, {148, -1, 4}, {149, -1, 4}, {150, -1, 4},
    {150, -1, 5}, {151, -1, 4}, {151, 1335, 5}, {152, 334, 4}, {153, 259, 4}, {153, -1, 5}, {154, 255, 4},
    {154, -1, 5}, {155, -1, 0}, {156, -1, 0}, {157, -1, 0}, {158, -1, 0}, {159, 231, 0}, {160, -1, 0},
    {161, -1, 0}, {162, -1, 0}, {163, -1, 0}, {164, -1, 0}, {165, -1, 0}, {166, -1, 0}, {167, -1, 0},
    {168, -1, 0}, {169, -1, 0}, {170, -1, 0}, {171, -1, 0}, {171, -1, 0}, {172, -1, 0}, {172, -1, 0},
    {173, -1, 0}, {173, -1, 0}, {174, -1, 0}, {175, -1, 0}, {175, -1, 0}, {176, -1, 0}, {176, -1, 0},
    {177, -1, 0}, {177, -1, 0}, {178, 1417, 0}, {178, -1, 0}, {179, -1, 0}, {179, -1, 0}, {180, -1, 0},
    {180, -1, 0}, {181, -1, 0}, {181, -1, 0}, {182, 254, 0}, {183, -1, 0}, {184, 257, 0}, {184, -1, 0},
    {185, 258, 0}, {186, 415, 0}, {187, 261, 0}, {187, -1, 0}, {188, 262, 0}, {189, 416, 0}, {190, -1, 0},
    {190, -1, 0}, {191, -1, 0}, {191, -1, 0}, {192, -1, 0}, {192, -1, 0}, {193, -1, 0}, {193, -1, 0},
    {194, -1, 0}, {194, -1, 0}, {195, -1, 0}, {195, -1, 0}, {196, -1, 0}, {196, -1, 0}, {197, -1, 0},
    {197, -1, 0}, {198, -1, 0}, {198, -1, 0}, {199, -1, 0}, {199, -1, 0}, {200, -1, 0}, {200, -1, 0},
    {201, -1, 0}, {201, -1, 0}, {202, -1, 0}, {202, -1, 0}, {203, -1, 0}, {203, -1, 0}, {204, -1, 0},
    {204, -1, 0}, {205, -1, 0}, {205, -1, 0}, {206, -1, 0}, {207, -1, 0}, {208, -1, 0}, {209, -1, 0},
    {210, -1, 0}, {211, -1, 0}, {212, -1, 5}, {213, -1, 5}, {214, -1, 5}, {215, -1, 5}, {216, -1, 5},
    {217, -1, 5}, {218, -1, 5}, {219, -1, 5}, {220, 316, 1}, {221, 989, 4}, {222, 992, 4}, {223, -1, 4},
    {224, -1, 4}, {225, -1, 4}, {226, -1, 4}, {227, -1, 1}, {228, -1, 1}, {229, -1, 1}, {230, -1, 1},
    {231, -1, 1}, {232, -1, 2}, {233, -1, 1}, {234, -1, 2}, {235, -1, 2}, {236, -1, 2}, {237, -1, 2},
    {238, -1, 2}, {239, -1, 1}, {240, 330, 0}, {241, 331, 0}, {242, -1, 0}, {243, 335, 3}, {244, 336, 3},
    {245, -1, 4}, {246, -1, 2}, {247, -1, 2}, {248, -1, 2}, {249, -1, 0}, {249, -1, 0}, {250, -1, 0},
    {250, -1, 0}, {251, -1, 0}, {251, -1, 0}, {252, -1, 0}, {252, -1, 0}, {253, -1, 0}, {253, -1, 0},
    {254, -1, 0}, {254, -1, 0}, {255, -1, 0}, {255, -1, 0}, {256, 434, 2}, {257, 435, 2}, {258, 376, 2},
    {259, 380, 2}, {260, 501, 1}, {261, 493, 1}, {262, -1, 0}, {263, 481, 1}, {264, 482, 1}, {265, 472, 1},
    {266, 412, 1}, {267, 411, 1}, {268, -1, 1}, {269, -1, 1}, {270, -1, 1}, {271, -1, 5}, {272, -1, 1},
    {273, -1, 1}, {274, -1, 1}, {275, -1, 1}, {276, -1, 1}, {277, -1, 1}, {278, 375, 1}, {279, 390, 1},
    {280, 487, 1}, {281, 488, 1}, {282, 379, 1}, {283, -1, 1}, {284, -1, 1}, {285, 382, 1}, {286, -1, 1},
    {287, 384, 1}, {288, 396, 1}, {289, -1, 1}, {290, -1, 1}, {291, -1, 1}, {292, 432, 1}, {293, 430, 1},
    {294, 438, 1}, {295, -1, 2}, {296, 393, 1}, {297, -1, 1}, {298, 395, 1}, {299, -1, 1}, {300, 398, 1},
    {301, 400, 1}, {302, 399, 1}, {303, -1, 1}, {304, -1, 1}, {305, -1, 1}, {306, 424, 1}, {307, 404, 1},
    {308, 405, 1}, {309, 450, 1}, {310, -1, 1}, {311, -1, 2}, {312, -1, 2}, {313, -1, 2}, {314, 483, 1},
    {315, 484, 1}, {316, 485, 1}, {317, 433, 1}, {318, 502, 0}, {319, 417, 1}, {320, 418, 1}, {321, 419, 0},
    {322, 420, 0}, {323, 492, 1}, {324, 491, 1}, {325, 422, 1}, {326, 423, 1}, {327, 489, 1}, {328, -1, 1},
    {329, 426, 1}, {330, 1377, 1}, {331, 428, 1}, {332, 522, 1}, {333, 524, 1}, {334, -1, 1}, {335, -1, 1},
    {336, 527, 1}, {337, 468, 1}, {338, 462, 2}, {339, 463, 2}, {340, -1, 1}, {341, -1, 1}, {342, 486, 1},
    {343, -1, 1}, {344, -1, 1}, {345, 454, 0}, {346, -1, 2}, {347, -1, 2}, {348, -1, 2}, {349, -1, 2},
    {350, -1, 2}, {351, -1, 2}, {352, -1, 2}, {353, -1, 2}, {354, -1, 1}, {355, -1, 1}, {356, -1, 1},
    {357, -1, 0}, {358, 455, 0}, {359, 457, 0}, {360, -1, 0}, {361, 1362, 0}, {362, -1, 2}, {363, -1, 2},
    {364, 1228, 2}, {365, -1, 2}, {366, 497, 2}, {367, 498, 2}, {368, -1, 1}, {369, -1, 1}, {370, -1, 1},
    {371, -1, 1}, {372, 525, 1}, {373, 1493, 1}, {374, -1, 1}, {375, -1, 1}, {376, -1, 1}, {377, -1, 1},
    {378, -1, 1}, {379, -1, 1}, {380, 477, 0}, {381, 480, 0}, {382, -1, 0}, {383, -1, 0}, {384, -1, 0},
    {385, 500, 1}, {386, -1, 1}, {387, -1, 1}, {388, -1, 1}, {389, -1, 1}, {390, 499, 1}, {391, 494, 1},
    {392, -1, 1}, {393, 490, 1}, {394, -1, 1}, {395, -1, 1}, {396, -1, 1}, {397, -1, 1}, {398, 507, 2},
    {399, -1, 2}, {400, -1, 2}, {401, 505, 2}, {402, 506, 2}, {403, 521, 1}, {404, -1, 1}, {405, -1, 1},
    {406, -1, 0}, {407, 504, 0}, {408, -1, 0}, {409, -1, 2}, {410, 1404, 2}, {411, -1, 2}, {412, -1, 1},
    {413, -1, 1}, {414, -1, 1}, {415, -1, 1}, {416, -1, 1}, {417, -1, 1}, {418, -1, 1}, {419, -1, 1},
    {420, -1, 1}, {421, -1, 1}, {422, -1, 1}, {423, -1, 1}, {424, -1, 1}, {425, 905, 1}, {426, -1, 1},
    {427, -1, 1}, {428, -1, 1}, {429, -1, 1}, {430, -1, 1}, {431, -1, 1}, {432, 533, 0}, {433, -1, 1},
    {434, -1, 1}, {435, -1, 1}, {436, -1, 1}, {437, -1, 0}, {438, -1, 4}, {439, -1, 3}, {440, -1, 4},
    {441, -1, 3}, {442, -1, 4}, {443, -1, 3}, {444, -1, 4}, {445, -1, 3}, {446, -1, 4}, {447, -1, 3},
    {448, -1, 4}, {449, -1, 3}, {450, -1, 4}, {451, -1, 3}, {452, -1, 4}, {453, -1, 3}, {454, -1, 4},
    {455, -1, 3}, {456, -1, 4}, {457, -1, 3}, {458, -1, 4}, {459, -1, 3}, {460, -1, 4}, {461, -1, 3},
    {462, -1, 4}, {463, -1, 3}, {464, -1, 4}, {465, -1, 3}, {466, -1, 4}, {467, -1, 3}, {468, -1, 4},
    {469, -1, 4}, {470, -1, 4}, {471, -1, 4}, {472, -1, 4}, {473, -1, 4}, {474, -1, 4}, {475, -1, 4},
    {476, -1, 4}, {477, -1, 4}, {478, -1, 4}, {479, -1, 4}, {480, -1, 4}, {481, -1, 4}, {482, -1, 4},
    {483, -1, 4}, {484, -1, 4}, {485, -1, 4}, {486, -1, 4}, {487, -1, 4}, {488, -1, 4}, {489, 586, 0},
    {490, -1, 0}, {491, 588, 0}, {492, -1, 0}, {493, 590, 0}, {494, 617, 0}, {495, 592, 0}, {496, -1, 0},
    {497, 594, 0}, {498, 675, 0}, {499, 596, 0}, {500, -1, 0}, {501, 598, 0}, {502, -1, 0}, {503, 600, 0},
    {504, -1, 0}, {505, 602, 0}, {506, -1, 0}, {507, 604, 0}, {508, -1, 0}, {509, 606, 0}, {510, -1, 0},
    {511, 608, 0}, {512, -1, 0}, {513, 853, 2}, {514, 854, 2}, {515, 791, 2}, {516, 856, 2}, {517, 857, 2},
    {518, -1, 2}, {519, 859, 2}, {520, -1, 0}, {521, -1, 0}, {522, 861, 2}, {523, -1, 1}, {524, -1, 2},
    {525, -1, 2}, {526, -1, 2}, {527, 1477, 2}, {528, -1, 2}, {529, -1, 2}, {530, 864, 2}, {531, -1, 2},
    {532, -1, 2}, {533, -1, 2}, {534, 849, 2}, {535, -1, 2}, {536, -1, 2}, {537, -1, 2}, {538, 887, 2},
    {539, -1, 2}, {540, -1, 2}, {541, -1, 2}, {542, -1, 2}, {543, -1, 2}, {544, 878, 2}, {545, -1, 2},
    {546, -1, 2}, {547, -1, 2}, {548, -1, 2}, {549, -1, 2}, {550, -1, 2}, {551, -1, 2}, {552, -1, 2},
    {553, -1, 2}, {554, -1, 2}, {555, -1, 2}, {556, -1, 2}, {557, -1, 2}, {558, -1, 2}, {559, -1, 2},
    {560, -1, 2}, {561, -1, 2}, {562, 868, 2}, {563, -1, 2}, {564, -1, 2}, {565, -1, 2}, {566, -1, 2},
    {567, -1, 2}, {568, -1, 2}, {569, -1, 4}, {569, -1, 5}, {570, -1, 4}, {570, -1, 5}, {571, -1, 4},
    {571, -1, 5}, {572, -1, 4}, {572, -1, 5}, {573, 1382, 4}, {573, -1, 5}, {574, -1, 0}, {575, -1, 2},
    {576, -1, 2}, {577, -1, 2}, {578, -1, 2}, {579, -1, 2}, {580, -1, 2}, {581, -1, 2}, {582, -1, 2},
    {583, 886, 2}, {584, -1, 4}, {585, -1, 4}, {585, -1, 5}, {586, -1, 4}, {587, -1, 4}, {587, -1, 5},
    {588, -1, 4}, {589, -1, 4}, {589, -1, 5}, {590, -1, 4}, {591, -1, 4}, {591, -1, 5}, {592, -1, 4},
    {593, -1, 4}, {593, -1, 5}, {594, -1, 4}, {595, -1, 4}, {595, -1, 5}, {596, -1, 4}, {597, -1, 4},
    {597, -1, 5}, {598, -1, 2}, {599, -1, 2}, {600, -1, 2}, {601, 961, 4}, {602, -1, 4}, {602, -1, 5},
    {603, -1, 4}, {604, -1, 4}, {604, -1, 5}, {605, -1, 4}, {606, -1, 4}, {606, -1, 5}, {607, -1, 4},
    {608, -1, 4}, {608, -1, 5}, {609, -1, 4}, {610, -1, 4}, {611, -1, 4}, {611, -1, 5}, {612, -1, 4},
    {613, -1, 4}, {613, -1, 5}, {614, -1, 4}, {615, -1, 4}, {615, -1, 5}, {616, -1, 4}, {617, -1, 4},
    {617, -1, 5}, {618, -1, 4}, {619, -1, 4}, {619, -1, 5}, {620, -1, 4}, {621, -1, 4}, {621, -1, 5},
    {622, -1, 4}, {623, -1, 4}, {623, -1, 5}, {624, -1, 4}, {625, -1, 4}, {625, -1, 5}, {626, -1, 4},
    {627, -1, 4}, {627, -1, 5}, {628, -1, 4}, {629, -1, 4}, {629, -1, 5}, {630, -1, 4}, {631, -1, 4},
    {631, -1, 5}, {632, -1, 4}, {633, -1, 4}, {633, -1, 5}, {634, -1, 4}, {635, -1, 4}, {635, -1, 5},
    {636, -1, 4}, {637, 763, 1}, {638, 1025, 1}, {639, 765, 1}, {640, 1026, 1}, {641, -1, 1}, {642, -1, 1},
    {643, 769, 1}, {644, -1, 1}, {645, 771, 1}, {646, -1, 1}, {647, 773, 1}, {648, -1, 1}, {649, 775, 1},
    {650, -1, 1}, {651, -1, 1}, {652, -1, 1}, {653, -1, 2}, {654, -1, 2}, {655, -1, 2}, {656, -1, 2},
    {657, -1, 2}, {658, 996, 2}, {659, -1, 2}, {660, -1, 2}, {661, -1, 2}, {662, -1, 2}, {663, -1, 2},
    {664, 986, 4}, {664, -1, 5}, {665, 929, 4}, {665, -1, 5}, {666, 983, 4}, {666, -1, 5}, {667, -1, 4},
    {667, -1, 5}, {668, -1, 4}, {668, -1, 5}, {669, 998, 0}, {670, -1, 2}, {671, -1, 2}, {672, -1, 2},
    {673, -1, 1}, {674, -1, 1}, {675, -1, 1}, {676, -1, 1}, {677, -1, 1}, {678, -1, 1}, {679, -1, 1},
    {680, 811, 1}, {681, 812, 1}, {682, -1, 1}, {683, 814, 1}, {684, 902, 1}, {685, 816, 1}, {686, -1, 1},
    {687, 818, 1}, {688, -1, 1}, {689, 827, 1}, {690, 828, 1}, {691, 1080, 1}, {692, -1, 1}, {693, -1, 1},
    {694, -1, 1}, {695, -1, 1}, {696, 830, 1}, {697, -1, 1}, {698, -1, 1}, {699, -1, 1}, {700, -1, 1},
    {701, -1, 1}, {702, 833, 1}, {703, 834, 1}, {704, -1, 1}, {705, -1, 4}, {706, 1191, 4}, {707, -1, 3},
    {708, 904, 1}, {709, 1424, 1}, {710, -1, 0}, {711, -1, 0}, {712, -1, 0}, {713, -1, 0}, {714, -1, 2},
    {715, -1, 2}, {716, -1, 2}, {717, -1, 2}, {718, -1, 2}, {719, -1, 2}, {720, -1, 2}, {721, -1, 2},
    {722, -1, 2}, {723, 909, 2}, {724, 1402, 2}, {725, 913, 2}, {726, -1, 2}, {727, -1, 2}, {728, -1, 2},
    {729, 999, 2}, {730, -1, 2}, {731, 927, 2}, {732, -1, 2}, {733, -1, 2}, {734, -1, 2}, {735, -1, 2},
    {736, -1, 2}, {737, -1, 2}, {738, -1, 2}, {739, -1, 2}, {740, -1, 2}, {741, -1, 2}, {742, -1, 2},
    {743, -1, 2}, {744, -1, 2}, {745, -1, 2}, {746, -1, 2}, {747, -1, 2}, {748, -1, 2}, {749, -1, 2},
    {750, -1, 2}, {751, -1, 2}, {752, -1, 2}, {753, -1, 2}, {754, -1, 2}, {755, -1, 2}, {756, 1004, 2},
    {757, -1, 2}, {758, -1, 2}, {759, -1, 2}, {760, -1, 2}, {761, -1, 2}, {762, -1, 2}, {763, -1, 2},
    {764, -1, 1}, {765, -1, 1}, {766, -1, 1}, {767, -1, 1}, {768, -1, 2}, {769, -1, 2}, {770, -1, 1},
    {771, -1, 1}, {772, 903, 1}, {773, -1, 1}, {774, -1, 1}, {775, 1380, 1}, {776, -1, 0}, {777, -1, 0},
    {778, -1, 0}, {779, 910, 1}, {780, 911, 1}, {781, -1, 1}, {782, -1, 1}, {783, 914, 1}, {784, -1, 1},
    {785, 916, 1}, {786, 917, 1}, {787, 918, 1}, {788, -1, 1}, {789, 920, 1}, {790, -1, 1}, {791, 922, 1},
    {792, 923, 1}, {793, 924, 1}, {794, -1, 1}, {795, -1, 1}, {796, -1, 1}, {797, 1430, 2}, {798, 1446, 2},
    {799, 936, 2}, {800, -1, 2}, {801, 1426, 2}, {802, -1, 4}, {803, -1, 4}, {804, -1, 4}, {805, -1, 4},
    {806, -1, 4}, {807, -1, 4}, {808, -1, 4}, {809, -1, 4}, {810, -1, 4}, {811, -1, 0}, {812, -1, 0},
    {813, 944, 0}, {814, 945, 0}, {815, -1, 0}, {816, 947, 0}, {817, 948, 0}, {818, -1, 0}, {819, 950, 0},
    {820, 951, 0}, {821, -1, 0}, {822, 953, 0}, {823, 954, 0}, {824, -1, 0}, {825, 956, 0}, {826, 957, 0},
    {827, -1, 0}, {828, 959, 0}, {829, 960, 0}, {830, -1, 0}, {831, -1, 4}, {832, -1, 4}, {833, -1, 4},
    {833, -1, 5}, {834, -1, 4}, {835, -1, 4}, {835, -1, 5}, {836, -1, 4}, {837, -1, 4}, {837, -1, 5},
    {838, -1, 4}, {839, -1, 4}, {839, -1, 5}, {840, -1, 4}, {841, -1, 4}, {841, -1, 5}, {842, -1, 4},
    {843, -1, 4}, {843, -1, 5}, {844, -1, 4}, {845, -1, 4}, {845, -1, 5}, {846, -1, 4}, {846, -1, 5},
    {847, -1, 4}, {848, -1, 4}, {848, -1, 5}, {849, -1, 4}, {850, -1, 4}, {850, -1, 5}, {851, -1, 4},
    {852, -1, 4}, {852, -1, 5}, {853, -1, 4}, {854, -1, 2}, {855, -1, 2}, {856, 1499, 2}, {857, -1, 2},
    {858, -1, 2}, {859, -1, 2}, {860, -1, 2}, {861, -1, 2}, {862, -1, 2}, {863, 1252, 2}, {864, -1, 2},
    {865, -1, 2}, {866, -1, 2}, {867, -1, 2}, {868, -1, 2}, {869, -1, 2}, {870, -1, 2}, {871, -1, 2},
    {872, -1, 2}, {873, 1021, 2}, {874, 1017, 1}, {875, 1036, 1}, {876, 1035, 1}, {877, -1, 1}, {878, -1, 1},
    {879, -1, 1}, {880, 1151, 1}, {881, -1, 1}, {882, 1024, 1}, {883, -1, 1}, {884, -1, 1}, {885, -1, 1},
    {886, -1, 1}, {887, -1, 1}, {888, -1, 1}, {889, -1, 1}, {890, -1, 2}, {891, -1, 2}, {892, -1, 2},
    {893, -1, 2}, {894, -1, 1}, {895, -1, 1}, {896, -1, 1}, {897, -1, 1}, {898, -1, 1}, {899, 1041, 0},
    {900, -1, 0}, {901, 1043, 0}, {902, 1052, 0}, {903, 1045, 0}, {904, -1, 0}, {905, -1, 0}, {906, 1048, 0},
    {907, 1049, 0}, {908, 1050, 0}, {909, -1, 0}, {910, -1, 0}, {911, -1, 0}, {912, -1, 0}, {913, -1, 0},
    {914, -1, 4}, {915, -1, 4}, {916, -1, 4}, {917, -1, 4}, {917, -1, 5}, {918, -1, 4}, {918, -1, 5},
    {919, -1, 4}, {919, -1, 5}, {920, -1, 4}, {920, -1, 5}, {921, -1, 4}, {921, -1, 5}, {922, -1, 4},
    {922, -1, 5}, {923, -1, 4}, {923, -1, 5}, {924, -1, 4}, {924, -1, 5}, {925, -1, 4}, {925, -1, 5},
    {926, -1, 4}, {926, -1, 5}, {927, -1, 4}, {927, -1, 5}, {928, -1, 4}, {928, -1, 5}, {929, -1, 4},
    {929, -1, 5}, {930, -1, 4}, {930, -1, 5}, {931, -1, 4}, {931, -1, 5}, {932, -1, 4}, {932, -1, 5},
    {933, -1, 4}, {934, -1, 4}, {935, -1, 4}, {936, -1, 4}, {937, -1, 4}, {938, -1, 4}, {939, -1, 4},
    {940, -1, 4}, {941, -1, 4}, {942, -1, 4}, {943, -1, 4}, {944, -1, 4}, {945, -1, 4}, {946, 1157, 4},
    {946, -1, 5}, {947, 1117, 4}, {947, -1, 5}, {948, 1119, 4}, {948, -1, 5}, {949, 1115, 4}, {949, -1, 5},
    {950, -1, 4}, {951, -1, 4}, {952, -1, 4}, {953, -1, 4}, {954, 1133, 4}, {954, -1, 5}, {955, 1155, 4},
    {955, -1, 5}, {956, 1156, 4}, {956, -1, 5}, {957, -1, 4}, {957, -1, 5}, {958, -1, 4}, {958, -1, 5},
    {959, -1, 4}, {959, -1, 5}, {960, -1, 4}, {960, -1, 5}, {961, -1, 4}, {961, -1, 5}, {962, -1, 4},
    {962, -1, 5}, {963, 1154, 4}, {963, -1, 5}, {964, -1, 4}, {964, -1, 5}, {965, -1, 4}, {965, -1, 5},
    {966, -1, 0}, {967, -1, 0}, {968, 1206, 5}, {969, -1, 0}, {970, 1145, 0}, {971, -1, 3}, {972, -1, 0},
    {973, 1147, 0}, {974, -1, 0}, {975, 1149, 0}, {976, -1, 0}, {977, 1258, 1}, {978, -1, 1}, {979, -1, 2},
    {980, -1, 2}, {981, -1, 4}, {982, -1, 4}, {983, -1, 4}, {984, -1, 4}, {985, -1, 3}, {986, -1, 0},
    {987, 1161, 3}, {988, 1162, 3}, {989, 1163, 3}, {990, 1164, 3}, {991, 1165, 3}, {992, 1166, 3},
    {993, 1167, 3}, {994, 1168, 3}, {995, 1169, 3}, {996, -1, 3}, {997, 1171, 3}, {998, 1172, 3},
    {999, 1173, 3}, {1000, 1174, 3}, {1001, -1, 3}, {1002, 1176, 3}, {1003, 1177, 3}, {1004, 1178, 3},
    {1005, -1, 3}, {1006, -1, 3}, {1007, -1, 3}, {1008, -1, 3}, {1009, -1, 3}, {1010, -1, 3},
    {1011, 1270, 3}, {1012, -1, 3}, {1013, -1, 3}, {1014, -1, 3}, {1015, -1, 3}, {1016, -1, 3},
    {1017, -1, 3}, {1018, -1, 4}, {1019, -1, 4}, {1020, 1194, 3}, {1021, -1, 3}, {1022, 1196, 0},
    {1023, -1, 0}, {1024, 1198, 1}, {1025, -1, 1}, {1026, 1200, 1}, {1027, -1, 1}, {1028, 1202, 1},
    {1029, -1, 1}, {1030, -1, 0}, {1031, -1, 0}, {1032, -1, 0}, {1033, -1, 3}, {1034, -1, 3}, {1035, -1, 3},
    {1036, -1, 3}, {1037, -1, 3}, {1038, -1, 5}, {1039, -1, 5}, {1040, -1, 5}, {1041, -1, 0}, {1042, -1, 3},
    {1043, -1, 3}, {1044, 1218, 0}, {1045, -1, 0}, {1046, 1220, 0}, {1047, -1, 0}, {1048, 1222, 0},
    {1049, -1, 0}, {1050, -1, 0}, {1051, -1, 2}, {1052, -1, 2}, {1053, -1, 2}, {1054, -1, 2}, {1055, -1, 2},
    {1056, -1, 2}, {1057, -1, 2}, {1058, -1, 2}, {1059, -1, 2}, {1060, -1, 2}, {1061, -1, 2}, {1062, -1, 2},
    {1063, -1, 2}, {1064, -1, 2}, {1065, -1, 2}, {1066, -1, 2}, {1067, -1, 2}, {1068, -1, 2}, {1069, -1, 2},
    {1070, 1262, 2}, {1071, 1263, 2}, {1072, 1264, 2}, {1073, -1, 2}, {1074, -1, 2}, {1075, -1, 2},
    {1076, -1, 2}, {1077, -1, 2}, {1078, -1, 2}, {1079, -1, 2}, {1080, -1, 2}, {1081, -1, 1}, {1082, -1, 1},
    {1083, -1, 1}, {1084, -1, 1}, {1085, 1260, 1}, {1086, 1261, 1}, {1087, -1, 1}, {1088, -1, 1},
    {1089, -1, 2}, {1090, -1, 2}, {1091, -1, 2}, {1092, 1266, 1}, {1093, -1, 1}, {1094, -1, 3},
    {1095, -1, 3}, {1096, -1, 3}, {1097, -1, 3}, {1098, -1, 3}, {1099, -1, 3}, {1100, -1, 3},
    {1101, 1275, 0}, {1102, 1348, 0}, {1103, -1, 5}, {1104, -1, 0}, {1105, -1, 0}, {1106, -1, 0},
    {1107, -1, 0}, {1108, -1, 0}, {1109, -1, 0}, {1110, -1, 0}, {1111, -1, 0}, {1112, -1, 0}, {1113, -1, 0},
    {1114, -1, 0}, {1115, -1, 0}, {1116, -1, 0}, {1117, 1291, 0}, {1118, 1292, 0}, {1119, 1293, 0},
    {1120, -1, 0}, {1121, -1, 0}, {1122, 1298, 0}, {1123, 1299, 0}, {1124, 1300, 0}, {1125, -1, 0},
    {1126, -1, 0}, {1127, -1, 0}, {1128, 1304, 0}, {1129, 1305, 0}, {1130, -1, 0}, {1131, -1, 0},
    {1132, -1, 0}, {1133, -1, 0}, {1134, -1, 0}, {1135, -1, 0}, {1136, -1, 5}, {1137, -1, 5}, {1138, -1, 0},
    {1139, 1313, 0}, {1140, 1314, 0}, {1141, -1, 0}, {1142, 1316, 0}, {1143, 1317, 0}, {1144, -1, 0},
    {1145, 1319, 0}, {1146, 1320, 0}, {1147, 1321, 0}, {1148, -1, 0}, {1149, 1323, 0}, {1150, 1324, 0},
    {1151, 1325, 0}, {1152, -1, 0}, {1153, -1, 0}, {1154, -1, 0}, {1155, -1, 5}, {1156, -1, 5},
    {1157, -1, 5}, {1158, -1, 5}, {1159, -1, 5}, {1160, -1, 5}, {1161, -1, 5}, {1162, -1, 5}, {1163, -1, 5},
    {1164, -1, 5}, {1165, -1, 5}, {1166, -1, 5}, {1167, -1, 5}, {1168, -1, 5}, {1169, 1343, 0},
    {1170, 1344, 0}, {1171, 1345, 0}, {1172, 1346, 0}, {1173, 1347, 0}, {1174, -1, 0}, {1175, 1349, 0},
    {1176, 1350, 0}, {1177, 1351, 0}, {1178, -1, 0}, {1179, -1, 2}, {1180, -1, 2}, {1181, -1, 2},
    {1182, -1, 2}, {1183, -1, 2}, {1184, -1, 2}, {1185, -1, 2}, {1186, -1, 0}, {1187, -1, 0}, {1188, -1, 0},
    {1189, -1, 0}, {1190, -1, 0}, {1191, -1, 0}, {1191, -1, 0}, {1192, 1367, 0}, {1193, 1368, 0},
    {1194, 1369, 0}, {1195, 1397, 0}, {1196, -1, 0}, {1197, 1467, 0}, {1198, -1, 0}, {1199, -1, 1},
    {1200, -1, 1}, {1201, -1, 1}, {1202, -1, 1}, {1203, -1, 1}, {1204, -1, 1}, {1205, -1, 1},
    {1206, 1445, 1}, {1207, -1, 1}, {1208, -1, 1}, {1209, 1437, 1}, {1210, -1, 1}, {1211, -1, 1},
    {1212, -1, 0}, {1213, -1, 0}, {1214, -1, 0}, {1215, -1, 0}, {1216, -1, 0}, {1217, 1392, 1},
    {1218, -1, 1}, {1219, 1394, 1}, {1220, -1, 1}, {1221, 1396, 1}, {1222, -1, 1}, {1223, -1, 0},
    {1224, -1, 0}, {1225, -1, 0}, {1226, -1, 0}, {1227, -1, 2}, {1228, -1, 2}, {1229, -1, 2}, {1230, -1, 2},
    {1231, -1, 2}, {1232, -1, 2}, {1233, -1, 0}, {1234, -1, 2}, {1235, -1, 2}, {1236, -1, 2}, {1237, -1, 2},
    {1238, -1, 2}, {1239, -1, 2}, {1240, -1, 2}, {1241, -1, 4}, {1241, -1, 5}, {1242, -1, 4}, {1242, -1, 5},
    {1243, -1, 4}, {1243, -1, 5}, {1244, -1, 2}, {1245, -1, 0}, {1245, -1, 0}, {1246, -1, 0}, {1246, -1, 0},
    {1247, -1, 0}, {1247, -1, 0}, {1248, -1, 0}, {1248, -1, 0}, {1249, 1435, 0}, {1249, -1, 0},
    {1250, 1447, 0}, {1251, 1448, 0}, {1252, -1, 0}, {1253, 1436, 0}, {1254, 1443, 0}, {1255, -1, 4},
    {1256, -1, 4}, {1257, -1, 4}, {1258, -1, 4}, {1259, -1, 4}, {1260, -1, 4}, {1261, -1, 0}, {1262, -1, 0},
    {1263, -1, 0}, {1264, -1, 1}, {1265, -1, 2}, {1266, -1, 2}, {1267, 1450, 2}, {1268, -1, 2},
    {1269, -1, 0}, {1270, 1453, 0}, {1271, -1, 0}, {1272, 1455, 0}, {1273, -1, 0}, {1274, -1, 1},
    {1275, -1, 0}, {1276, -1, 0}, {1203, -1, 6}, {1206, 1482, 6}, {1199, -1, 6}, {1200, -1, 6},
    {1207, -1, 6}, {1217, -1, 6}, {1219, -1, 6}, {1221, -1, 6}, {1232, -1, 2}, {1244, -1, 2}, {708, -1, 6},
    {709, -1, 6}, {673, -1, 6}, {680, -1, 6}, {676, -1, 6}, {678, -1, 6}, {517, 1476, 2}, {727, -1, 2},
    {526, -1, 2}, {772, -1, 6}, {772, -1, 6}, {773, -1, 6}, {773, -1, 6}, {775, -1, 6}, {766, -1, 6},
    {767, -1, 6}, {1081, -1, 6}, {1082, -1, 6}, {338, -1, 2}, {1183, -1, 2}, {1184, -1, 2}, {1185, -1, 2},
    {329, -1, 6}, {330, -1, 6}, {337, -1, 6}, {278, -1, 6}, {258, -1, 2}, {259, -1, 2}, {260, -1, 6},
    {328, -1, 6}, {855, -1, 2}, {876, -1, 6}, {882, -1, 6}, {886, -1, 6}, {1085, 1504, 6}, {1087, -1, 6},
    {1086, 1506, 6}, {1088, -1, 6}, {1274, -1, 6}
};

static const struct catalogue_entry entries[] = {
    {105, -1, 182, 84, -1, 0, 0, 0, 6, 6, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {105, -1, -1, -1, -1, 6, 0, 1, 0, 0, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {105, -1, 185, 186, -1, 6, 6, 2, 2, 2, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {105, -1, 106, 103, -1, 8, 8, 3, 2, 2, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {105, -1, 189, 190, -1, 10, 10, 4, 1, 1, 3, 0, 14, 0, 1, 0},  // CGAffineTransform
    {103, -1, -1, -1, -1, 11, 11, 5, 1, 1, 0, 0, 14, 0, 0, 0},  // S
    {190, -1, -1, -1, -1, 12, 12, 6, 2, 2, 0, 0, 14, 0, 1, 0},  // R
    {103, -1, -1, -1, -1, 14, 14, 7, 2, 2, 0, 0, 14, 0, 0, 0},  // S
    {103, -1, -1, -1, -1, 16, 16, 8, 3, 3, 0, 0, 14, 0, 0, 0},  // S
    {192, -1, -1, -1, -1, 19, 19, 9, 1, 1, 0, 0, 14, 0, 0, 0},  // H
    {192, -1, -1, -1, -1, 20, 20, 10, 1, 1, 0, 0, 14, 0, 0, 0},  // H
    {192, -1, -1, -1, -1, 21, 21, 11, 2, 2, 0, 0, 14, 0, 0, 0},  // H
    {194, 105, 195, -1, -1, 0, 0, 12, 0, 0, 5, 15, 14, 0, 0, 0},  // identity
    {196, -1, 197, -1, -1, 23, 23, 13, 1, 2, 1, 15, 14, 0, 0, 0},  // concatenating
    {198, -1, 199, -1, -1, 24, 25, 14, 2, 3, 1, 15, 14, 0, 4, 0},  // translatedBy
    {104, -1, 107, -1, -1, 26, 28, 15, 2, 3, 1, 15, 14, 0, 0, 0},  // scaledBy
    {200, -1, 202, -1, -1, 28, 31, 16, 1, 2, 1, 15, 14, 0, 1, 0},  // rotated
    {203, -1, 204, -1, -1, 29, 33, 17, 0, 1, 1, 15, 14, 0, 2, 0},  // inverted
    {205, -1, -1, -1, -1, 29, 34, 18, 0, 1, 1, 15, 16, 0, 0, 0},  // decomposed
    {206, -1, -1, -1, -1, 29, 35, 19, 1, 1, 0, 0, 2, 0, 0, 0},  // CGAffineTransformIsIdentity
    {207, -1, -1, -1, -1, 30, 36, 20, 2, 2, 0, 0, 2, 0, 0, 0},  // CGAffineTransformEqualToTransform
    {208, -1, -1, -1, -1, 32, 38, 21, 1, 1, 0, 0, 3, 0, 0, 0},  // NSStringFromCGAffineTransform
    {210, 209, -1, -1, -1, 33, 39, 22, 1, 1, 4, 4, 3, 0, 0, 0},  // string
    {211, -1, -1, -1, -1, 0, 40, 23, 0, 1, 2, 15, 0, 0, 0, 0},  // m11
    {212, -1, -1, -1, -1, 0, 41, 24, 0, 1, 2, 15, 0, 0, 0, 0},  // m12
    {213, -1, -1, -1, -1, 0, 42, 25, 0, 1, 2, 15, 0, 0, 0, 0},  // m21
    {214, -1, -1, -1, -1, 0, 43, 26, 0, 1, 2, 15, 0, 0, 0, 0},  // m22
    {215, -1, -1, -1, -1, 0, 44, 27, 0, 1, 2, 15, 0, 0, 0, 0},  // m41
    {216, -1, -1, -1, -1, 0, 45, 28, 0, 1, 2, 15, 0, 0, 0, 0},  // m42
    {217, -1, -1, -1, -1, 0, 46, 29, 0, 1, 2, 15, 0, 0, 0, 0},  // m44
    {87, -1, -1, -1, -1, 0, 47, 30, 0, 1, 2, 15, 0, 0, 14, 0},  // a
    {178, -1, -1, -1, -1, 0, 48, 31, 0, 1, 2, 15, 0, 0, 0, 0},  // b
    {179, -1, -1, -1, -1, 0, 49, 32, 0, 1, 2, 15, 0, 0, 0, 0},  // c
    {88, -1, -1, -1, -1, 0, 50, 33, 0, 1, 2, 15, 0, 0, 14, 0},  // d
    {180, -1, -1, -1, -1, 0, 51, 34, 0, 1, 2, 15, 0, 0, 0, 0},  // tx
    {181, -1, -1, -1, -1, 0, 52, 35, 0, 1, 2, 15, 0, 0, 0, 0},  // ty
    {218, -1, -1, -1, -1, 0, 53, 36, 0, 1, 2, 15, 2, 0, 0, 0},  // isIdentity
    {219, -1, -1, -1, -1, 0, 54, 37, 0, 1, 2, 15, 0, 0, 0, 0},  // determinant
    {220, -1, -1, -1, -1, 0, 55, 38, 0, 1, 2, 15, 15, 0, 0, 0},  // matrix
    {221, -1, -1, -1, -1, 0, 56, 39, 0, 1, 2, 15, 3, 0, 0, 0},  // kind
    {222, -1, -1, -1, -1, 0, 57, 40, 0, 1, 2, 15, 9, 0, 0, 0},  // fixedPoint
    {223, -1, -1, -1, -1, 34, 58, 41, 1, 1, 0, 0, 14, 0, 0, 0},  // reflect
    {223, -1, -1, -1, -1, 35, 59, 42, 2, 2, 0, 0, 14, 0, 1, 0},  // reflect
    {193, 226, -1, -1, -1, 0, 0, 43, 0, 0, 5, 20, 19, 0, 0, 0},  // x
    {184, 226, -1, -1, -1, 0, 0, 44, 0, 0, 5, 20, 19, 0, 0, 0},  // y
    {227, 226, -1, -1, -1, 0, 0, 45, 0, 0, 5, 20, 19, 0, 0, 0},  // origin
    {228, 226, -1, -1, -1, 0, 0, 46, 0, 0, 5, 20, 19, 0, 0, 0},  // yEqualsX
    {229, 226, -1, -1, -1, 0, 0, 47, 0, 0, 5, 20, 19, 0, 0, 0},  // yEqualsMinusX
    {163, -1, -1, -1, -1, 37, 61, 48, 4, 4, 3, 0, 16, 0, 0, 0},  // CGAffineTransformComponents
    {105, -1, -1, -1, -1, 41, 65, 49, 1, 1, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {230, -1, -1, -1, -1, 0, 66, 50, 0, 1, 2, 17, 12, 0, 0, 0},  // scale
    {231, -1, -1, -1, -1, 0, 67, 51, 0, 1, 2, 17, 0, 0, 0, 0},  // horizontalShear
    {232, -1, -1, -1, -1, 0, 68, 52, 0, 1, 2, 17, 0, 0, 0, 0},  // rotation
    {233, -1, -1, -1, -1, 0, 69, 53, 0, 1, 2, 17, 10, 0, 0, 0},  // translation
    {159, -1, 234, -1, -1, 42, 70, 0, 2, 2, 3, 0, 9, 0, 0, 1},  // CGPoint
    {159, -1, -1, -1, -1, 44, 0, 1, 0, 0, 3, 0, 9, 0, 0, 1},  // CGPoint
    {235, 159, 236, -1, -1, 0, 0, 2, 0, 0, 5, 10, 9, 0, 0, 1},  // zero
    {193, -1, -1, -1, -1, 0, 72, 3, 0, 1, 2, 10, 0, 0, 0, 1},  // x
    {184, -1, -1, -1, -1, 0, 73, 4, 0, 1, 2, 10, 0, 0, 0, 1},  // y
    {237, -1, 238, -1, -1, 44, 74, 5, 1, 2, 1, 10, 9, 0, 6, 1},  // applying
    {239, -1, -1, -1, -1, 45, 76, 6, 1, 2, 1, 10, 0, 0, 0, 1},  // distance
    {241, -1, -1, -1, -1, 46, 78, 7, 2, 2, 0, 0, 2, 0, 0, 1},  // CGPointEqualToPoint
    {242, -1, -1, -1, -1, 48, 80, 8, 1, 1, 0, 0, 3, 0, 0, 1},  // NSStringFromCGPoint
    {243, -1, -1, -1, -1, 0, 81, 9, 0, 1, 2, 10, 3, 0, 0, 1},  // debugDescription
    {160, -1, 246, 247, -1, 49, 82, 10, 2, 2, 3, 0, 10, 0, 0, 1},  // CGVector
    {160, -1, -1, -1, -1, 51, 0, 11, 0, 0, 3, 0, 10, 0, 0, 1},  // CGVector
    {235, 160, -1, -1, -1, 0, 0, 12, 0, 0, 5, 11, 10, 0, 0, 1},  // zero
    {244, -1, -1, -1, -1, 0, 84, 13, 0, 1, 2, 11, 0, 0, 0, 1},  // dx
    {245, -1, -1, -1, -1, 0, 85, 14, 0, 1, 2, 11, 0, 0, 0, 1},  // dy
    {248, -1, -1, -1, -1, 0, 86, 15, 0, 1, 2, 11, 0, 0, 0, 1},  // length
    {237, -1, -1, -1, -1, 51, 87, 16, 1, 2, 1, 11, 10, 0, 0, 1},  // applying
    {161, -1, 251, 252, -1, 52, 89, 17, 2, 2, 3, 0, 12, 0, 0, 1},  // CGSize
    {161, -1, -1, -1, -1, 54, 0, 18, 0, 0, 3, 0, 12, 0, 0, 1},  // CGSize
    {235, 161, 253, -1, -1, 0, 0, 19, 0, 0, 5, 13, 12, 0, 0, 1},  // zero
    {249, -1, -1, -1, -1, 0, 91, 20, 0, 1, 2, 13, 0, 0, 0, 1},  // width
    {250, -1, -1, -1, -1, 0, 92, 21, 0, 1, 2, 13, 0, 0, 0, 1},  // height
    {237, -1, 254, -1, -1, 54, 93, 22, 1, 2, 1, 13, 12, 0, 0, 1},  // applying
    {255, -1, -1, -1, -1, 55, 95, 23, 2, 2, 0, 0, 2, 0, 0, 1},  // CGSizeEqualToSize
    {256, -1, -1, -1, -1, 57, 97, 24, 1, 1, 0, 0, 3, 0, 0, 1},  // NSStringFromCGSize
    {243, -1, -1, -1, -1, 0, 98, 25, 0, 1, 2, 13, 3, 0, 0, 1},  // debugDescription
    {193, -1, -1, -1, -1, 0, 99, 26, 0, 1, 2, 12, 0, 0, 0, 1},  // x
    {184, -1, -1, -1, -1, 0, 100, 27, 0, 1, 2, 12, 0, 0, 0, 1},  // y
    {257, -1, -1, -1, -1, 0, 101, 28, 0, 1, 2, 12, 0, 0, 0, 1},  // w
    {258, -1, -1, -1, -1, 0, 102, 29, 0, 1, 2, 12, 0, 0, 0, 1},  // z
    {259, -1, -1, -1, -1, 0, 103, 30, 0, 1, 2, 12, 2, 0, 0, 1},  // isVector
    {260, -1, -1, -1, -1, 0, 104, 31, 0, 1, 2, 12, 9, 0, 0, 1},  // point
    {162, -1, 261, 262, -1, 58, 105, 0, 4, 4, 3, 0, 13, 0, 0, 2},  // CGRect
    {162, -1, -1, -1, -1, 62, 109, 1, 2, 2, 3, 0, 13, 0, 0, 2},  // CGRect
    {162, -1, -1, -1, -1, 64, 0, 2, 0, 0, 3, 0, 13, 0, 0, 2},  // CGRect
    {235, 162, 263, -1, -1, 0, 0, 3, 0, 0, 5, 14, 13, 0, 0, 2},  // zero
    {264, 162, 265, -1, -1, 0, 0, 4, 0, 0, 5, 14, 13, 0, 0, 2},  // null
    {266, 162, 267, -1, -1, 0, 0, 5, 0, 0, 5, 14, 13, 0, 0, 2},  // infinite
    {268, -1, -1, -1, -1, 64, 111, 6, 1, 1, 0, 0, 3, 0, 0, 2},  // NSStringFromCGRect
    {269, 164, 270, -1, -1, 0, 0, 7, 0, 0, 5, 19, 18, 0, 0, 2},  // minXEdge
    {271, 164, 272, -1, -1, 0, 0, 8, 0, 0, 5, 19, 18, 0, 0, 2},  // minYEdge
    {273, 164, 274, -1, -1, 0, 0, 9, 0, 0, 5, 19, 18, 0, 0, 2},  // maxXEdge
    {275, 164, 276, -1, -1, 0, 0, 10, 0, 0, 5, 19, 18, 0, 0, 2},  // maxYEdge
    {277, -1, 278, -1, -1, 0, 112, 11, 0, 1, 2, 14, 0, 0, 0, 2},  // minX
    {279, -1, 280, -1, -1, 0, 113, 12, 0, 1, 2, 14, 0, 0, 0, 2},  // midX
    {281, -1, 282, -1, -1, 0, 114, 13, 0, 1, 2, 14, 0, 0, 0, 2},  // maxX
    {283, -1, 284, -1, -1, 0, 115, 14, 0, 1, 2, 14, 0, 0, 0, 2},  // minY
    {285, -1, 286, -1, -1, 0, 116, 15, 0, 1, 2, 14, 0, 0, 0, 2},  // midY
    {287, -1, 288, -1, -1, 0, 117, 16, 0, 1, 2, 14, 0, 0, 0, 2},  // maxY
    {249, -1, 289, -1, -1, 0, 118, 17, 0, 1, 2, 14, 0, 0, 0, 2},  // width
    {250, -1, 290, -1, -1, 0, 119, 18, 0, 1, 2, 14, 0, 0, 0, 2},  // height
    {227, -1, -1, -1, -1, 0, 120, 19, 0, 1, 2, 14, 9, 0, 0, 2},  // origin
    {252, -1, -1, -1, -1, 0, 121, 20, 0, 1, 2, 14, 12, 0, 0, 2},  // size
    {291, -1, 292, -1, -1, 0, 122, 21, 0, 1, 2, 14, 13, 0, 0, 2},  // standardized
    {293, -1, 294, -1, -1, 0, 123, 22, 0, 1, 2, 14, 13, 0, 0, 2},  // integral
    {295, -1, 296, -1, -1, 0, 124, 23, 0, 1, 2, 14, 2, 0, 0, 2},  // isNull
    {297, -1, 298, -1, -1, 0, 125, 24, 0, 1, 2, 14, 2, 0, 0, 2},  // isEmpty
    {299, -1, 300, -1, -1, 0, 126, 25, 0, 1, 2, 14, 2, 0, 0, 2},  // isInfinite
    {301, -1, -1, -1, -1, 0, 127, 26, 0, 1, 2, 14, 4, 0, 0, 2},  // corners
    {302, -1, -1, -1, -1, 0, 128, 27, 0, 1, 2, 14, 9, 0, 0, 2},  // center
    {243, -1, -1, -1, -1, 0, 129, 28, 0, 1, 2, 14, 3, 0, 0, 2},  // debugDescription
    {303, -1, 308, -1, -1, 65, 130, 29, 4, 4, 3, 0, 45, 0, 0, 2},  // UIEdgeInsets
    {303, -1, -1, -1, -1, 69, 134, 30, 0, 0, 3, 0, 45, 0, 0, 2},  // UIEdgeInsets
    {235, 303, 309, -1, -1, 0, 0, 31, 0, 0, 5, 46, 45, 0, 0, 2},  // zero
    {310, -1, 311, -1, -1, 69, 134, 32, 1, 2, 1, 14, 13, 0, 0, 2},  // inset
    {312, -1, 313, -1, -1, 70, 136, 33, 2, 3, 1, 14, 13, 0, 0, 2},  // insetBy
    {314, -1, 315, -1, -1, 72, 139, 34, 2, 3, 1, 14, 13, 0, 0, 2},  // offsetBy
    {316, -1, 317, -1, -1, 74, 142, 35, 1, 2, 1, 14, 13, 0, 0, 2},  // union
    {318, -1, 319, -1, -1, 75, 144, 36, 1, 2, 1, 14, 13, 0, 0, 2},  // intersection
    {320, -1, 321, -1, -1, 76, 146, 37, 1, 2, 1, 14, 2, 0, 0, 2},  // intersects
    {322, -1, 323, -1, -1, 77, 148, 38, 1, 2, 1, 14, 2, 0, 0, 2},  // contains
    {322, -1, 324, -1, -1, 78, 150, 39, 1, 2, 1, 14, 2, 0, 0, 2},  // contains
    {325, -1, 326, -1, -1, 79, 152, 40, 1, 2, 1, 14, 2, 0, 0, 2},  // equalTo
    {237, -1, 327, -1, -1, 80, 154, 41, 1, 2, 1, 14, 13, 0, 7, 2},  // applying
    {331, -1, -1, -1, -1, 81, 156, 42, 2, 3, 1, 14, 49, 0, 0, 2},  // divided
    {328, -1, -1, -1, -1, 83, 159, 43, 2, 2, 0, 0, 49, 0, 0, 2},  // RectDivision
    {334, -1, -1, -1, -1, 0, 161, 0, 0, 1, 2, 16, 15, 0, 0, 3},  // transpose
    {219, -1, -1, -1, -1, 0, 162, 1, 0, 1, 2, 16, 0, 0, 0, 3},  // determinant
    {335, -1, -1, -1, -1, 0, 163, 2, 0, 1, 2, 16, 15, 0, 0, 3},  // inverse
    {203, -1, -1, -1, -1, 85, 164, 3, 0, 1, 1, 16, 15, 0, 0, 3},  // inverted
    {336, -1, -1, -1, -1, 0, 165, 4, 0, 1, 2, 16, 4, 0, 0, 3},  // rows
    {337, -1, -1, -1, -1, 0, 166, 5, 0, 1, 2, 16, 14, 0, 0, 3},  // affine
    {194, -1, -1, -1, -1, 85, 167, 6, 1, 1, 0, 0, 15, 0, 0, 3},  // identity
    {338, -1, -1, -1, -1, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 4},  // π
    {339, -1, -1, -1, -1, 0, 0, 1, 0, 0, 5, 0, 0, 0, 0, 4},  // pi
    {340, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 0, 0, 0, 4},  // M_PI
    {341, -1, -1, -1, -1, 0, 0, 3, 0, 0, 5, 0, 0, 0, 0, 4},  // M_PI_2
    {342, -1, -1, -1, -1, 0, 0, 4, 0, 0, 5, 0, 0, 0, 0, 4},  // M_PI_4
    {343, -1, -1, -1, -1, 0, 0, 5, 0, 0, 5, 0, 0, 0, 0, 4},  // M_1_PI
    {344, -1, -1, -1, -1, 0, 0, 6, 0, 0, 5, 0, 0, 0, 0, 4},  // M_2_PI
    {345, -1, -1, -1, -1, 0, 0, 7, 0, 0, 5, 0, 0, 0, 0, 4},  // M_SQRT2
    {346, -1, -1, -1, -1, 0, 0, 8, 0, 0, 5, 0, 0, 0, 0, 4},  // M_SQRT1_2
    {347, -1, -1, -1, -1, 0, 0, 9, 0, 0, 5, 0, 0, 0, 0, 4},  // M_E
    {339, 118, -1, -1, -1, 0, 0, 10, 0, 0, 5, 1, 0, 0, 0, 4},  // pi
    {348, 118, -1, -1, -1, 0, 0, 11, 0, 0, 5, 1, 0, 0, 0, 4},  // infinity
    {349, 118, -1, -1, -1, 0, 0, 12, 0, 0, 5, 1, 0, 0, 0, 4},  // nan
    {350, 118, 351, -1, -1, 0, 0, 13, 0, 0, 5, 1, 0, 0, 0, 4},  // ulpOfOne
    {352, 118, 353, -1, -1, 0, 0, 14, 0, 0, 5, 1, 0, 0, 0, 4},  // greatestFiniteMagnitude
    {235, 118, -1, -1, -1, 0, 0, 15, 0, 0, 5, 1, 0, 0, 0, 4},  // zero
    {354, 121, 355, -1, -1, 0, 0, 16, 0, 0, 5, 1, 0, 0, 0, 4},  // max
    {356, 121, 357, -1, -1, 0, 0, 17, 0, 0, 5, 1, 0, 0, 0, 4},  // min
    {118, -1, -1, -1, -1, 86, 168, 18, 1, 1, 3, 0, 0, 0, 0, 4},  // CGFloat
    {119, -1, -1, -1, -1, 87, 169, 19, 1, 1, 3, 0, 0, 0, 0, 4},  // Double
    {120, -1, -1, -1, -1, 88, 170, 20, 1, 1, 3, 0, 0, 0, 0, 4},  // Float
    {123, -1, -1, -1, -1, 89, 171, 21, 1, 1, 3, 0, 0, 0, 0, 4},  // TimeInterval
    {121, -1, -1, -1, -1, 90, 172, 22, 1, 1, 3, 0, 0, 0, 0, 4},  // Int
    {122, -1, -1, -1, -1, 91, 173, 23, 1, 1, 3, 0, 0, 0, 0, 4},  // NSInteger
    {138, -1, -1, -1, -1, 92, 174, 24, 1, 1, 3, 0, 0, 0, 0, 4},  // Int8
    {139, -1, -1, -1, -1, 93, 175, 25, 1, 1, 3, 0, 0, 0, 0, 4},  // Int16
    {140, -1, -1, -1, -1, 94, 176, 26, 1, 1, 3, 0, 0, 0, 0, 4},  // Int32
    {141, -1, -1, -1, -1, 95, 177, 27, 1, 1, 3, 0, 0, 0, 0, 4},  // Int64
    {142, -1, -1, -1, -1, 96, 178, 28, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt8
    {143, -1, -1, -1, -1, 97, 179, 29, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt16
    {144, -1, -1, -1, -1, 98, 180, 30, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt32
    {145, -1, -1, -1, -1, 99, 181, 31, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt64
    {127, -1, -1, -1, -1, 100, 182, 32, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt
    {121, -1, -1, -1, -1, 101, 183, 33, 1, 1, 0, 0, 49, 0, 0, 4},  // Int
    {98, -1, 99, -1, -1, 102, 184, 34, 1, 1, 0, 0, 0, 0, 3, 4},  // sqrt
    {359, -1, 360, -1, -1, 103, 185, 35, 1, 1, 0, 0, 0, 0, 0, 4},  // exp
    {361, -1, 362, -1, -1, 104, 186, 36, 1, 1, 0, 0, 0, 0, 0, 4},  // log
    {363, -1, -1, -1, -1, 105, 187, 37, 1, 1, 0, 0, 0, 0, 0, 4},  // abs
    {364, -1, 365, -1, -1, 106, 188, 38, 1, 1, 0, 0, 0, 0, 0, 4},  // fabs
    {366, -1, 367, -1, -1, 107, 189, 39, 1, 1, 0, 0, 0, 0, 0, 4},  // floor
    {368, -1, 369, -1, -1, 108, 190, 40, 1, 1, 0, 0, 0, 0, 0, 4},  // ceil
    {75, -1, 370, -1, -1, 109, 191, 41, 1, 1, 0, 0, 0, 0, 0, 4},  // round
    {371, -1, 372, -1, -1, 110, 192, 42, 2, 2, 0, 0, 0, 0, 0, 4},  // pow
    {97, -1, 373, -1, -1, 112, 194, 43, 2, 2, 0, 0, 0, 0, 3, 4},  // hypot
    {374, -1, 375, -1, -1, 114, 196, 44, 2, 2, 0, 0, 0, 0, 0, 4},  // fmod
    {376, -1, -1, -1, -1, 116, 198, 45, 3, 3, 0, 0, 4, 0, 0, 4},  // stride
    {376, -1, -1, -1, -1, 119, 201, 46, 3, 3, 0, 0, 4, 0, 0, 4},  // stride
    {356, -1, 377, -1, -1, 122, 204, 47, 2, 2, 0, 0, 0, 0, 0, 4},  // min
    {356, -1, -1, -1, -1, 124, 206, 48, 3, 3, 0, 0, 0, 0, 0, 4},  // min
    {356, -1, -1, -1, -1, 127, 209, 49, 4, 4, 0, 0, 0, 0, 0, 4},  // min
    {354, -1, 378, -1, -1, 131, 213, 50, 2, 2, 0, 0, 0, 0, 0, 4},  // max
    {354, -1, -1, -1, -1, 133, 215, 51, 3, 3, 0, 0, 0, 0, 0, 4},  // max
    {354, -1, -1, -1, -1, 136, 218, 52, 4, 4, 0, 0, 0, 0, 0, 4},  // max
    {379, -1, 380, -1, -1, 140, 222, 53, 1, 1, 0, 0, 0, 0, 0, 4},  // trunc
    {381, -1, 382, -1, -1, 141, 223, 54, 1, 1, 0, 0, 0, 0, 0, 4},  // rint
    {383, -1, 384, -1, -1, 142, 224, 55, 1, 1, 0, 0, 0, 0, 0, 4},  // nearbyint
    {385, -1, 386, -1, -1, 143, 225, 56, 1, 1, 0, 0, 0, 0, 0, 4},  // lrint
    {387, -1, 388, -1, -1, 144, 226, 57, 1, 1, 0, 0, 0, 0, 0, 4},  // llrint
    {389, -1, 390, -1, -1, 145, 227, 58, 1, 1, 0, 0, 0, 0, 0, 4},  // lround
    {391, -1, 392, -1, -1, 146, 228, 59, 1, 1, 0, 0, 0, 0, 0, 4},  // llround
    {393, -1, 394, -1, -1, 147, 229, 60, 1, 1, 0, 0, 0, 0, 0, 4},  // log2
    {395, -1, 396, -1, -1, 148, 230, 61, 1, 1, 0, 0, 0, 0, 0, 4},  // log10
    {397, -1, 398, -1, -1, 149, 231, 62, 1, 1, 0, 0, 0, 0, 0, 4},  // exp2
    {399, -1, 400, -1, -1, 150, 232, 63, 1, 1, 0, 0, 0, 0, 0, 4},  // cbrt
    {401, -1, 402, -1, -1, 151, 233, 64, 1, 1, 0, 0, 0, 0, 0, 4},  // sinh
    {403, -1, 404, -1, -1, 152, 234, 65, 1, 1, 0, 0, 0, 0, 0, 4},  // cosh
    {405, -1, 406, -1, -1, 153, 235, 66, 1, 1, 0, 0, 0, 0, 0, 4},  // tanh
    {407, -1, 408, -1, -1, 154, 236, 67, 2, 2, 0, 0, 0, 0, 0, 4},  // copysign
    {409, -1, 410, -1, -1, 156, 238, 68, 2, 2, 0, 0, 0, 0, 0, 4},  // fdim
    {411, -1, -1, -1, -1, 158, 240, 69, 2, 2, 0, 0, 0, 0, 0, 4},  // fminf
    {412, -1, -1, -1, -1, 160, 242, 70, 2, 2, 0, 0, 0, 0, 0, 4},  // fmaxf
    {413, -1, -1, -1, -1, 162, 244, 71, 1, 1, 0, 0, 2, 0, 0, 4},  // isnan
    {414, -1, -1, -1, -1, 163, 245, 72, 1, 1, 0, 0, 2, 0, 0, 4},  // isinf
    {415, -1, -1, -1, -1, 164, 246, 73, 1, 1, 0, 0, 2, 0, 0, 4},  // isfinite
    {416, -1, -1, -1, -1, 165, 247, 74, 1, 1, 0, 0, 2, 0, 0, 4},  // signbit
    {417, -1, -1, -1, -1, 0, 0, 75, 0, 0, 5, 0, 0, 0, 0, 4},  // INT_MAX
    {418, -1, -1, -1, -1, 0, 0, 76, 0, 0, 5, 0, 0, 0, 0, 4},  // INT_MIN
    {419, -1, -1, -1, -1, 0, 0, 77, 0, 0, 5, 0, 0, 0, 0, 4},  // UINT_MAX
    {420, -1, -1, -1, -1, 0, 0, 78, 0, 0, 5, 0, 0, 0, 0, 4},  // LONG_MAX
    {421, -1, -1, -1, -1, 0, 0, 79, 0, 0, 5, 0, 0, 0, 0, 4},  // LONG_MIN
    {422, -1, -1, -1, -1, 0, 0, 80, 0, 0, 5, 0, 0, 0, 0, 4},  // NSUIntegerMax
    {423, -1, -1, -1, -1, 0, 0, 81, 0, 0, 5, 0, 0, 0, 0, 4},  // M_LN2
    {424, -1, -1, -1, -1, 0, 0, 82, 0, 0, 5, 0, 0, 0, 0, 4},  // M_LN10
    {425, -1, -1, -1, -1, 166, 248, 83, 0, 1, 1, 1, 0, 0, 0, 4},  // rounded
    {427, 426, -1, -1, -1, 0, 0, 84, 0, 0, 5, 25, 24, 0, 0, 4},  // up
    {428, 426, -1, -1, -1, 0, 0, 85, 0, 0, 5, 25, 24, 0, 0, 4},  // down
    {429, 426, -1, -1, -1, 0, 0, 86, 0, 0, 5, 25, 24, 0, 0, 4},  // toNearestOrEven
    {430, 426, -1, -1, -1, 0, 0, 87, 0, 0, 5, 25, 24, 0, 0, 4},  // toNearestOrAwayFromZero
    {431, 426, -1, -1, -1, 0, 0, 88, 0, 0, 5, 25, 24, 0, 0, 4},  // towardZero
    {432, 426, -1, -1, -1, 0, 0, 89, 0, 0, 5, 25, 24, 0, 0, 4},  // awayFromZero
    {425, -1, -1, -1, -1, 166, 249, 90, 1, 2, 1, 1, 0, 0, 0, 4},  // rounded
    {100, -1, -1, -1, -1, 167, 251, 91, 0, 1, 1, 1, 0, 0, 3, 4},  // squareRoot
    {433, -1, -1, -1, -1, 167, 252, 92, 1, 2, 1, 1, 0, 0, 0, 4},  // truncatingRemainder
    {330, -1, -1, -1, -1, 168, 254, 93, 1, 2, 1, 1, 0, 0, 0, 4},  // remainder
    {435, -1, -1, -1, -1, 169, 256, 94, 0, 1, 1, 1, 0, 0, 0, 4},  // signum
    {436, -1, -1, -1, -1, 0, 257, 95, 0, 1, 2, 1, 0, 0, 0, 4},  // magnitude
    {437, -1, -1, -1, -1, 169, 258, 96, 1, 2, 1, 1, 2, 0, 0, 4},  // isMultiple
    {439, -1, -1, -1, -1, 0, 260, 97, 0, 1, 2, 1, 2, 0, 0, 4},  // isFinite
    {299, -1, -1, -1, -1, 0, 261, 98, 0, 1, 2, 1, 2, 0, 0, 4},  // isInfinite
    {440, -1, -1, -1, -1, 0, 262, 99, 0, 1, 2, 1, 2, 0, 0, 4},  // isZero
    {441, -1, -1, -1, -1, 0, 263, 100, 0, 1, 2, 1, 2, 0, 0, 4},  // isNaN
    {442, -1, -1, -1, -1, 0, 264, 101, 0, 1, 2, 1, 3, 0, 0, 4},  // description
    {444, -1, -1, -1, -1, 170, 265, 102, 1, 2, 1, 1, 45, 0, 0, 4},  // quotientAndRemainder
    {158, -1, -1, -1, -1, 171, 267, 0, 1, 1, 3, 0, 1, 0, 0, 5},  // Angle
    {158, -1, -1, -1, -1, 172, 268, 1, 1, 1, 3, 0, 1, 0, 0, 5},  // Angle
    {158, -1, -1, -1, -1, 173, 269, 2, 1, 1, 3, 0, 1, 0, 0, 5},  // Angle
    {445, 158, -1, -1, -1, 174, 270, 3, 1, 1, 4, 2, 1, 0, 0, 5},  // degrees
    {446, 158, -1, -1, -1, 175, 271, 4, 1, 1, 4, 2, 1, 0, 0, 5},  // radians
    {235, 158, -1, -1, -1, 0, 0, 5, 0, 0, 5, 2, 1, 0, 0, 5},  // zero
    {445, -1, -1, -1, -1, 0, 272, 6, 0, 1, 2, 2, 0, 0, 0, 5},  // degrees
    {446, -1, -1, -1, -1, 0, 273, 7, 0, 1, 2, 2, 0, 0, 0, 5},  // radians
    {447, -1, -1, -1, -1, 0, 274, 8, 0, 1, 2, 2, 0, 0, 0, 5},  // turns
    {448, -1, 449, -1, -1, 176, 275, 9, 1, 1, 0, 0, 0, 0, 1, 5},  // sin
    {450, -1, 451, -1, -1, 177, 276, 10, 1, 1, 0, 0, 0, 0, 1, 5},  // cos
    {452, -1, 453, -1, -1, 178, 277, 11, 1, 1, 0, 0, 0, 0, 1, 5},  // tan
    {90, -1, 94, -1, -1, 179, 278, 12, 1, 1, 0, 0, 1, 0, 3, 5},  // asin
    {89, -1, 93, -1, -1, 180, 279, 13, 1, 1, 0, 0, 1, 0, 3, 5},  // acos
    {91, -1, 95, -1, -1, 181, 280, 14, 1, 1, 0, 0, 1, 0, 3, 5},  // atan
    {92, -1, 96, -1, -1, 182, 281, 15, 2, 2, 0, 0, 1, 0, 3, 5},  // atan2
    {454, -1, -1, -1, -1, 0, 283, 0, 0, 1, 2, 5, 0, 0, 0, 6},  // count
    {297, -1, -1, -1, -1, 0, 284, 1, 0, 1, 2, 5, 2, 0, 0, 6},  // isEmpty
    {455, -1, -1, -1, 1360, 0, 285, 2, 0, 1, 2, 5, 49, 0, 0, 6},  // first
    {456, -1, -1, -1, 1361, 0, 286, 3, 0, 1, 2, 5, 49, 0, 0, 6},  // last
    {457, -1, -1, -1, 1362, 184, 287, 4, 0, 1, 1, 5, 4, 0, 0, 6},  // reversed
    {458, -1, -1, -1, -1, 184, 288, 5, 0, 1, 1, 5, 4, 0, 0, 6},  // enumerated
    {459, -1, -1, -1, -1, 184, 289, 6, 2, 2, 0, 0, 4, 0, 0, 6},  // zip
    {77, -1, -1, -1, -1, 186, 291, 7, 1, 2, 1, 5, 4, 0, 0, 6},  // map
    {460, -1, -1, -1, -1, 187, 293, 8, 1, 2, 1, 5, 4, 0, 0, 6},  // compactMap
    {461, -1, -1, -1, -1, 188, 295, 9, 1, 2, 1, 5, 4, 0, 0, 6},  // filter
    {462, -1, -1, -1, -1, 189, 297, 10, 2, 3, 1, 5, 49, 0, 0, 6},  // reduce
    {463, -1, -1, -1, -1, 191, 300, 11, 1, 2, 1, 5, 49, 0, 0, 6},  // forEach
    {464, -1, -1, -1, -1, 192, 302, 12, 1, 2, 1, 5, 49, 0, 0, 6},  // enumerateObjectsUsingBlock
    {465, -1, -1, -1, -1, 193, 304, 13, 1, 2, 1, 5, 49, 0, 0, 6},  // objectAtIndex
    {466, -1, -1, -1, -1, 194, 306, 14, 1, 2, 1, 5, 0, 0, 0, 6},  // indexOfObject
    {467, -1, -1, -1, -1, 0, 0, 15, 0, 0, 5, 0, 0, 0, 0, 6},  // NSNotFound
    {468, -1, -1, -1, -1, 195, 308, 16, 0, 1, 1, 5, 49, 0, 0, 6},  // removeLastObject
    {469, -1, -1, -1, -1, 195, 309, 17, 1, 2, 1, 5, 49, 0, 0, 6},  // removeObjectAtIndex
    {470, -1, -1, -1, -1, 196, 311, 18, 2, 3, 1, 5, 49, 0, 0, 6},  // replaceObjectAtIndex
    {472, -1, -1, -1, -1, 198, 314, 19, 2, 3, 1, 5, 49, 0, 0, 6},  // insertObject
    {474, -1, -1, -1, -1, 200, 317, 20, 2, 3, 1, 5, 49, 0, 0, 6},  // exchangeObjectAtIndex
    {71, -1, -1, -1, -1, 202, 320, 21, 1, 2, 1, 5, 49, 0, 0, 6},  // removeObject
    {322, -1, -1, -1, 1359, 203, 322, 22, 1, 2, 1, 5, 2, 0, 0, 6},  // contains
    {322, -1, -1, -1, -1, 204, 324, 23, 1, 2, 1, 5, 2, 0, 0, 6},  // contains
    {455, -1, -1, -1, -1, 205, 326, 24, 1, 2, 1, 5, 49, 0, 0, 6},  // first
    {476, -1, -1, -1, -1, 206, 328, 25, 1, 2, 1, 5, 2, 0, 0, 6},  // allSatisfy
    {477, -1, -1, -1, -1, 207, 330, 26, 1, 2, 1, 5, 49, 0, 0, 6},  // firstIndex
    {477, -1, -1, -1, -1, 208, 332, 27, 1, 2, 1, 5, 49, 0, 0, 6},  // firstIndex
    {456, -1, -1, -1, -1, 209, 334, 28, 1, 2, 1, 5, 49, 0, 0, 6},  // last
    {478, -1, -1, -1, -1, 210, 336, 29, 1, 2, 1, 5, 49, 0, 0, 6},  // lastIndex
    {478, -1, -1, -1, -1, 211, 338, 30, 1, 2, 1, 5, 49, 0, 0, 6},  // lastIndex
    {479, -1, -1, -1, -1, 212, 340, 31, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {479, -1, -1, -1, -1, 213, 342, 32, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {480, -1, -1, -1, -1, 214, 344, 33, 1, 2, 1, 5, 4, 0, 0, 6},  // drop
    {481, -1, -1, -1, -1, 215, 346, 34, 1, 2, 1, 5, 2, 0, 0, 6},  // elementsEqual
    {482, -1, -1, -1, -1, 216, 348, 35, 1, 2, 1, 5, 2, 0, 0, 6},  // starts
    {65, -1, -1, -1, -1, 217, 350, 36, 1, 2, 1, 5, 49, 0, 0, 6},  // removeFirst
    {63, -1, -1, -1, -1, 218, 352, 37, 1, 2, 1, 5, 49, 0, 0, 6},  // removeLast
    {322, -1, -1, -1, -1, 219, 354, 38, 1, 2, 1, 8, 2, 0, 0, 6},  // contains
    {31, -1, -1, -1, -1, 0, 356, 39, 0, 1, 2, 5, 4, 0, 0, 6},  // lazy
    {484, -1, -1, -1, -1, 220, 357, 40, 0, 1, 1, 5, 4, 0, 0, 6},  // dropFirst
    {484, -1, -1, -1, -1, 220, 358, 41, 1, 2, 1, 5, 4, 0, 0, 6},  // dropFirst
    {485, -1, -1, -1, -1, 221, 360, 42, 0, 1, 1, 5, 4, 0, 0, 6},  // dropLast
    {485, -1, -1, -1, -1, 221, 361, 43, 1, 2, 1, 5, 4, 0, 0, 6},  // dropLast
    {479, -1, -1, -1, -1, 222, 363, 44, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {486, -1, -1, -1, -1, 223, 365, 45, 1, 2, 1, 5, 4, 0, 0, 6},  // suffix
    {479, -1, -1, -1, -1, 224, 367, 46, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {479, -1, -1, -1, -1, 225, 369, 47, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {486, -1, -1, -1, -1, 226, 371, 48, 1, 2, 1, 5, 4, 0, 0, 6},  // suffix
    {72, -1, -1, -1, -1, 227, 373, 49, 2, 3, 1, 5, 49, 0, 0, 6},  // swapAt
    {488, -1, -1, -1, -1, 229, 376, 50, 0, 1, 1, 5, 49, 0, 0, 6},  // joined
    {489, -1, -1, -1, -1, 229, 377, 51, 1, 2, 1, 5, 4, 0, 0, 6},  // split
    {489, -1, -1, -1, -1, 230, 379, 52, 1, 2, 1, 5, 4, 0, 0, 6},  // split
    {489, -1, -1, -1, -1, 231, 381, 53, 1, 2, 1, 5, 4, 0, 0, 6},  // split
    {492, -1, -1, -1, -1, 232, 383, 54, 1, 2, 1, 5, 49, 0, 0, 6},  // reserveCapacity
    {493, -1, -1, -1, -1, 0, 385, 55, 0, 1, 2, 5, 7, 0, 0, 6},  // indices
    {494, -1, -1, -1, -1, 0, 386, 56, 0, 1, 2, 5, 0, 0, 0, 6},  // startIndex
    {495, -1, -1, -1, -1, 0, 387, 57, 0, 1, 2, 5, 0, 0, 0, 6},  // endIndex
    {78, -1, -1, -1, -1, 233, 388, 58, 1, 2, 1, 5, 4, 0, 0, 6},  // flatMap
    {463, -1, -1, -1, -1, 234, 390, 59, 1, 2, 1, 8, 49, 0, 0, 6},  // forEach
    {462, -1, -1, -1, -1, 235, 392, 60, 2, 3, 1, 5, 49, 0, 0, 6},  // reduce
    {66, -1, -1, -1, -1, 237, 395, 61, 1, 2, 1, 5, 49, 0, 0, 6},  // removeAll
    {151, -1, -1, -1, -1, 238, 397, 62, 2, 2, 3, 0, 4, 0, 0, 6},  // Array
    {356, -1, -1, -1, -1, 240, 399, 63, 0, 1, 1, 5, 49, 0, 0, 6},  // min
    {354, -1, -1, -1, -1, 240, 400, 64, 0, 1, 1, 5, 49, 0, 0, 6},  // max
    {356, -1, -1, -1, -1, 240, 401, 65, 2, 2, 0, 0, 49, 0, 0, 6},  // min
    {354, -1, -1, -1, -1, 242, 403, 66, 2, 2, 0, 0, 49, 0, 0, 6},  // max
    {356, -1, -1, -1, -1, 244, 405, 67, 1, 2, 1, 5, 49, 0, 0, 6},  // min
    {354, -1, -1, -1, -1, 245, 407, 68, 1, 2, 1, 5, 49, 0, 0, 6},  // max
    {498, -1, -1, -1, -1, 246, 409, 69, 0, 1, 1, 5, 4, 0, 0, 6},  // sorted
    {498, -1, -1, -1, -1, 246, 410, 70, 1, 2, 1, 5, 4, 0, 0, 6},  // sorted
    {498, -1, -1, -1, -1, 247, 412, 71, 1, 2, 1, 5, 4, 0, 0, 6},  // sorted
    {488, -1, -1, -1, 1363, 248, 414, 72, 1, 2, 1, 5, 3, 0, 0, 6},  // joined
    {60, -1, -1, -1, 1357, 249, 416, 73, 1, 2, 1, 5, 49, 0, 0, 6},  // append
    {60, -1, -1, -1, 1358, 250, 418, 74, 1, 2, 1, 5, 49, 0, 0, 6},  // append
    {61, -1, -1, -1, -1, 251, 420, 75, 2, 3, 1, 5, 49, 0, 0, 6},  // insert
    {61, -1, -1, -1, -1, 253, 423, 76, 2, 3, 1, 5, 49, 0, 0, 6},  // insert
    {62, -1, -1, -1, -1, 255, 426, 77, 1, 2, 1, 5, 49, 0, 0, 6},  // remove
    {63, -1, -1, -1, -1, 256, 428, 78, 0, 1, 1, 5, 49, 0, 0, 6},  // removeLast
    {64, -1, -1, -1, -1, 256, 429, 79, 0, 1, 1, 5, 49, 0, 0, 6},  // popLast
    {65, -1, -1, -1, -1, 256, 430, 80, 0, 1, 1, 5, 49, 0, 0, 6},  // removeFirst
    {66, -1, -1, -1, 528, 256, 431, 81, 0, 1, 1, 5, 49, 0, 0, 6},  // removeAll
    {454, -1, -1, -1, 248, 0, 432, 82, 0, 1, 2, 4, 0, 0, 0, 6},  // count
    {297, -1, -1, -1, -1, 0, 433, 83, 0, 1, 2, 4, 2, 0, 0, 6},  // isEmpty
    {501, -1, -1, -1, -1, 256, 434, 84, 0, 1, 1, 4, 3, 0, 0, 6},  // uppercased
    {502, -1, -1, -1, -1, 256, 435, 85, 0, 1, 1, 4, 3, 0, 0, 6},  // lowercased
    {322, -1, -1, -1, -1, 256, 436, 86, 1, 2, 1, 4, 2, 0, 0, 6},  // contains
    {503, -1, -1, -1, -1, 257, 438, 87, 1, 2, 1, 4, 2, 0, 0, 6},  // hasPrefix
    {504, -1, -1, -1, -1, 258, 440, 88, 1, 2, 1, 4, 2, 0, 0, 6},  // hasSuffix
    {148, -1, -1, -1, -1, 259, 442, 89, 2, 2, 3, 0, 3, 0, 0, 6},  // String
    {505, -1, -1, -1, -1, 0, 444, 90, 0, 1, 2, 4, 2, 0, 0, 6},  // isLetter
    {506, -1, -1, -1, -1, 0, 445, 91, 0, 1, 2, 4, 2, 0, 0, 6},  // isNumber
    {507, -1, -1, -1, -1, 0, 446, 92, 0, 1, 2, 4, 2, 0, 0, 6},  // isWhitespace
    {508, -1, -1, -1, -1, 0, 447, 93, 0, 1, 2, 4, 2, 0, 0, 6},  // isUppercase
    {509, -1, -1, -1, -1, 0, 448, 94, 0, 1, 2, 4, 2, 0, 0, 6},  // isLowercase
    {510, -1, -1, -1, -1, 0, 449, 95, 0, 1, 2, 4, 2, 0, 0, 6},  // isPunctuation
    {511, -1, -1, -1, -1, 0, 450, 96, 0, 1, 2, 4, 49, 0, 0, 6},  // wholeNumberValue
    {512, -1, -1, -1, -1, 0, 451, 97, 0, 1, 2, 4, 3, 0, 0, 6},  // capitalized
    {489, -1, -1, -1, -1, 261, 452, 98, 1, 2, 1, 4, 4, 0, 0, 6},  // split
    {513, -1, -1, -1, -1, 262, 454, 99, 1, 2, 1, 4, 4, 0, 0, 6},  // components
    {515, -1, -1, -1, -1, 263, 456, 100, 2, 3, 1, 4, 3, 0, 0, 6},  // replacingOccurrences
    {516, -1, -1, -1, -1, 265, 459, 101, 1, 1, 0, 0, 46, 0, 0, 6},  // type
    {148, -1, -1, -1, -1, 266, 460, 102, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {148, -1, -1, -1, -1, 267, 461, 103, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {149, -1, -1, -1, -1, 268, 462, 104, 1, 1, 3, 0, 3, 0, 0, 6},  // Character
    {148, -1, -1, -1, -1, 269, 463, 105, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {522, -1, -1, -1, -1, 0, 464, 106, 0, 1, 2, 7, 4, 0, 0, 6},  // keys
    {523, -1, -1, -1, -1, 0, 465, 107, 0, 1, 2, 7, 4, 0, 0, 6},  // allKeys
    {524, -1, -1, -1, -1, 0, 466, 108, 0, 1, 2, 7, 4, 0, 0, 6},  // values
    {525, -1, -1, -1, -1, 0, 467, 109, 0, 1, 2, 7, 4, 0, 0, 6},  // allValues
    {454, -1, -1, -1, -1, 0, 468, 110, 0, 1, 2, 7, 0, 0, 0, 6},  // count
    {297, -1, -1, -1, -1, 0, 469, 111, 0, 1, 2, 7, 2, 0, 0, 6},  // isEmpty
    {67, -1, -1, -1, -1, 270, 470, 112, 1, 2, 1, 7, 49, 0, 0, 6},  // removeValue
    {527, -1, -1, -1, -1, 271, 472, 113, 1, 2, 1, 7, 49, 0, 0, 6},  // removeObjectForKey
    {68, -1, -1, -1, -1, 272, 474, 114, 2, 3, 1, 7, 49, 0, 0, 6},  // updateValue
    {70, -1, -1, -1, -1, 274, 477, 115, 2, 3, 1, 7, 49, 0, 0, 6},  // setObject
    {66, -1, -1, -1, -1, 276, 480, 116, 0, 1, 1, 7, 49, 0, 0, 6},  // removeAll
    {528, -1, -1, -1, -1, 276, 481, 117, 0, 1, 1, 7, 49, 0, 0, 6},  // removeAllObjects
    {69, -1, -1, -1, -1, 276, 482, 118, 2, 3, 1, 7, 49, 0, 0, 6},  // merge
    {530, -1, -1, -1, -1, 278, 485, 119, 1, 2, 1, 7, 6, 0, 0, 6},  // mapValues
    {461, -1, -1, -1, -1, 279, 487, 120, 1, 2, 1, 7, 6, 0, 0, 6},  // filter
    {531, -1, -1, -1, -1, 280, 489, 121, 2, 3, 1, 7, 6, 0, 0, 6},  // merging
    {532, -1, -1, -1, -1, 282, 492, 122, 1, 2, 1, 7, 49, 0, 0, 6},  // objectForKey
    {533, -1, -1, -1, -1, 283, 494, 123, 1, 2, 1, 7, 49, 0, 0, 6},  // valueForKey
    {519, -1, -1, -1, -1, 284, 496, 124, 1, 1, 3, 0, 6, 0, 0, 6},  // Dictionary
    {519, -1, -1, -1, -1, 285, 497, 125, 2, 2, 3, 0, 6, 0, 0, 6},  // Dictionary
    {521, -1, -1, -1, -1, 287, 499, 126, 0, 0, 3, 0, 6, 0, 0, 6},  // NSMutableDictionary
    {520, -1, -1, -1, -1, 287, 499, 127, 0, 0, 3, 0, 6, 0, 0, 6},  // NSDictionary
    {519, -1, -1, -1, -1, 287, 499, 128, 0, 0, 3, 0, 6, 0, 0, 6},  // Dictionary
    {77, -1, -1, -1, -1, 186, 499, 129, 1, 2, 1, 7, 4, 0, 0, 6},  // map
    {460, -1, -1, -1, -1, 187, 501, 130, 1, 2, 1, 7, 4, 0, 0, 6},  // compactMap
    {78, -1, -1, -1, -1, 233, 503, 131, 1, 2, 1, 7, 4, 0, 0, 6},  // flatMap
    {463, -1, -1, -1, -1, 191, 505, 132, 1, 2, 1, 7, 49, 0, 0, 6},  // forEach
    {462, -1, -1, -1, -1, 189, 507, 133, 2, 3, 1, 7, 49, 0, 0, 6},  // reduce
    {322, -1, -1, -1, -1, 204, 510, 134, 1, 2, 1, 7, 2, 0, 0, 6},  // contains
    {455, -1, -1, -1, -1, 205, 512, 135, 1, 2, 1, 7, 49, 0, 0, 6},  // first
    {476, -1, -1, -1, -1, 206, 514, 136, 1, 2, 1, 7, 2, 0, 0, 6},  // allSatisfy
    {498, -1, -1, -1, -1, 246, 516, 137, 1, 2, 1, 7, 4, 0, 0, 6},  // sorted
    {498, -1, -1, -1, -1, 247, 518, 138, 1, 2, 1, 7, 4, 0, 0, 6},  // sorted
    {354, -1, -1, -1, -1, 245, 520, 139, 1, 2, 1, 7, 49, 0, 0, 6},  // max
    {356, -1, -1, -1, -1, 244, 522, 140, 1, 2, 1, 7, 49, 0, 0, 6},  // min
    {458, -1, -1, -1, -1, 184, 524, 141, 0, 1, 1, 7, 4, 0, 0, 6},  // enumerated
    {455, -1, -1, -1, -1, 0, 525, 142, 0, 1, 2, 7, 49, 0, 0, 6},  // first
    {536, -1, -1, -1, -1, 0, 526, 143, 0, 1, 2, 8, 0, 0, 0, 6},  // lowerBound
    {537, -1, -1, -1, -1, 0, 527, 144, 0, 1, 2, 8, 0, 0, 0, 6},  // upperBound
    {454, -1, -1, -1, -1, 0, 528, 145, 0, 1, 2, 8, 0, 0, 0, 6},  // count
    {297, -1, -1, -1, -1, 0, 529, 146, 0, 1, 2, 8, 2, 0, 0, 6},  // isEmpty
    {322, -1, -1, -1, -1, 300, 530, 147, 1, 2, 1, 8, 2, 0, 0, 6},  // contains
    {77, -1, -1, -1, -1, 301, 532, 148, 1, 2, 1, 8, 4, 0, 0, 6},  // map
    {457, -1, -1, -1, -1, 302, 534, 149, 0, 1, 1, 8, 4, 0, 0, 6},  // reversed
    {151, -1, -1, -1, -1, 302, 535, 150, 1, 1, 3, 0, 4, 0, 0, 6},  // Array
    {538, -1, -1, -1, -1, 303, 536, 151, 0, 0, 3, 0, 5, 0, 0, 6},  // Set
    {538, -1, -1, -1, -1, 303, 536, 152, 1, 1, 3, 0, 5, 0, 0, 6},  // Set
    {454, -1, -1, -1, -1, 0, 537, 153, 0, 1, 2, 6, 0, 0, 0, 6},  // count
    {297, -1, -1, -1, -1, 0, 538, 154, 0, 1, 2, 6, 2, 0, 0, 6},  // isEmpty
    {455, -1, -1, -1, -1, 0, 539, 155, 0, 1, 2, 6, 49, 0, 0, 6},  // first
    {316, -1, -1, -1, -1, 304, 540, 156, 1, 2, 1, 6, 5, 0, 0, 6},  // union
    {539, -1, -1, -1, -1, 305, 542, 157, 1, 2, 1, 6, 49, 0, 0, 6},  // formUnion
    {318, -1, -1, -1, -1, 306, 544, 158, 1, 2, 1, 6, 5, 0, 0, 6},  // intersection
    {540, -1, -1, -1, -1, 307, 546, 159, 1, 2, 1, 6, 49, 0, 0, 6},  // formIntersection
    {541, -1, -1, -1, -1, 308, 548, 160, 1, 2, 1, 6, 5, 0, 0, 6},  // subtracting
    {542, -1, -1, -1, -1, 309, 550, 161, 1, 2, 1, 6, 49, 0, 0, 6},  // subtract
    {543, -1, -1, -1, -1, 310, 552, 162, 1, 2, 1, 6, 5, 0, 0, 6},  // symmetricDifference
    {544, -1, -1, -1, -1, 311, 554, 163, 1, 2, 1, 6, 49, 0, 0, 6},  // formSymmetricDifference
    {545, -1, -1, -1, -1, 312, 556, 164, 1, 2, 1, 6, 2, 0, 0, 6},  // isSubset
    {546, -1, -1, -1, -1, 313, 558, 165, 1, 2, 1, 6, 2, 0, 0, 6},  // isSuperset
    {547, -1, -1, -1, -1, 314, 560, 166, 1, 2, 1, 6, 2, 0, 0, 6},  // isStrictSubset
    {548, -1, -1, -1, -1, 315, 562, 167, 1, 2, 1, 6, 2, 0, 0, 6},  // isStrictSuperset
    {549, -1, -1, -1, -1, 316, 564, 168, 1, 2, 1, 6, 2, 0, 0, 6},  // isDisjoint
    {322, -1, -1, -1, -1, 317, 566, 169, 1, 2, 1, 6, 2, 0, 0, 6},  // contains
    {61, -1, -1, -1, -1, 318, 568, 170, 1, 2, 1, 6, 49, 0, 0, 6},  // insert
    {550, -1, -1, -1, -1, 319, 570, 171, 1, 2, 1, 6, 49, 0, 0, 6},  // update
    {62, -1, -1, -1, -1, 320, 572, 172, 1, 2, 1, 6, 49, 0, 0, 6},  // remove
    {66, -1, -1, -1, -1, 321, 574, 173, 0, 1, 1, 6, 49, 0, 0, 6},  // removeAll
    {551, -1, -1, -1, -1, 321, 575, 174, 0, 1, 1, 6, 49, 0, 0, 6},  // popFirst
    {65, -1, -1, -1, -1, 321, 576, 175, 0, 1, 1, 6, 49, 0, 0, 6},  // removeFirst
    {165, -1, -1, -1, -1, 321, 577, 0, 4, 4, 3, 0, 17, 0, 0, 7},  // UIColor
    {556, -1, -1, -1, -1, 325, 581, 1, 1, 2, 1, 18, 17, 0, 0, 7},  // withAlphaComponent
    {557, -1, -1, -1, -1, 326, 583, 2, 0, 1, 1, 18, 49, 0, 0, 7},  // set
    {558, -1, -1, -1, -1, 326, 584, 3, 0, 1, 1, 18, 49, 0, 0, 7},  // setFill
    {559, -1, -1, -1, -1, 326, 585, 4, 0, 1, 1, 18, 49, 0, 0, 7},  // setStroke
    {165, -1, -1, -1, -1, 326, 586, 5, 2, 2, 3, 0, 17, 0, 0, 7},  // UIColor
    {561, 165, -1, -1, -1, 0, 0, 6, 0, 0, 5, 18, 17, 0, 0, 7},  // black
    {562, 165, -1, -1, -1, 328, 0, 7, 0, 0, 4, 18, 17, 0, 0, 7},  // blackColor
    {560, 165, -1, -1, -1, 0, 0, 8, 0, 0, 5, 18, 17, 0, 0, 7},  // white
    {563, 165, -1, -1, -1, 328, 0, 9, 0, 0, 4, 18, 17, 0, 0, 7},  // whiteColor
    {552, 165, -1, -1, -1, 0, 0, 10, 0, 0, 5, 18, 17, 0, 0, 7},  // red
    {564, 165, -1, -1, -1, 328, 0, 11, 0, 0, 4, 18, 17, 0, 0, 7},  // redColor
    {553, 165, -1, -1, -1, 0, 0, 12, 0, 0, 5, 18, 17, 0, 0, 7},  // green
    {565, 165, -1, -1, -1, 328, 0, 13, 0, 0, 4, 18, 17, 0, 0, 7},  // greenColor
    {554, 165, -1, -1, -1, 0, 0, 14, 0, 0, 5, 18, 17, 0, 0, 7},  // blue
    {566, 165, -1, -1, -1, 328, 0, 15, 0, 0, 4, 18, 17, 0, 0, 7},  // blueColor
    {567, 165, -1, -1, -1, 0, 0, 16, 0, 0, 5, 18, 17, 0, 0, 7},  // cyan
    {568, 165, -1, -1, -1, 328, 0, 17, 0, 0, 4, 18, 17, 0, 0, 7},  // cyanColor
    {569, 165, -1, -1, -1, 0, 0, 18, 0, 0, 5, 18, 17, 0, 0, 7},  // yellow
    {570, 165, -1, -1, -1, 328, 0, 19, 0, 0, 4, 18, 17, 0, 0, 7},  // yellowColor
    {571, 165, -1, -1, -1, 0, 0, 20, 0, 0, 5, 18, 17, 0, 0, 7},  // magenta
    {572, 165, -1, -1, -1, 328, 0, 21, 0, 0, 4, 18, 17, 0, 0, 7},  // magentaColor
    {573, 165, -1, -1, -1, 0, 0, 22, 0, 0, 5, 18, 17, 0, 0, 7},  // orange
    {574, 165, -1, -1, -1, 328, 0, 23, 0, 0, 4, 18, 17, 0, 0, 7},  // orangeColor
    {575, 165, -1, -1, -1, 0, 0, 24, 0, 0, 5, 18, 17, 0, 0, 7},  // purple
    {576, 165, -1, -1, -1, 328, 0, 25, 0, 0, 4, 18, 17, 0, 0, 7},  // purpleColor
    {577, 165, -1, -1, -1, 0, 0, 26, 0, 0, 5, 18, 17, 0, 0, 7},  // brown
    {578, 165, -1, -1, -1, 328, 0, 27, 0, 0, 4, 18, 17, 0, 0, 7},  // brownColor
    {579, 165, -1, -1, -1, 0, 0, 28, 0, 0, 5, 18, 17, 0, 0, 7},  // gray
    {580, 165, -1, -1, -1, 328, 0, 29, 0, 0, 4, 18, 17, 0, 0, 7},  // grayColor
    {581, 165, -1, -1, -1, 0, 0, 30, 0, 0, 5, 18, 17, 0, 0, 7},  // lightGray
    {582, 165, -1, -1, -1, 328, 0, 31, 0, 0, 4, 18, 17, 0, 0, 7},  // lightGrayColor
    {583, 165, -1, -1, -1, 0, 0, 32, 0, 0, 5, 18, 17, 0, 0, 7},  // darkGray
    {584, 165, -1, -1, -1, 328, 0, 33, 0, 0, 4, 18, 17, 0, 0, 7},  // darkGrayColor
    {585, 165, -1, -1, -1, 0, 0, 34, 0, 0, 5, 18, 17, 0, 0, 7},  // clear
    {586, 165, -1, -1, -1, 328, 0, 35, 0, 0, 4, 18, 17, 0, 0, 7},  // clearColor
    {587, 165, -1, -1, -1, 0, 0, 36, 0, 0, 5, 18, 17, 0, 0, 7},  // systemRed
    {588, 165, -1, -1, -1, 0, 0, 37, 0, 0, 5, 18, 17, 0, 0, 7},  // systemOrange
    {589, 165, -1, -1, -1, 0, 0, 38, 0, 0, 5, 18, 17, 0, 0, 7},  // systemYellow
    {590, 165, -1, -1, -1, 0, 0, 39, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGreen
    {591, 165, -1, -1, -1, 0, 0, 40, 0, 0, 5, 18, 17, 0, 0, 7},  // systemMint
    {592, 165, -1, -1, -1, 0, 0, 41, 0, 0, 5, 18, 17, 0, 0, 7},  // systemTeal
    {593, 165, -1, -1, -1, 0, 0, 42, 0, 0, 5, 18, 17, 0, 0, 7},  // systemCyan
    {594, 165, -1, -1, -1, 0, 0, 43, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBlue
    {595, 165, -1, -1, -1, 0, 0, 44, 0, 0, 5, 18, 17, 0, 0, 7},  // systemIndigo
    {596, 165, -1, -1, -1, 0, 0, 45, 0, 0, 5, 18, 17, 0, 0, 7},  // systemPurple
    {597, 165, -1, -1, -1, 0, 0, 46, 0, 0, 5, 18, 17, 0, 0, 7},  // systemPink
    {598, 165, -1, -1, -1, 0, 0, 47, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBrown
    {599, 165, -1, -1, -1, 0, 0, 48, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray
    {600, 165, -1, -1, -1, 0, 0, 49, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray2
    {601, 165, -1, -1, -1, 0, 0, 50, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray3
    {602, 165, -1, -1, -1, 0, 0, 51, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray4
    {603, 165, -1, -1, -1, 0, 0, 52, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray5
    {604, 165, -1, -1, -1, 0, 0, 53, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray6
    {605, 165, -1, -1, -1, 0, 0, 54, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBackground
    {606, 165, -1, -1, -1, 0, 0, 55, 0, 0, 5, 18, 17, 0, 0, 7},  // secondarySystemBackground
    {607, 165, -1, -1, -1, 0, 0, 56, 0, 0, 5, 18, 17, 0, 0, 7},  // label
    {166, -1, -1, -1, -1, 328, 588, 0, 1, 1, 3, 0, 27, 0, 0, 8},  // UIView
    {166, -1, -1, -1, -1, 0, 0, 1, 0, 0, 3, 0, 27, 0, 0, 8},  // UIView
    {167, -1, -1, -1, -1, 329, 589, 2, 1, 1, 3, 0, 27, 0, 0, 8},  // UIWindow
    {167, -1, -1, -1, -1, 0, 0, 3, 0, 0, 3, 0, 27, 0, 0, 8},  // UIWindow
    {168, -1, -1, -1, -1, 330, 590, 4, 1, 1, 3, 0, 27, 0, 0, 8},  // UIImageView
    {168, -1, -1, -1, -1, 0, 0, 5, 0, 0, 3, 0, 27, 0, 0, 8},  // UIImageView
    {169, -1, -1, -1, -1, 331, 591, 6, 1, 1, 3, 0, 27, 0, 0, 8},  // UILabel
    {169, -1, -1, -1, -1, 0, 0, 7, 0, 0, 3, 0, 27, 0, 0, 8},  // UILabel
    {170, -1, -1, -1, -1, 332, 592, 8, 1, 1, 3, 0, 27, 0, 0, 8},  // UIButton
    {170, -1, -1, -1, -1, 0, 0, 9, 0, 0, 3, 0, 27, 0, 0, 8},  // UIButton
    {171, -1, -1, -1, -1, 333, 593, 10, 1, 1, 3, 0, 27, 0, 0, 8},  // UIScrollView
    {171, -1, -1, -1, -1, 0, 0, 11, 0, 0, 3, 0, 27, 0, 0, 8},  // UIScrollView
    {172, -1, -1, -1, -1, 334, 594, 12, 1, 1, 3, 0, 27, 0, 0, 8},  // UIControl
    {172, -1, -1, -1, -1, 0, 0, 13, 0, 0, 3, 0, 27, 0, 0, 8},  // UIControl
    {173, -1, -1, -1, -1, 335, 595, 14, 1, 1, 3, 0, 27, 0, 0, 8},  // UITextField
    {173, -1, -1, -1, -1, 0, 0, 15, 0, 0, 3, 0, 27, 0, 0, 8},  // UITextField
    {174, -1, -1, -1, -1, 336, 596, 16, 1, 1, 3, 0, 27, 0, 0, 8},  // UITextView
    {174, -1, -1, -1, -1, 0, 0, 17, 0, 0, 3, 0, 27, 0, 0, 8},  // UITextView
    {175, -1, -1, -1, -1, 337, 597, 18, 1, 1, 3, 0, 27, 0, 0, 8},  // UITableViewCell
    {175, -1, -1, -1, -1, 0, 0, 19, 0, 0, 3, 0, 27, 0, 0, 8},  // UITableViewCell
    {176, -1, -1, -1, -1, 338, 598, 20, 1, 1, 3, 0, 27, 0, 0, 8},  // UICollectionViewCell
    {176, -1, -1, -1, -1, 0, 0, 21, 0, 0, 3, 0, 27, 0, 0, 8},  // UICollectionViewCell
    {177, -1, -1, -1, -1, 339, 599, 22, 1, 1, 3, 0, 27, 0, 0, 8},  // UIVisualEffectView
    {177, -1, -1, -1, -1, 0, 0, 23, 0, 0, 3, 0, 27, 0, 0, 8},  // UIVisualEffectView
    {608, -1, -1, -1, -1, 0, 600, 24, 0, 1, 2, 28, 13, 0, 9, 8},  // frame
    {609, -1, -1, -1, -1, 0, 601, 25, 0, 1, 2, 28, 13, 0, 10, 8},  // bounds
    {302, -1, -1, -1, -1, 0, 602, 26, 0, 1, 2, 28, 9, 0, 11, 8},  // center
    {610, -1, -1, -1, -1, 0, 603, 27, 0, 1, 2, 28, 9, 0, 12, 8},  // anchorPoint
    {611, -1, -1, -1, 1345, 0, 604, 28, 0, 1, 2, 28, 2, 0, 0, 8},  // isHidden
    {612, -1, -1, -1, -1, 0, 605, 29, 0, 1, 2, 28, 2, 0, 0, 8},  // clipsToBounds
    {613, -1, -1, -1, -1, 0, 606, 30, 0, 1, 2, 28, 3, 0, 0, 8},  // name
    {614, -1, -1, -1, -1, 340, 607, 31, 1, 1, 0, 0, 49, 0, 0, 8},  // UIImage
    {168, -1, -1, -1, -1, 341, 608, 32, 1, 1, 3, 0, 27, 0, 0, 8},  // UIImageView
    {84, -1, -1, -1, -1, 0, 609, 33, 0, 1, 2, 28, 14, 0, 13, 8},  // transform
    {617, -1, -1, -1, -1, 342, 610, 34, 1, 2, 1, 28, 49, 0, 0, 8},  // moveAnchor
    {618, -1, -1, -1, -1, 0, 612, 35, 0, 1, 2, 28, 9, 0, 0, 8},  // contentOffset
    {555, -1, -1, -1, -1, 0, 613, 36, 0, 1, 2, 28, 0, 0, 0, 8},  // alpha
    {619, -1, -1, -1, 620, 0, 614, 37, 0, 1, 2, 28, 2, 0, 0, 8},  // isUserInteractionEnabled
    {620, -1, -1, -1, -1, 0, 615, 38, 0, 1, 2, 28, 2, 0, 0, 8},  // userInteractionEnabled
    {621, -1, -1, -1, -1, 0, 616, 39, 0, 1, 2, 28, 0, 0, 0, 8},  // tag
    {85, -1, -1, -1, -1, 0, 617, 40, 0, 1, 2, 28, 28, 0, 0, 8},  // layer
    {622, -1, -1, -1, -1, 0, 618, 41, 0, 1, 2, 28, 17, 0, 0, 8},  // backgroundColor
    {623, -1, -1, -1, -1, 0, 619, 42, 0, 1, 2, 28, 3, 0, 0, 8},  // text
    {624, -1, -1, -1, -1, 0, 620, 43, 0, 1, 2, 28, 17, 0, 0, 8},  // textColor
    {625, -1, -1, -1, -1, 0, 621, 44, 0, 1, 2, 28, 20, 0, 0, 8},  // textAlignment
    {626, -1, -1, -1, -1, 0, 622, 45, 0, 1, 2, 28, 49, 0, 0, 8},  // font
    {616, -1, -1, -1, -1, 0, 623, 46, 0, 1, 2, 28, 49, 0, 0, 8},  // image
    {627, -1, -1, -1, -1, 0, 624, 47, 0, 1, 2, 28, 49, 0, 0, 8},  // rootViewController
    {628, -1, -1, -1, -1, 0, 625, 48, 0, 1, 2, 28, 49, 0, 0, 8},  // contentMode
    {629, -1, -1, -1, -1, 0, 626, 49, 0, 1, 2, 28, 2, 0, 0, 8},  // isOpaque
    {630, -1, -1, -1, -1, 0, 627, 50, 0, 1, 2, 28, 17, 0, 0, 8},  // tintColor
    {631, -1, -1, -1, -1, 0, 628, 51, 0, 1, 2, 28, 0, 0, 0, 8},  // contentScaleFactor
    {632, -1, -1, -1, -1, 0, 629, 52, 0, 1, 2, 28, 3, 0, 0, 8},  // accessibilityLabel
    {633, -1, -1, -1, -1, 0, 630, 53, 0, 1, 2, 28, 45, 0, 0, 8},  // layoutMargins
    {634, -1, -1, -1, -1, 0, 631, 54, 0, 1, 2, 28, 45, 0, 0, 8},  // safeAreaInsets
    {635, -1, -1, -1, -1, 0, 632, 55, 0, 1, 2, 28, 27, 0, 0, 8},  // mask
    {636, -1, -1, -1, -1, 0, 633, 56, 0, 1, 2, 28, 3, 0, 0, 8},  // accessibilityIdentifier
    {637, -1, -1, -1, -1, 0, 634, 57, 0, 1, 2, 28, 3, 0, 0, 8},  // accessibilityHint
    {638, -1, -1, -1, -1, 0, 635, 58, 0, 1, 2, 28, 2, 0, 0, 8},  // isAccessibilityElement
    {639, -1, -1, -1, -1, 0, 636, 59, 0, 1, 2, 28, 49, 0, 0, 8},  // semanticContentAttribute
    {640, -1, -1, -1, -1, 0, 637, 60, 0, 1, 2, 28, 2, 0, 0, 8},  // clearsContextBeforeDrawing
    {641, -1, -1, -1, -1, 0, 638, 61, 0, 1, 2, 28, 2, 0, 0, 8},  // isFirstResponder
    {642, -1, -1, -1, -1, 0, 639, 62, 0, 1, 2, 28, 0, 0, 0, 8},  // numberOfLines
    {643, -1, -1, -1, -1, 0, 640, 63, 0, 1, 2, 28, 2, 0, 0, 8},  // adjustsFontSizeToFitWidth
    {644, -1, -1, -1, -1, 0, 641, 64, 0, 1, 2, 28, 49, 0, 0, 8},  // lineBreakMode
    {645, -1, -1, -1, -1, 0, 642, 65, 0, 1, 2, 28, 49, 0, 0, 8},  // attributedText
    {646, -1, -1, -1, -1, 0, 643, 66, 0, 1, 2, 28, 49, 0, 0, 8},  // baselineAdjustment
    {647, -1, -1, -1, -1, 0, 644, 67, 0, 1, 2, 28, 49, 0, 0, 8},  // borderStyle
    {648, -1, -1, -1, -1, 0, 645, 68, 0, 1, 2, 28, 49, 0, 0, 8},  // keyboardType
    {649, -1, -1, -1, -1, 0, 646, 69, 0, 1, 2, 28, 49, 0, 0, 8},  // returnKeyType
    {650, -1, -1, -1, -1, 0, 647, 70, 0, 1, 2, 28, 49, 0, 0, 8},  // autocorrectionType
    {651, -1, -1, -1, -1, 0, 648, 71, 0, 1, 2, 28, 49, 0, 0, 8},  // autocapitalizationType
    {652, -1, -1, -1, -1, 0, 649, 72, 0, 1, 2, 28, 49, 0, 0, 8},  // clearButtonMode
    {653, -1, -1, -1, -1, 0, 650, 73, 0, 1, 2, 28, 17, 0, 0, 8},  // shadowColor
    {654, -1, -1, -1, -1, 0, 651, 74, 0, 1, 2, 28, 3, 0, 0, 8},  // placeholder
    {655, -1, -1, -1, -1, 0, 652, 75, 0, 1, 2, 28, 0, 0, 0, 8},  // minimumScaleFactor
    {656, -1, -1, -1, -1, 0, 653, 76, 0, 1, 2, 28, 2, 0, 0, 8},  // isEditable
    {657, -1, -1, -1, -1, 0, 654, 77, 0, 1, 2, 28, 2, 0, 0, 8},  // isSelectable
    {658, -1, -1, -1, -1, 0, 655, 78, 0, 1, 2, 28, 2, 0, 0, 8},  // isSecureTextEntry
    {659, -1, -1, -1, -1, 0, 656, 79, 0, 1, 2, 28, 0, 0, 0, 8},  // zoomScale
    {660, 661, 662, -1, -1, 0, 0, 80, 0, 0, 5, 4, 3, 0, 0, 8},  // system
    {663, 661, 664, -1, -1, 0, 0, 81, 0, 0, 5, 4, 3, 0, 0, 8},  // custom
    {665, 661, 666, -1, -1, 0, 0, 82, 0, 0, 5, 4, 3, 0, 0, 8},  // infoLight
    {667, 661, 668, -1, -1, 0, 0, 83, 0, 0, 5, 4, 3, 0, 0, 8},  // contactAdd
    {669, 661, 670, -1, -1, 0, 0, 84, 0, 0, 5, 4, 3, 0, 0, 8},  // close
    {170, -1, -1, -1, -1, 343, 657, 85, 1, 1, 3, 0, 27, 0, 0, 8},  // UIButton
    {671, -1, -1, -1, -1, 0, 658, 86, 0, 1, 2, 28, 2, 0, 0, 8},  // isScrollEnabled
    {672, -1, -1, -1, -1, 0, 659, 87, 0, 1, 2, 28, 2, 0, 0, 8},  // isPagingEnabled
    {673, -1, -1, -1, -1, 0, 660, 88, 0, 1, 2, 28, 2, 0, 0, 8},  // bounces
    {674, -1, -1, -1, -1, 0, 661, 89, 0, 1, 2, 28, 2, 0, 0, 8},  // showsHorizontalScrollIndicator
    {675, -1, -1, -1, -1, 0, 662, 90, 0, 1, 2, 28, 2, 0, 0, 8},  // showsVerticalScrollIndicator
    {676, -1, -1, -1, -1, 0, 663, 91, 0, 1, 2, 28, 0, 0, 0, 8},  // minimumZoomScale
    {677, -1, -1, -1, -1, 0, 664, 92, 0, 1, 2, 28, 0, 0, 0, 8},  // maximumZoomScale
    {678, -1, -1, -1, -1, 0, 665, 93, 0, 1, 2, 28, 45, 0, 0, 8},  // contentInset
    {679, -1, -1, -1, -1, 0, 666, 94, 0, 1, 2, 28, 49, 0, 0, 8},  // delegate
    {681, 166, -1, -1, -1, 0, 0, 95, 0, 0, 5, 28, 46, 0, 0, 8},  // AutoresizingMask
    {682, 680, 683, -1, -1, 0, 0, 96, 0, 0, 5, 26, 25, 0, 0, 8},  // flexibleLeftMargin
    {684, 680, -1, -1, -1, 0, 0, 97, 0, 0, 5, 26, 25, 0, 0, 8},  // FlexibleLeftMargin
    {685, 680, 686, -1, -1, 0, 0, 98, 0, 0, 5, 26, 25, 0, 0, 8},  // flexibleWidth
    {687, 680, -1, -1, -1, 0, 0, 99, 0, 0, 5, 26, 25, 0, 0, 8},  // FlexibleWidth
    {688, 680, 689, -1, -1, 0, 0, 100, 0, 0, 5, 26, 25, 0, 0, 8},  // flexibleRightMargin
    {690, 680, -1, -1, -1, 0, 0, 101, 0, 0, 5, 26, 25, 0, 0, 8},  // FlexibleRightMargin
    {691, 680, 692, -1, -1, 0, 0, 102, 0, 0, 5, 26, 25, 0, 0, 8},  // flexibleTopMargin
    {693, 680, -1, -1, -1, 0, 0, 103, 0, 0, 5, 26, 25, 0, 0, 8},  // FlexibleTopMargin
    {694, 680, 695, -1, -1, 0, 0, 104, 0, 0, 5, 26, 25, 0, 0, 8},  // flexibleHeight
    {696, 680, -1, -1, -1, 0, 0, 105, 0, 0, 5, 26, 25, 0, 0, 8},  // FlexibleHeight
    {697, 680, 698, -1, -1, 0, 0, 106, 0, 0, 5, 26, 25, 0, 0, 8},  // flexibleBottomMargin
    {699, 680, -1, -1, -1, 0, 0, 107, 0, 0, 5, 26, 25, 0, 0, 8},  // FlexibleBottomMargin
    {700, 680, 701, -1, -1, 0, 0, 108, 0, 0, 5, 26, 25, 0, 0, 8},  // None
    {702, -1, -1, -1, -1, 0, 667, 109, 0, 1, 2, 28, 25, 0, 0, 8},  // autoresizingMask
    {703, -1, -1, -1, -1, 0, 668, 110, 0, 1, 2, 28, 2, 0, 0, 8},  // translatesAutoresizingMaskIntoConstraints
    {704, -1, -1, -1, -1, 0, 669, 111, 0, 1, 2, 28, 2, 0, 0, 8},  // autoresizesSubviews
    {706, 172, -1, -1, -1, 0, 0, 112, 0, 0, 5, 28, 46, 0, 0, 8},  // State
    {707, 705, 708, -1, -1, 0, 0, 113, 0, 0, 5, 4, 3, 0, 0, 8},  // normal
    {709, 705, -1, -1, -1, 0, 0, 114, 0, 0, 5, 4, 3, 0, 0, 8},  // Normal
    {710, 705, 711, -1, -1, 0, 0, 115, 0, 0, 5, 4, 3, 0, 0, 8},  // highlighted
    {712, 705, -1, -1, -1, 0, 0, 116, 0, 0, 5, 4, 3, 0, 0, 8},  // Highlighted
    {713, 705, 714, -1, -1, 0, 0, 117, 0, 0, 5, 4, 3, 0, 0, 8},  // disabled
    {715, 705, -1, -1, -1, 0, 0, 118, 0, 0, 5, 4, 3, 0, 0, 8},  // Disabled
    {716, 705, 717, -1, -1, 0, 0, 119, 0, 0, 5, 4, 3, 0, 0, 8},  // selected
    {718, 705, -1, -1, -1, 0, 0, 120, 0, 0, 5, 4, 3, 0, 0, 8},  // Selected
    {720, 172, -1, -1, -1, 0, 0, 121, 0, 0, 5, 28, 46, 0, 0, 8},  // Event
    {721, 719, 722, -1, -1, 0, 0, 122, 0, 0, 5, 4, 3, 0, 0, 8},  // allEvents
    {723, 719, -1, -1, -1, 0, 0, 123, 0, 0, 5, 4, 3, 0, 0, 8},  // AllEvents
    {724, 719, 725, -1, -1, 0, 0, 124, 0, 0, 5, 4, 3, 0, 0, 8},  // allTouchEvents
    {726, 719, -1, -1, -1, 0, 0, 125, 0, 0, 5, 4, 3, 0, 0, 8},  // AllTouchEvents
    {727, 719, 728, -1, -1, 0, 0, 126, 0, 0, 5, 4, 3, 0, 0, 8},  // touchDown
    {729, 719, -1, -1, -1, 0, 0, 127, 0, 0, 5, 4, 3, 0, 0, 8},  // TouchDown
    {730, 719, 731, -1, -1, 0, 0, 128, 0, 0, 5, 4, 3, 0, 0, 8},  // touchDragInside
    {732, 719, -1, -1, -1, 0, 0, 129, 0, 0, 5, 4, 3, 0, 0, 8},  // TouchDragInside
    {733, 719, 734, -1, -1, 0, 0, 130, 0, 0, 5, 4, 3, 0, 0, 8},  // touchDragOutside
    {735, 719, -1, -1, -1, 0, 0, 131, 0, 0, 5, 4, 3, 0, 0, 8},  // TouchDragOutside
    {736, 719, 737, -1, -1, 0, 0, 132, 0, 0, 5, 4, 3, 0, 0, 8},  // touchUpInside
    {738, 719, -1, -1, -1, 0, 0, 133, 0, 0, 5, 4, 3, 0, 0, 8},  // TouchUpInside
    {739, 719, 740, -1, -1, 0, 0, 134, 0, 0, 5, 4, 3, 0, 0, 8},  // touchUpOutside
    {741, 719, -1, -1, -1, 0, 0, 135, 0, 0, 5, 4, 3, 0, 0, 8},  // TouchUpOutside
    {742, 719, 743, -1, -1, 0, 0, 136, 0, 0, 5, 4, 3, 0, 0, 8},  // touchCancel
    {744, 719, -1, -1, -1, 0, 0, 137, 0, 0, 5, 4, 3, 0, 0, 8},  // TouchCancel
    {745, 719, 746, -1, -1, 0, 0, 138, 0, 0, 5, 4, 3, 0, 0, 8},  // valueChanged
    {747, 719, -1, -1, -1, 0, 0, 139, 0, 0, 5, 4, 3, 0, 0, 8},  // ValueChanged
    {748, 719, 749, -1, -1, 0, 0, 140, 0, 0, 5, 4, 3, 0, 0, 8},  // editingChanged
    {750, 719, -1, -1, -1, 0, 0, 141, 0, 0, 5, 4, 3, 0, 0, 8},  // EditingChanged
    {751, 719, 752, -1, -1, 0, 0, 142, 0, 0, 5, 4, 3, 0, 0, 8},  // editingDidBegin
    {753, 719, -1, -1, -1, 0, 0, 143, 0, 0, 5, 4, 3, 0, 0, 8},  // EditingDidBegin
    {754, 719, 755, -1, -1, 0, 0, 144, 0, 0, 5, 4, 3, 0, 0, 8},  // editingDidEnd
    {756, 719, -1, -1, -1, 0, 0, 145, 0, 0, 5, 4, 3, 0, 0, 8},  // EditingDidEnd
    {757, 719, 758, -1, -1, 0, 0, 146, 0, 0, 5, 4, 3, 0, 0, 8},  // primaryActionTriggered
    {759, 719, -1, -1, -1, 0, 0, 147, 0, 0, 5, 4, 3, 0, 0, 8},  // PrimaryActionTriggered
    {760, -1, -1, -1, -1, 344, 670, 148, 3, 4, 1, 28, 49, 0, 0, 8},  // addTarget
    {760, -1, -1, -1, -1, 347, 674, 149, 3, 4, 1, 28, 49, 0, 0, 8},  // addTarget
    {763, -1, -1, -1, -1, 350, 678, 150, 3, 4, 1, 28, 49, 0, 0, 8},  // removeTarget
    {763, -1, -1, -1, -1, 353, 682, 151, 3, 4, 1, 28, 49, 0, 0, 8},  // removeTarget
    {764, -1, -1, -1, -1, 356, 686, 152, 1, 2, 1, 28, 49, 0, 0, 8},  // sendActions
    {765, -1, -1, -1, -1, 357, 688, 153, 1, 2, 1, 28, 49, 0, 0, 8},  // sendActionsForControlEvents
    {766, -1, -1, -1, -1, 358, 690, 154, 2, 3, 1, 28, 49, 0, 0, 8},  // setTitle
    {766, -1, -1, -1, -1, 360, 693, 155, 2, 3, 1, 28, 49, 0, 0, 8},  // setTitle
    {768, -1, -1, -1, -1, 362, 696, 156, 2, 3, 1, 28, 49, 0, 0, 8},  // setTitleColor
    {768, -1, -1, -1, -1, 364, 699, 157, 2, 3, 1, 28, 49, 0, 0, 8},  // setTitleColor
    {769, -1, -1, -1, -1, 366, 702, 158, 2, 3, 1, 28, 49, 0, 0, 8},  // setImage
    {769, -1, -1, -1, -1, 368, 705, 159, 2, 3, 1, 28, 49, 0, 0, 8},  // setImage
    {770, -1, -1, -1, -1, 370, 708, 160, 2, 3, 1, 28, 49, 0, 0, 8},  // setBackgroundImage
    {770, -1, -1, -1, -1, 372, 711, 161, 2, 3, 1, 28, 49, 0, 0, 8},  // setBackgroundImage
    {771, -1, -1, -1, -1, 374, 714, 162, 2, 3, 1, 28, 49, 0, 0, 8},  // setAttributedTitle
    {772, -1, -1, -1, -1, 376, 717, 163, 2, 3, 1, 28, 49, 0, 0, 8},  // setTitleShadowColor
    {773, -1, -1, -1, -1, 0, 720, 164, 0, 1, 2, 28, 3, 0, 0, 8},  // currentTitle
    {774, -1, -1, -1, -1, 0, 721, 165, 0, 1, 2, 28, 27, 0, 0, 8},  // titleLabel
    {775, -1, -1, -1, -1, 0, 722, 166, 0, 1, 2, 28, 45, 0, 0, 8},  // contentEdgeInsets
    {776, -1, -1, -1, -1, 0, 723, 167, 0, 1, 2, 28, 45, 0, 0, 8},  // titleEdgeInsets
    {777, -1, -1, -1, -1, 0, 724, 168, 0, 1, 2, 28, 45, 0, 0, 8},  // imageEdgeInsets
    {778, -1, -1, -1, -1, 0, 725, 169, 0, 1, 2, 28, 2, 0, 0, 8},  // isEnabled
    {779, -1, -1, -1, -1, 0, 726, 170, 0, 1, 2, 28, 2, 0, 0, 8},  // isSelected
    {780, -1, -1, -1, -1, 0, 727, 171, 0, 1, 2, 28, 2, 0, 0, 8},  // isHighlighted
    {781, -1, -1, -1, -1, 0, 728, 172, 0, 1, 2, 28, 49, 0, 0, 8},  // contentHorizontalAlignment
    {782, -1, -1, -1, -1, 0, 729, 173, 0, 1, 2, 28, 49, 0, 0, 8},  // contentVerticalAlignment
    {783, -1, -1, -1, -1, 0, 730, 174, 0, 1, 2, 28, 12, 0, 0, 8},  // contentSize
    {305, 784, 785, -1, -1, 0, 0, 175, 0, 0, 5, 21, 20, 0, 0, 8},  // left
    {302, 784, 786, -1, -1, 0, 0, 176, 0, 0, 5, 21, 20, 0, 0, 8},  // center
    {307, 784, 787, -1, -1, 0, 0, 177, 0, 0, 5, 21, 20, 0, 0, 8},  // right
    {788, 784, 789, -1, -1, 0, 0, 178, 0, 0, 5, 21, 20, 0, 0, 8},  // justified
    {790, 784, 791, -1, -1, 0, 0, 179, 0, 0, 5, 21, 20, 0, 0, 8},  // natural
    {47, -1, -1, -1, -1, 378, 731, 180, 4, 4, 0, 0, 27, 0, 0, 8},  // view
    {792, -1, -1, -1, -1, 0, 735, 0, 0, 1, 2, 28, 27, 0, 0, 9},  // superview
    {793, -1, -1, -1, -1, 0, 736, 1, 0, 1, 2, 28, 4, 0, 0, 9},  // subviews
    {48, -1, -1, -1, -1, 0, 737, 2, 0, 1, 2, 28, 27, 0, 0, 9},  // window
    {794, -1, -1, -1, 1341, 382, 738, 3, 1, 2, 1, 28, 2, 0, 0, 9},  // isDescendant
    {795, -1, -1, -1, -1, 383, 740, 4, 1, 2, 1, 28, 49, 0, 0, 9},  // addSubview
    {796, -1, -1, -1, -1, 384, 742, 5, 1, 2, 1, 28, 49, 0, 0, 9},  // bringSubviewToFront
    {797, -1, -1, -1, 1343, 385, 744, 6, 1, 2, 1, 28, 49, 0, 0, 9},  // bringSubview
    {799, -1, -1, -1, -1, 386, 746, 7, 1, 2, 1, 28, 49, 0, 0, 9},  // sendSubviewToBack
    {800, -1, -1, -1, 1344, 387, 748, 8, 1, 2, 1, 28, 49, 0, 0, 9},  // sendSubview
    {802, -1, -1, -1, -1, 388, 750, 9, 0, 1, 1, 28, 49, 0, 0, 9},  // removeFromSuperview
    {803, -1, -1, -1, 1342, 388, 751, 10, 2, 3, 1, 28, 49, 0, 0, 9},  // insertSubview
    {803, -1, -1, -1, -1, 390, 754, 11, 2, 3, 1, 28, 49, 0, 0, 9},  // insertSubview
    {803, -1, -1, -1, -1, 392, 757, 12, 2, 3, 1, 28, 49, 0, 0, 9},  // insertSubview
    {806, -1, -1, -1, -1, 394, 760, 13, 2, 3, 1, 28, 9, 0, 5, 9},  // convert
    {806, -1, -1, -1, -1, 396, 763, 14, 2, 3, 1, 28, 9, 0, 5, 9},  // convert
    {807, -1, -1, -1, -1, 398, 766, 15, 2, 3, 1, 28, 9, 0, 5, 9},  // convertRect
    {807, -1, -1, -1, -1, 400, 769, 16, 2, 3, 1, 28, 9, 0, 5, 9},  // convertRect
    {810, -1, -1, -1, -1, 402, 772, 17, 2, 3, 1, 28, 9, 0, 5, 9},  // convertPoint
    {810, -1, -1, -1, -1, 404, 775, 18, 2, 3, 1, 28, 9, 0, 5, 9},  // convertPoint
    {811, -1, -1, -1, -1, 406, 778, 19, 0, 1, 1, 28, 49, 0, 0, 9},  // setNeedsLayout
    {812, -1, -1, -1, -1, 406, 779, 20, 0, 1, 1, 28, 49, 0, 0, 9},  // setNeedsDisplay
    {813, -1, -1, -1, -1, 406, 780, 21, 0, 1, 1, 28, 49, 0, 0, 9},  // layoutSubviews
    {814, -1, -1, -1, -1, 406, 781, 22, 0, 1, 1, 28, 2, 0, 0, 9},  // becomeFirstResponder
    {815, -1, -1, -1, -1, 406, 782, 23, 0, 1, 1, 28, 2, 0, 0, 9},  // resignFirstResponder
    {816, -1, -1, -1, -1, 406, 783, 24, 1, 2, 1, 28, 12, 0, 0, 9},  // sizeThatFits
    {817, -1, -1, -1, -1, 407, 785, 25, 0, 1, 1, 28, 49, 0, 0, 9},  // sizeToFit
    {818, -1, -1, -1, -1, 407, 786, 26, 0, 1, 1, 28, 49, 0, 0, 9},  // layoutIfNeeded
    {811, -1, -1, -1, -1, 407, 787, 27, 0, 1, 1, 29, 49, 0, 0, 9},  // setNeedsLayout
    {812, -1, -1, -1, -1, 407, 788, 28, 0, 1, 1, 29, 49, 0, 0, 9},  // setNeedsDisplay
    {819, -1, -1, -1, -1, 407, 789, 29, 0, 1, 1, 29, 49, 0, 0, 9},  // layoutSublayers
    {818, -1, -1, -1, -1, 407, 790, 30, 0, 1, 1, 29, 49, 0, 0, 9},  // layoutIfNeeded
    {820, -1, -1, -1, -1, 407, 791, 31, 1, 2, 1, 28, 27, 0, 0, 9},  // viewWithTag
    {821, -1, -1, -1, -1, 408, 793, 32, 2, 3, 1, 29, 49, 0, 0, 9},  // insertSublayer
    {821, -1, -1, -1, -1, 410, 796, 33, 2, 3, 1, 29, 49, 0, 0, 9},  // insertSublayer
    {821, -1, -1, -1, -1, 412, 799, 34, 2, 3, 1, 29, 49, 0, 0, 9},  // insertSublayer
    {824, 166, -1, -1, -1, 0, 0, 35, 0, 0, 5, 28, 0, 0, 0, 9},  // noIntrinsicMetric
    {826, 825, -1, -1, -1, 0, 0, 36, 0, 0, 5, 28, 27, 0, 0, 9},  // main
    {827, 825, -1, -1, -1, 414, 802, 37, 0, 0, 4, 28, 27, 0, 0, 9},  // mainScreen
    {828, -1, -1, -1, 1339, 414, 802, 38, 2, 3, 1, 28, 27, 0, 5, 9},  // hitTest
    {260, -1, -1, -1, 1340, 416, 805, 39, 2, 3, 1, 28, 2, 0, 5, 9},  // point
    {830, -1, -1, -1, -1, 418, 808, 0, 0, 0, 3, 0, 28, 0, 0, 10},  // CALayer
    {831, -1, -1, -1, -1, 418, 808, 1, 0, 0, 3, 0, 28, 0, 0, 10},  // CAShapeLayer
    {832, -1, -1, -1, -1, 418, 808, 2, 0, 0, 3, 0, 28, 0, 0, 10},  // CAGradientLayer
    {833, -1, -1, -1, -1, 418, 808, 3, 0, 0, 3, 0, 28, 0, 0, 10},  // CATextLayer
    {834, -1, -1, -1, -1, 0, 808, 4, 0, 1, 2, 29, 4, 0, 0, 10},  // colors
    {835, -1, -1, -1, -1, 0, 809, 5, 0, 1, 2, 29, 4, 0, 0, 10},  // locations
    {836, -1, -1, -1, -1, 0, 810, 6, 0, 1, 2, 29, 9, 0, 0, 10},  // startPoint
    {837, -1, -1, -1, -1, 0, 811, 7, 0, 1, 2, 29, 9, 0, 0, 10},  // endPoint
    {210, -1, -1, -1, -1, 0, 812, 8, 0, 1, 2, 29, 49, 0, 0, 10},  // string
    {626, -1, -1, -1, -1, 0, 813, 9, 0, 1, 2, 29, 49, 0, 0, 10},  // font
    {838, -1, -1, -1, -1, 0, 814, 10, 0, 1, 2, 29, 0, 0, 0, 10},  // fontSize
    {839, -1, -1, -1, -1, 0, 815, 11, 0, 1, 2, 29, 17, 0, 0, 10},  // foregroundColor
    {840, -1, -1, -1, -1, 0, 816, 12, 0, 1, 2, 29, 2, 0, 0, 10},  // isWrapped
    {608, -1, -1, -1, -1, 0, 817, 13, 0, 1, 2, 29, 13, 0, 9, 10},  // frame
    {609, -1, -1, -1, -1, 0, 818, 14, 0, 1, 2, 29, 13, 0, 10, 10},  // bounds
    {83, -1, -1, -1, -1, 0, 819, 15, 0, 1, 2, 29, 9, 0, 11, 10},  // position
    {610, -1, -1, -1, -1, 0, 820, 16, 0, 1, 2, 29, 9, 0, 12, 10},  // anchorPoint
    {611, -1, -1, -1, 1345, 0, 821, 17, 0, 1, 2, 29, 2, 0, 0, 10},  // isHidden
    {841, -1, -1, -1, -1, 0, 822, 18, 0, 1, 2, 29, 2, 0, 0, 10},  // masksToBounds
    {613, -1, -1, -1, -1, 0, 823, 19, 0, 1, 2, 29, 3, 0, 0, 10},  // name
    {842, -1, -1, -1, -1, 0, 824, 20, 0, 1, 2, 29, 14, 0, 0, 10},  // sublayerTransform
    {84, -1, -1, -1, -1, 0, 825, 21, 0, 1, 2, 29, 14, 0, 0, 10},  // transform
    {843, -1, -1, -1, -1, 0, 826, 22, 0, 1, 2, 29, 0, 0, 0, 10},  // zPosition
    {844, -1, -1, -1, -1, 0, 827, 23, 0, 1, 2, 29, 0, 0, 0, 10},  // opacity
    {622, -1, -1, -1, -1, 0, 828, 24, 0, 1, 2, 29, 17, 0, 0, 10},  // backgroundColor
    {845, -1, -1, -1, -1, 0, 829, 25, 0, 1, 2, 29, 0, 0, 0, 10},  // cornerRadius
    {846, -1, -1, -1, -1, 0, 830, 26, 0, 1, 2, 29, 0, 0, 0, 10},  // borderWidth
    {847, -1, -1, -1, -1, 0, 831, 27, 0, 1, 2, 29, 17, 0, 0, 10},  // borderColor
    {653, -1, -1, -1, -1, 0, 832, 28, 0, 1, 2, 29, 17, 0, 0, 10},  // shadowColor
    {848, -1, -1, -1, -1, 0, 833, 29, 0, 1, 2, 29, 0, 0, 0, 10},  // shadowOpacity
    {849, -1, -1, -1, -1, 0, 834, 30, 0, 1, 2, 29, 0, 0, 0, 10},  // shadowRadius
    {850, -1, -1, -1, -1, 0, 835, 31, 0, 1, 2, 29, 12, 0, 0, 10},  // shadowOffset
    {851, -1, -1, -1, -1, 0, 836, 32, 0, 1, 2, 29, 29, 0, 0, 10},  // shadowPath
    {852, -1, -1, -1, -1, 0, 837, 33, 0, 1, 2, 29, 0, 0, 0, 10},  // contentsScale
    {853, -1, -1, -1, -1, 0, 838, 34, 0, 1, 2, 29, 49, 0, 0, 10},  // contents
    {854, -1, -1, -1, -1, 0, 839, 35, 0, 1, 2, 29, 2, 0, 0, 10},  // shouldRasterize
    {855, -1, -1, -1, -1, 0, 840, 36, 0, 1, 2, 29, 0, 0, 0, 10},  // rasterizationScale
    {856, -1, -1, -1, -1, 0, 841, 37, 0, 1, 2, 29, 2, 0, 0, 10},  // isDoubleSided
    {635, -1, -1, -1, -1, 0, 842, 38, 0, 1, 2, 29, 28, 0, 0, 10},  // mask
    {857, -1, -1, -1, -1, 0, 843, 39, 0, 1, 2, 29, 49, 0, 0, 10},  // actions
    {858, -1, -1, -1, -1, 0, 844, 40, 0, 1, 2, 29, 49, 0, 0, 10},  // contentsGravity
    {859, -1, -1, -1, -1, 0, 845, 41, 0, 1, 2, 29, 49, 0, 0, 10},  // magnificationFilter
    {860, -1, -1, -1, -1, 0, 846, 42, 0, 1, 2, 29, 49, 0, 0, 10},  // minificationFilter
    {861, -1, -1, -1, -1, 0, 847, 43, 0, 1, 2, 29, 49, 0, 0, 10},  // compositingFilter
    {862, -1, -1, -1, -1, 0, 848, 44, 0, 1, 2, 29, 49, 0, 0, 10},  // cornerCurve
    {863, -1, -1, -1, -1, 0, 849, 45, 0, 1, 2, 29, 49, 0, 0, 10},  // maskedCorners
    {679, -1, -1, -1, -1, 0, 850, 46, 0, 1, 2, 29, 49, 0, 0, 10},  // delegate
    {629, -1, -1, -1, -1, 0, 851, 47, 0, 1, 2, 29, 2, 0, 0, 10},  // isOpaque
    {864, -1, -1, -1, -1, 0, 852, 48, 0, 1, 2, 29, 2, 0, 0, 10},  // needsDisplayOnBoundsChange
    {865, -1, -1, -1, -1, 0, 853, 49, 0, 1, 2, 29, 2, 0, 0, 10},  // allowsEdgeAntialiasing
    {866, -1, -1, -1, -1, 0, 854, 50, 0, 1, 2, 29, 49, 0, 0, 10},  // lineCap
    {867, -1, -1, -1, -1, 0, 855, 51, 0, 1, 2, 29, 49, 0, 0, 10},  // fillRule
    {868, -1, -1, -1, -1, 0, 856, 52, 0, 1, 2, 29, 0, 0, 0, 10},  // strokeStart
    {869, -1, -1, -1, -1, 0, 857, 53, 0, 1, 2, 29, 0, 0, 0, 10},  // strokeEnd
    {870, -1, -1, -1, -1, 418, 858, 54, 0, 1, 1, 29, 14, 0, 0, 10},  // affineTransform
    {86, -1, -1, -1, -1, 418, 859, 55, 1, 2, 1, 29, 49, 0, 8, 10},  // setAffineTransform
    {871, -1, -1, -1, 1350, 419, 861, 56, 0, 1, 1, 29, 28, 0, 0, 10},  // presentation
    {872, -1, -1, -1, 1351, 419, 862, 57, 0, 1, 1, 29, 28, 0, 0, 10},  // model
    {873, -1, -1, -1, -1, 0, 863, 58, 0, 1, 2, 29, 28, 0, 0, 10},  // superlayer
    {874, -1, -1, -1, -1, 0, 864, 59, 0, 1, 2, 29, 4, 0, 0, 10},  // sublayers
    {875, -1, -1, -1, -1, 419, 865, 60, 1, 2, 1, 29, 49, 0, 0, 10},  // addSublayer
    {876, -1, -1, -1, -1, 420, 867, 61, 0, 1, 1, 29, 49, 0, 0, 10},  // removeFromSuperlayer
    {806, -1, -1, -1, 1346, 420, 868, 62, 2, 3, 1, 29, 9, 0, 5, 10},  // convert
    {806, -1, -1, -1, 1348, 422, 871, 63, 2, 3, 1, 29, 9, 0, 5, 10},  // convert
    {828, -1, -1, -1, -1, 424, 874, 64, 1, 2, 1, 29, 28, 0, 0, 10},  // hitTest
    {322, -1, -1, -1, 1268, 425, 876, 65, 1, 2, 1, 29, 2, 0, 0, 10},  // contains
    {877, -1, -1, -1, -1, 426, 878, 0, 0, 0, 0, 0, 42, 0, 0, 11},  // Rectangle
    {878, -1, -1, -1, -1, 426, 878, 1, 1, 1, 0, 0, 42, 0, 0, 11},  // Text
    {879, -1, -1, -1, -1, 427, 879, 2, 1, 1, 0, 0, 42, 0, 0, 11},  // Image
    {608, -1, -1, -1, -1, 428, 880, 3, 2, 3, 1, 43, 42, 0, 0, 11},  // frame
    {608, -1, -1, -1, -1, 430, 883, 4, 1, 2, 1, 43, 42, 0, 0, 11},  // frame
    {608, -1, -1, -1, -1, 431, 885, 5, 1, 2, 1, 43, 42, 0, 0, 11},  // frame
    {881, -1, -1, -1, -1, 432, 887, 6, 1, 2, 1, 43, 42, 0, 0, 11},  // padding
    {83, -1, -1, -1, -1, 433, 889, 7, 2, 3, 1, 43, 42, 0, 0, 11},  // position
    {83, -1, -1, -1, -1, 435, 892, 8, 1, 2, 1, 43, 42, 0, 0, 11},  // position
    {882, -1, -1, -1, -1, 436, 894, 9, 2, 3, 1, 43, 42, 0, 0, 11},  // offset
    {882, -1, -1, -1, -1, 438, 897, 10, 1, 2, 1, 43, 42, 0, 0, 11},  // offset
    {882, -1, -1, -1, -1, 439, 899, 11, 1, 2, 1, 43, 42, 0, 0, 11},  // offset
    {882, -1, -1, -1, -1, 440, 901, 12, 1, 2, 1, 43, 42, 0, 0, 11},  // offset
    {883, -1, -1, -1, -1, 441, 903, 13, 1, 2, 1, 43, 42, 0, 0, 11},  // rotationEffect
    {883, -1, -1, -1, -1, 442, 905, 14, 2, 3, 1, 43, 42, 0, 0, 11},  // rotationEffect
    {885, -1, -1, -1, -1, 444, 908, 15, 1, 2, 1, 43, 42, 0, 0, 11},  // scaleEffect
    {885, -1, -1, -1, -1, 445, 910, 16, 2, 3, 1, 43, 42, 0, 0, 11},  // scaleEffect
    {885, -1, -1, -1, -1, 447, 913, 17, 2, 3, 1, 43, 42, 0, 0, 11},  // scaleEffect
    {885, -1, -1, -1, -1, 449, 916, 18, 3, 4, 1, 43, 42, 0, 0, 11},  // scaleEffect
    {886, -1, -1, -1, -1, 452, 920, 19, 1, 2, 1, 43, 42, 0, 0, 11},  // transformEffect
    {887, -1, -1, -1, -1, 453, 922, 20, 1, 2, 1, 43, 42, 0, 0, 11},  // modifier
    {84, -1, -1, -1, -1, 0, 924, 21, 0, 1, 2, 43, 14, 0, 0, 11},  // transform
    {301, -1, -1, -1, -1, 0, 925, 22, 0, 1, 2, 43, 4, 0, 0, 11},  // corners
    {302, -1, -1, -1, -1, 0, 926, 23, 0, 1, 2, 43, 9, 0, 0, 11},  // center
    {888, -1, -1, -1, -1, 0, 927, 24, 0, 1, 2, 43, 13, 0, 0, 11},  // layoutFrame
    {252, -1, -1, -1, -1, 0, 928, 25, 0, 1, 2, 43, 12, 0, 0, 11},  // size
    {889, 890, -1, -1, -1, 0, 0, 26, 0, 0, 5, 44, 43, 0, 0, 11},  // topLeading
    {304, 890, -1, -1, -1, 0, 0, 27, 0, 0, 5, 44, 43, 0, 0, 11},  // top
    {891, 890, -1, -1, -1, 0, 0, 28, 0, 0, 5, 44, 43, 0, 0, 11},  // topTrailing
    {892, 890, -1, -1, -1, 0, 0, 29, 0, 0, 5, 44, 43, 0, 0, 11},  // leading
    {302, 890, -1, -1, -1, 0, 0, 30, 0, 0, 5, 44, 43, 0, 0, 11},  // center
    {893, 890, -1, -1, -1, 0, 0, 31, 0, 0, 5, 44, 43, 0, 0, 11},  // trailing
    {894, 890, -1, -1, -1, 0, 0, 32, 0, 0, 5, 44, 43, 0, 0, 11},  // bottomLeading
    {306, 890, -1, -1, -1, 0, 0, 33, 0, 0, 5, 44, 43, 0, 0, 11},  // bottom
    {895, 890, -1, -1, -1, 0, 0, 34, 0, 0, 5, 44, 43, 0, 0, 11},  // bottomTrailing
    {890, -1, -1, -1, -1, 454, 929, 35, 2, 2, 0, 0, 9, 0, 0, 11},  // UnitPoint
    {897, -1, -1, -1, -1, 456, 931, 36, 1, 1, 3, 0, 14, 0, 0, 11},  // ProjectionTransform
    {899, -1, -1, -1, -1, 457, 932, 0, 2, 2, 3, 0, 30, 0, 0, 12},  // UIPanGestureRecognizer
    {899, -1, -1, -1, -1, 459, 934, 1, 1, 1, 3, 0, 30, 0, 0, 12},  // UIPanGestureRecognizer
    {899, -1, -1, -1, -1, 0, 0, 2, 0, 0, 3, 0, 30, 0, 0, 12},  // UIPanGestureRecognizer
    {901, -1, -1, -1, -1, 460, 935, 3, 2, 2, 3, 0, 30, 0, 0, 12},  // UIPinchGestureRecognizer
    {901, -1, -1, -1, -1, 462, 937, 4, 1, 1, 3, 0, 30, 0, 0, 12},  // UIPinchGestureRecognizer
    {901, -1, -1, -1, -1, 0, 0, 5, 0, 0, 3, 0, 30, 0, 0, 12},  // UIPinchGestureRecognizer
    {902, -1, -1, -1, -1, 463, 938, 6, 2, 2, 3, 0, 30, 0, 0, 12},  // UIRotationGestureRecognizer
    {902, -1, -1, -1, -1, 465, 940, 7, 1, 1, 3, 0, 30, 0, 0, 12},  // UIRotationGestureRecognizer
    {902, -1, -1, -1, -1, 0, 0, 8, 0, 0, 3, 0, 30, 0, 0, 12},  // UIRotationGestureRecognizer
    {903, -1, -1, -1, -1, 466, 941, 9, 2, 2, 3, 0, 30, 0, 0, 12},  // UITapGestureRecognizer
    {903, -1, -1, -1, -1, 468, 943, 10, 1, 1, 3, 0, 30, 0, 0, 12},  // UITapGestureRecognizer
    {903, -1, -1, -1, -1, 0, 0, 11, 0, 0, 3, 0, 30, 0, 0, 12},  // UITapGestureRecognizer
    {904, -1, -1, -1, -1, 469, 944, 12, 2, 2, 3, 0, 30, 0, 0, 12},  // UILongPressGestureRecognizer
    {904, -1, -1, -1, -1, 471, 946, 13, 1, 1, 3, 0, 30, 0, 0, 12},  // UILongPressGestureRecognizer
    {904, -1, -1, -1, -1, 0, 0, 14, 0, 0, 3, 0, 30, 0, 0, 12},  // UILongPressGestureRecognizer
    {905, -1, -1, -1, -1, 472, 947, 15, 2, 2, 3, 0, 30, 0, 0, 12},  // UISwipeGestureRecognizer
    {905, -1, -1, -1, -1, 474, 949, 16, 1, 1, 3, 0, 30, 0, 0, 12},  // UISwipeGestureRecognizer
    {905, -1, -1, -1, -1, 0, 0, 17, 0, 0, 3, 0, 30, 0, 0, 12},  // UISwipeGestureRecognizer
    {706, 898, -1, -1, -1, 0, 0, 18, 0, 0, 5, 31, 46, 0, 0, 12},  // State
    {906, 898, -1, -1, -1, 0, 0, 19, 0, 0, 5, 31, 46, 0, 0, 12},  // Direction
    {909, 910, 911, -1, -1, 0, 0, 20, 0, 0, 5, 32, 31, 0, 0, 12},  // possible
    {912, 910, -1, -1, -1, 0, 0, 21, 0, 0, 5, 32, 31, 0, 0, 12},  // Possible
    {913, 910, 914, -1, -1, 0, 0, 22, 0, 0, 5, 32, 31, 0, 0, 12},  // began
    {915, 910, -1, -1, -1, 0, 0, 23, 0, 0, 5, 32, 31, 0, 0, 12},  // Began
    {916, 910, 917, -1, -1, 0, 0, 24, 0, 0, 5, 32, 31, 0, 0, 12},  // changed
    {918, 910, -1, -1, -1, 0, 0, 25, 0, 0, 5, 32, 31, 0, 0, 12},  // Changed
    {919, 910, 920, -1, -1, 0, 0, 26, 0, 0, 5, 32, 31, 0, 0, 12},  // ended
    {921, 910, -1, -1, -1, 0, 0, 27, 0, 0, 5, 32, 31, 0, 0, 12},  // Ended
    {922, 910, 923, -1, -1, 0, 0, 28, 0, 0, 5, 32, 31, 0, 0, 12},  // cancelled
    {924, 910, -1, -1, -1, 0, 0, 29, 0, 0, 5, 32, 31, 0, 0, 12},  // Cancelled
    {925, 910, 926, -1, -1, 0, 0, 30, 0, 0, 5, 32, 31, 0, 0, 12},  // failed
    {927, 910, -1, -1, -1, 0, 0, 31, 0, 0, 5, 32, 31, 0, 0, 12},  // Failed
    {928, 910, 929, -1, -1, 0, 0, 32, 0, 0, 5, 32, 31, 0, 0, 12},  // recognized
    {307, 930, 931, -1, -1, 0, 0, 33, 0, 0, 5, 33, 32, 0, 0, 12},  // right
    {932, 930, -1, -1, -1, 0, 0, 34, 0, 0, 5, 33, 32, 0, 0, 12},  // Right
    {305, 930, 933, -1, -1, 0, 0, 35, 0, 0, 5, 33, 32, 0, 0, 12},  // left
    {934, 930, -1, -1, -1, 0, 0, 36, 0, 0, 5, 33, 32, 0, 0, 12},  // Left
    {427, 930, 935, -1, -1, 0, 0, 37, 0, 0, 5, 33, 32, 0, 0, 12},  // up
    {936, 930, -1, -1, -1, 0, 0, 38, 0, 0, 5, 33, 32, 0, 0, 12},  // Up
    {428, 930, 937, -1, -1, 0, 0, 39, 0, 0, 5, 33, 32, 0, 0, 12},  // down
    {938, 930, -1, -1, -1, 0, 0, 40, 0, 0, 5, 33, 32, 0, 0, 12},  // Down
    {939, -1, -1, -1, -1, 0, 950, 41, 0, 1, 2, 31, 31, 0, 0, 12},  // state
    {778, -1, -1, -1, 940, 0, 951, 42, 0, 1, 2, 31, 2, 0, 0, 12},  // isEnabled
    {940, -1, -1, -1, -1, 0, 952, 43, 0, 1, 2, 31, 2, 0, 0, 12},  // enabled
    {47, -1, -1, -1, -1, 0, 953, 44, 0, 1, 2, 31, 27, 0, 0, 12},  // view
    {613, -1, -1, -1, -1, 0, 954, 45, 0, 1, 2, 31, 3, 0, 0, 12},  // name
    {941, -1, -1, -1, -1, 0, 955, 46, 0, 1, 2, 31, 2, 0, 0, 12},  // cancelsTouchesInView
    {942, -1, -1, -1, -1, 0, 956, 47, 0, 1, 2, 31, 2, 0, 0, 12},  // delaysTouchesBegan
    {943, -1, -1, -1, -1, 0, 957, 48, 0, 1, 2, 31, 2, 0, 0, 12},  // delaysTouchesEnded
    {944, -1, -1, -1, -1, 0, 958, 49, 0, 1, 2, 31, 0, 0, 0, 12},  // numberOfTouches
    {679, -1, -1, -1, -1, 0, 959, 50, 0, 1, 2, 31, 49, 0, 0, 12},  // delegate
    {945, -1, -1, -1, -1, 0, 960, 51, 0, 1, 2, 31, 0, 0, 0, 12},  // minimumNumberOfTouches
    {946, -1, -1, -1, -1, 0, 961, 52, 0, 1, 2, 31, 0, 0, 0, 12},  // maximumNumberOfTouches
    {947, -1, -1, -1, -1, 0, 962, 53, 0, 1, 2, 31, 0, 0, 0, 12},  // numberOfTapsRequired
    {948, -1, -1, -1, -1, 0, 963, 54, 0, 1, 2, 31, 0, 0, 0, 12},  // numberOfTouchesRequired
    {949, -1, -1, -1, -1, 0, 964, 55, 0, 1, 2, 31, 0, 0, 0, 12},  // minimumPressDuration
    {950, -1, -1, -1, -1, 0, 965, 56, 0, 1, 2, 31, 0, 0, 0, 12},  // allowableMovement
    {951, -1, -1, -1, -1, 0, 966, 57, 0, 1, 2, 31, 32, 0, 0, 12},  // direction
    {230, -1, -1, -1, -1, 0, 967, 58, 0, 1, 2, 31, 0, 0, 0, 12},  // scale
    {232, -1, -1, -1, -1, 0, 968, 59, 0, 1, 2, 31, 0, 0, 0, 12},  // rotation
    {952, -1, -1, -1, -1, 0, 969, 60, 0, 1, 2, 31, 0, 0, 0, 12},  // velocity
    {953, -1, -1, -1, -1, 475, 970, 61, 1, 2, 1, 31, 9, 0, 0, 12},  // location
    {954, -1, -1, -1, -1, 476, 972, 62, 1, 2, 1, 31, 9, 0, 0, 12},  // locationInView
    {953, -1, -1, -1, 1364, 477, 974, 63, 2, 3, 1, 31, 9, 0, 0, 12},  // location
    {956, -1, -1, -1, -1, 479, 977, 64, 2, 3, 1, 31, 9, 0, 0, 12},  // locationOfTouch
    {233, -1, -1, -1, -1, 481, 980, 65, 1, 2, 1, 31, 9, 0, 0, 12},  // translation
    {958, -1, -1, -1, -1, 482, 982, 66, 1, 2, 1, 31, 9, 0, 0, 12},  // translationInView
    {952, -1, -1, -1, -1, 483, 984, 67, 1, 2, 1, 31, 9, 0, 0, 12},  // velocity
    {959, -1, -1, -1, -1, 484, 986, 68, 1, 2, 1, 31, 9, 0, 0, 12},  // velocityInView
    {960, -1, -1, -1, 1365, 485, 988, 69, 2, 3, 1, 31, 49, 0, 0, 12},  // setTranslation
    {960, -1, -1, -1, -1, 487, 991, 70, 2, 3, 1, 31, 49, 0, 0, 12},  // setTranslation
    {760, -1, -1, -1, -1, 489, 994, 71, 2, 3, 1, 31, 49, 0, 0, 12},  // addTarget
    {763, -1, -1, -1, -1, 491, 997, 72, 2, 3, 1, 31, 49, 0, 0, 12},  // removeTarget
    {961, -1, -1, -1, 1366, 493, 1000, 73, 1, 2, 1, 31, 49, 0, 0, 12},  // require
    {963, -1, -1, -1, -1, 494, 1002, 74, 1, 2, 1, 31, 49, 0, 0, 12},  // requireGestureRecognizerToFail
    {964, -1, -1, -1, -1, 495, 1004, 75, 1, 2, 1, 28, 49, 0, 0, 12},  // addGestureRecognizer
    {965, -1, -1, -1, -1, 496, 1006, 76, 1, 2, 1, 28, 49, 0, 0, 12},  // removeGestureRecognizer
    {966, -1, -1, -1, -1, 0, 1008, 77, 0, 1, 2, 28, 4, 0, 0, 12},  // gestureRecognizers
    {967, -1, -1, -1, -1, 0, 1009, 78, 0, 1, 2, 28, 2, 0, 0, 12},  // isMultipleTouchEnabled
    {968, -1, -1, -1, -1, 0, 1010, 79, 0, 1, 2, 28, 2, 0, 0, 12},  // multipleTouchEnabled
    {969, -1, -1, -1, -1, 0, 1011, 80, 0, 1, 2, 28, 2, 0, 0, 12},  // isExclusiveTouch
    {953, -1, -1, -1, -1, 497, 1012, 0, 1, 2, 1, 46, 9, 0, 0, 13},  // location
    {954, -1, -1, -1, -1, 498, 1014, 1, 1, 2, 1, 46, 9, 0, 0, 13},  // locationInView
    {973, -1, -1, -1, -1, 499, 1016, 2, 1, 2, 1, 46, 9, 0, 0, 13},  // previousLocation
    {974, -1, -1, -1, -1, 500, 1018, 3, 1, 2, 1, 46, 9, 0, 0, 13},  // previousLocationInView
    {975, -1, -1, -1, -1, 501, 1020, 4, 0, 1, 1, 5, 49, 0, 0, 13},  // anyObject
    {976, -1, -1, -1, -1, 501, 1021, 5, 3, 3, 0, 0, 49, 0, 0, 13},  // drag
    {976, -1, -1, -1, -1, 504, 1024, 6, 4, 4, 0, 0, 49, 0, 0, 13},  // drag
    {979, -1, -1, -1, -1, 508, 1028, 7, 3, 3, 0, 0, 49, 0, 0, 13},  // fingers
    {979, -1, -1, -1, -1, 511, 1031, 8, 4, 4, 0, 0, 49, 0, 0, 13},  // fingers
    {980, -1, -1, -1, -1, 515, 1035, 9, 4, 4, 0, 0, 49, 0, 0, 13},  // pinch
    {980, -1, -1, -1, -1, 519, 1039, 10, 5, 5, 0, 0, 49, 0, 0, 13},  // pinch
    {981, -1, -1, -1, -1, 524, 1044, 11, 4, 4, 0, 0, 49, 0, 0, 13},  // twist
    {983, -1, -1, -1, -1, 528, 1048, 12, 1, 1, 0, 0, 49, 0, 0, 13},  // tap
    {983, -1, -1, -1, -1, 529, 1049, 13, 2, 2, 0, 0, 49, 0, 0, 13},  // tap
    {983, -1, -1, -1, -1, 531, 1051, 14, 2, 2, 0, 0, 49, 0, 0, 13},  // tap
    {983, -1, -1, -1, -1, 533, 1053, 15, 3, 3, 0, 0, 49, 0, 0, 13},  // tap
    {985, -1, -1, -1, -1, 536, 1056, 16, 2, 2, 0, 0, 49, 0, 0, 13},  // press
    {979, -1, -1, -1, -1, 538, 1058, 17, 2, 2, 0, 0, 49, 0, 0, 13},  // fingers
    {987, -1, -1, -1, -1, 540, 1060, 18, 0, 0, 0, 0, 49, 0, 0, 13},  // lift
    {988, -1, -1, -1, -1, 540, 1060, 19, 0, 0, 0, 0, 49, 0, 0, 13},  // cancel
    {991, 166, -1, -1, -1, 0, 0, 0, 0, 0, 5, 28, 46, 0, 0, 14},  // AnimationOptions
    {992, 166, -1, -1, -1, 0, 0, 1, 0, 0, 5, 28, 46, 0, 0, 14},  // KeyframeAnimationOptions
    {994, 166, -1, -1, -1, 0, 0, 2, 0, 0, 5, 28, 46, 0, 0, 14},  // AnimationCurve
    {998, 989, 999, -1, -1, 0, 0, 3, 0, 0, 5, 36, 35, 0, 0, 14},  // curveEaseInOut
    {1000, 989, 1001, -1, -1, 0, 0, 4, 0, 0, 5, 36, 35, 0, 0, 14},  // curveEaseIn
    {1002, 989, 1003, -1, -1, 0, 0, 5, 0, 0, 5, 36, 35, 0, 0, 14},  // curveEaseOut
    {1004, 989, 1005, -1, -1, 0, 0, 6, 0, 0, 5, 36, 35, 0, 0, 14},  // curveLinear
    {10, 989, 1006, -1, -1, 0, 0, 7, 0, 0, 5, 36, 35, 0, 0, 14},  // repeat
    {1007, 989, 1008, -1, -1, 0, 0, 8, 0, 0, 5, 36, 35, 0, 0, 14},  // autoreverse
    {1009, 989, 1010, -1, -1, 0, 0, 9, 0, 0, 5, 36, 35, 0, 0, 14},  // beginFromCurrentState
    {1011, 989, 1012, -1, -1, 0, 0, 10, 0, 0, 5, 36, 35, 0, 0, 14},  // overrideInheritedDuration
    {1013, 989, 1014, -1, -1, 0, 0, 11, 0, 0, 5, 36, 35, 0, 0, 14},  // overrideInheritedCurve
    {1015, 989, 1016, -1, -1, 0, 0, 12, 0, 0, 5, 36, 35, 0, 0, 14},  // overrideInheritedOptions
    {1017, 989, 1018, -1, -1, 0, 0, 13, 0, 0, 5, 36, 35, 0, 0, 14},  // allowUserInteraction
    {813, 989, 1019, -1, -1, 0, 0, 14, 0, 0, 5, 36, 35, 0, 0, 14},  // layoutSubviews
    {1020, 989, 1021, -1, -1, 0, 0, 15, 0, 0, 5, 36, 35, 0, 0, 14},  // allowAnimatedContent
    {1022, 989, 1023, -1, -1, 0, 0, 16, 0, 0, 5, 36, 35, 0, 0, 14},  // showHideTransitionViews
    {1024, 989, 1025, -1, -1, 0, 0, 17, 0, 0, 5, 36, 35, 0, 0, 14},  // calculationModeLinear
    {1026, 989, 1027, -1, -1, 0, 0, 18, 0, 0, 5, 36, 35, 0, 0, 14},  // calculationModeDiscrete
    {1028, 989, -1, -1, -1, 0, 0, 19, 0, 0, 5, 36, 35, 0, 0, 14},  // CurveEaseInOut
    {1029, 989, -1, -1, -1, 0, 0, 20, 0, 0, 5, 36, 35, 0, 0, 14},  // CurveEaseIn
    {1030, 989, -1, -1, -1, 0, 0, 21, 0, 0, 5, 36, 35, 0, 0, 14},  // CurveEaseOut
    {1031, 989, -1, -1, -1, 0, 0, 22, 0, 0, 5, 36, 35, 0, 0, 14},  // CurveLinear
    {1032, 989, -1, -1, -1, 0, 0, 23, 0, 0, 5, 36, 35, 0, 0, 14},  // Repeat
    {1033, 989, -1, -1, -1, 0, 0, 24, 0, 0, 5, 36, 35, 0, 0, 14},  // Autoreverse
    {1034, 989, -1, -1, -1, 0, 0, 25, 0, 0, 5, 36, 35, 0, 0, 14},  // BeginFromCurrentState
    {1035, 989, -1, -1, -1, 0, 0, 26, 0, 0, 5, 36, 35, 0, 0, 14},  // OverrideInheritedDuration
    {1036, 989, -1, -1, -1, 0, 0, 27, 0, 0, 5, 36, 35, 0, 0, 14},  // OverrideInheritedCurve
    {1037, 989, -1, -1, -1, 0, 0, 28, 0, 0, 5, 36, 35, 0, 0, 14},  // OverrideInheritedOptions
    {1038, 989, -1, -1, -1, 0, 0, 29, 0, 0, 5, 36, 35, 0, 0, 14},  // AllowUserInteraction
    {1039, 989, -1, -1, -1, 0, 0, 30, 0, 0, 5, 36, 35, 0, 0, 14},  // LayoutSubviews
    {1040, 989, -1, -1, -1, 0, 0, 31, 0, 0, 5, 36, 35, 0, 0, 14},  // CalculationModeLinear
    {1041, 993, 1042, -1, -1, 0, 0, 32, 0, 0, 5, 37, 36, 0, 0, 14},  // easeInOut
    {1043, 993, 1044, -1, -1, 0, 0, 33, 0, 0, 5, 37, 36, 0, 0, 14},  // easeIn
    {1045, 993, 1046, -1, -1, 0, 0, 34, 0, 0, 5, 37, 36, 0, 0, 14},  // easeOut
    {1047, 993, 1048, -1, -1, 0, 0, 35, 0, 0, 5, 37, 36, 0, 0, 14},  // linear
    {1049, 993, -1, -1, -1, 0, 0, 36, 0, 0, 5, 37, 36, 0, 0, 14},  // EaseInOut
    {1050, 993, -1, -1, -1, 0, 0, 37, 0, 0, 5, 37, 36, 0, 0, 14},  // EaseIn
    {1051, 993, -1, -1, -1, 0, 0, 38, 0, 0, 5, 37, 36, 0, 0, 14},  // EaseOut
    {1052, 993, -1, -1, -1, 0, 0, 39, 0, 0, 5, 37, 36, 0, 0, 14},  // Linear
    {1047, 995, 1053, -1, -1, 0, 0, 40, 0, 0, 5, 38, 37, 0, 0, 14},  // linear
    {1043, 995, 1054, -1, -1, 0, 0, 41, 0, 0, 5, 38, 37, 0, 0, 14},  // easeIn
    {1045, 995, 1055, -1, -1, 0, 0, 42, 0, 0, 5, 38, 37, 0, 0, 14},  // easeOut
    {1056, 995, 1057, -1, -1, 0, 0, 43, 0, 0, 5, 38, 37, 0, 0, 14},  // easeInEaseOut
    {15, 995, 1058, -1, -1, 0, 0, 44, 0, 0, 5, 38, 37, 0, 0, 14},  // default
    {1059, 996, 1060, -1, -1, 0, 0, 45, 0, 0, 5, 39, 38, 0, 0, 14},  // removed
    {1061, 996, 1062, -1, -1, 0, 0, 46, 0, 0, 5, 39, 38, 0, 0, 14},  // forwards
    {1063, 996, 1064, -1, -1, 0, 0, 47, 0, 0, 5, 39, 38, 0, 0, 14},  // backwards
    {1065, 996, 1066, -1, -1, 0, 0, 48, 0, 0, 5, 39, 38, 0, 0, 14},  // both
    {1047, 997, 1067, -1, -1, 0, 0, 49, 0, 0, 5, 40, 39, 0, 0, 14},  // linear
    {1068, 997, 1069, -1, -1, 0, 0, 50, 0, 0, 5, 40, 39, 0, 0, 14},  // discrete
    {1070, 997, 1071, -1, -1, 0, 0, 51, 0, 0, 5, 40, 39, 0, 0, 14},  // paced
    {1072, -1, -1, -1, -1, 540, 1060, 0, 1, 1, 0, 0, 49, 0, 0, 15},  // advance
    {1073, -1, -1, -1, -1, 541, 1061, 1, 0, 0, 0, 0, 49, 0, 0, 15},  // run
    {1074, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 0, 0, 0, 15},  // now
    {1075, -1, -1, -1, -1, 541, 1061, 3, 0, 0, 0, 0, 0, 0, 0, 15},  // CACurrentMediaTime
    {1076, -1, -1, -1, -1, 541, 1061, 4, 1, 1, 3, 0, 34, 0, 0, 15},  // CAMediaTimingFunction
    {1080, 1076, -1, -1, -1, 542, 1062, 5, 1, 1, 4, 35, 34, 0, 0, 15},  // functionWithName
    {1076, -1, -1, -1, -1, 543, 1063, 6, 4, 4, 3, 0, 34, 0, 0, 15},  // CAMediaTimingFunction
    {1077, -1, -1, -1, -1, 547, 1067, 7, 2, 2, 3, 0, 34, 0, 0, 15},  // UICubicTimingParameters
    {1077, -1, -1, -1, -1, 549, 1069, 8, 1, 1, 3, 0, 34, 0, 0, 15},  // UICubicTimingParameters
    {1078, -1, -1, -1, -1, 550, 1070, 9, 1, 1, 3, 0, 34, 0, 0, 15},  // UISpringTimingParameters
    {1078, -1, -1, -1, -1, 551, 1071, 10, 2, 2, 3, 0, 34, 0, 0, 15},  // UISpringTimingParameters
    {45, -1, -1, -1, -1, 553, 1073, 11, 1, 2, 1, 35, 0, 0, 0, 15},  // value
    {952, -1, -1, -1, -1, 554, 1075, 12, 1, 2, 1, 35, 0, 0, 0, 15},  // velocity
    {1082, -1, -1, -1, -1, 0, 1077, 13, 0, 1, 2, 35, 9, 0, 0, 15},  // controlPoint1
    {1083, -1, -1, -1, -1, 0, 1078, 14, 0, 1, 2, 35, 9, 0, 0, 15},  // controlPoint2
    {1047, 1079, -1, -1, -1, 0, 0, 15, 0, 0, 5, 35, 34, 0, 0, 15},  // linear
    {1043, 1079, -1, -1, -1, 0, 0, 16, 0, 0, 5, 35, 34, 0, 0, 15},  // easeIn
    {1045, 1079, -1, -1, -1, 0, 0, 17, 0, 0, 5, 35, 34, 0, 0, 15},  // easeOut
    {1041, 1079, -1, -1, -1, 0, 0, 18, 0, 0, 5, 35, 34, 0, 0, 15},  // easeInOut
    {1087, 1079, -1, -1, -1, 555, 1079, 19, 2, 2, 4, 35, 34, 0, 0, 15},  // bezier
    {1090, -1, -1, -1, -1, 557, 1081, 20, 3, 3, 0, 0, 14, 0, 0, 15},  // interpolate
    {1091, 166, -1, -1, -1, 562, 1084, 0, 2, 2, 4, 28, 49, 0, 0, 16},  // animate
    {1091, 166, -1, -1, -1, 567, 1086, 1, 3, 3, 4, 28, 49, 0, 0, 16},  // animate
    {1091, 166, -1, -1, -1, 573, 1089, 2, 3, 3, 4, 28, 49, 0, 0, 16},  // animate
    {1091, 166, -1, -1, -1, 580, 1092, 3, 4, 4, 4, 28, 49, 0, 0, 16},  // animate
    {1091, 166, -1, -1, -1, 588, 1096, 4, 4, 4, 4, 28, 49, 0, 0, 16},  // animate
    {1091, 166, -1, -1, -1, 597, 1100, 5, 5, 5, 4, 28, 49, 0, 0, 16},  // animate
    {1091, 166, -1, -1, -1, 607, 1105, 6, 5, 5, 4, 28, 49, 0, 0, 16},  // animate
    {1091, 166, -1, -1, -1, 618, 1110, 7, 6, 6, 4, 28, 49, 0, 0, 16},  // animate
    {1091, 166, -1, -1, -1, 630, 1116, 8, 6, 6, 4, 28, 49, 0, 0, 16},  // animate
    {1091, 166, -1, -1, -1, 643, 1122, 9, 7, 7, 4, 28, 49, 0, 0, 16},  // animate
    {1099, 166, -1, -1, -1, 652, 1129, 10, 2, 2, 4, 28, 49, 0, 0, 16},  // animateWithDuration
    {1099, 166, -1, -1, -1, 657, 1131, 11, 3, 3, 4, 28, 49, 0, 0, 16},  // animateWithDuration
    {1099, 166, -1, -1, -1, 664, 1134, 12, 4, 4, 4, 28, 49, 0, 0, 16},  // animateWithDuration
    {1099, 166, -1, -1, -1, 673, 1138, 13, 5, 5, 4, 28, 49, 0, 0, 16},  // animateWithDuration
    {1099, 166, -1, -1, -1, 685, 1143, 14, 7, 7, 4, 28, 49, 0, 0, 16},  // animateWithDuration
    {1100, 166, -1, -1, -1, 695, 1150, 15, 3, 3, 4, 28, 49, 0, 0, 16},  // animateKeyframes
    {1100, 166, -1, -1, -1, 702, 1153, 16, 4, 4, 4, 28, 49, 0, 0, 16},  // animateKeyframes
    {1100, 166, -1, -1, -1, 710, 1157, 17, 4, 4, 4, 28, 49, 0, 0, 16},  // animateKeyframes
    {1100, 166, -1, -1, -1, 719, 1161, 18, 5, 5, 4, 28, 49, 0, 0, 16},  // animateKeyframes
    {1101, 166, -1, -1, -1, 729, 1166, 19, 5, 5, 4, 28, 49, 0, 0, 16},  // animateKeyframesWithDuration
    {1102, 166, -1, -1, -1, 737, 1171, 20, 3, 3, 4, 28, 49, 0, 0, 16},  // addKeyframe
    {1105, 166, -1, -1, -1, 743, 1174, 21, 3, 3, 4, 28, 49, 0, 0, 16},  // addKeyframeWithRelativeStartTime
    {1106, 166, -1, -1, -1, 746, 1177, 22, 2, 2, 4, 28, 49, 0, 0, 16},  // beginAnimations
    {1108, 166, -1, -1, -1, 748, 1179, 23, 0, 0, 4, 28, 49, 0, 0, 16},  // commitAnimations
    {1109, 166, -1, -1, -1, 748, 1179, 24, 1, 1, 4, 28, 49, 0, 0, 16},  // setAnimationDuration
    {1110, 166, -1, -1, -1, 749, 1180, 25, 1, 1, 4, 28, 49, 0, 0, 16},  // setAnimationDelay
    {1111, 166, -1, -1, -1, 750, 1181, 26, 1, 1, 4, 28, 49, 0, 0, 16},  // setAnimationRepeatCount
    {1112, 166, -1, -1, -1, 751, 1182, 27, 1, 1, 4, 28, 49, 0, 0, 16},  // setAnimationRepeatAutoreverses
    {1113, 166, -1, -1, -1, 752, 1183, 28, 1, 1, 4, 28, 49, 0, 0, 16},  // setAnimationBeginsFromCurrentState
    {1114, 166, -1, -1, -1, 753, 1184, 29, 1, 1, 4, 28, 49, 0, 0, 16},  // setAnimationCurve
    {1115, 166, -1, -1, -1, 754, 1185, 30, 1, 1, 4, 28, 49, 0, 0, 16},  // setAnimationDelegate
    {826, 1116, -1, -1, -1, 0, 0, 31, 0, 0, 5, 42, 41, 0, 0, 16},  // main
    {1119, 1116, -1, -1, -1, 0, 0, 32, 0, 0, 5, 42, 41, 0, 0, 16},  // background
    {1120, 1116, -1, -1, -1, 755, 1186, 33, 0, 0, 4, 42, 41, 0, 0, 16},  // global
    {1120, 1116, -1, -1, -1, 755, 1186, 34, 1, 1, 4, 42, 41, 0, 0, 16},  // global
    {1116, -1, -1, -1, -1, 756, 1187, 35, 1, 1, 3, 0, 41, 0, 0, 16},  // DispatchQueue
    {1116, -1, -1, -1, -1, 757, 1188, 36, 2, 2, 3, 0, 41, 0, 0, 16},  // DispatchQueue
    {1122, -1, -1, -1, -1, 759, 1190, 37, 1, 2, 1, 42, 49, 0, 0, 16},  // sync
    {1122, -1, -1, -1, -1, 760, 1192, 38, 1, 2, 1, 42, 49, 0, 0, 16},  // sync
    {1124, -1, -1, -1, -1, 761, 1194, 39, 1, 2, 1, 42, 49, 0, 0, 16},  // async
    {1124, -1, -1, -1, -1, 762, 1196, 40, 1, 2, 1, 42, 49, 0, 0, 16},  // async
    {1125, -1, -1, -1, -1, 763, 1198, 41, 2, 3, 1, 42, 49, 0, 0, 16},  // asyncAfter
    {1125, -1, -1, -1, -1, 765, 1201, 42, 2, 3, 1, 42, 49, 0, 0, 16},  // asyncAfter
    {1127, -1, -1, -1, -1, 767, 1204, 43, 2, 2, 0, 0, 49, 0, 0, 16},  // dispatch_async
    {1128, -1, -1, -1, -1, 769, 1206, 44, 3, 3, 0, 0, 49, 0, 0, 16},  // dispatch_after
    {1129, -1, -1, -1, -1, 772, 1209, 45, 0, 0, 0, 0, 41, 0, 0, 16},  // dispatch_get_main_queue
    {1074, 1117, -1, -1, -1, 772, 1209, 46, 0, 0, 4, 1, 0, 0, 0, 16},  // now
    {986, 1118, -1, -1, -1, 772, 1209, 47, 1, 1, 4, 1, 0, 0, 0, 16},  // seconds
    {1130, 1118, -1, -1, -1, 773, 1210, 48, 1, 1, 4, 1, 0, 0, 0, 16},  // milliseconds
    {1131, 1118, -1, -1, -1, 774, 1211, 49, 1, 1, 4, 1, 0, 0, 0, 16},  // microseconds
    {1132, 1118, -1, -1, -1, 775, 1212, 50, 1, 1, 4, 1, 0, 0, 0, 16},  // nanoseconds
    {1133, -1, -1, -1, -1, 0, 0, 51, 0, 0, 5, 0, 0, 0, 0, 16},  // DISPATCH_TIME_NOW
    {1134, -1, -1, -1, -1, 0, 0, 52, 0, 0, 5, 0, 0, 0, 0, 16},  // NSEC_PER_SEC
    {1135, -1, -1, -1, -1, 0, 0, 53, 0, 0, 5, 0, 0, 0, 0, 16},  // NSEC_PER_MSEC
    {1136, -1, -1, -1, -1, 776, 1213, 54, 2, 2, 0, 0, 0, 0, 0, 16},  // dispatch_time
    {1137, 166, -1, -1, -1, 779, 1215, 55, 1, 1, 4, 28, 49, 0, 0, 16},  // performWithoutAnimation
    {1138, 166, -1, -1, -1, 780, 1216, 56, 1, 1, 4, 28, 49, 0, 0, 16},  // setAnimationsEnabled
    {1139, -1, -1, -1, -1, 0, 0, 0, 0, 0, 3, 0, 33, 0, 0, 17},  // CABasicAnimation
    {1139, -1, -1, -1, -1, 781, 1217, 1, 1, 1, 3, 0, 33, 0, 0, 17},  // CABasicAnimation
    {1141, -1, -1, -1, -1, 0, 0, 2, 0, 0, 3, 0, 33, 0, 0, 17},  // CASpringAnimation
    {1141, -1, -1, -1, -1, 782, 1218, 3, 1, 1, 3, 0, 33, 0, 0, 17},  // CASpringAnimation
    {1142, -1, -1, -1, -1, 0, 0, 4, 0, 0, 3, 0, 33, 0, 0, 17},  // CAKeyframeAnimation
    {1142, -1, -1, -1, -1, 783, 1219, 5, 1, 1, 3, 0, 33, 0, 0, 17},  // CAKeyframeAnimation
    {1143, -1, -1, -1, -1, 0, 0, 6, 0, 0, 3, 0, 33, 0, 0, 17},  // CAAnimationGroup
    {1140, -1, -1, -1, -1, 0, 1220, 7, 0, 1, 2, 34, 3, 0, 0, 17},  // keyPath
    {1144, -1, -1, -1, -1, 0, 1221, 8, 0, 1, 2, 34, 49, 0, 0, 17},  // fromValue
    {1145, -1, -1, -1, -1, 0, 1222, 9, 0, 1, 2, 34, 49, 0, 0, 17},  // toValue
    {1146, -1, -1, -1, -1, 0, 1223, 10, 0, 1, 2, 34, 49, 0, 0, 17},  // byValue
    {524, -1, -1, -1, -1, 0, 1224, 11, 0, 1, 2, 34, 4, 0, 0, 17},  // values
    {1147, -1, -1, -1, -1, 0, 1225, 12, 0, 1, 2, 34, 4, 0, 0, 17},  // keyTimes
    {1148, -1, -1, -1, -1, 0, 1226, 13, 0, 1, 2, 34, 4, 0, 0, 17},  // timingFunctions
    {1149, -1, -1, -1, -1, 0, 1227, 14, 0, 1, 2, 34, 39, 0, 0, 17},  // calculationMode
    {1093, -1, -1, -1, -1, 0, 1228, 15, 0, 1, 2, 34, 4, 0, 0, 17},  // animations
    {1150, -1, -1, -1, -1, 0, 1229, 16, 0, 1, 2, 34, 2, 0, 0, 17},  // additive
    {1151, -1, -1, -1, -1, 0, 1230, 17, 0, 1, 2, 34, 2, 0, 0, 17},  // isAdditive
    {1152, -1, -1, -1, -1, 0, 1231, 18, 0, 1, 2, 34, 2, 0, 0, 17},  // cumulative
    {1153, -1, -1, -1, -1, 0, 1232, 19, 0, 1, 2, 34, 2, 0, 0, 17},  // isCumulative
    {1154, -1, -1, -1, -1, 0, 1233, 20, 0, 1, 2, 34, 0, 0, 0, 17},  // mass
    {1155, -1, -1, -1, -1, 0, 1234, 21, 0, 1, 2, 34, 0, 0, 0, 17},  // stiffness
    {1156, -1, -1, -1, -1, 0, 1235, 22, 0, 1, 2, 34, 0, 0, 0, 17},  // damping
    {1086, -1, -1, -1, -1, 0, 1236, 23, 0, 1, 2, 34, 0, 0, 0, 17},  // initialVelocity
    {1157, -1, -1, -1, -1, 0, 1237, 24, 0, 1, 2, 34, 34, 0, 0, 17},  // timingFunction
    {1158, -1, -1, -1, -1, 0, 1238, 25, 0, 1, 2, 34, 0, 0, 0, 17},  // duration
    {1159, -1, -1, -1, -1, 0, 1239, 26, 0, 1, 2, 34, 0, 0, 0, 17},  // speed
    {1160, -1, -1, -1, -1, 0, 1240, 27, 0, 1, 2, 34, 0, 0, 0, 17},  // beginTime
    {1161, -1, -1, -1, -1, 0, 1241, 28, 0, 1, 2, 34, 0, 0, 0, 17},  // timeOffset
    {1162, -1, -1, -1, -1, 0, 1242, 29, 0, 1, 2, 34, 0, 0, 0, 17},  // repeatCount
    {1163, -1, -1, -1, -1, 0, 1243, 30, 0, 1, 2, 34, 0, 0, 0, 17},  // repeatDuration
    {1164, -1, -1, -1, -1, 0, 1244, 31, 0, 1, 2, 34, 2, 0, 0, 17},  // autoreverses
    {1165, -1, -1, -1, -1, 0, 1245, 32, 0, 1, 2, 34, 38, 0, 0, 17},  // fillMode
    {1166, -1, -1, -1, -1, 0, 1246, 33, 0, 1, 2, 34, 2, 0, 0, 17},  // isRemovedOnCompletion
    {1167, -1, -1, -1, -1, 0, 1247, 34, 0, 1, 2, 34, 2, 0, 0, 17},  // removedOnCompletion
    {679, -1, -1, -1, -1, 0, 1248, 35, 0, 1, 2, 34, 49, 0, 0, 17},  // delegate
    {1168, -1, -1, -1, -1, 0, 1249, 36, 0, 1, 2, 34, 0, 0, 0, 17},  // settlingDuration
    {1169, -1, -1, -1, 1352, 784, 1250, 37, 2, 3, 1, 29, 49, 0, 0, 17},  // add
    {1170, -1, -1, -1, 1353, 786, 1253, 38, 1, 2, 1, 29, 49, 0, 0, 17},  // removeAnimation
    {1171, -1, -1, -1, -1, 787, 1255, 39, 0, 1, 1, 29, 49, 0, 0, 17},  // removeAllAnimations
    {1172, -1, -1, -1, -1, 787, 1256, 40, 0, 1, 1, 29, 4, 0, 0, 17},  // animationKeys
    {45, -1, -1, -1, 1368, 787, 1257, 41, 1, 2, 1, 29, 0, 0, 0, 17},  // value
    {1174, -1, -1, -1, 1369, 788, 1259, 42, 2, 3, 1, 29, 49, 0, 0, 17},  // setValue
    {45, -1, -1, -1, 1368, 790, 1262, 43, 1, 2, 1, 28, 0, 0, 0, 17},  // value
    {1174, -1, -1, -1, 1369, 791, 1264, 44, 2, 3, 1, 28, 49, 0, 0, 17},  // setValue
    {1159, -1, -1, -1, -1, 0, 1267, 45, 0, 1, 2, 29, 0, 0, 0, 17},  // speed
    {1160, -1, -1, -1, -1, 0, 1268, 46, 0, 1, 2, 29, 0, 0, 0, 17},  // beginTime
    {1161, -1, -1, -1, -1, 0, 1269, 47, 0, 1, 2, 29, 0, 0, 0, 17},  // timeOffset
    {1175, -1, -1, -1, -1, 793, 1270, 48, 2, 3, 1, 29, 0, 0, 0, 17},  // convertTime
    {1175, -1, -1, -1, -1, 795, 1273, 49, 2, 3, 1, 29, 0, 0, 0, 17},  // convertTime
    {1177, 1176, -1, -1, -1, 797, 1276, 50, 0, 0, 4, 41, 49, 0, 0, 17},  // begin
    {1178, 1176, -1, -1, -1, 797, 1276, 51, 0, 0, 4, 41, 49, 0, 0, 17},  // commit
    {1179, 1176, -1, -1, -1, 797, 1276, 52, 0, 0, 4, 41, 49, 0, 0, 17},  // flush
    {1109, 1176, -1, -1, -1, 797, 1276, 53, 1, 1, 4, 41, 49, 0, 0, 17},  // setAnimationDuration
    {1180, 1176, -1, -1, -1, 798, 1277, 54, 1, 1, 4, 41, 49, 0, 0, 17},  // setDisableActions
    {1181, 1176, -1, -1, -1, 799, 1278, 55, 1, 1, 4, 41, 49, 0, 0, 17},  // setAnimationTimingFunction
    {1182, 1176, -1, -1, -1, 800, 1279, 56, 1, 1, 4, 41, 49, 0, 0, 17},  // setCompletionBlock
    {1183, -1, -1, -1, -1, 801, 1280, 57, 1, 1, 0, 0, 14, 0, 0, 17},  // NSValue
    {1183, -1, -1, -1, -1, 802, 1281, 58, 1, 1, 0, 0, 14, 0, 0, 17},  // NSValue
    {1186, -1, -1, -1, -1, 0, 0, 59, 0, 0, 5, 0, 14, 0, 0, 17},  // CATransform3DIdentity
    {1187, -1, -1, -1, -1, 803, 1282, 60, 4, 4, 0, 0, 14, 0, 0, 17},  // CATransform3DMakeRotation
    {1188, -1, -1, -1, -1, 807, 1286, 61, 3, 3, 0, 0, 14, 0, 0, 17},  // CATransform3DMakeScale
    {1189, -1, -1, -1, -1, 810, 1289, 62, 3, 3, 0, 0, 14, 0, 0, 17},  // CATransform3DMakeTranslation
    {1190, -1, -1, -1, -1, 813, 1292, 63, 1, 1, 0, 0, 14, 0, 0, 17},  // CATransform3DMakeAffineTransform
    {1191, -1, -1, -1, -1, 814, 1293, 64, 4, 4, 0, 0, 14, 0, 0, 17},  // CATransform3DTranslate
    {1192, -1, -1, -1, -1, 818, 1297, 65, 4, 4, 0, 0, 14, 0, 0, 17},  // CATransform3DScale
    {1193, -1, -1, -1, -1, 822, 1301, 66, 5, 5, 0, 0, 14, 0, 0, 17},  // CATransform3DRotate
    {1194, -1, -1, -1, -1, 827, 1306, 67, 2, 2, 0, 0, 14, 0, 0, 17},  // CATransform3DConcat
    {1195, -1, -1, -1, -1, 829, 1308, 68, 1, 1, 0, 0, 14, 0, 0, 17},  // CATransform3DInvert
    {1196, -1, -1, -1, -1, 830, 1309, 69, 1, 1, 0, 0, 14, 0, 0, 17},  // CATransform3DGetAffineTransform
    {1197, -1, -1, -1, -1, 831, 1310, 70, 1, 1, 0, 0, 2, 0, 0, 17},  // CATransform3DIsIdentity
    {1198, -1, -1, -1, -1, 832, 1311, 71, 1, 1, 0, 0, 2, 0, 0, 17},  // CATransform3DIsAffine
    {1199, -1, -1, -1, -1, 833, 1312, 72, 2, 2, 0, 0, 2, 0, 0, 17},  // CATransform3DEqualToTransform
    {101, -1, -1, -1, -1, 835, 1314, 0, 1, 1, 0, 0, 49, 1, 0, 18},  // print
    {101, -1, -1, -1, -1, 836, 1315, 1, 2, 2, 0, 0, 49, 1, 0, 18},  // print
    {101, -1, -1, -1, -1, 838, 1317, 2, 2, 2, 0, 0, 49, 1, 0, 18},  // print
    {101, -1, -1, -1, -1, 840, 1319, 3, 3, 3, 0, 0, 49, 1, 0, 18},  // print
    {1201, -1, -1, -1, -1, 843, 1322, 4, 1, 1, 0, 0, 49, 0, 0, 18},  // debugPrint
    {1202, -1, -1, -1, -1, 844, 1323, 5, 0, 0, 0, 0, 49, 0, 0, 18},  // fatalError
    {1203, -1, -1, -1, -1, 844, 1323, 6, 0, 0, 0, 0, 49, 0, 0, 18},  // preconditionFailure
    {1204, -1, -1, -1, -1, 844, 1323, 7, 0, 0, 0, 0, 49, 0, 0, 18},  // assertionFailure
    {1202, -1, -1, -1, -1, 844, 1323, 8, 1, 1, 0, 0, 49, 0, 0, 18},  // fatalError
    {1203, -1, -1, -1, -1, 845, 1324, 9, 1, 1, 0, 0, 49, 0, 0, 18},  // preconditionFailure
    {1204, -1, -1, -1, -1, 846, 1325, 10, 1, 1, 0, 0, 49, 0, 0, 18},  // assertionFailure
    {1205, -1, -1, -1, -1, 847, 1326, 11, 1, 1, 0, 0, 49, 0, 0, 18},  // assert
    {1206, -1, -1, -1, -1, 848, 1327, 12, 1, 1, 0, 0, 49, 0, 0, 18},  // precondition
    {1207, -1, -1, -1, -1, 849, 1328, 13, 1, 1, 0, 0, 49, 0, 0, 18},  // NSParameterAssert
    {1205, -1, -1, -1, -1, 850, 1329, 14, 2, 2, 0, 0, 49, 0, 0, 18},  // assert
    {1206, -1, -1, -1, -1, 852, 1331, 15, 2, 2, 0, 0, 49, 0, 0, 18},  // precondition
    {1208, -1, -1, -1, -1, 854, 1333, 16, 1, 1, 0, 0, 49, 1, 0, 18},  // NSAssert
    {1209, -1, -1, -1, -1, 855, 1334, 17, 1, 1, 0, 0, 49, 1, 0, 18},  // NSCAssert
    {1210, -1, -1, -1, -1, 856, 1335, 18, 1, 1, 0, 0, 49, 0, 0, 18},  // Optional
    {1211, -1, -1, -1, -1, 0, 0, 19, 0, 0, 5, 0, 21, 0, 0, 18},  // row
    {1212, -1, -1, -1, -1, 0, 0, 20, 0, 0, 5, 0, 21, 0, 0, 18},  // column
    {1213, -1, -1, -1, -1, 857, 1336, 21, 1, 1, 0, 0, 49, 0, 0, 18},  // convention
    {1214, -1, -1, -1, -1, 858, 1337, 22, 1, 1, 0, 0, 47, 1, 0, 18},  // plot
    {1214, -1, -1, -1, -1, 859, 1338, 23, 2, 2, 0, 0, 47, 1, 0, 18},  // plot
    {1214, -1, -1, -1, -1, 861, 1340, 24, 2, 2, 0, 0, 47, 1, 0, 18},  // plot
    {1215, -1, -1, -1, -1, 863, 1342, 25, 1, 1, 0, 0, 48, 1, 0, 18},  // describe
    {1215, -1, -1, -1, -1, 864, 1343, 26, 2, 2, 0, 0, 48, 1, 0, 18},  // describe
    {1215, -1, -1, -1, -1, 866, 1345, 27, 2, 2, 0, 0, 48, 1, 0, 18},  // describe
    {1216, -1, -1, -1, -1, 868, 1347, 28, 1, 1, 0, 0, 47, 1, 0, 18},  // film
    {1216, -1, -1, -1, -1, 869, 1348, 29, 2, 2, 0, 0, 47, 1, 0, 18},  // film
    {1216, -1, -1, -1, -1, 871, 1350, 30, 2, 2, 0, 0, 47, 1, 0, 18},  // film
    {1216, -1, -1, -1, -1, 873, 1352, 31, 3, 3, 0, 0, 47, 1, 0, 18},  // film
    {1218, -1, -1, -1, -1, 876, 1355, 32, 1, 1, 0, 0, 47, 1, 0, 18},  // strip
    {1218, -1, -1, -1, -1, 877, 1356, 33, 2, 2, 0, 0, 47, 1, 0, 18},  // strip
    {1218, -1, -1, -1, -1, 879, 1358, 34, 2, 2, 0, 0, 47, 1, 0, 18},  // strip
    {1218, -1, -1, -1, -1, 881, 1360, 35, 3, 3, 0, 0, 47, 1, 0, 18},  // strip
    {1219, -1, -1, -1, -1, 884, 1363, 36, 1, 1, 0, 0, 47, 0, 0, 18},  // grid
    {1220, -1, -1, -1, -1, 885, 1364, 37, 1, 1, 0, 0, 48, 0, 0, 18},  // why
    {1221, -1, -1, -1, -1, 0, 0, 0, 0, 0, 5, 0, 2, 0, 0, 19},  // YES
    {1222, -1, -1, -1, -1, 0, 0, 1, 0, 0, 5, 0, 2, 0, 0, 19},  // NO
    {1223, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 8, 0, 0, 19},  // NULL
    {1224, -1, -1, -1, -1, 0, 0, 3, 0, 0, 5, 0, 8, 0, 0, 19},  // Nil
    {1225, -1, -1, -1, -1, 0, 0, 4, 0, 0, 5, 0, 0, 0, 0, 19},  // HUGE_VALF
    {1226, -1, -1, -1, -1, 0, 0, 5, 0, 0, 5, 0, 0, 0, 0, 19},  // HUGE_VAL
    {1227, -1, -1, -1, -1, 0, 0, 6, 0, 0, 5, 0, 0, 0, 0, 19},  // INFINITY
    {353, -1, -1, -1, -1, 0, 0, 7, 0, 0, 5, 0, 0, 0, 0, 19},  // CGFLOAT_MAX
    {1228, -1, -1, -1, -1, 0, 0, 8, 0, 0, 5, 0, 0, 0, 0, 19},  // DBL_MAX
    {1229, -1, -1, -1, -1, 0, 0, 9, 0, 0, 5, 0, 0, 0, 0, 19},  // CGFLOAT_MIN
    {1230, -1, -1, -1, -1, 0, 0, 10, 0, 0, 5, 0, 0, 0, 0, 19},  // DBL_MIN
    {1231, -1, -1, -1, -1, 0, 0, 11, 0, 0, 5, 0, 0, 0, 0, 19},  // FLT_MAX
    {1232, -1, -1, -1, -1, 0, 0, 12, 0, 0, 5, 0, 0, 0, 0, 19},  // FLT_MIN
    {1233, -1, -1, -1, -1, 0, 0, 13, 0, 0, 5, 0, 0, 0, 0, 19},  // FLT_EPSILON
    {126, -1, -1, -1, -1, 886, 1365, 14, 1, 1, 3, 0, 0, 0, 0, 19},  // NSNumber
    {126, -1, -1, -1, -1, 887, 1366, 15, 1, 1, 3, 0, 0, 0, 0, 19},  // NSNumber
    {126, -1, -1, -1, -1, 888, 1367, 16, 1, 1, 3, 0, 0, 0, 0, 19},  // NSNumber
    {126, -1, -1, -1, -1, 889, 1368, 17, 1, 1, 3, 0, 0, 0, 0, 19},  // NSNumber
    {126, -1, -1, -1, -1, 890, 1369, 18, 1, 1, 3, 0, 0, 0, 0, 19},  // NSNumber
    {126, -1, -1, -1, -1, 891, 1370, 19, 1, 1, 0, 0, 2, 0, 0, 19},  // NSNumber
    {1183, -1, -1, -1, -1, 892, 1371, 20, 1, 1, 0, 0, 9, 0, 0, 19},  // NSValue
    {1183, -1, -1, -1, -1, 893, 1372, 21, 1, 1, 0, 0, 12, 0, 0, 19},  // NSValue
    {1183, -1, -1, -1, -1, 894, 1373, 22, 1, 1, 0, 0, 13, 0, 0, 19},  // NSValue
    {1183, -1, -1, -1, -1, 895, 1374, 23, 1, 1, 0, 0, 14, 0, 0, 19},  // NSValue
    {1239, -1, -1, -1, -1, 0, 1375, 24, 0, 1, 2, 1, 0, 0, 0, 19},  // floatValue
    {1240, -1, -1, -1, -1, 0, 1376, 25, 0, 1, 2, 1, 0, 0, 0, 19},  // doubleValue
    {1241, -1, -1, -1, -1, 0, 1377, 26, 0, 1, 2, 1, 0, 0, 0, 19},  // intValue
    {1242, -1, -1, -1, -1, 0, 1378, 27, 0, 1, 2, 1, 0, 0, 0, 19},  // integerValue
    {1243, -1, -1, -1, 1354, 0, 1379, 28, 0, 1, 2, 10, 9, 0, 0, 19},  // cgPointValue
    {1244, -1, -1, -1, 1355, 0, 1380, 29, 0, 1, 2, 13, 12, 0, 0, 19},  // cgSizeValue
    {1245, -1, -1, -1, 1356, 0, 1381, 30, 0, 1, 2, 14, 13, 0, 0, 19},  // cgRectValue
    {102, -1, -1, -1, -1, 896, 1382, 31, 1, 1, 0, 0, 49, 1, 0, 19},  // NSLog
    {1246, -1, -1, -1, -1, 897, 1383, 32, 1, 1, 0, 0, 49, 1, 0, 19},  // printf
    {150, -1, -1, -1, -1, 898, 1384, 33, 1, 1, 3, 0, 3, 1, 0, 19},  // NSString
    {148, -1, -1, -1, -1, 899, 1385, 34, 1, 1, 3, 0, 3, 1, 0, 19},  // String
    {152, -1, -1, -1, -1, 900, 1386, 35, 1, 1, 3, 0, 4, 1, 0, 19},  // NSArray
    {1249, -1, 1256, -1, -1, 901, 1387, 0, 0, 0, 3, 0, 29, 0, 0, 20},  // CGMutablePath
    {1253, -1, -1, -1, -1, 901, 1387, 1, 0, 0, 3, 0, 29, 0, 0, 20},  // UIBezierPath
    {1253, -1, -1, -1, -1, 901, 1387, 2, 1, 1, 3, 0, 29, 0, 0, 20},  // UIBezierPath
    {1253, -1, -1, -1, -1, 902, 1388, 3, 2, 2, 3, 0, 29, 0, 0, 20},  // UIBezierPath
    {1253, -1, -1, -1, -1, 904, 1390, 4, 1, 1, 3, 0, 29, 0, 0, 20},  // UIBezierPath
    {1259, -1, -1, -1, -1, 905, 1391, 5, 2, 2, 0, 0, 29, 0, 0, 20},  // CGPathCreateWithRect
    {1250, -1, -1, -1, -1, 907, 1393, 6, 2, 2, 3, 0, 29, 0, 0, 20},  // CGPath
    {1260, -1, -1, -1, -1, 909, 1395, 7, 1, 1, 0, 0, 49, 0, 0, 20},  // CGPathRelease
    {1261, -1, -1, -1, 1273, 910, 1396, 8, 1, 2, 1, 30, 49, 0, 0, 20},  // move
    {1262, -1, -1, -1, 1274, 911, 1398, 9, 1, 2, 1, 30, 49, 0, 0, 20},  // addLine
    {1263, -1, -1, -1, -1, 912, 1400, 10, 1, 2, 1, 30, 49, 0, 0, 20},  // addRect
    {1264, -1, -1, -1, -1, 913, 1402, 11, 1, 2, 1, 30, 49, 0, 0, 20},  // addEllipse
    {60, -1, -1, -1, 1266, 914, 1404, 12, 1, 2, 1, 30, 49, 0, 0, 20},  // append
    {1265, -1, -1, -1, -1, 915, 1406, 13, 1, 2, 1, 30, 49, 0, 0, 20},  // addPath
    {1267, -1, -1, -1, -1, 917, 1408, 14, 1, 2, 1, 30, 49, 0, 0, 20},  // apply
    {322, -1, -1, -1, 1268, 918, 1410, 15, 1, 2, 1, 30, 2, 0, 0, 20},  // contains
    {1269, -1, -1, -1, 1275, 920, 1412, 16, 0, 1, 1, 30, 49, 0, 0, 20},  // closeSubpath
    {669, -1, -1, -1, -1, 920, 1413, 17, 0, 1, 1, 30, 49, 0, 0, 20},  // close
    {1270, -1, -1, -1, -1, 920, 1414, 18, 0, 1, 1, 30, 49, 0, 0, 20},  // fill
    {1271, -1, -1, -1, -1, 920, 1415, 19, 0, 1, 1, 30, 49, 0, 0, 20},  // stroke
    {1272, -1, -1, -1, -1, 920, 1416, 20, 0, 1, 1, 30, 49, 0, 0, 20},  // addClip
    {1276, -1, -1, -1, -1, 922, 1417, 21, 3, 3, 0, 0, 49, 0, 0, 20},  // CGPathAddRect
    {1277, -1, -1, -1, -1, 925, 1420, 22, 4, 4, 0, 0, 49, 0, 0, 20},  // CGPathMoveToPoint
    {1278, -1, -1, -1, -1, 929, 1424, 23, 4, 4, 0, 0, 49, 0, 0, 20},  // CGPathAddLineToPoint
    {1279, -1, -1, -1, -1, 933, 1428, 24, 4, 4, 0, 0, 2, 0, 0, 20},  // CGPathContainsPoint
    {1280, -1, -1, -1, -1, 937, 1432, 25, 1, 1, 0, 0, 49, 0, 0, 20},  // CGPathCloseSubpath
    {1281, -1, -1, -1, 1287, 938, 1433, 26, 3, 4, 1, 30, 49, 0, 0, 20},  // addCurve
    {1281, -1, -1, -1, -1, 941, 1437, 27, 3, 4, 1, 30, 49, 0, 0, 20},  // addCurve
    {1284, -1, -1, -1, 1288, 944, 1441, 28, 2, 3, 1, 30, 49, 0, 0, 20},  // addQuadCurve
    {1284, -1, -1, -1, -1, 946, 1444, 29, 2, 3, 1, 30, 49, 0, 0, 20},  // addQuadCurve
    {1289, -1, -1, -1, 1295, 953, 1447, 30, 5, 6, 1, 30, 49, 0, 0, 20},  // addArc
    {1289, -1, -1, -1, -1, 958, 1453, 31, 5, 6, 1, 30, 49, 0, 0, 20},  // addArc
    {1253, -1, -1, -1, -1, 963, 1459, 32, 5, 5, 3, 0, 29, 0, 0, 20},  // UIBezierPath
    {1296, -1, -1, -1, -1, 973, 1464, 33, 8, 8, 0, 0, 49, 0, 0, 20},  // CGPathAddCurveToPoint
    {1297, -1, -1, -1, -1, 981, 1472, 34, 6, 6, 0, 0, 49, 0, 0, 20},  // CGPathAddQuadCurveToPoint
    {1298, -1, -1, -1, -1, 987, 1478, 35, 8, 8, 0, 0, 49, 0, 0, 20},  // CGPathAddArc
    {1299, -1, -1, -1, -1, 0, 1486, 36, 0, 1, 2, 30, 13, 0, 0, 20},  // boundingBox
    {609, -1, -1, -1, -1, 0, 1487, 37, 0, 1, 2, 30, 13, 0, 0, 20},  // bounds
    {1300, -1, -1, -1, -1, 0, 1488, 38, 0, 1, 2, 30, 13, 0, 0, 20},  // boundingBoxOfPath
    {297, -1, -1, -1, -1, 0, 1489, 39, 0, 1, 2, 30, 2, 0, 0, 20},  // isEmpty
    {1301, -1, -1, -1, -1, 0, 1490, 40, 0, 1, 2, 30, 9, 0, 0, 20},  // currentPoint
    {1302, -1, -1, -1, 1250, 0, 1491, 41, 0, 1, 2, 30, 29, 0, 0, 20},  // cgPath
    {1303, -1, -1, -1, -1, 995, 1492, 42, 1, 1, 0, 0, 13, 0, 0, 20},  // CGPathGetBoundingBox
    {1304, -1, -1, -1, -1, 0, 1493, 43, 0, 1, 2, 29, 29, 0, 0, 20},  // path
    {1305, -1, -1, -1, -1, 0, 1494, 44, 0, 1, 2, 29, 17, 0, 0, 20},  // fillColor
    {1306, -1, -1, -1, -1, 0, 1495, 45, 0, 1, 2, 29, 17, 0, 0, 20},  // strokeColor
    {1307, -1, -1, -1, -1, 0, 1496, 46, 0, 1, 2, 29, 0, 0, 0, 20},  // lineWidth
    {1308, -1, -1, -1, -1, 0, 1497, 47, 0, 1, 2, 29, 23, 0, 0, 20},  // lineJoin
    {1309, -1, -1, -1, -1, 0, 1498, 48, 0, 1, 2, 29, 4, 0, 0, 20},  // lineDashPattern
    {1310, -1, -1, -1, -1, 0, 1499, 49, 0, 1, 2, 29, 0, 0, 0, 20},  // lineDashPhase
    {1312, 1311, 1313, -1, -1, 0, 0, 50, 0, 0, 5, 24, 23, 0, 0, 20},  // miter
    {75, 1311, 1314, -1, -1, 0, 0, 51, 0, 0, 5, 24, 23, 0, 0, 20},  // round
    {1315, 1311, 1316, -1, -1, 0, 0, 52, 0, 0, 5, 24, 23, 0, 0, 20},  // bevel
    {1317, -1, -1, -1, 1254, 0, 1500, 53, 0, 1, 2, 18, 17, 0, 0, 20},  // cgColor
    {262, -1, 1318, -1, -1, 996, 1501, 0, 1, 1, 0, 0, 13, 0, 0, 21},  // rect
    {260, -1, 1319, -1, -1, 997, 1502, 1, 1, 1, 0, 0, 9, 0, 0, 21},  // point
    {252, -1, 1320, -1, -1, 998, 1503, 2, 1, 1, 0, 0, 12, 0, 0, 21},  // size
    {247, -1, 1321, -1, -1, 999, 1504, 3, 1, 1, 0, 0, 10, 0, 0, 21},  // vector
    {84, -1, 1322, -1, -1, 1000, 1505, 4, 1, 1, 0, 0, 14, 0, 0, 21},  // transform
    {1323, -1, -1, -1, -1, 1001, 1506, 5, 1, 1, 0, 0, 14, 0, 0, 21},  // css
    {1324, -1, -1, -1, -1, 1002, 1507, 6, 1, 1, 0, 0, 14, 0, 0, 21},  // svg
    {1325, -1, -1, -1, -1, 1003, 1508, 7, 1, 1, 0, 0, 27, 0, 0, 21},  // views
    {84, -1, -1, -1, -1, 1004, 1509, 0, 2, 2, 0, 0, 14, 0, 0, 22},  // transform
    {84, -1, -1, -1, -1, 1006, 1511, 1, 3, 3, 0, 0, 14, 0, 0, 22},  // transform
    {1270, 1326, -1, -1, -1, 0, 0, 2, 0, 0, 5, 23, 22, 0, 0, 22},  // fill
    {1327, 1326, -1, -1, -1, 0, 0, 3, 0, 0, 5, 23, 22, 0, 0, 22},  // aspectFit
    {1328, 1326, -1, -1, -1, 0, 0, 4, 0, 0, 5, 23, 22, 0, 0, 22},  // aspectFill
    {1329, 1326, -1, -1, -1, 0, 0, 5, 0, 0, 5, 23, 22, 0, 0, 22},  // scaleToFill
    {1330, 1326, -1, -1, -1, 0, 0, 6, 0, 0, 5, 23, 22, 0, 0, 22},  // scaleAspectFit
    {1331, 1326, -1, -1, -1, 0, 0, 7, 0, 0, 5, 23, 22, 0, 0, 22},  // scaleAspectFill
    {84, -1, -1, -1, -1, 1009, 1514, 8, 1, 1, 0, 0, 49, 0, 0, 22},  // transform
    {1333, -1, -1, -1, -1, 1010, 1515, 9, 1, 1, 0, 0, 0, 0, 0, 22},  // area
    {322, -1, -1, -1, -1, 1011, 1516, 10, 2, 2, 0, 0, 2, 0, 0, 22},  // contains
    {301, -1, -1, -1, -1, 1013, 1518, 11, 1, 2, 1, 28, 4, 0, 0, 22},  // corners
    {1323, -1, -1, -1, -1, 0, 1520, 0, 0, 1, 2, 15, 3, 0, 0, 23},  // css
    {1324, -1, -1, -1, -1, 0, 1521, 1, 0, 1, 2, 15, 3, 0, 0, 23},  // svg
    {1334, -1, -1, -1, -1, 0, 1522, 2, 0, 1, 2, 15, 48, 0, 0, 23},  // latex
    {1334, -1, -1, -1, -1, 0, 1523, 3, 0, 1, 2, 16, 48, 0, 0, 23},  // latex
    {1335, -1, -1, -1, -1, 1014, 1524, 4, 1, 1, 0, 0, 48, 0, 0, 23},  // swiftCode
    {1336, -1, -1, -1, -1, 1015, 1525, 0, 1, 1, 0, 0, 48, 0, 0, 24},  // explain
    {1336, -1, -1, -1, -1, 1016, 1526, 1, 2, 2, 0, 0, 48, 0, 0, 24},  // explain
    {1338, -1, -1, -1, -1, 1018, 1528, 2, 2, 2, 0, 0, 48, 0, 0, 24},  // compare
    {1338, -1, -1, -1, -1, 1020, 1530, 3, 3, 3, 0, 0, 48, 0, 0, 24},  // compare
    {761, -1, -1, -1, 1370, 1056, 1533, 0, 1, 2, 1, 29, 8, 0, 0, 25},  // action
    {1371, -1, -1, -1, -1, 1058, 1535, 1, 1, 1, 3, 0, 3, 0, 0, 25},  // Selector
    {1373, -1, -1, -1, -1, 1059, 1536, 2, 1, 1, 0, 0, 3, 0, 0, 25},  // NSSelectorFromString
};

static const int32_t labels[] = {
    87, 178, 179, 88, 180, 181, 183, 184, 187, 184, 188, -1, -1, 191, -1, 191, -1, -1, 191, 193, 184, 193,
    184, -1, 193, 184, 193, 184, 201, -1, -1, -1, -1, 7, -1, 224, 225, 230, 231, 232, 233, -1, 193, 184, -1,
    240, -1, -1, -1, 244, 245, -1, 249, 250, -1, -1, -1, -1, 193, 184, 249, 250, 227, 252, -1, 304, 305, 306,
    307, 201, 244, 245, 244, 245, -1, -1, -1, -1, -1, -1, -1, 332, 333, 329, 330, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, 358, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 333,
    240, 201, 333, 224, 201, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 434,
    434, 438, 434, 445, 446, 447, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 471, -1, 473, -1, 475, -1, -1, 51, 51, -1, 438, 51, 51, 51, 438, 9, -1, 9, -1, 483, -1,
    -1, -1, -1, -1, -1, -1, 487, 224, 333, -1, -1, 490, 491, -1, -1, -1, -1, 496, -1, 51, 497, 454, -1, -1,
    -1, -1, 201, 201, 201, -1, 490, -1, 499, -1, 500, 499, 500, 500, -1, -1, -1, 497, 454, 490, 514, 438,
    483, 438, -1, 517, -1, 518, 526, -1, -1, 526, -1, 526, -1, 529, -1, -1, -1, 529, -1, -1, 534, 535, 201,
    -1, -1, -1, -1, -1, -1, 51, 51, -1, 201, -1, 201, 201, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    438, 438, 438, 438, 483, -1, -1, 483, -1, 552, 553, 554, 555, -1, 560, 555, 608, 608, 608, 608, 608, 608,
    608, 608, 608, 608, 608, 608, 615, 616, 240, 516, -1, 761, 7, -1, 761, 762, -1, 761, 7, -1, 761, 762, 7,
    -1, -1, 7, -1, 767, -1, 7, -1, 767, -1, 7, -1, 767, -1, 7, -1, 767, -1, 7, -1, 7, -1, -1, -1, -1, 438,
    -1, -1, 798, -1, 801, -1, 500, -1, 804, -1, 805, -1, 240, -1, 333, -1, 808, -1, 809, -1, 808, -1, 809,
    -1, -1, -1, 500, -1, 822, -1, 823, -1, 483, 829, 483, -1, -1, -1, 240, -1, 333, -1, -1, -1, 880, 249,
    250, 249, 250, -1, 193, 184, -1, 193, 184, 193, 184, -1, -1, -1, 884, -1, -1, 884, 193, 184, 193, 184,
    884, -1, -1, 193, 184, -1, 900, 761, -1, 900, 761, -1, 900, 761, -1, 900, 761, -1, 900, 761, -1, 900,
    761, -1, 8, -1, 955, 8, -1, 957, 8, -1, 8, -1, -1, 8, -1, 957, -1, 761, -1, 761, 962, -1, -1, -1, 8, -1,
    8, -1, 333, 240, 977, 333, 240, 977, 978, 333, 240, 977, 333, 240, 977, 978, 500, 333, 240, 977, 500,
    333, 240, 977, 225, 500, 201, 982, 977, 500, 500, 984, 500, 979, 500, 984, 979, 500, 986, 240, 977, -1,
    613, -1, 1081, -1, -1, -1, 1082, 1083, 1084, 1085, 1085, 1086, 500, 500, 1088, 1089, -1, -1, 500, 1092,
    1093, 1092, 1093, 1092, 1093, 1094, 1092, 1093, 1094, 1092, 1095, 1093, 1092, 1095, 1093, 1092, 1095,
    1093, 1094, 1092, 1095, 1093, 1094, 1092, 1095, 1096, 1093, 1092, 1095, 1096, 1093, 1092, 1095, 1096,
    1093, 1094, 1092, 1095, 1096, 1093, 1094, 1092, 1095, 1097, 1098, 1093, 1092, 1095, 1097, 1098, 1093,
    1092, 1095, 1097, 1098, 1096, 1093, 1092, 1095, 1097, 1098, 1096, 1093, 1092, 1095, 1097, 1098, 1093,
    1094, 1092, 1095, 1097, 1098, 1093, 1094, 1092, 1095, 1097, 1098, 1096, 1093, 1094, 1092, 1095, 1097,
    1098, 1096, 1093, 1094, -1, 1093, -1, 1093, -1, 1093, 1094, -1, 1093, 1094, -1, 1095, 1096, 1093, -1,
    1095, 1096, 1093, -1, 1095, 1096, 1093, 1094, -1, 1095, 1096, 1093, 1094, -1, 1095, 1097, 1098, 1096,
    1093, 1094, -1, 1095, 1097, 1098, 1096, 1093, 1094, 1092, 1095, 1093, 1092, 1095, 1093, 1092, 1095, 1096,
    1093, 1092, 1095, 1096, 1093, 1092, 1095, 1093, 1094, 1092, 1095, 1093, 1094, 1092, 1095, 1096, 1093,
    1094, 1092, 1095, 1096, 1093, 1094, -1, 1095, 1096, 1093, 1094, -1, 1095, 1096, 1093, 1094, 1103, 1104,
    1093, 1103, 1104, 1093, -1, 1104, 1093, -1, 1104, 1093, -1, 1107, -1, -1, -1, -1, -1, -1, -1, 1121, 607,
    607, 1121, -1, 1123, -1, 1123, 1126, -1, 1126, 1123, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 1140, 1140, 1140, -1, 526, 526, 1173, -1, 1173, 1173, -1, 1173, -1, 333, -1, 240, -1, -1, -1, -1,
    1184, 1185, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 490, -1, 1200, -1, 490, 1200, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, 438, -1, 8, -1, -1, 438, -1, 8, -1, -1, 1217, -1, 986, -1, 986, 1217,
    -1, -1, 1217, -1, 986, -1, 986, 1217, -1, -1, 128, 1234, 129, 130, 45, 155, 1235, 1236, 1237, 1238, -1,
    -1, 1247, 1247, 1248, 262, 1257, 845, 1258, -1, -1, 262, 84, -1, 240, 240, -1, 8, -1, -1, -1, -1, -1, -1,
    240, 240, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 240, 1082, 1083, 240, 1282,
    1283, 240, 1285, 240, 1286, 240, 1082, 1083, 240, 1285, 1290, 982, 1291, 1292, 1293, 302, 982, 1291,
    1292, 1293, 1294, 982, 1291, 1292, 1293, 1290, 982, 1291, 1292, 1293, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 333, 333, 333, 333, 333, -1, -1, 333, 333, 240,
    333, 240, -1, 1332, 438, -1, 8, 8, -1, -1, -1, 1337, -1, -1, -1, -1, 438, -1, 483, 829, 483, 438, -1,
    500, 798, 801, -1, 240, -1, 333, -1, -1, 526, 526, -1, 499, -1, 490, 955, 8, -1, 8, 962, 526, 1173, 1173,
    -1, 1173, -1, 1173, 526, 526, -1, -1, 188, -1, 191, 201, 224, 225, -1, -1, -1, 193, 184, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 240, -1, 333, -1, 808, -1, 809, -1, 808, -1, 809, -1, 240, -1, 333, -1, 483, 829,
    483, -1, -1, -1
};

static const uint64_t kinds[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 258, 1, 258, 10, 1, 10, 1, 1, 10, 1, 1, 1, 1, 15, 15, 15, 1, 1, 15, 1, 1,
    15, 258, 15, 15, 15, 15, 15, 15, 64609979658, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 20, 10, 258, 13, 1, 258, 11, 17, 17, 17, 17, 17, 1, 1, 10, 10, 10, 15, 10, 10, 10, 10, 10,
    10, 1, 1, 11, 11, 11, 11, 15, 1, 1, 13, 13, 13, 15, 13, 13, 13, 13, 12, 12, 12, 12, 12, 12, 1, 1, 1, 1,
    10, 13, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 1, 1, 1, 1, 14, 46,
    14, 1, 1, 14, 1, 1, 14, 14, 14, 14, 14, 14, 14, 10, 14, 14, 14, 14, 14, 15, 14, 1, 19, 14, 14, 16, 16,
    16, 16, 16, 16, 1, 262402, 262402, 262402, 262402, 262402, 262402, 513, 513, 513, 513, 513, 513, 513,
    513, 513, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 258, 258, 258, 258, 258, 258,
    258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 25, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    2, 2, 2, 258, 258, 258, 1, 1, 1, 1, 1, 5, 5, 5, 5, 5, 5, 395269, 395269, 5, 45, 5, 45, 5, 45, 5, 0, 45,
    5, 45, 5, 45, 5, 1, 5, 0, 5, 5, 1, 5, 1, 0, 5, 0, 1, 5, 1, 1, 5, 0, 5, 0, 5, 45, 5, 45, 5, 45, 5, 0, 5,
    45, 5, 45, 5, 45, 5, 0, 5, 45, 5, 45, 5, 45, 5, 5, 5, 5, 5, 1, 5, 1, 8, 45, 5, 5, 5, 1, 5, 5, 1, 5, 1, 5,
    1, 5, 1, 5, 1, 5, 1, 5, 1, 1, 5, 5, 0, 5, 45, 5, 45, 5, 1, 5, 5, 5, 5, 45, 8, 45, 5, 0, 45, 5, 45, 0, 1,
    5, 5, 269102, 269102, 269102, 269102, 5, 45, 5, 45, 5, 5, 45, 5, 45, 5, 4, 5, 0, 5, 1541, 5, 0, 1, 5,
    1541, 1, 5, 1, 5, 5, 5, 5, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 1, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
    4, 0, 0, 0, 0, 0, 7, 7, 7, 7, 7, 7, 7, 0, 7, 0, 7, 0, 0, 7, 0, 0, 7, 7, 7, 7, 45, 7, 45, 7, 45, 7, 7, 45,
    7, 0, 7, 0, 5, 395269, 45, 7, 45, 7, 45, 7, 45, 7, 45, 7, 0, 45, 7, 45, 7, 45, 7, 45, 7, 45, 7, 45, 7,
    45, 7, 45, 7, 7, 8, 8, 8, 8, 8, 1, 8, 45, 8, 67503368, 67504133, 6, 6, 6, 6, 1541, 6, 1541, 6, 1541, 6,
    1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 0, 6, 0, 6, 0,
    6, 0, 6, 6, 6, 1, 1, 1, 1, 18, 1, 18, 18, 18, 1, 1, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 28,
    28, 28, 28, 28, 28, 28, 4, 0, 28, 28, 10, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
    28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
    28, 28, 28, 4, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 0, 1069, 4, 28, 0, 1069, 4, 28, 0,
    590893, 4, 28, 0, 590893, 4, 28, 4, 28, 4, 28, 2308, 4, 28, 2308, 4, 28, 0, 4, 28, 0, 4, 28, 0, 4, 28, 0,
    4, 28, 0, 4, 28, 0, 4, 28, 0, 4, 28, 0, 4, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 1, 1, 1, 1, 28,
    28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 1, 28, 28, 28, 28, 28, 28, 28, 3594,
    2332, 28, 3594, 2332, 28, 3594, 2332, 28, 3594, 2332, 28, 3594, 2332, 28, 3594, 2332, 28, 28, 28, 28, 28,
    28, 13, 28, 28, 29, 29, 29, 29, 28, 1, 29, 29, 1, 29, 29, 29, 29, 29, 29, 28, 10, 0, 28, 10, 0, 29, 29,
    29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29,
    29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 15, 29,
    29, 29, 29, 29, 29, 29, 29, 3594, 2333, 29, 3594, 2333, 29, 10, 29, 10, 4, 4, 43, 1, 1, 43, 1, 43, 1, 43,
    1, 43, 1, 1, 43, 10, 43, 1, 1, 43, 1, 43, 1, 43, 13, 43, 2, 43, 2, 2604, 43, 1, 43, 1, 2604, 43, 1, 1,
    43, 1, 1, 2604, 43, 15, 43, 46, 43, 43, 43, 43, 43, 1, 1, 15, 0, 590893, 45, 0, 590893, 45, 0, 590893,
    45, 0, 590893, 45, 0, 590893, 45, 0, 590893, 45, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31,
    31, 31, 31, 31, 31, 31, 31, 2332, 31, 2332, 31, 1, 2332, 31, 1, 2332, 31, 2332, 31, 2332, 31, 2332, 31,
    2332, 31, 2826, 2332, 31, 2826, 2332, 31, 0, 1069, 31, 0, 590893, 31, 31, 31, 31, 28, 31, 28, 31, 28, 28,
    28, 28, 46, 2332, 46, 2332, 46, 2332, 46, 2332, 5, 10, 10, 1, 10, 10, 1, 3, 5, 5, 1, 5, 5, 1, 3, 10, 1,
    1, 1, 10, 1, 1, 1, 258, 10, 258, 1, 1, 10, 10, 1, 10, 1, 10, 1, 1, 10, 1, 5, 1, 1, 38, 38, 1, 1, 1, 1,
    10, 10, 37, 1, 1, 11, 35, 1, 35, 1, 35, 35, 10, 10, 1301274266515931649, 1301274266515931649, 1, 1, 45,
    1, 45, 2349, 1, 1, 45, 1, 1, 45, 2349, 1, 1, 151061796, 45, 1, 1, 151061796, 45, 2349, 1, 1, 1, 1, 45, 1,
    1, 1, 1, 151061796, 45, 1, 1, 1, 1, 45, 2349, 1, 1, 1, 1, 151061796, 45, 2349, 1, 45, 1, 45, 2349, 1, 1,
    151061796, 45, 1, 1, 151061796, 45, 2349, 1, 1, 1, 1, 151061796, 45, 2349, 1, 1, 45, 1, 1, 151061796, 45,
    1, 1, 45, 2349, 1, 1, 151061796, 45, 2349, 1, 1, 151061796, 45, 2349, 1, 1, 45, 1, 1, 45, 2308, 0, 1, 1,
    1, 3, 3, 37, 0, 0, 4, 4, 0, 42, 45, 42, 45, 42, 45, 42, 45, 42, 1, 45, 42, 1, 45, 42, 45, 1, 42, 45, 1,
    1, 1, 1, 1, 1, 45, 3, 2308, 2308, 2308, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34,
    34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 29, 34, 2308, 29, 4, 29, 29, 29, 4, 29, 0, 4, 28,
    4, 28, 0, 4, 29, 29, 29, 29, 1, 2333, 29, 1, 2333, 1, 3, 2339, 2349, 15, 15, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 15, 15, 258, 258, 258, 15, 258, 258, 258, 15, 258, 258, 258, 258, 15, 15, 15, 15, 15, 15, 15, 15, 0,
    0, 4, 0, 4, 0, 4, 4, 0, 4, 4, 4, 3, 3, 3, 3, 4, 3, 4, 3, 3, 0, 22, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 3, 10, 13, 14, 15, 1, 1, 1, 1, 10, 13, 14, 4,
    4, 4, 4, 0, 14, 14, 1, 14, 14, 2319, 14, 2319, 30, 30, 10, 30, 10, 30, 14, 30, 14, 30, 30, 30, 30, 30,
    15, 30, 10, 30, 30, 30, 30, 30, 30, 2319, 14, 30, 2319, 1, 1, 30, 2319, 1, 1, 30, 2319, 10, 3, 30, 30,
    10, 10, 10, 30, 10, 10, 10, 30, 10, 10, 30, 10, 10, 30, 10, 1, 258, 258, 3, 30, 10, 1, 258, 258, 3, 10,
    1, 258, 258, 3, 30, 2319, 1, 1, 1, 1, 1, 1, 30, 2319, 1, 1, 1, 1, 30, 2319, 1, 1, 1, 258, 258, 0, 30, 30,
    30, 30, 30, 30, 30, 29, 29, 29, 29, 29, 29, 29, 18, 4, 4, 4, 4, 4, 4, 4, 4, 14, 14, 14, 14, 23, 5, 5, 10,
    5, 28, 2332, 15, 15, 15, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 29, 4, 4, 4
};

static const uint8_t types[] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 3, 3, 4, 4, 4, 5, 5, 5, 4, 3, 8, 8, 2, 10, 11, 13, 14, 17, 19, 18, 28, 28, 28, 28, 28,
    28, 28, 28, 28, 28, 28, 28, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 46, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    7, 7, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 26, 26, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 21, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 28, 0, 0, 0, 0, 29, 29,
    29, 29, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 44, 0, 0, 0, 0, 0, 43, 15, 31,
    31, 0, 31, 31, 31, 31, 31, 33, 32, 33, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 46, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 36, 36, 36, 36, 37, 37, 38, 39, 40,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 35, 35, 35, 35, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 42, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 34, 0, 34, 34, 34, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 41, 0, 0, 0, 0, 0, 0, 0, 0, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 30, 30, 30, 30, 30, 18, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 24, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 23, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4
};

static const int32_t type_names[] = {
    118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138,
    139, 140, 141, 142, 143, 144, 145, 127, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158,
    159, 160, 161, 162, 105, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 209,
    303, 426, 519, 520, 521, 538, 680, 681, 705, 719, 784, 825, 830, 831, 832, 833, 890, 896, 897, 898, 899,
    901, 902, 903, 904, 905, 706, 906, 907, 908, 970, 989, 990, 991, 992, 993, 994, 995, 996, 997, 1076,
    1077, 1078, 1079, 1116, 1117, 1118, 1139, 1141, 1142, 1143, 1176, 1185, 1249, 1250, 1251, 1252, 1253,
    1254, 1255, 1311, 1326, 1371, 1372
};

static const struct catalogue_tables tables = {
    bytes, COUNT(bytes) - 1, names, COUNT(names), slots, COUNT(slots), first, COUNT(first),
    links, COUNT(links), entries, COUNT(entries), labels, COUNT(labels), kinds, COUNT(kinds),
    types, COUNT(types), type_names, COUNT(type_names)};

const struct catalogue_tables *_Nonnull catalogue_tables(void) { return &tables; }
