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
    "atDistance" "from" "transpose" "inverse" "rows" "affine" "π" "pi" "M_PI" "M_PI_2" "M_PI_4" "infinity"
    "ulpOfOne" "DBL_EPSILON" "greatestFiniteMagnitude" "CGFLOAT_MAX" "max" "NSIntegerMax" "min"
    "NSIntegerMin" "exp" "log" "abs" "fabs" "fabsf" "floor" "ceil" "pow" "powf" "hypotf" "fmod" "stride"
    "fmin" "fmax" "rounded" "FloatingPointRoundingRule" "up" "down" "toNearestOrEven"
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
    "isOpaque" "tintColor" "contentScaleFactor" "accessibilityLabel" "numberOfLines"
    "adjustsFontSizeToFitWidth" "zoomScale" "system" "ButtonType" "custom" "infoLight" "contactAdd" "close"
    "isScrollEnabled" "isPagingEnabled" "bounces" "showsHorizontalScrollIndicator"
    "showsVerticalScrollIndicator" "minimumZoomScale" "maximumZoomScale" "contentInset" "delegate"
    "UIViewAutoresizing" "AutoresizingMask" "flexibleLeftMargin" "UIViewAutoresizingFlexibleLeftMargin"
    "FlexibleLeftMargin" "flexibleWidth" "UIViewAutoresizingFlexibleWidth" "FlexibleWidth"
    "flexibleRightMargin" "UIViewAutoresizingFlexibleRightMargin" "FlexibleRightMargin" "flexibleTopMargin"
    "UIViewAutoresizingFlexibleTopMargin" "FlexibleTopMargin" "flexibleHeight"
    "UIViewAutoresizingFlexibleHeight" "FlexibleHeight" "flexibleBottomMargin"
    "UIViewAutoresizingFlexibleBottomMargin" "FlexibleBottomMargin" "None" "UIViewAutoresizingNone"
    "autoresizingMask" "translatesAutoresizingMaskIntoConstraints" "autoresizesSubviews" "contentSize"
    "NSTextAlignment" "justified" "natural" "superview" "subviews" "isDescendant" "addSubview"
    "bringSubviewToFront" "bringSubview" "toFront" "sendSubviewToBack" "sendSubview" "toBack"
    "removeFromSuperview" "insertSubview" "aboveSubview" "belowSubview" "convert" "convertRect" "toView"
    "fromView" "convertPoint" "setNeedsLayout" "setNeedsDisplay" "layoutSubviews" "becomeFirstResponder"
    "resignFirstResponder" "layoutIfNeeded" "layoutSublayers" "viewWithTag" "insertSublayer" "above" "below"
    "noIntrinsicMetric" "UIScreen" "main" "mainScreen" "hitTest" "inside" "CALayer" "CAShapeLayer"
    "CAGradientLayer" "CATextLayer" "colors" "locations" "startPoint" "endPoint" "string" "fontSize"
    "foregroundColor" "isWrapped" "masksToBounds" "sublayerTransform" "zPosition" "opacity" "cornerRadius"
    "borderWidth" "borderColor" "shadowColor" "shadowOpacity" "shadowRadius" "shadowOffset" "shadowPath"
    "contentsScale" "contents" "shouldRasterize" "rasterizationScale" "isDoubleSided" "mask" "lineCap"
    "fillRule" "strokeStart" "strokeEnd" "affineTransform" "presentation" "model" "superlayer" "sublayers"
    "addSublayer" "removeFromSuperlayer" "Rectangle" "Text" "Image" "systemName" "padding" "offset"
    "rotationEffect" "anchor" "scaleEffect" "transformEffect" "modifier" "layoutFrame" "topLeading"
    "UnitPoint" "topTrailing" "leading" "trailing" "bottomLeading" "bottomTrailing" "View"
    "ProjectionTransform" "UIGestureRecognizer" "UIPanGestureRecognizer" "target" "action"
    "UIPinchGestureRecognizer" "UIRotationGestureRecognizer" "UITapGestureRecognizer"
    "UILongPressGestureRecognizer" "UISwipeGestureRecognizer" "State" "Direction" "UIGestureRecognizerState"
    "UISwipeGestureRecognizerDirection" "possible" "UIGestureRecognizer.State"
    "UIGestureRecognizerStatePossible" "Possible" "began" "UIGestureRecognizerStateBegan" "Began" "changed"
    "UIGestureRecognizerStateChanged" "Changed" "ended" "UIGestureRecognizerStateEnded" "Ended" "cancelled"
    "UIGestureRecognizerStateCancelled" "Cancelled" "failed" "UIGestureRecognizerStateFailed" "Failed"
    "recognized" "UIGestureRecognizerStateRecognized" "UISwipeGestureRecognizer.Direction"
    "UISwipeGestureRecognizerDirectionRight" "Right" "UISwipeGestureRecognizerDirectionLeft" "Left"
    "UISwipeGestureRecognizerDirectionUp" "Up" "UISwipeGestureRecognizerDirectionDown" "Down" "state"
    "isEnabled" "enabled" "cancelsTouchesInView" "delaysTouchesBegan" "delaysTouchesEnded" "numberOfTouches"
    "minimumNumberOfTouches" "maximumNumberOfTouches" "numberOfTapsRequired" "numberOfTouchesRequired"
    "minimumPressDuration" "allowableMovement" "direction" "velocity" "location" "locationInView" "ofTouch"
    "locationOfTouch" "inView" "translationInView" "velocityInView" "setTranslation" "addTarget"
    "removeTarget" "require" "toFail" "requireGestureRecognizerToFail" "addGestureRecognizer"
    "removeGestureRecognizer" "gestureRecognizers" "isMultipleTouchEnabled" "multipleTouchEnabled"
    "isExclusiveTouch" "UITouch" "windowLocation" "previousWindowLocation" "previousLocation"
    "previousLocationInView" "anyObject" "drag" "steps" "lifts" "fingers" "pinch" "twist" "radius" "tap"
    "taps" "press" "seconds" "lift" "cancel" "UIViewAnimationOptions" "UIViewKeyframeAnimationOptions"
    "AnimationOptions" "KeyframeAnimationOptions" "UIViewAnimationCurve" "AnimationCurve"
    "CAMediaTimingFunctionName" "CAMediaTimingFillMode" "CAAnimationCalculationMode" "curveEaseInOut"
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
    "HUGE_VALF" "HUGE_VAL" "INFINITY" "DBL_MAX" "FLT_MAX" "integer" "cgPoint" "cgSize" "cgRect"
    "cgAffineTransform" "floatValue" "doubleValue" "intValue" "integerValue" "cgPointValue" "cgSizeValue"
    "cgRectValue" "printf" "format" "objects" "CGMutablePath" "CGPath" "CGMutablePathRef" "CGPathRef"
    "UIBezierPath" "CGColor" "CGColorRef" "CGPathCreateMutable" "roundedRect" "ovalIn"
    "CGPathCreateWithRect" "CGPathRelease" "move" "addLine" "addRect" "addEllipse" "apply" "containsPoint:"
    "closeSubpath" "fill" "stroke" "addClip" "moveToPoint:" "addLineToPoint:" "closePath" "CGPathAddRect"
    "CGPathMoveToPoint" "CGPathAddLineToPoint" "CGPathContainsPoint" "CGPathCloseSubpath" "addCurve"
    "control1" "control2" "addQuadCurve" "controlPoint" "control"
    "addCurveToPoint:controlPoint1:controlPoint2:" "addQuadCurveToPoint:controlPoint:" "addArc" "withCenter"
    "startAngle" "endAngle" "clockwise" "arcCenter" "addArcWithCenter:radius:startAngle:endAngle:clockwise:"
    "CGPathAddCurveToPoint" "CGPathAddQuadCurveToPoint" "CGPathAddArc" "boundingBox" "boundingBoxOfPath"
    "currentPoint" "cgPath" "CGPathGetBoundingBox" "path" "fillColor" "strokeColor" "lineWidth" "lineJoin"
    "lineDashPattern" "lineDashPhase" "CAShapeLayerLineJoin" "miter" "kCALineJoinMiter" "kCALineJoinRound"
    "bevel" "kCALineJoinBevel" "cgColor" "CGRectFromString" "CGPointFromString" "CGSizeFromString"
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
    {2737, 1213090802}, {2741, 3555670962}, {2747, 2743639103}, {2753, 2710083865}, {2761, 1135433081},
    {2769, 1315384455}, {2780, 4179333016}, {2803, 867257093}, {2814, 841567274}, {2817, 3617776409},
    {2829, 1784172926}, {2832, 3381609815}, {2844, 1550566188}, {2847, 1923516200}, {2850, 1062293841},
    {2853, 709362235}, {2857, 392774327}, {2862, 2880712451}, {2867, 3102149661}, {2871, 1659167240},
    {2874, 1479764693}, {2878, 2347825097}, {2884, 1197479801}, {2888, 1351583639}, {2894, 366569208},
    {2898, 1251212115}, {2902, 1621599661}, {2909, 1920734138}, {2934, 4225734153}, {2936, 1128467232},
    {2940, 1035581717}, {2955, 3525779695}, {2978, 1975486251}, {2988, 2889234988}, {3000, 128921049},
    {3019, 1127666911}, {3029, 2542550614}, {3035, 2627312426}, {3044, 1195911285}, {3054, 4151950225},
    {3056, 1765031016}, {3064, 1814435734}, {3069, 876513898}, {3080, 879704937}, {3088, 3728990320},
    {3108, 4007662012}, {3115, 2941534958}, {3122, 2238339041}, {3127, 3277562923}, {3130, 3761252941},
    {3134, 382886321}, {3137, 4220379804}, {3141, 4200353678}, {3144, 2633446552}, {3148, 388525018},
    {3153, 967958004}, {3158, 1216469057}, {3162, 1675745305}, {3170, 3533348019}, {3180, 2267784115},
    {3183, 2877453236}, {3193, 1419061120}, {3199, 3353438327}, {3205, 2002030311}, {3212, 931910521},
    {3238, 1638953034}, {3251, 263889333}, {3264, 2304257469}, {3274, 1623797237}, {3290, 2667149886},
    {3309, 1204873229}, {3329, 2611599107}, {3339, 1975768454}, {3351, 3532344479}, {3358, 2718014180},
    {3379, 713077974}, {3396, 2712081721}, {3406, 2215640769}, {3416, 1070265239}, {3425, 1134120687},
    {3431, 4232466889}, {3435, 2846199180}, {3448, 1743930340}, {3454, 4005059268}, {3458, 206241385},
    {3467, 1115344066}, {3475, 567586076}, {3481, 3901637708}, {3487, 152899664}, {3494, 4155575922},
    {3504, 236925125}, {3512, 1684779966}, {3516, 798074659}, {3525, 2374006294}, {3531, 3103973672},
    {3540, 1787359420}, {3550, 2926810054}, {3552, 1462048136}, {3562, 1244814717}, {3572, 1696195782},
    {3581, 3093996503}, {3590, 2756264342}, {3598, 2866045037}, {3606, 1163907536}, {3618, 2104353872},
    {3629, 3110688315}, {3640, 3317910134}, {3653, 2755011687}, {3669, 2069497450}, {3680, 1516930437},
    {3685, 2276994531}, {3695, 469045609}, {3706, 2847090017}, {3726, 176574206}, {3730, 1361572173},
    {3740, 1896686403}, {3750, 1266202965}, {3762, 3635588042}, {3781, 2733832836}, {3785, 4182378701},
    {3792, 2110798224}, {3798, 877087803}, {3807, 1970364490}, {3813, 1275339983}, {3831, 350857000},
    {3847, 2079739832}, {3863, 1996921413}, {3872, 2043970711}, {3879, 1731736080}, {3891, 4080117376},
    {3902, 1493013840}, {3922, 2398078988}, {3930, 1065574956}, {3940, 2965413338}, {3950, 990401381},
    {3953, 682729123}, {3962, 1722954222}, {3978, 3827859290}, {3989, 37271103}, {3997, 1119987041},
    {4016, 2161276179}, {4039, 3507573001}, {4047, 2301731235}, {4057, 1862550028}, {4071, 3213420894},
    {4087, 288415389}, {4097, 4033069017}, {4103, 672109684}, {4111, 3339054942}, {4114, 1089765596},
    {4119, 18738364}, {4123, 2197550541}, {4128, 1569418667}, {4146, 1419285594}, {4149, 3324446467},
    {4156, 2540844914}, {4165, 936176715}, {4170, 3724674918}, {4175, 1452231588}, {4185, 665752555},
    {4195, 2665914025}, {4203, 1172522883}, {4213, 2411978403}, {4222, 2082024064}, {4226, 1231115066},
    {4235, 244075885}, {4241, 96429129}, {4252, 1558106348}, {4259, 1676028392}, {4271, 3565214879},
    {4277, 1169454059}, {4288, 2276069802}, {4294, 2590900991}, {4305, 403953390}, {4310, 817772335},
    {4320, 3894621598}, {4324, 3130700698}, {4333, 3811712141}, {4342, 2836898780}, {4356, 744222851},
    {4364, 3219325754}, {4377, 455433581}, {4382, 1550717474}, {4392, 4099875093}, {4401, 2687217115},
    {4413, 3317790454}, {4425, 680679420}, {4436, 4074568615}, {4446, 972345196}, {4456, 2124225882},
    {4466, 1707208587}, {4476, 1698171440}, {4488, 1765986002}, {4500, 3099195470}, {4510, 1325296208},
    {4521, 1159889848}, {4531, 3210628243}, {4542, 3799163251}, {4553, 3782385632}, {4564, 3899828965},
    {4575, 3883051346}, {4586, 3866273727}, {4602, 4169345192}, {4627, 3573351892}, {4632, 4137097213},
    {4637, 3523899814}, {4643, 1029089800}, {4654, 1290530634}, {4662, 4203053801}, {4675, 406972148},
    {4679, 2369371622}, {4686, 3726277920}, {4691, 3555021734}, {4696, 3008443898}, {4706, 877317237},
    {4719, 1513289445}, {4743, 2694946607}, {4765, 3902926015}, {4768, 2516003219}, {4783, 3083183824},
    {4787, 3185987134}, {4796, 3141474305}, {4809, 1010012291}, {4813, 659427984}, {4824, 3254824265},
    {4832, 1438951982}, {4841, 571377267}, {4859, 143865419}, {4877, 445834375}, {4890, 3198073272},
    {4915, 1888717571}, {4924, 2636563400}, {4930, 1226705564}, {4940, 1144915353}, {4946, 542584942},
    {4955, 2126046479}, {4965, 2322214854}, {4970, 667630371}, {4985, 2477794221}, {5000, 2826459802},
    {5007, 863636682}, {5037, 3312035873}, {5065, 2374822095}, {5081, 1117036282}, {5097, 2727146260},
    {5109, 2338438971}, {5117, 894604266}, {5135, 239266950}, {5151, 3440848049}, {5169, 1563451997},
    {5205, 1300855194}, {5223, 2649340029}, {5236, 3157132282}, {5267, 1994390723}, {5280, 3295732442},
    {5299, 3217941162}, {5336, 2638373311}, {5355, 729836362}, {5372, 1103965319}, {5407, 3909734774},
    {5424, 3422384807}, {5438, 1562399317}, {5470, 3535094014}, {5484, 2862813109}, {5504, 70193435},
    {5542, 3331707904}, {5562, 167527483}, {5566, 810547195}, {5588, 3377910156}, {5604, 2815096657},
    {5645, 3232227944}, {5664, 2636711499}, {5675, 1490880043}, {5690, 651349070}, {5699, 830772382},
    {5706, 3753552150}, {5715, 2675976173}, {5723, 2255101473}, {5735, 1325536902}, {5745, 66138439},
    {5764, 2650151654}, {5776, 1362571274}, {5783, 2674091075}, {5800, 4180264212}, {5811, 2220611910},
    {5817, 3628923247}, {5836, 2290191893}, {5849, 524486259}, {5861, 2660165913}, {5873, 2510371521},
    {5880, 1647949432}, {5891, 2499925078}, {5897, 1061329053}, {5905, 2186648520}, {5917, 3685987662},
    {5931, 1203193122}, {5946, 1771288722}, {5960, 1024755039}, {5980, 2323362532}, {6000, 295121441},
    {6014, 3305235377}, {6029, 3408062813}, {6040, 186774928}, {6054, 2185261687}, {6059, 2753641482},
    {6064, 2454962418}, {6081, 958887293}, {6089, 3091067239}, {6093, 3935363592}, {6103, 3073585980},
    {6110, 1867556362}, {6116, 4148812653}, {6123, 1700657266}, {6135, 1106246455}, {6150, 754571866},
    {6161, 1038506759}, {6167, 4176775601}, {6176, 2830785103}, {6186, 1731433239}, {6194, 855408348},
    {6200, 398550328}, {6208, 2834400513}, {6223, 3963693047}, {6232, 3544094494}, {6245, 1214513038},
    {6262, 1445723454}, {6271, 2844467682}, {6278, 3334659430}, {6290, 3572701046}, {6301, 555663897},
    {6312, 3123020006}, {6323, 3326301860}, {6336, 3005567066}, {6348, 2400366623}, {6360, 2266193630},
    {6370, 3448933658}, {6383, 3786999131}, {6391, 2370703267}, {6406, 2552112075}, {6424, 2857694466},
    {6437, 2048902997}, {6441, 3883353449}, {6448, 4173553157}, {6456, 2053962742}, {6467, 1836668495},
    {6476, 721310682}, {6491, 1006735486}, {6503, 325084441}, {6508, 2961925722}, {6518, 497438945},
    {6527, 1787797455}, {6538, 1849888827}, {6558, 3825011241}, {6567, 385702446}, {6571, 1041509726},
    {6576, 1494001562}, {6586, 1742909879}, {6593, 2157316278}, {6599, 348705738}, {6613, 737459482},
    {6619, 1122880180}, {6630, 1945272936}, {6645, 2380932862}, {6653, 2548392784}, {6664, 3688764708},
    {6674, 1901756438}, {6683, 906872895}, {6694, 1648836552}, {6701, 1359877577}, {6709, 521485205},
    {6722, 252720416}, {6736, 1264131298}, {6740, 1582017048}, {6759, 422274124}, {6778, 3020961236},
    {6800, 1120609123}, {6806, 845187144}, {6812, 3294899967}, {6836, 3704248662}, {6863, 1361184210},
    {6885, 254023945}, {6913, 3600137057}, {6937, 2682444316}, {6942, 502047894}, {6951, 1644100618},
    {6975, 1592819465}, {7008, 895660813}, {7016, 335426986}, {7041, 1264318259}, {7073, 1168386582},
    {7081, 1663862986}, {7086, 1746993862}, {7115, 1903257066}, {7120, 974882150}, {7127, 1177151643},
    {7158, 165292311}, {7165, 2311397435}, {7170, 439402299}, {7199, 1552997231}, {7204, 3962257883},
    {7213, 2220750876}, {7246, 2007447656}, {7255, 2787838396}, {7261, 3769421748}, {7291, 4173954024},
    {7297, 1434043348}, {7307, 1426660429}, {7341, 737025121}, {7375, 1466689035}, {7413, 4098563933},
    {7418, 513712005}, {7455, 229043912}, {7459, 2457286800}, {7494, 3584307048}, {7496, 1123244352},
    {7533, 1329338781}, {7537, 2761510965}, {7542, 2016490230}, {7551, 4136070254}, {7558, 49525662},
    {7578, 539821669}, {7596, 3772220557}, {7614, 4185830300}, {7629, 3171290880}, {7651, 832521766},
    {7673, 1461782644}, {7693, 691540578}, {7716, 1404144425}, {7736, 522796658}, {7753, 1376505559},
    {7762, 3748513642}, {7770, 846470194}, {7778, 200649126}, {7792, 3431639220}, {7799, 4292335199},
    {7814, 907121470}, {7820, 2240342303}, {7837, 2969811462}, {7851, 167268160}, {7865, 1833803298},
    {7874, 588027325}, {7886, 1136770368}, {7893, 4030051588}, {7899, 1400182552}, {7929, 455416660},
    {7949, 2271268225}, {7972, 2613973034}, {7990, 392604227}, {8012, 3754606837}, {8032, 2833158821},
    {8048, 3350374178}, {8055, 534084754}, {8069, 2867322350}, {8091, 2116308131}, {8107, 664899839},
    {8129, 1989677117}, {8138, 904369474}, {8142, 3096186179}, {8147, 741716276}, {8152, 2329068957},
    {8159, 2921198141}, {8164, 1055615879}, {8169, 3285122304}, {8175, 230313139}, {8178, 2868333218},
    {8182, 4098541315}, {8187, 33356212}, {8194, 1723256298}, {8198, 4140259964}, {8204, 107912219},
    {8226, 4121566434}, {8256, 3855721002}, {8272, 2216232237}, {8296, 2255928953}, {8316, 159080631},
    {8330, 3689248828}, {8355, 836430118}, {8376, 3367347455}, {8402, 4230039153}, {8416, 609216699},
    {8451, 1501614459}, {8462, 1529288929}, {8494, 2719113377}, {8506, 2275796322}, {8539, 1812401954},
    {8550, 2408338453}, {8582, 2855832277}, {8609, 1459817706}, {8620, 2392518824}, {8652, 518942568},
    {8673, 3663533692}, {8715, 2192755772}, {8740, 177875273}, {8786, 891907593}, {8808, 1945812840},
    {8851, 1417411880}, {8875, 2154355281}, {8920, 3467076881}, {8940, 317429627}, {8981, 771452987},
    {9016, 181460511}, {9036, 456257992}, {9077, 2485130632}, {9100, 317835491}, {9144, 3496877987},
    {9165, 1103010248}, {9215, 3557956176}, {9238, 4255026978}, {9290, 3877521898}, {9304, 4267328027},
    {9315, 3365817217}, {9327, 1019517826}, {9338, 4255312501}, {9344, 107113802}, {9355, 339302984},
    {9376, 571385436}, {9401, 701971049}, {9423, 3844547848}, {9447, 2993703921}, {9467, 856100507},
    {9481, 523418047}, {9502, 1199509864}, {9511, 71184232}, {9540, 3633864562}, {9546, 3626350180},
    {9572, 227242734}, {9579, 3686895409}, {9606, 23593359}, {9612, 3490026688}, {9638, 2245546586},
    {9647, 63500808}, {9653, 3324008260}, {9660, 2639082641}, {9666, 4241250784}, {9694, 1005534689},
    {9722, 433529277}, {9751, 1104277830}, {9764, 1738166450}, {9799, 4196810825}, {9828, 1042290725},
    {9835, 1073217499}, {9853, 2059328792}, {9861, 1536564555}, {9880, 2064776214}, {9889, 1856753941},
    {9909, 1308833490}, {9913, 3934383778}, {9928, 2480094667}, {9946, 3523238589}, {9954, 1863269210},
    {9974, 2099371351}, {9979, 4096559242}, {9996, 2182794837}, {10003, 667710333}, {10006, 718098122},
    {10009, 682728183}, {10027, 3802467407}, {10048, 3657180965}, {10071, 1665393361}, {10095, 1052733624},
    {10104, 184912774}, {10120, 4089387070}, {10133, 2352568569}, {10146, 1245245715}, {10159, 1262023334},
    {10173, 3270702940}, {10185, 2739892052}, {10200, 2480001844}, {10206, 351428278}, {10223, 2428146278},
    {10238, 2992948263}, {10249, 2349028720}, {10256, 3885786800}, {10268, 1736514697}, {10278, 3474322026},
    {10288, 60432295}, {10293, 1322381784}, {10300, 4012403877}, {10322, 989471740}, {10343, 452908417},
    {10362, 423327896}, {10378, 2453966149}, {10406, 1731566697}, {10417, 2587032280}, {10438, 2963724706},
    {10454, 712913813}, {10486, 2778836517}, {10501, 2173728365}, {10508, 2357661820}, {10524, 409169195},
    {10544, 3491459423}, {10561, 1226170970}, {10584, 3404475955}, {10614, 1624986452}, {10648, 3623300279},
    {10665, 3034534074}, {10685, 575711980}, {10698, 1032586458}, {10710, 266241602}, {10730, 3402924327},
    {10740, 1269553309}, {10746, 503252654}, {10749, 4160314702}, {10753, 159043482}, {10760, 2686336408},
    {10765, 2717370895}, {10775, 1132587367}, {10783, 1195117749}, {10797, 1879021152}, {10811, 581463510},
    {10834, 2140377464}, {10846, 1275514075}, {10858, 2387979536}, {10869, 3884420844}, {10886, 1646387302},
    {10898, 308670472}, {10911, 3934596143}, {10924, 2845511965}, {10947, 4013472960}, {10967, 207861097},
    {10983, 2974165697}, {10990, 1232628331}, {11007, 889198334}, {11026, 3364533173}, {11042, 2007207608},
    {11051, 3255160570}, {11058, 2953807453}, {11065, 709349229}, {11073, 2600881466}, {11088, 2804841900},
    {11103, 2904109309}, {11111, 111583397}, {11121, 249290197}, {11131, 1264874778}, {11143, 2552651146},
    {11147, 3749132497}, {11156, 1230999982}, {11163, 3143743637}, {11177, 3277309783}, {11185, 799079693},
    {11190, 2072037248}, {11199, 1839346743}, {11209, 2980706495}, {11220, 3765738945}, {11234, 1478303606},
    {11246, 1491675329}, {11254, 2435397115}, {11275, 1647672292}, {11294, 1635008148}, {11310, 3124627733},
    {11313, 993596020}, {11328, 2693457989}, {11347, 415476443}, {11360, 1262823941}, {11370, 1622115944},
    {11378, 1499161504}, {11389, 2973219889}, {11402, 2597275607}, {11407, 1748273790}, {11413, 860606716},
    {11418, 3002334877}, {11435, 2034172196}, {11461, 3305562105}, {11479, 3707972394}, {11486, 3647859367},
    {11499, 3236366608}, {11512, 1824874128}, {11533, 2788634194}, {11558, 3813530536}, {11580, 1466132464},
    {11608, 3529599493}, {11640, 2079469443}, {11662, 738891302}, {11680, 3197889394}, {11699, 2360350959},
    {11718, 3649363768}, {11737, 3444963044}, {11768, 2273024933}, {11791, 4264915354}, {11812, 3077942367},
    {11841, 590894855}, {11851, 1618037728}, {11861, 3957551837}, {11880, 4284171251}, {11896, 3891447831},
    {11902, 2774883451}, {11914, 3483418915}, {11931, 668816343}, {11939, 2931048700}, {11948, 2388452721},
    {11956, 4258353177}, {11959, 1141775739}, {11965, 4126724647}, {11975, 2859901778}, {11979, 3250964130},
    {11987, 1360419304}, {11991, 3001705435}, {11997, 2071016015}, {12002, 4246411473}, {12006, 2944866961},
    {12009, 418647609}, {12012, 2471879920}, {12014, 1105628090}, {12018, 963632676}, {12021, 1882099852},
    {12030, 2097992392}, {12038, 4171284318}, {12046, 2265671865}, {12053, 2076987736}, {12060, 306596620},
    {12067, 3218261061}, {12074, 2261369287}, {12080, 912855974}, {12086, 3374781713}, {12103, 1149880784},
    {12113, 296395306}, {12124, 1195616409}, {12132, 2949131327}, {12144, 942984426}, {12156, 1491100860},
    {12167, 417924775}, {12178, 3895649598}, {12184, 3882857642}, {12190, 3114108242}, {12197, 2831556715},
    {12210, 3401266884}, {12216, 1451477576}, {12232, 119757721}, {12241, 2438128661}, {12253, 2193512543},
    {12260, 4182669406}, {12270, 1505809199}, {12289, 2758857958}, {12300, 1600511528}, {12306, 785452558},
    {12326, 4208727282}, {12339, 3291555781}, {12343, 407568404}, {12350, 3610741318}, {12357, 2976183426},
    {12367, 2611701562}, {12372, 616319547}, {12386, 363805148}, {12398, 2670905232}, {12402, 2984927816},
    {12408, 3072721717}, {12415, 382945106}, {12427, 197333961}, {12442, 3768039387}, {12451, 1202886564},
    {12464, 3124826125}, {12481, 1073533898}, {12501, 501308550}, {12520, 2241932221}, {12538, 4242588933},
    {12546, 3290709023}, {12554, 3206573181}, {12562, 3156240324}, {12574, 873554442}, {12586, 3877044912},
    {12593, 1386144670}, {12637, 3391438105}, {12670, 3275802252}, {12676, 1665555596}, {12686, 955209608},
    {12696, 3663374774}, {12704, 2845693673}, {12713, 1402472725}, {12722, 2710028206}, {12776, 2549331680},
    {12797, 2854832407}, {12822, 155406996}, {12834, 3678362229}, {12845, 930651626}, {12862, 883771916},
    {12874, 2754639596}, {12880, 3056320968}, {12900, 2497068525}, {12904, 2223459638}, {12913, 3578929855},
    {12924, 960139624}, {12933, 2007872489}, {12941, 1597548103}, {12956, 957531795}, {12969, 1010886454},
    {12989, 1596791097}, {12994, 828449414}, {13010, 4083200273}, {13026, 1563607652}, {13031, 3373576235},
    {13047, 1686781560}, {13054, 247011038}, {13070, 3118206852}, {13087, 1114429566}, {13103, 275414779},
    {13121, 3681786005}, {13148, 1786964809}, {13151, 4081524352}, {13154, 3880226465}, {13159, 1336735441},
    {13166, 3258804367}, {13175, 3220778976}, {13185, 3246523276}, {13196, 2488280337}, {13210, 2068458324},
    {13225, 763838368}, {13232, 637820293}, {13236, 2601460036}, {13241, 1480246043}, {13250, 978711165},
    {13257, 309439324}, {13266, 2535512472}, {13273, 3189629876}, {13291, 3793360030}, {13313, 3530699951},
    {13332, 3107109432}, {13354, 2768536296}, {13374, 2255243348}, {13392, 1791059818}, {13398, 4128829753},
    {13419, 1910782036}, {13439, 3395304284}, {13462, 1173374833}, {13484, 2943989225}, {13501, 66633762},
    {13511, 3883652983}, {13531, 1787670268}, {13553, 2151592719}, {13565, 288631100}, {13576, 835911719},
    {13587, 18669246}, {13597, 2951402203}, {13617, 3636908325}, {13632, 834189487}, {13643, 1964022558},
    {13653, 684154646}, {13676, 2371177212}, {13701, 1731011858}, {13724, 944362804}, {13746, 115475624},
    {13777, 694824490}, {13786, 3779456605}, {13802, 554307351}, {13822, 580401027}, {13835, 2837546561},
    {13843, 3574960668}, {13846, 1090614859}, {13866, 848102186}
};

static const int32_t slots[] = {
    -1, -1, -1, 569, 162, -1, -1, -1, 159, -1, 295, -1, -1, 129, 1084, -1, -1, -1, 748, 98, 1093, 1123, -1,
    -1, -1, 266, -1, -1, -1, -1, -1, -1, 750, -1, -1, -1, 651, 801, -1, -1, 343, -1, -1, -1, -1, -1, 1120,
    -1, -1, 150, -1, -1, 862, -1, -1, -1, 781, 233, 473, -1, -1, -1, -1, -1, 84, 513, -1, -1, 1108, -1, -1,
    -1, -1, 327, 171, 1136, -1, -1, 385, -1, 393, -1, -1, 64, -1, -1, 1158, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 511, -1, 954, -1, 204, -1, -1, -1, -1, -1, -1, -1, 1062, -1, -1, -1, -1, 913, -1, -1, -1, 487, -1,
    -1, 855, -1, -1, -1, 901, -1, -1, -1, -1, 962, 1059, -1, -1, -1, 73, 789, 1124, -1, -1, 884, -1, -1, 5,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 119, 528, -1, 722,
    1154, -1, 1135, -1, -1, -1, 1053, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 209, -1, -1, -1, -1,
    556, -1, 700, 1036, -1, -1, 791, -1, -1, -1, -1, 637, -1, -1, -1, -1, -1, 1026, -1, 873, -1, -1, -1, -1,
    -1, -1, -1, -1, 315, -1, 430, -1, -1, -1, 461, 451, 649, 1055, -1, -1, -1, -1, -1, 775, -1, -1, 892, -1,
    -1, -1, -1, -1, 77, -1, 164, -1, 656, -1, -1, -1, -1, -1, -1, 1075, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 602, -1, -1, -1, -1, 621, 411, -1, -1, -1, 152, 533, 977, -1, -1, -1, -1, -1, 629, -1, 271, -1, -1,
    -1, -1, 94, 484, -1, -1, -1, -1, -1, -1, -1, 985, -1, -1, -1, 834, -1, -1, -1, 87, 471, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 1156, 36, -1, -1, -1, -1, -1, -1, -1, -1, 299, 1057, -1, -1, -1, 358, -1, 431, 149,
    715, -1, -1, 470, -1, 143, -1, 437, -1, -1, -1, -1, 711, -1, 740, 744, -1, 645, -1, -1, -1, -1, -1, 647,
    912, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 676, 1002, -1, -1, -1, -1, 575, -1, -1, 1037, -1, -1,
    -1, 611, 710, -1, -1, -1, -1, 216, -1, -1, -1, 1128, 260, 835, 996, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, 1066, -1, -1, -1, 279, 265, 550, 755, 153, -1, -1, 547, -1, -1, -1, 661, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, 231, 350, -1, -1, -1, 92, 934, 218, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 95, 125, 397, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 255,
    935, -1, -1, 1046, -1, 197, -1, 595, -1, -1, -1, -1, 428, 606, 765, 500, -1, -1, -1, -1, 486, 151, 960,
    -1, -1, -1, -1, 946, -1, -1, 904, 1111, -1, -1, -1, 215, -1, -1, -1, 301, 612, 833, 758, -1, -1, -1, -1,
    857, -1, -1, -1, 364, -1, 359, -1, -1, -1, 287, -1, -1, -1, -1, -1, 326, -1, -1, -1, -1, -1, 616, -1,
    939, -1, -1, -1, 518, 442, -1, -1, -1, -1, -1, -1, -1, -1, -1, 836, -1, 989, 1078, -1, -1, 355, 796, 837,
    -1, -1, -1, -1, -1, 286, 979, -1, -1, 961, -1, 212, 460, 720, -1, -1, -1, -1, -1, 709, 76, 177, -1, -1,
    1023, -1, -1, -1, -1, -1, -1, -1, -1, 603, 335, 352, -1, -1, -1, 410, -1, -1, -1, 59, 548, -1, -1, -1,
    -1, 37, 828, -1, -1, -1, -1, 802, -1, -1, 540, -1, 58, 537, 19, 1064, -1, 713, -1, -1, 356, 572, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, 432, 739, 795, -1, -1, 686, -1, -1, -1, 370, -1, -1, -1, 945, -1, -1,
    687, -1, -1, -1, -1, -1, -1, -1, -1, 820, -1, -1, 221, -1, 940, 357, 485, 811, 138, 1001, 1165, 732, 887,
    198, -1, 924, -1, -1, -1, -1, -1, -1, -1, -1, -1, 246, 812, -1, 634, -1, -1, -1, 929, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 62, 79, -1, -1, -1, -1, 56, -1, -1, 309, 915, -1, 858, -1, 1020, 1140, 707, -1,
    -1, 809, -1, -1, -1, -1, -1, 563, -1, 648, 599, 899, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 145, 422,
    137, 436, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 958, -1, 891, -1, -1, -1, -1, 771, -1, -1,
    1095, -1, 1102, -1, -1, -1, 590, -1, -1, 276, -1, -1, 592, -1, -1, 387, 463, 0, 416, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 773, -1, -1, -1, -1, -1, -1, -1, 767, -1, 9, 1063, -1, -1, -1, -1, -1, -1, -1, -1,
    254, -1, -1, -1, -1, -1, -1, -1, 298, -1, 1096, -1, 535, 916, 983, -1, -1, -1, -1, 849, -1, -1, 237, -1,
    20, 207, 482, 581, -1, 168, 203, 662, -1, -1, 1130, -1, -1, -1, 1149, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 1151, 313, -1, 264, -1, -1, -1, -1, -1, -1, 895, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 261, 317, 762, -1, -1, -1, -1, 636, -1, 24, 1056, -1,
    573, 1039, -1, 11, 47, 718, 1047, -1, -1, 365, -1, -1, 102, -1, -1, -1, -1, -1, 464, -1, -1, -1, 155, -1,
    -1, -1, -1, 189, -1, -1, -1, -1, -1, 297, -1, -1, 478, 624, 955, -1, 564, -1, -1, 669, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 110, 81, -1, -1, -1, 214, -1, -1, 282, -1, -1, -1, 951, -1, -1, -1, -1, 1, -1,
    660, -1, 39, 90, -1, -1, 170, -1, -1, -1, -1, 148, 268, 610, 860, 972, 1166, 512, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 147, -1, -1, -1, -1, -1, -1, -1, 314, -1, -1, 829, 735, -1, -1, -1, 688, 936, -1, -1,
    -1, 1060, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 273, -1, -1, -1, 1100, -1, -1, 115, -1, -1, -1, -1, -1,
    1099, -1, -1, -1, 158, -1, -1, 448, 626, 1168, -1, -1, -1, -1, 1069, -1, -1, -1, -1, -1, 627, 880, 1077,
    -1, 70, -1, 815, -1, -1, -1, -1, -1, -1, -1, -1, -1, 861, -1, -1, -1, -1, -1, 469, 534, -1, -1, -1, -1,
    262, -1, -1, -1, -1, -1, -1, -1, 183, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 551, 804, -1, -1, -1,
    -1, 167, 1139, -1, 769, 921, 1072, -1, -1, -1, -1, -1, -1, 53, 889, -1, -1, -1, -1, -1, 93, -1, -1, 353,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, 452, -1, 652, 1019, 1127, 382, -1, -1, -1, -1, 443, 559, 462, 1105,
    761, -1, -1, -1, -1, -1, -1, -1, -1, -1, 193, 937, -1, -1, -1, 716, -1, -1, 69, 850, 560, -1, -1, -1, -1,
    -1, -1, -1, -1, 933, 886, -1, -1, -1, -1, -1, 879, -1, -1, 536, -1, 348, 136, 643, -1, -1, -1, -1, 427,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 2, -1, -1, -1, -1, -1, -1, -1, -1,
    99, -1, -1, -1, -1, -1, -1, -1, 745, -1, -1, -1, -1, 232, -1, -1, -1, -1, 121, -1, 746, -1, -1, 72, 1004,
    -1, -1, -1, -1, -1, 743, -1, -1, -1, -1, -1, -1, 1016, -1, -1, -1, -1, -1, -1, -1, 65, -1, -1, -1, -1,
    -1, -1, 48, -1, -1, 78, 238, -1, -1, 659, -1, -1, -1, -1, 871, -1, -1, -1, -1, -1, -1, -1, -1, 909, -1,
    28, 409, -1, 999, -1, 106, -1, -1, -1, -1, -1, -1, 1043, -1, 71, 582, -1, -1, -1, 361, 885, -1, -1, 908,
    1013, -1, -1, -1, -1, -1, -1, -1, 764, -1, -1, -1, -1, -1, 456, 32, -1, -1, -1, -1, -1, 1041, -1, -1, -1,
    -1, -1, -1, 677, -1, 733, -1, 126, 373, -1, 376, -1, 128, 683, -1, -1, -1, -1, -1, -1, 584, 799, 519, -1,
    -1, 852, -1, -1, -1, -1, 491, 1021, -1, -1, -1, -1, -1, 201, -1, 1160, 114, -1, 247, -1, -1, 417, -1, -1,
    -1, 30, 527, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 691, -1, -1, -1, -1, -1, 424, -1, 248, 42,
    -1, -1, -1, -1, -1, 332, -1, -1, -1, 1088, 453, -1, -1, -1, -1, 497, 704, -1, -1, -1, -1, -1, 817, 1049,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, 724, -1, -1, -1, -1, -1, 275, -1, 542, -1, 984, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 633, -1, -1, -1, -1, -1, -1, -1, -1, 434, 900, -1, -1, -1, -1, 566, -1, 1018, 654, 186,
    -1, 620, -1, -1, -1, -1, 614, -1, 695, -1, -1, -1, 1038, -1, -1, -1, -1, 494, -1, -1, 667, -1, -1, 658,
    -1, -1, -1, -1, -1, 846, 1169, 267, -1, -1, -1, -1, 747, 699, -1, -1, -1, -1, -1, -1, -1, 657, 742, 957,
    948, -1, -1, 995, -1, -1, -1, 333, 703, 1061, -1, -1, 91, 466, -1, 783, -1, 496, -1, -1, 1086, -1, -1,
    -1, -1, -1, -1, -1, -1, 728, -1, -1, -1, 597, 289, -1, -1, -1, -1, 1045, -1, 88, 981, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 111, 398, 531, 741, -1, -1, -1, -1, -1, 318, -1, -1, 433, -1, -1, -1, -1, 345, -1,
    -1, -1, -1, -1, -1, 694, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 529, -1, 570, -1, -1, -1,
    1082, -1, 601, -1, -1, -1, -1, -1, 337, -1, -1, 43, 498, 1029, 1007, 1050, -1, -1, -1, -1, -1, -1, -1,
    480, -1, -1, 474, -1, -1, 1030, -1, -1, -1, -1, -1, -1, -1, -1, 495, -1, -1, 6, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, 1131, -1, 508, -1, -1, -1, -1, -1, 399, -1, -1, -1, -1, -1, -1, 360, -1, 101, -1, -1, -1, -1,
    176, -1, -1, -1, -1, -1, -1, -1, 1070, 697, -1, 625, -1, -1, -1, -1, 406, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, 714, -1, 459, -1, -1, -1, -1, -1, -1, 230, -1, -1, 844, 872, -1, 270, -1, -1, 26, 988, 89,
    -1, -1, -1, 190, -1, -1, -1, 18, -1, 281, 723, -1, 630, -1, -1, 806, -1, -1, -1, -1, -1, -1, 628, -1, -1,
    -1, 976, -1, -1, -1, -1, -1, -1, 449, -1, -1, 702, 349, -1, 1074, -1, -1, 605, -1, -1, -1, -1, 670, -1,
    -1, 1048, -1, -1, 890, -1, -1, -1, -1, -1, -1, -1, 1129, -1, -1, -1, -1, 1035, -1, -1, -1, 1107, 251,
    589, -1, -1, -1, 907, -1, -1, 1112, 549, -1, -1, -1, -1, -1, -1, -1, 1042, -1, 45, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 594, -1, -1, -1, 532,
    701, 596, -1, -1, 55, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 968, -1, 823, 392, 516, -1,
    -1, -1, -1, -1, -1, 405, 384, 768, 522, 792, -1, -1, -1, -1, -1, -1, 1015, -1, 341, -1, 588, -1, -1, -1,
    785, -1, 244, -1, 731, 391, -1, -1, -1, 1109, -1, -1, 1146, 675, 690, 830, -1, -1, 1133, 842, -1, -1, -1,
    -1, -1, -1, -1, 253, 530, -1, 737, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 790, 1006, -1, -1, -1,
    319, -1, -1, -1, -1, -1, -1, -1, -1, 414, 226, 759, 1110, -1, -1, 187, -1, -1, -1, -1, -1, -1, -1, 1119,
    -1, -1, -1, -1, -1, -1, 583, -1, -1, -1, -1, -1, 1101, -1, -1, -1, 160, -1, 774, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 188, 54, 501, 407, 1104, 1167, -1, 100, -1, 571, 311, -1,
    -1, -1, -1, -1, -1, -1, -1, 44, 772, -1, -1, -1, -1, 942, -1, -1, -1, -1, -1, -1, 447, -1, 141, -1, 638,
    -1, 211, -1, -1, 1137, -1, 819, -1, -1, -1, -1, -1, 863, -1, 993, -1, -1, -1, 339, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 1024, 330, -1, -1, -1, 986, 668, 557, -1, -1, -1, 600, 492, -1, -1, 931, -1, -1,
    -1, -1, -1, -1, 163, -1, -1, -1, -1, -1, 897, 83, 841, -1, -1, -1, -1, 33, 943, -1, 816, -1, -1, 554, -1,
    -1, -1, -1, 52, -1, -1, -1, -1, -1, 632, -1, 305, -1, -1, 210, 13, 848, -1, -1, -1, -1, -1, -1, -1, -1,
    27, -1, -1, -1, -1, -1, 1071, -1, -1, 591, -1, 140, -1, -1, -1, -1, -1, -1, -1, -1, 245, -1, 1027, -1,
    -1, -1, -1, 321, -1, -1, -1, 753, -1, 730, -1, 987, -1, -1, 1138, -1, -1, 544, 288, -1, -1, 635, -1, -1,
    -1, -1, 598, 8, 906, -1, -1, -1, -1, -1, 609, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    222, 423, 878, 738, 917, 1091, -1, -1, -1, -1, -1, -1, -1, -1, -1, 967, -1, -1, -1, -1, -1, 420, -1, -1,
    219, -1, -1, -1, -1, -1, -1, -1, -1, 142, 938, 727, -1, -1, -1, 587, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 991, -1, -1, -1, -1, -1, -1, 515, -1, -1, -1, -1, 378, -1, -1, 402, 586, -1, 546, -1, -1, -1, -1, -1,
    -1, 568, 973, 489, 127, 175, 1083, -1, -1, 31, -1, 813, -1, 178, 541, -1, -1, 213, 780, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, 1161, -1, -1, -1, -1, -1, 910, -1, 239, -1, -1, -1, 229, -1, -1, -1, -1, -1,
    -1, 192, 1147, -1, 29, 257, -1, 553, 380, -1, 894, 395, 793, 1121, -1, 721, -1, -1, -1, -1, -1, -1, -1,
    -1, 477, -1, -1, -1, 679, -1, -1, -1, -1, 930, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 505, 291, -1,
    524, -1, -1, 752, 622, -1, -1, -1, -1, -1, -1, 344, -1, 293, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    838, 708, 1011, 888, -1, 903, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1014, -1, -1, -1, -1, -1, -1, 401, -1,
    -1, 927, -1, -1, 191, -1, -1, -1, -1, -1, -1, 851, -1, -1, -1, -1, -1, 756, -1, 35, 274, -1, 1065, 607,
    -1, 567, 847, -1, -1, -1, 517, -1, 105, 521, 920, 1085, -1, -1, -1, -1, -1, 325, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, 980, -1, -1, -1, 277, -1, -1, -1, -1, -1, -1, 653, -1, 552, -1, 278, -1,
    1080, 805, -1, -1, -1, 371, -1, -1, -1, -1, -1, -1, -1, 865, -1, -1, -1, 263, -1, 576, 49, 202, 562, 856,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 195, 617, 788, -1, -1, 693, -1, -1, -1, -1, -1, -1, -1, -1,
    441, -1, 680, -1, -1, -1, -1, 874, -1, -1, -1, -1, -1, -1, 864, -1, 97, 561, -1, -1, 869, -1, -1, -1, -1,
    -1, -1, -1, 1044, -1, 7, -1, -1, 726, -1, -1, -1, -1, -1, 818, 22, -1, -1, -1, 250, 604, -1, -1, -1, 131,
    -1, -1, -1, 124, -1, -1, -1, -1, 798, -1, -1, -1, -1, -1, -1, -1, -1, -1, 784, -1, 46, 185, 34, -1, 82,
    86, 717, -1, -1, 444, -1, -1, -1, -1, 182, -1, 439, -1, -1, -1, 342, -1, 827, -1, -1, 118, -1, 642, -1,
    80, 832, -1, -1, 25, 751, 1052, 763, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 952, 672, -1, -1, 526,
    867, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 499, -1, -1, -1, -1,
    283, 902, -1, 947, -1, 585, 681, 1068, -1, -1, -1, -1, -1, -1, -1, -1, 504, -1, 692, -1, 1003, -1, 853,
    -1, -1, -1, -1, -1, -1, -1, -1, 807, -1, -1, -1, -1, 558, -1, -1, -1, -1, -1, -1, -1, 1145, -1, -1, 10,
    -1, -1, -1, -1, -1, -1, 641, -1, -1, 120, 503, -1, -1, -1, -1, -1, 240, 324, -1, -1, -1, -1, 308, -1,
    374, 950, -1, -1, -1, 578, 639, -1, -1, -1, -1, -1, -1, -1, -1, -1, 689, -1, 1159, -1, -1, -1, -1, 476,
    -1, -1, 876, -1, -1, -1, 1150, -1, -1, -1, -1, -1, 523, 719, 974, -1, -1, -1, -1, -1, 479, -1, -1, -1,
    -1, -1, -1, 413, 304, -1, -1, -1, 322, 61, 425, -1, -1, -1, -1, -1, -1, -1, -1, -1, 982, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, 122, 228, 663, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 877, -1, -1, -1,
    -1, -1, -1, -1, 1142, 307, -1, -1, -1, 868, -1, -1, -1, 16, 574, -1, -1, -1, -1, -1, 1113, 671, -1, -1,
    -1, -1, -1, -1, -1, 618, -1, -1, -1, -1, -1, 1012, -1, 729, 822, -1, -1, 196, 419, -1, 1017, -1, -1, -1,
    -1, 117, 107, -1, -1, 821, -1, -1, -1, -1, -1, 565, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1155, -1,
    1032, -1, 949, -1, -1, -1, -1, 1148, -1, -1, -1, 914, 964, -1, 316, -1, -1, -1, 435, -1, -1, -1, -1, -1,
    -1, -1, -1, 334, -1, -1, -1, -1, 404, -1, 400, -1, 465, -1, -1, 1054, -1, -1, -1, 429, 545, 1094, -1, -1,
    -1, -1, -1, -1, -1, 372, -1, -1, -1, 593, -1, -1, -1, -1, -1, -1, -1, -1, -1, 290, 199, -1, -1, -1, -1,
    -1, -1, -1, 75, -1, 525, -1, -1, 997, -1, 1073, -1, -1, -1, -1, -1, -1, -1, -1, 1114, -1, -1, -1, -1,
    896, 866, -1, -1, 483, 368, -1, -1, -1, 579, 749, -1, -1, -1, 998, -1, -1, -1, -1, 354, 1033, -1, 514,
    -1, -1, -1, 455, 331, 779, -1, -1, 450, -1, -1, 3, -1, 338, -1, 329, 390, -1, -1, -1, 323, 1009, 386, -1,
    -1, -1, -1, -1, -1, 104, 4, -1, -1, -1, -1, 898, 367, 814, 734, 970, 169, 225, -1, 1040, -1, 510, -1,
    1152, -1, 698, 458, -1, -1, -1, -1, 975, -1, 1144, -1, -1, -1, -1, -1, -1, -1, 292, 685, 224, -1, -1,
    1081, -1, 12, 139, 1090, -1, -1, -1, 736, 1115, -1, -1, -1, -1, -1, -1, 223, -1, 760, -1, 1103, -1, -1,
    -1, 481, -1, -1, -1, -1, -1, -1, 666, 673, -1, -1, -1, -1, -1, 1076, -1, -1, 21, 234, 445, -1, 161, -1,
    -1, 108, -1, -1, -1, -1, -1, -1, -1, 157, 1163, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 875,
    -1, -1, -1, -1, -1, -1, -1, -1, 156, -1, -1, -1, -1, -1, -1, 1122, -1, 366, -1, -1, -1, 412, 467, 502,
    944, 1025, 825, 1162, -1, 1087, 1164, 113, 520, -1, 1141, -1, -1, -1, -1, 777, 1153, -1, -1, -1, -1, -1,
    -1, -1, 415, -1, -1, 67, -1, -1, -1, -1, 766, 794, -1, -1, -1, 1051, 206, -1, -1, -1, 965, -1, 454, 684,
    -1, 242, -1, -1, 296, 577, -1, 990, -1, 369, -1, -1, -1, -1, -1, -1, -1, 300, -1, -1, -1, -1, 259, -1,
    -1, 1005, 1092, -1, -1, 179, 346, 172, -1, -1, -1, -1, 923, -1, -1, -1, -1, -1, -1, -1, -1, -1, 631, -1,
    -1, -1, -1, -1, -1, -1, -1, 220, -1, -1, -1, -1, -1, 144, 971, 475, -1, -1, -1, 134, 640, 925, 112, -1,
    507, -1, 40, 375, 893, 1067, -1, -1, -1, 284, -1, -1, -1, -1, -1, 17, 166, -1, -1, -1, -1, -1, -1, -1,
    506, 882, 269, -1, -1, -1, -1, -1, 1010, -1, -1, -1, -1, -1, -1, -1, -1, 810, -1, 1098, -1, -1, -1, -1,
    926, 320, 351, -1, 15, 66, -1, -1, -1, -1, 941, 328, -1, 1125, -1, -1, -1, 241, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 1126, -1, -1, -1, -1, -1, 881, 956, 824, -1, -1, -1, -1, 243, -1, -1, -1, -1, -1, 340,
    674, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 381, 555, -1, -1, 953, -1, -1, -1, -1,
    911, -1, -1, 1000, -1, -1, -1, 696, -1, -1, -1, -1, -1, -1, -1, 539, -1, -1, -1, 362, 394, -1, -1, -1,
    -1, 782, -1, -1, 306, -1, 854, -1, -1, -1, -1, 50, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 235,
    509, 1028, -1, -1, -1, -1, 490, 146, 294, 1089, -1, -1, -1, -1, -1, -1, 205, 1116, -1, -1, -1, 174, 800,
    302, 994, -1, -1, -1, 655, -1, -1, -1, -1, -1, -1, -1, 845, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1118,
    754, 918, -1, -1, -1, -1, -1, -1, 613, 959, -1, -1, -1, -1, -1, -1, -1, 978, 932, -1, -1, 1008, -1, 928,
    256, -1, -1, -1, -1, -1, -1, 538, -1, -1, 252, -1, -1, 678, 1117, 347, -1, -1, -1, -1, 181, -1, -1, -1,
    -1, -1, 543, 51, -1, -1, -1, -1, -1, -1, 272, 472, 123, -1, 426, 1097, 778, -1, -1, 650, -1, -1, 712, -1,
    -1, -1, 377, 1157, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 173, 74, 808, -1, -1, -1, 383, -1, -1, -1,
    -1, 803, 208, 831, -1, -1, -1, 408, -1, -1, -1, -1, -1, -1, -1, 870, 905, -1, 388, -1, -1, -1, -1, -1,
    -1, 403, 992, 303, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 310, -1, 249, -1, -1, -1, -1, -1, -1, -1, 130,
    -1, -1, -1, -1, -1, -1, -1, -1, 396, -1, -1, -1, -1, -1, 725, -1, 184, -1, -1, -1, -1, -1, 421, -1, -1,
    -1, -1, -1, 14, 446, -1, 493, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 389, -1, -1, 180,
    840, -1, -1, 96, -1, 608, -1, 623, -1, -1, 194, -1, 258, 468, 580, 757, 418, -1, -1, -1, -1, 116, -1, 41,
    135, -1, -1, -1, -1, -1, 665, -1, -1, -1, -1, -1, -1, -1, 488, -1, 38, 103, -1, -1, -1, -1, -1, 883, -1,
    312, 280, -1, -1, 839, -1, -1, 646, -1, 236, 786, 966, -1, 705, -1, 109, -1, 217, -1, 23, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 770, 440, -1, 615, -1, -1, -1, -1, 227, -1, -1, -1, -1, -1, -1, 154, 682, -1, -1,
    963, 1034, 644, 619, -1, -1, -1, -1, -1, -1, -1, -1, 826, 1031, -1, -1, 664, 1079, -1, 859, -1, -1, -1,
    -1, -1, -1, -1, 132, 969, 1134, 133, -1, -1, -1, -1, 787, 843, -1, -1, 63, -1, 285, 1143, -1, -1, -1, -1,
    68, 57, 438, -1, -1, 1058, -1, -1, -1, -1, -1, -1, -1, -1, 200, -1, -1, -1, -1, -1, -1, 1106, -1, -1, 85,
    -1, 776, -1, -1, 1132, 457, -1, 919, -1, -1, -1, -1, -1, -1, -1, 922, -1, -1, -1, -1, -1, -1, 1022, 60,
    -1, -1, -1, -1, -1, -1, -1, 363, 379, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 165, -1,
    -1, -1, -1, -1, -1, -1, -1, 336, -1, -1, 797, 706, -1, -1, -1, -1, -1, -1, -1, -1
};

static const int16_t first[] = {
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 851, -1, -1, -1, -1, 908, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 312, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 935, -1, 597, 600, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, 339, 341, 342, 310, 344, 309, 327, 376, 378, 382, 379, 294, 319, -1,
    -1, 217, -1, 280, 324, -1, -1, -1, -1, 651, 1, 537, 680, 36, 39, 267, 265, 269, 271, 268, 266, 270, 272,
    220, 208, 209, 241, 1075, 1139, 8, 26, 0, 9, 27, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 202, 203, 204,
    206, 207, 205, -1, -1, 1122, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 354, 369, 1141, 328,
    1143, -1, -1, -1, -1, -1, 250, 60, 73, 82, 101, 54, -1, 440, 497, 499, 501, 503, 505, 507, 509, 511, 513,
    515, 517, 519, 37, 38, 40, 41, 2, -1, 50, 6, 5, -1, -1, 12, 11, -1, 17, 49, 20, 21, 22, 23, 24, 25, 28,
    -1, 29, 30, 31, 32, 33, 34, 35, 42, 43, 44, 45, 46, 47, -1, -1, -1, 51, 52, 53, 56, 57, 58, 59, 61, 63,
    64, 67, 68, 69, -1, 70, 71, 72, 78, 79, 75, 74, 80, 88, 89, 84, 83, 87, 91, 92, 93, 97, 98, 99, 100, 103,
    102, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126,
    127, 128, 129, 130, 131, 132, 134, 136, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 152,
    718, 592, 724, 594, 153, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 172,
    173, 174, 176, 178, -1, -1, 177, -1, -1, 179, 181, 183, 184, 186, 187, 188, 189, 190, 192, 193, 194, 195,
    196, 198, 199, 200, 201, 210, 211, 212, 213, 214, 215, 216, 218, 219, 221, 222, 223, 226, 230, 233, -1,
    234, 235, 236, 237, 238, 239, 242, -1, 243, 244, 245, -1, 246, 247, 248, -1, 249, 253, 254, 258, 259,
    260, 261, 262, 263, 264, 273, 275, 276, 277, 278, 279, 281, 282, 283, 284, 285, 286, 287, 288, 289, 290,
    291, -1, 292, -1, 293, -1, 298, 299, 302, 304, 306, 307, 308, -1, 313, 315, 318, 320, 321, 322, 323, -1,
    -1, 335, -1, -1, -1, 349, 350, 352, 353, 355, 356, 357, 358, 359, 360, 361, 362, 363, 364, -1, 365, 366,
    -1, 388, 391, 390, 370, 371, 372, 373, -1, 377, 381, -1, 383, 385, 386, 387, -1, -1, 407, 408, 415, 421,
    423, 424, 425, 426, 427, 428, 429, 430, 431, 432, 435, 438, 450, 452, 454, 533, 441, 442, 443, 444, 448,
    446, 447, 449, 451, 453, 455, 456, 457, 458, 459, 460, 461, 462, 463, 464, 465, 466, 467, 468, 469, 470,
    471, 472, 473, 474, 475, 476, 477, 478, 479, 480, 481, 482, 483, 484, 485, 486, 487, 488, 489, 490, 491,
    492, 493, 494, 495, 496, 521, 522, 524, 525, 526, 527, 528, -1, 543, 531, 532, 534, 535, 536, 538, 539,
    540, 541, 542, 544, 545, 546, 547, 548, 549, 550, 551, 552, -1, 553, 554, 555, 556, 558, 559, 560, 561,
    562, 563, 564, 565, 566, -1, 567, 568, 569, 570, 571, 572, 573, 574, 575, 576, 577, 578, 579, 580, 581,
    582, 583, 584, 585, 586, 587, 588, 589, 590, 591, -1, 595, 596, 598, 599, 601, 602, 603, 604, -1, 605,
    606, -1, 607, 608, -1, -1, 611, 613, -1, -1, 615, 617, 618, 619, 620, 621, 622, 625, 627, 628, -1, -1,
    631, -1, 632, 633, 634, -1, 636, 637, 638, 639, 640, 641, 642, 643, 644, 646, 647, 648, 654, 656, 658,
    659, 661, 662, 663, 664, 665, 666, 667, 668, 669, 670, 671, 672, 673, 674, 675, 676, 677, 678, 679, 681,
    682, 683, 684, 685, 686, 691, 692, 693, -1, 697, 700, 704, -1, 706, 710, 711, 715, 717, 726, 719, 720,
    722, 723, 725, -1, 727, -1, 728, -1, 1233, 731, 734, 737, 740, 743, 746, 747, -1, -1, 748, -1, 749, 750,
    751, 752, 753, 754, 755, 756, 757, 758, 759, 760, 761, 762, 763, 764, 765, 766, 767, -1, 769, 770, 772,
    773, 775, 776, 778, 779, 780, 781, 782, 785, 786, 787, 788, 790, 791, 792, 793, 794, 795, 796, 799, 800,
    801, -1, 803, -1, 805, 807, 808, 810, 811, 812, -1, 813, 814, 815, 816, 817, 818, 819, -1, -1, -1, 822,
    823, 824, 825, -1, -1, 827, 829, 831, -1, 832, -1, 836, 992, 838, 839, -1, -1, 840, 841, -1, 842, -1, -1,
    -1, 843, 844, 845, 846, 847, 848, 849, 850, 852, 853, 854, 855, 856, 857, 858, 859, 860, 861, 862, 863,
    864, 866, 867, 868, 869, 870, 871, 872, 873, 874, 875, 876, 877, 878, 879, 880, 881, 882, 883, 884, 885,
    886, 887, 888, 889, 890, 891, 892, 893, 894, 895, 896, 897, 898, 899, 901, 903, 905, 906, 907, 909, 910,
    911, 912, 913, 914, 915, 916, 917, 919, 920, 921, 922, 923, 924, 925, 926, 927, 928, 931, 933, -1, 929,
    -1, 937, 938, -1, -1, 1025, 943, -1, -1, 944, 945, -1, 1017, -1, -1, -1, -1, -1, 955, 960, 964, 965, -1,
    -1, 966, 967, -1, 968, 969, 970, 971, 972, 973, 974, 975, 980, -1, -1, 977, 978, -1, 982, -1, 984, 986,
    -1, 988, 989, 990, 993, 994, 995, 996, 997, 998, 999, 1000, 1001, 1002, 1009, 1004, 1006, 1008, 1010,
    1011, 1012, 1014, 1015, 1016, 1018, 1019, 1020, 1021, 1022, 1023, 1024, 1026, 1027, 1028, 1029, 1030,
    1031, 1032, 1033, 1034, 1035, 1036, 1038, 1039, 1040, 1041, 1042, -1, 1044, 1050, -1, 1052, 1053, 1054,
    1056, 1057, 1058, 1059, -1, -1, 1061, 1062, 1063, 1064, 1065, 1066, 1067, 1068, 1069, 1070, 1071, 1072,
    1073, 1074, -1, 1079, 1080, 1081, 1085, 1086, 1087, 1090, 1091, 1092, 1093, 1094, 1095, 1096, 1099, 1102,
    -1, 1106, 1110, 1111, 1112, 1113, 1114, 1115, 1116, 1117, 1118, 1120, 1121, -1, -1, -1, -1, -1, 1132,
    1133, 1134, 1135, 1136, 1137, 1138, 1140, -1, -1, 1144, 1243, -1, -1, 1146, 1244, -1, 1145, -1, -1, 1150,
    1151, 1152, 1153, 1154, 1155, 1156, 1236, 1158, 1160, 1161, 1162, 1237, 1238, 1239, 1163, 1164, 1165,
    1166, 1167, 1168, -1, -1, 1170, -1, -1, 1240, 1241, 1172, -1, -1, -1, -1, -1, 1242, 1175, 1176, 1177,
    1178, 1180, 1182, 1183, 1184, 1185, 1186, 1187, 1188, 1189, 1190, 1191, -1, 1192, 1193, 1195, 1196, 1197,
    1198, 1200, 1202, 1204, 1206, 1208, 1209, 1210, 1211, -1, 1215, 1216, 1217, 1218, 1219, -1, 1221, 1226,
    1228, 1229, -1, 1231, 1245, 1246, 1247, 1248, 1249, 1250, 1251, 1254, 1255, 1256, 1257, 1259, 1260, 1261,
    1262, 1264, 1265, 1266, 1267, 1268, 1270, 1271, 1272, 1273, 1274, 1276, 1277, 1278, -1, 1279, 1281, 1283,
    1234, -1, 1235
};

static const struct catalogue_link links[] = {
    {0, 3, 0}, {0, 530, 0}, {0, -1, 0}, {1, 4, 0}, {2, 7, 0}, {2, -1, 0}, {2, -1, 0}, {3, 10, 0}, {3, 13, 0},
    {3, -1, 0}, {4, 55, 0}, {4, 14, 0}, {4, -1, 0}, {5, 15, 0}, {6, -1, 0}, {7, 16, 0}, {8, -1, 0},
    {9, 18, 0}, {10, 19, 0}, {11, -1, 0}, {12, 185, 4}, {12, -1, 5}, {13, -1, 1}, {13, -1, 0}, {14, -1, 1},
    {14, -1, 0}, {15, -1, 1}, {15, -1, 0}, {16, -1, 1}, {16, -1, 0}, {17, 182, 1}, {17, -1, 0}, {18, -1, 1},
    {19, -1, 0}, {20, -1, 0}, {21, -1, 0}, {22, -1, 2}, {23, -1, 2}, {24, -1, 2}, {25, -1, 2}, {26, -1, 2},
    {27, -1, 2}, {28, -1, 2}, {29, 180, 2}, {30, -1, 2}, {31, -1, 2}, {32, -1, 2}, {33, 48, 0}, {34, -1, 0},
    {35, 65, 4}, {36, 66, 4}, {37, 137, 4}, {38, -1, 4}, {39, -1, 4}, {40, -1, 0}, {41, -1, 0}, {42, 797, 2},
    {43, -1, 2}, {44, 798, 2}, {45, 804, 2}, {46, 62, 0}, {46, -1, 0}, {47, -1, 0}, {48, 77, 4}, {48, -1, 5},
    {49, 95, 2}, {50, 96, 2}, {51, 81, 1}, {51, -1, 0}, {52, -1, 1}, {53, -1, 0}, {54, -1, 0}, {55, 94, 2},
    {56, 76, 0}, {56, 1205, 0}, {56, -1, 0}, {57, -1, 0}, {58, 86, 4}, {59, -1, 2}, {60, -1, 2},
    {61, 1263, 2}, {62, 90, 1}, {63, 85, 0}, {63, 138, 0}, {63, -1, 0}, {64, -1, 0}, {65, 106, 4},
    {65, -1, 5}, {66, 133, 2}, {67, 135, 2}, {68, 175, 1}, {68, -1, 0}, {69, -1, 0}, {70, -1, 0},
    {71, 151, 2}, {72, -1, 2}, {73, -1, 2}, {74, -1, 2}, {75, -1, 2}, {76, -1, 2}, {77, 635, 2},
    {78, 104, 0}, {78, 1199, 0}, {78, -1, 0}, {79, 105, 0}, {80, -1, 0}, {81, 155, 4}, {81, -1, 5},
    {82, -1, 4}, {82, -1, 5}, {83, -1, 4}, {83, -1, 5}, {84, -1, 0}, {85, -1, 4}, {85, -1, 5}, {86, -1, 4},
    {86, -1, 5}, {87, -1, 4}, {87, -1, 5}, {88, -1, 4}, {88, -1, 5}, {89, -1, 2}, {89, -1, 0}, {90, -1, 2},
    {90, -1, 0}, {91, -1, 2}, {91, -1, 0}, {92, -1, 2}, {92, -1, 0}, {93, -1, 2}, {93, -1, 0}, {94, -1, 2},
    {94, -1, 0}, {95, -1, 2}, {95, -1, 0}, {96, -1, 2}, {96, -1, 0}, {97, -1, 2}, {98, 716, 2}, {99, -1, 2},
    {99, -1, 0}, {100, -1, 2}, {100, -1, 0}, {101, -1, 2}, {101, -1, 0}, {102, 274, 2}, {102, -1, 0},
    {103, -1, 2}, {103, -1, 0}, {104, 713, 2}, {105, 523, 2}, {106, -1, 2}, {107, 154, 0}, {107, -1, 0},
    {108, -1, 0}, {109, 197, 4}, {109, -1, 5}, {110, -1, 1}, {110, -1, 0}, {111, -1, 1}, {111, -1, 0},
    {112, -1, 1}, {112, -1, 0}, {113, 420, 1}, {113, -1, 0}, {114, 422, 1}, {114, -1, 0}, {115, -1, 1},
    {115, -1, 0}, {116, 171, 1}, {116, -1, 0}, {117, 295, 1}, {117, -1, 0}, {118, -1, 1}, {118, -1, 0},
    {119, -1, 1}, {119, -1, 0}, {120, -1, 1}, {121, -1, 0}, {122, -1, 2}, {123, -1, 2}, {124, -1, 2},
    {125, -1, 1}, {126, -1, 2}, {127, -1, 2}, {128, -1, 0}, {129, -1, 5}, {130, 191, 5}, {131, -1, 5},
    {132, -1, 5}, {133, -1, 5}, {134, -1, 4}, {135, -1, 4}, {136, -1, 4}, {136, -1, 5}, {137, -1, 4},
    {137, 1119, 5}, {138, 255, 4}, {139, 229, 4}, {139, -1, 5}, {140, 225, 4}, {140, -1, 5}, {141, -1, 0},
    {142, -1, 0}, {143, -1, 0}, {144, -1, 0}, {145, -1, 0}, {146, -1, 0}, {147, -1, 0}, {147, -1, 0},
    {148, -1, 0}, {149, -1, 0}, {150, -1, 0}, {151, -1, 0}, {151, -1, 0}, {152, -1, 0}, {153, -1, 0},
    {154, 1194, 0}, {155, -1, 0}, {155, -1, 0}, {156, -1, 0}, {156, -1, 0}, {157, -1, 0}, {158, 224, 0},
    {159, -1, 0}, {160, 227, 0}, {160, -1, 0}, {161, 228, 0}, {162, 329, 0}, {163, 231, 0}, {163, -1, 0},
    {164, 232, 0}, {165, 330, 0}, {166, 240, 1}, {167, 774, 4}, {168, 777, 4}, {169, -1, 4}, {170, -1, 4},
    {171, -1, 4}, {172, -1, 4}, {173, -1, 1}, {174, -1, 1}, {175, -1, 1}, {176, -1, 1}, {177, -1, 2},
    {178, -1, 1}, {179, -1, 2}, {180, -1, 2}, {181, -1, 2}, {182, -1, 1}, {183, 251, 0}, {184, 252, 0},
    {185, -1, 0}, {186, 256, 3}, {187, 257, 3}, {188, -1, 4}, {189, -1, 2}, {190, -1, 2}, {191, -1, 2},
    {192, -1, 0}, {192, -1, 0}, {193, -1, 0}, {193, -1, 0}, {194, -1, 0}, {194, -1, 0}, {195, -1, 0},
    {195, -1, 0}, {196, -1, 0}, {196, -1, 0}, {197, -1, 0}, {197, -1, 0}, {198, -1, 0}, {198, -1, 0},
    {199, 347, 2}, {200, 348, 2}, {201, 297, 2}, {202, 301, 2}, {203, 413, 1}, {204, 405, 1}, {205, -1, 0},
    {206, 393, 1}, {207, 394, 1}, {208, 384, 1}, {209, 326, 1}, {210, 325, 1}, {211, -1, 1}, {212, -1, 1},
    {213, -1, 1}, {214, -1, 5}, {215, -1, 1}, {216, -1, 1}, {217, -1, 1}, {218, -1, 1}, {219, -1, 1},
    {220, -1, 1}, {221, 296, 1}, {222, 311, 1}, {223, 399, 1}, {224, 400, 1}, {225, 300, 1}, {226, -1, 1},
    {227, -1, 1}, {228, 303, 1}, {229, -1, 1}, {230, 305, 1}, {231, 317, 1}, {232, -1, 1}, {233, -1, 1},
    {234, -1, 1}, {235, 345, 1}, {236, 343, 1}, {237, 351, 1}, {238, -1, 2}, {239, 314, 1}, {240, -1, 1},
    {241, 316, 1}, {242, -1, 1}, {243, -1, 1}, {244, -1, 1}, {245, -1, 1}, {246, 338, 1}, {247, -1, 2},
    {248, -1, 2}, {249, -1, 2}, {250, 395, 1}, {251, 396, 1}, {252, 397, 1}, {253, 346, 1}, {254, 414, 0},
    {255, 331, 1}, {256, 332, 1}, {257, 333, 0}, {258, 334, 0}, {259, 404, 1}, {260, 403, 1}, {261, 336, 1},
    {262, 337, 1}, {263, 401, 1}, {264, -1, 1}, {265, 340, 1}, {266, -1, 1}, {267, 434, 1}, {268, 436, 1},
    {269, -1, 1}, {270, -1, 1}, {271, 439, 1}, {272, 380, 1}, {273, 374, 2}, {274, 375, 2}, {275, -1, 1},
    {276, -1, 1}, {277, 398, 1}, {278, -1, 1}, {279, -1, 1}, {280, 367, 0}, {281, -1, 2}, {282, -1, 2},
    {283, -1, 2}, {284, -1, 2}, {285, -1, 2}, {286, -1, 2}, {287, -1, 2}, {288, -1, 2}, {289, -1, 1},
    {290, -1, 1}, {291, -1, 1}, {292, -1, 0}, {293, 368, 0}, {294, 1142, 0}, {295, -1, 0}, {296, -1, 2},
    {297, -1, 2}, {298, 1013, 2}, {299, -1, 2}, {300, 409, 2}, {301, 410, 2}, {302, -1, 1}, {303, -1, 1},
    {304, -1, 1}, {305, -1, 1}, {306, 437, 1}, {307, 1269, 1}, {308, -1, 1}, {309, -1, 1}, {310, -1, 1},
    {311, -1, 1}, {312, -1, 1}, {313, -1, 1}, {314, 389, 0}, {315, 392, 0}, {316, -1, 0}, {317, -1, 0},
    {318, -1, 0}, {319, 412, 1}, {320, -1, 1}, {321, -1, 1}, {322, -1, 1}, {323, -1, 1}, {324, 411, 1},
    {325, 406, 1}, {326, -1, 1}, {327, 402, 1}, {328, -1, 1}, {329, -1, 1}, {330, -1, 1}, {331, -1, 1},
    {332, 419, 2}, {333, -1, 2}, {334, -1, 2}, {335, 417, 2}, {336, 418, 2}, {337, 433, 1}, {338, -1, 1},
    {339, -1, 1}, {340, -1, 0}, {341, 416, 0}, {342, -1, 0}, {343, -1, 2}, {344, 1181, 2}, {345, -1, 2},
    {346, -1, 1}, {347, -1, 1}, {348, -1, 1}, {349, -1, 1}, {350, -1, 1}, {351, -1, 1}, {352, -1, 1},
    {353, -1, 1}, {354, -1, 1}, {355, -1, 1}, {356, -1, 1}, {357, -1, 1}, {358, -1, 1}, {359, 690, 1},
    {360, -1, 1}, {361, -1, 1}, {362, -1, 1}, {363, -1, 1}, {364, -1, 1}, {365, -1, 1}, {366, 445, 0},
    {367, -1, 1}, {368, -1, 1}, {369, -1, 1}, {370, -1, 1}, {371, -1, 0}, {372, -1, 4}, {373, -1, 3},
    {374, -1, 4}, {375, -1, 3}, {376, -1, 4}, {377, -1, 3}, {378, -1, 4}, {379, -1, 3}, {380, -1, 4},
    {381, -1, 3}, {382, -1, 4}, {383, -1, 3}, {384, -1, 4}, {385, -1, 3}, {386, -1, 4}, {387, -1, 3},
    {388, -1, 4}, {389, -1, 3}, {390, -1, 4}, {391, -1, 3}, {392, -1, 4}, {393, -1, 3}, {394, -1, 4},
    {395, -1, 3}, {396, -1, 4}, {397, -1, 3}, {398, -1, 4}, {399, -1, 3}, {400, -1, 4}, {401, -1, 3},
    {402, -1, 4}, {403, -1, 4}, {404, -1, 4}, {405, -1, 4}, {406, -1, 4}, {407, -1, 4}, {408, -1, 4},
    {409, -1, 4}, {410, -1, 4}, {411, -1, 4}, {412, -1, 4}, {413, -1, 4}, {414, -1, 4}, {415, -1, 4},
    {416, -1, 4}, {417, -1, 4}, {418, -1, 4}, {419, -1, 4}, {420, -1, 4}, {421, -1, 4}, {422, -1, 4},
    {423, 498, 0}, {424, -1, 0}, {425, 500, 0}, {426, -1, 0}, {427, 502, 0}, {428, 529, 0}, {429, 504, 0},
    {430, -1, 0}, {431, 506, 0}, {432, 557, 0}, {433, 508, 0}, {434, -1, 0}, {435, 510, 0}, {436, -1, 0},
    {437, 512, 0}, {438, -1, 0}, {439, 514, 0}, {440, -1, 0}, {441, 516, 0}, {442, -1, 0}, {443, 518, 0},
    {444, -1, 0}, {445, 520, 0}, {446, -1, 0}, {447, 649, 2}, {448, 650, 2}, {449, 593, 2}, {450, 652, 2},
    {451, 653, 2}, {452, -1, 2}, {453, 655, 2}, {454, -1, 0}, {455, -1, 0}, {456, 657, 2}, {457, -1, 1},
    {458, -1, 2}, {459, -1, 2}, {460, -1, 2}, {461, 1253, 2}, {462, -1, 2}, {463, -1, 2}, {464, 660, 2},
    {465, -1, 2}, {466, -1, 2}, {467, -1, 2}, {468, 645, 2}, {469, -1, 2}, {470, -1, 2}, {471, -1, 2},
    {472, -1, 2}, {473, -1, 2}, {474, -1, 2}, {475, -1, 2}, {476, -1, 2}, {477, -1, 2}, {478, -1, 4},
    {479, -1, 4}, {480, -1, 4}, {481, -1, 4}, {482, 1159, 4}, {483, -1, 0}, {484, -1, 2}, {485, -1, 2},
    {486, -1, 2}, {487, -1, 2}, {488, -1, 2}, {489, -1, 2}, {490, -1, 2}, {491, -1, 2}, {492, 789, 2},
    {493, -1, 4}, {494, -1, 4}, {494, -1, 5}, {495, -1, 4}, {496, -1, 4}, {496, -1, 5}, {497, -1, 4},
    {498, -1, 4}, {498, -1, 5}, {499, -1, 4}, {500, -1, 4}, {500, -1, 5}, {501, -1, 4}, {502, -1, 4},
    {502, -1, 5}, {503, -1, 4}, {504, -1, 4}, {504, -1, 5}, {505, -1, 4}, {506, -1, 4}, {506, -1, 5},
    {507, -1, 2}, {508, -1, 2}, {509, -1, 2}, {510, -1, 2}, {511, 771, 4}, {512, 714, 4}, {513, 768, 4},
    {514, -1, 4}, {515, -1, 4}, {516, 783, 0}, {517, -1, 2}, {518, -1, 2}, {519, -1, 2}, {520, -1, 1},
    {521, -1, 1}, {522, -1, 1}, {523, -1, 1}, {524, -1, 1}, {525, -1, 1}, {526, -1, 1}, {527, 609, 1},
    {528, 610, 1}, {529, -1, 1}, {530, 612, 1}, {531, 687, 1}, {532, 614, 1}, {533, -1, 1}, {534, 616, 1},
    {535, -1, 1}, {536, 623, 1}, {537, 624, 1}, {538, 865, 1}, {539, -1, 1}, {540, -1, 1}, {541, 626, 1},
    {542, -1, 1}, {543, -1, 1}, {544, -1, 1}, {545, -1, 1}, {546, -1, 1}, {547, 629, 1}, {548, 630, 1},
    {549, -1, 1}, {550, -1, 4}, {551, 976, 4}, {552, -1, 3}, {553, 689, 1}, {554, 1201, 1}, {555, -1, 0},
    {556, -1, 0}, {557, -1, 0}, {558, -1, 0}, {559, -1, 2}, {560, -1, 2}, {561, -1, 2}, {562, -1, 2},
    {563, -1, 2}, {564, -1, 2}, {565, -1, 2}, {566, -1, 2}, {567, -1, 2}, {568, 694, 2}, {569, 1179, 2},
    {570, 698, 2}, {571, -1, 2}, {572, -1, 2}, {573, -1, 2}, {574, 784, 2}, {575, -1, 2}, {576, 712, 2},
    {577, -1, 2}, {578, -1, 2}, {579, -1, 2}, {580, -1, 2}, {581, -1, 2}, {582, -1, 2}, {583, -1, 2},
    {584, -1, 2}, {585, -1, 2}, {586, -1, 2}, {587, -1, 2}, {588, -1, 2}, {589, -1, 2}, {590, -1, 2},
    {591, -1, 2}, {592, -1, 2}, {593, -1, 2}, {594, -1, 2}, {595, -1, 2}, {596, -1, 2}, {597, -1, 2},
    {598, -1, 1}, {599, -1, 1}, {600, -1, 1}, {601, -1, 1}, {602, -1, 2}, {603, -1, 2}, {604, -1, 1},
    {605, -1, 1}, {606, 688, 1}, {607, -1, 1}, {608, -1, 1}, {609, 1157, 1}, {610, -1, 0}, {611, -1, 0},
    {612, -1, 0}, {613, 695, 1}, {614, 696, 1}, {615, -1, 1}, {616, -1, 1}, {617, 699, 1}, {618, -1, 1},
    {619, 701, 1}, {620, 702, 1}, {621, 703, 1}, {622, -1, 1}, {623, 705, 1}, {624, -1, 1}, {625, 707, 1},
    {626, 708, 1}, {627, 709, 1}, {628, -1, 1}, {629, -1, 1}, {630, -1, 1}, {631, 1207, 2}, {632, 1223, 2},
    {633, 721, 2}, {634, -1, 2}, {635, 1203, 2}, {636, -1, 4}, {637, -1, 4}, {638, -1, 4}, {639, -1, 4},
    {640, -1, 4}, {641, -1, 4}, {642, -1, 4}, {643, -1, 4}, {644, -1, 4}, {645, -1, 0}, {646, -1, 0},
    {647, 729, 0}, {648, 730, 0}, {649, -1, 0}, {650, 732, 0}, {651, 733, 0}, {652, -1, 0}, {653, 735, 0},
    {654, 736, 0}, {655, -1, 0}, {656, 738, 0}, {657, 739, 0}, {658, -1, 0}, {659, 741, 0}, {660, 742, 0},
    {661, -1, 0}, {662, 744, 0}, {663, 745, 0}, {664, -1, 0}, {665, -1, 4}, {666, -1, 4}, {667, -1, 4},
    {667, -1, 5}, {668, -1, 4}, {669, -1, 4}, {669, -1, 5}, {670, -1, 4}, {671, -1, 4}, {671, -1, 5},
    {672, -1, 4}, {673, -1, 4}, {673, -1, 5}, {674, -1, 4}, {675, -1, 4}, {675, -1, 5}, {676, -1, 4},
    {677, -1, 4}, {677, -1, 5}, {678, -1, 4}, {679, -1, 4}, {679, -1, 5}, {680, -1, 4}, {680, -1, 5},
    {681, -1, 4}, {682, -1, 4}, {682, -1, 5}, {683, -1, 4}, {684, -1, 4}, {684, -1, 5}, {685, -1, 4},
    {686, -1, 4}, {686, -1, 5}, {687, -1, 4}, {688, -1, 2}, {689, -1, 2}, {690, 1275, 2}, {691, -1, 2},
    {692, -1, 2}, {693, -1, 2}, {694, -1, 2}, {695, -1, 2}, {696, -1, 2}, {697, 1037, 2}, {698, -1, 2},
    {699, -1, 2}, {700, -1, 2}, {701, -1, 2}, {702, -1, 2}, {703, -1, 2}, {704, -1, 2}, {705, -1, 2},
    {706, -1, 2}, {707, 806, 2}, {708, 802, 1}, {709, 821, 1}, {710, 820, 1}, {711, -1, 1}, {712, -1, 1},
    {713, -1, 1}, {714, 936, 1}, {715, -1, 1}, {716, 809, 1}, {717, -1, 1}, {718, -1, 1}, {719, -1, 1},
    {720, -1, 1}, {721, -1, 1}, {722, -1, 1}, {723, -1, 1}, {724, -1, 2}, {725, -1, 2}, {726, -1, 2},
    {727, -1, 2}, {728, -1, 1}, {729, -1, 1}, {730, -1, 1}, {731, -1, 1}, {732, -1, 1}, {733, 826, 0},
    {734, -1, 0}, {735, 828, 0}, {736, 837, 0}, {737, 830, 0}, {738, -1, 0}, {739, -1, 0}, {740, 833, 0},
    {741, 834, 0}, {742, 835, 0}, {743, -1, 0}, {744, -1, 0}, {745, -1, 0}, {746, -1, 0}, {747, -1, 0},
    {748, -1, 4}, {749, -1, 4}, {750, -1, 4}, {751, -1, 4}, {751, -1, 5}, {752, -1, 4}, {752, -1, 5},
    {753, -1, 4}, {753, -1, 5}, {754, -1, 4}, {754, -1, 5}, {755, -1, 4}, {755, -1, 5}, {756, -1, 4},
    {756, -1, 5}, {757, -1, 4}, {757, -1, 5}, {758, -1, 4}, {758, -1, 5}, {759, -1, 4}, {759, -1, 5},
    {760, -1, 4}, {760, -1, 5}, {761, -1, 4}, {761, -1, 5}, {762, -1, 4}, {762, -1, 5}, {763, -1, 4},
    {763, -1, 5}, {764, -1, 4}, {764, -1, 5}, {765, -1, 4}, {765, -1, 5}, {766, -1, 4}, {766, -1, 5},
    {767, -1, 4}, {768, -1, 4}, {769, -1, 4}, {770, -1, 4}, {771, -1, 4}, {772, -1, 4}, {773, -1, 4},
    {774, -1, 4}, {775, -1, 4}, {776, -1, 4}, {777, -1, 4}, {778, -1, 4}, {779, -1, 4}, {780, 942, 4},
    {780, -1, 5}, {781, 902, 4}, {781, -1, 5}, {782, 904, 4}, {782, -1, 5}, {783, 900, 4}, {783, -1, 5},
    {784, -1, 4}, {785, -1, 4}, {786, -1, 4}, {787, -1, 4}, {788, 918, 4}, {788, -1, 5}, {789, 940, 4},
    {789, -1, 5}, {790, 941, 4}, {790, -1, 5}, {791, -1, 4}, {791, -1, 5}, {792, -1, 4}, {792, -1, 5},
    {793, -1, 4}, {793, -1, 5}, {794, -1, 4}, {794, -1, 5}, {795, -1, 4}, {795, -1, 5}, {796, -1, 4},
    {796, -1, 5}, {797, 939, 4}, {797, -1, 5}, {798, -1, 4}, {798, -1, 5}, {799, -1, 4}, {799, -1, 5},
    {800, -1, 0}, {801, -1, 0}, {802, 991, 5}, {803, -1, 0}, {804, 930, 0}, {805, -1, 3}, {806, -1, 0},
    {807, 932, 0}, {808, -1, 0}, {809, 934, 0}, {810, -1, 0}, {811, 1043, 1}, {812, -1, 1}, {813, -1, 2},
    {814, -1, 2}, {815, -1, 4}, {816, -1, 4}, {817, -1, 4}, {818, -1, 4}, {819, -1, 3}, {820, -1, 0},
    {821, 946, 3}, {822, 947, 3}, {823, 948, 3}, {824, 949, 3}, {825, 950, 3}, {826, 951, 3}, {827, 952, 3},
    {828, 953, 3}, {829, 954, 3}, {830, -1, 3}, {831, 956, 3}, {832, 957, 3}, {833, 958, 3}, {834, 959, 3},
    {835, -1, 3}, {836, 961, 3}, {837, 962, 3}, {838, 963, 3}, {839, -1, 3}, {840, -1, 3}, {841, -1, 3},
    {842, -1, 3}, {843, -1, 3}, {844, -1, 3}, {845, 1055, 3}, {846, -1, 3}, {847, -1, 3}, {848, -1, 3},
    {849, -1, 3}, {850, -1, 3}, {851, -1, 3}, {852, -1, 4}, {853, -1, 4}, {854, 979, 3}, {855, -1, 3},
    {856, 981, 0}, {857, -1, 0}, {858, 983, 1}, {859, -1, 1}, {860, 985, 1}, {861, -1, 1}, {862, 987, 1},
    {863, -1, 1}, {864, -1, 0}, {865, -1, 0}, {866, -1, 0}, {867, -1, 3}, {868, -1, 3}, {869, -1, 3},
    {870, -1, 3}, {871, -1, 3}, {872, -1, 5}, {873, -1, 5}, {874, -1, 5}, {875, -1, 0}, {876, -1, 3},
    {877, -1, 3}, {878, 1003, 0}, {879, -1, 0}, {880, 1005, 0}, {881, -1, 0}, {882, 1007, 0}, {883, -1, 0},
    {884, -1, 0}, {885, -1, 2}, {886, -1, 2}, {887, -1, 2}, {888, -1, 2}, {889, -1, 2}, {890, -1, 2},
    {891, -1, 2}, {892, -1, 2}, {893, -1, 2}, {894, -1, 2}, {895, -1, 2}, {896, -1, 2}, {897, -1, 2},
    {898, -1, 2}, {899, -1, 2}, {900, -1, 2}, {901, -1, 2}, {902, -1, 2}, {903, -1, 2}, {904, 1047, 2},
    {905, 1048, 2}, {906, 1049, 2}, {907, -1, 2}, {908, -1, 2}, {909, -1, 2}, {910, -1, 2}, {911, -1, 2},
    {912, -1, 2}, {913, -1, 2}, {914, -1, 2}, {915, -1, 1}, {916, -1, 1}, {917, -1, 1}, {918, -1, 1},
    {919, 1045, 1}, {920, 1046, 1}, {921, -1, 1}, {922, -1, 1}, {923, -1, 2}, {924, -1, 2}, {925, -1, 2},
    {926, 1051, 1}, {927, -1, 1}, {928, -1, 3}, {929, -1, 3}, {930, -1, 3}, {931, -1, 3}, {932, -1, 3},
    {933, -1, 3}, {934, -1, 3}, {935, 1060, 0}, {936, 1128, 0}, {937, -1, 5}, {938, -1, 0}, {939, -1, 0},
    {940, -1, 0}, {941, -1, 0}, {942, -1, 0}, {943, -1, 0}, {944, -1, 0}, {945, -1, 0}, {946, -1, 0},
    {947, -1, 0}, {948, -1, 0}, {949, -1, 0}, {950, -1, 0}, {951, 1076, 0}, {952, 1077, 0}, {953, 1078, 0},
    {954, -1, 0}, {955, 1082, 0}, {956, 1083, 0}, {957, 1084, 0}, {958, -1, 0}, {959, -1, 0}, {960, -1, 0},
    {961, 1088, 0}, {962, 1089, 0}, {963, -1, 0}, {964, -1, 0}, {965, -1, 0}, {966, -1, 0}, {967, -1, 0},
    {968, -1, 0}, {969, -1, 5}, {970, -1, 5}, {971, -1, 0}, {972, 1097, 0}, {973, 1098, 0}, {974, -1, 0},
    {975, 1100, 0}, {976, 1101, 0}, {977, -1, 0}, {978, 1103, 0}, {979, 1104, 0}, {980, 1105, 0},
    {981, -1, 0}, {982, 1107, 0}, {983, 1108, 0}, {984, 1109, 0}, {985, -1, 0}, {986, -1, 0}, {987, -1, 0},
    {988, -1, 5}, {989, -1, 5}, {990, -1, 5}, {991, -1, 5}, {992, -1, 5}, {993, -1, 5}, {994, -1, 5},
    {995, -1, 5}, {996, -1, 5}, {997, -1, 5}, {998, 1123, 0}, {999, 1124, 0}, {1000, 1125, 0},
    {1001, 1126, 0}, {1002, 1127, 0}, {1003, -1, 0}, {1004, 1129, 0}, {1005, 1130, 0}, {1006, 1131, 0},
    {1007, -1, 0}, {1008, -1, 2}, {1009, -1, 2}, {1010, -1, 2}, {1011, -1, 2}, {1012, -1, 2}, {1013, -1, 2},
    {1014, -1, 2}, {1015, -1, 0}, {1016, -1, 0}, {1017, -1, 0}, {1018, -1, 0}, {1019, -1, 0}, {1020, -1, 0},
    {1020, -1, 0}, {1021, 1147, 0}, {1022, 1148, 0}, {1023, 1149, 0}, {1024, 1174, 0}, {1025, -1, 0},
    {1026, -1, 0}, {1027, -1, 1}, {1028, -1, 1}, {1029, -1, 1}, {1030, -1, 1}, {1031, -1, 1},
    {1032, 1222, 1}, {1033, -1, 1}, {1034, -1, 1}, {1035, 1214, 1}, {1036, -1, 1}, {1037, -1, 1},
    {1038, -1, 0}, {1039, -1, 0}, {1040, -1, 0}, {1041, -1, 0}, {1042, -1, 0}, {1043, 1169, 1},
    {1044, -1, 1}, {1045, 1171, 1}, {1046, -1, 1}, {1047, 1173, 1}, {1048, -1, 1}, {1049, -1, 0},
    {1050, -1, 0}, {1051, -1, 0}, {1052, -1, 0}, {1053, -1, 2}, {1054, -1, 2}, {1055, -1, 2}, {1056, -1, 2},
    {1057, -1, 2}, {1058, -1, 2}, {1059, -1, 0}, {1060, -1, 2}, {1061, -1, 2}, {1062, -1, 2}, {1063, -1, 2},
    {1064, -1, 2}, {1065, -1, 2}, {1066, -1, 2}, {1067, -1, 4}, {1067, -1, 5}, {1068, -1, 4}, {1068, -1, 5},
    {1069, -1, 4}, {1069, -1, 5}, {1070, -1, 2}, {1071, -1, 0}, {1071, -1, 0}, {1072, -1, 0}, {1072, -1, 0},
    {1073, -1, 0}, {1073, -1, 0}, {1074, -1, 0}, {1074, -1, 0}, {1075, 1212, 0}, {1075, -1, 0},
    {1076, 1224, 0}, {1077, 1225, 0}, {1078, -1, 0}, {1079, 1213, 0}, {1080, 1220, 0}, {1081, -1, 4},
    {1082, -1, 4}, {1083, -1, 4}, {1084, -1, 4}, {1085, -1, 4}, {1086, -1, 4}, {1087, -1, 0}, {1088, -1, 0},
    {1089, -1, 0}, {1090, -1, 1}, {1091, -1, 2}, {1092, -1, 2}, {1093, 1227, 2}, {1094, -1, 2},
    {1095, -1, 0}, {1096, 1230, 0}, {1097, -1, 0}, {1098, 1232, 0}, {1099, -1, 0}, {1100, -1, 1},
    {1101, -1, 0}, {1102, -1, 0}, {1032, 1258, 6}, {1027, -1, 6}, {1028, -1, 6}, {1033, -1, 6},
    {1043, -1, 6}, {1045, -1, 6}, {1047, -1, 6}, {1058, -1, 2}, {1070, -1, 2}, {553, -1, 6}, {554, -1, 6},
    {520, -1, 6}, {527, -1, 6}, {523, -1, 6}, {525, -1, 6}, {451, 1252, 2}, {572, -1, 2}, {460, -1, 2},
    {606, -1, 6}, {606, -1, 6}, {607, -1, 6}, {607, -1, 6}, {609, -1, 6}, {600, -1, 6}, {601, -1, 6},
    {915, -1, 6}, {916, -1, 6}, {273, -1, 2}, {1012, -1, 2}, {1013, -1, 2}, {1014, -1, 2}, {265, -1, 6},
    {266, -1, 6}, {272, -1, 6}, {221, -1, 6}, {201, -1, 2}, {202, -1, 2}, {203, -1, 6}, {264, -1, 6},
    {689, -1, 2}, {710, -1, 6}, {716, -1, 6}, {720, -1, 6}, {919, 1280, 6}, {921, -1, 6}, {920, 1282, 6},
    {922, -1, 6}, {1100, -1, 6}
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
    {322, 118, -1, -1, -1, 0, 0, 5, 0, 0, 5, 1, 0, 0, 0, 4},  // pi
    {326, 118, -1, -1, -1, 0, 0, 6, 0, 0, 5, 1, 0, 0, 0, 4},  // infinity
    {327, 118, 328, -1, -1, 0, 0, 7, 0, 0, 5, 1, 0, 0, 0, 4},  // ulpOfOne
    {329, 118, 330, -1, -1, 0, 0, 8, 0, 0, 5, 1, 0, 0, 0, 4},  // greatestFiniteMagnitude
    {218, 118, -1, -1, -1, 0, 0, 9, 0, 0, 5, 1, 0, 0, 0, 4},  // zero
    {331, 121, 332, -1, -1, 0, 0, 10, 0, 0, 5, 1, 0, 0, 0, 4},  // max
    {333, 121, 334, -1, -1, 0, 0, 11, 0, 0, 5, 1, 0, 0, 0, 4},  // min
    {118, -1, -1, -1, -1, 85, 160, 12, 1, 1, 3, 0, 0, 0, 0, 4},  // CGFloat
    {119, -1, -1, -1, -1, 86, 161, 13, 1, 1, 3, 0, 0, 0, 0, 4},  // Double
    {120, -1, -1, -1, -1, 87, 162, 14, 1, 1, 3, 0, 0, 0, 0, 4},  // Float
    {123, -1, -1, -1, -1, 88, 163, 15, 1, 1, 3, 0, 0, 0, 0, 4},  // TimeInterval
    {121, -1, -1, -1, -1, 89, 164, 16, 1, 1, 3, 0, 0, 0, 0, 4},  // Int
    {122, -1, -1, -1, -1, 90, 165, 17, 1, 1, 3, 0, 0, 0, 0, 4},  // NSInteger
    {98, -1, 99, -1, -1, 91, 166, 18, 1, 1, 0, 0, 0, 0, 3, 4},  // sqrt
    {335, -1, -1, -1, -1, 92, 167, 19, 1, 1, 0, 0, 0, 0, 0, 4},  // exp
    {336, -1, -1, -1, -1, 93, 168, 20, 1, 1, 0, 0, 0, 0, 0, 4},  // log
    {337, -1, -1, -1, -1, 94, 169, 21, 1, 1, 0, 0, 0, 0, 0, 4},  // abs
    {338, -1, 339, -1, -1, 95, 170, 22, 1, 1, 0, 0, 0, 0, 0, 4},  // fabs
    {340, -1, -1, -1, -1, 96, 171, 23, 1, 1, 0, 0, 0, 0, 0, 4},  // floor
    {341, -1, -1, -1, -1, 97, 172, 24, 1, 1, 0, 0, 0, 0, 0, 4},  // ceil
    {75, -1, -1, -1, -1, 98, 173, 25, 1, 1, 0, 0, 0, 0, 0, 4},  // round
    {342, -1, 343, -1, -1, 99, 174, 26, 2, 2, 0, 0, 0, 0, 0, 4},  // pow
    {97, -1, 344, -1, -1, 101, 176, 27, 2, 2, 0, 0, 0, 0, 3, 4},  // hypot
    {345, -1, -1, -1, -1, 103, 178, 28, 2, 2, 0, 0, 0, 0, 0, 4},  // fmod
    {346, -1, -1, -1, -1, 105, 180, 29, 3, 3, 0, 0, 4, 0, 0, 4},  // stride
    {346, -1, -1, -1, -1, 108, 183, 30, 3, 3, 0, 0, 4, 0, 0, 4},  // stride
    {333, -1, 347, -1, -1, 111, 186, 31, 2, 2, 0, 0, 0, 0, 0, 4},  // min
    {333, -1, -1, -1, -1, 113, 188, 32, 3, 3, 0, 0, 0, 0, 0, 4},  // min
    {333, -1, -1, -1, -1, 116, 191, 33, 4, 4, 0, 0, 0, 0, 0, 4},  // min
    {331, -1, 348, -1, -1, 120, 195, 34, 2, 2, 0, 0, 0, 0, 0, 4},  // max
    {331, -1, -1, -1, -1, 122, 197, 35, 3, 3, 0, 0, 0, 0, 0, 4},  // max
    {331, -1, -1, -1, -1, 125, 200, 36, 4, 4, 0, 0, 0, 0, 0, 4},  // max
    {349, -1, -1, -1, -1, 129, 204, 37, 0, 1, 1, 1, 0, 0, 0, 4},  // rounded
    {351, 350, -1, -1, -1, 0, 0, 38, 0, 0, 5, 25, 24, 0, 0, 4},  // up
    {352, 350, -1, -1, -1, 0, 0, 39, 0, 0, 5, 25, 24, 0, 0, 4},  // down
    {353, 350, -1, -1, -1, 0, 0, 40, 0, 0, 5, 25, 24, 0, 0, 4},  // toNearestOrEven
    {354, 350, -1, -1, -1, 0, 0, 41, 0, 0, 5, 25, 24, 0, 0, 4},  // toNearestOrAwayFromZero
    {355, 350, -1, -1, -1, 0, 0, 42, 0, 0, 5, 25, 24, 0, 0, 4},  // towardZero
    {356, 350, -1, -1, -1, 0, 0, 43, 0, 0, 5, 25, 24, 0, 0, 4},  // awayFromZero
    {349, -1, -1, -1, -1, 129, 205, 44, 1, 2, 1, 1, 0, 0, 0, 4},  // rounded
    {100, -1, -1, -1, -1, 130, 207, 45, 0, 1, 1, 1, 0, 0, 3, 4},  // squareRoot
    {357, -1, -1, -1, -1, 130, 208, 46, 1, 2, 1, 1, 0, 0, 0, 4},  // truncatingRemainder
    {359, -1, -1, -1, -1, 131, 210, 47, 0, 1, 1, 1, 0, 0, 0, 4},  // signum
    {360, -1, -1, -1, -1, 0, 211, 48, 0, 1, 2, 1, 0, 0, 0, 4},  // magnitude
    {361, -1, -1, -1, -1, 131, 212, 49, 1, 2, 1, 1, 2, 0, 0, 4},  // isMultiple
    {363, -1, -1, -1, -1, 0, 214, 50, 0, 1, 2, 1, 2, 0, 0, 4},  // isFinite
    {364, -1, -1, -1, -1, 0, 215, 51, 0, 1, 2, 1, 2, 0, 0, 4},  // isNaN
    {365, -1, -1, -1, -1, 0, 216, 52, 0, 1, 2, 1, 3, 0, 0, 4},  // description
    {367, -1, -1, -1, -1, 132, 217, 53, 1, 2, 1, 1, 45, 0, 0, 4},  // quotientAndRemainder
    {150, -1, -1, -1, -1, 133, 219, 0, 1, 1, 3, 0, 1, 0, 0, 5},  // Angle
    {150, -1, -1, -1, -1, 134, 220, 1, 1, 1, 3, 0, 1, 0, 0, 5},  // Angle
    {150, -1, -1, -1, -1, 135, 221, 2, 1, 1, 3, 0, 1, 0, 0, 5},  // Angle
    {368, 150, -1, -1, -1, 136, 222, 3, 1, 1, 4, 2, 1, 0, 0, 5},  // degrees
    {369, 150, -1, -1, -1, 137, 223, 4, 1, 1, 4, 2, 1, 0, 0, 5},  // radians
    {218, 150, -1, -1, -1, 0, 0, 5, 0, 0, 5, 2, 1, 0, 0, 5},  // zero
    {368, -1, -1, -1, -1, 0, 224, 6, 0, 1, 2, 2, 0, 0, 0, 5},  // degrees
    {369, -1, -1, -1, -1, 0, 225, 7, 0, 1, 2, 2, 0, 0, 0, 5},  // radians
    {370, -1, -1, -1, -1, 0, 226, 8, 0, 1, 2, 2, 0, 0, 0, 5},  // turns
    {371, -1, 372, -1, -1, 138, 227, 9, 1, 1, 0, 0, 0, 0, 1, 5},  // sin
    {373, -1, 374, -1, -1, 139, 228, 10, 1, 1, 0, 0, 0, 0, 1, 5},  // cos
    {375, -1, 376, -1, -1, 140, 229, 11, 1, 1, 0, 0, 0, 0, 1, 5},  // tan
    {90, -1, 94, -1, -1, 141, 230, 12, 1, 1, 0, 0, 1, 0, 3, 5},  // asin
    {89, -1, 93, -1, -1, 142, 231, 13, 1, 1, 0, 0, 1, 0, 3, 5},  // acos
    {91, -1, 95, -1, -1, 143, 232, 14, 1, 1, 0, 0, 1, 0, 3, 5},  // atan
    {92, -1, 96, -1, -1, 144, 233, 15, 2, 2, 0, 0, 1, 0, 3, 5},  // atan2
    {377, -1, -1, -1, -1, 0, 235, 0, 0, 1, 2, 5, 0, 0, 0, 6},  // count
    {280, -1, -1, -1, -1, 0, 236, 1, 0, 1, 2, 5, 2, 0, 0, 6},  // isEmpty
    {378, -1, -1, -1, 1156, 0, 237, 2, 0, 1, 2, 5, 49, 0, 0, 6},  // first
    {379, -1, -1, -1, 1157, 0, 238, 3, 0, 1, 2, 5, 49, 0, 0, 6},  // last
    {380, -1, -1, -1, 1158, 146, 239, 4, 0, 1, 1, 5, 4, 0, 0, 6},  // reversed
    {381, -1, -1, -1, -1, 146, 240, 5, 0, 1, 1, 5, 4, 0, 0, 6},  // enumerated
    {382, -1, -1, -1, -1, 146, 241, 6, 2, 2, 0, 0, 4, 0, 0, 6},  // zip
    {77, -1, -1, -1, -1, 148, 243, 7, 1, 2, 1, 5, 4, 0, 0, 6},  // map
    {383, -1, -1, -1, -1, 149, 245, 8, 1, 2, 1, 5, 4, 0, 0, 6},  // compactMap
    {384, -1, -1, -1, -1, 150, 247, 9, 1, 2, 1, 5, 4, 0, 0, 6},  // filter
    {385, -1, -1, -1, -1, 151, 249, 10, 2, 3, 1, 5, 49, 0, 0, 6},  // reduce
    {386, -1, -1, -1, -1, 153, 252, 11, 1, 2, 1, 5, 49, 0, 0, 6},  // forEach
    {387, -1, -1, -1, -1, 154, 254, 12, 1, 2, 1, 5, 49, 0, 0, 6},  // enumerateObjectsUsingBlock
    {388, -1, -1, -1, -1, 155, 256, 13, 1, 2, 1, 5, 49, 0, 0, 6},  // objectAtIndex
    {389, -1, -1, -1, -1, 156, 258, 14, 1, 2, 1, 5, 0, 0, 0, 6},  // indexOfObject
    {390, -1, -1, -1, -1, 0, 0, 15, 0, 0, 5, 0, 0, 0, 0, 6},  // NSNotFound
    {391, -1, -1, -1, -1, 157, 260, 16, 0, 1, 1, 5, 49, 0, 0, 6},  // removeLastObject
    {392, -1, -1, -1, -1, 157, 261, 17, 1, 2, 1, 5, 49, 0, 0, 6},  // removeObjectAtIndex
    {393, -1, -1, -1, -1, 158, 263, 18, 2, 3, 1, 5, 49, 0, 0, 6},  // replaceObjectAtIndex
    {395, -1, -1, -1, -1, 160, 266, 19, 2, 3, 1, 5, 49, 0, 0, 6},  // insertObject
    {397, -1, -1, -1, -1, 162, 269, 20, 2, 3, 1, 5, 49, 0, 0, 6},  // exchangeObjectAtIndex
    {71, -1, -1, -1, -1, 164, 272, 21, 1, 2, 1, 5, 49, 0, 0, 6},  // removeObject
    {305, -1, -1, -1, 1155, 165, 274, 22, 1, 2, 1, 5, 2, 0, 0, 6},  // contains
    {305, -1, -1, -1, -1, 166, 276, 23, 1, 2, 1, 5, 2, 0, 0, 6},  // contains
    {378, -1, -1, -1, -1, 167, 278, 24, 1, 2, 1, 5, 49, 0, 0, 6},  // first
    {399, -1, -1, -1, -1, 168, 280, 25, 1, 2, 1, 5, 2, 0, 0, 6},  // allSatisfy
    {400, -1, -1, -1, -1, 169, 282, 26, 1, 2, 1, 5, 49, 0, 0, 6},  // firstIndex
    {400, -1, -1, -1, -1, 170, 284, 27, 1, 2, 1, 5, 49, 0, 0, 6},  // firstIndex
    {379, -1, -1, -1, -1, 171, 286, 28, 1, 2, 1, 5, 49, 0, 0, 6},  // last
    {401, -1, -1, -1, -1, 172, 288, 29, 1, 2, 1, 5, 49, 0, 0, 6},  // lastIndex
    {401, -1, -1, -1, -1, 173, 290, 30, 1, 2, 1, 5, 49, 0, 0, 6},  // lastIndex
    {402, -1, -1, -1, -1, 174, 292, 31, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {402, -1, -1, -1, -1, 175, 294, 32, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {403, -1, -1, -1, -1, 176, 296, 33, 1, 2, 1, 5, 4, 0, 0, 6},  // drop
    {404, -1, -1, -1, -1, 177, 298, 34, 1, 2, 1, 5, 2, 0, 0, 6},  // elementsEqual
    {405, -1, -1, -1, -1, 178, 300, 35, 1, 2, 1, 5, 2, 0, 0, 6},  // starts
    {65, -1, -1, -1, -1, 179, 302, 36, 1, 2, 1, 5, 49, 0, 0, 6},  // removeFirst
    {63, -1, -1, -1, -1, 180, 304, 37, 1, 2, 1, 5, 49, 0, 0, 6},  // removeLast
    {305, -1, -1, -1, -1, 181, 306, 38, 1, 2, 1, 8, 2, 0, 0, 6},  // contains
    {31, -1, -1, -1, -1, 0, 308, 39, 0, 1, 2, 5, 4, 0, 0, 6},  // lazy
    {407, -1, -1, -1, -1, 182, 309, 40, 0, 1, 1, 5, 4, 0, 0, 6},  // dropFirst
    {407, -1, -1, -1, -1, 182, 310, 41, 1, 2, 1, 5, 4, 0, 0, 6},  // dropFirst
    {408, -1, -1, -1, -1, 183, 312, 42, 0, 1, 1, 5, 4, 0, 0, 6},  // dropLast
    {408, -1, -1, -1, -1, 183, 313, 43, 1, 2, 1, 5, 4, 0, 0, 6},  // dropLast
    {402, -1, -1, -1, -1, 184, 315, 44, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {409, -1, -1, -1, -1, 185, 317, 45, 1, 2, 1, 5, 4, 0, 0, 6},  // suffix
    {72, -1, -1, -1, -1, 186, 319, 46, 2, 3, 1, 5, 49, 0, 0, 6},  // swapAt
    {410, -1, -1, -1, -1, 188, 322, 47, 0, 1, 1, 5, 49, 0, 0, 6},  // joined
    {411, -1, -1, -1, -1, 0, 323, 48, 0, 1, 2, 5, 7, 0, 0, 6},  // indices
    {412, -1, -1, -1, -1, 0, 324, 49, 0, 1, 2, 5, 0, 0, 0, 6},  // startIndex
    {413, -1, -1, -1, -1, 0, 325, 50, 0, 1, 2, 5, 0, 0, 0, 6},  // endIndex
    {78, -1, -1, -1, -1, 188, 326, 51, 1, 2, 1, 5, 4, 0, 0, 6},  // flatMap
    {386, -1, -1, -1, -1, 189, 328, 52, 1, 2, 1, 8, 49, 0, 0, 6},  // forEach
    {385, -1, -1, -1, -1, 190, 330, 53, 2, 3, 1, 5, 49, 0, 0, 6},  // reduce
    {66, -1, -1, -1, -1, 192, 333, 54, 1, 2, 1, 5, 49, 0, 0, 6},  // removeAll
    {143, -1, -1, -1, -1, 193, 335, 55, 2, 2, 3, 0, 4, 0, 0, 6},  // Array
    {333, -1, -1, -1, -1, 195, 337, 56, 0, 1, 1, 5, 49, 0, 0, 6},  // min
    {331, -1, -1, -1, -1, 195, 338, 57, 0, 1, 1, 5, 49, 0, 0, 6},  // max
    {333, -1, -1, -1, -1, 195, 339, 58, 2, 2, 0, 0, 49, 0, 0, 6},  // min
    {331, -1, -1, -1, -1, 197, 341, 59, 2, 2, 0, 0, 49, 0, 0, 6},  // max
    {333, -1, -1, -1, -1, 199, 343, 60, 1, 2, 1, 5, 49, 0, 0, 6},  // min
    {331, -1, -1, -1, -1, 200, 345, 61, 1, 2, 1, 5, 49, 0, 0, 6},  // max
    {416, -1, -1, -1, -1, 201, 347, 62, 0, 1, 1, 5, 4, 0, 0, 6},  // sorted
    {416, -1, -1, -1, -1, 201, 348, 63, 1, 2, 1, 5, 4, 0, 0, 6},  // sorted
    {416, -1, -1, -1, -1, 202, 350, 64, 1, 2, 1, 5, 4, 0, 0, 6},  // sorted
    {410, -1, -1, -1, 1159, 203, 352, 65, 1, 2, 1, 5, 3, 0, 0, 6},  // joined
    {60, -1, -1, -1, 1153, 204, 354, 66, 1, 2, 1, 5, 49, 0, 0, 6},  // append
    {60, -1, -1, -1, 1154, 205, 356, 67, 1, 2, 1, 5, 49, 0, 0, 6},  // append
    {61, -1, -1, -1, -1, 206, 358, 68, 2, 3, 1, 5, 49, 0, 0, 6},  // insert
    {62, -1, -1, -1, -1, 208, 361, 69, 1, 2, 1, 5, 49, 0, 0, 6},  // remove
    {63, -1, -1, -1, -1, 209, 363, 70, 0, 1, 1, 5, 49, 0, 0, 6},  // removeLast
    {64, -1, -1, -1, -1, 209, 364, 71, 0, 1, 1, 5, 49, 0, 0, 6},  // popLast
    {65, -1, -1, -1, -1, 209, 365, 72, 0, 1, 1, 5, 49, 0, 0, 6},  // removeFirst
    {66, -1, -1, -1, 447, 209, 366, 73, 0, 1, 1, 5, 49, 0, 0, 6},  // removeAll
    {377, -1, -1, -1, 231, 0, 367, 74, 0, 1, 2, 4, 0, 0, 0, 6},  // count
    {280, -1, -1, -1, -1, 0, 368, 75, 0, 1, 2, 4, 2, 0, 0, 6},  // isEmpty
    {420, -1, -1, -1, -1, 209, 369, 76, 0, 1, 1, 4, 3, 0, 0, 6},  // uppercased
    {421, -1, -1, -1, -1, 209, 370, 77, 0, 1, 1, 4, 3, 0, 0, 6},  // lowercased
    {305, -1, -1, -1, -1, 209, 371, 78, 1, 2, 1, 4, 2, 0, 0, 6},  // contains
    {422, -1, -1, -1, -1, 210, 373, 79, 1, 2, 1, 4, 2, 0, 0, 6},  // hasPrefix
    {423, -1, -1, -1, -1, 211, 375, 80, 1, 2, 1, 4, 2, 0, 0, 6},  // hasSuffix
    {140, -1, -1, -1, -1, 212, 377, 81, 2, 2, 3, 0, 3, 0, 0, 6},  // String
    {424, -1, -1, -1, -1, 0, 379, 82, 0, 1, 2, 4, 2, 0, 0, 6},  // isLetter
    {425, -1, -1, -1, -1, 0, 380, 83, 0, 1, 2, 4, 2, 0, 0, 6},  // isNumber
    {426, -1, -1, -1, -1, 0, 381, 84, 0, 1, 2, 4, 2, 0, 0, 6},  // isWhitespace
    {427, -1, -1, -1, -1, 0, 382, 85, 0, 1, 2, 4, 2, 0, 0, 6},  // isUppercase
    {428, -1, -1, -1, -1, 0, 383, 86, 0, 1, 2, 4, 2, 0, 0, 6},  // isLowercase
    {429, -1, -1, -1, -1, 0, 384, 87, 0, 1, 2, 4, 2, 0, 0, 6},  // isPunctuation
    {430, -1, -1, -1, -1, 0, 385, 88, 0, 1, 2, 4, 49, 0, 0, 6},  // wholeNumberValue
    {431, -1, -1, -1, -1, 0, 386, 89, 0, 1, 2, 4, 3, 0, 0, 6},  // capitalized
    {432, -1, -1, -1, -1, 214, 387, 90, 1, 2, 1, 4, 4, 0, 0, 6},  // split
    {433, -1, -1, -1, -1, 215, 389, 91, 1, 2, 1, 4, 4, 0, 0, 6},  // components
    {435, -1, -1, -1, -1, 216, 391, 92, 2, 3, 1, 4, 3, 0, 0, 6},  // replacingOccurrences
    {436, -1, -1, -1, -1, 218, 394, 93, 1, 1, 0, 0, 46, 0, 0, 6},  // type
    {140, -1, -1, -1, -1, 219, 395, 94, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {140, -1, -1, -1, -1, 220, 396, 95, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {141, -1, -1, -1, -1, 221, 397, 96, 1, 1, 3, 0, 3, 0, 0, 6},  // Character
    {441, -1, -1, -1, -1, 0, 398, 97, 0, 1, 2, 7, 4, 0, 0, 6},  // keys
    {442, -1, -1, -1, -1, 0, 399, 98, 0, 1, 2, 7, 4, 0, 0, 6},  // allKeys
    {443, -1, -1, -1, -1, 0, 400, 99, 0, 1, 2, 7, 4, 0, 0, 6},  // values
    {444, -1, -1, -1, -1, 0, 401, 100, 0, 1, 2, 7, 4, 0, 0, 6},  // allValues
    {377, -1, -1, -1, -1, 0, 402, 101, 0, 1, 2, 7, 0, 0, 0, 6},  // count
    {280, -1, -1, -1, -1, 0, 403, 102, 0, 1, 2, 7, 2, 0, 0, 6},  // isEmpty
    {67, -1, -1, -1, -1, 222, 404, 103, 1, 2, 1, 7, 49, 0, 0, 6},  // removeValue
    {446, -1, -1, -1, -1, 223, 406, 104, 1, 2, 1, 7, 49, 0, 0, 6},  // removeObjectForKey
    {68, -1, -1, -1, -1, 224, 408, 105, 2, 3, 1, 7, 49, 0, 0, 6},  // updateValue
    {70, -1, -1, -1, -1, 226, 411, 106, 2, 3, 1, 7, 49, 0, 0, 6},  // setObject
    {66, -1, -1, -1, -1, 228, 414, 107, 0, 1, 1, 7, 49, 0, 0, 6},  // removeAll
    {447, -1, -1, -1, -1, 228, 415, 108, 0, 1, 1, 7, 49, 0, 0, 6},  // removeAllObjects
    {69, -1, -1, -1, -1, 228, 416, 109, 2, 3, 1, 7, 49, 0, 0, 6},  // merge
    {449, -1, -1, -1, -1, 230, 419, 110, 1, 2, 1, 7, 6, 0, 0, 6},  // mapValues
    {384, -1, -1, -1, -1, 231, 421, 111, 1, 2, 1, 7, 6, 0, 0, 6},  // filter
    {450, -1, -1, -1, -1, 232, 423, 112, 2, 3, 1, 7, 6, 0, 0, 6},  // merging
    {451, -1, -1, -1, -1, 234, 426, 113, 1, 2, 1, 7, 49, 0, 0, 6},  // objectForKey
    {452, -1, -1, -1, -1, 235, 428, 114, 1, 2, 1, 7, 49, 0, 0, 6},  // valueForKey
    {438, -1, -1, -1, -1, 236, 430, 115, 1, 1, 3, 0, 6, 0, 0, 6},  // Dictionary
    {438, -1, -1, -1, -1, 237, 431, 116, 2, 2, 3, 0, 6, 0, 0, 6},  // Dictionary
    {440, -1, -1, -1, -1, 239, 433, 117, 0, 0, 3, 0, 6, 0, 0, 6},  // NSMutableDictionary
    {439, -1, -1, -1, -1, 239, 433, 118, 0, 0, 3, 0, 6, 0, 0, 6},  // NSDictionary
    {438, -1, -1, -1, -1, 239, 433, 119, 0, 0, 3, 0, 6, 0, 0, 6},  // Dictionary
    {77, -1, -1, -1, -1, 148, 433, 120, 1, 2, 1, 7, 4, 0, 0, 6},  // map
    {383, -1, -1, -1, -1, 149, 435, 121, 1, 2, 1, 7, 4, 0, 0, 6},  // compactMap
    {78, -1, -1, -1, -1, 188, 437, 122, 1, 2, 1, 7, 4, 0, 0, 6},  // flatMap
    {386, -1, -1, -1, -1, 153, 439, 123, 1, 2, 1, 7, 49, 0, 0, 6},  // forEach
    {385, -1, -1, -1, -1, 151, 441, 124, 2, 3, 1, 7, 49, 0, 0, 6},  // reduce
    {305, -1, -1, -1, -1, 166, 444, 125, 1, 2, 1, 7, 2, 0, 0, 6},  // contains
    {378, -1, -1, -1, -1, 167, 446, 126, 1, 2, 1, 7, 49, 0, 0, 6},  // first
    {399, -1, -1, -1, -1, 168, 448, 127, 1, 2, 1, 7, 2, 0, 0, 6},  // allSatisfy
    {416, -1, -1, -1, -1, 201, 450, 128, 1, 2, 1, 7, 4, 0, 0, 6},  // sorted
    {416, -1, -1, -1, -1, 202, 452, 129, 1, 2, 1, 7, 4, 0, 0, 6},  // sorted
    {331, -1, -1, -1, -1, 200, 454, 130, 1, 2, 1, 7, 49, 0, 0, 6},  // max
    {333, -1, -1, -1, -1, 199, 456, 131, 1, 2, 1, 7, 49, 0, 0, 6},  // min
    {381, -1, -1, -1, -1, 146, 458, 132, 0, 1, 1, 7, 4, 0, 0, 6},  // enumerated
    {378, -1, -1, -1, -1, 0, 459, 133, 0, 1, 2, 7, 49, 0, 0, 6},  // first
    {455, -1, -1, -1, -1, 0, 460, 134, 0, 1, 2, 8, 0, 0, 0, 6},  // lowerBound
    {456, -1, -1, -1, -1, 0, 461, 135, 0, 1, 2, 8, 0, 0, 0, 6},  // upperBound
    {377, -1, -1, -1, -1, 0, 462, 136, 0, 1, 2, 8, 0, 0, 0, 6},  // count
    {280, -1, -1, -1, -1, 0, 463, 137, 0, 1, 2, 8, 2, 0, 0, 6},  // isEmpty
    {305, -1, -1, -1, -1, 252, 464, 138, 1, 2, 1, 8, 2, 0, 0, 6},  // contains
    {77, -1, -1, -1, -1, 253, 466, 139, 1, 2, 1, 8, 4, 0, 0, 6},  // map
    {380, -1, -1, -1, -1, 254, 468, 140, 0, 1, 1, 8, 4, 0, 0, 6},  // reversed
    {143, -1, -1, -1, -1, 254, 469, 141, 1, 1, 3, 0, 4, 0, 0, 6},  // Array
    {457, -1, -1, -1, -1, 255, 470, 142, 0, 0, 3, 0, 5, 0, 0, 6},  // Set
    {457, -1, -1, -1, -1, 255, 470, 143, 1, 1, 3, 0, 5, 0, 0, 6},  // Set
    {377, -1, -1, -1, -1, 0, 471, 144, 0, 1, 2, 6, 0, 0, 0, 6},  // count
    {280, -1, -1, -1, -1, 0, 472, 145, 0, 1, 2, 6, 2, 0, 0, 6},  // isEmpty
    {378, -1, -1, -1, -1, 0, 473, 146, 0, 1, 2, 6, 49, 0, 0, 6},  // first
    {299, -1, -1, -1, -1, 256, 474, 147, 1, 2, 1, 6, 5, 0, 0, 6},  // union
    {458, -1, -1, -1, -1, 257, 476, 148, 1, 2, 1, 6, 49, 0, 0, 6},  // formUnion
    {301, -1, -1, -1, -1, 258, 478, 149, 1, 2, 1, 6, 5, 0, 0, 6},  // intersection
    {459, -1, -1, -1, -1, 259, 480, 150, 1, 2, 1, 6, 49, 0, 0, 6},  // formIntersection
    {460, -1, -1, -1, -1, 260, 482, 151, 1, 2, 1, 6, 5, 0, 0, 6},  // subtracting
    {461, -1, -1, -1, -1, 261, 484, 152, 1, 2, 1, 6, 49, 0, 0, 6},  // subtract
    {462, -1, -1, -1, -1, 262, 486, 153, 1, 2, 1, 6, 5, 0, 0, 6},  // symmetricDifference
    {463, -1, -1, -1, -1, 263, 488, 154, 1, 2, 1, 6, 49, 0, 0, 6},  // formSymmetricDifference
    {464, -1, -1, -1, -1, 264, 490, 155, 1, 2, 1, 6, 2, 0, 0, 6},  // isSubset
    {465, -1, -1, -1, -1, 265, 492, 156, 1, 2, 1, 6, 2, 0, 0, 6},  // isSuperset
    {466, -1, -1, -1, -1, 266, 494, 157, 1, 2, 1, 6, 2, 0, 0, 6},  // isStrictSubset
    {467, -1, -1, -1, -1, 267, 496, 158, 1, 2, 1, 6, 2, 0, 0, 6},  // isStrictSuperset
    {468, -1, -1, -1, -1, 268, 498, 159, 1, 2, 1, 6, 2, 0, 0, 6},  // isDisjoint
    {305, -1, -1, -1, -1, 269, 500, 160, 1, 2, 1, 6, 2, 0, 0, 6},  // contains
    {61, -1, -1, -1, -1, 270, 502, 161, 1, 2, 1, 6, 49, 0, 0, 6},  // insert
    {469, -1, -1, -1, -1, 271, 504, 162, 1, 2, 1, 6, 49, 0, 0, 6},  // update
    {62, -1, -1, -1, -1, 272, 506, 163, 1, 2, 1, 6, 49, 0, 0, 6},  // remove
    {66, -1, -1, -1, -1, 273, 508, 164, 0, 1, 1, 6, 49, 0, 0, 6},  // removeAll
    {470, -1, -1, -1, -1, 273, 509, 165, 0, 1, 1, 6, 49, 0, 0, 6},  // popFirst
    {65, -1, -1, -1, -1, 273, 510, 166, 0, 1, 1, 6, 49, 0, 0, 6},  // removeFirst
    {157, -1, -1, -1, -1, 273, 511, 0, 4, 4, 3, 0, 17, 0, 0, 7},  // UIColor
    {475, -1, -1, -1, -1, 277, 515, 1, 1, 2, 1, 18, 17, 0, 0, 7},  // withAlphaComponent
    {476, -1, -1, -1, -1, 278, 517, 2, 0, 1, 1, 18, 49, 0, 0, 7},  // set
    {477, -1, -1, -1, -1, 278, 518, 3, 0, 1, 1, 18, 49, 0, 0, 7},  // setFill
    {478, -1, -1, -1, -1, 278, 519, 4, 0, 1, 1, 18, 49, 0, 0, 7},  // setStroke
    {157, -1, -1, -1, -1, 278, 520, 5, 2, 2, 3, 0, 17, 0, 0, 7},  // UIColor
    {480, 157, -1, -1, -1, 0, 0, 6, 0, 0, 5, 18, 17, 0, 0, 7},  // black
    {481, 157, -1, -1, -1, 280, 0, 7, 0, 0, 4, 18, 17, 0, 0, 7},  // blackColor
    {479, 157, -1, -1, -1, 0, 0, 8, 0, 0, 5, 18, 17, 0, 0, 7},  // white
    {482, 157, -1, -1, -1, 280, 0, 9, 0, 0, 4, 18, 17, 0, 0, 7},  // whiteColor
    {471, 157, -1, -1, -1, 0, 0, 10, 0, 0, 5, 18, 17, 0, 0, 7},  // red
    {483, 157, -1, -1, -1, 280, 0, 11, 0, 0, 4, 18, 17, 0, 0, 7},  // redColor
    {472, 157, -1, -1, -1, 0, 0, 12, 0, 0, 5, 18, 17, 0, 0, 7},  // green
    {484, 157, -1, -1, -1, 280, 0, 13, 0, 0, 4, 18, 17, 0, 0, 7},  // greenColor
    {473, 157, -1, -1, -1, 0, 0, 14, 0, 0, 5, 18, 17, 0, 0, 7},  // blue
    {485, 157, -1, -1, -1, 280, 0, 15, 0, 0, 4, 18, 17, 0, 0, 7},  // blueColor
    {486, 157, -1, -1, -1, 0, 0, 16, 0, 0, 5, 18, 17, 0, 0, 7},  // cyan
    {487, 157, -1, -1, -1, 280, 0, 17, 0, 0, 4, 18, 17, 0, 0, 7},  // cyanColor
    {488, 157, -1, -1, -1, 0, 0, 18, 0, 0, 5, 18, 17, 0, 0, 7},  // yellow
    {489, 157, -1, -1, -1, 280, 0, 19, 0, 0, 4, 18, 17, 0, 0, 7},  // yellowColor
    {490, 157, -1, -1, -1, 0, 0, 20, 0, 0, 5, 18, 17, 0, 0, 7},  // magenta
    {491, 157, -1, -1, -1, 280, 0, 21, 0, 0, 4, 18, 17, 0, 0, 7},  // magentaColor
    {492, 157, -1, -1, -1, 0, 0, 22, 0, 0, 5, 18, 17, 0, 0, 7},  // orange
    {493, 157, -1, -1, -1, 280, 0, 23, 0, 0, 4, 18, 17, 0, 0, 7},  // orangeColor
    {494, 157, -1, -1, -1, 0, 0, 24, 0, 0, 5, 18, 17, 0, 0, 7},  // purple
    {495, 157, -1, -1, -1, 280, 0, 25, 0, 0, 4, 18, 17, 0, 0, 7},  // purpleColor
    {496, 157, -1, -1, -1, 0, 0, 26, 0, 0, 5, 18, 17, 0, 0, 7},  // brown
    {497, 157, -1, -1, -1, 280, 0, 27, 0, 0, 4, 18, 17, 0, 0, 7},  // brownColor
    {498, 157, -1, -1, -1, 0, 0, 28, 0, 0, 5, 18, 17, 0, 0, 7},  // gray
    {499, 157, -1, -1, -1, 280, 0, 29, 0, 0, 4, 18, 17, 0, 0, 7},  // grayColor
    {500, 157, -1, -1, -1, 0, 0, 30, 0, 0, 5, 18, 17, 0, 0, 7},  // lightGray
    {501, 157, -1, -1, -1, 280, 0, 31, 0, 0, 4, 18, 17, 0, 0, 7},  // lightGrayColor
    {502, 157, -1, -1, -1, 0, 0, 32, 0, 0, 5, 18, 17, 0, 0, 7},  // darkGray
    {503, 157, -1, -1, -1, 280, 0, 33, 0, 0, 4, 18, 17, 0, 0, 7},  // darkGrayColor
    {504, 157, -1, -1, -1, 0, 0, 34, 0, 0, 5, 18, 17, 0, 0, 7},  // clear
    {505, 157, -1, -1, -1, 280, 0, 35, 0, 0, 4, 18, 17, 0, 0, 7},  // clearColor
    {506, 157, -1, -1, -1, 0, 0, 36, 0, 0, 5, 18, 17, 0, 0, 7},  // systemRed
    {507, 157, -1, -1, -1, 0, 0, 37, 0, 0, 5, 18, 17, 0, 0, 7},  // systemOrange
    {508, 157, -1, -1, -1, 0, 0, 38, 0, 0, 5, 18, 17, 0, 0, 7},  // systemYellow
    {509, 157, -1, -1, -1, 0, 0, 39, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGreen
    {510, 157, -1, -1, -1, 0, 0, 40, 0, 0, 5, 18, 17, 0, 0, 7},  // systemMint
    {511, 157, -1, -1, -1, 0, 0, 41, 0, 0, 5, 18, 17, 0, 0, 7},  // systemTeal
    {512, 157, -1, -1, -1, 0, 0, 42, 0, 0, 5, 18, 17, 0, 0, 7},  // systemCyan
    {513, 157, -1, -1, -1, 0, 0, 43, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBlue
    {514, 157, -1, -1, -1, 0, 0, 44, 0, 0, 5, 18, 17, 0, 0, 7},  // systemIndigo
    {515, 157, -1, -1, -1, 0, 0, 45, 0, 0, 5, 18, 17, 0, 0, 7},  // systemPurple
    {516, 157, -1, -1, -1, 0, 0, 46, 0, 0, 5, 18, 17, 0, 0, 7},  // systemPink
    {517, 157, -1, -1, -1, 0, 0, 47, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBrown
    {518, 157, -1, -1, -1, 0, 0, 48, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray
    {519, 157, -1, -1, -1, 0, 0, 49, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray2
    {520, 157, -1, -1, -1, 0, 0, 50, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray3
    {521, 157, -1, -1, -1, 0, 0, 51, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray4
    {522, 157, -1, -1, -1, 0, 0, 52, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray5
    {523, 157, -1, -1, -1, 0, 0, 53, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray6
    {524, 157, -1, -1, -1, 0, 0, 54, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBackground
    {525, 157, -1, -1, -1, 0, 0, 55, 0, 0, 5, 18, 17, 0, 0, 7},  // secondarySystemBackground
    {526, 157, -1, -1, -1, 0, 0, 56, 0, 0, 5, 18, 17, 0, 0, 7},  // label
    {158, -1, -1, -1, -1, 280, 522, 0, 1, 1, 3, 0, 27, 0, 0, 8},  // UIView
    {158, -1, -1, -1, -1, 0, 0, 1, 0, 0, 3, 0, 27, 0, 0, 8},  // UIView
    {159, -1, -1, -1, -1, 281, 523, 2, 1, 1, 3, 0, 27, 0, 0, 8},  // UIWindow
    {159, -1, -1, -1, -1, 0, 0, 3, 0, 0, 3, 0, 27, 0, 0, 8},  // UIWindow
    {160, -1, -1, -1, -1, 282, 524, 4, 1, 1, 3, 0, 27, 0, 0, 8},  // UIImageView
    {160, -1, -1, -1, -1, 0, 0, 5, 0, 0, 3, 0, 27, 0, 0, 8},  // UIImageView
    {161, -1, -1, -1, -1, 283, 525, 6, 1, 1, 3, 0, 27, 0, 0, 8},  // UILabel
    {161, -1, -1, -1, -1, 0, 0, 7, 0, 0, 3, 0, 27, 0, 0, 8},  // UILabel
    {162, -1, -1, -1, -1, 284, 526, 8, 1, 1, 3, 0, 27, 0, 0, 8},  // UIButton
    {162, -1, -1, -1, -1, 0, 0, 9, 0, 0, 3, 0, 27, 0, 0, 8},  // UIButton
    {163, -1, -1, -1, -1, 285, 527, 10, 1, 1, 3, 0, 27, 0, 0, 8},  // UIScrollView
    {163, -1, -1, -1, -1, 0, 0, 11, 0, 0, 3, 0, 27, 0, 0, 8},  // UIScrollView
    {164, -1, -1, -1, -1, 286, 528, 12, 1, 1, 3, 0, 27, 0, 0, 8},  // UIControl
    {164, -1, -1, -1, -1, 0, 0, 13, 0, 0, 3, 0, 27, 0, 0, 8},  // UIControl
    {165, -1, -1, -1, -1, 287, 529, 14, 1, 1, 3, 0, 27, 0, 0, 8},  // UITextField
    {165, -1, -1, -1, -1, 0, 0, 15, 0, 0, 3, 0, 27, 0, 0, 8},  // UITextField
    {166, -1, -1, -1, -1, 288, 530, 16, 1, 1, 3, 0, 27, 0, 0, 8},  // UITextView
    {166, -1, -1, -1, -1, 0, 0, 17, 0, 0, 3, 0, 27, 0, 0, 8},  // UITextView
    {167, -1, -1, -1, -1, 289, 531, 18, 1, 1, 3, 0, 27, 0, 0, 8},  // UITableViewCell
    {167, -1, -1, -1, -1, 0, 0, 19, 0, 0, 3, 0, 27, 0, 0, 8},  // UITableViewCell
    {168, -1, -1, -1, -1, 290, 532, 20, 1, 1, 3, 0, 27, 0, 0, 8},  // UICollectionViewCell
    {168, -1, -1, -1, -1, 0, 0, 21, 0, 0, 3, 0, 27, 0, 0, 8},  // UICollectionViewCell
    {169, -1, -1, -1, -1, 291, 533, 22, 1, 1, 3, 0, 27, 0, 0, 8},  // UIVisualEffectView
    {169, -1, -1, -1, -1, 0, 0, 23, 0, 0, 3, 0, 27, 0, 0, 8},  // UIVisualEffectView
    {527, -1, -1, -1, -1, 0, 534, 24, 0, 1, 2, 28, 13, 0, 9, 8},  // frame
    {528, -1, -1, -1, -1, 0, 535, 25, 0, 1, 2, 28, 13, 0, 10, 8},  // bounds
    {285, -1, -1, -1, -1, 0, 536, 26, 0, 1, 2, 28, 9, 0, 11, 8},  // center
    {529, -1, -1, -1, -1, 0, 537, 27, 0, 1, 2, 28, 9, 0, 12, 8},  // anchorPoint
    {530, -1, -1, -1, 1141, 0, 538, 28, 0, 1, 2, 28, 2, 0, 0, 8},  // isHidden
    {531, -1, -1, -1, -1, 0, 539, 29, 0, 1, 2, 28, 2, 0, 0, 8},  // clipsToBounds
    {532, -1, -1, -1, -1, 0, 540, 30, 0, 1, 2, 28, 3, 0, 0, 8},  // name
    {533, -1, -1, -1, -1, 292, 541, 31, 1, 1, 0, 0, 49, 0, 0, 8},  // UIImage
    {160, -1, -1, -1, -1, 293, 542, 32, 1, 1, 3, 0, 27, 0, 0, 8},  // UIImageView
    {84, -1, -1, -1, -1, 0, 543, 33, 0, 1, 2, 28, 14, 0, 13, 8},  // transform
    {536, -1, -1, -1, -1, 294, 544, 34, 1, 2, 1, 28, 49, 0, 0, 8},  // moveAnchor
    {537, -1, -1, -1, -1, 0, 546, 35, 0, 1, 2, 28, 9, 0, 0, 8},  // contentOffset
    {474, -1, -1, -1, -1, 0, 547, 36, 0, 1, 2, 28, 0, 0, 0, 8},  // alpha
    {538, -1, -1, -1, 539, 0, 548, 37, 0, 1, 2, 28, 2, 0, 0, 8},  // isUserInteractionEnabled
    {539, -1, -1, -1, -1, 0, 549, 38, 0, 1, 2, 28, 2, 0, 0, 8},  // userInteractionEnabled
    {540, -1, -1, -1, -1, 0, 550, 39, 0, 1, 2, 28, 0, 0, 0, 8},  // tag
    {85, -1, -1, -1, -1, 0, 551, 40, 0, 1, 2, 28, 28, 0, 0, 8},  // layer
    {541, -1, -1, -1, -1, 0, 552, 41, 0, 1, 2, 28, 17, 0, 0, 8},  // backgroundColor
    {542, -1, -1, -1, -1, 0, 553, 42, 0, 1, 2, 28, 3, 0, 0, 8},  // text
    {543, -1, -1, -1, -1, 0, 554, 43, 0, 1, 2, 28, 17, 0, 0, 8},  // textColor
    {544, -1, -1, -1, -1, 0, 555, 44, 0, 1, 2, 28, 20, 0, 0, 8},  // textAlignment
    {545, -1, -1, -1, -1, 0, 556, 45, 0, 1, 2, 28, 49, 0, 0, 8},  // font
    {535, -1, -1, -1, -1, 0, 557, 46, 0, 1, 2, 28, 49, 0, 0, 8},  // image
    {546, -1, -1, -1, -1, 0, 558, 47, 0, 1, 2, 28, 49, 0, 0, 8},  // contentMode
    {547, -1, -1, -1, -1, 0, 559, 48, 0, 1, 2, 28, 2, 0, 0, 8},  // isOpaque
    {548, -1, -1, -1, -1, 0, 560, 49, 0, 1, 2, 28, 17, 0, 0, 8},  // tintColor
    {549, -1, -1, -1, -1, 0, 561, 50, 0, 1, 2, 28, 0, 0, 0, 8},  // contentScaleFactor
    {550, -1, -1, -1, -1, 0, 562, 51, 0, 1, 2, 28, 3, 0, 0, 8},  // accessibilityLabel
    {551, -1, -1, -1, -1, 0, 563, 52, 0, 1, 2, 28, 0, 0, 0, 8},  // numberOfLines
    {552, -1, -1, -1, -1, 0, 564, 53, 0, 1, 2, 28, 2, 0, 0, 8},  // adjustsFontSizeToFitWidth
    {553, -1, -1, -1, -1, 0, 565, 54, 0, 1, 2, 28, 0, 0, 0, 8},  // zoomScale
    {554, 555, -1, -1, -1, 0, 0, 55, 0, 0, 5, 4, 3, 0, 0, 8},  // system
    {556, 555, -1, -1, -1, 0, 0, 56, 0, 0, 5, 4, 3, 0, 0, 8},  // custom
    {557, 555, -1, -1, -1, 0, 0, 57, 0, 0, 5, 4, 3, 0, 0, 8},  // infoLight
    {558, 555, -1, -1, -1, 0, 0, 58, 0, 0, 5, 4, 3, 0, 0, 8},  // contactAdd
    {559, 555, -1, -1, -1, 0, 0, 59, 0, 0, 5, 4, 3, 0, 0, 8},  // close
    {162, -1, -1, -1, -1, 295, 566, 60, 1, 1, 3, 0, 27, 0, 0, 8},  // UIButton
    {560, -1, -1, -1, -1, 0, 567, 61, 0, 1, 2, 28, 2, 0, 0, 8},  // isScrollEnabled
    {561, -1, -1, -1, -1, 0, 568, 62, 0, 1, 2, 28, 2, 0, 0, 8},  // isPagingEnabled
    {562, -1, -1, -1, -1, 0, 569, 63, 0, 1, 2, 28, 2, 0, 0, 8},  // bounces
    {563, -1, -1, -1, -1, 0, 570, 64, 0, 1, 2, 28, 2, 0, 0, 8},  // showsHorizontalScrollIndicator
    {564, -1, -1, -1, -1, 0, 571, 65, 0, 1, 2, 28, 2, 0, 0, 8},  // showsVerticalScrollIndicator
    {565, -1, -1, -1, -1, 0, 572, 66, 0, 1, 2, 28, 0, 0, 0, 8},  // minimumZoomScale
    {566, -1, -1, -1, -1, 0, 573, 67, 0, 1, 2, 28, 0, 0, 0, 8},  // maximumZoomScale
    {567, -1, -1, -1, -1, 0, 574, 68, 0, 1, 2, 28, 45, 0, 0, 8},  // contentInset
    {568, -1, -1, -1, -1, 0, 575, 69, 0, 1, 2, 28, 49, 0, 0, 8},  // delegate
    {570, 158, -1, -1, -1, 0, 0, 70, 0, 0, 5, 28, 46, 0, 0, 8},  // AutoresizingMask
    {571, 569, 572, -1, -1, 0, 0, 71, 0, 0, 5, 26, 25, 0, 0, 8},  // flexibleLeftMargin
    {573, 569, -1, -1, -1, 0, 0, 72, 0, 0, 5, 26, 25, 0, 0, 8},  // FlexibleLeftMargin
    {574, 569, 575, -1, -1, 0, 0, 73, 0, 0, 5, 26, 25, 0, 0, 8},  // flexibleWidth
    {576, 569, -1, -1, -1, 0, 0, 74, 0, 0, 5, 26, 25, 0, 0, 8},  // FlexibleWidth
    {577, 569, 578, -1, -1, 0, 0, 75, 0, 0, 5, 26, 25, 0, 0, 8},  // flexibleRightMargin
    {579, 569, -1, -1, -1, 0, 0, 76, 0, 0, 5, 26, 25, 0, 0, 8},  // FlexibleRightMargin
    {580, 569, 581, -1, -1, 0, 0, 77, 0, 0, 5, 26, 25, 0, 0, 8},  // flexibleTopMargin
    {582, 569, -1, -1, -1, 0, 0, 78, 0, 0, 5, 26, 25, 0, 0, 8},  // FlexibleTopMargin
    {583, 569, 584, -1, -1, 0, 0, 79, 0, 0, 5, 26, 25, 0, 0, 8},  // flexibleHeight
    {585, 569, -1, -1, -1, 0, 0, 80, 0, 0, 5, 26, 25, 0, 0, 8},  // FlexibleHeight
    {586, 569, 587, -1, -1, 0, 0, 81, 0, 0, 5, 26, 25, 0, 0, 8},  // flexibleBottomMargin
    {588, 569, -1, -1, -1, 0, 0, 82, 0, 0, 5, 26, 25, 0, 0, 8},  // FlexibleBottomMargin
    {589, 569, 590, -1, -1, 0, 0, 83, 0, 0, 5, 26, 25, 0, 0, 8},  // None
    {591, -1, -1, -1, -1, 0, 576, 84, 0, 1, 2, 28, 25, 0, 0, 8},  // autoresizingMask
    {592, -1, -1, -1, -1, 0, 577, 85, 0, 1, 2, 28, 2, 0, 0, 8},  // translatesAutoresizingMaskIntoConstraints
    {593, -1, -1, -1, -1, 0, 578, 86, 0, 1, 2, 28, 2, 0, 0, 8},  // autoresizesSubviews
    {594, -1, -1, -1, -1, 0, 579, 87, 0, 1, 2, 28, 12, 0, 0, 8},  // contentSize
    {288, 595, -1, -1, -1, 0, 0, 88, 0, 0, 5, 21, 20, 0, 0, 8},  // left
    {285, 595, -1, -1, -1, 0, 0, 89, 0, 0, 5, 21, 20, 0, 0, 8},  // center
    {290, 595, -1, -1, -1, 0, 0, 90, 0, 0, 5, 21, 20, 0, 0, 8},  // right
    {596, 595, -1, -1, -1, 0, 0, 91, 0, 0, 5, 21, 20, 0, 0, 8},  // justified
    {597, 595, -1, -1, -1, 0, 0, 92, 0, 0, 5, 21, 20, 0, 0, 8},  // natural
    {47, -1, -1, -1, -1, 296, 580, 93, 4, 4, 0, 0, 27, 0, 0, 8},  // view
    {598, -1, -1, -1, -1, 0, 584, 0, 0, 1, 2, 28, 27, 0, 0, 9},  // superview
    {599, -1, -1, -1, -1, 0, 585, 1, 0, 1, 2, 28, 4, 0, 0, 9},  // subviews
    {48, -1, -1, -1, -1, 0, 586, 2, 0, 1, 2, 28, 27, 0, 0, 9},  // window
    {600, -1, -1, -1, 1137, 300, 587, 3, 1, 2, 1, 28, 2, 0, 0, 9},  // isDescendant
    {601, -1, -1, -1, -1, 301, 589, 4, 1, 2, 1, 28, 49, 0, 0, 9},  // addSubview
    {602, -1, -1, -1, -1, 302, 591, 5, 1, 2, 1, 28, 49, 0, 0, 9},  // bringSubviewToFront
    {603, -1, -1, -1, 1139, 303, 593, 6, 1, 2, 1, 28, 49, 0, 0, 9},  // bringSubview
    {605, -1, -1, -1, -1, 304, 595, 7, 1, 2, 1, 28, 49, 0, 0, 9},  // sendSubviewToBack
    {606, -1, -1, -1, 1140, 305, 597, 8, 1, 2, 1, 28, 49, 0, 0, 9},  // sendSubview
    {608, -1, -1, -1, -1, 306, 599, 9, 0, 1, 1, 28, 49, 0, 0, 9},  // removeFromSuperview
    {609, -1, -1, -1, 1138, 306, 600, 10, 2, 3, 1, 28, 49, 0, 0, 9},  // insertSubview
    {609, -1, -1, -1, -1, 308, 603, 11, 2, 3, 1, 28, 49, 0, 0, 9},  // insertSubview
    {609, -1, -1, -1, -1, 310, 606, 12, 2, 3, 1, 28, 49, 0, 0, 9},  // insertSubview
    {612, -1, -1, -1, -1, 312, 609, 13, 2, 3, 1, 28, 9, 0, 5, 9},  // convert
    {612, -1, -1, -1, -1, 314, 612, 14, 2, 3, 1, 28, 9, 0, 5, 9},  // convert
    {613, -1, -1, -1, -1, 316, 615, 15, 2, 3, 1, 28, 9, 0, 5, 9},  // convertRect
    {613, -1, -1, -1, -1, 318, 618, 16, 2, 3, 1, 28, 9, 0, 5, 9},  // convertRect
    {616, -1, -1, -1, -1, 320, 621, 17, 2, 3, 1, 28, 9, 0, 5, 9},  // convertPoint
    {616, -1, -1, -1, -1, 322, 624, 18, 2, 3, 1, 28, 9, 0, 5, 9},  // convertPoint
    {617, -1, -1, -1, -1, 324, 627, 19, 0, 1, 1, 28, 49, 0, 0, 9},  // setNeedsLayout
    {618, -1, -1, -1, -1, 324, 628, 20, 0, 1, 1, 28, 49, 0, 0, 9},  // setNeedsDisplay
    {619, -1, -1, -1, -1, 324, 629, 21, 0, 1, 1, 28, 49, 0, 0, 9},  // layoutSubviews
    {620, -1, -1, -1, -1, 324, 630, 22, 0, 1, 1, 28, 2, 0, 0, 9},  // becomeFirstResponder
    {621, -1, -1, -1, -1, 324, 631, 23, 0, 1, 1, 28, 2, 0, 0, 9},  // resignFirstResponder
    {622, -1, -1, -1, -1, 324, 632, 24, 0, 1, 1, 28, 49, 0, 0, 9},  // layoutIfNeeded
    {617, -1, -1, -1, -1, 324, 633, 25, 0, 1, 1, 29, 49, 0, 0, 9},  // setNeedsLayout
    {618, -1, -1, -1, -1, 324, 634, 26, 0, 1, 1, 29, 49, 0, 0, 9},  // setNeedsDisplay
    {623, -1, -1, -1, -1, 324, 635, 27, 0, 1, 1, 29, 49, 0, 0, 9},  // layoutSublayers
    {622, -1, -1, -1, -1, 324, 636, 28, 0, 1, 1, 29, 49, 0, 0, 9},  // layoutIfNeeded
    {624, -1, -1, -1, -1, 324, 637, 29, 1, 2, 1, 28, 27, 0, 0, 9},  // viewWithTag
    {625, -1, -1, -1, -1, 325, 639, 30, 2, 3, 1, 29, 49, 0, 0, 9},  // insertSublayer
    {625, -1, -1, -1, -1, 327, 642, 31, 2, 3, 1, 29, 49, 0, 0, 9},  // insertSublayer
    {625, -1, -1, -1, -1, 329, 645, 32, 2, 3, 1, 29, 49, 0, 0, 9},  // insertSublayer
    {628, 158, -1, -1, -1, 0, 0, 33, 0, 0, 5, 28, 0, 0, 0, 9},  // noIntrinsicMetric
    {630, 629, -1, -1, -1, 0, 0, 34, 0, 0, 5, 28, 27, 0, 0, 9},  // main
    {631, 629, -1, -1, -1, 331, 648, 35, 0, 0, 4, 28, 27, 0, 0, 9},  // mainScreen
    {632, -1, -1, -1, 1135, 331, 648, 36, 2, 3, 1, 28, 27, 0, 5, 9},  // hitTest
    {243, -1, -1, -1, 1136, 333, 651, 37, 2, 3, 1, 28, 2, 0, 5, 9},  // point
    {634, -1, -1, -1, -1, 335, 654, 0, 0, 0, 3, 0, 28, 0, 0, 10},  // CALayer
    {635, -1, -1, -1, -1, 335, 654, 1, 0, 0, 3, 0, 28, 0, 0, 10},  // CAShapeLayer
    {636, -1, -1, -1, -1, 335, 654, 2, 0, 0, 3, 0, 28, 0, 0, 10},  // CAGradientLayer
    {637, -1, -1, -1, -1, 335, 654, 3, 0, 0, 3, 0, 28, 0, 0, 10},  // CATextLayer
    {638, -1, -1, -1, -1, 0, 654, 4, 0, 1, 2, 29, 4, 0, 0, 10},  // colors
    {639, -1, -1, -1, -1, 0, 655, 5, 0, 1, 2, 29, 4, 0, 0, 10},  // locations
    {640, -1, -1, -1, -1, 0, 656, 6, 0, 1, 2, 29, 9, 0, 0, 10},  // startPoint
    {641, -1, -1, -1, -1, 0, 657, 7, 0, 1, 2, 29, 9, 0, 0, 10},  // endPoint
    {642, -1, -1, -1, -1, 0, 658, 8, 0, 1, 2, 29, 49, 0, 0, 10},  // string
    {545, -1, -1, -1, -1, 0, 659, 9, 0, 1, 2, 29, 49, 0, 0, 10},  // font
    {643, -1, -1, -1, -1, 0, 660, 10, 0, 1, 2, 29, 0, 0, 0, 10},  // fontSize
    {644, -1, -1, -1, -1, 0, 661, 11, 0, 1, 2, 29, 17, 0, 0, 10},  // foregroundColor
    {645, -1, -1, -1, -1, 0, 662, 12, 0, 1, 2, 29, 2, 0, 0, 10},  // isWrapped
    {527, -1, -1, -1, -1, 0, 663, 13, 0, 1, 2, 29, 13, 0, 9, 10},  // frame
    {528, -1, -1, -1, -1, 0, 664, 14, 0, 1, 2, 29, 13, 0, 10, 10},  // bounds
    {83, -1, -1, -1, -1, 0, 665, 15, 0, 1, 2, 29, 9, 0, 11, 10},  // position
    {529, -1, -1, -1, -1, 0, 666, 16, 0, 1, 2, 29, 9, 0, 12, 10},  // anchorPoint
    {530, -1, -1, -1, 1141, 0, 667, 17, 0, 1, 2, 29, 2, 0, 0, 10},  // isHidden
    {646, -1, -1, -1, -1, 0, 668, 18, 0, 1, 2, 29, 2, 0, 0, 10},  // masksToBounds
    {532, -1, -1, -1, -1, 0, 669, 19, 0, 1, 2, 29, 3, 0, 0, 10},  // name
    {647, -1, -1, -1, -1, 0, 670, 20, 0, 1, 2, 29, 14, 0, 0, 10},  // sublayerTransform
    {84, -1, -1, -1, -1, 0, 671, 21, 0, 1, 2, 29, 14, 0, 0, 10},  // transform
    {648, -1, -1, -1, -1, 0, 672, 22, 0, 1, 2, 29, 0, 0, 0, 10},  // zPosition
    {649, -1, -1, -1, -1, 0, 673, 23, 0, 1, 2, 29, 0, 0, 0, 10},  // opacity
    {541, -1, -1, -1, -1, 0, 674, 24, 0, 1, 2, 29, 17, 0, 0, 10},  // backgroundColor
    {650, -1, -1, -1, -1, 0, 675, 25, 0, 1, 2, 29, 0, 0, 0, 10},  // cornerRadius
    {651, -1, -1, -1, -1, 0, 676, 26, 0, 1, 2, 29, 0, 0, 0, 10},  // borderWidth
    {652, -1, -1, -1, -1, 0, 677, 27, 0, 1, 2, 29, 17, 0, 0, 10},  // borderColor
    {653, -1, -1, -1, -1, 0, 678, 28, 0, 1, 2, 29, 17, 0, 0, 10},  // shadowColor
    {654, -1, -1, -1, -1, 0, 679, 29, 0, 1, 2, 29, 0, 0, 0, 10},  // shadowOpacity
    {655, -1, -1, -1, -1, 0, 680, 30, 0, 1, 2, 29, 0, 0, 0, 10},  // shadowRadius
    {656, -1, -1, -1, -1, 0, 681, 31, 0, 1, 2, 29, 12, 0, 0, 10},  // shadowOffset
    {657, -1, -1, -1, -1, 0, 682, 32, 0, 1, 2, 29, 29, 0, 0, 10},  // shadowPath
    {658, -1, -1, -1, -1, 0, 683, 33, 0, 1, 2, 29, 0, 0, 0, 10},  // contentsScale
    {659, -1, -1, -1, -1, 0, 684, 34, 0, 1, 2, 29, 49, 0, 0, 10},  // contents
    {660, -1, -1, -1, -1, 0, 685, 35, 0, 1, 2, 29, 2, 0, 0, 10},  // shouldRasterize
    {661, -1, -1, -1, -1, 0, 686, 36, 0, 1, 2, 29, 0, 0, 0, 10},  // rasterizationScale
    {662, -1, -1, -1, -1, 0, 687, 37, 0, 1, 2, 29, 2, 0, 0, 10},  // isDoubleSided
    {663, -1, -1, -1, -1, 0, 688, 38, 0, 1, 2, 29, 28, 0, 0, 10},  // mask
    {664, -1, -1, -1, -1, 0, 689, 39, 0, 1, 2, 29, 49, 0, 0, 10},  // lineCap
    {665, -1, -1, -1, -1, 0, 690, 40, 0, 1, 2, 29, 49, 0, 0, 10},  // fillRule
    {666, -1, -1, -1, -1, 0, 691, 41, 0, 1, 2, 29, 0, 0, 0, 10},  // strokeStart
    {667, -1, -1, -1, -1, 0, 692, 42, 0, 1, 2, 29, 0, 0, 0, 10},  // strokeEnd
    {668, -1, -1, -1, -1, 335, 693, 43, 0, 1, 1, 29, 14, 0, 0, 10},  // affineTransform
    {86, -1, -1, -1, -1, 335, 694, 44, 1, 2, 1, 29, 49, 0, 8, 10},  // setAffineTransform
    {669, -1, -1, -1, 1146, 336, 696, 45, 0, 1, 1, 29, 28, 0, 0, 10},  // presentation
    {670, -1, -1, -1, 1147, 336, 697, 46, 0, 1, 1, 29, 28, 0, 0, 10},  // model
    {671, -1, -1, -1, -1, 0, 698, 47, 0, 1, 2, 29, 28, 0, 0, 10},  // superlayer
    {672, -1, -1, -1, -1, 0, 699, 48, 0, 1, 2, 29, 4, 0, 0, 10},  // sublayers
    {673, -1, -1, -1, -1, 336, 700, 49, 1, 2, 1, 29, 49, 0, 0, 10},  // addSublayer
    {674, -1, -1, -1, -1, 337, 702, 50, 0, 1, 1, 29, 49, 0, 0, 10},  // removeFromSuperlayer
    {612, -1, -1, -1, 1142, 337, 703, 51, 2, 3, 1, 29, 9, 0, 5, 10},  // convert
    {612, -1, -1, -1, 1144, 339, 706, 52, 2, 3, 1, 29, 9, 0, 5, 10},  // convert
    {632, -1, -1, -1, -1, 341, 709, 53, 1, 2, 1, 29, 28, 0, 0, 10},  // hitTest
    {305, -1, -1, -1, 1064, 342, 711, 54, 1, 2, 1, 29, 2, 0, 0, 10},  // contains
    {675, -1, -1, -1, -1, 343, 713, 0, 0, 0, 0, 0, 42, 0, 0, 11},  // Rectangle
    {676, -1, -1, -1, -1, 343, 713, 1, 1, 1, 0, 0, 42, 0, 0, 11},  // Text
    {677, -1, -1, -1, -1, 344, 714, 2, 1, 1, 0, 0, 42, 0, 0, 11},  // Image
    {527, -1, -1, -1, -1, 345, 715, 3, 2, 3, 1, 43, 42, 0, 0, 11},  // frame
    {527, -1, -1, -1, -1, 347, 718, 4, 1, 2, 1, 43, 42, 0, 0, 11},  // frame
    {527, -1, -1, -1, -1, 348, 720, 5, 1, 2, 1, 43, 42, 0, 0, 11},  // frame
    {679, -1, -1, -1, -1, 349, 722, 6, 1, 2, 1, 43, 42, 0, 0, 11},  // padding
    {83, -1, -1, -1, -1, 350, 724, 7, 2, 3, 1, 43, 42, 0, 0, 11},  // position
    {83, -1, -1, -1, -1, 352, 727, 8, 1, 2, 1, 43, 42, 0, 0, 11},  // position
    {680, -1, -1, -1, -1, 353, 729, 9, 2, 3, 1, 43, 42, 0, 0, 11},  // offset
    {680, -1, -1, -1, -1, 355, 732, 10, 1, 2, 1, 43, 42, 0, 0, 11},  // offset
    {680, -1, -1, -1, -1, 356, 734, 11, 1, 2, 1, 43, 42, 0, 0, 11},  // offset
    {680, -1, -1, -1, -1, 357, 736, 12, 1, 2, 1, 43, 42, 0, 0, 11},  // offset
    {681, -1, -1, -1, -1, 358, 738, 13, 1, 2, 1, 43, 42, 0, 0, 11},  // rotationEffect
    {681, -1, -1, -1, -1, 359, 740, 14, 2, 3, 1, 43, 42, 0, 0, 11},  // rotationEffect
    {683, -1, -1, -1, -1, 361, 743, 15, 1, 2, 1, 43, 42, 0, 0, 11},  // scaleEffect
    {683, -1, -1, -1, -1, 362, 745, 16, 2, 3, 1, 43, 42, 0, 0, 11},  // scaleEffect
    {683, -1, -1, -1, -1, 364, 748, 17, 2, 3, 1, 43, 42, 0, 0, 11},  // scaleEffect
    {683, -1, -1, -1, -1, 366, 751, 18, 3, 4, 1, 43, 42, 0, 0, 11},  // scaleEffect
    {684, -1, -1, -1, -1, 369, 755, 19, 1, 2, 1, 43, 42, 0, 0, 11},  // transformEffect
    {685, -1, -1, -1, -1, 370, 757, 20, 1, 2, 1, 43, 42, 0, 0, 11},  // modifier
    {84, -1, -1, -1, -1, 0, 759, 21, 0, 1, 2, 43, 14, 0, 0, 11},  // transform
    {284, -1, -1, -1, -1, 0, 760, 22, 0, 1, 2, 43, 4, 0, 0, 11},  // corners
    {285, -1, -1, -1, -1, 0, 761, 23, 0, 1, 2, 43, 9, 0, 0, 11},  // center
    {686, -1, -1, -1, -1, 0, 762, 24, 0, 1, 2, 43, 13, 0, 0, 11},  // layoutFrame
    {235, -1, -1, -1, -1, 0, 763, 25, 0, 1, 2, 43, 12, 0, 0, 11},  // size
    {687, 688, -1, -1, -1, 0, 0, 26, 0, 0, 5, 44, 43, 0, 0, 11},  // topLeading
    {287, 688, -1, -1, -1, 0, 0, 27, 0, 0, 5, 44, 43, 0, 0, 11},  // top
    {689, 688, -1, -1, -1, 0, 0, 28, 0, 0, 5, 44, 43, 0, 0, 11},  // topTrailing
    {690, 688, -1, -1, -1, 0, 0, 29, 0, 0, 5, 44, 43, 0, 0, 11},  // leading
    {285, 688, -1, -1, -1, 0, 0, 30, 0, 0, 5, 44, 43, 0, 0, 11},  // center
    {691, 688, -1, -1, -1, 0, 0, 31, 0, 0, 5, 44, 43, 0, 0, 11},  // trailing
    {692, 688, -1, -1, -1, 0, 0, 32, 0, 0, 5, 44, 43, 0, 0, 11},  // bottomLeading
    {289, 688, -1, -1, -1, 0, 0, 33, 0, 0, 5, 44, 43, 0, 0, 11},  // bottom
    {693, 688, -1, -1, -1, 0, 0, 34, 0, 0, 5, 44, 43, 0, 0, 11},  // bottomTrailing
    {688, -1, -1, -1, -1, 371, 764, 35, 2, 2, 0, 0, 9, 0, 0, 11},  // UnitPoint
    {695, -1, -1, -1, -1, 373, 766, 36, 1, 1, 3, 0, 14, 0, 0, 11},  // ProjectionTransform
    {697, -1, -1, -1, -1, 374, 767, 0, 2, 2, 3, 0, 30, 0, 0, 12},  // UIPanGestureRecognizer
    {697, -1, -1, -1, -1, 376, 769, 1, 1, 1, 3, 0, 30, 0, 0, 12},  // UIPanGestureRecognizer
    {697, -1, -1, -1, -1, 0, 0, 2, 0, 0, 3, 0, 30, 0, 0, 12},  // UIPanGestureRecognizer
    {700, -1, -1, -1, -1, 377, 770, 3, 2, 2, 3, 0, 30, 0, 0, 12},  // UIPinchGestureRecognizer
    {700, -1, -1, -1, -1, 379, 772, 4, 1, 1, 3, 0, 30, 0, 0, 12},  // UIPinchGestureRecognizer
    {700, -1, -1, -1, -1, 0, 0, 5, 0, 0, 3, 0, 30, 0, 0, 12},  // UIPinchGestureRecognizer
    {701, -1, -1, -1, -1, 380, 773, 6, 2, 2, 3, 0, 30, 0, 0, 12},  // UIRotationGestureRecognizer
    {701, -1, -1, -1, -1, 382, 775, 7, 1, 1, 3, 0, 30, 0, 0, 12},  // UIRotationGestureRecognizer
    {701, -1, -1, -1, -1, 0, 0, 8, 0, 0, 3, 0, 30, 0, 0, 12},  // UIRotationGestureRecognizer
    {702, -1, -1, -1, -1, 383, 776, 9, 2, 2, 3, 0, 30, 0, 0, 12},  // UITapGestureRecognizer
    {702, -1, -1, -1, -1, 385, 778, 10, 1, 1, 3, 0, 30, 0, 0, 12},  // UITapGestureRecognizer
    {702, -1, -1, -1, -1, 0, 0, 11, 0, 0, 3, 0, 30, 0, 0, 12},  // UITapGestureRecognizer
    {703, -1, -1, -1, -1, 386, 779, 12, 2, 2, 3, 0, 30, 0, 0, 12},  // UILongPressGestureRecognizer
    {703, -1, -1, -1, -1, 388, 781, 13, 1, 1, 3, 0, 30, 0, 0, 12},  // UILongPressGestureRecognizer
    {703, -1, -1, -1, -1, 0, 0, 14, 0, 0, 3, 0, 30, 0, 0, 12},  // UILongPressGestureRecognizer
    {704, -1, -1, -1, -1, 389, 782, 15, 2, 2, 3, 0, 30, 0, 0, 12},  // UISwipeGestureRecognizer
    {704, -1, -1, -1, -1, 391, 784, 16, 1, 1, 3, 0, 30, 0, 0, 12},  // UISwipeGestureRecognizer
    {704, -1, -1, -1, -1, 0, 0, 17, 0, 0, 3, 0, 30, 0, 0, 12},  // UISwipeGestureRecognizer
    {705, 696, -1, -1, -1, 0, 0, 18, 0, 0, 5, 31, 46, 0, 0, 12},  // State
    {706, 696, -1, -1, -1, 0, 0, 19, 0, 0, 5, 31, 46, 0, 0, 12},  // Direction
    {709, 710, 711, -1, -1, 0, 0, 20, 0, 0, 5, 32, 31, 0, 0, 12},  // possible
    {712, 710, -1, -1, -1, 0, 0, 21, 0, 0, 5, 32, 31, 0, 0, 12},  // Possible
    {713, 710, 714, -1, -1, 0, 0, 22, 0, 0, 5, 32, 31, 0, 0, 12},  // began
    {715, 710, -1, -1, -1, 0, 0, 23, 0, 0, 5, 32, 31, 0, 0, 12},  // Began
    {716, 710, 717, -1, -1, 0, 0, 24, 0, 0, 5, 32, 31, 0, 0, 12},  // changed
    {718, 710, -1, -1, -1, 0, 0, 25, 0, 0, 5, 32, 31, 0, 0, 12},  // Changed
    {719, 710, 720, -1, -1, 0, 0, 26, 0, 0, 5, 32, 31, 0, 0, 12},  // ended
    {721, 710, -1, -1, -1, 0, 0, 27, 0, 0, 5, 32, 31, 0, 0, 12},  // Ended
    {722, 710, 723, -1, -1, 0, 0, 28, 0, 0, 5, 32, 31, 0, 0, 12},  // cancelled
    {724, 710, -1, -1, -1, 0, 0, 29, 0, 0, 5, 32, 31, 0, 0, 12},  // Cancelled
    {725, 710, 726, -1, -1, 0, 0, 30, 0, 0, 5, 32, 31, 0, 0, 12},  // failed
    {727, 710, -1, -1, -1, 0, 0, 31, 0, 0, 5, 32, 31, 0, 0, 12},  // Failed
    {728, 710, 729, -1, -1, 0, 0, 32, 0, 0, 5, 32, 31, 0, 0, 12},  // recognized
    {290, 730, 731, -1, -1, 0, 0, 33, 0, 0, 5, 33, 32, 0, 0, 12},  // right
    {732, 730, -1, -1, -1, 0, 0, 34, 0, 0, 5, 33, 32, 0, 0, 12},  // Right
    {288, 730, 733, -1, -1, 0, 0, 35, 0, 0, 5, 33, 32, 0, 0, 12},  // left
    {734, 730, -1, -1, -1, 0, 0, 36, 0, 0, 5, 33, 32, 0, 0, 12},  // Left
    {351, 730, 735, -1, -1, 0, 0, 37, 0, 0, 5, 33, 32, 0, 0, 12},  // up
    {736, 730, -1, -1, -1, 0, 0, 38, 0, 0, 5, 33, 32, 0, 0, 12},  // Up
    {352, 730, 737, -1, -1, 0, 0, 39, 0, 0, 5, 33, 32, 0, 0, 12},  // down
    {738, 730, -1, -1, -1, 0, 0, 40, 0, 0, 5, 33, 32, 0, 0, 12},  // Down
    {739, -1, -1, -1, -1, 0, 785, 41, 0, 1, 2, 31, 31, 0, 0, 12},  // state
    {740, -1, -1, -1, 741, 0, 786, 42, 0, 1, 2, 31, 2, 0, 0, 12},  // isEnabled
    {741, -1, -1, -1, -1, 0, 787, 43, 0, 1, 2, 31, 2, 0, 0, 12},  // enabled
    {47, -1, -1, -1, -1, 0, 788, 44, 0, 1, 2, 31, 27, 0, 0, 12},  // view
    {532, -1, -1, -1, -1, 0, 789, 45, 0, 1, 2, 31, 3, 0, 0, 12},  // name
    {742, -1, -1, -1, -1, 0, 790, 46, 0, 1, 2, 31, 2, 0, 0, 12},  // cancelsTouchesInView
    {743, -1, -1, -1, -1, 0, 791, 47, 0, 1, 2, 31, 2, 0, 0, 12},  // delaysTouchesBegan
    {744, -1, -1, -1, -1, 0, 792, 48, 0, 1, 2, 31, 2, 0, 0, 12},  // delaysTouchesEnded
    {745, -1, -1, -1, -1, 0, 793, 49, 0, 1, 2, 31, 0, 0, 0, 12},  // numberOfTouches
    {568, -1, -1, -1, -1, 0, 794, 50, 0, 1, 2, 31, 49, 0, 0, 12},  // delegate
    {746, -1, -1, -1, -1, 0, 795, 51, 0, 1, 2, 31, 0, 0, 0, 12},  // minimumNumberOfTouches
    {747, -1, -1, -1, -1, 0, 796, 52, 0, 1, 2, 31, 0, 0, 0, 12},  // maximumNumberOfTouches
    {748, -1, -1, -1, -1, 0, 797, 53, 0, 1, 2, 31, 0, 0, 0, 12},  // numberOfTapsRequired
    {749, -1, -1, -1, -1, 0, 798, 54, 0, 1, 2, 31, 0, 0, 0, 12},  // numberOfTouchesRequired
    {750, -1, -1, -1, -1, 0, 799, 55, 0, 1, 2, 31, 0, 0, 0, 12},  // minimumPressDuration
    {751, -1, -1, -1, -1, 0, 800, 56, 0, 1, 2, 31, 0, 0, 0, 12},  // allowableMovement
    {752, -1, -1, -1, -1, 0, 801, 57, 0, 1, 2, 31, 32, 0, 0, 12},  // direction
    {213, -1, -1, -1, -1, 0, 802, 58, 0, 1, 2, 31, 0, 0, 0, 12},  // scale
    {215, -1, -1, -1, -1, 0, 803, 59, 0, 1, 2, 31, 0, 0, 0, 12},  // rotation
    {753, -1, -1, -1, -1, 0, 804, 60, 0, 1, 2, 31, 0, 0, 0, 12},  // velocity
    {754, -1, -1, -1, -1, 392, 805, 61, 1, 2, 1, 31, 9, 0, 0, 12},  // location
    {755, -1, -1, -1, -1, 393, 807, 62, 1, 2, 1, 31, 9, 0, 0, 12},  // locationInView
    {754, -1, -1, -1, 1160, 394, 809, 63, 2, 3, 1, 31, 9, 0, 0, 12},  // location
    {757, -1, -1, -1, -1, 396, 812, 64, 2, 3, 1, 31, 9, 0, 0, 12},  // locationOfTouch
    {216, -1, -1, -1, -1, 398, 815, 65, 1, 2, 1, 31, 9, 0, 0, 12},  // translation
    {759, -1, -1, -1, -1, 399, 817, 66, 1, 2, 1, 31, 9, 0, 0, 12},  // translationInView
    {753, -1, -1, -1, -1, 400, 819, 67, 1, 2, 1, 31, 9, 0, 0, 12},  // velocity
    {760, -1, -1, -1, -1, 401, 821, 68, 1, 2, 1, 31, 9, 0, 0, 12},  // velocityInView
    {761, -1, -1, -1, 1161, 402, 823, 69, 2, 3, 1, 31, 49, 0, 0, 12},  // setTranslation
    {761, -1, -1, -1, -1, 404, 826, 70, 2, 3, 1, 31, 49, 0, 0, 12},  // setTranslation
    {762, -1, -1, -1, -1, 406, 829, 71, 2, 3, 1, 31, 49, 0, 0, 12},  // addTarget
    {763, -1, -1, -1, -1, 408, 832, 72, 2, 3, 1, 31, 49, 0, 0, 12},  // removeTarget
    {764, -1, -1, -1, 1162, 410, 835, 73, 1, 2, 1, 31, 49, 0, 0, 12},  // require
    {766, -1, -1, -1, -1, 411, 837, 74, 1, 2, 1, 31, 49, 0, 0, 12},  // requireGestureRecognizerToFail
    {767, -1, -1, -1, -1, 412, 839, 75, 1, 2, 1, 28, 49, 0, 0, 12},  // addGestureRecognizer
    {768, -1, -1, -1, -1, 413, 841, 76, 1, 2, 1, 28, 49, 0, 0, 12},  // removeGestureRecognizer
    {769, -1, -1, -1, -1, 0, 843, 77, 0, 1, 2, 28, 4, 0, 0, 12},  // gestureRecognizers
    {770, -1, -1, -1, -1, 0, 844, 78, 0, 1, 2, 28, 2, 0, 0, 12},  // isMultipleTouchEnabled
    {771, -1, -1, -1, -1, 0, 845, 79, 0, 1, 2, 28, 2, 0, 0, 12},  // multipleTouchEnabled
    {772, -1, -1, -1, -1, 0, 846, 80, 0, 1, 2, 28, 2, 0, 0, 12},  // isExclusiveTouch
    {754, -1, -1, -1, -1, 414, 847, 0, 1, 2, 1, 46, 9, 0, 0, 13},  // location
    {755, -1, -1, -1, -1, 415, 849, 1, 1, 2, 1, 46, 9, 0, 0, 13},  // locationInView
    {776, -1, -1, -1, -1, 416, 851, 2, 1, 2, 1, 46, 9, 0, 0, 13},  // previousLocation
    {777, -1, -1, -1, -1, 417, 853, 3, 1, 2, 1, 46, 9, 0, 0, 13},  // previousLocationInView
    {778, -1, -1, -1, -1, 418, 855, 4, 0, 1, 1, 5, 49, 0, 0, 13},  // anyObject
    {779, -1, -1, -1, -1, 418, 856, 5, 3, 3, 0, 0, 49, 0, 0, 13},  // drag
    {779, -1, -1, -1, -1, 421, 859, 6, 4, 4, 0, 0, 49, 0, 0, 13},  // drag
    {782, -1, -1, -1, -1, 425, 863, 7, 3, 3, 0, 0, 49, 0, 0, 13},  // fingers
    {782, -1, -1, -1, -1, 428, 866, 8, 4, 4, 0, 0, 49, 0, 0, 13},  // fingers
    {783, -1, -1, -1, -1, 432, 870, 9, 4, 4, 0, 0, 49, 0, 0, 13},  // pinch
    {783, -1, -1, -1, -1, 436, 874, 10, 5, 5, 0, 0, 49, 0, 0, 13},  // pinch
    {784, -1, -1, -1, -1, 441, 879, 11, 4, 4, 0, 0, 49, 0, 0, 13},  // twist
    {786, -1, -1, -1, -1, 445, 883, 12, 1, 1, 0, 0, 49, 0, 0, 13},  // tap
    {786, -1, -1, -1, -1, 446, 884, 13, 2, 2, 0, 0, 49, 0, 0, 13},  // tap
    {786, -1, -1, -1, -1, 448, 886, 14, 2, 2, 0, 0, 49, 0, 0, 13},  // tap
    {786, -1, -1, -1, -1, 450, 888, 15, 3, 3, 0, 0, 49, 0, 0, 13},  // tap
    {788, -1, -1, -1, -1, 453, 891, 16, 2, 2, 0, 0, 49, 0, 0, 13},  // press
    {782, -1, -1, -1, -1, 455, 893, 17, 2, 2, 0, 0, 49, 0, 0, 13},  // fingers
    {790, -1, -1, -1, -1, 457, 895, 18, 0, 0, 0, 0, 49, 0, 0, 13},  // lift
    {791, -1, -1, -1, -1, 457, 895, 19, 0, 0, 0, 0, 49, 0, 0, 13},  // cancel
    {794, 158, -1, -1, -1, 0, 0, 0, 0, 0, 5, 28, 46, 0, 0, 14},  // AnimationOptions
    {795, 158, -1, -1, -1, 0, 0, 1, 0, 0, 5, 28, 46, 0, 0, 14},  // KeyframeAnimationOptions
    {797, 158, -1, -1, -1, 0, 0, 2, 0, 0, 5, 28, 46, 0, 0, 14},  // AnimationCurve
    {801, 792, 802, -1, -1, 0, 0, 3, 0, 0, 5, 36, 35, 0, 0, 14},  // curveEaseInOut
    {803, 792, 804, -1, -1, 0, 0, 4, 0, 0, 5, 36, 35, 0, 0, 14},  // curveEaseIn
    {805, 792, 806, -1, -1, 0, 0, 5, 0, 0, 5, 36, 35, 0, 0, 14},  // curveEaseOut
    {807, 792, 808, -1, -1, 0, 0, 6, 0, 0, 5, 36, 35, 0, 0, 14},  // curveLinear
    {10, 792, 809, -1, -1, 0, 0, 7, 0, 0, 5, 36, 35, 0, 0, 14},  // repeat
    {810, 792, 811, -1, -1, 0, 0, 8, 0, 0, 5, 36, 35, 0, 0, 14},  // autoreverse
    {812, 792, 813, -1, -1, 0, 0, 9, 0, 0, 5, 36, 35, 0, 0, 14},  // beginFromCurrentState
    {814, 792, 815, -1, -1, 0, 0, 10, 0, 0, 5, 36, 35, 0, 0, 14},  // overrideInheritedDuration
    {816, 792, 817, -1, -1, 0, 0, 11, 0, 0, 5, 36, 35, 0, 0, 14},  // overrideInheritedCurve
    {818, 792, 819, -1, -1, 0, 0, 12, 0, 0, 5, 36, 35, 0, 0, 14},  // overrideInheritedOptions
    {820, 792, 821, -1, -1, 0, 0, 13, 0, 0, 5, 36, 35, 0, 0, 14},  // allowUserInteraction
    {619, 792, 822, -1, -1, 0, 0, 14, 0, 0, 5, 36, 35, 0, 0, 14},  // layoutSubviews
    {823, 792, 824, -1, -1, 0, 0, 15, 0, 0, 5, 36, 35, 0, 0, 14},  // allowAnimatedContent
    {825, 792, 826, -1, -1, 0, 0, 16, 0, 0, 5, 36, 35, 0, 0, 14},  // showHideTransitionViews
    {827, 792, 828, -1, -1, 0, 0, 17, 0, 0, 5, 36, 35, 0, 0, 14},  // calculationModeLinear
    {829, 792, 830, -1, -1, 0, 0, 18, 0, 0, 5, 36, 35, 0, 0, 14},  // calculationModeDiscrete
    {831, 792, -1, -1, -1, 0, 0, 19, 0, 0, 5, 36, 35, 0, 0, 14},  // CurveEaseInOut
    {832, 792, -1, -1, -1, 0, 0, 20, 0, 0, 5, 36, 35, 0, 0, 14},  // CurveEaseIn
    {833, 792, -1, -1, -1, 0, 0, 21, 0, 0, 5, 36, 35, 0, 0, 14},  // CurveEaseOut
    {834, 792, -1, -1, -1, 0, 0, 22, 0, 0, 5, 36, 35, 0, 0, 14},  // CurveLinear
    {835, 792, -1, -1, -1, 0, 0, 23, 0, 0, 5, 36, 35, 0, 0, 14},  // Repeat
    {836, 792, -1, -1, -1, 0, 0, 24, 0, 0, 5, 36, 35, 0, 0, 14},  // Autoreverse
    {837, 792, -1, -1, -1, 0, 0, 25, 0, 0, 5, 36, 35, 0, 0, 14},  // BeginFromCurrentState
    {838, 792, -1, -1, -1, 0, 0, 26, 0, 0, 5, 36, 35, 0, 0, 14},  // OverrideInheritedDuration
    {839, 792, -1, -1, -1, 0, 0, 27, 0, 0, 5, 36, 35, 0, 0, 14},  // OverrideInheritedCurve
    {840, 792, -1, -1, -1, 0, 0, 28, 0, 0, 5, 36, 35, 0, 0, 14},  // OverrideInheritedOptions
    {841, 792, -1, -1, -1, 0, 0, 29, 0, 0, 5, 36, 35, 0, 0, 14},  // AllowUserInteraction
    {842, 792, -1, -1, -1, 0, 0, 30, 0, 0, 5, 36, 35, 0, 0, 14},  // LayoutSubviews
    {843, 792, -1, -1, -1, 0, 0, 31, 0, 0, 5, 36, 35, 0, 0, 14},  // CalculationModeLinear
    {844, 796, 845, -1, -1, 0, 0, 32, 0, 0, 5, 37, 36, 0, 0, 14},  // easeInOut
    {846, 796, 847, -1, -1, 0, 0, 33, 0, 0, 5, 37, 36, 0, 0, 14},  // easeIn
    {848, 796, 849, -1, -1, 0, 0, 34, 0, 0, 5, 37, 36, 0, 0, 14},  // easeOut
    {850, 796, 851, -1, -1, 0, 0, 35, 0, 0, 5, 37, 36, 0, 0, 14},  // linear
    {852, 796, -1, -1, -1, 0, 0, 36, 0, 0, 5, 37, 36, 0, 0, 14},  // EaseInOut
    {853, 796, -1, -1, -1, 0, 0, 37, 0, 0, 5, 37, 36, 0, 0, 14},  // EaseIn
    {854, 796, -1, -1, -1, 0, 0, 38, 0, 0, 5, 37, 36, 0, 0, 14},  // EaseOut
    {855, 796, -1, -1, -1, 0, 0, 39, 0, 0, 5, 37, 36, 0, 0, 14},  // Linear
    {850, 798, 856, -1, -1, 0, 0, 40, 0, 0, 5, 38, 37, 0, 0, 14},  // linear
    {846, 798, 857, -1, -1, 0, 0, 41, 0, 0, 5, 38, 37, 0, 0, 14},  // easeIn
    {848, 798, 858, -1, -1, 0, 0, 42, 0, 0, 5, 38, 37, 0, 0, 14},  // easeOut
    {859, 798, 860, -1, -1, 0, 0, 43, 0, 0, 5, 38, 37, 0, 0, 14},  // easeInEaseOut
    {15, 798, 861, -1, -1, 0, 0, 44, 0, 0, 5, 38, 37, 0, 0, 14},  // default
    {862, 799, 863, -1, -1, 0, 0, 45, 0, 0, 5, 39, 38, 0, 0, 14},  // removed
    {864, 799, 865, -1, -1, 0, 0, 46, 0, 0, 5, 39, 38, 0, 0, 14},  // forwards
    {866, 799, 867, -1, -1, 0, 0, 47, 0, 0, 5, 39, 38, 0, 0, 14},  // backwards
    {868, 799, 869, -1, -1, 0, 0, 48, 0, 0, 5, 39, 38, 0, 0, 14},  // both
    {850, 800, 870, -1, -1, 0, 0, 49, 0, 0, 5, 40, 39, 0, 0, 14},  // linear
    {871, 800, 872, -1, -1, 0, 0, 50, 0, 0, 5, 40, 39, 0, 0, 14},  // discrete
    {873, 800, 874, -1, -1, 0, 0, 51, 0, 0, 5, 40, 39, 0, 0, 14},  // paced
    {875, -1, -1, -1, -1, 457, 895, 0, 1, 1, 0, 0, 49, 0, 0, 15},  // advance
    {876, -1, -1, -1, -1, 458, 896, 1, 0, 0, 0, 0, 49, 0, 0, 15},  // run
    {877, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 0, 0, 0, 15},  // now
    {878, -1, -1, -1, -1, 458, 896, 3, 0, 0, 0, 0, 0, 0, 0, 15},  // CACurrentMediaTime
    {879, -1, -1, -1, -1, 458, 896, 4, 1, 1, 3, 0, 34, 0, 0, 15},  // CAMediaTimingFunction
    {883, 879, -1, -1, -1, 459, 897, 5, 1, 1, 4, 35, 34, 0, 0, 15},  // functionWithName
    {879, -1, -1, -1, -1, 460, 898, 6, 4, 4, 3, 0, 34, 0, 0, 15},  // CAMediaTimingFunction
    {880, -1, -1, -1, -1, 464, 902, 7, 2, 2, 3, 0, 34, 0, 0, 15},  // UICubicTimingParameters
    {880, -1, -1, -1, -1, 466, 904, 8, 1, 1, 3, 0, 34, 0, 0, 15},  // UICubicTimingParameters
    {881, -1, -1, -1, -1, 467, 905, 9, 1, 1, 3, 0, 34, 0, 0, 15},  // UISpringTimingParameters
    {881, -1, -1, -1, -1, 468, 906, 10, 2, 2, 3, 0, 34, 0, 0, 15},  // UISpringTimingParameters
    {45, -1, -1, -1, -1, 470, 908, 11, 1, 2, 1, 35, 0, 0, 0, 15},  // value
    {753, -1, -1, -1, -1, 471, 910, 12, 1, 2, 1, 35, 0, 0, 0, 15},  // velocity
    {885, -1, -1, -1, -1, 0, 912, 13, 0, 1, 2, 35, 9, 0, 0, 15},  // controlPoint1
    {886, -1, -1, -1, -1, 0, 913, 14, 0, 1, 2, 35, 9, 0, 0, 15},  // controlPoint2
    {850, 882, -1, -1, -1, 0, 0, 15, 0, 0, 5, 35, 34, 0, 0, 15},  // linear
    {846, 882, -1, -1, -1, 0, 0, 16, 0, 0, 5, 35, 34, 0, 0, 15},  // easeIn
    {848, 882, -1, -1, -1, 0, 0, 17, 0, 0, 5, 35, 34, 0, 0, 15},  // easeOut
    {844, 882, -1, -1, -1, 0, 0, 18, 0, 0, 5, 35, 34, 0, 0, 15},  // easeInOut
    {890, 882, -1, -1, -1, 472, 914, 19, 2, 2, 4, 35, 34, 0, 0, 15},  // bezier
    {893, -1, -1, -1, -1, 474, 916, 20, 3, 3, 0, 0, 14, 0, 0, 15},  // interpolate
    {894, 158, -1, -1, -1, 479, 919, 0, 2, 2, 4, 28, 49, 0, 0, 16},  // animate
    {894, 158, -1, -1, -1, 484, 921, 1, 3, 3, 4, 28, 49, 0, 0, 16},  // animate
    {894, 158, -1, -1, -1, 490, 924, 2, 3, 3, 4, 28, 49, 0, 0, 16},  // animate
    {894, 158, -1, -1, -1, 497, 927, 3, 4, 4, 4, 28, 49, 0, 0, 16},  // animate
    {894, 158, -1, -1, -1, 505, 931, 4, 4, 4, 4, 28, 49, 0, 0, 16},  // animate
    {894, 158, -1, -1, -1, 514, 935, 5, 5, 5, 4, 28, 49, 0, 0, 16},  // animate
    {894, 158, -1, -1, -1, 524, 940, 6, 5, 5, 4, 28, 49, 0, 0, 16},  // animate
    {894, 158, -1, -1, -1, 535, 945, 7, 6, 6, 4, 28, 49, 0, 0, 16},  // animate
    {894, 158, -1, -1, -1, 547, 951, 8, 6, 6, 4, 28, 49, 0, 0, 16},  // animate
    {894, 158, -1, -1, -1, 560, 957, 9, 7, 7, 4, 28, 49, 0, 0, 16},  // animate
    {902, 158, -1, -1, -1, 569, 964, 10, 2, 2, 4, 28, 49, 0, 0, 16},  // animateWithDuration
    {902, 158, -1, -1, -1, 574, 966, 11, 3, 3, 4, 28, 49, 0, 0, 16},  // animateWithDuration
    {902, 158, -1, -1, -1, 581, 969, 12, 4, 4, 4, 28, 49, 0, 0, 16},  // animateWithDuration
    {902, 158, -1, -1, -1, 590, 973, 13, 5, 5, 4, 28, 49, 0, 0, 16},  // animateWithDuration
    {902, 158, -1, -1, -1, 602, 978, 14, 7, 7, 4, 28, 49, 0, 0, 16},  // animateWithDuration
    {903, 158, -1, -1, -1, 612, 985, 15, 3, 3, 4, 28, 49, 0, 0, 16},  // animateKeyframes
    {903, 158, -1, -1, -1, 619, 988, 16, 4, 4, 4, 28, 49, 0, 0, 16},  // animateKeyframes
    {903, 158, -1, -1, -1, 627, 992, 17, 4, 4, 4, 28, 49, 0, 0, 16},  // animateKeyframes
    {903, 158, -1, -1, -1, 636, 996, 18, 5, 5, 4, 28, 49, 0, 0, 16},  // animateKeyframes
    {904, 158, -1, -1, -1, 646, 1001, 19, 5, 5, 4, 28, 49, 0, 0, 16},  // animateKeyframesWithDuration
    {905, 158, -1, -1, -1, 654, 1006, 20, 3, 3, 4, 28, 49, 0, 0, 16},  // addKeyframe
    {908, 158, -1, -1, -1, 660, 1009, 21, 3, 3, 4, 28, 49, 0, 0, 16},  // addKeyframeWithRelativeStartTime
    {909, 158, -1, -1, -1, 663, 1012, 22, 2, 2, 4, 28, 49, 0, 0, 16},  // beginAnimations
    {911, 158, -1, -1, -1, 665, 1014, 23, 0, 0, 4, 28, 49, 0, 0, 16},  // commitAnimations
    {912, 158, -1, -1, -1, 665, 1014, 24, 1, 1, 4, 28, 49, 0, 0, 16},  // setAnimationDuration
    {913, 158, -1, -1, -1, 666, 1015, 25, 1, 1, 4, 28, 49, 0, 0, 16},  // setAnimationDelay
    {914, 158, -1, -1, -1, 667, 1016, 26, 1, 1, 4, 28, 49, 0, 0, 16},  // setAnimationRepeatCount
    {915, 158, -1, -1, -1, 668, 1017, 27, 1, 1, 4, 28, 49, 0, 0, 16},  // setAnimationRepeatAutoreverses
    {916, 158, -1, -1, -1, 669, 1018, 28, 1, 1, 4, 28, 49, 0, 0, 16},  // setAnimationBeginsFromCurrentState
    {917, 158, -1, -1, -1, 670, 1019, 29, 1, 1, 4, 28, 49, 0, 0, 16},  // setAnimationCurve
    {918, 158, -1, -1, -1, 671, 1020, 30, 1, 1, 4, 28, 49, 0, 0, 16},  // setAnimationDelegate
    {630, 919, -1, -1, -1, 0, 0, 31, 0, 0, 5, 42, 41, 0, 0, 16},  // main
    {922, 919, -1, -1, -1, 0, 0, 32, 0, 0, 5, 42, 41, 0, 0, 16},  // background
    {923, 919, -1, -1, -1, 672, 1021, 33, 0, 0, 4, 42, 41, 0, 0, 16},  // global
    {923, 919, -1, -1, -1, 672, 1021, 34, 1, 1, 4, 42, 41, 0, 0, 16},  // global
    {919, -1, -1, -1, -1, 673, 1022, 35, 1, 1, 3, 0, 41, 0, 0, 16},  // DispatchQueue
    {919, -1, -1, -1, -1, 674, 1023, 36, 2, 2, 3, 0, 41, 0, 0, 16},  // DispatchQueue
    {925, -1, -1, -1, -1, 676, 1025, 37, 1, 2, 1, 42, 49, 0, 0, 16},  // sync
    {925, -1, -1, -1, -1, 677, 1027, 38, 1, 2, 1, 42, 49, 0, 0, 16},  // sync
    {927, -1, -1, -1, -1, 678, 1029, 39, 1, 2, 1, 42, 49, 0, 0, 16},  // async
    {927, -1, -1, -1, -1, 679, 1031, 40, 1, 2, 1, 42, 49, 0, 0, 16},  // async
    {928, -1, -1, -1, -1, 680, 1033, 41, 2, 3, 1, 42, 49, 0, 0, 16},  // asyncAfter
    {928, -1, -1, -1, -1, 682, 1036, 42, 2, 3, 1, 42, 49, 0, 0, 16},  // asyncAfter
    {930, -1, -1, -1, -1, 684, 1039, 43, 2, 2, 0, 0, 49, 0, 0, 16},  // dispatch_async
    {931, -1, -1, -1, -1, 686, 1041, 44, 3, 3, 0, 0, 49, 0, 0, 16},  // dispatch_after
    {932, -1, -1, -1, -1, 689, 1044, 45, 0, 0, 0, 0, 41, 0, 0, 16},  // dispatch_get_main_queue
    {877, 920, -1, -1, -1, 689, 1044, 46, 0, 0, 4, 1, 0, 0, 0, 16},  // now
    {789, 921, -1, -1, -1, 689, 1044, 47, 1, 1, 4, 1, 0, 0, 0, 16},  // seconds
    {933, 921, -1, -1, -1, 690, 1045, 48, 1, 1, 4, 1, 0, 0, 0, 16},  // milliseconds
    {934, 921, -1, -1, -1, 691, 1046, 49, 1, 1, 4, 1, 0, 0, 0, 16},  // microseconds
    {935, 921, -1, -1, -1, 692, 1047, 50, 1, 1, 4, 1, 0, 0, 0, 16},  // nanoseconds
    {936, -1, -1, -1, -1, 0, 0, 51, 0, 0, 5, 0, 0, 0, 0, 16},  // DISPATCH_TIME_NOW
    {937, -1, -1, -1, -1, 0, 0, 52, 0, 0, 5, 0, 0, 0, 0, 16},  // NSEC_PER_SEC
    {938, -1, -1, -1, -1, 0, 0, 53, 0, 0, 5, 0, 0, 0, 0, 16},  // NSEC_PER_MSEC
    {939, -1, -1, -1, -1, 693, 1048, 54, 2, 2, 0, 0, 0, 0, 0, 16},  // dispatch_time
    {940, 158, -1, -1, -1, 696, 1050, 55, 1, 1, 4, 28, 49, 0, 0, 16},  // performWithoutAnimation
    {941, 158, -1, -1, -1, 697, 1051, 56, 1, 1, 4, 28, 49, 0, 0, 16},  // setAnimationsEnabled
    {942, -1, -1, -1, -1, 0, 0, 0, 0, 0, 3, 0, 33, 0, 0, 17},  // CABasicAnimation
    {942, -1, -1, -1, -1, 698, 1052, 1, 1, 1, 3, 0, 33, 0, 0, 17},  // CABasicAnimation
    {944, -1, -1, -1, -1, 0, 0, 2, 0, 0, 3, 0, 33, 0, 0, 17},  // CASpringAnimation
    {944, -1, -1, -1, -1, 699, 1053, 3, 1, 1, 3, 0, 33, 0, 0, 17},  // CASpringAnimation
    {945, -1, -1, -1, -1, 0, 0, 4, 0, 0, 3, 0, 33, 0, 0, 17},  // CAKeyframeAnimation
    {945, -1, -1, -1, -1, 700, 1054, 5, 1, 1, 3, 0, 33, 0, 0, 17},  // CAKeyframeAnimation
    {946, -1, -1, -1, -1, 0, 0, 6, 0, 0, 3, 0, 33, 0, 0, 17},  // CAAnimationGroup
    {943, -1, -1, -1, -1, 0, 1055, 7, 0, 1, 2, 34, 3, 0, 0, 17},  // keyPath
    {947, -1, -1, -1, -1, 0, 1056, 8, 0, 1, 2, 34, 49, 0, 0, 17},  // fromValue
    {948, -1, -1, -1, -1, 0, 1057, 9, 0, 1, 2, 34, 49, 0, 0, 17},  // toValue
    {949, -1, -1, -1, -1, 0, 1058, 10, 0, 1, 2, 34, 49, 0, 0, 17},  // byValue
    {443, -1, -1, -1, -1, 0, 1059, 11, 0, 1, 2, 34, 4, 0, 0, 17},  // values
    {950, -1, -1, -1, -1, 0, 1060, 12, 0, 1, 2, 34, 4, 0, 0, 17},  // keyTimes
    {951, -1, -1, -1, -1, 0, 1061, 13, 0, 1, 2, 34, 4, 0, 0, 17},  // timingFunctions
    {952, -1, -1, -1, -1, 0, 1062, 14, 0, 1, 2, 34, 39, 0, 0, 17},  // calculationMode
    {896, -1, -1, -1, -1, 0, 1063, 15, 0, 1, 2, 34, 4, 0, 0, 17},  // animations
    {953, -1, -1, -1, -1, 0, 1064, 16, 0, 1, 2, 34, 2, 0, 0, 17},  // additive
    {954, -1, -1, -1, -1, 0, 1065, 17, 0, 1, 2, 34, 2, 0, 0, 17},  // isAdditive
    {955, -1, -1, -1, -1, 0, 1066, 18, 0, 1, 2, 34, 2, 0, 0, 17},  // cumulative
    {956, -1, -1, -1, -1, 0, 1067, 19, 0, 1, 2, 34, 2, 0, 0, 17},  // isCumulative
    {957, -1, -1, -1, -1, 0, 1068, 20, 0, 1, 2, 34, 0, 0, 0, 17},  // mass
    {958, -1, -1, -1, -1, 0, 1069, 21, 0, 1, 2, 34, 0, 0, 0, 17},  // stiffness
    {959, -1, -1, -1, -1, 0, 1070, 22, 0, 1, 2, 34, 0, 0, 0, 17},  // damping
    {889, -1, -1, -1, -1, 0, 1071, 23, 0, 1, 2, 34, 0, 0, 0, 17},  // initialVelocity
    {960, -1, -1, -1, -1, 0, 1072, 24, 0, 1, 2, 34, 34, 0, 0, 17},  // timingFunction
    {961, -1, -1, -1, -1, 0, 1073, 25, 0, 1, 2, 34, 0, 0, 0, 17},  // duration
    {962, -1, -1, -1, -1, 0, 1074, 26, 0, 1, 2, 34, 0, 0, 0, 17},  // speed
    {963, -1, -1, -1, -1, 0, 1075, 27, 0, 1, 2, 34, 0, 0, 0, 17},  // beginTime
    {964, -1, -1, -1, -1, 0, 1076, 28, 0, 1, 2, 34, 0, 0, 0, 17},  // timeOffset
    {965, -1, -1, -1, -1, 0, 1077, 29, 0, 1, 2, 34, 0, 0, 0, 17},  // repeatCount
    {966, -1, -1, -1, -1, 0, 1078, 30, 0, 1, 2, 34, 0, 0, 0, 17},  // repeatDuration
    {967, -1, -1, -1, -1, 0, 1079, 31, 0, 1, 2, 34, 2, 0, 0, 17},  // autoreverses
    {968, -1, -1, -1, -1, 0, 1080, 32, 0, 1, 2, 34, 38, 0, 0, 17},  // fillMode
    {969, -1, -1, -1, -1, 0, 1081, 33, 0, 1, 2, 34, 2, 0, 0, 17},  // isRemovedOnCompletion
    {970, -1, -1, -1, -1, 0, 1082, 34, 0, 1, 2, 34, 2, 0, 0, 17},  // removedOnCompletion
    {568, -1, -1, -1, -1, 0, 1083, 35, 0, 1, 2, 34, 49, 0, 0, 17},  // delegate
    {971, -1, -1, -1, -1, 0, 1084, 36, 0, 1, 2, 34, 0, 0, 0, 17},  // settlingDuration
    {972, -1, -1, -1, 1148, 701, 1085, 37, 2, 3, 1, 29, 49, 0, 0, 17},  // add
    {973, -1, -1, -1, 1149, 703, 1088, 38, 1, 2, 1, 29, 49, 0, 0, 17},  // removeAnimation
    {974, -1, -1, -1, -1, 704, 1090, 39, 0, 1, 1, 29, 49, 0, 0, 17},  // removeAllAnimations
    {975, -1, -1, -1, -1, 704, 1091, 40, 0, 1, 1, 29, 4, 0, 0, 17},  // animationKeys
    {45, -1, -1, -1, 1164, 704, 1092, 41, 1, 2, 1, 29, 0, 0, 0, 17},  // value
    {977, -1, -1, -1, 1165, 705, 1094, 42, 2, 3, 1, 29, 49, 0, 0, 17},  // setValue
    {45, -1, -1, -1, 1164, 707, 1097, 43, 1, 2, 1, 28, 0, 0, 0, 17},  // value
    {977, -1, -1, -1, 1165, 708, 1099, 44, 2, 3, 1, 28, 49, 0, 0, 17},  // setValue
    {962, -1, -1, -1, -1, 0, 1102, 45, 0, 1, 2, 29, 0, 0, 0, 17},  // speed
    {963, -1, -1, -1, -1, 0, 1103, 46, 0, 1, 2, 29, 0, 0, 0, 17},  // beginTime
    {964, -1, -1, -1, -1, 0, 1104, 47, 0, 1, 2, 29, 0, 0, 0, 17},  // timeOffset
    {978, -1, -1, -1, -1, 710, 1105, 48, 2, 3, 1, 29, 0, 0, 0, 17},  // convertTime
    {978, -1, -1, -1, -1, 712, 1108, 49, 2, 3, 1, 29, 0, 0, 0, 17},  // convertTime
    {980, 979, -1, -1, -1, 714, 1111, 50, 0, 0, 4, 41, 49, 0, 0, 17},  // begin
    {981, 979, -1, -1, -1, 714, 1111, 51, 0, 0, 4, 41, 49, 0, 0, 17},  // commit
    {982, 979, -1, -1, -1, 714, 1111, 52, 0, 0, 4, 41, 49, 0, 0, 17},  // flush
    {912, 979, -1, -1, -1, 714, 1111, 53, 1, 1, 4, 41, 49, 0, 0, 17},  // setAnimationDuration
    {983, 979, -1, -1, -1, 715, 1112, 54, 1, 1, 4, 41, 49, 0, 0, 17},  // setDisableActions
    {984, 979, -1, -1, -1, 716, 1113, 55, 1, 1, 4, 41, 49, 0, 0, 17},  // setAnimationTimingFunction
    {985, 979, -1, -1, -1, 717, 1114, 56, 1, 1, 4, 41, 49, 0, 0, 17},  // setCompletionBlock
    {986, -1, -1, -1, -1, 718, 1115, 57, 1, 1, 0, 0, 14, 0, 0, 17},  // NSValue
    {986, -1, -1, -1, -1, 719, 1116, 58, 1, 1, 0, 0, 14, 0, 0, 17},  // NSValue
    {989, -1, -1, -1, -1, 0, 0, 59, 0, 0, 5, 0, 14, 0, 0, 17},  // CATransform3DIdentity
    {990, -1, -1, -1, -1, 720, 1117, 60, 4, 4, 0, 0, 14, 0, 0, 17},  // CATransform3DMakeRotation
    {991, -1, -1, -1, -1, 724, 1121, 61, 3, 3, 0, 0, 14, 0, 0, 17},  // CATransform3DMakeScale
    {992, -1, -1, -1, -1, 727, 1124, 62, 3, 3, 0, 0, 14, 0, 0, 17},  // CATransform3DMakeTranslation
    {993, -1, -1, -1, -1, 730, 1127, 63, 1, 1, 0, 0, 14, 0, 0, 17},  // CATransform3DMakeAffineTransform
    {994, -1, -1, -1, -1, 731, 1128, 64, 4, 4, 0, 0, 14, 0, 0, 17},  // CATransform3DTranslate
    {995, -1, -1, -1, -1, 735, 1132, 65, 4, 4, 0, 0, 14, 0, 0, 17},  // CATransform3DScale
    {996, -1, -1, -1, -1, 739, 1136, 66, 5, 5, 0, 0, 14, 0, 0, 17},  // CATransform3DRotate
    {997, -1, -1, -1, -1, 744, 1141, 67, 2, 2, 0, 0, 14, 0, 0, 17},  // CATransform3DConcat
    {998, -1, -1, -1, -1, 746, 1143, 68, 1, 1, 0, 0, 14, 0, 0, 17},  // CATransform3DInvert
    {999, -1, -1, -1, -1, 747, 1144, 69, 1, 1, 0, 0, 14, 0, 0, 17},  // CATransform3DGetAffineTransform
    {1000, -1, -1, -1, -1, 748, 1145, 70, 1, 1, 0, 0, 2, 0, 0, 17},  // CATransform3DIsIdentity
    {1001, -1, -1, -1, -1, 749, 1146, 71, 1, 1, 0, 0, 2, 0, 0, 17},  // CATransform3DIsAffine
    {1002, -1, -1, -1, -1, 750, 1147, 72, 2, 2, 0, 0, 2, 0, 0, 17},  // CATransform3DEqualToTransform
    {101, -1, -1, -1, -1, 752, 1149, 0, 1, 1, 0, 0, 49, 1, 0, 18},  // print
    {101, -1, -1, -1, -1, 753, 1150, 1, 2, 2, 0, 0, 49, 1, 0, 18},  // print
    {101, -1, -1, -1, -1, 755, 1152, 2, 2, 2, 0, 0, 49, 1, 0, 18},  // print
    {101, -1, -1, -1, -1, 757, 1154, 3, 3, 3, 0, 0, 49, 1, 0, 18},  // print
    {1004, -1, -1, -1, -1, 760, 1157, 4, 0, 0, 0, 0, 49, 0, 0, 18},  // fatalError
    {1005, -1, -1, -1, -1, 760, 1157, 5, 0, 0, 0, 0, 49, 0, 0, 18},  // preconditionFailure
    {1006, -1, -1, -1, -1, 760, 1157, 6, 0, 0, 0, 0, 49, 0, 0, 18},  // assertionFailure
    {1004, -1, -1, -1, -1, 760, 1157, 7, 1, 1, 0, 0, 49, 0, 0, 18},  // fatalError
    {1005, -1, -1, -1, -1, 761, 1158, 8, 1, 1, 0, 0, 49, 0, 0, 18},  // preconditionFailure
    {1006, -1, -1, -1, -1, 762, 1159, 9, 1, 1, 0, 0, 49, 0, 0, 18},  // assertionFailure
    {1007, -1, -1, -1, -1, 763, 1160, 10, 1, 1, 0, 0, 49, 0, 0, 18},  // assert
    {1008, -1, -1, -1, -1, 764, 1161, 11, 1, 1, 0, 0, 49, 0, 0, 18},  // precondition
    {1009, -1, -1, -1, -1, 765, 1162, 12, 1, 1, 0, 0, 49, 0, 0, 18},  // NSParameterAssert
    {1007, -1, -1, -1, -1, 766, 1163, 13, 2, 2, 0, 0, 49, 0, 0, 18},  // assert
    {1008, -1, -1, -1, -1, 768, 1165, 14, 2, 2, 0, 0, 49, 0, 0, 18},  // precondition
    {1010, -1, -1, -1, -1, 770, 1167, 15, 1, 1, 0, 0, 49, 1, 0, 18},  // NSAssert
    {1011, -1, -1, -1, -1, 771, 1168, 16, 1, 1, 0, 0, 49, 1, 0, 18},  // NSCAssert
    {1012, -1, -1, -1, -1, 772, 1169, 17, 1, 1, 0, 0, 49, 0, 0, 18},  // Optional
    {1013, -1, -1, -1, -1, 0, 0, 18, 0, 0, 5, 0, 21, 0, 0, 18},  // row
    {1014, -1, -1, -1, -1, 0, 0, 19, 0, 0, 5, 0, 21, 0, 0, 18},  // column
    {1015, -1, -1, -1, -1, 773, 1170, 20, 1, 1, 0, 0, 49, 0, 0, 18},  // convention
    {1016, -1, -1, -1, -1, 774, 1171, 21, 1, 1, 0, 0, 47, 1, 0, 18},  // plot
    {1016, -1, -1, -1, -1, 775, 1172, 22, 2, 2, 0, 0, 47, 1, 0, 18},  // plot
    {1016, -1, -1, -1, -1, 777, 1174, 23, 2, 2, 0, 0, 47, 1, 0, 18},  // plot
    {1017, -1, -1, -1, -1, 779, 1176, 24, 1, 1, 0, 0, 48, 1, 0, 18},  // describe
    {1017, -1, -1, -1, -1, 780, 1177, 25, 2, 2, 0, 0, 48, 1, 0, 18},  // describe
    {1017, -1, -1, -1, -1, 782, 1179, 26, 2, 2, 0, 0, 48, 1, 0, 18},  // describe
    {1018, -1, -1, -1, -1, 784, 1181, 27, 1, 1, 0, 0, 47, 1, 0, 18},  // film
    {1018, -1, -1, -1, -1, 785, 1182, 28, 2, 2, 0, 0, 47, 1, 0, 18},  // film
    {1018, -1, -1, -1, -1, 787, 1184, 29, 2, 2, 0, 0, 47, 1, 0, 18},  // film
    {1018, -1, -1, -1, -1, 789, 1186, 30, 3, 3, 0, 0, 47, 1, 0, 18},  // film
    {1020, -1, -1, -1, -1, 792, 1189, 31, 1, 1, 0, 0, 47, 1, 0, 18},  // strip
    {1020, -1, -1, -1, -1, 793, 1190, 32, 2, 2, 0, 0, 47, 1, 0, 18},  // strip
    {1020, -1, -1, -1, -1, 795, 1192, 33, 2, 2, 0, 0, 47, 1, 0, 18},  // strip
    {1020, -1, -1, -1, -1, 797, 1194, 34, 3, 3, 0, 0, 47, 1, 0, 18},  // strip
    {1021, -1, -1, -1, -1, 800, 1197, 35, 1, 1, 0, 0, 47, 0, 0, 18},  // grid
    {1022, -1, -1, -1, -1, 801, 1198, 36, 1, 1, 0, 0, 48, 0, 0, 18},  // why
    {1023, -1, -1, -1, -1, 0, 0, 0, 0, 0, 5, 0, 2, 0, 0, 19},  // YES
    {1024, -1, -1, -1, -1, 0, 0, 1, 0, 0, 5, 0, 2, 0, 0, 19},  // NO
    {1025, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 8, 0, 0, 19},  // NULL
    {1026, -1, -1, -1, -1, 0, 0, 3, 0, 0, 5, 0, 8, 0, 0, 19},  // Nil
    {1027, -1, -1, -1, -1, 0, 0, 4, 0, 0, 5, 0, 0, 0, 0, 19},  // HUGE_VALF
    {1028, -1, -1, -1, -1, 0, 0, 5, 0, 0, 5, 0, 0, 0, 0, 19},  // HUGE_VAL
    {1029, -1, -1, -1, -1, 0, 0, 6, 0, 0, 5, 0, 0, 0, 0, 19},  // INFINITY
    {330, -1, -1, -1, -1, 0, 0, 7, 0, 0, 5, 0, 0, 0, 0, 19},  // CGFLOAT_MAX
    {1030, -1, -1, -1, -1, 0, 0, 8, 0, 0, 5, 0, 0, 0, 0, 19},  // DBL_MAX
    {1031, -1, -1, -1, -1, 0, 0, 9, 0, 0, 5, 0, 0, 0, 0, 19},  // FLT_MAX
    {126, -1, -1, -1, -1, 802, 1199, 10, 1, 1, 3, 0, 0, 0, 0, 19},  // NSNumber
    {126, -1, -1, -1, -1, 803, 1200, 11, 1, 1, 3, 0, 0, 0, 0, 19},  // NSNumber
    {126, -1, -1, -1, -1, 804, 1201, 12, 1, 1, 3, 0, 0, 0, 0, 19},  // NSNumber
    {126, -1, -1, -1, -1, 805, 1202, 13, 1, 1, 3, 0, 0, 0, 0, 19},  // NSNumber
    {126, -1, -1, -1, -1, 806, 1203, 14, 1, 1, 3, 0, 0, 0, 0, 19},  // NSNumber
    {126, -1, -1, -1, -1, 807, 1204, 15, 1, 1, 0, 0, 2, 0, 0, 19},  // NSNumber
    {986, -1, -1, -1, -1, 808, 1205, 16, 1, 1, 0, 0, 9, 0, 0, 19},  // NSValue
    {986, -1, -1, -1, -1, 809, 1206, 17, 1, 1, 0, 0, 12, 0, 0, 19},  // NSValue
    {986, -1, -1, -1, -1, 810, 1207, 18, 1, 1, 0, 0, 13, 0, 0, 19},  // NSValue
    {986, -1, -1, -1, -1, 811, 1208, 19, 1, 1, 0, 0, 14, 0, 0, 19},  // NSValue
    {1037, -1, -1, -1, -1, 0, 1209, 20, 0, 1, 2, 1, 0, 0, 0, 19},  // floatValue
    {1038, -1, -1, -1, -1, 0, 1210, 21, 0, 1, 2, 1, 0, 0, 0, 19},  // doubleValue
    {1039, -1, -1, -1, -1, 0, 1211, 22, 0, 1, 2, 1, 0, 0, 0, 19},  // intValue
    {1040, -1, -1, -1, -1, 0, 1212, 23, 0, 1, 2, 1, 0, 0, 0, 19},  // integerValue
    {1041, -1, -1, -1, 1150, 0, 1213, 24, 0, 1, 2, 10, 9, 0, 0, 19},  // cgPointValue
    {1042, -1, -1, -1, 1151, 0, 1214, 25, 0, 1, 2, 13, 12, 0, 0, 19},  // cgSizeValue
    {1043, -1, -1, -1, 1152, 0, 1215, 26, 0, 1, 2, 14, 13, 0, 0, 19},  // cgRectValue
    {102, -1, -1, -1, -1, 812, 1216, 27, 1, 1, 0, 0, 49, 1, 0, 19},  // NSLog
    {1044, -1, -1, -1, -1, 813, 1217, 28, 1, 1, 0, 0, 49, 1, 0, 19},  // printf
    {142, -1, -1, -1, -1, 814, 1218, 29, 1, 1, 3, 0, 3, 1, 0, 19},  // NSString
    {140, -1, -1, -1, -1, 815, 1219, 30, 1, 1, 3, 0, 3, 1, 0, 19},  // String
    {144, -1, -1, -1, -1, 816, 1220, 31, 1, 1, 3, 0, 4, 1, 0, 19},  // NSArray
    {1047, -1, 1054, -1, -1, 817, 1221, 0, 0, 0, 3, 0, 29, 0, 0, 20},  // CGMutablePath
    {1051, -1, -1, -1, -1, 817, 1221, 1, 0, 0, 3, 0, 29, 0, 0, 20},  // UIBezierPath
    {1051, -1, -1, -1, -1, 817, 1221, 2, 1, 1, 3, 0, 29, 0, 0, 20},  // UIBezierPath
    {1051, -1, -1, -1, -1, 818, 1222, 3, 2, 2, 3, 0, 29, 0, 0, 20},  // UIBezierPath
    {1051, -1, -1, -1, -1, 820, 1224, 4, 1, 1, 3, 0, 29, 0, 0, 20},  // UIBezierPath
    {1057, -1, -1, -1, -1, 821, 1225, 5, 2, 2, 0, 0, 29, 0, 0, 20},  // CGPathCreateWithRect
    {1058, -1, -1, -1, -1, 823, 1227, 6, 1, 1, 0, 0, 49, 0, 0, 20},  // CGPathRelease
    {1059, -1, -1, -1, 1069, 824, 1228, 7, 1, 2, 1, 30, 49, 0, 0, 20},  // move
    {1060, -1, -1, -1, 1070, 825, 1230, 8, 1, 2, 1, 30, 49, 0, 0, 20},  // addLine
    {1061, -1, -1, -1, -1, 826, 1232, 9, 1, 2, 1, 30, 49, 0, 0, 20},  // addRect
    {1062, -1, -1, -1, -1, 827, 1234, 10, 1, 2, 1, 30, 49, 0, 0, 20},  // addEllipse
    {1063, -1, -1, -1, -1, 828, 1236, 11, 1, 2, 1, 30, 49, 0, 0, 20},  // apply
    {305, -1, -1, -1, 1064, 829, 1238, 12, 1, 2, 1, 30, 2, 0, 0, 20},  // contains
    {1065, -1, -1, -1, 1071, 831, 1240, 13, 0, 1, 1, 30, 49, 0, 0, 20},  // closeSubpath
    {559, -1, -1, -1, -1, 831, 1241, 14, 0, 1, 1, 30, 49, 0, 0, 20},  // close
    {1066, -1, -1, -1, -1, 831, 1242, 15, 0, 1, 1, 30, 49, 0, 0, 20},  // fill
    {1067, -1, -1, -1, -1, 831, 1243, 16, 0, 1, 1, 30, 49, 0, 0, 20},  // stroke
    {1068, -1, -1, -1, -1, 831, 1244, 17, 0, 1, 1, 30, 49, 0, 0, 20},  // addClip
    {1072, -1, -1, -1, -1, 833, 1245, 18, 3, 3, 0, 0, 49, 0, 0, 20},  // CGPathAddRect
    {1073, -1, -1, -1, -1, 836, 1248, 19, 4, 4, 0, 0, 49, 0, 0, 20},  // CGPathMoveToPoint
    {1074, -1, -1, -1, -1, 840, 1252, 20, 4, 4, 0, 0, 49, 0, 0, 20},  // CGPathAddLineToPoint
    {1075, -1, -1, -1, -1, 844, 1256, 21, 4, 4, 0, 0, 2, 0, 0, 20},  // CGPathContainsPoint
    {1076, -1, -1, -1, -1, 848, 1260, 22, 1, 1, 0, 0, 49, 0, 0, 20},  // CGPathCloseSubpath
    {1077, -1, -1, -1, 1083, 849, 1261, 23, 3, 4, 1, 30, 49, 0, 0, 20},  // addCurve
    {1077, -1, -1, -1, -1, 852, 1265, 24, 3, 4, 1, 30, 49, 0, 0, 20},  // addCurve
    {1080, -1, -1, -1, 1084, 855, 1269, 25, 2, 3, 1, 30, 49, 0, 0, 20},  // addQuadCurve
    {1080, -1, -1, -1, -1, 857, 1272, 26, 2, 3, 1, 30, 49, 0, 0, 20},  // addQuadCurve
    {1085, -1, -1, -1, 1091, 864, 1275, 27, 5, 6, 1, 30, 49, 0, 0, 20},  // addArc
    {1085, -1, -1, -1, -1, 869, 1281, 28, 5, 6, 1, 30, 49, 0, 0, 20},  // addArc
    {1051, -1, -1, -1, -1, 874, 1287, 29, 5, 5, 3, 0, 29, 0, 0, 20},  // UIBezierPath
    {1092, -1, -1, -1, -1, 884, 1292, 30, 8, 8, 0, 0, 49, 0, 0, 20},  // CGPathAddCurveToPoint
    {1093, -1, -1, -1, -1, 892, 1300, 31, 6, 6, 0, 0, 49, 0, 0, 20},  // CGPathAddQuadCurveToPoint
    {1094, -1, -1, -1, -1, 898, 1306, 32, 8, 8, 0, 0, 49, 0, 0, 20},  // CGPathAddArc
    {1095, -1, -1, -1, -1, 0, 1314, 33, 0, 1, 2, 30, 13, 0, 0, 20},  // boundingBox
    {528, -1, -1, -1, -1, 0, 1315, 34, 0, 1, 2, 30, 13, 0, 0, 20},  // bounds
    {1096, -1, -1, -1, -1, 0, 1316, 35, 0, 1, 2, 30, 13, 0, 0, 20},  // boundingBoxOfPath
    {280, -1, -1, -1, -1, 0, 1317, 36, 0, 1, 2, 30, 2, 0, 0, 20},  // isEmpty
    {1097, -1, -1, -1, -1, 0, 1318, 37, 0, 1, 2, 30, 9, 0, 0, 20},  // currentPoint
    {1098, -1, -1, -1, 1048, 0, 1319, 38, 0, 1, 2, 30, 29, 0, 0, 20},  // cgPath
    {1099, -1, -1, -1, -1, 906, 1320, 39, 1, 1, 0, 0, 13, 0, 0, 20},  // CGPathGetBoundingBox
    {1100, -1, -1, -1, -1, 0, 1321, 40, 0, 1, 2, 29, 29, 0, 0, 20},  // path
    {1101, -1, -1, -1, -1, 0, 1322, 41, 0, 1, 2, 29, 17, 0, 0, 20},  // fillColor
    {1102, -1, -1, -1, -1, 0, 1323, 42, 0, 1, 2, 29, 17, 0, 0, 20},  // strokeColor
    {1103, -1, -1, -1, -1, 0, 1324, 43, 0, 1, 2, 29, 0, 0, 0, 20},  // lineWidth
    {1104, -1, -1, -1, -1, 0, 1325, 44, 0, 1, 2, 29, 23, 0, 0, 20},  // lineJoin
    {1105, -1, -1, -1, -1, 0, 1326, 45, 0, 1, 2, 29, 4, 0, 0, 20},  // lineDashPattern
    {1106, -1, -1, -1, -1, 0, 1327, 46, 0, 1, 2, 29, 0, 0, 0, 20},  // lineDashPhase
    {1108, 1107, 1109, -1, -1, 0, 0, 47, 0, 0, 5, 24, 23, 0, 0, 20},  // miter
    {75, 1107, 1110, -1, -1, 0, 0, 48, 0, 0, 5, 24, 23, 0, 0, 20},  // round
    {1111, 1107, 1112, -1, -1, 0, 0, 49, 0, 0, 5, 24, 23, 0, 0, 20},  // bevel
    {1113, -1, -1, -1, 1052, 0, 1328, 50, 0, 1, 2, 18, 17, 0, 0, 20},  // cgColor
    {245, -1, 1114, -1, -1, 907, 1329, 0, 1, 1, 0, 0, 13, 0, 0, 21},  // rect
    {243, -1, 1115, -1, -1, 908, 1330, 1, 1, 1, 0, 0, 9, 0, 0, 21},  // point
    {235, -1, 1116, -1, -1, 909, 1331, 2, 1, 1, 0, 0, 12, 0, 0, 21},  // size
    {230, -1, 1117, -1, -1, 910, 1332, 3, 1, 1, 0, 0, 10, 0, 0, 21},  // vector
    {84, -1, 1118, -1, -1, 911, 1333, 4, 1, 1, 0, 0, 14, 0, 0, 21},  // transform
    {1119, -1, -1, -1, -1, 912, 1334, 5, 1, 1, 0, 0, 14, 0, 0, 21},  // css
    {1120, -1, -1, -1, -1, 913, 1335, 6, 1, 1, 0, 0, 14, 0, 0, 21},  // svg
    {1121, -1, -1, -1, -1, 914, 1336, 7, 1, 1, 0, 0, 27, 0, 0, 21},  // views
    {84, -1, -1, -1, -1, 915, 1337, 0, 2, 2, 0, 0, 14, 0, 0, 22},  // transform
    {84, -1, -1, -1, -1, 917, 1339, 1, 3, 3, 0, 0, 14, 0, 0, 22},  // transform
    {1066, 1122, -1, -1, -1, 0, 0, 2, 0, 0, 5, 23, 22, 0, 0, 22},  // fill
    {1123, 1122, -1, -1, -1, 0, 0, 3, 0, 0, 5, 23, 22, 0, 0, 22},  // aspectFit
    {1124, 1122, -1, -1, -1, 0, 0, 4, 0, 0, 5, 23, 22, 0, 0, 22},  // aspectFill
    {1125, 1122, -1, -1, -1, 0, 0, 5, 0, 0, 5, 23, 22, 0, 0, 22},  // scaleToFill
    {1126, 1122, -1, -1, -1, 0, 0, 6, 0, 0, 5, 23, 22, 0, 0, 22},  // scaleAspectFit
    {1127, 1122, -1, -1, -1, 0, 0, 7, 0, 0, 5, 23, 22, 0, 0, 22},  // scaleAspectFill
    {84, -1, -1, -1, -1, 920, 1342, 8, 1, 1, 0, 0, 49, 0, 0, 22},  // transform
    {1129, -1, -1, -1, -1, 921, 1343, 9, 1, 1, 0, 0, 0, 0, 0, 22},  // area
    {305, -1, -1, -1, -1, 922, 1344, 10, 2, 2, 0, 0, 2, 0, 0, 22},  // contains
    {284, -1, -1, -1, -1, 924, 1346, 11, 1, 2, 1, 28, 4, 0, 0, 22},  // corners
    {1119, -1, -1, -1, -1, 0, 1348, 0, 0, 1, 2, 15, 3, 0, 0, 23},  // css
    {1120, -1, -1, -1, -1, 0, 1349, 1, 0, 1, 2, 15, 3, 0, 0, 23},  // svg
    {1130, -1, -1, -1, -1, 0, 1350, 2, 0, 1, 2, 15, 48, 0, 0, 23},  // latex
    {1130, -1, -1, -1, -1, 0, 1351, 3, 0, 1, 2, 16, 48, 0, 0, 23},  // latex
    {1131, -1, -1, -1, -1, 925, 1352, 4, 1, 1, 0, 0, 48, 0, 0, 23},  // swiftCode
    {1132, -1, -1, -1, -1, 926, 1353, 0, 1, 1, 0, 0, 48, 0, 0, 24},  // explain
    {1132, -1, -1, -1, -1, 927, 1354, 1, 2, 2, 0, 0, 48, 0, 0, 24},  // explain
    {1134, -1, -1, -1, -1, 929, 1356, 2, 2, 2, 0, 0, 48, 0, 0, 24},  // compare
    {1134, -1, -1, -1, -1, 931, 1358, 3, 3, 3, 0, 0, 48, 0, 0, 24},  // compare
    {699, -1, -1, -1, 1166, 967, 1361, 0, 1, 2, 1, 29, 8, 0, 0, 25},  // action
    {1167, -1, -1, -1, -1, 969, 1363, 1, 1, 1, 3, 0, 3, 0, 0, 25},  // Selector
    {1169, -1, -1, -1, -1, 970, 1364, 2, 1, 1, 0, 0, 3, 0, 0, 25},  // NSSelectorFromString
};

static const int32_t labels[] = {
    87, 170, 171, 88, 172, 173, 175, 176, 179, 176, 180, -1, -1, 183, -1, 183, -1, -1, 183, 185, 176, 185,
    176, -1, 185, 176, 185, 176, 193, -1, -1, -1, -1, -1, 207, 208, 213, 214, 215, 216, -1, 185, 176, -1,
    223, -1, -1, -1, 227, 228, -1, 232, 233, -1, -1, -1, -1, 185, 176, 232, 233, 210, 235, -1, 287, 288, 289,
    290, 193, 227, 228, 227, 228, -1, -1, -1, -1, -1, -1, -1, 315, 316, 312, 313, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 316, 223, 193, 316, 207, 193, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 358, 362, 358, 368, 369, 370, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 394, -1, 396, -1, 398, -1, -1,
    51, 51, -1, 362, 51, 51, 51, 362, 9, -1, 9, -1, 406, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 414, -1,
    51, 415, 377, -1, -1, -1, -1, 193, 193, 193, -1, 417, -1, 418, -1, 419, 419, -1, -1, -1, 415, 377, 417,
    434, 362, 406, 362, -1, 437, -1, 445, -1, -1, 445, -1, 445, -1, 448, -1, -1, -1, 448, -1, -1, 453, 454,
    193, -1, -1, -1, -1, -1, -1, 51, 51, -1, 193, -1, 193, 193, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 362, 362, 362, 362, 406, -1, -1, 406, -1, 471, 472, 473, 474, -1, 479, 474, 527, 527, 527, 527, 527,
    527, 527, 527, 527, 527, 527, 527, 534, 535, 223, 436, -1, -1, -1, -1, 362, -1, -1, 604, -1, 607, -1,
    419, -1, 610, -1, 611, -1, 223, -1, 316, -1, 614, -1, 615, -1, 614, -1, 615, -1, -1, 419, -1, 626, -1,
    627, -1, 406, 633, 406, -1, -1, -1, 223, -1, 316, -1, -1, -1, 678, 232, 233, 232, 233, -1, 185, 176, -1,
    185, 176, 185, 176, -1, -1, -1, 682, -1, -1, 682, 185, 176, 185, 176, 682, -1, -1, 185, 176, -1, 698,
    699, -1, 698, 699, -1, 698, 699, -1, 698, 699, -1, 698, 699, -1, 698, 699, -1, 8, -1, 756, 8, -1, 758, 8,
    -1, 8, -1, -1, 8, -1, 758, -1, 699, -1, 699, 765, -1, -1, -1, 8, -1, 8, -1, 316, 223, 780, 316, 223, 780,
    781, 316, 223, 780, 316, 223, 780, 781, 419, 316, 223, 780, 419, 316, 223, 780, 208, 419, 193, 785, 780,
    419, 419, 787, 419, 782, 419, 787, 782, 419, 789, 223, 780, -1, 532, -1, 884, -1, -1, -1, 885, 886, 887,
    888, 888, 889, 419, 419, 891, 892, -1, -1, 419, 895, 896, 895, 896, 895, 896, 897, 895, 896, 897, 895,
    898, 896, 895, 898, 896, 895, 898, 896, 897, 895, 898, 896, 897, 895, 898, 899, 896, 895, 898, 899, 896,
    895, 898, 899, 896, 897, 895, 898, 899, 896, 897, 895, 898, 900, 901, 896, 895, 898, 900, 901, 896, 895,
    898, 900, 901, 899, 896, 895, 898, 900, 901, 899, 896, 895, 898, 900, 901, 896, 897, 895, 898, 900, 901,
    896, 897, 895, 898, 900, 901, 899, 896, 897, 895, 898, 900, 901, 899, 896, 897, -1, 896, -1, 896, -1,
    896, 897, -1, 896, 897, -1, 898, 899, 896, -1, 898, 899, 896, -1, 898, 899, 896, 897, -1, 898, 899, 896,
    897, -1, 898, 900, 901, 899, 896, 897, -1, 898, 900, 901, 899, 896, 897, 895, 898, 896, 895, 898, 896,
    895, 898, 899, 896, 895, 898, 899, 896, 895, 898, 896, 897, 895, 898, 896, 897, 895, 898, 899, 896, 897,
    895, 898, 899, 896, 897, -1, 898, 899, 896, 897, -1, 898, 899, 896, 897, 906, 907, 896, 906, 907, 896,
    -1, 907, 896, -1, 907, 896, -1, 910, -1, -1, -1, -1, -1, -1, -1, 924, 526, 526, 924, -1, 926, -1, 926,
    929, -1, 929, 926, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 943, 943, 943, -1, 445, 445,
    976, -1, 976, 976, -1, 976, -1, 316, -1, 223, -1, -1, -1, -1, 987, 988, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    417, -1, 1003, -1, 417, 1003, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 362, -1, 8,
    -1, -1, 362, -1, 8, -1, -1, 1019, -1, 789, -1, 789, 1019, -1, -1, 1019, -1, 789, -1, 789, 1019, -1, -1,
    128, 1032, 129, 130, 45, 147, 1033, 1034, 1035, 1036, -1, -1, 1045, 1045, 1046, 245, 1055, 650, 1056, -1,
    -1, -1, 223, 223, -1, 8, -1, -1, -1, 223, 223, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, 223, 885, 886, 223, 1078, 1079, 223, 1081, 223, 1082, 223, 885, 886, 223, 1081, 1086, 785, 1087,
    1088, 1089, 285, 785, 1087, 1088, 1089, 1090, 785, 1087, 1088, 1089, 1086, 785, 1087, 1088, 1089, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 316, 316, 316, 316,
    316, -1, -1, 316, 316, 223, 316, 223, -1, 1128, 362, -1, 8, 8, -1, -1, -1, 1133, -1, -1, -1, -1, 362, -1,
    406, 633, 406, 362, -1, 419, 604, 607, -1, 223, -1, 316, -1, -1, 445, 445, -1, 418, -1, 417, 756, 8, -1,
    8, 765, 445, 976, 976, -1, 976, -1, 976, 445, 445, -1, -1, 180, -1, 183, 193, 207, 208, -1, -1, -1, 185,
    176, -1, -1, -1, -1, -1, -1, -1, -1, -1, 223, -1, 316, -1, 614, -1, 615, -1, 614, -1, 615, -1, 223, -1,
    316, -1, 406, 633, 406, -1, -1, -1
};

static const uint64_t kinds[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 258, 1, 258, 10, 1, 10, 1, 1, 10, 1, 1, 1, 1, 15, 15, 15, 1, 1, 15, 1, 1,
    15, 258, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 20, 10, 258, 13, 1, 258, 11,
    17, 17, 17, 17, 17, 1, 1, 10, 10, 10, 15, 10, 10, 10, 10, 10, 10, 1, 1, 11, 11, 11, 11, 15, 1, 1, 13, 13,
    13, 15, 13, 13, 13, 13, 12, 12, 12, 12, 12, 12, 1, 1, 1, 1, 10, 13, 14, 14, 14, 14, 14, 14, 14, 14, 14,
    14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 1, 1, 1, 1, 14, 46, 14, 1, 1, 14, 1, 1, 14, 14, 14, 14, 14, 14,
    14, 10, 14, 14, 14, 14, 14, 15, 14, 1, 19, 14, 14, 16, 16, 16, 16, 16, 16, 1, 262402, 262402, 262402,
    262402, 262402, 262402, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 258, 258, 258, 258,
    258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 1, 1, 25, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 258, 258, 258, 1, 1, 1, 1, 1, 5, 5, 5, 5, 5, 5, 395269, 395269, 5,
    45, 5, 45, 5, 45, 5, 0, 45, 5, 45, 5, 45, 5, 1, 5, 0, 5, 5, 1, 5, 1, 0, 5, 0, 1, 5, 1, 1, 5, 0, 5, 0, 5,
    45, 5, 45, 5, 45, 5, 0, 5, 45, 5, 45, 5, 45, 5, 0, 5, 45, 5, 45, 5, 45, 5, 5, 5, 5, 5, 1, 5, 1, 8, 45, 5,
    5, 5, 1, 5, 5, 1, 5, 1, 5, 1, 5, 1, 1, 5, 5, 5, 5, 5, 45, 8, 45, 5, 0, 45, 5, 45, 0, 1, 5, 5, 269102,
    269102, 269102, 269102, 5, 45, 5, 45, 5, 5, 45, 5, 45, 5, 4, 5, 0, 5, 1541, 5, 0, 1, 5, 1, 5, 5, 5, 5, 4,
    4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 1, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 0, 0, 0, 0, 7, 7, 7, 7, 7,
    7, 7, 0, 7, 0, 7, 0, 0, 7, 0, 0, 7, 7, 7, 7, 45, 7, 45, 7, 45, 7, 7, 45, 7, 0, 7, 0, 5, 395269, 45, 7,
    45, 7, 45, 7, 45, 7, 45, 7, 0, 45, 7, 45, 7, 45, 7, 45, 7, 45, 7, 45, 7, 45, 7, 45, 7, 7, 8, 8, 8, 8, 8,
    1, 8, 45, 8, 67503368, 67504133, 6, 6, 6, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541,
    6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 0, 6, 0, 6, 0, 6, 0, 6, 6, 6, 1, 1, 1, 1, 18, 1,
    18, 18, 18, 1, 1, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 28, 28, 28, 28, 28, 28, 28, 4, 0, 28,
    28, 10, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 4, 28, 28, 28,
    28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 1, 1, 1, 1, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
    28, 28, 28, 28, 28, 1, 28, 28, 28, 28, 28, 28, 28, 3594, 2332, 28, 3594, 2332, 28, 3594, 2332, 28, 3594,
    2332, 28, 3594, 2332, 28, 3594, 2332, 28, 28, 28, 28, 28, 28, 29, 29, 29, 29, 28, 1, 29, 29, 1, 29, 29,
    29, 29, 29, 29, 28, 10, 0, 28, 10, 0, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29,
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
    0, 4, 0, 4, 0, 4, 4, 4, 4, 4, 3, 3, 3, 3, 4, 3, 4, 3, 3, 0, 22, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 3, 10, 13, 14, 15, 1, 1, 1, 1, 10, 13, 14, 4, 4,
    4, 4, 0, 14, 14, 1, 14, 14, 2319, 30, 30, 10, 30, 10, 30, 14, 30, 14, 30, 15, 30, 10, 30, 30, 30, 30, 30,
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
    15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 3,
    4, 4, 4, 5, 5, 5, 4, 3, 8, 8, 2, 10, 11, 13, 14, 17, 19, 18, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
    28, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 46, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 25, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 7, 7, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 26, 26, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 21, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 28, 0, 0, 0, 0, 29, 29, 29, 29, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 44, 0, 0,
    0, 0, 0, 43, 15, 31, 31, 0, 0, 31, 31, 31, 31, 31, 32, 33, 32, 33, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 46, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    36, 36, 36, 36, 37, 37, 38, 39, 40, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 35, 35, 35, 35, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 42, 1, 1, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 34, 0, 34, 34, 34, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 41, 0, 0, 0, 0, 0, 0, 0, 0, 15, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 30, 30, 30, 30, 30, 18, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 23, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4,
    4
};

static const int32_t type_names[] = {
    118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138,
    139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 105, 155, 156, 157, 158,
    159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 286, 350, 438, 439, 440, 457, 569, 570, 595, 629,
    634, 635, 636, 637, 688, 694, 695, 696, 697, 700, 701, 702, 703, 704, 705, 706, 707, 708, 773, 792, 793,
    794, 795, 796, 797, 798, 799, 800, 879, 880, 881, 882, 919, 920, 921, 942, 944, 945, 946, 979, 988, 1047,
    1048, 1049, 1050, 1051, 1052, 1053, 1107, 1122, 1167, 1168
};

static const struct catalogue_tables tables = {
    bytes, COUNT(bytes) - 1, names, COUNT(names), slots, COUNT(slots), first, COUNT(first),
    links, COUNT(links), entries, COUNT(entries), labels, COUNT(labels), kinds, COUNT(kinds),
    types, COUNT(types), type_names, COUNT(type_names)};

const struct catalogue_tables *_Nonnull catalogue_tables(void) { return &tables; }
