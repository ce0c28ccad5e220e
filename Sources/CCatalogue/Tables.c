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
    "CGSize" "CGRect" "CGAffineTransformComponents" "CGRectEdge" "UIColor" "CALayer" "UIView" "UIWindow"
    "UIImageView" "UILabel" "UIButton" "UIScrollView" "UIControl" "UITextField" "UITextView"
    "UITableViewCell" "UICollectionViewCell" "UIVisualEffectView" "b" "c" "tx" "ty" "CGAffineTransformMake"
    "translationX" "y" "CGAffineTransformMakeTranslation" "T" "scaleX" "rotationAngle"
    "CGAffineTransformMakeRotation" "R" "about" "H" "x" "identity" "CGAffineTransformIdentity"
    "concatenating" "CGAffineTransformConcat" "translatedBy" "CGAffineTransformTranslate" "rotated" "by"
    "CGAffineTransformRotate" "inverted" "CGAffineTransformInvert" "decomposed"
    "CGAffineTransformIsIdentity" "CGAffineTransformEqualToTransform" "NSStringFromCGAffineTransform"
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
    "update" "popFirst" "red" "green" "blue" "alpha" "withAlphaComponent" "white" "black" "blackColor"
    "whiteColor" "redColor" "greenColor" "blueColor" "cyan" "cyanColor" "yellow" "yellowColor" "magenta"
    "magentaColor" "orange" "orangeColor" "purple" "purpleColor" "brown" "brownColor" "gray" "grayColor"
    "lightGray" "lightGrayColor" "darkGray" "darkGrayColor" "clear" "clearColor" "systemRed" "systemOrange"
    "systemYellow" "systemGreen" "systemMint" "systemTeal" "systemCyan" "systemBlue" "systemIndigo"
    "systemPurple" "systemPink" "systemBrown" "systemGray" "systemGray2" "systemGray3" "systemGray4"
    "systemGray5" "systemGray6" "systemBackground" "secondarySystemBackground" "label" "frame" "bounds"
    "anchorPoint" "isHidden" "clipsToBounds" "name" "UIImage" "named" "image" "moveAnchor" "contentOffset"
    "isUserInteractionEnabled" "userInteractionEnabled" "tag" "backgroundColor" "text" "textColor"
    "textAlignment" "font" "contentMode" "isOpaque" "tintColor" "contentScaleFactor" "accessibilityLabel"
    "numberOfLines" "adjustsFontSizeToFitWidth" "zoomScale" "system" "ButtonType" "custom" "infoLight"
    "contactAdd" "close" "isScrollEnabled" "isPagingEnabled" "bounces" "showsHorizontalScrollIndicator"
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
    "resignFirstResponder" "layoutIfNeeded" "viewWithTag" "insertSublayer" "above" "below"
    "noIntrinsicMetric" "UIScreen" "main" "mainScreen" "hitTest" "inside" "masksToBounds"
    "sublayerTransform" "zPosition" "opacity" "cornerRadius" "borderWidth" "borderColor" "shadowColor"
    "shadowOpacity" "shadowRadius" "shadowOffset" "shadowPath" "contentsScale" "contents" "shouldRasterize"
    "rasterizationScale" "isDoubleSided" "mask" "lineCap" "fillRule" "strokeStart" "strokeEnd"
    "affineTransform" "presentation" "model" "superlayer" "sublayers" "addSublayer" "removeFromSuperlayer"
    "Rectangle" "Text" "Image" "systemName" "padding" "offset" "rotationEffect" "anchor" "scaleEffect"
    "transformEffect" "modifier" "layoutFrame" "topLeading" "UnitPoint" "topTrailing" "leading" "trailing"
    "bottomLeading" "bottomTrailing" "View" "ProjectionTransform" "UIGestureRecognizer"
    "UIPanGestureRecognizer" "target" "action" "UIPinchGestureRecognizer" "UIRotationGestureRecognizer"
    "UITapGestureRecognizer" "UILongPressGestureRecognizer" "UISwipeGestureRecognizer" "State" "Direction"
    "UIGestureRecognizerState" "UISwipeGestureRecognizerDirection" "possible" "UIGestureRecognizer.State"
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
    "closeSubpath" "moveToPoint:" "addLineToPoint:" "closePath" "CGPathAddRect" "CGPathMoveToPoint"
    "CGPathAddLineToPoint" "CGPathContainsPoint" "CGPathCloseSubpath" "addCurve" "control1" "control2"
    "addQuadCurve" "controlPoint" "control" "addCurveToPoint:controlPoint1:controlPoint2:"
    "addQuadCurveToPoint:controlPoint:" "addArc" "withCenter" "startAngle" "endAngle" "clockwise"
    "arcCenter" "addArcWithCenter:radius:startAngle:endAngle:clockwise:" "CGPathAddCurveToPoint"
    "CGPathAddQuadCurveToPoint" "CGPathAddArc" "boundingBox" "boundingBoxOfPath" "currentPoint" "cgPath"
    "CGPathGetBoundingBox" "CAShapeLayer" "path" "fillColor" "strokeColor" "lineWidth" "lineJoin"
    "lineDashPattern" "lineDashPhase" "CAShapeLayerLineJoin" "miter" "kCALineJoinMiter" "kCALineJoinRound"
    "bevel" "kCALineJoinBevel" "cgColor" "CGRectFromString" "CGPointFromString" "CGSizeFromString"
    "CGVectorFromString" "CGAffineTransformFromString" "css" "svg" "views" "FitMode" "fill" "aspectFit"
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
    {1011, 2755019962}, {1018, 1700657266}, {1024, 2169878254}, {1032, 4170555683}, {1043, 1334253329},
    {1050, 2265719507}, {1058, 2570318435}, {1070, 3483588555}, {1079, 2774362700}, {1090, 21843312},
    {1100, 3429590357}, {1115, 1071897420}, {1135, 1566828974}, {1153, 514687451}, {1154, 3876335077},
    {1155, 3859557458}, {1157, 1363500993}, {1159, 1346723374}, {1180, 2264171482}, {1192, 1357355164},
    {1193, 4228665076}, {1225, 1867418821}, {1226, 3507227459}, {1232, 3168883851}, {1245, 3222486838},
    {1274, 3381181800}, {1275, 3607893173}, {1280, 3005452862}, {1281, 3440116983}, {1282, 4245442695},
    {1290, 2839884955}, {1315, 3398044946}, {1328, 3005386353}, {1351, 1217983224}, {1363, 3509544318},
    {1389, 1610779110}, {1396, 2930439210}, {1398, 1412156564}, {1421, 3160029103}, {1429, 3174662200},
    {1452, 1479719844}, {1462, 3376534378}, {1489, 3589306714}, {1522, 804357063}, {1551, 1910201350},
    {1561, 4100406635}, {1572, 1987983040}, {1578, 365099244}, {1582, 3641958979}, {1592, 296602997},
    {1599, 2462546090}, {1606, 4254058618}, {1611, 2907980824}, {1615, 3981965844}, {1621, 3649018447},
    {1629, 2614820847}, {1642, 292130973}, {1647, 2190941297}, {1662, 211913386}, {1670, 564937055},
    {1681, 3419592236}, {1692, 3460502485}, {1696, 2339366755}, {1707, 377128425}, {1715, 1086286877},
    {1742, 3941508978}, {1750, 783488098}, {1752, 1111836708}, {1771, 2280960882}, {1790, 975988953},
    {1806, 635020210}, {1808, 1360837969}, {1810, 1344060350}, {1822, 1925151750}, {1828, 2408179714},
    {1834, 2211460629}, {1839, 2508680735}, {1845, 3585981250}, {1855, 2335550124}, {1859, 597743964},
    {1869, 2354563044}, {1895, 2897926679}, {1912, 1035906630}, {1930, 783840260}, {1931, 4060888886},
    {1932, 4278997933}, {1940, 589286162}, {1945, 414084241}, {1955, 2275477643}, {1959, 3940830471},
    {1969, 1940694431}, {1973, 1996966820}, {1983, 1637070560}, {1991, 1605206413}, {2005, 1343892145},
    {2023, 2293605903}, {2031, 1968018676}, {2045, 2745245856}, {2053, 2872562979}, {2067, 1867915087},
    {2075, 1052627742}, {2089, 1537748690}, {2097, 4233365429}, {2111, 3239423849}, {2115, 1535751837},
    {2128, 3736796887}, {2132, 2541423239}, {2145, 3804893101}, {2149, 3060514643}, {2162, 21234473},
    {2166, 1518974218}, {2179, 3720019268}, {2183, 2524645620}, {2196, 3788115482}, {2200, 3043737024},
    {2213, 4456854}, {2227, 2037980277}, {2242, 2933655948}, {2254, 558644074}, {2271, 328942278},
    {2279, 2111105165}, {2293, 3042771105}, {2299, 3800657716}, {2311, 626531088}, {2318, 2362349278},
    {2331, 866545770}, {2341, 857273821}, {2357, 4045899937}, {2364, 1135749657}, {2370, 93078660},
    {2382, 1409690180}, {2385, 2802900028}, {2389, 306900080}, {2395, 1319594794}, {2400, 2028154341},
    {2416, 2218332638}, {2432, 1331687974}, {2437, 2135852838}, {2458, 2753988203}, {2465, 864200463},
    {2476, 3838403746}, {2484, 1530791347}, {2496, 3721205966}, {2501, 3688814324}, {2512, 3876242216},
    {2524, 1809966536}, {2542, 2699878380}, {2552, 4079184015}, {2572, 1179101157}, {2580, 1825239352},
    {2599, 3748245722}, {2617, 634908722}, {2624, 3181326346}, {2641, 163271060}, {2667, 3289806584},
    {2679, 3446866648}, {2684, 1737076817}, {2693, 881687192}, {2700, 1219519868}, {2710, 3970939267},
    {2714, 2513272949}, {2723, 3224470464}, {2730, 2986472067}, {2734, 708293528}, {2740, 258052966},
    {2742, 3450233754}, {2744, 1213090802}, {2748, 3555670962}, {2754, 2743639103}, {2760, 2710083865},
    {2768, 1135433081}, {2776, 1315384455}, {2787, 4179333016}, {2810, 867257093}, {2821, 841567274},
    {2824, 3617776409}, {2836, 1784172926}, {2839, 3381609815}, {2851, 1550566188}, {2854, 1923516200},
    {2857, 1062293841}, {2860, 709362235}, {2864, 392774327}, {2869, 2880712451}, {2874, 3102149661},
    {2878, 1659167240}, {2881, 1479764693}, {2885, 2347825097}, {2891, 1197479801}, {2895, 1351583639},
    {2901, 366569208}, {2905, 1251212115}, {2909, 1621599661}, {2916, 1920734138}, {2941, 4225734153},
    {2943, 1128467232}, {2947, 1035581717}, {2962, 3525779695}, {2985, 1975486251}, {2995, 2889234988},
    {3007, 128921049}, {3026, 1127666911}, {3036, 2542550614}, {3042, 2627312426}, {3051, 1195911285},
    {3061, 4151950225}, {3063, 1765031016}, {3071, 1814435734}, {3076, 876513898}, {3087, 879704937},
    {3095, 3728990320}, {3115, 4007662012}, {3122, 2941534958}, {3129, 2238339041}, {3134, 3277562923},
    {3137, 3761252941}, {3141, 382886321}, {3144, 4220379804}, {3148, 4200353678}, {3151, 2633446552},
    {3155, 388525018}, {3160, 967958004}, {3165, 1216469057}, {3169, 1675745305}, {3177, 3533348019},
    {3187, 2267784115}, {3190, 2877453236}, {3200, 1419061120}, {3206, 3353438327}, {3212, 2002030311},
    {3219, 931910521}, {3245, 1638953034}, {3258, 263889333}, {3271, 2304257469}, {3281, 1623797237},
    {3297, 2667149886}, {3316, 1204873229}, {3336, 2611599107}, {3346, 1975768454}, {3358, 3532344479},
    {3365, 2718014180}, {3386, 713077974}, {3403, 2712081721}, {3413, 2215640769}, {3423, 1070265239},
    {3432, 1134120687}, {3438, 4232466889}, {3442, 2846199180}, {3455, 1743930340}, {3461, 4005059268},
    {3465, 206241385}, {3474, 1115344066}, {3482, 567586076}, {3488, 3901637708}, {3494, 152899664},
    {3501, 4155575922}, {3511, 236925125}, {3519, 1684779966}, {3523, 798074659}, {3532, 2374006294},
    {3538, 3103973672}, {3547, 1787359420}, {3557, 2926810054}, {3559, 1462048136}, {3569, 1244814717},
    {3579, 1696195782}, {3588, 3093996503}, {3597, 2756264342}, {3605, 2866045037}, {3613, 1163907536},
    {3625, 2104353872}, {3636, 3110688315}, {3647, 3317910134}, {3660, 2755011687}, {3676, 2069497450},
    {3687, 1516930437}, {3692, 2276994531}, {3702, 469045609}, {3713, 2847090017}, {3733, 176574206},
    {3737, 1361572173}, {3747, 1896686403}, {3757, 1266202965}, {3769, 3635588042}, {3788, 2733832836},
    {3792, 4182378701}, {3799, 2110798224}, {3805, 877087803}, {3814, 1970364490}, {3820, 1275339983},
    {3838, 350857000}, {3854, 2079739832}, {3870, 1996921413}, {3879, 2043970711}, {3886, 1731736080},
    {3898, 4080117376}, {3909, 1493013840}, {3929, 2398078988}, {3937, 1065574956}, {3947, 2965413338},
    {3957, 990401381}, {3960, 682729123}, {3969, 1722954222}, {3985, 3827859290}, {3996, 37271103},
    {4004, 1119987041}, {4023, 2161276179}, {4046, 3507573001}, {4054, 2301731235}, {4064, 1862550028},
    {4078, 3213420894}, {4094, 288415389}, {4104, 4033069017}, {4110, 672109684}, {4118, 3339054942},
    {4121, 1089765596}, {4126, 18738364}, {4130, 2197550541}, {4135, 1569418667}, {4153, 1419285594},
    {4158, 3724674918}, {4163, 1452231588}, {4173, 665752555}, {4183, 2665914025}, {4191, 1172522883},
    {4201, 2411978403}, {4210, 2082024064}, {4214, 1231115066}, {4223, 244075885}, {4229, 96429129},
    {4240, 1558106348}, {4247, 1676028392}, {4259, 3565214879}, {4265, 1169454059}, {4276, 2276069802},
    {4282, 2590900991}, {4293, 403953390}, {4298, 817772335}, {4308, 3894621598}, {4312, 3130700698},
    {4321, 3811712141}, {4330, 2836898780}, {4344, 744222851}, {4352, 3219325754}, {4365, 455433581},
    {4370, 1550717474}, {4380, 4099875093}, {4389, 2687217115}, {4401, 3317790454}, {4413, 680679420},
    {4424, 4074568615}, {4434, 972345196}, {4444, 2124225882}, {4454, 1707208587}, {4464, 1698171440},
    {4476, 1765986002}, {4488, 3099195470}, {4498, 1325296208}, {4509, 1159889848}, {4519, 3210628243},
    {4530, 3799163251}, {4541, 3782385632}, {4552, 3899828965}, {4563, 3883051346}, {4574, 3866273727},
    {4590, 4169345192}, {4615, 3573351892}, {4620, 4137097213}, {4625, 3523899814}, {4631, 1029089800},
    {4642, 1290530634}, {4650, 4203053801}, {4663, 406972148}, {4667, 2369371622}, {4674, 3726277920},
    {4679, 3555021734}, {4684, 3008443898}, {4694, 877317237}, {4707, 1513289445}, {4731, 2694946607},
    {4753, 3902926015}, {4756, 2516003219}, {4771, 3083183824}, {4775, 3185987134}, {4784, 3141474305},
    {4797, 1010012291}, {4801, 659427984}, {4812, 3254824265}, {4820, 1438951982}, {4829, 571377267},
    {4847, 143865419}, {4865, 445834375}, {4878, 3198073272}, {4903, 1888717571}, {4912, 2636563400},
    {4918, 1226705564}, {4928, 1144915353}, {4934, 542584942}, {4943, 2126046479}, {4953, 2322214854},
    {4958, 667630371}, {4973, 2477794221}, {4988, 2826459802}, {4995, 863636682}, {5025, 3312035873},
    {5053, 2374822095}, {5069, 1117036282}, {5085, 2727146260}, {5097, 2338438971}, {5105, 894604266},
    {5123, 239266950}, {5139, 3440848049}, {5157, 1563451997}, {5193, 1300855194}, {5211, 2649340029},
    {5224, 3157132282}, {5255, 1994390723}, {5268, 3295732442}, {5287, 3217941162}, {5324, 2638373311},
    {5343, 729836362}, {5360, 1103965319}, {5395, 3909734774}, {5412, 3422384807}, {5426, 1562399317},
    {5458, 3535094014}, {5472, 2862813109}, {5492, 70193435}, {5530, 3331707904}, {5550, 167527483},
    {5554, 810547195}, {5576, 3377910156}, {5592, 2815096657}, {5633, 3232227944}, {5652, 2636711499},
    {5663, 1490880043}, {5678, 651349070}, {5687, 830772382}, {5694, 3753552150}, {5703, 2675976173},
    {5711, 2255101473}, {5723, 1325536902}, {5733, 66138439}, {5752, 2650151654}, {5764, 1362571274},
    {5771, 2674091075}, {5788, 4180264212}, {5799, 2220611910}, {5805, 3628923247}, {5824, 2290191893},
    {5837, 524486259}, {5849, 2660165913}, {5861, 2510371521}, {5868, 1647949432}, {5879, 2499925078},
    {5885, 1061329053}, {5893, 2186648520}, {5905, 3685987662}, {5919, 1203193122}, {5934, 1771288722},
    {5948, 1024755039}, {5968, 2323362532}, {5988, 295121441}, {6002, 3305235377}, {6013, 186774928},
    {6027, 2185261687}, {6032, 2753641482}, {6037, 2454962418}, {6054, 958887293}, {6062, 3091067239},
    {6066, 3935363592}, {6076, 3073585980}, {6083, 1867556362}, {6089, 4148812653}, {6102, 1214513038},
    {6119, 1445723454}, {6128, 2844467682}, {6135, 3334659430}, {6147, 3572701046}, {6158, 555663897},
    {6169, 3123020006}, {6180, 3326301860}, {6193, 3005567066}, {6205, 2400366623}, {6217, 2266193630},
    {6227, 3448933658}, {6240, 3786999131}, {6248, 2370703267}, {6263, 2552112075}, {6281, 2857694466},
    {6294, 2048902997}, {6298, 3883353449}, {6305, 4173553157}, {6313, 2053962742}, {6324, 1836668495},
    {6333, 721310682}, {6348, 1006735486}, {6360, 325084441}, {6365, 2961925722}, {6375, 497438945},
    {6384, 1787797455}, {6395, 1849888827}, {6415, 3825011241}, {6424, 385702446}, {6428, 1041509726},
    {6433, 1494001562}, {6443, 1742909879}, {6450, 2157316278}, {6456, 348705738}, {6470, 737459482},
    {6476, 1122880180}, {6487, 1945272936}, {6502, 2380932862}, {6510, 2548392784}, {6521, 3688764708},
    {6531, 1901756438}, {6540, 906872895}, {6551, 1648836552}, {6558, 1359877577}, {6566, 521485205},
    {6579, 252720416}, {6593, 1264131298}, {6597, 1582017048}, {6616, 422274124}, {6635, 3020961236},
    {6657, 1120609123}, {6663, 845187144}, {6669, 3294899967}, {6693, 3704248662}, {6720, 1361184210},
    {6742, 254023945}, {6770, 3600137057}, {6794, 2682444316}, {6799, 502047894}, {6808, 1644100618},
    {6832, 1592819465}, {6865, 895660813}, {6873, 335426986}, {6898, 1264318259}, {6930, 1168386582},
    {6938, 1663862986}, {6943, 1746993862}, {6972, 1903257066}, {6977, 974882150}, {6984, 1177151643},
    {7015, 165292311}, {7022, 2311397435}, {7027, 439402299}, {7056, 1552997231}, {7061, 3962257883},
    {7070, 2220750876}, {7103, 2007447656}, {7112, 2787838396}, {7118, 3769421748}, {7148, 4173954024},
    {7154, 1434043348}, {7164, 1426660429}, {7198, 737025121}, {7232, 1466689035}, {7270, 4098563933},
    {7275, 513712005}, {7312, 229043912}, {7316, 2457286800}, {7351, 3584307048}, {7353, 1123244352},
    {7390, 1329338781}, {7394, 2761510965}, {7399, 2016490230}, {7408, 4136070254}, {7415, 49525662},
    {7435, 539821669}, {7453, 3772220557}, {7471, 4185830300}, {7486, 3171290880}, {7508, 832521766},
    {7530, 1461782644}, {7550, 691540578}, {7573, 1404144425}, {7593, 522796658}, {7610, 1376505559},
    {7619, 3748513642}, {7627, 846470194}, {7635, 200649126}, {7649, 3431639220}, {7656, 4292335199},
    {7671, 907121470}, {7677, 2240342303}, {7694, 2969811462}, {7708, 167268160}, {7722, 1833803298},
    {7731, 588027325}, {7743, 1136770368}, {7750, 4030051588}, {7756, 1400182552}, {7786, 455416660},
    {7806, 2271268225}, {7829, 2613973034}, {7847, 392604227}, {7869, 3754606837}, {7889, 2833158821},
    {7905, 3350374178}, {7912, 534084754}, {7926, 2867322350}, {7948, 2116308131}, {7964, 664899839},
    {7986, 1989677117}, {7995, 904369474}, {7999, 3096186179}, {8004, 741716276}, {8009, 2329068957},
    {8016, 2921198141}, {8021, 1055615879}, {8026, 3285122304}, {8032, 230313139}, {8035, 2868333218},
    {8039, 4098541315}, {8044, 33356212}, {8051, 1723256298}, {8055, 4140259964}, {8061, 107912219},
    {8083, 4121566434}, {8113, 3855721002}, {8129, 2216232237}, {8153, 2255928953}, {8173, 159080631},
    {8187, 3689248828}, {8212, 836430118}, {8233, 3367347455}, {8259, 4230039153}, {8273, 609216699},
    {8308, 1501614459}, {8319, 1529288929}, {8351, 2719113377}, {8363, 2275796322}, {8396, 1812401954},
    {8407, 2408338453}, {8439, 2855832277}, {8466, 1459817706}, {8477, 2392518824}, {8509, 518942568},
    {8530, 3663533692}, {8572, 2192755772}, {8597, 177875273}, {8643, 891907593}, {8665, 1945812840},
    {8708, 1417411880}, {8732, 2154355281}, {8777, 3467076881}, {8797, 317429627}, {8838, 771452987},
    {8873, 181460511}, {8893, 456257992}, {8934, 2485130632}, {8957, 317835491}, {9001, 3496877987},
    {9022, 1103010248}, {9072, 3557956176}, {9095, 4255026978}, {9147, 3877521898}, {9161, 4267328027},
    {9172, 3365817217}, {9184, 1019517826}, {9195, 4255312501}, {9201, 107113802}, {9212, 339302984},
    {9233, 571385436}, {9258, 701971049}, {9280, 3844547848}, {9304, 2993703921}, {9324, 856100507},
    {9338, 523418047}, {9359, 1199509864}, {9368, 71184232}, {9397, 3633864562}, {9403, 3626350180},
    {9429, 227242734}, {9436, 3686895409}, {9463, 23593359}, {9469, 3490026688}, {9495, 2245546586},
    {9504, 63500808}, {9510, 3324008260}, {9517, 2639082641}, {9523, 4241250784}, {9551, 1005534689},
    {9579, 433529277}, {9608, 1104277830}, {9621, 1738166450}, {9656, 4196810825}, {9685, 1042290725},
    {9692, 1073217499}, {9710, 2059328792}, {9718, 1536564555}, {9737, 2064776214}, {9746, 1856753941},
    {9766, 1308833490}, {9770, 3934383778}, {9785, 2480094667}, {9803, 3523238589}, {9811, 1863269210},
    {9831, 2099371351}, {9836, 4096559242}, {9853, 2182794837}, {9860, 667710333}, {9863, 718098122},
    {9866, 682728183}, {9884, 3802467407}, {9905, 3657180965}, {9928, 1665393361}, {9952, 1052733624},
    {9961, 184912774}, {9977, 4089387070}, {9990, 2352568569}, {10003, 1245245715}, {10016, 1262023334},
    {10030, 3270702940}, {10042, 2739892052}, {10057, 2480001844}, {10063, 351428278}, {10080, 2428146278},
    {10095, 2992948263}, {10106, 2349028720}, {10113, 3885786800}, {10125, 1736514697}, {10135, 3474322026},
    {10145, 60432295}, {10150, 1322381784}, {10157, 4012403877}, {10179, 989471740}, {10200, 452908417},
    {10219, 423327896}, {10235, 2453966149}, {10263, 1731566697}, {10274, 2587032280}, {10295, 2963724706},
    {10311, 712913813}, {10343, 2778836517}, {10358, 2173728365}, {10365, 2357661820}, {10381, 409169195},
    {10401, 3491459423}, {10418, 1226170970}, {10441, 3404475955}, {10471, 1624986452}, {10505, 3623300279},
    {10522, 3034534074}, {10542, 575711980}, {10555, 1032586458}, {10567, 266241602}, {10587, 3402924327},
    {10597, 1269553309}, {10603, 503252654}, {10606, 4160314702}, {10610, 159043482}, {10617, 2686336408},
    {10622, 2717370895}, {10632, 1132587367}, {10640, 1195117749}, {10654, 1879021152}, {10668, 581463510},
    {10691, 2140377464}, {10703, 1275514075}, {10715, 2387979536}, {10726, 3884420844}, {10743, 1646387302},
    {10755, 308670472}, {10768, 3934596143}, {10781, 2845511965}, {10804, 4013472960}, {10824, 207861097},
    {10840, 2974165697}, {10847, 1232628331}, {10864, 889198334}, {10883, 3364533173}, {10899, 2007207608},
    {10908, 3255160570}, {10915, 2953807453}, {10922, 709349229}, {10930, 2600881466}, {10945, 2804841900},
    {10960, 2904109309}, {10968, 111583397}, {10978, 249290197}, {10988, 1264874778}, {11000, 2552651146},
    {11004, 3749132497}, {11013, 1230999982}, {11020, 3143743637}, {11034, 3277309783}, {11042, 799079693},
    {11047, 2072037248}, {11056, 1839346743}, {11066, 2980706495}, {11077, 3765738945}, {11091, 1478303606},
    {11103, 1491675329}, {11111, 2435397115}, {11132, 1647672292}, {11151, 1635008148}, {11167, 3124627733},
    {11170, 993596020}, {11185, 2693457989}, {11204, 415476443}, {11217, 1262823941}, {11227, 1622115944},
    {11235, 1499161504}, {11246, 2973219889}, {11259, 2597275607}, {11264, 1748273790}, {11270, 860606716},
    {11275, 3002334877}, {11292, 2034172196}, {11318, 3305562105}, {11336, 3707972394}, {11343, 3647859367},
    {11356, 3236366608}, {11369, 1824874128}, {11390, 2788634194}, {11415, 3813530536}, {11437, 1466132464},
    {11465, 3529599493}, {11497, 2079469443}, {11519, 738891302}, {11537, 3197889394}, {11556, 2360350959},
    {11575, 3649363768}, {11594, 3444963044}, {11625, 2273024933}, {11648, 4264915354}, {11669, 3077942367},
    {11698, 590894855}, {11708, 1618037728}, {11718, 3957551837}, {11737, 4284171251}, {11753, 3891447831},
    {11759, 2774883451}, {11771, 3483418915}, {11788, 668816343}, {11796, 2931048700}, {11805, 2388452721},
    {11813, 4258353177}, {11816, 1141775739}, {11822, 4126724647}, {11832, 2859901778}, {11836, 3250964130},
    {11844, 1360419304}, {11848, 3001705435}, {11854, 2071016015}, {11859, 4246411473}, {11863, 2944866961},
    {11866, 418647609}, {11869, 2471879920}, {11871, 1105628090}, {11875, 963632676}, {11878, 1882099852},
    {11887, 2097992392}, {11895, 4171284318}, {11903, 2265671865}, {11910, 2076987736}, {11917, 306596620},
    {11924, 3218261061}, {11931, 2261369287}, {11937, 912855974}, {11943, 3374781713}, {11960, 1149880784},
    {11970, 296395306}, {11981, 1195616409}, {11989, 2949131327}, {12001, 942984426}, {12013, 1491100860},
    {12024, 417924775}, {12035, 3895649598}, {12041, 3882857642}, {12047, 3114108242}, {12054, 2831556715},
    {12067, 3401266884}, {12073, 1451477576}, {12089, 119757721}, {12098, 2438128661}, {12110, 2193512543},
    {12117, 4182669406}, {12127, 1505809199}, {12146, 2758857958}, {12157, 1600511528}, {12163, 785452558},
    {12183, 4208727282}, {12196, 3291555781}, {12200, 407568404}, {12207, 3610741318}, {12214, 2976183426},
    {12224, 2611701562}, {12229, 616319547}, {12243, 363805148}, {12255, 2670905232}, {12267, 197333961},
    {12282, 3768039387}, {12291, 1202886564}, {12304, 3124826125}, {12321, 1073533898}, {12341, 501308550},
    {12360, 2241932221}, {12378, 4242588933}, {12386, 3290709023}, {12394, 3206573181}, {12402, 3156240324},
    {12414, 873554442}, {12426, 3877044912}, {12433, 1386144670}, {12477, 3391438105}, {12510, 3275802252},
    {12516, 1665555596}, {12526, 955209608}, {12536, 3663374774}, {12544, 2845693673}, {12553, 1402472725},
    {12562, 2710028206}, {12616, 2549331680}, {12637, 2854832407}, {12662, 155406996}, {12674, 3678362229},
    {12685, 930651626}, {12702, 883771916}, {12714, 2754639596}, {12720, 3056320968}, {12740, 2497068525},
    {12752, 1106246455}, {12756, 2223459638}, {12765, 3578929855}, {12776, 960139624}, {12785, 2007872489},
    {12793, 1597548103}, {12808, 957531795}, {12821, 1010886454}, {12841, 1596791097}, {12846, 828449414},
    {12862, 4083200273}, {12878, 1563607652}, {12883, 3373576235}, {12899, 1686781560}, {12906, 247011038},
    {12922, 3118206852}, {12939, 1114429566}, {12955, 275414779}, {12973, 3681786005}, {13000, 1786964809},
    {13003, 4081524352}, {13006, 3880226465}, {13011, 1336735441}, {13018, 3258804367}, {13022, 2984927816},
    {13031, 3220778976}, {13041, 3246523276}, {13052, 2488280337}, {13066, 2068458324}, {13081, 763838368},
    {13088, 637820293}, {13092, 2601460036}, {13097, 1480246043}, {13106, 978711165}, {13113, 309439324},
    {13122, 2535512472}, {13129, 3189629876}, {13147, 3793360030}, {13169, 3530699951}, {13188, 3107109432},
    {13210, 2768536296}, {13230, 2255243348}, {13248, 1791059818}, {13254, 4128829753}, {13275, 1910782036},
    {13295, 3395304284}, {13318, 1173374833}, {13340, 2943989225}, {13357, 66633762}, {13367, 3883652983},
    {13387, 1787670268}, {13409, 2151592719}, {13421, 288631100}, {13432, 835911719}, {13443, 18669246},
    {13453, 2951402203}, {13473, 3636908325}, {13488, 834189487}, {13499, 1964022558}, {13509, 684154646},
    {13532, 2371177212}, {13557, 1731011858}, {13580, 944362804}, {13602, 115475624}, {13633, 694824490},
    {13642, 3779456605}, {13658, 554307351}, {13678, 580401027}, {13691, 2837546561}, {13699, 3574960668},
    {13702, 1090614859}, {13722, 848102186}
};

static const int32_t slots[] = {
    -1, -1, -1, 567, 163, -1, -1, -1, 160, -1, 296, -1, -1, 129, 1066, -1, -1, -1, 733, 98, 1075, 1107, -1,
    -1, -1, 267, -1, -1, -1, -1, -1, -1, 735, -1, -1, -1, 636, 786, -1, -1, 344, -1, -1, -1, -1, -1, 1103,
    -1, -1, 150, -1, -1, 847, -1, -1, -1, 766, 234, 474, -1, -1, -1, -1, -1, 84, 511, -1, -1, 1091, -1, -1,
    -1, -1, 328, 172, 1120, -1, -1, 386, -1, 394, -1, -1, 64, -1, -1, 1142, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 509, -1, 939, -1, 205, -1, -1, -1, -1, -1, -1, -1, 1047, -1, -1, -1, -1, 898, -1, -1, -1, 485, -1,
    -1, 840, -1, -1, -1, 886, -1, -1, -1, -1, 947, 1044, -1, -1, -1, 73, 774, 1108, -1, -1, 869, -1, -1, 5,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 119, 526, -1, 707,
    1138, -1, 1119, -1, -1, -1, 1038, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 210, -1, -1, -1, -1,
    554, -1, 685, 1021, -1, -1, 776, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1011, -1, 858, -1, -1, -1, -1,
    -1, -1, -1, -1, 316, -1, 431, -1, -1, -1, 462, 452, 634, 1040, -1, -1, -1, -1, -1, 760, -1, -1, 877, -1,
    -1, -1, -1, -1, 77, -1, 165, -1, 641, -1, -1, -1, -1, -1, -1, 1057, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 600, -1, -1, -1, -1, 619, 412, -1, -1, -1, 152, 531, 962, -1, -1, -1, -1, -1, 626, -1, 272, -1, -1,
    -1, -1, 94, 482, -1, -1, -1, -1, -1, -1, -1, 970, -1, -1, -1, 819, -1, -1, -1, 87, 472, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 1140, 36, -1, -1, -1, -1, -1, -1, -1, -1, 300, 1042, -1, -1, -1, 359, -1, 432, 149,
    700, -1, -1, 471, -1, 143, -1, 438, -1, -1, -1, -1, 696, -1, 725, 729, -1, -1, -1, -1, -1, -1, -1, 632,
    897, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 661, 987, -1, -1, -1, -1, 573, -1, -1, 1022, -1, -1, -1,
    609, 695, -1, -1, -1, -1, 217, -1, -1, -1, 1112, 261, 820, 981, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 1106, -1, -1, -1, 280, 266, 548, 740, 153, -1, -1, 545, -1, -1, -1, 646, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, 232, 351, -1, -1, -1, 92, 919, 219, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, 95, 125, 398, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 256, 920,
    -1, -1, 1031, -1, 198, -1, 593, -1, -1, -1, -1, 429, 604, 750, 498, -1, -1, -1, -1, 484, 151, 945, -1,
    -1, -1, -1, 931, -1, -1, 889, 1094, -1, -1, -1, 216, -1, -1, -1, 302, 610, 818, 743, -1, -1, -1, -1, 842,
    -1, -1, -1, 365, -1, 360, -1, -1, -1, 288, -1, -1, -1, -1, -1, 327, -1, -1, -1, -1, -1, 614, -1, 924, -1,
    -1, -1, 516, 443, -1, -1, -1, -1, -1, -1, -1, -1, -1, 821, -1, 974, 1060, -1, -1, 356, 781, 822, -1, -1,
    -1, -1, -1, 287, 964, -1, -1, 946, -1, 213, 461, 705, -1, -1, -1, -1, -1, 694, 76, 178, -1, -1, 1008, -1,
    -1, -1, -1, -1, -1, -1, -1, 601, 336, 353, -1, -1, -1, 411, -1, -1, -1, 59, 546, -1, -1, -1, -1, 37, 813,
    -1, -1, -1, -1, 787, -1, -1, 538, -1, 58, 535, 19, 1049, -1, 698, -1, -1, 357, 570, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 433, 724, 780, -1, -1, 671, -1, -1, -1, 371, -1, -1, -1, 930, -1, -1, 672, -1, -1,
    -1, -1, -1, -1, -1, -1, 805, -1, -1, 222, -1, 925, 358, 483, 796, 138, 986, 1149, 717, 872, 199, -1, 909,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, 247, 797, -1, 158, -1, -1, -1, 914, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, 62, 79, -1, -1, -1, -1, 56, -1, -1, 310, 900, -1, 843, -1, 1005, 1124, 692, -1, -1, 794, -1,
    -1, -1, -1, -1, 561, -1, 633, 597, 884, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 145, 423, 137, 437, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 943, -1, 876, -1, -1, -1, -1, 756, -1, -1, 1077, -1, 1085,
    -1, -1, -1, 588, -1, -1, 277, -1, -1, 590, -1, -1, 388, 464, 0, 417, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 758, -1, -1, -1, -1, -1, -1, -1, 752, -1, 9, 1048, -1, -1, -1, -1, -1, -1, -1, -1, 255, -1, -1, -1,
    -1, -1, -1, -1, 299, -1, 1078, -1, 533, 901, 968, -1, -1, -1, -1, 834, -1, -1, 238, -1, 20, 208, 480,
    579, -1, 169, 204, 647, -1, -1, 1114, -1, -1, -1, 1133, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, 1135, 314, -1, 265, -1, -1, -1, -1, -1, -1, 880, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 262, 318, 747, -1, -1, -1, -1, -1, -1, 24, 1041, -1, 571, 1024,
    -1, 11, 47, 703, 1032, -1, -1, 366, -1, -1, 102, -1, -1, -1, -1, -1, 465, -1, -1, -1, 155, -1, -1, -1,
    -1, 190, -1, -1, -1, -1, -1, 298, -1, -1, 940, 621, -1, -1, 562, -1, -1, 654, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, 110, 81, -1, -1, -1, 215, -1, -1, 283, -1, -1, -1, 936, -1, -1, -1, -1, 1, -1, 645, -1, 39,
    90, -1, -1, 171, -1, -1, -1, -1, 148, 269, 608, 845, 957, 1150, 510, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, 147, -1, -1, -1, -1, -1, -1, -1, 315, -1, -1, 814, 720, -1, -1, -1, 673, 921, -1, -1, -1, 1045,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 274, -1, -1, -1, 1083, -1, -1, 115, -1, -1, -1, -1, -1, 1081, -1,
    -1, -1, 159, -1, -1, 449, 623, 1152, -1, -1, -1, -1, 1051, -1, -1, -1, -1, -1, 624, 865, 1059, -1, 70,
    -1, 800, -1, -1, -1, -1, -1, -1, -1, -1, -1, 846, -1, -1, -1, -1, -1, 470, 532, -1, -1, -1, -1, 263, -1,
    -1, -1, -1, -1, -1, -1, 184, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 549, 789, -1, -1, -1, -1, 168,
    1123, -1, 754, 906, 1054, -1, -1, -1, -1, -1, -1, 53, 874, -1, -1, -1, -1, -1, 93, -1, -1, 354, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, 453, -1, 637, 1004, 1111, 383, -1, -1, -1, -1, 444, 557, 463, 1088, 746, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, 194, 922, -1, -1, -1, 701, -1, -1, 69, 835, 558, -1, -1, -1, -1, -1, -1,
    -1, -1, 918, 871, -1, -1, -1, -1, -1, 864, -1, -1, 534, -1, 349, 136, -1, -1, -1, -1, -1, 428, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 2, -1, -1, -1, -1, -1, -1, -1, -1, 99, -1,
    -1, -1, -1, -1, -1, -1, 730, -1, -1, -1, -1, 233, -1, -1, -1, -1, 121, -1, 731, -1, -1, 72, 989, -1, -1,
    -1, -1, -1, 728, -1, -1, -1, -1, -1, -1, 1001, -1, -1, -1, -1, -1, -1, -1, 65, -1, -1, -1, -1, -1, -1,
    48, -1, -1, 78, 239, -1, -1, 644, -1, -1, -1, -1, 856, -1, -1, -1, -1, -1, -1, -1, -1, 894, -1, 28, 410,
    -1, 984, -1, 106, -1, -1, -1, -1, -1, -1, 1028, -1, 71, 580, -1, -1, -1, 362, 870, -1, -1, 893, 998, -1,
    -1, -1, -1, -1, -1, -1, 749, -1, -1, -1, -1, -1, 457, 32, -1, -1, -1, -1, -1, 1026, -1, -1, -1, -1, -1,
    -1, 662, -1, 718, -1, 126, 374, -1, 377, -1, 128, 668, -1, -1, -1, -1, -1, -1, 582, 784, 517, -1, -1,
    837, -1, -1, -1, -1, 489, 1006, -1, -1, -1, -1, -1, 202, -1, 1144, 114, -1, 248, -1, -1, 418, -1, -1, -1,
    30, 525, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 676, -1, -1, -1, -1, -1, 425, -1, 249, 42, -1,
    -1, -1, -1, -1, 333, -1, -1, -1, 1070, 454, -1, -1, -1, -1, 495, 689, -1, -1, -1, -1, -1, 802, 1034, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, 709, -1, -1, -1, -1, -1, 276, -1, 540, -1, 969, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, 630, -1, -1, -1, -1, -1, -1, -1, -1, 435, 885, -1, -1, -1, -1, 564, -1, 1003, 639, 187, -1,
    618, -1, -1, -1, -1, 612, -1, 680, -1, -1, -1, 1023, -1, -1, -1, -1, 492, -1, -1, 652, -1, -1, 643, -1,
    -1, -1, -1, -1, 831, 1153, 268, -1, -1, -1, -1, 732, 684, -1, -1, -1, -1, -1, -1, -1, 642, 727, 942, 933,
    -1, -1, 980, -1, -1, -1, 334, 688, 1046, -1, -1, 91, 467, -1, 768, -1, 494, -1, -1, 1068, -1, -1, -1, -1,
    -1, -1, -1, -1, 713, -1, -1, -1, 595, 290, -1, -1, -1, -1, 1030, -1, 88, 966, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, 111, 399, 529, 726, -1, -1, -1, -1, -1, 319, -1, -1, 434, -1, -1, -1, -1, 346, -1, -1, -1,
    -1, -1, -1, 679, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 527, -1, 568, -1, -1, -1, 1064, -1,
    599, -1, -1, -1, -1, -1, 338, -1, -1, 43, 496, 1014, 992, 1035, -1, -1, -1, -1, -1, -1, -1, 478, -1, -1,
    475, -1, -1, 1015, -1, -1, -1, -1, -1, -1, -1, -1, 493, -1, -1, 6, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    1115, -1, 506, -1, -1, -1, -1, -1, 400, -1, -1, -1, -1, -1, -1, 361, -1, 101, -1, -1, -1, -1, 177, -1,
    -1, -1, -1, -1, -1, -1, 1052, 682, -1, 622, -1, -1, -1, -1, 407, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 699, -1, 460, -1, -1, -1, -1, -1, -1, 231, -1, -1, 829, 857, -1, 271, -1, -1, 26, 973, 89, -1, -1,
    -1, 191, -1, -1, -1, 18, -1, 282, 708, -1, 627, -1, -1, 791, -1, -1, -1, -1, -1, -1, 625, -1, -1, -1,
    961, -1, -1, -1, -1, -1, -1, 450, -1, -1, 687, 350, -1, 1056, -1, -1, 603, -1, -1, -1, -1, 655, -1, -1,
    1033, -1, -1, 875, -1, -1, -1, -1, -1, -1, -1, 1113, -1, -1, -1, -1, 1020, -1, -1, -1, 1090, 252, 587,
    -1, -1, -1, 892, -1, -1, 1095, 547, -1, -1, -1, -1, -1, -1, -1, 1027, -1, 45, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 592, -1, -1, -1, 530, 686, 594,
    -1, -1, 55, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 953, -1, 808, 393, 514, -1, -1, -1,
    -1, -1, -1, 406, 385, 753, 520, 777, -1, -1, -1, -1, -1, -1, 1000, -1, 342, -1, 586, -1, -1, -1, 770, -1,
    245, -1, 716, 392, -1, -1, -1, 1092, -1, -1, 1130, 660, 675, 815, -1, -1, 1117, 827, -1, -1, -1, -1, -1,
    -1, -1, 254, 528, -1, 722, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 775, 991, -1, -1, -1, 320, -1,
    -1, -1, -1, -1, -1, -1, -1, 415, 227, 744, 1093, -1, -1, 188, -1, -1, -1, -1, -1, -1, -1, 1102, -1, -1,
    -1, -1, -1, -1, 581, -1, -1, -1, -1, -1, 1084, -1, -1, -1, 161, -1, 759, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 189, 54, 499, 408, 1087, 1151, -1, 100, -1, 569, 312, -1, -1, -1,
    -1, -1, -1, -1, -1, 44, 757, -1, -1, -1, -1, 927, -1, -1, -1, -1, -1, -1, 448, -1, 141, -1, -1, -1, 212,
    -1, -1, 1121, -1, 804, -1, -1, -1, -1, -1, 848, -1, 978, -1, -1, -1, 340, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, 1009, 331, -1, -1, -1, 971, 653, 555, -1, -1, -1, 598, 490, -1, -1, 916, -1, -1, -1, -1, -1,
    -1, 164, -1, -1, -1, -1, -1, 882, 83, 826, -1, -1, -1, -1, 33, 928, -1, 801, -1, -1, 552, -1, -1, -1, -1,
    52, -1, -1, -1, -1, -1, 629, -1, 306, -1, -1, 211, 13, 833, -1, -1, -1, -1, -1, -1, -1, -1, 27, -1, -1,
    -1, -1, -1, 1053, -1, -1, 589, -1, 140, -1, -1, -1, -1, -1, -1, -1, -1, 246, -1, 1012, -1, -1, -1, -1,
    322, -1, -1, -1, 738, -1, 715, -1, 972, -1, -1, 1122, -1, -1, 542, 289, -1, -1, 1082, -1, -1, -1, -1,
    596, 8, 891, -1, -1, -1, -1, -1, 607, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 223, 424,
    863, 723, 902, 1073, -1, -1, -1, -1, -1, -1, -1, -1, -1, 952, -1, -1, -1, -1, -1, 421, -1, -1, 220, -1,
    -1, -1, -1, -1, -1, -1, -1, 142, 923, 712, -1, -1, -1, 585, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 976,
    -1, -1, -1, -1, -1, -1, 513, -1, -1, -1, -1, 379, -1, -1, 403, 584, -1, 544, -1, -1, -1, -1, -1, -1, 566,
    958, 487, 127, 176, 1065, -1, -1, 31, -1, 798, -1, 179, 539, -1, -1, 214, 765, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 1145, -1, -1, -1, -1, -1, 895, -1, 240, -1, -1, -1, 230, -1, -1, -1, -1, -1, -1, 193,
    1131, -1, 29, 258, -1, 551, 381, -1, 879, 396, 778, 1104, -1, 706, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, 664, -1, -1, -1, -1, 915, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 503, 292, -1, 522, -1,
    -1, 737, 620, -1, -1, -1, -1, -1, -1, 345, -1, 294, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 823, 693,
    996, 873, -1, 888, -1, -1, -1, -1, -1, -1, -1, -1, -1, 999, -1, -1, -1, -1, -1, -1, 402, -1, -1, 912, -1,
    -1, 192, -1, -1, -1, -1, -1, -1, 836, -1, -1, -1, -1, -1, 741, -1, 35, 275, -1, 1050, 605, -1, 565, 832,
    -1, -1, -1, 515, -1, 105, 519, 905, 1067, -1, -1, -1, -1, -1, 326, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 965, -1, -1, -1, 278, -1, -1, -1, -1, -1, -1, 638, -1, 550, -1, 279, -1, 1062, 790,
    -1, -1, -1, 372, -1, -1, -1, -1, -1, -1, -1, 850, -1, -1, -1, 264, -1, 574, 49, 203, 560, 841, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, 196, 615, 773, -1, -1, 678, -1, -1, -1, -1, -1, -1, -1, -1, 442, -1,
    665, -1, -1, -1, -1, 859, -1, -1, -1, -1, -1, -1, 849, -1, 97, 559, -1, -1, 854, -1, -1, -1, -1, -1, -1,
    -1, 1029, -1, 7, -1, -1, 711, -1, -1, -1, -1, -1, 803, 22, -1, -1, -1, 251, 602, -1, -1, -1, 131, -1, -1,
    -1, 124, -1, -1, -1, -1, 783, -1, -1, -1, -1, -1, -1, -1, -1, -1, 769, -1, 46, 186, 34, -1, 82, 86, 702,
    -1, -1, 445, -1, -1, -1, -1, 183, -1, 440, -1, -1, -1, 343, -1, 812, -1, -1, 118, -1, -1, -1, 80, 817,
    -1, -1, 25, 736, 1037, 748, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 937, 657, -1, -1, 524, 852, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 497, -1, -1, -1, -1, 284,
    887, -1, 932, -1, 583, 666, -1, -1, -1, -1, -1, -1, -1, -1, -1, 502, -1, 677, -1, 988, -1, 838, -1, -1,
    -1, -1, -1, -1, -1, -1, 792, -1, -1, -1, -1, 556, -1, -1, -1, -1, -1, -1, -1, 1129, -1, -1, 10, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, 120, 501, -1, -1, -1, -1, -1, 241, 325, -1, -1, -1, -1, 309, -1, 375, 935,
    -1, -1, -1, 576, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 674, -1, 1143, -1, -1, -1, -1, -1, -1, -1, 861,
    -1, -1, -1, 1134, -1, -1, -1, -1, -1, 521, 704, 959, -1, -1, -1, -1, -1, 477, -1, -1, -1, -1, -1, -1,
    414, 305, -1, -1, -1, 323, 61, 426, -1, -1, -1, -1, -1, -1, -1, -1, -1, 967, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 122, 229, 648, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 862, -1, -1, -1, -1, -1, -1,
    -1, 1126, 308, -1, -1, -1, 853, -1, -1, -1, 16, 572, -1, -1, -1, -1, -1, 1096, 656, -1, -1, -1, -1, -1,
    -1, -1, 616, -1, -1, -1, -1, -1, 997, -1, 714, 807, -1, -1, 197, 420, -1, 1002, -1, -1, -1, -1, 117, 107,
    -1, -1, 806, -1, -1, -1, -1, -1, 563, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1139, -1, 1017, -1, 934,
    -1, -1, -1, -1, 1132, -1, -1, -1, 899, 949, -1, 317, -1, -1, -1, 436, -1, -1, -1, -1, -1, -1, -1, -1,
    335, -1, -1, -1, -1, 405, -1, 401, -1, 466, -1, -1, 1039, -1, -1, -1, 430, 543, 1076, -1, -1, -1, -1, -1,
    -1, -1, 373, -1, -1, -1, 591, -1, -1, -1, -1, -1, -1, -1, -1, -1, 291, 200, -1, -1, -1, -1, -1, -1, -1,
    75, -1, 523, -1, -1, 982, -1, 1055, -1, -1, -1, -1, -1, -1, -1, -1, 1097, -1, -1, -1, -1, 881, 851, -1,
    -1, 481, 369, -1, -1, -1, 577, 734, -1, -1, -1, 983, -1, -1, -1, -1, 355, 1018, -1, 512, -1, -1, -1, 456,
    332, 764, -1, -1, 451, -1, -1, 3, -1, 339, -1, 330, 391, -1, -1, -1, 324, 994, 387, -1, -1, -1, -1, -1,
    -1, 104, 4, -1, -1, -1, -1, 883, 368, 799, 719, 955, 170, 226, -1, 1025, -1, 508, -1, 1136, -1, 683, 459,
    -1, -1, -1, -1, 960, -1, 1128, -1, -1, -1, -1, -1, -1, -1, 293, 670, 225, -1, -1, 1063, -1, 12, 139,
    1072, -1, -1, -1, 721, 1098, -1, -1, -1, -1, -1, -1, 224, -1, 745, -1, 1086, -1, -1, -1, 479, -1, -1, -1,
    -1, -1, -1, 651, 658, -1, -1, -1, -1, -1, 1058, -1, -1, 21, 235, 446, -1, 162, -1, -1, 108, -1, -1, -1,
    -1, -1, -1, -1, 157, 1147, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 860, -1, -1, -1, -1, -1,
    -1, -1, -1, 156, -1, -1, -1, -1, -1, -1, 1105, -1, 367, -1, -1, -1, 413, 468, 500, 929, 1010, 810, 1146,
    -1, 1069, 1148, 113, 518, -1, 1125, -1, -1, -1, -1, 762, 1137, -1, -1, -1, -1, -1, -1, -1, 416, -1, -1,
    67, -1, -1, -1, -1, 751, 779, -1, -1, -1, 1036, 207, -1, -1, -1, 950, -1, 455, 669, -1, 243, -1, -1, 297,
    575, -1, 975, -1, 370, -1, -1, -1, -1, -1, -1, -1, 301, -1, -1, -1, -1, 260, -1, -1, 990, 1074, -1, -1,
    180, 347, 173, -1, -1, -1, -1, 908, -1, -1, -1, -1, -1, -1, -1, -1, -1, 628, -1, -1, -1, -1, -1, -1, -1,
    -1, 221, -1, -1, -1, -1, -1, 144, 956, 476, -1, -1, -1, 134, 910, -1, 112, -1, 505, -1, 40, 376, 878, -1,
    -1, -1, -1, 285, -1, -1, -1, -1, -1, 17, 167, -1, -1, -1, -1, -1, -1, -1, 504, 867, 270, -1, -1, -1, -1,
    -1, 995, -1, -1, -1, -1, -1, -1, -1, -1, 795, -1, 1080, -1, -1, -1, -1, 911, 321, 352, -1, 15, 66, -1,
    -1, -1, -1, 926, 329, -1, 1109, -1, -1, -1, 242, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1110, -1, -1,
    -1, -1, -1, 866, 941, 809, -1, -1, -1, -1, 244, -1, -1, -1, -1, -1, 341, 659, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, 382, 553, -1, -1, 938, -1, -1, -1, -1, 896, -1, -1, 985, -1, -1, -1, 681,
    -1, -1, -1, -1, -1, -1, -1, 537, -1, -1, -1, 363, 395, -1, -1, -1, -1, 767, -1, -1, 307, -1, 839, -1, -1,
    -1, -1, 50, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 236, 507, 1013, -1, -1, -1, -1, 488, 146,
    295, 1071, -1, -1, -1, -1, -1, -1, 206, 1099, -1, -1, -1, 175, 785, 303, 979, -1, -1, -1, 640, -1, -1,
    -1, -1, -1, -1, -1, 830, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1101, 739, 903, -1, -1, -1, -1, -1, -1, 611,
    944, -1, -1, -1, -1, -1, -1, -1, 963, 917, -1, -1, 993, -1, 913, 257, -1, -1, -1, -1, -1, -1, 536, -1,
    -1, 253, -1, -1, 663, 1100, 348, -1, -1, -1, -1, 182, -1, -1, -1, -1, -1, 541, 51, -1, -1, -1, -1, -1,
    -1, 273, 473, 123, -1, 427, 1079, 763, -1, -1, 635, -1, -1, 697, -1, -1, -1, 378, 1141, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, 174, 74, 793, -1, -1, -1, 384, -1, -1, -1, -1, 788, 209, 816, -1, -1, -1,
    409, -1, -1, -1, -1, -1, -1, -1, 855, 890, -1, 389, -1, -1, -1, -1, -1, -1, 404, 977, 304, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, 311, -1, 250, -1, -1, -1, -1, -1, -1, -1, 130, -1, -1, -1, -1, -1, -1, -1,
    -1, 397, -1, -1, -1, -1, -1, 710, -1, 185, -1, -1, -1, -1, -1, 422, -1, -1, -1, -1, -1, 14, 447, -1, 491,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 390, -1, -1, 181, 825, -1, -1, 96, -1, 606, -1,
    -1, -1, -1, 195, -1, 259, 469, 578, 742, 419, -1, -1, -1, -1, 116, -1, 41, 135, -1, -1, -1, -1, -1, 650,
    -1, -1, -1, -1, -1, -1, -1, 486, -1, 38, 103, -1, -1, -1, -1, -1, 868, -1, 313, 281, -1, -1, 824, -1, -1,
    631, -1, 237, 771, 951, -1, 690, -1, 109, -1, 218, -1, 23, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 755,
    441, -1, 613, -1, -1, -1, -1, 228, -1, -1, -1, -1, -1, -1, 154, 667, -1, -1, 948, 1019, -1, 617, -1, -1,
    -1, -1, -1, -1, -1, -1, 811, 1016, -1, -1, 649, 1061, -1, 844, -1, -1, -1, -1, -1, -1, -1, 132, 954,
    1118, 133, -1, -1, -1, -1, 772, 828, -1, -1, 63, -1, 286, 1127, -1, -1, -1, -1, 68, 57, 439, -1, -1,
    1043, -1, -1, -1, -1, -1, -1, -1, -1, 201, -1, -1, -1, -1, -1, -1, 1089, -1, -1, 85, -1, 761, -1, -1,
    1116, 458, -1, 904, -1, -1, -1, -1, -1, -1, -1, 907, -1, -1, -1, -1, -1, -1, 1007, 60, -1, -1, -1, -1,
    -1, -1, -1, 364, 380, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 166, -1, -1, -1, -1, -1,
    -1, -1, -1, 337, -1, -1, 782, 691, -1, -1, -1, -1, -1, -1, -1, -1
};

static const int16_t first[] = {
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 833, -1, -1, -1, -1, 890, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 312, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 917, -1, 594, 597, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, 339, 341, 342, 310, 344, 309, 327, 376, 378, 382, 379, 294, 319, -1,
    -1, 217, -1, 280, 324, -1, -1, -1, -1, 633, 1, 534, 662, 36, 39, 267, 265, 269, 271, 268, 266, 270, 272,
    220, 208, 209, 241, 1057, 1121, 8, 26, 0, 9, 27, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 202, 203, 204,
    206, 207, 205, -1, -1, 1104, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 354, 369, 1123, 328,
    1125, -1, -1, -1, -1, -1, 250, 60, 73, 82, 101, 54, -1, 440, 630, 494, 496, 498, 500, 502, 504, 506, 508,
    510, 512, 514, 516, 37, 38, 40, 41, 2, -1, 50, 6, 5, -1, -1, 12, 11, -1, 17, 49, 20, 21, 22, 23, 24, 25,
    28, -1, 29, 30, 31, 32, 33, 34, 35, 42, 43, 44, 45, 46, 47, -1, -1, -1, 51, 52, 53, 56, 57, 58, 59, 61,
    63, 64, 67, 68, 69, -1, 70, 71, 72, 78, 79, 75, 74, 80, 88, 89, 84, 83, 87, 91, 92, 93, 97, 98, 99, 100,
    103, 102, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125,
    126, 127, 128, 129, 130, 131, 132, 134, 136, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150,
    152, 700, 589, 706, 591, 153, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170,
    172, 173, 174, 176, 178, -1, -1, 177, -1, -1, 179, 181, 183, 184, 186, 187, 188, 189, 190, 192, 193, 194,
    195, 196, 198, 199, 200, 201, 210, 211, 212, 213, 214, 215, 216, 218, 219, 221, 222, 223, 226, 230, 233,
    -1, 234, 235, 236, 237, 238, 239, 242, -1, 243, 244, 245, -1, 246, 247, 248, -1, 249, 253, 254, 258, 259,
    260, 261, 262, 263, 264, 273, 275, 276, 277, 278, 279, 281, 282, 283, 284, 285, 286, 287, 288, 289, 290,
    291, -1, 292, -1, 293, -1, 298, 299, 302, 304, 306, 307, 308, -1, 313, 315, 318, 320, 321, 322, 323, -1,
    -1, 335, -1, -1, -1, 349, 350, 352, 353, 355, 356, 357, 358, 359, 360, 361, 362, 363, 364, -1, 365, 366,
    -1, 388, 391, 390, 370, 371, 372, 373, -1, 377, 381, -1, 383, 385, 386, 387, -1, -1, 407, 408, 415, 421,
    423, 424, 425, 426, 427, 428, 429, 430, 431, 432, 435, 438, 447, 449, 451, 530, 441, 445, 443, 444, 446,
    448, 450, 452, 453, 454, 455, 456, 457, 458, 459, 460, 461, 462, 463, 464, 465, 466, 467, 468, 469, 470,
    471, 472, 473, 474, 475, 476, 477, 478, 479, 480, 481, 482, 483, 484, 485, 486, 487, 488, 489, 490, 491,
    492, 493, 518, 519, 521, 522, 523, 524, 525, -1, 540, 528, 529, 531, 532, 533, 535, 536, 537, 538, 539,
    541, 542, 543, 544, 545, 546, 547, 548, 549, -1, 550, 551, 552, 553, 555, 556, 557, 558, 559, 560, 561,
    562, 563, -1, 564, 565, 566, 567, 568, 569, 570, 571, 572, 573, 574, 575, 576, 577, 578, 579, 580, 581,
    582, 583, 584, 585, 586, 587, 588, -1, 592, 593, 595, 596, 598, 599, 600, 601, -1, 602, 603, -1, 604,
    605, -1, -1, 608, 610, -1, -1, 612, 614, 615, 616, 617, 618, 619, 621, 622, -1, -1, 625, -1, 626, 627,
    628, -1, 636, 638, 640, 641, 643, 644, 645, 646, 647, 648, 649, 650, 651, 652, 653, 654, 655, 656, 657,
    658, 659, 660, 661, 663, 664, 665, 666, 667, 668, 673, 674, 675, -1, 679, 682, 686, -1, 688, 692, 693,
    697, 699, 708, 701, 702, 704, 705, 707, -1, 709, -1, 710, -1, 1213, 713, 716, 719, 722, 725, 728, 729,
    -1, -1, 730, -1, 731, 732, 733, 734, 735, 736, 737, 738, 739, 740, 741, 742, 743, 744, 745, 746, 747,
    748, 749, -1, 751, 752, 754, 755, 757, 758, 760, 761, 762, 763, 764, 767, 768, 769, 770, 772, 773, 774,
    775, 776, 777, 778, 781, 782, 783, -1, 785, -1, 787, 789, 790, 792, 793, 794, -1, 795, 796, 797, 798,
    799, 800, 801, -1, -1, -1, 804, 805, 806, 807, -1, -1, 809, 811, 813, -1, 814, -1, 818, 974, 820, 821,
    -1, -1, 822, 823, -1, 824, -1, -1, -1, 825, 826, 827, 828, 829, 830, 831, 832, 834, 835, 836, 837, 838,
    839, 840, 841, 842, 843, 844, 845, 846, 848, 849, 850, 851, 852, 853, 854, 855, 856, 857, 858, 859, 860,
    861, 862, 863, 864, 865, 866, 867, 868, 869, 870, 871, 872, 873, 874, 875, 876, 877, 878, 879, 880, 881,
    883, 885, 887, 888, 889, 891, 892, 893, 894, 895, 896, 897, 898, 899, 901, 902, 903, 904, 905, 906, 907,
    908, 909, 910, 913, 915, -1, 911, -1, 919, 920, -1, -1, 1007, 925, -1, -1, 926, 927, -1, 999, -1, -1, -1,
    -1, -1, 937, 942, 946, 947, -1, -1, 948, 949, -1, 950, 951, 952, 953, 954, 955, 956, 957, 962, -1, -1,
    959, 960, -1, 964, -1, 966, 968, -1, 970, 971, 972, 975, 976, 977, 978, 979, 980, 981, 982, 983, 984,
    991, 986, 988, 990, 992, 993, 994, 996, 997, 998, 1000, 1001, 1002, 1003, 1004, 1005, 1006, 1008, 1009,
    1010, 1011, 1012, 1013, 1014, 1015, 1016, 1017, 1018, 1020, 1021, 1022, 1023, 1024, -1, 1026, 1032, -1,
    1034, 1035, 1036, 1038, 1039, 1040, 1041, -1, -1, 1043, 1044, 1045, 1046, 1047, 1048, 1049, 1050, 1051,
    1052, 1053, 1054, 1055, 1056, -1, 1061, 1062, 1063, 1067, 1068, 1069, 1072, 1073, 1074, 1075, 1076, 1077,
    1078, 1081, 1084, -1, 1088, 1092, 1093, 1094, 1095, 1096, 1097, 1098, 1099, 1100, 1102, 1103, -1, -1, -1,
    -1, -1, 1114, 1115, 1116, 1117, 1118, 1119, 1120, 1122, -1, -1, 1126, 1223, -1, -1, 1128, 1224, -1, 1127,
    -1, -1, 1132, 1133, 1134, 1135, 1136, 1137, 1138, 1216, 1140, 1217, 1218, 1219, 1142, 1143, 1144, 1145,
    1146, 1147, -1, -1, 1149, -1, -1, 1220, 1221, 1151, -1, -1, -1, -1, -1, 1222, 1154, 1155, 1156, 1157,
    1159, 1161, 1162, 1163, 1164, 1165, 1166, 1167, 1168, 1169, 1170, 1171, -1, 1172, 1173, 1175, 1176, 1177,
    1178, 1180, 1182, 1184, 1186, 1188, 1189, 1190, 1191, -1, 1194, 1195, 1196, 1197, 1198, 1199, -1, 1201,
    1206, 1208, 1209, -1, 1211, 1225, 1226, 1227, 1228, 1229, 1230, 1231, 1234, 1235, 1236, 1237, 1239, 1240,
    1241, 1242, 1244, 1245, 1246, 1247, 1248, 1250, 1251, 1252, 1253, 1254, 1256, 1257, 1258, -1, 1259, 1261,
    1263, 1214, -1, 1215
};

static const struct catalogue_link links[] = {
    {0, 3, 0}, {0, 527, 0}, {0, -1, 0}, {1, 4, 0}, {2, 7, 0}, {2, -1, 0}, {2, -1, 0}, {3, 10, 0}, {3, 13, 0},
    {3, -1, 0}, {4, 55, 0}, {4, 14, 0}, {4, -1, 0}, {5, 15, 0}, {6, -1, 0}, {7, 16, 0}, {8, -1, 0},
    {9, 18, 0}, {10, 19, 0}, {11, -1, 0}, {12, 185, 4}, {12, -1, 5}, {13, -1, 1}, {13, -1, 0}, {14, -1, 1},
    {14, -1, 0}, {15, -1, 1}, {15, -1, 0}, {16, -1, 1}, {16, -1, 0}, {17, 182, 1}, {17, -1, 0}, {18, -1, 1},
    {19, -1, 0}, {20, -1, 0}, {21, -1, 0}, {22, -1, 2}, {23, -1, 2}, {24, -1, 2}, {25, -1, 2}, {26, -1, 2},
    {27, -1, 2}, {28, -1, 2}, {29, 180, 2}, {30, -1, 2}, {31, -1, 2}, {32, -1, 2}, {33, 48, 0}, {34, -1, 0},
    {35, 65, 4}, {36, 66, 4}, {37, 137, 4}, {38, -1, 4}, {39, -1, 4}, {40, -1, 0}, {41, -1, 0}, {42, 779, 2},
    {43, -1, 2}, {44, 780, 2}, {45, 786, 2}, {46, 62, 0}, {46, -1, 0}, {47, -1, 0}, {48, 77, 4}, {48, -1, 5},
    {49, 95, 2}, {50, 96, 2}, {51, 81, 1}, {51, -1, 0}, {52, -1, 1}, {53, -1, 0}, {54, -1, 0}, {55, 94, 2},
    {56, 76, 0}, {56, 1185, 0}, {56, -1, 0}, {57, -1, 0}, {58, 86, 4}, {59, -1, 2}, {60, -1, 2},
    {61, 1243, 2}, {62, 90, 1}, {63, 85, 0}, {63, 138, 0}, {63, -1, 0}, {64, -1, 0}, {65, 106, 4},
    {65, -1, 5}, {66, 133, 2}, {67, 135, 2}, {68, 175, 1}, {68, -1, 0}, {69, -1, 0}, {70, -1, 0},
    {71, 151, 2}, {72, -1, 2}, {73, -1, 2}, {74, -1, 2}, {75, -1, 2}, {76, -1, 2}, {77, 629, 2},
    {78, 104, 0}, {78, 1179, 0}, {78, -1, 0}, {79, 105, 0}, {80, -1, 0}, {81, 155, 4}, {81, -1, 5},
    {82, -1, 4}, {82, -1, 5}, {83, -1, 4}, {83, -1, 5}, {84, -1, 0}, {85, -1, 4}, {85, -1, 5}, {86, -1, 4},
    {86, -1, 5}, {87, -1, 4}, {87, -1, 5}, {88, -1, 4}, {88, -1, 5}, {89, -1, 2}, {89, -1, 0}, {90, -1, 2},
    {90, -1, 0}, {91, -1, 2}, {91, -1, 0}, {92, -1, 2}, {92, -1, 0}, {93, -1, 2}, {93, -1, 0}, {94, -1, 2},
    {94, -1, 0}, {95, -1, 2}, {95, -1, 0}, {96, -1, 2}, {96, -1, 0}, {97, -1, 2}, {98, 698, 2}, {99, -1, 2},
    {99, -1, 0}, {100, -1, 2}, {100, -1, 0}, {101, -1, 2}, {101, -1, 0}, {102, 274, 2}, {102, -1, 0},
    {103, -1, 2}, {103, -1, 0}, {104, 695, 2}, {105, 520, 2}, {106, -1, 2}, {107, 154, 0}, {107, -1, 0},
    {108, -1, 0}, {109, 197, 4}, {109, -1, 5}, {110, -1, 1}, {110, -1, 0}, {111, -1, 1}, {111, -1, 0},
    {112, -1, 1}, {112, -1, 0}, {113, 420, 1}, {113, -1, 0}, {114, 422, 1}, {114, -1, 0}, {115, -1, 1},
    {115, -1, 0}, {116, 171, 1}, {116, -1, 0}, {117, 295, 1}, {117, -1, 0}, {118, -1, 1}, {118, -1, 0},
    {119, -1, 1}, {119, -1, 0}, {120, -1, 1}, {121, -1, 0}, {122, -1, 2}, {123, -1, 2}, {124, -1, 2},
    {125, -1, 1}, {126, -1, 2}, {127, -1, 2}, {128, -1, 0}, {129, -1, 5}, {130, 191, 5}, {131, -1, 5},
    {132, -1, 5}, {133, -1, 5}, {134, -1, 4}, {135, -1, 4}, {136, -1, 4}, {136, -1, 5}, {137, -1, 4},
    {137, 1101, 5}, {138, 255, 4}, {139, 229, 4}, {139, -1, 5}, {140, 225, 4}, {140, -1, 5}, {141, -1, 0},
    {142, -1, 0}, {143, -1, 0}, {144, -1, 0}, {145, -1, 0}, {146, -1, 0}, {147, -1, 0}, {147, -1, 0},
    {148, -1, 0}, {149, -1, 0}, {150, -1, 0}, {151, -1, 0}, {151, -1, 0}, {152, -1, 0}, {153, -1, 0},
    {154, 1174, 0}, {155, -1, 0}, {155, -1, 0}, {156, -1, 0}, {156, -1, 0}, {157, -1, 0}, {158, 224, 0},
    {159, -1, 0}, {160, 227, 0}, {160, -1, 0}, {161, 228, 0}, {162, 329, 0}, {163, 231, 0}, {163, -1, 0},
    {164, 232, 0}, {165, 330, 0}, {166, 240, 1}, {167, 756, 4}, {168, 759, 4}, {169, -1, 4}, {170, -1, 4},
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
    {290, -1, 1}, {291, -1, 1}, {292, -1, 0}, {293, 368, 0}, {294, 1124, 0}, {295, -1, 0}, {296, -1, 2},
    {297, -1, 2}, {298, 995, 2}, {299, -1, 2}, {300, 409, 2}, {301, 410, 2}, {302, -1, 1}, {303, -1, 1},
    {304, -1, 1}, {305, -1, 1}, {306, 437, 1}, {307, 1249, 1}, {308, -1, 1}, {309, -1, 1}, {310, -1, 1},
    {311, -1, 1}, {312, -1, 1}, {313, -1, 1}, {314, 389, 0}, {315, 392, 0}, {316, -1, 0}, {317, -1, 0},
    {318, -1, 0}, {319, 412, 1}, {320, -1, 1}, {321, -1, 1}, {322, -1, 1}, {323, -1, 1}, {324, 411, 1},
    {325, 406, 1}, {326, -1, 1}, {327, 402, 1}, {328, -1, 1}, {329, -1, 1}, {330, -1, 1}, {331, -1, 1},
    {332, 419, 2}, {333, -1, 2}, {334, -1, 2}, {335, 417, 2}, {336, 418, 2}, {337, 433, 1}, {338, -1, 1},
    {339, -1, 1}, {340, -1, 0}, {341, 416, 0}, {342, -1, 0}, {343, -1, 2}, {344, 1160, 2}, {345, -1, 2},
    {346, -1, 1}, {347, -1, 1}, {348, -1, 1}, {349, -1, 1}, {350, -1, 1}, {351, -1, 1}, {352, -1, 1},
    {353, -1, 1}, {354, -1, 1}, {355, -1, 1}, {356, -1, 1}, {357, -1, 1}, {358, -1, 1}, {359, 672, 1},
    {360, -1, 1}, {361, -1, 1}, {362, -1, 1}, {363, -1, 1}, {364, -1, 1}, {365, -1, 1}, {366, 442, 0},
    {367, -1, 1}, {368, -1, 0}, {369, -1, 4}, {370, -1, 3}, {371, -1, 4}, {372, -1, 3}, {373, -1, 4},
    {374, -1, 3}, {375, -1, 4}, {376, -1, 3}, {377, -1, 4}, {378, -1, 3}, {379, -1, 4}, {380, -1, 3},
    {381, -1, 4}, {382, -1, 3}, {383, -1, 4}, {384, -1, 3}, {385, -1, 4}, {386, -1, 3}, {387, -1, 4},
    {388, -1, 3}, {389, -1, 4}, {390, -1, 3}, {391, -1, 4}, {392, -1, 3}, {393, -1, 4}, {394, -1, 3},
    {395, -1, 4}, {396, -1, 3}, {397, -1, 4}, {398, -1, 3}, {399, -1, 4}, {400, -1, 4}, {401, -1, 4},
    {402, -1, 4}, {403, -1, 4}, {404, -1, 4}, {405, -1, 4}, {406, -1, 4}, {407, -1, 4}, {408, -1, 4},
    {409, -1, 4}, {410, -1, 4}, {411, -1, 4}, {412, -1, 4}, {413, -1, 4}, {414, -1, 4}, {415, -1, 4},
    {416, -1, 4}, {417, -1, 4}, {418, -1, 4}, {419, -1, 4}, {420, 495, 0}, {421, -1, 0}, {422, 497, 0},
    {423, -1, 0}, {424, 499, 0}, {425, 526, 0}, {426, 501, 0}, {427, -1, 0}, {428, 503, 0}, {429, 554, 0},
    {430, 505, 0}, {431, -1, 0}, {432, 507, 0}, {433, -1, 0}, {434, 509, 0}, {435, -1, 0}, {436, 511, 0},
    {437, -1, 0}, {438, 513, 0}, {439, -1, 0}, {440, 515, 0}, {441, -1, 0}, {442, 517, 0}, {443, -1, 0},
    {444, 631, 2}, {445, 632, 2}, {446, 590, 2}, {447, 634, 2}, {448, 635, 2}, {449, -1, 2}, {450, 637, 2},
    {451, -1, 0}, {452, -1, 0}, {453, 639, 2}, {454, -1, 1}, {455, -1, 2}, {456, -1, 2}, {457, -1, 2},
    {458, 1233, 2}, {459, -1, 2}, {460, -1, 2}, {461, 642, 2}, {462, -1, 2}, {463, -1, 2}, {464, -1, 2},
    {465, -1, 2}, {466, -1, 2}, {467, -1, 2}, {468, -1, 2}, {469, -1, 2}, {470, -1, 2}, {471, -1, 2},
    {472, -1, 2}, {473, -1, 2}, {474, -1, 2}, {475, -1, 4}, {476, -1, 4}, {477, -1, 4}, {478, -1, 4},
    {479, 1141, 4}, {480, -1, 0}, {481, -1, 2}, {482, -1, 2}, {483, -1, 2}, {484, -1, 2}, {485, -1, 2},
    {486, -1, 2}, {487, -1, 2}, {488, -1, 2}, {489, 771, 2}, {490, -1, 4}, {491, -1, 4}, {491, -1, 5},
    {492, -1, 4}, {493, -1, 4}, {493, -1, 5}, {494, -1, 4}, {495, -1, 4}, {495, -1, 5}, {496, -1, 4},
    {497, -1, 4}, {497, -1, 5}, {498, -1, 4}, {499, -1, 4}, {499, -1, 5}, {500, -1, 4}, {501, -1, 4},
    {501, -1, 5}, {502, -1, 4}, {503, -1, 4}, {503, -1, 5}, {504, -1, 2}, {505, -1, 2}, {506, -1, 2},
    {507, -1, 2}, {508, 753, 4}, {509, 696, 4}, {510, 750, 4}, {511, -1, 4}, {512, -1, 4}, {513, 765, 0},
    {514, -1, 2}, {515, -1, 2}, {516, -1, 2}, {517, -1, 1}, {518, -1, 1}, {519, -1, 1}, {520, -1, 1},
    {521, -1, 1}, {522, -1, 1}, {523, -1, 1}, {524, 606, 1}, {525, 607, 1}, {526, -1, 1}, {527, 609, 1},
    {528, 669, 1}, {529, 611, 1}, {530, -1, 1}, {531, 613, 1}, {532, -1, 1}, {533, -1, 1}, {534, 620, 1},
    {535, 847, 1}, {536, -1, 1}, {537, -1, 1}, {538, -1, 1}, {539, -1, 1}, {540, -1, 1}, {541, 623, 1},
    {542, 624, 1}, {543, -1, 1}, {544, -1, 4}, {545, 958, 4}, {546, -1, 3}, {547, 671, 1}, {548, 1181, 1},
    {549, -1, 0}, {550, 676, 2}, {551, 1158, 2}, {552, 680, 2}, {553, -1, 2}, {554, -1, 2}, {555, -1, 2},
    {556, 766, 2}, {557, -1, 2}, {558, 694, 2}, {559, -1, 2}, {560, -1, 2}, {561, -1, 2}, {562, -1, 2},
    {563, -1, 2}, {564, -1, 2}, {565, -1, 2}, {566, -1, 2}, {567, -1, 2}, {568, -1, 2}, {569, -1, 2},
    {570, -1, 2}, {571, -1, 2}, {572, -1, 2}, {573, -1, 2}, {574, -1, 2}, {575, -1, 2}, {576, -1, 2},
    {577, -1, 2}, {578, -1, 2}, {579, -1, 2}, {580, -1, 1}, {581, -1, 1}, {582, -1, 1}, {583, -1, 1},
    {584, -1, 2}, {585, -1, 2}, {586, -1, 1}, {587, -1, 1}, {588, 670, 1}, {589, -1, 1}, {590, -1, 1},
    {591, 1139, 1}, {592, -1, 0}, {593, -1, 0}, {594, -1, 0}, {595, 677, 1}, {596, 678, 1}, {597, -1, 1},
    {598, -1, 1}, {599, 681, 1}, {600, -1, 1}, {601, 683, 1}, {602, 684, 1}, {603, 685, 1}, {604, -1, 1},
    {605, 687, 1}, {606, -1, 1}, {607, 689, 1}, {608, 690, 1}, {609, 691, 1}, {610, -1, 1}, {611, -1, 1},
    {612, -1, 1}, {613, 1187, 2}, {614, 1203, 2}, {615, 703, 2}, {616, -1, 2}, {617, 1183, 2}, {618, -1, 4},
    {619, -1, 4}, {620, -1, 4}, {621, -1, 4}, {622, -1, 4}, {623, -1, 4}, {624, -1, 4}, {625, -1, 4},
    {626, -1, 4}, {627, -1, 0}, {628, -1, 0}, {629, 711, 0}, {630, 712, 0}, {631, -1, 0}, {632, 714, 0},
    {633, 715, 0}, {634, -1, 0}, {635, 717, 0}, {636, 718, 0}, {637, -1, 0}, {638, 720, 0}, {639, 721, 0},
    {640, -1, 0}, {641, 723, 0}, {642, 724, 0}, {643, -1, 0}, {644, 726, 0}, {645, 727, 0}, {646, -1, 0},
    {647, -1, 4}, {648, -1, 4}, {649, -1, 4}, {649, -1, 5}, {650, -1, 4}, {651, -1, 4}, {651, -1, 5},
    {652, -1, 4}, {653, -1, 4}, {653, -1, 5}, {654, -1, 4}, {655, -1, 4}, {655, -1, 5}, {656, -1, 4},
    {657, -1, 4}, {657, -1, 5}, {658, -1, 4}, {659, -1, 4}, {659, -1, 5}, {660, -1, 4}, {661, -1, 4},
    {661, -1, 5}, {662, -1, 4}, {662, -1, 5}, {663, -1, 4}, {664, -1, 4}, {664, -1, 5}, {665, -1, 4},
    {666, -1, 4}, {666, -1, 5}, {667, -1, 4}, {668, -1, 4}, {668, -1, 5}, {669, -1, 4}, {670, -1, 2},
    {671, -1, 2}, {672, 1255, 2}, {673, -1, 2}, {674, -1, 2}, {675, -1, 2}, {676, -1, 2}, {677, -1, 2},
    {678, -1, 2}, {679, 1019, 2}, {680, -1, 2}, {681, -1, 2}, {682, -1, 2}, {683, -1, 2}, {684, -1, 2},
    {685, -1, 2}, {686, -1, 2}, {687, -1, 2}, {688, -1, 2}, {689, 788, 2}, {690, 784, 1}, {691, 803, 1},
    {692, 802, 1}, {693, -1, 1}, {694, -1, 1}, {695, -1, 1}, {696, 918, 1}, {697, -1, 1}, {698, 791, 1},
    {699, -1, 1}, {700, -1, 1}, {701, -1, 1}, {702, -1, 1}, {703, -1, 1}, {704, -1, 1}, {705, -1, 1},
    {706, -1, 2}, {707, -1, 2}, {708, -1, 2}, {709, -1, 2}, {710, -1, 1}, {711, -1, 1}, {712, -1, 1},
    {713, -1, 1}, {714, -1, 1}, {715, 808, 0}, {716, -1, 0}, {717, 810, 0}, {718, 819, 0}, {719, 812, 0},
    {720, -1, 0}, {721, -1, 0}, {722, 815, 0}, {723, 816, 0}, {724, 817, 0}, {725, -1, 0}, {726, -1, 0},
    {727, -1, 0}, {728, -1, 0}, {729, -1, 0}, {730, -1, 4}, {731, -1, 4}, {732, -1, 4}, {733, -1, 4},
    {733, -1, 5}, {734, -1, 4}, {734, -1, 5}, {735, -1, 4}, {735, -1, 5}, {736, -1, 4}, {736, -1, 5},
    {737, -1, 4}, {737, -1, 5}, {738, -1, 4}, {738, -1, 5}, {739, -1, 4}, {739, -1, 5}, {740, -1, 4},
    {740, -1, 5}, {741, -1, 4}, {741, -1, 5}, {742, -1, 4}, {742, -1, 5}, {743, -1, 4}, {743, -1, 5},
    {744, -1, 4}, {744, -1, 5}, {745, -1, 4}, {745, -1, 5}, {746, -1, 4}, {746, -1, 5}, {747, -1, 4},
    {747, -1, 5}, {748, -1, 4}, {748, -1, 5}, {749, -1, 4}, {750, -1, 4}, {751, -1, 4}, {752, -1, 4},
    {753, -1, 4}, {754, -1, 4}, {755, -1, 4}, {756, -1, 4}, {757, -1, 4}, {758, -1, 4}, {759, -1, 4},
    {760, -1, 4}, {761, -1, 4}, {762, 924, 4}, {762, -1, 5}, {763, 884, 4}, {763, -1, 5}, {764, 886, 4},
    {764, -1, 5}, {765, 882, 4}, {765, -1, 5}, {766, -1, 4}, {767, -1, 4}, {768, -1, 4}, {769, -1, 4},
    {770, 900, 4}, {770, -1, 5}, {771, 922, 4}, {771, -1, 5}, {772, 923, 4}, {772, -1, 5}, {773, -1, 4},
    {773, -1, 5}, {774, -1, 4}, {774, -1, 5}, {775, -1, 4}, {775, -1, 5}, {776, -1, 4}, {776, -1, 5},
    {777, -1, 4}, {777, -1, 5}, {778, -1, 4}, {778, -1, 5}, {779, 921, 4}, {779, -1, 5}, {780, -1, 4},
    {780, -1, 5}, {781, -1, 4}, {781, -1, 5}, {782, -1, 0}, {783, -1, 0}, {784, 973, 5}, {785, -1, 0},
    {786, 912, 0}, {787, -1, 3}, {788, -1, 0}, {789, 914, 0}, {790, -1, 0}, {791, 916, 0}, {792, -1, 0},
    {793, 1025, 1}, {794, -1, 1}, {795, -1, 2}, {796, -1, 2}, {797, -1, 4}, {798, -1, 4}, {799, -1, 4},
    {800, -1, 4}, {801, -1, 3}, {802, -1, 0}, {803, 928, 3}, {804, 929, 3}, {805, 930, 3}, {806, 931, 3},
    {807, 932, 3}, {808, 933, 3}, {809, 934, 3}, {810, 935, 3}, {811, 936, 3}, {812, -1, 3}, {813, 938, 3},
    {814, 939, 3}, {815, 940, 3}, {816, 941, 3}, {817, -1, 3}, {818, 943, 3}, {819, 944, 3}, {820, 945, 3},
    {821, -1, 3}, {822, -1, 3}, {823, -1, 3}, {824, -1, 3}, {825, -1, 3}, {826, -1, 3}, {827, 1037, 3},
    {828, -1, 3}, {829, -1, 3}, {830, -1, 3}, {831, -1, 3}, {832, -1, 3}, {833, -1, 3}, {834, -1, 4},
    {835, -1, 4}, {836, 961, 3}, {837, -1, 3}, {838, 963, 0}, {839, -1, 0}, {840, 965, 1}, {841, -1, 1},
    {842, 967, 1}, {843, -1, 1}, {844, 969, 1}, {845, -1, 1}, {846, -1, 0}, {847, -1, 0}, {848, -1, 0},
    {849, -1, 3}, {850, -1, 3}, {851, -1, 3}, {852, -1, 3}, {853, -1, 3}, {854, -1, 5}, {855, -1, 5},
    {856, -1, 5}, {857, -1, 0}, {858, -1, 3}, {859, -1, 3}, {860, 985, 0}, {861, -1, 0}, {862, 987, 0},
    {863, -1, 0}, {864, 989, 0}, {865, -1, 0}, {866, -1, 0}, {867, -1, 2}, {868, -1, 2}, {869, -1, 2},
    {870, -1, 2}, {871, -1, 2}, {872, -1, 2}, {873, -1, 2}, {874, -1, 2}, {875, -1, 2}, {876, -1, 2},
    {877, -1, 2}, {878, -1, 2}, {879, -1, 2}, {880, -1, 2}, {881, -1, 2}, {882, -1, 2}, {883, -1, 2},
    {884, -1, 2}, {885, -1, 2}, {886, 1029, 2}, {887, 1030, 2}, {888, 1031, 2}, {889, -1, 2}, {890, -1, 2},
    {891, -1, 2}, {892, -1, 2}, {893, -1, 2}, {894, -1, 2}, {895, -1, 2}, {896, -1, 2}, {897, -1, 1},
    {898, -1, 1}, {899, -1, 1}, {900, -1, 1}, {901, 1027, 1}, {902, 1028, 1}, {903, -1, 1}, {904, -1, 1},
    {905, -1, 2}, {906, -1, 2}, {907, -1, 2}, {908, 1033, 1}, {909, -1, 1}, {910, -1, 3}, {911, -1, 3},
    {912, -1, 3}, {913, -1, 3}, {914, -1, 3}, {915, -1, 3}, {916, -1, 3}, {917, 1042, 0}, {918, 1110, 0},
    {919, -1, 5}, {920, -1, 0}, {921, -1, 0}, {922, -1, 0}, {923, -1, 0}, {924, -1, 0}, {925, -1, 0},
    {926, -1, 0}, {927, -1, 0}, {928, -1, 0}, {929, -1, 0}, {930, -1, 0}, {931, -1, 0}, {932, -1, 0},
    {933, 1058, 0}, {934, 1059, 0}, {935, 1060, 0}, {936, -1, 0}, {937, 1064, 0}, {938, 1065, 0},
    {939, 1066, 0}, {940, -1, 0}, {941, -1, 0}, {942, -1, 0}, {943, 1070, 0}, {944, 1071, 0}, {945, -1, 0},
    {946, -1, 0}, {947, -1, 0}, {948, -1, 0}, {949, -1, 0}, {950, -1, 0}, {951, -1, 5}, {952, -1, 5},
    {953, -1, 0}, {954, 1079, 0}, {955, 1080, 0}, {956, -1, 0}, {957, 1082, 0}, {958, 1083, 0}, {959, -1, 0},
    {960, 1085, 0}, {961, 1086, 0}, {962, 1087, 0}, {963, -1, 0}, {964, 1089, 0}, {965, 1090, 0},
    {966, 1091, 0}, {967, -1, 0}, {968, -1, 0}, {969, -1, 0}, {970, -1, 5}, {971, -1, 5}, {972, -1, 5},
    {973, -1, 5}, {974, -1, 5}, {975, -1, 5}, {976, -1, 5}, {977, -1, 5}, {978, -1, 5}, {979, -1, 5},
    {980, 1105, 0}, {981, 1106, 0}, {982, 1107, 0}, {983, 1108, 0}, {984, 1109, 0}, {985, -1, 0},
    {986, 1111, 0}, {987, 1112, 0}, {988, 1113, 0}, {989, -1, 0}, {990, -1, 2}, {991, -1, 2}, {992, -1, 2},
    {993, -1, 2}, {994, -1, 2}, {995, -1, 2}, {996, -1, 2}, {997, -1, 0}, {998, -1, 0}, {999, -1, 0},
    {1000, -1, 0}, {1001, -1, 0}, {1002, -1, 0}, {1002, -1, 0}, {1003, 1129, 0}, {1004, 1130, 0},
    {1005, 1131, 0}, {1006, 1153, 0}, {1007, -1, 0}, {1008, -1, 0}, {1009, -1, 1}, {1010, -1, 1},
    {1011, -1, 1}, {1012, -1, 1}, {1013, -1, 1}, {1014, 1202, 1}, {1015, -1, 1}, {1016, -1, 1},
    {1017, -1, 0}, {1018, -1, 0}, {1019, -1, 0}, {1020, -1, 0}, {1021, -1, 0}, {1022, 1148, 1},
    {1023, -1, 1}, {1024, 1150, 1}, {1025, -1, 1}, {1026, 1152, 1}, {1027, -1, 1}, {1028, -1, 0},
    {1029, -1, 0}, {1030, -1, 0}, {1031, -1, 0}, {1032, -1, 2}, {1033, -1, 2}, {1034, -1, 2}, {1035, -1, 2},
    {1036, -1, 2}, {1037, -1, 2}, {1038, -1, 0}, {1039, -1, 0}, {1040, -1, 2}, {1041, -1, 2}, {1042, -1, 2},
    {1043, -1, 2}, {1044, -1, 2}, {1045, -1, 2}, {1046, -1, 2}, {1047, -1, 4}, {1047, -1, 5}, {1048, -1, 4},
    {1048, -1, 5}, {1049, -1, 4}, {1049, -1, 5}, {1050, -1, 2}, {1051, -1, 0}, {1051, -1, 0}, {1052, -1, 0},
    {1052, -1, 0}, {1053, -1, 0}, {1053, -1, 0}, {1054, -1, 0}, {1054, -1, 0}, {1055, 1192, 0},
    {1055, -1, 0}, {1056, 1204, 0}, {1057, 1205, 0}, {1058, -1, 0}, {1059, 1193, 0}, {1060, 1200, 0},
    {1061, -1, 4}, {1062, -1, 4}, {1063, -1, 4}, {1064, -1, 4}, {1065, -1, 4}, {1066, -1, 4}, {1067, -1, 0},
    {1068, -1, 0}, {1069, -1, 0}, {1070, -1, 1}, {1071, -1, 2}, {1072, -1, 2}, {1073, 1207, 2},
    {1074, -1, 2}, {1075, -1, 0}, {1076, 1210, 0}, {1077, -1, 0}, {1078, 1212, 0}, {1079, -1, 0},
    {1080, -1, 1}, {1081, -1, 0}, {1082, -1, 0}, {1014, 1238, 6}, {1009, -1, 6}, {1010, -1, 6},
    {1015, -1, 6}, {1022, -1, 6}, {1024, -1, 6}, {1026, -1, 6}, {1037, -1, 2}, {1050, -1, 2}, {547, -1, 6},
    {548, -1, 6}, {517, -1, 6}, {524, -1, 6}, {520, -1, 6}, {522, -1, 6}, {448, 1232, 2}, {554, -1, 2},
    {457, -1, 2}, {588, -1, 6}, {588, -1, 6}, {589, -1, 6}, {589, -1, 6}, {591, -1, 6}, {582, -1, 6},
    {583, -1, 6}, {897, -1, 6}, {898, -1, 6}, {273, -1, 2}, {994, -1, 2}, {995, -1, 2}, {996, -1, 2},
    {265, -1, 6}, {266, -1, 6}, {272, -1, 6}, {221, -1, 6}, {201, -1, 2}, {202, -1, 2}, {203, -1, 6},
    {264, -1, 6}, {671, -1, 2}, {692, -1, 6}, {698, -1, 6}, {702, -1, 6}, {901, 1260, 6}, {903, -1, 6},
    {902, 1262, 6}, {904, -1, 6}, {1080, -1, 6}
};

static const struct catalogue_entry entries[] = {
    {105, -1, 175, 84, -1, 0, 0, 0, 6, 6, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {105, -1, -1, -1, -1, 6, 0, 1, 0, 0, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {105, -1, 178, 179, -1, 6, 6, 2, 2, 2, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {105, -1, 106, 103, -1, 8, 8, 3, 2, 2, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {105, -1, 182, 183, -1, 10, 10, 4, 1, 1, 3, 0, 14, 0, 1, 0},  // CGAffineTransform
    {103, -1, -1, -1, -1, 11, 11, 5, 1, 1, 0, 0, 14, 0, 0, 0},  // S
    {183, -1, -1, -1, -1, 12, 12, 6, 2, 2, 0, 0, 14, 0, 1, 0},  // R
    {103, -1, -1, -1, -1, 14, 14, 7, 2, 2, 0, 0, 14, 0, 0, 0},  // S
    {103, -1, -1, -1, -1, 16, 16, 8, 3, 3, 0, 0, 14, 0, 0, 0},  // S
    {185, -1, -1, -1, -1, 19, 19, 9, 1, 1, 0, 0, 14, 0, 0, 0},  // H
    {185, -1, -1, -1, -1, 20, 20, 10, 1, 1, 0, 0, 14, 0, 0, 0},  // H
    {185, -1, -1, -1, -1, 21, 21, 11, 2, 2, 0, 0, 14, 0, 0, 0},  // H
    {187, 105, 188, -1, -1, 0, 0, 12, 0, 0, 5, 15, 14, 0, 0, 0},  // identity
    {189, -1, 190, -1, -1, 23, 23, 13, 1, 2, 1, 15, 14, 0, 0, 0},  // concatenating
    {191, -1, 192, -1, -1, 24, 25, 14, 2, 3, 1, 15, 14, 0, 4, 0},  // translatedBy
    {104, -1, 107, -1, -1, 26, 28, 15, 2, 3, 1, 15, 14, 0, 0, 0},  // scaledBy
    {193, -1, 195, -1, -1, 28, 31, 16, 1, 2, 1, 15, 14, 0, 1, 0},  // rotated
    {196, -1, 197, -1, -1, 29, 33, 17, 0, 1, 1, 15, 14, 0, 2, 0},  // inverted
    {198, -1, -1, -1, -1, 29, 34, 18, 0, 1, 1, 15, 16, 0, 0, 0},  // decomposed
    {199, -1, -1, -1, -1, 29, 35, 19, 1, 1, 0, 0, 2, 0, 0, 0},  // CGAffineTransformIsIdentity
    {200, -1, -1, -1, -1, 30, 36, 20, 2, 2, 0, 0, 2, 0, 0, 0},  // CGAffineTransformEqualToTransform
    {201, -1, -1, -1, -1, 32, 38, 21, 1, 1, 0, 0, 3, 0, 0, 0},  // NSStringFromCGAffineTransform
    {87, -1, -1, -1, -1, 0, 39, 22, 0, 1, 2, 15, 0, 0, 14, 0},  // a
    {171, -1, -1, -1, -1, 0, 40, 23, 0, 1, 2, 15, 0, 0, 0, 0},  // b
    {172, -1, -1, -1, -1, 0, 41, 24, 0, 1, 2, 15, 0, 0, 0, 0},  // c
    {88, -1, -1, -1, -1, 0, 42, 25, 0, 1, 2, 15, 0, 0, 14, 0},  // d
    {173, -1, -1, -1, -1, 0, 43, 26, 0, 1, 2, 15, 0, 0, 0, 0},  // tx
    {174, -1, -1, -1, -1, 0, 44, 27, 0, 1, 2, 15, 0, 0, 0, 0},  // ty
    {202, -1, -1, -1, -1, 0, 45, 28, 0, 1, 2, 15, 2, 0, 0, 0},  // isIdentity
    {203, -1, -1, -1, -1, 0, 46, 29, 0, 1, 2, 15, 0, 0, 0, 0},  // determinant
    {204, -1, -1, -1, -1, 0, 47, 30, 0, 1, 2, 15, 15, 0, 0, 0},  // matrix
    {205, -1, -1, -1, -1, 0, 48, 31, 0, 1, 2, 15, 3, 0, 0, 0},  // kind
    {206, -1, -1, -1, -1, 0, 49, 32, 0, 1, 2, 15, 9, 0, 0, 0},  // fixedPoint
    {207, -1, -1, -1, -1, 33, 50, 33, 1, 1, 0, 0, 14, 0, 0, 0},  // reflect
    {207, -1, -1, -1, -1, 34, 51, 34, 2, 2, 0, 0, 14, 0, 1, 0},  // reflect
    {186, 210, -1, -1, -1, 0, 0, 35, 0, 0, 5, 20, 19, 0, 0, 0},  // x
    {177, 210, -1, -1, -1, 0, 0, 36, 0, 0, 5, 20, 19, 0, 0, 0},  // y
    {211, 210, -1, -1, -1, 0, 0, 37, 0, 0, 5, 20, 19, 0, 0, 0},  // origin
    {212, 210, -1, -1, -1, 0, 0, 38, 0, 0, 5, 20, 19, 0, 0, 0},  // yEqualsX
    {213, 210, -1, -1, -1, 0, 0, 39, 0, 0, 5, 20, 19, 0, 0, 0},  // yEqualsMinusX
    {155, -1, -1, -1, -1, 36, 53, 40, 4, 4, 3, 0, 16, 0, 0, 0},  // CGAffineTransformComponents
    {105, -1, -1, -1, -1, 40, 57, 41, 1, 1, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {214, -1, -1, -1, -1, 0, 58, 42, 0, 1, 2, 17, 12, 0, 0, 0},  // scale
    {215, -1, -1, -1, -1, 0, 59, 43, 0, 1, 2, 17, 0, 0, 0, 0},  // horizontalShear
    {216, -1, -1, -1, -1, 0, 60, 44, 0, 1, 2, 17, 0, 0, 0, 0},  // rotation
    {217, -1, -1, -1, -1, 0, 61, 45, 0, 1, 2, 17, 10, 0, 0, 0},  // translation
    {151, -1, 218, -1, -1, 41, 62, 0, 2, 2, 3, 0, 9, 0, 0, 1},  // CGPoint
    {151, -1, -1, -1, -1, 43, 0, 1, 0, 0, 3, 0, 9, 0, 0, 1},  // CGPoint
    {219, 151, 220, -1, -1, 0, 0, 2, 0, 0, 5, 10, 9, 0, 0, 1},  // zero
    {186, -1, -1, -1, -1, 0, 64, 3, 0, 1, 2, 10, 0, 0, 0, 1},  // x
    {177, -1, -1, -1, -1, 0, 65, 4, 0, 1, 2, 10, 0, 0, 0, 1},  // y
    {221, -1, 222, -1, -1, 43, 66, 5, 1, 2, 1, 10, 9, 0, 6, 1},  // applying
    {223, -1, -1, -1, -1, 44, 68, 6, 1, 2, 1, 10, 0, 0, 0, 1},  // distance
    {225, -1, -1, -1, -1, 45, 70, 7, 2, 2, 0, 0, 2, 0, 0, 1},  // CGPointEqualToPoint
    {226, -1, -1, -1, -1, 47, 72, 8, 1, 1, 0, 0, 3, 0, 0, 1},  // NSStringFromCGPoint
    {227, -1, -1, -1, -1, 0, 73, 9, 0, 1, 2, 10, 3, 0, 0, 1},  // debugDescription
    {152, -1, 230, 231, -1, 48, 74, 10, 2, 2, 3, 0, 10, 0, 0, 1},  // CGVector
    {152, -1, -1, -1, -1, 50, 0, 11, 0, 0, 3, 0, 10, 0, 0, 1},  // CGVector
    {219, 152, -1, -1, -1, 0, 0, 12, 0, 0, 5, 11, 10, 0, 0, 1},  // zero
    {228, -1, -1, -1, -1, 0, 76, 13, 0, 1, 2, 11, 0, 0, 0, 1},  // dx
    {229, -1, -1, -1, -1, 0, 77, 14, 0, 1, 2, 11, 0, 0, 0, 1},  // dy
    {232, -1, -1, -1, -1, 0, 78, 15, 0, 1, 2, 11, 0, 0, 0, 1},  // length
    {221, -1, -1, -1, -1, 50, 79, 16, 1, 2, 1, 11, 10, 0, 0, 1},  // applying
    {153, -1, 235, 236, -1, 51, 81, 17, 2, 2, 3, 0, 12, 0, 0, 1},  // CGSize
    {153, -1, -1, -1, -1, 53, 0, 18, 0, 0, 3, 0, 12, 0, 0, 1},  // CGSize
    {219, 153, 237, -1, -1, 0, 0, 19, 0, 0, 5, 13, 12, 0, 0, 1},  // zero
    {233, -1, -1, -1, -1, 0, 83, 20, 0, 1, 2, 13, 0, 0, 0, 1},  // width
    {234, -1, -1, -1, -1, 0, 84, 21, 0, 1, 2, 13, 0, 0, 0, 1},  // height
    {221, -1, 238, -1, -1, 53, 85, 22, 1, 2, 1, 13, 12, 0, 0, 1},  // applying
    {239, -1, -1, -1, -1, 54, 87, 23, 2, 2, 0, 0, 2, 0, 0, 1},  // CGSizeEqualToSize
    {240, -1, -1, -1, -1, 56, 89, 24, 1, 1, 0, 0, 3, 0, 0, 1},  // NSStringFromCGSize
    {227, -1, -1, -1, -1, 0, 90, 25, 0, 1, 2, 13, 3, 0, 0, 1},  // debugDescription
    {186, -1, -1, -1, -1, 0, 91, 26, 0, 1, 2, 12, 0, 0, 0, 1},  // x
    {177, -1, -1, -1, -1, 0, 92, 27, 0, 1, 2, 12, 0, 0, 0, 1},  // y
    {241, -1, -1, -1, -1, 0, 93, 28, 0, 1, 2, 12, 0, 0, 0, 1},  // w
    {242, -1, -1, -1, -1, 0, 94, 29, 0, 1, 2, 12, 0, 0, 0, 1},  // z
    {243, -1, -1, -1, -1, 0, 95, 30, 0, 1, 2, 12, 2, 0, 0, 1},  // isVector
    {244, -1, -1, -1, -1, 0, 96, 31, 0, 1, 2, 12, 9, 0, 0, 1},  // point
    {154, -1, 245, 246, -1, 57, 97, 0, 4, 4, 3, 0, 13, 0, 0, 2},  // CGRect
    {154, -1, -1, -1, -1, 61, 101, 1, 2, 2, 3, 0, 13, 0, 0, 2},  // CGRect
    {154, -1, -1, -1, -1, 63, 0, 2, 0, 0, 3, 0, 13, 0, 0, 2},  // CGRect
    {219, 154, 247, -1, -1, 0, 0, 3, 0, 0, 5, 14, 13, 0, 0, 2},  // zero
    {248, 154, 249, -1, -1, 0, 0, 4, 0, 0, 5, 14, 13, 0, 0, 2},  // null
    {250, 154, 251, -1, -1, 0, 0, 5, 0, 0, 5, 14, 13, 0, 0, 2},  // infinite
    {252, -1, -1, -1, -1, 63, 103, 6, 1, 1, 0, 0, 3, 0, 0, 2},  // NSStringFromCGRect
    {253, 156, 254, -1, -1, 0, 0, 7, 0, 0, 5, 19, 18, 0, 0, 2},  // minXEdge
    {255, 156, 256, -1, -1, 0, 0, 8, 0, 0, 5, 19, 18, 0, 0, 2},  // minYEdge
    {257, 156, 258, -1, -1, 0, 0, 9, 0, 0, 5, 19, 18, 0, 0, 2},  // maxXEdge
    {259, 156, 260, -1, -1, 0, 0, 10, 0, 0, 5, 19, 18, 0, 0, 2},  // maxYEdge
    {261, -1, 262, -1, -1, 0, 104, 11, 0, 1, 2, 14, 0, 0, 0, 2},  // minX
    {263, -1, 264, -1, -1, 0, 105, 12, 0, 1, 2, 14, 0, 0, 0, 2},  // midX
    {265, -1, 266, -1, -1, 0, 106, 13, 0, 1, 2, 14, 0, 0, 0, 2},  // maxX
    {267, -1, 268, -1, -1, 0, 107, 14, 0, 1, 2, 14, 0, 0, 0, 2},  // minY
    {269, -1, 270, -1, -1, 0, 108, 15, 0, 1, 2, 14, 0, 0, 0, 2},  // midY
    {271, -1, 272, -1, -1, 0, 109, 16, 0, 1, 2, 14, 0, 0, 0, 2},  // maxY
    {233, -1, 273, -1, -1, 0, 110, 17, 0, 1, 2, 14, 0, 0, 0, 2},  // width
    {234, -1, 274, -1, -1, 0, 111, 18, 0, 1, 2, 14, 0, 0, 0, 2},  // height
    {211, -1, -1, -1, -1, 0, 112, 19, 0, 1, 2, 14, 9, 0, 0, 2},  // origin
    {236, -1, -1, -1, -1, 0, 113, 20, 0, 1, 2, 14, 12, 0, 0, 2},  // size
    {275, -1, 276, -1, -1, 0, 114, 21, 0, 1, 2, 14, 13, 0, 0, 2},  // standardized
    {277, -1, 278, -1, -1, 0, 115, 22, 0, 1, 2, 14, 13, 0, 0, 2},  // integral
    {279, -1, 280, -1, -1, 0, 116, 23, 0, 1, 2, 14, 2, 0, 0, 2},  // isNull
    {281, -1, 282, -1, -1, 0, 117, 24, 0, 1, 2, 14, 2, 0, 0, 2},  // isEmpty
    {283, -1, 284, -1, -1, 0, 118, 25, 0, 1, 2, 14, 2, 0, 0, 2},  // isInfinite
    {285, -1, -1, -1, -1, 0, 119, 26, 0, 1, 2, 14, 4, 0, 0, 2},  // corners
    {286, -1, -1, -1, -1, 0, 120, 27, 0, 1, 2, 14, 9, 0, 0, 2},  // center
    {227, -1, -1, -1, -1, 0, 121, 28, 0, 1, 2, 14, 3, 0, 0, 2},  // debugDescription
    {287, -1, 292, -1, -1, 64, 122, 29, 4, 4, 3, 0, 45, 0, 0, 2},  // UIEdgeInsets
    {287, -1, -1, -1, -1, 68, 126, 30, 0, 0, 3, 0, 45, 0, 0, 2},  // UIEdgeInsets
    {219, 287, 293, -1, -1, 0, 0, 31, 0, 0, 5, 46, 45, 0, 0, 2},  // zero
    {294, -1, 295, -1, -1, 68, 126, 32, 1, 2, 1, 14, 13, 0, 0, 2},  // inset
    {296, -1, 297, -1, -1, 69, 128, 33, 2, 3, 1, 14, 13, 0, 0, 2},  // insetBy
    {298, -1, 299, -1, -1, 71, 131, 34, 2, 3, 1, 14, 13, 0, 0, 2},  // offsetBy
    {300, -1, 301, -1, -1, 73, 134, 35, 1, 2, 1, 14, 13, 0, 0, 2},  // union
    {302, -1, 303, -1, -1, 74, 136, 36, 1, 2, 1, 14, 13, 0, 0, 2},  // intersection
    {304, -1, 305, -1, -1, 75, 138, 37, 1, 2, 1, 14, 2, 0, 0, 2},  // intersects
    {306, -1, 307, -1, -1, 76, 140, 38, 1, 2, 1, 14, 2, 0, 0, 2},  // contains
    {306, -1, 308, -1, -1, 77, 142, 39, 1, 2, 1, 14, 2, 0, 0, 2},  // contains
    {309, -1, 310, -1, -1, 78, 144, 40, 1, 2, 1, 14, 2, 0, 0, 2},  // equalTo
    {221, -1, 311, -1, -1, 79, 146, 41, 1, 2, 1, 14, 13, 0, 7, 2},  // applying
    {315, -1, -1, -1, -1, 80, 148, 42, 2, 3, 1, 14, 49, 0, 0, 2},  // divided
    {312, -1, -1, -1, -1, 82, 151, 43, 2, 2, 0, 0, 49, 0, 0, 2},  // RectDivision
    {318, -1, -1, -1, -1, 0, 153, 0, 0, 1, 2, 16, 15, 0, 0, 3},  // transpose
    {203, -1, -1, -1, -1, 0, 154, 1, 0, 1, 2, 16, 0, 0, 0, 3},  // determinant
    {319, -1, -1, -1, -1, 0, 155, 2, 0, 1, 2, 16, 15, 0, 0, 3},  // inverse
    {196, -1, -1, -1, -1, 84, 156, 3, 0, 1, 1, 16, 15, 0, 0, 3},  // inverted
    {320, -1, -1, -1, -1, 0, 157, 4, 0, 1, 2, 16, 4, 0, 0, 3},  // rows
    {321, -1, -1, -1, -1, 0, 158, 5, 0, 1, 2, 16, 14, 0, 0, 3},  // affine
    {187, -1, -1, -1, -1, 84, 159, 6, 1, 1, 0, 0, 15, 0, 0, 3},  // identity
    {322, -1, -1, -1, -1, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 4},  // π
    {323, -1, -1, -1, -1, 0, 0, 1, 0, 0, 5, 0, 0, 0, 0, 4},  // pi
    {324, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 0, 0, 0, 4},  // M_PI
    {325, -1, -1, -1, -1, 0, 0, 3, 0, 0, 5, 0, 0, 0, 0, 4},  // M_PI_2
    {326, -1, -1, -1, -1, 0, 0, 4, 0, 0, 5, 0, 0, 0, 0, 4},  // M_PI_4
    {323, 118, -1, -1, -1, 0, 0, 5, 0, 0, 5, 1, 0, 0, 0, 4},  // pi
    {327, 118, -1, -1, -1, 0, 0, 6, 0, 0, 5, 1, 0, 0, 0, 4},  // infinity
    {328, 118, 329, -1, -1, 0, 0, 7, 0, 0, 5, 1, 0, 0, 0, 4},  // ulpOfOne
    {330, 118, 331, -1, -1, 0, 0, 8, 0, 0, 5, 1, 0, 0, 0, 4},  // greatestFiniteMagnitude
    {219, 118, -1, -1, -1, 0, 0, 9, 0, 0, 5, 1, 0, 0, 0, 4},  // zero
    {332, 121, 333, -1, -1, 0, 0, 10, 0, 0, 5, 1, 0, 0, 0, 4},  // max
    {334, 121, 335, -1, -1, 0, 0, 11, 0, 0, 5, 1, 0, 0, 0, 4},  // min
    {118, -1, -1, -1, -1, 85, 160, 12, 1, 1, 3, 0, 0, 0, 0, 4},  // CGFloat
    {119, -1, -1, -1, -1, 86, 161, 13, 1, 1, 3, 0, 0, 0, 0, 4},  // Double
    {120, -1, -1, -1, -1, 87, 162, 14, 1, 1, 3, 0, 0, 0, 0, 4},  // Float
    {123, -1, -1, -1, -1, 88, 163, 15, 1, 1, 3, 0, 0, 0, 0, 4},  // TimeInterval
    {121, -1, -1, -1, -1, 89, 164, 16, 1, 1, 3, 0, 0, 0, 0, 4},  // Int
    {122, -1, -1, -1, -1, 90, 165, 17, 1, 1, 3, 0, 0, 0, 0, 4},  // NSInteger
    {98, -1, 99, -1, -1, 91, 166, 18, 1, 1, 0, 0, 0, 0, 3, 4},  // sqrt
    {336, -1, -1, -1, -1, 92, 167, 19, 1, 1, 0, 0, 0, 0, 0, 4},  // exp
    {337, -1, -1, -1, -1, 93, 168, 20, 1, 1, 0, 0, 0, 0, 0, 4},  // log
    {338, -1, -1, -1, -1, 94, 169, 21, 1, 1, 0, 0, 0, 0, 0, 4},  // abs
    {339, -1, 340, -1, -1, 95, 170, 22, 1, 1, 0, 0, 0, 0, 0, 4},  // fabs
    {341, -1, -1, -1, -1, 96, 171, 23, 1, 1, 0, 0, 0, 0, 0, 4},  // floor
    {342, -1, -1, -1, -1, 97, 172, 24, 1, 1, 0, 0, 0, 0, 0, 4},  // ceil
    {75, -1, -1, -1, -1, 98, 173, 25, 1, 1, 0, 0, 0, 0, 0, 4},  // round
    {343, -1, 344, -1, -1, 99, 174, 26, 2, 2, 0, 0, 0, 0, 0, 4},  // pow
    {97, -1, 345, -1, -1, 101, 176, 27, 2, 2, 0, 0, 0, 0, 3, 4},  // hypot
    {346, -1, -1, -1, -1, 103, 178, 28, 2, 2, 0, 0, 0, 0, 0, 4},  // fmod
    {347, -1, -1, -1, -1, 105, 180, 29, 3, 3, 0, 0, 4, 0, 0, 4},  // stride
    {347, -1, -1, -1, -1, 108, 183, 30, 3, 3, 0, 0, 4, 0, 0, 4},  // stride
    {334, -1, 348, -1, -1, 111, 186, 31, 2, 2, 0, 0, 0, 0, 0, 4},  // min
    {334, -1, -1, -1, -1, 113, 188, 32, 3, 3, 0, 0, 0, 0, 0, 4},  // min
    {334, -1, -1, -1, -1, 116, 191, 33, 4, 4, 0, 0, 0, 0, 0, 4},  // min
    {332, -1, 349, -1, -1, 120, 195, 34, 2, 2, 0, 0, 0, 0, 0, 4},  // max
    {332, -1, -1, -1, -1, 122, 197, 35, 3, 3, 0, 0, 0, 0, 0, 4},  // max
    {332, -1, -1, -1, -1, 125, 200, 36, 4, 4, 0, 0, 0, 0, 0, 4},  // max
    {350, -1, -1, -1, -1, 129, 204, 37, 0, 1, 1, 1, 0, 0, 0, 4},  // rounded
    {352, 351, -1, -1, -1, 0, 0, 38, 0, 0, 5, 25, 24, 0, 0, 4},  // up
    {353, 351, -1, -1, -1, 0, 0, 39, 0, 0, 5, 25, 24, 0, 0, 4},  // down
    {354, 351, -1, -1, -1, 0, 0, 40, 0, 0, 5, 25, 24, 0, 0, 4},  // toNearestOrEven
    {355, 351, -1, -1, -1, 0, 0, 41, 0, 0, 5, 25, 24, 0, 0, 4},  // toNearestOrAwayFromZero
    {356, 351, -1, -1, -1, 0, 0, 42, 0, 0, 5, 25, 24, 0, 0, 4},  // towardZero
    {357, 351, -1, -1, -1, 0, 0, 43, 0, 0, 5, 25, 24, 0, 0, 4},  // awayFromZero
    {350, -1, -1, -1, -1, 129, 205, 44, 1, 2, 1, 1, 0, 0, 0, 4},  // rounded
    {100, -1, -1, -1, -1, 130, 207, 45, 0, 1, 1, 1, 0, 0, 3, 4},  // squareRoot
    {358, -1, -1, -1, -1, 130, 208, 46, 1, 2, 1, 1, 0, 0, 0, 4},  // truncatingRemainder
    {360, -1, -1, -1, -1, 131, 210, 47, 0, 1, 1, 1, 0, 0, 0, 4},  // signum
    {361, -1, -1, -1, -1, 0, 211, 48, 0, 1, 2, 1, 0, 0, 0, 4},  // magnitude
    {362, -1, -1, -1, -1, 131, 212, 49, 1, 2, 1, 1, 2, 0, 0, 4},  // isMultiple
    {364, -1, -1, -1, -1, 0, 214, 50, 0, 1, 2, 1, 2, 0, 0, 4},  // isFinite
    {365, -1, -1, -1, -1, 0, 215, 51, 0, 1, 2, 1, 2, 0, 0, 4},  // isNaN
    {366, -1, -1, -1, -1, 0, 216, 52, 0, 1, 2, 1, 3, 0, 0, 4},  // description
    {368, -1, -1, -1, -1, 132, 217, 53, 1, 2, 1, 1, 45, 0, 0, 4},  // quotientAndRemainder
    {150, -1, -1, -1, -1, 133, 219, 0, 1, 1, 3, 0, 1, 0, 0, 5},  // Angle
    {150, -1, -1, -1, -1, 134, 220, 1, 1, 1, 3, 0, 1, 0, 0, 5},  // Angle
    {150, -1, -1, -1, -1, 135, 221, 2, 1, 1, 3, 0, 1, 0, 0, 5},  // Angle
    {369, 150, -1, -1, -1, 136, 222, 3, 1, 1, 4, 2, 1, 0, 0, 5},  // degrees
    {370, 150, -1, -1, -1, 137, 223, 4, 1, 1, 4, 2, 1, 0, 0, 5},  // radians
    {219, 150, -1, -1, -1, 0, 0, 5, 0, 0, 5, 2, 1, 0, 0, 5},  // zero
    {369, -1, -1, -1, -1, 0, 224, 6, 0, 1, 2, 2, 0, 0, 0, 5},  // degrees
    {370, -1, -1, -1, -1, 0, 225, 7, 0, 1, 2, 2, 0, 0, 0, 5},  // radians
    {371, -1, -1, -1, -1, 0, 226, 8, 0, 1, 2, 2, 0, 0, 0, 5},  // turns
    {372, -1, 373, -1, -1, 138, 227, 9, 1, 1, 0, 0, 0, 0, 1, 5},  // sin
    {374, -1, 375, -1, -1, 139, 228, 10, 1, 1, 0, 0, 0, 0, 1, 5},  // cos
    {376, -1, 377, -1, -1, 140, 229, 11, 1, 1, 0, 0, 0, 0, 1, 5},  // tan
    {90, -1, 94, -1, -1, 141, 230, 12, 1, 1, 0, 0, 1, 0, 3, 5},  // asin
    {89, -1, 93, -1, -1, 142, 231, 13, 1, 1, 0, 0, 1, 0, 3, 5},  // acos
    {91, -1, 95, -1, -1, 143, 232, 14, 1, 1, 0, 0, 1, 0, 3, 5},  // atan
    {92, -1, 96, -1, -1, 144, 233, 15, 2, 2, 0, 0, 1, 0, 3, 5},  // atan2
    {378, -1, -1, -1, -1, 0, 235, 0, 0, 1, 2, 5, 0, 0, 0, 6},  // count
    {281, -1, -1, -1, -1, 0, 236, 1, 0, 1, 2, 5, 2, 0, 0, 6},  // isEmpty
    {379, -1, -1, -1, 1140, 0, 237, 2, 0, 1, 2, 5, 49, 0, 0, 6},  // first
    {380, -1, -1, -1, 1141, 0, 238, 3, 0, 1, 2, 5, 49, 0, 0, 6},  // last
    {381, -1, -1, -1, 1142, 146, 239, 4, 0, 1, 1, 5, 4, 0, 0, 6},  // reversed
    {382, -1, -1, -1, -1, 146, 240, 5, 0, 1, 1, 5, 4, 0, 0, 6},  // enumerated
    {383, -1, -1, -1, -1, 146, 241, 6, 2, 2, 0, 0, 4, 0, 0, 6},  // zip
    {77, -1, -1, -1, -1, 148, 243, 7, 1, 2, 1, 5, 4, 0, 0, 6},  // map
    {384, -1, -1, -1, -1, 149, 245, 8, 1, 2, 1, 5, 4, 0, 0, 6},  // compactMap
    {385, -1, -1, -1, -1, 150, 247, 9, 1, 2, 1, 5, 4, 0, 0, 6},  // filter
    {386, -1, -1, -1, -1, 151, 249, 10, 2, 3, 1, 5, 49, 0, 0, 6},  // reduce
    {387, -1, -1, -1, -1, 153, 252, 11, 1, 2, 1, 5, 49, 0, 0, 6},  // forEach
    {388, -1, -1, -1, -1, 154, 254, 12, 1, 2, 1, 5, 49, 0, 0, 6},  // enumerateObjectsUsingBlock
    {389, -1, -1, -1, -1, 155, 256, 13, 1, 2, 1, 5, 49, 0, 0, 6},  // objectAtIndex
    {390, -1, -1, -1, -1, 156, 258, 14, 1, 2, 1, 5, 0, 0, 0, 6},  // indexOfObject
    {391, -1, -1, -1, -1, 0, 0, 15, 0, 0, 5, 0, 0, 0, 0, 6},  // NSNotFound
    {392, -1, -1, -1, -1, 157, 260, 16, 0, 1, 1, 5, 49, 0, 0, 6},  // removeLastObject
    {393, -1, -1, -1, -1, 157, 261, 17, 1, 2, 1, 5, 49, 0, 0, 6},  // removeObjectAtIndex
    {394, -1, -1, -1, -1, 158, 263, 18, 2, 3, 1, 5, 49, 0, 0, 6},  // replaceObjectAtIndex
    {396, -1, -1, -1, -1, 160, 266, 19, 2, 3, 1, 5, 49, 0, 0, 6},  // insertObject
    {398, -1, -1, -1, -1, 162, 269, 20, 2, 3, 1, 5, 49, 0, 0, 6},  // exchangeObjectAtIndex
    {71, -1, -1, -1, -1, 164, 272, 21, 1, 2, 1, 5, 49, 0, 0, 6},  // removeObject
    {306, -1, -1, -1, 1139, 165, 274, 22, 1, 2, 1, 5, 2, 0, 0, 6},  // contains
    {306, -1, -1, -1, -1, 166, 276, 23, 1, 2, 1, 5, 2, 0, 0, 6},  // contains
    {379, -1, -1, -1, -1, 167, 278, 24, 1, 2, 1, 5, 49, 0, 0, 6},  // first
    {400, -1, -1, -1, -1, 168, 280, 25, 1, 2, 1, 5, 2, 0, 0, 6},  // allSatisfy
    {401, -1, -1, -1, -1, 169, 282, 26, 1, 2, 1, 5, 49, 0, 0, 6},  // firstIndex
    {401, -1, -1, -1, -1, 170, 284, 27, 1, 2, 1, 5, 49, 0, 0, 6},  // firstIndex
    {380, -1, -1, -1, -1, 171, 286, 28, 1, 2, 1, 5, 49, 0, 0, 6},  // last
    {402, -1, -1, -1, -1, 172, 288, 29, 1, 2, 1, 5, 49, 0, 0, 6},  // lastIndex
    {402, -1, -1, -1, -1, 173, 290, 30, 1, 2, 1, 5, 49, 0, 0, 6},  // lastIndex
    {403, -1, -1, -1, -1, 174, 292, 31, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {403, -1, -1, -1, -1, 175, 294, 32, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {404, -1, -1, -1, -1, 176, 296, 33, 1, 2, 1, 5, 4, 0, 0, 6},  // drop
    {405, -1, -1, -1, -1, 177, 298, 34, 1, 2, 1, 5, 2, 0, 0, 6},  // elementsEqual
    {406, -1, -1, -1, -1, 178, 300, 35, 1, 2, 1, 5, 2, 0, 0, 6},  // starts
    {65, -1, -1, -1, -1, 179, 302, 36, 1, 2, 1, 5, 49, 0, 0, 6},  // removeFirst
    {63, -1, -1, -1, -1, 180, 304, 37, 1, 2, 1, 5, 49, 0, 0, 6},  // removeLast
    {306, -1, -1, -1, -1, 181, 306, 38, 1, 2, 1, 8, 2, 0, 0, 6},  // contains
    {31, -1, -1, -1, -1, 0, 308, 39, 0, 1, 2, 5, 4, 0, 0, 6},  // lazy
    {408, -1, -1, -1, -1, 182, 309, 40, 0, 1, 1, 5, 4, 0, 0, 6},  // dropFirst
    {408, -1, -1, -1, -1, 182, 310, 41, 1, 2, 1, 5, 4, 0, 0, 6},  // dropFirst
    {409, -1, -1, -1, -1, 183, 312, 42, 0, 1, 1, 5, 4, 0, 0, 6},  // dropLast
    {409, -1, -1, -1, -1, 183, 313, 43, 1, 2, 1, 5, 4, 0, 0, 6},  // dropLast
    {403, -1, -1, -1, -1, 184, 315, 44, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {410, -1, -1, -1, -1, 185, 317, 45, 1, 2, 1, 5, 4, 0, 0, 6},  // suffix
    {72, -1, -1, -1, -1, 186, 319, 46, 2, 3, 1, 5, 49, 0, 0, 6},  // swapAt
    {411, -1, -1, -1, -1, 188, 322, 47, 0, 1, 1, 5, 49, 0, 0, 6},  // joined
    {412, -1, -1, -1, -1, 0, 323, 48, 0, 1, 2, 5, 7, 0, 0, 6},  // indices
    {413, -1, -1, -1, -1, 0, 324, 49, 0, 1, 2, 5, 0, 0, 0, 6},  // startIndex
    {414, -1, -1, -1, -1, 0, 325, 50, 0, 1, 2, 5, 0, 0, 0, 6},  // endIndex
    {78, -1, -1, -1, -1, 188, 326, 51, 1, 2, 1, 5, 4, 0, 0, 6},  // flatMap
    {387, -1, -1, -1, -1, 189, 328, 52, 1, 2, 1, 8, 49, 0, 0, 6},  // forEach
    {386, -1, -1, -1, -1, 190, 330, 53, 2, 3, 1, 5, 49, 0, 0, 6},  // reduce
    {66, -1, -1, -1, -1, 192, 333, 54, 1, 2, 1, 5, 49, 0, 0, 6},  // removeAll
    {143, -1, -1, -1, -1, 193, 335, 55, 2, 2, 3, 0, 4, 0, 0, 6},  // Array
    {334, -1, -1, -1, -1, 195, 337, 56, 0, 1, 1, 5, 49, 0, 0, 6},  // min
    {332, -1, -1, -1, -1, 195, 338, 57, 0, 1, 1, 5, 49, 0, 0, 6},  // max
    {334, -1, -1, -1, -1, 195, 339, 58, 2, 2, 0, 0, 49, 0, 0, 6},  // min
    {332, -1, -1, -1, -1, 197, 341, 59, 2, 2, 0, 0, 49, 0, 0, 6},  // max
    {334, -1, -1, -1, -1, 199, 343, 60, 1, 2, 1, 5, 49, 0, 0, 6},  // min
    {332, -1, -1, -1, -1, 200, 345, 61, 1, 2, 1, 5, 49, 0, 0, 6},  // max
    {417, -1, -1, -1, -1, 201, 347, 62, 0, 1, 1, 5, 4, 0, 0, 6},  // sorted
    {417, -1, -1, -1, -1, 201, 348, 63, 1, 2, 1, 5, 4, 0, 0, 6},  // sorted
    {417, -1, -1, -1, -1, 202, 350, 64, 1, 2, 1, 5, 4, 0, 0, 6},  // sorted
    {411, -1, -1, -1, 1143, 203, 352, 65, 1, 2, 1, 5, 3, 0, 0, 6},  // joined
    {60, -1, -1, -1, 1137, 204, 354, 66, 1, 2, 1, 5, 49, 0, 0, 6},  // append
    {60, -1, -1, -1, 1138, 205, 356, 67, 1, 2, 1, 5, 49, 0, 0, 6},  // append
    {61, -1, -1, -1, -1, 206, 358, 68, 2, 3, 1, 5, 49, 0, 0, 6},  // insert
    {62, -1, -1, -1, -1, 208, 361, 69, 1, 2, 1, 5, 49, 0, 0, 6},  // remove
    {63, -1, -1, -1, -1, 209, 363, 70, 0, 1, 1, 5, 49, 0, 0, 6},  // removeLast
    {64, -1, -1, -1, -1, 209, 364, 71, 0, 1, 1, 5, 49, 0, 0, 6},  // popLast
    {65, -1, -1, -1, -1, 209, 365, 72, 0, 1, 1, 5, 49, 0, 0, 6},  // removeFirst
    {66, -1, -1, -1, 448, 209, 366, 73, 0, 1, 1, 5, 49, 0, 0, 6},  // removeAll
    {378, -1, -1, -1, 232, 0, 367, 74, 0, 1, 2, 4, 0, 0, 0, 6},  // count
    {281, -1, -1, -1, -1, 0, 368, 75, 0, 1, 2, 4, 2, 0, 0, 6},  // isEmpty
    {421, -1, -1, -1, -1, 209, 369, 76, 0, 1, 1, 4, 3, 0, 0, 6},  // uppercased
    {422, -1, -1, -1, -1, 209, 370, 77, 0, 1, 1, 4, 3, 0, 0, 6},  // lowercased
    {306, -1, -1, -1, -1, 209, 371, 78, 1, 2, 1, 4, 2, 0, 0, 6},  // contains
    {423, -1, -1, -1, -1, 210, 373, 79, 1, 2, 1, 4, 2, 0, 0, 6},  // hasPrefix
    {424, -1, -1, -1, -1, 211, 375, 80, 1, 2, 1, 4, 2, 0, 0, 6},  // hasSuffix
    {140, -1, -1, -1, -1, 212, 377, 81, 2, 2, 3, 0, 3, 0, 0, 6},  // String
    {425, -1, -1, -1, -1, 0, 379, 82, 0, 1, 2, 4, 2, 0, 0, 6},  // isLetter
    {426, -1, -1, -1, -1, 0, 380, 83, 0, 1, 2, 4, 2, 0, 0, 6},  // isNumber
    {427, -1, -1, -1, -1, 0, 381, 84, 0, 1, 2, 4, 2, 0, 0, 6},  // isWhitespace
    {428, -1, -1, -1, -1, 0, 382, 85, 0, 1, 2, 4, 2, 0, 0, 6},  // isUppercase
    {429, -1, -1, -1, -1, 0, 383, 86, 0, 1, 2, 4, 2, 0, 0, 6},  // isLowercase
    {430, -1, -1, -1, -1, 0, 384, 87, 0, 1, 2, 4, 2, 0, 0, 6},  // isPunctuation
    {431, -1, -1, -1, -1, 0, 385, 88, 0, 1, 2, 4, 49, 0, 0, 6},  // wholeNumberValue
    {432, -1, -1, -1, -1, 0, 386, 89, 0, 1, 2, 4, 3, 0, 0, 6},  // capitalized
    {433, -1, -1, -1, -1, 214, 387, 90, 1, 2, 1, 4, 4, 0, 0, 6},  // split
    {434, -1, -1, -1, -1, 215, 389, 91, 1, 2, 1, 4, 4, 0, 0, 6},  // components
    {436, -1, -1, -1, -1, 216, 391, 92, 2, 3, 1, 4, 3, 0, 0, 6},  // replacingOccurrences
    {437, -1, -1, -1, -1, 218, 394, 93, 1, 1, 0, 0, 46, 0, 0, 6},  // type
    {140, -1, -1, -1, -1, 219, 395, 94, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {140, -1, -1, -1, -1, 220, 396, 95, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {141, -1, -1, -1, -1, 221, 397, 96, 1, 1, 3, 0, 3, 0, 0, 6},  // Character
    {442, -1, -1, -1, -1, 0, 398, 97, 0, 1, 2, 7, 4, 0, 0, 6},  // keys
    {443, -1, -1, -1, -1, 0, 399, 98, 0, 1, 2, 7, 4, 0, 0, 6},  // allKeys
    {444, -1, -1, -1, -1, 0, 400, 99, 0, 1, 2, 7, 4, 0, 0, 6},  // values
    {445, -1, -1, -1, -1, 0, 401, 100, 0, 1, 2, 7, 4, 0, 0, 6},  // allValues
    {378, -1, -1, -1, -1, 0, 402, 101, 0, 1, 2, 7, 0, 0, 0, 6},  // count
    {281, -1, -1, -1, -1, 0, 403, 102, 0, 1, 2, 7, 2, 0, 0, 6},  // isEmpty
    {67, -1, -1, -1, -1, 222, 404, 103, 1, 2, 1, 7, 49, 0, 0, 6},  // removeValue
    {447, -1, -1, -1, -1, 223, 406, 104, 1, 2, 1, 7, 49, 0, 0, 6},  // removeObjectForKey
    {68, -1, -1, -1, -1, 224, 408, 105, 2, 3, 1, 7, 49, 0, 0, 6},  // updateValue
    {70, -1, -1, -1, -1, 226, 411, 106, 2, 3, 1, 7, 49, 0, 0, 6},  // setObject
    {66, -1, -1, -1, -1, 228, 414, 107, 0, 1, 1, 7, 49, 0, 0, 6},  // removeAll
    {448, -1, -1, -1, -1, 228, 415, 108, 0, 1, 1, 7, 49, 0, 0, 6},  // removeAllObjects
    {69, -1, -1, -1, -1, 228, 416, 109, 2, 3, 1, 7, 49, 0, 0, 6},  // merge
    {450, -1, -1, -1, -1, 230, 419, 110, 1, 2, 1, 7, 6, 0, 0, 6},  // mapValues
    {385, -1, -1, -1, -1, 231, 421, 111, 1, 2, 1, 7, 6, 0, 0, 6},  // filter
    {451, -1, -1, -1, -1, 232, 423, 112, 2, 3, 1, 7, 6, 0, 0, 6},  // merging
    {452, -1, -1, -1, -1, 234, 426, 113, 1, 2, 1, 7, 49, 0, 0, 6},  // objectForKey
    {453, -1, -1, -1, -1, 235, 428, 114, 1, 2, 1, 7, 49, 0, 0, 6},  // valueForKey
    {439, -1, -1, -1, -1, 236, 430, 115, 1, 1, 3, 0, 6, 0, 0, 6},  // Dictionary
    {439, -1, -1, -1, -1, 237, 431, 116, 2, 2, 3, 0, 6, 0, 0, 6},  // Dictionary
    {441, -1, -1, -1, -1, 239, 433, 117, 0, 0, 3, 0, 6, 0, 0, 6},  // NSMutableDictionary
    {440, -1, -1, -1, -1, 239, 433, 118, 0, 0, 3, 0, 6, 0, 0, 6},  // NSDictionary
    {439, -1, -1, -1, -1, 239, 433, 119, 0, 0, 3, 0, 6, 0, 0, 6},  // Dictionary
    {77, -1, -1, -1, -1, 148, 433, 120, 1, 2, 1, 7, 4, 0, 0, 6},  // map
    {384, -1, -1, -1, -1, 149, 435, 121, 1, 2, 1, 7, 4, 0, 0, 6},  // compactMap
    {78, -1, -1, -1, -1, 188, 437, 122, 1, 2, 1, 7, 4, 0, 0, 6},  // flatMap
    {387, -1, -1, -1, -1, 153, 439, 123, 1, 2, 1, 7, 49, 0, 0, 6},  // forEach
    {386, -1, -1, -1, -1, 151, 441, 124, 2, 3, 1, 7, 49, 0, 0, 6},  // reduce
    {306, -1, -1, -1, -1, 166, 444, 125, 1, 2, 1, 7, 2, 0, 0, 6},  // contains
    {379, -1, -1, -1, -1, 167, 446, 126, 1, 2, 1, 7, 49, 0, 0, 6},  // first
    {400, -1, -1, -1, -1, 168, 448, 127, 1, 2, 1, 7, 2, 0, 0, 6},  // allSatisfy
    {417, -1, -1, -1, -1, 201, 450, 128, 1, 2, 1, 7, 4, 0, 0, 6},  // sorted
    {417, -1, -1, -1, -1, 202, 452, 129, 1, 2, 1, 7, 4, 0, 0, 6},  // sorted
    {332, -1, -1, -1, -1, 200, 454, 130, 1, 2, 1, 7, 49, 0, 0, 6},  // max
    {334, -1, -1, -1, -1, 199, 456, 131, 1, 2, 1, 7, 49, 0, 0, 6},  // min
    {382, -1, -1, -1, -1, 146, 458, 132, 0, 1, 1, 7, 4, 0, 0, 6},  // enumerated
    {379, -1, -1, -1, -1, 0, 459, 133, 0, 1, 2, 7, 49, 0, 0, 6},  // first
    {456, -1, -1, -1, -1, 0, 460, 134, 0, 1, 2, 8, 0, 0, 0, 6},  // lowerBound
    {457, -1, -1, -1, -1, 0, 461, 135, 0, 1, 2, 8, 0, 0, 0, 6},  // upperBound
    {378, -1, -1, -1, -1, 0, 462, 136, 0, 1, 2, 8, 0, 0, 0, 6},  // count
    {281, -1, -1, -1, -1, 0, 463, 137, 0, 1, 2, 8, 2, 0, 0, 6},  // isEmpty
    {306, -1, -1, -1, -1, 252, 464, 138, 1, 2, 1, 8, 2, 0, 0, 6},  // contains
    {77, -1, -1, -1, -1, 253, 466, 139, 1, 2, 1, 8, 4, 0, 0, 6},  // map
    {381, -1, -1, -1, -1, 254, 468, 140, 0, 1, 1, 8, 4, 0, 0, 6},  // reversed
    {143, -1, -1, -1, -1, 254, 469, 141, 1, 1, 3, 0, 4, 0, 0, 6},  // Array
    {458, -1, -1, -1, -1, 255, 470, 142, 0, 0, 3, 0, 5, 0, 0, 6},  // Set
    {458, -1, -1, -1, -1, 255, 470, 143, 1, 1, 3, 0, 5, 0, 0, 6},  // Set
    {378, -1, -1, -1, -1, 0, 471, 144, 0, 1, 2, 6, 0, 0, 0, 6},  // count
    {281, -1, -1, -1, -1, 0, 472, 145, 0, 1, 2, 6, 2, 0, 0, 6},  // isEmpty
    {379, -1, -1, -1, -1, 0, 473, 146, 0, 1, 2, 6, 49, 0, 0, 6},  // first
    {300, -1, -1, -1, -1, 256, 474, 147, 1, 2, 1, 6, 5, 0, 0, 6},  // union
    {459, -1, -1, -1, -1, 257, 476, 148, 1, 2, 1, 6, 49, 0, 0, 6},  // formUnion
    {302, -1, -1, -1, -1, 258, 478, 149, 1, 2, 1, 6, 5, 0, 0, 6},  // intersection
    {460, -1, -1, -1, -1, 259, 480, 150, 1, 2, 1, 6, 49, 0, 0, 6},  // formIntersection
    {461, -1, -1, -1, -1, 260, 482, 151, 1, 2, 1, 6, 5, 0, 0, 6},  // subtracting
    {462, -1, -1, -1, -1, 261, 484, 152, 1, 2, 1, 6, 49, 0, 0, 6},  // subtract
    {463, -1, -1, -1, -1, 262, 486, 153, 1, 2, 1, 6, 5, 0, 0, 6},  // symmetricDifference
    {464, -1, -1, -1, -1, 263, 488, 154, 1, 2, 1, 6, 49, 0, 0, 6},  // formSymmetricDifference
    {465, -1, -1, -1, -1, 264, 490, 155, 1, 2, 1, 6, 2, 0, 0, 6},  // isSubset
    {466, -1, -1, -1, -1, 265, 492, 156, 1, 2, 1, 6, 2, 0, 0, 6},  // isSuperset
    {467, -1, -1, -1, -1, 266, 494, 157, 1, 2, 1, 6, 2, 0, 0, 6},  // isStrictSubset
    {468, -1, -1, -1, -1, 267, 496, 158, 1, 2, 1, 6, 2, 0, 0, 6},  // isStrictSuperset
    {469, -1, -1, -1, -1, 268, 498, 159, 1, 2, 1, 6, 2, 0, 0, 6},  // isDisjoint
    {306, -1, -1, -1, -1, 269, 500, 160, 1, 2, 1, 6, 2, 0, 0, 6},  // contains
    {61, -1, -1, -1, -1, 270, 502, 161, 1, 2, 1, 6, 49, 0, 0, 6},  // insert
    {470, -1, -1, -1, -1, 271, 504, 162, 1, 2, 1, 6, 49, 0, 0, 6},  // update
    {62, -1, -1, -1, -1, 272, 506, 163, 1, 2, 1, 6, 49, 0, 0, 6},  // remove
    {66, -1, -1, -1, -1, 273, 508, 164, 0, 1, 1, 6, 49, 0, 0, 6},  // removeAll
    {471, -1, -1, -1, -1, 273, 509, 165, 0, 1, 1, 6, 49, 0, 0, 6},  // popFirst
    {65, -1, -1, -1, -1, 273, 510, 166, 0, 1, 1, 6, 49, 0, 0, 6},  // removeFirst
    {157, -1, -1, -1, -1, 273, 511, 0, 4, 4, 3, 0, 17, 0, 0, 7},  // UIColor
    {476, -1, -1, -1, -1, 277, 515, 1, 1, 2, 1, 18, 17, 0, 0, 7},  // withAlphaComponent
    {157, -1, -1, -1, -1, 278, 517, 2, 2, 2, 3, 0, 17, 0, 0, 7},  // UIColor
    {478, 157, -1, -1, -1, 0, 0, 3, 0, 0, 5, 18, 17, 0, 0, 7},  // black
    {479, 157, -1, -1, -1, 280, 0, 4, 0, 0, 4, 18, 17, 0, 0, 7},  // blackColor
    {477, 157, -1, -1, -1, 0, 0, 5, 0, 0, 5, 18, 17, 0, 0, 7},  // white
    {480, 157, -1, -1, -1, 280, 0, 6, 0, 0, 4, 18, 17, 0, 0, 7},  // whiteColor
    {472, 157, -1, -1, -1, 0, 0, 7, 0, 0, 5, 18, 17, 0, 0, 7},  // red
    {481, 157, -1, -1, -1, 280, 0, 8, 0, 0, 4, 18, 17, 0, 0, 7},  // redColor
    {473, 157, -1, -1, -1, 0, 0, 9, 0, 0, 5, 18, 17, 0, 0, 7},  // green
    {482, 157, -1, -1, -1, 280, 0, 10, 0, 0, 4, 18, 17, 0, 0, 7},  // greenColor
    {474, 157, -1, -1, -1, 0, 0, 11, 0, 0, 5, 18, 17, 0, 0, 7},  // blue
    {483, 157, -1, -1, -1, 280, 0, 12, 0, 0, 4, 18, 17, 0, 0, 7},  // blueColor
    {484, 157, -1, -1, -1, 0, 0, 13, 0, 0, 5, 18, 17, 0, 0, 7},  // cyan
    {485, 157, -1, -1, -1, 280, 0, 14, 0, 0, 4, 18, 17, 0, 0, 7},  // cyanColor
    {486, 157, -1, -1, -1, 0, 0, 15, 0, 0, 5, 18, 17, 0, 0, 7},  // yellow
    {487, 157, -1, -1, -1, 280, 0, 16, 0, 0, 4, 18, 17, 0, 0, 7},  // yellowColor
    {488, 157, -1, -1, -1, 0, 0, 17, 0, 0, 5, 18, 17, 0, 0, 7},  // magenta
    {489, 157, -1, -1, -1, 280, 0, 18, 0, 0, 4, 18, 17, 0, 0, 7},  // magentaColor
    {490, 157, -1, -1, -1, 0, 0, 19, 0, 0, 5, 18, 17, 0, 0, 7},  // orange
    {491, 157, -1, -1, -1, 280, 0, 20, 0, 0, 4, 18, 17, 0, 0, 7},  // orangeColor
    {492, 157, -1, -1, -1, 0, 0, 21, 0, 0, 5, 18, 17, 0, 0, 7},  // purple
    {493, 157, -1, -1, -1, 280, 0, 22, 0, 0, 4, 18, 17, 0, 0, 7},  // purpleColor
    {494, 157, -1, -1, -1, 0, 0, 23, 0, 0, 5, 18, 17, 0, 0, 7},  // brown
    {495, 157, -1, -1, -1, 280, 0, 24, 0, 0, 4, 18, 17, 0, 0, 7},  // brownColor
    {496, 157, -1, -1, -1, 0, 0, 25, 0, 0, 5, 18, 17, 0, 0, 7},  // gray
    {497, 157, -1, -1, -1, 280, 0, 26, 0, 0, 4, 18, 17, 0, 0, 7},  // grayColor
    {498, 157, -1, -1, -1, 0, 0, 27, 0, 0, 5, 18, 17, 0, 0, 7},  // lightGray
    {499, 157, -1, -1, -1, 280, 0, 28, 0, 0, 4, 18, 17, 0, 0, 7},  // lightGrayColor
    {500, 157, -1, -1, -1, 0, 0, 29, 0, 0, 5, 18, 17, 0, 0, 7},  // darkGray
    {501, 157, -1, -1, -1, 280, 0, 30, 0, 0, 4, 18, 17, 0, 0, 7},  // darkGrayColor
    {502, 157, -1, -1, -1, 0, 0, 31, 0, 0, 5, 18, 17, 0, 0, 7},  // clear
    {503, 157, -1, -1, -1, 280, 0, 32, 0, 0, 4, 18, 17, 0, 0, 7},  // clearColor
    {504, 157, -1, -1, -1, 0, 0, 33, 0, 0, 5, 18, 17, 0, 0, 7},  // systemRed
    {505, 157, -1, -1, -1, 0, 0, 34, 0, 0, 5, 18, 17, 0, 0, 7},  // systemOrange
    {506, 157, -1, -1, -1, 0, 0, 35, 0, 0, 5, 18, 17, 0, 0, 7},  // systemYellow
    {507, 157, -1, -1, -1, 0, 0, 36, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGreen
    {508, 157, -1, -1, -1, 0, 0, 37, 0, 0, 5, 18, 17, 0, 0, 7},  // systemMint
    {509, 157, -1, -1, -1, 0, 0, 38, 0, 0, 5, 18, 17, 0, 0, 7},  // systemTeal
    {510, 157, -1, -1, -1, 0, 0, 39, 0, 0, 5, 18, 17, 0, 0, 7},  // systemCyan
    {511, 157, -1, -1, -1, 0, 0, 40, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBlue
    {512, 157, -1, -1, -1, 0, 0, 41, 0, 0, 5, 18, 17, 0, 0, 7},  // systemIndigo
    {513, 157, -1, -1, -1, 0, 0, 42, 0, 0, 5, 18, 17, 0, 0, 7},  // systemPurple
    {514, 157, -1, -1, -1, 0, 0, 43, 0, 0, 5, 18, 17, 0, 0, 7},  // systemPink
    {515, 157, -1, -1, -1, 0, 0, 44, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBrown
    {516, 157, -1, -1, -1, 0, 0, 45, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray
    {517, 157, -1, -1, -1, 0, 0, 46, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray2
    {518, 157, -1, -1, -1, 0, 0, 47, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray3
    {519, 157, -1, -1, -1, 0, 0, 48, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray4
    {520, 157, -1, -1, -1, 0, 0, 49, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray5
    {521, 157, -1, -1, -1, 0, 0, 50, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray6
    {522, 157, -1, -1, -1, 0, 0, 51, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBackground
    {523, 157, -1, -1, -1, 0, 0, 52, 0, 0, 5, 18, 17, 0, 0, 7},  // secondarySystemBackground
    {524, 157, -1, -1, -1, 0, 0, 53, 0, 0, 5, 18, 17, 0, 0, 7},  // label
    {159, -1, -1, -1, -1, 280, 519, 0, 1, 1, 3, 0, 27, 0, 0, 8},  // UIView
    {159, -1, -1, -1, -1, 0, 0, 1, 0, 0, 3, 0, 27, 0, 0, 8},  // UIView
    {160, -1, -1, -1, -1, 281, 520, 2, 1, 1, 3, 0, 27, 0, 0, 8},  // UIWindow
    {160, -1, -1, -1, -1, 0, 0, 3, 0, 0, 3, 0, 27, 0, 0, 8},  // UIWindow
    {161, -1, -1, -1, -1, 282, 521, 4, 1, 1, 3, 0, 27, 0, 0, 8},  // UIImageView
    {161, -1, -1, -1, -1, 0, 0, 5, 0, 0, 3, 0, 27, 0, 0, 8},  // UIImageView
    {162, -1, -1, -1, -1, 283, 522, 6, 1, 1, 3, 0, 27, 0, 0, 8},  // UILabel
    {162, -1, -1, -1, -1, 0, 0, 7, 0, 0, 3, 0, 27, 0, 0, 8},  // UILabel
    {163, -1, -1, -1, -1, 284, 523, 8, 1, 1, 3, 0, 27, 0, 0, 8},  // UIButton
    {163, -1, -1, -1, -1, 0, 0, 9, 0, 0, 3, 0, 27, 0, 0, 8},  // UIButton
    {164, -1, -1, -1, -1, 285, 524, 10, 1, 1, 3, 0, 27, 0, 0, 8},  // UIScrollView
    {164, -1, -1, -1, -1, 0, 0, 11, 0, 0, 3, 0, 27, 0, 0, 8},  // UIScrollView
    {165, -1, -1, -1, -1, 286, 525, 12, 1, 1, 3, 0, 27, 0, 0, 8},  // UIControl
    {165, -1, -1, -1, -1, 0, 0, 13, 0, 0, 3, 0, 27, 0, 0, 8},  // UIControl
    {166, -1, -1, -1, -1, 287, 526, 14, 1, 1, 3, 0, 27, 0, 0, 8},  // UITextField
    {166, -1, -1, -1, -1, 0, 0, 15, 0, 0, 3, 0, 27, 0, 0, 8},  // UITextField
    {167, -1, -1, -1, -1, 288, 527, 16, 1, 1, 3, 0, 27, 0, 0, 8},  // UITextView
    {167, -1, -1, -1, -1, 0, 0, 17, 0, 0, 3, 0, 27, 0, 0, 8},  // UITextView
    {168, -1, -1, -1, -1, 289, 528, 18, 1, 1, 3, 0, 27, 0, 0, 8},  // UITableViewCell
    {168, -1, -1, -1, -1, 0, 0, 19, 0, 0, 3, 0, 27, 0, 0, 8},  // UITableViewCell
    {169, -1, -1, -1, -1, 290, 529, 20, 1, 1, 3, 0, 27, 0, 0, 8},  // UICollectionViewCell
    {169, -1, -1, -1, -1, 0, 0, 21, 0, 0, 3, 0, 27, 0, 0, 8},  // UICollectionViewCell
    {170, -1, -1, -1, -1, 291, 530, 22, 1, 1, 3, 0, 27, 0, 0, 8},  // UIVisualEffectView
    {170, -1, -1, -1, -1, 0, 0, 23, 0, 0, 3, 0, 27, 0, 0, 8},  // UIVisualEffectView
    {525, -1, -1, -1, -1, 0, 531, 24, 0, 1, 2, 28, 13, 0, 9, 8},  // frame
    {526, -1, -1, -1, -1, 0, 532, 25, 0, 1, 2, 28, 13, 0, 10, 8},  // bounds
    {286, -1, -1, -1, -1, 0, 533, 26, 0, 1, 2, 28, 9, 0, 11, 8},  // center
    {527, -1, -1, -1, -1, 0, 534, 27, 0, 1, 2, 28, 9, 0, 12, 8},  // anchorPoint
    {528, -1, -1, -1, 1125, 0, 535, 28, 0, 1, 2, 28, 2, 0, 0, 8},  // isHidden
    {529, -1, -1, -1, -1, 0, 536, 29, 0, 1, 2, 28, 2, 0, 0, 8},  // clipsToBounds
    {530, -1, -1, -1, -1, 0, 537, 30, 0, 1, 2, 28, 3, 0, 0, 8},  // name
    {531, -1, -1, -1, -1, 292, 538, 31, 1, 1, 0, 0, 49, 0, 0, 8},  // UIImage
    {161, -1, -1, -1, -1, 293, 539, 32, 1, 1, 3, 0, 27, 0, 0, 8},  // UIImageView
    {84, -1, -1, -1, -1, 0, 540, 33, 0, 1, 2, 28, 14, 0, 13, 8},  // transform
    {534, -1, -1, -1, -1, 294, 541, 34, 1, 2, 1, 28, 49, 0, 0, 8},  // moveAnchor
    {535, -1, -1, -1, -1, 0, 543, 35, 0, 1, 2, 28, 9, 0, 0, 8},  // contentOffset
    {475, -1, -1, -1, -1, 0, 544, 36, 0, 1, 2, 28, 0, 0, 0, 8},  // alpha
    {536, -1, -1, -1, 537, 0, 545, 37, 0, 1, 2, 28, 2, 0, 0, 8},  // isUserInteractionEnabled
    {537, -1, -1, -1, -1, 0, 546, 38, 0, 1, 2, 28, 2, 0, 0, 8},  // userInteractionEnabled
    {538, -1, -1, -1, -1, 0, 547, 39, 0, 1, 2, 28, 0, 0, 0, 8},  // tag
    {85, -1, -1, -1, -1, 0, 548, 40, 0, 1, 2, 28, 28, 0, 0, 8},  // layer
    {539, -1, -1, -1, -1, 0, 549, 41, 0, 1, 2, 28, 17, 0, 0, 8},  // backgroundColor
    {540, -1, -1, -1, -1, 0, 550, 42, 0, 1, 2, 28, 3, 0, 0, 8},  // text
    {541, -1, -1, -1, -1, 0, 551, 43, 0, 1, 2, 28, 17, 0, 0, 8},  // textColor
    {542, -1, -1, -1, -1, 0, 552, 44, 0, 1, 2, 28, 20, 0, 0, 8},  // textAlignment
    {543, -1, -1, -1, -1, 0, 553, 45, 0, 1, 2, 28, 49, 0, 0, 8},  // font
    {533, -1, -1, -1, -1, 0, 554, 46, 0, 1, 2, 28, 49, 0, 0, 8},  // image
    {544, -1, -1, -1, -1, 0, 555, 47, 0, 1, 2, 28, 49, 0, 0, 8},  // contentMode
    {545, -1, -1, -1, -1, 0, 556, 48, 0, 1, 2, 28, 2, 0, 0, 8},  // isOpaque
    {546, -1, -1, -1, -1, 0, 557, 49, 0, 1, 2, 28, 17, 0, 0, 8},  // tintColor
    {547, -1, -1, -1, -1, 0, 558, 50, 0, 1, 2, 28, 0, 0, 0, 8},  // contentScaleFactor
    {548, -1, -1, -1, -1, 0, 559, 51, 0, 1, 2, 28, 3, 0, 0, 8},  // accessibilityLabel
    {549, -1, -1, -1, -1, 0, 560, 52, 0, 1, 2, 28, 0, 0, 0, 8},  // numberOfLines
    {550, -1, -1, -1, -1, 0, 561, 53, 0, 1, 2, 28, 2, 0, 0, 8},  // adjustsFontSizeToFitWidth
    {551, -1, -1, -1, -1, 0, 562, 54, 0, 1, 2, 28, 0, 0, 0, 8},  // zoomScale
    {552, 553, -1, -1, -1, 0, 0, 55, 0, 0, 5, 4, 3, 0, 0, 8},  // system
    {554, 553, -1, -1, -1, 0, 0, 56, 0, 0, 5, 4, 3, 0, 0, 8},  // custom
    {555, 553, -1, -1, -1, 0, 0, 57, 0, 0, 5, 4, 3, 0, 0, 8},  // infoLight
    {556, 553, -1, -1, -1, 0, 0, 58, 0, 0, 5, 4, 3, 0, 0, 8},  // contactAdd
    {557, 553, -1, -1, -1, 0, 0, 59, 0, 0, 5, 4, 3, 0, 0, 8},  // close
    {163, -1, -1, -1, -1, 295, 563, 60, 1, 1, 3, 0, 27, 0, 0, 8},  // UIButton
    {558, -1, -1, -1, -1, 0, 564, 61, 0, 1, 2, 28, 2, 0, 0, 8},  // isScrollEnabled
    {559, -1, -1, -1, -1, 0, 565, 62, 0, 1, 2, 28, 2, 0, 0, 8},  // isPagingEnabled
    {560, -1, -1, -1, -1, 0, 566, 63, 0, 1, 2, 28, 2, 0, 0, 8},  // bounces
    {561, -1, -1, -1, -1, 0, 567, 64, 0, 1, 2, 28, 2, 0, 0, 8},  // showsHorizontalScrollIndicator
    {562, -1, -1, -1, -1, 0, 568, 65, 0, 1, 2, 28, 2, 0, 0, 8},  // showsVerticalScrollIndicator
    {563, -1, -1, -1, -1, 0, 569, 66, 0, 1, 2, 28, 0, 0, 0, 8},  // minimumZoomScale
    {564, -1, -1, -1, -1, 0, 570, 67, 0, 1, 2, 28, 0, 0, 0, 8},  // maximumZoomScale
    {565, -1, -1, -1, -1, 0, 571, 68, 0, 1, 2, 28, 45, 0, 0, 8},  // contentInset
    {566, -1, -1, -1, -1, 0, 572, 69, 0, 1, 2, 28, 49, 0, 0, 8},  // delegate
    {568, 159, -1, -1, -1, 0, 0, 70, 0, 0, 5, 28, 46, 0, 0, 8},  // AutoresizingMask
    {569, 567, 570, -1, -1, 0, 0, 71, 0, 0, 5, 26, 25, 0, 0, 8},  // flexibleLeftMargin
    {571, 567, -1, -1, -1, 0, 0, 72, 0, 0, 5, 26, 25, 0, 0, 8},  // FlexibleLeftMargin
    {572, 567, 573, -1, -1, 0, 0, 73, 0, 0, 5, 26, 25, 0, 0, 8},  // flexibleWidth
    {574, 567, -1, -1, -1, 0, 0, 74, 0, 0, 5, 26, 25, 0, 0, 8},  // FlexibleWidth
    {575, 567, 576, -1, -1, 0, 0, 75, 0, 0, 5, 26, 25, 0, 0, 8},  // flexibleRightMargin
    {577, 567, -1, -1, -1, 0, 0, 76, 0, 0, 5, 26, 25, 0, 0, 8},  // FlexibleRightMargin
    {578, 567, 579, -1, -1, 0, 0, 77, 0, 0, 5, 26, 25, 0, 0, 8},  // flexibleTopMargin
    {580, 567, -1, -1, -1, 0, 0, 78, 0, 0, 5, 26, 25, 0, 0, 8},  // FlexibleTopMargin
    {581, 567, 582, -1, -1, 0, 0, 79, 0, 0, 5, 26, 25, 0, 0, 8},  // flexibleHeight
    {583, 567, -1, -1, -1, 0, 0, 80, 0, 0, 5, 26, 25, 0, 0, 8},  // FlexibleHeight
    {584, 567, 585, -1, -1, 0, 0, 81, 0, 0, 5, 26, 25, 0, 0, 8},  // flexibleBottomMargin
    {586, 567, -1, -1, -1, 0, 0, 82, 0, 0, 5, 26, 25, 0, 0, 8},  // FlexibleBottomMargin
    {587, 567, 588, -1, -1, 0, 0, 83, 0, 0, 5, 26, 25, 0, 0, 8},  // None
    {589, -1, -1, -1, -1, 0, 573, 84, 0, 1, 2, 28, 25, 0, 0, 8},  // autoresizingMask
    {590, -1, -1, -1, -1, 0, 574, 85, 0, 1, 2, 28, 2, 0, 0, 8},  // translatesAutoresizingMaskIntoConstraints
    {591, -1, -1, -1, -1, 0, 575, 86, 0, 1, 2, 28, 2, 0, 0, 8},  // autoresizesSubviews
    {592, -1, -1, -1, -1, 0, 576, 87, 0, 1, 2, 28, 12, 0, 0, 8},  // contentSize
    {289, 593, -1, -1, -1, 0, 0, 88, 0, 0, 5, 21, 20, 0, 0, 8},  // left
    {286, 593, -1, -1, -1, 0, 0, 89, 0, 0, 5, 21, 20, 0, 0, 8},  // center
    {291, 593, -1, -1, -1, 0, 0, 90, 0, 0, 5, 21, 20, 0, 0, 8},  // right
    {594, 593, -1, -1, -1, 0, 0, 91, 0, 0, 5, 21, 20, 0, 0, 8},  // justified
    {595, 593, -1, -1, -1, 0, 0, 92, 0, 0, 5, 21, 20, 0, 0, 8},  // natural
    {47, -1, -1, -1, -1, 296, 577, 93, 4, 4, 0, 0, 27, 0, 0, 8},  // view
    {596, -1, -1, -1, -1, 0, 581, 0, 0, 1, 2, 28, 27, 0, 0, 9},  // superview
    {597, -1, -1, -1, -1, 0, 582, 1, 0, 1, 2, 28, 4, 0, 0, 9},  // subviews
    {48, -1, -1, -1, -1, 0, 583, 2, 0, 1, 2, 28, 27, 0, 0, 9},  // window
    {598, -1, -1, -1, 1121, 300, 584, 3, 1, 2, 1, 28, 2, 0, 0, 9},  // isDescendant
    {599, -1, -1, -1, -1, 301, 586, 4, 1, 2, 1, 28, 49, 0, 0, 9},  // addSubview
    {600, -1, -1, -1, -1, 302, 588, 5, 1, 2, 1, 28, 49, 0, 0, 9},  // bringSubviewToFront
    {601, -1, -1, -1, 1123, 303, 590, 6, 1, 2, 1, 28, 49, 0, 0, 9},  // bringSubview
    {603, -1, -1, -1, -1, 304, 592, 7, 1, 2, 1, 28, 49, 0, 0, 9},  // sendSubviewToBack
    {604, -1, -1, -1, 1124, 305, 594, 8, 1, 2, 1, 28, 49, 0, 0, 9},  // sendSubview
    {606, -1, -1, -1, -1, 306, 596, 9, 0, 1, 1, 28, 49, 0, 0, 9},  // removeFromSuperview
    {607, -1, -1, -1, 1122, 306, 597, 10, 2, 3, 1, 28, 49, 0, 0, 9},  // insertSubview
    {607, -1, -1, -1, -1, 308, 600, 11, 2, 3, 1, 28, 49, 0, 0, 9},  // insertSubview
    {607, -1, -1, -1, -1, 310, 603, 12, 2, 3, 1, 28, 49, 0, 0, 9},  // insertSubview
    {610, -1, -1, -1, -1, 312, 606, 13, 2, 3, 1, 28, 9, 0, 5, 9},  // convert
    {610, -1, -1, -1, -1, 314, 609, 14, 2, 3, 1, 28, 9, 0, 5, 9},  // convert
    {611, -1, -1, -1, -1, 316, 612, 15, 2, 3, 1, 28, 9, 0, 5, 9},  // convertRect
    {611, -1, -1, -1, -1, 318, 615, 16, 2, 3, 1, 28, 9, 0, 5, 9},  // convertRect
    {614, -1, -1, -1, -1, 320, 618, 17, 2, 3, 1, 28, 9, 0, 5, 9},  // convertPoint
    {614, -1, -1, -1, -1, 322, 621, 18, 2, 3, 1, 28, 9, 0, 5, 9},  // convertPoint
    {615, -1, -1, -1, -1, 324, 624, 19, 0, 1, 1, 28, 49, 0, 0, 9},  // setNeedsLayout
    {616, -1, -1, -1, -1, 324, 625, 20, 0, 1, 1, 28, 49, 0, 0, 9},  // setNeedsDisplay
    {617, -1, -1, -1, -1, 324, 626, 21, 0, 1, 1, 28, 49, 0, 0, 9},  // layoutSubviews
    {618, -1, -1, -1, -1, 324, 627, 22, 0, 1, 1, 28, 2, 0, 0, 9},  // becomeFirstResponder
    {619, -1, -1, -1, -1, 324, 628, 23, 0, 1, 1, 28, 2, 0, 0, 9},  // resignFirstResponder
    {620, -1, -1, -1, -1, 324, 629, 24, 0, 1, 1, 28, 49, 0, 0, 9},  // layoutIfNeeded
    {616, -1, -1, -1, -1, 324, 630, 25, 0, 1, 1, 29, 49, 0, 0, 9},  // setNeedsDisplay
    {621, -1, -1, -1, -1, 324, 631, 26, 1, 2, 1, 28, 27, 0, 0, 9},  // viewWithTag
    {622, -1, -1, -1, -1, 325, 633, 27, 2, 3, 1, 29, 49, 0, 0, 9},  // insertSublayer
    {622, -1, -1, -1, -1, 327, 636, 28, 2, 3, 1, 29, 49, 0, 0, 9},  // insertSublayer
    {622, -1, -1, -1, -1, 329, 639, 29, 2, 3, 1, 29, 49, 0, 0, 9},  // insertSublayer
    {625, 159, -1, -1, -1, 0, 0, 30, 0, 0, 5, 28, 0, 0, 0, 9},  // noIntrinsicMetric
    {627, 626, -1, -1, -1, 0, 0, 31, 0, 0, 5, 28, 27, 0, 0, 9},  // main
    {628, 626, -1, -1, -1, 331, 642, 32, 0, 0, 4, 28, 27, 0, 0, 9},  // mainScreen
    {629, -1, -1, -1, 1119, 331, 642, 33, 2, 3, 1, 28, 27, 0, 5, 9},  // hitTest
    {244, -1, -1, -1, 1120, 333, 645, 34, 2, 3, 1, 28, 2, 0, 5, 9},  // point
    {158, -1, -1, -1, -1, 335, 648, 0, 0, 0, 3, 0, 28, 0, 0, 10},  // CALayer
    {525, -1, -1, -1, -1, 0, 648, 1, 0, 1, 2, 29, 13, 0, 9, 10},  // frame
    {526, -1, -1, -1, -1, 0, 649, 2, 0, 1, 2, 29, 13, 0, 10, 10},  // bounds
    {83, -1, -1, -1, -1, 0, 650, 3, 0, 1, 2, 29, 9, 0, 11, 10},  // position
    {527, -1, -1, -1, -1, 0, 651, 4, 0, 1, 2, 29, 9, 0, 12, 10},  // anchorPoint
    {528, -1, -1, -1, 1125, 0, 652, 5, 0, 1, 2, 29, 2, 0, 0, 10},  // isHidden
    {631, -1, -1, -1, -1, 0, 653, 6, 0, 1, 2, 29, 2, 0, 0, 10},  // masksToBounds
    {530, -1, -1, -1, -1, 0, 654, 7, 0, 1, 2, 29, 3, 0, 0, 10},  // name
    {632, -1, -1, -1, -1, 0, 655, 8, 0, 1, 2, 29, 14, 0, 0, 10},  // sublayerTransform
    {84, -1, -1, -1, -1, 0, 656, 9, 0, 1, 2, 29, 14, 0, 0, 10},  // transform
    {633, -1, -1, -1, -1, 0, 657, 10, 0, 1, 2, 29, 0, 0, 0, 10},  // zPosition
    {634, -1, -1, -1, -1, 0, 658, 11, 0, 1, 2, 29, 0, 0, 0, 10},  // opacity
    {539, -1, -1, -1, -1, 0, 659, 12, 0, 1, 2, 29, 17, 0, 0, 10},  // backgroundColor
    {635, -1, -1, -1, -1, 0, 660, 13, 0, 1, 2, 29, 0, 0, 0, 10},  // cornerRadius
    {636, -1, -1, -1, -1, 0, 661, 14, 0, 1, 2, 29, 0, 0, 0, 10},  // borderWidth
    {637, -1, -1, -1, -1, 0, 662, 15, 0, 1, 2, 29, 17, 0, 0, 10},  // borderColor
    {638, -1, -1, -1, -1, 0, 663, 16, 0, 1, 2, 29, 17, 0, 0, 10},  // shadowColor
    {639, -1, -1, -1, -1, 0, 664, 17, 0, 1, 2, 29, 0, 0, 0, 10},  // shadowOpacity
    {640, -1, -1, -1, -1, 0, 665, 18, 0, 1, 2, 29, 0, 0, 0, 10},  // shadowRadius
    {641, -1, -1, -1, -1, 0, 666, 19, 0, 1, 2, 29, 12, 0, 0, 10},  // shadowOffset
    {642, -1, -1, -1, -1, 0, 667, 20, 0, 1, 2, 29, 29, 0, 0, 10},  // shadowPath
    {643, -1, -1, -1, -1, 0, 668, 21, 0, 1, 2, 29, 0, 0, 0, 10},  // contentsScale
    {644, -1, -1, -1, -1, 0, 669, 22, 0, 1, 2, 29, 49, 0, 0, 10},  // contents
    {645, -1, -1, -1, -1, 0, 670, 23, 0, 1, 2, 29, 2, 0, 0, 10},  // shouldRasterize
    {646, -1, -1, -1, -1, 0, 671, 24, 0, 1, 2, 29, 0, 0, 0, 10},  // rasterizationScale
    {647, -1, -1, -1, -1, 0, 672, 25, 0, 1, 2, 29, 2, 0, 0, 10},  // isDoubleSided
    {648, -1, -1, -1, -1, 0, 673, 26, 0, 1, 2, 29, 28, 0, 0, 10},  // mask
    {649, -1, -1, -1, -1, 0, 674, 27, 0, 1, 2, 29, 49, 0, 0, 10},  // lineCap
    {650, -1, -1, -1, -1, 0, 675, 28, 0, 1, 2, 29, 49, 0, 0, 10},  // fillRule
    {651, -1, -1, -1, -1, 0, 676, 29, 0, 1, 2, 29, 0, 0, 0, 10},  // strokeStart
    {652, -1, -1, -1, -1, 0, 677, 30, 0, 1, 2, 29, 0, 0, 0, 10},  // strokeEnd
    {653, -1, -1, -1, -1, 335, 678, 31, 0, 1, 1, 29, 14, 0, 0, 10},  // affineTransform
    {86, -1, -1, -1, -1, 335, 679, 32, 1, 2, 1, 29, 49, 0, 8, 10},  // setAffineTransform
    {654, -1, -1, -1, 1130, 336, 681, 33, 0, 1, 1, 29, 28, 0, 0, 10},  // presentation
    {655, -1, -1, -1, 1131, 336, 682, 34, 0, 1, 1, 29, 28, 0, 0, 10},  // model
    {656, -1, -1, -1, -1, 0, 683, 35, 0, 1, 2, 29, 28, 0, 0, 10},  // superlayer
    {657, -1, -1, -1, -1, 0, 684, 36, 0, 1, 2, 29, 4, 0, 0, 10},  // sublayers
    {658, -1, -1, -1, -1, 336, 685, 37, 1, 2, 1, 29, 49, 0, 0, 10},  // addSublayer
    {659, -1, -1, -1, -1, 337, 687, 38, 0, 1, 1, 29, 49, 0, 0, 10},  // removeFromSuperlayer
    {610, -1, -1, -1, 1126, 337, 688, 39, 2, 3, 1, 29, 9, 0, 5, 10},  // convert
    {610, -1, -1, -1, 1128, 339, 691, 40, 2, 3, 1, 29, 9, 0, 5, 10},  // convert
    {629, -1, -1, -1, -1, 341, 694, 41, 1, 2, 1, 29, 28, 0, 0, 10},  // hitTest
    {306, -1, -1, -1, 1049, 342, 696, 42, 1, 2, 1, 29, 2, 0, 0, 10},  // contains
    {660, -1, -1, -1, -1, 343, 698, 0, 0, 0, 0, 0, 42, 0, 0, 11},  // Rectangle
    {661, -1, -1, -1, -1, 343, 698, 1, 1, 1, 0, 0, 42, 0, 0, 11},  // Text
    {662, -1, -1, -1, -1, 344, 699, 2, 1, 1, 0, 0, 42, 0, 0, 11},  // Image
    {525, -1, -1, -1, -1, 345, 700, 3, 2, 3, 1, 43, 42, 0, 0, 11},  // frame
    {525, -1, -1, -1, -1, 347, 703, 4, 1, 2, 1, 43, 42, 0, 0, 11},  // frame
    {525, -1, -1, -1, -1, 348, 705, 5, 1, 2, 1, 43, 42, 0, 0, 11},  // frame
    {664, -1, -1, -1, -1, 349, 707, 6, 1, 2, 1, 43, 42, 0, 0, 11},  // padding
    {83, -1, -1, -1, -1, 350, 709, 7, 2, 3, 1, 43, 42, 0, 0, 11},  // position
    {83, -1, -1, -1, -1, 352, 712, 8, 1, 2, 1, 43, 42, 0, 0, 11},  // position
    {665, -1, -1, -1, -1, 353, 714, 9, 2, 3, 1, 43, 42, 0, 0, 11},  // offset
    {665, -1, -1, -1, -1, 355, 717, 10, 1, 2, 1, 43, 42, 0, 0, 11},  // offset
    {665, -1, -1, -1, -1, 356, 719, 11, 1, 2, 1, 43, 42, 0, 0, 11},  // offset
    {665, -1, -1, -1, -1, 357, 721, 12, 1, 2, 1, 43, 42, 0, 0, 11},  // offset
    {666, -1, -1, -1, -1, 358, 723, 13, 1, 2, 1, 43, 42, 0, 0, 11},  // rotationEffect
    {666, -1, -1, -1, -1, 359, 725, 14, 2, 3, 1, 43, 42, 0, 0, 11},  // rotationEffect
    {668, -1, -1, -1, -1, 361, 728, 15, 1, 2, 1, 43, 42, 0, 0, 11},  // scaleEffect
    {668, -1, -1, -1, -1, 362, 730, 16, 2, 3, 1, 43, 42, 0, 0, 11},  // scaleEffect
    {668, -1, -1, -1, -1, 364, 733, 17, 2, 3, 1, 43, 42, 0, 0, 11},  // scaleEffect
    {668, -1, -1, -1, -1, 366, 736, 18, 3, 4, 1, 43, 42, 0, 0, 11},  // scaleEffect
    {669, -1, -1, -1, -1, 369, 740, 19, 1, 2, 1, 43, 42, 0, 0, 11},  // transformEffect
    {670, -1, -1, -1, -1, 370, 742, 20, 1, 2, 1, 43, 42, 0, 0, 11},  // modifier
    {84, -1, -1, -1, -1, 0, 744, 21, 0, 1, 2, 43, 14, 0, 0, 11},  // transform
    {285, -1, -1, -1, -1, 0, 745, 22, 0, 1, 2, 43, 4, 0, 0, 11},  // corners
    {286, -1, -1, -1, -1, 0, 746, 23, 0, 1, 2, 43, 9, 0, 0, 11},  // center
    {671, -1, -1, -1, -1, 0, 747, 24, 0, 1, 2, 43, 13, 0, 0, 11},  // layoutFrame
    {236, -1, -1, -1, -1, 0, 748, 25, 0, 1, 2, 43, 12, 0, 0, 11},  // size
    {672, 673, -1, -1, -1, 0, 0, 26, 0, 0, 5, 44, 43, 0, 0, 11},  // topLeading
    {288, 673, -1, -1, -1, 0, 0, 27, 0, 0, 5, 44, 43, 0, 0, 11},  // top
    {674, 673, -1, -1, -1, 0, 0, 28, 0, 0, 5, 44, 43, 0, 0, 11},  // topTrailing
    {675, 673, -1, -1, -1, 0, 0, 29, 0, 0, 5, 44, 43, 0, 0, 11},  // leading
    {286, 673, -1, -1, -1, 0, 0, 30, 0, 0, 5, 44, 43, 0, 0, 11},  // center
    {676, 673, -1, -1, -1, 0, 0, 31, 0, 0, 5, 44, 43, 0, 0, 11},  // trailing
    {677, 673, -1, -1, -1, 0, 0, 32, 0, 0, 5, 44, 43, 0, 0, 11},  // bottomLeading
    {290, 673, -1, -1, -1, 0, 0, 33, 0, 0, 5, 44, 43, 0, 0, 11},  // bottom
    {678, 673, -1, -1, -1, 0, 0, 34, 0, 0, 5, 44, 43, 0, 0, 11},  // bottomTrailing
    {673, -1, -1, -1, -1, 371, 749, 35, 2, 2, 0, 0, 9, 0, 0, 11},  // UnitPoint
    {680, -1, -1, -1, -1, 373, 751, 36, 1, 1, 3, 0, 14, 0, 0, 11},  // ProjectionTransform
    {682, -1, -1, -1, -1, 374, 752, 0, 2, 2, 3, 0, 30, 0, 0, 12},  // UIPanGestureRecognizer
    {682, -1, -1, -1, -1, 376, 754, 1, 1, 1, 3, 0, 30, 0, 0, 12},  // UIPanGestureRecognizer
    {682, -1, -1, -1, -1, 0, 0, 2, 0, 0, 3, 0, 30, 0, 0, 12},  // UIPanGestureRecognizer
    {685, -1, -1, -1, -1, 377, 755, 3, 2, 2, 3, 0, 30, 0, 0, 12},  // UIPinchGestureRecognizer
    {685, -1, -1, -1, -1, 379, 757, 4, 1, 1, 3, 0, 30, 0, 0, 12},  // UIPinchGestureRecognizer
    {685, -1, -1, -1, -1, 0, 0, 5, 0, 0, 3, 0, 30, 0, 0, 12},  // UIPinchGestureRecognizer
    {686, -1, -1, -1, -1, 380, 758, 6, 2, 2, 3, 0, 30, 0, 0, 12},  // UIRotationGestureRecognizer
    {686, -1, -1, -1, -1, 382, 760, 7, 1, 1, 3, 0, 30, 0, 0, 12},  // UIRotationGestureRecognizer
    {686, -1, -1, -1, -1, 0, 0, 8, 0, 0, 3, 0, 30, 0, 0, 12},  // UIRotationGestureRecognizer
    {687, -1, -1, -1, -1, 383, 761, 9, 2, 2, 3, 0, 30, 0, 0, 12},  // UITapGestureRecognizer
    {687, -1, -1, -1, -1, 385, 763, 10, 1, 1, 3, 0, 30, 0, 0, 12},  // UITapGestureRecognizer
    {687, -1, -1, -1, -1, 0, 0, 11, 0, 0, 3, 0, 30, 0, 0, 12},  // UITapGestureRecognizer
    {688, -1, -1, -1, -1, 386, 764, 12, 2, 2, 3, 0, 30, 0, 0, 12},  // UILongPressGestureRecognizer
    {688, -1, -1, -1, -1, 388, 766, 13, 1, 1, 3, 0, 30, 0, 0, 12},  // UILongPressGestureRecognizer
    {688, -1, -1, -1, -1, 0, 0, 14, 0, 0, 3, 0, 30, 0, 0, 12},  // UILongPressGestureRecognizer
    {689, -1, -1, -1, -1, 389, 767, 15, 2, 2, 3, 0, 30, 0, 0, 12},  // UISwipeGestureRecognizer
    {689, -1, -1, -1, -1, 391, 769, 16, 1, 1, 3, 0, 30, 0, 0, 12},  // UISwipeGestureRecognizer
    {689, -1, -1, -1, -1, 0, 0, 17, 0, 0, 3, 0, 30, 0, 0, 12},  // UISwipeGestureRecognizer
    {690, 681, -1, -1, -1, 0, 0, 18, 0, 0, 5, 31, 46, 0, 0, 12},  // State
    {691, 681, -1, -1, -1, 0, 0, 19, 0, 0, 5, 31, 46, 0, 0, 12},  // Direction
    {694, 695, 696, -1, -1, 0, 0, 20, 0, 0, 5, 32, 31, 0, 0, 12},  // possible
    {697, 695, -1, -1, -1, 0, 0, 21, 0, 0, 5, 32, 31, 0, 0, 12},  // Possible
    {698, 695, 699, -1, -1, 0, 0, 22, 0, 0, 5, 32, 31, 0, 0, 12},  // began
    {700, 695, -1, -1, -1, 0, 0, 23, 0, 0, 5, 32, 31, 0, 0, 12},  // Began
    {701, 695, 702, -1, -1, 0, 0, 24, 0, 0, 5, 32, 31, 0, 0, 12},  // changed
    {703, 695, -1, -1, -1, 0, 0, 25, 0, 0, 5, 32, 31, 0, 0, 12},  // Changed
    {704, 695, 705, -1, -1, 0, 0, 26, 0, 0, 5, 32, 31, 0, 0, 12},  // ended
    {706, 695, -1, -1, -1, 0, 0, 27, 0, 0, 5, 32, 31, 0, 0, 12},  // Ended
    {707, 695, 708, -1, -1, 0, 0, 28, 0, 0, 5, 32, 31, 0, 0, 12},  // cancelled
    {709, 695, -1, -1, -1, 0, 0, 29, 0, 0, 5, 32, 31, 0, 0, 12},  // Cancelled
    {710, 695, 711, -1, -1, 0, 0, 30, 0, 0, 5, 32, 31, 0, 0, 12},  // failed
    {712, 695, -1, -1, -1, 0, 0, 31, 0, 0, 5, 32, 31, 0, 0, 12},  // Failed
    {713, 695, 714, -1, -1, 0, 0, 32, 0, 0, 5, 32, 31, 0, 0, 12},  // recognized
    {291, 715, 716, -1, -1, 0, 0, 33, 0, 0, 5, 33, 32, 0, 0, 12},  // right
    {717, 715, -1, -1, -1, 0, 0, 34, 0, 0, 5, 33, 32, 0, 0, 12},  // Right
    {289, 715, 718, -1, -1, 0, 0, 35, 0, 0, 5, 33, 32, 0, 0, 12},  // left
    {719, 715, -1, -1, -1, 0, 0, 36, 0, 0, 5, 33, 32, 0, 0, 12},  // Left
    {352, 715, 720, -1, -1, 0, 0, 37, 0, 0, 5, 33, 32, 0, 0, 12},  // up
    {721, 715, -1, -1, -1, 0, 0, 38, 0, 0, 5, 33, 32, 0, 0, 12},  // Up
    {353, 715, 722, -1, -1, 0, 0, 39, 0, 0, 5, 33, 32, 0, 0, 12},  // down
    {723, 715, -1, -1, -1, 0, 0, 40, 0, 0, 5, 33, 32, 0, 0, 12},  // Down
    {724, -1, -1, -1, -1, 0, 770, 41, 0, 1, 2, 31, 31, 0, 0, 12},  // state
    {725, -1, -1, -1, 726, 0, 771, 42, 0, 1, 2, 31, 2, 0, 0, 12},  // isEnabled
    {726, -1, -1, -1, -1, 0, 772, 43, 0, 1, 2, 31, 2, 0, 0, 12},  // enabled
    {47, -1, -1, -1, -1, 0, 773, 44, 0, 1, 2, 31, 27, 0, 0, 12},  // view
    {530, -1, -1, -1, -1, 0, 774, 45, 0, 1, 2, 31, 3, 0, 0, 12},  // name
    {727, -1, -1, -1, -1, 0, 775, 46, 0, 1, 2, 31, 2, 0, 0, 12},  // cancelsTouchesInView
    {728, -1, -1, -1, -1, 0, 776, 47, 0, 1, 2, 31, 2, 0, 0, 12},  // delaysTouchesBegan
    {729, -1, -1, -1, -1, 0, 777, 48, 0, 1, 2, 31, 2, 0, 0, 12},  // delaysTouchesEnded
    {730, -1, -1, -1, -1, 0, 778, 49, 0, 1, 2, 31, 0, 0, 0, 12},  // numberOfTouches
    {566, -1, -1, -1, -1, 0, 779, 50, 0, 1, 2, 31, 49, 0, 0, 12},  // delegate
    {731, -1, -1, -1, -1, 0, 780, 51, 0, 1, 2, 31, 0, 0, 0, 12},  // minimumNumberOfTouches
    {732, -1, -1, -1, -1, 0, 781, 52, 0, 1, 2, 31, 0, 0, 0, 12},  // maximumNumberOfTouches
    {733, -1, -1, -1, -1, 0, 782, 53, 0, 1, 2, 31, 0, 0, 0, 12},  // numberOfTapsRequired
    {734, -1, -1, -1, -1, 0, 783, 54, 0, 1, 2, 31, 0, 0, 0, 12},  // numberOfTouchesRequired
    {735, -1, -1, -1, -1, 0, 784, 55, 0, 1, 2, 31, 0, 0, 0, 12},  // minimumPressDuration
    {736, -1, -1, -1, -1, 0, 785, 56, 0, 1, 2, 31, 0, 0, 0, 12},  // allowableMovement
    {737, -1, -1, -1, -1, 0, 786, 57, 0, 1, 2, 31, 32, 0, 0, 12},  // direction
    {214, -1, -1, -1, -1, 0, 787, 58, 0, 1, 2, 31, 0, 0, 0, 12},  // scale
    {216, -1, -1, -1, -1, 0, 788, 59, 0, 1, 2, 31, 0, 0, 0, 12},  // rotation
    {738, -1, -1, -1, -1, 0, 789, 60, 0, 1, 2, 31, 0, 0, 0, 12},  // velocity
    {739, -1, -1, -1, -1, 392, 790, 61, 1, 2, 1, 31, 9, 0, 0, 12},  // location
    {740, -1, -1, -1, -1, 393, 792, 62, 1, 2, 1, 31, 9, 0, 0, 12},  // locationInView
    {739, -1, -1, -1, 1144, 394, 794, 63, 2, 3, 1, 31, 9, 0, 0, 12},  // location
    {742, -1, -1, -1, -1, 396, 797, 64, 2, 3, 1, 31, 9, 0, 0, 12},  // locationOfTouch
    {217, -1, -1, -1, -1, 398, 800, 65, 1, 2, 1, 31, 9, 0, 0, 12},  // translation
    {744, -1, -1, -1, -1, 399, 802, 66, 1, 2, 1, 31, 9, 0, 0, 12},  // translationInView
    {738, -1, -1, -1, -1, 400, 804, 67, 1, 2, 1, 31, 9, 0, 0, 12},  // velocity
    {745, -1, -1, -1, -1, 401, 806, 68, 1, 2, 1, 31, 9, 0, 0, 12},  // velocityInView
    {746, -1, -1, -1, 1145, 402, 808, 69, 2, 3, 1, 31, 49, 0, 0, 12},  // setTranslation
    {746, -1, -1, -1, -1, 404, 811, 70, 2, 3, 1, 31, 49, 0, 0, 12},  // setTranslation
    {747, -1, -1, -1, -1, 406, 814, 71, 2, 3, 1, 31, 49, 0, 0, 12},  // addTarget
    {748, -1, -1, -1, -1, 408, 817, 72, 2, 3, 1, 31, 49, 0, 0, 12},  // removeTarget
    {749, -1, -1, -1, 1146, 410, 820, 73, 1, 2, 1, 31, 49, 0, 0, 12},  // require
    {751, -1, -1, -1, -1, 411, 822, 74, 1, 2, 1, 31, 49, 0, 0, 12},  // requireGestureRecognizerToFail
    {752, -1, -1, -1, -1, 412, 824, 75, 1, 2, 1, 28, 49, 0, 0, 12},  // addGestureRecognizer
    {753, -1, -1, -1, -1, 413, 826, 76, 1, 2, 1, 28, 49, 0, 0, 12},  // removeGestureRecognizer
    {754, -1, -1, -1, -1, 0, 828, 77, 0, 1, 2, 28, 4, 0, 0, 12},  // gestureRecognizers
    {755, -1, -1, -1, -1, 0, 829, 78, 0, 1, 2, 28, 2, 0, 0, 12},  // isMultipleTouchEnabled
    {756, -1, -1, -1, -1, 0, 830, 79, 0, 1, 2, 28, 2, 0, 0, 12},  // multipleTouchEnabled
    {757, -1, -1, -1, -1, 0, 831, 80, 0, 1, 2, 28, 2, 0, 0, 12},  // isExclusiveTouch
    {739, -1, -1, -1, -1, 414, 832, 0, 1, 2, 1, 46, 9, 0, 0, 13},  // location
    {740, -1, -1, -1, -1, 415, 834, 1, 1, 2, 1, 46, 9, 0, 0, 13},  // locationInView
    {761, -1, -1, -1, -1, 416, 836, 2, 1, 2, 1, 46, 9, 0, 0, 13},  // previousLocation
    {762, -1, -1, -1, -1, 417, 838, 3, 1, 2, 1, 46, 9, 0, 0, 13},  // previousLocationInView
    {763, -1, -1, -1, -1, 418, 840, 4, 0, 1, 1, 5, 49, 0, 0, 13},  // anyObject
    {764, -1, -1, -1, -1, 418, 841, 5, 3, 3, 0, 0, 49, 0, 0, 13},  // drag
    {764, -1, -1, -1, -1, 421, 844, 6, 4, 4, 0, 0, 49, 0, 0, 13},  // drag
    {767, -1, -1, -1, -1, 425, 848, 7, 3, 3, 0, 0, 49, 0, 0, 13},  // fingers
    {767, -1, -1, -1, -1, 428, 851, 8, 4, 4, 0, 0, 49, 0, 0, 13},  // fingers
    {768, -1, -1, -1, -1, 432, 855, 9, 4, 4, 0, 0, 49, 0, 0, 13},  // pinch
    {768, -1, -1, -1, -1, 436, 859, 10, 5, 5, 0, 0, 49, 0, 0, 13},  // pinch
    {769, -1, -1, -1, -1, 441, 864, 11, 4, 4, 0, 0, 49, 0, 0, 13},  // twist
    {771, -1, -1, -1, -1, 445, 868, 12, 1, 1, 0, 0, 49, 0, 0, 13},  // tap
    {771, -1, -1, -1, -1, 446, 869, 13, 2, 2, 0, 0, 49, 0, 0, 13},  // tap
    {771, -1, -1, -1, -1, 448, 871, 14, 2, 2, 0, 0, 49, 0, 0, 13},  // tap
    {771, -1, -1, -1, -1, 450, 873, 15, 3, 3, 0, 0, 49, 0, 0, 13},  // tap
    {773, -1, -1, -1, -1, 453, 876, 16, 2, 2, 0, 0, 49, 0, 0, 13},  // press
    {767, -1, -1, -1, -1, 455, 878, 17, 2, 2, 0, 0, 49, 0, 0, 13},  // fingers
    {775, -1, -1, -1, -1, 457, 880, 18, 0, 0, 0, 0, 49, 0, 0, 13},  // lift
    {776, -1, -1, -1, -1, 457, 880, 19, 0, 0, 0, 0, 49, 0, 0, 13},  // cancel
    {779, 159, -1, -1, -1, 0, 0, 0, 0, 0, 5, 28, 46, 0, 0, 14},  // AnimationOptions
    {780, 159, -1, -1, -1, 0, 0, 1, 0, 0, 5, 28, 46, 0, 0, 14},  // KeyframeAnimationOptions
    {782, 159, -1, -1, -1, 0, 0, 2, 0, 0, 5, 28, 46, 0, 0, 14},  // AnimationCurve
    {786, 777, 787, -1, -1, 0, 0, 3, 0, 0, 5, 36, 35, 0, 0, 14},  // curveEaseInOut
    {788, 777, 789, -1, -1, 0, 0, 4, 0, 0, 5, 36, 35, 0, 0, 14},  // curveEaseIn
    {790, 777, 791, -1, -1, 0, 0, 5, 0, 0, 5, 36, 35, 0, 0, 14},  // curveEaseOut
    {792, 777, 793, -1, -1, 0, 0, 6, 0, 0, 5, 36, 35, 0, 0, 14},  // curveLinear
    {10, 777, 794, -1, -1, 0, 0, 7, 0, 0, 5, 36, 35, 0, 0, 14},  // repeat
    {795, 777, 796, -1, -1, 0, 0, 8, 0, 0, 5, 36, 35, 0, 0, 14},  // autoreverse
    {797, 777, 798, -1, -1, 0, 0, 9, 0, 0, 5, 36, 35, 0, 0, 14},  // beginFromCurrentState
    {799, 777, 800, -1, -1, 0, 0, 10, 0, 0, 5, 36, 35, 0, 0, 14},  // overrideInheritedDuration
    {801, 777, 802, -1, -1, 0, 0, 11, 0, 0, 5, 36, 35, 0, 0, 14},  // overrideInheritedCurve
    {803, 777, 804, -1, -1, 0, 0, 12, 0, 0, 5, 36, 35, 0, 0, 14},  // overrideInheritedOptions
    {805, 777, 806, -1, -1, 0, 0, 13, 0, 0, 5, 36, 35, 0, 0, 14},  // allowUserInteraction
    {617, 777, 807, -1, -1, 0, 0, 14, 0, 0, 5, 36, 35, 0, 0, 14},  // layoutSubviews
    {808, 777, 809, -1, -1, 0, 0, 15, 0, 0, 5, 36, 35, 0, 0, 14},  // allowAnimatedContent
    {810, 777, 811, -1, -1, 0, 0, 16, 0, 0, 5, 36, 35, 0, 0, 14},  // showHideTransitionViews
    {812, 777, 813, -1, -1, 0, 0, 17, 0, 0, 5, 36, 35, 0, 0, 14},  // calculationModeLinear
    {814, 777, 815, -1, -1, 0, 0, 18, 0, 0, 5, 36, 35, 0, 0, 14},  // calculationModeDiscrete
    {816, 777, -1, -1, -1, 0, 0, 19, 0, 0, 5, 36, 35, 0, 0, 14},  // CurveEaseInOut
    {817, 777, -1, -1, -1, 0, 0, 20, 0, 0, 5, 36, 35, 0, 0, 14},  // CurveEaseIn
    {818, 777, -1, -1, -1, 0, 0, 21, 0, 0, 5, 36, 35, 0, 0, 14},  // CurveEaseOut
    {819, 777, -1, -1, -1, 0, 0, 22, 0, 0, 5, 36, 35, 0, 0, 14},  // CurveLinear
    {820, 777, -1, -1, -1, 0, 0, 23, 0, 0, 5, 36, 35, 0, 0, 14},  // Repeat
    {821, 777, -1, -1, -1, 0, 0, 24, 0, 0, 5, 36, 35, 0, 0, 14},  // Autoreverse
    {822, 777, -1, -1, -1, 0, 0, 25, 0, 0, 5, 36, 35, 0, 0, 14},  // BeginFromCurrentState
    {823, 777, -1, -1, -1, 0, 0, 26, 0, 0, 5, 36, 35, 0, 0, 14},  // OverrideInheritedDuration
    {824, 777, -1, -1, -1, 0, 0, 27, 0, 0, 5, 36, 35, 0, 0, 14},  // OverrideInheritedCurve
    {825, 777, -1, -1, -1, 0, 0, 28, 0, 0, 5, 36, 35, 0, 0, 14},  // OverrideInheritedOptions
    {826, 777, -1, -1, -1, 0, 0, 29, 0, 0, 5, 36, 35, 0, 0, 14},  // AllowUserInteraction
    {827, 777, -1, -1, -1, 0, 0, 30, 0, 0, 5, 36, 35, 0, 0, 14},  // LayoutSubviews
    {828, 777, -1, -1, -1, 0, 0, 31, 0, 0, 5, 36, 35, 0, 0, 14},  // CalculationModeLinear
    {829, 781, 830, -1, -1, 0, 0, 32, 0, 0, 5, 37, 36, 0, 0, 14},  // easeInOut
    {831, 781, 832, -1, -1, 0, 0, 33, 0, 0, 5, 37, 36, 0, 0, 14},  // easeIn
    {833, 781, 834, -1, -1, 0, 0, 34, 0, 0, 5, 37, 36, 0, 0, 14},  // easeOut
    {835, 781, 836, -1, -1, 0, 0, 35, 0, 0, 5, 37, 36, 0, 0, 14},  // linear
    {837, 781, -1, -1, -1, 0, 0, 36, 0, 0, 5, 37, 36, 0, 0, 14},  // EaseInOut
    {838, 781, -1, -1, -1, 0, 0, 37, 0, 0, 5, 37, 36, 0, 0, 14},  // EaseIn
    {839, 781, -1, -1, -1, 0, 0, 38, 0, 0, 5, 37, 36, 0, 0, 14},  // EaseOut
    {840, 781, -1, -1, -1, 0, 0, 39, 0, 0, 5, 37, 36, 0, 0, 14},  // Linear
    {835, 783, 841, -1, -1, 0, 0, 40, 0, 0, 5, 38, 37, 0, 0, 14},  // linear
    {831, 783, 842, -1, -1, 0, 0, 41, 0, 0, 5, 38, 37, 0, 0, 14},  // easeIn
    {833, 783, 843, -1, -1, 0, 0, 42, 0, 0, 5, 38, 37, 0, 0, 14},  // easeOut
    {844, 783, 845, -1, -1, 0, 0, 43, 0, 0, 5, 38, 37, 0, 0, 14},  // easeInEaseOut
    {15, 783, 846, -1, -1, 0, 0, 44, 0, 0, 5, 38, 37, 0, 0, 14},  // default
    {847, 784, 848, -1, -1, 0, 0, 45, 0, 0, 5, 39, 38, 0, 0, 14},  // removed
    {849, 784, 850, -1, -1, 0, 0, 46, 0, 0, 5, 39, 38, 0, 0, 14},  // forwards
    {851, 784, 852, -1, -1, 0, 0, 47, 0, 0, 5, 39, 38, 0, 0, 14},  // backwards
    {853, 784, 854, -1, -1, 0, 0, 48, 0, 0, 5, 39, 38, 0, 0, 14},  // both
    {835, 785, 855, -1, -1, 0, 0, 49, 0, 0, 5, 40, 39, 0, 0, 14},  // linear
    {856, 785, 857, -1, -1, 0, 0, 50, 0, 0, 5, 40, 39, 0, 0, 14},  // discrete
    {858, 785, 859, -1, -1, 0, 0, 51, 0, 0, 5, 40, 39, 0, 0, 14},  // paced
    {860, -1, -1, -1, -1, 457, 880, 0, 1, 1, 0, 0, 49, 0, 0, 15},  // advance
    {861, -1, -1, -1, -1, 458, 881, 1, 0, 0, 0, 0, 49, 0, 0, 15},  // run
    {862, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 0, 0, 0, 15},  // now
    {863, -1, -1, -1, -1, 458, 881, 3, 0, 0, 0, 0, 0, 0, 0, 15},  // CACurrentMediaTime
    {864, -1, -1, -1, -1, 458, 881, 4, 1, 1, 3, 0, 34, 0, 0, 15},  // CAMediaTimingFunction
    {868, 864, -1, -1, -1, 459, 882, 5, 1, 1, 4, 35, 34, 0, 0, 15},  // functionWithName
    {864, -1, -1, -1, -1, 460, 883, 6, 4, 4, 3, 0, 34, 0, 0, 15},  // CAMediaTimingFunction
    {865, -1, -1, -1, -1, 464, 887, 7, 2, 2, 3, 0, 34, 0, 0, 15},  // UICubicTimingParameters
    {865, -1, -1, -1, -1, 466, 889, 8, 1, 1, 3, 0, 34, 0, 0, 15},  // UICubicTimingParameters
    {866, -1, -1, -1, -1, 467, 890, 9, 1, 1, 3, 0, 34, 0, 0, 15},  // UISpringTimingParameters
    {866, -1, -1, -1, -1, 468, 891, 10, 2, 2, 3, 0, 34, 0, 0, 15},  // UISpringTimingParameters
    {45, -1, -1, -1, -1, 470, 893, 11, 1, 2, 1, 35, 0, 0, 0, 15},  // value
    {738, -1, -1, -1, -1, 471, 895, 12, 1, 2, 1, 35, 0, 0, 0, 15},  // velocity
    {870, -1, -1, -1, -1, 0, 897, 13, 0, 1, 2, 35, 9, 0, 0, 15},  // controlPoint1
    {871, -1, -1, -1, -1, 0, 898, 14, 0, 1, 2, 35, 9, 0, 0, 15},  // controlPoint2
    {835, 867, -1, -1, -1, 0, 0, 15, 0, 0, 5, 35, 34, 0, 0, 15},  // linear
    {831, 867, -1, -1, -1, 0, 0, 16, 0, 0, 5, 35, 34, 0, 0, 15},  // easeIn
    {833, 867, -1, -1, -1, 0, 0, 17, 0, 0, 5, 35, 34, 0, 0, 15},  // easeOut
    {829, 867, -1, -1, -1, 0, 0, 18, 0, 0, 5, 35, 34, 0, 0, 15},  // easeInOut
    {875, 867, -1, -1, -1, 472, 899, 19, 2, 2, 4, 35, 34, 0, 0, 15},  // bezier
    {878, -1, -1, -1, -1, 474, 901, 20, 3, 3, 0, 0, 14, 0, 0, 15},  // interpolate
    {879, 159, -1, -1, -1, 479, 904, 0, 2, 2, 4, 28, 49, 0, 0, 16},  // animate
    {879, 159, -1, -1, -1, 484, 906, 1, 3, 3, 4, 28, 49, 0, 0, 16},  // animate
    {879, 159, -1, -1, -1, 490, 909, 2, 3, 3, 4, 28, 49, 0, 0, 16},  // animate
    {879, 159, -1, -1, -1, 497, 912, 3, 4, 4, 4, 28, 49, 0, 0, 16},  // animate
    {879, 159, -1, -1, -1, 505, 916, 4, 4, 4, 4, 28, 49, 0, 0, 16},  // animate
    {879, 159, -1, -1, -1, 514, 920, 5, 5, 5, 4, 28, 49, 0, 0, 16},  // animate
    {879, 159, -1, -1, -1, 524, 925, 6, 5, 5, 4, 28, 49, 0, 0, 16},  // animate
    {879, 159, -1, -1, -1, 535, 930, 7, 6, 6, 4, 28, 49, 0, 0, 16},  // animate
    {879, 159, -1, -1, -1, 547, 936, 8, 6, 6, 4, 28, 49, 0, 0, 16},  // animate
    {879, 159, -1, -1, -1, 560, 942, 9, 7, 7, 4, 28, 49, 0, 0, 16},  // animate
    {887, 159, -1, -1, -1, 569, 949, 10, 2, 2, 4, 28, 49, 0, 0, 16},  // animateWithDuration
    {887, 159, -1, -1, -1, 574, 951, 11, 3, 3, 4, 28, 49, 0, 0, 16},  // animateWithDuration
    {887, 159, -1, -1, -1, 581, 954, 12, 4, 4, 4, 28, 49, 0, 0, 16},  // animateWithDuration
    {887, 159, -1, -1, -1, 590, 958, 13, 5, 5, 4, 28, 49, 0, 0, 16},  // animateWithDuration
    {887, 159, -1, -1, -1, 602, 963, 14, 7, 7, 4, 28, 49, 0, 0, 16},  // animateWithDuration
    {888, 159, -1, -1, -1, 612, 970, 15, 3, 3, 4, 28, 49, 0, 0, 16},  // animateKeyframes
    {888, 159, -1, -1, -1, 619, 973, 16, 4, 4, 4, 28, 49, 0, 0, 16},  // animateKeyframes
    {888, 159, -1, -1, -1, 627, 977, 17, 4, 4, 4, 28, 49, 0, 0, 16},  // animateKeyframes
    {888, 159, -1, -1, -1, 636, 981, 18, 5, 5, 4, 28, 49, 0, 0, 16},  // animateKeyframes
    {889, 159, -1, -1, -1, 646, 986, 19, 5, 5, 4, 28, 49, 0, 0, 16},  // animateKeyframesWithDuration
    {890, 159, -1, -1, -1, 654, 991, 20, 3, 3, 4, 28, 49, 0, 0, 16},  // addKeyframe
    {893, 159, -1, -1, -1, 660, 994, 21, 3, 3, 4, 28, 49, 0, 0, 16},  // addKeyframeWithRelativeStartTime
    {894, 159, -1, -1, -1, 663, 997, 22, 2, 2, 4, 28, 49, 0, 0, 16},  // beginAnimations
    {896, 159, -1, -1, -1, 665, 999, 23, 0, 0, 4, 28, 49, 0, 0, 16},  // commitAnimations
    {897, 159, -1, -1, -1, 665, 999, 24, 1, 1, 4, 28, 49, 0, 0, 16},  // setAnimationDuration
    {898, 159, -1, -1, -1, 666, 1000, 25, 1, 1, 4, 28, 49, 0, 0, 16},  // setAnimationDelay
    {899, 159, -1, -1, -1, 667, 1001, 26, 1, 1, 4, 28, 49, 0, 0, 16},  // setAnimationRepeatCount
    {900, 159, -1, -1, -1, 668, 1002, 27, 1, 1, 4, 28, 49, 0, 0, 16},  // setAnimationRepeatAutoreverses
    {901, 159, -1, -1, -1, 669, 1003, 28, 1, 1, 4, 28, 49, 0, 0, 16},  // setAnimationBeginsFromCurrentState
    {902, 159, -1, -1, -1, 670, 1004, 29, 1, 1, 4, 28, 49, 0, 0, 16},  // setAnimationCurve
    {903, 159, -1, -1, -1, 671, 1005, 30, 1, 1, 4, 28, 49, 0, 0, 16},  // setAnimationDelegate
    {627, 904, -1, -1, -1, 0, 0, 31, 0, 0, 5, 42, 41, 0, 0, 16},  // main
    {907, 904, -1, -1, -1, 0, 0, 32, 0, 0, 5, 42, 41, 0, 0, 16},  // background
    {908, 904, -1, -1, -1, 672, 1006, 33, 0, 0, 4, 42, 41, 0, 0, 16},  // global
    {908, 904, -1, -1, -1, 672, 1006, 34, 1, 1, 4, 42, 41, 0, 0, 16},  // global
    {904, -1, -1, -1, -1, 673, 1007, 35, 1, 1, 3, 0, 41, 0, 0, 16},  // DispatchQueue
    {904, -1, -1, -1, -1, 674, 1008, 36, 2, 2, 3, 0, 41, 0, 0, 16},  // DispatchQueue
    {910, -1, -1, -1, -1, 676, 1010, 37, 1, 2, 1, 42, 49, 0, 0, 16},  // sync
    {910, -1, -1, -1, -1, 677, 1012, 38, 1, 2, 1, 42, 49, 0, 0, 16},  // sync
    {912, -1, -1, -1, -1, 678, 1014, 39, 1, 2, 1, 42, 49, 0, 0, 16},  // async
    {912, -1, -1, -1, -1, 679, 1016, 40, 1, 2, 1, 42, 49, 0, 0, 16},  // async
    {913, -1, -1, -1, -1, 680, 1018, 41, 2, 3, 1, 42, 49, 0, 0, 16},  // asyncAfter
    {913, -1, -1, -1, -1, 682, 1021, 42, 2, 3, 1, 42, 49, 0, 0, 16},  // asyncAfter
    {915, -1, -1, -1, -1, 684, 1024, 43, 2, 2, 0, 0, 49, 0, 0, 16},  // dispatch_async
    {916, -1, -1, -1, -1, 686, 1026, 44, 3, 3, 0, 0, 49, 0, 0, 16},  // dispatch_after
    {917, -1, -1, -1, -1, 689, 1029, 45, 0, 0, 0, 0, 41, 0, 0, 16},  // dispatch_get_main_queue
    {862, 905, -1, -1, -1, 689, 1029, 46, 0, 0, 4, 1, 0, 0, 0, 16},  // now
    {774, 906, -1, -1, -1, 689, 1029, 47, 1, 1, 4, 1, 0, 0, 0, 16},  // seconds
    {918, 906, -1, -1, -1, 690, 1030, 48, 1, 1, 4, 1, 0, 0, 0, 16},  // milliseconds
    {919, 906, -1, -1, -1, 691, 1031, 49, 1, 1, 4, 1, 0, 0, 0, 16},  // microseconds
    {920, 906, -1, -1, -1, 692, 1032, 50, 1, 1, 4, 1, 0, 0, 0, 16},  // nanoseconds
    {921, -1, -1, -1, -1, 0, 0, 51, 0, 0, 5, 0, 0, 0, 0, 16},  // DISPATCH_TIME_NOW
    {922, -1, -1, -1, -1, 0, 0, 52, 0, 0, 5, 0, 0, 0, 0, 16},  // NSEC_PER_SEC
    {923, -1, -1, -1, -1, 0, 0, 53, 0, 0, 5, 0, 0, 0, 0, 16},  // NSEC_PER_MSEC
    {924, -1, -1, -1, -1, 693, 1033, 54, 2, 2, 0, 0, 0, 0, 0, 16},  // dispatch_time
    {925, 159, -1, -1, -1, 696, 1035, 55, 1, 1, 4, 28, 49, 0, 0, 16},  // performWithoutAnimation
    {926, 159, -1, -1, -1, 697, 1036, 56, 1, 1, 4, 28, 49, 0, 0, 16},  // setAnimationsEnabled
    {927, -1, -1, -1, -1, 0, 0, 0, 0, 0, 3, 0, 33, 0, 0, 17},  // CABasicAnimation
    {927, -1, -1, -1, -1, 698, 1037, 1, 1, 1, 3, 0, 33, 0, 0, 17},  // CABasicAnimation
    {929, -1, -1, -1, -1, 0, 0, 2, 0, 0, 3, 0, 33, 0, 0, 17},  // CASpringAnimation
    {929, -1, -1, -1, -1, 699, 1038, 3, 1, 1, 3, 0, 33, 0, 0, 17},  // CASpringAnimation
    {930, -1, -1, -1, -1, 0, 0, 4, 0, 0, 3, 0, 33, 0, 0, 17},  // CAKeyframeAnimation
    {930, -1, -1, -1, -1, 700, 1039, 5, 1, 1, 3, 0, 33, 0, 0, 17},  // CAKeyframeAnimation
    {931, -1, -1, -1, -1, 0, 0, 6, 0, 0, 3, 0, 33, 0, 0, 17},  // CAAnimationGroup
    {928, -1, -1, -1, -1, 0, 1040, 7, 0, 1, 2, 34, 3, 0, 0, 17},  // keyPath
    {932, -1, -1, -1, -1, 0, 1041, 8, 0, 1, 2, 34, 49, 0, 0, 17},  // fromValue
    {933, -1, -1, -1, -1, 0, 1042, 9, 0, 1, 2, 34, 49, 0, 0, 17},  // toValue
    {934, -1, -1, -1, -1, 0, 1043, 10, 0, 1, 2, 34, 49, 0, 0, 17},  // byValue
    {444, -1, -1, -1, -1, 0, 1044, 11, 0, 1, 2, 34, 4, 0, 0, 17},  // values
    {935, -1, -1, -1, -1, 0, 1045, 12, 0, 1, 2, 34, 4, 0, 0, 17},  // keyTimes
    {936, -1, -1, -1, -1, 0, 1046, 13, 0, 1, 2, 34, 4, 0, 0, 17},  // timingFunctions
    {937, -1, -1, -1, -1, 0, 1047, 14, 0, 1, 2, 34, 39, 0, 0, 17},  // calculationMode
    {881, -1, -1, -1, -1, 0, 1048, 15, 0, 1, 2, 34, 4, 0, 0, 17},  // animations
    {938, -1, -1, -1, -1, 0, 1049, 16, 0, 1, 2, 34, 2, 0, 0, 17},  // additive
    {939, -1, -1, -1, -1, 0, 1050, 17, 0, 1, 2, 34, 2, 0, 0, 17},  // isAdditive
    {940, -1, -1, -1, -1, 0, 1051, 18, 0, 1, 2, 34, 2, 0, 0, 17},  // cumulative
    {941, -1, -1, -1, -1, 0, 1052, 19, 0, 1, 2, 34, 2, 0, 0, 17},  // isCumulative
    {942, -1, -1, -1, -1, 0, 1053, 20, 0, 1, 2, 34, 0, 0, 0, 17},  // mass
    {943, -1, -1, -1, -1, 0, 1054, 21, 0, 1, 2, 34, 0, 0, 0, 17},  // stiffness
    {944, -1, -1, -1, -1, 0, 1055, 22, 0, 1, 2, 34, 0, 0, 0, 17},  // damping
    {874, -1, -1, -1, -1, 0, 1056, 23, 0, 1, 2, 34, 0, 0, 0, 17},  // initialVelocity
    {945, -1, -1, -1, -1, 0, 1057, 24, 0, 1, 2, 34, 34, 0, 0, 17},  // timingFunction
    {946, -1, -1, -1, -1, 0, 1058, 25, 0, 1, 2, 34, 0, 0, 0, 17},  // duration
    {947, -1, -1, -1, -1, 0, 1059, 26, 0, 1, 2, 34, 0, 0, 0, 17},  // speed
    {948, -1, -1, -1, -1, 0, 1060, 27, 0, 1, 2, 34, 0, 0, 0, 17},  // beginTime
    {949, -1, -1, -1, -1, 0, 1061, 28, 0, 1, 2, 34, 0, 0, 0, 17},  // timeOffset
    {950, -1, -1, -1, -1, 0, 1062, 29, 0, 1, 2, 34, 0, 0, 0, 17},  // repeatCount
    {951, -1, -1, -1, -1, 0, 1063, 30, 0, 1, 2, 34, 0, 0, 0, 17},  // repeatDuration
    {952, -1, -1, -1, -1, 0, 1064, 31, 0, 1, 2, 34, 2, 0, 0, 17},  // autoreverses
    {953, -1, -1, -1, -1, 0, 1065, 32, 0, 1, 2, 34, 38, 0, 0, 17},  // fillMode
    {954, -1, -1, -1, -1, 0, 1066, 33, 0, 1, 2, 34, 2, 0, 0, 17},  // isRemovedOnCompletion
    {955, -1, -1, -1, -1, 0, 1067, 34, 0, 1, 2, 34, 2, 0, 0, 17},  // removedOnCompletion
    {566, -1, -1, -1, -1, 0, 1068, 35, 0, 1, 2, 34, 49, 0, 0, 17},  // delegate
    {956, -1, -1, -1, -1, 0, 1069, 36, 0, 1, 2, 34, 0, 0, 0, 17},  // settlingDuration
    {957, -1, -1, -1, 1132, 701, 1070, 37, 2, 3, 1, 29, 49, 0, 0, 17},  // add
    {958, -1, -1, -1, 1133, 703, 1073, 38, 1, 2, 1, 29, 49, 0, 0, 17},  // removeAnimation
    {959, -1, -1, -1, -1, 704, 1075, 39, 0, 1, 1, 29, 49, 0, 0, 17},  // removeAllAnimations
    {960, -1, -1, -1, -1, 704, 1076, 40, 0, 1, 1, 29, 4, 0, 0, 17},  // animationKeys
    {45, -1, -1, -1, 1148, 704, 1077, 41, 1, 2, 1, 29, 0, 0, 0, 17},  // value
    {962, -1, -1, -1, 1149, 705, 1079, 42, 2, 3, 1, 29, 49, 0, 0, 17},  // setValue
    {45, -1, -1, -1, 1148, 707, 1082, 43, 1, 2, 1, 28, 0, 0, 0, 17},  // value
    {962, -1, -1, -1, 1149, 708, 1084, 44, 2, 3, 1, 28, 49, 0, 0, 17},  // setValue
    {947, -1, -1, -1, -1, 0, 1087, 45, 0, 1, 2, 29, 0, 0, 0, 17},  // speed
    {948, -1, -1, -1, -1, 0, 1088, 46, 0, 1, 2, 29, 0, 0, 0, 17},  // beginTime
    {949, -1, -1, -1, -1, 0, 1089, 47, 0, 1, 2, 29, 0, 0, 0, 17},  // timeOffset
    {963, -1, -1, -1, -1, 710, 1090, 48, 2, 3, 1, 29, 0, 0, 0, 17},  // convertTime
    {963, -1, -1, -1, -1, 712, 1093, 49, 2, 3, 1, 29, 0, 0, 0, 17},  // convertTime
    {965, 964, -1, -1, -1, 714, 1096, 50, 0, 0, 4, 41, 49, 0, 0, 17},  // begin
    {966, 964, -1, -1, -1, 714, 1096, 51, 0, 0, 4, 41, 49, 0, 0, 17},  // commit
    {967, 964, -1, -1, -1, 714, 1096, 52, 0, 0, 4, 41, 49, 0, 0, 17},  // flush
    {897, 964, -1, -1, -1, 714, 1096, 53, 1, 1, 4, 41, 49, 0, 0, 17},  // setAnimationDuration
    {968, 964, -1, -1, -1, 715, 1097, 54, 1, 1, 4, 41, 49, 0, 0, 17},  // setDisableActions
    {969, 964, -1, -1, -1, 716, 1098, 55, 1, 1, 4, 41, 49, 0, 0, 17},  // setAnimationTimingFunction
    {970, 964, -1, -1, -1, 717, 1099, 56, 1, 1, 4, 41, 49, 0, 0, 17},  // setCompletionBlock
    {971, -1, -1, -1, -1, 718, 1100, 57, 1, 1, 0, 0, 14, 0, 0, 17},  // NSValue
    {971, -1, -1, -1, -1, 719, 1101, 58, 1, 1, 0, 0, 14, 0, 0, 17},  // NSValue
    {974, -1, -1, -1, -1, 0, 0, 59, 0, 0, 5, 0, 14, 0, 0, 17},  // CATransform3DIdentity
    {975, -1, -1, -1, -1, 720, 1102, 60, 4, 4, 0, 0, 14, 0, 0, 17},  // CATransform3DMakeRotation
    {976, -1, -1, -1, -1, 724, 1106, 61, 3, 3, 0, 0, 14, 0, 0, 17},  // CATransform3DMakeScale
    {977, -1, -1, -1, -1, 727, 1109, 62, 3, 3, 0, 0, 14, 0, 0, 17},  // CATransform3DMakeTranslation
    {978, -1, -1, -1, -1, 730, 1112, 63, 1, 1, 0, 0, 14, 0, 0, 17},  // CATransform3DMakeAffineTransform
    {979, -1, -1, -1, -1, 731, 1113, 64, 4, 4, 0, 0, 14, 0, 0, 17},  // CATransform3DTranslate
    {980, -1, -1, -1, -1, 735, 1117, 65, 4, 4, 0, 0, 14, 0, 0, 17},  // CATransform3DScale
    {981, -1, -1, -1, -1, 739, 1121, 66, 5, 5, 0, 0, 14, 0, 0, 17},  // CATransform3DRotate
    {982, -1, -1, -1, -1, 744, 1126, 67, 2, 2, 0, 0, 14, 0, 0, 17},  // CATransform3DConcat
    {983, -1, -1, -1, -1, 746, 1128, 68, 1, 1, 0, 0, 14, 0, 0, 17},  // CATransform3DInvert
    {984, -1, -1, -1, -1, 747, 1129, 69, 1, 1, 0, 0, 14, 0, 0, 17},  // CATransform3DGetAffineTransform
    {985, -1, -1, -1, -1, 748, 1130, 70, 1, 1, 0, 0, 2, 0, 0, 17},  // CATransform3DIsIdentity
    {986, -1, -1, -1, -1, 749, 1131, 71, 1, 1, 0, 0, 2, 0, 0, 17},  // CATransform3DIsAffine
    {987, -1, -1, -1, -1, 750, 1132, 72, 2, 2, 0, 0, 2, 0, 0, 17},  // CATransform3DEqualToTransform
    {101, -1, -1, -1, -1, 752, 1134, 0, 1, 1, 0, 0, 49, 1, 0, 18},  // print
    {101, -1, -1, -1, -1, 753, 1135, 1, 2, 2, 0, 0, 49, 1, 0, 18},  // print
    {101, -1, -1, -1, -1, 755, 1137, 2, 2, 2, 0, 0, 49, 1, 0, 18},  // print
    {101, -1, -1, -1, -1, 757, 1139, 3, 3, 3, 0, 0, 49, 1, 0, 18},  // print
    {989, -1, -1, -1, -1, 760, 1142, 4, 0, 0, 0, 0, 49, 0, 0, 18},  // fatalError
    {990, -1, -1, -1, -1, 760, 1142, 5, 0, 0, 0, 0, 49, 0, 0, 18},  // preconditionFailure
    {991, -1, -1, -1, -1, 760, 1142, 6, 0, 0, 0, 0, 49, 0, 0, 18},  // assertionFailure
    {989, -1, -1, -1, -1, 760, 1142, 7, 1, 1, 0, 0, 49, 0, 0, 18},  // fatalError
    {990, -1, -1, -1, -1, 761, 1143, 8, 1, 1, 0, 0, 49, 0, 0, 18},  // preconditionFailure
    {991, -1, -1, -1, -1, 762, 1144, 9, 1, 1, 0, 0, 49, 0, 0, 18},  // assertionFailure
    {992, -1, -1, -1, -1, 763, 1145, 10, 1, 1, 0, 0, 49, 0, 0, 18},  // assert
    {993, -1, -1, -1, -1, 764, 1146, 11, 1, 1, 0, 0, 49, 0, 0, 18},  // precondition
    {994, -1, -1, -1, -1, 765, 1147, 12, 1, 1, 0, 0, 49, 0, 0, 18},  // NSParameterAssert
    {992, -1, -1, -1, -1, 766, 1148, 13, 2, 2, 0, 0, 49, 0, 0, 18},  // assert
    {993, -1, -1, -1, -1, 768, 1150, 14, 2, 2, 0, 0, 49, 0, 0, 18},  // precondition
    {995, -1, -1, -1, -1, 770, 1152, 15, 1, 1, 0, 0, 49, 1, 0, 18},  // NSAssert
    {996, -1, -1, -1, -1, 771, 1153, 16, 1, 1, 0, 0, 49, 1, 0, 18},  // NSCAssert
    {997, -1, -1, -1, -1, 772, 1154, 17, 1, 1, 0, 0, 49, 0, 0, 18},  // Optional
    {998, -1, -1, -1, -1, 0, 0, 18, 0, 0, 5, 0, 21, 0, 0, 18},  // row
    {999, -1, -1, -1, -1, 0, 0, 19, 0, 0, 5, 0, 21, 0, 0, 18},  // column
    {1000, -1, -1, -1, -1, 773, 1155, 20, 1, 1, 0, 0, 49, 0, 0, 18},  // convention
    {1001, -1, -1, -1, -1, 774, 1156, 21, 1, 1, 0, 0, 47, 1, 0, 18},  // plot
    {1001, -1, -1, -1, -1, 775, 1157, 22, 2, 2, 0, 0, 47, 1, 0, 18},  // plot
    {1001, -1, -1, -1, -1, 777, 1159, 23, 2, 2, 0, 0, 47, 1, 0, 18},  // plot
    {1002, -1, -1, -1, -1, 779, 1161, 24, 1, 1, 0, 0, 48, 1, 0, 18},  // describe
    {1002, -1, -1, -1, -1, 780, 1162, 25, 2, 2, 0, 0, 48, 1, 0, 18},  // describe
    {1002, -1, -1, -1, -1, 782, 1164, 26, 2, 2, 0, 0, 48, 1, 0, 18},  // describe
    {1003, -1, -1, -1, -1, 784, 1166, 27, 1, 1, 0, 0, 47, 1, 0, 18},  // film
    {1003, -1, -1, -1, -1, 785, 1167, 28, 2, 2, 0, 0, 47, 1, 0, 18},  // film
    {1003, -1, -1, -1, -1, 787, 1169, 29, 2, 2, 0, 0, 47, 1, 0, 18},  // film
    {1003, -1, -1, -1, -1, 789, 1171, 30, 3, 3, 0, 0, 47, 1, 0, 18},  // film
    {1005, -1, -1, -1, -1, 792, 1174, 31, 1, 1, 0, 0, 47, 1, 0, 18},  // strip
    {1005, -1, -1, -1, -1, 793, 1175, 32, 2, 2, 0, 0, 47, 1, 0, 18},  // strip
    {1005, -1, -1, -1, -1, 795, 1177, 33, 2, 2, 0, 0, 47, 1, 0, 18},  // strip
    {1005, -1, -1, -1, -1, 797, 1179, 34, 3, 3, 0, 0, 47, 1, 0, 18},  // strip
    {1006, -1, -1, -1, -1, 800, 1182, 35, 1, 1, 0, 0, 47, 0, 0, 18},  // grid
    {1007, -1, -1, -1, -1, 801, 1183, 36, 1, 1, 0, 0, 48, 0, 0, 18},  // why
    {1008, -1, -1, -1, -1, 0, 0, 0, 0, 0, 5, 0, 2, 0, 0, 19},  // YES
    {1009, -1, -1, -1, -1, 0, 0, 1, 0, 0, 5, 0, 2, 0, 0, 19},  // NO
    {1010, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 8, 0, 0, 19},  // NULL
    {1011, -1, -1, -1, -1, 0, 0, 3, 0, 0, 5, 0, 8, 0, 0, 19},  // Nil
    {1012, -1, -1, -1, -1, 0, 0, 4, 0, 0, 5, 0, 0, 0, 0, 19},  // HUGE_VALF
    {1013, -1, -1, -1, -1, 0, 0, 5, 0, 0, 5, 0, 0, 0, 0, 19},  // HUGE_VAL
    {1014, -1, -1, -1, -1, 0, 0, 6, 0, 0, 5, 0, 0, 0, 0, 19},  // INFINITY
    {331, -1, -1, -1, -1, 0, 0, 7, 0, 0, 5, 0, 0, 0, 0, 19},  // CGFLOAT_MAX
    {1015, -1, -1, -1, -1, 0, 0, 8, 0, 0, 5, 0, 0, 0, 0, 19},  // DBL_MAX
    {1016, -1, -1, -1, -1, 0, 0, 9, 0, 0, 5, 0, 0, 0, 0, 19},  // FLT_MAX
    {126, -1, -1, -1, -1, 802, 1184, 10, 1, 1, 3, 0, 0, 0, 0, 19},  // NSNumber
    {126, -1, -1, -1, -1, 803, 1185, 11, 1, 1, 3, 0, 0, 0, 0, 19},  // NSNumber
    {126, -1, -1, -1, -1, 804, 1186, 12, 1, 1, 3, 0, 0, 0, 0, 19},  // NSNumber
    {126, -1, -1, -1, -1, 805, 1187, 13, 1, 1, 3, 0, 0, 0, 0, 19},  // NSNumber
    {126, -1, -1, -1, -1, 806, 1188, 14, 1, 1, 3, 0, 0, 0, 0, 19},  // NSNumber
    {126, -1, -1, -1, -1, 807, 1189, 15, 1, 1, 0, 0, 2, 0, 0, 19},  // NSNumber
    {971, -1, -1, -1, -1, 808, 1190, 16, 1, 1, 0, 0, 9, 0, 0, 19},  // NSValue
    {971, -1, -1, -1, -1, 809, 1191, 17, 1, 1, 0, 0, 12, 0, 0, 19},  // NSValue
    {971, -1, -1, -1, -1, 810, 1192, 18, 1, 1, 0, 0, 13, 0, 0, 19},  // NSValue
    {971, -1, -1, -1, -1, 811, 1193, 19, 1, 1, 0, 0, 14, 0, 0, 19},  // NSValue
    {1022, -1, -1, -1, -1, 0, 1194, 20, 0, 1, 2, 1, 0, 0, 0, 19},  // floatValue
    {1023, -1, -1, -1, -1, 0, 1195, 21, 0, 1, 2, 1, 0, 0, 0, 19},  // doubleValue
    {1024, -1, -1, -1, -1, 0, 1196, 22, 0, 1, 2, 1, 0, 0, 0, 19},  // intValue
    {1025, -1, -1, -1, -1, 0, 1197, 23, 0, 1, 2, 1, 0, 0, 0, 19},  // integerValue
    {1026, -1, -1, -1, 1134, 0, 1198, 24, 0, 1, 2, 10, 9, 0, 0, 19},  // cgPointValue
    {1027, -1, -1, -1, 1135, 0, 1199, 25, 0, 1, 2, 13, 12, 0, 0, 19},  // cgSizeValue
    {1028, -1, -1, -1, 1136, 0, 1200, 26, 0, 1, 2, 14, 13, 0, 0, 19},  // cgRectValue
    {102, -1, -1, -1, -1, 812, 1201, 27, 1, 1, 0, 0, 49, 1, 0, 19},  // NSLog
    {1029, -1, -1, -1, -1, 813, 1202, 28, 1, 1, 0, 0, 49, 1, 0, 19},  // printf
    {142, -1, -1, -1, -1, 814, 1203, 29, 1, 1, 3, 0, 3, 1, 0, 19},  // NSString
    {140, -1, -1, -1, -1, 815, 1204, 30, 1, 1, 3, 0, 3, 1, 0, 19},  // String
    {144, -1, -1, -1, -1, 816, 1205, 31, 1, 1, 3, 0, 4, 1, 0, 19},  // NSArray
    {1032, -1, 1039, -1, -1, 817, 1206, 0, 0, 0, 3, 0, 29, 0, 0, 20},  // CGMutablePath
    {1036, -1, -1, -1, -1, 817, 1206, 1, 0, 0, 3, 0, 29, 0, 0, 20},  // UIBezierPath
    {1036, -1, -1, -1, -1, 817, 1206, 2, 1, 1, 3, 0, 29, 0, 0, 20},  // UIBezierPath
    {1036, -1, -1, -1, -1, 818, 1207, 3, 2, 2, 3, 0, 29, 0, 0, 20},  // UIBezierPath
    {1036, -1, -1, -1, -1, 820, 1209, 4, 1, 1, 3, 0, 29, 0, 0, 20},  // UIBezierPath
    {1042, -1, -1, -1, -1, 821, 1210, 5, 2, 2, 0, 0, 29, 0, 0, 20},  // CGPathCreateWithRect
    {1043, -1, -1, -1, -1, 823, 1212, 6, 1, 1, 0, 0, 49, 0, 0, 20},  // CGPathRelease
    {1044, -1, -1, -1, 1051, 824, 1213, 7, 1, 2, 1, 30, 49, 0, 0, 20},  // move
    {1045, -1, -1, -1, 1052, 825, 1215, 8, 1, 2, 1, 30, 49, 0, 0, 20},  // addLine
    {1046, -1, -1, -1, -1, 826, 1217, 9, 1, 2, 1, 30, 49, 0, 0, 20},  // addRect
    {1047, -1, -1, -1, -1, 827, 1219, 10, 1, 2, 1, 30, 49, 0, 0, 20},  // addEllipse
    {1048, -1, -1, -1, -1, 828, 1221, 11, 1, 2, 1, 30, 49, 0, 0, 20},  // apply
    {306, -1, -1, -1, 1049, 829, 1223, 12, 1, 2, 1, 30, 2, 0, 0, 20},  // contains
    {1050, -1, -1, -1, 1053, 831, 1225, 13, 0, 1, 1, 30, 49, 0, 0, 20},  // closeSubpath
    {557, -1, -1, -1, -1, 831, 1226, 14, 0, 1, 1, 30, 49, 0, 0, 20},  // close
    {1054, -1, -1, -1, -1, 833, 1227, 15, 3, 3, 0, 0, 49, 0, 0, 20},  // CGPathAddRect
    {1055, -1, -1, -1, -1, 836, 1230, 16, 4, 4, 0, 0, 49, 0, 0, 20},  // CGPathMoveToPoint
    {1056, -1, -1, -1, -1, 840, 1234, 17, 4, 4, 0, 0, 49, 0, 0, 20},  // CGPathAddLineToPoint
    {1057, -1, -1, -1, -1, 844, 1238, 18, 4, 4, 0, 0, 2, 0, 0, 20},  // CGPathContainsPoint
    {1058, -1, -1, -1, -1, 848, 1242, 19, 1, 1, 0, 0, 49, 0, 0, 20},  // CGPathCloseSubpath
    {1059, -1, -1, -1, 1065, 849, 1243, 20, 3, 4, 1, 30, 49, 0, 0, 20},  // addCurve
    {1059, -1, -1, -1, -1, 852, 1247, 21, 3, 4, 1, 30, 49, 0, 0, 20},  // addCurve
    {1062, -1, -1, -1, 1066, 855, 1251, 22, 2, 3, 1, 30, 49, 0, 0, 20},  // addQuadCurve
    {1062, -1, -1, -1, -1, 857, 1254, 23, 2, 3, 1, 30, 49, 0, 0, 20},  // addQuadCurve
    {1067, -1, -1, -1, 1073, 864, 1257, 24, 5, 6, 1, 30, 49, 0, 0, 20},  // addArc
    {1067, -1, -1, -1, -1, 869, 1263, 25, 5, 6, 1, 30, 49, 0, 0, 20},  // addArc
    {1036, -1, -1, -1, -1, 874, 1269, 26, 5, 5, 3, 0, 29, 0, 0, 20},  // UIBezierPath
    {1074, -1, -1, -1, -1, 884, 1274, 27, 8, 8, 0, 0, 49, 0, 0, 20},  // CGPathAddCurveToPoint
    {1075, -1, -1, -1, -1, 892, 1282, 28, 6, 6, 0, 0, 49, 0, 0, 20},  // CGPathAddQuadCurveToPoint
    {1076, -1, -1, -1, -1, 898, 1288, 29, 8, 8, 0, 0, 49, 0, 0, 20},  // CGPathAddArc
    {1077, -1, -1, -1, -1, 0, 1296, 30, 0, 1, 2, 30, 13, 0, 0, 20},  // boundingBox
    {526, -1, -1, -1, -1, 0, 1297, 31, 0, 1, 2, 30, 13, 0, 0, 20},  // bounds
    {1078, -1, -1, -1, -1, 0, 1298, 32, 0, 1, 2, 30, 13, 0, 0, 20},  // boundingBoxOfPath
    {281, -1, -1, -1, -1, 0, 1299, 33, 0, 1, 2, 30, 2, 0, 0, 20},  // isEmpty
    {1079, -1, -1, -1, -1, 0, 1300, 34, 0, 1, 2, 30, 9, 0, 0, 20},  // currentPoint
    {1080, -1, -1, -1, 1033, 0, 1301, 35, 0, 1, 2, 30, 29, 0, 0, 20},  // cgPath
    {1081, -1, -1, -1, -1, 906, 1302, 36, 1, 1, 0, 0, 13, 0, 0, 20},  // CGPathGetBoundingBox
    {1082, -1, -1, -1, -1, 907, 1303, 37, 0, 0, 3, 0, 28, 0, 0, 20},  // CAShapeLayer
    {1083, -1, -1, -1, -1, 0, 1303, 38, 0, 1, 2, 29, 29, 0, 0, 20},  // path
    {1084, -1, -1, -1, -1, 0, 1304, 39, 0, 1, 2, 29, 17, 0, 0, 20},  // fillColor
    {1085, -1, -1, -1, -1, 0, 1305, 40, 0, 1, 2, 29, 17, 0, 0, 20},  // strokeColor
    {1086, -1, -1, -1, -1, 0, 1306, 41, 0, 1, 2, 29, 0, 0, 0, 20},  // lineWidth
    {1087, -1, -1, -1, -1, 0, 1307, 42, 0, 1, 2, 29, 23, 0, 0, 20},  // lineJoin
    {1088, -1, -1, -1, -1, 0, 1308, 43, 0, 1, 2, 29, 4, 0, 0, 20},  // lineDashPattern
    {1089, -1, -1, -1, -1, 0, 1309, 44, 0, 1, 2, 29, 0, 0, 0, 20},  // lineDashPhase
    {1091, 1090, 1092, -1, -1, 0, 0, 45, 0, 0, 5, 24, 23, 0, 0, 20},  // miter
    {75, 1090, 1093, -1, -1, 0, 0, 46, 0, 0, 5, 24, 23, 0, 0, 20},  // round
    {1094, 1090, 1095, -1, -1, 0, 0, 47, 0, 0, 5, 24, 23, 0, 0, 20},  // bevel
    {1096, -1, -1, -1, 1037, 0, 1310, 48, 0, 1, 2, 18, 17, 0, 0, 20},  // cgColor
    {246, -1, 1097, -1, -1, 907, 1311, 0, 1, 1, 0, 0, 13, 0, 0, 21},  // rect
    {244, -1, 1098, -1, -1, 908, 1312, 1, 1, 1, 0, 0, 9, 0, 0, 21},  // point
    {236, -1, 1099, -1, -1, 909, 1313, 2, 1, 1, 0, 0, 12, 0, 0, 21},  // size
    {231, -1, 1100, -1, -1, 910, 1314, 3, 1, 1, 0, 0, 10, 0, 0, 21},  // vector
    {84, -1, 1101, -1, -1, 911, 1315, 4, 1, 1, 0, 0, 14, 0, 0, 21},  // transform
    {1102, -1, -1, -1, -1, 912, 1316, 5, 1, 1, 0, 0, 14, 0, 0, 21},  // css
    {1103, -1, -1, -1, -1, 913, 1317, 6, 1, 1, 0, 0, 14, 0, 0, 21},  // svg
    {1104, -1, -1, -1, -1, 914, 1318, 7, 1, 1, 0, 0, 27, 0, 0, 21},  // views
    {84, -1, -1, -1, -1, 915, 1319, 0, 2, 2, 0, 0, 14, 0, 0, 22},  // transform
    {84, -1, -1, -1, -1, 917, 1321, 1, 3, 3, 0, 0, 14, 0, 0, 22},  // transform
    {1106, 1105, -1, -1, -1, 0, 0, 2, 0, 0, 5, 23, 22, 0, 0, 22},  // fill
    {1107, 1105, -1, -1, -1, 0, 0, 3, 0, 0, 5, 23, 22, 0, 0, 22},  // aspectFit
    {1108, 1105, -1, -1, -1, 0, 0, 4, 0, 0, 5, 23, 22, 0, 0, 22},  // aspectFill
    {1109, 1105, -1, -1, -1, 0, 0, 5, 0, 0, 5, 23, 22, 0, 0, 22},  // scaleToFill
    {1110, 1105, -1, -1, -1, 0, 0, 6, 0, 0, 5, 23, 22, 0, 0, 22},  // scaleAspectFit
    {1111, 1105, -1, -1, -1, 0, 0, 7, 0, 0, 5, 23, 22, 0, 0, 22},  // scaleAspectFill
    {84, -1, -1, -1, -1, 920, 1324, 8, 1, 1, 0, 0, 49, 0, 0, 22},  // transform
    {1113, -1, -1, -1, -1, 921, 1325, 9, 1, 1, 0, 0, 0, 0, 0, 22},  // area
    {306, -1, -1, -1, -1, 922, 1326, 10, 2, 2, 0, 0, 2, 0, 0, 22},  // contains
    {285, -1, -1, -1, -1, 924, 1328, 11, 1, 2, 1, 28, 4, 0, 0, 22},  // corners
    {1102, -1, -1, -1, -1, 0, 1330, 0, 0, 1, 2, 15, 3, 0, 0, 23},  // css
    {1103, -1, -1, -1, -1, 0, 1331, 1, 0, 1, 2, 15, 3, 0, 0, 23},  // svg
    {1114, -1, -1, -1, -1, 0, 1332, 2, 0, 1, 2, 15, 48, 0, 0, 23},  // latex
    {1114, -1, -1, -1, -1, 0, 1333, 3, 0, 1, 2, 16, 48, 0, 0, 23},  // latex
    {1115, -1, -1, -1, -1, 925, 1334, 4, 1, 1, 0, 0, 48, 0, 0, 23},  // swiftCode
    {1116, -1, -1, -1, -1, 926, 1335, 0, 1, 1, 0, 0, 48, 0, 0, 24},  // explain
    {1116, -1, -1, -1, -1, 927, 1336, 1, 2, 2, 0, 0, 48, 0, 0, 24},  // explain
    {1118, -1, -1, -1, -1, 929, 1338, 2, 2, 2, 0, 0, 48, 0, 0, 24},  // compare
    {1118, -1, -1, -1, -1, 931, 1340, 3, 3, 3, 0, 0, 48, 0, 0, 24},  // compare
    {684, -1, -1, -1, 1150, 967, 1343, 0, 1, 2, 1, 29, 8, 0, 0, 25},  // action
    {1151, -1, -1, -1, -1, 969, 1345, 1, 1, 1, 3, 0, 3, 0, 0, 25},  // Selector
    {1153, -1, -1, -1, -1, 970, 1346, 2, 1, 1, 0, 0, 3, 0, 0, 25},  // NSSelectorFromString
};

static const int32_t labels[] = {
    87, 171, 172, 88, 173, 174, 176, 177, 180, 177, 181, -1, -1, 184, -1, 184, -1, -1, 184, 186, 177, 186,
    177, -1, 186, 177, 186, 177, 194, -1, -1, -1, -1, -1, 208, 209, 214, 215, 216, 217, -1, 186, 177, -1,
    224, -1, -1, -1, 228, 229, -1, 233, 234, -1, -1, -1, -1, 186, 177, 233, 234, 211, 236, -1, 288, 289, 290,
    291, 194, 228, 229, 228, 229, -1, -1, -1, -1, -1, -1, -1, 316, 317, 313, 314, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 317, 224, 194, 317, 208, 194, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 359, 363, 359, 369, 370, 371, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 395, -1, 397, -1, 399, -1, -1,
    51, 51, -1, 363, 51, 51, 51, 363, 9, -1, 9, -1, 407, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 415, -1,
    51, 416, 378, -1, -1, -1, -1, 194, 194, 194, -1, 418, -1, 419, -1, 420, 420, -1, -1, -1, 416, 378, 418,
    435, 363, 407, 363, -1, 438, -1, 446, -1, -1, 446, -1, 446, -1, 449, -1, -1, -1, 449, -1, -1, 454, 455,
    194, -1, -1, -1, -1, -1, -1, 51, 51, -1, 194, -1, 194, 194, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 363, 363, 363, 363, 407, -1, -1, 407, -1, 472, 473, 474, 475, -1, 477, 475, 525, 525, 525, 525, 525,
    525, 525, 525, 525, 525, 525, 525, 532, 533, 224, 437, -1, -1, -1, -1, 363, -1, -1, 602, -1, 605, -1,
    420, -1, 608, -1, 609, -1, 224, -1, 317, -1, 612, -1, 613, -1, 612, -1, 613, -1, -1, 420, -1, 623, -1,
    624, -1, 407, 630, 407, -1, -1, -1, 224, -1, 317, -1, -1, -1, 663, 233, 234, 233, 234, -1, 186, 177, -1,
    186, 177, 186, 177, -1, -1, -1, 667, -1, -1, 667, 186, 177, 186, 177, 667, -1, -1, 186, 177, -1, 683,
    684, -1, 683, 684, -1, 683, 684, -1, 683, 684, -1, 683, 684, -1, 683, 684, -1, 8, -1, 741, 8, -1, 743, 8,
    -1, 8, -1, -1, 8, -1, 743, -1, 684, -1, 684, 750, -1, -1, -1, 8, -1, 8, -1, 317, 224, 765, 317, 224, 765,
    766, 317, 224, 765, 317, 224, 765, 766, 420, 317, 224, 765, 420, 317, 224, 765, 209, 420, 194, 770, 765,
    420, 420, 772, 420, 767, 420, 772, 767, 420, 774, 224, 765, -1, 530, -1, 869, -1, -1, -1, 870, 871, 872,
    873, 873, 874, 420, 420, 876, 877, -1, -1, 420, 880, 881, 880, 881, 880, 881, 882, 880, 881, 882, 880,
    883, 881, 880, 883, 881, 880, 883, 881, 882, 880, 883, 881, 882, 880, 883, 884, 881, 880, 883, 884, 881,
    880, 883, 884, 881, 882, 880, 883, 884, 881, 882, 880, 883, 885, 886, 881, 880, 883, 885, 886, 881, 880,
    883, 885, 886, 884, 881, 880, 883, 885, 886, 884, 881, 880, 883, 885, 886, 881, 882, 880, 883, 885, 886,
    881, 882, 880, 883, 885, 886, 884, 881, 882, 880, 883, 885, 886, 884, 881, 882, -1, 881, -1, 881, -1,
    881, 882, -1, 881, 882, -1, 883, 884, 881, -1, 883, 884, 881, -1, 883, 884, 881, 882, -1, 883, 884, 881,
    882, -1, 883, 885, 886, 884, 881, 882, -1, 883, 885, 886, 884, 881, 882, 880, 883, 881, 880, 883, 881,
    880, 883, 884, 881, 880, 883, 884, 881, 880, 883, 881, 882, 880, 883, 881, 882, 880, 883, 884, 881, 882,
    880, 883, 884, 881, 882, -1, 883, 884, 881, 882, -1, 883, 884, 881, 882, 891, 892, 881, 891, 892, 881,
    -1, 892, 881, -1, 892, 881, -1, 895, -1, -1, -1, -1, -1, -1, -1, 909, 524, 524, 909, -1, 911, -1, 911,
    914, -1, 914, 911, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 928, 928, 928, -1, 446, 446,
    961, -1, 961, 961, -1, 961, -1, 317, -1, 224, -1, -1, -1, -1, 972, 973, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    418, -1, 988, -1, 418, 988, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 363, -1, 8,
    -1, -1, 363, -1, 8, -1, -1, 1004, -1, 774, -1, 774, 1004, -1, -1, 1004, -1, 774, -1, 774, 1004, -1, -1,
    128, 1017, 129, 130, 45, 147, 1018, 1019, 1020, 1021, -1, -1, 1030, 1030, 1031, 246, 1040, 635, 1041, -1,
    -1, -1, 224, 224, -1, 8, -1, -1, -1, 224, 224, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, 224, 870, 871, 224, 1060, 1061, 224, 1063, 224, 1064, 224, 870, 871, 224, 1063, 1068, 770, 1069,
    1070, 1071, 286, 770, 1069, 1070, 1071, 1072, 770, 1069, 1070, 1071, 1068, 770, 1069, 1070, 1071, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 317, 317, 317, 317,
    317, -1, -1, 317, 317, 224, 317, 224, -1, 1112, 363, -1, 8, 8, -1, -1, -1, 1117, -1, -1, -1, -1, 363, -1,
    407, 630, 407, 363, -1, 420, 602, 605, -1, 224, -1, 317, -1, -1, 446, 446, -1, 419, -1, 418, 741, 8, -1,
    8, 750, 446, 961, 961, -1, 961, -1, 961, 446, 446, -1, -1, 181, -1, 184, 194, 208, 209, -1, -1, -1, 186,
    177, -1, -1, -1, -1, -1, -1, -1, -1, -1, 224, -1, 317, -1, 612, -1, 613, -1, 612, -1, 613, -1, 224, -1,
    317, -1, 407, 630, 407, -1, -1, -1
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
    1, 1, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 28, 28, 28, 28, 28, 28, 28, 4, 0, 28, 28, 10, 28,
    28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 4, 28, 28, 28, 28, 28, 28,
    28, 28, 28, 28, 28, 28, 28, 1, 1, 1, 1, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
    28, 28, 1, 28, 28, 28, 28, 28, 28, 28, 3594, 2332, 28, 3594, 2332, 28, 3594, 2332, 28, 3594, 2332, 28,
    3594, 2332, 28, 3594, 2332, 28, 28, 28, 28, 28, 28, 29, 28, 1, 29, 29, 1, 29, 29, 29, 29, 29, 29, 28, 10,
    0, 28, 10, 0, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29,
    29, 29, 29, 29, 29, 29, 29, 29, 29, 15, 29, 29, 29, 29, 29, 29, 29, 29, 3594, 2333, 29, 3594, 2333, 29,
    10, 29, 10, 4, 4, 43, 1, 1, 43, 1, 43, 1, 43, 1, 43, 1, 1, 43, 10, 43, 1, 1, 43, 1, 43, 1, 43, 13, 43, 2,
    43, 2, 2604, 43, 1, 43, 1, 2604, 43, 1, 1, 43, 1, 1, 2604, 43, 15, 43, 46, 43, 43, 43, 43, 43, 1, 1, 15,
    0, 590893, 45, 0, 590893, 45, 0, 590893, 45, 0, 590893, 45, 0, 590893, 45, 0, 590893, 45, 31, 31, 31, 31,
    31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 2332, 31, 2332, 31, 1, 2332, 31, 1,
    2332, 31, 2332, 31, 2332, 31, 2332, 31, 2332, 31, 2826, 2332, 31, 2826, 2332, 31, 0, 1069, 31, 0, 590893,
    31, 31, 31, 31, 28, 31, 28, 31, 28, 28, 28, 28, 46, 2332, 46, 2332, 46, 2332, 46, 2332, 5, 10, 10, 1, 10,
    10, 1, 3, 5, 5, 1, 5, 5, 1, 3, 10, 1, 1, 1, 10, 1, 1, 1, 258, 10, 258, 1, 1, 10, 10, 1, 10, 1, 10, 1, 1,
    10, 1, 5, 1, 1, 38, 38, 1, 1, 1, 1, 10, 10, 37, 1, 1, 11, 35, 1, 35, 1, 35, 35, 10, 10,
    1301274266515931649, 1301274266515931649, 1, 1, 45, 1, 45, 2349, 1, 1, 45, 1, 1, 45, 2349, 1, 1,
    151061796, 45, 1, 1, 151061796, 45, 2349, 1, 1, 1, 1, 45, 1, 1, 1, 1, 151061796, 45, 1, 1, 1, 1, 45,
    2349, 1, 1, 1, 1, 151061796, 45, 2349, 1, 45, 1, 45, 2349, 1, 1, 151061796, 45, 1, 1, 151061796, 45,
    2349, 1, 1, 1, 1, 151061796, 45, 2349, 1, 1, 45, 1, 1, 151061796, 45, 1, 1, 45, 2349, 1, 1, 151061796,
    45, 2349, 1, 1, 151061796, 45, 2349, 1, 1, 45, 1, 1, 45, 2308, 0, 1, 1, 1, 3, 3, 37, 0, 0, 4, 4, 0, 42,
    45, 42, 45, 42, 45, 42, 45, 42, 1, 45, 42, 1, 45, 42, 45, 1, 42, 45, 1, 1, 1, 1, 1, 1, 45, 3, 2308, 2308,
    2308, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34,
    34, 34, 34, 34, 34, 29, 34, 2308, 29, 4, 29, 29, 29, 4, 29, 0, 4, 28, 4, 28, 0, 4, 29, 29, 29, 29, 1,
    2333, 29, 1, 2333, 1, 3, 2339, 2349, 15, 15, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 15, 15, 258, 258, 258, 15,
    258, 258, 258, 15, 258, 258, 258, 258, 15, 15, 15, 15, 15, 15, 15, 15, 0, 0, 4, 0, 4, 0, 4, 4, 4, 4, 4,
    3, 3, 3, 3, 4, 3, 4, 3, 3, 0, 22, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 1, 1, 1, 1, 1, 3, 10, 13, 14, 15, 1, 1, 1, 1, 10, 13, 14, 4, 4, 4, 4, 0, 14, 14, 1, 14, 14,
    2319, 30, 30, 10, 30, 10, 30, 14, 30, 14, 30, 15, 30, 10, 30, 30, 30, 2319, 14, 30, 2319, 1, 1, 30, 2319,
    1, 1, 30, 2319, 10, 3, 30, 30, 10, 10, 10, 30, 10, 10, 10, 30, 10, 10, 30, 10, 10, 30, 10, 1, 258, 258,
    3, 30, 10, 1, 258, 258, 3, 10, 1, 258, 258, 3, 30, 2319, 1, 1, 1, 1, 1, 1, 30, 2319, 1, 1, 1, 1, 30,
    2319, 1, 1, 1, 258, 258, 0, 30, 30, 30, 30, 30, 30, 30, 29, 29, 29, 29, 29, 29, 29, 18, 4, 4, 4, 4, 4, 4,
    4, 4, 14, 14, 14, 14, 23, 5, 5, 10, 5, 28, 2332, 15, 15, 15, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 29, 4, 4, 4
};

static const uint8_t types[] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 3,
    4, 4, 4, 5, 5, 5, 4, 3, 8, 8, 2, 10, 11, 13, 14, 17, 19, 18, 29, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
    28, 28, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 46, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 25, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 7, 7, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 26, 26, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 21, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 28, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 44, 0, 0, 0, 0, 0, 43, 15, 31, 31, 0, 0, 31, 31, 31, 31,
    31, 32, 33, 32, 33, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 46, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 36, 36, 36, 36, 37, 37, 38, 39, 40, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 35, 35, 35, 35, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 42, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    34, 0, 34, 34, 34, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 41, 0, 0, 0, 0, 0, 0, 0, 0, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 30, 30, 30, 30, 30, 18, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 29, 0, 0, 0, 0, 0, 0, 0, 24, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 23, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4
};

static const int32_t type_names[] = {
    118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138,
    139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 105, 155, 156, 157, 158,
    159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 287, 351, 439, 440, 441, 458, 567, 568, 593,
    626, 673, 679, 680, 681, 682, 685, 686, 687, 688, 689, 690, 691, 692, 693, 758, 777, 778, 779, 780, 781,
    782, 783, 784, 785, 864, 865, 866, 867, 904, 905, 906, 927, 929, 930, 931, 964, 973, 1032, 1033, 1034,
    1035, 1036, 1037, 1038, 1082, 1090, 1105, 1151, 1152
};

static const struct catalogue_tables tables = {
    bytes, COUNT(bytes) - 1, names, COUNT(names), slots, COUNT(slots), first, COUNT(first),
    links, COUNT(links), entries, COUNT(entries), labels, COUNT(labels), kinds, COUNT(kinds),
    types, COUNT(types), type_names, COUNT(type_names)};

const struct catalogue_tables *_Nonnull catalogue_tables(void) { return &tables; }
