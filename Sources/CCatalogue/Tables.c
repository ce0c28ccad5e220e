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
    "toNearestOrAwayFromZero" "towardZero" "awayFromZero" "truncatingRemainder" "dividingBy" "magnitude"
    "isMultiple" "of" "isFinite" "isNaN" "description" "quotient" "quotientAndRemainder" "degrees" "radians"
    "turns" "sin" "sinf" "cos" "cosf" "tan" "tanf" "count" "first" "last" "reversed" "enumerated" "zip"
    "compactMap" "filter" "reduce" "forEach" "enumerateObjectsUsingBlock" "allSatisfy" "firstIndex"
    "lastIndex" "prefix" "drop" "elementsEqual" "starts" "with" "dropFirst" "dropLast" "suffix" "joined"
    "indices" "startIndex" "endIndex" "into" "repeating" "sorted" "separator" "contentsOf" "at" "uppercased"
    "lowercased" "hasPrefix" "hasSuffix" "isLetter" "isNumber" "isWhitespace" "isUppercase" "isLowercase"
    "isPunctuation" "wholeNumberValue" "capitalized" "split" "components" "separatedBy"
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
    "CATransform3DIsAffine" "CATransform3DEqualToTransform" "terminator" "assert" "fatalError"
    "preconditionFailure" "assertionFailure" "precondition" "Optional" "row" "column" "convention" "plot"
    "describe" "film" "frames" "strip" "grid" "why" "YES" "NO" "NULL" "Nil" "HUGE_VALF" "HUGE_VAL"
    "INFINITY" "DBL_MAX" "FLT_MAX" "integer" "cgPoint" "cgSize" "cgRect" "cgAffineTransform" "floatValue"
    "doubleValue" "intValue" "integerValue" "cgPointValue" "cgSizeValue" "cgRectValue" "printf" "format"
    "objects" "CGMutablePath" "CGPath" "CGMutablePathRef" "CGPathRef" "UIBezierPath" "CGColor" "CGColorRef"
    "CGPathCreateMutable" "roundedRect" "ovalIn" "CGPathCreateWithRect" "CGPathRelease" "move" "addLine"
    "addRect" "addEllipse" "apply" "closeSubpath" "moveToPoint:" "addLineToPoint:" "closePath"
    "CGPathAddRect" "CGPathMoveToPoint" "CGPathAddLineToPoint" "CGPathCloseSubpath" "addCurve" "control1"
    "control2" "addQuadCurve" "controlPoint" "control" "addCurveToPoint:controlPoint1:controlPoint2:"
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
    "convertRect:toLayer:" "convertPoint:fromLayer:" "convertRect:fromLayer:" "containsPoint:"
    "presentationLayer" "modelLayer" "addAnimation:forKey:" "removeAnimationForKey:" "addObject:"
    "containsObject:" "firstObject" "lastObject" "CGPointValue" "CGSizeValue" "CGRectValue"
    "locationOfTouch:inView:" "setTranslation:inView:" "requireGestureRecognizerToFail:" "animation"
    "valueForKeyPath:" "setValue:forKeyPath:" "actionForKey:" "Selector" "SEL" "NSSelectorFromString";

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
    {3007, 128921049}, {3026, 1127666911}, {3036, 2542550614}, {3045, 1195911285}, {3055, 4151950225},
    {3057, 1765031016}, {3065, 1814435734}, {3070, 876513898}, {3081, 879704937}, {3089, 3728990320},
    {3109, 4007662012}, {3116, 2941534958}, {3123, 2238339041}, {3128, 3277562923}, {3131, 3761252941},
    {3135, 382886321}, {3138, 4220379804}, {3142, 4200353678}, {3145, 2633446552}, {3149, 388525018},
    {3154, 967958004}, {3159, 1216469057}, {3163, 1675745305}, {3171, 3533348019}, {3181, 2267784115},
    {3184, 2877453236}, {3194, 1419061120}, {3200, 3353438327}, {3206, 2002030311}, {3213, 931910521},
    {3239, 1638953034}, {3249, 2215640769}, {3259, 1070265239}, {3268, 1134120687}, {3274, 4232466889},
    {3278, 2846199180}, {3291, 1743930340}, {3297, 4005059268}, {3301, 206241385}, {3310, 1115344066},
    {3318, 567586076}, {3324, 3901637708}, {3330, 152899664}, {3337, 4155575922}, {3347, 236925125},
    {3355, 1684779966}, {3359, 798074659}, {3368, 2374006294}, {3374, 3103973672}, {3383, 1787359420},
    {3393, 2926810054}, {3395, 1462048136}, {3405, 1244814717}, {3415, 1696195782}, {3424, 3093996503},
    {3433, 2756264342}, {3441, 2866045037}, {3449, 1163907536}, {3461, 2104353872}, {3472, 3110688315},
    {3483, 3317910134}, {3496, 2755011687}, {3512, 2069497450}, {3523, 1516930437}, {3528, 2276994531},
    {3538, 469045609}, {3549, 2847090017}, {3569, 176574206}, {3573, 1361572173}, {3583, 1896686403},
    {3593, 1266202965}, {3605, 3635588042}, {3624, 2733832836}, {3628, 4182378701}, {3635, 2110798224},
    {3641, 877087803}, {3650, 1970364490}, {3656, 1275339983}, {3674, 350857000}, {3690, 2079739832},
    {3706, 1996921413}, {3715, 2043970711}, {3722, 1731736080}, {3734, 4080117376}, {3745, 1493013840},
    {3765, 2398078988}, {3773, 1065574956}, {3783, 2965413338}, {3793, 990401381}, {3796, 682729123},
    {3805, 1722954222}, {3821, 3827859290}, {3832, 37271103}, {3840, 1119987041}, {3859, 2161276179},
    {3882, 3507573001}, {3890, 2301731235}, {3900, 1862550028}, {3914, 3213420894}, {3930, 288415389},
    {3940, 4033069017}, {3946, 672109684}, {3954, 3339054942}, {3957, 1089765596}, {3962, 18738364},
    {3966, 2197550541}, {3971, 1569418667}, {3989, 1419285594}, {3994, 3724674918}, {3999, 1452231588},
    {4009, 665752555}, {4019, 2665914025}, {4027, 1172522883}, {4037, 2411978403}, {4046, 2082024064},
    {4050, 1231115066}, {4059, 244075885}, {4065, 96429129}, {4076, 1558106348}, {4083, 1676028392},
    {4095, 3565214879}, {4101, 1169454059}, {4112, 2276069802}, {4118, 2590900991}, {4129, 403953390},
    {4134, 817772335}, {4144, 3894621598}, {4148, 3130700698}, {4157, 3811712141}, {4166, 2836898780},
    {4180, 744222851}, {4188, 3219325754}, {4201, 455433581}, {4206, 1550717474}, {4216, 4099875093},
    {4225, 2687217115}, {4237, 3317790454}, {4249, 680679420}, {4260, 4074568615}, {4270, 972345196},
    {4280, 2124225882}, {4290, 1707208587}, {4300, 1698171440}, {4312, 1765986002}, {4324, 3099195470},
    {4334, 1325296208}, {4345, 1159889848}, {4355, 3210628243}, {4366, 3799163251}, {4377, 3782385632},
    {4388, 3899828965}, {4399, 3883051346}, {4410, 3866273727}, {4426, 4169345192}, {4451, 3573351892},
    {4456, 4137097213}, {4461, 3523899814}, {4467, 1029089800}, {4478, 1290530634}, {4486, 4203053801},
    {4499, 406972148}, {4503, 2369371622}, {4510, 3726277920}, {4515, 3555021734}, {4520, 3008443898},
    {4530, 877317237}, {4543, 1513289445}, {4567, 2694946607}, {4589, 3902926015}, {4592, 2516003219},
    {4607, 3083183824}, {4611, 3185987134}, {4620, 3141474305}, {4633, 1010012291}, {4637, 659427984},
    {4648, 3254824265}, {4656, 1438951982}, {4665, 571377267}, {4683, 143865419}, {4701, 445834375},
    {4714, 3198073272}, {4739, 1888717571}, {4748, 2636563400}, {4754, 1226705564}, {4764, 1144915353},
    {4770, 542584942}, {4779, 2126046479}, {4789, 2322214854}, {4794, 667630371}, {4809, 2477794221},
    {4824, 2826459802}, {4831, 863636682}, {4861, 3312035873}, {4889, 2374822095}, {4905, 1117036282},
    {4921, 2727146260}, {4933, 2338438971}, {4941, 894604266}, {4952, 1490880043}, {4967, 651349070},
    {4976, 830772382}, {4983, 3753552150}, {4992, 2675976173}, {5000, 2255101473}, {5012, 1325536902},
    {5022, 66138439}, {5041, 2650151654}, {5053, 1362571274}, {5060, 2674091075}, {5077, 4180264212},
    {5088, 2220611910}, {5094, 3628923247}, {5113, 2290191893}, {5126, 524486259}, {5138, 2660165913},
    {5150, 2510371521}, {5157, 1647949432}, {5168, 2499925078}, {5174, 1061329053}, {5182, 2186648520},
    {5194, 3685987662}, {5208, 1203193122}, {5223, 1771288722}, {5237, 1024755039}, {5251, 3305235377},
    {5262, 186774928}, {5276, 2185261687}, {5281, 2753641482}, {5286, 2454962418}, {5303, 958887293},
    {5311, 3091067239}, {5315, 3935363592}, {5325, 3073585980}, {5332, 1867556362}, {5338, 4148812653},
    {5351, 1214513038}, {5368, 1445723454}, {5377, 2844467682}, {5384, 3334659430}, {5396, 3572701046},
    {5407, 555663897}, {5418, 3123020006}, {5429, 3326301860}, {5442, 3005567066}, {5454, 2400366623},
    {5466, 2266193630}, {5476, 3448933658}, {5489, 3786999131}, {5497, 2370703267}, {5512, 2552112075},
    {5530, 2857694466}, {5543, 2048902997}, {5547, 3883353449}, {5554, 4173553157}, {5562, 2053962742},
    {5573, 1836668495}, {5582, 721310682}, {5597, 1006735486}, {5609, 325084441}, {5614, 2961925722},
    {5624, 497438945}, {5633, 1787797455}, {5644, 1849888827}, {5664, 3825011241}, {5673, 385702446},
    {5677, 1041509726}, {5682, 1494001562}, {5692, 1742909879}, {5699, 2157316278}, {5705, 348705738},
    {5719, 737459482}, {5725, 1122880180}, {5736, 1945272936}, {5751, 2380932862}, {5759, 2548392784},
    {5770, 3688764708}, {5780, 1901756438}, {5789, 906872895}, {5800, 1648836552}, {5807, 1359877577},
    {5815, 521485205}, {5828, 252720416}, {5842, 1264131298}, {5846, 1582017048}, {5865, 422274124},
    {5884, 3020961236}, {5906, 1120609123}, {5912, 845187144}, {5918, 3294899967}, {5942, 3704248662},
    {5969, 1361184210}, {5991, 254023945}, {6019, 3600137057}, {6043, 2682444316}, {6048, 502047894},
    {6057, 1644100618}, {6081, 1592819465}, {6114, 895660813}, {6122, 335426986}, {6147, 1264318259},
    {6179, 1168386582}, {6187, 1663862986}, {6192, 1746993862}, {6221, 1903257066}, {6226, 974882150},
    {6233, 1177151643}, {6264, 165292311}, {6271, 2311397435}, {6276, 439402299}, {6305, 1552997231},
    {6310, 3962257883}, {6319, 2220750876}, {6352, 2007447656}, {6361, 2787838396}, {6367, 3769421748},
    {6397, 4173954024}, {6403, 1434043348}, {6413, 1426660429}, {6447, 737025121}, {6481, 1466689035},
    {6519, 4098563933}, {6524, 513712005}, {6561, 229043912}, {6565, 2457286800}, {6600, 3584307048},
    {6602, 1123244352}, {6639, 1329338781}, {6643, 2761510965}, {6648, 2016490230}, {6657, 4136070254},
    {6664, 49525662}, {6684, 539821669}, {6702, 3772220557}, {6720, 4185830300}, {6735, 3171290880},
    {6757, 832521766}, {6779, 1461782644}, {6799, 691540578}, {6822, 1404144425}, {6842, 522796658},
    {6859, 1376505559}, {6868, 3748513642}, {6876, 846470194}, {6884, 200649126}, {6898, 3431639220},
    {6905, 4292335199}, {6920, 907121470}, {6926, 2240342303}, {6943, 2969811462}, {6957, 167268160},
    {6971, 1833803298}, {6980, 588027325}, {6992, 1136770368}, {6999, 4030051588}, {7005, 1400182552},
    {7035, 455416660}, {7055, 2271268225}, {7078, 2613973034}, {7096, 392604227}, {7118, 3754606837},
    {7138, 2833158821}, {7154, 3350374178}, {7161, 534084754}, {7175, 2867322350}, {7197, 2116308131},
    {7213, 664899839}, {7235, 1989677117}, {7244, 904369474}, {7248, 3096186179}, {7253, 741716276},
    {7258, 2329068957}, {7265, 2921198141}, {7270, 1055615879}, {7275, 3285122304}, {7281, 230313139},
    {7284, 2868333218}, {7288, 4098541315}, {7293, 33356212}, {7300, 1723256298}, {7304, 4140259964},
    {7310, 107912219}, {7332, 4121566434}, {7362, 3855721002}, {7378, 2216232237}, {7402, 2255928953},
    {7422, 159080631}, {7436, 3689248828}, {7461, 836430118}, {7482, 3367347455}, {7508, 4230039153},
    {7522, 609216699}, {7557, 1501614459}, {7568, 1529288929}, {7600, 2719113377}, {7612, 2275796322},
    {7645, 1812401954}, {7656, 2408338453}, {7688, 2855832277}, {7715, 1459817706}, {7726, 2392518824},
    {7758, 518942568}, {7779, 3663533692}, {7821, 2192755772}, {7846, 177875273}, {7892, 891907593},
    {7914, 1945812840}, {7957, 1417411880}, {7981, 2154355281}, {8026, 3467076881}, {8046, 317429627},
    {8087, 771452987}, {8122, 181460511}, {8142, 456257992}, {8183, 2485130632}, {8206, 317835491},
    {8250, 3496877987}, {8271, 1103010248}, {8321, 3557956176}, {8344, 4255026978}, {8396, 3877521898},
    {8410, 4267328027}, {8421, 3365817217}, {8433, 1019517826}, {8444, 4255312501}, {8450, 107113802},
    {8461, 339302984}, {8482, 571385436}, {8507, 701971049}, {8529, 3844547848}, {8553, 2993703921},
    {8573, 856100507}, {8587, 523418047}, {8608, 1199509864}, {8617, 71184232}, {8646, 3633864562},
    {8652, 3626350180}, {8678, 227242734}, {8685, 3686895409}, {8712, 23593359}, {8718, 3490026688},
    {8744, 2245546586}, {8753, 63500808}, {8759, 3324008260}, {8766, 2639082641}, {8772, 4241250784},
    {8800, 1005534689}, {8828, 433529277}, {8857, 1104277830}, {8870, 1738166450}, {8905, 4196810825},
    {8934, 1042290725}, {8941, 1073217499}, {8959, 2059328792}, {8967, 1536564555}, {8986, 2064776214},
    {8995, 1856753941}, {9015, 1308833490}, {9019, 3934383778}, {9034, 2480094667}, {9052, 3523238589},
    {9060, 1863269210}, {9080, 2099371351}, {9085, 4096559242}, {9102, 2182794837}, {9109, 667710333},
    {9112, 718098122}, {9115, 682728183}, {9133, 3802467407}, {9154, 3657180965}, {9177, 1665393361},
    {9201, 1052733624}, {9210, 184912774}, {9226, 4089387070}, {9239, 2352568569}, {9252, 1245245715},
    {9265, 1262023334}, {9279, 3270702940}, {9291, 2739892052}, {9306, 2480001844}, {9312, 351428278},
    {9329, 2428146278}, {9344, 2992948263}, {9355, 2349028720}, {9362, 3885786800}, {9374, 1736514697},
    {9384, 3474322026}, {9394, 60432295}, {9399, 1322381784}, {9406, 4012403877}, {9428, 989471740},
    {9449, 452908417}, {9468, 423327896}, {9484, 2453966149}, {9512, 1731566697}, {9523, 2587032280},
    {9544, 2963724706}, {9560, 712913813}, {9592, 2778836517}, {9607, 2173728365}, {9614, 2357661820},
    {9630, 409169195}, {9650, 3491459423}, {9667, 1226170970}, {9690, 3404475955}, {9720, 1624986452},
    {9754, 3623300279}, {9771, 3034534074}, {9791, 575711980}, {9804, 1032586458}, {9816, 266241602},
    {9836, 3402924327}, {9846, 1269553309}, {9852, 503252654}, {9855, 4160314702}, {9860, 2717370895},
    {9867, 2686336408}, {9877, 1132587367}, {9885, 1195117749}, {9899, 1879021152}, {9913, 581463510},
    {9936, 2140377464}, {9948, 1275514075}, {9960, 2387979536}, {9971, 3884420844}, {9988, 1646387302},
    {10000, 308670472}, {10013, 3934596143}, {10026, 2845511965}, {10049, 4013472960}, {10069, 207861097},
    {10085, 2974165697}, {10092, 1232628331}, {10109, 889198334}, {10128, 3364533173}, {10144, 2007207608},
    {10153, 3255160570}, {10160, 2953807453}, {10167, 709349229}, {10175, 2600881466}, {10190, 2804841900},
    {10205, 2904109309}, {10213, 111583397}, {10223, 249290197}, {10233, 1264874778}, {10245, 2552651146},
    {10249, 3749132497}, {10258, 1230999982}, {10265, 3143743637}, {10279, 3277309783}, {10287, 799079693},
    {10292, 2072037248}, {10301, 1839346743}, {10311, 2980706495}, {10322, 3765738945}, {10336, 1478303606},
    {10348, 1491675329}, {10356, 2435397115}, {10377, 1647672292}, {10396, 1635008148}, {10412, 3124627733},
    {10415, 993596020}, {10430, 2693457989}, {10449, 415476443}, {10462, 1262823941}, {10472, 1622115944},
    {10480, 1499161504}, {10491, 2973219889}, {10504, 2597275607}, {10509, 1748273790}, {10515, 860606716},
    {10520, 3002334877}, {10537, 2034172196}, {10563, 3305562105}, {10581, 3707972394}, {10588, 3647859367},
    {10601, 3236366608}, {10614, 1824874128}, {10635, 2788634194}, {10660, 3813530536}, {10682, 1466132464},
    {10710, 3529599493}, {10742, 2079469443}, {10764, 738891302}, {10782, 3197889394}, {10801, 2360350959},
    {10820, 3649363768}, {10839, 3444963044}, {10870, 2273024933}, {10893, 4264915354}, {10914, 3077942367},
    {10943, 590894855}, {10953, 1618037728}, {10959, 2774883451}, {10969, 3957551837}, {10988, 4284171251},
    {11004, 3891447831}, {11016, 3483418915}, {11024, 4258353177}, {11027, 1141775739}, {11033, 4126724647},
    {11043, 2859901778}, {11047, 3250964130}, {11055, 1360419304}, {11059, 3001705435}, {11065, 2071016015},
    {11070, 4246411473}, {11074, 2944866961}, {11077, 418647609}, {11080, 2471879920}, {11082, 1105628090},
    {11086, 963632676}, {11089, 1882099852}, {11098, 2097992392}, {11106, 4171284318}, {11114, 2265671865},
    {11121, 2076987736}, {11128, 306596620}, {11135, 3218261061}, {11142, 2261369287}, {11148, 912855974},
    {11154, 3374781713}, {11171, 1149880784}, {11181, 296395306}, {11192, 1195616409}, {11200, 2949131327},
    {11212, 942984426}, {11224, 1491100860}, {11235, 417924775}, {11246, 3895649598}, {11252, 3882857642},
    {11258, 3114108242}, {11265, 2831556715}, {11278, 3401266884}, {11284, 1451477576}, {11300, 119757721},
    {11309, 2438128661}, {11321, 2193512543}, {11328, 4182669406}, {11338, 1505809199}, {11357, 2758857958},
    {11368, 1600511528}, {11374, 785452558}, {11394, 4208727282}, {11407, 3291555781}, {11411, 407568404},
    {11418, 3610741318}, {11425, 2976183426}, {11435, 2611701562}, {11440, 616319547}, {11452, 2670905232},
    {11464, 197333961}, {11479, 3768039387}, {11488, 1202886564}, {11501, 3124826125}, {11518, 1073533898},
    {11538, 501308550}, {11556, 4242588933}, {11564, 3290709023}, {11572, 3206573181}, {11580, 3156240324},
    {11592, 873554442}, {11604, 3877044912}, {11611, 1386144670}, {11655, 3391438105}, {11688, 3275802252},
    {11694, 1665555596}, {11704, 955209608}, {11714, 3663374774}, {11722, 2845693673}, {11731, 1402472725},
    {11740, 2710028206}, {11794, 2549331680}, {11815, 2854832407}, {11840, 155406996}, {11852, 3678362229},
    {11863, 930651626}, {11880, 883771916}, {11892, 2754639596}, {11898, 3056320968}, {11918, 2497068525},
    {11930, 1106246455}, {11934, 2223459638}, {11943, 3578929855}, {11954, 960139624}, {11963, 2007872489},
    {11971, 1597548103}, {11986, 957531795}, {11999, 1010886454}, {12019, 1596791097}, {12024, 828449414},
    {12040, 4083200273}, {12056, 1563607652}, {12061, 3373576235}, {12077, 1686781560}, {12084, 247011038},
    {12100, 3118206852}, {12117, 1114429566}, {12133, 275414779}, {12151, 3681786005}, {12178, 1786964809},
    {12181, 4081524352}, {12184, 3880226465}, {12189, 1336735441}, {12196, 3258804367}, {12200, 2984927816},
    {12209, 3220778976}, {12219, 3246523276}, {12230, 2488280337}, {12244, 2068458324}, {12259, 763838368},
    {12266, 637820293}, {12270, 2601460036}, {12275, 1480246043}, {12284, 978711165}, {12291, 309439324},
    {12300, 2535512472}, {12307, 3189629876}, {12325, 3793360030}, {12347, 3530699951}, {12366, 3107109432},
    {12388, 2768536296}, {12408, 2255243348}, {12426, 1791059818}, {12432, 4128829753}, {12453, 1910782036},
    {12473, 3395304284}, {12496, 1173374833}, {12518, 2943989225}, {12532, 363805148}, {12549, 66633762},
    {12559, 3883652983}, {12579, 1787670268}, {12601, 2151592719}, {12611, 2951402203}, {12626, 834189487},
    {12637, 1964022558}, {12647, 684154646}, {12659, 288631100}, {12670, 835911719}, {12681, 18669246},
    {12704, 944362804}, {12726, 115475624}, {12757, 694824490}, {12766, 3779456605}, {12782, 554307351},
    {12802, 580401027}, {12815, 2837546561}, {12823, 3574960668}, {12826, 1090614859}, {12846, 848102186}
};

static const int32_t slots[] = {
    -1, -1, -1, -1, 163, -1, -1, -1, 160, -1, 296, -1, -1, 129, 1021, -1, -1, -1, 694, 98, 1030, 1062, -1,
    -1, -1, 267, -1, -1, -1, -1, -1, -1, 696, -1, -1, -1, 597, 747, -1, -1, 344, -1, -1, -1, -1, -1, 1058,
    -1, -1, 150, -1, -1, 808, -1, -1, -1, 727, 234, 462, -1, -1, -1, -1, -1, 84, 499, -1, -1, 1046, -1, -1,
    -1, -1, 328, 172, 1075, -1, -1, 385, -1, -1, -1, -1, 64, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    497, -1, 899, -1, 205, -1, -1, -1, -1, -1, -1, -1, 1004, -1, -1, -1, -1, 859, -1, -1, -1, 473, -1, -1,
    801, -1, -1, -1, 847, -1, -1, -1, -1, 907, 1001, -1, -1, -1, 73, 735, 1063, -1, -1, 830, -1, -1, 5, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 119, 514, -1, 668, -1,
    -1, 1074, -1, -1, -1, 995, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 210, -1, -1, -1, -1, 542, -1,
    646, 978, -1, -1, 737, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 968, -1, 819, -1, -1, -1, -1, -1, -1, -1,
    -1, 316, -1, 419, -1, -1, -1, 450, 440, 595, 997, -1, -1, -1, -1, -1, 721, -1, -1, 838, -1, -1, -1, -1,
    -1, 77, -1, 165, -1, 602, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 563, -1,
    -1, -1, -1, -1, 400, -1, -1, -1, 152, 519, 922, -1, -1, -1, -1, -1, 587, -1, 272, -1, -1, -1, -1, 94,
    470, -1, -1, -1, -1, -1, -1, -1, 930, -1, -1, -1, 780, -1, -1, -1, 87, 460, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, 1092, 36, -1, -1, -1, -1, -1, -1, -1, -1, 300, 999, -1, -1, -1, 359, -1, 420, 149, 661, -1, -1,
    459, -1, 143, -1, 426, -1, -1, -1, -1, 657, -1, 686, 690, -1, -1, -1, -1, -1, -1, -1, 593, 858, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, 622, 947, -1, -1, -1, -1, -1, -1, -1, 979, -1, -1, -1, 572, 656, -1,
    -1, -1, -1, 217, -1, -1, -1, 1067, 261, 781, 941, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1061, -1,
    -1, -1, 280, 266, 536, 701, 153, -1, -1, 533, -1, -1, -1, 607, -1, -1, -1, -1, -1, -1, -1, -1, -1, 232,
    351, -1, -1, -1, 92, 879, 219, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 95, 125, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 256, 880, -1, -1, 988,
    -1, 198, -1, 556, -1, -1, -1, -1, 417, 567, 711, 486, -1, -1, -1, -1, 472, 151, 905, -1, -1, -1, -1, 891,
    -1, -1, 850, 1049, -1, -1, -1, 216, -1, -1, -1, 302, 573, 779, 704, -1, -1, -1, -1, 803, -1, -1, -1, 364,
    -1, -1, -1, -1, -1, 288, -1, -1, -1, -1, -1, 327, -1, -1, -1, -1, -1, 577, -1, 884, -1, -1, -1, 504, 431,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, 782, -1, 934, 1015, -1, -1, 356, 742, 783, -1, -1, -1, -1, -1, 287,
    924, -1, -1, 906, -1, 213, 449, 666, -1, -1, -1, -1, -1, 655, 76, 178, -1, -1, 965, -1, -1, -1, -1, -1,
    -1, -1, -1, 564, 336, 353, -1, -1, -1, 399, -1, -1, -1, 59, 534, -1, -1, -1, -1, 37, 774, -1, -1, -1, -1,
    748, -1, -1, 526, -1, 58, 523, 19, 1085, -1, 659, -1, -1, 357, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 421, 685, 741, -1, -1, 632, -1, -1, -1, 370, -1, -1, -1, 890, -1, -1, 633, -1, -1, -1, -1, -1, -1,
    -1, -1, 766, -1, -1, 222, -1, 885, 358, 471, 757, 138, 946, 1102, 678, 833, 199, -1, 870, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 247, 758, -1, 158, -1, -1, -1, 874, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 62,
    79, -1, -1, -1, -1, 56, -1, -1, 310, 861, -1, 804, -1, 962, 1079, 653, -1, -1, 755, -1, -1, -1, -1, -1,
    549, -1, 594, 560, 845, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 145, 411, 137, 425, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, 903, -1, 837, -1, -1, -1, -1, 717, -1, -1, 1032, -1, 1040, -1, -1, -1, -1,
    -1, -1, 277, -1, -1, -1, -1, -1, 387, 452, 0, 405, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 719, -1, -1,
    -1, -1, -1, -1, -1, 713, -1, 9, 1005, -1, -1, -1, -1, -1, -1, -1, -1, 255, -1, -1, -1, -1, -1, -1, -1,
    299, -1, 1033, -1, 521, 862, 928, -1, -1, -1, -1, 795, -1, -1, 238, -1, 20, 208, 468, -1, -1, 169, 204,
    608, -1, -1, 1069, -1, -1, -1, 1089, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1095, 314,
    -1, 265, -1, -1, -1, -1, -1, -1, 841, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 262, 318, 708, -1, -1, -1, -1, -1, -1, 24, 998, -1, -1, 981, -1, 11, 47, 664, 989,
    -1, -1, 365, -1, -1, 102, -1, -1, -1, -1, -1, 453, -1, -1, -1, 155, -1, -1, -1, -1, 190, -1, -1, -1, -1,
    -1, 298, -1, -1, 900, 582, -1, -1, 550, -1, -1, 615, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 110, 81, -1,
    -1, -1, 215, -1, -1, 283, -1, -1, -1, 896, -1, -1, -1, -1, 1, -1, 606, -1, 39, 90, -1, -1, 171, -1, -1,
    -1, -1, 148, 269, 571, 806, 917, 1103, 498, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 147, -1, -1, -1,
    -1, -1, -1, -1, 315, -1, -1, 775, 681, -1, -1, -1, 634, 881, -1, -1, -1, 1002, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 274, -1, -1, -1, 1038, -1, -1, 115, -1, -1, -1, -1, -1, 1036, -1, -1, -1, 159, -1, -1,
    437, 584, 1105, -1, -1, -1, -1, 1007, -1, -1, -1, -1, -1, 585, 826, 1014, -1, 70, -1, 761, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 807, -1, -1, -1, -1, -1, 458, 520, -1, -1, -1, -1, 263, -1, -1, -1, -1, -1, -1,
    -1, 184, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 537, 750, -1, -1, -1, -1, 168, 1078, -1, 715, 867,
    1010, -1, -1, -1, -1, -1, -1, 53, 835, -1, -1, -1, -1, -1, 93, -1, -1, 354, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, 441, -1, 598, 961, 1066, 382, -1, -1, -1, -1, 432, 545, 451, 1043, 707, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, 194, 882, -1, -1, -1, 662, -1, -1, 69, 796, 546, -1, -1, -1, -1, -1, -1, -1, -1, 878, 832,
    -1, -1, -1, -1, -1, 825, -1, -1, 522, -1, 349, 136, -1, -1, -1, -1, -1, 416, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 2, -1, -1, -1, -1, -1, -1, -1, -1, 99, -1, -1, -1, -1, -1, -1,
    -1, 691, -1, -1, -1, -1, 233, -1, -1, -1, -1, 121, -1, 692, -1, -1, 72, 950, -1, -1, -1, -1, -1, 689, -1,
    -1, -1, -1, -1, -1, 958, -1, -1, -1, -1, -1, -1, -1, 65, -1, -1, -1, -1, -1, -1, 48, -1, -1, 78, 239, -1,
    -1, 605, -1, -1, -1, -1, 817, -1, -1, -1, -1, -1, -1, -1, -1, 855, -1, 28, 398, -1, 944, -1, 106, -1, -1,
    -1, -1, -1, -1, 985, -1, 71, -1, -1, -1, -1, 361, 831, -1, -1, 854, 955, -1, -1, -1, -1, -1, -1, -1, 710,
    -1, -1, -1, -1, -1, 445, 32, -1, -1, -1, -1, -1, 983, -1, -1, -1, -1, -1, -1, 623, -1, 679, -1, 126, 373,
    -1, 376, -1, 128, 629, -1, -1, -1, -1, -1, -1, 745, -1, 505, -1, -1, 798, -1, -1, -1, -1, 477, 963, -1,
    -1, -1, -1, -1, 202, -1, 1097, 114, -1, 248, -1, -1, 406, -1, -1, -1, 30, 513, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 637, -1, -1, -1, -1, -1, 413, -1, 249, 42, -1, -1, -1, -1, -1, 333, -1, -1, -1,
    1025, 442, -1, -1, -1, -1, 483, 650, -1, -1, -1, -1, -1, 763, 991, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    670, -1, -1, -1, -1, -1, 276, -1, 528, -1, 929, -1, -1, -1, -1, -1, -1, -1, -1, -1, 591, -1, -1, -1, -1,
    -1, -1, -1, -1, 423, 846, -1, -1, -1, -1, 552, -1, 960, 600, 187, -1, -1, -1, -1, -1, -1, 575, -1, 641,
    -1, -1, -1, 980, -1, -1, -1, -1, 480, -1, -1, 613, -1, -1, 604, -1, -1, -1, -1, -1, 792, 1106, 268, -1,
    -1, -1, -1, 693, 645, -1, -1, -1, -1, -1, -1, -1, 603, 688, 902, 893, -1, -1, 940, -1, -1, -1, 334, 649,
    1003, -1, -1, 91, 455, -1, 729, -1, 482, -1, -1, 1023, -1, -1, -1, -1, -1, -1, -1, -1, 674, -1, -1, -1,
    558, 290, -1, -1, -1, -1, 987, -1, 88, 926, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 111, 517, 687, -1,
    -1, -1, -1, -1, -1, 319, -1, -1, 422, -1, -1, -1, -1, 346, -1, -1, -1, -1, -1, -1, 640, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, 515, -1, -1, -1, -1, -1, 1019, -1, 562, -1, -1, -1, -1, -1, 338, -1,
    -1, 43, 484, 971, 949, 992, -1, -1, -1, -1, -1, -1, -1, 466, -1, -1, 463, -1, -1, 972, -1, -1, -1, -1,
    -1, -1, -1, -1, 481, -1, -1, 6, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1070, -1, 494, -1, -1, -1, -1, -1,
    388, -1, -1, -1, -1, -1, -1, 360, -1, 101, -1, -1, -1, -1, 177, -1, -1, -1, -1, -1, -1, -1, 1008, 643,
    -1, 583, -1, -1, -1, -1, 395, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 660, -1, 448, -1, -1, -1, -1,
    -1, -1, 231, -1, -1, 790, 818, -1, 271, -1, -1, 26, 933, 89, -1, -1, -1, 191, -1, -1, -1, 18, -1, 282,
    669, -1, 588, -1, -1, 752, -1, -1, -1, -1, -1, -1, 586, -1, -1, -1, 921, -1, -1, -1, -1, -1, -1, 438, -1,
    -1, 648, 350, -1, 1012, -1, -1, 566, -1, -1, -1, -1, 616, -1, -1, 990, -1, -1, 836, -1, -1, -1, -1, -1,
    -1, -1, 1068, -1, -1, -1, -1, 977, -1, -1, -1, 1045, 252, -1, -1, -1, -1, 853, -1, -1, 1050, 535, -1, -1,
    -1, -1, -1, -1, -1, 984, -1, 45, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, 555, -1, -1, -1, 518, 647, 557, -1, -1, 55, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 913, -1, 769, 502, -1, -1, -1, -1, -1, -1, -1, 394, 384, 714, 508, 738, -1, -1,
    -1, -1, -1, -1, 957, -1, 342, -1, -1, -1, -1, -1, 731, -1, 245, -1, 677, -1, -1, -1, -1, 1047, -1, -1,
    1086, 621, 636, 776, -1, -1, 1072, 788, -1, -1, -1, -1, -1, -1, -1, 254, 516, -1, 683, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, 736, 952, -1, -1, -1, 320, -1, -1, -1, -1, -1, -1, -1, -1, 403, 227, 705,
    1048, -1, -1, 188, -1, -1, -1, -1, -1, -1, -1, 1057, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    1039, -1, -1, -1, 161, -1, 720, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    189, 54, 487, 396, 1042, 1104, -1, 100, -1, -1, 312, -1, -1, -1, -1, -1, -1, -1, -1, 44, 718, -1, -1, -1,
    -1, 887, -1, -1, -1, -1, -1, -1, 436, -1, 141, -1, -1, -1, 212, -1, -1, 1076, -1, 765, -1, -1, -1, -1,
    -1, 809, -1, 938, -1, -1, -1, 340, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 966, 331, -1, -1, -1, 931,
    614, 543, -1, -1, -1, 561, 478, -1, -1, 876, -1, -1, -1, -1, -1, -1, 164, -1, -1, -1, -1, -1, 843, 83,
    787, -1, -1, -1, -1, 33, 888, -1, 762, -1, -1, 540, -1, -1, -1, -1, 52, -1, -1, -1, -1, -1, 590, -1, 306,
    -1, -1, 211, 13, 794, -1, -1, -1, -1, -1, -1, -1, -1, 27, -1, -1, -1, -1, -1, 1009, -1, -1, -1, -1, 140,
    -1, -1, -1, -1, -1, -1, -1, -1, 246, -1, 969, -1, -1, -1, -1, 322, -1, -1, -1, 699, -1, 676, -1, 932, -1,
    -1, 1077, -1, -1, 530, 289, -1, -1, 1037, -1, -1, -1, -1, 559, 8, 852, -1, -1, -1, -1, -1, 570, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 223, 412, 824, 684, 863, 1028, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, 912, -1, -1, -1, -1, -1, 409, -1, -1, 220, -1, -1, -1, -1, -1, -1, -1, -1, 142, 883, 673, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 936, -1, -1, -1, -1, -1, -1, 501, -1, -1, -1, -1,
    378, -1, -1, 391, -1, -1, 532, -1, -1, -1, -1, -1, -1, 554, 918, 475, 127, 176, 1020, -1, -1, 31, -1,
    759, -1, 179, 527, -1, -1, 214, 726, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1098, -1, -1, -1, -1,
    -1, 856, -1, 240, -1, -1, -1, 230, -1, -1, -1, -1, -1, -1, 193, 1087, -1, 29, 258, -1, 539, 380, -1, 840,
    739, 1059, -1, -1, 667, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 625, -1, -1, -1, -1, 875, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, 491, 292, -1, 510, -1, -1, 698, 581, -1, -1, -1, -1, -1, -1, 345, -1,
    294, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 784, 654, -1, 834, -1, 849, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, 956, -1, -1, -1, -1, -1, -1, 390, -1, -1, 871, -1, -1, 192, -1, -1, -1, -1, -1, -1, 797, -1, -1,
    -1, -1, -1, 702, -1, 35, 275, -1, 1006, 568, -1, 553, 793, -1, -1, -1, 503, -1, 105, 507, 866, 1022, -1,
    -1, -1, -1, -1, 326, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 925, -1, -1, -1, 278, -1,
    -1, -1, -1, -1, -1, 599, -1, 538, -1, 279, -1, 1017, 751, -1, -1, -1, 371, -1, -1, -1, -1, -1, -1, -1,
    811, -1, -1, -1, 264, -1, -1, 49, 203, 548, 802, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 196, 578,
    734, -1, -1, 639, -1, -1, -1, -1, -1, -1, -1, -1, 430, -1, 626, -1, -1, -1, -1, 820, -1, -1, -1, -1, -1,
    -1, 810, -1, 97, 547, -1, -1, 815, -1, -1, -1, -1, -1, -1, -1, 986, -1, 7, -1, -1, 672, -1, -1, -1, -1,
    -1, 764, 22, -1, -1, -1, 251, 565, -1, -1, -1, 131, -1, -1, -1, 124, -1, -1, -1, -1, 744, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 730, -1, 46, 186, 34, -1, 82, 86, 663, -1, -1, 433, -1, -1, -1, -1, 183, -1, 428, -1,
    -1, -1, 343, -1, 773, -1, -1, 118, -1, -1, -1, 80, 778, -1, -1, 25, 697, 994, 709, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 897, 618, -1, -1, 512, 813, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, 485, -1, -1, -1, -1, 284, 848, -1, 892, -1, 627, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, 490, -1, 638, -1, 948, -1, 799, -1, -1, -1, -1, -1, -1, -1, -1, 753, -1, -1, -1, -1, 544, -1,
    -1, -1, -1, -1, -1, -1, 1084, -1, -1, 10, -1, -1, -1, -1, -1, -1, -1, -1, -1, 120, 489, -1, -1, -1, -1,
    -1, 241, 325, -1, -1, -1, -1, 309, -1, 374, 895, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    635, -1, -1, -1, -1, -1, -1, -1, -1, -1, 822, -1, -1, -1, 1094, -1, -1, -1, -1, -1, 509, 665, 919, -1,
    -1, -1, -1, -1, 465, -1, -1, -1, -1, -1, -1, 402, 305, -1, -1, -1, 323, 61, 414, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, 927, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 122, 229, 609, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 823, -1, -1, -1, -1, -1, -1, -1, 1081, 308, -1, -1, -1, 814, -1, -1, -1, 16, -1, -1, -1,
    -1, -1, -1, 1051, 617, -1, -1, -1, -1, -1, -1, -1, 579, -1, -1, -1, -1, -1, 954, -1, 675, 768, -1, -1,
    197, 408, -1, 959, -1, -1, -1, -1, 117, 107, -1, -1, 767, -1, -1, -1, -1, -1, 551, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 1091, -1, 974, -1, 894, -1, -1, -1, -1, 1088, -1, -1, -1, 860, 909, -1, 317, -1, -1,
    -1, 424, -1, -1, -1, -1, -1, -1, -1, -1, 335, -1, -1, -1, -1, 393, -1, 389, -1, 454, -1, -1, 996, -1, -1,
    -1, 418, 531, 1031, -1, -1, -1, -1, -1, -1, -1, 372, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    291, 200, -1, -1, -1, -1, -1, -1, -1, 75, -1, 511, -1, -1, 942, -1, 1011, -1, -1, -1, -1, -1, -1, -1, -1,
    1052, -1, -1, -1, -1, 842, 812, -1, -1, 469, 368, -1, -1, -1, 695, -1, -1, -1, -1, 943, -1, -1, -1, -1,
    355, 975, -1, 500, -1, -1, -1, 444, 332, 725, -1, -1, 439, -1, -1, 3, -1, 339, -1, 330, -1, -1, -1, -1,
    324, -1, 386, -1, -1, -1, -1, -1, -1, 104, 4, -1, -1, -1, -1, 844, 367, 760, 680, 915, 170, 226, -1, 982,
    -1, 496, -1, 1096, -1, 644, 447, -1, -1, -1, -1, 920, -1, 1083, -1, -1, -1, -1, -1, -1, -1, 293, 631,
    225, -1, -1, 1018, -1, 12, 139, 1027, -1, -1, -1, 682, 1053, -1, -1, -1, -1, -1, -1, 224, -1, 706, -1,
    1041, -1, -1, -1, 467, -1, -1, -1, -1, -1, -1, 612, 619, -1, -1, -1, -1, -1, 1013, -1, -1, 21, 235, 434,
    -1, 162, -1, -1, 108, -1, -1, -1, -1, -1, -1, -1, 157, 1100, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, 821, -1, -1, -1, -1, -1, -1, -1, -1, 156, -1, -1, -1, -1, -1, -1, 1060, -1, 366, -1, -1, -1, 401,
    456, 488, 889, 967, 771, 1099, -1, 1024, 1101, 113, 506, -1, 1080, -1, -1, -1, -1, 723, 1090, -1, -1, -1,
    -1, -1, -1, -1, 404, -1, -1, 67, -1, -1, -1, -1, 712, 740, -1, -1, -1, 993, 207, -1, -1, -1, 910, -1,
    443, 630, -1, 243, -1, -1, 297, -1, -1, 935, -1, 369, -1, -1, -1, -1, -1, -1, -1, 301, -1, -1, -1, -1,
    260, -1, -1, 951, 1029, -1, -1, 180, 347, 173, -1, -1, -1, -1, 869, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    589, -1, -1, -1, -1, -1, -1, -1, -1, 221, -1, -1, -1, -1, -1, 144, 916, 464, -1, -1, -1, 134, -1, -1,
    112, -1, 493, -1, 40, 375, 839, -1, -1, -1, -1, 285, -1, -1, -1, -1, -1, 17, 167, -1, -1, -1, -1, -1, -1,
    -1, 492, 828, 270, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 756, -1, 1035, -1, -1, -1, -1,
    872, 321, 352, -1, 15, 66, -1, -1, -1, -1, 886, 329, -1, 1064, -1, -1, -1, 242, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 1065, -1, -1, -1, -1, -1, 827, 901, 770, -1, -1, -1, -1, 244, -1, -1, -1, -1, -1, 341,
    620, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 381, 541, -1, -1, 898, -1, -1, -1, -1,
    857, -1, -1, 945, -1, -1, -1, 642, -1, -1, -1, -1, -1, -1, -1, 525, -1, -1, -1, 362, -1, -1, -1, -1, -1,
    728, -1, -1, 307, -1, 800, -1, -1, -1, -1, 50, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 236, 495,
    970, -1, -1, -1, -1, 476, 146, 295, 1026, -1, -1, -1, -1, -1, -1, 206, 1054, -1, -1, -1, 175, 746, 303,
    939, -1, -1, -1, 601, -1, -1, -1, -1, -1, -1, -1, 791, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1056, 700,
    864, -1, -1, -1, -1, -1, -1, 574, 904, -1, -1, -1, -1, -1, -1, -1, 923, 877, -1, -1, 953, -1, 873, 257,
    -1, -1, -1, -1, -1, -1, 524, -1, -1, 253, -1, -1, 624, 1055, 348, -1, -1, -1, -1, 182, -1, -1, -1, -1,
    -1, 529, 51, -1, -1, -1, -1, -1, -1, 273, 461, 123, -1, 415, 1034, 724, -1, -1, 596, -1, -1, 658, -1, -1,
    -1, 377, 1093, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 174, 74, 754, -1, -1, -1, 383, -1, -1, -1, -1,
    749, 209, 777, -1, -1, -1, 397, -1, -1, -1, -1, -1, -1, -1, 816, 851, -1, -1, -1, -1, -1, -1, -1, -1,
    392, 937, 304, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 311, -1, 250, -1, -1, -1, -1, -1, -1, -1, 130, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 671, -1, 185, -1, -1, -1, -1, -1, 410, -1, -1, -1,
    -1, -1, 14, 435, -1, 479, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 181, 786,
    -1, -1, 96, -1, 569, -1, -1, -1, -1, 195, -1, 259, 457, 703, -1, 407, -1, -1, -1, -1, 116, -1, 41, 135,
    -1, -1, -1, -1, -1, 611, -1, -1, -1, -1, -1, -1, -1, 474, -1, 38, 103, -1, -1, -1, -1, -1, 829, -1, 313,
    281, -1, -1, 785, -1, -1, 592, -1, 237, 732, 911, -1, 651, -1, 109, -1, 218, -1, 23, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 716, 429, -1, 576, -1, -1, -1, -1, 228, -1, -1, -1, -1, -1, -1, 154, 628, -1, -1,
    908, 976, -1, 580, -1, -1, -1, -1, -1, -1, -1, -1, 772, 973, -1, -1, 610, 1016, -1, 805, -1, -1, -1, -1,
    -1, -1, -1, 132, 914, 1073, 133, -1, -1, -1, -1, 733, 789, -1, -1, 63, -1, 286, 1082, -1, -1, -1, -1, 68,
    57, 427, -1, -1, 1000, -1, -1, -1, -1, -1, -1, -1, -1, 201, -1, -1, -1, -1, -1, -1, 1044, -1, -1, 85, -1,
    722, -1, -1, 1071, 446, -1, 865, -1, -1, -1, -1, -1, -1, -1, 868, -1, -1, -1, -1, -1, -1, 964, 60, -1,
    -1, -1, -1, -1, -1, -1, 363, 379, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 166, -1, -1,
    -1, -1, -1, -1, -1, -1, 337, -1, -1, 743, 652, -1, -1, -1, -1, -1, -1, -1, -1
};

static const int16_t first[] = {
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 797, -1, -1, -1, -1, 854, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 302, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 881, -1, 560, 563, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, 329, 331, 332, 300, 334, 299, 317, 366, 368, 372, 369, -1, 309, -1,
    -1, 217, -1, 279, 314, -1, -1, -1, -1, 597, 1, 524, 626, 36, 39, 266, 264, 268, 270, 267, 265, 269, 271,
    220, 208, 209, 241, 1017, 1077, 8, 26, 0, 9, 27, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 202, 203, 204,
    206, 207, 205, -1, -1, 1060, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 344, 359, 1079, 318,
    1081, -1, -1, -1, -1, -1, 249, 60, 73, 82, 101, 54, -1, 430, 594, 484, 486, 488, 490, 492, 494, 496, 498,
    500, 502, 504, 506, 37, 38, 40, 41, 2, -1, 50, 6, 5, -1, -1, 12, 11, -1, 17, 49, 20, 21, 22, 23, 24, 25,
    28, -1, 29, 30, 31, 32, 33, 34, 35, 42, 43, 44, 45, 46, 47, -1, -1, -1, 51, 52, 53, 56, 57, 58, 59, 61,
    63, 64, 67, 68, 69, -1, 70, 71, 72, 78, 79, 75, 74, 80, 88, 89, 84, 83, 87, 91, 92, 93, 97, 98, 99, 100,
    103, 102, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125,
    126, 127, 128, 129, 130, 131, 132, 134, 136, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150,
    152, 664, 555, 670, 557, 153, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170,
    172, 173, 174, 176, 178, -1, -1, 177, -1, -1, 179, 181, 183, 184, 186, 187, 188, 189, 190, 192, 193, 194,
    195, 196, 198, 199, 200, 201, 210, 211, 212, 213, 214, 215, 216, 218, 219, 221, 222, 223, 226, 230, 233,
    -1, 234, 235, 236, 237, 238, 239, 242, -1, 243, 244, -1, 245, 246, 247, -1, 248, 252, 253, 257, 258, 259,
    260, 261, 262, 263, 272, 274, 275, 276, 277, 278, 280, 281, 282, 283, 284, 288, 289, 292, 294, 296, 297,
    298, -1, 303, 305, 308, 310, 311, 312, 313, -1, -1, 325, -1, -1, -1, 339, 340, 342, 343, 345, 346, 347,
    348, 349, 350, 351, 352, 353, 354, -1, 355, 356, -1, 378, 381, 380, 360, 361, 362, 363, -1, 367, 371, -1,
    373, 375, 376, 377, -1, -1, 397, 398, 405, 411, 413, 414, 415, 416, 417, 418, 419, 420, 421, 422, 425,
    428, 437, 439, 441, 520, 431, 435, 433, 434, 436, 438, 440, 442, 443, 444, 445, 446, 447, 448, 449, 450,
    451, 452, 453, 454, 455, 456, 457, 458, 459, 460, 461, 462, 463, 464, 465, 466, 467, 468, 469, 470, 471,
    472, 473, 474, 475, 476, 477, 478, 479, 480, 481, 482, 483, 508, 509, 511, 512, 513, 514, 515, -1, 530,
    518, 519, 521, 522, 523, 525, 526, 527, 528, 529, 531, 532, 533, 534, 535, 536, 537, 538, 539, -1, 540,
    541, 542, 543, 545, 546, 547, 548, 549, 550, 551, 552, 553, 554, -1, 558, 559, 561, 562, 564, 565, 566,
    567, -1, 568, 569, -1, 570, 571, -1, -1, 574, 576, -1, -1, 578, 580, 581, 582, 583, 585, 586, -1, -1,
    589, -1, 590, 591, 592, -1, 600, 602, 604, 605, 607, 608, 609, 610, 611, 612, 613, 614, 615, 616, 617,
    618, 619, 620, 621, 622, 623, 624, 625, 627, 628, 629, 630, 631, 632, 637, 638, 639, -1, 643, 646, 650,
    -1, 652, 656, 657, 661, 663, 672, 665, 666, 668, 669, 671, -1, 673, -1, 674, -1, 1167, 677, 680, 683,
    686, 689, 692, 693, -1, -1, 694, -1, 695, 696, 697, 698, 699, 700, 701, 702, 703, 704, 705, 706, 707,
    708, 709, 710, 711, 712, 713, -1, 715, 716, 718, 719, 721, 722, 724, 725, 726, 727, 728, 731, 732, 733,
    734, 736, 737, 738, 739, 740, 741, 742, 745, 746, 747, -1, 749, -1, 751, 753, 754, 756, 757, 758, -1,
    759, 760, 761, 762, 763, 764, 765, -1, -1, -1, 768, 769, 770, 771, -1, -1, 773, 775, 777, -1, 778, -1,
    782, 934, 784, 785, -1, -1, 786, 787, -1, 788, -1, -1, -1, 789, 790, 791, 792, 793, 794, 795, 796, 798,
    799, 800, 801, 802, 803, 804, 805, 806, 807, 808, 809, 810, 812, 813, 814, 815, 816, 817, 818, 819, 820,
    821, 822, 823, 824, 825, 826, 827, 828, 829, 830, 831, 832, 833, 834, 835, 836, 837, 838, 839, 840, 841,
    842, 843, 844, 845, 847, 849, 851, 852, 853, 855, 856, 857, 858, 859, 860, 861, 862, 863, 865, 866, 867,
    868, 869, 870, 871, 872, 873, 874, 877, 879, -1, 875, -1, 883, 884, -1, -1, 967, 889, -1, -1, 890, 891,
    -1, 959, -1, -1, -1, -1, -1, 901, 906, 910, 911, -1, -1, 912, 913, -1, 914, 915, 916, 917, 918, 919, 920,
    921, -1, -1, -1, 923, 924, -1, 926, -1, 928, -1, 930, 931, 932, 935, 936, 937, 938, 939, 940, 941, 942,
    943, 944, 951, 946, 948, 950, 952, 953, 954, 956, 957, 958, 960, 961, 962, 963, 964, 965, 966, 968, 969,
    970, 971, 972, 973, 974, 975, 976, 977, 978, 980, 981, 982, 983, 984, -1, 986, 992, -1, 994, 995, 996,
    998, 999, 1000, 1001, -1, -1, 1003, 1004, 1005, 1006, 1007, 1008, 1009, 1010, 1011, 1012, 1013, 1014,
    1015, 1016, -1, 1021, 1023, 1024, 1025, 1029, 1030, 1031, 1032, 1033, 1034, 1037, 1040, -1, 1044, 1048,
    1049, 1050, 1051, 1052, 1053, 1054, 1055, 1056, 1058, 1059, -1, -1, -1, -1, -1, 1070, 1071, 1072, 1073,
    1074, 1075, 1076, 1078, -1, -1, 1082, 1176, -1, -1, 1084, 1177, -1, 1083, -1, -1, 1088, 1089, 1090, 1091,
    1092, 1093, 1094, 1095, 1170, 1171, 1172, 1097, 1098, 1099, 1100, 1101, -1, -1, 1103, -1, -1, 1173, 1174,
    1105, -1, -1, -1, -1, -1, 1175, 1108, 1109, 1110, 1111, 1113, 1115, 1116, 1117, 1118, 1119, 1120, 1121,
    1122, 1123, 1124, 1125, -1, 1126, 1127, 1129, 1130, 1131, 1132, 1134, 1136, 1138, 1140, 1142, 1143, 1144,
    1145, -1, 1148, 1149, 1150, 1151, 1152, 1153, -1, 1155, 1160, 1162, 1163, -1, 1165, 1178, 1179, 1180,
    1181, 1182, 1183, 1184, 1187, 1188, 1189, 1190, 1191, 1192, 1193, 1194, 1195, 1196, 1197, 1198, 1199,
    1201, 1202, 1203, 1205, 1206, 1207, -1, 1208, 1210, 1212, 1168, -1, 1169
};

static const struct catalogue_link links[] = {
    {0, 3, 0}, {0, 517, 0}, {0, -1, 0}, {1, 4, 0}, {2, 7, 0}, {2, -1, 0}, {2, -1, 0}, {3, 10, 0}, {3, 13, 0},
    {3, -1, 0}, {4, 55, 0}, {4, 14, 0}, {4, -1, 0}, {5, 15, 0}, {6, -1, 0}, {7, 16, 0}, {8, -1, 0},
    {9, 18, 0}, {10, 19, 0}, {11, -1, 0}, {12, 185, 4}, {12, -1, 5}, {13, -1, 1}, {13, -1, 0}, {14, -1, 1},
    {14, -1, 0}, {15, -1, 1}, {15, -1, 0}, {16, -1, 1}, {16, -1, 0}, {17, 182, 1}, {17, -1, 0}, {18, -1, 1},
    {19, -1, 0}, {20, -1, 0}, {21, -1, 0}, {22, -1, 2}, {23, -1, 2}, {24, -1, 2}, {25, -1, 2}, {26, -1, 2},
    {27, -1, 2}, {28, -1, 2}, {29, 180, 2}, {30, -1, 2}, {31, -1, 2}, {32, -1, 2}, {33, 48, 0}, {34, -1, 0},
    {35, 65, 4}, {36, 66, 4}, {37, 137, 4}, {38, -1, 4}, {39, -1, 4}, {40, -1, 0}, {41, -1, 0}, {42, 743, 2},
    {43, -1, 2}, {44, 744, 2}, {45, 750, 2}, {46, 62, 0}, {46, -1, 0}, {47, -1, 0}, {48, 77, 4}, {48, -1, 5},
    {49, 95, 2}, {50, 96, 2}, {51, 81, 1}, {51, -1, 0}, {52, -1, 1}, {53, -1, 0}, {54, -1, 0}, {55, 94, 2},
    {56, 76, 0}, {56, 1139, 0}, {56, -1, 0}, {57, -1, 0}, {58, 86, 4}, {59, -1, 2}, {60, -1, 2},
    {61, 1200, 2}, {62, 90, 1}, {63, 85, 0}, {63, 138, 0}, {63, -1, 0}, {64, -1, 0}, {65, 106, 4},
    {65, -1, 5}, {66, 133, 2}, {67, 135, 2}, {68, 175, 1}, {68, -1, 0}, {69, -1, 0}, {70, -1, 0},
    {71, 151, 2}, {72, -1, 2}, {73, -1, 2}, {74, -1, 2}, {75, -1, 2}, {76, -1, 2}, {77, 593, 2},
    {78, 104, 0}, {78, 1133, 0}, {78, -1, 0}, {79, 105, 0}, {80, -1, 0}, {81, 155, 4}, {81, -1, 5},
    {82, -1, 4}, {82, -1, 5}, {83, -1, 4}, {83, -1, 5}, {84, -1, 0}, {85, -1, 4}, {85, -1, 5}, {86, -1, 4},
    {86, -1, 5}, {87, -1, 4}, {87, -1, 5}, {88, -1, 4}, {88, -1, 5}, {89, -1, 2}, {89, -1, 0}, {90, -1, 2},
    {90, -1, 0}, {91, -1, 2}, {91, -1, 0}, {92, -1, 2}, {92, -1, 0}, {93, -1, 2}, {93, -1, 0}, {94, -1, 2},
    {94, -1, 0}, {95, -1, 2}, {95, -1, 0}, {96, -1, 2}, {96, -1, 0}, {97, -1, 2}, {98, 662, 2}, {99, -1, 2},
    {99, -1, 0}, {100, -1, 2}, {100, -1, 0}, {101, -1, 2}, {101, -1, 0}, {102, 273, 2}, {102, -1, 0},
    {103, -1, 2}, {103, -1, 0}, {104, 659, 2}, {105, 510, 2}, {106, -1, 2}, {107, 154, 0}, {107, -1, 0},
    {108, -1, 0}, {109, 197, 4}, {109, -1, 5}, {110, -1, 1}, {110, -1, 0}, {111, -1, 1}, {111, -1, 0},
    {112, -1, 1}, {112, -1, 0}, {113, 410, 1}, {113, -1, 0}, {114, 412, 1}, {114, -1, 0}, {115, -1, 1},
    {115, -1, 0}, {116, 171, 1}, {116, -1, 0}, {117, 285, 1}, {117, -1, 0}, {118, -1, 1}, {118, -1, 0},
    {119, -1, 1}, {119, -1, 0}, {120, -1, 1}, {121, -1, 0}, {122, -1, 2}, {123, -1, 2}, {124, -1, 2},
    {125, -1, 1}, {126, -1, 2}, {127, -1, 2}, {128, -1, 0}, {129, -1, 5}, {130, 191, 5}, {131, -1, 5},
    {132, -1, 5}, {133, -1, 5}, {134, -1, 4}, {135, -1, 4}, {136, -1, 4}, {136, -1, 5}, {137, -1, 4},
    {137, 1057, 5}, {138, 254, 4}, {139, 229, 4}, {139, -1, 5}, {140, 225, 4}, {140, -1, 5}, {141, -1, 0},
    {142, -1, 0}, {143, -1, 0}, {144, -1, 0}, {145, -1, 0}, {146, -1, 0}, {147, -1, 0}, {147, -1, 0},
    {148, -1, 0}, {149, -1, 0}, {150, -1, 0}, {151, -1, 0}, {151, -1, 0}, {152, -1, 0}, {153, -1, 0},
    {154, 1128, 0}, {155, -1, 0}, {155, -1, 0}, {156, -1, 0}, {156, -1, 0}, {157, -1, 0}, {158, 224, 0},
    {159, -1, 0}, {160, 227, 0}, {160, -1, 0}, {161, 228, 0}, {162, 319, 0}, {163, 231, 0}, {163, -1, 0},
    {164, 232, 0}, {165, 320, 0}, {166, 240, 1}, {167, 720, 4}, {168, 723, 4}, {169, -1, 4}, {170, -1, 4},
    {171, -1, 4}, {172, -1, 4}, {173, -1, 1}, {174, -1, 1}, {175, -1, 1}, {176, -1, 2}, {177, -1, 1},
    {178, -1, 2}, {179, -1, 2}, {180, -1, 2}, {181, -1, 1}, {182, 250, 0}, {183, 251, 0}, {184, -1, 0},
    {185, 255, 3}, {186, 256, 3}, {187, -1, 4}, {188, -1, 2}, {189, -1, 2}, {190, -1, 2}, {191, -1, 0},
    {191, -1, 0}, {192, -1, 0}, {192, -1, 0}, {193, -1, 0}, {193, -1, 0}, {194, -1, 0}, {194, -1, 0},
    {195, -1, 0}, {195, -1, 0}, {196, -1, 0}, {196, -1, 0}, {197, -1, 0}, {197, -1, 0}, {198, 337, 2},
    {199, 338, 2}, {200, 287, 2}, {201, 291, 2}, {202, 403, 1}, {203, 395, 1}, {204, -1, 0}, {205, 383, 1},
    {206, 384, 1}, {207, 374, 1}, {208, 316, 1}, {209, 315, 1}, {210, -1, 1}, {211, 286, 1}, {212, 301, 1},
    {213, 389, 1}, {214, 390, 1}, {215, 290, 1}, {216, -1, 1}, {217, -1, 1}, {218, 293, 1}, {219, -1, 1},
    {220, 295, 1}, {221, 307, 1}, {222, -1, 1}, {223, -1, 1}, {224, -1, 1}, {225, 335, 1}, {226, 333, 1},
    {227, 341, 1}, {228, -1, 2}, {229, 304, 1}, {230, -1, 1}, {231, 306, 1}, {232, -1, 1}, {233, -1, 1},
    {234, -1, 1}, {235, -1, 1}, {236, 328, 1}, {237, -1, 2}, {238, -1, 2}, {239, -1, 2}, {240, 385, 1},
    {241, 386, 1}, {242, 387, 1}, {243, 336, 1}, {244, 404, 0}, {245, 321, 1}, {246, 322, 1}, {247, 323, 0},
    {248, 324, 0}, {249, 394, 1}, {250, 393, 1}, {251, 326, 1}, {252, 327, 1}, {253, 391, 1}, {254, -1, 1},
    {255, 330, 1}, {256, -1, 1}, {257, 424, 1}, {258, 426, 1}, {259, -1, 1}, {260, -1, 1}, {261, 429, 1},
    {262, 370, 1}, {263, 364, 2}, {264, 365, 2}, {265, -1, 1}, {266, -1, 1}, {267, 388, 1}, {268, -1, 1},
    {269, -1, 1}, {270, 357, 0}, {271, -1, 2}, {272, -1, 2}, {273, -1, 2}, {274, -1, 2}, {275, -1, 2},
    {276, -1, 2}, {277, -1, 2}, {278, -1, 2}, {279, -1, 1}, {280, -1, 1}, {281, -1, 1}, {282, -1, 0},
    {283, 358, 0}, {284, 1080, 0}, {285, -1, 0}, {286, -1, 2}, {287, -1, 2}, {288, 955, 2}, {289, -1, 2},
    {290, 399, 2}, {291, 400, 2}, {292, -1, 1}, {293, -1, 1}, {294, -1, 1}, {295, -1, 1}, {296, 427, 1},
    {297, -1, 1}, {298, -1, 1}, {299, -1, 1}, {300, -1, 1}, {301, -1, 1}, {302, -1, 1}, {303, -1, 1},
    {304, 379, 0}, {305, 382, 0}, {306, -1, 0}, {307, -1, 0}, {308, -1, 0}, {309, 402, 1}, {310, -1, 1},
    {311, -1, 1}, {312, -1, 1}, {313, -1, 1}, {314, 401, 1}, {315, 396, 1}, {316, -1, 1}, {317, 392, 1},
    {318, -1, 1}, {319, -1, 1}, {320, -1, 1}, {321, -1, 1}, {322, 409, 2}, {323, -1, 2}, {324, -1, 2},
    {325, 407, 2}, {326, 408, 2}, {327, 423, 1}, {328, -1, 1}, {329, -1, 1}, {330, -1, 0}, {331, 406, 0},
    {332, -1, 0}, {333, -1, 2}, {334, 1114, 2}, {335, -1, 2}, {336, -1, 1}, {337, -1, 1}, {338, -1, 1},
    {339, -1, 1}, {340, -1, 1}, {341, -1, 1}, {342, -1, 1}, {343, -1, 1}, {344, -1, 1}, {345, -1, 1},
    {346, -1, 1}, {347, -1, 1}, {348, -1, 1}, {349, 636, 1}, {350, -1, 1}, {351, -1, 1}, {352, -1, 1},
    {353, -1, 1}, {354, -1, 1}, {355, -1, 1}, {356, 432, 0}, {357, -1, 1}, {358, -1, 0}, {359, -1, 4},
    {360, -1, 3}, {361, -1, 4}, {362, -1, 3}, {363, -1, 4}, {364, -1, 3}, {365, -1, 4}, {366, -1, 3},
    {367, -1, 4}, {368, -1, 3}, {369, -1, 4}, {370, -1, 3}, {371, -1, 4}, {372, -1, 3}, {373, -1, 4},
    {374, -1, 3}, {375, -1, 4}, {376, -1, 3}, {377, -1, 4}, {378, -1, 3}, {379, -1, 4}, {380, -1, 3},
    {381, -1, 4}, {382, -1, 3}, {383, -1, 4}, {384, -1, 3}, {385, -1, 4}, {386, -1, 3}, {387, -1, 4},
    {388, -1, 3}, {389, -1, 4}, {390, -1, 4}, {391, -1, 4}, {392, -1, 4}, {393, -1, 4}, {394, -1, 4},
    {395, -1, 4}, {396, -1, 4}, {397, -1, 4}, {398, -1, 4}, {399, -1, 4}, {400, -1, 4}, {401, -1, 4},
    {402, -1, 4}, {403, -1, 4}, {404, -1, 4}, {405, -1, 4}, {406, -1, 4}, {407, -1, 4}, {408, -1, 4},
    {409, -1, 4}, {410, 485, 0}, {411, -1, 0}, {412, 487, 0}, {413, -1, 0}, {414, 489, 0}, {415, 516, 0},
    {416, 491, 0}, {417, -1, 0}, {418, 493, 0}, {419, 544, 0}, {420, 495, 0}, {421, -1, 0}, {422, 497, 0},
    {423, -1, 0}, {424, 499, 0}, {425, -1, 0}, {426, 501, 0}, {427, -1, 0}, {428, 503, 0}, {429, -1, 0},
    {430, 505, 0}, {431, -1, 0}, {432, 507, 0}, {433, -1, 0}, {434, 595, 2}, {435, 596, 2}, {436, 556, 2},
    {437, 598, 2}, {438, 599, 2}, {439, -1, 2}, {440, 601, 2}, {441, -1, 0}, {442, -1, 0}, {443, 603, 2},
    {444, -1, 1}, {445, -1, 2}, {446, -1, 2}, {447, -1, 2}, {448, 1186, 2}, {449, -1, 2}, {450, -1, 2},
    {451, 606, 2}, {452, -1, 2}, {453, -1, 2}, {454, -1, 2}, {455, -1, 2}, {456, -1, 2}, {457, -1, 2},
    {458, -1, 2}, {459, -1, 2}, {460, -1, 2}, {461, -1, 2}, {462, -1, 2}, {463, -1, 2}, {464, -1, 2},
    {465, -1, 4}, {466, -1, 4}, {467, -1, 4}, {468, -1, 4}, {469, 1096, 4}, {470, -1, 0}, {471, -1, 2},
    {472, -1, 2}, {473, -1, 2}, {474, -1, 2}, {475, -1, 2}, {476, -1, 2}, {477, -1, 2}, {478, -1, 2},
    {479, 735, 2}, {480, -1, 2}, {481, 717, 4}, {482, 660, 4}, {483, 714, 4}, {484, -1, 4}, {485, -1, 4},
    {486, 729, 0}, {487, -1, 2}, {488, -1, 2}, {489, -1, 2}, {490, -1, 1}, {491, -1, 1}, {492, -1, 1},
    {493, -1, 1}, {494, -1, 1}, {495, -1, 1}, {496, -1, 1}, {497, 572, 1}, {498, 573, 1}, {499, -1, 1},
    {500, 575, 1}, {501, 633, 1}, {502, 577, 1}, {503, -1, 1}, {504, 579, 1}, {505, -1, 1}, {506, -1, 1},
    {507, 584, 1}, {508, 811, 1}, {509, -1, 1}, {510, -1, 1}, {511, -1, 1}, {512, 587, 1}, {513, 588, 1},
    {514, -1, 1}, {515, -1, 4}, {516, 922, 4}, {517, -1, 3}, {518, 635, 1}, {519, 1135, 1}, {520, -1, 0},
    {521, 640, 2}, {522, 1112, 2}, {523, 644, 2}, {524, -1, 2}, {525, -1, 2}, {526, -1, 2}, {527, 730, 2},
    {528, -1, 2}, {529, 658, 2}, {530, -1, 2}, {531, -1, 2}, {532, -1, 2}, {533, -1, 2}, {534, -1, 2},
    {535, -1, 2}, {536, -1, 2}, {537, -1, 2}, {538, -1, 2}, {539, -1, 2}, {540, -1, 2}, {541, -1, 2},
    {542, -1, 2}, {543, -1, 2}, {544, -1, 2}, {545, -1, 2}, {546, -1, 2}, {547, -1, 2}, {548, -1, 2},
    {549, -1, 2}, {550, -1, 2}, {551, -1, 1}, {552, -1, 1}, {553, -1, 1}, {554, -1, 1}, {555, -1, 2},
    {556, -1, 2}, {557, -1, 1}, {558, -1, 1}, {559, 634, 1}, {560, -1, 1}, {561, -1, 1}, {562, 1156, 1},
    {563, -1, 0}, {564, -1, 0}, {565, -1, 0}, {566, 641, 1}, {567, 642, 1}, {568, -1, 1}, {569, -1, 1},
    {570, 645, 1}, {571, -1, 1}, {572, 647, 1}, {573, 648, 1}, {574, 649, 1}, {575, -1, 1}, {576, 651, 1},
    {577, -1, 1}, {578, 653, 1}, {579, 654, 1}, {580, 655, 1}, {581, -1, 1}, {582, -1, 1}, {583, -1, 1},
    {584, 1141, 2}, {585, 1157, 2}, {586, 667, 2}, {587, -1, 2}, {588, 1137, 2}, {589, -1, 4}, {590, -1, 4},
    {591, -1, 4}, {592, -1, 4}, {593, -1, 4}, {594, -1, 4}, {595, -1, 4}, {596, -1, 4}, {597, -1, 4},
    {598, -1, 0}, {599, -1, 0}, {600, 675, 0}, {601, 676, 0}, {602, -1, 0}, {603, 678, 0}, {604, 679, 0},
    {605, -1, 0}, {606, 681, 0}, {607, 682, 0}, {608, -1, 0}, {609, 684, 0}, {610, 685, 0}, {611, -1, 0},
    {612, 687, 0}, {613, 688, 0}, {614, -1, 0}, {615, 690, 0}, {616, 691, 0}, {617, -1, 0}, {618, -1, 4},
    {619, -1, 4}, {620, -1, 4}, {620, -1, 5}, {621, -1, 4}, {622, -1, 4}, {622, -1, 5}, {623, -1, 4},
    {624, -1, 4}, {624, -1, 5}, {625, -1, 4}, {626, -1, 4}, {626, -1, 5}, {627, -1, 4}, {628, -1, 4},
    {628, -1, 5}, {629, -1, 4}, {630, -1, 4}, {630, -1, 5}, {631, -1, 4}, {632, -1, 4}, {632, -1, 5},
    {633, -1, 4}, {633, -1, 5}, {634, -1, 4}, {635, -1, 4}, {635, -1, 5}, {636, -1, 4}, {637, -1, 4},
    {637, -1, 5}, {638, -1, 4}, {639, -1, 4}, {639, -1, 5}, {640, -1, 4}, {641, -1, 2}, {642, -1, 2},
    {643, 1204, 2}, {644, -1, 2}, {645, -1, 2}, {646, -1, 2}, {647, -1, 2}, {648, -1, 2}, {649, -1, 2},
    {650, 979, 2}, {651, -1, 2}, {652, -1, 2}, {653, -1, 2}, {654, -1, 2}, {655, -1, 2}, {656, -1, 2},
    {657, -1, 2}, {658, -1, 2}, {659, -1, 2}, {660, 752, 2}, {661, 748, 1}, {662, 767, 1}, {663, 766, 1},
    {664, -1, 1}, {665, -1, 1}, {666, -1, 1}, {667, 882, 1}, {668, -1, 1}, {669, 755, 1}, {670, -1, 1},
    {671, -1, 1}, {672, -1, 1}, {673, -1, 1}, {674, -1, 1}, {675, -1, 1}, {676, -1, 1}, {677, -1, 2},
    {678, -1, 2}, {679, -1, 2}, {680, -1, 2}, {681, -1, 1}, {682, -1, 1}, {683, -1, 1}, {684, -1, 1},
    {685, -1, 1}, {686, 772, 0}, {687, -1, 0}, {688, 774, 0}, {689, 783, 0}, {690, 776, 0}, {691, -1, 0},
    {692, -1, 0}, {693, 779, 0}, {694, 780, 0}, {695, 781, 0}, {696, -1, 0}, {697, -1, 0}, {698, -1, 0},
    {699, -1, 0}, {700, -1, 0}, {701, -1, 4}, {702, -1, 4}, {703, -1, 4}, {704, -1, 4}, {704, -1, 5},
    {705, -1, 4}, {705, -1, 5}, {706, -1, 4}, {706, -1, 5}, {707, -1, 4}, {707, -1, 5}, {708, -1, 4},
    {708, -1, 5}, {709, -1, 4}, {709, -1, 5}, {710, -1, 4}, {710, -1, 5}, {711, -1, 4}, {711, -1, 5},
    {712, -1, 4}, {712, -1, 5}, {713, -1, 4}, {713, -1, 5}, {714, -1, 4}, {714, -1, 5}, {715, -1, 4},
    {715, -1, 5}, {716, -1, 4}, {716, -1, 5}, {717, -1, 4}, {717, -1, 5}, {718, -1, 4}, {718, -1, 5},
    {719, -1, 4}, {719, -1, 5}, {720, -1, 4}, {721, -1, 4}, {722, -1, 4}, {723, -1, 4}, {724, -1, 4},
    {725, -1, 4}, {726, -1, 4}, {727, -1, 4}, {728, -1, 4}, {729, -1, 4}, {730, -1, 4}, {731, -1, 4},
    {732, -1, 4}, {733, 888, 4}, {733, -1, 5}, {734, 848, 4}, {734, -1, 5}, {735, 850, 4}, {735, -1, 5},
    {736, 846, 4}, {736, -1, 5}, {737, -1, 4}, {738, -1, 4}, {739, -1, 4}, {740, -1, 4}, {741, 864, 4},
    {741, -1, 5}, {742, 886, 4}, {742, -1, 5}, {743, 887, 4}, {743, -1, 5}, {744, -1, 4}, {744, -1, 5},
    {745, -1, 4}, {745, -1, 5}, {746, -1, 4}, {746, -1, 5}, {747, -1, 4}, {747, -1, 5}, {748, -1, 4},
    {748, -1, 5}, {749, -1, 4}, {749, -1, 5}, {750, 885, 4}, {750, -1, 5}, {751, -1, 4}, {751, -1, 5},
    {752, -1, 4}, {752, -1, 5}, {753, -1, 0}, {754, -1, 0}, {755, 933, 5}, {756, -1, 0}, {757, 876, 0},
    {758, -1, 3}, {759, -1, 0}, {760, 878, 0}, {761, -1, 0}, {762, 880, 0}, {763, -1, 0}, {764, 985, 1},
    {765, -1, 1}, {766, -1, 2}, {767, -1, 2}, {768, -1, 4}, {769, -1, 4}, {770, -1, 4}, {771, -1, 4},
    {772, -1, 3}, {773, -1, 0}, {774, 892, 3}, {775, 893, 3}, {776, 894, 3}, {777, 895, 3}, {778, 896, 3},
    {779, 897, 3}, {780, 898, 3}, {781, 899, 3}, {782, 900, 3}, {783, -1, 3}, {784, 902, 3}, {785, 903, 3},
    {786, 904, 3}, {787, 905, 3}, {788, -1, 3}, {789, 907, 3}, {790, 908, 3}, {791, 909, 3}, {792, -1, 3},
    {793, -1, 3}, {794, -1, 3}, {795, -1, 3}, {796, -1, 3}, {797, -1, 3}, {798, 997, 3}, {799, -1, 3},
    {800, -1, 3}, {801, -1, 3}, {802, -1, 3}, {803, -1, 3}, {804, -1, 3}, {805, -1, 4}, {806, -1, 4},
    {807, 925, 3}, {808, -1, 3}, {809, 927, 1}, {810, -1, 1}, {811, 929, 1}, {812, -1, 1}, {813, -1, 0},
    {814, -1, 0}, {815, -1, 0}, {816, -1, 3}, {817, -1, 3}, {818, -1, 3}, {819, -1, 3}, {820, -1, 3},
    {821, -1, 5}, {822, -1, 5}, {823, -1, 5}, {824, -1, 0}, {825, -1, 3}, {826, -1, 3}, {827, 945, 0},
    {828, -1, 0}, {829, 947, 0}, {830, -1, 0}, {831, 949, 0}, {832, -1, 0}, {833, -1, 0}, {834, -1, 2},
    {835, -1, 2}, {836, -1, 2}, {837, -1, 2}, {838, -1, 2}, {839, -1, 2}, {840, -1, 2}, {841, -1, 2},
    {842, -1, 2}, {843, -1, 2}, {844, -1, 2}, {845, -1, 2}, {846, -1, 2}, {847, -1, 2}, {848, -1, 2},
    {849, -1, 2}, {850, -1, 2}, {851, -1, 2}, {852, -1, 2}, {853, 989, 2}, {854, 990, 2}, {855, 991, 2},
    {856, -1, 2}, {857, -1, 2}, {858, -1, 2}, {859, -1, 2}, {860, -1, 2}, {861, -1, 2}, {862, -1, 2},
    {863, -1, 2}, {864, -1, 1}, {865, -1, 1}, {866, -1, 1}, {867, -1, 1}, {868, 987, 1}, {869, 988, 1},
    {870, -1, 1}, {871, -1, 1}, {872, -1, 2}, {873, -1, 2}, {874, -1, 2}, {875, 993, 1}, {876, -1, 1},
    {877, -1, 3}, {878, -1, 3}, {879, -1, 3}, {880, -1, 3}, {881, -1, 3}, {882, -1, 3}, {883, -1, 3},
    {884, 1002, 0}, {885, 1066, 0}, {886, -1, 5}, {887, -1, 0}, {888, -1, 0}, {889, -1, 0}, {890, -1, 0},
    {891, -1, 0}, {892, -1, 0}, {893, -1, 0}, {894, -1, 0}, {895, -1, 0}, {896, -1, 0}, {897, -1, 0},
    {898, -1, 0}, {899, -1, 0}, {900, 1018, 0}, {901, 1019, 0}, {902, 1020, 0}, {903, -1, 0}, {904, 1022, 0},
    {905, -1, 0}, {906, 1026, 0}, {907, 1027, 0}, {908, 1028, 0}, {909, -1, 0}, {910, -1, 0}, {911, -1, 0},
    {912, -1, 0}, {913, -1, 0}, {914, -1, 5}, {915, -1, 5}, {916, -1, 0}, {917, 1035, 0}, {918, 1036, 0},
    {919, -1, 0}, {920, 1038, 0}, {921, 1039, 0}, {922, -1, 0}, {923, 1041, 0}, {924, 1042, 0},
    {925, 1043, 0}, {926, -1, 0}, {927, 1045, 0}, {928, 1046, 0}, {929, 1047, 0}, {930, -1, 0}, {931, -1, 0},
    {932, -1, 0}, {933, -1, 5}, {934, -1, 5}, {935, -1, 5}, {936, -1, 5}, {937, -1, 5}, {938, -1, 5},
    {939, -1, 5}, {940, -1, 5}, {941, -1, 5}, {942, -1, 5}, {943, 1061, 0}, {944, 1062, 0}, {945, 1063, 0},
    {946, 1064, 0}, {947, 1065, 0}, {948, -1, 0}, {949, 1067, 0}, {950, 1068, 0}, {951, 1069, 0},
    {952, -1, 0}, {953, -1, 2}, {954, -1, 2}, {955, -1, 2}, {956, -1, 2}, {957, -1, 2}, {958, -1, 2},
    {959, -1, 2}, {960, -1, 0}, {961, -1, 0}, {962, -1, 0}, {963, -1, 0}, {964, -1, 0}, {965, -1, 0},
    {965, -1, 0}, {966, 1085, 0}, {967, 1086, 0}, {968, 1087, 0}, {969, 1107, 0}, {970, -1, 0}, {971, -1, 0},
    {972, -1, 1}, {973, -1, 1}, {974, -1, 1}, {975, -1, 1}, {976, -1, 1}, {977, -1, 1}, {978, -1, 1},
    {979, -1, 0}, {980, -1, 0}, {981, -1, 0}, {982, -1, 0}, {983, 1102, 1}, {984, -1, 1}, {985, 1104, 1},
    {986, -1, 1}, {987, 1106, 1}, {988, -1, 1}, {989, -1, 0}, {990, -1, 0}, {991, -1, 0}, {992, -1, 0},
    {993, -1, 2}, {994, -1, 2}, {995, -1, 2}, {996, -1, 2}, {997, -1, 2}, {998, -1, 2}, {999, -1, 0},
    {1000, -1, 0}, {1001, -1, 2}, {1002, -1, 2}, {1003, -1, 2}, {1004, -1, 2}, {1005, -1, 2}, {1006, -1, 2},
    {1007, -1, 2}, {1008, -1, 4}, {1008, -1, 5}, {1009, -1, 4}, {1009, -1, 5}, {1010, -1, 4}, {1010, -1, 5},
    {1011, -1, 2}, {1012, -1, 0}, {1012, -1, 0}, {1013, -1, 0}, {1013, -1, 0}, {1014, -1, 0}, {1014, -1, 0},
    {1015, -1, 0}, {1015, -1, 0}, {1016, 1146, 0}, {1016, -1, 0}, {1017, 1158, 0}, {1018, 1159, 0},
    {1019, -1, 0}, {1020, 1147, 0}, {1021, 1154, 0}, {1022, -1, 4}, {1023, -1, 4}, {1024, -1, 4},
    {1025, -1, 4}, {1026, -1, 4}, {1027, -1, 4}, {1028, -1, 0}, {1029, -1, 0}, {1030, -1, 0}, {1031, -1, 1},
    {1032, -1, 2}, {1033, -1, 2}, {1034, 1161, 2}, {1035, -1, 2}, {1036, -1, 0}, {1037, 1164, 0},
    {1038, -1, 0}, {1039, 1166, 0}, {1040, -1, 0}, {1041, -1, 1}, {1042, -1, 0}, {1043, -1, 0}, {972, -1, 6},
    {973, -1, 6}, {977, -1, 6}, {983, -1, 6}, {985, -1, 6}, {987, -1, 6}, {998, -1, 2}, {1011, -1, 2},
    {518, -1, 6}, {519, -1, 6}, {490, -1, 6}, {497, -1, 6}, {493, -1, 6}, {495, -1, 6}, {438, 1185, 2},
    {525, -1, 2}, {447, -1, 2}, {559, -1, 6}, {559, -1, 6}, {560, -1, 6}, {560, -1, 6}, {562, -1, 6},
    {553, -1, 6}, {554, -1, 6}, {864, -1, 6}, {865, -1, 6}, {255, -1, 6}, {211, -1, 6}, {200, -1, 2},
    {201, -1, 2}, {263, -1, 2}, {957, -1, 2}, {958, -1, 2}, {959, -1, 2}, {642, -1, 2}, {663, -1, 6},
    {669, -1, 6}, {673, -1, 6}, {868, 1209, 6}, {870, -1, 6}, {869, 1211, 6}, {871, -1, 6}, {1041, -1, 6}
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
    {360, -1, -1, -1, -1, 0, 210, 47, 0, 1, 2, 1, 0, 0, 0, 4},  // magnitude
    {361, -1, -1, -1, -1, 131, 211, 48, 1, 2, 1, 1, 2, 0, 0, 4},  // isMultiple
    {363, -1, -1, -1, -1, 0, 213, 49, 0, 1, 2, 1, 2, 0, 0, 4},  // isFinite
    {364, -1, -1, -1, -1, 0, 214, 50, 0, 1, 2, 1, 2, 0, 0, 4},  // isNaN
    {365, -1, -1, -1, -1, 0, 215, 51, 0, 1, 2, 1, 3, 0, 0, 4},  // description
    {367, -1, -1, -1, -1, 132, 216, 52, 1, 2, 1, 1, 44, 0, 0, 4},  // quotientAndRemainder
    {150, -1, -1, -1, -1, 133, 218, 0, 1, 1, 3, 0, 1, 0, 0, 5},  // Angle
    {150, -1, -1, -1, -1, 134, 219, 1, 1, 1, 3, 0, 1, 0, 0, 5},  // Angle
    {150, -1, -1, -1, -1, 135, 220, 2, 1, 1, 3, 0, 1, 0, 0, 5},  // Angle
    {368, 150, -1, -1, -1, 136, 221, 3, 1, 1, 4, 2, 1, 0, 0, 5},  // degrees
    {369, 150, -1, -1, -1, 137, 222, 4, 1, 1, 4, 2, 1, 0, 0, 5},  // radians
    {219, 150, -1, -1, -1, 0, 0, 5, 0, 0, 5, 2, 1, 0, 0, 5},  // zero
    {368, -1, -1, -1, -1, 0, 223, 6, 0, 1, 2, 2, 0, 0, 0, 5},  // degrees
    {369, -1, -1, -1, -1, 0, 224, 7, 0, 1, 2, 2, 0, 0, 0, 5},  // radians
    {370, -1, -1, -1, -1, 0, 225, 8, 0, 1, 2, 2, 0, 0, 0, 5},  // turns
    {371, -1, 372, -1, -1, 138, 226, 9, 1, 1, 0, 0, 0, 0, 1, 5},  // sin
    {373, -1, 374, -1, -1, 139, 227, 10, 1, 1, 0, 0, 0, 0, 1, 5},  // cos
    {375, -1, 376, -1, -1, 140, 228, 11, 1, 1, 0, 0, 0, 0, 1, 5},  // tan
    {90, -1, 94, -1, -1, 141, 229, 12, 1, 1, 0, 0, 1, 0, 3, 5},  // asin
    {89, -1, 93, -1, -1, 142, 230, 13, 1, 1, 0, 0, 1, 0, 3, 5},  // acos
    {91, -1, 95, -1, -1, 143, 231, 14, 1, 1, 0, 0, 1, 0, 3, 5},  // atan
    {92, -1, 96, -1, -1, 144, 232, 15, 2, 2, 0, 0, 1, 0, 3, 5},  // atan2
    {377, -1, -1, -1, -1, 0, 234, 0, 0, 1, 2, 5, 0, 0, 0, 6},  // count
    {281, -1, -1, -1, -1, 0, 235, 1, 0, 1, 2, 5, 2, 0, 0, 6},  // isEmpty
    {378, -1, -1, -1, 1092, 0, 236, 2, 0, 1, 2, 5, 48, 0, 0, 6},  // first
    {379, -1, -1, -1, 1093, 0, 237, 3, 0, 1, 2, 5, 48, 0, 0, 6},  // last
    {380, -1, -1, -1, -1, 146, 238, 4, 0, 1, 1, 5, 4, 0, 0, 6},  // reversed
    {381, -1, -1, -1, -1, 146, 239, 5, 0, 1, 1, 5, 4, 0, 0, 6},  // enumerated
    {382, -1, -1, -1, -1, 146, 240, 6, 2, 2, 0, 0, 4, 0, 0, 6},  // zip
    {77, -1, -1, -1, -1, 148, 242, 7, 1, 2, 1, 5, 4, 0, 0, 6},  // map
    {383, -1, -1, -1, -1, 149, 244, 8, 1, 2, 1, 5, 4, 0, 0, 6},  // compactMap
    {384, -1, -1, -1, -1, 150, 246, 9, 1, 2, 1, 5, 4, 0, 0, 6},  // filter
    {385, -1, -1, -1, -1, 151, 248, 10, 2, 3, 1, 5, 48, 0, 0, 6},  // reduce
    {386, -1, -1, -1, -1, 153, 251, 11, 1, 2, 1, 5, 48, 0, 0, 6},  // forEach
    {387, -1, -1, -1, -1, 154, 253, 12, 1, 2, 1, 5, 48, 0, 0, 6},  // enumerateObjectsUsingBlock
    {306, -1, -1, -1, 1091, 155, 255, 13, 1, 2, 1, 5, 2, 0, 0, 6},  // contains
    {306, -1, -1, -1, -1, 156, 257, 14, 1, 2, 1, 5, 2, 0, 0, 6},  // contains
    {378, -1, -1, -1, -1, 157, 259, 15, 1, 2, 1, 5, 48, 0, 0, 6},  // first
    {388, -1, -1, -1, -1, 158, 261, 16, 1, 2, 1, 5, 2, 0, 0, 6},  // allSatisfy
    {389, -1, -1, -1, -1, 159, 263, 17, 1, 2, 1, 5, 48, 0, 0, 6},  // firstIndex
    {389, -1, -1, -1, -1, 160, 265, 18, 1, 2, 1, 5, 48, 0, 0, 6},  // firstIndex
    {379, -1, -1, -1, -1, 161, 267, 19, 1, 2, 1, 5, 48, 0, 0, 6},  // last
    {390, -1, -1, -1, -1, 162, 269, 20, 1, 2, 1, 5, 48, 0, 0, 6},  // lastIndex
    {390, -1, -1, -1, -1, 163, 271, 21, 1, 2, 1, 5, 48, 0, 0, 6},  // lastIndex
    {391, -1, -1, -1, -1, 164, 273, 22, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {391, -1, -1, -1, -1, 165, 275, 23, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {392, -1, -1, -1, -1, 166, 277, 24, 1, 2, 1, 5, 4, 0, 0, 6},  // drop
    {393, -1, -1, -1, -1, 167, 279, 25, 1, 2, 1, 5, 2, 0, 0, 6},  // elementsEqual
    {394, -1, -1, -1, -1, 168, 281, 26, 1, 2, 1, 5, 2, 0, 0, 6},  // starts
    {65, -1, -1, -1, -1, 169, 283, 27, 1, 2, 1, 5, 48, 0, 0, 6},  // removeFirst
    {63, -1, -1, -1, -1, 170, 285, 28, 1, 2, 1, 5, 48, 0, 0, 6},  // removeLast
    {306, -1, -1, -1, -1, 171, 287, 29, 1, 2, 1, 8, 2, 0, 0, 6},  // contains
    {31, -1, -1, -1, -1, 0, 289, 30, 0, 1, 2, 5, 4, 0, 0, 6},  // lazy
    {396, -1, -1, -1, -1, 172, 290, 31, 0, 1, 1, 5, 4, 0, 0, 6},  // dropFirst
    {396, -1, -1, -1, -1, 172, 291, 32, 1, 2, 1, 5, 4, 0, 0, 6},  // dropFirst
    {397, -1, -1, -1, -1, 173, 293, 33, 0, 1, 1, 5, 4, 0, 0, 6},  // dropLast
    {397, -1, -1, -1, -1, 173, 294, 34, 1, 2, 1, 5, 4, 0, 0, 6},  // dropLast
    {391, -1, -1, -1, -1, 174, 296, 35, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {398, -1, -1, -1, -1, 175, 298, 36, 1, 2, 1, 5, 4, 0, 0, 6},  // suffix
    {72, -1, -1, -1, -1, 176, 300, 37, 2, 3, 1, 5, 48, 0, 0, 6},  // swapAt
    {399, -1, -1, -1, -1, 178, 303, 38, 0, 1, 1, 5, 48, 0, 0, 6},  // joined
    {400, -1, -1, -1, -1, 0, 304, 39, 0, 1, 2, 5, 7, 0, 0, 6},  // indices
    {401, -1, -1, -1, -1, 0, 305, 40, 0, 1, 2, 5, 0, 0, 0, 6},  // startIndex
    {402, -1, -1, -1, -1, 0, 306, 41, 0, 1, 2, 5, 0, 0, 0, 6},  // endIndex
    {78, -1, -1, -1, -1, 178, 307, 42, 1, 2, 1, 5, 4, 0, 0, 6},  // flatMap
    {386, -1, -1, -1, -1, 179, 309, 43, 1, 2, 1, 8, 48, 0, 0, 6},  // forEach
    {385, -1, -1, -1, -1, 180, 311, 44, 2, 3, 1, 5, 48, 0, 0, 6},  // reduce
    {66, -1, -1, -1, -1, 182, 314, 45, 1, 2, 1, 5, 48, 0, 0, 6},  // removeAll
    {143, -1, -1, -1, -1, 183, 316, 46, 2, 2, 3, 0, 4, 0, 0, 6},  // Array
    {334, -1, -1, -1, -1, 185, 318, 47, 0, 1, 1, 5, 48, 0, 0, 6},  // min
    {332, -1, -1, -1, -1, 185, 319, 48, 0, 1, 1, 5, 48, 0, 0, 6},  // max
    {334, -1, -1, -1, -1, 185, 320, 49, 2, 2, 0, 0, 48, 0, 0, 6},  // min
    {332, -1, -1, -1, -1, 187, 322, 50, 2, 2, 0, 0, 48, 0, 0, 6},  // max
    {334, -1, -1, -1, -1, 189, 324, 51, 1, 2, 1, 5, 48, 0, 0, 6},  // min
    {332, -1, -1, -1, -1, 190, 326, 52, 1, 2, 1, 5, 48, 0, 0, 6},  // max
    {405, -1, -1, -1, -1, 191, 328, 53, 0, 1, 1, 5, 4, 0, 0, 6},  // sorted
    {405, -1, -1, -1, -1, 191, 329, 54, 1, 2, 1, 5, 4, 0, 0, 6},  // sorted
    {405, -1, -1, -1, -1, 192, 331, 55, 1, 2, 1, 5, 4, 0, 0, 6},  // sorted
    {399, -1, -1, -1, -1, 193, 333, 56, 1, 2, 1, 5, 3, 0, 0, 6},  // joined
    {60, -1, -1, -1, 1090, 194, 335, 57, 1, 2, 1, 5, 48, 0, 0, 6},  // append
    {60, -1, -1, -1, -1, 195, 337, 58, 1, 2, 1, 5, 48, 0, 0, 6},  // append
    {61, -1, -1, -1, -1, 196, 339, 59, 2, 3, 1, 5, 48, 0, 0, 6},  // insert
    {62, -1, -1, -1, -1, 198, 342, 60, 1, 2, 1, 5, 48, 0, 0, 6},  // remove
    {63, -1, -1, -1, -1, 199, 344, 61, 0, 1, 1, 5, 48, 0, 0, 6},  // removeLast
    {64, -1, -1, -1, -1, 199, 345, 62, 0, 1, 1, 5, 48, 0, 0, 6},  // popLast
    {65, -1, -1, -1, -1, 199, 346, 63, 0, 1, 1, 5, 48, 0, 0, 6},  // removeFirst
    {66, -1, -1, -1, -1, 199, 347, 64, 0, 1, 1, 5, 48, 0, 0, 6},  // removeAll
    {377, -1, -1, -1, 232, 0, 348, 65, 0, 1, 2, 4, 0, 0, 0, 6},  // count
    {281, -1, -1, -1, -1, 0, 349, 66, 0, 1, 2, 4, 2, 0, 0, 6},  // isEmpty
    {409, -1, -1, -1, -1, 199, 350, 67, 0, 1, 1, 4, 3, 0, 0, 6},  // uppercased
    {410, -1, -1, -1, -1, 199, 351, 68, 0, 1, 1, 4, 3, 0, 0, 6},  // lowercased
    {306, -1, -1, -1, -1, 199, 352, 69, 1, 2, 1, 4, 2, 0, 0, 6},  // contains
    {411, -1, -1, -1, -1, 200, 354, 70, 1, 2, 1, 4, 2, 0, 0, 6},  // hasPrefix
    {412, -1, -1, -1, -1, 201, 356, 71, 1, 2, 1, 4, 2, 0, 0, 6},  // hasSuffix
    {140, -1, -1, -1, -1, 202, 358, 72, 2, 2, 3, 0, 3, 0, 0, 6},  // String
    {413, -1, -1, -1, -1, 0, 360, 73, 0, 1, 2, 4, 2, 0, 0, 6},  // isLetter
    {414, -1, -1, -1, -1, 0, 361, 74, 0, 1, 2, 4, 2, 0, 0, 6},  // isNumber
    {415, -1, -1, -1, -1, 0, 362, 75, 0, 1, 2, 4, 2, 0, 0, 6},  // isWhitespace
    {416, -1, -1, -1, -1, 0, 363, 76, 0, 1, 2, 4, 2, 0, 0, 6},  // isUppercase
    {417, -1, -1, -1, -1, 0, 364, 77, 0, 1, 2, 4, 2, 0, 0, 6},  // isLowercase
    {418, -1, -1, -1, -1, 0, 365, 78, 0, 1, 2, 4, 2, 0, 0, 6},  // isPunctuation
    {419, -1, -1, -1, -1, 0, 366, 79, 0, 1, 2, 4, 48, 0, 0, 6},  // wholeNumberValue
    {420, -1, -1, -1, -1, 0, 367, 80, 0, 1, 2, 4, 3, 0, 0, 6},  // capitalized
    {421, -1, -1, -1, -1, 204, 368, 81, 1, 2, 1, 4, 4, 0, 0, 6},  // split
    {422, -1, -1, -1, -1, 205, 370, 82, 1, 2, 1, 4, 4, 0, 0, 6},  // components
    {424, -1, -1, -1, -1, 206, 372, 83, 2, 3, 1, 4, 3, 0, 0, 6},  // replacingOccurrences
    {425, -1, -1, -1, -1, 208, 375, 84, 1, 1, 0, 0, 45, 0, 0, 6},  // type
    {140, -1, -1, -1, -1, 209, 376, 85, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {140, -1, -1, -1, -1, 210, 377, 86, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {141, -1, -1, -1, -1, 211, 378, 87, 1, 1, 3, 0, 3, 0, 0, 6},  // Character
    {430, -1, -1, -1, -1, 0, 379, 88, 0, 1, 2, 7, 4, 0, 0, 6},  // keys
    {431, -1, -1, -1, -1, 0, 380, 89, 0, 1, 2, 7, 4, 0, 0, 6},  // allKeys
    {432, -1, -1, -1, -1, 0, 381, 90, 0, 1, 2, 7, 4, 0, 0, 6},  // values
    {433, -1, -1, -1, -1, 0, 382, 91, 0, 1, 2, 7, 4, 0, 0, 6},  // allValues
    {377, -1, -1, -1, -1, 0, 383, 92, 0, 1, 2, 7, 0, 0, 0, 6},  // count
    {281, -1, -1, -1, -1, 0, 384, 93, 0, 1, 2, 7, 2, 0, 0, 6},  // isEmpty
    {67, -1, -1, -1, -1, 212, 385, 94, 1, 2, 1, 7, 48, 0, 0, 6},  // removeValue
    {435, -1, -1, -1, -1, 213, 387, 95, 1, 2, 1, 7, 48, 0, 0, 6},  // removeObjectForKey
    {68, -1, -1, -1, -1, 214, 389, 96, 2, 3, 1, 7, 48, 0, 0, 6},  // updateValue
    {70, -1, -1, -1, -1, 216, 392, 97, 2, 3, 1, 7, 48, 0, 0, 6},  // setObject
    {66, -1, -1, -1, -1, 218, 395, 98, 0, 1, 1, 7, 48, 0, 0, 6},  // removeAll
    {436, -1, -1, -1, -1, 218, 396, 99, 0, 1, 1, 7, 48, 0, 0, 6},  // removeAllObjects
    {69, -1, -1, -1, -1, 218, 397, 100, 2, 3, 1, 7, 48, 0, 0, 6},  // merge
    {438, -1, -1, -1, -1, 220, 400, 101, 1, 2, 1, 7, 6, 0, 0, 6},  // mapValues
    {384, -1, -1, -1, -1, 221, 402, 102, 1, 2, 1, 7, 6, 0, 0, 6},  // filter
    {439, -1, -1, -1, -1, 222, 404, 103, 2, 3, 1, 7, 6, 0, 0, 6},  // merging
    {440, -1, -1, -1, -1, 224, 407, 104, 1, 2, 1, 7, 48, 0, 0, 6},  // objectForKey
    {441, -1, -1, -1, -1, 225, 409, 105, 1, 2, 1, 7, 48, 0, 0, 6},  // valueForKey
    {427, -1, -1, -1, -1, 226, 411, 106, 1, 1, 3, 0, 6, 0, 0, 6},  // Dictionary
    {427, -1, -1, -1, -1, 227, 412, 107, 2, 2, 3, 0, 6, 0, 0, 6},  // Dictionary
    {429, -1, -1, -1, -1, 229, 414, 108, 0, 0, 3, 0, 6, 0, 0, 6},  // NSMutableDictionary
    {428, -1, -1, -1, -1, 229, 414, 109, 0, 0, 3, 0, 6, 0, 0, 6},  // NSDictionary
    {427, -1, -1, -1, -1, 229, 414, 110, 0, 0, 3, 0, 6, 0, 0, 6},  // Dictionary
    {77, -1, -1, -1, -1, 148, 414, 111, 1, 2, 1, 7, 4, 0, 0, 6},  // map
    {383, -1, -1, -1, -1, 149, 416, 112, 1, 2, 1, 7, 4, 0, 0, 6},  // compactMap
    {78, -1, -1, -1, -1, 178, 418, 113, 1, 2, 1, 7, 4, 0, 0, 6},  // flatMap
    {386, -1, -1, -1, -1, 153, 420, 114, 1, 2, 1, 7, 48, 0, 0, 6},  // forEach
    {385, -1, -1, -1, -1, 151, 422, 115, 2, 3, 1, 7, 48, 0, 0, 6},  // reduce
    {306, -1, -1, -1, -1, 156, 425, 116, 1, 2, 1, 7, 2, 0, 0, 6},  // contains
    {378, -1, -1, -1, -1, 157, 427, 117, 1, 2, 1, 7, 48, 0, 0, 6},  // first
    {388, -1, -1, -1, -1, 158, 429, 118, 1, 2, 1, 7, 2, 0, 0, 6},  // allSatisfy
    {405, -1, -1, -1, -1, 191, 431, 119, 1, 2, 1, 7, 4, 0, 0, 6},  // sorted
    {405, -1, -1, -1, -1, 192, 433, 120, 1, 2, 1, 7, 4, 0, 0, 6},  // sorted
    {332, -1, -1, -1, -1, 190, 435, 121, 1, 2, 1, 7, 48, 0, 0, 6},  // max
    {334, -1, -1, -1, -1, 189, 437, 122, 1, 2, 1, 7, 48, 0, 0, 6},  // min
    {381, -1, -1, -1, -1, 146, 439, 123, 0, 1, 1, 7, 4, 0, 0, 6},  // enumerated
    {378, -1, -1, -1, -1, 0, 440, 124, 0, 1, 2, 7, 48, 0, 0, 6},  // first
    {444, -1, -1, -1, -1, 0, 441, 125, 0, 1, 2, 8, 0, 0, 0, 6},  // lowerBound
    {445, -1, -1, -1, -1, 0, 442, 126, 0, 1, 2, 8, 0, 0, 0, 6},  // upperBound
    {377, -1, -1, -1, -1, 0, 443, 127, 0, 1, 2, 8, 0, 0, 0, 6},  // count
    {281, -1, -1, -1, -1, 0, 444, 128, 0, 1, 2, 8, 2, 0, 0, 6},  // isEmpty
    {306, -1, -1, -1, -1, 242, 445, 129, 1, 2, 1, 8, 2, 0, 0, 6},  // contains
    {77, -1, -1, -1, -1, 243, 447, 130, 1, 2, 1, 8, 4, 0, 0, 6},  // map
    {380, -1, -1, -1, -1, 244, 449, 131, 0, 1, 1, 8, 4, 0, 0, 6},  // reversed
    {143, -1, -1, -1, -1, 244, 450, 132, 1, 1, 3, 0, 4, 0, 0, 6},  // Array
    {446, -1, -1, -1, -1, 245, 451, 133, 0, 0, 3, 0, 5, 0, 0, 6},  // Set
    {446, -1, -1, -1, -1, 245, 451, 134, 1, 1, 3, 0, 5, 0, 0, 6},  // Set
    {377, -1, -1, -1, -1, 0, 452, 135, 0, 1, 2, 6, 0, 0, 0, 6},  // count
    {281, -1, -1, -1, -1, 0, 453, 136, 0, 1, 2, 6, 2, 0, 0, 6},  // isEmpty
    {378, -1, -1, -1, -1, 0, 454, 137, 0, 1, 2, 6, 48, 0, 0, 6},  // first
    {300, -1, -1, -1, -1, 246, 455, 138, 1, 2, 1, 6, 5, 0, 0, 6},  // union
    {447, -1, -1, -1, -1, 247, 457, 139, 1, 2, 1, 6, 48, 0, 0, 6},  // formUnion
    {302, -1, -1, -1, -1, 248, 459, 140, 1, 2, 1, 6, 5, 0, 0, 6},  // intersection
    {448, -1, -1, -1, -1, 249, 461, 141, 1, 2, 1, 6, 48, 0, 0, 6},  // formIntersection
    {449, -1, -1, -1, -1, 250, 463, 142, 1, 2, 1, 6, 5, 0, 0, 6},  // subtracting
    {450, -1, -1, -1, -1, 251, 465, 143, 1, 2, 1, 6, 48, 0, 0, 6},  // subtract
    {451, -1, -1, -1, -1, 252, 467, 144, 1, 2, 1, 6, 5, 0, 0, 6},  // symmetricDifference
    {452, -1, -1, -1, -1, 253, 469, 145, 1, 2, 1, 6, 48, 0, 0, 6},  // formSymmetricDifference
    {453, -1, -1, -1, -1, 254, 471, 146, 1, 2, 1, 6, 2, 0, 0, 6},  // isSubset
    {454, -1, -1, -1, -1, 255, 473, 147, 1, 2, 1, 6, 2, 0, 0, 6},  // isSuperset
    {455, -1, -1, -1, -1, 256, 475, 148, 1, 2, 1, 6, 2, 0, 0, 6},  // isStrictSubset
    {456, -1, -1, -1, -1, 257, 477, 149, 1, 2, 1, 6, 2, 0, 0, 6},  // isStrictSuperset
    {457, -1, -1, -1, -1, 258, 479, 150, 1, 2, 1, 6, 2, 0, 0, 6},  // isDisjoint
    {306, -1, -1, -1, -1, 259, 481, 151, 1, 2, 1, 6, 2, 0, 0, 6},  // contains
    {61, -1, -1, -1, -1, 260, 483, 152, 1, 2, 1, 6, 48, 0, 0, 6},  // insert
    {458, -1, -1, -1, -1, 261, 485, 153, 1, 2, 1, 6, 48, 0, 0, 6},  // update
    {62, -1, -1, -1, -1, 262, 487, 154, 1, 2, 1, 6, 48, 0, 0, 6},  // remove
    {66, -1, -1, -1, -1, 263, 489, 155, 0, 1, 1, 6, 48, 0, 0, 6},  // removeAll
    {459, -1, -1, -1, -1, 263, 490, 156, 0, 1, 1, 6, 48, 0, 0, 6},  // popFirst
    {65, -1, -1, -1, -1, 263, 491, 157, 0, 1, 1, 6, 48, 0, 0, 6},  // removeFirst
    {157, -1, -1, -1, -1, 263, 492, 0, 4, 4, 3, 0, 17, 0, 0, 7},  // UIColor
    {464, -1, -1, -1, -1, 267, 496, 1, 1, 2, 1, 18, 17, 0, 0, 7},  // withAlphaComponent
    {157, -1, -1, -1, -1, 268, 498, 2, 2, 2, 3, 0, 17, 0, 0, 7},  // UIColor
    {466, 157, -1, -1, -1, 0, 0, 3, 0, 0, 5, 18, 17, 0, 0, 7},  // black
    {467, 157, -1, -1, -1, 270, 0, 4, 0, 0, 4, 18, 17, 0, 0, 7},  // blackColor
    {465, 157, -1, -1, -1, 0, 0, 5, 0, 0, 5, 18, 17, 0, 0, 7},  // white
    {468, 157, -1, -1, -1, 270, 0, 6, 0, 0, 4, 18, 17, 0, 0, 7},  // whiteColor
    {460, 157, -1, -1, -1, 0, 0, 7, 0, 0, 5, 18, 17, 0, 0, 7},  // red
    {469, 157, -1, -1, -1, 270, 0, 8, 0, 0, 4, 18, 17, 0, 0, 7},  // redColor
    {461, 157, -1, -1, -1, 0, 0, 9, 0, 0, 5, 18, 17, 0, 0, 7},  // green
    {470, 157, -1, -1, -1, 270, 0, 10, 0, 0, 4, 18, 17, 0, 0, 7},  // greenColor
    {462, 157, -1, -1, -1, 0, 0, 11, 0, 0, 5, 18, 17, 0, 0, 7},  // blue
    {471, 157, -1, -1, -1, 270, 0, 12, 0, 0, 4, 18, 17, 0, 0, 7},  // blueColor
    {472, 157, -1, -1, -1, 0, 0, 13, 0, 0, 5, 18, 17, 0, 0, 7},  // cyan
    {473, 157, -1, -1, -1, 270, 0, 14, 0, 0, 4, 18, 17, 0, 0, 7},  // cyanColor
    {474, 157, -1, -1, -1, 0, 0, 15, 0, 0, 5, 18, 17, 0, 0, 7},  // yellow
    {475, 157, -1, -1, -1, 270, 0, 16, 0, 0, 4, 18, 17, 0, 0, 7},  // yellowColor
    {476, 157, -1, -1, -1, 0, 0, 17, 0, 0, 5, 18, 17, 0, 0, 7},  // magenta
    {477, 157, -1, -1, -1, 270, 0, 18, 0, 0, 4, 18, 17, 0, 0, 7},  // magentaColor
    {478, 157, -1, -1, -1, 0, 0, 19, 0, 0, 5, 18, 17, 0, 0, 7},  // orange
    {479, 157, -1, -1, -1, 270, 0, 20, 0, 0, 4, 18, 17, 0, 0, 7},  // orangeColor
    {480, 157, -1, -1, -1, 0, 0, 21, 0, 0, 5, 18, 17, 0, 0, 7},  // purple
    {481, 157, -1, -1, -1, 270, 0, 22, 0, 0, 4, 18, 17, 0, 0, 7},  // purpleColor
    {482, 157, -1, -1, -1, 0, 0, 23, 0, 0, 5, 18, 17, 0, 0, 7},  // brown
    {483, 157, -1, -1, -1, 270, 0, 24, 0, 0, 4, 18, 17, 0, 0, 7},  // brownColor
    {484, 157, -1, -1, -1, 0, 0, 25, 0, 0, 5, 18, 17, 0, 0, 7},  // gray
    {485, 157, -1, -1, -1, 270, 0, 26, 0, 0, 4, 18, 17, 0, 0, 7},  // grayColor
    {486, 157, -1, -1, -1, 0, 0, 27, 0, 0, 5, 18, 17, 0, 0, 7},  // lightGray
    {487, 157, -1, -1, -1, 270, 0, 28, 0, 0, 4, 18, 17, 0, 0, 7},  // lightGrayColor
    {488, 157, -1, -1, -1, 0, 0, 29, 0, 0, 5, 18, 17, 0, 0, 7},  // darkGray
    {489, 157, -1, -1, -1, 270, 0, 30, 0, 0, 4, 18, 17, 0, 0, 7},  // darkGrayColor
    {490, 157, -1, -1, -1, 0, 0, 31, 0, 0, 5, 18, 17, 0, 0, 7},  // clear
    {491, 157, -1, -1, -1, 270, 0, 32, 0, 0, 4, 18, 17, 0, 0, 7},  // clearColor
    {492, 157, -1, -1, -1, 0, 0, 33, 0, 0, 5, 18, 17, 0, 0, 7},  // systemRed
    {493, 157, -1, -1, -1, 0, 0, 34, 0, 0, 5, 18, 17, 0, 0, 7},  // systemOrange
    {494, 157, -1, -1, -1, 0, 0, 35, 0, 0, 5, 18, 17, 0, 0, 7},  // systemYellow
    {495, 157, -1, -1, -1, 0, 0, 36, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGreen
    {496, 157, -1, -1, -1, 0, 0, 37, 0, 0, 5, 18, 17, 0, 0, 7},  // systemMint
    {497, 157, -1, -1, -1, 0, 0, 38, 0, 0, 5, 18, 17, 0, 0, 7},  // systemTeal
    {498, 157, -1, -1, -1, 0, 0, 39, 0, 0, 5, 18, 17, 0, 0, 7},  // systemCyan
    {499, 157, -1, -1, -1, 0, 0, 40, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBlue
    {500, 157, -1, -1, -1, 0, 0, 41, 0, 0, 5, 18, 17, 0, 0, 7},  // systemIndigo
    {501, 157, -1, -1, -1, 0, 0, 42, 0, 0, 5, 18, 17, 0, 0, 7},  // systemPurple
    {502, 157, -1, -1, -1, 0, 0, 43, 0, 0, 5, 18, 17, 0, 0, 7},  // systemPink
    {503, 157, -1, -1, -1, 0, 0, 44, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBrown
    {504, 157, -1, -1, -1, 0, 0, 45, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray
    {505, 157, -1, -1, -1, 0, 0, 46, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray2
    {506, 157, -1, -1, -1, 0, 0, 47, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray3
    {507, 157, -1, -1, -1, 0, 0, 48, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray4
    {508, 157, -1, -1, -1, 0, 0, 49, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray5
    {509, 157, -1, -1, -1, 0, 0, 50, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray6
    {510, 157, -1, -1, -1, 0, 0, 51, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBackground
    {511, 157, -1, -1, -1, 0, 0, 52, 0, 0, 5, 18, 17, 0, 0, 7},  // secondarySystemBackground
    {512, 157, -1, -1, -1, 0, 0, 53, 0, 0, 5, 18, 17, 0, 0, 7},  // label
    {159, -1, -1, -1, -1, 270, 500, 0, 1, 1, 3, 0, 26, 0, 0, 8},  // UIView
    {159, -1, -1, -1, -1, 0, 0, 1, 0, 0, 3, 0, 26, 0, 0, 8},  // UIView
    {160, -1, -1, -1, -1, 271, 501, 2, 1, 1, 3, 0, 26, 0, 0, 8},  // UIWindow
    {160, -1, -1, -1, -1, 0, 0, 3, 0, 0, 3, 0, 26, 0, 0, 8},  // UIWindow
    {161, -1, -1, -1, -1, 272, 502, 4, 1, 1, 3, 0, 26, 0, 0, 8},  // UIImageView
    {161, -1, -1, -1, -1, 0, 0, 5, 0, 0, 3, 0, 26, 0, 0, 8},  // UIImageView
    {162, -1, -1, -1, -1, 273, 503, 6, 1, 1, 3, 0, 26, 0, 0, 8},  // UILabel
    {162, -1, -1, -1, -1, 0, 0, 7, 0, 0, 3, 0, 26, 0, 0, 8},  // UILabel
    {163, -1, -1, -1, -1, 274, 504, 8, 1, 1, 3, 0, 26, 0, 0, 8},  // UIButton
    {163, -1, -1, -1, -1, 0, 0, 9, 0, 0, 3, 0, 26, 0, 0, 8},  // UIButton
    {164, -1, -1, -1, -1, 275, 505, 10, 1, 1, 3, 0, 26, 0, 0, 8},  // UIScrollView
    {164, -1, -1, -1, -1, 0, 0, 11, 0, 0, 3, 0, 26, 0, 0, 8},  // UIScrollView
    {165, -1, -1, -1, -1, 276, 506, 12, 1, 1, 3, 0, 26, 0, 0, 8},  // UIControl
    {165, -1, -1, -1, -1, 0, 0, 13, 0, 0, 3, 0, 26, 0, 0, 8},  // UIControl
    {166, -1, -1, -1, -1, 277, 507, 14, 1, 1, 3, 0, 26, 0, 0, 8},  // UITextField
    {166, -1, -1, -1, -1, 0, 0, 15, 0, 0, 3, 0, 26, 0, 0, 8},  // UITextField
    {167, -1, -1, -1, -1, 278, 508, 16, 1, 1, 3, 0, 26, 0, 0, 8},  // UITextView
    {167, -1, -1, -1, -1, 0, 0, 17, 0, 0, 3, 0, 26, 0, 0, 8},  // UITextView
    {168, -1, -1, -1, -1, 279, 509, 18, 1, 1, 3, 0, 26, 0, 0, 8},  // UITableViewCell
    {168, -1, -1, -1, -1, 0, 0, 19, 0, 0, 3, 0, 26, 0, 0, 8},  // UITableViewCell
    {169, -1, -1, -1, -1, 280, 510, 20, 1, 1, 3, 0, 26, 0, 0, 8},  // UICollectionViewCell
    {169, -1, -1, -1, -1, 0, 0, 21, 0, 0, 3, 0, 26, 0, 0, 8},  // UICollectionViewCell
    {170, -1, -1, -1, -1, 281, 511, 22, 1, 1, 3, 0, 26, 0, 0, 8},  // UIVisualEffectView
    {170, -1, -1, -1, -1, 0, 0, 23, 0, 0, 3, 0, 26, 0, 0, 8},  // UIVisualEffectView
    {513, -1, -1, -1, -1, 0, 512, 24, 0, 1, 2, 27, 13, 0, 9, 8},  // frame
    {514, -1, -1, -1, -1, 0, 513, 25, 0, 1, 2, 27, 13, 0, 0, 8},  // bounds
    {286, -1, -1, -1, -1, 0, 514, 26, 0, 1, 2, 27, 9, 0, 10, 8},  // center
    {515, -1, -1, -1, -1, 0, 515, 27, 0, 1, 2, 27, 9, 0, 11, 8},  // anchorPoint
    {516, -1, -1, -1, 1080, 0, 516, 28, 0, 1, 2, 27, 2, 0, 0, 8},  // isHidden
    {517, -1, -1, -1, -1, 0, 517, 29, 0, 1, 2, 27, 2, 0, 0, 8},  // clipsToBounds
    {518, -1, -1, -1, -1, 0, 518, 30, 0, 1, 2, 27, 3, 0, 0, 8},  // name
    {519, -1, -1, -1, -1, 282, 519, 31, 1, 1, 0, 0, 48, 0, 0, 8},  // UIImage
    {161, -1, -1, -1, -1, 283, 520, 32, 1, 1, 3, 0, 26, 0, 0, 8},  // UIImageView
    {84, -1, -1, -1, -1, 0, 521, 33, 0, 1, 2, 27, 14, 0, 12, 8},  // transform
    {522, -1, -1, -1, -1, 284, 522, 34, 1, 2, 1, 27, 48, 0, 0, 8},  // moveAnchor
    {523, -1, -1, -1, -1, 0, 524, 35, 0, 1, 2, 27, 9, 0, 0, 8},  // contentOffset
    {463, -1, -1, -1, -1, 0, 525, 36, 0, 1, 2, 27, 0, 0, 0, 8},  // alpha
    {524, -1, -1, -1, 525, 0, 526, 37, 0, 1, 2, 27, 2, 0, 0, 8},  // isUserInteractionEnabled
    {525, -1, -1, -1, -1, 0, 527, 38, 0, 1, 2, 27, 2, 0, 0, 8},  // userInteractionEnabled
    {526, -1, -1, -1, -1, 0, 528, 39, 0, 1, 2, 27, 0, 0, 0, 8},  // tag
    {85, -1, -1, -1, -1, 0, 529, 40, 0, 1, 2, 27, 27, 0, 0, 8},  // layer
    {527, -1, -1, -1, -1, 0, 530, 41, 0, 1, 2, 27, 17, 0, 0, 8},  // backgroundColor
    {528, -1, -1, -1, -1, 0, 531, 42, 0, 1, 2, 27, 3, 0, 0, 8},  // text
    {529, -1, -1, -1, -1, 0, 532, 43, 0, 1, 2, 27, 17, 0, 0, 8},  // textColor
    {530, -1, -1, -1, -1, 0, 533, 44, 0, 1, 2, 27, 20, 0, 0, 8},  // textAlignment
    {531, -1, -1, -1, -1, 0, 534, 45, 0, 1, 2, 27, 48, 0, 0, 8},  // font
    {521, -1, -1, -1, -1, 0, 535, 46, 0, 1, 2, 27, 48, 0, 0, 8},  // image
    {532, -1, -1, -1, -1, 0, 536, 47, 0, 1, 2, 27, 48, 0, 0, 8},  // contentMode
    {533, -1, -1, -1, -1, 0, 537, 48, 0, 1, 2, 27, 2, 0, 0, 8},  // isOpaque
    {534, -1, -1, -1, -1, 0, 538, 49, 0, 1, 2, 27, 17, 0, 0, 8},  // tintColor
    {535, -1, -1, -1, -1, 0, 539, 50, 0, 1, 2, 27, 0, 0, 0, 8},  // contentScaleFactor
    {536, -1, -1, -1, -1, 0, 540, 51, 0, 1, 2, 27, 3, 0, 0, 8},  // accessibilityLabel
    {537, -1, -1, -1, -1, 0, 541, 52, 0, 1, 2, 27, 0, 0, 0, 8},  // numberOfLines
    {538, -1, -1, -1, -1, 0, 542, 53, 0, 1, 2, 27, 2, 0, 0, 8},  // adjustsFontSizeToFitWidth
    {539, -1, -1, -1, -1, 0, 543, 54, 0, 1, 2, 27, 0, 0, 0, 8},  // zoomScale
    {540, 541, -1, -1, -1, 0, 0, 55, 0, 0, 5, 4, 3, 0, 0, 8},  // system
    {542, 541, -1, -1, -1, 0, 0, 56, 0, 0, 5, 4, 3, 0, 0, 8},  // custom
    {543, 541, -1, -1, -1, 0, 0, 57, 0, 0, 5, 4, 3, 0, 0, 8},  // infoLight
    {544, 541, -1, -1, -1, 0, 0, 58, 0, 0, 5, 4, 3, 0, 0, 8},  // contactAdd
    {545, 541, -1, -1, -1, 0, 0, 59, 0, 0, 5, 4, 3, 0, 0, 8},  // close
    {163, -1, -1, -1, -1, 285, 544, 60, 1, 1, 3, 0, 26, 0, 0, 8},  // UIButton
    {546, -1, -1, -1, -1, 0, 545, 61, 0, 1, 2, 27, 2, 0, 0, 8},  // isScrollEnabled
    {547, -1, -1, -1, -1, 0, 546, 62, 0, 1, 2, 27, 2, 0, 0, 8},  // isPagingEnabled
    {548, -1, -1, -1, -1, 0, 547, 63, 0, 1, 2, 27, 2, 0, 0, 8},  // bounces
    {549, -1, -1, -1, -1, 0, 548, 64, 0, 1, 2, 27, 2, 0, 0, 8},  // showsHorizontalScrollIndicator
    {550, -1, -1, -1, -1, 0, 549, 65, 0, 1, 2, 27, 2, 0, 0, 8},  // showsVerticalScrollIndicator
    {551, -1, -1, -1, -1, 0, 550, 66, 0, 1, 2, 27, 0, 0, 0, 8},  // minimumZoomScale
    {552, -1, -1, -1, -1, 0, 551, 67, 0, 1, 2, 27, 0, 0, 0, 8},  // maximumZoomScale
    {553, -1, -1, -1, -1, 0, 552, 68, 0, 1, 2, 27, 44, 0, 0, 8},  // contentInset
    {554, -1, -1, -1, -1, 0, 553, 69, 0, 1, 2, 27, 48, 0, 0, 8},  // delegate
    {555, -1, -1, -1, -1, 0, 554, 70, 0, 1, 2, 27, 12, 0, 0, 8},  // contentSize
    {289, 556, -1, -1, -1, 0, 0, 71, 0, 0, 5, 21, 20, 0, 0, 8},  // left
    {286, 556, -1, -1, -1, 0, 0, 72, 0, 0, 5, 21, 20, 0, 0, 8},  // center
    {291, 556, -1, -1, -1, 0, 0, 73, 0, 0, 5, 21, 20, 0, 0, 8},  // right
    {557, 556, -1, -1, -1, 0, 0, 74, 0, 0, 5, 21, 20, 0, 0, 8},  // justified
    {558, 556, -1, -1, -1, 0, 0, 75, 0, 0, 5, 21, 20, 0, 0, 8},  // natural
    {47, -1, -1, -1, -1, 286, 555, 76, 4, 4, 0, 0, 26, 0, 0, 8},  // view
    {559, -1, -1, -1, -1, 0, 559, 0, 0, 1, 2, 27, 26, 0, 0, 9},  // superview
    {560, -1, -1, -1, -1, 0, 560, 1, 0, 1, 2, 27, 4, 0, 0, 9},  // subviews
    {48, -1, -1, -1, -1, 0, 561, 2, 0, 1, 2, 27, 26, 0, 0, 9},  // window
    {561, -1, -1, -1, 1076, 290, 562, 3, 1, 2, 1, 27, 2, 0, 0, 9},  // isDescendant
    {562, -1, -1, -1, -1, 291, 564, 4, 1, 2, 1, 27, 48, 0, 0, 9},  // addSubview
    {563, -1, -1, -1, -1, 292, 566, 5, 1, 2, 1, 27, 48, 0, 0, 9},  // bringSubviewToFront
    {564, -1, -1, -1, 1078, 293, 568, 6, 1, 2, 1, 27, 48, 0, 0, 9},  // bringSubview
    {566, -1, -1, -1, -1, 294, 570, 7, 1, 2, 1, 27, 48, 0, 0, 9},  // sendSubviewToBack
    {567, -1, -1, -1, 1079, 295, 572, 8, 1, 2, 1, 27, 48, 0, 0, 9},  // sendSubview
    {569, -1, -1, -1, -1, 296, 574, 9, 0, 1, 1, 27, 48, 0, 0, 9},  // removeFromSuperview
    {570, -1, -1, -1, 1077, 296, 575, 10, 2, 3, 1, 27, 48, 0, 0, 9},  // insertSubview
    {570, -1, -1, -1, -1, 298, 578, 11, 2, 3, 1, 27, 48, 0, 0, 9},  // insertSubview
    {570, -1, -1, -1, -1, 300, 581, 12, 2, 3, 1, 27, 48, 0, 0, 9},  // insertSubview
    {573, -1, -1, -1, -1, 302, 584, 13, 2, 3, 1, 27, 9, 0, 5, 9},  // convert
    {573, -1, -1, -1, -1, 304, 587, 14, 2, 3, 1, 27, 9, 0, 5, 9},  // convert
    {574, -1, -1, -1, -1, 306, 590, 15, 2, 3, 1, 27, 9, 0, 5, 9},  // convertRect
    {574, -1, -1, -1, -1, 308, 593, 16, 2, 3, 1, 27, 9, 0, 5, 9},  // convertRect
    {577, -1, -1, -1, -1, 310, 596, 17, 2, 3, 1, 27, 9, 0, 5, 9},  // convertPoint
    {577, -1, -1, -1, -1, 312, 599, 18, 2, 3, 1, 27, 9, 0, 5, 9},  // convertPoint
    {578, -1, -1, -1, -1, 314, 602, 19, 0, 1, 1, 27, 48, 0, 0, 9},  // setNeedsLayout
    {579, -1, -1, -1, -1, 314, 603, 20, 0, 1, 1, 27, 48, 0, 0, 9},  // setNeedsDisplay
    {580, -1, -1, -1, -1, 314, 604, 21, 0, 1, 1, 27, 48, 0, 0, 9},  // layoutSubviews
    {581, -1, -1, -1, -1, 314, 605, 22, 0, 1, 1, 27, 48, 0, 0, 9},  // layoutIfNeeded
    {579, -1, -1, -1, -1, 314, 606, 23, 0, 1, 1, 28, 48, 0, 0, 9},  // setNeedsDisplay
    {582, -1, -1, -1, -1, 314, 607, 24, 1, 2, 1, 27, 26, 0, 0, 9},  // viewWithTag
    {583, -1, -1, -1, -1, 315, 609, 25, 2, 3, 1, 28, 48, 0, 0, 9},  // insertSublayer
    {583, -1, -1, -1, -1, 317, 612, 26, 2, 3, 1, 28, 48, 0, 0, 9},  // insertSublayer
    {583, -1, -1, -1, -1, 319, 615, 27, 2, 3, 1, 28, 48, 0, 0, 9},  // insertSublayer
    {586, 159, -1, -1, -1, 0, 0, 28, 0, 0, 5, 27, 0, 0, 0, 9},  // noIntrinsicMetric
    {588, 587, -1, -1, -1, 0, 0, 29, 0, 0, 5, 27, 26, 0, 0, 9},  // main
    {589, 587, -1, -1, -1, 321, 618, 30, 0, 0, 4, 27, 26, 0, 0, 9},  // mainScreen
    {590, -1, -1, -1, 1074, 321, 618, 31, 2, 3, 1, 27, 26, 0, 5, 9},  // hitTest
    {244, -1, -1, -1, 1075, 323, 621, 32, 2, 3, 1, 27, 2, 0, 5, 9},  // point
    {158, -1, -1, -1, -1, 325, 624, 0, 0, 0, 3, 0, 27, 0, 0, 10},  // CALayer
    {513, -1, -1, -1, -1, 0, 624, 1, 0, 1, 2, 28, 13, 0, 9, 10},  // frame
    {514, -1, -1, -1, -1, 0, 625, 2, 0, 1, 2, 28, 13, 0, 0, 10},  // bounds
    {83, -1, -1, -1, -1, 0, 626, 3, 0, 1, 2, 28, 9, 0, 10, 10},  // position
    {515, -1, -1, -1, -1, 0, 627, 4, 0, 1, 2, 28, 9, 0, 11, 10},  // anchorPoint
    {516, -1, -1, -1, 1080, 0, 628, 5, 0, 1, 2, 28, 2, 0, 0, 10},  // isHidden
    {592, -1, -1, -1, -1, 0, 629, 6, 0, 1, 2, 28, 2, 0, 0, 10},  // masksToBounds
    {518, -1, -1, -1, -1, 0, 630, 7, 0, 1, 2, 28, 3, 0, 0, 10},  // name
    {593, -1, -1, -1, -1, 0, 631, 8, 0, 1, 2, 28, 14, 0, 0, 10},  // sublayerTransform
    {84, -1, -1, -1, -1, 0, 632, 9, 0, 1, 2, 28, 14, 0, 0, 10},  // transform
    {594, -1, -1, -1, -1, 0, 633, 10, 0, 1, 2, 28, 0, 0, 0, 10},  // zPosition
    {595, -1, -1, -1, -1, 0, 634, 11, 0, 1, 2, 28, 0, 0, 0, 10},  // opacity
    {527, -1, -1, -1, -1, 0, 635, 12, 0, 1, 2, 28, 17, 0, 0, 10},  // backgroundColor
    {596, -1, -1, -1, -1, 0, 636, 13, 0, 1, 2, 28, 0, 0, 0, 10},  // cornerRadius
    {597, -1, -1, -1, -1, 0, 637, 14, 0, 1, 2, 28, 0, 0, 0, 10},  // borderWidth
    {598, -1, -1, -1, -1, 0, 638, 15, 0, 1, 2, 28, 17, 0, 0, 10},  // borderColor
    {599, -1, -1, -1, -1, 0, 639, 16, 0, 1, 2, 28, 17, 0, 0, 10},  // shadowColor
    {600, -1, -1, -1, -1, 0, 640, 17, 0, 1, 2, 28, 0, 0, 0, 10},  // shadowOpacity
    {601, -1, -1, -1, -1, 0, 641, 18, 0, 1, 2, 28, 0, 0, 0, 10},  // shadowRadius
    {602, -1, -1, -1, -1, 0, 642, 19, 0, 1, 2, 28, 12, 0, 0, 10},  // shadowOffset
    {603, -1, -1, -1, -1, 0, 643, 20, 0, 1, 2, 28, 28, 0, 0, 10},  // shadowPath
    {604, -1, -1, -1, -1, 0, 644, 21, 0, 1, 2, 28, 0, 0, 0, 10},  // contentsScale
    {605, -1, -1, -1, -1, 0, 645, 22, 0, 1, 2, 28, 48, 0, 0, 10},  // contents
    {606, -1, -1, -1, -1, 0, 646, 23, 0, 1, 2, 28, 2, 0, 0, 10},  // shouldRasterize
    {607, -1, -1, -1, -1, 0, 647, 24, 0, 1, 2, 28, 0, 0, 0, 10},  // rasterizationScale
    {608, -1, -1, -1, -1, 0, 648, 25, 0, 1, 2, 28, 2, 0, 0, 10},  // isDoubleSided
    {609, -1, -1, -1, -1, 0, 649, 26, 0, 1, 2, 28, 27, 0, 0, 10},  // mask
    {610, -1, -1, -1, -1, 0, 650, 27, 0, 1, 2, 28, 48, 0, 0, 10},  // lineCap
    {611, -1, -1, -1, -1, 0, 651, 28, 0, 1, 2, 28, 48, 0, 0, 10},  // fillRule
    {612, -1, -1, -1, -1, 0, 652, 29, 0, 1, 2, 28, 0, 0, 0, 10},  // strokeStart
    {613, -1, -1, -1, -1, 0, 653, 30, 0, 1, 2, 28, 0, 0, 0, 10},  // strokeEnd
    {614, -1, -1, -1, -1, 325, 654, 31, 0, 1, 1, 28, 14, 0, 0, 10},  // affineTransform
    {86, -1, -1, -1, -1, 325, 655, 32, 1, 2, 1, 28, 48, 0, 8, 10},  // setAffineTransform
    {615, -1, -1, -1, 1086, 326, 657, 33, 0, 1, 1, 28, 27, 0, 0, 10},  // presentation
    {616, -1, -1, -1, 1087, 326, 658, 34, 0, 1, 1, 28, 27, 0, 0, 10},  // model
    {617, -1, -1, -1, -1, 0, 659, 35, 0, 1, 2, 28, 27, 0, 0, 10},  // superlayer
    {618, -1, -1, -1, -1, 0, 660, 36, 0, 1, 2, 28, 4, 0, 0, 10},  // sublayers
    {619, -1, -1, -1, -1, 326, 661, 37, 1, 2, 1, 28, 48, 0, 0, 10},  // addSublayer
    {620, -1, -1, -1, -1, 327, 663, 38, 0, 1, 1, 28, 48, 0, 0, 10},  // removeFromSuperlayer
    {573, -1, -1, -1, 1081, 327, 664, 39, 2, 3, 1, 28, 9, 0, 5, 10},  // convert
    {573, -1, -1, -1, 1083, 329, 667, 40, 2, 3, 1, 28, 9, 0, 5, 10},  // convert
    {590, -1, -1, -1, -1, 331, 670, 41, 1, 2, 1, 28, 27, 0, 0, 10},  // hitTest
    {306, -1, -1, -1, 1085, 332, 672, 42, 1, 2, 1, 28, 2, 0, 0, 10},  // contains
    {621, -1, -1, -1, -1, 333, 674, 0, 0, 0, 0, 0, 41, 0, 0, 11},  // Rectangle
    {622, -1, -1, -1, -1, 333, 674, 1, 1, 1, 0, 0, 41, 0, 0, 11},  // Text
    {623, -1, -1, -1, -1, 334, 675, 2, 1, 1, 0, 0, 41, 0, 0, 11},  // Image
    {513, -1, -1, -1, -1, 335, 676, 3, 2, 3, 1, 42, 41, 0, 0, 11},  // frame
    {513, -1, -1, -1, -1, 337, 679, 4, 1, 2, 1, 42, 41, 0, 0, 11},  // frame
    {513, -1, -1, -1, -1, 338, 681, 5, 1, 2, 1, 42, 41, 0, 0, 11},  // frame
    {625, -1, -1, -1, -1, 339, 683, 6, 1, 2, 1, 42, 41, 0, 0, 11},  // padding
    {83, -1, -1, -1, -1, 340, 685, 7, 2, 3, 1, 42, 41, 0, 0, 11},  // position
    {83, -1, -1, -1, -1, 342, 688, 8, 1, 2, 1, 42, 41, 0, 0, 11},  // position
    {626, -1, -1, -1, -1, 343, 690, 9, 2, 3, 1, 42, 41, 0, 0, 11},  // offset
    {626, -1, -1, -1, -1, 345, 693, 10, 1, 2, 1, 42, 41, 0, 0, 11},  // offset
    {626, -1, -1, -1, -1, 346, 695, 11, 1, 2, 1, 42, 41, 0, 0, 11},  // offset
    {626, -1, -1, -1, -1, 347, 697, 12, 1, 2, 1, 42, 41, 0, 0, 11},  // offset
    {627, -1, -1, -1, -1, 348, 699, 13, 1, 2, 1, 42, 41, 0, 0, 11},  // rotationEffect
    {627, -1, -1, -1, -1, 349, 701, 14, 2, 3, 1, 42, 41, 0, 0, 11},  // rotationEffect
    {629, -1, -1, -1, -1, 351, 704, 15, 1, 2, 1, 42, 41, 0, 0, 11},  // scaleEffect
    {629, -1, -1, -1, -1, 352, 706, 16, 2, 3, 1, 42, 41, 0, 0, 11},  // scaleEffect
    {629, -1, -1, -1, -1, 354, 709, 17, 2, 3, 1, 42, 41, 0, 0, 11},  // scaleEffect
    {629, -1, -1, -1, -1, 356, 712, 18, 3, 4, 1, 42, 41, 0, 0, 11},  // scaleEffect
    {630, -1, -1, -1, -1, 359, 716, 19, 1, 2, 1, 42, 41, 0, 0, 11},  // transformEffect
    {631, -1, -1, -1, -1, 360, 718, 20, 1, 2, 1, 42, 41, 0, 0, 11},  // modifier
    {84, -1, -1, -1, -1, 0, 720, 21, 0, 1, 2, 42, 14, 0, 0, 11},  // transform
    {285, -1, -1, -1, -1, 0, 721, 22, 0, 1, 2, 42, 4, 0, 0, 11},  // corners
    {286, -1, -1, -1, -1, 0, 722, 23, 0, 1, 2, 42, 9, 0, 0, 11},  // center
    {632, -1, -1, -1, -1, 0, 723, 24, 0, 1, 2, 42, 13, 0, 0, 11},  // layoutFrame
    {236, -1, -1, -1, -1, 0, 724, 25, 0, 1, 2, 42, 12, 0, 0, 11},  // size
    {633, 634, -1, -1, -1, 0, 0, 26, 0, 0, 5, 43, 42, 0, 0, 11},  // topLeading
    {288, 634, -1, -1, -1, 0, 0, 27, 0, 0, 5, 43, 42, 0, 0, 11},  // top
    {635, 634, -1, -1, -1, 0, 0, 28, 0, 0, 5, 43, 42, 0, 0, 11},  // topTrailing
    {636, 634, -1, -1, -1, 0, 0, 29, 0, 0, 5, 43, 42, 0, 0, 11},  // leading
    {286, 634, -1, -1, -1, 0, 0, 30, 0, 0, 5, 43, 42, 0, 0, 11},  // center
    {637, 634, -1, -1, -1, 0, 0, 31, 0, 0, 5, 43, 42, 0, 0, 11},  // trailing
    {638, 634, -1, -1, -1, 0, 0, 32, 0, 0, 5, 43, 42, 0, 0, 11},  // bottomLeading
    {290, 634, -1, -1, -1, 0, 0, 33, 0, 0, 5, 43, 42, 0, 0, 11},  // bottom
    {639, 634, -1, -1, -1, 0, 0, 34, 0, 0, 5, 43, 42, 0, 0, 11},  // bottomTrailing
    {634, -1, -1, -1, -1, 361, 725, 35, 2, 2, 0, 0, 9, 0, 0, 11},  // UnitPoint
    {641, -1, -1, -1, -1, 363, 727, 36, 1, 1, 3, 0, 14, 0, 0, 11},  // ProjectionTransform
    {643, -1, -1, -1, -1, 364, 728, 0, 2, 2, 3, 0, 29, 0, 0, 12},  // UIPanGestureRecognizer
    {643, -1, -1, -1, -1, 366, 730, 1, 1, 1, 3, 0, 29, 0, 0, 12},  // UIPanGestureRecognizer
    {643, -1, -1, -1, -1, 0, 0, 2, 0, 0, 3, 0, 29, 0, 0, 12},  // UIPanGestureRecognizer
    {646, -1, -1, -1, -1, 367, 731, 3, 2, 2, 3, 0, 29, 0, 0, 12},  // UIPinchGestureRecognizer
    {646, -1, -1, -1, -1, 369, 733, 4, 1, 1, 3, 0, 29, 0, 0, 12},  // UIPinchGestureRecognizer
    {646, -1, -1, -1, -1, 0, 0, 5, 0, 0, 3, 0, 29, 0, 0, 12},  // UIPinchGestureRecognizer
    {647, -1, -1, -1, -1, 370, 734, 6, 2, 2, 3, 0, 29, 0, 0, 12},  // UIRotationGestureRecognizer
    {647, -1, -1, -1, -1, 372, 736, 7, 1, 1, 3, 0, 29, 0, 0, 12},  // UIRotationGestureRecognizer
    {647, -1, -1, -1, -1, 0, 0, 8, 0, 0, 3, 0, 29, 0, 0, 12},  // UIRotationGestureRecognizer
    {648, -1, -1, -1, -1, 373, 737, 9, 2, 2, 3, 0, 29, 0, 0, 12},  // UITapGestureRecognizer
    {648, -1, -1, -1, -1, 375, 739, 10, 1, 1, 3, 0, 29, 0, 0, 12},  // UITapGestureRecognizer
    {648, -1, -1, -1, -1, 0, 0, 11, 0, 0, 3, 0, 29, 0, 0, 12},  // UITapGestureRecognizer
    {649, -1, -1, -1, -1, 376, 740, 12, 2, 2, 3, 0, 29, 0, 0, 12},  // UILongPressGestureRecognizer
    {649, -1, -1, -1, -1, 378, 742, 13, 1, 1, 3, 0, 29, 0, 0, 12},  // UILongPressGestureRecognizer
    {649, -1, -1, -1, -1, 0, 0, 14, 0, 0, 3, 0, 29, 0, 0, 12},  // UILongPressGestureRecognizer
    {650, -1, -1, -1, -1, 379, 743, 15, 2, 2, 3, 0, 29, 0, 0, 12},  // UISwipeGestureRecognizer
    {650, -1, -1, -1, -1, 381, 745, 16, 1, 1, 3, 0, 29, 0, 0, 12},  // UISwipeGestureRecognizer
    {650, -1, -1, -1, -1, 0, 0, 17, 0, 0, 3, 0, 29, 0, 0, 12},  // UISwipeGestureRecognizer
    {651, 642, -1, -1, -1, 0, 0, 18, 0, 0, 5, 30, 45, 0, 0, 12},  // State
    {652, 642, -1, -1, -1, 0, 0, 19, 0, 0, 5, 30, 45, 0, 0, 12},  // Direction
    {655, 656, 657, -1, -1, 0, 0, 20, 0, 0, 5, 31, 30, 0, 0, 12},  // possible
    {658, 656, -1, -1, -1, 0, 0, 21, 0, 0, 5, 31, 30, 0, 0, 12},  // Possible
    {659, 656, 660, -1, -1, 0, 0, 22, 0, 0, 5, 31, 30, 0, 0, 12},  // began
    {661, 656, -1, -1, -1, 0, 0, 23, 0, 0, 5, 31, 30, 0, 0, 12},  // Began
    {662, 656, 663, -1, -1, 0, 0, 24, 0, 0, 5, 31, 30, 0, 0, 12},  // changed
    {664, 656, -1, -1, -1, 0, 0, 25, 0, 0, 5, 31, 30, 0, 0, 12},  // Changed
    {665, 656, 666, -1, -1, 0, 0, 26, 0, 0, 5, 31, 30, 0, 0, 12},  // ended
    {667, 656, -1, -1, -1, 0, 0, 27, 0, 0, 5, 31, 30, 0, 0, 12},  // Ended
    {668, 656, 669, -1, -1, 0, 0, 28, 0, 0, 5, 31, 30, 0, 0, 12},  // cancelled
    {670, 656, -1, -1, -1, 0, 0, 29, 0, 0, 5, 31, 30, 0, 0, 12},  // Cancelled
    {671, 656, 672, -1, -1, 0, 0, 30, 0, 0, 5, 31, 30, 0, 0, 12},  // failed
    {673, 656, -1, -1, -1, 0, 0, 31, 0, 0, 5, 31, 30, 0, 0, 12},  // Failed
    {674, 656, 675, -1, -1, 0, 0, 32, 0, 0, 5, 31, 30, 0, 0, 12},  // recognized
    {291, 676, 677, -1, -1, 0, 0, 33, 0, 0, 5, 32, 31, 0, 0, 12},  // right
    {678, 676, -1, -1, -1, 0, 0, 34, 0, 0, 5, 32, 31, 0, 0, 12},  // Right
    {289, 676, 679, -1, -1, 0, 0, 35, 0, 0, 5, 32, 31, 0, 0, 12},  // left
    {680, 676, -1, -1, -1, 0, 0, 36, 0, 0, 5, 32, 31, 0, 0, 12},  // Left
    {352, 676, 681, -1, -1, 0, 0, 37, 0, 0, 5, 32, 31, 0, 0, 12},  // up
    {682, 676, -1, -1, -1, 0, 0, 38, 0, 0, 5, 32, 31, 0, 0, 12},  // Up
    {353, 676, 683, -1, -1, 0, 0, 39, 0, 0, 5, 32, 31, 0, 0, 12},  // down
    {684, 676, -1, -1, -1, 0, 0, 40, 0, 0, 5, 32, 31, 0, 0, 12},  // Down
    {685, -1, -1, -1, -1, 0, 746, 41, 0, 1, 2, 30, 30, 0, 0, 12},  // state
    {686, -1, -1, -1, 687, 0, 747, 42, 0, 1, 2, 30, 2, 0, 0, 12},  // isEnabled
    {687, -1, -1, -1, -1, 0, 748, 43, 0, 1, 2, 30, 2, 0, 0, 12},  // enabled
    {47, -1, -1, -1, -1, 0, 749, 44, 0, 1, 2, 30, 26, 0, 0, 12},  // view
    {518, -1, -1, -1, -1, 0, 750, 45, 0, 1, 2, 30, 3, 0, 0, 12},  // name
    {688, -1, -1, -1, -1, 0, 751, 46, 0, 1, 2, 30, 2, 0, 0, 12},  // cancelsTouchesInView
    {689, -1, -1, -1, -1, 0, 752, 47, 0, 1, 2, 30, 2, 0, 0, 12},  // delaysTouchesBegan
    {690, -1, -1, -1, -1, 0, 753, 48, 0, 1, 2, 30, 2, 0, 0, 12},  // delaysTouchesEnded
    {691, -1, -1, -1, -1, 0, 754, 49, 0, 1, 2, 30, 0, 0, 0, 12},  // numberOfTouches
    {554, -1, -1, -1, -1, 0, 755, 50, 0, 1, 2, 30, 48, 0, 0, 12},  // delegate
    {692, -1, -1, -1, -1, 0, 756, 51, 0, 1, 2, 30, 0, 0, 0, 12},  // minimumNumberOfTouches
    {693, -1, -1, -1, -1, 0, 757, 52, 0, 1, 2, 30, 0, 0, 0, 12},  // maximumNumberOfTouches
    {694, -1, -1, -1, -1, 0, 758, 53, 0, 1, 2, 30, 0, 0, 0, 12},  // numberOfTapsRequired
    {695, -1, -1, -1, -1, 0, 759, 54, 0, 1, 2, 30, 0, 0, 0, 12},  // numberOfTouchesRequired
    {696, -1, -1, -1, -1, 0, 760, 55, 0, 1, 2, 30, 0, 0, 0, 12},  // minimumPressDuration
    {697, -1, -1, -1, -1, 0, 761, 56, 0, 1, 2, 30, 0, 0, 0, 12},  // allowableMovement
    {698, -1, -1, -1, -1, 0, 762, 57, 0, 1, 2, 30, 31, 0, 0, 12},  // direction
    {214, -1, -1, -1, -1, 0, 763, 58, 0, 1, 2, 30, 0, 0, 0, 12},  // scale
    {216, -1, -1, -1, -1, 0, 764, 59, 0, 1, 2, 30, 0, 0, 0, 12},  // rotation
    {699, -1, -1, -1, -1, 0, 765, 60, 0, 1, 2, 30, 0, 0, 0, 12},  // velocity
    {700, -1, -1, -1, -1, 382, 766, 61, 1, 2, 1, 30, 9, 0, 0, 12},  // location
    {701, -1, -1, -1, -1, 383, 768, 62, 1, 2, 1, 30, 9, 0, 0, 12},  // locationInView
    {700, -1, -1, -1, 1097, 384, 770, 63, 2, 3, 1, 30, 9, 0, 0, 12},  // location
    {703, -1, -1, -1, -1, 386, 773, 64, 2, 3, 1, 30, 9, 0, 0, 12},  // locationOfTouch
    {217, -1, -1, -1, -1, 388, 776, 65, 1, 2, 1, 30, 9, 0, 0, 12},  // translation
    {705, -1, -1, -1, -1, 389, 778, 66, 1, 2, 1, 30, 9, 0, 0, 12},  // translationInView
    {699, -1, -1, -1, -1, 390, 780, 67, 1, 2, 1, 30, 9, 0, 0, 12},  // velocity
    {706, -1, -1, -1, -1, 391, 782, 68, 1, 2, 1, 30, 9, 0, 0, 12},  // velocityInView
    {707, -1, -1, -1, 1098, 392, 784, 69, 2, 3, 1, 30, 48, 0, 0, 12},  // setTranslation
    {707, -1, -1, -1, -1, 394, 787, 70, 2, 3, 1, 30, 48, 0, 0, 12},  // setTranslation
    {708, -1, -1, -1, -1, 396, 790, 71, 2, 3, 1, 30, 48, 0, 0, 12},  // addTarget
    {709, -1, -1, -1, -1, 398, 793, 72, 2, 3, 1, 30, 48, 0, 0, 12},  // removeTarget
    {710, -1, -1, -1, 1099, 400, 796, 73, 1, 2, 1, 30, 48, 0, 0, 12},  // require
    {712, -1, -1, -1, -1, 401, 798, 74, 1, 2, 1, 30, 48, 0, 0, 12},  // requireGestureRecognizerToFail
    {713, -1, -1, -1, -1, 402, 800, 75, 1, 2, 1, 27, 48, 0, 0, 12},  // addGestureRecognizer
    {714, -1, -1, -1, -1, 403, 802, 76, 1, 2, 1, 27, 48, 0, 0, 12},  // removeGestureRecognizer
    {715, -1, -1, -1, -1, 0, 804, 77, 0, 1, 2, 27, 4, 0, 0, 12},  // gestureRecognizers
    {716, -1, -1, -1, -1, 0, 805, 78, 0, 1, 2, 27, 2, 0, 0, 12},  // isMultipleTouchEnabled
    {717, -1, -1, -1, -1, 0, 806, 79, 0, 1, 2, 27, 2, 0, 0, 12},  // multipleTouchEnabled
    {718, -1, -1, -1, -1, 0, 807, 80, 0, 1, 2, 27, 2, 0, 0, 12},  // isExclusiveTouch
    {700, -1, -1, -1, -1, 404, 808, 0, 1, 2, 1, 45, 9, 0, 0, 13},  // location
    {701, -1, -1, -1, -1, 405, 810, 1, 1, 2, 1, 45, 9, 0, 0, 13},  // locationInView
    {722, -1, -1, -1, -1, 406, 812, 2, 1, 2, 1, 45, 9, 0, 0, 13},  // previousLocation
    {723, -1, -1, -1, -1, 407, 814, 3, 1, 2, 1, 45, 9, 0, 0, 13},  // previousLocationInView
    {724, -1, -1, -1, -1, 408, 816, 4, 0, 1, 1, 5, 48, 0, 0, 13},  // anyObject
    {725, -1, -1, -1, -1, 408, 817, 5, 3, 3, 0, 0, 48, 0, 0, 13},  // drag
    {725, -1, -1, -1, -1, 411, 820, 6, 4, 4, 0, 0, 48, 0, 0, 13},  // drag
    {728, -1, -1, -1, -1, 415, 824, 7, 3, 3, 0, 0, 48, 0, 0, 13},  // fingers
    {728, -1, -1, -1, -1, 418, 827, 8, 4, 4, 0, 0, 48, 0, 0, 13},  // fingers
    {729, -1, -1, -1, -1, 422, 831, 9, 4, 4, 0, 0, 48, 0, 0, 13},  // pinch
    {729, -1, -1, -1, -1, 426, 835, 10, 5, 5, 0, 0, 48, 0, 0, 13},  // pinch
    {730, -1, -1, -1, -1, 431, 840, 11, 4, 4, 0, 0, 48, 0, 0, 13},  // twist
    {732, -1, -1, -1, -1, 435, 844, 12, 1, 1, 0, 0, 48, 0, 0, 13},  // tap
    {732, -1, -1, -1, -1, 436, 845, 13, 2, 2, 0, 0, 48, 0, 0, 13},  // tap
    {732, -1, -1, -1, -1, 438, 847, 14, 2, 2, 0, 0, 48, 0, 0, 13},  // tap
    {732, -1, -1, -1, -1, 440, 849, 15, 3, 3, 0, 0, 48, 0, 0, 13},  // tap
    {734, -1, -1, -1, -1, 443, 852, 16, 2, 2, 0, 0, 48, 0, 0, 13},  // press
    {728, -1, -1, -1, -1, 445, 854, 17, 2, 2, 0, 0, 48, 0, 0, 13},  // fingers
    {736, -1, -1, -1, -1, 447, 856, 18, 0, 0, 0, 0, 48, 0, 0, 13},  // lift
    {737, -1, -1, -1, -1, 447, 856, 19, 0, 0, 0, 0, 48, 0, 0, 13},  // cancel
    {740, 159, -1, -1, -1, 0, 0, 0, 0, 0, 5, 27, 45, 0, 0, 14},  // AnimationOptions
    {741, 159, -1, -1, -1, 0, 0, 1, 0, 0, 5, 27, 45, 0, 0, 14},  // KeyframeAnimationOptions
    {743, 159, -1, -1, -1, 0, 0, 2, 0, 0, 5, 27, 45, 0, 0, 14},  // AnimationCurve
    {747, 738, 748, -1, -1, 0, 0, 3, 0, 0, 5, 35, 34, 0, 0, 14},  // curveEaseInOut
    {749, 738, 750, -1, -1, 0, 0, 4, 0, 0, 5, 35, 34, 0, 0, 14},  // curveEaseIn
    {751, 738, 752, -1, -1, 0, 0, 5, 0, 0, 5, 35, 34, 0, 0, 14},  // curveEaseOut
    {753, 738, 754, -1, -1, 0, 0, 6, 0, 0, 5, 35, 34, 0, 0, 14},  // curveLinear
    {10, 738, 755, -1, -1, 0, 0, 7, 0, 0, 5, 35, 34, 0, 0, 14},  // repeat
    {756, 738, 757, -1, -1, 0, 0, 8, 0, 0, 5, 35, 34, 0, 0, 14},  // autoreverse
    {758, 738, 759, -1, -1, 0, 0, 9, 0, 0, 5, 35, 34, 0, 0, 14},  // beginFromCurrentState
    {760, 738, 761, -1, -1, 0, 0, 10, 0, 0, 5, 35, 34, 0, 0, 14},  // overrideInheritedDuration
    {762, 738, 763, -1, -1, 0, 0, 11, 0, 0, 5, 35, 34, 0, 0, 14},  // overrideInheritedCurve
    {764, 738, 765, -1, -1, 0, 0, 12, 0, 0, 5, 35, 34, 0, 0, 14},  // overrideInheritedOptions
    {766, 738, 767, -1, -1, 0, 0, 13, 0, 0, 5, 35, 34, 0, 0, 14},  // allowUserInteraction
    {580, 738, 768, -1, -1, 0, 0, 14, 0, 0, 5, 35, 34, 0, 0, 14},  // layoutSubviews
    {769, 738, 770, -1, -1, 0, 0, 15, 0, 0, 5, 35, 34, 0, 0, 14},  // allowAnimatedContent
    {771, 738, 772, -1, -1, 0, 0, 16, 0, 0, 5, 35, 34, 0, 0, 14},  // showHideTransitionViews
    {773, 738, 774, -1, -1, 0, 0, 17, 0, 0, 5, 35, 34, 0, 0, 14},  // calculationModeLinear
    {775, 738, 776, -1, -1, 0, 0, 18, 0, 0, 5, 35, 34, 0, 0, 14},  // calculationModeDiscrete
    {777, 738, -1, -1, -1, 0, 0, 19, 0, 0, 5, 35, 34, 0, 0, 14},  // CurveEaseInOut
    {778, 738, -1, -1, -1, 0, 0, 20, 0, 0, 5, 35, 34, 0, 0, 14},  // CurveEaseIn
    {779, 738, -1, -1, -1, 0, 0, 21, 0, 0, 5, 35, 34, 0, 0, 14},  // CurveEaseOut
    {780, 738, -1, -1, -1, 0, 0, 22, 0, 0, 5, 35, 34, 0, 0, 14},  // CurveLinear
    {781, 738, -1, -1, -1, 0, 0, 23, 0, 0, 5, 35, 34, 0, 0, 14},  // Repeat
    {782, 738, -1, -1, -1, 0, 0, 24, 0, 0, 5, 35, 34, 0, 0, 14},  // Autoreverse
    {783, 738, -1, -1, -1, 0, 0, 25, 0, 0, 5, 35, 34, 0, 0, 14},  // BeginFromCurrentState
    {784, 738, -1, -1, -1, 0, 0, 26, 0, 0, 5, 35, 34, 0, 0, 14},  // OverrideInheritedDuration
    {785, 738, -1, -1, -1, 0, 0, 27, 0, 0, 5, 35, 34, 0, 0, 14},  // OverrideInheritedCurve
    {786, 738, -1, -1, -1, 0, 0, 28, 0, 0, 5, 35, 34, 0, 0, 14},  // OverrideInheritedOptions
    {787, 738, -1, -1, -1, 0, 0, 29, 0, 0, 5, 35, 34, 0, 0, 14},  // AllowUserInteraction
    {788, 738, -1, -1, -1, 0, 0, 30, 0, 0, 5, 35, 34, 0, 0, 14},  // LayoutSubviews
    {789, 738, -1, -1, -1, 0, 0, 31, 0, 0, 5, 35, 34, 0, 0, 14},  // CalculationModeLinear
    {790, 742, 791, -1, -1, 0, 0, 32, 0, 0, 5, 36, 35, 0, 0, 14},  // easeInOut
    {792, 742, 793, -1, -1, 0, 0, 33, 0, 0, 5, 36, 35, 0, 0, 14},  // easeIn
    {794, 742, 795, -1, -1, 0, 0, 34, 0, 0, 5, 36, 35, 0, 0, 14},  // easeOut
    {796, 742, 797, -1, -1, 0, 0, 35, 0, 0, 5, 36, 35, 0, 0, 14},  // linear
    {798, 742, -1, -1, -1, 0, 0, 36, 0, 0, 5, 36, 35, 0, 0, 14},  // EaseInOut
    {799, 742, -1, -1, -1, 0, 0, 37, 0, 0, 5, 36, 35, 0, 0, 14},  // EaseIn
    {800, 742, -1, -1, -1, 0, 0, 38, 0, 0, 5, 36, 35, 0, 0, 14},  // EaseOut
    {801, 742, -1, -1, -1, 0, 0, 39, 0, 0, 5, 36, 35, 0, 0, 14},  // Linear
    {796, 744, 802, -1, -1, 0, 0, 40, 0, 0, 5, 37, 36, 0, 0, 14},  // linear
    {792, 744, 803, -1, -1, 0, 0, 41, 0, 0, 5, 37, 36, 0, 0, 14},  // easeIn
    {794, 744, 804, -1, -1, 0, 0, 42, 0, 0, 5, 37, 36, 0, 0, 14},  // easeOut
    {805, 744, 806, -1, -1, 0, 0, 43, 0, 0, 5, 37, 36, 0, 0, 14},  // easeInEaseOut
    {15, 744, 807, -1, -1, 0, 0, 44, 0, 0, 5, 37, 36, 0, 0, 14},  // default
    {808, 745, 809, -1, -1, 0, 0, 45, 0, 0, 5, 38, 37, 0, 0, 14},  // removed
    {810, 745, 811, -1, -1, 0, 0, 46, 0, 0, 5, 38, 37, 0, 0, 14},  // forwards
    {812, 745, 813, -1, -1, 0, 0, 47, 0, 0, 5, 38, 37, 0, 0, 14},  // backwards
    {814, 745, 815, -1, -1, 0, 0, 48, 0, 0, 5, 38, 37, 0, 0, 14},  // both
    {796, 746, 816, -1, -1, 0, 0, 49, 0, 0, 5, 39, 38, 0, 0, 14},  // linear
    {817, 746, 818, -1, -1, 0, 0, 50, 0, 0, 5, 39, 38, 0, 0, 14},  // discrete
    {819, 746, 820, -1, -1, 0, 0, 51, 0, 0, 5, 39, 38, 0, 0, 14},  // paced
    {821, -1, -1, -1, -1, 447, 856, 0, 1, 1, 0, 0, 48, 0, 0, 15},  // advance
    {822, -1, -1, -1, -1, 448, 857, 1, 0, 0, 0, 0, 48, 0, 0, 15},  // run
    {823, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 0, 0, 0, 15},  // now
    {824, -1, -1, -1, -1, 448, 857, 3, 0, 0, 0, 0, 0, 0, 0, 15},  // CACurrentMediaTime
    {825, -1, -1, -1, -1, 448, 857, 4, 1, 1, 3, 0, 33, 0, 0, 15},  // CAMediaTimingFunction
    {829, 825, -1, -1, -1, 449, 858, 5, 1, 1, 4, 34, 33, 0, 0, 15},  // functionWithName
    {825, -1, -1, -1, -1, 450, 859, 6, 4, 4, 3, 0, 33, 0, 0, 15},  // CAMediaTimingFunction
    {826, -1, -1, -1, -1, 454, 863, 7, 2, 2, 3, 0, 33, 0, 0, 15},  // UICubicTimingParameters
    {826, -1, -1, -1, -1, 456, 865, 8, 1, 1, 3, 0, 33, 0, 0, 15},  // UICubicTimingParameters
    {827, -1, -1, -1, -1, 457, 866, 9, 1, 1, 3, 0, 33, 0, 0, 15},  // UISpringTimingParameters
    {827, -1, -1, -1, -1, 458, 867, 10, 2, 2, 3, 0, 33, 0, 0, 15},  // UISpringTimingParameters
    {45, -1, -1, -1, -1, 460, 869, 11, 1, 2, 1, 34, 0, 0, 0, 15},  // value
    {699, -1, -1, -1, -1, 461, 871, 12, 1, 2, 1, 34, 0, 0, 0, 15},  // velocity
    {831, -1, -1, -1, -1, 0, 873, 13, 0, 1, 2, 34, 9, 0, 0, 15},  // controlPoint1
    {832, -1, -1, -1, -1, 0, 874, 14, 0, 1, 2, 34, 9, 0, 0, 15},  // controlPoint2
    {796, 828, -1, -1, -1, 0, 0, 15, 0, 0, 5, 34, 33, 0, 0, 15},  // linear
    {792, 828, -1, -1, -1, 0, 0, 16, 0, 0, 5, 34, 33, 0, 0, 15},  // easeIn
    {794, 828, -1, -1, -1, 0, 0, 17, 0, 0, 5, 34, 33, 0, 0, 15},  // easeOut
    {790, 828, -1, -1, -1, 0, 0, 18, 0, 0, 5, 34, 33, 0, 0, 15},  // easeInOut
    {836, 828, -1, -1, -1, 462, 875, 19, 2, 2, 4, 34, 33, 0, 0, 15},  // bezier
    {839, -1, -1, -1, -1, 464, 877, 20, 3, 3, 0, 0, 14, 0, 0, 15},  // interpolate
    {840, 159, -1, -1, -1, 469, 880, 0, 2, 2, 4, 27, 48, 0, 0, 16},  // animate
    {840, 159, -1, -1, -1, 474, 882, 1, 3, 3, 4, 27, 48, 0, 0, 16},  // animate
    {840, 159, -1, -1, -1, 480, 885, 2, 3, 3, 4, 27, 48, 0, 0, 16},  // animate
    {840, 159, -1, -1, -1, 487, 888, 3, 4, 4, 4, 27, 48, 0, 0, 16},  // animate
    {840, 159, -1, -1, -1, 495, 892, 4, 4, 4, 4, 27, 48, 0, 0, 16},  // animate
    {840, 159, -1, -1, -1, 504, 896, 5, 5, 5, 4, 27, 48, 0, 0, 16},  // animate
    {840, 159, -1, -1, -1, 514, 901, 6, 5, 5, 4, 27, 48, 0, 0, 16},  // animate
    {840, 159, -1, -1, -1, 525, 906, 7, 6, 6, 4, 27, 48, 0, 0, 16},  // animate
    {840, 159, -1, -1, -1, 537, 912, 8, 6, 6, 4, 27, 48, 0, 0, 16},  // animate
    {840, 159, -1, -1, -1, 550, 918, 9, 7, 7, 4, 27, 48, 0, 0, 16},  // animate
    {848, 159, -1, -1, -1, 559, 925, 10, 2, 2, 4, 27, 48, 0, 0, 16},  // animateWithDuration
    {848, 159, -1, -1, -1, 564, 927, 11, 3, 3, 4, 27, 48, 0, 0, 16},  // animateWithDuration
    {848, 159, -1, -1, -1, 571, 930, 12, 4, 4, 4, 27, 48, 0, 0, 16},  // animateWithDuration
    {848, 159, -1, -1, -1, 580, 934, 13, 5, 5, 4, 27, 48, 0, 0, 16},  // animateWithDuration
    {848, 159, -1, -1, -1, 592, 939, 14, 7, 7, 4, 27, 48, 0, 0, 16},  // animateWithDuration
    {849, 159, -1, -1, -1, 602, 946, 15, 3, 3, 4, 27, 48, 0, 0, 16},  // animateKeyframes
    {849, 159, -1, -1, -1, 609, 949, 16, 4, 4, 4, 27, 48, 0, 0, 16},  // animateKeyframes
    {849, 159, -1, -1, -1, 617, 953, 17, 4, 4, 4, 27, 48, 0, 0, 16},  // animateKeyframes
    {849, 159, -1, -1, -1, 626, 957, 18, 5, 5, 4, 27, 48, 0, 0, 16},  // animateKeyframes
    {850, 159, -1, -1, -1, 636, 962, 19, 5, 5, 4, 27, 48, 0, 0, 16},  // animateKeyframesWithDuration
    {851, 159, -1, -1, -1, 644, 967, 20, 3, 3, 4, 27, 48, 0, 0, 16},  // addKeyframe
    {854, 159, -1, -1, -1, 650, 970, 21, 3, 3, 4, 27, 48, 0, 0, 16},  // addKeyframeWithRelativeStartTime
    {855, 159, -1, -1, -1, 653, 973, 22, 2, 2, 4, 27, 48, 0, 0, 16},  // beginAnimations
    {857, 159, -1, -1, -1, 655, 975, 23, 0, 0, 4, 27, 48, 0, 0, 16},  // commitAnimations
    {858, 159, -1, -1, -1, 655, 975, 24, 1, 1, 4, 27, 48, 0, 0, 16},  // setAnimationDuration
    {859, 159, -1, -1, -1, 656, 976, 25, 1, 1, 4, 27, 48, 0, 0, 16},  // setAnimationDelay
    {860, 159, -1, -1, -1, 657, 977, 26, 1, 1, 4, 27, 48, 0, 0, 16},  // setAnimationRepeatCount
    {861, 159, -1, -1, -1, 658, 978, 27, 1, 1, 4, 27, 48, 0, 0, 16},  // setAnimationRepeatAutoreverses
    {862, 159, -1, -1, -1, 659, 979, 28, 1, 1, 4, 27, 48, 0, 0, 16},  // setAnimationBeginsFromCurrentState
    {863, 159, -1, -1, -1, 660, 980, 29, 1, 1, 4, 27, 48, 0, 0, 16},  // setAnimationCurve
    {864, 159, -1, -1, -1, 661, 981, 30, 1, 1, 4, 27, 48, 0, 0, 16},  // setAnimationDelegate
    {588, 865, -1, -1, -1, 0, 0, 31, 0, 0, 5, 41, 40, 0, 0, 16},  // main
    {868, 865, -1, -1, -1, 0, 0, 32, 0, 0, 5, 41, 40, 0, 0, 16},  // background
    {869, 865, -1, -1, -1, 662, 982, 33, 0, 0, 4, 41, 40, 0, 0, 16},  // global
    {869, 865, -1, -1, -1, 662, 982, 34, 1, 1, 4, 41, 40, 0, 0, 16},  // global
    {871, -1, -1, -1, -1, 663, 983, 35, 1, 2, 1, 41, 48, 0, 0, 16},  // async
    {871, -1, -1, -1, -1, 664, 985, 36, 1, 2, 1, 41, 48, 0, 0, 16},  // async
    {873, -1, -1, -1, -1, 665, 987, 37, 2, 3, 1, 41, 48, 0, 0, 16},  // asyncAfter
    {873, -1, -1, -1, -1, 667, 990, 38, 2, 3, 1, 41, 48, 0, 0, 16},  // asyncAfter
    {875, -1, -1, -1, -1, 669, 993, 39, 2, 2, 0, 0, 48, 0, 0, 16},  // dispatch_async
    {876, -1, -1, -1, -1, 671, 995, 40, 3, 3, 0, 0, 48, 0, 0, 16},  // dispatch_after
    {877, -1, -1, -1, -1, 674, 998, 41, 0, 0, 0, 0, 40, 0, 0, 16},  // dispatch_get_main_queue
    {823, 866, -1, -1, -1, 674, 998, 42, 0, 0, 4, 1, 0, 0, 0, 16},  // now
    {735, 867, -1, -1, -1, 674, 998, 43, 1, 1, 4, 1, 0, 0, 0, 16},  // seconds
    {878, 867, -1, -1, -1, 675, 999, 44, 1, 1, 4, 1, 0, 0, 0, 16},  // milliseconds
    {879, 867, -1, -1, -1, 676, 1000, 45, 1, 1, 4, 1, 0, 0, 0, 16},  // microseconds
    {880, 867, -1, -1, -1, 677, 1001, 46, 1, 1, 4, 1, 0, 0, 0, 16},  // nanoseconds
    {881, -1, -1, -1, -1, 0, 0, 47, 0, 0, 5, 0, 0, 0, 0, 16},  // DISPATCH_TIME_NOW
    {882, -1, -1, -1, -1, 0, 0, 48, 0, 0, 5, 0, 0, 0, 0, 16},  // NSEC_PER_SEC
    {883, -1, -1, -1, -1, 0, 0, 49, 0, 0, 5, 0, 0, 0, 0, 16},  // NSEC_PER_MSEC
    {884, -1, -1, -1, -1, 678, 1002, 50, 2, 2, 0, 0, 0, 0, 0, 16},  // dispatch_time
    {885, 159, -1, -1, -1, 681, 1004, 51, 1, 1, 4, 27, 48, 0, 0, 16},  // performWithoutAnimation
    {886, 159, -1, -1, -1, 682, 1005, 52, 1, 1, 4, 27, 48, 0, 0, 16},  // setAnimationsEnabled
    {887, -1, -1, -1, -1, 0, 0, 0, 0, 0, 3, 0, 32, 0, 0, 17},  // CABasicAnimation
    {887, -1, -1, -1, -1, 683, 1006, 1, 1, 1, 3, 0, 32, 0, 0, 17},  // CABasicAnimation
    {889, -1, -1, -1, -1, 0, 0, 2, 0, 0, 3, 0, 32, 0, 0, 17},  // CASpringAnimation
    {889, -1, -1, -1, -1, 684, 1007, 3, 1, 1, 3, 0, 32, 0, 0, 17},  // CASpringAnimation
    {890, -1, -1, -1, -1, 0, 0, 4, 0, 0, 3, 0, 32, 0, 0, 17},  // CAKeyframeAnimation
    {890, -1, -1, -1, -1, 685, 1008, 5, 1, 1, 3, 0, 32, 0, 0, 17},  // CAKeyframeAnimation
    {891, -1, -1, -1, -1, 0, 0, 6, 0, 0, 3, 0, 32, 0, 0, 17},  // CAAnimationGroup
    {888, -1, -1, -1, -1, 0, 1009, 7, 0, 1, 2, 33, 3, 0, 0, 17},  // keyPath
    {892, -1, -1, -1, -1, 0, 1010, 8, 0, 1, 2, 33, 48, 0, 0, 17},  // fromValue
    {893, -1, -1, -1, -1, 0, 1011, 9, 0, 1, 2, 33, 48, 0, 0, 17},  // toValue
    {894, -1, -1, -1, -1, 0, 1012, 10, 0, 1, 2, 33, 48, 0, 0, 17},  // byValue
    {432, -1, -1, -1, -1, 0, 1013, 11, 0, 1, 2, 33, 4, 0, 0, 17},  // values
    {895, -1, -1, -1, -1, 0, 1014, 12, 0, 1, 2, 33, 4, 0, 0, 17},  // keyTimes
    {896, -1, -1, -1, -1, 0, 1015, 13, 0, 1, 2, 33, 4, 0, 0, 17},  // timingFunctions
    {897, -1, -1, -1, -1, 0, 1016, 14, 0, 1, 2, 33, 38, 0, 0, 17},  // calculationMode
    {842, -1, -1, -1, -1, 0, 1017, 15, 0, 1, 2, 33, 4, 0, 0, 17},  // animations
    {898, -1, -1, -1, -1, 0, 1018, 16, 0, 1, 2, 33, 2, 0, 0, 17},  // additive
    {899, -1, -1, -1, -1, 0, 1019, 17, 0, 1, 2, 33, 2, 0, 0, 17},  // isAdditive
    {900, -1, -1, -1, -1, 0, 1020, 18, 0, 1, 2, 33, 2, 0, 0, 17},  // cumulative
    {901, -1, -1, -1, -1, 0, 1021, 19, 0, 1, 2, 33, 2, 0, 0, 17},  // isCumulative
    {902, -1, -1, -1, -1, 0, 1022, 20, 0, 1, 2, 33, 0, 0, 0, 17},  // mass
    {903, -1, -1, -1, -1, 0, 1023, 21, 0, 1, 2, 33, 0, 0, 0, 17},  // stiffness
    {904, -1, -1, -1, -1, 0, 1024, 22, 0, 1, 2, 33, 0, 0, 0, 17},  // damping
    {835, -1, -1, -1, -1, 0, 1025, 23, 0, 1, 2, 33, 0, 0, 0, 17},  // initialVelocity
    {905, -1, -1, -1, -1, 0, 1026, 24, 0, 1, 2, 33, 33, 0, 0, 17},  // timingFunction
    {906, -1, -1, -1, -1, 0, 1027, 25, 0, 1, 2, 33, 0, 0, 0, 17},  // duration
    {907, -1, -1, -1, -1, 0, 1028, 26, 0, 1, 2, 33, 0, 0, 0, 17},  // speed
    {908, -1, -1, -1, -1, 0, 1029, 27, 0, 1, 2, 33, 0, 0, 0, 17},  // beginTime
    {909, -1, -1, -1, -1, 0, 1030, 28, 0, 1, 2, 33, 0, 0, 0, 17},  // timeOffset
    {910, -1, -1, -1, -1, 0, 1031, 29, 0, 1, 2, 33, 0, 0, 0, 17},  // repeatCount
    {911, -1, -1, -1, -1, 0, 1032, 30, 0, 1, 2, 33, 0, 0, 0, 17},  // repeatDuration
    {912, -1, -1, -1, -1, 0, 1033, 31, 0, 1, 2, 33, 2, 0, 0, 17},  // autoreverses
    {913, -1, -1, -1, -1, 0, 1034, 32, 0, 1, 2, 33, 37, 0, 0, 17},  // fillMode
    {914, -1, -1, -1, -1, 0, 1035, 33, 0, 1, 2, 33, 2, 0, 0, 17},  // isRemovedOnCompletion
    {915, -1, -1, -1, -1, 0, 1036, 34, 0, 1, 2, 33, 2, 0, 0, 17},  // removedOnCompletion
    {554, -1, -1, -1, -1, 0, 1037, 35, 0, 1, 2, 33, 48, 0, 0, 17},  // delegate
    {916, -1, -1, -1, -1, 0, 1038, 36, 0, 1, 2, 33, 0, 0, 0, 17},  // settlingDuration
    {917, -1, -1, -1, 1088, 686, 1039, 37, 2, 3, 1, 28, 48, 0, 0, 17},  // add
    {918, -1, -1, -1, 1089, 688, 1042, 38, 1, 2, 1, 28, 48, 0, 0, 17},  // removeAnimation
    {919, -1, -1, -1, -1, 689, 1044, 39, 0, 1, 1, 28, 48, 0, 0, 17},  // removeAllAnimations
    {920, -1, -1, -1, -1, 689, 1045, 40, 0, 1, 1, 28, 4, 0, 0, 17},  // animationKeys
    {45, -1, -1, -1, 1101, 689, 1046, 41, 1, 2, 1, 28, 0, 0, 0, 17},  // value
    {922, -1, -1, -1, 1102, 690, 1048, 42, 2, 3, 1, 28, 48, 0, 0, 17},  // setValue
    {45, -1, -1, -1, 1101, 692, 1051, 43, 1, 2, 1, 27, 0, 0, 0, 17},  // value
    {922, -1, -1, -1, 1102, 693, 1053, 44, 2, 3, 1, 27, 48, 0, 0, 17},  // setValue
    {907, -1, -1, -1, -1, 0, 1056, 45, 0, 1, 2, 28, 0, 0, 0, 17},  // speed
    {908, -1, -1, -1, -1, 0, 1057, 46, 0, 1, 2, 28, 0, 0, 0, 17},  // beginTime
    {909, -1, -1, -1, -1, 0, 1058, 47, 0, 1, 2, 28, 0, 0, 0, 17},  // timeOffset
    {923, -1, -1, -1, -1, 695, 1059, 48, 2, 3, 1, 28, 0, 0, 0, 17},  // convertTime
    {923, -1, -1, -1, -1, 697, 1062, 49, 2, 3, 1, 28, 0, 0, 0, 17},  // convertTime
    {925, 924, -1, -1, -1, 699, 1065, 50, 0, 0, 4, 40, 48, 0, 0, 17},  // begin
    {926, 924, -1, -1, -1, 699, 1065, 51, 0, 0, 4, 40, 48, 0, 0, 17},  // commit
    {927, 924, -1, -1, -1, 699, 1065, 52, 0, 0, 4, 40, 48, 0, 0, 17},  // flush
    {858, 924, -1, -1, -1, 699, 1065, 53, 1, 1, 4, 40, 48, 0, 0, 17},  // setAnimationDuration
    {928, 924, -1, -1, -1, 700, 1066, 54, 1, 1, 4, 40, 48, 0, 0, 17},  // setDisableActions
    {929, 924, -1, -1, -1, 701, 1067, 55, 1, 1, 4, 40, 48, 0, 0, 17},  // setAnimationTimingFunction
    {930, 924, -1, -1, -1, 702, 1068, 56, 1, 1, 4, 40, 48, 0, 0, 17},  // setCompletionBlock
    {931, -1, -1, -1, -1, 703, 1069, 57, 1, 1, 0, 0, 14, 0, 0, 17},  // NSValue
    {931, -1, -1, -1, -1, 704, 1070, 58, 1, 1, 0, 0, 14, 0, 0, 17},  // NSValue
    {934, -1, -1, -1, -1, 0, 0, 59, 0, 0, 5, 0, 14, 0, 0, 17},  // CATransform3DIdentity
    {935, -1, -1, -1, -1, 705, 1071, 60, 4, 4, 0, 0, 14, 0, 0, 17},  // CATransform3DMakeRotation
    {936, -1, -1, -1, -1, 709, 1075, 61, 3, 3, 0, 0, 14, 0, 0, 17},  // CATransform3DMakeScale
    {937, -1, -1, -1, -1, 712, 1078, 62, 3, 3, 0, 0, 14, 0, 0, 17},  // CATransform3DMakeTranslation
    {938, -1, -1, -1, -1, 715, 1081, 63, 1, 1, 0, 0, 14, 0, 0, 17},  // CATransform3DMakeAffineTransform
    {939, -1, -1, -1, -1, 716, 1082, 64, 4, 4, 0, 0, 14, 0, 0, 17},  // CATransform3DTranslate
    {940, -1, -1, -1, -1, 720, 1086, 65, 4, 4, 0, 0, 14, 0, 0, 17},  // CATransform3DScale
    {941, -1, -1, -1, -1, 724, 1090, 66, 5, 5, 0, 0, 14, 0, 0, 17},  // CATransform3DRotate
    {942, -1, -1, -1, -1, 729, 1095, 67, 2, 2, 0, 0, 14, 0, 0, 17},  // CATransform3DConcat
    {943, -1, -1, -1, -1, 731, 1097, 68, 1, 1, 0, 0, 14, 0, 0, 17},  // CATransform3DInvert
    {944, -1, -1, -1, -1, 732, 1098, 69, 1, 1, 0, 0, 14, 0, 0, 17},  // CATransform3DGetAffineTransform
    {945, -1, -1, -1, -1, 733, 1099, 70, 1, 1, 0, 0, 2, 0, 0, 17},  // CATransform3DIsIdentity
    {946, -1, -1, -1, -1, 734, 1100, 71, 1, 1, 0, 0, 2, 0, 0, 17},  // CATransform3DIsAffine
    {947, -1, -1, -1, -1, 735, 1101, 72, 2, 2, 0, 0, 2, 0, 0, 17},  // CATransform3DEqualToTransform
    {101, -1, -1, -1, -1, 737, 1103, 0, 1, 1, 0, 0, 48, 1, 0, 18},  // print
    {101, -1, -1, -1, -1, 738, 1104, 1, 2, 2, 0, 0, 48, 1, 0, 18},  // print
    {101, -1, -1, -1, -1, 740, 1106, 2, 2, 2, 0, 0, 48, 1, 0, 18},  // print
    {101, -1, -1, -1, -1, 742, 1108, 3, 3, 3, 0, 0, 48, 1, 0, 18},  // print
    {949, -1, -1, -1, -1, 745, 1111, 4, 1, 1, 0, 0, 48, 0, 0, 18},  // assert
    {949, -1, -1, -1, -1, 746, 1112, 5, 2, 2, 0, 0, 48, 0, 0, 18},  // assert
    {950, -1, -1, -1, -1, 748, 1114, 6, 0, 0, 0, 0, 48, 0, 0, 18},  // fatalError
    {951, -1, -1, -1, -1, 748, 1114, 7, 0, 0, 0, 0, 48, 0, 0, 18},  // preconditionFailure
    {952, -1, -1, -1, -1, 748, 1114, 8, 0, 0, 0, 0, 48, 0, 0, 18},  // assertionFailure
    {950, -1, -1, -1, -1, 748, 1114, 9, 1, 1, 0, 0, 48, 0, 0, 18},  // fatalError
    {951, -1, -1, -1, -1, 749, 1115, 10, 1, 1, 0, 0, 48, 0, 0, 18},  // preconditionFailure
    {952, -1, -1, -1, -1, 750, 1116, 11, 1, 1, 0, 0, 48, 0, 0, 18},  // assertionFailure
    {953, -1, -1, -1, -1, 751, 1117, 12, 1, 1, 0, 0, 48, 0, 0, 18},  // precondition
    {954, -1, -1, -1, -1, 752, 1118, 13, 1, 1, 0, 0, 48, 0, 0, 18},  // Optional
    {955, -1, -1, -1, -1, 0, 0, 14, 0, 0, 5, 0, 21, 0, 0, 18},  // row
    {956, -1, -1, -1, -1, 0, 0, 15, 0, 0, 5, 0, 21, 0, 0, 18},  // column
    {957, -1, -1, -1, -1, 753, 1119, 16, 1, 1, 0, 0, 48, 0, 0, 18},  // convention
    {958, -1, -1, -1, -1, 754, 1120, 17, 1, 1, 0, 0, 46, 1, 0, 18},  // plot
    {958, -1, -1, -1, -1, 755, 1121, 18, 2, 2, 0, 0, 46, 1, 0, 18},  // plot
    {958, -1, -1, -1, -1, 757, 1123, 19, 2, 2, 0, 0, 46, 1, 0, 18},  // plot
    {959, -1, -1, -1, -1, 759, 1125, 20, 1, 1, 0, 0, 47, 1, 0, 18},  // describe
    {959, -1, -1, -1, -1, 760, 1126, 21, 2, 2, 0, 0, 47, 1, 0, 18},  // describe
    {959, -1, -1, -1, -1, 762, 1128, 22, 2, 2, 0, 0, 47, 1, 0, 18},  // describe
    {960, -1, -1, -1, -1, 764, 1130, 23, 1, 1, 0, 0, 46, 1, 0, 18},  // film
    {960, -1, -1, -1, -1, 765, 1131, 24, 2, 2, 0, 0, 46, 1, 0, 18},  // film
    {960, -1, -1, -1, -1, 767, 1133, 25, 2, 2, 0, 0, 46, 1, 0, 18},  // film
    {960, -1, -1, -1, -1, 769, 1135, 26, 3, 3, 0, 0, 46, 1, 0, 18},  // film
    {962, -1, -1, -1, -1, 772, 1138, 27, 1, 1, 0, 0, 46, 1, 0, 18},  // strip
    {962, -1, -1, -1, -1, 773, 1139, 28, 2, 2, 0, 0, 46, 1, 0, 18},  // strip
    {962, -1, -1, -1, -1, 775, 1141, 29, 2, 2, 0, 0, 46, 1, 0, 18},  // strip
    {962, -1, -1, -1, -1, 777, 1143, 30, 3, 3, 0, 0, 46, 1, 0, 18},  // strip
    {963, -1, -1, -1, -1, 780, 1146, 31, 1, 1, 0, 0, 46, 0, 0, 18},  // grid
    {964, -1, -1, -1, -1, 781, 1147, 32, 1, 1, 0, 0, 47, 0, 0, 18},  // why
    {965, -1, -1, -1, -1, 0, 0, 0, 0, 0, 5, 0, 2, 0, 0, 19},  // YES
    {966, -1, -1, -1, -1, 0, 0, 1, 0, 0, 5, 0, 2, 0, 0, 19},  // NO
    {967, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 8, 0, 0, 19},  // NULL
    {968, -1, -1, -1, -1, 0, 0, 3, 0, 0, 5, 0, 8, 0, 0, 19},  // Nil
    {969, -1, -1, -1, -1, 0, 0, 4, 0, 0, 5, 0, 0, 0, 0, 19},  // HUGE_VALF
    {970, -1, -1, -1, -1, 0, 0, 5, 0, 0, 5, 0, 0, 0, 0, 19},  // HUGE_VAL
    {971, -1, -1, -1, -1, 0, 0, 6, 0, 0, 5, 0, 0, 0, 0, 19},  // INFINITY
    {331, -1, -1, -1, -1, 0, 0, 7, 0, 0, 5, 0, 0, 0, 0, 19},  // CGFLOAT_MAX
    {972, -1, -1, -1, -1, 0, 0, 8, 0, 0, 5, 0, 0, 0, 0, 19},  // DBL_MAX
    {973, -1, -1, -1, -1, 0, 0, 9, 0, 0, 5, 0, 0, 0, 0, 19},  // FLT_MAX
    {126, -1, -1, -1, -1, 782, 1148, 10, 1, 1, 3, 0, 0, 0, 0, 19},  // NSNumber
    {126, -1, -1, -1, -1, 783, 1149, 11, 1, 1, 3, 0, 0, 0, 0, 19},  // NSNumber
    {126, -1, -1, -1, -1, 784, 1150, 12, 1, 1, 3, 0, 0, 0, 0, 19},  // NSNumber
    {126, -1, -1, -1, -1, 785, 1151, 13, 1, 1, 3, 0, 0, 0, 0, 19},  // NSNumber
    {126, -1, -1, -1, -1, 786, 1152, 14, 1, 1, 3, 0, 0, 0, 0, 19},  // NSNumber
    {126, -1, -1, -1, -1, 787, 1153, 15, 1, 1, 0, 0, 2, 0, 0, 19},  // NSNumber
    {931, -1, -1, -1, -1, 788, 1154, 16, 1, 1, 0, 0, 9, 0, 0, 19},  // NSValue
    {931, -1, -1, -1, -1, 789, 1155, 17, 1, 1, 0, 0, 12, 0, 0, 19},  // NSValue
    {931, -1, -1, -1, -1, 790, 1156, 18, 1, 1, 0, 0, 13, 0, 0, 19},  // NSValue
    {931, -1, -1, -1, -1, 791, 1157, 19, 1, 1, 0, 0, 14, 0, 0, 19},  // NSValue
    {979, -1, -1, -1, -1, 0, 1158, 20, 0, 1, 2, 1, 0, 0, 0, 19},  // floatValue
    {980, -1, -1, -1, -1, 0, 1159, 21, 0, 1, 2, 1, 0, 0, 0, 19},  // doubleValue
    {981, -1, -1, -1, -1, 0, 1160, 22, 0, 1, 2, 1, 0, 0, 0, 19},  // intValue
    {982, -1, -1, -1, -1, 0, 1161, 23, 0, 1, 2, 1, 0, 0, 0, 19},  // integerValue
    {983, -1, -1, -1, 1094, 0, 1162, 24, 0, 1, 2, 10, 9, 0, 0, 19},  // cgPointValue
    {984, -1, -1, -1, 1095, 0, 1163, 25, 0, 1, 2, 13, 12, 0, 0, 19},  // cgSizeValue
    {985, -1, -1, -1, 1096, 0, 1164, 26, 0, 1, 2, 14, 13, 0, 0, 19},  // cgRectValue
    {102, -1, -1, -1, -1, 792, 1165, 27, 1, 1, 0, 0, 48, 1, 0, 19},  // NSLog
    {986, -1, -1, -1, -1, 793, 1166, 28, 1, 1, 0, 0, 48, 1, 0, 19},  // printf
    {142, -1, -1, -1, -1, 794, 1167, 29, 1, 1, 3, 0, 3, 1, 0, 19},  // NSString
    {140, -1, -1, -1, -1, 795, 1168, 30, 1, 1, 3, 0, 3, 1, 0, 19},  // String
    {144, -1, -1, -1, -1, 796, 1169, 31, 1, 1, 3, 0, 4, 1, 0, 19},  // NSArray
    {989, -1, 996, -1, -1, 797, 1170, 0, 0, 0, 3, 0, 28, 0, 0, 20},  // CGMutablePath
    {993, -1, -1, -1, -1, 797, 1170, 1, 0, 0, 3, 0, 28, 0, 0, 20},  // UIBezierPath
    {993, -1, -1, -1, -1, 797, 1170, 2, 1, 1, 3, 0, 28, 0, 0, 20},  // UIBezierPath
    {993, -1, -1, -1, -1, 798, 1171, 3, 2, 2, 3, 0, 28, 0, 0, 20},  // UIBezierPath
    {993, -1, -1, -1, -1, 800, 1173, 4, 1, 1, 3, 0, 28, 0, 0, 20},  // UIBezierPath
    {999, -1, -1, -1, -1, 801, 1174, 5, 2, 2, 0, 0, 28, 0, 0, 20},  // CGPathCreateWithRect
    {1000, -1, -1, -1, -1, 803, 1176, 6, 1, 1, 0, 0, 48, 0, 0, 20},  // CGPathRelease
    {1001, -1, -1, -1, 1007, 804, 1177, 7, 1, 2, 1, 29, 48, 0, 0, 20},  // move
    {1002, -1, -1, -1, 1008, 805, 1179, 8, 1, 2, 1, 29, 48, 0, 0, 20},  // addLine
    {1003, -1, -1, -1, -1, 806, 1181, 9, 1, 2, 1, 29, 48, 0, 0, 20},  // addRect
    {1004, -1, -1, -1, -1, 807, 1183, 10, 1, 2, 1, 29, 48, 0, 0, 20},  // addEllipse
    {1005, -1, -1, -1, -1, 808, 1185, 11, 1, 2, 1, 29, 48, 0, 0, 20},  // apply
    {1006, -1, -1, -1, 1009, 809, 1187, 12, 0, 1, 1, 29, 48, 0, 0, 20},  // closeSubpath
    {545, -1, -1, -1, -1, 809, 1188, 13, 0, 1, 1, 29, 48, 0, 0, 20},  // close
    {1010, -1, -1, -1, -1, 811, 1189, 14, 3, 3, 0, 0, 48, 0, 0, 20},  // CGPathAddRect
    {1011, -1, -1, -1, -1, 814, 1192, 15, 4, 4, 0, 0, 48, 0, 0, 20},  // CGPathMoveToPoint
    {1012, -1, -1, -1, -1, 818, 1196, 16, 4, 4, 0, 0, 48, 0, 0, 20},  // CGPathAddLineToPoint
    {1013, -1, -1, -1, -1, 822, 1200, 17, 1, 1, 0, 0, 48, 0, 0, 20},  // CGPathCloseSubpath
    {1014, -1, -1, -1, 1020, 823, 1201, 18, 3, 4, 1, 29, 48, 0, 0, 20},  // addCurve
    {1014, -1, -1, -1, -1, 826, 1205, 19, 3, 4, 1, 29, 48, 0, 0, 20},  // addCurve
    {1017, -1, -1, -1, 1021, 829, 1209, 20, 2, 3, 1, 29, 48, 0, 0, 20},  // addQuadCurve
    {1017, -1, -1, -1, -1, 831, 1212, 21, 2, 3, 1, 29, 48, 0, 0, 20},  // addQuadCurve
    {1022, -1, -1, -1, 1028, 838, 1215, 22, 5, 6, 1, 29, 48, 0, 0, 20},  // addArc
    {1022, -1, -1, -1, -1, 843, 1221, 23, 5, 6, 1, 29, 48, 0, 0, 20},  // addArc
    {993, -1, -1, -1, -1, 848, 1227, 24, 5, 5, 3, 0, 28, 0, 0, 20},  // UIBezierPath
    {1029, -1, -1, -1, -1, 858, 1232, 25, 8, 8, 0, 0, 48, 0, 0, 20},  // CGPathAddCurveToPoint
    {1030, -1, -1, -1, -1, 866, 1240, 26, 6, 6, 0, 0, 48, 0, 0, 20},  // CGPathAddQuadCurveToPoint
    {1031, -1, -1, -1, -1, 872, 1246, 27, 8, 8, 0, 0, 48, 0, 0, 20},  // CGPathAddArc
    {1032, -1, -1, -1, -1, 0, 1254, 28, 0, 1, 2, 29, 13, 0, 0, 20},  // boundingBox
    {514, -1, -1, -1, -1, 0, 1255, 29, 0, 1, 2, 29, 13, 0, 0, 20},  // bounds
    {1033, -1, -1, -1, -1, 0, 1256, 30, 0, 1, 2, 29, 13, 0, 0, 20},  // boundingBoxOfPath
    {281, -1, -1, -1, -1, 0, 1257, 31, 0, 1, 2, 29, 2, 0, 0, 20},  // isEmpty
    {1034, -1, -1, -1, -1, 0, 1258, 32, 0, 1, 2, 29, 9, 0, 0, 20},  // currentPoint
    {1035, -1, -1, -1, 990, 0, 1259, 33, 0, 1, 2, 29, 28, 0, 0, 20},  // cgPath
    {1036, -1, -1, -1, -1, 880, 1260, 34, 1, 1, 0, 0, 13, 0, 0, 20},  // CGPathGetBoundingBox
    {1037, -1, -1, -1, -1, 881, 1261, 35, 0, 0, 3, 0, 27, 0, 0, 20},  // CAShapeLayer
    {1038, -1, -1, -1, -1, 0, 1261, 36, 0, 1, 2, 28, 28, 0, 0, 20},  // path
    {1039, -1, -1, -1, -1, 0, 1262, 37, 0, 1, 2, 28, 17, 0, 0, 20},  // fillColor
    {1040, -1, -1, -1, -1, 0, 1263, 38, 0, 1, 2, 28, 17, 0, 0, 20},  // strokeColor
    {1041, -1, -1, -1, -1, 0, 1264, 39, 0, 1, 2, 28, 0, 0, 0, 20},  // lineWidth
    {1042, -1, -1, -1, -1, 0, 1265, 40, 0, 1, 2, 28, 23, 0, 0, 20},  // lineJoin
    {1043, -1, -1, -1, -1, 0, 1266, 41, 0, 1, 2, 28, 4, 0, 0, 20},  // lineDashPattern
    {1044, -1, -1, -1, -1, 0, 1267, 42, 0, 1, 2, 28, 0, 0, 0, 20},  // lineDashPhase
    {1046, 1045, 1047, -1, -1, 0, 0, 43, 0, 0, 5, 24, 23, 0, 0, 20},  // miter
    {75, 1045, 1048, -1, -1, 0, 0, 44, 0, 0, 5, 24, 23, 0, 0, 20},  // round
    {1049, 1045, 1050, -1, -1, 0, 0, 45, 0, 0, 5, 24, 23, 0, 0, 20},  // bevel
    {1051, -1, -1, -1, 994, 0, 1268, 46, 0, 1, 2, 18, 17, 0, 0, 20},  // cgColor
    {246, -1, 1052, -1, -1, 881, 1269, 0, 1, 1, 0, 0, 13, 0, 0, 21},  // rect
    {244, -1, 1053, -1, -1, 882, 1270, 1, 1, 1, 0, 0, 9, 0, 0, 21},  // point
    {236, -1, 1054, -1, -1, 883, 1271, 2, 1, 1, 0, 0, 12, 0, 0, 21},  // size
    {231, -1, 1055, -1, -1, 884, 1272, 3, 1, 1, 0, 0, 10, 0, 0, 21},  // vector
    {84, -1, 1056, -1, -1, 885, 1273, 4, 1, 1, 0, 0, 14, 0, 0, 21},  // transform
    {1057, -1, -1, -1, -1, 886, 1274, 5, 1, 1, 0, 0, 14, 0, 0, 21},  // css
    {1058, -1, -1, -1, -1, 887, 1275, 6, 1, 1, 0, 0, 14, 0, 0, 21},  // svg
    {1059, -1, -1, -1, -1, 888, 1276, 7, 1, 1, 0, 0, 26, 0, 0, 21},  // views
    {84, -1, -1, -1, -1, 889, 1277, 0, 2, 2, 0, 0, 14, 0, 0, 22},  // transform
    {84, -1, -1, -1, -1, 891, 1279, 1, 3, 3, 0, 0, 14, 0, 0, 22},  // transform
    {1061, 1060, -1, -1, -1, 0, 0, 2, 0, 0, 5, 23, 22, 0, 0, 22},  // fill
    {1062, 1060, -1, -1, -1, 0, 0, 3, 0, 0, 5, 23, 22, 0, 0, 22},  // aspectFit
    {1063, 1060, -1, -1, -1, 0, 0, 4, 0, 0, 5, 23, 22, 0, 0, 22},  // aspectFill
    {1064, 1060, -1, -1, -1, 0, 0, 5, 0, 0, 5, 23, 22, 0, 0, 22},  // scaleToFill
    {1065, 1060, -1, -1, -1, 0, 0, 6, 0, 0, 5, 23, 22, 0, 0, 22},  // scaleAspectFit
    {1066, 1060, -1, -1, -1, 0, 0, 7, 0, 0, 5, 23, 22, 0, 0, 22},  // scaleAspectFill
    {84, -1, -1, -1, -1, 894, 1282, 8, 1, 1, 0, 0, 48, 0, 0, 22},  // transform
    {1068, -1, -1, -1, -1, 895, 1283, 9, 1, 1, 0, 0, 0, 0, 0, 22},  // area
    {306, -1, -1, -1, -1, 896, 1284, 10, 2, 2, 0, 0, 2, 0, 0, 22},  // contains
    {285, -1, -1, -1, -1, 898, 1286, 11, 1, 2, 1, 27, 4, 0, 0, 22},  // corners
    {1057, -1, -1, -1, -1, 0, 1288, 0, 0, 1, 2, 15, 3, 0, 0, 23},  // css
    {1058, -1, -1, -1, -1, 0, 1289, 1, 0, 1, 2, 15, 3, 0, 0, 23},  // svg
    {1069, -1, -1, -1, -1, 0, 1290, 2, 0, 1, 2, 15, 47, 0, 0, 23},  // latex
    {1069, -1, -1, -1, -1, 0, 1291, 3, 0, 1, 2, 16, 47, 0, 0, 23},  // latex
    {1070, -1, -1, -1, -1, 899, 1292, 4, 1, 1, 0, 0, 47, 0, 0, 23},  // swiftCode
    {1071, -1, -1, -1, -1, 900, 1293, 0, 1, 1, 0, 0, 47, 0, 0, 24},  // explain
    {1071, -1, -1, -1, -1, 901, 1294, 1, 2, 2, 0, 0, 47, 0, 0, 24},  // explain
    {1073, -1, -1, -1, -1, 903, 1296, 2, 2, 2, 0, 0, 47, 0, 0, 24},  // compare
    {1073, -1, -1, -1, -1, 905, 1298, 3, 3, 3, 0, 0, 47, 0, 0, 24},  // compare
    {645, -1, -1, -1, 1103, 939, 1301, 0, 1, 2, 1, 28, 8, 0, 0, 25},  // action
    {1104, -1, -1, -1, -1, 941, 1303, 1, 1, 1, 3, 0, 3, 0, 0, 25},  // Selector
    {1106, -1, -1, -1, -1, 942, 1304, 2, 1, 1, 0, 0, 3, 0, 0, 25},  // NSSelectorFromString
};

static const int32_t labels[] = {
    87, 171, 172, 88, 173, 174, 176, 177, 180, 177, 181, -1, -1, 184, -1, 184, -1, -1, 184, 186, 177, 186,
    177, -1, 186, 177, 186, 177, 194, -1, -1, -1, -1, -1, 208, 209, 214, 215, 216, 217, -1, 186, 177, -1,
    224, -1, -1, -1, 228, 229, -1, 233, 234, -1, -1, -1, -1, 186, 177, 233, 234, 211, 236, -1, 288, 289, 290,
    291, 194, 228, 229, 228, 229, -1, -1, -1, -1, -1, -1, -1, 316, 317, 313, 314, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 317, 224, 194, 317, 208, 194, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 359, 362, 359, 368, 369, 370, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 51, 51, -1, 362, 51, 51, 51, 362, 9, -1, 9,
    -1, 395, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 403, -1, 51, 404, 377, -1, -1, -1, -1, 194, 194,
    194, -1, 406, -1, 407, -1, 408, 408, -1, -1, -1, 404, 377, 406, 423, 362, 395, 362, -1, 426, -1, 434, -1,
    -1, 434, -1, 434, -1, 437, -1, -1, -1, 437, -1, -1, 442, 443, 194, -1, -1, -1, -1, -1, -1, 51, 51, -1,
    194, -1, 194, 194, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 362, 362, 362, 362, 395, -1, -1, 395,
    -1, 460, 461, 462, 463, -1, 465, 463, 513, 513, 513, 513, 513, 513, 513, 513, 513, 513, 513, 513, 520,
    521, 224, 425, -1, -1, -1, -1, 362, -1, -1, 565, -1, 568, -1, 408, -1, 571, -1, 572, -1, 224, -1, 317,
    -1, 575, -1, 576, -1, 575, -1, 576, -1, -1, 408, -1, 584, -1, 585, -1, 395, 591, 395, -1, -1, -1, 224,
    -1, 317, -1, -1, -1, 624, 233, 234, 233, 234, -1, 186, 177, -1, 186, 177, 186, 177, -1, -1, -1, 628, -1,
    -1, 628, 186, 177, 186, 177, 628, -1, -1, 186, 177, -1, 644, 645, -1, 644, 645, -1, 644, 645, -1, 644,
    645, -1, 644, 645, -1, 644, 645, -1, 8, -1, 702, 8, -1, 704, 8, -1, 8, -1, -1, 8, -1, 704, -1, 645, -1,
    645, 711, -1, -1, -1, 8, -1, 8, -1, 317, 224, 726, 317, 224, 726, 727, 317, 224, 726, 317, 224, 726, 727,
    408, 317, 224, 726, 408, 317, 224, 726, 209, 408, 194, 731, 726, 408, 408, 733, 408, 728, 408, 733, 728,
    408, 735, 224, 726, -1, 518, -1, 830, -1, -1, -1, 831, 832, 833, 834, 834, 835, 408, 408, 837, 838, -1,
    -1, 408, 841, 842, 841, 842, 841, 842, 843, 841, 842, 843, 841, 844, 842, 841, 844, 842, 841, 844, 842,
    843, 841, 844, 842, 843, 841, 844, 845, 842, 841, 844, 845, 842, 841, 844, 845, 842, 843, 841, 844, 845,
    842, 843, 841, 844, 846, 847, 842, 841, 844, 846, 847, 842, 841, 844, 846, 847, 845, 842, 841, 844, 846,
    847, 845, 842, 841, 844, 846, 847, 842, 843, 841, 844, 846, 847, 842, 843, 841, 844, 846, 847, 845, 842,
    843, 841, 844, 846, 847, 845, 842, 843, -1, 842, -1, 842, -1, 842, 843, -1, 842, 843, -1, 844, 845, 842,
    -1, 844, 845, 842, -1, 844, 845, 842, 843, -1, 844, 845, 842, 843, -1, 844, 846, 847, 845, 842, 843, -1,
    844, 846, 847, 845, 842, 843, 841, 844, 842, 841, 844, 842, 841, 844, 845, 842, 841, 844, 845, 842, 841,
    844, 842, 843, 841, 844, 842, 843, 841, 844, 845, 842, 843, 841, 844, 845, 842, 843, -1, 844, 845, 842,
    843, -1, 844, 845, 842, 843, 852, 853, 842, 852, 853, 842, -1, 853, 842, -1, 853, 842, -1, 856, -1, -1,
    -1, -1, -1, -1, -1, 870, -1, 872, 874, -1, 874, 872, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 888, 888, 888, -1, 434, 434, 921, -1, 921, 921, -1, 921, -1, 317, -1, 224, -1, -1, -1, -1, 932, 933,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, 406, -1, 948, -1, 406, 948, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    362, -1, 8, -1, -1, 362, -1, 8, -1, -1, 961, -1, 735, -1, 735, 961, -1, -1, 961, -1, 735, -1, 735, 961,
    -1, -1, 128, 974, 129, 130, 45, 147, 975, 976, 977, 978, -1, -1, 987, 987, 988, 246, 997, 596, 998, -1,
    -1, -1, 224, 224, -1, 8, -1, 224, 224, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 224, 831, 832,
    224, 1015, 1016, 224, 1018, 224, 1019, 224, 831, 832, 224, 1018, 1023, 731, 1024, 1025, 1026, 286, 731,
    1024, 1025, 1026, 1027, 731, 1024, 1025, 1026, 1023, 731, 1024, 1025, 1026, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 317, 317, 317, 317, 317, -1, -1, 317,
    317, 224, 317, 224, -1, 1067, 362, -1, 8, 8, -1, -1, -1, 1072, -1, -1, -1, -1, 362, -1, 395, 591, 395,
    362, -1, 408, 565, 568, -1, 224, -1, 317, -1, -1, 434, 434, -1, -1, 702, 8, -1, 8, 711, 434, 921, 921,
    -1, 921, -1, 921, 434, 434, -1, -1, 181, -1, 184, 194, 208, 209, -1, -1, -1, 186, 177, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 224, -1, 317, -1, 575, -1, 576, -1, 575, -1, 576, -1, 224, -1, 317, -1, 395, 591,
    395, -1, -1, -1
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
    1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 258, 258, 258, 1, 1, 1, 1, 1, 5, 5, 5, 5, 5, 5, 395269, 395269, 5, 44,
    5, 44, 5, 44, 5, 0, 44, 5, 44, 5, 44, 5, 0, 5, 44, 5, 44, 5, 44, 5, 0, 5, 44, 5, 44, 5, 44, 5, 0, 5, 44,
    5, 44, 5, 44, 5, 5, 5, 5, 5, 1, 5, 1, 8, 44, 5, 5, 5, 1, 5, 5, 1, 5, 1, 5, 1, 5, 1, 1, 5, 5, 5, 5, 5, 44,
    8, 44, 5, 0, 44, 5, 44, 0, 1, 5, 5, 268845, 268845, 268845, 268845, 5, 44, 5, 44, 5, 5, 44, 5, 44, 5, 4,
    5, 0, 5, 1541, 5, 0, 1, 5, 1, 5, 5, 5, 5, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 1, 4, 4, 4, 4, 4, 4, 4, 4, 4,
    4, 4, 4, 4, 4, 4, 0, 0, 0, 0, 7, 7, 7, 7, 7, 7, 7, 0, 7, 0, 7, 0, 0, 7, 0, 0, 7, 7, 7, 7, 44, 7, 44, 7,
    44, 7, 7, 44, 7, 0, 7, 0, 5, 395269, 44, 7, 44, 7, 44, 7, 44, 7, 44, 7, 0, 44, 7, 44, 7, 44, 7, 44, 7,
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
    15, 258, 258, 258, 258, 15, 15, 15, 15, 15, 15, 15, 15, 0, 0, 4, 0, 4, 0, 4, 4, 3, 3, 4, 4, 4, 4, 3, 0,
    22, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 3,
    10, 13, 14, 15, 1, 1, 1, 1, 10, 13, 14, 4, 4, 4, 4, 0, 14, 14, 1, 14, 14, 2319, 29, 29, 10, 29, 10, 29,
    14, 29, 14, 29, 15, 29, 29, 29, 2319, 14, 29, 2319, 1, 1, 29, 2319, 1, 1, 29, 29, 10, 10, 10, 29, 10, 10,
    10, 29, 10, 10, 29, 10, 10, 29, 10, 1, 258, 258, 3, 29, 10, 1, 258, 258, 3, 10, 1, 258, 258, 3, 29, 2319,
    1, 1, 1, 1, 1, 1, 29, 2319, 1, 1, 1, 1, 29, 2319, 1, 1, 1, 258, 258, 0, 29, 29, 29, 29, 29, 29, 29, 28,
    28, 28, 28, 28, 28, 28, 18, 4, 4, 4, 4, 4, 4, 4, 4, 14, 14, 14, 14, 23, 5, 5, 10, 5, 27, 2331, 15, 15,
    15, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 28, 4, 4, 4
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
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 7, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 21, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
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
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 29, 29, 29, 29,
    29, 18, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 28, 0, 0, 0, 0, 0, 0, 0, 24, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 23,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 4, 4
};

static const int32_t type_names[] = {
    118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138,
    139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 105, 155, 156, 157, 158,
    159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 287, 351, 427, 428, 429, 446, 556, 587, 634,
    640, 641, 642, 643, 646, 647, 648, 649, 650, 651, 652, 653, 654, 719, 738, 739, 740, 741, 742, 743, 744,
    745, 746, 825, 826, 827, 828, 865, 866, 867, 887, 889, 890, 891, 924, 933, 989, 990, 991, 992, 993, 994,
    995, 1037, 1045, 1060, 1104, 1105
};

static const struct catalogue_tables tables = {
    bytes, COUNT(bytes) - 1, names, COUNT(names), slots, COUNT(slots), first, COUNT(first),
    links, COUNT(links), entries, COUNT(entries), labels, COUNT(labels), kinds, COUNT(kinds),
    types, COUNT(types), type_names, COUNT(type_names)};

const struct catalogue_tables *_Nonnull catalogue_tables(void) { return &tables; }
