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
    "protocol" "actor" "infix" "prefix" "precedencegroup" "position" "transform" "layer"
    "setAffineTransform" "a" "d" "acos" "asin" "atan" "atan2" "acosf" "asinf" "atanf" "atan2f" "hypot"
    "sqrt" "sqrtf" "squareRoot" "print" "NSLog" "S" "scaledBy" "CGAffineTransform"
    "CGAffineTransformMakeScale" "CGAffineTransformScale" "$0" "$1" "$2" "$3" "$4" "$5" "$6" "$7" "$8" "$9"
    "CGFloat" "Double" "Float" "Int" "NSInteger" "TimeInterval" "NSTimeInterval" "NSUInteger" "NSNumber"
    "UInt" "int" "float" "double" "long" "unsigned" "short" "int64_t" "int32_t" "uint32_t" "CFTimeInterval"
    "Int8" "Int16" "Int32" "Int64" "UInt8" "UInt16" "UInt32" "UInt64" "Bool" "BOOL" "String" "Character"
    "NSString" "Array" "NSArray" "NSMutableArray" "NSMutableString" "bool" "ClosedRange" "Range" "Angle"
    "CGPoint" "CGVector" "CGSize" "CGRect" "CGAffineTransformComponents" "CGRectEdge" "UIColor" "UIView"
    "UIWindow" "UIImageView" "UILabel" "UIButton" "UIScrollView" "UIControl" "UITextField" "UITextView"
    "UITableViewCell" "UICollectionViewCell" "UIVisualEffectView" "b" "c" "tx" "ty" "CGAffineTransformMake"
    "translationX" "y" "CGAffineTransformMakeTranslation" "T" "scaleX" "rotationAngle"
    "CGAffineTransformMakeRotation" "R" "about" "H" "x" "identity" "CGAffineTransformIdentity"
    "concatenating" "CGAffineTransformConcat" "translatedBy" "CGAffineTransformTranslate" "rotated" "by"
    "CGAffineTransformRotate" "inverted" "CGAffineTransformInvert" "decomposed"
    "CGAffineTransformIsIdentity" "CGAffineTransformEqualToTransform" "NSStringFromCGAffineTransform"
    "NSCoder" "string" "m11" "m12" "m21" "m22" "m41" "m42" "m44" "isIdentity" "determinant" "matrix" "kind"
    "fixedPoint" "reflect" "through" "angle" "Axis" "origin" "yEqualsX" "yEqualsMinusX" "scale"
    "horizontalShear" "rotation" "translation" "CGPointMake" "zero" "CGPointZero" "applying"
    "CGPointApplyAffineTransform" "distance" "to" "CGPointEqualToPoint" "NSStringFromCGPoint"
    "debugDescription" "dx" "dy" "CGVectorMake" "vector" "length" "width" "height" "CGSizeMake" "size"
    "CGSizeZero" "CGSizeApplyAffineTransform" "CGSizeEqualToSize" "NSStringFromCGSize" "w" "z" "isVector"
    "point" "CGRectMake" "rect" "CGRectZero" "null" "CGRectNull" "infinite" "CGRectInfinite"
    "NSStringFromCGRect" "minXEdge" "CGRectMinXEdge" "minYEdge" "CGRectMinYEdge" "maxXEdge" "CGRectMaxXEdge"
    "maxYEdge" "CGRectMaxYEdge" "minX" "CGRectGetMinX" "midX" "CGRectGetMidX" "maxX" "CGRectGetMaxX" "minY"
    "CGRectGetMinY" "midY" "CGRectGetMidY" "maxY" "CGRectGetMaxY" "CGRectGetWidth" "CGRectGetHeight"
    "standardized" "CGRectStandardize" "integral" "CGRectIntegral" "isNull" "CGRectIsNull" "isEmpty"
    "CGRectIsEmpty" "isInfinite" "CGRectIsInfinite" "corners" "center" "UIEdgeInsets" "top" "left" "bottom"
    "right" "UIEdgeInsetsMake" "UIEdgeInsetsZero" "inset" "UIEdgeInsetsInsetRect" "insetBy" "CGRectInset"
    "offsetBy" "CGRectOffset" "union" "CGRectUnion" "intersection" "CGRectIntersection" "intersects"
    "CGRectIntersectsRect" "contains" "CGRectContainsPoint" "CGRectContainsRect" "equalTo"
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
    "exchangeObjectAtIndex" "withObjectAtIndex" "allSatisfy" "firstIndex" "lastIndex" "drop" "elementsEqual"
    "starts" "with" "dropFirst" "dropLast" "suffix" "upTo" "joined" "split" "separator" "whereSeparator"
    "reserveCapacity" "indices" "startIndex" "endIndex" "into" "repeating" "sorted" "contentsOf" "at"
    "uppercased" "lowercased" "hasPrefix" "hasSuffix" "isLetter" "isNumber" "isWhitespace" "isUppercase"
    "isLowercase" "isPunctuation" "wholeNumberValue" "capitalized" "components" "separatedBy"
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
    {490, 244111290}, {495, 827898097}, {501, 4232466889}, {516, 3775434644}, {524, 2471448074},
    {533, 3786248987}, {538, 128336118}, {556, 3721122100}, {557, 3826002220}, {558, 3775669363},
    {562, 1006755615}, {566, 4272848550}, {570, 108579519}, {575, 3173440503}, {580, 4025666427},
    {585, 2897315904}, {590, 153572251}, {596, 1428923715}, {601, 405166629}, {605, 2112764879},
    {610, 3876055819}, {620, 1046779122}, {625, 372738696}, {630, 2052810508}, {631, 3591115554},
    {639, 2271195850}, {656, 391640912}, {682, 460481456}, {704, 779904818}, {706, 163295161},
    {708, 146517542}, {710, 129739923}, {712, 112962304}, {714, 230405637}, {716, 213628018},
    {718, 196850399}, {720, 180072780}, {722, 297516113}, {724, 280738494}, {731, 2873224251},
    {737, 2386971688}, {742, 1283547685}, {745, 4168357374}, {754, 2209066192}, {766, 988175173},
    {780, 2929211326}, {790, 2027933801}, {798, 2562340083}, {802, 3912887073}, {805, 2515107422},
    {810, 2797886853}, {816, 2699759368}, {820, 3270303571}, {828, 206862118}, {833, 3122818005},
    {840, 1919949199}, {847, 3226083260}, {855, 3920758663}, {869, 380755552}, {873, 3837675186},
    {878, 765439473}, {883, 2711245919}, {888, 697196164}, {893, 1059919963}, {899, 1323747186},
    {905, 3538687084}, {911, 1324880019}, {915, 796142685}, {919, 2991499325}, {925, 1615808600},
    {934, 3966976176}, {942, 295258647}, {947, 382270662}, {954, 3795011855}, {968, 3747507645},
    {983, 909533769}, {987, 3365180733}, {998, 2749912018}, {1003, 2735859570}, {1008, 969184184},
    {1015, 1902060359}, {1023, 1373385388}, {1029, 3602979878}, {1035, 1769938321}, {1062, 1740667972},
    {1072, 4050857480}, {1079, 2755019962}, {1085, 2169878254}, {1093, 4170555683}, {1104, 1334253329},
    {1111, 2265719507}, {1119, 2570318435}, {1131, 3483588555}, {1140, 2774362700}, {1151, 21843312},
    {1161, 3429590357}, {1176, 1071897420}, {1196, 1566828974}, {1214, 514687451}, {1215, 3876335077},
    {1216, 3859557458}, {1218, 1363500993}, {1220, 1346723374}, {1241, 2264171482}, {1253, 1357355164},
    {1254, 4228665076}, {1286, 1867418821}, {1287, 3507227459}, {1293, 3168883851}, {1306, 3222486838},
    {1335, 3381181800}, {1336, 3607893173}, {1341, 3005452862}, {1342, 3440116983}, {1343, 4245442695},
    {1351, 2839884955}, {1376, 3398044946}, {1389, 3005386353}, {1412, 1217983224}, {1424, 3509544318},
    {1450, 1610779110}, {1457, 2930439210}, {1459, 1412156564}, {1482, 3160029103}, {1490, 3174662200},
    {1513, 1479719844}, {1523, 3376534378}, {1550, 3589306714}, {1583, 804357063}, {1612, 1910201350},
    {1619, 2701182283}, {1625, 398550328}, {1628, 521802798}, {1631, 505025179}, {1634, 656170845},
    {1637, 605837988}, {1640, 2468447887}, {1643, 2485225506}, {1646, 2384559792}, {1656, 4100406635},
    {1667, 1987983040}, {1673, 365099244}, {1677, 3641958979}, {1687, 296602997}, {1694, 2462546090},
    {1701, 4254058618}, {1706, 2907980824}, {1710, 3981965844}, {1716, 3649018447}, {1724, 2614820847},
    {1737, 292130973}, {1742, 2190941297}, {1757, 211913386}, {1765, 564937055}, {1776, 3419592236},
    {1787, 3460502485}, {1791, 2339366755}, {1802, 377128425}, {1810, 1086286877}, {1837, 3941508978},
    {1845, 783488098}, {1847, 1111836708}, {1866, 2280960882}, {1885, 975988953}, {1901, 635020210},
    {1903, 1360837969}, {1905, 1344060350}, {1917, 1925151750}, {1923, 2408179714}, {1929, 2211460629},
    {1934, 2508680735}, {1940, 3585981250}, {1950, 2335550124}, {1954, 597743964}, {1964, 2354563044},
    {1990, 2897926679}, {2007, 1035906630}, {2025, 783840260}, {2026, 4060888886}, {2027, 4278997933},
    {2035, 589286162}, {2040, 414084241}, {2050, 2275477643}, {2054, 3940830471}, {2064, 1940694431},
    {2068, 1996966820}, {2078, 1637070560}, {2086, 1605206413}, {2100, 1343892145}, {2118, 2293605903},
    {2126, 1968018676}, {2140, 2745245856}, {2148, 2872562979}, {2162, 1867915087}, {2170, 1052627742},
    {2184, 1537748690}, {2192, 4233365429}, {2206, 3239423849}, {2210, 1535751837}, {2223, 3736796887},
    {2227, 2541423239}, {2240, 3804893101}, {2244, 3060514643}, {2257, 21234473}, {2261, 1518974218},
    {2274, 3720019268}, {2278, 2524645620}, {2291, 3788115482}, {2295, 3043737024}, {2308, 4456854},
    {2322, 2037980277}, {2337, 2933655948}, {2349, 558644074}, {2366, 328942278}, {2374, 2111105165},
    {2388, 3042771105}, {2394, 3800657716}, {2406, 626531088}, {2413, 2362349278}, {2426, 866545770},
    {2436, 857273821}, {2452, 4045899937}, {2459, 1135749657}, {2465, 93078660}, {2477, 1409690180},
    {2480, 2802900028}, {2484, 306900080}, {2490, 1319594794}, {2495, 2028154341}, {2511, 2218332638},
    {2527, 1331687974}, {2532, 2135852838}, {2553, 2753988203}, {2560, 864200463}, {2571, 3838403746},
    {2579, 1530791347}, {2591, 3721205966}, {2596, 3688814324}, {2607, 3876242216}, {2619, 1809966536},
    {2637, 2699878380}, {2647, 4079184015}, {2667, 1179101157}, {2675, 1825239352}, {2694, 3748245722},
    {2712, 634908722}, {2719, 3181326346}, {2736, 163271060}, {2762, 3289806584}, {2774, 3446866648},
    {2779, 1737076817}, {2788, 881687192}, {2795, 1219519868}, {2805, 3970939267}, {2809, 2513272949},
    {2818, 3224470464}, {2825, 2986472067}, {2829, 708293528}, {2835, 258052966}, {2837, 3450233754},
    {2839, 1213090802}, {2843, 3555670962}, {2849, 2743639103}, {2855, 2710083865}, {2861, 4214265958},
    {2867, 3963008473}, {2874, 1381912327}, {2883, 297212119}, {2886, 53234560}, {2894, 1135433081},
    {2897, 797905850}, {2905, 1315384455}, {2916, 4179333016}, {2939, 867257093}, {2950, 841567274},
    {2953, 3617776409}, {2965, 1784172926}, {2968, 3381609815}, {2980, 1550566188}, {2987, 1524000883},
    {2990, 1923516200}, {2994, 3391553482}, {2997, 1062293841}, {3001, 3825392021}, {3004, 709362235},
    {3008, 392774327}, {3013, 2880712451}, {3018, 3102149661}, {3024, 2394465697}, {3028, 1659167240},
    {3033, 475034410}, {3039, 3434436711}, {3042, 1479764693}, {3046, 2347825097}, {3052, 1197479801},
    {3056, 1351583639}, {3061, 3270705251}, {3067, 366569208}, {3071, 1251212115}, {3075, 1621599661},
    {3080, 3579732453}, {3086, 1720942905}, {3090, 140187182}, {3095, 1868829528}, {3104, 3948149459},
    {3114, 708029167}, {3119, 3185475540}, {3125, 2537751862}, {3131, 2778439310}, {3138, 2616928056},
    {3144, 4139930401}, {3151, 3135838405}, {3158, 2498734875}, {3166, 4064998855}, {3170, 268639961},
    {3175, 4092159661}, {3180, 2346846000}, {3186, 2328988770}, {3190, 2519117294}, {3195, 3873647896},
    {3199, 1415682102}, {3204, 631424496}, {3208, 282220607}, {3213, 3558937627}, {3217, 4099687964},
    {3222, 658698766}, {3226, 153638352}, {3231, 545189250}, {3239, 197671877}, {3248, 792060313},
    {3252, 513084933}, {3257, 2275780057}, {3262, 2616489071}, {3267, 4075421329}, {3272, 2981347434},
    {3277, 648810968}, {3285, 638754166}, {3292, 591523055}, {3299, 4047093083}, {3306, 656837285},
    {3314, 3789446092}, {3322, 4277107410}, {3330, 3906719864}, {3343, 2663715805}, {3348, 2698097207},
    {3354, 3072217742}, {3361, 1920734138}, {3386, 4225734153}, {3388, 1128467232}, {3392, 1035581717},
    {3407, 3525779695}, {3430, 1975486251}, {3440, 2889234988}, {3452, 128921049}, {3471, 1127666911},
    {3481, 2542550614}, {3487, 2627312426}, {3496, 1195911285}, {3506, 4151950225}, {3508, 1765031016},
    {3516, 1814435734}, {3522, 3602780627}, {3527, 876513898}, {3538, 879704937}, {3546, 3728990320},
    {3566, 4007662012}, {3573, 2941534958}, {3580, 2238339041}, {3585, 3277562923}, {3588, 3761252941},
    {3592, 382886321}, {3595, 4220379804}, {3599, 4200353678}, {3602, 2633446552}, {3606, 388525018},
    {3611, 967958004}, {3616, 1216469057}, {3620, 1675745305}, {3628, 3533348019}, {3638, 2267784115},
    {3641, 2877453236}, {3651, 1419061120}, {3657, 3353438327}, {3663, 2002030311}, {3670, 931910521},
    {3696, 1638953034}, {3709, 263889333}, {3722, 2304257469}, {3732, 1623797237}, {3748, 2667149886},
    {3767, 1204873229}, {3787, 2611599107}, {3797, 1975768454}, {3809, 3532344479}, {3816, 2718014180},
    {3837, 713077974}, {3854, 2712081721}, {3864, 2215640769}, {3874, 1070265239}, {3883, 1134120687},
    {3887, 2846199180}, {3900, 1743930340}, {3906, 4005059268}, {3910, 206241385}, {3919, 1115344066},
    {3927, 567586076}, {3933, 3901637708}, {3937, 803046281}, {3943, 152899664}, {3948, 2276994531},
    {3957, 1787359420}, {3971, 2796815519}, {3986, 3918278559}, {3993, 4155575922}, {4003, 236925125},
    {4011, 1684779966}, {4015, 798074659}, {4024, 2374006294}, {4030, 3103973672}, {4040, 2926810054},
    {4042, 1462048136}, {4052, 1244814717}, {4062, 1696195782}, {4071, 3093996503}, {4080, 2756264342},
    {4088, 2866045037}, {4096, 1163907536}, {4108, 2104353872}, {4119, 3110688315}, {4130, 3317910134},
    {4143, 2755011687}, {4159, 2069497450}, {4170, 1516930437}, {4180, 469045609}, {4191, 2847090017},
    {4211, 176574206}, {4215, 1361572173}, {4225, 1896686403}, {4235, 3273657238}, {4245, 1266202965},
    {4257, 3635588042}, {4276, 2733832836}, {4280, 4182378701}, {4287, 2110798224}, {4293, 877087803},
    {4302, 1970364490}, {4308, 1275339983}, {4326, 350857000}, {4342, 2079739832}, {4358, 1996921413},
    {4367, 2043970711}, {4374, 1731736080}, {4386, 4080117376}, {4397, 1493013840}, {4417, 2398078988},
    {4425, 1065574956}, {4435, 2965413338}, {4445, 990401381}, {4448, 682729123}, {4457, 1722954222},
    {4473, 3827859290}, {4484, 37271103}, {4492, 1119987041}, {4511, 2161276179}, {4534, 3507573001},
    {4542, 2301731235}, {4552, 1862550028}, {4566, 3213420894}, {4582, 288415389}, {4592, 4033069017},
    {4598, 672109684}, {4606, 3339054942}, {4609, 1089765596}, {4614, 18738364}, {4618, 2197550541},
    {4623, 1569418667}, {4641, 1419285594}, {4644, 3324446467}, {4651, 2540844914}, {4660, 936176715},
    {4665, 3724674918}, {4670, 1452231588}, {4680, 665752555}, {4690, 2665914025}, {4698, 1172522883},
    {4708, 2411978403}, {4717, 2082024064}, {4721, 1231115066}, {4730, 244075885}, {4736, 96429129},
    {4747, 1558106348}, {4754, 1676028392}, {4766, 3565214879}, {4772, 1169454059}, {4783, 2276069802},
    {4789, 2590900991}, {4800, 403953390}, {4805, 817772335}, {4815, 3894621598}, {4819, 3130700698},
    {4828, 3811712141}, {4837, 2836898780}, {4851, 744222851}, {4859, 3219325754}, {4872, 455433581},
    {4877, 1550717474}, {4887, 4099875093}, {4896, 2687217115}, {4908, 3317790454}, {4920, 680679420},
    {4931, 4074568615}, {4941, 972345196}, {4951, 2124225882}, {4961, 1707208587}, {4971, 1698171440},
    {4983, 1765986002}, {4995, 3099195470}, {5005, 1325296208}, {5016, 1159889848}, {5026, 3210628243},
    {5037, 3799163251}, {5048, 3782385632}, {5059, 3899828965}, {5070, 3883051346}, {5081, 3866273727},
    {5097, 4169345192}, {5122, 3573351892}, {5127, 4137097213}, {5132, 3523899814}, {5138, 1029089800},
    {5149, 1290530634}, {5157, 4203053801}, {5170, 406972148}, {5174, 2369371622}, {5181, 3726277920},
    {5186, 3555021734}, {5191, 3008443898}, {5201, 877317237}, {5214, 1513289445}, {5238, 2694946607},
    {5260, 3902926015}, {5263, 2516003219}, {5278, 3083183824}, {5282, 3185987134}, {5291, 3141474305},
    {5304, 1010012291}, {5308, 659427984}, {5326, 3594902096}, {5337, 3254824265}, {5345, 1438951982},
    {5354, 571377267}, {5372, 143865419}, {5390, 445834375}, {5403, 2082798958}, {5417, 4201716739},
    {5421, 3883353449}, {5444, 1252969316}, {5461, 611349806}, {5483, 3939761393}, {5507, 1880591026},
    {5533, 1052979093}, {5549, 1315057949}, {5562, 3198073272}, {5587, 1888717571}, {5600, 1499172353},
    {5614, 1151719106}, {5632, 1297838153}, {5643, 1291853992}, {5655, 3864824124}, {5668, 284302454},
    {5686, 2291378338}, {5708, 2024043478}, {5723, 3416336049}, {5734, 3326301860}, {5745, 2097883034},
    {5763, 2658088632}, {5773, 4116806241}, {5785, 2750625341}, {5802, 2805121617}, {5811, 2636563400},
    {5817, 1226705564}, {5827, 1144915353}, {5845, 1085962434}, {5851, 542584942}, {5869, 1880354216},
    {5878, 2126046479}, {5899, 3409685817}, {5909, 2322214854}, {5931, 715012316}, {5936, 667630371},
    {5953, 4011681569}, {5968, 2477794221}, {5983, 2826459802}, {5990, 863636682}, {6020, 3312035873},
    {6048, 2374822095}, {6064, 1117036282}, {6080, 2727146260}, {6092, 2338438971}, {6100, 894604266},
    {6118, 239266950}, {6134, 3440848049}, {6152, 1563451997}, {6188, 1300855194}, {6206, 2649340029},
    {6219, 3157132282}, {6250, 1994390723}, {6263, 3295732442}, {6282, 3217941162}, {6319, 2638373311},
    {6338, 729836362}, {6355, 1103965319}, {6390, 3909734774}, {6407, 3422384807}, {6421, 1562399317},
    {6453, 3535094014}, {6467, 2862813109}, {6487, 70193435}, {6525, 3331707904}, {6545, 167527483},
    {6549, 810547195}, {6571, 3377910156}, {6587, 2815096657}, {6628, 3232227944}, {6647, 2636711499},
    {6661, 2461495057}, {6666, 502047894}, {6672, 3867909202}, {6692, 2942666046}, {6698, 1490954098},
    {6709, 1092012710}, {6734, 38792922}, {6745, 2899252294}, {6753, 871591685}, {6775, 1041997713},
    {6783, 3217987877}, {6791, 1309284212}, {6813, 2823090016}, {6821, 4012061332}, {6836, 4204111253},
    {6841, 3492500287}, {6850, 773059133}, {6873, 2759092874}, {6882, 481727645}, {6896, 2303844654},
    {6924, 1323066019}, {6938, 590774350}, {6947, 421821156}, {6970, 696240407}, {6979, 1453714756},
    {6994, 466020238}, {7023, 4077855673}, {7038, 1744839726}, {7054, 1408722253}, {7084, 876245160},
    {7100, 452810861}, {7113, 1260603725}, {7140, 968316954}, {7153, 859371885}, {7167, 1658883364},
    {7195, 3531153185}, {7209, 486221508}, {7220, 4064395570}, {7245, 2257273533}, {7256, 3217031314},
    {7268, 1898701486}, {7294, 692253475}, {7306, 2618608526}, {7320, 889051197}, {7348, 1439665068},
    {7362, 3703752221}, {7377, 158609817}, {7406, 3199826274}, {7421, 3872230201}, {7434, 592993401},
    {7461, 2782426318}, {7474, 1648296985}, {7496, 2036964556}, {7532, 1478369021}, {7554, 2072579308},
    {7563, 588027325}, {7569, 3294899967}, {7585, 2406610228}, {7597, 1136770368}, {7608, 1099727666},
    {7635, 3943336079}, {7643, 3373088083}, {7651, 1118385669}, {7664, 1252830802}, {7672, 1310484760},
    {7690, 4211107556}, {7708, 4235327583}, {7727, 1911957762}, {7739, 2274977100}, {7749, 1894102977},
    {7766, 1868420705}, {7781, 1229760322}, {7796, 401251929}, {7805, 4136070254}, {7815, 141711844},
    {7828, 1877099350}, {7854, 2956264019}, {7878, 3731343133}, {7889, 1490880043}, {7904, 651349070},
    {7923, 3553571131}, {7944, 798050051}, {7964, 1738029828}, {7973, 830772382}, {7997, 975665791},
    {8004, 3753552150}, {8026, 1268347563}, {8035, 2675976173}, {8043, 2255101473}, {8055, 1325536902},
    {8065, 66138439}, {8084, 2650151654}, {8096, 1362571274}, {8103, 2674091075}, {8120, 4180264212},
    {8131, 2220611910}, {8137, 3628923247}, {8156, 2290191893}, {8169, 524486259}, {8181, 2660165913},
    {8193, 2510371521}, {8200, 1647949432}, {8211, 2499925078}, {8217, 1061329053}, {8225, 2186648520},
    {8237, 3685987662}, {8251, 1203193122}, {8266, 1771288722}, {8280, 1024755039}, {8300, 2323362532},
    {8320, 295121441}, {8332, 3240065181}, {8341, 3923523740}, {8355, 3305235377}, {8370, 3408062813},
    {8381, 186774928}, {8395, 2185261687}, {8400, 2753641482}, {8405, 2454962418}, {8422, 958887293},
    {8430, 3091067239}, {8434, 3935363592}, {8444, 3073585980}, {8451, 1867556362}, {8457, 4148812653},
    {8464, 1700657266}, {8476, 1106246455}, {8491, 754571866}, {8502, 1038506759}, {8508, 4176775601},
    {8517, 2830785103}, {8527, 1731433239}, {8535, 855408348}, {8543, 2834400513}, {8558, 3963693047},
    {8567, 3544094494}, {8580, 1214513038}, {8597, 1445723454}, {8606, 2844467682}, {8613, 3334659430},
    {8625, 3572701046}, {8636, 555663897}, {8647, 3123020006}, {8660, 3005567066}, {8672, 2400366623},
    {8684, 2266193630}, {8694, 3448933658}, {8707, 3786999131}, {8715, 2370703267}, {8730, 2552112075},
    {8748, 2857694466}, {8761, 2048902997}, {8768, 3048556132}, {8783, 1468503355}, {8802, 3744775116},
    {8820, 3621218635}, {8837, 3611392321}, {8848, 3412690475}, {8861, 2109961146}, {8887, 2124853820},
    {8909, 4061796954}, {8916, 4173553157}, {8924, 2053962742}, {8935, 1836668495}, {8944, 721310682},
    {8959, 1006735486}, {8971, 325084441}, {8976, 2961925722}, {8986, 497438945}, {8995, 1787797455},
    {9006, 1849888827}, {9026, 3825011241}, {9035, 385702446}, {9039, 1041509726}, {9044, 1494001562},
    {9054, 1742909879}, {9061, 2157316278}, {9067, 348705738}, {9081, 737459482}, {9087, 1122880180},
    {9098, 1945272936}, {9113, 2380932862}, {9121, 2548392784}, {9132, 3688764708}, {9142, 1901756438},
    {9151, 906872895}, {9162, 1648836552}, {9169, 1359877577}, {9177, 521485205}, {9190, 252720416},
    {9204, 1264131298}, {9208, 1582017048}, {9227, 422274124}, {9246, 3020961236}, {9268, 1120609123},
    {9274, 845187144}, {9298, 3704248662}, {9325, 1361184210}, {9347, 254023945}, {9375, 3600137057},
    {9399, 2682444316}, {9408, 1644100618}, {9432, 1592819465}, {9465, 895660813}, {9473, 335426986},
    {9498, 1264318259}, {9530, 1168386582}, {9538, 1663862986}, {9543, 1746993862}, {9572, 1903257066},
    {9577, 974882150}, {9584, 1177151643}, {9615, 165292311}, {9622, 2311397435}, {9627, 439402299},
    {9656, 1552997231}, {9661, 3962257883}, {9670, 2220750876}, {9703, 2007447656}, {9712, 2787838396},
    {9718, 3769421748}, {9748, 4173954024}, {9754, 1434043348}, {9764, 1426660429}, {9798, 737025121},
    {9832, 1466689035}, {9870, 4098563933}, {9875, 513712005}, {9912, 229043912}, {9916, 2457286800},
    {9951, 3584307048}, {9953, 1123244352}, {9990, 1329338781}, {9994, 2761510965}, {9999, 2016490230},
    {10006, 49525662}, {10026, 539821669}, {10044, 3772220557}, {10062, 4185830300}, {10077, 3171290880},
    {10099, 832521766}, {10121, 1461782644}, {10141, 691540578}, {10164, 1404144425}, {10184, 522796658},
    {10201, 1376505559}, {10210, 3748513642}, {10218, 846470194}, {10226, 200649126}, {10240, 3431639220},
    {10247, 4292335199}, {10262, 907121470}, {10268, 2240342303}, {10285, 2969811462}, {10299, 167268160},
    {10313, 1833803298}, {10320, 4030051588}, {10326, 1400182552}, {10356, 455416660}, {10376, 2271268225},
    {10399, 2613973034}, {10417, 392604227}, {10439, 3754606837}, {10459, 2833158821}, {10475, 3350374178},
    {10482, 534084754}, {10496, 2867322350}, {10518, 2116308131}, {10534, 664899839}, {10556, 1989677117},
    {10565, 904369474}, {10569, 3096186179}, {10574, 741716276}, {10579, 2329068957}, {10586, 2921198141},
    {10591, 1055615879}, {10596, 3285122304}, {10602, 230313139}, {10605, 2868333218}, {10609, 4098541315},
    {10614, 33356212}, {10621, 1723256298}, {10625, 4140259964}, {10631, 107912219}, {10653, 4121566434},
    {10683, 3855721002}, {10699, 2216232237}, {10723, 2255928953}, {10743, 159080631}, {10757, 3689248828},
    {10782, 836430118}, {10803, 3367347455}, {10829, 4230039153}, {10843, 609216699}, {10878, 1501614459},
    {10889, 1529288929}, {10921, 2719113377}, {10933, 2275796322}, {10966, 1812401954}, {10977, 2408338453},
    {11009, 2855832277}, {11036, 1459817706}, {11047, 2392518824}, {11079, 518942568}, {11100, 3663533692},
    {11142, 2192755772}, {11167, 177875273}, {11213, 891907593}, {11235, 1945812840}, {11278, 1417411880},
    {11302, 2154355281}, {11347, 3467076881}, {11367, 317429627}, {11408, 771452987}, {11443, 181460511},
    {11463, 456257992}, {11504, 2485130632}, {11527, 317835491}, {11571, 3496877987}, {11592, 1103010248},
    {11642, 3557956176}, {11665, 4255026978}, {11717, 3877521898}, {11731, 4267328027}, {11742, 3365817217},
    {11754, 1019517826}, {11765, 4255312501}, {11771, 107113802}, {11782, 339302984}, {11803, 571385436},
    {11828, 701971049}, {11850, 3844547848}, {11874, 2993703921}, {11894, 856100507}, {11908, 523418047},
    {11929, 1199509864}, {11938, 71184232}, {11967, 3633864562}, {11973, 3626350180}, {11999, 227242734},
    {12006, 3686895409}, {12033, 23593359}, {12039, 3490026688}, {12065, 2245546586}, {12074, 63500808},
    {12080, 3324008260}, {12087, 2639082641}, {12093, 4241250784}, {12121, 1005534689}, {12149, 433529277},
    {12178, 1104277830}, {12191, 1738166450}, {12226, 4196810825}, {12255, 1042290725}, {12262, 1073217499},
    {12280, 2059328792}, {12288, 1536564555}, {12307, 2064776214}, {12316, 1856753941}, {12336, 1308833490},
    {12340, 3934383778}, {12355, 2480094667}, {12373, 3523238589}, {12381, 1863269210}, {12401, 2099371351},
    {12406, 4096559242}, {12423, 2182794837}, {12430, 667710333}, {12433, 718098122}, {12436, 682728183},
    {12454, 3802467407}, {12475, 3657180965}, {12498, 1665393361}, {12522, 1052733624}, {12531, 184912774},
    {12547, 4089387070}, {12560, 2352568569}, {12573, 1245245715}, {12586, 1262023334}, {12600, 3270702940},
    {12612, 2739892052}, {12627, 2480001844}, {12633, 351428278}, {12650, 2428146278}, {12665, 2992948263},
    {12676, 2349028720}, {12683, 3885786800}, {12695, 1736514697}, {12705, 3474322026}, {12715, 60432295},
    {12720, 1322381784}, {12727, 4012403877}, {12749, 989471740}, {12770, 452908417}, {12789, 423327896},
    {12805, 2453966149}, {12833, 1731566697}, {12844, 2587032280}, {12865, 2963724706}, {12881, 712913813},
    {12913, 2778836517}, {12928, 2173728365}, {12935, 2357661820}, {12951, 409169195}, {12971, 3491459423},
    {12988, 1226170970}, {13011, 3404475955}, {13041, 1624986452}, {13075, 3623300279}, {13092, 3034534074},
    {13112, 575711980}, {13125, 1032586458}, {13137, 266241602}, {13157, 3402924327}, {13167, 1269553309},
    {13173, 503252654}, {13176, 4160314702}, {13180, 159043482}, {13187, 2686336408}, {13192, 2717370895},
    {13202, 1132587367}, {13210, 1195117749}, {13224, 1879021152}, {13238, 581463510}, {13261, 2140377464},
    {13273, 1275514075}, {13285, 2387979536}, {13296, 3884420844}, {13313, 1646387302}, {13325, 308670472},
    {13338, 3934596143}, {13351, 2845511965}, {13374, 4013472960}, {13394, 207861097}, {13410, 2974165697},
    {13417, 1232628331}, {13434, 889198334}, {13453, 3364533173}, {13469, 2007207608}, {13478, 3255160570},
    {13485, 2953807453}, {13492, 709349229}, {13500, 2600881466}, {13515, 2804841900}, {13530, 2904109309},
    {13538, 111583397}, {13548, 249290197}, {13558, 1264874778}, {13570, 2552651146}, {13574, 3749132497},
    {13583, 1230999982}, {13590, 3143743637}, {13604, 3277309783}, {13612, 799079693}, {13617, 2072037248},
    {13626, 1839346743}, {13636, 2980706495}, {13647, 3765738945}, {13661, 1478303606}, {13673, 1491675329},
    {13681, 2435397115}, {13702, 1647672292}, {13721, 1635008148}, {13737, 3124627733}, {13740, 993596020},
    {13755, 2693457989}, {13774, 415476443}, {13787, 1262823941}, {13797, 1622115944}, {13805, 1499161504},
    {13816, 2973219889}, {13829, 2597275607}, {13834, 1748273790}, {13840, 860606716}, {13845, 3002334877},
    {13862, 2034172196}, {13888, 3305562105}, {13906, 3707972394}, {13913, 3647859367}, {13926, 3236366608},
    {13939, 1824874128}, {13960, 2788634194}, {13985, 3813530536}, {14007, 1466132464}, {14035, 3529599493},
    {14067, 2079469443}, {14089, 738891302}, {14107, 3197889394}, {14126, 2360350959}, {14145, 3649363768},
    {14164, 3444963044}, {14195, 2273024933}, {14218, 4264915354}, {14239, 3077942367}, {14268, 590894855},
    {14278, 1618037728}, {14288, 1850454287}, {14298, 3957551837}, {14317, 4284171251}, {14333, 3891447831},
    {14339, 2774883451}, {14351, 3483418915}, {14368, 668816343}, {14376, 2931048700}, {14385, 2388452721},
    {14393, 4258353177}, {14396, 1141775739}, {14402, 4126724647}, {14412, 2859901778}, {14416, 3250964130},
    {14424, 1360419304}, {14428, 3001705435}, {14434, 2071016015}, {14439, 4246411473}, {14443, 2944866961},
    {14446, 418647609}, {14449, 2471879920}, {14451, 1105628090}, {14455, 963632676}, {14458, 1882099852},
    {14467, 2097992392}, {14475, 4171284318}, {14483, 2265671865}, {14490, 2076987736}, {14501, 3694939264},
    {14508, 2984259090}, {14515, 306596620}, {14522, 1616530830}, {14533, 2662881380}, {14540, 3218261061},
    {14547, 2261369287}, {14553, 912855974}, {14559, 3374781713}, {14576, 1149880784}, {14586, 296395306},
    {14597, 1195616409}, {14605, 2949131327}, {14617, 942984426}, {14629, 1491100860}, {14640, 417924775},
    {14651, 3895649598}, {14657, 3882857642}, {14663, 3114108242}, {14670, 2831556715}, {14683, 3401266884},
    {14689, 1451477576}, {14705, 119757721}, {14714, 2438128661}, {14726, 2193512543}, {14733, 4182669406},
    {14743, 1505809199}, {14762, 2758857958}, {14773, 1600511528}, {14779, 785452558}, {14799, 4208727282},
    {14812, 3291555781}, {14816, 407568404}, {14823, 3610741318}, {14830, 2976183426}, {14840, 2611701562},
    {14847, 3561702979}, {14858, 3373400544}, {14863, 616319547}, {14877, 363805148}, {14889, 2670905232},
    {14893, 2984927816}, {14899, 3072721717}, {14906, 382945106}, {14918, 197333961}, {14933, 3768039387},
    {14942, 1202886564}, {14955, 3124826125}, {14972, 1073533898}, {14992, 501308550}, {15011, 2241932221},
    {15029, 4242588933}, {15037, 3290709023}, {15045, 3206573181}, {15053, 3156240324}, {15065, 873554442},
    {15077, 3877044912}, {15084, 1386144670}, {15128, 3391438105}, {15161, 3275802252}, {15167, 1665555596},
    {15177, 955209608}, {15187, 3663374774}, {15195, 2845693673}, {15204, 1402472725}, {15213, 2710028206},
    {15267, 2549331680}, {15288, 2854832407}, {15313, 155406996}, {15325, 3678362229}, {15336, 930651626},
    {15353, 883771916}, {15365, 2754639596}, {15371, 3056320968}, {15391, 2497068525}, {15395, 2223459638},
    {15404, 3578929855}, {15415, 960139624}, {15424, 2007872489}, {15432, 1597548103}, {15447, 957531795},
    {15460, 1010886454}, {15480, 1596791097}, {15485, 828449414}, {15501, 4083200273}, {15517, 1563607652},
    {15522, 3373576235}, {15538, 1686781560}, {15545, 247011038}, {15561, 3118206852}, {15578, 1114429566},
    {15594, 275414779}, {15612, 3681786005}, {15639, 1786964809}, {15642, 4081524352}, {15645, 3880226465},
    {15650, 1336735441}, {15657, 3258804367}, {15666, 3220778976}, {15676, 3246523276}, {15687, 2488280337},
    {15701, 2068458324}, {15716, 763838368}, {15723, 637820293}, {15727, 2601460036}, {15732, 1480246043},
    {15741, 978711165}, {15748, 309439324}, {15757, 2535512472}, {15764, 3189629876}, {15782, 3793360030},
    {15804, 3530699951}, {15823, 3107109432}, {15845, 2768536296}, {15865, 2255243348}, {15883, 1791059818},
    {15889, 4128829753}, {15910, 1910782036}, {15930, 3395304284}, {15953, 1173374833}, {15975, 2943989225},
    {15992, 66633762}, {16002, 3883652983}, {16022, 1787670268}, {16044, 2151592719}, {16056, 288631100},
    {16067, 835911719}, {16078, 18669246}, {16088, 2951402203}, {16108, 3636908325}, {16123, 834189487},
    {16134, 1964022558}, {16144, 684154646}, {16167, 2371177212}, {16192, 1731011858}, {16215, 944362804},
    {16237, 115475624}, {16268, 694824490}, {16277, 3779456605}, {16293, 554307351}, {16313, 580401027},
    {16326, 2837546561}, {16334, 3574960668}, {16337, 1090614859}, {16357, 848102186}
};

static const int32_t slots[] = {
    -1, -1, -1, 682, 173, 732, -1, -1, 170, -1, 315, -1, -1, 132, 1290, 731, -1, -1, 949, 101, 1299, 1329,
    -1, -1, -1, 286, -1, -1, -1, -1, -1, -1, 951, -1, -1, -1, 848, 1000, -1, -1, 375, -1, -1, 766, -1, -1,
    1326, -1, -1, 161, -1, 751, 1061, -1, -1, -1, 980, 253, 556, -1, -1, -1, -1, -1, 87, 596, -1, -1, 1314,
    -1, -1, -1, -1, 353, 182, 1342, -1, -1, 465, -1, 473, -1, -1, 64, -1, -1, 1364, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, 594, 219, 1153, -1, 224, -1, -1, 758, -1, -1, -1, -1, 1266, -1, -1, -1, -1, 1112, -1, -1, -1,
    570, -1, -1, 1054, -1, -1, -1, 1100, -1, -1, -1, -1, 1161, 1263, -1, -1, -1, 73, 988, 1330, -1, -1, 1083,
    -1, -1, 5, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 658, 122, 611,
    -1, 924, 1360, -1, 1341, -1, -1, -1, 1257, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 229, 773, -1,
    721, -1, 665, -1, 903, 1240, -1, -1, 990, -1, -1, -1, -1, 835, 218, -1, 391, -1, -1, 1226, -1, 1072, -1,
    -1, -1, -1, -1, -1, -1, -1, 335, -1, 401, 513, -1, -1, 544, 534, 772, 846, 1259, -1, -1, -1, -1, 974, -1,
    -1, 1091, -1, -1, -1, -1, -1, 77, 398, 175, 402, 852, 747, 864, -1, -1, -1, -1, 1281, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 798, -1, -1, 373, -1, 817, 495, -1, -1, -1, 163, 616, 1176, -1, -1, -1, -1, -1, 827,
    -1, 291, -1, -1, -1, -1, 97, 567, -1, -1, -1, -1, -1, -1, -1, 1184, -1, -1, -1, 1033, -1, -1, -1, 90,
    554, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1362, 36, -1, -1, -1, -1, 709, -1, -1, -1, 319, 1261, -1, -1,
    -1, 437, -1, 514, 160, 395, 418, 917, 553, -1, 154, -1, 519, -1, -1, -1, -1, 913, -1, 780, 945, -1, 842,
    -1, 216, -1, -1, -1, 844, 1111, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 880, 1201, -1, -1, -1, -1,
    688, -1, -1, 397, 1241, -1, -1, 807, 912, -1, -1, -1, -1, 236, -1, -1, 779, 1334, 280, 1034, 365, 1195,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1272, -1, -1, -1, 299, 285, 634, 400, 164, 956, 748, 631, -1, -1,
    -1, 857, -1, -1, -1, -1, -1, -1, -1, -1, 147, 251, 429, -1, -1, -1, 95, 1133, 238, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 750, -1, -1, -1, -1, -1, -1, -1, -1, 424, -1, -1, -1, -1, -1, 98, 128, 477, -1, -1, -1,
    659, -1, -1, -1, -1, -1, -1, -1, 275, 1134, -1, -1, 1250, -1, 208, -1, 786, -1, -1, -1, -1, 511, 802,
    964, 583, 654, -1, -1, -1, 569, 162, 1159, -1, -1, -1, -1, 1145, -1, -1, 1103, 1317, -1, -1, -1, 235, -1,
    -1, -1, 321, 808, 1032, 959, -1, -1, -1, -1, 642, 1056, -1, -1, 444, -1, 438, -1, -1, -1, 307, -1, -1,
    -1, -1, -1, 351, -1, -1, -1, -1, -1, 812, -1, 1138, -1, -1, -1, 601, 525, -1, -1, -1, -1, -1, -1, -1, -1,
    783, 1035, -1, 1188, 1284, -1, -1, 434, 995, 1036, -1, -1, -1, -1, -1, 306, 1178, -1, -1, 1160, -1, 232,
    543, 922, -1, -1, -1, -1, -1, 911, 76, 188, -1, -1, 1223, -1, -1, -1, -1, -1, -1, 724, -1, 799, 362, 431,
    -1, -1, -1, 490, -1, -1, -1, 59, 632, -1, -1, -1, -1, 37, 1027, -1, -1, -1, -1, 1001, -1, -1, 623, -1,
    58, 620, 19, 1270, -1, 915, -1, -1, 435, 685, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 491, 941, 994, -1,
    -1, 890, -1, -1, -1, 217, 450, 653, -1, 1144, -1, -1, 735, 891, -1, -1, -1, -1, -1, -1, -1, 1019, -1, -1,
    241, -1, 1139, 436, 568, 1010, 149, 1200, 1371, 934, 1086, 209, -1, 1123, -1, -1, -1, -1, -1, -1, -1,
    394, -1, 266, 1011, -1, 832, -1, -1, -1, 1128, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 62, 79, -1,
    -1, -1, -1, 56, -1, -1, 329, 1114, -1, 1057, -1, 1220, 1346, 909, -1, -1, 1008, -1, -1, -1, -1, -1, 220,
    676, 845, 795, 1098, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 156, 505, 140, 518, -1, -1, -1, -1, -1, -1,
    -1, -1, 416, -1, -1, -1, 1157, -1, 1090, -1, -1, -1, -1, 970, -1, -1, 1301, -1, 1308, -1, -1, -1, 703,
    -1, -1, 296, -1, -1, 705, -1, -1, 467, 546, 0, 500, -1, 412, -1, -1, -1, -1, -1, -1, -1, -1, 972, -1, -1,
    -1, -1, -1, -1, -1, 966, -1, 9, 1269, -1, -1, -1, -1, -1, -1, -1, -1, 274, -1, -1, -1, -1, -1, -1, -1,
    318, -1, 1302, 769, 618, 1115, 1182, -1, -1, -1, -1, 1048, -1, -1, 257, -1, 20, 227, 565, 694, -1, 179,
    223, 722, 858, -1, 1336, -1, -1, 753, 1355, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1357,
    333, -1, 284, -1, -1, 414, -1, -1, -1, 1094, -1, 726, -1, -1, -1, -1, -1, -1, 426, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, 281, 337, 762, -1, 716, 749, -1, 834, -1, 24, 1260, -1, 686, 1243, -1,
    11, 47, 920, 1251, -1, -1, 445, -1, -1, 105, -1, -1, -1, -1, -1, 547, -1, -1, -1, 166, 1268, -1, -1, -1,
    200, -1, -1, -1, -1, -1, 317, -1, -1, 561, 822, 1154, -1, 677, -1, -1, 873, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, 113, 81, -1, -1, -1, 234, -1, -1, 302, -1, -1, -1, 1150, -1, -1, -1, -1, 1, -1, 856, -1, 39,
    93, -1, -1, 181, -1, -1, -1, -1, 159, 288, 806, 1059, 1171, 1372, 595, -1, -1, -1, -1, -1, -1, -1, 754,
    -1, -1, -1, 158, -1, -1, -1, -1, -1, -1, -1, 334, -1, -1, 1028, 937, -1, -1, -1, 892, 1135, -1, -1, -1,
    1264, -1, -1, -1, -1, 734, -1, -1, -1, -1, -1, 293, 789, -1, -1, 1306, -1, -1, 118, -1, -1, -1, -1, -1,
    1305, -1, -1, -1, 169, -1, -1, 531, 824, 1374, -1, -1, -1, -1, 1275, -1, -1, -1, -1, -1, 825, 1079, 1283,
    -1, 70, -1, 1014, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1060, -1, -1, 388, -1, -1, 552, 617, -1, -1, -1,
    -1, 282, -1, -1, -1, -1, -1, -1, -1, 194, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 644, 1003, -1, -1,
    -1, -1, 178, 1345, -1, 968, 1120, 1278, -1, -1, -1, -1, -1, -1, 53, 1088, -1, -1, -1, -1, -1, 96, -1, -1,
    432, -1, -1, -1, -1, -1, -1, -1, -1, -1, 535, -1, 849, 1219, 1333, 462, -1, -1, -1, -1, 526, 671, 545,
    1311, 962, -1, -1, -1, -1, -1, -1, -1, -1, -1, 204, 1136, -1, -1, -1, 918, -1, -1, 69, 1049, 673, -1, -1,
    -1, -1, -1, -1, -1, -1, 1132, 1085, -1, -1, -1, -1, -1, 1078, -1, -1, 619, -1, 381, 139, 840, -1, -1, -1,
    421, 510, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1231, -1, -1, 2, -1, -1, -1, -1, -1,
    -1, -1, -1, 102, -1, -1, -1, -1, -1, -1, -1, 946, -1, -1, -1, -1, 252, -1, -1, 1235, -1, 124, -1, 947,
    -1, -1, 72, 1204, -1, -1, -1, 771, -1, 944, -1, -1, -1, -1, 635, -1, 1216, -1, -1, -1, -1, -1, -1, -1,
    65, -1, -1, -1, -1, -1, -1, 48, -1, -1, 78, 258, -1, -1, 855, -1, -1, -1, -1, 1070, -1, -1, -1, -1, -1,
    -1, -1, -1, 1108, -1, 28, 488, -1, 1198, -1, 109, -1, -1, -1, -1, -1, -1, 1247, -1, 71, 695, -1, -1, -1,
    440, 1084, -1, -1, 1107, 1213, -1, -1, -1, -1, -1, -1, -1, 963, -1, -1, -1, -1, -1, 539, 32, -1, -1, -1,
    -1, -1, 1245, -1, -1, -1, -1, -1, -1, 881, -1, 378, 650, 129, 453, 935, 456, -1, 131, 887, -1, -1, -1,
    -1, -1, -1, 697, 998, 602, -1, -1, 793, 1051, -1, -1, -1, 574, 1221, -1, -1, -1, -1, -1, 221, 861, 733,
    117, 1366, 267, -1, -1, 492, -1, -1, -1, 30, 610, 744, -1, -1, -1, -1, -1, 390, -1, -1, -1, -1, -1, 895,
    -1, -1, -1, -1, -1, 507, -1, 268, 42, -1, -1, -1, -1, -1, 358, -1, -1, -1, 1294, 536, -1, -1, -1, -1,
    580, 907, -1, 778, -1, -1, -1, 1016, 1253, -1, -1, -1, -1, -1, -1, -1, -1, -1, 926, -1, -1, -1, -1, -1,
    295, -1, 625, -1, 1183, -1, -1, -1, -1, -1, -1, -1, -1, -1, 831, -1, -1, 145, -1, -1, -1, -1, -1, 516,
    1099, -1, 776, -1, -1, 679, -1, 1218, 850, 197, -1, 816, -1, -1, -1, -1, 810, -1, 899, -1, -1, -1, 1242,
    -1, -1, -1, -1, 577, 728, -1, 871, -1, -1, 854, -1, -1, -1, -1, -1, 1045, 1375, 287, -1, -1, -1, -1, 948,
    763, -1, -1, -1, -1, -1, -1, -1, 853, 943, 1156, 1147, -1, -1, 1194, -1, -1, -1, 359, 906, 1265, -1, -1,
    94, 549, -1, 982, -1, 579, -1, -1, 1292, -1, -1, -1, -1, -1, -1, -1, -1, 930, -1, -1, -1, 792, 309, -1,
    -1, -1, -1, 1249, -1, 91, 1180, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 114, 478, 614, 942, -1, -1, -1,
    -1, -1, 338, -1, -1, 515, -1, -1, -1, -1, 377, -1, -1, -1, -1, -1, -1, 898, -1, -1, -1, -1, -1, -1, -1,
    -1, 384, -1, -1, -1, -1, 612, -1, 683, -1, -1, 755, 1288, -1, 787, 797, -1, -1, -1, -1, 366, -1, -1, 43,
    581, 1229, 1207, 1254, -1, -1, -1, -1, -1, 717, -1, 563, -1, -1, 557, -1, -1, 1230, -1, -1, -1, -1, -1,
    -1, -1, -1, 578, -1, -1, 6, -1, 142, 711, -1, -1, -1, -1, -1, -1, 1337, -1, 591, -1, -1, 629, -1, -1,
    479, -1, -1, -1, -1, -1, -1, 439, 862, 104, -1, -1, -1, -1, 187, -1, -1, -1, -1, -1, -1, -1, 1276, 901,
    -1, 823, -1, -1, -1, -1, 485, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 916, -1, 542, -1, 423, -1, -1,
    -1, -1, 250, -1, -1, 1043, 1071, -1, 290, -1, -1, 26, 1187, 92, -1, -1, -1, 201, -1, -1, -1, 18, -1, 301,
    925, -1, 828, -1, -1, 1005, -1, -1, -1, -1, -1, -1, 826, -1, -1, -1, 1175, -1, -1, -1, -1, -1, -1, 532,
    -1, -1, 905, 428, -1, 1280, -1, -1, 801, -1, -1, 212, -1, 874, -1, -1, 1252, -1, -1, 1089, -1, -1, -1,
    -1, -1, -1, -1, 1335, -1, -1, -1, -1, 1239, -1, -1, -1, 1313, 271, 702, -1, -1, -1, 1106, -1, 143, 1318,
    633, -1, -1, -1, -1, -1, -1, -1, 1246, -1, 45, -1, -1, -1, -1, -1, -1, -1, -1, 408, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 785, -1, -1, -1, 615, 904, 790, -1, -1, 55, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1167, -1, 1022, 472, 599, -1, -1, -1, -1, -1, -1, 484, 464, 967,
    605, 991, -1, -1, -1, -1, -1, -1, 1215, -1, 371, -1, 701, 863, -1, -1, 984, -1, 264, -1, 933, 471, -1,
    -1, -1, 1315, -1, -1, 1352, 879, 894, 1029, -1, -1, 1339, 1041, -1, -1, -1, -1, -1, -1, -1, 273, 613, -1,
    939, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 989, 1206, -1, -1, -1, 339, -1, -1, -1, -1, -1, -1,
    -1, -1, 498, 246, 960, 1316, -1, -1, 198, -1, -1, -1, -1, -1, -1, -1, 1325, -1, -1, -1, -1, -1, -1, 696,
    -1, -1, -1, -1, -1, 1307, -1, -1, -1, 171, -1, 788, 973, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 199, 54, 584, 486, 1310, 1373, -1, 103, 865, 684, 331, -1, -1, -1, -1, -1, -1, -1,
    -1, 44, 971, -1, -1, -1, -1, 1141, -1, -1, -1, -1, -1, -1, 530, -1, 152, -1, 836, -1, 231, -1, -1, 1343,
    -1, 1018, -1, -1, -1, -1, -1, 1062, -1, 1192, -1, -1, -1, 368, -1, -1, -1, -1, 422, -1, -1, -1, -1, -1,
    -1, 1224, 356, -1, -1, -1, 1185, 872, 667, -1, -1, -1, 796, 575, -1, -1, 1130, -1, -1, -1, -1, 712, -1,
    174, -1, -1, -1, -1, -1, 1096, 86, 1040, -1, -1, -1, -1, 33, 1142, -1, 1015, -1, -1, 662, -1, -1, -1, -1,
    52, -1, -1, -1, -1, -1, 830, 729, 325, -1, -1, 230, 13, 1047, -1, -1, -1, -1, -1, -1, -1, -1, 27, -1, -1,
    -1, -1, -1, 1277, -1, -1, 704, -1, 151, -1, -1, -1, -1, -1, -1, -1, -1, 265, 370, 1227, -1, -1, -1, -1,
    341, -1, -1, -1, 777, 954, 736, 932, 1186, -1, -1, 636, 1344, 715, 627, 308, 741, -1, 833, -1, -1, -1,
    -1, 794, 8, 1105, -1, -1, -1, -1, -1, 805, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 781, -1, -1, -1, 242,
    506, 1077, 940, 1116, 1297, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1166, -1, -1, -1, -1, -1, 503, -1, 672,
    239, -1, -1, -1, -1, -1, -1, -1, -1, 153, 1137, 929, -1, -1, -1, 700, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 1190, -1, -1, -1, -1, -1, -1, 598, -1, -1, -1, -1, 458, -1, -1, 84, 699, -1, 630, -1, -1, -1, -1, -1,
    -1, 681, 1172, 572, 130, 186, 1289, -1, 640, 31, -1, 1012, -1, 189, 624, -1, -1, 233, 979, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, 1367, -1, -1, -1, -1, -1, 1109, -1, 259, -1, -1, -1, 249, -1, -1, -1, -1,
    -1, -1, 203, 1353, -1, 29, 277, -1, 652, 460, 661, 1093, 475, 992, 1327, -1, 923, -1, -1, -1, -1, -1, -1,
    -1, -1, 560, -1, -1, -1, 883, 404, -1, -1, -1, 1129, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 588,
    311, -1, 607, -1, -1, 953, 820, -1, -1, -1, 664, -1, -1, 376, -1, 313, -1, -1, -1, -1, -1, 399, -1, -1,
    -1, -1, -1, 1037, 910, 1211, 1087, -1, 1102, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1214, -1, -1, -1, -1,
    -1, -1, 481, -1, -1, 1126, -1, -1, 202, -1, -1, -1, -1, -1, -1, 1050, -1, -1, -1, -1, -1, 957, -1, 35,
    294, -1, 1271, 803, 493, 680, 1046, -1, -1, -1, 600, -1, 108, 604, 1119, 1291, -1, -1, -1, -1, -1, 345,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1179, -1, -1, 214, 297, -1, -1, -1, -1, -1, -1,
    655, -1, 645, -1, 298, -1, 1286, 1004, -1, -1, -1, 451, -1, -1, -1, -1, -1, -1, 860, 1064, -1, -1, -1,
    283, -1, 689, 49, 222, 675, 1055, 83, -1, -1, -1, -1, 713, -1, -1, -1, -1, -1, 206, 813, 987, -1, -1,
    897, -1, -1, -1, -1, -1, -1, -1, -1, 524, -1, 884, -1, -1, -1, -1, 1073, -1, -1, -1, -1, -1, 657, 1063,
    -1, 100, 674, -1, 419, 1068, -1, -1, -1, -1, -1, -1, -1, 1248, -1, 7, -1, -1, 928, -1, -1, -1, 775, 707,
    1017, 22, -1, -1, -1, 270, 800, -1, -1, -1, 134, -1, -1, -1, 127, -1, -1, -1, 413, 997, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 641, 983, 46, 196, 34, -1, 82, 89, 818, 919, -1, 527, 649, -1, -1, -1, 193, -1, 522,
    -1, -1, -1, 374, -1, 1026, -1, -1, 121, -1, 213, -1, 80, 1031, -1, 146, 25, 952, 1256, 765, -1, -1, -1,
    -1, -1, 756, -1, -1, -1, -1, -1, 1151, 876, -1, -1, 609, 1066, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 582, -1, -1, -1, -1, 303, 774, 1101, 1146, -1, 698, 885, 1274,
    -1, -1, -1, -1, -1, -1, -1, -1, 587, 648, 896, -1, 1202, -1, 1052, -1, -1, -1, -1, -1, -1, 770, -1, 1006,
    -1, -1, -1, -1, 669, -1, -1, -1, -1, -1, -1, -1, 1351, -1, -1, 10, -1, -1, -1, -1, -1, -1, 819, 839, -1,
    123, 586, -1, -1, -1, -1, -1, 260, 344, -1, -1, -1, -1, 328, -1, 454, 1149, -1, -1, -1, 691, 837, -1, -1,
    -1, -1, -1, 415, -1, -1, -1, 893, -1, 1365, -1, -1, -1, -1, 559, 668, -1, 1075, -1, -1, -1, 1356, -1, -1,
    -1, -1, 382, 606, 921, 1173, -1, -1, -1, 718, -1, 562, -1, -1, -1, -1, -1, -1, 497, 324, -1, -1, -1, 342,
    61, 508, -1, -1, -1, 739, -1, -1, -1, -1, -1, 1181, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 125,
    248, 363, 372, 637, -1, -1, -1, -1, -1, -1, -1, -1, 1076, -1, -1, -1, -1, -1, -1, -1, 1348, 327, -1, -1,
    -1, 1067, -1, -1, -1, 16, 687, -1, -1, -1, -1, -1, 1319, 875, -1, -1, 389, -1, -1, -1, -1, 814, -1, -1,
    -1, 349, -1, 348, 1212, 931, 1021, -1, -1, 207, 502, -1, 1217, -1, -1, -1, -1, 120, 110, -1, -1, 1020,
    -1, -1, -1, -1, 784, 678, 742, -1, -1, 764, -1, -1, -1, -1, -1, -1, 1361, -1, 1236, -1, 1148, -1, -1, -1,
    -1, 1354, 730, -1, -1, 1113, 1163, -1, 336, -1, -1, -1, 517, -1, -1, 710, -1, -1, -1, -1, -1, 360, -1,
    -1, 761, -1, 483, -1, 480, -1, 548, -1, -1, 1258, -1, -1, -1, 512, 628, 1300, -1, -1, -1, -1, -1, -1, -1,
    452, -1, -1, -1, 706, -1, -1, -1, -1, 383, -1, -1, -1, -1, 310, 210, -1, -1, -1, -1, -1, -1, -1, 75, -1,
    608, -1, -1, 1196, 489, 1279, 660, -1, -1, -1, -1, -1, -1, -1, 1320, -1, -1, -1, -1, 1095, 1065, -1, -1,
    566, 448, -1, -1, -1, 692, 950, -1, -1, -1, 1197, -1, -1, -1, -1, 433, 410, 1237, 597, -1, 405, -1, 538,
    357, 978, -1, -1, 533, -1, -1, 3, -1, 367, -1, 355, 470, -1, -1, -1, 343, 1209, 466, -1, -1, -1, -1, -1,
    386, 107, 4, -1, -1, -1, -1, 1097, 447, 1013, 936, 1169, 180, 245, 417, 1244, -1, 593, -1, 494, 1358,
    902, 541, 407, -1, -1, -1, 1174, -1, 1350, 782, -1, -1, -1, -1, -1, -1, 312, 889, 244, -1, -1, 1287, -1,
    12, 150, 1296, -1, 352, -1, 938, 1321, -1, -1, -1, -1, -1, -1, 243, 443, 961, -1, 427, 1309, -1, -1, 564,
    646, -1, -1, -1, -1, -1, 870, 877, -1, -1, -1, -1, -1, 1282, -1, -1, 21, 254, 528, -1, 172, -1, -1, 111,
    -1, -1, -1, 720, -1, -1, -1, 168, 1369, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1074, -1, -1,
    -1, -1, -1, -1, -1, -1, 167, -1, -1, -1, -1, -1, -1, 1328, -1, 446, -1, -1, -1, 496, 550, 585, 1143,
    1225, 1024, 1368, -1, 1293, 1370, 116, 603, -1, 1347, -1, -1, -1, -1, 976, 859, 1359, -1, -1, -1, -1, -1,
    -1, 499, 393, -1, 67, -1, -1, -1, -1, 965, 993, -1, -1, -1, 1255, 226, -1, -1, -1, 1164, -1, 537, 888,
    -1, 262, -1, -1, 316, 690, -1, 1189, -1, 449, -1, -1, -1, -1, 1234, -1, -1, 320, -1, -1, -1, -1, 279, -1,
    -1, 1205, 1298, -1, -1, 190, 379, 183, -1, -1, -1, -1, 1122, -1, -1, -1, -1, -1, -1, -1, -1, -1, 829, -1,
    -1, -1, -1, -1, -1, -1, -1, 148, 240, -1, -1, -1, -1, 155, 1170, 558, -1, -1, -1, 137, 838, 1124, 115,
    -1, 590, -1, 40, 455, 1092, 1273, -1, -1, -1, 304, -1, 409, -1, -1, -1, 17, 177, 85, -1, -1, -1, -1, -1,
    -1, 589, 656, 289, 666, 385, 1081, 651, -1, 1210, -1, -1, 737, 144, 1203, -1, -1, -1, 1009, -1, 1304, -1,
    -1, -1, -1, 1125, 340, 430, -1, 15, 66, -1, -1, -1, -1, 1140, 354, -1, 1331, -1, -1, 347, 261, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, 1332, -1, -1, -1, -1, -1, 1080, 1155, 1023, -1, -1, -1, -1, 263, 639, -1,
    -1, -1, 1232, 369, 878, -1, 520, -1, 350, 643, 714, -1, -1, -1, -1, 361, 670, -1, -1, -1, 461, 663, -1,
    -1, 1152, -1, -1, -1, -1, 1110, -1, -1, 725, 1199, -1, -1, 900, -1, -1, -1, -1, -1, -1, -1, 622, -1, -1,
    -1, 441, 474, -1, -1, -1, -1, 981, 346, -1, 326, -1, 1053, -1, -1, -1, -1, 50, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, 723, -1, -1, 255, 592, 759, 1228, -1, -1, -1, 573, 157, 314, 1295, -1, -1, -1, -1, -1, -1,
    225, 1322, -1, 791, -1, 185, 999, 322, 1193, -1, -1, 638, 851, -1, -1, -1, -1, -1, -1, -1, 1044, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, 1324, 955, 1117, -1, -1, -1, -1, -1, -1, 809, 1158, 425, -1, -1, -1, -1, -1,
    -1, 1177, 1131, -1, -1, 1208, -1, 1127, 276, -1, -1, -1, -1, -1, -1, 621, -1, 867, 272, -1, -1, 882,
    1323, 380, -1, -1, -1, -1, 192, -1, -1, -1, -1, -1, 626, 51, -1, -1, -1, -1, -1, -1, 292, 387, 126, 555,
    509, 1303, 977, -1, -1, 847, -1, -1, 914, -1, -1, -1, 457, 1363, -1, 767, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 184, 74, 392, 406, 1007, -1, 463, -1, -1, -1, -1, 215, 228, 1002, 1030, -1, -1, 403, 487, -1, -1, -1,
    -1, -1, -1, 1069, 1104, -1, 468, 760, -1, -1, -1, -1, -1, 482, 1191, 323, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, 330, 1267, 269, -1, -1, -1, -1, -1, -1, -1, 133, 396, -1, -1, -1, -1, -1, -1, -1, 476, -1, -1,
    -1, -1, -1, 927, -1, 195, -1, -1, -1, -1, -1, 504, -1, -1, -1, -1, -1, 14, 529, -1, 576, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, 738, -1, 469, -1, -1, 191, 1039, 746, -1, 99, -1, 804, -1, 821, -1, -1,
    205, 727, 278, 551, 693, 740, 501, 958, -1, -1, -1, 119, -1, 41, 138, 420, -1, -1, -1, -1, 869, -1, -1,
    743, -1, -1, -1, -1, 571, -1, 38, 106, -1, -1, -1, -1, -1, 1082, -1, 332, 300, -1, -1, 1038, -1, -1, 768,
    843, 256, 985, 1165, -1, 708, -1, 112, -1, 237, -1, 23, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 969, 523,
    -1, 811, -1, -1, -1, -1, 247, -1, -1, -1, -1, -1, -1, 165, 886, 866, -1, 1162, 1238, 841, 815, -1, -1,
    -1, -1, -1, -1, -1, 757, 1025, 1233, -1, -1, 868, 1285, -1, 1058, -1, -1, 647, -1, -1, -1, -1, 135, 1168,
    1340, 136, -1, -1, -1, -1, 986, 1042, 752, -1, 63, -1, 305, 1349, -1, -1, -1, -1, 68, 57, 521, -1, -1,
    1262, -1, -1, -1, 745, -1, -1, -1, -1, 211, -1, -1, -1, -1, -1, -1, 1312, -1, -1, 88, -1, 975, -1, -1,
    1338, 540, -1, 1118, -1, -1, -1, -1, -1, -1, -1, 1121, -1, -1, -1, 141, -1, -1, 1222, 60, -1, -1, -1, -1,
    -1, -1, -1, 442, 459, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 719, 176, -1, -1, -1, -1, -1,
    -1, -1, 411, 364, -1, -1, 996, 908, -1, -1, -1, -1, -1, -1, -1, -1
};

static const int16_t first[] = {
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1066, -1, -1, -1, -1, 1123, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 391, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1150, -1, 799, 802, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 425, 427, 429, 389, 431, 388, 413, 464, 466, 470, 467, 373, 401,
    -1, -1, 245, -1, 359, 410, -1, -1, -1, -1, -1, 383, -1, 855, 1, 625, 895, 44, 47, 346, 344, 348, 350,
    347, 345, 349, 351, 249, 232, 233, 317, 1290, 1359, 8, 26, 0, 9, 27, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 216, 217, 218, 220, 221, 219, -1, -1, 1342, 230, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 222, 223,
    224, 225, 226, 227, 228, 229, -1, -1, 441, 456, 1361, 414, 1363, -1, -1, -1, -1, -1, 329, 68, 81, 90,
    109, 62, -1, 528, 585, 587, 589, 591, 593, 595, 597, 599, 601, 603, 605, 607, 45, 46, 48, 49, 2, -1, 58,
    6, 5, -1, -1, 12, 11, -1, 17, 57, 20, 21, 22, 23, 24, 25, 28, -1, 29, 30, 31, 32, 33, 34, 35, -1, 36, 37,
    38, 39, 40, 41, 42, 43, 50, 51, 52, 53, 54, 55, -1, -1, -1, 59, 60, 61, 64, 65, 66, 67, 69, 71, 72, 75,
    76, 77, -1, 78, 79, 80, 86, 87, 83, 82, 88, 96, 97, 92, 91, 95, 99, 100, 101, 105, 106, 107, 108, 111,
    110, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134,
    135, 136, 137, 138, 139, 140, 142, 144, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 160,
    933, 789, 939, 793, 161, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 180,
    181, 182, 184, 186, -1, 319, 185, -1, -1, 187, 189, 191, 192, 194, 195, 196, 197, 198, 199, 200, 201,
    202, 203, 205, 206, 207, 208, 209, 210, 212, 213, 214, 215, -1, 234, 235, 236, 237, 238, 239, 240, 241,
    242, 243, 244, 246, 247, 248, 250, 251, 252, 253, 256, 260, 263, 264, 265, 266, 267, 268, 269, 270, 271,
    272, 273, 274, 275, 276, 277, 278, 279, 280, 281, 282, 283, 284, 285, 286, 287, 288, 289, 290, 291, 292,
    293, 294, 295, 296, 297, 298, 299, 300, 301, 302, 303, 304, 305, 306, 307, 308, 309, -1, 310, 311, 312,
    313, 314, 315, 318, -1, 320, 321, 322, -1, 323, 325, 326, 327, -1, 328, 332, 333, 337, 338, 339, 340,
    341, 342, 343, 352, 354, 355, 356, 357, 358, 360, 361, 362, 363, 364, 365, 366, 367, 368, 369, 370, -1,
    371, -1, 372, -1, 377, 378, 381, 385, 386, 387, -1, 392, 394, 397, -1, 402, 403, -1, -1, 406, 407, 408,
    409, -1, -1, 421, -1, -1, 436, 437, 439, 440, 442, 443, 444, 445, 446, 447, 448, 449, 451, -1, 452, 453,
    -1, -1, 476, 479, 478, 458, 459, 460, 461, -1, 465, 469, -1, 471, 473, 474, 475, -1, -1, 495, 496, 503,
    509, 511, 512, 513, 514, 515, 516, 517, 518, 519, 520, 523, 526, 538, 540, 542, 621, 529, 530, 531, 532,
    536, 534, 535, 537, 539, 541, 543, 544, 545, 546, 547, 548, 549, 550, 551, 552, 553, 554, 555, 556, 557,
    558, 559, 560, 561, 562, 563, 564, 565, 566, 567, 568, 569, 570, 571, 572, 573, 574, 575, 576, 577, 578,
    579, 580, 581, 582, 583, 584, 609, 610, 612, 613, 614, 615, 616, -1, 631, 619, 620, 622, 623, 624, 626,
    627, 628, 629, 630, 632, 633, 634, 635, 636, 637, 638, 639, 640, 641, 642, 643, 644, 645, 646, 647, 648,
    649, 650, 651, 652, 653, 654, 655, 656, 657, 658, 659, 660, 661, 662, 663, 664, 665, -1, 666, 667, 668,
    669, 670, 671, 672, 673, 674, 676, 677, 678, 679, 680, 681, 682, 683, 684, -1, 685, 686, 687, 688, 689,
    690, 691, 692, 693, 694, 695, 696, 697, 698, 699, 700, 701, 702, 703, 704, 705, 706, 707, 708, -1, 709,
    710, 711, 712, 713, 714, 715, 716, 717, 718, 719, 720, 721, -1, 722, 723, 724, 725, 726, 727, 728, 729,
    730, 731, 732, 733, 734, 735, 736, 737, 738, 739, 740, 741, 742, 743, 744, 745, 746, 747, 748, 749, 750,
    751, 752, 753, 754, 755, 756, 757, 758, 759, 760, 761, 762, 1456, -1, 764, 766, 767, 768, -1, 770, 772,
    774, 776, 777, 778, 779, 780, 781, 782, 783, 784, 785, 786, 787, 788, -1, 790, 792, 794, 795, 796, 797,
    798, 800, 801, 803, 804, 805, 806, -1, 807, 808, -1, 809, 810, -1, -1, 813, 815, -1, -1, 817, 819, 820,
    821, 822, 823, 824, 825, 826, 829, 831, 832, -1, -1, 835, -1, 836, 837, 838, -1, 840, 841, 842, 843, 844,
    845, 846, 847, 850, 851, 852, 858, 860, 862, 863, 865, 866, 867, 869, 870, 871, 872, 873, 874, 875, 876,
    877, 879, 880, 881, 882, 883, 884, 885, 888, 889, 890, 891, 892, 893, 894, 896, 897, 898, 899, 900, 901,
    906, 907, 908, -1, 912, 915, 919, -1, 921, 925, 926, 930, 932, 941, 934, 935, 937, 938, 940, -1, 942, -1,
    943, -1, 946, 949, 952, 955, 958, 962, -1, -1, 963, -1, 964, 965, 966, 967, 968, 969, 970, 971, 972, 973,
    974, 975, 976, 977, 978, 979, 980, 981, 982, -1, 984, 985, 987, 988, 990, 991, 993, 994, 995, 997, 1000,
    1001, 1002, 1003, 1005, 1006, 1007, 1008, 1009, 1010, 1011, 1014, 1015, 1016, -1, 1018, -1, 1020, 1022,
    1023, 1027, -1, 1028, 1029, 1030, 1031, 1032, 1033, 1034, -1, -1, -1, 1037, 1038, 1039, 1040, -1, -1,
    1042, 1044, 1046, -1, 1047, -1, 1051, 1207, 1053, 1054, -1, -1, 1055, 1056, -1, 1057, -1, -1, -1, 1058,
    1059, 1060, 1061, 1062, 1063, 1064, 1065, 1067, 1068, 1069, 1070, 1071, 1072, 1073, 1074, 1075, 1076,
    1077, 1078, 1079, 1081, 1082, 1083, 1084, 1085, 1086, 1087, 1088, 1089, 1090, 1091, 1092, 1093, 1094,
    1095, 1096, 1097, 1098, 1099, 1100, 1101, 1102, 1103, 1104, 1105, 1106, 1107, 1108, 1109, 1110, 1111,
    1112, 1113, 1114, 1116, 1118, 1120, 1121, 1122, 1124, 1125, 1126, 1127, 1128, 1129, 1130, 1131, 1132,
    1134, 1135, 1136, 1137, 1138, 1139, 1140, 1141, 1142, 1143, 1146, 1148, -1, 1144, -1, 1152, 1153, -1, -1,
    1240, 1158, -1, -1, 1159, 1160, -1, 1232, -1, -1, -1, -1, -1, 1170, 1175, 1179, 1180, -1, -1, 1181, 1182,
    -1, 1183, 1184, 1185, 1186, 1187, 1188, 1189, 1190, 1195, -1, -1, 1192, 1193, -1, 1197, -1, 1199, 1201,
    -1, 1203, 1204, 1205, 1208, 1209, 1210, 1211, 1212, 1213, 1214, 1215, 1216, 1217, 1224, 1219, 1221, 1223,
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
    {108, -1, 185, 87, -1, 0, 0, 0, 6, 6, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {108, -1, -1, -1, -1, 6, 0, 1, 0, 0, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {108, -1, 188, 189, -1, 6, 6, 2, 2, 2, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {108, -1, 109, 106, -1, 8, 8, 3, 2, 2, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {108, -1, 192, 193, -1, 10, 10, 4, 1, 1, 3, 0, 14, 0, 1, 0},  // CGAffineTransform
    {106, -1, -1, -1, -1, 11, 11, 5, 1, 1, 0, 0, 14, 0, 0, 0},  // S
    {193, -1, -1, -1, -1, 12, 12, 6, 2, 2, 0, 0, 14, 0, 1, 0},  // R
    {106, -1, -1, -1, -1, 14, 14, 7, 2, 2, 0, 0, 14, 0, 0, 0},  // S
    {106, -1, -1, -1, -1, 16, 16, 8, 3, 3, 0, 0, 14, 0, 0, 0},  // S
    {195, -1, -1, -1, -1, 19, 19, 9, 1, 1, 0, 0, 14, 0, 0, 0},  // H
    {195, -1, -1, -1, -1, 20, 20, 10, 1, 1, 0, 0, 14, 0, 0, 0},  // H
    {195, -1, -1, -1, -1, 21, 21, 11, 2, 2, 0, 0, 14, 0, 0, 0},  // H
    {197, 108, 198, -1, -1, 0, 0, 12, 0, 0, 5, 15, 14, 0, 0, 0},  // identity
    {199, -1, 200, -1, -1, 23, 23, 13, 1, 2, 1, 15, 14, 0, 0, 0},  // concatenating
    {201, -1, 202, -1, -1, 24, 25, 14, 2, 3, 1, 15, 14, 0, 4, 0},  // translatedBy
    {107, -1, 110, -1, -1, 26, 28, 15, 2, 3, 1, 15, 14, 0, 0, 0},  // scaledBy
    {203, -1, 205, -1, -1, 28, 31, 16, 1, 2, 1, 15, 14, 0, 1, 0},  // rotated
    {206, -1, 207, -1, -1, 29, 33, 17, 0, 1, 1, 15, 14, 0, 2, 0},  // inverted
    {208, -1, -1, -1, -1, 29, 34, 18, 0, 1, 1, 15, 16, 0, 0, 0},  // decomposed
    {209, -1, -1, -1, -1, 29, 35, 19, 1, 1, 0, 0, 2, 0, 0, 0},  // CGAffineTransformIsIdentity
    {210, -1, -1, -1, -1, 30, 36, 20, 2, 2, 0, 0, 2, 0, 0, 0},  // CGAffineTransformEqualToTransform
    {211, -1, -1, -1, -1, 32, 38, 21, 1, 1, 0, 0, 3, 0, 0, 0},  // NSStringFromCGAffineTransform
    {213, 212, -1, -1, -1, 33, 39, 22, 1, 1, 4, 4, 3, 0, 0, 0},  // string
    {214, -1, -1, -1, -1, 0, 40, 23, 0, 1, 2, 15, 0, 0, 0, 0},  // m11
    {215, -1, -1, -1, -1, 0, 41, 24, 0, 1, 2, 15, 0, 0, 0, 0},  // m12
    {216, -1, -1, -1, -1, 0, 42, 25, 0, 1, 2, 15, 0, 0, 0, 0},  // m21
    {217, -1, -1, -1, -1, 0, 43, 26, 0, 1, 2, 15, 0, 0, 0, 0},  // m22
    {218, -1, -1, -1, -1, 0, 44, 27, 0, 1, 2, 15, 0, 0, 0, 0},  // m41
    {219, -1, -1, -1, -1, 0, 45, 28, 0, 1, 2, 15, 0, 0, 0, 0},  // m42
    {220, -1, -1, -1, -1, 0, 46, 29, 0, 1, 2, 15, 0, 0, 0, 0},  // m44
    {90, -1, -1, -1, -1, 0, 47, 30, 0, 1, 2, 15, 0, 0, 14, 0},  // a
    {181, -1, -1, -1, -1, 0, 48, 31, 0, 1, 2, 15, 0, 0, 0, 0},  // b
    {182, -1, -1, -1, -1, 0, 49, 32, 0, 1, 2, 15, 0, 0, 0, 0},  // c
    {91, -1, -1, -1, -1, 0, 50, 33, 0, 1, 2, 15, 0, 0, 14, 0},  // d
    {183, -1, -1, -1, -1, 0, 51, 34, 0, 1, 2, 15, 0, 0, 0, 0},  // tx
    {184, -1, -1, -1, -1, 0, 52, 35, 0, 1, 2, 15, 0, 0, 0, 0},  // ty
    {221, -1, -1, -1, -1, 0, 53, 36, 0, 1, 2, 15, 2, 0, 0, 0},  // isIdentity
    {222, -1, -1, -1, -1, 0, 54, 37, 0, 1, 2, 15, 0, 0, 0, 0},  // determinant
    {223, -1, -1, -1, -1, 0, 55, 38, 0, 1, 2, 15, 15, 0, 0, 0},  // matrix
    {224, -1, -1, -1, -1, 0, 56, 39, 0, 1, 2, 15, 3, 0, 0, 0},  // kind
    {225, -1, -1, -1, -1, 0, 57, 40, 0, 1, 2, 15, 9, 0, 0, 0},  // fixedPoint
    {226, -1, -1, -1, -1, 34, 58, 41, 1, 1, 0, 0, 14, 0, 0, 0},  // reflect
    {226, -1, -1, -1, -1, 35, 59, 42, 2, 2, 0, 0, 14, 0, 1, 0},  // reflect
    {196, 229, -1, -1, -1, 0, 0, 43, 0, 0, 5, 20, 19, 0, 0, 0},  // x
    {187, 229, -1, -1, -1, 0, 0, 44, 0, 0, 5, 20, 19, 0, 0, 0},  // y
    {230, 229, -1, -1, -1, 0, 0, 45, 0, 0, 5, 20, 19, 0, 0, 0},  // origin
    {231, 229, -1, -1, -1, 0, 0, 46, 0, 0, 5, 20, 19, 0, 0, 0},  // yEqualsX
    {232, 229, -1, -1, -1, 0, 0, 47, 0, 0, 5, 20, 19, 0, 0, 0},  // yEqualsMinusX
    {166, -1, -1, -1, -1, 37, 61, 48, 4, 4, 3, 0, 16, 0, 0, 0},  // CGAffineTransformComponents
    {108, -1, -1, -1, -1, 41, 65, 49, 1, 1, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {233, -1, -1, -1, -1, 0, 66, 50, 0, 1, 2, 17, 12, 0, 0, 0},  // scale
    {234, -1, -1, -1, -1, 0, 67, 51, 0, 1, 2, 17, 0, 0, 0, 0},  // horizontalShear
    {235, -1, -1, -1, -1, 0, 68, 52, 0, 1, 2, 17, 0, 0, 0, 0},  // rotation
    {236, -1, -1, -1, -1, 0, 69, 53, 0, 1, 2, 17, 10, 0, 0, 0},  // translation
    {162, -1, 237, -1, -1, 42, 70, 0, 2, 2, 3, 0, 9, 0, 0, 1},  // CGPoint
    {162, -1, -1, -1, -1, 44, 0, 1, 0, 0, 3, 0, 9, 0, 0, 1},  // CGPoint
    {238, 162, 239, -1, -1, 0, 0, 2, 0, 0, 5, 10, 9, 0, 0, 1},  // zero
    {196, -1, -1, -1, -1, 0, 72, 3, 0, 1, 2, 10, 0, 0, 0, 1},  // x
    {187, -1, -1, -1, -1, 0, 73, 4, 0, 1, 2, 10, 0, 0, 0, 1},  // y
    {240, -1, 241, -1, -1, 44, 74, 5, 1, 2, 1, 10, 9, 0, 6, 1},  // applying
    {242, -1, -1, -1, -1, 45, 76, 6, 1, 2, 1, 10, 0, 0, 0, 1},  // distance
    {244, -1, -1, -1, -1, 46, 78, 7, 2, 2, 0, 0, 2, 0, 0, 1},  // CGPointEqualToPoint
    {245, -1, -1, -1, -1, 48, 80, 8, 1, 1, 0, 0, 3, 0, 0, 1},  // NSStringFromCGPoint
    {246, -1, -1, -1, -1, 0, 81, 9, 0, 1, 2, 10, 3, 0, 0, 1},  // debugDescription
    {163, -1, 249, 250, -1, 49, 82, 10, 2, 2, 3, 0, 10, 0, 0, 1},  // CGVector
    {163, -1, -1, -1, -1, 51, 0, 11, 0, 0, 3, 0, 10, 0, 0, 1},  // CGVector
    {238, 163, -1, -1, -1, 0, 0, 12, 0, 0, 5, 11, 10, 0, 0, 1},  // zero
    {247, -1, -1, -1, -1, 0, 84, 13, 0, 1, 2, 11, 0, 0, 0, 1},  // dx
    {248, -1, -1, -1, -1, 0, 85, 14, 0, 1, 2, 11, 0, 0, 0, 1},  // dy
    {251, -1, -1, -1, -1, 0, 86, 15, 0, 1, 2, 11, 0, 0, 0, 1},  // length
    {240, -1, -1, -1, -1, 51, 87, 16, 1, 2, 1, 11, 10, 0, 0, 1},  // applying
    {164, -1, 254, 255, -1, 52, 89, 17, 2, 2, 3, 0, 12, 0, 0, 1},  // CGSize
    {164, -1, -1, -1, -1, 54, 0, 18, 0, 0, 3, 0, 12, 0, 0, 1},  // CGSize
    {238, 164, 256, -1, -1, 0, 0, 19, 0, 0, 5, 13, 12, 0, 0, 1},  // zero
    {252, -1, -1, -1, -1, 0, 91, 20, 0, 1, 2, 13, 0, 0, 0, 1},  // width
    {253, -1, -1, -1, -1, 0, 92, 21, 0, 1, 2, 13, 0, 0, 0, 1},  // height
    {240, -1, 257, -1, -1, 54, 93, 22, 1, 2, 1, 13, 12, 0, 0, 1},  // applying
    {258, -1, -1, -1, -1, 55, 95, 23, 2, 2, 0, 0, 2, 0, 0, 1},  // CGSizeEqualToSize
    {259, -1, -1, -1, -1, 57, 97, 24, 1, 1, 0, 0, 3, 0, 0, 1},  // NSStringFromCGSize
    {246, -1, -1, -1, -1, 0, 98, 25, 0, 1, 2, 13, 3, 0, 0, 1},  // debugDescription
    {196, -1, -1, -1, -1, 0, 99, 26, 0, 1, 2, 12, 0, 0, 0, 1},  // x
    {187, -1, -1, -1, -1, 0, 100, 27, 0, 1, 2, 12, 0, 0, 0, 1},  // y
    {260, -1, -1, -1, -1, 0, 101, 28, 0, 1, 2, 12, 0, 0, 0, 1},  // w
    {261, -1, -1, -1, -1, 0, 102, 29, 0, 1, 2, 12, 0, 0, 0, 1},  // z
    {262, -1, -1, -1, -1, 0, 103, 30, 0, 1, 2, 12, 2, 0, 0, 1},  // isVector
    {263, -1, -1, -1, -1, 0, 104, 31, 0, 1, 2, 12, 9, 0, 0, 1},  // point
    {165, -1, 264, 265, -1, 58, 105, 0, 4, 4, 3, 0, 13, 0, 0, 2},  // CGRect
    {165, -1, -1, -1, -1, 62, 109, 1, 2, 2, 3, 0, 13, 0, 0, 2},  // CGRect
    {165, -1, -1, -1, -1, 64, 0, 2, 0, 0, 3, 0, 13, 0, 0, 2},  // CGRect
    {238, 165, 266, -1, -1, 0, 0, 3, 0, 0, 5, 14, 13, 0, 0, 2},  // zero
    {267, 165, 268, -1, -1, 0, 0, 4, 0, 0, 5, 14, 13, 0, 0, 2},  // null
    {269, 165, 270, -1, -1, 0, 0, 5, 0, 0, 5, 14, 13, 0, 0, 2},  // infinite
    {271, -1, -1, -1, -1, 64, 111, 6, 1, 1, 0, 0, 3, 0, 0, 2},  // NSStringFromCGRect
    {272, 167, 273, -1, -1, 0, 0, 7, 0, 0, 5, 19, 18, 0, 0, 2},  // minXEdge
    {274, 167, 275, -1, -1, 0, 0, 8, 0, 0, 5, 19, 18, 0, 0, 2},  // minYEdge
    {276, 167, 277, -1, -1, 0, 0, 9, 0, 0, 5, 19, 18, 0, 0, 2},  // maxXEdge
    {278, 167, 279, -1, -1, 0, 0, 10, 0, 0, 5, 19, 18, 0, 0, 2},  // maxYEdge
    {280, -1, 281, -1, -1, 0, 112, 11, 0, 1, 2, 14, 0, 0, 0, 2},  // minX
    {282, -1, 283, -1, -1, 0, 113, 12, 0, 1, 2, 14, 0, 0, 0, 2},  // midX
    {284, -1, 285, -1, -1, 0, 114, 13, 0, 1, 2, 14, 0, 0, 0, 2},  // maxX
    {286, -1, 287, -1, -1, 0, 115, 14, 0, 1, 2, 14, 0, 0, 0, 2},  // minY
    {288, -1, 289, -1, -1, 0, 116, 15, 0, 1, 2, 14, 0, 0, 0, 2},  // midY
    {290, -1, 291, -1, -1, 0, 117, 16, 0, 1, 2, 14, 0, 0, 0, 2},  // maxY
    {252, -1, 292, -1, -1, 0, 118, 17, 0, 1, 2, 14, 0, 0, 0, 2},  // width
    {253, -1, 293, -1, -1, 0, 119, 18, 0, 1, 2, 14, 0, 0, 0, 2},  // height
    {230, -1, -1, -1, -1, 0, 120, 19, 0, 1, 2, 14, 9, 0, 0, 2},  // origin
    {255, -1, -1, -1, -1, 0, 121, 20, 0, 1, 2, 14, 12, 0, 0, 2},  // size
    {294, -1, 295, -1, -1, 0, 122, 21, 0, 1, 2, 14, 13, 0, 0, 2},  // standardized
    {296, -1, 297, -1, -1, 0, 123, 22, 0, 1, 2, 14, 13, 0, 0, 2},  // integral
    {298, -1, 299, -1, -1, 0, 124, 23, 0, 1, 2, 14, 2, 0, 0, 2},  // isNull
    {300, -1, 301, -1, -1, 0, 125, 24, 0, 1, 2, 14, 2, 0, 0, 2},  // isEmpty
    {302, -1, 303, -1, -1, 0, 126, 25, 0, 1, 2, 14, 2, 0, 0, 2},  // isInfinite
    {304, -1, -1, -1, -1, 0, 127, 26, 0, 1, 2, 14, 4, 0, 0, 2},  // corners
    {305, -1, -1, -1, -1, 0, 128, 27, 0, 1, 2, 14, 9, 0, 0, 2},  // center
    {246, -1, -1, -1, -1, 0, 129, 28, 0, 1, 2, 14, 3, 0, 0, 2},  // debugDescription
    {306, -1, 311, -1, -1, 65, 130, 29, 4, 4, 3, 0, 45, 0, 0, 2},  // UIEdgeInsets
    {306, -1, -1, -1, -1, 69, 134, 30, 0, 0, 3, 0, 45, 0, 0, 2},  // UIEdgeInsets
    {238, 306, 312, -1, -1, 0, 0, 31, 0, 0, 5, 46, 45, 0, 0, 2},  // zero
    {313, -1, 314, -1, -1, 69, 134, 32, 1, 2, 1, 14, 13, 0, 0, 2},  // inset
    {315, -1, 316, -1, -1, 70, 136, 33, 2, 3, 1, 14, 13, 0, 0, 2},  // insetBy
    {317, -1, 318, -1, -1, 72, 139, 34, 2, 3, 1, 14, 13, 0, 0, 2},  // offsetBy
    {319, -1, 320, -1, -1, 74, 142, 35, 1, 2, 1, 14, 13, 0, 0, 2},  // union
    {321, -1, 322, -1, -1, 75, 144, 36, 1, 2, 1, 14, 13, 0, 0, 2},  // intersection
    {323, -1, 324, -1, -1, 76, 146, 37, 1, 2, 1, 14, 2, 0, 0, 2},  // intersects
    {325, -1, 326, -1, -1, 77, 148, 38, 1, 2, 1, 14, 2, 0, 0, 2},  // contains
    {325, -1, 327, -1, -1, 78, 150, 39, 1, 2, 1, 14, 2, 0, 0, 2},  // contains
    {328, -1, 329, -1, -1, 79, 152, 40, 1, 2, 1, 14, 2, 0, 0, 2},  // equalTo
    {240, -1, 330, -1, -1, 80, 154, 41, 1, 2, 1, 14, 13, 0, 7, 2},  // applying
    {334, -1, -1, -1, -1, 81, 156, 42, 2, 3, 1, 14, 49, 0, 0, 2},  // divided
    {331, -1, -1, -1, -1, 83, 159, 43, 2, 2, 0, 0, 49, 0, 0, 2},  // RectDivision
    {337, -1, -1, -1, -1, 0, 161, 0, 0, 1, 2, 16, 15, 0, 0, 3},  // transpose
    {222, -1, -1, -1, -1, 0, 162, 1, 0, 1, 2, 16, 0, 0, 0, 3},  // determinant
    {338, -1, -1, -1, -1, 0, 163, 2, 0, 1, 2, 16, 15, 0, 0, 3},  // inverse
    {206, -1, -1, -1, -1, 85, 164, 3, 0, 1, 1, 16, 15, 0, 0, 3},  // inverted
    {339, -1, -1, -1, -1, 0, 165, 4, 0, 1, 2, 16, 4, 0, 0, 3},  // rows
    {340, -1, -1, -1, -1, 0, 166, 5, 0, 1, 2, 16, 14, 0, 0, 3},  // affine
    {197, -1, -1, -1, -1, 85, 167, 6, 1, 1, 0, 0, 15, 0, 0, 3},  // identity
    {341, -1, -1, -1, -1, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 4},  // π
    {342, -1, -1, -1, -1, 0, 0, 1, 0, 0, 5, 0, 0, 0, 0, 4},  // pi
    {343, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 0, 0, 0, 4},  // M_PI
    {344, -1, -1, -1, -1, 0, 0, 3, 0, 0, 5, 0, 0, 0, 0, 4},  // M_PI_2
    {345, -1, -1, -1, -1, 0, 0, 4, 0, 0, 5, 0, 0, 0, 0, 4},  // M_PI_4
    {346, -1, -1, -1, -1, 0, 0, 5, 0, 0, 5, 0, 0, 0, 0, 4},  // M_1_PI
    {347, -1, -1, -1, -1, 0, 0, 6, 0, 0, 5, 0, 0, 0, 0, 4},  // M_2_PI
    {348, -1, -1, -1, -1, 0, 0, 7, 0, 0, 5, 0, 0, 0, 0, 4},  // M_SQRT2
    {349, -1, -1, -1, -1, 0, 0, 8, 0, 0, 5, 0, 0, 0, 0, 4},  // M_SQRT1_2
    {350, -1, -1, -1, -1, 0, 0, 9, 0, 0, 5, 0, 0, 0, 0, 4},  // M_E
    {342, 121, -1, -1, -1, 0, 0, 10, 0, 0, 5, 1, 0, 0, 0, 4},  // pi
    {351, 121, -1, -1, -1, 0, 0, 11, 0, 0, 5, 1, 0, 0, 0, 4},  // infinity
    {352, 121, -1, -1, -1, 0, 0, 12, 0, 0, 5, 1, 0, 0, 0, 4},  // nan
    {353, 121, 354, -1, -1, 0, 0, 13, 0, 0, 5, 1, 0, 0, 0, 4},  // ulpOfOne
    {355, 121, 356, -1, -1, 0, 0, 14, 0, 0, 5, 1, 0, 0, 0, 4},  // greatestFiniteMagnitude
    {238, 121, -1, -1, -1, 0, 0, 15, 0, 0, 5, 1, 0, 0, 0, 4},  // zero
    {357, 124, 358, -1, -1, 0, 0, 16, 0, 0, 5, 1, 0, 0, 0, 4},  // max
    {359, 124, 360, -1, -1, 0, 0, 17, 0, 0, 5, 1, 0, 0, 0, 4},  // min
    {121, -1, -1, -1, -1, 86, 168, 18, 1, 1, 3, 0, 0, 0, 0, 4},  // CGFloat
    {122, -1, -1, -1, -1, 87, 169, 19, 1, 1, 3, 0, 0, 0, 0, 4},  // Double
    {123, -1, -1, -1, -1, 88, 170, 20, 1, 1, 3, 0, 0, 0, 0, 4},  // Float
    {126, -1, -1, -1, -1, 89, 171, 21, 1, 1, 3, 0, 0, 0, 0, 4},  // TimeInterval
    {124, -1, -1, -1, -1, 90, 172, 22, 1, 1, 3, 0, 0, 0, 0, 4},  // Int
    {125, -1, -1, -1, -1, 91, 173, 23, 1, 1, 3, 0, 0, 0, 0, 4},  // NSInteger
    {141, -1, -1, -1, -1, 92, 174, 24, 1, 1, 3, 0, 0, 0, 0, 4},  // Int8
    {142, -1, -1, -1, -1, 93, 175, 25, 1, 1, 3, 0, 0, 0, 0, 4},  // Int16
    {143, -1, -1, -1, -1, 94, 176, 26, 1, 1, 3, 0, 0, 0, 0, 4},  // Int32
    {144, -1, -1, -1, -1, 95, 177, 27, 1, 1, 3, 0, 0, 0, 0, 4},  // Int64
    {145, -1, -1, -1, -1, 96, 178, 28, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt8
    {146, -1, -1, -1, -1, 97, 179, 29, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt16
    {147, -1, -1, -1, -1, 98, 180, 30, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt32
    {148, -1, -1, -1, -1, 99, 181, 31, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt64
    {130, -1, -1, -1, -1, 100, 182, 32, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt
    {124, -1, -1, -1, -1, 101, 183, 33, 1, 1, 0, 0, 49, 0, 0, 4},  // Int
    {101, -1, 102, -1, -1, 102, 184, 34, 1, 1, 0, 0, 0, 0, 3, 4},  // sqrt
    {362, -1, 363, -1, -1, 103, 185, 35, 1, 1, 0, 0, 0, 0, 0, 4},  // exp
    {364, -1, 365, -1, -1, 104, 186, 36, 1, 1, 0, 0, 0, 0, 0, 4},  // log
    {366, -1, -1, -1, -1, 105, 187, 37, 1, 1, 0, 0, 0, 0, 0, 4},  // abs
    {367, -1, 368, -1, -1, 106, 188, 38, 1, 1, 0, 0, 0, 0, 0, 4},  // fabs
    {369, -1, 370, -1, -1, 107, 189, 39, 1, 1, 0, 0, 0, 0, 0, 4},  // floor
    {371, -1, 372, -1, -1, 108, 190, 40, 1, 1, 0, 0, 0, 0, 0, 4},  // ceil
    {75, -1, 373, -1, -1, 109, 191, 41, 1, 1, 0, 0, 0, 0, 0, 4},  // round
    {374, -1, 375, -1, -1, 110, 192, 42, 2, 2, 0, 0, 0, 0, 0, 4},  // pow
    {100, -1, 376, -1, -1, 112, 194, 43, 2, 2, 0, 0, 0, 0, 3, 4},  // hypot
    {377, -1, 378, -1, -1, 114, 196, 44, 2, 2, 0, 0, 0, 0, 0, 4},  // fmod
    {379, -1, -1, -1, -1, 116, 198, 45, 3, 3, 0, 0, 4, 0, 0, 4},  // stride
    {379, -1, -1, -1, -1, 119, 201, 46, 3, 3, 0, 0, 4, 0, 0, 4},  // stride
    {359, -1, 380, -1, -1, 122, 204, 47, 2, 2, 0, 0, 0, 0, 0, 4},  // min
    {359, -1, -1, -1, -1, 124, 206, 48, 3, 3, 0, 0, 0, 0, 0, 4},  // min
    {359, -1, -1, -1, -1, 127, 209, 49, 4, 4, 0, 0, 0, 0, 0, 4},  // min
    {357, -1, 381, -1, -1, 131, 213, 50, 2, 2, 0, 0, 0, 0, 0, 4},  // max
    {357, -1, -1, -1, -1, 133, 215, 51, 3, 3, 0, 0, 0, 0, 0, 4},  // max
    {357, -1, -1, -1, -1, 136, 218, 52, 4, 4, 0, 0, 0, 0, 0, 4},  // max
    {382, -1, 383, -1, -1, 140, 222, 53, 1, 1, 0, 0, 0, 0, 0, 4},  // trunc
    {384, -1, 385, -1, -1, 141, 223, 54, 1, 1, 0, 0, 0, 0, 0, 4},  // rint
    {386, -1, 387, -1, -1, 142, 224, 55, 1, 1, 0, 0, 0, 0, 0, 4},  // nearbyint
    {388, -1, 389, -1, -1, 143, 225, 56, 1, 1, 0, 0, 0, 0, 0, 4},  // lrint
    {390, -1, 391, -1, -1, 144, 226, 57, 1, 1, 0, 0, 0, 0, 0, 4},  // llrint
    {392, -1, 393, -1, -1, 145, 227, 58, 1, 1, 0, 0, 0, 0, 0, 4},  // lround
    {394, -1, 395, -1, -1, 146, 228, 59, 1, 1, 0, 0, 0, 0, 0, 4},  // llround
    {396, -1, 397, -1, -1, 147, 229, 60, 1, 1, 0, 0, 0, 0, 0, 4},  // log2
    {398, -1, 399, -1, -1, 148, 230, 61, 1, 1, 0, 0, 0, 0, 0, 4},  // log10
    {400, -1, 401, -1, -1, 149, 231, 62, 1, 1, 0, 0, 0, 0, 0, 4},  // exp2
    {402, -1, 403, -1, -1, 150, 232, 63, 1, 1, 0, 0, 0, 0, 0, 4},  // cbrt
    {404, -1, 405, -1, -1, 151, 233, 64, 1, 1, 0, 0, 0, 0, 0, 4},  // sinh
    {406, -1, 407, -1, -1, 152, 234, 65, 1, 1, 0, 0, 0, 0, 0, 4},  // cosh
    {408, -1, 409, -1, -1, 153, 235, 66, 1, 1, 0, 0, 0, 0, 0, 4},  // tanh
    {410, -1, 411, -1, -1, 154, 236, 67, 2, 2, 0, 0, 0, 0, 0, 4},  // copysign
    {412, -1, 413, -1, -1, 156, 238, 68, 2, 2, 0, 0, 0, 0, 0, 4},  // fdim
    {414, -1, -1, -1, -1, 158, 240, 69, 2, 2, 0, 0, 0, 0, 0, 4},  // fminf
    {415, -1, -1, -1, -1, 160, 242, 70, 2, 2, 0, 0, 0, 0, 0, 4},  // fmaxf
    {416, -1, -1, -1, -1, 162, 244, 71, 1, 1, 0, 0, 2, 0, 0, 4},  // isnan
    {417, -1, -1, -1, -1, 163, 245, 72, 1, 1, 0, 0, 2, 0, 0, 4},  // isinf
    {418, -1, -1, -1, -1, 164, 246, 73, 1, 1, 0, 0, 2, 0, 0, 4},  // isfinite
    {419, -1, -1, -1, -1, 165, 247, 74, 1, 1, 0, 0, 2, 0, 0, 4},  // signbit
    {420, -1, -1, -1, -1, 0, 0, 75, 0, 0, 5, 0, 0, 0, 0, 4},  // INT_MAX
    {421, -1, -1, -1, -1, 0, 0, 76, 0, 0, 5, 0, 0, 0, 0, 4},  // INT_MIN
    {422, -1, -1, -1, -1, 0, 0, 77, 0, 0, 5, 0, 0, 0, 0, 4},  // UINT_MAX
    {423, -1, -1, -1, -1, 0, 0, 78, 0, 0, 5, 0, 0, 0, 0, 4},  // LONG_MAX
    {424, -1, -1, -1, -1, 0, 0, 79, 0, 0, 5, 0, 0, 0, 0, 4},  // LONG_MIN
    {425, -1, -1, -1, -1, 0, 0, 80, 0, 0, 5, 0, 0, 0, 0, 4},  // NSUIntegerMax
    {426, -1, -1, -1, -1, 0, 0, 81, 0, 0, 5, 0, 0, 0, 0, 4},  // M_LN2
    {427, -1, -1, -1, -1, 0, 0, 82, 0, 0, 5, 0, 0, 0, 0, 4},  // M_LN10
    {428, -1, -1, -1, -1, 166, 248, 83, 0, 1, 1, 1, 0, 0, 0, 4},  // rounded
    {430, 429, -1, -1, -1, 0, 0, 84, 0, 0, 5, 25, 24, 0, 0, 4},  // up
    {431, 429, -1, -1, -1, 0, 0, 85, 0, 0, 5, 25, 24, 0, 0, 4},  // down
    {432, 429, -1, -1, -1, 0, 0, 86, 0, 0, 5, 25, 24, 0, 0, 4},  // toNearestOrEven
    {433, 429, -1, -1, -1, 0, 0, 87, 0, 0, 5, 25, 24, 0, 0, 4},  // toNearestOrAwayFromZero
    {434, 429, -1, -1, -1, 0, 0, 88, 0, 0, 5, 25, 24, 0, 0, 4},  // towardZero
    {435, 429, -1, -1, -1, 0, 0, 89, 0, 0, 5, 25, 24, 0, 0, 4},  // awayFromZero
    {428, -1, -1, -1, -1, 166, 249, 90, 1, 2, 1, 1, 0, 0, 0, 4},  // rounded
    {103, -1, -1, -1, -1, 167, 251, 91, 0, 1, 1, 1, 0, 0, 3, 4},  // squareRoot
    {436, -1, -1, -1, -1, 167, 252, 92, 1, 2, 1, 1, 0, 0, 0, 4},  // truncatingRemainder
    {333, -1, -1, -1, -1, 168, 254, 93, 1, 2, 1, 1, 0, 0, 0, 4},  // remainder
    {438, -1, -1, -1, -1, 169, 256, 94, 0, 1, 1, 1, 0, 0, 0, 4},  // signum
    {439, -1, -1, -1, -1, 0, 257, 95, 0, 1, 2, 1, 0, 0, 0, 4},  // magnitude
    {440, -1, -1, -1, -1, 169, 258, 96, 1, 2, 1, 1, 2, 0, 0, 4},  // isMultiple
    {442, -1, -1, -1, -1, 0, 260, 97, 0, 1, 2, 1, 2, 0, 0, 4},  // isFinite
    {302, -1, -1, -1, -1, 0, 261, 98, 0, 1, 2, 1, 2, 0, 0, 4},  // isInfinite
    {443, -1, -1, -1, -1, 0, 262, 99, 0, 1, 2, 1, 2, 0, 0, 4},  // isZero
    {444, -1, -1, -1, -1, 0, 263, 100, 0, 1, 2, 1, 2, 0, 0, 4},  // isNaN
    {445, -1, -1, -1, -1, 0, 264, 101, 0, 1, 2, 1, 3, 0, 0, 4},  // description
    {447, -1, -1, -1, -1, 170, 265, 102, 1, 2, 1, 1, 45, 0, 0, 4},  // quotientAndRemainder
    {161, -1, -1, -1, -1, 171, 267, 0, 1, 1, 3, 0, 1, 0, 0, 5},  // Angle
    {161, -1, -1, -1, -1, 172, 268, 1, 1, 1, 3, 0, 1, 0, 0, 5},  // Angle
    {161, -1, -1, -1, -1, 173, 269, 2, 1, 1, 3, 0, 1, 0, 0, 5},  // Angle
    {448, 161, -1, -1, -1, 174, 270, 3, 1, 1, 4, 2, 1, 0, 0, 5},  // degrees
    {449, 161, -1, -1, -1, 175, 271, 4, 1, 1, 4, 2, 1, 0, 0, 5},  // radians
    {238, 161, -1, -1, -1, 0, 0, 5, 0, 0, 5, 2, 1, 0, 0, 5},  // zero
    {448, -1, -1, -1, -1, 0, 272, 6, 0, 1, 2, 2, 0, 0, 0, 5},  // degrees
    {449, -1, -1, -1, -1, 0, 273, 7, 0, 1, 2, 2, 0, 0, 0, 5},  // radians
    {450, -1, -1, -1, -1, 0, 274, 8, 0, 1, 2, 2, 0, 0, 0, 5},  // turns
    {451, -1, 452, -1, -1, 176, 275, 9, 1, 1, 0, 0, 0, 0, 1, 5},  // sin
    {453, -1, 454, -1, -1, 177, 276, 10, 1, 1, 0, 0, 0, 0, 1, 5},  // cos
    {455, -1, 456, -1, -1, 178, 277, 11, 1, 1, 0, 0, 0, 0, 1, 5},  // tan
    {93, -1, 97, -1, -1, 179, 278, 12, 1, 1, 0, 0, 1, 0, 3, 5},  // asin
    {92, -1, 96, -1, -1, 180, 279, 13, 1, 1, 0, 0, 1, 0, 3, 5},  // acos
    {94, -1, 98, -1, -1, 181, 280, 14, 1, 1, 0, 0, 1, 0, 3, 5},  // atan
    {95, -1, 99, -1, -1, 182, 281, 15, 2, 2, 0, 0, 1, 0, 3, 5},  // atan2
    {457, -1, -1, -1, -1, 0, 283, 0, 0, 1, 2, 5, 0, 0, 0, 6},  // count
    {300, -1, -1, -1, -1, 0, 284, 1, 0, 1, 2, 5, 2, 0, 0, 6},  // isEmpty
    {458, -1, -1, -1, 1362, 0, 285, 2, 0, 1, 2, 5, 49, 0, 0, 6},  // first
    {459, -1, -1, -1, 1363, 0, 286, 3, 0, 1, 2, 5, 49, 0, 0, 6},  // last
    {460, -1, -1, -1, 1364, 184, 287, 4, 0, 1, 1, 5, 4, 0, 0, 6},  // reversed
    {461, -1, -1, -1, -1, 184, 288, 5, 0, 1, 1, 5, 4, 0, 0, 6},  // enumerated
    {462, -1, -1, -1, -1, 184, 289, 6, 2, 2, 0, 0, 4, 0, 0, 6},  // zip
    {77, -1, -1, -1, -1, 186, 291, 7, 1, 2, 1, 5, 4, 0, 0, 6},  // map
    {463, -1, -1, -1, -1, 187, 293, 8, 1, 2, 1, 5, 4, 0, 0, 6},  // compactMap
    {464, -1, -1, -1, -1, 188, 295, 9, 1, 2, 1, 5, 4, 0, 0, 6},  // filter
    {465, -1, -1, -1, -1, 189, 297, 10, 2, 3, 1, 5, 49, 0, 0, 6},  // reduce
    {466, -1, -1, -1, -1, 191, 300, 11, 1, 2, 1, 5, 49, 0, 0, 6},  // forEach
    {467, -1, -1, -1, -1, 192, 302, 12, 1, 2, 1, 5, 49, 0, 0, 6},  // enumerateObjectsUsingBlock
    {468, -1, -1, -1, -1, 193, 304, 13, 1, 2, 1, 5, 49, 0, 0, 6},  // objectAtIndex
    {469, -1, -1, -1, -1, 194, 306, 14, 1, 2, 1, 5, 0, 0, 0, 6},  // indexOfObject
    {470, -1, -1, -1, -1, 0, 0, 15, 0, 0, 5, 0, 0, 0, 0, 6},  // NSNotFound
    {471, -1, -1, -1, -1, 195, 308, 16, 0, 1, 1, 5, 49, 0, 0, 6},  // removeLastObject
    {472, -1, -1, -1, -1, 195, 309, 17, 1, 2, 1, 5, 49, 0, 0, 6},  // removeObjectAtIndex
    {473, -1, -1, -1, -1, 196, 311, 18, 2, 3, 1, 5, 49, 0, 0, 6},  // replaceObjectAtIndex
    {475, -1, -1, -1, -1, 198, 314, 19, 2, 3, 1, 5, 49, 0, 0, 6},  // insertObject
    {477, -1, -1, -1, -1, 200, 317, 20, 2, 3, 1, 5, 49, 0, 0, 6},  // exchangeObjectAtIndex
    {71, -1, -1, -1, -1, 202, 320, 21, 1, 2, 1, 5, 49, 0, 0, 6},  // removeObject
    {325, -1, -1, -1, 1361, 203, 322, 22, 1, 2, 1, 5, 2, 0, 0, 6},  // contains
    {325, -1, -1, -1, -1, 204, 324, 23, 1, 2, 1, 5, 2, 0, 0, 6},  // contains
    {458, -1, -1, -1, -1, 205, 326, 24, 1, 2, 1, 5, 49, 0, 0, 6},  // first
    {479, -1, -1, -1, -1, 206, 328, 25, 1, 2, 1, 5, 2, 0, 0, 6},  // allSatisfy
    {480, -1, -1, -1, -1, 207, 330, 26, 1, 2, 1, 5, 49, 0, 0, 6},  // firstIndex
    {480, -1, -1, -1, -1, 208, 332, 27, 1, 2, 1, 5, 49, 0, 0, 6},  // firstIndex
    {459, -1, -1, -1, -1, 209, 334, 28, 1, 2, 1, 5, 49, 0, 0, 6},  // last
    {481, -1, -1, -1, -1, 210, 336, 29, 1, 2, 1, 5, 49, 0, 0, 6},  // lastIndex
    {481, -1, -1, -1, -1, 211, 338, 30, 1, 2, 1, 5, 49, 0, 0, 6},  // lastIndex
    {84, -1, -1, -1, -1, 212, 340, 31, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {84, -1, -1, -1, -1, 213, 342, 32, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {482, -1, -1, -1, -1, 214, 344, 33, 1, 2, 1, 5, 4, 0, 0, 6},  // drop
    {483, -1, -1, -1, -1, 215, 346, 34, 1, 2, 1, 5, 2, 0, 0, 6},  // elementsEqual
    {484, -1, -1, -1, -1, 216, 348, 35, 1, 2, 1, 5, 2, 0, 0, 6},  // starts
    {65, -1, -1, -1, -1, 217, 350, 36, 1, 2, 1, 5, 49, 0, 0, 6},  // removeFirst
    {63, -1, -1, -1, -1, 218, 352, 37, 1, 2, 1, 5, 49, 0, 0, 6},  // removeLast
    {325, -1, -1, -1, -1, 219, 354, 38, 1, 2, 1, 8, 2, 0, 0, 6},  // contains
    {31, -1, -1, -1, -1, 0, 356, 39, 0, 1, 2, 5, 4, 0, 0, 6},  // lazy
    {486, -1, -1, -1, -1, 220, 357, 40, 0, 1, 1, 5, 4, 0, 0, 6},  // dropFirst
    {486, -1, -1, -1, -1, 220, 358, 41, 1, 2, 1, 5, 4, 0, 0, 6},  // dropFirst
    {487, -1, -1, -1, -1, 221, 360, 42, 0, 1, 1, 5, 4, 0, 0, 6},  // dropLast
    {487, -1, -1, -1, -1, 221, 361, 43, 1, 2, 1, 5, 4, 0, 0, 6},  // dropLast
    {84, -1, -1, -1, -1, 222, 363, 44, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {488, -1, -1, -1, -1, 223, 365, 45, 1, 2, 1, 5, 4, 0, 0, 6},  // suffix
    {84, -1, -1, -1, -1, 224, 367, 46, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {84, -1, -1, -1, -1, 225, 369, 47, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {488, -1, -1, -1, -1, 226, 371, 48, 1, 2, 1, 5, 4, 0, 0, 6},  // suffix
    {72, -1, -1, -1, -1, 227, 373, 49, 2, 3, 1, 5, 49, 0, 0, 6},  // swapAt
    {490, -1, -1, -1, -1, 229, 376, 50, 0, 1, 1, 5, 49, 0, 0, 6},  // joined
    {491, -1, -1, -1, -1, 229, 377, 51, 1, 2, 1, 5, 4, 0, 0, 6},  // split
    {491, -1, -1, -1, -1, 230, 379, 52, 1, 2, 1, 5, 4, 0, 0, 6},  // split
    {491, -1, -1, -1, -1, 231, 381, 53, 1, 2, 1, 5, 4, 0, 0, 6},  // split
    {494, -1, -1, -1, -1, 232, 383, 54, 1, 2, 1, 5, 49, 0, 0, 6},  // reserveCapacity
    {495, -1, -1, -1, -1, 0, 385, 55, 0, 1, 2, 5, 7, 0, 0, 6},  // indices
    {496, -1, -1, -1, -1, 0, 386, 56, 0, 1, 2, 5, 0, 0, 0, 6},  // startIndex
    {497, -1, -1, -1, -1, 0, 387, 57, 0, 1, 2, 5, 0, 0, 0, 6},  // endIndex
    {78, -1, -1, -1, -1, 233, 388, 58, 1, 2, 1, 5, 4, 0, 0, 6},  // flatMap
    {466, -1, -1, -1, -1, 234, 390, 59, 1, 2, 1, 8, 49, 0, 0, 6},  // forEach
    {465, -1, -1, -1, -1, 235, 392, 60, 2, 3, 1, 5, 49, 0, 0, 6},  // reduce
    {66, -1, -1, -1, -1, 237, 395, 61, 1, 2, 1, 5, 49, 0, 0, 6},  // removeAll
    {154, -1, -1, -1, -1, 238, 397, 62, 2, 2, 3, 0, 4, 0, 0, 6},  // Array
    {359, -1, -1, -1, -1, 240, 399, 63, 0, 1, 1, 5, 49, 0, 0, 6},  // min
    {357, -1, -1, -1, -1, 240, 400, 64, 0, 1, 1, 5, 49, 0, 0, 6},  // max
    {359, -1, -1, -1, -1, 240, 401, 65, 2, 2, 0, 0, 49, 0, 0, 6},  // min
    {357, -1, -1, -1, -1, 242, 403, 66, 2, 2, 0, 0, 49, 0, 0, 6},  // max
    {359, -1, -1, -1, -1, 244, 405, 67, 1, 2, 1, 5, 49, 0, 0, 6},  // min
    {357, -1, -1, -1, -1, 245, 407, 68, 1, 2, 1, 5, 49, 0, 0, 6},  // max
    {500, -1, -1, -1, -1, 246, 409, 69, 0, 1, 1, 5, 4, 0, 0, 6},  // sorted
    {500, -1, -1, -1, -1, 246, 410, 70, 1, 2, 1, 5, 4, 0, 0, 6},  // sorted
    {500, -1, -1, -1, -1, 247, 412, 71, 1, 2, 1, 5, 4, 0, 0, 6},  // sorted
    {490, -1, -1, -1, 1365, 248, 414, 72, 1, 2, 1, 5, 3, 0, 0, 6},  // joined
    {60, -1, -1, -1, 1359, 249, 416, 73, 1, 2, 1, 5, 49, 0, 0, 6},  // append
    {60, -1, -1, -1, 1360, 250, 418, 74, 1, 2, 1, 5, 49, 0, 0, 6},  // append
    {61, -1, -1, -1, -1, 251, 420, 75, 2, 3, 1, 5, 49, 0, 0, 6},  // insert
    {61, -1, -1, -1, -1, 253, 423, 76, 2, 3, 1, 5, 49, 0, 0, 6},  // insert
    {62, -1, -1, -1, -1, 255, 426, 77, 1, 2, 1, 5, 49, 0, 0, 6},  // remove
    {63, -1, -1, -1, -1, 256, 428, 78, 0, 1, 1, 5, 49, 0, 0, 6},  // removeLast
    {64, -1, -1, -1, -1, 256, 429, 79, 0, 1, 1, 5, 49, 0, 0, 6},  // popLast
    {65, -1, -1, -1, -1, 256, 430, 80, 0, 1, 1, 5, 49, 0, 0, 6},  // removeFirst
    {66, -1, -1, -1, 530, 256, 431, 81, 0, 1, 1, 5, 49, 0, 0, 6},  // removeAll
    {457, -1, -1, -1, 251, 0, 432, 82, 0, 1, 2, 4, 0, 0, 0, 6},  // count
    {300, -1, -1, -1, -1, 0, 433, 83, 0, 1, 2, 4, 2, 0, 0, 6},  // isEmpty
    {503, -1, -1, -1, -1, 256, 434, 84, 0, 1, 1, 4, 3, 0, 0, 6},  // uppercased
    {504, -1, -1, -1, -1, 256, 435, 85, 0, 1, 1, 4, 3, 0, 0, 6},  // lowercased
    {325, -1, -1, -1, -1, 256, 436, 86, 1, 2, 1, 4, 2, 0, 0, 6},  // contains
    {505, -1, -1, -1, -1, 257, 438, 87, 1, 2, 1, 4, 2, 0, 0, 6},  // hasPrefix
    {506, -1, -1, -1, -1, 258, 440, 88, 1, 2, 1, 4, 2, 0, 0, 6},  // hasSuffix
    {151, -1, -1, -1, -1, 259, 442, 89, 2, 2, 3, 0, 3, 0, 0, 6},  // String
    {507, -1, -1, -1, -1, 0, 444, 90, 0, 1, 2, 4, 2, 0, 0, 6},  // isLetter
    {508, -1, -1, -1, -1, 0, 445, 91, 0, 1, 2, 4, 2, 0, 0, 6},  // isNumber
    {509, -1, -1, -1, -1, 0, 446, 92, 0, 1, 2, 4, 2, 0, 0, 6},  // isWhitespace
    {510, -1, -1, -1, -1, 0, 447, 93, 0, 1, 2, 4, 2, 0, 0, 6},  // isUppercase
    {511, -1, -1, -1, -1, 0, 448, 94, 0, 1, 2, 4, 2, 0, 0, 6},  // isLowercase
    {512, -1, -1, -1, -1, 0, 449, 95, 0, 1, 2, 4, 2, 0, 0, 6},  // isPunctuation
    {513, -1, -1, -1, -1, 0, 450, 96, 0, 1, 2, 4, 49, 0, 0, 6},  // wholeNumberValue
    {514, -1, -1, -1, -1, 0, 451, 97, 0, 1, 2, 4, 3, 0, 0, 6},  // capitalized
    {491, -1, -1, -1, -1, 261, 452, 98, 1, 2, 1, 4, 4, 0, 0, 6},  // split
    {515, -1, -1, -1, -1, 262, 454, 99, 1, 2, 1, 4, 4, 0, 0, 6},  // components
    {517, -1, -1, -1, -1, 263, 456, 100, 2, 3, 1, 4, 3, 0, 0, 6},  // replacingOccurrences
    {518, -1, -1, -1, -1, 265, 459, 101, 1, 1, 0, 0, 46, 0, 0, 6},  // type
    {151, -1, -1, -1, -1, 266, 460, 102, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {151, -1, -1, -1, -1, 267, 461, 103, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {152, -1, -1, -1, -1, 268, 462, 104, 1, 1, 3, 0, 3, 0, 0, 6},  // Character
    {151, -1, -1, -1, -1, 269, 463, 105, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {524, -1, -1, -1, -1, 0, 464, 106, 0, 1, 2, 7, 4, 0, 0, 6},  // keys
    {525, -1, -1, -1, -1, 0, 465, 107, 0, 1, 2, 7, 4, 0, 0, 6},  // allKeys
    {526, -1, -1, -1, -1, 0, 466, 108, 0, 1, 2, 7, 4, 0, 0, 6},  // values
    {527, -1, -1, -1, -1, 0, 467, 109, 0, 1, 2, 7, 4, 0, 0, 6},  // allValues
    {457, -1, -1, -1, -1, 0, 468, 110, 0, 1, 2, 7, 0, 0, 0, 6},  // count
    {300, -1, -1, -1, -1, 0, 469, 111, 0, 1, 2, 7, 2, 0, 0, 6},  // isEmpty
    {67, -1, -1, -1, -1, 270, 470, 112, 1, 2, 1, 7, 49, 0, 0, 6},  // removeValue
    {529, -1, -1, -1, -1, 271, 472, 113, 1, 2, 1, 7, 49, 0, 0, 6},  // removeObjectForKey
    {68, -1, -1, -1, -1, 272, 474, 114, 2, 3, 1, 7, 49, 0, 0, 6},  // updateValue
    {70, -1, -1, -1, -1, 274, 477, 115, 2, 3, 1, 7, 49, 0, 0, 6},  // setObject
    {66, -1, -1, -1, -1, 276, 480, 116, 0, 1, 1, 7, 49, 0, 0, 6},  // removeAll
    {530, -1, -1, -1, -1, 276, 481, 117, 0, 1, 1, 7, 49, 0, 0, 6},  // removeAllObjects
    {69, -1, -1, -1, -1, 276, 482, 118, 2, 3, 1, 7, 49, 0, 0, 6},  // merge
    {532, -1, -1, -1, -1, 278, 485, 119, 1, 2, 1, 7, 6, 0, 0, 6},  // mapValues
    {464, -1, -1, -1, -1, 279, 487, 120, 1, 2, 1, 7, 6, 0, 0, 6},  // filter
    {533, -1, -1, -1, -1, 280, 489, 121, 2, 3, 1, 7, 6, 0, 0, 6},  // merging
    {534, -1, -1, -1, -1, 282, 492, 122, 1, 2, 1, 7, 49, 0, 0, 6},  // objectForKey
    {535, -1, -1, -1, -1, 283, 494, 123, 1, 2, 1, 7, 49, 0, 0, 6},  // valueForKey
    {521, -1, -1, -1, -1, 284, 496, 124, 1, 1, 3, 0, 6, 0, 0, 6},  // Dictionary
    {521, -1, -1, -1, -1, 285, 497, 125, 2, 2, 3, 0, 6, 0, 0, 6},  // Dictionary
    {523, -1, -1, -1, -1, 287, 499, 126, 0, 0, 3, 0, 6, 0, 0, 6},  // NSMutableDictionary
    {522, -1, -1, -1, -1, 287, 499, 127, 0, 0, 3, 0, 6, 0, 0, 6},  // NSDictionary
    {521, -1, -1, -1, -1, 287, 499, 128, 0, 0, 3, 0, 6, 0, 0, 6},  // Dictionary
    {77, -1, -1, -1, -1, 186, 499, 129, 1, 2, 1, 7, 4, 0, 0, 6},  // map
    {463, -1, -1, -1, -1, 187, 501, 130, 1, 2, 1, 7, 4, 0, 0, 6},  // compactMap
    {78, -1, -1, -1, -1, 233, 503, 131, 1, 2, 1, 7, 4, 0, 0, 6},  // flatMap
    {466, -1, -1, -1, -1, 191, 505, 132, 1, 2, 1, 7, 49, 0, 0, 6},  // forEach
    {465, -1, -1, -1, -1, 189, 507, 133, 2, 3, 1, 7, 49, 0, 0, 6},  // reduce
    {325, -1, -1, -1, -1, 204, 510, 134, 1, 2, 1, 7, 2, 0, 0, 6},  // contains
    {458, -1, -1, -1, -1, 205, 512, 135, 1, 2, 1, 7, 49, 0, 0, 6},  // first
    {479, -1, -1, -1, -1, 206, 514, 136, 1, 2, 1, 7, 2, 0, 0, 6},  // allSatisfy
    {500, -1, -1, -1, -1, 246, 516, 137, 1, 2, 1, 7, 4, 0, 0, 6},  // sorted
    {500, -1, -1, -1, -1, 247, 518, 138, 1, 2, 1, 7, 4, 0, 0, 6},  // sorted
    {357, -1, -1, -1, -1, 245, 520, 139, 1, 2, 1, 7, 49, 0, 0, 6},  // max
    {359, -1, -1, -1, -1, 244, 522, 140, 1, 2, 1, 7, 49, 0, 0, 6},  // min
    {461, -1, -1, -1, -1, 184, 524, 141, 0, 1, 1, 7, 4, 0, 0, 6},  // enumerated
    {458, -1, -1, -1, -1, 0, 525, 142, 0, 1, 2, 7, 49, 0, 0, 6},  // first
    {538, -1, -1, -1, -1, 0, 526, 143, 0, 1, 2, 8, 0, 0, 0, 6},  // lowerBound
    {539, -1, -1, -1, -1, 0, 527, 144, 0, 1, 2, 8, 0, 0, 0, 6},  // upperBound
    {457, -1, -1, -1, -1, 0, 528, 145, 0, 1, 2, 8, 0, 0, 0, 6},  // count
    {300, -1, -1, -1, -1, 0, 529, 146, 0, 1, 2, 8, 2, 0, 0, 6},  // isEmpty
    {325, -1, -1, -1, -1, 300, 530, 147, 1, 2, 1, 8, 2, 0, 0, 6},  // contains
    {77, -1, -1, -1, -1, 301, 532, 148, 1, 2, 1, 8, 4, 0, 0, 6},  // map
    {460, -1, -1, -1, -1, 302, 534, 149, 0, 1, 1, 8, 4, 0, 0, 6},  // reversed
    {154, -1, -1, -1, -1, 302, 535, 150, 1, 1, 3, 0, 4, 0, 0, 6},  // Array
    {540, -1, -1, -1, -1, 303, 536, 151, 0, 0, 3, 0, 5, 0, 0, 6},  // Set
    {540, -1, -1, -1, -1, 303, 536, 152, 1, 1, 3, 0, 5, 0, 0, 6},  // Set
    {457, -1, -1, -1, -1, 0, 537, 153, 0, 1, 2, 6, 0, 0, 0, 6},  // count
    {300, -1, -1, -1, -1, 0, 538, 154, 0, 1, 2, 6, 2, 0, 0, 6},  // isEmpty
    {458, -1, -1, -1, -1, 0, 539, 155, 0, 1, 2, 6, 49, 0, 0, 6},  // first
    {319, -1, -1, -1, -1, 304, 540, 156, 1, 2, 1, 6, 5, 0, 0, 6},  // union
    {541, -1, -1, -1, -1, 305, 542, 157, 1, 2, 1, 6, 49, 0, 0, 6},  // formUnion
    {321, -1, -1, -1, -1, 306, 544, 158, 1, 2, 1, 6, 5, 0, 0, 6},  // intersection
    {542, -1, -1, -1, -1, 307, 546, 159, 1, 2, 1, 6, 49, 0, 0, 6},  // formIntersection
    {543, -1, -1, -1, -1, 308, 548, 160, 1, 2, 1, 6, 5, 0, 0, 6},  // subtracting
    {544, -1, -1, -1, -1, 309, 550, 161, 1, 2, 1, 6, 49, 0, 0, 6},  // subtract
    {545, -1, -1, -1, -1, 310, 552, 162, 1, 2, 1, 6, 5, 0, 0, 6},  // symmetricDifference
    {546, -1, -1, -1, -1, 311, 554, 163, 1, 2, 1, 6, 49, 0, 0, 6},  // formSymmetricDifference
    {547, -1, -1, -1, -1, 312, 556, 164, 1, 2, 1, 6, 2, 0, 0, 6},  // isSubset
    {548, -1, -1, -1, -1, 313, 558, 165, 1, 2, 1, 6, 2, 0, 0, 6},  // isSuperset
    {549, -1, -1, -1, -1, 314, 560, 166, 1, 2, 1, 6, 2, 0, 0, 6},  // isStrictSubset
    {550, -1, -1, -1, -1, 315, 562, 167, 1, 2, 1, 6, 2, 0, 0, 6},  // isStrictSuperset
    {551, -1, -1, -1, -1, 316, 564, 168, 1, 2, 1, 6, 2, 0, 0, 6},  // isDisjoint
    {325, -1, -1, -1, -1, 317, 566, 169, 1, 2, 1, 6, 2, 0, 0, 6},  // contains
    {61, -1, -1, -1, -1, 318, 568, 170, 1, 2, 1, 6, 49, 0, 0, 6},  // insert
    {552, -1, -1, -1, -1, 319, 570, 171, 1, 2, 1, 6, 49, 0, 0, 6},  // update
    {62, -1, -1, -1, -1, 320, 572, 172, 1, 2, 1, 6, 49, 0, 0, 6},  // remove
    {66, -1, -1, -1, -1, 321, 574, 173, 0, 1, 1, 6, 49, 0, 0, 6},  // removeAll
    {553, -1, -1, -1, -1, 321, 575, 174, 0, 1, 1, 6, 49, 0, 0, 6},  // popFirst
    {65, -1, -1, -1, -1, 321, 576, 175, 0, 1, 1, 6, 49, 0, 0, 6},  // removeFirst
    {168, -1, -1, -1, -1, 321, 577, 0, 4, 4, 3, 0, 17, 0, 0, 7},  // UIColor
    {558, -1, -1, -1, -1, 325, 581, 1, 1, 2, 1, 18, 17, 0, 0, 7},  // withAlphaComponent
    {559, -1, -1, -1, -1, 326, 583, 2, 0, 1, 1, 18, 49, 0, 0, 7},  // set
    {560, -1, -1, -1, -1, 326, 584, 3, 0, 1, 1, 18, 49, 0, 0, 7},  // setFill
    {561, -1, -1, -1, -1, 326, 585, 4, 0, 1, 1, 18, 49, 0, 0, 7},  // setStroke
    {168, -1, -1, -1, -1, 326, 586, 5, 2, 2, 3, 0, 17, 0, 0, 7},  // UIColor
    {563, 168, -1, -1, -1, 0, 0, 6, 0, 0, 5, 18, 17, 0, 0, 7},  // black
    {564, 168, -1, -1, -1, 328, 0, 7, 0, 0, 4, 18, 17, 0, 0, 7},  // blackColor
    {562, 168, -1, -1, -1, 0, 0, 8, 0, 0, 5, 18, 17, 0, 0, 7},  // white
    {565, 168, -1, -1, -1, 328, 0, 9, 0, 0, 4, 18, 17, 0, 0, 7},  // whiteColor
    {554, 168, -1, -1, -1, 0, 0, 10, 0, 0, 5, 18, 17, 0, 0, 7},  // red
    {566, 168, -1, -1, -1, 328, 0, 11, 0, 0, 4, 18, 17, 0, 0, 7},  // redColor
    {555, 168, -1, -1, -1, 0, 0, 12, 0, 0, 5, 18, 17, 0, 0, 7},  // green
    {567, 168, -1, -1, -1, 328, 0, 13, 0, 0, 4, 18, 17, 0, 0, 7},  // greenColor
    {556, 168, -1, -1, -1, 0, 0, 14, 0, 0, 5, 18, 17, 0, 0, 7},  // blue
    {568, 168, -1, -1, -1, 328, 0, 15, 0, 0, 4, 18, 17, 0, 0, 7},  // blueColor
    {569, 168, -1, -1, -1, 0, 0, 16, 0, 0, 5, 18, 17, 0, 0, 7},  // cyan
    {570, 168, -1, -1, -1, 328, 0, 17, 0, 0, 4, 18, 17, 0, 0, 7},  // cyanColor
    {571, 168, -1, -1, -1, 0, 0, 18, 0, 0, 5, 18, 17, 0, 0, 7},  // yellow
    {572, 168, -1, -1, -1, 328, 0, 19, 0, 0, 4, 18, 17, 0, 0, 7},  // yellowColor
    {573, 168, -1, -1, -1, 0, 0, 20, 0, 0, 5, 18, 17, 0, 0, 7},  // magenta
    {574, 168, -1, -1, -1, 328, 0, 21, 0, 0, 4, 18, 17, 0, 0, 7},  // magentaColor
    {575, 168, -1, -1, -1, 0, 0, 22, 0, 0, 5, 18, 17, 0, 0, 7},  // orange
    {576, 168, -1, -1, -1, 328, 0, 23, 0, 0, 4, 18, 17, 0, 0, 7},  // orangeColor
    {577, 168, -1, -1, -1, 0, 0, 24, 0, 0, 5, 18, 17, 0, 0, 7},  // purple
    {578, 168, -1, -1, -1, 328, 0, 25, 0, 0, 4, 18, 17, 0, 0, 7},  // purpleColor
    {579, 168, -1, -1, -1, 0, 0, 26, 0, 0, 5, 18, 17, 0, 0, 7},  // brown
    {580, 168, -1, -1, -1, 328, 0, 27, 0, 0, 4, 18, 17, 0, 0, 7},  // brownColor
    {581, 168, -1, -1, -1, 0, 0, 28, 0, 0, 5, 18, 17, 0, 0, 7},  // gray
    {582, 168, -1, -1, -1, 328, 0, 29, 0, 0, 4, 18, 17, 0, 0, 7},  // grayColor
    {583, 168, -1, -1, -1, 0, 0, 30, 0, 0, 5, 18, 17, 0, 0, 7},  // lightGray
    {584, 168, -1, -1, -1, 328, 0, 31, 0, 0, 4, 18, 17, 0, 0, 7},  // lightGrayColor
    {585, 168, -1, -1, -1, 0, 0, 32, 0, 0, 5, 18, 17, 0, 0, 7},  // darkGray
    {586, 168, -1, -1, -1, 328, 0, 33, 0, 0, 4, 18, 17, 0, 0, 7},  // darkGrayColor
    {587, 168, -1, -1, -1, 0, 0, 34, 0, 0, 5, 18, 17, 0, 0, 7},  // clear
    {588, 168, -1, -1, -1, 328, 0, 35, 0, 0, 4, 18, 17, 0, 0, 7},  // clearColor
    {589, 168, -1, -1, -1, 0, 0, 36, 0, 0, 5, 18, 17, 0, 0, 7},  // systemRed
    {590, 168, -1, -1, -1, 0, 0, 37, 0, 0, 5, 18, 17, 0, 0, 7},  // systemOrange
    {591, 168, -1, -1, -1, 0, 0, 38, 0, 0, 5, 18, 17, 0, 0, 7},  // systemYellow
    {592, 168, -1, -1, -1, 0, 0, 39, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGreen
    {593, 168, -1, -1, -1, 0, 0, 40, 0, 0, 5, 18, 17, 0, 0, 7},  // systemMint
    {594, 168, -1, -1, -1, 0, 0, 41, 0, 0, 5, 18, 17, 0, 0, 7},  // systemTeal
    {595, 168, -1, -1, -1, 0, 0, 42, 0, 0, 5, 18, 17, 0, 0, 7},  // systemCyan
    {596, 168, -1, -1, -1, 0, 0, 43, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBlue
    {597, 168, -1, -1, -1, 0, 0, 44, 0, 0, 5, 18, 17, 0, 0, 7},  // systemIndigo
    {598, 168, -1, -1, -1, 0, 0, 45, 0, 0, 5, 18, 17, 0, 0, 7},  // systemPurple
    {599, 168, -1, -1, -1, 0, 0, 46, 0, 0, 5, 18, 17, 0, 0, 7},  // systemPink
    {600, 168, -1, -1, -1, 0, 0, 47, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBrown
    {601, 168, -1, -1, -1, 0, 0, 48, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray
    {602, 168, -1, -1, -1, 0, 0, 49, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray2
    {603, 168, -1, -1, -1, 0, 0, 50, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray3
    {604, 168, -1, -1, -1, 0, 0, 51, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray4
    {605, 168, -1, -1, -1, 0, 0, 52, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray5
    {606, 168, -1, -1, -1, 0, 0, 53, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray6
    {607, 168, -1, -1, -1, 0, 0, 54, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBackground
    {608, 168, -1, -1, -1, 0, 0, 55, 0, 0, 5, 18, 17, 0, 0, 7},  // secondarySystemBackground
    {609, 168, -1, -1, -1, 0, 0, 56, 0, 0, 5, 18, 17, 0, 0, 7},  // label
    {169, -1, -1, -1, -1, 328, 588, 0, 1, 1, 3, 0, 27, 0, 0, 8},  // UIView
    {169, -1, -1, -1, -1, 0, 0, 1, 0, 0, 3, 0, 27, 0, 0, 8},  // UIView
    {170, -1, -1, -1, -1, 329, 589, 2, 1, 1, 3, 0, 27, 0, 0, 8},  // UIWindow
    {170, -1, -1, -1, -1, 0, 0, 3, 0, 0, 3, 0, 27, 0, 0, 8},  // UIWindow
    {171, -1, -1, -1, -1, 330, 590, 4, 1, 1, 3, 0, 27, 0, 0, 8},  // UIImageView
    {171, -1, -1, -1, -1, 0, 0, 5, 0, 0, 3, 0, 27, 0, 0, 8},  // UIImageView
    {172, -1, -1, -1, -1, 331, 591, 6, 1, 1, 3, 0, 27, 0, 0, 8},  // UILabel
    {172, -1, -1, -1, -1, 0, 0, 7, 0, 0, 3, 0, 27, 0, 0, 8},  // UILabel
    {173, -1, -1, -1, -1, 332, 592, 8, 1, 1, 3, 0, 27, 0, 0, 8},  // UIButton
    {173, -1, -1, -1, -1, 0, 0, 9, 0, 0, 3, 0, 27, 0, 0, 8},  // UIButton
    {174, -1, -1, -1, -1, 333, 593, 10, 1, 1, 3, 0, 27, 0, 0, 8},  // UIScrollView
    {174, -1, -1, -1, -1, 0, 0, 11, 0, 0, 3, 0, 27, 0, 0, 8},  // UIScrollView
    {175, -1, -1, -1, -1, 334, 594, 12, 1, 1, 3, 0, 27, 0, 0, 8},  // UIControl
    {175, -1, -1, -1, -1, 0, 0, 13, 0, 0, 3, 0, 27, 0, 0, 8},  // UIControl
    {176, -1, -1, -1, -1, 335, 595, 14, 1, 1, 3, 0, 27, 0, 0, 8},  // UITextField
    {176, -1, -1, -1, -1, 0, 0, 15, 0, 0, 3, 0, 27, 0, 0, 8},  // UITextField
    {177, -1, -1, -1, -1, 336, 596, 16, 1, 1, 3, 0, 27, 0, 0, 8},  // UITextView
    {177, -1, -1, -1, -1, 0, 0, 17, 0, 0, 3, 0, 27, 0, 0, 8},  // UITextView
    {178, -1, -1, -1, -1, 337, 597, 18, 1, 1, 3, 0, 27, 0, 0, 8},  // UITableViewCell
    {178, -1, -1, -1, -1, 0, 0, 19, 0, 0, 3, 0, 27, 0, 0, 8},  // UITableViewCell
    {179, -1, -1, -1, -1, 338, 598, 20, 1, 1, 3, 0, 27, 0, 0, 8},  // UICollectionViewCell
    {179, -1, -1, -1, -1, 0, 0, 21, 0, 0, 3, 0, 27, 0, 0, 8},  // UICollectionViewCell
    {180, -1, -1, -1, -1, 339, 599, 22, 1, 1, 3, 0, 27, 0, 0, 8},  // UIVisualEffectView
    {180, -1, -1, -1, -1, 0, 0, 23, 0, 0, 3, 0, 27, 0, 0, 8},  // UIVisualEffectView
    {610, -1, -1, -1, -1, 0, 600, 24, 0, 1, 2, 28, 13, 0, 9, 8},  // frame
    {611, -1, -1, -1, -1, 0, 601, 25, 0, 1, 2, 28, 13, 0, 10, 8},  // bounds
    {305, -1, -1, -1, -1, 0, 602, 26, 0, 1, 2, 28, 9, 0, 11, 8},  // center
    {612, -1, -1, -1, -1, 0, 603, 27, 0, 1, 2, 28, 9, 0, 12, 8},  // anchorPoint
    {613, -1, -1, -1, 1347, 0, 604, 28, 0, 1, 2, 28, 2, 0, 0, 8},  // isHidden
    {614, -1, -1, -1, -1, 0, 605, 29, 0, 1, 2, 28, 2, 0, 0, 8},  // clipsToBounds
    {615, -1, -1, -1, -1, 0, 606, 30, 0, 1, 2, 28, 3, 0, 0, 8},  // name
    {616, -1, -1, -1, -1, 340, 607, 31, 1, 1, 0, 0, 49, 0, 0, 8},  // UIImage
    {171, -1, -1, -1, -1, 341, 608, 32, 1, 1, 3, 0, 27, 0, 0, 8},  // UIImageView
    {87, -1, -1, -1, -1, 0, 609, 33, 0, 1, 2, 28, 14, 0, 13, 8},  // transform
    {619, -1, -1, -1, -1, 342, 610, 34, 1, 2, 1, 28, 49, 0, 0, 8},  // moveAnchor
    {620, -1, -1, -1, -1, 0, 612, 35, 0, 1, 2, 28, 9, 0, 0, 8},  // contentOffset
    {557, -1, -1, -1, -1, 0, 613, 36, 0, 1, 2, 28, 0, 0, 0, 8},  // alpha
    {621, -1, -1, -1, 622, 0, 614, 37, 0, 1, 2, 28, 2, 0, 0, 8},  // isUserInteractionEnabled
    {622, -1, -1, -1, -1, 0, 615, 38, 0, 1, 2, 28, 2, 0, 0, 8},  // userInteractionEnabled
    {623, -1, -1, -1, -1, 0, 616, 39, 0, 1, 2, 28, 0, 0, 0, 8},  // tag
    {88, -1, -1, -1, -1, 0, 617, 40, 0, 1, 2, 28, 28, 0, 0, 8},  // layer
    {624, -1, -1, -1, -1, 0, 618, 41, 0, 1, 2, 28, 17, 0, 0, 8},  // backgroundColor
    {625, -1, -1, -1, -1, 0, 619, 42, 0, 1, 2, 28, 3, 0, 0, 8},  // text
    {626, -1, -1, -1, -1, 0, 620, 43, 0, 1, 2, 28, 17, 0, 0, 8},  // textColor
    {627, -1, -1, -1, -1, 0, 621, 44, 0, 1, 2, 28, 20, 0, 0, 8},  // textAlignment
    {628, -1, -1, -1, -1, 0, 622, 45, 0, 1, 2, 28, 49, 0, 0, 8},  // font
    {618, -1, -1, -1, -1, 0, 623, 46, 0, 1, 2, 28, 49, 0, 0, 8},  // image
    {629, -1, -1, -1, -1, 0, 624, 47, 0, 1, 2, 28, 49, 0, 0, 8},  // rootViewController
    {630, -1, -1, -1, -1, 0, 625, 48, 0, 1, 2, 28, 49, 0, 0, 8},  // contentMode
    {631, -1, -1, -1, -1, 0, 626, 49, 0, 1, 2, 28, 2, 0, 0, 8},  // isOpaque
    {632, -1, -1, -1, -1, 0, 627, 50, 0, 1, 2, 28, 17, 0, 0, 8},  // tintColor
    {633, -1, -1, -1, -1, 0, 628, 51, 0, 1, 2, 28, 0, 0, 0, 8},  // contentScaleFactor
    {634, -1, -1, -1, -1, 0, 629, 52, 0, 1, 2, 28, 3, 0, 0, 8},  // accessibilityLabel
    {635, -1, -1, -1, -1, 0, 630, 53, 0, 1, 2, 28, 45, 0, 0, 8},  // layoutMargins
    {636, -1, -1, -1, -1, 0, 631, 54, 0, 1, 2, 28, 45, 0, 0, 8},  // safeAreaInsets
    {637, -1, -1, -1, -1, 0, 632, 55, 0, 1, 2, 28, 27, 0, 0, 8},  // mask
    {638, -1, -1, -1, -1, 0, 633, 56, 0, 1, 2, 28, 3, 0, 0, 8},  // accessibilityIdentifier
    {639, -1, -1, -1, -1, 0, 634, 57, 0, 1, 2, 28, 3, 0, 0, 8},  // accessibilityHint
    {640, -1, -1, -1, -1, 0, 635, 58, 0, 1, 2, 28, 2, 0, 0, 8},  // isAccessibilityElement
    {641, -1, -1, -1, -1, 0, 636, 59, 0, 1, 2, 28, 49, 0, 0, 8},  // semanticContentAttribute
    {642, -1, -1, -1, -1, 0, 637, 60, 0, 1, 2, 28, 2, 0, 0, 8},  // clearsContextBeforeDrawing
    {643, -1, -1, -1, -1, 0, 638, 61, 0, 1, 2, 28, 2, 0, 0, 8},  // isFirstResponder
    {644, -1, -1, -1, -1, 0, 639, 62, 0, 1, 2, 28, 0, 0, 0, 8},  // numberOfLines
    {645, -1, -1, -1, -1, 0, 640, 63, 0, 1, 2, 28, 2, 0, 0, 8},  // adjustsFontSizeToFitWidth
    {646, -1, -1, -1, -1, 0, 641, 64, 0, 1, 2, 28, 49, 0, 0, 8},  // lineBreakMode
    {647, -1, -1, -1, -1, 0, 642, 65, 0, 1, 2, 28, 49, 0, 0, 8},  // attributedText
    {648, -1, -1, -1, -1, 0, 643, 66, 0, 1, 2, 28, 49, 0, 0, 8},  // baselineAdjustment
    {649, -1, -1, -1, -1, 0, 644, 67, 0, 1, 2, 28, 49, 0, 0, 8},  // borderStyle
    {650, -1, -1, -1, -1, 0, 645, 68, 0, 1, 2, 28, 49, 0, 0, 8},  // keyboardType
    {651, -1, -1, -1, -1, 0, 646, 69, 0, 1, 2, 28, 49, 0, 0, 8},  // returnKeyType
    {652, -1, -1, -1, -1, 0, 647, 70, 0, 1, 2, 28, 49, 0, 0, 8},  // autocorrectionType
    {653, -1, -1, -1, -1, 0, 648, 71, 0, 1, 2, 28, 49, 0, 0, 8},  // autocapitalizationType
    {654, -1, -1, -1, -1, 0, 649, 72, 0, 1, 2, 28, 49, 0, 0, 8},  // clearButtonMode
    {655, -1, -1, -1, -1, 0, 650, 73, 0, 1, 2, 28, 17, 0, 0, 8},  // shadowColor
    {656, -1, -1, -1, -1, 0, 651, 74, 0, 1, 2, 28, 3, 0, 0, 8},  // placeholder
    {657, -1, -1, -1, -1, 0, 652, 75, 0, 1, 2, 28, 0, 0, 0, 8},  // minimumScaleFactor
    {658, -1, -1, -1, -1, 0, 653, 76, 0, 1, 2, 28, 2, 0, 0, 8},  // isEditable
    {659, -1, -1, -1, -1, 0, 654, 77, 0, 1, 2, 28, 2, 0, 0, 8},  // isSelectable
    {660, -1, -1, -1, -1, 0, 655, 78, 0, 1, 2, 28, 2, 0, 0, 8},  // isSecureTextEntry
    {661, -1, -1, -1, -1, 0, 656, 79, 0, 1, 2, 28, 0, 0, 0, 8},  // zoomScale
    {662, 663, 664, -1, -1, 0, 0, 80, 0, 0, 5, 4, 3, 0, 0, 8},  // system
    {665, 663, 666, -1, -1, 0, 0, 81, 0, 0, 5, 4, 3, 0, 0, 8},  // custom
    {667, 663, 668, -1, -1, 0, 0, 82, 0, 0, 5, 4, 3, 0, 0, 8},  // infoLight
    {669, 663, 670, -1, -1, 0, 0, 83, 0, 0, 5, 4, 3, 0, 0, 8},  // contactAdd
    {671, 663, 672, -1, -1, 0, 0, 84, 0, 0, 5, 4, 3, 0, 0, 8},  // close
    {173, -1, -1, -1, -1, 343, 657, 85, 1, 1, 3, 0, 27, 0, 0, 8},  // UIButton
    {673, -1, -1, -1, -1, 0, 658, 86, 0, 1, 2, 28, 2, 0, 0, 8},  // isScrollEnabled
    {674, -1, -1, -1, -1, 0, 659, 87, 0, 1, 2, 28, 2, 0, 0, 8},  // isPagingEnabled
    {675, -1, -1, -1, -1, 0, 660, 88, 0, 1, 2, 28, 2, 0, 0, 8},  // bounces
    {676, -1, -1, -1, -1, 0, 661, 89, 0, 1, 2, 28, 2, 0, 0, 8},  // showsHorizontalScrollIndicator
    {677, -1, -1, -1, -1, 0, 662, 90, 0, 1, 2, 28, 2, 0, 0, 8},  // showsVerticalScrollIndicator
    {678, -1, -1, -1, -1, 0, 663, 91, 0, 1, 2, 28, 0, 0, 0, 8},  // minimumZoomScale
    {679, -1, -1, -1, -1, 0, 664, 92, 0, 1, 2, 28, 0, 0, 0, 8},  // maximumZoomScale
    {680, -1, -1, -1, -1, 0, 665, 93, 0, 1, 2, 28, 45, 0, 0, 8},  // contentInset
    {681, -1, -1, -1, -1, 0, 666, 94, 0, 1, 2, 28, 49, 0, 0, 8},  // delegate
    {683, 169, -1, -1, -1, 0, 0, 95, 0, 0, 5, 28, 46, 0, 0, 8},  // AutoresizingMask
    {684, 682, 685, -1, -1, 0, 0, 96, 0, 0, 5, 26, 25, 0, 0, 8},  // flexibleLeftMargin
    {686, 682, -1, -1, -1, 0, 0, 97, 0, 0, 5, 26, 25, 0, 0, 8},  // FlexibleLeftMargin
    {687, 682, 688, -1, -1, 0, 0, 98, 0, 0, 5, 26, 25, 0, 0, 8},  // flexibleWidth
    {689, 682, -1, -1, -1, 0, 0, 99, 0, 0, 5, 26, 25, 0, 0, 8},  // FlexibleWidth
    {690, 682, 691, -1, -1, 0, 0, 100, 0, 0, 5, 26, 25, 0, 0, 8},  // flexibleRightMargin
    {692, 682, -1, -1, -1, 0, 0, 101, 0, 0, 5, 26, 25, 0, 0, 8},  // FlexibleRightMargin
    {693, 682, 694, -1, -1, 0, 0, 102, 0, 0, 5, 26, 25, 0, 0, 8},  // flexibleTopMargin
    {695, 682, -1, -1, -1, 0, 0, 103, 0, 0, 5, 26, 25, 0, 0, 8},  // FlexibleTopMargin
    {696, 682, 697, -1, -1, 0, 0, 104, 0, 0, 5, 26, 25, 0, 0, 8},  // flexibleHeight
    {698, 682, -1, -1, -1, 0, 0, 105, 0, 0, 5, 26, 25, 0, 0, 8},  // FlexibleHeight
    {699, 682, 700, -1, -1, 0, 0, 106, 0, 0, 5, 26, 25, 0, 0, 8},  // flexibleBottomMargin
    {701, 682, -1, -1, -1, 0, 0, 107, 0, 0, 5, 26, 25, 0, 0, 8},  // FlexibleBottomMargin
    {702, 682, 703, -1, -1, 0, 0, 108, 0, 0, 5, 26, 25, 0, 0, 8},  // None
    {704, -1, -1, -1, -1, 0, 667, 109, 0, 1, 2, 28, 25, 0, 0, 8},  // autoresizingMask
    {705, -1, -1, -1, -1, 0, 668, 110, 0, 1, 2, 28, 2, 0, 0, 8},  // translatesAutoresizingMaskIntoConstraints
    {706, -1, -1, -1, -1, 0, 669, 111, 0, 1, 2, 28, 2, 0, 0, 8},  // autoresizesSubviews
    {708, 175, -1, -1, -1, 0, 0, 112, 0, 0, 5, 28, 46, 0, 0, 8},  // State
    {709, 707, 710, -1, -1, 0, 0, 113, 0, 0, 5, 4, 3, 0, 0, 8},  // normal
    {711, 707, -1, -1, -1, 0, 0, 114, 0, 0, 5, 4, 3, 0, 0, 8},  // Normal
    {712, 707, 713, -1, -1, 0, 0, 115, 0, 0, 5, 4, 3, 0, 0, 8},  // highlighted
    {714, 707, -1, -1, -1, 0, 0, 116, 0, 0, 5, 4, 3, 0, 0, 8},  // Highlighted
    {715, 707, 716, -1, -1, 0, 0, 117, 0, 0, 5, 4, 3, 0, 0, 8},  // disabled
    {717, 707, -1, -1, -1, 0, 0, 118, 0, 0, 5, 4, 3, 0, 0, 8},  // Disabled
    {718, 707, 719, -1, -1, 0, 0, 119, 0, 0, 5, 4, 3, 0, 0, 8},  // selected
    {720, 707, -1, -1, -1, 0, 0, 120, 0, 0, 5, 4, 3, 0, 0, 8},  // Selected
    {722, 175, -1, -1, -1, 0, 0, 121, 0, 0, 5, 28, 46, 0, 0, 8},  // Event
    {723, 721, 724, -1, -1, 0, 0, 122, 0, 0, 5, 4, 3, 0, 0, 8},  // allEvents
    {725, 721, -1, -1, -1, 0, 0, 123, 0, 0, 5, 4, 3, 0, 0, 8},  // AllEvents
    {726, 721, 727, -1, -1, 0, 0, 124, 0, 0, 5, 4, 3, 0, 0, 8},  // allTouchEvents
    {728, 721, -1, -1, -1, 0, 0, 125, 0, 0, 5, 4, 3, 0, 0, 8},  // AllTouchEvents
    {729, 721, 730, -1, -1, 0, 0, 126, 0, 0, 5, 4, 3, 0, 0, 8},  // touchDown
    {731, 721, -1, -1, -1, 0, 0, 127, 0, 0, 5, 4, 3, 0, 0, 8},  // TouchDown
    {732, 721, 733, -1, -1, 0, 0, 128, 0, 0, 5, 4, 3, 0, 0, 8},  // touchDragInside
    {734, 721, -1, -1, -1, 0, 0, 129, 0, 0, 5, 4, 3, 0, 0, 8},  // TouchDragInside
    {735, 721, 736, -1, -1, 0, 0, 130, 0, 0, 5, 4, 3, 0, 0, 8},  // touchDragOutside
    {737, 721, -1, -1, -1, 0, 0, 131, 0, 0, 5, 4, 3, 0, 0, 8},  // TouchDragOutside
    {738, 721, 739, -1, -1, 0, 0, 132, 0, 0, 5, 4, 3, 0, 0, 8},  // touchUpInside
    {740, 721, -1, -1, -1, 0, 0, 133, 0, 0, 5, 4, 3, 0, 0, 8},  // TouchUpInside
    {741, 721, 742, -1, -1, 0, 0, 134, 0, 0, 5, 4, 3, 0, 0, 8},  // touchUpOutside
    {743, 721, -1, -1, -1, 0, 0, 135, 0, 0, 5, 4, 3, 0, 0, 8},  // TouchUpOutside
    {744, 721, 745, -1, -1, 0, 0, 136, 0, 0, 5, 4, 3, 0, 0, 8},  // touchCancel
    {746, 721, -1, -1, -1, 0, 0, 137, 0, 0, 5, 4, 3, 0, 0, 8},  // TouchCancel
    {747, 721, 748, -1, -1, 0, 0, 138, 0, 0, 5, 4, 3, 0, 0, 8},  // valueChanged
    {749, 721, -1, -1, -1, 0, 0, 139, 0, 0, 5, 4, 3, 0, 0, 8},  // ValueChanged
    {750, 721, 751, -1, -1, 0, 0, 140, 0, 0, 5, 4, 3, 0, 0, 8},  // editingChanged
    {752, 721, -1, -1, -1, 0, 0, 141, 0, 0, 5, 4, 3, 0, 0, 8},  // EditingChanged
    {753, 721, 754, -1, -1, 0, 0, 142, 0, 0, 5, 4, 3, 0, 0, 8},  // editingDidBegin
    {755, 721, -1, -1, -1, 0, 0, 143, 0, 0, 5, 4, 3, 0, 0, 8},  // EditingDidBegin
    {756, 721, 757, -1, -1, 0, 0, 144, 0, 0, 5, 4, 3, 0, 0, 8},  // editingDidEnd
    {758, 721, -1, -1, -1, 0, 0, 145, 0, 0, 5, 4, 3, 0, 0, 8},  // EditingDidEnd
    {759, 721, 760, -1, -1, 0, 0, 146, 0, 0, 5, 4, 3, 0, 0, 8},  // primaryActionTriggered
    {761, 721, -1, -1, -1, 0, 0, 147, 0, 0, 5, 4, 3, 0, 0, 8},  // PrimaryActionTriggered
    {762, -1, -1, -1, -1, 344, 670, 148, 3, 4, 1, 28, 49, 0, 0, 8},  // addTarget
    {762, -1, -1, -1, -1, 347, 674, 149, 3, 4, 1, 28, 49, 0, 0, 8},  // addTarget
    {765, -1, -1, -1, -1, 350, 678, 150, 3, 4, 1, 28, 49, 0, 0, 8},  // removeTarget
    {765, -1, -1, -1, -1, 353, 682, 151, 3, 4, 1, 28, 49, 0, 0, 8},  // removeTarget
    {766, -1, -1, -1, -1, 356, 686, 152, 1, 2, 1, 28, 49, 0, 0, 8},  // sendActions
    {767, -1, -1, -1, -1, 357, 688, 153, 1, 2, 1, 28, 49, 0, 0, 8},  // sendActionsForControlEvents
    {768, -1, -1, -1, -1, 358, 690, 154, 2, 3, 1, 28, 49, 0, 0, 8},  // setTitle
    {768, -1, -1, -1, -1, 360, 693, 155, 2, 3, 1, 28, 49, 0, 0, 8},  // setTitle
    {770, -1, -1, -1, -1, 362, 696, 156, 2, 3, 1, 28, 49, 0, 0, 8},  // setTitleColor
    {770, -1, -1, -1, -1, 364, 699, 157, 2, 3, 1, 28, 49, 0, 0, 8},  // setTitleColor
    {771, -1, -1, -1, -1, 366, 702, 158, 2, 3, 1, 28, 49, 0, 0, 8},  // setImage
    {771, -1, -1, -1, -1, 368, 705, 159, 2, 3, 1, 28, 49, 0, 0, 8},  // setImage
    {772, -1, -1, -1, -1, 370, 708, 160, 2, 3, 1, 28, 49, 0, 0, 8},  // setBackgroundImage
    {772, -1, -1, -1, -1, 372, 711, 161, 2, 3, 1, 28, 49, 0, 0, 8},  // setBackgroundImage
    {773, -1, -1, -1, -1, 374, 714, 162, 2, 3, 1, 28, 49, 0, 0, 8},  // setAttributedTitle
    {774, -1, -1, -1, -1, 376, 717, 163, 2, 3, 1, 28, 49, 0, 0, 8},  // setTitleShadowColor
    {775, -1, -1, -1, -1, 0, 720, 164, 0, 1, 2, 28, 3, 0, 0, 8},  // currentTitle
    {776, -1, -1, -1, -1, 0, 721, 165, 0, 1, 2, 28, 27, 0, 0, 8},  // titleLabel
    {777, -1, -1, -1, -1, 0, 722, 166, 0, 1, 2, 28, 45, 0, 0, 8},  // contentEdgeInsets
    {778, -1, -1, -1, -1, 0, 723, 167, 0, 1, 2, 28, 45, 0, 0, 8},  // titleEdgeInsets
    {779, -1, -1, -1, -1, 0, 724, 168, 0, 1, 2, 28, 45, 0, 0, 8},  // imageEdgeInsets
    {780, -1, -1, -1, -1, 0, 725, 169, 0, 1, 2, 28, 2, 0, 0, 8},  // isEnabled
    {781, -1, -1, -1, -1, 0, 726, 170, 0, 1, 2, 28, 2, 0, 0, 8},  // isSelected
    {782, -1, -1, -1, -1, 0, 727, 171, 0, 1, 2, 28, 2, 0, 0, 8},  // isHighlighted
    {783, -1, -1, -1, -1, 0, 728, 172, 0, 1, 2, 28, 49, 0, 0, 8},  // contentHorizontalAlignment
    {784, -1, -1, -1, -1, 0, 729, 173, 0, 1, 2, 28, 49, 0, 0, 8},  // contentVerticalAlignment
    {785, -1, -1, -1, -1, 0, 730, 174, 0, 1, 2, 28, 12, 0, 0, 8},  // contentSize
    {308, 786, 787, -1, -1, 0, 0, 175, 0, 0, 5, 21, 20, 0, 0, 8},  // left
    {305, 786, 788, -1, -1, 0, 0, 176, 0, 0, 5, 21, 20, 0, 0, 8},  // center
    {310, 786, 789, -1, -1, 0, 0, 177, 0, 0, 5, 21, 20, 0, 0, 8},  // right
    {790, 786, 791, -1, -1, 0, 0, 178, 0, 0, 5, 21, 20, 0, 0, 8},  // justified
    {792, 786, 793, -1, -1, 0, 0, 179, 0, 0, 5, 21, 20, 0, 0, 8},  // natural
    {47, -1, -1, -1, -1, 378, 731, 180, 4, 4, 0, 0, 27, 0, 0, 8},  // view
    {794, -1, -1, -1, -1, 0, 735, 0, 0, 1, 2, 28, 27, 0, 0, 9},  // superview
    {795, -1, -1, -1, -1, 0, 736, 1, 0, 1, 2, 28, 4, 0, 0, 9},  // subviews
    {48, -1, -1, -1, -1, 0, 737, 2, 0, 1, 2, 28, 27, 0, 0, 9},  // window
    {796, -1, -1, -1, 1343, 382, 738, 3, 1, 2, 1, 28, 2, 0, 0, 9},  // isDescendant
    {797, -1, -1, -1, -1, 383, 740, 4, 1, 2, 1, 28, 49, 0, 0, 9},  // addSubview
    {798, -1, -1, -1, -1, 384, 742, 5, 1, 2, 1, 28, 49, 0, 0, 9},  // bringSubviewToFront
    {799, -1, -1, -1, 1345, 385, 744, 6, 1, 2, 1, 28, 49, 0, 0, 9},  // bringSubview
    {801, -1, -1, -1, -1, 386, 746, 7, 1, 2, 1, 28, 49, 0, 0, 9},  // sendSubviewToBack
    {802, -1, -1, -1, 1346, 387, 748, 8, 1, 2, 1, 28, 49, 0, 0, 9},  // sendSubview
    {804, -1, -1, -1, -1, 388, 750, 9, 0, 1, 1, 28, 49, 0, 0, 9},  // removeFromSuperview
    {805, -1, -1, -1, 1344, 388, 751, 10, 2, 3, 1, 28, 49, 0, 0, 9},  // insertSubview
    {805, -1, -1, -1, -1, 390, 754, 11, 2, 3, 1, 28, 49, 0, 0, 9},  // insertSubview
    {805, -1, -1, -1, -1, 392, 757, 12, 2, 3, 1, 28, 49, 0, 0, 9},  // insertSubview
    {808, -1, -1, -1, -1, 394, 760, 13, 2, 3, 1, 28, 9, 0, 5, 9},  // convert
    {808, -1, -1, -1, -1, 396, 763, 14, 2, 3, 1, 28, 9, 0, 5, 9},  // convert
    {809, -1, -1, -1, -1, 398, 766, 15, 2, 3, 1, 28, 9, 0, 5, 9},  // convertRect
    {809, -1, -1, -1, -1, 400, 769, 16, 2, 3, 1, 28, 9, 0, 5, 9},  // convertRect
    {812, -1, -1, -1, -1, 402, 772, 17, 2, 3, 1, 28, 9, 0, 5, 9},  // convertPoint
    {812, -1, -1, -1, -1, 404, 775, 18, 2, 3, 1, 28, 9, 0, 5, 9},  // convertPoint
    {813, -1, -1, -1, -1, 406, 778, 19, 0, 1, 1, 28, 49, 0, 0, 9},  // setNeedsLayout
    {814, -1, -1, -1, -1, 406, 779, 20, 0, 1, 1, 28, 49, 0, 0, 9},  // setNeedsDisplay
    {815, -1, -1, -1, -1, 406, 780, 21, 0, 1, 1, 28, 49, 0, 0, 9},  // layoutSubviews
    {816, -1, -1, -1, -1, 406, 781, 22, 0, 1, 1, 28, 2, 0, 0, 9},  // becomeFirstResponder
    {817, -1, -1, -1, -1, 406, 782, 23, 0, 1, 1, 28, 2, 0, 0, 9},  // resignFirstResponder
    {818, -1, -1, -1, -1, 406, 783, 24, 1, 2, 1, 28, 12, 0, 0, 9},  // sizeThatFits
    {819, -1, -1, -1, -1, 407, 785, 25, 0, 1, 1, 28, 49, 0, 0, 9},  // sizeToFit
    {820, -1, -1, -1, -1, 407, 786, 26, 0, 1, 1, 28, 49, 0, 0, 9},  // layoutIfNeeded
    {813, -1, -1, -1, -1, 407, 787, 27, 0, 1, 1, 29, 49, 0, 0, 9},  // setNeedsLayout
    {814, -1, -1, -1, -1, 407, 788, 28, 0, 1, 1, 29, 49, 0, 0, 9},  // setNeedsDisplay
    {821, -1, -1, -1, -1, 407, 789, 29, 0, 1, 1, 29, 49, 0, 0, 9},  // layoutSublayers
    {820, -1, -1, -1, -1, 407, 790, 30, 0, 1, 1, 29, 49, 0, 0, 9},  // layoutIfNeeded
    {822, -1, -1, -1, -1, 407, 791, 31, 1, 2, 1, 28, 27, 0, 0, 9},  // viewWithTag
    {823, -1, -1, -1, -1, 408, 793, 32, 2, 3, 1, 29, 49, 0, 0, 9},  // insertSublayer
    {823, -1, -1, -1, -1, 410, 796, 33, 2, 3, 1, 29, 49, 0, 0, 9},  // insertSublayer
    {823, -1, -1, -1, -1, 412, 799, 34, 2, 3, 1, 29, 49, 0, 0, 9},  // insertSublayer
    {826, 169, -1, -1, -1, 0, 0, 35, 0, 0, 5, 28, 0, 0, 0, 9},  // noIntrinsicMetric
    {828, 827, -1, -1, -1, 0, 0, 36, 0, 0, 5, 28, 27, 0, 0, 9},  // main
    {829, 827, -1, -1, -1, 414, 802, 37, 0, 0, 4, 28, 27, 0, 0, 9},  // mainScreen
    {830, -1, -1, -1, 1341, 414, 802, 38, 2, 3, 1, 28, 27, 0, 5, 9},  // hitTest
    {263, -1, -1, -1, 1342, 416, 805, 39, 2, 3, 1, 28, 2, 0, 5, 9},  // point
    {832, -1, -1, -1, -1, 418, 808, 0, 0, 0, 3, 0, 28, 0, 0, 10},  // CALayer
    {833, -1, -1, -1, -1, 418, 808, 1, 0, 0, 3, 0, 28, 0, 0, 10},  // CAShapeLayer
    {834, -1, -1, -1, -1, 418, 808, 2, 0, 0, 3, 0, 28, 0, 0, 10},  // CAGradientLayer
    {835, -1, -1, -1, -1, 418, 808, 3, 0, 0, 3, 0, 28, 0, 0, 10},  // CATextLayer
    {836, -1, -1, -1, -1, 0, 808, 4, 0, 1, 2, 29, 4, 0, 0, 10},  // colors
    {837, -1, -1, -1, -1, 0, 809, 5, 0, 1, 2, 29, 4, 0, 0, 10},  // locations
    {838, -1, -1, -1, -1, 0, 810, 6, 0, 1, 2, 29, 9, 0, 0, 10},  // startPoint
    {839, -1, -1, -1, -1, 0, 811, 7, 0, 1, 2, 29, 9, 0, 0, 10},  // endPoint
    {213, -1, -1, -1, -1, 0, 812, 8, 0, 1, 2, 29, 49, 0, 0, 10},  // string
    {628, -1, -1, -1, -1, 0, 813, 9, 0, 1, 2, 29, 49, 0, 0, 10},  // font
    {840, -1, -1, -1, -1, 0, 814, 10, 0, 1, 2, 29, 0, 0, 0, 10},  // fontSize
    {841, -1, -1, -1, -1, 0, 815, 11, 0, 1, 2, 29, 17, 0, 0, 10},  // foregroundColor
    {842, -1, -1, -1, -1, 0, 816, 12, 0, 1, 2, 29, 2, 0, 0, 10},  // isWrapped
    {610, -1, -1, -1, -1, 0, 817, 13, 0, 1, 2, 29, 13, 0, 9, 10},  // frame
    {611, -1, -1, -1, -1, 0, 818, 14, 0, 1, 2, 29, 13, 0, 10, 10},  // bounds
    {86, -1, -1, -1, -1, 0, 819, 15, 0, 1, 2, 29, 9, 0, 11, 10},  // position
    {612, -1, -1, -1, -1, 0, 820, 16, 0, 1, 2, 29, 9, 0, 12, 10},  // anchorPoint
    {613, -1, -1, -1, 1347, 0, 821, 17, 0, 1, 2, 29, 2, 0, 0, 10},  // isHidden
    {843, -1, -1, -1, -1, 0, 822, 18, 0, 1, 2, 29, 2, 0, 0, 10},  // masksToBounds
    {615, -1, -1, -1, -1, 0, 823, 19, 0, 1, 2, 29, 3, 0, 0, 10},  // name
    {844, -1, -1, -1, -1, 0, 824, 20, 0, 1, 2, 29, 14, 0, 0, 10},  // sublayerTransform
    {87, -1, -1, -1, -1, 0, 825, 21, 0, 1, 2, 29, 14, 0, 0, 10},  // transform
    {845, -1, -1, -1, -1, 0, 826, 22, 0, 1, 2, 29, 0, 0, 0, 10},  // zPosition
    {846, -1, -1, -1, -1, 0, 827, 23, 0, 1, 2, 29, 0, 0, 0, 10},  // opacity
    {624, -1, -1, -1, -1, 0, 828, 24, 0, 1, 2, 29, 17, 0, 0, 10},  // backgroundColor
    {847, -1, -1, -1, -1, 0, 829, 25, 0, 1, 2, 29, 0, 0, 0, 10},  // cornerRadius
    {848, -1, -1, -1, -1, 0, 830, 26, 0, 1, 2, 29, 0, 0, 0, 10},  // borderWidth
    {849, -1, -1, -1, -1, 0, 831, 27, 0, 1, 2, 29, 17, 0, 0, 10},  // borderColor
    {655, -1, -1, -1, -1, 0, 832, 28, 0, 1, 2, 29, 17, 0, 0, 10},  // shadowColor
    {850, -1, -1, -1, -1, 0, 833, 29, 0, 1, 2, 29, 0, 0, 0, 10},  // shadowOpacity
    {851, -1, -1, -1, -1, 0, 834, 30, 0, 1, 2, 29, 0, 0, 0, 10},  // shadowRadius
    {852, -1, -1, -1, -1, 0, 835, 31, 0, 1, 2, 29, 12, 0, 0, 10},  // shadowOffset
    {853, -1, -1, -1, -1, 0, 836, 32, 0, 1, 2, 29, 29, 0, 0, 10},  // shadowPath
    {854, -1, -1, -1, -1, 0, 837, 33, 0, 1, 2, 29, 0, 0, 0, 10},  // contentsScale
    {855, -1, -1, -1, -1, 0, 838, 34, 0, 1, 2, 29, 49, 0, 0, 10},  // contents
    {856, -1, -1, -1, -1, 0, 839, 35, 0, 1, 2, 29, 2, 0, 0, 10},  // shouldRasterize
    {857, -1, -1, -1, -1, 0, 840, 36, 0, 1, 2, 29, 0, 0, 0, 10},  // rasterizationScale
    {858, -1, -1, -1, -1, 0, 841, 37, 0, 1, 2, 29, 2, 0, 0, 10},  // isDoubleSided
    {637, -1, -1, -1, -1, 0, 842, 38, 0, 1, 2, 29, 28, 0, 0, 10},  // mask
    {859, -1, -1, -1, -1, 0, 843, 39, 0, 1, 2, 29, 49, 0, 0, 10},  // actions
    {860, -1, -1, -1, -1, 0, 844, 40, 0, 1, 2, 29, 49, 0, 0, 10},  // contentsGravity
    {861, -1, -1, -1, -1, 0, 845, 41, 0, 1, 2, 29, 49, 0, 0, 10},  // magnificationFilter
    {862, -1, -1, -1, -1, 0, 846, 42, 0, 1, 2, 29, 49, 0, 0, 10},  // minificationFilter
    {863, -1, -1, -1, -1, 0, 847, 43, 0, 1, 2, 29, 49, 0, 0, 10},  // compositingFilter
    {864, -1, -1, -1, -1, 0, 848, 44, 0, 1, 2, 29, 49, 0, 0, 10},  // cornerCurve
    {865, -1, -1, -1, -1, 0, 849, 45, 0, 1, 2, 29, 49, 0, 0, 10},  // maskedCorners
    {681, -1, -1, -1, -1, 0, 850, 46, 0, 1, 2, 29, 49, 0, 0, 10},  // delegate
    {631, -1, -1, -1, -1, 0, 851, 47, 0, 1, 2, 29, 2, 0, 0, 10},  // isOpaque
    {866, -1, -1, -1, -1, 0, 852, 48, 0, 1, 2, 29, 2, 0, 0, 10},  // needsDisplayOnBoundsChange
    {867, -1, -1, -1, -1, 0, 853, 49, 0, 1, 2, 29, 2, 0, 0, 10},  // allowsEdgeAntialiasing
    {868, -1, -1, -1, -1, 0, 854, 50, 0, 1, 2, 29, 49, 0, 0, 10},  // lineCap
    {869, -1, -1, -1, -1, 0, 855, 51, 0, 1, 2, 29, 49, 0, 0, 10},  // fillRule
    {870, -1, -1, -1, -1, 0, 856, 52, 0, 1, 2, 29, 0, 0, 0, 10},  // strokeStart
    {871, -1, -1, -1, -1, 0, 857, 53, 0, 1, 2, 29, 0, 0, 0, 10},  // strokeEnd
    {872, -1, -1, -1, -1, 418, 858, 54, 0, 1, 1, 29, 14, 0, 0, 10},  // affineTransform
    {89, -1, -1, -1, -1, 418, 859, 55, 1, 2, 1, 29, 49, 0, 8, 10},  // setAffineTransform
    {873, -1, -1, -1, 1352, 419, 861, 56, 0, 1, 1, 29, 28, 0, 0, 10},  // presentation
    {874, -1, -1, -1, 1353, 419, 862, 57, 0, 1, 1, 29, 28, 0, 0, 10},  // model
    {875, -1, -1, -1, -1, 0, 863, 58, 0, 1, 2, 29, 28, 0, 0, 10},  // superlayer
    {876, -1, -1, -1, -1, 0, 864, 59, 0, 1, 2, 29, 4, 0, 0, 10},  // sublayers
    {877, -1, -1, -1, -1, 419, 865, 60, 1, 2, 1, 29, 49, 0, 0, 10},  // addSublayer
    {878, -1, -1, -1, -1, 420, 867, 61, 0, 1, 1, 29, 49, 0, 0, 10},  // removeFromSuperlayer
    {808, -1, -1, -1, 1348, 420, 868, 62, 2, 3, 1, 29, 9, 0, 5, 10},  // convert
    {808, -1, -1, -1, 1350, 422, 871, 63, 2, 3, 1, 29, 9, 0, 5, 10},  // convert
    {830, -1, -1, -1, -1, 424, 874, 64, 1, 2, 1, 29, 28, 0, 0, 10},  // hitTest
    {325, -1, -1, -1, 1270, 425, 876, 65, 1, 2, 1, 29, 2, 0, 0, 10},  // contains
    {879, -1, -1, -1, -1, 426, 878, 0, 0, 0, 0, 0, 42, 0, 0, 11},  // Rectangle
    {880, -1, -1, -1, -1, 426, 878, 1, 1, 1, 0, 0, 42, 0, 0, 11},  // Text
    {881, -1, -1, -1, -1, 427, 879, 2, 1, 1, 0, 0, 42, 0, 0, 11},  // Image
    {610, -1, -1, -1, -1, 428, 880, 3, 2, 3, 1, 43, 42, 0, 0, 11},  // frame
    {610, -1, -1, -1, -1, 430, 883, 4, 1, 2, 1, 43, 42, 0, 0, 11},  // frame
    {610, -1, -1, -1, -1, 431, 885, 5, 1, 2, 1, 43, 42, 0, 0, 11},  // frame
    {883, -1, -1, -1, -1, 432, 887, 6, 1, 2, 1, 43, 42, 0, 0, 11},  // padding
    {86, -1, -1, -1, -1, 433, 889, 7, 2, 3, 1, 43, 42, 0, 0, 11},  // position
    {86, -1, -1, -1, -1, 435, 892, 8, 1, 2, 1, 43, 42, 0, 0, 11},  // position
    {884, -1, -1, -1, -1, 436, 894, 9, 2, 3, 1, 43, 42, 0, 0, 11},  // offset
    {884, -1, -1, -1, -1, 438, 897, 10, 1, 2, 1, 43, 42, 0, 0, 11},  // offset
    {884, -1, -1, -1, -1, 439, 899, 11, 1, 2, 1, 43, 42, 0, 0, 11},  // offset
    {884, -1, -1, -1, -1, 440, 901, 12, 1, 2, 1, 43, 42, 0, 0, 11},  // offset
    {885, -1, -1, -1, -1, 441, 903, 13, 1, 2, 1, 43, 42, 0, 0, 11},  // rotationEffect
    {885, -1, -1, -1, -1, 442, 905, 14, 2, 3, 1, 43, 42, 0, 0, 11},  // rotationEffect
    {887, -1, -1, -1, -1, 444, 908, 15, 1, 2, 1, 43, 42, 0, 0, 11},  // scaleEffect
    {887, -1, -1, -1, -1, 445, 910, 16, 2, 3, 1, 43, 42, 0, 0, 11},  // scaleEffect
    {887, -1, -1, -1, -1, 447, 913, 17, 2, 3, 1, 43, 42, 0, 0, 11},  // scaleEffect
    {887, -1, -1, -1, -1, 449, 916, 18, 3, 4, 1, 43, 42, 0, 0, 11},  // scaleEffect
    {888, -1, -1, -1, -1, 452, 920, 19, 1, 2, 1, 43, 42, 0, 0, 11},  // transformEffect
    {889, -1, -1, -1, -1, 453, 922, 20, 1, 2, 1, 43, 42, 0, 0, 11},  // modifier
    {87, -1, -1, -1, -1, 0, 924, 21, 0, 1, 2, 43, 14, 0, 0, 11},  // transform
    {304, -1, -1, -1, -1, 0, 925, 22, 0, 1, 2, 43, 4, 0, 0, 11},  // corners
    {305, -1, -1, -1, -1, 0, 926, 23, 0, 1, 2, 43, 9, 0, 0, 11},  // center
    {890, -1, -1, -1, -1, 0, 927, 24, 0, 1, 2, 43, 13, 0, 0, 11},  // layoutFrame
    {255, -1, -1, -1, -1, 0, 928, 25, 0, 1, 2, 43, 12, 0, 0, 11},  // size
    {891, 892, -1, -1, -1, 0, 0, 26, 0, 0, 5, 44, 43, 0, 0, 11},  // topLeading
    {307, 892, -1, -1, -1, 0, 0, 27, 0, 0, 5, 44, 43, 0, 0, 11},  // top
    {893, 892, -1, -1, -1, 0, 0, 28, 0, 0, 5, 44, 43, 0, 0, 11},  // topTrailing
    {894, 892, -1, -1, -1, 0, 0, 29, 0, 0, 5, 44, 43, 0, 0, 11},  // leading
    {305, 892, -1, -1, -1, 0, 0, 30, 0, 0, 5, 44, 43, 0, 0, 11},  // center
    {895, 892, -1, -1, -1, 0, 0, 31, 0, 0, 5, 44, 43, 0, 0, 11},  // trailing
    {896, 892, -1, -1, -1, 0, 0, 32, 0, 0, 5, 44, 43, 0, 0, 11},  // bottomLeading
    {309, 892, -1, -1, -1, 0, 0, 33, 0, 0, 5, 44, 43, 0, 0, 11},  // bottom
    {897, 892, -1, -1, -1, 0, 0, 34, 0, 0, 5, 44, 43, 0, 0, 11},  // bottomTrailing
    {892, -1, -1, -1, -1, 454, 929, 35, 2, 2, 0, 0, 9, 0, 0, 11},  // UnitPoint
    {899, -1, -1, -1, -1, 456, 931, 36, 1, 1, 3, 0, 14, 0, 0, 11},  // ProjectionTransform
    {901, -1, -1, -1, -1, 457, 932, 0, 2, 2, 3, 0, 30, 0, 0, 12},  // UIPanGestureRecognizer
    {901, -1, -1, -1, -1, 459, 934, 1, 1, 1, 3, 0, 30, 0, 0, 12},  // UIPanGestureRecognizer
    {901, -1, -1, -1, -1, 0, 0, 2, 0, 0, 3, 0, 30, 0, 0, 12},  // UIPanGestureRecognizer
    {903, -1, -1, -1, -1, 460, 935, 3, 2, 2, 3, 0, 30, 0, 0, 12},  // UIPinchGestureRecognizer
    {903, -1, -1, -1, -1, 462, 937, 4, 1, 1, 3, 0, 30, 0, 0, 12},  // UIPinchGestureRecognizer
    {903, -1, -1, -1, -1, 0, 0, 5, 0, 0, 3, 0, 30, 0, 0, 12},  // UIPinchGestureRecognizer
    {904, -1, -1, -1, -1, 463, 938, 6, 2, 2, 3, 0, 30, 0, 0, 12},  // UIRotationGestureRecognizer
    {904, -1, -1, -1, -1, 465, 940, 7, 1, 1, 3, 0, 30, 0, 0, 12},  // UIRotationGestureRecognizer
    {904, -1, -1, -1, -1, 0, 0, 8, 0, 0, 3, 0, 30, 0, 0, 12},  // UIRotationGestureRecognizer
    {905, -1, -1, -1, -1, 466, 941, 9, 2, 2, 3, 0, 30, 0, 0, 12},  // UITapGestureRecognizer
    {905, -1, -1, -1, -1, 468, 943, 10, 1, 1, 3, 0, 30, 0, 0, 12},  // UITapGestureRecognizer
    {905, -1, -1, -1, -1, 0, 0, 11, 0, 0, 3, 0, 30, 0, 0, 12},  // UITapGestureRecognizer
    {906, -1, -1, -1, -1, 469, 944, 12, 2, 2, 3, 0, 30, 0, 0, 12},  // UILongPressGestureRecognizer
    {906, -1, -1, -1, -1, 471, 946, 13, 1, 1, 3, 0, 30, 0, 0, 12},  // UILongPressGestureRecognizer
    {906, -1, -1, -1, -1, 0, 0, 14, 0, 0, 3, 0, 30, 0, 0, 12},  // UILongPressGestureRecognizer
    {907, -1, -1, -1, -1, 472, 947, 15, 2, 2, 3, 0, 30, 0, 0, 12},  // UISwipeGestureRecognizer
    {907, -1, -1, -1, -1, 474, 949, 16, 1, 1, 3, 0, 30, 0, 0, 12},  // UISwipeGestureRecognizer
    {907, -1, -1, -1, -1, 0, 0, 17, 0, 0, 3, 0, 30, 0, 0, 12},  // UISwipeGestureRecognizer
    {708, 900, -1, -1, -1, 0, 0, 18, 0, 0, 5, 31, 46, 0, 0, 12},  // State
    {908, 900, -1, -1, -1, 0, 0, 19, 0, 0, 5, 31, 46, 0, 0, 12},  // Direction
    {911, 912, 913, -1, -1, 0, 0, 20, 0, 0, 5, 32, 31, 0, 0, 12},  // possible
    {914, 912, -1, -1, -1, 0, 0, 21, 0, 0, 5, 32, 31, 0, 0, 12},  // Possible
    {915, 912, 916, -1, -1, 0, 0, 22, 0, 0, 5, 32, 31, 0, 0, 12},  // began
    {917, 912, -1, -1, -1, 0, 0, 23, 0, 0, 5, 32, 31, 0, 0, 12},  // Began
    {918, 912, 919, -1, -1, 0, 0, 24, 0, 0, 5, 32, 31, 0, 0, 12},  // changed
    {920, 912, -1, -1, -1, 0, 0, 25, 0, 0, 5, 32, 31, 0, 0, 12},  // Changed
    {921, 912, 922, -1, -1, 0, 0, 26, 0, 0, 5, 32, 31, 0, 0, 12},  // ended
    {923, 912, -1, -1, -1, 0, 0, 27, 0, 0, 5, 32, 31, 0, 0, 12},  // Ended
    {924, 912, 925, -1, -1, 0, 0, 28, 0, 0, 5, 32, 31, 0, 0, 12},  // cancelled
    {926, 912, -1, -1, -1, 0, 0, 29, 0, 0, 5, 32, 31, 0, 0, 12},  // Cancelled
    {927, 912, 928, -1, -1, 0, 0, 30, 0, 0, 5, 32, 31, 0, 0, 12},  // failed
    {929, 912, -1, -1, -1, 0, 0, 31, 0, 0, 5, 32, 31, 0, 0, 12},  // Failed
    {930, 912, 931, -1, -1, 0, 0, 32, 0, 0, 5, 32, 31, 0, 0, 12},  // recognized
    {310, 932, 933, -1, -1, 0, 0, 33, 0, 0, 5, 33, 32, 0, 0, 12},  // right
    {934, 932, -1, -1, -1, 0, 0, 34, 0, 0, 5, 33, 32, 0, 0, 12},  // Right
    {308, 932, 935, -1, -1, 0, 0, 35, 0, 0, 5, 33, 32, 0, 0, 12},  // left
    {936, 932, -1, -1, -1, 0, 0, 36, 0, 0, 5, 33, 32, 0, 0, 12},  // Left
    {430, 932, 937, -1, -1, 0, 0, 37, 0, 0, 5, 33, 32, 0, 0, 12},  // up
    {938, 932, -1, -1, -1, 0, 0, 38, 0, 0, 5, 33, 32, 0, 0, 12},  // Up
    {431, 932, 939, -1, -1, 0, 0, 39, 0, 0, 5, 33, 32, 0, 0, 12},  // down
    {940, 932, -1, -1, -1, 0, 0, 40, 0, 0, 5, 33, 32, 0, 0, 12},  // Down
    {941, -1, -1, -1, -1, 0, 950, 41, 0, 1, 2, 31, 31, 0, 0, 12},  // state
    {780, -1, -1, -1, 942, 0, 951, 42, 0, 1, 2, 31, 2, 0, 0, 12},  // isEnabled
    {942, -1, -1, -1, -1, 0, 952, 43, 0, 1, 2, 31, 2, 0, 0, 12},  // enabled
    {47, -1, -1, -1, -1, 0, 953, 44, 0, 1, 2, 31, 27, 0, 0, 12},  // view
    {615, -1, -1, -1, -1, 0, 954, 45, 0, 1, 2, 31, 3, 0, 0, 12},  // name
    {943, -1, -1, -1, -1, 0, 955, 46, 0, 1, 2, 31, 2, 0, 0, 12},  // cancelsTouchesInView
    {944, -1, -1, -1, -1, 0, 956, 47, 0, 1, 2, 31, 2, 0, 0, 12},  // delaysTouchesBegan
    {945, -1, -1, -1, -1, 0, 957, 48, 0, 1, 2, 31, 2, 0, 0, 12},  // delaysTouchesEnded
    {946, -1, -1, -1, -1, 0, 958, 49, 0, 1, 2, 31, 0, 0, 0, 12},  // numberOfTouches
    {681, -1, -1, -1, -1, 0, 959, 50, 0, 1, 2, 31, 49, 0, 0, 12},  // delegate
    {947, -1, -1, -1, -1, 0, 960, 51, 0, 1, 2, 31, 0, 0, 0, 12},  // minimumNumberOfTouches
    {948, -1, -1, -1, -1, 0, 961, 52, 0, 1, 2, 31, 0, 0, 0, 12},  // maximumNumberOfTouches
    {949, -1, -1, -1, -1, 0, 962, 53, 0, 1, 2, 31, 0, 0, 0, 12},  // numberOfTapsRequired
    {950, -1, -1, -1, -1, 0, 963, 54, 0, 1, 2, 31, 0, 0, 0, 12},  // numberOfTouchesRequired
    {951, -1, -1, -1, -1, 0, 964, 55, 0, 1, 2, 31, 0, 0, 0, 12},  // minimumPressDuration
    {952, -1, -1, -1, -1, 0, 965, 56, 0, 1, 2, 31, 0, 0, 0, 12},  // allowableMovement
    {953, -1, -1, -1, -1, 0, 966, 57, 0, 1, 2, 31, 32, 0, 0, 12},  // direction
    {233, -1, -1, -1, -1, 0, 967, 58, 0, 1, 2, 31, 0, 0, 0, 12},  // scale
    {235, -1, -1, -1, -1, 0, 968, 59, 0, 1, 2, 31, 0, 0, 0, 12},  // rotation
    {954, -1, -1, -1, -1, 0, 969, 60, 0, 1, 2, 31, 0, 0, 0, 12},  // velocity
    {955, -1, -1, -1, -1, 475, 970, 61, 1, 2, 1, 31, 9, 0, 0, 12},  // location
    {956, -1, -1, -1, -1, 476, 972, 62, 1, 2, 1, 31, 9, 0, 0, 12},  // locationInView
    {955, -1, -1, -1, 1366, 477, 974, 63, 2, 3, 1, 31, 9, 0, 0, 12},  // location
    {958, -1, -1, -1, -1, 479, 977, 64, 2, 3, 1, 31, 9, 0, 0, 12},  // locationOfTouch
    {236, -1, -1, -1, -1, 481, 980, 65, 1, 2, 1, 31, 9, 0, 0, 12},  // translation
    {960, -1, -1, -1, -1, 482, 982, 66, 1, 2, 1, 31, 9, 0, 0, 12},  // translationInView
    {954, -1, -1, -1, -1, 483, 984, 67, 1, 2, 1, 31, 9, 0, 0, 12},  // velocity
    {961, -1, -1, -1, -1, 484, 986, 68, 1, 2, 1, 31, 9, 0, 0, 12},  // velocityInView
    {962, -1, -1, -1, 1367, 485, 988, 69, 2, 3, 1, 31, 49, 0, 0, 12},  // setTranslation
    {962, -1, -1, -1, -1, 487, 991, 70, 2, 3, 1, 31, 49, 0, 0, 12},  // setTranslation
    {762, -1, -1, -1, -1, 489, 994, 71, 2, 3, 1, 31, 49, 0, 0, 12},  // addTarget
    {765, -1, -1, -1, -1, 491, 997, 72, 2, 3, 1, 31, 49, 0, 0, 12},  // removeTarget
    {963, -1, -1, -1, 1368, 493, 1000, 73, 1, 2, 1, 31, 49, 0, 0, 12},  // require
    {965, -1, -1, -1, -1, 494, 1002, 74, 1, 2, 1, 31, 49, 0, 0, 12},  // requireGestureRecognizerToFail
    {966, -1, -1, -1, -1, 495, 1004, 75, 1, 2, 1, 28, 49, 0, 0, 12},  // addGestureRecognizer
    {967, -1, -1, -1, -1, 496, 1006, 76, 1, 2, 1, 28, 49, 0, 0, 12},  // removeGestureRecognizer
    {968, -1, -1, -1, -1, 0, 1008, 77, 0, 1, 2, 28, 4, 0, 0, 12},  // gestureRecognizers
    {969, -1, -1, -1, -1, 0, 1009, 78, 0, 1, 2, 28, 2, 0, 0, 12},  // isMultipleTouchEnabled
    {970, -1, -1, -1, -1, 0, 1010, 79, 0, 1, 2, 28, 2, 0, 0, 12},  // multipleTouchEnabled
    {971, -1, -1, -1, -1, 0, 1011, 80, 0, 1, 2, 28, 2, 0, 0, 12},  // isExclusiveTouch
    {955, -1, -1, -1, -1, 497, 1012, 0, 1, 2, 1, 46, 9, 0, 0, 13},  // location
    {956, -1, -1, -1, -1, 498, 1014, 1, 1, 2, 1, 46, 9, 0, 0, 13},  // locationInView
    {975, -1, -1, -1, -1, 499, 1016, 2, 1, 2, 1, 46, 9, 0, 0, 13},  // previousLocation
    {976, -1, -1, -1, -1, 500, 1018, 3, 1, 2, 1, 46, 9, 0, 0, 13},  // previousLocationInView
    {977, -1, -1, -1, -1, 501, 1020, 4, 0, 1, 1, 5, 49, 0, 0, 13},  // anyObject
    {978, -1, -1, -1, -1, 501, 1021, 5, 3, 3, 0, 0, 49, 0, 0, 13},  // drag
    {978, -1, -1, -1, -1, 504, 1024, 6, 4, 4, 0, 0, 49, 0, 0, 13},  // drag
    {981, -1, -1, -1, -1, 508, 1028, 7, 3, 3, 0, 0, 49, 0, 0, 13},  // fingers
    {981, -1, -1, -1, -1, 511, 1031, 8, 4, 4, 0, 0, 49, 0, 0, 13},  // fingers
    {982, -1, -1, -1, -1, 515, 1035, 9, 4, 4, 0, 0, 49, 0, 0, 13},  // pinch
    {982, -1, -1, -1, -1, 519, 1039, 10, 5, 5, 0, 0, 49, 0, 0, 13},  // pinch
    {983, -1, -1, -1, -1, 524, 1044, 11, 4, 4, 0, 0, 49, 0, 0, 13},  // twist
    {985, -1, -1, -1, -1, 528, 1048, 12, 1, 1, 0, 0, 49, 0, 0, 13},  // tap
    {985, -1, -1, -1, -1, 529, 1049, 13, 2, 2, 0, 0, 49, 0, 0, 13},  // tap
    {985, -1, -1, -1, -1, 531, 1051, 14, 2, 2, 0, 0, 49, 0, 0, 13},  // tap
    {985, -1, -1, -1, -1, 533, 1053, 15, 3, 3, 0, 0, 49, 0, 0, 13},  // tap
    {987, -1, -1, -1, -1, 536, 1056, 16, 2, 2, 0, 0, 49, 0, 0, 13},  // press
    {981, -1, -1, -1, -1, 538, 1058, 17, 2, 2, 0, 0, 49, 0, 0, 13},  // fingers
    {989, -1, -1, -1, -1, 540, 1060, 18, 0, 0, 0, 0, 49, 0, 0, 13},  // lift
    {990, -1, -1, -1, -1, 540, 1060, 19, 0, 0, 0, 0, 49, 0, 0, 13},  // cancel
    {993, 169, -1, -1, -1, 0, 0, 0, 0, 0, 5, 28, 46, 0, 0, 14},  // AnimationOptions
    {994, 169, -1, -1, -1, 0, 0, 1, 0, 0, 5, 28, 46, 0, 0, 14},  // KeyframeAnimationOptions
    {996, 169, -1, -1, -1, 0, 0, 2, 0, 0, 5, 28, 46, 0, 0, 14},  // AnimationCurve
    {1000, 991, 1001, -1, -1, 0, 0, 3, 0, 0, 5, 36, 35, 0, 0, 14},  // curveEaseInOut
    {1002, 991, 1003, -1, -1, 0, 0, 4, 0, 0, 5, 36, 35, 0, 0, 14},  // curveEaseIn
    {1004, 991, 1005, -1, -1, 0, 0, 5, 0, 0, 5, 36, 35, 0, 0, 14},  // curveEaseOut
    {1006, 991, 1007, -1, -1, 0, 0, 6, 0, 0, 5, 36, 35, 0, 0, 14},  // curveLinear
    {10, 991, 1008, -1, -1, 0, 0, 7, 0, 0, 5, 36, 35, 0, 0, 14},  // repeat
    {1009, 991, 1010, -1, -1, 0, 0, 8, 0, 0, 5, 36, 35, 0, 0, 14},  // autoreverse
    {1011, 991, 1012, -1, -1, 0, 0, 9, 0, 0, 5, 36, 35, 0, 0, 14},  // beginFromCurrentState
    {1013, 991, 1014, -1, -1, 0, 0, 10, 0, 0, 5, 36, 35, 0, 0, 14},  // overrideInheritedDuration
    {1015, 991, 1016, -1, -1, 0, 0, 11, 0, 0, 5, 36, 35, 0, 0, 14},  // overrideInheritedCurve
    {1017, 991, 1018, -1, -1, 0, 0, 12, 0, 0, 5, 36, 35, 0, 0, 14},  // overrideInheritedOptions
    {1019, 991, 1020, -1, -1, 0, 0, 13, 0, 0, 5, 36, 35, 0, 0, 14},  // allowUserInteraction
    {815, 991, 1021, -1, -1, 0, 0, 14, 0, 0, 5, 36, 35, 0, 0, 14},  // layoutSubviews
    {1022, 991, 1023, -1, -1, 0, 0, 15, 0, 0, 5, 36, 35, 0, 0, 14},  // allowAnimatedContent
    {1024, 991, 1025, -1, -1, 0, 0, 16, 0, 0, 5, 36, 35, 0, 0, 14},  // showHideTransitionViews
    {1026, 991, 1027, -1, -1, 0, 0, 17, 0, 0, 5, 36, 35, 0, 0, 14},  // calculationModeLinear
    {1028, 991, 1029, -1, -1, 0, 0, 18, 0, 0, 5, 36, 35, 0, 0, 14},  // calculationModeDiscrete
    {1030, 991, -1, -1, -1, 0, 0, 19, 0, 0, 5, 36, 35, 0, 0, 14},  // CurveEaseInOut
    {1031, 991, -1, -1, -1, 0, 0, 20, 0, 0, 5, 36, 35, 0, 0, 14},  // CurveEaseIn
    {1032, 991, -1, -1, -1, 0, 0, 21, 0, 0, 5, 36, 35, 0, 0, 14},  // CurveEaseOut
    {1033, 991, -1, -1, -1, 0, 0, 22, 0, 0, 5, 36, 35, 0, 0, 14},  // CurveLinear
    {1034, 991, -1, -1, -1, 0, 0, 23, 0, 0, 5, 36, 35, 0, 0, 14},  // Repeat
    {1035, 991, -1, -1, -1, 0, 0, 24, 0, 0, 5, 36, 35, 0, 0, 14},  // Autoreverse
    {1036, 991, -1, -1, -1, 0, 0, 25, 0, 0, 5, 36, 35, 0, 0, 14},  // BeginFromCurrentState
    {1037, 991, -1, -1, -1, 0, 0, 26, 0, 0, 5, 36, 35, 0, 0, 14},  // OverrideInheritedDuration
    {1038, 991, -1, -1, -1, 0, 0, 27, 0, 0, 5, 36, 35, 0, 0, 14},  // OverrideInheritedCurve
    {1039, 991, -1, -1, -1, 0, 0, 28, 0, 0, 5, 36, 35, 0, 0, 14},  // OverrideInheritedOptions
    {1040, 991, -1, -1, -1, 0, 0, 29, 0, 0, 5, 36, 35, 0, 0, 14},  // AllowUserInteraction
    {1041, 991, -1, -1, -1, 0, 0, 30, 0, 0, 5, 36, 35, 0, 0, 14},  // LayoutSubviews
    {1042, 991, -1, -1, -1, 0, 0, 31, 0, 0, 5, 36, 35, 0, 0, 14},  // CalculationModeLinear
    {1043, 995, 1044, -1, -1, 0, 0, 32, 0, 0, 5, 37, 36, 0, 0, 14},  // easeInOut
    {1045, 995, 1046, -1, -1, 0, 0, 33, 0, 0, 5, 37, 36, 0, 0, 14},  // easeIn
    {1047, 995, 1048, -1, -1, 0, 0, 34, 0, 0, 5, 37, 36, 0, 0, 14},  // easeOut
    {1049, 995, 1050, -1, -1, 0, 0, 35, 0, 0, 5, 37, 36, 0, 0, 14},  // linear
    {1051, 995, -1, -1, -1, 0, 0, 36, 0, 0, 5, 37, 36, 0, 0, 14},  // EaseInOut
    {1052, 995, -1, -1, -1, 0, 0, 37, 0, 0, 5, 37, 36, 0, 0, 14},  // EaseIn
    {1053, 995, -1, -1, -1, 0, 0, 38, 0, 0, 5, 37, 36, 0, 0, 14},  // EaseOut
    {1054, 995, -1, -1, -1, 0, 0, 39, 0, 0, 5, 37, 36, 0, 0, 14},  // Linear
    {1049, 997, 1055, -1, -1, 0, 0, 40, 0, 0, 5, 38, 37, 0, 0, 14},  // linear
    {1045, 997, 1056, -1, -1, 0, 0, 41, 0, 0, 5, 38, 37, 0, 0, 14},  // easeIn
    {1047, 997, 1057, -1, -1, 0, 0, 42, 0, 0, 5, 38, 37, 0, 0, 14},  // easeOut
    {1058, 997, 1059, -1, -1, 0, 0, 43, 0, 0, 5, 38, 37, 0, 0, 14},  // easeInEaseOut
    {15, 997, 1060, -1, -1, 0, 0, 44, 0, 0, 5, 38, 37, 0, 0, 14},  // default
    {1061, 998, 1062, -1, -1, 0, 0, 45, 0, 0, 5, 39, 38, 0, 0, 14},  // removed
    {1063, 998, 1064, -1, -1, 0, 0, 46, 0, 0, 5, 39, 38, 0, 0, 14},  // forwards
    {1065, 998, 1066, -1, -1, 0, 0, 47, 0, 0, 5, 39, 38, 0, 0, 14},  // backwards
    {1067, 998, 1068, -1, -1, 0, 0, 48, 0, 0, 5, 39, 38, 0, 0, 14},  // both
    {1049, 999, 1069, -1, -1, 0, 0, 49, 0, 0, 5, 40, 39, 0, 0, 14},  // linear
    {1070, 999, 1071, -1, -1, 0, 0, 50, 0, 0, 5, 40, 39, 0, 0, 14},  // discrete
    {1072, 999, 1073, -1, -1, 0, 0, 51, 0, 0, 5, 40, 39, 0, 0, 14},  // paced
    {1074, -1, -1, -1, -1, 540, 1060, 0, 1, 1, 0, 0, 49, 0, 0, 15},  // advance
    {1075, -1, -1, -1, -1, 541, 1061, 1, 0, 0, 0, 0, 49, 0, 0, 15},  // run
    {1076, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 0, 0, 0, 15},  // now
    {1077, -1, -1, -1, -1, 541, 1061, 3, 0, 0, 0, 0, 0, 0, 0, 15},  // CACurrentMediaTime
    {1078, -1, -1, -1, -1, 541, 1061, 4, 1, 1, 3, 0, 34, 0, 0, 15},  // CAMediaTimingFunction
    {1082, 1078, -1, -1, -1, 542, 1062, 5, 1, 1, 4, 35, 34, 0, 0, 15},  // functionWithName
    {1078, -1, -1, -1, -1, 543, 1063, 6, 4, 4, 3, 0, 34, 0, 0, 15},  // CAMediaTimingFunction
    {1079, -1, -1, -1, -1, 547, 1067, 7, 2, 2, 3, 0, 34, 0, 0, 15},  // UICubicTimingParameters
    {1079, -1, -1, -1, -1, 549, 1069, 8, 1, 1, 3, 0, 34, 0, 0, 15},  // UICubicTimingParameters
    {1080, -1, -1, -1, -1, 550, 1070, 9, 1, 1, 3, 0, 34, 0, 0, 15},  // UISpringTimingParameters
    {1080, -1, -1, -1, -1, 551, 1071, 10, 2, 2, 3, 0, 34, 0, 0, 15},  // UISpringTimingParameters
    {45, -1, -1, -1, -1, 553, 1073, 11, 1, 2, 1, 35, 0, 0, 0, 15},  // value
    {954, -1, -1, -1, -1, 554, 1075, 12, 1, 2, 1, 35, 0, 0, 0, 15},  // velocity
    {1084, -1, -1, -1, -1, 0, 1077, 13, 0, 1, 2, 35, 9, 0, 0, 15},  // controlPoint1
    {1085, -1, -1, -1, -1, 0, 1078, 14, 0, 1, 2, 35, 9, 0, 0, 15},  // controlPoint2
    {1049, 1081, -1, -1, -1, 0, 0, 15, 0, 0, 5, 35, 34, 0, 0, 15},  // linear
    {1045, 1081, -1, -1, -1, 0, 0, 16, 0, 0, 5, 35, 34, 0, 0, 15},  // easeIn
    {1047, 1081, -1, -1, -1, 0, 0, 17, 0, 0, 5, 35, 34, 0, 0, 15},  // easeOut
    {1043, 1081, -1, -1, -1, 0, 0, 18, 0, 0, 5, 35, 34, 0, 0, 15},  // easeInOut
    {1089, 1081, -1, -1, -1, 555, 1079, 19, 2, 2, 4, 35, 34, 0, 0, 15},  // bezier
    {1092, -1, -1, -1, -1, 557, 1081, 20, 3, 3, 0, 0, 14, 0, 0, 15},  // interpolate
    {1093, 169, -1, -1, -1, 562, 1084, 0, 2, 2, 4, 28, 49, 0, 0, 16},  // animate
    {1093, 169, -1, -1, -1, 567, 1086, 1, 3, 3, 4, 28, 49, 0, 0, 16},  // animate
    {1093, 169, -1, -1, -1, 573, 1089, 2, 3, 3, 4, 28, 49, 0, 0, 16},  // animate
    {1093, 169, -1, -1, -1, 580, 1092, 3, 4, 4, 4, 28, 49, 0, 0, 16},  // animate
    {1093, 169, -1, -1, -1, 588, 1096, 4, 4, 4, 4, 28, 49, 0, 0, 16},  // animate
    {1093, 169, -1, -1, -1, 597, 1100, 5, 5, 5, 4, 28, 49, 0, 0, 16},  // animate
    {1093, 169, -1, -1, -1, 607, 1105, 6, 5, 5, 4, 28, 49, 0, 0, 16},  // animate
    {1093, 169, -1, -1, -1, 618, 1110, 7, 6, 6, 4, 28, 49, 0, 0, 16},  // animate
    {1093, 169, -1, -1, -1, 630, 1116, 8, 6, 6, 4, 28, 49, 0, 0, 16},  // animate
    {1093, 169, -1, -1, -1, 643, 1122, 9, 7, 7, 4, 28, 49, 0, 0, 16},  // animate
    {1101, 169, -1, -1, -1, 652, 1129, 10, 2, 2, 4, 28, 49, 0, 0, 16},  // animateWithDuration
    {1101, 169, -1, -1, -1, 657, 1131, 11, 3, 3, 4, 28, 49, 0, 0, 16},  // animateWithDuration
    {1101, 169, -1, -1, -1, 664, 1134, 12, 4, 4, 4, 28, 49, 0, 0, 16},  // animateWithDuration
    {1101, 169, -1, -1, -1, 673, 1138, 13, 5, 5, 4, 28, 49, 0, 0, 16},  // animateWithDuration
    {1101, 169, -1, -1, -1, 685, 1143, 14, 7, 7, 4, 28, 49, 0, 0, 16},  // animateWithDuration
    {1102, 169, -1, -1, -1, 695, 1150, 15, 3, 3, 4, 28, 49, 0, 0, 16},  // animateKeyframes
    {1102, 169, -1, -1, -1, 702, 1153, 16, 4, 4, 4, 28, 49, 0, 0, 16},  // animateKeyframes
    {1102, 169, -1, -1, -1, 710, 1157, 17, 4, 4, 4, 28, 49, 0, 0, 16},  // animateKeyframes
    {1102, 169, -1, -1, -1, 719, 1161, 18, 5, 5, 4, 28, 49, 0, 0, 16},  // animateKeyframes
    {1103, 169, -1, -1, -1, 729, 1166, 19, 5, 5, 4, 28, 49, 0, 0, 16},  // animateKeyframesWithDuration
    {1104, 169, -1, -1, -1, 737, 1171, 20, 3, 3, 4, 28, 49, 0, 0, 16},  // addKeyframe
    {1107, 169, -1, -1, -1, 743, 1174, 21, 3, 3, 4, 28, 49, 0, 0, 16},  // addKeyframeWithRelativeStartTime
    {1108, 169, -1, -1, -1, 746, 1177, 22, 2, 2, 4, 28, 49, 0, 0, 16},  // beginAnimations
    {1110, 169, -1, -1, -1, 748, 1179, 23, 0, 0, 4, 28, 49, 0, 0, 16},  // commitAnimations
    {1111, 169, -1, -1, -1, 748, 1179, 24, 1, 1, 4, 28, 49, 0, 0, 16},  // setAnimationDuration
    {1112, 169, -1, -1, -1, 749, 1180, 25, 1, 1, 4, 28, 49, 0, 0, 16},  // setAnimationDelay
    {1113, 169, -1, -1, -1, 750, 1181, 26, 1, 1, 4, 28, 49, 0, 0, 16},  // setAnimationRepeatCount
    {1114, 169, -1, -1, -1, 751, 1182, 27, 1, 1, 4, 28, 49, 0, 0, 16},  // setAnimationRepeatAutoreverses
    {1115, 169, -1, -1, -1, 752, 1183, 28, 1, 1, 4, 28, 49, 0, 0, 16},  // setAnimationBeginsFromCurrentState
    {1116, 169, -1, -1, -1, 753, 1184, 29, 1, 1, 4, 28, 49, 0, 0, 16},  // setAnimationCurve
    {1117, 169, -1, -1, -1, 754, 1185, 30, 1, 1, 4, 28, 49, 0, 0, 16},  // setAnimationDelegate
    {828, 1118, -1, -1, -1, 0, 0, 31, 0, 0, 5, 42, 41, 0, 0, 16},  // main
    {1121, 1118, -1, -1, -1, 0, 0, 32, 0, 0, 5, 42, 41, 0, 0, 16},  // background
    {1122, 1118, -1, -1, -1, 755, 1186, 33, 0, 0, 4, 42, 41, 0, 0, 16},  // global
    {1122, 1118, -1, -1, -1, 755, 1186, 34, 1, 1, 4, 42, 41, 0, 0, 16},  // global
    {1118, -1, -1, -1, -1, 756, 1187, 35, 1, 1, 3, 0, 41, 0, 0, 16},  // DispatchQueue
    {1118, -1, -1, -1, -1, 757, 1188, 36, 2, 2, 3, 0, 41, 0, 0, 16},  // DispatchQueue
    {1124, -1, -1, -1, -1, 759, 1190, 37, 1, 2, 1, 42, 49, 0, 0, 16},  // sync
    {1124, -1, -1, -1, -1, 760, 1192, 38, 1, 2, 1, 42, 49, 0, 0, 16},  // sync
    {1126, -1, -1, -1, -1, 761, 1194, 39, 1, 2, 1, 42, 49, 0, 0, 16},  // async
    {1126, -1, -1, -1, -1, 762, 1196, 40, 1, 2, 1, 42, 49, 0, 0, 16},  // async
    {1127, -1, -1, -1, -1, 763, 1198, 41, 2, 3, 1, 42, 49, 0, 0, 16},  // asyncAfter
    {1127, -1, -1, -1, -1, 765, 1201, 42, 2, 3, 1, 42, 49, 0, 0, 16},  // asyncAfter
    {1129, -1, -1, -1, -1, 767, 1204, 43, 2, 2, 0, 0, 49, 0, 0, 16},  // dispatch_async
    {1130, -1, -1, -1, -1, 769, 1206, 44, 3, 3, 0, 0, 49, 0, 0, 16},  // dispatch_after
    {1131, -1, -1, -1, -1, 772, 1209, 45, 0, 0, 0, 0, 41, 0, 0, 16},  // dispatch_get_main_queue
    {1076, 1119, -1, -1, -1, 772, 1209, 46, 0, 0, 4, 1, 0, 0, 0, 16},  // now
    {988, 1120, -1, -1, -1, 772, 1209, 47, 1, 1, 4, 1, 0, 0, 0, 16},  // seconds
    {1132, 1120, -1, -1, -1, 773, 1210, 48, 1, 1, 4, 1, 0, 0, 0, 16},  // milliseconds
    {1133, 1120, -1, -1, -1, 774, 1211, 49, 1, 1, 4, 1, 0, 0, 0, 16},  // microseconds
    {1134, 1120, -1, -1, -1, 775, 1212, 50, 1, 1, 4, 1, 0, 0, 0, 16},  // nanoseconds
    {1135, -1, -1, -1, -1, 0, 0, 51, 0, 0, 5, 0, 0, 0, 0, 16},  // DISPATCH_TIME_NOW
    {1136, -1, -1, -1, -1, 0, 0, 52, 0, 0, 5, 0, 0, 0, 0, 16},  // NSEC_PER_SEC
    {1137, -1, -1, -1, -1, 0, 0, 53, 0, 0, 5, 0, 0, 0, 0, 16},  // NSEC_PER_MSEC
    {1138, -1, -1, -1, -1, 776, 1213, 54, 2, 2, 0, 0, 0, 0, 0, 16},  // dispatch_time
    {1139, 169, -1, -1, -1, 779, 1215, 55, 1, 1, 4, 28, 49, 0, 0, 16},  // performWithoutAnimation
    {1140, 169, -1, -1, -1, 780, 1216, 56, 1, 1, 4, 28, 49, 0, 0, 16},  // setAnimationsEnabled
    {1141, -1, -1, -1, -1, 0, 0, 0, 0, 0, 3, 0, 33, 0, 0, 17},  // CABasicAnimation
    {1141, -1, -1, -1, -1, 781, 1217, 1, 1, 1, 3, 0, 33, 0, 0, 17},  // CABasicAnimation
    {1143, -1, -1, -1, -1, 0, 0, 2, 0, 0, 3, 0, 33, 0, 0, 17},  // CASpringAnimation
    {1143, -1, -1, -1, -1, 782, 1218, 3, 1, 1, 3, 0, 33, 0, 0, 17},  // CASpringAnimation
    {1144, -1, -1, -1, -1, 0, 0, 4, 0, 0, 3, 0, 33, 0, 0, 17},  // CAKeyframeAnimation
    {1144, -1, -1, -1, -1, 783, 1219, 5, 1, 1, 3, 0, 33, 0, 0, 17},  // CAKeyframeAnimation
    {1145, -1, -1, -1, -1, 0, 0, 6, 0, 0, 3, 0, 33, 0, 0, 17},  // CAAnimationGroup
    {1142, -1, -1, -1, -1, 0, 1220, 7, 0, 1, 2, 34, 3, 0, 0, 17},  // keyPath
    {1146, -1, -1, -1, -1, 0, 1221, 8, 0, 1, 2, 34, 49, 0, 0, 17},  // fromValue
    {1147, -1, -1, -1, -1, 0, 1222, 9, 0, 1, 2, 34, 49, 0, 0, 17},  // toValue
    {1148, -1, -1, -1, -1, 0, 1223, 10, 0, 1, 2, 34, 49, 0, 0, 17},  // byValue
    {526, -1, -1, -1, -1, 0, 1224, 11, 0, 1, 2, 34, 4, 0, 0, 17},  // values
    {1149, -1, -1, -1, -1, 0, 1225, 12, 0, 1, 2, 34, 4, 0, 0, 17},  // keyTimes
    {1150, -1, -1, -1, -1, 0, 1226, 13, 0, 1, 2, 34, 4, 0, 0, 17},  // timingFunctions
    {1151, -1, -1, -1, -1, 0, 1227, 14, 0, 1, 2, 34, 39, 0, 0, 17},  // calculationMode
    {1095, -1, -1, -1, -1, 0, 1228, 15, 0, 1, 2, 34, 4, 0, 0, 17},  // animations
    {1152, -1, -1, -1, -1, 0, 1229, 16, 0, 1, 2, 34, 2, 0, 0, 17},  // additive
    {1153, -1, -1, -1, -1, 0, 1230, 17, 0, 1, 2, 34, 2, 0, 0, 17},  // isAdditive
    {1154, -1, -1, -1, -1, 0, 1231, 18, 0, 1, 2, 34, 2, 0, 0, 17},  // cumulative
    {1155, -1, -1, -1, -1, 0, 1232, 19, 0, 1, 2, 34, 2, 0, 0, 17},  // isCumulative
    {1156, -1, -1, -1, -1, 0, 1233, 20, 0, 1, 2, 34, 0, 0, 0, 17},  // mass
    {1157, -1, -1, -1, -1, 0, 1234, 21, 0, 1, 2, 34, 0, 0, 0, 17},  // stiffness
    {1158, -1, -1, -1, -1, 0, 1235, 22, 0, 1, 2, 34, 0, 0, 0, 17},  // damping
    {1088, -1, -1, -1, -1, 0, 1236, 23, 0, 1, 2, 34, 0, 0, 0, 17},  // initialVelocity
    {1159, -1, -1, -1, -1, 0, 1237, 24, 0, 1, 2, 34, 34, 0, 0, 17},  // timingFunction
    {1160, -1, -1, -1, -1, 0, 1238, 25, 0, 1, 2, 34, 0, 0, 0, 17},  // duration
    {1161, -1, -1, -1, -1, 0, 1239, 26, 0, 1, 2, 34, 0, 0, 0, 17},  // speed
    {1162, -1, -1, -1, -1, 0, 1240, 27, 0, 1, 2, 34, 0, 0, 0, 17},  // beginTime
    {1163, -1, -1, -1, -1, 0, 1241, 28, 0, 1, 2, 34, 0, 0, 0, 17},  // timeOffset
    {1164, -1, -1, -1, -1, 0, 1242, 29, 0, 1, 2, 34, 0, 0, 0, 17},  // repeatCount
    {1165, -1, -1, -1, -1, 0, 1243, 30, 0, 1, 2, 34, 0, 0, 0, 17},  // repeatDuration
    {1166, -1, -1, -1, -1, 0, 1244, 31, 0, 1, 2, 34, 2, 0, 0, 17},  // autoreverses
    {1167, -1, -1, -1, -1, 0, 1245, 32, 0, 1, 2, 34, 38, 0, 0, 17},  // fillMode
    {1168, -1, -1, -1, -1, 0, 1246, 33, 0, 1, 2, 34, 2, 0, 0, 17},  // isRemovedOnCompletion
    {1169, -1, -1, -1, -1, 0, 1247, 34, 0, 1, 2, 34, 2, 0, 0, 17},  // removedOnCompletion
    {681, -1, -1, -1, -1, 0, 1248, 35, 0, 1, 2, 34, 49, 0, 0, 17},  // delegate
    {1170, -1, -1, -1, -1, 0, 1249, 36, 0, 1, 2, 34, 0, 0, 0, 17},  // settlingDuration
    {1171, -1, -1, -1, 1354, 784, 1250, 37, 2, 3, 1, 29, 49, 0, 0, 17},  // add
    {1172, -1, -1, -1, 1355, 786, 1253, 38, 1, 2, 1, 29, 49, 0, 0, 17},  // removeAnimation
    {1173, -1, -1, -1, -1, 787, 1255, 39, 0, 1, 1, 29, 49, 0, 0, 17},  // removeAllAnimations
    {1174, -1, -1, -1, -1, 787, 1256, 40, 0, 1, 1, 29, 4, 0, 0, 17},  // animationKeys
    {45, -1, -1, -1, 1370, 787, 1257, 41, 1, 2, 1, 29, 0, 0, 0, 17},  // value
    {1176, -1, -1, -1, 1371, 788, 1259, 42, 2, 3, 1, 29, 49, 0, 0, 17},  // setValue
    {45, -1, -1, -1, 1370, 790, 1262, 43, 1, 2, 1, 28, 0, 0, 0, 17},  // value
    {1176, -1, -1, -1, 1371, 791, 1264, 44, 2, 3, 1, 28, 49, 0, 0, 17},  // setValue
    {1161, -1, -1, -1, -1, 0, 1267, 45, 0, 1, 2, 29, 0, 0, 0, 17},  // speed
    {1162, -1, -1, -1, -1, 0, 1268, 46, 0, 1, 2, 29, 0, 0, 0, 17},  // beginTime
    {1163, -1, -1, -1, -1, 0, 1269, 47, 0, 1, 2, 29, 0, 0, 0, 17},  // timeOffset
    {1177, -1, -1, -1, -1, 793, 1270, 48, 2, 3, 1, 29, 0, 0, 0, 17},  // convertTime
    {1177, -1, -1, -1, -1, 795, 1273, 49, 2, 3, 1, 29, 0, 0, 0, 17},  // convertTime
    {1179, 1178, -1, -1, -1, 797, 1276, 50, 0, 0, 4, 41, 49, 0, 0, 17},  // begin
    {1180, 1178, -1, -1, -1, 797, 1276, 51, 0, 0, 4, 41, 49, 0, 0, 17},  // commit
    {1181, 1178, -1, -1, -1, 797, 1276, 52, 0, 0, 4, 41, 49, 0, 0, 17},  // flush
    {1111, 1178, -1, -1, -1, 797, 1276, 53, 1, 1, 4, 41, 49, 0, 0, 17},  // setAnimationDuration
    {1182, 1178, -1, -1, -1, 798, 1277, 54, 1, 1, 4, 41, 49, 0, 0, 17},  // setDisableActions
    {1183, 1178, -1, -1, -1, 799, 1278, 55, 1, 1, 4, 41, 49, 0, 0, 17},  // setAnimationTimingFunction
    {1184, 1178, -1, -1, -1, 800, 1279, 56, 1, 1, 4, 41, 49, 0, 0, 17},  // setCompletionBlock
    {1185, -1, -1, -1, -1, 801, 1280, 57, 1, 1, 0, 0, 14, 0, 0, 17},  // NSValue
    {1185, -1, -1, -1, -1, 802, 1281, 58, 1, 1, 0, 0, 14, 0, 0, 17},  // NSValue
    {1188, -1, -1, -1, -1, 0, 0, 59, 0, 0, 5, 0, 14, 0, 0, 17},  // CATransform3DIdentity
    {1189, -1, -1, -1, -1, 803, 1282, 60, 4, 4, 0, 0, 14, 0, 0, 17},  // CATransform3DMakeRotation
    {1190, -1, -1, -1, -1, 807, 1286, 61, 3, 3, 0, 0, 14, 0, 0, 17},  // CATransform3DMakeScale
    {1191, -1, -1, -1, -1, 810, 1289, 62, 3, 3, 0, 0, 14, 0, 0, 17},  // CATransform3DMakeTranslation
    {1192, -1, -1, -1, -1, 813, 1292, 63, 1, 1, 0, 0, 14, 0, 0, 17},  // CATransform3DMakeAffineTransform
    {1193, -1, -1, -1, -1, 814, 1293, 64, 4, 4, 0, 0, 14, 0, 0, 17},  // CATransform3DTranslate
    {1194, -1, -1, -1, -1, 818, 1297, 65, 4, 4, 0, 0, 14, 0, 0, 17},  // CATransform3DScale
    {1195, -1, -1, -1, -1, 822, 1301, 66, 5, 5, 0, 0, 14, 0, 0, 17},  // CATransform3DRotate
    {1196, -1, -1, -1, -1, 827, 1306, 67, 2, 2, 0, 0, 14, 0, 0, 17},  // CATransform3DConcat
    {1197, -1, -1, -1, -1, 829, 1308, 68, 1, 1, 0, 0, 14, 0, 0, 17},  // CATransform3DInvert
    {1198, -1, -1, -1, -1, 830, 1309, 69, 1, 1, 0, 0, 14, 0, 0, 17},  // CATransform3DGetAffineTransform
    {1199, -1, -1, -1, -1, 831, 1310, 70, 1, 1, 0, 0, 2, 0, 0, 17},  // CATransform3DIsIdentity
    {1200, -1, -1, -1, -1, 832, 1311, 71, 1, 1, 0, 0, 2, 0, 0, 17},  // CATransform3DIsAffine
    {1201, -1, -1, -1, -1, 833, 1312, 72, 2, 2, 0, 0, 2, 0, 0, 17},  // CATransform3DEqualToTransform
    {104, -1, -1, -1, -1, 835, 1314, 0, 1, 1, 0, 0, 49, 1, 0, 18},  // print
    {104, -1, -1, -1, -1, 836, 1315, 1, 2, 2, 0, 0, 49, 1, 0, 18},  // print
    {104, -1, -1, -1, -1, 838, 1317, 2, 2, 2, 0, 0, 49, 1, 0, 18},  // print
    {104, -1, -1, -1, -1, 840, 1319, 3, 3, 3, 0, 0, 49, 1, 0, 18},  // print
    {1203, -1, -1, -1, -1, 843, 1322, 4, 1, 1, 0, 0, 49, 0, 0, 18},  // debugPrint
    {1204, -1, -1, -1, -1, 844, 1323, 5, 0, 0, 0, 0, 49, 0, 0, 18},  // fatalError
    {1205, -1, -1, -1, -1, 844, 1323, 6, 0, 0, 0, 0, 49, 0, 0, 18},  // preconditionFailure
    {1206, -1, -1, -1, -1, 844, 1323, 7, 0, 0, 0, 0, 49, 0, 0, 18},  // assertionFailure
    {1204, -1, -1, -1, -1, 844, 1323, 8, 1, 1, 0, 0, 49, 0, 0, 18},  // fatalError
    {1205, -1, -1, -1, -1, 845, 1324, 9, 1, 1, 0, 0, 49, 0, 0, 18},  // preconditionFailure
    {1206, -1, -1, -1, -1, 846, 1325, 10, 1, 1, 0, 0, 49, 0, 0, 18},  // assertionFailure
    {1207, -1, -1, -1, -1, 847, 1326, 11, 1, 1, 0, 0, 49, 0, 0, 18},  // assert
    {1208, -1, -1, -1, -1, 848, 1327, 12, 1, 1, 0, 0, 49, 0, 0, 18},  // precondition
    {1209, -1, -1, -1, -1, 849, 1328, 13, 1, 1, 0, 0, 49, 0, 0, 18},  // NSParameterAssert
    {1207, -1, -1, -1, -1, 850, 1329, 14, 2, 2, 0, 0, 49, 0, 0, 18},  // assert
    {1208, -1, -1, -1, -1, 852, 1331, 15, 2, 2, 0, 0, 49, 0, 0, 18},  // precondition
    {1210, -1, -1, -1, -1, 854, 1333, 16, 1, 1, 0, 0, 49, 1, 0, 18},  // NSAssert
    {1211, -1, -1, -1, -1, 855, 1334, 17, 1, 1, 0, 0, 49, 1, 0, 18},  // NSCAssert
    {1212, -1, -1, -1, -1, 856, 1335, 18, 1, 1, 0, 0, 49, 0, 0, 18},  // Optional
    {1213, -1, -1, -1, -1, 0, 0, 19, 0, 0, 5, 0, 21, 0, 0, 18},  // row
    {1214, -1, -1, -1, -1, 0, 0, 20, 0, 0, 5, 0, 21, 0, 0, 18},  // column
    {1215, -1, -1, -1, -1, 857, 1336, 21, 1, 1, 0, 0, 49, 0, 0, 18},  // convention
    {1216, -1, -1, -1, -1, 858, 1337, 22, 1, 1, 0, 0, 47, 1, 0, 18},  // plot
    {1216, -1, -1, -1, -1, 859, 1338, 23, 2, 2, 0, 0, 47, 1, 0, 18},  // plot
    {1216, -1, -1, -1, -1, 861, 1340, 24, 2, 2, 0, 0, 47, 1, 0, 18},  // plot
    {1217, -1, -1, -1, -1, 863, 1342, 25, 1, 1, 0, 0, 48, 1, 0, 18},  // describe
    {1217, -1, -1, -1, -1, 864, 1343, 26, 2, 2, 0, 0, 48, 1, 0, 18},  // describe
    {1217, -1, -1, -1, -1, 866, 1345, 27, 2, 2, 0, 0, 48, 1, 0, 18},  // describe
    {1218, -1, -1, -1, -1, 868, 1347, 28, 1, 1, 0, 0, 47, 1, 0, 18},  // film
    {1218, -1, -1, -1, -1, 869, 1348, 29, 2, 2, 0, 0, 47, 1, 0, 18},  // film
    {1218, -1, -1, -1, -1, 871, 1350, 30, 2, 2, 0, 0, 47, 1, 0, 18},  // film
    {1218, -1, -1, -1, -1, 873, 1352, 31, 3, 3, 0, 0, 47, 1, 0, 18},  // film
    {1220, -1, -1, -1, -1, 876, 1355, 32, 1, 1, 0, 0, 47, 1, 0, 18},  // strip
    {1220, -1, -1, -1, -1, 877, 1356, 33, 2, 2, 0, 0, 47, 1, 0, 18},  // strip
    {1220, -1, -1, -1, -1, 879, 1358, 34, 2, 2, 0, 0, 47, 1, 0, 18},  // strip
    {1220, -1, -1, -1, -1, 881, 1360, 35, 3, 3, 0, 0, 47, 1, 0, 18},  // strip
    {1221, -1, -1, -1, -1, 884, 1363, 36, 1, 1, 0, 0, 47, 0, 0, 18},  // grid
    {1222, -1, -1, -1, -1, 885, 1364, 37, 1, 1, 0, 0, 48, 0, 0, 18},  // why
    {1223, -1, -1, -1, -1, 0, 0, 0, 0, 0, 5, 0, 2, 0, 0, 19},  // YES
    {1224, -1, -1, -1, -1, 0, 0, 1, 0, 0, 5, 0, 2, 0, 0, 19},  // NO
    {1225, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 8, 0, 0, 19},  // NULL
    {1226, -1, -1, -1, -1, 0, 0, 3, 0, 0, 5, 0, 8, 0, 0, 19},  // Nil
    {1227, -1, -1, -1, -1, 0, 0, 4, 0, 0, 5, 0, 0, 0, 0, 19},  // HUGE_VALF
    {1228, -1, -1, -1, -1, 0, 0, 5, 0, 0, 5, 0, 0, 0, 0, 19},  // HUGE_VAL
    {1229, -1, -1, -1, -1, 0, 0, 6, 0, 0, 5, 0, 0, 0, 0, 19},  // INFINITY
    {356, -1, -1, -1, -1, 0, 0, 7, 0, 0, 5, 0, 0, 0, 0, 19},  // CGFLOAT_MAX
    {1230, -1, -1, -1, -1, 0, 0, 8, 0, 0, 5, 0, 0, 0, 0, 19},  // DBL_MAX
    {1231, -1, -1, -1, -1, 0, 0, 9, 0, 0, 5, 0, 0, 0, 0, 19},  // CGFLOAT_MIN
    {1232, -1, -1, -1, -1, 0, 0, 10, 0, 0, 5, 0, 0, 0, 0, 19},  // DBL_MIN
    {1233, -1, -1, -1, -1, 0, 0, 11, 0, 0, 5, 0, 0, 0, 0, 19},  // FLT_MAX
    {1234, -1, -1, -1, -1, 0, 0, 12, 0, 0, 5, 0, 0, 0, 0, 19},  // FLT_MIN
    {1235, -1, -1, -1, -1, 0, 0, 13, 0, 0, 5, 0, 0, 0, 0, 19},  // FLT_EPSILON
    {129, -1, -1, -1, -1, 886, 1365, 14, 1, 1, 3, 0, 0, 0, 0, 19},  // NSNumber
    {129, -1, -1, -1, -1, 887, 1366, 15, 1, 1, 3, 0, 0, 0, 0, 19},  // NSNumber
    {129, -1, -1, -1, -1, 888, 1367, 16, 1, 1, 3, 0, 0, 0, 0, 19},  // NSNumber
    {129, -1, -1, -1, -1, 889, 1368, 17, 1, 1, 3, 0, 0, 0, 0, 19},  // NSNumber
    {129, -1, -1, -1, -1, 890, 1369, 18, 1, 1, 3, 0, 0, 0, 0, 19},  // NSNumber
    {129, -1, -1, -1, -1, 891, 1370, 19, 1, 1, 0, 0, 2, 0, 0, 19},  // NSNumber
    {1185, -1, -1, -1, -1, 892, 1371, 20, 1, 1, 0, 0, 9, 0, 0, 19},  // NSValue
    {1185, -1, -1, -1, -1, 893, 1372, 21, 1, 1, 0, 0, 12, 0, 0, 19},  // NSValue
    {1185, -1, -1, -1, -1, 894, 1373, 22, 1, 1, 0, 0, 13, 0, 0, 19},  // NSValue
    {1185, -1, -1, -1, -1, 895, 1374, 23, 1, 1, 0, 0, 14, 0, 0, 19},  // NSValue
    {1241, -1, -1, -1, -1, 0, 1375, 24, 0, 1, 2, 1, 0, 0, 0, 19},  // floatValue
    {1242, -1, -1, -1, -1, 0, 1376, 25, 0, 1, 2, 1, 0, 0, 0, 19},  // doubleValue
    {1243, -1, -1, -1, -1, 0, 1377, 26, 0, 1, 2, 1, 0, 0, 0, 19},  // intValue
    {1244, -1, -1, -1, -1, 0, 1378, 27, 0, 1, 2, 1, 0, 0, 0, 19},  // integerValue
    {1245, -1, -1, -1, 1356, 0, 1379, 28, 0, 1, 2, 10, 9, 0, 0, 19},  // cgPointValue
    {1246, -1, -1, -1, 1357, 0, 1380, 29, 0, 1, 2, 13, 12, 0, 0, 19},  // cgSizeValue
    {1247, -1, -1, -1, 1358, 0, 1381, 30, 0, 1, 2, 14, 13, 0, 0, 19},  // cgRectValue
    {105, -1, -1, -1, -1, 896, 1382, 31, 1, 1, 0, 0, 49, 1, 0, 19},  // NSLog
    {1248, -1, -1, -1, -1, 897, 1383, 32, 1, 1, 0, 0, 49, 1, 0, 19},  // printf
    {153, -1, -1, -1, -1, 898, 1384, 33, 1, 1, 3, 0, 3, 1, 0, 19},  // NSString
    {151, -1, -1, -1, -1, 899, 1385, 34, 1, 1, 3, 0, 3, 1, 0, 19},  // String
    {155, -1, -1, -1, -1, 900, 1386, 35, 1, 1, 3, 0, 4, 1, 0, 19},  // NSArray
    {1251, -1, 1258, -1, -1, 901, 1387, 0, 0, 0, 3, 0, 29, 0, 0, 20},  // CGMutablePath
    {1255, -1, -1, -1, -1, 901, 1387, 1, 0, 0, 3, 0, 29, 0, 0, 20},  // UIBezierPath
    {1255, -1, -1, -1, -1, 901, 1387, 2, 1, 1, 3, 0, 29, 0, 0, 20},  // UIBezierPath
    {1255, -1, -1, -1, -1, 902, 1388, 3, 2, 2, 3, 0, 29, 0, 0, 20},  // UIBezierPath
    {1255, -1, -1, -1, -1, 904, 1390, 4, 1, 1, 3, 0, 29, 0, 0, 20},  // UIBezierPath
    {1261, -1, -1, -1, -1, 905, 1391, 5, 2, 2, 0, 0, 29, 0, 0, 20},  // CGPathCreateWithRect
    {1252, -1, -1, -1, -1, 907, 1393, 6, 2, 2, 3, 0, 29, 0, 0, 20},  // CGPath
    {1262, -1, -1, -1, -1, 909, 1395, 7, 1, 1, 0, 0, 49, 0, 0, 20},  // CGPathRelease
    {1263, -1, -1, -1, 1275, 910, 1396, 8, 1, 2, 1, 30, 49, 0, 0, 20},  // move
    {1264, -1, -1, -1, 1276, 911, 1398, 9, 1, 2, 1, 30, 49, 0, 0, 20},  // addLine
    {1265, -1, -1, -1, -1, 912, 1400, 10, 1, 2, 1, 30, 49, 0, 0, 20},  // addRect
    {1266, -1, -1, -1, -1, 913, 1402, 11, 1, 2, 1, 30, 49, 0, 0, 20},  // addEllipse
    {60, -1, -1, -1, 1268, 914, 1404, 12, 1, 2, 1, 30, 49, 0, 0, 20},  // append
    {1267, -1, -1, -1, -1, 915, 1406, 13, 1, 2, 1, 30, 49, 0, 0, 20},  // addPath
    {1269, -1, -1, -1, -1, 917, 1408, 14, 1, 2, 1, 30, 49, 0, 0, 20},  // apply
    {325, -1, -1, -1, 1270, 918, 1410, 15, 1, 2, 1, 30, 2, 0, 0, 20},  // contains
    {1271, -1, -1, -1, 1277, 920, 1412, 16, 0, 1, 1, 30, 49, 0, 0, 20},  // closeSubpath
    {671, -1, -1, -1, -1, 920, 1413, 17, 0, 1, 1, 30, 49, 0, 0, 20},  // close
    {1272, -1, -1, -1, -1, 920, 1414, 18, 0, 1, 1, 30, 49, 0, 0, 20},  // fill
    {1273, -1, -1, -1, -1, 920, 1415, 19, 0, 1, 1, 30, 49, 0, 0, 20},  // stroke
    {1274, -1, -1, -1, -1, 920, 1416, 20, 0, 1, 1, 30, 49, 0, 0, 20},  // addClip
    {1278, -1, -1, -1, -1, 922, 1417, 21, 3, 3, 0, 0, 49, 0, 0, 20},  // CGPathAddRect
    {1279, -1, -1, -1, -1, 925, 1420, 22, 4, 4, 0, 0, 49, 0, 0, 20},  // CGPathMoveToPoint
    {1280, -1, -1, -1, -1, 929, 1424, 23, 4, 4, 0, 0, 49, 0, 0, 20},  // CGPathAddLineToPoint
    {1281, -1, -1, -1, -1, 933, 1428, 24, 4, 4, 0, 0, 2, 0, 0, 20},  // CGPathContainsPoint
    {1282, -1, -1, -1, -1, 937, 1432, 25, 1, 1, 0, 0, 49, 0, 0, 20},  // CGPathCloseSubpath
    {1283, -1, -1, -1, 1289, 938, 1433, 26, 3, 4, 1, 30, 49, 0, 0, 20},  // addCurve
    {1283, -1, -1, -1, -1, 941, 1437, 27, 3, 4, 1, 30, 49, 0, 0, 20},  // addCurve
    {1286, -1, -1, -1, 1290, 944, 1441, 28, 2, 3, 1, 30, 49, 0, 0, 20},  // addQuadCurve
    {1286, -1, -1, -1, -1, 946, 1444, 29, 2, 3, 1, 30, 49, 0, 0, 20},  // addQuadCurve
    {1291, -1, -1, -1, 1297, 953, 1447, 30, 5, 6, 1, 30, 49, 0, 0, 20},  // addArc
    {1291, -1, -1, -1, -1, 958, 1453, 31, 5, 6, 1, 30, 49, 0, 0, 20},  // addArc
    {1255, -1, -1, -1, -1, 963, 1459, 32, 5, 5, 3, 0, 29, 0, 0, 20},  // UIBezierPath
    {1298, -1, -1, -1, -1, 973, 1464, 33, 8, 8, 0, 0, 49, 0, 0, 20},  // CGPathAddCurveToPoint
    {1299, -1, -1, -1, -1, 981, 1472, 34, 6, 6, 0, 0, 49, 0, 0, 20},  // CGPathAddQuadCurveToPoint
    {1300, -1, -1, -1, -1, 987, 1478, 35, 8, 8, 0, 0, 49, 0, 0, 20},  // CGPathAddArc
    {1301, -1, -1, -1, -1, 0, 1486, 36, 0, 1, 2, 30, 13, 0, 0, 20},  // boundingBox
    {611, -1, -1, -1, -1, 0, 1487, 37, 0, 1, 2, 30, 13, 0, 0, 20},  // bounds
    {1302, -1, -1, -1, -1, 0, 1488, 38, 0, 1, 2, 30, 13, 0, 0, 20},  // boundingBoxOfPath
    {300, -1, -1, -1, -1, 0, 1489, 39, 0, 1, 2, 30, 2, 0, 0, 20},  // isEmpty
    {1303, -1, -1, -1, -1, 0, 1490, 40, 0, 1, 2, 30, 9, 0, 0, 20},  // currentPoint
    {1304, -1, -1, -1, 1252, 0, 1491, 41, 0, 1, 2, 30, 29, 0, 0, 20},  // cgPath
    {1305, -1, -1, -1, -1, 995, 1492, 42, 1, 1, 0, 0, 13, 0, 0, 20},  // CGPathGetBoundingBox
    {1306, -1, -1, -1, -1, 0, 1493, 43, 0, 1, 2, 29, 29, 0, 0, 20},  // path
    {1307, -1, -1, -1, -1, 0, 1494, 44, 0, 1, 2, 29, 17, 0, 0, 20},  // fillColor
    {1308, -1, -1, -1, -1, 0, 1495, 45, 0, 1, 2, 29, 17, 0, 0, 20},  // strokeColor
    {1309, -1, -1, -1, -1, 0, 1496, 46, 0, 1, 2, 29, 0, 0, 0, 20},  // lineWidth
    {1310, -1, -1, -1, -1, 0, 1497, 47, 0, 1, 2, 29, 23, 0, 0, 20},  // lineJoin
    {1311, -1, -1, -1, -1, 0, 1498, 48, 0, 1, 2, 29, 4, 0, 0, 20},  // lineDashPattern
    {1312, -1, -1, -1, -1, 0, 1499, 49, 0, 1, 2, 29, 0, 0, 0, 20},  // lineDashPhase
    {1314, 1313, 1315, -1, -1, 0, 0, 50, 0, 0, 5, 24, 23, 0, 0, 20},  // miter
    {75, 1313, 1316, -1, -1, 0, 0, 51, 0, 0, 5, 24, 23, 0, 0, 20},  // round
    {1317, 1313, 1318, -1, -1, 0, 0, 52, 0, 0, 5, 24, 23, 0, 0, 20},  // bevel
    {1319, -1, -1, -1, 1256, 0, 1500, 53, 0, 1, 2, 18, 17, 0, 0, 20},  // cgColor
    {265, -1, 1320, -1, -1, 996, 1501, 0, 1, 1, 0, 0, 13, 0, 0, 21},  // rect
    {263, -1, 1321, -1, -1, 997, 1502, 1, 1, 1, 0, 0, 9, 0, 0, 21},  // point
    {255, -1, 1322, -1, -1, 998, 1503, 2, 1, 1, 0, 0, 12, 0, 0, 21},  // size
    {250, -1, 1323, -1, -1, 999, 1504, 3, 1, 1, 0, 0, 10, 0, 0, 21},  // vector
    {87, -1, 1324, -1, -1, 1000, 1505, 4, 1, 1, 0, 0, 14, 0, 0, 21},  // transform
    {1325, -1, -1, -1, -1, 1001, 1506, 5, 1, 1, 0, 0, 14, 0, 0, 21},  // css
    {1326, -1, -1, -1, -1, 1002, 1507, 6, 1, 1, 0, 0, 14, 0, 0, 21},  // svg
    {1327, -1, -1, -1, -1, 1003, 1508, 7, 1, 1, 0, 0, 27, 0, 0, 21},  // views
    {87, -1, -1, -1, -1, 1004, 1509, 0, 2, 2, 0, 0, 14, 0, 0, 22},  // transform
    {87, -1, -1, -1, -1, 1006, 1511, 1, 3, 3, 0, 0, 14, 0, 0, 22},  // transform
    {1272, 1328, -1, -1, -1, 0, 0, 2, 0, 0, 5, 23, 22, 0, 0, 22},  // fill
    {1329, 1328, -1, -1, -1, 0, 0, 3, 0, 0, 5, 23, 22, 0, 0, 22},  // aspectFit
    {1330, 1328, -1, -1, -1, 0, 0, 4, 0, 0, 5, 23, 22, 0, 0, 22},  // aspectFill
    {1331, 1328, -1, -1, -1, 0, 0, 5, 0, 0, 5, 23, 22, 0, 0, 22},  // scaleToFill
    {1332, 1328, -1, -1, -1, 0, 0, 6, 0, 0, 5, 23, 22, 0, 0, 22},  // scaleAspectFit
    {1333, 1328, -1, -1, -1, 0, 0, 7, 0, 0, 5, 23, 22, 0, 0, 22},  // scaleAspectFill
    {87, -1, -1, -1, -1, 1009, 1514, 8, 1, 1, 0, 0, 49, 0, 0, 22},  // transform
    {1335, -1, -1, -1, -1, 1010, 1515, 9, 1, 1, 0, 0, 0, 0, 0, 22},  // area
    {325, -1, -1, -1, -1, 1011, 1516, 10, 2, 2, 0, 0, 2, 0, 0, 22},  // contains
    {304, -1, -1, -1, -1, 1013, 1518, 11, 1, 2, 1, 28, 4, 0, 0, 22},  // corners
    {1325, -1, -1, -1, -1, 0, 1520, 0, 0, 1, 2, 15, 3, 0, 0, 23},  // css
    {1326, -1, -1, -1, -1, 0, 1521, 1, 0, 1, 2, 15, 3, 0, 0, 23},  // svg
    {1336, -1, -1, -1, -1, 0, 1522, 2, 0, 1, 2, 15, 48, 0, 0, 23},  // latex
    {1336, -1, -1, -1, -1, 0, 1523, 3, 0, 1, 2, 16, 48, 0, 0, 23},  // latex
    {1337, -1, -1, -1, -1, 1014, 1524, 4, 1, 1, 0, 0, 48, 0, 0, 23},  // swiftCode
    {1338, -1, -1, -1, -1, 1015, 1525, 0, 1, 1, 0, 0, 48, 0, 0, 24},  // explain
    {1338, -1, -1, -1, -1, 1016, 1526, 1, 2, 2, 0, 0, 48, 0, 0, 24},  // explain
    {1340, -1, -1, -1, -1, 1018, 1528, 2, 2, 2, 0, 0, 48, 0, 0, 24},  // compare
    {1340, -1, -1, -1, -1, 1020, 1530, 3, 3, 3, 0, 0, 48, 0, 0, 24},  // compare
    {763, -1, -1, -1, 1372, 1056, 1533, 0, 1, 2, 1, 29, 8, 0, 0, 25},  // action
    {1373, -1, -1, -1, -1, 1058, 1535, 1, 1, 1, 3, 0, 3, 0, 0, 25},  // Selector
    {1375, -1, -1, -1, -1, 1059, 1536, 2, 1, 1, 0, 0, 3, 0, 0, 25},  // NSSelectorFromString
};

static const int32_t labels[] = {
    90, 181, 182, 91, 183, 184, 186, 187, 190, 187, 191, -1, -1, 194, -1, 194, -1, -1, 194, 196, 187, 196,
    187, -1, 196, 187, 196, 187, 204, -1, -1, -1, -1, 7, -1, 227, 228, 233, 234, 235, 236, -1, 196, 187, -1,
    243, -1, -1, -1, 247, 248, -1, 252, 253, -1, -1, -1, -1, 196, 187, 252, 253, 230, 255, -1, 307, 308, 309,
    310, 204, 247, 248, 247, 248, -1, -1, -1, -1, -1, -1, -1, 335, 336, 332, 333, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, 361, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 336,
    243, 204, 336, 227, 204, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 437,
    437, 441, 437, 448, 449, 450, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 474, -1, 476, -1, 478, -1, -1, 51, 51, -1, 441, 51, 51, 51, 441, 9, -1, 9, -1, 485, -1,
    -1, -1, -1, -1, -1, -1, 489, 227, 336, -1, -1, 492, 493, -1, -1, -1, -1, 498, -1, 51, 499, 457, -1, -1,
    -1, -1, 204, 204, 204, -1, 492, -1, 501, -1, 502, 501, 502, 502, -1, -1, -1, 499, 457, 492, 516, 441,
    485, 441, -1, 519, -1, 520, 528, -1, -1, 528, -1, 528, -1, 531, -1, -1, -1, 531, -1, -1, 536, 537, 204,
    -1, -1, -1, -1, -1, -1, 51, 51, -1, 204, -1, 204, 204, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    441, 441, 441, 441, 485, -1, -1, 485, -1, 554, 555, 556, 557, -1, 562, 557, 610, 610, 610, 610, 610, 610,
    610, 610, 610, 610, 610, 610, 617, 618, 243, 518, -1, 763, 7, -1, 763, 764, -1, 763, 7, -1, 763, 764, 7,
    -1, -1, 7, -1, 769, -1, 7, -1, 769, -1, 7, -1, 769, -1, 7, -1, 769, -1, 7, -1, 7, -1, -1, -1, -1, 441,
    -1, -1, 800, -1, 803, -1, 502, -1, 806, -1, 807, -1, 243, -1, 336, -1, 810, -1, 811, -1, 810, -1, 811,
    -1, -1, -1, 502, -1, 824, -1, 825, -1, 485, 831, 485, -1, -1, -1, 243, -1, 336, -1, -1, -1, 882, 252,
    253, 252, 253, -1, 196, 187, -1, 196, 187, 196, 187, -1, -1, -1, 886, -1, -1, 886, 196, 187, 196, 187,
    886, -1, -1, 196, 187, -1, 902, 763, -1, 902, 763, -1, 902, 763, -1, 902, 763, -1, 902, 763, -1, 902,
    763, -1, 8, -1, 957, 8, -1, 959, 8, -1, 8, -1, -1, 8, -1, 959, -1, 763, -1, 763, 964, -1, -1, -1, 8, -1,
    8, -1, 336, 243, 979, 336, 243, 979, 980, 336, 243, 979, 336, 243, 979, 980, 502, 336, 243, 979, 502,
    336, 243, 979, 228, 502, 204, 984, 979, 502, 502, 986, 502, 981, 502, 986, 981, 502, 988, 243, 979, -1,
    615, -1, 1083, -1, -1, -1, 1084, 1085, 1086, 1087, 1087, 1088, 502, 502, 1090, 1091, -1, -1, 502, 1094,
    1095, 1094, 1095, 1094, 1095, 1096, 1094, 1095, 1096, 1094, 1097, 1095, 1094, 1097, 1095, 1094, 1097,
    1095, 1096, 1094, 1097, 1095, 1096, 1094, 1097, 1098, 1095, 1094, 1097, 1098, 1095, 1094, 1097, 1098,
    1095, 1096, 1094, 1097, 1098, 1095, 1096, 1094, 1097, 1099, 1100, 1095, 1094, 1097, 1099, 1100, 1095,
    1094, 1097, 1099, 1100, 1098, 1095, 1094, 1097, 1099, 1100, 1098, 1095, 1094, 1097, 1099, 1100, 1095,
    1096, 1094, 1097, 1099, 1100, 1095, 1096, 1094, 1097, 1099, 1100, 1098, 1095, 1096, 1094, 1097, 1099,
    1100, 1098, 1095, 1096, -1, 1095, -1, 1095, -1, 1095, 1096, -1, 1095, 1096, -1, 1097, 1098, 1095, -1,
    1097, 1098, 1095, -1, 1097, 1098, 1095, 1096, -1, 1097, 1098, 1095, 1096, -1, 1097, 1099, 1100, 1098,
    1095, 1096, -1, 1097, 1099, 1100, 1098, 1095, 1096, 1094, 1097, 1095, 1094, 1097, 1095, 1094, 1097, 1098,
    1095, 1094, 1097, 1098, 1095, 1094, 1097, 1095, 1096, 1094, 1097, 1095, 1096, 1094, 1097, 1098, 1095,
    1096, 1094, 1097, 1098, 1095, 1096, -1, 1097, 1098, 1095, 1096, -1, 1097, 1098, 1095, 1096, 1105, 1106,
    1095, 1105, 1106, 1095, -1, 1106, 1095, -1, 1106, 1095, -1, 1109, -1, -1, -1, -1, -1, -1, -1, 1123, 609,
    609, 1123, -1, 1125, -1, 1125, 1128, -1, 1128, 1125, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 1142, 1142, 1142, -1, 528, 528, 1175, -1, 1175, 1175, -1, 1175, -1, 336, -1, 243, -1, -1, -1, -1,
    1186, 1187, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 492, -1, 1202, -1, 492, 1202, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, 441, -1, 8, -1, -1, 441, -1, 8, -1, -1, 1219, -1, 988, -1, 988, 1219,
    -1, -1, 1219, -1, 988, -1, 988, 1219, -1, -1, 131, 1236, 132, 133, 45, 158, 1237, 1238, 1239, 1240, -1,
    -1, 1249, 1249, 1250, 265, 1259, 847, 1260, -1, -1, 265, 87, -1, 243, 243, -1, 8, -1, -1, -1, -1, -1, -1,
    243, 243, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 243, 1084, 1085, 243, 1284,
    1285, 243, 1287, 243, 1288, 243, 1084, 1085, 243, 1287, 1292, 984, 1293, 1294, 1295, 305, 984, 1293,
    1294, 1295, 1296, 984, 1293, 1294, 1295, 1292, 984, 1293, 1294, 1295, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 336, 336, 336, 336, 336, -1, -1, 336, 336, 243,
    336, 243, -1, 1334, 441, -1, 8, 8, -1, -1, -1, 1339, -1, -1, -1, -1, 441, -1, 485, 831, 485, 441, -1,
    502, 800, 803, -1, 243, -1, 336, -1, -1, 528, 528, -1, 501, -1, 492, 957, 8, -1, 8, 964, 528, 1175, 1175,
    -1, 1175, -1, 1175, 528, 528, -1, -1, 191, -1, 194, 204, 227, 228, -1, -1, -1, 196, 187, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 243, -1, 336, -1, 810, -1, 811, -1, 810, -1, 811, -1, 243, -1, 336, -1, 485, 831,
    485, -1, -1, -1
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
    0, 0, 0, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 3, 4, 4, 4, 5, 5, 5, 4, 3, 8, 8, 2, 10, 11, 13, 14, 17, 19, 18, 28, 28, 28,
    28, 28, 28, 28, 28, 28, 28, 28, 28, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 46, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 7, 7, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 26, 26, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 21, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 28, 0, 0, 0, 0,
    29, 29, 29, 29, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 44, 0, 0, 0, 0, 0, 43, 15,
    31, 31, 0, 31, 31, 31, 31, 31, 33, 32, 33, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 46, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 36, 36, 36, 36, 37, 37, 38, 39,
    40, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 35, 35, 35, 35, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 42, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 34, 0, 34, 34, 34, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 41, 0, 0, 0, 0, 0, 0, 0, 0, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 30, 30, 30, 30, 30, 18, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 24, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 23, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4
};

static const int32_t type_names[] = {
    121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141,
    142, 143, 144, 145, 146, 147, 148, 130, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161,
    162, 163, 164, 165, 108, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 212,
    306, 429, 521, 522, 523, 540, 682, 683, 707, 721, 786, 827, 832, 833, 834, 835, 892, 898, 899, 900, 901,
    903, 904, 905, 906, 907, 708, 908, 909, 910, 972, 991, 992, 993, 994, 995, 996, 997, 998, 999, 1078,
    1079, 1080, 1081, 1118, 1119, 1120, 1141, 1143, 1144, 1145, 1178, 1187, 1251, 1252, 1253, 1254, 1255,
    1256, 1257, 1313, 1328, 1373, 1374
};

static const struct catalogue_tables tables = {
    bytes, COUNT(bytes) - 1, names, COUNT(names), slots, COUNT(slots), first, COUNT(first),
    links, COUNT(links), entries, COUNT(entries), labels, COUNT(labels), kinds, COUNT(kinds),
    types, COUNT(types), type_names, COUNT(type_names)};

const struct catalogue_tables *_Nonnull catalogue_tables(void) { return &tables; }
