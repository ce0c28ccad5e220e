// Written by `make tables` from the definitions in Sources/Language/Catalogue; not to be edited.

#include "CCatalogue.h"

#define COUNT(list) (int32_t)(sizeof list / sizeof list[0])

static const uint8_t bytes[] =
    "let" "var" "func" "return" "if" "else" "guard" "for" "in" "while" "repeat" "break" "continue" "switch"
    "case" "default" "struct" "class" "extension" "import" "is" "as" "true" "false" "nil" "self" "static"
    "mutating" "override" "final" "weak" "lazy" "inout" "private" "public" "internal" "fileprivate" "open"
    "required" "convenience" "_" "super" "(function)" "(tuple)" "key" "value" "(any)" "view" "viewDidLoad"
    "(controller)" "window" "arguments" "init" "where" "(next case)" "?" "try" "await" "throw" "Swift"
    "Foundation" "UIKit" "append" "insert" "remove" "removeLast" "popLast" "removeFirst" "removeAll"
    "removeValue" "updateValue" "merge" "setObject" "removeObject" "swapAt" "sort" "reverse" "round"
    "toggle" "map" "flatMap" "enum" "typealias" "protocol" "actor" "infix" "prefix" "precedencegroup"
    "position" "transform" "layer" "setAffineTransform" "a" "d" "acos" "asin" "atan" "atan2" "acosf" "asinf"
    "atanf" "atan2f" "hypot" "sqrt" "sqrtf" "squareRoot" "print" "NSLog" "S" "scaledBy" "CGAffineTransform"
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
    "imageEdgeInsets" "isEnabled" "isSelected" "isHighlighted" "contentHorizontalAlignment"
    "contentVerticalAlignment" "contentSize" "NSTextAlignment" "NSTextAlignmentLeft" "NSTextAlignmentCenter"
    "NSTextAlignmentRight" "justified" "NSTextAlignmentJustified" "natural" "NSTextAlignmentNatural"
    "superview" "subviews" "isDescendant" "addSubview" "bringSubviewToFront" "bringSubview" "toFront"
    "sendSubviewToBack" "sendSubview" "toBack" "removeFromSuperview" "insertSubview" "aboveSubview"
    "belowSubview" "convert" "convertRect" "toView" "fromView" "convertPoint" "setNeedsLayout"
    "setNeedsDisplay" "layoutSubviews" "becomeFirstResponder" "resignFirstResponder" "sizeThatFits"
    "sizeToFit" "layoutIfNeeded" "layoutSublayers" "viewWithTag" "insertSublayer" "above" "below"
    "noIntrinsicMetric" "rootViewController" "liveView" "makeKeyAndVisible" "makeKey" "PlaygroundPage"
    "current" "XCPlaygroundPage" "currentPage" "needsIndefiniteExecution" "UIScreen" "main" "mainScreen"
    "hitTest" "inside" "CALayer" "CAShapeLayer" "CAGradientLayer" "CATextLayer" "colors" "locations"
    "startPoint" "endPoint" "fontSize" "foregroundColor" "isWrapped" "masksToBounds" "sublayerTransform"
    "zPosition" "opacity" "cornerRadius" "borderWidth" "borderColor" "shadowOpacity" "shadowRadius"
    "shadowOffset" "shadowPath" "contentsScale" "contents" "shouldRasterize" "rasterizationScale"
    "isDoubleSided" "contentsGravity" "actions" "magnificationFilter" "minificationFilter"
    "compositingFilter" "cornerCurve" "maskedCorners" "needsDisplayOnBoundsChange" "allowsEdgeAntialiasing"
    "lineCap" "fillRule" "miterLimit" "strokeStart" "strokeEnd" "affineTransform" "presentation" "model"
    "superlayer" "sublayers" "addSublayer" "removeFromSuperlayer" "Rectangle" "Text" "Image" "systemName"
    "padding" "offset" "rotationEffect" "anchor" "scaleEffect" "transformEffect" "modifier" "layoutFrame"
    "topLeading" "UnitPoint" "topTrailing" "leading" "trailing" "bottomLeading" "bottomTrailing" "View"
    "ProjectionTransform" "UIGestureRecognizer" "UIPanGestureRecognizer" "target" "UIPinchGestureRecognizer"
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
    "inView" "translationInView" "velocityInView" "setTranslation" "require" "toFail"
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
    {254, 3685020920}, {265, 123221109}, {277, 83793446}, {283, 2708649949}, {292, 693225631},
    {296, 380752755}, {301, 90969176}, {312, 449846533}, {313, 973910158}, {316, 2887626766},
    {321, 3691757453}, {326, 2054714927}, {331, 1458426488}, {341, 3552412932}, {346, 192541853},
    {352, 110723809}, {358, 3332609576}, {364, 3683784189}, {374, 2510136481}, {381, 2275008352},
    {392, 3746835353}, {401, 3137510316}, {412, 1279116642}, {423, 3013068941}, {428, 3111536167},
    {437, 3572563384}, {449, 3139949330}, {455, 736625355}, {459, 69978321}, {466, 558918661},
    {471, 1326178875}, {477, 1076453893}, {480, 3751997361}, {487, 4092568292}, {491, 2171383808},
    {500, 3054093999}, {508, 4213704117}, {513, 244111290}, {518, 827898097}, {524, 4232466889},
    {539, 3775434644}, {547, 2471448074}, {556, 3786248987}, {561, 128336118}, {579, 3721122100},
    {580, 3826002220}, {581, 3775669363}, {585, 1006755615}, {589, 4272848550}, {593, 108579519},
    {598, 3173440503}, {603, 4025666427}, {608, 2897315904}, {613, 153572251}, {619, 1428923715},
    {624, 405166629}, {628, 2112764879}, {633, 3876055819}, {643, 1046779122}, {648, 372738696},
    {653, 2052810508}, {654, 3591115554}, {662, 2271195850}, {679, 391640912}, {705, 460481456},
    {727, 779904818}, {729, 163295161}, {731, 146517542}, {733, 129739923}, {735, 112962304},
    {737, 230405637}, {739, 213628018}, {741, 196850399}, {743, 180072780}, {745, 297516113},
    {747, 280738494}, {754, 2873224251}, {760, 2386971688}, {765, 1283547685}, {768, 4168357374},
    {777, 2209066192}, {789, 988175173}, {803, 2929211326}, {813, 2027933801}, {821, 2562340083},
    {825, 3912887073}, {828, 2515107422}, {833, 2797886853}, {839, 2699759368}, {843, 3270303571},
    {851, 206862118}, {856, 3122818005}, {863, 1919949199}, {870, 3226083260}, {878, 3920758663},
    {892, 380755552}, {896, 3837675186}, {901, 765439473}, {906, 2711245919}, {911, 697196164},
    {916, 1059919963}, {922, 1323747186}, {928, 3538687084}, {934, 1324880019}, {938, 796142685},
    {942, 2991499325}, {948, 1615808600}, {957, 3966976176}, {965, 295258647}, {970, 382270662},
    {977, 3795011855}, {991, 3747507645}, {1006, 909533769}, {1010, 3365180733}, {1021, 2749912018},
    {1026, 2735859570}, {1031, 969184184}, {1038, 1902060359}, {1046, 1373385388}, {1052, 3602979878},
    {1058, 1769938321}, {1085, 1740667972}, {1095, 4050857480}, {1102, 2755019962}, {1108, 2169878254},
    {1116, 4170555683}, {1127, 1334253329}, {1134, 2265719507}, {1142, 2570318435}, {1154, 3483588555},
    {1163, 2774362700}, {1174, 21843312}, {1184, 3429590357}, {1199, 1071897420}, {1219, 1566828974},
    {1237, 514687451}, {1238, 3876335077}, {1239, 3859557458}, {1241, 1363500993}, {1243, 1346723374},
    {1264, 2264171482}, {1276, 1357355164}, {1277, 4228665076}, {1309, 1867418821}, {1310, 3507227459},
    {1316, 3168883851}, {1329, 3222486838}, {1358, 3381181800}, {1359, 3607893173}, {1364, 3005452862},
    {1365, 3440116983}, {1366, 4245442695}, {1374, 2839884955}, {1399, 3398044946}, {1412, 3005386353},
    {1435, 1217983224}, {1447, 3509544318}, {1473, 1610779110}, {1480, 2930439210}, {1482, 1412156564},
    {1505, 3160029103}, {1513, 3174662200}, {1536, 1479719844}, {1546, 3376534378}, {1573, 3589306714},
    {1606, 804357063}, {1635, 1910201350}, {1642, 2701182283}, {1648, 398550328}, {1651, 521802798},
    {1654, 505025179}, {1657, 656170845}, {1660, 605837988}, {1663, 2468447887}, {1666, 2485225506},
    {1669, 2384559792}, {1679, 4100406635}, {1690, 1987983040}, {1696, 365099244}, {1700, 3641958979},
    {1710, 296602997}, {1717, 2462546090}, {1724, 4254058618}, {1729, 2907980824}, {1733, 3981965844},
    {1739, 3649018447}, {1747, 2614820847}, {1760, 292130973}, {1765, 2190941297}, {1780, 211913386},
    {1788, 564937055}, {1799, 3419592236}, {1810, 3460502485}, {1814, 2339366755}, {1825, 377128425},
    {1833, 1086286877}, {1860, 3941508978}, {1868, 783488098}, {1870, 1111836708}, {1889, 2280960882},
    {1908, 975988953}, {1924, 635020210}, {1926, 1360837969}, {1928, 1344060350}, {1940, 1925151750},
    {1946, 2408179714}, {1952, 2211460629}, {1957, 2508680735}, {1963, 3585981250}, {1973, 2335550124},
    {1977, 597743964}, {1987, 2354563044}, {2013, 2897926679}, {2030, 1035906630}, {2048, 783840260},
    {2049, 4060888886}, {2050, 4278997933}, {2058, 589286162}, {2063, 414084241}, {2073, 2275477643},
    {2077, 3940830471}, {2087, 1940694431}, {2091, 1996966820}, {2101, 1637070560}, {2109, 1605206413},
    {2123, 1343892145}, {2141, 2293605903}, {2149, 1968018676}, {2163, 2745245856}, {2171, 2872562979},
    {2185, 1867915087}, {2193, 1052627742}, {2207, 1537748690}, {2215, 4233365429}, {2229, 3239423849},
    {2233, 1535751837}, {2246, 3736796887}, {2250, 2541423239}, {2263, 3804893101}, {2267, 3060514643},
    {2280, 21234473}, {2284, 1518974218}, {2297, 3720019268}, {2301, 2524645620}, {2314, 3788115482},
    {2318, 3043737024}, {2331, 4456854}, {2345, 2037980277}, {2360, 2933655948}, {2372, 558644074},
    {2389, 328942278}, {2397, 2111105165}, {2411, 3042771105}, {2417, 3800657716}, {2429, 626531088},
    {2436, 2362349278}, {2449, 866545770}, {2459, 857273821}, {2475, 4045899937}, {2482, 1135749657},
    {2488, 93078660}, {2500, 1409690180}, {2503, 2802900028}, {2507, 306900080}, {2513, 1319594794},
    {2518, 2028154341}, {2534, 2218332638}, {2550, 1331687974}, {2555, 2135852838}, {2576, 2753988203},
    {2583, 864200463}, {2594, 3838403746}, {2602, 1530791347}, {2614, 3721205966}, {2619, 3688814324},
    {2630, 3876242216}, {2642, 1809966536}, {2660, 2699878380}, {2670, 4079184015}, {2690, 1179101157},
    {2698, 1825239352}, {2717, 3748245722}, {2735, 634908722}, {2742, 3181326346}, {2759, 163271060},
    {2785, 3289806584}, {2797, 3446866648}, {2802, 1737076817}, {2811, 881687192}, {2818, 1219519868},
    {2828, 3970939267}, {2832, 2513272949}, {2841, 3224470464}, {2848, 2986472067}, {2852, 708293528},
    {2858, 258052966}, {2860, 3450233754}, {2862, 1213090802}, {2866, 3555670962}, {2872, 2743639103},
    {2878, 2710083865}, {2884, 4214265958}, {2890, 3963008473}, {2897, 1381912327}, {2906, 297212119},
    {2909, 53234560}, {2917, 1135433081}, {2920, 797905850}, {2928, 1315384455}, {2939, 4179333016},
    {2962, 867257093}, {2973, 841567274}, {2976, 3617776409}, {2988, 1784172926}, {2991, 3381609815},
    {3003, 1550566188}, {3010, 1524000883}, {3013, 1923516200}, {3017, 3391553482}, {3020, 1062293841},
    {3024, 3825392021}, {3027, 709362235}, {3031, 392774327}, {3036, 2880712451}, {3041, 3102149661},
    {3047, 2394465697}, {3051, 1659167240}, {3056, 475034410}, {3062, 3434436711}, {3065, 1479764693},
    {3069, 2347825097}, {3075, 1197479801}, {3079, 1351583639}, {3084, 3270705251}, {3090, 366569208},
    {3094, 1251212115}, {3098, 1621599661}, {3103, 3579732453}, {3109, 1720942905}, {3113, 140187182},
    {3118, 1868829528}, {3127, 3948149459}, {3137, 708029167}, {3142, 3185475540}, {3148, 2537751862},
    {3154, 2778439310}, {3161, 2616928056}, {3167, 4139930401}, {3174, 3135838405}, {3181, 2498734875},
    {3189, 4064998855}, {3193, 268639961}, {3198, 4092159661}, {3203, 2346846000}, {3209, 2328988770},
    {3213, 2519117294}, {3218, 3873647896}, {3222, 1415682102}, {3227, 631424496}, {3231, 282220607},
    {3236, 3558937627}, {3240, 4099687964}, {3245, 658698766}, {3249, 153638352}, {3254, 545189250},
    {3262, 197671877}, {3271, 792060313}, {3275, 513084933}, {3280, 2275780057}, {3285, 2616489071},
    {3290, 4075421329}, {3295, 2981347434}, {3300, 648810968}, {3308, 638754166}, {3315, 591523055},
    {3322, 4047093083}, {3329, 656837285}, {3337, 3789446092}, {3345, 4277107410}, {3353, 3906719864},
    {3366, 2663715805}, {3371, 2698097207}, {3377, 3072217742}, {3384, 1920734138}, {3409, 4225734153},
    {3411, 1128467232}, {3415, 1035581717}, {3430, 3525779695}, {3453, 1975486251}, {3463, 2889234988},
    {3475, 128921049}, {3494, 1127666911}, {3504, 2542550614}, {3510, 2627312426}, {3519, 1195911285},
    {3529, 4151950225}, {3531, 1765031016}, {3539, 1814435734}, {3545, 3602780627}, {3550, 876513898},
    {3561, 879704937}, {3569, 3728990320}, {3589, 4007662012}, {3596, 2941534958}, {3603, 2238339041},
    {3608, 3277562923}, {3611, 3761252941}, {3615, 382886321}, {3618, 4220379804}, {3622, 4200353678},
    {3625, 2633446552}, {3629, 388525018}, {3634, 967958004}, {3639, 1216469057}, {3643, 1675745305},
    {3651, 3533348019}, {3661, 2267784115}, {3664, 2877453236}, {3674, 1419061120}, {3680, 3353438327},
    {3686, 2002030311}, {3693, 931910521}, {3719, 1638953034}, {3732, 263889333}, {3745, 2304257469},
    {3755, 1623797237}, {3771, 2667149886}, {3790, 1204873229}, {3810, 2611599107}, {3820, 1975768454},
    {3832, 3532344479}, {3839, 2718014180}, {3860, 713077974}, {3877, 2712081721}, {3887, 2215640769},
    {3897, 1070265239}, {3906, 1134120687}, {3910, 2846199180}, {3923, 1743930340}, {3929, 4005059268},
    {3933, 206241385}, {3942, 1115344066}, {3950, 567586076}, {3956, 3901637708}, {3960, 803046281},
    {3966, 152899664}, {3971, 2276994531}, {3980, 1787359420}, {3994, 2796815519}, {4009, 3918278559},
    {4016, 4155575922}, {4026, 236925125}, {4034, 1684779966}, {4038, 798074659}, {4047, 2374006294},
    {4053, 3103973672}, {4063, 2926810054}, {4065, 1462048136}, {4075, 1244814717}, {4085, 1696195782},
    {4094, 3093996503}, {4103, 2756264342}, {4111, 2866045037}, {4119, 1163907536}, {4131, 2104353872},
    {4142, 3110688315}, {4153, 3317910134}, {4166, 2755011687}, {4182, 2069497450}, {4193, 1516930437},
    {4203, 469045609}, {4214, 2847090017}, {4234, 176574206}, {4238, 1361572173}, {4248, 1896686403},
    {4258, 3273657238}, {4268, 1266202965}, {4280, 3635588042}, {4299, 2733832836}, {4303, 4182378701},
    {4310, 2110798224}, {4316, 877087803}, {4325, 1970364490}, {4331, 1275339983}, {4349, 350857000},
    {4365, 2079739832}, {4381, 1996921413}, {4390, 2043970711}, {4397, 1731736080}, {4409, 4080117376},
    {4420, 1493013840}, {4440, 2398078988}, {4448, 1065574956}, {4458, 2965413338}, {4468, 990401381},
    {4471, 682729123}, {4480, 1722954222}, {4496, 3827859290}, {4507, 37271103}, {4515, 1119987041},
    {4534, 2161276179}, {4557, 3507573001}, {4565, 2301731235}, {4575, 1862550028}, {4589, 3213420894},
    {4605, 288415389}, {4615, 4033069017}, {4621, 672109684}, {4629, 3339054942}, {4632, 1089765596},
    {4637, 18738364}, {4641, 2197550541}, {4646, 1569418667}, {4664, 1419285594}, {4667, 3324446467},
    {4674, 2540844914}, {4683, 936176715}, {4688, 3724674918}, {4693, 1452231588}, {4703, 665752555},
    {4713, 2665914025}, {4721, 1172522883}, {4731, 2411978403}, {4740, 2082024064}, {4744, 1231115066},
    {4753, 244075885}, {4759, 96429129}, {4770, 1558106348}, {4777, 1676028392}, {4789, 3565214879},
    {4795, 1169454059}, {4806, 2276069802}, {4812, 2590900991}, {4823, 403953390}, {4828, 817772335},
    {4838, 3894621598}, {4842, 3130700698}, {4851, 3811712141}, {4860, 2836898780}, {4874, 744222851},
    {4882, 3219325754}, {4895, 455433581}, {4900, 1550717474}, {4910, 4099875093}, {4919, 2687217115},
    {4931, 3317790454}, {4943, 680679420}, {4954, 4074568615}, {4964, 972345196}, {4974, 2124225882},
    {4984, 1707208587}, {4994, 1698171440}, {5006, 1765986002}, {5018, 3099195470}, {5028, 1325296208},
    {5039, 1159889848}, {5049, 3210628243}, {5060, 3799163251}, {5071, 3782385632}, {5082, 3899828965},
    {5093, 3883051346}, {5104, 3866273727}, {5120, 4169345192}, {5145, 3573351892}, {5150, 4137097213},
    {5155, 3523899814}, {5161, 1029089800}, {5172, 1290530634}, {5180, 4203053801}, {5193, 406972148},
    {5197, 2369371622}, {5204, 3726277920}, {5209, 3555021734}, {5214, 3008443898}, {5224, 877317237},
    {5237, 1513289445}, {5261, 2694946607}, {5283, 3902926015}, {5286, 2516003219}, {5301, 3083183824},
    {5305, 3185987134}, {5314, 3141474305}, {5327, 1010012291}, {5331, 659427984}, {5342, 3254824265},
    {5350, 1438951982}, {5359, 571377267}, {5377, 143865419}, {5395, 445834375}, {5409, 4201716739},
    {5422, 2082798958}, {5426, 3883353449}, {5449, 1252969316}, {5466, 611349806}, {5488, 3939761393},
    {5512, 1880591026}, {5538, 1052979093}, {5554, 1315057949}, {5567, 3198073272}, {5592, 1888717571},
    {5605, 1499172353}, {5619, 1151719106}, {5637, 1297838153}, {5648, 1291853992}, {5660, 3864824124},
    {5673, 284302454}, {5691, 2291378338}, {5713, 2024043478}, {5728, 3416336049}, {5739, 3326301860},
    {5750, 2097883034}, {5768, 2658088632}, {5778, 4116806241}, {5790, 2750625341}, {5807, 2805121617},
    {5816, 2636563400}, {5822, 1226705564}, {5832, 1144915353}, {5850, 1085962434}, {5856, 542584942},
    {5874, 1880354216}, {5883, 2126046479}, {5904, 3409685817}, {5914, 2322214854}, {5936, 715012316},
    {5941, 667630371}, {5958, 4011681569}, {5973, 2477794221}, {5988, 2826459802}, {5995, 863636682},
    {6025, 3312035873}, {6053, 2374822095}, {6069, 1117036282}, {6085, 2727146260}, {6097, 2338438971},
    {6105, 894604266}, {6123, 239266950}, {6139, 3440848049}, {6157, 1563451997}, {6193, 1300855194},
    {6211, 2649340029}, {6224, 3157132282}, {6255, 1994390723}, {6268, 3295732442}, {6287, 3217941162},
    {6324, 2638373311}, {6343, 729836362}, {6360, 1103965319}, {6395, 3909734774}, {6412, 3422384807},
    {6426, 1562399317}, {6458, 3535094014}, {6472, 2862813109}, {6492, 70193435}, {6530, 3331707904},
    {6550, 167527483}, {6554, 810547195}, {6576, 3377910156}, {6592, 2815096657}, {6633, 3232227944},
    {6652, 2636711499}, {6666, 2461495057}, {6671, 502047894}, {6677, 3867909202}, {6697, 2942666046},
    {6703, 1490954098}, {6714, 1092012710}, {6739, 38792922}, {6750, 2899252294}, {6758, 871591685},
    {6780, 1041997713}, {6788, 3217987877}, {6796, 1309284212}, {6818, 2823090016}, {6826, 4012061332},
    {6841, 4204111253}, {6846, 3492500287}, {6855, 773059133}, {6878, 2759092874}, {6887, 481727645},
    {6901, 2303844654}, {6929, 1323066019}, {6943, 590774350}, {6952, 421821156}, {6975, 696240407},
    {6984, 1453714756}, {6999, 466020238}, {7028, 4077855673}, {7043, 1744839726}, {7059, 1408722253},
    {7089, 876245160}, {7105, 452810861}, {7118, 1260603725}, {7145, 968316954}, {7158, 859371885},
    {7172, 1658883364}, {7200, 3531153185}, {7214, 486221508}, {7225, 4064395570}, {7250, 2257273533},
    {7261, 3217031314}, {7273, 1898701486}, {7299, 692253475}, {7311, 2618608526}, {7325, 889051197},
    {7353, 1439665068}, {7367, 3703752221}, {7382, 158609817}, {7411, 3199826274}, {7426, 3872230201},
    {7439, 592993401}, {7466, 2782426318}, {7479, 1648296985}, {7501, 2036964556}, {7537, 1478369021},
    {7559, 2072579308}, {7568, 588027325}, {7574, 3294899967}, {7590, 2406610228}, {7602, 1136770368},
    {7613, 1099727666}, {7640, 3943336079}, {7648, 3373088083}, {7656, 1118385669}, {7669, 1252830802},
    {7677, 1310484760}, {7695, 4211107556}, {7713, 4235327583}, {7732, 1911957762}, {7744, 2274977100},
    {7754, 1894102977}, {7771, 1868420705}, {7786, 1229760322}, {7801, 401251929}, {7810, 4136070254},
    {7820, 141711844}, {7833, 1877099350}, {7859, 2956264019}, {7883, 3731343133}, {7894, 1490880043},
    {7909, 651349070}, {7928, 3553571131}, {7949, 798050051}, {7969, 1738029828}, {7978, 830772382},
    {8002, 975665791}, {8009, 3753552150}, {8031, 1268347563}, {8040, 2675976173}, {8048, 2255101473},
    {8060, 1325536902}, {8070, 66138439}, {8089, 2650151654}, {8101, 1362571274}, {8108, 2674091075},
    {8125, 4180264212}, {8136, 2220611910}, {8142, 3628923247}, {8161, 2290191893}, {8174, 524486259},
    {8186, 2660165913}, {8198, 2510371521}, {8205, 1647949432}, {8216, 2499925078}, {8222, 1061329053},
    {8230, 2186648520}, {8242, 3685987662}, {8256, 1203193122}, {8271, 1771288722}, {8285, 1024755039},
    {8305, 2323362532}, {8325, 295121441}, {8337, 3240065181}, {8346, 3923523740}, {8360, 3305235377},
    {8375, 3408062813}, {8386, 186774928}, {8400, 2185261687}, {8405, 2753641482}, {8410, 2454962418},
    {8427, 958887293}, {8445, 3594902096}, {8453, 2175633178}, {8470, 775974691}, {8477, 4056008598},
    {8491, 32195591}, {8498, 3647323098}, {8514, 3198753898}, {8525, 2621687777}, {8549, 56185609},
    {8557, 3091067239}, {8561, 3935363592}, {8571, 3073585980}, {8578, 1867556362}, {8584, 4148812653},
    {8591, 1700657266}, {8603, 1106246455}, {8618, 754571866}, {8629, 1038506759}, {8635, 4176775601},
    {8644, 2830785103}, {8654, 1731433239}, {8662, 855408348}, {8670, 2834400513}, {8685, 3963693047},
    {8694, 3544094494}, {8707, 1214513038}, {8724, 1445723454}, {8733, 2844467682}, {8740, 3334659430},
    {8752, 3572701046}, {8763, 555663897}, {8774, 3123020006}, {8787, 3005567066}, {8799, 2400366623},
    {8811, 2266193630}, {8821, 3448933658}, {8834, 3786999131}, {8842, 2370703267}, {8857, 2552112075},
    {8875, 2857694466}, {8888, 2048902997}, {8903, 1468503355}, {8910, 3048556132}, {8929, 3744775116},
    {8947, 3621218635}, {8964, 3611392321}, {8975, 3412690475}, {8988, 2109961146}, {9014, 2124853820},
    {9036, 4061796954}, {9043, 4173553157}, {9051, 2053962742}, {9061, 503535429}, {9072, 1836668495},
    {9081, 721310682}, {9096, 1006735486}, {9108, 325084441}, {9113, 2961925722}, {9123, 497438945},
    {9132, 1787797455}, {9143, 1849888827}, {9163, 3825011241}, {9172, 385702446}, {9176, 1041509726},
    {9181, 1494001562}, {9191, 1742909879}, {9198, 2157316278}, {9204, 348705738}, {9218, 737459482},
    {9224, 1122880180}, {9235, 1945272936}, {9250, 2380932862}, {9258, 2548392784}, {9269, 3688764708},
    {9279, 1901756438}, {9288, 906872895}, {9299, 1648836552}, {9306, 1359877577}, {9314, 521485205},
    {9327, 252720416}, {9341, 1264131298}, {9345, 1582017048}, {9364, 422274124}, {9383, 3020961236},
    {9405, 1120609123}, {9411, 845187144}, {9435, 3704248662}, {9462, 1361184210}, {9484, 254023945},
    {9512, 3600137057}, {9536, 2682444316}, {9545, 1644100618}, {9569, 1592819465}, {9602, 895660813},
    {9610, 335426986}, {9635, 1264318259}, {9667, 1168386582}, {9675, 1663862986}, {9680, 1746993862},
    {9709, 1903257066}, {9714, 974882150}, {9721, 1177151643}, {9752, 165292311}, {9759, 2311397435},
    {9764, 439402299}, {9793, 1552997231}, {9798, 3962257883}, {9807, 2220750876}, {9840, 2007447656},
    {9849, 2787838396}, {9855, 3769421748}, {9885, 4173954024}, {9891, 1434043348}, {9901, 1426660429},
    {9935, 737025121}, {9969, 1466689035}, {10007, 4098563933}, {10012, 513712005}, {10049, 229043912},
    {10053, 2457286800}, {10088, 3584307048}, {10090, 1123244352}, {10127, 1329338781}, {10131, 2761510965},
    {10136, 2016490230}, {10143, 49525662}, {10163, 539821669}, {10181, 3772220557}, {10199, 4185830300},
    {10214, 3171290880}, {10236, 832521766}, {10258, 1461782644}, {10278, 691540578}, {10301, 1404144425},
    {10321, 522796658}, {10338, 1376505559}, {10347, 3748513642}, {10355, 846470194}, {10363, 200649126},
    {10377, 3431639220}, {10384, 4292335199}, {10399, 907121470}, {10405, 2240342303}, {10422, 2969811462},
    {10436, 167268160}, {10450, 1833803298}, {10457, 4030051588}, {10463, 1400182552}, {10493, 455416660},
    {10513, 2271268225}, {10536, 2613973034}, {10554, 392604227}, {10576, 3754606837}, {10596, 2833158821},
    {10612, 3350374178}, {10619, 534084754}, {10633, 2867322350}, {10655, 2116308131}, {10671, 664899839},
    {10693, 1989677117}, {10702, 904369474}, {10706, 3096186179}, {10711, 741716276}, {10716, 2329068957},
    {10723, 2921198141}, {10728, 1055615879}, {10733, 3285122304}, {10739, 230313139}, {10742, 2868333218},
    {10746, 4098541315}, {10751, 33356212}, {10758, 1723256298}, {10762, 4140259964}, {10768, 107912219},
    {10790, 4121566434}, {10820, 3855721002}, {10836, 2216232237}, {10860, 2255928953}, {10880, 159080631},
    {10894, 3689248828}, {10919, 836430118}, {10940, 3367347455}, {10966, 4230039153}, {10980, 609216699},
    {11015, 1501614459}, {11026, 1529288929}, {11058, 2719113377}, {11070, 2275796322}, {11103, 1812401954},
    {11114, 2408338453}, {11146, 2855832277}, {11173, 1459817706}, {11184, 2392518824}, {11216, 518942568},
    {11237, 3663533692}, {11279, 2192755772}, {11304, 177875273}, {11350, 891907593}, {11372, 1945812840},
    {11415, 1417411880}, {11439, 2154355281}, {11484, 3467076881}, {11504, 317429627}, {11545, 771452987},
    {11580, 181460511}, {11600, 456257992}, {11641, 2485130632}, {11664, 317835491}, {11708, 3496877987},
    {11729, 1103010248}, {11779, 3557956176}, {11802, 4255026978}, {11854, 3877521898}, {11868, 4267328027},
    {11879, 3365817217}, {11891, 1019517826}, {11902, 4255312501}, {11908, 107113802}, {11919, 339302984},
    {11940, 571385436}, {11965, 701971049}, {11987, 3844547848}, {12011, 2993703921}, {12031, 856100507},
    {12045, 523418047}, {12066, 1199509864}, {12075, 71184232}, {12104, 3633864562}, {12110, 3626350180},
    {12136, 227242734}, {12143, 3686895409}, {12170, 23593359}, {12176, 3490026688}, {12202, 2245546586},
    {12211, 63500808}, {12217, 3324008260}, {12224, 2639082641}, {12230, 4241250784}, {12258, 1005534689},
    {12286, 433529277}, {12315, 1104277830}, {12328, 1738166450}, {12363, 4196810825}, {12392, 1042290725},
    {12399, 1073217499}, {12417, 2059328792}, {12425, 1536564555}, {12444, 2064776214}, {12453, 1856753941},
    {12473, 1308833490}, {12477, 3934383778}, {12492, 2480094667}, {12510, 3523238589}, {12518, 1863269210},
    {12538, 2099371351}, {12543, 4096559242}, {12560, 2182794837}, {12567, 667710333}, {12570, 718098122},
    {12573, 682728183}, {12591, 3802467407}, {12612, 3657180965}, {12635, 1665393361}, {12659, 1052733624},
    {12668, 184912774}, {12684, 4089387070}, {12697, 2352568569}, {12710, 1245245715}, {12723, 1262023334},
    {12737, 3270702940}, {12749, 2739892052}, {12764, 2480001844}, {12770, 351428278}, {12787, 2428146278},
    {12802, 2992948263}, {12813, 2349028720}, {12820, 3885786800}, {12832, 1736514697}, {12842, 3474322026},
    {12852, 60432295}, {12857, 1322381784}, {12864, 4012403877}, {12886, 989471740}, {12907, 452908417},
    {12926, 423327896}, {12942, 2453966149}, {12970, 1731566697}, {12981, 2587032280}, {13002, 2963724706},
    {13018, 712913813}, {13050, 2778836517}, {13065, 2173728365}, {13072, 2357661820}, {13088, 409169195},
    {13108, 3491459423}, {13125, 1226170970}, {13148, 3404475955}, {13178, 1624986452}, {13212, 3623300279},
    {13229, 3034534074}, {13249, 575711980}, {13262, 1032586458}, {13274, 266241602}, {13294, 3402924327},
    {13304, 1269553309}, {13310, 503252654}, {13313, 4160314702}, {13317, 159043482}, {13324, 2686336408},
    {13329, 2717370895}, {13339, 1132587367}, {13347, 1195117749}, {13361, 1879021152}, {13375, 581463510},
    {13398, 2140377464}, {13410, 1275514075}, {13422, 2387979536}, {13433, 3884420844}, {13450, 1646387302},
    {13462, 308670472}, {13475, 3934596143}, {13488, 2845511965}, {13511, 4013472960}, {13531, 207861097},
    {13547, 2974165697}, {13554, 1232628331}, {13571, 889198334}, {13590, 3364533173}, {13606, 2007207608},
    {13615, 3255160570}, {13622, 2953807453}, {13629, 709349229}, {13637, 2600881466}, {13652, 2804841900},
    {13667, 2904109309}, {13675, 111583397}, {13685, 249290197}, {13695, 1264874778}, {13707, 2552651146},
    {13711, 3749132497}, {13720, 1230999982}, {13727, 3143743637}, {13741, 3277309783}, {13749, 799079693},
    {13754, 2072037248}, {13763, 1839346743}, {13773, 2980706495}, {13784, 3765738945}, {13798, 1478303606},
    {13810, 1491675329}, {13818, 2435397115}, {13839, 1647672292}, {13858, 1635008148}, {13874, 3124627733},
    {13877, 993596020}, {13892, 2693457989}, {13911, 415476443}, {13924, 1262823941}, {13934, 1622115944},
    {13942, 1499161504}, {13953, 2973219889}, {13966, 2597275607}, {13971, 1748273790}, {13977, 860606716},
    {13982, 3002334877}, {13999, 2034172196}, {14025, 3305562105}, {14043, 3707972394}, {14050, 3647859367},
    {14063, 3236366608}, {14076, 1824874128}, {14097, 2788634194}, {14122, 3813530536}, {14144, 1466132464},
    {14172, 3529599493}, {14204, 2079469443}, {14226, 738891302}, {14244, 3197889394}, {14263, 2360350959},
    {14282, 3649363768}, {14301, 3444963044}, {14332, 2273024933}, {14355, 4264915354}, {14376, 3077942367},
    {14405, 590894855}, {14415, 1618037728}, {14425, 1850454287}, {14435, 3957551837}, {14454, 4284171251},
    {14470, 3891447831}, {14476, 2774883451}, {14488, 3483418915}, {14505, 668816343}, {14513, 2931048700},
    {14522, 2388452721}, {14530, 4258353177}, {14533, 1141775739}, {14539, 4126724647}, {14549, 2859901778},
    {14553, 3250964130}, {14561, 1360419304}, {14565, 3001705435}, {14571, 2071016015}, {14576, 4246411473},
    {14580, 2944866961}, {14583, 418647609}, {14586, 2471879920}, {14588, 1105628090}, {14592, 963632676},
    {14595, 1882099852}, {14604, 2097992392}, {14612, 4171284318}, {14620, 2265671865}, {14627, 2076987736},
    {14638, 3694939264}, {14645, 2984259090}, {14652, 306596620}, {14659, 1616530830}, {14670, 2662881380},
    {14677, 3218261061}, {14684, 2261369287}, {14690, 912855974}, {14696, 3374781713}, {14713, 1149880784},
    {14723, 296395306}, {14734, 1195616409}, {14742, 2949131327}, {14754, 942984426}, {14766, 1491100860},
    {14777, 417924775}, {14788, 3895649598}, {14794, 3882857642}, {14800, 3114108242}, {14807, 2831556715},
    {14820, 3401266884}, {14826, 1451477576}, {14842, 119757721}, {14851, 2438128661}, {14863, 2193512543},
    {14870, 4182669406}, {14880, 1505809199}, {14899, 2758857958}, {14910, 1600511528}, {14916, 785452558},
    {14936, 4208727282}, {14949, 3291555781}, {14953, 407568404}, {14960, 3610741318}, {14967, 2976183426},
    {14977, 2611701562}, {14984, 3561702979}, {14995, 3373400544}, {15000, 616319547}, {15014, 363805148},
    {15026, 2670905232}, {15030, 2984927816}, {15036, 3072721717}, {15043, 382945106}, {15055, 197333961},
    {15070, 3768039387}, {15079, 1202886564}, {15092, 3124826125}, {15109, 1073533898}, {15129, 501308550},
    {15148, 2241932221}, {15166, 4242588933}, {15174, 3290709023}, {15182, 3206573181}, {15190, 3156240324},
    {15202, 873554442}, {15214, 3877044912}, {15221, 1386144670}, {15265, 3391438105}, {15298, 3275802252},
    {15304, 1665555596}, {15314, 955209608}, {15324, 3663374774}, {15332, 2845693673}, {15341, 1402472725},
    {15350, 2710028206}, {15404, 2549331680}, {15425, 2854832407}, {15450, 155406996}, {15462, 3678362229},
    {15473, 930651626}, {15490, 883771916}, {15502, 2754639596}, {15508, 3056320968}, {15528, 2497068525},
    {15532, 2223459638}, {15541, 3578929855}, {15552, 960139624}, {15561, 2007872489}, {15569, 1597548103},
    {15584, 957531795}, {15597, 1010886454}, {15617, 1596791097}, {15622, 828449414}, {15638, 4083200273},
    {15654, 1563607652}, {15659, 3373576235}, {15675, 1686781560}, {15682, 247011038}, {15698, 3118206852},
    {15715, 1114429566}, {15731, 275414779}, {15749, 3681786005}, {15776, 1786964809}, {15779, 4081524352},
    {15782, 3880226465}, {15787, 1336735441}, {15794, 3258804367}, {15803, 3220778976}, {15813, 3246523276},
    {15824, 2488280337}, {15838, 2068458324}, {15853, 763838368}, {15860, 637820293}, {15864, 2601460036},
    {15869, 1480246043}, {15878, 978711165}, {15885, 309439324}, {15894, 2535512472}, {15901, 3189629876},
    {15919, 3793360030}, {15941, 3530699951}, {15960, 3107109432}, {15982, 2768536296}, {16002, 2255243348},
    {16020, 1791059818}, {16026, 4128829753}, {16047, 1910782036}, {16067, 3395304284}, {16090, 1173374833},
    {16112, 2943989225}, {16129, 66633762}, {16139, 3883652983}, {16159, 1787670268}, {16181, 2151592719},
    {16193, 288631100}, {16204, 835911719}, {16215, 18669246}, {16225, 2951402203}, {16245, 3636908325},
    {16260, 834189487}, {16271, 1964022558}, {16281, 684154646}, {16304, 2371177212}, {16329, 1731011858},
    {16352, 944362804}, {16374, 115475624}, {16405, 694824490}, {16414, 3779456605}, {16430, 554307351},
    {16450, 580401027}, {16463, 2837546561}, {16471, 3574960668}, {16474, 1090614859}, {16494, 848102186}
};

static const int32_t slots[] = {
    -1, -1, -1, 683, 175, 733, -1, -1, 172, -1, 317, -1, -1, 134, 1301, 732, -1, -1, 960, 103, 1310, 1340,
    -1, -1, -1, 288, -1, -1, -1, -1, -1, -1, 962, -1, -1, -1, 858, 1011, -1, -1, 377, -1, -1, 767, -1, -1,
    1337, -1, -1, 163, -1, 752, 1072, -1, -1, -1, 991, 255, 558, -1, -1, -1, -1, -1, 89, 598, -1, -1, 1325,
    -1, -1, -1, -1, 355, 184, 1353, -1, -1, 467, -1, 475, -1, -1, 66, -1, -1, 1375, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, 596, 221, 1164, -1, 226, -1, -1, 759, -1, -1, -1, -1, 1277, -1, -1, -1, -1, 1123, -1, -1, -1,
    572, -1, -1, 1065, -1, -1, -1, 1111, -1, -1, -1, -1, 1172, 1274, -1, -1, -1, 75, 999, 1341, -1, -1, 1094,
    -1, -1, 5, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 659, 124, 613,
    -1, 935, 1371, -1, 1352, -1, -1, -1, 1268, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 231, 774, -1,
    722, -1, 666, -1, 914, 1251, -1, -1, 1001, -1, -1, -1, -1, 845, 220, -1, 393, -1, -1, 1237, -1, 1083, -1,
    -1, -1, -1, -1, -1, -1, -1, 337, -1, 403, 515, -1, -1, 546, 536, 773, 856, 1270, -1, -1, -1, -1, 985, -1,
    -1, 1102, -1, -1, -1, -1, -1, 79, 400, 177, 404, 862, 748, 874, -1, -1, -1, -1, 1292, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 799, -1, -1, 375, -1, 818, 497, -1, -1, -1, 165, 618, 1187, -1, -1, -1, -1, -1, 837,
    -1, 293, -1, -1, -1, -1, 99, 569, -1, -1, -1, -1, -1, -1, -1, 1195, -1, -1, -1, 1044, -1, -1, -1, 92,
    556, -1, -1, 834, -1, -1, -1, -1, -1, -1, 1373, 36, -1, -1, -1, -1, 710, -1, -1, -1, 321, 1272, -1, -1,
    -1, 439, -1, 516, 162, 397, 420, 928, 555, -1, 156, -1, 521, -1, -1, -1, -1, 924, -1, 781, 956, -1, 852,
    -1, 218, -1, -1, -1, 854, 1122, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 891, 1212, -1, -1, -1, -1,
    689, -1, -1, 399, 1252, -1, -1, 808, 923, -1, -1, -1, -1, 238, -1, -1, 780, 1345, 282, 1045, 367, 1206,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1283, -1, -1, -1, 301, 287, 635, 402, 166, 967, 749, 632, -1, -1,
    -1, 867, -1, -1, -1, -1, -1, -1, -1, -1, 149, 253, 431, -1, -1, -1, 97, 1144, 240, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 751, -1, -1, -1, -1, -1, -1, -1, -1, 426, -1, -1, -1, -1, -1, 100, 130, 479, -1, -1, -1,
    660, -1, -1, -1, -1, -1, -1, -1, 277, 1145, -1, -1, 1261, -1, 210, -1, 787, -1, -1, -1, -1, 513, 803,
    975, 585, 655, -1, -1, -1, 571, 164, 1170, -1, -1, -1, -1, 1156, -1, -1, 1114, 1328, -1, -1, -1, 237, -1,
    -1, -1, 323, 809, 1043, 970, -1, -1, -1, -1, 643, 1067, -1, -1, 446, -1, 440, -1, -1, -1, 309, -1, -1,
    -1, -1, -1, 353, -1, -1, -1, -1, -1, 813, -1, 1149, -1, -1, -1, 603, 527, -1, -1, -1, -1, -1, -1, -1, -1,
    784, 1046, -1, 1199, 1295, -1, -1, 436, 1006, 1047, -1, -1, -1, -1, -1, 308, 1189, -1, -1, 1171, -1, 234,
    545, 933, -1, -1, -1, -1, -1, 922, 78, 190, -1, -1, 1234, -1, -1, -1, -1, -1, -1, 725, -1, 800, 364, 433,
    -1, -1, -1, 492, -1, -1, -1, 61, 633, -1, -1, -1, -1, 37, 1038, -1, -1, -1, -1, 1012, -1, -1, 625, -1,
    60, 622, 19, 1281, -1, 926, -1, -1, 437, 686, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 493, 952, 1005, -1,
    -1, 901, -1, -1, -1, 219, 452, 654, -1, 1155, -1, -1, 736, 902, -1, -1, -1, -1, -1, -1, -1, 1030, -1, -1,
    243, -1, 1150, 438, 570, 1021, 151, 1211, 1382, 945, 1097, 211, -1, 1134, -1, -1, -1, -1, -1, -1, -1,
    396, -1, 268, 1022, -1, 842, -1, -1, -1, 1139, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 64, 81, -1,
    -1, -1, -1, 58, -1, -1, 331, 1125, -1, 1068, -1, 1231, 1357, 920, -1, -1, 1019, -1, -1, -1, -1, -1, 222,
    677, 855, 796, 1109, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 158, 507, 142, 520, -1, -1, -1, -1, -1, -1,
    -1, -1, 418, -1, -1, -1, 1168, -1, 1101, -1, -1, -1, -1, 981, -1, -1, 1312, -1, 1319, -1, -1, -1, 704,
    -1, -1, 298, -1, -1, 706, -1, -1, 469, 548, 0, 502, -1, 414, -1, -1, -1, -1, -1, -1, -1, -1, 983, -1, -1,
    -1, -1, -1, -1, -1, 977, -1, 9, 1280, -1, -1, -1, -1, -1, -1, -1, -1, 276, -1, -1, -1, -1, -1, -1, -1,
    320, -1, 1313, 770, 620, 1126, 1193, -1, -1, -1, -1, 1059, -1, -1, 259, -1, 20, 229, 567, 695, -1, 181,
    225, 723, 868, -1, 1347, -1, -1, 754, 1366, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1368,
    335, -1, 286, -1, -1, 416, -1, -1, -1, 1105, -1, 727, -1, -1, -1, -1, -1, -1, 428, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, 283, 339, 763, 830, 717, 750, -1, 844, -1, 24, 1271, -1, 687, 1254, -1,
    11, 47, 931, 1262, -1, -1, 447, -1, -1, 107, -1, -1, -1, -1, -1, 549, -1, -1, -1, 168, 1279, -1, -1, -1,
    202, -1, -1, -1, -1, -1, 319, -1, -1, 563, 823, 1165, -1, 678, -1, -1, 884, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, 115, 83, -1, -1, -1, 236, -1, -1, 304, -1, -1, -1, 1161, -1, -1, -1, -1, 1, -1, 866, -1, 39,
    95, -1, -1, 183, -1, -1, -1, -1, 161, 290, 807, 1070, 1182, 1383, 597, -1, -1, -1, -1, -1, -1, -1, 755,
    -1, -1, -1, 160, 831, -1, -1, -1, -1, -1, -1, 336, -1, -1, 1039, 948, -1, -1, -1, 903, 1146, -1, -1, -1,
    1275, -1, -1, -1, -1, 735, -1, -1, -1, -1, -1, 295, 790, -1, -1, 1317, -1, -1, 120, -1, -1, -1, -1, -1,
    829, 1316, -1, -1, 171, -1, -1, 533, 825, 1385, -1, -1, -1, -1, 1286, -1, -1, -1, -1, -1, 826, 1090,
    1294, -1, 72, -1, 1025, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1071, -1, -1, 390, -1, -1, 554, 619, -1, -1,
    -1, -1, 284, -1, -1, -1, -1, -1, -1, -1, 196, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 645, 1014, -1,
    -1, -1, -1, 180, 1356, -1, 979, 1131, 1289, -1, -1, -1, -1, -1, -1, 55, 1099, -1, -1, -1, -1, -1, 98, -1,
    -1, 434, -1, -1, -1, -1, -1, -1, -1, -1, -1, 537, -1, 859, 1230, 1344, 464, -1, -1, -1, -1, 528, 672,
    547, 1322, 973, -1, -1, -1, -1, -1, -1, -1, -1, -1, 206, 1147, -1, -1, -1, 929, -1, -1, 71, 1060, 674,
    -1, -1, -1, -1, -1, -1, -1, -1, 1143, 1096, -1, -1, -1, -1, -1, 1089, -1, -1, 621, -1, 383, 141, 850, -1,
    -1, -1, 423, 512, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1242, -1, -1, 2, -1, -1, -1,
    -1, -1, -1, -1, -1, 104, -1, -1, -1, -1, -1, -1, -1, 957, -1, -1, -1, -1, 254, -1, -1, 1246, -1, 126, -1,
    958, -1, -1, 74, 1215, -1, -1, -1, 772, -1, 955, -1, -1, -1, -1, 637, -1, 1227, -1, -1, -1, -1, -1, -1,
    -1, 67, -1, -1, -1, -1, -1, -1, 50, -1, -1, 80, 260, -1, -1, 865, -1, -1, -1, -1, 1081, -1, -1, -1, -1,
    -1, -1, -1, -1, 1119, -1, 28, 490, -1, 1209, -1, 111, -1, -1, -1, -1, -1, -1, 1258, -1, 73, 696, -1, -1,
    -1, 442, 1095, -1, -1, 1118, 1224, -1, -1, -1, -1, -1, -1, -1, 974, -1, -1, -1, -1, -1, 541, 32, -1, -1,
    -1, -1, -1, 1256, -1, -1, -1, -1, -1, -1, 892, -1, 380, 651, 131, 455, 946, 458, -1, 133, 898, -1, -1,
    -1, -1, -1, -1, 698, 1009, 604, -1, -1, 794, 1062, -1, -1, -1, 576, 1232, -1, -1, -1, -1, -1, 223, 871,
    734, 119, 1377, 269, -1, -1, 494, -1, -1, -1, 30, 612, 745, -1, -1, -1, -1, -1, 392, -1, 836, -1, -1, -1,
    906, -1, -1, -1, -1, -1, 509, -1, 270, 42, -1, -1, -1, -1, -1, 360, -1, -1, -1, 1305, 538, -1, -1, -1,
    -1, 582, 918, -1, 779, -1, -1, -1, 1027, 1264, -1, -1, -1, -1, -1, -1, -1, -1, -1, 937, -1, -1, -1, -1,
    -1, 297, -1, 627, -1, 1194, -1, -1, -1, -1, -1, -1, -1, -1, -1, 841, -1, -1, 147, -1, -1, -1, -1, -1,
    518, 1110, -1, 777, -1, -1, 680, -1, 1229, 860, 199, -1, 817, -1, -1, -1, -1, 811, -1, 910, -1, -1, -1,
    1253, -1, -1, -1, -1, 579, 729, -1, 882, -1, -1, 864, -1, -1, -1, -1, -1, 1056, 1386, 289, -1, -1, -1,
    -1, 959, 764, -1, -1, -1, -1, -1, -1, -1, 863, 954, 1167, 1158, -1, -1, 1205, -1, -1, -1, 361, 917, 1276,
    -1, -1, 96, 551, -1, 993, -1, 581, -1, -1, 1303, -1, -1, -1, -1, -1, -1, -1, -1, 941, -1, -1, -1, 793,
    311, -1, -1, -1, -1, 1260, -1, 93, 1191, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 116, 480, 616, 953, -1,
    -1, -1, -1, -1, 340, -1, -1, 517, -1, -1, -1, -1, 379, -1, -1, -1, -1, -1, -1, 909, -1, -1, -1, -1, -1,
    -1, -1, -1, 386, -1, -1, -1, -1, 614, -1, 684, -1, -1, 756, 1299, -1, 788, 798, -1, -1, -1, -1, 368, -1,
    -1, 43, 583, 1240, 1218, 1265, -1, -1, -1, -1, -1, 718, -1, 565, -1, -1, 559, -1, -1, 1241, -1, -1, -1,
    -1, -1, -1, -1, -1, 580, -1, -1, 6, -1, 144, 712, -1, -1, -1, -1, -1, -1, 1348, -1, 593, -1, -1, 828, -1,
    -1, 481, -1, -1, -1, -1, -1, -1, 441, 872, 106, -1, -1, -1, -1, 189, -1, -1, -1, -1, -1, -1, -1, 1287,
    912, -1, 824, -1, -1, -1, -1, 487, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 927, -1, 544, -1, 425, -1,
    -1, -1, -1, 252, -1, -1, 1054, 1082, -1, 292, -1, -1, 26, 1198, 94, -1, -1, -1, 203, -1, -1, -1, 18, -1,
    303, 936, -1, 838, -1, -1, 1016, -1, -1, -1, -1, -1, -1, 827, -1, -1, -1, 1186, -1, -1, -1, -1, -1, -1,
    534, -1, -1, 916, 430, -1, 1291, -1, -1, 802, -1, -1, 214, -1, 885, -1, -1, 1263, -1, -1, 1100, -1, -1,
    -1, -1, -1, -1, -1, 1346, -1, -1, -1, -1, 1250, -1, -1, -1, 1324, 273, 703, -1, -1, -1, 1117, -1, 145,
    1329, 634, -1, -1, -1, -1, -1, -1, -1, 1257, -1, 45, -1, -1, -1, -1, -1, -1, -1, -1, 410, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 786, -1, -1, -1, 617, 915, 791, -1, -1, 57, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1178, -1, 1033, 474, 601, -1, -1, -1, -1, -1, -1, 486, 466,
    978, 607, 1002, -1, -1, -1, -1, -1, -1, 1226, -1, 373, -1, 702, 873, -1, -1, 995, -1, 266, -1, 944, 473,
    -1, -1, -1, 1326, 832, -1, 1363, 890, 905, 1040, -1, -1, 1350, 1052, -1, -1, -1, -1, -1, -1, -1, 275,
    615, -1, 950, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1000, 1217, -1, -1, -1, 341, -1, -1, -1,
    -1, -1, -1, -1, -1, 500, 248, 971, 1327, -1, -1, 200, -1, -1, -1, -1, -1, -1, -1, 1336, -1, -1, -1, -1,
    -1, -1, 697, -1, -1, -1, -1, -1, 1318, -1, -1, -1, 173, -1, 789, 984, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, 201, 56, 586, 488, 1321, 1384, -1, 105, 875, 685, 333, -1, -1, -1, -1,
    -1, -1, -1, -1, 44, 982, -1, -1, -1, -1, 1152, -1, -1, -1, -1, -1, -1, 532, -1, 154, -1, 846, -1, 233,
    -1, -1, 1354, -1, 1029, -1, -1, -1, -1, -1, 1073, -1, 1203, -1, -1, -1, 370, -1, -1, -1, -1, 424, -1, -1,
    -1, -1, -1, -1, 1235, 358, -1, -1, -1, 1196, 883, 668, -1, -1, -1, 797, 577, -1, -1, 1141, -1, -1, -1,
    -1, 713, -1, 176, -1, -1, -1, -1, -1, 1107, 88, 1051, -1, -1, -1, -1, 33, 1153, -1, 1026, -1, -1, 663,
    -1, -1, -1, -1, 54, -1, -1, -1, -1, -1, 840, 730, 327, -1, -1, 232, 13, 1058, -1, -1, -1, -1, -1, -1, -1,
    -1, 27, -1, -1, -1, -1, -1, 1288, -1, -1, 705, -1, 153, -1, -1, -1, -1, -1, -1, -1, -1, 267, 372, 1238,
    -1, -1, -1, -1, 343, -1, -1, -1, 778, 965, 737, 943, 1197, -1, -1, 636, 1355, 716, 629, 310, 742, -1,
    843, -1, -1, -1, -1, 795, 8, 1116, -1, -1, -1, -1, -1, 806, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 782,
    -1, -1, -1, 244, 508, 1088, 951, 1127, 1308, -1, -1, -1, -1, -1, -1, -1, 833, -1, 1177, -1, -1, -1, -1,
    -1, 505, -1, 673, 241, -1, -1, -1, -1, -1, -1, -1, -1, 155, 1148, 940, -1, -1, -1, 701, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 1201, -1, -1, -1, -1, -1, -1, 600, -1, -1, -1, -1, 460, -1, -1, 86, 700, -1, 631,
    -1, -1, -1, -1, -1, -1, 682, 1183, 574, 132, 188, 1300, -1, 641, 31, -1, 1023, -1, 191, 626, -1, -1, 235,
    990, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1378, -1, -1, -1, -1, -1, 1120, -1, 261, -1, -1, -1,
    251, -1, -1, -1, -1, -1, -1, 205, 1364, -1, 29, 279, -1, 653, 462, 662, 1104, 477, 1003, 1338, -1, 934,
    -1, -1, -1, -1, -1, -1, -1, -1, 562, -1, -1, -1, 894, 406, -1, -1, -1, 1140, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 590, 313, -1, 609, -1, -1, 964, 821, -1, -1, -1, 665, -1, -1, 378, -1, 315, -1, -1, -1,
    -1, -1, 401, -1, -1, -1, -1, -1, 1048, 921, 1222, 1098, -1, 1113, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    1225, -1, -1, -1, -1, -1, -1, 483, -1, -1, 1137, -1, -1, 204, -1, -1, -1, -1, -1, -1, 1061, -1, -1, -1,
    -1, -1, 968, -1, 35, 296, -1, 1282, 804, 495, 681, 1057, -1, -1, -1, 602, -1, 110, 606, 1130, 1302, -1,
    -1, -1, -1, -1, 347, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1190, -1, -1, 216, 299, -1,
    -1, -1, -1, -1, -1, 656, -1, 646, -1, 300, -1, 1297, 1015, -1, -1, -1, 453, -1, -1, -1, -1, -1, -1, 869,
    1075, -1, -1, -1, 285, -1, 690, 51, 224, 676, 1066, 85, -1, -1, -1, -1, 714, -1, -1, -1, -1, -1, 208,
    814, 998, -1, -1, 908, -1, -1, -1, -1, -1, -1, -1, -1, 526, -1, 895, -1, -1, -1, -1, 1084, -1, -1, -1,
    -1, -1, 658, 1074, -1, 102, 675, -1, 421, 1079, -1, -1, -1, -1, -1, -1, -1, 1259, -1, 7, -1, -1, 939, -1,
    -1, -1, 776, 708, 1028, 22, -1, -1, -1, 272, 801, -1, -1, -1, 136, -1, -1, -1, 129, -1, -1, -1, 415,
    1008, -1, -1, -1, -1, -1, -1, -1, -1, -1, 642, 994, 46, 198, 34, -1, 84, 91, 819, 930, -1, 529, 650, -1,
    -1, -1, 195, -1, 524, -1, -1, -1, 376, -1, 1037, -1, -1, 123, -1, 215, -1, 82, 1042, -1, 148, 25, 963,
    1267, 766, -1, 48, -1, -1, -1, 757, -1, -1, -1, -1, -1, 1162, 887, -1, -1, 611, 1077, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 584, -1, -1, -1, -1, 305, 775, 1112, 1157,
    -1, 699, 896, 1285, -1, -1, -1, -1, -1, -1, -1, -1, 589, 649, 907, -1, 1213, -1, 1063, -1, -1, -1, -1,
    -1, -1, 771, -1, 1017, -1, -1, -1, -1, 670, -1, -1, -1, -1, -1, -1, -1, 1362, -1, -1, 10, -1, -1, -1, -1,
    -1, -1, 820, 849, -1, 125, 588, -1, -1, -1, -1, -1, 262, 346, -1, -1, -1, -1, 330, -1, 456, 1160, -1, -1,
    -1, 692, 847, -1, -1, -1, -1, -1, 417, 880, -1, -1, 904, -1, 1376, -1, -1, -1, -1, 561, 669, -1, 1086,
    -1, -1, -1, 1367, -1, -1, -1, -1, 384, 608, 932, 1184, -1, -1, -1, 719, -1, 564, -1, -1, -1, -1, -1, -1,
    499, 326, -1, -1, -1, 344, 63, 510, -1, -1, -1, 740, -1, -1, -1, -1, -1, 1192, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 127, 250, 365, 374, 638, -1, -1, -1, -1, -1, -1, -1, -1, 1087, -1, -1, -1, -1,
    -1, -1, -1, 1359, 329, -1, -1, -1, 1078, -1, -1, -1, 16, 688, -1, -1, -1, -1, -1, 1330, 886, -1, -1, 391,
    -1, -1, -1, -1, 815, -1, -1, -1, 351, -1, 350, 1223, 942, 1032, -1, -1, 209, 504, -1, 1228, -1, -1, -1,
    -1, 122, 112, -1, -1, 1031, -1, -1, -1, -1, 785, 679, 743, -1, -1, 765, -1, -1, -1, -1, -1, -1, 1372, -1,
    1247, -1, 1159, -1, -1, -1, -1, 1365, 731, -1, -1, 1124, 1174, -1, 338, -1, -1, -1, 519, -1, -1, 711, -1,
    -1, -1, -1, -1, 362, -1, -1, 762, -1, 485, -1, 482, -1, 550, -1, -1, 1269, -1, -1, -1, 514, 630, 1311,
    -1, -1, -1, -1, -1, -1, -1, 454, -1, -1, -1, 707, -1, -1, -1, -1, 385, -1, -1, -1, -1, 312, 212, -1, -1,
    -1, -1, -1, -1, -1, 77, -1, 610, -1, -1, 1207, 491, 1290, 661, -1, -1, -1, -1, -1, -1, -1, 1331, -1, -1,
    -1, -1, 1106, 1076, -1, -1, 568, 450, -1, -1, -1, 693, 961, -1, -1, -1, 1208, -1, -1, -1, -1, 435, 412,
    1248, 599, -1, 407, -1, 540, 359, 989, -1, -1, 535, -1, -1, 3, -1, 369, -1, 357, 472, -1, -1, -1, 345,
    1220, 468, -1, -1, -1, -1, -1, 388, 109, 4, -1, -1, -1, -1, 1108, 449, 1024, 947, 1180, 182, 247, 419,
    1255, -1, 595, -1, 496, 1369, 913, 543, 409, -1, -1, -1, 1185, -1, 1361, 783, -1, -1, -1, -1, -1, -1,
    314, 900, 246, -1, -1, 1298, -1, 12, 152, 1307, -1, 354, -1, 949, 1332, -1, -1, -1, -1, -1, -1, 245, 445,
    972, -1, 429, 1320, -1, -1, 566, 647, -1, -1, -1, -1, -1, 881, 888, -1, -1, -1, -1, -1, 1293, -1, -1, 21,
    256, 530, -1, 174, -1, -1, 113, -1, -1, -1, 721, -1, -1, -1, 170, 1380, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 1085, -1, -1, -1, -1, -1, -1, -1, -1, 169, -1, -1, -1, -1, -1, -1, 1339, -1, 448, -1,
    -1, -1, 498, 552, 587, 1154, 1236, 1035, 1379, -1, 1304, 1381, 118, 605, -1, 1358, -1, -1, -1, -1, 987,
    870, 1370, -1, -1, -1, -1, -1, -1, 501, 395, -1, 69, -1, -1, -1, -1, 976, 1004, -1, -1, -1, 1266, 228,
    -1, -1, -1, 1175, -1, 539, 899, -1, 264, -1, -1, 318, 691, -1, 1200, -1, 451, -1, -1, -1, -1, 1245, -1,
    -1, 322, -1, -1, -1, -1, 281, -1, -1, 1216, 1309, -1, -1, 192, 381, 185, -1, -1, -1, -1, 1133, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, 839, -1, -1, -1, -1, -1, -1, -1, -1, 150, 242, -1, -1, -1, -1, 157, 1181,
    560, -1, -1, -1, 139, 848, 1135, 117, -1, 592, -1, 40, 457, 1103, 1284, -1, -1, -1, 306, -1, 411, -1, -1,
    -1, 17, 179, 87, -1, -1, -1, -1, -1, -1, 591, 657, 291, 667, 387, 1092, 652, -1, 1221, -1, -1, 738, 146,
    1214, -1, -1, -1, 1020, -1, 1315, -1, -1, -1, -1, 1136, 342, 432, -1, 15, 68, -1, -1, -1, -1, 1151, 356,
    -1, 1342, -1, -1, 349, 263, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1343, -1, -1, -1, -1, -1, 1091, 1166,
    1034, -1, -1, -1, -1, 265, 640, -1, -1, -1, 1243, 371, 889, -1, 522, -1, 352, 644, 715, -1, -1, -1, -1,
    363, 671, -1, -1, -1, 463, 664, -1, -1, 1163, -1, -1, -1, -1, 1121, -1, -1, 726, 1210, -1, -1, 911, -1,
    -1, -1, -1, -1, -1, -1, 624, -1, -1, -1, 443, 476, -1, -1, -1, -1, 992, 348, -1, 328, -1, 1064, -1, -1,
    -1, -1, 52, -1, -1, -1, -1, -1, -1, -1, -1, -1, 724, -1, -1, 257, 594, 760, 1239, -1, -1, -1, 575, 159,
    316, 1306, -1, -1, -1, -1, -1, -1, 227, 1333, -1, 792, -1, 187, 1010, 324, 1204, -1, -1, 639, 861, -1,
    -1, -1, -1, -1, -1, -1, 1055, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1335, 966, 1128, -1, -1, -1, -1, -1,
    -1, 810, 1169, 427, -1, -1, -1, -1, -1, -1, 1188, 1142, -1, -1, 1219, -1, 1138, 278, -1, -1, -1, -1, -1,
    -1, 623, -1, 877, 274, -1, -1, 893, 1334, 382, -1, -1, -1, -1, 194, -1, -1, -1, -1, -1, 628, 53, -1, -1,
    -1, -1, -1, -1, 294, 389, 128, 557, 511, 1314, 988, -1, -1, 857, -1, -1, 925, -1, -1, -1, 459, 1374, -1,
    768, -1, -1, -1, -1, -1, -1, -1, -1, -1, 186, 76, 394, 408, 1018, -1, 465, -1, -1, -1, -1, 217, 230,
    1013, 1041, -1, -1, 405, 489, -1, -1, -1, -1, -1, -1, 1080, 1115, -1, 470, 761, -1, -1, -1, -1, -1, 484,
    1202, 325, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 332, 1278, 271, -1, -1, -1, -1, -1, -1, -1, 135, 398,
    -1, -1, -1, -1, -1, -1, -1, 478, -1, -1, -1, -1, -1, 938, -1, 197, -1, -1, -1, -1, -1, 506, -1, -1, -1,
    -1, -1, 14, 531, -1, 578, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 739, -1, 471, -1, -1, 193,
    1050, 747, -1, 101, -1, 805, -1, 822, -1, -1, 207, 728, 280, 553, 694, 741, 503, 969, -1, -1, -1, 121,
    -1, 41, 140, 422, -1, -1, -1, -1, 879, -1, -1, 744, -1, -1, -1, -1, 573, -1, 38, 108, -1, -1, -1, -1, -1,
    1093, -1, 334, 302, -1, -1, 1049, -1, -1, 769, 853, 258, 996, 1176, -1, 709, -1, 114, -1, 239, -1, 23,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 980, 525, -1, 812, -1, -1, 835, -1, 249, -1, -1, -1, -1, -1, -1,
    167, 897, 876, -1, 1173, 1249, 851, 816, -1, -1, -1, -1, -1, -1, -1, 758, 1036, 1244, -1, -1, 878, 1296,
    -1, 1069, -1, -1, 648, -1, -1, -1, -1, 137, 1179, 1351, 138, -1, -1, -1, -1, 997, 1053, 753, -1, 65, -1,
    307, 1360, -1, -1, -1, -1, 70, 59, 523, -1, -1, 1273, -1, -1, -1, 746, -1, -1, -1, -1, 213, -1, -1, -1,
    -1, -1, -1, 1323, -1, -1, 90, -1, 986, -1, -1, 1349, 542, -1, 1129, -1, -1, -1, -1, -1, -1, -1, 1132, -1,
    -1, -1, 143, -1, -1, 1233, 62, -1, -1, -1, -1, -1, -1, -1, 444, 49, 461, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 720, 178, -1, -1, -1, -1, -1, -1, -1, 413, 366, -1, -1, 1007, 919, -1, -1, -1, -1, -1,
    -1, -1, -1
};

static const int16_t first[] = {
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1073, -1, -1, -1, -1, 1130, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 391, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1157, -1, 798, -1, -1,
    801, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 425, 427, 429, 389, 431, 388, 413, 464, 466, 470, 467,
    373, 401, -1, -1, 245, -1, 359, 410, -1, -1, -1, -1, -1, 383, -1, 861, 1, 625, 902, 44, 47, 346, 344,
    348, 350, 347, 345, 349, 351, 249, 232, 233, 317, 1297, 1366, 8, 26, 0, 9, 27, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 216, 217, 218, 220, 221, 219, -1, -1, 1349, 230, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    222, 223, 224, 225, 226, 227, 228, 229, -1, -1, 441, 456, 1368, 414, 1370, -1, -1, -1, -1, -1, 329, 68,
    81, 90, 109, 62, -1, 528, 585, 587, 589, 591, 593, 595, 597, 599, 601, 603, 605, 607, 45, 46, 48, 49, 2,
    -1, 58, 6, 5, -1, -1, 12, 11, -1, 17, 57, 20, 21, 22, 23, 24, 25, 28, -1, 29, 30, 31, 32, 33, 34, 35, -1,
    36, 37, 38, 39, 40, 41, 42, 43, 50, 51, 52, 53, 54, 55, -1, -1, -1, 59, 60, 61, 64, 65, 66, 67, 69, 71,
    72, 75, 76, 77, -1, 78, 79, 80, 86, 87, 83, 82, 88, 96, 97, 92, 91, 95, 99, 100, 101, 105, 106, 107, 108,
    111, 110, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133,
    134, 135, 136, 137, 138, 139, 140, 142, 144, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158,
    160, 940, 788, 946, 792, 161, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178,
    180, 181, 182, 184, 186, -1, 319, 185, -1, -1, 187, 189, 191, 192, 194, 195, 196, 197, 198, 199, 200,
    201, 202, 203, 205, 206, 207, 208, 209, 210, 212, 213, 214, 215, -1, 234, 235, 236, 237, 238, 239, 240,
    241, 242, 243, 244, 246, 247, 248, 250, 251, 252, 253, 256, 260, 263, 264, 265, 266, 267, 268, 269, 270,
    271, 272, 273, 274, 275, 276, 277, 278, 279, 280, 281, 282, 283, 284, 285, 286, 287, 288, 289, 290, 291,
    292, 293, 294, 295, 296, 297, 298, 299, 300, 301, 302, 303, 304, 305, 306, 307, 308, 309, -1, 310, 311,
    312, 313, 314, 315, 318, -1, 320, 321, 322, -1, 323, 325, 326, 327, -1, 328, 332, 333, 337, 338, 339,
    340, 341, 342, 343, 352, 354, 355, 356, 357, 358, 360, 361, 362, 363, 364, 365, 366, 367, 368, 369, 370,
    -1, 371, -1, 372, -1, 377, 378, 381, 385, 386, 387, -1, 392, 394, 397, -1, 402, 403, -1, -1, 406, 407,
    408, 409, -1, -1, 421, -1, -1, 436, 437, 439, 440, 442, 443, 444, 445, 446, 447, 448, 449, 451, -1, 452,
    453, -1, -1, 476, 479, 478, 458, 459, 460, 461, -1, 465, 469, -1, 471, 473, 474, 475, -1, -1, 495, 496,
    503, 509, 511, 512, 513, 514, 515, 516, 517, 518, 519, 520, 523, 526, 538, 540, 542, 621, 529, 530, 531,
    532, 536, 534, 535, 537, 539, 541, 543, 544, 545, 546, 547, 548, 549, 550, 551, 552, 553, 554, 555, 556,
    557, 558, 559, 560, 561, 562, 563, 564, 565, 566, 567, 568, 569, 570, 571, 572, 573, 574, 575, 576, 577,
    578, 579, 580, 581, 582, 583, 584, 609, 610, 612, 613, 614, 615, 616, -1, 631, 619, 620, 622, 623, 624,
    626, 627, 628, 629, 630, 632, 633, 634, 635, 636, 637, 638, 639, 640, 641, 642, 643, 644, 645, 646, 647,
    648, 649, 650, 651, 652, 653, 654, 655, 656, 657, 658, 659, 660, 661, 662, 663, 664, -1, 665, 666, 667,
    668, 669, 670, 671, 672, 673, 675, 676, 677, 678, 679, 680, 681, 682, 683, -1, 684, 685, 686, 687, 688,
    689, 690, 691, 692, 693, 694, 695, 696, 697, 698, 699, 700, 701, 702, 703, 704, 705, 706, 707, -1, 708,
    709, 710, 711, 712, 713, 714, 715, 716, 717, 718, 719, 720, -1, 721, 722, 723, 724, 725, 726, 727, 728,
    729, 730, 731, 732, 733, 734, 735, 736, 737, 738, 739, 740, 741, 742, 743, 744, 745, 746, 747, 748, 749,
    750, 751, 752, 753, 754, 755, 756, 757, 758, 759, 760, 761, 1463, -1, 763, 765, 766, 767, -1, 769, 771,
    773, 775, 776, 777, 778, 779, 780, 781, 782, 783, 784, 785, 786, 787, -1, 789, 791, 793, 794, 795, 796,
    797, 799, 800, 802, 803, 804, 805, -1, 806, 807, -1, 808, 809, -1, -1, 812, 814, -1, -1, 816, 818, 819,
    820, 821, 822, 823, 824, 825, 828, 830, 831, -1, -1, 834, 835, 836, 837, 838, -1, 839, -1, 840, 841, -1,
    842, 843, 844, -1, 846, 847, 848, 849, 850, 851, 852, 853, 856, 857, 858, 864, 866, 868, 869, 871, 872,
    873, 875, 876, 877, 878, 879, 880, 881, 882, 883, 885, 886, 887, 888, 889, 890, 891, 894, 895, 896, 897,
    898, 899, 900, 901, 903, 904, 905, 906, 907, 908, 913, 914, 915, -1, 919, 922, 926, -1, 928, 932, 933,
    937, 939, 948, 941, 942, 944, 945, 947, -1, 949, -1, 950, -1, 953, 956, 959, 962, 965, 969, -1, -1, 970,
    -1, 971, 972, 973, 974, 975, 976, 977, 978, 979, 980, 981, 982, 983, 984, 985, 986, 987, 988, 989, -1,
    991, 992, 994, 995, 997, 998, 1000, 1001, 1002, 1004, 1007, 1008, 1009, 1010, 1012, 1013, 1014, 1015,
    1016, 1017, 1018, 1021, 1022, 1023, -1, 1025, -1, 1027, 1029, 1030, 1034, -1, 1035, 1036, 1037, 1038,
    1039, 1040, 1041, -1, -1, -1, 1044, 1045, 1046, 1047, -1, -1, 1049, 1051, 1053, -1, 1054, -1, 1058, 1214,
    1060, 1061, -1, -1, 1062, 1063, -1, 1064, -1, -1, -1, 1065, 1066, 1067, 1068, 1069, 1070, 1071, 1072,
    1074, 1075, 1076, 1077, 1078, 1079, 1080, 1081, 1082, 1083, 1084, 1085, 1086, 1088, 1089, 1090, 1091,
    1092, 1093, 1094, 1095, 1096, 1097, 1098, 1099, 1100, 1101, 1102, 1103, 1104, 1105, 1106, 1107, 1108,
    1109, 1110, 1111, 1112, 1113, 1114, 1115, 1116, 1117, 1118, 1119, 1120, 1121, 1123, 1125, 1127, 1128,
    1129, 1131, 1132, 1133, 1134, 1135, 1136, 1137, 1138, 1139, 1141, 1142, 1143, 1144, 1145, 1146, 1147,
    1148, 1149, 1150, 1153, 1155, -1, 1151, -1, 1159, 1160, -1, -1, 1247, 1165, -1, -1, 1166, 1167, -1, 1239,
    -1, -1, -1, -1, -1, 1177, 1182, 1186, 1187, -1, -1, 1188, 1189, -1, 1190, 1191, 1192, 1193, 1194, 1195,
    1196, 1197, 1202, -1, -1, 1199, 1200, -1, 1204, -1, 1206, 1208, -1, 1210, 1211, 1212, 1215, 1216, 1217,
    1218, 1219, 1220, 1221, 1222, 1223, 1224, 1231, 1226, 1228, 1230, 1232, 1233, 1234, 1236, 1237, 1238,
    1240, 1241, 1242, 1243, 1244, 1245, 1246, 1248, 1249, 1250, 1251, 1252, 1253, 1254, 1255, 1256, 1257,
    1258, 1260, 1261, 1262, 1263, 1264, -1, 1266, 1272, -1, 1274, 1275, 1276, 1278, 1279, 1280, 1281, -1, -1,
    1283, 1284, 1285, 1286, 1287, 1288, 1289, 1290, 1291, 1292, 1293, 1294, 1295, 1296, -1, 1301, 1302, 1303,
    1304, 1308, 1309, 1310, 1313, 1314, 1315, 1316, 1317, 1318, 1319, 1322, 1325, -1, 1329, 1333, 1334, 1335,
    1336, 1337, 1338, 1339, 1340, 1341, 1343, 1344, 1345, 1346, 1347, 1348, -1, -1, -1, -1, -1, 1359, 1360,
    1361, 1362, 1363, 1364, 1365, 1367, -1, -1, 1371, 1378, -1, -1, 1373, 1475, -1, 1372, -1, -1, 1377, 1379,
    1380, 1381, 1382, 1383, 1385, 1466, 1386, 1467, 1388, 1390, 1391, 1392, 1468, 1469, 1470, 1393, 1394,
    1395, 1396, 1397, 1398, -1, -1, 1400, -1, -1, 1471, 1472, 1402, -1, -1, -1, -1, -1, 1473, 1405, 1406,
    1407, 1408, 1410, 1412, 1413, 1414, 1415, 1416, 1417, 1418, 1419, 1420, 1421, -1, 1422, 1423, 1425, 1426,
    1427, 1428, 1430, 1432, 1434, 1436, 1438, 1439, 1440, 1441, -1, 1445, 1446, 1447, 1448, 1449, -1, 1451,
    1456, 1458, 1459, -1, 1461, 1476, 1477, 1478, 1479, 1480, 1481, 1482, 1485, 1486, 1487, 1488, 1490, 1491,
    1492, 1493, 1495, 1496, 1497, 1498, 1499, 1501, 1502, 1503, 1504, 1505, 1507, 1508, 1509, -1, 1510, 1512,
    1514, 1464, -1, 1465
};

static const struct catalogue_link links[] = {
    {0, 3, 0}, {0, 618, 0}, {0, -1, 0}, {1, 4, 0}, {2, 7, 0}, {2, -1, 0}, {2, -1, 0}, {3, 10, 0}, {3, 13, 0},
    {3, -1, 0}, {4, 63, 0}, {4, 14, 0}, {4, -1, 0}, {5, 15, 0}, {6, -1, 0}, {7, 16, 0}, {8, -1, 0},
    {9, 18, 0}, {10, 19, 0}, {11, -1, 0}, {12, 193, 4}, {12, -1, 5}, {13, -1, 1}, {13, -1, 0}, {14, -1, 1},
    {14, -1, 0}, {15, -1, 1}, {15, -1, 0}, {16, -1, 1}, {16, -1, 0}, {17, 190, 1}, {17, -1, 0}, {18, -1, 1},
    {19, -1, 0}, {20, -1, 0}, {21, -1, 0}, {22, 854, 3}, {23, -1, 2}, {24, -1, 2}, {25, -1, 2}, {26, -1, 2},
    {27, -1, 2}, {28, -1, 2}, {29, -1, 2}, {30, -1, 2}, {31, -1, 2}, {32, -1, 2}, {33, -1, 2}, {34, -1, 2},
    {35, -1, 2}, {36, -1, 2}, {37, 188, 2}, {38, -1, 2}, {39, -1, 2}, {40, -1, 2}, {41, 56, 0}, {42, -1, 0},
    {43, 73, 4}, {44, 74, 4}, {45, 145, 4}, {46, -1, 4}, {47, -1, 4}, {48, -1, 0}, {49, -1, 0},
    {50, 1019, 2}, {51, -1, 2}, {52, 1020, 2}, {53, 1026, 2}, {54, 70, 0}, {54, -1, 0}, {55, -1, 0},
    {56, 85, 4}, {56, -1, 5}, {57, 103, 2}, {58, 104, 2}, {59, 89, 1}, {59, -1, 0}, {60, -1, 1}, {61, -1, 0},
    {62, -1, 0}, {63, 102, 2}, {64, 84, 0}, {64, 1435, 0}, {64, -1, 0}, {65, -1, 0}, {66, 94, 4},
    {67, -1, 2}, {68, -1, 2}, {69, 1494, 2}, {70, 98, 1}, {71, 93, 0}, {71, 146, 0}, {71, -1, 0},
    {72, -1, 0}, {73, 114, 4}, {73, -1, 5}, {74, 141, 2}, {75, 143, 2}, {76, 183, 1}, {76, -1, 0},
    {77, -1, 0}, {78, -1, 0}, {79, 159, 2}, {80, -1, 2}, {81, -1, 2}, {82, -1, 2}, {83, -1, 2}, {84, -1, 2},
    {85, 845, 2}, {86, 112, 0}, {86, 1429, 0}, {86, -1, 0}, {87, 113, 0}, {88, -1, 0}, {89, 163, 4},
    {89, -1, 5}, {90, -1, 4}, {90, -1, 5}, {91, -1, 4}, {91, -1, 5}, {92, -1, 0}, {93, -1, 4}, {93, -1, 5},
    {94, -1, 4}, {94, -1, 5}, {95, -1, 4}, {95, -1, 5}, {96, -1, 4}, {96, -1, 5}, {97, -1, 2}, {97, -1, 0},
    {98, -1, 2}, {98, -1, 0}, {99, -1, 2}, {99, -1, 0}, {100, -1, 2}, {100, -1, 0}, {101, -1, 2},
    {101, -1, 0}, {102, -1, 2}, {102, -1, 0}, {103, -1, 2}, {103, -1, 0}, {104, -1, 2}, {104, -1, 0},
    {105, -1, 2}, {106, 938, 2}, {107, -1, 2}, {107, -1, 0}, {108, -1, 2}, {108, -1, 0}, {109, -1, 2},
    {109, -1, 0}, {110, 353, 2}, {110, -1, 0}, {111, 324, 2}, {111, -1, 0}, {112, 935, 2}, {113, 611, 2},
    {114, -1, 2}, {115, 162, 0}, {115, -1, 0}, {116, -1, 0}, {117, 211, 4}, {117, -1, 5}, {118, -1, 1},
    {118, -1, 0}, {119, -1, 1}, {119, -1, 0}, {120, -1, 1}, {120, -1, 0}, {121, 508, 1}, {121, -1, 0},
    {122, 510, 1}, {122, -1, 0}, {123, -1, 1}, {123, -1, 0}, {124, 179, 1}, {124, -1, 0}, {125, 374, 1},
    {125, -1, 0}, {126, -1, 1}, {126, -1, 0}, {127, -1, 1}, {127, -1, 0}, {128, -1, 1}, {129, -1, 0},
    {130, -1, 2}, {131, -1, 2}, {132, -1, 2}, {133, -1, 1}, {134, -1, 2}, {135, -1, 2}, {136, -1, 0},
    {137, -1, 5}, {138, 204, 5}, {139, -1, 5}, {140, -1, 5}, {141, -1, 5}, {142, -1, 5}, {143, -1, 5},
    {144, -1, 5}, {145, -1, 5}, {146, -1, 5}, {147, -1, 4}, {148, -1, 4}, {149, -1, 4}, {150, -1, 4},
    {150, -1, 5}, {151, -1, 4}, {151, 1342, 5}, {152, 334, 4}, {153, 259, 4}, {153, -1, 5}, {154, 255, 4},
    {154, -1, 5}, {155, -1, 0}, {156, -1, 0}, {157, -1, 0}, {158, -1, 0}, {159, 231, 0}, {160, -1, 0},
    {161, -1, 0}, {162, -1, 0}, {163, -1, 0}, {164, -1, 0}, {165, -1, 0}, {166, -1, 0}, {167, -1, 0},
    {168, -1, 0}, {169, -1, 0}, {170, -1, 0}, {171, -1, 0}, {171, -1, 0}, {172, -1, 0}, {172, -1, 0},
    {173, -1, 0}, {173, -1, 0}, {174, -1, 0}, {175, -1, 0}, {175, -1, 0}, {176, -1, 0}, {176, -1, 0},
    {177, -1, 0}, {177, -1, 0}, {178, 1424, 0}, {178, -1, 0}, {179, -1, 0}, {179, -1, 0}, {180, -1, 0},
    {180, -1, 0}, {181, -1, 0}, {181, -1, 0}, {182, 254, 0}, {183, -1, 0}, {184, 257, 0}, {184, -1, 0},
    {185, 258, 0}, {186, 415, 0}, {187, 261, 0}, {187, -1, 0}, {188, 262, 0}, {189, 416, 0}, {190, -1, 0},
    {190, -1, 0}, {191, -1, 0}, {191, -1, 0}, {192, -1, 0}, {192, -1, 0}, {193, -1, 0}, {193, -1, 0},
    {194, -1, 0}, {194, -1, 0}, {195, -1, 0}, {195, -1, 0}, {196, -1, 0}, {196, -1, 0}, {197, -1, 0},
    {197, -1, 0}, {198, -1, 0}, {198, -1, 0}, {199, -1, 0}, {199, -1, 0}, {200, -1, 0}, {200, -1, 0},
    {201, -1, 0}, {201, -1, 0}, {202, -1, 0}, {202, -1, 0}, {203, -1, 0}, {203, -1, 0}, {204, -1, 0},
    {204, -1, 0}, {205, -1, 0}, {205, -1, 0}, {206, -1, 0}, {207, -1, 0}, {208, -1, 0}, {209, -1, 0},
    {210, -1, 0}, {211, -1, 0}, {212, -1, 5}, {213, -1, 5}, {214, -1, 5}, {215, -1, 5}, {216, -1, 5},
    {217, -1, 5}, {218, -1, 5}, {219, -1, 5}, {220, 316, 1}, {221, 996, 4}, {222, 999, 4}, {223, -1, 4},
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
    {329, 426, 1}, {330, 1384, 1}, {331, 428, 1}, {332, 522, 1}, {333, 524, 1}, {334, -1, 1}, {335, -1, 1},
    {336, 527, 1}, {337, 468, 1}, {338, 462, 2}, {339, 463, 2}, {340, -1, 1}, {341, -1, 1}, {342, 486, 1},
    {343, -1, 1}, {344, -1, 1}, {345, 454, 0}, {346, -1, 2}, {347, -1, 2}, {348, -1, 2}, {349, -1, 2},
    {350, -1, 2}, {351, -1, 2}, {352, -1, 2}, {353, -1, 2}, {354, -1, 1}, {355, -1, 1}, {356, -1, 1},
    {357, -1, 0}, {358, 455, 0}, {359, 457, 0}, {360, -1, 0}, {361, 1369, 0}, {362, -1, 2}, {363, -1, 2},
    {364, 1235, 2}, {365, -1, 2}, {366, 497, 2}, {367, 498, 2}, {368, -1, 1}, {369, -1, 1}, {370, -1, 1},
    {371, -1, 1}, {372, 525, 1}, {373, 1500, 1}, {374, -1, 1}, {375, -1, 1}, {376, -1, 1}, {377, -1, 1},
    {378, -1, 1}, {379, -1, 1}, {380, 477, 0}, {381, 480, 0}, {382, -1, 0}, {383, -1, 0}, {384, -1, 0},
    {385, 500, 1}, {386, -1, 1}, {387, -1, 1}, {388, -1, 1}, {389, -1, 1}, {390, 499, 1}, {391, 494, 1},
    {392, -1, 1}, {393, 490, 1}, {394, -1, 1}, {395, -1, 1}, {396, -1, 1}, {397, -1, 1}, {398, 507, 2},
    {399, -1, 2}, {400, -1, 2}, {401, 505, 2}, {402, 506, 2}, {403, 521, 1}, {404, -1, 1}, {405, -1, 1},
    {406, -1, 0}, {407, 504, 0}, {408, -1, 0}, {409, -1, 2}, {410, 1411, 2}, {411, -1, 2}, {412, -1, 1},
    {413, -1, 1}, {414, -1, 1}, {415, -1, 1}, {416, -1, 1}, {417, -1, 1}, {418, -1, 1}, {419, -1, 1},
    {420, -1, 1}, {421, -1, 1}, {422, -1, 1}, {423, -1, 1}, {424, -1, 1}, {425, 912, 1}, {426, -1, 1},
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
    {497, 594, 0}, {498, 674, 0}, {499, 596, 0}, {500, -1, 0}, {501, 598, 0}, {502, -1, 0}, {503, 600, 0},
    {504, -1, 0}, {505, 602, 0}, {506, -1, 0}, {507, 604, 0}, {508, -1, 0}, {509, 606, 0}, {510, -1, 0},
    {511, 608, 0}, {512, -1, 0}, {513, 859, 2}, {514, 860, 2}, {515, 790, 2}, {516, 862, 2}, {517, 863, 2},
    {518, -1, 2}, {519, 865, 2}, {520, -1, 0}, {521, -1, 0}, {522, 867, 2}, {523, -1, 1}, {524, -1, 2},
    {525, -1, 2}, {526, -1, 2}, {527, 1484, 2}, {528, -1, 2}, {529, -1, 2}, {530, 870, 2}, {531, -1, 2},
    {532, -1, 2}, {533, -1, 2}, {534, 855, 2}, {535, -1, 2}, {536, -1, 2}, {537, 893, 2}, {538, -1, 2},
    {539, -1, 2}, {540, -1, 2}, {541, -1, 2}, {542, -1, 2}, {543, 884, 2}, {544, -1, 2}, {545, -1, 2},
    {546, -1, 2}, {547, -1, 2}, {548, -1, 2}, {549, -1, 2}, {550, -1, 2}, {551, -1, 2}, {552, -1, 2},
    {553, -1, 2}, {554, -1, 2}, {555, -1, 2}, {556, -1, 2}, {557, -1, 2}, {558, -1, 2}, {559, -1, 2},
    {560, -1, 2}, {561, 874, 2}, {562, -1, 2}, {563, -1, 2}, {564, -1, 2}, {565, -1, 2}, {566, -1, 2},
    {567, -1, 2}, {568, -1, 4}, {568, -1, 5}, {569, -1, 4}, {569, -1, 5}, {570, -1, 4}, {570, -1, 5},
    {571, -1, 4}, {571, -1, 5}, {572, 1389, 4}, {572, -1, 5}, {573, -1, 0}, {574, -1, 2}, {575, -1, 2},
    {576, -1, 2}, {577, -1, 2}, {578, -1, 2}, {579, -1, 2}, {580, -1, 2}, {581, -1, 2}, {582, 892, 2},
    {583, -1, 4}, {584, -1, 4}, {584, -1, 5}, {585, -1, 4}, {586, -1, 4}, {586, -1, 5}, {587, -1, 4},
    {588, -1, 4}, {588, -1, 5}, {589, -1, 4}, {590, -1, 4}, {590, -1, 5}, {591, -1, 4}, {592, -1, 4},
    {592, -1, 5}, {593, -1, 4}, {594, -1, 4}, {594, -1, 5}, {595, -1, 4}, {596, -1, 4}, {596, -1, 5},
    {597, -1, 2}, {598, -1, 2}, {599, -1, 2}, {600, 968, 4}, {601, -1, 4}, {601, -1, 5}, {602, -1, 4},
    {603, -1, 4}, {603, -1, 5}, {604, -1, 4}, {605, -1, 4}, {605, -1, 5}, {606, -1, 4}, {607, -1, 4},
    {607, -1, 5}, {608, -1, 4}, {609, -1, 4}, {610, -1, 4}, {610, -1, 5}, {611, -1, 4}, {612, -1, 4},
    {612, -1, 5}, {613, -1, 4}, {614, -1, 4}, {614, -1, 5}, {615, -1, 4}, {616, -1, 4}, {616, -1, 5},
    {617, -1, 4}, {618, -1, 4}, {618, -1, 5}, {619, -1, 4}, {620, -1, 4}, {620, -1, 5}, {621, -1, 4},
    {622, -1, 4}, {622, -1, 5}, {623, -1, 4}, {624, -1, 4}, {624, -1, 5}, {625, -1, 4}, {626, -1, 4},
    {626, -1, 5}, {627, -1, 4}, {628, -1, 4}, {628, -1, 5}, {629, -1, 4}, {630, -1, 4}, {630, -1, 5},
    {631, -1, 4}, {632, -1, 4}, {632, -1, 5}, {633, -1, 4}, {634, -1, 4}, {634, -1, 5}, {635, -1, 4},
    {636, 762, 1}, {637, 1032, 1}, {638, 764, 1}, {639, 1033, 1}, {640, -1, 1}, {641, -1, 1}, {642, 768, 1},
    {643, -1, 1}, {644, 770, 1}, {645, -1, 1}, {646, 772, 1}, {647, -1, 1}, {648, 774, 1}, {649, -1, 1},
    {650, -1, 1}, {651, -1, 1}, {652, -1, 2}, {653, -1, 2}, {654, -1, 2}, {655, -1, 2}, {656, -1, 2},
    {657, 1003, 2}, {658, -1, 2}, {659, -1, 2}, {660, -1, 2}, {661, -1, 2}, {662, -1, 2}, {663, 993, 4},
    {663, -1, 5}, {664, 936, 4}, {664, -1, 5}, {665, 990, 4}, {665, -1, 5}, {666, -1, 4}, {666, -1, 5},
    {667, -1, 4}, {667, -1, 5}, {668, 1005, 0}, {669, -1, 2}, {670, -1, 2}, {671, -1, 2}, {672, -1, 1},
    {673, -1, 1}, {674, -1, 1}, {675, -1, 1}, {676, -1, 1}, {677, -1, 1}, {678, -1, 1}, {679, 810, 1},
    {680, 811, 1}, {681, -1, 1}, {682, 813, 1}, {683, 909, 1}, {684, 815, 1}, {685, -1, 1}, {686, 817, 1},
    {687, -1, 1}, {688, 826, 1}, {689, 827, 1}, {690, 1087, 1}, {691, -1, 1}, {692, -1, 1}, {693, -1, 1},
    {694, -1, 1}, {695, 829, 1}, {696, -1, 1}, {697, -1, 1}, {698, -1, 1}, {699, -1, 1}, {700, -1, 1},
    {701, 832, 1}, {702, 833, 1}, {703, -1, 1}, {704, -1, 4}, {705, -1, 2}, {706, -1, 2}, {707, -1, 1},
    {708, -1, 1}, {709, -1, 4}, {710, -1, 4}, {711, -1, 2}, {712, 1198, 4}, {713, -1, 3}, {714, 911, 1},
    {715, 1431, 1}, {716, -1, 0}, {717, -1, 0}, {718, -1, 0}, {719, -1, 0}, {720, -1, 2}, {721, -1, 2},
    {722, -1, 2}, {723, -1, 2}, {724, -1, 2}, {725, -1, 2}, {726, -1, 2}, {727, -1, 2}, {728, -1, 2},
    {729, 916, 2}, {730, 1409, 2}, {731, 920, 2}, {732, -1, 2}, {733, -1, 2}, {734, -1, 2}, {735, 1006, 2},
    {736, -1, 2}, {737, 934, 2}, {738, -1, 2}, {739, -1, 2}, {740, -1, 2}, {741, -1, 2}, {742, -1, 2},
    {743, -1, 2}, {744, -1, 2}, {745, -1, 2}, {746, -1, 2}, {747, -1, 2}, {748, -1, 2}, {749, -1, 2},
    {750, -1, 2}, {751, -1, 2}, {752, -1, 2}, {753, -1, 2}, {754, -1, 2}, {755, -1, 2}, {756, -1, 2},
    {757, -1, 2}, {758, -1, 2}, {759, -1, 2}, {760, -1, 2}, {761, -1, 2}, {762, 1011, 2}, {763, -1, 2},
    {764, -1, 2}, {765, -1, 2}, {766, -1, 2}, {767, -1, 2}, {768, -1, 2}, {769, -1, 2}, {770, -1, 2},
    {771, -1, 1}, {772, -1, 1}, {773, -1, 1}, {774, -1, 1}, {775, -1, 2}, {776, -1, 2}, {777, -1, 1},
    {778, -1, 1}, {779, 910, 1}, {780, -1, 1}, {781, -1, 1}, {782, 1387, 1}, {783, -1, 0}, {784, -1, 0},
    {785, -1, 0}, {786, 917, 1}, {787, 918, 1}, {788, -1, 1}, {789, -1, 1}, {790, 921, 1}, {791, -1, 1},
    {792, 923, 1}, {793, 924, 1}, {794, 925, 1}, {795, -1, 1}, {796, 927, 1}, {797, -1, 1}, {798, 929, 1},
    {799, 930, 1}, {800, 931, 1}, {801, -1, 1}, {802, -1, 1}, {803, -1, 1}, {804, 1437, 2}, {805, 1453, 2},
    {806, 943, 2}, {807, -1, 2}, {808, 1433, 2}, {809, -1, 4}, {810, -1, 4}, {811, -1, 4}, {812, -1, 4},
    {813, -1, 4}, {814, -1, 4}, {815, -1, 4}, {816, -1, 4}, {817, -1, 4}, {818, -1, 0}, {819, -1, 0},
    {820, 951, 0}, {821, 952, 0}, {822, -1, 0}, {823, 954, 0}, {824, 955, 0}, {825, -1, 0}, {826, 957, 0},
    {827, 958, 0}, {828, -1, 0}, {829, 960, 0}, {830, 961, 0}, {831, -1, 0}, {832, 963, 0}, {833, 964, 0},
    {834, -1, 0}, {835, 966, 0}, {836, 967, 0}, {837, -1, 0}, {838, -1, 4}, {839, -1, 4}, {840, -1, 4},
    {840, -1, 5}, {841, -1, 4}, {842, -1, 4}, {842, -1, 5}, {843, -1, 4}, {844, -1, 4}, {844, -1, 5},
    {845, -1, 4}, {846, -1, 4}, {846, -1, 5}, {847, -1, 4}, {848, -1, 4}, {848, -1, 5}, {849, -1, 4},
    {850, -1, 4}, {850, -1, 5}, {851, -1, 4}, {852, -1, 4}, {852, -1, 5}, {853, -1, 4}, {853, -1, 5},
    {854, -1, 4}, {855, -1, 4}, {855, -1, 5}, {856, -1, 4}, {857, -1, 4}, {857, -1, 5}, {858, -1, 4},
    {859, -1, 4}, {859, -1, 5}, {860, -1, 4}, {861, -1, 2}, {862, -1, 2}, {863, 1506, 2}, {864, -1, 2},
    {865, -1, 2}, {866, -1, 2}, {867, -1, 2}, {868, -1, 2}, {869, -1, 2}, {870, 1259, 2}, {871, -1, 2},
    {872, -1, 2}, {873, -1, 2}, {874, -1, 2}, {875, -1, 2}, {876, -1, 2}, {877, -1, 2}, {878, -1, 2},
    {879, -1, 2}, {880, 1028, 2}, {881, 1024, 1}, {882, 1043, 1}, {883, 1042, 1}, {884, -1, 1}, {885, -1, 1},
    {886, -1, 1}, {887, 1158, 1}, {888, -1, 1}, {889, 1031, 1}, {890, -1, 1}, {891, -1, 1}, {892, -1, 1},
    {893, -1, 1}, {894, -1, 1}, {895, -1, 1}, {896, -1, 1}, {897, -1, 2}, {898, -1, 2}, {899, -1, 2},
    {900, -1, 2}, {901, -1, 1}, {902, -1, 1}, {903, -1, 1}, {904, -1, 1}, {905, -1, 1}, {906, 1048, 0},
    {907, -1, 0}, {908, 1050, 0}, {909, 1059, 0}, {910, 1052, 0}, {911, -1, 0}, {912, -1, 0}, {913, 1055, 0},
    {914, 1056, 0}, {915, 1057, 0}, {916, -1, 0}, {917, -1, 0}, {918, -1, 0}, {919, -1, 0}, {920, -1, 0},
    {921, -1, 4}, {922, -1, 4}, {923, -1, 4}, {924, -1, 4}, {924, -1, 5}, {925, -1, 4}, {925, -1, 5},
    {926, -1, 4}, {926, -1, 5}, {927, -1, 4}, {927, -1, 5}, {928, -1, 4}, {928, -1, 5}, {929, -1, 4},
    {929, -1, 5}, {930, -1, 4}, {930, -1, 5}, {931, -1, 4}, {931, -1, 5}, {932, -1, 4}, {932, -1, 5},
    {933, -1, 4}, {933, -1, 5}, {934, -1, 4}, {934, -1, 5}, {935, -1, 4}, {935, -1, 5}, {936, -1, 4},
    {936, -1, 5}, {937, -1, 4}, {937, -1, 5}, {938, -1, 4}, {938, -1, 5}, {939, -1, 4}, {939, -1, 5},
    {940, -1, 4}, {941, -1, 4}, {942, -1, 4}, {943, -1, 4}, {944, -1, 4}, {945, -1, 4}, {946, -1, 4},
    {947, -1, 4}, {948, -1, 4}, {949, -1, 4}, {950, -1, 4}, {951, -1, 4}, {952, -1, 4}, {953, 1164, 4},
    {953, -1, 5}, {954, 1124, 4}, {954, -1, 5}, {955, 1126, 4}, {955, -1, 5}, {956, 1122, 4}, {956, -1, 5},
    {957, -1, 4}, {958, -1, 4}, {959, -1, 4}, {960, -1, 4}, {961, 1140, 4}, {961, -1, 5}, {962, 1162, 4},
    {962, -1, 5}, {963, 1163, 4}, {963, -1, 5}, {964, -1, 4}, {964, -1, 5}, {965, -1, 4}, {965, -1, 5},
    {966, -1, 4}, {966, -1, 5}, {967, -1, 4}, {967, -1, 5}, {968, -1, 4}, {968, -1, 5}, {969, -1, 4},
    {969, -1, 5}, {970, 1161, 4}, {970, -1, 5}, {971, -1, 4}, {971, -1, 5}, {972, -1, 4}, {972, -1, 5},
    {973, -1, 0}, {974, -1, 0}, {975, 1213, 5}, {976, -1, 0}, {977, 1152, 0}, {978, -1, 3}, {979, -1, 0},
    {980, 1154, 0}, {981, -1, 0}, {982, 1156, 0}, {983, -1, 0}, {984, 1265, 1}, {985, -1, 1}, {986, -1, 2},
    {987, -1, 2}, {988, -1, 4}, {989, -1, 4}, {990, -1, 4}, {991, -1, 4}, {992, -1, 3}, {993, -1, 0},
    {994, 1168, 3}, {995, 1169, 3}, {996, 1170, 3}, {997, 1171, 3}, {998, 1172, 3}, {999, 1173, 3},
    {1000, 1174, 3}, {1001, 1175, 3}, {1002, 1176, 3}, {1003, -1, 3}, {1004, 1178, 3}, {1005, 1179, 3},
    {1006, 1180, 3}, {1007, 1181, 3}, {1008, -1, 3}, {1009, 1183, 3}, {1010, 1184, 3}, {1011, 1185, 3},
    {1012, -1, 3}, {1013, -1, 3}, {1014, -1, 3}, {1015, -1, 3}, {1016, -1, 3}, {1017, -1, 3},
    {1018, 1277, 3}, {1019, -1, 3}, {1020, -1, 3}, {1021, -1, 3}, {1022, -1, 3}, {1023, -1, 3},
    {1024, -1, 3}, {1025, -1, 4}, {1026, -1, 4}, {1027, 1201, 3}, {1028, -1, 3}, {1029, 1203, 0},
    {1030, -1, 0}, {1031, 1205, 1}, {1032, -1, 1}, {1033, 1207, 1}, {1034, -1, 1}, {1035, 1209, 1},
    {1036, -1, 1}, {1037, -1, 0}, {1038, -1, 0}, {1039, -1, 0}, {1040, -1, 3}, {1041, -1, 3}, {1042, -1, 3},
    {1043, -1, 3}, {1044, -1, 3}, {1045, -1, 5}, {1046, -1, 5}, {1047, -1, 5}, {1048, -1, 0}, {1049, -1, 3},
    {1050, -1, 3}, {1051, 1225, 0}, {1052, -1, 0}, {1053, 1227, 0}, {1054, -1, 0}, {1055, 1229, 0},
    {1056, -1, 0}, {1057, -1, 0}, {1058, -1, 2}, {1059, -1, 2}, {1060, -1, 2}, {1061, -1, 2}, {1062, -1, 2},
    {1063, -1, 2}, {1064, -1, 2}, {1065, -1, 2}, {1066, -1, 2}, {1067, -1, 2}, {1068, -1, 2}, {1069, -1, 2},
    {1070, -1, 2}, {1071, -1, 2}, {1072, -1, 2}, {1073, -1, 2}, {1074, -1, 2}, {1075, -1, 2}, {1076, -1, 2},
    {1077, 1269, 2}, {1078, 1270, 2}, {1079, 1271, 2}, {1080, -1, 2}, {1081, -1, 2}, {1082, -1, 2},
    {1083, -1, 2}, {1084, -1, 2}, {1085, -1, 2}, {1086, -1, 2}, {1087, -1, 2}, {1088, -1, 1}, {1089, -1, 1},
    {1090, -1, 1}, {1091, -1, 1}, {1092, 1267, 1}, {1093, 1268, 1}, {1094, -1, 1}, {1095, -1, 1},
    {1096, -1, 2}, {1097, -1, 2}, {1098, -1, 2}, {1099, 1273, 1}, {1100, -1, 1}, {1101, -1, 3},
    {1102, -1, 3}, {1103, -1, 3}, {1104, -1, 3}, {1105, -1, 3}, {1106, -1, 3}, {1107, -1, 3},
    {1108, 1282, 0}, {1109, 1355, 0}, {1110, -1, 5}, {1111, -1, 0}, {1112, -1, 0}, {1113, -1, 0},
    {1114, -1, 0}, {1115, -1, 0}, {1116, -1, 0}, {1117, -1, 0}, {1118, -1, 0}, {1119, -1, 0}, {1120, -1, 0},
    {1121, -1, 0}, {1122, -1, 0}, {1123, -1, 0}, {1124, 1298, 0}, {1125, 1299, 0}, {1126, 1300, 0},
    {1127, -1, 0}, {1128, -1, 0}, {1129, 1305, 0}, {1130, 1306, 0}, {1131, 1307, 0}, {1132, -1, 0},
    {1133, -1, 0}, {1134, -1, 0}, {1135, 1311, 0}, {1136, 1312, 0}, {1137, -1, 0}, {1138, -1, 0},
    {1139, -1, 0}, {1140, -1, 0}, {1141, -1, 0}, {1142, -1, 0}, {1143, -1, 5}, {1144, -1, 5}, {1145, -1, 0},
    {1146, 1320, 0}, {1147, 1321, 0}, {1148, -1, 0}, {1149, 1323, 0}, {1150, 1324, 0}, {1151, -1, 0},
    {1152, 1326, 0}, {1153, 1327, 0}, {1154, 1328, 0}, {1155, -1, 0}, {1156, 1330, 0}, {1157, 1331, 0},
    {1158, 1332, 0}, {1159, -1, 0}, {1160, -1, 0}, {1161, -1, 0}, {1162, -1, 5}, {1163, -1, 5},
    {1164, -1, 5}, {1165, -1, 5}, {1166, -1, 5}, {1167, -1, 5}, {1168, -1, 5}, {1169, -1, 5}, {1170, -1, 5},
    {1171, -1, 5}, {1172, -1, 5}, {1173, -1, 5}, {1174, -1, 5}, {1175, -1, 5}, {1176, 1350, 0},
    {1177, 1351, 0}, {1178, 1352, 0}, {1179, 1353, 0}, {1180, 1354, 0}, {1181, -1, 0}, {1182, 1356, 0},
    {1183, 1357, 0}, {1184, 1358, 0}, {1185, -1, 0}, {1186, -1, 2}, {1187, -1, 2}, {1188, -1, 2},
    {1189, -1, 2}, {1190, -1, 2}, {1191, -1, 2}, {1192, -1, 2}, {1193, -1, 0}, {1194, -1, 0}, {1195, -1, 0},
    {1196, -1, 0}, {1197, -1, 0}, {1198, -1, 0}, {1198, -1, 0}, {1199, 1374, 0}, {1200, 1375, 0},
    {1201, 1376, 0}, {1202, 1404, 0}, {1203, -1, 0}, {1204, 1474, 0}, {1205, -1, 0}, {1206, -1, 1},
    {1207, -1, 1}, {1208, -1, 1}, {1209, -1, 1}, {1210, -1, 1}, {1211, -1, 1}, {1212, -1, 1},
    {1213, 1452, 1}, {1214, -1, 1}, {1215, -1, 1}, {1216, 1444, 1}, {1217, -1, 1}, {1218, -1, 1},
    {1219, -1, 0}, {1220, -1, 0}, {1221, -1, 0}, {1222, -1, 0}, {1223, -1, 0}, {1224, 1399, 1},
    {1225, -1, 1}, {1226, 1401, 1}, {1227, -1, 1}, {1228, 1403, 1}, {1229, -1, 1}, {1230, -1, 0},
    {1231, -1, 0}, {1232, -1, 0}, {1233, -1, 0}, {1234, -1, 2}, {1235, -1, 2}, {1236, -1, 2}, {1237, -1, 2},
    {1238, -1, 2}, {1239, -1, 2}, {1240, -1, 0}, {1241, -1, 2}, {1242, -1, 2}, {1243, -1, 2}, {1244, -1, 2},
    {1245, -1, 2}, {1246, -1, 2}, {1247, -1, 2}, {1248, -1, 4}, {1248, -1, 5}, {1249, -1, 4}, {1249, -1, 5},
    {1250, -1, 4}, {1250, -1, 5}, {1251, -1, 2}, {1252, -1, 0}, {1252, -1, 0}, {1253, -1, 0}, {1253, -1, 0},
    {1254, -1, 0}, {1254, -1, 0}, {1255, -1, 0}, {1255, -1, 0}, {1256, 1442, 0}, {1256, -1, 0},
    {1257, 1454, 0}, {1258, 1455, 0}, {1259, -1, 0}, {1260, 1443, 0}, {1261, 1450, 0}, {1262, -1, 4},
    {1263, -1, 4}, {1264, -1, 4}, {1265, -1, 4}, {1266, -1, 4}, {1267, -1, 4}, {1268, -1, 0}, {1269, -1, 0},
    {1270, -1, 0}, {1271, -1, 1}, {1272, -1, 2}, {1273, -1, 2}, {1274, 1457, 2}, {1275, -1, 2},
    {1276, -1, 0}, {1277, 1460, 0}, {1278, -1, 0}, {1279, 1462, 0}, {1280, -1, 0}, {1281, -1, 1},
    {1282, -1, 0}, {1283, -1, 0}, {1210, -1, 6}, {1213, 1489, 6}, {1206, -1, 6}, {1207, -1, 6},
    {1214, -1, 6}, {1224, -1, 6}, {1226, -1, 6}, {1228, -1, 6}, {1239, -1, 2}, {1251, -1, 2}, {714, -1, 6},
    {715, -1, 6}, {672, -1, 6}, {679, -1, 6}, {675, -1, 6}, {677, -1, 6}, {517, 1483, 2}, {733, -1, 2},
    {526, -1, 2}, {779, -1, 6}, {779, -1, 6}, {780, -1, 6}, {780, -1, 6}, {782, -1, 6}, {773, -1, 6},
    {774, -1, 6}, {1088, -1, 6}, {1089, -1, 6}, {338, -1, 2}, {1190, -1, 2}, {1191, -1, 2}, {1192, -1, 2},
    {329, -1, 6}, {330, -1, 6}, {337, -1, 6}, {278, -1, 6}, {258, -1, 2}, {259, -1, 2}, {260, -1, 6},
    {328, -1, 6}, {862, -1, 2}, {883, -1, 6}, {889, -1, 6}, {893, -1, 6}, {1092, 1511, 6}, {1094, -1, 6},
    {1093, 1513, 6}, {1095, -1, 6}, {1281, -1, 6}
};

static const struct catalogue_entry entries[] = {
    {110, -1, 187, 89, -1, 0, 0, 0, 6, 6, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {110, -1, -1, -1, -1, 6, 0, 1, 0, 0, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {110, -1, 190, 191, -1, 6, 6, 2, 2, 2, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {110, -1, 111, 108, -1, 8, 8, 3, 2, 2, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {110, -1, 194, 195, -1, 10, 10, 4, 1, 1, 3, 0, 14, 0, 1, 0},  // CGAffineTransform
    {108, -1, -1, -1, -1, 11, 11, 5, 1, 1, 0, 0, 14, 0, 0, 0},  // S
    {195, -1, -1, -1, -1, 12, 12, 6, 2, 2, 0, 0, 14, 0, 1, 0},  // R
    {108, -1, -1, -1, -1, 14, 14, 7, 2, 2, 0, 0, 14, 0, 0, 0},  // S
    {108, -1, -1, -1, -1, 16, 16, 8, 3, 3, 0, 0, 14, 0, 0, 0},  // S
    {197, -1, -1, -1, -1, 19, 19, 9, 1, 1, 0, 0, 14, 0, 0, 0},  // H
    {197, -1, -1, -1, -1, 20, 20, 10, 1, 1, 0, 0, 14, 0, 0, 0},  // H
    {197, -1, -1, -1, -1, 21, 21, 11, 2, 2, 0, 0, 14, 0, 0, 0},  // H
    {199, 110, 200, -1, -1, 0, 0, 12, 0, 0, 5, 15, 14, 0, 0, 0},  // identity
    {201, -1, 202, -1, -1, 23, 23, 13, 1, 2, 1, 15, 14, 0, 0, 0},  // concatenating
    {203, -1, 204, -1, -1, 24, 25, 14, 2, 3, 1, 15, 14, 0, 4, 0},  // translatedBy
    {109, -1, 112, -1, -1, 26, 28, 15, 2, 3, 1, 15, 14, 0, 0, 0},  // scaledBy
    {205, -1, 207, -1, -1, 28, 31, 16, 1, 2, 1, 15, 14, 0, 1, 0},  // rotated
    {208, -1, 209, -1, -1, 29, 33, 17, 0, 1, 1, 15, 14, 0, 2, 0},  // inverted
    {210, -1, -1, -1, -1, 29, 34, 18, 0, 1, 1, 15, 16, 0, 0, 0},  // decomposed
    {211, -1, -1, -1, -1, 29, 35, 19, 1, 1, 0, 0, 2, 0, 0, 0},  // CGAffineTransformIsIdentity
    {212, -1, -1, -1, -1, 30, 36, 20, 2, 2, 0, 0, 2, 0, 0, 0},  // CGAffineTransformEqualToTransform
    {213, -1, -1, -1, -1, 32, 38, 21, 1, 1, 0, 0, 3, 0, 0, 0},  // NSStringFromCGAffineTransform
    {215, 214, -1, -1, -1, 33, 39, 22, 1, 1, 4, 4, 3, 0, 0, 0},  // string
    {216, -1, -1, -1, -1, 0, 40, 23, 0, 1, 2, 15, 0, 0, 0, 0},  // m11
    {217, -1, -1, -1, -1, 0, 41, 24, 0, 1, 2, 15, 0, 0, 0, 0},  // m12
    {218, -1, -1, -1, -1, 0, 42, 25, 0, 1, 2, 15, 0, 0, 0, 0},  // m21
    {219, -1, -1, -1, -1, 0, 43, 26, 0, 1, 2, 15, 0, 0, 0, 0},  // m22
    {220, -1, -1, -1, -1, 0, 44, 27, 0, 1, 2, 15, 0, 0, 0, 0},  // m41
    {221, -1, -1, -1, -1, 0, 45, 28, 0, 1, 2, 15, 0, 0, 0, 0},  // m42
    {222, -1, -1, -1, -1, 0, 46, 29, 0, 1, 2, 15, 0, 0, 0, 0},  // m44
    {92, -1, -1, -1, -1, 0, 47, 30, 0, 1, 2, 15, 0, 0, 14, 0},  // a
    {183, -1, -1, -1, -1, 0, 48, 31, 0, 1, 2, 15, 0, 0, 0, 0},  // b
    {184, -1, -1, -1, -1, 0, 49, 32, 0, 1, 2, 15, 0, 0, 0, 0},  // c
    {93, -1, -1, -1, -1, 0, 50, 33, 0, 1, 2, 15, 0, 0, 14, 0},  // d
    {185, -1, -1, -1, -1, 0, 51, 34, 0, 1, 2, 15, 0, 0, 0, 0},  // tx
    {186, -1, -1, -1, -1, 0, 52, 35, 0, 1, 2, 15, 0, 0, 0, 0},  // ty
    {223, -1, -1, -1, -1, 0, 53, 36, 0, 1, 2, 15, 2, 0, 0, 0},  // isIdentity
    {224, -1, -1, -1, -1, 0, 54, 37, 0, 1, 2, 15, 0, 0, 0, 0},  // determinant
    {225, -1, -1, -1, -1, 0, 55, 38, 0, 1, 2, 15, 15, 0, 0, 0},  // matrix
    {226, -1, -1, -1, -1, 0, 56, 39, 0, 1, 2, 15, 3, 0, 0, 0},  // kind
    {227, -1, -1, -1, -1, 0, 57, 40, 0, 1, 2, 15, 9, 0, 0, 0},  // fixedPoint
    {228, -1, -1, -1, -1, 34, 58, 41, 1, 1, 0, 0, 14, 0, 0, 0},  // reflect
    {228, -1, -1, -1, -1, 35, 59, 42, 2, 2, 0, 0, 14, 0, 1, 0},  // reflect
    {198, 231, -1, -1, -1, 0, 0, 43, 0, 0, 5, 20, 19, 0, 0, 0},  // x
    {189, 231, -1, -1, -1, 0, 0, 44, 0, 0, 5, 20, 19, 0, 0, 0},  // y
    {232, 231, -1, -1, -1, 0, 0, 45, 0, 0, 5, 20, 19, 0, 0, 0},  // origin
    {233, 231, -1, -1, -1, 0, 0, 46, 0, 0, 5, 20, 19, 0, 0, 0},  // yEqualsX
    {234, 231, -1, -1, -1, 0, 0, 47, 0, 0, 5, 20, 19, 0, 0, 0},  // yEqualsMinusX
    {168, -1, -1, -1, -1, 37, 61, 48, 4, 4, 3, 0, 16, 0, 0, 0},  // CGAffineTransformComponents
    {110, -1, -1, -1, -1, 41, 65, 49, 1, 1, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {235, -1, -1, -1, -1, 0, 66, 50, 0, 1, 2, 17, 12, 0, 0, 0},  // scale
    {236, -1, -1, -1, -1, 0, 67, 51, 0, 1, 2, 17, 0, 0, 0, 0},  // horizontalShear
    {237, -1, -1, -1, -1, 0, 68, 52, 0, 1, 2, 17, 0, 0, 0, 0},  // rotation
    {238, -1, -1, -1, -1, 0, 69, 53, 0, 1, 2, 17, 10, 0, 0, 0},  // translation
    {164, -1, 239, -1, -1, 42, 70, 0, 2, 2, 3, 0, 9, 0, 0, 1},  // CGPoint
    {164, -1, -1, -1, -1, 44, 0, 1, 0, 0, 3, 0, 9, 0, 0, 1},  // CGPoint
    {240, 164, 241, -1, -1, 0, 0, 2, 0, 0, 5, 10, 9, 0, 0, 1},  // zero
    {198, -1, -1, -1, -1, 0, 72, 3, 0, 1, 2, 10, 0, 0, 0, 1},  // x
    {189, -1, -1, -1, -1, 0, 73, 4, 0, 1, 2, 10, 0, 0, 0, 1},  // y
    {242, -1, 243, -1, -1, 44, 74, 5, 1, 2, 1, 10, 9, 0, 6, 1},  // applying
    {244, -1, -1, -1, -1, 45, 76, 6, 1, 2, 1, 10, 0, 0, 0, 1},  // distance
    {246, -1, -1, -1, -1, 46, 78, 7, 2, 2, 0, 0, 2, 0, 0, 1},  // CGPointEqualToPoint
    {247, -1, -1, -1, -1, 48, 80, 8, 1, 1, 0, 0, 3, 0, 0, 1},  // NSStringFromCGPoint
    {248, -1, -1, -1, -1, 0, 81, 9, 0, 1, 2, 10, 3, 0, 0, 1},  // debugDescription
    {165, -1, 251, 252, -1, 49, 82, 10, 2, 2, 3, 0, 10, 0, 0, 1},  // CGVector
    {165, -1, -1, -1, -1, 51, 0, 11, 0, 0, 3, 0, 10, 0, 0, 1},  // CGVector
    {240, 165, -1, -1, -1, 0, 0, 12, 0, 0, 5, 11, 10, 0, 0, 1},  // zero
    {249, -1, -1, -1, -1, 0, 84, 13, 0, 1, 2, 11, 0, 0, 0, 1},  // dx
    {250, -1, -1, -1, -1, 0, 85, 14, 0, 1, 2, 11, 0, 0, 0, 1},  // dy
    {253, -1, -1, -1, -1, 0, 86, 15, 0, 1, 2, 11, 0, 0, 0, 1},  // length
    {242, -1, -1, -1, -1, 51, 87, 16, 1, 2, 1, 11, 10, 0, 0, 1},  // applying
    {166, -1, 256, 257, -1, 52, 89, 17, 2, 2, 3, 0, 12, 0, 0, 1},  // CGSize
    {166, -1, -1, -1, -1, 54, 0, 18, 0, 0, 3, 0, 12, 0, 0, 1},  // CGSize
    {240, 166, 258, -1, -1, 0, 0, 19, 0, 0, 5, 13, 12, 0, 0, 1},  // zero
    {254, -1, -1, -1, -1, 0, 91, 20, 0, 1, 2, 13, 0, 0, 0, 1},  // width
    {255, -1, -1, -1, -1, 0, 92, 21, 0, 1, 2, 13, 0, 0, 0, 1},  // height
    {242, -1, 259, -1, -1, 54, 93, 22, 1, 2, 1, 13, 12, 0, 0, 1},  // applying
    {260, -1, -1, -1, -1, 55, 95, 23, 2, 2, 0, 0, 2, 0, 0, 1},  // CGSizeEqualToSize
    {261, -1, -1, -1, -1, 57, 97, 24, 1, 1, 0, 0, 3, 0, 0, 1},  // NSStringFromCGSize
    {248, -1, -1, -1, -1, 0, 98, 25, 0, 1, 2, 13, 3, 0, 0, 1},  // debugDescription
    {198, -1, -1, -1, -1, 0, 99, 26, 0, 1, 2, 12, 0, 0, 0, 1},  // x
    {189, -1, -1, -1, -1, 0, 100, 27, 0, 1, 2, 12, 0, 0, 0, 1},  // y
    {262, -1, -1, -1, -1, 0, 101, 28, 0, 1, 2, 12, 0, 0, 0, 1},  // w
    {263, -1, -1, -1, -1, 0, 102, 29, 0, 1, 2, 12, 0, 0, 0, 1},  // z
    {264, -1, -1, -1, -1, 0, 103, 30, 0, 1, 2, 12, 2, 0, 0, 1},  // isVector
    {265, -1, -1, -1, -1, 0, 104, 31, 0, 1, 2, 12, 9, 0, 0, 1},  // point
    {167, -1, 266, 267, -1, 58, 105, 0, 4, 4, 3, 0, 13, 0, 0, 2},  // CGRect
    {167, -1, -1, -1, -1, 62, 109, 1, 2, 2, 3, 0, 13, 0, 0, 2},  // CGRect
    {167, -1, -1, -1, -1, 64, 0, 2, 0, 0, 3, 0, 13, 0, 0, 2},  // CGRect
    {240, 167, 268, -1, -1, 0, 0, 3, 0, 0, 5, 14, 13, 0, 0, 2},  // zero
    {269, 167, 270, -1, -1, 0, 0, 4, 0, 0, 5, 14, 13, 0, 0, 2},  // null
    {271, 167, 272, -1, -1, 0, 0, 5, 0, 0, 5, 14, 13, 0, 0, 2},  // infinite
    {273, -1, -1, -1, -1, 64, 111, 6, 1, 1, 0, 0, 3, 0, 0, 2},  // NSStringFromCGRect
    {274, 169, 275, -1, -1, 0, 0, 7, 0, 0, 5, 19, 18, 0, 0, 2},  // minXEdge
    {276, 169, 277, -1, -1, 0, 0, 8, 0, 0, 5, 19, 18, 0, 0, 2},  // minYEdge
    {278, 169, 279, -1, -1, 0, 0, 9, 0, 0, 5, 19, 18, 0, 0, 2},  // maxXEdge
    {280, 169, 281, -1, -1, 0, 0, 10, 0, 0, 5, 19, 18, 0, 0, 2},  // maxYEdge
    {282, -1, 283, -1, -1, 0, 112, 11, 0, 1, 2, 14, 0, 0, 0, 2},  // minX
    {284, -1, 285, -1, -1, 0, 113, 12, 0, 1, 2, 14, 0, 0, 0, 2},  // midX
    {286, -1, 287, -1, -1, 0, 114, 13, 0, 1, 2, 14, 0, 0, 0, 2},  // maxX
    {288, -1, 289, -1, -1, 0, 115, 14, 0, 1, 2, 14, 0, 0, 0, 2},  // minY
    {290, -1, 291, -1, -1, 0, 116, 15, 0, 1, 2, 14, 0, 0, 0, 2},  // midY
    {292, -1, 293, -1, -1, 0, 117, 16, 0, 1, 2, 14, 0, 0, 0, 2},  // maxY
    {254, -1, 294, -1, -1, 0, 118, 17, 0, 1, 2, 14, 0, 0, 0, 2},  // width
    {255, -1, 295, -1, -1, 0, 119, 18, 0, 1, 2, 14, 0, 0, 0, 2},  // height
    {232, -1, -1, -1, -1, 0, 120, 19, 0, 1, 2, 14, 9, 0, 0, 2},  // origin
    {257, -1, -1, -1, -1, 0, 121, 20, 0, 1, 2, 14, 12, 0, 0, 2},  // size
    {296, -1, 297, -1, -1, 0, 122, 21, 0, 1, 2, 14, 13, 0, 0, 2},  // standardized
    {298, -1, 299, -1, -1, 0, 123, 22, 0, 1, 2, 14, 13, 0, 0, 2},  // integral
    {300, -1, 301, -1, -1, 0, 124, 23, 0, 1, 2, 14, 2, 0, 0, 2},  // isNull
    {302, -1, 303, -1, -1, 0, 125, 24, 0, 1, 2, 14, 2, 0, 0, 2},  // isEmpty
    {304, -1, 305, -1, -1, 0, 126, 25, 0, 1, 2, 14, 2, 0, 0, 2},  // isInfinite
    {306, -1, -1, -1, -1, 0, 127, 26, 0, 1, 2, 14, 4, 0, 0, 2},  // corners
    {307, -1, -1, -1, -1, 0, 128, 27, 0, 1, 2, 14, 9, 0, 0, 2},  // center
    {248, -1, -1, -1, -1, 0, 129, 28, 0, 1, 2, 14, 3, 0, 0, 2},  // debugDescription
    {308, -1, 313, -1, -1, 65, 130, 29, 4, 4, 3, 0, 45, 0, 0, 2},  // UIEdgeInsets
    {308, -1, -1, -1, -1, 69, 134, 30, 0, 0, 3, 0, 45, 0, 0, 2},  // UIEdgeInsets
    {240, 308, 314, -1, -1, 0, 0, 31, 0, 0, 5, 46, 45, 0, 0, 2},  // zero
    {315, -1, 316, -1, -1, 69, 134, 32, 1, 2, 1, 14, 13, 0, 0, 2},  // inset
    {317, -1, 318, -1, -1, 70, 136, 33, 2, 3, 1, 14, 13, 0, 0, 2},  // insetBy
    {319, -1, 320, -1, -1, 72, 139, 34, 2, 3, 1, 14, 13, 0, 0, 2},  // offsetBy
    {321, -1, 322, -1, -1, 74, 142, 35, 1, 2, 1, 14, 13, 0, 0, 2},  // union
    {323, -1, 324, -1, -1, 75, 144, 36, 1, 2, 1, 14, 13, 0, 0, 2},  // intersection
    {325, -1, 326, -1, -1, 76, 146, 37, 1, 2, 1, 14, 2, 0, 0, 2},  // intersects
    {327, -1, 328, -1, -1, 77, 148, 38, 1, 2, 1, 14, 2, 0, 0, 2},  // contains
    {327, -1, 329, -1, -1, 78, 150, 39, 1, 2, 1, 14, 2, 0, 0, 2},  // contains
    {330, -1, 331, -1, -1, 79, 152, 40, 1, 2, 1, 14, 2, 0, 0, 2},  // equalTo
    {242, -1, 332, -1, -1, 80, 154, 41, 1, 2, 1, 14, 13, 0, 7, 2},  // applying
    {336, -1, -1, -1, -1, 81, 156, 42, 2, 3, 1, 14, 49, 0, 0, 2},  // divided
    {333, -1, -1, -1, -1, 83, 159, 43, 2, 2, 0, 0, 49, 0, 0, 2},  // RectDivision
    {339, -1, -1, -1, -1, 0, 161, 0, 0, 1, 2, 16, 15, 0, 0, 3},  // transpose
    {224, -1, -1, -1, -1, 0, 162, 1, 0, 1, 2, 16, 0, 0, 0, 3},  // determinant
    {340, -1, -1, -1, -1, 0, 163, 2, 0, 1, 2, 16, 15, 0, 0, 3},  // inverse
    {208, -1, -1, -1, -1, 85, 164, 3, 0, 1, 1, 16, 15, 0, 0, 3},  // inverted
    {341, -1, -1, -1, -1, 0, 165, 4, 0, 1, 2, 16, 4, 0, 0, 3},  // rows
    {342, -1, -1, -1, -1, 0, 166, 5, 0, 1, 2, 16, 14, 0, 0, 3},  // affine
    {199, -1, -1, -1, -1, 85, 167, 6, 1, 1, 0, 0, 15, 0, 0, 3},  // identity
    {343, -1, -1, -1, -1, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 4},  // π
    {344, -1, -1, -1, -1, 0, 0, 1, 0, 0, 5, 0, 0, 0, 0, 4},  // pi
    {345, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 0, 0, 0, 4},  // M_PI
    {346, -1, -1, -1, -1, 0, 0, 3, 0, 0, 5, 0, 0, 0, 0, 4},  // M_PI_2
    {347, -1, -1, -1, -1, 0, 0, 4, 0, 0, 5, 0, 0, 0, 0, 4},  // M_PI_4
    {348, -1, -1, -1, -1, 0, 0, 5, 0, 0, 5, 0, 0, 0, 0, 4},  // M_1_PI
    {349, -1, -1, -1, -1, 0, 0, 6, 0, 0, 5, 0, 0, 0, 0, 4},  // M_2_PI
    {350, -1, -1, -1, -1, 0, 0, 7, 0, 0, 5, 0, 0, 0, 0, 4},  // M_SQRT2
    {351, -1, -1, -1, -1, 0, 0, 8, 0, 0, 5, 0, 0, 0, 0, 4},  // M_SQRT1_2
    {352, -1, -1, -1, -1, 0, 0, 9, 0, 0, 5, 0, 0, 0, 0, 4},  // M_E
    {344, 123, -1, -1, -1, 0, 0, 10, 0, 0, 5, 1, 0, 0, 0, 4},  // pi
    {353, 123, -1, -1, -1, 0, 0, 11, 0, 0, 5, 1, 0, 0, 0, 4},  // infinity
    {354, 123, -1, -1, -1, 0, 0, 12, 0, 0, 5, 1, 0, 0, 0, 4},  // nan
    {355, 123, 356, -1, -1, 0, 0, 13, 0, 0, 5, 1, 0, 0, 0, 4},  // ulpOfOne
    {357, 123, 358, -1, -1, 0, 0, 14, 0, 0, 5, 1, 0, 0, 0, 4},  // greatestFiniteMagnitude
    {240, 123, -1, -1, -1, 0, 0, 15, 0, 0, 5, 1, 0, 0, 0, 4},  // zero
    {359, 126, 360, -1, -1, 0, 0, 16, 0, 0, 5, 1, 0, 0, 0, 4},  // max
    {361, 126, 362, -1, -1, 0, 0, 17, 0, 0, 5, 1, 0, 0, 0, 4},  // min
    {123, -1, -1, -1, -1, 86, 168, 18, 1, 1, 3, 0, 0, 0, 0, 4},  // CGFloat
    {124, -1, -1, -1, -1, 87, 169, 19, 1, 1, 3, 0, 0, 0, 0, 4},  // Double
    {125, -1, -1, -1, -1, 88, 170, 20, 1, 1, 3, 0, 0, 0, 0, 4},  // Float
    {128, -1, -1, -1, -1, 89, 171, 21, 1, 1, 3, 0, 0, 0, 0, 4},  // TimeInterval
    {126, -1, -1, -1, -1, 90, 172, 22, 1, 1, 3, 0, 0, 0, 0, 4},  // Int
    {127, -1, -1, -1, -1, 91, 173, 23, 1, 1, 3, 0, 0, 0, 0, 4},  // NSInteger
    {143, -1, -1, -1, -1, 92, 174, 24, 1, 1, 3, 0, 0, 0, 0, 4},  // Int8
    {144, -1, -1, -1, -1, 93, 175, 25, 1, 1, 3, 0, 0, 0, 0, 4},  // Int16
    {145, -1, -1, -1, -1, 94, 176, 26, 1, 1, 3, 0, 0, 0, 0, 4},  // Int32
    {146, -1, -1, -1, -1, 95, 177, 27, 1, 1, 3, 0, 0, 0, 0, 4},  // Int64
    {147, -1, -1, -1, -1, 96, 178, 28, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt8
    {148, -1, -1, -1, -1, 97, 179, 29, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt16
    {149, -1, -1, -1, -1, 98, 180, 30, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt32
    {150, -1, -1, -1, -1, 99, 181, 31, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt64
    {132, -1, -1, -1, -1, 100, 182, 32, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt
    {126, -1, -1, -1, -1, 101, 183, 33, 1, 1, 0, 0, 49, 0, 0, 4},  // Int
    {103, -1, 104, -1, -1, 102, 184, 34, 1, 1, 0, 0, 0, 0, 3, 4},  // sqrt
    {364, -1, 365, -1, -1, 103, 185, 35, 1, 1, 0, 0, 0, 0, 0, 4},  // exp
    {366, -1, 367, -1, -1, 104, 186, 36, 1, 1, 0, 0, 0, 0, 0, 4},  // log
    {368, -1, -1, -1, -1, 105, 187, 37, 1, 1, 0, 0, 0, 0, 0, 4},  // abs
    {369, -1, 370, -1, -1, 106, 188, 38, 1, 1, 0, 0, 0, 0, 0, 4},  // fabs
    {371, -1, 372, -1, -1, 107, 189, 39, 1, 1, 0, 0, 0, 0, 0, 4},  // floor
    {373, -1, 374, -1, -1, 108, 190, 40, 1, 1, 0, 0, 0, 0, 0, 4},  // ceil
    {77, -1, 375, -1, -1, 109, 191, 41, 1, 1, 0, 0, 0, 0, 0, 4},  // round
    {376, -1, 377, -1, -1, 110, 192, 42, 2, 2, 0, 0, 0, 0, 0, 4},  // pow
    {102, -1, 378, -1, -1, 112, 194, 43, 2, 2, 0, 0, 0, 0, 3, 4},  // hypot
    {379, -1, 380, -1, -1, 114, 196, 44, 2, 2, 0, 0, 0, 0, 0, 4},  // fmod
    {381, -1, -1, -1, -1, 116, 198, 45, 3, 3, 0, 0, 4, 0, 0, 4},  // stride
    {381, -1, -1, -1, -1, 119, 201, 46, 3, 3, 0, 0, 4, 0, 0, 4},  // stride
    {361, -1, 382, -1, -1, 122, 204, 47, 2, 2, 0, 0, 0, 0, 0, 4},  // min
    {361, -1, -1, -1, -1, 124, 206, 48, 3, 3, 0, 0, 0, 0, 0, 4},  // min
    {361, -1, -1, -1, -1, 127, 209, 49, 4, 4, 0, 0, 0, 0, 0, 4},  // min
    {359, -1, 383, -1, -1, 131, 213, 50, 2, 2, 0, 0, 0, 0, 0, 4},  // max
    {359, -1, -1, -1, -1, 133, 215, 51, 3, 3, 0, 0, 0, 0, 0, 4},  // max
    {359, -1, -1, -1, -1, 136, 218, 52, 4, 4, 0, 0, 0, 0, 0, 4},  // max
    {384, -1, 385, -1, -1, 140, 222, 53, 1, 1, 0, 0, 0, 0, 0, 4},  // trunc
    {386, -1, 387, -1, -1, 141, 223, 54, 1, 1, 0, 0, 0, 0, 0, 4},  // rint
    {388, -1, 389, -1, -1, 142, 224, 55, 1, 1, 0, 0, 0, 0, 0, 4},  // nearbyint
    {390, -1, 391, -1, -1, 143, 225, 56, 1, 1, 0, 0, 0, 0, 0, 4},  // lrint
    {392, -1, 393, -1, -1, 144, 226, 57, 1, 1, 0, 0, 0, 0, 0, 4},  // llrint
    {394, -1, 395, -1, -1, 145, 227, 58, 1, 1, 0, 0, 0, 0, 0, 4},  // lround
    {396, -1, 397, -1, -1, 146, 228, 59, 1, 1, 0, 0, 0, 0, 0, 4},  // llround
    {398, -1, 399, -1, -1, 147, 229, 60, 1, 1, 0, 0, 0, 0, 0, 4},  // log2
    {400, -1, 401, -1, -1, 148, 230, 61, 1, 1, 0, 0, 0, 0, 0, 4},  // log10
    {402, -1, 403, -1, -1, 149, 231, 62, 1, 1, 0, 0, 0, 0, 0, 4},  // exp2
    {404, -1, 405, -1, -1, 150, 232, 63, 1, 1, 0, 0, 0, 0, 0, 4},  // cbrt
    {406, -1, 407, -1, -1, 151, 233, 64, 1, 1, 0, 0, 0, 0, 0, 4},  // sinh
    {408, -1, 409, -1, -1, 152, 234, 65, 1, 1, 0, 0, 0, 0, 0, 4},  // cosh
    {410, -1, 411, -1, -1, 153, 235, 66, 1, 1, 0, 0, 0, 0, 0, 4},  // tanh
    {412, -1, 413, -1, -1, 154, 236, 67, 2, 2, 0, 0, 0, 0, 0, 4},  // copysign
    {414, -1, 415, -1, -1, 156, 238, 68, 2, 2, 0, 0, 0, 0, 0, 4},  // fdim
    {416, -1, -1, -1, -1, 158, 240, 69, 2, 2, 0, 0, 0, 0, 0, 4},  // fminf
    {417, -1, -1, -1, -1, 160, 242, 70, 2, 2, 0, 0, 0, 0, 0, 4},  // fmaxf
    {418, -1, -1, -1, -1, 162, 244, 71, 1, 1, 0, 0, 2, 0, 0, 4},  // isnan
    {419, -1, -1, -1, -1, 163, 245, 72, 1, 1, 0, 0, 2, 0, 0, 4},  // isinf
    {420, -1, -1, -1, -1, 164, 246, 73, 1, 1, 0, 0, 2, 0, 0, 4},  // isfinite
    {421, -1, -1, -1, -1, 165, 247, 74, 1, 1, 0, 0, 2, 0, 0, 4},  // signbit
    {422, -1, -1, -1, -1, 0, 0, 75, 0, 0, 5, 0, 0, 0, 0, 4},  // INT_MAX
    {423, -1, -1, -1, -1, 0, 0, 76, 0, 0, 5, 0, 0, 0, 0, 4},  // INT_MIN
    {424, -1, -1, -1, -1, 0, 0, 77, 0, 0, 5, 0, 0, 0, 0, 4},  // UINT_MAX
    {425, -1, -1, -1, -1, 0, 0, 78, 0, 0, 5, 0, 0, 0, 0, 4},  // LONG_MAX
    {426, -1, -1, -1, -1, 0, 0, 79, 0, 0, 5, 0, 0, 0, 0, 4},  // LONG_MIN
    {427, -1, -1, -1, -1, 0, 0, 80, 0, 0, 5, 0, 0, 0, 0, 4},  // NSUIntegerMax
    {428, -1, -1, -1, -1, 0, 0, 81, 0, 0, 5, 0, 0, 0, 0, 4},  // M_LN2
    {429, -1, -1, -1, -1, 0, 0, 82, 0, 0, 5, 0, 0, 0, 0, 4},  // M_LN10
    {430, -1, -1, -1, -1, 166, 248, 83, 0, 1, 1, 1, 0, 0, 0, 4},  // rounded
    {432, 431, -1, -1, -1, 0, 0, 84, 0, 0, 5, 25, 24, 0, 0, 4},  // up
    {433, 431, -1, -1, -1, 0, 0, 85, 0, 0, 5, 25, 24, 0, 0, 4},  // down
    {434, 431, -1, -1, -1, 0, 0, 86, 0, 0, 5, 25, 24, 0, 0, 4},  // toNearestOrEven
    {435, 431, -1, -1, -1, 0, 0, 87, 0, 0, 5, 25, 24, 0, 0, 4},  // toNearestOrAwayFromZero
    {436, 431, -1, -1, -1, 0, 0, 88, 0, 0, 5, 25, 24, 0, 0, 4},  // towardZero
    {437, 431, -1, -1, -1, 0, 0, 89, 0, 0, 5, 25, 24, 0, 0, 4},  // awayFromZero
    {430, -1, -1, -1, -1, 166, 249, 90, 1, 2, 1, 1, 0, 0, 0, 4},  // rounded
    {105, -1, -1, -1, -1, 167, 251, 91, 0, 1, 1, 1, 0, 0, 3, 4},  // squareRoot
    {438, -1, -1, -1, -1, 167, 252, 92, 1, 2, 1, 1, 0, 0, 0, 4},  // truncatingRemainder
    {335, -1, -1, -1, -1, 168, 254, 93, 1, 2, 1, 1, 0, 0, 0, 4},  // remainder
    {440, -1, -1, -1, -1, 169, 256, 94, 0, 1, 1, 1, 0, 0, 0, 4},  // signum
    {441, -1, -1, -1, -1, 0, 257, 95, 0, 1, 2, 1, 0, 0, 0, 4},  // magnitude
    {442, -1, -1, -1, -1, 169, 258, 96, 1, 2, 1, 1, 2, 0, 0, 4},  // isMultiple
    {444, -1, -1, -1, -1, 0, 260, 97, 0, 1, 2, 1, 2, 0, 0, 4},  // isFinite
    {304, -1, -1, -1, -1, 0, 261, 98, 0, 1, 2, 1, 2, 0, 0, 4},  // isInfinite
    {445, -1, -1, -1, -1, 0, 262, 99, 0, 1, 2, 1, 2, 0, 0, 4},  // isZero
    {446, -1, -1, -1, -1, 0, 263, 100, 0, 1, 2, 1, 2, 0, 0, 4},  // isNaN
    {447, -1, -1, -1, -1, 0, 264, 101, 0, 1, 2, 1, 3, 0, 0, 4},  // description
    {449, -1, -1, -1, -1, 170, 265, 102, 1, 2, 1, 1, 45, 0, 0, 4},  // quotientAndRemainder
    {163, -1, -1, -1, -1, 171, 267, 0, 1, 1, 3, 0, 1, 0, 0, 5},  // Angle
    {163, -1, -1, -1, -1, 172, 268, 1, 1, 1, 3, 0, 1, 0, 0, 5},  // Angle
    {163, -1, -1, -1, -1, 173, 269, 2, 1, 1, 3, 0, 1, 0, 0, 5},  // Angle
    {450, 163, -1, -1, -1, 174, 270, 3, 1, 1, 4, 2, 1, 0, 0, 5},  // degrees
    {451, 163, -1, -1, -1, 175, 271, 4, 1, 1, 4, 2, 1, 0, 0, 5},  // radians
    {240, 163, -1, -1, -1, 0, 0, 5, 0, 0, 5, 2, 1, 0, 0, 5},  // zero
    {450, -1, -1, -1, -1, 0, 272, 6, 0, 1, 2, 2, 0, 0, 0, 5},  // degrees
    {451, -1, -1, -1, -1, 0, 273, 7, 0, 1, 2, 2, 0, 0, 0, 5},  // radians
    {452, -1, -1, -1, -1, 0, 274, 8, 0, 1, 2, 2, 0, 0, 0, 5},  // turns
    {453, -1, 454, -1, -1, 176, 275, 9, 1, 1, 0, 0, 0, 0, 1, 5},  // sin
    {455, -1, 456, -1, -1, 177, 276, 10, 1, 1, 0, 0, 0, 0, 1, 5},  // cos
    {457, -1, 458, -1, -1, 178, 277, 11, 1, 1, 0, 0, 0, 0, 1, 5},  // tan
    {95, -1, 99, -1, -1, 179, 278, 12, 1, 1, 0, 0, 1, 0, 3, 5},  // asin
    {94, -1, 98, -1, -1, 180, 279, 13, 1, 1, 0, 0, 1, 0, 3, 5},  // acos
    {96, -1, 100, -1, -1, 181, 280, 14, 1, 1, 0, 0, 1, 0, 3, 5},  // atan
    {97, -1, 101, -1, -1, 182, 281, 15, 2, 2, 0, 0, 1, 0, 3, 5},  // atan2
    {459, -1, -1, -1, -1, 0, 283, 0, 0, 1, 2, 5, 0, 0, 0, 6},  // count
    {302, -1, -1, -1, -1, 0, 284, 1, 0, 1, 2, 5, 2, 0, 0, 6},  // isEmpty
    {460, -1, -1, -1, 1373, 0, 285, 2, 0, 1, 2, 5, 49, 0, 0, 6},  // first
    {461, -1, -1, -1, 1374, 0, 286, 3, 0, 1, 2, 5, 49, 0, 0, 6},  // last
    {462, -1, -1, -1, 1375, 184, 287, 4, 0, 1, 1, 5, 4, 0, 0, 6},  // reversed
    {463, -1, -1, -1, -1, 184, 288, 5, 0, 1, 1, 5, 4, 0, 0, 6},  // enumerated
    {464, -1, -1, -1, -1, 184, 289, 6, 2, 2, 0, 0, 4, 0, 0, 6},  // zip
    {79, -1, -1, -1, -1, 186, 291, 7, 1, 2, 1, 5, 4, 0, 0, 6},  // map
    {465, -1, -1, -1, -1, 187, 293, 8, 1, 2, 1, 5, 4, 0, 0, 6},  // compactMap
    {466, -1, -1, -1, -1, 188, 295, 9, 1, 2, 1, 5, 4, 0, 0, 6},  // filter
    {467, -1, -1, -1, -1, 189, 297, 10, 2, 3, 1, 5, 49, 0, 0, 6},  // reduce
    {468, -1, -1, -1, -1, 191, 300, 11, 1, 2, 1, 5, 49, 0, 0, 6},  // forEach
    {469, -1, -1, -1, -1, 192, 302, 12, 1, 2, 1, 5, 49, 0, 0, 6},  // enumerateObjectsUsingBlock
    {470, -1, -1, -1, -1, 193, 304, 13, 1, 2, 1, 5, 49, 0, 0, 6},  // objectAtIndex
    {471, -1, -1, -1, -1, 194, 306, 14, 1, 2, 1, 5, 0, 0, 0, 6},  // indexOfObject
    {472, -1, -1, -1, -1, 0, 0, 15, 0, 0, 5, 0, 0, 0, 0, 6},  // NSNotFound
    {473, -1, -1, -1, -1, 195, 308, 16, 0, 1, 1, 5, 49, 0, 0, 6},  // removeLastObject
    {474, -1, -1, -1, -1, 195, 309, 17, 1, 2, 1, 5, 49, 0, 0, 6},  // removeObjectAtIndex
    {475, -1, -1, -1, -1, 196, 311, 18, 2, 3, 1, 5, 49, 0, 0, 6},  // replaceObjectAtIndex
    {477, -1, -1, -1, -1, 198, 314, 19, 2, 3, 1, 5, 49, 0, 0, 6},  // insertObject
    {479, -1, -1, -1, -1, 200, 317, 20, 2, 3, 1, 5, 49, 0, 0, 6},  // exchangeObjectAtIndex
    {73, -1, -1, -1, -1, 202, 320, 21, 1, 2, 1, 5, 49, 0, 0, 6},  // removeObject
    {327, -1, -1, -1, 1372, 203, 322, 22, 1, 2, 1, 5, 2, 0, 0, 6},  // contains
    {327, -1, -1, -1, -1, 204, 324, 23, 1, 2, 1, 5, 2, 0, 0, 6},  // contains
    {460, -1, -1, -1, -1, 205, 326, 24, 1, 2, 1, 5, 49, 0, 0, 6},  // first
    {481, -1, -1, -1, -1, 206, 328, 25, 1, 2, 1, 5, 2, 0, 0, 6},  // allSatisfy
    {482, -1, -1, -1, -1, 207, 330, 26, 1, 2, 1, 5, 49, 0, 0, 6},  // firstIndex
    {482, -1, -1, -1, -1, 208, 332, 27, 1, 2, 1, 5, 49, 0, 0, 6},  // firstIndex
    {461, -1, -1, -1, -1, 209, 334, 28, 1, 2, 1, 5, 49, 0, 0, 6},  // last
    {483, -1, -1, -1, -1, 210, 336, 29, 1, 2, 1, 5, 49, 0, 0, 6},  // lastIndex
    {483, -1, -1, -1, -1, 211, 338, 30, 1, 2, 1, 5, 49, 0, 0, 6},  // lastIndex
    {86, -1, -1, -1, -1, 212, 340, 31, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {86, -1, -1, -1, -1, 213, 342, 32, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {484, -1, -1, -1, -1, 214, 344, 33, 1, 2, 1, 5, 4, 0, 0, 6},  // drop
    {485, -1, -1, -1, -1, 215, 346, 34, 1, 2, 1, 5, 2, 0, 0, 6},  // elementsEqual
    {486, -1, -1, -1, -1, 216, 348, 35, 1, 2, 1, 5, 2, 0, 0, 6},  // starts
    {67, -1, -1, -1, -1, 217, 350, 36, 1, 2, 1, 5, 49, 0, 0, 6},  // removeFirst
    {65, -1, -1, -1, -1, 218, 352, 37, 1, 2, 1, 5, 49, 0, 0, 6},  // removeLast
    {327, -1, -1, -1, -1, 219, 354, 38, 1, 2, 1, 8, 2, 0, 0, 6},  // contains
    {31, -1, -1, -1, -1, 0, 356, 39, 0, 1, 2, 5, 4, 0, 0, 6},  // lazy
    {488, -1, -1, -1, -1, 220, 357, 40, 0, 1, 1, 5, 4, 0, 0, 6},  // dropFirst
    {488, -1, -1, -1, -1, 220, 358, 41, 1, 2, 1, 5, 4, 0, 0, 6},  // dropFirst
    {489, -1, -1, -1, -1, 221, 360, 42, 0, 1, 1, 5, 4, 0, 0, 6},  // dropLast
    {489, -1, -1, -1, -1, 221, 361, 43, 1, 2, 1, 5, 4, 0, 0, 6},  // dropLast
    {86, -1, -1, -1, -1, 222, 363, 44, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {490, -1, -1, -1, -1, 223, 365, 45, 1, 2, 1, 5, 4, 0, 0, 6},  // suffix
    {86, -1, -1, -1, -1, 224, 367, 46, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {86, -1, -1, -1, -1, 225, 369, 47, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {490, -1, -1, -1, -1, 226, 371, 48, 1, 2, 1, 5, 4, 0, 0, 6},  // suffix
    {74, -1, -1, -1, -1, 227, 373, 49, 2, 3, 1, 5, 49, 0, 0, 6},  // swapAt
    {492, -1, -1, -1, -1, 229, 376, 50, 0, 1, 1, 5, 49, 0, 0, 6},  // joined
    {493, -1, -1, -1, -1, 229, 377, 51, 1, 2, 1, 5, 4, 0, 0, 6},  // split
    {493, -1, -1, -1, -1, 230, 379, 52, 1, 2, 1, 5, 4, 0, 0, 6},  // split
    {493, -1, -1, -1, -1, 231, 381, 53, 1, 2, 1, 5, 4, 0, 0, 6},  // split
    {496, -1, -1, -1, -1, 232, 383, 54, 1, 2, 1, 5, 49, 0, 0, 6},  // reserveCapacity
    {497, -1, -1, -1, -1, 0, 385, 55, 0, 1, 2, 5, 7, 0, 0, 6},  // indices
    {498, -1, -1, -1, -1, 0, 386, 56, 0, 1, 2, 5, 0, 0, 0, 6},  // startIndex
    {499, -1, -1, -1, -1, 0, 387, 57, 0, 1, 2, 5, 0, 0, 0, 6},  // endIndex
    {80, -1, -1, -1, -1, 233, 388, 58, 1, 2, 1, 5, 4, 0, 0, 6},  // flatMap
    {468, -1, -1, -1, -1, 234, 390, 59, 1, 2, 1, 8, 49, 0, 0, 6},  // forEach
    {467, -1, -1, -1, -1, 235, 392, 60, 2, 3, 1, 5, 49, 0, 0, 6},  // reduce
    {68, -1, -1, -1, -1, 237, 395, 61, 1, 2, 1, 5, 49, 0, 0, 6},  // removeAll
    {156, -1, -1, -1, -1, 238, 397, 62, 2, 2, 3, 0, 4, 0, 0, 6},  // Array
    {361, -1, -1, -1, -1, 240, 399, 63, 0, 1, 1, 5, 49, 0, 0, 6},  // min
    {359, -1, -1, -1, -1, 240, 400, 64, 0, 1, 1, 5, 49, 0, 0, 6},  // max
    {361, -1, -1, -1, -1, 240, 401, 65, 2, 2, 0, 0, 49, 0, 0, 6},  // min
    {359, -1, -1, -1, -1, 242, 403, 66, 2, 2, 0, 0, 49, 0, 0, 6},  // max
    {361, -1, -1, -1, -1, 244, 405, 67, 1, 2, 1, 5, 49, 0, 0, 6},  // min
    {359, -1, -1, -1, -1, 245, 407, 68, 1, 2, 1, 5, 49, 0, 0, 6},  // max
    {502, -1, -1, -1, -1, 246, 409, 69, 0, 1, 1, 5, 4, 0, 0, 6},  // sorted
    {502, -1, -1, -1, -1, 246, 410, 70, 1, 2, 1, 5, 4, 0, 0, 6},  // sorted
    {502, -1, -1, -1, -1, 247, 412, 71, 1, 2, 1, 5, 4, 0, 0, 6},  // sorted
    {492, -1, -1, -1, 1376, 248, 414, 72, 1, 2, 1, 5, 3, 0, 0, 6},  // joined
    {62, -1, -1, -1, 1370, 249, 416, 73, 1, 2, 1, 5, 49, 0, 0, 6},  // append
    {62, -1, -1, -1, 1371, 250, 418, 74, 1, 2, 1, 5, 49, 0, 0, 6},  // append
    {63, -1, -1, -1, -1, 251, 420, 75, 2, 3, 1, 5, 49, 0, 0, 6},  // insert
    {63, -1, -1, -1, -1, 253, 423, 76, 2, 3, 1, 5, 49, 0, 0, 6},  // insert
    {64, -1, -1, -1, -1, 255, 426, 77, 1, 2, 1, 5, 49, 0, 0, 6},  // remove
    {65, -1, -1, -1, -1, 256, 428, 78, 0, 1, 1, 5, 49, 0, 0, 6},  // removeLast
    {66, -1, -1, -1, -1, 256, 429, 79, 0, 1, 1, 5, 49, 0, 0, 6},  // popLast
    {67, -1, -1, -1, -1, 256, 430, 80, 0, 1, 1, 5, 49, 0, 0, 6},  // removeFirst
    {68, -1, -1, -1, 532, 256, 431, 81, 0, 1, 1, 5, 49, 0, 0, 6},  // removeAll
    {459, -1, -1, -1, 253, 0, 432, 82, 0, 1, 2, 4, 0, 0, 0, 6},  // count
    {302, -1, -1, -1, -1, 0, 433, 83, 0, 1, 2, 4, 2, 0, 0, 6},  // isEmpty
    {505, -1, -1, -1, -1, 256, 434, 84, 0, 1, 1, 4, 3, 0, 0, 6},  // uppercased
    {506, -1, -1, -1, -1, 256, 435, 85, 0, 1, 1, 4, 3, 0, 0, 6},  // lowercased
    {327, -1, -1, -1, -1, 256, 436, 86, 1, 2, 1, 4, 2, 0, 0, 6},  // contains
    {507, -1, -1, -1, -1, 257, 438, 87, 1, 2, 1, 4, 2, 0, 0, 6},  // hasPrefix
    {508, -1, -1, -1, -1, 258, 440, 88, 1, 2, 1, 4, 2, 0, 0, 6},  // hasSuffix
    {153, -1, -1, -1, -1, 259, 442, 89, 2, 2, 3, 0, 3, 0, 0, 6},  // String
    {509, -1, -1, -1, -1, 0, 444, 90, 0, 1, 2, 4, 2, 0, 0, 6},  // isLetter
    {510, -1, -1, -1, -1, 0, 445, 91, 0, 1, 2, 4, 2, 0, 0, 6},  // isNumber
    {511, -1, -1, -1, -1, 0, 446, 92, 0, 1, 2, 4, 2, 0, 0, 6},  // isWhitespace
    {512, -1, -1, -1, -1, 0, 447, 93, 0, 1, 2, 4, 2, 0, 0, 6},  // isUppercase
    {513, -1, -1, -1, -1, 0, 448, 94, 0, 1, 2, 4, 2, 0, 0, 6},  // isLowercase
    {514, -1, -1, -1, -1, 0, 449, 95, 0, 1, 2, 4, 2, 0, 0, 6},  // isPunctuation
    {515, -1, -1, -1, -1, 0, 450, 96, 0, 1, 2, 4, 49, 0, 0, 6},  // wholeNumberValue
    {516, -1, -1, -1, -1, 0, 451, 97, 0, 1, 2, 4, 3, 0, 0, 6},  // capitalized
    {493, -1, -1, -1, -1, 261, 452, 98, 1, 2, 1, 4, 4, 0, 0, 6},  // split
    {517, -1, -1, -1, -1, 262, 454, 99, 1, 2, 1, 4, 4, 0, 0, 6},  // components
    {519, -1, -1, -1, -1, 263, 456, 100, 2, 3, 1, 4, 3, 0, 0, 6},  // replacingOccurrences
    {520, -1, -1, -1, -1, 265, 459, 101, 1, 1, 0, 0, 46, 0, 0, 6},  // type
    {153, -1, -1, -1, -1, 266, 460, 102, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {153, -1, -1, -1, -1, 267, 461, 103, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {154, -1, -1, -1, -1, 268, 462, 104, 1, 1, 3, 0, 3, 0, 0, 6},  // Character
    {153, -1, -1, -1, -1, 269, 463, 105, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {526, -1, -1, -1, -1, 0, 464, 106, 0, 1, 2, 7, 4, 0, 0, 6},  // keys
    {527, -1, -1, -1, -1, 0, 465, 107, 0, 1, 2, 7, 4, 0, 0, 6},  // allKeys
    {528, -1, -1, -1, -1, 0, 466, 108, 0, 1, 2, 7, 4, 0, 0, 6},  // values
    {529, -1, -1, -1, -1, 0, 467, 109, 0, 1, 2, 7, 4, 0, 0, 6},  // allValues
    {459, -1, -1, -1, -1, 0, 468, 110, 0, 1, 2, 7, 0, 0, 0, 6},  // count
    {302, -1, -1, -1, -1, 0, 469, 111, 0, 1, 2, 7, 2, 0, 0, 6},  // isEmpty
    {69, -1, -1, -1, -1, 270, 470, 112, 1, 2, 1, 7, 49, 0, 0, 6},  // removeValue
    {531, -1, -1, -1, -1, 271, 472, 113, 1, 2, 1, 7, 49, 0, 0, 6},  // removeObjectForKey
    {70, -1, -1, -1, -1, 272, 474, 114, 2, 3, 1, 7, 49, 0, 0, 6},  // updateValue
    {72, -1, -1, -1, -1, 274, 477, 115, 2, 3, 1, 7, 49, 0, 0, 6},  // setObject
    {68, -1, -1, -1, -1, 276, 480, 116, 0, 1, 1, 7, 49, 0, 0, 6},  // removeAll
    {532, -1, -1, -1, -1, 276, 481, 117, 0, 1, 1, 7, 49, 0, 0, 6},  // removeAllObjects
    {71, -1, -1, -1, -1, 276, 482, 118, 2, 3, 1, 7, 49, 0, 0, 6},  // merge
    {534, -1, -1, -1, -1, 278, 485, 119, 1, 2, 1, 7, 6, 0, 0, 6},  // mapValues
    {466, -1, -1, -1, -1, 279, 487, 120, 1, 2, 1, 7, 6, 0, 0, 6},  // filter
    {535, -1, -1, -1, -1, 280, 489, 121, 2, 3, 1, 7, 6, 0, 0, 6},  // merging
    {536, -1, -1, -1, -1, 282, 492, 122, 1, 2, 1, 7, 49, 0, 0, 6},  // objectForKey
    {537, -1, -1, -1, -1, 283, 494, 123, 1, 2, 1, 7, 49, 0, 0, 6},  // valueForKey
    {523, -1, -1, -1, -1, 284, 496, 124, 1, 1, 3, 0, 6, 0, 0, 6},  // Dictionary
    {523, -1, -1, -1, -1, 285, 497, 125, 2, 2, 3, 0, 6, 0, 0, 6},  // Dictionary
    {525, -1, -1, -1, -1, 287, 499, 126, 0, 0, 3, 0, 6, 0, 0, 6},  // NSMutableDictionary
    {524, -1, -1, -1, -1, 287, 499, 127, 0, 0, 3, 0, 6, 0, 0, 6},  // NSDictionary
    {523, -1, -1, -1, -1, 287, 499, 128, 0, 0, 3, 0, 6, 0, 0, 6},  // Dictionary
    {79, -1, -1, -1, -1, 186, 499, 129, 1, 2, 1, 7, 4, 0, 0, 6},  // map
    {465, -1, -1, -1, -1, 187, 501, 130, 1, 2, 1, 7, 4, 0, 0, 6},  // compactMap
    {80, -1, -1, -1, -1, 233, 503, 131, 1, 2, 1, 7, 4, 0, 0, 6},  // flatMap
    {468, -1, -1, -1, -1, 191, 505, 132, 1, 2, 1, 7, 49, 0, 0, 6},  // forEach
    {467, -1, -1, -1, -1, 189, 507, 133, 2, 3, 1, 7, 49, 0, 0, 6},  // reduce
    {327, -1, -1, -1, -1, 204, 510, 134, 1, 2, 1, 7, 2, 0, 0, 6},  // contains
    {460, -1, -1, -1, -1, 205, 512, 135, 1, 2, 1, 7, 49, 0, 0, 6},  // first
    {481, -1, -1, -1, -1, 206, 514, 136, 1, 2, 1, 7, 2, 0, 0, 6},  // allSatisfy
    {502, -1, -1, -1, -1, 246, 516, 137, 1, 2, 1, 7, 4, 0, 0, 6},  // sorted
    {502, -1, -1, -1, -1, 247, 518, 138, 1, 2, 1, 7, 4, 0, 0, 6},  // sorted
    {359, -1, -1, -1, -1, 245, 520, 139, 1, 2, 1, 7, 49, 0, 0, 6},  // max
    {361, -1, -1, -1, -1, 244, 522, 140, 1, 2, 1, 7, 49, 0, 0, 6},  // min
    {463, -1, -1, -1, -1, 184, 524, 141, 0, 1, 1, 7, 4, 0, 0, 6},  // enumerated
    {460, -1, -1, -1, -1, 0, 525, 142, 0, 1, 2, 7, 49, 0, 0, 6},  // first
    {540, -1, -1, -1, -1, 0, 526, 143, 0, 1, 2, 8, 0, 0, 0, 6},  // lowerBound
    {541, -1, -1, -1, -1, 0, 527, 144, 0, 1, 2, 8, 0, 0, 0, 6},  // upperBound
    {459, -1, -1, -1, -1, 0, 528, 145, 0, 1, 2, 8, 0, 0, 0, 6},  // count
    {302, -1, -1, -1, -1, 0, 529, 146, 0, 1, 2, 8, 2, 0, 0, 6},  // isEmpty
    {327, -1, -1, -1, -1, 300, 530, 147, 1, 2, 1, 8, 2, 0, 0, 6},  // contains
    {79, -1, -1, -1, -1, 301, 532, 148, 1, 2, 1, 8, 4, 0, 0, 6},  // map
    {462, -1, -1, -1, -1, 302, 534, 149, 0, 1, 1, 8, 4, 0, 0, 6},  // reversed
    {156, -1, -1, -1, -1, 302, 535, 150, 1, 1, 3, 0, 4, 0, 0, 6},  // Array
    {542, -1, -1, -1, -1, 303, 536, 151, 0, 0, 3, 0, 5, 0, 0, 6},  // Set
    {542, -1, -1, -1, -1, 303, 536, 152, 1, 1, 3, 0, 5, 0, 0, 6},  // Set
    {459, -1, -1, -1, -1, 0, 537, 153, 0, 1, 2, 6, 0, 0, 0, 6},  // count
    {302, -1, -1, -1, -1, 0, 538, 154, 0, 1, 2, 6, 2, 0, 0, 6},  // isEmpty
    {460, -1, -1, -1, -1, 0, 539, 155, 0, 1, 2, 6, 49, 0, 0, 6},  // first
    {321, -1, -1, -1, -1, 304, 540, 156, 1, 2, 1, 6, 5, 0, 0, 6},  // union
    {543, -1, -1, -1, -1, 305, 542, 157, 1, 2, 1, 6, 49, 0, 0, 6},  // formUnion
    {323, -1, -1, -1, -1, 306, 544, 158, 1, 2, 1, 6, 5, 0, 0, 6},  // intersection
    {544, -1, -1, -1, -1, 307, 546, 159, 1, 2, 1, 6, 49, 0, 0, 6},  // formIntersection
    {545, -1, -1, -1, -1, 308, 548, 160, 1, 2, 1, 6, 5, 0, 0, 6},  // subtracting
    {546, -1, -1, -1, -1, 309, 550, 161, 1, 2, 1, 6, 49, 0, 0, 6},  // subtract
    {547, -1, -1, -1, -1, 310, 552, 162, 1, 2, 1, 6, 5, 0, 0, 6},  // symmetricDifference
    {548, -1, -1, -1, -1, 311, 554, 163, 1, 2, 1, 6, 49, 0, 0, 6},  // formSymmetricDifference
    {549, -1, -1, -1, -1, 312, 556, 164, 1, 2, 1, 6, 2, 0, 0, 6},  // isSubset
    {550, -1, -1, -1, -1, 313, 558, 165, 1, 2, 1, 6, 2, 0, 0, 6},  // isSuperset
    {551, -1, -1, -1, -1, 314, 560, 166, 1, 2, 1, 6, 2, 0, 0, 6},  // isStrictSubset
    {552, -1, -1, -1, -1, 315, 562, 167, 1, 2, 1, 6, 2, 0, 0, 6},  // isStrictSuperset
    {553, -1, -1, -1, -1, 316, 564, 168, 1, 2, 1, 6, 2, 0, 0, 6},  // isDisjoint
    {327, -1, -1, -1, -1, 317, 566, 169, 1, 2, 1, 6, 2, 0, 0, 6},  // contains
    {63, -1, -1, -1, -1, 318, 568, 170, 1, 2, 1, 6, 49, 0, 0, 6},  // insert
    {554, -1, -1, -1, -1, 319, 570, 171, 1, 2, 1, 6, 49, 0, 0, 6},  // update
    {64, -1, -1, -1, -1, 320, 572, 172, 1, 2, 1, 6, 49, 0, 0, 6},  // remove
    {68, -1, -1, -1, -1, 321, 574, 173, 0, 1, 1, 6, 49, 0, 0, 6},  // removeAll
    {555, -1, -1, -1, -1, 321, 575, 174, 0, 1, 1, 6, 49, 0, 0, 6},  // popFirst
    {67, -1, -1, -1, -1, 321, 576, 175, 0, 1, 1, 6, 49, 0, 0, 6},  // removeFirst
    {170, -1, -1, -1, -1, 321, 577, 0, 4, 4, 3, 0, 17, 0, 0, 7},  // UIColor
    {560, -1, -1, -1, -1, 325, 581, 1, 1, 2, 1, 18, 17, 0, 0, 7},  // withAlphaComponent
    {561, -1, -1, -1, -1, 326, 583, 2, 0, 1, 1, 18, 49, 0, 0, 7},  // set
    {562, -1, -1, -1, -1, 326, 584, 3, 0, 1, 1, 18, 49, 0, 0, 7},  // setFill
    {563, -1, -1, -1, -1, 326, 585, 4, 0, 1, 1, 18, 49, 0, 0, 7},  // setStroke
    {170, -1, -1, -1, -1, 326, 586, 5, 2, 2, 3, 0, 17, 0, 0, 7},  // UIColor
    {565, 170, -1, -1, -1, 0, 0, 6, 0, 0, 5, 18, 17, 0, 0, 7},  // black
    {566, 170, -1, -1, -1, 328, 0, 7, 0, 0, 4, 18, 17, 0, 0, 7},  // blackColor
    {564, 170, -1, -1, -1, 0, 0, 8, 0, 0, 5, 18, 17, 0, 0, 7},  // white
    {567, 170, -1, -1, -1, 328, 0, 9, 0, 0, 4, 18, 17, 0, 0, 7},  // whiteColor
    {556, 170, -1, -1, -1, 0, 0, 10, 0, 0, 5, 18, 17, 0, 0, 7},  // red
    {568, 170, -1, -1, -1, 328, 0, 11, 0, 0, 4, 18, 17, 0, 0, 7},  // redColor
    {557, 170, -1, -1, -1, 0, 0, 12, 0, 0, 5, 18, 17, 0, 0, 7},  // green
    {569, 170, -1, -1, -1, 328, 0, 13, 0, 0, 4, 18, 17, 0, 0, 7},  // greenColor
    {558, 170, -1, -1, -1, 0, 0, 14, 0, 0, 5, 18, 17, 0, 0, 7},  // blue
    {570, 170, -1, -1, -1, 328, 0, 15, 0, 0, 4, 18, 17, 0, 0, 7},  // blueColor
    {571, 170, -1, -1, -1, 0, 0, 16, 0, 0, 5, 18, 17, 0, 0, 7},  // cyan
    {572, 170, -1, -1, -1, 328, 0, 17, 0, 0, 4, 18, 17, 0, 0, 7},  // cyanColor
    {573, 170, -1, -1, -1, 0, 0, 18, 0, 0, 5, 18, 17, 0, 0, 7},  // yellow
    {574, 170, -1, -1, -1, 328, 0, 19, 0, 0, 4, 18, 17, 0, 0, 7},  // yellowColor
    {575, 170, -1, -1, -1, 0, 0, 20, 0, 0, 5, 18, 17, 0, 0, 7},  // magenta
    {576, 170, -1, -1, -1, 328, 0, 21, 0, 0, 4, 18, 17, 0, 0, 7},  // magentaColor
    {577, 170, -1, -1, -1, 0, 0, 22, 0, 0, 5, 18, 17, 0, 0, 7},  // orange
    {578, 170, -1, -1, -1, 328, 0, 23, 0, 0, 4, 18, 17, 0, 0, 7},  // orangeColor
    {579, 170, -1, -1, -1, 0, 0, 24, 0, 0, 5, 18, 17, 0, 0, 7},  // purple
    {580, 170, -1, -1, -1, 328, 0, 25, 0, 0, 4, 18, 17, 0, 0, 7},  // purpleColor
    {581, 170, -1, -1, -1, 0, 0, 26, 0, 0, 5, 18, 17, 0, 0, 7},  // brown
    {582, 170, -1, -1, -1, 328, 0, 27, 0, 0, 4, 18, 17, 0, 0, 7},  // brownColor
    {583, 170, -1, -1, -1, 0, 0, 28, 0, 0, 5, 18, 17, 0, 0, 7},  // gray
    {584, 170, -1, -1, -1, 328, 0, 29, 0, 0, 4, 18, 17, 0, 0, 7},  // grayColor
    {585, 170, -1, -1, -1, 0, 0, 30, 0, 0, 5, 18, 17, 0, 0, 7},  // lightGray
    {586, 170, -1, -1, -1, 328, 0, 31, 0, 0, 4, 18, 17, 0, 0, 7},  // lightGrayColor
    {587, 170, -1, -1, -1, 0, 0, 32, 0, 0, 5, 18, 17, 0, 0, 7},  // darkGray
    {588, 170, -1, -1, -1, 328, 0, 33, 0, 0, 4, 18, 17, 0, 0, 7},  // darkGrayColor
    {589, 170, -1, -1, -1, 0, 0, 34, 0, 0, 5, 18, 17, 0, 0, 7},  // clear
    {590, 170, -1, -1, -1, 328, 0, 35, 0, 0, 4, 18, 17, 0, 0, 7},  // clearColor
    {591, 170, -1, -1, -1, 0, 0, 36, 0, 0, 5, 18, 17, 0, 0, 7},  // systemRed
    {592, 170, -1, -1, -1, 0, 0, 37, 0, 0, 5, 18, 17, 0, 0, 7},  // systemOrange
    {593, 170, -1, -1, -1, 0, 0, 38, 0, 0, 5, 18, 17, 0, 0, 7},  // systemYellow
    {594, 170, -1, -1, -1, 0, 0, 39, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGreen
    {595, 170, -1, -1, -1, 0, 0, 40, 0, 0, 5, 18, 17, 0, 0, 7},  // systemMint
    {596, 170, -1, -1, -1, 0, 0, 41, 0, 0, 5, 18, 17, 0, 0, 7},  // systemTeal
    {597, 170, -1, -1, -1, 0, 0, 42, 0, 0, 5, 18, 17, 0, 0, 7},  // systemCyan
    {598, 170, -1, -1, -1, 0, 0, 43, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBlue
    {599, 170, -1, -1, -1, 0, 0, 44, 0, 0, 5, 18, 17, 0, 0, 7},  // systemIndigo
    {600, 170, -1, -1, -1, 0, 0, 45, 0, 0, 5, 18, 17, 0, 0, 7},  // systemPurple
    {601, 170, -1, -1, -1, 0, 0, 46, 0, 0, 5, 18, 17, 0, 0, 7},  // systemPink
    {602, 170, -1, -1, -1, 0, 0, 47, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBrown
    {603, 170, -1, -1, -1, 0, 0, 48, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray
    {604, 170, -1, -1, -1, 0, 0, 49, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray2
    {605, 170, -1, -1, -1, 0, 0, 50, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray3
    {606, 170, -1, -1, -1, 0, 0, 51, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray4
    {607, 170, -1, -1, -1, 0, 0, 52, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray5
    {608, 170, -1, -1, -1, 0, 0, 53, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray6
    {609, 170, -1, -1, -1, 0, 0, 54, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBackground
    {610, 170, -1, -1, -1, 0, 0, 55, 0, 0, 5, 18, 17, 0, 0, 7},  // secondarySystemBackground
    {611, 170, -1, -1, -1, 0, 0, 56, 0, 0, 5, 18, 17, 0, 0, 7},  // label
    {171, -1, -1, -1, -1, 328, 588, 0, 1, 1, 3, 0, 27, 0, 0, 8},  // UIView
    {171, -1, -1, -1, -1, 0, 0, 1, 0, 0, 3, 0, 27, 0, 0, 8},  // UIView
    {172, -1, -1, -1, -1, 329, 589, 2, 1, 1, 3, 0, 27, 0, 0, 8},  // UIWindow
    {172, -1, -1, -1, -1, 0, 0, 3, 0, 0, 3, 0, 27, 0, 0, 8},  // UIWindow
    {173, -1, -1, -1, -1, 330, 590, 4, 1, 1, 3, 0, 27, 0, 0, 8},  // UIImageView
    {173, -1, -1, -1, -1, 0, 0, 5, 0, 0, 3, 0, 27, 0, 0, 8},  // UIImageView
    {174, -1, -1, -1, -1, 331, 591, 6, 1, 1, 3, 0, 27, 0, 0, 8},  // UILabel
    {174, -1, -1, -1, -1, 0, 0, 7, 0, 0, 3, 0, 27, 0, 0, 8},  // UILabel
    {175, -1, -1, -1, -1, 332, 592, 8, 1, 1, 3, 0, 27, 0, 0, 8},  // UIButton
    {175, -1, -1, -1, -1, 0, 0, 9, 0, 0, 3, 0, 27, 0, 0, 8},  // UIButton
    {176, -1, -1, -1, -1, 333, 593, 10, 1, 1, 3, 0, 27, 0, 0, 8},  // UIScrollView
    {176, -1, -1, -1, -1, 0, 0, 11, 0, 0, 3, 0, 27, 0, 0, 8},  // UIScrollView
    {177, -1, -1, -1, -1, 334, 594, 12, 1, 1, 3, 0, 27, 0, 0, 8},  // UIControl
    {177, -1, -1, -1, -1, 0, 0, 13, 0, 0, 3, 0, 27, 0, 0, 8},  // UIControl
    {178, -1, -1, -1, -1, 335, 595, 14, 1, 1, 3, 0, 27, 0, 0, 8},  // UITextField
    {178, -1, -1, -1, -1, 0, 0, 15, 0, 0, 3, 0, 27, 0, 0, 8},  // UITextField
    {179, -1, -1, -1, -1, 336, 596, 16, 1, 1, 3, 0, 27, 0, 0, 8},  // UITextView
    {179, -1, -1, -1, -1, 0, 0, 17, 0, 0, 3, 0, 27, 0, 0, 8},  // UITextView
    {180, -1, -1, -1, -1, 337, 597, 18, 1, 1, 3, 0, 27, 0, 0, 8},  // UITableViewCell
    {180, -1, -1, -1, -1, 0, 0, 19, 0, 0, 3, 0, 27, 0, 0, 8},  // UITableViewCell
    {181, -1, -1, -1, -1, 338, 598, 20, 1, 1, 3, 0, 27, 0, 0, 8},  // UICollectionViewCell
    {181, -1, -1, -1, -1, 0, 0, 21, 0, 0, 3, 0, 27, 0, 0, 8},  // UICollectionViewCell
    {182, -1, -1, -1, -1, 339, 599, 22, 1, 1, 3, 0, 27, 0, 0, 8},  // UIVisualEffectView
    {182, -1, -1, -1, -1, 0, 0, 23, 0, 0, 3, 0, 27, 0, 0, 8},  // UIVisualEffectView
    {612, -1, -1, -1, -1, 0, 600, 24, 0, 1, 2, 28, 13, 0, 9, 8},  // frame
    {613, -1, -1, -1, -1, 0, 601, 25, 0, 1, 2, 28, 13, 0, 10, 8},  // bounds
    {307, -1, -1, -1, -1, 0, 602, 26, 0, 1, 2, 28, 9, 0, 11, 8},  // center
    {614, -1, -1, -1, -1, 0, 603, 27, 0, 1, 2, 28, 9, 0, 12, 8},  // anchorPoint
    {615, -1, -1, -1, 1358, 0, 604, 28, 0, 1, 2, 28, 2, 0, 0, 8},  // isHidden
    {616, -1, -1, -1, -1, 0, 605, 29, 0, 1, 2, 28, 2, 0, 0, 8},  // clipsToBounds
    {617, -1, -1, -1, -1, 0, 606, 30, 0, 1, 2, 28, 3, 0, 0, 8},  // name
    {618, -1, -1, -1, -1, 340, 607, 31, 1, 1, 0, 0, 49, 0, 0, 8},  // UIImage
    {173, -1, -1, -1, -1, 341, 608, 32, 1, 1, 3, 0, 27, 0, 0, 8},  // UIImageView
    {89, -1, -1, -1, -1, 0, 609, 33, 0, 1, 2, 28, 14, 0, 13, 8},  // transform
    {621, -1, -1, -1, -1, 342, 610, 34, 1, 2, 1, 28, 49, 0, 0, 8},  // moveAnchor
    {622, -1, -1, -1, -1, 0, 612, 35, 0, 1, 2, 28, 9, 0, 0, 8},  // contentOffset
    {559, -1, -1, -1, -1, 0, 613, 36, 0, 1, 2, 28, 0, 0, 0, 8},  // alpha
    {623, -1, -1, -1, 624, 0, 614, 37, 0, 1, 2, 28, 2, 0, 0, 8},  // isUserInteractionEnabled
    {624, -1, -1, -1, -1, 0, 615, 38, 0, 1, 2, 28, 2, 0, 0, 8},  // userInteractionEnabled
    {625, -1, -1, -1, -1, 0, 616, 39, 0, 1, 2, 28, 0, 0, 0, 8},  // tag
    {90, -1, -1, -1, -1, 0, 617, 40, 0, 1, 2, 28, 28, 0, 0, 8},  // layer
    {626, -1, -1, -1, -1, 0, 618, 41, 0, 1, 2, 28, 17, 0, 0, 8},  // backgroundColor
    {627, -1, -1, -1, -1, 0, 619, 42, 0, 1, 2, 28, 3, 0, 0, 8},  // text
    {628, -1, -1, -1, -1, 0, 620, 43, 0, 1, 2, 28, 17, 0, 0, 8},  // textColor
    {629, -1, -1, -1, -1, 0, 621, 44, 0, 1, 2, 28, 20, 0, 0, 8},  // textAlignment
    {630, -1, -1, -1, -1, 0, 622, 45, 0, 1, 2, 28, 49, 0, 0, 8},  // font
    {620, -1, -1, -1, -1, 0, 623, 46, 0, 1, 2, 28, 49, 0, 0, 8},  // image
    {631, -1, -1, -1, -1, 0, 624, 47, 0, 1, 2, 28, 49, 0, 0, 8},  // contentMode
    {632, -1, -1, -1, -1, 0, 625, 48, 0, 1, 2, 28, 2, 0, 0, 8},  // isOpaque
    {633, -1, -1, -1, -1, 0, 626, 49, 0, 1, 2, 28, 17, 0, 0, 8},  // tintColor
    {634, -1, -1, -1, -1, 0, 627, 50, 0, 1, 2, 28, 0, 0, 0, 8},  // contentScaleFactor
    {635, -1, -1, -1, -1, 0, 628, 51, 0, 1, 2, 28, 3, 0, 0, 8},  // accessibilityLabel
    {636, -1, -1, -1, -1, 0, 629, 52, 0, 1, 2, 28, 45, 0, 0, 8},  // safeAreaInsets
    {637, -1, -1, -1, -1, 0, 630, 53, 0, 1, 2, 28, 45, 0, 0, 8},  // layoutMargins
    {638, -1, -1, -1, -1, 0, 631, 54, 0, 1, 2, 28, 27, 0, 0, 8},  // mask
    {639, -1, -1, -1, -1, 0, 632, 55, 0, 1, 2, 28, 3, 0, 0, 8},  // accessibilityIdentifier
    {640, -1, -1, -1, -1, 0, 633, 56, 0, 1, 2, 28, 3, 0, 0, 8},  // accessibilityHint
    {641, -1, -1, -1, -1, 0, 634, 57, 0, 1, 2, 28, 2, 0, 0, 8},  // isAccessibilityElement
    {642, -1, -1, -1, -1, 0, 635, 58, 0, 1, 2, 28, 49, 0, 0, 8},  // semanticContentAttribute
    {643, -1, -1, -1, -1, 0, 636, 59, 0, 1, 2, 28, 2, 0, 0, 8},  // clearsContextBeforeDrawing
    {644, -1, -1, -1, -1, 0, 637, 60, 0, 1, 2, 28, 2, 0, 0, 8},  // isFirstResponder
    {645, -1, -1, -1, -1, 0, 638, 61, 0, 1, 2, 28, 0, 0, 0, 8},  // numberOfLines
    {646, -1, -1, -1, -1, 0, 639, 62, 0, 1, 2, 28, 2, 0, 0, 8},  // adjustsFontSizeToFitWidth
    {647, -1, -1, -1, -1, 0, 640, 63, 0, 1, 2, 28, 49, 0, 0, 8},  // lineBreakMode
    {648, -1, -1, -1, -1, 0, 641, 64, 0, 1, 2, 28, 49, 0, 0, 8},  // attributedText
    {649, -1, -1, -1, -1, 0, 642, 65, 0, 1, 2, 28, 49, 0, 0, 8},  // baselineAdjustment
    {650, -1, -1, -1, -1, 0, 643, 66, 0, 1, 2, 28, 49, 0, 0, 8},  // borderStyle
    {651, -1, -1, -1, -1, 0, 644, 67, 0, 1, 2, 28, 49, 0, 0, 8},  // keyboardType
    {652, -1, -1, -1, -1, 0, 645, 68, 0, 1, 2, 28, 49, 0, 0, 8},  // returnKeyType
    {653, -1, -1, -1, -1, 0, 646, 69, 0, 1, 2, 28, 49, 0, 0, 8},  // autocorrectionType
    {654, -1, -1, -1, -1, 0, 647, 70, 0, 1, 2, 28, 49, 0, 0, 8},  // autocapitalizationType
    {655, -1, -1, -1, -1, 0, 648, 71, 0, 1, 2, 28, 49, 0, 0, 8},  // clearButtonMode
    {656, -1, -1, -1, -1, 0, 649, 72, 0, 1, 2, 28, 17, 0, 0, 8},  // shadowColor
    {657, -1, -1, -1, -1, 0, 650, 73, 0, 1, 2, 28, 3, 0, 0, 8},  // placeholder
    {658, -1, -1, -1, -1, 0, 651, 74, 0, 1, 2, 28, 0, 0, 0, 8},  // minimumScaleFactor
    {659, -1, -1, -1, -1, 0, 652, 75, 0, 1, 2, 28, 2, 0, 0, 8},  // isEditable
    {660, -1, -1, -1, -1, 0, 653, 76, 0, 1, 2, 28, 2, 0, 0, 8},  // isSelectable
    {661, -1, -1, -1, -1, 0, 654, 77, 0, 1, 2, 28, 2, 0, 0, 8},  // isSecureTextEntry
    {662, -1, -1, -1, -1, 0, 655, 78, 0, 1, 2, 28, 0, 0, 0, 8},  // zoomScale
    {663, 664, 665, -1, -1, 0, 0, 79, 0, 0, 5, 4, 3, 0, 0, 8},  // system
    {666, 664, 667, -1, -1, 0, 0, 80, 0, 0, 5, 4, 3, 0, 0, 8},  // custom
    {668, 664, 669, -1, -1, 0, 0, 81, 0, 0, 5, 4, 3, 0, 0, 8},  // infoLight
    {670, 664, 671, -1, -1, 0, 0, 82, 0, 0, 5, 4, 3, 0, 0, 8},  // contactAdd
    {672, 664, 673, -1, -1, 0, 0, 83, 0, 0, 5, 4, 3, 0, 0, 8},  // close
    {175, -1, -1, -1, -1, 343, 656, 84, 1, 1, 3, 0, 27, 0, 0, 8},  // UIButton
    {674, -1, -1, -1, -1, 0, 657, 85, 0, 1, 2, 28, 2, 0, 0, 8},  // isScrollEnabled
    {675, -1, -1, -1, -1, 0, 658, 86, 0, 1, 2, 28, 2, 0, 0, 8},  // isPagingEnabled
    {676, -1, -1, -1, -1, 0, 659, 87, 0, 1, 2, 28, 2, 0, 0, 8},  // bounces
    {677, -1, -1, -1, -1, 0, 660, 88, 0, 1, 2, 28, 2, 0, 0, 8},  // showsHorizontalScrollIndicator
    {678, -1, -1, -1, -1, 0, 661, 89, 0, 1, 2, 28, 2, 0, 0, 8},  // showsVerticalScrollIndicator
    {679, -1, -1, -1, -1, 0, 662, 90, 0, 1, 2, 28, 0, 0, 0, 8},  // minimumZoomScale
    {680, -1, -1, -1, -1, 0, 663, 91, 0, 1, 2, 28, 0, 0, 0, 8},  // maximumZoomScale
    {681, -1, -1, -1, -1, 0, 664, 92, 0, 1, 2, 28, 45, 0, 0, 8},  // contentInset
    {682, -1, -1, -1, -1, 0, 665, 93, 0, 1, 2, 28, 49, 0, 0, 8},  // delegate
    {684, 171, -1, -1, -1, 0, 0, 94, 0, 0, 5, 28, 46, 0, 0, 8},  // AutoresizingMask
    {685, 683, 686, -1, -1, 0, 0, 95, 0, 0, 5, 26, 25, 0, 0, 8},  // flexibleLeftMargin
    {687, 683, -1, -1, -1, 0, 0, 96, 0, 0, 5, 26, 25, 0, 0, 8},  // FlexibleLeftMargin
    {688, 683, 689, -1, -1, 0, 0, 97, 0, 0, 5, 26, 25, 0, 0, 8},  // flexibleWidth
    {690, 683, -1, -1, -1, 0, 0, 98, 0, 0, 5, 26, 25, 0, 0, 8},  // FlexibleWidth
    {691, 683, 692, -1, -1, 0, 0, 99, 0, 0, 5, 26, 25, 0, 0, 8},  // flexibleRightMargin
    {693, 683, -1, -1, -1, 0, 0, 100, 0, 0, 5, 26, 25, 0, 0, 8},  // FlexibleRightMargin
    {694, 683, 695, -1, -1, 0, 0, 101, 0, 0, 5, 26, 25, 0, 0, 8},  // flexibleTopMargin
    {696, 683, -1, -1, -1, 0, 0, 102, 0, 0, 5, 26, 25, 0, 0, 8},  // FlexibleTopMargin
    {697, 683, 698, -1, -1, 0, 0, 103, 0, 0, 5, 26, 25, 0, 0, 8},  // flexibleHeight
    {699, 683, -1, -1, -1, 0, 0, 104, 0, 0, 5, 26, 25, 0, 0, 8},  // FlexibleHeight
    {700, 683, 701, -1, -1, 0, 0, 105, 0, 0, 5, 26, 25, 0, 0, 8},  // flexibleBottomMargin
    {702, 683, -1, -1, -1, 0, 0, 106, 0, 0, 5, 26, 25, 0, 0, 8},  // FlexibleBottomMargin
    {703, 683, 704, -1, -1, 0, 0, 107, 0, 0, 5, 26, 25, 0, 0, 8},  // None
    {705, -1, -1, -1, -1, 0, 666, 108, 0, 1, 2, 28, 25, 0, 0, 8},  // autoresizingMask
    {706, -1, -1, -1, -1, 0, 667, 109, 0, 1, 2, 28, 2, 0, 0, 8},  // translatesAutoresizingMaskIntoConstraints
    {707, -1, -1, -1, -1, 0, 668, 110, 0, 1, 2, 28, 2, 0, 0, 8},  // autoresizesSubviews
    {709, 177, -1, -1, -1, 0, 0, 111, 0, 0, 5, 28, 46, 0, 0, 8},  // State
    {710, 708, 711, -1, -1, 0, 0, 112, 0, 0, 5, 4, 3, 0, 0, 8},  // normal
    {712, 708, -1, -1, -1, 0, 0, 113, 0, 0, 5, 4, 3, 0, 0, 8},  // Normal
    {713, 708, 714, -1, -1, 0, 0, 114, 0, 0, 5, 4, 3, 0, 0, 8},  // highlighted
    {715, 708, -1, -1, -1, 0, 0, 115, 0, 0, 5, 4, 3, 0, 0, 8},  // Highlighted
    {716, 708, 717, -1, -1, 0, 0, 116, 0, 0, 5, 4, 3, 0, 0, 8},  // disabled
    {718, 708, -1, -1, -1, 0, 0, 117, 0, 0, 5, 4, 3, 0, 0, 8},  // Disabled
    {719, 708, 720, -1, -1, 0, 0, 118, 0, 0, 5, 4, 3, 0, 0, 8},  // selected
    {721, 708, -1, -1, -1, 0, 0, 119, 0, 0, 5, 4, 3, 0, 0, 8},  // Selected
    {723, 177, -1, -1, -1, 0, 0, 120, 0, 0, 5, 28, 46, 0, 0, 8},  // Event
    {724, 722, 725, -1, -1, 0, 0, 121, 0, 0, 5, 4, 3, 0, 0, 8},  // allEvents
    {726, 722, -1, -1, -1, 0, 0, 122, 0, 0, 5, 4, 3, 0, 0, 8},  // AllEvents
    {727, 722, 728, -1, -1, 0, 0, 123, 0, 0, 5, 4, 3, 0, 0, 8},  // allTouchEvents
    {729, 722, -1, -1, -1, 0, 0, 124, 0, 0, 5, 4, 3, 0, 0, 8},  // AllTouchEvents
    {730, 722, 731, -1, -1, 0, 0, 125, 0, 0, 5, 4, 3, 0, 0, 8},  // touchDown
    {732, 722, -1, -1, -1, 0, 0, 126, 0, 0, 5, 4, 3, 0, 0, 8},  // TouchDown
    {733, 722, 734, -1, -1, 0, 0, 127, 0, 0, 5, 4, 3, 0, 0, 8},  // touchDragInside
    {735, 722, -1, -1, -1, 0, 0, 128, 0, 0, 5, 4, 3, 0, 0, 8},  // TouchDragInside
    {736, 722, 737, -1, -1, 0, 0, 129, 0, 0, 5, 4, 3, 0, 0, 8},  // touchDragOutside
    {738, 722, -1, -1, -1, 0, 0, 130, 0, 0, 5, 4, 3, 0, 0, 8},  // TouchDragOutside
    {739, 722, 740, -1, -1, 0, 0, 131, 0, 0, 5, 4, 3, 0, 0, 8},  // touchUpInside
    {741, 722, -1, -1, -1, 0, 0, 132, 0, 0, 5, 4, 3, 0, 0, 8},  // TouchUpInside
    {742, 722, 743, -1, -1, 0, 0, 133, 0, 0, 5, 4, 3, 0, 0, 8},  // touchUpOutside
    {744, 722, -1, -1, -1, 0, 0, 134, 0, 0, 5, 4, 3, 0, 0, 8},  // TouchUpOutside
    {745, 722, 746, -1, -1, 0, 0, 135, 0, 0, 5, 4, 3, 0, 0, 8},  // touchCancel
    {747, 722, -1, -1, -1, 0, 0, 136, 0, 0, 5, 4, 3, 0, 0, 8},  // TouchCancel
    {748, 722, 749, -1, -1, 0, 0, 137, 0, 0, 5, 4, 3, 0, 0, 8},  // valueChanged
    {750, 722, -1, -1, -1, 0, 0, 138, 0, 0, 5, 4, 3, 0, 0, 8},  // ValueChanged
    {751, 722, 752, -1, -1, 0, 0, 139, 0, 0, 5, 4, 3, 0, 0, 8},  // editingChanged
    {753, 722, -1, -1, -1, 0, 0, 140, 0, 0, 5, 4, 3, 0, 0, 8},  // EditingChanged
    {754, 722, 755, -1, -1, 0, 0, 141, 0, 0, 5, 4, 3, 0, 0, 8},  // editingDidBegin
    {756, 722, -1, -1, -1, 0, 0, 142, 0, 0, 5, 4, 3, 0, 0, 8},  // EditingDidBegin
    {757, 722, 758, -1, -1, 0, 0, 143, 0, 0, 5, 4, 3, 0, 0, 8},  // editingDidEnd
    {759, 722, -1, -1, -1, 0, 0, 144, 0, 0, 5, 4, 3, 0, 0, 8},  // EditingDidEnd
    {760, 722, 761, -1, -1, 0, 0, 145, 0, 0, 5, 4, 3, 0, 0, 8},  // primaryActionTriggered
    {762, 722, -1, -1, -1, 0, 0, 146, 0, 0, 5, 4, 3, 0, 0, 8},  // PrimaryActionTriggered
    {763, -1, -1, -1, -1, 344, 669, 147, 3, 4, 1, 28, 49, 0, 0, 8},  // addTarget
    {763, -1, -1, -1, -1, 347, 673, 148, 3, 4, 1, 28, 49, 0, 0, 8},  // addTarget
    {766, -1, -1, -1, -1, 350, 677, 149, 3, 4, 1, 28, 49, 0, 0, 8},  // removeTarget
    {766, -1, -1, -1, -1, 353, 681, 150, 3, 4, 1, 28, 49, 0, 0, 8},  // removeTarget
    {767, -1, -1, -1, -1, 356, 685, 151, 1, 2, 1, 28, 49, 0, 0, 8},  // sendActions
    {768, -1, -1, -1, -1, 357, 687, 152, 1, 2, 1, 28, 49, 0, 0, 8},  // sendActionsForControlEvents
    {769, -1, -1, -1, -1, 358, 689, 153, 2, 3, 1, 28, 49, 0, 0, 8},  // setTitle
    {769, -1, -1, -1, -1, 360, 692, 154, 2, 3, 1, 28, 49, 0, 0, 8},  // setTitle
    {771, -1, -1, -1, -1, 362, 695, 155, 2, 3, 1, 28, 49, 0, 0, 8},  // setTitleColor
    {771, -1, -1, -1, -1, 364, 698, 156, 2, 3, 1, 28, 49, 0, 0, 8},  // setTitleColor
    {772, -1, -1, -1, -1, 366, 701, 157, 2, 3, 1, 28, 49, 0, 0, 8},  // setImage
    {772, -1, -1, -1, -1, 368, 704, 158, 2, 3, 1, 28, 49, 0, 0, 8},  // setImage
    {773, -1, -1, -1, -1, 370, 707, 159, 2, 3, 1, 28, 49, 0, 0, 8},  // setBackgroundImage
    {773, -1, -1, -1, -1, 372, 710, 160, 2, 3, 1, 28, 49, 0, 0, 8},  // setBackgroundImage
    {774, -1, -1, -1, -1, 374, 713, 161, 2, 3, 1, 28, 49, 0, 0, 8},  // setAttributedTitle
    {775, -1, -1, -1, -1, 376, 716, 162, 2, 3, 1, 28, 49, 0, 0, 8},  // setTitleShadowColor
    {776, -1, -1, -1, -1, 0, 719, 163, 0, 1, 2, 28, 3, 0, 0, 8},  // currentTitle
    {777, -1, -1, -1, -1, 0, 720, 164, 0, 1, 2, 28, 27, 0, 0, 8},  // titleLabel
    {778, -1, -1, -1, -1, 0, 721, 165, 0, 1, 2, 28, 45, 0, 0, 8},  // contentEdgeInsets
    {779, -1, -1, -1, -1, 0, 722, 166, 0, 1, 2, 28, 45, 0, 0, 8},  // titleEdgeInsets
    {780, -1, -1, -1, -1, 0, 723, 167, 0, 1, 2, 28, 45, 0, 0, 8},  // imageEdgeInsets
    {781, -1, -1, -1, -1, 0, 724, 168, 0, 1, 2, 28, 2, 0, 0, 8},  // isEnabled
    {782, -1, -1, -1, -1, 0, 725, 169, 0, 1, 2, 28, 2, 0, 0, 8},  // isSelected
    {783, -1, -1, -1, -1, 0, 726, 170, 0, 1, 2, 28, 2, 0, 0, 8},  // isHighlighted
    {784, -1, -1, -1, -1, 0, 727, 171, 0, 1, 2, 28, 49, 0, 0, 8},  // contentHorizontalAlignment
    {785, -1, -1, -1, -1, 0, 728, 172, 0, 1, 2, 28, 49, 0, 0, 8},  // contentVerticalAlignment
    {786, -1, -1, -1, -1, 0, 729, 173, 0, 1, 2, 28, 12, 0, 0, 8},  // contentSize
    {310, 787, 788, -1, -1, 0, 0, 174, 0, 0, 5, 21, 20, 0, 0, 8},  // left
    {307, 787, 789, -1, -1, 0, 0, 175, 0, 0, 5, 21, 20, 0, 0, 8},  // center
    {312, 787, 790, -1, -1, 0, 0, 176, 0, 0, 5, 21, 20, 0, 0, 8},  // right
    {791, 787, 792, -1, -1, 0, 0, 177, 0, 0, 5, 21, 20, 0, 0, 8},  // justified
    {793, 787, 794, -1, -1, 0, 0, 178, 0, 0, 5, 21, 20, 0, 0, 8},  // natural
    {47, -1, -1, -1, -1, 378, 730, 179, 4, 4, 0, 0, 27, 0, 0, 8},  // view
    {795, -1, -1, -1, -1, 0, 734, 0, 0, 1, 2, 28, 27, 0, 0, 9},  // superview
    {796, -1, -1, -1, -1, 0, 735, 1, 0, 1, 2, 28, 4, 0, 0, 9},  // subviews
    {50, -1, -1, -1, -1, 0, 736, 2, 0, 1, 2, 28, 27, 0, 0, 9},  // window
    {797, -1, -1, -1, 1354, 382, 737, 3, 1, 2, 1, 28, 2, 0, 0, 9},  // isDescendant
    {798, -1, -1, -1, -1, 383, 739, 4, 1, 2, 1, 28, 49, 0, 0, 9},  // addSubview
    {799, -1, -1, -1, -1, 384, 741, 5, 1, 2, 1, 28, 49, 0, 0, 9},  // bringSubviewToFront
    {800, -1, -1, -1, 1356, 385, 743, 6, 1, 2, 1, 28, 49, 0, 0, 9},  // bringSubview
    {802, -1, -1, -1, -1, 386, 745, 7, 1, 2, 1, 28, 49, 0, 0, 9},  // sendSubviewToBack
    {803, -1, -1, -1, 1357, 387, 747, 8, 1, 2, 1, 28, 49, 0, 0, 9},  // sendSubview
    {805, -1, -1, -1, -1, 388, 749, 9, 0, 1, 1, 28, 49, 0, 0, 9},  // removeFromSuperview
    {806, -1, -1, -1, 1355, 388, 750, 10, 2, 3, 1, 28, 49, 0, 0, 9},  // insertSubview
    {806, -1, -1, -1, -1, 390, 753, 11, 2, 3, 1, 28, 49, 0, 0, 9},  // insertSubview
    {806, -1, -1, -1, -1, 392, 756, 12, 2, 3, 1, 28, 49, 0, 0, 9},  // insertSubview
    {809, -1, -1, -1, -1, 394, 759, 13, 2, 3, 1, 28, 9, 0, 5, 9},  // convert
    {809, -1, -1, -1, -1, 396, 762, 14, 2, 3, 1, 28, 9, 0, 5, 9},  // convert
    {810, -1, -1, -1, -1, 398, 765, 15, 2, 3, 1, 28, 9, 0, 5, 9},  // convertRect
    {810, -1, -1, -1, -1, 400, 768, 16, 2, 3, 1, 28, 9, 0, 5, 9},  // convertRect
    {813, -1, -1, -1, -1, 402, 771, 17, 2, 3, 1, 28, 9, 0, 5, 9},  // convertPoint
    {813, -1, -1, -1, -1, 404, 774, 18, 2, 3, 1, 28, 9, 0, 5, 9},  // convertPoint
    {814, -1, -1, -1, -1, 406, 777, 19, 0, 1, 1, 28, 49, 0, 0, 9},  // setNeedsLayout
    {815, -1, -1, -1, -1, 406, 778, 20, 0, 1, 1, 28, 49, 0, 0, 9},  // setNeedsDisplay
    {816, -1, -1, -1, -1, 406, 779, 21, 0, 1, 1, 28, 49, 0, 0, 9},  // layoutSubviews
    {817, -1, -1, -1, -1, 406, 780, 22, 0, 1, 1, 28, 2, 0, 0, 9},  // becomeFirstResponder
    {818, -1, -1, -1, -1, 406, 781, 23, 0, 1, 1, 28, 2, 0, 0, 9},  // resignFirstResponder
    {819, -1, -1, -1, -1, 406, 782, 24, 1, 2, 1, 28, 12, 0, 0, 9},  // sizeThatFits
    {820, -1, -1, -1, -1, 407, 784, 25, 0, 1, 1, 28, 49, 0, 0, 9},  // sizeToFit
    {821, -1, -1, -1, -1, 407, 785, 26, 0, 1, 1, 28, 49, 0, 0, 9},  // layoutIfNeeded
    {814, -1, -1, -1, -1, 407, 786, 27, 0, 1, 1, 29, 49, 0, 0, 9},  // setNeedsLayout
    {815, -1, -1, -1, -1, 407, 787, 28, 0, 1, 1, 29, 49, 0, 0, 9},  // setNeedsDisplay
    {822, -1, -1, -1, -1, 407, 788, 29, 0, 1, 1, 29, 49, 0, 0, 9},  // layoutSublayers
    {821, -1, -1, -1, -1, 407, 789, 30, 0, 1, 1, 29, 49, 0, 0, 9},  // layoutIfNeeded
    {823, -1, -1, -1, -1, 407, 790, 31, 1, 2, 1, 28, 27, 0, 0, 9},  // viewWithTag
    {824, -1, -1, -1, -1, 408, 792, 32, 2, 3, 1, 29, 49, 0, 0, 9},  // insertSublayer
    {824, -1, -1, -1, -1, 410, 795, 33, 2, 3, 1, 29, 49, 0, 0, 9},  // insertSublayer
    {824, -1, -1, -1, -1, 412, 798, 34, 2, 3, 1, 29, 49, 0, 0, 9},  // insertSublayer
    {827, 171, -1, -1, -1, 0, 0, 35, 0, 0, 5, 28, 0, 0, 0, 9},  // noIntrinsicMetric
    {828, -1, -1, -1, -1, 0, 801, 36, 0, 1, 2, 28, 49, 0, 0, 9},  // rootViewController
    {829, -1, -1, -1, -1, 0, 802, 37, 0, 1, 2, 28, 49, 0, 0, 9},  // liveView
    {830, -1, -1, -1, -1, 414, 803, 38, 0, 1, 1, 28, 49, 0, 0, 9},  // makeKeyAndVisible
    {831, -1, -1, -1, -1, 414, 804, 39, 0, 1, 1, 28, 49, 0, 0, 9},  // makeKey
    {833, 832, -1, -1, -1, 0, 0, 40, 0, 0, 5, 28, 27, 0, 0, 9},  // current
    {835, 834, -1, -1, -1, 0, 0, 41, 0, 0, 5, 28, 27, 0, 0, 9},  // currentPage
    {836, -1, -1, -1, -1, 0, 805, 42, 0, 1, 2, 28, 2, 0, 0, 9},  // needsIndefiniteExecution
    {838, 837, -1, -1, -1, 0, 0, 43, 0, 0, 5, 28, 27, 0, 0, 9},  // main
    {839, 837, -1, -1, -1, 414, 806, 44, 0, 0, 4, 28, 27, 0, 0, 9},  // mainScreen
    {840, -1, -1, -1, 1352, 414, 806, 45, 2, 3, 1, 28, 27, 0, 5, 9},  // hitTest
    {265, -1, -1, -1, 1353, 416, 809, 46, 2, 3, 1, 28, 2, 0, 5, 9},  // point
    {842, -1, -1, -1, -1, 418, 812, 0, 0, 0, 3, 0, 28, 0, 0, 10},  // CALayer
    {843, -1, -1, -1, -1, 418, 812, 1, 0, 0, 3, 0, 28, 0, 0, 10},  // CAShapeLayer
    {844, -1, -1, -1, -1, 418, 812, 2, 0, 0, 3, 0, 28, 0, 0, 10},  // CAGradientLayer
    {845, -1, -1, -1, -1, 418, 812, 3, 0, 0, 3, 0, 28, 0, 0, 10},  // CATextLayer
    {846, -1, -1, -1, -1, 0, 812, 4, 0, 1, 2, 29, 4, 0, 0, 10},  // colors
    {847, -1, -1, -1, -1, 0, 813, 5, 0, 1, 2, 29, 4, 0, 0, 10},  // locations
    {848, -1, -1, -1, -1, 0, 814, 6, 0, 1, 2, 29, 9, 0, 0, 10},  // startPoint
    {849, -1, -1, -1, -1, 0, 815, 7, 0, 1, 2, 29, 9, 0, 0, 10},  // endPoint
    {215, -1, -1, -1, -1, 0, 816, 8, 0, 1, 2, 29, 49, 0, 0, 10},  // string
    {630, -1, -1, -1, -1, 0, 817, 9, 0, 1, 2, 29, 49, 0, 0, 10},  // font
    {850, -1, -1, -1, -1, 0, 818, 10, 0, 1, 2, 29, 0, 0, 0, 10},  // fontSize
    {851, -1, -1, -1, -1, 0, 819, 11, 0, 1, 2, 29, 17, 0, 0, 10},  // foregroundColor
    {852, -1, -1, -1, -1, 0, 820, 12, 0, 1, 2, 29, 2, 0, 0, 10},  // isWrapped
    {612, -1, -1, -1, -1, 0, 821, 13, 0, 1, 2, 29, 13, 0, 9, 10},  // frame
    {613, -1, -1, -1, -1, 0, 822, 14, 0, 1, 2, 29, 13, 0, 10, 10},  // bounds
    {88, -1, -1, -1, -1, 0, 823, 15, 0, 1, 2, 29, 9, 0, 11, 10},  // position
    {614, -1, -1, -1, -1, 0, 824, 16, 0, 1, 2, 29, 9, 0, 12, 10},  // anchorPoint
    {615, -1, -1, -1, 1358, 0, 825, 17, 0, 1, 2, 29, 2, 0, 0, 10},  // isHidden
    {853, -1, -1, -1, -1, 0, 826, 18, 0, 1, 2, 29, 2, 0, 0, 10},  // masksToBounds
    {617, -1, -1, -1, -1, 0, 827, 19, 0, 1, 2, 29, 3, 0, 0, 10},  // name
    {854, -1, -1, -1, -1, 0, 828, 20, 0, 1, 2, 29, 14, 0, 0, 10},  // sublayerTransform
    {89, -1, -1, -1, -1, 0, 829, 21, 0, 1, 2, 29, 14, 0, 0, 10},  // transform
    {855, -1, -1, -1, -1, 0, 830, 22, 0, 1, 2, 29, 0, 0, 0, 10},  // zPosition
    {856, -1, -1, -1, -1, 0, 831, 23, 0, 1, 2, 29, 0, 0, 0, 10},  // opacity
    {626, -1, -1, -1, -1, 0, 832, 24, 0, 1, 2, 29, 17, 0, 0, 10},  // backgroundColor
    {857, -1, -1, -1, -1, 0, 833, 25, 0, 1, 2, 29, 0, 0, 0, 10},  // cornerRadius
    {858, -1, -1, -1, -1, 0, 834, 26, 0, 1, 2, 29, 0, 0, 0, 10},  // borderWidth
    {859, -1, -1, -1, -1, 0, 835, 27, 0, 1, 2, 29, 17, 0, 0, 10},  // borderColor
    {656, -1, -1, -1, -1, 0, 836, 28, 0, 1, 2, 29, 17, 0, 0, 10},  // shadowColor
    {860, -1, -1, -1, -1, 0, 837, 29, 0, 1, 2, 29, 0, 0, 0, 10},  // shadowOpacity
    {861, -1, -1, -1, -1, 0, 838, 30, 0, 1, 2, 29, 0, 0, 0, 10},  // shadowRadius
    {862, -1, -1, -1, -1, 0, 839, 31, 0, 1, 2, 29, 12, 0, 0, 10},  // shadowOffset
    {863, -1, -1, -1, -1, 0, 840, 32, 0, 1, 2, 29, 29, 0, 0, 10},  // shadowPath
    {864, -1, -1, -1, -1, 0, 841, 33, 0, 1, 2, 29, 0, 0, 0, 10},  // contentsScale
    {865, -1, -1, -1, -1, 0, 842, 34, 0, 1, 2, 29, 49, 0, 0, 10},  // contents
    {866, -1, -1, -1, -1, 0, 843, 35, 0, 1, 2, 29, 2, 0, 0, 10},  // shouldRasterize
    {867, -1, -1, -1, -1, 0, 844, 36, 0, 1, 2, 29, 0, 0, 0, 10},  // rasterizationScale
    {868, -1, -1, -1, -1, 0, 845, 37, 0, 1, 2, 29, 2, 0, 0, 10},  // isDoubleSided
    {638, -1, -1, -1, -1, 0, 846, 38, 0, 1, 2, 29, 28, 0, 0, 10},  // mask
    {869, -1, -1, -1, -1, 0, 847, 39, 0, 1, 2, 29, 49, 0, 0, 10},  // contentsGravity
    {870, -1, -1, -1, -1, 0, 848, 40, 0, 1, 2, 29, 49, 0, 0, 10},  // actions
    {871, -1, -1, -1, -1, 0, 849, 41, 0, 1, 2, 29, 49, 0, 0, 10},  // magnificationFilter
    {872, -1, -1, -1, -1, 0, 850, 42, 0, 1, 2, 29, 49, 0, 0, 10},  // minificationFilter
    {873, -1, -1, -1, -1, 0, 851, 43, 0, 1, 2, 29, 49, 0, 0, 10},  // compositingFilter
    {874, -1, -1, -1, -1, 0, 852, 44, 0, 1, 2, 29, 49, 0, 0, 10},  // cornerCurve
    {875, -1, -1, -1, -1, 0, 853, 45, 0, 1, 2, 29, 49, 0, 0, 10},  // maskedCorners
    {682, -1, -1, -1, -1, 0, 854, 46, 0, 1, 2, 29, 49, 0, 0, 10},  // delegate
    {632, -1, -1, -1, -1, 0, 855, 47, 0, 1, 2, 29, 2, 0, 0, 10},  // isOpaque
    {876, -1, -1, -1, -1, 0, 856, 48, 0, 1, 2, 29, 2, 0, 0, 10},  // needsDisplayOnBoundsChange
    {877, -1, -1, -1, -1, 0, 857, 49, 0, 1, 2, 29, 2, 0, 0, 10},  // allowsEdgeAntialiasing
    {878, -1, -1, -1, -1, 0, 858, 50, 0, 1, 2, 29, 49, 0, 0, 10},  // lineCap
    {879, -1, -1, -1, -1, 0, 859, 51, 0, 1, 2, 29, 49, 0, 0, 10},  // fillRule
    {880, -1, -1, -1, -1, 0, 860, 52, 0, 1, 2, 29, 0, 0, 0, 10},  // miterLimit
    {881, -1, -1, -1, -1, 0, 861, 53, 0, 1, 2, 29, 0, 0, 0, 10},  // strokeStart
    {882, -1, -1, -1, -1, 0, 862, 54, 0, 1, 2, 29, 0, 0, 0, 10},  // strokeEnd
    {883, -1, -1, -1, -1, 418, 863, 55, 0, 1, 1, 29, 14, 0, 0, 10},  // affineTransform
    {91, -1, -1, -1, -1, 418, 864, 56, 1, 2, 1, 29, 49, 0, 8, 10},  // setAffineTransform
    {884, -1, -1, -1, 1363, 419, 866, 57, 0, 1, 1, 29, 28, 0, 0, 10},  // presentation
    {885, -1, -1, -1, 1364, 419, 867, 58, 0, 1, 1, 29, 28, 0, 0, 10},  // model
    {886, -1, -1, -1, -1, 0, 868, 59, 0, 1, 2, 29, 28, 0, 0, 10},  // superlayer
    {887, -1, -1, -1, -1, 0, 869, 60, 0, 1, 2, 29, 4, 0, 0, 10},  // sublayers
    {888, -1, -1, -1, -1, 419, 870, 61, 1, 2, 1, 29, 49, 0, 0, 10},  // addSublayer
    {889, -1, -1, -1, -1, 420, 872, 62, 0, 1, 1, 29, 49, 0, 0, 10},  // removeFromSuperlayer
    {809, -1, -1, -1, 1359, 420, 873, 63, 2, 3, 1, 29, 9, 0, 5, 10},  // convert
    {809, -1, -1, -1, 1361, 422, 876, 64, 2, 3, 1, 29, 9, 0, 5, 10},  // convert
    {840, -1, -1, -1, -1, 424, 879, 65, 1, 2, 1, 29, 28, 0, 0, 10},  // hitTest
    {327, -1, -1, -1, 1281, 425, 881, 66, 1, 2, 1, 29, 2, 0, 0, 10},  // contains
    {890, -1, -1, -1, -1, 426, 883, 0, 0, 0, 0, 0, 42, 0, 0, 11},  // Rectangle
    {891, -1, -1, -1, -1, 426, 883, 1, 1, 1, 0, 0, 42, 0, 0, 11},  // Text
    {892, -1, -1, -1, -1, 427, 884, 2, 1, 1, 0, 0, 42, 0, 0, 11},  // Image
    {612, -1, -1, -1, -1, 428, 885, 3, 2, 3, 1, 43, 42, 0, 0, 11},  // frame
    {612, -1, -1, -1, -1, 430, 888, 4, 1, 2, 1, 43, 42, 0, 0, 11},  // frame
    {612, -1, -1, -1, -1, 431, 890, 5, 1, 2, 1, 43, 42, 0, 0, 11},  // frame
    {894, -1, -1, -1, -1, 432, 892, 6, 1, 2, 1, 43, 42, 0, 0, 11},  // padding
    {88, -1, -1, -1, -1, 433, 894, 7, 2, 3, 1, 43, 42, 0, 0, 11},  // position
    {88, -1, -1, -1, -1, 435, 897, 8, 1, 2, 1, 43, 42, 0, 0, 11},  // position
    {895, -1, -1, -1, -1, 436, 899, 9, 2, 3, 1, 43, 42, 0, 0, 11},  // offset
    {895, -1, -1, -1, -1, 438, 902, 10, 1, 2, 1, 43, 42, 0, 0, 11},  // offset
    {895, -1, -1, -1, -1, 439, 904, 11, 1, 2, 1, 43, 42, 0, 0, 11},  // offset
    {895, -1, -1, -1, -1, 440, 906, 12, 1, 2, 1, 43, 42, 0, 0, 11},  // offset
    {896, -1, -1, -1, -1, 441, 908, 13, 1, 2, 1, 43, 42, 0, 0, 11},  // rotationEffect
    {896, -1, -1, -1, -1, 442, 910, 14, 2, 3, 1, 43, 42, 0, 0, 11},  // rotationEffect
    {898, -1, -1, -1, -1, 444, 913, 15, 1, 2, 1, 43, 42, 0, 0, 11},  // scaleEffect
    {898, -1, -1, -1, -1, 445, 915, 16, 2, 3, 1, 43, 42, 0, 0, 11},  // scaleEffect
    {898, -1, -1, -1, -1, 447, 918, 17, 2, 3, 1, 43, 42, 0, 0, 11},  // scaleEffect
    {898, -1, -1, -1, -1, 449, 921, 18, 3, 4, 1, 43, 42, 0, 0, 11},  // scaleEffect
    {899, -1, -1, -1, -1, 452, 925, 19, 1, 2, 1, 43, 42, 0, 0, 11},  // transformEffect
    {900, -1, -1, -1, -1, 453, 927, 20, 1, 2, 1, 43, 42, 0, 0, 11},  // modifier
    {89, -1, -1, -1, -1, 0, 929, 21, 0, 1, 2, 43, 14, 0, 0, 11},  // transform
    {306, -1, -1, -1, -1, 0, 930, 22, 0, 1, 2, 43, 4, 0, 0, 11},  // corners
    {307, -1, -1, -1, -1, 0, 931, 23, 0, 1, 2, 43, 9, 0, 0, 11},  // center
    {901, -1, -1, -1, -1, 0, 932, 24, 0, 1, 2, 43, 13, 0, 0, 11},  // layoutFrame
    {257, -1, -1, -1, -1, 0, 933, 25, 0, 1, 2, 43, 12, 0, 0, 11},  // size
    {902, 903, -1, -1, -1, 0, 0, 26, 0, 0, 5, 44, 43, 0, 0, 11},  // topLeading
    {309, 903, -1, -1, -1, 0, 0, 27, 0, 0, 5, 44, 43, 0, 0, 11},  // top
    {904, 903, -1, -1, -1, 0, 0, 28, 0, 0, 5, 44, 43, 0, 0, 11},  // topTrailing
    {905, 903, -1, -1, -1, 0, 0, 29, 0, 0, 5, 44, 43, 0, 0, 11},  // leading
    {307, 903, -1, -1, -1, 0, 0, 30, 0, 0, 5, 44, 43, 0, 0, 11},  // center
    {906, 903, -1, -1, -1, 0, 0, 31, 0, 0, 5, 44, 43, 0, 0, 11},  // trailing
    {907, 903, -1, -1, -1, 0, 0, 32, 0, 0, 5, 44, 43, 0, 0, 11},  // bottomLeading
    {311, 903, -1, -1, -1, 0, 0, 33, 0, 0, 5, 44, 43, 0, 0, 11},  // bottom
    {908, 903, -1, -1, -1, 0, 0, 34, 0, 0, 5, 44, 43, 0, 0, 11},  // bottomTrailing
    {903, -1, -1, -1, -1, 454, 934, 35, 2, 2, 0, 0, 9, 0, 0, 11},  // UnitPoint
    {910, -1, -1, -1, -1, 456, 936, 36, 1, 1, 3, 0, 14, 0, 0, 11},  // ProjectionTransform
    {912, -1, -1, -1, -1, 457, 937, 0, 2, 2, 3, 0, 30, 0, 0, 12},  // UIPanGestureRecognizer
    {912, -1, -1, -1, -1, 459, 939, 1, 1, 1, 3, 0, 30, 0, 0, 12},  // UIPanGestureRecognizer
    {912, -1, -1, -1, -1, 0, 0, 2, 0, 0, 3, 0, 30, 0, 0, 12},  // UIPanGestureRecognizer
    {914, -1, -1, -1, -1, 460, 940, 3, 2, 2, 3, 0, 30, 0, 0, 12},  // UIPinchGestureRecognizer
    {914, -1, -1, -1, -1, 462, 942, 4, 1, 1, 3, 0, 30, 0, 0, 12},  // UIPinchGestureRecognizer
    {914, -1, -1, -1, -1, 0, 0, 5, 0, 0, 3, 0, 30, 0, 0, 12},  // UIPinchGestureRecognizer
    {915, -1, -1, -1, -1, 463, 943, 6, 2, 2, 3, 0, 30, 0, 0, 12},  // UIRotationGestureRecognizer
    {915, -1, -1, -1, -1, 465, 945, 7, 1, 1, 3, 0, 30, 0, 0, 12},  // UIRotationGestureRecognizer
    {915, -1, -1, -1, -1, 0, 0, 8, 0, 0, 3, 0, 30, 0, 0, 12},  // UIRotationGestureRecognizer
    {916, -1, -1, -1, -1, 466, 946, 9, 2, 2, 3, 0, 30, 0, 0, 12},  // UITapGestureRecognizer
    {916, -1, -1, -1, -1, 468, 948, 10, 1, 1, 3, 0, 30, 0, 0, 12},  // UITapGestureRecognizer
    {916, -1, -1, -1, -1, 0, 0, 11, 0, 0, 3, 0, 30, 0, 0, 12},  // UITapGestureRecognizer
    {917, -1, -1, -1, -1, 469, 949, 12, 2, 2, 3, 0, 30, 0, 0, 12},  // UILongPressGestureRecognizer
    {917, -1, -1, -1, -1, 471, 951, 13, 1, 1, 3, 0, 30, 0, 0, 12},  // UILongPressGestureRecognizer
    {917, -1, -1, -1, -1, 0, 0, 14, 0, 0, 3, 0, 30, 0, 0, 12},  // UILongPressGestureRecognizer
    {918, -1, -1, -1, -1, 472, 952, 15, 2, 2, 3, 0, 30, 0, 0, 12},  // UISwipeGestureRecognizer
    {918, -1, -1, -1, -1, 474, 954, 16, 1, 1, 3, 0, 30, 0, 0, 12},  // UISwipeGestureRecognizer
    {918, -1, -1, -1, -1, 0, 0, 17, 0, 0, 3, 0, 30, 0, 0, 12},  // UISwipeGestureRecognizer
    {709, 911, -1, -1, -1, 0, 0, 18, 0, 0, 5, 31, 46, 0, 0, 12},  // State
    {919, 911, -1, -1, -1, 0, 0, 19, 0, 0, 5, 31, 46, 0, 0, 12},  // Direction
    {922, 923, 924, -1, -1, 0, 0, 20, 0, 0, 5, 32, 31, 0, 0, 12},  // possible
    {925, 923, -1, -1, -1, 0, 0, 21, 0, 0, 5, 32, 31, 0, 0, 12},  // Possible
    {926, 923, 927, -1, -1, 0, 0, 22, 0, 0, 5, 32, 31, 0, 0, 12},  // began
    {928, 923, -1, -1, -1, 0, 0, 23, 0, 0, 5, 32, 31, 0, 0, 12},  // Began
    {929, 923, 930, -1, -1, 0, 0, 24, 0, 0, 5, 32, 31, 0, 0, 12},  // changed
    {931, 923, -1, -1, -1, 0, 0, 25, 0, 0, 5, 32, 31, 0, 0, 12},  // Changed
    {932, 923, 933, -1, -1, 0, 0, 26, 0, 0, 5, 32, 31, 0, 0, 12},  // ended
    {934, 923, -1, -1, -1, 0, 0, 27, 0, 0, 5, 32, 31, 0, 0, 12},  // Ended
    {935, 923, 936, -1, -1, 0, 0, 28, 0, 0, 5, 32, 31, 0, 0, 12},  // cancelled
    {937, 923, -1, -1, -1, 0, 0, 29, 0, 0, 5, 32, 31, 0, 0, 12},  // Cancelled
    {938, 923, 939, -1, -1, 0, 0, 30, 0, 0, 5, 32, 31, 0, 0, 12},  // failed
    {940, 923, -1, -1, -1, 0, 0, 31, 0, 0, 5, 32, 31, 0, 0, 12},  // Failed
    {941, 923, 942, -1, -1, 0, 0, 32, 0, 0, 5, 32, 31, 0, 0, 12},  // recognized
    {312, 943, 944, -1, -1, 0, 0, 33, 0, 0, 5, 33, 32, 0, 0, 12},  // right
    {945, 943, -1, -1, -1, 0, 0, 34, 0, 0, 5, 33, 32, 0, 0, 12},  // Right
    {310, 943, 946, -1, -1, 0, 0, 35, 0, 0, 5, 33, 32, 0, 0, 12},  // left
    {947, 943, -1, -1, -1, 0, 0, 36, 0, 0, 5, 33, 32, 0, 0, 12},  // Left
    {432, 943, 948, -1, -1, 0, 0, 37, 0, 0, 5, 33, 32, 0, 0, 12},  // up
    {949, 943, -1, -1, -1, 0, 0, 38, 0, 0, 5, 33, 32, 0, 0, 12},  // Up
    {433, 943, 950, -1, -1, 0, 0, 39, 0, 0, 5, 33, 32, 0, 0, 12},  // down
    {951, 943, -1, -1, -1, 0, 0, 40, 0, 0, 5, 33, 32, 0, 0, 12},  // Down
    {952, -1, -1, -1, -1, 0, 955, 41, 0, 1, 2, 31, 31, 0, 0, 12},  // state
    {781, -1, -1, -1, 953, 0, 956, 42, 0, 1, 2, 31, 2, 0, 0, 12},  // isEnabled
    {953, -1, -1, -1, -1, 0, 957, 43, 0, 1, 2, 31, 2, 0, 0, 12},  // enabled
    {47, -1, -1, -1, -1, 0, 958, 44, 0, 1, 2, 31, 27, 0, 0, 12},  // view
    {617, -1, -1, -1, -1, 0, 959, 45, 0, 1, 2, 31, 3, 0, 0, 12},  // name
    {954, -1, -1, -1, -1, 0, 960, 46, 0, 1, 2, 31, 2, 0, 0, 12},  // cancelsTouchesInView
    {955, -1, -1, -1, -1, 0, 961, 47, 0, 1, 2, 31, 2, 0, 0, 12},  // delaysTouchesBegan
    {956, -1, -1, -1, -1, 0, 962, 48, 0, 1, 2, 31, 2, 0, 0, 12},  // delaysTouchesEnded
    {957, -1, -1, -1, -1, 0, 963, 49, 0, 1, 2, 31, 0, 0, 0, 12},  // numberOfTouches
    {682, -1, -1, -1, -1, 0, 964, 50, 0, 1, 2, 31, 49, 0, 0, 12},  // delegate
    {958, -1, -1, -1, -1, 0, 965, 51, 0, 1, 2, 31, 0, 0, 0, 12},  // minimumNumberOfTouches
    {959, -1, -1, -1, -1, 0, 966, 52, 0, 1, 2, 31, 0, 0, 0, 12},  // maximumNumberOfTouches
    {960, -1, -1, -1, -1, 0, 967, 53, 0, 1, 2, 31, 0, 0, 0, 12},  // numberOfTapsRequired
    {961, -1, -1, -1, -1, 0, 968, 54, 0, 1, 2, 31, 0, 0, 0, 12},  // numberOfTouchesRequired
    {962, -1, -1, -1, -1, 0, 969, 55, 0, 1, 2, 31, 0, 0, 0, 12},  // minimumPressDuration
    {963, -1, -1, -1, -1, 0, 970, 56, 0, 1, 2, 31, 0, 0, 0, 12},  // allowableMovement
    {964, -1, -1, -1, -1, 0, 971, 57, 0, 1, 2, 31, 32, 0, 0, 12},  // direction
    {235, -1, -1, -1, -1, 0, 972, 58, 0, 1, 2, 31, 0, 0, 0, 12},  // scale
    {237, -1, -1, -1, -1, 0, 973, 59, 0, 1, 2, 31, 0, 0, 0, 12},  // rotation
    {965, -1, -1, -1, -1, 0, 974, 60, 0, 1, 2, 31, 0, 0, 0, 12},  // velocity
    {966, -1, -1, -1, -1, 475, 975, 61, 1, 2, 1, 31, 9, 0, 0, 12},  // location
    {967, -1, -1, -1, -1, 476, 977, 62, 1, 2, 1, 31, 9, 0, 0, 12},  // locationInView
    {966, -1, -1, -1, 1377, 477, 979, 63, 2, 3, 1, 31, 9, 0, 0, 12},  // location
    {969, -1, -1, -1, -1, 479, 982, 64, 2, 3, 1, 31, 9, 0, 0, 12},  // locationOfTouch
    {238, -1, -1, -1, -1, 481, 985, 65, 1, 2, 1, 31, 9, 0, 0, 12},  // translation
    {971, -1, -1, -1, -1, 482, 987, 66, 1, 2, 1, 31, 9, 0, 0, 12},  // translationInView
    {965, -1, -1, -1, -1, 483, 989, 67, 1, 2, 1, 31, 9, 0, 0, 12},  // velocity
    {972, -1, -1, -1, -1, 484, 991, 68, 1, 2, 1, 31, 9, 0, 0, 12},  // velocityInView
    {973, -1, -1, -1, 1378, 485, 993, 69, 2, 3, 1, 31, 49, 0, 0, 12},  // setTranslation
    {973, -1, -1, -1, -1, 487, 996, 70, 2, 3, 1, 31, 49, 0, 0, 12},  // setTranslation
    {763, -1, -1, -1, -1, 489, 999, 71, 2, 3, 1, 31, 49, 0, 0, 12},  // addTarget
    {766, -1, -1, -1, -1, 491, 1002, 72, 2, 3, 1, 31, 49, 0, 0, 12},  // removeTarget
    {974, -1, -1, -1, 1379, 493, 1005, 73, 1, 2, 1, 31, 49, 0, 0, 12},  // require
    {976, -1, -1, -1, -1, 494, 1007, 74, 1, 2, 1, 31, 49, 0, 0, 12},  // requireGestureRecognizerToFail
    {977, -1, -1, -1, -1, 495, 1009, 75, 1, 2, 1, 28, 49, 0, 0, 12},  // addGestureRecognizer
    {978, -1, -1, -1, -1, 496, 1011, 76, 1, 2, 1, 28, 49, 0, 0, 12},  // removeGestureRecognizer
    {979, -1, -1, -1, -1, 0, 1013, 77, 0, 1, 2, 28, 4, 0, 0, 12},  // gestureRecognizers
    {980, -1, -1, -1, -1, 0, 1014, 78, 0, 1, 2, 28, 2, 0, 0, 12},  // isMultipleTouchEnabled
    {981, -1, -1, -1, -1, 0, 1015, 79, 0, 1, 2, 28, 2, 0, 0, 12},  // multipleTouchEnabled
    {982, -1, -1, -1, -1, 0, 1016, 80, 0, 1, 2, 28, 2, 0, 0, 12},  // isExclusiveTouch
    {966, -1, -1, -1, -1, 497, 1017, 0, 1, 2, 1, 46, 9, 0, 0, 13},  // location
    {967, -1, -1, -1, -1, 498, 1019, 1, 1, 2, 1, 46, 9, 0, 0, 13},  // locationInView
    {986, -1, -1, -1, -1, 499, 1021, 2, 1, 2, 1, 46, 9, 0, 0, 13},  // previousLocation
    {987, -1, -1, -1, -1, 500, 1023, 3, 1, 2, 1, 46, 9, 0, 0, 13},  // previousLocationInView
    {988, -1, -1, -1, -1, 501, 1025, 4, 0, 1, 1, 5, 49, 0, 0, 13},  // anyObject
    {989, -1, -1, -1, -1, 501, 1026, 5, 3, 3, 0, 0, 49, 0, 0, 13},  // drag
    {989, -1, -1, -1, -1, 504, 1029, 6, 4, 4, 0, 0, 49, 0, 0, 13},  // drag
    {992, -1, -1, -1, -1, 508, 1033, 7, 3, 3, 0, 0, 49, 0, 0, 13},  // fingers
    {992, -1, -1, -1, -1, 511, 1036, 8, 4, 4, 0, 0, 49, 0, 0, 13},  // fingers
    {993, -1, -1, -1, -1, 515, 1040, 9, 4, 4, 0, 0, 49, 0, 0, 13},  // pinch
    {993, -1, -1, -1, -1, 519, 1044, 10, 5, 5, 0, 0, 49, 0, 0, 13},  // pinch
    {994, -1, -1, -1, -1, 524, 1049, 11, 4, 4, 0, 0, 49, 0, 0, 13},  // twist
    {996, -1, -1, -1, -1, 528, 1053, 12, 1, 1, 0, 0, 49, 0, 0, 13},  // tap
    {996, -1, -1, -1, -1, 529, 1054, 13, 2, 2, 0, 0, 49, 0, 0, 13},  // tap
    {996, -1, -1, -1, -1, 531, 1056, 14, 2, 2, 0, 0, 49, 0, 0, 13},  // tap
    {996, -1, -1, -1, -1, 533, 1058, 15, 3, 3, 0, 0, 49, 0, 0, 13},  // tap
    {998, -1, -1, -1, -1, 536, 1061, 16, 2, 2, 0, 0, 49, 0, 0, 13},  // press
    {992, -1, -1, -1, -1, 538, 1063, 17, 2, 2, 0, 0, 49, 0, 0, 13},  // fingers
    {1000, -1, -1, -1, -1, 540, 1065, 18, 0, 0, 0, 0, 49, 0, 0, 13},  // lift
    {1001, -1, -1, -1, -1, 540, 1065, 19, 0, 0, 0, 0, 49, 0, 0, 13},  // cancel
    {1004, 171, -1, -1, -1, 0, 0, 0, 0, 0, 5, 28, 46, 0, 0, 14},  // AnimationOptions
    {1005, 171, -1, -1, -1, 0, 0, 1, 0, 0, 5, 28, 46, 0, 0, 14},  // KeyframeAnimationOptions
    {1007, 171, -1, -1, -1, 0, 0, 2, 0, 0, 5, 28, 46, 0, 0, 14},  // AnimationCurve
    {1011, 1002, 1012, -1, -1, 0, 0, 3, 0, 0, 5, 36, 35, 0, 0, 14},  // curveEaseInOut
    {1013, 1002, 1014, -1, -1, 0, 0, 4, 0, 0, 5, 36, 35, 0, 0, 14},  // curveEaseIn
    {1015, 1002, 1016, -1, -1, 0, 0, 5, 0, 0, 5, 36, 35, 0, 0, 14},  // curveEaseOut
    {1017, 1002, 1018, -1, -1, 0, 0, 6, 0, 0, 5, 36, 35, 0, 0, 14},  // curveLinear
    {10, 1002, 1019, -1, -1, 0, 0, 7, 0, 0, 5, 36, 35, 0, 0, 14},  // repeat
    {1020, 1002, 1021, -1, -1, 0, 0, 8, 0, 0, 5, 36, 35, 0, 0, 14},  // autoreverse
    {1022, 1002, 1023, -1, -1, 0, 0, 9, 0, 0, 5, 36, 35, 0, 0, 14},  // beginFromCurrentState
    {1024, 1002, 1025, -1, -1, 0, 0, 10, 0, 0, 5, 36, 35, 0, 0, 14},  // overrideInheritedDuration
    {1026, 1002, 1027, -1, -1, 0, 0, 11, 0, 0, 5, 36, 35, 0, 0, 14},  // overrideInheritedCurve
    {1028, 1002, 1029, -1, -1, 0, 0, 12, 0, 0, 5, 36, 35, 0, 0, 14},  // overrideInheritedOptions
    {1030, 1002, 1031, -1, -1, 0, 0, 13, 0, 0, 5, 36, 35, 0, 0, 14},  // allowUserInteraction
    {816, 1002, 1032, -1, -1, 0, 0, 14, 0, 0, 5, 36, 35, 0, 0, 14},  // layoutSubviews
    {1033, 1002, 1034, -1, -1, 0, 0, 15, 0, 0, 5, 36, 35, 0, 0, 14},  // allowAnimatedContent
    {1035, 1002, 1036, -1, -1, 0, 0, 16, 0, 0, 5, 36, 35, 0, 0, 14},  // showHideTransitionViews
    {1037, 1002, 1038, -1, -1, 0, 0, 17, 0, 0, 5, 36, 35, 0, 0, 14},  // calculationModeLinear
    {1039, 1002, 1040, -1, -1, 0, 0, 18, 0, 0, 5, 36, 35, 0, 0, 14},  // calculationModeDiscrete
    {1041, 1002, -1, -1, -1, 0, 0, 19, 0, 0, 5, 36, 35, 0, 0, 14},  // CurveEaseInOut
    {1042, 1002, -1, -1, -1, 0, 0, 20, 0, 0, 5, 36, 35, 0, 0, 14},  // CurveEaseIn
    {1043, 1002, -1, -1, -1, 0, 0, 21, 0, 0, 5, 36, 35, 0, 0, 14},  // CurveEaseOut
    {1044, 1002, -1, -1, -1, 0, 0, 22, 0, 0, 5, 36, 35, 0, 0, 14},  // CurveLinear
    {1045, 1002, -1, -1, -1, 0, 0, 23, 0, 0, 5, 36, 35, 0, 0, 14},  // Repeat
    {1046, 1002, -1, -1, -1, 0, 0, 24, 0, 0, 5, 36, 35, 0, 0, 14},  // Autoreverse
    {1047, 1002, -1, -1, -1, 0, 0, 25, 0, 0, 5, 36, 35, 0, 0, 14},  // BeginFromCurrentState
    {1048, 1002, -1, -1, -1, 0, 0, 26, 0, 0, 5, 36, 35, 0, 0, 14},  // OverrideInheritedDuration
    {1049, 1002, -1, -1, -1, 0, 0, 27, 0, 0, 5, 36, 35, 0, 0, 14},  // OverrideInheritedCurve
    {1050, 1002, -1, -1, -1, 0, 0, 28, 0, 0, 5, 36, 35, 0, 0, 14},  // OverrideInheritedOptions
    {1051, 1002, -1, -1, -1, 0, 0, 29, 0, 0, 5, 36, 35, 0, 0, 14},  // AllowUserInteraction
    {1052, 1002, -1, -1, -1, 0, 0, 30, 0, 0, 5, 36, 35, 0, 0, 14},  // LayoutSubviews
    {1053, 1002, -1, -1, -1, 0, 0, 31, 0, 0, 5, 36, 35, 0, 0, 14},  // CalculationModeLinear
    {1054, 1006, 1055, -1, -1, 0, 0, 32, 0, 0, 5, 37, 36, 0, 0, 14},  // easeInOut
    {1056, 1006, 1057, -1, -1, 0, 0, 33, 0, 0, 5, 37, 36, 0, 0, 14},  // easeIn
    {1058, 1006, 1059, -1, -1, 0, 0, 34, 0, 0, 5, 37, 36, 0, 0, 14},  // easeOut
    {1060, 1006, 1061, -1, -1, 0, 0, 35, 0, 0, 5, 37, 36, 0, 0, 14},  // linear
    {1062, 1006, -1, -1, -1, 0, 0, 36, 0, 0, 5, 37, 36, 0, 0, 14},  // EaseInOut
    {1063, 1006, -1, -1, -1, 0, 0, 37, 0, 0, 5, 37, 36, 0, 0, 14},  // EaseIn
    {1064, 1006, -1, -1, -1, 0, 0, 38, 0, 0, 5, 37, 36, 0, 0, 14},  // EaseOut
    {1065, 1006, -1, -1, -1, 0, 0, 39, 0, 0, 5, 37, 36, 0, 0, 14},  // Linear
    {1060, 1008, 1066, -1, -1, 0, 0, 40, 0, 0, 5, 38, 37, 0, 0, 14},  // linear
    {1056, 1008, 1067, -1, -1, 0, 0, 41, 0, 0, 5, 38, 37, 0, 0, 14},  // easeIn
    {1058, 1008, 1068, -1, -1, 0, 0, 42, 0, 0, 5, 38, 37, 0, 0, 14},  // easeOut
    {1069, 1008, 1070, -1, -1, 0, 0, 43, 0, 0, 5, 38, 37, 0, 0, 14},  // easeInEaseOut
    {15, 1008, 1071, -1, -1, 0, 0, 44, 0, 0, 5, 38, 37, 0, 0, 14},  // default
    {1072, 1009, 1073, -1, -1, 0, 0, 45, 0, 0, 5, 39, 38, 0, 0, 14},  // removed
    {1074, 1009, 1075, -1, -1, 0, 0, 46, 0, 0, 5, 39, 38, 0, 0, 14},  // forwards
    {1076, 1009, 1077, -1, -1, 0, 0, 47, 0, 0, 5, 39, 38, 0, 0, 14},  // backwards
    {1078, 1009, 1079, -1, -1, 0, 0, 48, 0, 0, 5, 39, 38, 0, 0, 14},  // both
    {1060, 1010, 1080, -1, -1, 0, 0, 49, 0, 0, 5, 40, 39, 0, 0, 14},  // linear
    {1081, 1010, 1082, -1, -1, 0, 0, 50, 0, 0, 5, 40, 39, 0, 0, 14},  // discrete
    {1083, 1010, 1084, -1, -1, 0, 0, 51, 0, 0, 5, 40, 39, 0, 0, 14},  // paced
    {1085, -1, -1, -1, -1, 540, 1065, 0, 1, 1, 0, 0, 49, 0, 0, 15},  // advance
    {1086, -1, -1, -1, -1, 541, 1066, 1, 0, 0, 0, 0, 49, 0, 0, 15},  // run
    {1087, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 0, 0, 0, 15},  // now
    {1088, -1, -1, -1, -1, 541, 1066, 3, 0, 0, 0, 0, 0, 0, 0, 15},  // CACurrentMediaTime
    {1089, -1, -1, -1, -1, 541, 1066, 4, 1, 1, 3, 0, 34, 0, 0, 15},  // CAMediaTimingFunction
    {1093, 1089, -1, -1, -1, 542, 1067, 5, 1, 1, 4, 35, 34, 0, 0, 15},  // functionWithName
    {1089, -1, -1, -1, -1, 543, 1068, 6, 4, 4, 3, 0, 34, 0, 0, 15},  // CAMediaTimingFunction
    {1090, -1, -1, -1, -1, 547, 1072, 7, 2, 2, 3, 0, 34, 0, 0, 15},  // UICubicTimingParameters
    {1090, -1, -1, -1, -1, 549, 1074, 8, 1, 1, 3, 0, 34, 0, 0, 15},  // UICubicTimingParameters
    {1091, -1, -1, -1, -1, 550, 1075, 9, 1, 1, 3, 0, 34, 0, 0, 15},  // UISpringTimingParameters
    {1091, -1, -1, -1, -1, 551, 1076, 10, 2, 2, 3, 0, 34, 0, 0, 15},  // UISpringTimingParameters
    {45, -1, -1, -1, -1, 553, 1078, 11, 1, 2, 1, 35, 0, 0, 0, 15},  // value
    {965, -1, -1, -1, -1, 554, 1080, 12, 1, 2, 1, 35, 0, 0, 0, 15},  // velocity
    {1095, -1, -1, -1, -1, 0, 1082, 13, 0, 1, 2, 35, 9, 0, 0, 15},  // controlPoint1
    {1096, -1, -1, -1, -1, 0, 1083, 14, 0, 1, 2, 35, 9, 0, 0, 15},  // controlPoint2
    {1060, 1092, -1, -1, -1, 0, 0, 15, 0, 0, 5, 35, 34, 0, 0, 15},  // linear
    {1056, 1092, -1, -1, -1, 0, 0, 16, 0, 0, 5, 35, 34, 0, 0, 15},  // easeIn
    {1058, 1092, -1, -1, -1, 0, 0, 17, 0, 0, 5, 35, 34, 0, 0, 15},  // easeOut
    {1054, 1092, -1, -1, -1, 0, 0, 18, 0, 0, 5, 35, 34, 0, 0, 15},  // easeInOut
    {1100, 1092, -1, -1, -1, 555, 1084, 19, 2, 2, 4, 35, 34, 0, 0, 15},  // bezier
    {1103, -1, -1, -1, -1, 557, 1086, 20, 3, 3, 0, 0, 14, 0, 0, 15},  // interpolate
    {1104, 171, -1, -1, -1, 562, 1089, 0, 2, 2, 4, 28, 49, 0, 0, 16},  // animate
    {1104, 171, -1, -1, -1, 567, 1091, 1, 3, 3, 4, 28, 49, 0, 0, 16},  // animate
    {1104, 171, -1, -1, -1, 573, 1094, 2, 3, 3, 4, 28, 49, 0, 0, 16},  // animate
    {1104, 171, -1, -1, -1, 580, 1097, 3, 4, 4, 4, 28, 49, 0, 0, 16},  // animate
    {1104, 171, -1, -1, -1, 588, 1101, 4, 4, 4, 4, 28, 49, 0, 0, 16},  // animate
    {1104, 171, -1, -1, -1, 597, 1105, 5, 5, 5, 4, 28, 49, 0, 0, 16},  // animate
    {1104, 171, -1, -1, -1, 607, 1110, 6, 5, 5, 4, 28, 49, 0, 0, 16},  // animate
    {1104, 171, -1, -1, -1, 618, 1115, 7, 6, 6, 4, 28, 49, 0, 0, 16},  // animate
    {1104, 171, -1, -1, -1, 630, 1121, 8, 6, 6, 4, 28, 49, 0, 0, 16},  // animate
    {1104, 171, -1, -1, -1, 643, 1127, 9, 7, 7, 4, 28, 49, 0, 0, 16},  // animate
    {1112, 171, -1, -1, -1, 652, 1134, 10, 2, 2, 4, 28, 49, 0, 0, 16},  // animateWithDuration
    {1112, 171, -1, -1, -1, 657, 1136, 11, 3, 3, 4, 28, 49, 0, 0, 16},  // animateWithDuration
    {1112, 171, -1, -1, -1, 664, 1139, 12, 4, 4, 4, 28, 49, 0, 0, 16},  // animateWithDuration
    {1112, 171, -1, -1, -1, 673, 1143, 13, 5, 5, 4, 28, 49, 0, 0, 16},  // animateWithDuration
    {1112, 171, -1, -1, -1, 685, 1148, 14, 7, 7, 4, 28, 49, 0, 0, 16},  // animateWithDuration
    {1113, 171, -1, -1, -1, 695, 1155, 15, 3, 3, 4, 28, 49, 0, 0, 16},  // animateKeyframes
    {1113, 171, -1, -1, -1, 702, 1158, 16, 4, 4, 4, 28, 49, 0, 0, 16},  // animateKeyframes
    {1113, 171, -1, -1, -1, 710, 1162, 17, 4, 4, 4, 28, 49, 0, 0, 16},  // animateKeyframes
    {1113, 171, -1, -1, -1, 719, 1166, 18, 5, 5, 4, 28, 49, 0, 0, 16},  // animateKeyframes
    {1114, 171, -1, -1, -1, 729, 1171, 19, 5, 5, 4, 28, 49, 0, 0, 16},  // animateKeyframesWithDuration
    {1115, 171, -1, -1, -1, 737, 1176, 20, 3, 3, 4, 28, 49, 0, 0, 16},  // addKeyframe
    {1118, 171, -1, -1, -1, 743, 1179, 21, 3, 3, 4, 28, 49, 0, 0, 16},  // addKeyframeWithRelativeStartTime
    {1119, 171, -1, -1, -1, 746, 1182, 22, 2, 2, 4, 28, 49, 0, 0, 16},  // beginAnimations
    {1121, 171, -1, -1, -1, 748, 1184, 23, 0, 0, 4, 28, 49, 0, 0, 16},  // commitAnimations
    {1122, 171, -1, -1, -1, 748, 1184, 24, 1, 1, 4, 28, 49, 0, 0, 16},  // setAnimationDuration
    {1123, 171, -1, -1, -1, 749, 1185, 25, 1, 1, 4, 28, 49, 0, 0, 16},  // setAnimationDelay
    {1124, 171, -1, -1, -1, 750, 1186, 26, 1, 1, 4, 28, 49, 0, 0, 16},  // setAnimationRepeatCount
    {1125, 171, -1, -1, -1, 751, 1187, 27, 1, 1, 4, 28, 49, 0, 0, 16},  // setAnimationRepeatAutoreverses
    {1126, 171, -1, -1, -1, 752, 1188, 28, 1, 1, 4, 28, 49, 0, 0, 16},  // setAnimationBeginsFromCurrentState
    {1127, 171, -1, -1, -1, 753, 1189, 29, 1, 1, 4, 28, 49, 0, 0, 16},  // setAnimationCurve
    {1128, 171, -1, -1, -1, 754, 1190, 30, 1, 1, 4, 28, 49, 0, 0, 16},  // setAnimationDelegate
    {838, 1129, -1, -1, -1, 0, 0, 31, 0, 0, 5, 42, 41, 0, 0, 16},  // main
    {1132, 1129, -1, -1, -1, 0, 0, 32, 0, 0, 5, 42, 41, 0, 0, 16},  // background
    {1133, 1129, -1, -1, -1, 755, 1191, 33, 0, 0, 4, 42, 41, 0, 0, 16},  // global
    {1133, 1129, -1, -1, -1, 755, 1191, 34, 1, 1, 4, 42, 41, 0, 0, 16},  // global
    {1129, -1, -1, -1, -1, 756, 1192, 35, 1, 1, 3, 0, 41, 0, 0, 16},  // DispatchQueue
    {1129, -1, -1, -1, -1, 757, 1193, 36, 2, 2, 3, 0, 41, 0, 0, 16},  // DispatchQueue
    {1135, -1, -1, -1, -1, 759, 1195, 37, 1, 2, 1, 42, 49, 0, 0, 16},  // sync
    {1135, -1, -1, -1, -1, 760, 1197, 38, 1, 2, 1, 42, 49, 0, 0, 16},  // sync
    {1137, -1, -1, -1, -1, 761, 1199, 39, 1, 2, 1, 42, 49, 0, 0, 16},  // async
    {1137, -1, -1, -1, -1, 762, 1201, 40, 1, 2, 1, 42, 49, 0, 0, 16},  // async
    {1138, -1, -1, -1, -1, 763, 1203, 41, 2, 3, 1, 42, 49, 0, 0, 16},  // asyncAfter
    {1138, -1, -1, -1, -1, 765, 1206, 42, 2, 3, 1, 42, 49, 0, 0, 16},  // asyncAfter
    {1140, -1, -1, -1, -1, 767, 1209, 43, 2, 2, 0, 0, 49, 0, 0, 16},  // dispatch_async
    {1141, -1, -1, -1, -1, 769, 1211, 44, 3, 3, 0, 0, 49, 0, 0, 16},  // dispatch_after
    {1142, -1, -1, -1, -1, 772, 1214, 45, 0, 0, 0, 0, 41, 0, 0, 16},  // dispatch_get_main_queue
    {1087, 1130, -1, -1, -1, 772, 1214, 46, 0, 0, 4, 1, 0, 0, 0, 16},  // now
    {999, 1131, -1, -1, -1, 772, 1214, 47, 1, 1, 4, 1, 0, 0, 0, 16},  // seconds
    {1143, 1131, -1, -1, -1, 773, 1215, 48, 1, 1, 4, 1, 0, 0, 0, 16},  // milliseconds
    {1144, 1131, -1, -1, -1, 774, 1216, 49, 1, 1, 4, 1, 0, 0, 0, 16},  // microseconds
    {1145, 1131, -1, -1, -1, 775, 1217, 50, 1, 1, 4, 1, 0, 0, 0, 16},  // nanoseconds
    {1146, -1, -1, -1, -1, 0, 0, 51, 0, 0, 5, 0, 0, 0, 0, 16},  // DISPATCH_TIME_NOW
    {1147, -1, -1, -1, -1, 0, 0, 52, 0, 0, 5, 0, 0, 0, 0, 16},  // NSEC_PER_SEC
    {1148, -1, -1, -1, -1, 0, 0, 53, 0, 0, 5, 0, 0, 0, 0, 16},  // NSEC_PER_MSEC
    {1149, -1, -1, -1, -1, 776, 1218, 54, 2, 2, 0, 0, 0, 0, 0, 16},  // dispatch_time
    {1150, 171, -1, -1, -1, 779, 1220, 55, 1, 1, 4, 28, 49, 0, 0, 16},  // performWithoutAnimation
    {1151, 171, -1, -1, -1, 780, 1221, 56, 1, 1, 4, 28, 49, 0, 0, 16},  // setAnimationsEnabled
    {1152, -1, -1, -1, -1, 0, 0, 0, 0, 0, 3, 0, 33, 0, 0, 17},  // CABasicAnimation
    {1152, -1, -1, -1, -1, 781, 1222, 1, 1, 1, 3, 0, 33, 0, 0, 17},  // CABasicAnimation
    {1154, -1, -1, -1, -1, 0, 0, 2, 0, 0, 3, 0, 33, 0, 0, 17},  // CASpringAnimation
    {1154, -1, -1, -1, -1, 782, 1223, 3, 1, 1, 3, 0, 33, 0, 0, 17},  // CASpringAnimation
    {1155, -1, -1, -1, -1, 0, 0, 4, 0, 0, 3, 0, 33, 0, 0, 17},  // CAKeyframeAnimation
    {1155, -1, -1, -1, -1, 783, 1224, 5, 1, 1, 3, 0, 33, 0, 0, 17},  // CAKeyframeAnimation
    {1156, -1, -1, -1, -1, 0, 0, 6, 0, 0, 3, 0, 33, 0, 0, 17},  // CAAnimationGroup
    {1153, -1, -1, -1, -1, 0, 1225, 7, 0, 1, 2, 34, 3, 0, 0, 17},  // keyPath
    {1157, -1, -1, -1, -1, 0, 1226, 8, 0, 1, 2, 34, 49, 0, 0, 17},  // fromValue
    {1158, -1, -1, -1, -1, 0, 1227, 9, 0, 1, 2, 34, 49, 0, 0, 17},  // toValue
    {1159, -1, -1, -1, -1, 0, 1228, 10, 0, 1, 2, 34, 49, 0, 0, 17},  // byValue
    {528, -1, -1, -1, -1, 0, 1229, 11, 0, 1, 2, 34, 4, 0, 0, 17},  // values
    {1160, -1, -1, -1, -1, 0, 1230, 12, 0, 1, 2, 34, 4, 0, 0, 17},  // keyTimes
    {1161, -1, -1, -1, -1, 0, 1231, 13, 0, 1, 2, 34, 4, 0, 0, 17},  // timingFunctions
    {1162, -1, -1, -1, -1, 0, 1232, 14, 0, 1, 2, 34, 39, 0, 0, 17},  // calculationMode
    {1106, -1, -1, -1, -1, 0, 1233, 15, 0, 1, 2, 34, 4, 0, 0, 17},  // animations
    {1163, -1, -1, -1, -1, 0, 1234, 16, 0, 1, 2, 34, 2, 0, 0, 17},  // additive
    {1164, -1, -1, -1, -1, 0, 1235, 17, 0, 1, 2, 34, 2, 0, 0, 17},  // isAdditive
    {1165, -1, -1, -1, -1, 0, 1236, 18, 0, 1, 2, 34, 2, 0, 0, 17},  // cumulative
    {1166, -1, -1, -1, -1, 0, 1237, 19, 0, 1, 2, 34, 2, 0, 0, 17},  // isCumulative
    {1167, -1, -1, -1, -1, 0, 1238, 20, 0, 1, 2, 34, 0, 0, 0, 17},  // mass
    {1168, -1, -1, -1, -1, 0, 1239, 21, 0, 1, 2, 34, 0, 0, 0, 17},  // stiffness
    {1169, -1, -1, -1, -1, 0, 1240, 22, 0, 1, 2, 34, 0, 0, 0, 17},  // damping
    {1099, -1, -1, -1, -1, 0, 1241, 23, 0, 1, 2, 34, 0, 0, 0, 17},  // initialVelocity
    {1170, -1, -1, -1, -1, 0, 1242, 24, 0, 1, 2, 34, 34, 0, 0, 17},  // timingFunction
    {1171, -1, -1, -1, -1, 0, 1243, 25, 0, 1, 2, 34, 0, 0, 0, 17},  // duration
    {1172, -1, -1, -1, -1, 0, 1244, 26, 0, 1, 2, 34, 0, 0, 0, 17},  // speed
    {1173, -1, -1, -1, -1, 0, 1245, 27, 0, 1, 2, 34, 0, 0, 0, 17},  // beginTime
    {1174, -1, -1, -1, -1, 0, 1246, 28, 0, 1, 2, 34, 0, 0, 0, 17},  // timeOffset
    {1175, -1, -1, -1, -1, 0, 1247, 29, 0, 1, 2, 34, 0, 0, 0, 17},  // repeatCount
    {1176, -1, -1, -1, -1, 0, 1248, 30, 0, 1, 2, 34, 0, 0, 0, 17},  // repeatDuration
    {1177, -1, -1, -1, -1, 0, 1249, 31, 0, 1, 2, 34, 2, 0, 0, 17},  // autoreverses
    {1178, -1, -1, -1, -1, 0, 1250, 32, 0, 1, 2, 34, 38, 0, 0, 17},  // fillMode
    {1179, -1, -1, -1, -1, 0, 1251, 33, 0, 1, 2, 34, 2, 0, 0, 17},  // isRemovedOnCompletion
    {1180, -1, -1, -1, -1, 0, 1252, 34, 0, 1, 2, 34, 2, 0, 0, 17},  // removedOnCompletion
    {682, -1, -1, -1, -1, 0, 1253, 35, 0, 1, 2, 34, 49, 0, 0, 17},  // delegate
    {1181, -1, -1, -1, -1, 0, 1254, 36, 0, 1, 2, 34, 0, 0, 0, 17},  // settlingDuration
    {1182, -1, -1, -1, 1365, 784, 1255, 37, 2, 3, 1, 29, 49, 0, 0, 17},  // add
    {1183, -1, -1, -1, 1366, 786, 1258, 38, 1, 2, 1, 29, 49, 0, 0, 17},  // removeAnimation
    {1184, -1, -1, -1, -1, 787, 1260, 39, 0, 1, 1, 29, 49, 0, 0, 17},  // removeAllAnimations
    {1185, -1, -1, -1, -1, 787, 1261, 40, 0, 1, 1, 29, 4, 0, 0, 17},  // animationKeys
    {45, -1, -1, -1, 1381, 787, 1262, 41, 1, 2, 1, 29, 0, 0, 0, 17},  // value
    {1187, -1, -1, -1, 1382, 788, 1264, 42, 2, 3, 1, 29, 49, 0, 0, 17},  // setValue
    {45, -1, -1, -1, 1381, 790, 1267, 43, 1, 2, 1, 28, 0, 0, 0, 17},  // value
    {1187, -1, -1, -1, 1382, 791, 1269, 44, 2, 3, 1, 28, 49, 0, 0, 17},  // setValue
    {1172, -1, -1, -1, -1, 0, 1272, 45, 0, 1, 2, 29, 0, 0, 0, 17},  // speed
    {1173, -1, -1, -1, -1, 0, 1273, 46, 0, 1, 2, 29, 0, 0, 0, 17},  // beginTime
    {1174, -1, -1, -1, -1, 0, 1274, 47, 0, 1, 2, 29, 0, 0, 0, 17},  // timeOffset
    {1188, -1, -1, -1, -1, 793, 1275, 48, 2, 3, 1, 29, 0, 0, 0, 17},  // convertTime
    {1188, -1, -1, -1, -1, 795, 1278, 49, 2, 3, 1, 29, 0, 0, 0, 17},  // convertTime
    {1190, 1189, -1, -1, -1, 797, 1281, 50, 0, 0, 4, 41, 49, 0, 0, 17},  // begin
    {1191, 1189, -1, -1, -1, 797, 1281, 51, 0, 0, 4, 41, 49, 0, 0, 17},  // commit
    {1192, 1189, -1, -1, -1, 797, 1281, 52, 0, 0, 4, 41, 49, 0, 0, 17},  // flush
    {1122, 1189, -1, -1, -1, 797, 1281, 53, 1, 1, 4, 41, 49, 0, 0, 17},  // setAnimationDuration
    {1193, 1189, -1, -1, -1, 798, 1282, 54, 1, 1, 4, 41, 49, 0, 0, 17},  // setDisableActions
    {1194, 1189, -1, -1, -1, 799, 1283, 55, 1, 1, 4, 41, 49, 0, 0, 17},  // setAnimationTimingFunction
    {1195, 1189, -1, -1, -1, 800, 1284, 56, 1, 1, 4, 41, 49, 0, 0, 17},  // setCompletionBlock
    {1196, -1, -1, -1, -1, 801, 1285, 57, 1, 1, 0, 0, 14, 0, 0, 17},  // NSValue
    {1196, -1, -1, -1, -1, 802, 1286, 58, 1, 1, 0, 0, 14, 0, 0, 17},  // NSValue
    {1199, -1, -1, -1, -1, 0, 0, 59, 0, 0, 5, 0, 14, 0, 0, 17},  // CATransform3DIdentity
    {1200, -1, -1, -1, -1, 803, 1287, 60, 4, 4, 0, 0, 14, 0, 0, 17},  // CATransform3DMakeRotation
    {1201, -1, -1, -1, -1, 807, 1291, 61, 3, 3, 0, 0, 14, 0, 0, 17},  // CATransform3DMakeScale
    {1202, -1, -1, -1, -1, 810, 1294, 62, 3, 3, 0, 0, 14, 0, 0, 17},  // CATransform3DMakeTranslation
    {1203, -1, -1, -1, -1, 813, 1297, 63, 1, 1, 0, 0, 14, 0, 0, 17},  // CATransform3DMakeAffineTransform
    {1204, -1, -1, -1, -1, 814, 1298, 64, 4, 4, 0, 0, 14, 0, 0, 17},  // CATransform3DTranslate
    {1205, -1, -1, -1, -1, 818, 1302, 65, 4, 4, 0, 0, 14, 0, 0, 17},  // CATransform3DScale
    {1206, -1, -1, -1, -1, 822, 1306, 66, 5, 5, 0, 0, 14, 0, 0, 17},  // CATransform3DRotate
    {1207, -1, -1, -1, -1, 827, 1311, 67, 2, 2, 0, 0, 14, 0, 0, 17},  // CATransform3DConcat
    {1208, -1, -1, -1, -1, 829, 1313, 68, 1, 1, 0, 0, 14, 0, 0, 17},  // CATransform3DInvert
    {1209, -1, -1, -1, -1, 830, 1314, 69, 1, 1, 0, 0, 14, 0, 0, 17},  // CATransform3DGetAffineTransform
    {1210, -1, -1, -1, -1, 831, 1315, 70, 1, 1, 0, 0, 2, 0, 0, 17},  // CATransform3DIsIdentity
    {1211, -1, -1, -1, -1, 832, 1316, 71, 1, 1, 0, 0, 2, 0, 0, 17},  // CATransform3DIsAffine
    {1212, -1, -1, -1, -1, 833, 1317, 72, 2, 2, 0, 0, 2, 0, 0, 17},  // CATransform3DEqualToTransform
    {106, -1, -1, -1, -1, 835, 1319, 0, 1, 1, 0, 0, 49, 1, 0, 18},  // print
    {106, -1, -1, -1, -1, 836, 1320, 1, 2, 2, 0, 0, 49, 1, 0, 18},  // print
    {106, -1, -1, -1, -1, 838, 1322, 2, 2, 2, 0, 0, 49, 1, 0, 18},  // print
    {106, -1, -1, -1, -1, 840, 1324, 3, 3, 3, 0, 0, 49, 1, 0, 18},  // print
    {1214, -1, -1, -1, -1, 843, 1327, 4, 1, 1, 0, 0, 49, 0, 0, 18},  // debugPrint
    {1215, -1, -1, -1, -1, 844, 1328, 5, 0, 0, 0, 0, 49, 0, 0, 18},  // fatalError
    {1216, -1, -1, -1, -1, 844, 1328, 6, 0, 0, 0, 0, 49, 0, 0, 18},  // preconditionFailure
    {1217, -1, -1, -1, -1, 844, 1328, 7, 0, 0, 0, 0, 49, 0, 0, 18},  // assertionFailure
    {1215, -1, -1, -1, -1, 844, 1328, 8, 1, 1, 0, 0, 49, 0, 0, 18},  // fatalError
    {1216, -1, -1, -1, -1, 845, 1329, 9, 1, 1, 0, 0, 49, 0, 0, 18},  // preconditionFailure
    {1217, -1, -1, -1, -1, 846, 1330, 10, 1, 1, 0, 0, 49, 0, 0, 18},  // assertionFailure
    {1218, -1, -1, -1, -1, 847, 1331, 11, 1, 1, 0, 0, 49, 0, 0, 18},  // assert
    {1219, -1, -1, -1, -1, 848, 1332, 12, 1, 1, 0, 0, 49, 0, 0, 18},  // precondition
    {1220, -1, -1, -1, -1, 849, 1333, 13, 1, 1, 0, 0, 49, 0, 0, 18},  // NSParameterAssert
    {1218, -1, -1, -1, -1, 850, 1334, 14, 2, 2, 0, 0, 49, 0, 0, 18},  // assert
    {1219, -1, -1, -1, -1, 852, 1336, 15, 2, 2, 0, 0, 49, 0, 0, 18},  // precondition
    {1221, -1, -1, -1, -1, 854, 1338, 16, 1, 1, 0, 0, 49, 1, 0, 18},  // NSAssert
    {1222, -1, -1, -1, -1, 855, 1339, 17, 1, 1, 0, 0, 49, 1, 0, 18},  // NSCAssert
    {1223, -1, -1, -1, -1, 856, 1340, 18, 1, 1, 0, 0, 49, 0, 0, 18},  // Optional
    {1224, -1, -1, -1, -1, 0, 0, 19, 0, 0, 5, 0, 21, 0, 0, 18},  // row
    {1225, -1, -1, -1, -1, 0, 0, 20, 0, 0, 5, 0, 21, 0, 0, 18},  // column
    {1226, -1, -1, -1, -1, 857, 1341, 21, 1, 1, 0, 0, 49, 0, 0, 18},  // convention
    {1227, -1, -1, -1, -1, 858, 1342, 22, 1, 1, 0, 0, 47, 1, 0, 18},  // plot
    {1227, -1, -1, -1, -1, 859, 1343, 23, 2, 2, 0, 0, 47, 1, 0, 18},  // plot
    {1227, -1, -1, -1, -1, 861, 1345, 24, 2, 2, 0, 0, 47, 1, 0, 18},  // plot
    {1228, -1, -1, -1, -1, 863, 1347, 25, 1, 1, 0, 0, 48, 1, 0, 18},  // describe
    {1228, -1, -1, -1, -1, 864, 1348, 26, 2, 2, 0, 0, 48, 1, 0, 18},  // describe
    {1228, -1, -1, -1, -1, 866, 1350, 27, 2, 2, 0, 0, 48, 1, 0, 18},  // describe
    {1229, -1, -1, -1, -1, 868, 1352, 28, 1, 1, 0, 0, 47, 1, 0, 18},  // film
    {1229, -1, -1, -1, -1, 869, 1353, 29, 2, 2, 0, 0, 47, 1, 0, 18},  // film
    {1229, -1, -1, -1, -1, 871, 1355, 30, 2, 2, 0, 0, 47, 1, 0, 18},  // film
    {1229, -1, -1, -1, -1, 873, 1357, 31, 3, 3, 0, 0, 47, 1, 0, 18},  // film
    {1231, -1, -1, -1, -1, 876, 1360, 32, 1, 1, 0, 0, 47, 1, 0, 18},  // strip
    {1231, -1, -1, -1, -1, 877, 1361, 33, 2, 2, 0, 0, 47, 1, 0, 18},  // strip
    {1231, -1, -1, -1, -1, 879, 1363, 34, 2, 2, 0, 0, 47, 1, 0, 18},  // strip
    {1231, -1, -1, -1, -1, 881, 1365, 35, 3, 3, 0, 0, 47, 1, 0, 18},  // strip
    {1232, -1, -1, -1, -1, 884, 1368, 36, 1, 1, 0, 0, 47, 0, 0, 18},  // grid
    {1233, -1, -1, -1, -1, 885, 1369, 37, 1, 1, 0, 0, 48, 0, 0, 18},  // why
    {1234, -1, -1, -1, -1, 0, 0, 0, 0, 0, 5, 0, 2, 0, 0, 19},  // YES
    {1235, -1, -1, -1, -1, 0, 0, 1, 0, 0, 5, 0, 2, 0, 0, 19},  // NO
    {1236, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 8, 0, 0, 19},  // NULL
    {1237, -1, -1, -1, -1, 0, 0, 3, 0, 0, 5, 0, 8, 0, 0, 19},  // Nil
    {1238, -1, -1, -1, -1, 0, 0, 4, 0, 0, 5, 0, 0, 0, 0, 19},  // HUGE_VALF
    {1239, -1, -1, -1, -1, 0, 0, 5, 0, 0, 5, 0, 0, 0, 0, 19},  // HUGE_VAL
    {1240, -1, -1, -1, -1, 0, 0, 6, 0, 0, 5, 0, 0, 0, 0, 19},  // INFINITY
    {358, -1, -1, -1, -1, 0, 0, 7, 0, 0, 5, 0, 0, 0, 0, 19},  // CGFLOAT_MAX
    {1241, -1, -1, -1, -1, 0, 0, 8, 0, 0, 5, 0, 0, 0, 0, 19},  // DBL_MAX
    {1242, -1, -1, -1, -1, 0, 0, 9, 0, 0, 5, 0, 0, 0, 0, 19},  // CGFLOAT_MIN
    {1243, -1, -1, -1, -1, 0, 0, 10, 0, 0, 5, 0, 0, 0, 0, 19},  // DBL_MIN
    {1244, -1, -1, -1, -1, 0, 0, 11, 0, 0, 5, 0, 0, 0, 0, 19},  // FLT_MAX
    {1245, -1, -1, -1, -1, 0, 0, 12, 0, 0, 5, 0, 0, 0, 0, 19},  // FLT_MIN
    {1246, -1, -1, -1, -1, 0, 0, 13, 0, 0, 5, 0, 0, 0, 0, 19},  // FLT_EPSILON
    {131, -1, -1, -1, -1, 886, 1370, 14, 1, 1, 3, 0, 0, 0, 0, 19},  // NSNumber
    {131, -1, -1, -1, -1, 887, 1371, 15, 1, 1, 3, 0, 0, 0, 0, 19},  // NSNumber
    {131, -1, -1, -1, -1, 888, 1372, 16, 1, 1, 3, 0, 0, 0, 0, 19},  // NSNumber
    {131, -1, -1, -1, -1, 889, 1373, 17, 1, 1, 3, 0, 0, 0, 0, 19},  // NSNumber
    {131, -1, -1, -1, -1, 890, 1374, 18, 1, 1, 3, 0, 0, 0, 0, 19},  // NSNumber
    {131, -1, -1, -1, -1, 891, 1375, 19, 1, 1, 0, 0, 2, 0, 0, 19},  // NSNumber
    {1196, -1, -1, -1, -1, 892, 1376, 20, 1, 1, 0, 0, 9, 0, 0, 19},  // NSValue
    {1196, -1, -1, -1, -1, 893, 1377, 21, 1, 1, 0, 0, 12, 0, 0, 19},  // NSValue
    {1196, -1, -1, -1, -1, 894, 1378, 22, 1, 1, 0, 0, 13, 0, 0, 19},  // NSValue
    {1196, -1, -1, -1, -1, 895, 1379, 23, 1, 1, 0, 0, 14, 0, 0, 19},  // NSValue
    {1252, -1, -1, -1, -1, 0, 1380, 24, 0, 1, 2, 1, 0, 0, 0, 19},  // floatValue
    {1253, -1, -1, -1, -1, 0, 1381, 25, 0, 1, 2, 1, 0, 0, 0, 19},  // doubleValue
    {1254, -1, -1, -1, -1, 0, 1382, 26, 0, 1, 2, 1, 0, 0, 0, 19},  // intValue
    {1255, -1, -1, -1, -1, 0, 1383, 27, 0, 1, 2, 1, 0, 0, 0, 19},  // integerValue
    {1256, -1, -1, -1, 1367, 0, 1384, 28, 0, 1, 2, 10, 9, 0, 0, 19},  // cgPointValue
    {1257, -1, -1, -1, 1368, 0, 1385, 29, 0, 1, 2, 13, 12, 0, 0, 19},  // cgSizeValue
    {1258, -1, -1, -1, 1369, 0, 1386, 30, 0, 1, 2, 14, 13, 0, 0, 19},  // cgRectValue
    {107, -1, -1, -1, -1, 896, 1387, 31, 1, 1, 0, 0, 49, 1, 0, 19},  // NSLog
    {1259, -1, -1, -1, -1, 897, 1388, 32, 1, 1, 0, 0, 49, 1, 0, 19},  // printf
    {155, -1, -1, -1, -1, 898, 1389, 33, 1, 1, 3, 0, 3, 1, 0, 19},  // NSString
    {153, -1, -1, -1, -1, 899, 1390, 34, 1, 1, 3, 0, 3, 1, 0, 19},  // String
    {157, -1, -1, -1, -1, 900, 1391, 35, 1, 1, 3, 0, 4, 1, 0, 19},  // NSArray
    {1262, -1, 1269, -1, -1, 901, 1392, 0, 0, 0, 3, 0, 29, 0, 0, 20},  // CGMutablePath
    {1266, -1, -1, -1, -1, 901, 1392, 1, 0, 0, 3, 0, 29, 0, 0, 20},  // UIBezierPath
    {1266, -1, -1, -1, -1, 901, 1392, 2, 1, 1, 3, 0, 29, 0, 0, 20},  // UIBezierPath
    {1266, -1, -1, -1, -1, 902, 1393, 3, 2, 2, 3, 0, 29, 0, 0, 20},  // UIBezierPath
    {1266, -1, -1, -1, -1, 904, 1395, 4, 1, 1, 3, 0, 29, 0, 0, 20},  // UIBezierPath
    {1272, -1, -1, -1, -1, 905, 1396, 5, 2, 2, 0, 0, 29, 0, 0, 20},  // CGPathCreateWithRect
    {1263, -1, -1, -1, -1, 907, 1398, 6, 2, 2, 3, 0, 29, 0, 0, 20},  // CGPath
    {1273, -1, -1, -1, -1, 909, 1400, 7, 1, 1, 0, 0, 49, 0, 0, 20},  // CGPathRelease
    {1274, -1, -1, -1, 1286, 910, 1401, 8, 1, 2, 1, 30, 49, 0, 0, 20},  // move
    {1275, -1, -1, -1, 1287, 911, 1403, 9, 1, 2, 1, 30, 49, 0, 0, 20},  // addLine
    {1276, -1, -1, -1, -1, 912, 1405, 10, 1, 2, 1, 30, 49, 0, 0, 20},  // addRect
    {1277, -1, -1, -1, -1, 913, 1407, 11, 1, 2, 1, 30, 49, 0, 0, 20},  // addEllipse
    {62, -1, -1, -1, 1279, 914, 1409, 12, 1, 2, 1, 30, 49, 0, 0, 20},  // append
    {1278, -1, -1, -1, -1, 915, 1411, 13, 1, 2, 1, 30, 49, 0, 0, 20},  // addPath
    {1280, -1, -1, -1, -1, 917, 1413, 14, 1, 2, 1, 30, 49, 0, 0, 20},  // apply
    {327, -1, -1, -1, 1281, 918, 1415, 15, 1, 2, 1, 30, 2, 0, 0, 20},  // contains
    {1282, -1, -1, -1, 1288, 920, 1417, 16, 0, 1, 1, 30, 49, 0, 0, 20},  // closeSubpath
    {672, -1, -1, -1, -1, 920, 1418, 17, 0, 1, 1, 30, 49, 0, 0, 20},  // close
    {1283, -1, -1, -1, -1, 920, 1419, 18, 0, 1, 1, 30, 49, 0, 0, 20},  // fill
    {1284, -1, -1, -1, -1, 920, 1420, 19, 0, 1, 1, 30, 49, 0, 0, 20},  // stroke
    {1285, -1, -1, -1, -1, 920, 1421, 20, 0, 1, 1, 30, 49, 0, 0, 20},  // addClip
    {1289, -1, -1, -1, -1, 922, 1422, 21, 3, 3, 0, 0, 49, 0, 0, 20},  // CGPathAddRect
    {1290, -1, -1, -1, -1, 925, 1425, 22, 4, 4, 0, 0, 49, 0, 0, 20},  // CGPathMoveToPoint
    {1291, -1, -1, -1, -1, 929, 1429, 23, 4, 4, 0, 0, 49, 0, 0, 20},  // CGPathAddLineToPoint
    {1292, -1, -1, -1, -1, 933, 1433, 24, 4, 4, 0, 0, 2, 0, 0, 20},  // CGPathContainsPoint
    {1293, -1, -1, -1, -1, 937, 1437, 25, 1, 1, 0, 0, 49, 0, 0, 20},  // CGPathCloseSubpath
    {1294, -1, -1, -1, 1300, 938, 1438, 26, 3, 4, 1, 30, 49, 0, 0, 20},  // addCurve
    {1294, -1, -1, -1, -1, 941, 1442, 27, 3, 4, 1, 30, 49, 0, 0, 20},  // addCurve
    {1297, -1, -1, -1, 1301, 944, 1446, 28, 2, 3, 1, 30, 49, 0, 0, 20},  // addQuadCurve
    {1297, -1, -1, -1, -1, 946, 1449, 29, 2, 3, 1, 30, 49, 0, 0, 20},  // addQuadCurve
    {1302, -1, -1, -1, 1308, 953, 1452, 30, 5, 6, 1, 30, 49, 0, 0, 20},  // addArc
    {1302, -1, -1, -1, -1, 958, 1458, 31, 5, 6, 1, 30, 49, 0, 0, 20},  // addArc
    {1266, -1, -1, -1, -1, 963, 1464, 32, 5, 5, 3, 0, 29, 0, 0, 20},  // UIBezierPath
    {1309, -1, -1, -1, -1, 973, 1469, 33, 8, 8, 0, 0, 49, 0, 0, 20},  // CGPathAddCurveToPoint
    {1310, -1, -1, -1, -1, 981, 1477, 34, 6, 6, 0, 0, 49, 0, 0, 20},  // CGPathAddQuadCurveToPoint
    {1311, -1, -1, -1, -1, 987, 1483, 35, 8, 8, 0, 0, 49, 0, 0, 20},  // CGPathAddArc
    {1312, -1, -1, -1, -1, 0, 1491, 36, 0, 1, 2, 30, 13, 0, 0, 20},  // boundingBox
    {613, -1, -1, -1, -1, 0, 1492, 37, 0, 1, 2, 30, 13, 0, 0, 20},  // bounds
    {1313, -1, -1, -1, -1, 0, 1493, 38, 0, 1, 2, 30, 13, 0, 0, 20},  // boundingBoxOfPath
    {302, -1, -1, -1, -1, 0, 1494, 39, 0, 1, 2, 30, 2, 0, 0, 20},  // isEmpty
    {1314, -1, -1, -1, -1, 0, 1495, 40, 0, 1, 2, 30, 9, 0, 0, 20},  // currentPoint
    {1315, -1, -1, -1, 1263, 0, 1496, 41, 0, 1, 2, 30, 29, 0, 0, 20},  // cgPath
    {1316, -1, -1, -1, -1, 995, 1497, 42, 1, 1, 0, 0, 13, 0, 0, 20},  // CGPathGetBoundingBox
    {1317, -1, -1, -1, -1, 0, 1498, 43, 0, 1, 2, 29, 29, 0, 0, 20},  // path
    {1318, -1, -1, -1, -1, 0, 1499, 44, 0, 1, 2, 29, 17, 0, 0, 20},  // fillColor
    {1319, -1, -1, -1, -1, 0, 1500, 45, 0, 1, 2, 29, 17, 0, 0, 20},  // strokeColor
    {1320, -1, -1, -1, -1, 0, 1501, 46, 0, 1, 2, 29, 0, 0, 0, 20},  // lineWidth
    {1321, -1, -1, -1, -1, 0, 1502, 47, 0, 1, 2, 29, 23, 0, 0, 20},  // lineJoin
    {1322, -1, -1, -1, -1, 0, 1503, 48, 0, 1, 2, 29, 4, 0, 0, 20},  // lineDashPattern
    {1323, -1, -1, -1, -1, 0, 1504, 49, 0, 1, 2, 29, 0, 0, 0, 20},  // lineDashPhase
    {1325, 1324, 1326, -1, -1, 0, 0, 50, 0, 0, 5, 24, 23, 0, 0, 20},  // miter
    {77, 1324, 1327, -1, -1, 0, 0, 51, 0, 0, 5, 24, 23, 0, 0, 20},  // round
    {1328, 1324, 1329, -1, -1, 0, 0, 52, 0, 0, 5, 24, 23, 0, 0, 20},  // bevel
    {1330, -1, -1, -1, 1267, 0, 1505, 53, 0, 1, 2, 18, 17, 0, 0, 20},  // cgColor
    {267, -1, 1331, -1, -1, 996, 1506, 0, 1, 1, 0, 0, 13, 0, 0, 21},  // rect
    {265, -1, 1332, -1, -1, 997, 1507, 1, 1, 1, 0, 0, 9, 0, 0, 21},  // point
    {257, -1, 1333, -1, -1, 998, 1508, 2, 1, 1, 0, 0, 12, 0, 0, 21},  // size
    {252, -1, 1334, -1, -1, 999, 1509, 3, 1, 1, 0, 0, 10, 0, 0, 21},  // vector
    {89, -1, 1335, -1, -1, 1000, 1510, 4, 1, 1, 0, 0, 14, 0, 0, 21},  // transform
    {1336, -1, -1, -1, -1, 1001, 1511, 5, 1, 1, 0, 0, 14, 0, 0, 21},  // css
    {1337, -1, -1, -1, -1, 1002, 1512, 6, 1, 1, 0, 0, 14, 0, 0, 21},  // svg
    {1338, -1, -1, -1, -1, 1003, 1513, 7, 1, 1, 0, 0, 27, 0, 0, 21},  // views
    {89, -1, -1, -1, -1, 1004, 1514, 0, 2, 2, 0, 0, 14, 0, 0, 22},  // transform
    {89, -1, -1, -1, -1, 1006, 1516, 1, 3, 3, 0, 0, 14, 0, 0, 22},  // transform
    {1283, 1339, -1, -1, -1, 0, 0, 2, 0, 0, 5, 23, 22, 0, 0, 22},  // fill
    {1340, 1339, -1, -1, -1, 0, 0, 3, 0, 0, 5, 23, 22, 0, 0, 22},  // aspectFit
    {1341, 1339, -1, -1, -1, 0, 0, 4, 0, 0, 5, 23, 22, 0, 0, 22},  // aspectFill
    {1342, 1339, -1, -1, -1, 0, 0, 5, 0, 0, 5, 23, 22, 0, 0, 22},  // scaleToFill
    {1343, 1339, -1, -1, -1, 0, 0, 6, 0, 0, 5, 23, 22, 0, 0, 22},  // scaleAspectFit
    {1344, 1339, -1, -1, -1, 0, 0, 7, 0, 0, 5, 23, 22, 0, 0, 22},  // scaleAspectFill
    {89, -1, -1, -1, -1, 1009, 1519, 8, 1, 1, 0, 0, 49, 0, 0, 22},  // transform
    {1346, -1, -1, -1, -1, 1010, 1520, 9, 1, 1, 0, 0, 0, 0, 0, 22},  // area
    {327, -1, -1, -1, -1, 1011, 1521, 10, 2, 2, 0, 0, 2, 0, 0, 22},  // contains
    {306, -1, -1, -1, -1, 1013, 1523, 11, 1, 2, 1, 28, 4, 0, 0, 22},  // corners
    {1336, -1, -1, -1, -1, 0, 1525, 0, 0, 1, 2, 15, 3, 0, 0, 23},  // css
    {1337, -1, -1, -1, -1, 0, 1526, 1, 0, 1, 2, 15, 3, 0, 0, 23},  // svg
    {1347, -1, -1, -1, -1, 0, 1527, 2, 0, 1, 2, 15, 48, 0, 0, 23},  // latex
    {1347, -1, -1, -1, -1, 0, 1528, 3, 0, 1, 2, 16, 48, 0, 0, 23},  // latex
    {1348, -1, -1, -1, -1, 1014, 1529, 4, 1, 1, 0, 0, 48, 0, 0, 23},  // swiftCode
    {1349, -1, -1, -1, -1, 1015, 1530, 0, 1, 1, 0, 0, 48, 0, 0, 24},  // explain
    {1349, -1, -1, -1, -1, 1016, 1531, 1, 2, 2, 0, 0, 48, 0, 0, 24},  // explain
    {1351, -1, -1, -1, -1, 1018, 1533, 2, 2, 2, 0, 0, 48, 0, 0, 24},  // compare
    {1351, -1, -1, -1, -1, 1020, 1535, 3, 3, 3, 0, 0, 48, 0, 0, 24},  // compare
    {764, -1, -1, -1, 1383, 1056, 1538, 0, 1, 2, 1, 29, 8, 0, 0, 25},  // action
    {1384, -1, -1, -1, -1, 1058, 1540, 1, 1, 1, 3, 0, 3, 0, 0, 25},  // Selector
    {1386, -1, -1, -1, -1, 1059, 1541, 2, 1, 1, 0, 0, 3, 0, 0, 25},  // NSSelectorFromString
};

static const int32_t labels[] = {
    92, 183, 184, 93, 185, 186, 188, 189, 192, 189, 193, -1, -1, 196, -1, 196, -1, -1, 196, 198, 189, 198,
    189, -1, 198, 189, 198, 189, 206, -1, -1, -1, -1, 7, -1, 229, 230, 235, 236, 237, 238, -1, 198, 189, -1,
    245, -1, -1, -1, 249, 250, -1, 254, 255, -1, -1, -1, -1, 198, 189, 254, 255, 232, 257, -1, 309, 310, 311,
    312, 206, 249, 250, 249, 250, -1, -1, -1, -1, -1, -1, -1, 337, 338, 334, 335, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, 363, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 338,
    245, 206, 338, 229, 206, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 439,
    439, 443, 439, 450, 451, 452, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 476, -1, 478, -1, 480, -1, -1, 53, 53, -1, 443, 53, 53, 53, 443, 9, -1, 9, -1, 487, -1,
    -1, -1, -1, -1, -1, -1, 491, 229, 338, -1, -1, 494, 495, -1, -1, -1, -1, 500, -1, 53, 501, 459, -1, -1,
    -1, -1, 206, 206, 206, -1, 494, -1, 503, -1, 504, 503, 504, 504, -1, -1, -1, 501, 459, 494, 518, 443,
    487, 443, -1, 521, -1, 522, 530, -1, -1, 530, -1, 530, -1, 533, -1, -1, -1, 533, -1, -1, 538, 539, 206,
    -1, -1, -1, -1, -1, -1, 53, 53, -1, 206, -1, 206, 206, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    443, 443, 443, 443, 487, -1, -1, 487, -1, 556, 557, 558, 559, -1, 564, 559, 612, 612, 612, 612, 612, 612,
    612, 612, 612, 612, 612, 612, 619, 620, 245, 520, -1, 764, 7, -1, 764, 765, -1, 764, 7, -1, 764, 765, 7,
    -1, -1, 7, -1, 770, -1, 7, -1, 770, -1, 7, -1, 770, -1, 7, -1, 770, -1, 7, -1, 7, -1, -1, -1, -1, 443,
    -1, -1, 801, -1, 804, -1, 504, -1, 807, -1, 808, -1, 245, -1, 338, -1, 811, -1, 812, -1, 811, -1, 812,
    -1, -1, -1, 504, -1, 825, -1, 826, -1, 487, 841, 487, -1, -1, -1, 245, -1, 338, -1, -1, -1, 893, 254,
    255, 254, 255, -1, 198, 189, -1, 198, 189, 198, 189, -1, -1, -1, 897, -1, -1, 897, 198, 189, 198, 189,
    897, -1, -1, 198, 189, -1, 913, 764, -1, 913, 764, -1, 913, 764, -1, 913, 764, -1, 913, 764, -1, 913,
    764, -1, 8, -1, 968, 8, -1, 970, 8, -1, 8, -1, -1, 8, -1, 970, -1, 764, -1, 764, 975, -1, -1, -1, 8, -1,
    8, -1, 338, 245, 990, 338, 245, 990, 991, 338, 245, 990, 338, 245, 990, 991, 504, 338, 245, 990, 504,
    338, 245, 990, 230, 504, 206, 995, 990, 504, 504, 997, 504, 992, 504, 997, 992, 504, 999, 245, 990, -1,
    617, -1, 1094, -1, -1, -1, 1095, 1096, 1097, 1098, 1098, 1099, 504, 504, 1101, 1102, -1, -1, 504, 1105,
    1106, 1105, 1106, 1105, 1106, 1107, 1105, 1106, 1107, 1105, 1108, 1106, 1105, 1108, 1106, 1105, 1108,
    1106, 1107, 1105, 1108, 1106, 1107, 1105, 1108, 1109, 1106, 1105, 1108, 1109, 1106, 1105, 1108, 1109,
    1106, 1107, 1105, 1108, 1109, 1106, 1107, 1105, 1108, 1110, 1111, 1106, 1105, 1108, 1110, 1111, 1106,
    1105, 1108, 1110, 1111, 1109, 1106, 1105, 1108, 1110, 1111, 1109, 1106, 1105, 1108, 1110, 1111, 1106,
    1107, 1105, 1108, 1110, 1111, 1106, 1107, 1105, 1108, 1110, 1111, 1109, 1106, 1107, 1105, 1108, 1110,
    1111, 1109, 1106, 1107, -1, 1106, -1, 1106, -1, 1106, 1107, -1, 1106, 1107, -1, 1108, 1109, 1106, -1,
    1108, 1109, 1106, -1, 1108, 1109, 1106, 1107, -1, 1108, 1109, 1106, 1107, -1, 1108, 1110, 1111, 1109,
    1106, 1107, -1, 1108, 1110, 1111, 1109, 1106, 1107, 1105, 1108, 1106, 1105, 1108, 1106, 1105, 1108, 1109,
    1106, 1105, 1108, 1109, 1106, 1105, 1108, 1106, 1107, 1105, 1108, 1106, 1107, 1105, 1108, 1109, 1106,
    1107, 1105, 1108, 1109, 1106, 1107, -1, 1108, 1109, 1106, 1107, -1, 1108, 1109, 1106, 1107, 1116, 1117,
    1106, 1116, 1117, 1106, -1, 1117, 1106, -1, 1117, 1106, -1, 1120, -1, -1, -1, -1, -1, -1, -1, 1134, 611,
    611, 1134, -1, 1136, -1, 1136, 1139, -1, 1139, 1136, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 1153, 1153, 1153, -1, 530, 530, 1186, -1, 1186, 1186, -1, 1186, -1, 338, -1, 245, -1, -1, -1, -1,
    1197, 1198, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 494, -1, 1213, -1, 494, 1213, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, 443, -1, 8, -1, -1, 443, -1, 8, -1, -1, 1230, -1, 999, -1, 999, 1230,
    -1, -1, 1230, -1, 999, -1, 999, 1230, -1, -1, 133, 1247, 134, 135, 45, 160, 1248, 1249, 1250, 1251, -1,
    -1, 1260, 1260, 1261, 267, 1270, 857, 1271, -1, -1, 267, 89, -1, 245, 245, -1, 8, -1, -1, -1, -1, -1, -1,
    245, 245, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 245, 1095, 1096, 245, 1295,
    1296, 245, 1298, 245, 1299, 245, 1095, 1096, 245, 1298, 1303, 995, 1304, 1305, 1306, 307, 995, 1304,
    1305, 1306, 1307, 995, 1304, 1305, 1306, 1303, 995, 1304, 1305, 1306, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 338, 338, 338, 338, 338, -1, -1, 338, 338, 245,
    338, 245, -1, 1345, 443, -1, 8, 8, -1, -1, -1, 1350, -1, -1, -1, -1, 443, -1, 487, 841, 487, 443, -1,
    504, 801, 804, -1, 245, -1, 338, -1, -1, 530, 530, -1, 503, -1, 494, 968, 8, -1, 8, 975, 530, 1186, 1186,
    -1, 1186, -1, 1186, 530, 530, -1, -1, 193, -1, 196, 206, 229, 230, -1, -1, -1, 198, 189, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 245, -1, 338, -1, 811, -1, 812, -1, 811, -1, 812, -1, 245, -1, 338, -1, 487, 841,
    487, -1, -1, -1
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
    28, 28, 4, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 0, 1069, 4, 28, 0, 1069, 4, 28, 0, 590893,
    4, 28, 0, 590893, 4, 28, 4, 28, 4, 28, 2308, 4, 28, 2308, 4, 28, 0, 4, 28, 0, 4, 28, 0, 4, 28, 0, 4, 28,
    0, 4, 28, 0, 4, 28, 0, 4, 28, 0, 4, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 1, 1, 1, 1, 28, 28, 28,
    28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 1, 28, 28, 28, 28, 28, 28, 28, 3594, 2332,
    28, 3594, 2332, 28, 3594, 2332, 28, 3594, 2332, 28, 3594, 2332, 28, 3594, 2332, 28, 28, 28, 28, 28, 28,
    13, 28, 28, 29, 29, 29, 29, 28, 1, 29, 29, 1, 29, 29, 29, 29, 29, 29, 28, 28, 28, 28, 28, 28, 10, 0, 28,
    10, 0, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29,
    29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29,
    29, 29, 29, 15, 29, 29, 29, 29, 29, 29, 29, 29, 3594, 2333, 29, 3594, 2333, 29, 10, 29, 10, 4, 4, 43, 1,
    1, 43, 1, 43, 1, 43, 1, 43, 1, 1, 43, 10, 43, 1, 1, 43, 1, 43, 1, 43, 13, 43, 2, 43, 2, 2604, 43, 1, 43,
    1, 2604, 43, 1, 1, 43, 1, 1, 2604, 43, 15, 43, 46, 43, 43, 43, 43, 43, 1, 1, 15, 0, 590893, 45, 0,
    590893, 45, 0, 590893, 45, 0, 590893, 45, 0, 590893, 45, 0, 590893, 45, 31, 31, 31, 31, 31, 31, 31, 31,
    31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 2332, 31, 2332, 31, 1, 2332, 31, 1, 2332, 31, 2332,
    31, 2332, 31, 2332, 31, 2332, 31, 2826, 2332, 31, 2826, 2332, 31, 0, 1069, 31, 0, 590893, 31, 31, 31, 31,
    28, 31, 28, 31, 28, 28, 28, 28, 46, 2332, 46, 2332, 46, 2332, 46, 2332, 5, 10, 10, 1, 10, 10, 1, 3, 5, 5,
    1, 5, 5, 1, 3, 10, 1, 1, 1, 10, 1, 1, 1, 258, 10, 258, 1, 1, 10, 10, 1, 10, 1, 10, 1, 1, 10, 1, 5, 1, 1,
    38, 38, 1, 1, 1, 1, 10, 10, 37, 1, 1, 11, 35, 1, 35, 1, 35, 35, 10, 10, 1301274266515931649,
    1301274266515931649, 1, 1, 45, 1, 45, 2349, 1, 1, 45, 1, 1, 45, 2349, 1, 1, 151061796, 45, 1, 1,
    151061796, 45, 2349, 1, 1, 1, 1, 45, 1, 1, 1, 1, 151061796, 45, 1, 1, 1, 1, 45, 2349, 1, 1, 1, 1,
    151061796, 45, 2349, 1, 45, 1, 45, 2349, 1, 1, 151061796, 45, 1, 1, 151061796, 45, 2349, 1, 1, 1, 1,
    151061796, 45, 2349, 1, 1, 45, 1, 1, 151061796, 45, 1, 1, 45, 2349, 1, 1, 151061796, 45, 2349, 1, 1,
    151061796, 45, 2349, 1, 1, 45, 1, 1, 45, 2308, 0, 1, 1, 1, 3, 3, 37, 0, 0, 4, 4, 0, 42, 45, 42, 45, 42,
    45, 42, 45, 42, 1, 45, 42, 1, 45, 42, 45, 1, 42, 45, 1, 1, 1, 1, 1, 1, 45, 3, 2308, 2308, 2308, 34, 34,
    34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34,
    34, 34, 29, 34, 2308, 29, 4, 29, 29, 29, 4, 29, 0, 4, 28, 4, 28, 0, 4, 29, 29, 29, 29, 1, 2333, 29, 1,
    2333, 1, 3, 2339, 2349, 15, 15, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 15, 15, 258, 258, 258, 15, 258, 258, 258,
    15, 258, 258, 258, 258, 15, 15, 15, 15, 15, 15, 15, 15, 0, 0, 4, 0, 4, 0, 4, 4, 0, 4, 4, 4, 3, 3, 3, 3,
    4, 3, 4, 3, 3, 0, 22, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    1, 1, 1, 1, 1, 3, 10, 13, 14, 15, 1, 1, 1, 1, 10, 13, 14, 4, 4, 4, 4, 0, 14, 14, 1, 14, 14, 2319, 14,
    2319, 30, 30, 10, 30, 10, 30, 14, 30, 14, 30, 30, 30, 30, 30, 15, 30, 10, 30, 30, 30, 30, 30, 30, 2319,
    14, 30, 2319, 1, 1, 30, 2319, 1, 1, 30, 2319, 10, 3, 30, 30, 10, 10, 10, 30, 10, 10, 10, 30, 10, 10, 30,
    10, 10, 30, 10, 1, 258, 258, 3, 30, 10, 1, 258, 258, 3, 10, 1, 258, 258, 3, 30, 2319, 1, 1, 1, 1, 1, 1,
    30, 2319, 1, 1, 1, 1, 30, 2319, 1, 1, 1, 258, 258, 0, 30, 30, 30, 30, 30, 30, 30, 29, 29, 29, 29, 29, 29,
    29, 18, 4, 4, 4, 4, 4, 4, 4, 4, 14, 14, 14, 14, 23, 5, 5, 10, 5, 28, 2332, 15, 15, 15, 16, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 29, 4, 4, 4
};

static const uint8_t types[] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 3, 4, 4, 4, 5, 5, 5, 4, 3, 8, 8, 2, 10, 11, 13, 14, 17, 19, 18, 28,
    28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    46, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 7, 7, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 26, 26, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 21, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    28, 0, 28, 0, 0, 28, 0, 0, 0, 0, 29, 29, 29, 29, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 44, 0, 0, 0, 0, 0, 43, 15, 31, 31, 0, 31, 31, 31, 31, 31, 33, 32, 33, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 46, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 36, 36, 36, 36, 37, 37, 38, 39, 40, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 35, 35, 35, 35, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 42, 1, 1, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 34, 0, 34, 34, 34, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 41, 0, 0, 0, 0, 0, 0, 0, 0, 15, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 30, 30, 30, 30, 30, 18, 18, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 23, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 4, 4
};

static const int32_t type_names[] = {
    123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143,
    144, 145, 146, 147, 148, 149, 150, 132, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163,
    164, 165, 166, 167, 110, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 214,
    308, 431, 523, 524, 525, 542, 683, 684, 708, 722, 787, 832, 834, 837, 842, 843, 844, 845, 903, 909, 910,
    911, 912, 914, 915, 916, 917, 918, 709, 919, 920, 921, 983, 1002, 1003, 1004, 1005, 1006, 1007, 1008,
    1009, 1010, 1089, 1090, 1091, 1092, 1129, 1130, 1131, 1152, 1154, 1155, 1156, 1189, 1198, 1262, 1263,
    1264, 1265, 1266, 1267, 1268, 1324, 1339, 1384, 1385
};

static const struct catalogue_tables tables = {
    bytes, COUNT(bytes) - 1, names, COUNT(names), slots, COUNT(slots), first, COUNT(first),
    links, COUNT(links), entries, COUNT(entries), labels, COUNT(labels), kinds, COUNT(kinds),
    types, COUNT(types), type_names, COUNT(type_names)};

const struct catalogue_tables *_Nonnull catalogue_tables(void) { return &tables; }
