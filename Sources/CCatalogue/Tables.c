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
    "int64_t" "int32_t" "uint32_t" "CFTimeInterval" "Bool" "BOOL" "String" "Character" "NSString" "Array"
    "NSArray" "NSMutableArray" "NSMutableString" "bool" "ClosedRange" "Range" "Angle" "CGPoint" "CGVector"
    "CGSize" "CGRect" "CGAffineTransformComponents" "CGRectEdge" "UIColor" "UIView" "UIWindow" "UIImageView"
    "UILabel" "UIButton" "UIScrollView" "UIControl" "UITextField" "UITextView" "UITableViewCell"
    "UICollectionViewCell" "UIVisualEffectView" "b" "c" "tx" "ty" "CGAffineTransformMake" "translationX" "y"
    "CGAffineTransformMakeTranslation" "T" "scaleX" "rotationAngle" "CGAffineTransformMakeRotation" "R"
    "about" "H" "x" "identity" "CGAffineTransformIdentity" "concatenating" "CGAffineTransformConcat"
    "translatedBy" "CGAffineTransformTranslate" "rotated" "by" "CGAffineTransformRotate" "inverted"
    "CGAffineTransformInvert" "decomposed" "CGAffineTransformIsIdentity" "CGAffineTransformEqualToTransform"
    "NSStringFromCGAffineTransform" "isIdentity" "determinant" "matrix" "kind" "fixedPoint" "reflect"
    "through" "angle" "Axis" "origin" "yEqualsX" "yEqualsMinusX" "scale" "horizontalShear" "rotation"
    "translation" "CGPointMake" "zero" "CGPointZero" "applying" "CGPointApplyAffineTransform" "distance"
    "to" "CGPointEqualToPoint" "NSStringFromCGPoint" "debugDescription" "dx" "dy" "CGVectorMake" "vector"
    "length" "width" "height" "CGSizeMake" "size" "CGSizeZero" "CGSizeApplyAffineTransform"
    "CGSizeEqualToSize" "NSStringFromCGSize" "w" "z" "isVector" "point" "CGRectMake" "rect" "CGRectZero"
    "null" "CGRectNull" "infinite" "CGRectInfinite" "NSStringFromCGRect" "minXEdge" "CGRectMinXEdge"
    "minYEdge" "CGRectMinYEdge" "maxXEdge" "CGRectMaxXEdge" "maxYEdge" "CGRectMaxYEdge" "minX"
    "CGRectGetMinX" "midX" "CGRectGetMidX" "maxX" "CGRectGetMaxX" "minY" "CGRectGetMinY" "midY"
    "CGRectGetMidY" "maxY" "CGRectGetMaxY" "CGRectGetWidth" "CGRectGetHeight" "standardized"
    "CGRectStandardize" "integral" "CGRectIntegral" "isNull" "CGRectIsNull" "isEmpty" "CGRectIsEmpty"
    "isInfinite" "CGRectIsInfinite" "corners" "center" "UIEdgeInsets" "top" "left" "bottom" "right"
    "UIEdgeInsetsMake" "UIEdgeInsetsZero" "inset" "UIEdgeInsetsInsetRect" "insetBy" "CGRectInset" "offsetBy"
    "CGRectOffset" "union" "CGRectUnion" "intersection" "CGRectIntersection" "intersects"
    "CGRectIntersectsRect" "contains" "CGRectContainsPoint" "CGRectContainsRect" "equalTo"
    "CGRectEqualToRect" "CGRectApplyAffineTransform" "RectDivision" "slice" "remainder" "divided"
    "atDistance" "from" "transpose" "inverse" "rows" "affine" "π" "pi" "M_PI" "M_PI_2" "M_PI_4" "M_1_PI"
    "M_2_PI" "M_SQRT2" "M_SQRT1_2" "M_E" "infinity" "ulpOfOne" "DBL_EPSILON" "greatestFiniteMagnitude"
    "CGFLOAT_MAX" "max" "NSIntegerMax" "min" "NSIntegerMin" "exp" "expf" "log" "logf" "abs" "fabs" "fabsf"
    "floor" "floorf" "ceil" "ceilf" "roundf" "pow" "powf" "hypotf" "fmod" "fmodf" "stride" "fmin" "fmax"
    "trunc" "truncf" "rint" "rintf" "nearbyint" "nearbyintf" "lrint" "lrintf" "llrint" "llrintf" "lround"
    "lroundf" "llround" "llroundf" "log2" "log2f" "log10" "log10f" "exp2" "exp2f" "cbrt" "cbrtf" "sinh"
    "sinhf" "cosh" "coshf" "tanh" "tanhf" "copysign" "copysignf" "fdim" "fdimf" "fminf" "fmaxf" "isnan"
    "isinf" "isfinite" "signbit" "INT_MAX" "INT_MIN" "UINT_MAX" "LONG_MAX" "LONG_MIN" "NSUIntegerMax"
    "M_LN2" "M_LN10" "rounded" "FloatingPointRoundingRule" "up" "down" "toNearestOrEven"
    "toNearestOrAwayFromZero" "towardZero" "awayFromZero" "truncatingRemainder" "dividingBy" "signum"
    "magnitude" "isMultiple" "of" "isFinite" "isNaN" "description" "quotient" "quotientAndRemainder"
    "degrees" "radians" "turns" "sin" "sinf" "cos" "cosf" "tan" "tanf" "count" "first" "last" "reversed"
    "enumerated" "zip" "compactMap" "filter" "reduce" "forEach" "enumerateObjectsUsingBlock" "objectAtIndex"
    "indexOfObject" "NSNotFound" "removeLastObject" "removeObjectAtIndex" "replaceObjectAtIndex"
    "withObject" "insertObject" "atIndex" "exchangeObjectAtIndex" "withObjectAtIndex" "allSatisfy"
    "firstIndex" "lastIndex" "prefix" "drop" "elementsEqual" "starts" "with" "dropFirst" "dropLast" "suffix"
    "joined" "indices" "startIndex" "endIndex" "into" "repeating" "sorted" "separator" "contentsOf" "at"
    "uppercased" "lowercased" "hasPrefix" "hasSuffix" "isLetter" "isNumber" "isWhitespace" "isUppercase"
    "isLowercase" "isPunctuation" "wholeNumberValue" "capitalized" "split" "components" "separatedBy"
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
    "layoutMargins" "safeAreaInsets" "mask" "accessibilityIdentifier" "accessibilityHint"
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
    "noIntrinsicMetric" "UIScreen" "main" "mainScreen" "hitTest" "inside" "CALayer" "CAShapeLayer"
    "CAGradientLayer" "CATextLayer" "colors" "locations" "startPoint" "endPoint" "string" "fontSize"
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
    {843, 380755552}, {847, 796142685}, {851, 2991499325}, {857, 1615808600}, {866, 3966976176},
    {874, 295258647}, {879, 382270662}, {886, 3795011855}, {900, 3747507645}, {915, 909533769},
    {919, 3365180733}, {930, 2749912018}, {935, 2735859570}, {940, 969184184}, {947, 1902060359},
    {955, 1373385388}, {961, 3602979878}, {967, 1769938321}, {994, 1740667972}, {1004, 4050857480},
    {1011, 2755019962}, {1017, 2169878254}, {1025, 4170555683}, {1036, 1334253329}, {1043, 2265719507},
    {1051, 2570318435}, {1063, 3483588555}, {1072, 2774362700}, {1083, 21843312}, {1093, 3429590357},
    {1108, 1071897420}, {1128, 1566828974}, {1146, 514687451}, {1147, 3876335077}, {1148, 3859557458},
    {1150, 1363500993}, {1152, 1346723374}, {1173, 2264171482}, {1185, 1357355164}, {1186, 4228665076},
    {1218, 1867418821}, {1219, 3507227459}, {1225, 3168883851}, {1238, 3222486838}, {1267, 3381181800},
    {1268, 3607893173}, {1273, 3005452862}, {1274, 3440116983}, {1275, 4245442695}, {1283, 2839884955},
    {1308, 3398044946}, {1321, 3005386353}, {1344, 1217983224}, {1356, 3509544318}, {1382, 1610779110},
    {1389, 2930439210}, {1391, 1412156564}, {1414, 3160029103}, {1422, 3174662200}, {1445, 1479719844},
    {1455, 3376534378}, {1482, 3589306714}, {1515, 804357063}, {1544, 1910201350}, {1554, 4100406635},
    {1565, 1987983040}, {1571, 365099244}, {1575, 3641958979}, {1585, 296602997}, {1592, 2462546090},
    {1599, 4254058618}, {1604, 2907980824}, {1608, 3981965844}, {1614, 3649018447}, {1622, 2614820847},
    {1635, 292130973}, {1640, 2190941297}, {1655, 211913386}, {1663, 564937055}, {1674, 3419592236},
    {1685, 3460502485}, {1689, 2339366755}, {1700, 377128425}, {1708, 1086286877}, {1735, 3941508978},
    {1743, 783488098}, {1745, 1111836708}, {1764, 2280960882}, {1783, 975988953}, {1799, 635020210},
    {1801, 1360837969}, {1803, 1344060350}, {1815, 1925151750}, {1821, 2408179714}, {1827, 2211460629},
    {1832, 2508680735}, {1838, 3585981250}, {1848, 2335550124}, {1852, 597743964}, {1862, 2354563044},
    {1888, 2897926679}, {1905, 1035906630}, {1923, 783840260}, {1924, 4060888886}, {1925, 4278997933},
    {1933, 589286162}, {1938, 414084241}, {1948, 2275477643}, {1952, 3940830471}, {1962, 1940694431},
    {1966, 1996966820}, {1976, 1637070560}, {1984, 1605206413}, {1998, 1343892145}, {2016, 2293605903},
    {2024, 1968018676}, {2038, 2745245856}, {2046, 2872562979}, {2060, 1867915087}, {2068, 1052627742},
    {2082, 1537748690}, {2090, 4233365429}, {2104, 3239423849}, {2108, 1535751837}, {2121, 3736796887},
    {2125, 2541423239}, {2138, 3804893101}, {2142, 3060514643}, {2155, 21234473}, {2159, 1518974218},
    {2172, 3720019268}, {2176, 2524645620}, {2189, 3788115482}, {2193, 3043737024}, {2206, 4456854},
    {2220, 2037980277}, {2235, 2933655948}, {2247, 558644074}, {2264, 328942278}, {2272, 2111105165},
    {2286, 3042771105}, {2292, 3800657716}, {2304, 626531088}, {2311, 2362349278}, {2324, 866545770},
    {2334, 857273821}, {2350, 4045899937}, {2357, 1135749657}, {2363, 93078660}, {2375, 1409690180},
    {2378, 2802900028}, {2382, 306900080}, {2388, 1319594794}, {2393, 2028154341}, {2409, 2218332638},
    {2425, 1331687974}, {2430, 2135852838}, {2451, 2753988203}, {2458, 864200463}, {2469, 3838403746},
    {2477, 1530791347}, {2489, 3721205966}, {2494, 3688814324}, {2505, 3876242216}, {2517, 1809966536},
    {2535, 2699878380}, {2545, 4079184015}, {2565, 1179101157}, {2573, 1825239352}, {2592, 3748245722},
    {2610, 634908722}, {2617, 3181326346}, {2634, 163271060}, {2660, 3289806584}, {2672, 3446866648},
    {2677, 1737076817}, {2686, 881687192}, {2693, 1219519868}, {2703, 3970939267}, {2707, 2513272949},
    {2716, 3224470464}, {2723, 2986472067}, {2727, 708293528}, {2733, 258052966}, {2735, 3450233754},
    {2737, 1213090802}, {2741, 3555670962}, {2747, 2743639103}, {2753, 2710083865}, {2759, 4214265958},
    {2765, 3963008473}, {2772, 1381912327}, {2781, 297212119}, {2784, 53234560}, {2792, 1135433081},
    {2800, 1315384455}, {2811, 4179333016}, {2834, 867257093}, {2845, 841567274}, {2848, 3617776409},
    {2860, 1784172926}, {2863, 3381609815}, {2875, 1550566188}, {2878, 1923516200}, {2882, 3391553482},
    {2885, 1062293841}, {2889, 3825392021}, {2892, 709362235}, {2896, 392774327}, {2901, 2880712451},
    {2906, 3102149661}, {2912, 2394465697}, {2916, 1659167240}, {2921, 475034410}, {2927, 3434436711},
    {2930, 1479764693}, {2934, 2347825097}, {2940, 1197479801}, {2944, 1351583639}, {2949, 3270705251},
    {2955, 366569208}, {2959, 1251212115}, {2963, 1621599661}, {2968, 3579732453}, {2974, 1720942905},
    {2978, 140187182}, {2983, 1868829528}, {2992, 3948149459}, {3002, 708029167}, {3007, 3185475540},
    {3013, 2537751862}, {3019, 2778439310}, {3026, 2616928056}, {3032, 4139930401}, {3039, 3135838405},
    {3046, 2498734875}, {3054, 4064998855}, {3058, 268639961}, {3063, 4092159661}, {3068, 2346846000},
    {3074, 2328988770}, {3078, 2519117294}, {3083, 3873647896}, {3087, 1415682102}, {3092, 631424496},
    {3096, 282220607}, {3101, 3558937627}, {3105, 4099687964}, {3110, 658698766}, {3114, 153638352},
    {3119, 545189250}, {3127, 197671877}, {3136, 792060313}, {3140, 513084933}, {3145, 2275780057},
    {3150, 2616489071}, {3155, 4075421329}, {3160, 2981347434}, {3165, 648810968}, {3173, 638754166},
    {3180, 591523055}, {3187, 4047093083}, {3194, 656837285}, {3202, 3789446092}, {3210, 4277107410},
    {3218, 3906719864}, {3231, 2663715805}, {3236, 2698097207}, {3242, 3072217742}, {3249, 1920734138},
    {3274, 4225734153}, {3276, 1128467232}, {3280, 1035581717}, {3295, 3525779695}, {3318, 1975486251},
    {3328, 2889234988}, {3340, 128921049}, {3359, 1127666911}, {3369, 2542550614}, {3375, 2627312426},
    {3384, 1195911285}, {3394, 4151950225}, {3396, 1765031016}, {3404, 1814435734}, {3409, 876513898},
    {3420, 879704937}, {3428, 3728990320}, {3448, 4007662012}, {3455, 2941534958}, {3462, 2238339041},
    {3467, 3277562923}, {3470, 3761252941}, {3474, 382886321}, {3477, 4220379804}, {3481, 4200353678},
    {3484, 2633446552}, {3488, 388525018}, {3493, 967958004}, {3498, 1216469057}, {3502, 1675745305},
    {3510, 3533348019}, {3520, 2267784115}, {3523, 2877453236}, {3533, 1419061120}, {3539, 3353438327},
    {3545, 2002030311}, {3552, 931910521}, {3578, 1638953034}, {3591, 263889333}, {3604, 2304257469},
    {3614, 1623797237}, {3630, 2667149886}, {3649, 1204873229}, {3669, 2611599107}, {3679, 1975768454},
    {3691, 3532344479}, {3698, 2718014180}, {3719, 713077974}, {3736, 2712081721}, {3746, 2215640769},
    {3756, 1070265239}, {3765, 1134120687}, {3771, 4232466889}, {3775, 2846199180}, {3788, 1743930340},
    {3794, 4005059268}, {3798, 206241385}, {3807, 1115344066}, {3815, 567586076}, {3821, 3901637708},
    {3827, 152899664}, {3834, 4155575922}, {3844, 236925125}, {3852, 1684779966}, {3856, 798074659},
    {3865, 2374006294}, {3871, 3103973672}, {3880, 1787359420}, {3890, 2926810054}, {3892, 1462048136},
    {3902, 1244814717}, {3912, 1696195782}, {3921, 3093996503}, {3930, 2756264342}, {3938, 2866045037},
    {3946, 1163907536}, {3958, 2104353872}, {3969, 3110688315}, {3980, 3317910134}, {3993, 2755011687},
    {4009, 2069497450}, {4020, 1516930437}, {4025, 2276994531}, {4035, 469045609}, {4046, 2847090017},
    {4066, 176574206}, {4070, 1361572173}, {4080, 1896686403}, {4090, 3273657238}, {4100, 1266202965},
    {4112, 3635588042}, {4131, 2733832836}, {4135, 4182378701}, {4142, 2110798224}, {4148, 877087803},
    {4157, 1970364490}, {4163, 1275339983}, {4181, 350857000}, {4197, 2079739832}, {4213, 1996921413},
    {4222, 2043970711}, {4229, 1731736080}, {4241, 4080117376}, {4252, 1493013840}, {4272, 2398078988},
    {4280, 1065574956}, {4290, 2965413338}, {4300, 990401381}, {4303, 682729123}, {4312, 1722954222},
    {4328, 3827859290}, {4339, 37271103}, {4347, 1119987041}, {4366, 2161276179}, {4389, 3507573001},
    {4397, 2301731235}, {4407, 1862550028}, {4421, 3213420894}, {4437, 288415389}, {4447, 4033069017},
    {4453, 672109684}, {4461, 3339054942}, {4464, 1089765596}, {4469, 18738364}, {4473, 2197550541},
    {4478, 1569418667}, {4496, 1419285594}, {4499, 3324446467}, {4506, 2540844914}, {4515, 936176715},
    {4520, 3724674918}, {4525, 1452231588}, {4535, 665752555}, {4545, 2665914025}, {4553, 1172522883},
    {4563, 2411978403}, {4572, 2082024064}, {4576, 1231115066}, {4585, 244075885}, {4591, 96429129},
    {4602, 1558106348}, {4609, 1676028392}, {4621, 3565214879}, {4627, 1169454059}, {4638, 2276069802},
    {4644, 2590900991}, {4655, 403953390}, {4660, 817772335}, {4670, 3894621598}, {4674, 3130700698},
    {4683, 3811712141}, {4692, 2836898780}, {4706, 744222851}, {4714, 3219325754}, {4727, 455433581},
    {4732, 1550717474}, {4742, 4099875093}, {4751, 2687217115}, {4763, 3317790454}, {4775, 680679420},
    {4786, 4074568615}, {4796, 972345196}, {4806, 2124225882}, {4816, 1707208587}, {4826, 1698171440},
    {4838, 1765986002}, {4850, 3099195470}, {4860, 1325296208}, {4871, 1159889848}, {4881, 3210628243},
    {4892, 3799163251}, {4903, 3782385632}, {4914, 3899828965}, {4925, 3883051346}, {4936, 3866273727},
    {4952, 4169345192}, {4977, 3573351892}, {4982, 4137097213}, {4987, 3523899814}, {4993, 1029089800},
    {5004, 1290530634}, {5012, 4203053801}, {5025, 406972148}, {5029, 2369371622}, {5036, 3726277920},
    {5041, 3555021734}, {5046, 3008443898}, {5056, 877317237}, {5069, 1513289445}, {5093, 2694946607},
    {5115, 3902926015}, {5118, 2516003219}, {5133, 3083183824}, {5137, 3185987134}, {5146, 3141474305},
    {5159, 1010012291}, {5163, 659427984}, {5174, 3254824265}, {5182, 1438951982}, {5191, 571377267},
    {5209, 143865419}, {5227, 445834375}, {5240, 2082798958}, {5254, 4201716739}, {5258, 3883353449},
    {5281, 1252969316}, {5298, 611349806}, {5320, 3939761393}, {5344, 1880591026}, {5370, 1052979093},
    {5386, 1315057949}, {5399, 3198073272}, {5424, 1888717571}, {5437, 1499172353}, {5451, 1151719106},
    {5469, 1297838153}, {5480, 1291853992}, {5492, 3864824124}, {5505, 284302454}, {5523, 2291378338},
    {5545, 2024043478}, {5560, 3416336049}, {5571, 3326301860}, {5582, 2097883034}, {5600, 2658088632},
    {5610, 4116806241}, {5622, 2750625341}, {5639, 2805121617}, {5648, 2636563400}, {5654, 1226705564},
    {5664, 1144915353}, {5682, 1085962434}, {5688, 542584942}, {5706, 1880354216}, {5715, 2126046479},
    {5736, 3409685817}, {5746, 2322214854}, {5768, 715012316}, {5773, 667630371}, {5790, 4011681569},
    {5805, 2477794221}, {5820, 2826459802}, {5827, 863636682}, {5857, 3312035873}, {5885, 2374822095},
    {5901, 1117036282}, {5917, 2727146260}, {5929, 2338438971}, {5937, 894604266}, {5955, 239266950},
    {5971, 3440848049}, {5989, 1563451997}, {6025, 1300855194}, {6043, 2649340029}, {6056, 3157132282},
    {6087, 1994390723}, {6100, 3295732442}, {6119, 3217941162}, {6156, 2638373311}, {6175, 729836362},
    {6192, 1103965319}, {6227, 3909734774}, {6244, 3422384807}, {6258, 1562399317}, {6290, 3535094014},
    {6304, 2862813109}, {6324, 70193435}, {6362, 3331707904}, {6382, 167527483}, {6386, 810547195},
    {6408, 3377910156}, {6424, 2815096657}, {6465, 3232227944}, {6484, 2636711499}, {6498, 2461495057},
    {6503, 502047894}, {6509, 3867909202}, {6529, 2942666046}, {6535, 1490954098}, {6546, 1092012710},
    {6571, 38792922}, {6582, 2899252294}, {6590, 871591685}, {6612, 1041997713}, {6620, 3217987877},
    {6628, 1309284212}, {6650, 2823090016}, {6658, 4012061332}, {6673, 4204111253}, {6678, 3492500287},
    {6687, 773059133}, {6710, 2759092874}, {6719, 481727645}, {6733, 2303844654}, {6761, 1323066019},
    {6775, 590774350}, {6784, 421821156}, {6807, 696240407}, {6816, 1453714756}, {6831, 466020238},
    {6860, 4077855673}, {6875, 1744839726}, {6891, 1408722253}, {6921, 876245160}, {6937, 452810861},
    {6950, 1260603725}, {6977, 968316954}, {6990, 859371885}, {7004, 1658883364}, {7032, 3531153185},
    {7046, 486221508}, {7057, 4064395570}, {7082, 2257273533}, {7093, 3217031314}, {7105, 1898701486},
    {7131, 692253475}, {7143, 2618608526}, {7157, 889051197}, {7185, 1439665068}, {7199, 3703752221},
    {7214, 158609817}, {7243, 3199826274}, {7258, 3872230201}, {7271, 592993401}, {7298, 2782426318},
    {7311, 1648296985}, {7333, 2036964556}, {7369, 1478369021}, {7391, 2072579308}, {7400, 588027325},
    {7406, 3294899967}, {7422, 2406610228}, {7434, 1136770368}, {7445, 1099727666}, {7472, 3943336079},
    {7480, 3373088083}, {7488, 1118385669}, {7501, 1252830802}, {7509, 1310484760}, {7527, 4211107556},
    {7545, 4235327583}, {7564, 1911957762}, {7576, 2274977100}, {7586, 1894102977}, {7603, 1868420705},
    {7618, 1229760322}, {7633, 401251929}, {7642, 4136070254}, {7652, 141711844}, {7665, 1877099350},
    {7691, 2956264019}, {7715, 3731343133}, {7726, 1490880043}, {7741, 651349070}, {7760, 3553571131},
    {7781, 798050051}, {7801, 1738029828}, {7810, 830772382}, {7834, 975665791}, {7841, 3753552150},
    {7863, 1268347563}, {7872, 2675976173}, {7880, 2255101473}, {7892, 1325536902}, {7902, 66138439},
    {7921, 2650151654}, {7933, 1362571274}, {7940, 2674091075}, {7957, 4180264212}, {7968, 2220611910},
    {7974, 3628923247}, {7993, 2290191893}, {8006, 524486259}, {8018, 2660165913}, {8030, 2510371521},
    {8037, 1647949432}, {8048, 2499925078}, {8054, 1061329053}, {8062, 2186648520}, {8074, 3685987662},
    {8088, 1203193122}, {8103, 1771288722}, {8117, 1024755039}, {8137, 2323362532}, {8157, 295121441},
    {8169, 3240065181}, {8178, 3923523740}, {8192, 3305235377}, {8207, 3408062813}, {8218, 186774928},
    {8232, 2185261687}, {8237, 2753641482}, {8242, 2454962418}, {8259, 958887293}, {8267, 3091067239},
    {8271, 3935363592}, {8281, 3073585980}, {8288, 1867556362}, {8294, 4148812653}, {8301, 1700657266},
    {8313, 1106246455}, {8328, 754571866}, {8339, 1038506759}, {8345, 4176775601}, {8354, 2830785103},
    {8364, 1731433239}, {8372, 855408348}, {8378, 398550328}, {8386, 2834400513}, {8401, 3963693047},
    {8410, 3544094494}, {8423, 1214513038}, {8440, 1445723454}, {8449, 2844467682}, {8456, 3334659430},
    {8468, 3572701046}, {8479, 555663897}, {8490, 3123020006}, {8503, 3005567066}, {8515, 2400366623},
    {8527, 2266193630}, {8537, 3448933658}, {8550, 3786999131}, {8558, 2370703267}, {8573, 2552112075},
    {8591, 2857694466}, {8604, 2048902997}, {8611, 3048556132}, {8626, 1468503355}, {8645, 3744775116},
    {8663, 3621218635}, {8680, 3611392321}, {8691, 3412690475}, {8704, 2109961146}, {8730, 2124853820},
    {8752, 4061796954}, {8759, 4173553157}, {8767, 2053962742}, {8778, 1836668495}, {8787, 721310682},
    {8802, 1006735486}, {8814, 325084441}, {8819, 2961925722}, {8829, 497438945}, {8838, 1787797455},
    {8849, 1849888827}, {8869, 3825011241}, {8878, 385702446}, {8882, 1041509726}, {8887, 1494001562},
    {8897, 1742909879}, {8904, 2157316278}, {8910, 348705738}, {8924, 737459482}, {8930, 1122880180},
    {8941, 1945272936}, {8956, 2380932862}, {8964, 2548392784}, {8975, 3688764708}, {8985, 1901756438},
    {8994, 906872895}, {9005, 1648836552}, {9012, 1359877577}, {9020, 521485205}, {9033, 252720416},
    {9047, 1264131298}, {9051, 1582017048}, {9070, 422274124}, {9089, 3020961236}, {9111, 1120609123},
    {9117, 845187144}, {9141, 3704248662}, {9168, 1361184210}, {9190, 254023945}, {9218, 3600137057},
    {9242, 2682444316}, {9251, 1644100618}, {9275, 1592819465}, {9308, 895660813}, {9316, 335426986},
    {9341, 1264318259}, {9373, 1168386582}, {9381, 1663862986}, {9386, 1746993862}, {9415, 1903257066},
    {9420, 974882150}, {9427, 1177151643}, {9458, 165292311}, {9465, 2311397435}, {9470, 439402299},
    {9499, 1552997231}, {9504, 3962257883}, {9513, 2220750876}, {9546, 2007447656}, {9555, 2787838396},
    {9561, 3769421748}, {9591, 4173954024}, {9597, 1434043348}, {9607, 1426660429}, {9641, 737025121},
    {9675, 1466689035}, {9713, 4098563933}, {9718, 513712005}, {9755, 229043912}, {9759, 2457286800},
    {9794, 3584307048}, {9796, 1123244352}, {9833, 1329338781}, {9837, 2761510965}, {9842, 2016490230},
    {9849, 49525662}, {9869, 539821669}, {9887, 3772220557}, {9905, 4185830300}, {9920, 3171290880},
    {9942, 832521766}, {9964, 1461782644}, {9984, 691540578}, {10007, 1404144425}, {10027, 522796658},
    {10044, 1376505559}, {10053, 3748513642}, {10061, 846470194}, {10069, 200649126}, {10083, 3431639220},
    {10090, 4292335199}, {10105, 907121470}, {10111, 2240342303}, {10128, 2969811462}, {10142, 167268160},
    {10156, 1833803298}, {10163, 4030051588}, {10169, 1400182552}, {10199, 455416660}, {10219, 2271268225},
    {10242, 2613973034}, {10260, 392604227}, {10282, 3754606837}, {10302, 2833158821}, {10318, 3350374178},
    {10325, 534084754}, {10339, 2867322350}, {10361, 2116308131}, {10377, 664899839}, {10399, 1989677117},
    {10408, 904369474}, {10412, 3096186179}, {10417, 741716276}, {10422, 2329068957}, {10429, 2921198141},
    {10434, 1055615879}, {10439, 3285122304}, {10445, 230313139}, {10448, 2868333218}, {10452, 4098541315},
    {10457, 33356212}, {10464, 1723256298}, {10468, 4140259964}, {10474, 107912219}, {10496, 4121566434},
    {10526, 3855721002}, {10542, 2216232237}, {10566, 2255928953}, {10586, 159080631}, {10600, 3689248828},
    {10625, 836430118}, {10646, 3367347455}, {10672, 4230039153}, {10686, 609216699}, {10721, 1501614459},
    {10732, 1529288929}, {10764, 2719113377}, {10776, 2275796322}, {10809, 1812401954}, {10820, 2408338453},
    {10852, 2855832277}, {10879, 1459817706}, {10890, 2392518824}, {10922, 518942568}, {10943, 3663533692},
    {10985, 2192755772}, {11010, 177875273}, {11056, 891907593}, {11078, 1945812840}, {11121, 1417411880},
    {11145, 2154355281}, {11190, 3467076881}, {11210, 317429627}, {11251, 771452987}, {11286, 181460511},
    {11306, 456257992}, {11347, 2485130632}, {11370, 317835491}, {11414, 3496877987}, {11435, 1103010248},
    {11485, 3557956176}, {11508, 4255026978}, {11560, 3877521898}, {11574, 4267328027}, {11585, 3365817217},
    {11597, 1019517826}, {11608, 4255312501}, {11614, 107113802}, {11625, 339302984}, {11646, 571385436},
    {11671, 701971049}, {11693, 3844547848}, {11717, 2993703921}, {11737, 856100507}, {11751, 523418047},
    {11772, 1199509864}, {11781, 71184232}, {11810, 3633864562}, {11816, 3626350180}, {11842, 227242734},
    {11849, 3686895409}, {11876, 23593359}, {11882, 3490026688}, {11908, 2245546586}, {11917, 63500808},
    {11923, 3324008260}, {11930, 2639082641}, {11936, 4241250784}, {11964, 1005534689}, {11992, 433529277},
    {12021, 1104277830}, {12034, 1738166450}, {12069, 4196810825}, {12098, 1042290725}, {12105, 1073217499},
    {12123, 2059328792}, {12131, 1536564555}, {12150, 2064776214}, {12159, 1856753941}, {12179, 1308833490},
    {12183, 3934383778}, {12198, 2480094667}, {12216, 3523238589}, {12224, 1863269210}, {12244, 2099371351},
    {12249, 4096559242}, {12266, 2182794837}, {12273, 667710333}, {12276, 718098122}, {12279, 682728183},
    {12297, 3802467407}, {12318, 3657180965}, {12341, 1665393361}, {12365, 1052733624}, {12374, 184912774},
    {12390, 4089387070}, {12403, 2352568569}, {12416, 1245245715}, {12429, 1262023334}, {12443, 3270702940},
    {12455, 2739892052}, {12470, 2480001844}, {12476, 351428278}, {12493, 2428146278}, {12508, 2992948263},
    {12519, 2349028720}, {12526, 3885786800}, {12538, 1736514697}, {12548, 3474322026}, {12558, 60432295},
    {12563, 1322381784}, {12570, 4012403877}, {12592, 989471740}, {12613, 452908417}, {12632, 423327896},
    {12648, 2453966149}, {12676, 1731566697}, {12687, 2587032280}, {12708, 2963724706}, {12724, 712913813},
    {12756, 2778836517}, {12771, 2173728365}, {12778, 2357661820}, {12794, 409169195}, {12814, 3491459423},
    {12831, 1226170970}, {12854, 3404475955}, {12884, 1624986452}, {12918, 3623300279}, {12935, 3034534074},
    {12955, 575711980}, {12968, 1032586458}, {12980, 266241602}, {13000, 3402924327}, {13010, 1269553309},
    {13016, 503252654}, {13019, 4160314702}, {13023, 159043482}, {13030, 2686336408}, {13035, 2717370895},
    {13045, 1132587367}, {13053, 1195117749}, {13067, 1879021152}, {13081, 581463510}, {13104, 2140377464},
    {13116, 1275514075}, {13128, 2387979536}, {13139, 3884420844}, {13156, 1646387302}, {13168, 308670472},
    {13181, 3934596143}, {13194, 2845511965}, {13217, 4013472960}, {13237, 207861097}, {13253, 2974165697},
    {13260, 1232628331}, {13277, 889198334}, {13296, 3364533173}, {13312, 2007207608}, {13321, 3255160570},
    {13328, 2953807453}, {13335, 709349229}, {13343, 2600881466}, {13358, 2804841900}, {13373, 2904109309},
    {13381, 111583397}, {13391, 249290197}, {13401, 1264874778}, {13413, 2552651146}, {13417, 3749132497},
    {13426, 1230999982}, {13433, 3143743637}, {13447, 3277309783}, {13455, 799079693}, {13460, 2072037248},
    {13469, 1839346743}, {13479, 2980706495}, {13490, 3765738945}, {13504, 1478303606}, {13516, 1491675329},
    {13524, 2435397115}, {13545, 1647672292}, {13564, 1635008148}, {13580, 3124627733}, {13583, 993596020},
    {13598, 2693457989}, {13617, 415476443}, {13630, 1262823941}, {13640, 1622115944}, {13648, 1499161504},
    {13659, 2973219889}, {13672, 2597275607}, {13677, 1748273790}, {13683, 860606716}, {13688, 3002334877},
    {13705, 2034172196}, {13731, 3305562105}, {13749, 3707972394}, {13756, 3647859367}, {13769, 3236366608},
    {13782, 1824874128}, {13803, 2788634194}, {13828, 3813530536}, {13850, 1466132464}, {13878, 3529599493},
    {13910, 2079469443}, {13932, 738891302}, {13950, 3197889394}, {13969, 2360350959}, {13988, 3649363768},
    {14007, 3444963044}, {14038, 2273024933}, {14061, 4264915354}, {14082, 3077942367}, {14111, 590894855},
    {14121, 1618037728}, {14131, 1850454287}, {14141, 3957551837}, {14160, 4284171251}, {14176, 3891447831},
    {14182, 2774883451}, {14194, 3483418915}, {14211, 668816343}, {14219, 2931048700}, {14228, 2388452721},
    {14236, 4258353177}, {14239, 1141775739}, {14245, 4126724647}, {14255, 2859901778}, {14259, 3250964130},
    {14267, 1360419304}, {14271, 3001705435}, {14277, 2071016015}, {14282, 4246411473}, {14286, 2944866961},
    {14289, 418647609}, {14292, 2471879920}, {14294, 1105628090}, {14298, 963632676}, {14301, 1882099852},
    {14310, 2097992392}, {14318, 4171284318}, {14326, 2265671865}, {14333, 2076987736}, {14344, 3694939264},
    {14351, 2984259090}, {14358, 306596620}, {14365, 1616530830}, {14376, 2662881380}, {14383, 3218261061},
    {14390, 2261369287}, {14396, 912855974}, {14402, 3374781713}, {14419, 1149880784}, {14429, 296395306},
    {14440, 1195616409}, {14448, 2949131327}, {14460, 942984426}, {14472, 1491100860}, {14483, 417924775},
    {14494, 3895649598}, {14500, 3882857642}, {14506, 3114108242}, {14513, 2831556715}, {14526, 3401266884},
    {14532, 1451477576}, {14548, 119757721}, {14557, 2438128661}, {14569, 2193512543}, {14576, 4182669406},
    {14586, 1505809199}, {14605, 2758857958}, {14616, 1600511528}, {14622, 785452558}, {14642, 4208727282},
    {14655, 3291555781}, {14659, 407568404}, {14666, 3610741318}, {14673, 2976183426}, {14683, 2611701562},
    {14690, 3561702979}, {14701, 3373400544}, {14706, 616319547}, {14720, 363805148}, {14732, 2670905232},
    {14736, 2984927816}, {14742, 3072721717}, {14749, 382945106}, {14761, 197333961}, {14776, 3768039387},
    {14785, 1202886564}, {14798, 3124826125}, {14815, 1073533898}, {14835, 501308550}, {14854, 2241932221},
    {14872, 4242588933}, {14880, 3290709023}, {14888, 3206573181}, {14896, 3156240324}, {14908, 873554442},
    {14920, 3877044912}, {14927, 1386144670}, {14971, 3391438105}, {15004, 3275802252}, {15010, 1665555596},
    {15020, 955209608}, {15030, 3663374774}, {15038, 2845693673}, {15047, 1402472725}, {15056, 2710028206},
    {15110, 2549331680}, {15131, 2854832407}, {15156, 155406996}, {15168, 3678362229}, {15179, 930651626},
    {15196, 883771916}, {15208, 2754639596}, {15214, 3056320968}, {15234, 2497068525}, {15238, 2223459638},
    {15247, 3578929855}, {15258, 960139624}, {15267, 2007872489}, {15275, 1597548103}, {15290, 957531795},
    {15303, 1010886454}, {15323, 1596791097}, {15328, 828449414}, {15344, 4083200273}, {15360, 1563607652},
    {15365, 3373576235}, {15381, 1686781560}, {15388, 247011038}, {15404, 3118206852}, {15421, 1114429566},
    {15437, 275414779}, {15455, 3681786005}, {15482, 1786964809}, {15485, 4081524352}, {15488, 3880226465},
    {15493, 1336735441}, {15500, 3258804367}, {15509, 3220778976}, {15519, 3246523276}, {15530, 2488280337},
    {15544, 2068458324}, {15559, 763838368}, {15566, 637820293}, {15570, 2601460036}, {15575, 1480246043},
    {15584, 978711165}, {15591, 309439324}, {15600, 2535512472}, {15607, 3189629876}, {15625, 3793360030},
    {15647, 3530699951}, {15666, 3107109432}, {15688, 2768536296}, {15708, 2255243348}, {15726, 1791059818},
    {15732, 4128829753}, {15753, 1910782036}, {15773, 3395304284}, {15796, 1173374833}, {15818, 2943989225},
    {15835, 66633762}, {15845, 3883652983}, {15865, 1787670268}, {15887, 2151592719}, {15899, 288631100},
    {15910, 835911719}, {15921, 18669246}, {15931, 2951402203}, {15951, 3636908325}, {15966, 834189487},
    {15977, 1964022558}, {15987, 684154646}, {16010, 2371177212}, {16035, 1731011858}, {16058, 944362804},
    {16080, 115475624}, {16111, 694824490}, {16120, 3779456605}, {16136, 554307351}, {16156, 580401027},
    {16169, 2837546561}, {16177, 3574960668}, {16180, 1090614859}, {16200, 848102186}
};

static const int32_t slots[] = {
    -1, -1, -1, 656, 162, 706, -1, -1, 159, -1, 295, -1, -1, 129, 1265, 705, -1, -1, 924, 98, 1274, 1304, -1,
    -1, -1, 266, -1, -1, -1, -1, -1, -1, 926, -1, -1, -1, 823, 975, -1, -1, 353, -1, -1, 740, -1, -1, 1301,
    -1, -1, 150, -1, 725, 1036, -1, -1, -1, 955, 233, 531, -1, -1, -1, -1, -1, 84, 571, -1, -1, 1289, -1, -1,
    -1, -1, 332, 171, 1317, -1, -1, 442, -1, 450, -1, -1, 64, -1, -1, 1339, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 569, -1, 1128, -1, 204, -1, -1, 732, -1, -1, -1, -1, 1241, -1, -1, -1, -1, 1087, -1, -1, -1, 545, -1,
    -1, 1029, -1, -1, -1, 1075, -1, -1, -1, -1, 1136, 1238, -1, -1, -1, 73, 963, 1305, -1, -1, 1058, -1, -1,
    5, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 632, 119, 586, -1,
    899, 1335, -1, 1316, -1, -1, -1, 1232, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 209, 747, -1, 695,
    -1, 639, -1, 878, 1215, -1, -1, 965, -1, -1, -1, -1, 809, -1, -1, 369, -1, -1, 1201, -1, 1047, -1, -1,
    -1, -1, -1, -1, -1, -1, 315, -1, 379, 487, -1, -1, 519, 509, 746, 821, 1234, -1, -1, -1, -1, 949, -1, -1,
    1066, -1, -1, -1, -1, -1, 77, 376, 164, 380, 827, 721, 839, -1, -1, -1, -1, 1256, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 772, -1, -1, 351, -1, 791, 468, -1, -1, -1, 152, 591, 1151, -1, -1, -1, -1, -1, 801, -1,
    271, -1, -1, -1, -1, 94, 542, -1, -1, -1, -1, -1, -1, -1, 1159, -1, -1, -1, 1008, -1, -1, -1, 87, 529,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, 1337, 36, -1, -1, -1, -1, 683, -1, -1, -1, 299, 1236, -1, -1, -1,
    415, -1, 488, 149, 373, 396, 892, 528, -1, 143, -1, 494, -1, -1, -1, -1, 888, -1, 754, 920, -1, 817, -1,
    -1, -1, -1, -1, 819, 1086, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 855, 1176, -1, -1, -1, -1, 662,
    -1, -1, 375, 1216, -1, -1, 781, 887, -1, -1, -1, -1, 216, -1, -1, 753, 1309, 260, 1009, 343, 1170, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, 1247, -1, -1, -1, 279, 265, 608, 378, 153, 931, 722, 605, -1, -1, -1,
    832, -1, -1, -1, -1, -1, -1, -1, -1, -1, 231, 407, -1, -1, -1, 92, 1108, 218, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, 724, -1, -1, -1, -1, -1, -1, -1, -1, 402, -1, -1, -1, -1, -1, 95, 125, 454, -1, -1, -1, 633, -1,
    -1, -1, -1, -1, -1, -1, 255, 1109, -1, -1, 1225, -1, 197, -1, 760, -1, -1, -1, -1, 485, 776, 939, 558,
    628, -1, -1, -1, 544, 151, 1134, -1, -1, -1, -1, 1120, -1, -1, 1078, 1292, -1, -1, -1, 215, -1, -1, -1,
    301, 782, 1007, 934, -1, -1, -1, -1, 616, 1031, -1, -1, 421, -1, 416, -1, -1, -1, 287, -1, -1, -1, -1,
    -1, 331, -1, -1, -1, -1, -1, 786, -1, 1113, -1, -1, -1, 576, 500, -1, -1, -1, -1, -1, -1, -1, -1, 757,
    1010, -1, 1163, 1259, -1, -1, 412, 970, 1011, -1, -1, -1, -1, -1, 286, 1153, -1, -1, 1135, -1, 212, 518,
    897, -1, -1, -1, -1, -1, 886, 76, 177, -1, -1, 1198, -1, -1, -1, -1, -1, -1, 698, -1, 773, 340, 409, -1,
    -1, -1, 467, -1, -1, -1, 59, 606, -1, -1, -1, -1, 37, 1002, -1, -1, -1, -1, 976, -1, -1, 598, -1, 58,
    595, 19, 1245, -1, 890, -1, -1, 413, 659, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 489, 916, 969, -1, -1,
    865, -1, -1, -1, 427, -1, 627, -1, 1119, -1, -1, 709, 866, -1, -1, -1, -1, -1, -1, -1, 994, -1, -1, 221,
    -1, 1114, 414, 543, 985, 138, 1175, 1346, 909, 1061, 198, -1, 1098, -1, -1, -1, -1, -1, -1, -1, 372, -1,
    246, 986, -1, 806, -1, -1, -1, 1103, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 62, 79, -1, -1, -1, -1,
    56, -1, -1, 309, 1089, -1, 1032, -1, 1195, 1321, 884, -1, -1, 983, -1, -1, -1, -1, -1, 650, -1, 820, 769,
    1073, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 145, 479, 137, 493, -1, -1, -1, -1, -1, -1, -1, -1, 394,
    -1, -1, -1, 1132, -1, 1065, -1, -1, -1, -1, 945, -1, -1, 1276, -1, 1283, -1, -1, -1, 677, -1, -1, 276,
    -1, -1, 679, -1, -1, 444, 521, 0, 473, -1, 390, -1, -1, -1, -1, -1, -1, -1, -1, 947, -1, -1, -1, -1, -1,
    -1, -1, 941, -1, 9, 1244, -1, -1, -1, -1, -1, -1, -1, -1, 254, -1, -1, -1, -1, -1, -1, -1, 298, -1, 1277,
    743, 593, 1090, 1157, -1, -1, -1, -1, 1023, -1, -1, 237, -1, 20, 207, 540, 668, -1, 168, 203, 696, 833,
    -1, 1311, -1, -1, 727, 1330, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1332, 313, -1, 264,
    -1, -1, 392, -1, -1, -1, 1069, -1, 700, -1, -1, -1, -1, -1, -1, 404, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 261, 317, 736, -1, 690, 723, -1, 808, -1, 24, 1235, -1, 660, 1218, -1, 11, 47, 895, 1226,
    -1, -1, 422, -1, -1, 102, -1, -1, -1, -1, -1, 522, -1, -1, -1, 155, 1243, -1, -1, -1, 189, -1, -1, -1,
    -1, -1, 297, -1, -1, 536, 796, 1129, -1, 651, -1, -1, 848, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 110,
    81, -1, -1, -1, 214, -1, -1, 282, -1, -1, -1, 1125, -1, -1, -1, -1, 1, -1, 831, -1, 39, 90, -1, -1, 170,
    -1, -1, -1, -1, 148, 268, 780, 1034, 1146, 1347, 570, -1, -1, -1, -1, -1, -1, -1, 728, -1, -1, -1, 147,
    -1, -1, -1, -1, -1, -1, -1, 314, -1, -1, 1003, 912, -1, -1, -1, 867, 1110, -1, -1, -1, 1239, -1, -1, -1,
    -1, 708, -1, -1, -1, -1, -1, 273, 763, -1, -1, 1281, -1, -1, 115, -1, -1, -1, -1, -1, 1280, -1, -1, -1,
    158, -1, -1, 506, 798, 1349, -1, -1, -1, -1, 1250, -1, -1, -1, -1, -1, 799, 1054, 1258, -1, 70, -1, 989,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, 1035, -1, -1, 366, -1, -1, 527, 592, -1, -1, -1, -1, 262, -1, -1, -1,
    -1, -1, -1, -1, 183, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 618, 978, -1, -1, -1, -1, 167, 1320, -1,
    943, 1095, 1253, -1, -1, -1, -1, -1, -1, 53, 1063, -1, -1, -1, -1, -1, 93, -1, -1, 410, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 510, -1, 824, 1194, 1308, 439, -1, -1, -1, -1, 501, 645, 520, 1286, 937, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 193, 1111, -1, -1, -1, 893, -1, -1, 69, 1024, 647, -1, -1, -1, -1, -1, -1, -1,
    -1, 1107, 1060, -1, -1, -1, -1, -1, 1053, -1, -1, 594, -1, 359, 136, 815, -1, -1, -1, 399, 484, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1206, -1, -1, 2, -1, -1, -1, -1, -1, -1, -1, -1, 99, -1,
    -1, -1, -1, -1, -1, -1, 921, -1, -1, -1, -1, 232, -1, -1, 1210, -1, 121, -1, 922, -1, -1, 72, 1179, -1,
    -1, -1, 745, -1, 919, -1, -1, -1, -1, 609, -1, 1191, -1, -1, -1, -1, -1, -1, -1, 65, -1, -1, -1, -1, -1,
    -1, 48, -1, -1, 78, 238, -1, -1, 830, -1, -1, -1, -1, 1045, -1, -1, -1, -1, -1, -1, -1, -1, 1083, -1, 28,
    466, -1, 1173, -1, 106, -1, -1, -1, -1, -1, -1, 1222, -1, 71, 669, -1, -1, -1, 418, 1059, -1, -1, 1082,
    1188, -1, -1, -1, -1, -1, -1, -1, 938, -1, -1, -1, -1, -1, 514, 32, -1, -1, -1, -1, -1, 1220, -1, -1, -1,
    -1, -1, -1, 856, -1, 356, 624, 126, 430, 910, 433, -1, 128, 862, -1, -1, -1, -1, -1, -1, 671, 973, 577,
    -1, -1, 767, 1026, -1, -1, -1, 549, 1196, -1, -1, -1, -1, -1, 201, 836, 707, 114, 1341, 247, -1, -1, 474,
    -1, -1, -1, 30, 585, 718, -1, -1, -1, -1, -1, 368, -1, -1, -1, -1, -1, 870, -1, -1, -1, -1, -1, 481, -1,
    248, 42, -1, -1, -1, -1, -1, 337, -1, -1, -1, 1269, 511, -1, -1, -1, -1, 555, 882, -1, 752, -1, -1, -1,
    991, 1228, -1, -1, -1, -1, -1, -1, -1, -1, -1, 901, -1, -1, -1, -1, -1, 275, -1, 600, -1, 1158, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, 805, -1, -1, -1, -1, -1, -1, -1, -1, 491, 1074, -1, 750, -1, -1, 653, -1,
    1193, 825, 186, -1, 790, -1, -1, -1, -1, 784, -1, 874, -1, -1, -1, 1217, -1, -1, -1, -1, 552, 702, -1,
    846, -1, -1, 829, -1, -1, -1, -1, -1, 1020, 1350, 267, -1, -1, -1, -1, 923, 737, -1, -1, -1, -1, -1, -1,
    -1, 828, 918, 1131, 1122, -1, -1, 1169, -1, -1, -1, 338, 881, 1240, -1, -1, 91, 524, -1, 957, -1, 554,
    -1, -1, 1267, -1, -1, -1, -1, -1, -1, -1, -1, 905, -1, -1, -1, 766, 289, -1, -1, -1, -1, 1224, -1, 88,
    1155, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 111, 455, 589, 917, -1, -1, -1, -1, -1, 318, -1, -1, 490,
    -1, -1, -1, -1, 355, -1, -1, -1, -1, -1, -1, 873, -1, -1, -1, -1, -1, -1, -1, -1, 362, -1, -1, -1, -1,
    587, -1, 657, -1, -1, 729, 1263, -1, 761, 771, -1, -1, -1, -1, 344, -1, -1, 43, 556, 1204, 1182, 1229,
    -1, -1, -1, -1, -1, 691, -1, 538, -1, -1, 532, -1, -1, 1205, -1, -1, -1, -1, -1, -1, -1, -1, 553, -1, -1,
    6, -1, 685, -1, -1, -1, -1, -1, -1, -1, 1312, -1, 566, -1, -1, -1, -1, -1, 456, -1, -1, -1, -1, -1, -1,
    417, 837, 101, -1, -1, -1, -1, 176, -1, -1, -1, -1, -1, -1, -1, 1251, 876, -1, 797, -1, -1, -1, -1, 463,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 891, -1, 517, -1, 401, -1, -1, -1, -1, 230, -1, -1, 1018,
    1046, -1, 270, -1, -1, 26, 1162, 89, -1, -1, -1, 190, -1, -1, -1, 18, -1, 281, 900, -1, 802, -1, -1, 980,
    -1, -1, -1, -1, -1, -1, 800, -1, -1, -1, 1150, -1, -1, -1, -1, -1, -1, 507, -1, -1, 880, 406, -1, 1255,
    -1, -1, 775, -1, -1, -1, -1, 849, -1, -1, 1227, -1, -1, 1064, -1, -1, -1, -1, -1, -1, -1, 1310, -1, -1,
    -1, -1, 1214, -1, -1, -1, 1288, 251, 676, -1, -1, -1, 1081, -1, -1, 1293, 607, -1, -1, -1, -1, -1, -1,
    -1, 1221, -1, 45, -1, -1, -1, -1, -1, -1, -1, -1, 386, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 759, -1, -1, -1, 590, 879, 764, -1, -1, 55, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, 1142, -1, 997, 449, 574, -1, -1, -1, -1, -1, -1, 462, 441, 942, 580, 966, -1, -1, -1, -1, -1,
    -1, 1190, -1, 349, -1, 675, 838, -1, -1, 959, -1, 244, -1, 908, 448, -1, -1, -1, 1290, -1, -1, 1327, 854,
    869, 1004, -1, -1, 1314, 1016, -1, -1, -1, -1, -1, -1, -1, 253, 588, -1, 914, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 964, 1181, -1, -1, -1, 319, -1, -1, -1, -1, -1, -1, -1, -1, 471, 226, 935, 1291, -1,
    -1, 187, -1, -1, -1, -1, -1, -1, -1, 1300, -1, -1, -1, -1, -1, -1, 670, -1, -1, -1, -1, -1, 1282, -1, -1,
    -1, 160, -1, 762, 948, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 188, 54, 559,
    464, 1285, 1348, -1, 100, 840, 658, 311, -1, -1, -1, -1, -1, -1, -1, -1, 44, 946, -1, -1, -1, -1, 1116,
    -1, -1, -1, -1, -1, -1, 505, -1, 141, -1, 810, -1, 211, -1, -1, 1318, -1, 993, -1, -1, -1, -1, -1, 1037,
    -1, 1167, -1, -1, -1, 346, -1, -1, -1, -1, 400, -1, -1, -1, -1, -1, -1, 1199, 335, -1, -1, -1, 1160, 847,
    641, -1, -1, -1, 770, 550, -1, -1, 1105, -1, -1, -1, -1, 686, -1, 163, -1, -1, -1, -1, -1, 1071, 83,
    1015, -1, -1, -1, -1, 33, 1117, -1, 990, -1, -1, 636, -1, -1, -1, -1, 52, -1, -1, -1, -1, -1, 804, 703,
    305, -1, -1, 210, 13, 1022, -1, -1, -1, -1, -1, -1, -1, -1, 27, -1, -1, -1, -1, -1, 1252, -1, -1, 678,
    -1, 140, -1, -1, -1, -1, -1, -1, -1, -1, 245, 348, 1202, -1, -1, -1, -1, 321, -1, -1, -1, 751, 929, 710,
    907, 1161, -1, -1, 610, 1319, 689, 602, 288, 715, -1, 807, -1, -1, -1, -1, 768, 8, 1080, -1, -1, -1, -1,
    -1, 779, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 755, -1, -1, -1, 222, 480, 1052, 915, 1091, 1272, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, 1141, -1, -1, -1, -1, -1, 477, -1, 646, 219, -1, -1, -1, -1, -1, -1, -1,
    -1, 142, 1112, 904, -1, -1, -1, 674, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1165, -1, -1, -1, -1, -1,
    -1, 573, -1, -1, -1, -1, 435, -1, -1, 459, 673, -1, 604, -1, -1, -1, -1, -1, -1, 655, 1147, 547, 127,
    175, 1264, -1, 614, 31, -1, 987, -1, 178, 599, -1, -1, 213, 954, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 1342, -1, -1, -1, -1, -1, 1084, -1, 239, -1, -1, -1, 229, -1, -1, -1, -1, -1, -1, 192, 1328, -1, 29,
    257, -1, 626, 437, 635, 1068, 452, 967, 1302, -1, 898, -1, -1, -1, -1, -1, -1, -1, -1, 535, -1, -1, -1,
    858, 382, -1, -1, -1, 1104, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 563, 291, -1, 582, -1, -1, 928,
    794, -1, -1, -1, 638, -1, -1, 354, -1, 293, -1, -1, -1, -1, -1, 377, -1, -1, -1, -1, -1, 1012, 885, 1186,
    1062, -1, 1077, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1189, -1, -1, -1, -1, -1, -1, 458, -1, -1, 1101, -1,
    -1, 191, -1, -1, -1, -1, -1, -1, 1025, -1, -1, -1, -1, -1, 932, -1, 35, 274, -1, 1246, 777, -1, 654,
    1021, -1, -1, -1, 575, -1, 105, 579, 1094, 1266, -1, -1, -1, -1, -1, 325, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 1154, -1, -1, -1, 277, -1, -1, -1, -1, -1, -1, 629, -1, 619, -1, 278, -1, 1261,
    979, -1, -1, -1, 428, -1, -1, -1, -1, -1, -1, 835, 1039, -1, -1, -1, 263, -1, 663, 49, 202, 649, 1030,
    -1, -1, -1, -1, -1, 687, -1, -1, -1, -1, -1, 195, 787, 962, -1, -1, 872, -1, -1, -1, -1, -1, -1, -1, -1,
    499, -1, 859, -1, -1, -1, -1, 1048, -1, -1, -1, -1, -1, 631, 1038, -1, 97, 648, -1, 397, 1043, -1, -1,
    -1, -1, -1, -1, -1, 1223, -1, 7, -1, -1, 903, -1, -1, -1, 749, 681, 992, 22, -1, -1, -1, 250, 774, -1,
    -1, -1, 131, -1, -1, -1, 124, -1, -1, -1, 391, 972, -1, -1, -1, -1, -1, -1, -1, -1, -1, 615, 958, 46,
    185, 34, -1, 82, 86, 792, 894, -1, 502, 623, -1, -1, -1, 182, -1, 497, -1, -1, -1, 352, -1, 1001, -1, -1,
    118, -1, 814, -1, 80, 1006, -1, -1, 25, 927, 1231, 739, -1, -1, -1, -1, -1, 730, -1, -1, -1, -1, -1,
    1126, 851, -1, -1, 584, 1041, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 557, -1, -1, -1, -1, 283, 748, 1076, 1121, -1, 672, 860, 1249, -1, -1, -1, -1, -1, -1, -1, -1, 562,
    622, 871, -1, 1177, -1, 1027, -1, -1, -1, -1, -1, -1, 744, -1, 981, -1, -1, -1, -1, 643, -1, -1, -1, -1,
    -1, -1, -1, 1326, -1, -1, 10, -1, -1, -1, -1, -1, -1, 793, 813, -1, 120, 561, -1, -1, -1, -1, -1, 240,
    324, -1, -1, -1, -1, 308, -1, 431, 1124, -1, -1, -1, 665, 811, -1, -1, -1, -1, -1, 393, -1, -1, -1, 868,
    -1, 1340, -1, -1, -1, -1, 534, 642, -1, 1050, -1, -1, -1, 1331, -1, -1, -1, -1, 360, 581, 896, 1148, -1,
    -1, -1, 692, -1, 537, -1, -1, -1, -1, -1, -1, 470, 304, -1, -1, -1, 322, 61, 482, -1, -1, -1, 713, -1,
    -1, -1, -1, -1, 1156, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 122, 228, 341, 350, 611, -1, -1,
    -1, -1, -1, -1, -1, -1, 1051, -1, -1, -1, -1, -1, -1, -1, 1323, 307, -1, -1, -1, 1042, -1, -1, -1, 16,
    661, -1, -1, -1, -1, -1, 1294, 850, -1, -1, 367, -1, -1, -1, -1, 788, -1, -1, -1, 329, -1, 328, 1187,
    906, 996, -1, -1, 196, 476, -1, 1192, -1, -1, -1, -1, 117, 107, -1, -1, 995, -1, -1, -1, -1, 758, 652,
    716, -1, -1, 738, -1, -1, -1, -1, -1, -1, 1336, -1, 1211, -1, 1123, -1, -1, -1, -1, 1329, 704, -1, -1,
    1088, 1138, -1, 316, -1, -1, -1, 492, -1, -1, 684, -1, -1, -1, -1, -1, 339, -1, -1, 735, -1, 461, -1,
    457, -1, 523, -1, -1, 1233, -1, -1, -1, 486, 603, 1275, -1, -1, -1, -1, -1, -1, -1, 429, -1, -1, -1, 680,
    -1, -1, -1, -1, 361, -1, -1, -1, -1, 290, 199, -1, -1, -1, -1, -1, -1, -1, 75, -1, 583, -1, -1, 1171, -1,
    1254, 634, -1, -1, -1, -1, -1, -1, -1, 1295, -1, -1, -1, -1, 1070, 1040, -1, -1, 541, 425, -1, -1, -1,
    666, 925, -1, -1, -1, 1172, -1, -1, -1, -1, 411, 388, 1212, 572, -1, 383, -1, 513, 336, 953, -1, -1, 508,
    -1, -1, 3, -1, 345, -1, 334, 447, -1, -1, -1, 323, 1184, 443, -1, -1, -1, -1, -1, 364, 104, 4, -1, -1,
    -1, -1, 1072, 424, 988, 911, 1144, 169, 225, 395, 1219, -1, 568, -1, 1333, -1, 877, 516, 385, -1, -1, -1,
    1149, -1, 1325, 756, -1, -1, -1, -1, -1, -1, 292, 864, 224, -1, -1, 1262, -1, 12, 139, 1271, -1, -1, -1,
    913, 1296, -1, -1, -1, -1, -1, -1, 223, -1, 936, -1, 405, 1284, -1, -1, 539, 620, -1, -1, -1, -1, -1,
    845, 852, -1, -1, -1, -1, -1, 1257, -1, -1, 21, 234, 503, -1, 161, -1, -1, 108, -1, -1, -1, 694, -1, -1,
    -1, 157, 1344, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1049, -1, -1, -1, -1, -1, -1, -1, -1,
    156, -1, -1, -1, -1, -1, -1, 1303, -1, 423, -1, -1, -1, 469, 525, 560, 1118, 1200, 999, 1343, -1, 1268,
    1345, 113, 578, -1, 1322, -1, -1, -1, -1, 951, 834, 1334, -1, -1, -1, -1, -1, -1, 472, 371, -1, 67, -1,
    -1, -1, -1, 940, 968, -1, -1, -1, 1230, 206, -1, -1, -1, 1139, -1, 512, 863, -1, 242, -1, -1, 296, 664,
    -1, 1164, -1, 426, -1, -1, -1, -1, 1209, -1, -1, 300, -1, -1, -1, -1, 259, -1, -1, 1180, 1273, -1, -1,
    179, 357, 172, -1, -1, -1, -1, 1097, -1, -1, -1, -1, -1, -1, -1, -1, -1, 803, -1, -1, -1, -1, -1, -1, -1,
    -1, 220, -1, -1, -1, -1, -1, 144, 1145, 533, -1, -1, -1, 134, 812, 1099, 112, -1, 565, -1, 40, 432, 1067,
    1248, -1, -1, -1, 284, -1, 387, -1, -1, -1, 17, 166, -1, -1, -1, -1, -1, -1, -1, 564, 630, 269, 640, 363,
    1056, 625, -1, 1185, -1, -1, 711, 1178, -1, -1, -1, -1, 984, -1, 1279, -1, -1, -1, -1, 1100, 320, 408,
    -1, 15, 66, -1, -1, -1, -1, 1115, 333, -1, 1306, -1, -1, 327, 241, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 1307, -1, -1, -1, -1, -1, 1055, 1130, 998, -1, -1, -1, -1, 243, 613, -1, -1, -1, 1207, 347, 853, -1,
    495, -1, 330, 617, 688, -1, -1, -1, -1, -1, 644, -1, -1, -1, 438, 637, -1, -1, 1127, -1, -1, -1, -1,
    1085, -1, -1, 699, 1174, -1, -1, 875, -1, -1, -1, -1, -1, -1, -1, 597, -1, -1, -1, 419, 451, -1, -1, -1,
    -1, 956, 326, -1, 306, -1, 1028, -1, -1, -1, -1, 50, -1, -1, -1, -1, -1, -1, -1, -1, -1, 697, -1, -1,
    235, 567, 733, 1203, -1, -1, -1, 548, 146, 294, 1270, -1, -1, -1, -1, -1, -1, 205, 1297, -1, 765, -1,
    174, 974, 302, 1168, -1, -1, 612, 826, -1, -1, -1, -1, -1, -1, -1, 1019, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 1299, 930, 1092, -1, -1, -1, -1, -1, -1, 783, 1133, 403, -1, -1, -1, -1, -1, -1, 1152, 1106, -1, -1,
    1183, -1, 1102, 256, -1, -1, -1, -1, -1, -1, 596, -1, 842, 252, -1, -1, 857, 1298, 358, -1, -1, -1, -1,
    181, -1, -1, -1, -1, -1, 601, 51, -1, -1, -1, -1, -1, -1, 272, 365, 123, 530, 483, 1278, 952, -1, -1,
    822, -1, -1, 889, -1, -1, -1, 434, 1338, -1, 741, -1, -1, -1, -1, -1, -1, -1, -1, -1, 173, 74, 370, 384,
    982, -1, 440, -1, -1, -1, -1, 977, 208, 1005, -1, -1, -1, 381, 465, -1, -1, -1, -1, -1, -1, 1044, 1079,
    -1, 445, 734, -1, -1, -1, -1, -1, 460, 1166, 303, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 310, 1242, 249,
    -1, -1, -1, -1, -1, -1, -1, 130, 374, -1, -1, -1, -1, -1, -1, -1, 453, -1, -1, -1, -1, -1, 902, -1, 184,
    -1, -1, -1, -1, -1, 478, -1, -1, -1, -1, -1, 14, 504, -1, 551, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, 712, -1, 446, -1, -1, 180, 1014, 720, -1, 96, -1, 778, -1, 795, -1, -1, 194, 701, 258, 526, 667,
    714, 475, 933, -1, -1, -1, 116, -1, 41, 135, 398, -1, -1, -1, -1, 844, -1, -1, 717, -1, -1, -1, -1, 546,
    -1, 38, 103, -1, -1, -1, -1, -1, 1057, -1, 312, 280, -1, -1, 1013, -1, -1, 742, 818, 236, 960, 1140, -1,
    682, -1, 109, -1, 217, -1, 23, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 944, 498, -1, 785, -1, -1, -1, -1,
    227, -1, -1, -1, -1, -1, -1, 154, 861, 841, -1, 1137, 1213, 816, 789, -1, -1, -1, -1, -1, -1, -1, 731,
    1000, 1208, -1, -1, 843, 1260, -1, 1033, -1, -1, 621, -1, -1, -1, -1, 132, 1143, 1315, 133, -1, -1, -1,
    -1, 961, 1017, 726, -1, 63, -1, 285, 1324, -1, -1, -1, -1, 68, 57, 496, -1, -1, 1237, -1, -1, -1, 719,
    -1, -1, -1, -1, 200, -1, -1, -1, -1, -1, -1, 1287, -1, -1, 85, -1, 950, -1, -1, 1313, 515, -1, 1093, -1,
    -1, -1, -1, -1, -1, -1, 1096, -1, -1, -1, -1, -1, -1, 1197, 60, -1, -1, -1, -1, -1, -1, -1, 420, 436, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 693, 165, -1, -1, -1, -1, -1, -1, -1, 389, 342, -1, -1,
    971, 883, -1, -1, -1, -1, -1, -1, -1, -1
};

static const int16_t first[] = {
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1036, -1, -1, -1, -1, 1093, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 369, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1120, -1, 769, 772, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 396, 398, 400, 367, 402, 366, 384, 435, 437, 441, 438, 351, 376,
    -1, -1, 226, -1, 337, 381, -1, -1, -1, -1, 825, 1, 596, 865, 36, 39, 324, 322, 326, 328, 325, 323, 327,
    329, 230, 213, 214, 298, 1260, 1329, 8, 26, 0, 9, 27, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 207, 208,
    209, 211, 212, 210, -1, -1, 1312, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 412, 427, 1331,
    385, 1333, -1, -1, -1, -1, -1, 307, 60, 73, 82, 101, 54, -1, 499, 556, 558, 560, 562, 564, 566, 568, 570,
    572, 574, 576, 578, 37, 38, 40, 41, 2, -1, 50, 6, 5, -1, -1, 12, 11, -1, 17, 49, 20, 21, 22, 23, 24, 25,
    28, -1, 29, 30, 31, 32, 33, 34, 35, 42, 43, 44, 45, 46, 47, -1, -1, -1, 51, 52, 53, 56, 57, 58, 59, 61,
    63, 64, 67, 68, 69, -1, 70, 71, 72, 78, 79, 75, 74, 80, 88, 89, 84, 83, 87, 91, 92, 93, 97, 98, 99, 100,
    103, 102, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125,
    126, 127, 128, 129, 130, 131, 132, 134, 136, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150,
    152, 903, 759, 909, 763, 153, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170,
    172, 173, 174, 176, 178, -1, -1, 177, -1, -1, 179, 181, 183, 184, 186, 187, 188, 189, 190, 191, 192, 193,
    194, 195, 197, 198, 199, 200, 201, 203, 204, 205, 206, 215, 216, 217, 218, 219, 220, 221, 222, 223, 224,
    225, 227, 228, 229, 231, 232, 233, 234, 237, 241, 244, 245, 246, 247, 248, 249, 250, 251, 252, 253, 254,
    255, 256, 257, 258, 259, 260, 261, 262, 263, 264, 265, 266, 267, 268, 269, 270, 271, 272, 273, 274, 275,
    276, 277, 278, 279, 280, 281, 282, 283, 284, 285, 286, 287, 288, 289, 290, -1, 291, 292, 293, 294, 295,
    296, 299, -1, 300, 301, 302, -1, 303, 304, 305, -1, 306, 310, 311, 315, 316, 317, 318, 319, 320, 321,
    330, 332, 333, 334, 335, 336, 338, 339, 340, 341, 342, 343, 344, 345, 346, 347, 348, -1, 349, -1, 350,
    -1, 355, 356, 359, 361, 363, 364, 365, -1, 370, 372, 375, 377, 378, 379, 380, -1, -1, 392, -1, -1, -1,
    407, 408, 410, 411, 413, 414, 415, 416, 417, 418, 419, 420, 421, 422, -1, 423, 424, -1, -1, 447, 450,
    449, 429, 430, 431, 432, -1, 436, 440, -1, 442, 444, 445, 446, -1, -1, 466, 467, 474, 480, 482, 483, 484,
    485, 486, 487, 488, 489, 490, 491, 494, 497, 509, 511, 513, 592, 500, 501, 502, 503, 507, 505, 506, 508,
    510, 512, 514, 515, 516, 517, 518, 519, 520, 521, 522, 523, 524, 525, 526, 527, 528, 529, 530, 531, 532,
    533, 534, 535, 536, 537, 538, 539, 540, 541, 542, 543, 544, 545, 546, 547, 548, 549, 550, 551, 552, 553,
    554, 555, 580, 581, 583, 584, 585, 586, 587, -1, 602, 590, 591, 593, 594, 595, 597, 598, 599, 600, 601,
    603, 604, 605, 606, 607, 608, 609, 610, 611, 612, 613, 614, 615, 616, 617, 618, 619, 620, 621, 622, 623,
    624, 625, 626, 627, 628, 629, 630, 631, 632, 633, 634, 635, -1, 636, 637, 638, 639, 640, 641, 642, 643,
    644, 646, 647, 648, 649, 650, 651, 652, 653, 654, -1, 655, 656, 657, 658, 659, 660, 661, 662, 663, 664,
    665, 666, 667, 668, 669, 670, 671, 672, 673, 674, 675, 676, 677, 678, -1, 679, 680, 681, 682, 683, 684,
    685, 686, 687, 688, 689, 690, 691, -1, 692, 693, 694, 695, 696, 697, 698, 699, 700, 701, 702, 703, 704,
    705, 706, 707, 708, 709, 710, 711, 712, 713, 714, 715, 716, 717, 718, 719, 720, 721, 722, 723, 724, 725,
    726, 727, 728, 729, 730, 731, 732, 1425, -1, 734, 736, 737, 738, -1, 740, 742, 744, 746, 747, 748, 749,
    750, 751, 752, 753, 754, 755, 756, 757, 758, -1, 760, 762, 764, 765, 766, 767, 768, 770, 771, 773, 774,
    775, 776, -1, 777, 778, -1, 779, 780, -1, -1, 783, 785, -1, -1, 787, 789, 790, 791, 792, 793, 794, 795,
    796, 799, 801, 802, -1, -1, 805, -1, 806, 807, 808, -1, 810, 811, 812, 813, 814, 815, 816, 817, 818, 820,
    821, 822, 828, 830, 832, 833, 835, 836, 837, 839, 840, 841, 842, 843, 844, 845, 846, 847, 849, 850, 851,
    852, 853, 854, 855, 858, 859, 860, 861, 862, 863, 864, 866, 867, 868, 869, 870, 871, 876, 877, 878, -1,
    882, 885, 889, -1, 891, 895, 896, 900, 902, 911, 904, 905, 907, 908, 910, -1, 912, -1, 913, -1, 916, 919,
    922, 925, 928, 932, -1, -1, 933, -1, 934, 935, 936, 937, 938, 939, 940, 941, 942, 943, 944, 945, 946,
    947, 948, 949, 950, 951, 952, -1, 954, 955, 957, 958, 960, 961, 963, 964, 965, 967, 970, 971, 972, 973,
    975, 976, 977, 978, 979, 980, 981, 984, 985, 986, -1, 988, -1, 990, 992, 993, 997, -1, 998, 999, 1000,
    1001, 1002, 1003, 1004, -1, -1, -1, 1007, 1008, 1009, 1010, -1, -1, 1012, 1014, 1016, -1, 1017, -1, 1021,
    1177, 1023, 1024, -1, -1, 1025, 1026, -1, 1027, -1, -1, -1, 1028, 1029, 1030, 1031, 1032, 1033, 1034,
    1035, 1037, 1038, 1039, 1040, 1041, 1042, 1043, 1044, 1045, 1046, 1047, 1048, 1049, 1051, 1052, 1053,
    1054, 1055, 1056, 1057, 1058, 1059, 1060, 1061, 1062, 1063, 1064, 1065, 1066, 1067, 1068, 1069, 1070,
    1071, 1072, 1073, 1074, 1075, 1076, 1077, 1078, 1079, 1080, 1081, 1082, 1083, 1084, 1086, 1088, 1090,
    1091, 1092, 1094, 1095, 1096, 1097, 1098, 1099, 1100, 1101, 1102, 1104, 1105, 1106, 1107, 1108, 1109,
    1110, 1111, 1112, 1113, 1116, 1118, -1, 1114, -1, 1122, 1123, -1, -1, 1210, 1128, -1, -1, 1129, 1130, -1,
    1202, -1, -1, -1, -1, -1, 1140, 1145, 1149, 1150, -1, -1, 1151, 1152, -1, 1153, 1154, 1155, 1156, 1157,
    1158, 1159, 1160, 1165, -1, -1, 1162, 1163, -1, 1167, -1, 1169, 1171, -1, 1173, 1174, 1175, 1178, 1179,
    1180, 1181, 1182, 1183, 1184, 1185, 1186, 1187, 1194, 1189, 1191, 1193, 1195, 1196, 1197, 1199, 1200,
    1201, 1203, 1204, 1205, 1206, 1207, 1208, 1209, 1211, 1212, 1213, 1214, 1215, 1216, 1217, 1218, 1219,
    1220, 1221, 1223, 1224, 1225, 1226, 1227, -1, 1229, 1235, -1, 1237, 1238, 1239, 1241, 1242, 1243, 1244,
    -1, -1, 1246, 1247, 1248, 1249, 1250, 1251, 1252, 1253, 1254, 1255, 1256, 1257, 1258, 1259, -1, 1264,
    1265, 1266, 1267, 1271, 1272, 1273, 1276, 1277, 1278, 1279, 1280, 1281, 1282, 1285, 1288, -1, 1292, 1296,
    1297, 1298, 1299, 1300, 1301, 1302, 1303, 1304, 1306, 1307, 1308, 1309, 1310, 1311, -1, -1, -1, -1, -1,
    1322, 1323, 1324, 1325, 1326, 1327, 1328, 1330, -1, -1, 1334, 1436, -1, -1, 1336, 1437, -1, 1335, -1, -1,
    1340, 1341, 1342, 1343, 1344, 1345, 1347, 1428, 1348, 1429, 1350, 1352, 1353, 1354, 1430, 1431, 1432,
    1355, 1356, 1357, 1358, 1359, 1360, -1, -1, 1362, -1, -1, 1433, 1434, 1364, -1, -1, -1, -1, -1, 1435,
    1367, 1368, 1369, 1370, 1372, 1374, 1375, 1376, 1377, 1378, 1379, 1380, 1381, 1382, 1383, -1, 1384, 1385,
    1387, 1388, 1389, 1390, 1392, 1394, 1396, 1398, 1400, 1401, 1402, 1403, -1, 1407, 1408, 1409, 1410, 1411,
    -1, 1413, 1418, 1420, 1421, -1, 1423, 1438, 1439, 1440, 1441, 1442, 1443, 1444, 1447, 1448, 1449, 1450,
    1452, 1453, 1454, 1455, 1457, 1458, 1459, 1460, 1461, 1463, 1464, 1465, 1466, 1467, 1469, 1470, 1471, -1,
    1472, 1474, 1476, 1426, -1, 1427
};

static const struct catalogue_link links[] = {
    {0, 3, 0}, {0, 589, 0}, {0, -1, 0}, {1, 4, 0}, {2, 7, 0}, {2, -1, 0}, {2, -1, 0}, {3, 10, 0}, {3, 13, 0},
    {3, -1, 0}, {4, 55, 0}, {4, 14, 0}, {4, -1, 0}, {5, 15, 0}, {6, -1, 0}, {7, 16, 0}, {8, -1, 0},
    {9, 18, 0}, {10, 19, 0}, {11, -1, 0}, {12, 185, 4}, {12, -1, 5}, {13, -1, 1}, {13, -1, 0}, {14, -1, 1},
    {14, -1, 0}, {15, -1, 1}, {15, -1, 0}, {16, -1, 1}, {16, -1, 0}, {17, 182, 1}, {17, -1, 0}, {18, -1, 1},
    {19, -1, 0}, {20, -1, 0}, {21, -1, 0}, {22, -1, 2}, {23, -1, 2}, {24, -1, 2}, {25, -1, 2}, {26, -1, 2},
    {27, -1, 2}, {28, -1, 2}, {29, 180, 2}, {30, -1, 2}, {31, -1, 2}, {32, -1, 2}, {33, 48, 0}, {34, -1, 0},
    {35, 65, 4}, {36, 66, 4}, {37, 137, 4}, {38, -1, 4}, {39, -1, 4}, {40, -1, 0}, {41, -1, 0}, {42, 982, 2},
    {43, -1, 2}, {44, 983, 2}, {45, 989, 2}, {46, 62, 0}, {46, -1, 0}, {47, -1, 0}, {48, 77, 4}, {48, -1, 5},
    {49, 95, 2}, {50, 96, 2}, {51, 81, 1}, {51, -1, 0}, {52, -1, 1}, {53, -1, 0}, {54, -1, 0}, {55, 94, 2},
    {56, 76, 0}, {56, 1397, 0}, {56, -1, 0}, {57, -1, 0}, {58, 86, 4}, {59, -1, 2}, {60, -1, 2},
    {61, 1456, 2}, {62, 90, 1}, {63, 85, 0}, {63, 138, 0}, {63, -1, 0}, {64, -1, 0}, {65, 106, 4},
    {65, -1, 5}, {66, 133, 2}, {67, 135, 2}, {68, 175, 1}, {68, -1, 0}, {69, -1, 0}, {70, -1, 0},
    {71, 151, 2}, {72, -1, 2}, {73, -1, 2}, {74, -1, 2}, {75, -1, 2}, {76, -1, 2}, {77, 809, 2},
    {78, 104, 0}, {78, 1391, 0}, {78, -1, 0}, {79, 105, 0}, {80, -1, 0}, {81, 155, 4}, {81, -1, 5},
    {82, -1, 4}, {82, -1, 5}, {83, -1, 4}, {83, -1, 5}, {84, -1, 0}, {85, -1, 4}, {85, -1, 5}, {86, -1, 4},
    {86, -1, 5}, {87, -1, 4}, {87, -1, 5}, {88, -1, 4}, {88, -1, 5}, {89, -1, 2}, {89, -1, 0}, {90, -1, 2},
    {90, -1, 0}, {91, -1, 2}, {91, -1, 0}, {92, -1, 2}, {92, -1, 0}, {93, -1, 2}, {93, -1, 0}, {94, -1, 2},
    {94, -1, 0}, {95, -1, 2}, {95, -1, 0}, {96, -1, 2}, {96, -1, 0}, {97, -1, 2}, {98, 901, 2}, {99, -1, 2},
    {99, -1, 0}, {100, -1, 2}, {100, -1, 0}, {101, -1, 2}, {101, -1, 0}, {102, 331, 2}, {102, -1, 0},
    {103, -1, 2}, {103, -1, 0}, {104, 898, 2}, {105, 582, 2}, {106, -1, 2}, {107, 154, 0}, {107, -1, 0},
    {108, -1, 0}, {109, 202, 4}, {109, -1, 5}, {110, -1, 1}, {110, -1, 0}, {111, -1, 1}, {111, -1, 0},
    {112, -1, 1}, {112, -1, 0}, {113, 479, 1}, {113, -1, 0}, {114, 481, 1}, {114, -1, 0}, {115, -1, 1},
    {115, -1, 0}, {116, 171, 1}, {116, -1, 0}, {117, 352, 1}, {117, -1, 0}, {118, -1, 1}, {118, -1, 0},
    {119, -1, 1}, {119, -1, 0}, {120, -1, 1}, {121, -1, 0}, {122, -1, 2}, {123, -1, 2}, {124, -1, 2},
    {125, -1, 1}, {126, -1, 2}, {127, -1, 2}, {128, -1, 0}, {129, -1, 5}, {130, 196, 5}, {131, -1, 5},
    {132, -1, 5}, {133, -1, 5}, {134, -1, 5}, {135, -1, 5}, {136, -1, 5}, {137, -1, 5}, {138, -1, 5},
    {139, -1, 4}, {140, -1, 4}, {141, -1, 4}, {141, -1, 5}, {142, -1, 4}, {142, 1305, 5}, {143, 312, 4},
    {144, 240, 4}, {144, -1, 5}, {145, 236, 4}, {145, -1, 5}, {146, -1, 0}, {147, -1, 0}, {148, -1, 0},
    {149, -1, 0}, {150, -1, 0}, {151, -1, 0}, {152, -1, 0}, {152, -1, 0}, {153, -1, 0}, {153, -1, 0},
    {154, -1, 0}, {154, -1, 0}, {155, -1, 0}, {156, -1, 0}, {156, -1, 0}, {157, -1, 0}, {157, -1, 0},
    {158, -1, 0}, {158, -1, 0}, {159, 1386, 0}, {159, -1, 0}, {160, -1, 0}, {160, -1, 0}, {161, -1, 0},
    {161, -1, 0}, {162, -1, 0}, {162, -1, 0}, {163, 235, 0}, {164, -1, 0}, {165, 238, 0}, {165, -1, 0},
    {166, 239, 0}, {167, 386, 0}, {168, 242, 0}, {168, -1, 0}, {169, 243, 0}, {170, 387, 0}, {171, -1, 0},
    {171, -1, 0}, {172, -1, 0}, {172, -1, 0}, {173, -1, 0}, {173, -1, 0}, {174, -1, 0}, {174, -1, 0},
    {175, -1, 0}, {175, -1, 0}, {176, -1, 0}, {176, -1, 0}, {177, -1, 0}, {177, -1, 0}, {178, -1, 0},
    {178, -1, 0}, {179, -1, 0}, {179, -1, 0}, {180, -1, 0}, {180, -1, 0}, {181, -1, 0}, {181, -1, 0},
    {182, -1, 0}, {182, -1, 0}, {183, -1, 0}, {183, -1, 0}, {184, -1, 0}, {184, -1, 0}, {185, -1, 0},
    {185, -1, 0}, {186, -1, 0}, {186, -1, 0}, {187, -1, 0}, {188, -1, 0}, {189, -1, 0}, {190, -1, 0},
    {191, -1, 0}, {192, -1, 0}, {193, -1, 5}, {194, -1, 5}, {195, -1, 5}, {196, -1, 5}, {197, -1, 5},
    {198, -1, 5}, {199, -1, 5}, {200, -1, 5}, {201, 297, 1}, {202, 959, 4}, {203, 962, 4}, {204, -1, 4},
    {205, -1, 4}, {206, -1, 4}, {207, -1, 4}, {208, -1, 1}, {209, -1, 1}, {210, -1, 1}, {211, -1, 1},
    {212, -1, 2}, {213, -1, 1}, {214, -1, 2}, {215, -1, 2}, {216, -1, 2}, {217, -1, 1}, {218, 308, 0},
    {219, 309, 0}, {220, -1, 0}, {221, 313, 3}, {222, 314, 3}, {223, -1, 4}, {224, -1, 2}, {225, -1, 2},
    {226, -1, 2}, {227, -1, 0}, {227, -1, 0}, {228, -1, 0}, {228, -1, 0}, {229, -1, 0}, {229, -1, 0},
    {230, -1, 0}, {230, -1, 0}, {231, -1, 0}, {231, -1, 0}, {232, -1, 0}, {232, -1, 0}, {233, -1, 0},
    {233, -1, 0}, {234, 405, 2}, {235, 406, 2}, {236, 354, 2}, {237, 358, 2}, {238, 472, 1}, {239, 464, 1},
    {240, -1, 0}, {241, 452, 1}, {242, 453, 1}, {243, 443, 1}, {244, 383, 1}, {245, 382, 1}, {246, -1, 1},
    {247, -1, 1}, {248, -1, 1}, {249, -1, 5}, {250, -1, 1}, {251, -1, 1}, {252, -1, 1}, {253, -1, 1},
    {254, -1, 1}, {255, -1, 1}, {256, 353, 1}, {257, 368, 1}, {258, 458, 1}, {259, 459, 1}, {260, 357, 1},
    {261, -1, 1}, {262, -1, 1}, {263, 360, 1}, {264, -1, 1}, {265, 362, 1}, {266, 374, 1}, {267, -1, 1},
    {268, -1, 1}, {269, -1, 1}, {270, 403, 1}, {271, 401, 1}, {272, 409, 1}, {273, -1, 2}, {274, 371, 1},
    {275, -1, 1}, {276, 373, 1}, {277, -1, 1}, {278, -1, 1}, {279, -1, 1}, {280, -1, 1}, {281, 395, 1},
    {282, -1, 2}, {283, -1, 2}, {284, -1, 2}, {285, 454, 1}, {286, 455, 1}, {287, 456, 1}, {288, 404, 1},
    {289, 473, 0}, {290, 388, 1}, {291, 389, 1}, {292, 390, 0}, {293, 391, 0}, {294, 463, 1}, {295, 462, 1},
    {296, 393, 1}, {297, 394, 1}, {298, 460, 1}, {299, -1, 1}, {300, 397, 1}, {301, 1346, 1}, {302, 399, 1},
    {303, 493, 1}, {304, 495, 1}, {305, -1, 1}, {306, -1, 1}, {307, 498, 1}, {308, 439, 1}, {309, 433, 2},
    {310, 434, 2}, {311, -1, 1}, {312, -1, 1}, {313, 457, 1}, {314, -1, 1}, {315, -1, 1}, {316, 425, 0},
    {317, -1, 2}, {318, -1, 2}, {319, -1, 2}, {320, -1, 2}, {321, -1, 2}, {322, -1, 2}, {323, -1, 2},
    {324, -1, 2}, {325, -1, 1}, {326, -1, 1}, {327, -1, 1}, {328, -1, 0}, {329, 426, 0}, {330, 428, 0},
    {331, -1, 0}, {332, 1332, 0}, {333, -1, 2}, {334, -1, 2}, {335, 1198, 2}, {336, -1, 2}, {337, 468, 2},
    {338, 469, 2}, {339, -1, 1}, {340, -1, 1}, {341, -1, 1}, {342, -1, 1}, {343, 496, 1}, {344, 1462, 1},
    {345, -1, 1}, {346, -1, 1}, {347, -1, 1}, {348, -1, 1}, {349, -1, 1}, {350, -1, 1}, {351, 448, 0},
    {352, 451, 0}, {353, -1, 0}, {354, -1, 0}, {355, -1, 0}, {356, 471, 1}, {357, -1, 1}, {358, -1, 1},
    {359, -1, 1}, {360, -1, 1}, {361, 470, 1}, {362, 465, 1}, {363, -1, 1}, {364, 461, 1}, {365, -1, 1},
    {366, -1, 1}, {367, -1, 1}, {368, -1, 1}, {369, 478, 2}, {370, -1, 2}, {371, -1, 2}, {372, 476, 2},
    {373, 477, 2}, {374, 492, 1}, {375, -1, 1}, {376, -1, 1}, {377, -1, 0}, {378, 475, 0}, {379, -1, 0},
    {380, -1, 2}, {381, 1373, 2}, {382, -1, 2}, {383, -1, 1}, {384, -1, 1}, {385, -1, 1}, {386, -1, 1},
    {387, -1, 1}, {388, -1, 1}, {389, -1, 1}, {390, -1, 1}, {391, -1, 1}, {392, -1, 1}, {393, -1, 1},
    {394, -1, 1}, {395, -1, 1}, {396, 875, 1}, {397, -1, 1}, {398, -1, 1}, {399, -1, 1}, {400, -1, 1},
    {401, -1, 1}, {402, -1, 1}, {403, 504, 0}, {404, -1, 1}, {405, -1, 1}, {406, -1, 1}, {407, -1, 1},
    {408, -1, 0}, {409, -1, 4}, {410, -1, 3}, {411, -1, 4}, {412, -1, 3}, {413, -1, 4}, {414, -1, 3},
    {415, -1, 4}, {416, -1, 3}, {417, -1, 4}, {418, -1, 3}, {419, -1, 4}, {420, -1, 3}, {421, -1, 4},
    {422, -1, 3}, {423, -1, 4}, {424, -1, 3}, {425, -1, 4}, {426, -1, 3}, {427, -1, 4}, {428, -1, 3},
    {429, -1, 4}, {430, -1, 3}, {431, -1, 4}, {432, -1, 3}, {433, -1, 4}, {434, -1, 3}, {435, -1, 4},
    {436, -1, 3}, {437, -1, 4}, {438, -1, 3}, {439, -1, 4}, {440, -1, 4}, {441, -1, 4}, {442, -1, 4},
    {443, -1, 4}, {444, -1, 4}, {445, -1, 4}, {446, -1, 4}, {447, -1, 4}, {448, -1, 4}, {449, -1, 4},
    {450, -1, 4}, {451, -1, 4}, {452, -1, 4}, {453, -1, 4}, {454, -1, 4}, {455, -1, 4}, {456, -1, 4},
    {457, -1, 4}, {458, -1, 4}, {459, -1, 4}, {460, 557, 0}, {461, -1, 0}, {462, 559, 0}, {463, -1, 0},
    {464, 561, 0}, {465, 588, 0}, {466, 563, 0}, {467, -1, 0}, {468, 565, 0}, {469, 645, 0}, {470, 567, 0},
    {471, -1, 0}, {472, 569, 0}, {473, -1, 0}, {474, 571, 0}, {475, -1, 0}, {476, 573, 0}, {477, -1, 0},
    {478, 575, 0}, {479, -1, 0}, {480, 577, 0}, {481, -1, 0}, {482, 579, 0}, {483, -1, 0}, {484, 823, 2},
    {485, 824, 2}, {486, 761, 2}, {487, 826, 2}, {488, 827, 2}, {489, -1, 2}, {490, 829, 2}, {491, -1, 0},
    {492, -1, 0}, {493, 831, 2}, {494, -1, 1}, {495, -1, 2}, {496, -1, 2}, {497, -1, 2}, {498, 1446, 2},
    {499, -1, 2}, {500, -1, 2}, {501, 834, 2}, {502, -1, 2}, {503, -1, 2}, {504, -1, 2}, {505, 819, 2},
    {506, -1, 2}, {507, -1, 2}, {508, 857, 2}, {509, -1, 2}, {510, -1, 2}, {511, -1, 2}, {512, -1, 2},
    {513, -1, 2}, {514, 848, 2}, {515, -1, 2}, {516, -1, 2}, {517, -1, 2}, {518, -1, 2}, {519, -1, 2},
    {520, -1, 2}, {521, -1, 2}, {522, -1, 2}, {523, -1, 2}, {524, -1, 2}, {525, -1, 2}, {526, -1, 2},
    {527, -1, 2}, {528, -1, 2}, {529, -1, 2}, {530, -1, 2}, {531, -1, 2}, {532, 838, 2}, {533, -1, 2},
    {534, -1, 2}, {535, -1, 2}, {536, -1, 2}, {537, -1, 2}, {538, -1, 2}, {539, -1, 4}, {539, -1, 5},
    {540, -1, 4}, {540, -1, 5}, {541, -1, 4}, {541, -1, 5}, {542, -1, 4}, {542, -1, 5}, {543, 1351, 4},
    {543, -1, 5}, {544, -1, 0}, {545, -1, 2}, {546, -1, 2}, {547, -1, 2}, {548, -1, 2}, {549, -1, 2},
    {550, -1, 2}, {551, -1, 2}, {552, -1, 2}, {553, 856, 2}, {554, -1, 4}, {555, -1, 4}, {555, -1, 5},
    {556, -1, 4}, {557, -1, 4}, {557, -1, 5}, {558, -1, 4}, {559, -1, 4}, {559, -1, 5}, {560, -1, 4},
    {561, -1, 4}, {561, -1, 5}, {562, -1, 4}, {563, -1, 4}, {563, -1, 5}, {564, -1, 4}, {565, -1, 4},
    {565, -1, 5}, {566, -1, 4}, {567, -1, 4}, {567, -1, 5}, {568, -1, 2}, {569, -1, 2}, {570, -1, 2},
    {571, 931, 4}, {572, -1, 4}, {572, -1, 5}, {573, -1, 4}, {574, -1, 4}, {574, -1, 5}, {575, -1, 4},
    {576, -1, 4}, {576, -1, 5}, {577, -1, 4}, {578, -1, 4}, {578, -1, 5}, {579, -1, 4}, {580, -1, 4},
    {581, -1, 4}, {581, -1, 5}, {582, -1, 4}, {583, -1, 4}, {583, -1, 5}, {584, -1, 4}, {585, -1, 4},
    {585, -1, 5}, {586, -1, 4}, {587, -1, 4}, {587, -1, 5}, {588, -1, 4}, {589, -1, 4}, {589, -1, 5},
    {590, -1, 4}, {591, -1, 4}, {591, -1, 5}, {592, -1, 4}, {593, -1, 4}, {593, -1, 5}, {594, -1, 4},
    {595, -1, 4}, {595, -1, 5}, {596, -1, 4}, {597, -1, 4}, {597, -1, 5}, {598, -1, 4}, {599, -1, 4},
    {599, -1, 5}, {600, -1, 4}, {601, -1, 4}, {601, -1, 5}, {602, -1, 4}, {603, -1, 4}, {603, -1, 5},
    {604, -1, 4}, {605, -1, 4}, {605, -1, 5}, {606, -1, 4}, {607, 733, 1}, {608, 995, 1}, {609, 735, 1},
    {610, 996, 1}, {611, -1, 1}, {612, -1, 1}, {613, 739, 1}, {614, -1, 1}, {615, 741, 1}, {616, -1, 1},
    {617, 743, 1}, {618, -1, 1}, {619, 745, 1}, {620, -1, 1}, {621, -1, 1}, {622, -1, 1}, {623, -1, 2},
    {624, -1, 2}, {625, -1, 2}, {626, -1, 2}, {627, -1, 2}, {628, 966, 2}, {629, -1, 2}, {630, -1, 2},
    {631, -1, 2}, {632, -1, 2}, {633, -1, 2}, {634, 956, 4}, {634, -1, 5}, {635, 899, 4}, {635, -1, 5},
    {636, 953, 4}, {636, -1, 5}, {637, -1, 4}, {637, -1, 5}, {638, -1, 4}, {638, -1, 5}, {639, 968, 0},
    {640, -1, 2}, {641, -1, 2}, {642, -1, 2}, {643, -1, 1}, {644, -1, 1}, {645, -1, 1}, {646, -1, 1},
    {647, -1, 1}, {648, -1, 1}, {649, -1, 1}, {650, 781, 1}, {651, 782, 1}, {652, -1, 1}, {653, 784, 1},
    {654, 872, 1}, {655, 786, 1}, {656, -1, 1}, {657, 788, 1}, {658, -1, 1}, {659, 797, 1}, {660, 798, 1},
    {661, 1050, 1}, {662, -1, 1}, {663, -1, 1}, {664, -1, 1}, {665, -1, 1}, {666, 800, 1}, {667, -1, 1},
    {668, -1, 1}, {669, -1, 1}, {670, -1, 1}, {671, -1, 1}, {672, 803, 1}, {673, 804, 1}, {674, -1, 1},
    {675, -1, 4}, {676, 1161, 4}, {677, -1, 3}, {678, 874, 1}, {679, 1393, 1}, {680, -1, 0}, {681, -1, 0},
    {682, -1, 0}, {683, -1, 0}, {684, -1, 2}, {685, -1, 2}, {686, -1, 2}, {687, -1, 2}, {688, -1, 2},
    {689, -1, 2}, {690, -1, 2}, {691, -1, 2}, {692, -1, 2}, {693, 879, 2}, {694, 1371, 2}, {695, 883, 2},
    {696, -1, 2}, {697, -1, 2}, {698, -1, 2}, {699, 969, 2}, {700, -1, 2}, {701, 897, 2}, {702, -1, 2},
    {703, -1, 2}, {704, -1, 2}, {705, -1, 2}, {706, -1, 2}, {707, -1, 2}, {708, -1, 2}, {709, -1, 2},
    {710, -1, 2}, {711, -1, 2}, {712, -1, 2}, {713, -1, 2}, {714, -1, 2}, {715, -1, 2}, {716, -1, 2},
    {717, -1, 2}, {718, -1, 2}, {719, -1, 2}, {720, -1, 2}, {721, -1, 2}, {722, -1, 2}, {723, -1, 2},
    {724, -1, 2}, {725, -1, 2}, {726, 974, 2}, {727, -1, 2}, {728, -1, 2}, {729, -1, 2}, {730, -1, 2},
    {731, -1, 2}, {732, -1, 2}, {733, -1, 2}, {734, -1, 1}, {735, -1, 1}, {736, -1, 1}, {737, -1, 1},
    {738, -1, 2}, {739, -1, 2}, {740, -1, 1}, {741, -1, 1}, {742, 873, 1}, {743, -1, 1}, {744, -1, 1},
    {745, 1349, 1}, {746, -1, 0}, {747, -1, 0}, {748, -1, 0}, {749, 880, 1}, {750, 881, 1}, {751, -1, 1},
    {752, -1, 1}, {753, 884, 1}, {754, -1, 1}, {755, 886, 1}, {756, 887, 1}, {757, 888, 1}, {758, -1, 1},
    {759, 890, 1}, {760, -1, 1}, {761, 892, 1}, {762, 893, 1}, {763, 894, 1}, {764, -1, 1}, {765, -1, 1},
    {766, -1, 1}, {767, 1399, 2}, {768, 1415, 2}, {769, 906, 2}, {770, -1, 2}, {771, 1395, 2}, {772, -1, 4},
    {773, -1, 4}, {774, -1, 4}, {775, -1, 4}, {776, -1, 4}, {777, -1, 4}, {778, -1, 4}, {779, -1, 4},
    {780, -1, 4}, {781, -1, 0}, {782, -1, 0}, {783, 914, 0}, {784, 915, 0}, {785, -1, 0}, {786, 917, 0},
    {787, 918, 0}, {788, -1, 0}, {789, 920, 0}, {790, 921, 0}, {791, -1, 0}, {792, 923, 0}, {793, 924, 0},
    {794, -1, 0}, {795, 926, 0}, {796, 927, 0}, {797, -1, 0}, {798, 929, 0}, {799, 930, 0}, {800, -1, 0},
    {801, -1, 4}, {802, -1, 4}, {803, -1, 4}, {803, -1, 5}, {804, -1, 4}, {805, -1, 4}, {805, -1, 5},
    {806, -1, 4}, {807, -1, 4}, {807, -1, 5}, {808, -1, 4}, {809, -1, 4}, {809, -1, 5}, {810, -1, 4},
    {811, -1, 4}, {811, -1, 5}, {812, -1, 4}, {813, -1, 4}, {813, -1, 5}, {814, -1, 4}, {815, -1, 4},
    {815, -1, 5}, {816, -1, 4}, {816, -1, 5}, {817, -1, 4}, {818, -1, 4}, {818, -1, 5}, {819, -1, 4},
    {820, -1, 4}, {820, -1, 5}, {821, -1, 4}, {822, -1, 4}, {822, -1, 5}, {823, -1, 4}, {824, -1, 2},
    {825, -1, 2}, {826, 1468, 2}, {827, -1, 2}, {828, -1, 2}, {829, -1, 2}, {830, -1, 2}, {831, -1, 2},
    {832, -1, 2}, {833, 1222, 2}, {834, -1, 2}, {835, -1, 2}, {836, -1, 2}, {837, -1, 2}, {838, -1, 2},
    {839, -1, 2}, {840, -1, 2}, {841, -1, 2}, {842, -1, 2}, {843, 991, 2}, {844, 987, 1}, {845, 1006, 1},
    {846, 1005, 1}, {847, -1, 1}, {848, -1, 1}, {849, -1, 1}, {850, 1121, 1}, {851, -1, 1}, {852, 994, 1},
    {853, -1, 1}, {854, -1, 1}, {855, -1, 1}, {856, -1, 1}, {857, -1, 1}, {858, -1, 1}, {859, -1, 1},
    {860, -1, 2}, {861, -1, 2}, {862, -1, 2}, {863, -1, 2}, {864, -1, 1}, {865, -1, 1}, {866, -1, 1},
    {867, -1, 1}, {868, -1, 1}, {869, 1011, 0}, {870, -1, 0}, {871, 1013, 0}, {872, 1022, 0}, {873, 1015, 0},
    {874, -1, 0}, {875, -1, 0}, {876, 1018, 0}, {877, 1019, 0}, {878, 1020, 0}, {879, -1, 0}, {880, -1, 0},
    {881, -1, 0}, {882, -1, 0}, {883, -1, 0}, {884, -1, 4}, {885, -1, 4}, {886, -1, 4}, {887, -1, 4},
    {887, -1, 5}, {888, -1, 4}, {888, -1, 5}, {889, -1, 4}, {889, -1, 5}, {890, -1, 4}, {890, -1, 5},
    {891, -1, 4}, {891, -1, 5}, {892, -1, 4}, {892, -1, 5}, {893, -1, 4}, {893, -1, 5}, {894, -1, 4},
    {894, -1, 5}, {895, -1, 4}, {895, -1, 5}, {896, -1, 4}, {896, -1, 5}, {897, -1, 4}, {897, -1, 5},
    {898, -1, 4}, {898, -1, 5}, {899, -1, 4}, {899, -1, 5}, {900, -1, 4}, {900, -1, 5}, {901, -1, 4},
    {901, -1, 5}, {902, -1, 4}, {902, -1, 5}, {903, -1, 4}, {904, -1, 4}, {905, -1, 4}, {906, -1, 4},
    {907, -1, 4}, {908, -1, 4}, {909, -1, 4}, {910, -1, 4}, {911, -1, 4}, {912, -1, 4}, {913, -1, 4},
    {914, -1, 4}, {915, -1, 4}, {916, 1127, 4}, {916, -1, 5}, {917, 1087, 4}, {917, -1, 5}, {918, 1089, 4},
    {918, -1, 5}, {919, 1085, 4}, {919, -1, 5}, {920, -1, 4}, {921, -1, 4}, {922, -1, 4}, {923, -1, 4},
    {924, 1103, 4}, {924, -1, 5}, {925, 1125, 4}, {925, -1, 5}, {926, 1126, 4}, {926, -1, 5}, {927, -1, 4},
    {927, -1, 5}, {928, -1, 4}, {928, -1, 5}, {929, -1, 4}, {929, -1, 5}, {930, -1, 4}, {930, -1, 5},
    {931, -1, 4}, {931, -1, 5}, {932, -1, 4}, {932, -1, 5}, {933, 1124, 4}, {933, -1, 5}, {934, -1, 4},
    {934, -1, 5}, {935, -1, 4}, {935, -1, 5}, {936, -1, 0}, {937, -1, 0}, {938, 1176, 5}, {939, -1, 0},
    {940, 1115, 0}, {941, -1, 3}, {942, -1, 0}, {943, 1117, 0}, {944, -1, 0}, {945, 1119, 0}, {946, -1, 0},
    {947, 1228, 1}, {948, -1, 1}, {949, -1, 2}, {950, -1, 2}, {951, -1, 4}, {952, -1, 4}, {953, -1, 4},
    {954, -1, 4}, {955, -1, 3}, {956, -1, 0}, {957, 1131, 3}, {958, 1132, 3}, {959, 1133, 3}, {960, 1134, 3},
    {961, 1135, 3}, {962, 1136, 3}, {963, 1137, 3}, {964, 1138, 3}, {965, 1139, 3}, {966, -1, 3},
    {967, 1141, 3}, {968, 1142, 3}, {969, 1143, 3}, {970, 1144, 3}, {971, -1, 3}, {972, 1146, 3},
    {973, 1147, 3}, {974, 1148, 3}, {975, -1, 3}, {976, -1, 3}, {977, -1, 3}, {978, -1, 3}, {979, -1, 3},
    {980, -1, 3}, {981, 1240, 3}, {982, -1, 3}, {983, -1, 3}, {984, -1, 3}, {985, -1, 3}, {986, -1, 3},
    {987, -1, 3}, {988, -1, 4}, {989, -1, 4}, {990, 1164, 3}, {991, -1, 3}, {992, 1166, 0}, {993, -1, 0},
    {994, 1168, 1}, {995, -1, 1}, {996, 1170, 1}, {997, -1, 1}, {998, 1172, 1}, {999, -1, 1}, {1000, -1, 0},
    {1001, -1, 0}, {1002, -1, 0}, {1003, -1, 3}, {1004, -1, 3}, {1005, -1, 3}, {1006, -1, 3}, {1007, -1, 3},
    {1008, -1, 5}, {1009, -1, 5}, {1010, -1, 5}, {1011, -1, 0}, {1012, -1, 3}, {1013, -1, 3},
    {1014, 1188, 0}, {1015, -1, 0}, {1016, 1190, 0}, {1017, -1, 0}, {1018, 1192, 0}, {1019, -1, 0},
    {1020, -1, 0}, {1021, -1, 2}, {1022, -1, 2}, {1023, -1, 2}, {1024, -1, 2}, {1025, -1, 2}, {1026, -1, 2},
    {1027, -1, 2}, {1028, -1, 2}, {1029, -1, 2}, {1030, -1, 2}, {1031, -1, 2}, {1032, -1, 2}, {1033, -1, 2},
    {1034, -1, 2}, {1035, -1, 2}, {1036, -1, 2}, {1037, -1, 2}, {1038, -1, 2}, {1039, -1, 2},
    {1040, 1232, 2}, {1041, 1233, 2}, {1042, 1234, 2}, {1043, -1, 2}, {1044, -1, 2}, {1045, -1, 2},
    {1046, -1, 2}, {1047, -1, 2}, {1048, -1, 2}, {1049, -1, 2}, {1050, -1, 2}, {1051, -1, 1}, {1052, -1, 1},
    {1053, -1, 1}, {1054, -1, 1}, {1055, 1230, 1}, {1056, 1231, 1}, {1057, -1, 1}, {1058, -1, 1},
    {1059, -1, 2}, {1060, -1, 2}, {1061, -1, 2}, {1062, 1236, 1}, {1063, -1, 1}, {1064, -1, 3},
    {1065, -1, 3}, {1066, -1, 3}, {1067, -1, 3}, {1068, -1, 3}, {1069, -1, 3}, {1070, -1, 3},
    {1071, 1245, 0}, {1072, 1318, 0}, {1073, -1, 5}, {1074, -1, 0}, {1075, -1, 0}, {1076, -1, 0},
    {1077, -1, 0}, {1078, -1, 0}, {1079, -1, 0}, {1080, -1, 0}, {1081, -1, 0}, {1082, -1, 0}, {1083, -1, 0},
    {1084, -1, 0}, {1085, -1, 0}, {1086, -1, 0}, {1087, 1261, 0}, {1088, 1262, 0}, {1089, 1263, 0},
    {1090, -1, 0}, {1091, -1, 0}, {1092, 1268, 0}, {1093, 1269, 0}, {1094, 1270, 0}, {1095, -1, 0},
    {1096, -1, 0}, {1097, -1, 0}, {1098, 1274, 0}, {1099, 1275, 0}, {1100, -1, 0}, {1101, -1, 0},
    {1102, -1, 0}, {1103, -1, 0}, {1104, -1, 0}, {1105, -1, 0}, {1106, -1, 5}, {1107, -1, 5}, {1108, -1, 0},
    {1109, 1283, 0}, {1110, 1284, 0}, {1111, -1, 0}, {1112, 1286, 0}, {1113, 1287, 0}, {1114, -1, 0},
    {1115, 1289, 0}, {1116, 1290, 0}, {1117, 1291, 0}, {1118, -1, 0}, {1119, 1293, 0}, {1120, 1294, 0},
    {1121, 1295, 0}, {1122, -1, 0}, {1123, -1, 0}, {1124, -1, 0}, {1125, -1, 5}, {1126, -1, 5},
    {1127, -1, 5}, {1128, -1, 5}, {1129, -1, 5}, {1130, -1, 5}, {1131, -1, 5}, {1132, -1, 5}, {1133, -1, 5},
    {1134, -1, 5}, {1135, -1, 5}, {1136, -1, 5}, {1137, -1, 5}, {1138, -1, 5}, {1139, 1313, 0},
    {1140, 1314, 0}, {1141, 1315, 0}, {1142, 1316, 0}, {1143, 1317, 0}, {1144, -1, 0}, {1145, 1319, 0},
    {1146, 1320, 0}, {1147, 1321, 0}, {1148, -1, 0}, {1149, -1, 2}, {1150, -1, 2}, {1151, -1, 2},
    {1152, -1, 2}, {1153, -1, 2}, {1154, -1, 2}, {1155, -1, 2}, {1156, -1, 0}, {1157, -1, 0}, {1158, -1, 0},
    {1159, -1, 0}, {1160, -1, 0}, {1161, -1, 0}, {1161, -1, 0}, {1162, 1337, 0}, {1163, 1338, 0},
    {1164, 1339, 0}, {1165, 1366, 0}, {1166, -1, 0}, {1167, -1, 0}, {1168, -1, 1}, {1169, -1, 1},
    {1170, -1, 1}, {1171, -1, 1}, {1172, -1, 1}, {1173, -1, 1}, {1174, -1, 1}, {1175, 1414, 1},
    {1176, -1, 1}, {1177, -1, 1}, {1178, 1406, 1}, {1179, -1, 1}, {1180, -1, 1}, {1181, -1, 0},
    {1182, -1, 0}, {1183, -1, 0}, {1184, -1, 0}, {1185, -1, 0}, {1186, 1361, 1}, {1187, -1, 1},
    {1188, 1363, 1}, {1189, -1, 1}, {1190, 1365, 1}, {1191, -1, 1}, {1192, -1, 0}, {1193, -1, 0},
    {1194, -1, 0}, {1195, -1, 0}, {1196, -1, 2}, {1197, -1, 2}, {1198, -1, 2}, {1199, -1, 2}, {1200, -1, 2},
    {1201, -1, 2}, {1202, -1, 0}, {1203, -1, 2}, {1204, -1, 2}, {1205, -1, 2}, {1206, -1, 2}, {1207, -1, 2},
    {1208, -1, 2}, {1209, -1, 2}, {1210, -1, 4}, {1210, -1, 5}, {1211, -1, 4}, {1211, -1, 5}, {1212, -1, 4},
    {1212, -1, 5}, {1213, -1, 2}, {1214, -1, 0}, {1214, -1, 0}, {1215, -1, 0}, {1215, -1, 0}, {1216, -1, 0},
    {1216, -1, 0}, {1217, -1, 0}, {1217, -1, 0}, {1218, 1404, 0}, {1218, -1, 0}, {1219, 1416, 0},
    {1220, 1417, 0}, {1221, -1, 0}, {1222, 1405, 0}, {1223, 1412, 0}, {1224, -1, 4}, {1225, -1, 4},
    {1226, -1, 4}, {1227, -1, 4}, {1228, -1, 4}, {1229, -1, 4}, {1230, -1, 0}, {1231, -1, 0}, {1232, -1, 0},
    {1233, -1, 1}, {1234, -1, 2}, {1235, -1, 2}, {1236, 1419, 2}, {1237, -1, 2}, {1238, -1, 0},
    {1239, 1422, 0}, {1240, -1, 0}, {1241, 1424, 0}, {1242, -1, 0}, {1243, -1, 1}, {1244, -1, 0},
    {1245, -1, 0}, {1172, -1, 6}, {1175, 1451, 6}, {1168, -1, 6}, {1169, -1, 6}, {1176, -1, 6},
    {1186, -1, 6}, {1188, -1, 6}, {1190, -1, 6}, {1201, -1, 2}, {1213, -1, 2}, {678, -1, 6}, {679, -1, 6},
    {643, -1, 6}, {650, -1, 6}, {646, -1, 6}, {648, -1, 6}, {488, 1445, 2}, {697, -1, 2}, {497, -1, 2},
    {742, -1, 6}, {742, -1, 6}, {743, -1, 6}, {743, -1, 6}, {745, -1, 6}, {736, -1, 6}, {737, -1, 6},
    {1051, -1, 6}, {1052, -1, 6}, {309, -1, 2}, {1153, -1, 2}, {1154, -1, 2}, {1155, -1, 2}, {300, -1, 6},
    {301, -1, 6}, {308, -1, 6}, {256, -1, 6}, {236, -1, 2}, {237, -1, 2}, {238, -1, 6}, {299, -1, 6},
    {825, -1, 2}, {846, -1, 6}, {852, -1, 6}, {856, -1, 6}, {1055, 1473, 6}, {1057, -1, 6}, {1056, 1475, 6},
    {1058, -1, 6}, {1243, -1, 6}
};

static const struct catalogue_entry entries[] = {
    {105, -1, 174, 84, -1, 0, 0, 0, 6, 6, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {105, -1, -1, -1, -1, 6, 0, 1, 0, 0, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {105, -1, 177, 178, -1, 6, 6, 2, 2, 2, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {105, -1, 106, 103, -1, 8, 8, 3, 2, 2, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {105, -1, 181, 182, -1, 10, 10, 4, 1, 1, 3, 0, 14, 0, 1, 0},  // CGAffineTransform
    {103, -1, -1, -1, -1, 11, 11, 5, 1, 1, 0, 0, 14, 0, 0, 0},  // S
    {182, -1, -1, -1, -1, 12, 12, 6, 2, 2, 0, 0, 14, 0, 1, 0},  // R
    {103, -1, -1, -1, -1, 14, 14, 7, 2, 2, 0, 0, 14, 0, 0, 0},  // S
    {103, -1, -1, -1, -1, 16, 16, 8, 3, 3, 0, 0, 14, 0, 0, 0},  // S
    {184, -1, -1, -1, -1, 19, 19, 9, 1, 1, 0, 0, 14, 0, 0, 0},  // H
    {184, -1, -1, -1, -1, 20, 20, 10, 1, 1, 0, 0, 14, 0, 0, 0},  // H
    {184, -1, -1, -1, -1, 21, 21, 11, 2, 2, 0, 0, 14, 0, 0, 0},  // H
    {186, 105, 187, -1, -1, 0, 0, 12, 0, 0, 5, 15, 14, 0, 0, 0},  // identity
    {188, -1, 189, -1, -1, 23, 23, 13, 1, 2, 1, 15, 14, 0, 0, 0},  // concatenating
    {190, -1, 191, -1, -1, 24, 25, 14, 2, 3, 1, 15, 14, 0, 4, 0},  // translatedBy
    {104, -1, 107, -1, -1, 26, 28, 15, 2, 3, 1, 15, 14, 0, 0, 0},  // scaledBy
    {192, -1, 194, -1, -1, 28, 31, 16, 1, 2, 1, 15, 14, 0, 1, 0},  // rotated
    {195, -1, 196, -1, -1, 29, 33, 17, 0, 1, 1, 15, 14, 0, 2, 0},  // inverted
    {197, -1, -1, -1, -1, 29, 34, 18, 0, 1, 1, 15, 16, 0, 0, 0},  // decomposed
    {198, -1, -1, -1, -1, 29, 35, 19, 1, 1, 0, 0, 2, 0, 0, 0},  // CGAffineTransformIsIdentity
    {199, -1, -1, -1, -1, 30, 36, 20, 2, 2, 0, 0, 2, 0, 0, 0},  // CGAffineTransformEqualToTransform
    {200, -1, -1, -1, -1, 32, 38, 21, 1, 1, 0, 0, 3, 0, 0, 0},  // NSStringFromCGAffineTransform
    {87, -1, -1, -1, -1, 0, 39, 22, 0, 1, 2, 15, 0, 0, 14, 0},  // a
    {170, -1, -1, -1, -1, 0, 40, 23, 0, 1, 2, 15, 0, 0, 0, 0},  // b
    {171, -1, -1, -1, -1, 0, 41, 24, 0, 1, 2, 15, 0, 0, 0, 0},  // c
    {88, -1, -1, -1, -1, 0, 42, 25, 0, 1, 2, 15, 0, 0, 14, 0},  // d
    {172, -1, -1, -1, -1, 0, 43, 26, 0, 1, 2, 15, 0, 0, 0, 0},  // tx
    {173, -1, -1, -1, -1, 0, 44, 27, 0, 1, 2, 15, 0, 0, 0, 0},  // ty
    {201, -1, -1, -1, -1, 0, 45, 28, 0, 1, 2, 15, 2, 0, 0, 0},  // isIdentity
    {202, -1, -1, -1, -1, 0, 46, 29, 0, 1, 2, 15, 0, 0, 0, 0},  // determinant
    {203, -1, -1, -1, -1, 0, 47, 30, 0, 1, 2, 15, 15, 0, 0, 0},  // matrix
    {204, -1, -1, -1, -1, 0, 48, 31, 0, 1, 2, 15, 3, 0, 0, 0},  // kind
    {205, -1, -1, -1, -1, 0, 49, 32, 0, 1, 2, 15, 9, 0, 0, 0},  // fixedPoint
    {206, -1, -1, -1, -1, 33, 50, 33, 1, 1, 0, 0, 14, 0, 0, 0},  // reflect
    {206, -1, -1, -1, -1, 34, 51, 34, 2, 2, 0, 0, 14, 0, 1, 0},  // reflect
    {185, 209, -1, -1, -1, 0, 0, 35, 0, 0, 5, 20, 19, 0, 0, 0},  // x
    {176, 209, -1, -1, -1, 0, 0, 36, 0, 0, 5, 20, 19, 0, 0, 0},  // y
    {210, 209, -1, -1, -1, 0, 0, 37, 0, 0, 5, 20, 19, 0, 0, 0},  // origin
    {211, 209, -1, -1, -1, 0, 0, 38, 0, 0, 5, 20, 19, 0, 0, 0},  // yEqualsX
    {212, 209, -1, -1, -1, 0, 0, 39, 0, 0, 5, 20, 19, 0, 0, 0},  // yEqualsMinusX
    {155, -1, -1, -1, -1, 36, 53, 40, 4, 4, 3, 0, 16, 0, 0, 0},  // CGAffineTransformComponents
    {105, -1, -1, -1, -1, 40, 57, 41, 1, 1, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {213, -1, -1, -1, -1, 0, 58, 42, 0, 1, 2, 17, 12, 0, 0, 0},  // scale
    {214, -1, -1, -1, -1, 0, 59, 43, 0, 1, 2, 17, 0, 0, 0, 0},  // horizontalShear
    {215, -1, -1, -1, -1, 0, 60, 44, 0, 1, 2, 17, 0, 0, 0, 0},  // rotation
    {216, -1, -1, -1, -1, 0, 61, 45, 0, 1, 2, 17, 10, 0, 0, 0},  // translation
    {151, -1, 217, -1, -1, 41, 62, 0, 2, 2, 3, 0, 9, 0, 0, 1},  // CGPoint
    {151, -1, -1, -1, -1, 43, 0, 1, 0, 0, 3, 0, 9, 0, 0, 1},  // CGPoint
    {218, 151, 219, -1, -1, 0, 0, 2, 0, 0, 5, 10, 9, 0, 0, 1},  // zero
    {185, -1, -1, -1, -1, 0, 64, 3, 0, 1, 2, 10, 0, 0, 0, 1},  // x
    {176, -1, -1, -1, -1, 0, 65, 4, 0, 1, 2, 10, 0, 0, 0, 1},  // y
    {220, -1, 221, -1, -1, 43, 66, 5, 1, 2, 1, 10, 9, 0, 6, 1},  // applying
    {222, -1, -1, -1, -1, 44, 68, 6, 1, 2, 1, 10, 0, 0, 0, 1},  // distance
    {224, -1, -1, -1, -1, 45, 70, 7, 2, 2, 0, 0, 2, 0, 0, 1},  // CGPointEqualToPoint
    {225, -1, -1, -1, -1, 47, 72, 8, 1, 1, 0, 0, 3, 0, 0, 1},  // NSStringFromCGPoint
    {226, -1, -1, -1, -1, 0, 73, 9, 0, 1, 2, 10, 3, 0, 0, 1},  // debugDescription
    {152, -1, 229, 230, -1, 48, 74, 10, 2, 2, 3, 0, 10, 0, 0, 1},  // CGVector
    {152, -1, -1, -1, -1, 50, 0, 11, 0, 0, 3, 0, 10, 0, 0, 1},  // CGVector
    {218, 152, -1, -1, -1, 0, 0, 12, 0, 0, 5, 11, 10, 0, 0, 1},  // zero
    {227, -1, -1, -1, -1, 0, 76, 13, 0, 1, 2, 11, 0, 0, 0, 1},  // dx
    {228, -1, -1, -1, -1, 0, 77, 14, 0, 1, 2, 11, 0, 0, 0, 1},  // dy
    {231, -1, -1, -1, -1, 0, 78, 15, 0, 1, 2, 11, 0, 0, 0, 1},  // length
    {220, -1, -1, -1, -1, 50, 79, 16, 1, 2, 1, 11, 10, 0, 0, 1},  // applying
    {153, -1, 234, 235, -1, 51, 81, 17, 2, 2, 3, 0, 12, 0, 0, 1},  // CGSize
    {153, -1, -1, -1, -1, 53, 0, 18, 0, 0, 3, 0, 12, 0, 0, 1},  // CGSize
    {218, 153, 236, -1, -1, 0, 0, 19, 0, 0, 5, 13, 12, 0, 0, 1},  // zero
    {232, -1, -1, -1, -1, 0, 83, 20, 0, 1, 2, 13, 0, 0, 0, 1},  // width
    {233, -1, -1, -1, -1, 0, 84, 21, 0, 1, 2, 13, 0, 0, 0, 1},  // height
    {220, -1, 237, -1, -1, 53, 85, 22, 1, 2, 1, 13, 12, 0, 0, 1},  // applying
    {238, -1, -1, -1, -1, 54, 87, 23, 2, 2, 0, 0, 2, 0, 0, 1},  // CGSizeEqualToSize
    {239, -1, -1, -1, -1, 56, 89, 24, 1, 1, 0, 0, 3, 0, 0, 1},  // NSStringFromCGSize
    {226, -1, -1, -1, -1, 0, 90, 25, 0, 1, 2, 13, 3, 0, 0, 1},  // debugDescription
    {185, -1, -1, -1, -1, 0, 91, 26, 0, 1, 2, 12, 0, 0, 0, 1},  // x
    {176, -1, -1, -1, -1, 0, 92, 27, 0, 1, 2, 12, 0, 0, 0, 1},  // y
    {240, -1, -1, -1, -1, 0, 93, 28, 0, 1, 2, 12, 0, 0, 0, 1},  // w
    {241, -1, -1, -1, -1, 0, 94, 29, 0, 1, 2, 12, 0, 0, 0, 1},  // z
    {242, -1, -1, -1, -1, 0, 95, 30, 0, 1, 2, 12, 2, 0, 0, 1},  // isVector
    {243, -1, -1, -1, -1, 0, 96, 31, 0, 1, 2, 12, 9, 0, 0, 1},  // point
    {154, -1, 244, 245, -1, 57, 97, 0, 4, 4, 3, 0, 13, 0, 0, 2},  // CGRect
    {154, -1, -1, -1, -1, 61, 101, 1, 2, 2, 3, 0, 13, 0, 0, 2},  // CGRect
    {154, -1, -1, -1, -1, 63, 0, 2, 0, 0, 3, 0, 13, 0, 0, 2},  // CGRect
    {218, 154, 246, -1, -1, 0, 0, 3, 0, 0, 5, 14, 13, 0, 0, 2},  // zero
    {247, 154, 248, -1, -1, 0, 0, 4, 0, 0, 5, 14, 13, 0, 0, 2},  // null
    {249, 154, 250, -1, -1, 0, 0, 5, 0, 0, 5, 14, 13, 0, 0, 2},  // infinite
    {251, -1, -1, -1, -1, 63, 103, 6, 1, 1, 0, 0, 3, 0, 0, 2},  // NSStringFromCGRect
    {252, 156, 253, -1, -1, 0, 0, 7, 0, 0, 5, 19, 18, 0, 0, 2},  // minXEdge
    {254, 156, 255, -1, -1, 0, 0, 8, 0, 0, 5, 19, 18, 0, 0, 2},  // minYEdge
    {256, 156, 257, -1, -1, 0, 0, 9, 0, 0, 5, 19, 18, 0, 0, 2},  // maxXEdge
    {258, 156, 259, -1, -1, 0, 0, 10, 0, 0, 5, 19, 18, 0, 0, 2},  // maxYEdge
    {260, -1, 261, -1, -1, 0, 104, 11, 0, 1, 2, 14, 0, 0, 0, 2},  // minX
    {262, -1, 263, -1, -1, 0, 105, 12, 0, 1, 2, 14, 0, 0, 0, 2},  // midX
    {264, -1, 265, -1, -1, 0, 106, 13, 0, 1, 2, 14, 0, 0, 0, 2},  // maxX
    {266, -1, 267, -1, -1, 0, 107, 14, 0, 1, 2, 14, 0, 0, 0, 2},  // minY
    {268, -1, 269, -1, -1, 0, 108, 15, 0, 1, 2, 14, 0, 0, 0, 2},  // midY
    {270, -1, 271, -1, -1, 0, 109, 16, 0, 1, 2, 14, 0, 0, 0, 2},  // maxY
    {232, -1, 272, -1, -1, 0, 110, 17, 0, 1, 2, 14, 0, 0, 0, 2},  // width
    {233, -1, 273, -1, -1, 0, 111, 18, 0, 1, 2, 14, 0, 0, 0, 2},  // height
    {210, -1, -1, -1, -1, 0, 112, 19, 0, 1, 2, 14, 9, 0, 0, 2},  // origin
    {235, -1, -1, -1, -1, 0, 113, 20, 0, 1, 2, 14, 12, 0, 0, 2},  // size
    {274, -1, 275, -1, -1, 0, 114, 21, 0, 1, 2, 14, 13, 0, 0, 2},  // standardized
    {276, -1, 277, -1, -1, 0, 115, 22, 0, 1, 2, 14, 13, 0, 0, 2},  // integral
    {278, -1, 279, -1, -1, 0, 116, 23, 0, 1, 2, 14, 2, 0, 0, 2},  // isNull
    {280, -1, 281, -1, -1, 0, 117, 24, 0, 1, 2, 14, 2, 0, 0, 2},  // isEmpty
    {282, -1, 283, -1, -1, 0, 118, 25, 0, 1, 2, 14, 2, 0, 0, 2},  // isInfinite
    {284, -1, -1, -1, -1, 0, 119, 26, 0, 1, 2, 14, 4, 0, 0, 2},  // corners
    {285, -1, -1, -1, -1, 0, 120, 27, 0, 1, 2, 14, 9, 0, 0, 2},  // center
    {226, -1, -1, -1, -1, 0, 121, 28, 0, 1, 2, 14, 3, 0, 0, 2},  // debugDescription
    {286, -1, 291, -1, -1, 64, 122, 29, 4, 4, 3, 0, 45, 0, 0, 2},  // UIEdgeInsets
    {286, -1, -1, -1, -1, 68, 126, 30, 0, 0, 3, 0, 45, 0, 0, 2},  // UIEdgeInsets
    {218, 286, 292, -1, -1, 0, 0, 31, 0, 0, 5, 46, 45, 0, 0, 2},  // zero
    {293, -1, 294, -1, -1, 68, 126, 32, 1, 2, 1, 14, 13, 0, 0, 2},  // inset
    {295, -1, 296, -1, -1, 69, 128, 33, 2, 3, 1, 14, 13, 0, 0, 2},  // insetBy
    {297, -1, 298, -1, -1, 71, 131, 34, 2, 3, 1, 14, 13, 0, 0, 2},  // offsetBy
    {299, -1, 300, -1, -1, 73, 134, 35, 1, 2, 1, 14, 13, 0, 0, 2},  // union
    {301, -1, 302, -1, -1, 74, 136, 36, 1, 2, 1, 14, 13, 0, 0, 2},  // intersection
    {303, -1, 304, -1, -1, 75, 138, 37, 1, 2, 1, 14, 2, 0, 0, 2},  // intersects
    {305, -1, 306, -1, -1, 76, 140, 38, 1, 2, 1, 14, 2, 0, 0, 2},  // contains
    {305, -1, 307, -1, -1, 77, 142, 39, 1, 2, 1, 14, 2, 0, 0, 2},  // contains
    {308, -1, 309, -1, -1, 78, 144, 40, 1, 2, 1, 14, 2, 0, 0, 2},  // equalTo
    {220, -1, 310, -1, -1, 79, 146, 41, 1, 2, 1, 14, 13, 0, 7, 2},  // applying
    {314, -1, -1, -1, -1, 80, 148, 42, 2, 3, 1, 14, 49, 0, 0, 2},  // divided
    {311, -1, -1, -1, -1, 82, 151, 43, 2, 2, 0, 0, 49, 0, 0, 2},  // RectDivision
    {317, -1, -1, -1, -1, 0, 153, 0, 0, 1, 2, 16, 15, 0, 0, 3},  // transpose
    {202, -1, -1, -1, -1, 0, 154, 1, 0, 1, 2, 16, 0, 0, 0, 3},  // determinant
    {318, -1, -1, -1, -1, 0, 155, 2, 0, 1, 2, 16, 15, 0, 0, 3},  // inverse
    {195, -1, -1, -1, -1, 84, 156, 3, 0, 1, 1, 16, 15, 0, 0, 3},  // inverted
    {319, -1, -1, -1, -1, 0, 157, 4, 0, 1, 2, 16, 4, 0, 0, 3},  // rows
    {320, -1, -1, -1, -1, 0, 158, 5, 0, 1, 2, 16, 14, 0, 0, 3},  // affine
    {186, -1, -1, -1, -1, 84, 159, 6, 1, 1, 0, 0, 15, 0, 0, 3},  // identity
    {321, -1, -1, -1, -1, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 4},  // π
    {322, -1, -1, -1, -1, 0, 0, 1, 0, 0, 5, 0, 0, 0, 0, 4},  // pi
    {323, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 0, 0, 0, 4},  // M_PI
    {324, -1, -1, -1, -1, 0, 0, 3, 0, 0, 5, 0, 0, 0, 0, 4},  // M_PI_2
    {325, -1, -1, -1, -1, 0, 0, 4, 0, 0, 5, 0, 0, 0, 0, 4},  // M_PI_4
    {326, -1, -1, -1, -1, 0, 0, 5, 0, 0, 5, 0, 0, 0, 0, 4},  // M_1_PI
    {327, -1, -1, -1, -1, 0, 0, 6, 0, 0, 5, 0, 0, 0, 0, 4},  // M_2_PI
    {328, -1, -1, -1, -1, 0, 0, 7, 0, 0, 5, 0, 0, 0, 0, 4},  // M_SQRT2
    {329, -1, -1, -1, -1, 0, 0, 8, 0, 0, 5, 0, 0, 0, 0, 4},  // M_SQRT1_2
    {330, -1, -1, -1, -1, 0, 0, 9, 0, 0, 5, 0, 0, 0, 0, 4},  // M_E
    {322, 118, -1, -1, -1, 0, 0, 10, 0, 0, 5, 1, 0, 0, 0, 4},  // pi
    {331, 118, -1, -1, -1, 0, 0, 11, 0, 0, 5, 1, 0, 0, 0, 4},  // infinity
    {332, 118, 333, -1, -1, 0, 0, 12, 0, 0, 5, 1, 0, 0, 0, 4},  // ulpOfOne
    {334, 118, 335, -1, -1, 0, 0, 13, 0, 0, 5, 1, 0, 0, 0, 4},  // greatestFiniteMagnitude
    {218, 118, -1, -1, -1, 0, 0, 14, 0, 0, 5, 1, 0, 0, 0, 4},  // zero
    {336, 121, 337, -1, -1, 0, 0, 15, 0, 0, 5, 1, 0, 0, 0, 4},  // max
    {338, 121, 339, -1, -1, 0, 0, 16, 0, 0, 5, 1, 0, 0, 0, 4},  // min
    {118, -1, -1, -1, -1, 85, 160, 17, 1, 1, 3, 0, 0, 0, 0, 4},  // CGFloat
    {119, -1, -1, -1, -1, 86, 161, 18, 1, 1, 3, 0, 0, 0, 0, 4},  // Double
    {120, -1, -1, -1, -1, 87, 162, 19, 1, 1, 3, 0, 0, 0, 0, 4},  // Float
    {123, -1, -1, -1, -1, 88, 163, 20, 1, 1, 3, 0, 0, 0, 0, 4},  // TimeInterval
    {121, -1, -1, -1, -1, 89, 164, 21, 1, 1, 3, 0, 0, 0, 0, 4},  // Int
    {122, -1, -1, -1, -1, 90, 165, 22, 1, 1, 3, 0, 0, 0, 0, 4},  // NSInteger
    {98, -1, 99, -1, -1, 91, 166, 23, 1, 1, 0, 0, 0, 0, 3, 4},  // sqrt
    {340, -1, 341, -1, -1, 92, 167, 24, 1, 1, 0, 0, 0, 0, 0, 4},  // exp
    {342, -1, 343, -1, -1, 93, 168, 25, 1, 1, 0, 0, 0, 0, 0, 4},  // log
    {344, -1, -1, -1, -1, 94, 169, 26, 1, 1, 0, 0, 0, 0, 0, 4},  // abs
    {345, -1, 346, -1, -1, 95, 170, 27, 1, 1, 0, 0, 0, 0, 0, 4},  // fabs
    {347, -1, 348, -1, -1, 96, 171, 28, 1, 1, 0, 0, 0, 0, 0, 4},  // floor
    {349, -1, 350, -1, -1, 97, 172, 29, 1, 1, 0, 0, 0, 0, 0, 4},  // ceil
    {75, -1, 351, -1, -1, 98, 173, 30, 1, 1, 0, 0, 0, 0, 0, 4},  // round
    {352, -1, 353, -1, -1, 99, 174, 31, 2, 2, 0, 0, 0, 0, 0, 4},  // pow
    {97, -1, 354, -1, -1, 101, 176, 32, 2, 2, 0, 0, 0, 0, 3, 4},  // hypot
    {355, -1, 356, -1, -1, 103, 178, 33, 2, 2, 0, 0, 0, 0, 0, 4},  // fmod
    {357, -1, -1, -1, -1, 105, 180, 34, 3, 3, 0, 0, 4, 0, 0, 4},  // stride
    {357, -1, -1, -1, -1, 108, 183, 35, 3, 3, 0, 0, 4, 0, 0, 4},  // stride
    {338, -1, 358, -1, -1, 111, 186, 36, 2, 2, 0, 0, 0, 0, 0, 4},  // min
    {338, -1, -1, -1, -1, 113, 188, 37, 3, 3, 0, 0, 0, 0, 0, 4},  // min
    {338, -1, -1, -1, -1, 116, 191, 38, 4, 4, 0, 0, 0, 0, 0, 4},  // min
    {336, -1, 359, -1, -1, 120, 195, 39, 2, 2, 0, 0, 0, 0, 0, 4},  // max
    {336, -1, -1, -1, -1, 122, 197, 40, 3, 3, 0, 0, 0, 0, 0, 4},  // max
    {336, -1, -1, -1, -1, 125, 200, 41, 4, 4, 0, 0, 0, 0, 0, 4},  // max
    {360, -1, 361, -1, -1, 129, 204, 42, 1, 1, 0, 0, 0, 0, 0, 4},  // trunc
    {362, -1, 363, -1, -1, 130, 205, 43, 1, 1, 0, 0, 0, 0, 0, 4},  // rint
    {364, -1, 365, -1, -1, 131, 206, 44, 1, 1, 0, 0, 0, 0, 0, 4},  // nearbyint
    {366, -1, 367, -1, -1, 132, 207, 45, 1, 1, 0, 0, 0, 0, 0, 4},  // lrint
    {368, -1, 369, -1, -1, 133, 208, 46, 1, 1, 0, 0, 0, 0, 0, 4},  // llrint
    {370, -1, 371, -1, -1, 134, 209, 47, 1, 1, 0, 0, 0, 0, 0, 4},  // lround
    {372, -1, 373, -1, -1, 135, 210, 48, 1, 1, 0, 0, 0, 0, 0, 4},  // llround
    {374, -1, 375, -1, -1, 136, 211, 49, 1, 1, 0, 0, 0, 0, 0, 4},  // log2
    {376, -1, 377, -1, -1, 137, 212, 50, 1, 1, 0, 0, 0, 0, 0, 4},  // log10
    {378, -1, 379, -1, -1, 138, 213, 51, 1, 1, 0, 0, 0, 0, 0, 4},  // exp2
    {380, -1, 381, -1, -1, 139, 214, 52, 1, 1, 0, 0, 0, 0, 0, 4},  // cbrt
    {382, -1, 383, -1, -1, 140, 215, 53, 1, 1, 0, 0, 0, 0, 0, 4},  // sinh
    {384, -1, 385, -1, -1, 141, 216, 54, 1, 1, 0, 0, 0, 0, 0, 4},  // cosh
    {386, -1, 387, -1, -1, 142, 217, 55, 1, 1, 0, 0, 0, 0, 0, 4},  // tanh
    {388, -1, 389, -1, -1, 143, 218, 56, 2, 2, 0, 0, 0, 0, 0, 4},  // copysign
    {390, -1, 391, -1, -1, 145, 220, 57, 2, 2, 0, 0, 0, 0, 0, 4},  // fdim
    {392, -1, -1, -1, -1, 147, 222, 58, 2, 2, 0, 0, 0, 0, 0, 4},  // fminf
    {393, -1, -1, -1, -1, 149, 224, 59, 2, 2, 0, 0, 0, 0, 0, 4},  // fmaxf
    {394, -1, -1, -1, -1, 151, 226, 60, 1, 1, 0, 0, 2, 0, 0, 4},  // isnan
    {395, -1, -1, -1, -1, 152, 227, 61, 1, 1, 0, 0, 2, 0, 0, 4},  // isinf
    {396, -1, -1, -1, -1, 153, 228, 62, 1, 1, 0, 0, 2, 0, 0, 4},  // isfinite
    {397, -1, -1, -1, -1, 154, 229, 63, 1, 1, 0, 0, 2, 0, 0, 4},  // signbit
    {398, -1, -1, -1, -1, 0, 0, 64, 0, 0, 5, 0, 0, 0, 0, 4},  // INT_MAX
    {399, -1, -1, -1, -1, 0, 0, 65, 0, 0, 5, 0, 0, 0, 0, 4},  // INT_MIN
    {400, -1, -1, -1, -1, 0, 0, 66, 0, 0, 5, 0, 0, 0, 0, 4},  // UINT_MAX
    {401, -1, -1, -1, -1, 0, 0, 67, 0, 0, 5, 0, 0, 0, 0, 4},  // LONG_MAX
    {402, -1, -1, -1, -1, 0, 0, 68, 0, 0, 5, 0, 0, 0, 0, 4},  // LONG_MIN
    {403, -1, -1, -1, -1, 0, 0, 69, 0, 0, 5, 0, 0, 0, 0, 4},  // NSUIntegerMax
    {404, -1, -1, -1, -1, 0, 0, 70, 0, 0, 5, 0, 0, 0, 0, 4},  // M_LN2
    {405, -1, -1, -1, -1, 0, 0, 71, 0, 0, 5, 0, 0, 0, 0, 4},  // M_LN10
    {406, -1, -1, -1, -1, 155, 230, 72, 0, 1, 1, 1, 0, 0, 0, 4},  // rounded
    {408, 407, -1, -1, -1, 0, 0, 73, 0, 0, 5, 25, 24, 0, 0, 4},  // up
    {409, 407, -1, -1, -1, 0, 0, 74, 0, 0, 5, 25, 24, 0, 0, 4},  // down
    {410, 407, -1, -1, -1, 0, 0, 75, 0, 0, 5, 25, 24, 0, 0, 4},  // toNearestOrEven
    {411, 407, -1, -1, -1, 0, 0, 76, 0, 0, 5, 25, 24, 0, 0, 4},  // toNearestOrAwayFromZero
    {412, 407, -1, -1, -1, 0, 0, 77, 0, 0, 5, 25, 24, 0, 0, 4},  // towardZero
    {413, 407, -1, -1, -1, 0, 0, 78, 0, 0, 5, 25, 24, 0, 0, 4},  // awayFromZero
    {406, -1, -1, -1, -1, 155, 231, 79, 1, 2, 1, 1, 0, 0, 0, 4},  // rounded
    {100, -1, -1, -1, -1, 156, 233, 80, 0, 1, 1, 1, 0, 0, 3, 4},  // squareRoot
    {414, -1, -1, -1, -1, 156, 234, 81, 1, 2, 1, 1, 0, 0, 0, 4},  // truncatingRemainder
    {416, -1, -1, -1, -1, 157, 236, 82, 0, 1, 1, 1, 0, 0, 0, 4},  // signum
    {417, -1, -1, -1, -1, 0, 237, 83, 0, 1, 2, 1, 0, 0, 0, 4},  // magnitude
    {418, -1, -1, -1, -1, 157, 238, 84, 1, 2, 1, 1, 2, 0, 0, 4},  // isMultiple
    {420, -1, -1, -1, -1, 0, 240, 85, 0, 1, 2, 1, 2, 0, 0, 4},  // isFinite
    {421, -1, -1, -1, -1, 0, 241, 86, 0, 1, 2, 1, 2, 0, 0, 4},  // isNaN
    {422, -1, -1, -1, -1, 0, 242, 87, 0, 1, 2, 1, 3, 0, 0, 4},  // description
    {424, -1, -1, -1, -1, 158, 243, 88, 1, 2, 1, 1, 45, 0, 0, 4},  // quotientAndRemainder
    {150, -1, -1, -1, -1, 159, 245, 0, 1, 1, 3, 0, 1, 0, 0, 5},  // Angle
    {150, -1, -1, -1, -1, 160, 246, 1, 1, 1, 3, 0, 1, 0, 0, 5},  // Angle
    {150, -1, -1, -1, -1, 161, 247, 2, 1, 1, 3, 0, 1, 0, 0, 5},  // Angle
    {425, 150, -1, -1, -1, 162, 248, 3, 1, 1, 4, 2, 1, 0, 0, 5},  // degrees
    {426, 150, -1, -1, -1, 163, 249, 4, 1, 1, 4, 2, 1, 0, 0, 5},  // radians
    {218, 150, -1, -1, -1, 0, 0, 5, 0, 0, 5, 2, 1, 0, 0, 5},  // zero
    {425, -1, -1, -1, -1, 0, 250, 6, 0, 1, 2, 2, 0, 0, 0, 5},  // degrees
    {426, -1, -1, -1, -1, 0, 251, 7, 0, 1, 2, 2, 0, 0, 0, 5},  // radians
    {427, -1, -1, -1, -1, 0, 252, 8, 0, 1, 2, 2, 0, 0, 0, 5},  // turns
    {428, -1, 429, -1, -1, 164, 253, 9, 1, 1, 0, 0, 0, 0, 1, 5},  // sin
    {430, -1, 431, -1, -1, 165, 254, 10, 1, 1, 0, 0, 0, 0, 1, 5},  // cos
    {432, -1, 433, -1, -1, 166, 255, 11, 1, 1, 0, 0, 0, 0, 1, 5},  // tan
    {90, -1, 94, -1, -1, 167, 256, 12, 1, 1, 0, 0, 1, 0, 3, 5},  // asin
    {89, -1, 93, -1, -1, 168, 257, 13, 1, 1, 0, 0, 1, 0, 3, 5},  // acos
    {91, -1, 95, -1, -1, 169, 258, 14, 1, 1, 0, 0, 1, 0, 3, 5},  // atan
    {92, -1, 96, -1, -1, 170, 259, 15, 2, 2, 0, 0, 1, 0, 3, 5},  // atan2
    {434, -1, -1, -1, -1, 0, 261, 0, 0, 1, 2, 5, 0, 0, 0, 6},  // count
    {280, -1, -1, -1, -1, 0, 262, 1, 0, 1, 2, 5, 2, 0, 0, 6},  // isEmpty
    {435, -1, -1, -1, 1337, 0, 263, 2, 0, 1, 2, 5, 49, 0, 0, 6},  // first
    {436, -1, -1, -1, 1338, 0, 264, 3, 0, 1, 2, 5, 49, 0, 0, 6},  // last
    {437, -1, -1, -1, 1339, 172, 265, 4, 0, 1, 1, 5, 4, 0, 0, 6},  // reversed
    {438, -1, -1, -1, -1, 172, 266, 5, 0, 1, 1, 5, 4, 0, 0, 6},  // enumerated
    {439, -1, -1, -1, -1, 172, 267, 6, 2, 2, 0, 0, 4, 0, 0, 6},  // zip
    {77, -1, -1, -1, -1, 174, 269, 7, 1, 2, 1, 5, 4, 0, 0, 6},  // map
    {440, -1, -1, -1, -1, 175, 271, 8, 1, 2, 1, 5, 4, 0, 0, 6},  // compactMap
    {441, -1, -1, -1, -1, 176, 273, 9, 1, 2, 1, 5, 4, 0, 0, 6},  // filter
    {442, -1, -1, -1, -1, 177, 275, 10, 2, 3, 1, 5, 49, 0, 0, 6},  // reduce
    {443, -1, -1, -1, -1, 179, 278, 11, 1, 2, 1, 5, 49, 0, 0, 6},  // forEach
    {444, -1, -1, -1, -1, 180, 280, 12, 1, 2, 1, 5, 49, 0, 0, 6},  // enumerateObjectsUsingBlock
    {445, -1, -1, -1, -1, 181, 282, 13, 1, 2, 1, 5, 49, 0, 0, 6},  // objectAtIndex
    {446, -1, -1, -1, -1, 182, 284, 14, 1, 2, 1, 5, 0, 0, 0, 6},  // indexOfObject
    {447, -1, -1, -1, -1, 0, 0, 15, 0, 0, 5, 0, 0, 0, 0, 6},  // NSNotFound
    {448, -1, -1, -1, -1, 183, 286, 16, 0, 1, 1, 5, 49, 0, 0, 6},  // removeLastObject
    {449, -1, -1, -1, -1, 183, 287, 17, 1, 2, 1, 5, 49, 0, 0, 6},  // removeObjectAtIndex
    {450, -1, -1, -1, -1, 184, 289, 18, 2, 3, 1, 5, 49, 0, 0, 6},  // replaceObjectAtIndex
    {452, -1, -1, -1, -1, 186, 292, 19, 2, 3, 1, 5, 49, 0, 0, 6},  // insertObject
    {454, -1, -1, -1, -1, 188, 295, 20, 2, 3, 1, 5, 49, 0, 0, 6},  // exchangeObjectAtIndex
    {71, -1, -1, -1, -1, 190, 298, 21, 1, 2, 1, 5, 49, 0, 0, 6},  // removeObject
    {305, -1, -1, -1, 1336, 191, 300, 22, 1, 2, 1, 5, 2, 0, 0, 6},  // contains
    {305, -1, -1, -1, -1, 192, 302, 23, 1, 2, 1, 5, 2, 0, 0, 6},  // contains
    {435, -1, -1, -1, -1, 193, 304, 24, 1, 2, 1, 5, 49, 0, 0, 6},  // first
    {456, -1, -1, -1, -1, 194, 306, 25, 1, 2, 1, 5, 2, 0, 0, 6},  // allSatisfy
    {457, -1, -1, -1, -1, 195, 308, 26, 1, 2, 1, 5, 49, 0, 0, 6},  // firstIndex
    {457, -1, -1, -1, -1, 196, 310, 27, 1, 2, 1, 5, 49, 0, 0, 6},  // firstIndex
    {436, -1, -1, -1, -1, 197, 312, 28, 1, 2, 1, 5, 49, 0, 0, 6},  // last
    {458, -1, -1, -1, -1, 198, 314, 29, 1, 2, 1, 5, 49, 0, 0, 6},  // lastIndex
    {458, -1, -1, -1, -1, 199, 316, 30, 1, 2, 1, 5, 49, 0, 0, 6},  // lastIndex
    {459, -1, -1, -1, -1, 200, 318, 31, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {459, -1, -1, -1, -1, 201, 320, 32, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {460, -1, -1, -1, -1, 202, 322, 33, 1, 2, 1, 5, 4, 0, 0, 6},  // drop
    {461, -1, -1, -1, -1, 203, 324, 34, 1, 2, 1, 5, 2, 0, 0, 6},  // elementsEqual
    {462, -1, -1, -1, -1, 204, 326, 35, 1, 2, 1, 5, 2, 0, 0, 6},  // starts
    {65, -1, -1, -1, -1, 205, 328, 36, 1, 2, 1, 5, 49, 0, 0, 6},  // removeFirst
    {63, -1, -1, -1, -1, 206, 330, 37, 1, 2, 1, 5, 49, 0, 0, 6},  // removeLast
    {305, -1, -1, -1, -1, 207, 332, 38, 1, 2, 1, 8, 2, 0, 0, 6},  // contains
    {31, -1, -1, -1, -1, 0, 334, 39, 0, 1, 2, 5, 4, 0, 0, 6},  // lazy
    {464, -1, -1, -1, -1, 208, 335, 40, 0, 1, 1, 5, 4, 0, 0, 6},  // dropFirst
    {464, -1, -1, -1, -1, 208, 336, 41, 1, 2, 1, 5, 4, 0, 0, 6},  // dropFirst
    {465, -1, -1, -1, -1, 209, 338, 42, 0, 1, 1, 5, 4, 0, 0, 6},  // dropLast
    {465, -1, -1, -1, -1, 209, 339, 43, 1, 2, 1, 5, 4, 0, 0, 6},  // dropLast
    {459, -1, -1, -1, -1, 210, 341, 44, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {466, -1, -1, -1, -1, 211, 343, 45, 1, 2, 1, 5, 4, 0, 0, 6},  // suffix
    {72, -1, -1, -1, -1, 212, 345, 46, 2, 3, 1, 5, 49, 0, 0, 6},  // swapAt
    {467, -1, -1, -1, -1, 214, 348, 47, 0, 1, 1, 5, 49, 0, 0, 6},  // joined
    {468, -1, -1, -1, -1, 0, 349, 48, 0, 1, 2, 5, 7, 0, 0, 6},  // indices
    {469, -1, -1, -1, -1, 0, 350, 49, 0, 1, 2, 5, 0, 0, 0, 6},  // startIndex
    {470, -1, -1, -1, -1, 0, 351, 50, 0, 1, 2, 5, 0, 0, 0, 6},  // endIndex
    {78, -1, -1, -1, -1, 214, 352, 51, 1, 2, 1, 5, 4, 0, 0, 6},  // flatMap
    {443, -1, -1, -1, -1, 215, 354, 52, 1, 2, 1, 8, 49, 0, 0, 6},  // forEach
    {442, -1, -1, -1, -1, 216, 356, 53, 2, 3, 1, 5, 49, 0, 0, 6},  // reduce
    {66, -1, -1, -1, -1, 218, 359, 54, 1, 2, 1, 5, 49, 0, 0, 6},  // removeAll
    {143, -1, -1, -1, -1, 219, 361, 55, 2, 2, 3, 0, 4, 0, 0, 6},  // Array
    {338, -1, -1, -1, -1, 221, 363, 56, 0, 1, 1, 5, 49, 0, 0, 6},  // min
    {336, -1, -1, -1, -1, 221, 364, 57, 0, 1, 1, 5, 49, 0, 0, 6},  // max
    {338, -1, -1, -1, -1, 221, 365, 58, 2, 2, 0, 0, 49, 0, 0, 6},  // min
    {336, -1, -1, -1, -1, 223, 367, 59, 2, 2, 0, 0, 49, 0, 0, 6},  // max
    {338, -1, -1, -1, -1, 225, 369, 60, 1, 2, 1, 5, 49, 0, 0, 6},  // min
    {336, -1, -1, -1, -1, 226, 371, 61, 1, 2, 1, 5, 49, 0, 0, 6},  // max
    {473, -1, -1, -1, -1, 227, 373, 62, 0, 1, 1, 5, 4, 0, 0, 6},  // sorted
    {473, -1, -1, -1, -1, 227, 374, 63, 1, 2, 1, 5, 4, 0, 0, 6},  // sorted
    {473, -1, -1, -1, -1, 228, 376, 64, 1, 2, 1, 5, 4, 0, 0, 6},  // sorted
    {467, -1, -1, -1, 1340, 229, 378, 65, 1, 2, 1, 5, 3, 0, 0, 6},  // joined
    {60, -1, -1, -1, 1334, 230, 380, 66, 1, 2, 1, 5, 49, 0, 0, 6},  // append
    {60, -1, -1, -1, 1335, 231, 382, 67, 1, 2, 1, 5, 49, 0, 0, 6},  // append
    {61, -1, -1, -1, -1, 232, 384, 68, 2, 3, 1, 5, 49, 0, 0, 6},  // insert
    {61, -1, -1, -1, -1, 234, 387, 69, 2, 3, 1, 5, 49, 0, 0, 6},  // insert
    {62, -1, -1, -1, -1, 236, 390, 70, 1, 2, 1, 5, 49, 0, 0, 6},  // remove
    {63, -1, -1, -1, -1, 237, 392, 71, 0, 1, 1, 5, 49, 0, 0, 6},  // removeLast
    {64, -1, -1, -1, -1, 237, 393, 72, 0, 1, 1, 5, 49, 0, 0, 6},  // popLast
    {65, -1, -1, -1, -1, 237, 394, 73, 0, 1, 1, 5, 49, 0, 0, 6},  // removeFirst
    {66, -1, -1, -1, 505, 237, 395, 74, 0, 1, 1, 5, 49, 0, 0, 6},  // removeAll
    {434, -1, -1, -1, 231, 0, 396, 75, 0, 1, 2, 4, 0, 0, 0, 6},  // count
    {280, -1, -1, -1, -1, 0, 397, 76, 0, 1, 2, 4, 2, 0, 0, 6},  // isEmpty
    {477, -1, -1, -1, -1, 237, 398, 77, 0, 1, 1, 4, 3, 0, 0, 6},  // uppercased
    {478, -1, -1, -1, -1, 237, 399, 78, 0, 1, 1, 4, 3, 0, 0, 6},  // lowercased
    {305, -1, -1, -1, -1, 237, 400, 79, 1, 2, 1, 4, 2, 0, 0, 6},  // contains
    {479, -1, -1, -1, -1, 238, 402, 80, 1, 2, 1, 4, 2, 0, 0, 6},  // hasPrefix
    {480, -1, -1, -1, -1, 239, 404, 81, 1, 2, 1, 4, 2, 0, 0, 6},  // hasSuffix
    {140, -1, -1, -1, -1, 240, 406, 82, 2, 2, 3, 0, 3, 0, 0, 6},  // String
    {481, -1, -1, -1, -1, 0, 408, 83, 0, 1, 2, 4, 2, 0, 0, 6},  // isLetter
    {482, -1, -1, -1, -1, 0, 409, 84, 0, 1, 2, 4, 2, 0, 0, 6},  // isNumber
    {483, -1, -1, -1, -1, 0, 410, 85, 0, 1, 2, 4, 2, 0, 0, 6},  // isWhitespace
    {484, -1, -1, -1, -1, 0, 411, 86, 0, 1, 2, 4, 2, 0, 0, 6},  // isUppercase
    {485, -1, -1, -1, -1, 0, 412, 87, 0, 1, 2, 4, 2, 0, 0, 6},  // isLowercase
    {486, -1, -1, -1, -1, 0, 413, 88, 0, 1, 2, 4, 2, 0, 0, 6},  // isPunctuation
    {487, -1, -1, -1, -1, 0, 414, 89, 0, 1, 2, 4, 49, 0, 0, 6},  // wholeNumberValue
    {488, -1, -1, -1, -1, 0, 415, 90, 0, 1, 2, 4, 3, 0, 0, 6},  // capitalized
    {489, -1, -1, -1, -1, 242, 416, 91, 1, 2, 1, 4, 4, 0, 0, 6},  // split
    {490, -1, -1, -1, -1, 243, 418, 92, 1, 2, 1, 4, 4, 0, 0, 6},  // components
    {492, -1, -1, -1, -1, 244, 420, 93, 2, 3, 1, 4, 3, 0, 0, 6},  // replacingOccurrences
    {493, -1, -1, -1, -1, 246, 423, 94, 1, 1, 0, 0, 46, 0, 0, 6},  // type
    {140, -1, -1, -1, -1, 247, 424, 95, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {140, -1, -1, -1, -1, 248, 425, 96, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {141, -1, -1, -1, -1, 249, 426, 97, 1, 1, 3, 0, 3, 0, 0, 6},  // Character
    {140, -1, -1, -1, -1, 250, 427, 98, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {499, -1, -1, -1, -1, 0, 428, 99, 0, 1, 2, 7, 4, 0, 0, 6},  // keys
    {500, -1, -1, -1, -1, 0, 429, 100, 0, 1, 2, 7, 4, 0, 0, 6},  // allKeys
    {501, -1, -1, -1, -1, 0, 430, 101, 0, 1, 2, 7, 4, 0, 0, 6},  // values
    {502, -1, -1, -1, -1, 0, 431, 102, 0, 1, 2, 7, 4, 0, 0, 6},  // allValues
    {434, -1, -1, -1, -1, 0, 432, 103, 0, 1, 2, 7, 0, 0, 0, 6},  // count
    {280, -1, -1, -1, -1, 0, 433, 104, 0, 1, 2, 7, 2, 0, 0, 6},  // isEmpty
    {67, -1, -1, -1, -1, 251, 434, 105, 1, 2, 1, 7, 49, 0, 0, 6},  // removeValue
    {504, -1, -1, -1, -1, 252, 436, 106, 1, 2, 1, 7, 49, 0, 0, 6},  // removeObjectForKey
    {68, -1, -1, -1, -1, 253, 438, 107, 2, 3, 1, 7, 49, 0, 0, 6},  // updateValue
    {70, -1, -1, -1, -1, 255, 441, 108, 2, 3, 1, 7, 49, 0, 0, 6},  // setObject
    {66, -1, -1, -1, -1, 257, 444, 109, 0, 1, 1, 7, 49, 0, 0, 6},  // removeAll
    {505, -1, -1, -1, -1, 257, 445, 110, 0, 1, 1, 7, 49, 0, 0, 6},  // removeAllObjects
    {69, -1, -1, -1, -1, 257, 446, 111, 2, 3, 1, 7, 49, 0, 0, 6},  // merge
    {507, -1, -1, -1, -1, 259, 449, 112, 1, 2, 1, 7, 6, 0, 0, 6},  // mapValues
    {441, -1, -1, -1, -1, 260, 451, 113, 1, 2, 1, 7, 6, 0, 0, 6},  // filter
    {508, -1, -1, -1, -1, 261, 453, 114, 2, 3, 1, 7, 6, 0, 0, 6},  // merging
    {509, -1, -1, -1, -1, 263, 456, 115, 1, 2, 1, 7, 49, 0, 0, 6},  // objectForKey
    {510, -1, -1, -1, -1, 264, 458, 116, 1, 2, 1, 7, 49, 0, 0, 6},  // valueForKey
    {496, -1, -1, -1, -1, 265, 460, 117, 1, 1, 3, 0, 6, 0, 0, 6},  // Dictionary
    {496, -1, -1, -1, -1, 266, 461, 118, 2, 2, 3, 0, 6, 0, 0, 6},  // Dictionary
    {498, -1, -1, -1, -1, 268, 463, 119, 0, 0, 3, 0, 6, 0, 0, 6},  // NSMutableDictionary
    {497, -1, -1, -1, -1, 268, 463, 120, 0, 0, 3, 0, 6, 0, 0, 6},  // NSDictionary
    {496, -1, -1, -1, -1, 268, 463, 121, 0, 0, 3, 0, 6, 0, 0, 6},  // Dictionary
    {77, -1, -1, -1, -1, 174, 463, 122, 1, 2, 1, 7, 4, 0, 0, 6},  // map
    {440, -1, -1, -1, -1, 175, 465, 123, 1, 2, 1, 7, 4, 0, 0, 6},  // compactMap
    {78, -1, -1, -1, -1, 214, 467, 124, 1, 2, 1, 7, 4, 0, 0, 6},  // flatMap
    {443, -1, -1, -1, -1, 179, 469, 125, 1, 2, 1, 7, 49, 0, 0, 6},  // forEach
    {442, -1, -1, -1, -1, 177, 471, 126, 2, 3, 1, 7, 49, 0, 0, 6},  // reduce
    {305, -1, -1, -1, -1, 192, 474, 127, 1, 2, 1, 7, 2, 0, 0, 6},  // contains
    {435, -1, -1, -1, -1, 193, 476, 128, 1, 2, 1, 7, 49, 0, 0, 6},  // first
    {456, -1, -1, -1, -1, 194, 478, 129, 1, 2, 1, 7, 2, 0, 0, 6},  // allSatisfy
    {473, -1, -1, -1, -1, 227, 480, 130, 1, 2, 1, 7, 4, 0, 0, 6},  // sorted
    {473, -1, -1, -1, -1, 228, 482, 131, 1, 2, 1, 7, 4, 0, 0, 6},  // sorted
    {336, -1, -1, -1, -1, 226, 484, 132, 1, 2, 1, 7, 49, 0, 0, 6},  // max
    {338, -1, -1, -1, -1, 225, 486, 133, 1, 2, 1, 7, 49, 0, 0, 6},  // min
    {438, -1, -1, -1, -1, 172, 488, 134, 0, 1, 1, 7, 4, 0, 0, 6},  // enumerated
    {435, -1, -1, -1, -1, 0, 489, 135, 0, 1, 2, 7, 49, 0, 0, 6},  // first
    {513, -1, -1, -1, -1, 0, 490, 136, 0, 1, 2, 8, 0, 0, 0, 6},  // lowerBound
    {514, -1, -1, -1, -1, 0, 491, 137, 0, 1, 2, 8, 0, 0, 0, 6},  // upperBound
    {434, -1, -1, -1, -1, 0, 492, 138, 0, 1, 2, 8, 0, 0, 0, 6},  // count
    {280, -1, -1, -1, -1, 0, 493, 139, 0, 1, 2, 8, 2, 0, 0, 6},  // isEmpty
    {305, -1, -1, -1, -1, 281, 494, 140, 1, 2, 1, 8, 2, 0, 0, 6},  // contains
    {77, -1, -1, -1, -1, 282, 496, 141, 1, 2, 1, 8, 4, 0, 0, 6},  // map
    {437, -1, -1, -1, -1, 283, 498, 142, 0, 1, 1, 8, 4, 0, 0, 6},  // reversed
    {143, -1, -1, -1, -1, 283, 499, 143, 1, 1, 3, 0, 4, 0, 0, 6},  // Array
    {515, -1, -1, -1, -1, 284, 500, 144, 0, 0, 3, 0, 5, 0, 0, 6},  // Set
    {515, -1, -1, -1, -1, 284, 500, 145, 1, 1, 3, 0, 5, 0, 0, 6},  // Set
    {434, -1, -1, -1, -1, 0, 501, 146, 0, 1, 2, 6, 0, 0, 0, 6},  // count
    {280, -1, -1, -1, -1, 0, 502, 147, 0, 1, 2, 6, 2, 0, 0, 6},  // isEmpty
    {435, -1, -1, -1, -1, 0, 503, 148, 0, 1, 2, 6, 49, 0, 0, 6},  // first
    {299, -1, -1, -1, -1, 285, 504, 149, 1, 2, 1, 6, 5, 0, 0, 6},  // union
    {516, -1, -1, -1, -1, 286, 506, 150, 1, 2, 1, 6, 49, 0, 0, 6},  // formUnion
    {301, -1, -1, -1, -1, 287, 508, 151, 1, 2, 1, 6, 5, 0, 0, 6},  // intersection
    {517, -1, -1, -1, -1, 288, 510, 152, 1, 2, 1, 6, 49, 0, 0, 6},  // formIntersection
    {518, -1, -1, -1, -1, 289, 512, 153, 1, 2, 1, 6, 5, 0, 0, 6},  // subtracting
    {519, -1, -1, -1, -1, 290, 514, 154, 1, 2, 1, 6, 49, 0, 0, 6},  // subtract
    {520, -1, -1, -1, -1, 291, 516, 155, 1, 2, 1, 6, 5, 0, 0, 6},  // symmetricDifference
    {521, -1, -1, -1, -1, 292, 518, 156, 1, 2, 1, 6, 49, 0, 0, 6},  // formSymmetricDifference
    {522, -1, -1, -1, -1, 293, 520, 157, 1, 2, 1, 6, 2, 0, 0, 6},  // isSubset
    {523, -1, -1, -1, -1, 294, 522, 158, 1, 2, 1, 6, 2, 0, 0, 6},  // isSuperset
    {524, -1, -1, -1, -1, 295, 524, 159, 1, 2, 1, 6, 2, 0, 0, 6},  // isStrictSubset
    {525, -1, -1, -1, -1, 296, 526, 160, 1, 2, 1, 6, 2, 0, 0, 6},  // isStrictSuperset
    {526, -1, -1, -1, -1, 297, 528, 161, 1, 2, 1, 6, 2, 0, 0, 6},  // isDisjoint
    {305, -1, -1, -1, -1, 298, 530, 162, 1, 2, 1, 6, 2, 0, 0, 6},  // contains
    {61, -1, -1, -1, -1, 299, 532, 163, 1, 2, 1, 6, 49, 0, 0, 6},  // insert
    {527, -1, -1, -1, -1, 300, 534, 164, 1, 2, 1, 6, 49, 0, 0, 6},  // update
    {62, -1, -1, -1, -1, 301, 536, 165, 1, 2, 1, 6, 49, 0, 0, 6},  // remove
    {66, -1, -1, -1, -1, 302, 538, 166, 0, 1, 1, 6, 49, 0, 0, 6},  // removeAll
    {528, -1, -1, -1, -1, 302, 539, 167, 0, 1, 1, 6, 49, 0, 0, 6},  // popFirst
    {65, -1, -1, -1, -1, 302, 540, 168, 0, 1, 1, 6, 49, 0, 0, 6},  // removeFirst
    {157, -1, -1, -1, -1, 302, 541, 0, 4, 4, 3, 0, 17, 0, 0, 7},  // UIColor
    {533, -1, -1, -1, -1, 306, 545, 1, 1, 2, 1, 18, 17, 0, 0, 7},  // withAlphaComponent
    {534, -1, -1, -1, -1, 307, 547, 2, 0, 1, 1, 18, 49, 0, 0, 7},  // set
    {535, -1, -1, -1, -1, 307, 548, 3, 0, 1, 1, 18, 49, 0, 0, 7},  // setFill
    {536, -1, -1, -1, -1, 307, 549, 4, 0, 1, 1, 18, 49, 0, 0, 7},  // setStroke
    {157, -1, -1, -1, -1, 307, 550, 5, 2, 2, 3, 0, 17, 0, 0, 7},  // UIColor
    {538, 157, -1, -1, -1, 0, 0, 6, 0, 0, 5, 18, 17, 0, 0, 7},  // black
    {539, 157, -1, -1, -1, 309, 0, 7, 0, 0, 4, 18, 17, 0, 0, 7},  // blackColor
    {537, 157, -1, -1, -1, 0, 0, 8, 0, 0, 5, 18, 17, 0, 0, 7},  // white
    {540, 157, -1, -1, -1, 309, 0, 9, 0, 0, 4, 18, 17, 0, 0, 7},  // whiteColor
    {529, 157, -1, -1, -1, 0, 0, 10, 0, 0, 5, 18, 17, 0, 0, 7},  // red
    {541, 157, -1, -1, -1, 309, 0, 11, 0, 0, 4, 18, 17, 0, 0, 7},  // redColor
    {530, 157, -1, -1, -1, 0, 0, 12, 0, 0, 5, 18, 17, 0, 0, 7},  // green
    {542, 157, -1, -1, -1, 309, 0, 13, 0, 0, 4, 18, 17, 0, 0, 7},  // greenColor
    {531, 157, -1, -1, -1, 0, 0, 14, 0, 0, 5, 18, 17, 0, 0, 7},  // blue
    {543, 157, -1, -1, -1, 309, 0, 15, 0, 0, 4, 18, 17, 0, 0, 7},  // blueColor
    {544, 157, -1, -1, -1, 0, 0, 16, 0, 0, 5, 18, 17, 0, 0, 7},  // cyan
    {545, 157, -1, -1, -1, 309, 0, 17, 0, 0, 4, 18, 17, 0, 0, 7},  // cyanColor
    {546, 157, -1, -1, -1, 0, 0, 18, 0, 0, 5, 18, 17, 0, 0, 7},  // yellow
    {547, 157, -1, -1, -1, 309, 0, 19, 0, 0, 4, 18, 17, 0, 0, 7},  // yellowColor
    {548, 157, -1, -1, -1, 0, 0, 20, 0, 0, 5, 18, 17, 0, 0, 7},  // magenta
    {549, 157, -1, -1, -1, 309, 0, 21, 0, 0, 4, 18, 17, 0, 0, 7},  // magentaColor
    {550, 157, -1, -1, -1, 0, 0, 22, 0, 0, 5, 18, 17, 0, 0, 7},  // orange
    {551, 157, -1, -1, -1, 309, 0, 23, 0, 0, 4, 18, 17, 0, 0, 7},  // orangeColor
    {552, 157, -1, -1, -1, 0, 0, 24, 0, 0, 5, 18, 17, 0, 0, 7},  // purple
    {553, 157, -1, -1, -1, 309, 0, 25, 0, 0, 4, 18, 17, 0, 0, 7},  // purpleColor
    {554, 157, -1, -1, -1, 0, 0, 26, 0, 0, 5, 18, 17, 0, 0, 7},  // brown
    {555, 157, -1, -1, -1, 309, 0, 27, 0, 0, 4, 18, 17, 0, 0, 7},  // brownColor
    {556, 157, -1, -1, -1, 0, 0, 28, 0, 0, 5, 18, 17, 0, 0, 7},  // gray
    {557, 157, -1, -1, -1, 309, 0, 29, 0, 0, 4, 18, 17, 0, 0, 7},  // grayColor
    {558, 157, -1, -1, -1, 0, 0, 30, 0, 0, 5, 18, 17, 0, 0, 7},  // lightGray
    {559, 157, -1, -1, -1, 309, 0, 31, 0, 0, 4, 18, 17, 0, 0, 7},  // lightGrayColor
    {560, 157, -1, -1, -1, 0, 0, 32, 0, 0, 5, 18, 17, 0, 0, 7},  // darkGray
    {561, 157, -1, -1, -1, 309, 0, 33, 0, 0, 4, 18, 17, 0, 0, 7},  // darkGrayColor
    {562, 157, -1, -1, -1, 0, 0, 34, 0, 0, 5, 18, 17, 0, 0, 7},  // clear
    {563, 157, -1, -1, -1, 309, 0, 35, 0, 0, 4, 18, 17, 0, 0, 7},  // clearColor
    {564, 157, -1, -1, -1, 0, 0, 36, 0, 0, 5, 18, 17, 0, 0, 7},  // systemRed
    {565, 157, -1, -1, -1, 0, 0, 37, 0, 0, 5, 18, 17, 0, 0, 7},  // systemOrange
    {566, 157, -1, -1, -1, 0, 0, 38, 0, 0, 5, 18, 17, 0, 0, 7},  // systemYellow
    {567, 157, -1, -1, -1, 0, 0, 39, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGreen
    {568, 157, -1, -1, -1, 0, 0, 40, 0, 0, 5, 18, 17, 0, 0, 7},  // systemMint
    {569, 157, -1, -1, -1, 0, 0, 41, 0, 0, 5, 18, 17, 0, 0, 7},  // systemTeal
    {570, 157, -1, -1, -1, 0, 0, 42, 0, 0, 5, 18, 17, 0, 0, 7},  // systemCyan
    {571, 157, -1, -1, -1, 0, 0, 43, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBlue
    {572, 157, -1, -1, -1, 0, 0, 44, 0, 0, 5, 18, 17, 0, 0, 7},  // systemIndigo
    {573, 157, -1, -1, -1, 0, 0, 45, 0, 0, 5, 18, 17, 0, 0, 7},  // systemPurple
    {574, 157, -1, -1, -1, 0, 0, 46, 0, 0, 5, 18, 17, 0, 0, 7},  // systemPink
    {575, 157, -1, -1, -1, 0, 0, 47, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBrown
    {576, 157, -1, -1, -1, 0, 0, 48, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray
    {577, 157, -1, -1, -1, 0, 0, 49, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray2
    {578, 157, -1, -1, -1, 0, 0, 50, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray3
    {579, 157, -1, -1, -1, 0, 0, 51, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray4
    {580, 157, -1, -1, -1, 0, 0, 52, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray5
    {581, 157, -1, -1, -1, 0, 0, 53, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray6
    {582, 157, -1, -1, -1, 0, 0, 54, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBackground
    {583, 157, -1, -1, -1, 0, 0, 55, 0, 0, 5, 18, 17, 0, 0, 7},  // secondarySystemBackground
    {584, 157, -1, -1, -1, 0, 0, 56, 0, 0, 5, 18, 17, 0, 0, 7},  // label
    {158, -1, -1, -1, -1, 309, 552, 0, 1, 1, 3, 0, 27, 0, 0, 8},  // UIView
    {158, -1, -1, -1, -1, 0, 0, 1, 0, 0, 3, 0, 27, 0, 0, 8},  // UIView
    {159, -1, -1, -1, -1, 310, 553, 2, 1, 1, 3, 0, 27, 0, 0, 8},  // UIWindow
    {159, -1, -1, -1, -1, 0, 0, 3, 0, 0, 3, 0, 27, 0, 0, 8},  // UIWindow
    {160, -1, -1, -1, -1, 311, 554, 4, 1, 1, 3, 0, 27, 0, 0, 8},  // UIImageView
    {160, -1, -1, -1, -1, 0, 0, 5, 0, 0, 3, 0, 27, 0, 0, 8},  // UIImageView
    {161, -1, -1, -1, -1, 312, 555, 6, 1, 1, 3, 0, 27, 0, 0, 8},  // UILabel
    {161, -1, -1, -1, -1, 0, 0, 7, 0, 0, 3, 0, 27, 0, 0, 8},  // UILabel
    {162, -1, -1, -1, -1, 313, 556, 8, 1, 1, 3, 0, 27, 0, 0, 8},  // UIButton
    {162, -1, -1, -1, -1, 0, 0, 9, 0, 0, 3, 0, 27, 0, 0, 8},  // UIButton
    {163, -1, -1, -1, -1, 314, 557, 10, 1, 1, 3, 0, 27, 0, 0, 8},  // UIScrollView
    {163, -1, -1, -1, -1, 0, 0, 11, 0, 0, 3, 0, 27, 0, 0, 8},  // UIScrollView
    {164, -1, -1, -1, -1, 315, 558, 12, 1, 1, 3, 0, 27, 0, 0, 8},  // UIControl
    {164, -1, -1, -1, -1, 0, 0, 13, 0, 0, 3, 0, 27, 0, 0, 8},  // UIControl
    {165, -1, -1, -1, -1, 316, 559, 14, 1, 1, 3, 0, 27, 0, 0, 8},  // UITextField
    {165, -1, -1, -1, -1, 0, 0, 15, 0, 0, 3, 0, 27, 0, 0, 8},  // UITextField
    {166, -1, -1, -1, -1, 317, 560, 16, 1, 1, 3, 0, 27, 0, 0, 8},  // UITextView
    {166, -1, -1, -1, -1, 0, 0, 17, 0, 0, 3, 0, 27, 0, 0, 8},  // UITextView
    {167, -1, -1, -1, -1, 318, 561, 18, 1, 1, 3, 0, 27, 0, 0, 8},  // UITableViewCell
    {167, -1, -1, -1, -1, 0, 0, 19, 0, 0, 3, 0, 27, 0, 0, 8},  // UITableViewCell
    {168, -1, -1, -1, -1, 319, 562, 20, 1, 1, 3, 0, 27, 0, 0, 8},  // UICollectionViewCell
    {168, -1, -1, -1, -1, 0, 0, 21, 0, 0, 3, 0, 27, 0, 0, 8},  // UICollectionViewCell
    {169, -1, -1, -1, -1, 320, 563, 22, 1, 1, 3, 0, 27, 0, 0, 8},  // UIVisualEffectView
    {169, -1, -1, -1, -1, 0, 0, 23, 0, 0, 3, 0, 27, 0, 0, 8},  // UIVisualEffectView
    {585, -1, -1, -1, -1, 0, 564, 24, 0, 1, 2, 28, 13, 0, 9, 8},  // frame
    {586, -1, -1, -1, -1, 0, 565, 25, 0, 1, 2, 28, 13, 0, 10, 8},  // bounds
    {285, -1, -1, -1, -1, 0, 566, 26, 0, 1, 2, 28, 9, 0, 11, 8},  // center
    {587, -1, -1, -1, -1, 0, 567, 27, 0, 1, 2, 28, 9, 0, 12, 8},  // anchorPoint
    {588, -1, -1, -1, 1322, 0, 568, 28, 0, 1, 2, 28, 2, 0, 0, 8},  // isHidden
    {589, -1, -1, -1, -1, 0, 569, 29, 0, 1, 2, 28, 2, 0, 0, 8},  // clipsToBounds
    {590, -1, -1, -1, -1, 0, 570, 30, 0, 1, 2, 28, 3, 0, 0, 8},  // name
    {591, -1, -1, -1, -1, 321, 571, 31, 1, 1, 0, 0, 49, 0, 0, 8},  // UIImage
    {160, -1, -1, -1, -1, 322, 572, 32, 1, 1, 3, 0, 27, 0, 0, 8},  // UIImageView
    {84, -1, -1, -1, -1, 0, 573, 33, 0, 1, 2, 28, 14, 0, 13, 8},  // transform
    {594, -1, -1, -1, -1, 323, 574, 34, 1, 2, 1, 28, 49, 0, 0, 8},  // moveAnchor
    {595, -1, -1, -1, -1, 0, 576, 35, 0, 1, 2, 28, 9, 0, 0, 8},  // contentOffset
    {532, -1, -1, -1, -1, 0, 577, 36, 0, 1, 2, 28, 0, 0, 0, 8},  // alpha
    {596, -1, -1, -1, 597, 0, 578, 37, 0, 1, 2, 28, 2, 0, 0, 8},  // isUserInteractionEnabled
    {597, -1, -1, -1, -1, 0, 579, 38, 0, 1, 2, 28, 2, 0, 0, 8},  // userInteractionEnabled
    {598, -1, -1, -1, -1, 0, 580, 39, 0, 1, 2, 28, 0, 0, 0, 8},  // tag
    {85, -1, -1, -1, -1, 0, 581, 40, 0, 1, 2, 28, 28, 0, 0, 8},  // layer
    {599, -1, -1, -1, -1, 0, 582, 41, 0, 1, 2, 28, 17, 0, 0, 8},  // backgroundColor
    {600, -1, -1, -1, -1, 0, 583, 42, 0, 1, 2, 28, 3, 0, 0, 8},  // text
    {601, -1, -1, -1, -1, 0, 584, 43, 0, 1, 2, 28, 17, 0, 0, 8},  // textColor
    {602, -1, -1, -1, -1, 0, 585, 44, 0, 1, 2, 28, 20, 0, 0, 8},  // textAlignment
    {603, -1, -1, -1, -1, 0, 586, 45, 0, 1, 2, 28, 49, 0, 0, 8},  // font
    {593, -1, -1, -1, -1, 0, 587, 46, 0, 1, 2, 28, 49, 0, 0, 8},  // image
    {604, -1, -1, -1, -1, 0, 588, 47, 0, 1, 2, 28, 49, 0, 0, 8},  // contentMode
    {605, -1, -1, -1, -1, 0, 589, 48, 0, 1, 2, 28, 2, 0, 0, 8},  // isOpaque
    {606, -1, -1, -1, -1, 0, 590, 49, 0, 1, 2, 28, 17, 0, 0, 8},  // tintColor
    {607, -1, -1, -1, -1, 0, 591, 50, 0, 1, 2, 28, 0, 0, 0, 8},  // contentScaleFactor
    {608, -1, -1, -1, -1, 0, 592, 51, 0, 1, 2, 28, 3, 0, 0, 8},  // accessibilityLabel
    {609, -1, -1, -1, -1, 0, 593, 52, 0, 1, 2, 28, 45, 0, 0, 8},  // layoutMargins
    {610, -1, -1, -1, -1, 0, 594, 53, 0, 1, 2, 28, 45, 0, 0, 8},  // safeAreaInsets
    {611, -1, -1, -1, -1, 0, 595, 54, 0, 1, 2, 28, 27, 0, 0, 8},  // mask
    {612, -1, -1, -1, -1, 0, 596, 55, 0, 1, 2, 28, 3, 0, 0, 8},  // accessibilityIdentifier
    {613, -1, -1, -1, -1, 0, 597, 56, 0, 1, 2, 28, 3, 0, 0, 8},  // accessibilityHint
    {614, -1, -1, -1, -1, 0, 598, 57, 0, 1, 2, 28, 2, 0, 0, 8},  // isAccessibilityElement
    {615, -1, -1, -1, -1, 0, 599, 58, 0, 1, 2, 28, 49, 0, 0, 8},  // semanticContentAttribute
    {616, -1, -1, -1, -1, 0, 600, 59, 0, 1, 2, 28, 2, 0, 0, 8},  // clearsContextBeforeDrawing
    {617, -1, -1, -1, -1, 0, 601, 60, 0, 1, 2, 28, 2, 0, 0, 8},  // isFirstResponder
    {618, -1, -1, -1, -1, 0, 602, 61, 0, 1, 2, 28, 0, 0, 0, 8},  // numberOfLines
    {619, -1, -1, -1, -1, 0, 603, 62, 0, 1, 2, 28, 2, 0, 0, 8},  // adjustsFontSizeToFitWidth
    {620, -1, -1, -1, -1, 0, 604, 63, 0, 1, 2, 28, 49, 0, 0, 8},  // lineBreakMode
    {621, -1, -1, -1, -1, 0, 605, 64, 0, 1, 2, 28, 49, 0, 0, 8},  // attributedText
    {622, -1, -1, -1, -1, 0, 606, 65, 0, 1, 2, 28, 49, 0, 0, 8},  // baselineAdjustment
    {623, -1, -1, -1, -1, 0, 607, 66, 0, 1, 2, 28, 49, 0, 0, 8},  // borderStyle
    {624, -1, -1, -1, -1, 0, 608, 67, 0, 1, 2, 28, 49, 0, 0, 8},  // keyboardType
    {625, -1, -1, -1, -1, 0, 609, 68, 0, 1, 2, 28, 49, 0, 0, 8},  // returnKeyType
    {626, -1, -1, -1, -1, 0, 610, 69, 0, 1, 2, 28, 49, 0, 0, 8},  // autocorrectionType
    {627, -1, -1, -1, -1, 0, 611, 70, 0, 1, 2, 28, 49, 0, 0, 8},  // autocapitalizationType
    {628, -1, -1, -1, -1, 0, 612, 71, 0, 1, 2, 28, 49, 0, 0, 8},  // clearButtonMode
    {629, -1, -1, -1, -1, 0, 613, 72, 0, 1, 2, 28, 17, 0, 0, 8},  // shadowColor
    {630, -1, -1, -1, -1, 0, 614, 73, 0, 1, 2, 28, 3, 0, 0, 8},  // placeholder
    {631, -1, -1, -1, -1, 0, 615, 74, 0, 1, 2, 28, 0, 0, 0, 8},  // minimumScaleFactor
    {632, -1, -1, -1, -1, 0, 616, 75, 0, 1, 2, 28, 2, 0, 0, 8},  // isEditable
    {633, -1, -1, -1, -1, 0, 617, 76, 0, 1, 2, 28, 2, 0, 0, 8},  // isSelectable
    {634, -1, -1, -1, -1, 0, 618, 77, 0, 1, 2, 28, 2, 0, 0, 8},  // isSecureTextEntry
    {635, -1, -1, -1, -1, 0, 619, 78, 0, 1, 2, 28, 0, 0, 0, 8},  // zoomScale
    {636, 637, 638, -1, -1, 0, 0, 79, 0, 0, 5, 4, 3, 0, 0, 8},  // system
    {639, 637, 640, -1, -1, 0, 0, 80, 0, 0, 5, 4, 3, 0, 0, 8},  // custom
    {641, 637, 642, -1, -1, 0, 0, 81, 0, 0, 5, 4, 3, 0, 0, 8},  // infoLight
    {643, 637, 644, -1, -1, 0, 0, 82, 0, 0, 5, 4, 3, 0, 0, 8},  // contactAdd
    {645, 637, 646, -1, -1, 0, 0, 83, 0, 0, 5, 4, 3, 0, 0, 8},  // close
    {162, -1, -1, -1, -1, 324, 620, 84, 1, 1, 3, 0, 27, 0, 0, 8},  // UIButton
    {647, -1, -1, -1, -1, 0, 621, 85, 0, 1, 2, 28, 2, 0, 0, 8},  // isScrollEnabled
    {648, -1, -1, -1, -1, 0, 622, 86, 0, 1, 2, 28, 2, 0, 0, 8},  // isPagingEnabled
    {649, -1, -1, -1, -1, 0, 623, 87, 0, 1, 2, 28, 2, 0, 0, 8},  // bounces
    {650, -1, -1, -1, -1, 0, 624, 88, 0, 1, 2, 28, 2, 0, 0, 8},  // showsHorizontalScrollIndicator
    {651, -1, -1, -1, -1, 0, 625, 89, 0, 1, 2, 28, 2, 0, 0, 8},  // showsVerticalScrollIndicator
    {652, -1, -1, -1, -1, 0, 626, 90, 0, 1, 2, 28, 0, 0, 0, 8},  // minimumZoomScale
    {653, -1, -1, -1, -1, 0, 627, 91, 0, 1, 2, 28, 0, 0, 0, 8},  // maximumZoomScale
    {654, -1, -1, -1, -1, 0, 628, 92, 0, 1, 2, 28, 45, 0, 0, 8},  // contentInset
    {655, -1, -1, -1, -1, 0, 629, 93, 0, 1, 2, 28, 49, 0, 0, 8},  // delegate
    {657, 158, -1, -1, -1, 0, 0, 94, 0, 0, 5, 28, 46, 0, 0, 8},  // AutoresizingMask
    {658, 656, 659, -1, -1, 0, 0, 95, 0, 0, 5, 26, 25, 0, 0, 8},  // flexibleLeftMargin
    {660, 656, -1, -1, -1, 0, 0, 96, 0, 0, 5, 26, 25, 0, 0, 8},  // FlexibleLeftMargin
    {661, 656, 662, -1, -1, 0, 0, 97, 0, 0, 5, 26, 25, 0, 0, 8},  // flexibleWidth
    {663, 656, -1, -1, -1, 0, 0, 98, 0, 0, 5, 26, 25, 0, 0, 8},  // FlexibleWidth
    {664, 656, 665, -1, -1, 0, 0, 99, 0, 0, 5, 26, 25, 0, 0, 8},  // flexibleRightMargin
    {666, 656, -1, -1, -1, 0, 0, 100, 0, 0, 5, 26, 25, 0, 0, 8},  // FlexibleRightMargin
    {667, 656, 668, -1, -1, 0, 0, 101, 0, 0, 5, 26, 25, 0, 0, 8},  // flexibleTopMargin
    {669, 656, -1, -1, -1, 0, 0, 102, 0, 0, 5, 26, 25, 0, 0, 8},  // FlexibleTopMargin
    {670, 656, 671, -1, -1, 0, 0, 103, 0, 0, 5, 26, 25, 0, 0, 8},  // flexibleHeight
    {672, 656, -1, -1, -1, 0, 0, 104, 0, 0, 5, 26, 25, 0, 0, 8},  // FlexibleHeight
    {673, 656, 674, -1, -1, 0, 0, 105, 0, 0, 5, 26, 25, 0, 0, 8},  // flexibleBottomMargin
    {675, 656, -1, -1, -1, 0, 0, 106, 0, 0, 5, 26, 25, 0, 0, 8},  // FlexibleBottomMargin
    {676, 656, 677, -1, -1, 0, 0, 107, 0, 0, 5, 26, 25, 0, 0, 8},  // None
    {678, -1, -1, -1, -1, 0, 630, 108, 0, 1, 2, 28, 25, 0, 0, 8},  // autoresizingMask
    {679, -1, -1, -1, -1, 0, 631, 109, 0, 1, 2, 28, 2, 0, 0, 8},  // translatesAutoresizingMaskIntoConstraints
    {680, -1, -1, -1, -1, 0, 632, 110, 0, 1, 2, 28, 2, 0, 0, 8},  // autoresizesSubviews
    {682, 164, -1, -1, -1, 0, 0, 111, 0, 0, 5, 28, 46, 0, 0, 8},  // State
    {683, 681, 684, -1, -1, 0, 0, 112, 0, 0, 5, 4, 3, 0, 0, 8},  // normal
    {685, 681, -1, -1, -1, 0, 0, 113, 0, 0, 5, 4, 3, 0, 0, 8},  // Normal
    {686, 681, 687, -1, -1, 0, 0, 114, 0, 0, 5, 4, 3, 0, 0, 8},  // highlighted
    {688, 681, -1, -1, -1, 0, 0, 115, 0, 0, 5, 4, 3, 0, 0, 8},  // Highlighted
    {689, 681, 690, -1, -1, 0, 0, 116, 0, 0, 5, 4, 3, 0, 0, 8},  // disabled
    {691, 681, -1, -1, -1, 0, 0, 117, 0, 0, 5, 4, 3, 0, 0, 8},  // Disabled
    {692, 681, 693, -1, -1, 0, 0, 118, 0, 0, 5, 4, 3, 0, 0, 8},  // selected
    {694, 681, -1, -1, -1, 0, 0, 119, 0, 0, 5, 4, 3, 0, 0, 8},  // Selected
    {696, 164, -1, -1, -1, 0, 0, 120, 0, 0, 5, 28, 46, 0, 0, 8},  // Event
    {697, 695, 698, -1, -1, 0, 0, 121, 0, 0, 5, 4, 3, 0, 0, 8},  // allEvents
    {699, 695, -1, -1, -1, 0, 0, 122, 0, 0, 5, 4, 3, 0, 0, 8},  // AllEvents
    {700, 695, 701, -1, -1, 0, 0, 123, 0, 0, 5, 4, 3, 0, 0, 8},  // allTouchEvents
    {702, 695, -1, -1, -1, 0, 0, 124, 0, 0, 5, 4, 3, 0, 0, 8},  // AllTouchEvents
    {703, 695, 704, -1, -1, 0, 0, 125, 0, 0, 5, 4, 3, 0, 0, 8},  // touchDown
    {705, 695, -1, -1, -1, 0, 0, 126, 0, 0, 5, 4, 3, 0, 0, 8},  // TouchDown
    {706, 695, 707, -1, -1, 0, 0, 127, 0, 0, 5, 4, 3, 0, 0, 8},  // touchDragInside
    {708, 695, -1, -1, -1, 0, 0, 128, 0, 0, 5, 4, 3, 0, 0, 8},  // TouchDragInside
    {709, 695, 710, -1, -1, 0, 0, 129, 0, 0, 5, 4, 3, 0, 0, 8},  // touchDragOutside
    {711, 695, -1, -1, -1, 0, 0, 130, 0, 0, 5, 4, 3, 0, 0, 8},  // TouchDragOutside
    {712, 695, 713, -1, -1, 0, 0, 131, 0, 0, 5, 4, 3, 0, 0, 8},  // touchUpInside
    {714, 695, -1, -1, -1, 0, 0, 132, 0, 0, 5, 4, 3, 0, 0, 8},  // TouchUpInside
    {715, 695, 716, -1, -1, 0, 0, 133, 0, 0, 5, 4, 3, 0, 0, 8},  // touchUpOutside
    {717, 695, -1, -1, -1, 0, 0, 134, 0, 0, 5, 4, 3, 0, 0, 8},  // TouchUpOutside
    {718, 695, 719, -1, -1, 0, 0, 135, 0, 0, 5, 4, 3, 0, 0, 8},  // touchCancel
    {720, 695, -1, -1, -1, 0, 0, 136, 0, 0, 5, 4, 3, 0, 0, 8},  // TouchCancel
    {721, 695, 722, -1, -1, 0, 0, 137, 0, 0, 5, 4, 3, 0, 0, 8},  // valueChanged
    {723, 695, -1, -1, -1, 0, 0, 138, 0, 0, 5, 4, 3, 0, 0, 8},  // ValueChanged
    {724, 695, 725, -1, -1, 0, 0, 139, 0, 0, 5, 4, 3, 0, 0, 8},  // editingChanged
    {726, 695, -1, -1, -1, 0, 0, 140, 0, 0, 5, 4, 3, 0, 0, 8},  // EditingChanged
    {727, 695, 728, -1, -1, 0, 0, 141, 0, 0, 5, 4, 3, 0, 0, 8},  // editingDidBegin
    {729, 695, -1, -1, -1, 0, 0, 142, 0, 0, 5, 4, 3, 0, 0, 8},  // EditingDidBegin
    {730, 695, 731, -1, -1, 0, 0, 143, 0, 0, 5, 4, 3, 0, 0, 8},  // editingDidEnd
    {732, 695, -1, -1, -1, 0, 0, 144, 0, 0, 5, 4, 3, 0, 0, 8},  // EditingDidEnd
    {733, 695, 734, -1, -1, 0, 0, 145, 0, 0, 5, 4, 3, 0, 0, 8},  // primaryActionTriggered
    {735, 695, -1, -1, -1, 0, 0, 146, 0, 0, 5, 4, 3, 0, 0, 8},  // PrimaryActionTriggered
    {736, -1, -1, -1, -1, 325, 633, 147, 3, 4, 1, 28, 49, 0, 0, 8},  // addTarget
    {736, -1, -1, -1, -1, 328, 637, 148, 3, 4, 1, 28, 49, 0, 0, 8},  // addTarget
    {739, -1, -1, -1, -1, 331, 641, 149, 3, 4, 1, 28, 49, 0, 0, 8},  // removeTarget
    {739, -1, -1, -1, -1, 334, 645, 150, 3, 4, 1, 28, 49, 0, 0, 8},  // removeTarget
    {740, -1, -1, -1, -1, 337, 649, 151, 1, 2, 1, 28, 49, 0, 0, 8},  // sendActions
    {741, -1, -1, -1, -1, 338, 651, 152, 1, 2, 1, 28, 49, 0, 0, 8},  // sendActionsForControlEvents
    {742, -1, -1, -1, -1, 339, 653, 153, 2, 3, 1, 28, 49, 0, 0, 8},  // setTitle
    {742, -1, -1, -1, -1, 341, 656, 154, 2, 3, 1, 28, 49, 0, 0, 8},  // setTitle
    {744, -1, -1, -1, -1, 343, 659, 155, 2, 3, 1, 28, 49, 0, 0, 8},  // setTitleColor
    {744, -1, -1, -1, -1, 345, 662, 156, 2, 3, 1, 28, 49, 0, 0, 8},  // setTitleColor
    {745, -1, -1, -1, -1, 347, 665, 157, 2, 3, 1, 28, 49, 0, 0, 8},  // setImage
    {745, -1, -1, -1, -1, 349, 668, 158, 2, 3, 1, 28, 49, 0, 0, 8},  // setImage
    {746, -1, -1, -1, -1, 351, 671, 159, 2, 3, 1, 28, 49, 0, 0, 8},  // setBackgroundImage
    {746, -1, -1, -1, -1, 353, 674, 160, 2, 3, 1, 28, 49, 0, 0, 8},  // setBackgroundImage
    {747, -1, -1, -1, -1, 355, 677, 161, 2, 3, 1, 28, 49, 0, 0, 8},  // setAttributedTitle
    {748, -1, -1, -1, -1, 357, 680, 162, 2, 3, 1, 28, 49, 0, 0, 8},  // setTitleShadowColor
    {749, -1, -1, -1, -1, 0, 683, 163, 0, 1, 2, 28, 3, 0, 0, 8},  // currentTitle
    {750, -1, -1, -1, -1, 0, 684, 164, 0, 1, 2, 28, 27, 0, 0, 8},  // titleLabel
    {751, -1, -1, -1, -1, 0, 685, 165, 0, 1, 2, 28, 45, 0, 0, 8},  // contentEdgeInsets
    {752, -1, -1, -1, -1, 0, 686, 166, 0, 1, 2, 28, 45, 0, 0, 8},  // titleEdgeInsets
    {753, -1, -1, -1, -1, 0, 687, 167, 0, 1, 2, 28, 45, 0, 0, 8},  // imageEdgeInsets
    {754, -1, -1, -1, -1, 0, 688, 168, 0, 1, 2, 28, 2, 0, 0, 8},  // isEnabled
    {755, -1, -1, -1, -1, 0, 689, 169, 0, 1, 2, 28, 2, 0, 0, 8},  // isSelected
    {756, -1, -1, -1, -1, 0, 690, 170, 0, 1, 2, 28, 2, 0, 0, 8},  // isHighlighted
    {757, -1, -1, -1, -1, 0, 691, 171, 0, 1, 2, 28, 49, 0, 0, 8},  // contentHorizontalAlignment
    {758, -1, -1, -1, -1, 0, 692, 172, 0, 1, 2, 28, 49, 0, 0, 8},  // contentVerticalAlignment
    {759, -1, -1, -1, -1, 0, 693, 173, 0, 1, 2, 28, 12, 0, 0, 8},  // contentSize
    {288, 760, 761, -1, -1, 0, 0, 174, 0, 0, 5, 21, 20, 0, 0, 8},  // left
    {285, 760, 762, -1, -1, 0, 0, 175, 0, 0, 5, 21, 20, 0, 0, 8},  // center
    {290, 760, 763, -1, -1, 0, 0, 176, 0, 0, 5, 21, 20, 0, 0, 8},  // right
    {764, 760, 765, -1, -1, 0, 0, 177, 0, 0, 5, 21, 20, 0, 0, 8},  // justified
    {766, 760, 767, -1, -1, 0, 0, 178, 0, 0, 5, 21, 20, 0, 0, 8},  // natural
    {47, -1, -1, -1, -1, 359, 694, 179, 4, 4, 0, 0, 27, 0, 0, 8},  // view
    {768, -1, -1, -1, -1, 0, 698, 0, 0, 1, 2, 28, 27, 0, 0, 9},  // superview
    {769, -1, -1, -1, -1, 0, 699, 1, 0, 1, 2, 28, 4, 0, 0, 9},  // subviews
    {48, -1, -1, -1, -1, 0, 700, 2, 0, 1, 2, 28, 27, 0, 0, 9},  // window
    {770, -1, -1, -1, 1318, 363, 701, 3, 1, 2, 1, 28, 2, 0, 0, 9},  // isDescendant
    {771, -1, -1, -1, -1, 364, 703, 4, 1, 2, 1, 28, 49, 0, 0, 9},  // addSubview
    {772, -1, -1, -1, -1, 365, 705, 5, 1, 2, 1, 28, 49, 0, 0, 9},  // bringSubviewToFront
    {773, -1, -1, -1, 1320, 366, 707, 6, 1, 2, 1, 28, 49, 0, 0, 9},  // bringSubview
    {775, -1, -1, -1, -1, 367, 709, 7, 1, 2, 1, 28, 49, 0, 0, 9},  // sendSubviewToBack
    {776, -1, -1, -1, 1321, 368, 711, 8, 1, 2, 1, 28, 49, 0, 0, 9},  // sendSubview
    {778, -1, -1, -1, -1, 369, 713, 9, 0, 1, 1, 28, 49, 0, 0, 9},  // removeFromSuperview
    {779, -1, -1, -1, 1319, 369, 714, 10, 2, 3, 1, 28, 49, 0, 0, 9},  // insertSubview
    {779, -1, -1, -1, -1, 371, 717, 11, 2, 3, 1, 28, 49, 0, 0, 9},  // insertSubview
    {779, -1, -1, -1, -1, 373, 720, 12, 2, 3, 1, 28, 49, 0, 0, 9},  // insertSubview
    {782, -1, -1, -1, -1, 375, 723, 13, 2, 3, 1, 28, 9, 0, 5, 9},  // convert
    {782, -1, -1, -1, -1, 377, 726, 14, 2, 3, 1, 28, 9, 0, 5, 9},  // convert
    {783, -1, -1, -1, -1, 379, 729, 15, 2, 3, 1, 28, 9, 0, 5, 9},  // convertRect
    {783, -1, -1, -1, -1, 381, 732, 16, 2, 3, 1, 28, 9, 0, 5, 9},  // convertRect
    {786, -1, -1, -1, -1, 383, 735, 17, 2, 3, 1, 28, 9, 0, 5, 9},  // convertPoint
    {786, -1, -1, -1, -1, 385, 738, 18, 2, 3, 1, 28, 9, 0, 5, 9},  // convertPoint
    {787, -1, -1, -1, -1, 387, 741, 19, 0, 1, 1, 28, 49, 0, 0, 9},  // setNeedsLayout
    {788, -1, -1, -1, -1, 387, 742, 20, 0, 1, 1, 28, 49, 0, 0, 9},  // setNeedsDisplay
    {789, -1, -1, -1, -1, 387, 743, 21, 0, 1, 1, 28, 49, 0, 0, 9},  // layoutSubviews
    {790, -1, -1, -1, -1, 387, 744, 22, 0, 1, 1, 28, 2, 0, 0, 9},  // becomeFirstResponder
    {791, -1, -1, -1, -1, 387, 745, 23, 0, 1, 1, 28, 2, 0, 0, 9},  // resignFirstResponder
    {792, -1, -1, -1, -1, 387, 746, 24, 1, 2, 1, 28, 12, 0, 0, 9},  // sizeThatFits
    {793, -1, -1, -1, -1, 388, 748, 25, 0, 1, 1, 28, 49, 0, 0, 9},  // sizeToFit
    {794, -1, -1, -1, -1, 388, 749, 26, 0, 1, 1, 28, 49, 0, 0, 9},  // layoutIfNeeded
    {787, -1, -1, -1, -1, 388, 750, 27, 0, 1, 1, 29, 49, 0, 0, 9},  // setNeedsLayout
    {788, -1, -1, -1, -1, 388, 751, 28, 0, 1, 1, 29, 49, 0, 0, 9},  // setNeedsDisplay
    {795, -1, -1, -1, -1, 388, 752, 29, 0, 1, 1, 29, 49, 0, 0, 9},  // layoutSublayers
    {794, -1, -1, -1, -1, 388, 753, 30, 0, 1, 1, 29, 49, 0, 0, 9},  // layoutIfNeeded
    {796, -1, -1, -1, -1, 388, 754, 31, 1, 2, 1, 28, 27, 0, 0, 9},  // viewWithTag
    {797, -1, -1, -1, -1, 389, 756, 32, 2, 3, 1, 29, 49, 0, 0, 9},  // insertSublayer
    {797, -1, -1, -1, -1, 391, 759, 33, 2, 3, 1, 29, 49, 0, 0, 9},  // insertSublayer
    {797, -1, -1, -1, -1, 393, 762, 34, 2, 3, 1, 29, 49, 0, 0, 9},  // insertSublayer
    {800, 158, -1, -1, -1, 0, 0, 35, 0, 0, 5, 28, 0, 0, 0, 9},  // noIntrinsicMetric
    {802, 801, -1, -1, -1, 0, 0, 36, 0, 0, 5, 28, 27, 0, 0, 9},  // main
    {803, 801, -1, -1, -1, 395, 765, 37, 0, 0, 4, 28, 27, 0, 0, 9},  // mainScreen
    {804, -1, -1, -1, 1316, 395, 765, 38, 2, 3, 1, 28, 27, 0, 5, 9},  // hitTest
    {243, -1, -1, -1, 1317, 397, 768, 39, 2, 3, 1, 28, 2, 0, 5, 9},  // point
    {806, -1, -1, -1, -1, 399, 771, 0, 0, 0, 3, 0, 28, 0, 0, 10},  // CALayer
    {807, -1, -1, -1, -1, 399, 771, 1, 0, 0, 3, 0, 28, 0, 0, 10},  // CAShapeLayer
    {808, -1, -1, -1, -1, 399, 771, 2, 0, 0, 3, 0, 28, 0, 0, 10},  // CAGradientLayer
    {809, -1, -1, -1, -1, 399, 771, 3, 0, 0, 3, 0, 28, 0, 0, 10},  // CATextLayer
    {810, -1, -1, -1, -1, 0, 771, 4, 0, 1, 2, 29, 4, 0, 0, 10},  // colors
    {811, -1, -1, -1, -1, 0, 772, 5, 0, 1, 2, 29, 4, 0, 0, 10},  // locations
    {812, -1, -1, -1, -1, 0, 773, 6, 0, 1, 2, 29, 9, 0, 0, 10},  // startPoint
    {813, -1, -1, -1, -1, 0, 774, 7, 0, 1, 2, 29, 9, 0, 0, 10},  // endPoint
    {814, -1, -1, -1, -1, 0, 775, 8, 0, 1, 2, 29, 49, 0, 0, 10},  // string
    {603, -1, -1, -1, -1, 0, 776, 9, 0, 1, 2, 29, 49, 0, 0, 10},  // font
    {815, -1, -1, -1, -1, 0, 777, 10, 0, 1, 2, 29, 0, 0, 0, 10},  // fontSize
    {816, -1, -1, -1, -1, 0, 778, 11, 0, 1, 2, 29, 17, 0, 0, 10},  // foregroundColor
    {817, -1, -1, -1, -1, 0, 779, 12, 0, 1, 2, 29, 2, 0, 0, 10},  // isWrapped
    {585, -1, -1, -1, -1, 0, 780, 13, 0, 1, 2, 29, 13, 0, 9, 10},  // frame
    {586, -1, -1, -1, -1, 0, 781, 14, 0, 1, 2, 29, 13, 0, 10, 10},  // bounds
    {83, -1, -1, -1, -1, 0, 782, 15, 0, 1, 2, 29, 9, 0, 11, 10},  // position
    {587, -1, -1, -1, -1, 0, 783, 16, 0, 1, 2, 29, 9, 0, 12, 10},  // anchorPoint
    {588, -1, -1, -1, 1322, 0, 784, 17, 0, 1, 2, 29, 2, 0, 0, 10},  // isHidden
    {818, -1, -1, -1, -1, 0, 785, 18, 0, 1, 2, 29, 2, 0, 0, 10},  // masksToBounds
    {590, -1, -1, -1, -1, 0, 786, 19, 0, 1, 2, 29, 3, 0, 0, 10},  // name
    {819, -1, -1, -1, -1, 0, 787, 20, 0, 1, 2, 29, 14, 0, 0, 10},  // sublayerTransform
    {84, -1, -1, -1, -1, 0, 788, 21, 0, 1, 2, 29, 14, 0, 0, 10},  // transform
    {820, -1, -1, -1, -1, 0, 789, 22, 0, 1, 2, 29, 0, 0, 0, 10},  // zPosition
    {821, -1, -1, -1, -1, 0, 790, 23, 0, 1, 2, 29, 0, 0, 0, 10},  // opacity
    {599, -1, -1, -1, -1, 0, 791, 24, 0, 1, 2, 29, 17, 0, 0, 10},  // backgroundColor
    {822, -1, -1, -1, -1, 0, 792, 25, 0, 1, 2, 29, 0, 0, 0, 10},  // cornerRadius
    {823, -1, -1, -1, -1, 0, 793, 26, 0, 1, 2, 29, 0, 0, 0, 10},  // borderWidth
    {824, -1, -1, -1, -1, 0, 794, 27, 0, 1, 2, 29, 17, 0, 0, 10},  // borderColor
    {629, -1, -1, -1, -1, 0, 795, 28, 0, 1, 2, 29, 17, 0, 0, 10},  // shadowColor
    {825, -1, -1, -1, -1, 0, 796, 29, 0, 1, 2, 29, 0, 0, 0, 10},  // shadowOpacity
    {826, -1, -1, -1, -1, 0, 797, 30, 0, 1, 2, 29, 0, 0, 0, 10},  // shadowRadius
    {827, -1, -1, -1, -1, 0, 798, 31, 0, 1, 2, 29, 12, 0, 0, 10},  // shadowOffset
    {828, -1, -1, -1, -1, 0, 799, 32, 0, 1, 2, 29, 29, 0, 0, 10},  // shadowPath
    {829, -1, -1, -1, -1, 0, 800, 33, 0, 1, 2, 29, 0, 0, 0, 10},  // contentsScale
    {830, -1, -1, -1, -1, 0, 801, 34, 0, 1, 2, 29, 49, 0, 0, 10},  // contents
    {831, -1, -1, -1, -1, 0, 802, 35, 0, 1, 2, 29, 2, 0, 0, 10},  // shouldRasterize
    {832, -1, -1, -1, -1, 0, 803, 36, 0, 1, 2, 29, 0, 0, 0, 10},  // rasterizationScale
    {833, -1, -1, -1, -1, 0, 804, 37, 0, 1, 2, 29, 2, 0, 0, 10},  // isDoubleSided
    {611, -1, -1, -1, -1, 0, 805, 38, 0, 1, 2, 29, 28, 0, 0, 10},  // mask
    {834, -1, -1, -1, -1, 0, 806, 39, 0, 1, 2, 29, 49, 0, 0, 10},  // actions
    {835, -1, -1, -1, -1, 0, 807, 40, 0, 1, 2, 29, 49, 0, 0, 10},  // contentsGravity
    {836, -1, -1, -1, -1, 0, 808, 41, 0, 1, 2, 29, 49, 0, 0, 10},  // magnificationFilter
    {837, -1, -1, -1, -1, 0, 809, 42, 0, 1, 2, 29, 49, 0, 0, 10},  // minificationFilter
    {838, -1, -1, -1, -1, 0, 810, 43, 0, 1, 2, 29, 49, 0, 0, 10},  // compositingFilter
    {839, -1, -1, -1, -1, 0, 811, 44, 0, 1, 2, 29, 49, 0, 0, 10},  // cornerCurve
    {840, -1, -1, -1, -1, 0, 812, 45, 0, 1, 2, 29, 49, 0, 0, 10},  // maskedCorners
    {655, -1, -1, -1, -1, 0, 813, 46, 0, 1, 2, 29, 49, 0, 0, 10},  // delegate
    {605, -1, -1, -1, -1, 0, 814, 47, 0, 1, 2, 29, 2, 0, 0, 10},  // isOpaque
    {841, -1, -1, -1, -1, 0, 815, 48, 0, 1, 2, 29, 2, 0, 0, 10},  // needsDisplayOnBoundsChange
    {842, -1, -1, -1, -1, 0, 816, 49, 0, 1, 2, 29, 2, 0, 0, 10},  // allowsEdgeAntialiasing
    {843, -1, -1, -1, -1, 0, 817, 50, 0, 1, 2, 29, 49, 0, 0, 10},  // lineCap
    {844, -1, -1, -1, -1, 0, 818, 51, 0, 1, 2, 29, 49, 0, 0, 10},  // fillRule
    {845, -1, -1, -1, -1, 0, 819, 52, 0, 1, 2, 29, 0, 0, 0, 10},  // strokeStart
    {846, -1, -1, -1, -1, 0, 820, 53, 0, 1, 2, 29, 0, 0, 0, 10},  // strokeEnd
    {847, -1, -1, -1, -1, 399, 821, 54, 0, 1, 1, 29, 14, 0, 0, 10},  // affineTransform
    {86, -1, -1, -1, -1, 399, 822, 55, 1, 2, 1, 29, 49, 0, 8, 10},  // setAffineTransform
    {848, -1, -1, -1, 1327, 400, 824, 56, 0, 1, 1, 29, 28, 0, 0, 10},  // presentation
    {849, -1, -1, -1, 1328, 400, 825, 57, 0, 1, 1, 29, 28, 0, 0, 10},  // model
    {850, -1, -1, -1, -1, 0, 826, 58, 0, 1, 2, 29, 28, 0, 0, 10},  // superlayer
    {851, -1, -1, -1, -1, 0, 827, 59, 0, 1, 2, 29, 4, 0, 0, 10},  // sublayers
    {852, -1, -1, -1, -1, 400, 828, 60, 1, 2, 1, 29, 49, 0, 0, 10},  // addSublayer
    {853, -1, -1, -1, -1, 401, 830, 61, 0, 1, 1, 29, 49, 0, 0, 10},  // removeFromSuperlayer
    {782, -1, -1, -1, 1323, 401, 831, 62, 2, 3, 1, 29, 9, 0, 5, 10},  // convert
    {782, -1, -1, -1, 1325, 403, 834, 63, 2, 3, 1, 29, 9, 0, 5, 10},  // convert
    {804, -1, -1, -1, -1, 405, 837, 64, 1, 2, 1, 29, 28, 0, 0, 10},  // hitTest
    {305, -1, -1, -1, 1245, 406, 839, 65, 1, 2, 1, 29, 2, 0, 0, 10},  // contains
    {854, -1, -1, -1, -1, 407, 841, 0, 0, 0, 0, 0, 42, 0, 0, 11},  // Rectangle
    {855, -1, -1, -1, -1, 407, 841, 1, 1, 1, 0, 0, 42, 0, 0, 11},  // Text
    {856, -1, -1, -1, -1, 408, 842, 2, 1, 1, 0, 0, 42, 0, 0, 11},  // Image
    {585, -1, -1, -1, -1, 409, 843, 3, 2, 3, 1, 43, 42, 0, 0, 11},  // frame
    {585, -1, -1, -1, -1, 411, 846, 4, 1, 2, 1, 43, 42, 0, 0, 11},  // frame
    {585, -1, -1, -1, -1, 412, 848, 5, 1, 2, 1, 43, 42, 0, 0, 11},  // frame
    {858, -1, -1, -1, -1, 413, 850, 6, 1, 2, 1, 43, 42, 0, 0, 11},  // padding
    {83, -1, -1, -1, -1, 414, 852, 7, 2, 3, 1, 43, 42, 0, 0, 11},  // position
    {83, -1, -1, -1, -1, 416, 855, 8, 1, 2, 1, 43, 42, 0, 0, 11},  // position
    {859, -1, -1, -1, -1, 417, 857, 9, 2, 3, 1, 43, 42, 0, 0, 11},  // offset
    {859, -1, -1, -1, -1, 419, 860, 10, 1, 2, 1, 43, 42, 0, 0, 11},  // offset
    {859, -1, -1, -1, -1, 420, 862, 11, 1, 2, 1, 43, 42, 0, 0, 11},  // offset
    {859, -1, -1, -1, -1, 421, 864, 12, 1, 2, 1, 43, 42, 0, 0, 11},  // offset
    {860, -1, -1, -1, -1, 422, 866, 13, 1, 2, 1, 43, 42, 0, 0, 11},  // rotationEffect
    {860, -1, -1, -1, -1, 423, 868, 14, 2, 3, 1, 43, 42, 0, 0, 11},  // rotationEffect
    {862, -1, -1, -1, -1, 425, 871, 15, 1, 2, 1, 43, 42, 0, 0, 11},  // scaleEffect
    {862, -1, -1, -1, -1, 426, 873, 16, 2, 3, 1, 43, 42, 0, 0, 11},  // scaleEffect
    {862, -1, -1, -1, -1, 428, 876, 17, 2, 3, 1, 43, 42, 0, 0, 11},  // scaleEffect
    {862, -1, -1, -1, -1, 430, 879, 18, 3, 4, 1, 43, 42, 0, 0, 11},  // scaleEffect
    {863, -1, -1, -1, -1, 433, 883, 19, 1, 2, 1, 43, 42, 0, 0, 11},  // transformEffect
    {864, -1, -1, -1, -1, 434, 885, 20, 1, 2, 1, 43, 42, 0, 0, 11},  // modifier
    {84, -1, -1, -1, -1, 0, 887, 21, 0, 1, 2, 43, 14, 0, 0, 11},  // transform
    {284, -1, -1, -1, -1, 0, 888, 22, 0, 1, 2, 43, 4, 0, 0, 11},  // corners
    {285, -1, -1, -1, -1, 0, 889, 23, 0, 1, 2, 43, 9, 0, 0, 11},  // center
    {865, -1, -1, -1, -1, 0, 890, 24, 0, 1, 2, 43, 13, 0, 0, 11},  // layoutFrame
    {235, -1, -1, -1, -1, 0, 891, 25, 0, 1, 2, 43, 12, 0, 0, 11},  // size
    {866, 867, -1, -1, -1, 0, 0, 26, 0, 0, 5, 44, 43, 0, 0, 11},  // topLeading
    {287, 867, -1, -1, -1, 0, 0, 27, 0, 0, 5, 44, 43, 0, 0, 11},  // top
    {868, 867, -1, -1, -1, 0, 0, 28, 0, 0, 5, 44, 43, 0, 0, 11},  // topTrailing
    {869, 867, -1, -1, -1, 0, 0, 29, 0, 0, 5, 44, 43, 0, 0, 11},  // leading
    {285, 867, -1, -1, -1, 0, 0, 30, 0, 0, 5, 44, 43, 0, 0, 11},  // center
    {870, 867, -1, -1, -1, 0, 0, 31, 0, 0, 5, 44, 43, 0, 0, 11},  // trailing
    {871, 867, -1, -1, -1, 0, 0, 32, 0, 0, 5, 44, 43, 0, 0, 11},  // bottomLeading
    {289, 867, -1, -1, -1, 0, 0, 33, 0, 0, 5, 44, 43, 0, 0, 11},  // bottom
    {872, 867, -1, -1, -1, 0, 0, 34, 0, 0, 5, 44, 43, 0, 0, 11},  // bottomTrailing
    {867, -1, -1, -1, -1, 435, 892, 35, 2, 2, 0, 0, 9, 0, 0, 11},  // UnitPoint
    {874, -1, -1, -1, -1, 437, 894, 36, 1, 1, 3, 0, 14, 0, 0, 11},  // ProjectionTransform
    {876, -1, -1, -1, -1, 438, 895, 0, 2, 2, 3, 0, 30, 0, 0, 12},  // UIPanGestureRecognizer
    {876, -1, -1, -1, -1, 440, 897, 1, 1, 1, 3, 0, 30, 0, 0, 12},  // UIPanGestureRecognizer
    {876, -1, -1, -1, -1, 0, 0, 2, 0, 0, 3, 0, 30, 0, 0, 12},  // UIPanGestureRecognizer
    {878, -1, -1, -1, -1, 441, 898, 3, 2, 2, 3, 0, 30, 0, 0, 12},  // UIPinchGestureRecognizer
    {878, -1, -1, -1, -1, 443, 900, 4, 1, 1, 3, 0, 30, 0, 0, 12},  // UIPinchGestureRecognizer
    {878, -1, -1, -1, -1, 0, 0, 5, 0, 0, 3, 0, 30, 0, 0, 12},  // UIPinchGestureRecognizer
    {879, -1, -1, -1, -1, 444, 901, 6, 2, 2, 3, 0, 30, 0, 0, 12},  // UIRotationGestureRecognizer
    {879, -1, -1, -1, -1, 446, 903, 7, 1, 1, 3, 0, 30, 0, 0, 12},  // UIRotationGestureRecognizer
    {879, -1, -1, -1, -1, 0, 0, 8, 0, 0, 3, 0, 30, 0, 0, 12},  // UIRotationGestureRecognizer
    {880, -1, -1, -1, -1, 447, 904, 9, 2, 2, 3, 0, 30, 0, 0, 12},  // UITapGestureRecognizer
    {880, -1, -1, -1, -1, 449, 906, 10, 1, 1, 3, 0, 30, 0, 0, 12},  // UITapGestureRecognizer
    {880, -1, -1, -1, -1, 0, 0, 11, 0, 0, 3, 0, 30, 0, 0, 12},  // UITapGestureRecognizer
    {881, -1, -1, -1, -1, 450, 907, 12, 2, 2, 3, 0, 30, 0, 0, 12},  // UILongPressGestureRecognizer
    {881, -1, -1, -1, -1, 452, 909, 13, 1, 1, 3, 0, 30, 0, 0, 12},  // UILongPressGestureRecognizer
    {881, -1, -1, -1, -1, 0, 0, 14, 0, 0, 3, 0, 30, 0, 0, 12},  // UILongPressGestureRecognizer
    {882, -1, -1, -1, -1, 453, 910, 15, 2, 2, 3, 0, 30, 0, 0, 12},  // UISwipeGestureRecognizer
    {882, -1, -1, -1, -1, 455, 912, 16, 1, 1, 3, 0, 30, 0, 0, 12},  // UISwipeGestureRecognizer
    {882, -1, -1, -1, -1, 0, 0, 17, 0, 0, 3, 0, 30, 0, 0, 12},  // UISwipeGestureRecognizer
    {682, 875, -1, -1, -1, 0, 0, 18, 0, 0, 5, 31, 46, 0, 0, 12},  // State
    {883, 875, -1, -1, -1, 0, 0, 19, 0, 0, 5, 31, 46, 0, 0, 12},  // Direction
    {886, 887, 888, -1, -1, 0, 0, 20, 0, 0, 5, 32, 31, 0, 0, 12},  // possible
    {889, 887, -1, -1, -1, 0, 0, 21, 0, 0, 5, 32, 31, 0, 0, 12},  // Possible
    {890, 887, 891, -1, -1, 0, 0, 22, 0, 0, 5, 32, 31, 0, 0, 12},  // began
    {892, 887, -1, -1, -1, 0, 0, 23, 0, 0, 5, 32, 31, 0, 0, 12},  // Began
    {893, 887, 894, -1, -1, 0, 0, 24, 0, 0, 5, 32, 31, 0, 0, 12},  // changed
    {895, 887, -1, -1, -1, 0, 0, 25, 0, 0, 5, 32, 31, 0, 0, 12},  // Changed
    {896, 887, 897, -1, -1, 0, 0, 26, 0, 0, 5, 32, 31, 0, 0, 12},  // ended
    {898, 887, -1, -1, -1, 0, 0, 27, 0, 0, 5, 32, 31, 0, 0, 12},  // Ended
    {899, 887, 900, -1, -1, 0, 0, 28, 0, 0, 5, 32, 31, 0, 0, 12},  // cancelled
    {901, 887, -1, -1, -1, 0, 0, 29, 0, 0, 5, 32, 31, 0, 0, 12},  // Cancelled
    {902, 887, 903, -1, -1, 0, 0, 30, 0, 0, 5, 32, 31, 0, 0, 12},  // failed
    {904, 887, -1, -1, -1, 0, 0, 31, 0, 0, 5, 32, 31, 0, 0, 12},  // Failed
    {905, 887, 906, -1, -1, 0, 0, 32, 0, 0, 5, 32, 31, 0, 0, 12},  // recognized
    {290, 907, 908, -1, -1, 0, 0, 33, 0, 0, 5, 33, 32, 0, 0, 12},  // right
    {909, 907, -1, -1, -1, 0, 0, 34, 0, 0, 5, 33, 32, 0, 0, 12},  // Right
    {288, 907, 910, -1, -1, 0, 0, 35, 0, 0, 5, 33, 32, 0, 0, 12},  // left
    {911, 907, -1, -1, -1, 0, 0, 36, 0, 0, 5, 33, 32, 0, 0, 12},  // Left
    {408, 907, 912, -1, -1, 0, 0, 37, 0, 0, 5, 33, 32, 0, 0, 12},  // up
    {913, 907, -1, -1, -1, 0, 0, 38, 0, 0, 5, 33, 32, 0, 0, 12},  // Up
    {409, 907, 914, -1, -1, 0, 0, 39, 0, 0, 5, 33, 32, 0, 0, 12},  // down
    {915, 907, -1, -1, -1, 0, 0, 40, 0, 0, 5, 33, 32, 0, 0, 12},  // Down
    {916, -1, -1, -1, -1, 0, 913, 41, 0, 1, 2, 31, 31, 0, 0, 12},  // state
    {754, -1, -1, -1, 917, 0, 914, 42, 0, 1, 2, 31, 2, 0, 0, 12},  // isEnabled
    {917, -1, -1, -1, -1, 0, 915, 43, 0, 1, 2, 31, 2, 0, 0, 12},  // enabled
    {47, -1, -1, -1, -1, 0, 916, 44, 0, 1, 2, 31, 27, 0, 0, 12},  // view
    {590, -1, -1, -1, -1, 0, 917, 45, 0, 1, 2, 31, 3, 0, 0, 12},  // name
    {918, -1, -1, -1, -1, 0, 918, 46, 0, 1, 2, 31, 2, 0, 0, 12},  // cancelsTouchesInView
    {919, -1, -1, -1, -1, 0, 919, 47, 0, 1, 2, 31, 2, 0, 0, 12},  // delaysTouchesBegan
    {920, -1, -1, -1, -1, 0, 920, 48, 0, 1, 2, 31, 2, 0, 0, 12},  // delaysTouchesEnded
    {921, -1, -1, -1, -1, 0, 921, 49, 0, 1, 2, 31, 0, 0, 0, 12},  // numberOfTouches
    {655, -1, -1, -1, -1, 0, 922, 50, 0, 1, 2, 31, 49, 0, 0, 12},  // delegate
    {922, -1, -1, -1, -1, 0, 923, 51, 0, 1, 2, 31, 0, 0, 0, 12},  // minimumNumberOfTouches
    {923, -1, -1, -1, -1, 0, 924, 52, 0, 1, 2, 31, 0, 0, 0, 12},  // maximumNumberOfTouches
    {924, -1, -1, -1, -1, 0, 925, 53, 0, 1, 2, 31, 0, 0, 0, 12},  // numberOfTapsRequired
    {925, -1, -1, -1, -1, 0, 926, 54, 0, 1, 2, 31, 0, 0, 0, 12},  // numberOfTouchesRequired
    {926, -1, -1, -1, -1, 0, 927, 55, 0, 1, 2, 31, 0, 0, 0, 12},  // minimumPressDuration
    {927, -1, -1, -1, -1, 0, 928, 56, 0, 1, 2, 31, 0, 0, 0, 12},  // allowableMovement
    {928, -1, -1, -1, -1, 0, 929, 57, 0, 1, 2, 31, 32, 0, 0, 12},  // direction
    {213, -1, -1, -1, -1, 0, 930, 58, 0, 1, 2, 31, 0, 0, 0, 12},  // scale
    {215, -1, -1, -1, -1, 0, 931, 59, 0, 1, 2, 31, 0, 0, 0, 12},  // rotation
    {929, -1, -1, -1, -1, 0, 932, 60, 0, 1, 2, 31, 0, 0, 0, 12},  // velocity
    {930, -1, -1, -1, -1, 456, 933, 61, 1, 2, 1, 31, 9, 0, 0, 12},  // location
    {931, -1, -1, -1, -1, 457, 935, 62, 1, 2, 1, 31, 9, 0, 0, 12},  // locationInView
    {930, -1, -1, -1, 1341, 458, 937, 63, 2, 3, 1, 31, 9, 0, 0, 12},  // location
    {933, -1, -1, -1, -1, 460, 940, 64, 2, 3, 1, 31, 9, 0, 0, 12},  // locationOfTouch
    {216, -1, -1, -1, -1, 462, 943, 65, 1, 2, 1, 31, 9, 0, 0, 12},  // translation
    {935, -1, -1, -1, -1, 463, 945, 66, 1, 2, 1, 31, 9, 0, 0, 12},  // translationInView
    {929, -1, -1, -1, -1, 464, 947, 67, 1, 2, 1, 31, 9, 0, 0, 12},  // velocity
    {936, -1, -1, -1, -1, 465, 949, 68, 1, 2, 1, 31, 9, 0, 0, 12},  // velocityInView
    {937, -1, -1, -1, 1342, 466, 951, 69, 2, 3, 1, 31, 49, 0, 0, 12},  // setTranslation
    {937, -1, -1, -1, -1, 468, 954, 70, 2, 3, 1, 31, 49, 0, 0, 12},  // setTranslation
    {736, -1, -1, -1, -1, 470, 957, 71, 2, 3, 1, 31, 49, 0, 0, 12},  // addTarget
    {739, -1, -1, -1, -1, 472, 960, 72, 2, 3, 1, 31, 49, 0, 0, 12},  // removeTarget
    {938, -1, -1, -1, 1343, 474, 963, 73, 1, 2, 1, 31, 49, 0, 0, 12},  // require
    {940, -1, -1, -1, -1, 475, 965, 74, 1, 2, 1, 31, 49, 0, 0, 12},  // requireGestureRecognizerToFail
    {941, -1, -1, -1, -1, 476, 967, 75, 1, 2, 1, 28, 49, 0, 0, 12},  // addGestureRecognizer
    {942, -1, -1, -1, -1, 477, 969, 76, 1, 2, 1, 28, 49, 0, 0, 12},  // removeGestureRecognizer
    {943, -1, -1, -1, -1, 0, 971, 77, 0, 1, 2, 28, 4, 0, 0, 12},  // gestureRecognizers
    {944, -1, -1, -1, -1, 0, 972, 78, 0, 1, 2, 28, 2, 0, 0, 12},  // isMultipleTouchEnabled
    {945, -1, -1, -1, -1, 0, 973, 79, 0, 1, 2, 28, 2, 0, 0, 12},  // multipleTouchEnabled
    {946, -1, -1, -1, -1, 0, 974, 80, 0, 1, 2, 28, 2, 0, 0, 12},  // isExclusiveTouch
    {930, -1, -1, -1, -1, 478, 975, 0, 1, 2, 1, 46, 9, 0, 0, 13},  // location
    {931, -1, -1, -1, -1, 479, 977, 1, 1, 2, 1, 46, 9, 0, 0, 13},  // locationInView
    {950, -1, -1, -1, -1, 480, 979, 2, 1, 2, 1, 46, 9, 0, 0, 13},  // previousLocation
    {951, -1, -1, -1, -1, 481, 981, 3, 1, 2, 1, 46, 9, 0, 0, 13},  // previousLocationInView
    {952, -1, -1, -1, -1, 482, 983, 4, 0, 1, 1, 5, 49, 0, 0, 13},  // anyObject
    {953, -1, -1, -1, -1, 482, 984, 5, 3, 3, 0, 0, 49, 0, 0, 13},  // drag
    {953, -1, -1, -1, -1, 485, 987, 6, 4, 4, 0, 0, 49, 0, 0, 13},  // drag
    {956, -1, -1, -1, -1, 489, 991, 7, 3, 3, 0, 0, 49, 0, 0, 13},  // fingers
    {956, -1, -1, -1, -1, 492, 994, 8, 4, 4, 0, 0, 49, 0, 0, 13},  // fingers
    {957, -1, -1, -1, -1, 496, 998, 9, 4, 4, 0, 0, 49, 0, 0, 13},  // pinch
    {957, -1, -1, -1, -1, 500, 1002, 10, 5, 5, 0, 0, 49, 0, 0, 13},  // pinch
    {958, -1, -1, -1, -1, 505, 1007, 11, 4, 4, 0, 0, 49, 0, 0, 13},  // twist
    {960, -1, -1, -1, -1, 509, 1011, 12, 1, 1, 0, 0, 49, 0, 0, 13},  // tap
    {960, -1, -1, -1, -1, 510, 1012, 13, 2, 2, 0, 0, 49, 0, 0, 13},  // tap
    {960, -1, -1, -1, -1, 512, 1014, 14, 2, 2, 0, 0, 49, 0, 0, 13},  // tap
    {960, -1, -1, -1, -1, 514, 1016, 15, 3, 3, 0, 0, 49, 0, 0, 13},  // tap
    {962, -1, -1, -1, -1, 517, 1019, 16, 2, 2, 0, 0, 49, 0, 0, 13},  // press
    {956, -1, -1, -1, -1, 519, 1021, 17, 2, 2, 0, 0, 49, 0, 0, 13},  // fingers
    {964, -1, -1, -1, -1, 521, 1023, 18, 0, 0, 0, 0, 49, 0, 0, 13},  // lift
    {965, -1, -1, -1, -1, 521, 1023, 19, 0, 0, 0, 0, 49, 0, 0, 13},  // cancel
    {968, 158, -1, -1, -1, 0, 0, 0, 0, 0, 5, 28, 46, 0, 0, 14},  // AnimationOptions
    {969, 158, -1, -1, -1, 0, 0, 1, 0, 0, 5, 28, 46, 0, 0, 14},  // KeyframeAnimationOptions
    {971, 158, -1, -1, -1, 0, 0, 2, 0, 0, 5, 28, 46, 0, 0, 14},  // AnimationCurve
    {975, 966, 976, -1, -1, 0, 0, 3, 0, 0, 5, 36, 35, 0, 0, 14},  // curveEaseInOut
    {977, 966, 978, -1, -1, 0, 0, 4, 0, 0, 5, 36, 35, 0, 0, 14},  // curveEaseIn
    {979, 966, 980, -1, -1, 0, 0, 5, 0, 0, 5, 36, 35, 0, 0, 14},  // curveEaseOut
    {981, 966, 982, -1, -1, 0, 0, 6, 0, 0, 5, 36, 35, 0, 0, 14},  // curveLinear
    {10, 966, 983, -1, -1, 0, 0, 7, 0, 0, 5, 36, 35, 0, 0, 14},  // repeat
    {984, 966, 985, -1, -1, 0, 0, 8, 0, 0, 5, 36, 35, 0, 0, 14},  // autoreverse
    {986, 966, 987, -1, -1, 0, 0, 9, 0, 0, 5, 36, 35, 0, 0, 14},  // beginFromCurrentState
    {988, 966, 989, -1, -1, 0, 0, 10, 0, 0, 5, 36, 35, 0, 0, 14},  // overrideInheritedDuration
    {990, 966, 991, -1, -1, 0, 0, 11, 0, 0, 5, 36, 35, 0, 0, 14},  // overrideInheritedCurve
    {992, 966, 993, -1, -1, 0, 0, 12, 0, 0, 5, 36, 35, 0, 0, 14},  // overrideInheritedOptions
    {994, 966, 995, -1, -1, 0, 0, 13, 0, 0, 5, 36, 35, 0, 0, 14},  // allowUserInteraction
    {789, 966, 996, -1, -1, 0, 0, 14, 0, 0, 5, 36, 35, 0, 0, 14},  // layoutSubviews
    {997, 966, 998, -1, -1, 0, 0, 15, 0, 0, 5, 36, 35, 0, 0, 14},  // allowAnimatedContent
    {999, 966, 1000, -1, -1, 0, 0, 16, 0, 0, 5, 36, 35, 0, 0, 14},  // showHideTransitionViews
    {1001, 966, 1002, -1, -1, 0, 0, 17, 0, 0, 5, 36, 35, 0, 0, 14},  // calculationModeLinear
    {1003, 966, 1004, -1, -1, 0, 0, 18, 0, 0, 5, 36, 35, 0, 0, 14},  // calculationModeDiscrete
    {1005, 966, -1, -1, -1, 0, 0, 19, 0, 0, 5, 36, 35, 0, 0, 14},  // CurveEaseInOut
    {1006, 966, -1, -1, -1, 0, 0, 20, 0, 0, 5, 36, 35, 0, 0, 14},  // CurveEaseIn
    {1007, 966, -1, -1, -1, 0, 0, 21, 0, 0, 5, 36, 35, 0, 0, 14},  // CurveEaseOut
    {1008, 966, -1, -1, -1, 0, 0, 22, 0, 0, 5, 36, 35, 0, 0, 14},  // CurveLinear
    {1009, 966, -1, -1, -1, 0, 0, 23, 0, 0, 5, 36, 35, 0, 0, 14},  // Repeat
    {1010, 966, -1, -1, -1, 0, 0, 24, 0, 0, 5, 36, 35, 0, 0, 14},  // Autoreverse
    {1011, 966, -1, -1, -1, 0, 0, 25, 0, 0, 5, 36, 35, 0, 0, 14},  // BeginFromCurrentState
    {1012, 966, -1, -1, -1, 0, 0, 26, 0, 0, 5, 36, 35, 0, 0, 14},  // OverrideInheritedDuration
    {1013, 966, -1, -1, -1, 0, 0, 27, 0, 0, 5, 36, 35, 0, 0, 14},  // OverrideInheritedCurve
    {1014, 966, -1, -1, -1, 0, 0, 28, 0, 0, 5, 36, 35, 0, 0, 14},  // OverrideInheritedOptions
    {1015, 966, -1, -1, -1, 0, 0, 29, 0, 0, 5, 36, 35, 0, 0, 14},  // AllowUserInteraction
    {1016, 966, -1, -1, -1, 0, 0, 30, 0, 0, 5, 36, 35, 0, 0, 14},  // LayoutSubviews
    {1017, 966, -1, -1, -1, 0, 0, 31, 0, 0, 5, 36, 35, 0, 0, 14},  // CalculationModeLinear
    {1018, 970, 1019, -1, -1, 0, 0, 32, 0, 0, 5, 37, 36, 0, 0, 14},  // easeInOut
    {1020, 970, 1021, -1, -1, 0, 0, 33, 0, 0, 5, 37, 36, 0, 0, 14},  // easeIn
    {1022, 970, 1023, -1, -1, 0, 0, 34, 0, 0, 5, 37, 36, 0, 0, 14},  // easeOut
    {1024, 970, 1025, -1, -1, 0, 0, 35, 0, 0, 5, 37, 36, 0, 0, 14},  // linear
    {1026, 970, -1, -1, -1, 0, 0, 36, 0, 0, 5, 37, 36, 0, 0, 14},  // EaseInOut
    {1027, 970, -1, -1, -1, 0, 0, 37, 0, 0, 5, 37, 36, 0, 0, 14},  // EaseIn
    {1028, 970, -1, -1, -1, 0, 0, 38, 0, 0, 5, 37, 36, 0, 0, 14},  // EaseOut
    {1029, 970, -1, -1, -1, 0, 0, 39, 0, 0, 5, 37, 36, 0, 0, 14},  // Linear
    {1024, 972, 1030, -1, -1, 0, 0, 40, 0, 0, 5, 38, 37, 0, 0, 14},  // linear
    {1020, 972, 1031, -1, -1, 0, 0, 41, 0, 0, 5, 38, 37, 0, 0, 14},  // easeIn
    {1022, 972, 1032, -1, -1, 0, 0, 42, 0, 0, 5, 38, 37, 0, 0, 14},  // easeOut
    {1033, 972, 1034, -1, -1, 0, 0, 43, 0, 0, 5, 38, 37, 0, 0, 14},  // easeInEaseOut
    {15, 972, 1035, -1, -1, 0, 0, 44, 0, 0, 5, 38, 37, 0, 0, 14},  // default
    {1036, 973, 1037, -1, -1, 0, 0, 45, 0, 0, 5, 39, 38, 0, 0, 14},  // removed
    {1038, 973, 1039, -1, -1, 0, 0, 46, 0, 0, 5, 39, 38, 0, 0, 14},  // forwards
    {1040, 973, 1041, -1, -1, 0, 0, 47, 0, 0, 5, 39, 38, 0, 0, 14},  // backwards
    {1042, 973, 1043, -1, -1, 0, 0, 48, 0, 0, 5, 39, 38, 0, 0, 14},  // both
    {1024, 974, 1044, -1, -1, 0, 0, 49, 0, 0, 5, 40, 39, 0, 0, 14},  // linear
    {1045, 974, 1046, -1, -1, 0, 0, 50, 0, 0, 5, 40, 39, 0, 0, 14},  // discrete
    {1047, 974, 1048, -1, -1, 0, 0, 51, 0, 0, 5, 40, 39, 0, 0, 14},  // paced
    {1049, -1, -1, -1, -1, 521, 1023, 0, 1, 1, 0, 0, 49, 0, 0, 15},  // advance
    {1050, -1, -1, -1, -1, 522, 1024, 1, 0, 0, 0, 0, 49, 0, 0, 15},  // run
    {1051, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 0, 0, 0, 15},  // now
    {1052, -1, -1, -1, -1, 522, 1024, 3, 0, 0, 0, 0, 0, 0, 0, 15},  // CACurrentMediaTime
    {1053, -1, -1, -1, -1, 522, 1024, 4, 1, 1, 3, 0, 34, 0, 0, 15},  // CAMediaTimingFunction
    {1057, 1053, -1, -1, -1, 523, 1025, 5, 1, 1, 4, 35, 34, 0, 0, 15},  // functionWithName
    {1053, -1, -1, -1, -1, 524, 1026, 6, 4, 4, 3, 0, 34, 0, 0, 15},  // CAMediaTimingFunction
    {1054, -1, -1, -1, -1, 528, 1030, 7, 2, 2, 3, 0, 34, 0, 0, 15},  // UICubicTimingParameters
    {1054, -1, -1, -1, -1, 530, 1032, 8, 1, 1, 3, 0, 34, 0, 0, 15},  // UICubicTimingParameters
    {1055, -1, -1, -1, -1, 531, 1033, 9, 1, 1, 3, 0, 34, 0, 0, 15},  // UISpringTimingParameters
    {1055, -1, -1, -1, -1, 532, 1034, 10, 2, 2, 3, 0, 34, 0, 0, 15},  // UISpringTimingParameters
    {45, -1, -1, -1, -1, 534, 1036, 11, 1, 2, 1, 35, 0, 0, 0, 15},  // value
    {929, -1, -1, -1, -1, 535, 1038, 12, 1, 2, 1, 35, 0, 0, 0, 15},  // velocity
    {1059, -1, -1, -1, -1, 0, 1040, 13, 0, 1, 2, 35, 9, 0, 0, 15},  // controlPoint1
    {1060, -1, -1, -1, -1, 0, 1041, 14, 0, 1, 2, 35, 9, 0, 0, 15},  // controlPoint2
    {1024, 1056, -1, -1, -1, 0, 0, 15, 0, 0, 5, 35, 34, 0, 0, 15},  // linear
    {1020, 1056, -1, -1, -1, 0, 0, 16, 0, 0, 5, 35, 34, 0, 0, 15},  // easeIn
    {1022, 1056, -1, -1, -1, 0, 0, 17, 0, 0, 5, 35, 34, 0, 0, 15},  // easeOut
    {1018, 1056, -1, -1, -1, 0, 0, 18, 0, 0, 5, 35, 34, 0, 0, 15},  // easeInOut
    {1064, 1056, -1, -1, -1, 536, 1042, 19, 2, 2, 4, 35, 34, 0, 0, 15},  // bezier
    {1067, -1, -1, -1, -1, 538, 1044, 20, 3, 3, 0, 0, 14, 0, 0, 15},  // interpolate
    {1068, 158, -1, -1, -1, 543, 1047, 0, 2, 2, 4, 28, 49, 0, 0, 16},  // animate
    {1068, 158, -1, -1, -1, 548, 1049, 1, 3, 3, 4, 28, 49, 0, 0, 16},  // animate
    {1068, 158, -1, -1, -1, 554, 1052, 2, 3, 3, 4, 28, 49, 0, 0, 16},  // animate
    {1068, 158, -1, -1, -1, 561, 1055, 3, 4, 4, 4, 28, 49, 0, 0, 16},  // animate
    {1068, 158, -1, -1, -1, 569, 1059, 4, 4, 4, 4, 28, 49, 0, 0, 16},  // animate
    {1068, 158, -1, -1, -1, 578, 1063, 5, 5, 5, 4, 28, 49, 0, 0, 16},  // animate
    {1068, 158, -1, -1, -1, 588, 1068, 6, 5, 5, 4, 28, 49, 0, 0, 16},  // animate
    {1068, 158, -1, -1, -1, 599, 1073, 7, 6, 6, 4, 28, 49, 0, 0, 16},  // animate
    {1068, 158, -1, -1, -1, 611, 1079, 8, 6, 6, 4, 28, 49, 0, 0, 16},  // animate
    {1068, 158, -1, -1, -1, 624, 1085, 9, 7, 7, 4, 28, 49, 0, 0, 16},  // animate
    {1076, 158, -1, -1, -1, 633, 1092, 10, 2, 2, 4, 28, 49, 0, 0, 16},  // animateWithDuration
    {1076, 158, -1, -1, -1, 638, 1094, 11, 3, 3, 4, 28, 49, 0, 0, 16},  // animateWithDuration
    {1076, 158, -1, -1, -1, 645, 1097, 12, 4, 4, 4, 28, 49, 0, 0, 16},  // animateWithDuration
    {1076, 158, -1, -1, -1, 654, 1101, 13, 5, 5, 4, 28, 49, 0, 0, 16},  // animateWithDuration
    {1076, 158, -1, -1, -1, 666, 1106, 14, 7, 7, 4, 28, 49, 0, 0, 16},  // animateWithDuration
    {1077, 158, -1, -1, -1, 676, 1113, 15, 3, 3, 4, 28, 49, 0, 0, 16},  // animateKeyframes
    {1077, 158, -1, -1, -1, 683, 1116, 16, 4, 4, 4, 28, 49, 0, 0, 16},  // animateKeyframes
    {1077, 158, -1, -1, -1, 691, 1120, 17, 4, 4, 4, 28, 49, 0, 0, 16},  // animateKeyframes
    {1077, 158, -1, -1, -1, 700, 1124, 18, 5, 5, 4, 28, 49, 0, 0, 16},  // animateKeyframes
    {1078, 158, -1, -1, -1, 710, 1129, 19, 5, 5, 4, 28, 49, 0, 0, 16},  // animateKeyframesWithDuration
    {1079, 158, -1, -1, -1, 718, 1134, 20, 3, 3, 4, 28, 49, 0, 0, 16},  // addKeyframe
    {1082, 158, -1, -1, -1, 724, 1137, 21, 3, 3, 4, 28, 49, 0, 0, 16},  // addKeyframeWithRelativeStartTime
    {1083, 158, -1, -1, -1, 727, 1140, 22, 2, 2, 4, 28, 49, 0, 0, 16},  // beginAnimations
    {1085, 158, -1, -1, -1, 729, 1142, 23, 0, 0, 4, 28, 49, 0, 0, 16},  // commitAnimations
    {1086, 158, -1, -1, -1, 729, 1142, 24, 1, 1, 4, 28, 49, 0, 0, 16},  // setAnimationDuration
    {1087, 158, -1, -1, -1, 730, 1143, 25, 1, 1, 4, 28, 49, 0, 0, 16},  // setAnimationDelay
    {1088, 158, -1, -1, -1, 731, 1144, 26, 1, 1, 4, 28, 49, 0, 0, 16},  // setAnimationRepeatCount
    {1089, 158, -1, -1, -1, 732, 1145, 27, 1, 1, 4, 28, 49, 0, 0, 16},  // setAnimationRepeatAutoreverses
    {1090, 158, -1, -1, -1, 733, 1146, 28, 1, 1, 4, 28, 49, 0, 0, 16},  // setAnimationBeginsFromCurrentState
    {1091, 158, -1, -1, -1, 734, 1147, 29, 1, 1, 4, 28, 49, 0, 0, 16},  // setAnimationCurve
    {1092, 158, -1, -1, -1, 735, 1148, 30, 1, 1, 4, 28, 49, 0, 0, 16},  // setAnimationDelegate
    {802, 1093, -1, -1, -1, 0, 0, 31, 0, 0, 5, 42, 41, 0, 0, 16},  // main
    {1096, 1093, -1, -1, -1, 0, 0, 32, 0, 0, 5, 42, 41, 0, 0, 16},  // background
    {1097, 1093, -1, -1, -1, 736, 1149, 33, 0, 0, 4, 42, 41, 0, 0, 16},  // global
    {1097, 1093, -1, -1, -1, 736, 1149, 34, 1, 1, 4, 42, 41, 0, 0, 16},  // global
    {1093, -1, -1, -1, -1, 737, 1150, 35, 1, 1, 3, 0, 41, 0, 0, 16},  // DispatchQueue
    {1093, -1, -1, -1, -1, 738, 1151, 36, 2, 2, 3, 0, 41, 0, 0, 16},  // DispatchQueue
    {1099, -1, -1, -1, -1, 740, 1153, 37, 1, 2, 1, 42, 49, 0, 0, 16},  // sync
    {1099, -1, -1, -1, -1, 741, 1155, 38, 1, 2, 1, 42, 49, 0, 0, 16},  // sync
    {1101, -1, -1, -1, -1, 742, 1157, 39, 1, 2, 1, 42, 49, 0, 0, 16},  // async
    {1101, -1, -1, -1, -1, 743, 1159, 40, 1, 2, 1, 42, 49, 0, 0, 16},  // async
    {1102, -1, -1, -1, -1, 744, 1161, 41, 2, 3, 1, 42, 49, 0, 0, 16},  // asyncAfter
    {1102, -1, -1, -1, -1, 746, 1164, 42, 2, 3, 1, 42, 49, 0, 0, 16},  // asyncAfter
    {1104, -1, -1, -1, -1, 748, 1167, 43, 2, 2, 0, 0, 49, 0, 0, 16},  // dispatch_async
    {1105, -1, -1, -1, -1, 750, 1169, 44, 3, 3, 0, 0, 49, 0, 0, 16},  // dispatch_after
    {1106, -1, -1, -1, -1, 753, 1172, 45, 0, 0, 0, 0, 41, 0, 0, 16},  // dispatch_get_main_queue
    {1051, 1094, -1, -1, -1, 753, 1172, 46, 0, 0, 4, 1, 0, 0, 0, 16},  // now
    {963, 1095, -1, -1, -1, 753, 1172, 47, 1, 1, 4, 1, 0, 0, 0, 16},  // seconds
    {1107, 1095, -1, -1, -1, 754, 1173, 48, 1, 1, 4, 1, 0, 0, 0, 16},  // milliseconds
    {1108, 1095, -1, -1, -1, 755, 1174, 49, 1, 1, 4, 1, 0, 0, 0, 16},  // microseconds
    {1109, 1095, -1, -1, -1, 756, 1175, 50, 1, 1, 4, 1, 0, 0, 0, 16},  // nanoseconds
    {1110, -1, -1, -1, -1, 0, 0, 51, 0, 0, 5, 0, 0, 0, 0, 16},  // DISPATCH_TIME_NOW
    {1111, -1, -1, -1, -1, 0, 0, 52, 0, 0, 5, 0, 0, 0, 0, 16},  // NSEC_PER_SEC
    {1112, -1, -1, -1, -1, 0, 0, 53, 0, 0, 5, 0, 0, 0, 0, 16},  // NSEC_PER_MSEC
    {1113, -1, -1, -1, -1, 757, 1176, 54, 2, 2, 0, 0, 0, 0, 0, 16},  // dispatch_time
    {1114, 158, -1, -1, -1, 760, 1178, 55, 1, 1, 4, 28, 49, 0, 0, 16},  // performWithoutAnimation
    {1115, 158, -1, -1, -1, 761, 1179, 56, 1, 1, 4, 28, 49, 0, 0, 16},  // setAnimationsEnabled
    {1116, -1, -1, -1, -1, 0, 0, 0, 0, 0, 3, 0, 33, 0, 0, 17},  // CABasicAnimation
    {1116, -1, -1, -1, -1, 762, 1180, 1, 1, 1, 3, 0, 33, 0, 0, 17},  // CABasicAnimation
    {1118, -1, -1, -1, -1, 0, 0, 2, 0, 0, 3, 0, 33, 0, 0, 17},  // CASpringAnimation
    {1118, -1, -1, -1, -1, 763, 1181, 3, 1, 1, 3, 0, 33, 0, 0, 17},  // CASpringAnimation
    {1119, -1, -1, -1, -1, 0, 0, 4, 0, 0, 3, 0, 33, 0, 0, 17},  // CAKeyframeAnimation
    {1119, -1, -1, -1, -1, 764, 1182, 5, 1, 1, 3, 0, 33, 0, 0, 17},  // CAKeyframeAnimation
    {1120, -1, -1, -1, -1, 0, 0, 6, 0, 0, 3, 0, 33, 0, 0, 17},  // CAAnimationGroup
    {1117, -1, -1, -1, -1, 0, 1183, 7, 0, 1, 2, 34, 3, 0, 0, 17},  // keyPath
    {1121, -1, -1, -1, -1, 0, 1184, 8, 0, 1, 2, 34, 49, 0, 0, 17},  // fromValue
    {1122, -1, -1, -1, -1, 0, 1185, 9, 0, 1, 2, 34, 49, 0, 0, 17},  // toValue
    {1123, -1, -1, -1, -1, 0, 1186, 10, 0, 1, 2, 34, 49, 0, 0, 17},  // byValue
    {501, -1, -1, -1, -1, 0, 1187, 11, 0, 1, 2, 34, 4, 0, 0, 17},  // values
    {1124, -1, -1, -1, -1, 0, 1188, 12, 0, 1, 2, 34, 4, 0, 0, 17},  // keyTimes
    {1125, -1, -1, -1, -1, 0, 1189, 13, 0, 1, 2, 34, 4, 0, 0, 17},  // timingFunctions
    {1126, -1, -1, -1, -1, 0, 1190, 14, 0, 1, 2, 34, 39, 0, 0, 17},  // calculationMode
    {1070, -1, -1, -1, -1, 0, 1191, 15, 0, 1, 2, 34, 4, 0, 0, 17},  // animations
    {1127, -1, -1, -1, -1, 0, 1192, 16, 0, 1, 2, 34, 2, 0, 0, 17},  // additive
    {1128, -1, -1, -1, -1, 0, 1193, 17, 0, 1, 2, 34, 2, 0, 0, 17},  // isAdditive
    {1129, -1, -1, -1, -1, 0, 1194, 18, 0, 1, 2, 34, 2, 0, 0, 17},  // cumulative
    {1130, -1, -1, -1, -1, 0, 1195, 19, 0, 1, 2, 34, 2, 0, 0, 17},  // isCumulative
    {1131, -1, -1, -1, -1, 0, 1196, 20, 0, 1, 2, 34, 0, 0, 0, 17},  // mass
    {1132, -1, -1, -1, -1, 0, 1197, 21, 0, 1, 2, 34, 0, 0, 0, 17},  // stiffness
    {1133, -1, -1, -1, -1, 0, 1198, 22, 0, 1, 2, 34, 0, 0, 0, 17},  // damping
    {1063, -1, -1, -1, -1, 0, 1199, 23, 0, 1, 2, 34, 0, 0, 0, 17},  // initialVelocity
    {1134, -1, -1, -1, -1, 0, 1200, 24, 0, 1, 2, 34, 34, 0, 0, 17},  // timingFunction
    {1135, -1, -1, -1, -1, 0, 1201, 25, 0, 1, 2, 34, 0, 0, 0, 17},  // duration
    {1136, -1, -1, -1, -1, 0, 1202, 26, 0, 1, 2, 34, 0, 0, 0, 17},  // speed
    {1137, -1, -1, -1, -1, 0, 1203, 27, 0, 1, 2, 34, 0, 0, 0, 17},  // beginTime
    {1138, -1, -1, -1, -1, 0, 1204, 28, 0, 1, 2, 34, 0, 0, 0, 17},  // timeOffset
    {1139, -1, -1, -1, -1, 0, 1205, 29, 0, 1, 2, 34, 0, 0, 0, 17},  // repeatCount
    {1140, -1, -1, -1, -1, 0, 1206, 30, 0, 1, 2, 34, 0, 0, 0, 17},  // repeatDuration
    {1141, -1, -1, -1, -1, 0, 1207, 31, 0, 1, 2, 34, 2, 0, 0, 17},  // autoreverses
    {1142, -1, -1, -1, -1, 0, 1208, 32, 0, 1, 2, 34, 38, 0, 0, 17},  // fillMode
    {1143, -1, -1, -1, -1, 0, 1209, 33, 0, 1, 2, 34, 2, 0, 0, 17},  // isRemovedOnCompletion
    {1144, -1, -1, -1, -1, 0, 1210, 34, 0, 1, 2, 34, 2, 0, 0, 17},  // removedOnCompletion
    {655, -1, -1, -1, -1, 0, 1211, 35, 0, 1, 2, 34, 49, 0, 0, 17},  // delegate
    {1145, -1, -1, -1, -1, 0, 1212, 36, 0, 1, 2, 34, 0, 0, 0, 17},  // settlingDuration
    {1146, -1, -1, -1, 1329, 765, 1213, 37, 2, 3, 1, 29, 49, 0, 0, 17},  // add
    {1147, -1, -1, -1, 1330, 767, 1216, 38, 1, 2, 1, 29, 49, 0, 0, 17},  // removeAnimation
    {1148, -1, -1, -1, -1, 768, 1218, 39, 0, 1, 1, 29, 49, 0, 0, 17},  // removeAllAnimations
    {1149, -1, -1, -1, -1, 768, 1219, 40, 0, 1, 1, 29, 4, 0, 0, 17},  // animationKeys
    {45, -1, -1, -1, 1345, 768, 1220, 41, 1, 2, 1, 29, 0, 0, 0, 17},  // value
    {1151, -1, -1, -1, 1346, 769, 1222, 42, 2, 3, 1, 29, 49, 0, 0, 17},  // setValue
    {45, -1, -1, -1, 1345, 771, 1225, 43, 1, 2, 1, 28, 0, 0, 0, 17},  // value
    {1151, -1, -1, -1, 1346, 772, 1227, 44, 2, 3, 1, 28, 49, 0, 0, 17},  // setValue
    {1136, -1, -1, -1, -1, 0, 1230, 45, 0, 1, 2, 29, 0, 0, 0, 17},  // speed
    {1137, -1, -1, -1, -1, 0, 1231, 46, 0, 1, 2, 29, 0, 0, 0, 17},  // beginTime
    {1138, -1, -1, -1, -1, 0, 1232, 47, 0, 1, 2, 29, 0, 0, 0, 17},  // timeOffset
    {1152, -1, -1, -1, -1, 774, 1233, 48, 2, 3, 1, 29, 0, 0, 0, 17},  // convertTime
    {1152, -1, -1, -1, -1, 776, 1236, 49, 2, 3, 1, 29, 0, 0, 0, 17},  // convertTime
    {1154, 1153, -1, -1, -1, 778, 1239, 50, 0, 0, 4, 41, 49, 0, 0, 17},  // begin
    {1155, 1153, -1, -1, -1, 778, 1239, 51, 0, 0, 4, 41, 49, 0, 0, 17},  // commit
    {1156, 1153, -1, -1, -1, 778, 1239, 52, 0, 0, 4, 41, 49, 0, 0, 17},  // flush
    {1086, 1153, -1, -1, -1, 778, 1239, 53, 1, 1, 4, 41, 49, 0, 0, 17},  // setAnimationDuration
    {1157, 1153, -1, -1, -1, 779, 1240, 54, 1, 1, 4, 41, 49, 0, 0, 17},  // setDisableActions
    {1158, 1153, -1, -1, -1, 780, 1241, 55, 1, 1, 4, 41, 49, 0, 0, 17},  // setAnimationTimingFunction
    {1159, 1153, -1, -1, -1, 781, 1242, 56, 1, 1, 4, 41, 49, 0, 0, 17},  // setCompletionBlock
    {1160, -1, -1, -1, -1, 782, 1243, 57, 1, 1, 0, 0, 14, 0, 0, 17},  // NSValue
    {1160, -1, -1, -1, -1, 783, 1244, 58, 1, 1, 0, 0, 14, 0, 0, 17},  // NSValue
    {1163, -1, -1, -1, -1, 0, 0, 59, 0, 0, 5, 0, 14, 0, 0, 17},  // CATransform3DIdentity
    {1164, -1, -1, -1, -1, 784, 1245, 60, 4, 4, 0, 0, 14, 0, 0, 17},  // CATransform3DMakeRotation
    {1165, -1, -1, -1, -1, 788, 1249, 61, 3, 3, 0, 0, 14, 0, 0, 17},  // CATransform3DMakeScale
    {1166, -1, -1, -1, -1, 791, 1252, 62, 3, 3, 0, 0, 14, 0, 0, 17},  // CATransform3DMakeTranslation
    {1167, -1, -1, -1, -1, 794, 1255, 63, 1, 1, 0, 0, 14, 0, 0, 17},  // CATransform3DMakeAffineTransform
    {1168, -1, -1, -1, -1, 795, 1256, 64, 4, 4, 0, 0, 14, 0, 0, 17},  // CATransform3DTranslate
    {1169, -1, -1, -1, -1, 799, 1260, 65, 4, 4, 0, 0, 14, 0, 0, 17},  // CATransform3DScale
    {1170, -1, -1, -1, -1, 803, 1264, 66, 5, 5, 0, 0, 14, 0, 0, 17},  // CATransform3DRotate
    {1171, -1, -1, -1, -1, 808, 1269, 67, 2, 2, 0, 0, 14, 0, 0, 17},  // CATransform3DConcat
    {1172, -1, -1, -1, -1, 810, 1271, 68, 1, 1, 0, 0, 14, 0, 0, 17},  // CATransform3DInvert
    {1173, -1, -1, -1, -1, 811, 1272, 69, 1, 1, 0, 0, 14, 0, 0, 17},  // CATransform3DGetAffineTransform
    {1174, -1, -1, -1, -1, 812, 1273, 70, 1, 1, 0, 0, 2, 0, 0, 17},  // CATransform3DIsIdentity
    {1175, -1, -1, -1, -1, 813, 1274, 71, 1, 1, 0, 0, 2, 0, 0, 17},  // CATransform3DIsAffine
    {1176, -1, -1, -1, -1, 814, 1275, 72, 2, 2, 0, 0, 2, 0, 0, 17},  // CATransform3DEqualToTransform
    {101, -1, -1, -1, -1, 816, 1277, 0, 1, 1, 0, 0, 49, 1, 0, 18},  // print
    {101, -1, -1, -1, -1, 817, 1278, 1, 2, 2, 0, 0, 49, 1, 0, 18},  // print
    {101, -1, -1, -1, -1, 819, 1280, 2, 2, 2, 0, 0, 49, 1, 0, 18},  // print
    {101, -1, -1, -1, -1, 821, 1282, 3, 3, 3, 0, 0, 49, 1, 0, 18},  // print
    {1178, -1, -1, -1, -1, 824, 1285, 4, 1, 1, 0, 0, 49, 0, 0, 18},  // debugPrint
    {1179, -1, -1, -1, -1, 825, 1286, 5, 0, 0, 0, 0, 49, 0, 0, 18},  // fatalError
    {1180, -1, -1, -1, -1, 825, 1286, 6, 0, 0, 0, 0, 49, 0, 0, 18},  // preconditionFailure
    {1181, -1, -1, -1, -1, 825, 1286, 7, 0, 0, 0, 0, 49, 0, 0, 18},  // assertionFailure
    {1179, -1, -1, -1, -1, 825, 1286, 8, 1, 1, 0, 0, 49, 0, 0, 18},  // fatalError
    {1180, -1, -1, -1, -1, 826, 1287, 9, 1, 1, 0, 0, 49, 0, 0, 18},  // preconditionFailure
    {1181, -1, -1, -1, -1, 827, 1288, 10, 1, 1, 0, 0, 49, 0, 0, 18},  // assertionFailure
    {1182, -1, -1, -1, -1, 828, 1289, 11, 1, 1, 0, 0, 49, 0, 0, 18},  // assert
    {1183, -1, -1, -1, -1, 829, 1290, 12, 1, 1, 0, 0, 49, 0, 0, 18},  // precondition
    {1184, -1, -1, -1, -1, 830, 1291, 13, 1, 1, 0, 0, 49, 0, 0, 18},  // NSParameterAssert
    {1182, -1, -1, -1, -1, 831, 1292, 14, 2, 2, 0, 0, 49, 0, 0, 18},  // assert
    {1183, -1, -1, -1, -1, 833, 1294, 15, 2, 2, 0, 0, 49, 0, 0, 18},  // precondition
    {1185, -1, -1, -1, -1, 835, 1296, 16, 1, 1, 0, 0, 49, 1, 0, 18},  // NSAssert
    {1186, -1, -1, -1, -1, 836, 1297, 17, 1, 1, 0, 0, 49, 1, 0, 18},  // NSCAssert
    {1187, -1, -1, -1, -1, 837, 1298, 18, 1, 1, 0, 0, 49, 0, 0, 18},  // Optional
    {1188, -1, -1, -1, -1, 0, 0, 19, 0, 0, 5, 0, 21, 0, 0, 18},  // row
    {1189, -1, -1, -1, -1, 0, 0, 20, 0, 0, 5, 0, 21, 0, 0, 18},  // column
    {1190, -1, -1, -1, -1, 838, 1299, 21, 1, 1, 0, 0, 49, 0, 0, 18},  // convention
    {1191, -1, -1, -1, -1, 839, 1300, 22, 1, 1, 0, 0, 47, 1, 0, 18},  // plot
    {1191, -1, -1, -1, -1, 840, 1301, 23, 2, 2, 0, 0, 47, 1, 0, 18},  // plot
    {1191, -1, -1, -1, -1, 842, 1303, 24, 2, 2, 0, 0, 47, 1, 0, 18},  // plot
    {1192, -1, -1, -1, -1, 844, 1305, 25, 1, 1, 0, 0, 48, 1, 0, 18},  // describe
    {1192, -1, -1, -1, -1, 845, 1306, 26, 2, 2, 0, 0, 48, 1, 0, 18},  // describe
    {1192, -1, -1, -1, -1, 847, 1308, 27, 2, 2, 0, 0, 48, 1, 0, 18},  // describe
    {1193, -1, -1, -1, -1, 849, 1310, 28, 1, 1, 0, 0, 47, 1, 0, 18},  // film
    {1193, -1, -1, -1, -1, 850, 1311, 29, 2, 2, 0, 0, 47, 1, 0, 18},  // film
    {1193, -1, -1, -1, -1, 852, 1313, 30, 2, 2, 0, 0, 47, 1, 0, 18},  // film
    {1193, -1, -1, -1, -1, 854, 1315, 31, 3, 3, 0, 0, 47, 1, 0, 18},  // film
    {1195, -1, -1, -1, -1, 857, 1318, 32, 1, 1, 0, 0, 47, 1, 0, 18},  // strip
    {1195, -1, -1, -1, -1, 858, 1319, 33, 2, 2, 0, 0, 47, 1, 0, 18},  // strip
    {1195, -1, -1, -1, -1, 860, 1321, 34, 2, 2, 0, 0, 47, 1, 0, 18},  // strip
    {1195, -1, -1, -1, -1, 862, 1323, 35, 3, 3, 0, 0, 47, 1, 0, 18},  // strip
    {1196, -1, -1, -1, -1, 865, 1326, 36, 1, 1, 0, 0, 47, 0, 0, 18},  // grid
    {1197, -1, -1, -1, -1, 866, 1327, 37, 1, 1, 0, 0, 48, 0, 0, 18},  // why
    {1198, -1, -1, -1, -1, 0, 0, 0, 0, 0, 5, 0, 2, 0, 0, 19},  // YES
    {1199, -1, -1, -1, -1, 0, 0, 1, 0, 0, 5, 0, 2, 0, 0, 19},  // NO
    {1200, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 8, 0, 0, 19},  // NULL
    {1201, -1, -1, -1, -1, 0, 0, 3, 0, 0, 5, 0, 8, 0, 0, 19},  // Nil
    {1202, -1, -1, -1, -1, 0, 0, 4, 0, 0, 5, 0, 0, 0, 0, 19},  // HUGE_VALF
    {1203, -1, -1, -1, -1, 0, 0, 5, 0, 0, 5, 0, 0, 0, 0, 19},  // HUGE_VAL
    {1204, -1, -1, -1, -1, 0, 0, 6, 0, 0, 5, 0, 0, 0, 0, 19},  // INFINITY
    {335, -1, -1, -1, -1, 0, 0, 7, 0, 0, 5, 0, 0, 0, 0, 19},  // CGFLOAT_MAX
    {1205, -1, -1, -1, -1, 0, 0, 8, 0, 0, 5, 0, 0, 0, 0, 19},  // DBL_MAX
    {1206, -1, -1, -1, -1, 0, 0, 9, 0, 0, 5, 0, 0, 0, 0, 19},  // CGFLOAT_MIN
    {1207, -1, -1, -1, -1, 0, 0, 10, 0, 0, 5, 0, 0, 0, 0, 19},  // DBL_MIN
    {1208, -1, -1, -1, -1, 0, 0, 11, 0, 0, 5, 0, 0, 0, 0, 19},  // FLT_MAX
    {1209, -1, -1, -1, -1, 0, 0, 12, 0, 0, 5, 0, 0, 0, 0, 19},  // FLT_MIN
    {1210, -1, -1, -1, -1, 0, 0, 13, 0, 0, 5, 0, 0, 0, 0, 19},  // FLT_EPSILON
    {126, -1, -1, -1, -1, 867, 1328, 14, 1, 1, 3, 0, 0, 0, 0, 19},  // NSNumber
    {126, -1, -1, -1, -1, 868, 1329, 15, 1, 1, 3, 0, 0, 0, 0, 19},  // NSNumber
    {126, -1, -1, -1, -1, 869, 1330, 16, 1, 1, 3, 0, 0, 0, 0, 19},  // NSNumber
    {126, -1, -1, -1, -1, 870, 1331, 17, 1, 1, 3, 0, 0, 0, 0, 19},  // NSNumber
    {126, -1, -1, -1, -1, 871, 1332, 18, 1, 1, 3, 0, 0, 0, 0, 19},  // NSNumber
    {126, -1, -1, -1, -1, 872, 1333, 19, 1, 1, 0, 0, 2, 0, 0, 19},  // NSNumber
    {1160, -1, -1, -1, -1, 873, 1334, 20, 1, 1, 0, 0, 9, 0, 0, 19},  // NSValue
    {1160, -1, -1, -1, -1, 874, 1335, 21, 1, 1, 0, 0, 12, 0, 0, 19},  // NSValue
    {1160, -1, -1, -1, -1, 875, 1336, 22, 1, 1, 0, 0, 13, 0, 0, 19},  // NSValue
    {1160, -1, -1, -1, -1, 876, 1337, 23, 1, 1, 0, 0, 14, 0, 0, 19},  // NSValue
    {1216, -1, -1, -1, -1, 0, 1338, 24, 0, 1, 2, 1, 0, 0, 0, 19},  // floatValue
    {1217, -1, -1, -1, -1, 0, 1339, 25, 0, 1, 2, 1, 0, 0, 0, 19},  // doubleValue
    {1218, -1, -1, -1, -1, 0, 1340, 26, 0, 1, 2, 1, 0, 0, 0, 19},  // intValue
    {1219, -1, -1, -1, -1, 0, 1341, 27, 0, 1, 2, 1, 0, 0, 0, 19},  // integerValue
    {1220, -1, -1, -1, 1331, 0, 1342, 28, 0, 1, 2, 10, 9, 0, 0, 19},  // cgPointValue
    {1221, -1, -1, -1, 1332, 0, 1343, 29, 0, 1, 2, 13, 12, 0, 0, 19},  // cgSizeValue
    {1222, -1, -1, -1, 1333, 0, 1344, 30, 0, 1, 2, 14, 13, 0, 0, 19},  // cgRectValue
    {102, -1, -1, -1, -1, 877, 1345, 31, 1, 1, 0, 0, 49, 1, 0, 19},  // NSLog
    {1223, -1, -1, -1, -1, 878, 1346, 32, 1, 1, 0, 0, 49, 1, 0, 19},  // printf
    {142, -1, -1, -1, -1, 879, 1347, 33, 1, 1, 3, 0, 3, 1, 0, 19},  // NSString
    {140, -1, -1, -1, -1, 880, 1348, 34, 1, 1, 3, 0, 3, 1, 0, 19},  // String
    {144, -1, -1, -1, -1, 881, 1349, 35, 1, 1, 3, 0, 4, 1, 0, 19},  // NSArray
    {1226, -1, 1233, -1, -1, 882, 1350, 0, 0, 0, 3, 0, 29, 0, 0, 20},  // CGMutablePath
    {1230, -1, -1, -1, -1, 882, 1350, 1, 0, 0, 3, 0, 29, 0, 0, 20},  // UIBezierPath
    {1230, -1, -1, -1, -1, 882, 1350, 2, 1, 1, 3, 0, 29, 0, 0, 20},  // UIBezierPath
    {1230, -1, -1, -1, -1, 883, 1351, 3, 2, 2, 3, 0, 29, 0, 0, 20},  // UIBezierPath
    {1230, -1, -1, -1, -1, 885, 1353, 4, 1, 1, 3, 0, 29, 0, 0, 20},  // UIBezierPath
    {1236, -1, -1, -1, -1, 886, 1354, 5, 2, 2, 0, 0, 29, 0, 0, 20},  // CGPathCreateWithRect
    {1237, -1, -1, -1, -1, 888, 1356, 6, 1, 1, 0, 0, 49, 0, 0, 20},  // CGPathRelease
    {1238, -1, -1, -1, 1250, 889, 1357, 7, 1, 2, 1, 30, 49, 0, 0, 20},  // move
    {1239, -1, -1, -1, 1251, 890, 1359, 8, 1, 2, 1, 30, 49, 0, 0, 20},  // addLine
    {1240, -1, -1, -1, -1, 891, 1361, 9, 1, 2, 1, 30, 49, 0, 0, 20},  // addRect
    {1241, -1, -1, -1, -1, 892, 1363, 10, 1, 2, 1, 30, 49, 0, 0, 20},  // addEllipse
    {60, -1, -1, -1, 1243, 893, 1365, 11, 1, 2, 1, 30, 49, 0, 0, 20},  // append
    {1242, -1, -1, -1, -1, 894, 1367, 12, 1, 2, 1, 30, 49, 0, 0, 20},  // addPath
    {1244, -1, -1, -1, -1, 896, 1369, 13, 1, 2, 1, 30, 49, 0, 0, 20},  // apply
    {305, -1, -1, -1, 1245, 897, 1371, 14, 1, 2, 1, 30, 2, 0, 0, 20},  // contains
    {1246, -1, -1, -1, 1252, 899, 1373, 15, 0, 1, 1, 30, 49, 0, 0, 20},  // closeSubpath
    {645, -1, -1, -1, -1, 899, 1374, 16, 0, 1, 1, 30, 49, 0, 0, 20},  // close
    {1247, -1, -1, -1, -1, 899, 1375, 17, 0, 1, 1, 30, 49, 0, 0, 20},  // fill
    {1248, -1, -1, -1, -1, 899, 1376, 18, 0, 1, 1, 30, 49, 0, 0, 20},  // stroke
    {1249, -1, -1, -1, -1, 899, 1377, 19, 0, 1, 1, 30, 49, 0, 0, 20},  // addClip
    {1253, -1, -1, -1, -1, 901, 1378, 20, 3, 3, 0, 0, 49, 0, 0, 20},  // CGPathAddRect
    {1254, -1, -1, -1, -1, 904, 1381, 21, 4, 4, 0, 0, 49, 0, 0, 20},  // CGPathMoveToPoint
    {1255, -1, -1, -1, -1, 908, 1385, 22, 4, 4, 0, 0, 49, 0, 0, 20},  // CGPathAddLineToPoint
    {1256, -1, -1, -1, -1, 912, 1389, 23, 4, 4, 0, 0, 2, 0, 0, 20},  // CGPathContainsPoint
    {1257, -1, -1, -1, -1, 916, 1393, 24, 1, 1, 0, 0, 49, 0, 0, 20},  // CGPathCloseSubpath
    {1258, -1, -1, -1, 1264, 917, 1394, 25, 3, 4, 1, 30, 49, 0, 0, 20},  // addCurve
    {1258, -1, -1, -1, -1, 920, 1398, 26, 3, 4, 1, 30, 49, 0, 0, 20},  // addCurve
    {1261, -1, -1, -1, 1265, 923, 1402, 27, 2, 3, 1, 30, 49, 0, 0, 20},  // addQuadCurve
    {1261, -1, -1, -1, -1, 925, 1405, 28, 2, 3, 1, 30, 49, 0, 0, 20},  // addQuadCurve
    {1266, -1, -1, -1, 1272, 932, 1408, 29, 5, 6, 1, 30, 49, 0, 0, 20},  // addArc
    {1266, -1, -1, -1, -1, 937, 1414, 30, 5, 6, 1, 30, 49, 0, 0, 20},  // addArc
    {1230, -1, -1, -1, -1, 942, 1420, 31, 5, 5, 3, 0, 29, 0, 0, 20},  // UIBezierPath
    {1273, -1, -1, -1, -1, 952, 1425, 32, 8, 8, 0, 0, 49, 0, 0, 20},  // CGPathAddCurveToPoint
    {1274, -1, -1, -1, -1, 960, 1433, 33, 6, 6, 0, 0, 49, 0, 0, 20},  // CGPathAddQuadCurveToPoint
    {1275, -1, -1, -1, -1, 966, 1439, 34, 8, 8, 0, 0, 49, 0, 0, 20},  // CGPathAddArc
    {1276, -1, -1, -1, -1, 0, 1447, 35, 0, 1, 2, 30, 13, 0, 0, 20},  // boundingBox
    {586, -1, -1, -1, -1, 0, 1448, 36, 0, 1, 2, 30, 13, 0, 0, 20},  // bounds
    {1277, -1, -1, -1, -1, 0, 1449, 37, 0, 1, 2, 30, 13, 0, 0, 20},  // boundingBoxOfPath
    {280, -1, -1, -1, -1, 0, 1450, 38, 0, 1, 2, 30, 2, 0, 0, 20},  // isEmpty
    {1278, -1, -1, -1, -1, 0, 1451, 39, 0, 1, 2, 30, 9, 0, 0, 20},  // currentPoint
    {1279, -1, -1, -1, 1227, 0, 1452, 40, 0, 1, 2, 30, 29, 0, 0, 20},  // cgPath
    {1280, -1, -1, -1, -1, 974, 1453, 41, 1, 1, 0, 0, 13, 0, 0, 20},  // CGPathGetBoundingBox
    {1281, -1, -1, -1, -1, 0, 1454, 42, 0, 1, 2, 29, 29, 0, 0, 20},  // path
    {1282, -1, -1, -1, -1, 0, 1455, 43, 0, 1, 2, 29, 17, 0, 0, 20},  // fillColor
    {1283, -1, -1, -1, -1, 0, 1456, 44, 0, 1, 2, 29, 17, 0, 0, 20},  // strokeColor
    {1284, -1, -1, -1, -1, 0, 1457, 45, 0, 1, 2, 29, 0, 0, 0, 20},  // lineWidth
    {1285, -1, -1, -1, -1, 0, 1458, 46, 0, 1, 2, 29, 23, 0, 0, 20},  // lineJoin
    {1286, -1, -1, -1, -1, 0, 1459, 47, 0, 1, 2, 29, 4, 0, 0, 20},  // lineDashPattern
    {1287, -1, -1, -1, -1, 0, 1460, 48, 0, 1, 2, 29, 0, 0, 0, 20},  // lineDashPhase
    {1289, 1288, 1290, -1, -1, 0, 0, 49, 0, 0, 5, 24, 23, 0, 0, 20},  // miter
    {75, 1288, 1291, -1, -1, 0, 0, 50, 0, 0, 5, 24, 23, 0, 0, 20},  // round
    {1292, 1288, 1293, -1, -1, 0, 0, 51, 0, 0, 5, 24, 23, 0, 0, 20},  // bevel
    {1294, -1, -1, -1, 1231, 0, 1461, 52, 0, 1, 2, 18, 17, 0, 0, 20},  // cgColor
    {245, -1, 1295, -1, -1, 975, 1462, 0, 1, 1, 0, 0, 13, 0, 0, 21},  // rect
    {243, -1, 1296, -1, -1, 976, 1463, 1, 1, 1, 0, 0, 9, 0, 0, 21},  // point
    {235, -1, 1297, -1, -1, 977, 1464, 2, 1, 1, 0, 0, 12, 0, 0, 21},  // size
    {230, -1, 1298, -1, -1, 978, 1465, 3, 1, 1, 0, 0, 10, 0, 0, 21},  // vector
    {84, -1, 1299, -1, -1, 979, 1466, 4, 1, 1, 0, 0, 14, 0, 0, 21},  // transform
    {1300, -1, -1, -1, -1, 980, 1467, 5, 1, 1, 0, 0, 14, 0, 0, 21},  // css
    {1301, -1, -1, -1, -1, 981, 1468, 6, 1, 1, 0, 0, 14, 0, 0, 21},  // svg
    {1302, -1, -1, -1, -1, 982, 1469, 7, 1, 1, 0, 0, 27, 0, 0, 21},  // views
    {84, -1, -1, -1, -1, 983, 1470, 0, 2, 2, 0, 0, 14, 0, 0, 22},  // transform
    {84, -1, -1, -1, -1, 985, 1472, 1, 3, 3, 0, 0, 14, 0, 0, 22},  // transform
    {1247, 1303, -1, -1, -1, 0, 0, 2, 0, 0, 5, 23, 22, 0, 0, 22},  // fill
    {1304, 1303, -1, -1, -1, 0, 0, 3, 0, 0, 5, 23, 22, 0, 0, 22},  // aspectFit
    {1305, 1303, -1, -1, -1, 0, 0, 4, 0, 0, 5, 23, 22, 0, 0, 22},  // aspectFill
    {1306, 1303, -1, -1, -1, 0, 0, 5, 0, 0, 5, 23, 22, 0, 0, 22},  // scaleToFill
    {1307, 1303, -1, -1, -1, 0, 0, 6, 0, 0, 5, 23, 22, 0, 0, 22},  // scaleAspectFit
    {1308, 1303, -1, -1, -1, 0, 0, 7, 0, 0, 5, 23, 22, 0, 0, 22},  // scaleAspectFill
    {84, -1, -1, -1, -1, 988, 1475, 8, 1, 1, 0, 0, 49, 0, 0, 22},  // transform
    {1310, -1, -1, -1, -1, 989, 1476, 9, 1, 1, 0, 0, 0, 0, 0, 22},  // area
    {305, -1, -1, -1, -1, 990, 1477, 10, 2, 2, 0, 0, 2, 0, 0, 22},  // contains
    {284, -1, -1, -1, -1, 992, 1479, 11, 1, 2, 1, 28, 4, 0, 0, 22},  // corners
    {1300, -1, -1, -1, -1, 0, 1481, 0, 0, 1, 2, 15, 3, 0, 0, 23},  // css
    {1301, -1, -1, -1, -1, 0, 1482, 1, 0, 1, 2, 15, 3, 0, 0, 23},  // svg
    {1311, -1, -1, -1, -1, 0, 1483, 2, 0, 1, 2, 15, 48, 0, 0, 23},  // latex
    {1311, -1, -1, -1, -1, 0, 1484, 3, 0, 1, 2, 16, 48, 0, 0, 23},  // latex
    {1312, -1, -1, -1, -1, 993, 1485, 4, 1, 1, 0, 0, 48, 0, 0, 23},  // swiftCode
    {1313, -1, -1, -1, -1, 994, 1486, 0, 1, 1, 0, 0, 48, 0, 0, 24},  // explain
    {1313, -1, -1, -1, -1, 995, 1487, 1, 2, 2, 0, 0, 48, 0, 0, 24},  // explain
    {1315, -1, -1, -1, -1, 997, 1489, 2, 2, 2, 0, 0, 48, 0, 0, 24},  // compare
    {1315, -1, -1, -1, -1, 999, 1491, 3, 3, 3, 0, 0, 48, 0, 0, 24},  // compare
    {737, -1, -1, -1, 1347, 1035, 1494, 0, 1, 2, 1, 29, 8, 0, 0, 25},  // action
    {1348, -1, -1, -1, -1, 1037, 1496, 1, 1, 1, 3, 0, 3, 0, 0, 25},  // Selector
    {1350, -1, -1, -1, -1, 1038, 1497, 2, 1, 1, 0, 0, 3, 0, 0, 25},  // NSSelectorFromString
};

static const int32_t labels[] = {
    87, 170, 171, 88, 172, 173, 175, 176, 179, 176, 180, -1, -1, 183, -1, 183, -1, -1, 183, 185, 176, 185,
    176, -1, 185, 176, 185, 176, 193, -1, -1, -1, -1, -1, 207, 208, 213, 214, 215, 216, -1, 185, 176, -1,
    223, -1, -1, -1, 227, 228, -1, 232, 233, -1, -1, -1, -1, 185, 176, 232, 233, 210, 235, -1, 287, 288, 289,
    290, 193, 227, 228, 227, 228, -1, -1, -1, -1, -1, -1, -1, 315, 316, 312, 313, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 316, 223, 193, 316, 207, 193, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 415, 419, 415, 425, 426, 427, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 451, -1, 453, -1, 455, -1, -1,
    51, 51, -1, 419, 51, 51, 51, 419, 9, -1, 9, -1, 463, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 471, -1,
    51, 472, 434, -1, -1, -1, -1, 193, 193, 193, -1, 474, -1, 475, -1, 476, 475, 476, 476, -1, -1, -1, 472,
    434, 474, 491, 419, 463, 419, -1, 494, -1, 495, 503, -1, -1, 503, -1, 503, -1, 506, -1, -1, -1, 506, -1,
    -1, 511, 512, 193, -1, -1, -1, -1, -1, -1, 51, 51, -1, 193, -1, 193, 193, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 419, 419, 419, 419, 463, -1, -1, 463, -1, 529, 530, 531, 532, -1, 537, 532, 585, 585,
    585, 585, 585, 585, 585, 585, 585, 585, 585, 585, 592, 593, 223, 493, -1, 737, 7, -1, 737, 738, -1, 737,
    7, -1, 737, 738, 7, -1, -1, 7, -1, 743, -1, 7, -1, 743, -1, 7, -1, 743, -1, 7, -1, 743, -1, 7, -1, 7, -1,
    -1, -1, -1, 419, -1, -1, 774, -1, 777, -1, 476, -1, 780, -1, 781, -1, 223, -1, 316, -1, 784, -1, 785, -1,
    784, -1, 785, -1, -1, -1, 476, -1, 798, -1, 799, -1, 463, 805, 463, -1, -1, -1, 223, -1, 316, -1, -1, -1,
    857, 232, 233, 232, 233, -1, 185, 176, -1, 185, 176, 185, 176, -1, -1, -1, 861, -1, -1, 861, 185, 176,
    185, 176, 861, -1, -1, 185, 176, -1, 877, 737, -1, 877, 737, -1, 877, 737, -1, 877, 737, -1, 877, 737,
    -1, 877, 737, -1, 8, -1, 932, 8, -1, 934, 8, -1, 8, -1, -1, 8, -1, 934, -1, 737, -1, 737, 939, -1, -1,
    -1, 8, -1, 8, -1, 316, 223, 954, 316, 223, 954, 955, 316, 223, 954, 316, 223, 954, 955, 476, 316, 223,
    954, 476, 316, 223, 954, 208, 476, 193, 959, 954, 476, 476, 961, 476, 956, 476, 961, 956, 476, 963, 223,
    954, -1, 590, -1, 1058, -1, -1, -1, 1059, 1060, 1061, 1062, 1062, 1063, 476, 476, 1065, 1066, -1, -1,
    476, 1069, 1070, 1069, 1070, 1069, 1070, 1071, 1069, 1070, 1071, 1069, 1072, 1070, 1069, 1072, 1070,
    1069, 1072, 1070, 1071, 1069, 1072, 1070, 1071, 1069, 1072, 1073, 1070, 1069, 1072, 1073, 1070, 1069,
    1072, 1073, 1070, 1071, 1069, 1072, 1073, 1070, 1071, 1069, 1072, 1074, 1075, 1070, 1069, 1072, 1074,
    1075, 1070, 1069, 1072, 1074, 1075, 1073, 1070, 1069, 1072, 1074, 1075, 1073, 1070, 1069, 1072, 1074,
    1075, 1070, 1071, 1069, 1072, 1074, 1075, 1070, 1071, 1069, 1072, 1074, 1075, 1073, 1070, 1071, 1069,
    1072, 1074, 1075, 1073, 1070, 1071, -1, 1070, -1, 1070, -1, 1070, 1071, -1, 1070, 1071, -1, 1072, 1073,
    1070, -1, 1072, 1073, 1070, -1, 1072, 1073, 1070, 1071, -1, 1072, 1073, 1070, 1071, -1, 1072, 1074, 1075,
    1073, 1070, 1071, -1, 1072, 1074, 1075, 1073, 1070, 1071, 1069, 1072, 1070, 1069, 1072, 1070, 1069, 1072,
    1073, 1070, 1069, 1072, 1073, 1070, 1069, 1072, 1070, 1071, 1069, 1072, 1070, 1071, 1069, 1072, 1073,
    1070, 1071, 1069, 1072, 1073, 1070, 1071, -1, 1072, 1073, 1070, 1071, -1, 1072, 1073, 1070, 1071, 1080,
    1081, 1070, 1080, 1081, 1070, -1, 1081, 1070, -1, 1081, 1070, -1, 1084, -1, -1, -1, -1, -1, -1, -1, 1098,
    584, 584, 1098, -1, 1100, -1, 1100, 1103, -1, 1103, 1100, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, 1117, 1117, 1117, -1, 503, 503, 1150, -1, 1150, 1150, -1, 1150, -1, 316, -1, 223, -1, -1, -1, -1,
    1161, 1162, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 474, -1, 1177, -1, 474, 1177, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, 419, -1, 8, -1, -1, 419, -1, 8, -1, -1, 1194, -1, 963, -1, 963, 1194,
    -1, -1, 1194, -1, 963, -1, 963, 1194, -1, -1, 128, 1211, 129, 130, 45, 147, 1212, 1213, 1214, 1215, -1,
    -1, 1224, 1224, 1225, 245, 1234, 822, 1235, -1, -1, -1, 223, 223, -1, 8, -1, -1, -1, -1, -1, -1, 223,
    223, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 223, 1059, 1060, 223, 1259, 1260,
    223, 1262, 223, 1263, 223, 1059, 1060, 223, 1262, 1267, 959, 1268, 1269, 1270, 285, 959, 1268, 1269,
    1270, 1271, 959, 1268, 1269, 1270, 1267, 959, 1268, 1269, 1270, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 316, 316, 316, 316, 316, -1, -1, 316, 316, 223, 316,
    223, -1, 1309, 419, -1, 8, 8, -1, -1, -1, 1314, -1, -1, -1, -1, 419, -1, 463, 805, 463, 419, -1, 476,
    774, 777, -1, 223, -1, 316, -1, -1, 503, 503, -1, 475, -1, 474, 932, 8, -1, 8, 939, 503, 1150, 1150, -1,
    1150, -1, 1150, 503, 503, -1, -1, 180, -1, 183, 193, 207, 208, -1, -1, -1, 185, 176, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 223, -1, 316, -1, 784, -1, 785, -1, 784, -1, 785, -1, 223, -1, 316, -1, 463, 805, 463,
    -1, -1, -1
};

static const uint64_t kinds[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 258, 1, 258, 10, 1, 10, 1, 1, 10, 1, 1, 1, 1, 15, 15, 15, 1, 1, 15, 1, 1,
    15, 258, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 20, 10, 258, 13, 1, 258, 11,
    17, 17, 17, 17, 17, 1, 1, 10, 10, 10, 15, 10, 10, 10, 10, 10, 10, 1, 1, 11, 11, 11, 11, 15, 1, 1, 13, 13,
    13, 15, 13, 13, 13, 13, 12, 12, 12, 12, 12, 12, 1, 1, 1, 1, 10, 13, 14, 14, 14, 14, 14, 14, 14, 14, 14,
    14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 1, 1, 1, 1, 14, 46, 14, 1, 1, 14, 1, 1, 14, 14, 14, 14, 14, 14,
    14, 10, 14, 14, 14, 14, 14, 15, 14, 1, 19, 14, 14, 16, 16, 16, 16, 16, 16, 1, 262402, 262402, 262402,
    262402, 262402, 262402, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 258, 258, 258, 258,
    258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 25, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2,
    2, 2, 258, 258, 258, 1, 1, 1, 1, 1, 5, 5, 5, 5, 5, 5, 395269, 395269, 5, 45, 5, 45, 5, 45, 5, 0, 45, 5,
    45, 5, 45, 5, 1, 5, 0, 5, 5, 1, 5, 1, 0, 5, 0, 1, 5, 1, 1, 5, 0, 5, 0, 5, 45, 5, 45, 5, 45, 5, 0, 5, 45,
    5, 45, 5, 45, 5, 0, 5, 45, 5, 45, 5, 45, 5, 5, 5, 5, 5, 1, 5, 1, 8, 45, 5, 5, 5, 1, 5, 5, 1, 5, 1, 5, 1,
    5, 1, 1, 5, 5, 5, 5, 5, 45, 8, 45, 5, 0, 45, 5, 45, 0, 1, 5, 5, 269102, 269102, 269102, 269102, 5, 45, 5,
    45, 5, 5, 45, 5, 45, 5, 4, 5, 0, 5, 1541, 5, 0, 1, 5, 1541, 1, 5, 1, 5, 5, 5, 5, 4, 4, 4, 4, 4, 4, 4, 4,
    4, 4, 4, 1, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 0, 0, 0, 0, 0, 7, 7, 7, 7, 7, 7, 7, 0, 7, 0, 7,
    0, 0, 7, 0, 0, 7, 7, 7, 7, 45, 7, 45, 7, 45, 7, 7, 45, 7, 0, 7, 0, 5, 395269, 45, 7, 45, 7, 45, 7, 45, 7,
    45, 7, 0, 45, 7, 45, 7, 45, 7, 45, 7, 45, 7, 45, 7, 45, 7, 45, 7, 7, 8, 8, 8, 8, 8, 1, 8, 45, 8,
    67503368, 67504133, 6, 6, 6, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6,
    1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 0, 6, 0, 6, 0, 6, 0, 6, 6, 6, 1, 1, 1, 1, 18, 1, 18, 18, 18,
    1, 1, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 28, 28, 28, 28, 28, 28, 28, 4, 0, 28, 28, 10, 28,
    28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
    28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 4, 28, 28, 28, 28, 28, 28, 28, 28,
    28, 28, 28, 28, 28, 0, 1069, 4, 28, 0, 1069, 4, 28, 0, 590893, 4, 28, 0, 590893, 4, 28, 4, 28, 4, 28,
    2308, 4, 28, 2308, 4, 28, 0, 4, 28, 0, 4, 28, 0, 4, 28, 0, 4, 28, 0, 4, 28, 0, 4, 28, 0, 4, 28, 0, 4, 28,
    28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 1, 1, 1, 1, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
    28, 28, 28, 28, 28, 1, 28, 28, 28, 28, 28, 28, 28, 3594, 2332, 28, 3594, 2332, 28, 3594, 2332, 28, 3594,
    2332, 28, 3594, 2332, 28, 3594, 2332, 28, 28, 28, 28, 28, 28, 13, 28, 28, 29, 29, 29, 29, 28, 1, 29, 29,
    1, 29, 29, 29, 29, 29, 29, 28, 10, 0, 28, 10, 0, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29,
    29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29,
    29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 15, 29, 29, 29, 29, 29, 29, 29, 29, 3594, 2333, 29, 3594,
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
    14, 2319, 30, 30, 10, 30, 10, 30, 14, 30, 14, 30, 30, 30, 30, 30, 15, 30, 10, 30, 30, 30, 30, 30, 30,
    2319, 14, 30, 2319, 1, 1, 30, 2319, 1, 1, 30, 2319, 10, 3, 30, 30, 10, 10, 10, 30, 10, 10, 10, 30, 10,
    10, 30, 10, 10, 30, 10, 1, 258, 258, 3, 30, 10, 1, 258, 258, 3, 10, 1, 258, 258, 3, 30, 2319, 1, 1, 1, 1,
    1, 1, 30, 2319, 1, 1, 1, 1, 30, 2319, 1, 1, 1, 258, 258, 0, 30, 30, 30, 30, 30, 30, 30, 29, 29, 29, 29,
    29, 29, 29, 18, 4, 4, 4, 4, 4, 4, 4, 4, 14, 14, 14, 14, 23, 5, 5, 10, 5, 28, 2332, 15, 15, 15, 16, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 29, 4, 4, 4
};

static const uint8_t types[] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 3,
    4, 4, 4, 5, 5, 5, 4, 3, 8, 8, 2, 10, 11, 13, 14, 17, 19, 18, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
    28, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 46, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 7, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 26, 26,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 21, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 28, 0, 0, 0, 0, 29, 29, 29, 29, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 44, 0, 0, 0, 0, 0, 43, 15, 31, 31, 0, 31, 31, 31, 31, 31, 33, 32, 33, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 46, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    36, 36, 36, 36, 37, 37, 38, 39, 40, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 35, 35, 35, 35, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 42, 1, 1, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 34, 0, 34, 34, 34, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 41, 0, 0, 0, 0, 0, 0, 0, 0, 15, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 30, 30, 30, 30, 30, 18, 18, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 23, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 4, 4
};

static const int32_t type_names[] = {
    118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138,
    139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 105, 155, 156, 157, 158,
    159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 286, 407, 496, 497, 498, 515, 656, 657, 681, 695,
    760, 801, 806, 807, 808, 809, 867, 873, 874, 875, 876, 878, 879, 880, 881, 882, 682, 883, 884, 885, 947,
    966, 967, 968, 969, 970, 971, 972, 973, 974, 1053, 1054, 1055, 1056, 1093, 1094, 1095, 1116, 1118, 1119,
    1120, 1153, 1162, 1226, 1227, 1228, 1229, 1230, 1231, 1232, 1288, 1303, 1348, 1349
};

static const struct catalogue_tables tables = {
    bytes, COUNT(bytes) - 1, names, COUNT(names), slots, COUNT(slots), first, COUNT(first),
    links, COUNT(links), entries, COUNT(entries), labels, COUNT(labels), kinds, COUNT(kinds),
    types, COUNT(types), type_names, COUNT(type_names)};

const struct catalogue_tables *_Nonnull catalogue_tables(void) { return &tables; }
