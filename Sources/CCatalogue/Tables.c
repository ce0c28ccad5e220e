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
    "enumerated" "zip" "compactMap" "filter" "reduce" "forEach" "enumerateObjectsUsingBlock" "allSatisfy"
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
    "contentSize" "NSTextAlignment" "justified" "natural" "superview" "subviews" "isDescendant" "addSubview"
    "bringSubviewToFront" "bringSubview" "toFront" "sendSubviewToBack" "sendSubview" "toBack"
    "removeFromSuperview" "insertSubview" "aboveSubview" "belowSubview" "convert" "convertRect" "toView"
    "fromView" "convertPoint" "setNeedsLayout" "setNeedsDisplay" "layoutSubviews" "layoutIfNeeded"
    "viewWithTag" "insertSublayer" "above" "below" "noIntrinsicMetric" "UIScreen" "main" "mainScreen"
    "hitTest" "inside" "masksToBounds" "sublayerTransform" "zPosition" "opacity" "cornerRadius"
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
    "background" "global" "qos" "async" "execute" "asyncAfter" "deadline" "dispatch_async" "dispatch_after"
    "dispatch_get_main_queue" "milliseconds" "microseconds" "nanoseconds" "DISPATCH_TIME_NOW" "NSEC_PER_SEC"
    "NSEC_PER_MSEC" "dispatch_time" "performWithoutAnimation" "setAnimationsEnabled" "CABasicAnimation"
    "keyPath" "CASpringAnimation" "CAKeyframeAnimation" "CAAnimationGroup" "fromValue" "toValue" "byValue"
    "keyTimes" "timingFunctions" "calculationMode" "additive" "isAdditive" "cumulative" "isCumulative"
    "mass" "stiffness" "damping" "timingFunction" "duration" "speed" "beginTime" "timeOffset" "repeatCount"
    "repeatDuration" "autoreverses" "fillMode" "isRemovedOnCompletion" "removedOnCompletion"
    "settlingDuration" "add" "removeAnimation" "removeAllAnimations" "animationKeys" "forKeyPath" "setValue"
    "convertTime" "CATransaction" "begin" "commit" "flush" "setDisableActions" "setAnimationTimingFunction"
    "setCompletionBlock" "NSValue" "caTransform3D" "CATransform3D" "CATransform3DIdentity"
    "CATransform3DMakeRotation" "CATransform3DMakeScale" "CATransform3DMakeTranslation"
    "CATransform3DMakeAffineTransform" "CATransform3DTranslate" "CATransform3DScale" "CATransform3DRotate"
    "CATransform3DConcat" "CATransform3DInvert" "CATransform3DGetAffineTransform" "CATransform3DIsIdentity"
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
    "modelLayer" "addAnimation:forKey:" "removeAnimationForKey:" "addObject:" "containsObject:"
    "firstObject" "lastObject" "CGPointValue" "CGSizeValue" "CGRectValue" "locationOfTouch:inView:"
    "setTranslation:inView:" "requireGestureRecognizerToFail:" "animation" "valueForKeyPath:"
    "setValue:forKeyPath:" "actionForKey:" "Selector" "SEL" "NSSelectorFromString";

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
    {3219, 931910521}, {3245, 1638953034}, {3255, 2215640769}, {3265, 1070265239}, {3274, 1134120687},
    {3280, 4232466889}, {3284, 2846199180}, {3297, 1743930340}, {3303, 4005059268}, {3307, 206241385},
    {3316, 1115344066}, {3324, 567586076}, {3330, 3901637708}, {3336, 152899664}, {3343, 4155575922},
    {3353, 236925125}, {3361, 1684779966}, {3365, 798074659}, {3374, 2374006294}, {3380, 3103973672},
    {3389, 1787359420}, {3399, 2926810054}, {3401, 1462048136}, {3411, 1244814717}, {3421, 1696195782},
    {3430, 3093996503}, {3439, 2756264342}, {3447, 2866045037}, {3455, 1163907536}, {3467, 2104353872},
    {3478, 3110688315}, {3489, 3317910134}, {3502, 2755011687}, {3518, 2069497450}, {3529, 1516930437},
    {3534, 2276994531}, {3544, 469045609}, {3555, 2847090017}, {3575, 176574206}, {3579, 1361572173},
    {3589, 1896686403}, {3599, 1266202965}, {3611, 3635588042}, {3630, 2733832836}, {3634, 4182378701},
    {3641, 2110798224}, {3647, 877087803}, {3656, 1970364490}, {3662, 1275339983}, {3680, 350857000},
    {3696, 2079739832}, {3712, 1996921413}, {3721, 2043970711}, {3728, 1731736080}, {3740, 4080117376},
    {3751, 1493013840}, {3771, 2398078988}, {3779, 1065574956}, {3789, 2965413338}, {3799, 990401381},
    {3802, 682729123}, {3811, 1722954222}, {3827, 3827859290}, {3838, 37271103}, {3846, 1119987041},
    {3865, 2161276179}, {3888, 3507573001}, {3896, 2301731235}, {3906, 1862550028}, {3920, 3213420894},
    {3936, 288415389}, {3946, 4033069017}, {3952, 672109684}, {3960, 3339054942}, {3963, 1089765596},
    {3968, 18738364}, {3972, 2197550541}, {3977, 1569418667}, {3995, 1419285594}, {4000, 3724674918},
    {4005, 1452231588}, {4015, 665752555}, {4025, 2665914025}, {4033, 1172522883}, {4043, 2411978403},
    {4052, 2082024064}, {4056, 1231115066}, {4065, 244075885}, {4071, 96429129}, {4082, 1558106348},
    {4089, 1676028392}, {4101, 3565214879}, {4107, 1169454059}, {4118, 2276069802}, {4124, 2590900991},
    {4135, 403953390}, {4140, 817772335}, {4150, 3894621598}, {4154, 3130700698}, {4163, 3811712141},
    {4172, 2836898780}, {4186, 744222851}, {4194, 3219325754}, {4207, 455433581}, {4212, 1550717474},
    {4222, 4099875093}, {4231, 2687217115}, {4243, 3317790454}, {4255, 680679420}, {4266, 4074568615},
    {4276, 972345196}, {4286, 2124225882}, {4296, 1707208587}, {4306, 1698171440}, {4318, 1765986002},
    {4330, 3099195470}, {4340, 1325296208}, {4351, 1159889848}, {4361, 3210628243}, {4372, 3799163251},
    {4383, 3782385632}, {4394, 3899828965}, {4405, 3883051346}, {4416, 3866273727}, {4432, 4169345192},
    {4457, 3573351892}, {4462, 4137097213}, {4467, 3523899814}, {4473, 1029089800}, {4484, 1290530634},
    {4492, 4203053801}, {4505, 406972148}, {4509, 2369371622}, {4516, 3726277920}, {4521, 3555021734},
    {4526, 3008443898}, {4536, 877317237}, {4549, 1513289445}, {4573, 2694946607}, {4595, 3902926015},
    {4598, 2516003219}, {4613, 3083183824}, {4617, 3185987134}, {4626, 3141474305}, {4639, 1010012291},
    {4643, 659427984}, {4654, 3254824265}, {4662, 1438951982}, {4671, 571377267}, {4689, 143865419},
    {4707, 445834375}, {4720, 3198073272}, {4745, 1888717571}, {4754, 2636563400}, {4760, 1226705564},
    {4770, 1144915353}, {4776, 542584942}, {4785, 2126046479}, {4795, 2322214854}, {4800, 667630371},
    {4815, 2477794221}, {4830, 2826459802}, {4837, 863636682}, {4867, 3312035873}, {4895, 2374822095},
    {4911, 1117036282}, {4927, 2727146260}, {4939, 2338438971}, {4947, 894604266}, {4958, 1490880043},
    {4973, 651349070}, {4982, 830772382}, {4989, 3753552150}, {4998, 2675976173}, {5006, 2255101473},
    {5018, 1325536902}, {5028, 66138439}, {5047, 2650151654}, {5059, 1362571274}, {5066, 2674091075},
    {5083, 4180264212}, {5094, 2220611910}, {5100, 3628923247}, {5119, 2290191893}, {5132, 524486259},
    {5144, 2660165913}, {5156, 2510371521}, {5163, 1647949432}, {5174, 2499925078}, {5180, 1061329053},
    {5188, 2186648520}, {5200, 3685987662}, {5214, 1203193122}, {5229, 1771288722}, {5243, 1024755039},
    {5257, 3305235377}, {5268, 186774928}, {5282, 2185261687}, {5287, 2753641482}, {5292, 2454962418},
    {5309, 958887293}, {5317, 3091067239}, {5321, 3935363592}, {5331, 3073585980}, {5338, 1867556362},
    {5344, 4148812653}, {5357, 1214513038}, {5374, 1445723454}, {5383, 2844467682}, {5390, 3334659430},
    {5402, 3572701046}, {5413, 555663897}, {5424, 3123020006}, {5435, 3326301860}, {5448, 3005567066},
    {5460, 2400366623}, {5472, 2266193630}, {5482, 3448933658}, {5495, 3786999131}, {5503, 2370703267},
    {5518, 2552112075}, {5536, 2857694466}, {5549, 2048902997}, {5553, 3883353449}, {5560, 4173553157},
    {5568, 2053962742}, {5579, 1836668495}, {5588, 721310682}, {5603, 1006735486}, {5615, 325084441},
    {5620, 2961925722}, {5630, 497438945}, {5639, 1787797455}, {5650, 1849888827}, {5670, 3825011241},
    {5679, 385702446}, {5683, 1041509726}, {5688, 1494001562}, {5698, 1742909879}, {5705, 2157316278},
    {5711, 348705738}, {5725, 737459482}, {5731, 1122880180}, {5742, 1945272936}, {5757, 2380932862},
    {5765, 2548392784}, {5776, 3688764708}, {5786, 1901756438}, {5795, 906872895}, {5806, 1648836552},
    {5813, 1359877577}, {5821, 521485205}, {5834, 252720416}, {5848, 1264131298}, {5852, 1582017048},
    {5871, 422274124}, {5890, 3020961236}, {5912, 1120609123}, {5918, 845187144}, {5924, 3294899967},
    {5948, 3704248662}, {5975, 1361184210}, {5997, 254023945}, {6025, 3600137057}, {6049, 2682444316},
    {6054, 502047894}, {6063, 1644100618}, {6087, 1592819465}, {6120, 895660813}, {6128, 335426986},
    {6153, 1264318259}, {6185, 1168386582}, {6193, 1663862986}, {6198, 1746993862}, {6227, 1903257066},
    {6232, 974882150}, {6239, 1177151643}, {6270, 165292311}, {6277, 2311397435}, {6282, 439402299},
    {6311, 1552997231}, {6316, 3962257883}, {6325, 2220750876}, {6358, 2007447656}, {6367, 2787838396},
    {6373, 3769421748}, {6403, 4173954024}, {6409, 1434043348}, {6419, 1426660429}, {6453, 737025121},
    {6487, 1466689035}, {6525, 4098563933}, {6530, 513712005}, {6567, 229043912}, {6571, 2457286800},
    {6606, 3584307048}, {6608, 1123244352}, {6645, 1329338781}, {6649, 2761510965}, {6654, 2016490230},
    {6663, 4136070254}, {6670, 49525662}, {6690, 539821669}, {6708, 3772220557}, {6726, 4185830300},
    {6741, 3171290880}, {6763, 832521766}, {6785, 1461782644}, {6805, 691540578}, {6828, 1404144425},
    {6848, 522796658}, {6865, 1376505559}, {6874, 3748513642}, {6882, 846470194}, {6890, 200649126},
    {6904, 3431639220}, {6911, 4292335199}, {6926, 907121470}, {6932, 2240342303}, {6949, 2969811462},
    {6963, 167268160}, {6977, 1833803298}, {6986, 588027325}, {6998, 1136770368}, {7005, 4030051588},
    {7011, 1400182552}, {7041, 455416660}, {7061, 2271268225}, {7084, 2613973034}, {7102, 392604227},
    {7124, 3754606837}, {7144, 2833158821}, {7160, 3350374178}, {7167, 534084754}, {7181, 2867322350},
    {7203, 2116308131}, {7219, 664899839}, {7241, 1989677117}, {7250, 904369474}, {7254, 3096186179},
    {7259, 741716276}, {7264, 2329068957}, {7271, 2921198141}, {7276, 1055615879}, {7281, 3285122304},
    {7287, 230313139}, {7290, 2868333218}, {7294, 4098541315}, {7299, 33356212}, {7306, 1723256298},
    {7310, 4140259964}, {7316, 107912219}, {7338, 4121566434}, {7368, 3855721002}, {7384, 2216232237},
    {7408, 2255928953}, {7428, 159080631}, {7442, 3689248828}, {7467, 836430118}, {7488, 3367347455},
    {7514, 4230039153}, {7528, 609216699}, {7563, 1501614459}, {7574, 1529288929}, {7606, 2719113377},
    {7618, 2275796322}, {7651, 1812401954}, {7662, 2408338453}, {7694, 2855832277}, {7721, 1459817706},
    {7732, 2392518824}, {7764, 518942568}, {7785, 3663533692}, {7827, 2192755772}, {7852, 177875273},
    {7898, 891907593}, {7920, 1945812840}, {7963, 1417411880}, {7987, 2154355281}, {8032, 3467076881},
    {8052, 317429627}, {8093, 771452987}, {8128, 181460511}, {8148, 456257992}, {8189, 2485130632},
    {8212, 317835491}, {8256, 3496877987}, {8277, 1103010248}, {8327, 3557956176}, {8350, 4255026978},
    {8402, 3877521898}, {8416, 4267328027}, {8427, 3365817217}, {8439, 1019517826}, {8450, 4255312501},
    {8456, 107113802}, {8467, 339302984}, {8488, 571385436}, {8513, 701971049}, {8535, 3844547848},
    {8559, 2993703921}, {8579, 856100507}, {8593, 523418047}, {8614, 1199509864}, {8623, 71184232},
    {8652, 3633864562}, {8658, 3626350180}, {8684, 227242734}, {8691, 3686895409}, {8718, 23593359},
    {8724, 3490026688}, {8750, 2245546586}, {8759, 63500808}, {8765, 3324008260}, {8772, 2639082641},
    {8778, 4241250784}, {8806, 1005534689}, {8834, 433529277}, {8863, 1104277830}, {8876, 1738166450},
    {8911, 4196810825}, {8940, 1042290725}, {8947, 1073217499}, {8965, 2059328792}, {8973, 1536564555},
    {8992, 2064776214}, {9001, 1856753941}, {9021, 1308833490}, {9025, 3934383778}, {9040, 2480094667},
    {9058, 3523238589}, {9066, 1863269210}, {9086, 2099371351}, {9091, 4096559242}, {9108, 2182794837},
    {9115, 667710333}, {9118, 718098122}, {9121, 682728183}, {9139, 3802467407}, {9160, 3657180965},
    {9183, 1665393361}, {9207, 1052733624}, {9216, 184912774}, {9232, 4089387070}, {9245, 2352568569},
    {9258, 1245245715}, {9271, 1262023334}, {9285, 3270702940}, {9297, 2739892052}, {9312, 2480001844},
    {9318, 351428278}, {9335, 2428146278}, {9350, 2992948263}, {9361, 2349028720}, {9368, 3885786800},
    {9380, 1736514697}, {9390, 3474322026}, {9400, 60432295}, {9405, 1322381784}, {9412, 4012403877},
    {9434, 989471740}, {9455, 452908417}, {9474, 423327896}, {9490, 2453966149}, {9518, 1731566697},
    {9529, 2587032280}, {9550, 2963724706}, {9566, 712913813}, {9598, 2778836517}, {9613, 2173728365},
    {9620, 2357661820}, {9636, 409169195}, {9656, 3491459423}, {9673, 1226170970}, {9696, 3404475955},
    {9726, 1624986452}, {9760, 3623300279}, {9777, 3034534074}, {9797, 575711980}, {9810, 1032586458},
    {9822, 266241602}, {9842, 3402924327}, {9852, 1269553309}, {9858, 503252654}, {9861, 4160314702},
    {9866, 2717370895}, {9873, 2686336408}, {9883, 1132587367}, {9891, 1195117749}, {9905, 1879021152},
    {9919, 581463510}, {9942, 2140377464}, {9954, 1275514075}, {9966, 2387979536}, {9977, 3884420844},
    {9994, 1646387302}, {10006, 308670472}, {10019, 3934596143}, {10032, 2845511965}, {10055, 4013472960},
    {10075, 207861097}, {10091, 2974165697}, {10098, 1232628331}, {10115, 889198334}, {10134, 3364533173},
    {10150, 2007207608}, {10159, 3255160570}, {10166, 2953807453}, {10173, 709349229}, {10181, 2600881466},
    {10196, 2804841900}, {10211, 2904109309}, {10219, 111583397}, {10229, 249290197}, {10239, 1264874778},
    {10251, 2552651146}, {10255, 3749132497}, {10264, 1230999982}, {10271, 3143743637}, {10285, 3277309783},
    {10293, 799079693}, {10298, 2072037248}, {10307, 1839346743}, {10317, 2980706495}, {10328, 3765738945},
    {10342, 1478303606}, {10354, 1491675329}, {10362, 2435397115}, {10383, 1647672292}, {10402, 1635008148},
    {10418, 3124627733}, {10421, 993596020}, {10436, 2693457989}, {10455, 415476443}, {10468, 1262823941},
    {10478, 1622115944}, {10486, 1499161504}, {10497, 2973219889}, {10510, 2597275607}, {10515, 1748273790},
    {10521, 860606716}, {10526, 3002334877}, {10543, 2034172196}, {10569, 3305562105}, {10587, 3707972394},
    {10594, 3647859367}, {10607, 3236366608}, {10620, 1824874128}, {10641, 2788634194}, {10666, 3813530536},
    {10688, 1466132464}, {10716, 3529599493}, {10748, 2079469443}, {10770, 738891302}, {10788, 3197889394},
    {10807, 2360350959}, {10826, 3649363768}, {10845, 3444963044}, {10876, 2273024933}, {10899, 4264915354},
    {10920, 3077942367}, {10949, 590894855}, {10959, 1618037728}, {10969, 3957551837}, {10988, 4284171251},
    {11004, 3891447831}, {11010, 2774883451}, {11022, 3483418915}, {11039, 668816343}, {11047, 2931048700},
    {11056, 2388452721}, {11064, 4258353177}, {11067, 1141775739}, {11073, 4126724647}, {11083, 2859901778},
    {11087, 3250964130}, {11095, 1360419304}, {11099, 3001705435}, {11105, 2071016015}, {11110, 4246411473},
    {11114, 2944866961}, {11117, 418647609}, {11120, 2471879920}, {11122, 1105628090}, {11126, 963632676},
    {11129, 1882099852}, {11138, 2097992392}, {11146, 4171284318}, {11154, 2265671865}, {11161, 2076987736},
    {11168, 306596620}, {11175, 3218261061}, {11182, 2261369287}, {11188, 912855974}, {11194, 3374781713},
    {11211, 1149880784}, {11221, 296395306}, {11232, 1195616409}, {11240, 2949131327}, {11252, 942984426},
    {11264, 1491100860}, {11275, 417924775}, {11286, 3895649598}, {11292, 3882857642}, {11298, 3114108242},
    {11305, 2831556715}, {11318, 3401266884}, {11324, 1451477576}, {11340, 119757721}, {11349, 2438128661},
    {11361, 2193512543}, {11368, 4182669406}, {11378, 1505809199}, {11397, 2758857958}, {11408, 1600511528},
    {11414, 785452558}, {11434, 4208727282}, {11447, 3291555781}, {11451, 407568404}, {11458, 3610741318},
    {11465, 2976183426}, {11475, 2611701562}, {11480, 616319547}, {11494, 363805148}, {11506, 2670905232},
    {11518, 197333961}, {11533, 3768039387}, {11542, 1202886564}, {11555, 3124826125}, {11572, 1073533898},
    {11592, 501308550}, {11611, 2241932221}, {11629, 4242588933}, {11637, 3290709023}, {11645, 3206573181},
    {11653, 3156240324}, {11665, 873554442}, {11677, 3877044912}, {11684, 1386144670}, {11728, 3391438105},
    {11761, 3275802252}, {11767, 1665555596}, {11777, 955209608}, {11787, 3663374774}, {11795, 2845693673},
    {11804, 1402472725}, {11813, 2710028206}, {11867, 2549331680}, {11888, 2854832407}, {11913, 155406996},
    {11925, 3678362229}, {11936, 930651626}, {11953, 883771916}, {11965, 2754639596}, {11971, 3056320968},
    {11991, 2497068525}, {12003, 1106246455}, {12007, 2223459638}, {12016, 3578929855}, {12027, 960139624},
    {12036, 2007872489}, {12044, 1597548103}, {12059, 957531795}, {12072, 1010886454}, {12092, 1596791097},
    {12097, 828449414}, {12113, 4083200273}, {12129, 1563607652}, {12134, 3373576235}, {12150, 1686781560},
    {12157, 247011038}, {12173, 3118206852}, {12190, 1114429566}, {12206, 275414779}, {12224, 3681786005},
    {12251, 1786964809}, {12254, 4081524352}, {12257, 3880226465}, {12262, 1336735441}, {12269, 3258804367},
    {12273, 2984927816}, {12282, 3220778976}, {12292, 3246523276}, {12303, 2488280337}, {12317, 2068458324},
    {12332, 763838368}, {12339, 637820293}, {12343, 2601460036}, {12348, 1480246043}, {12357, 978711165},
    {12364, 309439324}, {12373, 2535512472}, {12380, 3189629876}, {12398, 3793360030}, {12420, 3530699951},
    {12439, 3107109432}, {12461, 2768536296}, {12481, 2255243348}, {12499, 1791059818}, {12505, 4128829753},
    {12526, 1910782036}, {12546, 3395304284}, {12569, 1173374833}, {12591, 2943989225}, {12608, 66633762},
    {12618, 3883652983}, {12638, 1787670268}, {12660, 2151592719}, {12670, 2951402203}, {12685, 834189487},
    {12696, 1964022558}, {12706, 684154646}, {12718, 288631100}, {12729, 835911719}, {12740, 18669246},
    {12763, 944362804}, {12785, 115475624}, {12816, 694824490}, {12825, 3779456605}, {12841, 554307351},
    {12861, 580401027}, {12874, 2837546561}, {12882, 3574960668}, {12885, 1090614859}, {12905, 848102186}
};

static const int32_t slots[] = {
    -1, -1, -1, -1, 163, -1, -1, -1, 160, -1, 296, -1, -1, 129, 1027, -1, -1, -1, 695, 98, 1036, 1068, -1,
    -1, -1, 267, -1, -1, -1, -1, -1, -1, 697, -1, -1, -1, 598, 748, -1, -1, 344, -1, -1, -1, -1, -1, 1064,
    -1, -1, 150, -1, -1, 809, -1, -1, -1, 728, 234, 463, -1, -1, -1, -1, -1, 84, 500, -1, -1, 1052, -1, -1,
    -1, -1, 328, 172, 1081, -1, -1, 386, -1, -1, -1, -1, 64, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    498, -1, 900, -1, 205, -1, -1, -1, -1, -1, -1, -1, 1008, -1, -1, -1, -1, 860, -1, -1, -1, 474, -1, -1,
    802, -1, -1, -1, 848, -1, -1, -1, -1, 908, 1005, -1, -1, -1, 73, 736, 1069, -1, -1, 831, -1, -1, 5, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 119, 515, -1, 669, -1,
    -1, 1080, -1, -1, -1, 999, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 210, -1, -1, -1, -1, 543, -1,
    647, 982, -1, -1, 738, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 972, -1, 820, -1, -1, -1, -1, -1, -1, -1,
    -1, 316, -1, 420, -1, -1, -1, 451, 441, 596, 1001, -1, -1, -1, -1, -1, 722, -1, -1, 839, -1, -1, -1, -1,
    -1, 77, -1, 165, -1, 603, -1, -1, -1, -1, -1, -1, 1018, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 564, -1,
    -1, -1, -1, -1, 401, -1, -1, -1, 152, 520, 923, -1, -1, -1, -1, -1, 588, -1, 272, -1, -1, -1, -1, 94,
    471, -1, -1, -1, -1, -1, -1, -1, 931, -1, -1, -1, 781, -1, -1, -1, 87, 461, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, 1097, 36, -1, -1, -1, -1, -1, -1, -1, -1, 300, 1003, -1, -1, -1, 359, -1, 421, 149, 662, -1, -1,
    460, -1, 143, -1, 427, -1, -1, -1, -1, 658, -1, 687, 691, -1, -1, -1, -1, -1, -1, -1, 594, 859, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, 623, 948, -1, -1, -1, -1, -1, -1, -1, 983, -1, -1, -1, 573, 657, -1,
    -1, -1, -1, 217, -1, -1, -1, 1073, 261, 782, 942, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1067, -1,
    -1, -1, 280, 266, 537, 702, 153, -1, -1, 534, -1, -1, -1, 608, -1, -1, -1, -1, -1, -1, -1, -1, -1, 232,
    351, -1, -1, -1, 92, 880, 219, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 95, 125, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 256, 881, -1, -1, 992,
    -1, 198, -1, 557, -1, -1, -1, -1, 418, 568, 712, 487, -1, -1, -1, -1, 473, 151, 906, -1, -1, -1, -1, 892,
    -1, -1, 851, 1055, -1, -1, -1, 216, -1, -1, -1, 302, 574, 780, 705, -1, -1, -1, -1, 804, -1, -1, -1, 365,
    -1, 360, -1, -1, -1, 288, -1, -1, -1, -1, -1, 327, -1, -1, -1, -1, -1, 578, -1, 885, -1, -1, -1, 505,
    432, -1, -1, -1, -1, -1, -1, -1, -1, -1, 783, -1, 935, 1021, -1, -1, 356, 743, 784, -1, -1, -1, -1, -1,
    287, 925, -1, -1, 907, -1, 213, 450, 667, -1, -1, -1, -1, -1, 656, 76, 178, -1, -1, 969, -1, -1, -1, -1,
    -1, -1, -1, -1, 565, 336, 353, -1, -1, -1, 400, -1, -1, -1, 59, 535, -1, -1, -1, -1, 37, 775, -1, -1, -1,
    -1, 749, -1, -1, 527, -1, 58, 524, 19, 1010, -1, 660, -1, -1, 357, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, 422, 686, 742, -1, -1, 633, -1, -1, -1, 371, -1, -1, -1, 891, -1, -1, 634, -1, -1, -1, -1, -1,
    -1, -1, -1, 767, -1, -1, 222, -1, 886, 358, 472, 758, 138, 947, 1107, 679, 834, 199, -1, 871, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 247, 759, -1, 158, -1, -1, -1, 875, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    62, 79, -1, -1, -1, -1, 56, -1, -1, 310, 862, -1, 805, -1, 966, 1085, 654, -1, -1, 756, -1, -1, -1, -1,
    -1, 550, -1, 595, 561, 846, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 145, 412, 137, 426, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, 904, -1, 838, -1, -1, -1, -1, 718, -1, -1, 1038, -1, 1046, -1, -1, -1,
    -1, -1, -1, 277, -1, -1, -1, -1, -1, 388, 453, 0, 406, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 720, -1,
    -1, -1, -1, -1, -1, -1, 714, -1, 9, 1009, -1, -1, -1, -1, -1, -1, -1, -1, 255, -1, -1, -1, -1, -1, -1,
    -1, 299, -1, 1039, -1, 522, 863, 929, -1, -1, -1, -1, 796, -1, -1, 238, -1, 20, 208, 469, -1, -1, 169,
    204, 609, -1, -1, 1075, -1, -1, -1, 1094, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1100,
    314, -1, 265, -1, -1, -1, -1, -1, -1, 842, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, 262, 318, 709, -1, -1, -1, -1, -1, -1, 24, 1002, -1, -1, 985, -1, 11, 47,
    665, 993, -1, -1, 366, -1, -1, 102, -1, -1, -1, -1, -1, 454, -1, -1, -1, 155, -1, -1, -1, -1, 190, -1,
    -1, -1, -1, -1, 298, -1, -1, 901, 583, -1, -1, 551, -1, -1, 616, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    110, 81, -1, -1, -1, 215, -1, -1, 283, -1, -1, -1, 897, -1, -1, -1, -1, 1, -1, 607, -1, 39, 90, -1, -1,
    171, -1, -1, -1, -1, 148, 269, 572, 807, 918, 1108, 499, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 147,
    -1, -1, -1, -1, -1, -1, -1, 315, -1, -1, 776, 682, -1, -1, -1, 635, 882, -1, -1, -1, 1006, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, 274, -1, -1, -1, 1044, -1, -1, 115, -1, -1, -1, -1, -1, 1042, -1, -1, -1,
    159, -1, -1, 438, 585, 1110, -1, -1, -1, -1, 1012, -1, -1, -1, -1, -1, 586, 827, 1020, -1, 70, -1, 762,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, 808, -1, -1, -1, -1, -1, 459, 521, -1, -1, -1, -1, 263, -1, -1, -1,
    -1, -1, -1, -1, 184, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 538, 751, -1, -1, -1, -1, 168, 1084, -1,
    716, 868, 1015, -1, -1, -1, -1, -1, -1, 53, 836, -1, -1, -1, -1, -1, 93, -1, -1, 354, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 442, -1, 599, 965, 1072, 383, -1, -1, -1, -1, 433, 546, 452, 1049, 708, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 194, 883, -1, -1, -1, 663, -1, -1, 69, 797, 547, -1, -1, -1, -1, -1, -1, -1, -1, 879,
    833, -1, -1, -1, -1, -1, 826, -1, -1, 523, -1, 349, 136, -1, -1, -1, -1, -1, 417, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 2, -1, -1, -1, -1, -1, -1, -1, -1, 99, -1, -1, -1, -1, -1,
    -1, -1, 692, -1, -1, -1, -1, 233, -1, -1, -1, -1, 121, -1, 693, -1, -1, 72, 950, -1, -1, -1, -1, -1, 690,
    -1, -1, -1, -1, -1, -1, 962, -1, -1, -1, -1, -1, -1, -1, 65, -1, -1, -1, -1, -1, -1, 48, -1, -1, 78, 239,
    -1, -1, 606, -1, -1, -1, -1, 818, -1, -1, -1, -1, -1, -1, -1, -1, 856, -1, 28, 399, -1, 945, -1, 106, -1,
    -1, -1, -1, -1, -1, 989, -1, 71, -1, -1, -1, -1, 362, 832, -1, -1, 855, 959, -1, -1, -1, -1, -1, -1, -1,
    711, -1, -1, -1, -1, -1, 446, 32, -1, -1, -1, -1, -1, 987, -1, -1, -1, -1, -1, -1, 624, -1, 680, -1, 126,
    374, -1, 377, -1, 128, 630, -1, -1, -1, -1, -1, -1, 746, -1, 506, -1, -1, 799, -1, -1, -1, -1, 478, 967,
    -1, -1, -1, -1, -1, 202, -1, 1102, 114, -1, 248, -1, -1, 407, -1, -1, -1, 30, 514, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, 638, -1, -1, -1, -1, -1, 414, -1, 249, 42, -1, -1, -1, -1, -1, 333, -1, -1,
    -1, 1031, 443, -1, -1, -1, -1, 484, 651, -1, -1, -1, -1, -1, 764, 995, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 671, -1, -1, -1, -1, -1, 276, -1, 529, -1, 930, -1, -1, -1, -1, -1, -1, -1, -1, -1, 592, -1, -1, -1,
    -1, -1, -1, -1, -1, 424, 847, -1, -1, -1, -1, 553, -1, 964, 601, 187, -1, -1, -1, -1, -1, -1, 576, -1,
    642, -1, -1, -1, 984, -1, -1, -1, -1, 481, -1, -1, 614, -1, -1, 605, -1, -1, -1, -1, -1, 793, 1111, 268,
    -1, -1, -1, -1, 694, 646, -1, -1, -1, -1, -1, -1, -1, 604, 689, 903, 894, -1, -1, 941, -1, -1, -1, 334,
    650, 1007, -1, -1, 91, 456, -1, 730, -1, 483, -1, -1, 1029, -1, -1, -1, -1, -1, -1, -1, -1, 675, -1, -1,
    -1, 559, 290, -1, -1, -1, -1, 991, -1, 88, 927, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 111, 518, 688,
    -1, -1, -1, -1, -1, -1, 319, -1, -1, 423, -1, -1, -1, -1, 346, -1, -1, -1, -1, -1, -1, 641, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 516, -1, -1, -1, -1, -1, 1025, -1, 563, -1, -1, -1, -1, -1, 338,
    -1, -1, 43, 485, 975, 953, 996, -1, -1, -1, -1, -1, -1, -1, 467, -1, -1, 464, -1, -1, 976, -1, -1, -1,
    -1, -1, -1, -1, -1, 482, -1, -1, 6, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1076, -1, 495, -1, -1, -1, -1,
    -1, 389, -1, -1, -1, -1, -1, -1, 361, -1, 101, -1, -1, -1, -1, 177, -1, -1, -1, -1, -1, -1, -1, 1013,
    644, -1, 584, -1, -1, -1, -1, 396, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 661, -1, 449, -1, -1, -1,
    -1, -1, -1, 231, -1, -1, 791, 819, -1, 271, -1, -1, 26, 934, 89, -1, -1, -1, 191, -1, -1, -1, 18, -1,
    282, 670, -1, 589, -1, -1, 753, -1, -1, -1, -1, -1, -1, 587, -1, -1, -1, 922, -1, -1, -1, -1, -1, -1,
    439, -1, -1, 649, 350, -1, 1017, -1, -1, 567, -1, -1, -1, -1, 617, -1, -1, 994, -1, -1, 837, -1, -1, -1,
    -1, -1, -1, -1, 1074, -1, -1, -1, -1, 981, -1, -1, -1, 1051, 252, -1, -1, -1, -1, 854, -1, -1, 1056, 536,
    -1, -1, -1, -1, -1, -1, -1, 988, -1, 45, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, 556, -1, -1, -1, 519, 648, 558, -1, -1, 55, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, 914, -1, 770, 503, -1, -1, -1, -1, -1, -1, -1, 395, 385, 715, 509, 739,
    -1, -1, -1, -1, -1, -1, 961, -1, 342, -1, -1, -1, -1, -1, 732, -1, 245, -1, 678, -1, -1, -1, -1, 1053,
    -1, -1, 1091, 622, 637, 777, -1, -1, 1078, 789, -1, -1, -1, -1, -1, -1, -1, 254, 517, -1, 684, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 737, 952, -1, -1, -1, 320, -1, -1, -1, -1, -1, -1, -1, -1, 404,
    227, 706, 1054, -1, -1, 188, -1, -1, -1, -1, -1, -1, -1, 1063, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, 1045, -1, -1, -1, 161, -1, 721, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, 189, 54, 488, 397, 1048, 1109, -1, 100, -1, -1, 312, -1, -1, -1, -1, -1, -1, -1, -1, 44, 719, -1,
    -1, -1, -1, 888, -1, -1, -1, -1, -1, -1, 437, -1, 141, -1, -1, -1, 212, -1, -1, 1082, -1, 766, -1, -1,
    -1, -1, -1, 810, -1, 939, -1, -1, -1, 340, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 970, 331, -1, -1,
    -1, 932, 615, 544, -1, -1, -1, 562, 479, -1, -1, 877, -1, -1, -1, -1, -1, -1, 164, -1, -1, -1, -1, -1,
    844, 83, 788, -1, -1, -1, -1, 33, 889, -1, 763, -1, -1, 541, -1, -1, -1, -1, 52, -1, -1, -1, -1, -1, 591,
    -1, 306, -1, -1, 211, 13, 795, -1, -1, -1, -1, -1, -1, -1, -1, 27, -1, -1, -1, -1, -1, 1014, -1, -1, -1,
    -1, 140, -1, -1, -1, -1, -1, -1, -1, -1, 246, -1, 973, -1, -1, -1, -1, 322, -1, -1, -1, 700, -1, 677, -1,
    933, -1, -1, 1083, -1, -1, 531, 289, -1, -1, 1043, -1, -1, -1, -1, 560, 8, 853, -1, -1, -1, -1, -1, 571,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 223, 413, 825, 685, 864, 1034, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 913, -1, -1, -1, -1, -1, 410, -1, -1, 220, -1, -1, -1, -1, -1, -1, -1, -1, 142, 884,
    674, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 937, -1, -1, -1, -1, -1, -1, 502, -1, -1,
    -1, -1, 379, -1, -1, 392, -1, -1, 533, -1, -1, -1, -1, -1, -1, 555, 919, 476, 127, 176, 1026, -1, -1, 31,
    -1, 760, -1, 179, 528, -1, -1, 214, 727, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1103, -1, -1, -1,
    -1, -1, 857, -1, 240, -1, -1, -1, 230, -1, -1, -1, -1, -1, -1, 193, 1092, -1, 29, 258, -1, 540, 381, -1,
    841, 740, 1065, -1, -1, 668, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 626, -1, -1, -1, -1, 876,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 492, 292, -1, 511, -1, -1, 699, 582, -1, -1, -1, -1, -1, -1,
    345, -1, 294, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 785, 655, 957, 835, -1, 850, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 960, -1, -1, -1, -1, -1, -1, 391, -1, -1, 872, -1, -1, 192, -1, -1, -1, -1, -1, -1,
    798, -1, -1, -1, -1, -1, 703, -1, 35, 275, -1, 1011, 569, -1, 554, 794, -1, -1, -1, 504, -1, 105, 508,
    867, 1028, -1, -1, -1, -1, -1, 326, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 926, -1, -1,
    -1, 278, -1, -1, -1, -1, -1, -1, 600, -1, 539, -1, 279, -1, 1023, 752, -1, -1, -1, 372, -1, -1, -1, -1,
    -1, -1, -1, 812, -1, -1, -1, 264, -1, -1, 49, 203, 549, 803, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    196, 579, 735, -1, -1, 640, -1, -1, -1, -1, -1, -1, -1, -1, 431, -1, 627, -1, -1, -1, -1, 821, -1, -1,
    -1, -1, -1, -1, 811, -1, 97, 548, -1, -1, 816, -1, -1, -1, -1, -1, -1, -1, 990, -1, 7, -1, -1, 673, -1,
    -1, -1, -1, -1, 765, 22, -1, -1, -1, 251, 566, -1, -1, -1, 131, -1, -1, -1, 124, -1, -1, -1, -1, 745, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, 731, -1, 46, 186, 34, -1, 82, 86, 664, -1, -1, 434, -1, -1, -1, -1, 183,
    -1, 429, -1, -1, -1, 343, -1, 774, -1, -1, 118, -1, -1, -1, 80, 779, -1, -1, 25, 698, 998, 710, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, 898, 619, -1, -1, 513, 814, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 486, -1, -1, -1, -1, 284, 849, -1, 893, -1, 628, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 491, -1, 639, -1, 949, -1, 800, -1, -1, -1, -1, -1, -1, -1, -1, 754, -1, -1, -1,
    -1, 545, -1, -1, -1, -1, -1, -1, -1, 1090, -1, -1, 10, -1, -1, -1, -1, -1, -1, -1, -1, -1, 120, 490, -1,
    -1, -1, -1, -1, 241, 325, -1, -1, -1, -1, 309, -1, 375, 896, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, 636, -1, -1, -1, -1, -1, -1, -1, -1, -1, 823, -1, -1, -1, 1099, -1, -1, -1, -1, -1, 510, 666,
    920, -1, -1, -1, -1, -1, 466, -1, -1, -1, -1, -1, -1, 403, 305, -1, -1, -1, 323, 61, 415, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 928, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 122, 229, 610, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 824, -1, -1, -1, -1, -1, -1, -1, 1087, 308, -1, -1, -1, 815, -1, -1, -1, 16, -1,
    -1, -1, -1, -1, -1, 1057, 618, -1, -1, -1, -1, -1, -1, -1, 580, -1, -1, -1, -1, -1, 958, -1, 676, 769,
    -1, -1, 197, 409, -1, 963, -1, -1, -1, -1, 117, 107, -1, -1, 768, -1, -1, -1, -1, -1, 552, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, 1096, -1, 978, -1, 895, -1, -1, -1, -1, 1093, -1, -1, -1, 861, 910, -1, 317,
    -1, -1, -1, 425, -1, -1, -1, -1, -1, -1, -1, -1, 335, -1, -1, -1, -1, 394, -1, 390, -1, 455, -1, -1,
    1000, -1, -1, -1, 419, 532, 1037, -1, -1, -1, -1, -1, -1, -1, 373, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 291, 200, -1, -1, -1, -1, -1, -1, -1, 75, -1, 512, -1, -1, 943, -1, 1016, -1, -1, -1, -1,
    -1, -1, -1, -1, 1058, -1, -1, -1, -1, 843, 813, -1, -1, 470, 369, -1, -1, -1, 696, -1, -1, -1, -1, 944,
    -1, -1, -1, -1, 355, 979, -1, 501, -1, -1, -1, 445, 332, 726, -1, -1, 440, -1, -1, 3, -1, 339, -1, 330,
    -1, -1, -1, -1, 324, 955, 387, -1, -1, -1, -1, -1, -1, 104, 4, -1, -1, -1, -1, 845, 368, 761, 681, 916,
    170, 226, -1, 986, -1, 497, -1, 1101, -1, 645, 448, -1, -1, -1, -1, 921, -1, 1089, -1, -1, -1, -1, -1,
    -1, -1, 293, 632, 225, -1, -1, 1024, -1, 12, 139, 1033, -1, -1, -1, 683, 1059, -1, -1, -1, -1, -1, -1,
    224, -1, 707, -1, 1047, -1, -1, -1, 468, -1, -1, -1, -1, -1, -1, 613, 620, -1, -1, -1, -1, -1, 1019, -1,
    -1, 21, 235, 435, -1, 162, -1, -1, 108, -1, -1, -1, -1, -1, -1, -1, 157, 1105, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, 822, -1, -1, -1, -1, -1, -1, -1, -1, 156, -1, -1, -1, -1, -1, -1, 1066, -1,
    367, -1, -1, -1, 402, 457, 489, 890, 971, 772, 1104, -1, 1030, 1106, 113, 507, -1, 1086, -1, -1, -1, -1,
    724, 1095, -1, -1, -1, -1, -1, -1, -1, 405, -1, -1, 67, -1, -1, -1, -1, 713, 741, -1, -1, -1, 997, 207,
    -1, -1, -1, 911, -1, 444, 631, -1, 243, -1, -1, 297, -1, -1, 936, -1, 370, -1, -1, -1, -1, -1, -1, -1,
    301, -1, -1, -1, -1, 260, -1, -1, 951, 1035, -1, -1, 180, 347, 173, -1, -1, -1, -1, 870, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 590, -1, -1, -1, -1, -1, -1, -1, -1, 221, -1, -1, -1, -1, -1, 144, 917, 465, -1, -1,
    -1, 134, -1, -1, 112, -1, 494, -1, 40, 376, 840, -1, -1, -1, -1, 285, -1, -1, -1, -1, -1, 17, 167, -1,
    -1, -1, -1, -1, -1, -1, 493, 829, 270, -1, -1, -1, -1, -1, 956, -1, -1, -1, -1, -1, -1, -1, -1, 757, -1,
    1041, -1, -1, -1, -1, 873, 321, 352, -1, 15, 66, -1, -1, -1, -1, 887, 329, -1, 1070, -1, -1, -1, 242, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, 1071, -1, -1, -1, -1, -1, 828, 902, 771, -1, -1, -1, -1, 244, -1, -1,
    -1, -1, -1, 341, 621, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 382, 542, -1, -1, 899,
    -1, -1, -1, -1, 858, -1, -1, 946, -1, -1, -1, 643, -1, -1, -1, -1, -1, -1, -1, 526, -1, -1, -1, 363, -1,
    -1, -1, -1, -1, 729, -1, -1, 307, -1, 801, -1, -1, -1, -1, 50, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, 236, 496, 974, -1, -1, -1, -1, 477, 146, 295, 1032, -1, -1, -1, -1, -1, -1, 206, 1060, -1, -1,
    -1, 175, 747, 303, 940, -1, -1, -1, 602, -1, -1, -1, -1, -1, -1, -1, 792, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 1062, 701, 865, -1, -1, -1, -1, -1, -1, 575, 905, -1, -1, -1, -1, -1, -1, -1, 924, 878, -1, -1, 954,
    -1, 874, 257, -1, -1, -1, -1, -1, -1, 525, -1, -1, 253, -1, -1, 625, 1061, 348, -1, -1, -1, -1, 182, -1,
    -1, -1, -1, -1, 530, 51, -1, -1, -1, -1, -1, -1, 273, 462, 123, -1, 416, 1040, 725, -1, -1, 597, -1, -1,
    659, -1, -1, -1, 378, 1098, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 174, 74, 755, -1, -1, -1, 384,
    -1, -1, -1, -1, 750, 209, 778, -1, -1, -1, 398, -1, -1, -1, -1, -1, -1, -1, 817, 852, -1, -1, -1, -1, -1,
    -1, -1, -1, 393, 938, 304, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 311, -1, 250, -1, -1, -1, -1, -1, -1,
    -1, 130, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 672, -1, 185, -1, -1, -1, -1, -1, 411,
    -1, -1, -1, -1, -1, 14, 436, -1, 480, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    181, 787, -1, -1, 96, -1, 570, -1, -1, -1, -1, 195, -1, 259, 458, 704, -1, 408, -1, -1, -1, -1, 116, -1,
    41, 135, -1, -1, -1, -1, -1, 612, -1, -1, -1, -1, -1, -1, -1, 475, -1, 38, 103, -1, -1, -1, -1, -1, 830,
    -1, 313, 281, -1, -1, 786, -1, -1, 593, -1, 237, 733, 912, -1, 652, -1, 109, -1, 218, -1, 23, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, 717, 430, -1, 577, -1, -1, -1, -1, 228, -1, -1, -1, -1, -1, -1, 154, 629, -1,
    -1, 909, 980, -1, 581, -1, -1, -1, -1, -1, -1, -1, -1, 773, 977, -1, -1, 611, 1022, -1, 806, -1, -1, -1,
    -1, -1, -1, -1, 132, 915, 1079, 133, -1, -1, -1, -1, 734, 790, -1, -1, 63, -1, 286, 1088, -1, -1, -1, -1,
    68, 57, 428, -1, -1, 1004, -1, -1, -1, -1, -1, -1, -1, -1, 201, -1, -1, -1, -1, -1, -1, 1050, -1, -1, 85,
    -1, 723, -1, -1, 1077, 447, -1, 866, -1, -1, -1, -1, -1, -1, -1, 869, -1, -1, -1, -1, -1, -1, 968, 60,
    -1, -1, -1, -1, -1, -1, -1, 364, 380, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 166, -1,
    -1, -1, -1, -1, -1, -1, -1, 337, -1, -1, 744, 653, -1, -1, -1, -1, -1, -1, -1, -1
};

static const int16_t first[] = {
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 798, -1, -1, -1, -1, 855, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 303, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 882, -1, 561, 564, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, 330, 332, 333, 301, 335, 300, 318, 367, 369, 373, 370, -1, 310, -1,
    -1, 217, -1, 280, 315, -1, -1, -1, -1, 598, 1, 525, 627, 36, 39, 267, 265, 269, 271, 268, 266, 270, 272,
    220, 208, 209, 241, 1018, 1082, 8, 26, 0, 9, 27, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 202, 203, 204,
    206, 207, 205, -1, -1, 1065, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 345, 360, 1084, 319,
    1086, -1, -1, -1, -1, -1, 250, 60, 73, 82, 101, 54, -1, 431, 595, 485, 487, 489, 491, 493, 495, 497, 499,
    501, 503, 505, 507, 37, 38, 40, 41, 2, -1, 50, 6, 5, -1, -1, 12, 11, -1, 17, 49, 20, 21, 22, 23, 24, 25,
    28, -1, 29, 30, 31, 32, 33, 34, 35, 42, 43, 44, 45, 46, 47, -1, -1, -1, 51, 52, 53, 56, 57, 58, 59, 61,
    63, 64, 67, 68, 69, -1, 70, 71, 72, 78, 79, 75, 74, 80, 88, 89, 84, 83, 87, 91, 92, 93, 97, 98, 99, 100,
    103, 102, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125,
    126, 127, 128, 129, 130, 131, 132, 134, 136, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150,
    152, 665, 556, 671, 558, 153, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170,
    172, 173, 174, 176, 178, -1, -1, 177, -1, -1, 179, 181, 183, 184, 186, 187, 188, 189, 190, 192, 193, 194,
    195, 196, 198, 199, 200, 201, 210, 211, 212, 213, 214, 215, 216, 218, 219, 221, 222, 223, 226, 230, 233,
    -1, 234, 235, 236, 237, 238, 239, 242, -1, 243, 244, 245, -1, 246, 247, 248, -1, 249, 253, 254, 258, 259,
    260, 261, 262, 263, 264, 273, 275, 276, 277, 278, 279, 281, 282, 283, 284, 285, 289, 290, 293, 295, 297,
    298, 299, -1, 304, 306, 309, 311, 312, 313, 314, -1, -1, 326, -1, -1, -1, 340, 341, 343, 344, 346, 347,
    348, 349, 350, 351, 352, 353, 354, 355, -1, 356, 357, -1, 379, 382, 381, 361, 362, 363, 364, -1, 368,
    372, -1, 374, 376, 377, 378, -1, -1, 398, 399, 406, 412, 414, 415, 416, 417, 418, 419, 420, 421, 422,
    423, 426, 429, 438, 440, 442, 521, 432, 436, 434, 435, 437, 439, 441, 443, 444, 445, 446, 447, 448, 449,
    450, 451, 452, 453, 454, 455, 456, 457, 458, 459, 460, 461, 462, 463, 464, 465, 466, 467, 468, 469, 470,
    471, 472, 473, 474, 475, 476, 477, 478, 479, 480, 481, 482, 483, 484, 509, 510, 512, 513, 514, 515, 516,
    -1, 531, 519, 520, 522, 523, 524, 526, 527, 528, 529, 530, 532, 533, 534, 535, 536, 537, 538, 539, 540,
    -1, 541, 542, 543, 544, 546, 547, 548, 549, 550, 551, 552, 553, 554, 555, -1, 559, 560, 562, 563, 565,
    566, 567, 568, -1, 569, 570, -1, 571, 572, -1, -1, 575, 577, -1, -1, 579, 581, 582, 583, 584, 586, 587,
    -1, -1, 590, -1, 591, 592, 593, -1, 601, 603, 605, 606, 608, 609, 610, 611, 612, 613, 614, 615, 616, 617,
    618, 619, 620, 621, 622, 623, 624, 625, 626, 628, 629, 630, 631, 632, 633, 638, 639, 640, -1, 644, 647,
    651, -1, 653, 657, 658, 662, 664, 673, 666, 667, 669, 670, 672, -1, 674, -1, 675, -1, 1174, 678, 681,
    684, 687, 690, 693, 694, -1, -1, 695, -1, 696, 697, 698, 699, 700, 701, 702, 703, 704, 705, 706, 707,
    708, 709, 710, 711, 712, 713, 714, -1, 716, 717, 719, 720, 722, 723, 725, 726, 727, 728, 729, 732, 733,
    734, 735, 737, 738, 739, 740, 741, 742, 743, 746, 747, 748, -1, 750, -1, 752, 754, 755, 757, 758, 759,
    -1, 760, 761, 762, 763, 764, 765, 766, -1, -1, -1, 769, 770, 771, 772, -1, -1, 774, 776, 778, -1, 779,
    -1, 783, 935, 785, 786, -1, -1, 787, 788, -1, 789, -1, -1, -1, 790, 791, 792, 793, 794, 795, 796, 797,
    799, 800, 801, 802, 803, 804, 805, 806, 807, 808, 809, 810, 811, 813, 814, 815, 816, 817, 818, 819, 820,
    821, 822, 823, 824, 825, 826, 827, 828, 829, 830, 831, 832, 833, 834, 835, 836, 837, 838, 839, 840, 841,
    842, 843, 844, 845, 846, 848, 850, 852, 853, 854, 856, 857, 858, 859, 860, 861, 862, 863, 864, 866, 867,
    868, 869, 870, 871, 872, 873, 874, 875, 878, 880, -1, 876, -1, 884, 885, -1, -1, 968, 890, -1, -1, 891,
    892, -1, 960, -1, -1, -1, -1, -1, 902, 907, 911, 912, -1, -1, 913, 914, -1, 915, 916, 917, 918, 919, 920,
    921, 922, -1, -1, -1, 924, 925, -1, 927, -1, 929, -1, 931, 932, 933, 936, 937, 938, 939, 940, 941, 942,
    943, 944, 945, 952, 947, 949, 951, 953, 954, 955, 957, 958, 959, 961, 962, 963, 964, 965, 966, 967, 969,
    970, 971, 972, 973, 974, 975, 976, 977, 978, 979, 981, 982, 983, 984, 985, -1, 987, 993, -1, 995, 996,
    997, 999, 1000, 1001, 1002, -1, -1, 1004, 1005, 1006, 1007, 1008, 1009, 1010, 1011, 1012, 1013, 1014,
    1015, 1016, 1017, -1, 1022, 1023, 1024, 1028, 1029, 1030, 1033, 1034, 1035, 1036, 1037, 1038, 1039, 1042,
    1045, -1, 1049, 1053, 1054, 1055, 1056, 1057, 1058, 1059, 1060, 1061, 1063, 1064, -1, -1, -1, -1, -1,
    1075, 1076, 1077, 1078, 1079, 1080, 1081, 1083, -1, -1, 1087, 1184, -1, -1, 1089, 1185, -1, 1088, -1, -1,
    1093, 1094, 1095, 1096, 1097, 1098, 1099, 1177, 1101, 1178, 1179, 1180, 1103, 1104, 1105, 1106, 1107,
    1108, -1, -1, 1110, -1, -1, 1181, 1182, 1112, -1, -1, -1, -1, -1, 1183, 1115, 1116, 1117, 1118, 1120,
    1122, 1123, 1124, 1125, 1126, 1127, 1128, 1129, 1130, 1131, 1132, -1, 1133, 1134, 1136, 1137, 1138, 1139,
    1141, 1143, 1145, 1147, 1149, 1150, 1151, 1152, -1, 1155, 1156, 1157, 1158, 1159, 1160, -1, 1162, 1167,
    1169, 1170, -1, 1172, 1186, 1187, 1188, 1189, 1190, 1191, 1192, 1195, 1196, 1197, 1198, 1200, 1201, 1202,
    1203, 1204, 1205, 1206, 1207, 1209, 1210, 1211, 1213, 1214, 1215, -1, 1216, 1218, 1220, 1175, -1, 1176
};

static const struct catalogue_link links[] = {
    {0, 3, 0}, {0, 518, 0}, {0, -1, 0}, {1, 4, 0}, {2, 7, 0}, {2, -1, 0}, {2, -1, 0}, {3, 10, 0}, {3, 13, 0},
    {3, -1, 0}, {4, 55, 0}, {4, 14, 0}, {4, -1, 0}, {5, 15, 0}, {6, -1, 0}, {7, 16, 0}, {8, -1, 0},
    {9, 18, 0}, {10, 19, 0}, {11, -1, 0}, {12, 185, 4}, {12, -1, 5}, {13, -1, 1}, {13, -1, 0}, {14, -1, 1},
    {14, -1, 0}, {15, -1, 1}, {15, -1, 0}, {16, -1, 1}, {16, -1, 0}, {17, 182, 1}, {17, -1, 0}, {18, -1, 1},
    {19, -1, 0}, {20, -1, 0}, {21, -1, 0}, {22, -1, 2}, {23, -1, 2}, {24, -1, 2}, {25, -1, 2}, {26, -1, 2},
    {27, -1, 2}, {28, -1, 2}, {29, 180, 2}, {30, -1, 2}, {31, -1, 2}, {32, -1, 2}, {33, 48, 0}, {34, -1, 0},
    {35, 65, 4}, {36, 66, 4}, {37, 137, 4}, {38, -1, 4}, {39, -1, 4}, {40, -1, 0}, {41, -1, 0}, {42, 744, 2},
    {43, -1, 2}, {44, 745, 2}, {45, 751, 2}, {46, 62, 0}, {46, -1, 0}, {47, -1, 0}, {48, 77, 4}, {48, -1, 5},
    {49, 95, 2}, {50, 96, 2}, {51, 81, 1}, {51, -1, 0}, {52, -1, 1}, {53, -1, 0}, {54, -1, 0}, {55, 94, 2},
    {56, 76, 0}, {56, 1146, 0}, {56, -1, 0}, {57, -1, 0}, {58, 86, 4}, {59, -1, 2}, {60, -1, 2},
    {61, 1208, 2}, {62, 90, 1}, {63, 85, 0}, {63, 138, 0}, {63, -1, 0}, {64, -1, 0}, {65, 106, 4},
    {65, -1, 5}, {66, 133, 2}, {67, 135, 2}, {68, 175, 1}, {68, -1, 0}, {69, -1, 0}, {70, -1, 0},
    {71, 151, 2}, {72, -1, 2}, {73, -1, 2}, {74, -1, 2}, {75, -1, 2}, {76, -1, 2}, {77, 594, 2},
    {78, 104, 0}, {78, 1140, 0}, {78, -1, 0}, {79, 105, 0}, {80, -1, 0}, {81, 155, 4}, {81, -1, 5},
    {82, -1, 4}, {82, -1, 5}, {83, -1, 4}, {83, -1, 5}, {84, -1, 0}, {85, -1, 4}, {85, -1, 5}, {86, -1, 4},
    {86, -1, 5}, {87, -1, 4}, {87, -1, 5}, {88, -1, 4}, {88, -1, 5}, {89, -1, 2}, {89, -1, 0}, {90, -1, 2},
    {90, -1, 0}, {91, -1, 2}, {91, -1, 0}, {92, -1, 2}, {92, -1, 0}, {93, -1, 2}, {93, -1, 0}, {94, -1, 2},
    {94, -1, 0}, {95, -1, 2}, {95, -1, 0}, {96, -1, 2}, {96, -1, 0}, {97, -1, 2}, {98, 663, 2}, {99, -1, 2},
    {99, -1, 0}, {100, -1, 2}, {100, -1, 0}, {101, -1, 2}, {101, -1, 0}, {102, 274, 2}, {102, -1, 0},
    {103, -1, 2}, {103, -1, 0}, {104, 660, 2}, {105, 511, 2}, {106, -1, 2}, {107, 154, 0}, {107, -1, 0},
    {108, -1, 0}, {109, 197, 4}, {109, -1, 5}, {110, -1, 1}, {110, -1, 0}, {111, -1, 1}, {111, -1, 0},
    {112, -1, 1}, {112, -1, 0}, {113, 411, 1}, {113, -1, 0}, {114, 413, 1}, {114, -1, 0}, {115, -1, 1},
    {115, -1, 0}, {116, 171, 1}, {116, -1, 0}, {117, 286, 1}, {117, -1, 0}, {118, -1, 1}, {118, -1, 0},
    {119, -1, 1}, {119, -1, 0}, {120, -1, 1}, {121, -1, 0}, {122, -1, 2}, {123, -1, 2}, {124, -1, 2},
    {125, -1, 1}, {126, -1, 2}, {127, -1, 2}, {128, -1, 0}, {129, -1, 5}, {130, 191, 5}, {131, -1, 5},
    {132, -1, 5}, {133, -1, 5}, {134, -1, 4}, {135, -1, 4}, {136, -1, 4}, {136, -1, 5}, {137, -1, 4},
    {137, 1062, 5}, {138, 255, 4}, {139, 229, 4}, {139, -1, 5}, {140, 225, 4}, {140, -1, 5}, {141, -1, 0},
    {142, -1, 0}, {143, -1, 0}, {144, -1, 0}, {145, -1, 0}, {146, -1, 0}, {147, -1, 0}, {147, -1, 0},
    {148, -1, 0}, {149, -1, 0}, {150, -1, 0}, {151, -1, 0}, {151, -1, 0}, {152, -1, 0}, {153, -1, 0},
    {154, 1135, 0}, {155, -1, 0}, {155, -1, 0}, {156, -1, 0}, {156, -1, 0}, {157, -1, 0}, {158, 224, 0},
    {159, -1, 0}, {160, 227, 0}, {160, -1, 0}, {161, 228, 0}, {162, 320, 0}, {163, 231, 0}, {163, -1, 0},
    {164, 232, 0}, {165, 321, 0}, {166, 240, 1}, {167, 721, 4}, {168, 724, 4}, {169, -1, 4}, {170, -1, 4},
    {171, -1, 4}, {172, -1, 4}, {173, -1, 1}, {174, -1, 1}, {175, -1, 1}, {176, -1, 1}, {177, -1, 2},
    {178, -1, 1}, {179, -1, 2}, {180, -1, 2}, {181, -1, 2}, {182, -1, 1}, {183, 251, 0}, {184, 252, 0},
    {185, -1, 0}, {186, 256, 3}, {187, 257, 3}, {188, -1, 4}, {189, -1, 2}, {190, -1, 2}, {191, -1, 2},
    {192, -1, 0}, {192, -1, 0}, {193, -1, 0}, {193, -1, 0}, {194, -1, 0}, {194, -1, 0}, {195, -1, 0},
    {195, -1, 0}, {196, -1, 0}, {196, -1, 0}, {197, -1, 0}, {197, -1, 0}, {198, -1, 0}, {198, -1, 0},
    {199, 338, 2}, {200, 339, 2}, {201, 288, 2}, {202, 292, 2}, {203, 404, 1}, {204, 396, 1}, {205, -1, 0},
    {206, 384, 1}, {207, 385, 1}, {208, 375, 1}, {209, 317, 1}, {210, 316, 1}, {211, -1, 1}, {212, 287, 1},
    {213, 302, 1}, {214, 390, 1}, {215, 391, 1}, {216, 291, 1}, {217, -1, 1}, {218, -1, 1}, {219, 294, 1},
    {220, -1, 1}, {221, 296, 1}, {222, 308, 1}, {223, -1, 1}, {224, -1, 1}, {225, -1, 1}, {226, 336, 1},
    {227, 334, 1}, {228, 342, 1}, {229, -1, 2}, {230, 305, 1}, {231, -1, 1}, {232, 307, 1}, {233, -1, 1},
    {234, -1, 1}, {235, -1, 1}, {236, -1, 1}, {237, 329, 1}, {238, -1, 2}, {239, -1, 2}, {240, -1, 2},
    {241, 386, 1}, {242, 387, 1}, {243, 388, 1}, {244, 337, 1}, {245, 405, 0}, {246, 322, 1}, {247, 323, 1},
    {248, 324, 0}, {249, 325, 0}, {250, 395, 1}, {251, 394, 1}, {252, 327, 1}, {253, 328, 1}, {254, 392, 1},
    {255, -1, 1}, {256, 331, 1}, {257, -1, 1}, {258, 425, 1}, {259, 427, 1}, {260, -1, 1}, {261, -1, 1},
    {262, 430, 1}, {263, 371, 1}, {264, 365, 2}, {265, 366, 2}, {266, -1, 1}, {267, -1, 1}, {268, 389, 1},
    {269, -1, 1}, {270, -1, 1}, {271, 358, 0}, {272, -1, 2}, {273, -1, 2}, {274, -1, 2}, {275, -1, 2},
    {276, -1, 2}, {277, -1, 2}, {278, -1, 2}, {279, -1, 2}, {280, -1, 1}, {281, -1, 1}, {282, -1, 1},
    {283, -1, 0}, {284, 359, 0}, {285, 1085, 0}, {286, -1, 0}, {287, -1, 2}, {288, -1, 2}, {289, 956, 2},
    {290, -1, 2}, {291, 400, 2}, {292, 401, 2}, {293, -1, 1}, {294, -1, 1}, {295, -1, 1}, {296, -1, 1},
    {297, 428, 1}, {298, -1, 1}, {299, -1, 1}, {300, -1, 1}, {301, -1, 1}, {302, -1, 1}, {303, -1, 1},
    {304, -1, 1}, {305, 380, 0}, {306, 383, 0}, {307, -1, 0}, {308, -1, 0}, {309, -1, 0}, {310, 403, 1},
    {311, -1, 1}, {312, -1, 1}, {313, -1, 1}, {314, -1, 1}, {315, 402, 1}, {316, 397, 1}, {317, -1, 1},
    {318, 393, 1}, {319, -1, 1}, {320, -1, 1}, {321, -1, 1}, {322, -1, 1}, {323, 410, 2}, {324, -1, 2},
    {325, -1, 2}, {326, 408, 2}, {327, 409, 2}, {328, 424, 1}, {329, -1, 1}, {330, -1, 1}, {331, -1, 0},
    {332, 407, 0}, {333, -1, 0}, {334, -1, 2}, {335, 1121, 2}, {336, -1, 2}, {337, -1, 1}, {338, -1, 1},
    {339, -1, 1}, {340, -1, 1}, {341, -1, 1}, {342, -1, 1}, {343, -1, 1}, {344, -1, 1}, {345, -1, 1},
    {346, -1, 1}, {347, -1, 1}, {348, -1, 1}, {349, -1, 1}, {350, 637, 1}, {351, -1, 1}, {352, -1, 1},
    {353, -1, 1}, {354, -1, 1}, {355, -1, 1}, {356, -1, 1}, {357, 433, 0}, {358, -1, 1}, {359, -1, 0},
    {360, -1, 4}, {361, -1, 3}, {362, -1, 4}, {363, -1, 3}, {364, -1, 4}, {365, -1, 3}, {366, -1, 4},
    {367, -1, 3}, {368, -1, 4}, {369, -1, 3}, {370, -1, 4}, {371, -1, 3}, {372, -1, 4}, {373, -1, 3},
    {374, -1, 4}, {375, -1, 3}, {376, -1, 4}, {377, -1, 3}, {378, -1, 4}, {379, -1, 3}, {380, -1, 4},
    {381, -1, 3}, {382, -1, 4}, {383, -1, 3}, {384, -1, 4}, {385, -1, 3}, {386, -1, 4}, {387, -1, 3},
    {388, -1, 4}, {389, -1, 3}, {390, -1, 4}, {391, -1, 4}, {392, -1, 4}, {393, -1, 4}, {394, -1, 4},
    {395, -1, 4}, {396, -1, 4}, {397, -1, 4}, {398, -1, 4}, {399, -1, 4}, {400, -1, 4}, {401, -1, 4},
    {402, -1, 4}, {403, -1, 4}, {404, -1, 4}, {405, -1, 4}, {406, -1, 4}, {407, -1, 4}, {408, -1, 4},
    {409, -1, 4}, {410, -1, 4}, {411, 486, 0}, {412, -1, 0}, {413, 488, 0}, {414, -1, 0}, {415, 490, 0},
    {416, 517, 0}, {417, 492, 0}, {418, -1, 0}, {419, 494, 0}, {420, 545, 0}, {421, 496, 0}, {422, -1, 0},
    {423, 498, 0}, {424, -1, 0}, {425, 500, 0}, {426, -1, 0}, {427, 502, 0}, {428, -1, 0}, {429, 504, 0},
    {430, -1, 0}, {431, 506, 0}, {432, -1, 0}, {433, 508, 0}, {434, -1, 0}, {435, 596, 2}, {436, 597, 2},
    {437, 557, 2}, {438, 599, 2}, {439, 600, 2}, {440, -1, 2}, {441, 602, 2}, {442, -1, 0}, {443, -1, 0},
    {444, 604, 2}, {445, -1, 1}, {446, -1, 2}, {447, -1, 2}, {448, -1, 2}, {449, 1194, 2}, {450, -1, 2},
    {451, -1, 2}, {452, 607, 2}, {453, -1, 2}, {454, -1, 2}, {455, -1, 2}, {456, -1, 2}, {457, -1, 2},
    {458, -1, 2}, {459, -1, 2}, {460, -1, 2}, {461, -1, 2}, {462, -1, 2}, {463, -1, 2}, {464, -1, 2},
    {465, -1, 2}, {466, -1, 4}, {467, -1, 4}, {468, -1, 4}, {469, -1, 4}, {470, 1102, 4}, {471, -1, 0},
    {472, -1, 2}, {473, -1, 2}, {474, -1, 2}, {475, -1, 2}, {476, -1, 2}, {477, -1, 2}, {478, -1, 2},
    {479, -1, 2}, {480, 736, 2}, {481, -1, 2}, {482, 718, 4}, {483, 661, 4}, {484, 715, 4}, {485, -1, 4},
    {486, -1, 4}, {487, 730, 0}, {488, -1, 2}, {489, -1, 2}, {490, -1, 2}, {491, -1, 1}, {492, -1, 1},
    {493, -1, 1}, {494, -1, 1}, {495, -1, 1}, {496, -1, 1}, {497, -1, 1}, {498, 573, 1}, {499, 574, 1},
    {500, -1, 1}, {501, 576, 1}, {502, 634, 1}, {503, 578, 1}, {504, -1, 1}, {505, 580, 1}, {506, -1, 1},
    {507, -1, 1}, {508, 585, 1}, {509, 812, 1}, {510, -1, 1}, {511, -1, 1}, {512, -1, 1}, {513, 588, 1},
    {514, 589, 1}, {515, -1, 1}, {516, -1, 4}, {517, 923, 4}, {518, -1, 3}, {519, 636, 1}, {520, 1142, 1},
    {521, -1, 0}, {522, 641, 2}, {523, 1119, 2}, {524, 645, 2}, {525, -1, 2}, {526, -1, 2}, {527, -1, 2},
    {528, 731, 2}, {529, -1, 2}, {530, 659, 2}, {531, -1, 2}, {532, -1, 2}, {533, -1, 2}, {534, -1, 2},
    {535, -1, 2}, {536, -1, 2}, {537, -1, 2}, {538, -1, 2}, {539, -1, 2}, {540, -1, 2}, {541, -1, 2},
    {542, -1, 2}, {543, -1, 2}, {544, -1, 2}, {545, -1, 2}, {546, -1, 2}, {547, -1, 2}, {548, -1, 2},
    {549, -1, 2}, {550, -1, 2}, {551, -1, 2}, {552, -1, 1}, {553, -1, 1}, {554, -1, 1}, {555, -1, 1},
    {556, -1, 2}, {557, -1, 2}, {558, -1, 1}, {559, -1, 1}, {560, 635, 1}, {561, -1, 1}, {562, -1, 1},
    {563, 1100, 1}, {564, -1, 0}, {565, -1, 0}, {566, -1, 0}, {567, 642, 1}, {568, 643, 1}, {569, -1, 1},
    {570, -1, 1}, {571, 646, 1}, {572, -1, 1}, {573, 648, 1}, {574, 649, 1}, {575, 650, 1}, {576, -1, 1},
    {577, 652, 1}, {578, -1, 1}, {579, 654, 1}, {580, 655, 1}, {581, 656, 1}, {582, -1, 1}, {583, -1, 1},
    {584, -1, 1}, {585, 1148, 2}, {586, 1164, 2}, {587, 668, 2}, {588, -1, 2}, {589, 1144, 2}, {590, -1, 4},
    {591, -1, 4}, {592, -1, 4}, {593, -1, 4}, {594, -1, 4}, {595, -1, 4}, {596, -1, 4}, {597, -1, 4},
    {598, -1, 4}, {599, -1, 0}, {600, -1, 0}, {601, 676, 0}, {602, 677, 0}, {603, -1, 0}, {604, 679, 0},
    {605, 680, 0}, {606, -1, 0}, {607, 682, 0}, {608, 683, 0}, {609, -1, 0}, {610, 685, 0}, {611, 686, 0},
    {612, -1, 0}, {613, 688, 0}, {614, 689, 0}, {615, -1, 0}, {616, 691, 0}, {617, 692, 0}, {618, -1, 0},
    {619, -1, 4}, {620, -1, 4}, {621, -1, 4}, {621, -1, 5}, {622, -1, 4}, {623, -1, 4}, {623, -1, 5},
    {624, -1, 4}, {625, -1, 4}, {625, -1, 5}, {626, -1, 4}, {627, -1, 4}, {627, -1, 5}, {628, -1, 4},
    {629, -1, 4}, {629, -1, 5}, {630, -1, 4}, {631, -1, 4}, {631, -1, 5}, {632, -1, 4}, {633, -1, 4},
    {633, -1, 5}, {634, -1, 4}, {634, -1, 5}, {635, -1, 4}, {636, -1, 4}, {636, -1, 5}, {637, -1, 4},
    {638, -1, 4}, {638, -1, 5}, {639, -1, 4}, {640, -1, 4}, {640, -1, 5}, {641, -1, 4}, {642, -1, 2},
    {643, -1, 2}, {644, 1212, 2}, {645, -1, 2}, {646, -1, 2}, {647, -1, 2}, {648, -1, 2}, {649, -1, 2},
    {650, -1, 2}, {651, 980, 2}, {652, -1, 2}, {653, -1, 2}, {654, -1, 2}, {655, -1, 2}, {656, -1, 2},
    {657, -1, 2}, {658, -1, 2}, {659, -1, 2}, {660, -1, 2}, {661, 753, 2}, {662, 749, 1}, {663, 768, 1},
    {664, 767, 1}, {665, -1, 1}, {666, -1, 1}, {667, -1, 1}, {668, 883, 1}, {669, -1, 1}, {670, 756, 1},
    {671, -1, 1}, {672, -1, 1}, {673, -1, 1}, {674, -1, 1}, {675, -1, 1}, {676, -1, 1}, {677, -1, 1},
    {678, -1, 2}, {679, -1, 2}, {680, -1, 2}, {681, -1, 2}, {682, -1, 1}, {683, -1, 1}, {684, -1, 1},
    {685, -1, 1}, {686, -1, 1}, {687, 773, 0}, {688, -1, 0}, {689, 775, 0}, {690, 784, 0}, {691, 777, 0},
    {692, -1, 0}, {693, -1, 0}, {694, 780, 0}, {695, 781, 0}, {696, 782, 0}, {697, -1, 0}, {698, -1, 0},
    {699, -1, 0}, {700, -1, 0}, {701, -1, 0}, {702, -1, 4}, {703, -1, 4}, {704, -1, 4}, {705, -1, 4},
    {705, -1, 5}, {706, -1, 4}, {706, -1, 5}, {707, -1, 4}, {707, -1, 5}, {708, -1, 4}, {708, -1, 5},
    {709, -1, 4}, {709, -1, 5}, {710, -1, 4}, {710, -1, 5}, {711, -1, 4}, {711, -1, 5}, {712, -1, 4},
    {712, -1, 5}, {713, -1, 4}, {713, -1, 5}, {714, -1, 4}, {714, -1, 5}, {715, -1, 4}, {715, -1, 5},
    {716, -1, 4}, {716, -1, 5}, {717, -1, 4}, {717, -1, 5}, {718, -1, 4}, {718, -1, 5}, {719, -1, 4},
    {719, -1, 5}, {720, -1, 4}, {720, -1, 5}, {721, -1, 4}, {722, -1, 4}, {723, -1, 4}, {724, -1, 4},
    {725, -1, 4}, {726, -1, 4}, {727, -1, 4}, {728, -1, 4}, {729, -1, 4}, {730, -1, 4}, {731, -1, 4},
    {732, -1, 4}, {733, -1, 4}, {734, 889, 4}, {734, -1, 5}, {735, 849, 4}, {735, -1, 5}, {736, 851, 4},
    {736, -1, 5}, {737, 847, 4}, {737, -1, 5}, {738, -1, 4}, {739, -1, 4}, {740, -1, 4}, {741, -1, 4},
    {742, 865, 4}, {742, -1, 5}, {743, 887, 4}, {743, -1, 5}, {744, 888, 4}, {744, -1, 5}, {745, -1, 4},
    {745, -1, 5}, {746, -1, 4}, {746, -1, 5}, {747, -1, 4}, {747, -1, 5}, {748, -1, 4}, {748, -1, 5},
    {749, -1, 4}, {749, -1, 5}, {750, -1, 4}, {750, -1, 5}, {751, 886, 4}, {751, -1, 5}, {752, -1, 4},
    {752, -1, 5}, {753, -1, 4}, {753, -1, 5}, {754, -1, 0}, {755, -1, 0}, {756, 934, 5}, {757, -1, 0},
    {758, 877, 0}, {759, -1, 3}, {760, -1, 0}, {761, 879, 0}, {762, -1, 0}, {763, 881, 0}, {764, -1, 0},
    {765, 986, 1}, {766, -1, 1}, {767, -1, 2}, {768, -1, 2}, {769, -1, 4}, {770, -1, 4}, {771, -1, 4},
    {772, -1, 4}, {773, -1, 3}, {774, -1, 0}, {775, 893, 3}, {776, 894, 3}, {777, 895, 3}, {778, 896, 3},
    {779, 897, 3}, {780, 898, 3}, {781, 899, 3}, {782, 900, 3}, {783, 901, 3}, {784, -1, 3}, {785, 903, 3},
    {786, 904, 3}, {787, 905, 3}, {788, 906, 3}, {789, -1, 3}, {790, 908, 3}, {791, 909, 3}, {792, 910, 3},
    {793, -1, 3}, {794, -1, 3}, {795, -1, 3}, {796, -1, 3}, {797, -1, 3}, {798, -1, 3}, {799, 998, 3},
    {800, -1, 3}, {801, -1, 3}, {802, -1, 3}, {803, -1, 3}, {804, -1, 3}, {805, -1, 3}, {806, -1, 4},
    {807, -1, 4}, {808, 926, 3}, {809, -1, 3}, {810, 928, 1}, {811, -1, 1}, {812, 930, 1}, {813, -1, 1},
    {814, -1, 0}, {815, -1, 0}, {816, -1, 0}, {817, -1, 3}, {818, -1, 3}, {819, -1, 3}, {820, -1, 3},
    {821, -1, 3}, {822, -1, 5}, {823, -1, 5}, {824, -1, 5}, {825, -1, 0}, {826, -1, 3}, {827, -1, 3},
    {828, 946, 0}, {829, -1, 0}, {830, 948, 0}, {831, -1, 0}, {832, 950, 0}, {833, -1, 0}, {834, -1, 0},
    {835, -1, 2}, {836, -1, 2}, {837, -1, 2}, {838, -1, 2}, {839, -1, 2}, {840, -1, 2}, {841, -1, 2},
    {842, -1, 2}, {843, -1, 2}, {844, -1, 2}, {845, -1, 2}, {846, -1, 2}, {847, -1, 2}, {848, -1, 2},
    {849, -1, 2}, {850, -1, 2}, {851, -1, 2}, {852, -1, 2}, {853, -1, 2}, {854, 990, 2}, {855, 991, 2},
    {856, 992, 2}, {857, -1, 2}, {858, -1, 2}, {859, -1, 2}, {860, -1, 2}, {861, -1, 2}, {862, -1, 2},
    {863, -1, 2}, {864, -1, 2}, {865, -1, 1}, {866, -1, 1}, {867, -1, 1}, {868, -1, 1}, {869, 988, 1},
    {870, 989, 1}, {871, -1, 1}, {872, -1, 1}, {873, -1, 2}, {874, -1, 2}, {875, -1, 2}, {876, 994, 1},
    {877, -1, 1}, {878, -1, 3}, {879, -1, 3}, {880, -1, 3}, {881, -1, 3}, {882, -1, 3}, {883, -1, 3},
    {884, -1, 3}, {885, 1003, 0}, {886, 1071, 0}, {887, -1, 5}, {888, -1, 0}, {889, -1, 0}, {890, -1, 0},
    {891, -1, 0}, {892, -1, 0}, {893, -1, 0}, {894, -1, 0}, {895, -1, 0}, {896, -1, 0}, {897, -1, 0},
    {898, -1, 0}, {899, -1, 0}, {900, -1, 0}, {901, 1019, 0}, {902, 1020, 0}, {903, 1021, 0}, {904, -1, 0},
    {905, 1025, 0}, {906, 1026, 0}, {907, 1027, 0}, {908, -1, 0}, {909, -1, 0}, {910, -1, 0}, {911, 1031, 0},
    {912, 1032, 0}, {913, -1, 0}, {914, -1, 0}, {915, -1, 0}, {916, -1, 0}, {917, -1, 0}, {918, -1, 0},
    {919, -1, 5}, {920, -1, 5}, {921, -1, 0}, {922, 1040, 0}, {923, 1041, 0}, {924, -1, 0}, {925, 1043, 0},
    {926, 1044, 0}, {927, -1, 0}, {928, 1046, 0}, {929, 1047, 0}, {930, 1048, 0}, {931, -1, 0},
    {932, 1050, 0}, {933, 1051, 0}, {934, 1052, 0}, {935, -1, 0}, {936, -1, 0}, {937, -1, 0}, {938, -1, 5},
    {939, -1, 5}, {940, -1, 5}, {941, -1, 5}, {942, -1, 5}, {943, -1, 5}, {944, -1, 5}, {945, -1, 5},
    {946, -1, 5}, {947, -1, 5}, {948, 1066, 0}, {949, 1067, 0}, {950, 1068, 0}, {951, 1069, 0},
    {952, 1070, 0}, {953, -1, 0}, {954, 1072, 0}, {955, 1073, 0}, {956, 1074, 0}, {957, -1, 0}, {958, -1, 2},
    {959, -1, 2}, {960, -1, 2}, {961, -1, 2}, {962, -1, 2}, {963, -1, 2}, {964, -1, 2}, {965, -1, 0},
    {966, -1, 0}, {967, -1, 0}, {968, -1, 0}, {969, -1, 0}, {970, -1, 0}, {970, -1, 0}, {971, 1090, 0},
    {972, 1091, 0}, {973, 1092, 0}, {974, 1114, 0}, {975, -1, 0}, {976, -1, 0}, {977, -1, 1}, {978, -1, 1},
    {979, -1, 1}, {980, -1, 1}, {981, -1, 1}, {982, 1163, 1}, {983, -1, 1}, {984, -1, 1}, {985, -1, 0},
    {986, -1, 0}, {987, -1, 0}, {988, -1, 0}, {989, -1, 0}, {990, 1109, 1}, {991, -1, 1}, {992, 1111, 1},
    {993, -1, 1}, {994, 1113, 1}, {995, -1, 1}, {996, -1, 0}, {997, -1, 0}, {998, -1, 0}, {999, -1, 0},
    {1000, -1, 2}, {1001, -1, 2}, {1002, -1, 2}, {1003, -1, 2}, {1004, -1, 2}, {1005, -1, 2}, {1006, -1, 0},
    {1007, -1, 0}, {1008, -1, 2}, {1009, -1, 2}, {1010, -1, 2}, {1011, -1, 2}, {1012, -1, 2}, {1013, -1, 2},
    {1014, -1, 2}, {1015, -1, 4}, {1015, -1, 5}, {1016, -1, 4}, {1016, -1, 5}, {1017, -1, 4}, {1017, -1, 5},
    {1018, -1, 2}, {1019, -1, 0}, {1019, -1, 0}, {1020, -1, 0}, {1020, -1, 0}, {1021, -1, 0}, {1021, -1, 0},
    {1022, -1, 0}, {1022, -1, 0}, {1023, 1153, 0}, {1023, -1, 0}, {1024, 1165, 0}, {1025, 1166, 0},
    {1026, -1, 0}, {1027, 1154, 0}, {1028, 1161, 0}, {1029, -1, 4}, {1030, -1, 4}, {1031, -1, 4},
    {1032, -1, 4}, {1033, -1, 4}, {1034, -1, 4}, {1035, -1, 0}, {1036, -1, 0}, {1037, -1, 0}, {1038, -1, 1},
    {1039, -1, 2}, {1040, -1, 2}, {1041, 1168, 2}, {1042, -1, 2}, {1043, -1, 0}, {1044, 1171, 0},
    {1045, -1, 0}, {1046, 1173, 0}, {1047, -1, 0}, {1048, -1, 1}, {1049, -1, 0}, {1050, -1, 0},
    {982, 1199, 6}, {977, -1, 6}, {978, -1, 6}, {983, -1, 6}, {990, -1, 6}, {992, -1, 6}, {994, -1, 6},
    {1005, -1, 2}, {1018, -1, 2}, {519, -1, 6}, {520, -1, 6}, {491, -1, 6}, {498, -1, 6}, {494, -1, 6},
    {496, -1, 6}, {439, 1193, 2}, {526, -1, 2}, {448, -1, 2}, {560, -1, 6}, {560, -1, 6}, {561, -1, 6},
    {561, -1, 6}, {563, -1, 6}, {554, -1, 6}, {555, -1, 6}, {865, -1, 6}, {866, -1, 6}, {256, -1, 6},
    {212, -1, 6}, {201, -1, 2}, {202, -1, 2}, {264, -1, 2}, {962, -1, 2}, {963, -1, 2}, {964, -1, 2},
    {643, -1, 2}, {664, -1, 6}, {670, -1, 6}, {674, -1, 6}, {869, 1217, 6}, {871, -1, 6}, {870, 1219, 6},
    {872, -1, 6}, {1048, -1, 6}
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
    {87, -1, -1, -1, -1, 0, 39, 22, 0, 1, 2, 15, 0, 0, 13, 0},  // a
    {171, -1, -1, -1, -1, 0, 40, 23, 0, 1, 2, 15, 0, 0, 0, 0},  // b
    {172, -1, -1, -1, -1, 0, 41, 24, 0, 1, 2, 15, 0, 0, 0, 0},  // c
    {88, -1, -1, -1, -1, 0, 42, 25, 0, 1, 2, 15, 0, 0, 13, 0},  // d
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
    {287, -1, 292, -1, -1, 64, 122, 29, 4, 4, 3, 0, 44, 0, 0, 2},  // UIEdgeInsets
    {287, -1, -1, -1, -1, 68, 126, 30, 0, 0, 3, 0, 44, 0, 0, 2},  // UIEdgeInsets
    {219, 287, 293, -1, -1, 0, 0, 31, 0, 0, 5, 45, 44, 0, 0, 2},  // zero
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
    {315, -1, -1, -1, -1, 80, 148, 42, 2, 3, 1, 14, 48, 0, 0, 2},  // divided
    {312, -1, -1, -1, -1, 82, 151, 43, 2, 2, 0, 0, 48, 0, 0, 2},  // RectDivision
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
    {368, -1, -1, -1, -1, 132, 217, 53, 1, 2, 1, 1, 44, 0, 0, 4},  // quotientAndRemainder
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
    {379, -1, -1, -1, 1097, 0, 237, 2, 0, 1, 2, 5, 48, 0, 0, 6},  // first
    {380, -1, -1, -1, 1098, 0, 238, 3, 0, 1, 2, 5, 48, 0, 0, 6},  // last
    {381, -1, -1, -1, -1, 146, 239, 4, 0, 1, 1, 5, 4, 0, 0, 6},  // reversed
    {382, -1, -1, -1, -1, 146, 240, 5, 0, 1, 1, 5, 4, 0, 0, 6},  // enumerated
    {383, -1, -1, -1, -1, 146, 241, 6, 2, 2, 0, 0, 4, 0, 0, 6},  // zip
    {77, -1, -1, -1, -1, 148, 243, 7, 1, 2, 1, 5, 4, 0, 0, 6},  // map
    {384, -1, -1, -1, -1, 149, 245, 8, 1, 2, 1, 5, 4, 0, 0, 6},  // compactMap
    {385, -1, -1, -1, -1, 150, 247, 9, 1, 2, 1, 5, 4, 0, 0, 6},  // filter
    {386, -1, -1, -1, -1, 151, 249, 10, 2, 3, 1, 5, 48, 0, 0, 6},  // reduce
    {387, -1, -1, -1, -1, 153, 252, 11, 1, 2, 1, 5, 48, 0, 0, 6},  // forEach
    {388, -1, -1, -1, -1, 154, 254, 12, 1, 2, 1, 5, 48, 0, 0, 6},  // enumerateObjectsUsingBlock
    {306, -1, -1, -1, 1096, 155, 256, 13, 1, 2, 1, 5, 2, 0, 0, 6},  // contains
    {306, -1, -1, -1, -1, 156, 258, 14, 1, 2, 1, 5, 2, 0, 0, 6},  // contains
    {379, -1, -1, -1, -1, 157, 260, 15, 1, 2, 1, 5, 48, 0, 0, 6},  // first
    {389, -1, -1, -1, -1, 158, 262, 16, 1, 2, 1, 5, 2, 0, 0, 6},  // allSatisfy
    {390, -1, -1, -1, -1, 159, 264, 17, 1, 2, 1, 5, 48, 0, 0, 6},  // firstIndex
    {390, -1, -1, -1, -1, 160, 266, 18, 1, 2, 1, 5, 48, 0, 0, 6},  // firstIndex
    {380, -1, -1, -1, -1, 161, 268, 19, 1, 2, 1, 5, 48, 0, 0, 6},  // last
    {391, -1, -1, -1, -1, 162, 270, 20, 1, 2, 1, 5, 48, 0, 0, 6},  // lastIndex
    {391, -1, -1, -1, -1, 163, 272, 21, 1, 2, 1, 5, 48, 0, 0, 6},  // lastIndex
    {392, -1, -1, -1, -1, 164, 274, 22, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {392, -1, -1, -1, -1, 165, 276, 23, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {393, -1, -1, -1, -1, 166, 278, 24, 1, 2, 1, 5, 4, 0, 0, 6},  // drop
    {394, -1, -1, -1, -1, 167, 280, 25, 1, 2, 1, 5, 2, 0, 0, 6},  // elementsEqual
    {395, -1, -1, -1, -1, 168, 282, 26, 1, 2, 1, 5, 2, 0, 0, 6},  // starts
    {65, -1, -1, -1, -1, 169, 284, 27, 1, 2, 1, 5, 48, 0, 0, 6},  // removeFirst
    {63, -1, -1, -1, -1, 170, 286, 28, 1, 2, 1, 5, 48, 0, 0, 6},  // removeLast
    {306, -1, -1, -1, -1, 171, 288, 29, 1, 2, 1, 8, 2, 0, 0, 6},  // contains
    {31, -1, -1, -1, -1, 0, 290, 30, 0, 1, 2, 5, 4, 0, 0, 6},  // lazy
    {397, -1, -1, -1, -1, 172, 291, 31, 0, 1, 1, 5, 4, 0, 0, 6},  // dropFirst
    {397, -1, -1, -1, -1, 172, 292, 32, 1, 2, 1, 5, 4, 0, 0, 6},  // dropFirst
    {398, -1, -1, -1, -1, 173, 294, 33, 0, 1, 1, 5, 4, 0, 0, 6},  // dropLast
    {398, -1, -1, -1, -1, 173, 295, 34, 1, 2, 1, 5, 4, 0, 0, 6},  // dropLast
    {392, -1, -1, -1, -1, 174, 297, 35, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {399, -1, -1, -1, -1, 175, 299, 36, 1, 2, 1, 5, 4, 0, 0, 6},  // suffix
    {72, -1, -1, -1, -1, 176, 301, 37, 2, 3, 1, 5, 48, 0, 0, 6},  // swapAt
    {400, -1, -1, -1, -1, 178, 304, 38, 0, 1, 1, 5, 48, 0, 0, 6},  // joined
    {401, -1, -1, -1, -1, 0, 305, 39, 0, 1, 2, 5, 7, 0, 0, 6},  // indices
    {402, -1, -1, -1, -1, 0, 306, 40, 0, 1, 2, 5, 0, 0, 0, 6},  // startIndex
    {403, -1, -1, -1, -1, 0, 307, 41, 0, 1, 2, 5, 0, 0, 0, 6},  // endIndex
    {78, -1, -1, -1, -1, 178, 308, 42, 1, 2, 1, 5, 4, 0, 0, 6},  // flatMap
    {387, -1, -1, -1, -1, 179, 310, 43, 1, 2, 1, 8, 48, 0, 0, 6},  // forEach
    {386, -1, -1, -1, -1, 180, 312, 44, 2, 3, 1, 5, 48, 0, 0, 6},  // reduce
    {66, -1, -1, -1, -1, 182, 315, 45, 1, 2, 1, 5, 48, 0, 0, 6},  // removeAll
    {143, -1, -1, -1, -1, 183, 317, 46, 2, 2, 3, 0, 4, 0, 0, 6},  // Array
    {334, -1, -1, -1, -1, 185, 319, 47, 0, 1, 1, 5, 48, 0, 0, 6},  // min
    {332, -1, -1, -1, -1, 185, 320, 48, 0, 1, 1, 5, 48, 0, 0, 6},  // max
    {334, -1, -1, -1, -1, 185, 321, 49, 2, 2, 0, 0, 48, 0, 0, 6},  // min
    {332, -1, -1, -1, -1, 187, 323, 50, 2, 2, 0, 0, 48, 0, 0, 6},  // max
    {334, -1, -1, -1, -1, 189, 325, 51, 1, 2, 1, 5, 48, 0, 0, 6},  // min
    {332, -1, -1, -1, -1, 190, 327, 52, 1, 2, 1, 5, 48, 0, 0, 6},  // max
    {406, -1, -1, -1, -1, 191, 329, 53, 0, 1, 1, 5, 4, 0, 0, 6},  // sorted
    {406, -1, -1, -1, -1, 191, 330, 54, 1, 2, 1, 5, 4, 0, 0, 6},  // sorted
    {406, -1, -1, -1, -1, 192, 332, 55, 1, 2, 1, 5, 4, 0, 0, 6},  // sorted
    {400, -1, -1, -1, -1, 193, 334, 56, 1, 2, 1, 5, 3, 0, 0, 6},  // joined
    {60, -1, -1, -1, 1095, 194, 336, 57, 1, 2, 1, 5, 48, 0, 0, 6},  // append
    {60, -1, -1, -1, -1, 195, 338, 58, 1, 2, 1, 5, 48, 0, 0, 6},  // append
    {61, -1, -1, -1, -1, 196, 340, 59, 2, 3, 1, 5, 48, 0, 0, 6},  // insert
    {62, -1, -1, -1, -1, 198, 343, 60, 1, 2, 1, 5, 48, 0, 0, 6},  // remove
    {63, -1, -1, -1, -1, 199, 345, 61, 0, 1, 1, 5, 48, 0, 0, 6},  // removeLast
    {64, -1, -1, -1, -1, 199, 346, 62, 0, 1, 1, 5, 48, 0, 0, 6},  // popLast
    {65, -1, -1, -1, -1, 199, 347, 63, 0, 1, 1, 5, 48, 0, 0, 6},  // removeFirst
    {66, -1, -1, -1, -1, 199, 348, 64, 0, 1, 1, 5, 48, 0, 0, 6},  // removeAll
    {378, -1, -1, -1, 232, 0, 349, 65, 0, 1, 2, 4, 0, 0, 0, 6},  // count
    {281, -1, -1, -1, -1, 0, 350, 66, 0, 1, 2, 4, 2, 0, 0, 6},  // isEmpty
    {410, -1, -1, -1, -1, 199, 351, 67, 0, 1, 1, 4, 3, 0, 0, 6},  // uppercased
    {411, -1, -1, -1, -1, 199, 352, 68, 0, 1, 1, 4, 3, 0, 0, 6},  // lowercased
    {306, -1, -1, -1, -1, 199, 353, 69, 1, 2, 1, 4, 2, 0, 0, 6},  // contains
    {412, -1, -1, -1, -1, 200, 355, 70, 1, 2, 1, 4, 2, 0, 0, 6},  // hasPrefix
    {413, -1, -1, -1, -1, 201, 357, 71, 1, 2, 1, 4, 2, 0, 0, 6},  // hasSuffix
    {140, -1, -1, -1, -1, 202, 359, 72, 2, 2, 3, 0, 3, 0, 0, 6},  // String
    {414, -1, -1, -1, -1, 0, 361, 73, 0, 1, 2, 4, 2, 0, 0, 6},  // isLetter
    {415, -1, -1, -1, -1, 0, 362, 74, 0, 1, 2, 4, 2, 0, 0, 6},  // isNumber
    {416, -1, -1, -1, -1, 0, 363, 75, 0, 1, 2, 4, 2, 0, 0, 6},  // isWhitespace
    {417, -1, -1, -1, -1, 0, 364, 76, 0, 1, 2, 4, 2, 0, 0, 6},  // isUppercase
    {418, -1, -1, -1, -1, 0, 365, 77, 0, 1, 2, 4, 2, 0, 0, 6},  // isLowercase
    {419, -1, -1, -1, -1, 0, 366, 78, 0, 1, 2, 4, 2, 0, 0, 6},  // isPunctuation
    {420, -1, -1, -1, -1, 0, 367, 79, 0, 1, 2, 4, 48, 0, 0, 6},  // wholeNumberValue
    {421, -1, -1, -1, -1, 0, 368, 80, 0, 1, 2, 4, 3, 0, 0, 6},  // capitalized
    {422, -1, -1, -1, -1, 204, 369, 81, 1, 2, 1, 4, 4, 0, 0, 6},  // split
    {423, -1, -1, -1, -1, 205, 371, 82, 1, 2, 1, 4, 4, 0, 0, 6},  // components
    {425, -1, -1, -1, -1, 206, 373, 83, 2, 3, 1, 4, 3, 0, 0, 6},  // replacingOccurrences
    {426, -1, -1, -1, -1, 208, 376, 84, 1, 1, 0, 0, 45, 0, 0, 6},  // type
    {140, -1, -1, -1, -1, 209, 377, 85, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {140, -1, -1, -1, -1, 210, 378, 86, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {141, -1, -1, -1, -1, 211, 379, 87, 1, 1, 3, 0, 3, 0, 0, 6},  // Character
    {431, -1, -1, -1, -1, 0, 380, 88, 0, 1, 2, 7, 4, 0, 0, 6},  // keys
    {432, -1, -1, -1, -1, 0, 381, 89, 0, 1, 2, 7, 4, 0, 0, 6},  // allKeys
    {433, -1, -1, -1, -1, 0, 382, 90, 0, 1, 2, 7, 4, 0, 0, 6},  // values
    {434, -1, -1, -1, -1, 0, 383, 91, 0, 1, 2, 7, 4, 0, 0, 6},  // allValues
    {378, -1, -1, -1, -1, 0, 384, 92, 0, 1, 2, 7, 0, 0, 0, 6},  // count
    {281, -1, -1, -1, -1, 0, 385, 93, 0, 1, 2, 7, 2, 0, 0, 6},  // isEmpty
    {67, -1, -1, -1, -1, 212, 386, 94, 1, 2, 1, 7, 48, 0, 0, 6},  // removeValue
    {436, -1, -1, -1, -1, 213, 388, 95, 1, 2, 1, 7, 48, 0, 0, 6},  // removeObjectForKey
    {68, -1, -1, -1, -1, 214, 390, 96, 2, 3, 1, 7, 48, 0, 0, 6},  // updateValue
    {70, -1, -1, -1, -1, 216, 393, 97, 2, 3, 1, 7, 48, 0, 0, 6},  // setObject
    {66, -1, -1, -1, -1, 218, 396, 98, 0, 1, 1, 7, 48, 0, 0, 6},  // removeAll
    {437, -1, -1, -1, -1, 218, 397, 99, 0, 1, 1, 7, 48, 0, 0, 6},  // removeAllObjects
    {69, -1, -1, -1, -1, 218, 398, 100, 2, 3, 1, 7, 48, 0, 0, 6},  // merge
    {439, -1, -1, -1, -1, 220, 401, 101, 1, 2, 1, 7, 6, 0, 0, 6},  // mapValues
    {385, -1, -1, -1, -1, 221, 403, 102, 1, 2, 1, 7, 6, 0, 0, 6},  // filter
    {440, -1, -1, -1, -1, 222, 405, 103, 2, 3, 1, 7, 6, 0, 0, 6},  // merging
    {441, -1, -1, -1, -1, 224, 408, 104, 1, 2, 1, 7, 48, 0, 0, 6},  // objectForKey
    {442, -1, -1, -1, -1, 225, 410, 105, 1, 2, 1, 7, 48, 0, 0, 6},  // valueForKey
    {428, -1, -1, -1, -1, 226, 412, 106, 1, 1, 3, 0, 6, 0, 0, 6},  // Dictionary
    {428, -1, -1, -1, -1, 227, 413, 107, 2, 2, 3, 0, 6, 0, 0, 6},  // Dictionary
    {430, -1, -1, -1, -1, 229, 415, 108, 0, 0, 3, 0, 6, 0, 0, 6},  // NSMutableDictionary
    {429, -1, -1, -1, -1, 229, 415, 109, 0, 0, 3, 0, 6, 0, 0, 6},  // NSDictionary
    {428, -1, -1, -1, -1, 229, 415, 110, 0, 0, 3, 0, 6, 0, 0, 6},  // Dictionary
    {77, -1, -1, -1, -1, 148, 415, 111, 1, 2, 1, 7, 4, 0, 0, 6},  // map
    {384, -1, -1, -1, -1, 149, 417, 112, 1, 2, 1, 7, 4, 0, 0, 6},  // compactMap
    {78, -1, -1, -1, -1, 178, 419, 113, 1, 2, 1, 7, 4, 0, 0, 6},  // flatMap
    {387, -1, -1, -1, -1, 153, 421, 114, 1, 2, 1, 7, 48, 0, 0, 6},  // forEach
    {386, -1, -1, -1, -1, 151, 423, 115, 2, 3, 1, 7, 48, 0, 0, 6},  // reduce
    {306, -1, -1, -1, -1, 156, 426, 116, 1, 2, 1, 7, 2, 0, 0, 6},  // contains
    {379, -1, -1, -1, -1, 157, 428, 117, 1, 2, 1, 7, 48, 0, 0, 6},  // first
    {389, -1, -1, -1, -1, 158, 430, 118, 1, 2, 1, 7, 2, 0, 0, 6},  // allSatisfy
    {406, -1, -1, -1, -1, 191, 432, 119, 1, 2, 1, 7, 4, 0, 0, 6},  // sorted
    {406, -1, -1, -1, -1, 192, 434, 120, 1, 2, 1, 7, 4, 0, 0, 6},  // sorted
    {332, -1, -1, -1, -1, 190, 436, 121, 1, 2, 1, 7, 48, 0, 0, 6},  // max
    {334, -1, -1, -1, -1, 189, 438, 122, 1, 2, 1, 7, 48, 0, 0, 6},  // min
    {382, -1, -1, -1, -1, 146, 440, 123, 0, 1, 1, 7, 4, 0, 0, 6},  // enumerated
    {379, -1, -1, -1, -1, 0, 441, 124, 0, 1, 2, 7, 48, 0, 0, 6},  // first
    {445, -1, -1, -1, -1, 0, 442, 125, 0, 1, 2, 8, 0, 0, 0, 6},  // lowerBound
    {446, -1, -1, -1, -1, 0, 443, 126, 0, 1, 2, 8, 0, 0, 0, 6},  // upperBound
    {378, -1, -1, -1, -1, 0, 444, 127, 0, 1, 2, 8, 0, 0, 0, 6},  // count
    {281, -1, -1, -1, -1, 0, 445, 128, 0, 1, 2, 8, 2, 0, 0, 6},  // isEmpty
    {306, -1, -1, -1, -1, 242, 446, 129, 1, 2, 1, 8, 2, 0, 0, 6},  // contains
    {77, -1, -1, -1, -1, 243, 448, 130, 1, 2, 1, 8, 4, 0, 0, 6},  // map
    {381, -1, -1, -1, -1, 244, 450, 131, 0, 1, 1, 8, 4, 0, 0, 6},  // reversed
    {143, -1, -1, -1, -1, 244, 451, 132, 1, 1, 3, 0, 4, 0, 0, 6},  // Array
    {447, -1, -1, -1, -1, 245, 452, 133, 0, 0, 3, 0, 5, 0, 0, 6},  // Set
    {447, -1, -1, -1, -1, 245, 452, 134, 1, 1, 3, 0, 5, 0, 0, 6},  // Set
    {378, -1, -1, -1, -1, 0, 453, 135, 0, 1, 2, 6, 0, 0, 0, 6},  // count
    {281, -1, -1, -1, -1, 0, 454, 136, 0, 1, 2, 6, 2, 0, 0, 6},  // isEmpty
    {379, -1, -1, -1, -1, 0, 455, 137, 0, 1, 2, 6, 48, 0, 0, 6},  // first
    {300, -1, -1, -1, -1, 246, 456, 138, 1, 2, 1, 6, 5, 0, 0, 6},  // union
    {448, -1, -1, -1, -1, 247, 458, 139, 1, 2, 1, 6, 48, 0, 0, 6},  // formUnion
    {302, -1, -1, -1, -1, 248, 460, 140, 1, 2, 1, 6, 5, 0, 0, 6},  // intersection
    {449, -1, -1, -1, -1, 249, 462, 141, 1, 2, 1, 6, 48, 0, 0, 6},  // formIntersection
    {450, -1, -1, -1, -1, 250, 464, 142, 1, 2, 1, 6, 5, 0, 0, 6},  // subtracting
    {451, -1, -1, -1, -1, 251, 466, 143, 1, 2, 1, 6, 48, 0, 0, 6},  // subtract
    {452, -1, -1, -1, -1, 252, 468, 144, 1, 2, 1, 6, 5, 0, 0, 6},  // symmetricDifference
    {453, -1, -1, -1, -1, 253, 470, 145, 1, 2, 1, 6, 48, 0, 0, 6},  // formSymmetricDifference
    {454, -1, -1, -1, -1, 254, 472, 146, 1, 2, 1, 6, 2, 0, 0, 6},  // isSubset
    {455, -1, -1, -1, -1, 255, 474, 147, 1, 2, 1, 6, 2, 0, 0, 6},  // isSuperset
    {456, -1, -1, -1, -1, 256, 476, 148, 1, 2, 1, 6, 2, 0, 0, 6},  // isStrictSubset
    {457, -1, -1, -1, -1, 257, 478, 149, 1, 2, 1, 6, 2, 0, 0, 6},  // isStrictSuperset
    {458, -1, -1, -1, -1, 258, 480, 150, 1, 2, 1, 6, 2, 0, 0, 6},  // isDisjoint
    {306, -1, -1, -1, -1, 259, 482, 151, 1, 2, 1, 6, 2, 0, 0, 6},  // contains
    {61, -1, -1, -1, -1, 260, 484, 152, 1, 2, 1, 6, 48, 0, 0, 6},  // insert
    {459, -1, -1, -1, -1, 261, 486, 153, 1, 2, 1, 6, 48, 0, 0, 6},  // update
    {62, -1, -1, -1, -1, 262, 488, 154, 1, 2, 1, 6, 48, 0, 0, 6},  // remove
    {66, -1, -1, -1, -1, 263, 490, 155, 0, 1, 1, 6, 48, 0, 0, 6},  // removeAll
    {460, -1, -1, -1, -1, 263, 491, 156, 0, 1, 1, 6, 48, 0, 0, 6},  // popFirst
    {65, -1, -1, -1, -1, 263, 492, 157, 0, 1, 1, 6, 48, 0, 0, 6},  // removeFirst
    {157, -1, -1, -1, -1, 263, 493, 0, 4, 4, 3, 0, 17, 0, 0, 7},  // UIColor
    {465, -1, -1, -1, -1, 267, 497, 1, 1, 2, 1, 18, 17, 0, 0, 7},  // withAlphaComponent
    {157, -1, -1, -1, -1, 268, 499, 2, 2, 2, 3, 0, 17, 0, 0, 7},  // UIColor
    {467, 157, -1, -1, -1, 0, 0, 3, 0, 0, 5, 18, 17, 0, 0, 7},  // black
    {468, 157, -1, -1, -1, 270, 0, 4, 0, 0, 4, 18, 17, 0, 0, 7},  // blackColor
    {466, 157, -1, -1, -1, 0, 0, 5, 0, 0, 5, 18, 17, 0, 0, 7},  // white
    {469, 157, -1, -1, -1, 270, 0, 6, 0, 0, 4, 18, 17, 0, 0, 7},  // whiteColor
    {461, 157, -1, -1, -1, 0, 0, 7, 0, 0, 5, 18, 17, 0, 0, 7},  // red
    {470, 157, -1, -1, -1, 270, 0, 8, 0, 0, 4, 18, 17, 0, 0, 7},  // redColor
    {462, 157, -1, -1, -1, 0, 0, 9, 0, 0, 5, 18, 17, 0, 0, 7},  // green
    {471, 157, -1, -1, -1, 270, 0, 10, 0, 0, 4, 18, 17, 0, 0, 7},  // greenColor
    {463, 157, -1, -1, -1, 0, 0, 11, 0, 0, 5, 18, 17, 0, 0, 7},  // blue
    {472, 157, -1, -1, -1, 270, 0, 12, 0, 0, 4, 18, 17, 0, 0, 7},  // blueColor
    {473, 157, -1, -1, -1, 0, 0, 13, 0, 0, 5, 18, 17, 0, 0, 7},  // cyan
    {474, 157, -1, -1, -1, 270, 0, 14, 0, 0, 4, 18, 17, 0, 0, 7},  // cyanColor
    {475, 157, -1, -1, -1, 0, 0, 15, 0, 0, 5, 18, 17, 0, 0, 7},  // yellow
    {476, 157, -1, -1, -1, 270, 0, 16, 0, 0, 4, 18, 17, 0, 0, 7},  // yellowColor
    {477, 157, -1, -1, -1, 0, 0, 17, 0, 0, 5, 18, 17, 0, 0, 7},  // magenta
    {478, 157, -1, -1, -1, 270, 0, 18, 0, 0, 4, 18, 17, 0, 0, 7},  // magentaColor
    {479, 157, -1, -1, -1, 0, 0, 19, 0, 0, 5, 18, 17, 0, 0, 7},  // orange
    {480, 157, -1, -1, -1, 270, 0, 20, 0, 0, 4, 18, 17, 0, 0, 7},  // orangeColor
    {481, 157, -1, -1, -1, 0, 0, 21, 0, 0, 5, 18, 17, 0, 0, 7},  // purple
    {482, 157, -1, -1, -1, 270, 0, 22, 0, 0, 4, 18, 17, 0, 0, 7},  // purpleColor
    {483, 157, -1, -1, -1, 0, 0, 23, 0, 0, 5, 18, 17, 0, 0, 7},  // brown
    {484, 157, -1, -1, -1, 270, 0, 24, 0, 0, 4, 18, 17, 0, 0, 7},  // brownColor
    {485, 157, -1, -1, -1, 0, 0, 25, 0, 0, 5, 18, 17, 0, 0, 7},  // gray
    {486, 157, -1, -1, -1, 270, 0, 26, 0, 0, 4, 18, 17, 0, 0, 7},  // grayColor
    {487, 157, -1, -1, -1, 0, 0, 27, 0, 0, 5, 18, 17, 0, 0, 7},  // lightGray
    {488, 157, -1, -1, -1, 270, 0, 28, 0, 0, 4, 18, 17, 0, 0, 7},  // lightGrayColor
    {489, 157, -1, -1, -1, 0, 0, 29, 0, 0, 5, 18, 17, 0, 0, 7},  // darkGray
    {490, 157, -1, -1, -1, 270, 0, 30, 0, 0, 4, 18, 17, 0, 0, 7},  // darkGrayColor
    {491, 157, -1, -1, -1, 0, 0, 31, 0, 0, 5, 18, 17, 0, 0, 7},  // clear
    {492, 157, -1, -1, -1, 270, 0, 32, 0, 0, 4, 18, 17, 0, 0, 7},  // clearColor
    {493, 157, -1, -1, -1, 0, 0, 33, 0, 0, 5, 18, 17, 0, 0, 7},  // systemRed
    {494, 157, -1, -1, -1, 0, 0, 34, 0, 0, 5, 18, 17, 0, 0, 7},  // systemOrange
    {495, 157, -1, -1, -1, 0, 0, 35, 0, 0, 5, 18, 17, 0, 0, 7},  // systemYellow
    {496, 157, -1, -1, -1, 0, 0, 36, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGreen
    {497, 157, -1, -1, -1, 0, 0, 37, 0, 0, 5, 18, 17, 0, 0, 7},  // systemMint
    {498, 157, -1, -1, -1, 0, 0, 38, 0, 0, 5, 18, 17, 0, 0, 7},  // systemTeal
    {499, 157, -1, -1, -1, 0, 0, 39, 0, 0, 5, 18, 17, 0, 0, 7},  // systemCyan
    {500, 157, -1, -1, -1, 0, 0, 40, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBlue
    {501, 157, -1, -1, -1, 0, 0, 41, 0, 0, 5, 18, 17, 0, 0, 7},  // systemIndigo
    {502, 157, -1, -1, -1, 0, 0, 42, 0, 0, 5, 18, 17, 0, 0, 7},  // systemPurple
    {503, 157, -1, -1, -1, 0, 0, 43, 0, 0, 5, 18, 17, 0, 0, 7},  // systemPink
    {504, 157, -1, -1, -1, 0, 0, 44, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBrown
    {505, 157, -1, -1, -1, 0, 0, 45, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray
    {506, 157, -1, -1, -1, 0, 0, 46, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray2
    {507, 157, -1, -1, -1, 0, 0, 47, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray3
    {508, 157, -1, -1, -1, 0, 0, 48, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray4
    {509, 157, -1, -1, -1, 0, 0, 49, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray5
    {510, 157, -1, -1, -1, 0, 0, 50, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray6
    {511, 157, -1, -1, -1, 0, 0, 51, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBackground
    {512, 157, -1, -1, -1, 0, 0, 52, 0, 0, 5, 18, 17, 0, 0, 7},  // secondarySystemBackground
    {513, 157, -1, -1, -1, 0, 0, 53, 0, 0, 5, 18, 17, 0, 0, 7},  // label
    {159, -1, -1, -1, -1, 270, 501, 0, 1, 1, 3, 0, 26, 0, 0, 8},  // UIView
    {159, -1, -1, -1, -1, 0, 0, 1, 0, 0, 3, 0, 26, 0, 0, 8},  // UIView
    {160, -1, -1, -1, -1, 271, 502, 2, 1, 1, 3, 0, 26, 0, 0, 8},  // UIWindow
    {160, -1, -1, -1, -1, 0, 0, 3, 0, 0, 3, 0, 26, 0, 0, 8},  // UIWindow
    {161, -1, -1, -1, -1, 272, 503, 4, 1, 1, 3, 0, 26, 0, 0, 8},  // UIImageView
    {161, -1, -1, -1, -1, 0, 0, 5, 0, 0, 3, 0, 26, 0, 0, 8},  // UIImageView
    {162, -1, -1, -1, -1, 273, 504, 6, 1, 1, 3, 0, 26, 0, 0, 8},  // UILabel
    {162, -1, -1, -1, -1, 0, 0, 7, 0, 0, 3, 0, 26, 0, 0, 8},  // UILabel
    {163, -1, -1, -1, -1, 274, 505, 8, 1, 1, 3, 0, 26, 0, 0, 8},  // UIButton
    {163, -1, -1, -1, -1, 0, 0, 9, 0, 0, 3, 0, 26, 0, 0, 8},  // UIButton
    {164, -1, -1, -1, -1, 275, 506, 10, 1, 1, 3, 0, 26, 0, 0, 8},  // UIScrollView
    {164, -1, -1, -1, -1, 0, 0, 11, 0, 0, 3, 0, 26, 0, 0, 8},  // UIScrollView
    {165, -1, -1, -1, -1, 276, 507, 12, 1, 1, 3, 0, 26, 0, 0, 8},  // UIControl
    {165, -1, -1, -1, -1, 0, 0, 13, 0, 0, 3, 0, 26, 0, 0, 8},  // UIControl
    {166, -1, -1, -1, -1, 277, 508, 14, 1, 1, 3, 0, 26, 0, 0, 8},  // UITextField
    {166, -1, -1, -1, -1, 0, 0, 15, 0, 0, 3, 0, 26, 0, 0, 8},  // UITextField
    {167, -1, -1, -1, -1, 278, 509, 16, 1, 1, 3, 0, 26, 0, 0, 8},  // UITextView
    {167, -1, -1, -1, -1, 0, 0, 17, 0, 0, 3, 0, 26, 0, 0, 8},  // UITextView
    {168, -1, -1, -1, -1, 279, 510, 18, 1, 1, 3, 0, 26, 0, 0, 8},  // UITableViewCell
    {168, -1, -1, -1, -1, 0, 0, 19, 0, 0, 3, 0, 26, 0, 0, 8},  // UITableViewCell
    {169, -1, -1, -1, -1, 280, 511, 20, 1, 1, 3, 0, 26, 0, 0, 8},  // UICollectionViewCell
    {169, -1, -1, -1, -1, 0, 0, 21, 0, 0, 3, 0, 26, 0, 0, 8},  // UICollectionViewCell
    {170, -1, -1, -1, -1, 281, 512, 22, 1, 1, 3, 0, 26, 0, 0, 8},  // UIVisualEffectView
    {170, -1, -1, -1, -1, 0, 0, 23, 0, 0, 3, 0, 26, 0, 0, 8},  // UIVisualEffectView
    {514, -1, -1, -1, -1, 0, 513, 24, 0, 1, 2, 27, 13, 0, 9, 8},  // frame
    {515, -1, -1, -1, -1, 0, 514, 25, 0, 1, 2, 27, 13, 0, 0, 8},  // bounds
    {286, -1, -1, -1, -1, 0, 515, 26, 0, 1, 2, 27, 9, 0, 10, 8},  // center
    {516, -1, -1, -1, -1, 0, 516, 27, 0, 1, 2, 27, 9, 0, 11, 8},  // anchorPoint
    {517, -1, -1, -1, 1086, 0, 517, 28, 0, 1, 2, 27, 2, 0, 0, 8},  // isHidden
    {518, -1, -1, -1, -1, 0, 518, 29, 0, 1, 2, 27, 2, 0, 0, 8},  // clipsToBounds
    {519, -1, -1, -1, -1, 0, 519, 30, 0, 1, 2, 27, 3, 0, 0, 8},  // name
    {520, -1, -1, -1, -1, 282, 520, 31, 1, 1, 0, 0, 48, 0, 0, 8},  // UIImage
    {161, -1, -1, -1, -1, 283, 521, 32, 1, 1, 3, 0, 26, 0, 0, 8},  // UIImageView
    {84, -1, -1, -1, -1, 0, 522, 33, 0, 1, 2, 27, 14, 0, 12, 8},  // transform
    {523, -1, -1, -1, -1, 284, 523, 34, 1, 2, 1, 27, 48, 0, 0, 8},  // moveAnchor
    {524, -1, -1, -1, -1, 0, 525, 35, 0, 1, 2, 27, 9, 0, 0, 8},  // contentOffset
    {464, -1, -1, -1, -1, 0, 526, 36, 0, 1, 2, 27, 0, 0, 0, 8},  // alpha
    {525, -1, -1, -1, 526, 0, 527, 37, 0, 1, 2, 27, 2, 0, 0, 8},  // isUserInteractionEnabled
    {526, -1, -1, -1, -1, 0, 528, 38, 0, 1, 2, 27, 2, 0, 0, 8},  // userInteractionEnabled
    {527, -1, -1, -1, -1, 0, 529, 39, 0, 1, 2, 27, 0, 0, 0, 8},  // tag
    {85, -1, -1, -1, -1, 0, 530, 40, 0, 1, 2, 27, 27, 0, 0, 8},  // layer
    {528, -1, -1, -1, -1, 0, 531, 41, 0, 1, 2, 27, 17, 0, 0, 8},  // backgroundColor
    {529, -1, -1, -1, -1, 0, 532, 42, 0, 1, 2, 27, 3, 0, 0, 8},  // text
    {530, -1, -1, -1, -1, 0, 533, 43, 0, 1, 2, 27, 17, 0, 0, 8},  // textColor
    {531, -1, -1, -1, -1, 0, 534, 44, 0, 1, 2, 27, 20, 0, 0, 8},  // textAlignment
    {532, -1, -1, -1, -1, 0, 535, 45, 0, 1, 2, 27, 48, 0, 0, 8},  // font
    {522, -1, -1, -1, -1, 0, 536, 46, 0, 1, 2, 27, 48, 0, 0, 8},  // image
    {533, -1, -1, -1, -1, 0, 537, 47, 0, 1, 2, 27, 48, 0, 0, 8},  // contentMode
    {534, -1, -1, -1, -1, 0, 538, 48, 0, 1, 2, 27, 2, 0, 0, 8},  // isOpaque
    {535, -1, -1, -1, -1, 0, 539, 49, 0, 1, 2, 27, 17, 0, 0, 8},  // tintColor
    {536, -1, -1, -1, -1, 0, 540, 50, 0, 1, 2, 27, 0, 0, 0, 8},  // contentScaleFactor
    {537, -1, -1, -1, -1, 0, 541, 51, 0, 1, 2, 27, 3, 0, 0, 8},  // accessibilityLabel
    {538, -1, -1, -1, -1, 0, 542, 52, 0, 1, 2, 27, 0, 0, 0, 8},  // numberOfLines
    {539, -1, -1, -1, -1, 0, 543, 53, 0, 1, 2, 27, 2, 0, 0, 8},  // adjustsFontSizeToFitWidth
    {540, -1, -1, -1, -1, 0, 544, 54, 0, 1, 2, 27, 0, 0, 0, 8},  // zoomScale
    {541, 542, -1, -1, -1, 0, 0, 55, 0, 0, 5, 4, 3, 0, 0, 8},  // system
    {543, 542, -1, -1, -1, 0, 0, 56, 0, 0, 5, 4, 3, 0, 0, 8},  // custom
    {544, 542, -1, -1, -1, 0, 0, 57, 0, 0, 5, 4, 3, 0, 0, 8},  // infoLight
    {545, 542, -1, -1, -1, 0, 0, 58, 0, 0, 5, 4, 3, 0, 0, 8},  // contactAdd
    {546, 542, -1, -1, -1, 0, 0, 59, 0, 0, 5, 4, 3, 0, 0, 8},  // close
    {163, -1, -1, -1, -1, 285, 545, 60, 1, 1, 3, 0, 26, 0, 0, 8},  // UIButton
    {547, -1, -1, -1, -1, 0, 546, 61, 0, 1, 2, 27, 2, 0, 0, 8},  // isScrollEnabled
    {548, -1, -1, -1, -1, 0, 547, 62, 0, 1, 2, 27, 2, 0, 0, 8},  // isPagingEnabled
    {549, -1, -1, -1, -1, 0, 548, 63, 0, 1, 2, 27, 2, 0, 0, 8},  // bounces
    {550, -1, -1, -1, -1, 0, 549, 64, 0, 1, 2, 27, 2, 0, 0, 8},  // showsHorizontalScrollIndicator
    {551, -1, -1, -1, -1, 0, 550, 65, 0, 1, 2, 27, 2, 0, 0, 8},  // showsVerticalScrollIndicator
    {552, -1, -1, -1, -1, 0, 551, 66, 0, 1, 2, 27, 0, 0, 0, 8},  // minimumZoomScale
    {553, -1, -1, -1, -1, 0, 552, 67, 0, 1, 2, 27, 0, 0, 0, 8},  // maximumZoomScale
    {554, -1, -1, -1, -1, 0, 553, 68, 0, 1, 2, 27, 44, 0, 0, 8},  // contentInset
    {555, -1, -1, -1, -1, 0, 554, 69, 0, 1, 2, 27, 48, 0, 0, 8},  // delegate
    {556, -1, -1, -1, -1, 0, 555, 70, 0, 1, 2, 27, 12, 0, 0, 8},  // contentSize
    {289, 557, -1, -1, -1, 0, 0, 71, 0, 0, 5, 21, 20, 0, 0, 8},  // left
    {286, 557, -1, -1, -1, 0, 0, 72, 0, 0, 5, 21, 20, 0, 0, 8},  // center
    {291, 557, -1, -1, -1, 0, 0, 73, 0, 0, 5, 21, 20, 0, 0, 8},  // right
    {558, 557, -1, -1, -1, 0, 0, 74, 0, 0, 5, 21, 20, 0, 0, 8},  // justified
    {559, 557, -1, -1, -1, 0, 0, 75, 0, 0, 5, 21, 20, 0, 0, 8},  // natural
    {47, -1, -1, -1, -1, 286, 556, 76, 4, 4, 0, 0, 26, 0, 0, 8},  // view
    {560, -1, -1, -1, -1, 0, 560, 0, 0, 1, 2, 27, 26, 0, 0, 9},  // superview
    {561, -1, -1, -1, -1, 0, 561, 1, 0, 1, 2, 27, 4, 0, 0, 9},  // subviews
    {48, -1, -1, -1, -1, 0, 562, 2, 0, 1, 2, 27, 26, 0, 0, 9},  // window
    {562, -1, -1, -1, 1082, 290, 563, 3, 1, 2, 1, 27, 2, 0, 0, 9},  // isDescendant
    {563, -1, -1, -1, -1, 291, 565, 4, 1, 2, 1, 27, 48, 0, 0, 9},  // addSubview
    {564, -1, -1, -1, -1, 292, 567, 5, 1, 2, 1, 27, 48, 0, 0, 9},  // bringSubviewToFront
    {565, -1, -1, -1, 1084, 293, 569, 6, 1, 2, 1, 27, 48, 0, 0, 9},  // bringSubview
    {567, -1, -1, -1, -1, 294, 571, 7, 1, 2, 1, 27, 48, 0, 0, 9},  // sendSubviewToBack
    {568, -1, -1, -1, 1085, 295, 573, 8, 1, 2, 1, 27, 48, 0, 0, 9},  // sendSubview
    {570, -1, -1, -1, -1, 296, 575, 9, 0, 1, 1, 27, 48, 0, 0, 9},  // removeFromSuperview
    {571, -1, -1, -1, 1083, 296, 576, 10, 2, 3, 1, 27, 48, 0, 0, 9},  // insertSubview
    {571, -1, -1, -1, -1, 298, 579, 11, 2, 3, 1, 27, 48, 0, 0, 9},  // insertSubview
    {571, -1, -1, -1, -1, 300, 582, 12, 2, 3, 1, 27, 48, 0, 0, 9},  // insertSubview
    {574, -1, -1, -1, -1, 302, 585, 13, 2, 3, 1, 27, 9, 0, 5, 9},  // convert
    {574, -1, -1, -1, -1, 304, 588, 14, 2, 3, 1, 27, 9, 0, 5, 9},  // convert
    {575, -1, -1, -1, -1, 306, 591, 15, 2, 3, 1, 27, 9, 0, 5, 9},  // convertRect
    {575, -1, -1, -1, -1, 308, 594, 16, 2, 3, 1, 27, 9, 0, 5, 9},  // convertRect
    {578, -1, -1, -1, -1, 310, 597, 17, 2, 3, 1, 27, 9, 0, 5, 9},  // convertPoint
    {578, -1, -1, -1, -1, 312, 600, 18, 2, 3, 1, 27, 9, 0, 5, 9},  // convertPoint
    {579, -1, -1, -1, -1, 314, 603, 19, 0, 1, 1, 27, 48, 0, 0, 9},  // setNeedsLayout
    {580, -1, -1, -1, -1, 314, 604, 20, 0, 1, 1, 27, 48, 0, 0, 9},  // setNeedsDisplay
    {581, -1, -1, -1, -1, 314, 605, 21, 0, 1, 1, 27, 48, 0, 0, 9},  // layoutSubviews
    {582, -1, -1, -1, -1, 314, 606, 22, 0, 1, 1, 27, 48, 0, 0, 9},  // layoutIfNeeded
    {580, -1, -1, -1, -1, 314, 607, 23, 0, 1, 1, 28, 48, 0, 0, 9},  // setNeedsDisplay
    {583, -1, -1, -1, -1, 314, 608, 24, 1, 2, 1, 27, 26, 0, 0, 9},  // viewWithTag
    {584, -1, -1, -1, -1, 315, 610, 25, 2, 3, 1, 28, 48, 0, 0, 9},  // insertSublayer
    {584, -1, -1, -1, -1, 317, 613, 26, 2, 3, 1, 28, 48, 0, 0, 9},  // insertSublayer
    {584, -1, -1, -1, -1, 319, 616, 27, 2, 3, 1, 28, 48, 0, 0, 9},  // insertSublayer
    {587, 159, -1, -1, -1, 0, 0, 28, 0, 0, 5, 27, 0, 0, 0, 9},  // noIntrinsicMetric
    {589, 588, -1, -1, -1, 0, 0, 29, 0, 0, 5, 27, 26, 0, 0, 9},  // main
    {590, 588, -1, -1, -1, 321, 619, 30, 0, 0, 4, 27, 26, 0, 0, 9},  // mainScreen
    {591, -1, -1, -1, 1080, 321, 619, 31, 2, 3, 1, 27, 26, 0, 5, 9},  // hitTest
    {244, -1, -1, -1, 1081, 323, 622, 32, 2, 3, 1, 27, 2, 0, 5, 9},  // point
    {158, -1, -1, -1, -1, 325, 625, 0, 0, 0, 3, 0, 27, 0, 0, 10},  // CALayer
    {514, -1, -1, -1, -1, 0, 625, 1, 0, 1, 2, 28, 13, 0, 9, 10},  // frame
    {515, -1, -1, -1, -1, 0, 626, 2, 0, 1, 2, 28, 13, 0, 0, 10},  // bounds
    {83, -1, -1, -1, -1, 0, 627, 3, 0, 1, 2, 28, 9, 0, 10, 10},  // position
    {516, -1, -1, -1, -1, 0, 628, 4, 0, 1, 2, 28, 9, 0, 11, 10},  // anchorPoint
    {517, -1, -1, -1, 1086, 0, 629, 5, 0, 1, 2, 28, 2, 0, 0, 10},  // isHidden
    {593, -1, -1, -1, -1, 0, 630, 6, 0, 1, 2, 28, 2, 0, 0, 10},  // masksToBounds
    {519, -1, -1, -1, -1, 0, 631, 7, 0, 1, 2, 28, 3, 0, 0, 10},  // name
    {594, -1, -1, -1, -1, 0, 632, 8, 0, 1, 2, 28, 14, 0, 0, 10},  // sublayerTransform
    {84, -1, -1, -1, -1, 0, 633, 9, 0, 1, 2, 28, 14, 0, 0, 10},  // transform
    {595, -1, -1, -1, -1, 0, 634, 10, 0, 1, 2, 28, 0, 0, 0, 10},  // zPosition
    {596, -1, -1, -1, -1, 0, 635, 11, 0, 1, 2, 28, 0, 0, 0, 10},  // opacity
    {528, -1, -1, -1, -1, 0, 636, 12, 0, 1, 2, 28, 17, 0, 0, 10},  // backgroundColor
    {597, -1, -1, -1, -1, 0, 637, 13, 0, 1, 2, 28, 0, 0, 0, 10},  // cornerRadius
    {598, -1, -1, -1, -1, 0, 638, 14, 0, 1, 2, 28, 0, 0, 0, 10},  // borderWidth
    {599, -1, -1, -1, -1, 0, 639, 15, 0, 1, 2, 28, 17, 0, 0, 10},  // borderColor
    {600, -1, -1, -1, -1, 0, 640, 16, 0, 1, 2, 28, 17, 0, 0, 10},  // shadowColor
    {601, -1, -1, -1, -1, 0, 641, 17, 0, 1, 2, 28, 0, 0, 0, 10},  // shadowOpacity
    {602, -1, -1, -1, -1, 0, 642, 18, 0, 1, 2, 28, 0, 0, 0, 10},  // shadowRadius
    {603, -1, -1, -1, -1, 0, 643, 19, 0, 1, 2, 28, 12, 0, 0, 10},  // shadowOffset
    {604, -1, -1, -1, -1, 0, 644, 20, 0, 1, 2, 28, 28, 0, 0, 10},  // shadowPath
    {605, -1, -1, -1, -1, 0, 645, 21, 0, 1, 2, 28, 0, 0, 0, 10},  // contentsScale
    {606, -1, -1, -1, -1, 0, 646, 22, 0, 1, 2, 28, 48, 0, 0, 10},  // contents
    {607, -1, -1, -1, -1, 0, 647, 23, 0, 1, 2, 28, 2, 0, 0, 10},  // shouldRasterize
    {608, -1, -1, -1, -1, 0, 648, 24, 0, 1, 2, 28, 0, 0, 0, 10},  // rasterizationScale
    {609, -1, -1, -1, -1, 0, 649, 25, 0, 1, 2, 28, 2, 0, 0, 10},  // isDoubleSided
    {610, -1, -1, -1, -1, 0, 650, 26, 0, 1, 2, 28, 27, 0, 0, 10},  // mask
    {611, -1, -1, -1, -1, 0, 651, 27, 0, 1, 2, 28, 48, 0, 0, 10},  // lineCap
    {612, -1, -1, -1, -1, 0, 652, 28, 0, 1, 2, 28, 48, 0, 0, 10},  // fillRule
    {613, -1, -1, -1, -1, 0, 653, 29, 0, 1, 2, 28, 0, 0, 0, 10},  // strokeStart
    {614, -1, -1, -1, -1, 0, 654, 30, 0, 1, 2, 28, 0, 0, 0, 10},  // strokeEnd
    {615, -1, -1, -1, -1, 325, 655, 31, 0, 1, 1, 28, 14, 0, 0, 10},  // affineTransform
    {86, -1, -1, -1, -1, 325, 656, 32, 1, 2, 1, 28, 48, 0, 8, 10},  // setAffineTransform
    {616, -1, -1, -1, 1091, 326, 658, 33, 0, 1, 1, 28, 27, 0, 0, 10},  // presentation
    {617, -1, -1, -1, 1092, 326, 659, 34, 0, 1, 1, 28, 27, 0, 0, 10},  // model
    {618, -1, -1, -1, -1, 0, 660, 35, 0, 1, 2, 28, 27, 0, 0, 10},  // superlayer
    {619, -1, -1, -1, -1, 0, 661, 36, 0, 1, 2, 28, 4, 0, 0, 10},  // sublayers
    {620, -1, -1, -1, -1, 326, 662, 37, 1, 2, 1, 28, 48, 0, 0, 10},  // addSublayer
    {621, -1, -1, -1, -1, 327, 664, 38, 0, 1, 1, 28, 48, 0, 0, 10},  // removeFromSuperlayer
    {574, -1, -1, -1, 1087, 327, 665, 39, 2, 3, 1, 28, 9, 0, 5, 10},  // convert
    {574, -1, -1, -1, 1089, 329, 668, 40, 2, 3, 1, 28, 9, 0, 5, 10},  // convert
    {591, -1, -1, -1, -1, 331, 671, 41, 1, 2, 1, 28, 27, 0, 0, 10},  // hitTest
    {306, -1, -1, -1, 1010, 332, 673, 42, 1, 2, 1, 28, 2, 0, 0, 10},  // contains
    {622, -1, -1, -1, -1, 333, 675, 0, 0, 0, 0, 0, 41, 0, 0, 11},  // Rectangle
    {623, -1, -1, -1, -1, 333, 675, 1, 1, 1, 0, 0, 41, 0, 0, 11},  // Text
    {624, -1, -1, -1, -1, 334, 676, 2, 1, 1, 0, 0, 41, 0, 0, 11},  // Image
    {514, -1, -1, -1, -1, 335, 677, 3, 2, 3, 1, 42, 41, 0, 0, 11},  // frame
    {514, -1, -1, -1, -1, 337, 680, 4, 1, 2, 1, 42, 41, 0, 0, 11},  // frame
    {514, -1, -1, -1, -1, 338, 682, 5, 1, 2, 1, 42, 41, 0, 0, 11},  // frame
    {626, -1, -1, -1, -1, 339, 684, 6, 1, 2, 1, 42, 41, 0, 0, 11},  // padding
    {83, -1, -1, -1, -1, 340, 686, 7, 2, 3, 1, 42, 41, 0, 0, 11},  // position
    {83, -1, -1, -1, -1, 342, 689, 8, 1, 2, 1, 42, 41, 0, 0, 11},  // position
    {627, -1, -1, -1, -1, 343, 691, 9, 2, 3, 1, 42, 41, 0, 0, 11},  // offset
    {627, -1, -1, -1, -1, 345, 694, 10, 1, 2, 1, 42, 41, 0, 0, 11},  // offset
    {627, -1, -1, -1, -1, 346, 696, 11, 1, 2, 1, 42, 41, 0, 0, 11},  // offset
    {627, -1, -1, -1, -1, 347, 698, 12, 1, 2, 1, 42, 41, 0, 0, 11},  // offset
    {628, -1, -1, -1, -1, 348, 700, 13, 1, 2, 1, 42, 41, 0, 0, 11},  // rotationEffect
    {628, -1, -1, -1, -1, 349, 702, 14, 2, 3, 1, 42, 41, 0, 0, 11},  // rotationEffect
    {630, -1, -1, -1, -1, 351, 705, 15, 1, 2, 1, 42, 41, 0, 0, 11},  // scaleEffect
    {630, -1, -1, -1, -1, 352, 707, 16, 2, 3, 1, 42, 41, 0, 0, 11},  // scaleEffect
    {630, -1, -1, -1, -1, 354, 710, 17, 2, 3, 1, 42, 41, 0, 0, 11},  // scaleEffect
    {630, -1, -1, -1, -1, 356, 713, 18, 3, 4, 1, 42, 41, 0, 0, 11},  // scaleEffect
    {631, -1, -1, -1, -1, 359, 717, 19, 1, 2, 1, 42, 41, 0, 0, 11},  // transformEffect
    {632, -1, -1, -1, -1, 360, 719, 20, 1, 2, 1, 42, 41, 0, 0, 11},  // modifier
    {84, -1, -1, -1, -1, 0, 721, 21, 0, 1, 2, 42, 14, 0, 0, 11},  // transform
    {285, -1, -1, -1, -1, 0, 722, 22, 0, 1, 2, 42, 4, 0, 0, 11},  // corners
    {286, -1, -1, -1, -1, 0, 723, 23, 0, 1, 2, 42, 9, 0, 0, 11},  // center
    {633, -1, -1, -1, -1, 0, 724, 24, 0, 1, 2, 42, 13, 0, 0, 11},  // layoutFrame
    {236, -1, -1, -1, -1, 0, 725, 25, 0, 1, 2, 42, 12, 0, 0, 11},  // size
    {634, 635, -1, -1, -1, 0, 0, 26, 0, 0, 5, 43, 42, 0, 0, 11},  // topLeading
    {288, 635, -1, -1, -1, 0, 0, 27, 0, 0, 5, 43, 42, 0, 0, 11},  // top
    {636, 635, -1, -1, -1, 0, 0, 28, 0, 0, 5, 43, 42, 0, 0, 11},  // topTrailing
    {637, 635, -1, -1, -1, 0, 0, 29, 0, 0, 5, 43, 42, 0, 0, 11},  // leading
    {286, 635, -1, -1, -1, 0, 0, 30, 0, 0, 5, 43, 42, 0, 0, 11},  // center
    {638, 635, -1, -1, -1, 0, 0, 31, 0, 0, 5, 43, 42, 0, 0, 11},  // trailing
    {639, 635, -1, -1, -1, 0, 0, 32, 0, 0, 5, 43, 42, 0, 0, 11},  // bottomLeading
    {290, 635, -1, -1, -1, 0, 0, 33, 0, 0, 5, 43, 42, 0, 0, 11},  // bottom
    {640, 635, -1, -1, -1, 0, 0, 34, 0, 0, 5, 43, 42, 0, 0, 11},  // bottomTrailing
    {635, -1, -1, -1, -1, 361, 726, 35, 2, 2, 0, 0, 9, 0, 0, 11},  // UnitPoint
    {642, -1, -1, -1, -1, 363, 728, 36, 1, 1, 3, 0, 14, 0, 0, 11},  // ProjectionTransform
    {644, -1, -1, -1, -1, 364, 729, 0, 2, 2, 3, 0, 29, 0, 0, 12},  // UIPanGestureRecognizer
    {644, -1, -1, -1, -1, 366, 731, 1, 1, 1, 3, 0, 29, 0, 0, 12},  // UIPanGestureRecognizer
    {644, -1, -1, -1, -1, 0, 0, 2, 0, 0, 3, 0, 29, 0, 0, 12},  // UIPanGestureRecognizer
    {647, -1, -1, -1, -1, 367, 732, 3, 2, 2, 3, 0, 29, 0, 0, 12},  // UIPinchGestureRecognizer
    {647, -1, -1, -1, -1, 369, 734, 4, 1, 1, 3, 0, 29, 0, 0, 12},  // UIPinchGestureRecognizer
    {647, -1, -1, -1, -1, 0, 0, 5, 0, 0, 3, 0, 29, 0, 0, 12},  // UIPinchGestureRecognizer
    {648, -1, -1, -1, -1, 370, 735, 6, 2, 2, 3, 0, 29, 0, 0, 12},  // UIRotationGestureRecognizer
    {648, -1, -1, -1, -1, 372, 737, 7, 1, 1, 3, 0, 29, 0, 0, 12},  // UIRotationGestureRecognizer
    {648, -1, -1, -1, -1, 0, 0, 8, 0, 0, 3, 0, 29, 0, 0, 12},  // UIRotationGestureRecognizer
    {649, -1, -1, -1, -1, 373, 738, 9, 2, 2, 3, 0, 29, 0, 0, 12},  // UITapGestureRecognizer
    {649, -1, -1, -1, -1, 375, 740, 10, 1, 1, 3, 0, 29, 0, 0, 12},  // UITapGestureRecognizer
    {649, -1, -1, -1, -1, 0, 0, 11, 0, 0, 3, 0, 29, 0, 0, 12},  // UITapGestureRecognizer
    {650, -1, -1, -1, -1, 376, 741, 12, 2, 2, 3, 0, 29, 0, 0, 12},  // UILongPressGestureRecognizer
    {650, -1, -1, -1, -1, 378, 743, 13, 1, 1, 3, 0, 29, 0, 0, 12},  // UILongPressGestureRecognizer
    {650, -1, -1, -1, -1, 0, 0, 14, 0, 0, 3, 0, 29, 0, 0, 12},  // UILongPressGestureRecognizer
    {651, -1, -1, -1, -1, 379, 744, 15, 2, 2, 3, 0, 29, 0, 0, 12},  // UISwipeGestureRecognizer
    {651, -1, -1, -1, -1, 381, 746, 16, 1, 1, 3, 0, 29, 0, 0, 12},  // UISwipeGestureRecognizer
    {651, -1, -1, -1, -1, 0, 0, 17, 0, 0, 3, 0, 29, 0, 0, 12},  // UISwipeGestureRecognizer
    {652, 643, -1, -1, -1, 0, 0, 18, 0, 0, 5, 30, 45, 0, 0, 12},  // State
    {653, 643, -1, -1, -1, 0, 0, 19, 0, 0, 5, 30, 45, 0, 0, 12},  // Direction
    {656, 657, 658, -1, -1, 0, 0, 20, 0, 0, 5, 31, 30, 0, 0, 12},  // possible
    {659, 657, -1, -1, -1, 0, 0, 21, 0, 0, 5, 31, 30, 0, 0, 12},  // Possible
    {660, 657, 661, -1, -1, 0, 0, 22, 0, 0, 5, 31, 30, 0, 0, 12},  // began
    {662, 657, -1, -1, -1, 0, 0, 23, 0, 0, 5, 31, 30, 0, 0, 12},  // Began
    {663, 657, 664, -1, -1, 0, 0, 24, 0, 0, 5, 31, 30, 0, 0, 12},  // changed
    {665, 657, -1, -1, -1, 0, 0, 25, 0, 0, 5, 31, 30, 0, 0, 12},  // Changed
    {666, 657, 667, -1, -1, 0, 0, 26, 0, 0, 5, 31, 30, 0, 0, 12},  // ended
    {668, 657, -1, -1, -1, 0, 0, 27, 0, 0, 5, 31, 30, 0, 0, 12},  // Ended
    {669, 657, 670, -1, -1, 0, 0, 28, 0, 0, 5, 31, 30, 0, 0, 12},  // cancelled
    {671, 657, -1, -1, -1, 0, 0, 29, 0, 0, 5, 31, 30, 0, 0, 12},  // Cancelled
    {672, 657, 673, -1, -1, 0, 0, 30, 0, 0, 5, 31, 30, 0, 0, 12},  // failed
    {674, 657, -1, -1, -1, 0, 0, 31, 0, 0, 5, 31, 30, 0, 0, 12},  // Failed
    {675, 657, 676, -1, -1, 0, 0, 32, 0, 0, 5, 31, 30, 0, 0, 12},  // recognized
    {291, 677, 678, -1, -1, 0, 0, 33, 0, 0, 5, 32, 31, 0, 0, 12},  // right
    {679, 677, -1, -1, -1, 0, 0, 34, 0, 0, 5, 32, 31, 0, 0, 12},  // Right
    {289, 677, 680, -1, -1, 0, 0, 35, 0, 0, 5, 32, 31, 0, 0, 12},  // left
    {681, 677, -1, -1, -1, 0, 0, 36, 0, 0, 5, 32, 31, 0, 0, 12},  // Left
    {352, 677, 682, -1, -1, 0, 0, 37, 0, 0, 5, 32, 31, 0, 0, 12},  // up
    {683, 677, -1, -1, -1, 0, 0, 38, 0, 0, 5, 32, 31, 0, 0, 12},  // Up
    {353, 677, 684, -1, -1, 0, 0, 39, 0, 0, 5, 32, 31, 0, 0, 12},  // down
    {685, 677, -1, -1, -1, 0, 0, 40, 0, 0, 5, 32, 31, 0, 0, 12},  // Down
    {686, -1, -1, -1, -1, 0, 747, 41, 0, 1, 2, 30, 30, 0, 0, 12},  // state
    {687, -1, -1, -1, 688, 0, 748, 42, 0, 1, 2, 30, 2, 0, 0, 12},  // isEnabled
    {688, -1, -1, -1, -1, 0, 749, 43, 0, 1, 2, 30, 2, 0, 0, 12},  // enabled
    {47, -1, -1, -1, -1, 0, 750, 44, 0, 1, 2, 30, 26, 0, 0, 12},  // view
    {519, -1, -1, -1, -1, 0, 751, 45, 0, 1, 2, 30, 3, 0, 0, 12},  // name
    {689, -1, -1, -1, -1, 0, 752, 46, 0, 1, 2, 30, 2, 0, 0, 12},  // cancelsTouchesInView
    {690, -1, -1, -1, -1, 0, 753, 47, 0, 1, 2, 30, 2, 0, 0, 12},  // delaysTouchesBegan
    {691, -1, -1, -1, -1, 0, 754, 48, 0, 1, 2, 30, 2, 0, 0, 12},  // delaysTouchesEnded
    {692, -1, -1, -1, -1, 0, 755, 49, 0, 1, 2, 30, 0, 0, 0, 12},  // numberOfTouches
    {555, -1, -1, -1, -1, 0, 756, 50, 0, 1, 2, 30, 48, 0, 0, 12},  // delegate
    {693, -1, -1, -1, -1, 0, 757, 51, 0, 1, 2, 30, 0, 0, 0, 12},  // minimumNumberOfTouches
    {694, -1, -1, -1, -1, 0, 758, 52, 0, 1, 2, 30, 0, 0, 0, 12},  // maximumNumberOfTouches
    {695, -1, -1, -1, -1, 0, 759, 53, 0, 1, 2, 30, 0, 0, 0, 12},  // numberOfTapsRequired
    {696, -1, -1, -1, -1, 0, 760, 54, 0, 1, 2, 30, 0, 0, 0, 12},  // numberOfTouchesRequired
    {697, -1, -1, -1, -1, 0, 761, 55, 0, 1, 2, 30, 0, 0, 0, 12},  // minimumPressDuration
    {698, -1, -1, -1, -1, 0, 762, 56, 0, 1, 2, 30, 0, 0, 0, 12},  // allowableMovement
    {699, -1, -1, -1, -1, 0, 763, 57, 0, 1, 2, 30, 31, 0, 0, 12},  // direction
    {214, -1, -1, -1, -1, 0, 764, 58, 0, 1, 2, 30, 0, 0, 0, 12},  // scale
    {216, -1, -1, -1, -1, 0, 765, 59, 0, 1, 2, 30, 0, 0, 0, 12},  // rotation
    {700, -1, -1, -1, -1, 0, 766, 60, 0, 1, 2, 30, 0, 0, 0, 12},  // velocity
    {701, -1, -1, -1, -1, 382, 767, 61, 1, 2, 1, 30, 9, 0, 0, 12},  // location
    {702, -1, -1, -1, -1, 383, 769, 62, 1, 2, 1, 30, 9, 0, 0, 12},  // locationInView
    {701, -1, -1, -1, 1102, 384, 771, 63, 2, 3, 1, 30, 9, 0, 0, 12},  // location
    {704, -1, -1, -1, -1, 386, 774, 64, 2, 3, 1, 30, 9, 0, 0, 12},  // locationOfTouch
    {217, -1, -1, -1, -1, 388, 777, 65, 1, 2, 1, 30, 9, 0, 0, 12},  // translation
    {706, -1, -1, -1, -1, 389, 779, 66, 1, 2, 1, 30, 9, 0, 0, 12},  // translationInView
    {700, -1, -1, -1, -1, 390, 781, 67, 1, 2, 1, 30, 9, 0, 0, 12},  // velocity
    {707, -1, -1, -1, -1, 391, 783, 68, 1, 2, 1, 30, 9, 0, 0, 12},  // velocityInView
    {708, -1, -1, -1, 1103, 392, 785, 69, 2, 3, 1, 30, 48, 0, 0, 12},  // setTranslation
    {708, -1, -1, -1, -1, 394, 788, 70, 2, 3, 1, 30, 48, 0, 0, 12},  // setTranslation
    {709, -1, -1, -1, -1, 396, 791, 71, 2, 3, 1, 30, 48, 0, 0, 12},  // addTarget
    {710, -1, -1, -1, -1, 398, 794, 72, 2, 3, 1, 30, 48, 0, 0, 12},  // removeTarget
    {711, -1, -1, -1, 1104, 400, 797, 73, 1, 2, 1, 30, 48, 0, 0, 12},  // require
    {713, -1, -1, -1, -1, 401, 799, 74, 1, 2, 1, 30, 48, 0, 0, 12},  // requireGestureRecognizerToFail
    {714, -1, -1, -1, -1, 402, 801, 75, 1, 2, 1, 27, 48, 0, 0, 12},  // addGestureRecognizer
    {715, -1, -1, -1, -1, 403, 803, 76, 1, 2, 1, 27, 48, 0, 0, 12},  // removeGestureRecognizer
    {716, -1, -1, -1, -1, 0, 805, 77, 0, 1, 2, 27, 4, 0, 0, 12},  // gestureRecognizers
    {717, -1, -1, -1, -1, 0, 806, 78, 0, 1, 2, 27, 2, 0, 0, 12},  // isMultipleTouchEnabled
    {718, -1, -1, -1, -1, 0, 807, 79, 0, 1, 2, 27, 2, 0, 0, 12},  // multipleTouchEnabled
    {719, -1, -1, -1, -1, 0, 808, 80, 0, 1, 2, 27, 2, 0, 0, 12},  // isExclusiveTouch
    {701, -1, -1, -1, -1, 404, 809, 0, 1, 2, 1, 45, 9, 0, 0, 13},  // location
    {702, -1, -1, -1, -1, 405, 811, 1, 1, 2, 1, 45, 9, 0, 0, 13},  // locationInView
    {723, -1, -1, -1, -1, 406, 813, 2, 1, 2, 1, 45, 9, 0, 0, 13},  // previousLocation
    {724, -1, -1, -1, -1, 407, 815, 3, 1, 2, 1, 45, 9, 0, 0, 13},  // previousLocationInView
    {725, -1, -1, -1, -1, 408, 817, 4, 0, 1, 1, 5, 48, 0, 0, 13},  // anyObject
    {726, -1, -1, -1, -1, 408, 818, 5, 3, 3, 0, 0, 48, 0, 0, 13},  // drag
    {726, -1, -1, -1, -1, 411, 821, 6, 4, 4, 0, 0, 48, 0, 0, 13},  // drag
    {729, -1, -1, -1, -1, 415, 825, 7, 3, 3, 0, 0, 48, 0, 0, 13},  // fingers
    {729, -1, -1, -1, -1, 418, 828, 8, 4, 4, 0, 0, 48, 0, 0, 13},  // fingers
    {730, -1, -1, -1, -1, 422, 832, 9, 4, 4, 0, 0, 48, 0, 0, 13},  // pinch
    {730, -1, -1, -1, -1, 426, 836, 10, 5, 5, 0, 0, 48, 0, 0, 13},  // pinch
    {731, -1, -1, -1, -1, 431, 841, 11, 4, 4, 0, 0, 48, 0, 0, 13},  // twist
    {733, -1, -1, -1, -1, 435, 845, 12, 1, 1, 0, 0, 48, 0, 0, 13},  // tap
    {733, -1, -1, -1, -1, 436, 846, 13, 2, 2, 0, 0, 48, 0, 0, 13},  // tap
    {733, -1, -1, -1, -1, 438, 848, 14, 2, 2, 0, 0, 48, 0, 0, 13},  // tap
    {733, -1, -1, -1, -1, 440, 850, 15, 3, 3, 0, 0, 48, 0, 0, 13},  // tap
    {735, -1, -1, -1, -1, 443, 853, 16, 2, 2, 0, 0, 48, 0, 0, 13},  // press
    {729, -1, -1, -1, -1, 445, 855, 17, 2, 2, 0, 0, 48, 0, 0, 13},  // fingers
    {737, -1, -1, -1, -1, 447, 857, 18, 0, 0, 0, 0, 48, 0, 0, 13},  // lift
    {738, -1, -1, -1, -1, 447, 857, 19, 0, 0, 0, 0, 48, 0, 0, 13},  // cancel
    {741, 159, -1, -1, -1, 0, 0, 0, 0, 0, 5, 27, 45, 0, 0, 14},  // AnimationOptions
    {742, 159, -1, -1, -1, 0, 0, 1, 0, 0, 5, 27, 45, 0, 0, 14},  // KeyframeAnimationOptions
    {744, 159, -1, -1, -1, 0, 0, 2, 0, 0, 5, 27, 45, 0, 0, 14},  // AnimationCurve
    {748, 739, 749, -1, -1, 0, 0, 3, 0, 0, 5, 35, 34, 0, 0, 14},  // curveEaseInOut
    {750, 739, 751, -1, -1, 0, 0, 4, 0, 0, 5, 35, 34, 0, 0, 14},  // curveEaseIn
    {752, 739, 753, -1, -1, 0, 0, 5, 0, 0, 5, 35, 34, 0, 0, 14},  // curveEaseOut
    {754, 739, 755, -1, -1, 0, 0, 6, 0, 0, 5, 35, 34, 0, 0, 14},  // curveLinear
    {10, 739, 756, -1, -1, 0, 0, 7, 0, 0, 5, 35, 34, 0, 0, 14},  // repeat
    {757, 739, 758, -1, -1, 0, 0, 8, 0, 0, 5, 35, 34, 0, 0, 14},  // autoreverse
    {759, 739, 760, -1, -1, 0, 0, 9, 0, 0, 5, 35, 34, 0, 0, 14},  // beginFromCurrentState
    {761, 739, 762, -1, -1, 0, 0, 10, 0, 0, 5, 35, 34, 0, 0, 14},  // overrideInheritedDuration
    {763, 739, 764, -1, -1, 0, 0, 11, 0, 0, 5, 35, 34, 0, 0, 14},  // overrideInheritedCurve
    {765, 739, 766, -1, -1, 0, 0, 12, 0, 0, 5, 35, 34, 0, 0, 14},  // overrideInheritedOptions
    {767, 739, 768, -1, -1, 0, 0, 13, 0, 0, 5, 35, 34, 0, 0, 14},  // allowUserInteraction
    {581, 739, 769, -1, -1, 0, 0, 14, 0, 0, 5, 35, 34, 0, 0, 14},  // layoutSubviews
    {770, 739, 771, -1, -1, 0, 0, 15, 0, 0, 5, 35, 34, 0, 0, 14},  // allowAnimatedContent
    {772, 739, 773, -1, -1, 0, 0, 16, 0, 0, 5, 35, 34, 0, 0, 14},  // showHideTransitionViews
    {774, 739, 775, -1, -1, 0, 0, 17, 0, 0, 5, 35, 34, 0, 0, 14},  // calculationModeLinear
    {776, 739, 777, -1, -1, 0, 0, 18, 0, 0, 5, 35, 34, 0, 0, 14},  // calculationModeDiscrete
    {778, 739, -1, -1, -1, 0, 0, 19, 0, 0, 5, 35, 34, 0, 0, 14},  // CurveEaseInOut
    {779, 739, -1, -1, -1, 0, 0, 20, 0, 0, 5, 35, 34, 0, 0, 14},  // CurveEaseIn
    {780, 739, -1, -1, -1, 0, 0, 21, 0, 0, 5, 35, 34, 0, 0, 14},  // CurveEaseOut
    {781, 739, -1, -1, -1, 0, 0, 22, 0, 0, 5, 35, 34, 0, 0, 14},  // CurveLinear
    {782, 739, -1, -1, -1, 0, 0, 23, 0, 0, 5, 35, 34, 0, 0, 14},  // Repeat
    {783, 739, -1, -1, -1, 0, 0, 24, 0, 0, 5, 35, 34, 0, 0, 14},  // Autoreverse
    {784, 739, -1, -1, -1, 0, 0, 25, 0, 0, 5, 35, 34, 0, 0, 14},  // BeginFromCurrentState
    {785, 739, -1, -1, -1, 0, 0, 26, 0, 0, 5, 35, 34, 0, 0, 14},  // OverrideInheritedDuration
    {786, 739, -1, -1, -1, 0, 0, 27, 0, 0, 5, 35, 34, 0, 0, 14},  // OverrideInheritedCurve
    {787, 739, -1, -1, -1, 0, 0, 28, 0, 0, 5, 35, 34, 0, 0, 14},  // OverrideInheritedOptions
    {788, 739, -1, -1, -1, 0, 0, 29, 0, 0, 5, 35, 34, 0, 0, 14},  // AllowUserInteraction
    {789, 739, -1, -1, -1, 0, 0, 30, 0, 0, 5, 35, 34, 0, 0, 14},  // LayoutSubviews
    {790, 739, -1, -1, -1, 0, 0, 31, 0, 0, 5, 35, 34, 0, 0, 14},  // CalculationModeLinear
    {791, 743, 792, -1, -1, 0, 0, 32, 0, 0, 5, 36, 35, 0, 0, 14},  // easeInOut
    {793, 743, 794, -1, -1, 0, 0, 33, 0, 0, 5, 36, 35, 0, 0, 14},  // easeIn
    {795, 743, 796, -1, -1, 0, 0, 34, 0, 0, 5, 36, 35, 0, 0, 14},  // easeOut
    {797, 743, 798, -1, -1, 0, 0, 35, 0, 0, 5, 36, 35, 0, 0, 14},  // linear
    {799, 743, -1, -1, -1, 0, 0, 36, 0, 0, 5, 36, 35, 0, 0, 14},  // EaseInOut
    {800, 743, -1, -1, -1, 0, 0, 37, 0, 0, 5, 36, 35, 0, 0, 14},  // EaseIn
    {801, 743, -1, -1, -1, 0, 0, 38, 0, 0, 5, 36, 35, 0, 0, 14},  // EaseOut
    {802, 743, -1, -1, -1, 0, 0, 39, 0, 0, 5, 36, 35, 0, 0, 14},  // Linear
    {797, 745, 803, -1, -1, 0, 0, 40, 0, 0, 5, 37, 36, 0, 0, 14},  // linear
    {793, 745, 804, -1, -1, 0, 0, 41, 0, 0, 5, 37, 36, 0, 0, 14},  // easeIn
    {795, 745, 805, -1, -1, 0, 0, 42, 0, 0, 5, 37, 36, 0, 0, 14},  // easeOut
    {806, 745, 807, -1, -1, 0, 0, 43, 0, 0, 5, 37, 36, 0, 0, 14},  // easeInEaseOut
    {15, 745, 808, -1, -1, 0, 0, 44, 0, 0, 5, 37, 36, 0, 0, 14},  // default
    {809, 746, 810, -1, -1, 0, 0, 45, 0, 0, 5, 38, 37, 0, 0, 14},  // removed
    {811, 746, 812, -1, -1, 0, 0, 46, 0, 0, 5, 38, 37, 0, 0, 14},  // forwards
    {813, 746, 814, -1, -1, 0, 0, 47, 0, 0, 5, 38, 37, 0, 0, 14},  // backwards
    {815, 746, 816, -1, -1, 0, 0, 48, 0, 0, 5, 38, 37, 0, 0, 14},  // both
    {797, 747, 817, -1, -1, 0, 0, 49, 0, 0, 5, 39, 38, 0, 0, 14},  // linear
    {818, 747, 819, -1, -1, 0, 0, 50, 0, 0, 5, 39, 38, 0, 0, 14},  // discrete
    {820, 747, 821, -1, -1, 0, 0, 51, 0, 0, 5, 39, 38, 0, 0, 14},  // paced
    {822, -1, -1, -1, -1, 447, 857, 0, 1, 1, 0, 0, 48, 0, 0, 15},  // advance
    {823, -1, -1, -1, -1, 448, 858, 1, 0, 0, 0, 0, 48, 0, 0, 15},  // run
    {824, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 0, 0, 0, 15},  // now
    {825, -1, -1, -1, -1, 448, 858, 3, 0, 0, 0, 0, 0, 0, 0, 15},  // CACurrentMediaTime
    {826, -1, -1, -1, -1, 448, 858, 4, 1, 1, 3, 0, 33, 0, 0, 15},  // CAMediaTimingFunction
    {830, 826, -1, -1, -1, 449, 859, 5, 1, 1, 4, 34, 33, 0, 0, 15},  // functionWithName
    {826, -1, -1, -1, -1, 450, 860, 6, 4, 4, 3, 0, 33, 0, 0, 15},  // CAMediaTimingFunction
    {827, -1, -1, -1, -1, 454, 864, 7, 2, 2, 3, 0, 33, 0, 0, 15},  // UICubicTimingParameters
    {827, -1, -1, -1, -1, 456, 866, 8, 1, 1, 3, 0, 33, 0, 0, 15},  // UICubicTimingParameters
    {828, -1, -1, -1, -1, 457, 867, 9, 1, 1, 3, 0, 33, 0, 0, 15},  // UISpringTimingParameters
    {828, -1, -1, -1, -1, 458, 868, 10, 2, 2, 3, 0, 33, 0, 0, 15},  // UISpringTimingParameters
    {45, -1, -1, -1, -1, 460, 870, 11, 1, 2, 1, 34, 0, 0, 0, 15},  // value
    {700, -1, -1, -1, -1, 461, 872, 12, 1, 2, 1, 34, 0, 0, 0, 15},  // velocity
    {832, -1, -1, -1, -1, 0, 874, 13, 0, 1, 2, 34, 9, 0, 0, 15},  // controlPoint1
    {833, -1, -1, -1, -1, 0, 875, 14, 0, 1, 2, 34, 9, 0, 0, 15},  // controlPoint2
    {797, 829, -1, -1, -1, 0, 0, 15, 0, 0, 5, 34, 33, 0, 0, 15},  // linear
    {793, 829, -1, -1, -1, 0, 0, 16, 0, 0, 5, 34, 33, 0, 0, 15},  // easeIn
    {795, 829, -1, -1, -1, 0, 0, 17, 0, 0, 5, 34, 33, 0, 0, 15},  // easeOut
    {791, 829, -1, -1, -1, 0, 0, 18, 0, 0, 5, 34, 33, 0, 0, 15},  // easeInOut
    {837, 829, -1, -1, -1, 462, 876, 19, 2, 2, 4, 34, 33, 0, 0, 15},  // bezier
    {840, -1, -1, -1, -1, 464, 878, 20, 3, 3, 0, 0, 14, 0, 0, 15},  // interpolate
    {841, 159, -1, -1, -1, 469, 881, 0, 2, 2, 4, 27, 48, 0, 0, 16},  // animate
    {841, 159, -1, -1, -1, 474, 883, 1, 3, 3, 4, 27, 48, 0, 0, 16},  // animate
    {841, 159, -1, -1, -1, 480, 886, 2, 3, 3, 4, 27, 48, 0, 0, 16},  // animate
    {841, 159, -1, -1, -1, 487, 889, 3, 4, 4, 4, 27, 48, 0, 0, 16},  // animate
    {841, 159, -1, -1, -1, 495, 893, 4, 4, 4, 4, 27, 48, 0, 0, 16},  // animate
    {841, 159, -1, -1, -1, 504, 897, 5, 5, 5, 4, 27, 48, 0, 0, 16},  // animate
    {841, 159, -1, -1, -1, 514, 902, 6, 5, 5, 4, 27, 48, 0, 0, 16},  // animate
    {841, 159, -1, -1, -1, 525, 907, 7, 6, 6, 4, 27, 48, 0, 0, 16},  // animate
    {841, 159, -1, -1, -1, 537, 913, 8, 6, 6, 4, 27, 48, 0, 0, 16},  // animate
    {841, 159, -1, -1, -1, 550, 919, 9, 7, 7, 4, 27, 48, 0, 0, 16},  // animate
    {849, 159, -1, -1, -1, 559, 926, 10, 2, 2, 4, 27, 48, 0, 0, 16},  // animateWithDuration
    {849, 159, -1, -1, -1, 564, 928, 11, 3, 3, 4, 27, 48, 0, 0, 16},  // animateWithDuration
    {849, 159, -1, -1, -1, 571, 931, 12, 4, 4, 4, 27, 48, 0, 0, 16},  // animateWithDuration
    {849, 159, -1, -1, -1, 580, 935, 13, 5, 5, 4, 27, 48, 0, 0, 16},  // animateWithDuration
    {849, 159, -1, -1, -1, 592, 940, 14, 7, 7, 4, 27, 48, 0, 0, 16},  // animateWithDuration
    {850, 159, -1, -1, -1, 602, 947, 15, 3, 3, 4, 27, 48, 0, 0, 16},  // animateKeyframes
    {850, 159, -1, -1, -1, 609, 950, 16, 4, 4, 4, 27, 48, 0, 0, 16},  // animateKeyframes
    {850, 159, -1, -1, -1, 617, 954, 17, 4, 4, 4, 27, 48, 0, 0, 16},  // animateKeyframes
    {850, 159, -1, -1, -1, 626, 958, 18, 5, 5, 4, 27, 48, 0, 0, 16},  // animateKeyframes
    {851, 159, -1, -1, -1, 636, 963, 19, 5, 5, 4, 27, 48, 0, 0, 16},  // animateKeyframesWithDuration
    {852, 159, -1, -1, -1, 644, 968, 20, 3, 3, 4, 27, 48, 0, 0, 16},  // addKeyframe
    {855, 159, -1, -1, -1, 650, 971, 21, 3, 3, 4, 27, 48, 0, 0, 16},  // addKeyframeWithRelativeStartTime
    {856, 159, -1, -1, -1, 653, 974, 22, 2, 2, 4, 27, 48, 0, 0, 16},  // beginAnimations
    {858, 159, -1, -1, -1, 655, 976, 23, 0, 0, 4, 27, 48, 0, 0, 16},  // commitAnimations
    {859, 159, -1, -1, -1, 655, 976, 24, 1, 1, 4, 27, 48, 0, 0, 16},  // setAnimationDuration
    {860, 159, -1, -1, -1, 656, 977, 25, 1, 1, 4, 27, 48, 0, 0, 16},  // setAnimationDelay
    {861, 159, -1, -1, -1, 657, 978, 26, 1, 1, 4, 27, 48, 0, 0, 16},  // setAnimationRepeatCount
    {862, 159, -1, -1, -1, 658, 979, 27, 1, 1, 4, 27, 48, 0, 0, 16},  // setAnimationRepeatAutoreverses
    {863, 159, -1, -1, -1, 659, 980, 28, 1, 1, 4, 27, 48, 0, 0, 16},  // setAnimationBeginsFromCurrentState
    {864, 159, -1, -1, -1, 660, 981, 29, 1, 1, 4, 27, 48, 0, 0, 16},  // setAnimationCurve
    {865, 159, -1, -1, -1, 661, 982, 30, 1, 1, 4, 27, 48, 0, 0, 16},  // setAnimationDelegate
    {589, 866, -1, -1, -1, 0, 0, 31, 0, 0, 5, 41, 40, 0, 0, 16},  // main
    {869, 866, -1, -1, -1, 0, 0, 32, 0, 0, 5, 41, 40, 0, 0, 16},  // background
    {870, 866, -1, -1, -1, 662, 983, 33, 0, 0, 4, 41, 40, 0, 0, 16},  // global
    {870, 866, -1, -1, -1, 662, 983, 34, 1, 1, 4, 41, 40, 0, 0, 16},  // global
    {872, -1, -1, -1, -1, 663, 984, 35, 1, 2, 1, 41, 48, 0, 0, 16},  // async
    {872, -1, -1, -1, -1, 664, 986, 36, 1, 2, 1, 41, 48, 0, 0, 16},  // async
    {874, -1, -1, -1, -1, 665, 988, 37, 2, 3, 1, 41, 48, 0, 0, 16},  // asyncAfter
    {874, -1, -1, -1, -1, 667, 991, 38, 2, 3, 1, 41, 48, 0, 0, 16},  // asyncAfter
    {876, -1, -1, -1, -1, 669, 994, 39, 2, 2, 0, 0, 48, 0, 0, 16},  // dispatch_async
    {877, -1, -1, -1, -1, 671, 996, 40, 3, 3, 0, 0, 48, 0, 0, 16},  // dispatch_after
    {878, -1, -1, -1, -1, 674, 999, 41, 0, 0, 0, 0, 40, 0, 0, 16},  // dispatch_get_main_queue
    {824, 867, -1, -1, -1, 674, 999, 42, 0, 0, 4, 1, 0, 0, 0, 16},  // now
    {736, 868, -1, -1, -1, 674, 999, 43, 1, 1, 4, 1, 0, 0, 0, 16},  // seconds
    {879, 868, -1, -1, -1, 675, 1000, 44, 1, 1, 4, 1, 0, 0, 0, 16},  // milliseconds
    {880, 868, -1, -1, -1, 676, 1001, 45, 1, 1, 4, 1, 0, 0, 0, 16},  // microseconds
    {881, 868, -1, -1, -1, 677, 1002, 46, 1, 1, 4, 1, 0, 0, 0, 16},  // nanoseconds
    {882, -1, -1, -1, -1, 0, 0, 47, 0, 0, 5, 0, 0, 0, 0, 16},  // DISPATCH_TIME_NOW
    {883, -1, -1, -1, -1, 0, 0, 48, 0, 0, 5, 0, 0, 0, 0, 16},  // NSEC_PER_SEC
    {884, -1, -1, -1, -1, 0, 0, 49, 0, 0, 5, 0, 0, 0, 0, 16},  // NSEC_PER_MSEC
    {885, -1, -1, -1, -1, 678, 1003, 50, 2, 2, 0, 0, 0, 0, 0, 16},  // dispatch_time
    {886, 159, -1, -1, -1, 681, 1005, 51, 1, 1, 4, 27, 48, 0, 0, 16},  // performWithoutAnimation
    {887, 159, -1, -1, -1, 682, 1006, 52, 1, 1, 4, 27, 48, 0, 0, 16},  // setAnimationsEnabled
    {888, -1, -1, -1, -1, 0, 0, 0, 0, 0, 3, 0, 32, 0, 0, 17},  // CABasicAnimation
    {888, -1, -1, -1, -1, 683, 1007, 1, 1, 1, 3, 0, 32, 0, 0, 17},  // CABasicAnimation
    {890, -1, -1, -1, -1, 0, 0, 2, 0, 0, 3, 0, 32, 0, 0, 17},  // CASpringAnimation
    {890, -1, -1, -1, -1, 684, 1008, 3, 1, 1, 3, 0, 32, 0, 0, 17},  // CASpringAnimation
    {891, -1, -1, -1, -1, 0, 0, 4, 0, 0, 3, 0, 32, 0, 0, 17},  // CAKeyframeAnimation
    {891, -1, -1, -1, -1, 685, 1009, 5, 1, 1, 3, 0, 32, 0, 0, 17},  // CAKeyframeAnimation
    {892, -1, -1, -1, -1, 0, 0, 6, 0, 0, 3, 0, 32, 0, 0, 17},  // CAAnimationGroup
    {889, -1, -1, -1, -1, 0, 1010, 7, 0, 1, 2, 33, 3, 0, 0, 17},  // keyPath
    {893, -1, -1, -1, -1, 0, 1011, 8, 0, 1, 2, 33, 48, 0, 0, 17},  // fromValue
    {894, -1, -1, -1, -1, 0, 1012, 9, 0, 1, 2, 33, 48, 0, 0, 17},  // toValue
    {895, -1, -1, -1, -1, 0, 1013, 10, 0, 1, 2, 33, 48, 0, 0, 17},  // byValue
    {433, -1, -1, -1, -1, 0, 1014, 11, 0, 1, 2, 33, 4, 0, 0, 17},  // values
    {896, -1, -1, -1, -1, 0, 1015, 12, 0, 1, 2, 33, 4, 0, 0, 17},  // keyTimes
    {897, -1, -1, -1, -1, 0, 1016, 13, 0, 1, 2, 33, 4, 0, 0, 17},  // timingFunctions
    {898, -1, -1, -1, -1, 0, 1017, 14, 0, 1, 2, 33, 38, 0, 0, 17},  // calculationMode
    {843, -1, -1, -1, -1, 0, 1018, 15, 0, 1, 2, 33, 4, 0, 0, 17},  // animations
    {899, -1, -1, -1, -1, 0, 1019, 16, 0, 1, 2, 33, 2, 0, 0, 17},  // additive
    {900, -1, -1, -1, -1, 0, 1020, 17, 0, 1, 2, 33, 2, 0, 0, 17},  // isAdditive
    {901, -1, -1, -1, -1, 0, 1021, 18, 0, 1, 2, 33, 2, 0, 0, 17},  // cumulative
    {902, -1, -1, -1, -1, 0, 1022, 19, 0, 1, 2, 33, 2, 0, 0, 17},  // isCumulative
    {903, -1, -1, -1, -1, 0, 1023, 20, 0, 1, 2, 33, 0, 0, 0, 17},  // mass
    {904, -1, -1, -1, -1, 0, 1024, 21, 0, 1, 2, 33, 0, 0, 0, 17},  // stiffness
    {905, -1, -1, -1, -1, 0, 1025, 22, 0, 1, 2, 33, 0, 0, 0, 17},  // damping
    {836, -1, -1, -1, -1, 0, 1026, 23, 0, 1, 2, 33, 0, 0, 0, 17},  // initialVelocity
    {906, -1, -1, -1, -1, 0, 1027, 24, 0, 1, 2, 33, 33, 0, 0, 17},  // timingFunction
    {907, -1, -1, -1, -1, 0, 1028, 25, 0, 1, 2, 33, 0, 0, 0, 17},  // duration
    {908, -1, -1, -1, -1, 0, 1029, 26, 0, 1, 2, 33, 0, 0, 0, 17},  // speed
    {909, -1, -1, -1, -1, 0, 1030, 27, 0, 1, 2, 33, 0, 0, 0, 17},  // beginTime
    {910, -1, -1, -1, -1, 0, 1031, 28, 0, 1, 2, 33, 0, 0, 0, 17},  // timeOffset
    {911, -1, -1, -1, -1, 0, 1032, 29, 0, 1, 2, 33, 0, 0, 0, 17},  // repeatCount
    {912, -1, -1, -1, -1, 0, 1033, 30, 0, 1, 2, 33, 0, 0, 0, 17},  // repeatDuration
    {913, -1, -1, -1, -1, 0, 1034, 31, 0, 1, 2, 33, 2, 0, 0, 17},  // autoreverses
    {914, -1, -1, -1, -1, 0, 1035, 32, 0, 1, 2, 33, 37, 0, 0, 17},  // fillMode
    {915, -1, -1, -1, -1, 0, 1036, 33, 0, 1, 2, 33, 2, 0, 0, 17},  // isRemovedOnCompletion
    {916, -1, -1, -1, -1, 0, 1037, 34, 0, 1, 2, 33, 2, 0, 0, 17},  // removedOnCompletion
    {555, -1, -1, -1, -1, 0, 1038, 35, 0, 1, 2, 33, 48, 0, 0, 17},  // delegate
    {917, -1, -1, -1, -1, 0, 1039, 36, 0, 1, 2, 33, 0, 0, 0, 17},  // settlingDuration
    {918, -1, -1, -1, 1093, 686, 1040, 37, 2, 3, 1, 28, 48, 0, 0, 17},  // add
    {919, -1, -1, -1, 1094, 688, 1043, 38, 1, 2, 1, 28, 48, 0, 0, 17},  // removeAnimation
    {920, -1, -1, -1, -1, 689, 1045, 39, 0, 1, 1, 28, 48, 0, 0, 17},  // removeAllAnimations
    {921, -1, -1, -1, -1, 689, 1046, 40, 0, 1, 1, 28, 4, 0, 0, 17},  // animationKeys
    {45, -1, -1, -1, 1106, 689, 1047, 41, 1, 2, 1, 28, 0, 0, 0, 17},  // value
    {923, -1, -1, -1, 1107, 690, 1049, 42, 2, 3, 1, 28, 48, 0, 0, 17},  // setValue
    {45, -1, -1, -1, 1106, 692, 1052, 43, 1, 2, 1, 27, 0, 0, 0, 17},  // value
    {923, -1, -1, -1, 1107, 693, 1054, 44, 2, 3, 1, 27, 48, 0, 0, 17},  // setValue
    {908, -1, -1, -1, -1, 0, 1057, 45, 0, 1, 2, 28, 0, 0, 0, 17},  // speed
    {909, -1, -1, -1, -1, 0, 1058, 46, 0, 1, 2, 28, 0, 0, 0, 17},  // beginTime
    {910, -1, -1, -1, -1, 0, 1059, 47, 0, 1, 2, 28, 0, 0, 0, 17},  // timeOffset
    {924, -1, -1, -1, -1, 695, 1060, 48, 2, 3, 1, 28, 0, 0, 0, 17},  // convertTime
    {924, -1, -1, -1, -1, 697, 1063, 49, 2, 3, 1, 28, 0, 0, 0, 17},  // convertTime
    {926, 925, -1, -1, -1, 699, 1066, 50, 0, 0, 4, 40, 48, 0, 0, 17},  // begin
    {927, 925, -1, -1, -1, 699, 1066, 51, 0, 0, 4, 40, 48, 0, 0, 17},  // commit
    {928, 925, -1, -1, -1, 699, 1066, 52, 0, 0, 4, 40, 48, 0, 0, 17},  // flush
    {859, 925, -1, -1, -1, 699, 1066, 53, 1, 1, 4, 40, 48, 0, 0, 17},  // setAnimationDuration
    {929, 925, -1, -1, -1, 700, 1067, 54, 1, 1, 4, 40, 48, 0, 0, 17},  // setDisableActions
    {930, 925, -1, -1, -1, 701, 1068, 55, 1, 1, 4, 40, 48, 0, 0, 17},  // setAnimationTimingFunction
    {931, 925, -1, -1, -1, 702, 1069, 56, 1, 1, 4, 40, 48, 0, 0, 17},  // setCompletionBlock
    {932, -1, -1, -1, -1, 703, 1070, 57, 1, 1, 0, 0, 14, 0, 0, 17},  // NSValue
    {932, -1, -1, -1, -1, 704, 1071, 58, 1, 1, 0, 0, 14, 0, 0, 17},  // NSValue
    {935, -1, -1, -1, -1, 0, 0, 59, 0, 0, 5, 0, 14, 0, 0, 17},  // CATransform3DIdentity
    {936, -1, -1, -1, -1, 705, 1072, 60, 4, 4, 0, 0, 14, 0, 0, 17},  // CATransform3DMakeRotation
    {937, -1, -1, -1, -1, 709, 1076, 61, 3, 3, 0, 0, 14, 0, 0, 17},  // CATransform3DMakeScale
    {938, -1, -1, -1, -1, 712, 1079, 62, 3, 3, 0, 0, 14, 0, 0, 17},  // CATransform3DMakeTranslation
    {939, -1, -1, -1, -1, 715, 1082, 63, 1, 1, 0, 0, 14, 0, 0, 17},  // CATransform3DMakeAffineTransform
    {940, -1, -1, -1, -1, 716, 1083, 64, 4, 4, 0, 0, 14, 0, 0, 17},  // CATransform3DTranslate
    {941, -1, -1, -1, -1, 720, 1087, 65, 4, 4, 0, 0, 14, 0, 0, 17},  // CATransform3DScale
    {942, -1, -1, -1, -1, 724, 1091, 66, 5, 5, 0, 0, 14, 0, 0, 17},  // CATransform3DRotate
    {943, -1, -1, -1, -1, 729, 1096, 67, 2, 2, 0, 0, 14, 0, 0, 17},  // CATransform3DConcat
    {944, -1, -1, -1, -1, 731, 1098, 68, 1, 1, 0, 0, 14, 0, 0, 17},  // CATransform3DInvert
    {945, -1, -1, -1, -1, 732, 1099, 69, 1, 1, 0, 0, 14, 0, 0, 17},  // CATransform3DGetAffineTransform
    {946, -1, -1, -1, -1, 733, 1100, 70, 1, 1, 0, 0, 2, 0, 0, 17},  // CATransform3DIsIdentity
    {947, -1, -1, -1, -1, 734, 1101, 71, 1, 1, 0, 0, 2, 0, 0, 17},  // CATransform3DIsAffine
    {948, -1, -1, -1, -1, 735, 1102, 72, 2, 2, 0, 0, 2, 0, 0, 17},  // CATransform3DEqualToTransform
    {101, -1, -1, -1, -1, 737, 1104, 0, 1, 1, 0, 0, 48, 1, 0, 18},  // print
    {101, -1, -1, -1, -1, 738, 1105, 1, 2, 2, 0, 0, 48, 1, 0, 18},  // print
    {101, -1, -1, -1, -1, 740, 1107, 2, 2, 2, 0, 0, 48, 1, 0, 18},  // print
    {101, -1, -1, -1, -1, 742, 1109, 3, 3, 3, 0, 0, 48, 1, 0, 18},  // print
    {950, -1, -1, -1, -1, 745, 1112, 4, 0, 0, 0, 0, 48, 0, 0, 18},  // fatalError
    {951, -1, -1, -1, -1, 745, 1112, 5, 0, 0, 0, 0, 48, 0, 0, 18},  // preconditionFailure
    {952, -1, -1, -1, -1, 745, 1112, 6, 0, 0, 0, 0, 48, 0, 0, 18},  // assertionFailure
    {950, -1, -1, -1, -1, 745, 1112, 7, 1, 1, 0, 0, 48, 0, 0, 18},  // fatalError
    {951, -1, -1, -1, -1, 746, 1113, 8, 1, 1, 0, 0, 48, 0, 0, 18},  // preconditionFailure
    {952, -1, -1, -1, -1, 747, 1114, 9, 1, 1, 0, 0, 48, 0, 0, 18},  // assertionFailure
    {953, -1, -1, -1, -1, 748, 1115, 10, 1, 1, 0, 0, 48, 0, 0, 18},  // assert
    {954, -1, -1, -1, -1, 749, 1116, 11, 1, 1, 0, 0, 48, 0, 0, 18},  // precondition
    {955, -1, -1, -1, -1, 750, 1117, 12, 1, 1, 0, 0, 48, 0, 0, 18},  // NSParameterAssert
    {953, -1, -1, -1, -1, 751, 1118, 13, 2, 2, 0, 0, 48, 0, 0, 18},  // assert
    {954, -1, -1, -1, -1, 753, 1120, 14, 2, 2, 0, 0, 48, 0, 0, 18},  // precondition
    {956, -1, -1, -1, -1, 755, 1122, 15, 1, 1, 0, 0, 48, 1, 0, 18},  // NSAssert
    {957, -1, -1, -1, -1, 756, 1123, 16, 1, 1, 0, 0, 48, 1, 0, 18},  // NSCAssert
    {958, -1, -1, -1, -1, 757, 1124, 17, 1, 1, 0, 0, 48, 0, 0, 18},  // Optional
    {959, -1, -1, -1, -1, 0, 0, 18, 0, 0, 5, 0, 21, 0, 0, 18},  // row
    {960, -1, -1, -1, -1, 0, 0, 19, 0, 0, 5, 0, 21, 0, 0, 18},  // column
    {961, -1, -1, -1, -1, 758, 1125, 20, 1, 1, 0, 0, 48, 0, 0, 18},  // convention
    {962, -1, -1, -1, -1, 759, 1126, 21, 1, 1, 0, 0, 46, 1, 0, 18},  // plot
    {962, -1, -1, -1, -1, 760, 1127, 22, 2, 2, 0, 0, 46, 1, 0, 18},  // plot
    {962, -1, -1, -1, -1, 762, 1129, 23, 2, 2, 0, 0, 46, 1, 0, 18},  // plot
    {963, -1, -1, -1, -1, 764, 1131, 24, 1, 1, 0, 0, 47, 1, 0, 18},  // describe
    {963, -1, -1, -1, -1, 765, 1132, 25, 2, 2, 0, 0, 47, 1, 0, 18},  // describe
    {963, -1, -1, -1, -1, 767, 1134, 26, 2, 2, 0, 0, 47, 1, 0, 18},  // describe
    {964, -1, -1, -1, -1, 769, 1136, 27, 1, 1, 0, 0, 46, 1, 0, 18},  // film
    {964, -1, -1, -1, -1, 770, 1137, 28, 2, 2, 0, 0, 46, 1, 0, 18},  // film
    {964, -1, -1, -1, -1, 772, 1139, 29, 2, 2, 0, 0, 46, 1, 0, 18},  // film
    {964, -1, -1, -1, -1, 774, 1141, 30, 3, 3, 0, 0, 46, 1, 0, 18},  // film
    {966, -1, -1, -1, -1, 777, 1144, 31, 1, 1, 0, 0, 46, 1, 0, 18},  // strip
    {966, -1, -1, -1, -1, 778, 1145, 32, 2, 2, 0, 0, 46, 1, 0, 18},  // strip
    {966, -1, -1, -1, -1, 780, 1147, 33, 2, 2, 0, 0, 46, 1, 0, 18},  // strip
    {966, -1, -1, -1, -1, 782, 1149, 34, 3, 3, 0, 0, 46, 1, 0, 18},  // strip
    {967, -1, -1, -1, -1, 785, 1152, 35, 1, 1, 0, 0, 46, 0, 0, 18},  // grid
    {968, -1, -1, -1, -1, 786, 1153, 36, 1, 1, 0, 0, 47, 0, 0, 18},  // why
    {969, -1, -1, -1, -1, 0, 0, 0, 0, 0, 5, 0, 2, 0, 0, 19},  // YES
    {970, -1, -1, -1, -1, 0, 0, 1, 0, 0, 5, 0, 2, 0, 0, 19},  // NO
    {971, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 8, 0, 0, 19},  // NULL
    {972, -1, -1, -1, -1, 0, 0, 3, 0, 0, 5, 0, 8, 0, 0, 19},  // Nil
    {973, -1, -1, -1, -1, 0, 0, 4, 0, 0, 5, 0, 0, 0, 0, 19},  // HUGE_VALF
    {974, -1, -1, -1, -1, 0, 0, 5, 0, 0, 5, 0, 0, 0, 0, 19},  // HUGE_VAL
    {975, -1, -1, -1, -1, 0, 0, 6, 0, 0, 5, 0, 0, 0, 0, 19},  // INFINITY
    {331, -1, -1, -1, -1, 0, 0, 7, 0, 0, 5, 0, 0, 0, 0, 19},  // CGFLOAT_MAX
    {976, -1, -1, -1, -1, 0, 0, 8, 0, 0, 5, 0, 0, 0, 0, 19},  // DBL_MAX
    {977, -1, -1, -1, -1, 0, 0, 9, 0, 0, 5, 0, 0, 0, 0, 19},  // FLT_MAX
    {126, -1, -1, -1, -1, 787, 1154, 10, 1, 1, 3, 0, 0, 0, 0, 19},  // NSNumber
    {126, -1, -1, -1, -1, 788, 1155, 11, 1, 1, 3, 0, 0, 0, 0, 19},  // NSNumber
    {126, -1, -1, -1, -1, 789, 1156, 12, 1, 1, 3, 0, 0, 0, 0, 19},  // NSNumber
    {126, -1, -1, -1, -1, 790, 1157, 13, 1, 1, 3, 0, 0, 0, 0, 19},  // NSNumber
    {126, -1, -1, -1, -1, 791, 1158, 14, 1, 1, 3, 0, 0, 0, 0, 19},  // NSNumber
    {126, -1, -1, -1, -1, 792, 1159, 15, 1, 1, 0, 0, 2, 0, 0, 19},  // NSNumber
    {932, -1, -1, -1, -1, 793, 1160, 16, 1, 1, 0, 0, 9, 0, 0, 19},  // NSValue
    {932, -1, -1, -1, -1, 794, 1161, 17, 1, 1, 0, 0, 12, 0, 0, 19},  // NSValue
    {932, -1, -1, -1, -1, 795, 1162, 18, 1, 1, 0, 0, 13, 0, 0, 19},  // NSValue
    {932, -1, -1, -1, -1, 796, 1163, 19, 1, 1, 0, 0, 14, 0, 0, 19},  // NSValue
    {983, -1, -1, -1, -1, 0, 1164, 20, 0, 1, 2, 1, 0, 0, 0, 19},  // floatValue
    {984, -1, -1, -1, -1, 0, 1165, 21, 0, 1, 2, 1, 0, 0, 0, 19},  // doubleValue
    {985, -1, -1, -1, -1, 0, 1166, 22, 0, 1, 2, 1, 0, 0, 0, 19},  // intValue
    {986, -1, -1, -1, -1, 0, 1167, 23, 0, 1, 2, 1, 0, 0, 0, 19},  // integerValue
    {987, -1, -1, -1, 1099, 0, 1168, 24, 0, 1, 2, 10, 9, 0, 0, 19},  // cgPointValue
    {988, -1, -1, -1, 1100, 0, 1169, 25, 0, 1, 2, 13, 12, 0, 0, 19},  // cgSizeValue
    {989, -1, -1, -1, 1101, 0, 1170, 26, 0, 1, 2, 14, 13, 0, 0, 19},  // cgRectValue
    {102, -1, -1, -1, -1, 797, 1171, 27, 1, 1, 0, 0, 48, 1, 0, 19},  // NSLog
    {990, -1, -1, -1, -1, 798, 1172, 28, 1, 1, 0, 0, 48, 1, 0, 19},  // printf
    {142, -1, -1, -1, -1, 799, 1173, 29, 1, 1, 3, 0, 3, 1, 0, 19},  // NSString
    {140, -1, -1, -1, -1, 800, 1174, 30, 1, 1, 3, 0, 3, 1, 0, 19},  // String
    {144, -1, -1, -1, -1, 801, 1175, 31, 1, 1, 3, 0, 4, 1, 0, 19},  // NSArray
    {993, -1, 1000, -1, -1, 802, 1176, 0, 0, 0, 3, 0, 28, 0, 0, 20},  // CGMutablePath
    {997, -1, -1, -1, -1, 802, 1176, 1, 0, 0, 3, 0, 28, 0, 0, 20},  // UIBezierPath
    {997, -1, -1, -1, -1, 802, 1176, 2, 1, 1, 3, 0, 28, 0, 0, 20},  // UIBezierPath
    {997, -1, -1, -1, -1, 803, 1177, 3, 2, 2, 3, 0, 28, 0, 0, 20},  // UIBezierPath
    {997, -1, -1, -1, -1, 805, 1179, 4, 1, 1, 3, 0, 28, 0, 0, 20},  // UIBezierPath
    {1003, -1, -1, -1, -1, 806, 1180, 5, 2, 2, 0, 0, 28, 0, 0, 20},  // CGPathCreateWithRect
    {1004, -1, -1, -1, -1, 808, 1182, 6, 1, 1, 0, 0, 48, 0, 0, 20},  // CGPathRelease
    {1005, -1, -1, -1, 1012, 809, 1183, 7, 1, 2, 1, 29, 48, 0, 0, 20},  // move
    {1006, -1, -1, -1, 1013, 810, 1185, 8, 1, 2, 1, 29, 48, 0, 0, 20},  // addLine
    {1007, -1, -1, -1, -1, 811, 1187, 9, 1, 2, 1, 29, 48, 0, 0, 20},  // addRect
    {1008, -1, -1, -1, -1, 812, 1189, 10, 1, 2, 1, 29, 48, 0, 0, 20},  // addEllipse
    {1009, -1, -1, -1, -1, 813, 1191, 11, 1, 2, 1, 29, 48, 0, 0, 20},  // apply
    {306, -1, -1, -1, 1010, 814, 1193, 12, 1, 2, 1, 29, 2, 0, 0, 20},  // contains
    {1011, -1, -1, -1, 1014, 816, 1195, 13, 0, 1, 1, 29, 48, 0, 0, 20},  // closeSubpath
    {546, -1, -1, -1, -1, 816, 1196, 14, 0, 1, 1, 29, 48, 0, 0, 20},  // close
    {1015, -1, -1, -1, -1, 818, 1197, 15, 3, 3, 0, 0, 48, 0, 0, 20},  // CGPathAddRect
    {1016, -1, -1, -1, -1, 821, 1200, 16, 4, 4, 0, 0, 48, 0, 0, 20},  // CGPathMoveToPoint
    {1017, -1, -1, -1, -1, 825, 1204, 17, 4, 4, 0, 0, 48, 0, 0, 20},  // CGPathAddLineToPoint
    {1018, -1, -1, -1, -1, 829, 1208, 18, 4, 4, 0, 0, 2, 0, 0, 20},  // CGPathContainsPoint
    {1019, -1, -1, -1, -1, 833, 1212, 19, 1, 1, 0, 0, 48, 0, 0, 20},  // CGPathCloseSubpath
    {1020, -1, -1, -1, 1026, 834, 1213, 20, 3, 4, 1, 29, 48, 0, 0, 20},  // addCurve
    {1020, -1, -1, -1, -1, 837, 1217, 21, 3, 4, 1, 29, 48, 0, 0, 20},  // addCurve
    {1023, -1, -1, -1, 1027, 840, 1221, 22, 2, 3, 1, 29, 48, 0, 0, 20},  // addQuadCurve
    {1023, -1, -1, -1, -1, 842, 1224, 23, 2, 3, 1, 29, 48, 0, 0, 20},  // addQuadCurve
    {1028, -1, -1, -1, 1034, 849, 1227, 24, 5, 6, 1, 29, 48, 0, 0, 20},  // addArc
    {1028, -1, -1, -1, -1, 854, 1233, 25, 5, 6, 1, 29, 48, 0, 0, 20},  // addArc
    {997, -1, -1, -1, -1, 859, 1239, 26, 5, 5, 3, 0, 28, 0, 0, 20},  // UIBezierPath
    {1035, -1, -1, -1, -1, 869, 1244, 27, 8, 8, 0, 0, 48, 0, 0, 20},  // CGPathAddCurveToPoint
    {1036, -1, -1, -1, -1, 877, 1252, 28, 6, 6, 0, 0, 48, 0, 0, 20},  // CGPathAddQuadCurveToPoint
    {1037, -1, -1, -1, -1, 883, 1258, 29, 8, 8, 0, 0, 48, 0, 0, 20},  // CGPathAddArc
    {1038, -1, -1, -1, -1, 0, 1266, 30, 0, 1, 2, 29, 13, 0, 0, 20},  // boundingBox
    {515, -1, -1, -1, -1, 0, 1267, 31, 0, 1, 2, 29, 13, 0, 0, 20},  // bounds
    {1039, -1, -1, -1, -1, 0, 1268, 32, 0, 1, 2, 29, 13, 0, 0, 20},  // boundingBoxOfPath
    {281, -1, -1, -1, -1, 0, 1269, 33, 0, 1, 2, 29, 2, 0, 0, 20},  // isEmpty
    {1040, -1, -1, -1, -1, 0, 1270, 34, 0, 1, 2, 29, 9, 0, 0, 20},  // currentPoint
    {1041, -1, -1, -1, 994, 0, 1271, 35, 0, 1, 2, 29, 28, 0, 0, 20},  // cgPath
    {1042, -1, -1, -1, -1, 891, 1272, 36, 1, 1, 0, 0, 13, 0, 0, 20},  // CGPathGetBoundingBox
    {1043, -1, -1, -1, -1, 892, 1273, 37, 0, 0, 3, 0, 27, 0, 0, 20},  // CAShapeLayer
    {1044, -1, -1, -1, -1, 0, 1273, 38, 0, 1, 2, 28, 28, 0, 0, 20},  // path
    {1045, -1, -1, -1, -1, 0, 1274, 39, 0, 1, 2, 28, 17, 0, 0, 20},  // fillColor
    {1046, -1, -1, -1, -1, 0, 1275, 40, 0, 1, 2, 28, 17, 0, 0, 20},  // strokeColor
    {1047, -1, -1, -1, -1, 0, 1276, 41, 0, 1, 2, 28, 0, 0, 0, 20},  // lineWidth
    {1048, -1, -1, -1, -1, 0, 1277, 42, 0, 1, 2, 28, 23, 0, 0, 20},  // lineJoin
    {1049, -1, -1, -1, -1, 0, 1278, 43, 0, 1, 2, 28, 4, 0, 0, 20},  // lineDashPattern
    {1050, -1, -1, -1, -1, 0, 1279, 44, 0, 1, 2, 28, 0, 0, 0, 20},  // lineDashPhase
    {1052, 1051, 1053, -1, -1, 0, 0, 45, 0, 0, 5, 24, 23, 0, 0, 20},  // miter
    {75, 1051, 1054, -1, -1, 0, 0, 46, 0, 0, 5, 24, 23, 0, 0, 20},  // round
    {1055, 1051, 1056, -1, -1, 0, 0, 47, 0, 0, 5, 24, 23, 0, 0, 20},  // bevel
    {1057, -1, -1, -1, 998, 0, 1280, 48, 0, 1, 2, 18, 17, 0, 0, 20},  // cgColor
    {246, -1, 1058, -1, -1, 892, 1281, 0, 1, 1, 0, 0, 13, 0, 0, 21},  // rect
    {244, -1, 1059, -1, -1, 893, 1282, 1, 1, 1, 0, 0, 9, 0, 0, 21},  // point
    {236, -1, 1060, -1, -1, 894, 1283, 2, 1, 1, 0, 0, 12, 0, 0, 21},  // size
    {231, -1, 1061, -1, -1, 895, 1284, 3, 1, 1, 0, 0, 10, 0, 0, 21},  // vector
    {84, -1, 1062, -1, -1, 896, 1285, 4, 1, 1, 0, 0, 14, 0, 0, 21},  // transform
    {1063, -1, -1, -1, -1, 897, 1286, 5, 1, 1, 0, 0, 14, 0, 0, 21},  // css
    {1064, -1, -1, -1, -1, 898, 1287, 6, 1, 1, 0, 0, 14, 0, 0, 21},  // svg
    {1065, -1, -1, -1, -1, 899, 1288, 7, 1, 1, 0, 0, 26, 0, 0, 21},  // views
    {84, -1, -1, -1, -1, 900, 1289, 0, 2, 2, 0, 0, 14, 0, 0, 22},  // transform
    {84, -1, -1, -1, -1, 902, 1291, 1, 3, 3, 0, 0, 14, 0, 0, 22},  // transform
    {1067, 1066, -1, -1, -1, 0, 0, 2, 0, 0, 5, 23, 22, 0, 0, 22},  // fill
    {1068, 1066, -1, -1, -1, 0, 0, 3, 0, 0, 5, 23, 22, 0, 0, 22},  // aspectFit
    {1069, 1066, -1, -1, -1, 0, 0, 4, 0, 0, 5, 23, 22, 0, 0, 22},  // aspectFill
    {1070, 1066, -1, -1, -1, 0, 0, 5, 0, 0, 5, 23, 22, 0, 0, 22},  // scaleToFill
    {1071, 1066, -1, -1, -1, 0, 0, 6, 0, 0, 5, 23, 22, 0, 0, 22},  // scaleAspectFit
    {1072, 1066, -1, -1, -1, 0, 0, 7, 0, 0, 5, 23, 22, 0, 0, 22},  // scaleAspectFill
    {84, -1, -1, -1, -1, 905, 1294, 8, 1, 1, 0, 0, 48, 0, 0, 22},  // transform
    {1074, -1, -1, -1, -1, 906, 1295, 9, 1, 1, 0, 0, 0, 0, 0, 22},  // area
    {306, -1, -1, -1, -1, 907, 1296, 10, 2, 2, 0, 0, 2, 0, 0, 22},  // contains
    {285, -1, -1, -1, -1, 909, 1298, 11, 1, 2, 1, 27, 4, 0, 0, 22},  // corners
    {1063, -1, -1, -1, -1, 0, 1300, 0, 0, 1, 2, 15, 3, 0, 0, 23},  // css
    {1064, -1, -1, -1, -1, 0, 1301, 1, 0, 1, 2, 15, 3, 0, 0, 23},  // svg
    {1075, -1, -1, -1, -1, 0, 1302, 2, 0, 1, 2, 15, 47, 0, 0, 23},  // latex
    {1075, -1, -1, -1, -1, 0, 1303, 3, 0, 1, 2, 16, 47, 0, 0, 23},  // latex
    {1076, -1, -1, -1, -1, 910, 1304, 4, 1, 1, 0, 0, 47, 0, 0, 23},  // swiftCode
    {1077, -1, -1, -1, -1, 911, 1305, 0, 1, 1, 0, 0, 47, 0, 0, 24},  // explain
    {1077, -1, -1, -1, -1, 912, 1306, 1, 2, 2, 0, 0, 47, 0, 0, 24},  // explain
    {1079, -1, -1, -1, -1, 914, 1308, 2, 2, 2, 0, 0, 47, 0, 0, 24},  // compare
    {1079, -1, -1, -1, -1, 916, 1310, 3, 3, 3, 0, 0, 47, 0, 0, 24},  // compare
    {646, -1, -1, -1, 1108, 950, 1313, 0, 1, 2, 1, 28, 8, 0, 0, 25},  // action
    {1109, -1, -1, -1, -1, 952, 1315, 1, 1, 1, 3, 0, 3, 0, 0, 25},  // Selector
    {1111, -1, -1, -1, -1, 953, 1316, 2, 1, 1, 0, 0, 3, 0, 0, 25},  // NSSelectorFromString
};

static const int32_t labels[] = {
    87, 171, 172, 88, 173, 174, 176, 177, 180, 177, 181, -1, -1, 184, -1, 184, -1, -1, 184, 186, 177, 186,
    177, -1, 186, 177, 186, 177, 194, -1, -1, -1, -1, -1, 208, 209, 214, 215, 216, 217, -1, 186, 177, -1,
    224, -1, -1, -1, 228, 229, -1, 233, 234, -1, -1, -1, -1, 186, 177, 233, 234, 211, 236, -1, 288, 289, 290,
    291, 194, 228, 229, 228, 229, -1, -1, -1, -1, -1, -1, -1, 316, 317, 313, 314, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 317, 224, 194, 317, 208, 194, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 359, 363, 359, 369, 370, 371, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 51, 51, -1, 363, 51, 51, 51, 363, 9, -1, 9,
    -1, 396, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 404, -1, 51, 405, 378, -1, -1, -1, -1, 194, 194,
    194, -1, 407, -1, 408, -1, 409, 409, -1, -1, -1, 405, 378, 407, 424, 363, 396, 363, -1, 427, -1, 435, -1,
    -1, 435, -1, 435, -1, 438, -1, -1, -1, 438, -1, -1, 443, 444, 194, -1, -1, -1, -1, -1, -1, 51, 51, -1,
    194, -1, 194, 194, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 363, 363, 363, 363, 396, -1, -1, 396,
    -1, 461, 462, 463, 464, -1, 466, 464, 514, 514, 514, 514, 514, 514, 514, 514, 514, 514, 514, 514, 521,
    522, 224, 426, -1, -1, -1, -1, 363, -1, -1, 566, -1, 569, -1, 409, -1, 572, -1, 573, -1, 224, -1, 317,
    -1, 576, -1, 577, -1, 576, -1, 577, -1, -1, 409, -1, 585, -1, 586, -1, 396, 592, 396, -1, -1, -1, 224,
    -1, 317, -1, -1, -1, 625, 233, 234, 233, 234, -1, 186, 177, -1, 186, 177, 186, 177, -1, -1, -1, 629, -1,
    -1, 629, 186, 177, 186, 177, 629, -1, -1, 186, 177, -1, 645, 646, -1, 645, 646, -1, 645, 646, -1, 645,
    646, -1, 645, 646, -1, 645, 646, -1, 8, -1, 703, 8, -1, 705, 8, -1, 8, -1, -1, 8, -1, 705, -1, 646, -1,
    646, 712, -1, -1, -1, 8, -1, 8, -1, 317, 224, 727, 317, 224, 727, 728, 317, 224, 727, 317, 224, 727, 728,
    409, 317, 224, 727, 409, 317, 224, 727, 209, 409, 194, 732, 727, 409, 409, 734, 409, 729, 409, 734, 729,
    409, 736, 224, 727, -1, 519, -1, 831, -1, -1, -1, 832, 833, 834, 835, 835, 836, 409, 409, 838, 839, -1,
    -1, 409, 842, 843, 842, 843, 842, 843, 844, 842, 843, 844, 842, 845, 843, 842, 845, 843, 842, 845, 843,
    844, 842, 845, 843, 844, 842, 845, 846, 843, 842, 845, 846, 843, 842, 845, 846, 843, 844, 842, 845, 846,
    843, 844, 842, 845, 847, 848, 843, 842, 845, 847, 848, 843, 842, 845, 847, 848, 846, 843, 842, 845, 847,
    848, 846, 843, 842, 845, 847, 848, 843, 844, 842, 845, 847, 848, 843, 844, 842, 845, 847, 848, 846, 843,
    844, 842, 845, 847, 848, 846, 843, 844, -1, 843, -1, 843, -1, 843, 844, -1, 843, 844, -1, 845, 846, 843,
    -1, 845, 846, 843, -1, 845, 846, 843, 844, -1, 845, 846, 843, 844, -1, 845, 847, 848, 846, 843, 844, -1,
    845, 847, 848, 846, 843, 844, 842, 845, 843, 842, 845, 843, 842, 845, 846, 843, 842, 845, 846, 843, 842,
    845, 843, 844, 842, 845, 843, 844, 842, 845, 846, 843, 844, 842, 845, 846, 843, 844, -1, 845, 846, 843,
    844, -1, 845, 846, 843, 844, 853, 854, 843, 853, 854, 843, -1, 854, 843, -1, 854, 843, -1, 857, -1, -1,
    -1, -1, -1, -1, -1, 871, -1, 873, 875, -1, 875, 873, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 889, 889, 889, -1, 435, 435, 922, -1, 922, 922, -1, 922, -1, 317, -1, 224, -1, -1, -1, -1, 933, 934,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, 407, -1, 949, -1, 407, 949, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 363, -1, 8, -1, -1, 363, -1, 8, -1, -1, 965, -1, 736, -1, 736, 965, -1, -1, 965, -1,
    736, -1, 736, 965, -1, -1, 128, 978, 129, 130, 45, 147, 979, 980, 981, 982, -1, -1, 991, 991, 992, 246,
    1001, 597, 1002, -1, -1, -1, 224, 224, -1, 8, -1, -1, -1, 224, 224, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, 224, 832, 833, 224, 1021, 1022, 224, 1024, 224, 1025, 224, 832, 833, 224,
    1024, 1029, 732, 1030, 1031, 1032, 286, 732, 1030, 1031, 1032, 1033, 732, 1030, 1031, 1032, 1029, 732,
    1030, 1031, 1032, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 317, 317, 317, 317, 317, -1, -1, 317, 317, 224, 317, 224, -1, 1073, 363, -1, 8, 8, -1, -1, -1, 1078,
    -1, -1, -1, -1, 363, -1, 396, 592, 396, 363, -1, 409, 566, 569, -1, 224, -1, 317, -1, -1, 435, 435, -1,
    -1, 703, 8, -1, 8, 712, 435, 922, 922, -1, 922, -1, 922, 435, 435, -1, -1, 181, -1, 184, 194, 208, 209,
    -1, -1, -1, 186, 177, -1, -1, -1, -1, -1, -1, -1, -1, -1, 224, -1, 317, -1, 576, -1, 577, -1, 576, -1,
    577, -1, 224, -1, 317, -1, 396, 592, 396, -1, -1, -1
};

static const uint64_t kinds[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 258, 1, 258, 10, 1, 10, 1, 1, 10, 1, 1, 1, 1, 15, 15, 15, 1, 1, 15, 1, 1,
    15, 258, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 20, 10, 258, 13, 1, 258, 11,
    17, 17, 17, 17, 17, 1, 1, 10, 10, 10, 15, 10, 10, 10, 10, 10, 10, 1, 1, 11, 11, 11, 11, 15, 1, 1, 13, 13,
    13, 15, 13, 13, 13, 13, 12, 12, 12, 12, 12, 12, 1, 1, 1, 1, 10, 13, 14, 14, 14, 14, 14, 14, 14, 14, 14,
    14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 1, 1, 1, 1, 14, 45, 14, 1, 1, 14, 1, 1, 14, 14, 14, 14, 14, 14,
    14, 10, 14, 14, 14, 14, 14, 15, 14, 1, 19, 14, 14, 16, 16, 16, 16, 16, 16, 1, 262402, 262402, 262402,
    262402, 262402, 262402, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 258, 258, 258, 258,
    258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 1, 1, 25, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 258, 258, 258, 1, 1, 1, 1, 1, 5, 5, 5, 5, 5, 5, 395269, 395269, 5,
    44, 5, 44, 5, 44, 5, 0, 44, 5, 44, 5, 44, 5, 0, 5, 44, 5, 44, 5, 44, 5, 0, 5, 44, 5, 44, 5, 44, 5, 0, 5,
    44, 5, 44, 5, 44, 5, 5, 5, 5, 5, 1, 5, 1, 8, 44, 5, 5, 5, 1, 5, 5, 1, 5, 1, 5, 1, 5, 1, 1, 5, 5, 5, 5, 5,
    44, 8, 44, 5, 0, 44, 5, 44, 0, 1, 5, 5, 268845, 268845, 268845, 268845, 5, 44, 5, 44, 5, 5, 44, 5, 44, 5,
    4, 5, 0, 5, 1541, 5, 0, 1, 5, 1, 5, 5, 5, 5, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 1, 4, 4, 4, 4, 4, 4, 4, 4,
    4, 4, 4, 4, 4, 4, 4, 0, 0, 0, 0, 7, 7, 7, 7, 7, 7, 7, 0, 7, 0, 7, 0, 0, 7, 0, 0, 7, 7, 7, 7, 44, 7, 44,
    7, 44, 7, 7, 44, 7, 0, 7, 0, 5, 395269, 44, 7, 44, 7, 44, 7, 44, 7, 44, 7, 0, 44, 7, 44, 7, 44, 7, 44, 7,
    44, 7, 44, 7, 44, 7, 44, 7, 7, 8, 8, 8, 8, 8, 1, 8, 44, 8, 67503368, 67504133, 6, 6, 6, 6, 1541, 6, 1541,
    6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 0,
    6, 0, 6, 0, 6, 0, 6, 6, 6, 1, 1, 1, 1, 18, 1, 1, 1, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 27,
    27, 27, 27, 27, 27, 27, 4, 0, 27, 27, 10, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27,
    27, 27, 27, 27, 4, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 1, 1, 1, 1, 27, 27, 27, 27, 27, 27, 27, 27,
    27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 1, 27, 27, 27, 27, 27, 27, 27, 3594, 2331, 27, 3594, 2331, 27,
    3594, 2331, 27, 3594, 2331, 27, 3594, 2331, 27, 3594, 2331, 27, 27, 27, 27, 28, 27, 1, 28, 28, 1, 28, 28,
    28, 28, 28, 28, 27, 10, 0, 27, 10, 0, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
    28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 15, 28, 28, 28, 28, 28, 28, 28, 28, 3594,
    2332, 28, 3594, 2332, 28, 10, 28, 10, 4, 4, 42, 1, 1, 42, 1, 42, 1, 42, 1, 42, 1, 1, 42, 10, 42, 1, 1,
    42, 1, 42, 1, 42, 13, 42, 2, 42, 2, 2603, 42, 1, 42, 1, 2603, 42, 1, 1, 42, 1, 1, 2603, 42, 15, 42, 45,
    42, 42, 42, 42, 42, 1, 1, 15, 0, 590892, 44, 0, 590892, 44, 0, 590892, 44, 0, 590892, 44, 0, 590892, 44,
    0, 590892, 44, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 2331,
    30, 2331, 30, 1, 2331, 30, 1, 2331, 30, 2331, 30, 2331, 30, 2331, 30, 2331, 30, 2826, 2331, 30, 2826,
    2331, 30, 0, 1068, 30, 0, 590892, 30, 30, 30, 30, 27, 30, 27, 30, 27, 27, 27, 27, 45, 2331, 45, 2331, 45,
    2331, 45, 2331, 5, 10, 10, 1, 10, 10, 1, 3, 5, 5, 1, 5, 5, 1, 3, 10, 1, 1, 1, 10, 1, 1, 1, 258, 10, 258,
    1, 1, 10, 10, 1, 10, 1, 10, 1, 1, 10, 1, 5, 1, 1, 37, 37, 1, 1, 1, 1, 10, 10, 36, 1, 1, 11, 34, 1, 34, 1,
    34, 34, 10, 10, 1301274266515931649, 1301274266515931649, 1, 1, 44, 1, 44, 2348, 1, 1, 44, 1, 1, 44,
    2348, 1, 1, 151061795, 44, 1, 1, 151061795, 44, 2348, 1, 1, 1, 1, 44, 1, 1, 1, 1, 151061795, 44, 1, 1, 1,
    1, 44, 2348, 1, 1, 1, 1, 151061795, 44, 2348, 1, 44, 1, 44, 2348, 1, 1, 151061795, 44, 1, 1, 151061795,
    44, 2348, 1, 1, 1, 1, 151061795, 44, 2348, 1, 1, 44, 1, 1, 151061795, 44, 1, 1, 44, 2348, 1, 1,
    151061795, 44, 2348, 1, 1, 151061795, 44, 2348, 1, 1, 44, 1, 1, 44, 2308, 0, 1, 1, 1, 3, 3, 36, 0, 0, 41,
    44, 41, 44, 41, 1, 44, 41, 1, 44, 41, 44, 1, 41, 44, 1, 1, 1, 1, 1, 1, 44, 3, 2308, 2308, 2308, 33, 33,
    33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33,
    33, 33, 28, 33, 2308, 28, 4, 28, 28, 28, 4, 28, 0, 4, 27, 4, 27, 0, 4, 28, 28, 28, 28, 1, 2332, 28, 1,
    2332, 1, 3, 2338, 2348, 15, 15, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 15, 15, 258, 258, 258, 15, 258, 258, 258,
    15, 258, 258, 258, 258, 15, 15, 15, 15, 15, 15, 15, 15, 0, 0, 4, 0, 4, 0, 4, 4, 4, 4, 4, 3, 3, 3, 3, 4,
    3, 4, 3, 3, 0, 22, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1,
    1, 1, 1, 1, 3, 10, 13, 14, 15, 1, 1, 1, 1, 10, 13, 14, 4, 4, 4, 4, 0, 14, 14, 1, 14, 14, 2319, 29, 29,
    10, 29, 10, 29, 14, 29, 14, 29, 15, 29, 10, 29, 29, 29, 2319, 14, 29, 2319, 1, 1, 29, 2319, 1, 1, 29,
    2319, 10, 3, 29, 29, 10, 10, 10, 29, 10, 10, 10, 29, 10, 10, 29, 10, 10, 29, 10, 1, 258, 258, 3, 29, 10,
    1, 258, 258, 3, 10, 1, 258, 258, 3, 29, 2319, 1, 1, 1, 1, 1, 1, 29, 2319, 1, 1, 1, 1, 29, 2319, 1, 1, 1,
    258, 258, 0, 29, 29, 29, 29, 29, 29, 29, 28, 28, 28, 28, 28, 28, 28, 18, 4, 4, 4, 4, 4, 4, 4, 4, 14, 14,
    14, 14, 23, 5, 5, 10, 5, 27, 2331, 15, 15, 15, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 28, 4, 4, 4
};

static const uint8_t types[] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 3,
    4, 4, 4, 5, 5, 5, 4, 3, 8, 8, 2, 10, 11, 13, 14, 17, 19, 18, 28, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27,
    27, 27, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 45, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 25, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 7, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 21, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    27, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 43, 0, 0, 0, 0, 0, 42, 15, 30, 30, 0, 0, 30, 30, 30, 30, 30, 31, 32,
    31, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 45, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 35, 35, 35, 35, 36, 36, 37, 38, 39, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 34, 34, 34, 34, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 41, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 33, 0, 33, 33,
    33, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 40,
    0, 0, 0, 0, 0, 0, 0, 0, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 29, 29,
    29, 29, 29, 18, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 28, 0, 0, 0, 0, 0, 0, 0, 24, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 23, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4
};

static const int32_t type_names[] = {
    118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138,
    139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 105, 155, 156, 157, 158,
    159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 287, 351, 428, 429, 430, 447, 557, 588, 635,
    641, 642, 643, 644, 647, 648, 649, 650, 651, 652, 653, 654, 655, 720, 739, 740, 741, 742, 743, 744, 745,
    746, 747, 826, 827, 828, 829, 866, 867, 868, 888, 890, 891, 892, 925, 934, 993, 994, 995, 996, 997, 998,
    999, 1043, 1051, 1066, 1109, 1110
};

static const struct catalogue_tables tables = {
    bytes, COUNT(bytes) - 1, names, COUNT(names), slots, COUNT(slots), first, COUNT(first),
    links, COUNT(links), entries, COUNT(entries), labels, COUNT(labels), kinds, COUNT(kinds),
    types, COUNT(types), type_names, COUNT(type_names)};

const struct catalogue_tables *_Nonnull catalogue_tables(void) { return &tables; }
