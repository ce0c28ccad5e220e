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
    "UIEdgeInsetsMake" "NSStringFromUIEdgeInsets" "UIEdgeInsetsZero" "inset" "UIEdgeInsetsInsetRect"
    "insetBy" "CGRectInset" "offsetBy" "CGRectOffset" "union" "CGRectUnion" "intersection"
    "CGRectIntersection" "intersects" "CGRectIntersectsRect" "contains" "CGRectContainsPoint"
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
    "setNeedsLayout" "setNeedsDisplay" "layoutSubviews" "becomeFirstResponder" "resignFirstResponder"
    "sizeThatFits" "sizeToFit" "invalidateIntrinsicContentSize" "layoutIfNeeded" "layoutSublayers"
    "viewWithTag" "insertSublayer" "above" "below" "noIntrinsicMetric" "rootViewController" "liveView"
    "makeKeyAndVisible" "makeKey" "PlaygroundPage" "current" "XCPlaygroundPage" "currentPage"
    "needsIndefiniteExecution" "UIScreen" "main" "mainScreen" "hitTest" "inside" "CALayer" "CAShapeLayer"
    "CAGradientLayer" "CATextLayer" "colors" "locations" "startPoint" "endPoint" "fontSize"
    "foregroundColor" "isWrapped" "masksToBounds" "sublayerTransform" "zPosition" "opacity" "cornerRadius"
    "borderWidth" "borderColor" "shadowOpacity" "shadowRadius" "shadowOffset" "shadowPath" "contentsScale"
    "contents" "shouldRasterize" "rasterizationScale" "isDoubleSided" "contentsGravity" "actions"
    "magnificationFilter" "minificationFilter" "compositingFilter" "cornerCurve" "maskedCorners"
    "needsDisplayOnBoundsChange" "allowsEdgeAntialiasing" "lineCap" "fillRule" "miterLimit" "strokeStart"
    "strokeEnd" "affineTransform" "presentation" "model" "superlayer" "sublayers" "addSublayer"
    "removeFromSuperlayer" "Rectangle" "Text" "Image" "systemName" "padding" "offset" "rotationEffect"
    "anchor" "scaleEffect" "transformEffect" "modifier" "layoutFrame" "topLeading" "UnitPoint" "topTrailing"
    "leading" "trailing" "bottomLeading" "bottomTrailing" "View" "ProjectionTransform" "UIGestureRecognizer"
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
    "caTransform3D" "CATransform3D" "CATransform3DIdentity" "CATransform3DMakeScale"
    "CATransform3DMakeTranslation" "CATransform3DMakeAffineTransform" "CATransform3DTranslate"
    "CATransform3DScale" "CATransform3DRotate" "CATransform3DMakeRotation" "CATransform3DConcat"
    "CATransform3DInvert" "CATransform3DGetAffineTransform" "CATransform3DIsIdentity"
    "CATransform3DIsAffine" "CATransform3DEqualToTransform" "terminator" "debugPrint" "fatalError"
    "preconditionFailure" "assertionFailure" "assert" "precondition" "NSParameterAssert" "NSAssert"
    "NSCAssert" "Optional" "row" "column" "convention" "plot" "describe" "film" "frames" "strip" "grid"
    "why" "YES" "NO" "NULL" "Nil" "HUGE_VALF" "HUGE_VAL" "INFINITY" "DBL_MAX" "CGFLOAT_MIN" "DBL_MIN"
    "FLT_MAX" "FLT_MIN" "FLT_EPSILON" "integer" "cgPoint" "cgSize" "cgRect" "cgVector" "cgAffineTransform"
    "floatValue" "doubleValue" "intValue" "integerValue" "cgPointValue" "cgSizeValue" "cgRectValue"
    "cgVectorValue" "cgAffineTransformValue" "printf" "format" "objects" "CGMutablePath" "CGPath"
    "CGMutablePathRef" "CGPathRef" "UIBezierPath" "CGColor" "CGColorRef" "CGPathCreateMutable" "roundedRect"
    "ovalIn" "ovalInRect" "cgPath" "CGPathCreateWithRect" "CGPathRelease" "ellipseIn"
    "CGPathCreateWithEllipseInRect" "CGPathAddEllipseInRect" "lineWidth" "removeAllPoints"
    "CGPathGetCurrentPoint" "move" "addLine" "addRect" "addEllipse" "addPath" "appendPath:" "apply"
    "containsPoint:" "applyTransform:" "closeSubpath" "fill" "stroke" "addClip" "moveToPoint:"
    "addLineToPoint:" "closePath" "CGPathAddRect" "CGPathMoveToPoint" "CGPathAddLineToPoint"
    "CGPathContainsPoint" "CGPathCloseSubpath" "addCurve" "control1" "control2" "addQuadCurve"
    "controlPoint" "control" "addCurveToPoint:controlPoint1:controlPoint2:"
    "addQuadCurveToPoint:controlPoint:" "addArc" "withCenter" "startAngle" "endAngle" "clockwise"
    "arcCenter" "addArcWithCenter:radius:startAngle:endAngle:clockwise:" "CGPathAddCurveToPoint"
    "CGPathAddQuadCurveToPoint" "CGPathAddArc" "boundingBox" "boundingBoxOfPath" "currentPoint"
    "CGPathGetBoundingBox" "path" "fillColor" "strokeColor" "lineJoin" "lineDashPattern" "lineDashPhase"
    "CAShapeLayerLineJoin" "miter" "kCALineJoinMiter" "kCALineJoinRound" "bevel" "kCALineJoinBevel"
    "cgColor" "CGRectFromString" "CGPointFromString" "CGSizeFromString" "CGVectorFromString"
    "CGAffineTransformFromString" "css" "svg" "views" "FitMode" "aspectFit" "aspectFill" "scaleToFill"
    "scaleAspectFit" "scaleAspectFill" "mapping" "area" "latex" "swiftCode" "explain" "following"
    "hitTest:withEvent:" "pointInside:withEvent:" "isDescendantOfView:" "insertSubview:atIndex:"
    "bringSubviewToFront:" "sendSubviewToBack:" "hidden" "convertPoint:toLayer:" "convertRect:toLayer:"
    "convertPoint:fromLayer:" "convertRect:fromLayer:" "convertTime:fromLayer:" "convertTime:toLayer:"
    "insertSublayer:atIndex:" "presentationLayer" "modelLayer" "addAnimation:forKey:"
    "removeAnimationForKey:" "CGPointValue" "CGSizeValue" "CGRectValue" "CGVectorValue"
    "CGAffineTransformValue" "opaque" "doubleSided" "pagingEnabled" "scrollEnabled" "editable" "selectable"
    "secureTextEntry" "exchangeSubviewAtIndex:withSubviewAtIndex:" "setNeedsDisplayInRect:" "addObject:"
    "addObjectsFromArray:" "containsObject:" "firstObject" "lastObject" "reverseObjectEnumerator"
    "componentsJoinedByString:" "locationOfTouch:inView:" "setTranslation:inView:"
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
    {2777, 1331687974}, {2782, 2135852838}, {2803, 2753988203}, {2810, 864200463}, {2821, 3838403746},
    {2829, 1530791347}, {2841, 3721205966}, {2846, 3688814324}, {2857, 3876242216}, {2869, 1809966536},
    {2887, 2699878380}, {2897, 4079184015}, {2917, 1179101157}, {2925, 1825239352}, {2944, 3748245722},
    {2962, 634908722}, {2979, 163271060}, {3005, 3289806584}, {3017, 3446866648}, {3022, 1737076817},
    {3031, 881687192}, {3038, 1219519868}, {3048, 3970939267}, {3052, 2513272949}, {3061, 3224470464},
    {3068, 2986472067}, {3072, 708293528}, {3078, 258052966}, {3080, 3450233754}, {3082, 1213090802},
    {3086, 3555670962}, {3092, 2743639103}, {3098, 2710083865}, {3104, 4214265958}, {3110, 3963008473},
    {3117, 1381912327}, {3126, 297212119}, {3129, 53234560}, {3137, 1135433081}, {3140, 797905850},
    {3148, 1315384455}, {3159, 4179333016}, {3182, 867257093}, {3193, 841567274}, {3196, 3617776409},
    {3208, 1784172926}, {3211, 3381609815}, {3223, 1550566188}, {3230, 1524000883}, {3233, 1923516200},
    {3237, 3391553482}, {3240, 1062293841}, {3244, 3825392021}, {3247, 709362235}, {3251, 392774327},
    {3256, 2880712451}, {3261, 3102149661}, {3267, 2394465697}, {3271, 1659167240}, {3276, 475034410},
    {3282, 3434436711}, {3285, 1479764693}, {3289, 2347825097}, {3295, 1197479801}, {3299, 1351583639},
    {3304, 3270705251}, {3310, 366569208}, {3314, 1251212115}, {3318, 1621599661}, {3323, 3579732453},
    {3329, 1720942905}, {3333, 140187182}, {3338, 1868829528}, {3347, 3948149459}, {3357, 708029167},
    {3362, 3185475540}, {3368, 2537751862}, {3374, 2778439310}, {3381, 2616928056}, {3387, 4139930401},
    {3394, 3135838405}, {3401, 2498734875}, {3409, 4064998855}, {3413, 268639961}, {3418, 4092159661},
    {3423, 2346846000}, {3429, 2328988770}, {3433, 2519117294}, {3438, 3873647896}, {3442, 1415682102},
    {3447, 631424496}, {3451, 282220607}, {3456, 3558937627}, {3460, 4099687964}, {3465, 658698766},
    {3469, 153638352}, {3474, 545189250}, {3482, 197671877}, {3491, 792060313}, {3495, 513084933},
    {3500, 2275780057}, {3505, 2616489071}, {3510, 4075421329}, {3515, 2981347434}, {3520, 648810968},
    {3528, 638754166}, {3535, 591523055}, {3542, 4047093083}, {3549, 656837285}, {3557, 3789446092},
    {3565, 4277107410}, {3573, 3906719864}, {3586, 2663715805}, {3591, 2698097207}, {3597, 3072217742},
    {3604, 1920734138}, {3629, 4225734153}, {3631, 1128467232}, {3635, 1035581717}, {3650, 3525779695},
    {3673, 1975486251}, {3683, 2889234988}, {3695, 128921049}, {3714, 1127666911}, {3724, 2542550614},
    {3730, 2627312426}, {3739, 1195911285}, {3749, 4151950225}, {3751, 1765031016}, {3759, 1814435734},
    {3765, 3602780627}, {3770, 876513898}, {3781, 879704937}, {3789, 3728990320}, {3809, 4007662012},
    {3816, 2941534958}, {3823, 2238339041}, {3828, 3277562923}, {3831, 3761252941}, {3835, 382886321},
    {3838, 4220379804}, {3842, 4200353678}, {3845, 2633446552}, {3849, 388525018}, {3854, 967958004},
    {3859, 1216469057}, {3863, 1675745305}, {3871, 3533348019}, {3881, 2267784115}, {3884, 2877453236},
    {3894, 1419061120}, {3900, 3353438327}, {3906, 2002030311}, {3913, 931910521}, {3939, 1638953034},
    {3952, 263889333}, {3965, 2304257469}, {3975, 1623797237}, {3991, 2667149886}, {4010, 1204873229},
    {4030, 2611599107}, {4040, 1975768454}, {4052, 3532344479}, {4059, 2718014180}, {4080, 713077974},
    {4097, 2712081721}, {4123, 1361625375}, {4149, 864165631}, {4156, 3189629876}, {4174, 165942467},
    {4187, 1655317257}, {4206, 1010779457}, {4216, 2215640769}, {4226, 1070265239}, {4235, 1134120687},
    {4239, 2846199180}, {4252, 1743930340}, {4258, 4005059268}, {4262, 206241385}, {4271, 1115344066},
    {4279, 567586076}, {4285, 3901637708}, {4289, 803046281}, {4295, 152899664}, {4300, 2276994531},
    {4309, 1787359420}, {4323, 2796815519}, {4338, 3918278559}, {4345, 4155575922}, {4355, 236925125},
    {4363, 1684779966}, {4367, 798074659}, {4376, 2374006294}, {4382, 3103973672}, {4392, 2926810054},
    {4394, 1462048136}, {4404, 1244814717}, {4414, 1696195782}, {4423, 3093996503}, {4432, 2756264342},
    {4440, 2866045037}, {4448, 1163907536}, {4460, 2104353872}, {4471, 3110688315}, {4482, 3317910134},
    {4495, 2755011687}, {4511, 2069497450}, {4522, 1516930437}, {4532, 469045609}, {4543, 2847090017},
    {4563, 176574206}, {4567, 1361572173}, {4577, 1896686403}, {4587, 3273657238}, {4597, 1266202965},
    {4609, 3635588042}, {4628, 2733832836}, {4632, 4182378701}, {4639, 2110798224}, {4645, 877087803},
    {4654, 1970364490}, {4660, 1275339983}, {4678, 350857000}, {4694, 2079739832}, {4710, 1996921413},
    {4719, 2043970711}, {4726, 1731736080}, {4738, 4080117376}, {4749, 1493013840}, {4769, 2398078988},
    {4777, 1065574956}, {4787, 2965413338}, {4797, 990401381}, {4800, 682729123}, {4809, 1722954222},
    {4825, 3827859290}, {4836, 37271103}, {4844, 1119987041}, {4863, 2161276179}, {4886, 3507573001},
    {4894, 2301731235}, {4904, 1862550028}, {4918, 3213420894}, {4934, 288415389}, {4944, 4033069017},
    {4950, 672109684}, {4958, 3339054942}, {4961, 1089765596}, {4966, 18738364}, {4970, 2197550541},
    {4975, 1569418667}, {4993, 1419285594}, {4996, 3324446467}, {5003, 2540844914}, {5012, 936176715},
    {5017, 3724674918}, {5022, 1452231588}, {5032, 665752555}, {5042, 2665914025}, {5050, 1172522883},
    {5060, 2411978403}, {5069, 2082024064}, {5073, 1231115066}, {5082, 244075885}, {5088, 96429129},
    {5099, 1558106348}, {5106, 1676028392}, {5118, 3565214879}, {5124, 1169454059}, {5135, 2276069802},
    {5141, 2590900991}, {5152, 403953390}, {5157, 817772335}, {5167, 3894621598}, {5171, 3130700698},
    {5180, 3811712141}, {5189, 2836898780}, {5203, 744222851}, {5211, 3219325754}, {5224, 455433581},
    {5229, 1550717474}, {5239, 4099875093}, {5248, 2687217115}, {5260, 3317790454}, {5272, 680679420},
    {5283, 4074568615}, {5293, 972345196}, {5303, 2124225882}, {5313, 1707208587}, {5323, 1698171440},
    {5335, 1765986002}, {5347, 3099195470}, {5357, 1325296208}, {5368, 1159889848}, {5378, 3210628243},
    {5389, 3799163251}, {5400, 3782385632}, {5411, 3899828965}, {5422, 3883051346}, {5433, 3866273727},
    {5449, 4169345192}, {5474, 3573351892}, {5479, 4137097213}, {5484, 3523899814}, {5490, 1029089800},
    {5501, 1290530634}, {5509, 4203053801}, {5522, 406972148}, {5526, 2369371622}, {5533, 3726277920},
    {5538, 3555021734}, {5543, 3008443898}, {5553, 877317237}, {5566, 1513289445}, {5590, 2694946607},
    {5612, 3902926015}, {5615, 2516003219}, {5630, 3083183824}, {5634, 3185987134}, {5643, 3141474305},
    {5656, 1010012291}, {5660, 659427984}, {5671, 3254824265}, {5679, 1438951982}, {5688, 571377267},
    {5706, 143865419}, {5724, 445834375}, {5738, 4201716739}, {5751, 2082798958}, {5755, 3883353449},
    {5778, 1252969316}, {5795, 611349806}, {5817, 3939761393}, {5841, 1880591026}, {5867, 1052979093},
    {5883, 1315057949}, {5896, 3198073272}, {5921, 1888717571}, {5934, 1499172353}, {5948, 1151719106},
    {5966, 1297838153}, {5977, 1291853992}, {5989, 3864824124}, {6002, 284302454}, {6020, 2291378338},
    {6042, 2024043478}, {6057, 3416336049}, {6068, 3326301860}, {6079, 2097883034}, {6097, 2658088632},
    {6107, 4116806241}, {6119, 2750625341}, {6136, 2805121617}, {6145, 2636563400}, {6151, 1226705564},
    {6161, 1144915353}, {6179, 1085962434}, {6185, 542584942}, {6203, 1880354216}, {6212, 2126046479},
    {6233, 3409685817}, {6243, 2322214854}, {6265, 715012316}, {6270, 667630371}, {6287, 4011681569},
    {6302, 2477794221}, {6317, 2826459802}, {6324, 863636682}, {6354, 3312035873}, {6382, 2374822095},
    {6398, 1117036282}, {6414, 2727146260}, {6426, 2338438971}, {6434, 894604266}, {6452, 239266950},
    {6468, 3440848049}, {6486, 1563451997}, {6522, 1300855194}, {6540, 2649340029}, {6553, 3157132282},
    {6584, 1994390723}, {6597, 3295732442}, {6616, 3217941162}, {6653, 2638373311}, {6672, 729836362},
    {6689, 1103965319}, {6724, 3909734774}, {6741, 3422384807}, {6755, 1562399317}, {6787, 3535094014},
    {6801, 2862813109}, {6821, 70193435}, {6859, 3331707904}, {6879, 167527483}, {6883, 810547195},
    {6905, 3377910156}, {6921, 2815096657}, {6962, 3232227944}, {6981, 2636711499}, {6995, 2461495057},
    {7000, 502047894}, {7006, 3867909202}, {7026, 2942666046}, {7032, 1490954098}, {7043, 1092012710},
    {7068, 38792922}, {7079, 2899252294}, {7087, 871591685}, {7109, 1041997713}, {7117, 3217987877},
    {7125, 1309284212}, {7147, 2823090016}, {7155, 4012061332}, {7170, 4204111253}, {7175, 3492500287},
    {7184, 773059133}, {7207, 2759092874}, {7216, 481727645}, {7230, 2303844654}, {7258, 1323066019},
    {7272, 590774350}, {7281, 421821156}, {7304, 696240407}, {7313, 1453714756}, {7328, 466020238},
    {7357, 4077855673}, {7372, 1744839726}, {7388, 1408722253}, {7418, 876245160}, {7434, 452810861},
    {7447, 1260603725}, {7474, 968316954}, {7487, 859371885}, {7501, 1658883364}, {7529, 3531153185},
    {7543, 486221508}, {7554, 4064395570}, {7579, 2257273533}, {7590, 3217031314}, {7602, 1898701486},
    {7628, 692253475}, {7640, 2618608526}, {7654, 889051197}, {7682, 1439665068}, {7696, 3703752221},
    {7711, 158609817}, {7740, 3199826274}, {7755, 3872230201}, {7768, 592993401}, {7795, 2782426318},
    {7808, 1648296985}, {7830, 2036964556}, {7866, 1478369021}, {7888, 2072579308}, {7897, 588027325},
    {7903, 3294899967}, {7919, 2406610228}, {7931, 1136770368}, {7942, 1099727666}, {7969, 3943336079},
    {7977, 3373088083}, {7985, 1118385669}, {7998, 1252830802}, {8006, 1310484760}, {8024, 4211107556},
    {8042, 4235327583}, {8061, 1911957762}, {8073, 2274977100}, {8083, 1894102977}, {8100, 1868420705},
    {8115, 1229760322}, {8130, 401251929}, {8139, 4136070254}, {8149, 141711844}, {8162, 1877099350},
    {8172, 4224630636}, {8198, 2956264019}, {8222, 3731343133}, {8233, 1490880043}, {8248, 651349070},
    {8267, 3553571131}, {8288, 798050051}, {8308, 1738029828}, {8317, 830772382}, {8341, 975665791},
    {8348, 3753552150}, {8370, 1268347563}, {8379, 2675976173}, {8387, 2255101473}, {8399, 1325536902},
    {8409, 66138439}, {8428, 2650151654}, {8440, 1362571274}, {8447, 2674091075}, {8464, 4180264212},
    {8475, 2220611910}, {8481, 3628923247}, {8500, 2290191893}, {8513, 524486259}, {8528, 536057419},
    {8541, 2266436945}, {8553, 2660165913}, {8565, 2510371521}, {8572, 1647949432}, {8583, 2499925078},
    {8589, 1061329053}, {8597, 2186648520}, {8609, 3685987662}, {8623, 1203193122}, {8638, 1771288722},
    {8652, 1024755039}, {8672, 2323362532}, {8692, 295121441}, {8704, 3240065181}, {8713, 3923523740},
    {8743, 687274249}, {8757, 3305235377}, {8772, 3408062813}, {8783, 186774928}, {8797, 2185261687},
    {8802, 2753641482}, {8807, 2454962418}, {8824, 958887293}, {8842, 3594902096}, {8850, 2175633178},
    {8867, 775974691}, {8874, 4056008598}, {8888, 32195591}, {8895, 3647323098}, {8911, 3198753898},
    {8922, 2621687777}, {8946, 56185609}, {8954, 3091067239}, {8958, 3935363592}, {8968, 3073585980},
    {8975, 1867556362}, {8981, 4148812653}, {8988, 1700657266}, {9000, 1106246455}, {9015, 754571866},
    {9026, 1038506759}, {9032, 4176775601}, {9041, 2830785103}, {9051, 1731433239}, {9059, 855408348},
    {9067, 2834400513}, {9082, 3963693047}, {9091, 3544094494}, {9104, 1214513038}, {9121, 1445723454},
    {9130, 2844467682}, {9137, 3334659430}, {9149, 3572701046}, {9160, 555663897}, {9171, 3123020006},
    {9184, 3005567066}, {9196, 2400366623}, {9208, 2266193630}, {9218, 3448933658}, {9231, 3786999131},
    {9239, 2370703267}, {9254, 2552112075}, {9272, 2857694466}, {9285, 2048902997}, {9300, 1468503355},
    {9307, 3048556132}, {9326, 3744775116}, {9344, 3621218635}, {9361, 3611392321}, {9372, 3412690475},
    {9385, 2109961146}, {9411, 2124853820}, {9433, 4061796954}, {9440, 4173553157}, {9448, 2053962742},
    {9458, 503535429}, {9469, 1836668495}, {9478, 721310682}, {9493, 1006735486}, {9505, 325084441},
    {9510, 2961925722}, {9520, 497438945}, {9529, 1787797455}, {9540, 1849888827}, {9560, 3825011241},
    {9569, 385702446}, {9573, 1041509726}, {9578, 1494001562}, {9588, 1742909879}, {9595, 2157316278},
    {9601, 348705738}, {9615, 737459482}, {9621, 1122880180}, {9632, 1945272936}, {9647, 2380932862},
    {9655, 2548392784}, {9666, 3688764708}, {9676, 1901756438}, {9685, 906872895}, {9696, 1648836552},
    {9703, 1359877577}, {9711, 521485205}, {9724, 252720416}, {9738, 1264131298}, {9742, 1582017048},
    {9761, 422274124}, {9780, 3020961236}, {9802, 1120609123}, {9808, 845187144}, {9832, 3704248662},
    {9859, 1361184210}, {9881, 254023945}, {9909, 3600137057}, {9933, 2682444316}, {9942, 1644100618},
    {9966, 1592819465}, {9999, 895660813}, {10007, 335426986}, {10032, 1264318259}, {10064, 1168386582},
    {10072, 1663862986}, {10077, 1746993862}, {10106, 1903257066}, {10111, 974882150}, {10118, 1177151643},
    {10149, 165292311}, {10156, 2311397435}, {10161, 439402299}, {10190, 1552997231}, {10195, 3962257883},
    {10204, 2220750876}, {10237, 2007447656}, {10246, 2787838396}, {10252, 3769421748}, {10282, 4173954024},
    {10288, 1434043348}, {10298, 1426660429}, {10332, 737025121}, {10366, 1466689035}, {10404, 4098563933},
    {10409, 513712005}, {10446, 229043912}, {10450, 2457286800}, {10485, 3584307048}, {10487, 1123244352},
    {10524, 1329338781}, {10528, 2761510965}, {10533, 2016490230}, {10540, 49525662}, {10560, 539821669},
    {10578, 3772220557}, {10596, 4185830300}, {10611, 3171290880}, {10633, 832521766}, {10655, 1461782644},
    {10675, 691540578}, {10698, 1404144425}, {10718, 522796658}, {10735, 1376505559}, {10744, 3748513642},
    {10752, 846470194}, {10760, 200649126}, {10774, 3431639220}, {10781, 4292335199}, {10796, 907121470},
    {10802, 2240342303}, {10819, 2969811462}, {10833, 167268160}, {10847, 1833803298}, {10854, 4030051588},
    {10860, 1400182552}, {10890, 455416660}, {10910, 2271268225}, {10933, 2613973034}, {10951, 392604227},
    {10973, 3754606837}, {10993, 2833158821}, {11009, 3350374178}, {11016, 534084754}, {11030, 2867322350},
    {11052, 2116308131}, {11068, 664899839}, {11090, 1989677117}, {11099, 904369474}, {11103, 3096186179},
    {11108, 741716276}, {11113, 2329068957}, {11120, 2921198141}, {11125, 1055615879}, {11130, 3285122304},
    {11136, 230313139}, {11139, 2868333218}, {11143, 4098541315}, {11148, 33356212}, {11155, 1723256298},
    {11159, 4140259964}, {11165, 107912219}, {11187, 4121566434}, {11217, 3855721002}, {11233, 2216232237},
    {11257, 2255928953}, {11277, 159080631}, {11291, 3689248828}, {11316, 836430118}, {11337, 3367347455},
    {11363, 4230039153}, {11377, 609216699}, {11412, 1501614459}, {11423, 1529288929}, {11455, 2719113377},
    {11467, 2275796322}, {11500, 1812401954}, {11511, 2408338453}, {11543, 2855832277}, {11570, 1459817706},
    {11581, 2392518824}, {11613, 518942568}, {11634, 3663533692}, {11676, 2192755772}, {11701, 177875273},
    {11747, 891907593}, {11769, 1945812840}, {11812, 1417411880}, {11836, 2154355281}, {11881, 3467076881},
    {11901, 317429627}, {11942, 771452987}, {11977, 181460511}, {11997, 456257992}, {12038, 2485130632},
    {12061, 317835491}, {12105, 3496877987}, {12126, 1103010248}, {12176, 3557956176}, {12199, 4255026978},
    {12251, 3877521898}, {12265, 4267328027}, {12276, 3365817217}, {12288, 1019517826}, {12299, 4255312501},
    {12305, 107113802}, {12316, 339302984}, {12337, 571385436}, {12362, 701971049}, {12384, 3844547848},
    {12408, 2993703921}, {12428, 856100507}, {12442, 523418047}, {12463, 1199509864}, {12472, 71184232},
    {12501, 3633864562}, {12507, 3626350180}, {12533, 227242734}, {12540, 3686895409}, {12567, 23593359},
    {12573, 3490026688}, {12599, 2245546586}, {12608, 63500808}, {12614, 3324008260}, {12621, 2639082641},
    {12627, 4241250784}, {12655, 1005534689}, {12683, 433529277}, {12712, 1104277830}, {12725, 1738166450},
    {12760, 4196810825}, {12789, 1042290725}, {12796, 1073217499}, {12814, 2059328792}, {12822, 1536564555},
    {12841, 2064776214}, {12850, 1856753941}, {12870, 1308833490}, {12874, 3934383778}, {12889, 2480094667},
    {12907, 3523238589}, {12915, 1863269210}, {12935, 2099371351}, {12940, 4096559242}, {12957, 2182794837},
    {12964, 667710333}, {12967, 718098122}, {12970, 682728183}, {12988, 3802467407}, {13009, 3657180965},
    {13032, 1665393361}, {13056, 1052733624}, {13065, 184912774}, {13081, 4089387070}, {13094, 2352568569},
    {13107, 1245245715}, {13120, 1262023334}, {13134, 3270702940}, {13146, 2739892052}, {13161, 2480001844},
    {13167, 351428278}, {13184, 2428146278}, {13199, 2992948263}, {13210, 2349028720}, {13217, 3885786800},
    {13229, 1736514697}, {13239, 3474322026}, {13249, 60432295}, {13254, 1322381784}, {13261, 4012403877},
    {13283, 989471740}, {13304, 452908417}, {13323, 423327896}, {13339, 2453966149}, {13367, 1731566697},
    {13378, 2587032280}, {13399, 2963724706}, {13415, 712913813}, {13447, 2778836517}, {13462, 2173728365},
    {13469, 2357661820}, {13485, 409169195}, {13505, 3491459423}, {13522, 1226170970}, {13545, 3404475955},
    {13575, 1624986452}, {13609, 3623300279}, {13626, 3034534074}, {13646, 575711980}, {13659, 1032586458},
    {13671, 266241602}, {13691, 3402924327}, {13701, 1269553309}, {13707, 503252654}, {13710, 4160314702},
    {13714, 159043482}, {13721, 2686336408}, {13726, 2717370895}, {13736, 1132587367}, {13744, 1195117749},
    {13758, 1879021152}, {13772, 581463510}, {13795, 2140377464}, {13807, 1275514075}, {13819, 2387979536},
    {13830, 3884420844}, {13847, 1646387302}, {13859, 308670472}, {13872, 3934596143}, {13885, 2845511965},
    {13908, 4013472960}, {13928, 207861097}, {13944, 2974165697}, {13951, 1232628331}, {13968, 889198334},
    {13987, 3364533173}, {14003, 2007207608}, {14012, 3255160570}, {14019, 2953807453}, {14026, 709349229},
    {14034, 2600881466}, {14049, 2804841900}, {14064, 2904109309}, {14072, 111583397}, {14082, 249290197},
    {14092, 1264874778}, {14104, 2552651146}, {14108, 3749132497}, {14117, 1230999982}, {14124, 3143743637},
    {14138, 3277309783}, {14146, 799079693}, {14151, 2072037248}, {14160, 1839346743}, {14170, 2980706495},
    {14181, 3765738945}, {14195, 1478303606}, {14207, 1491675329}, {14215, 2435397115}, {14236, 1647672292},
    {14255, 1635008148}, {14271, 3124627733}, {14274, 993596020}, {14289, 2693457989}, {14308, 415476443},
    {14321, 1262823941}, {14331, 1622115944}, {14339, 1499161504}, {14350, 2973219889}, {14363, 2597275607},
    {14368, 1748273790}, {14374, 860606716}, {14379, 3002334877}, {14396, 2034172196}, {14422, 3305562105},
    {14440, 3707972394}, {14447, 3647859367}, {14460, 3236366608}, {14473, 1824874128}, {14494, 2788634194},
    {14516, 1466132464}, {14544, 3529599493}, {14576, 2079469443}, {14598, 738891302}, {14616, 3197889394},
    {14635, 2360350959}, {14660, 3813530536}, {14679, 3649363768}, {14698, 3444963044}, {14729, 2273024933},
    {14752, 4264915354}, {14773, 3077942367}, {14802, 590894855}, {14812, 1618037728}, {14822, 1850454287},
    {14832, 3957551837}, {14851, 4284171251}, {14867, 3891447831}, {14873, 2774883451}, {14885, 3483418915},
    {14902, 668816343}, {14910, 2931048700}, {14919, 2388452721}, {14927, 4258353177}, {14930, 1141775739},
    {14936, 4126724647}, {14946, 2859901778}, {14950, 3250964130}, {14958, 1360419304}, {14962, 3001705435},
    {14968, 2071016015}, {14973, 4246411473}, {14977, 2944866961}, {14980, 418647609}, {14983, 2471879920},
    {14985, 1105628090}, {14989, 963632676}, {14992, 1882099852}, {15001, 2097992392}, {15009, 4171284318},
    {15017, 2265671865}, {15024, 2076987736}, {15035, 3694939264}, {15042, 2984259090}, {15049, 306596620},
    {15056, 1616530830}, {15067, 2662881380}, {15074, 3218261061}, {15081, 2261369287}, {15087, 912855974},
    {15093, 3374781713}, {15101, 2293478956}, {15118, 1149880784}, {15128, 296395306}, {15139, 1195616409},
    {15147, 2949131327}, {15159, 942984426}, {15171, 1491100860}, {15182, 417924775}, {15193, 3895649598},
    {15206, 2700906213}, {15228, 2989913377}, {15234, 3882857642}, {15240, 3114108242}, {15247, 2831556715},
    {15260, 3401266884}, {15266, 1451477576}, {15282, 119757721}, {15291, 2438128661}, {15303, 2193512543},
    {15310, 4182669406}, {15320, 1505809199}, {15339, 2758857958}, {15350, 1600511528}, {15356, 785452558},
    {15366, 1861738460}, {15372, 3056320968}, {15392, 4208727282}, {15405, 3291555781}, {15414, 2196865874},
    {15443, 1361552727}, {15465, 2957611498}, {15474, 2007872489}, {15489, 2265931075}, {15510, 3180543629},
    {15514, 407568404}, {15521, 3610741318}, {15528, 2976183426}, {15538, 2611701562}, {15545, 3561702979},
    {15556, 3373400544}, {15561, 616319547}, {15575, 363805148}, {15590, 2851767893}, {15602, 2670905232},
    {15606, 2984927816}, {15612, 3072721717}, {15619, 382945106}, {15631, 197333961}, {15646, 3768039387},
    {15655, 1202886564}, {15668, 3124826125}, {15685, 1073533898}, {15705, 501308550}, {15724, 2241932221},
    {15742, 4242588933}, {15750, 3290709023}, {15758, 3206573181}, {15766, 3156240324}, {15778, 873554442},
    {15790, 3877044912}, {15797, 1386144670}, {15841, 3391438105}, {15874, 3275802252}, {15880, 1665555596},
    {15890, 955209608}, {15900, 3663374774}, {15908, 2845693673}, {15917, 1402472725}, {15926, 2710028206},
    {15980, 2549331680}, {16001, 2854832407}, {16026, 155406996}, {16038, 3678362229}, {16049, 930651626},
    {16066, 883771916}, {16078, 2754639596}, {16098, 2497068525}, {16102, 2223459638}, {16111, 3578929855},
    {16122, 960139624}, {16130, 1597548103}, {16145, 957531795}, {16158, 1010886454}, {16178, 1596791097},
    {16183, 828449414}, {16199, 4083200273}, {16215, 1563607652}, {16220, 3373576235}, {16236, 1686781560},
    {16243, 247011038}, {16259, 3118206852}, {16276, 1114429566}, {16292, 275414779}, {16310, 3681786005},
    {16337, 1786964809}, {16340, 4081524352}, {16343, 3880226465}, {16348, 1336735441}, {16355, 3258804367},
    {16364, 3220778976}, {16374, 3246523276}, {16385, 2488280337}, {16399, 2068458324}, {16414, 763838368},
    {16421, 637820293}, {16425, 2601460036}, {16430, 1480246043}, {16439, 978711165}, {16446, 309439324},
    {16455, 2535512472}, {16473, 3793360030}, {16495, 3530699951}, {16514, 3107109432}, {16536, 2768536296},
    {16556, 2255243348}, {16574, 1791059818}, {16580, 4128829753}, {16601, 1910782036}, {16621, 3395304284},
    {16644, 1173374833}, {16666, 2943989225}, {16688, 1789752760}, {16708, 723746973}, {16731, 928095684},
    {16748, 66633762}, {16758, 3883652983}, {16778, 1787670268}, {16800, 2151592719}, {16812, 288631100},
    {16823, 835911719}, {16834, 18669246}, {16847, 1289413733}, {16869, 576822689}, {16875, 1863671838},
    {16886, 2924953349}, {16899, 951339946}, {16912, 2908236957}, {16920, 60532369}, {16930, 3795175885},
    {16945, 1243462689}, {16987, 3533566504}, {17009, 1855131199}, {17019, 2951402203}, {17039, 3636908325},
    {17054, 834189487}, {17065, 1964022558}, {17075, 684154646}, {17098, 2371177212}, {17123, 1731011858},
    {17146, 944362804}, {17168, 115475624}, {17199, 694824490}, {17208, 3779456605}, {17224, 554307351},
    {17244, 580401027}, {17257, 2837546561}, {17265, 3574960668}, {17268, 1090614859}, {17285, 2666343581},
    {17305, 848102186}
};

static const int32_t slots[] = {
    -1, -1, -1, 706, 185, 756, -1, -1, 182, -1, 335, -1, -1, 136, 1340, 755, -1, -1, 987, 105, 1349, 1377,
    -1, -1, -1, 305, -1, -1, -1, -1, -1, -1, 989, -1, -1, -1, 885, 1038, -1, -1, 394, -1, -1, 790, -1, -1,
    1374, -1, -1, 173, -1, 775, 1099, -1, -1, -1, 1018, 267, 581, -1, -1, -1, -1, -1, 91, 621, -1, -1, 1362,
    -1, -1, -1, -1, 372, 194, 1389, -1, -1, 484, -1, 492, -1, -1, 68, -1, -1, 1425, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, 619, 231, 1191, -1, 236, -1, -1, 782, -1, -1, -1, -1, 1315, -1, 146, -1, -1, 1150, -1, -1,
    -1, 595, -1, -1, 1092, -1, -1, -1, 1138, -1, -1, -1, -1, 1199, 1312, -1, -1, -1, 77, 1026, 1378, -1, -1,
    1121, -1, -1, 5, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 682,
    126, 636, -1, 962, 1421, -1, 1388, -1, -1, -1, 1298, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 241,
    797, -1, 745, -1, 689, -1, 941, 1279, -1, -1, 1028, -1, -1, -1, -1, 872, 230, -1, 410, -1, -1, 1264, -1,
    1110, -1, -1, -1, -1, -1, -1, -1, -1, 354, -1, 420, 538, -1, -1, 569, 559, 796, 883, 1300, 1399, -1, -1,
    -1, 1012, -1, -1, 1129, -1, -1, -1, -1, -1, 81, 417, 187, 421, 889, 771, 901, -1, -1, -1, -1, 1331, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, 823, -1, -1, 392, -1, 844, 520, -1, -1, -1, 175, 641, 1214, -1, -1,
    -1, -1, -1, 864, -1, 310, -1, -1, -1, -1, 101, 592, -1, -1, -1, -1, -1, -1, -1, 1222, -1, -1, -1, 1071,
    -1, -1, -1, 94, 579, -1, -1, 861, -1, -1, -1, -1, -1, -1, 290, 36, 1423, -1, -1, -1, 733, -1, 1436, -1,
    339, 1304, -1, -1, 1288, 456, -1, 539, 172, 414, 437, 955, 578, -1, 166, -1, 544, -1, -1, -1, -1, 951,
    -1, 804, 983, -1, 879, -1, 228, -1, -1, -1, 881, 1149, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 918,
    1239, -1, 1308, -1, -1, 712, -1, -1, 416, 1280, -1, -1, 834, 950, -1, -1, -1, -1, 248, -1, -1, 803, 1382,
    299, 1072, 384, 1232, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1322, -1, -1, -1, 287, 304, 318, 419, 176,
    658, 772, 655, 994, 1415, -1, 894, -1, -1, -1, -1, -1, -1, -1, -1, 159, 264, 448, -1, -1, -1, 99, 1171,
    250, -1, -1, -1, -1, -1, -1, -1, -1, -1, 774, -1, -1, -1, -1, -1, -1, -1, -1, 443, -1, -1, -1, -1, -1,
    102, 132, 496, -1, -1, -1, 683, -1, -1, -1, -1, -1, -1, -1, 294, 1172, -1, -1, 1291, -1, 220, -1, 811,
    -1, -1, -1, -1, 536, 827, 1002, 608, 678, -1, -1, -1, 594, 174, 1197, -1, -1, -1, -1, 1183, -1, -1, 1141,
    1365, -1, -1, -1, 247, -1, -1, -1, 341, 835, 1070, 997, -1, -1, -1, -1, 666, 1094, -1, -1, 463, -1, 457,
    -1, -1, -1, 326, -1, -1, -1, -1, -1, 370, -1, -1, -1, -1, -1, 839, -1, 1176, -1, -1, -1, 626, 550, -1,
    -1, 1302, -1, -1, -1, -1, -1, 808, 1073, -1, 1226, 1334, -1, -1, 453, 1033, 1074, -1, -1, -1, -1, -1,
    325, 1216, -1, -1, 1198, -1, 244, 568, 960, -1, -1, -1, -1, -1, 949, 80, 200, -1, -1, 1261, -1, -1, -1,
    -1, -1, -1, 748, -1, 824, 381, 450, -1, -1, -1, 515, -1, -1, -1, 63, 656, -1, -1, -1, -1, 37, 1065, -1,
    -1, -1, -1, 1039, -1, -1, 648, -1, 62, 645, 19, 1319, -1, 953, -1, -1, 454, 709, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 516, 979, 1032, -1, -1, 928, -1, -1, -1, 229, 469, 677, -1, 1182, -1, -1, 759, 929, -1,
    -1, -1, -1, -1, -1, -1, 1057, -1, -1, 253, -1, 1177, 455, 593, 1048, 161, 1238, 1432, 972, 1124, 221, -1,
    1161, -1, -1, -1, -1, -1, -1, -1, 413, -1, 280, 1049, -1, 869, -1, -1, -1, 1166, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 66, 83, -1, -1, -1, -1, 60, -1, -1, 348, 1152, -1, 1095, -1, 1258, 1393, 947, -1, -1,
    1046, -1, -1, -1, -1, -1, 232, 700, 882, 820, 1136, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 168, 530,
    144, 543, -1, 145, -1, -1, -1, -1, -1, -1, 435, -1, -1, -1, 1195, -1, 1128, -1, -1, -1, -1, 1008, 1419,
    -1, 1351, -1, 1357, -1, -1, -1, 727, -1, -1, 315, -1, -1, 729, -1, -1, 486, 571, 0, 525, -1, 431, -1, -1,
    -1, -1, -1, -1, -1, -1, 1010, -1, -1, -1, -1, -1, -1, -1, 1004, -1, 9, 1318, -1, -1, -1, -1, -1, -1, -1,
    -1, 293, -1, 498, -1, -1, -1, -1, -1, 338, -1, 1352, 793, 643, 1153, 1220, -1, -1, 1310, -1, 1086, -1,
    -1, 271, -1, 20, 239, 590, 718, 1401, 191, 235, 746, 895, -1, 1384, -1, -1, 777, 1405, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1407, 352, -1, 303, -1, -1, 433, -1, -1, -1, 1132, -1, 750, -1,
    -1, -1, -1, -1, -1, 445, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 300, 356, 786, 857, 740,
    773, -1, 871, -1, 24, 1301, 1412, 710, 1282, -1, 11, 47, 958, 1292, -1, -1, 464, -1, -1, 109, -1, -1, -1,
    -1, -1, 572, -1, -1, -1, 178, 1317, -1, -1, -1, 212, -1, -1, -1, -1, -1, 337, -1, -1, 586, 850, 1192, -1,
    701, -1, -1, 911, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 117, 85, -1, -1, -1, 246, -1, -1, 321, -1, -1,
    -1, 1188, -1, -1, -1, -1, 1, -1, 893, -1, 39, 97, -1, -1, 193, -1, -1, -1, -1, 171, 307, 833, 1097, 1209,
    1433, 620, -1, -1, -1, -1, -1, -1, -1, 778, -1, -1, -1, 170, 858, -1, -1, -1, -1, -1, -1, 353, -1, -1,
    1066, 975, -1, -1, -1, 930, 1173, -1, -1, -1, 1313, -1, -1, -1, -1, 758, 149, -1, -1, -1, -1, 312, 814,
    -1, -1, 1355, -1, -1, 122, -1, -1, -1, -1, -1, 856, 1354, -1, -1, 181, -1, -1, 556, 852, 1435, -1, -1,
    -1, -1, 1325, -1, -1, -1, -1, -1, 853, 1117, 1333, -1, 74, -1, 1052, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    1098, -1, -1, 407, -1, -1, 577, 642, -1, -1, -1, -1, 301, -1, -1, -1, -1, -1, -1, -1, 206, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, 668, 1041, -1, -1, -1, -1, 190, 1392, -1, 1006, 1158, 1328, -1, -1, -1,
    -1, -1, -1, 57, 1126, -1, -1, -1, -1, -1, 100, -1, -1, 451, -1, -1, -1, -1, -1, -1, -1, -1, -1, 560, -1,
    886, 1257, 1381, 481, -1, -1, -1, -1, 551, 695, 570, 1359, 1000, -1, -1, -1, -1, -1, -1, -1, -1, -1, 216,
    1174, -1, -1, -1, 956, -1, -1, 73, 1087, 697, -1, -1, -1, -1, -1, -1, -1, -1, 1170, 1123, -1, -1, -1, -1,
    -1, 1116, -1, -1, 644, -1, 400, 143, 877, -1, -1, -1, 440, 535, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 1269, -1, -1, 2, -1, -1, -1, -1, -1, -1, -1, -1, 106, -1, -1, -1, -1, -1, -1, -1, 984,
    -1, -1, -1, -1, 266, -1, -1, 1273, -1, 128, -1, 985, -1, -1, 76, 1242, -1, -1, -1, 795, -1, 982, -1, -1,
    -1, 147, 660, -1, 1254, -1, -1, -1, -1, -1, -1, -1, 69, -1, -1, -1, -1, -1, -1, 52, -1, -1, 82, 272, -1,
    -1, 892, -1, -1, -1, -1, 1108, -1, -1, -1, -1, -1, -1, -1, -1, 1146, -1, 28, 513, -1, 1236, -1, 113, -1,
    -1, -1, -1, -1, -1, 1286, -1, 75, 719, -1, -1, -1, 459, 1122, -1, -1, 1145, 1251, -1, -1, -1, -1, -1, -1,
    -1, 1001, -1, -1, -1, -1, -1, 564, 32, -1, -1, -1, -1, -1, 1284, -1, -1, -1, -1, -1, -1, 919, -1, 397,
    674, 133, 472, 973, 475, -1, 135, 925, -1, -1, -1, -1, -1, -1, 721, 1036, 627, -1, -1, 818, 1089, -1, -1,
    -1, 599, 1259, 1320, -1, -1, -1, -1, 233, 898, 757, 121, 1427, 281, 1311, -1, 517, -1, -1, -1, 30, 635,
    768, -1, -1, -1, -1, -1, 409, -1, 863, -1, -1, -1, 933, -1, -1, -1, -1, -1, 532, -1, 282, 42, -1, -1, -1,
    -1, -1, 377, -1, -1, -1, 1344, 561, -1, -1, -1, -1, 605, 945, -1, 802, -1, -1, -1, 1054, 1294, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, 964, -1, -1, -1, -1, -1, 314, -1, 650, -1, 1221, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, 868, -1, -1, 157, -1, -1, -1, -1, -1, 541, 1137, -1, 800, -1, -1, 703, 51, 1256, 887, 209, -1,
    843, -1, -1, -1, -1, 837, -1, 937, -1, -1, -1, 1281, -1, -1, -1, -1, 602, 752, -1, 909, -1, -1, 891, -1,
    -1, -1, 1414, -1, 1083, 1437, 306, -1, -1, -1, -1, 986, 787, -1, -1, -1, -1, -1, -1, -1, 890, 981, 1194,
    1185, -1, -1, 1231, -1, -1, -1, 378, 944, 1314, -1, -1, 98, 574, -1, 1020, -1, 604, -1, -1, 1342, -1, -1,
    -1, -1, -1, -1, 502, -1, 968, -1, -1, -1, 817, 328, -1, -1, -1, -1, 1290, -1, 95, 1218, -1, -1, -1, -1,
    151, -1, -1, -1, -1, -1, 118, 497, 639, 980, -1, -1, -1, -1, -1, 357, -1, -1, 540, -1, -1, -1, -1, 396,
    -1, -1, -1, -1, -1, -1, 936, -1, -1, -1, -1, -1, -1, -1, -1, 403, -1, -1, -1, -1, 637, -1, 707, -1, -1,
    779, 1338, -1, 812, 822, -1, -1, -1, -1, 385, -1, -1, 43, 606, 1267, 1245, 1295, 1306, -1, -1, -1, -1,
    741, -1, 588, -1, -1, 582, -1, -1, 1268, -1, -1, -1, -1, -1, -1, -1, -1, 603, -1, -1, 6, -1, 154, 735,
    -1, -1, -1, -1, -1, -1, 1385, -1, 616, -1, 1400, 855, -1, -1, 504, -1, -1, -1, -1, -1, -1, 458, 899, 108,
    -1, -1, -1, -1, 199, -1, -1, -1, -1, -1, -1, -1, 1326, 939, -1, 851, -1, -1, -1, -1, 510, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, 954, -1, 567, 501, 442, -1, -1, -1, -1, 263, -1, 1418, 1081, 1109, -1, 309,
    1307, -1, 26, 1225, 96, -1, -1, -1, 213, -1, -1, -1, 18, -1, 320, 963, -1, 865, -1, -1, 1043, -1, -1, -1,
    -1, -1, -1, 854, -1, -1, -1, 1213, -1, -1, -1, -1, -1, -1, 557, -1, -1, 943, 447, -1, 1330, -1, -1, 826,
    -1, -1, 224, 1278, 912, -1, -1, 1293, -1, -1, 1127, -1, -1, -1, -1, -1, -1, -1, 1383, -1, -1, -1, -1,
    1277, -1, -1, 150, 1361, 285, 726, -1, -1, -1, 1144, -1, 155, 1366, 657, -1, -1, -1, -1, -1, -1, -1,
    1285, -1, 45, -1, -1, -1, -1, -1, -1, -1, -1, 427, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, 810, -1, -1, -1, 640, 942, 815, -1, -1, 59, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, 1205, -1, 1060, 491, 624, -1, -1, -1, -1, -1, -1, 509, 483, 1005, 630, 1029, -1, -1, -1, -1, -1,
    -1, 1253, -1, 390, -1, 725, 900, -1, -1, 1022, -1, 278, -1, 971, 490, -1, -1, -1, 1363, 859, -1, 1402,
    917, 932, 1067, -1, -1, 1387, 1079, -1, -1, -1, -1, -1, -1, -1, 292, 638, -1, 977, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, 1027, 1244, -1, -1, -1, 358, -1, -1, -1, -1, -1, -1, -1, -1, 523, 259, 998,
    1364, -1, -1, 210, -1, -1, -1, -1, -1, -1, -1, 1373, -1, -1, -1, -1, -1, -1, 720, -1, -1, -1, -1, 1417,
    1356, -1, -1, -1, 183, -1, 813, 1011, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    211, 58, 609, 511, 1358, 1434, -1, 107, 902, 708, 350, -1, -1, -1, -1, -1, -1, -1, -1, 44, 1009, -1, -1,
    -1, -1, 1179, -1, -1, -1, -1, -1, -1, 555, -1, 164, -1, 873, -1, 243, -1, -1, 1390, -1, 1056, -1, -1, -1,
    -1, -1, 1100, -1, 1229, -1, -1, -1, 387, -1, -1, -1, -1, 441, -1, -1, -1, -1, -1, -1, 1262, 375, -1, -1,
    -1, 1223, 910, 691, -1, -1, -1, 821, 600, -1, -1, 1168, -1, -1, -1, -1, 736, -1, 186, -1, -1, -1, 148,
    -1, 1134, 90, 1078, -1, -1, -1, -1, 33, 1180, -1, 1053, -1, -1, 686, -1, -1, -1, -1, 56, -1, -1, -1, -1,
    -1, 867, 753, 345, -1, -1, 242, 13, 1085, -1, -1, -1, -1, -1, -1, -1, -1, 27, -1, -1, -1, -1, -1, 1327,
    -1, -1, 728, -1, 163, -1, -1, -1, -1, -1, -1, -1, -1, 279, 389, 1265, -1, -1, -1, -1, 360, -1, -1, -1,
    801, 992, 760, 970, 1224, -1, -1, 659, 1391, 739, 652, 327, 765, 847, 870, -1, -1, -1, -1, 819, 8, 1143,
    -1, 807, -1, -1, -1, 830, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 805, -1, -1, -1, 254, 531, 1115, 978,
    1154, 1347, -1, -1, -1, -1, -1, -1, -1, 860, -1, 1204, -1, -1, -1, -1, -1, 528, -1, 696, 251, -1, -1, -1,
    -1, -1, -1, -1, -1, 165, 1175, 967, -1, -1, -1, 724, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1227, -1,
    -1, -1, -1, -1, -1, 623, -1, -1, -1, -1, 477, -1, -1, 88, 723, -1, 654, -1, -1, -1, -1, -1, -1, 705,
    1210, 597, 134, 198, 1339, -1, 664, 31, -1, 1050, -1, 201, 649, -1, -1, 245, 1017, -1, 1410, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 1428, -1, -1, -1, -1, -1, 1147, -1, 273, -1, -1, -1, 262, -1, -1, -1, -1, -1, -1,
    215, 1403, -1, 29, 296, -1, 676, 479, 685, 1131, 494, 1030, 1375, -1, 961, -1, -1, -1, -1, -1, -1, -1,
    -1, 585, -1, -1, -1, 921, 423, -1, -1, -1, 1167, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 613, 330,
    831, 632, -1, -1, 991, 848, -1, -1, -1, 688, -1, -1, 395, -1, 333, -1, -1, -1, -1, -1, 418, -1, -1, -1,
    -1, -1, 1075, 948, 1249, 1125, -1, 1140, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1252, -1, -1, -1, -1, -1,
    -1, 506, -1, -1, 1164, -1, -1, 214, -1, -1, -1, -1, -1, -1, 1088, -1, -1, -1, -1, -1, 995, -1, 35, 313,
    -1, 1321, 828, 518, 704, 1084, -1, 499, -1, 625, -1, 112, 629, 1157, 1341, -1, -1, -1, -1, -1, 364, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1217, -1, -1, 226, 316, -1, -1, -1, -1, -1, -1, 679,
    -1, 669, -1, 317, -1, 1336, 1042, -1, -1, -1, 470, -1, -1, -1, -1, -1, -1, 896, 1102, -1, -1, -1, 302,
    -1, 713, 53, 234, 699, 1093, 87, -1, -1, -1, -1, 737, -1, -1, -1, -1, -1, 218, 840, 1025, -1, -1, 935,
    -1, -1, -1, -1, -1, -1, -1, -1, 549, -1, 922, -1, -1, -1, -1, 1111, -1, -1, -1, -1, -1, 681, 1101, -1,
    104, 698, -1, 438, 1106, -1, -1, -1, -1, -1, -1, -1, 1289, -1, 7, -1, -1, 966, -1, -1, -1, 799, 731,
    1055, 22, -1, -1, -1, 284, 825, -1, -1, -1, 138, -1, -1, -1, 131, -1, -1, -1, 432, 1035, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 665, 1021, 46, 208, 34, -1, 86, 93, 845, 957, -1, 552, 673, -1, -1, -1, 205, -1, 547,
    -1, -1, -1, 393, -1, 1064, -1, -1, 125, -1, 225, -1, 84, 1069, -1, 158, 25, 990, 1297, 789, 1413, 48, -1,
    -1, -1, 780, -1, -1, -1, -1, -1, 1189, 914, -1, -1, 634, 1104, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 607, -1, -1, -1, -1, 322, 798, 1139, 1184, -1, 722, 923, 1324,
    -1, -1, -1, -1, -1, -1, -1, -1, 612, 672, 934, -1, 1240, -1, 1090, -1, -1, -1, -1, -1, -1, 794, -1, 1044,
    -1, -1, -1, -1, 693, -1, -1, -1, -1, -1, -1, -1, 1398, -1, -1, 10, -1, -1, -1, -1, -1, -1, 846, 876, -1,
    127, 611, -1, -1, -1, -1, -1, 274, 363, -1, -1, -1, -1, 257, -1, 473, 1187, -1, -1, -1, 715, 874, -1, -1,
    -1, -1, -1, 434, 907, -1, -1, 931, -1, 1426, -1, -1, -1, -1, 584, 692, -1, 1113, -1, -1, -1, 1406, -1,
    -1, -1, -1, 401, 631, 959, 1211, -1, -1, -1, 742, -1, 587, -1, -1, -1, -1, -1, -1, 522, 289, 344, -1, -1,
    361, 65, 533, -1, -1, -1, 763, -1, -1, -1, -1, -1, 1219, -1, -1, -1, -1, 832, -1, -1, -1, -1, -1, -1, -1,
    129, 261, 382, 391, 661, -1, -1, -1, -1, -1, -1, -1, -1, 1114, -1, -1, -1, -1, -1, -1, -1, 1395, 347, -1,
    -1, -1, 1105, -1, -1, -1, 16, 711, -1, -1, -1, -1, -1, 1367, 913, -1, -1, 408, -1, -1, -1, -1, 841, -1,
    -1, -1, 368, -1, 367, 1250, 969, 1059, -1, -1, 219, 527, -1, 1255, -1, -1, -1, -1, 124, 114, -1, -1,
    1058, -1, -1, -1, -1, 809, 702, 766, -1, -1, 788, -1, -1, -1, -1, -1, -1, 1422, -1, 1274, -1, 1186, -1,
    -1, -1, -1, 1404, 754, -1, -1, 1151, 1201, -1, 355, -1, -1, -1, 542, -1, -1, 734, -1, -1, -1, -1, -1,
    379, -1, -1, 785, -1, 508, -1, 505, -1, 573, -1, -1, 1299, -1, -1, -1, 537, 653, 1350, -1, -1, -1, -1,
    -1, -1, -1, 471, -1, -1, -1, 730, -1, -1, -1, -1, 402, -1, -1, -1, -1, 329, 222, -1, -1, -1, -1, -1, -1,
    -1, 79, -1, 633, -1, -1, 1234, 514, 1329, 684, -1, -1, -1, -1, -1, -1, -1, 1368, -1, -1, -1, -1, 1133,
    1103, -1, -1, 591, 467, -1, -1, -1, 716, 988, -1, -1, -1, 1235, -1, -1, -1, -1, 452, 429, 1275, 622, -1,
    424, -1, 563, 376, 1016, -1, -1, 558, -1, -1, 3, -1, 386, -1, 374, 489, -1, -1, -1, 362, 1247, 485, -1,
    -1, -1, -1, -1, 405, 111, 4, -1, -1, -1, -1, 1135, 466, 1051, 974, 1207, 192, 258, 436, 1283, -1, 618,
    -1, 519, 1408, 940, 566, 426, -1, -1, -1, 1212, -1, 1397, 806, -1, -1, -1, -1, -1, -1, 332, 927, 256, -1,
    -1, 1337, -1, 12, 162, 1346, -1, 371, -1, 976, 1369, -1, -1, -1, -1, -1, -1, 255, 462, 999, -1, 446,
    1309, -1, -1, 589, 670, -1, -1, -1, -1, -1, 908, 915, -1, -1, -1, -1, -1, 1332, -1, -1, 21, 268, 553, -1,
    184, -1, -1, 115, -1, -1, -1, 744, -1, -1, -1, 180, 1430, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 1112, -1, -1, -1, -1, -1, -1, -1, -1, 179, -1, -1, -1, -1, -1, -1, 1376, 288, 465, -1, -1, -1, 521,
    575, 610, 1181, 1263, 1062, 1429, -1, 1343, 1431, 120, 628, -1, 1394, -1, -1, -1, -1, 1014, 897, 1420,
    -1, -1, -1, -1, -1, -1, 524, 412, -1, 71, -1, -1, -1, -1, 1003, 1031, -1, -1, -1, 1296, 238, -1, -1, -1,
    1202, -1, 562, 926, -1, 276, -1, -1, 336, 714, -1, 1233, -1, 468, -1, -1, -1, 286, 1272, -1, -1, 340, -1,
    503, -1, -1, 298, -1, -1, 1243, 1348, -1, -1, 202, 398, 195, -1, -1, -1, -1, 1160, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 866, -1, -1, -1, -1, -1, -1, -1, -1, 160, 252, -1, -1, -1, -1, 167, 1208, 583, -1, -1,
    -1, 141, 875, 1162, 119, -1, 615, -1, 40, 474, 1130, 1323, -1, -1, -1, 323, -1, 428, -1, -1, -1, 17, 189,
    89, -1, -1, -1, -1, -1, -1, 614, 680, 308, 690, 404, 1119, 675, -1, 1248, -1, -1, 761, 156, 1241, -1, -1,
    -1, 1047, -1, 1303, -1, -1, -1, -1, 1163, 359, 449, 1416, 15, 70, -1, -1, -1, -1, 1178, 373, -1, 1379,
    -1, -1, 366, 275, -1, 50, -1, -1, -1, -1, -1, -1, -1, -1, 1380, -1, -1, -1, -1, -1, 331, 1118, 1061,
    1193, -1, -1, -1, 277, 663, -1, 1409, -1, 1270, 388, 916, 152, 545, -1, 369, 667, 738, -1, -1, -1, -1,
    380, 694, -1, -1, -1, 480, 687, -1, -1, 1190, -1, -1, -1, -1, 1148, -1, -1, 749, 1237, -1, -1, 938, -1,
    -1, -1, -1, -1, -1, -1, 647, -1, -1, -1, 460, 493, -1, -1, -1, -1, 1019, 365, -1, 346, -1, 1091, -1, -1,
    -1, -1, 54, -1, -1, -1, -1, -1, -1, -1, -1, -1, 747, -1, -1, 269, 617, 783, 1266, -1, -1, -1, 598, 169,
    334, 1345, -1, -1, -1, -1, -1, -1, 237, 1370, -1, 816, -1, 197, 1037, 342, 1230, 1411, -1, 662, 888, -1,
    -1, -1, -1, -1, -1, -1, 1082, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1372, 993, 1155, -1, -1, -1, -1, -1,
    -1, 836, 1196, 444, -1, -1, -1, -1, -1, -1, 1215, 1169, -1, -1, 1246, -1, 1165, 295, -1, -1, -1, -1, -1,
    -1, 646, -1, 904, 291, -1, -1, 920, 1371, 399, -1, -1, -1, -1, 204, -1, -1, -1, -1, -1, 651, 55, -1, -1,
    -1, -1, -1, -1, 311, 406, 130, 580, 534, 1353, 1015, -1, -1, 884, -1, -1, 952, -1, -1, -1, 476, 1424, -1,
    791, -1, -1, -1, -1, -1, -1, -1, -1, -1, 196, 78, 411, 425, 1045, -1, 482, -1, -1, -1, -1, 227, 240,
    1040, 1068, -1, -1, 422, 512, -1, -1, -1, -1, -1, 265, 1107, 1142, -1, 487, 784, -1, -1, -1, -1, -1, 507,
    1228, 343, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 349, 1316, 283, -1, -1, -1, -1, -1, -1, -1, 137, 415,
    -1, -1, -1, -1, -1, -1, -1, 495, -1, -1, -1, -1, -1, 965, -1, 207, -1, -1, -1, -1, -1, 529, -1, -1, -1,
    -1, -1, 14, 554, -1, 601, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 762, -1, 488, -1, -1, 203,
    1077, 770, -1, 103, -1, 829, -1, 849, -1, -1, 217, 751, 297, 576, 717, 764, 526, 996, 1287, -1, -1, 123,
    -1, 41, 142, 439, -1, -1, -1, -1, 906, -1, -1, 767, -1, -1, -1, -1, 596, -1, 38, 110, -1, -1, -1, -1, -1,
    1120, -1, 351, 319, -1, -1, 1076, -1, -1, 792, 880, 270, 1023, 1203, -1, 732, -1, 116, -1, 249, -1, 23,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1007, 548, -1, 838, -1, -1, 862, -1, 260, -1, -1, -1, -1, -1, -1,
    177, 924, 903, -1, 1200, 1276, 878, 842, -1, -1, -1, -1, -1, -1, -1, 781, 1063, 1271, -1, -1, 905, 1335,
    -1, 1096, -1, -1, 671, -1, -1, -1, -1, 139, 500, 1206, 140, -1, -1, -1, -1, 1024, 1080, 776, -1, 67, -1,
    324, 1396, -1, -1, -1, -1, 72, 61, 546, -1, -1, 1305, -1, -1, -1, 769, -1, -1, -1, -1, 223, -1, -1, -1,
    -1, -1, -1, 1360, -1, -1, 92, -1, 1013, -1, -1, 1386, 565, -1, 1156, -1, -1, -1, -1, -1, -1, -1, 1159,
    -1, -1, -1, 153, -1, -1, 1260, 64, -1, -1, -1, -1, -1, -1, -1, 461, 49, 478, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 743, 188, -1, -1, -1, -1, -1, -1, -1, 430, 383, -1, -1, 1034, 946, -1, -1, -1, -1,
    -1, -1, -1, -1
};

static const int16_t first[] = {
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1091, -1, -1, -1, -1, 1148, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 404, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1175, -1, 639, -1, -1,
    -1, -1, 815, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 438, 440, 442, 402, 444, 401, 426, 477, 479,
    483, 480, 380, 414, -1, -1, 252, -1, 366, 423, -1, -1, -1, -1, -1, 396, -1, 879, 1, 638, 920, 44, 47,
    353, 351, 355, 357, 354, 352, 356, 358, 256, 239, 240, 324, 1315, 1387, 8, 26, 0, 9, 27, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 223, 224, 225, 227, 228, 226, -1, -1, 1367, 237, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 229, 230, 231, 232, 233, 234, 235, 236, -1, -1, 454, 469, 1389,
    427, 1391, -1, -1, -1, -1, -1, 336, 68, 82, 92, 112, 62, -1, 541, 598, 600, 602, 604, 606, 608, 610, 612,
    614, 616, 618, 620, 45, 46, 48, 49, 2, -1, 58, 6, 5, -1, -1, 12, 11, -1, 17, 57, 20, 21, 22, 23, 24, 25,
    28, -1, 29, 30, 31, 32, 33, 34, 35, -1, 36, 37, 38, 39, 40, 41, 42, 43, 50, 51, 52, 53, 54, 55, -1, -1,
    -1, 59, 60, 61, 64, 65, 66, 67, 69, 71, 72, 75, 76, 77, -1, 78, 79, 80, 81, 87, 88, 84, 83, 89, 91, 98,
    99, 94, 93, 97, 101, 102, 104, 108, 109, 110, 111, 114, 113, 118, 119, 120, 121, 122, 123, 124, -1, -1,
    125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145,
    146, 148, 150, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 166, 958, 803, 964, 807, 167,
    168, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 187, 189, 191, 193, -1,
    326, 192, -1, -1, 194, 196, 198, 199, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 212, 213, 214,
    215, 216, 217, 219, 220, 221, 222, -1, 241, 242, 243, 244, 245, 246, 247, 248, 249, 250, 251, 253, 254,
    255, 257, 258, 259, 260, 263, 267, 270, 271, 272, 273, 274, 275, 276, 277, 278, 279, 280, 281, 282, 283,
    284, 285, 286, 287, 288, 289, 290, 291, 292, 293, 294, 295, 296, 297, 298, 299, 300, 301, 302, 303, 304,
    305, 306, 307, 308, 309, 310, 311, 312, 313, 314, 315, 316, -1, 317, 318, 319, 320, 321, 322, 325, -1,
    327, 328, 329, -1, 330, 332, 333, 334, -1, 335, 339, 340, 344, 345, 346, 347, 348, 349, 350, 359, 361,
    362, 363, 364, 365, 367, 368, 369, 370, 371, 372, 373, 374, 375, 376, 377, -1, 378, -1, 379, -1, 381,
    382, 383, 384, 385, 386, 390, 391, 394, 398, 399, 400, -1, 405, 407, 410, -1, 415, 416, -1, -1, 419, 420,
    421, 422, -1, -1, 434, -1, -1, 449, 450, 452, 453, 455, 456, 457, 458, 459, 460, 461, 462, 464, -1, 465,
    466, -1, -1, 489, 492, 491, 471, 472, 473, 474, -1, 478, 482, -1, 484, 486, 487, 488, -1, -1, 508, 509,
    516, 522, 524, 525, 526, 527, 528, 529, 530, 531, 532, 533, 536, 539, 551, 553, 555, 634, 542, 543, 544,
    545, 549, 547, 548, 550, 552, 554, 556, 557, 558, 559, 560, 561, 562, 563, 564, 565, 566, 567, 568, 569,
    570, 571, 572, 573, 574, 575, 576, 577, 578, 579, 580, 581, 582, 583, 584, 585, 586, 587, 588, 589, 590,
    591, 592, 593, 594, 595, 596, 597, 622, 623, 625, 626, 627, 628, 629, -1, 645, 632, 633, 635, 636, 637,
    640, 641, 642, 643, 644, 646, 647, 648, 649, 650, 651, 652, 653, 654, 655, 656, 657, 658, 659, 660, 661,
    662, 663, 664, 665, 666, 667, 668, 669, 670, 671, 672, 673, 674, 675, 676, 677, 678, -1, 679, 680, 681,
    682, 683, 684, 685, 686, 687, 689, 690, 691, 692, 693, 694, 695, 696, 697, -1, 698, 699, 700, 701, 702,
    703, 704, 705, 706, 707, 708, 709, 710, 711, 712, 713, 714, 715, 716, 717, 718, 719, 720, 721, -1, 722,
    723, 724, 725, 726, 727, 728, 729, 730, 731, 732, 733, 734, -1, 735, 736, 737, 738, 739, 740, 741, 742,
    743, 744, 745, 746, 747, 748, 749, 750, 751, 752, 753, 754, 755, 756, 757, 758, 759, 760, 761, 762, 763,
    764, 765, 766, 767, 768, 769, 770, 771, 772, 773, 774, 775, 1492, -1, 777, 779, 780, 781, -1, 783, 785,
    787, 789, 790, 791, 792, 793, 794, 795, 796, 797, 798, 799, 800, 801, 802, -1, 804, 806, 808, 809, 810,
    811, 812, 813, 814, 816, 817, 818, 819, -1, 820, 821, -1, 822, 823, 824, -1, -1, -1, 827, 829, -1, -1,
    831, 833, 834, 835, 838, 839, 840, 841, 842, 843, 846, 848, 849, -1, -1, 852, 853, 854, 855, 856, -1,
    857, -1, 858, 859, -1, 860, 861, 862, -1, 864, 865, 866, 867, 868, 869, 870, 871, 874, 875, 876, 882,
    884, 886, 887, 889, 890, 891, 893, 894, 895, 896, 897, 898, 899, 900, 901, 903, 904, 905, 906, 907, 908,
    909, 912, 913, 914, 915, 916, 917, 918, 919, 921, 922, 923, 924, 925, 926, 931, 932, 933, -1, 937, 940,
    944, -1, 946, 950, 951, 955, 957, 966, 959, 960, 962, 963, 965, -1, 967, -1, 968, -1, 971, 974, 977, 980,
    983, 987, -1, -1, 988, -1, 989, 990, 991, 992, 993, 994, 995, 996, 997, 998, 999, 1000, 1001, 1002, 1003,
    1004, 1005, 1006, 1007, -1, 1009, 1010, 1012, 1013, 1015, 1016, 1018, 1019, 1020, 1022, 1025, 1026, 1027,
    1028, 1030, 1031, 1032, 1033, 1034, 1035, 1036, 1039, 1040, 1041, -1, 1043, -1, 1045, 1047, 1048, 1052,
    -1, 1053, 1054, 1055, 1056, 1057, 1058, 1059, -1, -1, -1, 1062, 1063, 1064, 1065, -1, -1, 1067, 1069,
    1071, -1, 1072, -1, 1076, 1232, 1078, 1079, -1, -1, 1080, 1081, -1, 1082, -1, -1, -1, 1083, 1084, 1085,
    1086, 1087, 1088, 1089, 1090, 1092, 1093, 1094, 1095, 1096, 1097, 1098, 1099, 1100, 1101, 1102, 1103,
    1104, 1106, 1107, 1108, 1109, 1110, 1111, 1112, 1113, 1114, 1115, 1116, 1117, 1118, 1119, 1120, 1121,
    1122, 1123, 1124, 1125, 1126, 1127, 1128, 1129, 1130, 1131, 1132, 1133, 1134, 1135, 1136, 1137, 1138,
    1139, 1141, 1143, 1145, 1146, 1147, 1149, 1150, 1151, 1152, 1153, 1154, 1155, 1156, 1157, 1159, 1160,
    1161, 1162, 1163, 1164, 1165, 1166, 1167, 1168, 1171, 1173, -1, 1169, -1, 1177, 1178, -1, -1, 1265, 1183,
    -1, -1, 1184, 1185, -1, 1257, -1, -1, -1, -1, -1, 1195, 1200, 1204, 1205, -1, -1, 1206, 1207, -1, 1208,
    1209, 1210, 1211, 1212, 1213, 1214, 1215, 1220, -1, -1, 1217, 1218, -1, 1222, -1, 1224, 1226, -1, 1228,
    1229, 1230, 1233, 1234, 1235, 1236, 1237, 1238, 1239, 1240, 1241, 1242, 1249, 1244, 1246, 1248, 1250,
    1251, 1252, 1254, 1255, 1256, 1258, 1259, 1260, 1261, 1262, 1263, 1264, 1266, 1267, 1268, 1269, 1270,
    1271, 1272, 1273, 1274, 1275, 1276, 1278, 1279, 1280, 1281, 1282, -1, 1284, 1290, -1, 1292, 1293, 1294,
    1296, 1297, 1298, 1299, -1, -1, 1301, 1302, 1303, 1304, 1305, 1306, 1307, 1308, 1309, 1310, 1311, 1312,
    1313, 1314, -1, 1319, 1320, 1321, 1322, 1326, 1327, 1328, 1331, 1332, 1333, 1334, 1335, 1336, 1337, 1340,
    1343, -1, 1347, 1351, 1352, 1353, 1354, 1355, 1356, 1357, 1358, 1359, 1361, 1362, 1363, 1364, 1365, 1366,
    -1, -1, -1, -1, -1, -1, 1378, 1379, 1380, 1381, 1382, 1383, 1384, 1385, 1386, 1388, -1, -1, 1392, 1401,
    -1, -1, 1394, 1506, -1, 1393, -1, -1, -1, 1442, 1400, 1402, -1, 1404, 1405, 1406, 1407, 1408, 1409, 1410,
    1411, 1412, 1414, 1496, 1415, 1497, 1498, 1417, 1419, 1420, 1421, 1499, 1500, 1501, 1422, 1423, 1424,
    1425, 1426, 1427, -1, -1, 1429, -1, -1, 1502, 1503, 1431, -1, -1, -1, -1, -1, 1504, 1434, 1435, 1436,
    1437, 1439, 1441, 1443, 1444, 1445, 1446, 1448, 1449, 1450, -1, 1451, 1452, 1454, 1455, 1456, 1457, 1459,
    1461, 1463, 1465, 1467, 1468, 1469, 1470, -1, 1474, 1475, 1476, 1477, 1478, -1, 1480, 1485, 1487, 1488,
    -1, 1507, 1508, 1509, 1510, 1511, 1512, 1513, 1516, 1517, 1518, 1519, 1521, 1522, 1523, 1524, 1525, 1526,
    1527, 1529, 1530, 1531, 1532, 1533, 1534, 1536, 1537, 1538, 1539, 1540, 1541, 1542, 1543, 1545, 1546,
    1548, 1549, 1550, 1551, 1552, 1554, 1555, 1556, -1, 1557, 1559, 1561, 1493, -1, 1494, 1495
};

static const struct catalogue_link links[] = {
    {0, 3, 0}, {0, 631, 0}, {0, -1, 0}, {1, 4, 0}, {2, 7, 0}, {2, -1, 0}, {2, -1, 0}, {3, 10, 0}, {3, 13, 0},
    {3, -1, 0}, {4, 63, 0}, {4, 14, 0}, {4, -1, 0}, {5, 15, 0}, {6, -1, 0}, {7, 16, 0}, {8, -1, 0},
    {9, 18, 0}, {10, 19, 0}, {11, -1, 0}, {12, 200, 4}, {12, -1, 5}, {13, -1, 1}, {13, -1, 0}, {14, -1, 1},
    {14, -1, 0}, {15, -1, 1}, {15, -1, 0}, {16, -1, 1}, {16, -1, 0}, {17, 197, 1}, {17, -1, 0}, {18, -1, 1},
    {19, -1, 0}, {20, -1, 0}, {21, -1, 0}, {22, 872, 3}, {23, -1, 2}, {24, -1, 2}, {25, -1, 2}, {26, -1, 2},
    {27, -1, 2}, {28, -1, 2}, {29, -1, 2}, {30, -1, 2}, {31, -1, 2}, {32, -1, 2}, {33, -1, 2}, {34, -1, 2},
    {35, -1, 2}, {36, -1, 2}, {37, 195, 2}, {38, -1, 2}, {39, -1, 2}, {40, -1, 2}, {41, 56, 0}, {42, -1, 0},
    {43, 73, 4}, {44, 74, 4}, {45, 151, 4}, {46, -1, 4}, {47, -1, 4}, {48, -1, 0}, {49, -1, 0},
    {50, 1037, 2}, {51, -1, 2}, {52, 1038, 2}, {53, 1044, 2}, {54, 70, 0}, {54, -1, 0}, {55, -1, 0},
    {56, 86, 4}, {56, -1, 5}, {57, 106, 2}, {58, 107, 2}, {59, 90, 1}, {59, -1, 0}, {60, -1, 1}, {61, -1, 0},
    {62, 103, 1}, {63, -1, 0}, {64, 105, 2}, {65, 85, 0}, {65, 1464, 0}, {65, -1, 0}, {66, -1, 0},
    {67, 96, 4}, {68, -1, 2}, {69, -1, 2}, {70, 1528, 2}, {71, 100, 1}, {72, -1, 0}, {73, 95, 0},
    {73, 152, 0}, {73, -1, 0}, {74, -1, 0}, {75, 117, 4}, {75, -1, 5}, {76, 147, 2}, {77, 149, 2},
    {78, 190, 1}, {78, -1, 0}, {79, -1, 0}, {80, 188, 1}, {81, -1, 0}, {82, 165, 2}, {83, -1, 2},
    {84, -1, 2}, {85, -1, 2}, {86, -1, 2}, {87, -1, 2}, {88, 863, 2}, {89, 115, 0}, {89, 1458, 0},
    {89, -1, 0}, {90, 116, 0}, {91, -1, 0}, {92, 170, 4}, {92, -1, 5}, {93, -1, 4}, {93, -1, 5}, {94, -1, 4},
    {94, -1, 5}, {95, -1, 0}, {96, -1, 0}, {97, -1, 0}, {98, -1, 0}, {99, -1, 4}, {99, -1, 5}, {100, -1, 4},
    {100, -1, 5}, {101, -1, 4}, {101, -1, 5}, {102, -1, 4}, {102, -1, 5}, {103, -1, 2}, {103, -1, 0},
    {104, -1, 2}, {104, -1, 0}, {105, -1, 2}, {105, -1, 0}, {106, -1, 2}, {106, -1, 0}, {107, -1, 2},
    {107, -1, 0}, {108, -1, 2}, {108, -1, 0}, {109, -1, 2}, {109, -1, 0}, {110, -1, 2}, {110, -1, 0},
    {111, -1, 2}, {112, 956, 2}, {113, -1, 2}, {113, -1, 0}, {114, -1, 2}, {114, -1, 0}, {115, -1, 2},
    {115, -1, 0}, {116, 360, 2}, {116, -1, 0}, {117, 331, 2}, {117, -1, 0}, {118, 953, 2}, {119, 624, 2},
    {120, -1, 2}, {121, 169, 0}, {121, -1, 0}, {122, -1, 0}, {123, -1, 0}, {124, 218, 4}, {124, -1, 5},
    {125, -1, 1}, {125, -1, 0}, {126, -1, 1}, {126, -1, 0}, {127, -1, 1}, {127, -1, 0}, {128, 521, 1},
    {128, -1, 0}, {129, 523, 1}, {129, -1, 0}, {130, -1, 1}, {130, -1, 0}, {131, 186, 1}, {131, -1, 0},
    {132, 387, 1}, {132, -1, 0}, {133, -1, 1}, {133, -1, 0}, {134, -1, 1}, {134, -1, 0}, {135, -1, 1},
    {136, -1, 0}, {137, -1, 2}, {138, -1, 2}, {139, -1, 2}, {140, -1, 1}, {141, -1, 2}, {142, -1, 2},
    {143, -1, 0}, {144, -1, 5}, {145, 211, 5}, {146, -1, 5}, {147, -1, 5}, {148, -1, 5}, {149, -1, 5},
    {150, -1, 5}, {151, -1, 5}, {152, -1, 5}, {153, -1, 5}, {154, -1, 4}, {155, -1, 4}, {156, -1, 4},
    {157, -1, 4}, {157, -1, 5}, {158, -1, 4}, {158, 1360, 5}, {159, 341, 4}, {160, 266, 4}, {160, -1, 5},
    {161, 262, 4}, {161, -1, 5}, {162, -1, 0}, {163, -1, 0}, {164, -1, 0}, {165, -1, 0}, {166, 238, 0},
    {167, -1, 0}, {168, -1, 0}, {169, -1, 0}, {170, -1, 0}, {171, -1, 0}, {172, -1, 0}, {173, -1, 0},
    {174, -1, 0}, {175, -1, 0}, {176, -1, 0}, {177, -1, 0}, {178, -1, 0}, {178, -1, 0}, {179, -1, 0},
    {179, -1, 0}, {180, -1, 0}, {180, -1, 0}, {181, -1, 0}, {182, -1, 0}, {182, -1, 0}, {183, -1, 0},
    {183, -1, 0}, {184, -1, 0}, {184, -1, 0}, {185, 1453, 0}, {185, -1, 0}, {186, -1, 0}, {186, -1, 0},
    {187, -1, 0}, {187, -1, 0}, {188, -1, 0}, {188, -1, 0}, {189, 261, 0}, {190, -1, 0}, {191, 264, 0},
    {191, -1, 0}, {192, 265, 0}, {193, 428, 0}, {194, 268, 0}, {194, -1, 0}, {195, 269, 0}, {196, 429, 0},
    {197, -1, 0}, {197, -1, 0}, {198, -1, 0}, {198, -1, 0}, {199, -1, 0}, {199, -1, 0}, {200, -1, 0},
    {200, -1, 0}, {201, -1, 0}, {201, -1, 0}, {202, -1, 0}, {202, -1, 0}, {203, -1, 0}, {203, -1, 0},
    {204, -1, 0}, {204, -1, 0}, {205, -1, 0}, {205, -1, 0}, {206, -1, 0}, {206, -1, 0}, {207, -1, 0},
    {207, -1, 0}, {208, -1, 0}, {208, -1, 0}, {209, -1, 0}, {209, -1, 0}, {210, -1, 0}, {210, -1, 0},
    {211, -1, 0}, {211, -1, 0}, {212, -1, 0}, {212, -1, 0}, {213, -1, 0}, {214, -1, 0}, {215, -1, 0},
    {216, -1, 0}, {217, -1, 0}, {218, -1, 0}, {219, -1, 5}, {220, -1, 5}, {221, -1, 5}, {222, -1, 5},
    {223, -1, 5}, {224, -1, 5}, {225, -1, 5}, {226, -1, 5}, {227, 323, 1}, {228, 1014, 4}, {229, 1017, 4},
    {230, -1, 4}, {231, -1, 4}, {232, -1, 4}, {233, -1, 4}, {234, -1, 1}, {235, -1, 1}, {236, -1, 1},
    {237, -1, 1}, {238, -1, 1}, {239, -1, 2}, {240, -1, 1}, {241, -1, 2}, {242, -1, 2}, {243, -1, 2},
    {244, -1, 2}, {245, -1, 2}, {246, -1, 1}, {247, 337, 0}, {248, 338, 0}, {249, -1, 0}, {250, 342, 3},
    {251, 343, 3}, {252, -1, 4}, {253, -1, 2}, {254, -1, 2}, {255, -1, 2}, {256, -1, 0}, {256, -1, 0},
    {257, -1, 0}, {257, -1, 0}, {258, -1, 0}, {258, -1, 0}, {259, -1, 0}, {259, -1, 0}, {260, -1, 0},
    {260, -1, 0}, {261, -1, 0}, {261, -1, 0}, {262, -1, 0}, {262, -1, 0}, {263, 447, 2}, {264, 448, 2},
    {265, 389, 2}, {266, 393, 2}, {267, 514, 1}, {268, 506, 1}, {269, -1, 0}, {270, 494, 1}, {271, 495, 1},
    {272, 485, 1}, {273, 425, 1}, {274, 424, 1}, {275, -1, 1}, {276, -1, 1}, {277, -1, 1}, {278, -1, 5},
    {279, -1, 1}, {280, -1, 1}, {281, -1, 1}, {282, -1, 1}, {283, -1, 1}, {284, -1, 1}, {285, -1, 1},
    {286, -1, 1}, {287, 1490, 1}, {288, -1, 5}, {289, -1, 5}, {290, -1, 5}, {291, 388, 1}, {292, 403, 1},
    {293, 500, 1}, {294, 501, 1}, {295, 392, 1}, {296, -1, 1}, {297, -1, 1}, {298, 395, 1}, {299, -1, 1},
    {300, 397, 1}, {301, 409, 1}, {302, -1, 1}, {303, -1, 1}, {304, -1, 1}, {305, 445, 1}, {306, 443, 1},
    {307, 451, 1}, {308, -1, 2}, {309, 406, 1}, {310, -1, 1}, {311, 408, 1}, {312, -1, 1}, {313, 411, 1},
    {314, 413, 1}, {315, 412, 1}, {316, -1, 1}, {317, -1, 1}, {318, -1, 1}, {319, 437, 1}, {320, 417, 1},
    {321, 418, 1}, {322, 463, 1}, {323, -1, 1}, {324, -1, 2}, {325, -1, 2}, {326, -1, 2}, {327, 496, 1},
    {328, 497, 1}, {329, 498, 1}, {330, 446, 1}, {331, 515, 0}, {332, 430, 1}, {333, 431, 1}, {334, 432, 0},
    {335, 433, 0}, {336, 505, 1}, {337, 504, 1}, {338, 435, 1}, {339, 436, 1}, {340, 502, 1}, {341, -1, 1},
    {342, 439, 1}, {343, 1413, 1}, {344, 441, 1}, {345, 535, 1}, {346, 537, 1}, {347, -1, 1}, {348, -1, 1},
    {349, 540, 1}, {350, 481, 1}, {351, 475, 2}, {352, 476, 2}, {353, -1, 1}, {354, -1, 1}, {355, 499, 1},
    {356, -1, 1}, {357, -1, 1}, {358, 467, 0}, {359, -1, 2}, {360, -1, 2}, {361, -1, 2}, {362, -1, 2},
    {363, -1, 2}, {364, -1, 2}, {365, -1, 2}, {366, -1, 2}, {367, -1, 1}, {368, -1, 1}, {369, -1, 1},
    {370, -1, 0}, {371, 468, 0}, {372, 470, 0}, {373, -1, 0}, {374, 1390, 0}, {375, -1, 2}, {376, -1, 2},
    {377, 1253, 2}, {378, -1, 2}, {379, 510, 2}, {380, 511, 2}, {381, -1, 1}, {382, -1, 1}, {383, -1, 1},
    {384, -1, 1}, {385, 538, 1}, {386, 1547, 1}, {387, -1, 1}, {388, -1, 1}, {389, -1, 1}, {390, -1, 1},
    {391, -1, 1}, {392, -1, 1}, {393, 490, 0}, {394, 493, 0}, {395, -1, 0}, {396, -1, 0}, {397, -1, 0},
    {398, 513, 1}, {399, -1, 1}, {400, -1, 1}, {401, -1, 1}, {402, -1, 1}, {403, 512, 1}, {404, 507, 1},
    {405, -1, 1}, {406, 503, 1}, {407, -1, 1}, {408, -1, 1}, {409, -1, 1}, {410, -1, 1}, {411, 520, 2},
    {412, -1, 2}, {413, -1, 2}, {414, 518, 2}, {415, 519, 2}, {416, 534, 1}, {417, -1, 1}, {418, -1, 1},
    {419, -1, 0}, {420, 517, 0}, {421, -1, 0}, {422, -1, 2}, {423, 1440, 2}, {424, -1, 2}, {425, -1, 1},
    {426, -1, 1}, {427, -1, 1}, {428, -1, 1}, {429, -1, 1}, {430, -1, 1}, {431, -1, 1}, {432, -1, 1},
    {433, -1, 1}, {434, -1, 1}, {435, -1, 1}, {436, -1, 1}, {437, -1, 1}, {438, 930, 1}, {439, -1, 1},
    {440, -1, 1}, {441, -1, 1}, {442, -1, 1}, {443, -1, 1}, {444, -1, 1}, {445, 546, 0}, {446, -1, 1},
    {447, -1, 1}, {448, -1, 1}, {449, -1, 1}, {450, -1, 0}, {451, -1, 4}, {452, -1, 3}, {453, -1, 4},
    {454, -1, 3}, {455, -1, 4}, {456, -1, 3}, {457, -1, 4}, {458, -1, 3}, {459, -1, 4}, {460, -1, 3},
    {461, -1, 4}, {462, -1, 3}, {463, -1, 4}, {464, -1, 3}, {465, -1, 4}, {466, -1, 3}, {467, -1, 4},
    {468, -1, 3}, {469, -1, 4}, {470, -1, 3}, {471, -1, 4}, {472, -1, 3}, {473, -1, 4}, {474, -1, 3},
    {475, -1, 4}, {476, -1, 3}, {477, -1, 4}, {478, -1, 3}, {479, -1, 4}, {480, -1, 3}, {481, -1, 4},
    {482, -1, 4}, {483, -1, 4}, {484, -1, 4}, {485, -1, 4}, {486, -1, 4}, {487, -1, 4}, {488, -1, 4},
    {489, -1, 4}, {490, -1, 4}, {491, -1, 4}, {492, -1, 4}, {493, -1, 4}, {494, -1, 4}, {495, -1, 4},
    {496, -1, 4}, {497, -1, 4}, {498, -1, 4}, {499, -1, 4}, {500, -1, 4}, {501, -1, 4}, {502, 599, 0},
    {503, -1, 0}, {504, 601, 0}, {505, -1, 0}, {506, 603, 0}, {507, 630, 0}, {508, 605, 0}, {509, -1, 0},
    {510, 607, 0}, {511, 688, 0}, {512, 609, 0}, {513, -1, 0}, {514, 611, 0}, {515, -1, 0}, {516, 613, 0},
    {517, -1, 0}, {518, 615, 0}, {519, -1, 0}, {520, 617, 0}, {521, -1, 0}, {522, 619, 0}, {523, -1, 0},
    {524, 621, 0}, {525, -1, 0}, {526, 877, 2}, {527, 878, 2}, {528, 805, 2}, {529, 880, 2}, {530, 881, 2},
    {531, -1, 2}, {532, 883, 2}, {533, -1, 0}, {534, -1, 0}, {535, 885, 2}, {536, -1, 1}, {537, -1, 2},
    {538, -1, 2}, {539, -1, 2}, {540, 1515, 2}, {541, -1, 2}, {542, -1, 2}, {543, 1023, 0}, {544, 888, 2},
    {545, -1, 2}, {546, -1, 2}, {547, -1, 2}, {548, 873, 2}, {549, -1, 2}, {550, -1, 2}, {551, 911, 2},
    {552, -1, 2}, {553, -1, 2}, {554, -1, 2}, {555, -1, 2}, {556, -1, 2}, {557, 902, 2}, {558, -1, 2},
    {559, -1, 2}, {560, -1, 2}, {561, -1, 2}, {562, -1, 2}, {563, -1, 2}, {564, -1, 2}, {565, -1, 2},
    {566, -1, 2}, {567, -1, 2}, {568, -1, 2}, {569, -1, 2}, {570, -1, 2}, {571, -1, 2}, {572, -1, 2},
    {573, -1, 2}, {574, -1, 2}, {575, 892, 2}, {576, -1, 2}, {577, -1, 2}, {578, -1, 2}, {579, -1, 2},
    {580, -1, 2}, {581, -1, 2}, {582, -1, 4}, {582, -1, 5}, {583, -1, 4}, {583, -1, 5}, {584, -1, 4},
    {584, -1, 5}, {585, -1, 4}, {585, -1, 5}, {586, 1418, 4}, {586, -1, 5}, {587, -1, 0}, {588, -1, 2},
    {589, -1, 2}, {590, -1, 2}, {591, -1, 2}, {592, -1, 2}, {593, -1, 2}, {594, -1, 2}, {595, -1, 2},
    {596, 910, 2}, {597, -1, 4}, {598, -1, 4}, {598, -1, 5}, {599, -1, 4}, {600, -1, 4}, {600, -1, 5},
    {601, -1, 4}, {602, -1, 4}, {602, -1, 5}, {603, -1, 4}, {604, -1, 4}, {604, -1, 5}, {605, -1, 4},
    {606, -1, 4}, {606, -1, 5}, {607, -1, 4}, {608, -1, 4}, {608, -1, 5}, {609, -1, 4}, {610, -1, 4},
    {610, -1, 5}, {611, -1, 2}, {612, -1, 2}, {613, -1, 2}, {614, 986, 4}, {615, -1, 4}, {615, -1, 5},
    {616, -1, 4}, {617, -1, 4}, {617, -1, 5}, {618, -1, 4}, {619, -1, 4}, {619, -1, 5}, {620, -1, 4},
    {621, -1, 4}, {621, -1, 5}, {622, -1, 4}, {623, -1, 4}, {624, -1, 4}, {624, -1, 5}, {625, -1, 4},
    {626, -1, 4}, {626, -1, 5}, {627, -1, 4}, {628, -1, 4}, {628, -1, 5}, {629, -1, 4}, {630, -1, 4},
    {630, -1, 5}, {631, -1, 4}, {632, -1, 4}, {632, -1, 5}, {633, -1, 4}, {634, -1, 4}, {634, -1, 5},
    {635, -1, 4}, {636, -1, 4}, {636, -1, 5}, {637, -1, 4}, {638, -1, 4}, {638, -1, 5}, {639, -1, 4},
    {640, -1, 4}, {640, -1, 5}, {641, -1, 4}, {642, -1, 4}, {642, -1, 5}, {643, -1, 4}, {644, -1, 4},
    {644, -1, 5}, {645, -1, 4}, {646, -1, 4}, {646, -1, 5}, {647, -1, 4}, {648, -1, 4}, {648, -1, 5},
    {649, -1, 4}, {650, 776, 1}, {651, 1050, 1}, {652, 778, 1}, {653, 1051, 1}, {654, -1, 1}, {655, -1, 1},
    {656, 782, 1}, {657, -1, 1}, {658, 784, 1}, {659, -1, 1}, {660, 786, 1}, {661, -1, 1}, {662, 788, 1},
    {663, -1, 1}, {664, -1, 1}, {665, -1, 1}, {666, -1, 2}, {667, -1, 2}, {668, -1, 2}, {669, -1, 2},
    {670, -1, 2}, {671, 1021, 2}, {672, -1, 2}, {673, -1, 2}, {674, -1, 2}, {675, -1, 2}, {676, -1, 2},
    {677, -1, 2}, {678, 1011, 4}, {678, -1, 5}, {679, 954, 4}, {679, -1, 5}, {680, 1008, 4}, {680, -1, 5},
    {681, -1, 4}, {681, -1, 5}, {682, -1, 4}, {682, -1, 5}, {683, -1, 2}, {684, -1, 2}, {685, -1, 2},
    {686, -1, 1}, {687, -1, 1}, {688, -1, 1}, {689, -1, 1}, {690, -1, 1}, {691, -1, 1}, {692, -1, 1},
    {693, 825, 1}, {694, -1, 1}, {695, 826, 1}, {696, -1, 1}, {697, 828, 1}, {698, 927, 1}, {699, 830, 1},
    {700, -1, 1}, {701, 832, 1}, {702, -1, 1}, {703, 844, 1}, {704, 836, 1}, {705, 1105, 1}, {706, 837, 1},
    {707, 845, 1}, {708, -1, 1}, {709, -1, 1}, {710, -1, 1}, {711, -1, 1}, {712, -1, 1}, {713, 847, 1},
    {714, -1, 1}, {715, -1, 1}, {716, -1, 1}, {717, -1, 1}, {718, -1, 1}, {719, 850, 1}, {720, 851, 1},
    {721, -1, 1}, {722, -1, 4}, {723, -1, 2}, {724, -1, 2}, {725, -1, 1}, {726, -1, 1}, {727, -1, 4},
    {728, -1, 4}, {729, -1, 2}, {730, 1216, 4}, {731, -1, 3}, {732, 929, 1}, {733, 1460, 1}, {734, -1, 0},
    {735, -1, 0}, {736, -1, 0}, {737, -1, 0}, {738, -1, 2}, {739, -1, 2}, {740, -1, 2}, {741, -1, 2},
    {742, -1, 2}, {743, -1, 2}, {744, -1, 2}, {745, -1, 2}, {746, -1, 2}, {747, 934, 2}, {748, 1438, 2},
    {749, 938, 2}, {750, -1, 2}, {751, -1, 2}, {752, -1, 2}, {753, 1024, 2}, {754, -1, 2}, {755, 952, 2},
    {756, -1, 2}, {757, -1, 2}, {758, -1, 2}, {759, -1, 2}, {760, -1, 2}, {761, -1, 2}, {762, -1, 2},
    {763, -1, 2}, {764, -1, 2}, {765, -1, 2}, {766, -1, 2}, {767, -1, 2}, {768, -1, 2}, {769, -1, 2},
    {770, -1, 2}, {771, -1, 2}, {772, -1, 2}, {773, -1, 2}, {774, -1, 2}, {775, -1, 2}, {776, -1, 2},
    {777, -1, 2}, {778, -1, 2}, {779, -1, 2}, {780, 1029, 2}, {781, -1, 2}, {782, -1, 2}, {783, -1, 2},
    {784, -1, 2}, {785, -1, 2}, {786, -1, 2}, {787, -1, 2}, {788, -1, 2}, {789, -1, 1}, {790, -1, 1},
    {791, -1, 1}, {792, -1, 1}, {793, -1, 2}, {794, -1, 2}, {795, -1, 1}, {796, -1, 1}, {797, 928, 1},
    {798, -1, 1}, {799, -1, 1}, {800, 1416, 1}, {801, -1, 0}, {802, -1, 0}, {803, -1, 0}, {804, 935, 1},
    {805, 936, 1}, {806, -1, 1}, {807, -1, 1}, {808, 939, 1}, {809, -1, 1}, {810, 941, 1}, {811, 942, 1},
    {812, 943, 1}, {813, -1, 1}, {814, 945, 1}, {815, -1, 1}, {816, 947, 1}, {817, 948, 1}, {818, 949, 1},
    {819, -1, 1}, {820, -1, 1}, {821, -1, 1}, {822, 1466, 2}, {823, 1482, 2}, {824, 961, 2}, {825, -1, 2},
    {826, 1462, 2}, {827, -1, 4}, {828, -1, 4}, {829, -1, 4}, {830, -1, 4}, {831, -1, 4}, {832, -1, 4},
    {833, -1, 4}, {834, -1, 4}, {835, -1, 4}, {836, -1, 0}, {837, -1, 0}, {838, 969, 0}, {839, 970, 0},
    {840, -1, 0}, {841, 972, 0}, {842, 973, 0}, {843, -1, 0}, {844, 975, 0}, {845, 976, 0}, {846, -1, 0},
    {847, 978, 0}, {848, 979, 0}, {849, -1, 0}, {850, 981, 0}, {851, 982, 0}, {852, -1, 0}, {853, 984, 0},
    {854, 985, 0}, {855, -1, 0}, {856, -1, 4}, {857, -1, 4}, {858, -1, 4}, {858, -1, 5}, {859, -1, 4},
    {860, -1, 4}, {860, -1, 5}, {861, -1, 4}, {862, -1, 4}, {862, -1, 5}, {863, -1, 4}, {864, -1, 4},
    {864, -1, 5}, {865, -1, 4}, {866, -1, 4}, {866, -1, 5}, {867, -1, 4}, {868, -1, 4}, {868, -1, 5},
    {869, -1, 4}, {870, -1, 4}, {870, -1, 5}, {871, -1, 4}, {871, -1, 5}, {872, -1, 4}, {873, -1, 4},
    {873, -1, 5}, {874, -1, 4}, {875, -1, 4}, {875, -1, 5}, {876, -1, 4}, {877, -1, 4}, {877, -1, 5},
    {878, -1, 4}, {879, -1, 2}, {880, -1, 2}, {881, 1553, 2}, {882, -1, 2}, {883, -1, 2}, {884, -1, 2},
    {885, -1, 2}, {886, -1, 2}, {887, -1, 2}, {888, 1277, 2}, {889, -1, 2}, {890, -1, 2}, {891, -1, 2},
    {892, -1, 2}, {893, -1, 2}, {894, -1, 2}, {895, -1, 2}, {896, -1, 2}, {897, -1, 2}, {898, 1046, 2},
    {899, 1042, 1}, {900, 1061, 1}, {901, 1060, 1}, {902, -1, 1}, {903, -1, 1}, {904, -1, 1}, {905, 1176, 1},
    {906, -1, 1}, {907, 1049, 1}, {908, -1, 1}, {909, -1, 1}, {910, -1, 1}, {911, -1, 1}, {912, -1, 1},
    {913, -1, 1}, {914, -1, 1}, {915, -1, 2}, {916, -1, 2}, {917, -1, 2}, {918, -1, 2}, {919, -1, 1},
    {920, -1, 1}, {921, -1, 1}, {922, -1, 1}, {923, -1, 1}, {924, 1066, 0}, {925, -1, 0}, {926, 1068, 0},
    {927, 1077, 0}, {928, 1070, 0}, {929, -1, 0}, {930, -1, 0}, {931, 1073, 0}, {932, 1074, 0},
    {933, 1075, 0}, {934, -1, 0}, {935, -1, 0}, {936, -1, 0}, {937, -1, 0}, {938, -1, 0}, {939, -1, 4},
    {940, -1, 4}, {941, -1, 4}, {942, -1, 4}, {942, -1, 5}, {943, -1, 4}, {943, -1, 5}, {944, -1, 4},
    {944, -1, 5}, {945, -1, 4}, {945, -1, 5}, {946, -1, 4}, {946, -1, 5}, {947, -1, 4}, {947, -1, 5},
    {948, -1, 4}, {948, -1, 5}, {949, -1, 4}, {949, -1, 5}, {950, -1, 4}, {950, -1, 5}, {951, -1, 4},
    {951, -1, 5}, {952, -1, 4}, {952, -1, 5}, {953, -1, 4}, {953, -1, 5}, {954, -1, 4}, {954, -1, 5},
    {955, -1, 4}, {955, -1, 5}, {956, -1, 4}, {956, -1, 5}, {957, -1, 4}, {957, -1, 5}, {958, -1, 4},
    {959, -1, 4}, {960, -1, 4}, {961, -1, 4}, {962, -1, 4}, {963, -1, 4}, {964, -1, 4}, {965, -1, 4},
    {966, -1, 4}, {967, -1, 4}, {968, -1, 4}, {969, -1, 4}, {970, -1, 4}, {971, 1182, 4}, {971, -1, 5},
    {972, 1142, 4}, {972, -1, 5}, {973, 1144, 4}, {973, -1, 5}, {974, 1140, 4}, {974, -1, 5}, {975, -1, 4},
    {976, -1, 4}, {977, -1, 4}, {978, -1, 4}, {979, 1158, 4}, {979, -1, 5}, {980, 1180, 4}, {980, -1, 5},
    {981, 1181, 4}, {981, -1, 5}, {982, -1, 4}, {982, -1, 5}, {983, -1, 4}, {983, -1, 5}, {984, -1, 4},
    {984, -1, 5}, {985, -1, 4}, {985, -1, 5}, {986, -1, 4}, {986, -1, 5}, {987, -1, 4}, {987, -1, 5},
    {988, 1179, 4}, {988, -1, 5}, {989, -1, 4}, {989, -1, 5}, {990, -1, 4}, {990, -1, 5}, {991, -1, 0},
    {992, -1, 0}, {993, 1231, 5}, {994, -1, 0}, {995, 1170, 0}, {996, -1, 3}, {997, -1, 0}, {998, 1172, 0},
    {999, -1, 0}, {1000, 1174, 0}, {1001, -1, 0}, {1002, 1283, 1}, {1003, -1, 1}, {1004, -1, 2},
    {1005, -1, 2}, {1006, -1, 4}, {1007, -1, 4}, {1008, -1, 4}, {1009, -1, 4}, {1010, -1, 3}, {1011, -1, 0},
    {1012, 1186, 3}, {1013, 1187, 3}, {1014, 1188, 3}, {1015, 1189, 3}, {1016, 1190, 3}, {1017, 1191, 3},
    {1018, 1192, 3}, {1019, 1193, 3}, {1020, 1194, 3}, {1021, -1, 3}, {1022, 1196, 3}, {1023, 1197, 3},
    {1024, 1198, 3}, {1025, 1199, 3}, {1026, -1, 3}, {1027, 1201, 3}, {1028, 1202, 3}, {1029, 1203, 3},
    {1030, -1, 3}, {1031, -1, 3}, {1032, -1, 3}, {1033, -1, 3}, {1034, -1, 3}, {1035, -1, 3},
    {1036, 1295, 3}, {1037, -1, 3}, {1038, -1, 3}, {1039, -1, 3}, {1040, -1, 3}, {1041, -1, 3},
    {1042, -1, 3}, {1043, -1, 4}, {1044, -1, 4}, {1045, 1219, 3}, {1046, -1, 3}, {1047, 1221, 0},
    {1048, -1, 0}, {1049, 1223, 1}, {1050, -1, 1}, {1051, 1225, 1}, {1052, -1, 1}, {1053, 1227, 1},
    {1054, -1, 1}, {1055, -1, 0}, {1056, -1, 0}, {1057, -1, 0}, {1058, -1, 3}, {1059, -1, 3}, {1060, -1, 3},
    {1061, -1, 3}, {1062, -1, 3}, {1063, -1, 5}, {1064, -1, 5}, {1065, -1, 5}, {1066, -1, 0}, {1067, -1, 3},
    {1068, -1, 3}, {1069, 1243, 0}, {1070, -1, 0}, {1071, 1245, 0}, {1072, -1, 0}, {1073, 1247, 0},
    {1074, -1, 0}, {1075, -1, 0}, {1076, -1, 2}, {1077, -1, 2}, {1078, -1, 2}, {1079, -1, 2}, {1080, -1, 2},
    {1081, -1, 2}, {1082, -1, 2}, {1083, -1, 2}, {1084, -1, 2}, {1085, -1, 2}, {1086, -1, 2}, {1087, -1, 2},
    {1088, -1, 2}, {1089, -1, 2}, {1090, -1, 2}, {1091, -1, 2}, {1092, -1, 2}, {1093, -1, 2}, {1094, -1, 2},
    {1095, 1287, 2}, {1096, 1288, 2}, {1097, 1289, 2}, {1098, -1, 2}, {1099, -1, 2}, {1100, -1, 2},
    {1101, -1, 2}, {1102, -1, 2}, {1103, -1, 2}, {1104, -1, 2}, {1105, -1, 2}, {1106, -1, 1}, {1107, -1, 1},
    {1108, -1, 1}, {1109, -1, 1}, {1110, 1285, 1}, {1111, 1286, 1}, {1112, -1, 1}, {1113, -1, 1},
    {1114, -1, 2}, {1115, -1, 2}, {1116, -1, 2}, {1117, 1291, 1}, {1118, -1, 1}, {1119, -1, 3},
    {1120, -1, 3}, {1121, -1, 3}, {1122, -1, 3}, {1123, -1, 3}, {1124, -1, 3}, {1125, -1, 3},
    {1126, 1300, 0}, {1127, 1373, 0}, {1128, -1, 5}, {1129, -1, 0}, {1130, -1, 0}, {1131, -1, 0},
    {1132, -1, 0}, {1133, -1, 0}, {1134, -1, 0}, {1135, -1, 0}, {1136, -1, 0}, {1137, -1, 0}, {1138, -1, 0},
    {1139, -1, 0}, {1140, -1, 0}, {1141, -1, 0}, {1142, 1316, 0}, {1143, 1317, 0}, {1144, 1318, 0},
    {1145, -1, 0}, {1146, -1, 0}, {1147, 1323, 0}, {1148, 1324, 0}, {1149, 1325, 0}, {1150, -1, 0},
    {1151, -1, 0}, {1152, -1, 0}, {1153, 1329, 0}, {1154, 1330, 0}, {1155, -1, 0}, {1156, -1, 0},
    {1157, -1, 0}, {1158, -1, 0}, {1159, -1, 0}, {1160, -1, 0}, {1161, -1, 5}, {1162, -1, 5}, {1163, -1, 0},
    {1164, 1338, 0}, {1165, 1339, 0}, {1166, -1, 0}, {1167, 1341, 0}, {1168, 1342, 0}, {1169, -1, 0},
    {1170, 1344, 0}, {1171, 1345, 0}, {1172, 1346, 0}, {1173, -1, 0}, {1174, 1348, 0}, {1175, 1349, 0},
    {1176, 1350, 0}, {1177, -1, 0}, {1178, -1, 0}, {1179, -1, 0}, {1180, -1, 5}, {1181, -1, 5},
    {1182, -1, 5}, {1183, -1, 5}, {1184, -1, 5}, {1185, -1, 5}, {1186, -1, 5}, {1187, -1, 5}, {1188, -1, 5},
    {1189, -1, 5}, {1190, -1, 5}, {1191, -1, 5}, {1192, -1, 5}, {1193, -1, 5}, {1194, 1368, 0},
    {1195, 1369, 0}, {1196, 1370, 0}, {1197, 1371, 0}, {1198, 1372, 0}, {1199, -1, 0}, {1200, 1374, 0},
    {1201, 1375, 0}, {1202, 1376, 0}, {1203, 1377, 0}, {1204, -1, 0}, {1205, -1, 2}, {1206, -1, 2},
    {1207, -1, 2}, {1208, -1, 2}, {1209, -1, 2}, {1210, -1, 2}, {1211, -1, 2}, {1212, -1, 2}, {1213, -1, 2},
    {1214, -1, 0}, {1215, -1, 0}, {1216, -1, 0}, {1217, -1, 0}, {1218, -1, 0}, {1219, -1, 0}, {1219, -1, 0},
    {1220, 1395, 0}, {1221, 1396, 0}, {1222, 1397, 0}, {1223, 1398, 0}, {1224, 1399, 0}, {1225, 1433, 0},
    {1226, -1, 0}, {1227, 1403, 0}, {1228, -1, 0}, {1229, 1505, 0}, {1230, -1, 0}, {1231, -1, 0},
    {1232, 1447, 2}, {1233, -1, 1}, {1234, -1, 0}, {1235, -1, 1}, {1236, -1, 1}, {1237, -1, 1},
    {1238, -1, 1}, {1239, -1, 1}, {1240, -1, 1}, {1241, -1, 1}, {1242, 1481, 1}, {1243, -1, 1},
    {1244, -1, 1}, {1245, 1473, 1}, {1246, -1, 1}, {1247, -1, 1}, {1248, -1, 0}, {1249, -1, 0},
    {1250, -1, 0}, {1251, -1, 0}, {1252, -1, 0}, {1253, 1428, 1}, {1254, -1, 1}, {1255, 1430, 1},
    {1256, -1, 1}, {1257, 1432, 1}, {1258, -1, 1}, {1259, -1, 0}, {1260, -1, 0}, {1261, -1, 0},
    {1262, -1, 0}, {1263, -1, 2}, {1264, -1, 2}, {1265, -1, 2}, {1266, -1, 2}, {1267, -1, 2}, {1268, -1, 2},
    {1269, -1, 0}, {1270, -1, 2}, {1271, -1, 2}, {1272, -1, 2}, {1273, -1, 2}, {1274, -1, 2}, {1275, -1, 2},
    {1276, -1, 2}, {1277, -1, 4}, {1277, -1, 5}, {1278, -1, 4}, {1278, -1, 5}, {1279, -1, 4}, {1279, -1, 5},
    {1280, -1, 2}, {1281, -1, 0}, {1281, -1, 0}, {1282, -1, 0}, {1282, -1, 0}, {1283, -1, 0}, {1283, -1, 0},
    {1284, -1, 0}, {1284, -1, 0}, {1285, 1471, 0}, {1285, -1, 0}, {1286, 1483, 0}, {1287, 1484, 0},
    {1288, -1, 0}, {1289, 1472, 0}, {1290, 1479, 0}, {1291, -1, 4}, {1292, -1, 4}, {1293, -1, 4},
    {1294, -1, 4}, {1295, -1, 4}, {1296, -1, 4}, {1297, -1, 0}, {1298, -1, 0}, {1299, -1, 0}, {1300, -1, 1},
    {1301, -1, 2}, {1302, -1, 2}, {1303, 1486, 2}, {1304, -1, 2}, {1305, -1, 0}, {1306, 1489, 0},
    {1307, -1, 0}, {1308, 1491, 0}, {1309, -1, 0}, {1310, -1, 1}, {1311, -1, 0}, {1312, -1, 0},
    {1313, -1, 0}, {1239, -1, 6}, {1242, 1520, 6}, {1241, -1, 6}, {1235, -1, 6}, {1236, -1, 6},
    {1243, -1, 6}, {1253, -1, 6}, {1255, -1, 6}, {1257, -1, 6}, {1268, -1, 2}, {1280, -1, 2}, {732, -1, 6},
    {733, -1, 6}, {686, -1, 6}, {693, -1, 6}, {689, -1, 6}, {691, -1, 6}, {530, 1514, 2}, {751, -1, 2},
    {539, -1, 2}, {797, -1, 6}, {797, -1, 6}, {798, -1, 6}, {798, -1, 6}, {800, -1, 6}, {1117, -1, 6},
    {1118, -1, 6}, {719, -1, 6}, {791, -1, 6}, {792, -1, 6}, {1106, -1, 6}, {1107, -1, 6}, {351, -1, 2},
    {1209, -1, 2}, {1210, -1, 2}, {1211, -1, 2}, {1212, -1, 2}, {1213, -1, 2}, {551, 1535, 2}, {781, -1, 2},
    {771, -1, 2}, {589, -1, 2}, {588, -1, 2}, {578, -1, 2}, {579, -1, 2}, {580, -1, 2}, {694, -1, 6},
    {706, 1544, 6}, {707, -1, 6}, {342, -1, 6}, {343, -1, 6}, {350, -1, 6}, {291, -1, 6}, {265, -1, 2},
    {266, -1, 2}, {267, -1, 6}, {341, -1, 6}, {880, -1, 2}, {901, -1, 6}, {907, -1, 6}, {911, -1, 6},
    {1110, 1558, 6}, {1112, -1, 6}, {1111, 1560, 6}, {1113, -1, 6}, {1310, -1, 6}
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
    {325, -1, 330, -1, -1, 73, 140, 32, 4, 4, 3, 0, 45, 0, 0, 2},  // UIEdgeInsets
    {331, -1, -1, -1, -1, 77, 144, 33, 1, 1, 0, 0, 3, 0, 0, 2},  // NSStringFromUIEdgeInsets
    {325, -1, -1, -1, -1, 78, 145, 34, 0, 0, 3, 0, 45, 0, 0, 2},  // UIEdgeInsets
    {250, 325, 332, -1, -1, 0, 0, 35, 0, 0, 5, 46, 45, 0, 0, 2},  // zero
    {333, -1, 334, -1, -1, 78, 145, 36, 1, 2, 1, 14, 13, 0, 0, 2},  // inset
    {335, -1, 336, -1, -1, 79, 147, 37, 2, 3, 1, 14, 13, 0, 0, 2},  // insetBy
    {337, -1, 338, -1, -1, 81, 150, 38, 2, 3, 1, 14, 13, 0, 0, 2},  // offsetBy
    {339, -1, 340, -1, -1, 83, 153, 39, 1, 2, 1, 14, 13, 0, 0, 2},  // union
    {341, -1, 342, -1, -1, 84, 155, 40, 1, 2, 1, 14, 13, 0, 0, 2},  // intersection
    {343, -1, 344, -1, -1, 85, 157, 41, 1, 2, 1, 14, 2, 0, 0, 2},  // intersects
    {345, -1, 346, -1, -1, 86, 159, 42, 1, 2, 1, 14, 2, 0, 0, 2},  // contains
    {345, -1, 347, -1, -1, 87, 161, 43, 1, 2, 1, 14, 2, 0, 0, 2},  // contains
    {257, -1, 348, -1, -1, 88, 163, 44, 1, 2, 1, 14, 2, 0, 0, 2},  // equalTo
    {252, -1, 349, -1, -1, 89, 165, 45, 1, 2, 1, 14, 13, 0, 7, 2},  // applying
    {353, -1, -1, -1, -1, 90, 167, 46, 2, 3, 1, 14, 49, 0, 0, 2},  // divided
    {350, -1, -1, -1, -1, 92, 170, 47, 2, 2, 0, 0, 49, 0, 0, 2},  // RectDivision
    {356, -1, -1, -1, -1, 0, 172, 0, 0, 1, 2, 16, 15, 0, 0, 3},  // transpose
    {234, -1, -1, -1, -1, 0, 173, 1, 0, 1, 2, 16, 0, 0, 0, 3},  // determinant
    {357, -1, -1, -1, -1, 0, 174, 2, 0, 1, 2, 16, 15, 0, 0, 3},  // inverse
    {218, -1, -1, -1, -1, 94, 175, 3, 0, 1, 1, 16, 15, 0, 0, 3},  // inverted
    {358, -1, -1, -1, -1, 0, 176, 4, 0, 1, 2, 16, 4, 0, 0, 3},  // rows
    {359, -1, -1, -1, -1, 0, 177, 5, 0, 1, 2, 16, 14, 0, 0, 3},  // affine
    {209, -1, -1, -1, -1, 94, 178, 6, 1, 1, 0, 0, 15, 0, 0, 3},  // identity
    {360, -1, -1, -1, -1, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 4},  // π
    {361, -1, -1, -1, -1, 0, 0, 1, 0, 0, 5, 0, 0, 0, 0, 4},  // pi
    {362, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 0, 0, 0, 4},  // M_PI
    {363, -1, -1, -1, -1, 0, 0, 3, 0, 0, 5, 0, 0, 0, 0, 4},  // M_PI_2
    {364, -1, -1, -1, -1, 0, 0, 4, 0, 0, 5, 0, 0, 0, 0, 4},  // M_PI_4
    {365, -1, -1, -1, -1, 0, 0, 5, 0, 0, 5, 0, 0, 0, 0, 4},  // M_1_PI
    {366, -1, -1, -1, -1, 0, 0, 6, 0, 0, 5, 0, 0, 0, 0, 4},  // M_2_PI
    {367, -1, -1, -1, -1, 0, 0, 7, 0, 0, 5, 0, 0, 0, 0, 4},  // M_SQRT2
    {368, -1, -1, -1, -1, 0, 0, 8, 0, 0, 5, 0, 0, 0, 0, 4},  // M_SQRT1_2
    {369, -1, -1, -1, -1, 0, 0, 9, 0, 0, 5, 0, 0, 0, 0, 4},  // M_E
    {361, 125, -1, -1, -1, 0, 0, 10, 0, 0, 5, 1, 0, 0, 0, 4},  // pi
    {370, 125, -1, -1, -1, 0, 0, 11, 0, 0, 5, 1, 0, 0, 0, 4},  // infinity
    {371, 125, -1, -1, -1, 0, 0, 12, 0, 0, 5, 1, 0, 0, 0, 4},  // nan
    {372, 125, 373, -1, -1, 0, 0, 13, 0, 0, 5, 1, 0, 0, 0, 4},  // ulpOfOne
    {374, 125, 375, -1, -1, 0, 0, 14, 0, 0, 5, 1, 0, 0, 0, 4},  // greatestFiniteMagnitude
    {250, 125, -1, -1, -1, 0, 0, 15, 0, 0, 5, 1, 0, 0, 0, 4},  // zero
    {376, 128, 377, -1, -1, 0, 0, 16, 0, 0, 5, 1, 0, 0, 0, 4},  // max
    {378, 128, 379, -1, -1, 0, 0, 17, 0, 0, 5, 1, 0, 0, 0, 4},  // min
    {125, -1, -1, -1, -1, 95, 179, 18, 1, 1, 3, 0, 0, 0, 0, 4},  // CGFloat
    {126, -1, -1, -1, -1, 96, 180, 19, 1, 1, 3, 0, 0, 0, 0, 4},  // Double
    {127, -1, -1, -1, -1, 97, 181, 20, 1, 1, 3, 0, 0, 0, 0, 4},  // Float
    {130, -1, -1, -1, -1, 98, 182, 21, 1, 1, 3, 0, 0, 0, 0, 4},  // TimeInterval
    {128, -1, -1, -1, -1, 99, 183, 22, 1, 1, 3, 0, 0, 0, 0, 4},  // Int
    {129, -1, -1, -1, -1, 100, 184, 23, 1, 1, 3, 0, 0, 0, 0, 4},  // NSInteger
    {153, -1, -1, -1, -1, 101, 185, 24, 1, 1, 3, 0, 0, 0, 0, 4},  // Int8
    {154, -1, -1, -1, -1, 102, 186, 25, 1, 1, 3, 0, 0, 0, 0, 4},  // Int16
    {155, -1, -1, -1, -1, 103, 187, 26, 1, 1, 3, 0, 0, 0, 0, 4},  // Int32
    {156, -1, -1, -1, -1, 104, 188, 27, 1, 1, 3, 0, 0, 0, 0, 4},  // Int64
    {157, -1, -1, -1, -1, 105, 189, 28, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt8
    {158, -1, -1, -1, -1, 106, 190, 29, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt16
    {159, -1, -1, -1, -1, 107, 191, 30, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt32
    {160, -1, -1, -1, -1, 108, 192, 31, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt64
    {134, -1, -1, -1, -1, 109, 193, 32, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt
    {128, -1, -1, -1, -1, 110, 194, 33, 1, 1, 0, 0, 49, 0, 0, 4},  // Int
    {105, -1, 106, -1, -1, 111, 195, 34, 1, 1, 0, 0, 0, 0, 3, 4},  // sqrt
    {381, -1, 382, -1, -1, 112, 196, 35, 1, 1, 0, 0, 0, 0, 0, 4},  // exp
    {383, -1, 384, -1, -1, 113, 197, 36, 1, 1, 0, 0, 0, 0, 0, 4},  // log
    {385, -1, -1, -1, -1, 114, 198, 37, 1, 1, 0, 0, 0, 0, 0, 4},  // abs
    {386, -1, 387, -1, -1, 115, 199, 38, 1, 1, 0, 0, 0, 0, 0, 4},  // fabs
    {388, -1, 389, -1, -1, 116, 200, 39, 1, 1, 0, 0, 0, 0, 0, 4},  // floor
    {390, -1, 391, -1, -1, 117, 201, 40, 1, 1, 0, 0, 0, 0, 0, 4},  // ceil
    {79, -1, 392, -1, -1, 118, 202, 41, 1, 1, 0, 0, 0, 0, 0, 4},  // round
    {393, -1, 394, -1, -1, 119, 203, 42, 2, 2, 0, 0, 0, 0, 0, 4},  // pow
    {104, -1, 395, -1, -1, 121, 205, 43, 2, 2, 0, 0, 0, 0, 3, 4},  // hypot
    {396, -1, 397, -1, -1, 123, 207, 44, 2, 2, 0, 0, 0, 0, 0, 4},  // fmod
    {398, -1, -1, -1, -1, 125, 209, 45, 3, 3, 0, 0, 4, 0, 0, 4},  // stride
    {398, -1, -1, -1, -1, 128, 212, 46, 3, 3, 0, 0, 4, 0, 0, 4},  // stride
    {378, -1, 399, -1, -1, 131, 215, 47, 2, 2, 0, 0, 0, 0, 0, 4},  // min
    {378, -1, -1, -1, -1, 133, 217, 48, 3, 3, 0, 0, 0, 0, 0, 4},  // min
    {378, -1, -1, -1, -1, 136, 220, 49, 4, 4, 0, 0, 0, 0, 0, 4},  // min
    {376, -1, 400, -1, -1, 140, 224, 50, 2, 2, 0, 0, 0, 0, 0, 4},  // max
    {376, -1, -1, -1, -1, 142, 226, 51, 3, 3, 0, 0, 0, 0, 0, 4},  // max
    {376, -1, -1, -1, -1, 145, 229, 52, 4, 4, 0, 0, 0, 0, 0, 4},  // max
    {401, -1, 402, -1, -1, 149, 233, 53, 1, 1, 0, 0, 0, 0, 0, 4},  // trunc
    {403, -1, 404, -1, -1, 150, 234, 54, 1, 1, 0, 0, 0, 0, 0, 4},  // rint
    {405, -1, 406, -1, -1, 151, 235, 55, 1, 1, 0, 0, 0, 0, 0, 4},  // nearbyint
    {407, -1, 408, -1, -1, 152, 236, 56, 1, 1, 0, 0, 0, 0, 0, 4},  // lrint
    {409, -1, 410, -1, -1, 153, 237, 57, 1, 1, 0, 0, 0, 0, 0, 4},  // llrint
    {411, -1, 412, -1, -1, 154, 238, 58, 1, 1, 0, 0, 0, 0, 0, 4},  // lround
    {413, -1, 414, -1, -1, 155, 239, 59, 1, 1, 0, 0, 0, 0, 0, 4},  // llround
    {415, -1, 416, -1, -1, 156, 240, 60, 1, 1, 0, 0, 0, 0, 0, 4},  // log2
    {417, -1, 418, -1, -1, 157, 241, 61, 1, 1, 0, 0, 0, 0, 0, 4},  // log10
    {419, -1, 420, -1, -1, 158, 242, 62, 1, 1, 0, 0, 0, 0, 0, 4},  // exp2
    {421, -1, 422, -1, -1, 159, 243, 63, 1, 1, 0, 0, 0, 0, 0, 4},  // cbrt
    {423, -1, 424, -1, -1, 160, 244, 64, 1, 1, 0, 0, 0, 0, 0, 4},  // sinh
    {425, -1, 426, -1, -1, 161, 245, 65, 1, 1, 0, 0, 0, 0, 0, 4},  // cosh
    {427, -1, 428, -1, -1, 162, 246, 66, 1, 1, 0, 0, 0, 0, 0, 4},  // tanh
    {429, -1, 430, -1, -1, 163, 247, 67, 2, 2, 0, 0, 0, 0, 0, 4},  // copysign
    {431, -1, 432, -1, -1, 165, 249, 68, 2, 2, 0, 0, 0, 0, 0, 4},  // fdim
    {433, -1, -1, -1, -1, 167, 251, 69, 2, 2, 0, 0, 0, 0, 0, 4},  // fminf
    {434, -1, -1, -1, -1, 169, 253, 70, 2, 2, 0, 0, 0, 0, 0, 4},  // fmaxf
    {435, -1, -1, -1, -1, 171, 255, 71, 1, 1, 0, 0, 2, 0, 0, 4},  // isnan
    {436, -1, -1, -1, -1, 172, 256, 72, 1, 1, 0, 0, 2, 0, 0, 4},  // isinf
    {437, -1, -1, -1, -1, 173, 257, 73, 1, 1, 0, 0, 2, 0, 0, 4},  // isfinite
    {438, -1, -1, -1, -1, 174, 258, 74, 1, 1, 0, 0, 2, 0, 0, 4},  // signbit
    {439, -1, -1, -1, -1, 0, 0, 75, 0, 0, 5, 0, 0, 0, 0, 4},  // INT_MAX
    {440, -1, -1, -1, -1, 0, 0, 76, 0, 0, 5, 0, 0, 0, 0, 4},  // INT_MIN
    {441, -1, -1, -1, -1, 0, 0, 77, 0, 0, 5, 0, 0, 0, 0, 4},  // UINT_MAX
    {442, -1, -1, -1, -1, 0, 0, 78, 0, 0, 5, 0, 0, 0, 0, 4},  // LONG_MAX
    {443, -1, -1, -1, -1, 0, 0, 79, 0, 0, 5, 0, 0, 0, 0, 4},  // LONG_MIN
    {444, -1, -1, -1, -1, 0, 0, 80, 0, 0, 5, 0, 0, 0, 0, 4},  // NSUIntegerMax
    {445, -1, -1, -1, -1, 0, 0, 81, 0, 0, 5, 0, 0, 0, 0, 4},  // M_LN2
    {446, -1, -1, -1, -1, 0, 0, 82, 0, 0, 5, 0, 0, 0, 0, 4},  // M_LN10
    {447, -1, -1, -1, -1, 175, 259, 83, 0, 1, 1, 1, 0, 0, 0, 4},  // rounded
    {449, 448, -1, -1, -1, 0, 0, 84, 0, 0, 5, 25, 24, 0, 0, 4},  // up
    {450, 448, -1, -1, -1, 0, 0, 85, 0, 0, 5, 25, 24, 0, 0, 4},  // down
    {451, 448, -1, -1, -1, 0, 0, 86, 0, 0, 5, 25, 24, 0, 0, 4},  // toNearestOrEven
    {452, 448, -1, -1, -1, 0, 0, 87, 0, 0, 5, 25, 24, 0, 0, 4},  // toNearestOrAwayFromZero
    {453, 448, -1, -1, -1, 0, 0, 88, 0, 0, 5, 25, 24, 0, 0, 4},  // towardZero
    {454, 448, -1, -1, -1, 0, 0, 89, 0, 0, 5, 25, 24, 0, 0, 4},  // awayFromZero
    {447, -1, -1, -1, -1, 175, 260, 90, 1, 2, 1, 1, 0, 0, 0, 4},  // rounded
    {107, -1, -1, -1, -1, 176, 262, 91, 0, 1, 1, 1, 0, 0, 3, 4},  // squareRoot
    {455, -1, -1, -1, -1, 176, 263, 92, 1, 2, 1, 1, 0, 0, 0, 4},  // truncatingRemainder
    {352, -1, -1, -1, -1, 177, 265, 93, 1, 2, 1, 1, 0, 0, 0, 4},  // remainder
    {457, -1, -1, -1, -1, 178, 267, 94, 0, 1, 1, 1, 0, 0, 0, 4},  // signum
    {458, -1, -1, -1, -1, 0, 268, 95, 0, 1, 2, 1, 0, 0, 0, 4},  // magnitude
    {459, -1, -1, -1, -1, 178, 269, 96, 1, 2, 1, 1, 2, 0, 0, 4},  // isMultiple
    {461, -1, -1, -1, -1, 0, 271, 97, 0, 1, 2, 1, 2, 0, 0, 4},  // isFinite
    {321, -1, -1, -1, -1, 0, 272, 98, 0, 1, 2, 1, 2, 0, 0, 4},  // isInfinite
    {462, -1, -1, -1, -1, 0, 273, 99, 0, 1, 2, 1, 2, 0, 0, 4},  // isZero
    {463, -1, -1, -1, -1, 0, 274, 100, 0, 1, 2, 1, 2, 0, 0, 4},  // isNaN
    {464, -1, -1, -1, -1, 0, 275, 101, 0, 1, 2, 1, 3, 0, 0, 4},  // description
    {466, -1, -1, -1, -1, 179, 276, 102, 1, 2, 1, 1, 45, 0, 0, 4},  // quotientAndRemainder
    {173, -1, -1, -1, -1, 180, 278, 0, 1, 1, 3, 0, 1, 0, 0, 5},  // Angle
    {173, -1, -1, -1, -1, 181, 279, 1, 1, 1, 3, 0, 1, 0, 0, 5},  // Angle
    {173, -1, -1, -1, -1, 182, 280, 2, 1, 1, 3, 0, 1, 0, 0, 5},  // Angle
    {467, 173, -1, -1, -1, 183, 281, 3, 1, 1, 4, 2, 1, 0, 0, 5},  // degrees
    {468, 173, -1, -1, -1, 184, 282, 4, 1, 1, 4, 2, 1, 0, 0, 5},  // radians
    {250, 173, -1, -1, -1, 0, 0, 5, 0, 0, 5, 2, 1, 0, 0, 5},  // zero
    {467, -1, -1, -1, -1, 0, 283, 6, 0, 1, 2, 2, 0, 0, 0, 5},  // degrees
    {468, -1, -1, -1, -1, 0, 284, 7, 0, 1, 2, 2, 0, 0, 0, 5},  // radians
    {469, -1, -1, -1, -1, 0, 285, 8, 0, 1, 2, 2, 0, 0, 0, 5},  // turns
    {470, -1, 471, -1, -1, 185, 286, 9, 1, 1, 0, 0, 0, 0, 1, 5},  // sin
    {472, -1, 473, -1, -1, 186, 287, 10, 1, 1, 0, 0, 0, 0, 1, 5},  // cos
    {474, -1, 475, -1, -1, 187, 288, 11, 1, 1, 0, 0, 0, 0, 1, 5},  // tan
    {97, -1, 101, -1, -1, 188, 289, 12, 1, 1, 0, 0, 1, 0, 3, 5},  // asin
    {96, -1, 100, -1, -1, 189, 290, 13, 1, 1, 0, 0, 1, 0, 3, 5},  // acos
    {98, -1, 102, -1, -1, 190, 291, 14, 1, 1, 0, 0, 1, 0, 3, 5},  // atan
    {99, -1, 103, -1, -1, 191, 292, 15, 2, 2, 0, 0, 1, 0, 3, 5},  // atan2
    {476, -1, -1, -1, -1, 0, 294, 0, 0, 1, 2, 5, 0, 0, 0, 6},  // count
    {319, -1, -1, -1, -1, 0, 295, 1, 0, 1, 2, 5, 2, 0, 0, 6},  // isEmpty
    {477, -1, -1, -1, 1423, 0, 296, 2, 0, 1, 2, 5, 49, 0, 0, 6},  // first
    {478, -1, -1, -1, 1424, 0, 297, 3, 0, 1, 2, 5, 49, 0, 0, 6},  // last
    {479, -1, -1, -1, 1425, 193, 298, 4, 0, 1, 1, 5, 4, 0, 0, 6},  // reversed
    {480, -1, -1, -1, -1, 193, 299, 5, 0, 1, 1, 5, 4, 0, 0, 6},  // enumerated
    {481, -1, -1, -1, -1, 193, 300, 6, 2, 2, 0, 0, 4, 0, 0, 6},  // zip
    {81, -1, -1, -1, -1, 195, 302, 7, 1, 2, 1, 5, 4, 0, 0, 6},  // map
    {482, -1, -1, -1, -1, 196, 304, 8, 1, 2, 1, 5, 4, 0, 0, 6},  // compactMap
    {483, -1, -1, -1, -1, 197, 306, 9, 1, 2, 1, 5, 4, 0, 0, 6},  // filter
    {484, -1, -1, -1, -1, 198, 308, 10, 2, 3, 1, 5, 49, 0, 0, 6},  // reduce
    {485, -1, -1, -1, -1, 200, 311, 11, 1, 2, 1, 5, 49, 0, 0, 6},  // forEach
    {486, -1, -1, -1, -1, 201, 313, 12, 1, 2, 1, 5, 49, 0, 0, 6},  // enumerateObjectsUsingBlock
    {487, -1, -1, -1, -1, 202, 315, 13, 1, 2, 1, 5, 49, 0, 0, 6},  // objectAtIndex
    {488, -1, -1, -1, -1, 203, 317, 14, 1, 2, 1, 5, 0, 0, 0, 6},  // indexOfObject
    {489, -1, -1, -1, -1, 0, 0, 15, 0, 0, 5, 0, 0, 0, 0, 6},  // NSNotFound
    {490, -1, -1, -1, -1, 204, 319, 16, 0, 1, 1, 5, 49, 0, 0, 6},  // removeLastObject
    {491, -1, -1, -1, -1, 204, 320, 17, 1, 2, 1, 5, 49, 0, 0, 6},  // removeObjectAtIndex
    {492, -1, -1, -1, -1, 205, 322, 18, 2, 3, 1, 5, 49, 0, 0, 6},  // replaceObjectAtIndex
    {494, -1, -1, -1, -1, 207, 325, 19, 2, 3, 1, 5, 49, 0, 0, 6},  // insertObject
    {496, -1, -1, -1, -1, 209, 328, 20, 2, 3, 1, 5, 49, 0, 0, 6},  // exchangeObjectAtIndex
    {75, -1, -1, -1, -1, 211, 331, 21, 1, 2, 1, 5, 49, 0, 0, 6},  // removeObject
    {498, -1, -1, -1, -1, 212, 333, 22, 1, 2, 1, 5, 49, 0, 0, 6},  // makeObjectsPerformSelector
    {499, -1, -1, -1, -1, 213, 335, 23, 1, 2, 1, 5, 4, 0, 0, 6},  // sortedArrayUsingComparator
    {500, -1, -1, -1, -1, 214, 337, 24, 1, 2, 1, 1, 0, 0, 0, 6},  // compare
    {501, -1, -1, -1, -1, 0, 0, 25, 0, 0, 5, 0, 0, 0, 0, 6},  // NSOrderedAscending
    {502, -1, -1, -1, -1, 0, 0, 26, 0, 0, 5, 0, 0, 0, 0, 6},  // NSOrderedSame
    {503, -1, -1, -1, -1, 0, 0, 27, 0, 0, 5, 0, 0, 0, 0, 6},  // NSOrderedDescending
    {345, -1, -1, -1, 1422, 215, 339, 28, 1, 2, 1, 5, 2, 0, 0, 6},  // contains
    {345, -1, -1, -1, -1, 216, 341, 29, 1, 2, 1, 5, 2, 0, 0, 6},  // contains
    {477, -1, -1, -1, -1, 217, 343, 30, 1, 2, 1, 5, 49, 0, 0, 6},  // first
    {504, -1, -1, -1, -1, 218, 345, 31, 1, 2, 1, 5, 2, 0, 0, 6},  // allSatisfy
    {505, -1, -1, -1, -1, 219, 347, 32, 1, 2, 1, 5, 49, 0, 0, 6},  // firstIndex
    {505, -1, -1, -1, -1, 220, 349, 33, 1, 2, 1, 5, 49, 0, 0, 6},  // firstIndex
    {478, -1, -1, -1, -1, 221, 351, 34, 1, 2, 1, 5, 49, 0, 0, 6},  // last
    {506, -1, -1, -1, -1, 222, 353, 35, 1, 2, 1, 5, 49, 0, 0, 6},  // lastIndex
    {506, -1, -1, -1, -1, 223, 355, 36, 1, 2, 1, 5, 49, 0, 0, 6},  // lastIndex
    {88, -1, -1, -1, -1, 224, 357, 37, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {88, -1, -1, -1, -1, 225, 359, 38, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {507, -1, -1, -1, -1, 226, 361, 39, 1, 2, 1, 5, 4, 0, 0, 6},  // drop
    {508, -1, -1, -1, -1, 227, 363, 40, 1, 2, 1, 5, 2, 0, 0, 6},  // elementsEqual
    {509, -1, -1, -1, -1, 228, 365, 41, 1, 2, 1, 5, 2, 0, 0, 6},  // starts
    {69, -1, -1, -1, -1, 229, 367, 42, 1, 2, 1, 5, 49, 0, 0, 6},  // removeFirst
    {67, -1, -1, -1, -1, 230, 369, 43, 1, 2, 1, 5, 49, 0, 0, 6},  // removeLast
    {345, -1, -1, -1, -1, 231, 371, 44, 1, 2, 1, 8, 2, 0, 0, 6},  // contains
    {31, -1, -1, -1, -1, 0, 373, 45, 0, 1, 2, 5, 4, 0, 0, 6},  // lazy
    {511, -1, -1, -1, -1, 232, 374, 46, 0, 1, 1, 5, 4, 0, 0, 6},  // dropFirst
    {511, -1, -1, -1, -1, 232, 375, 47, 1, 2, 1, 5, 4, 0, 0, 6},  // dropFirst
    {512, -1, -1, -1, -1, 233, 377, 48, 0, 1, 1, 5, 4, 0, 0, 6},  // dropLast
    {512, -1, -1, -1, -1, 233, 378, 49, 1, 2, 1, 5, 4, 0, 0, 6},  // dropLast
    {88, -1, -1, -1, -1, 234, 380, 50, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {513, -1, -1, -1, -1, 235, 382, 51, 1, 2, 1, 5, 4, 0, 0, 6},  // suffix
    {88, -1, -1, -1, -1, 236, 384, 52, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {88, -1, -1, -1, -1, 237, 386, 53, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {513, -1, -1, -1, -1, 238, 388, 54, 1, 2, 1, 5, 4, 0, 0, 6},  // suffix
    {76, -1, -1, -1, -1, 239, 390, 55, 2, 3, 1, 5, 49, 0, 0, 6},  // swapAt
    {515, -1, -1, -1, -1, 241, 393, 56, 0, 1, 1, 5, 49, 0, 0, 6},  // joined
    {516, -1, -1, -1, -1, 241, 394, 57, 1, 2, 1, 5, 4, 0, 0, 6},  // split
    {516, -1, -1, -1, -1, 242, 396, 58, 1, 2, 1, 5, 4, 0, 0, 6},  // split
    {516, -1, -1, -1, -1, 243, 398, 59, 1, 2, 1, 5, 4, 0, 0, 6},  // split
    {519, -1, -1, -1, -1, 244, 400, 60, 1, 2, 1, 5, 49, 0, 0, 6},  // reserveCapacity
    {520, -1, -1, -1, -1, 0, 402, 61, 0, 1, 2, 5, 7, 0, 0, 6},  // indices
    {521, -1, -1, -1, -1, 0, 403, 62, 0, 1, 2, 5, 0, 0, 0, 6},  // startIndex
    {522, -1, -1, -1, -1, 0, 404, 63, 0, 1, 2, 5, 0, 0, 0, 6},  // endIndex
    {82, -1, -1, -1, -1, 245, 405, 64, 1, 2, 1, 5, 4, 0, 0, 6},  // flatMap
    {485, -1, -1, -1, -1, 246, 407, 65, 1, 2, 1, 8, 49, 0, 0, 6},  // forEach
    {484, -1, -1, -1, -1, 247, 409, 66, 2, 3, 1, 5, 49, 0, 0, 6},  // reduce
    {70, -1, -1, -1, -1, 249, 412, 67, 1, 2, 1, 5, 49, 0, 0, 6},  // removeAll
    {166, -1, -1, -1, -1, 250, 414, 68, 2, 2, 3, 0, 4, 0, 0, 6},  // Array
    {378, -1, -1, -1, -1, 252, 416, 69, 0, 1, 1, 5, 49, 0, 0, 6},  // min
    {376, -1, -1, -1, -1, 252, 417, 70, 0, 1, 1, 5, 49, 0, 0, 6},  // max
    {378, -1, -1, -1, -1, 252, 418, 71, 2, 2, 0, 0, 49, 0, 0, 6},  // min
    {376, -1, -1, -1, -1, 254, 420, 72, 2, 2, 0, 0, 49, 0, 0, 6},  // max
    {378, -1, -1, -1, -1, 256, 422, 73, 1, 2, 1, 5, 49, 0, 0, 6},  // min
    {376, -1, -1, -1, -1, 257, 424, 74, 1, 2, 1, 5, 49, 0, 0, 6},  // max
    {525, -1, -1, -1, -1, 258, 426, 75, 0, 1, 1, 5, 4, 0, 0, 6},  // sorted
    {525, -1, -1, -1, -1, 258, 427, 76, 1, 2, 1, 5, 4, 0, 0, 6},  // sorted
    {525, -1, -1, -1, -1, 259, 429, 77, 1, 2, 1, 5, 4, 0, 0, 6},  // sorted
    {515, -1, -1, -1, 1426, 260, 431, 78, 1, 2, 1, 5, 3, 0, 0, 6},  // joined
    {64, -1, -1, -1, 1420, 261, 433, 79, 1, 2, 1, 5, 49, 0, 0, 6},  // append
    {64, -1, -1, -1, 1421, 262, 435, 80, 1, 2, 1, 5, 49, 0, 0, 6},  // append
    {65, -1, -1, -1, -1, 263, 437, 81, 2, 3, 1, 5, 49, 0, 0, 6},  // insert
    {65, -1, -1, -1, -1, 265, 440, 82, 2, 3, 1, 5, 49, 0, 0, 6},  // insert
    {66, -1, -1, -1, -1, 267, 443, 83, 1, 2, 1, 5, 49, 0, 0, 6},  // remove
    {67, -1, -1, -1, -1, 268, 445, 84, 0, 1, 1, 5, 49, 0, 0, 6},  // removeLast
    {68, -1, -1, -1, -1, 268, 446, 85, 0, 1, 1, 5, 49, 0, 0, 6},  // popLast
    {69, -1, -1, -1, -1, 268, 447, 86, 0, 1, 1, 5, 49, 0, 0, 6},  // removeFirst
    {70, -1, -1, -1, 555, 268, 448, 87, 0, 1, 1, 5, 49, 0, 0, 6},  // removeAll
    {476, -1, -1, -1, 264, 0, 449, 88, 0, 1, 2, 4, 0, 0, 0, 6},  // count
    {319, -1, -1, -1, -1, 0, 450, 89, 0, 1, 2, 4, 2, 0, 0, 6},  // isEmpty
    {528, -1, -1, -1, -1, 268, 451, 90, 0, 1, 1, 4, 3, 0, 0, 6},  // uppercased
    {529, -1, -1, -1, -1, 268, 452, 91, 0, 1, 1, 4, 3, 0, 0, 6},  // lowercased
    {345, -1, -1, -1, -1, 268, 453, 92, 1, 2, 1, 4, 2, 0, 0, 6},  // contains
    {530, -1, -1, -1, -1, 269, 455, 93, 1, 2, 1, 4, 2, 0, 0, 6},  // hasPrefix
    {531, -1, -1, -1, -1, 270, 457, 94, 1, 2, 1, 4, 2, 0, 0, 6},  // hasSuffix
    {163, -1, -1, -1, -1, 271, 459, 95, 2, 2, 3, 0, 3, 0, 0, 6},  // String
    {532, -1, -1, -1, -1, 0, 461, 96, 0, 1, 2, 4, 2, 0, 0, 6},  // isLetter
    {533, -1, -1, -1, -1, 0, 462, 97, 0, 1, 2, 4, 2, 0, 0, 6},  // isNumber
    {534, -1, -1, -1, -1, 0, 463, 98, 0, 1, 2, 4, 2, 0, 0, 6},  // isWhitespace
    {535, -1, -1, -1, -1, 0, 464, 99, 0, 1, 2, 4, 2, 0, 0, 6},  // isUppercase
    {536, -1, -1, -1, -1, 0, 465, 100, 0, 1, 2, 4, 2, 0, 0, 6},  // isLowercase
    {537, -1, -1, -1, -1, 0, 466, 101, 0, 1, 2, 4, 2, 0, 0, 6},  // isPunctuation
    {538, -1, -1, -1, -1, 0, 467, 102, 0, 1, 2, 4, 49, 0, 0, 6},  // wholeNumberValue
    {539, -1, -1, -1, -1, 0, 468, 103, 0, 1, 2, 4, 3, 0, 0, 6},  // capitalized
    {516, -1, -1, -1, -1, 273, 469, 104, 1, 2, 1, 4, 4, 0, 0, 6},  // split
    {540, -1, -1, -1, -1, 274, 471, 105, 1, 2, 1, 4, 4, 0, 0, 6},  // components
    {542, -1, -1, -1, -1, 275, 473, 106, 2, 3, 1, 4, 3, 0, 0, 6},  // replacingOccurrences
    {543, -1, -1, -1, -1, 277, 476, 107, 1, 1, 0, 0, 46, 0, 0, 6},  // type
    {163, -1, -1, -1, -1, 278, 477, 108, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {163, -1, -1, -1, -1, 279, 478, 109, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {164, -1, -1, -1, -1, 280, 479, 110, 1, 1, 3, 0, 3, 0, 0, 6},  // Character
    {163, -1, -1, -1, -1, 281, 480, 111, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {549, -1, -1, -1, -1, 0, 481, 112, 0, 1, 2, 7, 4, 0, 0, 6},  // keys
    {550, -1, -1, -1, -1, 0, 482, 113, 0, 1, 2, 7, 4, 0, 0, 6},  // allKeys
    {551, -1, -1, -1, -1, 0, 483, 114, 0, 1, 2, 7, 4, 0, 0, 6},  // values
    {552, -1, -1, -1, -1, 0, 484, 115, 0, 1, 2, 7, 4, 0, 0, 6},  // allValues
    {476, -1, -1, -1, -1, 0, 485, 116, 0, 1, 2, 7, 0, 0, 0, 6},  // count
    {319, -1, -1, -1, -1, 0, 486, 117, 0, 1, 2, 7, 2, 0, 0, 6},  // isEmpty
    {71, -1, -1, -1, -1, 282, 487, 118, 1, 2, 1, 7, 49, 0, 0, 6},  // removeValue
    {554, -1, -1, -1, -1, 283, 489, 119, 1, 2, 1, 7, 49, 0, 0, 6},  // removeObjectForKey
    {72, -1, -1, -1, -1, 284, 491, 120, 2, 3, 1, 7, 49, 0, 0, 6},  // updateValue
    {74, -1, -1, -1, -1, 286, 494, 121, 2, 3, 1, 7, 49, 0, 0, 6},  // setObject
    {70, -1, -1, -1, -1, 288, 497, 122, 0, 1, 1, 7, 49, 0, 0, 6},  // removeAll
    {555, -1, -1, -1, -1, 288, 498, 123, 0, 1, 1, 7, 49, 0, 0, 6},  // removeAllObjects
    {73, -1, -1, -1, -1, 288, 499, 124, 2, 3, 1, 7, 49, 0, 0, 6},  // merge
    {557, -1, -1, -1, -1, 290, 502, 125, 1, 2, 1, 7, 6, 0, 0, 6},  // mapValues
    {483, -1, -1, -1, -1, 291, 504, 126, 1, 2, 1, 7, 6, 0, 0, 6},  // filter
    {558, -1, -1, -1, -1, 292, 506, 127, 2, 3, 1, 7, 6, 0, 0, 6},  // merging
    {559, -1, -1, -1, -1, 294, 509, 128, 1, 2, 1, 7, 49, 0, 0, 6},  // objectForKey
    {560, -1, -1, -1, -1, 295, 511, 129, 1, 2, 1, 7, 49, 0, 0, 6},  // valueForKey
    {546, -1, -1, -1, -1, 296, 513, 130, 1, 1, 3, 0, 6, 0, 0, 6},  // Dictionary
    {546, -1, -1, -1, -1, 297, 514, 131, 2, 2, 3, 0, 6, 0, 0, 6},  // Dictionary
    {548, -1, -1, -1, -1, 299, 516, 132, 0, 0, 3, 0, 6, 0, 0, 6},  // NSMutableDictionary
    {547, -1, -1, -1, -1, 299, 516, 133, 0, 0, 3, 0, 6, 0, 0, 6},  // NSDictionary
    {546, -1, -1, -1, -1, 299, 516, 134, 0, 0, 3, 0, 6, 0, 0, 6},  // Dictionary
    {81, -1, -1, -1, -1, 195, 516, 135, 1, 2, 1, 7, 4, 0, 0, 6},  // map
    {482, -1, -1, -1, -1, 196, 518, 136, 1, 2, 1, 7, 4, 0, 0, 6},  // compactMap
    {82, -1, -1, -1, -1, 245, 520, 137, 1, 2, 1, 7, 4, 0, 0, 6},  // flatMap
    {485, -1, -1, -1, -1, 200, 522, 138, 1, 2, 1, 7, 49, 0, 0, 6},  // forEach
    {484, -1, -1, -1, -1, 198, 524, 139, 2, 3, 1, 7, 49, 0, 0, 6},  // reduce
    {345, -1, -1, -1, -1, 216, 527, 140, 1, 2, 1, 7, 2, 0, 0, 6},  // contains
    {477, -1, -1, -1, -1, 217, 529, 141, 1, 2, 1, 7, 49, 0, 0, 6},  // first
    {504, -1, -1, -1, -1, 218, 531, 142, 1, 2, 1, 7, 2, 0, 0, 6},  // allSatisfy
    {525, -1, -1, -1, -1, 258, 533, 143, 1, 2, 1, 7, 4, 0, 0, 6},  // sorted
    {525, -1, -1, -1, -1, 259, 535, 144, 1, 2, 1, 7, 4, 0, 0, 6},  // sorted
    {376, -1, -1, -1, -1, 257, 537, 145, 1, 2, 1, 7, 49, 0, 0, 6},  // max
    {378, -1, -1, -1, -1, 256, 539, 146, 1, 2, 1, 7, 49, 0, 0, 6},  // min
    {480, -1, -1, -1, -1, 193, 541, 147, 0, 1, 1, 7, 4, 0, 0, 6},  // enumerated
    {477, -1, -1, -1, -1, 0, 542, 148, 0, 1, 2, 7, 49, 0, 0, 6},  // first
    {563, -1, -1, -1, -1, 0, 543, 149, 0, 1, 2, 8, 0, 0, 0, 6},  // lowerBound
    {564, -1, -1, -1, -1, 0, 544, 150, 0, 1, 2, 8, 0, 0, 0, 6},  // upperBound
    {476, -1, -1, -1, -1, 0, 545, 151, 0, 1, 2, 8, 0, 0, 0, 6},  // count
    {319, -1, -1, -1, -1, 0, 546, 152, 0, 1, 2, 8, 2, 0, 0, 6},  // isEmpty
    {345, -1, -1, -1, -1, 312, 547, 153, 1, 2, 1, 8, 2, 0, 0, 6},  // contains
    {81, -1, -1, -1, -1, 313, 549, 154, 1, 2, 1, 8, 4, 0, 0, 6},  // map
    {479, -1, -1, -1, -1, 314, 551, 155, 0, 1, 1, 8, 4, 0, 0, 6},  // reversed
    {166, -1, -1, -1, -1, 314, 552, 156, 1, 1, 3, 0, 4, 0, 0, 6},  // Array
    {565, -1, -1, -1, -1, 315, 553, 157, 0, 0, 3, 0, 5, 0, 0, 6},  // Set
    {565, -1, -1, -1, -1, 315, 553, 158, 1, 1, 3, 0, 5, 0, 0, 6},  // Set
    {476, -1, -1, -1, -1, 0, 554, 159, 0, 1, 2, 6, 0, 0, 0, 6},  // count
    {319, -1, -1, -1, -1, 0, 555, 160, 0, 1, 2, 6, 2, 0, 0, 6},  // isEmpty
    {477, -1, -1, -1, -1, 0, 556, 161, 0, 1, 2, 6, 49, 0, 0, 6},  // first
    {339, -1, -1, -1, -1, 316, 557, 162, 1, 2, 1, 6, 5, 0, 0, 6},  // union
    {566, -1, -1, -1, -1, 317, 559, 163, 1, 2, 1, 6, 49, 0, 0, 6},  // formUnion
    {341, -1, -1, -1, -1, 318, 561, 164, 1, 2, 1, 6, 5, 0, 0, 6},  // intersection
    {567, -1, -1, -1, -1, 319, 563, 165, 1, 2, 1, 6, 49, 0, 0, 6},  // formIntersection
    {568, -1, -1, -1, -1, 320, 565, 166, 1, 2, 1, 6, 5, 0, 0, 6},  // subtracting
    {569, -1, -1, -1, -1, 321, 567, 167, 1, 2, 1, 6, 49, 0, 0, 6},  // subtract
    {570, -1, -1, -1, -1, 322, 569, 168, 1, 2, 1, 6, 5, 0, 0, 6},  // symmetricDifference
    {571, -1, -1, -1, -1, 323, 571, 169, 1, 2, 1, 6, 49, 0, 0, 6},  // formSymmetricDifference
    {572, -1, -1, -1, -1, 324, 573, 170, 1, 2, 1, 6, 2, 0, 0, 6},  // isSubset
    {573, -1, -1, -1, -1, 325, 575, 171, 1, 2, 1, 6, 2, 0, 0, 6},  // isSuperset
    {574, -1, -1, -1, -1, 326, 577, 172, 1, 2, 1, 6, 2, 0, 0, 6},  // isStrictSubset
    {575, -1, -1, -1, -1, 327, 579, 173, 1, 2, 1, 6, 2, 0, 0, 6},  // isStrictSuperset
    {576, -1, -1, -1, -1, 328, 581, 174, 1, 2, 1, 6, 2, 0, 0, 6},  // isDisjoint
    {345, -1, -1, -1, -1, 329, 583, 175, 1, 2, 1, 6, 2, 0, 0, 6},  // contains
    {65, -1, -1, -1, -1, 330, 585, 176, 1, 2, 1, 6, 49, 0, 0, 6},  // insert
    {577, -1, -1, -1, -1, 331, 587, 177, 1, 2, 1, 6, 49, 0, 0, 6},  // update
    {66, -1, -1, -1, -1, 332, 589, 178, 1, 2, 1, 6, 49, 0, 0, 6},  // remove
    {70, -1, -1, -1, -1, 333, 591, 179, 0, 1, 1, 6, 49, 0, 0, 6},  // removeAll
    {578, -1, -1, -1, -1, 333, 592, 180, 0, 1, 1, 6, 49, 0, 0, 6},  // popFirst
    {69, -1, -1, -1, -1, 333, 593, 181, 0, 1, 1, 6, 49, 0, 0, 6},  // removeFirst
    {180, -1, -1, -1, -1, 333, 594, 0, 4, 4, 3, 0, 17, 0, 0, 7},  // UIColor
    {583, -1, -1, -1, -1, 337, 598, 1, 1, 2, 1, 18, 17, 0, 0, 7},  // withAlphaComponent
    {584, -1, -1, -1, -1, 338, 600, 2, 0, 1, 1, 18, 49, 0, 0, 7},  // set
    {585, -1, -1, -1, -1, 338, 601, 3, 0, 1, 1, 18, 49, 0, 0, 7},  // setFill
    {586, -1, -1, -1, -1, 338, 602, 4, 0, 1, 1, 18, 49, 0, 0, 7},  // setStroke
    {180, -1, -1, -1, -1, 338, 603, 5, 2, 2, 3, 0, 17, 0, 0, 7},  // UIColor
    {588, 180, -1, -1, -1, 0, 0, 6, 0, 0, 5, 18, 17, 0, 0, 7},  // black
    {589, 180, -1, -1, -1, 340, 0, 7, 0, 0, 4, 18, 17, 0, 0, 7},  // blackColor
    {587, 180, -1, -1, -1, 0, 0, 8, 0, 0, 5, 18, 17, 0, 0, 7},  // white
    {590, 180, -1, -1, -1, 340, 0, 9, 0, 0, 4, 18, 17, 0, 0, 7},  // whiteColor
    {579, 180, -1, -1, -1, 0, 0, 10, 0, 0, 5, 18, 17, 0, 0, 7},  // red
    {591, 180, -1, -1, -1, 340, 0, 11, 0, 0, 4, 18, 17, 0, 0, 7},  // redColor
    {580, 180, -1, -1, -1, 0, 0, 12, 0, 0, 5, 18, 17, 0, 0, 7},  // green
    {592, 180, -1, -1, -1, 340, 0, 13, 0, 0, 4, 18, 17, 0, 0, 7},  // greenColor
    {581, 180, -1, -1, -1, 0, 0, 14, 0, 0, 5, 18, 17, 0, 0, 7},  // blue
    {593, 180, -1, -1, -1, 340, 0, 15, 0, 0, 4, 18, 17, 0, 0, 7},  // blueColor
    {594, 180, -1, -1, -1, 0, 0, 16, 0, 0, 5, 18, 17, 0, 0, 7},  // cyan
    {595, 180, -1, -1, -1, 340, 0, 17, 0, 0, 4, 18, 17, 0, 0, 7},  // cyanColor
    {596, 180, -1, -1, -1, 0, 0, 18, 0, 0, 5, 18, 17, 0, 0, 7},  // yellow
    {597, 180, -1, -1, -1, 340, 0, 19, 0, 0, 4, 18, 17, 0, 0, 7},  // yellowColor
    {598, 180, -1, -1, -1, 0, 0, 20, 0, 0, 5, 18, 17, 0, 0, 7},  // magenta
    {599, 180, -1, -1, -1, 340, 0, 21, 0, 0, 4, 18, 17, 0, 0, 7},  // magentaColor
    {600, 180, -1, -1, -1, 0, 0, 22, 0, 0, 5, 18, 17, 0, 0, 7},  // orange
    {601, 180, -1, -1, -1, 340, 0, 23, 0, 0, 4, 18, 17, 0, 0, 7},  // orangeColor
    {602, 180, -1, -1, -1, 0, 0, 24, 0, 0, 5, 18, 17, 0, 0, 7},  // purple
    {603, 180, -1, -1, -1, 340, 0, 25, 0, 0, 4, 18, 17, 0, 0, 7},  // purpleColor
    {604, 180, -1, -1, -1, 0, 0, 26, 0, 0, 5, 18, 17, 0, 0, 7},  // brown
    {605, 180, -1, -1, -1, 340, 0, 27, 0, 0, 4, 18, 17, 0, 0, 7},  // brownColor
    {606, 180, -1, -1, -1, 0, 0, 28, 0, 0, 5, 18, 17, 0, 0, 7},  // gray
    {607, 180, -1, -1, -1, 340, 0, 29, 0, 0, 4, 18, 17, 0, 0, 7},  // grayColor
    {608, 180, -1, -1, -1, 0, 0, 30, 0, 0, 5, 18, 17, 0, 0, 7},  // lightGray
    {609, 180, -1, -1, -1, 340, 0, 31, 0, 0, 4, 18, 17, 0, 0, 7},  // lightGrayColor
    {610, 180, -1, -1, -1, 0, 0, 32, 0, 0, 5, 18, 17, 0, 0, 7},  // darkGray
    {611, 180, -1, -1, -1, 340, 0, 33, 0, 0, 4, 18, 17, 0, 0, 7},  // darkGrayColor
    {612, 180, -1, -1, -1, 0, 0, 34, 0, 0, 5, 18, 17, 0, 0, 7},  // clear
    {613, 180, -1, -1, -1, 340, 0, 35, 0, 0, 4, 18, 17, 0, 0, 7},  // clearColor
    {614, 180, -1, -1, -1, 0, 0, 36, 0, 0, 5, 18, 17, 0, 0, 7},  // systemRed
    {615, 180, -1, -1, -1, 0, 0, 37, 0, 0, 5, 18, 17, 0, 0, 7},  // systemOrange
    {616, 180, -1, -1, -1, 0, 0, 38, 0, 0, 5, 18, 17, 0, 0, 7},  // systemYellow
    {617, 180, -1, -1, -1, 0, 0, 39, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGreen
    {618, 180, -1, -1, -1, 0, 0, 40, 0, 0, 5, 18, 17, 0, 0, 7},  // systemMint
    {619, 180, -1, -1, -1, 0, 0, 41, 0, 0, 5, 18, 17, 0, 0, 7},  // systemTeal
    {620, 180, -1, -1, -1, 0, 0, 42, 0, 0, 5, 18, 17, 0, 0, 7},  // systemCyan
    {621, 180, -1, -1, -1, 0, 0, 43, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBlue
    {622, 180, -1, -1, -1, 0, 0, 44, 0, 0, 5, 18, 17, 0, 0, 7},  // systemIndigo
    {623, 180, -1, -1, -1, 0, 0, 45, 0, 0, 5, 18, 17, 0, 0, 7},  // systemPurple
    {624, 180, -1, -1, -1, 0, 0, 46, 0, 0, 5, 18, 17, 0, 0, 7},  // systemPink
    {625, 180, -1, -1, -1, 0, 0, 47, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBrown
    {626, 180, -1, -1, -1, 0, 0, 48, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray
    {627, 180, -1, -1, -1, 0, 0, 49, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray2
    {628, 180, -1, -1, -1, 0, 0, 50, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray3
    {629, 180, -1, -1, -1, 0, 0, 51, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray4
    {630, 180, -1, -1, -1, 0, 0, 52, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray5
    {631, 180, -1, -1, -1, 0, 0, 53, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray6
    {632, 180, -1, -1, -1, 0, 0, 54, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBackground
    {633, 180, -1, -1, -1, 0, 0, 55, 0, 0, 5, 18, 17, 0, 0, 7},  // secondarySystemBackground
    {634, 180, -1, -1, -1, 0, 0, 56, 0, 0, 5, 18, 17, 0, 0, 7},  // label
    {181, -1, -1, -1, -1, 340, 605, 0, 1, 1, 3, 0, 27, 0, 0, 8},  // UIView
    {181, -1, -1, -1, -1, 0, 0, 1, 0, 0, 3, 0, 27, 0, 0, 8},  // UIView
    {182, -1, -1, -1, -1, 341, 606, 2, 1, 1, 3, 0, 27, 0, 0, 8},  // UIWindow
    {182, -1, -1, -1, -1, 0, 0, 3, 0, 0, 3, 0, 27, 0, 0, 8},  // UIWindow
    {183, -1, -1, -1, -1, 342, 607, 4, 1, 1, 3, 0, 27, 0, 0, 8},  // UIImageView
    {183, -1, -1, -1, -1, 0, 0, 5, 0, 0, 3, 0, 27, 0, 0, 8},  // UIImageView
    {184, -1, -1, -1, -1, 343, 608, 6, 1, 1, 3, 0, 27, 0, 0, 8},  // UILabel
    {184, -1, -1, -1, -1, 0, 0, 7, 0, 0, 3, 0, 27, 0, 0, 8},  // UILabel
    {185, -1, -1, -1, -1, 344, 609, 8, 1, 1, 3, 0, 27, 0, 0, 8},  // UIButton
    {185, -1, -1, -1, -1, 0, 0, 9, 0, 0, 3, 0, 27, 0, 0, 8},  // UIButton
    {186, -1, -1, -1, -1, 345, 610, 10, 1, 1, 3, 0, 27, 0, 0, 8},  // UIScrollView
    {186, -1, -1, -1, -1, 0, 0, 11, 0, 0, 3, 0, 27, 0, 0, 8},  // UIScrollView
    {187, -1, -1, -1, -1, 346, 611, 12, 1, 1, 3, 0, 27, 0, 0, 8},  // UIControl
    {187, -1, -1, -1, -1, 0, 0, 13, 0, 0, 3, 0, 27, 0, 0, 8},  // UIControl
    {188, -1, -1, -1, -1, 347, 612, 14, 1, 1, 3, 0, 27, 0, 0, 8},  // UITextField
    {188, -1, -1, -1, -1, 0, 0, 15, 0, 0, 3, 0, 27, 0, 0, 8},  // UITextField
    {189, -1, -1, -1, -1, 348, 613, 16, 1, 1, 3, 0, 27, 0, 0, 8},  // UITextView
    {189, -1, -1, -1, -1, 0, 0, 17, 0, 0, 3, 0, 27, 0, 0, 8},  // UITextView
    {190, -1, -1, -1, -1, 349, 614, 18, 1, 1, 3, 0, 27, 0, 0, 8},  // UITableViewCell
    {190, -1, -1, -1, -1, 0, 0, 19, 0, 0, 3, 0, 27, 0, 0, 8},  // UITableViewCell
    {191, -1, -1, -1, -1, 350, 615, 20, 1, 1, 3, 0, 27, 0, 0, 8},  // UICollectionViewCell
    {191, -1, -1, -1, -1, 0, 0, 21, 0, 0, 3, 0, 27, 0, 0, 8},  // UICollectionViewCell
    {192, -1, -1, -1, -1, 351, 616, 22, 1, 1, 3, 0, 27, 0, 0, 8},  // UIVisualEffectView
    {192, -1, -1, -1, -1, 0, 0, 23, 0, 0, 3, 0, 27, 0, 0, 8},  // UIVisualEffectView
    {635, -1, -1, -1, -1, 0, 617, 24, 0, 1, 2, 28, 13, 0, 9, 8},  // frame
    {636, -1, -1, -1, -1, 0, 618, 25, 0, 1, 2, 28, 13, 0, 10, 8},  // bounds
    {324, -1, -1, -1, -1, 0, 619, 26, 0, 1, 2, 28, 9, 0, 11, 8},  // center
    {637, -1, -1, -1, -1, 0, 620, 27, 0, 1, 2, 28, 9, 0, 12, 8},  // anchorPoint
    {638, -1, -1, -1, 1394, 0, 621, 28, 0, 1, 2, 28, 2, 0, 0, 8},  // isHidden
    {639, -1, -1, -1, -1, 0, 622, 29, 0, 1, 2, 28, 2, 0, 0, 8},  // clipsToBounds
    {640, -1, -1, -1, -1, 0, 623, 30, 0, 1, 2, 28, 3, 0, 0, 8},  // name
    {641, -1, -1, -1, -1, 352, 624, 31, 1, 1, 0, 0, 49, 0, 0, 8},  // UIImage
    {183, -1, -1, -1, -1, 353, 625, 32, 1, 1, 3, 0, 27, 0, 0, 8},  // UIImageView
    {91, -1, -1, -1, -1, 0, 626, 33, 0, 1, 2, 28, 14, 0, 13, 8},  // transform
    {644, -1, -1, -1, -1, 354, 627, 34, 1, 2, 1, 28, 49, 0, 0, 8},  // moveAnchor
    {645, -1, -1, -1, -1, 0, 629, 35, 0, 1, 2, 28, 9, 0, 0, 8},  // contentOffset
    {582, -1, -1, -1, -1, 0, 630, 36, 0, 1, 2, 28, 0, 0, 0, 8},  // alpha
    {646, -1, -1, -1, 647, 0, 631, 37, 0, 1, 2, 28, 2, 0, 0, 8},  // isUserInteractionEnabled
    {647, -1, -1, -1, -1, 0, 632, 38, 0, 1, 2, 28, 2, 0, 0, 8},  // userInteractionEnabled
    {648, -1, -1, -1, -1, 0, 633, 39, 0, 1, 2, 28, 0, 0, 0, 8},  // tag
    {92, -1, -1, -1, -1, 0, 634, 40, 0, 1, 2, 28, 28, 0, 0, 8},  // layer
    {47, -1, -1, -1, -1, 355, 635, 41, 4, 4, 0, 0, 27, 0, 0, 8},  // view
    {649, -1, -1, -1, -1, 0, 639, 0, 0, 1, 2, 28, 17, 0, 0, 9},  // backgroundColor
    {650, -1, -1, -1, -1, 0, 640, 1, 0, 1, 2, 28, 3, 0, 0, 9},  // text
    {651, -1, -1, -1, -1, 0, 641, 2, 0, 1, 2, 28, 17, 0, 0, 9},  // textColor
    {652, -1, -1, -1, -1, 0, 642, 3, 0, 1, 2, 28, 20, 0, 0, 9},  // textAlignment
    {653, -1, -1, -1, -1, 0, 643, 4, 0, 1, 2, 28, 49, 0, 0, 9},  // font
    {643, -1, -1, -1, -1, 0, 644, 5, 0, 1, 2, 28, 49, 0, 0, 9},  // image
    {654, -1, -1, -1, -1, 0, 645, 6, 0, 1, 2, 28, 49, 0, 0, 9},  // contentMode
    {655, -1, -1, -1, 1411, 0, 646, 7, 0, 1, 2, 28, 2, 0, 0, 9},  // isOpaque
    {656, -1, -1, -1, -1, 0, 647, 8, 0, 1, 2, 28, 17, 0, 0, 9},  // tintColor
    {657, -1, -1, -1, -1, 0, 648, 9, 0, 1, 2, 28, 0, 0, 0, 9},  // contentScaleFactor
    {658, -1, -1, -1, -1, 0, 649, 10, 0, 1, 2, 28, 3, 0, 0, 9},  // accessibilityLabel
    {659, -1, -1, -1, -1, 0, 650, 11, 0, 1, 2, 28, 45, 0, 0, 9},  // safeAreaInsets
    {660, -1, -1, -1, -1, 0, 651, 12, 0, 1, 2, 28, 45, 0, 0, 9},  // layoutMargins
    {661, -1, -1, -1, -1, 0, 652, 13, 0, 1, 2, 28, 27, 0, 0, 9},  // mask
    {662, -1, -1, -1, -1, 0, 653, 14, 0, 1, 2, 28, 3, 0, 0, 9},  // accessibilityIdentifier
    {663, -1, -1, -1, -1, 0, 654, 15, 0, 1, 2, 28, 3, 0, 0, 9},  // accessibilityHint
    {664, -1, -1, -1, -1, 0, 655, 16, 0, 1, 2, 28, 2, 0, 0, 9},  // isAccessibilityElement
    {665, -1, -1, -1, -1, 0, 656, 17, 0, 1, 2, 28, 49, 0, 0, 9},  // semanticContentAttribute
    {666, -1, -1, -1, -1, 0, 657, 18, 0, 1, 2, 28, 2, 0, 0, 9},  // clearsContextBeforeDrawing
    {667, -1, -1, -1, -1, 0, 658, 19, 0, 1, 2, 28, 2, 0, 0, 9},  // isFirstResponder
    {668, -1, -1, -1, -1, 0, 659, 20, 0, 1, 2, 28, 0, 0, 0, 9},  // numberOfLines
    {669, -1, -1, -1, -1, 0, 660, 21, 0, 1, 2, 28, 2, 0, 0, 9},  // adjustsFontSizeToFitWidth
    {670, -1, -1, -1, -1, 0, 661, 22, 0, 1, 2, 28, 49, 0, 0, 9},  // lineBreakMode
    {671, -1, -1, -1, -1, 0, 662, 23, 0, 1, 2, 28, 49, 0, 0, 9},  // attributedText
    {672, -1, -1, -1, -1, 0, 663, 24, 0, 1, 2, 28, 49, 0, 0, 9},  // baselineAdjustment
    {673, -1, -1, -1, -1, 0, 664, 25, 0, 1, 2, 28, 49, 0, 0, 9},  // borderStyle
    {674, -1, -1, -1, -1, 0, 665, 26, 0, 1, 2, 28, 49, 0, 0, 9},  // keyboardType
    {675, -1, -1, -1, -1, 0, 666, 27, 0, 1, 2, 28, 49, 0, 0, 9},  // returnKeyType
    {676, -1, -1, -1, -1, 0, 667, 28, 0, 1, 2, 28, 49, 0, 0, 9},  // autocorrectionType
    {677, -1, -1, -1, -1, 0, 668, 29, 0, 1, 2, 28, 49, 0, 0, 9},  // autocapitalizationType
    {678, -1, -1, -1, -1, 0, 669, 30, 0, 1, 2, 28, 49, 0, 0, 9},  // clearButtonMode
    {679, -1, -1, -1, -1, 0, 670, 31, 0, 1, 2, 28, 17, 0, 0, 9},  // shadowColor
    {680, -1, -1, -1, -1, 0, 671, 32, 0, 1, 2, 28, 3, 0, 0, 9},  // placeholder
    {681, -1, -1, -1, -1, 0, 672, 33, 0, 1, 2, 28, 0, 0, 0, 9},  // minimumScaleFactor
    {682, -1, -1, -1, 1415, 0, 673, 34, 0, 1, 2, 28, 2, 0, 0, 9},  // isEditable
    {683, -1, -1, -1, 1416, 0, 674, 35, 0, 1, 2, 28, 2, 0, 0, 9},  // isSelectable
    {684, -1, -1, -1, 1417, 0, 675, 36, 0, 1, 2, 28, 2, 0, 0, 9},  // isSecureTextEntry
    {685, -1, -1, -1, -1, 0, 676, 37, 0, 1, 2, 28, 0, 0, 0, 9},  // zoomScale
    {686, 687, 688, -1, -1, 0, 0, 38, 0, 0, 5, 4, 3, 0, 0, 9},  // system
    {689, 687, 690, -1, -1, 0, 0, 39, 0, 0, 5, 4, 3, 0, 0, 9},  // custom
    {691, 687, 692, -1, -1, 0, 0, 40, 0, 0, 5, 4, 3, 0, 0, 9},  // infoLight
    {693, 687, 694, -1, -1, 0, 0, 41, 0, 0, 5, 4, 3, 0, 0, 9},  // contactAdd
    {695, 687, 696, -1, -1, 0, 0, 42, 0, 0, 5, 4, 3, 0, 0, 9},  // close
    {185, -1, -1, -1, -1, 359, 677, 43, 1, 1, 3, 0, 27, 0, 0, 9},  // UIButton
    {697, -1, -1, -1, 1414, 0, 678, 44, 0, 1, 2, 28, 2, 0, 0, 9},  // isScrollEnabled
    {698, -1, -1, -1, 1413, 0, 679, 45, 0, 1, 2, 28, 2, 0, 0, 9},  // isPagingEnabled
    {699, -1, -1, -1, -1, 0, 680, 46, 0, 1, 2, 28, 2, 0, 0, 9},  // bounces
    {700, -1, -1, -1, -1, 0, 681, 47, 0, 1, 2, 28, 2, 0, 0, 9},  // showsHorizontalScrollIndicator
    {701, -1, -1, -1, -1, 0, 682, 48, 0, 1, 2, 28, 2, 0, 0, 9},  // showsVerticalScrollIndicator
    {702, -1, -1, -1, -1, 0, 683, 49, 0, 1, 2, 28, 0, 0, 0, 9},  // minimumZoomScale
    {703, -1, -1, -1, -1, 0, 684, 50, 0, 1, 2, 28, 0, 0, 0, 9},  // maximumZoomScale
    {704, -1, -1, -1, -1, 0, 685, 51, 0, 1, 2, 28, 45, 0, 0, 9},  // contentInset
    {705, -1, -1, -1, -1, 0, 686, 52, 0, 1, 2, 28, 49, 0, 0, 9},  // delegate
    {707, 181, -1, -1, -1, 0, 0, 53, 0, 0, 5, 28, 46, 0, 0, 9},  // AutoresizingMask
    {708, 706, 709, -1, -1, 0, 0, 54, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleLeftMargin
    {710, 706, -1, -1, -1, 0, 0, 55, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleLeftMargin
    {711, 706, 712, -1, -1, 0, 0, 56, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleWidth
    {713, 706, -1, -1, -1, 0, 0, 57, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleWidth
    {714, 706, 715, -1, -1, 0, 0, 58, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleRightMargin
    {716, 706, -1, -1, -1, 0, 0, 59, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleRightMargin
    {717, 706, 718, -1, -1, 0, 0, 60, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleTopMargin
    {719, 706, -1, -1, -1, 0, 0, 61, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleTopMargin
    {720, 706, 721, -1, -1, 0, 0, 62, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleHeight
    {722, 706, -1, -1, -1, 0, 0, 63, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleHeight
    {723, 706, 724, -1, -1, 0, 0, 64, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleBottomMargin
    {725, 706, -1, -1, -1, 0, 0, 65, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleBottomMargin
    {726, 706, 727, -1, -1, 0, 0, 66, 0, 0, 5, 26, 25, 0, 0, 9},  // None
    {728, -1, -1, -1, -1, 0, 687, 67, 0, 1, 2, 28, 25, 0, 0, 9},  // autoresizingMask
    {729, -1, -1, -1, -1, 0, 688, 68, 0, 1, 2, 28, 2, 0, 0, 9},  // translatesAutoresizingMaskIntoConstraints
    {730, -1, -1, -1, -1, 0, 689, 69, 0, 1, 2, 28, 2, 0, 0, 9},  // autoresizesSubviews
    {732, 187, -1, -1, -1, 0, 0, 70, 0, 0, 5, 28, 46, 0, 0, 9},  // State
    {733, 731, 734, -1, -1, 0, 0, 71, 0, 0, 5, 4, 3, 0, 0, 9},  // normal
    {735, 731, -1, -1, -1, 0, 0, 72, 0, 0, 5, 4, 3, 0, 0, 9},  // Normal
    {736, 731, 737, -1, -1, 0, 0, 73, 0, 0, 5, 4, 3, 0, 0, 9},  // highlighted
    {738, 731, -1, -1, -1, 0, 0, 74, 0, 0, 5, 4, 3, 0, 0, 9},  // Highlighted
    {739, 731, 740, -1, -1, 0, 0, 75, 0, 0, 5, 4, 3, 0, 0, 9},  // disabled
    {741, 731, -1, -1, -1, 0, 0, 76, 0, 0, 5, 4, 3, 0, 0, 9},  // Disabled
    {742, 731, 743, -1, -1, 0, 0, 77, 0, 0, 5, 4, 3, 0, 0, 9},  // selected
    {744, 731, -1, -1, -1, 0, 0, 78, 0, 0, 5, 4, 3, 0, 0, 9},  // Selected
    {746, 187, -1, -1, -1, 0, 0, 79, 0, 0, 5, 28, 46, 0, 0, 9},  // Event
    {747, 745, 748, -1, -1, 0, 0, 80, 0, 0, 5, 4, 3, 0, 0, 9},  // allEvents
    {749, 745, -1, -1, -1, 0, 0, 81, 0, 0, 5, 4, 3, 0, 0, 9},  // AllEvents
    {750, 745, 751, -1, -1, 0, 0, 82, 0, 0, 5, 4, 3, 0, 0, 9},  // allTouchEvents
    {752, 745, -1, -1, -1, 0, 0, 83, 0, 0, 5, 4, 3, 0, 0, 9},  // AllTouchEvents
    {753, 745, 754, -1, -1, 0, 0, 84, 0, 0, 5, 4, 3, 0, 0, 9},  // touchDown
    {755, 745, -1, -1, -1, 0, 0, 85, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchDown
    {756, 745, 757, -1, -1, 0, 0, 86, 0, 0, 5, 4, 3, 0, 0, 9},  // touchDragInside
    {758, 745, -1, -1, -1, 0, 0, 87, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchDragInside
    {759, 745, 760, -1, -1, 0, 0, 88, 0, 0, 5, 4, 3, 0, 0, 9},  // touchDragOutside
    {761, 745, -1, -1, -1, 0, 0, 89, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchDragOutside
    {762, 745, 763, -1, -1, 0, 0, 90, 0, 0, 5, 4, 3, 0, 0, 9},  // touchUpInside
    {764, 745, -1, -1, -1, 0, 0, 91, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchUpInside
    {765, 745, 766, -1, -1, 0, 0, 92, 0, 0, 5, 4, 3, 0, 0, 9},  // touchUpOutside
    {767, 745, -1, -1, -1, 0, 0, 93, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchUpOutside
    {768, 745, 769, -1, -1, 0, 0, 94, 0, 0, 5, 4, 3, 0, 0, 9},  // touchCancel
    {770, 745, -1, -1, -1, 0, 0, 95, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchCancel
    {771, 745, 772, -1, -1, 0, 0, 96, 0, 0, 5, 4, 3, 0, 0, 9},  // valueChanged
    {773, 745, -1, -1, -1, 0, 0, 97, 0, 0, 5, 4, 3, 0, 0, 9},  // ValueChanged
    {774, 745, 775, -1, -1, 0, 0, 98, 0, 0, 5, 4, 3, 0, 0, 9},  // editingChanged
    {776, 745, -1, -1, -1, 0, 0, 99, 0, 0, 5, 4, 3, 0, 0, 9},  // EditingChanged
    {777, 745, 778, -1, -1, 0, 0, 100, 0, 0, 5, 4, 3, 0, 0, 9},  // editingDidBegin
    {779, 745, -1, -1, -1, 0, 0, 101, 0, 0, 5, 4, 3, 0, 0, 9},  // EditingDidBegin
    {780, 745, 781, -1, -1, 0, 0, 102, 0, 0, 5, 4, 3, 0, 0, 9},  // editingDidEnd
    {782, 745, -1, -1, -1, 0, 0, 103, 0, 0, 5, 4, 3, 0, 0, 9},  // EditingDidEnd
    {783, 745, 784, -1, -1, 0, 0, 104, 0, 0, 5, 4, 3, 0, 0, 9},  // primaryActionTriggered
    {785, 745, -1, -1, -1, 0, 0, 105, 0, 0, 5, 4, 3, 0, 0, 9},  // PrimaryActionTriggered
    {786, -1, -1, -1, -1, 360, 690, 106, 3, 4, 1, 28, 49, 0, 0, 9},  // addTarget
    {786, -1, -1, -1, -1, 363, 694, 107, 3, 4, 1, 28, 49, 0, 0, 9},  // addTarget
    {789, -1, -1, -1, -1, 366, 698, 108, 3, 4, 1, 28, 49, 0, 0, 9},  // removeTarget
    {789, -1, -1, -1, -1, 369, 702, 109, 3, 4, 1, 28, 49, 0, 0, 9},  // removeTarget
    {790, -1, -1, -1, -1, 372, 706, 110, 1, 2, 1, 28, 49, 0, 0, 9},  // sendActions
    {791, -1, -1, -1, -1, 373, 708, 111, 1, 2, 1, 28, 49, 0, 0, 9},  // sendActionsForControlEvents
    {792, -1, -1, -1, -1, 374, 710, 112, 2, 3, 1, 28, 49, 0, 0, 9},  // setTitle
    {792, -1, -1, -1, -1, 376, 713, 113, 2, 3, 1, 28, 49, 0, 0, 9},  // setTitle
    {794, -1, -1, -1, -1, 378, 716, 114, 2, 3, 1, 28, 49, 0, 0, 9},  // setTitleColor
    {794, -1, -1, -1, -1, 380, 719, 115, 2, 3, 1, 28, 49, 0, 0, 9},  // setTitleColor
    {795, -1, -1, -1, -1, 382, 722, 116, 2, 3, 1, 28, 49, 0, 0, 9},  // setImage
    {795, -1, -1, -1, -1, 384, 725, 117, 2, 3, 1, 28, 49, 0, 0, 9},  // setImage
    {796, -1, -1, -1, -1, 386, 728, 118, 2, 3, 1, 28, 49, 0, 0, 9},  // setBackgroundImage
    {796, -1, -1, -1, -1, 388, 731, 119, 2, 3, 1, 28, 49, 0, 0, 9},  // setBackgroundImage
    {797, -1, -1, -1, -1, 390, 734, 120, 2, 3, 1, 28, 49, 0, 0, 9},  // setAttributedTitle
    {798, -1, -1, -1, -1, 392, 737, 121, 2, 3, 1, 28, 49, 0, 0, 9},  // setTitleShadowColor
    {799, -1, -1, -1, -1, 0, 740, 122, 0, 1, 2, 28, 3, 0, 0, 9},  // currentTitle
    {800, -1, -1, -1, -1, 0, 741, 123, 0, 1, 2, 28, 27, 0, 0, 9},  // titleLabel
    {801, -1, -1, -1, -1, 0, 742, 124, 0, 1, 2, 28, 45, 0, 0, 9},  // contentEdgeInsets
    {802, -1, -1, -1, -1, 0, 743, 125, 0, 1, 2, 28, 45, 0, 0, 9},  // titleEdgeInsets
    {803, -1, -1, -1, -1, 0, 744, 126, 0, 1, 2, 28, 45, 0, 0, 9},  // imageEdgeInsets
    {804, -1, -1, -1, -1, 0, 745, 127, 0, 1, 2, 28, 2, 0, 0, 9},  // isEnabled
    {805, -1, -1, -1, -1, 0, 746, 128, 0, 1, 2, 28, 2, 0, 0, 9},  // isSelected
    {806, -1, -1, -1, -1, 0, 747, 129, 0, 1, 2, 28, 2, 0, 0, 9},  // isHighlighted
    {807, -1, -1, -1, -1, 0, 748, 130, 0, 1, 2, 28, 2, 0, 0, 9},  // isTracking
    {808, -1, -1, -1, -1, 0, 749, 131, 0, 1, 2, 28, 49, 0, 0, 9},  // contentHorizontalAlignment
    {809, -1, -1, -1, -1, 0, 750, 132, 0, 1, 2, 28, 49, 0, 0, 9},  // contentVerticalAlignment
    {810, -1, -1, -1, -1, 0, 751, 133, 0, 1, 2, 28, 12, 0, 0, 9},  // contentSize
    {327, 811, 812, -1, -1, 0, 0, 134, 0, 0, 5, 21, 20, 0, 0, 9},  // left
    {324, 811, 813, -1, -1, 0, 0, 135, 0, 0, 5, 21, 20, 0, 0, 9},  // center
    {329, 811, 814, -1, -1, 0, 0, 136, 0, 0, 5, 21, 20, 0, 0, 9},  // right
    {815, 811, 816, -1, -1, 0, 0, 137, 0, 0, 5, 21, 20, 0, 0, 9},  // justified
    {817, 811, 818, -1, -1, 0, 0, 138, 0, 0, 5, 21, 20, 0, 0, 9},  // natural
    {819, -1, -1, -1, -1, 0, 752, 0, 0, 1, 2, 28, 27, 0, 0, 10},  // superview
    {820, -1, -1, -1, -1, 0, 753, 1, 0, 1, 2, 28, 4, 0, 0, 10},  // subviews
    {52, -1, -1, -1, -1, 0, 754, 2, 0, 1, 2, 28, 27, 0, 0, 10},  // window
    {821, -1, -1, -1, 1390, 394, 755, 3, 1, 2, 1, 28, 2, 0, 0, 10},  // isDescendant
    {822, -1, -1, -1, -1, 395, 757, 4, 1, 2, 1, 28, 49, 0, 0, 10},  // addSubview
    {823, -1, -1, -1, -1, 396, 759, 5, 1, 2, 1, 28, 49, 0, 0, 10},  // bringSubviewToFront
    {824, -1, -1, -1, 1392, 397, 761, 6, 1, 2, 1, 28, 49, 0, 0, 10},  // bringSubview
    {826, -1, -1, -1, -1, 398, 763, 7, 1, 2, 1, 28, 49, 0, 0, 10},  // sendSubviewToBack
    {827, -1, -1, -1, 1393, 399, 765, 8, 1, 2, 1, 28, 49, 0, 0, 10},  // sendSubview
    {829, -1, -1, -1, -1, 400, 767, 9, 0, 1, 1, 28, 49, 0, 0, 10},  // removeFromSuperview
    {830, -1, -1, -1, 1391, 400, 768, 10, 2, 3, 1, 28, 49, 0, 0, 10},  // insertSubview
    {831, -1, -1, -1, 1418, 402, 771, 11, 2, 3, 1, 28, 49, 0, 0, 10},  // exchangeSubview
    {830, -1, -1, -1, -1, 404, 774, 12, 2, 3, 1, 28, 49, 0, 0, 10},  // insertSubview
    {830, -1, -1, -1, -1, 406, 777, 13, 2, 3, 1, 28, 49, 0, 0, 10},  // insertSubview
    {835, -1, -1, -1, -1, 408, 780, 14, 2, 3, 1, 28, 9, 0, 5, 10},  // convert
    {835, -1, -1, -1, -1, 410, 783, 15, 2, 3, 1, 28, 9, 0, 5, 10},  // convert
    {836, -1, -1, -1, -1, 412, 786, 16, 2, 3, 1, 28, 9, 0, 5, 10},  // convertRect
    {836, -1, -1, -1, -1, 414, 789, 17, 2, 3, 1, 28, 9, 0, 5, 10},  // convertRect
    {839, -1, -1, -1, -1, 416, 792, 18, 2, 3, 1, 28, 9, 0, 5, 10},  // convertPoint
    {839, -1, -1, -1, -1, 418, 795, 19, 2, 3, 1, 28, 9, 0, 5, 10},  // convertPoint
    {840, -1, -1, -1, -1, 420, 798, 20, 0, 1, 1, 28, 49, 0, 0, 10},  // setNeedsLayout
    {841, -1, -1, -1, -1, 420, 799, 21, 0, 1, 1, 28, 49, 0, 0, 10},  // setNeedsDisplay
    {842, -1, -1, -1, -1, 420, 800, 22, 0, 1, 1, 28, 49, 0, 0, 10},  // layoutSubviews
    {841, -1, -1, -1, 1419, 420, 801, 23, 1, 2, 1, 28, 49, 0, 0, 10},  // setNeedsDisplay
    {841, -1, -1, -1, 1419, 421, 803, 24, 1, 2, 1, 29, 49, 0, 0, 10},  // setNeedsDisplay
    {843, -1, -1, -1, -1, 422, 805, 25, 0, 1, 1, 28, 2, 0, 0, 10},  // becomeFirstResponder
    {844, -1, -1, -1, -1, 422, 806, 26, 0, 1, 1, 28, 2, 0, 0, 10},  // resignFirstResponder
    {845, -1, -1, -1, -1, 422, 807, 27, 1, 2, 1, 28, 12, 0, 0, 10},  // sizeThatFits
    {846, -1, -1, -1, -1, 423, 809, 28, 0, 1, 1, 28, 49, 0, 0, 10},  // sizeToFit
    {847, -1, -1, -1, -1, 423, 810, 29, 0, 1, 1, 28, 49, 0, 0, 10},  // invalidateIntrinsicContentSize
    {848, -1, -1, -1, -1, 423, 811, 30, 0, 1, 1, 28, 49, 0, 0, 10},  // layoutIfNeeded
    {840, -1, -1, -1, -1, 423, 812, 31, 0, 1, 1, 29, 49, 0, 0, 10},  // setNeedsLayout
    {841, -1, -1, -1, -1, 423, 813, 32, 0, 1, 1, 29, 49, 0, 0, 10},  // setNeedsDisplay
    {849, -1, -1, -1, -1, 423, 814, 33, 0, 1, 1, 29, 49, 0, 0, 10},  // layoutSublayers
    {848, -1, -1, -1, -1, 423, 815, 34, 0, 1, 1, 29, 49, 0, 0, 10},  // layoutIfNeeded
    {850, -1, -1, -1, -1, 423, 816, 35, 1, 2, 1, 28, 27, 0, 0, 10},  // viewWithTag
    {851, -1, -1, -1, 1401, 424, 818, 36, 2, 3, 1, 29, 49, 0, 0, 10},  // insertSublayer
    {851, -1, -1, -1, -1, 426, 821, 37, 2, 3, 1, 29, 49, 0, 0, 10},  // insertSublayer
    {851, -1, -1, -1, -1, 428, 824, 38, 2, 3, 1, 29, 49, 0, 0, 10},  // insertSublayer
    {854, 181, -1, -1, -1, 0, 0, 39, 0, 0, 5, 28, 0, 0, 0, 10},  // noIntrinsicMetric
    {855, -1, -1, -1, -1, 0, 827, 40, 0, 1, 2, 28, 49, 0, 0, 10},  // rootViewController
    {856, -1, -1, -1, -1, 0, 828, 41, 0, 1, 2, 28, 49, 0, 0, 10},  // liveView
    {857, -1, -1, -1, -1, 430, 829, 42, 0, 1, 1, 28, 49, 0, 0, 10},  // makeKeyAndVisible
    {858, -1, -1, -1, -1, 430, 830, 43, 0, 1, 1, 28, 49, 0, 0, 10},  // makeKey
    {860, 859, -1, -1, -1, 0, 0, 44, 0, 0, 5, 28, 27, 0, 0, 10},  // current
    {862, 861, -1, -1, -1, 0, 0, 45, 0, 0, 5, 28, 27, 0, 0, 10},  // currentPage
    {863, -1, -1, -1, -1, 0, 831, 46, 0, 1, 2, 28, 2, 0, 0, 10},  // needsIndefiniteExecution
    {865, 864, -1, -1, -1, 0, 0, 47, 0, 0, 5, 28, 27, 0, 0, 10},  // main
    {866, 864, -1, -1, -1, 430, 832, 48, 0, 0, 4, 28, 27, 0, 0, 10},  // mainScreen
    {867, -1, -1, -1, 1388, 430, 832, 49, 2, 3, 1, 28, 27, 0, 5, 10},  // hitTest
    {277, -1, -1, -1, 1389, 432, 835, 50, 2, 3, 1, 28, 2, 0, 5, 10},  // point
    {869, -1, -1, -1, -1, 434, 838, 0, 0, 0, 3, 0, 28, 0, 0, 11},  // CALayer
    {870, -1, -1, -1, -1, 434, 838, 1, 0, 0, 3, 0, 28, 0, 0, 11},  // CAShapeLayer
    {871, -1, -1, -1, -1, 434, 838, 2, 0, 0, 3, 0, 28, 0, 0, 11},  // CAGradientLayer
    {872, -1, -1, -1, -1, 434, 838, 3, 0, 0, 3, 0, 28, 0, 0, 11},  // CATextLayer
    {873, -1, -1, -1, -1, 0, 838, 4, 0, 1, 2, 29, 4, 0, 0, 11},  // colors
    {874, -1, -1, -1, -1, 0, 839, 5, 0, 1, 2, 29, 4, 0, 0, 11},  // locations
    {875, -1, -1, -1, -1, 0, 840, 6, 0, 1, 2, 29, 9, 0, 0, 11},  // startPoint
    {876, -1, -1, -1, -1, 0, 841, 7, 0, 1, 2, 29, 9, 0, 0, 11},  // endPoint
    {225, -1, -1, -1, -1, 0, 842, 8, 0, 1, 2, 29, 49, 0, 0, 11},  // string
    {653, -1, -1, -1, -1, 0, 843, 9, 0, 1, 2, 29, 49, 0, 0, 11},  // font
    {877, -1, -1, -1, -1, 0, 844, 10, 0, 1, 2, 29, 0, 0, 0, 11},  // fontSize
    {878, -1, -1, -1, -1, 0, 845, 11, 0, 1, 2, 29, 17, 0, 0, 11},  // foregroundColor
    {879, -1, -1, -1, -1, 0, 846, 12, 0, 1, 2, 29, 2, 0, 0, 11},  // isWrapped
    {635, -1, -1, -1, -1, 0, 847, 13, 0, 1, 2, 29, 13, 0, 9, 11},  // frame
    {636, -1, -1, -1, -1, 0, 848, 14, 0, 1, 2, 29, 13, 0, 10, 11},  // bounds
    {90, -1, -1, -1, -1, 0, 849, 15, 0, 1, 2, 29, 9, 0, 11, 11},  // position
    {637, -1, -1, -1, -1, 0, 850, 16, 0, 1, 2, 29, 9, 0, 12, 11},  // anchorPoint
    {638, -1, -1, -1, 1394, 0, 851, 17, 0, 1, 2, 29, 2, 0, 0, 11},  // isHidden
    {880, -1, -1, -1, -1, 0, 852, 18, 0, 1, 2, 29, 2, 0, 0, 11},  // masksToBounds
    {640, -1, -1, -1, -1, 0, 853, 19, 0, 1, 2, 29, 3, 0, 0, 11},  // name
    {881, -1, -1, -1, -1, 0, 854, 20, 0, 1, 2, 29, 14, 0, 0, 11},  // sublayerTransform
    {91, -1, -1, -1, -1, 0, 855, 21, 0, 1, 2, 29, 14, 0, 0, 11},  // transform
    {882, -1, -1, -1, -1, 0, 856, 22, 0, 1, 2, 29, 0, 0, 0, 11},  // zPosition
    {883, -1, -1, -1, -1, 0, 857, 23, 0, 1, 2, 29, 0, 0, 0, 11},  // opacity
    {649, -1, -1, -1, -1, 0, 858, 24, 0, 1, 2, 29, 17, 0, 0, 11},  // backgroundColor
    {884, -1, -1, -1, -1, 0, 859, 25, 0, 1, 2, 29, 0, 0, 0, 11},  // cornerRadius
    {885, -1, -1, -1, -1, 0, 860, 26, 0, 1, 2, 29, 0, 0, 0, 11},  // borderWidth
    {886, -1, -1, -1, -1, 0, 861, 27, 0, 1, 2, 29, 17, 0, 0, 11},  // borderColor
    {679, -1, -1, -1, -1, 0, 862, 28, 0, 1, 2, 29, 17, 0, 0, 11},  // shadowColor
    {887, -1, -1, -1, -1, 0, 863, 29, 0, 1, 2, 29, 0, 0, 0, 11},  // shadowOpacity
    {888, -1, -1, -1, -1, 0, 864, 30, 0, 1, 2, 29, 0, 0, 0, 11},  // shadowRadius
    {889, -1, -1, -1, -1, 0, 865, 31, 0, 1, 2, 29, 12, 0, 0, 11},  // shadowOffset
    {890, -1, -1, -1, -1, 0, 866, 32, 0, 1, 2, 29, 29, 0, 0, 11},  // shadowPath
    {891, -1, -1, -1, -1, 0, 867, 33, 0, 1, 2, 29, 0, 0, 0, 11},  // contentsScale
    {892, -1, -1, -1, -1, 0, 868, 34, 0, 1, 2, 29, 49, 0, 0, 11},  // contents
    {893, -1, -1, -1, -1, 0, 869, 35, 0, 1, 2, 29, 2, 0, 0, 11},  // shouldRasterize
    {894, -1, -1, -1, -1, 0, 870, 36, 0, 1, 2, 29, 0, 0, 0, 11},  // rasterizationScale
    {895, -1, -1, -1, 1412, 0, 871, 37, 0, 1, 2, 29, 2, 0, 0, 11},  // isDoubleSided
    {661, -1, -1, -1, -1, 0, 872, 38, 0, 1, 2, 29, 28, 0, 0, 11},  // mask
    {896, -1, -1, -1, -1, 0, 873, 39, 0, 1, 2, 29, 49, 0, 0, 11},  // contentsGravity
    {897, -1, -1, -1, -1, 0, 874, 40, 0, 1, 2, 29, 49, 0, 0, 11},  // actions
    {898, -1, -1, -1, -1, 0, 875, 41, 0, 1, 2, 29, 49, 0, 0, 11},  // magnificationFilter
    {899, -1, -1, -1, -1, 0, 876, 42, 0, 1, 2, 29, 49, 0, 0, 11},  // minificationFilter
    {900, -1, -1, -1, -1, 0, 877, 43, 0, 1, 2, 29, 49, 0, 0, 11},  // compositingFilter
    {901, -1, -1, -1, -1, 0, 878, 44, 0, 1, 2, 29, 49, 0, 0, 11},  // cornerCurve
    {902, -1, -1, -1, -1, 0, 879, 45, 0, 1, 2, 29, 49, 0, 0, 11},  // maskedCorners
    {705, -1, -1, -1, -1, 0, 880, 46, 0, 1, 2, 29, 49, 0, 0, 11},  // delegate
    {655, -1, -1, -1, 1411, 0, 881, 47, 0, 1, 2, 29, 2, 0, 0, 11},  // isOpaque
    {903, -1, -1, -1, -1, 0, 882, 48, 0, 1, 2, 29, 2, 0, 0, 11},  // needsDisplayOnBoundsChange
    {904, -1, -1, -1, -1, 0, 883, 49, 0, 1, 2, 29, 2, 0, 0, 11},  // allowsEdgeAntialiasing
    {905, -1, -1, -1, -1, 0, 884, 50, 0, 1, 2, 29, 49, 0, 0, 11},  // lineCap
    {906, -1, -1, -1, -1, 0, 885, 51, 0, 1, 2, 29, 49, 0, 0, 11},  // fillRule
    {907, -1, -1, -1, -1, 0, 886, 52, 0, 1, 2, 29, 0, 0, 0, 11},  // miterLimit
    {908, -1, -1, -1, -1, 0, 887, 53, 0, 1, 2, 29, 0, 0, 0, 11},  // strokeStart
    {909, -1, -1, -1, -1, 0, 888, 54, 0, 1, 2, 29, 0, 0, 0, 11},  // strokeEnd
    {910, -1, -1, -1, -1, 434, 889, 55, 0, 1, 1, 29, 14, 0, 0, 11},  // affineTransform
    {93, -1, -1, -1, -1, 434, 890, 56, 1, 2, 1, 29, 49, 0, 8, 11},  // setAffineTransform
    {911, -1, -1, -1, 1402, 435, 892, 57, 0, 1, 1, 29, 28, 0, 0, 11},  // presentation
    {912, -1, -1, -1, 1403, 435, 893, 58, 0, 1, 1, 29, 28, 0, 0, 11},  // model
    {913, -1, -1, -1, -1, 0, 894, 59, 0, 1, 2, 29, 28, 0, 0, 11},  // superlayer
    {914, -1, -1, -1, -1, 0, 895, 60, 0, 1, 2, 29, 4, 0, 0, 11},  // sublayers
    {915, -1, -1, -1, -1, 435, 896, 61, 1, 2, 1, 29, 49, 0, 0, 11},  // addSublayer
    {916, -1, -1, -1, -1, 436, 898, 62, 0, 1, 1, 29, 49, 0, 0, 11},  // removeFromSuperlayer
    {835, -1, -1, -1, 1395, 436, 899, 63, 2, 3, 1, 29, 9, 0, 5, 11},  // convert
    {835, -1, -1, -1, 1397, 438, 902, 64, 2, 3, 1, 29, 9, 0, 5, 11},  // convert
    {867, -1, -1, -1, -1, 440, 905, 65, 1, 2, 1, 29, 28, 0, 0, 11},  // hitTest
    {345, -1, -1, -1, 1319, 441, 907, 66, 1, 2, 1, 29, 2, 0, 0, 11},  // contains
    {917, -1, -1, -1, -1, 442, 909, 0, 0, 0, 0, 0, 42, 0, 0, 12},  // Rectangle
    {918, -1, -1, -1, -1, 442, 909, 1, 1, 1, 0, 0, 42, 0, 0, 12},  // Text
    {919, -1, -1, -1, -1, 443, 910, 2, 1, 1, 0, 0, 42, 0, 0, 12},  // Image
    {635, -1, -1, -1, -1, 444, 911, 3, 2, 3, 1, 43, 42, 0, 0, 12},  // frame
    {635, -1, -1, -1, -1, 446, 914, 4, 1, 2, 1, 43, 42, 0, 0, 12},  // frame
    {635, -1, -1, -1, -1, 447, 916, 5, 1, 2, 1, 43, 42, 0, 0, 12},  // frame
    {921, -1, -1, -1, -1, 448, 918, 6, 1, 2, 1, 43, 42, 0, 0, 12},  // padding
    {90, -1, -1, -1, -1, 449, 920, 7, 2, 3, 1, 43, 42, 0, 0, 12},  // position
    {90, -1, -1, -1, -1, 451, 923, 8, 1, 2, 1, 43, 42, 0, 0, 12},  // position
    {922, -1, -1, -1, -1, 452, 925, 9, 2, 3, 1, 43, 42, 0, 0, 12},  // offset
    {922, -1, -1, -1, -1, 454, 928, 10, 1, 2, 1, 43, 42, 0, 0, 12},  // offset
    {922, -1, -1, -1, -1, 455, 930, 11, 1, 2, 1, 43, 42, 0, 0, 12},  // offset
    {922, -1, -1, -1, -1, 456, 932, 12, 1, 2, 1, 43, 42, 0, 0, 12},  // offset
    {923, -1, -1, -1, -1, 457, 934, 13, 1, 2, 1, 43, 42, 0, 0, 12},  // rotationEffect
    {923, -1, -1, -1, -1, 458, 936, 14, 2, 3, 1, 43, 42, 0, 0, 12},  // rotationEffect
    {925, -1, -1, -1, -1, 460, 939, 15, 1, 2, 1, 43, 42, 0, 0, 12},  // scaleEffect
    {925, -1, -1, -1, -1, 461, 941, 16, 2, 3, 1, 43, 42, 0, 0, 12},  // scaleEffect
    {925, -1, -1, -1, -1, 463, 944, 17, 2, 3, 1, 43, 42, 0, 0, 12},  // scaleEffect
    {925, -1, -1, -1, -1, 465, 947, 18, 3, 4, 1, 43, 42, 0, 0, 12},  // scaleEffect
    {926, -1, -1, -1, -1, 468, 951, 19, 1, 2, 1, 43, 42, 0, 0, 12},  // transformEffect
    {927, -1, -1, -1, -1, 469, 953, 20, 1, 2, 1, 43, 42, 0, 0, 12},  // modifier
    {91, -1, -1, -1, -1, 0, 955, 21, 0, 1, 2, 43, 14, 0, 0, 12},  // transform
    {323, -1, -1, -1, -1, 0, 956, 22, 0, 1, 2, 43, 4, 0, 0, 12},  // corners
    {324, -1, -1, -1, -1, 0, 957, 23, 0, 1, 2, 43, 9, 0, 0, 12},  // center
    {928, -1, -1, -1, -1, 0, 958, 24, 0, 1, 2, 43, 13, 0, 0, 12},  // layoutFrame
    {269, -1, -1, -1, -1, 0, 959, 25, 0, 1, 2, 43, 12, 0, 0, 12},  // size
    {929, 930, -1, -1, -1, 0, 0, 26, 0, 0, 5, 44, 43, 0, 0, 12},  // topLeading
    {326, 930, -1, -1, -1, 0, 0, 27, 0, 0, 5, 44, 43, 0, 0, 12},  // top
    {931, 930, -1, -1, -1, 0, 0, 28, 0, 0, 5, 44, 43, 0, 0, 12},  // topTrailing
    {932, 930, -1, -1, -1, 0, 0, 29, 0, 0, 5, 44, 43, 0, 0, 12},  // leading
    {324, 930, -1, -1, -1, 0, 0, 30, 0, 0, 5, 44, 43, 0, 0, 12},  // center
    {933, 930, -1, -1, -1, 0, 0, 31, 0, 0, 5, 44, 43, 0, 0, 12},  // trailing
    {934, 930, -1, -1, -1, 0, 0, 32, 0, 0, 5, 44, 43, 0, 0, 12},  // bottomLeading
    {328, 930, -1, -1, -1, 0, 0, 33, 0, 0, 5, 44, 43, 0, 0, 12},  // bottom
    {935, 930, -1, -1, -1, 0, 0, 34, 0, 0, 5, 44, 43, 0, 0, 12},  // bottomTrailing
    {930, -1, -1, -1, -1, 470, 960, 35, 2, 2, 0, 0, 9, 0, 0, 12},  // UnitPoint
    {937, -1, -1, -1, -1, 472, 962, 36, 1, 1, 3, 0, 14, 0, 0, 12},  // ProjectionTransform
    {939, -1, -1, -1, -1, 473, 963, 0, 2, 2, 3, 0, 30, 0, 0, 13},  // UIPanGestureRecognizer
    {939, -1, -1, -1, -1, 475, 965, 1, 1, 1, 3, 0, 30, 0, 0, 13},  // UIPanGestureRecognizer
    {939, -1, -1, -1, -1, 0, 0, 2, 0, 0, 3, 0, 30, 0, 0, 13},  // UIPanGestureRecognizer
    {941, -1, -1, -1, -1, 476, 966, 3, 2, 2, 3, 0, 30, 0, 0, 13},  // UIPinchGestureRecognizer
    {941, -1, -1, -1, -1, 478, 968, 4, 1, 1, 3, 0, 30, 0, 0, 13},  // UIPinchGestureRecognizer
    {941, -1, -1, -1, -1, 0, 0, 5, 0, 0, 3, 0, 30, 0, 0, 13},  // UIPinchGestureRecognizer
    {942, -1, -1, -1, -1, 479, 969, 6, 2, 2, 3, 0, 30, 0, 0, 13},  // UIRotationGestureRecognizer
    {942, -1, -1, -1, -1, 481, 971, 7, 1, 1, 3, 0, 30, 0, 0, 13},  // UIRotationGestureRecognizer
    {942, -1, -1, -1, -1, 0, 0, 8, 0, 0, 3, 0, 30, 0, 0, 13},  // UIRotationGestureRecognizer
    {943, -1, -1, -1, -1, 482, 972, 9, 2, 2, 3, 0, 30, 0, 0, 13},  // UITapGestureRecognizer
    {943, -1, -1, -1, -1, 484, 974, 10, 1, 1, 3, 0, 30, 0, 0, 13},  // UITapGestureRecognizer
    {943, -1, -1, -1, -1, 0, 0, 11, 0, 0, 3, 0, 30, 0, 0, 13},  // UITapGestureRecognizer
    {944, -1, -1, -1, -1, 485, 975, 12, 2, 2, 3, 0, 30, 0, 0, 13},  // UILongPressGestureRecognizer
    {944, -1, -1, -1, -1, 487, 977, 13, 1, 1, 3, 0, 30, 0, 0, 13},  // UILongPressGestureRecognizer
    {944, -1, -1, -1, -1, 0, 0, 14, 0, 0, 3, 0, 30, 0, 0, 13},  // UILongPressGestureRecognizer
    {945, -1, -1, -1, -1, 488, 978, 15, 2, 2, 3, 0, 30, 0, 0, 13},  // UISwipeGestureRecognizer
    {945, -1, -1, -1, -1, 490, 980, 16, 1, 1, 3, 0, 30, 0, 0, 13},  // UISwipeGestureRecognizer
    {945, -1, -1, -1, -1, 0, 0, 17, 0, 0, 3, 0, 30, 0, 0, 13},  // UISwipeGestureRecognizer
    {732, 938, -1, -1, -1, 0, 0, 18, 0, 0, 5, 31, 46, 0, 0, 13},  // State
    {946, 938, -1, -1, -1, 0, 0, 19, 0, 0, 5, 31, 46, 0, 0, 13},  // Direction
    {949, 950, 951, -1, -1, 0, 0, 20, 0, 0, 5, 32, 31, 0, 0, 13},  // possible
    {952, 950, -1, -1, -1, 0, 0, 21, 0, 0, 5, 32, 31, 0, 0, 13},  // Possible
    {953, 950, 954, -1, -1, 0, 0, 22, 0, 0, 5, 32, 31, 0, 0, 13},  // began
    {955, 950, -1, -1, -1, 0, 0, 23, 0, 0, 5, 32, 31, 0, 0, 13},  // Began
    {956, 950, 957, -1, -1, 0, 0, 24, 0, 0, 5, 32, 31, 0, 0, 13},  // changed
    {958, 950, -1, -1, -1, 0, 0, 25, 0, 0, 5, 32, 31, 0, 0, 13},  // Changed
    {959, 950, 960, -1, -1, 0, 0, 26, 0, 0, 5, 32, 31, 0, 0, 13},  // ended
    {961, 950, -1, -1, -1, 0, 0, 27, 0, 0, 5, 32, 31, 0, 0, 13},  // Ended
    {962, 950, 963, -1, -1, 0, 0, 28, 0, 0, 5, 32, 31, 0, 0, 13},  // cancelled
    {964, 950, -1, -1, -1, 0, 0, 29, 0, 0, 5, 32, 31, 0, 0, 13},  // Cancelled
    {965, 950, 966, -1, -1, 0, 0, 30, 0, 0, 5, 32, 31, 0, 0, 13},  // failed
    {967, 950, -1, -1, -1, 0, 0, 31, 0, 0, 5, 32, 31, 0, 0, 13},  // Failed
    {968, 950, 969, -1, -1, 0, 0, 32, 0, 0, 5, 32, 31, 0, 0, 13},  // recognized
    {329, 970, 971, -1, -1, 0, 0, 33, 0, 0, 5, 33, 32, 0, 0, 13},  // right
    {972, 970, -1, -1, -1, 0, 0, 34, 0, 0, 5, 33, 32, 0, 0, 13},  // Right
    {327, 970, 973, -1, -1, 0, 0, 35, 0, 0, 5, 33, 32, 0, 0, 13},  // left
    {974, 970, -1, -1, -1, 0, 0, 36, 0, 0, 5, 33, 32, 0, 0, 13},  // Left
    {449, 970, 975, -1, -1, 0, 0, 37, 0, 0, 5, 33, 32, 0, 0, 13},  // up
    {976, 970, -1, -1, -1, 0, 0, 38, 0, 0, 5, 33, 32, 0, 0, 13},  // Up
    {450, 970, 977, -1, -1, 0, 0, 39, 0, 0, 5, 33, 32, 0, 0, 13},  // down
    {978, 970, -1, -1, -1, 0, 0, 40, 0, 0, 5, 33, 32, 0, 0, 13},  // Down
    {979, -1, -1, -1, -1, 0, 981, 41, 0, 1, 2, 31, 31, 0, 0, 13},  // state
    {804, -1, -1, -1, 980, 0, 982, 42, 0, 1, 2, 31, 2, 0, 0, 13},  // isEnabled
    {980, -1, -1, -1, -1, 0, 983, 43, 0, 1, 2, 31, 2, 0, 0, 13},  // enabled
    {47, -1, -1, -1, -1, 0, 984, 44, 0, 1, 2, 31, 27, 0, 0, 13},  // view
    {640, -1, -1, -1, -1, 0, 985, 45, 0, 1, 2, 31, 3, 0, 0, 13},  // name
    {981, -1, -1, -1, -1, 0, 986, 46, 0, 1, 2, 31, 2, 0, 0, 13},  // cancelsTouchesInView
    {982, -1, -1, -1, -1, 0, 987, 47, 0, 1, 2, 31, 2, 0, 0, 13},  // delaysTouchesBegan
    {983, -1, -1, -1, -1, 0, 988, 48, 0, 1, 2, 31, 2, 0, 0, 13},  // delaysTouchesEnded
    {984, -1, -1, -1, -1, 0, 989, 49, 0, 1, 2, 31, 0, 0, 0, 13},  // numberOfTouches
    {705, -1, -1, -1, -1, 0, 990, 50, 0, 1, 2, 31, 49, 0, 0, 13},  // delegate
    {985, -1, -1, -1, -1, 0, 991, 51, 0, 1, 2, 31, 0, 0, 0, 13},  // minimumNumberOfTouches
    {986, -1, -1, -1, -1, 0, 992, 52, 0, 1, 2, 31, 0, 0, 0, 13},  // maximumNumberOfTouches
    {987, -1, -1, -1, -1, 0, 993, 53, 0, 1, 2, 31, 0, 0, 0, 13},  // numberOfTapsRequired
    {988, -1, -1, -1, -1, 0, 994, 54, 0, 1, 2, 31, 0, 0, 0, 13},  // numberOfTouchesRequired
    {989, -1, -1, -1, -1, 0, 995, 55, 0, 1, 2, 31, 0, 0, 0, 13},  // minimumPressDuration
    {990, -1, -1, -1, -1, 0, 996, 56, 0, 1, 2, 31, 0, 0, 0, 13},  // allowableMovement
    {991, -1, -1, -1, -1, 0, 997, 57, 0, 1, 2, 31, 32, 0, 0, 13},  // direction
    {245, -1, -1, -1, -1, 0, 998, 58, 0, 1, 2, 31, 0, 0, 0, 13},  // scale
    {247, -1, -1, -1, -1, 0, 999, 59, 0, 1, 2, 31, 0, 0, 0, 13},  // rotation
    {992, -1, -1, -1, -1, 0, 1000, 60, 0, 1, 2, 31, 0, 0, 0, 13},  // velocity
    {993, -1, -1, -1, -1, 491, 1001, 61, 1, 2, 1, 31, 9, 0, 0, 13},  // location
    {994, -1, -1, -1, -1, 492, 1003, 62, 1, 2, 1, 31, 9, 0, 0, 13},  // locationInView
    {993, -1, -1, -1, 1427, 493, 1005, 63, 2, 3, 1, 31, 9, 0, 0, 13},  // location
    {996, -1, -1, -1, -1, 495, 1008, 64, 2, 3, 1, 31, 9, 0, 0, 13},  // locationOfTouch
    {248, -1, -1, -1, -1, 497, 1011, 65, 1, 2, 1, 31, 9, 0, 0, 13},  // translation
    {998, -1, -1, -1, -1, 498, 1013, 66, 1, 2, 1, 31, 9, 0, 0, 13},  // translationInView
    {992, -1, -1, -1, -1, 499, 1015, 67, 1, 2, 1, 31, 9, 0, 0, 13},  // velocity
    {999, -1, -1, -1, -1, 500, 1017, 68, 1, 2, 1, 31, 9, 0, 0, 13},  // velocityInView
    {1000, -1, -1, -1, 1428, 501, 1019, 69, 2, 3, 1, 31, 49, 0, 0, 13},  // setTranslation
    {1000, -1, -1, -1, -1, 503, 1022, 70, 2, 3, 1, 31, 49, 0, 0, 13},  // setTranslation
    {786, -1, -1, -1, -1, 505, 1025, 71, 2, 3, 1, 31, 49, 0, 0, 13},  // addTarget
    {789, -1, -1, -1, -1, 507, 1028, 72, 2, 3, 1, 31, 49, 0, 0, 13},  // removeTarget
    {1001, -1, -1, -1, 1429, 509, 1031, 73, 1, 2, 1, 31, 49, 0, 0, 13},  // require
    {1003, -1, -1, -1, -1, 510, 1033, 74, 1, 2, 1, 31, 49, 0, 0, 13},  // requireGestureRecognizerToFail
    {1004, -1, -1, -1, -1, 511, 1035, 75, 1, 2, 1, 28, 49, 0, 0, 13},  // addGestureRecognizer
    {1005, -1, -1, -1, -1, 512, 1037, 76, 1, 2, 1, 28, 49, 0, 0, 13},  // removeGestureRecognizer
    {1006, -1, -1, -1, -1, 0, 1039, 77, 0, 1, 2, 28, 4, 0, 0, 13},  // gestureRecognizers
    {1007, -1, -1, -1, -1, 0, 1040, 78, 0, 1, 2, 28, 2, 0, 0, 13},  // isMultipleTouchEnabled
    {1008, -1, -1, -1, -1, 0, 1041, 79, 0, 1, 2, 28, 2, 0, 0, 13},  // multipleTouchEnabled
    {1009, -1, -1, -1, -1, 0, 1042, 80, 0, 1, 2, 28, 2, 0, 0, 13},  // isExclusiveTouch
    {993, -1, -1, -1, -1, 513, 1043, 0, 1, 2, 1, 46, 9, 0, 0, 14},  // location
    {994, -1, -1, -1, -1, 514, 1045, 1, 1, 2, 1, 46, 9, 0, 0, 14},  // locationInView
    {1013, -1, -1, -1, -1, 515, 1047, 2, 1, 2, 1, 46, 9, 0, 0, 14},  // previousLocation
    {1014, -1, -1, -1, -1, 516, 1049, 3, 1, 2, 1, 46, 9, 0, 0, 14},  // previousLocationInView
    {1015, -1, -1, -1, -1, 517, 1051, 4, 0, 1, 1, 5, 49, 0, 0, 14},  // anyObject
    {1016, -1, -1, -1, -1, 517, 1052, 5, 3, 3, 0, 0, 49, 0, 0, 14},  // drag
    {1016, -1, -1, -1, -1, 520, 1055, 6, 4, 4, 0, 0, 49, 0, 0, 14},  // drag
    {1019, -1, -1, -1, -1, 524, 1059, 7, 3, 3, 0, 0, 49, 0, 0, 14},  // fingers
    {1019, -1, -1, -1, -1, 527, 1062, 8, 4, 4, 0, 0, 49, 0, 0, 14},  // fingers
    {1020, -1, -1, -1, -1, 531, 1066, 9, 4, 4, 0, 0, 49, 0, 0, 14},  // pinch
    {1020, -1, -1, -1, -1, 535, 1070, 10, 5, 5, 0, 0, 49, 0, 0, 14},  // pinch
    {1021, -1, -1, -1, -1, 540, 1075, 11, 4, 4, 0, 0, 49, 0, 0, 14},  // twist
    {1023, -1, -1, -1, -1, 544, 1079, 12, 1, 1, 0, 0, 49, 0, 0, 14},  // tap
    {1023, -1, -1, -1, -1, 545, 1080, 13, 2, 2, 0, 0, 49, 0, 0, 14},  // tap
    {1023, -1, -1, -1, -1, 547, 1082, 14, 2, 2, 0, 0, 49, 0, 0, 14},  // tap
    {1023, -1, -1, -1, -1, 549, 1084, 15, 3, 3, 0, 0, 49, 0, 0, 14},  // tap
    {1025, -1, -1, -1, -1, 552, 1087, 16, 2, 2, 0, 0, 49, 0, 0, 14},  // press
    {1019, -1, -1, -1, -1, 554, 1089, 17, 2, 2, 0, 0, 49, 0, 0, 14},  // fingers
    {1027, -1, -1, -1, -1, 556, 1091, 18, 0, 0, 0, 0, 49, 0, 0, 14},  // lift
    {1028, -1, -1, -1, -1, 556, 1091, 19, 0, 0, 0, 0, 49, 0, 0, 14},  // cancel
    {1031, 181, -1, -1, -1, 0, 0, 0, 0, 0, 5, 28, 46, 0, 0, 15},  // AnimationOptions
    {1032, 181, -1, -1, -1, 0, 0, 1, 0, 0, 5, 28, 46, 0, 0, 15},  // KeyframeAnimationOptions
    {1034, 181, -1, -1, -1, 0, 0, 2, 0, 0, 5, 28, 46, 0, 0, 15},  // AnimationCurve
    {1038, 1029, 1039, -1, -1, 0, 0, 3, 0, 0, 5, 36, 35, 0, 0, 15},  // curveEaseInOut
    {1040, 1029, 1041, -1, -1, 0, 0, 4, 0, 0, 5, 36, 35, 0, 0, 15},  // curveEaseIn
    {1042, 1029, 1043, -1, -1, 0, 0, 5, 0, 0, 5, 36, 35, 0, 0, 15},  // curveEaseOut
    {1044, 1029, 1045, -1, -1, 0, 0, 6, 0, 0, 5, 36, 35, 0, 0, 15},  // curveLinear
    {10, 1029, 1046, -1, -1, 0, 0, 7, 0, 0, 5, 36, 35, 0, 0, 15},  // repeat
    {1047, 1029, 1048, -1, -1, 0, 0, 8, 0, 0, 5, 36, 35, 0, 0, 15},  // autoreverse
    {1049, 1029, 1050, -1, -1, 0, 0, 9, 0, 0, 5, 36, 35, 0, 0, 15},  // beginFromCurrentState
    {1051, 1029, 1052, -1, -1, 0, 0, 10, 0, 0, 5, 36, 35, 0, 0, 15},  // overrideInheritedDuration
    {1053, 1029, 1054, -1, -1, 0, 0, 11, 0, 0, 5, 36, 35, 0, 0, 15},  // overrideInheritedCurve
    {1055, 1029, 1056, -1, -1, 0, 0, 12, 0, 0, 5, 36, 35, 0, 0, 15},  // overrideInheritedOptions
    {1057, 1029, 1058, -1, -1, 0, 0, 13, 0, 0, 5, 36, 35, 0, 0, 15},  // allowUserInteraction
    {842, 1029, 1059, -1, -1, 0, 0, 14, 0, 0, 5, 36, 35, 0, 0, 15},  // layoutSubviews
    {1060, 1029, 1061, -1, -1, 0, 0, 15, 0, 0, 5, 36, 35, 0, 0, 15},  // allowAnimatedContent
    {1062, 1029, 1063, -1, -1, 0, 0, 16, 0, 0, 5, 36, 35, 0, 0, 15},  // showHideTransitionViews
    {1064, 1029, 1065, -1, -1, 0, 0, 17, 0, 0, 5, 36, 35, 0, 0, 15},  // calculationModeLinear
    {1066, 1029, 1067, -1, -1, 0, 0, 18, 0, 0, 5, 36, 35, 0, 0, 15},  // calculationModeDiscrete
    {1068, 1029, -1, -1, -1, 0, 0, 19, 0, 0, 5, 36, 35, 0, 0, 15},  // CurveEaseInOut
    {1069, 1029, -1, -1, -1, 0, 0, 20, 0, 0, 5, 36, 35, 0, 0, 15},  // CurveEaseIn
    {1070, 1029, -1, -1, -1, 0, 0, 21, 0, 0, 5, 36, 35, 0, 0, 15},  // CurveEaseOut
    {1071, 1029, -1, -1, -1, 0, 0, 22, 0, 0, 5, 36, 35, 0, 0, 15},  // CurveLinear
    {1072, 1029, -1, -1, -1, 0, 0, 23, 0, 0, 5, 36, 35, 0, 0, 15},  // Repeat
    {1073, 1029, -1, -1, -1, 0, 0, 24, 0, 0, 5, 36, 35, 0, 0, 15},  // Autoreverse
    {1074, 1029, -1, -1, -1, 0, 0, 25, 0, 0, 5, 36, 35, 0, 0, 15},  // BeginFromCurrentState
    {1075, 1029, -1, -1, -1, 0, 0, 26, 0, 0, 5, 36, 35, 0, 0, 15},  // OverrideInheritedDuration
    {1076, 1029, -1, -1, -1, 0, 0, 27, 0, 0, 5, 36, 35, 0, 0, 15},  // OverrideInheritedCurve
    {1077, 1029, -1, -1, -1, 0, 0, 28, 0, 0, 5, 36, 35, 0, 0, 15},  // OverrideInheritedOptions
    {1078, 1029, -1, -1, -1, 0, 0, 29, 0, 0, 5, 36, 35, 0, 0, 15},  // AllowUserInteraction
    {1079, 1029, -1, -1, -1, 0, 0, 30, 0, 0, 5, 36, 35, 0, 0, 15},  // LayoutSubviews
    {1080, 1029, -1, -1, -1, 0, 0, 31, 0, 0, 5, 36, 35, 0, 0, 15},  // CalculationModeLinear
    {1081, 1033, 1082, -1, -1, 0, 0, 32, 0, 0, 5, 37, 36, 0, 0, 15},  // easeInOut
    {1083, 1033, 1084, -1, -1, 0, 0, 33, 0, 0, 5, 37, 36, 0, 0, 15},  // easeIn
    {1085, 1033, 1086, -1, -1, 0, 0, 34, 0, 0, 5, 37, 36, 0, 0, 15},  // easeOut
    {1087, 1033, 1088, -1, -1, 0, 0, 35, 0, 0, 5, 37, 36, 0, 0, 15},  // linear
    {1089, 1033, -1, -1, -1, 0, 0, 36, 0, 0, 5, 37, 36, 0, 0, 15},  // EaseInOut
    {1090, 1033, -1, -1, -1, 0, 0, 37, 0, 0, 5, 37, 36, 0, 0, 15},  // EaseIn
    {1091, 1033, -1, -1, -1, 0, 0, 38, 0, 0, 5, 37, 36, 0, 0, 15},  // EaseOut
    {1092, 1033, -1, -1, -1, 0, 0, 39, 0, 0, 5, 37, 36, 0, 0, 15},  // Linear
    {1087, 1035, 1093, -1, -1, 0, 0, 40, 0, 0, 5, 38, 37, 0, 0, 15},  // linear
    {1083, 1035, 1094, -1, -1, 0, 0, 41, 0, 0, 5, 38, 37, 0, 0, 15},  // easeIn
    {1085, 1035, 1095, -1, -1, 0, 0, 42, 0, 0, 5, 38, 37, 0, 0, 15},  // easeOut
    {1096, 1035, 1097, -1, -1, 0, 0, 43, 0, 0, 5, 38, 37, 0, 0, 15},  // easeInEaseOut
    {15, 1035, 1098, -1, -1, 0, 0, 44, 0, 0, 5, 38, 37, 0, 0, 15},  // default
    {1099, 1036, 1100, -1, -1, 0, 0, 45, 0, 0, 5, 39, 38, 0, 0, 15},  // removed
    {1101, 1036, 1102, -1, -1, 0, 0, 46, 0, 0, 5, 39, 38, 0, 0, 15},  // forwards
    {1103, 1036, 1104, -1, -1, 0, 0, 47, 0, 0, 5, 39, 38, 0, 0, 15},  // backwards
    {1105, 1036, 1106, -1, -1, 0, 0, 48, 0, 0, 5, 39, 38, 0, 0, 15},  // both
    {1087, 1037, 1107, -1, -1, 0, 0, 49, 0, 0, 5, 40, 39, 0, 0, 15},  // linear
    {1108, 1037, 1109, -1, -1, 0, 0, 50, 0, 0, 5, 40, 39, 0, 0, 15},  // discrete
    {1110, 1037, 1111, -1, -1, 0, 0, 51, 0, 0, 5, 40, 39, 0, 0, 15},  // paced
    {1112, -1, -1, -1, -1, 556, 1091, 0, 1, 1, 0, 0, 49, 0, 0, 16},  // advance
    {1113, -1, -1, -1, -1, 557, 1092, 1, 0, 0, 0, 0, 49, 0, 0, 16},  // run
    {1114, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 0, 0, 0, 16},  // now
    {1115, -1, -1, -1, -1, 557, 1092, 3, 0, 0, 0, 0, 0, 0, 0, 16},  // CACurrentMediaTime
    {1116, -1, -1, -1, -1, 557, 1092, 4, 1, 1, 3, 0, 34, 0, 0, 16},  // CAMediaTimingFunction
    {1120, 1116, -1, -1, -1, 558, 1093, 5, 1, 1, 4, 35, 34, 0, 0, 16},  // functionWithName
    {1116, -1, -1, -1, -1, 559, 1094, 6, 4, 4, 3, 0, 34, 0, 0, 16},  // CAMediaTimingFunction
    {1117, -1, -1, -1, -1, 563, 1098, 7, 2, 2, 3, 0, 34, 0, 0, 16},  // UICubicTimingParameters
    {1117, -1, -1, -1, -1, 565, 1100, 8, 1, 1, 3, 0, 34, 0, 0, 16},  // UICubicTimingParameters
    {1118, -1, -1, -1, -1, 566, 1101, 9, 1, 1, 3, 0, 34, 0, 0, 16},  // UISpringTimingParameters
    {1118, -1, -1, -1, -1, 567, 1102, 10, 2, 2, 3, 0, 34, 0, 0, 16},  // UISpringTimingParameters
    {45, -1, -1, -1, -1, 569, 1104, 11, 1, 2, 1, 35, 0, 0, 0, 16},  // value
    {992, -1, -1, -1, -1, 570, 1106, 12, 1, 2, 1, 35, 0, 0, 0, 16},  // velocity
    {1122, -1, -1, -1, -1, 0, 1108, 13, 0, 1, 2, 35, 9, 0, 0, 16},  // controlPoint1
    {1123, -1, -1, -1, -1, 0, 1109, 14, 0, 1, 2, 35, 9, 0, 0, 16},  // controlPoint2
    {1087, 1119, -1, -1, -1, 0, 0, 15, 0, 0, 5, 35, 34, 0, 0, 16},  // linear
    {1083, 1119, -1, -1, -1, 0, 0, 16, 0, 0, 5, 35, 34, 0, 0, 16},  // easeIn
    {1085, 1119, -1, -1, -1, 0, 0, 17, 0, 0, 5, 35, 34, 0, 0, 16},  // easeOut
    {1081, 1119, -1, -1, -1, 0, 0, 18, 0, 0, 5, 35, 34, 0, 0, 16},  // easeInOut
    {1127, 1119, -1, -1, -1, 571, 1110, 19, 2, 2, 4, 35, 34, 0, 0, 16},  // bezier
    {1130, -1, -1, -1, -1, 573, 1112, 20, 3, 3, 0, 0, 14, 0, 0, 16},  // interpolate
    {1131, 181, -1, -1, -1, 578, 1115, 0, 2, 2, 4, 28, 49, 0, 0, 17},  // animate
    {1131, 181, -1, -1, -1, 583, 1117, 1, 3, 3, 4, 28, 49, 0, 0, 17},  // animate
    {1131, 181, -1, -1, -1, 589, 1120, 2, 3, 3, 4, 28, 49, 0, 0, 17},  // animate
    {1131, 181, -1, -1, -1, 596, 1123, 3, 4, 4, 4, 28, 49, 0, 0, 17},  // animate
    {1131, 181, -1, -1, -1, 604, 1127, 4, 4, 4, 4, 28, 49, 0, 0, 17},  // animate
    {1131, 181, -1, -1, -1, 613, 1131, 5, 5, 5, 4, 28, 49, 0, 0, 17},  // animate
    {1131, 181, -1, -1, -1, 623, 1136, 6, 5, 5, 4, 28, 49, 0, 0, 17},  // animate
    {1131, 181, -1, -1, -1, 634, 1141, 7, 6, 6, 4, 28, 49, 0, 0, 17},  // animate
    {1131, 181, -1, -1, -1, 646, 1147, 8, 6, 6, 4, 28, 49, 0, 0, 17},  // animate
    {1131, 181, -1, -1, -1, 659, 1153, 9, 7, 7, 4, 28, 49, 0, 0, 17},  // animate
    {1139, 181, -1, -1, -1, 668, 1160, 10, 2, 2, 4, 28, 49, 0, 0, 17},  // animateWithDuration
    {1139, 181, -1, -1, -1, 673, 1162, 11, 3, 3, 4, 28, 49, 0, 0, 17},  // animateWithDuration
    {1139, 181, -1, -1, -1, 680, 1165, 12, 4, 4, 4, 28, 49, 0, 0, 17},  // animateWithDuration
    {1139, 181, -1, -1, -1, 689, 1169, 13, 5, 5, 4, 28, 49, 0, 0, 17},  // animateWithDuration
    {1139, 181, -1, -1, -1, 701, 1174, 14, 7, 7, 4, 28, 49, 0, 0, 17},  // animateWithDuration
    {1140, 181, -1, -1, -1, 711, 1181, 15, 3, 3, 4, 28, 49, 0, 0, 17},  // animateKeyframes
    {1140, 181, -1, -1, -1, 718, 1184, 16, 4, 4, 4, 28, 49, 0, 0, 17},  // animateKeyframes
    {1140, 181, -1, -1, -1, 726, 1188, 17, 4, 4, 4, 28, 49, 0, 0, 17},  // animateKeyframes
    {1140, 181, -1, -1, -1, 735, 1192, 18, 5, 5, 4, 28, 49, 0, 0, 17},  // animateKeyframes
    {1141, 181, -1, -1, -1, 745, 1197, 19, 5, 5, 4, 28, 49, 0, 0, 17},  // animateKeyframesWithDuration
    {1142, 181, -1, -1, -1, 753, 1202, 20, 3, 3, 4, 28, 49, 0, 0, 17},  // addKeyframe
    {1145, 181, -1, -1, -1, 759, 1205, 21, 3, 3, 4, 28, 49, 0, 0, 17},  // addKeyframeWithRelativeStartTime
    {1146, 181, -1, -1, -1, 762, 1208, 22, 2, 2, 4, 28, 49, 0, 0, 17},  // beginAnimations
    {1148, 181, -1, -1, -1, 764, 1210, 23, 0, 0, 4, 28, 49, 0, 0, 17},  // commitAnimations
    {1149, 181, -1, -1, -1, 764, 1210, 24, 1, 1, 4, 28, 49, 0, 0, 17},  // setAnimationDuration
    {1150, 181, -1, -1, -1, 765, 1211, 25, 1, 1, 4, 28, 49, 0, 0, 17},  // setAnimationDelay
    {1151, 181, -1, -1, -1, 766, 1212, 26, 1, 1, 4, 28, 49, 0, 0, 17},  // setAnimationRepeatCount
    {1152, 181, -1, -1, -1, 767, 1213, 27, 1, 1, 4, 28, 49, 0, 0, 17},  // setAnimationRepeatAutoreverses
    {1153, 181, -1, -1, -1, 768, 1214, 28, 1, 1, 4, 28, 49, 0, 0, 17},  // setAnimationBeginsFromCurrentState
    {1154, 181, -1, -1, -1, 769, 1215, 29, 1, 1, 4, 28, 49, 0, 0, 17},  // setAnimationCurve
    {1155, 181, -1, -1, -1, 770, 1216, 30, 1, 1, 4, 28, 49, 0, 0, 17},  // setAnimationDelegate
    {865, 1156, -1, -1, -1, 0, 0, 31, 0, 0, 5, 42, 41, 0, 0, 17},  // main
    {1159, 1156, -1, -1, -1, 0, 0, 32, 0, 0, 5, 42, 41, 0, 0, 17},  // background
    {1160, 1156, -1, -1, -1, 771, 1217, 33, 0, 0, 4, 42, 41, 0, 0, 17},  // global
    {1160, 1156, -1, -1, -1, 771, 1217, 34, 1, 1, 4, 42, 41, 0, 0, 17},  // global
    {1156, -1, -1, -1, -1, 772, 1218, 35, 1, 1, 3, 0, 41, 0, 0, 17},  // DispatchQueue
    {1156, -1, -1, -1, -1, 773, 1219, 36, 2, 2, 3, 0, 41, 0, 0, 17},  // DispatchQueue
    {1162, -1, -1, -1, -1, 775, 1221, 37, 1, 2, 1, 42, 49, 0, 0, 17},  // sync
    {1162, -1, -1, -1, -1, 776, 1223, 38, 1, 2, 1, 42, 49, 0, 0, 17},  // sync
    {1164, -1, -1, -1, -1, 777, 1225, 39, 1, 2, 1, 42, 49, 0, 0, 17},  // async
    {1164, -1, -1, -1, -1, 778, 1227, 40, 1, 2, 1, 42, 49, 0, 0, 17},  // async
    {1165, -1, -1, -1, -1, 779, 1229, 41, 2, 3, 1, 42, 49, 0, 0, 17},  // asyncAfter
    {1165, -1, -1, -1, -1, 781, 1232, 42, 2, 3, 1, 42, 49, 0, 0, 17},  // asyncAfter
    {1167, -1, -1, -1, -1, 783, 1235, 43, 2, 2, 0, 0, 49, 0, 0, 17},  // dispatch_async
    {1168, -1, -1, -1, -1, 785, 1237, 44, 3, 3, 0, 0, 49, 0, 0, 17},  // dispatch_after
    {1169, -1, -1, -1, -1, 788, 1240, 45, 0, 0, 0, 0, 41, 0, 0, 17},  // dispatch_get_main_queue
    {1114, 1157, -1, -1, -1, 788, 1240, 46, 0, 0, 4, 1, 0, 0, 0, 17},  // now
    {1026, 1158, -1, -1, -1, 788, 1240, 47, 1, 1, 4, 1, 0, 0, 0, 17},  // seconds
    {1170, 1158, -1, -1, -1, 789, 1241, 48, 1, 1, 4, 1, 0, 0, 0, 17},  // milliseconds
    {1171, 1158, -1, -1, -1, 790, 1242, 49, 1, 1, 4, 1, 0, 0, 0, 17},  // microseconds
    {1172, 1158, -1, -1, -1, 791, 1243, 50, 1, 1, 4, 1, 0, 0, 0, 17},  // nanoseconds
    {1173, -1, -1, -1, -1, 0, 0, 51, 0, 0, 5, 0, 0, 0, 0, 17},  // DISPATCH_TIME_NOW
    {1174, -1, -1, -1, -1, 0, 0, 52, 0, 0, 5, 0, 0, 0, 0, 17},  // NSEC_PER_SEC
    {1175, -1, -1, -1, -1, 0, 0, 53, 0, 0, 5, 0, 0, 0, 0, 17},  // NSEC_PER_MSEC
    {1176, -1, -1, -1, -1, 792, 1244, 54, 2, 2, 0, 0, 0, 0, 0, 17},  // dispatch_time
    {1177, 181, -1, -1, -1, 795, 1246, 55, 1, 1, 4, 28, 49, 0, 0, 17},  // performWithoutAnimation
    {1178, 181, -1, -1, -1, 796, 1247, 56, 1, 1, 4, 28, 49, 0, 0, 17},  // setAnimationsEnabled
    {1179, -1, -1, -1, -1, 0, 0, 0, 0, 0, 3, 0, 33, 0, 0, 18},  // CABasicAnimation
    {1179, -1, -1, -1, -1, 797, 1248, 1, 1, 1, 3, 0, 33, 0, 0, 18},  // CABasicAnimation
    {1181, -1, -1, -1, -1, 0, 0, 2, 0, 0, 3, 0, 33, 0, 0, 18},  // CASpringAnimation
    {1181, -1, -1, -1, -1, 798, 1249, 3, 1, 1, 3, 0, 33, 0, 0, 18},  // CASpringAnimation
    {1182, -1, -1, -1, -1, 0, 0, 4, 0, 0, 3, 0, 33, 0, 0, 18},  // CAKeyframeAnimation
    {1182, -1, -1, -1, -1, 799, 1250, 5, 1, 1, 3, 0, 33, 0, 0, 18},  // CAKeyframeAnimation
    {1183, -1, -1, -1, -1, 0, 0, 6, 0, 0, 3, 0, 33, 0, 0, 18},  // CAAnimationGroup
    {1180, -1, -1, -1, -1, 0, 1251, 7, 0, 1, 2, 34, 3, 0, 0, 18},  // keyPath
    {1184, -1, -1, -1, -1, 0, 1252, 8, 0, 1, 2, 34, 49, 0, 0, 18},  // fromValue
    {1185, -1, -1, -1, -1, 0, 1253, 9, 0, 1, 2, 34, 49, 0, 0, 18},  // toValue
    {1186, -1, -1, -1, -1, 0, 1254, 10, 0, 1, 2, 34, 49, 0, 0, 18},  // byValue
    {551, -1, -1, -1, -1, 0, 1255, 11, 0, 1, 2, 34, 4, 0, 0, 18},  // values
    {1187, -1, -1, -1, -1, 0, 1256, 12, 0, 1, 2, 34, 4, 0, 0, 18},  // keyTimes
    {1188, -1, -1, -1, -1, 0, 1257, 13, 0, 1, 2, 34, 4, 0, 0, 18},  // timingFunctions
    {1189, -1, -1, -1, -1, 0, 1258, 14, 0, 1, 2, 34, 39, 0, 0, 18},  // calculationMode
    {1133, -1, -1, -1, -1, 0, 1259, 15, 0, 1, 2, 34, 4, 0, 0, 18},  // animations
    {1190, -1, -1, -1, -1, 0, 1260, 16, 0, 1, 2, 34, 2, 0, 0, 18},  // additive
    {1191, -1, -1, -1, -1, 0, 1261, 17, 0, 1, 2, 34, 2, 0, 0, 18},  // isAdditive
    {1192, -1, -1, -1, -1, 0, 1262, 18, 0, 1, 2, 34, 2, 0, 0, 18},  // cumulative
    {1193, -1, -1, -1, -1, 0, 1263, 19, 0, 1, 2, 34, 2, 0, 0, 18},  // isCumulative
    {1194, -1, -1, -1, -1, 0, 1264, 20, 0, 1, 2, 34, 0, 0, 0, 18},  // mass
    {1195, -1, -1, -1, -1, 0, 1265, 21, 0, 1, 2, 34, 0, 0, 0, 18},  // stiffness
    {1196, -1, -1, -1, -1, 0, 1266, 22, 0, 1, 2, 34, 0, 0, 0, 18},  // damping
    {1126, -1, -1, -1, -1, 0, 1267, 23, 0, 1, 2, 34, 0, 0, 0, 18},  // initialVelocity
    {1197, -1, -1, -1, -1, 0, 1268, 24, 0, 1, 2, 34, 34, 0, 0, 18},  // timingFunction
    {1198, -1, -1, -1, -1, 0, 1269, 25, 0, 1, 2, 34, 0, 0, 0, 18},  // duration
    {1199, -1, -1, -1, -1, 0, 1270, 26, 0, 1, 2, 34, 0, 0, 0, 18},  // speed
    {1200, -1, -1, -1, -1, 0, 1271, 27, 0, 1, 2, 34, 0, 0, 0, 18},  // beginTime
    {1201, -1, -1, -1, -1, 0, 1272, 28, 0, 1, 2, 34, 0, 0, 0, 18},  // timeOffset
    {1202, -1, -1, -1, -1, 0, 1273, 29, 0, 1, 2, 34, 0, 0, 0, 18},  // repeatCount
    {1203, -1, -1, -1, -1, 0, 1274, 30, 0, 1, 2, 34, 0, 0, 0, 18},  // repeatDuration
    {1204, -1, -1, -1, -1, 0, 1275, 31, 0, 1, 2, 34, 2, 0, 0, 18},  // autoreverses
    {1205, -1, -1, -1, -1, 0, 1276, 32, 0, 1, 2, 34, 38, 0, 0, 18},  // fillMode
    {1206, -1, -1, -1, -1, 0, 1277, 33, 0, 1, 2, 34, 2, 0, 0, 18},  // isRemovedOnCompletion
    {1207, -1, -1, -1, -1, 0, 1278, 34, 0, 1, 2, 34, 2, 0, 0, 18},  // removedOnCompletion
    {705, -1, -1, -1, -1, 0, 1279, 35, 0, 1, 2, 34, 49, 0, 0, 18},  // delegate
    {1208, -1, -1, -1, -1, 0, 1280, 36, 0, 1, 2, 34, 0, 0, 0, 18},  // settlingDuration
    {1209, -1, -1, -1, 1404, 800, 1281, 37, 2, 3, 1, 29, 49, 0, 0, 18},  // add
    {1210, -1, -1, -1, 1405, 802, 1284, 38, 1, 2, 1, 29, 49, 0, 0, 18},  // removeAnimation
    {1211, -1, -1, -1, -1, 803, 1286, 39, 0, 1, 1, 29, 49, 0, 0, 18},  // removeAllAnimations
    {1212, -1, -1, -1, -1, 803, 1287, 40, 0, 1, 1, 29, 4, 0, 0, 18},  // animationKeys
    {45, -1, -1, -1, 1431, 803, 1288, 41, 1, 2, 1, 29, 0, 0, 0, 18},  // value
    {1214, -1, -1, -1, 1432, 804, 1290, 42, 2, 3, 1, 29, 49, 0, 0, 18},  // setValue
    {45, -1, -1, -1, 1431, 806, 1293, 43, 1, 2, 1, 28, 0, 0, 0, 18},  // value
    {1214, -1, -1, -1, 1432, 807, 1295, 44, 2, 3, 1, 28, 49, 0, 0, 18},  // setValue
    {1199, -1, -1, -1, -1, 0, 1298, 45, 0, 1, 2, 29, 0, 0, 0, 18},  // speed
    {1200, -1, -1, -1, -1, 0, 1299, 46, 0, 1, 2, 29, 0, 0, 0, 18},  // beginTime
    {1201, -1, -1, -1, -1, 0, 1300, 47, 0, 1, 2, 29, 0, 0, 0, 18},  // timeOffset
    {1215, -1, -1, -1, 1399, 809, 1301, 48, 2, 3, 1, 29, 0, 0, 0, 18},  // convertTime
    {1215, -1, -1, -1, 1400, 811, 1304, 49, 2, 3, 1, 29, 0, 0, 0, 18},  // convertTime
    {1217, 1216, -1, -1, -1, 813, 1307, 50, 0, 0, 4, 41, 49, 0, 0, 18},  // begin
    {1218, 1216, -1, -1, -1, 813, 1307, 51, 0, 0, 4, 41, 49, 0, 0, 18},  // commit
    {1219, 1216, -1, -1, -1, 813, 1307, 52, 0, 0, 4, 41, 49, 0, 0, 18},  // flush
    {1149, 1216, -1, -1, -1, 813, 1307, 53, 1, 1, 4, 41, 49, 0, 0, 18},  // setAnimationDuration
    {1220, 1216, -1, -1, -1, 814, 1308, 54, 1, 1, 4, 41, 49, 0, 0, 18},  // setDisableActions
    {1221, 1216, -1, -1, -1, 815, 1309, 55, 1, 1, 4, 41, 49, 0, 0, 18},  // setAnimationTimingFunction
    {1222, 1216, -1, -1, -1, 816, 1310, 56, 1, 1, 4, 41, 49, 0, 0, 18},  // setCompletionBlock
    {1223, -1, -1, -1, -1, 817, 1311, 57, 1, 1, 0, 0, 14, 0, 0, 18},  // NSValue
    {1223, -1, -1, -1, -1, 818, 1312, 58, 1, 1, 0, 0, 14, 0, 0, 18},  // NSValue
    {1226, -1, -1, -1, -1, 0, 0, 59, 0, 0, 5, 0, 14, 0, 0, 18},  // CATransform3DIdentity
    {1227, -1, -1, -1, -1, 819, 1313, 60, 3, 3, 0, 0, 14, 0, 0, 18},  // CATransform3DMakeScale
    {1228, -1, -1, -1, -1, 822, 1316, 61, 3, 3, 0, 0, 14, 0, 0, 18},  // CATransform3DMakeTranslation
    {1229, -1, -1, -1, -1, 825, 1319, 62, 1, 1, 0, 0, 14, 0, 0, 18},  // CATransform3DMakeAffineTransform
    {1230, -1, -1, -1, -1, 826, 1320, 63, 4, 4, 0, 0, 14, 0, 0, 18},  // CATransform3DTranslate
    {1231, -1, -1, -1, -1, 830, 1324, 64, 4, 4, 0, 0, 14, 0, 0, 18},  // CATransform3DScale
    {1232, -1, -1, -1, -1, 834, 1328, 65, 5, 5, 0, 0, 14, 0, 0, 18},  // CATransform3DRotate
    {1233, -1, -1, -1, -1, 839, 1333, 66, 4, 4, 0, 0, 14, 0, 0, 18},  // CATransform3DMakeRotation
    {1234, -1, -1, -1, -1, 843, 1337, 67, 2, 2, 0, 0, 14, 0, 0, 18},  // CATransform3DConcat
    {1235, -1, -1, -1, -1, 845, 1339, 68, 1, 1, 0, 0, 14, 0, 0, 18},  // CATransform3DInvert
    {1236, -1, -1, -1, -1, 846, 1340, 69, 1, 1, 0, 0, 14, 0, 0, 18},  // CATransform3DGetAffineTransform
    {1237, -1, -1, -1, -1, 847, 1341, 70, 1, 1, 0, 0, 2, 0, 0, 18},  // CATransform3DIsIdentity
    {1238, -1, -1, -1, -1, 848, 1342, 71, 1, 1, 0, 0, 2, 0, 0, 18},  // CATransform3DIsAffine
    {1239, -1, -1, -1, -1, 849, 1343, 72, 2, 2, 0, 0, 2, 0, 0, 18},  // CATransform3DEqualToTransform
    {108, -1, -1, -1, -1, 851, 1345, 0, 1, 1, 0, 0, 49, 1, 0, 19},  // print
    {108, -1, -1, -1, -1, 852, 1346, 1, 2, 2, 0, 0, 49, 1, 0, 19},  // print
    {108, -1, -1, -1, -1, 854, 1348, 2, 2, 2, 0, 0, 49, 1, 0, 19},  // print
    {108, -1, -1, -1, -1, 856, 1350, 3, 3, 3, 0, 0, 49, 1, 0, 19},  // print
    {1241, -1, -1, -1, -1, 859, 1353, 4, 1, 1, 0, 0, 49, 0, 0, 19},  // debugPrint
    {1242, -1, -1, -1, -1, 860, 1354, 5, 0, 0, 0, 0, 49, 0, 0, 19},  // fatalError
    {1243, -1, -1, -1, -1, 860, 1354, 6, 0, 0, 0, 0, 49, 0, 0, 19},  // preconditionFailure
    {1244, -1, -1, -1, -1, 860, 1354, 7, 0, 0, 0, 0, 49, 0, 0, 19},  // assertionFailure
    {1242, -1, -1, -1, -1, 860, 1354, 8, 1, 1, 0, 0, 49, 0, 0, 19},  // fatalError
    {1243, -1, -1, -1, -1, 861, 1355, 9, 1, 1, 0, 0, 49, 0, 0, 19},  // preconditionFailure
    {1244, -1, -1, -1, -1, 862, 1356, 10, 1, 1, 0, 0, 49, 0, 0, 19},  // assertionFailure
    {1245, -1, -1, -1, -1, 863, 1357, 11, 1, 1, 0, 0, 49, 0, 0, 19},  // assert
    {1246, -1, -1, -1, -1, 864, 1358, 12, 1, 1, 0, 0, 49, 0, 0, 19},  // precondition
    {1247, -1, -1, -1, -1, 865, 1359, 13, 1, 1, 0, 0, 49, 0, 0, 19},  // NSParameterAssert
    {1245, -1, -1, -1, -1, 866, 1360, 14, 2, 2, 0, 0, 49, 0, 0, 19},  // assert
    {1246, -1, -1, -1, -1, 868, 1362, 15, 2, 2, 0, 0, 49, 0, 0, 19},  // precondition
    {1248, -1, -1, -1, -1, 870, 1364, 16, 1, 1, 0, 0, 49, 1, 0, 19},  // NSAssert
    {1249, -1, -1, -1, -1, 871, 1365, 17, 1, 1, 0, 0, 49, 1, 0, 19},  // NSCAssert
    {1250, -1, -1, -1, -1, 872, 1366, 18, 1, 1, 0, 0, 49, 0, 0, 19},  // Optional
    {1251, -1, -1, -1, -1, 0, 0, 19, 0, 0, 5, 0, 21, 0, 0, 19},  // row
    {1252, -1, -1, -1, -1, 0, 0, 20, 0, 0, 5, 0, 21, 0, 0, 19},  // column
    {1253, -1, -1, -1, -1, 873, 1367, 21, 1, 1, 0, 0, 49, 0, 0, 19},  // convention
    {1254, -1, -1, -1, -1, 874, 1368, 22, 1, 1, 0, 0, 47, 1, 0, 19},  // plot
    {1254, -1, -1, -1, -1, 875, 1369, 23, 2, 2, 0, 0, 47, 1, 0, 19},  // plot
    {1254, -1, -1, -1, -1, 877, 1371, 24, 2, 2, 0, 0, 47, 1, 0, 19},  // plot
    {1255, -1, -1, -1, -1, 879, 1373, 25, 1, 1, 0, 0, 48, 1, 0, 19},  // describe
    {1255, -1, -1, -1, -1, 880, 1374, 26, 2, 2, 0, 0, 48, 1, 0, 19},  // describe
    {1255, -1, -1, -1, -1, 882, 1376, 27, 2, 2, 0, 0, 48, 1, 0, 19},  // describe
    {1256, -1, -1, -1, -1, 884, 1378, 28, 1, 1, 0, 0, 47, 1, 0, 19},  // film
    {1256, -1, -1, -1, -1, 885, 1379, 29, 2, 2, 0, 0, 47, 1, 0, 19},  // film
    {1256, -1, -1, -1, -1, 887, 1381, 30, 2, 2, 0, 0, 47, 1, 0, 19},  // film
    {1256, -1, -1, -1, -1, 889, 1383, 31, 3, 3, 0, 0, 47, 1, 0, 19},  // film
    {1258, -1, -1, -1, -1, 892, 1386, 32, 1, 1, 0, 0, 47, 1, 0, 19},  // strip
    {1258, -1, -1, -1, -1, 893, 1387, 33, 2, 2, 0, 0, 47, 1, 0, 19},  // strip
    {1258, -1, -1, -1, -1, 895, 1389, 34, 2, 2, 0, 0, 47, 1, 0, 19},  // strip
    {1258, -1, -1, -1, -1, 897, 1391, 35, 3, 3, 0, 0, 47, 1, 0, 19},  // strip
    {1259, -1, -1, -1, -1, 900, 1394, 36, 1, 1, 0, 0, 47, 0, 0, 19},  // grid
    {1260, -1, -1, -1, -1, 901, 1395, 37, 1, 1, 0, 0, 48, 0, 0, 19},  // why
    {1261, -1, -1, -1, -1, 0, 0, 0, 0, 0, 5, 0, 2, 0, 0, 20},  // YES
    {1262, -1, -1, -1, -1, 0, 0, 1, 0, 0, 5, 0, 2, 0, 0, 20},  // NO
    {1263, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 8, 0, 0, 20},  // NULL
    {1264, -1, -1, -1, -1, 0, 0, 3, 0, 0, 5, 0, 8, 0, 0, 20},  // Nil
    {1265, -1, -1, -1, -1, 0, 0, 4, 0, 0, 5, 0, 0, 0, 0, 20},  // HUGE_VALF
    {1266, -1, -1, -1, -1, 0, 0, 5, 0, 0, 5, 0, 0, 0, 0, 20},  // HUGE_VAL
    {1267, -1, -1, -1, -1, 0, 0, 6, 0, 0, 5, 0, 0, 0, 0, 20},  // INFINITY
    {375, -1, -1, -1, -1, 0, 0, 7, 0, 0, 5, 0, 0, 0, 0, 20},  // CGFLOAT_MAX
    {1268, -1, -1, -1, -1, 0, 0, 8, 0, 0, 5, 0, 0, 0, 0, 20},  // DBL_MAX
    {1269, -1, -1, -1, -1, 0, 0, 9, 0, 0, 5, 0, 0, 0, 0, 20},  // CGFLOAT_MIN
    {1270, -1, -1, -1, -1, 0, 0, 10, 0, 0, 5, 0, 0, 0, 0, 20},  // DBL_MIN
    {1271, -1, -1, -1, -1, 0, 0, 11, 0, 0, 5, 0, 0, 0, 0, 20},  // FLT_MAX
    {1272, -1, -1, -1, -1, 0, 0, 12, 0, 0, 5, 0, 0, 0, 0, 20},  // FLT_MIN
    {1273, -1, -1, -1, -1, 0, 0, 13, 0, 0, 5, 0, 0, 0, 0, 20},  // FLT_EPSILON
    {133, -1, -1, -1, -1, 902, 1396, 14, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {133, -1, -1, -1, -1, 903, 1397, 15, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {133, -1, -1, -1, -1, 904, 1398, 16, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {133, -1, -1, -1, -1, 905, 1399, 17, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {133, -1, -1, -1, -1, 906, 1400, 18, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {133, -1, -1, -1, -1, 907, 1401, 19, 1, 1, 0, 0, 2, 0, 0, 20},  // NSNumber
    {1223, -1, -1, -1, -1, 908, 1402, 20, 1, 1, 0, 0, 9, 0, 0, 20},  // NSValue
    {1223, -1, -1, -1, -1, 909, 1403, 21, 1, 1, 0, 0, 12, 0, 0, 20},  // NSValue
    {1223, -1, -1, -1, -1, 910, 1404, 22, 1, 1, 0, 0, 13, 0, 0, 20},  // NSValue
    {1223, -1, -1, -1, -1, 911, 1405, 23, 1, 1, 0, 0, 10, 0, 0, 20},  // NSValue
    {1223, -1, -1, -1, -1, 912, 1406, 24, 1, 1, 0, 0, 14, 0, 0, 20},  // NSValue
    {1280, -1, -1, -1, -1, 0, 1407, 25, 0, 1, 2, 1, 0, 0, 0, 20},  // floatValue
    {1281, -1, -1, -1, -1, 0, 1408, 26, 0, 1, 2, 1, 0, 0, 0, 20},  // doubleValue
    {1282, -1, -1, -1, -1, 0, 1409, 27, 0, 1, 2, 1, 0, 0, 0, 20},  // intValue
    {1283, -1, -1, -1, -1, 0, 1410, 28, 0, 1, 2, 1, 0, 0, 0, 20},  // integerValue
    {1284, -1, -1, -1, 1406, 0, 1411, 29, 0, 1, 2, 10, 9, 0, 0, 20},  // cgPointValue
    {1285, -1, -1, -1, 1407, 0, 1412, 30, 0, 1, 2, 13, 12, 0, 0, 20},  // cgSizeValue
    {1286, -1, -1, -1, 1408, 0, 1413, 31, 0, 1, 2, 14, 13, 0, 0, 20},  // cgRectValue
    {1287, -1, -1, -1, 1409, 0, 1414, 32, 0, 1, 2, 11, 10, 0, 0, 20},  // cgVectorValue
    {1288, -1, -1, -1, 1410, 0, 1415, 33, 0, 1, 2, 15, 14, 0, 0, 20},  // cgAffineTransformValue
    {109, -1, -1, -1, -1, 913, 1416, 34, 1, 1, 0, 0, 49, 1, 0, 20},  // NSLog
    {1289, -1, -1, -1, -1, 914, 1417, 35, 1, 1, 0, 0, 49, 1, 0, 20},  // printf
    {165, -1, -1, -1, -1, 915, 1418, 36, 1, 1, 3, 0, 3, 1, 0, 20},  // NSString
    {163, -1, -1, -1, -1, 916, 1419, 37, 1, 1, 3, 0, 3, 1, 0, 20},  // String
    {167, -1, -1, -1, -1, 917, 1420, 38, 1, 1, 3, 0, 4, 1, 0, 20},  // NSArray
    {1292, -1, 1299, -1, -1, 918, 1421, 0, 0, 0, 3, 0, 29, 0, 0, 21},  // CGMutablePath
    {1296, -1, -1, -1, -1, 918, 1421, 1, 0, 0, 3, 0, 29, 0, 0, 21},  // UIBezierPath
    {1296, -1, -1, -1, -1, 918, 1421, 2, 1, 1, 3, 0, 29, 0, 0, 21},  // UIBezierPath
    {1296, -1, -1, -1, -1, 919, 1422, 3, 2, 2, 3, 0, 29, 0, 0, 21},  // UIBezierPath
    {1296, -1, -1, -1, -1, 921, 1424, 4, 1, 1, 3, 0, 29, 0, 0, 21},  // UIBezierPath
    {1296, -1, -1, -1, -1, 922, 1425, 5, 1, 1, 3, 0, 29, 0, 0, 21},  // UIBezierPath
    {1296, -1, -1, -1, -1, 923, 1426, 6, 1, 1, 3, 0, 29, 0, 0, 21},  // UIBezierPath
    {1304, -1, -1, -1, -1, 924, 1427, 7, 2, 2, 0, 0, 29, 0, 0, 21},  // CGPathCreateWithRect
    {1293, -1, -1, -1, -1, 926, 1429, 8, 2, 2, 3, 0, 29, 0, 0, 21},  // CGPath
    {1305, -1, -1, -1, -1, 928, 1431, 9, 1, 1, 0, 0, 49, 0, 0, 21},  // CGPathRelease
    {1293, -1, -1, -1, -1, 929, 1432, 10, 2, 2, 3, 0, 29, 0, 0, 21},  // CGPath
    {1307, -1, -1, -1, -1, 931, 1434, 11, 2, 2, 0, 0, 29, 0, 0, 21},  // CGPathCreateWithEllipseInRect
    {1308, -1, -1, -1, -1, 933, 1436, 12, 3, 3, 0, 0, 49, 0, 0, 21},  // CGPathAddEllipseInRect
    {1309, -1, -1, -1, -1, 0, 1439, 13, 0, 1, 2, 30, 0, 0, 0, 21},  // lineWidth
    {1310, -1, -1, -1, -1, 936, 1440, 14, 0, 1, 1, 30, 49, 0, 0, 21},  // removeAllPoints
    {1311, -1, -1, -1, -1, 936, 1441, 15, 1, 1, 0, 0, 9, 0, 0, 21},  // CGPathGetCurrentPoint
    {1312, -1, -1, -1, 1325, 937, 1442, 16, 1, 2, 1, 30, 49, 0, 0, 21},  // move
    {1313, -1, -1, -1, 1326, 938, 1444, 17, 1, 2, 1, 30, 49, 0, 0, 21},  // addLine
    {1314, -1, -1, -1, -1, 939, 1446, 18, 1, 2, 1, 30, 49, 0, 0, 21},  // addRect
    {1315, -1, -1, -1, -1, 940, 1448, 19, 1, 2, 1, 30, 49, 0, 0, 21},  // addEllipse
    {64, -1, -1, -1, 1317, 941, 1450, 20, 1, 2, 1, 30, 49, 0, 0, 21},  // append
    {1316, -1, -1, -1, -1, 942, 1452, 21, 1, 2, 1, 30, 49, 0, 0, 21},  // addPath
    {1318, -1, -1, -1, 1320, 944, 1454, 22, 1, 2, 1, 30, 49, 0, 0, 21},  // apply
    {345, -1, -1, -1, 1319, 945, 1456, 23, 1, 2, 1, 30, 2, 0, 0, 21},  // contains
    {1321, -1, -1, -1, 1327, 948, 1458, 24, 0, 1, 1, 30, 49, 0, 0, 21},  // closeSubpath
    {695, -1, -1, -1, -1, 948, 1459, 25, 0, 1, 1, 30, 49, 0, 0, 21},  // close
    {1322, -1, -1, -1, -1, 948, 1460, 26, 0, 1, 1, 30, 49, 0, 0, 21},  // fill
    {1323, -1, -1, -1, -1, 948, 1461, 27, 0, 1, 1, 30, 49, 0, 0, 21},  // stroke
    {1324, -1, -1, -1, -1, 948, 1462, 28, 0, 1, 1, 30, 49, 0, 0, 21},  // addClip
    {1328, -1, -1, -1, -1, 950, 1463, 29, 3, 3, 0, 0, 49, 0, 0, 21},  // CGPathAddRect
    {1329, -1, -1, -1, -1, 953, 1466, 30, 4, 4, 0, 0, 49, 0, 0, 21},  // CGPathMoveToPoint
    {1330, -1, -1, -1, -1, 957, 1470, 31, 4, 4, 0, 0, 49, 0, 0, 21},  // CGPathAddLineToPoint
    {1331, -1, -1, -1, -1, 961, 1474, 32, 4, 4, 0, 0, 2, 0, 0, 21},  // CGPathContainsPoint
    {1332, -1, -1, -1, -1, 965, 1478, 33, 1, 1, 0, 0, 49, 0, 0, 21},  // CGPathCloseSubpath
    {1333, -1, -1, -1, 1339, 966, 1479, 34, 3, 4, 1, 30, 49, 0, 0, 21},  // addCurve
    {1333, -1, -1, -1, -1, 969, 1483, 35, 3, 4, 1, 30, 49, 0, 0, 21},  // addCurve
    {1336, -1, -1, -1, 1340, 972, 1487, 36, 2, 3, 1, 30, 49, 0, 0, 21},  // addQuadCurve
    {1336, -1, -1, -1, -1, 974, 1490, 37, 2, 3, 1, 30, 49, 0, 0, 21},  // addQuadCurve
    {1341, -1, -1, -1, 1347, 981, 1493, 38, 5, 6, 1, 30, 49, 0, 0, 21},  // addArc
    {1341, -1, -1, -1, -1, 986, 1499, 39, 5, 6, 1, 30, 49, 0, 0, 21},  // addArc
    {1296, -1, -1, -1, -1, 991, 1505, 40, 5, 5, 3, 0, 29, 0, 0, 21},  // UIBezierPath
    {1348, -1, -1, -1, -1, 1001, 1510, 41, 8, 8, 0, 0, 49, 0, 0, 21},  // CGPathAddCurveToPoint
    {1349, -1, -1, -1, -1, 1009, 1518, 42, 6, 6, 0, 0, 49, 0, 0, 21},  // CGPathAddQuadCurveToPoint
    {1350, -1, -1, -1, -1, 1015, 1524, 43, 8, 8, 0, 0, 49, 0, 0, 21},  // CGPathAddArc
    {1351, -1, -1, -1, -1, 0, 1532, 44, 0, 1, 2, 30, 13, 0, 0, 21},  // boundingBox
    {636, -1, -1, -1, -1, 0, 1533, 45, 0, 1, 2, 30, 13, 0, 0, 21},  // bounds
    {1352, -1, -1, -1, -1, 0, 1534, 46, 0, 1, 2, 30, 13, 0, 0, 21},  // boundingBoxOfPath
    {319, -1, -1, -1, -1, 0, 1535, 47, 0, 1, 2, 30, 2, 0, 0, 21},  // isEmpty
    {1353, -1, -1, -1, -1, 0, 1536, 48, 0, 1, 2, 30, 9, 0, 0, 21},  // currentPoint
    {1303, -1, -1, -1, 1293, 0, 1537, 49, 0, 1, 2, 30, 29, 0, 0, 21},  // cgPath
    {1354, -1, -1, -1, -1, 1023, 1538, 50, 1, 1, 0, 0, 13, 0, 0, 21},  // CGPathGetBoundingBox
    {1355, -1, -1, -1, -1, 0, 1539, 51, 0, 1, 2, 29, 29, 0, 0, 21},  // path
    {1356, -1, -1, -1, -1, 0, 1540, 52, 0, 1, 2, 29, 17, 0, 0, 21},  // fillColor
    {1357, -1, -1, -1, -1, 0, 1541, 53, 0, 1, 2, 29, 17, 0, 0, 21},  // strokeColor
    {1309, -1, -1, -1, -1, 0, 1542, 54, 0, 1, 2, 29, 0, 0, 0, 21},  // lineWidth
    {1358, -1, -1, -1, -1, 0, 1543, 55, 0, 1, 2, 29, 23, 0, 0, 21},  // lineJoin
    {1359, -1, -1, -1, -1, 0, 1544, 56, 0, 1, 2, 29, 4, 0, 0, 21},  // lineDashPattern
    {1360, -1, -1, -1, -1, 0, 1545, 57, 0, 1, 2, 29, 0, 0, 0, 21},  // lineDashPhase
    {1362, 1361, 1363, -1, -1, 0, 0, 58, 0, 0, 5, 24, 23, 0, 0, 21},  // miter
    {79, 1361, 1364, -1, -1, 0, 0, 59, 0, 0, 5, 24, 23, 0, 0, 21},  // round
    {1365, 1361, 1366, -1, -1, 0, 0, 60, 0, 0, 5, 24, 23, 0, 0, 21},  // bevel
    {1367, -1, -1, -1, 1297, 0, 1546, 61, 0, 1, 2, 18, 17, 0, 0, 21},  // cgColor
    {279, -1, 1368, -1, -1, 1024, 1547, 0, 1, 1, 0, 0, 13, 0, 0, 22},  // rect
    {277, -1, 1369, -1, -1, 1025, 1548, 1, 1, 1, 0, 0, 9, 0, 0, 22},  // point
    {269, -1, 1370, -1, -1, 1026, 1549, 2, 1, 1, 0, 0, 12, 0, 0, 22},  // size
    {263, -1, 1371, -1, -1, 1027, 1550, 3, 1, 1, 0, 0, 10, 0, 0, 22},  // vector
    {91, -1, 1372, -1, -1, 1028, 1551, 4, 1, 1, 0, 0, 14, 0, 0, 22},  // transform
    {1373, -1, -1, -1, -1, 1029, 1552, 5, 1, 1, 0, 0, 14, 0, 0, 22},  // css
    {1374, -1, -1, -1, -1, 1030, 1553, 6, 1, 1, 0, 0, 14, 0, 0, 22},  // svg
    {1375, -1, -1, -1, -1, 1031, 1554, 7, 1, 1, 0, 0, 27, 0, 0, 22},  // views
    {91, -1, -1, -1, -1, 1032, 1555, 0, 2, 2, 0, 0, 14, 0, 0, 23},  // transform
    {91, -1, -1, -1, -1, 1034, 1557, 1, 3, 3, 0, 0, 14, 0, 0, 23},  // transform
    {1322, 1376, -1, -1, -1, 0, 0, 2, 0, 0, 5, 23, 22, 0, 0, 23},  // fill
    {1377, 1376, -1, -1, -1, 0, 0, 3, 0, 0, 5, 23, 22, 0, 0, 23},  // aspectFit
    {1378, 1376, -1, -1, -1, 0, 0, 4, 0, 0, 5, 23, 22, 0, 0, 23},  // aspectFill
    {1379, 1376, -1, -1, -1, 0, 0, 5, 0, 0, 5, 23, 22, 0, 0, 23},  // scaleToFill
    {1380, 1376, -1, -1, -1, 0, 0, 6, 0, 0, 5, 23, 22, 0, 0, 23},  // scaleAspectFit
    {1381, 1376, -1, -1, -1, 0, 0, 7, 0, 0, 5, 23, 22, 0, 0, 23},  // scaleAspectFill
    {91, -1, -1, -1, -1, 1037, 1560, 8, 1, 1, 0, 0, 49, 0, 0, 23},  // transform
    {1383, -1, -1, -1, -1, 1038, 1561, 9, 1, 1, 0, 0, 0, 0, 0, 23},  // area
    {345, -1, -1, -1, -1, 1039, 1562, 10, 2, 2, 0, 0, 2, 0, 0, 23},  // contains
    {323, -1, -1, -1, -1, 1041, 1564, 11, 1, 2, 1, 28, 4, 0, 0, 23},  // corners
    {1373, -1, -1, -1, -1, 0, 1566, 0, 0, 1, 2, 15, 3, 0, 0, 24},  // css
    {1374, -1, -1, -1, -1, 0, 1567, 1, 0, 1, 2, 15, 3, 0, 0, 24},  // svg
    {1384, -1, -1, -1, -1, 0, 1568, 2, 0, 1, 2, 15, 48, 0, 0, 24},  // latex
    {1384, -1, -1, -1, -1, 0, 1569, 3, 0, 1, 2, 16, 48, 0, 0, 24},  // latex
    {1385, -1, -1, -1, -1, 1042, 1570, 4, 1, 1, 0, 0, 48, 0, 0, 24},  // swiftCode
    {1386, -1, -1, -1, -1, 1043, 1571, 0, 1, 1, 0, 0, 48, 0, 0, 25},  // explain
    {1386, -1, -1, -1, -1, 1044, 1572, 1, 2, 2, 0, 0, 48, 0, 0, 25},  // explain
    {500, -1, -1, -1, -1, 1046, 1574, 2, 2, 2, 0, 0, 48, 0, 0, 25},  // compare
    {500, -1, -1, -1, -1, 1048, 1576, 3, 3, 3, 0, 0, 48, 0, 0, 25},  // compare
    {787, -1, -1, -1, 1433, 1094, 1579, 0, 1, 2, 1, 29, 8, 0, 0, 26},  // action
    {1434, -1, -1, -1, -1, 1096, 1581, 1, 1, 1, 3, 0, 3, 0, 0, 26},  // Selector
    {1436, -1, -1, -1, -1, 1097, 1582, 2, 1, 1, 0, 0, 3, 0, 0, 26},  // NSStringFromClass
    {1437, -1, -1, -1, -1, 1098, 1583, 3, 1, 1, 0, 0, 3, 0, 0, 26},  // NSSelectorFromString
};

static const int32_t labels[] = {
    94, 193, 194, 95, 195, 196, 198, 199, 202, 199, 203, -1, -1, 206, -1, 206, -1, -1, 206, 208, 199, 208,
    199, -1, 208, 199, 208, 199, 216, -1, -1, -1, -1, 7, -1, 239, 240, 245, 246, 247, 248, -1, 208, 199, -1,
    255, -1, -1, -1, -1, 260, 261, -1, -1, 266, 267, -1, -1, -1, -1, -1, 208, 199, 266, 267, 242, 269, -1,
    287, 288, -1, -1, -1, 326, 327, 328, 329, -1, 216, 260, 261, 260, 261, -1, -1, -1, -1, -1, -1, -1, 354,
    355, 351, 352, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 380, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, 355, 255, 216, 355, 239, 216, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, 456, 456, 460, 456, 467, 468, 469, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 493, -1, 495, -1, 497, -1, -1, -1, -1, -1,
    55, 55, -1, 460, 55, 55, 55, 460, 9, -1, 9, -1, 510, -1, -1, -1, -1, -1, -1, -1, 514, 239, 355, -1, -1,
    517, 518, -1, -1, -1, -1, 523, -1, 55, 524, 476, -1, -1, -1, -1, 216, 216, 216, -1, 517, -1, 526, -1,
    527, 526, 527, 527, -1, -1, -1, 524, 476, 517, 541, 460, 510, 460, -1, 544, -1, 545, 553, -1, -1, 553,
    -1, 553, -1, 556, -1, -1, -1, 556, -1, -1, 561, 562, 216, -1, -1, -1, -1, -1, -1, 55, 55, -1, 216, -1,
    216, 216, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 460, 460, 460, 460, 510, -1, -1, 510, -1, 579,
    580, 581, 582, -1, 587, 582, 635, 635, 635, 635, 635, 635, 635, 635, 635, 635, 635, 635, 642, 643, 255,
    -1, -1, -1, -1, 543, -1, 787, 7, -1, 787, 788, -1, 787, 7, -1, 787, 788, 7, -1, -1, 7, -1, 793, -1, 7,
    -1, 793, -1, 7, -1, 793, -1, 7, -1, 793, -1, 7, -1, 7, 460, -1, -1, 825, -1, 828, -1, 527, 527, 832, -1,
    833, -1, 834, -1, 255, -1, 355, -1, 837, -1, 838, -1, 837, -1, 838, -1, -1, -1, -1, -1, 527, -1, 852, -1,
    853, -1, 510, 868, 510, -1, -1, -1, 255, -1, 355, -1, -1, -1, 920, 266, 267, 266, 267, -1, 208, 199, -1,
    208, 199, 208, 199, -1, -1, -1, 924, -1, -1, 924, 208, 199, 208, 199, 924, -1, -1, 208, 199, -1, 940,
    787, -1, 940, 787, -1, 940, 787, -1, 940, 787, -1, 940, 787, -1, 940, 787, -1, 8, -1, 995, 8, -1, 997, 8,
    -1, 8, -1, -1, 8, -1, 997, -1, 787, -1, 787, 1002, -1, -1, -1, 8, -1, 8, -1, 355, 255, 1017, 355, 255,
    1017, 1018, 355, 255, 1017, 355, 255, 1017, 1018, 527, 355, 255, 1017, 527, 355, 255, 1017, 240, 527,
    216, 1022, 1017, 527, 527, 1024, 527, 1019, 527, 1024, 1019, 527, 1026, 255, 1017, -1, 640, -1, 1121, -1,
    -1, -1, 1122, 1123, 1124, 1125, 1125, 1126, 527, 527, 1128, 1129, -1, -1, 527, 1132, 1133, 1132, 1133,
    1132, 1133, 1134, 1132, 1133, 1134, 1132, 1135, 1133, 1132, 1135, 1133, 1132, 1135, 1133, 1134, 1132,
    1135, 1133, 1134, 1132, 1135, 1136, 1133, 1132, 1135, 1136, 1133, 1132, 1135, 1136, 1133, 1134, 1132,
    1135, 1136, 1133, 1134, 1132, 1135, 1137, 1138, 1133, 1132, 1135, 1137, 1138, 1133, 1132, 1135, 1137,
    1138, 1136, 1133, 1132, 1135, 1137, 1138, 1136, 1133, 1132, 1135, 1137, 1138, 1133, 1134, 1132, 1135,
    1137, 1138, 1133, 1134, 1132, 1135, 1137, 1138, 1136, 1133, 1134, 1132, 1135, 1137, 1138, 1136, 1133,
    1134, -1, 1133, -1, 1133, -1, 1133, 1134, -1, 1133, 1134, -1, 1135, 1136, 1133, -1, 1135, 1136, 1133, -1,
    1135, 1136, 1133, 1134, -1, 1135, 1136, 1133, 1134, -1, 1135, 1137, 1138, 1136, 1133, 1134, -1, 1135,
    1137, 1138, 1136, 1133, 1134, 1132, 1135, 1133, 1132, 1135, 1133, 1132, 1135, 1136, 1133, 1132, 1135,
    1136, 1133, 1132, 1135, 1133, 1134, 1132, 1135, 1133, 1134, 1132, 1135, 1136, 1133, 1134, 1132, 1135,
    1136, 1133, 1134, -1, 1135, 1136, 1133, 1134, -1, 1135, 1136, 1133, 1134, 1143, 1144, 1133, 1143, 1144,
    1133, -1, 1144, 1133, -1, 1144, 1133, -1, 1147, -1, -1, -1, -1, -1, -1, -1, 1161, 634, 634, 1161, -1,
    1163, -1, 1163, 1166, -1, 1166, 1163, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1180, 1180,
    1180, -1, 553, 553, 1213, -1, 1213, 1213, -1, 1213, -1, 355, -1, 255, -1, -1, -1, -1, 1224, 1225, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 517, -1, 1240, -1, 517, 1240, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 460, -1, 8, -1, -1, 460, -1, 8, -1, -1, 1257, -1, 1026, -1, 1026, 1257, -1, -1, 1257, -1,
    1026, -1, 1026, 1257, -1, -1, 135, 1274, 136, 137, 45, 170, 1275, 1276, 1277, 1278, 1279, -1, -1, 1290,
    1290, 1291, 279, 1300, 884, 1301, 1302, 1303, -1, -1, 279, 91, -1, 1306, 91, -1, -1, -1, -1, -1, -1, 255,
    255, -1, 8, -1, -1, -1, -1, -1, -1, -1, 255, 255, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, 255, 1122, 1123, 255, 1334, 1335, 255, 1337, 255, 1338, 255, 1122, 1123, 255, 1337, 1342, 1022,
    1343, 1344, 1345, 324, 1022, 1343, 1344, 1345, 1346, 1022, 1343, 1344, 1345, 1342, 1022, 1343, 1344,
    1345, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 355,
    355, 355, 355, 355, -1, -1, 355, 355, 255, 355, 255, -1, 1382, 460, -1, 8, 8, -1, -1, -1, 1387, -1, -1,
    -1, -1, 460, -1, 510, 868, 510, 460, -1, 527, 825, 828, -1, 255, -1, 355, -1, -1, 355, -1, 255, -1, 527,
    -1, 553, 553, 527, 832, -1, -1, -1, 526, -1, 517, 995, 8, -1, 8, 1002, 553, 1213, 1213, -1, 1213, -1,
    1213, 553, 553, -1, -1, -1, 203, -1, 206, 216, 239, 240, -1, -1, -1, 208, 199, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, 255, -1, 355, -1, 837, -1, 838, -1, 837, -1, 838, -1, 255, -1, 355, -1, 510, 868, 510, -1,
    -1, -1
};

static const uint64_t kinds[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 258, 1, 258, 10, 1, 10, 1, 1, 10, 1, 1, 1, 1, 15, 15, 15, 1, 1, 15, 1, 1,
    15, 258, 15, 15, 15, 15, 15, 15, 64609979658, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 20, 10, 258, 13, 1, 258, 11, 17, 17, 17, 17, 17, 1, 1, 10, 10, 10, 15, 10, 10, 10, 10, 10,
    10, 10, 10, 1, 1, 11, 11, 11, 11, 15, 11, 1, 1, 13, 13, 13, 15, 13, 13, 13, 13, 13, 13, 12, 12, 12, 12,
    12, 12, 1, 1, 1, 1, 10, 13, 14, 13, 14, 13, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14,
    14, 14, 14, 14, 14, 1, 1, 1, 1, 46, 14, 46, 14, 1, 1, 14, 1, 1, 14, 14, 14, 14, 14, 14, 14, 10, 14, 14,
    14, 14, 14, 15, 14, 1, 19, 14, 14, 16, 16, 16, 16, 16, 16, 1, 262402, 262402, 262402, 262402, 262402,
    262402, 513, 513, 513, 513, 513, 513, 513, 513, 513, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 25, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 258, 258, 258, 1, 1, 1, 1, 1, 5, 5, 5, 5, 5, 5,
    395269, 395269, 5, 45, 5, 45, 5, 45, 5, 0, 45, 5, 45, 5, 45, 5, 1, 5, 0, 5, 5, 1, 5, 1, 0, 5, 0, 1, 5, 1,
    1, 5, 0, 5, 4, 5, 45, 1, 1, 5, 0, 5, 45, 5, 45, 5, 45, 5, 0, 5, 45, 5, 45, 5, 45, 5, 0, 5, 45, 5, 45, 5,
    45, 5, 5, 5, 5, 5, 1, 5, 1, 8, 45, 5, 5, 5, 1, 5, 5, 1, 5, 1, 5, 1, 5, 1, 5, 1, 5, 1, 5, 1, 1, 5, 5, 0,
    5, 45, 5, 45, 5, 1, 5, 5, 5, 5, 45, 8, 45, 5, 0, 45, 5, 45, 0, 1, 5, 5, 269102, 269102, 269102, 269102,
    5, 45, 5, 45, 5, 5, 45, 5, 45, 5, 4, 5, 0, 5, 1541, 5, 0, 1, 5, 1541, 1, 5, 1, 5, 5, 5, 5, 4, 4, 4, 4, 4,
    4, 4, 4, 4, 4, 4, 1, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 0, 0, 0, 0, 0, 7, 7, 7, 7, 7, 7, 7, 0,
    7, 0, 7, 0, 0, 7, 0, 0, 7, 7, 7, 7, 45, 7, 45, 7, 45, 7, 7, 45, 7, 0, 7, 0, 5, 395269, 45, 7, 45, 7, 45,
    7, 45, 7, 45, 7, 0, 45, 7, 45, 7, 45, 7, 45, 7, 45, 7, 45, 7, 45, 7, 45, 7, 7, 8, 8, 8, 8, 8, 1, 8, 45,
    8, 67503368, 67504133, 6, 6, 6, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541,
    6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 0, 6, 0, 6, 0, 6, 0, 6, 6, 6, 1, 1, 1, 1, 18, 1, 18, 18,
    18, 1, 1, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 28, 28, 28, 28, 28, 28, 28, 4, 0, 28, 28, 10,
    28, 28, 28, 28, 28, 28, 1, 1, 1, 1, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
    28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 4, 28, 28, 28, 28,
    28, 28, 28, 28, 28, 28, 28, 28, 28, 0, 1069, 4, 28, 0, 1069, 4, 28, 0, 590893, 4, 28, 0, 590893, 4, 28,
    4, 28, 4, 28, 2308, 4, 28, 2308, 4, 28, 0, 4, 28, 0, 4, 28, 0, 4, 28, 0, 4, 28, 0, 4, 28, 0, 4, 28, 0, 4,
    28, 0, 4, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
    28, 28, 28, 28, 28, 28, 1, 28, 1, 1, 28, 28, 28, 28, 28, 28, 28, 3594, 2332, 28, 3594, 2332, 28, 3594,
    2332, 28, 3594, 2332, 28, 3594, 2332, 28, 3594, 2332, 28, 28, 28, 28, 14, 29, 14, 28, 28, 28, 13, 28, 28,
    28, 29, 29, 29, 29, 28, 1, 29, 29, 1, 29, 29, 29, 29, 29, 29, 28, 28, 28, 28, 28, 28, 10, 0, 28, 10, 0,
    29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29,
    29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29,
    29, 15, 29, 29, 29, 29, 29, 29, 29, 29, 3594, 2333, 29, 3594, 2333, 29, 10, 29, 10, 4, 4, 43, 1, 1, 43,
    1, 43, 1, 43, 1, 43, 1, 1, 43, 10, 43, 1, 1, 43, 1, 43, 1, 43, 13, 43, 2, 43, 2, 2604, 43, 1, 43, 1,
    2604, 43, 1, 1, 43, 1, 1, 2604, 43, 15, 43, 46, 43, 43, 43, 43, 43, 1, 1, 15, 0, 590893, 45, 0, 590893,
    45, 0, 590893, 45, 0, 590893, 45, 0, 590893, 45, 0, 590893, 45, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31,
    31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 2332, 31, 2332, 31, 1, 2332, 31, 1, 2332, 31, 2332, 31, 2332,
    31, 2332, 31, 2332, 31, 2826, 2332, 31, 2826, 2332, 31, 0, 1069, 31, 0, 590893, 31, 31, 31, 31, 28, 31,
    28, 31, 28, 28, 28, 28, 46, 2332, 46, 2332, 46, 2332, 46, 2332, 5, 10, 10, 1, 10, 10, 1, 3, 5, 5, 1, 5,
    5, 1, 3, 10, 1, 1, 1, 10, 1, 1, 1, 258, 10, 258, 1, 1, 10, 10, 1, 10, 1, 10, 1, 1, 10, 1, 5, 1, 1, 38,
    38, 1, 1, 1, 1, 10, 10, 37, 1, 1, 11, 35, 1, 35, 1, 35, 35, 10, 10, 1301274266515931649,
    1301274266515931649, 1, 1, 45, 1, 45, 2349, 1, 1, 45, 1, 1, 45, 2349, 1, 1, 151061796, 45, 1, 1,
    151061796, 45, 2349, 1, 1, 1, 1, 45, 1, 1, 1, 1, 151061796, 45, 1, 1, 1, 1, 45, 2349, 1, 1, 1, 1,
    151061796, 45, 2349, 1, 45, 1, 45, 2349, 1, 1, 151061796, 45, 1, 1, 151061796, 45, 2349, 1, 1, 1, 1,
    151061796, 45, 2349, 1, 1, 45, 1, 1, 151061796, 45, 1, 1, 45, 2349, 1, 1, 151061796, 45, 2349, 1, 1,
    151061796, 45, 2349, 1, 1, 45, 1, 1, 45, 2308, 0, 1, 1, 1, 3, 3, 37, 0, 0, 4, 4, 0, 42, 45, 42, 45, 42,
    45, 42, 45, 42, 1, 45, 42, 1, 45, 42, 45, 1, 42, 45, 1, 1, 1, 1, 1, 1, 45, 3, 2308, 2308, 2308, 34, 34,
    34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34,
    34, 34, 29, 34, 2308, 29, 4, 29, 29, 29, 4, 29, 0, 4, 28, 4, 28, 0, 4, 29, 29, 29, 29, 1, 2333, 29, 1,
    2333, 1, 3, 2339, 2349, 15, 15, 1, 1, 1, 1, 1, 1, 15, 15, 258, 258, 258, 15, 258, 258, 258, 15, 258, 258,
    258, 258, 258, 258, 258, 258, 15, 15, 15, 15, 15, 15, 15, 15, 0, 0, 4, 0, 4, 0, 4, 4, 0, 4, 4, 4, 3, 3,
    3, 3, 4, 3, 4, 3, 3, 0, 22, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 1, 1, 1, 1, 1, 3, 10, 13, 14, 11, 15, 1, 1, 1, 1, 10, 13, 14, 11, 15, 4, 4, 4, 4, 0, 14, 14, 1, 14,
    14, 30, 14, 2319, 14, 2319, 30, 14, 2319, 14, 2319, 30, 2319, 14, 30, 30, 30, 30, 10, 30, 10, 30, 14, 30,
    14, 30, 30, 30, 30, 30, 15, 30, 10, 30, 30, 30, 30, 30, 30, 2319, 14, 30, 2319, 1, 1, 30, 2319, 1, 1, 30,
    2319, 10, 3, 30, 30, 10, 10, 10, 30, 10, 10, 10, 30, 10, 10, 30, 10, 10, 30, 10, 1, 258, 258, 3, 30, 10,
    1, 258, 258, 3, 10, 1, 258, 258, 3, 30, 2319, 1, 1, 1, 1, 1, 1, 30, 2319, 1, 1, 1, 1, 30, 2319, 1, 1, 1,
    258, 258, 0, 30, 30, 30, 30, 30, 30, 30, 29, 29, 29, 29, 29, 29, 29, 18, 4, 4, 4, 4, 4, 4, 4, 4, 14, 14,
    14, 14, 23, 5, 5, 10, 5, 28, 2332, 15, 15, 15, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 29, 4, 4, 47, 4
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
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 46, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 7, 7, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 26, 26, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 4, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 21, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 28, 0, 28, 0, 0, 28, 0, 0,
    0, 0, 29, 29, 29, 29, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 44, 0, 0, 0, 0, 0,
    43, 15, 31, 31, 0, 31, 31, 31, 31, 31, 33, 32, 33, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 46, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 36, 36, 36, 36, 37, 37,
    38, 39, 40, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 35, 35, 35, 35, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 42, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 34, 0, 34, 34, 34, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 41, 0, 0, 0, 0, 0, 0, 0, 0, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 30, 30, 30, 30, 30, 18, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 23, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4
};

static const int32_t type_names[] = {
    125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145,
    146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 134, 161, 162, 163, 164, 165,
    166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 112, 178, 179, 180, 181, 182, 183, 184, 185,
    186, 187, 188, 189, 190, 191, 192, 224, 325, 448, 546, 547, 548, 565, 706, 707, 731, 745, 811, 859, 861,
    864, 869, 870, 871, 872, 930, 936, 937, 938, 939, 941, 942, 943, 944, 945, 732, 946, 947, 948, 1010,
    1029, 1030, 1031, 1032, 1033, 1034, 1035, 1036, 1037, 1116, 1117, 1118, 1119, 1156, 1157, 1158, 1179,
    1181, 1182, 1183, 1216, 1225, 1292, 1293, 1294, 1295, 1296, 1297, 1298, 1361, 1376, 1434, 1435
};

static const struct catalogue_tables tables = {
    bytes, COUNT(bytes) - 1, names, COUNT(names), slots, COUNT(slots), first, COUNT(first),
    links, COUNT(links), entries, COUNT(entries), labels, COUNT(labels), kinds, COUNT(kinds),
    types, COUNT(types), type_names, COUNT(type_names)};

const struct catalogue_tables *_Nonnull catalogue_tables(void) { return &tables; }
