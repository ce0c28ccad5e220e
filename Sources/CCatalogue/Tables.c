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
    "toggle" "map" "flatMap" "enum" "typealias" "protocol" "actor" "position" "transform" "layer"
    "setAffineTransform" "a" "d" "acos" "asin" "atan" "atan2" "acosf" "asinf" "atanf" "atan2f" "hypot"
    "sqrt" "sqrtf" "squareRoot" "print" "NSLog" "S" "scaledBy" "CGAffineTransform"
    "CGAffineTransformMakeScale" "CGAffineTransformScale" "$0" "$1" "$2" "$3" "$4" "$5" "$6" "$7" "$8" "$9"
    "CGFloat" "Double" "Float" "Int" "NSInteger" "TimeInterval" "NSTimeInterval" "NSUInteger" "NSNumber"
    "UInt" "int" "float" "double" "long" "unsigned" "short" "int64_t" "int32_t" "uint32_t" "CFTimeInterval"
    "Bool" "BOOL" "String" "Character" "NSString" "Array" "NSArray" "NSMutableArray" "NSMutableString"
    "bool" "ClosedRange" "Range" "Angle" "CGPoint" "CGVector" "CGSize" "CGRect"
    "CGAffineTransformComponents" "CGRectEdge" "UIColor" "UIView" "UIWindow" "UIImageView" "UILabel"
    "UIButton" "UIScrollView" "UIControl" "UITextField" "UITextView" "UITableViewCell"
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
    "replacingOccurrences" "type" "describing" "Dictionary" "NSDictionary" "NSMutableDictionary" "keys"
    "allKeys" "values" "allValues" "forKey" "removeObjectForKey" "removeAllObjects" "uniquingKeysWith"
    "mapValues" "merging" "objectForKey" "valueForKey" "uniqueKeysWithValues" "grouping" "lowerBound"
    "upperBound" "Set" "formUnion" "formIntersection" "subtracting" "subtract" "symmetricDifference"
    "formSymmetricDifference" "isSubset" "isSuperset" "isStrictSubset" "isStrictSuperset" "isDisjoint"
    "update" "popFirst" "red" "green" "blue" "alpha" "withAlphaComponent" "set" "setFill" "setStroke"
    "white" "black" "blackColor" "whiteColor" "redColor" "greenColor" "blueColor" "cyan" "cyanColor"
    "yellow" "yellowColor" "magenta" "magentaColor" "orange" "orangeColor" "purple" "purpleColor" "brown"
    "brownColor" "gray" "grayColor" "lightGray" "lightGrayColor" "darkGray" "darkGrayColor" "clear"
    "clearColor" "systemRed" "systemOrange" "systemYellow" "systemGreen" "systemMint" "systemTeal"
    "systemCyan" "systemBlue" "systemIndigo" "systemPurple" "systemPink" "systemBrown" "systemGray"
    "systemGray2" "systemGray3" "systemGray4" "systemGray5" "systemGray6" "systemBackground"
    "secondarySystemBackground" "label" "frame" "bounds" "anchorPoint" "isHidden" "clipsToBounds" "name"
    "UIImage" "named" "image" "moveAnchor" "contentOffset" "isUserInteractionEnabled"
    "userInteractionEnabled" "tag" "backgroundColor" "text" "textColor" "textAlignment" "font" "contentMode"
    "isOpaque" "tintColor" "contentScaleFactor" "accessibilityLabel" "safeAreaInsets" "layoutMargins" "mask"
    "accessibilityIdentifier" "accessibilityHint" "isAccessibilityElement" "semanticContentAttribute"
    "clearsContextBeforeDrawing" "isFirstResponder" "numberOfLines" "adjustsFontSizeToFitWidth"
    "lineBreakMode" "attributedText" "baselineAdjustment" "borderStyle" "keyboardType" "returnKeyType"
    "autocorrectionType" "autocapitalizationType" "clearButtonMode" "shadowColor" "placeholder"
    "minimumScaleFactor" "isEditable" "isSelectable" "isSecureTextEntry" "zoomScale" "system" "ButtonType"
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
    "startPoint" "endPoint" "string" "fontSize" "foregroundColor" "isWrapped" "masksToBounds"
    "sublayerTransform" "zPosition" "opacity" "cornerRadius" "borderWidth" "borderColor" "shadowOpacity"
    "shadowRadius" "shadowOffset" "shadowPath" "contentsScale" "contents" "shouldRasterize"
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
    "CATransform3DIsAffine" "CATransform3DEqualToTransform" "terminator" "fatalError" "preconditionFailure"
    "assertionFailure" "assert" "precondition" "NSParameterAssert" "NSAssert" "NSCAssert" "Optional" "row"
    "column" "convention" "plot" "describe" "film" "frames" "strip" "grid" "why" "YES" "NO" "NULL" "Nil"
    "HUGE_VALF" "HUGE_VAL" "INFINITY" "DBL_MAX" "CGFLOAT_MIN" "DBL_MIN" "FLT_MAX" "FLT_MIN" "FLT_EPSILON"
    "integer" "cgPoint" "cgSize" "cgRect" "cgAffineTransform" "floatValue" "doubleValue" "intValue"
    "integerValue" "cgPointValue" "cgSizeValue" "cgRectValue" "printf" "format" "objects" "CGMutablePath"
    "CGPath" "CGMutablePathRef" "CGPathRef" "UIBezierPath" "CGColor" "CGColorRef" "CGPathCreateMutable"
    "roundedRect" "ovalIn" "CGPathCreateWithRect" "CGPathRelease" "move" "addLine" "addRect" "addEllipse"
    "addPath" "appendPath:" "apply" "containsPoint:" "closeSubpath" "fill" "stroke" "addClip" "moveToPoint:"
    "addLineToPoint:" "closePath" "CGPathAddRect" "CGPathMoveToPoint" "CGPathAddLineToPoint"
    "CGPathContainsPoint" "CGPathCloseSubpath" "addCurve" "control1" "control2" "addQuadCurve"
    "controlPoint" "control" "addCurveToPoint:controlPoint1:controlPoint2:"
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
    {500, 3054093999}, {508, 4213704117}, {513, 244111290}, {521, 2471448074}, {530, 3786248987},
    {535, 128336118}, {553, 3721122100}, {554, 3826002220}, {555, 3775669363}, {559, 1006755615},
    {563, 4272848550}, {567, 108579519}, {572, 3173440503}, {577, 4025666427}, {582, 2897315904},
    {587, 153572251}, {593, 1428923715}, {598, 405166629}, {602, 2112764879}, {607, 3876055819},
    {617, 1046779122}, {622, 372738696}, {627, 2052810508}, {628, 3591115554}, {636, 2271195850},
    {653, 391640912}, {679, 460481456}, {701, 779904818}, {703, 163295161}, {705, 146517542},
    {707, 129739923}, {709, 112962304}, {711, 230405637}, {713, 213628018}, {715, 196850399},
    {717, 180072780}, {719, 297516113}, {721, 280738494}, {728, 2873224251}, {734, 2386971688},
    {739, 1283547685}, {742, 4168357374}, {751, 2209066192}, {763, 988175173}, {777, 2929211326},
    {787, 2027933801}, {795, 2562340083}, {799, 3912887073}, {802, 2515107422}, {807, 2797886853},
    {813, 2699759368}, {817, 3270303571}, {825, 206862118}, {830, 3122818005}, {837, 1919949199},
    {844, 3226083260}, {852, 3920758663}, {866, 380755552}, {870, 796142685}, {874, 2991499325},
    {880, 1615808600}, {889, 3966976176}, {897, 295258647}, {902, 382270662}, {909, 3795011855},
    {923, 3747507645}, {938, 909533769}, {942, 3365180733}, {953, 2749912018}, {958, 2735859570},
    {963, 969184184}, {970, 1902060359}, {978, 1373385388}, {984, 3602979878}, {990, 1769938321},
    {1017, 1740667972}, {1027, 4050857480}, {1034, 2755019962}, {1040, 2169878254}, {1048, 4170555683},
    {1059, 1334253329}, {1066, 2265719507}, {1074, 2570318435}, {1086, 3483588555}, {1095, 2774362700},
    {1106, 21843312}, {1116, 3429590357}, {1131, 1071897420}, {1151, 1566828974}, {1169, 514687451},
    {1170, 3876335077}, {1171, 3859557458}, {1173, 1363500993}, {1175, 1346723374}, {1196, 2264171482},
    {1208, 1357355164}, {1209, 4228665076}, {1241, 1867418821}, {1242, 3507227459}, {1248, 3168883851},
    {1261, 3222486838}, {1290, 3381181800}, {1291, 3607893173}, {1296, 3005452862}, {1297, 3440116983},
    {1298, 4245442695}, {1306, 2839884955}, {1331, 3398044946}, {1344, 3005386353}, {1367, 1217983224},
    {1379, 3509544318}, {1405, 1610779110}, {1412, 2930439210}, {1414, 1412156564}, {1437, 3160029103},
    {1445, 3174662200}, {1468, 1479719844}, {1478, 3376534378}, {1505, 3589306714}, {1538, 804357063},
    {1567, 1910201350}, {1577, 4100406635}, {1588, 1987983040}, {1594, 365099244}, {1598, 3641958979},
    {1608, 296602997}, {1615, 2462546090}, {1622, 4254058618}, {1627, 2907980824}, {1631, 3981965844},
    {1637, 3649018447}, {1645, 2614820847}, {1658, 292130973}, {1663, 2190941297}, {1678, 211913386},
    {1686, 564937055}, {1697, 3419592236}, {1708, 3460502485}, {1712, 2339366755}, {1723, 377128425},
    {1731, 1086286877}, {1758, 3941508978}, {1766, 783488098}, {1768, 1111836708}, {1787, 2280960882},
    {1806, 975988953}, {1822, 635020210}, {1824, 1360837969}, {1826, 1344060350}, {1838, 1925151750},
    {1844, 2408179714}, {1850, 2211460629}, {1855, 2508680735}, {1861, 3585981250}, {1871, 2335550124},
    {1875, 597743964}, {1885, 2354563044}, {1911, 2897926679}, {1928, 1035906630}, {1946, 783840260},
    {1947, 4060888886}, {1948, 4278997933}, {1956, 589286162}, {1961, 414084241}, {1971, 2275477643},
    {1975, 3940830471}, {1985, 1940694431}, {1989, 1996966820}, {1999, 1637070560}, {2007, 1605206413},
    {2021, 1343892145}, {2039, 2293605903}, {2047, 1968018676}, {2061, 2745245856}, {2069, 2872562979},
    {2083, 1867915087}, {2091, 1052627742}, {2105, 1537748690}, {2113, 4233365429}, {2127, 3239423849},
    {2131, 1535751837}, {2144, 3736796887}, {2148, 2541423239}, {2161, 3804893101}, {2165, 3060514643},
    {2178, 21234473}, {2182, 1518974218}, {2195, 3720019268}, {2199, 2524645620}, {2212, 3788115482},
    {2216, 3043737024}, {2229, 4456854}, {2243, 2037980277}, {2258, 2933655948}, {2270, 558644074},
    {2287, 328942278}, {2295, 2111105165}, {2309, 3042771105}, {2315, 3800657716}, {2327, 626531088},
    {2334, 2362349278}, {2347, 866545770}, {2357, 857273821}, {2373, 4045899937}, {2380, 1135749657},
    {2386, 93078660}, {2398, 1409690180}, {2401, 2802900028}, {2405, 306900080}, {2411, 1319594794},
    {2416, 2028154341}, {2432, 2218332638}, {2448, 1331687974}, {2453, 2135852838}, {2474, 2753988203},
    {2481, 864200463}, {2492, 3838403746}, {2500, 1530791347}, {2512, 3721205966}, {2517, 3688814324},
    {2528, 3876242216}, {2540, 1809966536}, {2558, 2699878380}, {2568, 4079184015}, {2588, 1179101157},
    {2596, 1825239352}, {2615, 3748245722}, {2633, 634908722}, {2640, 3181326346}, {2657, 163271060},
    {2683, 3289806584}, {2695, 3446866648}, {2700, 1737076817}, {2709, 881687192}, {2716, 1219519868},
    {2726, 3970939267}, {2730, 2513272949}, {2739, 3224470464}, {2746, 2986472067}, {2750, 708293528},
    {2756, 258052966}, {2758, 3450233754}, {2760, 1213090802}, {2764, 3555670962}, {2770, 2743639103},
    {2776, 2710083865}, {2782, 4214265958}, {2788, 3963008473}, {2795, 1381912327}, {2804, 297212119},
    {2807, 53234560}, {2815, 1135433081}, {2823, 1315384455}, {2834, 4179333016}, {2857, 867257093},
    {2868, 841567274}, {2871, 3617776409}, {2883, 1784172926}, {2886, 3381609815}, {2898, 1550566188},
    {2901, 1923516200}, {2905, 3391553482}, {2908, 1062293841}, {2912, 3825392021}, {2915, 709362235},
    {2919, 392774327}, {2924, 2880712451}, {2929, 3102149661}, {2935, 2394465697}, {2939, 1659167240},
    {2944, 475034410}, {2950, 3434436711}, {2953, 1479764693}, {2957, 2347825097}, {2963, 1197479801},
    {2967, 1351583639}, {2972, 3270705251}, {2978, 366569208}, {2982, 1251212115}, {2986, 1621599661},
    {2991, 3579732453}, {2997, 1720942905}, {3001, 140187182}, {3006, 1868829528}, {3015, 3948149459},
    {3025, 708029167}, {3030, 3185475540}, {3036, 2537751862}, {3042, 2778439310}, {3049, 2616928056},
    {3055, 4139930401}, {3062, 3135838405}, {3069, 2498734875}, {3077, 4064998855}, {3081, 268639961},
    {3086, 4092159661}, {3091, 2346846000}, {3097, 2328988770}, {3101, 2519117294}, {3106, 3873647896},
    {3110, 1415682102}, {3115, 631424496}, {3119, 282220607}, {3124, 3558937627}, {3128, 4099687964},
    {3133, 658698766}, {3137, 153638352}, {3142, 545189250}, {3150, 197671877}, {3159, 792060313},
    {3163, 513084933}, {3168, 2275780057}, {3173, 2616489071}, {3178, 4075421329}, {3183, 2981347434},
    {3188, 648810968}, {3196, 638754166}, {3203, 591523055}, {3210, 4047093083}, {3217, 656837285},
    {3225, 3789446092}, {3233, 4277107410}, {3241, 3906719864}, {3254, 2663715805}, {3259, 2698097207},
    {3265, 3072217742}, {3272, 1920734138}, {3297, 4225734153}, {3299, 1128467232}, {3303, 1035581717},
    {3318, 3525779695}, {3341, 1975486251}, {3351, 2889234988}, {3363, 128921049}, {3382, 1127666911},
    {3392, 2542550614}, {3398, 2627312426}, {3407, 1195911285}, {3417, 4151950225}, {3419, 1765031016},
    {3427, 1814435734}, {3432, 876513898}, {3443, 879704937}, {3451, 3728990320}, {3471, 4007662012},
    {3478, 2941534958}, {3485, 2238339041}, {3490, 3277562923}, {3493, 3761252941}, {3497, 382886321},
    {3500, 4220379804}, {3504, 4200353678}, {3507, 2633446552}, {3511, 388525018}, {3516, 967958004},
    {3521, 1216469057}, {3525, 1675745305}, {3533, 3533348019}, {3543, 2267784115}, {3546, 2877453236},
    {3556, 1419061120}, {3562, 3353438327}, {3568, 2002030311}, {3575, 931910521}, {3601, 1638953034},
    {3614, 263889333}, {3627, 2304257469}, {3637, 1623797237}, {3653, 2667149886}, {3672, 1204873229},
    {3692, 2611599107}, {3702, 1975768454}, {3714, 3532344479}, {3721, 2718014180}, {3742, 713077974},
    {3759, 2712081721}, {3769, 2215640769}, {3779, 1070265239}, {3788, 1134120687}, {3794, 4232466889},
    {3798, 2846199180}, {3811, 1743930340}, {3817, 4005059268}, {3821, 206241385}, {3830, 1115344066},
    {3838, 567586076}, {3844, 3901637708}, {3850, 152899664}, {3857, 4155575922}, {3867, 236925125},
    {3875, 1684779966}, {3879, 798074659}, {3888, 2374006294}, {3894, 3103973672}, {3903, 1787359420},
    {3913, 2926810054}, {3915, 1462048136}, {3925, 1244814717}, {3935, 1696195782}, {3944, 3093996503},
    {3953, 2756264342}, {3961, 2866045037}, {3969, 1163907536}, {3981, 2104353872}, {3992, 3110688315},
    {4003, 3317910134}, {4016, 2755011687}, {4032, 2069497450}, {4043, 1516930437}, {4048, 2276994531},
    {4058, 469045609}, {4069, 2847090017}, {4089, 176574206}, {4093, 1361572173}, {4103, 1896686403},
    {4113, 1266202965}, {4125, 3635588042}, {4144, 2733832836}, {4148, 4182378701}, {4155, 2110798224},
    {4161, 877087803}, {4170, 1970364490}, {4176, 1275339983}, {4194, 350857000}, {4210, 2079739832},
    {4226, 1996921413}, {4235, 2043970711}, {4242, 1731736080}, {4254, 4080117376}, {4265, 1493013840},
    {4285, 2398078988}, {4293, 1065574956}, {4303, 2965413338}, {4313, 990401381}, {4316, 682729123},
    {4325, 1722954222}, {4341, 3827859290}, {4352, 37271103}, {4360, 1119987041}, {4379, 2161276179},
    {4402, 3507573001}, {4410, 2301731235}, {4420, 1862550028}, {4434, 3213420894}, {4450, 288415389},
    {4460, 4033069017}, {4466, 672109684}, {4474, 3339054942}, {4477, 1089765596}, {4482, 18738364},
    {4486, 2197550541}, {4491, 1569418667}, {4509, 1419285594}, {4512, 3324446467}, {4519, 2540844914},
    {4528, 936176715}, {4533, 3724674918}, {4538, 1452231588}, {4548, 665752555}, {4558, 2665914025},
    {4566, 1172522883}, {4576, 2411978403}, {4585, 2082024064}, {4589, 1231115066}, {4598, 244075885},
    {4604, 96429129}, {4615, 1558106348}, {4622, 1676028392}, {4634, 3565214879}, {4640, 1169454059},
    {4651, 2276069802}, {4657, 2590900991}, {4668, 403953390}, {4673, 817772335}, {4683, 3894621598},
    {4687, 3130700698}, {4696, 3811712141}, {4705, 2836898780}, {4719, 744222851}, {4727, 3219325754},
    {4740, 455433581}, {4745, 1550717474}, {4755, 4099875093}, {4764, 2687217115}, {4776, 3317790454},
    {4788, 680679420}, {4799, 4074568615}, {4809, 972345196}, {4819, 2124225882}, {4829, 1707208587},
    {4839, 1698171440}, {4851, 1765986002}, {4863, 3099195470}, {4873, 1325296208}, {4884, 1159889848},
    {4894, 3210628243}, {4905, 3799163251}, {4916, 3782385632}, {4927, 3899828965}, {4938, 3883051346},
    {4949, 3866273727}, {4965, 4169345192}, {4990, 3573351892}, {4995, 4137097213}, {5000, 3523899814},
    {5006, 1029089800}, {5017, 1290530634}, {5025, 4203053801}, {5038, 406972148}, {5042, 2369371622},
    {5049, 3726277920}, {5054, 3555021734}, {5059, 3008443898}, {5069, 877317237}, {5082, 1513289445},
    {5106, 2694946607}, {5128, 3902926015}, {5131, 2516003219}, {5146, 3083183824}, {5150, 3185987134},
    {5159, 3141474305}, {5172, 1010012291}, {5176, 659427984}, {5187, 3254824265}, {5195, 1438951982},
    {5204, 571377267}, {5222, 143865419}, {5240, 445834375}, {5254, 4201716739}, {5267, 2082798958},
    {5271, 3883353449}, {5294, 1252969316}, {5311, 611349806}, {5333, 3939761393}, {5357, 1880591026},
    {5383, 1052979093}, {5399, 1315057949}, {5412, 3198073272}, {5437, 1888717571}, {5450, 1499172353},
    {5464, 1151719106}, {5482, 1297838153}, {5493, 1291853992}, {5505, 3864824124}, {5518, 284302454},
    {5536, 2291378338}, {5558, 2024043478}, {5573, 3416336049}, {5584, 3326301860}, {5595, 2097883034},
    {5613, 2658088632}, {5623, 4116806241}, {5635, 2750625341}, {5652, 2805121617}, {5661, 2636563400},
    {5667, 1226705564}, {5677, 1144915353}, {5695, 1085962434}, {5701, 542584942}, {5719, 1880354216},
    {5728, 2126046479}, {5749, 3409685817}, {5759, 2322214854}, {5781, 715012316}, {5786, 667630371},
    {5803, 4011681569}, {5818, 2477794221}, {5833, 2826459802}, {5840, 863636682}, {5870, 3312035873},
    {5898, 2374822095}, {5914, 1117036282}, {5930, 2727146260}, {5942, 2338438971}, {5950, 894604266},
    {5968, 239266950}, {5984, 3440848049}, {6002, 1563451997}, {6038, 1300855194}, {6056, 2649340029},
    {6069, 3157132282}, {6100, 1994390723}, {6113, 3295732442}, {6132, 3217941162}, {6169, 2638373311},
    {6188, 729836362}, {6205, 1103965319}, {6240, 3909734774}, {6257, 3422384807}, {6271, 1562399317},
    {6303, 3535094014}, {6317, 2862813109}, {6337, 70193435}, {6375, 3331707904}, {6395, 167527483},
    {6399, 810547195}, {6421, 3377910156}, {6437, 2815096657}, {6478, 3232227944}, {6497, 2636711499},
    {6511, 2461495057}, {6516, 502047894}, {6522, 3867909202}, {6542, 2942666046}, {6548, 1490954098},
    {6559, 1092012710}, {6584, 38792922}, {6595, 2899252294}, {6603, 871591685}, {6625, 1041997713},
    {6633, 3217987877}, {6641, 1309284212}, {6663, 2823090016}, {6671, 4012061332}, {6686, 4204111253},
    {6691, 3492500287}, {6700, 773059133}, {6723, 2759092874}, {6732, 481727645}, {6746, 2303844654},
    {6774, 1323066019}, {6788, 590774350}, {6797, 421821156}, {6820, 696240407}, {6829, 1453714756},
    {6844, 466020238}, {6873, 4077855673}, {6888, 1744839726}, {6904, 1408722253}, {6934, 876245160},
    {6950, 452810861}, {6963, 1260603725}, {6990, 968316954}, {7003, 859371885}, {7017, 1658883364},
    {7045, 3531153185}, {7059, 486221508}, {7070, 4064395570}, {7095, 2257273533}, {7106, 3217031314},
    {7118, 1898701486}, {7144, 692253475}, {7156, 2618608526}, {7170, 889051197}, {7198, 1439665068},
    {7212, 3703752221}, {7227, 158609817}, {7256, 3199826274}, {7271, 3872230201}, {7284, 592993401},
    {7311, 2782426318}, {7324, 1648296985}, {7346, 2036964556}, {7382, 1478369021}, {7404, 2072579308},
    {7413, 588027325}, {7419, 3294899967}, {7435, 2406610228}, {7447, 1136770368}, {7458, 1099727666},
    {7485, 3943336079}, {7493, 3373088083}, {7501, 1118385669}, {7514, 1252830802}, {7522, 1310484760},
    {7540, 4211107556}, {7558, 4235327583}, {7577, 1911957762}, {7589, 2274977100}, {7599, 1894102977},
    {7616, 1868420705}, {7631, 1229760322}, {7646, 401251929}, {7655, 4136070254}, {7665, 141711844},
    {7678, 1877099350}, {7704, 2956264019}, {7728, 3731343133}, {7739, 1490880043}, {7754, 651349070},
    {7773, 3553571131}, {7794, 798050051}, {7814, 1738029828}, {7823, 830772382}, {7847, 975665791},
    {7854, 3753552150}, {7876, 1268347563}, {7885, 2675976173}, {7893, 2255101473}, {7905, 1325536902},
    {7915, 66138439}, {7934, 2650151654}, {7946, 1362571274}, {7953, 2674091075}, {7970, 4180264212},
    {7981, 2220611910}, {7987, 3628923247}, {8006, 2290191893}, {8019, 524486259}, {8031, 2660165913},
    {8043, 2510371521}, {8050, 1647949432}, {8061, 2499925078}, {8067, 1061329053}, {8075, 2186648520},
    {8087, 3685987662}, {8101, 1203193122}, {8116, 1771288722}, {8130, 1024755039}, {8150, 2323362532},
    {8170, 295121441}, {8182, 3240065181}, {8191, 3923523740}, {8205, 3305235377}, {8220, 3408062813},
    {8231, 186774928}, {8245, 2185261687}, {8250, 2753641482}, {8255, 2454962418}, {8272, 958887293},
    {8290, 3594902096}, {8298, 2175633178}, {8315, 775974691}, {8322, 4056008598}, {8336, 32195591},
    {8343, 3647323098}, {8359, 3198753898}, {8370, 2621687777}, {8394, 56185609}, {8402, 3091067239},
    {8406, 3935363592}, {8416, 3073585980}, {8423, 1867556362}, {8429, 4148812653}, {8436, 1700657266},
    {8448, 1106246455}, {8463, 754571866}, {8474, 1038506759}, {8480, 4176775601}, {8489, 2830785103},
    {8499, 1731433239}, {8507, 855408348}, {8513, 398550328}, {8521, 2834400513}, {8536, 3963693047},
    {8545, 3544094494}, {8558, 1214513038}, {8575, 1445723454}, {8584, 2844467682}, {8591, 3334659430},
    {8603, 3572701046}, {8614, 555663897}, {8625, 3123020006}, {8638, 3005567066}, {8650, 2400366623},
    {8662, 2266193630}, {8672, 3448933658}, {8685, 3786999131}, {8693, 2370703267}, {8708, 2552112075},
    {8726, 2857694466}, {8739, 2048902997}, {8754, 1468503355}, {8761, 3048556132}, {8780, 3744775116},
    {8798, 3621218635}, {8815, 3611392321}, {8826, 3412690475}, {8839, 2109961146}, {8865, 2124853820},
    {8887, 4061796954}, {8894, 4173553157}, {8902, 2053962742}, {8912, 503535429}, {8923, 1836668495},
    {8932, 721310682}, {8947, 1006735486}, {8959, 325084441}, {8964, 2961925722}, {8974, 497438945},
    {8983, 1787797455}, {8994, 1849888827}, {9014, 3825011241}, {9023, 385702446}, {9027, 1041509726},
    {9032, 1494001562}, {9042, 1742909879}, {9049, 2157316278}, {9055, 348705738}, {9069, 737459482},
    {9075, 1122880180}, {9086, 1945272936}, {9101, 2380932862}, {9109, 2548392784}, {9120, 3688764708},
    {9130, 1901756438}, {9139, 906872895}, {9150, 1648836552}, {9157, 1359877577}, {9165, 521485205},
    {9178, 252720416}, {9192, 1264131298}, {9196, 1582017048}, {9215, 422274124}, {9234, 3020961236},
    {9256, 1120609123}, {9262, 845187144}, {9286, 3704248662}, {9313, 1361184210}, {9335, 254023945},
    {9363, 3600137057}, {9387, 2682444316}, {9396, 1644100618}, {9420, 1592819465}, {9453, 895660813},
    {9461, 335426986}, {9486, 1264318259}, {9518, 1168386582}, {9526, 1663862986}, {9531, 1746993862},
    {9560, 1903257066}, {9565, 974882150}, {9572, 1177151643}, {9603, 165292311}, {9610, 2311397435},
    {9615, 439402299}, {9644, 1552997231}, {9649, 3962257883}, {9658, 2220750876}, {9691, 2007447656},
    {9700, 2787838396}, {9706, 3769421748}, {9736, 4173954024}, {9742, 1434043348}, {9752, 1426660429},
    {9786, 737025121}, {9820, 1466689035}, {9858, 4098563933}, {9863, 513712005}, {9900, 229043912},
    {9904, 2457286800}, {9939, 3584307048}, {9941, 1123244352}, {9978, 1329338781}, {9982, 2761510965},
    {9987, 2016490230}, {9994, 49525662}, {10014, 539821669}, {10032, 3772220557}, {10050, 4185830300},
    {10065, 3171290880}, {10087, 832521766}, {10109, 1461782644}, {10129, 691540578}, {10152, 1404144425},
    {10172, 522796658}, {10189, 1376505559}, {10198, 3748513642}, {10206, 846470194}, {10214, 200649126},
    {10228, 3431639220}, {10235, 4292335199}, {10250, 907121470}, {10256, 2240342303}, {10273, 2969811462},
    {10287, 167268160}, {10301, 1833803298}, {10308, 4030051588}, {10314, 1400182552}, {10344, 455416660},
    {10364, 2271268225}, {10387, 2613973034}, {10405, 392604227}, {10427, 3754606837}, {10447, 2833158821},
    {10463, 3350374178}, {10470, 534084754}, {10484, 2867322350}, {10506, 2116308131}, {10522, 664899839},
    {10544, 1989677117}, {10553, 904369474}, {10557, 3096186179}, {10562, 741716276}, {10567, 2329068957},
    {10574, 2921198141}, {10579, 1055615879}, {10584, 3285122304}, {10590, 230313139}, {10593, 2868333218},
    {10597, 4098541315}, {10602, 33356212}, {10609, 1723256298}, {10613, 4140259964}, {10619, 107912219},
    {10641, 4121566434}, {10671, 3855721002}, {10687, 2216232237}, {10711, 2255928953}, {10731, 159080631},
    {10745, 3689248828}, {10770, 836430118}, {10791, 3367347455}, {10817, 4230039153}, {10831, 609216699},
    {10866, 1501614459}, {10877, 1529288929}, {10909, 2719113377}, {10921, 2275796322}, {10954, 1812401954},
    {10965, 2408338453}, {10997, 2855832277}, {11024, 1459817706}, {11035, 2392518824}, {11067, 518942568},
    {11088, 3663533692}, {11130, 2192755772}, {11155, 177875273}, {11201, 891907593}, {11223, 1945812840},
    {11266, 1417411880}, {11290, 2154355281}, {11335, 3467076881}, {11355, 317429627}, {11396, 771452987},
    {11431, 181460511}, {11451, 456257992}, {11492, 2485130632}, {11515, 317835491}, {11559, 3496877987},
    {11580, 1103010248}, {11630, 3557956176}, {11653, 4255026978}, {11705, 3877521898}, {11719, 4267328027},
    {11730, 3365817217}, {11742, 1019517826}, {11753, 4255312501}, {11759, 107113802}, {11770, 339302984},
    {11791, 571385436}, {11816, 701971049}, {11838, 3844547848}, {11862, 2993703921}, {11882, 856100507},
    {11896, 523418047}, {11917, 1199509864}, {11926, 71184232}, {11955, 3633864562}, {11961, 3626350180},
    {11987, 227242734}, {11994, 3686895409}, {12021, 23593359}, {12027, 3490026688}, {12053, 2245546586},
    {12062, 63500808}, {12068, 3324008260}, {12075, 2639082641}, {12081, 4241250784}, {12109, 1005534689},
    {12137, 433529277}, {12166, 1104277830}, {12179, 1738166450}, {12214, 4196810825}, {12243, 1042290725},
    {12250, 1073217499}, {12268, 2059328792}, {12276, 1536564555}, {12295, 2064776214}, {12304, 1856753941},
    {12324, 1308833490}, {12328, 3934383778}, {12343, 2480094667}, {12361, 3523238589}, {12369, 1863269210},
    {12389, 2099371351}, {12394, 4096559242}, {12411, 2182794837}, {12418, 667710333}, {12421, 718098122},
    {12424, 682728183}, {12442, 3802467407}, {12463, 3657180965}, {12486, 1665393361}, {12510, 1052733624},
    {12519, 184912774}, {12535, 4089387070}, {12548, 2352568569}, {12561, 1245245715}, {12574, 1262023334},
    {12588, 3270702940}, {12600, 2739892052}, {12615, 2480001844}, {12621, 351428278}, {12638, 2428146278},
    {12653, 2992948263}, {12664, 2349028720}, {12671, 3885786800}, {12683, 1736514697}, {12693, 3474322026},
    {12703, 60432295}, {12708, 1322381784}, {12715, 4012403877}, {12737, 989471740}, {12758, 452908417},
    {12777, 423327896}, {12793, 2453966149}, {12821, 1731566697}, {12832, 2587032280}, {12853, 2963724706},
    {12869, 712913813}, {12901, 2778836517}, {12916, 2173728365}, {12923, 2357661820}, {12939, 409169195},
    {12959, 3491459423}, {12976, 1226170970}, {12999, 3404475955}, {13029, 1624986452}, {13063, 3623300279},
    {13080, 3034534074}, {13100, 575711980}, {13113, 1032586458}, {13125, 266241602}, {13145, 3402924327},
    {13155, 1269553309}, {13161, 503252654}, {13164, 4160314702}, {13168, 159043482}, {13175, 2686336408},
    {13180, 2717370895}, {13190, 1132587367}, {13198, 1195117749}, {13212, 1879021152}, {13226, 581463510},
    {13249, 2140377464}, {13261, 1275514075}, {13273, 2387979536}, {13284, 3884420844}, {13301, 1646387302},
    {13313, 308670472}, {13326, 3934596143}, {13339, 2845511965}, {13362, 4013472960}, {13382, 207861097},
    {13398, 2974165697}, {13405, 1232628331}, {13422, 889198334}, {13441, 3364533173}, {13457, 2007207608},
    {13466, 3255160570}, {13473, 2953807453}, {13480, 709349229}, {13488, 2600881466}, {13503, 2804841900},
    {13518, 2904109309}, {13526, 111583397}, {13536, 249290197}, {13546, 1264874778}, {13558, 2552651146},
    {13562, 3749132497}, {13571, 1230999982}, {13578, 3143743637}, {13592, 3277309783}, {13600, 799079693},
    {13605, 2072037248}, {13614, 1839346743}, {13624, 2980706495}, {13635, 3765738945}, {13649, 1478303606},
    {13661, 1491675329}, {13669, 2435397115}, {13690, 1647672292}, {13709, 1635008148}, {13725, 3124627733},
    {13728, 993596020}, {13743, 2693457989}, {13762, 415476443}, {13775, 1262823941}, {13785, 1622115944},
    {13793, 1499161504}, {13804, 2973219889}, {13817, 2597275607}, {13822, 1748273790}, {13828, 860606716},
    {13833, 3002334877}, {13850, 2034172196}, {13876, 3305562105}, {13894, 3707972394}, {13901, 3647859367},
    {13914, 3236366608}, {13927, 1824874128}, {13948, 2788634194}, {13973, 3813530536}, {13995, 1466132464},
    {14023, 3529599493}, {14055, 2079469443}, {14077, 738891302}, {14095, 3197889394}, {14114, 2360350959},
    {14133, 3649363768}, {14152, 3444963044}, {14183, 2273024933}, {14206, 4264915354}, {14227, 3077942367},
    {14256, 590894855}, {14266, 1618037728}, {14276, 3957551837}, {14295, 4284171251}, {14311, 3891447831},
    {14317, 2774883451}, {14329, 3483418915}, {14346, 668816343}, {14354, 2931048700}, {14363, 2388452721},
    {14371, 4258353177}, {14374, 1141775739}, {14380, 4126724647}, {14390, 2859901778}, {14394, 3250964130},
    {14402, 1360419304}, {14406, 3001705435}, {14412, 2071016015}, {14417, 4246411473}, {14421, 2944866961},
    {14424, 418647609}, {14427, 2471879920}, {14429, 1105628090}, {14433, 963632676}, {14436, 1882099852},
    {14445, 2097992392}, {14453, 4171284318}, {14461, 2265671865}, {14468, 2076987736}, {14479, 3694939264},
    {14486, 2984259090}, {14493, 306596620}, {14500, 1616530830}, {14511, 2662881380}, {14518, 3218261061},
    {14525, 2261369287}, {14531, 912855974}, {14537, 3374781713}, {14554, 1149880784}, {14564, 296395306},
    {14575, 1195616409}, {14583, 2949131327}, {14595, 942984426}, {14607, 1491100860}, {14618, 417924775},
    {14629, 3895649598}, {14635, 3882857642}, {14641, 3114108242}, {14648, 2831556715}, {14661, 3401266884},
    {14667, 1451477576}, {14683, 119757721}, {14692, 2438128661}, {14704, 2193512543}, {14711, 4182669406},
    {14721, 1505809199}, {14740, 2758857958}, {14751, 1600511528}, {14757, 785452558}, {14777, 4208727282},
    {14790, 3291555781}, {14794, 407568404}, {14801, 3610741318}, {14808, 2976183426}, {14818, 2611701562},
    {14825, 3561702979}, {14836, 3373400544}, {14841, 616319547}, {14855, 363805148}, {14867, 2670905232},
    {14871, 2984927816}, {14877, 3072721717}, {14884, 382945106}, {14896, 197333961}, {14911, 3768039387},
    {14920, 1202886564}, {14933, 3124826125}, {14950, 1073533898}, {14970, 501308550}, {14989, 2241932221},
    {15007, 4242588933}, {15015, 3290709023}, {15023, 3206573181}, {15031, 3156240324}, {15043, 873554442},
    {15055, 3877044912}, {15062, 1386144670}, {15106, 3391438105}, {15139, 3275802252}, {15145, 1665555596},
    {15155, 955209608}, {15165, 3663374774}, {15173, 2845693673}, {15182, 1402472725}, {15191, 2710028206},
    {15245, 2549331680}, {15266, 2854832407}, {15291, 155406996}, {15303, 3678362229}, {15314, 930651626},
    {15331, 883771916}, {15343, 2754639596}, {15349, 3056320968}, {15369, 2497068525}, {15373, 2223459638},
    {15382, 3578929855}, {15393, 960139624}, {15402, 2007872489}, {15410, 1597548103}, {15425, 957531795},
    {15438, 1010886454}, {15458, 1596791097}, {15463, 828449414}, {15479, 4083200273}, {15495, 1563607652},
    {15500, 3373576235}, {15516, 1686781560}, {15523, 247011038}, {15539, 3118206852}, {15556, 1114429566},
    {15572, 275414779}, {15590, 3681786005}, {15617, 1786964809}, {15620, 4081524352}, {15623, 3880226465},
    {15628, 1336735441}, {15635, 3258804367}, {15644, 3220778976}, {15654, 3246523276}, {15665, 2488280337},
    {15679, 2068458324}, {15694, 763838368}, {15701, 637820293}, {15705, 2601460036}, {15710, 1480246043},
    {15719, 978711165}, {15726, 309439324}, {15735, 2535512472}, {15742, 3189629876}, {15760, 3793360030},
    {15782, 3530699951}, {15801, 3107109432}, {15823, 2768536296}, {15843, 2255243348}, {15861, 1791059818},
    {15867, 4128829753}, {15888, 1910782036}, {15908, 3395304284}, {15931, 1173374833}, {15953, 2943989225},
    {15970, 66633762}, {15980, 3883652983}, {16000, 1787670268}, {16022, 2151592719}, {16034, 288631100},
    {16045, 835911719}, {16056, 18669246}, {16066, 2951402203}, {16086, 3636908325}, {16101, 834189487},
    {16112, 1964022558}, {16122, 684154646}, {16145, 2371177212}, {16170, 1731011858}, {16193, 944362804},
    {16215, 115475624}, {16246, 694824490}, {16255, 3779456605}, {16271, 554307351}, {16291, 580401027},
    {16304, 2837546561}, {16312, 3574960668}, {16315, 1090614859}, {16335, 848102186}
};

static const int32_t slots[] = {
    -1, -1, -1, 657, 164, 707, -1, -1, 161, -1, 297, -1, -1, 131, 1275, 706, -1, -1, 935, 100, 1284, 1314,
    -1, -1, -1, 268, -1, -1, -1, -1, -1, -1, 937, -1, -1, -1, 833, 986, -1, -1, 355, -1, -1, 741, -1, -1,
    1311, -1, -1, 152, -1, 726, 1047, -1, -1, -1, 966, 235, 532, -1, -1, -1, -1, -1, 86, 572, -1, -1, 1299,
    -1, -1, -1, -1, 334, 173, 1327, -1, -1, 444, -1, 452, -1, -1, 66, -1, -1, 1349, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, 570, -1, 1139, -1, 206, -1, -1, 733, -1, -1, -1, -1, 1251, -1, -1, -1, -1, 1098, -1, -1, -1,
    546, -1, -1, 1040, -1, -1, -1, 1086, -1, -1, -1, -1, 1147, 1248, -1, -1, -1, 75, 974, 1315, -1, -1, 1069,
    -1, -1, 5, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 633, 121, 587,
    -1, 910, 1345, -1, 1326, -1, -1, -1, 1242, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 211, 748, -1,
    696, -1, 640, -1, 889, 1225, -1, -1, 976, -1, -1, -1, -1, 819, -1, -1, 371, -1, -1, 1211, -1, 1058, -1,
    -1, -1, -1, -1, -1, -1, -1, 317, -1, 381, 489, -1, -1, 520, 510, 747, 831, 1244, -1, -1, -1, -1, 960, -1,
    -1, 1077, -1, -1, -1, -1, -1, 79, 378, 166, 382, 837, 722, 849, -1, -1, -1, -1, 1266, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 773, -1, -1, 353, -1, 792, 470, -1, -1, -1, 154, 592, 1162, -1, -1, -1, -1, -1, 811,
    -1, 273, -1, -1, -1, -1, 96, 543, -1, -1, -1, -1, -1, -1, -1, 1170, -1, -1, -1, 1019, -1, -1, -1, 89,
    530, -1, -1, 808, -1, -1, -1, -1, -1, -1, 1347, 36, -1, -1, -1, -1, 684, -1, -1, -1, 301, 1246, -1, -1,
    -1, 417, -1, 490, 151, 375, 398, 903, 529, -1, 145, -1, 496, -1, -1, -1, -1, 899, -1, 755, 931, -1, 827,
    -1, -1, -1, -1, -1, 829, 1097, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 866, 1187, -1, -1, -1, -1,
    663, -1, -1, 377, 1226, -1, -1, 782, 898, -1, -1, -1, -1, 218, -1, -1, 754, 1319, 262, 1020, 345, 1181,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1257, -1, -1, -1, 281, 267, 609, 380, 155, 942, 723, 606, -1, -1,
    -1, 842, -1, -1, -1, -1, -1, -1, -1, -1, -1, 233, 409, -1, -1, -1, 94, 1119, 220, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, 725, -1, -1, -1, -1, -1, -1, -1, -1, 404, -1, -1, -1, -1, -1, 97, 127, 456, -1, -1, -1, 634,
    -1, -1, -1, -1, -1, -1, -1, 257, 1120, -1, -1, 1235, -1, 199, -1, 761, -1, -1, -1, -1, 487, 777, 950,
    559, 629, -1, -1, -1, 545, 153, 1145, -1, -1, -1, -1, 1131, -1, -1, 1089, 1302, -1, -1, -1, 217, -1, -1,
    -1, 303, 783, 1018, 945, -1, -1, -1, -1, 617, 1042, -1, -1, 423, -1, 418, -1, -1, -1, 289, -1, -1, -1,
    -1, -1, 333, -1, -1, -1, -1, -1, 787, -1, 1124, -1, -1, -1, 577, 501, -1, -1, -1, -1, -1, -1, -1, -1,
    758, 1021, -1, 1174, 1269, -1, -1, 414, 981, 1022, -1, -1, -1, -1, -1, 288, 1164, -1, -1, 1146, -1, 214,
    519, 908, -1, -1, -1, -1, -1, 897, 78, 179, -1, -1, 1208, -1, -1, -1, -1, -1, -1, 699, -1, 774, 342, 411,
    -1, -1, -1, 469, -1, -1, -1, 61, 607, -1, -1, -1, -1, 37, 1013, -1, -1, -1, -1, 987, -1, -1, 599, -1, 60,
    596, 19, 1255, -1, 901, -1, -1, 415, 660, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 491, 927, 980, -1, -1,
    876, -1, -1, -1, 429, -1, 628, -1, 1130, -1, -1, 710, 877, -1, -1, -1, -1, -1, -1, -1, 1005, -1, -1, 223,
    -1, 1125, 416, 544, 996, 140, 1186, 1356, 920, 1072, 200, -1, 1109, -1, -1, -1, -1, -1, -1, -1, 374, -1,
    248, 997, -1, 816, -1, -1, -1, 1114, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 64, 81, -1, -1, -1, -1,
    58, -1, -1, 311, 1100, -1, 1043, -1, 1205, 1331, 895, -1, -1, 994, -1, -1, -1, -1, -1, 651, -1, 830, 770,
    1084, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 147, 481, 139, 495, -1, -1, -1, -1, -1, -1, -1, -1, 396,
    -1, -1, -1, 1143, -1, 1076, -1, -1, -1, -1, 956, -1, -1, 1286, -1, 1293, -1, -1, -1, 678, -1, -1, 278,
    -1, -1, 680, -1, -1, 446, 522, 0, 475, -1, 392, -1, -1, -1, -1, -1, -1, -1, -1, 958, -1, -1, -1, -1, -1,
    -1, -1, 952, -1, 9, 1254, -1, -1, -1, -1, -1, -1, -1, -1, 256, -1, -1, -1, -1, -1, -1, -1, 300, -1, 1287,
    744, 594, 1101, 1168, -1, -1, -1, -1, 1034, -1, -1, 239, -1, 20, 209, 541, 669, -1, 170, 205, 697, 843,
    -1, 1321, -1, -1, 728, 1340, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1342, 315, -1, 266,
    -1, -1, 394, -1, -1, -1, 1080, -1, 701, -1, -1, -1, -1, -1, -1, 406, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 263, 319, 737, 804, 691, 724, -1, 818, -1, 24, 1245, -1, 661, 1228, -1, 11, 47, 906,
    1236, -1, -1, 424, -1, -1, 104, -1, -1, -1, -1, -1, 523, -1, -1, -1, 157, 1253, -1, -1, -1, 191, -1, -1,
    -1, -1, -1, 299, -1, -1, 537, 797, 1140, -1, 652, -1, -1, 859, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    112, 83, -1, -1, -1, 216, -1, -1, 284, -1, -1, -1, 1136, -1, -1, -1, -1, 1, -1, 841, -1, 39, 92, -1, -1,
    172, -1, -1, -1, -1, 150, 270, 781, 1045, 1157, 1357, 571, -1, -1, -1, -1, -1, -1, -1, 729, -1, -1, -1,
    149, 805, -1, -1, -1, -1, -1, -1, 316, -1, -1, 1014, 923, -1, -1, -1, 878, 1121, -1, -1, -1, 1249, -1,
    -1, -1, -1, 709, -1, -1, -1, -1, -1, 275, 764, -1, -1, 1291, -1, -1, 117, -1, -1, -1, -1, -1, 803, 1290,
    -1, -1, 160, -1, -1, 507, 799, 1359, -1, -1, -1, -1, 1260, -1, -1, -1, -1, -1, 800, 1065, 1268, -1, 72,
    -1, 1000, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1046, -1, -1, 368, -1, -1, 528, 593, -1, -1, -1, -1, 264,
    -1, -1, -1, -1, -1, -1, -1, 185, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 619, 989, -1, -1, -1, -1,
    169, 1330, -1, 954, 1106, 1263, -1, -1, -1, -1, -1, -1, 55, 1074, -1, -1, -1, -1, -1, 95, -1, -1, 412,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, 511, -1, 834, 1204, 1318, 441, -1, -1, -1, -1, 502, 646, 521, 1296,
    948, -1, -1, -1, -1, -1, -1, -1, -1, -1, 195, 1122, -1, -1, -1, 904, -1, -1, 71, 1035, 648, -1, -1, -1,
    -1, -1, -1, -1, -1, 1118, 1071, -1, -1, -1, -1, -1, 1064, -1, -1, 595, -1, 361, 138, 825, -1, -1, -1,
    401, 486, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1216, -1, -1, 2, -1, -1, -1, -1, -1,
    -1, -1, -1, 101, -1, -1, -1, -1, -1, -1, -1, 932, -1, -1, -1, -1, 234, -1, -1, 1220, -1, 123, -1, 933,
    -1, -1, 74, 1189, -1, -1, -1, 746, -1, 930, -1, -1, -1, -1, 611, -1, 1201, -1, -1, -1, -1, -1, -1, -1,
    67, -1, -1, -1, -1, -1, -1, 50, -1, -1, 80, 240, -1, -1, 840, -1, -1, -1, -1, 1056, -1, -1, -1, -1, -1,
    -1, -1, -1, 1094, -1, 28, 468, -1, 1184, -1, 108, -1, -1, -1, -1, -1, -1, 1232, -1, 73, 670, -1, -1, -1,
    420, 1070, -1, -1, 1093, 1198, -1, -1, -1, -1, -1, -1, -1, 949, -1, -1, -1, -1, -1, 515, 32, -1, -1, -1,
    -1, -1, 1230, -1, -1, -1, -1, -1, -1, 867, -1, 358, 625, 128, 432, 921, 435, -1, 130, 873, -1, -1, -1,
    -1, -1, -1, 672, 984, 578, -1, -1, 768, 1037, -1, -1, -1, 550, 1206, -1, -1, -1, -1, -1, 203, 846, 708,
    116, 1351, 249, -1, -1, 476, -1, -1, -1, 30, 586, 719, -1, -1, -1, -1, -1, 370, -1, 810, -1, -1, -1, 881,
    -1, -1, -1, -1, -1, 483, -1, 250, 42, -1, -1, -1, -1, -1, 339, -1, -1, -1, 1279, 512, -1, -1, -1, -1,
    556, 893, -1, 753, -1, -1, -1, 1002, 1238, -1, -1, -1, -1, -1, -1, -1, -1, -1, 912, -1, -1, -1, -1, -1,
    277, -1, 601, -1, 1169, -1, -1, -1, -1, -1, -1, -1, -1, -1, 815, -1, -1, -1, -1, -1, -1, -1, -1, 493,
    1085, -1, 751, -1, -1, 654, -1, 1203, 835, 188, -1, 791, -1, -1, -1, -1, 785, -1, 885, -1, -1, -1, 1227,
    -1, -1, -1, -1, 553, 703, -1, 857, -1, -1, 839, -1, -1, -1, -1, -1, 1031, 1360, 269, -1, -1, -1, -1, 934,
    738, -1, -1, -1, -1, -1, -1, -1, 838, 929, 1142, 1133, -1, -1, 1180, -1, -1, -1, 340, 892, 1250, -1, -1,
    93, 525, -1, 968, -1, 555, -1, -1, 1277, -1, -1, -1, -1, -1, -1, -1, -1, 916, -1, -1, -1, 767, 291, -1,
    -1, -1, -1, 1234, -1, 90, 1166, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 113, 457, 590, 928, -1, -1, -1,
    -1, -1, 320, -1, -1, 492, -1, -1, -1, -1, 357, -1, -1, -1, -1, -1, -1, 884, -1, -1, -1, -1, -1, -1, -1,
    -1, 364, -1, -1, -1, -1, 588, -1, 658, -1, -1, 730, 1273, -1, 762, 772, -1, -1, -1, -1, 346, -1, -1, 43,
    557, 1214, 1192, 1239, -1, -1, -1, -1, -1, 692, -1, 539, -1, -1, 533, -1, -1, 1215, -1, -1, -1, -1, -1,
    -1, -1, -1, 554, -1, -1, 6, -1, 686, -1, -1, -1, -1, -1, -1, -1, 1322, -1, 567, -1, -1, 802, -1, -1, 458,
    -1, -1, -1, -1, -1, -1, 419, 847, 103, -1, -1, -1, -1, 178, -1, -1, -1, -1, -1, -1, -1, 1261, 887, -1,
    798, -1, -1, -1, -1, 465, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 902, -1, 518, -1, 403, -1, -1, -1,
    -1, 232, -1, -1, 1029, 1057, -1, 272, -1, -1, 26, 1173, 91, -1, -1, -1, 192, -1, -1, -1, 18, -1, 283,
    911, -1, 812, -1, -1, 991, -1, -1, -1, -1, -1, -1, 801, -1, -1, -1, 1161, -1, -1, -1, -1, -1, -1, 508,
    -1, -1, 891, 408, -1, 1265, -1, -1, 776, -1, -1, -1, -1, 860, -1, -1, 1237, -1, -1, 1075, -1, -1, -1, -1,
    -1, -1, -1, 1320, -1, -1, -1, -1, 1224, -1, -1, -1, 1298, 253, 677, -1, -1, -1, 1092, -1, -1, 1303, 608,
    -1, -1, -1, -1, -1, -1, -1, 1231, -1, 45, -1, -1, -1, -1, -1, -1, -1, -1, 388, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 760, -1, -1, -1, 591, 890, 765, -1, -1, 57, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, 1153, -1, 1008, 451, 575, -1, -1, -1, -1, -1, -1, 464, 443, 953, 581,
    977, -1, -1, -1, -1, -1, -1, 1200, -1, 351, -1, 676, 848, -1, -1, 970, -1, 246, -1, 919, 450, -1, -1, -1,
    1300, 806, -1, 1337, 865, 880, 1015, -1, -1, 1324, 1027, -1, -1, -1, -1, -1, -1, -1, 255, 589, -1, 925,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 975, 1191, -1, -1, -1, 321, -1, -1, -1, -1, -1, -1, -1,
    -1, 473, 228, 946, 1301, -1, -1, 189, -1, -1, -1, -1, -1, -1, -1, 1310, -1, -1, -1, -1, -1, -1, 671, -1,
    -1, -1, -1, -1, 1292, -1, -1, -1, 162, -1, 763, 959, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 190, 56, 560, 466, 1295, 1358, -1, 102, 850, 659, 313, -1, -1, -1, -1, -1, -1, -1, -1,
    44, 957, -1, -1, -1, -1, 1127, -1, -1, -1, -1, -1, -1, 506, -1, 143, -1, 820, -1, 213, -1, -1, 1328, -1,
    1004, -1, -1, -1, -1, -1, 1048, -1, 1178, -1, -1, -1, 348, -1, -1, -1, -1, 402, -1, -1, -1, -1, -1, -1,
    1209, 337, -1, -1, -1, 1171, 858, 642, -1, -1, -1, 771, 551, -1, -1, 1116, -1, -1, -1, -1, 687, -1, 165,
    -1, -1, -1, -1, -1, 1082, 85, 1026, -1, -1, -1, -1, 33, 1128, -1, 1001, -1, -1, 637, -1, -1, -1, -1, 54,
    -1, -1, -1, -1, -1, 814, 704, 307, -1, -1, 212, 13, 1033, -1, -1, -1, -1, -1, -1, -1, -1, 27, -1, -1, -1,
    -1, -1, 1262, -1, -1, 679, -1, 142, -1, -1, -1, -1, -1, -1, -1, -1, 247, 350, 1212, -1, -1, -1, -1, 323,
    -1, -1, -1, 752, 940, 711, 918, 1172, -1, -1, 610, 1329, 690, 603, 290, 716, -1, 817, -1, -1, -1, -1,
    769, 8, 1091, -1, -1, -1, -1, -1, 780, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 756, -1, -1, -1, 224, 482,
    1063, 926, 1102, 1282, -1, -1, -1, -1, -1, -1, -1, 807, -1, 1152, -1, -1, -1, -1, -1, 479, -1, 647, 221,
    -1, -1, -1, -1, -1, -1, -1, -1, 144, 1123, 915, -1, -1, -1, 675, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    1176, -1, -1, -1, -1, -1, -1, 574, -1, -1, -1, -1, 437, -1, -1, 461, 674, -1, 605, -1, -1, -1, -1, -1,
    -1, 656, 1158, 548, 129, 177, 1274, -1, 615, 31, -1, 998, -1, 180, 600, -1, -1, 215, 965, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, 1352, -1, -1, -1, -1, -1, 1095, -1, 241, -1, -1, -1, 231, -1, -1, -1, -1, -1,
    -1, 194, 1338, -1, 29, 259, -1, 627, 439, 636, 1079, 454, 978, 1312, -1, 909, -1, -1, -1, -1, -1, -1, -1,
    -1, 536, -1, -1, -1, 869, 384, -1, -1, -1, 1115, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 564, 293,
    -1, 583, -1, -1, 939, 795, -1, -1, -1, 639, -1, -1, 356, -1, 295, -1, -1, -1, -1, -1, 379, -1, -1, -1,
    -1, -1, 1023, 896, 1196, 1073, -1, 1088, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1199, -1, -1, -1, -1, -1,
    -1, 460, -1, -1, 1112, -1, -1, 193, -1, -1, -1, -1, -1, -1, 1036, -1, -1, -1, -1, -1, 943, -1, 35, 276,
    -1, 1256, 778, -1, 655, 1032, -1, -1, -1, 576, -1, 107, 580, 1105, 1276, -1, -1, -1, -1, -1, 327, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1165, -1, -1, -1, 279, -1, -1, -1, -1, -1, -1, 630, -1,
    620, -1, 280, -1, 1271, 990, -1, -1, -1, 430, -1, -1, -1, -1, -1, -1, 844, 1050, -1, -1, -1, 265, -1,
    664, 51, 204, 650, 1041, -1, -1, -1, -1, -1, 688, -1, -1, -1, -1, -1, 197, 788, 973, -1, -1, 883, -1, -1,
    -1, -1, -1, -1, -1, -1, 500, -1, 870, -1, -1, -1, -1, 1059, -1, -1, -1, -1, -1, 632, 1049, -1, 99, 649,
    -1, 399, 1054, -1, -1, -1, -1, -1, -1, -1, 1233, -1, 7, -1, -1, 914, -1, -1, -1, 750, 682, 1003, 22, -1,
    -1, -1, 252, 775, -1, -1, -1, 133, -1, -1, -1, 126, -1, -1, -1, 393, 983, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 616, 969, 46, 187, 34, -1, 84, 88, 793, 905, -1, 503, 624, -1, -1, -1, 184, -1, 498, -1, -1, -1, 354,
    -1, 1012, -1, -1, 120, -1, 824, -1, 82, 1017, -1, -1, 25, 938, 1241, 740, -1, 48, -1, -1, -1, 731, -1,
    -1, -1, -1, -1, 1137, 862, -1, -1, 585, 1052, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 558, -1, -1, -1, -1, 285, 749, 1087, 1132, -1, 673, 871, 1259, -1, -1, -1, -1, -1,
    -1, -1, -1, 563, 623, 882, -1, 1188, -1, 1038, -1, -1, -1, -1, -1, -1, 745, -1, 992, -1, -1, -1, -1, 644,
    -1, -1, -1, -1, -1, -1, -1, 1336, -1, -1, 10, -1, -1, -1, -1, -1, -1, 794, 823, -1, 122, 562, -1, -1, -1,
    -1, -1, 242, 326, -1, -1, -1, -1, 310, -1, 433, 1135, -1, -1, -1, 666, 821, -1, -1, -1, -1, -1, 395, 855,
    -1, -1, 879, -1, 1350, -1, -1, -1, -1, 535, 643, -1, 1061, -1, -1, -1, 1341, -1, -1, -1, -1, 362, 582,
    907, 1159, -1, -1, -1, 693, -1, 538, -1, -1, -1, -1, -1, -1, 472, 306, -1, -1, -1, 324, 63, 484, -1, -1,
    -1, 714, -1, -1, -1, -1, -1, 1167, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 124, 230, 343, 352,
    612, -1, -1, -1, -1, -1, -1, -1, -1, 1062, -1, -1, -1, -1, -1, -1, -1, 1333, 309, -1, -1, -1, 1053, -1,
    -1, -1, 16, 662, -1, -1, -1, -1, -1, 1304, 861, -1, -1, 369, -1, -1, -1, -1, 789, -1, -1, -1, 331, -1,
    330, 1197, 917, 1007, -1, -1, 198, 478, -1, 1202, -1, -1, -1, -1, 119, 109, -1, -1, 1006, -1, -1, -1, -1,
    759, 653, 717, -1, -1, 739, -1, -1, -1, -1, -1, -1, 1346, -1, 1221, -1, 1134, -1, -1, -1, -1, 1339, 705,
    -1, -1, 1099, 1149, -1, 318, -1, -1, -1, 494, -1, -1, 685, -1, -1, -1, -1, -1, 341, -1, -1, 736, -1, 463,
    -1, 459, -1, 524, -1, -1, 1243, -1, -1, -1, 488, 604, 1285, -1, -1, -1, -1, -1, -1, -1, 431, -1, -1, -1,
    681, -1, -1, -1, -1, 363, -1, -1, -1, -1, 292, 201, -1, -1, -1, -1, -1, -1, -1, 77, -1, 584, -1, -1,
    1182, -1, 1264, 635, -1, -1, -1, -1, -1, -1, -1, 1305, -1, -1, -1, -1, 1081, 1051, -1, -1, 542, 427, -1,
    -1, -1, 667, 936, -1, -1, -1, 1183, -1, -1, -1, -1, 413, 390, 1222, 573, -1, 385, -1, 514, 338, 964, -1,
    -1, 509, -1, -1, 3, -1, 347, -1, 336, 449, -1, -1, -1, 325, 1194, 445, -1, -1, -1, -1, -1, 366, 106, 4,
    -1, -1, -1, -1, 1083, 426, 999, 922, 1155, 171, 227, 397, 1229, -1, 569, -1, 1343, -1, 888, 517, 387, -1,
    -1, -1, 1160, -1, 1335, 757, -1, -1, -1, -1, -1, -1, 294, 875, 226, -1, -1, 1272, -1, 12, 141, 1281, -1,
    -1, -1, 924, 1306, -1, -1, -1, -1, -1, -1, 225, -1, 947, -1, 407, 1294, -1, -1, 540, 621, -1, -1, -1, -1,
    -1, 856, 863, -1, -1, -1, -1, -1, 1267, -1, -1, 21, 236, 504, -1, 163, -1, -1, 110, -1, -1, -1, 695, -1,
    -1, -1, 159, 1354, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1060, -1, -1, -1, -1, -1, -1, -1,
    -1, 158, -1, -1, -1, -1, -1, -1, 1313, -1, 425, -1, -1, -1, 471, 526, 561, 1129, 1210, 1010, 1353, -1,
    1278, 1355, 115, 579, -1, 1332, -1, -1, -1, -1, 962, 845, 1344, -1, -1, -1, -1, -1, -1, 474, 373, -1, 69,
    -1, -1, -1, -1, 951, 979, -1, -1, -1, 1240, 208, -1, -1, -1, 1150, -1, 513, 874, -1, 244, -1, -1, 298,
    665, -1, 1175, -1, 428, -1, -1, -1, -1, 1219, -1, -1, 302, -1, -1, -1, -1, 261, -1, -1, 1190, 1283, -1,
    -1, 181, 359, 174, -1, -1, -1, -1, 1108, -1, -1, -1, -1, -1, -1, -1, -1, -1, 813, -1, -1, -1, -1, -1, -1,
    -1, -1, 222, -1, -1, -1, -1, -1, 146, 1156, 534, -1, -1, -1, 136, 822, 1110, 114, -1, 566, -1, 40, 434,
    1078, 1258, -1, -1, -1, 286, -1, 389, -1, -1, -1, 17, 168, -1, -1, -1, -1, -1, -1, -1, 565, 631, 271,
    641, 365, 1067, 626, -1, 1195, -1, -1, 712, -1, -1, -1, -1, -1, 995, -1, 1289, -1, -1, -1, -1, 1111, 322,
    410, -1, 15, 68, -1, -1, -1, -1, 1126, 335, -1, 1316, -1, -1, 329, 243, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, 1317, -1, -1, -1, -1, -1, 1066, 1141, 1009, -1, -1, -1, -1, 245, 614, -1, -1, -1, 1217, 349, 864,
    -1, -1, -1, 332, 618, 689, -1, -1, -1, -1, -1, 645, -1, -1, -1, 440, 638, -1, -1, 1138, -1, -1, -1, -1,
    1096, -1, -1, 700, 1185, -1, -1, 886, -1, -1, -1, -1, -1, -1, -1, 598, -1, -1, -1, 421, 453, -1, -1, -1,
    -1, 967, 328, -1, 308, -1, 1039, -1, -1, -1, -1, 52, -1, -1, -1, -1, -1, -1, -1, -1, -1, 698, -1, -1,
    237, 568, 734, 1213, -1, -1, -1, 549, 148, 296, 1280, -1, -1, -1, -1, -1, -1, 207, 1307, -1, 766, -1,
    176, 985, 304, 1179, -1, -1, 613, 836, -1, -1, -1, -1, -1, -1, -1, 1030, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 1309, 941, 1103, -1, -1, -1, -1, -1, -1, 784, 1144, 405, -1, -1, -1, -1, -1, -1, 1163, 1117, -1, -1,
    1193, -1, 1113, 258, -1, -1, -1, -1, -1, -1, 597, -1, 852, 254, -1, -1, 868, 1308, 360, -1, -1, -1, -1,
    183, -1, -1, -1, -1, -1, 602, 53, -1, -1, -1, -1, -1, -1, 274, 367, 125, 531, 485, 1288, 963, -1, -1,
    832, -1, -1, 900, -1, -1, -1, 436, 1348, -1, 742, -1, -1, -1, -1, -1, -1, -1, -1, -1, 175, 76, 372, 386,
    993, -1, 442, -1, -1, -1, -1, 988, 210, 1016, -1, -1, -1, 383, 467, -1, -1, -1, -1, -1, -1, 1055, 1090,
    -1, 447, 735, -1, -1, -1, -1, -1, 462, 1177, 305, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 312, 1252, 251,
    -1, -1, -1, -1, -1, -1, -1, 132, 376, -1, -1, -1, -1, -1, -1, -1, 455, -1, -1, -1, -1, -1, 913, -1, 186,
    -1, -1, -1, -1, -1, 480, -1, -1, -1, -1, -1, 14, 505, -1, 552, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, 713, -1, 448, -1, -1, 182, 1025, 721, -1, 98, -1, 779, -1, 796, -1, -1, 196, 702, 260, 527, 668,
    715, 477, 944, -1, -1, -1, 118, -1, 41, 137, 400, -1, -1, -1, -1, 854, -1, -1, 718, -1, -1, -1, -1, 547,
    -1, 38, 105, -1, -1, -1, -1, -1, 1068, -1, 314, 282, -1, -1, 1024, -1, -1, 743, 828, 238, 971, 1151, -1,
    683, -1, 111, -1, 219, -1, 23, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 955, 499, -1, 786, -1, -1, 809,
    -1, 229, -1, -1, -1, -1, -1, -1, 156, 872, 851, -1, 1148, 1223, 826, 790, -1, -1, -1, -1, -1, -1, -1,
    732, 1011, 1218, -1, -1, 853, 1270, -1, 1044, -1, -1, 622, -1, -1, -1, -1, 134, 1154, 1325, 135, -1, -1,
    -1, -1, 972, 1028, 727, -1, 65, -1, 287, 1334, -1, -1, -1, -1, 70, 59, 497, -1, -1, 1247, -1, -1, -1,
    720, -1, -1, -1, -1, 202, -1, -1, -1, -1, -1, -1, 1297, -1, -1, 87, -1, 961, -1, -1, 1323, 516, -1, 1104,
    -1, -1, -1, -1, -1, -1, -1, 1107, -1, -1, -1, -1, -1, -1, 1207, 62, -1, -1, -1, -1, -1, -1, -1, 422, 49,
    438, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 694, 167, -1, -1, -1, -1, -1, -1, -1, 391, 344, -1,
    -1, 982, 894, -1, -1, -1, -1, -1, -1, -1, -1
};

static const int16_t first[] = {
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1043, -1, -1, -1, -1, 1100, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 369, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1127, -1, 768, -1, -1,
    771, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 396, 398, 400, 367, 402, 366, 384, 434, 436, 440, 437,
    351, 376, -1, -1, 226, -1, 337, 381, -1, -1, -1, -1, 831, 1, 595, 872, 36, 39, 324, 322, 326, 328, 325,
    323, 327, 329, 230, 213, 214, 298, 1267, 1335, 8, 26, 0, 9, 27, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    207, 208, 209, 211, 212, 210, -1, -1, 1318, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 412, 427,
    1337, 385, 1339, -1, -1, -1, -1, -1, 307, 60, 73, 82, 101, 54, -1, 498, 555, 557, 559, 561, 563, 565,
    567, 569, 571, 573, 575, 577, 37, 38, 40, 41, 2, -1, 50, 6, 5, -1, -1, 12, 11, -1, 17, 49, 20, 21, 22,
    23, 24, 25, 28, -1, 29, 30, 31, 32, 33, 34, 35, 42, 43, 44, 45, 46, 47, -1, -1, -1, 51, 52, 53, 56, 57,
    58, 59, 61, 63, 64, 67, 68, 69, -1, 70, 71, 72, 78, 79, 75, 74, 80, 88, 89, 84, 83, 87, 91, 92, 93, 97,
    98, 99, 100, 103, 102, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122,
    123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 134, 136, 139, 140, 141, 142, 143, 144, 145, 146, 147,
    148, 149, 150, 152, 910, 758, 916, 762, 153, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167,
    168, 169, 170, 172, 173, 174, 176, 178, -1, -1, 177, -1, -1, 179, 181, 183, 184, 186, 187, 188, 189, 190,
    191, 192, 193, 194, 195, 197, 198, 199, 200, 201, 203, 204, 205, 206, 215, 216, 217, 218, 219, 220, 221,
    222, 223, 224, 225, 227, 228, 229, 231, 232, 233, 234, 237, 241, 244, 245, 246, 247, 248, 249, 250, 251,
    252, 253, 254, 255, 256, 257, 258, 259, 260, 261, 262, 263, 264, 265, 266, 267, 268, 269, 270, 271, 272,
    273, 274, 275, 276, 277, 278, 279, 280, 281, 282, 283, 284, 285, 286, 287, 288, 289, 290, -1, 291, 292,
    293, 294, 295, 296, 299, -1, 300, 301, 302, -1, 303, 304, 305, -1, 306, 310, 311, 315, 316, 317, 318,
    319, 320, 321, 330, 332, 333, 334, 335, 336, 338, 339, 340, 341, 342, 343, 344, 345, 346, 347, 348, -1,
    349, -1, 350, -1, 355, 356, 359, 361, 363, 364, 365, -1, 370, 372, 375, 377, 378, 379, 380, -1, -1, 392,
    -1, -1, -1, 407, 408, 410, 411, 413, 414, 415, 416, 417, 418, 419, 420, 421, 422, -1, 423, 424, -1, 446,
    449, 448, 428, 429, 430, 431, -1, 435, 439, -1, 441, 443, 444, 445, -1, -1, 465, 466, 473, 479, 481, 482,
    483, 484, 485, 486, 487, 488, 489, 490, 493, 496, 508, 510, 512, 591, 499, 500, 501, 502, 506, 504, 505,
    507, 509, 511, 513, 514, 515, 516, 517, 518, 519, 520, 521, 522, 523, 524, 525, 526, 527, 528, 529, 530,
    531, 532, 533, 534, 535, 536, 537, 538, 539, 540, 541, 542, 543, 544, 545, 546, 547, 548, 549, 550, 551,
    552, 553, 554, 579, 580, 582, 583, 584, 585, 586, -1, 601, 589, 590, 592, 593, 594, 596, 597, 598, 599,
    600, 602, 603, 604, 605, 606, 607, 608, 609, 610, 611, 612, 613, 614, 615, 616, 617, 618, 619, 620, 621,
    622, 623, 624, 625, 626, 627, 628, 629, 630, 631, 632, 633, 634, -1, 635, 636, 637, 638, 639, 640, 641,
    642, 643, 645, 646, 647, 648, 649, 650, 651, 652, 653, -1, 654, 655, 656, 657, 658, 659, 660, 661, 662,
    663, 664, 665, 666, 667, 668, 669, 670, 671, 672, 673, 674, 675, 676, 677, -1, 678, 679, 680, 681, 682,
    683, 684, 685, 686, 687, 688, 689, 690, -1, 691, 692, 693, 694, 695, 696, 697, 698, 699, 700, 701, 702,
    703, 704, 705, 706, 707, 708, 709, 710, 711, 712, 713, 714, 715, 716, 717, 718, 719, 720, 721, 722, 723,
    724, 725, 726, 727, 728, 729, 730, 731, 1431, -1, 733, 735, 736, 737, -1, 739, 741, 743, 745, 746, 747,
    748, 749, 750, 751, 752, 753, 754, 755, 756, 757, -1, 759, 761, 763, 764, 765, 766, 767, 769, 770, 772,
    773, 774, 775, -1, 776, 777, -1, 778, 779, -1, -1, 782, 784, -1, -1, 786, 788, 789, 790, 791, 792, 793,
    794, 795, 798, 800, 801, -1, -1, 804, 805, 806, 807, 808, -1, 809, -1, 810, 811, -1, 812, 813, 814, -1,
    816, 817, 818, 819, 820, 821, 822, 823, 824, 826, 827, 828, 834, 836, 838, 839, 841, 842, 843, 845, 846,
    847, 848, 849, 850, 851, 852, 853, 855, 856, 857, 858, 859, 860, 861, 864, 865, 866, 867, 868, 869, 870,
    871, 873, 874, 875, 876, 877, 878, 883, 884, 885, -1, 889, 892, 896, -1, 898, 902, 903, 907, 909, 918,
    911, 912, 914, 915, 917, -1, 919, -1, 920, -1, 923, 926, 929, 932, 935, 939, -1, -1, 940, -1, 941, 942,
    943, 944, 945, 946, 947, 948, 949, 950, 951, 952, 953, 954, 955, 956, 957, 958, 959, -1, 961, 962, 964,
    965, 967, 968, 970, 971, 972, 974, 977, 978, 979, 980, 982, 983, 984, 985, 986, 987, 988, 991, 992, 993,
    -1, 995, -1, 997, 999, 1000, 1004, -1, 1005, 1006, 1007, 1008, 1009, 1010, 1011, -1, -1, -1, 1014, 1015,
    1016, 1017, -1, -1, 1019, 1021, 1023, -1, 1024, -1, 1028, 1184, 1030, 1031, -1, -1, 1032, 1033, -1, 1034,
    -1, -1, -1, 1035, 1036, 1037, 1038, 1039, 1040, 1041, 1042, 1044, 1045, 1046, 1047, 1048, 1049, 1050,
    1051, 1052, 1053, 1054, 1055, 1056, 1058, 1059, 1060, 1061, 1062, 1063, 1064, 1065, 1066, 1067, 1068,
    1069, 1070, 1071, 1072, 1073, 1074, 1075, 1076, 1077, 1078, 1079, 1080, 1081, 1082, 1083, 1084, 1085,
    1086, 1087, 1088, 1089, 1090, 1091, 1093, 1095, 1097, 1098, 1099, 1101, 1102, 1103, 1104, 1105, 1106,
    1107, 1108, 1109, 1111, 1112, 1113, 1114, 1115, 1116, 1117, 1118, 1119, 1120, 1123, 1125, -1, 1121, -1,
    1129, 1130, -1, -1, 1217, 1135, -1, -1, 1136, 1137, -1, 1209, -1, -1, -1, -1, -1, 1147, 1152, 1156, 1157,
    -1, -1, 1158, 1159, -1, 1160, 1161, 1162, 1163, 1164, 1165, 1166, 1167, 1172, -1, -1, 1169, 1170, -1,
    1174, -1, 1176, 1178, -1, 1180, 1181, 1182, 1185, 1186, 1187, 1188, 1189, 1190, 1191, 1192, 1193, 1194,
    1201, 1196, 1198, 1200, 1202, 1203, 1204, 1206, 1207, 1208, 1210, 1211, 1212, 1213, 1214, 1215, 1216,
    1218, 1219, 1220, 1221, 1222, 1223, 1224, 1225, 1226, 1227, 1228, 1230, 1231, 1232, 1233, 1234, -1, 1236,
    1242, -1, 1244, 1245, 1246, 1248, 1249, 1250, 1251, -1, -1, 1253, 1254, 1255, 1256, 1257, 1258, 1259,
    1260, 1261, 1262, 1263, 1264, 1265, 1266, -1, 1271, 1272, 1273, 1277, 1278, 1279, 1282, 1283, 1284, 1285,
    1286, 1287, 1288, 1291, 1294, -1, 1298, 1302, 1303, 1304, 1305, 1306, 1307, 1308, 1309, 1310, 1312, 1313,
    1314, 1315, 1316, 1317, -1, -1, -1, -1, -1, 1328, 1329, 1330, 1331, 1332, 1333, 1334, 1336, -1, -1, 1340,
    1442, -1, -1, 1342, 1443, -1, 1341, -1, -1, 1346, 1347, 1348, 1349, 1350, 1351, 1353, 1434, 1354, 1435,
    1356, 1358, 1359, 1360, 1436, 1437, 1438, 1361, 1362, 1363, 1364, 1365, 1366, -1, -1, 1368, -1, -1, 1439,
    1440, 1370, -1, -1, -1, -1, -1, 1441, 1373, 1374, 1375, 1376, 1378, 1380, 1381, 1382, 1383, 1384, 1385,
    1386, 1387, 1388, 1389, -1, 1390, 1391, 1393, 1394, 1395, 1396, 1398, 1400, 1402, 1404, 1406, 1407, 1408,
    1409, -1, 1413, 1414, 1415, 1416, 1417, -1, 1419, 1424, 1426, 1427, -1, 1429, 1444, 1445, 1446, 1447,
    1448, 1449, 1450, 1453, 1454, 1455, 1456, 1458, 1459, 1460, 1461, 1463, 1464, 1465, 1466, 1467, 1469,
    1470, 1471, 1472, 1473, 1475, 1476, 1477, -1, 1478, 1480, 1482, 1432, -1, 1433
};

static const struct catalogue_link links[] = {
    {0, 3, 0}, {0, 588, 0}, {0, -1, 0}, {1, 4, 0}, {2, 7, 0}, {2, -1, 0}, {2, -1, 0}, {3, 10, 0}, {3, 13, 0},
    {3, -1, 0}, {4, 55, 0}, {4, 14, 0}, {4, -1, 0}, {5, 15, 0}, {6, -1, 0}, {7, 16, 0}, {8, -1, 0},
    {9, 18, 0}, {10, 19, 0}, {11, -1, 0}, {12, 185, 4}, {12, -1, 5}, {13, -1, 1}, {13, -1, 0}, {14, -1, 1},
    {14, -1, 0}, {15, -1, 1}, {15, -1, 0}, {16, -1, 1}, {16, -1, 0}, {17, 182, 1}, {17, -1, 0}, {18, -1, 1},
    {19, -1, 0}, {20, -1, 0}, {21, -1, 0}, {22, -1, 2}, {23, -1, 2}, {24, -1, 2}, {25, -1, 2}, {26, -1, 2},
    {27, -1, 2}, {28, -1, 2}, {29, 180, 2}, {30, -1, 2}, {31, -1, 2}, {32, -1, 2}, {33, 48, 0}, {34, -1, 0},
    {35, 65, 4}, {36, 66, 4}, {37, 137, 4}, {38, -1, 4}, {39, -1, 4}, {40, -1, 0}, {41, -1, 0}, {42, 989, 2},
    {43, -1, 2}, {44, 990, 2}, {45, 996, 2}, {46, 62, 0}, {46, -1, 0}, {47, -1, 0}, {48, 77, 4}, {48, -1, 5},
    {49, 95, 2}, {50, 96, 2}, {51, 81, 1}, {51, -1, 0}, {52, -1, 1}, {53, -1, 0}, {54, -1, 0}, {55, 94, 2},
    {56, 76, 0}, {56, 1403, 0}, {56, -1, 0}, {57, -1, 0}, {58, 86, 4}, {59, -1, 2}, {60, -1, 2},
    {61, 1462, 2}, {62, 90, 1}, {63, 85, 0}, {63, 138, 0}, {63, -1, 0}, {64, -1, 0}, {65, 106, 4},
    {65, -1, 5}, {66, 133, 2}, {67, 135, 2}, {68, 175, 1}, {68, -1, 0}, {69, -1, 0}, {70, -1, 0},
    {71, 151, 2}, {72, -1, 2}, {73, -1, 2}, {74, -1, 2}, {75, -1, 2}, {76, -1, 2}, {77, 815, 2},
    {78, 104, 0}, {78, 1397, 0}, {78, -1, 0}, {79, 105, 0}, {80, -1, 0}, {81, 155, 4}, {81, -1, 5},
    {82, -1, 4}, {82, -1, 5}, {83, -1, 4}, {83, -1, 5}, {84, -1, 0}, {85, -1, 4}, {85, -1, 5}, {86, -1, 4},
    {86, -1, 5}, {87, -1, 4}, {87, -1, 5}, {88, -1, 4}, {88, -1, 5}, {89, -1, 2}, {89, -1, 0}, {90, -1, 2},
    {90, -1, 0}, {91, -1, 2}, {91, -1, 0}, {92, -1, 2}, {92, -1, 0}, {93, -1, 2}, {93, -1, 0}, {94, -1, 2},
    {94, -1, 0}, {95, -1, 2}, {95, -1, 0}, {96, -1, 2}, {96, -1, 0}, {97, -1, 2}, {98, 908, 2}, {99, -1, 2},
    {99, -1, 0}, {100, -1, 2}, {100, -1, 0}, {101, -1, 2}, {101, -1, 0}, {102, 331, 2}, {102, -1, 0},
    {103, -1, 2}, {103, -1, 0}, {104, 905, 2}, {105, 581, 2}, {106, -1, 2}, {107, 154, 0}, {107, -1, 0},
    {108, -1, 0}, {109, 202, 4}, {109, -1, 5}, {110, -1, 1}, {110, -1, 0}, {111, -1, 1}, {111, -1, 0},
    {112, -1, 1}, {112, -1, 0}, {113, 478, 1}, {113, -1, 0}, {114, 480, 1}, {114, -1, 0}, {115, -1, 1},
    {115, -1, 0}, {116, 171, 1}, {116, -1, 0}, {117, 352, 1}, {117, -1, 0}, {118, -1, 1}, {118, -1, 0},
    {119, -1, 1}, {119, -1, 0}, {120, -1, 1}, {121, -1, 0}, {122, -1, 2}, {123, -1, 2}, {124, -1, 2},
    {125, -1, 1}, {126, -1, 2}, {127, -1, 2}, {128, -1, 0}, {129, -1, 5}, {130, 196, 5}, {131, -1, 5},
    {132, -1, 5}, {133, -1, 5}, {134, -1, 5}, {135, -1, 5}, {136, -1, 5}, {137, -1, 5}, {138, -1, 5},
    {139, -1, 4}, {140, -1, 4}, {141, -1, 4}, {141, -1, 5}, {142, -1, 4}, {142, 1311, 5}, {143, 312, 4},
    {144, 240, 4}, {144, -1, 5}, {145, 236, 4}, {145, -1, 5}, {146, -1, 0}, {147, -1, 0}, {148, -1, 0},
    {149, -1, 0}, {150, -1, 0}, {151, -1, 0}, {152, -1, 0}, {152, -1, 0}, {153, -1, 0}, {153, -1, 0},
    {154, -1, 0}, {154, -1, 0}, {155, -1, 0}, {156, -1, 0}, {156, -1, 0}, {157, -1, 0}, {157, -1, 0},
    {158, -1, 0}, {158, -1, 0}, {159, 1392, 0}, {159, -1, 0}, {160, -1, 0}, {160, -1, 0}, {161, -1, 0},
    {161, -1, 0}, {162, -1, 0}, {162, -1, 0}, {163, 235, 0}, {164, -1, 0}, {165, 238, 0}, {165, -1, 0},
    {166, 239, 0}, {167, 386, 0}, {168, 242, 0}, {168, -1, 0}, {169, 243, 0}, {170, 387, 0}, {171, -1, 0},
    {171, -1, 0}, {172, -1, 0}, {172, -1, 0}, {173, -1, 0}, {173, -1, 0}, {174, -1, 0}, {174, -1, 0},
    {175, -1, 0}, {175, -1, 0}, {176, -1, 0}, {176, -1, 0}, {177, -1, 0}, {177, -1, 0}, {178, -1, 0},
    {178, -1, 0}, {179, -1, 0}, {179, -1, 0}, {180, -1, 0}, {180, -1, 0}, {181, -1, 0}, {181, -1, 0},
    {182, -1, 0}, {182, -1, 0}, {183, -1, 0}, {183, -1, 0}, {184, -1, 0}, {184, -1, 0}, {185, -1, 0},
    {185, -1, 0}, {186, -1, 0}, {186, -1, 0}, {187, -1, 0}, {188, -1, 0}, {189, -1, 0}, {190, -1, 0},
    {191, -1, 0}, {192, -1, 0}, {193, -1, 5}, {194, -1, 5}, {195, -1, 5}, {196, -1, 5}, {197, -1, 5},
    {198, -1, 5}, {199, -1, 5}, {200, -1, 5}, {201, 297, 1}, {202, 966, 4}, {203, 969, 4}, {204, -1, 4},
    {205, -1, 4}, {206, -1, 4}, {207, -1, 4}, {208, -1, 1}, {209, -1, 1}, {210, -1, 1}, {211, -1, 1},
    {212, -1, 2}, {213, -1, 1}, {214, -1, 2}, {215, -1, 2}, {216, -1, 2}, {217, -1, 1}, {218, 308, 0},
    {219, 309, 0}, {220, -1, 0}, {221, 313, 3}, {222, 314, 3}, {223, -1, 4}, {224, -1, 2}, {225, -1, 2},
    {226, -1, 2}, {227, -1, 0}, {227, -1, 0}, {228, -1, 0}, {228, -1, 0}, {229, -1, 0}, {229, -1, 0},
    {230, -1, 0}, {230, -1, 0}, {231, -1, 0}, {231, -1, 0}, {232, -1, 0}, {232, -1, 0}, {233, -1, 0},
    {233, -1, 0}, {234, 405, 2}, {235, 406, 2}, {236, 354, 2}, {237, 358, 2}, {238, 471, 1}, {239, 463, 1},
    {240, -1, 0}, {241, 451, 1}, {242, 452, 1}, {243, 442, 1}, {244, 383, 1}, {245, 382, 1}, {246, -1, 1},
    {247, -1, 1}, {248, -1, 1}, {249, -1, 5}, {250, -1, 1}, {251, -1, 1}, {252, -1, 1}, {253, -1, 1},
    {254, -1, 1}, {255, -1, 1}, {256, 353, 1}, {257, 368, 1}, {258, 457, 1}, {259, 458, 1}, {260, 357, 1},
    {261, -1, 1}, {262, -1, 1}, {263, 360, 1}, {264, -1, 1}, {265, 362, 1}, {266, 374, 1}, {267, -1, 1},
    {268, -1, 1}, {269, -1, 1}, {270, 403, 1}, {271, 401, 1}, {272, 409, 1}, {273, -1, 2}, {274, 371, 1},
    {275, -1, 1}, {276, 373, 1}, {277, -1, 1}, {278, -1, 1}, {279, -1, 1}, {280, -1, 1}, {281, 395, 1},
    {282, -1, 2}, {283, -1, 2}, {284, -1, 2}, {285, 453, 1}, {286, 454, 1}, {287, 455, 1}, {288, 404, 1},
    {289, 472, 0}, {290, 388, 1}, {291, 389, 1}, {292, 390, 0}, {293, 391, 0}, {294, 462, 1}, {295, 461, 1},
    {296, 393, 1}, {297, 394, 1}, {298, 459, 1}, {299, -1, 1}, {300, 397, 1}, {301, 1352, 1}, {302, 399, 1},
    {303, 492, 1}, {304, 494, 1}, {305, -1, 1}, {306, -1, 1}, {307, 497, 1}, {308, 438, 1}, {309, 432, 2},
    {310, 433, 2}, {311, -1, 1}, {312, -1, 1}, {313, 456, 1}, {314, -1, 1}, {315, -1, 1}, {316, 425, 0},
    {317, -1, 2}, {318, -1, 2}, {319, -1, 2}, {320, -1, 2}, {321, -1, 2}, {322, -1, 2}, {323, -1, 2},
    {324, -1, 2}, {325, -1, 1}, {326, -1, 1}, {327, -1, 1}, {328, -1, 0}, {329, 426, 0}, {330, 1338, 0},
    {331, -1, 0}, {332, -1, 2}, {333, -1, 2}, {334, 1205, 2}, {335, -1, 2}, {336, 467, 2}, {337, 468, 2},
    {338, -1, 1}, {339, -1, 1}, {340, -1, 1}, {341, -1, 1}, {342, 495, 1}, {343, 1468, 1}, {344, -1, 1},
    {345, -1, 1}, {346, -1, 1}, {347, -1, 1}, {348, -1, 1}, {349, -1, 1}, {350, 447, 0}, {351, 450, 0},
    {352, -1, 0}, {353, -1, 0}, {354, -1, 0}, {355, 470, 1}, {356, -1, 1}, {357, -1, 1}, {358, -1, 1},
    {359, -1, 1}, {360, 469, 1}, {361, 464, 1}, {362, -1, 1}, {363, 460, 1}, {364, -1, 1}, {365, -1, 1},
    {366, -1, 1}, {367, -1, 1}, {368, 477, 2}, {369, -1, 2}, {370, -1, 2}, {371, 475, 2}, {372, 476, 2},
    {373, 491, 1}, {374, -1, 1}, {375, -1, 1}, {376, -1, 0}, {377, 474, 0}, {378, -1, 0}, {379, -1, 2},
    {380, 1379, 2}, {381, -1, 2}, {382, -1, 1}, {383, -1, 1}, {384, -1, 1}, {385, -1, 1}, {386, -1, 1},
    {387, -1, 1}, {388, -1, 1}, {389, -1, 1}, {390, -1, 1}, {391, -1, 1}, {392, -1, 1}, {393, -1, 1},
    {394, -1, 1}, {395, 882, 1}, {396, -1, 1}, {397, -1, 1}, {398, -1, 1}, {399, -1, 1}, {400, -1, 1},
    {401, -1, 1}, {402, 503, 0}, {403, -1, 1}, {404, -1, 1}, {405, -1, 1}, {406, -1, 1}, {407, -1, 0},
    {408, -1, 4}, {409, -1, 3}, {410, -1, 4}, {411, -1, 3}, {412, -1, 4}, {413, -1, 3}, {414, -1, 4},
    {415, -1, 3}, {416, -1, 4}, {417, -1, 3}, {418, -1, 4}, {419, -1, 3}, {420, -1, 4}, {421, -1, 3},
    {422, -1, 4}, {423, -1, 3}, {424, -1, 4}, {425, -1, 3}, {426, -1, 4}, {427, -1, 3}, {428, -1, 4},
    {429, -1, 3}, {430, -1, 4}, {431, -1, 3}, {432, -1, 4}, {433, -1, 3}, {434, -1, 4}, {435, -1, 3},
    {436, -1, 4}, {437, -1, 3}, {438, -1, 4}, {439, -1, 4}, {440, -1, 4}, {441, -1, 4}, {442, -1, 4},
    {443, -1, 4}, {444, -1, 4}, {445, -1, 4}, {446, -1, 4}, {447, -1, 4}, {448, -1, 4}, {449, -1, 4},
    {450, -1, 4}, {451, -1, 4}, {452, -1, 4}, {453, -1, 4}, {454, -1, 4}, {455, -1, 4}, {456, -1, 4},
    {457, -1, 4}, {458, -1, 4}, {459, 556, 0}, {460, -1, 0}, {461, 558, 0}, {462, -1, 0}, {463, 560, 0},
    {464, 587, 0}, {465, 562, 0}, {466, -1, 0}, {467, 564, 0}, {468, 644, 0}, {469, 566, 0}, {470, -1, 0},
    {471, 568, 0}, {472, -1, 0}, {473, 570, 0}, {474, -1, 0}, {475, 572, 0}, {476, -1, 0}, {477, 574, 0},
    {478, -1, 0}, {479, 576, 0}, {480, -1, 0}, {481, 578, 0}, {482, -1, 0}, {483, 829, 2}, {484, 830, 2},
    {485, 760, 2}, {486, 832, 2}, {487, 833, 2}, {488, -1, 2}, {489, 835, 2}, {490, -1, 0}, {491, -1, 0},
    {492, 837, 2}, {493, -1, 1}, {494, -1, 2}, {495, -1, 2}, {496, -1, 2}, {497, 1452, 2}, {498, -1, 2},
    {499, -1, 2}, {500, 840, 2}, {501, -1, 2}, {502, -1, 2}, {503, -1, 2}, {504, 825, 2}, {505, -1, 2},
    {506, -1, 2}, {507, 863, 2}, {508, -1, 2}, {509, -1, 2}, {510, -1, 2}, {511, -1, 2}, {512, -1, 2},
    {513, 854, 2}, {514, -1, 2}, {515, -1, 2}, {516, -1, 2}, {517, -1, 2}, {518, -1, 2}, {519, -1, 2},
    {520, -1, 2}, {521, -1, 2}, {522, -1, 2}, {523, -1, 2}, {524, -1, 2}, {525, -1, 2}, {526, -1, 2},
    {527, -1, 2}, {528, -1, 2}, {529, -1, 2}, {530, -1, 2}, {531, 844, 2}, {532, -1, 2}, {533, -1, 2},
    {534, -1, 2}, {535, -1, 2}, {536, -1, 2}, {537, -1, 2}, {538, -1, 4}, {538, -1, 5}, {539, -1, 4},
    {539, -1, 5}, {540, -1, 4}, {540, -1, 5}, {541, -1, 4}, {541, -1, 5}, {542, 1357, 4}, {542, -1, 5},
    {543, -1, 0}, {544, -1, 2}, {545, -1, 2}, {546, -1, 2}, {547, -1, 2}, {548, -1, 2}, {549, -1, 2},
    {550, -1, 2}, {551, -1, 2}, {552, 862, 2}, {553, -1, 4}, {554, -1, 4}, {554, -1, 5}, {555, -1, 4},
    {556, -1, 4}, {556, -1, 5}, {557, -1, 4}, {558, -1, 4}, {558, -1, 5}, {559, -1, 4}, {560, -1, 4},
    {560, -1, 5}, {561, -1, 4}, {562, -1, 4}, {562, -1, 5}, {563, -1, 4}, {564, -1, 4}, {564, -1, 5},
    {565, -1, 4}, {566, -1, 4}, {566, -1, 5}, {567, -1, 2}, {568, -1, 2}, {569, -1, 2}, {570, 938, 4},
    {571, -1, 4}, {571, -1, 5}, {572, -1, 4}, {573, -1, 4}, {573, -1, 5}, {574, -1, 4}, {575, -1, 4},
    {575, -1, 5}, {576, -1, 4}, {577, -1, 4}, {577, -1, 5}, {578, -1, 4}, {579, -1, 4}, {580, -1, 4},
    {580, -1, 5}, {581, -1, 4}, {582, -1, 4}, {582, -1, 5}, {583, -1, 4}, {584, -1, 4}, {584, -1, 5},
    {585, -1, 4}, {586, -1, 4}, {586, -1, 5}, {587, -1, 4}, {588, -1, 4}, {588, -1, 5}, {589, -1, 4},
    {590, -1, 4}, {590, -1, 5}, {591, -1, 4}, {592, -1, 4}, {592, -1, 5}, {593, -1, 4}, {594, -1, 4},
    {594, -1, 5}, {595, -1, 4}, {596, -1, 4}, {596, -1, 5}, {597, -1, 4}, {598, -1, 4}, {598, -1, 5},
    {599, -1, 4}, {600, -1, 4}, {600, -1, 5}, {601, -1, 4}, {602, -1, 4}, {602, -1, 5}, {603, -1, 4},
    {604, -1, 4}, {604, -1, 5}, {605, -1, 4}, {606, 732, 1}, {607, 1002, 1}, {608, 734, 1}, {609, 1003, 1},
    {610, -1, 1}, {611, -1, 1}, {612, 738, 1}, {613, -1, 1}, {614, 740, 1}, {615, -1, 1}, {616, 742, 1},
    {617, -1, 1}, {618, 744, 1}, {619, -1, 1}, {620, -1, 1}, {621, -1, 1}, {622, -1, 2}, {623, -1, 2},
    {624, -1, 2}, {625, -1, 2}, {626, -1, 2}, {627, 973, 2}, {628, -1, 2}, {629, -1, 2}, {630, -1, 2},
    {631, -1, 2}, {632, -1, 2}, {633, 963, 4}, {633, -1, 5}, {634, 906, 4}, {634, -1, 5}, {635, 960, 4},
    {635, -1, 5}, {636, -1, 4}, {636, -1, 5}, {637, -1, 4}, {637, -1, 5}, {638, 975, 0}, {639, -1, 2},
    {640, -1, 2}, {641, -1, 2}, {642, -1, 1}, {643, -1, 1}, {644, -1, 1}, {645, -1, 1}, {646, -1, 1},
    {647, -1, 1}, {648, -1, 1}, {649, 780, 1}, {650, 781, 1}, {651, -1, 1}, {652, 783, 1}, {653, 879, 1},
    {654, 785, 1}, {655, -1, 1}, {656, 787, 1}, {657, -1, 1}, {658, 796, 1}, {659, 797, 1}, {660, 1057, 1},
    {661, -1, 1}, {662, -1, 1}, {663, -1, 1}, {664, -1, 1}, {665, 799, 1}, {666, -1, 1}, {667, -1, 1},
    {668, -1, 1}, {669, -1, 1}, {670, -1, 1}, {671, 802, 1}, {672, 803, 1}, {673, -1, 1}, {674, -1, 4},
    {675, -1, 2}, {676, -1, 2}, {677, -1, 1}, {678, -1, 1}, {679, -1, 4}, {680, -1, 4}, {681, -1, 2},
    {682, 1168, 4}, {683, -1, 3}, {684, 881, 1}, {685, 1399, 1}, {686, -1, 0}, {687, -1, 0}, {688, -1, 0},
    {689, -1, 0}, {690, -1, 2}, {691, -1, 2}, {692, -1, 2}, {693, -1, 2}, {694, -1, 2}, {695, -1, 2},
    {696, -1, 2}, {697, -1, 2}, {698, -1, 2}, {699, 886, 2}, {700, 1377, 2}, {701, 890, 2}, {702, -1, 2},
    {703, -1, 2}, {704, -1, 2}, {705, 976, 2}, {706, -1, 2}, {707, 904, 2}, {708, -1, 2}, {709, -1, 2},
    {710, -1, 2}, {711, -1, 2}, {712, -1, 2}, {713, -1, 2}, {714, -1, 2}, {715, -1, 2}, {716, -1, 2},
    {717, -1, 2}, {718, -1, 2}, {719, -1, 2}, {720, -1, 2}, {721, -1, 2}, {722, -1, 2}, {723, -1, 2},
    {724, -1, 2}, {725, -1, 2}, {726, -1, 2}, {727, -1, 2}, {728, -1, 2}, {729, -1, 2}, {730, -1, 2},
    {731, -1, 2}, {732, 981, 2}, {733, -1, 2}, {734, -1, 2}, {735, -1, 2}, {736, -1, 2}, {737, -1, 2},
    {738, -1, 2}, {739, -1, 2}, {740, -1, 2}, {741, -1, 1}, {742, -1, 1}, {743, -1, 1}, {744, -1, 1},
    {745, -1, 2}, {746, -1, 2}, {747, -1, 1}, {748, -1, 1}, {749, 880, 1}, {750, -1, 1}, {751, -1, 1},
    {752, 1355, 1}, {753, -1, 0}, {754, -1, 0}, {755, -1, 0}, {756, 887, 1}, {757, 888, 1}, {758, -1, 1},
    {759, -1, 1}, {760, 891, 1}, {761, -1, 1}, {762, 893, 1}, {763, 894, 1}, {764, 895, 1}, {765, -1, 1},
    {766, 897, 1}, {767, -1, 1}, {768, 899, 1}, {769, 900, 1}, {770, 901, 1}, {771, -1, 1}, {772, -1, 1},
    {773, -1, 1}, {774, 1405, 2}, {775, 1421, 2}, {776, 913, 2}, {777, -1, 2}, {778, 1401, 2}, {779, -1, 4},
    {780, -1, 4}, {781, -1, 4}, {782, -1, 4}, {783, -1, 4}, {784, -1, 4}, {785, -1, 4}, {786, -1, 4},
    {787, -1, 4}, {788, -1, 0}, {789, -1, 0}, {790, 921, 0}, {791, 922, 0}, {792, -1, 0}, {793, 924, 0},
    {794, 925, 0}, {795, -1, 0}, {796, 927, 0}, {797, 928, 0}, {798, -1, 0}, {799, 930, 0}, {800, 931, 0},
    {801, -1, 0}, {802, 933, 0}, {803, 934, 0}, {804, -1, 0}, {805, 936, 0}, {806, 937, 0}, {807, -1, 0},
    {808, -1, 4}, {809, -1, 4}, {810, -1, 4}, {810, -1, 5}, {811, -1, 4}, {812, -1, 4}, {812, -1, 5},
    {813, -1, 4}, {814, -1, 4}, {814, -1, 5}, {815, -1, 4}, {816, -1, 4}, {816, -1, 5}, {817, -1, 4},
    {818, -1, 4}, {818, -1, 5}, {819, -1, 4}, {820, -1, 4}, {820, -1, 5}, {821, -1, 4}, {822, -1, 4},
    {822, -1, 5}, {823, -1, 4}, {823, -1, 5}, {824, -1, 4}, {825, -1, 4}, {825, -1, 5}, {826, -1, 4},
    {827, -1, 4}, {827, -1, 5}, {828, -1, 4}, {829, -1, 4}, {829, -1, 5}, {830, -1, 4}, {831, -1, 2},
    {832, -1, 2}, {833, 1474, 2}, {834, -1, 2}, {835, -1, 2}, {836, -1, 2}, {837, -1, 2}, {838, -1, 2},
    {839, -1, 2}, {840, 1229, 2}, {841, -1, 2}, {842, -1, 2}, {843, -1, 2}, {844, -1, 2}, {845, -1, 2},
    {846, -1, 2}, {847, -1, 2}, {848, -1, 2}, {849, -1, 2}, {850, 998, 2}, {851, 994, 1}, {852, 1013, 1},
    {853, 1012, 1}, {854, -1, 1}, {855, -1, 1}, {856, -1, 1}, {857, 1128, 1}, {858, -1, 1}, {859, 1001, 1},
    {860, -1, 1}, {861, -1, 1}, {862, -1, 1}, {863, -1, 1}, {864, -1, 1}, {865, -1, 1}, {866, -1, 1},
    {867, -1, 2}, {868, -1, 2}, {869, -1, 2}, {870, -1, 2}, {871, -1, 1}, {872, -1, 1}, {873, -1, 1},
    {874, -1, 1}, {875, -1, 1}, {876, 1018, 0}, {877, -1, 0}, {878, 1020, 0}, {879, 1029, 0}, {880, 1022, 0},
    {881, -1, 0}, {882, -1, 0}, {883, 1025, 0}, {884, 1026, 0}, {885, 1027, 0}, {886, -1, 0}, {887, -1, 0},
    {888, -1, 0}, {889, -1, 0}, {890, -1, 0}, {891, -1, 4}, {892, -1, 4}, {893, -1, 4}, {894, -1, 4},
    {894, -1, 5}, {895, -1, 4}, {895, -1, 5}, {896, -1, 4}, {896, -1, 5}, {897, -1, 4}, {897, -1, 5},
    {898, -1, 4}, {898, -1, 5}, {899, -1, 4}, {899, -1, 5}, {900, -1, 4}, {900, -1, 5}, {901, -1, 4},
    {901, -1, 5}, {902, -1, 4}, {902, -1, 5}, {903, -1, 4}, {903, -1, 5}, {904, -1, 4}, {904, -1, 5},
    {905, -1, 4}, {905, -1, 5}, {906, -1, 4}, {906, -1, 5}, {907, -1, 4}, {907, -1, 5}, {908, -1, 4},
    {908, -1, 5}, {909, -1, 4}, {909, -1, 5}, {910, -1, 4}, {911, -1, 4}, {912, -1, 4}, {913, -1, 4},
    {914, -1, 4}, {915, -1, 4}, {916, -1, 4}, {917, -1, 4}, {918, -1, 4}, {919, -1, 4}, {920, -1, 4},
    {921, -1, 4}, {922, -1, 4}, {923, 1134, 4}, {923, -1, 5}, {924, 1094, 4}, {924, -1, 5}, {925, 1096, 4},
    {925, -1, 5}, {926, 1092, 4}, {926, -1, 5}, {927, -1, 4}, {928, -1, 4}, {929, -1, 4}, {930, -1, 4},
    {931, 1110, 4}, {931, -1, 5}, {932, 1132, 4}, {932, -1, 5}, {933, 1133, 4}, {933, -1, 5}, {934, -1, 4},
    {934, -1, 5}, {935, -1, 4}, {935, -1, 5}, {936, -1, 4}, {936, -1, 5}, {937, -1, 4}, {937, -1, 5},
    {938, -1, 4}, {938, -1, 5}, {939, -1, 4}, {939, -1, 5}, {940, 1131, 4}, {940, -1, 5}, {941, -1, 4},
    {941, -1, 5}, {942, -1, 4}, {942, -1, 5}, {943, -1, 0}, {944, -1, 0}, {945, 1183, 5}, {946, -1, 0},
    {947, 1122, 0}, {948, -1, 3}, {949, -1, 0}, {950, 1124, 0}, {951, -1, 0}, {952, 1126, 0}, {953, -1, 0},
    {954, 1235, 1}, {955, -1, 1}, {956, -1, 2}, {957, -1, 2}, {958, -1, 4}, {959, -1, 4}, {960, -1, 4},
    {961, -1, 4}, {962, -1, 3}, {963, -1, 0}, {964, 1138, 3}, {965, 1139, 3}, {966, 1140, 3}, {967, 1141, 3},
    {968, 1142, 3}, {969, 1143, 3}, {970, 1144, 3}, {971, 1145, 3}, {972, 1146, 3}, {973, -1, 3},
    {974, 1148, 3}, {975, 1149, 3}, {976, 1150, 3}, {977, 1151, 3}, {978, -1, 3}, {979, 1153, 3},
    {980, 1154, 3}, {981, 1155, 3}, {982, -1, 3}, {983, -1, 3}, {984, -1, 3}, {985, -1, 3}, {986, -1, 3},
    {987, -1, 3}, {988, 1247, 3}, {989, -1, 3}, {990, -1, 3}, {991, -1, 3}, {992, -1, 3}, {993, -1, 3},
    {994, -1, 3}, {995, -1, 4}, {996, -1, 4}, {997, 1171, 3}, {998, -1, 3}, {999, 1173, 0}, {1000, -1, 0},
    {1001, 1175, 1}, {1002, -1, 1}, {1003, 1177, 1}, {1004, -1, 1}, {1005, 1179, 1}, {1006, -1, 1},
    {1007, -1, 0}, {1008, -1, 0}, {1009, -1, 0}, {1010, -1, 3}, {1011, -1, 3}, {1012, -1, 3}, {1013, -1, 3},
    {1014, -1, 3}, {1015, -1, 5}, {1016, -1, 5}, {1017, -1, 5}, {1018, -1, 0}, {1019, -1, 3}, {1020, -1, 3},
    {1021, 1195, 0}, {1022, -1, 0}, {1023, 1197, 0}, {1024, -1, 0}, {1025, 1199, 0}, {1026, -1, 0},
    {1027, -1, 0}, {1028, -1, 2}, {1029, -1, 2}, {1030, -1, 2}, {1031, -1, 2}, {1032, -1, 2}, {1033, -1, 2},
    {1034, -1, 2}, {1035, -1, 2}, {1036, -1, 2}, {1037, -1, 2}, {1038, -1, 2}, {1039, -1, 2}, {1040, -1, 2},
    {1041, -1, 2}, {1042, -1, 2}, {1043, -1, 2}, {1044, -1, 2}, {1045, -1, 2}, {1046, -1, 2},
    {1047, 1239, 2}, {1048, 1240, 2}, {1049, 1241, 2}, {1050, -1, 2}, {1051, -1, 2}, {1052, -1, 2},
    {1053, -1, 2}, {1054, -1, 2}, {1055, -1, 2}, {1056, -1, 2}, {1057, -1, 2}, {1058, -1, 1}, {1059, -1, 1},
    {1060, -1, 1}, {1061, -1, 1}, {1062, 1237, 1}, {1063, 1238, 1}, {1064, -1, 1}, {1065, -1, 1},
    {1066, -1, 2}, {1067, -1, 2}, {1068, -1, 2}, {1069, 1243, 1}, {1070, -1, 1}, {1071, -1, 3},
    {1072, -1, 3}, {1073, -1, 3}, {1074, -1, 3}, {1075, -1, 3}, {1076, -1, 3}, {1077, -1, 3},
    {1078, 1252, 0}, {1079, 1324, 0}, {1080, -1, 5}, {1081, -1, 0}, {1082, -1, 0}, {1083, -1, 0},
    {1084, -1, 0}, {1085, -1, 0}, {1086, -1, 0}, {1087, -1, 0}, {1088, -1, 0}, {1089, -1, 0}, {1090, -1, 0},
    {1091, -1, 0}, {1092, -1, 0}, {1093, -1, 0}, {1094, 1268, 0}, {1095, 1269, 0}, {1096, 1270, 0},
    {1097, -1, 0}, {1098, 1274, 0}, {1099, 1275, 0}, {1100, 1276, 0}, {1101, -1, 0}, {1102, -1, 0},
    {1103, -1, 0}, {1104, 1280, 0}, {1105, 1281, 0}, {1106, -1, 0}, {1107, -1, 0}, {1108, -1, 0},
    {1109, -1, 0}, {1110, -1, 0}, {1111, -1, 0}, {1112, -1, 5}, {1113, -1, 5}, {1114, -1, 0},
    {1115, 1289, 0}, {1116, 1290, 0}, {1117, -1, 0}, {1118, 1292, 0}, {1119, 1293, 0}, {1120, -1, 0},
    {1121, 1295, 0}, {1122, 1296, 0}, {1123, 1297, 0}, {1124, -1, 0}, {1125, 1299, 0}, {1126, 1300, 0},
    {1127, 1301, 0}, {1128, -1, 0}, {1129, -1, 0}, {1130, -1, 0}, {1131, -1, 5}, {1132, -1, 5},
    {1133, -1, 5}, {1134, -1, 5}, {1135, -1, 5}, {1136, -1, 5}, {1137, -1, 5}, {1138, -1, 5}, {1139, -1, 5},
    {1140, -1, 5}, {1141, -1, 5}, {1142, -1, 5}, {1143, -1, 5}, {1144, -1, 5}, {1145, 1319, 0},
    {1146, 1320, 0}, {1147, 1321, 0}, {1148, 1322, 0}, {1149, 1323, 0}, {1150, -1, 0}, {1151, 1325, 0},
    {1152, 1326, 0}, {1153, 1327, 0}, {1154, -1, 0}, {1155, -1, 2}, {1156, -1, 2}, {1157, -1, 2},
    {1158, -1, 2}, {1159, -1, 2}, {1160, -1, 2}, {1161, -1, 2}, {1162, -1, 0}, {1163, -1, 0}, {1164, -1, 0},
    {1165, -1, 0}, {1166, -1, 0}, {1167, -1, 0}, {1167, -1, 0}, {1168, 1343, 0}, {1169, 1344, 0},
    {1170, 1345, 0}, {1171, 1372, 0}, {1172, -1, 0}, {1173, -1, 0}, {1174, -1, 1}, {1175, -1, 1},
    {1176, -1, 1}, {1177, -1, 1}, {1178, -1, 1}, {1179, -1, 1}, {1180, -1, 1}, {1181, 1420, 1},
    {1182, -1, 1}, {1183, -1, 1}, {1184, 1412, 1}, {1185, -1, 1}, {1186, -1, 1}, {1187, -1, 0},
    {1188, -1, 0}, {1189, -1, 0}, {1190, -1, 0}, {1191, -1, 0}, {1192, 1367, 1}, {1193, -1, 1},
    {1194, 1369, 1}, {1195, -1, 1}, {1196, 1371, 1}, {1197, -1, 1}, {1198, -1, 0}, {1199, -1, 0},
    {1200, -1, 0}, {1201, -1, 0}, {1202, -1, 2}, {1203, -1, 2}, {1204, -1, 2}, {1205, -1, 2}, {1206, -1, 2},
    {1207, -1, 2}, {1208, -1, 0}, {1209, -1, 2}, {1210, -1, 2}, {1211, -1, 2}, {1212, -1, 2}, {1213, -1, 2},
    {1214, -1, 2}, {1215, -1, 2}, {1216, -1, 4}, {1216, -1, 5}, {1217, -1, 4}, {1217, -1, 5}, {1218, -1, 4},
    {1218, -1, 5}, {1219, -1, 2}, {1220, -1, 0}, {1220, -1, 0}, {1221, -1, 0}, {1221, -1, 0}, {1222, -1, 0},
    {1222, -1, 0}, {1223, -1, 0}, {1223, -1, 0}, {1224, 1410, 0}, {1224, -1, 0}, {1225, 1422, 0},
    {1226, 1423, 0}, {1227, -1, 0}, {1228, 1411, 0}, {1229, 1418, 0}, {1230, -1, 4}, {1231, -1, 4},
    {1232, -1, 4}, {1233, -1, 4}, {1234, -1, 4}, {1235, -1, 4}, {1236, -1, 0}, {1237, -1, 0}, {1238, -1, 0},
    {1239, -1, 1}, {1240, -1, 2}, {1241, -1, 2}, {1242, 1425, 2}, {1243, -1, 2}, {1244, -1, 0},
    {1245, 1428, 0}, {1246, -1, 0}, {1247, 1430, 0}, {1248, -1, 0}, {1249, -1, 1}, {1250, -1, 0},
    {1251, -1, 0}, {1178, -1, 6}, {1181, 1457, 6}, {1174, -1, 6}, {1175, -1, 6}, {1182, -1, 6},
    {1192, -1, 6}, {1194, -1, 6}, {1196, -1, 6}, {1207, -1, 2}, {1219, -1, 2}, {684, -1, 6}, {685, -1, 6},
    {642, -1, 6}, {649, -1, 6}, {645, -1, 6}, {647, -1, 6}, {487, 1451, 2}, {703, -1, 2}, {496, -1, 2},
    {749, -1, 6}, {749, -1, 6}, {750, -1, 6}, {750, -1, 6}, {752, -1, 6}, {743, -1, 6}, {744, -1, 6},
    {1058, -1, 6}, {1059, -1, 6}, {309, -1, 2}, {1159, -1, 2}, {1160, -1, 2}, {1161, -1, 2}, {300, -1, 6},
    {301, -1, 6}, {308, -1, 6}, {256, -1, 6}, {236, -1, 2}, {237, -1, 2}, {238, -1, 6}, {299, -1, 6},
    {832, -1, 2}, {853, -1, 6}, {859, -1, 6}, {863, -1, 6}, {1062, 1479, 6}, {1064, -1, 6}, {1063, 1481, 6},
    {1065, -1, 6}, {1249, -1, 6}
};

static const struct catalogue_entry entries[] = {
    {107, -1, 176, 86, -1, 0, 0, 0, 6, 6, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {107, -1, -1, -1, -1, 6, 0, 1, 0, 0, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {107, -1, 179, 180, -1, 6, 6, 2, 2, 2, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {107, -1, 108, 105, -1, 8, 8, 3, 2, 2, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {107, -1, 183, 184, -1, 10, 10, 4, 1, 1, 3, 0, 14, 0, 1, 0},  // CGAffineTransform
    {105, -1, -1, -1, -1, 11, 11, 5, 1, 1, 0, 0, 14, 0, 0, 0},  // S
    {184, -1, -1, -1, -1, 12, 12, 6, 2, 2, 0, 0, 14, 0, 1, 0},  // R
    {105, -1, -1, -1, -1, 14, 14, 7, 2, 2, 0, 0, 14, 0, 0, 0},  // S
    {105, -1, -1, -1, -1, 16, 16, 8, 3, 3, 0, 0, 14, 0, 0, 0},  // S
    {186, -1, -1, -1, -1, 19, 19, 9, 1, 1, 0, 0, 14, 0, 0, 0},  // H
    {186, -1, -1, -1, -1, 20, 20, 10, 1, 1, 0, 0, 14, 0, 0, 0},  // H
    {186, -1, -1, -1, -1, 21, 21, 11, 2, 2, 0, 0, 14, 0, 0, 0},  // H
    {188, 107, 189, -1, -1, 0, 0, 12, 0, 0, 5, 15, 14, 0, 0, 0},  // identity
    {190, -1, 191, -1, -1, 23, 23, 13, 1, 2, 1, 15, 14, 0, 0, 0},  // concatenating
    {192, -1, 193, -1, -1, 24, 25, 14, 2, 3, 1, 15, 14, 0, 4, 0},  // translatedBy
    {106, -1, 109, -1, -1, 26, 28, 15, 2, 3, 1, 15, 14, 0, 0, 0},  // scaledBy
    {194, -1, 196, -1, -1, 28, 31, 16, 1, 2, 1, 15, 14, 0, 1, 0},  // rotated
    {197, -1, 198, -1, -1, 29, 33, 17, 0, 1, 1, 15, 14, 0, 2, 0},  // inverted
    {199, -1, -1, -1, -1, 29, 34, 18, 0, 1, 1, 15, 16, 0, 0, 0},  // decomposed
    {200, -1, -1, -1, -1, 29, 35, 19, 1, 1, 0, 0, 2, 0, 0, 0},  // CGAffineTransformIsIdentity
    {201, -1, -1, -1, -1, 30, 36, 20, 2, 2, 0, 0, 2, 0, 0, 0},  // CGAffineTransformEqualToTransform
    {202, -1, -1, -1, -1, 32, 38, 21, 1, 1, 0, 0, 3, 0, 0, 0},  // NSStringFromCGAffineTransform
    {89, -1, -1, -1, -1, 0, 39, 22, 0, 1, 2, 15, 0, 0, 14, 0},  // a
    {172, -1, -1, -1, -1, 0, 40, 23, 0, 1, 2, 15, 0, 0, 0, 0},  // b
    {173, -1, -1, -1, -1, 0, 41, 24, 0, 1, 2, 15, 0, 0, 0, 0},  // c
    {90, -1, -1, -1, -1, 0, 42, 25, 0, 1, 2, 15, 0, 0, 14, 0},  // d
    {174, -1, -1, -1, -1, 0, 43, 26, 0, 1, 2, 15, 0, 0, 0, 0},  // tx
    {175, -1, -1, -1, -1, 0, 44, 27, 0, 1, 2, 15, 0, 0, 0, 0},  // ty
    {203, -1, -1, -1, -1, 0, 45, 28, 0, 1, 2, 15, 2, 0, 0, 0},  // isIdentity
    {204, -1, -1, -1, -1, 0, 46, 29, 0, 1, 2, 15, 0, 0, 0, 0},  // determinant
    {205, -1, -1, -1, -1, 0, 47, 30, 0, 1, 2, 15, 15, 0, 0, 0},  // matrix
    {206, -1, -1, -1, -1, 0, 48, 31, 0, 1, 2, 15, 3, 0, 0, 0},  // kind
    {207, -1, -1, -1, -1, 0, 49, 32, 0, 1, 2, 15, 9, 0, 0, 0},  // fixedPoint
    {208, -1, -1, -1, -1, 33, 50, 33, 1, 1, 0, 0, 14, 0, 0, 0},  // reflect
    {208, -1, -1, -1, -1, 34, 51, 34, 2, 2, 0, 0, 14, 0, 1, 0},  // reflect
    {187, 211, -1, -1, -1, 0, 0, 35, 0, 0, 5, 20, 19, 0, 0, 0},  // x
    {178, 211, -1, -1, -1, 0, 0, 36, 0, 0, 5, 20, 19, 0, 0, 0},  // y
    {212, 211, -1, -1, -1, 0, 0, 37, 0, 0, 5, 20, 19, 0, 0, 0},  // origin
    {213, 211, -1, -1, -1, 0, 0, 38, 0, 0, 5, 20, 19, 0, 0, 0},  // yEqualsX
    {214, 211, -1, -1, -1, 0, 0, 39, 0, 0, 5, 20, 19, 0, 0, 0},  // yEqualsMinusX
    {157, -1, -1, -1, -1, 36, 53, 40, 4, 4, 3, 0, 16, 0, 0, 0},  // CGAffineTransformComponents
    {107, -1, -1, -1, -1, 40, 57, 41, 1, 1, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {215, -1, -1, -1, -1, 0, 58, 42, 0, 1, 2, 17, 12, 0, 0, 0},  // scale
    {216, -1, -1, -1, -1, 0, 59, 43, 0, 1, 2, 17, 0, 0, 0, 0},  // horizontalShear
    {217, -1, -1, -1, -1, 0, 60, 44, 0, 1, 2, 17, 0, 0, 0, 0},  // rotation
    {218, -1, -1, -1, -1, 0, 61, 45, 0, 1, 2, 17, 10, 0, 0, 0},  // translation
    {153, -1, 219, -1, -1, 41, 62, 0, 2, 2, 3, 0, 9, 0, 0, 1},  // CGPoint
    {153, -1, -1, -1, -1, 43, 0, 1, 0, 0, 3, 0, 9, 0, 0, 1},  // CGPoint
    {220, 153, 221, -1, -1, 0, 0, 2, 0, 0, 5, 10, 9, 0, 0, 1},  // zero
    {187, -1, -1, -1, -1, 0, 64, 3, 0, 1, 2, 10, 0, 0, 0, 1},  // x
    {178, -1, -1, -1, -1, 0, 65, 4, 0, 1, 2, 10, 0, 0, 0, 1},  // y
    {222, -1, 223, -1, -1, 43, 66, 5, 1, 2, 1, 10, 9, 0, 6, 1},  // applying
    {224, -1, -1, -1, -1, 44, 68, 6, 1, 2, 1, 10, 0, 0, 0, 1},  // distance
    {226, -1, -1, -1, -1, 45, 70, 7, 2, 2, 0, 0, 2, 0, 0, 1},  // CGPointEqualToPoint
    {227, -1, -1, -1, -1, 47, 72, 8, 1, 1, 0, 0, 3, 0, 0, 1},  // NSStringFromCGPoint
    {228, -1, -1, -1, -1, 0, 73, 9, 0, 1, 2, 10, 3, 0, 0, 1},  // debugDescription
    {154, -1, 231, 232, -1, 48, 74, 10, 2, 2, 3, 0, 10, 0, 0, 1},  // CGVector
    {154, -1, -1, -1, -1, 50, 0, 11, 0, 0, 3, 0, 10, 0, 0, 1},  // CGVector
    {220, 154, -1, -1, -1, 0, 0, 12, 0, 0, 5, 11, 10, 0, 0, 1},  // zero
    {229, -1, -1, -1, -1, 0, 76, 13, 0, 1, 2, 11, 0, 0, 0, 1},  // dx
    {230, -1, -1, -1, -1, 0, 77, 14, 0, 1, 2, 11, 0, 0, 0, 1},  // dy
    {233, -1, -1, -1, -1, 0, 78, 15, 0, 1, 2, 11, 0, 0, 0, 1},  // length
    {222, -1, -1, -1, -1, 50, 79, 16, 1, 2, 1, 11, 10, 0, 0, 1},  // applying
    {155, -1, 236, 237, -1, 51, 81, 17, 2, 2, 3, 0, 12, 0, 0, 1},  // CGSize
    {155, -1, -1, -1, -1, 53, 0, 18, 0, 0, 3, 0, 12, 0, 0, 1},  // CGSize
    {220, 155, 238, -1, -1, 0, 0, 19, 0, 0, 5, 13, 12, 0, 0, 1},  // zero
    {234, -1, -1, -1, -1, 0, 83, 20, 0, 1, 2, 13, 0, 0, 0, 1},  // width
    {235, -1, -1, -1, -1, 0, 84, 21, 0, 1, 2, 13, 0, 0, 0, 1},  // height
    {222, -1, 239, -1, -1, 53, 85, 22, 1, 2, 1, 13, 12, 0, 0, 1},  // applying
    {240, -1, -1, -1, -1, 54, 87, 23, 2, 2, 0, 0, 2, 0, 0, 1},  // CGSizeEqualToSize
    {241, -1, -1, -1, -1, 56, 89, 24, 1, 1, 0, 0, 3, 0, 0, 1},  // NSStringFromCGSize
    {228, -1, -1, -1, -1, 0, 90, 25, 0, 1, 2, 13, 3, 0, 0, 1},  // debugDescription
    {187, -1, -1, -1, -1, 0, 91, 26, 0, 1, 2, 12, 0, 0, 0, 1},  // x
    {178, -1, -1, -1, -1, 0, 92, 27, 0, 1, 2, 12, 0, 0, 0, 1},  // y
    {242, -1, -1, -1, -1, 0, 93, 28, 0, 1, 2, 12, 0, 0, 0, 1},  // w
    {243, -1, -1, -1, -1, 0, 94, 29, 0, 1, 2, 12, 0, 0, 0, 1},  // z
    {244, -1, -1, -1, -1, 0, 95, 30, 0, 1, 2, 12, 2, 0, 0, 1},  // isVector
    {245, -1, -1, -1, -1, 0, 96, 31, 0, 1, 2, 12, 9, 0, 0, 1},  // point
    {156, -1, 246, 247, -1, 57, 97, 0, 4, 4, 3, 0, 13, 0, 0, 2},  // CGRect
    {156, -1, -1, -1, -1, 61, 101, 1, 2, 2, 3, 0, 13, 0, 0, 2},  // CGRect
    {156, -1, -1, -1, -1, 63, 0, 2, 0, 0, 3, 0, 13, 0, 0, 2},  // CGRect
    {220, 156, 248, -1, -1, 0, 0, 3, 0, 0, 5, 14, 13, 0, 0, 2},  // zero
    {249, 156, 250, -1, -1, 0, 0, 4, 0, 0, 5, 14, 13, 0, 0, 2},  // null
    {251, 156, 252, -1, -1, 0, 0, 5, 0, 0, 5, 14, 13, 0, 0, 2},  // infinite
    {253, -1, -1, -1, -1, 63, 103, 6, 1, 1, 0, 0, 3, 0, 0, 2},  // NSStringFromCGRect
    {254, 158, 255, -1, -1, 0, 0, 7, 0, 0, 5, 19, 18, 0, 0, 2},  // minXEdge
    {256, 158, 257, -1, -1, 0, 0, 8, 0, 0, 5, 19, 18, 0, 0, 2},  // minYEdge
    {258, 158, 259, -1, -1, 0, 0, 9, 0, 0, 5, 19, 18, 0, 0, 2},  // maxXEdge
    {260, 158, 261, -1, -1, 0, 0, 10, 0, 0, 5, 19, 18, 0, 0, 2},  // maxYEdge
    {262, -1, 263, -1, -1, 0, 104, 11, 0, 1, 2, 14, 0, 0, 0, 2},  // minX
    {264, -1, 265, -1, -1, 0, 105, 12, 0, 1, 2, 14, 0, 0, 0, 2},  // midX
    {266, -1, 267, -1, -1, 0, 106, 13, 0, 1, 2, 14, 0, 0, 0, 2},  // maxX
    {268, -1, 269, -1, -1, 0, 107, 14, 0, 1, 2, 14, 0, 0, 0, 2},  // minY
    {270, -1, 271, -1, -1, 0, 108, 15, 0, 1, 2, 14, 0, 0, 0, 2},  // midY
    {272, -1, 273, -1, -1, 0, 109, 16, 0, 1, 2, 14, 0, 0, 0, 2},  // maxY
    {234, -1, 274, -1, -1, 0, 110, 17, 0, 1, 2, 14, 0, 0, 0, 2},  // width
    {235, -1, 275, -1, -1, 0, 111, 18, 0, 1, 2, 14, 0, 0, 0, 2},  // height
    {212, -1, -1, -1, -1, 0, 112, 19, 0, 1, 2, 14, 9, 0, 0, 2},  // origin
    {237, -1, -1, -1, -1, 0, 113, 20, 0, 1, 2, 14, 12, 0, 0, 2},  // size
    {276, -1, 277, -1, -1, 0, 114, 21, 0, 1, 2, 14, 13, 0, 0, 2},  // standardized
    {278, -1, 279, -1, -1, 0, 115, 22, 0, 1, 2, 14, 13, 0, 0, 2},  // integral
    {280, -1, 281, -1, -1, 0, 116, 23, 0, 1, 2, 14, 2, 0, 0, 2},  // isNull
    {282, -1, 283, -1, -1, 0, 117, 24, 0, 1, 2, 14, 2, 0, 0, 2},  // isEmpty
    {284, -1, 285, -1, -1, 0, 118, 25, 0, 1, 2, 14, 2, 0, 0, 2},  // isInfinite
    {286, -1, -1, -1, -1, 0, 119, 26, 0, 1, 2, 14, 4, 0, 0, 2},  // corners
    {287, -1, -1, -1, -1, 0, 120, 27, 0, 1, 2, 14, 9, 0, 0, 2},  // center
    {228, -1, -1, -1, -1, 0, 121, 28, 0, 1, 2, 14, 3, 0, 0, 2},  // debugDescription
    {288, -1, 293, -1, -1, 64, 122, 29, 4, 4, 3, 0, 45, 0, 0, 2},  // UIEdgeInsets
    {288, -1, -1, -1, -1, 68, 126, 30, 0, 0, 3, 0, 45, 0, 0, 2},  // UIEdgeInsets
    {220, 288, 294, -1, -1, 0, 0, 31, 0, 0, 5, 46, 45, 0, 0, 2},  // zero
    {295, -1, 296, -1, -1, 68, 126, 32, 1, 2, 1, 14, 13, 0, 0, 2},  // inset
    {297, -1, 298, -1, -1, 69, 128, 33, 2, 3, 1, 14, 13, 0, 0, 2},  // insetBy
    {299, -1, 300, -1, -1, 71, 131, 34, 2, 3, 1, 14, 13, 0, 0, 2},  // offsetBy
    {301, -1, 302, -1, -1, 73, 134, 35, 1, 2, 1, 14, 13, 0, 0, 2},  // union
    {303, -1, 304, -1, -1, 74, 136, 36, 1, 2, 1, 14, 13, 0, 0, 2},  // intersection
    {305, -1, 306, -1, -1, 75, 138, 37, 1, 2, 1, 14, 2, 0, 0, 2},  // intersects
    {307, -1, 308, -1, -1, 76, 140, 38, 1, 2, 1, 14, 2, 0, 0, 2},  // contains
    {307, -1, 309, -1, -1, 77, 142, 39, 1, 2, 1, 14, 2, 0, 0, 2},  // contains
    {310, -1, 311, -1, -1, 78, 144, 40, 1, 2, 1, 14, 2, 0, 0, 2},  // equalTo
    {222, -1, 312, -1, -1, 79, 146, 41, 1, 2, 1, 14, 13, 0, 7, 2},  // applying
    {316, -1, -1, -1, -1, 80, 148, 42, 2, 3, 1, 14, 49, 0, 0, 2},  // divided
    {313, -1, -1, -1, -1, 82, 151, 43, 2, 2, 0, 0, 49, 0, 0, 2},  // RectDivision
    {319, -1, -1, -1, -1, 0, 153, 0, 0, 1, 2, 16, 15, 0, 0, 3},  // transpose
    {204, -1, -1, -1, -1, 0, 154, 1, 0, 1, 2, 16, 0, 0, 0, 3},  // determinant
    {320, -1, -1, -1, -1, 0, 155, 2, 0, 1, 2, 16, 15, 0, 0, 3},  // inverse
    {197, -1, -1, -1, -1, 84, 156, 3, 0, 1, 1, 16, 15, 0, 0, 3},  // inverted
    {321, -1, -1, -1, -1, 0, 157, 4, 0, 1, 2, 16, 4, 0, 0, 3},  // rows
    {322, -1, -1, -1, -1, 0, 158, 5, 0, 1, 2, 16, 14, 0, 0, 3},  // affine
    {188, -1, -1, -1, -1, 84, 159, 6, 1, 1, 0, 0, 15, 0, 0, 3},  // identity
    {323, -1, -1, -1, -1, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 4},  // π
    {324, -1, -1, -1, -1, 0, 0, 1, 0, 0, 5, 0, 0, 0, 0, 4},  // pi
    {325, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 0, 0, 0, 4},  // M_PI
    {326, -1, -1, -1, -1, 0, 0, 3, 0, 0, 5, 0, 0, 0, 0, 4},  // M_PI_2
    {327, -1, -1, -1, -1, 0, 0, 4, 0, 0, 5, 0, 0, 0, 0, 4},  // M_PI_4
    {328, -1, -1, -1, -1, 0, 0, 5, 0, 0, 5, 0, 0, 0, 0, 4},  // M_1_PI
    {329, -1, -1, -1, -1, 0, 0, 6, 0, 0, 5, 0, 0, 0, 0, 4},  // M_2_PI
    {330, -1, -1, -1, -1, 0, 0, 7, 0, 0, 5, 0, 0, 0, 0, 4},  // M_SQRT2
    {331, -1, -1, -1, -1, 0, 0, 8, 0, 0, 5, 0, 0, 0, 0, 4},  // M_SQRT1_2
    {332, -1, -1, -1, -1, 0, 0, 9, 0, 0, 5, 0, 0, 0, 0, 4},  // M_E
    {324, 120, -1, -1, -1, 0, 0, 10, 0, 0, 5, 1, 0, 0, 0, 4},  // pi
    {333, 120, -1, -1, -1, 0, 0, 11, 0, 0, 5, 1, 0, 0, 0, 4},  // infinity
    {334, 120, 335, -1, -1, 0, 0, 12, 0, 0, 5, 1, 0, 0, 0, 4},  // ulpOfOne
    {336, 120, 337, -1, -1, 0, 0, 13, 0, 0, 5, 1, 0, 0, 0, 4},  // greatestFiniteMagnitude
    {220, 120, -1, -1, -1, 0, 0, 14, 0, 0, 5, 1, 0, 0, 0, 4},  // zero
    {338, 123, 339, -1, -1, 0, 0, 15, 0, 0, 5, 1, 0, 0, 0, 4},  // max
    {340, 123, 341, -1, -1, 0, 0, 16, 0, 0, 5, 1, 0, 0, 0, 4},  // min
    {120, -1, -1, -1, -1, 85, 160, 17, 1, 1, 3, 0, 0, 0, 0, 4},  // CGFloat
    {121, -1, -1, -1, -1, 86, 161, 18, 1, 1, 3, 0, 0, 0, 0, 4},  // Double
    {122, -1, -1, -1, -1, 87, 162, 19, 1, 1, 3, 0, 0, 0, 0, 4},  // Float
    {125, -1, -1, -1, -1, 88, 163, 20, 1, 1, 3, 0, 0, 0, 0, 4},  // TimeInterval
    {123, -1, -1, -1, -1, 89, 164, 21, 1, 1, 3, 0, 0, 0, 0, 4},  // Int
    {124, -1, -1, -1, -1, 90, 165, 22, 1, 1, 3, 0, 0, 0, 0, 4},  // NSInteger
    {100, -1, 101, -1, -1, 91, 166, 23, 1, 1, 0, 0, 0, 0, 3, 4},  // sqrt
    {342, -1, 343, -1, -1, 92, 167, 24, 1, 1, 0, 0, 0, 0, 0, 4},  // exp
    {344, -1, 345, -1, -1, 93, 168, 25, 1, 1, 0, 0, 0, 0, 0, 4},  // log
    {346, -1, -1, -1, -1, 94, 169, 26, 1, 1, 0, 0, 0, 0, 0, 4},  // abs
    {347, -1, 348, -1, -1, 95, 170, 27, 1, 1, 0, 0, 0, 0, 0, 4},  // fabs
    {349, -1, 350, -1, -1, 96, 171, 28, 1, 1, 0, 0, 0, 0, 0, 4},  // floor
    {351, -1, 352, -1, -1, 97, 172, 29, 1, 1, 0, 0, 0, 0, 0, 4},  // ceil
    {77, -1, 353, -1, -1, 98, 173, 30, 1, 1, 0, 0, 0, 0, 0, 4},  // round
    {354, -1, 355, -1, -1, 99, 174, 31, 2, 2, 0, 0, 0, 0, 0, 4},  // pow
    {99, -1, 356, -1, -1, 101, 176, 32, 2, 2, 0, 0, 0, 0, 3, 4},  // hypot
    {357, -1, 358, -1, -1, 103, 178, 33, 2, 2, 0, 0, 0, 0, 0, 4},  // fmod
    {359, -1, -1, -1, -1, 105, 180, 34, 3, 3, 0, 0, 4, 0, 0, 4},  // stride
    {359, -1, -1, -1, -1, 108, 183, 35, 3, 3, 0, 0, 4, 0, 0, 4},  // stride
    {340, -1, 360, -1, -1, 111, 186, 36, 2, 2, 0, 0, 0, 0, 0, 4},  // min
    {340, -1, -1, -1, -1, 113, 188, 37, 3, 3, 0, 0, 0, 0, 0, 4},  // min
    {340, -1, -1, -1, -1, 116, 191, 38, 4, 4, 0, 0, 0, 0, 0, 4},  // min
    {338, -1, 361, -1, -1, 120, 195, 39, 2, 2, 0, 0, 0, 0, 0, 4},  // max
    {338, -1, -1, -1, -1, 122, 197, 40, 3, 3, 0, 0, 0, 0, 0, 4},  // max
    {338, -1, -1, -1, -1, 125, 200, 41, 4, 4, 0, 0, 0, 0, 0, 4},  // max
    {362, -1, 363, -1, -1, 129, 204, 42, 1, 1, 0, 0, 0, 0, 0, 4},  // trunc
    {364, -1, 365, -1, -1, 130, 205, 43, 1, 1, 0, 0, 0, 0, 0, 4},  // rint
    {366, -1, 367, -1, -1, 131, 206, 44, 1, 1, 0, 0, 0, 0, 0, 4},  // nearbyint
    {368, -1, 369, -1, -1, 132, 207, 45, 1, 1, 0, 0, 0, 0, 0, 4},  // lrint
    {370, -1, 371, -1, -1, 133, 208, 46, 1, 1, 0, 0, 0, 0, 0, 4},  // llrint
    {372, -1, 373, -1, -1, 134, 209, 47, 1, 1, 0, 0, 0, 0, 0, 4},  // lround
    {374, -1, 375, -1, -1, 135, 210, 48, 1, 1, 0, 0, 0, 0, 0, 4},  // llround
    {376, -1, 377, -1, -1, 136, 211, 49, 1, 1, 0, 0, 0, 0, 0, 4},  // log2
    {378, -1, 379, -1, -1, 137, 212, 50, 1, 1, 0, 0, 0, 0, 0, 4},  // log10
    {380, -1, 381, -1, -1, 138, 213, 51, 1, 1, 0, 0, 0, 0, 0, 4},  // exp2
    {382, -1, 383, -1, -1, 139, 214, 52, 1, 1, 0, 0, 0, 0, 0, 4},  // cbrt
    {384, -1, 385, -1, -1, 140, 215, 53, 1, 1, 0, 0, 0, 0, 0, 4},  // sinh
    {386, -1, 387, -1, -1, 141, 216, 54, 1, 1, 0, 0, 0, 0, 0, 4},  // cosh
    {388, -1, 389, -1, -1, 142, 217, 55, 1, 1, 0, 0, 0, 0, 0, 4},  // tanh
    {390, -1, 391, -1, -1, 143, 218, 56, 2, 2, 0, 0, 0, 0, 0, 4},  // copysign
    {392, -1, 393, -1, -1, 145, 220, 57, 2, 2, 0, 0, 0, 0, 0, 4},  // fdim
    {394, -1, -1, -1, -1, 147, 222, 58, 2, 2, 0, 0, 0, 0, 0, 4},  // fminf
    {395, -1, -1, -1, -1, 149, 224, 59, 2, 2, 0, 0, 0, 0, 0, 4},  // fmaxf
    {396, -1, -1, -1, -1, 151, 226, 60, 1, 1, 0, 0, 2, 0, 0, 4},  // isnan
    {397, -1, -1, -1, -1, 152, 227, 61, 1, 1, 0, 0, 2, 0, 0, 4},  // isinf
    {398, -1, -1, -1, -1, 153, 228, 62, 1, 1, 0, 0, 2, 0, 0, 4},  // isfinite
    {399, -1, -1, -1, -1, 154, 229, 63, 1, 1, 0, 0, 2, 0, 0, 4},  // signbit
    {400, -1, -1, -1, -1, 0, 0, 64, 0, 0, 5, 0, 0, 0, 0, 4},  // INT_MAX
    {401, -1, -1, -1, -1, 0, 0, 65, 0, 0, 5, 0, 0, 0, 0, 4},  // INT_MIN
    {402, -1, -1, -1, -1, 0, 0, 66, 0, 0, 5, 0, 0, 0, 0, 4},  // UINT_MAX
    {403, -1, -1, -1, -1, 0, 0, 67, 0, 0, 5, 0, 0, 0, 0, 4},  // LONG_MAX
    {404, -1, -1, -1, -1, 0, 0, 68, 0, 0, 5, 0, 0, 0, 0, 4},  // LONG_MIN
    {405, -1, -1, -1, -1, 0, 0, 69, 0, 0, 5, 0, 0, 0, 0, 4},  // NSUIntegerMax
    {406, -1, -1, -1, -1, 0, 0, 70, 0, 0, 5, 0, 0, 0, 0, 4},  // M_LN2
    {407, -1, -1, -1, -1, 0, 0, 71, 0, 0, 5, 0, 0, 0, 0, 4},  // M_LN10
    {408, -1, -1, -1, -1, 155, 230, 72, 0, 1, 1, 1, 0, 0, 0, 4},  // rounded
    {410, 409, -1, -1, -1, 0, 0, 73, 0, 0, 5, 25, 24, 0, 0, 4},  // up
    {411, 409, -1, -1, -1, 0, 0, 74, 0, 0, 5, 25, 24, 0, 0, 4},  // down
    {412, 409, -1, -1, -1, 0, 0, 75, 0, 0, 5, 25, 24, 0, 0, 4},  // toNearestOrEven
    {413, 409, -1, -1, -1, 0, 0, 76, 0, 0, 5, 25, 24, 0, 0, 4},  // toNearestOrAwayFromZero
    {414, 409, -1, -1, -1, 0, 0, 77, 0, 0, 5, 25, 24, 0, 0, 4},  // towardZero
    {415, 409, -1, -1, -1, 0, 0, 78, 0, 0, 5, 25, 24, 0, 0, 4},  // awayFromZero
    {408, -1, -1, -1, -1, 155, 231, 79, 1, 2, 1, 1, 0, 0, 0, 4},  // rounded
    {102, -1, -1, -1, -1, 156, 233, 80, 0, 1, 1, 1, 0, 0, 3, 4},  // squareRoot
    {416, -1, -1, -1, -1, 156, 234, 81, 1, 2, 1, 1, 0, 0, 0, 4},  // truncatingRemainder
    {418, -1, -1, -1, -1, 157, 236, 82, 0, 1, 1, 1, 0, 0, 0, 4},  // signum
    {419, -1, -1, -1, -1, 0, 237, 83, 0, 1, 2, 1, 0, 0, 0, 4},  // magnitude
    {420, -1, -1, -1, -1, 157, 238, 84, 1, 2, 1, 1, 2, 0, 0, 4},  // isMultiple
    {422, -1, -1, -1, -1, 0, 240, 85, 0, 1, 2, 1, 2, 0, 0, 4},  // isFinite
    {423, -1, -1, -1, -1, 0, 241, 86, 0, 1, 2, 1, 2, 0, 0, 4},  // isNaN
    {424, -1, -1, -1, -1, 0, 242, 87, 0, 1, 2, 1, 3, 0, 0, 4},  // description
    {426, -1, -1, -1, -1, 158, 243, 88, 1, 2, 1, 1, 45, 0, 0, 4},  // quotientAndRemainder
    {152, -1, -1, -1, -1, 159, 245, 0, 1, 1, 3, 0, 1, 0, 0, 5},  // Angle
    {152, -1, -1, -1, -1, 160, 246, 1, 1, 1, 3, 0, 1, 0, 0, 5},  // Angle
    {152, -1, -1, -1, -1, 161, 247, 2, 1, 1, 3, 0, 1, 0, 0, 5},  // Angle
    {427, 152, -1, -1, -1, 162, 248, 3, 1, 1, 4, 2, 1, 0, 0, 5},  // degrees
    {428, 152, -1, -1, -1, 163, 249, 4, 1, 1, 4, 2, 1, 0, 0, 5},  // radians
    {220, 152, -1, -1, -1, 0, 0, 5, 0, 0, 5, 2, 1, 0, 0, 5},  // zero
    {427, -1, -1, -1, -1, 0, 250, 6, 0, 1, 2, 2, 0, 0, 0, 5},  // degrees
    {428, -1, -1, -1, -1, 0, 251, 7, 0, 1, 2, 2, 0, 0, 0, 5},  // radians
    {429, -1, -1, -1, -1, 0, 252, 8, 0, 1, 2, 2, 0, 0, 0, 5},  // turns
    {430, -1, 431, -1, -1, 164, 253, 9, 1, 1, 0, 0, 0, 0, 1, 5},  // sin
    {432, -1, 433, -1, -1, 165, 254, 10, 1, 1, 0, 0, 0, 0, 1, 5},  // cos
    {434, -1, 435, -1, -1, 166, 255, 11, 1, 1, 0, 0, 0, 0, 1, 5},  // tan
    {92, -1, 96, -1, -1, 167, 256, 12, 1, 1, 0, 0, 1, 0, 3, 5},  // asin
    {91, -1, 95, -1, -1, 168, 257, 13, 1, 1, 0, 0, 1, 0, 3, 5},  // acos
    {93, -1, 97, -1, -1, 169, 258, 14, 1, 1, 0, 0, 1, 0, 3, 5},  // atan
    {94, -1, 98, -1, -1, 170, 259, 15, 2, 2, 0, 0, 1, 0, 3, 5},  // atan2
    {436, -1, -1, -1, -1, 0, 261, 0, 0, 1, 2, 5, 0, 0, 0, 6},  // count
    {282, -1, -1, -1, -1, 0, 262, 1, 0, 1, 2, 5, 2, 0, 0, 6},  // isEmpty
    {437, -1, -1, -1, 1347, 0, 263, 2, 0, 1, 2, 5, 49, 0, 0, 6},  // first
    {438, -1, -1, -1, 1348, 0, 264, 3, 0, 1, 2, 5, 49, 0, 0, 6},  // last
    {439, -1, -1, -1, 1349, 172, 265, 4, 0, 1, 1, 5, 4, 0, 0, 6},  // reversed
    {440, -1, -1, -1, -1, 172, 266, 5, 0, 1, 1, 5, 4, 0, 0, 6},  // enumerated
    {441, -1, -1, -1, -1, 172, 267, 6, 2, 2, 0, 0, 4, 0, 0, 6},  // zip
    {79, -1, -1, -1, -1, 174, 269, 7, 1, 2, 1, 5, 4, 0, 0, 6},  // map
    {442, -1, -1, -1, -1, 175, 271, 8, 1, 2, 1, 5, 4, 0, 0, 6},  // compactMap
    {443, -1, -1, -1, -1, 176, 273, 9, 1, 2, 1, 5, 4, 0, 0, 6},  // filter
    {444, -1, -1, -1, -1, 177, 275, 10, 2, 3, 1, 5, 49, 0, 0, 6},  // reduce
    {445, -1, -1, -1, -1, 179, 278, 11, 1, 2, 1, 5, 49, 0, 0, 6},  // forEach
    {446, -1, -1, -1, -1, 180, 280, 12, 1, 2, 1, 5, 49, 0, 0, 6},  // enumerateObjectsUsingBlock
    {447, -1, -1, -1, -1, 181, 282, 13, 1, 2, 1, 5, 49, 0, 0, 6},  // objectAtIndex
    {448, -1, -1, -1, -1, 182, 284, 14, 1, 2, 1, 5, 0, 0, 0, 6},  // indexOfObject
    {449, -1, -1, -1, -1, 0, 0, 15, 0, 0, 5, 0, 0, 0, 0, 6},  // NSNotFound
    {450, -1, -1, -1, -1, 183, 286, 16, 0, 1, 1, 5, 49, 0, 0, 6},  // removeLastObject
    {451, -1, -1, -1, -1, 183, 287, 17, 1, 2, 1, 5, 49, 0, 0, 6},  // removeObjectAtIndex
    {452, -1, -1, -1, -1, 184, 289, 18, 2, 3, 1, 5, 49, 0, 0, 6},  // replaceObjectAtIndex
    {454, -1, -1, -1, -1, 186, 292, 19, 2, 3, 1, 5, 49, 0, 0, 6},  // insertObject
    {456, -1, -1, -1, -1, 188, 295, 20, 2, 3, 1, 5, 49, 0, 0, 6},  // exchangeObjectAtIndex
    {73, -1, -1, -1, -1, 190, 298, 21, 1, 2, 1, 5, 49, 0, 0, 6},  // removeObject
    {307, -1, -1, -1, 1346, 191, 300, 22, 1, 2, 1, 5, 2, 0, 0, 6},  // contains
    {307, -1, -1, -1, -1, 192, 302, 23, 1, 2, 1, 5, 2, 0, 0, 6},  // contains
    {437, -1, -1, -1, -1, 193, 304, 24, 1, 2, 1, 5, 49, 0, 0, 6},  // first
    {458, -1, -1, -1, -1, 194, 306, 25, 1, 2, 1, 5, 2, 0, 0, 6},  // allSatisfy
    {459, -1, -1, -1, -1, 195, 308, 26, 1, 2, 1, 5, 49, 0, 0, 6},  // firstIndex
    {459, -1, -1, -1, -1, 196, 310, 27, 1, 2, 1, 5, 49, 0, 0, 6},  // firstIndex
    {438, -1, -1, -1, -1, 197, 312, 28, 1, 2, 1, 5, 49, 0, 0, 6},  // last
    {460, -1, -1, -1, -1, 198, 314, 29, 1, 2, 1, 5, 49, 0, 0, 6},  // lastIndex
    {460, -1, -1, -1, -1, 199, 316, 30, 1, 2, 1, 5, 49, 0, 0, 6},  // lastIndex
    {461, -1, -1, -1, -1, 200, 318, 31, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {461, -1, -1, -1, -1, 201, 320, 32, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {462, -1, -1, -1, -1, 202, 322, 33, 1, 2, 1, 5, 4, 0, 0, 6},  // drop
    {463, -1, -1, -1, -1, 203, 324, 34, 1, 2, 1, 5, 2, 0, 0, 6},  // elementsEqual
    {464, -1, -1, -1, -1, 204, 326, 35, 1, 2, 1, 5, 2, 0, 0, 6},  // starts
    {67, -1, -1, -1, -1, 205, 328, 36, 1, 2, 1, 5, 49, 0, 0, 6},  // removeFirst
    {65, -1, -1, -1, -1, 206, 330, 37, 1, 2, 1, 5, 49, 0, 0, 6},  // removeLast
    {307, -1, -1, -1, -1, 207, 332, 38, 1, 2, 1, 8, 2, 0, 0, 6},  // contains
    {31, -1, -1, -1, -1, 0, 334, 39, 0, 1, 2, 5, 4, 0, 0, 6},  // lazy
    {466, -1, -1, -1, -1, 208, 335, 40, 0, 1, 1, 5, 4, 0, 0, 6},  // dropFirst
    {466, -1, -1, -1, -1, 208, 336, 41, 1, 2, 1, 5, 4, 0, 0, 6},  // dropFirst
    {467, -1, -1, -1, -1, 209, 338, 42, 0, 1, 1, 5, 4, 0, 0, 6},  // dropLast
    {467, -1, -1, -1, -1, 209, 339, 43, 1, 2, 1, 5, 4, 0, 0, 6},  // dropLast
    {461, -1, -1, -1, -1, 210, 341, 44, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {468, -1, -1, -1, -1, 211, 343, 45, 1, 2, 1, 5, 4, 0, 0, 6},  // suffix
    {74, -1, -1, -1, -1, 212, 345, 46, 2, 3, 1, 5, 49, 0, 0, 6},  // swapAt
    {469, -1, -1, -1, -1, 214, 348, 47, 0, 1, 1, 5, 49, 0, 0, 6},  // joined
    {470, -1, -1, -1, -1, 0, 349, 48, 0, 1, 2, 5, 7, 0, 0, 6},  // indices
    {471, -1, -1, -1, -1, 0, 350, 49, 0, 1, 2, 5, 0, 0, 0, 6},  // startIndex
    {472, -1, -1, -1, -1, 0, 351, 50, 0, 1, 2, 5, 0, 0, 0, 6},  // endIndex
    {80, -1, -1, -1, -1, 214, 352, 51, 1, 2, 1, 5, 4, 0, 0, 6},  // flatMap
    {445, -1, -1, -1, -1, 215, 354, 52, 1, 2, 1, 8, 49, 0, 0, 6},  // forEach
    {444, -1, -1, -1, -1, 216, 356, 53, 2, 3, 1, 5, 49, 0, 0, 6},  // reduce
    {68, -1, -1, -1, -1, 218, 359, 54, 1, 2, 1, 5, 49, 0, 0, 6},  // removeAll
    {145, -1, -1, -1, -1, 219, 361, 55, 2, 2, 3, 0, 4, 0, 0, 6},  // Array
    {340, -1, -1, -1, -1, 221, 363, 56, 0, 1, 1, 5, 49, 0, 0, 6},  // min
    {338, -1, -1, -1, -1, 221, 364, 57, 0, 1, 1, 5, 49, 0, 0, 6},  // max
    {340, -1, -1, -1, -1, 221, 365, 58, 2, 2, 0, 0, 49, 0, 0, 6},  // min
    {338, -1, -1, -1, -1, 223, 367, 59, 2, 2, 0, 0, 49, 0, 0, 6},  // max
    {340, -1, -1, -1, -1, 225, 369, 60, 1, 2, 1, 5, 49, 0, 0, 6},  // min
    {338, -1, -1, -1, -1, 226, 371, 61, 1, 2, 1, 5, 49, 0, 0, 6},  // max
    {475, -1, -1, -1, -1, 227, 373, 62, 0, 1, 1, 5, 4, 0, 0, 6},  // sorted
    {475, -1, -1, -1, -1, 227, 374, 63, 1, 2, 1, 5, 4, 0, 0, 6},  // sorted
    {475, -1, -1, -1, -1, 228, 376, 64, 1, 2, 1, 5, 4, 0, 0, 6},  // sorted
    {469, -1, -1, -1, 1350, 229, 378, 65, 1, 2, 1, 5, 3, 0, 0, 6},  // joined
    {62, -1, -1, -1, 1344, 230, 380, 66, 1, 2, 1, 5, 49, 0, 0, 6},  // append
    {62, -1, -1, -1, 1345, 231, 382, 67, 1, 2, 1, 5, 49, 0, 0, 6},  // append
    {63, -1, -1, -1, -1, 232, 384, 68, 2, 3, 1, 5, 49, 0, 0, 6},  // insert
    {63, -1, -1, -1, -1, 234, 387, 69, 2, 3, 1, 5, 49, 0, 0, 6},  // insert
    {64, -1, -1, -1, -1, 236, 390, 70, 1, 2, 1, 5, 49, 0, 0, 6},  // remove
    {65, -1, -1, -1, -1, 237, 392, 71, 0, 1, 1, 5, 49, 0, 0, 6},  // removeLast
    {66, -1, -1, -1, -1, 237, 393, 72, 0, 1, 1, 5, 49, 0, 0, 6},  // popLast
    {67, -1, -1, -1, -1, 237, 394, 73, 0, 1, 1, 5, 49, 0, 0, 6},  // removeFirst
    {68, -1, -1, -1, 506, 237, 395, 74, 0, 1, 1, 5, 49, 0, 0, 6},  // removeAll
    {436, -1, -1, -1, 233, 0, 396, 75, 0, 1, 2, 4, 0, 0, 0, 6},  // count
    {282, -1, -1, -1, -1, 0, 397, 76, 0, 1, 2, 4, 2, 0, 0, 6},  // isEmpty
    {479, -1, -1, -1, -1, 237, 398, 77, 0, 1, 1, 4, 3, 0, 0, 6},  // uppercased
    {480, -1, -1, -1, -1, 237, 399, 78, 0, 1, 1, 4, 3, 0, 0, 6},  // lowercased
    {307, -1, -1, -1, -1, 237, 400, 79, 1, 2, 1, 4, 2, 0, 0, 6},  // contains
    {481, -1, -1, -1, -1, 238, 402, 80, 1, 2, 1, 4, 2, 0, 0, 6},  // hasPrefix
    {482, -1, -1, -1, -1, 239, 404, 81, 1, 2, 1, 4, 2, 0, 0, 6},  // hasSuffix
    {142, -1, -1, -1, -1, 240, 406, 82, 2, 2, 3, 0, 3, 0, 0, 6},  // String
    {483, -1, -1, -1, -1, 0, 408, 83, 0, 1, 2, 4, 2, 0, 0, 6},  // isLetter
    {484, -1, -1, -1, -1, 0, 409, 84, 0, 1, 2, 4, 2, 0, 0, 6},  // isNumber
    {485, -1, -1, -1, -1, 0, 410, 85, 0, 1, 2, 4, 2, 0, 0, 6},  // isWhitespace
    {486, -1, -1, -1, -1, 0, 411, 86, 0, 1, 2, 4, 2, 0, 0, 6},  // isUppercase
    {487, -1, -1, -1, -1, 0, 412, 87, 0, 1, 2, 4, 2, 0, 0, 6},  // isLowercase
    {488, -1, -1, -1, -1, 0, 413, 88, 0, 1, 2, 4, 2, 0, 0, 6},  // isPunctuation
    {489, -1, -1, -1, -1, 0, 414, 89, 0, 1, 2, 4, 49, 0, 0, 6},  // wholeNumberValue
    {490, -1, -1, -1, -1, 0, 415, 90, 0, 1, 2, 4, 3, 0, 0, 6},  // capitalized
    {491, -1, -1, -1, -1, 242, 416, 91, 1, 2, 1, 4, 4, 0, 0, 6},  // split
    {492, -1, -1, -1, -1, 243, 418, 92, 1, 2, 1, 4, 4, 0, 0, 6},  // components
    {494, -1, -1, -1, -1, 244, 420, 93, 2, 3, 1, 4, 3, 0, 0, 6},  // replacingOccurrences
    {495, -1, -1, -1, -1, 246, 423, 94, 1, 1, 0, 0, 46, 0, 0, 6},  // type
    {142, -1, -1, -1, -1, 247, 424, 95, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {142, -1, -1, -1, -1, 248, 425, 96, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {143, -1, -1, -1, -1, 249, 426, 97, 1, 1, 3, 0, 3, 0, 0, 6},  // Character
    {500, -1, -1, -1, -1, 0, 427, 98, 0, 1, 2, 7, 4, 0, 0, 6},  // keys
    {501, -1, -1, -1, -1, 0, 428, 99, 0, 1, 2, 7, 4, 0, 0, 6},  // allKeys
    {502, -1, -1, -1, -1, 0, 429, 100, 0, 1, 2, 7, 4, 0, 0, 6},  // values
    {503, -1, -1, -1, -1, 0, 430, 101, 0, 1, 2, 7, 4, 0, 0, 6},  // allValues
    {436, -1, -1, -1, -1, 0, 431, 102, 0, 1, 2, 7, 0, 0, 0, 6},  // count
    {282, -1, -1, -1, -1, 0, 432, 103, 0, 1, 2, 7, 2, 0, 0, 6},  // isEmpty
    {69, -1, -1, -1, -1, 250, 433, 104, 1, 2, 1, 7, 49, 0, 0, 6},  // removeValue
    {505, -1, -1, -1, -1, 251, 435, 105, 1, 2, 1, 7, 49, 0, 0, 6},  // removeObjectForKey
    {70, -1, -1, -1, -1, 252, 437, 106, 2, 3, 1, 7, 49, 0, 0, 6},  // updateValue
    {72, -1, -1, -1, -1, 254, 440, 107, 2, 3, 1, 7, 49, 0, 0, 6},  // setObject
    {68, -1, -1, -1, -1, 256, 443, 108, 0, 1, 1, 7, 49, 0, 0, 6},  // removeAll
    {506, -1, -1, -1, -1, 256, 444, 109, 0, 1, 1, 7, 49, 0, 0, 6},  // removeAllObjects
    {71, -1, -1, -1, -1, 256, 445, 110, 2, 3, 1, 7, 49, 0, 0, 6},  // merge
    {508, -1, -1, -1, -1, 258, 448, 111, 1, 2, 1, 7, 6, 0, 0, 6},  // mapValues
    {443, -1, -1, -1, -1, 259, 450, 112, 1, 2, 1, 7, 6, 0, 0, 6},  // filter
    {509, -1, -1, -1, -1, 260, 452, 113, 2, 3, 1, 7, 6, 0, 0, 6},  // merging
    {510, -1, -1, -1, -1, 262, 455, 114, 1, 2, 1, 7, 49, 0, 0, 6},  // objectForKey
    {511, -1, -1, -1, -1, 263, 457, 115, 1, 2, 1, 7, 49, 0, 0, 6},  // valueForKey
    {497, -1, -1, -1, -1, 264, 459, 116, 1, 1, 3, 0, 6, 0, 0, 6},  // Dictionary
    {497, -1, -1, -1, -1, 265, 460, 117, 2, 2, 3, 0, 6, 0, 0, 6},  // Dictionary
    {499, -1, -1, -1, -1, 267, 462, 118, 0, 0, 3, 0, 6, 0, 0, 6},  // NSMutableDictionary
    {498, -1, -1, -1, -1, 267, 462, 119, 0, 0, 3, 0, 6, 0, 0, 6},  // NSDictionary
    {497, -1, -1, -1, -1, 267, 462, 120, 0, 0, 3, 0, 6, 0, 0, 6},  // Dictionary
    {79, -1, -1, -1, -1, 174, 462, 121, 1, 2, 1, 7, 4, 0, 0, 6},  // map
    {442, -1, -1, -1, -1, 175, 464, 122, 1, 2, 1, 7, 4, 0, 0, 6},  // compactMap
    {80, -1, -1, -1, -1, 214, 466, 123, 1, 2, 1, 7, 4, 0, 0, 6},  // flatMap
    {445, -1, -1, -1, -1, 179, 468, 124, 1, 2, 1, 7, 49, 0, 0, 6},  // forEach
    {444, -1, -1, -1, -1, 177, 470, 125, 2, 3, 1, 7, 49, 0, 0, 6},  // reduce
    {307, -1, -1, -1, -1, 192, 473, 126, 1, 2, 1, 7, 2, 0, 0, 6},  // contains
    {437, -1, -1, -1, -1, 193, 475, 127, 1, 2, 1, 7, 49, 0, 0, 6},  // first
    {458, -1, -1, -1, -1, 194, 477, 128, 1, 2, 1, 7, 2, 0, 0, 6},  // allSatisfy
    {475, -1, -1, -1, -1, 227, 479, 129, 1, 2, 1, 7, 4, 0, 0, 6},  // sorted
    {475, -1, -1, -1, -1, 228, 481, 130, 1, 2, 1, 7, 4, 0, 0, 6},  // sorted
    {338, -1, -1, -1, -1, 226, 483, 131, 1, 2, 1, 7, 49, 0, 0, 6},  // max
    {340, -1, -1, -1, -1, 225, 485, 132, 1, 2, 1, 7, 49, 0, 0, 6},  // min
    {440, -1, -1, -1, -1, 172, 487, 133, 0, 1, 1, 7, 4, 0, 0, 6},  // enumerated
    {437, -1, -1, -1, -1, 0, 488, 134, 0, 1, 2, 7, 49, 0, 0, 6},  // first
    {514, -1, -1, -1, -1, 0, 489, 135, 0, 1, 2, 8, 0, 0, 0, 6},  // lowerBound
    {515, -1, -1, -1, -1, 0, 490, 136, 0, 1, 2, 8, 0, 0, 0, 6},  // upperBound
    {436, -1, -1, -1, -1, 0, 491, 137, 0, 1, 2, 8, 0, 0, 0, 6},  // count
    {282, -1, -1, -1, -1, 0, 492, 138, 0, 1, 2, 8, 2, 0, 0, 6},  // isEmpty
    {307, -1, -1, -1, -1, 280, 493, 139, 1, 2, 1, 8, 2, 0, 0, 6},  // contains
    {79, -1, -1, -1, -1, 281, 495, 140, 1, 2, 1, 8, 4, 0, 0, 6},  // map
    {439, -1, -1, -1, -1, 282, 497, 141, 0, 1, 1, 8, 4, 0, 0, 6},  // reversed
    {145, -1, -1, -1, -1, 282, 498, 142, 1, 1, 3, 0, 4, 0, 0, 6},  // Array
    {516, -1, -1, -1, -1, 283, 499, 143, 0, 0, 3, 0, 5, 0, 0, 6},  // Set
    {516, -1, -1, -1, -1, 283, 499, 144, 1, 1, 3, 0, 5, 0, 0, 6},  // Set
    {436, -1, -1, -1, -1, 0, 500, 145, 0, 1, 2, 6, 0, 0, 0, 6},  // count
    {282, -1, -1, -1, -1, 0, 501, 146, 0, 1, 2, 6, 2, 0, 0, 6},  // isEmpty
    {437, -1, -1, -1, -1, 0, 502, 147, 0, 1, 2, 6, 49, 0, 0, 6},  // first
    {301, -1, -1, -1, -1, 284, 503, 148, 1, 2, 1, 6, 5, 0, 0, 6},  // union
    {517, -1, -1, -1, -1, 285, 505, 149, 1, 2, 1, 6, 49, 0, 0, 6},  // formUnion
    {303, -1, -1, -1, -1, 286, 507, 150, 1, 2, 1, 6, 5, 0, 0, 6},  // intersection
    {518, -1, -1, -1, -1, 287, 509, 151, 1, 2, 1, 6, 49, 0, 0, 6},  // formIntersection
    {519, -1, -1, -1, -1, 288, 511, 152, 1, 2, 1, 6, 5, 0, 0, 6},  // subtracting
    {520, -1, -1, -1, -1, 289, 513, 153, 1, 2, 1, 6, 49, 0, 0, 6},  // subtract
    {521, -1, -1, -1, -1, 290, 515, 154, 1, 2, 1, 6, 5, 0, 0, 6},  // symmetricDifference
    {522, -1, -1, -1, -1, 291, 517, 155, 1, 2, 1, 6, 49, 0, 0, 6},  // formSymmetricDifference
    {523, -1, -1, -1, -1, 292, 519, 156, 1, 2, 1, 6, 2, 0, 0, 6},  // isSubset
    {524, -1, -1, -1, -1, 293, 521, 157, 1, 2, 1, 6, 2, 0, 0, 6},  // isSuperset
    {525, -1, -1, -1, -1, 294, 523, 158, 1, 2, 1, 6, 2, 0, 0, 6},  // isStrictSubset
    {526, -1, -1, -1, -1, 295, 525, 159, 1, 2, 1, 6, 2, 0, 0, 6},  // isStrictSuperset
    {527, -1, -1, -1, -1, 296, 527, 160, 1, 2, 1, 6, 2, 0, 0, 6},  // isDisjoint
    {307, -1, -1, -1, -1, 297, 529, 161, 1, 2, 1, 6, 2, 0, 0, 6},  // contains
    {63, -1, -1, -1, -1, 298, 531, 162, 1, 2, 1, 6, 49, 0, 0, 6},  // insert
    {528, -1, -1, -1, -1, 299, 533, 163, 1, 2, 1, 6, 49, 0, 0, 6},  // update
    {64, -1, -1, -1, -1, 300, 535, 164, 1, 2, 1, 6, 49, 0, 0, 6},  // remove
    {68, -1, -1, -1, -1, 301, 537, 165, 0, 1, 1, 6, 49, 0, 0, 6},  // removeAll
    {529, -1, -1, -1, -1, 301, 538, 166, 0, 1, 1, 6, 49, 0, 0, 6},  // popFirst
    {67, -1, -1, -1, -1, 301, 539, 167, 0, 1, 1, 6, 49, 0, 0, 6},  // removeFirst
    {159, -1, -1, -1, -1, 301, 540, 0, 4, 4, 3, 0, 17, 0, 0, 7},  // UIColor
    {534, -1, -1, -1, -1, 305, 544, 1, 1, 2, 1, 18, 17, 0, 0, 7},  // withAlphaComponent
    {535, -1, -1, -1, -1, 306, 546, 2, 0, 1, 1, 18, 49, 0, 0, 7},  // set
    {536, -1, -1, -1, -1, 306, 547, 3, 0, 1, 1, 18, 49, 0, 0, 7},  // setFill
    {537, -1, -1, -1, -1, 306, 548, 4, 0, 1, 1, 18, 49, 0, 0, 7},  // setStroke
    {159, -1, -1, -1, -1, 306, 549, 5, 2, 2, 3, 0, 17, 0, 0, 7},  // UIColor
    {539, 159, -1, -1, -1, 0, 0, 6, 0, 0, 5, 18, 17, 0, 0, 7},  // black
    {540, 159, -1, -1, -1, 308, 0, 7, 0, 0, 4, 18, 17, 0, 0, 7},  // blackColor
    {538, 159, -1, -1, -1, 0, 0, 8, 0, 0, 5, 18, 17, 0, 0, 7},  // white
    {541, 159, -1, -1, -1, 308, 0, 9, 0, 0, 4, 18, 17, 0, 0, 7},  // whiteColor
    {530, 159, -1, -1, -1, 0, 0, 10, 0, 0, 5, 18, 17, 0, 0, 7},  // red
    {542, 159, -1, -1, -1, 308, 0, 11, 0, 0, 4, 18, 17, 0, 0, 7},  // redColor
    {531, 159, -1, -1, -1, 0, 0, 12, 0, 0, 5, 18, 17, 0, 0, 7},  // green
    {543, 159, -1, -1, -1, 308, 0, 13, 0, 0, 4, 18, 17, 0, 0, 7},  // greenColor
    {532, 159, -1, -1, -1, 0, 0, 14, 0, 0, 5, 18, 17, 0, 0, 7},  // blue
    {544, 159, -1, -1, -1, 308, 0, 15, 0, 0, 4, 18, 17, 0, 0, 7},  // blueColor
    {545, 159, -1, -1, -1, 0, 0, 16, 0, 0, 5, 18, 17, 0, 0, 7},  // cyan
    {546, 159, -1, -1, -1, 308, 0, 17, 0, 0, 4, 18, 17, 0, 0, 7},  // cyanColor
    {547, 159, -1, -1, -1, 0, 0, 18, 0, 0, 5, 18, 17, 0, 0, 7},  // yellow
    {548, 159, -1, -1, -1, 308, 0, 19, 0, 0, 4, 18, 17, 0, 0, 7},  // yellowColor
    {549, 159, -1, -1, -1, 0, 0, 20, 0, 0, 5, 18, 17, 0, 0, 7},  // magenta
    {550, 159, -1, -1, -1, 308, 0, 21, 0, 0, 4, 18, 17, 0, 0, 7},  // magentaColor
    {551, 159, -1, -1, -1, 0, 0, 22, 0, 0, 5, 18, 17, 0, 0, 7},  // orange
    {552, 159, -1, -1, -1, 308, 0, 23, 0, 0, 4, 18, 17, 0, 0, 7},  // orangeColor
    {553, 159, -1, -1, -1, 0, 0, 24, 0, 0, 5, 18, 17, 0, 0, 7},  // purple
    {554, 159, -1, -1, -1, 308, 0, 25, 0, 0, 4, 18, 17, 0, 0, 7},  // purpleColor
    {555, 159, -1, -1, -1, 0, 0, 26, 0, 0, 5, 18, 17, 0, 0, 7},  // brown
    {556, 159, -1, -1, -1, 308, 0, 27, 0, 0, 4, 18, 17, 0, 0, 7},  // brownColor
    {557, 159, -1, -1, -1, 0, 0, 28, 0, 0, 5, 18, 17, 0, 0, 7},  // gray
    {558, 159, -1, -1, -1, 308, 0, 29, 0, 0, 4, 18, 17, 0, 0, 7},  // grayColor
    {559, 159, -1, -1, -1, 0, 0, 30, 0, 0, 5, 18, 17, 0, 0, 7},  // lightGray
    {560, 159, -1, -1, -1, 308, 0, 31, 0, 0, 4, 18, 17, 0, 0, 7},  // lightGrayColor
    {561, 159, -1, -1, -1, 0, 0, 32, 0, 0, 5, 18, 17, 0, 0, 7},  // darkGray
    {562, 159, -1, -1, -1, 308, 0, 33, 0, 0, 4, 18, 17, 0, 0, 7},  // darkGrayColor
    {563, 159, -1, -1, -1, 0, 0, 34, 0, 0, 5, 18, 17, 0, 0, 7},  // clear
    {564, 159, -1, -1, -1, 308, 0, 35, 0, 0, 4, 18, 17, 0, 0, 7},  // clearColor
    {565, 159, -1, -1, -1, 0, 0, 36, 0, 0, 5, 18, 17, 0, 0, 7},  // systemRed
    {566, 159, -1, -1, -1, 0, 0, 37, 0, 0, 5, 18, 17, 0, 0, 7},  // systemOrange
    {567, 159, -1, -1, -1, 0, 0, 38, 0, 0, 5, 18, 17, 0, 0, 7},  // systemYellow
    {568, 159, -1, -1, -1, 0, 0, 39, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGreen
    {569, 159, -1, -1, -1, 0, 0, 40, 0, 0, 5, 18, 17, 0, 0, 7},  // systemMint
    {570, 159, -1, -1, -1, 0, 0, 41, 0, 0, 5, 18, 17, 0, 0, 7},  // systemTeal
    {571, 159, -1, -1, -1, 0, 0, 42, 0, 0, 5, 18, 17, 0, 0, 7},  // systemCyan
    {572, 159, -1, -1, -1, 0, 0, 43, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBlue
    {573, 159, -1, -1, -1, 0, 0, 44, 0, 0, 5, 18, 17, 0, 0, 7},  // systemIndigo
    {574, 159, -1, -1, -1, 0, 0, 45, 0, 0, 5, 18, 17, 0, 0, 7},  // systemPurple
    {575, 159, -1, -1, -1, 0, 0, 46, 0, 0, 5, 18, 17, 0, 0, 7},  // systemPink
    {576, 159, -1, -1, -1, 0, 0, 47, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBrown
    {577, 159, -1, -1, -1, 0, 0, 48, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray
    {578, 159, -1, -1, -1, 0, 0, 49, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray2
    {579, 159, -1, -1, -1, 0, 0, 50, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray3
    {580, 159, -1, -1, -1, 0, 0, 51, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray4
    {581, 159, -1, -1, -1, 0, 0, 52, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray5
    {582, 159, -1, -1, -1, 0, 0, 53, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray6
    {583, 159, -1, -1, -1, 0, 0, 54, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBackground
    {584, 159, -1, -1, -1, 0, 0, 55, 0, 0, 5, 18, 17, 0, 0, 7},  // secondarySystemBackground
    {585, 159, -1, -1, -1, 0, 0, 56, 0, 0, 5, 18, 17, 0, 0, 7},  // label
    {160, -1, -1, -1, -1, 308, 551, 0, 1, 1, 3, 0, 27, 0, 0, 8},  // UIView
    {160, -1, -1, -1, -1, 0, 0, 1, 0, 0, 3, 0, 27, 0, 0, 8},  // UIView
    {161, -1, -1, -1, -1, 309, 552, 2, 1, 1, 3, 0, 27, 0, 0, 8},  // UIWindow
    {161, -1, -1, -1, -1, 0, 0, 3, 0, 0, 3, 0, 27, 0, 0, 8},  // UIWindow
    {162, -1, -1, -1, -1, 310, 553, 4, 1, 1, 3, 0, 27, 0, 0, 8},  // UIImageView
    {162, -1, -1, -1, -1, 0, 0, 5, 0, 0, 3, 0, 27, 0, 0, 8},  // UIImageView
    {163, -1, -1, -1, -1, 311, 554, 6, 1, 1, 3, 0, 27, 0, 0, 8},  // UILabel
    {163, -1, -1, -1, -1, 0, 0, 7, 0, 0, 3, 0, 27, 0, 0, 8},  // UILabel
    {164, -1, -1, -1, -1, 312, 555, 8, 1, 1, 3, 0, 27, 0, 0, 8},  // UIButton
    {164, -1, -1, -1, -1, 0, 0, 9, 0, 0, 3, 0, 27, 0, 0, 8},  // UIButton
    {165, -1, -1, -1, -1, 313, 556, 10, 1, 1, 3, 0, 27, 0, 0, 8},  // UIScrollView
    {165, -1, -1, -1, -1, 0, 0, 11, 0, 0, 3, 0, 27, 0, 0, 8},  // UIScrollView
    {166, -1, -1, -1, -1, 314, 557, 12, 1, 1, 3, 0, 27, 0, 0, 8},  // UIControl
    {166, -1, -1, -1, -1, 0, 0, 13, 0, 0, 3, 0, 27, 0, 0, 8},  // UIControl
    {167, -1, -1, -1, -1, 315, 558, 14, 1, 1, 3, 0, 27, 0, 0, 8},  // UITextField
    {167, -1, -1, -1, -1, 0, 0, 15, 0, 0, 3, 0, 27, 0, 0, 8},  // UITextField
    {168, -1, -1, -1, -1, 316, 559, 16, 1, 1, 3, 0, 27, 0, 0, 8},  // UITextView
    {168, -1, -1, -1, -1, 0, 0, 17, 0, 0, 3, 0, 27, 0, 0, 8},  // UITextView
    {169, -1, -1, -1, -1, 317, 560, 18, 1, 1, 3, 0, 27, 0, 0, 8},  // UITableViewCell
    {169, -1, -1, -1, -1, 0, 0, 19, 0, 0, 3, 0, 27, 0, 0, 8},  // UITableViewCell
    {170, -1, -1, -1, -1, 318, 561, 20, 1, 1, 3, 0, 27, 0, 0, 8},  // UICollectionViewCell
    {170, -1, -1, -1, -1, 0, 0, 21, 0, 0, 3, 0, 27, 0, 0, 8},  // UICollectionViewCell
    {171, -1, -1, -1, -1, 319, 562, 22, 1, 1, 3, 0, 27, 0, 0, 8},  // UIVisualEffectView
    {171, -1, -1, -1, -1, 0, 0, 23, 0, 0, 3, 0, 27, 0, 0, 8},  // UIVisualEffectView
    {586, -1, -1, -1, -1, 0, 563, 24, 0, 1, 2, 28, 13, 0, 9, 8},  // frame
    {587, -1, -1, -1, -1, 0, 564, 25, 0, 1, 2, 28, 13, 0, 10, 8},  // bounds
    {287, -1, -1, -1, -1, 0, 565, 26, 0, 1, 2, 28, 9, 0, 11, 8},  // center
    {588, -1, -1, -1, -1, 0, 566, 27, 0, 1, 2, 28, 9, 0, 12, 8},  // anchorPoint
    {589, -1, -1, -1, 1332, 0, 567, 28, 0, 1, 2, 28, 2, 0, 0, 8},  // isHidden
    {590, -1, -1, -1, -1, 0, 568, 29, 0, 1, 2, 28, 2, 0, 0, 8},  // clipsToBounds
    {591, -1, -1, -1, -1, 0, 569, 30, 0, 1, 2, 28, 3, 0, 0, 8},  // name
    {592, -1, -1, -1, -1, 320, 570, 31, 1, 1, 0, 0, 49, 0, 0, 8},  // UIImage
    {162, -1, -1, -1, -1, 321, 571, 32, 1, 1, 3, 0, 27, 0, 0, 8},  // UIImageView
    {86, -1, -1, -1, -1, 0, 572, 33, 0, 1, 2, 28, 14, 0, 13, 8},  // transform
    {595, -1, -1, -1, -1, 322, 573, 34, 1, 2, 1, 28, 49, 0, 0, 8},  // moveAnchor
    {596, -1, -1, -1, -1, 0, 575, 35, 0, 1, 2, 28, 9, 0, 0, 8},  // contentOffset
    {533, -1, -1, -1, -1, 0, 576, 36, 0, 1, 2, 28, 0, 0, 0, 8},  // alpha
    {597, -1, -1, -1, 598, 0, 577, 37, 0, 1, 2, 28, 2, 0, 0, 8},  // isUserInteractionEnabled
    {598, -1, -1, -1, -1, 0, 578, 38, 0, 1, 2, 28, 2, 0, 0, 8},  // userInteractionEnabled
    {599, -1, -1, -1, -1, 0, 579, 39, 0, 1, 2, 28, 0, 0, 0, 8},  // tag
    {87, -1, -1, -1, -1, 0, 580, 40, 0, 1, 2, 28, 28, 0, 0, 8},  // layer
    {600, -1, -1, -1, -1, 0, 581, 41, 0, 1, 2, 28, 17, 0, 0, 8},  // backgroundColor
    {601, -1, -1, -1, -1, 0, 582, 42, 0, 1, 2, 28, 3, 0, 0, 8},  // text
    {602, -1, -1, -1, -1, 0, 583, 43, 0, 1, 2, 28, 17, 0, 0, 8},  // textColor
    {603, -1, -1, -1, -1, 0, 584, 44, 0, 1, 2, 28, 20, 0, 0, 8},  // textAlignment
    {604, -1, -1, -1, -1, 0, 585, 45, 0, 1, 2, 28, 49, 0, 0, 8},  // font
    {594, -1, -1, -1, -1, 0, 586, 46, 0, 1, 2, 28, 49, 0, 0, 8},  // image
    {605, -1, -1, -1, -1, 0, 587, 47, 0, 1, 2, 28, 49, 0, 0, 8},  // contentMode
    {606, -1, -1, -1, -1, 0, 588, 48, 0, 1, 2, 28, 2, 0, 0, 8},  // isOpaque
    {607, -1, -1, -1, -1, 0, 589, 49, 0, 1, 2, 28, 17, 0, 0, 8},  // tintColor
    {608, -1, -1, -1, -1, 0, 590, 50, 0, 1, 2, 28, 0, 0, 0, 8},  // contentScaleFactor
    {609, -1, -1, -1, -1, 0, 591, 51, 0, 1, 2, 28, 3, 0, 0, 8},  // accessibilityLabel
    {610, -1, -1, -1, -1, 0, 592, 52, 0, 1, 2, 28, 45, 0, 0, 8},  // safeAreaInsets
    {611, -1, -1, -1, -1, 0, 593, 53, 0, 1, 2, 28, 45, 0, 0, 8},  // layoutMargins
    {612, -1, -1, -1, -1, 0, 594, 54, 0, 1, 2, 28, 27, 0, 0, 8},  // mask
    {613, -1, -1, -1, -1, 0, 595, 55, 0, 1, 2, 28, 3, 0, 0, 8},  // accessibilityIdentifier
    {614, -1, -1, -1, -1, 0, 596, 56, 0, 1, 2, 28, 3, 0, 0, 8},  // accessibilityHint
    {615, -1, -1, -1, -1, 0, 597, 57, 0, 1, 2, 28, 2, 0, 0, 8},  // isAccessibilityElement
    {616, -1, -1, -1, -1, 0, 598, 58, 0, 1, 2, 28, 49, 0, 0, 8},  // semanticContentAttribute
    {617, -1, -1, -1, -1, 0, 599, 59, 0, 1, 2, 28, 2, 0, 0, 8},  // clearsContextBeforeDrawing
    {618, -1, -1, -1, -1, 0, 600, 60, 0, 1, 2, 28, 2, 0, 0, 8},  // isFirstResponder
    {619, -1, -1, -1, -1, 0, 601, 61, 0, 1, 2, 28, 0, 0, 0, 8},  // numberOfLines
    {620, -1, -1, -1, -1, 0, 602, 62, 0, 1, 2, 28, 2, 0, 0, 8},  // adjustsFontSizeToFitWidth
    {621, -1, -1, -1, -1, 0, 603, 63, 0, 1, 2, 28, 49, 0, 0, 8},  // lineBreakMode
    {622, -1, -1, -1, -1, 0, 604, 64, 0, 1, 2, 28, 49, 0, 0, 8},  // attributedText
    {623, -1, -1, -1, -1, 0, 605, 65, 0, 1, 2, 28, 49, 0, 0, 8},  // baselineAdjustment
    {624, -1, -1, -1, -1, 0, 606, 66, 0, 1, 2, 28, 49, 0, 0, 8},  // borderStyle
    {625, -1, -1, -1, -1, 0, 607, 67, 0, 1, 2, 28, 49, 0, 0, 8},  // keyboardType
    {626, -1, -1, -1, -1, 0, 608, 68, 0, 1, 2, 28, 49, 0, 0, 8},  // returnKeyType
    {627, -1, -1, -1, -1, 0, 609, 69, 0, 1, 2, 28, 49, 0, 0, 8},  // autocorrectionType
    {628, -1, -1, -1, -1, 0, 610, 70, 0, 1, 2, 28, 49, 0, 0, 8},  // autocapitalizationType
    {629, -1, -1, -1, -1, 0, 611, 71, 0, 1, 2, 28, 49, 0, 0, 8},  // clearButtonMode
    {630, -1, -1, -1, -1, 0, 612, 72, 0, 1, 2, 28, 17, 0, 0, 8},  // shadowColor
    {631, -1, -1, -1, -1, 0, 613, 73, 0, 1, 2, 28, 3, 0, 0, 8},  // placeholder
    {632, -1, -1, -1, -1, 0, 614, 74, 0, 1, 2, 28, 0, 0, 0, 8},  // minimumScaleFactor
    {633, -1, -1, -1, -1, 0, 615, 75, 0, 1, 2, 28, 2, 0, 0, 8},  // isEditable
    {634, -1, -1, -1, -1, 0, 616, 76, 0, 1, 2, 28, 2, 0, 0, 8},  // isSelectable
    {635, -1, -1, -1, -1, 0, 617, 77, 0, 1, 2, 28, 2, 0, 0, 8},  // isSecureTextEntry
    {636, -1, -1, -1, -1, 0, 618, 78, 0, 1, 2, 28, 0, 0, 0, 8},  // zoomScale
    {637, 638, 639, -1, -1, 0, 0, 79, 0, 0, 5, 4, 3, 0, 0, 8},  // system
    {640, 638, 641, -1, -1, 0, 0, 80, 0, 0, 5, 4, 3, 0, 0, 8},  // custom
    {642, 638, 643, -1, -1, 0, 0, 81, 0, 0, 5, 4, 3, 0, 0, 8},  // infoLight
    {644, 638, 645, -1, -1, 0, 0, 82, 0, 0, 5, 4, 3, 0, 0, 8},  // contactAdd
    {646, 638, 647, -1, -1, 0, 0, 83, 0, 0, 5, 4, 3, 0, 0, 8},  // close
    {164, -1, -1, -1, -1, 323, 619, 84, 1, 1, 3, 0, 27, 0, 0, 8},  // UIButton
    {648, -1, -1, -1, -1, 0, 620, 85, 0, 1, 2, 28, 2, 0, 0, 8},  // isScrollEnabled
    {649, -1, -1, -1, -1, 0, 621, 86, 0, 1, 2, 28, 2, 0, 0, 8},  // isPagingEnabled
    {650, -1, -1, -1, -1, 0, 622, 87, 0, 1, 2, 28, 2, 0, 0, 8},  // bounces
    {651, -1, -1, -1, -1, 0, 623, 88, 0, 1, 2, 28, 2, 0, 0, 8},  // showsHorizontalScrollIndicator
    {652, -1, -1, -1, -1, 0, 624, 89, 0, 1, 2, 28, 2, 0, 0, 8},  // showsVerticalScrollIndicator
    {653, -1, -1, -1, -1, 0, 625, 90, 0, 1, 2, 28, 0, 0, 0, 8},  // minimumZoomScale
    {654, -1, -1, -1, -1, 0, 626, 91, 0, 1, 2, 28, 0, 0, 0, 8},  // maximumZoomScale
    {655, -1, -1, -1, -1, 0, 627, 92, 0, 1, 2, 28, 45, 0, 0, 8},  // contentInset
    {656, -1, -1, -1, -1, 0, 628, 93, 0, 1, 2, 28, 49, 0, 0, 8},  // delegate
    {658, 160, -1, -1, -1, 0, 0, 94, 0, 0, 5, 28, 46, 0, 0, 8},  // AutoresizingMask
    {659, 657, 660, -1, -1, 0, 0, 95, 0, 0, 5, 26, 25, 0, 0, 8},  // flexibleLeftMargin
    {661, 657, -1, -1, -1, 0, 0, 96, 0, 0, 5, 26, 25, 0, 0, 8},  // FlexibleLeftMargin
    {662, 657, 663, -1, -1, 0, 0, 97, 0, 0, 5, 26, 25, 0, 0, 8},  // flexibleWidth
    {664, 657, -1, -1, -1, 0, 0, 98, 0, 0, 5, 26, 25, 0, 0, 8},  // FlexibleWidth
    {665, 657, 666, -1, -1, 0, 0, 99, 0, 0, 5, 26, 25, 0, 0, 8},  // flexibleRightMargin
    {667, 657, -1, -1, -1, 0, 0, 100, 0, 0, 5, 26, 25, 0, 0, 8},  // FlexibleRightMargin
    {668, 657, 669, -1, -1, 0, 0, 101, 0, 0, 5, 26, 25, 0, 0, 8},  // flexibleTopMargin
    {670, 657, -1, -1, -1, 0, 0, 102, 0, 0, 5, 26, 25, 0, 0, 8},  // FlexibleTopMargin
    {671, 657, 672, -1, -1, 0, 0, 103, 0, 0, 5, 26, 25, 0, 0, 8},  // flexibleHeight
    {673, 657, -1, -1, -1, 0, 0, 104, 0, 0, 5, 26, 25, 0, 0, 8},  // FlexibleHeight
    {674, 657, 675, -1, -1, 0, 0, 105, 0, 0, 5, 26, 25, 0, 0, 8},  // flexibleBottomMargin
    {676, 657, -1, -1, -1, 0, 0, 106, 0, 0, 5, 26, 25, 0, 0, 8},  // FlexibleBottomMargin
    {677, 657, 678, -1, -1, 0, 0, 107, 0, 0, 5, 26, 25, 0, 0, 8},  // None
    {679, -1, -1, -1, -1, 0, 629, 108, 0, 1, 2, 28, 25, 0, 0, 8},  // autoresizingMask
    {680, -1, -1, -1, -1, 0, 630, 109, 0, 1, 2, 28, 2, 0, 0, 8},  // translatesAutoresizingMaskIntoConstraints
    {681, -1, -1, -1, -1, 0, 631, 110, 0, 1, 2, 28, 2, 0, 0, 8},  // autoresizesSubviews
    {683, 166, -1, -1, -1, 0, 0, 111, 0, 0, 5, 28, 46, 0, 0, 8},  // State
    {684, 682, 685, -1, -1, 0, 0, 112, 0, 0, 5, 4, 3, 0, 0, 8},  // normal
    {686, 682, -1, -1, -1, 0, 0, 113, 0, 0, 5, 4, 3, 0, 0, 8},  // Normal
    {687, 682, 688, -1, -1, 0, 0, 114, 0, 0, 5, 4, 3, 0, 0, 8},  // highlighted
    {689, 682, -1, -1, -1, 0, 0, 115, 0, 0, 5, 4, 3, 0, 0, 8},  // Highlighted
    {690, 682, 691, -1, -1, 0, 0, 116, 0, 0, 5, 4, 3, 0, 0, 8},  // disabled
    {692, 682, -1, -1, -1, 0, 0, 117, 0, 0, 5, 4, 3, 0, 0, 8},  // Disabled
    {693, 682, 694, -1, -1, 0, 0, 118, 0, 0, 5, 4, 3, 0, 0, 8},  // selected
    {695, 682, -1, -1, -1, 0, 0, 119, 0, 0, 5, 4, 3, 0, 0, 8},  // Selected
    {697, 166, -1, -1, -1, 0, 0, 120, 0, 0, 5, 28, 46, 0, 0, 8},  // Event
    {698, 696, 699, -1, -1, 0, 0, 121, 0, 0, 5, 4, 3, 0, 0, 8},  // allEvents
    {700, 696, -1, -1, -1, 0, 0, 122, 0, 0, 5, 4, 3, 0, 0, 8},  // AllEvents
    {701, 696, 702, -1, -1, 0, 0, 123, 0, 0, 5, 4, 3, 0, 0, 8},  // allTouchEvents
    {703, 696, -1, -1, -1, 0, 0, 124, 0, 0, 5, 4, 3, 0, 0, 8},  // AllTouchEvents
    {704, 696, 705, -1, -1, 0, 0, 125, 0, 0, 5, 4, 3, 0, 0, 8},  // touchDown
    {706, 696, -1, -1, -1, 0, 0, 126, 0, 0, 5, 4, 3, 0, 0, 8},  // TouchDown
    {707, 696, 708, -1, -1, 0, 0, 127, 0, 0, 5, 4, 3, 0, 0, 8},  // touchDragInside
    {709, 696, -1, -1, -1, 0, 0, 128, 0, 0, 5, 4, 3, 0, 0, 8},  // TouchDragInside
    {710, 696, 711, -1, -1, 0, 0, 129, 0, 0, 5, 4, 3, 0, 0, 8},  // touchDragOutside
    {712, 696, -1, -1, -1, 0, 0, 130, 0, 0, 5, 4, 3, 0, 0, 8},  // TouchDragOutside
    {713, 696, 714, -1, -1, 0, 0, 131, 0, 0, 5, 4, 3, 0, 0, 8},  // touchUpInside
    {715, 696, -1, -1, -1, 0, 0, 132, 0, 0, 5, 4, 3, 0, 0, 8},  // TouchUpInside
    {716, 696, 717, -1, -1, 0, 0, 133, 0, 0, 5, 4, 3, 0, 0, 8},  // touchUpOutside
    {718, 696, -1, -1, -1, 0, 0, 134, 0, 0, 5, 4, 3, 0, 0, 8},  // TouchUpOutside
    {719, 696, 720, -1, -1, 0, 0, 135, 0, 0, 5, 4, 3, 0, 0, 8},  // touchCancel
    {721, 696, -1, -1, -1, 0, 0, 136, 0, 0, 5, 4, 3, 0, 0, 8},  // TouchCancel
    {722, 696, 723, -1, -1, 0, 0, 137, 0, 0, 5, 4, 3, 0, 0, 8},  // valueChanged
    {724, 696, -1, -1, -1, 0, 0, 138, 0, 0, 5, 4, 3, 0, 0, 8},  // ValueChanged
    {725, 696, 726, -1, -1, 0, 0, 139, 0, 0, 5, 4, 3, 0, 0, 8},  // editingChanged
    {727, 696, -1, -1, -1, 0, 0, 140, 0, 0, 5, 4, 3, 0, 0, 8},  // EditingChanged
    {728, 696, 729, -1, -1, 0, 0, 141, 0, 0, 5, 4, 3, 0, 0, 8},  // editingDidBegin
    {730, 696, -1, -1, -1, 0, 0, 142, 0, 0, 5, 4, 3, 0, 0, 8},  // EditingDidBegin
    {731, 696, 732, -1, -1, 0, 0, 143, 0, 0, 5, 4, 3, 0, 0, 8},  // editingDidEnd
    {733, 696, -1, -1, -1, 0, 0, 144, 0, 0, 5, 4, 3, 0, 0, 8},  // EditingDidEnd
    {734, 696, 735, -1, -1, 0, 0, 145, 0, 0, 5, 4, 3, 0, 0, 8},  // primaryActionTriggered
    {736, 696, -1, -1, -1, 0, 0, 146, 0, 0, 5, 4, 3, 0, 0, 8},  // PrimaryActionTriggered
    {737, -1, -1, -1, -1, 324, 632, 147, 3, 4, 1, 28, 49, 0, 0, 8},  // addTarget
    {737, -1, -1, -1, -1, 327, 636, 148, 3, 4, 1, 28, 49, 0, 0, 8},  // addTarget
    {740, -1, -1, -1, -1, 330, 640, 149, 3, 4, 1, 28, 49, 0, 0, 8},  // removeTarget
    {740, -1, -1, -1, -1, 333, 644, 150, 3, 4, 1, 28, 49, 0, 0, 8},  // removeTarget
    {741, -1, -1, -1, -1, 336, 648, 151, 1, 2, 1, 28, 49, 0, 0, 8},  // sendActions
    {742, -1, -1, -1, -1, 337, 650, 152, 1, 2, 1, 28, 49, 0, 0, 8},  // sendActionsForControlEvents
    {743, -1, -1, -1, -1, 338, 652, 153, 2, 3, 1, 28, 49, 0, 0, 8},  // setTitle
    {743, -1, -1, -1, -1, 340, 655, 154, 2, 3, 1, 28, 49, 0, 0, 8},  // setTitle
    {745, -1, -1, -1, -1, 342, 658, 155, 2, 3, 1, 28, 49, 0, 0, 8},  // setTitleColor
    {745, -1, -1, -1, -1, 344, 661, 156, 2, 3, 1, 28, 49, 0, 0, 8},  // setTitleColor
    {746, -1, -1, -1, -1, 346, 664, 157, 2, 3, 1, 28, 49, 0, 0, 8},  // setImage
    {746, -1, -1, -1, -1, 348, 667, 158, 2, 3, 1, 28, 49, 0, 0, 8},  // setImage
    {747, -1, -1, -1, -1, 350, 670, 159, 2, 3, 1, 28, 49, 0, 0, 8},  // setBackgroundImage
    {747, -1, -1, -1, -1, 352, 673, 160, 2, 3, 1, 28, 49, 0, 0, 8},  // setBackgroundImage
    {748, -1, -1, -1, -1, 354, 676, 161, 2, 3, 1, 28, 49, 0, 0, 8},  // setAttributedTitle
    {749, -1, -1, -1, -1, 356, 679, 162, 2, 3, 1, 28, 49, 0, 0, 8},  // setTitleShadowColor
    {750, -1, -1, -1, -1, 0, 682, 163, 0, 1, 2, 28, 3, 0, 0, 8},  // currentTitle
    {751, -1, -1, -1, -1, 0, 683, 164, 0, 1, 2, 28, 27, 0, 0, 8},  // titleLabel
    {752, -1, -1, -1, -1, 0, 684, 165, 0, 1, 2, 28, 45, 0, 0, 8},  // contentEdgeInsets
    {753, -1, -1, -1, -1, 0, 685, 166, 0, 1, 2, 28, 45, 0, 0, 8},  // titleEdgeInsets
    {754, -1, -1, -1, -1, 0, 686, 167, 0, 1, 2, 28, 45, 0, 0, 8},  // imageEdgeInsets
    {755, -1, -1, -1, -1, 0, 687, 168, 0, 1, 2, 28, 2, 0, 0, 8},  // isEnabled
    {756, -1, -1, -1, -1, 0, 688, 169, 0, 1, 2, 28, 2, 0, 0, 8},  // isSelected
    {757, -1, -1, -1, -1, 0, 689, 170, 0, 1, 2, 28, 2, 0, 0, 8},  // isHighlighted
    {758, -1, -1, -1, -1, 0, 690, 171, 0, 1, 2, 28, 49, 0, 0, 8},  // contentHorizontalAlignment
    {759, -1, -1, -1, -1, 0, 691, 172, 0, 1, 2, 28, 49, 0, 0, 8},  // contentVerticalAlignment
    {760, -1, -1, -1, -1, 0, 692, 173, 0, 1, 2, 28, 12, 0, 0, 8},  // contentSize
    {290, 761, 762, -1, -1, 0, 0, 174, 0, 0, 5, 21, 20, 0, 0, 8},  // left
    {287, 761, 763, -1, -1, 0, 0, 175, 0, 0, 5, 21, 20, 0, 0, 8},  // center
    {292, 761, 764, -1, -1, 0, 0, 176, 0, 0, 5, 21, 20, 0, 0, 8},  // right
    {765, 761, 766, -1, -1, 0, 0, 177, 0, 0, 5, 21, 20, 0, 0, 8},  // justified
    {767, 761, 768, -1, -1, 0, 0, 178, 0, 0, 5, 21, 20, 0, 0, 8},  // natural
    {47, -1, -1, -1, -1, 358, 693, 179, 4, 4, 0, 0, 27, 0, 0, 8},  // view
    {769, -1, -1, -1, -1, 0, 697, 0, 0, 1, 2, 28, 27, 0, 0, 9},  // superview
    {770, -1, -1, -1, -1, 0, 698, 1, 0, 1, 2, 28, 4, 0, 0, 9},  // subviews
    {50, -1, -1, -1, -1, 0, 699, 2, 0, 1, 2, 28, 27, 0, 0, 9},  // window
    {771, -1, -1, -1, 1328, 362, 700, 3, 1, 2, 1, 28, 2, 0, 0, 9},  // isDescendant
    {772, -1, -1, -1, -1, 363, 702, 4, 1, 2, 1, 28, 49, 0, 0, 9},  // addSubview
    {773, -1, -1, -1, -1, 364, 704, 5, 1, 2, 1, 28, 49, 0, 0, 9},  // bringSubviewToFront
    {774, -1, -1, -1, 1330, 365, 706, 6, 1, 2, 1, 28, 49, 0, 0, 9},  // bringSubview
    {776, -1, -1, -1, -1, 366, 708, 7, 1, 2, 1, 28, 49, 0, 0, 9},  // sendSubviewToBack
    {777, -1, -1, -1, 1331, 367, 710, 8, 1, 2, 1, 28, 49, 0, 0, 9},  // sendSubview
    {779, -1, -1, -1, -1, 368, 712, 9, 0, 1, 1, 28, 49, 0, 0, 9},  // removeFromSuperview
    {780, -1, -1, -1, 1329, 368, 713, 10, 2, 3, 1, 28, 49, 0, 0, 9},  // insertSubview
    {780, -1, -1, -1, -1, 370, 716, 11, 2, 3, 1, 28, 49, 0, 0, 9},  // insertSubview
    {780, -1, -1, -1, -1, 372, 719, 12, 2, 3, 1, 28, 49, 0, 0, 9},  // insertSubview
    {783, -1, -1, -1, -1, 374, 722, 13, 2, 3, 1, 28, 9, 0, 5, 9},  // convert
    {783, -1, -1, -1, -1, 376, 725, 14, 2, 3, 1, 28, 9, 0, 5, 9},  // convert
    {784, -1, -1, -1, -1, 378, 728, 15, 2, 3, 1, 28, 9, 0, 5, 9},  // convertRect
    {784, -1, -1, -1, -1, 380, 731, 16, 2, 3, 1, 28, 9, 0, 5, 9},  // convertRect
    {787, -1, -1, -1, -1, 382, 734, 17, 2, 3, 1, 28, 9, 0, 5, 9},  // convertPoint
    {787, -1, -1, -1, -1, 384, 737, 18, 2, 3, 1, 28, 9, 0, 5, 9},  // convertPoint
    {788, -1, -1, -1, -1, 386, 740, 19, 0, 1, 1, 28, 49, 0, 0, 9},  // setNeedsLayout
    {789, -1, -1, -1, -1, 386, 741, 20, 0, 1, 1, 28, 49, 0, 0, 9},  // setNeedsDisplay
    {790, -1, -1, -1, -1, 386, 742, 21, 0, 1, 1, 28, 49, 0, 0, 9},  // layoutSubviews
    {791, -1, -1, -1, -1, 386, 743, 22, 0, 1, 1, 28, 2, 0, 0, 9},  // becomeFirstResponder
    {792, -1, -1, -1, -1, 386, 744, 23, 0, 1, 1, 28, 2, 0, 0, 9},  // resignFirstResponder
    {793, -1, -1, -1, -1, 386, 745, 24, 1, 2, 1, 28, 12, 0, 0, 9},  // sizeThatFits
    {794, -1, -1, -1, -1, 387, 747, 25, 0, 1, 1, 28, 49, 0, 0, 9},  // sizeToFit
    {795, -1, -1, -1, -1, 387, 748, 26, 0, 1, 1, 28, 49, 0, 0, 9},  // layoutIfNeeded
    {788, -1, -1, -1, -1, 387, 749, 27, 0, 1, 1, 29, 49, 0, 0, 9},  // setNeedsLayout
    {789, -1, -1, -1, -1, 387, 750, 28, 0, 1, 1, 29, 49, 0, 0, 9},  // setNeedsDisplay
    {796, -1, -1, -1, -1, 387, 751, 29, 0, 1, 1, 29, 49, 0, 0, 9},  // layoutSublayers
    {795, -1, -1, -1, -1, 387, 752, 30, 0, 1, 1, 29, 49, 0, 0, 9},  // layoutIfNeeded
    {797, -1, -1, -1, -1, 387, 753, 31, 1, 2, 1, 28, 27, 0, 0, 9},  // viewWithTag
    {798, -1, -1, -1, -1, 388, 755, 32, 2, 3, 1, 29, 49, 0, 0, 9},  // insertSublayer
    {798, -1, -1, -1, -1, 390, 758, 33, 2, 3, 1, 29, 49, 0, 0, 9},  // insertSublayer
    {798, -1, -1, -1, -1, 392, 761, 34, 2, 3, 1, 29, 49, 0, 0, 9},  // insertSublayer
    {801, 160, -1, -1, -1, 0, 0, 35, 0, 0, 5, 28, 0, 0, 0, 9},  // noIntrinsicMetric
    {802, -1, -1, -1, -1, 0, 764, 36, 0, 1, 2, 28, 49, 0, 0, 9},  // rootViewController
    {803, -1, -1, -1, -1, 0, 765, 37, 0, 1, 2, 28, 49, 0, 0, 9},  // liveView
    {804, -1, -1, -1, -1, 394, 766, 38, 0, 1, 1, 28, 49, 0, 0, 9},  // makeKeyAndVisible
    {805, -1, -1, -1, -1, 394, 767, 39, 0, 1, 1, 28, 49, 0, 0, 9},  // makeKey
    {807, 806, -1, -1, -1, 0, 0, 40, 0, 0, 5, 28, 27, 0, 0, 9},  // current
    {809, 808, -1, -1, -1, 0, 0, 41, 0, 0, 5, 28, 27, 0, 0, 9},  // currentPage
    {810, -1, -1, -1, -1, 0, 768, 42, 0, 1, 2, 28, 2, 0, 0, 9},  // needsIndefiniteExecution
    {812, 811, -1, -1, -1, 0, 0, 43, 0, 0, 5, 28, 27, 0, 0, 9},  // main
    {813, 811, -1, -1, -1, 394, 769, 44, 0, 0, 4, 28, 27, 0, 0, 9},  // mainScreen
    {814, -1, -1, -1, 1326, 394, 769, 45, 2, 3, 1, 28, 27, 0, 5, 9},  // hitTest
    {245, -1, -1, -1, 1327, 396, 772, 46, 2, 3, 1, 28, 2, 0, 5, 9},  // point
    {816, -1, -1, -1, -1, 398, 775, 0, 0, 0, 3, 0, 28, 0, 0, 10},  // CALayer
    {817, -1, -1, -1, -1, 398, 775, 1, 0, 0, 3, 0, 28, 0, 0, 10},  // CAShapeLayer
    {818, -1, -1, -1, -1, 398, 775, 2, 0, 0, 3, 0, 28, 0, 0, 10},  // CAGradientLayer
    {819, -1, -1, -1, -1, 398, 775, 3, 0, 0, 3, 0, 28, 0, 0, 10},  // CATextLayer
    {820, -1, -1, -1, -1, 0, 775, 4, 0, 1, 2, 29, 4, 0, 0, 10},  // colors
    {821, -1, -1, -1, -1, 0, 776, 5, 0, 1, 2, 29, 4, 0, 0, 10},  // locations
    {822, -1, -1, -1, -1, 0, 777, 6, 0, 1, 2, 29, 9, 0, 0, 10},  // startPoint
    {823, -1, -1, -1, -1, 0, 778, 7, 0, 1, 2, 29, 9, 0, 0, 10},  // endPoint
    {824, -1, -1, -1, -1, 0, 779, 8, 0, 1, 2, 29, 49, 0, 0, 10},  // string
    {604, -1, -1, -1, -1, 0, 780, 9, 0, 1, 2, 29, 49, 0, 0, 10},  // font
    {825, -1, -1, -1, -1, 0, 781, 10, 0, 1, 2, 29, 0, 0, 0, 10},  // fontSize
    {826, -1, -1, -1, -1, 0, 782, 11, 0, 1, 2, 29, 17, 0, 0, 10},  // foregroundColor
    {827, -1, -1, -1, -1, 0, 783, 12, 0, 1, 2, 29, 2, 0, 0, 10},  // isWrapped
    {586, -1, -1, -1, -1, 0, 784, 13, 0, 1, 2, 29, 13, 0, 9, 10},  // frame
    {587, -1, -1, -1, -1, 0, 785, 14, 0, 1, 2, 29, 13, 0, 10, 10},  // bounds
    {85, -1, -1, -1, -1, 0, 786, 15, 0, 1, 2, 29, 9, 0, 11, 10},  // position
    {588, -1, -1, -1, -1, 0, 787, 16, 0, 1, 2, 29, 9, 0, 12, 10},  // anchorPoint
    {589, -1, -1, -1, 1332, 0, 788, 17, 0, 1, 2, 29, 2, 0, 0, 10},  // isHidden
    {828, -1, -1, -1, -1, 0, 789, 18, 0, 1, 2, 29, 2, 0, 0, 10},  // masksToBounds
    {591, -1, -1, -1, -1, 0, 790, 19, 0, 1, 2, 29, 3, 0, 0, 10},  // name
    {829, -1, -1, -1, -1, 0, 791, 20, 0, 1, 2, 29, 14, 0, 0, 10},  // sublayerTransform
    {86, -1, -1, -1, -1, 0, 792, 21, 0, 1, 2, 29, 14, 0, 0, 10},  // transform
    {830, -1, -1, -1, -1, 0, 793, 22, 0, 1, 2, 29, 0, 0, 0, 10},  // zPosition
    {831, -1, -1, -1, -1, 0, 794, 23, 0, 1, 2, 29, 0, 0, 0, 10},  // opacity
    {600, -1, -1, -1, -1, 0, 795, 24, 0, 1, 2, 29, 17, 0, 0, 10},  // backgroundColor
    {832, -1, -1, -1, -1, 0, 796, 25, 0, 1, 2, 29, 0, 0, 0, 10},  // cornerRadius
    {833, -1, -1, -1, -1, 0, 797, 26, 0, 1, 2, 29, 0, 0, 0, 10},  // borderWidth
    {834, -1, -1, -1, -1, 0, 798, 27, 0, 1, 2, 29, 17, 0, 0, 10},  // borderColor
    {630, -1, -1, -1, -1, 0, 799, 28, 0, 1, 2, 29, 17, 0, 0, 10},  // shadowColor
    {835, -1, -1, -1, -1, 0, 800, 29, 0, 1, 2, 29, 0, 0, 0, 10},  // shadowOpacity
    {836, -1, -1, -1, -1, 0, 801, 30, 0, 1, 2, 29, 0, 0, 0, 10},  // shadowRadius
    {837, -1, -1, -1, -1, 0, 802, 31, 0, 1, 2, 29, 12, 0, 0, 10},  // shadowOffset
    {838, -1, -1, -1, -1, 0, 803, 32, 0, 1, 2, 29, 29, 0, 0, 10},  // shadowPath
    {839, -1, -1, -1, -1, 0, 804, 33, 0, 1, 2, 29, 0, 0, 0, 10},  // contentsScale
    {840, -1, -1, -1, -1, 0, 805, 34, 0, 1, 2, 29, 49, 0, 0, 10},  // contents
    {841, -1, -1, -1, -1, 0, 806, 35, 0, 1, 2, 29, 2, 0, 0, 10},  // shouldRasterize
    {842, -1, -1, -1, -1, 0, 807, 36, 0, 1, 2, 29, 0, 0, 0, 10},  // rasterizationScale
    {843, -1, -1, -1, -1, 0, 808, 37, 0, 1, 2, 29, 2, 0, 0, 10},  // isDoubleSided
    {612, -1, -1, -1, -1, 0, 809, 38, 0, 1, 2, 29, 28, 0, 0, 10},  // mask
    {844, -1, -1, -1, -1, 0, 810, 39, 0, 1, 2, 29, 49, 0, 0, 10},  // contentsGravity
    {845, -1, -1, -1, -1, 0, 811, 40, 0, 1, 2, 29, 49, 0, 0, 10},  // actions
    {846, -1, -1, -1, -1, 0, 812, 41, 0, 1, 2, 29, 49, 0, 0, 10},  // magnificationFilter
    {847, -1, -1, -1, -1, 0, 813, 42, 0, 1, 2, 29, 49, 0, 0, 10},  // minificationFilter
    {848, -1, -1, -1, -1, 0, 814, 43, 0, 1, 2, 29, 49, 0, 0, 10},  // compositingFilter
    {849, -1, -1, -1, -1, 0, 815, 44, 0, 1, 2, 29, 49, 0, 0, 10},  // cornerCurve
    {850, -1, -1, -1, -1, 0, 816, 45, 0, 1, 2, 29, 49, 0, 0, 10},  // maskedCorners
    {656, -1, -1, -1, -1, 0, 817, 46, 0, 1, 2, 29, 49, 0, 0, 10},  // delegate
    {606, -1, -1, -1, -1, 0, 818, 47, 0, 1, 2, 29, 2, 0, 0, 10},  // isOpaque
    {851, -1, -1, -1, -1, 0, 819, 48, 0, 1, 2, 29, 2, 0, 0, 10},  // needsDisplayOnBoundsChange
    {852, -1, -1, -1, -1, 0, 820, 49, 0, 1, 2, 29, 2, 0, 0, 10},  // allowsEdgeAntialiasing
    {853, -1, -1, -1, -1, 0, 821, 50, 0, 1, 2, 29, 49, 0, 0, 10},  // lineCap
    {854, -1, -1, -1, -1, 0, 822, 51, 0, 1, 2, 29, 49, 0, 0, 10},  // fillRule
    {855, -1, -1, -1, -1, 0, 823, 52, 0, 1, 2, 29, 0, 0, 0, 10},  // miterLimit
    {856, -1, -1, -1, -1, 0, 824, 53, 0, 1, 2, 29, 0, 0, 0, 10},  // strokeStart
    {857, -1, -1, -1, -1, 0, 825, 54, 0, 1, 2, 29, 0, 0, 0, 10},  // strokeEnd
    {858, -1, -1, -1, -1, 398, 826, 55, 0, 1, 1, 29, 14, 0, 0, 10},  // affineTransform
    {88, -1, -1, -1, -1, 398, 827, 56, 1, 2, 1, 29, 49, 0, 8, 10},  // setAffineTransform
    {859, -1, -1, -1, 1337, 399, 829, 57, 0, 1, 1, 29, 28, 0, 0, 10},  // presentation
    {860, -1, -1, -1, 1338, 399, 830, 58, 0, 1, 1, 29, 28, 0, 0, 10},  // model
    {861, -1, -1, -1, -1, 0, 831, 59, 0, 1, 2, 29, 28, 0, 0, 10},  // superlayer
    {862, -1, -1, -1, -1, 0, 832, 60, 0, 1, 2, 29, 4, 0, 0, 10},  // sublayers
    {863, -1, -1, -1, -1, 399, 833, 61, 1, 2, 1, 29, 49, 0, 0, 10},  // addSublayer
    {864, -1, -1, -1, -1, 400, 835, 62, 0, 1, 1, 29, 49, 0, 0, 10},  // removeFromSuperlayer
    {783, -1, -1, -1, 1333, 400, 836, 63, 2, 3, 1, 29, 9, 0, 5, 10},  // convert
    {783, -1, -1, -1, 1335, 402, 839, 64, 2, 3, 1, 29, 9, 0, 5, 10},  // convert
    {814, -1, -1, -1, -1, 404, 842, 65, 1, 2, 1, 29, 28, 0, 0, 10},  // hitTest
    {307, -1, -1, -1, 1255, 405, 844, 66, 1, 2, 1, 29, 2, 0, 0, 10},  // contains
    {865, -1, -1, -1, -1, 406, 846, 0, 0, 0, 0, 0, 42, 0, 0, 11},  // Rectangle
    {866, -1, -1, -1, -1, 406, 846, 1, 1, 1, 0, 0, 42, 0, 0, 11},  // Text
    {867, -1, -1, -1, -1, 407, 847, 2, 1, 1, 0, 0, 42, 0, 0, 11},  // Image
    {586, -1, -1, -1, -1, 408, 848, 3, 2, 3, 1, 43, 42, 0, 0, 11},  // frame
    {586, -1, -1, -1, -1, 410, 851, 4, 1, 2, 1, 43, 42, 0, 0, 11},  // frame
    {586, -1, -1, -1, -1, 411, 853, 5, 1, 2, 1, 43, 42, 0, 0, 11},  // frame
    {869, -1, -1, -1, -1, 412, 855, 6, 1, 2, 1, 43, 42, 0, 0, 11},  // padding
    {85, -1, -1, -1, -1, 413, 857, 7, 2, 3, 1, 43, 42, 0, 0, 11},  // position
    {85, -1, -1, -1, -1, 415, 860, 8, 1, 2, 1, 43, 42, 0, 0, 11},  // position
    {870, -1, -1, -1, -1, 416, 862, 9, 2, 3, 1, 43, 42, 0, 0, 11},  // offset
    {870, -1, -1, -1, -1, 418, 865, 10, 1, 2, 1, 43, 42, 0, 0, 11},  // offset
    {870, -1, -1, -1, -1, 419, 867, 11, 1, 2, 1, 43, 42, 0, 0, 11},  // offset
    {870, -1, -1, -1, -1, 420, 869, 12, 1, 2, 1, 43, 42, 0, 0, 11},  // offset
    {871, -1, -1, -1, -1, 421, 871, 13, 1, 2, 1, 43, 42, 0, 0, 11},  // rotationEffect
    {871, -1, -1, -1, -1, 422, 873, 14, 2, 3, 1, 43, 42, 0, 0, 11},  // rotationEffect
    {873, -1, -1, -1, -1, 424, 876, 15, 1, 2, 1, 43, 42, 0, 0, 11},  // scaleEffect
    {873, -1, -1, -1, -1, 425, 878, 16, 2, 3, 1, 43, 42, 0, 0, 11},  // scaleEffect
    {873, -1, -1, -1, -1, 427, 881, 17, 2, 3, 1, 43, 42, 0, 0, 11},  // scaleEffect
    {873, -1, -1, -1, -1, 429, 884, 18, 3, 4, 1, 43, 42, 0, 0, 11},  // scaleEffect
    {874, -1, -1, -1, -1, 432, 888, 19, 1, 2, 1, 43, 42, 0, 0, 11},  // transformEffect
    {875, -1, -1, -1, -1, 433, 890, 20, 1, 2, 1, 43, 42, 0, 0, 11},  // modifier
    {86, -1, -1, -1, -1, 0, 892, 21, 0, 1, 2, 43, 14, 0, 0, 11},  // transform
    {286, -1, -1, -1, -1, 0, 893, 22, 0, 1, 2, 43, 4, 0, 0, 11},  // corners
    {287, -1, -1, -1, -1, 0, 894, 23, 0, 1, 2, 43, 9, 0, 0, 11},  // center
    {876, -1, -1, -1, -1, 0, 895, 24, 0, 1, 2, 43, 13, 0, 0, 11},  // layoutFrame
    {237, -1, -1, -1, -1, 0, 896, 25, 0, 1, 2, 43, 12, 0, 0, 11},  // size
    {877, 878, -1, -1, -1, 0, 0, 26, 0, 0, 5, 44, 43, 0, 0, 11},  // topLeading
    {289, 878, -1, -1, -1, 0, 0, 27, 0, 0, 5, 44, 43, 0, 0, 11},  // top
    {879, 878, -1, -1, -1, 0, 0, 28, 0, 0, 5, 44, 43, 0, 0, 11},  // topTrailing
    {880, 878, -1, -1, -1, 0, 0, 29, 0, 0, 5, 44, 43, 0, 0, 11},  // leading
    {287, 878, -1, -1, -1, 0, 0, 30, 0, 0, 5, 44, 43, 0, 0, 11},  // center
    {881, 878, -1, -1, -1, 0, 0, 31, 0, 0, 5, 44, 43, 0, 0, 11},  // trailing
    {882, 878, -1, -1, -1, 0, 0, 32, 0, 0, 5, 44, 43, 0, 0, 11},  // bottomLeading
    {291, 878, -1, -1, -1, 0, 0, 33, 0, 0, 5, 44, 43, 0, 0, 11},  // bottom
    {883, 878, -1, -1, -1, 0, 0, 34, 0, 0, 5, 44, 43, 0, 0, 11},  // bottomTrailing
    {878, -1, -1, -1, -1, 434, 897, 35, 2, 2, 0, 0, 9, 0, 0, 11},  // UnitPoint
    {885, -1, -1, -1, -1, 436, 899, 36, 1, 1, 3, 0, 14, 0, 0, 11},  // ProjectionTransform
    {887, -1, -1, -1, -1, 437, 900, 0, 2, 2, 3, 0, 30, 0, 0, 12},  // UIPanGestureRecognizer
    {887, -1, -1, -1, -1, 439, 902, 1, 1, 1, 3, 0, 30, 0, 0, 12},  // UIPanGestureRecognizer
    {887, -1, -1, -1, -1, 0, 0, 2, 0, 0, 3, 0, 30, 0, 0, 12},  // UIPanGestureRecognizer
    {889, -1, -1, -1, -1, 440, 903, 3, 2, 2, 3, 0, 30, 0, 0, 12},  // UIPinchGestureRecognizer
    {889, -1, -1, -1, -1, 442, 905, 4, 1, 1, 3, 0, 30, 0, 0, 12},  // UIPinchGestureRecognizer
    {889, -1, -1, -1, -1, 0, 0, 5, 0, 0, 3, 0, 30, 0, 0, 12},  // UIPinchGestureRecognizer
    {890, -1, -1, -1, -1, 443, 906, 6, 2, 2, 3, 0, 30, 0, 0, 12},  // UIRotationGestureRecognizer
    {890, -1, -1, -1, -1, 445, 908, 7, 1, 1, 3, 0, 30, 0, 0, 12},  // UIRotationGestureRecognizer
    {890, -1, -1, -1, -1, 0, 0, 8, 0, 0, 3, 0, 30, 0, 0, 12},  // UIRotationGestureRecognizer
    {891, -1, -1, -1, -1, 446, 909, 9, 2, 2, 3, 0, 30, 0, 0, 12},  // UITapGestureRecognizer
    {891, -1, -1, -1, -1, 448, 911, 10, 1, 1, 3, 0, 30, 0, 0, 12},  // UITapGestureRecognizer
    {891, -1, -1, -1, -1, 0, 0, 11, 0, 0, 3, 0, 30, 0, 0, 12},  // UITapGestureRecognizer
    {892, -1, -1, -1, -1, 449, 912, 12, 2, 2, 3, 0, 30, 0, 0, 12},  // UILongPressGestureRecognizer
    {892, -1, -1, -1, -1, 451, 914, 13, 1, 1, 3, 0, 30, 0, 0, 12},  // UILongPressGestureRecognizer
    {892, -1, -1, -1, -1, 0, 0, 14, 0, 0, 3, 0, 30, 0, 0, 12},  // UILongPressGestureRecognizer
    {893, -1, -1, -1, -1, 452, 915, 15, 2, 2, 3, 0, 30, 0, 0, 12},  // UISwipeGestureRecognizer
    {893, -1, -1, -1, -1, 454, 917, 16, 1, 1, 3, 0, 30, 0, 0, 12},  // UISwipeGestureRecognizer
    {893, -1, -1, -1, -1, 0, 0, 17, 0, 0, 3, 0, 30, 0, 0, 12},  // UISwipeGestureRecognizer
    {683, 886, -1, -1, -1, 0, 0, 18, 0, 0, 5, 31, 46, 0, 0, 12},  // State
    {894, 886, -1, -1, -1, 0, 0, 19, 0, 0, 5, 31, 46, 0, 0, 12},  // Direction
    {897, 898, 899, -1, -1, 0, 0, 20, 0, 0, 5, 32, 31, 0, 0, 12},  // possible
    {900, 898, -1, -1, -1, 0, 0, 21, 0, 0, 5, 32, 31, 0, 0, 12},  // Possible
    {901, 898, 902, -1, -1, 0, 0, 22, 0, 0, 5, 32, 31, 0, 0, 12},  // began
    {903, 898, -1, -1, -1, 0, 0, 23, 0, 0, 5, 32, 31, 0, 0, 12},  // Began
    {904, 898, 905, -1, -1, 0, 0, 24, 0, 0, 5, 32, 31, 0, 0, 12},  // changed
    {906, 898, -1, -1, -1, 0, 0, 25, 0, 0, 5, 32, 31, 0, 0, 12},  // Changed
    {907, 898, 908, -1, -1, 0, 0, 26, 0, 0, 5, 32, 31, 0, 0, 12},  // ended
    {909, 898, -1, -1, -1, 0, 0, 27, 0, 0, 5, 32, 31, 0, 0, 12},  // Ended
    {910, 898, 911, -1, -1, 0, 0, 28, 0, 0, 5, 32, 31, 0, 0, 12},  // cancelled
    {912, 898, -1, -1, -1, 0, 0, 29, 0, 0, 5, 32, 31, 0, 0, 12},  // Cancelled
    {913, 898, 914, -1, -1, 0, 0, 30, 0, 0, 5, 32, 31, 0, 0, 12},  // failed
    {915, 898, -1, -1, -1, 0, 0, 31, 0, 0, 5, 32, 31, 0, 0, 12},  // Failed
    {916, 898, 917, -1, -1, 0, 0, 32, 0, 0, 5, 32, 31, 0, 0, 12},  // recognized
    {292, 918, 919, -1, -1, 0, 0, 33, 0, 0, 5, 33, 32, 0, 0, 12},  // right
    {920, 918, -1, -1, -1, 0, 0, 34, 0, 0, 5, 33, 32, 0, 0, 12},  // Right
    {290, 918, 921, -1, -1, 0, 0, 35, 0, 0, 5, 33, 32, 0, 0, 12},  // left
    {922, 918, -1, -1, -1, 0, 0, 36, 0, 0, 5, 33, 32, 0, 0, 12},  // Left
    {410, 918, 923, -1, -1, 0, 0, 37, 0, 0, 5, 33, 32, 0, 0, 12},  // up
    {924, 918, -1, -1, -1, 0, 0, 38, 0, 0, 5, 33, 32, 0, 0, 12},  // Up
    {411, 918, 925, -1, -1, 0, 0, 39, 0, 0, 5, 33, 32, 0, 0, 12},  // down
    {926, 918, -1, -1, -1, 0, 0, 40, 0, 0, 5, 33, 32, 0, 0, 12},  // Down
    {927, -1, -1, -1, -1, 0, 918, 41, 0, 1, 2, 31, 31, 0, 0, 12},  // state
    {755, -1, -1, -1, 928, 0, 919, 42, 0, 1, 2, 31, 2, 0, 0, 12},  // isEnabled
    {928, -1, -1, -1, -1, 0, 920, 43, 0, 1, 2, 31, 2, 0, 0, 12},  // enabled
    {47, -1, -1, -1, -1, 0, 921, 44, 0, 1, 2, 31, 27, 0, 0, 12},  // view
    {591, -1, -1, -1, -1, 0, 922, 45, 0, 1, 2, 31, 3, 0, 0, 12},  // name
    {929, -1, -1, -1, -1, 0, 923, 46, 0, 1, 2, 31, 2, 0, 0, 12},  // cancelsTouchesInView
    {930, -1, -1, -1, -1, 0, 924, 47, 0, 1, 2, 31, 2, 0, 0, 12},  // delaysTouchesBegan
    {931, -1, -1, -1, -1, 0, 925, 48, 0, 1, 2, 31, 2, 0, 0, 12},  // delaysTouchesEnded
    {932, -1, -1, -1, -1, 0, 926, 49, 0, 1, 2, 31, 0, 0, 0, 12},  // numberOfTouches
    {656, -1, -1, -1, -1, 0, 927, 50, 0, 1, 2, 31, 49, 0, 0, 12},  // delegate
    {933, -1, -1, -1, -1, 0, 928, 51, 0, 1, 2, 31, 0, 0, 0, 12},  // minimumNumberOfTouches
    {934, -1, -1, -1, -1, 0, 929, 52, 0, 1, 2, 31, 0, 0, 0, 12},  // maximumNumberOfTouches
    {935, -1, -1, -1, -1, 0, 930, 53, 0, 1, 2, 31, 0, 0, 0, 12},  // numberOfTapsRequired
    {936, -1, -1, -1, -1, 0, 931, 54, 0, 1, 2, 31, 0, 0, 0, 12},  // numberOfTouchesRequired
    {937, -1, -1, -1, -1, 0, 932, 55, 0, 1, 2, 31, 0, 0, 0, 12},  // minimumPressDuration
    {938, -1, -1, -1, -1, 0, 933, 56, 0, 1, 2, 31, 0, 0, 0, 12},  // allowableMovement
    {939, -1, -1, -1, -1, 0, 934, 57, 0, 1, 2, 31, 32, 0, 0, 12},  // direction
    {215, -1, -1, -1, -1, 0, 935, 58, 0, 1, 2, 31, 0, 0, 0, 12},  // scale
    {217, -1, -1, -1, -1, 0, 936, 59, 0, 1, 2, 31, 0, 0, 0, 12},  // rotation
    {940, -1, -1, -1, -1, 0, 937, 60, 0, 1, 2, 31, 0, 0, 0, 12},  // velocity
    {941, -1, -1, -1, -1, 455, 938, 61, 1, 2, 1, 31, 9, 0, 0, 12},  // location
    {942, -1, -1, -1, -1, 456, 940, 62, 1, 2, 1, 31, 9, 0, 0, 12},  // locationInView
    {941, -1, -1, -1, 1351, 457, 942, 63, 2, 3, 1, 31, 9, 0, 0, 12},  // location
    {944, -1, -1, -1, -1, 459, 945, 64, 2, 3, 1, 31, 9, 0, 0, 12},  // locationOfTouch
    {218, -1, -1, -1, -1, 461, 948, 65, 1, 2, 1, 31, 9, 0, 0, 12},  // translation
    {946, -1, -1, -1, -1, 462, 950, 66, 1, 2, 1, 31, 9, 0, 0, 12},  // translationInView
    {940, -1, -1, -1, -1, 463, 952, 67, 1, 2, 1, 31, 9, 0, 0, 12},  // velocity
    {947, -1, -1, -1, -1, 464, 954, 68, 1, 2, 1, 31, 9, 0, 0, 12},  // velocityInView
    {948, -1, -1, -1, 1352, 465, 956, 69, 2, 3, 1, 31, 49, 0, 0, 12},  // setTranslation
    {948, -1, -1, -1, -1, 467, 959, 70, 2, 3, 1, 31, 49, 0, 0, 12},  // setTranslation
    {737, -1, -1, -1, -1, 469, 962, 71, 2, 3, 1, 31, 49, 0, 0, 12},  // addTarget
    {740, -1, -1, -1, -1, 471, 965, 72, 2, 3, 1, 31, 49, 0, 0, 12},  // removeTarget
    {949, -1, -1, -1, 1353, 473, 968, 73, 1, 2, 1, 31, 49, 0, 0, 12},  // require
    {951, -1, -1, -1, -1, 474, 970, 74, 1, 2, 1, 31, 49, 0, 0, 12},  // requireGestureRecognizerToFail
    {952, -1, -1, -1, -1, 475, 972, 75, 1, 2, 1, 28, 49, 0, 0, 12},  // addGestureRecognizer
    {953, -1, -1, -1, -1, 476, 974, 76, 1, 2, 1, 28, 49, 0, 0, 12},  // removeGestureRecognizer
    {954, -1, -1, -1, -1, 0, 976, 77, 0, 1, 2, 28, 4, 0, 0, 12},  // gestureRecognizers
    {955, -1, -1, -1, -1, 0, 977, 78, 0, 1, 2, 28, 2, 0, 0, 12},  // isMultipleTouchEnabled
    {956, -1, -1, -1, -1, 0, 978, 79, 0, 1, 2, 28, 2, 0, 0, 12},  // multipleTouchEnabled
    {957, -1, -1, -1, -1, 0, 979, 80, 0, 1, 2, 28, 2, 0, 0, 12},  // isExclusiveTouch
    {941, -1, -1, -1, -1, 477, 980, 0, 1, 2, 1, 46, 9, 0, 0, 13},  // location
    {942, -1, -1, -1, -1, 478, 982, 1, 1, 2, 1, 46, 9, 0, 0, 13},  // locationInView
    {961, -1, -1, -1, -1, 479, 984, 2, 1, 2, 1, 46, 9, 0, 0, 13},  // previousLocation
    {962, -1, -1, -1, -1, 480, 986, 3, 1, 2, 1, 46, 9, 0, 0, 13},  // previousLocationInView
    {963, -1, -1, -1, -1, 481, 988, 4, 0, 1, 1, 5, 49, 0, 0, 13},  // anyObject
    {964, -1, -1, -1, -1, 481, 989, 5, 3, 3, 0, 0, 49, 0, 0, 13},  // drag
    {964, -1, -1, -1, -1, 484, 992, 6, 4, 4, 0, 0, 49, 0, 0, 13},  // drag
    {967, -1, -1, -1, -1, 488, 996, 7, 3, 3, 0, 0, 49, 0, 0, 13},  // fingers
    {967, -1, -1, -1, -1, 491, 999, 8, 4, 4, 0, 0, 49, 0, 0, 13},  // fingers
    {968, -1, -1, -1, -1, 495, 1003, 9, 4, 4, 0, 0, 49, 0, 0, 13},  // pinch
    {968, -1, -1, -1, -1, 499, 1007, 10, 5, 5, 0, 0, 49, 0, 0, 13},  // pinch
    {969, -1, -1, -1, -1, 504, 1012, 11, 4, 4, 0, 0, 49, 0, 0, 13},  // twist
    {971, -1, -1, -1, -1, 508, 1016, 12, 1, 1, 0, 0, 49, 0, 0, 13},  // tap
    {971, -1, -1, -1, -1, 509, 1017, 13, 2, 2, 0, 0, 49, 0, 0, 13},  // tap
    {971, -1, -1, -1, -1, 511, 1019, 14, 2, 2, 0, 0, 49, 0, 0, 13},  // tap
    {971, -1, -1, -1, -1, 513, 1021, 15, 3, 3, 0, 0, 49, 0, 0, 13},  // tap
    {973, -1, -1, -1, -1, 516, 1024, 16, 2, 2, 0, 0, 49, 0, 0, 13},  // press
    {967, -1, -1, -1, -1, 518, 1026, 17, 2, 2, 0, 0, 49, 0, 0, 13},  // fingers
    {975, -1, -1, -1, -1, 520, 1028, 18, 0, 0, 0, 0, 49, 0, 0, 13},  // lift
    {976, -1, -1, -1, -1, 520, 1028, 19, 0, 0, 0, 0, 49, 0, 0, 13},  // cancel
    {979, 160, -1, -1, -1, 0, 0, 0, 0, 0, 5, 28, 46, 0, 0, 14},  // AnimationOptions
    {980, 160, -1, -1, -1, 0, 0, 1, 0, 0, 5, 28, 46, 0, 0, 14},  // KeyframeAnimationOptions
    {982, 160, -1, -1, -1, 0, 0, 2, 0, 0, 5, 28, 46, 0, 0, 14},  // AnimationCurve
    {986, 977, 987, -1, -1, 0, 0, 3, 0, 0, 5, 36, 35, 0, 0, 14},  // curveEaseInOut
    {988, 977, 989, -1, -1, 0, 0, 4, 0, 0, 5, 36, 35, 0, 0, 14},  // curveEaseIn
    {990, 977, 991, -1, -1, 0, 0, 5, 0, 0, 5, 36, 35, 0, 0, 14},  // curveEaseOut
    {992, 977, 993, -1, -1, 0, 0, 6, 0, 0, 5, 36, 35, 0, 0, 14},  // curveLinear
    {10, 977, 994, -1, -1, 0, 0, 7, 0, 0, 5, 36, 35, 0, 0, 14},  // repeat
    {995, 977, 996, -1, -1, 0, 0, 8, 0, 0, 5, 36, 35, 0, 0, 14},  // autoreverse
    {997, 977, 998, -1, -1, 0, 0, 9, 0, 0, 5, 36, 35, 0, 0, 14},  // beginFromCurrentState
    {999, 977, 1000, -1, -1, 0, 0, 10, 0, 0, 5, 36, 35, 0, 0, 14},  // overrideInheritedDuration
    {1001, 977, 1002, -1, -1, 0, 0, 11, 0, 0, 5, 36, 35, 0, 0, 14},  // overrideInheritedCurve
    {1003, 977, 1004, -1, -1, 0, 0, 12, 0, 0, 5, 36, 35, 0, 0, 14},  // overrideInheritedOptions
    {1005, 977, 1006, -1, -1, 0, 0, 13, 0, 0, 5, 36, 35, 0, 0, 14},  // allowUserInteraction
    {790, 977, 1007, -1, -1, 0, 0, 14, 0, 0, 5, 36, 35, 0, 0, 14},  // layoutSubviews
    {1008, 977, 1009, -1, -1, 0, 0, 15, 0, 0, 5, 36, 35, 0, 0, 14},  // allowAnimatedContent
    {1010, 977, 1011, -1, -1, 0, 0, 16, 0, 0, 5, 36, 35, 0, 0, 14},  // showHideTransitionViews
    {1012, 977, 1013, -1, -1, 0, 0, 17, 0, 0, 5, 36, 35, 0, 0, 14},  // calculationModeLinear
    {1014, 977, 1015, -1, -1, 0, 0, 18, 0, 0, 5, 36, 35, 0, 0, 14},  // calculationModeDiscrete
    {1016, 977, -1, -1, -1, 0, 0, 19, 0, 0, 5, 36, 35, 0, 0, 14},  // CurveEaseInOut
    {1017, 977, -1, -1, -1, 0, 0, 20, 0, 0, 5, 36, 35, 0, 0, 14},  // CurveEaseIn
    {1018, 977, -1, -1, -1, 0, 0, 21, 0, 0, 5, 36, 35, 0, 0, 14},  // CurveEaseOut
    {1019, 977, -1, -1, -1, 0, 0, 22, 0, 0, 5, 36, 35, 0, 0, 14},  // CurveLinear
    {1020, 977, -1, -1, -1, 0, 0, 23, 0, 0, 5, 36, 35, 0, 0, 14},  // Repeat
    {1021, 977, -1, -1, -1, 0, 0, 24, 0, 0, 5, 36, 35, 0, 0, 14},  // Autoreverse
    {1022, 977, -1, -1, -1, 0, 0, 25, 0, 0, 5, 36, 35, 0, 0, 14},  // BeginFromCurrentState
    {1023, 977, -1, -1, -1, 0, 0, 26, 0, 0, 5, 36, 35, 0, 0, 14},  // OverrideInheritedDuration
    {1024, 977, -1, -1, -1, 0, 0, 27, 0, 0, 5, 36, 35, 0, 0, 14},  // OverrideInheritedCurve
    {1025, 977, -1, -1, -1, 0, 0, 28, 0, 0, 5, 36, 35, 0, 0, 14},  // OverrideInheritedOptions
    {1026, 977, -1, -1, -1, 0, 0, 29, 0, 0, 5, 36, 35, 0, 0, 14},  // AllowUserInteraction
    {1027, 977, -1, -1, -1, 0, 0, 30, 0, 0, 5, 36, 35, 0, 0, 14},  // LayoutSubviews
    {1028, 977, -1, -1, -1, 0, 0, 31, 0, 0, 5, 36, 35, 0, 0, 14},  // CalculationModeLinear
    {1029, 981, 1030, -1, -1, 0, 0, 32, 0, 0, 5, 37, 36, 0, 0, 14},  // easeInOut
    {1031, 981, 1032, -1, -1, 0, 0, 33, 0, 0, 5, 37, 36, 0, 0, 14},  // easeIn
    {1033, 981, 1034, -1, -1, 0, 0, 34, 0, 0, 5, 37, 36, 0, 0, 14},  // easeOut
    {1035, 981, 1036, -1, -1, 0, 0, 35, 0, 0, 5, 37, 36, 0, 0, 14},  // linear
    {1037, 981, -1, -1, -1, 0, 0, 36, 0, 0, 5, 37, 36, 0, 0, 14},  // EaseInOut
    {1038, 981, -1, -1, -1, 0, 0, 37, 0, 0, 5, 37, 36, 0, 0, 14},  // EaseIn
    {1039, 981, -1, -1, -1, 0, 0, 38, 0, 0, 5, 37, 36, 0, 0, 14},  // EaseOut
    {1040, 981, -1, -1, -1, 0, 0, 39, 0, 0, 5, 37, 36, 0, 0, 14},  // Linear
    {1035, 983, 1041, -1, -1, 0, 0, 40, 0, 0, 5, 38, 37, 0, 0, 14},  // linear
    {1031, 983, 1042, -1, -1, 0, 0, 41, 0, 0, 5, 38, 37, 0, 0, 14},  // easeIn
    {1033, 983, 1043, -1, -1, 0, 0, 42, 0, 0, 5, 38, 37, 0, 0, 14},  // easeOut
    {1044, 983, 1045, -1, -1, 0, 0, 43, 0, 0, 5, 38, 37, 0, 0, 14},  // easeInEaseOut
    {15, 983, 1046, -1, -1, 0, 0, 44, 0, 0, 5, 38, 37, 0, 0, 14},  // default
    {1047, 984, 1048, -1, -1, 0, 0, 45, 0, 0, 5, 39, 38, 0, 0, 14},  // removed
    {1049, 984, 1050, -1, -1, 0, 0, 46, 0, 0, 5, 39, 38, 0, 0, 14},  // forwards
    {1051, 984, 1052, -1, -1, 0, 0, 47, 0, 0, 5, 39, 38, 0, 0, 14},  // backwards
    {1053, 984, 1054, -1, -1, 0, 0, 48, 0, 0, 5, 39, 38, 0, 0, 14},  // both
    {1035, 985, 1055, -1, -1, 0, 0, 49, 0, 0, 5, 40, 39, 0, 0, 14},  // linear
    {1056, 985, 1057, -1, -1, 0, 0, 50, 0, 0, 5, 40, 39, 0, 0, 14},  // discrete
    {1058, 985, 1059, -1, -1, 0, 0, 51, 0, 0, 5, 40, 39, 0, 0, 14},  // paced
    {1060, -1, -1, -1, -1, 520, 1028, 0, 1, 1, 0, 0, 49, 0, 0, 15},  // advance
    {1061, -1, -1, -1, -1, 521, 1029, 1, 0, 0, 0, 0, 49, 0, 0, 15},  // run
    {1062, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 0, 0, 0, 15},  // now
    {1063, -1, -1, -1, -1, 521, 1029, 3, 0, 0, 0, 0, 0, 0, 0, 15},  // CACurrentMediaTime
    {1064, -1, -1, -1, -1, 521, 1029, 4, 1, 1, 3, 0, 34, 0, 0, 15},  // CAMediaTimingFunction
    {1068, 1064, -1, -1, -1, 522, 1030, 5, 1, 1, 4, 35, 34, 0, 0, 15},  // functionWithName
    {1064, -1, -1, -1, -1, 523, 1031, 6, 4, 4, 3, 0, 34, 0, 0, 15},  // CAMediaTimingFunction
    {1065, -1, -1, -1, -1, 527, 1035, 7, 2, 2, 3, 0, 34, 0, 0, 15},  // UICubicTimingParameters
    {1065, -1, -1, -1, -1, 529, 1037, 8, 1, 1, 3, 0, 34, 0, 0, 15},  // UICubicTimingParameters
    {1066, -1, -1, -1, -1, 530, 1038, 9, 1, 1, 3, 0, 34, 0, 0, 15},  // UISpringTimingParameters
    {1066, -1, -1, -1, -1, 531, 1039, 10, 2, 2, 3, 0, 34, 0, 0, 15},  // UISpringTimingParameters
    {45, -1, -1, -1, -1, 533, 1041, 11, 1, 2, 1, 35, 0, 0, 0, 15},  // value
    {940, -1, -1, -1, -1, 534, 1043, 12, 1, 2, 1, 35, 0, 0, 0, 15},  // velocity
    {1070, -1, -1, -1, -1, 0, 1045, 13, 0, 1, 2, 35, 9, 0, 0, 15},  // controlPoint1
    {1071, -1, -1, -1, -1, 0, 1046, 14, 0, 1, 2, 35, 9, 0, 0, 15},  // controlPoint2
    {1035, 1067, -1, -1, -1, 0, 0, 15, 0, 0, 5, 35, 34, 0, 0, 15},  // linear
    {1031, 1067, -1, -1, -1, 0, 0, 16, 0, 0, 5, 35, 34, 0, 0, 15},  // easeIn
    {1033, 1067, -1, -1, -1, 0, 0, 17, 0, 0, 5, 35, 34, 0, 0, 15},  // easeOut
    {1029, 1067, -1, -1, -1, 0, 0, 18, 0, 0, 5, 35, 34, 0, 0, 15},  // easeInOut
    {1075, 1067, -1, -1, -1, 535, 1047, 19, 2, 2, 4, 35, 34, 0, 0, 15},  // bezier
    {1078, -1, -1, -1, -1, 537, 1049, 20, 3, 3, 0, 0, 14, 0, 0, 15},  // interpolate
    {1079, 160, -1, -1, -1, 542, 1052, 0, 2, 2, 4, 28, 49, 0, 0, 16},  // animate
    {1079, 160, -1, -1, -1, 547, 1054, 1, 3, 3, 4, 28, 49, 0, 0, 16},  // animate
    {1079, 160, -1, -1, -1, 553, 1057, 2, 3, 3, 4, 28, 49, 0, 0, 16},  // animate
    {1079, 160, -1, -1, -1, 560, 1060, 3, 4, 4, 4, 28, 49, 0, 0, 16},  // animate
    {1079, 160, -1, -1, -1, 568, 1064, 4, 4, 4, 4, 28, 49, 0, 0, 16},  // animate
    {1079, 160, -1, -1, -1, 577, 1068, 5, 5, 5, 4, 28, 49, 0, 0, 16},  // animate
    {1079, 160, -1, -1, -1, 587, 1073, 6, 5, 5, 4, 28, 49, 0, 0, 16},  // animate
    {1079, 160, -1, -1, -1, 598, 1078, 7, 6, 6, 4, 28, 49, 0, 0, 16},  // animate
    {1079, 160, -1, -1, -1, 610, 1084, 8, 6, 6, 4, 28, 49, 0, 0, 16},  // animate
    {1079, 160, -1, -1, -1, 623, 1090, 9, 7, 7, 4, 28, 49, 0, 0, 16},  // animate
    {1087, 160, -1, -1, -1, 632, 1097, 10, 2, 2, 4, 28, 49, 0, 0, 16},  // animateWithDuration
    {1087, 160, -1, -1, -1, 637, 1099, 11, 3, 3, 4, 28, 49, 0, 0, 16},  // animateWithDuration
    {1087, 160, -1, -1, -1, 644, 1102, 12, 4, 4, 4, 28, 49, 0, 0, 16},  // animateWithDuration
    {1087, 160, -1, -1, -1, 653, 1106, 13, 5, 5, 4, 28, 49, 0, 0, 16},  // animateWithDuration
    {1087, 160, -1, -1, -1, 665, 1111, 14, 7, 7, 4, 28, 49, 0, 0, 16},  // animateWithDuration
    {1088, 160, -1, -1, -1, 675, 1118, 15, 3, 3, 4, 28, 49, 0, 0, 16},  // animateKeyframes
    {1088, 160, -1, -1, -1, 682, 1121, 16, 4, 4, 4, 28, 49, 0, 0, 16},  // animateKeyframes
    {1088, 160, -1, -1, -1, 690, 1125, 17, 4, 4, 4, 28, 49, 0, 0, 16},  // animateKeyframes
    {1088, 160, -1, -1, -1, 699, 1129, 18, 5, 5, 4, 28, 49, 0, 0, 16},  // animateKeyframes
    {1089, 160, -1, -1, -1, 709, 1134, 19, 5, 5, 4, 28, 49, 0, 0, 16},  // animateKeyframesWithDuration
    {1090, 160, -1, -1, -1, 717, 1139, 20, 3, 3, 4, 28, 49, 0, 0, 16},  // addKeyframe
    {1093, 160, -1, -1, -1, 723, 1142, 21, 3, 3, 4, 28, 49, 0, 0, 16},  // addKeyframeWithRelativeStartTime
    {1094, 160, -1, -1, -1, 726, 1145, 22, 2, 2, 4, 28, 49, 0, 0, 16},  // beginAnimations
    {1096, 160, -1, -1, -1, 728, 1147, 23, 0, 0, 4, 28, 49, 0, 0, 16},  // commitAnimations
    {1097, 160, -1, -1, -1, 728, 1147, 24, 1, 1, 4, 28, 49, 0, 0, 16},  // setAnimationDuration
    {1098, 160, -1, -1, -1, 729, 1148, 25, 1, 1, 4, 28, 49, 0, 0, 16},  // setAnimationDelay
    {1099, 160, -1, -1, -1, 730, 1149, 26, 1, 1, 4, 28, 49, 0, 0, 16},  // setAnimationRepeatCount
    {1100, 160, -1, -1, -1, 731, 1150, 27, 1, 1, 4, 28, 49, 0, 0, 16},  // setAnimationRepeatAutoreverses
    {1101, 160, -1, -1, -1, 732, 1151, 28, 1, 1, 4, 28, 49, 0, 0, 16},  // setAnimationBeginsFromCurrentState
    {1102, 160, -1, -1, -1, 733, 1152, 29, 1, 1, 4, 28, 49, 0, 0, 16},  // setAnimationCurve
    {1103, 160, -1, -1, -1, 734, 1153, 30, 1, 1, 4, 28, 49, 0, 0, 16},  // setAnimationDelegate
    {812, 1104, -1, -1, -1, 0, 0, 31, 0, 0, 5, 42, 41, 0, 0, 16},  // main
    {1107, 1104, -1, -1, -1, 0, 0, 32, 0, 0, 5, 42, 41, 0, 0, 16},  // background
    {1108, 1104, -1, -1, -1, 735, 1154, 33, 0, 0, 4, 42, 41, 0, 0, 16},  // global
    {1108, 1104, -1, -1, -1, 735, 1154, 34, 1, 1, 4, 42, 41, 0, 0, 16},  // global
    {1104, -1, -1, -1, -1, 736, 1155, 35, 1, 1, 3, 0, 41, 0, 0, 16},  // DispatchQueue
    {1104, -1, -1, -1, -1, 737, 1156, 36, 2, 2, 3, 0, 41, 0, 0, 16},  // DispatchQueue
    {1110, -1, -1, -1, -1, 739, 1158, 37, 1, 2, 1, 42, 49, 0, 0, 16},  // sync
    {1110, -1, -1, -1, -1, 740, 1160, 38, 1, 2, 1, 42, 49, 0, 0, 16},  // sync
    {1112, -1, -1, -1, -1, 741, 1162, 39, 1, 2, 1, 42, 49, 0, 0, 16},  // async
    {1112, -1, -1, -1, -1, 742, 1164, 40, 1, 2, 1, 42, 49, 0, 0, 16},  // async
    {1113, -1, -1, -1, -1, 743, 1166, 41, 2, 3, 1, 42, 49, 0, 0, 16},  // asyncAfter
    {1113, -1, -1, -1, -1, 745, 1169, 42, 2, 3, 1, 42, 49, 0, 0, 16},  // asyncAfter
    {1115, -1, -1, -1, -1, 747, 1172, 43, 2, 2, 0, 0, 49, 0, 0, 16},  // dispatch_async
    {1116, -1, -1, -1, -1, 749, 1174, 44, 3, 3, 0, 0, 49, 0, 0, 16},  // dispatch_after
    {1117, -1, -1, -1, -1, 752, 1177, 45, 0, 0, 0, 0, 41, 0, 0, 16},  // dispatch_get_main_queue
    {1062, 1105, -1, -1, -1, 752, 1177, 46, 0, 0, 4, 1, 0, 0, 0, 16},  // now
    {974, 1106, -1, -1, -1, 752, 1177, 47, 1, 1, 4, 1, 0, 0, 0, 16},  // seconds
    {1118, 1106, -1, -1, -1, 753, 1178, 48, 1, 1, 4, 1, 0, 0, 0, 16},  // milliseconds
    {1119, 1106, -1, -1, -1, 754, 1179, 49, 1, 1, 4, 1, 0, 0, 0, 16},  // microseconds
    {1120, 1106, -1, -1, -1, 755, 1180, 50, 1, 1, 4, 1, 0, 0, 0, 16},  // nanoseconds
    {1121, -1, -1, -1, -1, 0, 0, 51, 0, 0, 5, 0, 0, 0, 0, 16},  // DISPATCH_TIME_NOW
    {1122, -1, -1, -1, -1, 0, 0, 52, 0, 0, 5, 0, 0, 0, 0, 16},  // NSEC_PER_SEC
    {1123, -1, -1, -1, -1, 0, 0, 53, 0, 0, 5, 0, 0, 0, 0, 16},  // NSEC_PER_MSEC
    {1124, -1, -1, -1, -1, 756, 1181, 54, 2, 2, 0, 0, 0, 0, 0, 16},  // dispatch_time
    {1125, 160, -1, -1, -1, 759, 1183, 55, 1, 1, 4, 28, 49, 0, 0, 16},  // performWithoutAnimation
    {1126, 160, -1, -1, -1, 760, 1184, 56, 1, 1, 4, 28, 49, 0, 0, 16},  // setAnimationsEnabled
    {1127, -1, -1, -1, -1, 0, 0, 0, 0, 0, 3, 0, 33, 0, 0, 17},  // CABasicAnimation
    {1127, -1, -1, -1, -1, 761, 1185, 1, 1, 1, 3, 0, 33, 0, 0, 17},  // CABasicAnimation
    {1129, -1, -1, -1, -1, 0, 0, 2, 0, 0, 3, 0, 33, 0, 0, 17},  // CASpringAnimation
    {1129, -1, -1, -1, -1, 762, 1186, 3, 1, 1, 3, 0, 33, 0, 0, 17},  // CASpringAnimation
    {1130, -1, -1, -1, -1, 0, 0, 4, 0, 0, 3, 0, 33, 0, 0, 17},  // CAKeyframeAnimation
    {1130, -1, -1, -1, -1, 763, 1187, 5, 1, 1, 3, 0, 33, 0, 0, 17},  // CAKeyframeAnimation
    {1131, -1, -1, -1, -1, 0, 0, 6, 0, 0, 3, 0, 33, 0, 0, 17},  // CAAnimationGroup
    {1128, -1, -1, -1, -1, 0, 1188, 7, 0, 1, 2, 34, 3, 0, 0, 17},  // keyPath
    {1132, -1, -1, -1, -1, 0, 1189, 8, 0, 1, 2, 34, 49, 0, 0, 17},  // fromValue
    {1133, -1, -1, -1, -1, 0, 1190, 9, 0, 1, 2, 34, 49, 0, 0, 17},  // toValue
    {1134, -1, -1, -1, -1, 0, 1191, 10, 0, 1, 2, 34, 49, 0, 0, 17},  // byValue
    {502, -1, -1, -1, -1, 0, 1192, 11, 0, 1, 2, 34, 4, 0, 0, 17},  // values
    {1135, -1, -1, -1, -1, 0, 1193, 12, 0, 1, 2, 34, 4, 0, 0, 17},  // keyTimes
    {1136, -1, -1, -1, -1, 0, 1194, 13, 0, 1, 2, 34, 4, 0, 0, 17},  // timingFunctions
    {1137, -1, -1, -1, -1, 0, 1195, 14, 0, 1, 2, 34, 39, 0, 0, 17},  // calculationMode
    {1081, -1, -1, -1, -1, 0, 1196, 15, 0, 1, 2, 34, 4, 0, 0, 17},  // animations
    {1138, -1, -1, -1, -1, 0, 1197, 16, 0, 1, 2, 34, 2, 0, 0, 17},  // additive
    {1139, -1, -1, -1, -1, 0, 1198, 17, 0, 1, 2, 34, 2, 0, 0, 17},  // isAdditive
    {1140, -1, -1, -1, -1, 0, 1199, 18, 0, 1, 2, 34, 2, 0, 0, 17},  // cumulative
    {1141, -1, -1, -1, -1, 0, 1200, 19, 0, 1, 2, 34, 2, 0, 0, 17},  // isCumulative
    {1142, -1, -1, -1, -1, 0, 1201, 20, 0, 1, 2, 34, 0, 0, 0, 17},  // mass
    {1143, -1, -1, -1, -1, 0, 1202, 21, 0, 1, 2, 34, 0, 0, 0, 17},  // stiffness
    {1144, -1, -1, -1, -1, 0, 1203, 22, 0, 1, 2, 34, 0, 0, 0, 17},  // damping
    {1074, -1, -1, -1, -1, 0, 1204, 23, 0, 1, 2, 34, 0, 0, 0, 17},  // initialVelocity
    {1145, -1, -1, -1, -1, 0, 1205, 24, 0, 1, 2, 34, 34, 0, 0, 17},  // timingFunction
    {1146, -1, -1, -1, -1, 0, 1206, 25, 0, 1, 2, 34, 0, 0, 0, 17},  // duration
    {1147, -1, -1, -1, -1, 0, 1207, 26, 0, 1, 2, 34, 0, 0, 0, 17},  // speed
    {1148, -1, -1, -1, -1, 0, 1208, 27, 0, 1, 2, 34, 0, 0, 0, 17},  // beginTime
    {1149, -1, -1, -1, -1, 0, 1209, 28, 0, 1, 2, 34, 0, 0, 0, 17},  // timeOffset
    {1150, -1, -1, -1, -1, 0, 1210, 29, 0, 1, 2, 34, 0, 0, 0, 17},  // repeatCount
    {1151, -1, -1, -1, -1, 0, 1211, 30, 0, 1, 2, 34, 0, 0, 0, 17},  // repeatDuration
    {1152, -1, -1, -1, -1, 0, 1212, 31, 0, 1, 2, 34, 2, 0, 0, 17},  // autoreverses
    {1153, -1, -1, -1, -1, 0, 1213, 32, 0, 1, 2, 34, 38, 0, 0, 17},  // fillMode
    {1154, -1, -1, -1, -1, 0, 1214, 33, 0, 1, 2, 34, 2, 0, 0, 17},  // isRemovedOnCompletion
    {1155, -1, -1, -1, -1, 0, 1215, 34, 0, 1, 2, 34, 2, 0, 0, 17},  // removedOnCompletion
    {656, -1, -1, -1, -1, 0, 1216, 35, 0, 1, 2, 34, 49, 0, 0, 17},  // delegate
    {1156, -1, -1, -1, -1, 0, 1217, 36, 0, 1, 2, 34, 0, 0, 0, 17},  // settlingDuration
    {1157, -1, -1, -1, 1339, 764, 1218, 37, 2, 3, 1, 29, 49, 0, 0, 17},  // add
    {1158, -1, -1, -1, 1340, 766, 1221, 38, 1, 2, 1, 29, 49, 0, 0, 17},  // removeAnimation
    {1159, -1, -1, -1, -1, 767, 1223, 39, 0, 1, 1, 29, 49, 0, 0, 17},  // removeAllAnimations
    {1160, -1, -1, -1, -1, 767, 1224, 40, 0, 1, 1, 29, 4, 0, 0, 17},  // animationKeys
    {45, -1, -1, -1, 1355, 767, 1225, 41, 1, 2, 1, 29, 0, 0, 0, 17},  // value
    {1162, -1, -1, -1, 1356, 768, 1227, 42, 2, 3, 1, 29, 49, 0, 0, 17},  // setValue
    {45, -1, -1, -1, 1355, 770, 1230, 43, 1, 2, 1, 28, 0, 0, 0, 17},  // value
    {1162, -1, -1, -1, 1356, 771, 1232, 44, 2, 3, 1, 28, 49, 0, 0, 17},  // setValue
    {1147, -1, -1, -1, -1, 0, 1235, 45, 0, 1, 2, 29, 0, 0, 0, 17},  // speed
    {1148, -1, -1, -1, -1, 0, 1236, 46, 0, 1, 2, 29, 0, 0, 0, 17},  // beginTime
    {1149, -1, -1, -1, -1, 0, 1237, 47, 0, 1, 2, 29, 0, 0, 0, 17},  // timeOffset
    {1163, -1, -1, -1, -1, 773, 1238, 48, 2, 3, 1, 29, 0, 0, 0, 17},  // convertTime
    {1163, -1, -1, -1, -1, 775, 1241, 49, 2, 3, 1, 29, 0, 0, 0, 17},  // convertTime
    {1165, 1164, -1, -1, -1, 777, 1244, 50, 0, 0, 4, 41, 49, 0, 0, 17},  // begin
    {1166, 1164, -1, -1, -1, 777, 1244, 51, 0, 0, 4, 41, 49, 0, 0, 17},  // commit
    {1167, 1164, -1, -1, -1, 777, 1244, 52, 0, 0, 4, 41, 49, 0, 0, 17},  // flush
    {1097, 1164, -1, -1, -1, 777, 1244, 53, 1, 1, 4, 41, 49, 0, 0, 17},  // setAnimationDuration
    {1168, 1164, -1, -1, -1, 778, 1245, 54, 1, 1, 4, 41, 49, 0, 0, 17},  // setDisableActions
    {1169, 1164, -1, -1, -1, 779, 1246, 55, 1, 1, 4, 41, 49, 0, 0, 17},  // setAnimationTimingFunction
    {1170, 1164, -1, -1, -1, 780, 1247, 56, 1, 1, 4, 41, 49, 0, 0, 17},  // setCompletionBlock
    {1171, -1, -1, -1, -1, 781, 1248, 57, 1, 1, 0, 0, 14, 0, 0, 17},  // NSValue
    {1171, -1, -1, -1, -1, 782, 1249, 58, 1, 1, 0, 0, 14, 0, 0, 17},  // NSValue
    {1174, -1, -1, -1, -1, 0, 0, 59, 0, 0, 5, 0, 14, 0, 0, 17},  // CATransform3DIdentity
    {1175, -1, -1, -1, -1, 783, 1250, 60, 4, 4, 0, 0, 14, 0, 0, 17},  // CATransform3DMakeRotation
    {1176, -1, -1, -1, -1, 787, 1254, 61, 3, 3, 0, 0, 14, 0, 0, 17},  // CATransform3DMakeScale
    {1177, -1, -1, -1, -1, 790, 1257, 62, 3, 3, 0, 0, 14, 0, 0, 17},  // CATransform3DMakeTranslation
    {1178, -1, -1, -1, -1, 793, 1260, 63, 1, 1, 0, 0, 14, 0, 0, 17},  // CATransform3DMakeAffineTransform
    {1179, -1, -1, -1, -1, 794, 1261, 64, 4, 4, 0, 0, 14, 0, 0, 17},  // CATransform3DTranslate
    {1180, -1, -1, -1, -1, 798, 1265, 65, 4, 4, 0, 0, 14, 0, 0, 17},  // CATransform3DScale
    {1181, -1, -1, -1, -1, 802, 1269, 66, 5, 5, 0, 0, 14, 0, 0, 17},  // CATransform3DRotate
    {1182, -1, -1, -1, -1, 807, 1274, 67, 2, 2, 0, 0, 14, 0, 0, 17},  // CATransform3DConcat
    {1183, -1, -1, -1, -1, 809, 1276, 68, 1, 1, 0, 0, 14, 0, 0, 17},  // CATransform3DInvert
    {1184, -1, -1, -1, -1, 810, 1277, 69, 1, 1, 0, 0, 14, 0, 0, 17},  // CATransform3DGetAffineTransform
    {1185, -1, -1, -1, -1, 811, 1278, 70, 1, 1, 0, 0, 2, 0, 0, 17},  // CATransform3DIsIdentity
    {1186, -1, -1, -1, -1, 812, 1279, 71, 1, 1, 0, 0, 2, 0, 0, 17},  // CATransform3DIsAffine
    {1187, -1, -1, -1, -1, 813, 1280, 72, 2, 2, 0, 0, 2, 0, 0, 17},  // CATransform3DEqualToTransform
    {103, -1, -1, -1, -1, 815, 1282, 0, 1, 1, 0, 0, 49, 1, 0, 18},  // print
    {103, -1, -1, -1, -1, 816, 1283, 1, 2, 2, 0, 0, 49, 1, 0, 18},  // print
    {103, -1, -1, -1, -1, 818, 1285, 2, 2, 2, 0, 0, 49, 1, 0, 18},  // print
    {103, -1, -1, -1, -1, 820, 1287, 3, 3, 3, 0, 0, 49, 1, 0, 18},  // print
    {1189, -1, -1, -1, -1, 823, 1290, 4, 0, 0, 0, 0, 49, 0, 0, 18},  // fatalError
    {1190, -1, -1, -1, -1, 823, 1290, 5, 0, 0, 0, 0, 49, 0, 0, 18},  // preconditionFailure
    {1191, -1, -1, -1, -1, 823, 1290, 6, 0, 0, 0, 0, 49, 0, 0, 18},  // assertionFailure
    {1189, -1, -1, -1, -1, 823, 1290, 7, 1, 1, 0, 0, 49, 0, 0, 18},  // fatalError
    {1190, -1, -1, -1, -1, 824, 1291, 8, 1, 1, 0, 0, 49, 0, 0, 18},  // preconditionFailure
    {1191, -1, -1, -1, -1, 825, 1292, 9, 1, 1, 0, 0, 49, 0, 0, 18},  // assertionFailure
    {1192, -1, -1, -1, -1, 826, 1293, 10, 1, 1, 0, 0, 49, 0, 0, 18},  // assert
    {1193, -1, -1, -1, -1, 827, 1294, 11, 1, 1, 0, 0, 49, 0, 0, 18},  // precondition
    {1194, -1, -1, -1, -1, 828, 1295, 12, 1, 1, 0, 0, 49, 0, 0, 18},  // NSParameterAssert
    {1192, -1, -1, -1, -1, 829, 1296, 13, 2, 2, 0, 0, 49, 0, 0, 18},  // assert
    {1193, -1, -1, -1, -1, 831, 1298, 14, 2, 2, 0, 0, 49, 0, 0, 18},  // precondition
    {1195, -1, -1, -1, -1, 833, 1300, 15, 1, 1, 0, 0, 49, 1, 0, 18},  // NSAssert
    {1196, -1, -1, -1, -1, 834, 1301, 16, 1, 1, 0, 0, 49, 1, 0, 18},  // NSCAssert
    {1197, -1, -1, -1, -1, 835, 1302, 17, 1, 1, 0, 0, 49, 0, 0, 18},  // Optional
    {1198, -1, -1, -1, -1, 0, 0, 18, 0, 0, 5, 0, 21, 0, 0, 18},  // row
    {1199, -1, -1, -1, -1, 0, 0, 19, 0, 0, 5, 0, 21, 0, 0, 18},  // column
    {1200, -1, -1, -1, -1, 836, 1303, 20, 1, 1, 0, 0, 49, 0, 0, 18},  // convention
    {1201, -1, -1, -1, -1, 837, 1304, 21, 1, 1, 0, 0, 47, 1, 0, 18},  // plot
    {1201, -1, -1, -1, -1, 838, 1305, 22, 2, 2, 0, 0, 47, 1, 0, 18},  // plot
    {1201, -1, -1, -1, -1, 840, 1307, 23, 2, 2, 0, 0, 47, 1, 0, 18},  // plot
    {1202, -1, -1, -1, -1, 842, 1309, 24, 1, 1, 0, 0, 48, 1, 0, 18},  // describe
    {1202, -1, -1, -1, -1, 843, 1310, 25, 2, 2, 0, 0, 48, 1, 0, 18},  // describe
    {1202, -1, -1, -1, -1, 845, 1312, 26, 2, 2, 0, 0, 48, 1, 0, 18},  // describe
    {1203, -1, -1, -1, -1, 847, 1314, 27, 1, 1, 0, 0, 47, 1, 0, 18},  // film
    {1203, -1, -1, -1, -1, 848, 1315, 28, 2, 2, 0, 0, 47, 1, 0, 18},  // film
    {1203, -1, -1, -1, -1, 850, 1317, 29, 2, 2, 0, 0, 47, 1, 0, 18},  // film
    {1203, -1, -1, -1, -1, 852, 1319, 30, 3, 3, 0, 0, 47, 1, 0, 18},  // film
    {1205, -1, -1, -1, -1, 855, 1322, 31, 1, 1, 0, 0, 47, 1, 0, 18},  // strip
    {1205, -1, -1, -1, -1, 856, 1323, 32, 2, 2, 0, 0, 47, 1, 0, 18},  // strip
    {1205, -1, -1, -1, -1, 858, 1325, 33, 2, 2, 0, 0, 47, 1, 0, 18},  // strip
    {1205, -1, -1, -1, -1, 860, 1327, 34, 3, 3, 0, 0, 47, 1, 0, 18},  // strip
    {1206, -1, -1, -1, -1, 863, 1330, 35, 1, 1, 0, 0, 47, 0, 0, 18},  // grid
    {1207, -1, -1, -1, -1, 864, 1331, 36, 1, 1, 0, 0, 48, 0, 0, 18},  // why
    {1208, -1, -1, -1, -1, 0, 0, 0, 0, 0, 5, 0, 2, 0, 0, 19},  // YES
    {1209, -1, -1, -1, -1, 0, 0, 1, 0, 0, 5, 0, 2, 0, 0, 19},  // NO
    {1210, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 8, 0, 0, 19},  // NULL
    {1211, -1, -1, -1, -1, 0, 0, 3, 0, 0, 5, 0, 8, 0, 0, 19},  // Nil
    {1212, -1, -1, -1, -1, 0, 0, 4, 0, 0, 5, 0, 0, 0, 0, 19},  // HUGE_VALF
    {1213, -1, -1, -1, -1, 0, 0, 5, 0, 0, 5, 0, 0, 0, 0, 19},  // HUGE_VAL
    {1214, -1, -1, -1, -1, 0, 0, 6, 0, 0, 5, 0, 0, 0, 0, 19},  // INFINITY
    {337, -1, -1, -1, -1, 0, 0, 7, 0, 0, 5, 0, 0, 0, 0, 19},  // CGFLOAT_MAX
    {1215, -1, -1, -1, -1, 0, 0, 8, 0, 0, 5, 0, 0, 0, 0, 19},  // DBL_MAX
    {1216, -1, -1, -1, -1, 0, 0, 9, 0, 0, 5, 0, 0, 0, 0, 19},  // CGFLOAT_MIN
    {1217, -1, -1, -1, -1, 0, 0, 10, 0, 0, 5, 0, 0, 0, 0, 19},  // DBL_MIN
    {1218, -1, -1, -1, -1, 0, 0, 11, 0, 0, 5, 0, 0, 0, 0, 19},  // FLT_MAX
    {1219, -1, -1, -1, -1, 0, 0, 12, 0, 0, 5, 0, 0, 0, 0, 19},  // FLT_MIN
    {1220, -1, -1, -1, -1, 0, 0, 13, 0, 0, 5, 0, 0, 0, 0, 19},  // FLT_EPSILON
    {128, -1, -1, -1, -1, 865, 1332, 14, 1, 1, 3, 0, 0, 0, 0, 19},  // NSNumber
    {128, -1, -1, -1, -1, 866, 1333, 15, 1, 1, 3, 0, 0, 0, 0, 19},  // NSNumber
    {128, -1, -1, -1, -1, 867, 1334, 16, 1, 1, 3, 0, 0, 0, 0, 19},  // NSNumber
    {128, -1, -1, -1, -1, 868, 1335, 17, 1, 1, 3, 0, 0, 0, 0, 19},  // NSNumber
    {128, -1, -1, -1, -1, 869, 1336, 18, 1, 1, 3, 0, 0, 0, 0, 19},  // NSNumber
    {128, -1, -1, -1, -1, 870, 1337, 19, 1, 1, 0, 0, 2, 0, 0, 19},  // NSNumber
    {1171, -1, -1, -1, -1, 871, 1338, 20, 1, 1, 0, 0, 9, 0, 0, 19},  // NSValue
    {1171, -1, -1, -1, -1, 872, 1339, 21, 1, 1, 0, 0, 12, 0, 0, 19},  // NSValue
    {1171, -1, -1, -1, -1, 873, 1340, 22, 1, 1, 0, 0, 13, 0, 0, 19},  // NSValue
    {1171, -1, -1, -1, -1, 874, 1341, 23, 1, 1, 0, 0, 14, 0, 0, 19},  // NSValue
    {1226, -1, -1, -1, -1, 0, 1342, 24, 0, 1, 2, 1, 0, 0, 0, 19},  // floatValue
    {1227, -1, -1, -1, -1, 0, 1343, 25, 0, 1, 2, 1, 0, 0, 0, 19},  // doubleValue
    {1228, -1, -1, -1, -1, 0, 1344, 26, 0, 1, 2, 1, 0, 0, 0, 19},  // intValue
    {1229, -1, -1, -1, -1, 0, 1345, 27, 0, 1, 2, 1, 0, 0, 0, 19},  // integerValue
    {1230, -1, -1, -1, 1341, 0, 1346, 28, 0, 1, 2, 10, 9, 0, 0, 19},  // cgPointValue
    {1231, -1, -1, -1, 1342, 0, 1347, 29, 0, 1, 2, 13, 12, 0, 0, 19},  // cgSizeValue
    {1232, -1, -1, -1, 1343, 0, 1348, 30, 0, 1, 2, 14, 13, 0, 0, 19},  // cgRectValue
    {104, -1, -1, -1, -1, 875, 1349, 31, 1, 1, 0, 0, 49, 1, 0, 19},  // NSLog
    {1233, -1, -1, -1, -1, 876, 1350, 32, 1, 1, 0, 0, 49, 1, 0, 19},  // printf
    {144, -1, -1, -1, -1, 877, 1351, 33, 1, 1, 3, 0, 3, 1, 0, 19},  // NSString
    {142, -1, -1, -1, -1, 878, 1352, 34, 1, 1, 3, 0, 3, 1, 0, 19},  // String
    {146, -1, -1, -1, -1, 879, 1353, 35, 1, 1, 3, 0, 4, 1, 0, 19},  // NSArray
    {1236, -1, 1243, -1, -1, 880, 1354, 0, 0, 0, 3, 0, 29, 0, 0, 20},  // CGMutablePath
    {1240, -1, -1, -1, -1, 880, 1354, 1, 0, 0, 3, 0, 29, 0, 0, 20},  // UIBezierPath
    {1240, -1, -1, -1, -1, 880, 1354, 2, 1, 1, 3, 0, 29, 0, 0, 20},  // UIBezierPath
    {1240, -1, -1, -1, -1, 881, 1355, 3, 2, 2, 3, 0, 29, 0, 0, 20},  // UIBezierPath
    {1240, -1, -1, -1, -1, 883, 1357, 4, 1, 1, 3, 0, 29, 0, 0, 20},  // UIBezierPath
    {1246, -1, -1, -1, -1, 884, 1358, 5, 2, 2, 0, 0, 29, 0, 0, 20},  // CGPathCreateWithRect
    {1247, -1, -1, -1, -1, 886, 1360, 6, 1, 1, 0, 0, 49, 0, 0, 20},  // CGPathRelease
    {1248, -1, -1, -1, 1260, 887, 1361, 7, 1, 2, 1, 30, 49, 0, 0, 20},  // move
    {1249, -1, -1, -1, 1261, 888, 1363, 8, 1, 2, 1, 30, 49, 0, 0, 20},  // addLine
    {1250, -1, -1, -1, -1, 889, 1365, 9, 1, 2, 1, 30, 49, 0, 0, 20},  // addRect
    {1251, -1, -1, -1, -1, 890, 1367, 10, 1, 2, 1, 30, 49, 0, 0, 20},  // addEllipse
    {62, -1, -1, -1, 1253, 891, 1369, 11, 1, 2, 1, 30, 49, 0, 0, 20},  // append
    {1252, -1, -1, -1, -1, 892, 1371, 12, 1, 2, 1, 30, 49, 0, 0, 20},  // addPath
    {1254, -1, -1, -1, -1, 894, 1373, 13, 1, 2, 1, 30, 49, 0, 0, 20},  // apply
    {307, -1, -1, -1, 1255, 895, 1375, 14, 1, 2, 1, 30, 2, 0, 0, 20},  // contains
    {1256, -1, -1, -1, 1262, 897, 1377, 15, 0, 1, 1, 30, 49, 0, 0, 20},  // closeSubpath
    {646, -1, -1, -1, -1, 897, 1378, 16, 0, 1, 1, 30, 49, 0, 0, 20},  // close
    {1257, -1, -1, -1, -1, 897, 1379, 17, 0, 1, 1, 30, 49, 0, 0, 20},  // fill
    {1258, -1, -1, -1, -1, 897, 1380, 18, 0, 1, 1, 30, 49, 0, 0, 20},  // stroke
    {1259, -1, -1, -1, -1, 897, 1381, 19, 0, 1, 1, 30, 49, 0, 0, 20},  // addClip
    {1263, -1, -1, -1, -1, 899, 1382, 20, 3, 3, 0, 0, 49, 0, 0, 20},  // CGPathAddRect
    {1264, -1, -1, -1, -1, 902, 1385, 21, 4, 4, 0, 0, 49, 0, 0, 20},  // CGPathMoveToPoint
    {1265, -1, -1, -1, -1, 906, 1389, 22, 4, 4, 0, 0, 49, 0, 0, 20},  // CGPathAddLineToPoint
    {1266, -1, -1, -1, -1, 910, 1393, 23, 4, 4, 0, 0, 2, 0, 0, 20},  // CGPathContainsPoint
    {1267, -1, -1, -1, -1, 914, 1397, 24, 1, 1, 0, 0, 49, 0, 0, 20},  // CGPathCloseSubpath
    {1268, -1, -1, -1, 1274, 915, 1398, 25, 3, 4, 1, 30, 49, 0, 0, 20},  // addCurve
    {1268, -1, -1, -1, -1, 918, 1402, 26, 3, 4, 1, 30, 49, 0, 0, 20},  // addCurve
    {1271, -1, -1, -1, 1275, 921, 1406, 27, 2, 3, 1, 30, 49, 0, 0, 20},  // addQuadCurve
    {1271, -1, -1, -1, -1, 923, 1409, 28, 2, 3, 1, 30, 49, 0, 0, 20},  // addQuadCurve
    {1276, -1, -1, -1, 1282, 930, 1412, 29, 5, 6, 1, 30, 49, 0, 0, 20},  // addArc
    {1276, -1, -1, -1, -1, 935, 1418, 30, 5, 6, 1, 30, 49, 0, 0, 20},  // addArc
    {1240, -1, -1, -1, -1, 940, 1424, 31, 5, 5, 3, 0, 29, 0, 0, 20},  // UIBezierPath
    {1283, -1, -1, -1, -1, 950, 1429, 32, 8, 8, 0, 0, 49, 0, 0, 20},  // CGPathAddCurveToPoint
    {1284, -1, -1, -1, -1, 958, 1437, 33, 6, 6, 0, 0, 49, 0, 0, 20},  // CGPathAddQuadCurveToPoint
    {1285, -1, -1, -1, -1, 964, 1443, 34, 8, 8, 0, 0, 49, 0, 0, 20},  // CGPathAddArc
    {1286, -1, -1, -1, -1, 0, 1451, 35, 0, 1, 2, 30, 13, 0, 0, 20},  // boundingBox
    {587, -1, -1, -1, -1, 0, 1452, 36, 0, 1, 2, 30, 13, 0, 0, 20},  // bounds
    {1287, -1, -1, -1, -1, 0, 1453, 37, 0, 1, 2, 30, 13, 0, 0, 20},  // boundingBoxOfPath
    {282, -1, -1, -1, -1, 0, 1454, 38, 0, 1, 2, 30, 2, 0, 0, 20},  // isEmpty
    {1288, -1, -1, -1, -1, 0, 1455, 39, 0, 1, 2, 30, 9, 0, 0, 20},  // currentPoint
    {1289, -1, -1, -1, 1237, 0, 1456, 40, 0, 1, 2, 30, 29, 0, 0, 20},  // cgPath
    {1290, -1, -1, -1, -1, 972, 1457, 41, 1, 1, 0, 0, 13, 0, 0, 20},  // CGPathGetBoundingBox
    {1291, -1, -1, -1, -1, 0, 1458, 42, 0, 1, 2, 29, 29, 0, 0, 20},  // path
    {1292, -1, -1, -1, -1, 0, 1459, 43, 0, 1, 2, 29, 17, 0, 0, 20},  // fillColor
    {1293, -1, -1, -1, -1, 0, 1460, 44, 0, 1, 2, 29, 17, 0, 0, 20},  // strokeColor
    {1294, -1, -1, -1, -1, 0, 1461, 45, 0, 1, 2, 29, 0, 0, 0, 20},  // lineWidth
    {1295, -1, -1, -1, -1, 0, 1462, 46, 0, 1, 2, 29, 23, 0, 0, 20},  // lineJoin
    {1296, -1, -1, -1, -1, 0, 1463, 47, 0, 1, 2, 29, 4, 0, 0, 20},  // lineDashPattern
    {1297, -1, -1, -1, -1, 0, 1464, 48, 0, 1, 2, 29, 0, 0, 0, 20},  // lineDashPhase
    {1299, 1298, 1300, -1, -1, 0, 0, 49, 0, 0, 5, 24, 23, 0, 0, 20},  // miter
    {77, 1298, 1301, -1, -1, 0, 0, 50, 0, 0, 5, 24, 23, 0, 0, 20},  // round
    {1302, 1298, 1303, -1, -1, 0, 0, 51, 0, 0, 5, 24, 23, 0, 0, 20},  // bevel
    {1304, -1, -1, -1, 1241, 0, 1465, 52, 0, 1, 2, 18, 17, 0, 0, 20},  // cgColor
    {247, -1, 1305, -1, -1, 973, 1466, 0, 1, 1, 0, 0, 13, 0, 0, 21},  // rect
    {245, -1, 1306, -1, -1, 974, 1467, 1, 1, 1, 0, 0, 9, 0, 0, 21},  // point
    {237, -1, 1307, -1, -1, 975, 1468, 2, 1, 1, 0, 0, 12, 0, 0, 21},  // size
    {232, -1, 1308, -1, -1, 976, 1469, 3, 1, 1, 0, 0, 10, 0, 0, 21},  // vector
    {86, -1, 1309, -1, -1, 977, 1470, 4, 1, 1, 0, 0, 14, 0, 0, 21},  // transform
    {1310, -1, -1, -1, -1, 978, 1471, 5, 1, 1, 0, 0, 14, 0, 0, 21},  // css
    {1311, -1, -1, -1, -1, 979, 1472, 6, 1, 1, 0, 0, 14, 0, 0, 21},  // svg
    {1312, -1, -1, -1, -1, 980, 1473, 7, 1, 1, 0, 0, 27, 0, 0, 21},  // views
    {86, -1, -1, -1, -1, 981, 1474, 0, 2, 2, 0, 0, 14, 0, 0, 22},  // transform
    {86, -1, -1, -1, -1, 983, 1476, 1, 3, 3, 0, 0, 14, 0, 0, 22},  // transform
    {1257, 1313, -1, -1, -1, 0, 0, 2, 0, 0, 5, 23, 22, 0, 0, 22},  // fill
    {1314, 1313, -1, -1, -1, 0, 0, 3, 0, 0, 5, 23, 22, 0, 0, 22},  // aspectFit
    {1315, 1313, -1, -1, -1, 0, 0, 4, 0, 0, 5, 23, 22, 0, 0, 22},  // aspectFill
    {1316, 1313, -1, -1, -1, 0, 0, 5, 0, 0, 5, 23, 22, 0, 0, 22},  // scaleToFill
    {1317, 1313, -1, -1, -1, 0, 0, 6, 0, 0, 5, 23, 22, 0, 0, 22},  // scaleAspectFit
    {1318, 1313, -1, -1, -1, 0, 0, 7, 0, 0, 5, 23, 22, 0, 0, 22},  // scaleAspectFill
    {86, -1, -1, -1, -1, 986, 1479, 8, 1, 1, 0, 0, 49, 0, 0, 22},  // transform
    {1320, -1, -1, -1, -1, 987, 1480, 9, 1, 1, 0, 0, 0, 0, 0, 22},  // area
    {307, -1, -1, -1, -1, 988, 1481, 10, 2, 2, 0, 0, 2, 0, 0, 22},  // contains
    {286, -1, -1, -1, -1, 990, 1483, 11, 1, 2, 1, 28, 4, 0, 0, 22},  // corners
    {1310, -1, -1, -1, -1, 0, 1485, 0, 0, 1, 2, 15, 3, 0, 0, 23},  // css
    {1311, -1, -1, -1, -1, 0, 1486, 1, 0, 1, 2, 15, 3, 0, 0, 23},  // svg
    {1321, -1, -1, -1, -1, 0, 1487, 2, 0, 1, 2, 15, 48, 0, 0, 23},  // latex
    {1321, -1, -1, -1, -1, 0, 1488, 3, 0, 1, 2, 16, 48, 0, 0, 23},  // latex
    {1322, -1, -1, -1, -1, 991, 1489, 4, 1, 1, 0, 0, 48, 0, 0, 23},  // swiftCode
    {1323, -1, -1, -1, -1, 992, 1490, 0, 1, 1, 0, 0, 48, 0, 0, 24},  // explain
    {1323, -1, -1, -1, -1, 993, 1491, 1, 2, 2, 0, 0, 48, 0, 0, 24},  // explain
    {1325, -1, -1, -1, -1, 995, 1493, 2, 2, 2, 0, 0, 48, 0, 0, 24},  // compare
    {1325, -1, -1, -1, -1, 997, 1495, 3, 3, 3, 0, 0, 48, 0, 0, 24},  // compare
    {738, -1, -1, -1, 1357, 1033, 1498, 0, 1, 2, 1, 29, 8, 0, 0, 25},  // action
    {1358, -1, -1, -1, -1, 1035, 1500, 1, 1, 1, 3, 0, 3, 0, 0, 25},  // Selector
    {1360, -1, -1, -1, -1, 1036, 1501, 2, 1, 1, 0, 0, 3, 0, 0, 25},  // NSSelectorFromString
};

static const int32_t labels[] = {
    89, 172, 173, 90, 174, 175, 177, 178, 181, 178, 182, -1, -1, 185, -1, 185, -1, -1, 185, 187, 178, 187,
    178, -1, 187, 178, 187, 178, 195, -1, -1, -1, -1, -1, 209, 210, 215, 216, 217, 218, -1, 187, 178, -1,
    225, -1, -1, -1, 229, 230, -1, 234, 235, -1, -1, -1, -1, 187, 178, 234, 235, 212, 237, -1, 289, 290, 291,
    292, 195, 229, 230, 229, 230, -1, -1, -1, -1, -1, -1, -1, 317, 318, 314, 315, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 318, 225, 195, 318, 209, 195, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 417, 421, 417, 427, 428, 429, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 453, -1, 455, -1, 457, -1, -1,
    53, 53, -1, 421, 53, 53, 53, 421, 9, -1, 9, -1, 465, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 473, -1,
    53, 474, 436, -1, -1, -1, -1, 195, 195, 195, -1, 476, -1, 477, -1, 478, 477, 478, 478, -1, -1, -1, 474,
    436, 476, 493, 421, 465, 421, -1, 496, -1, 504, -1, -1, 504, -1, 504, -1, 507, -1, -1, -1, 507, -1, -1,
    512, 513, 195, -1, -1, -1, -1, -1, -1, 53, 53, -1, 195, -1, 195, 195, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, 421, 421, 421, 421, 465, -1, -1, 465, -1, 530, 531, 532, 533, -1, 538, 533, 586, 586, 586,
    586, 586, 586, 586, 586, 586, 586, 586, 586, 593, 594, 225, 495, -1, 738, 7, -1, 738, 739, -1, 738, 7,
    -1, 738, 739, 7, -1, -1, 7, -1, 744, -1, 7, -1, 744, -1, 7, -1, 744, -1, 7, -1, 744, -1, 7, -1, 7, -1,
    -1, -1, -1, 421, -1, -1, 775, -1, 778, -1, 478, -1, 781, -1, 782, -1, 225, -1, 318, -1, 785, -1, 786, -1,
    785, -1, 786, -1, -1, -1, 478, -1, 799, -1, 800, -1, 465, 815, 465, -1, -1, -1, 225, -1, 318, -1, -1, -1,
    868, 234, 235, 234, 235, -1, 187, 178, -1, 187, 178, 187, 178, -1, -1, -1, 872, -1, -1, 872, 187, 178,
    187, 178, 872, -1, -1, 187, 178, -1, 888, 738, -1, 888, 738, -1, 888, 738, -1, 888, 738, -1, 888, 738,
    -1, 888, 738, -1, 8, -1, 943, 8, -1, 945, 8, -1, 8, -1, -1, 8, -1, 945, -1, 738, -1, 738, 950, -1, -1,
    -1, 8, -1, 8, -1, 318, 225, 965, 318, 225, 965, 966, 318, 225, 965, 318, 225, 965, 966, 478, 318, 225,
    965, 478, 318, 225, 965, 210, 478, 195, 970, 965, 478, 478, 972, 478, 967, 478, 972, 967, 478, 974, 225,
    965, -1, 591, -1, 1069, -1, -1, -1, 1070, 1071, 1072, 1073, 1073, 1074, 478, 478, 1076, 1077, -1, -1,
    478, 1080, 1081, 1080, 1081, 1080, 1081, 1082, 1080, 1081, 1082, 1080, 1083, 1081, 1080, 1083, 1081,
    1080, 1083, 1081, 1082, 1080, 1083, 1081, 1082, 1080, 1083, 1084, 1081, 1080, 1083, 1084, 1081, 1080,
    1083, 1084, 1081, 1082, 1080, 1083, 1084, 1081, 1082, 1080, 1083, 1085, 1086, 1081, 1080, 1083, 1085,
    1086, 1081, 1080, 1083, 1085, 1086, 1084, 1081, 1080, 1083, 1085, 1086, 1084, 1081, 1080, 1083, 1085,
    1086, 1081, 1082, 1080, 1083, 1085, 1086, 1081, 1082, 1080, 1083, 1085, 1086, 1084, 1081, 1082, 1080,
    1083, 1085, 1086, 1084, 1081, 1082, -1, 1081, -1, 1081, -1, 1081, 1082, -1, 1081, 1082, -1, 1083, 1084,
    1081, -1, 1083, 1084, 1081, -1, 1083, 1084, 1081, 1082, -1, 1083, 1084, 1081, 1082, -1, 1083, 1085, 1086,
    1084, 1081, 1082, -1, 1083, 1085, 1086, 1084, 1081, 1082, 1080, 1083, 1081, 1080, 1083, 1081, 1080, 1083,
    1084, 1081, 1080, 1083, 1084, 1081, 1080, 1083, 1081, 1082, 1080, 1083, 1081, 1082, 1080, 1083, 1084,
    1081, 1082, 1080, 1083, 1084, 1081, 1082, -1, 1083, 1084, 1081, 1082, -1, 1083, 1084, 1081, 1082, 1091,
    1092, 1081, 1091, 1092, 1081, -1, 1092, 1081, -1, 1092, 1081, -1, 1095, -1, -1, -1, -1, -1, -1, -1, 1109,
    585, 585, 1109, -1, 1111, -1, 1111, 1114, -1, 1114, 1111, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, 1128, 1128, 1128, -1, 504, 504, 1161, -1, 1161, 1161, -1, 1161, -1, 318, -1, 225, -1, -1, -1, -1,
    1172, 1173, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 476, -1, 1188, -1, 476, 1188, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, 421, -1, 8, -1, -1, 421, -1, 8, -1, -1, 1204, -1, 974, -1, 974, 1204, -1,
    -1, 1204, -1, 974, -1, 974, 1204, -1, -1, 130, 1221, 131, 132, 45, 149, 1222, 1223, 1224, 1225, -1, -1,
    1234, 1234, 1235, 247, 1244, 832, 1245, -1, -1, -1, 225, 225, -1, 8, -1, -1, -1, -1, -1, -1, 225, 225,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 225, 1070, 1071, 225, 1269, 1270, 225,
    1272, 225, 1273, 225, 1070, 1071, 225, 1272, 1277, 970, 1278, 1279, 1280, 287, 970, 1278, 1279, 1280,
    1281, 970, 1278, 1279, 1280, 1277, 970, 1278, 1279, 1280, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 318, 318, 318, 318, 318, -1, -1, 318, 318, 225, 318, 225, -1,
    1319, 421, -1, 8, 8, -1, -1, -1, 1324, -1, -1, -1, -1, 421, -1, 465, 815, 465, 421, -1, 478, 775, 778,
    -1, 225, -1, 318, -1, -1, 504, 504, -1, 477, -1, 476, 943, 8, -1, 8, 950, 504, 1161, 1161, -1, 1161, -1,
    1161, 504, 504, -1, -1, 182, -1, 185, 195, 209, 210, -1, -1, -1, 187, 178, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, 225, -1, 318, -1, 785, -1, 786, -1, 785, -1, 786, -1, 225, -1, 318, -1, 465, 815, 465, -1, -1,
    -1
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
    4, 4, 4, 1, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 0, 0, 0, 0, 7, 7, 7, 7, 7, 7, 7, 0, 7, 0, 7, 0,
    0, 7, 0, 0, 7, 7, 7, 7, 45, 7, 45, 7, 45, 7, 7, 45, 7, 0, 7, 0, 5, 395269, 45, 7, 45, 7, 45, 7, 45, 7,
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
    1, 29, 29, 29, 29, 29, 29, 28, 28, 28, 28, 28, 28, 10, 0, 28, 10, 0, 29, 29, 29, 29, 29, 29, 29, 29, 29,
    29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29,
    29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 15, 29, 29, 29, 29, 29, 29, 29,
    29, 3594, 2333, 29, 3594, 2333, 29, 10, 29, 10, 4, 4, 43, 1, 1, 43, 1, 43, 1, 43, 1, 43, 1, 1, 43, 10,
    43, 1, 1, 43, 1, 43, 1, 43, 13, 43, 2, 43, 2, 2604, 43, 1, 43, 1, 2604, 43, 1, 1, 43, 1, 1, 2604, 43, 15,
    43, 46, 43, 43, 43, 43, 43, 1, 1, 15, 0, 590893, 45, 0, 590893, 45, 0, 590893, 45, 0, 590893, 45, 0,
    590893, 45, 0, 590893, 45, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31,
    31, 31, 2332, 31, 2332, 31, 1, 2332, 31, 1, 2332, 31, 2332, 31, 2332, 31, 2332, 31, 2332, 31, 2826, 2332,
    31, 2826, 2332, 31, 0, 1069, 31, 0, 590893, 31, 31, 31, 31, 28, 31, 28, 31, 28, 28, 28, 28, 46, 2332, 46,
    2332, 46, 2332, 46, 2332, 5, 10, 10, 1, 10, 10, 1, 3, 5, 5, 1, 5, 5, 1, 3, 10, 1, 1, 1, 10, 1, 1, 1, 258,
    10, 258, 1, 1, 10, 10, 1, 10, 1, 10, 1, 1, 10, 1, 5, 1, 1, 38, 38, 1, 1, 1, 1, 10, 10, 37, 1, 1, 11, 35,
    1, 35, 1, 35, 35, 10, 10, 1301274266515931649, 1301274266515931649, 1, 1, 45, 1, 45, 2349, 1, 1, 45, 1,
    1, 45, 2349, 1, 1, 151061796, 45, 1, 1, 151061796, 45, 2349, 1, 1, 1, 1, 45, 1, 1, 1, 1, 151061796, 45,
    1, 1, 1, 1, 45, 2349, 1, 1, 1, 1, 151061796, 45, 2349, 1, 45, 1, 45, 2349, 1, 1, 151061796, 45, 1, 1,
    151061796, 45, 2349, 1, 1, 1, 1, 151061796, 45, 2349, 1, 1, 45, 1, 1, 151061796, 45, 1, 1, 45, 2349, 1,
    1, 151061796, 45, 2349, 1, 1, 151061796, 45, 2349, 1, 1, 45, 1, 1, 45, 2308, 0, 1, 1, 1, 3, 3, 37, 0, 0,
    4, 4, 0, 42, 45, 42, 45, 42, 45, 42, 45, 42, 1, 45, 42, 1, 45, 42, 45, 1, 42, 45, 1, 1, 1, 1, 1, 1, 45,
    3, 2308, 2308, 2308, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34,
    34, 34, 34, 34, 34, 34, 34, 34, 34, 29, 34, 2308, 29, 4, 29, 29, 29, 4, 29, 0, 4, 28, 4, 28, 0, 4, 29,
    29, 29, 29, 1, 2333, 29, 1, 2333, 1, 3, 2339, 2349, 15, 15, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 15, 15, 258,
    258, 258, 15, 258, 258, 258, 15, 258, 258, 258, 258, 15, 15, 15, 15, 15, 15, 15, 15, 0, 0, 4, 0, 4, 0, 4,
    4, 4, 4, 4, 3, 3, 3, 3, 4, 3, 4, 3, 3, 0, 22, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 3, 10, 13, 14, 15, 1, 1, 1, 1, 10, 13, 14, 4, 4, 4, 4, 0, 14, 14,
    1, 14, 14, 2319, 30, 30, 10, 30, 10, 30, 14, 30, 14, 30, 30, 30, 30, 30, 15, 30, 10, 30, 30, 30, 30, 30,
    30, 2319, 14, 30, 2319, 1, 1, 30, 2319, 1, 1, 30, 2319, 10, 3, 30, 30, 10, 10, 10, 30, 10, 10, 10, 30,
    10, 10, 30, 10, 10, 30, 10, 1, 258, 258, 3, 30, 10, 1, 258, 258, 3, 10, 1, 258, 258, 3, 30, 2319, 1, 1,
    1, 1, 1, 1, 30, 2319, 1, 1, 1, 1, 30, 2319, 1, 1, 1, 258, 258, 0, 30, 30, 30, 30, 30, 30, 30, 29, 29, 29,
    29, 29, 29, 29, 18, 4, 4, 4, 4, 4, 4, 4, 4, 14, 14, 14, 14, 23, 5, 5, 10, 5, 28, 2332, 15, 15, 15, 16, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 29, 4, 4, 4
};

static const uint8_t types[] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    3, 3, 4, 4, 4, 5, 5, 5, 4, 3, 8, 8, 2, 10, 11, 13, 14, 17, 19, 18, 28, 28, 28, 28, 28, 28, 28, 28, 28,
    28, 28, 28, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 46, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 7, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 26,
    26, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 32, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 21,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 28, 0, 28, 0, 0, 28, 0, 0, 0, 0, 29, 29, 29, 29, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 44, 0, 0, 0, 0, 0, 43, 15, 31, 31, 0, 31, 31, 31, 31, 31, 33, 32,
    33, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 46, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 36, 36, 36, 36, 37, 37, 38, 39, 40, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 35, 35, 35,
    35, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 42, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 34, 0, 34, 34, 34, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 41, 0, 0, 0, 0, 0,
    0, 0, 0, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 30, 30, 30,
    30, 30, 18, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 23, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4
};

static const int32_t type_names[] = {
    120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140,
    141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 107, 157, 158, 159, 160,
    161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 288, 409, 497, 498, 499, 516, 657, 658, 682, 696,
    761, 806, 808, 811, 816, 817, 818, 819, 878, 884, 885, 886, 887, 889, 890, 891, 892, 893, 683, 894, 895,
    896, 958, 977, 978, 979, 980, 981, 982, 983, 984, 985, 1064, 1065, 1066, 1067, 1104, 1105, 1106, 1127,
    1129, 1130, 1131, 1164, 1173, 1236, 1237, 1238, 1239, 1240, 1241, 1242, 1298, 1313, 1358, 1359
};

static const struct catalogue_tables tables = {
    bytes, COUNT(bytes) - 1, names, COUNT(names), slots, COUNT(slots), first, COUNT(first),
    links, COUNT(links), entries, COUNT(entries), labels, COUNT(labels), kinds, COUNT(kinds),
    types, COUNT(types), type_names, COUNT(type_names)};

const struct catalogue_tables *_Nonnull catalogue_tables(void) { return &tables; }
