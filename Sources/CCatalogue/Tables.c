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
    {5116, 1490880043}, {5131, 651349070}, {5140, 830772382}, {5147, 3753552150}, {5156, 2675976173},
    {5164, 2255101473}, {5176, 1325536902}, {5186, 66138439}, {5205, 2650151654}, {5217, 1362571274},
    {5224, 2674091075}, {5241, 4180264212}, {5252, 2220611910}, {5258, 3628923247}, {5277, 2290191893},
    {5290, 524486259}, {5302, 2660165913}, {5314, 2510371521}, {5321, 1647949432}, {5332, 2499925078},
    {5338, 1061329053}, {5346, 2186648520}, {5358, 3685987662}, {5372, 1203193122}, {5387, 1771288722},
    {5401, 1024755039}, {5415, 3305235377}, {5426, 186774928}, {5440, 2185261687}, {5445, 2753641482},
    {5450, 2454962418}, {5467, 958887293}, {5475, 3091067239}, {5479, 3935363592}, {5489, 3073585980},
    {5496, 1867556362}, {5502, 4148812653}, {5515, 1214513038}, {5532, 1445723454}, {5541, 2844467682},
    {5548, 3334659430}, {5560, 3572701046}, {5571, 555663897}, {5582, 3123020006}, {5593, 3326301860},
    {5606, 3005567066}, {5618, 2400366623}, {5630, 2266193630}, {5640, 3448933658}, {5653, 3786999131},
    {5661, 2370703267}, {5676, 2552112075}, {5694, 2857694466}, {5707, 2048902997}, {5711, 3883353449},
    {5718, 4173553157}, {5726, 2053962742}, {5737, 1836668495}, {5746, 721310682}, {5761, 1006735486},
    {5773, 325084441}, {5778, 2961925722}, {5788, 497438945}, {5797, 1787797455}, {5808, 1849888827},
    {5828, 3825011241}, {5837, 385702446}, {5841, 1041509726}, {5846, 1494001562}, {5856, 1742909879},
    {5863, 2157316278}, {5869, 348705738}, {5883, 737459482}, {5889, 1122880180}, {5900, 1945272936},
    {5915, 2380932862}, {5923, 2548392784}, {5934, 3688764708}, {5944, 1901756438}, {5953, 906872895},
    {5964, 1648836552}, {5971, 1359877577}, {5979, 521485205}, {5992, 252720416}, {6006, 1264131298},
    {6010, 1582017048}, {6029, 422274124}, {6048, 3020961236}, {6070, 1120609123}, {6076, 845187144},
    {6082, 3294899967}, {6106, 3704248662}, {6133, 1361184210}, {6155, 254023945}, {6183, 3600137057},
    {6207, 2682444316}, {6212, 502047894}, {6221, 1644100618}, {6245, 1592819465}, {6278, 895660813},
    {6286, 335426986}, {6311, 1264318259}, {6343, 1168386582}, {6351, 1663862986}, {6356, 1746993862},
    {6385, 1903257066}, {6390, 974882150}, {6397, 1177151643}, {6428, 165292311}, {6435, 2311397435},
    {6440, 439402299}, {6469, 1552997231}, {6474, 3962257883}, {6483, 2220750876}, {6516, 2007447656},
    {6525, 2787838396}, {6531, 3769421748}, {6561, 4173954024}, {6567, 1434043348}, {6577, 1426660429},
    {6611, 737025121}, {6645, 1466689035}, {6683, 4098563933}, {6688, 513712005}, {6725, 229043912},
    {6729, 2457286800}, {6764, 3584307048}, {6766, 1123244352}, {6803, 1329338781}, {6807, 2761510965},
    {6812, 2016490230}, {6821, 4136070254}, {6828, 49525662}, {6848, 539821669}, {6866, 3772220557},
    {6884, 4185830300}, {6899, 3171290880}, {6921, 832521766}, {6943, 1461782644}, {6963, 691540578},
    {6986, 1404144425}, {7006, 522796658}, {7023, 1376505559}, {7032, 3748513642}, {7040, 846470194},
    {7048, 200649126}, {7062, 3431639220}, {7069, 4292335199}, {7084, 907121470}, {7090, 2240342303},
    {7107, 2969811462}, {7121, 167268160}, {7135, 1833803298}, {7144, 588027325}, {7156, 1136770368},
    {7163, 4030051588}, {7169, 1400182552}, {7199, 455416660}, {7219, 2271268225}, {7242, 2613973034},
    {7260, 392604227}, {7282, 3754606837}, {7302, 2833158821}, {7318, 3350374178}, {7325, 534084754},
    {7339, 2867322350}, {7361, 2116308131}, {7377, 664899839}, {7399, 1989677117}, {7408, 904369474},
    {7412, 3096186179}, {7417, 741716276}, {7422, 2329068957}, {7429, 2921198141}, {7434, 1055615879},
    {7439, 3285122304}, {7445, 230313139}, {7448, 2868333218}, {7452, 4098541315}, {7457, 33356212},
    {7464, 1723256298}, {7468, 4140259964}, {7474, 107912219}, {7496, 4121566434}, {7526, 3855721002},
    {7542, 2216232237}, {7566, 2255928953}, {7586, 159080631}, {7600, 3689248828}, {7625, 836430118},
    {7646, 3367347455}, {7672, 4230039153}, {7686, 609216699}, {7721, 1501614459}, {7732, 1529288929},
    {7764, 2719113377}, {7776, 2275796322}, {7809, 1812401954}, {7820, 2408338453}, {7852, 2855832277},
    {7879, 1459817706}, {7890, 2392518824}, {7922, 518942568}, {7943, 3663533692}, {7985, 2192755772},
    {8010, 177875273}, {8056, 891907593}, {8078, 1945812840}, {8121, 1417411880}, {8145, 2154355281},
    {8190, 3467076881}, {8210, 317429627}, {8251, 771452987}, {8286, 181460511}, {8306, 456257992},
    {8347, 2485130632}, {8370, 317835491}, {8414, 3496877987}, {8435, 1103010248}, {8485, 3557956176},
    {8508, 4255026978}, {8560, 3877521898}, {8574, 4267328027}, {8585, 3365817217}, {8597, 1019517826},
    {8608, 4255312501}, {8614, 107113802}, {8625, 339302984}, {8646, 571385436}, {8671, 701971049},
    {8693, 3844547848}, {8717, 2993703921}, {8737, 856100507}, {8751, 523418047}, {8772, 1199509864},
    {8781, 71184232}, {8810, 3633864562}, {8816, 3626350180}, {8842, 227242734}, {8849, 3686895409},
    {8876, 23593359}, {8882, 3490026688}, {8908, 2245546586}, {8917, 63500808}, {8923, 3324008260},
    {8930, 2639082641}, {8936, 4241250784}, {8964, 1005534689}, {8992, 433529277}, {9021, 1104277830},
    {9034, 1738166450}, {9069, 4196810825}, {9098, 1042290725}, {9105, 1073217499}, {9123, 2059328792},
    {9131, 1536564555}, {9150, 2064776214}, {9159, 1856753941}, {9179, 1308833490}, {9183, 3934383778},
    {9198, 2480094667}, {9216, 3523238589}, {9224, 1863269210}, {9244, 2099371351}, {9249, 4096559242},
    {9266, 2182794837}, {9273, 667710333}, {9276, 718098122}, {9279, 682728183}, {9297, 3802467407},
    {9318, 3657180965}, {9341, 1665393361}, {9365, 1052733624}, {9374, 184912774}, {9390, 4089387070},
    {9403, 2352568569}, {9416, 1245245715}, {9429, 1262023334}, {9443, 3270702940}, {9455, 2739892052},
    {9470, 2480001844}, {9476, 351428278}, {9493, 2428146278}, {9508, 2992948263}, {9519, 2349028720},
    {9526, 3885786800}, {9538, 1736514697}, {9548, 3474322026}, {9558, 60432295}, {9563, 1322381784},
    {9570, 4012403877}, {9592, 989471740}, {9613, 452908417}, {9632, 423327896}, {9648, 2453966149},
    {9676, 1731566697}, {9687, 2587032280}, {9708, 2963724706}, {9724, 712913813}, {9756, 2778836517},
    {9771, 2173728365}, {9778, 2357661820}, {9794, 409169195}, {9814, 3491459423}, {9831, 1226170970},
    {9854, 3404475955}, {9884, 1624986452}, {9918, 3623300279}, {9935, 3034534074}, {9955, 575711980},
    {9968, 1032586458}, {9980, 266241602}, {10000, 3402924327}, {10010, 1269553309}, {10016, 503252654},
    {10019, 4160314702}, {10024, 2717370895}, {10031, 2686336408}, {10041, 1132587367}, {10049, 1195117749},
    {10063, 1879021152}, {10077, 581463510}, {10100, 2140377464}, {10112, 1275514075}, {10124, 2387979536},
    {10135, 3884420844}, {10152, 1646387302}, {10164, 308670472}, {10177, 3934596143}, {10190, 2845511965},
    {10213, 4013472960}, {10233, 207861097}, {10249, 2974165697}, {10256, 1232628331}, {10273, 889198334},
    {10292, 3364533173}, {10308, 2007207608}, {10317, 3255160570}, {10324, 2953807453}, {10331, 709349229},
    {10339, 2600881466}, {10354, 2804841900}, {10369, 2904109309}, {10377, 111583397}, {10387, 249290197},
    {10397, 1264874778}, {10409, 2552651146}, {10413, 3749132497}, {10422, 1230999982}, {10429, 3143743637},
    {10443, 3277309783}, {10451, 799079693}, {10456, 2072037248}, {10465, 1839346743}, {10475, 2980706495},
    {10486, 3765738945}, {10500, 1478303606}, {10512, 1491675329}, {10520, 2435397115}, {10541, 1647672292},
    {10560, 1635008148}, {10576, 3124627733}, {10579, 993596020}, {10594, 2693457989}, {10613, 415476443},
    {10626, 1262823941}, {10636, 1622115944}, {10644, 1499161504}, {10655, 2973219889}, {10668, 2597275607},
    {10673, 1748273790}, {10679, 860606716}, {10684, 3002334877}, {10701, 2034172196}, {10727, 3305562105},
    {10745, 3707972394}, {10752, 3647859367}, {10765, 3236366608}, {10778, 1824874128}, {10799, 2788634194},
    {10824, 3813530536}, {10846, 1466132464}, {10874, 3529599493}, {10906, 2079469443}, {10928, 738891302},
    {10946, 3197889394}, {10965, 2360350959}, {10984, 3649363768}, {11003, 3444963044}, {11034, 2273024933},
    {11057, 4264915354}, {11078, 3077942367}, {11107, 590894855}, {11117, 1618037728}, {11127, 3957551837},
    {11146, 4284171251}, {11162, 3891447831}, {11168, 2774883451}, {11180, 3483418915}, {11197, 668816343},
    {11205, 2931048700}, {11214, 2388452721}, {11222, 4258353177}, {11225, 1141775739}, {11231, 4126724647},
    {11241, 2859901778}, {11245, 3250964130}, {11253, 1360419304}, {11257, 3001705435}, {11263, 2071016015},
    {11268, 4246411473}, {11272, 2944866961}, {11275, 418647609}, {11278, 2471879920}, {11280, 1105628090},
    {11284, 963632676}, {11287, 1882099852}, {11296, 2097992392}, {11304, 4171284318}, {11312, 2265671865},
    {11319, 2076987736}, {11326, 306596620}, {11333, 3218261061}, {11340, 2261369287}, {11346, 912855974},
    {11352, 3374781713}, {11369, 1149880784}, {11379, 296395306}, {11390, 1195616409}, {11398, 2949131327},
    {11410, 942984426}, {11422, 1491100860}, {11433, 417924775}, {11444, 3895649598}, {11450, 3882857642},
    {11456, 3114108242}, {11463, 2831556715}, {11476, 3401266884}, {11482, 1451477576}, {11498, 119757721},
    {11507, 2438128661}, {11519, 2193512543}, {11526, 4182669406}, {11536, 1505809199}, {11555, 2758857958},
    {11566, 1600511528}, {11572, 785452558}, {11592, 4208727282}, {11605, 3291555781}, {11609, 407568404},
    {11616, 3610741318}, {11623, 2976183426}, {11633, 2611701562}, {11638, 616319547}, {11652, 363805148},
    {11664, 2670905232}, {11676, 197333961}, {11691, 3768039387}, {11700, 1202886564}, {11713, 3124826125},
    {11730, 1073533898}, {11750, 501308550}, {11769, 2241932221}, {11787, 4242588933}, {11795, 3290709023},
    {11803, 3206573181}, {11811, 3156240324}, {11823, 873554442}, {11835, 3877044912}, {11842, 1386144670},
    {11886, 3391438105}, {11919, 3275802252}, {11925, 1665555596}, {11935, 955209608}, {11945, 3663374774},
    {11953, 2845693673}, {11962, 1402472725}, {11971, 2710028206}, {12025, 2549331680}, {12046, 2854832407},
    {12071, 155406996}, {12083, 3678362229}, {12094, 930651626}, {12111, 883771916}, {12123, 2754639596},
    {12129, 3056320968}, {12149, 2497068525}, {12161, 1106246455}, {12165, 2223459638}, {12174, 3578929855},
    {12185, 960139624}, {12194, 2007872489}, {12202, 1597548103}, {12217, 957531795}, {12230, 1010886454},
    {12250, 1596791097}, {12255, 828449414}, {12271, 4083200273}, {12287, 1563607652}, {12292, 3373576235},
    {12308, 1686781560}, {12315, 247011038}, {12331, 3118206852}, {12348, 1114429566}, {12364, 275414779},
    {12382, 3681786005}, {12409, 1786964809}, {12412, 4081524352}, {12415, 3880226465}, {12420, 1336735441},
    {12427, 3258804367}, {12431, 2984927816}, {12440, 3220778976}, {12450, 3246523276}, {12461, 2488280337},
    {12475, 2068458324}, {12490, 763838368}, {12497, 637820293}, {12501, 2601460036}, {12506, 1480246043},
    {12515, 978711165}, {12522, 309439324}, {12531, 2535512472}, {12538, 3189629876}, {12556, 3793360030},
    {12578, 3530699951}, {12597, 3107109432}, {12619, 2768536296}, {12639, 2255243348}, {12657, 1791059818},
    {12663, 4128829753}, {12684, 1910782036}, {12704, 3395304284}, {12727, 1173374833}, {12749, 2943989225},
    {12766, 66633762}, {12776, 3883652983}, {12796, 1787670268}, {12818, 2151592719}, {12830, 288631100},
    {12841, 835911719}, {12852, 18669246}, {12862, 2951402203}, {12882, 3636908325}, {12897, 834189487},
    {12908, 1964022558}, {12918, 684154646}, {12941, 2371177212}, {12966, 1731011858}, {12989, 944362804},
    {13011, 115475624}, {13042, 694824490}, {13051, 3779456605}, {13067, 554307351}, {13087, 580401027},
    {13100, 2837546561}, {13108, 3574960668}, {13111, 1090614859}, {13131, 848102186}
};

static const int32_t slots[] = {
    -1, -1, -1, -1, 163, -1, -1, -1, 160, -1, 296, -1, -1, 129, 1038, -1, -1, -1, 706, 98, 1047, 1079, -1,
    -1, -1, 267, -1, -1, -1, -1, -1, -1, 708, -1, -1, -1, 609, 759, -1, -1, 344, -1, -1, -1, -1, -1, 1075,
    -1, -1, 150, -1, -1, 820, -1, -1, -1, 739, 234, 474, -1, -1, -1, -1, -1, 84, 511, -1, -1, 1063, -1, -1,
    -1, -1, 328, 172, 1092, -1, -1, 386, -1, 394, -1, -1, 64, -1, -1, 1114, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 509, -1, 911, -1, 205, -1, -1, -1, -1, -1, -1, -1, 1019, -1, -1, -1, -1, 871, -1, -1, -1, 485, -1,
    -1, 813, -1, -1, -1, 859, -1, -1, -1, -1, 919, 1016, -1, -1, -1, 73, 747, 1080, -1, -1, 842, -1, -1, 5,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 119, 526, -1, 680,
    1110, -1, 1091, -1, -1, -1, 1010, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 210, -1, -1, -1, -1,
    554, -1, 658, 993, -1, -1, 749, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 983, -1, 831, -1, -1, -1, -1, -1,
    -1, -1, -1, 316, -1, 431, -1, -1, -1, 462, 452, 607, 1012, -1, -1, -1, -1, -1, 733, -1, -1, 850, -1, -1,
    -1, -1, -1, 77, -1, 165, -1, 614, -1, -1, -1, -1, -1, -1, 1029, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    575, -1, -1, -1, -1, -1, 412, -1, -1, -1, 152, 531, 934, -1, -1, -1, -1, -1, 599, -1, 272, -1, -1, -1,
    -1, 94, 482, -1, -1, -1, -1, -1, -1, -1, 942, -1, -1, -1, 792, -1, -1, -1, 87, 472, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 1112, 36, -1, -1, -1, -1, -1, -1, -1, -1, 300, 1014, -1, -1, -1, 359, -1, 432, 149, 673,
    -1, -1, 471, -1, 143, -1, 438, -1, -1, -1, -1, 669, -1, 698, 702, -1, -1, -1, -1, -1, -1, -1, 605, 870,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 634, 959, -1, -1, -1, -1, -1, -1, -1, 994, -1, -1, -1, 584,
    668, -1, -1, -1, -1, 217, -1, -1, -1, 1084, 261, 793, 953, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    1078, -1, -1, -1, 280, 266, 548, 713, 153, -1, -1, 545, -1, -1, -1, 619, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 232, 351, -1, -1, -1, 92, 891, 219, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, 95, 125, 398, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 256, 892, -1,
    -1, 1003, -1, 198, -1, 568, -1, -1, -1, -1, 429, 579, 723, 498, -1, -1, -1, -1, 484, 151, 917, -1, -1,
    -1, -1, 903, -1, -1, 862, 1066, -1, -1, -1, 216, -1, -1, -1, 302, 585, 791, 716, -1, -1, -1, -1, 815, -1,
    -1, -1, 365, -1, 360, -1, -1, -1, 288, -1, -1, -1, -1, -1, 327, -1, -1, -1, -1, -1, 589, -1, 896, -1, -1,
    -1, 516, 443, -1, -1, -1, -1, -1, -1, -1, -1, -1, 794, -1, 946, 1032, -1, -1, 356, 754, 795, -1, -1, -1,
    -1, -1, 287, 936, -1, -1, 918, -1, 213, 461, 678, -1, -1, -1, -1, -1, 667, 76, 178, -1, -1, 980, -1, -1,
    -1, -1, -1, -1, -1, -1, 576, 336, 353, -1, -1, -1, 411, -1, -1, -1, 59, 546, -1, -1, -1, -1, 37, 786, -1,
    -1, -1, -1, 760, -1, -1, 538, -1, 58, 535, 19, 1021, -1, 671, -1, -1, 357, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 433, 697, 753, -1, -1, 644, -1, -1, -1, 371, -1, -1, -1, 902, -1, -1, 645, -1, -1, -1,
    -1, -1, -1, -1, -1, 778, -1, -1, 222, -1, 897, 358, 483, 769, 138, 958, 1121, 690, 845, 199, -1, 882, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, 247, 770, -1, 158, -1, -1, -1, 886, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, 62, 79, -1, -1, -1, -1, 56, -1, -1, 310, 873, -1, 816, -1, 977, 1096, 665, -1, -1, 767, -1, -1,
    -1, -1, -1, 561, -1, 606, 572, 857, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 145, 423, 137, 437, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 915, -1, 849, -1, -1, -1, -1, 729, -1, -1, 1049, -1, 1057, -1,
    -1, -1, -1, -1, -1, 277, -1, -1, -1, -1, -1, 388, 464, 0, 417, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    731, -1, -1, -1, -1, -1, -1, -1, 725, -1, 9, 1020, -1, -1, -1, -1, -1, -1, -1, -1, 255, -1, -1, -1, -1,
    -1, -1, -1, 299, -1, 1050, -1, 533, 874, 940, -1, -1, -1, -1, 807, -1, -1, 238, -1, 20, 208, 480, -1, -1,
    169, 204, 620, -1, -1, 1086, -1, -1, -1, 1105, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    1107, 314, -1, 265, -1, -1, -1, -1, -1, -1, 853, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, 262, 318, 720, -1, -1, -1, -1, -1, -1, 24, 1013, -1, -1, 996, -1, 11, 47,
    676, 1004, -1, -1, 366, -1, -1, 102, -1, -1, -1, -1, -1, 465, -1, -1, -1, 155, -1, -1, -1, -1, 190, -1,
    -1, -1, -1, -1, 298, -1, -1, 912, 594, -1, -1, 562, -1, -1, 627, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    110, 81, -1, -1, -1, 215, -1, -1, 283, -1, -1, -1, 908, -1, -1, -1, -1, 1, -1, 618, -1, 39, 90, -1, -1,
    171, -1, -1, -1, -1, 148, 269, 583, 818, 929, 1122, 510, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 147,
    -1, -1, -1, -1, -1, -1, -1, 315, -1, -1, 787, 693, -1, -1, -1, 646, 893, -1, -1, -1, 1017, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, 274, -1, -1, -1, 1055, -1, -1, 115, -1, -1, -1, -1, -1, 1053, -1, -1, -1,
    159, -1, -1, 449, 596, 1124, -1, -1, -1, -1, 1023, -1, -1, -1, -1, -1, 597, 838, 1031, -1, 70, -1, 773,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, 819, -1, -1, -1, -1, -1, 470, 532, -1, -1, -1, -1, 263, -1, -1, -1,
    -1, -1, -1, -1, 184, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 549, 762, -1, -1, -1, -1, 168, 1095, -1,
    727, 879, 1026, -1, -1, -1, -1, -1, -1, 53, 847, -1, -1, -1, -1, -1, 93, -1, -1, 354, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 453, -1, 610, 976, 1083, 383, -1, -1, -1, -1, 444, 557, 463, 1060, 719, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 194, 894, -1, -1, -1, 674, -1, -1, 69, 808, 558, -1, -1, -1, -1, -1, -1, -1, -1, 890,
    844, -1, -1, -1, -1, -1, 837, -1, -1, 534, -1, 349, 136, -1, -1, -1, -1, -1, 428, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 2, -1, -1, -1, -1, -1, -1, -1, -1, 99, -1, -1, -1, -1, -1,
    -1, -1, 703, -1, -1, -1, -1, 233, -1, -1, -1, -1, 121, -1, 704, -1, -1, 72, 961, -1, -1, -1, -1, -1, 701,
    -1, -1, -1, -1, -1, -1, 973, -1, -1, -1, -1, -1, -1, -1, 65, -1, -1, -1, -1, -1, -1, 48, -1, -1, 78, 239,
    -1, -1, 617, -1, -1, -1, -1, 829, -1, -1, -1, -1, -1, -1, -1, -1, 867, -1, 28, 410, -1, 956, -1, 106, -1,
    -1, -1, -1, -1, -1, 1000, -1, 71, -1, -1, -1, -1, 362, 843, -1, -1, 866, 970, -1, -1, -1, -1, -1, -1, -1,
    722, -1, -1, -1, -1, -1, 457, 32, -1, -1, -1, -1, -1, 998, -1, -1, -1, -1, -1, -1, 635, -1, 691, -1, 126,
    374, -1, 377, -1, 128, 641, -1, -1, -1, -1, -1, -1, 757, -1, 517, -1, -1, 810, -1, -1, -1, -1, 489, 978,
    -1, -1, -1, -1, -1, 202, -1, 1116, 114, -1, 248, -1, -1, 418, -1, -1, -1, 30, 525, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, 649, -1, -1, -1, -1, -1, 425, -1, 249, 42, -1, -1, -1, -1, -1, 333, -1, -1,
    -1, 1042, 454, -1, -1, -1, -1, 495, 662, -1, -1, -1, -1, -1, 775, 1006, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 682, -1, -1, -1, -1, -1, 276, -1, 540, -1, 941, -1, -1, -1, -1, -1, -1, -1, -1, -1, 603, -1, -1, -1,
    -1, -1, -1, -1, -1, 435, 858, -1, -1, -1, -1, 564, -1, 975, 612, 187, -1, -1, -1, -1, -1, -1, 587, -1,
    653, -1, -1, -1, 995, -1, -1, -1, -1, 492, -1, -1, 625, -1, -1, 616, -1, -1, -1, -1, -1, 804, 1125, 268,
    -1, -1, -1, -1, 705, 657, -1, -1, -1, -1, -1, -1, -1, 615, 700, 914, 905, -1, -1, 952, -1, -1, -1, 334,
    661, 1018, -1, -1, 91, 467, -1, 741, -1, 494, -1, -1, 1040, -1, -1, -1, -1, -1, -1, -1, -1, 686, -1, -1,
    -1, 570, 290, -1, -1, -1, -1, 1002, -1, 88, 938, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 111, 399, 529,
    699, -1, -1, -1, -1, -1, 319, -1, -1, 434, -1, -1, -1, -1, 346, -1, -1, -1, -1, -1, -1, 652, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 527, -1, -1, -1, -1, -1, 1036, -1, 574, -1, -1, -1, -1, -1, 338,
    -1, -1, 43, 496, 986, 964, 1007, -1, -1, -1, -1, -1, -1, -1, 478, -1, -1, 475, -1, -1, 987, -1, -1, -1,
    -1, -1, -1, -1, -1, 493, -1, -1, 6, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1087, -1, 506, -1, -1, -1, -1,
    -1, 400, -1, -1, -1, -1, -1, -1, 361, -1, 101, -1, -1, -1, -1, 177, -1, -1, -1, -1, -1, -1, -1, 1024,
    655, -1, 595, -1, -1, -1, -1, 407, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 672, -1, 460, -1, -1, -1,
    -1, -1, -1, 231, -1, -1, 802, 830, -1, 271, -1, -1, 26, 945, 89, -1, -1, -1, 191, -1, -1, -1, 18, -1,
    282, 681, -1, 600, -1, -1, 764, -1, -1, -1, -1, -1, -1, 598, -1, -1, -1, 933, -1, -1, -1, -1, -1, -1,
    450, -1, -1, 660, 350, -1, 1028, -1, -1, 578, -1, -1, -1, -1, 628, -1, -1, 1005, -1, -1, 848, -1, -1, -1,
    -1, -1, -1, -1, 1085, -1, -1, -1, -1, 992, -1, -1, -1, 1062, 252, -1, -1, -1, -1, 865, -1, -1, 1067, 547,
    -1, -1, -1, -1, -1, -1, -1, 999, -1, 45, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, 567, -1, -1, -1, 530, 659, 569, -1, -1, 55, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, 925, -1, 781, 393, 514, -1, -1, -1, -1, -1, -1, 406, 385, 726, 520, 750,
    -1, -1, -1, -1, -1, -1, 972, -1, 342, -1, -1, -1, -1, -1, 743, -1, 245, -1, 689, 392, -1, -1, -1, 1064,
    -1, -1, 1102, 633, 648, 788, -1, -1, 1089, 800, -1, -1, -1, -1, -1, -1, -1, 254, 528, -1, 695, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 748, 963, -1, -1, -1, 320, -1, -1, -1, -1, -1, -1, -1, -1, 415,
    227, 717, 1065, -1, -1, 188, -1, -1, -1, -1, -1, -1, -1, 1074, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, 1056, -1, -1, -1, 161, -1, 732, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, 189, 54, 499, 408, 1059, 1123, -1, 100, -1, -1, 312, -1, -1, -1, -1, -1, -1, -1, -1, 44, 730, -1,
    -1, -1, -1, 899, -1, -1, -1, -1, -1, -1, 448, -1, 141, -1, -1, -1, 212, -1, -1, 1093, -1, 777, -1, -1,
    -1, -1, -1, 821, -1, 950, -1, -1, -1, 340, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 981, 331, -1, -1,
    -1, 943, 626, 555, -1, -1, -1, 573, 490, -1, -1, 888, -1, -1, -1, -1, -1, -1, 164, -1, -1, -1, -1, -1,
    855, 83, 799, -1, -1, -1, -1, 33, 900, -1, 774, -1, -1, 552, -1, -1, -1, -1, 52, -1, -1, -1, -1, -1, 602,
    -1, 306, -1, -1, 211, 13, 806, -1, -1, -1, -1, -1, -1, -1, -1, 27, -1, -1, -1, -1, -1, 1025, -1, -1, -1,
    -1, 140, -1, -1, -1, -1, -1, -1, -1, -1, 246, -1, 984, -1, -1, -1, -1, 322, -1, -1, -1, 711, -1, 688, -1,
    944, -1, -1, 1094, -1, -1, 542, 289, -1, -1, 1054, -1, -1, -1, -1, 571, 8, 864, -1, -1, -1, -1, -1, 582,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 223, 424, 836, 696, 875, 1045, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 924, -1, -1, -1, -1, -1, 421, -1, -1, 220, -1, -1, -1, -1, -1, -1, -1, -1, 142, 895,
    685, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 948, -1, -1, -1, -1, -1, -1, 513, -1, -1,
    -1, -1, 379, -1, -1, 403, -1, -1, 544, -1, -1, -1, -1, -1, -1, 566, 930, 487, 127, 176, 1037, -1, -1, 31,
    -1, 771, -1, 179, 539, -1, -1, 214, 738, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1117, -1, -1, -1,
    -1, -1, 868, -1, 240, -1, -1, -1, 230, -1, -1, -1, -1, -1, -1, 193, 1103, -1, 29, 258, -1, 551, 381, -1,
    852, 396, 751, 1076, -1, 679, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 637, -1, -1, -1, -1, 887,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 503, 292, -1, 522, -1, -1, 710, 593, -1, -1, -1, -1, -1, -1,
    345, -1, 294, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 796, 666, 968, 846, -1, 861, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 971, -1, -1, -1, -1, -1, -1, 402, -1, -1, 883, -1, -1, 192, -1, -1, -1, -1, -1, -1,
    809, -1, -1, -1, -1, -1, 714, -1, 35, 275, -1, 1022, 580, -1, 565, 805, -1, -1, -1, 515, -1, 105, 519,
    878, 1039, -1, -1, -1, -1, -1, 326, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 937, -1, -1,
    -1, 278, -1, -1, -1, -1, -1, -1, 611, -1, 550, -1, 279, -1, 1034, 763, -1, -1, -1, 372, -1, -1, -1, -1,
    -1, -1, -1, 823, -1, -1, -1, 264, -1, -1, 49, 203, 560, 814, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    196, 590, 746, -1, -1, 651, -1, -1, -1, -1, -1, -1, -1, -1, 442, -1, 638, -1, -1, -1, -1, 832, -1, -1,
    -1, -1, -1, -1, 822, -1, 97, 559, -1, -1, 827, -1, -1, -1, -1, -1, -1, -1, 1001, -1, 7, -1, -1, 684, -1,
    -1, -1, -1, -1, 776, 22, -1, -1, -1, 251, 577, -1, -1, -1, 131, -1, -1, -1, 124, -1, -1, -1, -1, 756, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, 742, -1, 46, 186, 34, -1, 82, 86, 675, -1, -1, 445, -1, -1, -1, -1, 183,
    -1, 440, -1, -1, -1, 343, -1, 785, -1, -1, 118, -1, -1, -1, 80, 790, -1, -1, 25, 709, 1009, 721, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, 909, 630, -1, -1, 524, 825, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 497, -1, -1, -1, -1, 284, 860, -1, 904, -1, 639, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 502, -1, 650, -1, 960, -1, 811, -1, -1, -1, -1, -1, -1, -1, -1, 765, -1, -1, -1,
    -1, 556, -1, -1, -1, -1, -1, -1, -1, 1101, -1, -1, 10, -1, -1, -1, -1, -1, -1, -1, -1, -1, 120, 501, -1,
    -1, -1, -1, -1, 241, 325, -1, -1, -1, -1, 309, -1, 375, 907, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, 647, -1, 1115, -1, -1, -1, -1, -1, -1, -1, 834, -1, -1, -1, 1106, -1, -1, -1, -1, -1, 521,
    677, 931, -1, -1, -1, -1, -1, 477, -1, -1, -1, -1, -1, -1, 414, 305, -1, -1, -1, 323, 61, 426, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, 939, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 122, 229, 621, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, 835, -1, -1, -1, -1, -1, -1, -1, 1098, 308, -1, -1, -1, 826, -1, -1, -1,
    16, -1, -1, -1, -1, -1, -1, 1068, 629, -1, -1, -1, -1, -1, -1, -1, 591, -1, -1, -1, -1, -1, 969, -1, 687,
    780, -1, -1, 197, 420, -1, 974, -1, -1, -1, -1, 117, 107, -1, -1, 779, -1, -1, -1, -1, -1, 563, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, 1111, -1, 989, -1, 906, -1, -1, -1, -1, 1104, -1, -1, -1, 872, 921, -1,
    317, -1, -1, -1, 436, -1, -1, -1, -1, -1, -1, -1, -1, 335, -1, -1, -1, -1, 405, -1, 401, -1, 466, -1, -1,
    1011, -1, -1, -1, 430, 543, 1048, -1, -1, -1, -1, -1, -1, -1, 373, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 291, 200, -1, -1, -1, -1, -1, -1, -1, 75, -1, 523, -1, -1, 954, -1, 1027, -1, -1, -1, -1,
    -1, -1, -1, -1, 1069, -1, -1, -1, -1, 854, 824, -1, -1, 481, 369, -1, -1, -1, 707, -1, -1, -1, -1, 955,
    -1, -1, -1, -1, 355, 990, -1, 512, -1, -1, -1, 456, 332, 737, -1, -1, 451, -1, -1, 3, -1, 339, -1, 330,
    391, -1, -1, -1, 324, 966, 387, -1, -1, -1, -1, -1, -1, 104, 4, -1, -1, -1, -1, 856, 368, 772, 692, 927,
    170, 226, -1, 997, -1, 508, -1, 1108, -1, 656, 459, -1, -1, -1, -1, 932, -1, 1100, -1, -1, -1, -1, -1,
    -1, -1, 293, 643, 225, -1, -1, 1035, -1, 12, 139, 1044, -1, -1, -1, 694, 1070, -1, -1, -1, -1, -1, -1,
    224, -1, 718, -1, 1058, -1, -1, -1, 479, -1, -1, -1, -1, -1, -1, 624, 631, -1, -1, -1, -1, -1, 1030, -1,
    -1, 21, 235, 446, -1, 162, -1, -1, 108, -1, -1, -1, -1, -1, -1, -1, 157, 1119, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, 833, -1, -1, -1, -1, -1, -1, -1, -1, 156, -1, -1, -1, -1, -1, -1, 1077, -1,
    367, -1, -1, -1, 413, 468, 500, 901, 982, 783, 1118, -1, 1041, 1120, 113, 518, -1, 1097, -1, -1, -1, -1,
    735, 1109, -1, -1, -1, -1, -1, -1, -1, 416, -1, -1, 67, -1, -1, -1, -1, 724, 752, -1, -1, -1, 1008, 207,
    -1, -1, -1, 922, -1, 455, 642, -1, 243, -1, -1, 297, -1, -1, 947, -1, 370, -1, -1, -1, -1, -1, -1, -1,
    301, -1, -1, -1, -1, 260, -1, -1, 962, 1046, -1, -1, 180, 347, 173, -1, -1, -1, -1, 881, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 601, -1, -1, -1, -1, -1, -1, -1, -1, 221, -1, -1, -1, -1, -1, 144, 928, 476, -1, -1,
    -1, 134, -1, -1, 112, -1, 505, -1, 40, 376, 851, -1, -1, -1, -1, 285, -1, -1, -1, -1, -1, 17, 167, -1,
    -1, -1, -1, -1, -1, -1, 504, 840, 270, -1, -1, -1, -1, -1, 967, -1, -1, -1, -1, -1, -1, -1, -1, 768, -1,
    1052, -1, -1, -1, -1, 884, 321, 352, -1, 15, 66, -1, -1, -1, -1, 898, 329, -1, 1081, -1, -1, -1, 242, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, 1082, -1, -1, -1, -1, -1, 839, 913, 782, -1, -1, -1, -1, 244, -1, -1,
    -1, -1, -1, 341, 632, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 382, 553, -1, -1, 910,
    -1, -1, -1, -1, 869, -1, -1, 957, -1, -1, -1, 654, -1, -1, -1, -1, -1, -1, -1, 537, -1, -1, -1, 363, 395,
    -1, -1, -1, -1, 740, -1, -1, 307, -1, 812, -1, -1, -1, -1, 50, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, 236, 507, 985, -1, -1, -1, -1, 488, 146, 295, 1043, -1, -1, -1, -1, -1, -1, 206, 1071, -1, -1,
    -1, 175, 758, 303, 951, -1, -1, -1, 613, -1, -1, -1, -1, -1, -1, -1, 803, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 1073, 712, 876, -1, -1, -1, -1, -1, -1, 586, 916, -1, -1, -1, -1, -1, -1, -1, 935, 889, -1, -1, 965,
    -1, 885, 257, -1, -1, -1, -1, -1, -1, 536, -1, -1, 253, -1, -1, 636, 1072, 348, -1, -1, -1, -1, 182, -1,
    -1, -1, -1, -1, 541, 51, -1, -1, -1, -1, -1, -1, 273, 473, 123, -1, 427, 1051, 736, -1, -1, 608, -1, -1,
    670, -1, -1, -1, 378, 1113, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 174, 74, 766, -1, -1, -1, 384,
    -1, -1, -1, -1, 761, 209, 789, -1, -1, -1, 409, -1, -1, -1, -1, -1, -1, -1, 828, 863, -1, 389, -1, -1,
    -1, -1, -1, -1, 404, 949, 304, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 311, -1, 250, -1, -1, -1, -1, -1,
    -1, -1, 130, -1, -1, -1, -1, -1, -1, -1, -1, 397, -1, -1, -1, -1, -1, 683, -1, 185, -1, -1, -1, -1, -1,
    422, -1, -1, -1, -1, -1, 14, 447, -1, 491, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 390,
    -1, -1, 181, 798, -1, -1, 96, -1, 581, -1, -1, -1, -1, 195, -1, 259, 469, 715, -1, 419, -1, -1, -1, -1,
    116, -1, 41, 135, -1, -1, -1, -1, -1, 623, -1, -1, -1, -1, -1, -1, -1, 486, -1, 38, 103, -1, -1, -1, -1,
    -1, 841, -1, 313, 281, -1, -1, 797, -1, -1, 604, -1, 237, 744, 923, -1, 663, -1, 109, -1, 218, -1, 23,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 728, 441, -1, 588, -1, -1, -1, -1, 228, -1, -1, -1, -1, -1, -1,
    154, 640, -1, -1, 920, 991, -1, 592, -1, -1, -1, -1, -1, -1, -1, -1, 784, 988, -1, -1, 622, 1033, -1,
    817, -1, -1, -1, -1, -1, -1, -1, 132, 926, 1090, 133, -1, -1, -1, -1, 745, 801, -1, -1, 63, -1, 286,
    1099, -1, -1, -1, -1, 68, 57, 439, -1, -1, 1015, -1, -1, -1, -1, -1, -1, -1, -1, 201, -1, -1, -1, -1, -1,
    -1, 1061, -1, -1, 85, -1, 734, -1, -1, 1088, 458, -1, 877, -1, -1, -1, -1, -1, -1, -1, 880, -1, -1, -1,
    -1, -1, -1, 979, 60, -1, -1, -1, -1, -1, -1, -1, 364, 380, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, 166, -1, -1, -1, -1, -1, -1, -1, -1, 337, -1, -1, 755, 664, -1, -1, -1, -1, -1, -1, -1, -1
};

static const int16_t first[] = {
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 807, -1, -1, -1, -1, 864, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 312, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 891, -1, 570, 573, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, 339, 341, 342, 310, 344, 309, 327, 376, 378, 382, 379, 294, 319, -1,
    -1, 217, -1, 280, 324, -1, -1, -1, -1, 607, 1, 534, 636, 36, 39, 267, 265, 269, 271, 268, 266, 270, 272,
    220, 208, 209, 241, 1027, 1091, 8, 26, 0, 9, 27, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 202, 203, 204,
    206, 207, 205, -1, -1, 1074, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 354, 369, 1093, 328,
    1095, -1, -1, -1, -1, -1, 250, 60, 73, 82, 101, 54, -1, 440, 604, 494, 496, 498, 500, 502, 504, 506, 508,
    510, 512, 514, 516, 37, 38, 40, 41, 2, -1, 50, 6, 5, -1, -1, 12, 11, -1, 17, 49, 20, 21, 22, 23, 24, 25,
    28, -1, 29, 30, 31, 32, 33, 34, 35, 42, 43, 44, 45, 46, 47, -1, -1, -1, 51, 52, 53, 56, 57, 58, 59, 61,
    63, 64, 67, 68, 69, -1, 70, 71, 72, 78, 79, 75, 74, 80, 88, 89, 84, 83, 87, 91, 92, 93, 97, 98, 99, 100,
    103, 102, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125,
    126, 127, 128, 129, 130, 131, 132, 134, 136, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150,
    152, 674, 565, 680, 567, 153, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170,
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
    562, 563, 564, -1, 568, 569, 571, 572, 574, 575, 576, 577, -1, 578, 579, -1, 580, 581, -1, -1, 584, 586,
    -1, -1, 588, 590, 591, 592, 593, 595, 596, -1, -1, 599, -1, 600, 601, 602, -1, 610, 612, 614, 615, 617,
    618, 619, 620, 621, 622, 623, 624, 625, 626, 627, 628, 629, 630, 631, 632, 633, 634, 635, 637, 638, 639,
    640, 641, 642, 647, 648, 649, -1, 653, 656, 660, -1, 662, 666, 667, 671, 673, 682, 675, 676, 678, 679,
    681, -1, 683, -1, 684, -1, 1183, 687, 690, 693, 696, 699, 702, 703, -1, -1, 704, -1, 705, 706, 707, 708,
    709, 710, 711, 712, 713, 714, 715, 716, 717, 718, 719, 720, 721, 722, 723, -1, 725, 726, 728, 729, 731,
    732, 734, 735, 736, 737, 738, 741, 742, 743, 744, 746, 747, 748, 749, 750, 751, 752, 755, 756, 757, -1,
    759, -1, 761, 763, 764, 766, 767, 768, -1, 769, 770, 771, 772, 773, 774, 775, -1, -1, -1, 778, 779, 780,
    781, -1, -1, 783, 785, 787, -1, 788, -1, 792, 944, 794, 795, -1, -1, 796, 797, -1, 798, -1, -1, -1, 799,
    800, 801, 802, 803, 804, 805, 806, 808, 809, 810, 811, 812, 813, 814, 815, 816, 817, 818, 819, 820, 822,
    823, 824, 825, 826, 827, 828, 829, 830, 831, 832, 833, 834, 835, 836, 837, 838, 839, 840, 841, 842, 843,
    844, 845, 846, 847, 848, 849, 850, 851, 852, 853, 854, 855, 857, 859, 861, 862, 863, 865, 866, 867, 868,
    869, 870, 871, 872, 873, 875, 876, 877, 878, 879, 880, 881, 882, 883, 884, 887, 889, -1, 885, -1, 893,
    894, -1, -1, 977, 899, -1, -1, 900, 901, -1, 969, -1, -1, -1, -1, -1, 911, 916, 920, 921, -1, -1, 922,
    923, -1, 924, 925, 926, 927, 928, 929, 930, 931, -1, -1, -1, 933, 934, -1, 936, -1, 938, -1, 940, 941,
    942, 945, 946, 947, 948, 949, 950, 951, 952, 953, 954, 961, 956, 958, 960, 962, 963, 964, 966, 967, 968,
    970, 971, 972, 973, 974, 975, 976, 978, 979, 980, 981, 982, 983, 984, 985, 986, 987, 988, 990, 991, 992,
    993, 994, -1, 996, 1002, -1, 1004, 1005, 1006, 1008, 1009, 1010, 1011, -1, -1, 1013, 1014, 1015, 1016,
    1017, 1018, 1019, 1020, 1021, 1022, 1023, 1024, 1025, 1026, -1, 1031, 1032, 1033, 1037, 1038, 1039, 1042,
    1043, 1044, 1045, 1046, 1047, 1048, 1051, 1054, -1, 1058, 1062, 1063, 1064, 1065, 1066, 1067, 1068, 1069,
    1070, 1072, 1073, -1, -1, -1, -1, -1, 1084, 1085, 1086, 1087, 1088, 1089, 1090, 1092, -1, -1, 1096, 1193,
    -1, -1, 1098, 1194, -1, 1097, -1, -1, 1102, 1103, 1104, 1105, 1106, 1107, 1108, 1186, 1110, 1187, 1188,
    1189, 1112, 1113, 1114, 1115, 1116, 1117, -1, -1, 1119, -1, -1, 1190, 1191, 1121, -1, -1, -1, -1, -1,
    1192, 1124, 1125, 1126, 1127, 1129, 1131, 1132, 1133, 1134, 1135, 1136, 1137, 1138, 1139, 1140, 1141, -1,
    1142, 1143, 1145, 1146, 1147, 1148, 1150, 1152, 1154, 1156, 1158, 1159, 1160, 1161, -1, 1164, 1165, 1166,
    1167, 1168, 1169, -1, 1171, 1176, 1178, 1179, -1, 1181, 1195, 1196, 1197, 1198, 1199, 1200, 1201, 1204,
    1205, 1206, 1207, 1209, 1210, 1211, 1212, 1214, 1215, 1216, 1217, 1218, 1220, 1221, 1222, 1223, 1224,
    1226, 1227, 1228, -1, 1229, 1231, 1233, 1184, -1, 1185
};

static const struct catalogue_link links[] = {
    {0, 3, 0}, {0, 527, 0}, {0, -1, 0}, {1, 4, 0}, {2, 7, 0}, {2, -1, 0}, {2, -1, 0}, {3, 10, 0}, {3, 13, 0},
    {3, -1, 0}, {4, 55, 0}, {4, 14, 0}, {4, -1, 0}, {5, 15, 0}, {6, -1, 0}, {7, 16, 0}, {8, -1, 0},
    {9, 18, 0}, {10, 19, 0}, {11, -1, 0}, {12, 185, 4}, {12, -1, 5}, {13, -1, 1}, {13, -1, 0}, {14, -1, 1},
    {14, -1, 0}, {15, -1, 1}, {15, -1, 0}, {16, -1, 1}, {16, -1, 0}, {17, 182, 1}, {17, -1, 0}, {18, -1, 1},
    {19, -1, 0}, {20, -1, 0}, {21, -1, 0}, {22, -1, 2}, {23, -1, 2}, {24, -1, 2}, {25, -1, 2}, {26, -1, 2},
    {27, -1, 2}, {28, -1, 2}, {29, 180, 2}, {30, -1, 2}, {31, -1, 2}, {32, -1, 2}, {33, 48, 0}, {34, -1, 0},
    {35, 65, 4}, {36, 66, 4}, {37, 137, 4}, {38, -1, 4}, {39, -1, 4}, {40, -1, 0}, {41, -1, 0}, {42, 753, 2},
    {43, -1, 2}, {44, 754, 2}, {45, 760, 2}, {46, 62, 0}, {46, -1, 0}, {47, -1, 0}, {48, 77, 4}, {48, -1, 5},
    {49, 95, 2}, {50, 96, 2}, {51, 81, 1}, {51, -1, 0}, {52, -1, 1}, {53, -1, 0}, {54, -1, 0}, {55, 94, 2},
    {56, 76, 0}, {56, 1155, 0}, {56, -1, 0}, {57, -1, 0}, {58, 86, 4}, {59, -1, 2}, {60, -1, 2},
    {61, 1213, 2}, {62, 90, 1}, {63, 85, 0}, {63, 138, 0}, {63, -1, 0}, {64, -1, 0}, {65, 106, 4},
    {65, -1, 5}, {66, 133, 2}, {67, 135, 2}, {68, 175, 1}, {68, -1, 0}, {69, -1, 0}, {70, -1, 0},
    {71, 151, 2}, {72, -1, 2}, {73, -1, 2}, {74, -1, 2}, {75, -1, 2}, {76, -1, 2}, {77, 603, 2},
    {78, 104, 0}, {78, 1149, 0}, {78, -1, 0}, {79, 105, 0}, {80, -1, 0}, {81, 155, 4}, {81, -1, 5},
    {82, -1, 4}, {82, -1, 5}, {83, -1, 4}, {83, -1, 5}, {84, -1, 0}, {85, -1, 4}, {85, -1, 5}, {86, -1, 4},
    {86, -1, 5}, {87, -1, 4}, {87, -1, 5}, {88, -1, 4}, {88, -1, 5}, {89, -1, 2}, {89, -1, 0}, {90, -1, 2},
    {90, -1, 0}, {91, -1, 2}, {91, -1, 0}, {92, -1, 2}, {92, -1, 0}, {93, -1, 2}, {93, -1, 0}, {94, -1, 2},
    {94, -1, 0}, {95, -1, 2}, {95, -1, 0}, {96, -1, 2}, {96, -1, 0}, {97, -1, 2}, {98, 672, 2}, {99, -1, 2},
    {99, -1, 0}, {100, -1, 2}, {100, -1, 0}, {101, -1, 2}, {101, -1, 0}, {102, 274, 2}, {102, -1, 0},
    {103, -1, 2}, {103, -1, 0}, {104, 669, 2}, {105, 520, 2}, {106, -1, 2}, {107, 154, 0}, {107, -1, 0},
    {108, -1, 0}, {109, 197, 4}, {109, -1, 5}, {110, -1, 1}, {110, -1, 0}, {111, -1, 1}, {111, -1, 0},
    {112, -1, 1}, {112, -1, 0}, {113, 420, 1}, {113, -1, 0}, {114, 422, 1}, {114, -1, 0}, {115, -1, 1},
    {115, -1, 0}, {116, 171, 1}, {116, -1, 0}, {117, 295, 1}, {117, -1, 0}, {118, -1, 1}, {118, -1, 0},
    {119, -1, 1}, {119, -1, 0}, {120, -1, 1}, {121, -1, 0}, {122, -1, 2}, {123, -1, 2}, {124, -1, 2},
    {125, -1, 1}, {126, -1, 2}, {127, -1, 2}, {128, -1, 0}, {129, -1, 5}, {130, 191, 5}, {131, -1, 5},
    {132, -1, 5}, {133, -1, 5}, {134, -1, 4}, {135, -1, 4}, {136, -1, 4}, {136, -1, 5}, {137, -1, 4},
    {137, 1071, 5}, {138, 255, 4}, {139, 229, 4}, {139, -1, 5}, {140, 225, 4}, {140, -1, 5}, {141, -1, 0},
    {142, -1, 0}, {143, -1, 0}, {144, -1, 0}, {145, -1, 0}, {146, -1, 0}, {147, -1, 0}, {147, -1, 0},
    {148, -1, 0}, {149, -1, 0}, {150, -1, 0}, {151, -1, 0}, {151, -1, 0}, {152, -1, 0}, {153, -1, 0},
    {154, 1144, 0}, {155, -1, 0}, {155, -1, 0}, {156, -1, 0}, {156, -1, 0}, {157, -1, 0}, {158, 224, 0},
    {159, -1, 0}, {160, 227, 0}, {160, -1, 0}, {161, 228, 0}, {162, 329, 0}, {163, 231, 0}, {163, -1, 0},
    {164, 232, 0}, {165, 330, 0}, {166, 240, 1}, {167, 730, 4}, {168, 733, 4}, {169, -1, 4}, {170, -1, 4},
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
    {290, -1, 1}, {291, -1, 1}, {292, -1, 0}, {293, 368, 0}, {294, 1094, 0}, {295, -1, 0}, {296, -1, 2},
    {297, -1, 2}, {298, 965, 2}, {299, -1, 2}, {300, 409, 2}, {301, 410, 2}, {302, -1, 1}, {303, -1, 1},
    {304, -1, 1}, {305, -1, 1}, {306, 437, 1}, {307, 1219, 1}, {308, -1, 1}, {309, -1, 1}, {310, -1, 1},
    {311, -1, 1}, {312, -1, 1}, {313, -1, 1}, {314, 389, 0}, {315, 392, 0}, {316, -1, 0}, {317, -1, 0},
    {318, -1, 0}, {319, 412, 1}, {320, -1, 1}, {321, -1, 1}, {322, -1, 1}, {323, -1, 1}, {324, 411, 1},
    {325, 406, 1}, {326, -1, 1}, {327, 402, 1}, {328, -1, 1}, {329, -1, 1}, {330, -1, 1}, {331, -1, 1},
    {332, 419, 2}, {333, -1, 2}, {334, -1, 2}, {335, 417, 2}, {336, 418, 2}, {337, 433, 1}, {338, -1, 1},
    {339, -1, 1}, {340, -1, 0}, {341, 416, 0}, {342, -1, 0}, {343, -1, 2}, {344, 1130, 2}, {345, -1, 2},
    {346, -1, 1}, {347, -1, 1}, {348, -1, 1}, {349, -1, 1}, {350, -1, 1}, {351, -1, 1}, {352, -1, 1},
    {353, -1, 1}, {354, -1, 1}, {355, -1, 1}, {356, -1, 1}, {357, -1, 1}, {358, -1, 1}, {359, 646, 1},
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
    {444, 605, 2}, {445, 606, 2}, {446, 566, 2}, {447, 608, 2}, {448, 609, 2}, {449, -1, 2}, {450, 611, 2},
    {451, -1, 0}, {452, -1, 0}, {453, 613, 2}, {454, -1, 1}, {455, -1, 2}, {456, -1, 2}, {457, -1, 2},
    {458, 1203, 2}, {459, -1, 2}, {460, -1, 2}, {461, 616, 2}, {462, -1, 2}, {463, -1, 2}, {464, -1, 2},
    {465, -1, 2}, {466, -1, 2}, {467, -1, 2}, {468, -1, 2}, {469, -1, 2}, {470, -1, 2}, {471, -1, 2},
    {472, -1, 2}, {473, -1, 2}, {474, -1, 2}, {475, -1, 4}, {476, -1, 4}, {477, -1, 4}, {478, -1, 4},
    {479, 1111, 4}, {480, -1, 0}, {481, -1, 2}, {482, -1, 2}, {483, -1, 2}, {484, -1, 2}, {485, -1, 2},
    {486, -1, 2}, {487, -1, 2}, {488, -1, 2}, {489, 745, 2}, {490, -1, 2}, {491, 727, 4}, {492, 670, 4},
    {493, 724, 4}, {494, -1, 4}, {495, -1, 4}, {496, 739, 0}, {497, -1, 2}, {498, -1, 2}, {499, -1, 2},
    {500, -1, 1}, {501, -1, 1}, {502, -1, 1}, {503, -1, 1}, {504, -1, 1}, {505, -1, 1}, {506, -1, 1},
    {507, 582, 1}, {508, 583, 1}, {509, -1, 1}, {510, 585, 1}, {511, 643, 1}, {512, 587, 1}, {513, -1, 1},
    {514, 589, 1}, {515, -1, 1}, {516, -1, 1}, {517, 594, 1}, {518, 821, 1}, {519, -1, 1}, {520, -1, 1},
    {521, -1, 1}, {522, 597, 1}, {523, 598, 1}, {524, -1, 1}, {525, -1, 4}, {526, 932, 4}, {527, -1, 3},
    {528, 645, 1}, {529, 1151, 1}, {530, -1, 0}, {531, 650, 2}, {532, 1128, 2}, {533, 654, 2}, {534, -1, 2},
    {535, -1, 2}, {536, -1, 2}, {537, 740, 2}, {538, -1, 2}, {539, 668, 2}, {540, -1, 2}, {541, -1, 2},
    {542, -1, 2}, {543, -1, 2}, {544, -1, 2}, {545, -1, 2}, {546, -1, 2}, {547, -1, 2}, {548, -1, 2},
    {549, -1, 2}, {550, -1, 2}, {551, -1, 2}, {552, -1, 2}, {553, -1, 2}, {554, -1, 2}, {555, -1, 2},
    {556, -1, 2}, {557, -1, 2}, {558, -1, 2}, {559, -1, 2}, {560, -1, 2}, {561, -1, 1}, {562, -1, 1},
    {563, -1, 1}, {564, -1, 1}, {565, -1, 2}, {566, -1, 2}, {567, -1, 1}, {568, -1, 1}, {569, 644, 1},
    {570, -1, 1}, {571, -1, 1}, {572, 1109, 1}, {573, -1, 0}, {574, -1, 0}, {575, -1, 0}, {576, 651, 1},
    {577, 652, 1}, {578, -1, 1}, {579, -1, 1}, {580, 655, 1}, {581, -1, 1}, {582, 657, 1}, {583, 658, 1},
    {584, 659, 1}, {585, -1, 1}, {586, 661, 1}, {587, -1, 1}, {588, 663, 1}, {589, 664, 1}, {590, 665, 1},
    {591, -1, 1}, {592, -1, 1}, {593, -1, 1}, {594, 1157, 2}, {595, 1173, 2}, {596, 677, 2}, {597, -1, 2},
    {598, 1153, 2}, {599, -1, 4}, {600, -1, 4}, {601, -1, 4}, {602, -1, 4}, {603, -1, 4}, {604, -1, 4},
    {605, -1, 4}, {606, -1, 4}, {607, -1, 4}, {608, -1, 0}, {609, -1, 0}, {610, 685, 0}, {611, 686, 0},
    {612, -1, 0}, {613, 688, 0}, {614, 689, 0}, {615, -1, 0}, {616, 691, 0}, {617, 692, 0}, {618, -1, 0},
    {619, 694, 0}, {620, 695, 0}, {621, -1, 0}, {622, 697, 0}, {623, 698, 0}, {624, -1, 0}, {625, 700, 0},
    {626, 701, 0}, {627, -1, 0}, {628, -1, 4}, {629, -1, 4}, {630, -1, 4}, {630, -1, 5}, {631, -1, 4},
    {632, -1, 4}, {632, -1, 5}, {633, -1, 4}, {634, -1, 4}, {634, -1, 5}, {635, -1, 4}, {636, -1, 4},
    {636, -1, 5}, {637, -1, 4}, {638, -1, 4}, {638, -1, 5}, {639, -1, 4}, {640, -1, 4}, {640, -1, 5},
    {641, -1, 4}, {642, -1, 4}, {642, -1, 5}, {643, -1, 4}, {643, -1, 5}, {644, -1, 4}, {645, -1, 4},
    {645, -1, 5}, {646, -1, 4}, {647, -1, 4}, {647, -1, 5}, {648, -1, 4}, {649, -1, 4}, {649, -1, 5},
    {650, -1, 4}, {651, -1, 2}, {652, -1, 2}, {653, 1225, 2}, {654, -1, 2}, {655, -1, 2}, {656, -1, 2},
    {657, -1, 2}, {658, -1, 2}, {659, -1, 2}, {660, 989, 2}, {661, -1, 2}, {662, -1, 2}, {663, -1, 2},
    {664, -1, 2}, {665, -1, 2}, {666, -1, 2}, {667, -1, 2}, {668, -1, 2}, {669, -1, 2}, {670, 762, 2},
    {671, 758, 1}, {672, 777, 1}, {673, 776, 1}, {674, -1, 1}, {675, -1, 1}, {676, -1, 1}, {677, 892, 1},
    {678, -1, 1}, {679, 765, 1}, {680, -1, 1}, {681, -1, 1}, {682, -1, 1}, {683, -1, 1}, {684, -1, 1},
    {685, -1, 1}, {686, -1, 1}, {687, -1, 2}, {688, -1, 2}, {689, -1, 2}, {690, -1, 2}, {691, -1, 1},
    {692, -1, 1}, {693, -1, 1}, {694, -1, 1}, {695, -1, 1}, {696, 782, 0}, {697, -1, 0}, {698, 784, 0},
    {699, 793, 0}, {700, 786, 0}, {701, -1, 0}, {702, -1, 0}, {703, 789, 0}, {704, 790, 0}, {705, 791, 0},
    {706, -1, 0}, {707, -1, 0}, {708, -1, 0}, {709, -1, 0}, {710, -1, 0}, {711, -1, 4}, {712, -1, 4},
    {713, -1, 4}, {714, -1, 4}, {714, -1, 5}, {715, -1, 4}, {715, -1, 5}, {716, -1, 4}, {716, -1, 5},
    {717, -1, 4}, {717, -1, 5}, {718, -1, 4}, {718, -1, 5}, {719, -1, 4}, {719, -1, 5}, {720, -1, 4},
    {720, -1, 5}, {721, -1, 4}, {721, -1, 5}, {722, -1, 4}, {722, -1, 5}, {723, -1, 4}, {723, -1, 5},
    {724, -1, 4}, {724, -1, 5}, {725, -1, 4}, {725, -1, 5}, {726, -1, 4}, {726, -1, 5}, {727, -1, 4},
    {727, -1, 5}, {728, -1, 4}, {728, -1, 5}, {729, -1, 4}, {729, -1, 5}, {730, -1, 4}, {731, -1, 4},
    {732, -1, 4}, {733, -1, 4}, {734, -1, 4}, {735, -1, 4}, {736, -1, 4}, {737, -1, 4}, {738, -1, 4},
    {739, -1, 4}, {740, -1, 4}, {741, -1, 4}, {742, -1, 4}, {743, 898, 4}, {743, -1, 5}, {744, 858, 4},
    {744, -1, 5}, {745, 860, 4}, {745, -1, 5}, {746, 856, 4}, {746, -1, 5}, {747, -1, 4}, {748, -1, 4},
    {749, -1, 4}, {750, -1, 4}, {751, 874, 4}, {751, -1, 5}, {752, 896, 4}, {752, -1, 5}, {753, 897, 4},
    {753, -1, 5}, {754, -1, 4}, {754, -1, 5}, {755, -1, 4}, {755, -1, 5}, {756, -1, 4}, {756, -1, 5},
    {757, -1, 4}, {757, -1, 5}, {758, -1, 4}, {758, -1, 5}, {759, -1, 4}, {759, -1, 5}, {760, 895, 4},
    {760, -1, 5}, {761, -1, 4}, {761, -1, 5}, {762, -1, 4}, {762, -1, 5}, {763, -1, 0}, {764, -1, 0},
    {765, 943, 5}, {766, -1, 0}, {767, 886, 0}, {768, -1, 3}, {769, -1, 0}, {770, 888, 0}, {771, -1, 0},
    {772, 890, 0}, {773, -1, 0}, {774, 995, 1}, {775, -1, 1}, {776, -1, 2}, {777, -1, 2}, {778, -1, 4},
    {779, -1, 4}, {780, -1, 4}, {781, -1, 4}, {782, -1, 3}, {783, -1, 0}, {784, 902, 3}, {785, 903, 3},
    {786, 904, 3}, {787, 905, 3}, {788, 906, 3}, {789, 907, 3}, {790, 908, 3}, {791, 909, 3}, {792, 910, 3},
    {793, -1, 3}, {794, 912, 3}, {795, 913, 3}, {796, 914, 3}, {797, 915, 3}, {798, -1, 3}, {799, 917, 3},
    {800, 918, 3}, {801, 919, 3}, {802, -1, 3}, {803, -1, 3}, {804, -1, 3}, {805, -1, 3}, {806, -1, 3},
    {807, -1, 3}, {808, 1007, 3}, {809, -1, 3}, {810, -1, 3}, {811, -1, 3}, {812, -1, 3}, {813, -1, 3},
    {814, -1, 3}, {815, -1, 4}, {816, -1, 4}, {817, 935, 3}, {818, -1, 3}, {819, 937, 1}, {820, -1, 1},
    {821, 939, 1}, {822, -1, 1}, {823, -1, 0}, {824, -1, 0}, {825, -1, 0}, {826, -1, 3}, {827, -1, 3},
    {828, -1, 3}, {829, -1, 3}, {830, -1, 3}, {831, -1, 5}, {832, -1, 5}, {833, -1, 5}, {834, -1, 0},
    {835, -1, 3}, {836, -1, 3}, {837, 955, 0}, {838, -1, 0}, {839, 957, 0}, {840, -1, 0}, {841, 959, 0},
    {842, -1, 0}, {843, -1, 0}, {844, -1, 2}, {845, -1, 2}, {846, -1, 2}, {847, -1, 2}, {848, -1, 2},
    {849, -1, 2}, {850, -1, 2}, {851, -1, 2}, {852, -1, 2}, {853, -1, 2}, {854, -1, 2}, {855, -1, 2},
    {856, -1, 2}, {857, -1, 2}, {858, -1, 2}, {859, -1, 2}, {860, -1, 2}, {861, -1, 2}, {862, -1, 2},
    {863, 999, 2}, {864, 1000, 2}, {865, 1001, 2}, {866, -1, 2}, {867, -1, 2}, {868, -1, 2}, {869, -1, 2},
    {870, -1, 2}, {871, -1, 2}, {872, -1, 2}, {873, -1, 2}, {874, -1, 1}, {875, -1, 1}, {876, -1, 1},
    {877, -1, 1}, {878, 997, 1}, {879, 998, 1}, {880, -1, 1}, {881, -1, 1}, {882, -1, 2}, {883, -1, 2},
    {884, -1, 2}, {885, 1003, 1}, {886, -1, 1}, {887, -1, 3}, {888, -1, 3}, {889, -1, 3}, {890, -1, 3},
    {891, -1, 3}, {892, -1, 3}, {893, -1, 3}, {894, 1012, 0}, {895, 1080, 0}, {896, -1, 5}, {897, -1, 0},
    {898, -1, 0}, {899, -1, 0}, {900, -1, 0}, {901, -1, 0}, {902, -1, 0}, {903, -1, 0}, {904, -1, 0},
    {905, -1, 0}, {906, -1, 0}, {907, -1, 0}, {908, -1, 0}, {909, -1, 0}, {910, 1028, 0}, {911, 1029, 0},
    {912, 1030, 0}, {913, -1, 0}, {914, 1034, 0}, {915, 1035, 0}, {916, 1036, 0}, {917, -1, 0}, {918, -1, 0},
    {919, -1, 0}, {920, 1040, 0}, {921, 1041, 0}, {922, -1, 0}, {923, -1, 0}, {924, -1, 0}, {925, -1, 0},
    {926, -1, 0}, {927, -1, 0}, {928, -1, 5}, {929, -1, 5}, {930, -1, 0}, {931, 1049, 0}, {932, 1050, 0},
    {933, -1, 0}, {934, 1052, 0}, {935, 1053, 0}, {936, -1, 0}, {937, 1055, 0}, {938, 1056, 0},
    {939, 1057, 0}, {940, -1, 0}, {941, 1059, 0}, {942, 1060, 0}, {943, 1061, 0}, {944, -1, 0}, {945, -1, 0},
    {946, -1, 0}, {947, -1, 5}, {948, -1, 5}, {949, -1, 5}, {950, -1, 5}, {951, -1, 5}, {952, -1, 5},
    {953, -1, 5}, {954, -1, 5}, {955, -1, 5}, {956, -1, 5}, {957, 1075, 0}, {958, 1076, 0}, {959, 1077, 0},
    {960, 1078, 0}, {961, 1079, 0}, {962, -1, 0}, {963, 1081, 0}, {964, 1082, 0}, {965, 1083, 0},
    {966, -1, 0}, {967, -1, 2}, {968, -1, 2}, {969, -1, 2}, {970, -1, 2}, {971, -1, 2}, {972, -1, 2},
    {973, -1, 2}, {974, -1, 0}, {975, -1, 0}, {976, -1, 0}, {977, -1, 0}, {978, -1, 0}, {979, -1, 0},
    {979, -1, 0}, {980, 1099, 0}, {981, 1100, 0}, {982, 1101, 0}, {983, 1123, 0}, {984, -1, 0}, {985, -1, 0},
    {986, -1, 1}, {987, -1, 1}, {988, -1, 1}, {989, -1, 1}, {990, -1, 1}, {991, 1172, 1}, {992, -1, 1},
    {993, -1, 1}, {994, -1, 0}, {995, -1, 0}, {996, -1, 0}, {997, -1, 0}, {998, -1, 0}, {999, 1118, 1},
    {1000, -1, 1}, {1001, 1120, 1}, {1002, -1, 1}, {1003, 1122, 1}, {1004, -1, 1}, {1005, -1, 0},
    {1006, -1, 0}, {1007, -1, 0}, {1008, -1, 0}, {1009, -1, 2}, {1010, -1, 2}, {1011, -1, 2}, {1012, -1, 2},
    {1013, -1, 2}, {1014, -1, 2}, {1015, -1, 0}, {1016, -1, 0}, {1017, -1, 2}, {1018, -1, 2}, {1019, -1, 2},
    {1020, -1, 2}, {1021, -1, 2}, {1022, -1, 2}, {1023, -1, 2}, {1024, -1, 4}, {1024, -1, 5}, {1025, -1, 4},
    {1025, -1, 5}, {1026, -1, 4}, {1026, -1, 5}, {1027, -1, 2}, {1028, -1, 0}, {1028, -1, 0}, {1029, -1, 0},
    {1029, -1, 0}, {1030, -1, 0}, {1030, -1, 0}, {1031, -1, 0}, {1031, -1, 0}, {1032, 1162, 0},
    {1032, -1, 0}, {1033, 1174, 0}, {1034, 1175, 0}, {1035, -1, 0}, {1036, 1163, 0}, {1037, 1170, 0},
    {1038, -1, 4}, {1039, -1, 4}, {1040, -1, 4}, {1041, -1, 4}, {1042, -1, 4}, {1043, -1, 4}, {1044, -1, 0},
    {1045, -1, 0}, {1046, -1, 0}, {1047, -1, 1}, {1048, -1, 2}, {1049, -1, 2}, {1050, 1177, 2},
    {1051, -1, 2}, {1052, -1, 0}, {1053, 1180, 0}, {1054, -1, 0}, {1055, 1182, 0}, {1056, -1, 0},
    {1057, -1, 1}, {1058, -1, 0}, {1059, -1, 0}, {991, 1208, 6}, {986, -1, 6}, {987, -1, 6}, {992, -1, 6},
    {999, -1, 6}, {1001, -1, 6}, {1003, -1, 6}, {1014, -1, 2}, {1027, -1, 2}, {528, -1, 6}, {529, -1, 6},
    {500, -1, 6}, {507, -1, 6}, {503, -1, 6}, {505, -1, 6}, {448, 1202, 2}, {535, -1, 2}, {457, -1, 2},
    {569, -1, 6}, {569, -1, 6}, {570, -1, 6}, {570, -1, 6}, {572, -1, 6}, {563, -1, 6}, {564, -1, 6},
    {874, -1, 6}, {875, -1, 6}, {273, -1, 2}, {971, -1, 2}, {972, -1, 2}, {973, -1, 2}, {265, -1, 6},
    {266, -1, 6}, {272, -1, 6}, {221, -1, 6}, {201, -1, 2}, {202, -1, 2}, {203, -1, 6}, {264, -1, 6},
    {652, -1, 2}, {673, -1, 6}, {679, -1, 6}, {683, -1, 6}, {878, 1230, 6}, {880, -1, 6}, {879, 1232, 6},
    {881, -1, 6}, {1057, -1, 6}
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
    {379, -1, -1, -1, 1112, 0, 237, 2, 0, 1, 2, 5, 48, 0, 0, 6},  // first
    {380, -1, -1, -1, 1113, 0, 238, 3, 0, 1, 2, 5, 48, 0, 0, 6},  // last
    {381, -1, -1, -1, 1114, 146, 239, 4, 0, 1, 1, 5, 4, 0, 0, 6},  // reversed
    {382, -1, -1, -1, -1, 146, 240, 5, 0, 1, 1, 5, 4, 0, 0, 6},  // enumerated
    {383, -1, -1, -1, -1, 146, 241, 6, 2, 2, 0, 0, 4, 0, 0, 6},  // zip
    {77, -1, -1, -1, -1, 148, 243, 7, 1, 2, 1, 5, 4, 0, 0, 6},  // map
    {384, -1, -1, -1, -1, 149, 245, 8, 1, 2, 1, 5, 4, 0, 0, 6},  // compactMap
    {385, -1, -1, -1, -1, 150, 247, 9, 1, 2, 1, 5, 4, 0, 0, 6},  // filter
    {386, -1, -1, -1, -1, 151, 249, 10, 2, 3, 1, 5, 48, 0, 0, 6},  // reduce
    {387, -1, -1, -1, -1, 153, 252, 11, 1, 2, 1, 5, 48, 0, 0, 6},  // forEach
    {388, -1, -1, -1, -1, 154, 254, 12, 1, 2, 1, 5, 48, 0, 0, 6},  // enumerateObjectsUsingBlock
    {389, -1, -1, -1, -1, 155, 256, 13, 1, 2, 1, 5, 48, 0, 0, 6},  // objectAtIndex
    {390, -1, -1, -1, -1, 156, 258, 14, 1, 2, 1, 5, 0, 0, 0, 6},  // indexOfObject
    {391, -1, -1, -1, -1, 0, 0, 15, 0, 0, 5, 0, 0, 0, 0, 6},  // NSNotFound
    {392, -1, -1, -1, -1, 157, 260, 16, 0, 1, 1, 5, 48, 0, 0, 6},  // removeLastObject
    {393, -1, -1, -1, -1, 157, 261, 17, 1, 2, 1, 5, 48, 0, 0, 6},  // removeObjectAtIndex
    {394, -1, -1, -1, -1, 158, 263, 18, 2, 3, 1, 5, 48, 0, 0, 6},  // replaceObjectAtIndex
    {396, -1, -1, -1, -1, 160, 266, 19, 2, 3, 1, 5, 48, 0, 0, 6},  // insertObject
    {398, -1, -1, -1, -1, 162, 269, 20, 2, 3, 1, 5, 48, 0, 0, 6},  // exchangeObjectAtIndex
    {71, -1, -1, -1, -1, 164, 272, 21, 1, 2, 1, 5, 48, 0, 0, 6},  // removeObject
    {306, -1, -1, -1, 1111, 165, 274, 22, 1, 2, 1, 5, 2, 0, 0, 6},  // contains
    {306, -1, -1, -1, -1, 166, 276, 23, 1, 2, 1, 5, 2, 0, 0, 6},  // contains
    {379, -1, -1, -1, -1, 167, 278, 24, 1, 2, 1, 5, 48, 0, 0, 6},  // first
    {400, -1, -1, -1, -1, 168, 280, 25, 1, 2, 1, 5, 2, 0, 0, 6},  // allSatisfy
    {401, -1, -1, -1, -1, 169, 282, 26, 1, 2, 1, 5, 48, 0, 0, 6},  // firstIndex
    {401, -1, -1, -1, -1, 170, 284, 27, 1, 2, 1, 5, 48, 0, 0, 6},  // firstIndex
    {380, -1, -1, -1, -1, 171, 286, 28, 1, 2, 1, 5, 48, 0, 0, 6},  // last
    {402, -1, -1, -1, -1, 172, 288, 29, 1, 2, 1, 5, 48, 0, 0, 6},  // lastIndex
    {402, -1, -1, -1, -1, 173, 290, 30, 1, 2, 1, 5, 48, 0, 0, 6},  // lastIndex
    {403, -1, -1, -1, -1, 174, 292, 31, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {403, -1, -1, -1, -1, 175, 294, 32, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {404, -1, -1, -1, -1, 176, 296, 33, 1, 2, 1, 5, 4, 0, 0, 6},  // drop
    {405, -1, -1, -1, -1, 177, 298, 34, 1, 2, 1, 5, 2, 0, 0, 6},  // elementsEqual
    {406, -1, -1, -1, -1, 178, 300, 35, 1, 2, 1, 5, 2, 0, 0, 6},  // starts
    {65, -1, -1, -1, -1, 179, 302, 36, 1, 2, 1, 5, 48, 0, 0, 6},  // removeFirst
    {63, -1, -1, -1, -1, 180, 304, 37, 1, 2, 1, 5, 48, 0, 0, 6},  // removeLast
    {306, -1, -1, -1, -1, 181, 306, 38, 1, 2, 1, 8, 2, 0, 0, 6},  // contains
    {31, -1, -1, -1, -1, 0, 308, 39, 0, 1, 2, 5, 4, 0, 0, 6},  // lazy
    {408, -1, -1, -1, -1, 182, 309, 40, 0, 1, 1, 5, 4, 0, 0, 6},  // dropFirst
    {408, -1, -1, -1, -1, 182, 310, 41, 1, 2, 1, 5, 4, 0, 0, 6},  // dropFirst
    {409, -1, -1, -1, -1, 183, 312, 42, 0, 1, 1, 5, 4, 0, 0, 6},  // dropLast
    {409, -1, -1, -1, -1, 183, 313, 43, 1, 2, 1, 5, 4, 0, 0, 6},  // dropLast
    {403, -1, -1, -1, -1, 184, 315, 44, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {410, -1, -1, -1, -1, 185, 317, 45, 1, 2, 1, 5, 4, 0, 0, 6},  // suffix
    {72, -1, -1, -1, -1, 186, 319, 46, 2, 3, 1, 5, 48, 0, 0, 6},  // swapAt
    {411, -1, -1, -1, -1, 188, 322, 47, 0, 1, 1, 5, 48, 0, 0, 6},  // joined
    {412, -1, -1, -1, -1, 0, 323, 48, 0, 1, 2, 5, 7, 0, 0, 6},  // indices
    {413, -1, -1, -1, -1, 0, 324, 49, 0, 1, 2, 5, 0, 0, 0, 6},  // startIndex
    {414, -1, -1, -1, -1, 0, 325, 50, 0, 1, 2, 5, 0, 0, 0, 6},  // endIndex
    {78, -1, -1, -1, -1, 188, 326, 51, 1, 2, 1, 5, 4, 0, 0, 6},  // flatMap
    {387, -1, -1, -1, -1, 189, 328, 52, 1, 2, 1, 8, 48, 0, 0, 6},  // forEach
    {386, -1, -1, -1, -1, 190, 330, 53, 2, 3, 1, 5, 48, 0, 0, 6},  // reduce
    {66, -1, -1, -1, -1, 192, 333, 54, 1, 2, 1, 5, 48, 0, 0, 6},  // removeAll
    {143, -1, -1, -1, -1, 193, 335, 55, 2, 2, 3, 0, 4, 0, 0, 6},  // Array
    {334, -1, -1, -1, -1, 195, 337, 56, 0, 1, 1, 5, 48, 0, 0, 6},  // min
    {332, -1, -1, -1, -1, 195, 338, 57, 0, 1, 1, 5, 48, 0, 0, 6},  // max
    {334, -1, -1, -1, -1, 195, 339, 58, 2, 2, 0, 0, 48, 0, 0, 6},  // min
    {332, -1, -1, -1, -1, 197, 341, 59, 2, 2, 0, 0, 48, 0, 0, 6},  // max
    {334, -1, -1, -1, -1, 199, 343, 60, 1, 2, 1, 5, 48, 0, 0, 6},  // min
    {332, -1, -1, -1, -1, 200, 345, 61, 1, 2, 1, 5, 48, 0, 0, 6},  // max
    {417, -1, -1, -1, -1, 201, 347, 62, 0, 1, 1, 5, 4, 0, 0, 6},  // sorted
    {417, -1, -1, -1, -1, 201, 348, 63, 1, 2, 1, 5, 4, 0, 0, 6},  // sorted
    {417, -1, -1, -1, -1, 202, 350, 64, 1, 2, 1, 5, 4, 0, 0, 6},  // sorted
    {411, -1, -1, -1, 1115, 203, 352, 65, 1, 2, 1, 5, 3, 0, 0, 6},  // joined
    {60, -1, -1, -1, 1109, 204, 354, 66, 1, 2, 1, 5, 48, 0, 0, 6},  // append
    {60, -1, -1, -1, 1110, 205, 356, 67, 1, 2, 1, 5, 48, 0, 0, 6},  // append
    {61, -1, -1, -1, -1, 206, 358, 68, 2, 3, 1, 5, 48, 0, 0, 6},  // insert
    {62, -1, -1, -1, -1, 208, 361, 69, 1, 2, 1, 5, 48, 0, 0, 6},  // remove
    {63, -1, -1, -1, -1, 209, 363, 70, 0, 1, 1, 5, 48, 0, 0, 6},  // removeLast
    {64, -1, -1, -1, -1, 209, 364, 71, 0, 1, 1, 5, 48, 0, 0, 6},  // popLast
    {65, -1, -1, -1, -1, 209, 365, 72, 0, 1, 1, 5, 48, 0, 0, 6},  // removeFirst
    {66, -1, -1, -1, 448, 209, 366, 73, 0, 1, 1, 5, 48, 0, 0, 6},  // removeAll
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
    {431, -1, -1, -1, -1, 0, 385, 88, 0, 1, 2, 4, 48, 0, 0, 6},  // wholeNumberValue
    {432, -1, -1, -1, -1, 0, 386, 89, 0, 1, 2, 4, 3, 0, 0, 6},  // capitalized
    {433, -1, -1, -1, -1, 214, 387, 90, 1, 2, 1, 4, 4, 0, 0, 6},  // split
    {434, -1, -1, -1, -1, 215, 389, 91, 1, 2, 1, 4, 4, 0, 0, 6},  // components
    {436, -1, -1, -1, -1, 216, 391, 92, 2, 3, 1, 4, 3, 0, 0, 6},  // replacingOccurrences
    {437, -1, -1, -1, -1, 218, 394, 93, 1, 1, 0, 0, 45, 0, 0, 6},  // type
    {140, -1, -1, -1, -1, 219, 395, 94, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {140, -1, -1, -1, -1, 220, 396, 95, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {141, -1, -1, -1, -1, 221, 397, 96, 1, 1, 3, 0, 3, 0, 0, 6},  // Character
    {442, -1, -1, -1, -1, 0, 398, 97, 0, 1, 2, 7, 4, 0, 0, 6},  // keys
    {443, -1, -1, -1, -1, 0, 399, 98, 0, 1, 2, 7, 4, 0, 0, 6},  // allKeys
    {444, -1, -1, -1, -1, 0, 400, 99, 0, 1, 2, 7, 4, 0, 0, 6},  // values
    {445, -1, -1, -1, -1, 0, 401, 100, 0, 1, 2, 7, 4, 0, 0, 6},  // allValues
    {378, -1, -1, -1, -1, 0, 402, 101, 0, 1, 2, 7, 0, 0, 0, 6},  // count
    {281, -1, -1, -1, -1, 0, 403, 102, 0, 1, 2, 7, 2, 0, 0, 6},  // isEmpty
    {67, -1, -1, -1, -1, 222, 404, 103, 1, 2, 1, 7, 48, 0, 0, 6},  // removeValue
    {447, -1, -1, -1, -1, 223, 406, 104, 1, 2, 1, 7, 48, 0, 0, 6},  // removeObjectForKey
    {68, -1, -1, -1, -1, 224, 408, 105, 2, 3, 1, 7, 48, 0, 0, 6},  // updateValue
    {70, -1, -1, -1, -1, 226, 411, 106, 2, 3, 1, 7, 48, 0, 0, 6},  // setObject
    {66, -1, -1, -1, -1, 228, 414, 107, 0, 1, 1, 7, 48, 0, 0, 6},  // removeAll
    {448, -1, -1, -1, -1, 228, 415, 108, 0, 1, 1, 7, 48, 0, 0, 6},  // removeAllObjects
    {69, -1, -1, -1, -1, 228, 416, 109, 2, 3, 1, 7, 48, 0, 0, 6},  // merge
    {450, -1, -1, -1, -1, 230, 419, 110, 1, 2, 1, 7, 6, 0, 0, 6},  // mapValues
    {385, -1, -1, -1, -1, 231, 421, 111, 1, 2, 1, 7, 6, 0, 0, 6},  // filter
    {451, -1, -1, -1, -1, 232, 423, 112, 2, 3, 1, 7, 6, 0, 0, 6},  // merging
    {452, -1, -1, -1, -1, 234, 426, 113, 1, 2, 1, 7, 48, 0, 0, 6},  // objectForKey
    {453, -1, -1, -1, -1, 235, 428, 114, 1, 2, 1, 7, 48, 0, 0, 6},  // valueForKey
    {439, -1, -1, -1, -1, 236, 430, 115, 1, 1, 3, 0, 6, 0, 0, 6},  // Dictionary
    {439, -1, -1, -1, -1, 237, 431, 116, 2, 2, 3, 0, 6, 0, 0, 6},  // Dictionary
    {441, -1, -1, -1, -1, 239, 433, 117, 0, 0, 3, 0, 6, 0, 0, 6},  // NSMutableDictionary
    {440, -1, -1, -1, -1, 239, 433, 118, 0, 0, 3, 0, 6, 0, 0, 6},  // NSDictionary
    {439, -1, -1, -1, -1, 239, 433, 119, 0, 0, 3, 0, 6, 0, 0, 6},  // Dictionary
    {77, -1, -1, -1, -1, 148, 433, 120, 1, 2, 1, 7, 4, 0, 0, 6},  // map
    {384, -1, -1, -1, -1, 149, 435, 121, 1, 2, 1, 7, 4, 0, 0, 6},  // compactMap
    {78, -1, -1, -1, -1, 188, 437, 122, 1, 2, 1, 7, 4, 0, 0, 6},  // flatMap
    {387, -1, -1, -1, -1, 153, 439, 123, 1, 2, 1, 7, 48, 0, 0, 6},  // forEach
    {386, -1, -1, -1, -1, 151, 441, 124, 2, 3, 1, 7, 48, 0, 0, 6},  // reduce
    {306, -1, -1, -1, -1, 166, 444, 125, 1, 2, 1, 7, 2, 0, 0, 6},  // contains
    {379, -1, -1, -1, -1, 167, 446, 126, 1, 2, 1, 7, 48, 0, 0, 6},  // first
    {400, -1, -1, -1, -1, 168, 448, 127, 1, 2, 1, 7, 2, 0, 0, 6},  // allSatisfy
    {417, -1, -1, -1, -1, 201, 450, 128, 1, 2, 1, 7, 4, 0, 0, 6},  // sorted
    {417, -1, -1, -1, -1, 202, 452, 129, 1, 2, 1, 7, 4, 0, 0, 6},  // sorted
    {332, -1, -1, -1, -1, 200, 454, 130, 1, 2, 1, 7, 48, 0, 0, 6},  // max
    {334, -1, -1, -1, -1, 199, 456, 131, 1, 2, 1, 7, 48, 0, 0, 6},  // min
    {382, -1, -1, -1, -1, 146, 458, 132, 0, 1, 1, 7, 4, 0, 0, 6},  // enumerated
    {379, -1, -1, -1, -1, 0, 459, 133, 0, 1, 2, 7, 48, 0, 0, 6},  // first
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
    {379, -1, -1, -1, -1, 0, 473, 146, 0, 1, 2, 6, 48, 0, 0, 6},  // first
    {300, -1, -1, -1, -1, 256, 474, 147, 1, 2, 1, 6, 5, 0, 0, 6},  // union
    {459, -1, -1, -1, -1, 257, 476, 148, 1, 2, 1, 6, 48, 0, 0, 6},  // formUnion
    {302, -1, -1, -1, -1, 258, 478, 149, 1, 2, 1, 6, 5, 0, 0, 6},  // intersection
    {460, -1, -1, -1, -1, 259, 480, 150, 1, 2, 1, 6, 48, 0, 0, 6},  // formIntersection
    {461, -1, -1, -1, -1, 260, 482, 151, 1, 2, 1, 6, 5, 0, 0, 6},  // subtracting
    {462, -1, -1, -1, -1, 261, 484, 152, 1, 2, 1, 6, 48, 0, 0, 6},  // subtract
    {463, -1, -1, -1, -1, 262, 486, 153, 1, 2, 1, 6, 5, 0, 0, 6},  // symmetricDifference
    {464, -1, -1, -1, -1, 263, 488, 154, 1, 2, 1, 6, 48, 0, 0, 6},  // formSymmetricDifference
    {465, -1, -1, -1, -1, 264, 490, 155, 1, 2, 1, 6, 2, 0, 0, 6},  // isSubset
    {466, -1, -1, -1, -1, 265, 492, 156, 1, 2, 1, 6, 2, 0, 0, 6},  // isSuperset
    {467, -1, -1, -1, -1, 266, 494, 157, 1, 2, 1, 6, 2, 0, 0, 6},  // isStrictSubset
    {468, -1, -1, -1, -1, 267, 496, 158, 1, 2, 1, 6, 2, 0, 0, 6},  // isStrictSuperset
    {469, -1, -1, -1, -1, 268, 498, 159, 1, 2, 1, 6, 2, 0, 0, 6},  // isDisjoint
    {306, -1, -1, -1, -1, 269, 500, 160, 1, 2, 1, 6, 2, 0, 0, 6},  // contains
    {61, -1, -1, -1, -1, 270, 502, 161, 1, 2, 1, 6, 48, 0, 0, 6},  // insert
    {470, -1, -1, -1, -1, 271, 504, 162, 1, 2, 1, 6, 48, 0, 0, 6},  // update
    {62, -1, -1, -1, -1, 272, 506, 163, 1, 2, 1, 6, 48, 0, 0, 6},  // remove
    {66, -1, -1, -1, -1, 273, 508, 164, 0, 1, 1, 6, 48, 0, 0, 6},  // removeAll
    {471, -1, -1, -1, -1, 273, 509, 165, 0, 1, 1, 6, 48, 0, 0, 6},  // popFirst
    {65, -1, -1, -1, -1, 273, 510, 166, 0, 1, 1, 6, 48, 0, 0, 6},  // removeFirst
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
    {159, -1, -1, -1, -1, 280, 519, 0, 1, 1, 3, 0, 26, 0, 0, 8},  // UIView
    {159, -1, -1, -1, -1, 0, 0, 1, 0, 0, 3, 0, 26, 0, 0, 8},  // UIView
    {160, -1, -1, -1, -1, 281, 520, 2, 1, 1, 3, 0, 26, 0, 0, 8},  // UIWindow
    {160, -1, -1, -1, -1, 0, 0, 3, 0, 0, 3, 0, 26, 0, 0, 8},  // UIWindow
    {161, -1, -1, -1, -1, 282, 521, 4, 1, 1, 3, 0, 26, 0, 0, 8},  // UIImageView
    {161, -1, -1, -1, -1, 0, 0, 5, 0, 0, 3, 0, 26, 0, 0, 8},  // UIImageView
    {162, -1, -1, -1, -1, 283, 522, 6, 1, 1, 3, 0, 26, 0, 0, 8},  // UILabel
    {162, -1, -1, -1, -1, 0, 0, 7, 0, 0, 3, 0, 26, 0, 0, 8},  // UILabel
    {163, -1, -1, -1, -1, 284, 523, 8, 1, 1, 3, 0, 26, 0, 0, 8},  // UIButton
    {163, -1, -1, -1, -1, 0, 0, 9, 0, 0, 3, 0, 26, 0, 0, 8},  // UIButton
    {164, -1, -1, -1, -1, 285, 524, 10, 1, 1, 3, 0, 26, 0, 0, 8},  // UIScrollView
    {164, -1, -1, -1, -1, 0, 0, 11, 0, 0, 3, 0, 26, 0, 0, 8},  // UIScrollView
    {165, -1, -1, -1, -1, 286, 525, 12, 1, 1, 3, 0, 26, 0, 0, 8},  // UIControl
    {165, -1, -1, -1, -1, 0, 0, 13, 0, 0, 3, 0, 26, 0, 0, 8},  // UIControl
    {166, -1, -1, -1, -1, 287, 526, 14, 1, 1, 3, 0, 26, 0, 0, 8},  // UITextField
    {166, -1, -1, -1, -1, 0, 0, 15, 0, 0, 3, 0, 26, 0, 0, 8},  // UITextField
    {167, -1, -1, -1, -1, 288, 527, 16, 1, 1, 3, 0, 26, 0, 0, 8},  // UITextView
    {167, -1, -1, -1, -1, 0, 0, 17, 0, 0, 3, 0, 26, 0, 0, 8},  // UITextView
    {168, -1, -1, -1, -1, 289, 528, 18, 1, 1, 3, 0, 26, 0, 0, 8},  // UITableViewCell
    {168, -1, -1, -1, -1, 0, 0, 19, 0, 0, 3, 0, 26, 0, 0, 8},  // UITableViewCell
    {169, -1, -1, -1, -1, 290, 529, 20, 1, 1, 3, 0, 26, 0, 0, 8},  // UICollectionViewCell
    {169, -1, -1, -1, -1, 0, 0, 21, 0, 0, 3, 0, 26, 0, 0, 8},  // UICollectionViewCell
    {170, -1, -1, -1, -1, 291, 530, 22, 1, 1, 3, 0, 26, 0, 0, 8},  // UIVisualEffectView
    {170, -1, -1, -1, -1, 0, 0, 23, 0, 0, 3, 0, 26, 0, 0, 8},  // UIVisualEffectView
    {525, -1, -1, -1, -1, 0, 531, 24, 0, 1, 2, 27, 13, 0, 9, 8},  // frame
    {526, -1, -1, -1, -1, 0, 532, 25, 0, 1, 2, 27, 13, 0, 0, 8},  // bounds
    {286, -1, -1, -1, -1, 0, 533, 26, 0, 1, 2, 27, 9, 0, 10, 8},  // center
    {527, -1, -1, -1, -1, 0, 534, 27, 0, 1, 2, 27, 9, 0, 11, 8},  // anchorPoint
    {528, -1, -1, -1, 1097, 0, 535, 28, 0, 1, 2, 27, 2, 0, 0, 8},  // isHidden
    {529, -1, -1, -1, -1, 0, 536, 29, 0, 1, 2, 27, 2, 0, 0, 8},  // clipsToBounds
    {530, -1, -1, -1, -1, 0, 537, 30, 0, 1, 2, 27, 3, 0, 0, 8},  // name
    {531, -1, -1, -1, -1, 292, 538, 31, 1, 1, 0, 0, 48, 0, 0, 8},  // UIImage
    {161, -1, -1, -1, -1, 293, 539, 32, 1, 1, 3, 0, 26, 0, 0, 8},  // UIImageView
    {84, -1, -1, -1, -1, 0, 540, 33, 0, 1, 2, 27, 14, 0, 12, 8},  // transform
    {534, -1, -1, -1, -1, 294, 541, 34, 1, 2, 1, 27, 48, 0, 0, 8},  // moveAnchor
    {535, -1, -1, -1, -1, 0, 543, 35, 0, 1, 2, 27, 9, 0, 0, 8},  // contentOffset
    {475, -1, -1, -1, -1, 0, 544, 36, 0, 1, 2, 27, 0, 0, 0, 8},  // alpha
    {536, -1, -1, -1, 537, 0, 545, 37, 0, 1, 2, 27, 2, 0, 0, 8},  // isUserInteractionEnabled
    {537, -1, -1, -1, -1, 0, 546, 38, 0, 1, 2, 27, 2, 0, 0, 8},  // userInteractionEnabled
    {538, -1, -1, -1, -1, 0, 547, 39, 0, 1, 2, 27, 0, 0, 0, 8},  // tag
    {85, -1, -1, -1, -1, 0, 548, 40, 0, 1, 2, 27, 27, 0, 0, 8},  // layer
    {539, -1, -1, -1, -1, 0, 549, 41, 0, 1, 2, 27, 17, 0, 0, 8},  // backgroundColor
    {540, -1, -1, -1, -1, 0, 550, 42, 0, 1, 2, 27, 3, 0, 0, 8},  // text
    {541, -1, -1, -1, -1, 0, 551, 43, 0, 1, 2, 27, 17, 0, 0, 8},  // textColor
    {542, -1, -1, -1, -1, 0, 552, 44, 0, 1, 2, 27, 20, 0, 0, 8},  // textAlignment
    {543, -1, -1, -1, -1, 0, 553, 45, 0, 1, 2, 27, 48, 0, 0, 8},  // font
    {533, -1, -1, -1, -1, 0, 554, 46, 0, 1, 2, 27, 48, 0, 0, 8},  // image
    {544, -1, -1, -1, -1, 0, 555, 47, 0, 1, 2, 27, 48, 0, 0, 8},  // contentMode
    {545, -1, -1, -1, -1, 0, 556, 48, 0, 1, 2, 27, 2, 0, 0, 8},  // isOpaque
    {546, -1, -1, -1, -1, 0, 557, 49, 0, 1, 2, 27, 17, 0, 0, 8},  // tintColor
    {547, -1, -1, -1, -1, 0, 558, 50, 0, 1, 2, 27, 0, 0, 0, 8},  // contentScaleFactor
    {548, -1, -1, -1, -1, 0, 559, 51, 0, 1, 2, 27, 3, 0, 0, 8},  // accessibilityLabel
    {549, -1, -1, -1, -1, 0, 560, 52, 0, 1, 2, 27, 0, 0, 0, 8},  // numberOfLines
    {550, -1, -1, -1, -1, 0, 561, 53, 0, 1, 2, 27, 2, 0, 0, 8},  // adjustsFontSizeToFitWidth
    {551, -1, -1, -1, -1, 0, 562, 54, 0, 1, 2, 27, 0, 0, 0, 8},  // zoomScale
    {552, 553, -1, -1, -1, 0, 0, 55, 0, 0, 5, 4, 3, 0, 0, 8},  // system
    {554, 553, -1, -1, -1, 0, 0, 56, 0, 0, 5, 4, 3, 0, 0, 8},  // custom
    {555, 553, -1, -1, -1, 0, 0, 57, 0, 0, 5, 4, 3, 0, 0, 8},  // infoLight
    {556, 553, -1, -1, -1, 0, 0, 58, 0, 0, 5, 4, 3, 0, 0, 8},  // contactAdd
    {557, 553, -1, -1, -1, 0, 0, 59, 0, 0, 5, 4, 3, 0, 0, 8},  // close
    {163, -1, -1, -1, -1, 295, 563, 60, 1, 1, 3, 0, 26, 0, 0, 8},  // UIButton
    {558, -1, -1, -1, -1, 0, 564, 61, 0, 1, 2, 27, 2, 0, 0, 8},  // isScrollEnabled
    {559, -1, -1, -1, -1, 0, 565, 62, 0, 1, 2, 27, 2, 0, 0, 8},  // isPagingEnabled
    {560, -1, -1, -1, -1, 0, 566, 63, 0, 1, 2, 27, 2, 0, 0, 8},  // bounces
    {561, -1, -1, -1, -1, 0, 567, 64, 0, 1, 2, 27, 2, 0, 0, 8},  // showsHorizontalScrollIndicator
    {562, -1, -1, -1, -1, 0, 568, 65, 0, 1, 2, 27, 2, 0, 0, 8},  // showsVerticalScrollIndicator
    {563, -1, -1, -1, -1, 0, 569, 66, 0, 1, 2, 27, 0, 0, 0, 8},  // minimumZoomScale
    {564, -1, -1, -1, -1, 0, 570, 67, 0, 1, 2, 27, 0, 0, 0, 8},  // maximumZoomScale
    {565, -1, -1, -1, -1, 0, 571, 68, 0, 1, 2, 27, 44, 0, 0, 8},  // contentInset
    {566, -1, -1, -1, -1, 0, 572, 69, 0, 1, 2, 27, 48, 0, 0, 8},  // delegate
    {567, -1, -1, -1, -1, 0, 573, 70, 0, 1, 2, 27, 12, 0, 0, 8},  // contentSize
    {289, 568, -1, -1, -1, 0, 0, 71, 0, 0, 5, 21, 20, 0, 0, 8},  // left
    {286, 568, -1, -1, -1, 0, 0, 72, 0, 0, 5, 21, 20, 0, 0, 8},  // center
    {291, 568, -1, -1, -1, 0, 0, 73, 0, 0, 5, 21, 20, 0, 0, 8},  // right
    {569, 568, -1, -1, -1, 0, 0, 74, 0, 0, 5, 21, 20, 0, 0, 8},  // justified
    {570, 568, -1, -1, -1, 0, 0, 75, 0, 0, 5, 21, 20, 0, 0, 8},  // natural
    {47, -1, -1, -1, -1, 296, 574, 76, 4, 4, 0, 0, 26, 0, 0, 8},  // view
    {571, -1, -1, -1, -1, 0, 578, 0, 0, 1, 2, 27, 26, 0, 0, 9},  // superview
    {572, -1, -1, -1, -1, 0, 579, 1, 0, 1, 2, 27, 4, 0, 0, 9},  // subviews
    {48, -1, -1, -1, -1, 0, 580, 2, 0, 1, 2, 27, 26, 0, 0, 9},  // window
    {573, -1, -1, -1, 1093, 300, 581, 3, 1, 2, 1, 27, 2, 0, 0, 9},  // isDescendant
    {574, -1, -1, -1, -1, 301, 583, 4, 1, 2, 1, 27, 48, 0, 0, 9},  // addSubview
    {575, -1, -1, -1, -1, 302, 585, 5, 1, 2, 1, 27, 48, 0, 0, 9},  // bringSubviewToFront
    {576, -1, -1, -1, 1095, 303, 587, 6, 1, 2, 1, 27, 48, 0, 0, 9},  // bringSubview
    {578, -1, -1, -1, -1, 304, 589, 7, 1, 2, 1, 27, 48, 0, 0, 9},  // sendSubviewToBack
    {579, -1, -1, -1, 1096, 305, 591, 8, 1, 2, 1, 27, 48, 0, 0, 9},  // sendSubview
    {581, -1, -1, -1, -1, 306, 593, 9, 0, 1, 1, 27, 48, 0, 0, 9},  // removeFromSuperview
    {582, -1, -1, -1, 1094, 306, 594, 10, 2, 3, 1, 27, 48, 0, 0, 9},  // insertSubview
    {582, -1, -1, -1, -1, 308, 597, 11, 2, 3, 1, 27, 48, 0, 0, 9},  // insertSubview
    {582, -1, -1, -1, -1, 310, 600, 12, 2, 3, 1, 27, 48, 0, 0, 9},  // insertSubview
    {585, -1, -1, -1, -1, 312, 603, 13, 2, 3, 1, 27, 9, 0, 5, 9},  // convert
    {585, -1, -1, -1, -1, 314, 606, 14, 2, 3, 1, 27, 9, 0, 5, 9},  // convert
    {586, -1, -1, -1, -1, 316, 609, 15, 2, 3, 1, 27, 9, 0, 5, 9},  // convertRect
    {586, -1, -1, -1, -1, 318, 612, 16, 2, 3, 1, 27, 9, 0, 5, 9},  // convertRect
    {589, -1, -1, -1, -1, 320, 615, 17, 2, 3, 1, 27, 9, 0, 5, 9},  // convertPoint
    {589, -1, -1, -1, -1, 322, 618, 18, 2, 3, 1, 27, 9, 0, 5, 9},  // convertPoint
    {590, -1, -1, -1, -1, 324, 621, 19, 0, 1, 1, 27, 48, 0, 0, 9},  // setNeedsLayout
    {591, -1, -1, -1, -1, 324, 622, 20, 0, 1, 1, 27, 48, 0, 0, 9},  // setNeedsDisplay
    {592, -1, -1, -1, -1, 324, 623, 21, 0, 1, 1, 27, 48, 0, 0, 9},  // layoutSubviews
    {593, -1, -1, -1, -1, 324, 624, 22, 0, 1, 1, 27, 48, 0, 0, 9},  // layoutIfNeeded
    {591, -1, -1, -1, -1, 324, 625, 23, 0, 1, 1, 28, 48, 0, 0, 9},  // setNeedsDisplay
    {594, -1, -1, -1, -1, 324, 626, 24, 1, 2, 1, 27, 26, 0, 0, 9},  // viewWithTag
    {595, -1, -1, -1, -1, 325, 628, 25, 2, 3, 1, 28, 48, 0, 0, 9},  // insertSublayer
    {595, -1, -1, -1, -1, 327, 631, 26, 2, 3, 1, 28, 48, 0, 0, 9},  // insertSublayer
    {595, -1, -1, -1, -1, 329, 634, 27, 2, 3, 1, 28, 48, 0, 0, 9},  // insertSublayer
    {598, 159, -1, -1, -1, 0, 0, 28, 0, 0, 5, 27, 0, 0, 0, 9},  // noIntrinsicMetric
    {600, 599, -1, -1, -1, 0, 0, 29, 0, 0, 5, 27, 26, 0, 0, 9},  // main
    {601, 599, -1, -1, -1, 331, 637, 30, 0, 0, 4, 27, 26, 0, 0, 9},  // mainScreen
    {602, -1, -1, -1, 1091, 331, 637, 31, 2, 3, 1, 27, 26, 0, 5, 9},  // hitTest
    {244, -1, -1, -1, 1092, 333, 640, 32, 2, 3, 1, 27, 2, 0, 5, 9},  // point
    {158, -1, -1, -1, -1, 335, 643, 0, 0, 0, 3, 0, 27, 0, 0, 10},  // CALayer
    {525, -1, -1, -1, -1, 0, 643, 1, 0, 1, 2, 28, 13, 0, 9, 10},  // frame
    {526, -1, -1, -1, -1, 0, 644, 2, 0, 1, 2, 28, 13, 0, 0, 10},  // bounds
    {83, -1, -1, -1, -1, 0, 645, 3, 0, 1, 2, 28, 9, 0, 10, 10},  // position
    {527, -1, -1, -1, -1, 0, 646, 4, 0, 1, 2, 28, 9, 0, 11, 10},  // anchorPoint
    {528, -1, -1, -1, 1097, 0, 647, 5, 0, 1, 2, 28, 2, 0, 0, 10},  // isHidden
    {604, -1, -1, -1, -1, 0, 648, 6, 0, 1, 2, 28, 2, 0, 0, 10},  // masksToBounds
    {530, -1, -1, -1, -1, 0, 649, 7, 0, 1, 2, 28, 3, 0, 0, 10},  // name
    {605, -1, -1, -1, -1, 0, 650, 8, 0, 1, 2, 28, 14, 0, 0, 10},  // sublayerTransform
    {84, -1, -1, -1, -1, 0, 651, 9, 0, 1, 2, 28, 14, 0, 0, 10},  // transform
    {606, -1, -1, -1, -1, 0, 652, 10, 0, 1, 2, 28, 0, 0, 0, 10},  // zPosition
    {607, -1, -1, -1, -1, 0, 653, 11, 0, 1, 2, 28, 0, 0, 0, 10},  // opacity
    {539, -1, -1, -1, -1, 0, 654, 12, 0, 1, 2, 28, 17, 0, 0, 10},  // backgroundColor
    {608, -1, -1, -1, -1, 0, 655, 13, 0, 1, 2, 28, 0, 0, 0, 10},  // cornerRadius
    {609, -1, -1, -1, -1, 0, 656, 14, 0, 1, 2, 28, 0, 0, 0, 10},  // borderWidth
    {610, -1, -1, -1, -1, 0, 657, 15, 0, 1, 2, 28, 17, 0, 0, 10},  // borderColor
    {611, -1, -1, -1, -1, 0, 658, 16, 0, 1, 2, 28, 17, 0, 0, 10},  // shadowColor
    {612, -1, -1, -1, -1, 0, 659, 17, 0, 1, 2, 28, 0, 0, 0, 10},  // shadowOpacity
    {613, -1, -1, -1, -1, 0, 660, 18, 0, 1, 2, 28, 0, 0, 0, 10},  // shadowRadius
    {614, -1, -1, -1, -1, 0, 661, 19, 0, 1, 2, 28, 12, 0, 0, 10},  // shadowOffset
    {615, -1, -1, -1, -1, 0, 662, 20, 0, 1, 2, 28, 28, 0, 0, 10},  // shadowPath
    {616, -1, -1, -1, -1, 0, 663, 21, 0, 1, 2, 28, 0, 0, 0, 10},  // contentsScale
    {617, -1, -1, -1, -1, 0, 664, 22, 0, 1, 2, 28, 48, 0, 0, 10},  // contents
    {618, -1, -1, -1, -1, 0, 665, 23, 0, 1, 2, 28, 2, 0, 0, 10},  // shouldRasterize
    {619, -1, -1, -1, -1, 0, 666, 24, 0, 1, 2, 28, 0, 0, 0, 10},  // rasterizationScale
    {620, -1, -1, -1, -1, 0, 667, 25, 0, 1, 2, 28, 2, 0, 0, 10},  // isDoubleSided
    {621, -1, -1, -1, -1, 0, 668, 26, 0, 1, 2, 28, 27, 0, 0, 10},  // mask
    {622, -1, -1, -1, -1, 0, 669, 27, 0, 1, 2, 28, 48, 0, 0, 10},  // lineCap
    {623, -1, -1, -1, -1, 0, 670, 28, 0, 1, 2, 28, 48, 0, 0, 10},  // fillRule
    {624, -1, -1, -1, -1, 0, 671, 29, 0, 1, 2, 28, 0, 0, 0, 10},  // strokeStart
    {625, -1, -1, -1, -1, 0, 672, 30, 0, 1, 2, 28, 0, 0, 0, 10},  // strokeEnd
    {626, -1, -1, -1, -1, 335, 673, 31, 0, 1, 1, 28, 14, 0, 0, 10},  // affineTransform
    {86, -1, -1, -1, -1, 335, 674, 32, 1, 2, 1, 28, 48, 0, 8, 10},  // setAffineTransform
    {627, -1, -1, -1, 1102, 336, 676, 33, 0, 1, 1, 28, 27, 0, 0, 10},  // presentation
    {628, -1, -1, -1, 1103, 336, 677, 34, 0, 1, 1, 28, 27, 0, 0, 10},  // model
    {629, -1, -1, -1, -1, 0, 678, 35, 0, 1, 2, 28, 27, 0, 0, 10},  // superlayer
    {630, -1, -1, -1, -1, 0, 679, 36, 0, 1, 2, 28, 4, 0, 0, 10},  // sublayers
    {631, -1, -1, -1, -1, 336, 680, 37, 1, 2, 1, 28, 48, 0, 0, 10},  // addSublayer
    {632, -1, -1, -1, -1, 337, 682, 38, 0, 1, 1, 28, 48, 0, 0, 10},  // removeFromSuperlayer
    {585, -1, -1, -1, 1098, 337, 683, 39, 2, 3, 1, 28, 9, 0, 5, 10},  // convert
    {585, -1, -1, -1, 1100, 339, 686, 40, 2, 3, 1, 28, 9, 0, 5, 10},  // convert
    {602, -1, -1, -1, -1, 341, 689, 41, 1, 2, 1, 28, 27, 0, 0, 10},  // hitTest
    {306, -1, -1, -1, 1021, 342, 691, 42, 1, 2, 1, 28, 2, 0, 0, 10},  // contains
    {633, -1, -1, -1, -1, 343, 693, 0, 0, 0, 0, 0, 41, 0, 0, 11},  // Rectangle
    {634, -1, -1, -1, -1, 343, 693, 1, 1, 1, 0, 0, 41, 0, 0, 11},  // Text
    {635, -1, -1, -1, -1, 344, 694, 2, 1, 1, 0, 0, 41, 0, 0, 11},  // Image
    {525, -1, -1, -1, -1, 345, 695, 3, 2, 3, 1, 42, 41, 0, 0, 11},  // frame
    {525, -1, -1, -1, -1, 347, 698, 4, 1, 2, 1, 42, 41, 0, 0, 11},  // frame
    {525, -1, -1, -1, -1, 348, 700, 5, 1, 2, 1, 42, 41, 0, 0, 11},  // frame
    {637, -1, -1, -1, -1, 349, 702, 6, 1, 2, 1, 42, 41, 0, 0, 11},  // padding
    {83, -1, -1, -1, -1, 350, 704, 7, 2, 3, 1, 42, 41, 0, 0, 11},  // position
    {83, -1, -1, -1, -1, 352, 707, 8, 1, 2, 1, 42, 41, 0, 0, 11},  // position
    {638, -1, -1, -1, -1, 353, 709, 9, 2, 3, 1, 42, 41, 0, 0, 11},  // offset
    {638, -1, -1, -1, -1, 355, 712, 10, 1, 2, 1, 42, 41, 0, 0, 11},  // offset
    {638, -1, -1, -1, -1, 356, 714, 11, 1, 2, 1, 42, 41, 0, 0, 11},  // offset
    {638, -1, -1, -1, -1, 357, 716, 12, 1, 2, 1, 42, 41, 0, 0, 11},  // offset
    {639, -1, -1, -1, -1, 358, 718, 13, 1, 2, 1, 42, 41, 0, 0, 11},  // rotationEffect
    {639, -1, -1, -1, -1, 359, 720, 14, 2, 3, 1, 42, 41, 0, 0, 11},  // rotationEffect
    {641, -1, -1, -1, -1, 361, 723, 15, 1, 2, 1, 42, 41, 0, 0, 11},  // scaleEffect
    {641, -1, -1, -1, -1, 362, 725, 16, 2, 3, 1, 42, 41, 0, 0, 11},  // scaleEffect
    {641, -1, -1, -1, -1, 364, 728, 17, 2, 3, 1, 42, 41, 0, 0, 11},  // scaleEffect
    {641, -1, -1, -1, -1, 366, 731, 18, 3, 4, 1, 42, 41, 0, 0, 11},  // scaleEffect
    {642, -1, -1, -1, -1, 369, 735, 19, 1, 2, 1, 42, 41, 0, 0, 11},  // transformEffect
    {643, -1, -1, -1, -1, 370, 737, 20, 1, 2, 1, 42, 41, 0, 0, 11},  // modifier
    {84, -1, -1, -1, -1, 0, 739, 21, 0, 1, 2, 42, 14, 0, 0, 11},  // transform
    {285, -1, -1, -1, -1, 0, 740, 22, 0, 1, 2, 42, 4, 0, 0, 11},  // corners
    {286, -1, -1, -1, -1, 0, 741, 23, 0, 1, 2, 42, 9, 0, 0, 11},  // center
    {644, -1, -1, -1, -1, 0, 742, 24, 0, 1, 2, 42, 13, 0, 0, 11},  // layoutFrame
    {236, -1, -1, -1, -1, 0, 743, 25, 0, 1, 2, 42, 12, 0, 0, 11},  // size
    {645, 646, -1, -1, -1, 0, 0, 26, 0, 0, 5, 43, 42, 0, 0, 11},  // topLeading
    {288, 646, -1, -1, -1, 0, 0, 27, 0, 0, 5, 43, 42, 0, 0, 11},  // top
    {647, 646, -1, -1, -1, 0, 0, 28, 0, 0, 5, 43, 42, 0, 0, 11},  // topTrailing
    {648, 646, -1, -1, -1, 0, 0, 29, 0, 0, 5, 43, 42, 0, 0, 11},  // leading
    {286, 646, -1, -1, -1, 0, 0, 30, 0, 0, 5, 43, 42, 0, 0, 11},  // center
    {649, 646, -1, -1, -1, 0, 0, 31, 0, 0, 5, 43, 42, 0, 0, 11},  // trailing
    {650, 646, -1, -1, -1, 0, 0, 32, 0, 0, 5, 43, 42, 0, 0, 11},  // bottomLeading
    {290, 646, -1, -1, -1, 0, 0, 33, 0, 0, 5, 43, 42, 0, 0, 11},  // bottom
    {651, 646, -1, -1, -1, 0, 0, 34, 0, 0, 5, 43, 42, 0, 0, 11},  // bottomTrailing
    {646, -1, -1, -1, -1, 371, 744, 35, 2, 2, 0, 0, 9, 0, 0, 11},  // UnitPoint
    {653, -1, -1, -1, -1, 373, 746, 36, 1, 1, 3, 0, 14, 0, 0, 11},  // ProjectionTransform
    {655, -1, -1, -1, -1, 374, 747, 0, 2, 2, 3, 0, 29, 0, 0, 12},  // UIPanGestureRecognizer
    {655, -1, -1, -1, -1, 376, 749, 1, 1, 1, 3, 0, 29, 0, 0, 12},  // UIPanGestureRecognizer
    {655, -1, -1, -1, -1, 0, 0, 2, 0, 0, 3, 0, 29, 0, 0, 12},  // UIPanGestureRecognizer
    {658, -1, -1, -1, -1, 377, 750, 3, 2, 2, 3, 0, 29, 0, 0, 12},  // UIPinchGestureRecognizer
    {658, -1, -1, -1, -1, 379, 752, 4, 1, 1, 3, 0, 29, 0, 0, 12},  // UIPinchGestureRecognizer
    {658, -1, -1, -1, -1, 0, 0, 5, 0, 0, 3, 0, 29, 0, 0, 12},  // UIPinchGestureRecognizer
    {659, -1, -1, -1, -1, 380, 753, 6, 2, 2, 3, 0, 29, 0, 0, 12},  // UIRotationGestureRecognizer
    {659, -1, -1, -1, -1, 382, 755, 7, 1, 1, 3, 0, 29, 0, 0, 12},  // UIRotationGestureRecognizer
    {659, -1, -1, -1, -1, 0, 0, 8, 0, 0, 3, 0, 29, 0, 0, 12},  // UIRotationGestureRecognizer
    {660, -1, -1, -1, -1, 383, 756, 9, 2, 2, 3, 0, 29, 0, 0, 12},  // UITapGestureRecognizer
    {660, -1, -1, -1, -1, 385, 758, 10, 1, 1, 3, 0, 29, 0, 0, 12},  // UITapGestureRecognizer
    {660, -1, -1, -1, -1, 0, 0, 11, 0, 0, 3, 0, 29, 0, 0, 12},  // UITapGestureRecognizer
    {661, -1, -1, -1, -1, 386, 759, 12, 2, 2, 3, 0, 29, 0, 0, 12},  // UILongPressGestureRecognizer
    {661, -1, -1, -1, -1, 388, 761, 13, 1, 1, 3, 0, 29, 0, 0, 12},  // UILongPressGestureRecognizer
    {661, -1, -1, -1, -1, 0, 0, 14, 0, 0, 3, 0, 29, 0, 0, 12},  // UILongPressGestureRecognizer
    {662, -1, -1, -1, -1, 389, 762, 15, 2, 2, 3, 0, 29, 0, 0, 12},  // UISwipeGestureRecognizer
    {662, -1, -1, -1, -1, 391, 764, 16, 1, 1, 3, 0, 29, 0, 0, 12},  // UISwipeGestureRecognizer
    {662, -1, -1, -1, -1, 0, 0, 17, 0, 0, 3, 0, 29, 0, 0, 12},  // UISwipeGestureRecognizer
    {663, 654, -1, -1, -1, 0, 0, 18, 0, 0, 5, 30, 45, 0, 0, 12},  // State
    {664, 654, -1, -1, -1, 0, 0, 19, 0, 0, 5, 30, 45, 0, 0, 12},  // Direction
    {667, 668, 669, -1, -1, 0, 0, 20, 0, 0, 5, 31, 30, 0, 0, 12},  // possible
    {670, 668, -1, -1, -1, 0, 0, 21, 0, 0, 5, 31, 30, 0, 0, 12},  // Possible
    {671, 668, 672, -1, -1, 0, 0, 22, 0, 0, 5, 31, 30, 0, 0, 12},  // began
    {673, 668, -1, -1, -1, 0, 0, 23, 0, 0, 5, 31, 30, 0, 0, 12},  // Began
    {674, 668, 675, -1, -1, 0, 0, 24, 0, 0, 5, 31, 30, 0, 0, 12},  // changed
    {676, 668, -1, -1, -1, 0, 0, 25, 0, 0, 5, 31, 30, 0, 0, 12},  // Changed
    {677, 668, 678, -1, -1, 0, 0, 26, 0, 0, 5, 31, 30, 0, 0, 12},  // ended
    {679, 668, -1, -1, -1, 0, 0, 27, 0, 0, 5, 31, 30, 0, 0, 12},  // Ended
    {680, 668, 681, -1, -1, 0, 0, 28, 0, 0, 5, 31, 30, 0, 0, 12},  // cancelled
    {682, 668, -1, -1, -1, 0, 0, 29, 0, 0, 5, 31, 30, 0, 0, 12},  // Cancelled
    {683, 668, 684, -1, -1, 0, 0, 30, 0, 0, 5, 31, 30, 0, 0, 12},  // failed
    {685, 668, -1, -1, -1, 0, 0, 31, 0, 0, 5, 31, 30, 0, 0, 12},  // Failed
    {686, 668, 687, -1, -1, 0, 0, 32, 0, 0, 5, 31, 30, 0, 0, 12},  // recognized
    {291, 688, 689, -1, -1, 0, 0, 33, 0, 0, 5, 32, 31, 0, 0, 12},  // right
    {690, 688, -1, -1, -1, 0, 0, 34, 0, 0, 5, 32, 31, 0, 0, 12},  // Right
    {289, 688, 691, -1, -1, 0, 0, 35, 0, 0, 5, 32, 31, 0, 0, 12},  // left
    {692, 688, -1, -1, -1, 0, 0, 36, 0, 0, 5, 32, 31, 0, 0, 12},  // Left
    {352, 688, 693, -1, -1, 0, 0, 37, 0, 0, 5, 32, 31, 0, 0, 12},  // up
    {694, 688, -1, -1, -1, 0, 0, 38, 0, 0, 5, 32, 31, 0, 0, 12},  // Up
    {353, 688, 695, -1, -1, 0, 0, 39, 0, 0, 5, 32, 31, 0, 0, 12},  // down
    {696, 688, -1, -1, -1, 0, 0, 40, 0, 0, 5, 32, 31, 0, 0, 12},  // Down
    {697, -1, -1, -1, -1, 0, 765, 41, 0, 1, 2, 30, 30, 0, 0, 12},  // state
    {698, -1, -1, -1, 699, 0, 766, 42, 0, 1, 2, 30, 2, 0, 0, 12},  // isEnabled
    {699, -1, -1, -1, -1, 0, 767, 43, 0, 1, 2, 30, 2, 0, 0, 12},  // enabled
    {47, -1, -1, -1, -1, 0, 768, 44, 0, 1, 2, 30, 26, 0, 0, 12},  // view
    {530, -1, -1, -1, -1, 0, 769, 45, 0, 1, 2, 30, 3, 0, 0, 12},  // name
    {700, -1, -1, -1, -1, 0, 770, 46, 0, 1, 2, 30, 2, 0, 0, 12},  // cancelsTouchesInView
    {701, -1, -1, -1, -1, 0, 771, 47, 0, 1, 2, 30, 2, 0, 0, 12},  // delaysTouchesBegan
    {702, -1, -1, -1, -1, 0, 772, 48, 0, 1, 2, 30, 2, 0, 0, 12},  // delaysTouchesEnded
    {703, -1, -1, -1, -1, 0, 773, 49, 0, 1, 2, 30, 0, 0, 0, 12},  // numberOfTouches
    {566, -1, -1, -1, -1, 0, 774, 50, 0, 1, 2, 30, 48, 0, 0, 12},  // delegate
    {704, -1, -1, -1, -1, 0, 775, 51, 0, 1, 2, 30, 0, 0, 0, 12},  // minimumNumberOfTouches
    {705, -1, -1, -1, -1, 0, 776, 52, 0, 1, 2, 30, 0, 0, 0, 12},  // maximumNumberOfTouches
    {706, -1, -1, -1, -1, 0, 777, 53, 0, 1, 2, 30, 0, 0, 0, 12},  // numberOfTapsRequired
    {707, -1, -1, -1, -1, 0, 778, 54, 0, 1, 2, 30, 0, 0, 0, 12},  // numberOfTouchesRequired
    {708, -1, -1, -1, -1, 0, 779, 55, 0, 1, 2, 30, 0, 0, 0, 12},  // minimumPressDuration
    {709, -1, -1, -1, -1, 0, 780, 56, 0, 1, 2, 30, 0, 0, 0, 12},  // allowableMovement
    {710, -1, -1, -1, -1, 0, 781, 57, 0, 1, 2, 30, 31, 0, 0, 12},  // direction
    {214, -1, -1, -1, -1, 0, 782, 58, 0, 1, 2, 30, 0, 0, 0, 12},  // scale
    {216, -1, -1, -1, -1, 0, 783, 59, 0, 1, 2, 30, 0, 0, 0, 12},  // rotation
    {711, -1, -1, -1, -1, 0, 784, 60, 0, 1, 2, 30, 0, 0, 0, 12},  // velocity
    {712, -1, -1, -1, -1, 392, 785, 61, 1, 2, 1, 30, 9, 0, 0, 12},  // location
    {713, -1, -1, -1, -1, 393, 787, 62, 1, 2, 1, 30, 9, 0, 0, 12},  // locationInView
    {712, -1, -1, -1, 1116, 394, 789, 63, 2, 3, 1, 30, 9, 0, 0, 12},  // location
    {715, -1, -1, -1, -1, 396, 792, 64, 2, 3, 1, 30, 9, 0, 0, 12},  // locationOfTouch
    {217, -1, -1, -1, -1, 398, 795, 65, 1, 2, 1, 30, 9, 0, 0, 12},  // translation
    {717, -1, -1, -1, -1, 399, 797, 66, 1, 2, 1, 30, 9, 0, 0, 12},  // translationInView
    {711, -1, -1, -1, -1, 400, 799, 67, 1, 2, 1, 30, 9, 0, 0, 12},  // velocity
    {718, -1, -1, -1, -1, 401, 801, 68, 1, 2, 1, 30, 9, 0, 0, 12},  // velocityInView
    {719, -1, -1, -1, 1117, 402, 803, 69, 2, 3, 1, 30, 48, 0, 0, 12},  // setTranslation
    {719, -1, -1, -1, -1, 404, 806, 70, 2, 3, 1, 30, 48, 0, 0, 12},  // setTranslation
    {720, -1, -1, -1, -1, 406, 809, 71, 2, 3, 1, 30, 48, 0, 0, 12},  // addTarget
    {721, -1, -1, -1, -1, 408, 812, 72, 2, 3, 1, 30, 48, 0, 0, 12},  // removeTarget
    {722, -1, -1, -1, 1118, 410, 815, 73, 1, 2, 1, 30, 48, 0, 0, 12},  // require
    {724, -1, -1, -1, -1, 411, 817, 74, 1, 2, 1, 30, 48, 0, 0, 12},  // requireGestureRecognizerToFail
    {725, -1, -1, -1, -1, 412, 819, 75, 1, 2, 1, 27, 48, 0, 0, 12},  // addGestureRecognizer
    {726, -1, -1, -1, -1, 413, 821, 76, 1, 2, 1, 27, 48, 0, 0, 12},  // removeGestureRecognizer
    {727, -1, -1, -1, -1, 0, 823, 77, 0, 1, 2, 27, 4, 0, 0, 12},  // gestureRecognizers
    {728, -1, -1, -1, -1, 0, 824, 78, 0, 1, 2, 27, 2, 0, 0, 12},  // isMultipleTouchEnabled
    {729, -1, -1, -1, -1, 0, 825, 79, 0, 1, 2, 27, 2, 0, 0, 12},  // multipleTouchEnabled
    {730, -1, -1, -1, -1, 0, 826, 80, 0, 1, 2, 27, 2, 0, 0, 12},  // isExclusiveTouch
    {712, -1, -1, -1, -1, 414, 827, 0, 1, 2, 1, 45, 9, 0, 0, 13},  // location
    {713, -1, -1, -1, -1, 415, 829, 1, 1, 2, 1, 45, 9, 0, 0, 13},  // locationInView
    {734, -1, -1, -1, -1, 416, 831, 2, 1, 2, 1, 45, 9, 0, 0, 13},  // previousLocation
    {735, -1, -1, -1, -1, 417, 833, 3, 1, 2, 1, 45, 9, 0, 0, 13},  // previousLocationInView
    {736, -1, -1, -1, -1, 418, 835, 4, 0, 1, 1, 5, 48, 0, 0, 13},  // anyObject
    {737, -1, -1, -1, -1, 418, 836, 5, 3, 3, 0, 0, 48, 0, 0, 13},  // drag
    {737, -1, -1, -1, -1, 421, 839, 6, 4, 4, 0, 0, 48, 0, 0, 13},  // drag
    {740, -1, -1, -1, -1, 425, 843, 7, 3, 3, 0, 0, 48, 0, 0, 13},  // fingers
    {740, -1, -1, -1, -1, 428, 846, 8, 4, 4, 0, 0, 48, 0, 0, 13},  // fingers
    {741, -1, -1, -1, -1, 432, 850, 9, 4, 4, 0, 0, 48, 0, 0, 13},  // pinch
    {741, -1, -1, -1, -1, 436, 854, 10, 5, 5, 0, 0, 48, 0, 0, 13},  // pinch
    {742, -1, -1, -1, -1, 441, 859, 11, 4, 4, 0, 0, 48, 0, 0, 13},  // twist
    {744, -1, -1, -1, -1, 445, 863, 12, 1, 1, 0, 0, 48, 0, 0, 13},  // tap
    {744, -1, -1, -1, -1, 446, 864, 13, 2, 2, 0, 0, 48, 0, 0, 13},  // tap
    {744, -1, -1, -1, -1, 448, 866, 14, 2, 2, 0, 0, 48, 0, 0, 13},  // tap
    {744, -1, -1, -1, -1, 450, 868, 15, 3, 3, 0, 0, 48, 0, 0, 13},  // tap
    {746, -1, -1, -1, -1, 453, 871, 16, 2, 2, 0, 0, 48, 0, 0, 13},  // press
    {740, -1, -1, -1, -1, 455, 873, 17, 2, 2, 0, 0, 48, 0, 0, 13},  // fingers
    {748, -1, -1, -1, -1, 457, 875, 18, 0, 0, 0, 0, 48, 0, 0, 13},  // lift
    {749, -1, -1, -1, -1, 457, 875, 19, 0, 0, 0, 0, 48, 0, 0, 13},  // cancel
    {752, 159, -1, -1, -1, 0, 0, 0, 0, 0, 5, 27, 45, 0, 0, 14},  // AnimationOptions
    {753, 159, -1, -1, -1, 0, 0, 1, 0, 0, 5, 27, 45, 0, 0, 14},  // KeyframeAnimationOptions
    {755, 159, -1, -1, -1, 0, 0, 2, 0, 0, 5, 27, 45, 0, 0, 14},  // AnimationCurve
    {759, 750, 760, -1, -1, 0, 0, 3, 0, 0, 5, 35, 34, 0, 0, 14},  // curveEaseInOut
    {761, 750, 762, -1, -1, 0, 0, 4, 0, 0, 5, 35, 34, 0, 0, 14},  // curveEaseIn
    {763, 750, 764, -1, -1, 0, 0, 5, 0, 0, 5, 35, 34, 0, 0, 14},  // curveEaseOut
    {765, 750, 766, -1, -1, 0, 0, 6, 0, 0, 5, 35, 34, 0, 0, 14},  // curveLinear
    {10, 750, 767, -1, -1, 0, 0, 7, 0, 0, 5, 35, 34, 0, 0, 14},  // repeat
    {768, 750, 769, -1, -1, 0, 0, 8, 0, 0, 5, 35, 34, 0, 0, 14},  // autoreverse
    {770, 750, 771, -1, -1, 0, 0, 9, 0, 0, 5, 35, 34, 0, 0, 14},  // beginFromCurrentState
    {772, 750, 773, -1, -1, 0, 0, 10, 0, 0, 5, 35, 34, 0, 0, 14},  // overrideInheritedDuration
    {774, 750, 775, -1, -1, 0, 0, 11, 0, 0, 5, 35, 34, 0, 0, 14},  // overrideInheritedCurve
    {776, 750, 777, -1, -1, 0, 0, 12, 0, 0, 5, 35, 34, 0, 0, 14},  // overrideInheritedOptions
    {778, 750, 779, -1, -1, 0, 0, 13, 0, 0, 5, 35, 34, 0, 0, 14},  // allowUserInteraction
    {592, 750, 780, -1, -1, 0, 0, 14, 0, 0, 5, 35, 34, 0, 0, 14},  // layoutSubviews
    {781, 750, 782, -1, -1, 0, 0, 15, 0, 0, 5, 35, 34, 0, 0, 14},  // allowAnimatedContent
    {783, 750, 784, -1, -1, 0, 0, 16, 0, 0, 5, 35, 34, 0, 0, 14},  // showHideTransitionViews
    {785, 750, 786, -1, -1, 0, 0, 17, 0, 0, 5, 35, 34, 0, 0, 14},  // calculationModeLinear
    {787, 750, 788, -1, -1, 0, 0, 18, 0, 0, 5, 35, 34, 0, 0, 14},  // calculationModeDiscrete
    {789, 750, -1, -1, -1, 0, 0, 19, 0, 0, 5, 35, 34, 0, 0, 14},  // CurveEaseInOut
    {790, 750, -1, -1, -1, 0, 0, 20, 0, 0, 5, 35, 34, 0, 0, 14},  // CurveEaseIn
    {791, 750, -1, -1, -1, 0, 0, 21, 0, 0, 5, 35, 34, 0, 0, 14},  // CurveEaseOut
    {792, 750, -1, -1, -1, 0, 0, 22, 0, 0, 5, 35, 34, 0, 0, 14},  // CurveLinear
    {793, 750, -1, -1, -1, 0, 0, 23, 0, 0, 5, 35, 34, 0, 0, 14},  // Repeat
    {794, 750, -1, -1, -1, 0, 0, 24, 0, 0, 5, 35, 34, 0, 0, 14},  // Autoreverse
    {795, 750, -1, -1, -1, 0, 0, 25, 0, 0, 5, 35, 34, 0, 0, 14},  // BeginFromCurrentState
    {796, 750, -1, -1, -1, 0, 0, 26, 0, 0, 5, 35, 34, 0, 0, 14},  // OverrideInheritedDuration
    {797, 750, -1, -1, -1, 0, 0, 27, 0, 0, 5, 35, 34, 0, 0, 14},  // OverrideInheritedCurve
    {798, 750, -1, -1, -1, 0, 0, 28, 0, 0, 5, 35, 34, 0, 0, 14},  // OverrideInheritedOptions
    {799, 750, -1, -1, -1, 0, 0, 29, 0, 0, 5, 35, 34, 0, 0, 14},  // AllowUserInteraction
    {800, 750, -1, -1, -1, 0, 0, 30, 0, 0, 5, 35, 34, 0, 0, 14},  // LayoutSubviews
    {801, 750, -1, -1, -1, 0, 0, 31, 0, 0, 5, 35, 34, 0, 0, 14},  // CalculationModeLinear
    {802, 754, 803, -1, -1, 0, 0, 32, 0, 0, 5, 36, 35, 0, 0, 14},  // easeInOut
    {804, 754, 805, -1, -1, 0, 0, 33, 0, 0, 5, 36, 35, 0, 0, 14},  // easeIn
    {806, 754, 807, -1, -1, 0, 0, 34, 0, 0, 5, 36, 35, 0, 0, 14},  // easeOut
    {808, 754, 809, -1, -1, 0, 0, 35, 0, 0, 5, 36, 35, 0, 0, 14},  // linear
    {810, 754, -1, -1, -1, 0, 0, 36, 0, 0, 5, 36, 35, 0, 0, 14},  // EaseInOut
    {811, 754, -1, -1, -1, 0, 0, 37, 0, 0, 5, 36, 35, 0, 0, 14},  // EaseIn
    {812, 754, -1, -1, -1, 0, 0, 38, 0, 0, 5, 36, 35, 0, 0, 14},  // EaseOut
    {813, 754, -1, -1, -1, 0, 0, 39, 0, 0, 5, 36, 35, 0, 0, 14},  // Linear
    {808, 756, 814, -1, -1, 0, 0, 40, 0, 0, 5, 37, 36, 0, 0, 14},  // linear
    {804, 756, 815, -1, -1, 0, 0, 41, 0, 0, 5, 37, 36, 0, 0, 14},  // easeIn
    {806, 756, 816, -1, -1, 0, 0, 42, 0, 0, 5, 37, 36, 0, 0, 14},  // easeOut
    {817, 756, 818, -1, -1, 0, 0, 43, 0, 0, 5, 37, 36, 0, 0, 14},  // easeInEaseOut
    {15, 756, 819, -1, -1, 0, 0, 44, 0, 0, 5, 37, 36, 0, 0, 14},  // default
    {820, 757, 821, -1, -1, 0, 0, 45, 0, 0, 5, 38, 37, 0, 0, 14},  // removed
    {822, 757, 823, -1, -1, 0, 0, 46, 0, 0, 5, 38, 37, 0, 0, 14},  // forwards
    {824, 757, 825, -1, -1, 0, 0, 47, 0, 0, 5, 38, 37, 0, 0, 14},  // backwards
    {826, 757, 827, -1, -1, 0, 0, 48, 0, 0, 5, 38, 37, 0, 0, 14},  // both
    {808, 758, 828, -1, -1, 0, 0, 49, 0, 0, 5, 39, 38, 0, 0, 14},  // linear
    {829, 758, 830, -1, -1, 0, 0, 50, 0, 0, 5, 39, 38, 0, 0, 14},  // discrete
    {831, 758, 832, -1, -1, 0, 0, 51, 0, 0, 5, 39, 38, 0, 0, 14},  // paced
    {833, -1, -1, -1, -1, 457, 875, 0, 1, 1, 0, 0, 48, 0, 0, 15},  // advance
    {834, -1, -1, -1, -1, 458, 876, 1, 0, 0, 0, 0, 48, 0, 0, 15},  // run
    {835, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 0, 0, 0, 15},  // now
    {836, -1, -1, -1, -1, 458, 876, 3, 0, 0, 0, 0, 0, 0, 0, 15},  // CACurrentMediaTime
    {837, -1, -1, -1, -1, 458, 876, 4, 1, 1, 3, 0, 33, 0, 0, 15},  // CAMediaTimingFunction
    {841, 837, -1, -1, -1, 459, 877, 5, 1, 1, 4, 34, 33, 0, 0, 15},  // functionWithName
    {837, -1, -1, -1, -1, 460, 878, 6, 4, 4, 3, 0, 33, 0, 0, 15},  // CAMediaTimingFunction
    {838, -1, -1, -1, -1, 464, 882, 7, 2, 2, 3, 0, 33, 0, 0, 15},  // UICubicTimingParameters
    {838, -1, -1, -1, -1, 466, 884, 8, 1, 1, 3, 0, 33, 0, 0, 15},  // UICubicTimingParameters
    {839, -1, -1, -1, -1, 467, 885, 9, 1, 1, 3, 0, 33, 0, 0, 15},  // UISpringTimingParameters
    {839, -1, -1, -1, -1, 468, 886, 10, 2, 2, 3, 0, 33, 0, 0, 15},  // UISpringTimingParameters
    {45, -1, -1, -1, -1, 470, 888, 11, 1, 2, 1, 34, 0, 0, 0, 15},  // value
    {711, -1, -1, -1, -1, 471, 890, 12, 1, 2, 1, 34, 0, 0, 0, 15},  // velocity
    {843, -1, -1, -1, -1, 0, 892, 13, 0, 1, 2, 34, 9, 0, 0, 15},  // controlPoint1
    {844, -1, -1, -1, -1, 0, 893, 14, 0, 1, 2, 34, 9, 0, 0, 15},  // controlPoint2
    {808, 840, -1, -1, -1, 0, 0, 15, 0, 0, 5, 34, 33, 0, 0, 15},  // linear
    {804, 840, -1, -1, -1, 0, 0, 16, 0, 0, 5, 34, 33, 0, 0, 15},  // easeIn
    {806, 840, -1, -1, -1, 0, 0, 17, 0, 0, 5, 34, 33, 0, 0, 15},  // easeOut
    {802, 840, -1, -1, -1, 0, 0, 18, 0, 0, 5, 34, 33, 0, 0, 15},  // easeInOut
    {848, 840, -1, -1, -1, 472, 894, 19, 2, 2, 4, 34, 33, 0, 0, 15},  // bezier
    {851, -1, -1, -1, -1, 474, 896, 20, 3, 3, 0, 0, 14, 0, 0, 15},  // interpolate
    {852, 159, -1, -1, -1, 479, 899, 0, 2, 2, 4, 27, 48, 0, 0, 16},  // animate
    {852, 159, -1, -1, -1, 484, 901, 1, 3, 3, 4, 27, 48, 0, 0, 16},  // animate
    {852, 159, -1, -1, -1, 490, 904, 2, 3, 3, 4, 27, 48, 0, 0, 16},  // animate
    {852, 159, -1, -1, -1, 497, 907, 3, 4, 4, 4, 27, 48, 0, 0, 16},  // animate
    {852, 159, -1, -1, -1, 505, 911, 4, 4, 4, 4, 27, 48, 0, 0, 16},  // animate
    {852, 159, -1, -1, -1, 514, 915, 5, 5, 5, 4, 27, 48, 0, 0, 16},  // animate
    {852, 159, -1, -1, -1, 524, 920, 6, 5, 5, 4, 27, 48, 0, 0, 16},  // animate
    {852, 159, -1, -1, -1, 535, 925, 7, 6, 6, 4, 27, 48, 0, 0, 16},  // animate
    {852, 159, -1, -1, -1, 547, 931, 8, 6, 6, 4, 27, 48, 0, 0, 16},  // animate
    {852, 159, -1, -1, -1, 560, 937, 9, 7, 7, 4, 27, 48, 0, 0, 16},  // animate
    {860, 159, -1, -1, -1, 569, 944, 10, 2, 2, 4, 27, 48, 0, 0, 16},  // animateWithDuration
    {860, 159, -1, -1, -1, 574, 946, 11, 3, 3, 4, 27, 48, 0, 0, 16},  // animateWithDuration
    {860, 159, -1, -1, -1, 581, 949, 12, 4, 4, 4, 27, 48, 0, 0, 16},  // animateWithDuration
    {860, 159, -1, -1, -1, 590, 953, 13, 5, 5, 4, 27, 48, 0, 0, 16},  // animateWithDuration
    {860, 159, -1, -1, -1, 602, 958, 14, 7, 7, 4, 27, 48, 0, 0, 16},  // animateWithDuration
    {861, 159, -1, -1, -1, 612, 965, 15, 3, 3, 4, 27, 48, 0, 0, 16},  // animateKeyframes
    {861, 159, -1, -1, -1, 619, 968, 16, 4, 4, 4, 27, 48, 0, 0, 16},  // animateKeyframes
    {861, 159, -1, -1, -1, 627, 972, 17, 4, 4, 4, 27, 48, 0, 0, 16},  // animateKeyframes
    {861, 159, -1, -1, -1, 636, 976, 18, 5, 5, 4, 27, 48, 0, 0, 16},  // animateKeyframes
    {862, 159, -1, -1, -1, 646, 981, 19, 5, 5, 4, 27, 48, 0, 0, 16},  // animateKeyframesWithDuration
    {863, 159, -1, -1, -1, 654, 986, 20, 3, 3, 4, 27, 48, 0, 0, 16},  // addKeyframe
    {866, 159, -1, -1, -1, 660, 989, 21, 3, 3, 4, 27, 48, 0, 0, 16},  // addKeyframeWithRelativeStartTime
    {867, 159, -1, -1, -1, 663, 992, 22, 2, 2, 4, 27, 48, 0, 0, 16},  // beginAnimations
    {869, 159, -1, -1, -1, 665, 994, 23, 0, 0, 4, 27, 48, 0, 0, 16},  // commitAnimations
    {870, 159, -1, -1, -1, 665, 994, 24, 1, 1, 4, 27, 48, 0, 0, 16},  // setAnimationDuration
    {871, 159, -1, -1, -1, 666, 995, 25, 1, 1, 4, 27, 48, 0, 0, 16},  // setAnimationDelay
    {872, 159, -1, -1, -1, 667, 996, 26, 1, 1, 4, 27, 48, 0, 0, 16},  // setAnimationRepeatCount
    {873, 159, -1, -1, -1, 668, 997, 27, 1, 1, 4, 27, 48, 0, 0, 16},  // setAnimationRepeatAutoreverses
    {874, 159, -1, -1, -1, 669, 998, 28, 1, 1, 4, 27, 48, 0, 0, 16},  // setAnimationBeginsFromCurrentState
    {875, 159, -1, -1, -1, 670, 999, 29, 1, 1, 4, 27, 48, 0, 0, 16},  // setAnimationCurve
    {876, 159, -1, -1, -1, 671, 1000, 30, 1, 1, 4, 27, 48, 0, 0, 16},  // setAnimationDelegate
    {600, 877, -1, -1, -1, 0, 0, 31, 0, 0, 5, 41, 40, 0, 0, 16},  // main
    {880, 877, -1, -1, -1, 0, 0, 32, 0, 0, 5, 41, 40, 0, 0, 16},  // background
    {881, 877, -1, -1, -1, 672, 1001, 33, 0, 0, 4, 41, 40, 0, 0, 16},  // global
    {881, 877, -1, -1, -1, 672, 1001, 34, 1, 1, 4, 41, 40, 0, 0, 16},  // global
    {883, -1, -1, -1, -1, 673, 1002, 35, 1, 2, 1, 41, 48, 0, 0, 16},  // async
    {883, -1, -1, -1, -1, 674, 1004, 36, 1, 2, 1, 41, 48, 0, 0, 16},  // async
    {885, -1, -1, -1, -1, 675, 1006, 37, 2, 3, 1, 41, 48, 0, 0, 16},  // asyncAfter
    {885, -1, -1, -1, -1, 677, 1009, 38, 2, 3, 1, 41, 48, 0, 0, 16},  // asyncAfter
    {887, -1, -1, -1, -1, 679, 1012, 39, 2, 2, 0, 0, 48, 0, 0, 16},  // dispatch_async
    {888, -1, -1, -1, -1, 681, 1014, 40, 3, 3, 0, 0, 48, 0, 0, 16},  // dispatch_after
    {889, -1, -1, -1, -1, 684, 1017, 41, 0, 0, 0, 0, 40, 0, 0, 16},  // dispatch_get_main_queue
    {835, 878, -1, -1, -1, 684, 1017, 42, 0, 0, 4, 1, 0, 0, 0, 16},  // now
    {747, 879, -1, -1, -1, 684, 1017, 43, 1, 1, 4, 1, 0, 0, 0, 16},  // seconds
    {890, 879, -1, -1, -1, 685, 1018, 44, 1, 1, 4, 1, 0, 0, 0, 16},  // milliseconds
    {891, 879, -1, -1, -1, 686, 1019, 45, 1, 1, 4, 1, 0, 0, 0, 16},  // microseconds
    {892, 879, -1, -1, -1, 687, 1020, 46, 1, 1, 4, 1, 0, 0, 0, 16},  // nanoseconds
    {893, -1, -1, -1, -1, 0, 0, 47, 0, 0, 5, 0, 0, 0, 0, 16},  // DISPATCH_TIME_NOW
    {894, -1, -1, -1, -1, 0, 0, 48, 0, 0, 5, 0, 0, 0, 0, 16},  // NSEC_PER_SEC
    {895, -1, -1, -1, -1, 0, 0, 49, 0, 0, 5, 0, 0, 0, 0, 16},  // NSEC_PER_MSEC
    {896, -1, -1, -1, -1, 688, 1021, 50, 2, 2, 0, 0, 0, 0, 0, 16},  // dispatch_time
    {897, 159, -1, -1, -1, 691, 1023, 51, 1, 1, 4, 27, 48, 0, 0, 16},  // performWithoutAnimation
    {898, 159, -1, -1, -1, 692, 1024, 52, 1, 1, 4, 27, 48, 0, 0, 16},  // setAnimationsEnabled
    {899, -1, -1, -1, -1, 0, 0, 0, 0, 0, 3, 0, 32, 0, 0, 17},  // CABasicAnimation
    {899, -1, -1, -1, -1, 693, 1025, 1, 1, 1, 3, 0, 32, 0, 0, 17},  // CABasicAnimation
    {901, -1, -1, -1, -1, 0, 0, 2, 0, 0, 3, 0, 32, 0, 0, 17},  // CASpringAnimation
    {901, -1, -1, -1, -1, 694, 1026, 3, 1, 1, 3, 0, 32, 0, 0, 17},  // CASpringAnimation
    {902, -1, -1, -1, -1, 0, 0, 4, 0, 0, 3, 0, 32, 0, 0, 17},  // CAKeyframeAnimation
    {902, -1, -1, -1, -1, 695, 1027, 5, 1, 1, 3, 0, 32, 0, 0, 17},  // CAKeyframeAnimation
    {903, -1, -1, -1, -1, 0, 0, 6, 0, 0, 3, 0, 32, 0, 0, 17},  // CAAnimationGroup
    {900, -1, -1, -1, -1, 0, 1028, 7, 0, 1, 2, 33, 3, 0, 0, 17},  // keyPath
    {904, -1, -1, -1, -1, 0, 1029, 8, 0, 1, 2, 33, 48, 0, 0, 17},  // fromValue
    {905, -1, -1, -1, -1, 0, 1030, 9, 0, 1, 2, 33, 48, 0, 0, 17},  // toValue
    {906, -1, -1, -1, -1, 0, 1031, 10, 0, 1, 2, 33, 48, 0, 0, 17},  // byValue
    {444, -1, -1, -1, -1, 0, 1032, 11, 0, 1, 2, 33, 4, 0, 0, 17},  // values
    {907, -1, -1, -1, -1, 0, 1033, 12, 0, 1, 2, 33, 4, 0, 0, 17},  // keyTimes
    {908, -1, -1, -1, -1, 0, 1034, 13, 0, 1, 2, 33, 4, 0, 0, 17},  // timingFunctions
    {909, -1, -1, -1, -1, 0, 1035, 14, 0, 1, 2, 33, 38, 0, 0, 17},  // calculationMode
    {854, -1, -1, -1, -1, 0, 1036, 15, 0, 1, 2, 33, 4, 0, 0, 17},  // animations
    {910, -1, -1, -1, -1, 0, 1037, 16, 0, 1, 2, 33, 2, 0, 0, 17},  // additive
    {911, -1, -1, -1, -1, 0, 1038, 17, 0, 1, 2, 33, 2, 0, 0, 17},  // isAdditive
    {912, -1, -1, -1, -1, 0, 1039, 18, 0, 1, 2, 33, 2, 0, 0, 17},  // cumulative
    {913, -1, -1, -1, -1, 0, 1040, 19, 0, 1, 2, 33, 2, 0, 0, 17},  // isCumulative
    {914, -1, -1, -1, -1, 0, 1041, 20, 0, 1, 2, 33, 0, 0, 0, 17},  // mass
    {915, -1, -1, -1, -1, 0, 1042, 21, 0, 1, 2, 33, 0, 0, 0, 17},  // stiffness
    {916, -1, -1, -1, -1, 0, 1043, 22, 0, 1, 2, 33, 0, 0, 0, 17},  // damping
    {847, -1, -1, -1, -1, 0, 1044, 23, 0, 1, 2, 33, 0, 0, 0, 17},  // initialVelocity
    {917, -1, -1, -1, -1, 0, 1045, 24, 0, 1, 2, 33, 33, 0, 0, 17},  // timingFunction
    {918, -1, -1, -1, -1, 0, 1046, 25, 0, 1, 2, 33, 0, 0, 0, 17},  // duration
    {919, -1, -1, -1, -1, 0, 1047, 26, 0, 1, 2, 33, 0, 0, 0, 17},  // speed
    {920, -1, -1, -1, -1, 0, 1048, 27, 0, 1, 2, 33, 0, 0, 0, 17},  // beginTime
    {921, -1, -1, -1, -1, 0, 1049, 28, 0, 1, 2, 33, 0, 0, 0, 17},  // timeOffset
    {922, -1, -1, -1, -1, 0, 1050, 29, 0, 1, 2, 33, 0, 0, 0, 17},  // repeatCount
    {923, -1, -1, -1, -1, 0, 1051, 30, 0, 1, 2, 33, 0, 0, 0, 17},  // repeatDuration
    {924, -1, -1, -1, -1, 0, 1052, 31, 0, 1, 2, 33, 2, 0, 0, 17},  // autoreverses
    {925, -1, -1, -1, -1, 0, 1053, 32, 0, 1, 2, 33, 37, 0, 0, 17},  // fillMode
    {926, -1, -1, -1, -1, 0, 1054, 33, 0, 1, 2, 33, 2, 0, 0, 17},  // isRemovedOnCompletion
    {927, -1, -1, -1, -1, 0, 1055, 34, 0, 1, 2, 33, 2, 0, 0, 17},  // removedOnCompletion
    {566, -1, -1, -1, -1, 0, 1056, 35, 0, 1, 2, 33, 48, 0, 0, 17},  // delegate
    {928, -1, -1, -1, -1, 0, 1057, 36, 0, 1, 2, 33, 0, 0, 0, 17},  // settlingDuration
    {929, -1, -1, -1, 1104, 696, 1058, 37, 2, 3, 1, 28, 48, 0, 0, 17},  // add
    {930, -1, -1, -1, 1105, 698, 1061, 38, 1, 2, 1, 28, 48, 0, 0, 17},  // removeAnimation
    {931, -1, -1, -1, -1, 699, 1063, 39, 0, 1, 1, 28, 48, 0, 0, 17},  // removeAllAnimations
    {932, -1, -1, -1, -1, 699, 1064, 40, 0, 1, 1, 28, 4, 0, 0, 17},  // animationKeys
    {45, -1, -1, -1, 1120, 699, 1065, 41, 1, 2, 1, 28, 0, 0, 0, 17},  // value
    {934, -1, -1, -1, 1121, 700, 1067, 42, 2, 3, 1, 28, 48, 0, 0, 17},  // setValue
    {45, -1, -1, -1, 1120, 702, 1070, 43, 1, 2, 1, 27, 0, 0, 0, 17},  // value
    {934, -1, -1, -1, 1121, 703, 1072, 44, 2, 3, 1, 27, 48, 0, 0, 17},  // setValue
    {919, -1, -1, -1, -1, 0, 1075, 45, 0, 1, 2, 28, 0, 0, 0, 17},  // speed
    {920, -1, -1, -1, -1, 0, 1076, 46, 0, 1, 2, 28, 0, 0, 0, 17},  // beginTime
    {921, -1, -1, -1, -1, 0, 1077, 47, 0, 1, 2, 28, 0, 0, 0, 17},  // timeOffset
    {935, -1, -1, -1, -1, 705, 1078, 48, 2, 3, 1, 28, 0, 0, 0, 17},  // convertTime
    {935, -1, -1, -1, -1, 707, 1081, 49, 2, 3, 1, 28, 0, 0, 0, 17},  // convertTime
    {937, 936, -1, -1, -1, 709, 1084, 50, 0, 0, 4, 40, 48, 0, 0, 17},  // begin
    {938, 936, -1, -1, -1, 709, 1084, 51, 0, 0, 4, 40, 48, 0, 0, 17},  // commit
    {939, 936, -1, -1, -1, 709, 1084, 52, 0, 0, 4, 40, 48, 0, 0, 17},  // flush
    {870, 936, -1, -1, -1, 709, 1084, 53, 1, 1, 4, 40, 48, 0, 0, 17},  // setAnimationDuration
    {940, 936, -1, -1, -1, 710, 1085, 54, 1, 1, 4, 40, 48, 0, 0, 17},  // setDisableActions
    {941, 936, -1, -1, -1, 711, 1086, 55, 1, 1, 4, 40, 48, 0, 0, 17},  // setAnimationTimingFunction
    {942, 936, -1, -1, -1, 712, 1087, 56, 1, 1, 4, 40, 48, 0, 0, 17},  // setCompletionBlock
    {943, -1, -1, -1, -1, 713, 1088, 57, 1, 1, 0, 0, 14, 0, 0, 17},  // NSValue
    {943, -1, -1, -1, -1, 714, 1089, 58, 1, 1, 0, 0, 14, 0, 0, 17},  // NSValue
    {946, -1, -1, -1, -1, 0, 0, 59, 0, 0, 5, 0, 14, 0, 0, 17},  // CATransform3DIdentity
    {947, -1, -1, -1, -1, 715, 1090, 60, 4, 4, 0, 0, 14, 0, 0, 17},  // CATransform3DMakeRotation
    {948, -1, -1, -1, -1, 719, 1094, 61, 3, 3, 0, 0, 14, 0, 0, 17},  // CATransform3DMakeScale
    {949, -1, -1, -1, -1, 722, 1097, 62, 3, 3, 0, 0, 14, 0, 0, 17},  // CATransform3DMakeTranslation
    {950, -1, -1, -1, -1, 725, 1100, 63, 1, 1, 0, 0, 14, 0, 0, 17},  // CATransform3DMakeAffineTransform
    {951, -1, -1, -1, -1, 726, 1101, 64, 4, 4, 0, 0, 14, 0, 0, 17},  // CATransform3DTranslate
    {952, -1, -1, -1, -1, 730, 1105, 65, 4, 4, 0, 0, 14, 0, 0, 17},  // CATransform3DScale
    {953, -1, -1, -1, -1, 734, 1109, 66, 5, 5, 0, 0, 14, 0, 0, 17},  // CATransform3DRotate
    {954, -1, -1, -1, -1, 739, 1114, 67, 2, 2, 0, 0, 14, 0, 0, 17},  // CATransform3DConcat
    {955, -1, -1, -1, -1, 741, 1116, 68, 1, 1, 0, 0, 14, 0, 0, 17},  // CATransform3DInvert
    {956, -1, -1, -1, -1, 742, 1117, 69, 1, 1, 0, 0, 14, 0, 0, 17},  // CATransform3DGetAffineTransform
    {957, -1, -1, -1, -1, 743, 1118, 70, 1, 1, 0, 0, 2, 0, 0, 17},  // CATransform3DIsIdentity
    {958, -1, -1, -1, -1, 744, 1119, 71, 1, 1, 0, 0, 2, 0, 0, 17},  // CATransform3DIsAffine
    {959, -1, -1, -1, -1, 745, 1120, 72, 2, 2, 0, 0, 2, 0, 0, 17},  // CATransform3DEqualToTransform
    {101, -1, -1, -1, -1, 747, 1122, 0, 1, 1, 0, 0, 48, 1, 0, 18},  // print
    {101, -1, -1, -1, -1, 748, 1123, 1, 2, 2, 0, 0, 48, 1, 0, 18},  // print
    {101, -1, -1, -1, -1, 750, 1125, 2, 2, 2, 0, 0, 48, 1, 0, 18},  // print
    {101, -1, -1, -1, -1, 752, 1127, 3, 3, 3, 0, 0, 48, 1, 0, 18},  // print
    {961, -1, -1, -1, -1, 755, 1130, 4, 0, 0, 0, 0, 48, 0, 0, 18},  // fatalError
    {962, -1, -1, -1, -1, 755, 1130, 5, 0, 0, 0, 0, 48, 0, 0, 18},  // preconditionFailure
    {963, -1, -1, -1, -1, 755, 1130, 6, 0, 0, 0, 0, 48, 0, 0, 18},  // assertionFailure
    {961, -1, -1, -1, -1, 755, 1130, 7, 1, 1, 0, 0, 48, 0, 0, 18},  // fatalError
    {962, -1, -1, -1, -1, 756, 1131, 8, 1, 1, 0, 0, 48, 0, 0, 18},  // preconditionFailure
    {963, -1, -1, -1, -1, 757, 1132, 9, 1, 1, 0, 0, 48, 0, 0, 18},  // assertionFailure
    {964, -1, -1, -1, -1, 758, 1133, 10, 1, 1, 0, 0, 48, 0, 0, 18},  // assert
    {965, -1, -1, -1, -1, 759, 1134, 11, 1, 1, 0, 0, 48, 0, 0, 18},  // precondition
    {966, -1, -1, -1, -1, 760, 1135, 12, 1, 1, 0, 0, 48, 0, 0, 18},  // NSParameterAssert
    {964, -1, -1, -1, -1, 761, 1136, 13, 2, 2, 0, 0, 48, 0, 0, 18},  // assert
    {965, -1, -1, -1, -1, 763, 1138, 14, 2, 2, 0, 0, 48, 0, 0, 18},  // precondition
    {967, -1, -1, -1, -1, 765, 1140, 15, 1, 1, 0, 0, 48, 1, 0, 18},  // NSAssert
    {968, -1, -1, -1, -1, 766, 1141, 16, 1, 1, 0, 0, 48, 1, 0, 18},  // NSCAssert
    {969, -1, -1, -1, -1, 767, 1142, 17, 1, 1, 0, 0, 48, 0, 0, 18},  // Optional
    {970, -1, -1, -1, -1, 0, 0, 18, 0, 0, 5, 0, 21, 0, 0, 18},  // row
    {971, -1, -1, -1, -1, 0, 0, 19, 0, 0, 5, 0, 21, 0, 0, 18},  // column
    {972, -1, -1, -1, -1, 768, 1143, 20, 1, 1, 0, 0, 48, 0, 0, 18},  // convention
    {973, -1, -1, -1, -1, 769, 1144, 21, 1, 1, 0, 0, 46, 1, 0, 18},  // plot
    {973, -1, -1, -1, -1, 770, 1145, 22, 2, 2, 0, 0, 46, 1, 0, 18},  // plot
    {973, -1, -1, -1, -1, 772, 1147, 23, 2, 2, 0, 0, 46, 1, 0, 18},  // plot
    {974, -1, -1, -1, -1, 774, 1149, 24, 1, 1, 0, 0, 47, 1, 0, 18},  // describe
    {974, -1, -1, -1, -1, 775, 1150, 25, 2, 2, 0, 0, 47, 1, 0, 18},  // describe
    {974, -1, -1, -1, -1, 777, 1152, 26, 2, 2, 0, 0, 47, 1, 0, 18},  // describe
    {975, -1, -1, -1, -1, 779, 1154, 27, 1, 1, 0, 0, 46, 1, 0, 18},  // film
    {975, -1, -1, -1, -1, 780, 1155, 28, 2, 2, 0, 0, 46, 1, 0, 18},  // film
    {975, -1, -1, -1, -1, 782, 1157, 29, 2, 2, 0, 0, 46, 1, 0, 18},  // film
    {975, -1, -1, -1, -1, 784, 1159, 30, 3, 3, 0, 0, 46, 1, 0, 18},  // film
    {977, -1, -1, -1, -1, 787, 1162, 31, 1, 1, 0, 0, 46, 1, 0, 18},  // strip
    {977, -1, -1, -1, -1, 788, 1163, 32, 2, 2, 0, 0, 46, 1, 0, 18},  // strip
    {977, -1, -1, -1, -1, 790, 1165, 33, 2, 2, 0, 0, 46, 1, 0, 18},  // strip
    {977, -1, -1, -1, -1, 792, 1167, 34, 3, 3, 0, 0, 46, 1, 0, 18},  // strip
    {978, -1, -1, -1, -1, 795, 1170, 35, 1, 1, 0, 0, 46, 0, 0, 18},  // grid
    {979, -1, -1, -1, -1, 796, 1171, 36, 1, 1, 0, 0, 47, 0, 0, 18},  // why
    {980, -1, -1, -1, -1, 0, 0, 0, 0, 0, 5, 0, 2, 0, 0, 19},  // YES
    {981, -1, -1, -1, -1, 0, 0, 1, 0, 0, 5, 0, 2, 0, 0, 19},  // NO
    {982, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 8, 0, 0, 19},  // NULL
    {983, -1, -1, -1, -1, 0, 0, 3, 0, 0, 5, 0, 8, 0, 0, 19},  // Nil
    {984, -1, -1, -1, -1, 0, 0, 4, 0, 0, 5, 0, 0, 0, 0, 19},  // HUGE_VALF
    {985, -1, -1, -1, -1, 0, 0, 5, 0, 0, 5, 0, 0, 0, 0, 19},  // HUGE_VAL
    {986, -1, -1, -1, -1, 0, 0, 6, 0, 0, 5, 0, 0, 0, 0, 19},  // INFINITY
    {331, -1, -1, -1, -1, 0, 0, 7, 0, 0, 5, 0, 0, 0, 0, 19},  // CGFLOAT_MAX
    {987, -1, -1, -1, -1, 0, 0, 8, 0, 0, 5, 0, 0, 0, 0, 19},  // DBL_MAX
    {988, -1, -1, -1, -1, 0, 0, 9, 0, 0, 5, 0, 0, 0, 0, 19},  // FLT_MAX
    {126, -1, -1, -1, -1, 797, 1172, 10, 1, 1, 3, 0, 0, 0, 0, 19},  // NSNumber
    {126, -1, -1, -1, -1, 798, 1173, 11, 1, 1, 3, 0, 0, 0, 0, 19},  // NSNumber
    {126, -1, -1, -1, -1, 799, 1174, 12, 1, 1, 3, 0, 0, 0, 0, 19},  // NSNumber
    {126, -1, -1, -1, -1, 800, 1175, 13, 1, 1, 3, 0, 0, 0, 0, 19},  // NSNumber
    {126, -1, -1, -1, -1, 801, 1176, 14, 1, 1, 3, 0, 0, 0, 0, 19},  // NSNumber
    {126, -1, -1, -1, -1, 802, 1177, 15, 1, 1, 0, 0, 2, 0, 0, 19},  // NSNumber
    {943, -1, -1, -1, -1, 803, 1178, 16, 1, 1, 0, 0, 9, 0, 0, 19},  // NSValue
    {943, -1, -1, -1, -1, 804, 1179, 17, 1, 1, 0, 0, 12, 0, 0, 19},  // NSValue
    {943, -1, -1, -1, -1, 805, 1180, 18, 1, 1, 0, 0, 13, 0, 0, 19},  // NSValue
    {943, -1, -1, -1, -1, 806, 1181, 19, 1, 1, 0, 0, 14, 0, 0, 19},  // NSValue
    {994, -1, -1, -1, -1, 0, 1182, 20, 0, 1, 2, 1, 0, 0, 0, 19},  // floatValue
    {995, -1, -1, -1, -1, 0, 1183, 21, 0, 1, 2, 1, 0, 0, 0, 19},  // doubleValue
    {996, -1, -1, -1, -1, 0, 1184, 22, 0, 1, 2, 1, 0, 0, 0, 19},  // intValue
    {997, -1, -1, -1, -1, 0, 1185, 23, 0, 1, 2, 1, 0, 0, 0, 19},  // integerValue
    {998, -1, -1, -1, 1106, 0, 1186, 24, 0, 1, 2, 10, 9, 0, 0, 19},  // cgPointValue
    {999, -1, -1, -1, 1107, 0, 1187, 25, 0, 1, 2, 13, 12, 0, 0, 19},  // cgSizeValue
    {1000, -1, -1, -1, 1108, 0, 1188, 26, 0, 1, 2, 14, 13, 0, 0, 19},  // cgRectValue
    {102, -1, -1, -1, -1, 807, 1189, 27, 1, 1, 0, 0, 48, 1, 0, 19},  // NSLog
    {1001, -1, -1, -1, -1, 808, 1190, 28, 1, 1, 0, 0, 48, 1, 0, 19},  // printf
    {142, -1, -1, -1, -1, 809, 1191, 29, 1, 1, 3, 0, 3, 1, 0, 19},  // NSString
    {140, -1, -1, -1, -1, 810, 1192, 30, 1, 1, 3, 0, 3, 1, 0, 19},  // String
    {144, -1, -1, -1, -1, 811, 1193, 31, 1, 1, 3, 0, 4, 1, 0, 19},  // NSArray
    {1004, -1, 1011, -1, -1, 812, 1194, 0, 0, 0, 3, 0, 28, 0, 0, 20},  // CGMutablePath
    {1008, -1, -1, -1, -1, 812, 1194, 1, 0, 0, 3, 0, 28, 0, 0, 20},  // UIBezierPath
    {1008, -1, -1, -1, -1, 812, 1194, 2, 1, 1, 3, 0, 28, 0, 0, 20},  // UIBezierPath
    {1008, -1, -1, -1, -1, 813, 1195, 3, 2, 2, 3, 0, 28, 0, 0, 20},  // UIBezierPath
    {1008, -1, -1, -1, -1, 815, 1197, 4, 1, 1, 3, 0, 28, 0, 0, 20},  // UIBezierPath
    {1014, -1, -1, -1, -1, 816, 1198, 5, 2, 2, 0, 0, 28, 0, 0, 20},  // CGPathCreateWithRect
    {1015, -1, -1, -1, -1, 818, 1200, 6, 1, 1, 0, 0, 48, 0, 0, 20},  // CGPathRelease
    {1016, -1, -1, -1, 1023, 819, 1201, 7, 1, 2, 1, 29, 48, 0, 0, 20},  // move
    {1017, -1, -1, -1, 1024, 820, 1203, 8, 1, 2, 1, 29, 48, 0, 0, 20},  // addLine
    {1018, -1, -1, -1, -1, 821, 1205, 9, 1, 2, 1, 29, 48, 0, 0, 20},  // addRect
    {1019, -1, -1, -1, -1, 822, 1207, 10, 1, 2, 1, 29, 48, 0, 0, 20},  // addEllipse
    {1020, -1, -1, -1, -1, 823, 1209, 11, 1, 2, 1, 29, 48, 0, 0, 20},  // apply
    {306, -1, -1, -1, 1021, 824, 1211, 12, 1, 2, 1, 29, 2, 0, 0, 20},  // contains
    {1022, -1, -1, -1, 1025, 826, 1213, 13, 0, 1, 1, 29, 48, 0, 0, 20},  // closeSubpath
    {557, -1, -1, -1, -1, 826, 1214, 14, 0, 1, 1, 29, 48, 0, 0, 20},  // close
    {1026, -1, -1, -1, -1, 828, 1215, 15, 3, 3, 0, 0, 48, 0, 0, 20},  // CGPathAddRect
    {1027, -1, -1, -1, -1, 831, 1218, 16, 4, 4, 0, 0, 48, 0, 0, 20},  // CGPathMoveToPoint
    {1028, -1, -1, -1, -1, 835, 1222, 17, 4, 4, 0, 0, 48, 0, 0, 20},  // CGPathAddLineToPoint
    {1029, -1, -1, -1, -1, 839, 1226, 18, 4, 4, 0, 0, 2, 0, 0, 20},  // CGPathContainsPoint
    {1030, -1, -1, -1, -1, 843, 1230, 19, 1, 1, 0, 0, 48, 0, 0, 20},  // CGPathCloseSubpath
    {1031, -1, -1, -1, 1037, 844, 1231, 20, 3, 4, 1, 29, 48, 0, 0, 20},  // addCurve
    {1031, -1, -1, -1, -1, 847, 1235, 21, 3, 4, 1, 29, 48, 0, 0, 20},  // addCurve
    {1034, -1, -1, -1, 1038, 850, 1239, 22, 2, 3, 1, 29, 48, 0, 0, 20},  // addQuadCurve
    {1034, -1, -1, -1, -1, 852, 1242, 23, 2, 3, 1, 29, 48, 0, 0, 20},  // addQuadCurve
    {1039, -1, -1, -1, 1045, 859, 1245, 24, 5, 6, 1, 29, 48, 0, 0, 20},  // addArc
    {1039, -1, -1, -1, -1, 864, 1251, 25, 5, 6, 1, 29, 48, 0, 0, 20},  // addArc
    {1008, -1, -1, -1, -1, 869, 1257, 26, 5, 5, 3, 0, 28, 0, 0, 20},  // UIBezierPath
    {1046, -1, -1, -1, -1, 879, 1262, 27, 8, 8, 0, 0, 48, 0, 0, 20},  // CGPathAddCurveToPoint
    {1047, -1, -1, -1, -1, 887, 1270, 28, 6, 6, 0, 0, 48, 0, 0, 20},  // CGPathAddQuadCurveToPoint
    {1048, -1, -1, -1, -1, 893, 1276, 29, 8, 8, 0, 0, 48, 0, 0, 20},  // CGPathAddArc
    {1049, -1, -1, -1, -1, 0, 1284, 30, 0, 1, 2, 29, 13, 0, 0, 20},  // boundingBox
    {526, -1, -1, -1, -1, 0, 1285, 31, 0, 1, 2, 29, 13, 0, 0, 20},  // bounds
    {1050, -1, -1, -1, -1, 0, 1286, 32, 0, 1, 2, 29, 13, 0, 0, 20},  // boundingBoxOfPath
    {281, -1, -1, -1, -1, 0, 1287, 33, 0, 1, 2, 29, 2, 0, 0, 20},  // isEmpty
    {1051, -1, -1, -1, -1, 0, 1288, 34, 0, 1, 2, 29, 9, 0, 0, 20},  // currentPoint
    {1052, -1, -1, -1, 1005, 0, 1289, 35, 0, 1, 2, 29, 28, 0, 0, 20},  // cgPath
    {1053, -1, -1, -1, -1, 901, 1290, 36, 1, 1, 0, 0, 13, 0, 0, 20},  // CGPathGetBoundingBox
    {1054, -1, -1, -1, -1, 902, 1291, 37, 0, 0, 3, 0, 27, 0, 0, 20},  // CAShapeLayer
    {1055, -1, -1, -1, -1, 0, 1291, 38, 0, 1, 2, 28, 28, 0, 0, 20},  // path
    {1056, -1, -1, -1, -1, 0, 1292, 39, 0, 1, 2, 28, 17, 0, 0, 20},  // fillColor
    {1057, -1, -1, -1, -1, 0, 1293, 40, 0, 1, 2, 28, 17, 0, 0, 20},  // strokeColor
    {1058, -1, -1, -1, -1, 0, 1294, 41, 0, 1, 2, 28, 0, 0, 0, 20},  // lineWidth
    {1059, -1, -1, -1, -1, 0, 1295, 42, 0, 1, 2, 28, 23, 0, 0, 20},  // lineJoin
    {1060, -1, -1, -1, -1, 0, 1296, 43, 0, 1, 2, 28, 4, 0, 0, 20},  // lineDashPattern
    {1061, -1, -1, -1, -1, 0, 1297, 44, 0, 1, 2, 28, 0, 0, 0, 20},  // lineDashPhase
    {1063, 1062, 1064, -1, -1, 0, 0, 45, 0, 0, 5, 24, 23, 0, 0, 20},  // miter
    {75, 1062, 1065, -1, -1, 0, 0, 46, 0, 0, 5, 24, 23, 0, 0, 20},  // round
    {1066, 1062, 1067, -1, -1, 0, 0, 47, 0, 0, 5, 24, 23, 0, 0, 20},  // bevel
    {1068, -1, -1, -1, 1009, 0, 1298, 48, 0, 1, 2, 18, 17, 0, 0, 20},  // cgColor
    {246, -1, 1069, -1, -1, 902, 1299, 0, 1, 1, 0, 0, 13, 0, 0, 21},  // rect
    {244, -1, 1070, -1, -1, 903, 1300, 1, 1, 1, 0, 0, 9, 0, 0, 21},  // point
    {236, -1, 1071, -1, -1, 904, 1301, 2, 1, 1, 0, 0, 12, 0, 0, 21},  // size
    {231, -1, 1072, -1, -1, 905, 1302, 3, 1, 1, 0, 0, 10, 0, 0, 21},  // vector
    {84, -1, 1073, -1, -1, 906, 1303, 4, 1, 1, 0, 0, 14, 0, 0, 21},  // transform
    {1074, -1, -1, -1, -1, 907, 1304, 5, 1, 1, 0, 0, 14, 0, 0, 21},  // css
    {1075, -1, -1, -1, -1, 908, 1305, 6, 1, 1, 0, 0, 14, 0, 0, 21},  // svg
    {1076, -1, -1, -1, -1, 909, 1306, 7, 1, 1, 0, 0, 26, 0, 0, 21},  // views
    {84, -1, -1, -1, -1, 910, 1307, 0, 2, 2, 0, 0, 14, 0, 0, 22},  // transform
    {84, -1, -1, -1, -1, 912, 1309, 1, 3, 3, 0, 0, 14, 0, 0, 22},  // transform
    {1078, 1077, -1, -1, -1, 0, 0, 2, 0, 0, 5, 23, 22, 0, 0, 22},  // fill
    {1079, 1077, -1, -1, -1, 0, 0, 3, 0, 0, 5, 23, 22, 0, 0, 22},  // aspectFit
    {1080, 1077, -1, -1, -1, 0, 0, 4, 0, 0, 5, 23, 22, 0, 0, 22},  // aspectFill
    {1081, 1077, -1, -1, -1, 0, 0, 5, 0, 0, 5, 23, 22, 0, 0, 22},  // scaleToFill
    {1082, 1077, -1, -1, -1, 0, 0, 6, 0, 0, 5, 23, 22, 0, 0, 22},  // scaleAspectFit
    {1083, 1077, -1, -1, -1, 0, 0, 7, 0, 0, 5, 23, 22, 0, 0, 22},  // scaleAspectFill
    {84, -1, -1, -1, -1, 915, 1312, 8, 1, 1, 0, 0, 48, 0, 0, 22},  // transform
    {1085, -1, -1, -1, -1, 916, 1313, 9, 1, 1, 0, 0, 0, 0, 0, 22},  // area
    {306, -1, -1, -1, -1, 917, 1314, 10, 2, 2, 0, 0, 2, 0, 0, 22},  // contains
    {285, -1, -1, -1, -1, 919, 1316, 11, 1, 2, 1, 27, 4, 0, 0, 22},  // corners
    {1074, -1, -1, -1, -1, 0, 1318, 0, 0, 1, 2, 15, 3, 0, 0, 23},  // css
    {1075, -1, -1, -1, -1, 0, 1319, 1, 0, 1, 2, 15, 3, 0, 0, 23},  // svg
    {1086, -1, -1, -1, -1, 0, 1320, 2, 0, 1, 2, 15, 47, 0, 0, 23},  // latex
    {1086, -1, -1, -1, -1, 0, 1321, 3, 0, 1, 2, 16, 47, 0, 0, 23},  // latex
    {1087, -1, -1, -1, -1, 920, 1322, 4, 1, 1, 0, 0, 47, 0, 0, 23},  // swiftCode
    {1088, -1, -1, -1, -1, 921, 1323, 0, 1, 1, 0, 0, 47, 0, 0, 24},  // explain
    {1088, -1, -1, -1, -1, 922, 1324, 1, 2, 2, 0, 0, 47, 0, 0, 24},  // explain
    {1090, -1, -1, -1, -1, 924, 1326, 2, 2, 2, 0, 0, 47, 0, 0, 24},  // compare
    {1090, -1, -1, -1, -1, 926, 1328, 3, 3, 3, 0, 0, 47, 0, 0, 24},  // compare
    {657, -1, -1, -1, 1122, 962, 1331, 0, 1, 2, 1, 28, 8, 0, 0, 25},  // action
    {1123, -1, -1, -1, -1, 964, 1333, 1, 1, 1, 3, 0, 3, 0, 0, 25},  // Selector
    {1125, -1, -1, -1, -1, 965, 1334, 2, 1, 1, 0, 0, 3, 0, 0, 25},  // NSSelectorFromString
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
    525, 525, 525, 525, 525, 525, 525, 532, 533, 224, 437, -1, -1, -1, -1, 363, -1, -1, 577, -1, 580, -1,
    420, -1, 583, -1, 584, -1, 224, -1, 317, -1, 587, -1, 588, -1, 587, -1, 588, -1, -1, 420, -1, 596, -1,
    597, -1, 407, 603, 407, -1, -1, -1, 224, -1, 317, -1, -1, -1, 636, 233, 234, 233, 234, -1, 186, 177, -1,
    186, 177, 186, 177, -1, -1, -1, 640, -1, -1, 640, 186, 177, 186, 177, 640, -1, -1, 186, 177, -1, 656,
    657, -1, 656, 657, -1, 656, 657, -1, 656, 657, -1, 656, 657, -1, 656, 657, -1, 8, -1, 714, 8, -1, 716, 8,
    -1, 8, -1, -1, 8, -1, 716, -1, 657, -1, 657, 723, -1, -1, -1, 8, -1, 8, -1, 317, 224, 738, 317, 224, 738,
    739, 317, 224, 738, 317, 224, 738, 739, 420, 317, 224, 738, 420, 317, 224, 738, 209, 420, 194, 743, 738,
    420, 420, 745, 420, 740, 420, 745, 740, 420, 747, 224, 738, -1, 530, -1, 842, -1, -1, -1, 843, 844, 845,
    846, 846, 847, 420, 420, 849, 850, -1, -1, 420, 853, 854, 853, 854, 853, 854, 855, 853, 854, 855, 853,
    856, 854, 853, 856, 854, 853, 856, 854, 855, 853, 856, 854, 855, 853, 856, 857, 854, 853, 856, 857, 854,
    853, 856, 857, 854, 855, 853, 856, 857, 854, 855, 853, 856, 858, 859, 854, 853, 856, 858, 859, 854, 853,
    856, 858, 859, 857, 854, 853, 856, 858, 859, 857, 854, 853, 856, 858, 859, 854, 855, 853, 856, 858, 859,
    854, 855, 853, 856, 858, 859, 857, 854, 855, 853, 856, 858, 859, 857, 854, 855, -1, 854, -1, 854, -1,
    854, 855, -1, 854, 855, -1, 856, 857, 854, -1, 856, 857, 854, -1, 856, 857, 854, 855, -1, 856, 857, 854,
    855, -1, 856, 858, 859, 857, 854, 855, -1, 856, 858, 859, 857, 854, 855, 853, 856, 854, 853, 856, 854,
    853, 856, 857, 854, 853, 856, 857, 854, 853, 856, 854, 855, 853, 856, 854, 855, 853, 856, 857, 854, 855,
    853, 856, 857, 854, 855, -1, 856, 857, 854, 855, -1, 856, 857, 854, 855, 864, 865, 854, 864, 865, 854,
    -1, 865, 854, -1, 865, 854, -1, 868, -1, -1, -1, -1, -1, -1, -1, 882, -1, 884, 886, -1, 886, 884, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 900, 900, 900, -1, 446, 446, 933, -1, 933, 933, -1, 933,
    -1, 317, -1, 224, -1, -1, -1, -1, 944, 945, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 418, -1, 960, -1, 418, 960,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 363, -1, 8, -1, -1, 363, -1, 8, -1, -1,
    976, -1, 747, -1, 747, 976, -1, -1, 976, -1, 747, -1, 747, 976, -1, -1, 128, 989, 129, 130, 45, 147, 990,
    991, 992, 993, -1, -1, 1002, 1002, 1003, 246, 1012, 608, 1013, -1, -1, -1, 224, 224, -1, 8, -1, -1, -1,
    224, 224, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 224, 843, 844, 224, 1032, 1033,
    224, 1035, 224, 1036, 224, 843, 844, 224, 1035, 1040, 743, 1041, 1042, 1043, 286, 743, 1041, 1042, 1043,
    1044, 743, 1041, 1042, 1043, 1040, 743, 1041, 1042, 1043, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 317, 317, 317, 317, 317, -1, -1, 317, 317, 224, 317, 224, -1,
    1084, 363, -1, 8, 8, -1, -1, -1, 1089, -1, -1, -1, -1, 363, -1, 407, 603, 407, 363, -1, 420, 577, 580,
    -1, 224, -1, 317, -1, -1, 446, 446, -1, 419, -1, 418, 714, 8, -1, 8, 723, 446, 933, 933, -1, 933, -1,
    933, 446, 446, -1, -1, 181, -1, 184, 194, 208, 209, -1, -1, -1, 186, 177, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 224, -1, 317, -1, 587, -1, 588, -1, 587, -1, 588, -1, 224, -1, 317, -1, 407, 603, 407, -1, -1, -1
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
    44, 5, 44, 5, 44, 5, 0, 44, 5, 44, 5, 44, 5, 1, 5, 0, 5, 5, 1, 5, 1, 0, 5, 0, 1, 5, 1, 1, 5, 0, 5, 0, 5,
    44, 5, 44, 5, 44, 5, 0, 5, 44, 5, 44, 5, 44, 5, 0, 5, 44, 5, 44, 5, 44, 5, 5, 5, 5, 5, 1, 5, 1, 8, 44, 5,
    5, 5, 1, 5, 5, 1, 5, 1, 5, 1, 5, 1, 1, 5, 5, 5, 5, 5, 44, 8, 44, 5, 0, 44, 5, 44, 0, 1, 5, 5, 268845,
    268845, 268845, 268845, 5, 44, 5, 44, 5, 5, 44, 5, 44, 5, 4, 5, 0, 5, 1541, 5, 0, 1, 5, 1, 5, 5, 5, 5, 4,
    4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 1, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 0, 0, 0, 0, 7, 7, 7, 7, 7,
    7, 7, 0, 7, 0, 7, 0, 0, 7, 0, 0, 7, 7, 7, 7, 44, 7, 44, 7, 44, 7, 7, 44, 7, 0, 7, 0, 5, 395269, 44, 7,
    44, 7, 44, 7, 44, 7, 44, 7, 0, 44, 7, 44, 7, 44, 7, 44, 7, 44, 7, 44, 7, 44, 7, 44, 7, 7, 8, 8, 8, 8, 8,
    1, 8, 44, 8, 67503368, 67504133, 6, 6, 6, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541,
    6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 0, 6, 0, 6, 0, 6, 0, 6, 6, 6, 1, 1, 1, 1, 18, 1,
    1, 1, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 27, 27, 27, 27, 27, 27, 27, 4, 0, 27, 27, 10, 27,
    27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 4, 27, 27, 27, 27, 27, 27,
    27, 27, 27, 27, 1, 1, 1, 1, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 1,
    27, 27, 27, 27, 27, 27, 27, 3594, 2331, 27, 3594, 2331, 27, 3594, 2331, 27, 3594, 2331, 27, 3594, 2331,
    27, 3594, 2331, 27, 27, 27, 27, 28, 27, 1, 28, 28, 1, 28, 28, 28, 28, 28, 28, 27, 10, 0, 27, 10, 0, 28,
    28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
    28, 28, 28, 28, 28, 15, 28, 28, 28, 28, 28, 28, 28, 28, 3594, 2332, 28, 3594, 2332, 28, 10, 28, 10, 4, 4,
    42, 1, 1, 42, 1, 42, 1, 42, 1, 42, 1, 1, 42, 10, 42, 1, 1, 42, 1, 42, 1, 42, 13, 42, 2, 42, 2, 2603, 42,
    1, 42, 1, 2603, 42, 1, 1, 42, 1, 1, 2603, 42, 15, 42, 45, 42, 42, 42, 42, 42, 1, 1, 15, 0, 590892, 44, 0,
    590892, 44, 0, 590892, 44, 0, 590892, 44, 0, 590892, 44, 0, 590892, 44, 30, 30, 30, 30, 30, 30, 30, 30,
    30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 2331, 30, 2331, 30, 1, 2331, 30, 1, 2331, 30, 2331,
    30, 2331, 30, 2331, 30, 2331, 30, 2826, 2331, 30, 2826, 2331, 30, 0, 1068, 30, 0, 590892, 30, 30, 30, 30,
    27, 30, 27, 30, 27, 27, 27, 27, 45, 2331, 45, 2331, 45, 2331, 45, 2331, 5, 10, 10, 1, 10, 10, 1, 3, 5, 5,
    1, 5, 5, 1, 3, 10, 1, 1, 1, 10, 1, 1, 1, 258, 10, 258, 1, 1, 10, 10, 1, 10, 1, 10, 1, 1, 10, 1, 5, 1, 1,
    37, 37, 1, 1, 1, 1, 10, 10, 36, 1, 1, 11, 34, 1, 34, 1, 34, 34, 10, 10, 1301274266515931649,
    1301274266515931649, 1, 1, 44, 1, 44, 2348, 1, 1, 44, 1, 1, 44, 2348, 1, 1, 151061795, 44, 1, 1,
    151061795, 44, 2348, 1, 1, 1, 1, 44, 1, 1, 1, 1, 151061795, 44, 1, 1, 1, 1, 44, 2348, 1, 1, 1, 1,
    151061795, 44, 2348, 1, 44, 1, 44, 2348, 1, 1, 151061795, 44, 1, 1, 151061795, 44, 2348, 1, 1, 1, 1,
    151061795, 44, 2348, 1, 1, 44, 1, 1, 151061795, 44, 1, 1, 44, 2348, 1, 1, 151061795, 44, 2348, 1, 1,
    151061795, 44, 2348, 1, 1, 44, 1, 1, 44, 2308, 0, 1, 1, 1, 3, 3, 36, 0, 0, 41, 44, 41, 44, 41, 1, 44, 41,
    1, 44, 41, 44, 1, 41, 44, 1, 1, 1, 1, 1, 1, 44, 3, 2308, 2308, 2308, 33, 33, 33, 33, 33, 33, 33, 33, 33,
    33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 28, 33, 2308, 28, 4,
    28, 28, 28, 4, 28, 0, 4, 27, 4, 27, 0, 4, 28, 28, 28, 28, 1, 2332, 28, 1, 2332, 1, 3, 2338, 2348, 15, 15,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 15, 15, 258, 258, 258, 15, 258, 258, 258, 15, 258, 258, 258, 258, 15, 15,
    15, 15, 15, 15, 15, 15, 0, 0, 4, 0, 4, 0, 4, 4, 4, 4, 4, 3, 3, 3, 3, 4, 3, 4, 3, 3, 0, 22, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 3, 10, 13, 14, 15, 1,
    1, 1, 1, 10, 13, 14, 4, 4, 4, 4, 0, 14, 14, 1, 14, 14, 2319, 29, 29, 10, 29, 10, 29, 14, 29, 14, 29, 15,
    29, 10, 29, 29, 29, 2319, 14, 29, 2319, 1, 1, 29, 2319, 1, 1, 29, 2319, 10, 3, 29, 29, 10, 10, 10, 29,
    10, 10, 10, 29, 10, 10, 29, 10, 10, 29, 10, 1, 258, 258, 3, 29, 10, 1, 258, 258, 3, 10, 1, 258, 258, 3,
    29, 2319, 1, 1, 1, 1, 1, 1, 29, 2319, 1, 1, 1, 1, 29, 2319, 1, 1, 1, 258, 258, 0, 29, 29, 29, 29, 29, 29,
    29, 28, 28, 28, 28, 28, 28, 28, 18, 4, 4, 4, 4, 4, 4, 4, 4, 14, 14, 14, 14, 23, 5, 5, 10, 5, 27, 2331,
    15, 15, 15, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 28, 4, 4, 4
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
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 7, 7, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 21, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 27, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 43, 0, 0, 0, 0, 0, 42, 15, 30, 30,
    0, 0, 30, 30, 30, 30, 30, 31, 32, 31, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 45, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 35, 35, 35, 35, 36, 36,
    37, 38, 39, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 34, 34, 34, 34, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 41, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 33, 0, 33, 33, 33, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 40, 0, 0, 0, 0, 0, 0, 0, 0, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 29, 29, 29, 29, 29, 18, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 28, 0, 0, 0, 0, 0, 0, 0, 24, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 23, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4
};

static const int32_t type_names[] = {
    118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138,
    139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 105, 155, 156, 157, 158,
    159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 287, 351, 439, 440, 441, 458, 568, 599, 646,
    652, 653, 654, 655, 658, 659, 660, 661, 662, 663, 664, 665, 666, 731, 750, 751, 752, 753, 754, 755, 756,
    757, 758, 837, 838, 839, 840, 877, 878, 879, 899, 901, 902, 903, 936, 945, 1004, 1005, 1006, 1007, 1008,
    1009, 1010, 1054, 1062, 1077, 1123, 1124
};

static const struct catalogue_tables tables = {
    bytes, COUNT(bytes) - 1, names, COUNT(names), slots, COUNT(slots), first, COUNT(first),
    links, COUNT(links), entries, COUNT(entries), labels, COUNT(labels), kinds, COUNT(kinds),
    types, COUNT(types), type_names, COUNT(type_names)};

const struct catalogue_tables *_Nonnull catalogue_tables(void) { return &tables; }
