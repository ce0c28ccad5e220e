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
    "closeSubpath" "moveToPoint:" "addLineToPoint:" "closePath" "CGPathAddRect" "CGPathMoveToPoint"
    "CGPathAddLineToPoint" "CGPathContainsPoint" "CGPathCloseSubpath" "addCurve" "control1" "control2"
    "addQuadCurve" "controlPoint" "control" "addCurveToPoint:controlPoint1:controlPoint2:"
    "addQuadCurveToPoint:controlPoint:" "addArc" "withCenter" "startAngle" "endAngle" "clockwise"
    "arcCenter" "addArcWithCenter:radius:startAngle:endAngle:clockwise:" "CGPathAddCurveToPoint"
    "CGPathAddQuadCurveToPoint" "CGPathAddArc" "boundingBox" "boundingBoxOfPath" "currentPoint" "cgPath"
    "CGPathGetBoundingBox" "path" "fillColor" "strokeColor" "lineWidth" "lineJoin" "lineDashPattern"
    "lineDashPhase" "CAShapeLayerLineJoin" "miter" "kCALineJoinMiter" "kCALineJoinRound" "bevel"
    "kCALineJoinBevel" "cgColor" "CGRectFromString" "CGPointFromString" "CGSizeFromString"
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
    {4119, 18738364}, {4123, 2197550541}, {4128, 1569418667}, {4146, 1419285594}, {4151, 3724674918},
    {4156, 1452231588}, {4166, 665752555}, {4176, 2665914025}, {4184, 1172522883}, {4194, 2411978403},
    {4203, 2082024064}, {4207, 1231115066}, {4216, 244075885}, {4222, 96429129}, {4233, 1558106348},
    {4240, 1676028392}, {4252, 3565214879}, {4258, 1169454059}, {4269, 2276069802}, {4275, 2590900991},
    {4286, 403953390}, {4291, 817772335}, {4301, 3894621598}, {4305, 3130700698}, {4314, 3811712141},
    {4323, 2836898780}, {4337, 744222851}, {4345, 3219325754}, {4358, 455433581}, {4363, 1550717474},
    {4373, 4099875093}, {4382, 2687217115}, {4394, 3317790454}, {4406, 680679420}, {4417, 4074568615},
    {4427, 972345196}, {4437, 2124225882}, {4447, 1707208587}, {4457, 1698171440}, {4469, 1765986002},
    {4481, 3099195470}, {4491, 1325296208}, {4502, 1159889848}, {4512, 3210628243}, {4523, 3799163251},
    {4534, 3782385632}, {4545, 3899828965}, {4556, 3883051346}, {4567, 3866273727}, {4583, 4169345192},
    {4608, 3573351892}, {4613, 4137097213}, {4618, 3523899814}, {4624, 1029089800}, {4635, 1290530634},
    {4643, 4203053801}, {4656, 406972148}, {4660, 2369371622}, {4667, 3726277920}, {4672, 3555021734},
    {4677, 3008443898}, {4687, 877317237}, {4700, 1513289445}, {4724, 2694946607}, {4746, 3902926015},
    {4749, 2516003219}, {4764, 3083183824}, {4768, 3185987134}, {4777, 3141474305}, {4790, 1010012291},
    {4794, 659427984}, {4805, 3254824265}, {4813, 1438951982}, {4822, 571377267}, {4840, 143865419},
    {4858, 445834375}, {4871, 3198073272}, {4896, 1888717571}, {4905, 2636563400}, {4911, 1226705564},
    {4921, 1144915353}, {4927, 542584942}, {4936, 2126046479}, {4946, 2322214854}, {4951, 667630371},
    {4966, 2477794221}, {4981, 2826459802}, {4988, 863636682}, {5018, 3312035873}, {5046, 2374822095},
    {5062, 1117036282}, {5078, 2727146260}, {5090, 2338438971}, {5098, 894604266}, {5116, 239266950},
    {5132, 3440848049}, {5150, 1563451997}, {5186, 1300855194}, {5204, 2649340029}, {5217, 3157132282},
    {5248, 1994390723}, {5261, 3295732442}, {5280, 3217941162}, {5317, 2638373311}, {5336, 729836362},
    {5353, 1103965319}, {5388, 3909734774}, {5405, 3422384807}, {5419, 1562399317}, {5451, 3535094014},
    {5465, 2862813109}, {5485, 70193435}, {5523, 3331707904}, {5543, 167527483}, {5547, 810547195},
    {5569, 3377910156}, {5585, 2815096657}, {5626, 3232227944}, {5645, 2636711499}, {5656, 1490880043},
    {5671, 651349070}, {5680, 830772382}, {5687, 3753552150}, {5696, 2675976173}, {5704, 2255101473},
    {5716, 1325536902}, {5726, 66138439}, {5745, 2650151654}, {5757, 1362571274}, {5764, 2674091075},
    {5781, 4180264212}, {5792, 2220611910}, {5798, 3628923247}, {5817, 2290191893}, {5830, 524486259},
    {5842, 2660165913}, {5854, 2510371521}, {5861, 1647949432}, {5872, 2499925078}, {5878, 1061329053},
    {5886, 2186648520}, {5898, 3685987662}, {5912, 1203193122}, {5927, 1771288722}, {5941, 1024755039},
    {5961, 2323362532}, {5981, 295121441}, {5995, 3305235377}, {6010, 3408062813}, {6021, 186774928},
    {6035, 2185261687}, {6040, 2753641482}, {6045, 2454962418}, {6062, 958887293}, {6070, 3091067239},
    {6074, 3935363592}, {6084, 3073585980}, {6091, 1867556362}, {6097, 4148812653}, {6104, 1700657266},
    {6116, 1106246455}, {6131, 754571866}, {6142, 1038506759}, {6148, 4176775601}, {6157, 2830785103},
    {6167, 1731433239}, {6175, 855408348}, {6181, 398550328}, {6189, 2834400513}, {6204, 3963693047},
    {6213, 3544094494}, {6226, 1214513038}, {6243, 1445723454}, {6252, 2844467682}, {6259, 3334659430},
    {6271, 3572701046}, {6282, 555663897}, {6293, 3123020006}, {6304, 3326301860}, {6317, 3005567066},
    {6329, 2400366623}, {6341, 2266193630}, {6351, 3448933658}, {6364, 3786999131}, {6372, 2370703267},
    {6387, 2552112075}, {6405, 2857694466}, {6418, 2048902997}, {6422, 3883353449}, {6429, 4173553157},
    {6437, 2053962742}, {6448, 1836668495}, {6457, 721310682}, {6472, 1006735486}, {6484, 325084441},
    {6489, 2961925722}, {6499, 497438945}, {6508, 1787797455}, {6519, 1849888827}, {6539, 3825011241},
    {6548, 385702446}, {6552, 1041509726}, {6557, 1494001562}, {6567, 1742909879}, {6574, 2157316278},
    {6580, 348705738}, {6594, 737459482}, {6600, 1122880180}, {6611, 1945272936}, {6626, 2380932862},
    {6634, 2548392784}, {6645, 3688764708}, {6655, 1901756438}, {6664, 906872895}, {6675, 1648836552},
    {6682, 1359877577}, {6690, 521485205}, {6703, 252720416}, {6717, 1264131298}, {6721, 1582017048},
    {6740, 422274124}, {6759, 3020961236}, {6781, 1120609123}, {6787, 845187144}, {6793, 3294899967},
    {6817, 3704248662}, {6844, 1361184210}, {6866, 254023945}, {6894, 3600137057}, {6918, 2682444316},
    {6923, 502047894}, {6932, 1644100618}, {6956, 1592819465}, {6989, 895660813}, {6997, 335426986},
    {7022, 1264318259}, {7054, 1168386582}, {7062, 1663862986}, {7067, 1746993862}, {7096, 1903257066},
    {7101, 974882150}, {7108, 1177151643}, {7139, 165292311}, {7146, 2311397435}, {7151, 439402299},
    {7180, 1552997231}, {7185, 3962257883}, {7194, 2220750876}, {7227, 2007447656}, {7236, 2787838396},
    {7242, 3769421748}, {7272, 4173954024}, {7278, 1434043348}, {7288, 1426660429}, {7322, 737025121},
    {7356, 1466689035}, {7394, 4098563933}, {7399, 513712005}, {7436, 229043912}, {7440, 2457286800},
    {7475, 3584307048}, {7477, 1123244352}, {7514, 1329338781}, {7518, 2761510965}, {7523, 2016490230},
    {7532, 4136070254}, {7539, 49525662}, {7559, 539821669}, {7577, 3772220557}, {7595, 4185830300},
    {7610, 3171290880}, {7632, 832521766}, {7654, 1461782644}, {7674, 691540578}, {7697, 1404144425},
    {7717, 522796658}, {7734, 1376505559}, {7743, 3748513642}, {7751, 846470194}, {7759, 200649126},
    {7773, 3431639220}, {7780, 4292335199}, {7795, 907121470}, {7801, 2240342303}, {7818, 2969811462},
    {7832, 167268160}, {7846, 1833803298}, {7855, 588027325}, {7867, 1136770368}, {7874, 4030051588},
    {7880, 1400182552}, {7910, 455416660}, {7930, 2271268225}, {7953, 2613973034}, {7971, 392604227},
    {7993, 3754606837}, {8013, 2833158821}, {8029, 3350374178}, {8036, 534084754}, {8050, 2867322350},
    {8072, 2116308131}, {8088, 664899839}, {8110, 1989677117}, {8119, 904369474}, {8123, 3096186179},
    {8128, 741716276}, {8133, 2329068957}, {8140, 2921198141}, {8145, 1055615879}, {8150, 3285122304},
    {8156, 230313139}, {8159, 2868333218}, {8163, 4098541315}, {8168, 33356212}, {8175, 1723256298},
    {8179, 4140259964}, {8185, 107912219}, {8207, 4121566434}, {8237, 3855721002}, {8253, 2216232237},
    {8277, 2255928953}, {8297, 159080631}, {8311, 3689248828}, {8336, 836430118}, {8357, 3367347455},
    {8383, 4230039153}, {8397, 609216699}, {8432, 1501614459}, {8443, 1529288929}, {8475, 2719113377},
    {8487, 2275796322}, {8520, 1812401954}, {8531, 2408338453}, {8563, 2855832277}, {8590, 1459817706},
    {8601, 2392518824}, {8633, 518942568}, {8654, 3663533692}, {8696, 2192755772}, {8721, 177875273},
    {8767, 891907593}, {8789, 1945812840}, {8832, 1417411880}, {8856, 2154355281}, {8901, 3467076881},
    {8921, 317429627}, {8962, 771452987}, {8997, 181460511}, {9017, 456257992}, {9058, 2485130632},
    {9081, 317835491}, {9125, 3496877987}, {9146, 1103010248}, {9196, 3557956176}, {9219, 4255026978},
    {9271, 3877521898}, {9285, 4267328027}, {9296, 3365817217}, {9308, 1019517826}, {9319, 4255312501},
    {9325, 107113802}, {9336, 339302984}, {9357, 571385436}, {9382, 701971049}, {9404, 3844547848},
    {9428, 2993703921}, {9448, 856100507}, {9462, 523418047}, {9483, 1199509864}, {9492, 71184232},
    {9521, 3633864562}, {9527, 3626350180}, {9553, 227242734}, {9560, 3686895409}, {9587, 23593359},
    {9593, 3490026688}, {9619, 2245546586}, {9628, 63500808}, {9634, 3324008260}, {9641, 2639082641},
    {9647, 4241250784}, {9675, 1005534689}, {9703, 433529277}, {9732, 1104277830}, {9745, 1738166450},
    {9780, 4196810825}, {9809, 1042290725}, {9816, 1073217499}, {9834, 2059328792}, {9842, 1536564555},
    {9861, 2064776214}, {9870, 1856753941}, {9890, 1308833490}, {9894, 3934383778}, {9909, 2480094667},
    {9927, 3523238589}, {9935, 1863269210}, {9955, 2099371351}, {9960, 4096559242}, {9977, 2182794837},
    {9984, 667710333}, {9987, 718098122}, {9990, 682728183}, {10008, 3802467407}, {10029, 3657180965},
    {10052, 1665393361}, {10076, 1052733624}, {10085, 184912774}, {10101, 4089387070}, {10114, 2352568569},
    {10127, 1245245715}, {10140, 1262023334}, {10154, 3270702940}, {10166, 2739892052}, {10181, 2480001844},
    {10187, 351428278}, {10204, 2428146278}, {10219, 2992948263}, {10230, 2349028720}, {10237, 3885786800},
    {10249, 1736514697}, {10259, 3474322026}, {10269, 60432295}, {10274, 1322381784}, {10281, 4012403877},
    {10303, 989471740}, {10324, 452908417}, {10343, 423327896}, {10359, 2453966149}, {10387, 1731566697},
    {10398, 2587032280}, {10419, 2963724706}, {10435, 712913813}, {10467, 2778836517}, {10482, 2173728365},
    {10489, 2357661820}, {10505, 409169195}, {10525, 3491459423}, {10542, 1226170970}, {10565, 3404475955},
    {10595, 1624986452}, {10629, 3623300279}, {10646, 3034534074}, {10666, 575711980}, {10679, 1032586458},
    {10691, 266241602}, {10711, 3402924327}, {10721, 1269553309}, {10727, 503252654}, {10730, 4160314702},
    {10734, 159043482}, {10741, 2686336408}, {10746, 2717370895}, {10756, 1132587367}, {10764, 1195117749},
    {10778, 1879021152}, {10792, 581463510}, {10815, 2140377464}, {10827, 1275514075}, {10839, 2387979536},
    {10850, 3884420844}, {10867, 1646387302}, {10879, 308670472}, {10892, 3934596143}, {10905, 2845511965},
    {10928, 4013472960}, {10948, 207861097}, {10964, 2974165697}, {10971, 1232628331}, {10988, 889198334},
    {11007, 3364533173}, {11023, 2007207608}, {11032, 3255160570}, {11039, 2953807453}, {11046, 709349229},
    {11054, 2600881466}, {11069, 2804841900}, {11084, 2904109309}, {11092, 111583397}, {11102, 249290197},
    {11112, 1264874778}, {11124, 2552651146}, {11128, 3749132497}, {11137, 1230999982}, {11144, 3143743637},
    {11158, 3277309783}, {11166, 799079693}, {11171, 2072037248}, {11180, 1839346743}, {11190, 2980706495},
    {11201, 3765738945}, {11215, 1478303606}, {11227, 1491675329}, {11235, 2435397115}, {11256, 1647672292},
    {11275, 1635008148}, {11291, 3124627733}, {11294, 993596020}, {11309, 2693457989}, {11328, 415476443},
    {11341, 1262823941}, {11351, 1622115944}, {11359, 1499161504}, {11370, 2973219889}, {11383, 2597275607},
    {11388, 1748273790}, {11394, 860606716}, {11399, 3002334877}, {11416, 2034172196}, {11442, 3305562105},
    {11460, 3707972394}, {11467, 3647859367}, {11480, 3236366608}, {11493, 1824874128}, {11514, 2788634194},
    {11539, 3813530536}, {11561, 1466132464}, {11589, 3529599493}, {11621, 2079469443}, {11643, 738891302},
    {11661, 3197889394}, {11680, 2360350959}, {11699, 3649363768}, {11718, 3444963044}, {11749, 2273024933},
    {11772, 4264915354}, {11793, 3077942367}, {11822, 590894855}, {11832, 1618037728}, {11842, 3957551837},
    {11861, 4284171251}, {11877, 3891447831}, {11883, 2774883451}, {11895, 3483418915}, {11912, 668816343},
    {11920, 2931048700}, {11929, 2388452721}, {11937, 4258353177}, {11940, 1141775739}, {11946, 4126724647},
    {11956, 2859901778}, {11960, 3250964130}, {11968, 1360419304}, {11972, 3001705435}, {11978, 2071016015},
    {11983, 4246411473}, {11987, 2944866961}, {11990, 418647609}, {11993, 2471879920}, {11995, 1105628090},
    {11999, 963632676}, {12002, 1882099852}, {12011, 2097992392}, {12019, 4171284318}, {12027, 2265671865},
    {12034, 2076987736}, {12041, 306596620}, {12048, 3218261061}, {12055, 2261369287}, {12061, 912855974},
    {12067, 3374781713}, {12084, 1149880784}, {12094, 296395306}, {12105, 1195616409}, {12113, 2949131327},
    {12125, 942984426}, {12137, 1491100860}, {12148, 417924775}, {12159, 3895649598}, {12165, 3882857642},
    {12171, 3114108242}, {12178, 2831556715}, {12191, 3401266884}, {12197, 1451477576}, {12213, 119757721},
    {12222, 2438128661}, {12234, 2193512543}, {12241, 4182669406}, {12251, 1505809199}, {12270, 2758857958},
    {12281, 1600511528}, {12287, 785452558}, {12307, 4208727282}, {12320, 3291555781}, {12324, 407568404},
    {12331, 3610741318}, {12338, 2976183426}, {12348, 2611701562}, {12353, 616319547}, {12367, 363805148},
    {12379, 2670905232}, {12391, 197333961}, {12406, 3768039387}, {12415, 1202886564}, {12428, 3124826125},
    {12445, 1073533898}, {12465, 501308550}, {12484, 2241932221}, {12502, 4242588933}, {12510, 3290709023},
    {12518, 3206573181}, {12526, 3156240324}, {12538, 873554442}, {12550, 3877044912}, {12557, 1386144670},
    {12601, 3391438105}, {12634, 3275802252}, {12640, 1665555596}, {12650, 955209608}, {12660, 3663374774},
    {12668, 2845693673}, {12677, 1402472725}, {12686, 2710028206}, {12740, 2549331680}, {12761, 2854832407},
    {12786, 155406996}, {12798, 3678362229}, {12809, 930651626}, {12826, 883771916}, {12838, 2754639596},
    {12844, 3056320968}, {12864, 2497068525}, {12868, 2223459638}, {12877, 3578929855}, {12888, 960139624},
    {12897, 2007872489}, {12905, 1597548103}, {12920, 957531795}, {12933, 1010886454}, {12953, 1596791097},
    {12958, 828449414}, {12974, 4083200273}, {12990, 1563607652}, {12995, 3373576235}, {13011, 1686781560},
    {13018, 247011038}, {13034, 3118206852}, {13051, 1114429566}, {13067, 275414779}, {13085, 3681786005},
    {13112, 1786964809}, {13115, 4081524352}, {13118, 3880226465}, {13123, 1336735441}, {13130, 3258804367},
    {13134, 2984927816}, {13143, 3220778976}, {13153, 3246523276}, {13164, 2488280337}, {13178, 2068458324},
    {13193, 763838368}, {13200, 637820293}, {13204, 2601460036}, {13209, 1480246043}, {13218, 978711165},
    {13225, 309439324}, {13234, 2535512472}, {13241, 3189629876}, {13259, 3793360030}, {13281, 3530699951},
    {13300, 3107109432}, {13322, 2768536296}, {13342, 2255243348}, {13360, 1791059818}, {13366, 4128829753},
    {13387, 1910782036}, {13407, 3395304284}, {13430, 1173374833}, {13452, 2943989225}, {13469, 66633762},
    {13479, 3883652983}, {13499, 1787670268}, {13521, 2151592719}, {13533, 288631100}, {13544, 835911719},
    {13555, 18669246}, {13565, 2951402203}, {13585, 3636908325}, {13600, 834189487}, {13611, 1964022558},
    {13621, 684154646}, {13644, 2371177212}, {13669, 1731011858}, {13692, 944362804}, {13714, 115475624},
    {13745, 694824490}, {13754, 3779456605}, {13770, 554307351}, {13790, 580401027}, {13803, 2837546561},
    {13811, 3574960668}, {13814, 1090614859}, {13834, 848102186}
};

static const int32_t slots[] = {
    -1, -1, -1, 566, 162, -1, -1, -1, 159, -1, 295, -1, -1, 129, 1078, -1, -1, -1, 745, 98, 1087, 1118, -1,
    -1, -1, 266, -1, -1, -1, -1, -1, -1, 747, -1, -1, -1, 648, 798, -1, -1, 343, -1, -1, -1, -1, -1, 1114,
    -1, -1, 150, -1, -1, 859, -1, -1, -1, 778, 233, 473, -1, -1, -1, -1, -1, 84, 510, -1, -1, 1102, -1, -1,
    -1, -1, 327, 171, 1131, -1, -1, 385, -1, 393, -1, -1, 64, -1, -1, 1153, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 508, -1, 951, -1, 204, -1, -1, -1, -1, -1, -1, -1, 1059, -1, -1, -1, -1, 910, -1, -1, -1, 484, -1,
    -1, 852, -1, -1, -1, 898, -1, -1, -1, -1, 959, 1056, -1, -1, -1, 73, 786, 1119, -1, -1, 881, -1, -1, 5,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 119, 525, -1, 719,
    1149, -1, 1130, -1, -1, -1, 1050, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 209, -1, -1, -1, -1,
    553, -1, 697, 1033, -1, -1, 788, -1, -1, -1, -1, 634, -1, -1, -1, -1, -1, 1023, -1, 870, -1, -1, -1, -1,
    -1, -1, -1, -1, 315, -1, 430, -1, -1, -1, 461, 451, 646, 1052, -1, -1, -1, -1, -1, 772, -1, -1, 889, -1,
    -1, -1, -1, -1, 77, -1, 164, -1, 653, -1, -1, -1, -1, -1, -1, 1069, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 599, -1, -1, -1, -1, 618, 411, -1, -1, -1, 152, 530, 974, -1, -1, -1, -1, -1, 626, -1, 271, -1, -1,
    -1, -1, 94, 481, -1, -1, -1, -1, -1, -1, -1, 982, -1, -1, -1, 831, -1, -1, -1, 87, 471, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 1151, 36, -1, -1, -1, -1, -1, -1, -1, -1, 299, 1054, -1, -1, -1, 358, -1, 431, 149,
    712, -1, -1, 470, -1, 143, -1, 437, -1, -1, -1, -1, 708, -1, 737, 741, -1, 642, -1, -1, -1, -1, -1, 644,
    909, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 673, 999, -1, -1, -1, -1, 572, -1, -1, 1034, -1, -1, -1,
    608, 707, -1, -1, -1, -1, 216, -1, -1, -1, 1123, 260, 832, 993, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 1117, -1, -1, -1, 279, 265, 547, 752, 153, -1, -1, 544, -1, -1, -1, 658, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, 231, 350, -1, -1, -1, 92, 931, 218, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, 95, 125, 397, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 255, 932,
    -1, -1, 1043, -1, 197, -1, 592, -1, -1, -1, -1, 428, 603, 762, 497, -1, -1, -1, -1, 483, 151, 957, -1,
    -1, -1, -1, 943, -1, -1, 901, 1105, -1, -1, -1, 215, -1, -1, -1, 301, 609, 830, 755, -1, -1, -1, -1, 854,
    -1, -1, -1, 364, -1, 359, -1, -1, -1, 287, -1, -1, -1, -1, -1, 326, -1, -1, -1, -1, -1, 613, -1, 936, -1,
    -1, -1, 515, 442, -1, -1, -1, -1, -1, -1, -1, -1, -1, 833, -1, 986, 1072, -1, -1, 355, 793, 834, -1, -1,
    -1, -1, -1, 286, 976, -1, -1, 958, -1, 212, 460, 717, -1, -1, -1, -1, -1, 706, 76, 177, -1, -1, 1020, -1,
    -1, -1, -1, -1, -1, -1, -1, 600, 335, 352, -1, -1, -1, 410, -1, -1, -1, 59, 545, -1, -1, -1, -1, 37, 825,
    -1, -1, -1, -1, 799, -1, -1, 537, -1, 58, 534, 19, 1061, -1, 710, -1, -1, 356, 569, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 432, 736, 792, -1, -1, 683, -1, -1, -1, 370, -1, -1, -1, 942, -1, -1, 684, -1, -1,
    -1, -1, -1, -1, -1, -1, 817, -1, -1, 221, -1, 937, 357, 482, 808, 138, 998, 1160, 729, 884, 198, -1, 921,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, 246, 809, -1, 631, -1, -1, -1, 926, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, 62, 79, -1, -1, -1, -1, 56, -1, -1, 309, 912, -1, 855, -1, 1017, 1135, 704, -1, -1, 806, -1,
    -1, -1, -1, -1, 560, -1, 645, 596, 896, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 145, 422, 137, 436, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 955, -1, 888, -1, -1, -1, -1, 768, -1, -1, 1089, -1, 1096,
    -1, -1, -1, 587, -1, -1, 276, -1, -1, 589, -1, -1, 387, 463, 0, 416, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 770, -1, -1, -1, -1, -1, -1, -1, 764, -1, 9, 1060, -1, -1, -1, -1, -1, -1, -1, -1, 254, -1, -1, -1,
    -1, -1, -1, -1, 298, -1, 1090, -1, 532, 913, 980, -1, -1, -1, -1, 846, -1, -1, 237, -1, 20, 207, 479,
    578, -1, 168, 203, 659, -1, -1, 1125, -1, -1, -1, 1144, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, 1146, 313, -1, 264, -1, -1, -1, -1, -1, -1, 892, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 261, 317, 759, -1, -1, -1, -1, 633, -1, 24, 1053, -1, 570, 1036,
    -1, 11, 47, 715, 1044, -1, -1, 365, -1, -1, 102, -1, -1, -1, -1, -1, 464, -1, -1, -1, 155, -1, -1, -1,
    -1, 189, -1, -1, -1, -1, -1, 297, -1, -1, 952, 621, -1, -1, 561, -1, -1, 666, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, 110, 81, -1, -1, -1, 214, -1, -1, 282, -1, -1, -1, 948, -1, -1, -1, -1, 1, -1, 657, -1, 39,
    90, -1, -1, 170, -1, -1, -1, -1, 148, 268, 607, 857, 969, 1161, 509, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, 147, -1, -1, -1, -1, -1, -1, -1, 314, -1, -1, 826, 732, -1, -1, -1, 685, 933, -1, -1, -1, 1057,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 273, -1, -1, -1, 1094, -1, -1, 115, -1, -1, -1, -1, -1, 1093, -1,
    -1, -1, 158, -1, -1, 448, 623, 1163, -1, -1, -1, -1, 1063, -1, -1, -1, -1, -1, 624, 877, 1071, -1, 70,
    -1, 812, -1, -1, -1, -1, -1, -1, -1, -1, -1, 858, -1, -1, -1, -1, -1, 469, 531, -1, -1, -1, -1, 262, -1,
    -1, -1, -1, -1, -1, -1, 183, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 548, 801, -1, -1, -1, -1, 167,
    1134, -1, 766, 918, 1066, -1, -1, -1, -1, -1, -1, 53, 886, -1, -1, -1, -1, -1, 93, -1, -1, 353, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, 452, -1, 649, 1016, 1122, 382, -1, -1, -1, -1, 443, 556, 462, 1099, 758, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, 193, 934, -1, -1, -1, 713, -1, -1, 69, 847, 557, -1, -1, -1, -1, -1, -1,
    -1, -1, 930, 883, -1, -1, -1, -1, -1, 876, -1, -1, 533, -1, 348, 136, 640, -1, -1, -1, -1, 427, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 2, -1, -1, -1, -1, -1, -1, -1, -1, 99, -1,
    -1, -1, -1, -1, -1, -1, 742, -1, -1, -1, -1, 232, -1, -1, -1, -1, 121, -1, 743, -1, -1, 72, 1001, -1, -1,
    -1, -1, -1, 740, -1, -1, -1, -1, -1, -1, 1013, -1, -1, -1, -1, -1, -1, -1, 65, -1, -1, -1, -1, -1, -1,
    48, -1, -1, 78, 238, -1, -1, 656, -1, -1, -1, -1, 868, -1, -1, -1, -1, -1, -1, -1, -1, 906, -1, 28, 409,
    -1, 996, -1, 106, -1, -1, -1, -1, -1, -1, 1040, -1, 71, 579, -1, -1, -1, 361, 882, -1, -1, 905, 1010, -1,
    -1, -1, -1, -1, -1, -1, 761, -1, -1, -1, -1, -1, 456, 32, -1, -1, -1, -1, -1, 1038, -1, -1, -1, -1, -1,
    -1, 674, -1, 730, -1, 126, 373, -1, 376, -1, 128, 680, -1, -1, -1, -1, -1, -1, 581, 796, 516, -1, -1,
    849, -1, -1, -1, -1, 488, 1018, -1, -1, -1, -1, -1, 201, -1, 1155, 114, -1, 247, -1, -1, 417, -1, -1, -1,
    30, 524, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 688, -1, -1, -1, -1, -1, 424, -1, 248, 42, -1,
    -1, -1, -1, -1, 332, -1, -1, -1, 1082, 453, -1, -1, -1, -1, 494, 701, -1, -1, -1, -1, -1, 814, 1046, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, 721, -1, -1, -1, -1, -1, 275, -1, 539, -1, 981, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, 630, -1, -1, -1, -1, -1, -1, -1, -1, 434, 897, -1, -1, -1, -1, 563, -1, 1015, 651, 186, -1,
    617, -1, -1, -1, -1, 611, -1, 692, -1, -1, -1, 1035, -1, -1, -1, -1, 491, -1, -1, 664, -1, -1, 655, -1,
    -1, -1, -1, -1, 843, 1164, 267, -1, -1, -1, -1, 744, 696, -1, -1, -1, -1, -1, -1, -1, 654, 739, 954, 945,
    -1, -1, 992, -1, -1, -1, 333, 700, 1058, -1, -1, 91, 466, -1, 780, -1, 493, -1, -1, 1080, -1, -1, -1, -1,
    -1, -1, -1, -1, 725, -1, -1, -1, 594, 289, -1, -1, -1, -1, 1042, -1, 88, 978, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, 111, 398, 528, 738, -1, -1, -1, -1, -1, 318, -1, -1, 433, -1, -1, -1, -1, 345, -1, -1, -1,
    -1, -1, -1, 691, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 526, -1, 567, -1, -1, -1, 1076, -1,
    598, -1, -1, -1, -1, -1, 337, -1, -1, 43, 495, 1026, 1004, 1047, -1, -1, -1, -1, -1, -1, -1, 477, -1, -1,
    474, -1, -1, 1027, -1, -1, -1, -1, -1, -1, -1, -1, 492, -1, -1, 6, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    1126, -1, 505, -1, -1, -1, -1, -1, 399, -1, -1, -1, -1, -1, -1, 360, -1, 101, -1, -1, -1, -1, 176, -1,
    -1, -1, -1, -1, -1, -1, 1064, 694, -1, 622, -1, -1, -1, -1, 406, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 711, -1, 459, -1, -1, -1, -1, -1, -1, 230, -1, -1, 841, 869, -1, 270, -1, -1, 26, 985, 89, -1, -1,
    -1, 190, -1, -1, -1, 18, -1, 281, 720, -1, 627, -1, -1, 803, -1, -1, -1, -1, -1, -1, 625, -1, -1, -1,
    973, -1, -1, -1, -1, -1, -1, 449, -1, -1, 699, 349, -1, 1068, -1, -1, 602, -1, -1, -1, -1, 667, -1, -1,
    1045, -1, -1, 887, -1, -1, -1, -1, -1, -1, -1, 1124, -1, -1, -1, -1, 1032, -1, -1, -1, 1101, 251, 586,
    -1, -1, -1, 904, -1, -1, 1106, 546, -1, -1, -1, -1, -1, -1, -1, 1039, -1, 45, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 591, -1, -1, -1, 529, 698, 593,
    -1, -1, 55, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 965, -1, 820, 392, 513, -1, -1, -1,
    -1, -1, -1, 405, 384, 765, 519, 789, -1, -1, -1, -1, -1, -1, 1012, -1, 341, -1, 585, -1, -1, -1, 782, -1,
    244, -1, 728, 391, -1, -1, -1, 1103, -1, -1, 1141, 672, 687, 827, -1, -1, 1128, 839, -1, -1, -1, -1, -1,
    -1, -1, 253, 527, -1, 734, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 787, 1003, -1, -1, -1, 319,
    -1, -1, -1, -1, -1, -1, -1, -1, 414, 226, 756, 1104, -1, -1, 187, -1, -1, -1, -1, -1, -1, -1, 1113, -1,
    -1, -1, -1, -1, -1, 580, -1, -1, -1, -1, -1, 1095, -1, -1, -1, 160, -1, 771, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 188, 54, 498, 407, 1098, 1162, -1, 100, -1, 568, 311, -1, -1,
    -1, -1, -1, -1, -1, -1, 44, 769, -1, -1, -1, -1, 939, -1, -1, -1, -1, -1, -1, 447, -1, 141, -1, 635, -1,
    211, -1, -1, 1132, -1, 816, -1, -1, -1, -1, -1, 860, -1, 990, -1, -1, -1, 339, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 1021, 330, -1, -1, -1, 983, 665, 554, -1, -1, -1, 597, 489, -1, -1, 928, -1, -1, -1,
    -1, -1, -1, 163, -1, -1, -1, -1, -1, 894, 83, 838, -1, -1, -1, -1, 33, 940, -1, 813, -1, -1, 551, -1, -1,
    -1, -1, 52, -1, -1, -1, -1, -1, 629, -1, 305, -1, -1, 210, 13, 845, -1, -1, -1, -1, -1, -1, -1, -1, 27,
    -1, -1, -1, -1, -1, 1065, -1, -1, 588, -1, 140, -1, -1, -1, -1, -1, -1, -1, -1, 245, -1, 1024, -1, -1,
    -1, -1, 321, -1, -1, -1, 750, -1, 727, -1, 984, -1, -1, 1133, -1, -1, 541, 288, -1, -1, 632, -1, -1, -1,
    -1, 595, 8, 903, -1, -1, -1, -1, -1, 606, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 222,
    423, 875, 735, 914, 1085, -1, -1, -1, -1, -1, -1, -1, -1, -1, 964, -1, -1, -1, -1, -1, 420, -1, -1, 219,
    -1, -1, -1, -1, -1, -1, -1, -1, 142, 935, 724, -1, -1, -1, 584, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    988, -1, -1, -1, -1, -1, -1, 512, -1, -1, -1, -1, 378, -1, -1, 402, 583, -1, 543, -1, -1, -1, -1, -1, -1,
    565, 970, 486, 127, 175, 1077, -1, -1, 31, -1, 810, -1, 178, 538, -1, -1, 213, 777, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 1156, -1, -1, -1, -1, -1, 907, -1, 239, -1, -1, -1, 229, -1, -1, -1, -1, -1, -1,
    192, 1142, -1, 29, 257, -1, 550, 380, -1, 891, 395, 790, 1115, -1, 718, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 676, -1, -1, -1, -1, 927, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 502, 291, -1, 521,
    -1, -1, 749, 619, -1, -1, -1, -1, -1, -1, 344, -1, 293, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 835,
    705, 1008, 885, -1, 900, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1011, -1, -1, -1, -1, -1, -1, 401, -1, -1,
    924, -1, -1, 191, -1, -1, -1, -1, -1, -1, 848, -1, -1, -1, -1, -1, 753, -1, 35, 274, -1, 1062, 604, -1,
    564, 844, -1, -1, -1, 514, -1, 105, 518, 917, 1079, -1, -1, -1, -1, -1, 325, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, 977, -1, -1, -1, 277, -1, -1, -1, -1, -1, -1, 650, -1, 549, -1, 278, -1,
    1074, 802, -1, -1, -1, 371, -1, -1, -1, -1, -1, -1, -1, 862, -1, -1, -1, 263, -1, 573, 49, 202, 559, 853,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 195, 614, 785, -1, -1, 690, -1, -1, -1, -1, -1, -1, -1, -1,
    441, -1, 677, -1, -1, -1, -1, 871, -1, -1, -1, -1, -1, -1, 861, -1, 97, 558, -1, -1, 866, -1, -1, -1, -1,
    -1, -1, -1, 1041, -1, 7, -1, -1, 723, -1, -1, -1, -1, -1, 815, 22, -1, -1, -1, 250, 601, -1, -1, -1, 131,
    -1, -1, -1, 124, -1, -1, -1, -1, 795, -1, -1, -1, -1, -1, -1, -1, -1, -1, 781, -1, 46, 185, 34, -1, 82,
    86, 714, -1, -1, 444, -1, -1, -1, -1, 182, -1, 439, -1, -1, -1, 342, -1, 824, -1, -1, 118, -1, 639, -1,
    80, 829, -1, -1, 25, 748, 1049, 760, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 949, 669, -1, -1, 523,
    864, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 496, -1, -1, -1, -1,
    283, 899, -1, 944, -1, 582, 678, -1, -1, -1, -1, -1, -1, -1, -1, -1, 501, -1, 689, -1, 1000, -1, 850, -1,
    -1, -1, -1, -1, -1, -1, -1, 804, -1, -1, -1, -1, 555, -1, -1, -1, -1, -1, -1, -1, 1140, -1, -1, 10, -1,
    -1, -1, -1, -1, -1, 638, -1, -1, 120, 500, -1, -1, -1, -1, -1, 240, 324, -1, -1, -1, -1, 308, -1, 374,
    947, -1, -1, -1, 575, 636, -1, -1, -1, -1, -1, -1, -1, -1, -1, 686, -1, 1154, -1, -1, -1, -1, -1, -1, -1,
    873, -1, -1, -1, 1145, -1, -1, -1, -1, -1, 520, 716, 971, -1, -1, -1, -1, -1, 476, -1, -1, -1, -1, -1,
    -1, 413, 304, -1, -1, -1, 322, 61, 425, -1, -1, -1, -1, -1, -1, -1, -1, -1, 979, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 122, 228, 660, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 874, -1, -1, -1, -1, -1,
    -1, -1, 1137, 307, -1, -1, -1, 865, -1, -1, -1, 16, 571, -1, -1, -1, -1, -1, 1107, 668, -1, -1, -1, -1,
    -1, -1, -1, 615, -1, -1, -1, -1, -1, 1009, -1, 726, 819, -1, -1, 196, 419, -1, 1014, -1, -1, -1, -1, 117,
    107, -1, -1, 818, -1, -1, -1, -1, -1, 562, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1150, -1, 1029, -1,
    946, -1, -1, -1, -1, 1143, -1, -1, -1, 911, 961, -1, 316, -1, -1, -1, 435, -1, -1, -1, -1, -1, -1, -1,
    -1, 334, -1, -1, -1, -1, 404, -1, 400, -1, 465, -1, -1, 1051, -1, -1, -1, 429, 542, 1088, -1, -1, -1, -1,
    -1, -1, -1, 372, -1, -1, -1, 590, -1, -1, -1, -1, -1, -1, -1, -1, -1, 290, 199, -1, -1, -1, -1, -1, -1,
    -1, 75, -1, 522, -1, -1, 994, -1, 1067, -1, -1, -1, -1, -1, -1, -1, -1, 1108, -1, -1, -1, -1, 893, 863,
    -1, -1, 480, 368, -1, -1, -1, 576, 746, -1, -1, -1, 995, -1, -1, -1, -1, 354, 1030, -1, 511, -1, -1, -1,
    455, 331, 776, -1, -1, 450, -1, -1, 3, -1, 338, -1, 329, 390, -1, -1, -1, 323, 1006, 386, -1, -1, -1, -1,
    -1, -1, 104, 4, -1, -1, -1, -1, 895, 367, 811, 731, 967, 169, 225, -1, 1037, -1, 507, -1, 1147, -1, 695,
    458, -1, -1, -1, -1, 972, -1, 1139, -1, -1, -1, -1, -1, -1, -1, 292, 682, 224, -1, -1, 1075, -1, 12, 139,
    1084, -1, -1, -1, 733, 1109, -1, -1, -1, -1, -1, -1, 223, -1, 757, -1, 1097, -1, -1, -1, 478, -1, -1, -1,
    -1, -1, -1, 663, 670, -1, -1, -1, -1, -1, 1070, -1, -1, 21, 234, 445, -1, 161, -1, -1, 108, -1, -1, -1,
    -1, -1, -1, -1, 157, 1158, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 872, -1, -1, -1, -1, -1,
    -1, -1, -1, 156, -1, -1, -1, -1, -1, -1, 1116, -1, 366, -1, -1, -1, 412, 467, 499, 941, 1022, 822, 1157,
    -1, 1081, 1159, 113, 517, -1, 1136, -1, -1, -1, -1, 774, 1148, -1, -1, -1, -1, -1, -1, -1, 415, -1, -1,
    67, -1, -1, -1, -1, 763, 791, -1, -1, -1, 1048, 206, -1, -1, -1, 962, -1, 454, 681, -1, 242, -1, -1, 296,
    574, -1, 987, -1, 369, -1, -1, -1, -1, -1, -1, -1, 300, -1, -1, -1, -1, 259, -1, -1, 1002, 1086, -1, -1,
    179, 346, 172, -1, -1, -1, -1, 920, -1, -1, -1, -1, -1, -1, -1, -1, -1, 628, -1, -1, -1, -1, -1, -1, -1,
    -1, 220, -1, -1, -1, -1, -1, 144, 968, 475, -1, -1, -1, 134, 637, 922, 112, -1, 504, -1, 40, 375, 890,
    -1, -1, -1, -1, 284, -1, -1, -1, -1, -1, 17, 166, -1, -1, -1, -1, -1, -1, -1, 503, 879, 269, -1, -1, -1,
    -1, -1, 1007, -1, -1, -1, -1, -1, -1, -1, -1, 807, -1, 1092, -1, -1, -1, -1, 923, 320, 351, -1, 15, 66,
    -1, -1, -1, -1, 938, 328, -1, 1120, -1, -1, -1, 241, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1121, -1,
    -1, -1, -1, -1, 878, 953, 821, -1, -1, -1, -1, 243, -1, -1, -1, -1, -1, 340, 671, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, 381, 552, -1, -1, 950, -1, -1, -1, -1, 908, -1, -1, 997, -1, -1, -1,
    693, -1, -1, -1, -1, -1, -1, -1, 536, -1, -1, -1, 362, 394, -1, -1, -1, -1, 779, -1, -1, 306, -1, 851,
    -1, -1, -1, -1, 50, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 235, 506, 1025, -1, -1, -1, -1, 487,
    146, 294, 1083, -1, -1, -1, -1, -1, -1, 205, 1110, -1, -1, -1, 174, 797, 302, 991, -1, -1, -1, 652, -1,
    -1, -1, -1, -1, -1, -1, 842, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1112, 751, 915, -1, -1, -1, -1, -1, -1,
    610, 956, -1, -1, -1, -1, -1, -1, -1, 975, 929, -1, -1, 1005, -1, 925, 256, -1, -1, -1, -1, -1, -1, 535,
    -1, -1, 252, -1, -1, 675, 1111, 347, -1, -1, -1, -1, 181, -1, -1, -1, -1, -1, 540, 51, -1, -1, -1, -1,
    -1, -1, 272, 472, 123, -1, 426, 1091, 775, -1, -1, 647, -1, -1, 709, -1, -1, -1, 377, 1152, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, 173, 74, 805, -1, -1, -1, 383, -1, -1, -1, -1, 800, 208, 828, -1, -1, -1,
    408, -1, -1, -1, -1, -1, -1, -1, 867, 902, -1, 388, -1, -1, -1, -1, -1, -1, 403, 989, 303, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, 310, -1, 249, -1, -1, -1, -1, -1, -1, -1, 130, -1, -1, -1, -1, -1, -1, -1,
    -1, 396, -1, -1, -1, -1, -1, 722, -1, 184, -1, -1, -1, -1, -1, 421, -1, -1, -1, -1, -1, 14, 446, -1, 490,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 389, -1, -1, 180, 837, -1, -1, 96, -1, 605, -1,
    620, -1, -1, 194, -1, 258, 468, 577, 754, 418, -1, -1, -1, -1, 116, -1, 41, 135, -1, -1, -1, -1, -1, 662,
    -1, -1, -1, -1, -1, -1, -1, 485, -1, 38, 103, -1, -1, -1, -1, -1, 880, -1, 312, 280, -1, -1, 836, -1, -1,
    643, -1, 236, 783, 963, -1, 702, -1, 109, -1, 217, -1, 23, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 767,
    440, -1, 612, -1, -1, -1, -1, 227, -1, -1, -1, -1, -1, -1, 154, 679, -1, -1, 960, 1031, 641, 616, -1, -1,
    -1, -1, -1, -1, -1, -1, 823, 1028, -1, -1, 661, 1073, -1, 856, -1, -1, -1, -1, -1, -1, -1, 132, 966,
    1129, 133, -1, -1, -1, -1, 784, 840, -1, -1, 63, -1, 285, 1138, -1, -1, -1, -1, 68, 57, 438, -1, -1,
    1055, -1, -1, -1, -1, -1, -1, -1, -1, 200, -1, -1, -1, -1, -1, -1, 1100, -1, -1, 85, -1, 773, -1, -1,
    1127, 457, -1, 916, -1, -1, -1, -1, -1, -1, -1, 919, -1, -1, -1, -1, -1, -1, 1019, 60, -1, -1, -1, -1,
    -1, -1, -1, 363, 379, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 165, -1, -1, -1, -1, -1,
    -1, -1, -1, 336, -1, -1, 794, 703, -1, -1, -1, -1, -1, -1, -1, -1
};

static const int16_t first[] = {
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 848, -1, -1, -1, -1, 905, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 312, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 932, -1, 594, 597, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, 339, 341, 342, 310, 344, 309, 327, 376, 378, 382, 379, 294, 319, -1,
    -1, 217, -1, 280, 324, -1, -1, -1, -1, 648, 1, 534, 677, 36, 39, 267, 265, 269, 271, 268, 266, 270, 272,
    220, 208, 209, 241, 1072, 1136, 8, 26, 0, 9, 27, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 202, 203, 204,
    206, 207, 205, -1, -1, 1119, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 354, 369, 1138, 328,
    1140, -1, -1, -1, -1, -1, 250, 60, 73, 82, 101, 54, -1, 440, 494, 496, 498, 500, 502, 504, 506, 508, 510,
    512, 514, 516, 37, 38, 40, 41, 2, -1, 50, 6, 5, -1, -1, 12, 11, -1, 17, 49, 20, 21, 22, 23, 24, 25, 28,
    -1, 29, 30, 31, 32, 33, 34, 35, 42, 43, 44, 45, 46, 47, -1, -1, -1, 51, 52, 53, 56, 57, 58, 59, 61, 63,
    64, 67, 68, 69, -1, 70, 71, 72, 78, 79, 75, 74, 80, 88, 89, 84, 83, 87, 91, 92, 93, 97, 98, 99, 100, 103,
    102, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126,
    127, 128, 129, 130, 131, 132, 134, 136, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 152,
    715, 589, 721, 591, 153, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 172,
    173, 174, 176, 178, -1, -1, 177, -1, -1, 179, 181, 183, 184, 186, 187, 188, 189, 190, 192, 193, 194, 195,
    196, 198, 199, 200, 201, 210, 211, 212, 213, 214, 215, 216, 218, 219, 221, 222, 223, 226, 230, 233, -1,
    234, 235, 236, 237, 238, 239, 242, -1, 243, 244, 245, -1, 246, 247, 248, -1, 249, 253, 254, 258, 259,
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
    605, -1, -1, 608, 610, -1, -1, 612, 614, 615, 616, 617, 618, 619, 622, 624, 625, -1, -1, 628, -1, 629,
    630, 631, -1, 633, 634, 635, 636, 637, 638, 639, 640, 641, 643, 644, 645, 651, 653, 655, 656, 658, 659,
    660, 661, 662, 663, 664, 665, 666, 667, 668, 669, 670, 671, 672, 673, 674, 675, 676, 678, 679, 680, 681,
    682, 683, 688, 689, 690, -1, 694, 697, 701, -1, 703, 707, 708, 712, 714, 723, 716, 717, 719, 720, 722,
    -1, 724, -1, 725, -1, 1227, 728, 731, 734, 737, 740, 743, 744, -1, -1, 745, -1, 746, 747, 748, 749, 750,
    751, 752, 753, 754, 755, 756, 757, 758, 759, 760, 761, 762, 763, 764, -1, 766, 767, 769, 770, 772, 773,
    775, 776, 777, 778, 779, 782, 783, 784, 785, 787, 788, 789, 790, 791, 792, 793, 796, 797, 798, -1, 800,
    -1, 802, 804, 805, 807, 808, 809, -1, 810, 811, 812, 813, 814, 815, 816, -1, -1, -1, 819, 820, 821, 822,
    -1, -1, 824, 826, 828, -1, 829, -1, 833, 989, 835, 836, -1, -1, 837, 838, -1, 839, -1, -1, -1, 840, 841,
    842, 843, 844, 845, 846, 847, 849, 850, 851, 852, 853, 854, 855, 856, 857, 858, 859, 860, 861, 863, 864,
    865, 866, 867, 868, 869, 870, 871, 872, 873, 874, 875, 876, 877, 878, 879, 880, 881, 882, 883, 884, 885,
    886, 887, 888, 889, 890, 891, 892, 893, 894, 895, 896, 898, 900, 902, 903, 904, 906, 907, 908, 909, 910,
    911, 912, 913, 914, 916, 917, 918, 919, 920, 921, 922, 923, 924, 925, 928, 930, -1, 926, -1, 934, 935,
    -1, -1, 1022, 940, -1, -1, 941, 942, -1, 1014, -1, -1, -1, -1, -1, 952, 957, 961, 962, -1, -1, 963, 964,
    -1, 965, 966, 967, 968, 969, 970, 971, 972, 977, -1, -1, 974, 975, -1, 979, -1, 981, 983, -1, 985, 986,
    987, 990, 991, 992, 993, 994, 995, 996, 997, 998, 999, 1006, 1001, 1003, 1005, 1007, 1008, 1009, 1011,
    1012, 1013, 1015, 1016, 1017, 1018, 1019, 1020, 1021, 1023, 1024, 1025, 1026, 1027, 1028, 1029, 1030,
    1031, 1032, 1033, 1035, 1036, 1037, 1038, 1039, -1, 1041, 1047, -1, 1049, 1050, 1051, 1053, 1054, 1055,
    1056, -1, -1, 1058, 1059, 1060, 1061, 1062, 1063, 1064, 1065, 1066, 1067, 1068, 1069, 1070, 1071, -1,
    1076, 1077, 1078, 1082, 1083, 1084, 1087, 1088, 1089, 1090, 1091, 1092, 1093, 1096, 1099, -1, 1103, 1107,
    1108, 1109, 1110, 1111, 1112, 1113, 1114, 1115, 1117, 1118, -1, -1, -1, -1, -1, 1129, 1130, 1131, 1132,
    1133, 1134, 1135, 1137, -1, -1, 1141, 1237, -1, -1, 1143, 1238, -1, 1142, -1, -1, 1147, 1148, 1149, 1150,
    1151, 1152, 1153, 1230, 1155, 1231, 1232, 1233, 1157, 1158, 1159, 1160, 1161, 1162, -1, -1, 1164, -1, -1,
    1234, 1235, 1166, -1, -1, -1, -1, -1, 1236, 1169, 1170, 1171, 1172, 1174, 1176, 1177, 1178, 1179, 1180,
    1181, 1182, 1183, 1184, 1185, -1, 1186, 1187, 1189, 1190, 1191, 1192, 1194, 1196, 1198, 1200, 1202, 1203,
    1204, 1205, -1, 1208, 1209, 1210, 1211, 1212, 1213, -1, 1215, 1220, 1222, 1223, -1, 1225, 1239, 1240,
    1241, 1242, 1243, 1244, 1245, 1248, 1249, 1250, 1251, 1253, 1254, 1255, 1256, 1258, 1259, 1260, 1261,
    1262, 1264, 1265, 1266, 1267, 1268, 1270, 1271, 1272, -1, 1273, 1275, 1277, 1228, -1, 1229
};

static const struct catalogue_link links[] = {
    {0, 3, 0}, {0, 527, 0}, {0, -1, 0}, {1, 4, 0}, {2, 7, 0}, {2, -1, 0}, {2, -1, 0}, {3, 10, 0}, {3, 13, 0},
    {3, -1, 0}, {4, 55, 0}, {4, 14, 0}, {4, -1, 0}, {5, 15, 0}, {6, -1, 0}, {7, 16, 0}, {8, -1, 0},
    {9, 18, 0}, {10, 19, 0}, {11, -1, 0}, {12, 185, 4}, {12, -1, 5}, {13, -1, 1}, {13, -1, 0}, {14, -1, 1},
    {14, -1, 0}, {15, -1, 1}, {15, -1, 0}, {16, -1, 1}, {16, -1, 0}, {17, 182, 1}, {17, -1, 0}, {18, -1, 1},
    {19, -1, 0}, {20, -1, 0}, {21, -1, 0}, {22, -1, 2}, {23, -1, 2}, {24, -1, 2}, {25, -1, 2}, {26, -1, 2},
    {27, -1, 2}, {28, -1, 2}, {29, 180, 2}, {30, -1, 2}, {31, -1, 2}, {32, -1, 2}, {33, 48, 0}, {34, -1, 0},
    {35, 65, 4}, {36, 66, 4}, {37, 137, 4}, {38, -1, 4}, {39, -1, 4}, {40, -1, 0}, {41, -1, 0}, {42, 794, 2},
    {43, -1, 2}, {44, 795, 2}, {45, 801, 2}, {46, 62, 0}, {46, -1, 0}, {47, -1, 0}, {48, 77, 4}, {48, -1, 5},
    {49, 95, 2}, {50, 96, 2}, {51, 81, 1}, {51, -1, 0}, {52, -1, 1}, {53, -1, 0}, {54, -1, 0}, {55, 94, 2},
    {56, 76, 0}, {56, 1199, 0}, {56, -1, 0}, {57, -1, 0}, {58, 86, 4}, {59, -1, 2}, {60, -1, 2},
    {61, 1257, 2}, {62, 90, 1}, {63, 85, 0}, {63, 138, 0}, {63, -1, 0}, {64, -1, 0}, {65, 106, 4},
    {65, -1, 5}, {66, 133, 2}, {67, 135, 2}, {68, 175, 1}, {68, -1, 0}, {69, -1, 0}, {70, -1, 0},
    {71, 151, 2}, {72, -1, 2}, {73, -1, 2}, {74, -1, 2}, {75, -1, 2}, {76, -1, 2}, {77, 632, 2},
    {78, 104, 0}, {78, 1193, 0}, {78, -1, 0}, {79, 105, 0}, {80, -1, 0}, {81, 155, 4}, {81, -1, 5},
    {82, -1, 4}, {82, -1, 5}, {83, -1, 4}, {83, -1, 5}, {84, -1, 0}, {85, -1, 4}, {85, -1, 5}, {86, -1, 4},
    {86, -1, 5}, {87, -1, 4}, {87, -1, 5}, {88, -1, 4}, {88, -1, 5}, {89, -1, 2}, {89, -1, 0}, {90, -1, 2},
    {90, -1, 0}, {91, -1, 2}, {91, -1, 0}, {92, -1, 2}, {92, -1, 0}, {93, -1, 2}, {93, -1, 0}, {94, -1, 2},
    {94, -1, 0}, {95, -1, 2}, {95, -1, 0}, {96, -1, 2}, {96, -1, 0}, {97, -1, 2}, {98, 713, 2}, {99, -1, 2},
    {99, -1, 0}, {100, -1, 2}, {100, -1, 0}, {101, -1, 2}, {101, -1, 0}, {102, 274, 2}, {102, -1, 0},
    {103, -1, 2}, {103, -1, 0}, {104, 710, 2}, {105, 520, 2}, {106, -1, 2}, {107, 154, 0}, {107, -1, 0},
    {108, -1, 0}, {109, 197, 4}, {109, -1, 5}, {110, -1, 1}, {110, -1, 0}, {111, -1, 1}, {111, -1, 0},
    {112, -1, 1}, {112, -1, 0}, {113, 420, 1}, {113, -1, 0}, {114, 422, 1}, {114, -1, 0}, {115, -1, 1},
    {115, -1, 0}, {116, 171, 1}, {116, -1, 0}, {117, 295, 1}, {117, -1, 0}, {118, -1, 1}, {118, -1, 0},
    {119, -1, 1}, {119, -1, 0}, {120, -1, 1}, {121, -1, 0}, {122, -1, 2}, {123, -1, 2}, {124, -1, 2},
    {125, -1, 1}, {126, -1, 2}, {127, -1, 2}, {128, -1, 0}, {129, -1, 5}, {130, 191, 5}, {131, -1, 5},
    {132, -1, 5}, {133, -1, 5}, {134, -1, 4}, {135, -1, 4}, {136, -1, 4}, {136, -1, 5}, {137, -1, 4},
    {137, 1116, 5}, {138, 255, 4}, {139, 229, 4}, {139, -1, 5}, {140, 225, 4}, {140, -1, 5}, {141, -1, 0},
    {142, -1, 0}, {143, -1, 0}, {144, -1, 0}, {145, -1, 0}, {146, -1, 0}, {147, -1, 0}, {147, -1, 0},
    {148, -1, 0}, {149, -1, 0}, {150, -1, 0}, {151, -1, 0}, {151, -1, 0}, {152, -1, 0}, {153, -1, 0},
    {154, 1188, 0}, {155, -1, 0}, {155, -1, 0}, {156, -1, 0}, {156, -1, 0}, {157, -1, 0}, {158, 224, 0},
    {159, -1, 0}, {160, 227, 0}, {160, -1, 0}, {161, 228, 0}, {162, 329, 0}, {163, 231, 0}, {163, -1, 0},
    {164, 232, 0}, {165, 330, 0}, {166, 240, 1}, {167, 771, 4}, {168, 774, 4}, {169, -1, 4}, {170, -1, 4},
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
    {290, -1, 1}, {291, -1, 1}, {292, -1, 0}, {293, 368, 0}, {294, 1139, 0}, {295, -1, 0}, {296, -1, 2},
    {297, -1, 2}, {298, 1010, 2}, {299, -1, 2}, {300, 409, 2}, {301, 410, 2}, {302, -1, 1}, {303, -1, 1},
    {304, -1, 1}, {305, -1, 1}, {306, 437, 1}, {307, 1263, 1}, {308, -1, 1}, {309, -1, 1}, {310, -1, 1},
    {311, -1, 1}, {312, -1, 1}, {313, -1, 1}, {314, 389, 0}, {315, 392, 0}, {316, -1, 0}, {317, -1, 0},
    {318, -1, 0}, {319, 412, 1}, {320, -1, 1}, {321, -1, 1}, {322, -1, 1}, {323, -1, 1}, {324, 411, 1},
    {325, 406, 1}, {326, -1, 1}, {327, 402, 1}, {328, -1, 1}, {329, -1, 1}, {330, -1, 1}, {331, -1, 1},
    {332, 419, 2}, {333, -1, 2}, {334, -1, 2}, {335, 417, 2}, {336, 418, 2}, {337, 433, 1}, {338, -1, 1},
    {339, -1, 1}, {340, -1, 0}, {341, 416, 0}, {342, -1, 0}, {343, -1, 2}, {344, 1175, 2}, {345, -1, 2},
    {346, -1, 1}, {347, -1, 1}, {348, -1, 1}, {349, -1, 1}, {350, -1, 1}, {351, -1, 1}, {352, -1, 1},
    {353, -1, 1}, {354, -1, 1}, {355, -1, 1}, {356, -1, 1}, {357, -1, 1}, {358, -1, 1}, {359, 687, 1},
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
    {444, 646, 2}, {445, 647, 2}, {446, 590, 2}, {447, 649, 2}, {448, 650, 2}, {449, -1, 2}, {450, 652, 2},
    {451, -1, 0}, {452, -1, 0}, {453, 654, 2}, {454, -1, 1}, {455, -1, 2}, {456, -1, 2}, {457, -1, 2},
    {458, 1247, 2}, {459, -1, 2}, {460, -1, 2}, {461, 657, 2}, {462, -1, 2}, {463, -1, 2}, {464, -1, 2},
    {465, 642, 2}, {466, -1, 2}, {467, -1, 2}, {468, -1, 2}, {469, -1, 2}, {470, -1, 2}, {471, -1, 2},
    {472, -1, 2}, {473, -1, 2}, {474, -1, 2}, {475, -1, 4}, {476, -1, 4}, {477, -1, 4}, {478, -1, 4},
    {479, 1156, 4}, {480, -1, 0}, {481, -1, 2}, {482, -1, 2}, {483, -1, 2}, {484, -1, 2}, {485, -1, 2},
    {486, -1, 2}, {487, -1, 2}, {488, -1, 2}, {489, 786, 2}, {490, -1, 4}, {491, -1, 4}, {491, -1, 5},
    {492, -1, 4}, {493, -1, 4}, {493, -1, 5}, {494, -1, 4}, {495, -1, 4}, {495, -1, 5}, {496, -1, 4},
    {497, -1, 4}, {497, -1, 5}, {498, -1, 4}, {499, -1, 4}, {499, -1, 5}, {500, -1, 4}, {501, -1, 4},
    {501, -1, 5}, {502, -1, 4}, {503, -1, 4}, {503, -1, 5}, {504, -1, 2}, {505, -1, 2}, {506, -1, 2},
    {507, -1, 2}, {508, 768, 4}, {509, 711, 4}, {510, 765, 4}, {511, -1, 4}, {512, -1, 4}, {513, 780, 0},
    {514, -1, 2}, {515, -1, 2}, {516, -1, 2}, {517, -1, 1}, {518, -1, 1}, {519, -1, 1}, {520, -1, 1},
    {521, -1, 1}, {522, -1, 1}, {523, -1, 1}, {524, 606, 1}, {525, 607, 1}, {526, -1, 1}, {527, 609, 1},
    {528, 684, 1}, {529, 611, 1}, {530, -1, 1}, {531, 613, 1}, {532, -1, 1}, {533, 620, 1}, {534, 621, 1},
    {535, 862, 1}, {536, -1, 1}, {537, -1, 1}, {538, 623, 1}, {539, -1, 1}, {540, -1, 1}, {541, -1, 1},
    {542, -1, 1}, {543, -1, 1}, {544, 626, 1}, {545, 627, 1}, {546, -1, 1}, {547, -1, 4}, {548, 973, 4},
    {549, -1, 3}, {550, 686, 1}, {551, 1195, 1}, {552, -1, 0}, {553, -1, 0}, {554, -1, 0}, {555, -1, 0},
    {556, -1, 2}, {557, -1, 2}, {558, -1, 2}, {559, -1, 2}, {560, -1, 2}, {561, -1, 2}, {562, -1, 2},
    {563, -1, 2}, {564, -1, 2}, {565, 691, 2}, {566, 1173, 2}, {567, 695, 2}, {568, -1, 2}, {569, -1, 2},
    {570, -1, 2}, {571, 781, 2}, {572, -1, 2}, {573, 709, 2}, {574, -1, 2}, {575, -1, 2}, {576, -1, 2},
    {577, -1, 2}, {578, -1, 2}, {579, -1, 2}, {580, -1, 2}, {581, -1, 2}, {582, -1, 2}, {583, -1, 2},
    {584, -1, 2}, {585, -1, 2}, {586, -1, 2}, {587, -1, 2}, {588, -1, 2}, {589, -1, 2}, {590, -1, 2},
    {591, -1, 2}, {592, -1, 2}, {593, -1, 2}, {594, -1, 2}, {595, -1, 1}, {596, -1, 1}, {597, -1, 1},
    {598, -1, 1}, {599, -1, 2}, {600, -1, 2}, {601, -1, 1}, {602, -1, 1}, {603, 685, 1}, {604, -1, 1},
    {605, -1, 1}, {606, 1154, 1}, {607, -1, 0}, {608, -1, 0}, {609, -1, 0}, {610, 692, 1}, {611, 693, 1},
    {612, -1, 1}, {613, -1, 1}, {614, 696, 1}, {615, -1, 1}, {616, 698, 1}, {617, 699, 1}, {618, 700, 1},
    {619, -1, 1}, {620, 702, 1}, {621, -1, 1}, {622, 704, 1}, {623, 705, 1}, {624, 706, 1}, {625, -1, 1},
    {626, -1, 1}, {627, -1, 1}, {628, 1201, 2}, {629, 1217, 2}, {630, 718, 2}, {631, -1, 2}, {632, 1197, 2},
    {633, -1, 4}, {634, -1, 4}, {635, -1, 4}, {636, -1, 4}, {637, -1, 4}, {638, -1, 4}, {639, -1, 4},
    {640, -1, 4}, {641, -1, 4}, {642, -1, 0}, {643, -1, 0}, {644, 726, 0}, {645, 727, 0}, {646, -1, 0},
    {647, 729, 0}, {648, 730, 0}, {649, -1, 0}, {650, 732, 0}, {651, 733, 0}, {652, -1, 0}, {653, 735, 0},
    {654, 736, 0}, {655, -1, 0}, {656, 738, 0}, {657, 739, 0}, {658, -1, 0}, {659, 741, 0}, {660, 742, 0},
    {661, -1, 0}, {662, -1, 4}, {663, -1, 4}, {664, -1, 4}, {664, -1, 5}, {665, -1, 4}, {666, -1, 4},
    {666, -1, 5}, {667, -1, 4}, {668, -1, 4}, {668, -1, 5}, {669, -1, 4}, {670, -1, 4}, {670, -1, 5},
    {671, -1, 4}, {672, -1, 4}, {672, -1, 5}, {673, -1, 4}, {674, -1, 4}, {674, -1, 5}, {675, -1, 4},
    {676, -1, 4}, {676, -1, 5}, {677, -1, 4}, {677, -1, 5}, {678, -1, 4}, {679, -1, 4}, {679, -1, 5},
    {680, -1, 4}, {681, -1, 4}, {681, -1, 5}, {682, -1, 4}, {683, -1, 4}, {683, -1, 5}, {684, -1, 4},
    {685, -1, 2}, {686, -1, 2}, {687, 1269, 2}, {688, -1, 2}, {689, -1, 2}, {690, -1, 2}, {691, -1, 2},
    {692, -1, 2}, {693, -1, 2}, {694, 1034, 2}, {695, -1, 2}, {696, -1, 2}, {697, -1, 2}, {698, -1, 2},
    {699, -1, 2}, {700, -1, 2}, {701, -1, 2}, {702, -1, 2}, {703, -1, 2}, {704, 803, 2}, {705, 799, 1},
    {706, 818, 1}, {707, 817, 1}, {708, -1, 1}, {709, -1, 1}, {710, -1, 1}, {711, 933, 1}, {712, -1, 1},
    {713, 806, 1}, {714, -1, 1}, {715, -1, 1}, {716, -1, 1}, {717, -1, 1}, {718, -1, 1}, {719, -1, 1},
    {720, -1, 1}, {721, -1, 2}, {722, -1, 2}, {723, -1, 2}, {724, -1, 2}, {725, -1, 1}, {726, -1, 1},
    {727, -1, 1}, {728, -1, 1}, {729, -1, 1}, {730, 823, 0}, {731, -1, 0}, {732, 825, 0}, {733, 834, 0},
    {734, 827, 0}, {735, -1, 0}, {736, -1, 0}, {737, 830, 0}, {738, 831, 0}, {739, 832, 0}, {740, -1, 0},
    {741, -1, 0}, {742, -1, 0}, {743, -1, 0}, {744, -1, 0}, {745, -1, 4}, {746, -1, 4}, {747, -1, 4},
    {748, -1, 4}, {748, -1, 5}, {749, -1, 4}, {749, -1, 5}, {750, -1, 4}, {750, -1, 5}, {751, -1, 4},
    {751, -1, 5}, {752, -1, 4}, {752, -1, 5}, {753, -1, 4}, {753, -1, 5}, {754, -1, 4}, {754, -1, 5},
    {755, -1, 4}, {755, -1, 5}, {756, -1, 4}, {756, -1, 5}, {757, -1, 4}, {757, -1, 5}, {758, -1, 4},
    {758, -1, 5}, {759, -1, 4}, {759, -1, 5}, {760, -1, 4}, {760, -1, 5}, {761, -1, 4}, {761, -1, 5},
    {762, -1, 4}, {762, -1, 5}, {763, -1, 4}, {763, -1, 5}, {764, -1, 4}, {765, -1, 4}, {766, -1, 4},
    {767, -1, 4}, {768, -1, 4}, {769, -1, 4}, {770, -1, 4}, {771, -1, 4}, {772, -1, 4}, {773, -1, 4},
    {774, -1, 4}, {775, -1, 4}, {776, -1, 4}, {777, 939, 4}, {777, -1, 5}, {778, 899, 4}, {778, -1, 5},
    {779, 901, 4}, {779, -1, 5}, {780, 897, 4}, {780, -1, 5}, {781, -1, 4}, {782, -1, 4}, {783, -1, 4},
    {784, -1, 4}, {785, 915, 4}, {785, -1, 5}, {786, 937, 4}, {786, -1, 5}, {787, 938, 4}, {787, -1, 5},
    {788, -1, 4}, {788, -1, 5}, {789, -1, 4}, {789, -1, 5}, {790, -1, 4}, {790, -1, 5}, {791, -1, 4},
    {791, -1, 5}, {792, -1, 4}, {792, -1, 5}, {793, -1, 4}, {793, -1, 5}, {794, 936, 4}, {794, -1, 5},
    {795, -1, 4}, {795, -1, 5}, {796, -1, 4}, {796, -1, 5}, {797, -1, 0}, {798, -1, 0}, {799, 988, 5},
    {800, -1, 0}, {801, 927, 0}, {802, -1, 3}, {803, -1, 0}, {804, 929, 0}, {805, -1, 0}, {806, 931, 0},
    {807, -1, 0}, {808, 1040, 1}, {809, -1, 1}, {810, -1, 2}, {811, -1, 2}, {812, -1, 4}, {813, -1, 4},
    {814, -1, 4}, {815, -1, 4}, {816, -1, 3}, {817, -1, 0}, {818, 943, 3}, {819, 944, 3}, {820, 945, 3},
    {821, 946, 3}, {822, 947, 3}, {823, 948, 3}, {824, 949, 3}, {825, 950, 3}, {826, 951, 3}, {827, -1, 3},
    {828, 953, 3}, {829, 954, 3}, {830, 955, 3}, {831, 956, 3}, {832, -1, 3}, {833, 958, 3}, {834, 959, 3},
    {835, 960, 3}, {836, -1, 3}, {837, -1, 3}, {838, -1, 3}, {839, -1, 3}, {840, -1, 3}, {841, -1, 3},
    {842, 1052, 3}, {843, -1, 3}, {844, -1, 3}, {845, -1, 3}, {846, -1, 3}, {847, -1, 3}, {848, -1, 3},
    {849, -1, 4}, {850, -1, 4}, {851, 976, 3}, {852, -1, 3}, {853, 978, 0}, {854, -1, 0}, {855, 980, 1},
    {856, -1, 1}, {857, 982, 1}, {858, -1, 1}, {859, 984, 1}, {860, -1, 1}, {861, -1, 0}, {862, -1, 0},
    {863, -1, 0}, {864, -1, 3}, {865, -1, 3}, {866, -1, 3}, {867, -1, 3}, {868, -1, 3}, {869, -1, 5},
    {870, -1, 5}, {871, -1, 5}, {872, -1, 0}, {873, -1, 3}, {874, -1, 3}, {875, 1000, 0}, {876, -1, 0},
    {877, 1002, 0}, {878, -1, 0}, {879, 1004, 0}, {880, -1, 0}, {881, -1, 0}, {882, -1, 2}, {883, -1, 2},
    {884, -1, 2}, {885, -1, 2}, {886, -1, 2}, {887, -1, 2}, {888, -1, 2}, {889, -1, 2}, {890, -1, 2},
    {891, -1, 2}, {892, -1, 2}, {893, -1, 2}, {894, -1, 2}, {895, -1, 2}, {896, -1, 2}, {897, -1, 2},
    {898, -1, 2}, {899, -1, 2}, {900, -1, 2}, {901, 1044, 2}, {902, 1045, 2}, {903, 1046, 2}, {904, -1, 2},
    {905, -1, 2}, {906, -1, 2}, {907, -1, 2}, {908, -1, 2}, {909, -1, 2}, {910, -1, 2}, {911, -1, 2},
    {912, -1, 1}, {913, -1, 1}, {914, -1, 1}, {915, -1, 1}, {916, 1042, 1}, {917, 1043, 1}, {918, -1, 1},
    {919, -1, 1}, {920, -1, 2}, {921, -1, 2}, {922, -1, 2}, {923, 1048, 1}, {924, -1, 1}, {925, -1, 3},
    {926, -1, 3}, {927, -1, 3}, {928, -1, 3}, {929, -1, 3}, {930, -1, 3}, {931, -1, 3}, {932, 1057, 0},
    {933, 1125, 0}, {934, -1, 5}, {935, -1, 0}, {936, -1, 0}, {937, -1, 0}, {938, -1, 0}, {939, -1, 0},
    {940, -1, 0}, {941, -1, 0}, {942, -1, 0}, {943, -1, 0}, {944, -1, 0}, {945, -1, 0}, {946, -1, 0},
    {947, -1, 0}, {948, 1073, 0}, {949, 1074, 0}, {950, 1075, 0}, {951, -1, 0}, {952, 1079, 0},
    {953, 1080, 0}, {954, 1081, 0}, {955, -1, 0}, {956, -1, 0}, {957, -1, 0}, {958, 1085, 0}, {959, 1086, 0},
    {960, -1, 0}, {961, -1, 0}, {962, -1, 0}, {963, -1, 0}, {964, -1, 0}, {965, -1, 0}, {966, -1, 5},
    {967, -1, 5}, {968, -1, 0}, {969, 1094, 0}, {970, 1095, 0}, {971, -1, 0}, {972, 1097, 0}, {973, 1098, 0},
    {974, -1, 0}, {975, 1100, 0}, {976, 1101, 0}, {977, 1102, 0}, {978, -1, 0}, {979, 1104, 0},
    {980, 1105, 0}, {981, 1106, 0}, {982, -1, 0}, {983, -1, 0}, {984, -1, 0}, {985, -1, 5}, {986, -1, 5},
    {987, -1, 5}, {988, -1, 5}, {989, -1, 5}, {990, -1, 5}, {991, -1, 5}, {992, -1, 5}, {993, -1, 5},
    {994, -1, 5}, {995, 1120, 0}, {996, 1121, 0}, {997, 1122, 0}, {998, 1123, 0}, {999, 1124, 0},
    {1000, -1, 0}, {1001, 1126, 0}, {1002, 1127, 0}, {1003, 1128, 0}, {1004, -1, 0}, {1005, -1, 2},
    {1006, -1, 2}, {1007, -1, 2}, {1008, -1, 2}, {1009, -1, 2}, {1010, -1, 2}, {1011, -1, 2}, {1012, -1, 0},
    {1013, -1, 0}, {1014, -1, 0}, {1015, -1, 0}, {1016, -1, 0}, {1017, -1, 0}, {1017, -1, 0},
    {1018, 1144, 0}, {1019, 1145, 0}, {1020, 1146, 0}, {1021, 1168, 0}, {1022, -1, 0}, {1023, -1, 0},
    {1024, -1, 1}, {1025, -1, 1}, {1026, -1, 1}, {1027, -1, 1}, {1028, -1, 1}, {1029, 1216, 1},
    {1030, -1, 1}, {1031, -1, 1}, {1032, -1, 0}, {1033, -1, 0}, {1034, -1, 0}, {1035, -1, 0}, {1036, -1, 0},
    {1037, 1163, 1}, {1038, -1, 1}, {1039, 1165, 1}, {1040, -1, 1}, {1041, 1167, 1}, {1042, -1, 1},
    {1043, -1, 0}, {1044, -1, 0}, {1045, -1, 0}, {1046, -1, 0}, {1047, -1, 2}, {1048, -1, 2}, {1049, -1, 2},
    {1050, -1, 2}, {1051, -1, 2}, {1052, -1, 2}, {1053, -1, 0}, {1054, -1, 2}, {1055, -1, 2}, {1056, -1, 2},
    {1057, -1, 2}, {1058, -1, 2}, {1059, -1, 2}, {1060, -1, 2}, {1061, -1, 4}, {1061, -1, 5}, {1062, -1, 4},
    {1062, -1, 5}, {1063, -1, 4}, {1063, -1, 5}, {1064, -1, 2}, {1065, -1, 0}, {1065, -1, 0}, {1066, -1, 0},
    {1066, -1, 0}, {1067, -1, 0}, {1067, -1, 0}, {1068, -1, 0}, {1068, -1, 0}, {1069, 1206, 0},
    {1069, -1, 0}, {1070, 1218, 0}, {1071, 1219, 0}, {1072, -1, 0}, {1073, 1207, 0}, {1074, 1214, 0},
    {1075, -1, 4}, {1076, -1, 4}, {1077, -1, 4}, {1078, -1, 4}, {1079, -1, 4}, {1080, -1, 4}, {1081, -1, 0},
    {1082, -1, 0}, {1083, -1, 0}, {1084, -1, 1}, {1085, -1, 2}, {1086, -1, 2}, {1087, 1221, 2},
    {1088, -1, 2}, {1089, -1, 0}, {1090, 1224, 0}, {1091, -1, 0}, {1092, 1226, 0}, {1093, -1, 0},
    {1094, -1, 1}, {1095, -1, 0}, {1096, -1, 0}, {1029, 1252, 6}, {1024, -1, 6}, {1025, -1, 6},
    {1030, -1, 6}, {1037, -1, 6}, {1039, -1, 6}, {1041, -1, 6}, {1052, -1, 2}, {1064, -1, 2}, {550, -1, 6},
    {551, -1, 6}, {517, -1, 6}, {524, -1, 6}, {520, -1, 6}, {522, -1, 6}, {448, 1246, 2}, {569, -1, 2},
    {457, -1, 2}, {603, -1, 6}, {603, -1, 6}, {604, -1, 6}, {604, -1, 6}, {606, -1, 6}, {597, -1, 6},
    {598, -1, 6}, {912, -1, 6}, {913, -1, 6}, {273, -1, 2}, {1009, -1, 2}, {1010, -1, 2}, {1011, -1, 2},
    {265, -1, 6}, {266, -1, 6}, {272, -1, 6}, {221, -1, 6}, {201, -1, 2}, {202, -1, 2}, {203, -1, 6},
    {264, -1, 6}, {686, -1, 2}, {707, -1, 6}, {713, -1, 6}, {717, -1, 6}, {916, 1274, 6}, {918, -1, 6},
    {917, 1276, 6}, {919, -1, 6}, {1094, -1, 6}
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
    {378, -1, -1, -1, 1151, 0, 237, 2, 0, 1, 2, 5, 49, 0, 0, 6},  // first
    {379, -1, -1, -1, 1152, 0, 238, 3, 0, 1, 2, 5, 49, 0, 0, 6},  // last
    {380, -1, -1, -1, 1153, 146, 239, 4, 0, 1, 1, 5, 4, 0, 0, 6},  // reversed
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
    {305, -1, -1, -1, 1150, 165, 274, 22, 1, 2, 1, 5, 2, 0, 0, 6},  // contains
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
    {410, -1, -1, -1, 1154, 203, 352, 65, 1, 2, 1, 5, 3, 0, 0, 6},  // joined
    {60, -1, -1, -1, 1148, 204, 354, 66, 1, 2, 1, 5, 49, 0, 0, 6},  // append
    {60, -1, -1, -1, 1149, 205, 356, 67, 1, 2, 1, 5, 49, 0, 0, 6},  // append
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
    {157, -1, -1, -1, -1, 278, 517, 2, 2, 2, 3, 0, 17, 0, 0, 7},  // UIColor
    {477, 157, -1, -1, -1, 0, 0, 3, 0, 0, 5, 18, 17, 0, 0, 7},  // black
    {478, 157, -1, -1, -1, 280, 0, 4, 0, 0, 4, 18, 17, 0, 0, 7},  // blackColor
    {476, 157, -1, -1, -1, 0, 0, 5, 0, 0, 5, 18, 17, 0, 0, 7},  // white
    {479, 157, -1, -1, -1, 280, 0, 6, 0, 0, 4, 18, 17, 0, 0, 7},  // whiteColor
    {471, 157, -1, -1, -1, 0, 0, 7, 0, 0, 5, 18, 17, 0, 0, 7},  // red
    {480, 157, -1, -1, -1, 280, 0, 8, 0, 0, 4, 18, 17, 0, 0, 7},  // redColor
    {472, 157, -1, -1, -1, 0, 0, 9, 0, 0, 5, 18, 17, 0, 0, 7},  // green
    {481, 157, -1, -1, -1, 280, 0, 10, 0, 0, 4, 18, 17, 0, 0, 7},  // greenColor
    {473, 157, -1, -1, -1, 0, 0, 11, 0, 0, 5, 18, 17, 0, 0, 7},  // blue
    {482, 157, -1, -1, -1, 280, 0, 12, 0, 0, 4, 18, 17, 0, 0, 7},  // blueColor
    {483, 157, -1, -1, -1, 0, 0, 13, 0, 0, 5, 18, 17, 0, 0, 7},  // cyan
    {484, 157, -1, -1, -1, 280, 0, 14, 0, 0, 4, 18, 17, 0, 0, 7},  // cyanColor
    {485, 157, -1, -1, -1, 0, 0, 15, 0, 0, 5, 18, 17, 0, 0, 7},  // yellow
    {486, 157, -1, -1, -1, 280, 0, 16, 0, 0, 4, 18, 17, 0, 0, 7},  // yellowColor
    {487, 157, -1, -1, -1, 0, 0, 17, 0, 0, 5, 18, 17, 0, 0, 7},  // magenta
    {488, 157, -1, -1, -1, 280, 0, 18, 0, 0, 4, 18, 17, 0, 0, 7},  // magentaColor
    {489, 157, -1, -1, -1, 0, 0, 19, 0, 0, 5, 18, 17, 0, 0, 7},  // orange
    {490, 157, -1, -1, -1, 280, 0, 20, 0, 0, 4, 18, 17, 0, 0, 7},  // orangeColor
    {491, 157, -1, -1, -1, 0, 0, 21, 0, 0, 5, 18, 17, 0, 0, 7},  // purple
    {492, 157, -1, -1, -1, 280, 0, 22, 0, 0, 4, 18, 17, 0, 0, 7},  // purpleColor
    {493, 157, -1, -1, -1, 0, 0, 23, 0, 0, 5, 18, 17, 0, 0, 7},  // brown
    {494, 157, -1, -1, -1, 280, 0, 24, 0, 0, 4, 18, 17, 0, 0, 7},  // brownColor
    {495, 157, -1, -1, -1, 0, 0, 25, 0, 0, 5, 18, 17, 0, 0, 7},  // gray
    {496, 157, -1, -1, -1, 280, 0, 26, 0, 0, 4, 18, 17, 0, 0, 7},  // grayColor
    {497, 157, -1, -1, -1, 0, 0, 27, 0, 0, 5, 18, 17, 0, 0, 7},  // lightGray
    {498, 157, -1, -1, -1, 280, 0, 28, 0, 0, 4, 18, 17, 0, 0, 7},  // lightGrayColor
    {499, 157, -1, -1, -1, 0, 0, 29, 0, 0, 5, 18, 17, 0, 0, 7},  // darkGray
    {500, 157, -1, -1, -1, 280, 0, 30, 0, 0, 4, 18, 17, 0, 0, 7},  // darkGrayColor
    {501, 157, -1, -1, -1, 0, 0, 31, 0, 0, 5, 18, 17, 0, 0, 7},  // clear
    {502, 157, -1, -1, -1, 280, 0, 32, 0, 0, 4, 18, 17, 0, 0, 7},  // clearColor
    {503, 157, -1, -1, -1, 0, 0, 33, 0, 0, 5, 18, 17, 0, 0, 7},  // systemRed
    {504, 157, -1, -1, -1, 0, 0, 34, 0, 0, 5, 18, 17, 0, 0, 7},  // systemOrange
    {505, 157, -1, -1, -1, 0, 0, 35, 0, 0, 5, 18, 17, 0, 0, 7},  // systemYellow
    {506, 157, -1, -1, -1, 0, 0, 36, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGreen
    {507, 157, -1, -1, -1, 0, 0, 37, 0, 0, 5, 18, 17, 0, 0, 7},  // systemMint
    {508, 157, -1, -1, -1, 0, 0, 38, 0, 0, 5, 18, 17, 0, 0, 7},  // systemTeal
    {509, 157, -1, -1, -1, 0, 0, 39, 0, 0, 5, 18, 17, 0, 0, 7},  // systemCyan
    {510, 157, -1, -1, -1, 0, 0, 40, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBlue
    {511, 157, -1, -1, -1, 0, 0, 41, 0, 0, 5, 18, 17, 0, 0, 7},  // systemIndigo
    {512, 157, -1, -1, -1, 0, 0, 42, 0, 0, 5, 18, 17, 0, 0, 7},  // systemPurple
    {513, 157, -1, -1, -1, 0, 0, 43, 0, 0, 5, 18, 17, 0, 0, 7},  // systemPink
    {514, 157, -1, -1, -1, 0, 0, 44, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBrown
    {515, 157, -1, -1, -1, 0, 0, 45, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray
    {516, 157, -1, -1, -1, 0, 0, 46, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray2
    {517, 157, -1, -1, -1, 0, 0, 47, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray3
    {518, 157, -1, -1, -1, 0, 0, 48, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray4
    {519, 157, -1, -1, -1, 0, 0, 49, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray5
    {520, 157, -1, -1, -1, 0, 0, 50, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray6
    {521, 157, -1, -1, -1, 0, 0, 51, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBackground
    {522, 157, -1, -1, -1, 0, 0, 52, 0, 0, 5, 18, 17, 0, 0, 7},  // secondarySystemBackground
    {523, 157, -1, -1, -1, 0, 0, 53, 0, 0, 5, 18, 17, 0, 0, 7},  // label
    {158, -1, -1, -1, -1, 280, 519, 0, 1, 1, 3, 0, 27, 0, 0, 8},  // UIView
    {158, -1, -1, -1, -1, 0, 0, 1, 0, 0, 3, 0, 27, 0, 0, 8},  // UIView
    {159, -1, -1, -1, -1, 281, 520, 2, 1, 1, 3, 0, 27, 0, 0, 8},  // UIWindow
    {159, -1, -1, -1, -1, 0, 0, 3, 0, 0, 3, 0, 27, 0, 0, 8},  // UIWindow
    {160, -1, -1, -1, -1, 282, 521, 4, 1, 1, 3, 0, 27, 0, 0, 8},  // UIImageView
    {160, -1, -1, -1, -1, 0, 0, 5, 0, 0, 3, 0, 27, 0, 0, 8},  // UIImageView
    {161, -1, -1, -1, -1, 283, 522, 6, 1, 1, 3, 0, 27, 0, 0, 8},  // UILabel
    {161, -1, -1, -1, -1, 0, 0, 7, 0, 0, 3, 0, 27, 0, 0, 8},  // UILabel
    {162, -1, -1, -1, -1, 284, 523, 8, 1, 1, 3, 0, 27, 0, 0, 8},  // UIButton
    {162, -1, -1, -1, -1, 0, 0, 9, 0, 0, 3, 0, 27, 0, 0, 8},  // UIButton
    {163, -1, -1, -1, -1, 285, 524, 10, 1, 1, 3, 0, 27, 0, 0, 8},  // UIScrollView
    {163, -1, -1, -1, -1, 0, 0, 11, 0, 0, 3, 0, 27, 0, 0, 8},  // UIScrollView
    {164, -1, -1, -1, -1, 286, 525, 12, 1, 1, 3, 0, 27, 0, 0, 8},  // UIControl
    {164, -1, -1, -1, -1, 0, 0, 13, 0, 0, 3, 0, 27, 0, 0, 8},  // UIControl
    {165, -1, -1, -1, -1, 287, 526, 14, 1, 1, 3, 0, 27, 0, 0, 8},  // UITextField
    {165, -1, -1, -1, -1, 0, 0, 15, 0, 0, 3, 0, 27, 0, 0, 8},  // UITextField
    {166, -1, -1, -1, -1, 288, 527, 16, 1, 1, 3, 0, 27, 0, 0, 8},  // UITextView
    {166, -1, -1, -1, -1, 0, 0, 17, 0, 0, 3, 0, 27, 0, 0, 8},  // UITextView
    {167, -1, -1, -1, -1, 289, 528, 18, 1, 1, 3, 0, 27, 0, 0, 8},  // UITableViewCell
    {167, -1, -1, -1, -1, 0, 0, 19, 0, 0, 3, 0, 27, 0, 0, 8},  // UITableViewCell
    {168, -1, -1, -1, -1, 290, 529, 20, 1, 1, 3, 0, 27, 0, 0, 8},  // UICollectionViewCell
    {168, -1, -1, -1, -1, 0, 0, 21, 0, 0, 3, 0, 27, 0, 0, 8},  // UICollectionViewCell
    {169, -1, -1, -1, -1, 291, 530, 22, 1, 1, 3, 0, 27, 0, 0, 8},  // UIVisualEffectView
    {169, -1, -1, -1, -1, 0, 0, 23, 0, 0, 3, 0, 27, 0, 0, 8},  // UIVisualEffectView
    {524, -1, -1, -1, -1, 0, 531, 24, 0, 1, 2, 28, 13, 0, 9, 8},  // frame
    {525, -1, -1, -1, -1, 0, 532, 25, 0, 1, 2, 28, 13, 0, 10, 8},  // bounds
    {285, -1, -1, -1, -1, 0, 533, 26, 0, 1, 2, 28, 9, 0, 11, 8},  // center
    {526, -1, -1, -1, -1, 0, 534, 27, 0, 1, 2, 28, 9, 0, 12, 8},  // anchorPoint
    {527, -1, -1, -1, 1136, 0, 535, 28, 0, 1, 2, 28, 2, 0, 0, 8},  // isHidden
    {528, -1, -1, -1, -1, 0, 536, 29, 0, 1, 2, 28, 2, 0, 0, 8},  // clipsToBounds
    {529, -1, -1, -1, -1, 0, 537, 30, 0, 1, 2, 28, 3, 0, 0, 8},  // name
    {530, -1, -1, -1, -1, 292, 538, 31, 1, 1, 0, 0, 49, 0, 0, 8},  // UIImage
    {160, -1, -1, -1, -1, 293, 539, 32, 1, 1, 3, 0, 27, 0, 0, 8},  // UIImageView
    {84, -1, -1, -1, -1, 0, 540, 33, 0, 1, 2, 28, 14, 0, 13, 8},  // transform
    {533, -1, -1, -1, -1, 294, 541, 34, 1, 2, 1, 28, 49, 0, 0, 8},  // moveAnchor
    {534, -1, -1, -1, -1, 0, 543, 35, 0, 1, 2, 28, 9, 0, 0, 8},  // contentOffset
    {474, -1, -1, -1, -1, 0, 544, 36, 0, 1, 2, 28, 0, 0, 0, 8},  // alpha
    {535, -1, -1, -1, 536, 0, 545, 37, 0, 1, 2, 28, 2, 0, 0, 8},  // isUserInteractionEnabled
    {536, -1, -1, -1, -1, 0, 546, 38, 0, 1, 2, 28, 2, 0, 0, 8},  // userInteractionEnabled
    {537, -1, -1, -1, -1, 0, 547, 39, 0, 1, 2, 28, 0, 0, 0, 8},  // tag
    {85, -1, -1, -1, -1, 0, 548, 40, 0, 1, 2, 28, 28, 0, 0, 8},  // layer
    {538, -1, -1, -1, -1, 0, 549, 41, 0, 1, 2, 28, 17, 0, 0, 8},  // backgroundColor
    {539, -1, -1, -1, -1, 0, 550, 42, 0, 1, 2, 28, 3, 0, 0, 8},  // text
    {540, -1, -1, -1, -1, 0, 551, 43, 0, 1, 2, 28, 17, 0, 0, 8},  // textColor
    {541, -1, -1, -1, -1, 0, 552, 44, 0, 1, 2, 28, 20, 0, 0, 8},  // textAlignment
    {542, -1, -1, -1, -1, 0, 553, 45, 0, 1, 2, 28, 49, 0, 0, 8},  // font
    {532, -1, -1, -1, -1, 0, 554, 46, 0, 1, 2, 28, 49, 0, 0, 8},  // image
    {543, -1, -1, -1, -1, 0, 555, 47, 0, 1, 2, 28, 49, 0, 0, 8},  // contentMode
    {544, -1, -1, -1, -1, 0, 556, 48, 0, 1, 2, 28, 2, 0, 0, 8},  // isOpaque
    {545, -1, -1, -1, -1, 0, 557, 49, 0, 1, 2, 28, 17, 0, 0, 8},  // tintColor
    {546, -1, -1, -1, -1, 0, 558, 50, 0, 1, 2, 28, 0, 0, 0, 8},  // contentScaleFactor
    {547, -1, -1, -1, -1, 0, 559, 51, 0, 1, 2, 28, 3, 0, 0, 8},  // accessibilityLabel
    {548, -1, -1, -1, -1, 0, 560, 52, 0, 1, 2, 28, 0, 0, 0, 8},  // numberOfLines
    {549, -1, -1, -1, -1, 0, 561, 53, 0, 1, 2, 28, 2, 0, 0, 8},  // adjustsFontSizeToFitWidth
    {550, -1, -1, -1, -1, 0, 562, 54, 0, 1, 2, 28, 0, 0, 0, 8},  // zoomScale
    {551, 552, -1, -1, -1, 0, 0, 55, 0, 0, 5, 4, 3, 0, 0, 8},  // system
    {553, 552, -1, -1, -1, 0, 0, 56, 0, 0, 5, 4, 3, 0, 0, 8},  // custom
    {554, 552, -1, -1, -1, 0, 0, 57, 0, 0, 5, 4, 3, 0, 0, 8},  // infoLight
    {555, 552, -1, -1, -1, 0, 0, 58, 0, 0, 5, 4, 3, 0, 0, 8},  // contactAdd
    {556, 552, -1, -1, -1, 0, 0, 59, 0, 0, 5, 4, 3, 0, 0, 8},  // close
    {162, -1, -1, -1, -1, 295, 563, 60, 1, 1, 3, 0, 27, 0, 0, 8},  // UIButton
    {557, -1, -1, -1, -1, 0, 564, 61, 0, 1, 2, 28, 2, 0, 0, 8},  // isScrollEnabled
    {558, -1, -1, -1, -1, 0, 565, 62, 0, 1, 2, 28, 2, 0, 0, 8},  // isPagingEnabled
    {559, -1, -1, -1, -1, 0, 566, 63, 0, 1, 2, 28, 2, 0, 0, 8},  // bounces
    {560, -1, -1, -1, -1, 0, 567, 64, 0, 1, 2, 28, 2, 0, 0, 8},  // showsHorizontalScrollIndicator
    {561, -1, -1, -1, -1, 0, 568, 65, 0, 1, 2, 28, 2, 0, 0, 8},  // showsVerticalScrollIndicator
    {562, -1, -1, -1, -1, 0, 569, 66, 0, 1, 2, 28, 0, 0, 0, 8},  // minimumZoomScale
    {563, -1, -1, -1, -1, 0, 570, 67, 0, 1, 2, 28, 0, 0, 0, 8},  // maximumZoomScale
    {564, -1, -1, -1, -1, 0, 571, 68, 0, 1, 2, 28, 45, 0, 0, 8},  // contentInset
    {565, -1, -1, -1, -1, 0, 572, 69, 0, 1, 2, 28, 49, 0, 0, 8},  // delegate
    {567, 158, -1, -1, -1, 0, 0, 70, 0, 0, 5, 28, 46, 0, 0, 8},  // AutoresizingMask
    {568, 566, 569, -1, -1, 0, 0, 71, 0, 0, 5, 26, 25, 0, 0, 8},  // flexibleLeftMargin
    {570, 566, -1, -1, -1, 0, 0, 72, 0, 0, 5, 26, 25, 0, 0, 8},  // FlexibleLeftMargin
    {571, 566, 572, -1, -1, 0, 0, 73, 0, 0, 5, 26, 25, 0, 0, 8},  // flexibleWidth
    {573, 566, -1, -1, -1, 0, 0, 74, 0, 0, 5, 26, 25, 0, 0, 8},  // FlexibleWidth
    {574, 566, 575, -1, -1, 0, 0, 75, 0, 0, 5, 26, 25, 0, 0, 8},  // flexibleRightMargin
    {576, 566, -1, -1, -1, 0, 0, 76, 0, 0, 5, 26, 25, 0, 0, 8},  // FlexibleRightMargin
    {577, 566, 578, -1, -1, 0, 0, 77, 0, 0, 5, 26, 25, 0, 0, 8},  // flexibleTopMargin
    {579, 566, -1, -1, -1, 0, 0, 78, 0, 0, 5, 26, 25, 0, 0, 8},  // FlexibleTopMargin
    {580, 566, 581, -1, -1, 0, 0, 79, 0, 0, 5, 26, 25, 0, 0, 8},  // flexibleHeight
    {582, 566, -1, -1, -1, 0, 0, 80, 0, 0, 5, 26, 25, 0, 0, 8},  // FlexibleHeight
    {583, 566, 584, -1, -1, 0, 0, 81, 0, 0, 5, 26, 25, 0, 0, 8},  // flexibleBottomMargin
    {585, 566, -1, -1, -1, 0, 0, 82, 0, 0, 5, 26, 25, 0, 0, 8},  // FlexibleBottomMargin
    {586, 566, 587, -1, -1, 0, 0, 83, 0, 0, 5, 26, 25, 0, 0, 8},  // None
    {588, -1, -1, -1, -1, 0, 573, 84, 0, 1, 2, 28, 25, 0, 0, 8},  // autoresizingMask
    {589, -1, -1, -1, -1, 0, 574, 85, 0, 1, 2, 28, 2, 0, 0, 8},  // translatesAutoresizingMaskIntoConstraints
    {590, -1, -1, -1, -1, 0, 575, 86, 0, 1, 2, 28, 2, 0, 0, 8},  // autoresizesSubviews
    {591, -1, -1, -1, -1, 0, 576, 87, 0, 1, 2, 28, 12, 0, 0, 8},  // contentSize
    {288, 592, -1, -1, -1, 0, 0, 88, 0, 0, 5, 21, 20, 0, 0, 8},  // left
    {285, 592, -1, -1, -1, 0, 0, 89, 0, 0, 5, 21, 20, 0, 0, 8},  // center
    {290, 592, -1, -1, -1, 0, 0, 90, 0, 0, 5, 21, 20, 0, 0, 8},  // right
    {593, 592, -1, -1, -1, 0, 0, 91, 0, 0, 5, 21, 20, 0, 0, 8},  // justified
    {594, 592, -1, -1, -1, 0, 0, 92, 0, 0, 5, 21, 20, 0, 0, 8},  // natural
    {47, -1, -1, -1, -1, 296, 577, 93, 4, 4, 0, 0, 27, 0, 0, 8},  // view
    {595, -1, -1, -1, -1, 0, 581, 0, 0, 1, 2, 28, 27, 0, 0, 9},  // superview
    {596, -1, -1, -1, -1, 0, 582, 1, 0, 1, 2, 28, 4, 0, 0, 9},  // subviews
    {48, -1, -1, -1, -1, 0, 583, 2, 0, 1, 2, 28, 27, 0, 0, 9},  // window
    {597, -1, -1, -1, 1132, 300, 584, 3, 1, 2, 1, 28, 2, 0, 0, 9},  // isDescendant
    {598, -1, -1, -1, -1, 301, 586, 4, 1, 2, 1, 28, 49, 0, 0, 9},  // addSubview
    {599, -1, -1, -1, -1, 302, 588, 5, 1, 2, 1, 28, 49, 0, 0, 9},  // bringSubviewToFront
    {600, -1, -1, -1, 1134, 303, 590, 6, 1, 2, 1, 28, 49, 0, 0, 9},  // bringSubview
    {602, -1, -1, -1, -1, 304, 592, 7, 1, 2, 1, 28, 49, 0, 0, 9},  // sendSubviewToBack
    {603, -1, -1, -1, 1135, 305, 594, 8, 1, 2, 1, 28, 49, 0, 0, 9},  // sendSubview
    {605, -1, -1, -1, -1, 306, 596, 9, 0, 1, 1, 28, 49, 0, 0, 9},  // removeFromSuperview
    {606, -1, -1, -1, 1133, 306, 597, 10, 2, 3, 1, 28, 49, 0, 0, 9},  // insertSubview
    {606, -1, -1, -1, -1, 308, 600, 11, 2, 3, 1, 28, 49, 0, 0, 9},  // insertSubview
    {606, -1, -1, -1, -1, 310, 603, 12, 2, 3, 1, 28, 49, 0, 0, 9},  // insertSubview
    {609, -1, -1, -1, -1, 312, 606, 13, 2, 3, 1, 28, 9, 0, 5, 9},  // convert
    {609, -1, -1, -1, -1, 314, 609, 14, 2, 3, 1, 28, 9, 0, 5, 9},  // convert
    {610, -1, -1, -1, -1, 316, 612, 15, 2, 3, 1, 28, 9, 0, 5, 9},  // convertRect
    {610, -1, -1, -1, -1, 318, 615, 16, 2, 3, 1, 28, 9, 0, 5, 9},  // convertRect
    {613, -1, -1, -1, -1, 320, 618, 17, 2, 3, 1, 28, 9, 0, 5, 9},  // convertPoint
    {613, -1, -1, -1, -1, 322, 621, 18, 2, 3, 1, 28, 9, 0, 5, 9},  // convertPoint
    {614, -1, -1, -1, -1, 324, 624, 19, 0, 1, 1, 28, 49, 0, 0, 9},  // setNeedsLayout
    {615, -1, -1, -1, -1, 324, 625, 20, 0, 1, 1, 28, 49, 0, 0, 9},  // setNeedsDisplay
    {616, -1, -1, -1, -1, 324, 626, 21, 0, 1, 1, 28, 49, 0, 0, 9},  // layoutSubviews
    {617, -1, -1, -1, -1, 324, 627, 22, 0, 1, 1, 28, 2, 0, 0, 9},  // becomeFirstResponder
    {618, -1, -1, -1, -1, 324, 628, 23, 0, 1, 1, 28, 2, 0, 0, 9},  // resignFirstResponder
    {619, -1, -1, -1, -1, 324, 629, 24, 0, 1, 1, 28, 49, 0, 0, 9},  // layoutIfNeeded
    {614, -1, -1, -1, -1, 324, 630, 25, 0, 1, 1, 29, 49, 0, 0, 9},  // setNeedsLayout
    {615, -1, -1, -1, -1, 324, 631, 26, 0, 1, 1, 29, 49, 0, 0, 9},  // setNeedsDisplay
    {620, -1, -1, -1, -1, 324, 632, 27, 0, 1, 1, 29, 49, 0, 0, 9},  // layoutSublayers
    {619, -1, -1, -1, -1, 324, 633, 28, 0, 1, 1, 29, 49, 0, 0, 9},  // layoutIfNeeded
    {621, -1, -1, -1, -1, 324, 634, 29, 1, 2, 1, 28, 27, 0, 0, 9},  // viewWithTag
    {622, -1, -1, -1, -1, 325, 636, 30, 2, 3, 1, 29, 49, 0, 0, 9},  // insertSublayer
    {622, -1, -1, -1, -1, 327, 639, 31, 2, 3, 1, 29, 49, 0, 0, 9},  // insertSublayer
    {622, -1, -1, -1, -1, 329, 642, 32, 2, 3, 1, 29, 49, 0, 0, 9},  // insertSublayer
    {625, 158, -1, -1, -1, 0, 0, 33, 0, 0, 5, 28, 0, 0, 0, 9},  // noIntrinsicMetric
    {627, 626, -1, -1, -1, 0, 0, 34, 0, 0, 5, 28, 27, 0, 0, 9},  // main
    {628, 626, -1, -1, -1, 331, 645, 35, 0, 0, 4, 28, 27, 0, 0, 9},  // mainScreen
    {629, -1, -1, -1, 1130, 331, 645, 36, 2, 3, 1, 28, 27, 0, 5, 9},  // hitTest
    {243, -1, -1, -1, 1131, 333, 648, 37, 2, 3, 1, 28, 2, 0, 5, 9},  // point
    {631, -1, -1, -1, -1, 335, 651, 0, 0, 0, 3, 0, 28, 0, 0, 10},  // CALayer
    {632, -1, -1, -1, -1, 335, 651, 1, 0, 0, 3, 0, 28, 0, 0, 10},  // CAShapeLayer
    {633, -1, -1, -1, -1, 335, 651, 2, 0, 0, 3, 0, 28, 0, 0, 10},  // CAGradientLayer
    {634, -1, -1, -1, -1, 335, 651, 3, 0, 0, 3, 0, 28, 0, 0, 10},  // CATextLayer
    {635, -1, -1, -1, -1, 0, 651, 4, 0, 1, 2, 29, 4, 0, 0, 10},  // colors
    {636, -1, -1, -1, -1, 0, 652, 5, 0, 1, 2, 29, 4, 0, 0, 10},  // locations
    {637, -1, -1, -1, -1, 0, 653, 6, 0, 1, 2, 29, 9, 0, 0, 10},  // startPoint
    {638, -1, -1, -1, -1, 0, 654, 7, 0, 1, 2, 29, 9, 0, 0, 10},  // endPoint
    {639, -1, -1, -1, -1, 0, 655, 8, 0, 1, 2, 29, 49, 0, 0, 10},  // string
    {542, -1, -1, -1, -1, 0, 656, 9, 0, 1, 2, 29, 49, 0, 0, 10},  // font
    {640, -1, -1, -1, -1, 0, 657, 10, 0, 1, 2, 29, 0, 0, 0, 10},  // fontSize
    {641, -1, -1, -1, -1, 0, 658, 11, 0, 1, 2, 29, 17, 0, 0, 10},  // foregroundColor
    {642, -1, -1, -1, -1, 0, 659, 12, 0, 1, 2, 29, 2, 0, 0, 10},  // isWrapped
    {524, -1, -1, -1, -1, 0, 660, 13, 0, 1, 2, 29, 13, 0, 9, 10},  // frame
    {525, -1, -1, -1, -1, 0, 661, 14, 0, 1, 2, 29, 13, 0, 10, 10},  // bounds
    {83, -1, -1, -1, -1, 0, 662, 15, 0, 1, 2, 29, 9, 0, 11, 10},  // position
    {526, -1, -1, -1, -1, 0, 663, 16, 0, 1, 2, 29, 9, 0, 12, 10},  // anchorPoint
    {527, -1, -1, -1, 1136, 0, 664, 17, 0, 1, 2, 29, 2, 0, 0, 10},  // isHidden
    {643, -1, -1, -1, -1, 0, 665, 18, 0, 1, 2, 29, 2, 0, 0, 10},  // masksToBounds
    {529, -1, -1, -1, -1, 0, 666, 19, 0, 1, 2, 29, 3, 0, 0, 10},  // name
    {644, -1, -1, -1, -1, 0, 667, 20, 0, 1, 2, 29, 14, 0, 0, 10},  // sublayerTransform
    {84, -1, -1, -1, -1, 0, 668, 21, 0, 1, 2, 29, 14, 0, 0, 10},  // transform
    {645, -1, -1, -1, -1, 0, 669, 22, 0, 1, 2, 29, 0, 0, 0, 10},  // zPosition
    {646, -1, -1, -1, -1, 0, 670, 23, 0, 1, 2, 29, 0, 0, 0, 10},  // opacity
    {538, -1, -1, -1, -1, 0, 671, 24, 0, 1, 2, 29, 17, 0, 0, 10},  // backgroundColor
    {647, -1, -1, -1, -1, 0, 672, 25, 0, 1, 2, 29, 0, 0, 0, 10},  // cornerRadius
    {648, -1, -1, -1, -1, 0, 673, 26, 0, 1, 2, 29, 0, 0, 0, 10},  // borderWidth
    {649, -1, -1, -1, -1, 0, 674, 27, 0, 1, 2, 29, 17, 0, 0, 10},  // borderColor
    {650, -1, -1, -1, -1, 0, 675, 28, 0, 1, 2, 29, 17, 0, 0, 10},  // shadowColor
    {651, -1, -1, -1, -1, 0, 676, 29, 0, 1, 2, 29, 0, 0, 0, 10},  // shadowOpacity
    {652, -1, -1, -1, -1, 0, 677, 30, 0, 1, 2, 29, 0, 0, 0, 10},  // shadowRadius
    {653, -1, -1, -1, -1, 0, 678, 31, 0, 1, 2, 29, 12, 0, 0, 10},  // shadowOffset
    {654, -1, -1, -1, -1, 0, 679, 32, 0, 1, 2, 29, 29, 0, 0, 10},  // shadowPath
    {655, -1, -1, -1, -1, 0, 680, 33, 0, 1, 2, 29, 0, 0, 0, 10},  // contentsScale
    {656, -1, -1, -1, -1, 0, 681, 34, 0, 1, 2, 29, 49, 0, 0, 10},  // contents
    {657, -1, -1, -1, -1, 0, 682, 35, 0, 1, 2, 29, 2, 0, 0, 10},  // shouldRasterize
    {658, -1, -1, -1, -1, 0, 683, 36, 0, 1, 2, 29, 0, 0, 0, 10},  // rasterizationScale
    {659, -1, -1, -1, -1, 0, 684, 37, 0, 1, 2, 29, 2, 0, 0, 10},  // isDoubleSided
    {660, -1, -1, -1, -1, 0, 685, 38, 0, 1, 2, 29, 28, 0, 0, 10},  // mask
    {661, -1, -1, -1, -1, 0, 686, 39, 0, 1, 2, 29, 49, 0, 0, 10},  // lineCap
    {662, -1, -1, -1, -1, 0, 687, 40, 0, 1, 2, 29, 49, 0, 0, 10},  // fillRule
    {663, -1, -1, -1, -1, 0, 688, 41, 0, 1, 2, 29, 0, 0, 0, 10},  // strokeStart
    {664, -1, -1, -1, -1, 0, 689, 42, 0, 1, 2, 29, 0, 0, 0, 10},  // strokeEnd
    {665, -1, -1, -1, -1, 335, 690, 43, 0, 1, 1, 29, 14, 0, 0, 10},  // affineTransform
    {86, -1, -1, -1, -1, 335, 691, 44, 1, 2, 1, 29, 49, 0, 8, 10},  // setAffineTransform
    {666, -1, -1, -1, 1141, 336, 693, 45, 0, 1, 1, 29, 28, 0, 0, 10},  // presentation
    {667, -1, -1, -1, 1142, 336, 694, 46, 0, 1, 1, 29, 28, 0, 0, 10},  // model
    {668, -1, -1, -1, -1, 0, 695, 47, 0, 1, 2, 29, 28, 0, 0, 10},  // superlayer
    {669, -1, -1, -1, -1, 0, 696, 48, 0, 1, 2, 29, 4, 0, 0, 10},  // sublayers
    {670, -1, -1, -1, -1, 336, 697, 49, 1, 2, 1, 29, 49, 0, 0, 10},  // addSublayer
    {671, -1, -1, -1, -1, 337, 699, 50, 0, 1, 1, 29, 49, 0, 0, 10},  // removeFromSuperlayer
    {609, -1, -1, -1, 1137, 337, 700, 51, 2, 3, 1, 29, 9, 0, 5, 10},  // convert
    {609, -1, -1, -1, 1139, 339, 703, 52, 2, 3, 1, 29, 9, 0, 5, 10},  // convert
    {629, -1, -1, -1, -1, 341, 706, 53, 1, 2, 1, 29, 28, 0, 0, 10},  // hitTest
    {305, -1, -1, -1, 1061, 342, 708, 54, 1, 2, 1, 29, 2, 0, 0, 10},  // contains
    {672, -1, -1, -1, -1, 343, 710, 0, 0, 0, 0, 0, 42, 0, 0, 11},  // Rectangle
    {673, -1, -1, -1, -1, 343, 710, 1, 1, 1, 0, 0, 42, 0, 0, 11},  // Text
    {674, -1, -1, -1, -1, 344, 711, 2, 1, 1, 0, 0, 42, 0, 0, 11},  // Image
    {524, -1, -1, -1, -1, 345, 712, 3, 2, 3, 1, 43, 42, 0, 0, 11},  // frame
    {524, -1, -1, -1, -1, 347, 715, 4, 1, 2, 1, 43, 42, 0, 0, 11},  // frame
    {524, -1, -1, -1, -1, 348, 717, 5, 1, 2, 1, 43, 42, 0, 0, 11},  // frame
    {676, -1, -1, -1, -1, 349, 719, 6, 1, 2, 1, 43, 42, 0, 0, 11},  // padding
    {83, -1, -1, -1, -1, 350, 721, 7, 2, 3, 1, 43, 42, 0, 0, 11},  // position
    {83, -1, -1, -1, -1, 352, 724, 8, 1, 2, 1, 43, 42, 0, 0, 11},  // position
    {677, -1, -1, -1, -1, 353, 726, 9, 2, 3, 1, 43, 42, 0, 0, 11},  // offset
    {677, -1, -1, -1, -1, 355, 729, 10, 1, 2, 1, 43, 42, 0, 0, 11},  // offset
    {677, -1, -1, -1, -1, 356, 731, 11, 1, 2, 1, 43, 42, 0, 0, 11},  // offset
    {677, -1, -1, -1, -1, 357, 733, 12, 1, 2, 1, 43, 42, 0, 0, 11},  // offset
    {678, -1, -1, -1, -1, 358, 735, 13, 1, 2, 1, 43, 42, 0, 0, 11},  // rotationEffect
    {678, -1, -1, -1, -1, 359, 737, 14, 2, 3, 1, 43, 42, 0, 0, 11},  // rotationEffect
    {680, -1, -1, -1, -1, 361, 740, 15, 1, 2, 1, 43, 42, 0, 0, 11},  // scaleEffect
    {680, -1, -1, -1, -1, 362, 742, 16, 2, 3, 1, 43, 42, 0, 0, 11},  // scaleEffect
    {680, -1, -1, -1, -1, 364, 745, 17, 2, 3, 1, 43, 42, 0, 0, 11},  // scaleEffect
    {680, -1, -1, -1, -1, 366, 748, 18, 3, 4, 1, 43, 42, 0, 0, 11},  // scaleEffect
    {681, -1, -1, -1, -1, 369, 752, 19, 1, 2, 1, 43, 42, 0, 0, 11},  // transformEffect
    {682, -1, -1, -1, -1, 370, 754, 20, 1, 2, 1, 43, 42, 0, 0, 11},  // modifier
    {84, -1, -1, -1, -1, 0, 756, 21, 0, 1, 2, 43, 14, 0, 0, 11},  // transform
    {284, -1, -1, -1, -1, 0, 757, 22, 0, 1, 2, 43, 4, 0, 0, 11},  // corners
    {285, -1, -1, -1, -1, 0, 758, 23, 0, 1, 2, 43, 9, 0, 0, 11},  // center
    {683, -1, -1, -1, -1, 0, 759, 24, 0, 1, 2, 43, 13, 0, 0, 11},  // layoutFrame
    {235, -1, -1, -1, -1, 0, 760, 25, 0, 1, 2, 43, 12, 0, 0, 11},  // size
    {684, 685, -1, -1, -1, 0, 0, 26, 0, 0, 5, 44, 43, 0, 0, 11},  // topLeading
    {287, 685, -1, -1, -1, 0, 0, 27, 0, 0, 5, 44, 43, 0, 0, 11},  // top
    {686, 685, -1, -1, -1, 0, 0, 28, 0, 0, 5, 44, 43, 0, 0, 11},  // topTrailing
    {687, 685, -1, -1, -1, 0, 0, 29, 0, 0, 5, 44, 43, 0, 0, 11},  // leading
    {285, 685, -1, -1, -1, 0, 0, 30, 0, 0, 5, 44, 43, 0, 0, 11},  // center
    {688, 685, -1, -1, -1, 0, 0, 31, 0, 0, 5, 44, 43, 0, 0, 11},  // trailing
    {689, 685, -1, -1, -1, 0, 0, 32, 0, 0, 5, 44, 43, 0, 0, 11},  // bottomLeading
    {289, 685, -1, -1, -1, 0, 0, 33, 0, 0, 5, 44, 43, 0, 0, 11},  // bottom
    {690, 685, -1, -1, -1, 0, 0, 34, 0, 0, 5, 44, 43, 0, 0, 11},  // bottomTrailing
    {685, -1, -1, -1, -1, 371, 761, 35, 2, 2, 0, 0, 9, 0, 0, 11},  // UnitPoint
    {692, -1, -1, -1, -1, 373, 763, 36, 1, 1, 3, 0, 14, 0, 0, 11},  // ProjectionTransform
    {694, -1, -1, -1, -1, 374, 764, 0, 2, 2, 3, 0, 30, 0, 0, 12},  // UIPanGestureRecognizer
    {694, -1, -1, -1, -1, 376, 766, 1, 1, 1, 3, 0, 30, 0, 0, 12},  // UIPanGestureRecognizer
    {694, -1, -1, -1, -1, 0, 0, 2, 0, 0, 3, 0, 30, 0, 0, 12},  // UIPanGestureRecognizer
    {697, -1, -1, -1, -1, 377, 767, 3, 2, 2, 3, 0, 30, 0, 0, 12},  // UIPinchGestureRecognizer
    {697, -1, -1, -1, -1, 379, 769, 4, 1, 1, 3, 0, 30, 0, 0, 12},  // UIPinchGestureRecognizer
    {697, -1, -1, -1, -1, 0, 0, 5, 0, 0, 3, 0, 30, 0, 0, 12},  // UIPinchGestureRecognizer
    {698, -1, -1, -1, -1, 380, 770, 6, 2, 2, 3, 0, 30, 0, 0, 12},  // UIRotationGestureRecognizer
    {698, -1, -1, -1, -1, 382, 772, 7, 1, 1, 3, 0, 30, 0, 0, 12},  // UIRotationGestureRecognizer
    {698, -1, -1, -1, -1, 0, 0, 8, 0, 0, 3, 0, 30, 0, 0, 12},  // UIRotationGestureRecognizer
    {699, -1, -1, -1, -1, 383, 773, 9, 2, 2, 3, 0, 30, 0, 0, 12},  // UITapGestureRecognizer
    {699, -1, -1, -1, -1, 385, 775, 10, 1, 1, 3, 0, 30, 0, 0, 12},  // UITapGestureRecognizer
    {699, -1, -1, -1, -1, 0, 0, 11, 0, 0, 3, 0, 30, 0, 0, 12},  // UITapGestureRecognizer
    {700, -1, -1, -1, -1, 386, 776, 12, 2, 2, 3, 0, 30, 0, 0, 12},  // UILongPressGestureRecognizer
    {700, -1, -1, -1, -1, 388, 778, 13, 1, 1, 3, 0, 30, 0, 0, 12},  // UILongPressGestureRecognizer
    {700, -1, -1, -1, -1, 0, 0, 14, 0, 0, 3, 0, 30, 0, 0, 12},  // UILongPressGestureRecognizer
    {701, -1, -1, -1, -1, 389, 779, 15, 2, 2, 3, 0, 30, 0, 0, 12},  // UISwipeGestureRecognizer
    {701, -1, -1, -1, -1, 391, 781, 16, 1, 1, 3, 0, 30, 0, 0, 12},  // UISwipeGestureRecognizer
    {701, -1, -1, -1, -1, 0, 0, 17, 0, 0, 3, 0, 30, 0, 0, 12},  // UISwipeGestureRecognizer
    {702, 693, -1, -1, -1, 0, 0, 18, 0, 0, 5, 31, 46, 0, 0, 12},  // State
    {703, 693, -1, -1, -1, 0, 0, 19, 0, 0, 5, 31, 46, 0, 0, 12},  // Direction
    {706, 707, 708, -1, -1, 0, 0, 20, 0, 0, 5, 32, 31, 0, 0, 12},  // possible
    {709, 707, -1, -1, -1, 0, 0, 21, 0, 0, 5, 32, 31, 0, 0, 12},  // Possible
    {710, 707, 711, -1, -1, 0, 0, 22, 0, 0, 5, 32, 31, 0, 0, 12},  // began
    {712, 707, -1, -1, -1, 0, 0, 23, 0, 0, 5, 32, 31, 0, 0, 12},  // Began
    {713, 707, 714, -1, -1, 0, 0, 24, 0, 0, 5, 32, 31, 0, 0, 12},  // changed
    {715, 707, -1, -1, -1, 0, 0, 25, 0, 0, 5, 32, 31, 0, 0, 12},  // Changed
    {716, 707, 717, -1, -1, 0, 0, 26, 0, 0, 5, 32, 31, 0, 0, 12},  // ended
    {718, 707, -1, -1, -1, 0, 0, 27, 0, 0, 5, 32, 31, 0, 0, 12},  // Ended
    {719, 707, 720, -1, -1, 0, 0, 28, 0, 0, 5, 32, 31, 0, 0, 12},  // cancelled
    {721, 707, -1, -1, -1, 0, 0, 29, 0, 0, 5, 32, 31, 0, 0, 12},  // Cancelled
    {722, 707, 723, -1, -1, 0, 0, 30, 0, 0, 5, 32, 31, 0, 0, 12},  // failed
    {724, 707, -1, -1, -1, 0, 0, 31, 0, 0, 5, 32, 31, 0, 0, 12},  // Failed
    {725, 707, 726, -1, -1, 0, 0, 32, 0, 0, 5, 32, 31, 0, 0, 12},  // recognized
    {290, 727, 728, -1, -1, 0, 0, 33, 0, 0, 5, 33, 32, 0, 0, 12},  // right
    {729, 727, -1, -1, -1, 0, 0, 34, 0, 0, 5, 33, 32, 0, 0, 12},  // Right
    {288, 727, 730, -1, -1, 0, 0, 35, 0, 0, 5, 33, 32, 0, 0, 12},  // left
    {731, 727, -1, -1, -1, 0, 0, 36, 0, 0, 5, 33, 32, 0, 0, 12},  // Left
    {351, 727, 732, -1, -1, 0, 0, 37, 0, 0, 5, 33, 32, 0, 0, 12},  // up
    {733, 727, -1, -1, -1, 0, 0, 38, 0, 0, 5, 33, 32, 0, 0, 12},  // Up
    {352, 727, 734, -1, -1, 0, 0, 39, 0, 0, 5, 33, 32, 0, 0, 12},  // down
    {735, 727, -1, -1, -1, 0, 0, 40, 0, 0, 5, 33, 32, 0, 0, 12},  // Down
    {736, -1, -1, -1, -1, 0, 782, 41, 0, 1, 2, 31, 31, 0, 0, 12},  // state
    {737, -1, -1, -1, 738, 0, 783, 42, 0, 1, 2, 31, 2, 0, 0, 12},  // isEnabled
    {738, -1, -1, -1, -1, 0, 784, 43, 0, 1, 2, 31, 2, 0, 0, 12},  // enabled
    {47, -1, -1, -1, -1, 0, 785, 44, 0, 1, 2, 31, 27, 0, 0, 12},  // view
    {529, -1, -1, -1, -1, 0, 786, 45, 0, 1, 2, 31, 3, 0, 0, 12},  // name
    {739, -1, -1, -1, -1, 0, 787, 46, 0, 1, 2, 31, 2, 0, 0, 12},  // cancelsTouchesInView
    {740, -1, -1, -1, -1, 0, 788, 47, 0, 1, 2, 31, 2, 0, 0, 12},  // delaysTouchesBegan
    {741, -1, -1, -1, -1, 0, 789, 48, 0, 1, 2, 31, 2, 0, 0, 12},  // delaysTouchesEnded
    {742, -1, -1, -1, -1, 0, 790, 49, 0, 1, 2, 31, 0, 0, 0, 12},  // numberOfTouches
    {565, -1, -1, -1, -1, 0, 791, 50, 0, 1, 2, 31, 49, 0, 0, 12},  // delegate
    {743, -1, -1, -1, -1, 0, 792, 51, 0, 1, 2, 31, 0, 0, 0, 12},  // minimumNumberOfTouches
    {744, -1, -1, -1, -1, 0, 793, 52, 0, 1, 2, 31, 0, 0, 0, 12},  // maximumNumberOfTouches
    {745, -1, -1, -1, -1, 0, 794, 53, 0, 1, 2, 31, 0, 0, 0, 12},  // numberOfTapsRequired
    {746, -1, -1, -1, -1, 0, 795, 54, 0, 1, 2, 31, 0, 0, 0, 12},  // numberOfTouchesRequired
    {747, -1, -1, -1, -1, 0, 796, 55, 0, 1, 2, 31, 0, 0, 0, 12},  // minimumPressDuration
    {748, -1, -1, -1, -1, 0, 797, 56, 0, 1, 2, 31, 0, 0, 0, 12},  // allowableMovement
    {749, -1, -1, -1, -1, 0, 798, 57, 0, 1, 2, 31, 32, 0, 0, 12},  // direction
    {213, -1, -1, -1, -1, 0, 799, 58, 0, 1, 2, 31, 0, 0, 0, 12},  // scale
    {215, -1, -1, -1, -1, 0, 800, 59, 0, 1, 2, 31, 0, 0, 0, 12},  // rotation
    {750, -1, -1, -1, -1, 0, 801, 60, 0, 1, 2, 31, 0, 0, 0, 12},  // velocity
    {751, -1, -1, -1, -1, 392, 802, 61, 1, 2, 1, 31, 9, 0, 0, 12},  // location
    {752, -1, -1, -1, -1, 393, 804, 62, 1, 2, 1, 31, 9, 0, 0, 12},  // locationInView
    {751, -1, -1, -1, 1155, 394, 806, 63, 2, 3, 1, 31, 9, 0, 0, 12},  // location
    {754, -1, -1, -1, -1, 396, 809, 64, 2, 3, 1, 31, 9, 0, 0, 12},  // locationOfTouch
    {216, -1, -1, -1, -1, 398, 812, 65, 1, 2, 1, 31, 9, 0, 0, 12},  // translation
    {756, -1, -1, -1, -1, 399, 814, 66, 1, 2, 1, 31, 9, 0, 0, 12},  // translationInView
    {750, -1, -1, -1, -1, 400, 816, 67, 1, 2, 1, 31, 9, 0, 0, 12},  // velocity
    {757, -1, -1, -1, -1, 401, 818, 68, 1, 2, 1, 31, 9, 0, 0, 12},  // velocityInView
    {758, -1, -1, -1, 1156, 402, 820, 69, 2, 3, 1, 31, 49, 0, 0, 12},  // setTranslation
    {758, -1, -1, -1, -1, 404, 823, 70, 2, 3, 1, 31, 49, 0, 0, 12},  // setTranslation
    {759, -1, -1, -1, -1, 406, 826, 71, 2, 3, 1, 31, 49, 0, 0, 12},  // addTarget
    {760, -1, -1, -1, -1, 408, 829, 72, 2, 3, 1, 31, 49, 0, 0, 12},  // removeTarget
    {761, -1, -1, -1, 1157, 410, 832, 73, 1, 2, 1, 31, 49, 0, 0, 12},  // require
    {763, -1, -1, -1, -1, 411, 834, 74, 1, 2, 1, 31, 49, 0, 0, 12},  // requireGestureRecognizerToFail
    {764, -1, -1, -1, -1, 412, 836, 75, 1, 2, 1, 28, 49, 0, 0, 12},  // addGestureRecognizer
    {765, -1, -1, -1, -1, 413, 838, 76, 1, 2, 1, 28, 49, 0, 0, 12},  // removeGestureRecognizer
    {766, -1, -1, -1, -1, 0, 840, 77, 0, 1, 2, 28, 4, 0, 0, 12},  // gestureRecognizers
    {767, -1, -1, -1, -1, 0, 841, 78, 0, 1, 2, 28, 2, 0, 0, 12},  // isMultipleTouchEnabled
    {768, -1, -1, -1, -1, 0, 842, 79, 0, 1, 2, 28, 2, 0, 0, 12},  // multipleTouchEnabled
    {769, -1, -1, -1, -1, 0, 843, 80, 0, 1, 2, 28, 2, 0, 0, 12},  // isExclusiveTouch
    {751, -1, -1, -1, -1, 414, 844, 0, 1, 2, 1, 46, 9, 0, 0, 13},  // location
    {752, -1, -1, -1, -1, 415, 846, 1, 1, 2, 1, 46, 9, 0, 0, 13},  // locationInView
    {773, -1, -1, -1, -1, 416, 848, 2, 1, 2, 1, 46, 9, 0, 0, 13},  // previousLocation
    {774, -1, -1, -1, -1, 417, 850, 3, 1, 2, 1, 46, 9, 0, 0, 13},  // previousLocationInView
    {775, -1, -1, -1, -1, 418, 852, 4, 0, 1, 1, 5, 49, 0, 0, 13},  // anyObject
    {776, -1, -1, -1, -1, 418, 853, 5, 3, 3, 0, 0, 49, 0, 0, 13},  // drag
    {776, -1, -1, -1, -1, 421, 856, 6, 4, 4, 0, 0, 49, 0, 0, 13},  // drag
    {779, -1, -1, -1, -1, 425, 860, 7, 3, 3, 0, 0, 49, 0, 0, 13},  // fingers
    {779, -1, -1, -1, -1, 428, 863, 8, 4, 4, 0, 0, 49, 0, 0, 13},  // fingers
    {780, -1, -1, -1, -1, 432, 867, 9, 4, 4, 0, 0, 49, 0, 0, 13},  // pinch
    {780, -1, -1, -1, -1, 436, 871, 10, 5, 5, 0, 0, 49, 0, 0, 13},  // pinch
    {781, -1, -1, -1, -1, 441, 876, 11, 4, 4, 0, 0, 49, 0, 0, 13},  // twist
    {783, -1, -1, -1, -1, 445, 880, 12, 1, 1, 0, 0, 49, 0, 0, 13},  // tap
    {783, -1, -1, -1, -1, 446, 881, 13, 2, 2, 0, 0, 49, 0, 0, 13},  // tap
    {783, -1, -1, -1, -1, 448, 883, 14, 2, 2, 0, 0, 49, 0, 0, 13},  // tap
    {783, -1, -1, -1, -1, 450, 885, 15, 3, 3, 0, 0, 49, 0, 0, 13},  // tap
    {785, -1, -1, -1, -1, 453, 888, 16, 2, 2, 0, 0, 49, 0, 0, 13},  // press
    {779, -1, -1, -1, -1, 455, 890, 17, 2, 2, 0, 0, 49, 0, 0, 13},  // fingers
    {787, -1, -1, -1, -1, 457, 892, 18, 0, 0, 0, 0, 49, 0, 0, 13},  // lift
    {788, -1, -1, -1, -1, 457, 892, 19, 0, 0, 0, 0, 49, 0, 0, 13},  // cancel
    {791, 158, -1, -1, -1, 0, 0, 0, 0, 0, 5, 28, 46, 0, 0, 14},  // AnimationOptions
    {792, 158, -1, -1, -1, 0, 0, 1, 0, 0, 5, 28, 46, 0, 0, 14},  // KeyframeAnimationOptions
    {794, 158, -1, -1, -1, 0, 0, 2, 0, 0, 5, 28, 46, 0, 0, 14},  // AnimationCurve
    {798, 789, 799, -1, -1, 0, 0, 3, 0, 0, 5, 36, 35, 0, 0, 14},  // curveEaseInOut
    {800, 789, 801, -1, -1, 0, 0, 4, 0, 0, 5, 36, 35, 0, 0, 14},  // curveEaseIn
    {802, 789, 803, -1, -1, 0, 0, 5, 0, 0, 5, 36, 35, 0, 0, 14},  // curveEaseOut
    {804, 789, 805, -1, -1, 0, 0, 6, 0, 0, 5, 36, 35, 0, 0, 14},  // curveLinear
    {10, 789, 806, -1, -1, 0, 0, 7, 0, 0, 5, 36, 35, 0, 0, 14},  // repeat
    {807, 789, 808, -1, -1, 0, 0, 8, 0, 0, 5, 36, 35, 0, 0, 14},  // autoreverse
    {809, 789, 810, -1, -1, 0, 0, 9, 0, 0, 5, 36, 35, 0, 0, 14},  // beginFromCurrentState
    {811, 789, 812, -1, -1, 0, 0, 10, 0, 0, 5, 36, 35, 0, 0, 14},  // overrideInheritedDuration
    {813, 789, 814, -1, -1, 0, 0, 11, 0, 0, 5, 36, 35, 0, 0, 14},  // overrideInheritedCurve
    {815, 789, 816, -1, -1, 0, 0, 12, 0, 0, 5, 36, 35, 0, 0, 14},  // overrideInheritedOptions
    {817, 789, 818, -1, -1, 0, 0, 13, 0, 0, 5, 36, 35, 0, 0, 14},  // allowUserInteraction
    {616, 789, 819, -1, -1, 0, 0, 14, 0, 0, 5, 36, 35, 0, 0, 14},  // layoutSubviews
    {820, 789, 821, -1, -1, 0, 0, 15, 0, 0, 5, 36, 35, 0, 0, 14},  // allowAnimatedContent
    {822, 789, 823, -1, -1, 0, 0, 16, 0, 0, 5, 36, 35, 0, 0, 14},  // showHideTransitionViews
    {824, 789, 825, -1, -1, 0, 0, 17, 0, 0, 5, 36, 35, 0, 0, 14},  // calculationModeLinear
    {826, 789, 827, -1, -1, 0, 0, 18, 0, 0, 5, 36, 35, 0, 0, 14},  // calculationModeDiscrete
    {828, 789, -1, -1, -1, 0, 0, 19, 0, 0, 5, 36, 35, 0, 0, 14},  // CurveEaseInOut
    {829, 789, -1, -1, -1, 0, 0, 20, 0, 0, 5, 36, 35, 0, 0, 14},  // CurveEaseIn
    {830, 789, -1, -1, -1, 0, 0, 21, 0, 0, 5, 36, 35, 0, 0, 14},  // CurveEaseOut
    {831, 789, -1, -1, -1, 0, 0, 22, 0, 0, 5, 36, 35, 0, 0, 14},  // CurveLinear
    {832, 789, -1, -1, -1, 0, 0, 23, 0, 0, 5, 36, 35, 0, 0, 14},  // Repeat
    {833, 789, -1, -1, -1, 0, 0, 24, 0, 0, 5, 36, 35, 0, 0, 14},  // Autoreverse
    {834, 789, -1, -1, -1, 0, 0, 25, 0, 0, 5, 36, 35, 0, 0, 14},  // BeginFromCurrentState
    {835, 789, -1, -1, -1, 0, 0, 26, 0, 0, 5, 36, 35, 0, 0, 14},  // OverrideInheritedDuration
    {836, 789, -1, -1, -1, 0, 0, 27, 0, 0, 5, 36, 35, 0, 0, 14},  // OverrideInheritedCurve
    {837, 789, -1, -1, -1, 0, 0, 28, 0, 0, 5, 36, 35, 0, 0, 14},  // OverrideInheritedOptions
    {838, 789, -1, -1, -1, 0, 0, 29, 0, 0, 5, 36, 35, 0, 0, 14},  // AllowUserInteraction
    {839, 789, -1, -1, -1, 0, 0, 30, 0, 0, 5, 36, 35, 0, 0, 14},  // LayoutSubviews
    {840, 789, -1, -1, -1, 0, 0, 31, 0, 0, 5, 36, 35, 0, 0, 14},  // CalculationModeLinear
    {841, 793, 842, -1, -1, 0, 0, 32, 0, 0, 5, 37, 36, 0, 0, 14},  // easeInOut
    {843, 793, 844, -1, -1, 0, 0, 33, 0, 0, 5, 37, 36, 0, 0, 14},  // easeIn
    {845, 793, 846, -1, -1, 0, 0, 34, 0, 0, 5, 37, 36, 0, 0, 14},  // easeOut
    {847, 793, 848, -1, -1, 0, 0, 35, 0, 0, 5, 37, 36, 0, 0, 14},  // linear
    {849, 793, -1, -1, -1, 0, 0, 36, 0, 0, 5, 37, 36, 0, 0, 14},  // EaseInOut
    {850, 793, -1, -1, -1, 0, 0, 37, 0, 0, 5, 37, 36, 0, 0, 14},  // EaseIn
    {851, 793, -1, -1, -1, 0, 0, 38, 0, 0, 5, 37, 36, 0, 0, 14},  // EaseOut
    {852, 793, -1, -1, -1, 0, 0, 39, 0, 0, 5, 37, 36, 0, 0, 14},  // Linear
    {847, 795, 853, -1, -1, 0, 0, 40, 0, 0, 5, 38, 37, 0, 0, 14},  // linear
    {843, 795, 854, -1, -1, 0, 0, 41, 0, 0, 5, 38, 37, 0, 0, 14},  // easeIn
    {845, 795, 855, -1, -1, 0, 0, 42, 0, 0, 5, 38, 37, 0, 0, 14},  // easeOut
    {856, 795, 857, -1, -1, 0, 0, 43, 0, 0, 5, 38, 37, 0, 0, 14},  // easeInEaseOut
    {15, 795, 858, -1, -1, 0, 0, 44, 0, 0, 5, 38, 37, 0, 0, 14},  // default
    {859, 796, 860, -1, -1, 0, 0, 45, 0, 0, 5, 39, 38, 0, 0, 14},  // removed
    {861, 796, 862, -1, -1, 0, 0, 46, 0, 0, 5, 39, 38, 0, 0, 14},  // forwards
    {863, 796, 864, -1, -1, 0, 0, 47, 0, 0, 5, 39, 38, 0, 0, 14},  // backwards
    {865, 796, 866, -1, -1, 0, 0, 48, 0, 0, 5, 39, 38, 0, 0, 14},  // both
    {847, 797, 867, -1, -1, 0, 0, 49, 0, 0, 5, 40, 39, 0, 0, 14},  // linear
    {868, 797, 869, -1, -1, 0, 0, 50, 0, 0, 5, 40, 39, 0, 0, 14},  // discrete
    {870, 797, 871, -1, -1, 0, 0, 51, 0, 0, 5, 40, 39, 0, 0, 14},  // paced
    {872, -1, -1, -1, -1, 457, 892, 0, 1, 1, 0, 0, 49, 0, 0, 15},  // advance
    {873, -1, -1, -1, -1, 458, 893, 1, 0, 0, 0, 0, 49, 0, 0, 15},  // run
    {874, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 0, 0, 0, 15},  // now
    {875, -1, -1, -1, -1, 458, 893, 3, 0, 0, 0, 0, 0, 0, 0, 15},  // CACurrentMediaTime
    {876, -1, -1, -1, -1, 458, 893, 4, 1, 1, 3, 0, 34, 0, 0, 15},  // CAMediaTimingFunction
    {880, 876, -1, -1, -1, 459, 894, 5, 1, 1, 4, 35, 34, 0, 0, 15},  // functionWithName
    {876, -1, -1, -1, -1, 460, 895, 6, 4, 4, 3, 0, 34, 0, 0, 15},  // CAMediaTimingFunction
    {877, -1, -1, -1, -1, 464, 899, 7, 2, 2, 3, 0, 34, 0, 0, 15},  // UICubicTimingParameters
    {877, -1, -1, -1, -1, 466, 901, 8, 1, 1, 3, 0, 34, 0, 0, 15},  // UICubicTimingParameters
    {878, -1, -1, -1, -1, 467, 902, 9, 1, 1, 3, 0, 34, 0, 0, 15},  // UISpringTimingParameters
    {878, -1, -1, -1, -1, 468, 903, 10, 2, 2, 3, 0, 34, 0, 0, 15},  // UISpringTimingParameters
    {45, -1, -1, -1, -1, 470, 905, 11, 1, 2, 1, 35, 0, 0, 0, 15},  // value
    {750, -1, -1, -1, -1, 471, 907, 12, 1, 2, 1, 35, 0, 0, 0, 15},  // velocity
    {882, -1, -1, -1, -1, 0, 909, 13, 0, 1, 2, 35, 9, 0, 0, 15},  // controlPoint1
    {883, -1, -1, -1, -1, 0, 910, 14, 0, 1, 2, 35, 9, 0, 0, 15},  // controlPoint2
    {847, 879, -1, -1, -1, 0, 0, 15, 0, 0, 5, 35, 34, 0, 0, 15},  // linear
    {843, 879, -1, -1, -1, 0, 0, 16, 0, 0, 5, 35, 34, 0, 0, 15},  // easeIn
    {845, 879, -1, -1, -1, 0, 0, 17, 0, 0, 5, 35, 34, 0, 0, 15},  // easeOut
    {841, 879, -1, -1, -1, 0, 0, 18, 0, 0, 5, 35, 34, 0, 0, 15},  // easeInOut
    {887, 879, -1, -1, -1, 472, 911, 19, 2, 2, 4, 35, 34, 0, 0, 15},  // bezier
    {890, -1, -1, -1, -1, 474, 913, 20, 3, 3, 0, 0, 14, 0, 0, 15},  // interpolate
    {891, 158, -1, -1, -1, 479, 916, 0, 2, 2, 4, 28, 49, 0, 0, 16},  // animate
    {891, 158, -1, -1, -1, 484, 918, 1, 3, 3, 4, 28, 49, 0, 0, 16},  // animate
    {891, 158, -1, -1, -1, 490, 921, 2, 3, 3, 4, 28, 49, 0, 0, 16},  // animate
    {891, 158, -1, -1, -1, 497, 924, 3, 4, 4, 4, 28, 49, 0, 0, 16},  // animate
    {891, 158, -1, -1, -1, 505, 928, 4, 4, 4, 4, 28, 49, 0, 0, 16},  // animate
    {891, 158, -1, -1, -1, 514, 932, 5, 5, 5, 4, 28, 49, 0, 0, 16},  // animate
    {891, 158, -1, -1, -1, 524, 937, 6, 5, 5, 4, 28, 49, 0, 0, 16},  // animate
    {891, 158, -1, -1, -1, 535, 942, 7, 6, 6, 4, 28, 49, 0, 0, 16},  // animate
    {891, 158, -1, -1, -1, 547, 948, 8, 6, 6, 4, 28, 49, 0, 0, 16},  // animate
    {891, 158, -1, -1, -1, 560, 954, 9, 7, 7, 4, 28, 49, 0, 0, 16},  // animate
    {899, 158, -1, -1, -1, 569, 961, 10, 2, 2, 4, 28, 49, 0, 0, 16},  // animateWithDuration
    {899, 158, -1, -1, -1, 574, 963, 11, 3, 3, 4, 28, 49, 0, 0, 16},  // animateWithDuration
    {899, 158, -1, -1, -1, 581, 966, 12, 4, 4, 4, 28, 49, 0, 0, 16},  // animateWithDuration
    {899, 158, -1, -1, -1, 590, 970, 13, 5, 5, 4, 28, 49, 0, 0, 16},  // animateWithDuration
    {899, 158, -1, -1, -1, 602, 975, 14, 7, 7, 4, 28, 49, 0, 0, 16},  // animateWithDuration
    {900, 158, -1, -1, -1, 612, 982, 15, 3, 3, 4, 28, 49, 0, 0, 16},  // animateKeyframes
    {900, 158, -1, -1, -1, 619, 985, 16, 4, 4, 4, 28, 49, 0, 0, 16},  // animateKeyframes
    {900, 158, -1, -1, -1, 627, 989, 17, 4, 4, 4, 28, 49, 0, 0, 16},  // animateKeyframes
    {900, 158, -1, -1, -1, 636, 993, 18, 5, 5, 4, 28, 49, 0, 0, 16},  // animateKeyframes
    {901, 158, -1, -1, -1, 646, 998, 19, 5, 5, 4, 28, 49, 0, 0, 16},  // animateKeyframesWithDuration
    {902, 158, -1, -1, -1, 654, 1003, 20, 3, 3, 4, 28, 49, 0, 0, 16},  // addKeyframe
    {905, 158, -1, -1, -1, 660, 1006, 21, 3, 3, 4, 28, 49, 0, 0, 16},  // addKeyframeWithRelativeStartTime
    {906, 158, -1, -1, -1, 663, 1009, 22, 2, 2, 4, 28, 49, 0, 0, 16},  // beginAnimations
    {908, 158, -1, -1, -1, 665, 1011, 23, 0, 0, 4, 28, 49, 0, 0, 16},  // commitAnimations
    {909, 158, -1, -1, -1, 665, 1011, 24, 1, 1, 4, 28, 49, 0, 0, 16},  // setAnimationDuration
    {910, 158, -1, -1, -1, 666, 1012, 25, 1, 1, 4, 28, 49, 0, 0, 16},  // setAnimationDelay
    {911, 158, -1, -1, -1, 667, 1013, 26, 1, 1, 4, 28, 49, 0, 0, 16},  // setAnimationRepeatCount
    {912, 158, -1, -1, -1, 668, 1014, 27, 1, 1, 4, 28, 49, 0, 0, 16},  // setAnimationRepeatAutoreverses
    {913, 158, -1, -1, -1, 669, 1015, 28, 1, 1, 4, 28, 49, 0, 0, 16},  // setAnimationBeginsFromCurrentState
    {914, 158, -1, -1, -1, 670, 1016, 29, 1, 1, 4, 28, 49, 0, 0, 16},  // setAnimationCurve
    {915, 158, -1, -1, -1, 671, 1017, 30, 1, 1, 4, 28, 49, 0, 0, 16},  // setAnimationDelegate
    {627, 916, -1, -1, -1, 0, 0, 31, 0, 0, 5, 42, 41, 0, 0, 16},  // main
    {919, 916, -1, -1, -1, 0, 0, 32, 0, 0, 5, 42, 41, 0, 0, 16},  // background
    {920, 916, -1, -1, -1, 672, 1018, 33, 0, 0, 4, 42, 41, 0, 0, 16},  // global
    {920, 916, -1, -1, -1, 672, 1018, 34, 1, 1, 4, 42, 41, 0, 0, 16},  // global
    {916, -1, -1, -1, -1, 673, 1019, 35, 1, 1, 3, 0, 41, 0, 0, 16},  // DispatchQueue
    {916, -1, -1, -1, -1, 674, 1020, 36, 2, 2, 3, 0, 41, 0, 0, 16},  // DispatchQueue
    {922, -1, -1, -1, -1, 676, 1022, 37, 1, 2, 1, 42, 49, 0, 0, 16},  // sync
    {922, -1, -1, -1, -1, 677, 1024, 38, 1, 2, 1, 42, 49, 0, 0, 16},  // sync
    {924, -1, -1, -1, -1, 678, 1026, 39, 1, 2, 1, 42, 49, 0, 0, 16},  // async
    {924, -1, -1, -1, -1, 679, 1028, 40, 1, 2, 1, 42, 49, 0, 0, 16},  // async
    {925, -1, -1, -1, -1, 680, 1030, 41, 2, 3, 1, 42, 49, 0, 0, 16},  // asyncAfter
    {925, -1, -1, -1, -1, 682, 1033, 42, 2, 3, 1, 42, 49, 0, 0, 16},  // asyncAfter
    {927, -1, -1, -1, -1, 684, 1036, 43, 2, 2, 0, 0, 49, 0, 0, 16},  // dispatch_async
    {928, -1, -1, -1, -1, 686, 1038, 44, 3, 3, 0, 0, 49, 0, 0, 16},  // dispatch_after
    {929, -1, -1, -1, -1, 689, 1041, 45, 0, 0, 0, 0, 41, 0, 0, 16},  // dispatch_get_main_queue
    {874, 917, -1, -1, -1, 689, 1041, 46, 0, 0, 4, 1, 0, 0, 0, 16},  // now
    {786, 918, -1, -1, -1, 689, 1041, 47, 1, 1, 4, 1, 0, 0, 0, 16},  // seconds
    {930, 918, -1, -1, -1, 690, 1042, 48, 1, 1, 4, 1, 0, 0, 0, 16},  // milliseconds
    {931, 918, -1, -1, -1, 691, 1043, 49, 1, 1, 4, 1, 0, 0, 0, 16},  // microseconds
    {932, 918, -1, -1, -1, 692, 1044, 50, 1, 1, 4, 1, 0, 0, 0, 16},  // nanoseconds
    {933, -1, -1, -1, -1, 0, 0, 51, 0, 0, 5, 0, 0, 0, 0, 16},  // DISPATCH_TIME_NOW
    {934, -1, -1, -1, -1, 0, 0, 52, 0, 0, 5, 0, 0, 0, 0, 16},  // NSEC_PER_SEC
    {935, -1, -1, -1, -1, 0, 0, 53, 0, 0, 5, 0, 0, 0, 0, 16},  // NSEC_PER_MSEC
    {936, -1, -1, -1, -1, 693, 1045, 54, 2, 2, 0, 0, 0, 0, 0, 16},  // dispatch_time
    {937, 158, -1, -1, -1, 696, 1047, 55, 1, 1, 4, 28, 49, 0, 0, 16},  // performWithoutAnimation
    {938, 158, -1, -1, -1, 697, 1048, 56, 1, 1, 4, 28, 49, 0, 0, 16},  // setAnimationsEnabled
    {939, -1, -1, -1, -1, 0, 0, 0, 0, 0, 3, 0, 33, 0, 0, 17},  // CABasicAnimation
    {939, -1, -1, -1, -1, 698, 1049, 1, 1, 1, 3, 0, 33, 0, 0, 17},  // CABasicAnimation
    {941, -1, -1, -1, -1, 0, 0, 2, 0, 0, 3, 0, 33, 0, 0, 17},  // CASpringAnimation
    {941, -1, -1, -1, -1, 699, 1050, 3, 1, 1, 3, 0, 33, 0, 0, 17},  // CASpringAnimation
    {942, -1, -1, -1, -1, 0, 0, 4, 0, 0, 3, 0, 33, 0, 0, 17},  // CAKeyframeAnimation
    {942, -1, -1, -1, -1, 700, 1051, 5, 1, 1, 3, 0, 33, 0, 0, 17},  // CAKeyframeAnimation
    {943, -1, -1, -1, -1, 0, 0, 6, 0, 0, 3, 0, 33, 0, 0, 17},  // CAAnimationGroup
    {940, -1, -1, -1, -1, 0, 1052, 7, 0, 1, 2, 34, 3, 0, 0, 17},  // keyPath
    {944, -1, -1, -1, -1, 0, 1053, 8, 0, 1, 2, 34, 49, 0, 0, 17},  // fromValue
    {945, -1, -1, -1, -1, 0, 1054, 9, 0, 1, 2, 34, 49, 0, 0, 17},  // toValue
    {946, -1, -1, -1, -1, 0, 1055, 10, 0, 1, 2, 34, 49, 0, 0, 17},  // byValue
    {443, -1, -1, -1, -1, 0, 1056, 11, 0, 1, 2, 34, 4, 0, 0, 17},  // values
    {947, -1, -1, -1, -1, 0, 1057, 12, 0, 1, 2, 34, 4, 0, 0, 17},  // keyTimes
    {948, -1, -1, -1, -1, 0, 1058, 13, 0, 1, 2, 34, 4, 0, 0, 17},  // timingFunctions
    {949, -1, -1, -1, -1, 0, 1059, 14, 0, 1, 2, 34, 39, 0, 0, 17},  // calculationMode
    {893, -1, -1, -1, -1, 0, 1060, 15, 0, 1, 2, 34, 4, 0, 0, 17},  // animations
    {950, -1, -1, -1, -1, 0, 1061, 16, 0, 1, 2, 34, 2, 0, 0, 17},  // additive
    {951, -1, -1, -1, -1, 0, 1062, 17, 0, 1, 2, 34, 2, 0, 0, 17},  // isAdditive
    {952, -1, -1, -1, -1, 0, 1063, 18, 0, 1, 2, 34, 2, 0, 0, 17},  // cumulative
    {953, -1, -1, -1, -1, 0, 1064, 19, 0, 1, 2, 34, 2, 0, 0, 17},  // isCumulative
    {954, -1, -1, -1, -1, 0, 1065, 20, 0, 1, 2, 34, 0, 0, 0, 17},  // mass
    {955, -1, -1, -1, -1, 0, 1066, 21, 0, 1, 2, 34, 0, 0, 0, 17},  // stiffness
    {956, -1, -1, -1, -1, 0, 1067, 22, 0, 1, 2, 34, 0, 0, 0, 17},  // damping
    {886, -1, -1, -1, -1, 0, 1068, 23, 0, 1, 2, 34, 0, 0, 0, 17},  // initialVelocity
    {957, -1, -1, -1, -1, 0, 1069, 24, 0, 1, 2, 34, 34, 0, 0, 17},  // timingFunction
    {958, -1, -1, -1, -1, 0, 1070, 25, 0, 1, 2, 34, 0, 0, 0, 17},  // duration
    {959, -1, -1, -1, -1, 0, 1071, 26, 0, 1, 2, 34, 0, 0, 0, 17},  // speed
    {960, -1, -1, -1, -1, 0, 1072, 27, 0, 1, 2, 34, 0, 0, 0, 17},  // beginTime
    {961, -1, -1, -1, -1, 0, 1073, 28, 0, 1, 2, 34, 0, 0, 0, 17},  // timeOffset
    {962, -1, -1, -1, -1, 0, 1074, 29, 0, 1, 2, 34, 0, 0, 0, 17},  // repeatCount
    {963, -1, -1, -1, -1, 0, 1075, 30, 0, 1, 2, 34, 0, 0, 0, 17},  // repeatDuration
    {964, -1, -1, -1, -1, 0, 1076, 31, 0, 1, 2, 34, 2, 0, 0, 17},  // autoreverses
    {965, -1, -1, -1, -1, 0, 1077, 32, 0, 1, 2, 34, 38, 0, 0, 17},  // fillMode
    {966, -1, -1, -1, -1, 0, 1078, 33, 0, 1, 2, 34, 2, 0, 0, 17},  // isRemovedOnCompletion
    {967, -1, -1, -1, -1, 0, 1079, 34, 0, 1, 2, 34, 2, 0, 0, 17},  // removedOnCompletion
    {565, -1, -1, -1, -1, 0, 1080, 35, 0, 1, 2, 34, 49, 0, 0, 17},  // delegate
    {968, -1, -1, -1, -1, 0, 1081, 36, 0, 1, 2, 34, 0, 0, 0, 17},  // settlingDuration
    {969, -1, -1, -1, 1143, 701, 1082, 37, 2, 3, 1, 29, 49, 0, 0, 17},  // add
    {970, -1, -1, -1, 1144, 703, 1085, 38, 1, 2, 1, 29, 49, 0, 0, 17},  // removeAnimation
    {971, -1, -1, -1, -1, 704, 1087, 39, 0, 1, 1, 29, 49, 0, 0, 17},  // removeAllAnimations
    {972, -1, -1, -1, -1, 704, 1088, 40, 0, 1, 1, 29, 4, 0, 0, 17},  // animationKeys
    {45, -1, -1, -1, 1159, 704, 1089, 41, 1, 2, 1, 29, 0, 0, 0, 17},  // value
    {974, -1, -1, -1, 1160, 705, 1091, 42, 2, 3, 1, 29, 49, 0, 0, 17},  // setValue
    {45, -1, -1, -1, 1159, 707, 1094, 43, 1, 2, 1, 28, 0, 0, 0, 17},  // value
    {974, -1, -1, -1, 1160, 708, 1096, 44, 2, 3, 1, 28, 49, 0, 0, 17},  // setValue
    {959, -1, -1, -1, -1, 0, 1099, 45, 0, 1, 2, 29, 0, 0, 0, 17},  // speed
    {960, -1, -1, -1, -1, 0, 1100, 46, 0, 1, 2, 29, 0, 0, 0, 17},  // beginTime
    {961, -1, -1, -1, -1, 0, 1101, 47, 0, 1, 2, 29, 0, 0, 0, 17},  // timeOffset
    {975, -1, -1, -1, -1, 710, 1102, 48, 2, 3, 1, 29, 0, 0, 0, 17},  // convertTime
    {975, -1, -1, -1, -1, 712, 1105, 49, 2, 3, 1, 29, 0, 0, 0, 17},  // convertTime
    {977, 976, -1, -1, -1, 714, 1108, 50, 0, 0, 4, 41, 49, 0, 0, 17},  // begin
    {978, 976, -1, -1, -1, 714, 1108, 51, 0, 0, 4, 41, 49, 0, 0, 17},  // commit
    {979, 976, -1, -1, -1, 714, 1108, 52, 0, 0, 4, 41, 49, 0, 0, 17},  // flush
    {909, 976, -1, -1, -1, 714, 1108, 53, 1, 1, 4, 41, 49, 0, 0, 17},  // setAnimationDuration
    {980, 976, -1, -1, -1, 715, 1109, 54, 1, 1, 4, 41, 49, 0, 0, 17},  // setDisableActions
    {981, 976, -1, -1, -1, 716, 1110, 55, 1, 1, 4, 41, 49, 0, 0, 17},  // setAnimationTimingFunction
    {982, 976, -1, -1, -1, 717, 1111, 56, 1, 1, 4, 41, 49, 0, 0, 17},  // setCompletionBlock
    {983, -1, -1, -1, -1, 718, 1112, 57, 1, 1, 0, 0, 14, 0, 0, 17},  // NSValue
    {983, -1, -1, -1, -1, 719, 1113, 58, 1, 1, 0, 0, 14, 0, 0, 17},  // NSValue
    {986, -1, -1, -1, -1, 0, 0, 59, 0, 0, 5, 0, 14, 0, 0, 17},  // CATransform3DIdentity
    {987, -1, -1, -1, -1, 720, 1114, 60, 4, 4, 0, 0, 14, 0, 0, 17},  // CATransform3DMakeRotation
    {988, -1, -1, -1, -1, 724, 1118, 61, 3, 3, 0, 0, 14, 0, 0, 17},  // CATransform3DMakeScale
    {989, -1, -1, -1, -1, 727, 1121, 62, 3, 3, 0, 0, 14, 0, 0, 17},  // CATransform3DMakeTranslation
    {990, -1, -1, -1, -1, 730, 1124, 63, 1, 1, 0, 0, 14, 0, 0, 17},  // CATransform3DMakeAffineTransform
    {991, -1, -1, -1, -1, 731, 1125, 64, 4, 4, 0, 0, 14, 0, 0, 17},  // CATransform3DTranslate
    {992, -1, -1, -1, -1, 735, 1129, 65, 4, 4, 0, 0, 14, 0, 0, 17},  // CATransform3DScale
    {993, -1, -1, -1, -1, 739, 1133, 66, 5, 5, 0, 0, 14, 0, 0, 17},  // CATransform3DRotate
    {994, -1, -1, -1, -1, 744, 1138, 67, 2, 2, 0, 0, 14, 0, 0, 17},  // CATransform3DConcat
    {995, -1, -1, -1, -1, 746, 1140, 68, 1, 1, 0, 0, 14, 0, 0, 17},  // CATransform3DInvert
    {996, -1, -1, -1, -1, 747, 1141, 69, 1, 1, 0, 0, 14, 0, 0, 17},  // CATransform3DGetAffineTransform
    {997, -1, -1, -1, -1, 748, 1142, 70, 1, 1, 0, 0, 2, 0, 0, 17},  // CATransform3DIsIdentity
    {998, -1, -1, -1, -1, 749, 1143, 71, 1, 1, 0, 0, 2, 0, 0, 17},  // CATransform3DIsAffine
    {999, -1, -1, -1, -1, 750, 1144, 72, 2, 2, 0, 0, 2, 0, 0, 17},  // CATransform3DEqualToTransform
    {101, -1, -1, -1, -1, 752, 1146, 0, 1, 1, 0, 0, 49, 1, 0, 18},  // print
    {101, -1, -1, -1, -1, 753, 1147, 1, 2, 2, 0, 0, 49, 1, 0, 18},  // print
    {101, -1, -1, -1, -1, 755, 1149, 2, 2, 2, 0, 0, 49, 1, 0, 18},  // print
    {101, -1, -1, -1, -1, 757, 1151, 3, 3, 3, 0, 0, 49, 1, 0, 18},  // print
    {1001, -1, -1, -1, -1, 760, 1154, 4, 0, 0, 0, 0, 49, 0, 0, 18},  // fatalError
    {1002, -1, -1, -1, -1, 760, 1154, 5, 0, 0, 0, 0, 49, 0, 0, 18},  // preconditionFailure
    {1003, -1, -1, -1, -1, 760, 1154, 6, 0, 0, 0, 0, 49, 0, 0, 18},  // assertionFailure
    {1001, -1, -1, -1, -1, 760, 1154, 7, 1, 1, 0, 0, 49, 0, 0, 18},  // fatalError
    {1002, -1, -1, -1, -1, 761, 1155, 8, 1, 1, 0, 0, 49, 0, 0, 18},  // preconditionFailure
    {1003, -1, -1, -1, -1, 762, 1156, 9, 1, 1, 0, 0, 49, 0, 0, 18},  // assertionFailure
    {1004, -1, -1, -1, -1, 763, 1157, 10, 1, 1, 0, 0, 49, 0, 0, 18},  // assert
    {1005, -1, -1, -1, -1, 764, 1158, 11, 1, 1, 0, 0, 49, 0, 0, 18},  // precondition
    {1006, -1, -1, -1, -1, 765, 1159, 12, 1, 1, 0, 0, 49, 0, 0, 18},  // NSParameterAssert
    {1004, -1, -1, -1, -1, 766, 1160, 13, 2, 2, 0, 0, 49, 0, 0, 18},  // assert
    {1005, -1, -1, -1, -1, 768, 1162, 14, 2, 2, 0, 0, 49, 0, 0, 18},  // precondition
    {1007, -1, -1, -1, -1, 770, 1164, 15, 1, 1, 0, 0, 49, 1, 0, 18},  // NSAssert
    {1008, -1, -1, -1, -1, 771, 1165, 16, 1, 1, 0, 0, 49, 1, 0, 18},  // NSCAssert
    {1009, -1, -1, -1, -1, 772, 1166, 17, 1, 1, 0, 0, 49, 0, 0, 18},  // Optional
    {1010, -1, -1, -1, -1, 0, 0, 18, 0, 0, 5, 0, 21, 0, 0, 18},  // row
    {1011, -1, -1, -1, -1, 0, 0, 19, 0, 0, 5, 0, 21, 0, 0, 18},  // column
    {1012, -1, -1, -1, -1, 773, 1167, 20, 1, 1, 0, 0, 49, 0, 0, 18},  // convention
    {1013, -1, -1, -1, -1, 774, 1168, 21, 1, 1, 0, 0, 47, 1, 0, 18},  // plot
    {1013, -1, -1, -1, -1, 775, 1169, 22, 2, 2, 0, 0, 47, 1, 0, 18},  // plot
    {1013, -1, -1, -1, -1, 777, 1171, 23, 2, 2, 0, 0, 47, 1, 0, 18},  // plot
    {1014, -1, -1, -1, -1, 779, 1173, 24, 1, 1, 0, 0, 48, 1, 0, 18},  // describe
    {1014, -1, -1, -1, -1, 780, 1174, 25, 2, 2, 0, 0, 48, 1, 0, 18},  // describe
    {1014, -1, -1, -1, -1, 782, 1176, 26, 2, 2, 0, 0, 48, 1, 0, 18},  // describe
    {1015, -1, -1, -1, -1, 784, 1178, 27, 1, 1, 0, 0, 47, 1, 0, 18},  // film
    {1015, -1, -1, -1, -1, 785, 1179, 28, 2, 2, 0, 0, 47, 1, 0, 18},  // film
    {1015, -1, -1, -1, -1, 787, 1181, 29, 2, 2, 0, 0, 47, 1, 0, 18},  // film
    {1015, -1, -1, -1, -1, 789, 1183, 30, 3, 3, 0, 0, 47, 1, 0, 18},  // film
    {1017, -1, -1, -1, -1, 792, 1186, 31, 1, 1, 0, 0, 47, 1, 0, 18},  // strip
    {1017, -1, -1, -1, -1, 793, 1187, 32, 2, 2, 0, 0, 47, 1, 0, 18},  // strip
    {1017, -1, -1, -1, -1, 795, 1189, 33, 2, 2, 0, 0, 47, 1, 0, 18},  // strip
    {1017, -1, -1, -1, -1, 797, 1191, 34, 3, 3, 0, 0, 47, 1, 0, 18},  // strip
    {1018, -1, -1, -1, -1, 800, 1194, 35, 1, 1, 0, 0, 47, 0, 0, 18},  // grid
    {1019, -1, -1, -1, -1, 801, 1195, 36, 1, 1, 0, 0, 48, 0, 0, 18},  // why
    {1020, -1, -1, -1, -1, 0, 0, 0, 0, 0, 5, 0, 2, 0, 0, 19},  // YES
    {1021, -1, -1, -1, -1, 0, 0, 1, 0, 0, 5, 0, 2, 0, 0, 19},  // NO
    {1022, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 8, 0, 0, 19},  // NULL
    {1023, -1, -1, -1, -1, 0, 0, 3, 0, 0, 5, 0, 8, 0, 0, 19},  // Nil
    {1024, -1, -1, -1, -1, 0, 0, 4, 0, 0, 5, 0, 0, 0, 0, 19},  // HUGE_VALF
    {1025, -1, -1, -1, -1, 0, 0, 5, 0, 0, 5, 0, 0, 0, 0, 19},  // HUGE_VAL
    {1026, -1, -1, -1, -1, 0, 0, 6, 0, 0, 5, 0, 0, 0, 0, 19},  // INFINITY
    {330, -1, -1, -1, -1, 0, 0, 7, 0, 0, 5, 0, 0, 0, 0, 19},  // CGFLOAT_MAX
    {1027, -1, -1, -1, -1, 0, 0, 8, 0, 0, 5, 0, 0, 0, 0, 19},  // DBL_MAX
    {1028, -1, -1, -1, -1, 0, 0, 9, 0, 0, 5, 0, 0, 0, 0, 19},  // FLT_MAX
    {126, -1, -1, -1, -1, 802, 1196, 10, 1, 1, 3, 0, 0, 0, 0, 19},  // NSNumber
    {126, -1, -1, -1, -1, 803, 1197, 11, 1, 1, 3, 0, 0, 0, 0, 19},  // NSNumber
    {126, -1, -1, -1, -1, 804, 1198, 12, 1, 1, 3, 0, 0, 0, 0, 19},  // NSNumber
    {126, -1, -1, -1, -1, 805, 1199, 13, 1, 1, 3, 0, 0, 0, 0, 19},  // NSNumber
    {126, -1, -1, -1, -1, 806, 1200, 14, 1, 1, 3, 0, 0, 0, 0, 19},  // NSNumber
    {126, -1, -1, -1, -1, 807, 1201, 15, 1, 1, 0, 0, 2, 0, 0, 19},  // NSNumber
    {983, -1, -1, -1, -1, 808, 1202, 16, 1, 1, 0, 0, 9, 0, 0, 19},  // NSValue
    {983, -1, -1, -1, -1, 809, 1203, 17, 1, 1, 0, 0, 12, 0, 0, 19},  // NSValue
    {983, -1, -1, -1, -1, 810, 1204, 18, 1, 1, 0, 0, 13, 0, 0, 19},  // NSValue
    {983, -1, -1, -1, -1, 811, 1205, 19, 1, 1, 0, 0, 14, 0, 0, 19},  // NSValue
    {1034, -1, -1, -1, -1, 0, 1206, 20, 0, 1, 2, 1, 0, 0, 0, 19},  // floatValue
    {1035, -1, -1, -1, -1, 0, 1207, 21, 0, 1, 2, 1, 0, 0, 0, 19},  // doubleValue
    {1036, -1, -1, -1, -1, 0, 1208, 22, 0, 1, 2, 1, 0, 0, 0, 19},  // intValue
    {1037, -1, -1, -1, -1, 0, 1209, 23, 0, 1, 2, 1, 0, 0, 0, 19},  // integerValue
    {1038, -1, -1, -1, 1145, 0, 1210, 24, 0, 1, 2, 10, 9, 0, 0, 19},  // cgPointValue
    {1039, -1, -1, -1, 1146, 0, 1211, 25, 0, 1, 2, 13, 12, 0, 0, 19},  // cgSizeValue
    {1040, -1, -1, -1, 1147, 0, 1212, 26, 0, 1, 2, 14, 13, 0, 0, 19},  // cgRectValue
    {102, -1, -1, -1, -1, 812, 1213, 27, 1, 1, 0, 0, 49, 1, 0, 19},  // NSLog
    {1041, -1, -1, -1, -1, 813, 1214, 28, 1, 1, 0, 0, 49, 1, 0, 19},  // printf
    {142, -1, -1, -1, -1, 814, 1215, 29, 1, 1, 3, 0, 3, 1, 0, 19},  // NSString
    {140, -1, -1, -1, -1, 815, 1216, 30, 1, 1, 3, 0, 3, 1, 0, 19},  // String
    {144, -1, -1, -1, -1, 816, 1217, 31, 1, 1, 3, 0, 4, 1, 0, 19},  // NSArray
    {1044, -1, 1051, -1, -1, 817, 1218, 0, 0, 0, 3, 0, 29, 0, 0, 20},  // CGMutablePath
    {1048, -1, -1, -1, -1, 817, 1218, 1, 0, 0, 3, 0, 29, 0, 0, 20},  // UIBezierPath
    {1048, -1, -1, -1, -1, 817, 1218, 2, 1, 1, 3, 0, 29, 0, 0, 20},  // UIBezierPath
    {1048, -1, -1, -1, -1, 818, 1219, 3, 2, 2, 3, 0, 29, 0, 0, 20},  // UIBezierPath
    {1048, -1, -1, -1, -1, 820, 1221, 4, 1, 1, 3, 0, 29, 0, 0, 20},  // UIBezierPath
    {1054, -1, -1, -1, -1, 821, 1222, 5, 2, 2, 0, 0, 29, 0, 0, 20},  // CGPathCreateWithRect
    {1055, -1, -1, -1, -1, 823, 1224, 6, 1, 1, 0, 0, 49, 0, 0, 20},  // CGPathRelease
    {1056, -1, -1, -1, 1063, 824, 1225, 7, 1, 2, 1, 30, 49, 0, 0, 20},  // move
    {1057, -1, -1, -1, 1064, 825, 1227, 8, 1, 2, 1, 30, 49, 0, 0, 20},  // addLine
    {1058, -1, -1, -1, -1, 826, 1229, 9, 1, 2, 1, 30, 49, 0, 0, 20},  // addRect
    {1059, -1, -1, -1, -1, 827, 1231, 10, 1, 2, 1, 30, 49, 0, 0, 20},  // addEllipse
    {1060, -1, -1, -1, -1, 828, 1233, 11, 1, 2, 1, 30, 49, 0, 0, 20},  // apply
    {305, -1, -1, -1, 1061, 829, 1235, 12, 1, 2, 1, 30, 2, 0, 0, 20},  // contains
    {1062, -1, -1, -1, 1065, 831, 1237, 13, 0, 1, 1, 30, 49, 0, 0, 20},  // closeSubpath
    {556, -1, -1, -1, -1, 831, 1238, 14, 0, 1, 1, 30, 49, 0, 0, 20},  // close
    {1066, -1, -1, -1, -1, 833, 1239, 15, 3, 3, 0, 0, 49, 0, 0, 20},  // CGPathAddRect
    {1067, -1, -1, -1, -1, 836, 1242, 16, 4, 4, 0, 0, 49, 0, 0, 20},  // CGPathMoveToPoint
    {1068, -1, -1, -1, -1, 840, 1246, 17, 4, 4, 0, 0, 49, 0, 0, 20},  // CGPathAddLineToPoint
    {1069, -1, -1, -1, -1, 844, 1250, 18, 4, 4, 0, 0, 2, 0, 0, 20},  // CGPathContainsPoint
    {1070, -1, -1, -1, -1, 848, 1254, 19, 1, 1, 0, 0, 49, 0, 0, 20},  // CGPathCloseSubpath
    {1071, -1, -1, -1, 1077, 849, 1255, 20, 3, 4, 1, 30, 49, 0, 0, 20},  // addCurve
    {1071, -1, -1, -1, -1, 852, 1259, 21, 3, 4, 1, 30, 49, 0, 0, 20},  // addCurve
    {1074, -1, -1, -1, 1078, 855, 1263, 22, 2, 3, 1, 30, 49, 0, 0, 20},  // addQuadCurve
    {1074, -1, -1, -1, -1, 857, 1266, 23, 2, 3, 1, 30, 49, 0, 0, 20},  // addQuadCurve
    {1079, -1, -1, -1, 1085, 864, 1269, 24, 5, 6, 1, 30, 49, 0, 0, 20},  // addArc
    {1079, -1, -1, -1, -1, 869, 1275, 25, 5, 6, 1, 30, 49, 0, 0, 20},  // addArc
    {1048, -1, -1, -1, -1, 874, 1281, 26, 5, 5, 3, 0, 29, 0, 0, 20},  // UIBezierPath
    {1086, -1, -1, -1, -1, 884, 1286, 27, 8, 8, 0, 0, 49, 0, 0, 20},  // CGPathAddCurveToPoint
    {1087, -1, -1, -1, -1, 892, 1294, 28, 6, 6, 0, 0, 49, 0, 0, 20},  // CGPathAddQuadCurveToPoint
    {1088, -1, -1, -1, -1, 898, 1300, 29, 8, 8, 0, 0, 49, 0, 0, 20},  // CGPathAddArc
    {1089, -1, -1, -1, -1, 0, 1308, 30, 0, 1, 2, 30, 13, 0, 0, 20},  // boundingBox
    {525, -1, -1, -1, -1, 0, 1309, 31, 0, 1, 2, 30, 13, 0, 0, 20},  // bounds
    {1090, -1, -1, -1, -1, 0, 1310, 32, 0, 1, 2, 30, 13, 0, 0, 20},  // boundingBoxOfPath
    {280, -1, -1, -1, -1, 0, 1311, 33, 0, 1, 2, 30, 2, 0, 0, 20},  // isEmpty
    {1091, -1, -1, -1, -1, 0, 1312, 34, 0, 1, 2, 30, 9, 0, 0, 20},  // currentPoint
    {1092, -1, -1, -1, 1045, 0, 1313, 35, 0, 1, 2, 30, 29, 0, 0, 20},  // cgPath
    {1093, -1, -1, -1, -1, 906, 1314, 36, 1, 1, 0, 0, 13, 0, 0, 20},  // CGPathGetBoundingBox
    {1094, -1, -1, -1, -1, 0, 1315, 37, 0, 1, 2, 29, 29, 0, 0, 20},  // path
    {1095, -1, -1, -1, -1, 0, 1316, 38, 0, 1, 2, 29, 17, 0, 0, 20},  // fillColor
    {1096, -1, -1, -1, -1, 0, 1317, 39, 0, 1, 2, 29, 17, 0, 0, 20},  // strokeColor
    {1097, -1, -1, -1, -1, 0, 1318, 40, 0, 1, 2, 29, 0, 0, 0, 20},  // lineWidth
    {1098, -1, -1, -1, -1, 0, 1319, 41, 0, 1, 2, 29, 23, 0, 0, 20},  // lineJoin
    {1099, -1, -1, -1, -1, 0, 1320, 42, 0, 1, 2, 29, 4, 0, 0, 20},  // lineDashPattern
    {1100, -1, -1, -1, -1, 0, 1321, 43, 0, 1, 2, 29, 0, 0, 0, 20},  // lineDashPhase
    {1102, 1101, 1103, -1, -1, 0, 0, 44, 0, 0, 5, 24, 23, 0, 0, 20},  // miter
    {75, 1101, 1104, -1, -1, 0, 0, 45, 0, 0, 5, 24, 23, 0, 0, 20},  // round
    {1105, 1101, 1106, -1, -1, 0, 0, 46, 0, 0, 5, 24, 23, 0, 0, 20},  // bevel
    {1107, -1, -1, -1, 1049, 0, 1322, 47, 0, 1, 2, 18, 17, 0, 0, 20},  // cgColor
    {245, -1, 1108, -1, -1, 907, 1323, 0, 1, 1, 0, 0, 13, 0, 0, 21},  // rect
    {243, -1, 1109, -1, -1, 908, 1324, 1, 1, 1, 0, 0, 9, 0, 0, 21},  // point
    {235, -1, 1110, -1, -1, 909, 1325, 2, 1, 1, 0, 0, 12, 0, 0, 21},  // size
    {230, -1, 1111, -1, -1, 910, 1326, 3, 1, 1, 0, 0, 10, 0, 0, 21},  // vector
    {84, -1, 1112, -1, -1, 911, 1327, 4, 1, 1, 0, 0, 14, 0, 0, 21},  // transform
    {1113, -1, -1, -1, -1, 912, 1328, 5, 1, 1, 0, 0, 14, 0, 0, 21},  // css
    {1114, -1, -1, -1, -1, 913, 1329, 6, 1, 1, 0, 0, 14, 0, 0, 21},  // svg
    {1115, -1, -1, -1, -1, 914, 1330, 7, 1, 1, 0, 0, 27, 0, 0, 21},  // views
    {84, -1, -1, -1, -1, 915, 1331, 0, 2, 2, 0, 0, 14, 0, 0, 22},  // transform
    {84, -1, -1, -1, -1, 917, 1333, 1, 3, 3, 0, 0, 14, 0, 0, 22},  // transform
    {1117, 1116, -1, -1, -1, 0, 0, 2, 0, 0, 5, 23, 22, 0, 0, 22},  // fill
    {1118, 1116, -1, -1, -1, 0, 0, 3, 0, 0, 5, 23, 22, 0, 0, 22},  // aspectFit
    {1119, 1116, -1, -1, -1, 0, 0, 4, 0, 0, 5, 23, 22, 0, 0, 22},  // aspectFill
    {1120, 1116, -1, -1, -1, 0, 0, 5, 0, 0, 5, 23, 22, 0, 0, 22},  // scaleToFill
    {1121, 1116, -1, -1, -1, 0, 0, 6, 0, 0, 5, 23, 22, 0, 0, 22},  // scaleAspectFit
    {1122, 1116, -1, -1, -1, 0, 0, 7, 0, 0, 5, 23, 22, 0, 0, 22},  // scaleAspectFill
    {84, -1, -1, -1, -1, 920, 1336, 8, 1, 1, 0, 0, 49, 0, 0, 22},  // transform
    {1124, -1, -1, -1, -1, 921, 1337, 9, 1, 1, 0, 0, 0, 0, 0, 22},  // area
    {305, -1, -1, -1, -1, 922, 1338, 10, 2, 2, 0, 0, 2, 0, 0, 22},  // contains
    {284, -1, -1, -1, -1, 924, 1340, 11, 1, 2, 1, 28, 4, 0, 0, 22},  // corners
    {1113, -1, -1, -1, -1, 0, 1342, 0, 0, 1, 2, 15, 3, 0, 0, 23},  // css
    {1114, -1, -1, -1, -1, 0, 1343, 1, 0, 1, 2, 15, 3, 0, 0, 23},  // svg
    {1125, -1, -1, -1, -1, 0, 1344, 2, 0, 1, 2, 15, 48, 0, 0, 23},  // latex
    {1125, -1, -1, -1, -1, 0, 1345, 3, 0, 1, 2, 16, 48, 0, 0, 23},  // latex
    {1126, -1, -1, -1, -1, 925, 1346, 4, 1, 1, 0, 0, 48, 0, 0, 23},  // swiftCode
    {1127, -1, -1, -1, -1, 926, 1347, 0, 1, 1, 0, 0, 48, 0, 0, 24},  // explain
    {1127, -1, -1, -1, -1, 927, 1348, 1, 2, 2, 0, 0, 48, 0, 0, 24},  // explain
    {1129, -1, -1, -1, -1, 929, 1350, 2, 2, 2, 0, 0, 48, 0, 0, 24},  // compare
    {1129, -1, -1, -1, -1, 931, 1352, 3, 3, 3, 0, 0, 48, 0, 0, 24},  // compare
    {696, -1, -1, -1, 1161, 967, 1355, 0, 1, 2, 1, 29, 8, 0, 0, 25},  // action
    {1162, -1, -1, -1, -1, 969, 1357, 1, 1, 1, 3, 0, 3, 0, 0, 25},  // Selector
    {1164, -1, -1, -1, -1, 970, 1358, 2, 1, 1, 0, 0, 3, 0, 0, 25},  // NSSelectorFromString
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
    -1, 362, 362, 362, 362, 406, -1, -1, 406, -1, 471, 472, 473, 474, -1, 476, 474, 524, 524, 524, 524, 524,
    524, 524, 524, 524, 524, 524, 524, 531, 532, 223, 436, -1, -1, -1, -1, 362, -1, -1, 601, -1, 604, -1,
    419, -1, 607, -1, 608, -1, 223, -1, 316, -1, 611, -1, 612, -1, 611, -1, 612, -1, -1, 419, -1, 623, -1,
    624, -1, 406, 630, 406, -1, -1, -1, 223, -1, 316, -1, -1, -1, 675, 232, 233, 232, 233, -1, 185, 176, -1,
    185, 176, 185, 176, -1, -1, -1, 679, -1, -1, 679, 185, 176, 185, 176, 679, -1, -1, 185, 176, -1, 695,
    696, -1, 695, 696, -1, 695, 696, -1, 695, 696, -1, 695, 696, -1, 695, 696, -1, 8, -1, 753, 8, -1, 755, 8,
    -1, 8, -1, -1, 8, -1, 755, -1, 696, -1, 696, 762, -1, -1, -1, 8, -1, 8, -1, 316, 223, 777, 316, 223, 777,
    778, 316, 223, 777, 316, 223, 777, 778, 419, 316, 223, 777, 419, 316, 223, 777, 208, 419, 193, 782, 777,
    419, 419, 784, 419, 779, 419, 784, 779, 419, 786, 223, 777, -1, 529, -1, 881, -1, -1, -1, 882, 883, 884,
    885, 885, 886, 419, 419, 888, 889, -1, -1, 419, 892, 893, 892, 893, 892, 893, 894, 892, 893, 894, 892,
    895, 893, 892, 895, 893, 892, 895, 893, 894, 892, 895, 893, 894, 892, 895, 896, 893, 892, 895, 896, 893,
    892, 895, 896, 893, 894, 892, 895, 896, 893, 894, 892, 895, 897, 898, 893, 892, 895, 897, 898, 893, 892,
    895, 897, 898, 896, 893, 892, 895, 897, 898, 896, 893, 892, 895, 897, 898, 893, 894, 892, 895, 897, 898,
    893, 894, 892, 895, 897, 898, 896, 893, 894, 892, 895, 897, 898, 896, 893, 894, -1, 893, -1, 893, -1,
    893, 894, -1, 893, 894, -1, 895, 896, 893, -1, 895, 896, 893, -1, 895, 896, 893, 894, -1, 895, 896, 893,
    894, -1, 895, 897, 898, 896, 893, 894, -1, 895, 897, 898, 896, 893, 894, 892, 895, 893, 892, 895, 893,
    892, 895, 896, 893, 892, 895, 896, 893, 892, 895, 893, 894, 892, 895, 893, 894, 892, 895, 896, 893, 894,
    892, 895, 896, 893, 894, -1, 895, 896, 893, 894, -1, 895, 896, 893, 894, 903, 904, 893, 903, 904, 893,
    -1, 904, 893, -1, 904, 893, -1, 907, -1, -1, -1, -1, -1, -1, -1, 921, 523, 523, 921, -1, 923, -1, 923,
    926, -1, 926, 923, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 940, 940, 940, -1, 445, 445,
    973, -1, 973, 973, -1, 973, -1, 316, -1, 223, -1, -1, -1, -1, 984, 985, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    417, -1, 1000, -1, 417, 1000, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 362, -1, 8,
    -1, -1, 362, -1, 8, -1, -1, 1016, -1, 786, -1, 786, 1016, -1, -1, 1016, -1, 786, -1, 786, 1016, -1, -1,
    128, 1029, 129, 130, 45, 147, 1030, 1031, 1032, 1033, -1, -1, 1042, 1042, 1043, 245, 1052, 647, 1053, -1,
    -1, -1, 223, 223, -1, 8, -1, -1, -1, 223, 223, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, 223, 882, 883, 223, 1072, 1073, 223, 1075, 223, 1076, 223, 882, 883, 223, 1075, 1080, 782, 1081,
    1082, 1083, 285, 782, 1081, 1082, 1083, 1084, 782, 1081, 1082, 1083, 1080, 782, 1081, 1082, 1083, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 316, 316, 316, 316,
    316, -1, -1, 316, 316, 223, 316, 223, -1, 1123, 362, -1, 8, 8, -1, -1, -1, 1128, -1, -1, -1, -1, 362, -1,
    406, 630, 406, 362, -1, 419, 601, 604, -1, 223, -1, 316, -1, -1, 445, 445, -1, 418, -1, 417, 753, 8, -1,
    8, 762, 445, 973, 973, -1, 973, -1, 973, 445, 445, -1, -1, 180, -1, 183, 193, 207, 208, -1, -1, -1, 185,
    176, -1, -1, -1, -1, -1, -1, -1, -1, -1, 223, -1, 316, -1, 611, -1, 612, -1, 611, -1, 612, -1, 223, -1,
    316, -1, 406, 630, 406, -1, -1, -1
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
    3594, 2332, 28, 3594, 2332, 28, 28, 28, 28, 28, 28, 29, 29, 29, 29, 28, 1, 29, 29, 1, 29, 29, 29, 29, 29,
    29, 28, 10, 0, 28, 10, 0, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29,
    29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 15, 29, 29, 29, 29,
    29, 29, 29, 29, 3594, 2333, 29, 3594, 2333, 29, 10, 29, 10, 4, 4, 43, 1, 1, 43, 1, 43, 1, 43, 1, 43, 1,
    1, 43, 10, 43, 1, 1, 43, 1, 43, 1, 43, 13, 43, 2, 43, 2, 2604, 43, 1, 43, 1, 2604, 43, 1, 1, 43, 1, 1,
    2604, 43, 15, 43, 46, 43, 43, 43, 43, 43, 1, 1, 15, 0, 590893, 45, 0, 590893, 45, 0, 590893, 45, 0,
    590893, 45, 0, 590893, 45, 0, 590893, 45, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31,
    31, 31, 31, 31, 31, 2332, 31, 2332, 31, 1, 2332, 31, 1, 2332, 31, 2332, 31, 2332, 31, 2332, 31, 2332, 31,
    2826, 2332, 31, 2826, 2332, 31, 0, 1069, 31, 0, 590893, 31, 31, 31, 31, 28, 31, 28, 31, 28, 28, 28, 28,
    46, 2332, 46, 2332, 46, 2332, 46, 2332, 5, 10, 10, 1, 10, 10, 1, 3, 5, 5, 1, 5, 5, 1, 3, 10, 1, 1, 1, 10,
    1, 1, 1, 258, 10, 258, 1, 1, 10, 10, 1, 10, 1, 10, 1, 1, 10, 1, 5, 1, 1, 38, 38, 1, 1, 1, 1, 10, 10, 37,
    1, 1, 11, 35, 1, 35, 1, 35, 35, 10, 10, 1301274266515931649, 1301274266515931649, 1, 1, 45, 1, 45, 2349,
    1, 1, 45, 1, 1, 45, 2349, 1, 1, 151061796, 45, 1, 1, 151061796, 45, 2349, 1, 1, 1, 1, 45, 1, 1, 1, 1,
    151061796, 45, 1, 1, 1, 1, 45, 2349, 1, 1, 1, 1, 151061796, 45, 2349, 1, 45, 1, 45, 2349, 1, 1,
    151061796, 45, 1, 1, 151061796, 45, 2349, 1, 1, 1, 1, 151061796, 45, 2349, 1, 1, 45, 1, 1, 151061796, 45,
    1, 1, 45, 2349, 1, 1, 151061796, 45, 2349, 1, 1, 151061796, 45, 2349, 1, 1, 45, 1, 1, 45, 2308, 0, 1, 1,
    1, 3, 3, 37, 0, 0, 4, 4, 0, 42, 45, 42, 45, 42, 45, 42, 45, 42, 1, 45, 42, 1, 45, 42, 45, 1, 42, 45, 1,
    1, 1, 1, 1, 1, 45, 3, 2308, 2308, 2308, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34,
    34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 29, 34, 2308, 29, 4, 29, 29, 29, 4, 29, 0, 4, 28,
    4, 28, 0, 4, 29, 29, 29, 29, 1, 2333, 29, 1, 2333, 1, 3, 2339, 2349, 15, 15, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 15, 15, 258, 258, 258, 15, 258, 258, 258, 15, 258, 258, 258, 258, 15, 15, 15, 15, 15, 15, 15, 15, 0,
    0, 4, 0, 4, 0, 4, 4, 4, 4, 4, 3, 3, 3, 3, 4, 3, 4, 3, 3, 0, 22, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 3, 10, 13, 14, 15, 1, 1, 1, 1, 10, 13, 14, 4, 4,
    4, 4, 0, 14, 14, 1, 14, 14, 2319, 30, 30, 10, 30, 10, 30, 14, 30, 14, 30, 15, 30, 10, 30, 30, 30, 2319,
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
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 26, 26, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 21, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 28, 0, 0, 0, 0, 29, 29, 29, 29, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 44, 0, 0, 0, 0, 0,
    43, 15, 31, 31, 0, 0, 31, 31, 31, 31, 31, 32, 33, 32, 33, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 46, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 36, 36,
    36, 36, 37, 37, 38, 39, 40, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 35, 35, 35, 35, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 42, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 34, 0, 34, 34, 34, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 41, 0, 0, 0, 0, 0, 0, 0, 0, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 30, 30, 30, 30, 30, 18, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 24, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 23, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4
};

static const int32_t type_names[] = {
    118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138,
    139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 105, 155, 156, 157, 158,
    159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 286, 350, 438, 439, 440, 457, 566, 567, 592, 626,
    631, 632, 633, 634, 685, 691, 692, 693, 694, 697, 698, 699, 700, 701, 702, 703, 704, 705, 770, 789, 790,
    791, 792, 793, 794, 795, 796, 797, 876, 877, 878, 879, 916, 917, 918, 939, 941, 942, 943, 976, 985, 1044,
    1045, 1046, 1047, 1048, 1049, 1050, 1101, 1116, 1162, 1163
};

static const struct catalogue_tables tables = {
    bytes, COUNT(bytes) - 1, names, COUNT(names), slots, COUNT(slots), first, COUNT(first),
    links, COUNT(links), entries, COUNT(entries), labels, COUNT(labels), kinds, COUNT(kinds),
    types, COUNT(types), type_names, COUNT(type_names)};

const struct catalogue_tables *_Nonnull catalogue_tables(void) { return &tables; }
