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
    "isOpaque" "tintColor" "contentScaleFactor" "accessibilityLabel" "layoutMargins" "safeAreaInsets" "mask"
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
    "UIControlEvents" "Event" "touchDown" "UIControlEventTouchDown" "TouchDown" "touchDragInside"
    "UIControlEventTouchDragInside" "TouchDragInside" "touchDragOutside" "UIControlEventTouchDragOutside"
    "TouchDragOutside" "touchUpInside" "UIControlEventTouchUpInside" "TouchUpInside" "touchUpOutside"
    "UIControlEventTouchUpOutside" "TouchUpOutside" "touchCancel" "UIControlEventTouchCancel" "TouchCancel"
    "valueChanged" "UIControlEventValueChanged" "ValueChanged" "editingChanged"
    "UIControlEventEditingChanged" "EditingChanged" "editingDidBegin" "UIControlEventEditingDidBegin"
    "EditingDidBegin" "editingDidEnd" "UIControlEventEditingDidEnd" "EditingDidEnd" "primaryActionTriggered"
    "UIControlEventPrimaryActionTriggered" "PrimaryActionTriggered" "addTarget" "action" "forControlEvents"
    "sendActions" "sendActionsForControlEvents" "setTitle" "forState" "setTitleColor" "setImage"
    "setBackgroundImage" "setAttributedTitle" "setTitleShadowColor" "currentTitle" "titleLabel"
    "contentEdgeInsets" "titleEdgeInsets" "imageEdgeInsets" "isEnabled" "isSelected" "isHighlighted"
    "contentHorizontalAlignment" "contentVerticalAlignment" "contentSize" "NSTextAlignment" "justified"
    "natural" "superview" "subviews" "isDescendant" "addSubview" "bringSubviewToFront" "bringSubview"
    "toFront" "sendSubviewToBack" "sendSubview" "toBack" "removeFromSuperview" "insertSubview"
    "aboveSubview" "belowSubview" "convert" "convertRect" "toView" "fromView" "convertPoint"
    "setNeedsLayout" "setNeedsDisplay" "layoutSubviews" "becomeFirstResponder" "resignFirstResponder"
    "sizeThatFits" "sizeToFit" "layoutIfNeeded" "layoutSublayers" "viewWithTag" "insertSublayer" "above"
    "below" "noIntrinsicMetric" "UIScreen" "main" "mainScreen" "hitTest" "inside" "CALayer" "CAShapeLayer"
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
    "locationOfTouch" "inView" "translationInView" "velocityInView" "setTranslation" "removeTarget"
    "require" "toFail" "requireGestureRecognizerToFail" "addGestureRecognizer" "removeGestureRecognizer"
    "gestureRecognizers" "isMultipleTouchEnabled" "multipleTouchEnabled" "isExclusiveTouch" "UITouch"
    "windowLocation" "previousWindowLocation" "previousLocation" "previousLocationInView" "anyObject" "drag"
    "steps" "lifts" "fingers" "pinch" "twist" "radius" "tap" "taps" "press" "seconds" "lift" "cancel"
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
    {4832, 1438951982}, {4841, 571377267}, {4859, 143865419}, {4877, 445834375}, {4890, 2082798958},
    {4904, 4201716739}, {4908, 3883353449}, {4931, 1252969316}, {4948, 611349806}, {4970, 3939761393},
    {4994, 1880591026}, {5020, 1052979093}, {5036, 1315057949}, {5049, 3198073272}, {5074, 1888717571},
    {5087, 1499172353}, {5101, 1151719106}, {5119, 1297838153}, {5130, 1291853992}, {5142, 3864824124},
    {5155, 284302454}, {5173, 2291378338}, {5195, 2024043478}, {5210, 3416336049}, {5221, 3326301860},
    {5232, 2097883034}, {5250, 2658088632}, {5260, 4116806241}, {5272, 2750625341}, {5289, 2805121617},
    {5298, 2636563400}, {5304, 1226705564}, {5314, 1144915353}, {5332, 1085962434}, {5338, 542584942},
    {5356, 1880354216}, {5365, 2126046479}, {5386, 3409685817}, {5396, 2322214854}, {5418, 715012316},
    {5423, 667630371}, {5440, 4011681569}, {5455, 2477794221}, {5470, 2826459802}, {5477, 863636682},
    {5507, 3312035873}, {5535, 2374822095}, {5551, 1117036282}, {5567, 2727146260}, {5579, 2338438971},
    {5587, 894604266}, {5605, 239266950}, {5621, 3440848049}, {5639, 1563451997}, {5675, 1300855194},
    {5693, 2649340029}, {5706, 3157132282}, {5737, 1994390723}, {5750, 3295732442}, {5769, 3217941162},
    {5806, 2638373311}, {5825, 729836362}, {5842, 1103965319}, {5877, 3909734774}, {5894, 3422384807},
    {5908, 1562399317}, {5940, 3535094014}, {5954, 2862813109}, {5974, 70193435}, {6012, 3331707904},
    {6032, 167527483}, {6036, 810547195}, {6058, 3377910156}, {6074, 2815096657}, {6115, 3232227944},
    {6134, 2636711499}, {6148, 2461495057}, {6153, 502047894}, {6159, 3867909202}, {6179, 2942666046},
    {6185, 1490954098}, {6196, 1092012710}, {6221, 38792922}, {6232, 2899252294}, {6240, 871591685},
    {6262, 1041997713}, {6270, 3217987877}, {6278, 1309284212}, {6300, 2823090016}, {6308, 4012061332},
    {6323, 4204111253}, {6328, 3492500287}, {6337, 421821156}, {6360, 696240407}, {6369, 1453714756},
    {6384, 466020238}, {6413, 4077855673}, {6428, 1744839726}, {6444, 1408722253}, {6474, 876245160},
    {6490, 452810861}, {6503, 1260603725}, {6530, 968316954}, {6543, 859371885}, {6557, 1658883364},
    {6585, 3531153185}, {6599, 486221508}, {6610, 4064395570}, {6635, 2257273533}, {6646, 3217031314},
    {6658, 1898701486}, {6684, 692253475}, {6696, 2618608526}, {6710, 889051197}, {6738, 1439665068},
    {6752, 3703752221}, {6767, 158609817}, {6796, 3199826274}, {6811, 3872230201}, {6824, 592993401},
    {6851, 2782426318}, {6864, 1648296985}, {6886, 2036964556}, {6922, 1478369021}, {6944, 2072579308},
    {6953, 588027325}, {6959, 3294899967}, {6975, 2406610228}, {6986, 1099727666}, {7013, 3943336079},
    {7021, 3373088083}, {7029, 1118385669}, {7042, 1252830802}, {7050, 1310484760}, {7068, 4211107556},
    {7086, 4235327583}, {7105, 1911957762}, {7117, 2274977100}, {7127, 1894102977}, {7144, 1868420705},
    {7159, 1229760322}, {7174, 401251929}, {7183, 4136070254}, {7193, 141711844}, {7206, 1877099350},
    {7232, 2956264019}, {7256, 3731343133}, {7267, 1490880043}, {7282, 651349070}, {7291, 830772382},
    {7298, 3753552150}, {7307, 2675976173}, {7315, 2255101473}, {7327, 1325536902}, {7337, 66138439},
    {7356, 2650151654}, {7368, 1362571274}, {7375, 2674091075}, {7392, 4180264212}, {7403, 2220611910},
    {7409, 3628923247}, {7428, 2290191893}, {7441, 524486259}, {7453, 2660165913}, {7465, 2510371521},
    {7472, 1647949432}, {7483, 2499925078}, {7489, 1061329053}, {7497, 2186648520}, {7509, 3685987662},
    {7523, 1203193122}, {7538, 1771288722}, {7552, 1024755039}, {7572, 2323362532}, {7592, 295121441},
    {7604, 3240065181}, {7613, 3923523740}, {7627, 3305235377}, {7642, 3408062813}, {7653, 186774928},
    {7667, 2185261687}, {7672, 2753641482}, {7677, 2454962418}, {7694, 958887293}, {7702, 3091067239},
    {7706, 3935363592}, {7716, 3073585980}, {7723, 1867556362}, {7729, 4148812653}, {7736, 1700657266},
    {7748, 1106246455}, {7763, 754571866}, {7774, 1038506759}, {7780, 4176775601}, {7789, 2830785103},
    {7799, 1731433239}, {7807, 855408348}, {7813, 398550328}, {7821, 2834400513}, {7836, 3963693047},
    {7845, 3544094494}, {7858, 1214513038}, {7875, 1445723454}, {7884, 2844467682}, {7891, 3334659430},
    {7903, 3572701046}, {7914, 555663897}, {7925, 3123020006}, {7938, 3005567066}, {7950, 2400366623},
    {7962, 2266193630}, {7972, 3448933658}, {7985, 3786999131}, {7993, 2370703267}, {8008, 2552112075},
    {8026, 2857694466}, {8039, 2048902997}, {8046, 3048556132}, {8061, 1468503355}, {8080, 3744775116},
    {8098, 3621218635}, {8115, 3611392321}, {8126, 3412690475}, {8139, 2109961146}, {8165, 2124853820},
    {8187, 4061796954}, {8194, 4173553157}, {8202, 2053962742}, {8213, 1836668495}, {8222, 721310682},
    {8237, 1006735486}, {8249, 325084441}, {8254, 2961925722}, {8264, 497438945}, {8273, 1787797455},
    {8284, 1849888827}, {8304, 3825011241}, {8313, 385702446}, {8317, 1041509726}, {8322, 1494001562},
    {8332, 1742909879}, {8339, 2157316278}, {8345, 348705738}, {8359, 737459482}, {8365, 1122880180},
    {8376, 1945272936}, {8391, 2380932862}, {8399, 2548392784}, {8410, 3688764708}, {8420, 1901756438},
    {8429, 906872895}, {8440, 1648836552}, {8447, 1359877577}, {8455, 521485205}, {8468, 252720416},
    {8482, 1264131298}, {8486, 1582017048}, {8505, 422274124}, {8524, 3020961236}, {8546, 1120609123},
    {8552, 845187144}, {8576, 3704248662}, {8603, 1361184210}, {8625, 254023945}, {8653, 3600137057},
    {8677, 2682444316}, {8686, 1644100618}, {8710, 1592819465}, {8743, 895660813}, {8751, 335426986},
    {8776, 1264318259}, {8808, 1168386582}, {8816, 1663862986}, {8821, 1746993862}, {8850, 1903257066},
    {8855, 974882150}, {8862, 1177151643}, {8893, 165292311}, {8900, 2311397435}, {8905, 439402299},
    {8934, 1552997231}, {8939, 3962257883}, {8948, 2220750876}, {8981, 2007447656}, {8990, 2787838396},
    {8996, 3769421748}, {9026, 4173954024}, {9032, 1434043348}, {9042, 1426660429}, {9076, 737025121},
    {9110, 1466689035}, {9148, 4098563933}, {9153, 513712005}, {9190, 229043912}, {9194, 2457286800},
    {9229, 3584307048}, {9231, 1123244352}, {9268, 1329338781}, {9272, 2761510965}, {9277, 2016490230},
    {9284, 49525662}, {9304, 539821669}, {9322, 3772220557}, {9340, 4185830300}, {9355, 3171290880},
    {9377, 832521766}, {9399, 1461782644}, {9419, 691540578}, {9442, 1404144425}, {9462, 522796658},
    {9479, 1376505559}, {9488, 3748513642}, {9496, 846470194}, {9504, 200649126}, {9518, 3431639220},
    {9525, 4292335199}, {9540, 907121470}, {9546, 2240342303}, {9563, 2969811462}, {9577, 167268160},
    {9591, 1833803298}, {9603, 1136770368}, {9610, 4030051588}, {9616, 1400182552}, {9646, 455416660},
    {9666, 2271268225}, {9689, 2613973034}, {9707, 392604227}, {9729, 3754606837}, {9749, 2833158821},
    {9765, 3350374178}, {9772, 534084754}, {9786, 2867322350}, {9808, 2116308131}, {9824, 664899839},
    {9846, 1989677117}, {9855, 904369474}, {9859, 3096186179}, {9864, 741716276}, {9869, 2329068957},
    {9876, 2921198141}, {9881, 1055615879}, {9886, 3285122304}, {9892, 230313139}, {9895, 2868333218},
    {9899, 4098541315}, {9904, 33356212}, {9911, 1723256298}, {9915, 4140259964}, {9921, 107912219},
    {9943, 4121566434}, {9973, 3855721002}, {9989, 2216232237}, {10013, 2255928953}, {10033, 159080631},
    {10047, 3689248828}, {10072, 836430118}, {10093, 3367347455}, {10119, 4230039153}, {10133, 609216699},
    {10168, 1501614459}, {10179, 1529288929}, {10211, 2719113377}, {10223, 2275796322}, {10256, 1812401954},
    {10267, 2408338453}, {10299, 2855832277}, {10326, 1459817706}, {10337, 2392518824}, {10369, 518942568},
    {10390, 3663533692}, {10432, 2192755772}, {10457, 177875273}, {10503, 891907593}, {10525, 1945812840},
    {10568, 1417411880}, {10592, 2154355281}, {10637, 3467076881}, {10657, 317429627}, {10698, 771452987},
    {10733, 181460511}, {10753, 456257992}, {10794, 2485130632}, {10817, 317835491}, {10861, 3496877987},
    {10882, 1103010248}, {10932, 3557956176}, {10955, 4255026978}, {11007, 3877521898}, {11021, 4267328027},
    {11032, 3365817217}, {11044, 1019517826}, {11055, 4255312501}, {11061, 107113802}, {11072, 339302984},
    {11093, 571385436}, {11118, 701971049}, {11140, 3844547848}, {11164, 2993703921}, {11184, 856100507},
    {11198, 523418047}, {11219, 1199509864}, {11228, 71184232}, {11257, 3633864562}, {11263, 3626350180},
    {11289, 227242734}, {11296, 3686895409}, {11323, 23593359}, {11329, 3490026688}, {11355, 2245546586},
    {11364, 63500808}, {11370, 3324008260}, {11377, 2639082641}, {11383, 4241250784}, {11411, 1005534689},
    {11439, 433529277}, {11468, 1104277830}, {11481, 1738166450}, {11516, 4196810825}, {11545, 1042290725},
    {11552, 1073217499}, {11570, 2059328792}, {11578, 1536564555}, {11597, 2064776214}, {11606, 1856753941},
    {11626, 1308833490}, {11630, 3934383778}, {11645, 2480094667}, {11663, 3523238589}, {11671, 1863269210},
    {11691, 2099371351}, {11696, 4096559242}, {11713, 2182794837}, {11720, 667710333}, {11723, 718098122},
    {11726, 682728183}, {11744, 3802467407}, {11765, 3657180965}, {11788, 1665393361}, {11812, 1052733624},
    {11821, 184912774}, {11837, 4089387070}, {11850, 2352568569}, {11863, 1245245715}, {11876, 1262023334},
    {11890, 3270702940}, {11902, 2739892052}, {11917, 2480001844}, {11923, 351428278}, {11940, 2428146278},
    {11955, 2992948263}, {11966, 2349028720}, {11973, 3885786800}, {11985, 1736514697}, {11995, 3474322026},
    {12005, 60432295}, {12010, 1322381784}, {12017, 4012403877}, {12039, 989471740}, {12060, 452908417},
    {12079, 423327896}, {12095, 2453966149}, {12123, 1731566697}, {12134, 2587032280}, {12155, 2963724706},
    {12171, 712913813}, {12203, 2778836517}, {12218, 2173728365}, {12225, 2357661820}, {12241, 409169195},
    {12261, 3491459423}, {12278, 1226170970}, {12301, 3404475955}, {12331, 1624986452}, {12365, 3623300279},
    {12382, 3034534074}, {12402, 575711980}, {12415, 1032586458}, {12427, 266241602}, {12447, 3402924327},
    {12457, 1269553309}, {12463, 503252654}, {12466, 4160314702}, {12470, 159043482}, {12477, 2686336408},
    {12482, 2717370895}, {12492, 1132587367}, {12500, 1195117749}, {12514, 1879021152}, {12528, 581463510},
    {12551, 2140377464}, {12563, 1275514075}, {12575, 2387979536}, {12586, 3884420844}, {12603, 1646387302},
    {12615, 308670472}, {12628, 3934596143}, {12641, 2845511965}, {12664, 4013472960}, {12684, 207861097},
    {12700, 2974165697}, {12707, 1232628331}, {12724, 889198334}, {12743, 3364533173}, {12759, 2007207608},
    {12768, 3255160570}, {12775, 2953807453}, {12782, 709349229}, {12790, 2600881466}, {12805, 2804841900},
    {12820, 2904109309}, {12828, 111583397}, {12838, 249290197}, {12848, 1264874778}, {12860, 2552651146},
    {12864, 3749132497}, {12873, 1230999982}, {12880, 3143743637}, {12894, 3277309783}, {12902, 799079693},
    {12907, 2072037248}, {12916, 1839346743}, {12926, 2980706495}, {12937, 3765738945}, {12951, 1478303606},
    {12963, 1491675329}, {12971, 2435397115}, {12992, 1647672292}, {13011, 1635008148}, {13027, 3124627733},
    {13030, 993596020}, {13045, 2693457989}, {13064, 415476443}, {13077, 1262823941}, {13087, 1622115944},
    {13095, 1499161504}, {13106, 2973219889}, {13119, 2597275607}, {13124, 1748273790}, {13130, 860606716},
    {13135, 3002334877}, {13152, 2034172196}, {13178, 3305562105}, {13196, 3707972394}, {13203, 3647859367},
    {13216, 3236366608}, {13229, 1824874128}, {13250, 2788634194}, {13275, 3813530536}, {13297, 1466132464},
    {13325, 3529599493}, {13357, 2079469443}, {13379, 738891302}, {13397, 3197889394}, {13416, 2360350959},
    {13435, 3649363768}, {13454, 3444963044}, {13485, 2273024933}, {13508, 4264915354}, {13529, 3077942367},
    {13558, 590894855}, {13568, 1618037728}, {13578, 3957551837}, {13597, 4284171251}, {13613, 3891447831},
    {13619, 2774883451}, {13631, 3483418915}, {13648, 668816343}, {13656, 2931048700}, {13665, 2388452721},
    {13673, 4258353177}, {13676, 1141775739}, {13682, 4126724647}, {13692, 2859901778}, {13696, 3250964130},
    {13704, 1360419304}, {13708, 3001705435}, {13714, 2071016015}, {13719, 4246411473}, {13723, 2944866961},
    {13726, 418647609}, {13729, 2471879920}, {13731, 1105628090}, {13735, 963632676}, {13738, 1882099852},
    {13747, 2097992392}, {13755, 4171284318}, {13763, 2265671865}, {13770, 2076987736}, {13777, 306596620},
    {13784, 3218261061}, {13791, 2261369287}, {13797, 912855974}, {13803, 3374781713}, {13820, 1149880784},
    {13830, 296395306}, {13841, 1195616409}, {13849, 2949131327}, {13861, 942984426}, {13873, 1491100860},
    {13884, 417924775}, {13895, 3895649598}, {13901, 3882857642}, {13907, 3114108242}, {13914, 2831556715},
    {13927, 3401266884}, {13933, 1451477576}, {13949, 119757721}, {13958, 2438128661}, {13970, 2193512543},
    {13977, 4182669406}, {13987, 1505809199}, {14006, 2758857958}, {14017, 1600511528}, {14023, 785452558},
    {14043, 4208727282}, {14056, 3291555781}, {14060, 407568404}, {14067, 3610741318}, {14074, 2976183426},
    {14084, 2611701562}, {14089, 616319547}, {14103, 363805148}, {14115, 2670905232}, {14119, 2984927816},
    {14125, 3072721717}, {14132, 382945106}, {14144, 197333961}, {14159, 3768039387}, {14168, 1202886564},
    {14181, 3124826125}, {14198, 1073533898}, {14218, 501308550}, {14237, 2241932221}, {14255, 4242588933},
    {14263, 3290709023}, {14271, 3206573181}, {14279, 3156240324}, {14291, 873554442}, {14303, 3877044912},
    {14310, 1386144670}, {14354, 3391438105}, {14387, 3275802252}, {14393, 1665555596}, {14403, 955209608},
    {14413, 3663374774}, {14421, 2845693673}, {14430, 1402472725}, {14439, 2710028206}, {14493, 2549331680},
    {14514, 2854832407}, {14539, 155406996}, {14551, 3678362229}, {14562, 930651626}, {14579, 883771916},
    {14591, 2754639596}, {14597, 3056320968}, {14617, 2497068525}, {14621, 2223459638}, {14630, 3578929855},
    {14641, 960139624}, {14650, 2007872489}, {14658, 1597548103}, {14673, 957531795}, {14686, 1010886454},
    {14706, 1596791097}, {14711, 828449414}, {14727, 4083200273}, {14743, 1563607652}, {14748, 3373576235},
    {14764, 1686781560}, {14771, 247011038}, {14787, 3118206852}, {14804, 1114429566}, {14820, 275414779},
    {14838, 3681786005}, {14865, 1786964809}, {14868, 4081524352}, {14871, 3880226465}, {14876, 1336735441},
    {14883, 3258804367}, {14892, 3220778976}, {14902, 3246523276}, {14913, 2488280337}, {14927, 2068458324},
    {14942, 763838368}, {14949, 637820293}, {14953, 2601460036}, {14958, 1480246043}, {14967, 978711165},
    {14974, 309439324}, {14983, 2535512472}, {14990, 3189629876}, {15008, 3793360030}, {15030, 3530699951},
    {15049, 3107109432}, {15071, 2768536296}, {15091, 2255243348}, {15109, 1791059818}, {15115, 4128829753},
    {15136, 1910782036}, {15156, 3395304284}, {15179, 1173374833}, {15201, 2943989225}, {15218, 66633762},
    {15228, 3883652983}, {15248, 1787670268}, {15270, 2151592719}, {15282, 288631100}, {15293, 835911719},
    {15304, 18669246}, {15314, 2951402203}, {15334, 3636908325}, {15349, 834189487}, {15360, 1964022558},
    {15370, 684154646}, {15393, 2371177212}, {15418, 1731011858}, {15441, 944362804}, {15463, 115475624},
    {15494, 694824490}, {15503, 3779456605}, {15519, 554307351}, {15539, 580401027}, {15552, 2837546561},
    {15560, 3574960668}, {15563, 1090614859}, {15583, 848102186}
};

static const int32_t slots[] = {
    -1, -1, -1, 598, 162, 642, -1, -1, 159, -1, 295, -1, -1, 129, 1189, 641, -1, -1, 854, 98, 1198, 1228, -1,
    -1, -1, 266, -1, -1, -1, -1, -1, -1, 856, -1, -1, -1, 753, 906, -1, -1, 343, -1, -1, 675, -1, -1, 1225,
    -1, -1, 150, -1, 661, 967, -1, -1, -1, 886, 233, 473, -1, -1, -1, -1, -1, 84, 513, -1, -1, 1213, -1, -1,
    -1, -1, 327, 171, 1241, -1, -1, 385, -1, 393, -1, -1, 64, -1, -1, 1263, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 511, -1, 1059, -1, 204, -1, -1, 668, -1, -1, -1, -1, 1167, -1, -1, -1, -1, 1018, -1, -1, -1, 487, -1,
    -1, 960, -1, -1, -1, 1006, -1, -1, -1, -1, 1067, 1164, -1, -1, -1, 73, 894, 1229, -1, -1, 989, -1, -1, 5,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 574, 119, 528, -1, 829,
    1259, -1, 1240, -1, -1, -1, 1158, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 209, 682, -1, 637, -1,
    581, -1, 808, 1141, -1, -1, 896, -1, -1, -1, -1, 739, -1, -1, -1, -1, -1, 1131, -1, 978, -1, -1, -1, -1,
    -1, -1, -1, -1, 315, -1, 430, -1, -1, -1, 461, 451, 681, 751, 1160, -1, -1, -1, -1, 880, -1, -1, 997, -1,
    -1, -1, -1, -1, 77, -1, 164, -1, 757, 657, 769, -1, -1, -1, -1, 1180, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 702, -1, -1, -1, -1, 721, 411, -1, -1, -1, 152, 533, 1082, -1, -1, -1, -1, -1, 731, -1, 271, -1, -1,
    -1, -1, 94, 484, -1, -1, -1, -1, -1, -1, -1, 1090, -1, -1, -1, 939, -1, -1, -1, 87, 471, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 1261, 36, -1, -1, -1, -1, 625, -1, -1, -1, 299, 1162, -1, -1, -1, 358, -1, 431, 149,
    822, -1, -1, 470, -1, 143, -1, 437, -1, -1, -1, -1, 818, -1, 689, 850, -1, 747, -1, -1, -1, -1, -1, 749,
    1017, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 785, 1107, -1, -1, -1, -1, 604, -1, -1, 1142, -1, -1,
    -1, 711, 817, -1, -1, -1, -1, 216, -1, -1, 688, 1233, 260, 940, 1101, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, 1171, -1, -1, -1, 279, 265, 550, 861, 153, -1, 658, 547, -1, -1, -1, 762, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, 231, 350, -1, -1, -1, 92, 1039, 218, -1, -1, -1, -1, -1, -1, -1, -1, -1, 660, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 95, 125, 397, -1, -1, -1, 575, -1, -1, -1, -1, -1, -1, -1, 255,
    1040, -1, -1, 1151, -1, 197, -1, 695, -1, -1, -1, -1, 428, 706, 870, 500, 570, -1, -1, -1, 486, 151,
    1065, -1, -1, -1, -1, 1051, -1, -1, 1009, 1216, -1, -1, -1, 215, -1, -1, -1, 301, 712, 938, 864, -1, -1,
    -1, -1, 558, 962, -1, -1, 364, -1, 359, -1, -1, -1, 287, -1, -1, -1, -1, -1, 326, -1, -1, -1, -1, -1,
    716, -1, 1044, -1, -1, -1, 518, 442, -1, -1, -1, -1, -1, -1, -1, -1, 692, 941, -1, 1094, 1183, -1, -1,
    355, 901, 942, -1, -1, -1, -1, -1, 286, 1084, -1, -1, 1066, -1, 212, 460, 827, -1, -1, -1, -1, -1, 816,
    76, 177, -1, -1, 1128, -1, -1, -1, -1, -1, -1, -1, -1, 703, 335, 352, -1, -1, -1, 410, -1, -1, -1, 59,
    548, -1, -1, -1, -1, 37, 933, -1, -1, -1, -1, 907, -1, -1, 540, -1, 58, 537, 19, 1169, -1, 820, -1, -1,
    356, 601, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 432, 846, 900, -1, -1, 795, -1, -1, -1, 370, -1, 569,
    -1, 1050, -1, -1, 645, 796, -1, -1, -1, -1, -1, -1, -1, 925, -1, -1, 221, -1, 1045, 357, 485, 916, 138,
    1106, 1270, 839, 992, 198, -1, 1029, -1, -1, -1, -1, -1, -1, -1, -1, -1, 246, 917, -1, 736, -1, -1, -1,
    1034, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 62, 79, -1, -1, -1, -1, 56, -1, -1, 309, 1020, -1, 963,
    -1, 1125, 1245, 814, -1, -1, 914, -1, -1, -1, -1, -1, 592, -1, 750, 699, 1004, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 145, 422, 137, 436, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1063, -1, 996, -1,
    -1, -1, -1, 876, -1, -1, 1200, -1, 1207, -1, -1, -1, 619, -1, -1, 276, -1, -1, 621, -1, -1, 387, 463, 0,
    416, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 878, -1, -1, -1, -1, -1, -1, -1, 872, -1, 9, 1168, -1, -1,
    -1, -1, -1, -1, -1, -1, 254, -1, -1, -1, -1, -1, -1, -1, 298, -1, 1201, 678, 535, 1021, 1088, -1, -1, -1,
    -1, 954, -1, -1, 237, -1, 20, 207, 482, 610, -1, 168, 203, 638, 763, -1, 1235, -1, -1, 663, 1254, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1256, 313, -1, 264, -1, -1, -1, -1, -1, -1, 1000, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 261, 317, 672, -1, 632,
    659, -1, 738, -1, 24, 1161, -1, 602, 1144, -1, 11, 47, 825, 1152, -1, -1, 365, -1, -1, 102, -1, -1, -1,
    -1, -1, 464, -1, -1, -1, 155, -1, -1, -1, -1, 189, -1, -1, -1, -1, -1, 297, -1, -1, 478, 726, 1060, -1,
    593, -1, -1, 778, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 110, 81, -1, -1, -1, 214, -1, -1, 282, -1, -1,
    -1, 1056, -1, -1, -1, -1, 1, -1, 761, -1, 39, 90, -1, -1, 170, -1, -1, -1, -1, 148, 268, 710, 965, 1077,
    1271, 512, -1, -1, -1, -1, -1, -1, -1, 664, -1, -1, -1, 147, -1, -1, -1, -1, -1, -1, -1, 314, -1, -1,
    934, 842, -1, -1, -1, 797, 1041, -1, -1, -1, 1165, -1, -1, -1, -1, 644, -1, -1, -1, -1, -1, 273, -1, -1,
    -1, 1205, -1, -1, 115, -1, -1, -1, -1, -1, 1204, -1, -1, -1, 158, -1, -1, 448, 728, 1273, -1, -1, -1, -1,
    1174, -1, -1, -1, -1, -1, 729, 985, 1182, -1, 70, -1, 920, -1, -1, -1, -1, -1, -1, -1, -1, -1, 966, -1,
    -1, -1, -1, -1, 469, 534, -1, -1, -1, -1, 262, -1, -1, -1, -1, -1, -1, -1, 183, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 560, 909, -1, -1, -1, -1, 167, 1244, -1, 874, 1026, 1177, -1, -1, -1, -1, -1, -1, 53,
    994, -1, -1, -1, -1, -1, 93, -1, -1, 353, -1, -1, -1, -1, -1, -1, -1, -1, -1, 452, -1, 754, 1124, 1232,
    382, -1, -1, -1, -1, 443, 587, 462, 1210, 867, -1, -1, -1, -1, -1, -1, -1, -1, -1, 193, 1042, -1, -1, -1,
    823, -1, -1, 69, 955, 589, -1, -1, -1, -1, -1, -1, -1, -1, 1038, 991, -1, -1, -1, -1, -1, 984, -1, -1,
    536, -1, 348, 136, 745, -1, -1, -1, -1, 427, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, 2, -1, -1, -1, -1, -1, -1, -1, -1, 99, -1, -1, -1, -1, -1, -1, -1, 851, -1, -1, -1, -1, 232, -1,
    -1, -1, -1, 121, -1, 852, -1, -1, 72, 1109, -1, -1, -1, 680, -1, 849, -1, -1, -1, -1, 551, -1, 1121, -1,
    -1, -1, -1, -1, -1, -1, 65, -1, -1, -1, -1, -1, -1, 48, -1, -1, 78, 238, -1, -1, 760, -1, -1, -1, -1,
    976, -1, -1, -1, -1, -1, -1, -1, -1, 1014, -1, 28, 409, -1, 1104, -1, 106, -1, -1, -1, -1, -1, -1, 1148,
    -1, 71, 611, -1, -1, -1, 361, 990, -1, -1, 1013, 1118, -1, -1, -1, -1, -1, -1, -1, 869, -1, -1, -1, -1,
    -1, 456, 32, -1, -1, -1, -1, -1, 1146, -1, -1, -1, -1, -1, -1, 786, -1, 566, 840, 126, 373, -1, 376, -1,
    128, 792, -1, -1, -1, -1, -1, -1, 613, 904, 519, -1, -1, 957, -1, -1, -1, -1, 491, 1126, -1, -1, -1, -1,
    -1, 201, 766, 643, 114, 1265, 247, -1, -1, 417, -1, -1, -1, 30, 527, 654, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, 800, -1, -1, -1, -1, -1, 424, -1, 248, 42, -1, -1, -1, -1, -1, 332, -1, -1, -1, 1193, 453,
    -1, -1, -1, -1, 497, 812, -1, 687, -1, -1, -1, 922, 1154, -1, -1, -1, -1, -1, -1, -1, -1, -1, 831, -1,
    -1, -1, -1, -1, 275, -1, 542, -1, 1089, -1, -1, -1, -1, -1, -1, -1, -1, -1, 735, -1, -1, -1, -1, -1, -1,
    -1, -1, 434, 1005, -1, 685, -1, -1, 595, -1, 1123, 755, 186, -1, 720, -1, -1, -1, -1, 714, -1, 804, -1,
    -1, -1, 1143, -1, -1, -1, -1, 494, -1, -1, 776, -1, -1, 759, -1, -1, -1, -1, -1, 951, 1274, 267, -1, -1,
    -1, -1, 853, 673, -1, -1, -1, -1, -1, -1, -1, 758, 848, 1062, 1053, -1, -1, 1100, -1, -1, -1, 333, 811,
    1166, -1, -1, 91, 466, -1, 888, -1, 496, -1, -1, 1191, -1, -1, -1, -1, -1, -1, -1, -1, 835, -1, -1, -1,
    697, 289, -1, -1, -1, -1, 1150, -1, 88, 1086, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 111, 398, 531, 847,
    -1, -1, -1, -1, -1, 318, -1, -1, 433, -1, -1, -1, -1, 345, -1, -1, -1, -1, -1, -1, 803, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, 529, -1, 599, -1, -1, 665, 1187, -1, 701, -1, -1, -1, -1, -1, 337,
    -1, -1, 43, 498, 1134, 1112, 1155, -1, -1, -1, -1, -1, 633, -1, 480, -1, -1, 474, -1, -1, 1135, -1, -1,
    -1, -1, -1, -1, -1, -1, 495, -1, -1, 6, -1, 627, -1, -1, -1, -1, -1, -1, -1, 1236, -1, 508, -1, -1, -1,
    -1, -1, 399, -1, -1, -1, -1, -1, -1, 360, 767, 101, -1, -1, -1, -1, 176, -1, -1, -1, -1, -1, -1, -1,
    1175, 806, -1, 727, -1, -1, -1, -1, 406, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 821, -1, 459, -1,
    -1, -1, -1, -1, -1, 230, -1, -1, 949, 977, -1, 270, -1, -1, 26, 1093, 89, -1, -1, -1, 190, -1, -1, -1,
    18, -1, 281, 830, -1, 732, -1, -1, 911, -1, -1, -1, -1, -1, -1, 730, -1, -1, -1, 1081, -1, -1, -1, -1,
    -1, -1, 449, -1, -1, 810, 349, -1, 1179, -1, -1, 705, -1, -1, -1, -1, 779, -1, -1, 1153, -1, -1, 995, -1,
    -1, -1, -1, -1, -1, -1, 1234, -1, -1, -1, -1, 1140, -1, -1, -1, 1212, 251, 618, -1, -1, -1, 1012, -1, -1,
    1217, 549, -1, -1, -1, -1, -1, -1, -1, 1147, -1, 45, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 694, -1, -1, -1, 532, 809, 696, -1, -1, 55, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1073, -1, 928, 392, 516, -1, -1, -1, -1, -1, -1, 405, 384,
    873, 522, 897, -1, -1, -1, -1, -1, -1, 1120, -1, 341, -1, 617, 768, -1, -1, 890, -1, 244, -1, 838, 391,
    -1, -1, -1, 1214, -1, -1, 1251, 784, 799, 935, -1, -1, 1238, 947, -1, -1, -1, -1, -1, -1, -1, 253, 530,
    -1, 844, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 895, 1111, -1, -1, -1, 319, -1, -1, -1, -1, -1,
    -1, -1, -1, 414, 226, 865, 1215, -1, -1, 187, -1, -1, -1, -1, -1, -1, -1, 1224, -1, -1, -1, -1, -1, -1,
    612, -1, -1, -1, -1, -1, 1206, -1, -1, -1, 160, -1, 879, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 188, 54, 501, 407, 1209, 1272, -1, 100, 770, 600, 311, -1, -1, -1, -1, -1, -1,
    -1, -1, 44, 877, -1, -1, -1, -1, 1047, -1, -1, -1, -1, -1, -1, 447, -1, 141, -1, 740, -1, 211, -1, -1,
    1242, -1, 924, -1, -1, -1, -1, -1, 968, -1, 1098, -1, -1, -1, 339, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, 1129, 330, -1, -1, -1, 1091, 777, 583, -1, -1, -1, 700, 492, -1, -1, 1036, -1, -1, -1, -1, 628,
    -1, 163, -1, -1, -1, -1, -1, 1002, 83, 946, -1, -1, -1, -1, 33, 1048, -1, 921, -1, -1, 578, -1, -1, -1,
    -1, 52, -1, -1, -1, -1, -1, 734, 639, 305, -1, -1, 210, 13, 953, -1, -1, -1, -1, -1, -1, -1, -1, 27, -1,
    -1, -1, -1, -1, 1176, -1, -1, 620, -1, 140, -1, -1, -1, -1, -1, -1, -1, -1, 245, -1, 1132, -1, -1, -1,
    -1, 321, -1, -1, -1, 686, 859, 646, 837, 1092, -1, -1, 552, 1243, 631, 544, 288, 651, -1, 737, -1, -1,
    -1, -1, 698, 8, 1011, -1, -1, -1, -1, -1, 709, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 690, -1, -1, -1,
    222, 423, 983, 845, 1022, 1196, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1072, -1, -1, -1, -1, -1, 420, -1,
    588, 219, -1, -1, -1, -1, -1, -1, -1, -1, 142, 1043, 834, -1, -1, -1, 616, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, 1096, -1, -1, -1, -1, -1, -1, 515, -1, -1, -1, -1, 378, -1, -1, 402, 615, -1, 546, -1, -1,
    -1, -1, -1, -1, 597, 1078, 489, 127, 175, 1188, -1, 556, 31, -1, 918, -1, 178, 541, -1, -1, 213, 885, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1266, -1, -1, -1, -1, -1, 1015, -1, 239, -1, -1, -1, 229, -1, -1,
    -1, -1, -1, -1, 192, 1252, -1, 29, 257, -1, 568, 380, 577, 999, 395, 898, 1226, -1, 828, -1, -1, -1, -1,
    -1, -1, -1, -1, 477, -1, -1, -1, 788, -1, -1, -1, -1, 1035, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    505, 291, -1, 524, -1, -1, 858, 724, -1, -1, -1, 580, -1, -1, 344, -1, 293, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 943, 815, 1116, 993, -1, 1008, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1119, -1, -1, -1, -1,
    -1, -1, 401, -1, -1, 1032, -1, -1, 191, -1, -1, -1, -1, -1, -1, 956, -1, -1, -1, -1, -1, 862, -1, 35,
    274, -1, 1170, 707, -1, 596, 952, -1, -1, -1, 517, -1, 105, 521, 1025, 1190, -1, -1, -1, -1, -1, 325, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1085, -1, -1, -1, 277, -1, -1, -1, -1, -1, -1, 571,
    -1, 561, -1, 278, -1, 1185, 910, -1, -1, -1, 371, -1, -1, -1, -1, -1, -1, 765, 970, -1, -1, -1, 263, -1,
    605, 49, 202, 591, 961, -1, -1, -1, -1, -1, 629, -1, -1, -1, -1, -1, 195, 717, 893, -1, -1, 802, -1, -1,
    -1, -1, -1, -1, -1, -1, 441, -1, 789, -1, -1, -1, -1, 979, -1, -1, -1, -1, -1, 573, 969, -1, 97, 590, -1,
    -1, 974, -1, -1, -1, -1, -1, -1, -1, 1149, -1, 7, -1, -1, 833, -1, -1, -1, 684, 623, 923, 22, -1, -1, -1,
    250, 704, -1, -1, -1, 131, -1, -1, -1, 124, -1, -1, -1, -1, 903, -1, -1, -1, -1, -1, -1, -1, -1, -1, 557,
    889, 46, 185, 34, -1, 82, 86, 722, 824, -1, 444, 565, -1, -1, -1, 182, -1, 439, -1, -1, -1, 342, -1, 932,
    -1, -1, 118, -1, 744, -1, 80, 937, -1, -1, 25, 857, 1157, 868, -1, -1, -1, -1, -1, 666, -1, -1, -1, -1,
    -1, 1057, 781, -1, -1, 526, 972, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, 499, -1, -1, -1, -1, 283, 683, 1007, 1052, -1, 614, 790, 1173, -1, -1, -1, -1, -1, -1, -1, -1,
    504, 564, 801, -1, 1108, -1, 958, -1, -1, -1, -1, -1, -1, 679, -1, 912, -1, -1, -1, -1, 585, -1, -1, -1,
    -1, -1, -1, -1, 1250, -1, -1, 10, -1, -1, -1, -1, -1, -1, 723, 743, -1, 120, 503, -1, -1, -1, -1, -1,
    240, 324, -1, -1, -1, -1, 308, -1, 374, 1055, -1, -1, -1, 607, 741, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    798, -1, 1264, -1, -1, -1, -1, 476, 584, -1, 981, -1, -1, -1, 1255, -1, -1, -1, -1, -1, 523, 826, 1079,
    -1, -1, -1, 634, -1, 479, -1, -1, -1, -1, -1, -1, 413, 304, -1, -1, -1, 322, 61, 425, -1, -1, -1, 649,
    -1, -1, -1, -1, -1, 1087, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 122, 228, 553, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 982, -1, -1, -1, -1, -1, -1, -1, 1247, 307, -1, -1, -1, 973, -1, -1, -1, 16, 603,
    -1, -1, -1, -1, -1, 1218, 780, -1, -1, -1, -1, -1, -1, -1, 718, -1, -1, -1, -1, -1, 1117, -1, 836, 927,
    -1, -1, 196, 419, -1, 1122, -1, -1, -1, -1, 117, 107, -1, -1, 926, -1, -1, -1, -1, 693, 594, 652, -1, -1,
    674, -1, -1, -1, -1, -1, -1, 1260, -1, 1137, -1, 1054, -1, -1, -1, -1, 1253, 640, -1, -1, 1019, 1069, -1,
    316, -1, -1, -1, 435, -1, -1, 626, -1, -1, -1, -1, -1, 334, -1, -1, 671, -1, 404, -1, 400, -1, 465, -1,
    -1, 1159, -1, -1, -1, 429, 545, 1199, -1, -1, -1, -1, -1, -1, -1, 372, -1, -1, -1, 622, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 290, 199, -1, -1, -1, -1, -1, -1, -1, 75, -1, 525, -1, -1, 1102, -1, 1178, 576, -1,
    -1, -1, -1, -1, -1, -1, 1219, -1, -1, -1, -1, 1001, 971, -1, -1, 483, 368, -1, -1, -1, 608, 855, -1, -1,
    -1, 1103, -1, -1, -1, -1, 354, 1138, -1, 514, -1, -1, -1, 455, 331, 884, -1, -1, 450, -1, -1, 3, -1, 338,
    -1, 329, 390, -1, -1, -1, 323, 1114, 386, -1, -1, -1, -1, -1, -1, 104, 4, -1, -1, -1, -1, 1003, 367, 919,
    841, 1075, 169, 225, -1, 1145, -1, 510, -1, 1257, -1, 807, 458, -1, -1, -1, -1, 1080, -1, 1249, 691, -1,
    -1, -1, -1, -1, -1, 292, 794, 224, -1, -1, 1186, -1, 12, 139, 1195, -1, -1, -1, 843, 1220, -1, -1, -1,
    -1, -1, -1, 223, -1, 866, -1, 1208, -1, -1, -1, 481, 562, -1, -1, -1, -1, -1, 775, 782, -1, -1, -1, -1,
    -1, 1181, -1, -1, 21, 234, 445, -1, 161, -1, -1, 108, -1, -1, -1, 636, -1, -1, -1, 157, 1268, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 980, -1, -1, -1, -1, -1, -1, -1, -1, 156, -1, -1, -1, -1, -1, -1,
    1227, -1, 366, -1, -1, -1, 412, 467, 502, 1049, 1130, 930, 1267, -1, 1192, 1269, 113, 520, -1, 1246, -1,
    -1, -1, -1, 882, 764, 1258, -1, -1, -1, -1, -1, -1, 415, -1, -1, 67, -1, -1, -1, -1, 871, 899, -1, -1,
    -1, 1156, 206, -1, -1, -1, 1070, -1, 454, 793, -1, 242, -1, -1, 296, 606, -1, 1095, -1, 369, -1, -1, -1,
    -1, -1, -1, -1, 300, -1, -1, -1, -1, 259, -1, -1, 1110, 1197, -1, -1, 179, 346, 172, -1, -1, -1, -1,
    1028, -1, -1, -1, -1, -1, -1, -1, -1, -1, 733, -1, -1, -1, -1, -1, -1, -1, -1, 220, -1, -1, -1, -1, -1,
    144, 1076, 475, -1, -1, -1, 134, 742, 1030, 112, -1, 507, -1, 40, 375, 998, 1172, -1, -1, -1, 284, -1,
    -1, -1, -1, -1, 17, 166, -1, -1, -1, -1, -1, -1, -1, 506, 572, 269, 582, 987, -1, 567, -1, 1115, -1, -1,
    647, -1, -1, -1, -1, -1, 915, -1, 1203, -1, -1, -1, -1, 1031, 320, 351, -1, 15, 66, -1, -1, -1, -1, 1046,
    328, -1, 1230, -1, -1, -1, 241, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1231, -1, -1, -1, -1, -1, 986,
    1061, 929, -1, -1, -1, -1, 243, 555, -1, -1, -1, -1, 340, 783, -1, -1, -1, 630, 559, -1, -1, -1, -1, -1,
    -1, 586, -1, -1, -1, 381, 579, -1, -1, 1058, -1, -1, -1, -1, 1016, -1, -1, 1105, -1, -1, -1, 805, -1, -1,
    -1, -1, -1, -1, -1, 539, -1, -1, -1, 362, 394, -1, -1, -1, -1, 887, -1, -1, 306, -1, 959, -1, -1, -1, -1,
    50, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 235, 509, 669, 1133, -1, -1, -1, 490, 146, 294, 1194,
    -1, -1, -1, -1, -1, -1, 205, 1221, -1, -1, -1, 174, 905, 302, 1099, -1, -1, 554, 756, -1, -1, -1, -1, -1,
    -1, -1, 950, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1223, 860, 1023, -1, -1, -1, -1, -1, -1, 713, 1064, -1,
    -1, -1, -1, -1, -1, -1, 1083, 1037, -1, -1, 1113, -1, 1033, 256, -1, -1, -1, -1, -1, -1, 538, -1, 772,
    252, -1, -1, 787, 1222, 347, -1, -1, -1, -1, 181, -1, -1, -1, -1, -1, 543, 51, -1, -1, -1, -1, -1, -1,
    272, 472, 123, -1, 426, 1202, 883, -1, -1, 752, -1, -1, 819, -1, -1, -1, 377, 1262, -1, 676, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 173, 74, 913, -1, -1, -1, 383, -1, -1, -1, -1, 908, 208, 936, -1, -1, -1, 408,
    -1, -1, -1, -1, -1, -1, -1, 975, 1010, -1, 388, 670, -1, -1, -1, -1, -1, 403, 1097, 303, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 310, -1, 249, -1, -1, -1, -1, -1, -1, -1, 130, -1, -1, -1, -1, -1, -1, -1, -1,
    396, -1, -1, -1, -1, -1, 832, -1, 184, -1, -1, -1, -1, -1, 421, -1, -1, -1, -1, -1, 14, 446, -1, 493, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 648, -1, 389, -1, -1, 180, 945, 656, -1, 96, -1, 708, -1,
    725, -1, -1, 194, 650, 258, 468, 609, 863, 418, -1, -1, -1, -1, 116, -1, 41, 135, -1, -1, -1, -1, -1,
    774, -1, -1, 653, -1, -1, -1, -1, 488, -1, 38, 103, -1, -1, -1, -1, -1, 988, -1, 312, 280, -1, -1, 944,
    -1, -1, 677, 748, 236, 891, 1071, -1, 624, -1, 109, -1, 217, -1, 23, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 875, 440, -1, 715, -1, -1, -1, -1, 227, -1, -1, -1, -1, -1, -1, 154, 791, 771, -1, 1068, 1139, 746,
    719, -1, -1, -1, -1, -1, -1, -1, 667, 931, 1136, -1, -1, 773, 1184, -1, 964, -1, -1, 563, -1, -1, -1, -1,
    132, 1074, 1239, 133, -1, -1, -1, -1, 892, 948, 662, -1, 63, -1, 285, 1248, -1, -1, -1, -1, 68, 57, 438,
    -1, -1, 1163, -1, -1, -1, 655, -1, -1, -1, -1, 200, -1, -1, -1, -1, -1, -1, 1211, -1, -1, 85, -1, 881,
    -1, -1, 1237, 457, -1, 1024, -1, -1, -1, -1, -1, -1, -1, 1027, -1, -1, -1, -1, -1, -1, 1127, 60, -1, -1,
    -1, -1, -1, -1, -1, 363, 379, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 635, 165, -1, -1, -1,
    -1, -1, -1, -1, -1, 336, -1, -1, 902, 813, -1, -1, -1, -1, -1, -1, -1, -1
};

static const int16_t first[] = {
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 964, -1, -1, -1, -1, 1021, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 312, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1048, -1, 697, 700, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 339, 341, 342, 310, 344, 309, 327, 376, 378, 382, 379, 294, 319,
    -1, -1, 217, -1, 280, 324, -1, -1, -1, -1, 753, 1, 537, 793, 36, 39, 267, 265, 269, 271, 268, 266, 270,
    272, 220, 208, 209, 241, 1188, 1252, 8, 26, 0, 9, 27, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 202, 203,
    204, 206, 207, 205, -1, -1, 1235, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 354, 369, 1254,
    328, 1256, -1, -1, -1, -1, -1, 250, 60, 73, 82, 101, 54, -1, 440, 497, 499, 501, 503, 505, 507, 509, 511,
    513, 515, 517, 519, 37, 38, 40, 41, 2, -1, 50, 6, 5, -1, -1, 12, 11, -1, 17, 49, 20, 21, 22, 23, 24, 25,
    28, -1, 29, 30, 31, 32, 33, 34, 35, 42, 43, 44, 45, 46, 47, -1, -1, -1, 51, 52, 53, 56, 57, 58, 59, 61,
    63, 64, 67, 68, 69, -1, 70, 71, 72, 78, 79, 75, 74, 80, 88, 89, 84, 83, 87, 91, 92, 93, 97, 98, 99, 100,
    103, 102, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125,
    126, 127, 128, 129, 130, 131, 132, 134, 136, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150,
    152, 831, 692, 837, 694, 153, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170,
    172, 173, 174, 176, 178, -1, -1, 177, -1, -1, 179, 181, 183, 184, 186, 187, 188, 189, 190, 192, 193, 194,
    195, 196, 198, 199, 200, 201, 210, 211, 212, 213, 214, 215, 216, 218, 219, 221, 222, 223, 226, 230, 233,
    -1, 234, 235, 236, 237, 238, 239, 242, -1, 243, 244, 245, -1, 246, 247, 248, -1, 249, 253, 254, 258, 259,
    260, 261, 262, 263, 264, 273, 275, 276, 277, 278, 279, 281, 282, 283, 284, 285, 286, 287, 288, 289, 290,
    291, -1, 292, -1, 293, -1, 298, 299, 302, 304, 306, 307, 308, -1, 313, 315, 318, 320, 321, 322, 323, -1,
    -1, 335, -1, -1, -1, 349, 350, 352, 353, 355, 356, 357, 358, 359, 360, 361, 362, 363, 364, -1, 365, 366,
    -1, 388, 391, 390, 370, 371, 372, 373, -1, 377, 381, -1, 383, 385, 386, 387, -1, -1, 407, 408, 415, 421,
    423, 424, 425, 426, 427, 428, 429, 430, 431, 432, 435, 438, 450, 452, 454, 533, 441, 442, 443, 444, 448,
    446, 447, 449, 451, 453, 455, 456, 457, 458, 459, 460, 461, 462, 463, 464, 465, 466, 467, 468, 469, 470,
    471, 472, 473, 474, 475, 476, 477, 478, 479, 480, 481, 482, 483, 484, 485, 486, 487, 488, 489, 490, 491,
    492, 493, 494, 495, 496, 521, 522, 524, 525, 526, 527, 528, -1, 543, 531, 532, 534, 535, 536, 538, 539,
    540, 541, 542, 544, 545, 546, 547, 548, 549, 550, 551, 552, 553, 554, 555, 556, 557, 558, 559, 560, 561,
    562, 563, 564, 565, 566, 567, 568, 569, 570, 571, 572, 573, 574, 575, 576, -1, 577, 578, 579, 580, 581,
    582, 583, 584, 585, 587, 588, 589, 590, 591, 592, 593, 594, 595, -1, 596, 597, 598, 599, 600, 601, 602,
    603, 604, 605, 606, 607, 608, 609, 610, 611, 612, 613, 614, 615, 616, 617, 618, 619, -1, 620, 621, 622,
    623, 624, 625, 626, 627, 628, 629, 630, 631, 632, -1, 633, 634, 635, 636, 637, 638, 639, 640, 641, 642,
    643, 644, 645, 646, 647, 648, 649, 650, 651, 652, 653, 654, 655, 656, 657, 658, 659, 660, 661, 662, 663,
    664, 665, 666, 667, 1346, -1, 669, 670, 671, -1, 673, 675, 677, 679, 680, 681, 682, 683, 684, 685, 686,
    687, 688, 689, 690, 691, -1, 695, 696, 698, 699, 701, 702, 703, 704, -1, 705, 706, -1, 707, 708, -1, -1,
    711, 713, -1, -1, 715, 717, 718, 719, 720, 721, 722, 723, 724, 727, 729, 730, -1, -1, 733, -1, 734, 735,
    736, -1, 738, 739, 740, 741, 742, 743, 744, 745, 746, 748, 749, 750, 756, 758, 760, 761, 763, 764, 765,
    767, 768, 769, 770, 771, 772, 773, 774, 775, 777, 778, 779, 780, 781, 782, 783, 786, 787, 788, 789, 790,
    791, 792, 794, 795, 796, 797, 798, 799, 804, 805, 806, -1, 810, 813, 817, -1, 819, 823, 824, 828, 830,
    839, 832, 833, 835, 836, 838, -1, 840, -1, 841, -1, 844, 847, 850, 853, 856, 860, -1, -1, 861, -1, 862,
    863, 864, 865, 866, 867, 868, 869, 870, 871, 872, 873, 874, 875, 876, 877, 878, 879, 880, -1, 882, 883,
    885, 886, 888, 889, 891, 892, 893, 895, 898, 899, 900, 901, 903, 904, 905, 906, 907, 908, 909, 912, 913,
    914, -1, 916, -1, 918, 920, 921, 924, 925, -1, 926, 927, 928, 929, 930, 931, 932, -1, -1, -1, 935, 936,
    937, 938, -1, -1, 940, 942, 944, -1, 945, -1, 949, 1105, 951, 952, -1, -1, 953, 954, -1, 955, -1, -1, -1,
    956, 957, 958, 959, 960, 961, 962, 963, 965, 966, 967, 968, 969, 970, 971, 972, 973, 974, 975, 976, 977,
    979, 980, 981, 982, 983, 984, 985, 986, 987, 988, 989, 990, 991, 992, 993, 994, 995, 996, 997, 998, 999,
    1000, 1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009, 1010, 1011, 1012, 1014, 1016, 1018, 1019,
    1020, 1022, 1023, 1024, 1025, 1026, 1027, 1028, 1029, 1030, 1032, 1033, 1034, 1035, 1036, 1037, 1038,
    1039, 1040, 1041, 1044, 1046, -1, 1042, -1, 1050, 1051, -1, -1, 1138, 1056, -1, -1, 1057, 1058, -1, 1130,
    -1, -1, -1, -1, -1, 1068, 1073, 1077, 1078, -1, -1, 1079, 1080, -1, 1081, 1082, 1083, 1084, 1085, 1086,
    1087, 1088, 1093, -1, -1, 1090, 1091, -1, 1095, -1, 1097, 1099, -1, 1101, 1102, 1103, 1106, 1107, 1108,
    1109, 1110, 1111, 1112, 1113, 1114, 1115, 1122, 1117, 1119, 1121, 1123, 1124, 1125, 1127, 1128, 1129,
    1131, 1132, 1133, 1134, 1135, 1136, 1137, 1139, 1140, 1141, 1142, 1143, 1144, 1145, 1146, 1147, 1148,
    1149, 1151, 1152, 1153, 1154, 1155, -1, 1157, 1163, -1, 1165, 1166, 1167, 1169, 1170, 1171, 1172, -1, -1,
    1174, 1175, 1176, 1177, 1178, 1179, 1180, 1181, 1182, 1183, 1184, 1185, 1186, 1187, -1, 1192, 1193, 1194,
    1198, 1199, 1200, 1203, 1204, 1205, 1206, 1207, 1208, 1209, 1212, 1215, -1, 1219, 1223, 1224, 1225, 1226,
    1227, 1228, 1229, 1230, 1231, 1233, 1234, -1, -1, -1, -1, -1, 1245, 1246, 1247, 1248, 1249, 1250, 1251,
    1253, -1, -1, 1257, 1356, -1, -1, 1259, 1357, -1, 1258, -1, -1, 1263, 1264, 1265, 1266, 1267, 1268, 1269,
    1349, 1271, 1273, 1274, 1275, 1350, 1351, 1352, 1276, 1277, 1278, 1279, 1280, 1281, -1, -1, 1283, -1, -1,
    1353, 1354, 1285, -1, -1, -1, -1, -1, 1355, 1288, 1289, 1290, 1291, 1293, 1295, 1296, 1297, 1298, 1299,
    1300, 1301, 1302, 1303, 1304, -1, 1305, 1306, 1308, 1309, 1310, 1311, 1313, 1315, 1317, 1319, 1321, 1322,
    1323, 1324, -1, 1328, 1329, 1330, 1331, 1332, -1, 1334, 1339, 1341, 1342, -1, 1344, 1358, 1359, 1360,
    1361, 1362, 1363, 1364, 1367, 1368, 1369, 1370, 1372, 1373, 1374, 1375, 1377, 1378, 1379, 1380, 1381,
    1383, 1384, 1385, 1386, 1387, 1389, 1390, 1391, -1, 1392, 1394, 1396, 1347, -1, 1348
};

static const struct catalogue_link links[] = {
    {0, 3, 0}, {0, 530, 0}, {0, -1, 0}, {1, 4, 0}, {2, 7, 0}, {2, -1, 0}, {2, -1, 0}, {3, 10, 0}, {3, 13, 0},
    {3, -1, 0}, {4, 55, 0}, {4, 14, 0}, {4, -1, 0}, {5, 15, 0}, {6, -1, 0}, {7, 16, 0}, {8, -1, 0},
    {9, 18, 0}, {10, 19, 0}, {11, -1, 0}, {12, 185, 4}, {12, -1, 5}, {13, -1, 1}, {13, -1, 0}, {14, -1, 1},
    {14, -1, 0}, {15, -1, 1}, {15, -1, 0}, {16, -1, 1}, {16, -1, 0}, {17, 182, 1}, {17, -1, 0}, {18, -1, 1},
    {19, -1, 0}, {20, -1, 0}, {21, -1, 0}, {22, -1, 2}, {23, -1, 2}, {24, -1, 2}, {25, -1, 2}, {26, -1, 2},
    {27, -1, 2}, {28, -1, 2}, {29, 180, 2}, {30, -1, 2}, {31, -1, 2}, {32, -1, 2}, {33, 48, 0}, {34, -1, 0},
    {35, 65, 4}, {36, 66, 4}, {37, 137, 4}, {38, -1, 4}, {39, -1, 4}, {40, -1, 0}, {41, -1, 0}, {42, 910, 2},
    {43, -1, 2}, {44, 911, 2}, {45, 917, 2}, {46, 62, 0}, {46, -1, 0}, {47, -1, 0}, {48, 77, 4}, {48, -1, 5},
    {49, 95, 2}, {50, 96, 2}, {51, 81, 1}, {51, -1, 0}, {52, -1, 1}, {53, -1, 0}, {54, -1, 0}, {55, 94, 2},
    {56, 76, 0}, {56, 1318, 0}, {56, -1, 0}, {57, -1, 0}, {58, 86, 4}, {59, -1, 2}, {60, -1, 2},
    {61, 1376, 2}, {62, 90, 1}, {63, 85, 0}, {63, 138, 0}, {63, -1, 0}, {64, -1, 0}, {65, 106, 4},
    {65, -1, 5}, {66, 133, 2}, {67, 135, 2}, {68, 175, 1}, {68, -1, 0}, {69, -1, 0}, {70, -1, 0},
    {71, 151, 2}, {72, -1, 2}, {73, -1, 2}, {74, -1, 2}, {75, -1, 2}, {76, -1, 2}, {77, 737, 2},
    {78, 104, 0}, {78, 1312, 0}, {78, -1, 0}, {79, 105, 0}, {80, -1, 0}, {81, 155, 4}, {81, -1, 5},
    {82, -1, 4}, {82, -1, 5}, {83, -1, 4}, {83, -1, 5}, {84, -1, 0}, {85, -1, 4}, {85, -1, 5}, {86, -1, 4},
    {86, -1, 5}, {87, -1, 4}, {87, -1, 5}, {88, -1, 4}, {88, -1, 5}, {89, -1, 2}, {89, -1, 0}, {90, -1, 2},
    {90, -1, 0}, {91, -1, 2}, {91, -1, 0}, {92, -1, 2}, {92, -1, 0}, {93, -1, 2}, {93, -1, 0}, {94, -1, 2},
    {94, -1, 0}, {95, -1, 2}, {95, -1, 0}, {96, -1, 2}, {96, -1, 0}, {97, -1, 2}, {98, 829, 2}, {99, -1, 2},
    {99, -1, 0}, {100, -1, 2}, {100, -1, 0}, {101, -1, 2}, {101, -1, 0}, {102, 274, 2}, {102, -1, 0},
    {103, -1, 2}, {103, -1, 0}, {104, 826, 2}, {105, 523, 2}, {106, -1, 2}, {107, 154, 0}, {107, -1, 0},
    {108, -1, 0}, {109, 197, 4}, {109, -1, 5}, {110, -1, 1}, {110, -1, 0}, {111, -1, 1}, {111, -1, 0},
    {112, -1, 1}, {112, -1, 0}, {113, 420, 1}, {113, -1, 0}, {114, 422, 1}, {114, -1, 0}, {115, -1, 1},
    {115, -1, 0}, {116, 171, 1}, {116, -1, 0}, {117, 295, 1}, {117, -1, 0}, {118, -1, 1}, {118, -1, 0},
    {119, -1, 1}, {119, -1, 0}, {120, -1, 1}, {121, -1, 0}, {122, -1, 2}, {123, -1, 2}, {124, -1, 2},
    {125, -1, 1}, {126, -1, 2}, {127, -1, 2}, {128, -1, 0}, {129, -1, 5}, {130, 191, 5}, {131, -1, 5},
    {132, -1, 5}, {133, -1, 5}, {134, -1, 4}, {135, -1, 4}, {136, -1, 4}, {136, -1, 5}, {137, -1, 4},
    {137, 1232, 5}, {138, 255, 4}, {139, 229, 4}, {139, -1, 5}, {140, 225, 4}, {140, -1, 5}, {141, -1, 0},
    {142, -1, 0}, {143, -1, 0}, {144, -1, 0}, {145, -1, 0}, {146, -1, 0}, {147, -1, 0}, {147, -1, 0},
    {148, -1, 0}, {149, -1, 0}, {150, -1, 0}, {151, -1, 0}, {151, -1, 0}, {152, -1, 0}, {153, -1, 0},
    {154, 1307, 0}, {155, -1, 0}, {155, -1, 0}, {156, -1, 0}, {156, -1, 0}, {157, -1, 0}, {158, 224, 0},
    {159, -1, 0}, {160, 227, 0}, {160, -1, 0}, {161, 228, 0}, {162, 329, 0}, {163, 231, 0}, {163, -1, 0},
    {164, 232, 0}, {165, 330, 0}, {166, 240, 1}, {167, 887, 4}, {168, 890, 4}, {169, -1, 4}, {170, -1, 4},
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
    {290, -1, 1}, {291, -1, 1}, {292, -1, 0}, {293, 368, 0}, {294, 1255, 0}, {295, -1, 0}, {296, -1, 2},
    {297, -1, 2}, {298, 1126, 2}, {299, -1, 2}, {300, 409, 2}, {301, 410, 2}, {302, -1, 1}, {303, -1, 1},
    {304, -1, 1}, {305, -1, 1}, {306, 437, 1}, {307, 1382, 1}, {308, -1, 1}, {309, -1, 1}, {310, -1, 1},
    {311, -1, 1}, {312, -1, 1}, {313, -1, 1}, {314, 389, 0}, {315, 392, 0}, {316, -1, 0}, {317, -1, 0},
    {318, -1, 0}, {319, 412, 1}, {320, -1, 1}, {321, -1, 1}, {322, -1, 1}, {323, -1, 1}, {324, 411, 1},
    {325, 406, 1}, {326, -1, 1}, {327, 402, 1}, {328, -1, 1}, {329, -1, 1}, {330, -1, 1}, {331, -1, 1},
    {332, 419, 2}, {333, -1, 2}, {334, -1, 2}, {335, 417, 2}, {336, 418, 2}, {337, 433, 1}, {338, -1, 1},
    {339, -1, 1}, {340, -1, 0}, {341, 416, 0}, {342, -1, 0}, {343, -1, 2}, {344, 1294, 2}, {345, -1, 2},
    {346, -1, 1}, {347, -1, 1}, {348, -1, 1}, {349, -1, 1}, {350, -1, 1}, {351, -1, 1}, {352, -1, 1},
    {353, -1, 1}, {354, -1, 1}, {355, -1, 1}, {356, -1, 1}, {357, -1, 1}, {358, -1, 1}, {359, 803, 1},
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
    {430, -1, 0}, {431, 506, 0}, {432, 586, 0}, {433, 508, 0}, {434, -1, 0}, {435, 510, 0}, {436, -1, 0},
    {437, 512, 0}, {438, -1, 0}, {439, 514, 0}, {440, -1, 0}, {441, 516, 0}, {442, -1, 0}, {443, 518, 0},
    {444, -1, 0}, {445, 520, 0}, {446, -1, 0}, {447, 751, 2}, {448, 752, 2}, {449, 693, 2}, {450, 754, 2},
    {451, 755, 2}, {452, -1, 2}, {453, 757, 2}, {454, -1, 0}, {455, -1, 0}, {456, 759, 2}, {457, -1, 1},
    {458, -1, 2}, {459, -1, 2}, {460, -1, 2}, {461, 1366, 2}, {462, -1, 2}, {463, -1, 2}, {464, 762, 2},
    {465, -1, 2}, {466, -1, 2}, {467, -1, 2}, {468, 747, 2}, {469, -1, 2}, {470, -1, 2}, {471, 785, 2},
    {472, -1, 2}, {473, -1, 2}, {474, -1, 2}, {475, -1, 2}, {476, -1, 2}, {477, 776, 2}, {478, -1, 2},
    {479, -1, 2}, {480, -1, 2}, {481, -1, 2}, {482, -1, 2}, {483, -1, 2}, {484, -1, 2}, {485, -1, 2},
    {486, -1, 2}, {487, -1, 2}, {488, -1, 2}, {489, -1, 2}, {490, -1, 2}, {491, -1, 2}, {492, -1, 2},
    {493, -1, 2}, {494, -1, 2}, {495, 766, 2}, {496, -1, 2}, {497, -1, 2}, {498, -1, 2}, {499, -1, 2},
    {500, -1, 2}, {501, -1, 2}, {502, -1, 4}, {502, -1, 5}, {503, -1, 4}, {503, -1, 5}, {504, -1, 4},
    {504, -1, 5}, {505, -1, 4}, {505, -1, 5}, {506, 1272, 4}, {506, -1, 5}, {507, -1, 0}, {508, -1, 2},
    {509, -1, 2}, {510, -1, 2}, {511, -1, 2}, {512, -1, 2}, {513, -1, 2}, {514, -1, 2}, {515, -1, 2},
    {516, 784, 2}, {517, -1, 4}, {518, -1, 4}, {518, -1, 5}, {519, -1, 4}, {520, -1, 4}, {520, -1, 5},
    {521, -1, 4}, {522, -1, 4}, {522, -1, 5}, {523, -1, 4}, {524, -1, 4}, {524, -1, 5}, {525, -1, 4},
    {526, -1, 4}, {526, -1, 5}, {527, -1, 4}, {528, -1, 4}, {528, -1, 5}, {529, -1, 4}, {530, -1, 4},
    {530, -1, 5}, {531, -1, 2}, {532, -1, 2}, {533, -1, 2}, {534, 859, 4}, {535, -1, 4}, {535, -1, 5},
    {536, -1, 4}, {537, -1, 4}, {537, -1, 5}, {538, -1, 4}, {539, -1, 4}, {539, -1, 5}, {540, -1, 4},
    {541, -1, 4}, {541, -1, 5}, {542, -1, 4}, {543, -1, 4}, {544, -1, 4}, {544, -1, 5}, {545, -1, 4},
    {546, -1, 4}, {546, -1, 5}, {547, -1, 4}, {548, -1, 4}, {548, -1, 5}, {549, -1, 4}, {550, -1, 4},
    {550, -1, 5}, {551, -1, 4}, {552, -1, 4}, {552, -1, 5}, {553, -1, 4}, {554, -1, 4}, {554, -1, 5},
    {555, -1, 4}, {556, -1, 4}, {556, -1, 5}, {557, -1, 4}, {558, -1, 4}, {558, -1, 5}, {559, -1, 4},
    {560, -1, 4}, {560, -1, 5}, {561, -1, 4}, {562, -1, 4}, {562, -1, 5}, {563, -1, 4}, {564, -1, 4},
    {564, -1, 5}, {565, -1, 4}, {566, 668, 1}, {567, 923, 1}, {568, -1, 1}, {569, -1, 1}, {570, 672, 1},
    {571, -1, 1}, {572, 674, 1}, {573, -1, 1}, {574, 676, 1}, {575, -1, 1}, {576, 678, 1}, {577, -1, 1},
    {578, -1, 1}, {579, -1, 1}, {580, -1, 2}, {581, -1, 2}, {582, -1, 2}, {583, -1, 2}, {584, -1, 2},
    {585, 894, 2}, {586, -1, 2}, {587, -1, 2}, {588, -1, 2}, {589, -1, 2}, {590, -1, 2}, {591, 884, 4},
    {592, 827, 4}, {593, 881, 4}, {594, -1, 4}, {595, -1, 4}, {596, 896, 0}, {597, -1, 2}, {598, -1, 2},
    {599, -1, 2}, {600, -1, 1}, {601, -1, 1}, {602, -1, 1}, {603, -1, 1}, {604, -1, 1}, {605, -1, 1},
    {606, -1, 1}, {607, 709, 1}, {608, 710, 1}, {609, -1, 1}, {610, 712, 1}, {611, 800, 1}, {612, 714, 1},
    {613, -1, 1}, {614, 716, 1}, {615, -1, 1}, {616, 725, 1}, {617, 726, 1}, {618, 978, 1}, {619, -1, 1},
    {620, -1, 1}, {621, -1, 1}, {622, -1, 1}, {623, 728, 1}, {624, -1, 1}, {625, -1, 1}, {626, -1, 1},
    {627, -1, 1}, {628, -1, 1}, {629, 731, 1}, {630, 732, 1}, {631, -1, 1}, {632, -1, 4}, {633, 1089, 4},
    {634, -1, 3}, {635, 802, 1}, {636, 1314, 1}, {637, -1, 0}, {638, -1, 0}, {639, -1, 0}, {640, -1, 0},
    {641, -1, 2}, {642, -1, 2}, {643, -1, 2}, {644, -1, 2}, {645, -1, 2}, {646, -1, 2}, {647, -1, 2},
    {648, -1, 2}, {649, -1, 2}, {650, 807, 2}, {651, 1292, 2}, {652, 811, 2}, {653, -1, 2}, {654, -1, 2},
    {655, -1, 2}, {656, 897, 2}, {657, -1, 2}, {658, 825, 2}, {659, -1, 2}, {660, -1, 2}, {661, -1, 2},
    {662, -1, 2}, {663, -1, 2}, {664, -1, 2}, {665, -1, 2}, {666, -1, 2}, {667, -1, 2}, {668, -1, 2},
    {669, -1, 2}, {670, -1, 2}, {671, -1, 2}, {672, -1, 2}, {673, -1, 2}, {674, -1, 2}, {675, -1, 2},
    {676, -1, 2}, {677, -1, 2}, {678, -1, 2}, {679, -1, 2}, {680, -1, 2}, {681, -1, 2}, {682, -1, 2},
    {683, 902, 2}, {684, -1, 2}, {685, -1, 2}, {686, -1, 2}, {687, -1, 2}, {688, -1, 2}, {689, -1, 2},
    {690, -1, 2}, {691, -1, 1}, {692, -1, 1}, {693, -1, 1}, {694, -1, 1}, {695, -1, 2}, {696, -1, 2},
    {697, -1, 1}, {698, -1, 1}, {699, 801, 1}, {700, -1, 1}, {701, -1, 1}, {702, 1270, 1}, {703, -1, 0},
    {704, -1, 0}, {705, -1, 0}, {706, 808, 1}, {707, 809, 1}, {708, -1, 1}, {709, -1, 1}, {710, 812, 1},
    {711, -1, 1}, {712, 814, 1}, {713, 815, 1}, {714, 816, 1}, {715, -1, 1}, {716, 818, 1}, {717, -1, 1},
    {718, 820, 1}, {719, 821, 1}, {720, 822, 1}, {721, -1, 1}, {722, -1, 1}, {723, -1, 1}, {724, 1320, 2},
    {725, 1336, 2}, {726, 834, 2}, {727, -1, 2}, {728, 1316, 2}, {729, -1, 4}, {730, -1, 4}, {731, -1, 4},
    {732, -1, 4}, {733, -1, 4}, {734, -1, 4}, {735, -1, 4}, {736, -1, 4}, {737, -1, 4}, {738, -1, 0},
    {739, -1, 0}, {740, 842, 0}, {741, 843, 0}, {742, -1, 0}, {743, 845, 0}, {744, 846, 0}, {745, -1, 0},
    {746, 848, 0}, {747, 849, 0}, {748, -1, 0}, {749, 851, 0}, {750, 852, 0}, {751, -1, 0}, {752, 854, 0},
    {753, 855, 0}, {754, -1, 0}, {755, 857, 0}, {756, 858, 0}, {757, -1, 0}, {758, -1, 4}, {759, -1, 4},
    {760, -1, 4}, {760, -1, 5}, {761, -1, 4}, {762, -1, 4}, {762, -1, 5}, {763, -1, 4}, {764, -1, 4},
    {764, -1, 5}, {765, -1, 4}, {766, -1, 4}, {766, -1, 5}, {767, -1, 4}, {768, -1, 4}, {768, -1, 5},
    {769, -1, 4}, {770, -1, 4}, {770, -1, 5}, {771, -1, 4}, {772, -1, 4}, {772, -1, 5}, {773, -1, 4},
    {773, -1, 5}, {774, -1, 4}, {775, -1, 4}, {775, -1, 5}, {776, -1, 4}, {777, -1, 4}, {777, -1, 5},
    {778, -1, 4}, {779, -1, 4}, {779, -1, 5}, {780, -1, 4}, {781, -1, 2}, {782, -1, 2}, {783, 1388, 2},
    {784, -1, 2}, {785, -1, 2}, {786, -1, 2}, {787, -1, 2}, {788, -1, 2}, {789, -1, 2}, {790, 1150, 2},
    {791, -1, 2}, {792, -1, 2}, {793, -1, 2}, {794, -1, 2}, {795, -1, 2}, {796, -1, 2}, {797, -1, 2},
    {798, -1, 2}, {799, -1, 2}, {800, 919, 2}, {801, 915, 1}, {802, 934, 1}, {803, 933, 1}, {804, -1, 1},
    {805, -1, 1}, {806, -1, 1}, {807, 1049, 1}, {808, -1, 1}, {809, 922, 1}, {810, -1, 1}, {811, -1, 1},
    {812, -1, 1}, {813, -1, 1}, {814, -1, 1}, {815, -1, 1}, {816, -1, 1}, {817, -1, 2}, {818, -1, 2},
    {819, -1, 2}, {820, -1, 2}, {821, -1, 1}, {822, -1, 1}, {823, -1, 1}, {824, -1, 1}, {825, -1, 1},
    {826, 939, 0}, {827, -1, 0}, {828, 941, 0}, {829, 950, 0}, {830, 943, 0}, {831, -1, 0}, {832, -1, 0},
    {833, 946, 0}, {834, 947, 0}, {835, 948, 0}, {836, -1, 0}, {837, -1, 0}, {838, -1, 0}, {839, -1, 0},
    {840, -1, 0}, {841, -1, 4}, {842, -1, 4}, {843, -1, 4}, {844, -1, 4}, {844, -1, 5}, {845, -1, 4},
    {845, -1, 5}, {846, -1, 4}, {846, -1, 5}, {847, -1, 4}, {847, -1, 5}, {848, -1, 4}, {848, -1, 5},
    {849, -1, 4}, {849, -1, 5}, {850, -1, 4}, {850, -1, 5}, {851, -1, 4}, {851, -1, 5}, {852, -1, 4},
    {852, -1, 5}, {853, -1, 4}, {853, -1, 5}, {854, -1, 4}, {854, -1, 5}, {855, -1, 4}, {855, -1, 5},
    {856, -1, 4}, {856, -1, 5}, {857, -1, 4}, {857, -1, 5}, {858, -1, 4}, {858, -1, 5}, {859, -1, 4},
    {859, -1, 5}, {860, -1, 4}, {861, -1, 4}, {862, -1, 4}, {863, -1, 4}, {864, -1, 4}, {865, -1, 4},
    {866, -1, 4}, {867, -1, 4}, {868, -1, 4}, {869, -1, 4}, {870, -1, 4}, {871, -1, 4}, {872, -1, 4},
    {873, 1055, 4}, {873, -1, 5}, {874, 1015, 4}, {874, -1, 5}, {875, 1017, 4}, {875, -1, 5}, {876, 1013, 4},
    {876, -1, 5}, {877, -1, 4}, {878, -1, 4}, {879, -1, 4}, {880, -1, 4}, {881, 1031, 4}, {881, -1, 5},
    {882, 1053, 4}, {882, -1, 5}, {883, 1054, 4}, {883, -1, 5}, {884, -1, 4}, {884, -1, 5}, {885, -1, 4},
    {885, -1, 5}, {886, -1, 4}, {886, -1, 5}, {887, -1, 4}, {887, -1, 5}, {888, -1, 4}, {888, -1, 5},
    {889, -1, 4}, {889, -1, 5}, {890, 1052, 4}, {890, -1, 5}, {891, -1, 4}, {891, -1, 5}, {892, -1, 4},
    {892, -1, 5}, {893, -1, 0}, {894, -1, 0}, {895, 1104, 5}, {896, -1, 0}, {897, 1043, 0}, {898, -1, 3},
    {899, -1, 0}, {900, 1045, 0}, {901, -1, 0}, {902, 1047, 0}, {903, -1, 0}, {904, 1156, 1}, {905, -1, 1},
    {906, -1, 2}, {907, -1, 2}, {908, -1, 4}, {909, -1, 4}, {910, -1, 4}, {911, -1, 4}, {912, -1, 3},
    {913, -1, 0}, {914, 1059, 3}, {915, 1060, 3}, {916, 1061, 3}, {917, 1062, 3}, {918, 1063, 3},
    {919, 1064, 3}, {920, 1065, 3}, {921, 1066, 3}, {922, 1067, 3}, {923, -1, 3}, {924, 1069, 3},
    {925, 1070, 3}, {926, 1071, 3}, {927, 1072, 3}, {928, -1, 3}, {929, 1074, 3}, {930, 1075, 3},
    {931, 1076, 3}, {932, -1, 3}, {933, -1, 3}, {934, -1, 3}, {935, -1, 3}, {936, -1, 3}, {937, -1, 3},
    {938, 1168, 3}, {939, -1, 3}, {940, -1, 3}, {941, -1, 3}, {942, -1, 3}, {943, -1, 3}, {944, -1, 3},
    {945, -1, 4}, {946, -1, 4}, {947, 1092, 3}, {948, -1, 3}, {949, 1094, 0}, {950, -1, 0}, {951, 1096, 1},
    {952, -1, 1}, {953, 1098, 1}, {954, -1, 1}, {955, 1100, 1}, {956, -1, 1}, {957, -1, 0}, {958, -1, 0},
    {959, -1, 0}, {960, -1, 3}, {961, -1, 3}, {962, -1, 3}, {963, -1, 3}, {964, -1, 3}, {965, -1, 5},
    {966, -1, 5}, {967, -1, 5}, {968, -1, 0}, {969, -1, 3}, {970, -1, 3}, {971, 1116, 0}, {972, -1, 0},
    {973, 1118, 0}, {974, -1, 0}, {975, 1120, 0}, {976, -1, 0}, {977, -1, 0}, {978, -1, 2}, {979, -1, 2},
    {980, -1, 2}, {981, -1, 2}, {982, -1, 2}, {983, -1, 2}, {984, -1, 2}, {985, -1, 2}, {986, -1, 2},
    {987, -1, 2}, {988, -1, 2}, {989, -1, 2}, {990, -1, 2}, {991, -1, 2}, {992, -1, 2}, {993, -1, 2},
    {994, -1, 2}, {995, -1, 2}, {996, -1, 2}, {997, 1160, 2}, {998, 1161, 2}, {999, 1162, 2}, {1000, -1, 2},
    {1001, -1, 2}, {1002, -1, 2}, {1003, -1, 2}, {1004, -1, 2}, {1005, -1, 2}, {1006, -1, 2}, {1007, -1, 2},
    {1008, -1, 1}, {1009, -1, 1}, {1010, -1, 1}, {1011, -1, 1}, {1012, 1158, 1}, {1013, 1159, 1},
    {1014, -1, 1}, {1015, -1, 1}, {1016, -1, 2}, {1017, -1, 2}, {1018, -1, 2}, {1019, 1164, 1},
    {1020, -1, 1}, {1021, -1, 3}, {1022, -1, 3}, {1023, -1, 3}, {1024, -1, 3}, {1025, -1, 3}, {1026, -1, 3},
    {1027, -1, 3}, {1028, 1173, 0}, {1029, 1241, 0}, {1030, -1, 5}, {1031, -1, 0}, {1032, -1, 0},
    {1033, -1, 0}, {1034, -1, 0}, {1035, -1, 0}, {1036, -1, 0}, {1037, -1, 0}, {1038, -1, 0}, {1039, -1, 0},
    {1040, -1, 0}, {1041, -1, 0}, {1042, -1, 0}, {1043, -1, 0}, {1044, 1189, 0}, {1045, 1190, 0},
    {1046, 1191, 0}, {1047, -1, 0}, {1048, 1195, 0}, {1049, 1196, 0}, {1050, 1197, 0}, {1051, -1, 0},
    {1052, -1, 0}, {1053, -1, 0}, {1054, 1201, 0}, {1055, 1202, 0}, {1056, -1, 0}, {1057, -1, 0},
    {1058, -1, 0}, {1059, -1, 0}, {1060, -1, 0}, {1061, -1, 0}, {1062, -1, 5}, {1063, -1, 5}, {1064, -1, 0},
    {1065, 1210, 0}, {1066, 1211, 0}, {1067, -1, 0}, {1068, 1213, 0}, {1069, 1214, 0}, {1070, -1, 0},
    {1071, 1216, 0}, {1072, 1217, 0}, {1073, 1218, 0}, {1074, -1, 0}, {1075, 1220, 0}, {1076, 1221, 0},
    {1077, 1222, 0}, {1078, -1, 0}, {1079, -1, 0}, {1080, -1, 0}, {1081, -1, 5}, {1082, -1, 5},
    {1083, -1, 5}, {1084, -1, 5}, {1085, -1, 5}, {1086, -1, 5}, {1087, -1, 5}, {1088, -1, 5}, {1089, -1, 5},
    {1090, -1, 5}, {1091, 1236, 0}, {1092, 1237, 0}, {1093, 1238, 0}, {1094, 1239, 0}, {1095, 1240, 0},
    {1096, -1, 0}, {1097, 1242, 0}, {1098, 1243, 0}, {1099, 1244, 0}, {1100, -1, 0}, {1101, -1, 2},
    {1102, -1, 2}, {1103, -1, 2}, {1104, -1, 2}, {1105, -1, 2}, {1106, -1, 2}, {1107, -1, 2}, {1108, -1, 0},
    {1109, -1, 0}, {1110, -1, 0}, {1111, -1, 0}, {1112, -1, 0}, {1113, -1, 0}, {1113, -1, 0},
    {1114, 1260, 0}, {1115, 1261, 0}, {1116, 1262, 0}, {1117, 1287, 0}, {1118, -1, 0}, {1119, -1, 0},
    {1120, -1, 1}, {1121, -1, 1}, {1122, -1, 1}, {1123, -1, 1}, {1124, -1, 1}, {1125, 1335, 1},
    {1126, -1, 1}, {1127, -1, 1}, {1128, 1327, 1}, {1129, -1, 1}, {1130, -1, 1}, {1131, -1, 0},
    {1132, -1, 0}, {1133, -1, 0}, {1134, -1, 0}, {1135, -1, 0}, {1136, 1282, 1}, {1137, -1, 1},
    {1138, 1284, 1}, {1139, -1, 1}, {1140, 1286, 1}, {1141, -1, 1}, {1142, -1, 0}, {1143, -1, 0},
    {1144, -1, 0}, {1145, -1, 0}, {1146, -1, 2}, {1147, -1, 2}, {1148, -1, 2}, {1149, -1, 2}, {1150, -1, 2},
    {1151, -1, 2}, {1152, -1, 0}, {1153, -1, 2}, {1154, -1, 2}, {1155, -1, 2}, {1156, -1, 2}, {1157, -1, 2},
    {1158, -1, 2}, {1159, -1, 2}, {1160, -1, 4}, {1160, -1, 5}, {1161, -1, 4}, {1161, -1, 5}, {1162, -1, 4},
    {1162, -1, 5}, {1163, -1, 2}, {1164, -1, 0}, {1164, -1, 0}, {1165, -1, 0}, {1165, -1, 0}, {1166, -1, 0},
    {1166, -1, 0}, {1167, -1, 0}, {1167, -1, 0}, {1168, 1325, 0}, {1168, -1, 0}, {1169, 1337, 0},
    {1170, 1338, 0}, {1171, -1, 0}, {1172, 1326, 0}, {1173, 1333, 0}, {1174, -1, 4}, {1175, -1, 4},
    {1176, -1, 4}, {1177, -1, 4}, {1178, -1, 4}, {1179, -1, 4}, {1180, -1, 0}, {1181, -1, 0}, {1182, -1, 0},
    {1183, -1, 1}, {1184, -1, 2}, {1185, -1, 2}, {1186, 1340, 2}, {1187, -1, 2}, {1188, -1, 0},
    {1189, 1343, 0}, {1190, -1, 0}, {1191, 1345, 0}, {1192, -1, 0}, {1193, -1, 1}, {1194, -1, 0},
    {1195, -1, 0}, {1125, 1371, 6}, {1120, -1, 6}, {1121, -1, 6}, {1126, -1, 6}, {1136, -1, 6},
    {1138, -1, 6}, {1140, -1, 6}, {1151, -1, 2}, {1163, -1, 2}, {635, -1, 6}, {636, -1, 6}, {600, -1, 6},
    {607, -1, 6}, {603, -1, 6}, {605, -1, 6}, {451, 1365, 2}, {654, -1, 2}, {460, -1, 2}, {699, -1, 6},
    {699, -1, 6}, {700, -1, 6}, {700, -1, 6}, {702, -1, 6}, {693, -1, 6}, {694, -1, 6}, {1008, -1, 6},
    {1009, -1, 6}, {273, -1, 2}, {1105, -1, 2}, {1106, -1, 2}, {1107, -1, 2}, {265, -1, 6}, {266, -1, 6},
    {272, -1, 6}, {221, -1, 6}, {201, -1, 2}, {202, -1, 2}, {203, -1, 6}, {264, -1, 6}, {782, -1, 2},
    {803, -1, 6}, {809, -1, 6}, {813, -1, 6}, {1012, 1393, 6}, {1014, -1, 6}, {1013, 1395, 6}, {1015, -1, 6},
    {1193, -1, 6}
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
    {378, -1, -1, -1, 1261, 0, 237, 2, 0, 1, 2, 5, 49, 0, 0, 6},  // first
    {379, -1, -1, -1, 1262, 0, 238, 3, 0, 1, 2, 5, 49, 0, 0, 6},  // last
    {380, -1, -1, -1, 1263, 146, 239, 4, 0, 1, 1, 5, 4, 0, 0, 6},  // reversed
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
    {305, -1, -1, -1, 1260, 165, 274, 22, 1, 2, 1, 5, 2, 0, 0, 6},  // contains
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
    {410, -1, -1, -1, 1264, 203, 352, 65, 1, 2, 1, 5, 3, 0, 0, 6},  // joined
    {60, -1, -1, -1, 1258, 204, 354, 66, 1, 2, 1, 5, 49, 0, 0, 6},  // append
    {60, -1, -1, -1, 1259, 205, 356, 67, 1, 2, 1, 5, 49, 0, 0, 6},  // append
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
    {530, -1, -1, -1, 1246, 0, 538, 28, 0, 1, 2, 28, 2, 0, 0, 8},  // isHidden
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
    {551, -1, -1, -1, -1, 0, 563, 52, 0, 1, 2, 28, 45, 0, 0, 8},  // layoutMargins
    {552, -1, -1, -1, -1, 0, 564, 53, 0, 1, 2, 28, 45, 0, 0, 8},  // safeAreaInsets
    {553, -1, -1, -1, -1, 0, 565, 54, 0, 1, 2, 28, 27, 0, 0, 8},  // mask
    {554, -1, -1, -1, -1, 0, 566, 55, 0, 1, 2, 28, 3, 0, 0, 8},  // accessibilityIdentifier
    {555, -1, -1, -1, -1, 0, 567, 56, 0, 1, 2, 28, 3, 0, 0, 8},  // accessibilityHint
    {556, -1, -1, -1, -1, 0, 568, 57, 0, 1, 2, 28, 2, 0, 0, 8},  // isAccessibilityElement
    {557, -1, -1, -1, -1, 0, 569, 58, 0, 1, 2, 28, 49, 0, 0, 8},  // semanticContentAttribute
    {558, -1, -1, -1, -1, 0, 570, 59, 0, 1, 2, 28, 2, 0, 0, 8},  // clearsContextBeforeDrawing
    {559, -1, -1, -1, -1, 0, 571, 60, 0, 1, 2, 28, 2, 0, 0, 8},  // isFirstResponder
    {560, -1, -1, -1, -1, 0, 572, 61, 0, 1, 2, 28, 0, 0, 0, 8},  // numberOfLines
    {561, -1, -1, -1, -1, 0, 573, 62, 0, 1, 2, 28, 2, 0, 0, 8},  // adjustsFontSizeToFitWidth
    {562, -1, -1, -1, -1, 0, 574, 63, 0, 1, 2, 28, 49, 0, 0, 8},  // lineBreakMode
    {563, -1, -1, -1, -1, 0, 575, 64, 0, 1, 2, 28, 49, 0, 0, 8},  // attributedText
    {564, -1, -1, -1, -1, 0, 576, 65, 0, 1, 2, 28, 49, 0, 0, 8},  // baselineAdjustment
    {565, -1, -1, -1, -1, 0, 577, 66, 0, 1, 2, 28, 49, 0, 0, 8},  // borderStyle
    {566, -1, -1, -1, -1, 0, 578, 67, 0, 1, 2, 28, 49, 0, 0, 8},  // keyboardType
    {567, -1, -1, -1, -1, 0, 579, 68, 0, 1, 2, 28, 49, 0, 0, 8},  // returnKeyType
    {568, -1, -1, -1, -1, 0, 580, 69, 0, 1, 2, 28, 49, 0, 0, 8},  // autocorrectionType
    {569, -1, -1, -1, -1, 0, 581, 70, 0, 1, 2, 28, 49, 0, 0, 8},  // autocapitalizationType
    {570, -1, -1, -1, -1, 0, 582, 71, 0, 1, 2, 28, 49, 0, 0, 8},  // clearButtonMode
    {571, -1, -1, -1, -1, 0, 583, 72, 0, 1, 2, 28, 17, 0, 0, 8},  // shadowColor
    {572, -1, -1, -1, -1, 0, 584, 73, 0, 1, 2, 28, 3, 0, 0, 8},  // placeholder
    {573, -1, -1, -1, -1, 0, 585, 74, 0, 1, 2, 28, 0, 0, 0, 8},  // minimumScaleFactor
    {574, -1, -1, -1, -1, 0, 586, 75, 0, 1, 2, 28, 2, 0, 0, 8},  // isEditable
    {575, -1, -1, -1, -1, 0, 587, 76, 0, 1, 2, 28, 2, 0, 0, 8},  // isSelectable
    {576, -1, -1, -1, -1, 0, 588, 77, 0, 1, 2, 28, 2, 0, 0, 8},  // isSecureTextEntry
    {577, -1, -1, -1, -1, 0, 589, 78, 0, 1, 2, 28, 0, 0, 0, 8},  // zoomScale
    {578, 579, 580, -1, -1, 0, 0, 79, 0, 0, 5, 4, 3, 0, 0, 8},  // system
    {581, 579, 582, -1, -1, 0, 0, 80, 0, 0, 5, 4, 3, 0, 0, 8},  // custom
    {583, 579, 584, -1, -1, 0, 0, 81, 0, 0, 5, 4, 3, 0, 0, 8},  // infoLight
    {585, 579, 586, -1, -1, 0, 0, 82, 0, 0, 5, 4, 3, 0, 0, 8},  // contactAdd
    {587, 579, 588, -1, -1, 0, 0, 83, 0, 0, 5, 4, 3, 0, 0, 8},  // close
    {162, -1, -1, -1, -1, 295, 590, 84, 1, 1, 3, 0, 27, 0, 0, 8},  // UIButton
    {589, -1, -1, -1, -1, 0, 591, 85, 0, 1, 2, 28, 2, 0, 0, 8},  // isScrollEnabled
    {590, -1, -1, -1, -1, 0, 592, 86, 0, 1, 2, 28, 2, 0, 0, 8},  // isPagingEnabled
    {591, -1, -1, -1, -1, 0, 593, 87, 0, 1, 2, 28, 2, 0, 0, 8},  // bounces
    {592, -1, -1, -1, -1, 0, 594, 88, 0, 1, 2, 28, 2, 0, 0, 8},  // showsHorizontalScrollIndicator
    {593, -1, -1, -1, -1, 0, 595, 89, 0, 1, 2, 28, 2, 0, 0, 8},  // showsVerticalScrollIndicator
    {594, -1, -1, -1, -1, 0, 596, 90, 0, 1, 2, 28, 0, 0, 0, 8},  // minimumZoomScale
    {595, -1, -1, -1, -1, 0, 597, 91, 0, 1, 2, 28, 0, 0, 0, 8},  // maximumZoomScale
    {596, -1, -1, -1, -1, 0, 598, 92, 0, 1, 2, 28, 45, 0, 0, 8},  // contentInset
    {597, -1, -1, -1, -1, 0, 599, 93, 0, 1, 2, 28, 49, 0, 0, 8},  // delegate
    {599, 158, -1, -1, -1, 0, 0, 94, 0, 0, 5, 28, 46, 0, 0, 8},  // AutoresizingMask
    {600, 598, 601, -1, -1, 0, 0, 95, 0, 0, 5, 26, 25, 0, 0, 8},  // flexibleLeftMargin
    {602, 598, -1, -1, -1, 0, 0, 96, 0, 0, 5, 26, 25, 0, 0, 8},  // FlexibleLeftMargin
    {603, 598, 604, -1, -1, 0, 0, 97, 0, 0, 5, 26, 25, 0, 0, 8},  // flexibleWidth
    {605, 598, -1, -1, -1, 0, 0, 98, 0, 0, 5, 26, 25, 0, 0, 8},  // FlexibleWidth
    {606, 598, 607, -1, -1, 0, 0, 99, 0, 0, 5, 26, 25, 0, 0, 8},  // flexibleRightMargin
    {608, 598, -1, -1, -1, 0, 0, 100, 0, 0, 5, 26, 25, 0, 0, 8},  // FlexibleRightMargin
    {609, 598, 610, -1, -1, 0, 0, 101, 0, 0, 5, 26, 25, 0, 0, 8},  // flexibleTopMargin
    {611, 598, -1, -1, -1, 0, 0, 102, 0, 0, 5, 26, 25, 0, 0, 8},  // FlexibleTopMargin
    {612, 598, 613, -1, -1, 0, 0, 103, 0, 0, 5, 26, 25, 0, 0, 8},  // flexibleHeight
    {614, 598, -1, -1, -1, 0, 0, 104, 0, 0, 5, 26, 25, 0, 0, 8},  // FlexibleHeight
    {615, 598, 616, -1, -1, 0, 0, 105, 0, 0, 5, 26, 25, 0, 0, 8},  // flexibleBottomMargin
    {617, 598, -1, -1, -1, 0, 0, 106, 0, 0, 5, 26, 25, 0, 0, 8},  // FlexibleBottomMargin
    {618, 598, 619, -1, -1, 0, 0, 107, 0, 0, 5, 26, 25, 0, 0, 8},  // None
    {620, -1, -1, -1, -1, 0, 600, 108, 0, 1, 2, 28, 25, 0, 0, 8},  // autoresizingMask
    {621, -1, -1, -1, -1, 0, 601, 109, 0, 1, 2, 28, 2, 0, 0, 8},  // translatesAutoresizingMaskIntoConstraints
    {622, -1, -1, -1, -1, 0, 602, 110, 0, 1, 2, 28, 2, 0, 0, 8},  // autoresizesSubviews
    {624, 164, -1, -1, -1, 0, 0, 111, 0, 0, 5, 28, 46, 0, 0, 8},  // State
    {625, 623, 626, -1, -1, 0, 0, 112, 0, 0, 5, 4, 3, 0, 0, 8},  // normal
    {627, 623, -1, -1, -1, 0, 0, 113, 0, 0, 5, 4, 3, 0, 0, 8},  // Normal
    {628, 623, 629, -1, -1, 0, 0, 114, 0, 0, 5, 4, 3, 0, 0, 8},  // highlighted
    {630, 623, -1, -1, -1, 0, 0, 115, 0, 0, 5, 4, 3, 0, 0, 8},  // Highlighted
    {631, 623, 632, -1, -1, 0, 0, 116, 0, 0, 5, 4, 3, 0, 0, 8},  // disabled
    {633, 623, -1, -1, -1, 0, 0, 117, 0, 0, 5, 4, 3, 0, 0, 8},  // Disabled
    {634, 623, 635, -1, -1, 0, 0, 118, 0, 0, 5, 4, 3, 0, 0, 8},  // selected
    {636, 623, -1, -1, -1, 0, 0, 119, 0, 0, 5, 4, 3, 0, 0, 8},  // Selected
    {638, 164, -1, -1, -1, 0, 0, 120, 0, 0, 5, 28, 46, 0, 0, 8},  // Event
    {639, 637, 640, -1, -1, 0, 0, 121, 0, 0, 5, 4, 3, 0, 0, 8},  // touchDown
    {641, 637, -1, -1, -1, 0, 0, 122, 0, 0, 5, 4, 3, 0, 0, 8},  // TouchDown
    {642, 637, 643, -1, -1, 0, 0, 123, 0, 0, 5, 4, 3, 0, 0, 8},  // touchDragInside
    {644, 637, -1, -1, -1, 0, 0, 124, 0, 0, 5, 4, 3, 0, 0, 8},  // TouchDragInside
    {645, 637, 646, -1, -1, 0, 0, 125, 0, 0, 5, 4, 3, 0, 0, 8},  // touchDragOutside
    {647, 637, -1, -1, -1, 0, 0, 126, 0, 0, 5, 4, 3, 0, 0, 8},  // TouchDragOutside
    {648, 637, 649, -1, -1, 0, 0, 127, 0, 0, 5, 4, 3, 0, 0, 8},  // touchUpInside
    {650, 637, -1, -1, -1, 0, 0, 128, 0, 0, 5, 4, 3, 0, 0, 8},  // TouchUpInside
    {651, 637, 652, -1, -1, 0, 0, 129, 0, 0, 5, 4, 3, 0, 0, 8},  // touchUpOutside
    {653, 637, -1, -1, -1, 0, 0, 130, 0, 0, 5, 4, 3, 0, 0, 8},  // TouchUpOutside
    {654, 637, 655, -1, -1, 0, 0, 131, 0, 0, 5, 4, 3, 0, 0, 8},  // touchCancel
    {656, 637, -1, -1, -1, 0, 0, 132, 0, 0, 5, 4, 3, 0, 0, 8},  // TouchCancel
    {657, 637, 658, -1, -1, 0, 0, 133, 0, 0, 5, 4, 3, 0, 0, 8},  // valueChanged
    {659, 637, -1, -1, -1, 0, 0, 134, 0, 0, 5, 4, 3, 0, 0, 8},  // ValueChanged
    {660, 637, 661, -1, -1, 0, 0, 135, 0, 0, 5, 4, 3, 0, 0, 8},  // editingChanged
    {662, 637, -1, -1, -1, 0, 0, 136, 0, 0, 5, 4, 3, 0, 0, 8},  // EditingChanged
    {663, 637, 664, -1, -1, 0, 0, 137, 0, 0, 5, 4, 3, 0, 0, 8},  // editingDidBegin
    {665, 637, -1, -1, -1, 0, 0, 138, 0, 0, 5, 4, 3, 0, 0, 8},  // EditingDidBegin
    {666, 637, 667, -1, -1, 0, 0, 139, 0, 0, 5, 4, 3, 0, 0, 8},  // editingDidEnd
    {668, 637, -1, -1, -1, 0, 0, 140, 0, 0, 5, 4, 3, 0, 0, 8},  // EditingDidEnd
    {669, 637, 670, -1, -1, 0, 0, 141, 0, 0, 5, 4, 3, 0, 0, 8},  // primaryActionTriggered
    {671, 637, -1, -1, -1, 0, 0, 142, 0, 0, 5, 4, 3, 0, 0, 8},  // PrimaryActionTriggered
    {672, -1, -1, -1, -1, 296, 603, 143, 3, 4, 1, 28, 49, 0, 0, 8},  // addTarget
    {672, -1, -1, -1, -1, 299, 607, 144, 3, 4, 1, 28, 49, 0, 0, 8},  // addTarget
    {675, -1, -1, -1, -1, 302, 611, 145, 1, 2, 1, 28, 49, 0, 0, 8},  // sendActions
    {676, -1, -1, -1, -1, 303, 613, 146, 1, 2, 1, 28, 49, 0, 0, 8},  // sendActionsForControlEvents
    {677, -1, -1, -1, -1, 304, 615, 147, 2, 3, 1, 28, 49, 0, 0, 8},  // setTitle
    {677, -1, -1, -1, -1, 306, 618, 148, 2, 3, 1, 28, 49, 0, 0, 8},  // setTitle
    {679, -1, -1, -1, -1, 308, 621, 149, 2, 3, 1, 28, 49, 0, 0, 8},  // setTitleColor
    {679, -1, -1, -1, -1, 310, 624, 150, 2, 3, 1, 28, 49, 0, 0, 8},  // setTitleColor
    {680, -1, -1, -1, -1, 312, 627, 151, 2, 3, 1, 28, 49, 0, 0, 8},  // setImage
    {680, -1, -1, -1, -1, 314, 630, 152, 2, 3, 1, 28, 49, 0, 0, 8},  // setImage
    {681, -1, -1, -1, -1, 316, 633, 153, 2, 3, 1, 28, 49, 0, 0, 8},  // setBackgroundImage
    {681, -1, -1, -1, -1, 318, 636, 154, 2, 3, 1, 28, 49, 0, 0, 8},  // setBackgroundImage
    {682, -1, -1, -1, -1, 320, 639, 155, 2, 3, 1, 28, 49, 0, 0, 8},  // setAttributedTitle
    {683, -1, -1, -1, -1, 322, 642, 156, 2, 3, 1, 28, 49, 0, 0, 8},  // setTitleShadowColor
    {684, -1, -1, -1, -1, 0, 645, 157, 0, 1, 2, 28, 3, 0, 0, 8},  // currentTitle
    {685, -1, -1, -1, -1, 0, 646, 158, 0, 1, 2, 28, 27, 0, 0, 8},  // titleLabel
    {686, -1, -1, -1, -1, 0, 647, 159, 0, 1, 2, 28, 45, 0, 0, 8},  // contentEdgeInsets
    {687, -1, -1, -1, -1, 0, 648, 160, 0, 1, 2, 28, 45, 0, 0, 8},  // titleEdgeInsets
    {688, -1, -1, -1, -1, 0, 649, 161, 0, 1, 2, 28, 45, 0, 0, 8},  // imageEdgeInsets
    {689, -1, -1, -1, -1, 0, 650, 162, 0, 1, 2, 28, 2, 0, 0, 8},  // isEnabled
    {690, -1, -1, -1, -1, 0, 651, 163, 0, 1, 2, 28, 2, 0, 0, 8},  // isSelected
    {691, -1, -1, -1, -1, 0, 652, 164, 0, 1, 2, 28, 2, 0, 0, 8},  // isHighlighted
    {692, -1, -1, -1, -1, 0, 653, 165, 0, 1, 2, 28, 49, 0, 0, 8},  // contentHorizontalAlignment
    {693, -1, -1, -1, -1, 0, 654, 166, 0, 1, 2, 28, 49, 0, 0, 8},  // contentVerticalAlignment
    {694, -1, -1, -1, -1, 0, 655, 167, 0, 1, 2, 28, 12, 0, 0, 8},  // contentSize
    {288, 695, -1, -1, -1, 0, 0, 168, 0, 0, 5, 21, 20, 0, 0, 8},  // left
    {285, 695, -1, -1, -1, 0, 0, 169, 0, 0, 5, 21, 20, 0, 0, 8},  // center
    {290, 695, -1, -1, -1, 0, 0, 170, 0, 0, 5, 21, 20, 0, 0, 8},  // right
    {696, 695, -1, -1, -1, 0, 0, 171, 0, 0, 5, 21, 20, 0, 0, 8},  // justified
    {697, 695, -1, -1, -1, 0, 0, 172, 0, 0, 5, 21, 20, 0, 0, 8},  // natural
    {47, -1, -1, -1, -1, 324, 656, 173, 4, 4, 0, 0, 27, 0, 0, 8},  // view
    {698, -1, -1, -1, -1, 0, 660, 0, 0, 1, 2, 28, 27, 0, 0, 9},  // superview
    {699, -1, -1, -1, -1, 0, 661, 1, 0, 1, 2, 28, 4, 0, 0, 9},  // subviews
    {48, -1, -1, -1, -1, 0, 662, 2, 0, 1, 2, 28, 27, 0, 0, 9},  // window
    {700, -1, -1, -1, 1242, 328, 663, 3, 1, 2, 1, 28, 2, 0, 0, 9},  // isDescendant
    {701, -1, -1, -1, -1, 329, 665, 4, 1, 2, 1, 28, 49, 0, 0, 9},  // addSubview
    {702, -1, -1, -1, -1, 330, 667, 5, 1, 2, 1, 28, 49, 0, 0, 9},  // bringSubviewToFront
    {703, -1, -1, -1, 1244, 331, 669, 6, 1, 2, 1, 28, 49, 0, 0, 9},  // bringSubview
    {705, -1, -1, -1, -1, 332, 671, 7, 1, 2, 1, 28, 49, 0, 0, 9},  // sendSubviewToBack
    {706, -1, -1, -1, 1245, 333, 673, 8, 1, 2, 1, 28, 49, 0, 0, 9},  // sendSubview
    {708, -1, -1, -1, -1, 334, 675, 9, 0, 1, 1, 28, 49, 0, 0, 9},  // removeFromSuperview
    {709, -1, -1, -1, 1243, 334, 676, 10, 2, 3, 1, 28, 49, 0, 0, 9},  // insertSubview
    {709, -1, -1, -1, -1, 336, 679, 11, 2, 3, 1, 28, 49, 0, 0, 9},  // insertSubview
    {709, -1, -1, -1, -1, 338, 682, 12, 2, 3, 1, 28, 49, 0, 0, 9},  // insertSubview
    {712, -1, -1, -1, -1, 340, 685, 13, 2, 3, 1, 28, 9, 0, 5, 9},  // convert
    {712, -1, -1, -1, -1, 342, 688, 14, 2, 3, 1, 28, 9, 0, 5, 9},  // convert
    {713, -1, -1, -1, -1, 344, 691, 15, 2, 3, 1, 28, 9, 0, 5, 9},  // convertRect
    {713, -1, -1, -1, -1, 346, 694, 16, 2, 3, 1, 28, 9, 0, 5, 9},  // convertRect
    {716, -1, -1, -1, -1, 348, 697, 17, 2, 3, 1, 28, 9, 0, 5, 9},  // convertPoint
    {716, -1, -1, -1, -1, 350, 700, 18, 2, 3, 1, 28, 9, 0, 5, 9},  // convertPoint
    {717, -1, -1, -1, -1, 352, 703, 19, 0, 1, 1, 28, 49, 0, 0, 9},  // setNeedsLayout
    {718, -1, -1, -1, -1, 352, 704, 20, 0, 1, 1, 28, 49, 0, 0, 9},  // setNeedsDisplay
    {719, -1, -1, -1, -1, 352, 705, 21, 0, 1, 1, 28, 49, 0, 0, 9},  // layoutSubviews
    {720, -1, -1, -1, -1, 352, 706, 22, 0, 1, 1, 28, 2, 0, 0, 9},  // becomeFirstResponder
    {721, -1, -1, -1, -1, 352, 707, 23, 0, 1, 1, 28, 2, 0, 0, 9},  // resignFirstResponder
    {722, -1, -1, -1, -1, 352, 708, 24, 1, 2, 1, 28, 12, 0, 0, 9},  // sizeThatFits
    {723, -1, -1, -1, -1, 353, 710, 25, 0, 1, 1, 28, 49, 0, 0, 9},  // sizeToFit
    {724, -1, -1, -1, -1, 353, 711, 26, 0, 1, 1, 28, 49, 0, 0, 9},  // layoutIfNeeded
    {717, -1, -1, -1, -1, 353, 712, 27, 0, 1, 1, 29, 49, 0, 0, 9},  // setNeedsLayout
    {718, -1, -1, -1, -1, 353, 713, 28, 0, 1, 1, 29, 49, 0, 0, 9},  // setNeedsDisplay
    {725, -1, -1, -1, -1, 353, 714, 29, 0, 1, 1, 29, 49, 0, 0, 9},  // layoutSublayers
    {724, -1, -1, -1, -1, 353, 715, 30, 0, 1, 1, 29, 49, 0, 0, 9},  // layoutIfNeeded
    {726, -1, -1, -1, -1, 353, 716, 31, 1, 2, 1, 28, 27, 0, 0, 9},  // viewWithTag
    {727, -1, -1, -1, -1, 354, 718, 32, 2, 3, 1, 29, 49, 0, 0, 9},  // insertSublayer
    {727, -1, -1, -1, -1, 356, 721, 33, 2, 3, 1, 29, 49, 0, 0, 9},  // insertSublayer
    {727, -1, -1, -1, -1, 358, 724, 34, 2, 3, 1, 29, 49, 0, 0, 9},  // insertSublayer
    {730, 158, -1, -1, -1, 0, 0, 35, 0, 0, 5, 28, 0, 0, 0, 9},  // noIntrinsicMetric
    {732, 731, -1, -1, -1, 0, 0, 36, 0, 0, 5, 28, 27, 0, 0, 9},  // main
    {733, 731, -1, -1, -1, 360, 727, 37, 0, 0, 4, 28, 27, 0, 0, 9},  // mainScreen
    {734, -1, -1, -1, 1240, 360, 727, 38, 2, 3, 1, 28, 27, 0, 5, 9},  // hitTest
    {243, -1, -1, -1, 1241, 362, 730, 39, 2, 3, 1, 28, 2, 0, 5, 9},  // point
    {736, -1, -1, -1, -1, 364, 733, 0, 0, 0, 3, 0, 28, 0, 0, 10},  // CALayer
    {737, -1, -1, -1, -1, 364, 733, 1, 0, 0, 3, 0, 28, 0, 0, 10},  // CAShapeLayer
    {738, -1, -1, -1, -1, 364, 733, 2, 0, 0, 3, 0, 28, 0, 0, 10},  // CAGradientLayer
    {739, -1, -1, -1, -1, 364, 733, 3, 0, 0, 3, 0, 28, 0, 0, 10},  // CATextLayer
    {740, -1, -1, -1, -1, 0, 733, 4, 0, 1, 2, 29, 4, 0, 0, 10},  // colors
    {741, -1, -1, -1, -1, 0, 734, 5, 0, 1, 2, 29, 4, 0, 0, 10},  // locations
    {742, -1, -1, -1, -1, 0, 735, 6, 0, 1, 2, 29, 9, 0, 0, 10},  // startPoint
    {743, -1, -1, -1, -1, 0, 736, 7, 0, 1, 2, 29, 9, 0, 0, 10},  // endPoint
    {744, -1, -1, -1, -1, 0, 737, 8, 0, 1, 2, 29, 49, 0, 0, 10},  // string
    {545, -1, -1, -1, -1, 0, 738, 9, 0, 1, 2, 29, 49, 0, 0, 10},  // font
    {745, -1, -1, -1, -1, 0, 739, 10, 0, 1, 2, 29, 0, 0, 0, 10},  // fontSize
    {746, -1, -1, -1, -1, 0, 740, 11, 0, 1, 2, 29, 17, 0, 0, 10},  // foregroundColor
    {747, -1, -1, -1, -1, 0, 741, 12, 0, 1, 2, 29, 2, 0, 0, 10},  // isWrapped
    {527, -1, -1, -1, -1, 0, 742, 13, 0, 1, 2, 29, 13, 0, 9, 10},  // frame
    {528, -1, -1, -1, -1, 0, 743, 14, 0, 1, 2, 29, 13, 0, 10, 10},  // bounds
    {83, -1, -1, -1, -1, 0, 744, 15, 0, 1, 2, 29, 9, 0, 11, 10},  // position
    {529, -1, -1, -1, -1, 0, 745, 16, 0, 1, 2, 29, 9, 0, 12, 10},  // anchorPoint
    {530, -1, -1, -1, 1246, 0, 746, 17, 0, 1, 2, 29, 2, 0, 0, 10},  // isHidden
    {748, -1, -1, -1, -1, 0, 747, 18, 0, 1, 2, 29, 2, 0, 0, 10},  // masksToBounds
    {532, -1, -1, -1, -1, 0, 748, 19, 0, 1, 2, 29, 3, 0, 0, 10},  // name
    {749, -1, -1, -1, -1, 0, 749, 20, 0, 1, 2, 29, 14, 0, 0, 10},  // sublayerTransform
    {84, -1, -1, -1, -1, 0, 750, 21, 0, 1, 2, 29, 14, 0, 0, 10},  // transform
    {750, -1, -1, -1, -1, 0, 751, 22, 0, 1, 2, 29, 0, 0, 0, 10},  // zPosition
    {751, -1, -1, -1, -1, 0, 752, 23, 0, 1, 2, 29, 0, 0, 0, 10},  // opacity
    {541, -1, -1, -1, -1, 0, 753, 24, 0, 1, 2, 29, 17, 0, 0, 10},  // backgroundColor
    {752, -1, -1, -1, -1, 0, 754, 25, 0, 1, 2, 29, 0, 0, 0, 10},  // cornerRadius
    {753, -1, -1, -1, -1, 0, 755, 26, 0, 1, 2, 29, 0, 0, 0, 10},  // borderWidth
    {754, -1, -1, -1, -1, 0, 756, 27, 0, 1, 2, 29, 17, 0, 0, 10},  // borderColor
    {571, -1, -1, -1, -1, 0, 757, 28, 0, 1, 2, 29, 17, 0, 0, 10},  // shadowColor
    {755, -1, -1, -1, -1, 0, 758, 29, 0, 1, 2, 29, 0, 0, 0, 10},  // shadowOpacity
    {756, -1, -1, -1, -1, 0, 759, 30, 0, 1, 2, 29, 0, 0, 0, 10},  // shadowRadius
    {757, -1, -1, -1, -1, 0, 760, 31, 0, 1, 2, 29, 12, 0, 0, 10},  // shadowOffset
    {758, -1, -1, -1, -1, 0, 761, 32, 0, 1, 2, 29, 29, 0, 0, 10},  // shadowPath
    {759, -1, -1, -1, -1, 0, 762, 33, 0, 1, 2, 29, 0, 0, 0, 10},  // contentsScale
    {760, -1, -1, -1, -1, 0, 763, 34, 0, 1, 2, 29, 49, 0, 0, 10},  // contents
    {761, -1, -1, -1, -1, 0, 764, 35, 0, 1, 2, 29, 2, 0, 0, 10},  // shouldRasterize
    {762, -1, -1, -1, -1, 0, 765, 36, 0, 1, 2, 29, 0, 0, 0, 10},  // rasterizationScale
    {763, -1, -1, -1, -1, 0, 766, 37, 0, 1, 2, 29, 2, 0, 0, 10},  // isDoubleSided
    {553, -1, -1, -1, -1, 0, 767, 38, 0, 1, 2, 29, 28, 0, 0, 10},  // mask
    {764, -1, -1, -1, -1, 0, 768, 39, 0, 1, 2, 29, 49, 0, 0, 10},  // actions
    {765, -1, -1, -1, -1, 0, 769, 40, 0, 1, 2, 29, 49, 0, 0, 10},  // contentsGravity
    {766, -1, -1, -1, -1, 0, 770, 41, 0, 1, 2, 29, 49, 0, 0, 10},  // magnificationFilter
    {767, -1, -1, -1, -1, 0, 771, 42, 0, 1, 2, 29, 49, 0, 0, 10},  // minificationFilter
    {768, -1, -1, -1, -1, 0, 772, 43, 0, 1, 2, 29, 49, 0, 0, 10},  // compositingFilter
    {769, -1, -1, -1, -1, 0, 773, 44, 0, 1, 2, 29, 49, 0, 0, 10},  // cornerCurve
    {770, -1, -1, -1, -1, 0, 774, 45, 0, 1, 2, 29, 49, 0, 0, 10},  // maskedCorners
    {597, -1, -1, -1, -1, 0, 775, 46, 0, 1, 2, 29, 49, 0, 0, 10},  // delegate
    {547, -1, -1, -1, -1, 0, 776, 47, 0, 1, 2, 29, 2, 0, 0, 10},  // isOpaque
    {771, -1, -1, -1, -1, 0, 777, 48, 0, 1, 2, 29, 2, 0, 0, 10},  // needsDisplayOnBoundsChange
    {772, -1, -1, -1, -1, 0, 778, 49, 0, 1, 2, 29, 2, 0, 0, 10},  // allowsEdgeAntialiasing
    {773, -1, -1, -1, -1, 0, 779, 50, 0, 1, 2, 29, 49, 0, 0, 10},  // lineCap
    {774, -1, -1, -1, -1, 0, 780, 51, 0, 1, 2, 29, 49, 0, 0, 10},  // fillRule
    {775, -1, -1, -1, -1, 0, 781, 52, 0, 1, 2, 29, 0, 0, 0, 10},  // strokeStart
    {776, -1, -1, -1, -1, 0, 782, 53, 0, 1, 2, 29, 0, 0, 0, 10},  // strokeEnd
    {777, -1, -1, -1, -1, 364, 783, 54, 0, 1, 1, 29, 14, 0, 0, 10},  // affineTransform
    {86, -1, -1, -1, -1, 364, 784, 55, 1, 2, 1, 29, 49, 0, 8, 10},  // setAffineTransform
    {778, -1, -1, -1, 1251, 365, 786, 56, 0, 1, 1, 29, 28, 0, 0, 10},  // presentation
    {779, -1, -1, -1, 1252, 365, 787, 57, 0, 1, 1, 29, 28, 0, 0, 10},  // model
    {780, -1, -1, -1, -1, 0, 788, 58, 0, 1, 2, 29, 28, 0, 0, 10},  // superlayer
    {781, -1, -1, -1, -1, 0, 789, 59, 0, 1, 2, 29, 4, 0, 0, 10},  // sublayers
    {782, -1, -1, -1, -1, 365, 790, 60, 1, 2, 1, 29, 49, 0, 0, 10},  // addSublayer
    {783, -1, -1, -1, -1, 366, 792, 61, 0, 1, 1, 29, 49, 0, 0, 10},  // removeFromSuperlayer
    {712, -1, -1, -1, 1247, 366, 793, 62, 2, 3, 1, 29, 9, 0, 5, 10},  // convert
    {712, -1, -1, -1, 1249, 368, 796, 63, 2, 3, 1, 29, 9, 0, 5, 10},  // convert
    {734, -1, -1, -1, -1, 370, 799, 64, 1, 2, 1, 29, 28, 0, 0, 10},  // hitTest
    {305, -1, -1, -1, 1169, 371, 801, 65, 1, 2, 1, 29, 2, 0, 0, 10},  // contains
    {784, -1, -1, -1, -1, 372, 803, 0, 0, 0, 0, 0, 42, 0, 0, 11},  // Rectangle
    {785, -1, -1, -1, -1, 372, 803, 1, 1, 1, 0, 0, 42, 0, 0, 11},  // Text
    {786, -1, -1, -1, -1, 373, 804, 2, 1, 1, 0, 0, 42, 0, 0, 11},  // Image
    {527, -1, -1, -1, -1, 374, 805, 3, 2, 3, 1, 43, 42, 0, 0, 11},  // frame
    {527, -1, -1, -1, -1, 376, 808, 4, 1, 2, 1, 43, 42, 0, 0, 11},  // frame
    {527, -1, -1, -1, -1, 377, 810, 5, 1, 2, 1, 43, 42, 0, 0, 11},  // frame
    {788, -1, -1, -1, -1, 378, 812, 6, 1, 2, 1, 43, 42, 0, 0, 11},  // padding
    {83, -1, -1, -1, -1, 379, 814, 7, 2, 3, 1, 43, 42, 0, 0, 11},  // position
    {83, -1, -1, -1, -1, 381, 817, 8, 1, 2, 1, 43, 42, 0, 0, 11},  // position
    {789, -1, -1, -1, -1, 382, 819, 9, 2, 3, 1, 43, 42, 0, 0, 11},  // offset
    {789, -1, -1, -1, -1, 384, 822, 10, 1, 2, 1, 43, 42, 0, 0, 11},  // offset
    {789, -1, -1, -1, -1, 385, 824, 11, 1, 2, 1, 43, 42, 0, 0, 11},  // offset
    {789, -1, -1, -1, -1, 386, 826, 12, 1, 2, 1, 43, 42, 0, 0, 11},  // offset
    {790, -1, -1, -1, -1, 387, 828, 13, 1, 2, 1, 43, 42, 0, 0, 11},  // rotationEffect
    {790, -1, -1, -1, -1, 388, 830, 14, 2, 3, 1, 43, 42, 0, 0, 11},  // rotationEffect
    {792, -1, -1, -1, -1, 390, 833, 15, 1, 2, 1, 43, 42, 0, 0, 11},  // scaleEffect
    {792, -1, -1, -1, -1, 391, 835, 16, 2, 3, 1, 43, 42, 0, 0, 11},  // scaleEffect
    {792, -1, -1, -1, -1, 393, 838, 17, 2, 3, 1, 43, 42, 0, 0, 11},  // scaleEffect
    {792, -1, -1, -1, -1, 395, 841, 18, 3, 4, 1, 43, 42, 0, 0, 11},  // scaleEffect
    {793, -1, -1, -1, -1, 398, 845, 19, 1, 2, 1, 43, 42, 0, 0, 11},  // transformEffect
    {794, -1, -1, -1, -1, 399, 847, 20, 1, 2, 1, 43, 42, 0, 0, 11},  // modifier
    {84, -1, -1, -1, -1, 0, 849, 21, 0, 1, 2, 43, 14, 0, 0, 11},  // transform
    {284, -1, -1, -1, -1, 0, 850, 22, 0, 1, 2, 43, 4, 0, 0, 11},  // corners
    {285, -1, -1, -1, -1, 0, 851, 23, 0, 1, 2, 43, 9, 0, 0, 11},  // center
    {795, -1, -1, -1, -1, 0, 852, 24, 0, 1, 2, 43, 13, 0, 0, 11},  // layoutFrame
    {235, -1, -1, -1, -1, 0, 853, 25, 0, 1, 2, 43, 12, 0, 0, 11},  // size
    {796, 797, -1, -1, -1, 0, 0, 26, 0, 0, 5, 44, 43, 0, 0, 11},  // topLeading
    {287, 797, -1, -1, -1, 0, 0, 27, 0, 0, 5, 44, 43, 0, 0, 11},  // top
    {798, 797, -1, -1, -1, 0, 0, 28, 0, 0, 5, 44, 43, 0, 0, 11},  // topTrailing
    {799, 797, -1, -1, -1, 0, 0, 29, 0, 0, 5, 44, 43, 0, 0, 11},  // leading
    {285, 797, -1, -1, -1, 0, 0, 30, 0, 0, 5, 44, 43, 0, 0, 11},  // center
    {800, 797, -1, -1, -1, 0, 0, 31, 0, 0, 5, 44, 43, 0, 0, 11},  // trailing
    {801, 797, -1, -1, -1, 0, 0, 32, 0, 0, 5, 44, 43, 0, 0, 11},  // bottomLeading
    {289, 797, -1, -1, -1, 0, 0, 33, 0, 0, 5, 44, 43, 0, 0, 11},  // bottom
    {802, 797, -1, -1, -1, 0, 0, 34, 0, 0, 5, 44, 43, 0, 0, 11},  // bottomTrailing
    {797, -1, -1, -1, -1, 400, 854, 35, 2, 2, 0, 0, 9, 0, 0, 11},  // UnitPoint
    {804, -1, -1, -1, -1, 402, 856, 36, 1, 1, 3, 0, 14, 0, 0, 11},  // ProjectionTransform
    {806, -1, -1, -1, -1, 403, 857, 0, 2, 2, 3, 0, 30, 0, 0, 12},  // UIPanGestureRecognizer
    {806, -1, -1, -1, -1, 405, 859, 1, 1, 1, 3, 0, 30, 0, 0, 12},  // UIPanGestureRecognizer
    {806, -1, -1, -1, -1, 0, 0, 2, 0, 0, 3, 0, 30, 0, 0, 12},  // UIPanGestureRecognizer
    {808, -1, -1, -1, -1, 406, 860, 3, 2, 2, 3, 0, 30, 0, 0, 12},  // UIPinchGestureRecognizer
    {808, -1, -1, -1, -1, 408, 862, 4, 1, 1, 3, 0, 30, 0, 0, 12},  // UIPinchGestureRecognizer
    {808, -1, -1, -1, -1, 0, 0, 5, 0, 0, 3, 0, 30, 0, 0, 12},  // UIPinchGestureRecognizer
    {809, -1, -1, -1, -1, 409, 863, 6, 2, 2, 3, 0, 30, 0, 0, 12},  // UIRotationGestureRecognizer
    {809, -1, -1, -1, -1, 411, 865, 7, 1, 1, 3, 0, 30, 0, 0, 12},  // UIRotationGestureRecognizer
    {809, -1, -1, -1, -1, 0, 0, 8, 0, 0, 3, 0, 30, 0, 0, 12},  // UIRotationGestureRecognizer
    {810, -1, -1, -1, -1, 412, 866, 9, 2, 2, 3, 0, 30, 0, 0, 12},  // UITapGestureRecognizer
    {810, -1, -1, -1, -1, 414, 868, 10, 1, 1, 3, 0, 30, 0, 0, 12},  // UITapGestureRecognizer
    {810, -1, -1, -1, -1, 0, 0, 11, 0, 0, 3, 0, 30, 0, 0, 12},  // UITapGestureRecognizer
    {811, -1, -1, -1, -1, 415, 869, 12, 2, 2, 3, 0, 30, 0, 0, 12},  // UILongPressGestureRecognizer
    {811, -1, -1, -1, -1, 417, 871, 13, 1, 1, 3, 0, 30, 0, 0, 12},  // UILongPressGestureRecognizer
    {811, -1, -1, -1, -1, 0, 0, 14, 0, 0, 3, 0, 30, 0, 0, 12},  // UILongPressGestureRecognizer
    {812, -1, -1, -1, -1, 418, 872, 15, 2, 2, 3, 0, 30, 0, 0, 12},  // UISwipeGestureRecognizer
    {812, -1, -1, -1, -1, 420, 874, 16, 1, 1, 3, 0, 30, 0, 0, 12},  // UISwipeGestureRecognizer
    {812, -1, -1, -1, -1, 0, 0, 17, 0, 0, 3, 0, 30, 0, 0, 12},  // UISwipeGestureRecognizer
    {624, 805, -1, -1, -1, 0, 0, 18, 0, 0, 5, 31, 46, 0, 0, 12},  // State
    {813, 805, -1, -1, -1, 0, 0, 19, 0, 0, 5, 31, 46, 0, 0, 12},  // Direction
    {816, 817, 818, -1, -1, 0, 0, 20, 0, 0, 5, 32, 31, 0, 0, 12},  // possible
    {819, 817, -1, -1, -1, 0, 0, 21, 0, 0, 5, 32, 31, 0, 0, 12},  // Possible
    {820, 817, 821, -1, -1, 0, 0, 22, 0, 0, 5, 32, 31, 0, 0, 12},  // began
    {822, 817, -1, -1, -1, 0, 0, 23, 0, 0, 5, 32, 31, 0, 0, 12},  // Began
    {823, 817, 824, -1, -1, 0, 0, 24, 0, 0, 5, 32, 31, 0, 0, 12},  // changed
    {825, 817, -1, -1, -1, 0, 0, 25, 0, 0, 5, 32, 31, 0, 0, 12},  // Changed
    {826, 817, 827, -1, -1, 0, 0, 26, 0, 0, 5, 32, 31, 0, 0, 12},  // ended
    {828, 817, -1, -1, -1, 0, 0, 27, 0, 0, 5, 32, 31, 0, 0, 12},  // Ended
    {829, 817, 830, -1, -1, 0, 0, 28, 0, 0, 5, 32, 31, 0, 0, 12},  // cancelled
    {831, 817, -1, -1, -1, 0, 0, 29, 0, 0, 5, 32, 31, 0, 0, 12},  // Cancelled
    {832, 817, 833, -1, -1, 0, 0, 30, 0, 0, 5, 32, 31, 0, 0, 12},  // failed
    {834, 817, -1, -1, -1, 0, 0, 31, 0, 0, 5, 32, 31, 0, 0, 12},  // Failed
    {835, 817, 836, -1, -1, 0, 0, 32, 0, 0, 5, 32, 31, 0, 0, 12},  // recognized
    {290, 837, 838, -1, -1, 0, 0, 33, 0, 0, 5, 33, 32, 0, 0, 12},  // right
    {839, 837, -1, -1, -1, 0, 0, 34, 0, 0, 5, 33, 32, 0, 0, 12},  // Right
    {288, 837, 840, -1, -1, 0, 0, 35, 0, 0, 5, 33, 32, 0, 0, 12},  // left
    {841, 837, -1, -1, -1, 0, 0, 36, 0, 0, 5, 33, 32, 0, 0, 12},  // Left
    {351, 837, 842, -1, -1, 0, 0, 37, 0, 0, 5, 33, 32, 0, 0, 12},  // up
    {843, 837, -1, -1, -1, 0, 0, 38, 0, 0, 5, 33, 32, 0, 0, 12},  // Up
    {352, 837, 844, -1, -1, 0, 0, 39, 0, 0, 5, 33, 32, 0, 0, 12},  // down
    {845, 837, -1, -1, -1, 0, 0, 40, 0, 0, 5, 33, 32, 0, 0, 12},  // Down
    {846, -1, -1, -1, -1, 0, 875, 41, 0, 1, 2, 31, 31, 0, 0, 12},  // state
    {689, -1, -1, -1, 847, 0, 876, 42, 0, 1, 2, 31, 2, 0, 0, 12},  // isEnabled
    {847, -1, -1, -1, -1, 0, 877, 43, 0, 1, 2, 31, 2, 0, 0, 12},  // enabled
    {47, -1, -1, -1, -1, 0, 878, 44, 0, 1, 2, 31, 27, 0, 0, 12},  // view
    {532, -1, -1, -1, -1, 0, 879, 45, 0, 1, 2, 31, 3, 0, 0, 12},  // name
    {848, -1, -1, -1, -1, 0, 880, 46, 0, 1, 2, 31, 2, 0, 0, 12},  // cancelsTouchesInView
    {849, -1, -1, -1, -1, 0, 881, 47, 0, 1, 2, 31, 2, 0, 0, 12},  // delaysTouchesBegan
    {850, -1, -1, -1, -1, 0, 882, 48, 0, 1, 2, 31, 2, 0, 0, 12},  // delaysTouchesEnded
    {851, -1, -1, -1, -1, 0, 883, 49, 0, 1, 2, 31, 0, 0, 0, 12},  // numberOfTouches
    {597, -1, -1, -1, -1, 0, 884, 50, 0, 1, 2, 31, 49, 0, 0, 12},  // delegate
    {852, -1, -1, -1, -1, 0, 885, 51, 0, 1, 2, 31, 0, 0, 0, 12},  // minimumNumberOfTouches
    {853, -1, -1, -1, -1, 0, 886, 52, 0, 1, 2, 31, 0, 0, 0, 12},  // maximumNumberOfTouches
    {854, -1, -1, -1, -1, 0, 887, 53, 0, 1, 2, 31, 0, 0, 0, 12},  // numberOfTapsRequired
    {855, -1, -1, -1, -1, 0, 888, 54, 0, 1, 2, 31, 0, 0, 0, 12},  // numberOfTouchesRequired
    {856, -1, -1, -1, -1, 0, 889, 55, 0, 1, 2, 31, 0, 0, 0, 12},  // minimumPressDuration
    {857, -1, -1, -1, -1, 0, 890, 56, 0, 1, 2, 31, 0, 0, 0, 12},  // allowableMovement
    {858, -1, -1, -1, -1, 0, 891, 57, 0, 1, 2, 31, 32, 0, 0, 12},  // direction
    {213, -1, -1, -1, -1, 0, 892, 58, 0, 1, 2, 31, 0, 0, 0, 12},  // scale
    {215, -1, -1, -1, -1, 0, 893, 59, 0, 1, 2, 31, 0, 0, 0, 12},  // rotation
    {859, -1, -1, -1, -1, 0, 894, 60, 0, 1, 2, 31, 0, 0, 0, 12},  // velocity
    {860, -1, -1, -1, -1, 421, 895, 61, 1, 2, 1, 31, 9, 0, 0, 12},  // location
    {861, -1, -1, -1, -1, 422, 897, 62, 1, 2, 1, 31, 9, 0, 0, 12},  // locationInView
    {860, -1, -1, -1, 1265, 423, 899, 63, 2, 3, 1, 31, 9, 0, 0, 12},  // location
    {863, -1, -1, -1, -1, 425, 902, 64, 2, 3, 1, 31, 9, 0, 0, 12},  // locationOfTouch
    {216, -1, -1, -1, -1, 427, 905, 65, 1, 2, 1, 31, 9, 0, 0, 12},  // translation
    {865, -1, -1, -1, -1, 428, 907, 66, 1, 2, 1, 31, 9, 0, 0, 12},  // translationInView
    {859, -1, -1, -1, -1, 429, 909, 67, 1, 2, 1, 31, 9, 0, 0, 12},  // velocity
    {866, -1, -1, -1, -1, 430, 911, 68, 1, 2, 1, 31, 9, 0, 0, 12},  // velocityInView
    {867, -1, -1, -1, 1266, 431, 913, 69, 2, 3, 1, 31, 49, 0, 0, 12},  // setTranslation
    {867, -1, -1, -1, -1, 433, 916, 70, 2, 3, 1, 31, 49, 0, 0, 12},  // setTranslation
    {672, -1, -1, -1, -1, 435, 919, 71, 2, 3, 1, 31, 49, 0, 0, 12},  // addTarget
    {868, -1, -1, -1, -1, 437, 922, 72, 2, 3, 1, 31, 49, 0, 0, 12},  // removeTarget
    {869, -1, -1, -1, 1267, 439, 925, 73, 1, 2, 1, 31, 49, 0, 0, 12},  // require
    {871, -1, -1, -1, -1, 440, 927, 74, 1, 2, 1, 31, 49, 0, 0, 12},  // requireGestureRecognizerToFail
    {872, -1, -1, -1, -1, 441, 929, 75, 1, 2, 1, 28, 49, 0, 0, 12},  // addGestureRecognizer
    {873, -1, -1, -1, -1, 442, 931, 76, 1, 2, 1, 28, 49, 0, 0, 12},  // removeGestureRecognizer
    {874, -1, -1, -1, -1, 0, 933, 77, 0, 1, 2, 28, 4, 0, 0, 12},  // gestureRecognizers
    {875, -1, -1, -1, -1, 0, 934, 78, 0, 1, 2, 28, 2, 0, 0, 12},  // isMultipleTouchEnabled
    {876, -1, -1, -1, -1, 0, 935, 79, 0, 1, 2, 28, 2, 0, 0, 12},  // multipleTouchEnabled
    {877, -1, -1, -1, -1, 0, 936, 80, 0, 1, 2, 28, 2, 0, 0, 12},  // isExclusiveTouch
    {860, -1, -1, -1, -1, 443, 937, 0, 1, 2, 1, 46, 9, 0, 0, 13},  // location
    {861, -1, -1, -1, -1, 444, 939, 1, 1, 2, 1, 46, 9, 0, 0, 13},  // locationInView
    {881, -1, -1, -1, -1, 445, 941, 2, 1, 2, 1, 46, 9, 0, 0, 13},  // previousLocation
    {882, -1, -1, -1, -1, 446, 943, 3, 1, 2, 1, 46, 9, 0, 0, 13},  // previousLocationInView
    {883, -1, -1, -1, -1, 447, 945, 4, 0, 1, 1, 5, 49, 0, 0, 13},  // anyObject
    {884, -1, -1, -1, -1, 447, 946, 5, 3, 3, 0, 0, 49, 0, 0, 13},  // drag
    {884, -1, -1, -1, -1, 450, 949, 6, 4, 4, 0, 0, 49, 0, 0, 13},  // drag
    {887, -1, -1, -1, -1, 454, 953, 7, 3, 3, 0, 0, 49, 0, 0, 13},  // fingers
    {887, -1, -1, -1, -1, 457, 956, 8, 4, 4, 0, 0, 49, 0, 0, 13},  // fingers
    {888, -1, -1, -1, -1, 461, 960, 9, 4, 4, 0, 0, 49, 0, 0, 13},  // pinch
    {888, -1, -1, -1, -1, 465, 964, 10, 5, 5, 0, 0, 49, 0, 0, 13},  // pinch
    {889, -1, -1, -1, -1, 470, 969, 11, 4, 4, 0, 0, 49, 0, 0, 13},  // twist
    {891, -1, -1, -1, -1, 474, 973, 12, 1, 1, 0, 0, 49, 0, 0, 13},  // tap
    {891, -1, -1, -1, -1, 475, 974, 13, 2, 2, 0, 0, 49, 0, 0, 13},  // tap
    {891, -1, -1, -1, -1, 477, 976, 14, 2, 2, 0, 0, 49, 0, 0, 13},  // tap
    {891, -1, -1, -1, -1, 479, 978, 15, 3, 3, 0, 0, 49, 0, 0, 13},  // tap
    {893, -1, -1, -1, -1, 482, 981, 16, 2, 2, 0, 0, 49, 0, 0, 13},  // press
    {887, -1, -1, -1, -1, 484, 983, 17, 2, 2, 0, 0, 49, 0, 0, 13},  // fingers
    {895, -1, -1, -1, -1, 486, 985, 18, 0, 0, 0, 0, 49, 0, 0, 13},  // lift
    {896, -1, -1, -1, -1, 486, 985, 19, 0, 0, 0, 0, 49, 0, 0, 13},  // cancel
    {899, 158, -1, -1, -1, 0, 0, 0, 0, 0, 5, 28, 46, 0, 0, 14},  // AnimationOptions
    {900, 158, -1, -1, -1, 0, 0, 1, 0, 0, 5, 28, 46, 0, 0, 14},  // KeyframeAnimationOptions
    {902, 158, -1, -1, -1, 0, 0, 2, 0, 0, 5, 28, 46, 0, 0, 14},  // AnimationCurve
    {906, 897, 907, -1, -1, 0, 0, 3, 0, 0, 5, 36, 35, 0, 0, 14},  // curveEaseInOut
    {908, 897, 909, -1, -1, 0, 0, 4, 0, 0, 5, 36, 35, 0, 0, 14},  // curveEaseIn
    {910, 897, 911, -1, -1, 0, 0, 5, 0, 0, 5, 36, 35, 0, 0, 14},  // curveEaseOut
    {912, 897, 913, -1, -1, 0, 0, 6, 0, 0, 5, 36, 35, 0, 0, 14},  // curveLinear
    {10, 897, 914, -1, -1, 0, 0, 7, 0, 0, 5, 36, 35, 0, 0, 14},  // repeat
    {915, 897, 916, -1, -1, 0, 0, 8, 0, 0, 5, 36, 35, 0, 0, 14},  // autoreverse
    {917, 897, 918, -1, -1, 0, 0, 9, 0, 0, 5, 36, 35, 0, 0, 14},  // beginFromCurrentState
    {919, 897, 920, -1, -1, 0, 0, 10, 0, 0, 5, 36, 35, 0, 0, 14},  // overrideInheritedDuration
    {921, 897, 922, -1, -1, 0, 0, 11, 0, 0, 5, 36, 35, 0, 0, 14},  // overrideInheritedCurve
    {923, 897, 924, -1, -1, 0, 0, 12, 0, 0, 5, 36, 35, 0, 0, 14},  // overrideInheritedOptions
    {925, 897, 926, -1, -1, 0, 0, 13, 0, 0, 5, 36, 35, 0, 0, 14},  // allowUserInteraction
    {719, 897, 927, -1, -1, 0, 0, 14, 0, 0, 5, 36, 35, 0, 0, 14},  // layoutSubviews
    {928, 897, 929, -1, -1, 0, 0, 15, 0, 0, 5, 36, 35, 0, 0, 14},  // allowAnimatedContent
    {930, 897, 931, -1, -1, 0, 0, 16, 0, 0, 5, 36, 35, 0, 0, 14},  // showHideTransitionViews
    {932, 897, 933, -1, -1, 0, 0, 17, 0, 0, 5, 36, 35, 0, 0, 14},  // calculationModeLinear
    {934, 897, 935, -1, -1, 0, 0, 18, 0, 0, 5, 36, 35, 0, 0, 14},  // calculationModeDiscrete
    {936, 897, -1, -1, -1, 0, 0, 19, 0, 0, 5, 36, 35, 0, 0, 14},  // CurveEaseInOut
    {937, 897, -1, -1, -1, 0, 0, 20, 0, 0, 5, 36, 35, 0, 0, 14},  // CurveEaseIn
    {938, 897, -1, -1, -1, 0, 0, 21, 0, 0, 5, 36, 35, 0, 0, 14},  // CurveEaseOut
    {939, 897, -1, -1, -1, 0, 0, 22, 0, 0, 5, 36, 35, 0, 0, 14},  // CurveLinear
    {940, 897, -1, -1, -1, 0, 0, 23, 0, 0, 5, 36, 35, 0, 0, 14},  // Repeat
    {941, 897, -1, -1, -1, 0, 0, 24, 0, 0, 5, 36, 35, 0, 0, 14},  // Autoreverse
    {942, 897, -1, -1, -1, 0, 0, 25, 0, 0, 5, 36, 35, 0, 0, 14},  // BeginFromCurrentState
    {943, 897, -1, -1, -1, 0, 0, 26, 0, 0, 5, 36, 35, 0, 0, 14},  // OverrideInheritedDuration
    {944, 897, -1, -1, -1, 0, 0, 27, 0, 0, 5, 36, 35, 0, 0, 14},  // OverrideInheritedCurve
    {945, 897, -1, -1, -1, 0, 0, 28, 0, 0, 5, 36, 35, 0, 0, 14},  // OverrideInheritedOptions
    {946, 897, -1, -1, -1, 0, 0, 29, 0, 0, 5, 36, 35, 0, 0, 14},  // AllowUserInteraction
    {947, 897, -1, -1, -1, 0, 0, 30, 0, 0, 5, 36, 35, 0, 0, 14},  // LayoutSubviews
    {948, 897, -1, -1, -1, 0, 0, 31, 0, 0, 5, 36, 35, 0, 0, 14},  // CalculationModeLinear
    {949, 901, 950, -1, -1, 0, 0, 32, 0, 0, 5, 37, 36, 0, 0, 14},  // easeInOut
    {951, 901, 952, -1, -1, 0, 0, 33, 0, 0, 5, 37, 36, 0, 0, 14},  // easeIn
    {953, 901, 954, -1, -1, 0, 0, 34, 0, 0, 5, 37, 36, 0, 0, 14},  // easeOut
    {955, 901, 956, -1, -1, 0, 0, 35, 0, 0, 5, 37, 36, 0, 0, 14},  // linear
    {957, 901, -1, -1, -1, 0, 0, 36, 0, 0, 5, 37, 36, 0, 0, 14},  // EaseInOut
    {958, 901, -1, -1, -1, 0, 0, 37, 0, 0, 5, 37, 36, 0, 0, 14},  // EaseIn
    {959, 901, -1, -1, -1, 0, 0, 38, 0, 0, 5, 37, 36, 0, 0, 14},  // EaseOut
    {960, 901, -1, -1, -1, 0, 0, 39, 0, 0, 5, 37, 36, 0, 0, 14},  // Linear
    {955, 903, 961, -1, -1, 0, 0, 40, 0, 0, 5, 38, 37, 0, 0, 14},  // linear
    {951, 903, 962, -1, -1, 0, 0, 41, 0, 0, 5, 38, 37, 0, 0, 14},  // easeIn
    {953, 903, 963, -1, -1, 0, 0, 42, 0, 0, 5, 38, 37, 0, 0, 14},  // easeOut
    {964, 903, 965, -1, -1, 0, 0, 43, 0, 0, 5, 38, 37, 0, 0, 14},  // easeInEaseOut
    {15, 903, 966, -1, -1, 0, 0, 44, 0, 0, 5, 38, 37, 0, 0, 14},  // default
    {967, 904, 968, -1, -1, 0, 0, 45, 0, 0, 5, 39, 38, 0, 0, 14},  // removed
    {969, 904, 970, -1, -1, 0, 0, 46, 0, 0, 5, 39, 38, 0, 0, 14},  // forwards
    {971, 904, 972, -1, -1, 0, 0, 47, 0, 0, 5, 39, 38, 0, 0, 14},  // backwards
    {973, 904, 974, -1, -1, 0, 0, 48, 0, 0, 5, 39, 38, 0, 0, 14},  // both
    {955, 905, 975, -1, -1, 0, 0, 49, 0, 0, 5, 40, 39, 0, 0, 14},  // linear
    {976, 905, 977, -1, -1, 0, 0, 50, 0, 0, 5, 40, 39, 0, 0, 14},  // discrete
    {978, 905, 979, -1, -1, 0, 0, 51, 0, 0, 5, 40, 39, 0, 0, 14},  // paced
    {980, -1, -1, -1, -1, 486, 985, 0, 1, 1, 0, 0, 49, 0, 0, 15},  // advance
    {981, -1, -1, -1, -1, 487, 986, 1, 0, 0, 0, 0, 49, 0, 0, 15},  // run
    {982, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 0, 0, 0, 15},  // now
    {983, -1, -1, -1, -1, 487, 986, 3, 0, 0, 0, 0, 0, 0, 0, 15},  // CACurrentMediaTime
    {984, -1, -1, -1, -1, 487, 986, 4, 1, 1, 3, 0, 34, 0, 0, 15},  // CAMediaTimingFunction
    {988, 984, -1, -1, -1, 488, 987, 5, 1, 1, 4, 35, 34, 0, 0, 15},  // functionWithName
    {984, -1, -1, -1, -1, 489, 988, 6, 4, 4, 3, 0, 34, 0, 0, 15},  // CAMediaTimingFunction
    {985, -1, -1, -1, -1, 493, 992, 7, 2, 2, 3, 0, 34, 0, 0, 15},  // UICubicTimingParameters
    {985, -1, -1, -1, -1, 495, 994, 8, 1, 1, 3, 0, 34, 0, 0, 15},  // UICubicTimingParameters
    {986, -1, -1, -1, -1, 496, 995, 9, 1, 1, 3, 0, 34, 0, 0, 15},  // UISpringTimingParameters
    {986, -1, -1, -1, -1, 497, 996, 10, 2, 2, 3, 0, 34, 0, 0, 15},  // UISpringTimingParameters
    {45, -1, -1, -1, -1, 499, 998, 11, 1, 2, 1, 35, 0, 0, 0, 15},  // value
    {859, -1, -1, -1, -1, 500, 1000, 12, 1, 2, 1, 35, 0, 0, 0, 15},  // velocity
    {990, -1, -1, -1, -1, 0, 1002, 13, 0, 1, 2, 35, 9, 0, 0, 15},  // controlPoint1
    {991, -1, -1, -1, -1, 0, 1003, 14, 0, 1, 2, 35, 9, 0, 0, 15},  // controlPoint2
    {955, 987, -1, -1, -1, 0, 0, 15, 0, 0, 5, 35, 34, 0, 0, 15},  // linear
    {951, 987, -1, -1, -1, 0, 0, 16, 0, 0, 5, 35, 34, 0, 0, 15},  // easeIn
    {953, 987, -1, -1, -1, 0, 0, 17, 0, 0, 5, 35, 34, 0, 0, 15},  // easeOut
    {949, 987, -1, -1, -1, 0, 0, 18, 0, 0, 5, 35, 34, 0, 0, 15},  // easeInOut
    {995, 987, -1, -1, -1, 501, 1004, 19, 2, 2, 4, 35, 34, 0, 0, 15},  // bezier
    {998, -1, -1, -1, -1, 503, 1006, 20, 3, 3, 0, 0, 14, 0, 0, 15},  // interpolate
    {999, 158, -1, -1, -1, 508, 1009, 0, 2, 2, 4, 28, 49, 0, 0, 16},  // animate
    {999, 158, -1, -1, -1, 513, 1011, 1, 3, 3, 4, 28, 49, 0, 0, 16},  // animate
    {999, 158, -1, -1, -1, 519, 1014, 2, 3, 3, 4, 28, 49, 0, 0, 16},  // animate
    {999, 158, -1, -1, -1, 526, 1017, 3, 4, 4, 4, 28, 49, 0, 0, 16},  // animate
    {999, 158, -1, -1, -1, 534, 1021, 4, 4, 4, 4, 28, 49, 0, 0, 16},  // animate
    {999, 158, -1, -1, -1, 543, 1025, 5, 5, 5, 4, 28, 49, 0, 0, 16},  // animate
    {999, 158, -1, -1, -1, 553, 1030, 6, 5, 5, 4, 28, 49, 0, 0, 16},  // animate
    {999, 158, -1, -1, -1, 564, 1035, 7, 6, 6, 4, 28, 49, 0, 0, 16},  // animate
    {999, 158, -1, -1, -1, 576, 1041, 8, 6, 6, 4, 28, 49, 0, 0, 16},  // animate
    {999, 158, -1, -1, -1, 589, 1047, 9, 7, 7, 4, 28, 49, 0, 0, 16},  // animate
    {1007, 158, -1, -1, -1, 598, 1054, 10, 2, 2, 4, 28, 49, 0, 0, 16},  // animateWithDuration
    {1007, 158, -1, -1, -1, 603, 1056, 11, 3, 3, 4, 28, 49, 0, 0, 16},  // animateWithDuration
    {1007, 158, -1, -1, -1, 610, 1059, 12, 4, 4, 4, 28, 49, 0, 0, 16},  // animateWithDuration
    {1007, 158, -1, -1, -1, 619, 1063, 13, 5, 5, 4, 28, 49, 0, 0, 16},  // animateWithDuration
    {1007, 158, -1, -1, -1, 631, 1068, 14, 7, 7, 4, 28, 49, 0, 0, 16},  // animateWithDuration
    {1008, 158, -1, -1, -1, 641, 1075, 15, 3, 3, 4, 28, 49, 0, 0, 16},  // animateKeyframes
    {1008, 158, -1, -1, -1, 648, 1078, 16, 4, 4, 4, 28, 49, 0, 0, 16},  // animateKeyframes
    {1008, 158, -1, -1, -1, 656, 1082, 17, 4, 4, 4, 28, 49, 0, 0, 16},  // animateKeyframes
    {1008, 158, -1, -1, -1, 665, 1086, 18, 5, 5, 4, 28, 49, 0, 0, 16},  // animateKeyframes
    {1009, 158, -1, -1, -1, 675, 1091, 19, 5, 5, 4, 28, 49, 0, 0, 16},  // animateKeyframesWithDuration
    {1010, 158, -1, -1, -1, 683, 1096, 20, 3, 3, 4, 28, 49, 0, 0, 16},  // addKeyframe
    {1013, 158, -1, -1, -1, 689, 1099, 21, 3, 3, 4, 28, 49, 0, 0, 16},  // addKeyframeWithRelativeStartTime
    {1014, 158, -1, -1, -1, 692, 1102, 22, 2, 2, 4, 28, 49, 0, 0, 16},  // beginAnimations
    {1016, 158, -1, -1, -1, 694, 1104, 23, 0, 0, 4, 28, 49, 0, 0, 16},  // commitAnimations
    {1017, 158, -1, -1, -1, 694, 1104, 24, 1, 1, 4, 28, 49, 0, 0, 16},  // setAnimationDuration
    {1018, 158, -1, -1, -1, 695, 1105, 25, 1, 1, 4, 28, 49, 0, 0, 16},  // setAnimationDelay
    {1019, 158, -1, -1, -1, 696, 1106, 26, 1, 1, 4, 28, 49, 0, 0, 16},  // setAnimationRepeatCount
    {1020, 158, -1, -1, -1, 697, 1107, 27, 1, 1, 4, 28, 49, 0, 0, 16},  // setAnimationRepeatAutoreverses
    {1021, 158, -1, -1, -1, 698, 1108, 28, 1, 1, 4, 28, 49, 0, 0, 16},  // setAnimationBeginsFromCurrentState
    {1022, 158, -1, -1, -1, 699, 1109, 29, 1, 1, 4, 28, 49, 0, 0, 16},  // setAnimationCurve
    {1023, 158, -1, -1, -1, 700, 1110, 30, 1, 1, 4, 28, 49, 0, 0, 16},  // setAnimationDelegate
    {732, 1024, -1, -1, -1, 0, 0, 31, 0, 0, 5, 42, 41, 0, 0, 16},  // main
    {1027, 1024, -1, -1, -1, 0, 0, 32, 0, 0, 5, 42, 41, 0, 0, 16},  // background
    {1028, 1024, -1, -1, -1, 701, 1111, 33, 0, 0, 4, 42, 41, 0, 0, 16},  // global
    {1028, 1024, -1, -1, -1, 701, 1111, 34, 1, 1, 4, 42, 41, 0, 0, 16},  // global
    {1024, -1, -1, -1, -1, 702, 1112, 35, 1, 1, 3, 0, 41, 0, 0, 16},  // DispatchQueue
    {1024, -1, -1, -1, -1, 703, 1113, 36, 2, 2, 3, 0, 41, 0, 0, 16},  // DispatchQueue
    {1030, -1, -1, -1, -1, 705, 1115, 37, 1, 2, 1, 42, 49, 0, 0, 16},  // sync
    {1030, -1, -1, -1, -1, 706, 1117, 38, 1, 2, 1, 42, 49, 0, 0, 16},  // sync
    {1032, -1, -1, -1, -1, 707, 1119, 39, 1, 2, 1, 42, 49, 0, 0, 16},  // async
    {1032, -1, -1, -1, -1, 708, 1121, 40, 1, 2, 1, 42, 49, 0, 0, 16},  // async
    {1033, -1, -1, -1, -1, 709, 1123, 41, 2, 3, 1, 42, 49, 0, 0, 16},  // asyncAfter
    {1033, -1, -1, -1, -1, 711, 1126, 42, 2, 3, 1, 42, 49, 0, 0, 16},  // asyncAfter
    {1035, -1, -1, -1, -1, 713, 1129, 43, 2, 2, 0, 0, 49, 0, 0, 16},  // dispatch_async
    {1036, -1, -1, -1, -1, 715, 1131, 44, 3, 3, 0, 0, 49, 0, 0, 16},  // dispatch_after
    {1037, -1, -1, -1, -1, 718, 1134, 45, 0, 0, 0, 0, 41, 0, 0, 16},  // dispatch_get_main_queue
    {982, 1025, -1, -1, -1, 718, 1134, 46, 0, 0, 4, 1, 0, 0, 0, 16},  // now
    {894, 1026, -1, -1, -1, 718, 1134, 47, 1, 1, 4, 1, 0, 0, 0, 16},  // seconds
    {1038, 1026, -1, -1, -1, 719, 1135, 48, 1, 1, 4, 1, 0, 0, 0, 16},  // milliseconds
    {1039, 1026, -1, -1, -1, 720, 1136, 49, 1, 1, 4, 1, 0, 0, 0, 16},  // microseconds
    {1040, 1026, -1, -1, -1, 721, 1137, 50, 1, 1, 4, 1, 0, 0, 0, 16},  // nanoseconds
    {1041, -1, -1, -1, -1, 0, 0, 51, 0, 0, 5, 0, 0, 0, 0, 16},  // DISPATCH_TIME_NOW
    {1042, -1, -1, -1, -1, 0, 0, 52, 0, 0, 5, 0, 0, 0, 0, 16},  // NSEC_PER_SEC
    {1043, -1, -1, -1, -1, 0, 0, 53, 0, 0, 5, 0, 0, 0, 0, 16},  // NSEC_PER_MSEC
    {1044, -1, -1, -1, -1, 722, 1138, 54, 2, 2, 0, 0, 0, 0, 0, 16},  // dispatch_time
    {1045, 158, -1, -1, -1, 725, 1140, 55, 1, 1, 4, 28, 49, 0, 0, 16},  // performWithoutAnimation
    {1046, 158, -1, -1, -1, 726, 1141, 56, 1, 1, 4, 28, 49, 0, 0, 16},  // setAnimationsEnabled
    {1047, -1, -1, -1, -1, 0, 0, 0, 0, 0, 3, 0, 33, 0, 0, 17},  // CABasicAnimation
    {1047, -1, -1, -1, -1, 727, 1142, 1, 1, 1, 3, 0, 33, 0, 0, 17},  // CABasicAnimation
    {1049, -1, -1, -1, -1, 0, 0, 2, 0, 0, 3, 0, 33, 0, 0, 17},  // CASpringAnimation
    {1049, -1, -1, -1, -1, 728, 1143, 3, 1, 1, 3, 0, 33, 0, 0, 17},  // CASpringAnimation
    {1050, -1, -1, -1, -1, 0, 0, 4, 0, 0, 3, 0, 33, 0, 0, 17},  // CAKeyframeAnimation
    {1050, -1, -1, -1, -1, 729, 1144, 5, 1, 1, 3, 0, 33, 0, 0, 17},  // CAKeyframeAnimation
    {1051, -1, -1, -1, -1, 0, 0, 6, 0, 0, 3, 0, 33, 0, 0, 17},  // CAAnimationGroup
    {1048, -1, -1, -1, -1, 0, 1145, 7, 0, 1, 2, 34, 3, 0, 0, 17},  // keyPath
    {1052, -1, -1, -1, -1, 0, 1146, 8, 0, 1, 2, 34, 49, 0, 0, 17},  // fromValue
    {1053, -1, -1, -1, -1, 0, 1147, 9, 0, 1, 2, 34, 49, 0, 0, 17},  // toValue
    {1054, -1, -1, -1, -1, 0, 1148, 10, 0, 1, 2, 34, 49, 0, 0, 17},  // byValue
    {443, -1, -1, -1, -1, 0, 1149, 11, 0, 1, 2, 34, 4, 0, 0, 17},  // values
    {1055, -1, -1, -1, -1, 0, 1150, 12, 0, 1, 2, 34, 4, 0, 0, 17},  // keyTimes
    {1056, -1, -1, -1, -1, 0, 1151, 13, 0, 1, 2, 34, 4, 0, 0, 17},  // timingFunctions
    {1057, -1, -1, -1, -1, 0, 1152, 14, 0, 1, 2, 34, 39, 0, 0, 17},  // calculationMode
    {1001, -1, -1, -1, -1, 0, 1153, 15, 0, 1, 2, 34, 4, 0, 0, 17},  // animations
    {1058, -1, -1, -1, -1, 0, 1154, 16, 0, 1, 2, 34, 2, 0, 0, 17},  // additive
    {1059, -1, -1, -1, -1, 0, 1155, 17, 0, 1, 2, 34, 2, 0, 0, 17},  // isAdditive
    {1060, -1, -1, -1, -1, 0, 1156, 18, 0, 1, 2, 34, 2, 0, 0, 17},  // cumulative
    {1061, -1, -1, -1, -1, 0, 1157, 19, 0, 1, 2, 34, 2, 0, 0, 17},  // isCumulative
    {1062, -1, -1, -1, -1, 0, 1158, 20, 0, 1, 2, 34, 0, 0, 0, 17},  // mass
    {1063, -1, -1, -1, -1, 0, 1159, 21, 0, 1, 2, 34, 0, 0, 0, 17},  // stiffness
    {1064, -1, -1, -1, -1, 0, 1160, 22, 0, 1, 2, 34, 0, 0, 0, 17},  // damping
    {994, -1, -1, -1, -1, 0, 1161, 23, 0, 1, 2, 34, 0, 0, 0, 17},  // initialVelocity
    {1065, -1, -1, -1, -1, 0, 1162, 24, 0, 1, 2, 34, 34, 0, 0, 17},  // timingFunction
    {1066, -1, -1, -1, -1, 0, 1163, 25, 0, 1, 2, 34, 0, 0, 0, 17},  // duration
    {1067, -1, -1, -1, -1, 0, 1164, 26, 0, 1, 2, 34, 0, 0, 0, 17},  // speed
    {1068, -1, -1, -1, -1, 0, 1165, 27, 0, 1, 2, 34, 0, 0, 0, 17},  // beginTime
    {1069, -1, -1, -1, -1, 0, 1166, 28, 0, 1, 2, 34, 0, 0, 0, 17},  // timeOffset
    {1070, -1, -1, -1, -1, 0, 1167, 29, 0, 1, 2, 34, 0, 0, 0, 17},  // repeatCount
    {1071, -1, -1, -1, -1, 0, 1168, 30, 0, 1, 2, 34, 0, 0, 0, 17},  // repeatDuration
    {1072, -1, -1, -1, -1, 0, 1169, 31, 0, 1, 2, 34, 2, 0, 0, 17},  // autoreverses
    {1073, -1, -1, -1, -1, 0, 1170, 32, 0, 1, 2, 34, 38, 0, 0, 17},  // fillMode
    {1074, -1, -1, -1, -1, 0, 1171, 33, 0, 1, 2, 34, 2, 0, 0, 17},  // isRemovedOnCompletion
    {1075, -1, -1, -1, -1, 0, 1172, 34, 0, 1, 2, 34, 2, 0, 0, 17},  // removedOnCompletion
    {597, -1, -1, -1, -1, 0, 1173, 35, 0, 1, 2, 34, 49, 0, 0, 17},  // delegate
    {1076, -1, -1, -1, -1, 0, 1174, 36, 0, 1, 2, 34, 0, 0, 0, 17},  // settlingDuration
    {1077, -1, -1, -1, 1253, 730, 1175, 37, 2, 3, 1, 29, 49, 0, 0, 17},  // add
    {1078, -1, -1, -1, 1254, 732, 1178, 38, 1, 2, 1, 29, 49, 0, 0, 17},  // removeAnimation
    {1079, -1, -1, -1, -1, 733, 1180, 39, 0, 1, 1, 29, 49, 0, 0, 17},  // removeAllAnimations
    {1080, -1, -1, -1, -1, 733, 1181, 40, 0, 1, 1, 29, 4, 0, 0, 17},  // animationKeys
    {45, -1, -1, -1, 1269, 733, 1182, 41, 1, 2, 1, 29, 0, 0, 0, 17},  // value
    {1082, -1, -1, -1, 1270, 734, 1184, 42, 2, 3, 1, 29, 49, 0, 0, 17},  // setValue
    {45, -1, -1, -1, 1269, 736, 1187, 43, 1, 2, 1, 28, 0, 0, 0, 17},  // value
    {1082, -1, -1, -1, 1270, 737, 1189, 44, 2, 3, 1, 28, 49, 0, 0, 17},  // setValue
    {1067, -1, -1, -1, -1, 0, 1192, 45, 0, 1, 2, 29, 0, 0, 0, 17},  // speed
    {1068, -1, -1, -1, -1, 0, 1193, 46, 0, 1, 2, 29, 0, 0, 0, 17},  // beginTime
    {1069, -1, -1, -1, -1, 0, 1194, 47, 0, 1, 2, 29, 0, 0, 0, 17},  // timeOffset
    {1083, -1, -1, -1, -1, 739, 1195, 48, 2, 3, 1, 29, 0, 0, 0, 17},  // convertTime
    {1083, -1, -1, -1, -1, 741, 1198, 49, 2, 3, 1, 29, 0, 0, 0, 17},  // convertTime
    {1085, 1084, -1, -1, -1, 743, 1201, 50, 0, 0, 4, 41, 49, 0, 0, 17},  // begin
    {1086, 1084, -1, -1, -1, 743, 1201, 51, 0, 0, 4, 41, 49, 0, 0, 17},  // commit
    {1087, 1084, -1, -1, -1, 743, 1201, 52, 0, 0, 4, 41, 49, 0, 0, 17},  // flush
    {1017, 1084, -1, -1, -1, 743, 1201, 53, 1, 1, 4, 41, 49, 0, 0, 17},  // setAnimationDuration
    {1088, 1084, -1, -1, -1, 744, 1202, 54, 1, 1, 4, 41, 49, 0, 0, 17},  // setDisableActions
    {1089, 1084, -1, -1, -1, 745, 1203, 55, 1, 1, 4, 41, 49, 0, 0, 17},  // setAnimationTimingFunction
    {1090, 1084, -1, -1, -1, 746, 1204, 56, 1, 1, 4, 41, 49, 0, 0, 17},  // setCompletionBlock
    {1091, -1, -1, -1, -1, 747, 1205, 57, 1, 1, 0, 0, 14, 0, 0, 17},  // NSValue
    {1091, -1, -1, -1, -1, 748, 1206, 58, 1, 1, 0, 0, 14, 0, 0, 17},  // NSValue
    {1094, -1, -1, -1, -1, 0, 0, 59, 0, 0, 5, 0, 14, 0, 0, 17},  // CATransform3DIdentity
    {1095, -1, -1, -1, -1, 749, 1207, 60, 4, 4, 0, 0, 14, 0, 0, 17},  // CATransform3DMakeRotation
    {1096, -1, -1, -1, -1, 753, 1211, 61, 3, 3, 0, 0, 14, 0, 0, 17},  // CATransform3DMakeScale
    {1097, -1, -1, -1, -1, 756, 1214, 62, 3, 3, 0, 0, 14, 0, 0, 17},  // CATransform3DMakeTranslation
    {1098, -1, -1, -1, -1, 759, 1217, 63, 1, 1, 0, 0, 14, 0, 0, 17},  // CATransform3DMakeAffineTransform
    {1099, -1, -1, -1, -1, 760, 1218, 64, 4, 4, 0, 0, 14, 0, 0, 17},  // CATransform3DTranslate
    {1100, -1, -1, -1, -1, 764, 1222, 65, 4, 4, 0, 0, 14, 0, 0, 17},  // CATransform3DScale
    {1101, -1, -1, -1, -1, 768, 1226, 66, 5, 5, 0, 0, 14, 0, 0, 17},  // CATransform3DRotate
    {1102, -1, -1, -1, -1, 773, 1231, 67, 2, 2, 0, 0, 14, 0, 0, 17},  // CATransform3DConcat
    {1103, -1, -1, -1, -1, 775, 1233, 68, 1, 1, 0, 0, 14, 0, 0, 17},  // CATransform3DInvert
    {1104, -1, -1, -1, -1, 776, 1234, 69, 1, 1, 0, 0, 14, 0, 0, 17},  // CATransform3DGetAffineTransform
    {1105, -1, -1, -1, -1, 777, 1235, 70, 1, 1, 0, 0, 2, 0, 0, 17},  // CATransform3DIsIdentity
    {1106, -1, -1, -1, -1, 778, 1236, 71, 1, 1, 0, 0, 2, 0, 0, 17},  // CATransform3DIsAffine
    {1107, -1, -1, -1, -1, 779, 1237, 72, 2, 2, 0, 0, 2, 0, 0, 17},  // CATransform3DEqualToTransform
    {101, -1, -1, -1, -1, 781, 1239, 0, 1, 1, 0, 0, 49, 1, 0, 18},  // print
    {101, -1, -1, -1, -1, 782, 1240, 1, 2, 2, 0, 0, 49, 1, 0, 18},  // print
    {101, -1, -1, -1, -1, 784, 1242, 2, 2, 2, 0, 0, 49, 1, 0, 18},  // print
    {101, -1, -1, -1, -1, 786, 1244, 3, 3, 3, 0, 0, 49, 1, 0, 18},  // print
    {1109, -1, -1, -1, -1, 789, 1247, 4, 0, 0, 0, 0, 49, 0, 0, 18},  // fatalError
    {1110, -1, -1, -1, -1, 789, 1247, 5, 0, 0, 0, 0, 49, 0, 0, 18},  // preconditionFailure
    {1111, -1, -1, -1, -1, 789, 1247, 6, 0, 0, 0, 0, 49, 0, 0, 18},  // assertionFailure
    {1109, -1, -1, -1, -1, 789, 1247, 7, 1, 1, 0, 0, 49, 0, 0, 18},  // fatalError
    {1110, -1, -1, -1, -1, 790, 1248, 8, 1, 1, 0, 0, 49, 0, 0, 18},  // preconditionFailure
    {1111, -1, -1, -1, -1, 791, 1249, 9, 1, 1, 0, 0, 49, 0, 0, 18},  // assertionFailure
    {1112, -1, -1, -1, -1, 792, 1250, 10, 1, 1, 0, 0, 49, 0, 0, 18},  // assert
    {1113, -1, -1, -1, -1, 793, 1251, 11, 1, 1, 0, 0, 49, 0, 0, 18},  // precondition
    {1114, -1, -1, -1, -1, 794, 1252, 12, 1, 1, 0, 0, 49, 0, 0, 18},  // NSParameterAssert
    {1112, -1, -1, -1, -1, 795, 1253, 13, 2, 2, 0, 0, 49, 0, 0, 18},  // assert
    {1113, -1, -1, -1, -1, 797, 1255, 14, 2, 2, 0, 0, 49, 0, 0, 18},  // precondition
    {1115, -1, -1, -1, -1, 799, 1257, 15, 1, 1, 0, 0, 49, 1, 0, 18},  // NSAssert
    {1116, -1, -1, -1, -1, 800, 1258, 16, 1, 1, 0, 0, 49, 1, 0, 18},  // NSCAssert
    {1117, -1, -1, -1, -1, 801, 1259, 17, 1, 1, 0, 0, 49, 0, 0, 18},  // Optional
    {1118, -1, -1, -1, -1, 0, 0, 18, 0, 0, 5, 0, 21, 0, 0, 18},  // row
    {1119, -1, -1, -1, -1, 0, 0, 19, 0, 0, 5, 0, 21, 0, 0, 18},  // column
    {1120, -1, -1, -1, -1, 802, 1260, 20, 1, 1, 0, 0, 49, 0, 0, 18},  // convention
    {1121, -1, -1, -1, -1, 803, 1261, 21, 1, 1, 0, 0, 47, 1, 0, 18},  // plot
    {1121, -1, -1, -1, -1, 804, 1262, 22, 2, 2, 0, 0, 47, 1, 0, 18},  // plot
    {1121, -1, -1, -1, -1, 806, 1264, 23, 2, 2, 0, 0, 47, 1, 0, 18},  // plot
    {1122, -1, -1, -1, -1, 808, 1266, 24, 1, 1, 0, 0, 48, 1, 0, 18},  // describe
    {1122, -1, -1, -1, -1, 809, 1267, 25, 2, 2, 0, 0, 48, 1, 0, 18},  // describe
    {1122, -1, -1, -1, -1, 811, 1269, 26, 2, 2, 0, 0, 48, 1, 0, 18},  // describe
    {1123, -1, -1, -1, -1, 813, 1271, 27, 1, 1, 0, 0, 47, 1, 0, 18},  // film
    {1123, -1, -1, -1, -1, 814, 1272, 28, 2, 2, 0, 0, 47, 1, 0, 18},  // film
    {1123, -1, -1, -1, -1, 816, 1274, 29, 2, 2, 0, 0, 47, 1, 0, 18},  // film
    {1123, -1, -1, -1, -1, 818, 1276, 30, 3, 3, 0, 0, 47, 1, 0, 18},  // film
    {1125, -1, -1, -1, -1, 821, 1279, 31, 1, 1, 0, 0, 47, 1, 0, 18},  // strip
    {1125, -1, -1, -1, -1, 822, 1280, 32, 2, 2, 0, 0, 47, 1, 0, 18},  // strip
    {1125, -1, -1, -1, -1, 824, 1282, 33, 2, 2, 0, 0, 47, 1, 0, 18},  // strip
    {1125, -1, -1, -1, -1, 826, 1284, 34, 3, 3, 0, 0, 47, 1, 0, 18},  // strip
    {1126, -1, -1, -1, -1, 829, 1287, 35, 1, 1, 0, 0, 47, 0, 0, 18},  // grid
    {1127, -1, -1, -1, -1, 830, 1288, 36, 1, 1, 0, 0, 48, 0, 0, 18},  // why
    {1128, -1, -1, -1, -1, 0, 0, 0, 0, 0, 5, 0, 2, 0, 0, 19},  // YES
    {1129, -1, -1, -1, -1, 0, 0, 1, 0, 0, 5, 0, 2, 0, 0, 19},  // NO
    {1130, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 8, 0, 0, 19},  // NULL
    {1131, -1, -1, -1, -1, 0, 0, 3, 0, 0, 5, 0, 8, 0, 0, 19},  // Nil
    {1132, -1, -1, -1, -1, 0, 0, 4, 0, 0, 5, 0, 0, 0, 0, 19},  // HUGE_VALF
    {1133, -1, -1, -1, -1, 0, 0, 5, 0, 0, 5, 0, 0, 0, 0, 19},  // HUGE_VAL
    {1134, -1, -1, -1, -1, 0, 0, 6, 0, 0, 5, 0, 0, 0, 0, 19},  // INFINITY
    {330, -1, -1, -1, -1, 0, 0, 7, 0, 0, 5, 0, 0, 0, 0, 19},  // CGFLOAT_MAX
    {1135, -1, -1, -1, -1, 0, 0, 8, 0, 0, 5, 0, 0, 0, 0, 19},  // DBL_MAX
    {1136, -1, -1, -1, -1, 0, 0, 9, 0, 0, 5, 0, 0, 0, 0, 19},  // FLT_MAX
    {126, -1, -1, -1, -1, 831, 1289, 10, 1, 1, 3, 0, 0, 0, 0, 19},  // NSNumber
    {126, -1, -1, -1, -1, 832, 1290, 11, 1, 1, 3, 0, 0, 0, 0, 19},  // NSNumber
    {126, -1, -1, -1, -1, 833, 1291, 12, 1, 1, 3, 0, 0, 0, 0, 19},  // NSNumber
    {126, -1, -1, -1, -1, 834, 1292, 13, 1, 1, 3, 0, 0, 0, 0, 19},  // NSNumber
    {126, -1, -1, -1, -1, 835, 1293, 14, 1, 1, 3, 0, 0, 0, 0, 19},  // NSNumber
    {126, -1, -1, -1, -1, 836, 1294, 15, 1, 1, 0, 0, 2, 0, 0, 19},  // NSNumber
    {1091, -1, -1, -1, -1, 837, 1295, 16, 1, 1, 0, 0, 9, 0, 0, 19},  // NSValue
    {1091, -1, -1, -1, -1, 838, 1296, 17, 1, 1, 0, 0, 12, 0, 0, 19},  // NSValue
    {1091, -1, -1, -1, -1, 839, 1297, 18, 1, 1, 0, 0, 13, 0, 0, 19},  // NSValue
    {1091, -1, -1, -1, -1, 840, 1298, 19, 1, 1, 0, 0, 14, 0, 0, 19},  // NSValue
    {1142, -1, -1, -1, -1, 0, 1299, 20, 0, 1, 2, 1, 0, 0, 0, 19},  // floatValue
    {1143, -1, -1, -1, -1, 0, 1300, 21, 0, 1, 2, 1, 0, 0, 0, 19},  // doubleValue
    {1144, -1, -1, -1, -1, 0, 1301, 22, 0, 1, 2, 1, 0, 0, 0, 19},  // intValue
    {1145, -1, -1, -1, -1, 0, 1302, 23, 0, 1, 2, 1, 0, 0, 0, 19},  // integerValue
    {1146, -1, -1, -1, 1255, 0, 1303, 24, 0, 1, 2, 10, 9, 0, 0, 19},  // cgPointValue
    {1147, -1, -1, -1, 1256, 0, 1304, 25, 0, 1, 2, 13, 12, 0, 0, 19},  // cgSizeValue
    {1148, -1, -1, -1, 1257, 0, 1305, 26, 0, 1, 2, 14, 13, 0, 0, 19},  // cgRectValue
    {102, -1, -1, -1, -1, 841, 1306, 27, 1, 1, 0, 0, 49, 1, 0, 19},  // NSLog
    {1149, -1, -1, -1, -1, 842, 1307, 28, 1, 1, 0, 0, 49, 1, 0, 19},  // printf
    {142, -1, -1, -1, -1, 843, 1308, 29, 1, 1, 3, 0, 3, 1, 0, 19},  // NSString
    {140, -1, -1, -1, -1, 844, 1309, 30, 1, 1, 3, 0, 3, 1, 0, 19},  // String
    {144, -1, -1, -1, -1, 845, 1310, 31, 1, 1, 3, 0, 4, 1, 0, 19},  // NSArray
    {1152, -1, 1159, -1, -1, 846, 1311, 0, 0, 0, 3, 0, 29, 0, 0, 20},  // CGMutablePath
    {1156, -1, -1, -1, -1, 846, 1311, 1, 0, 0, 3, 0, 29, 0, 0, 20},  // UIBezierPath
    {1156, -1, -1, -1, -1, 846, 1311, 2, 1, 1, 3, 0, 29, 0, 0, 20},  // UIBezierPath
    {1156, -1, -1, -1, -1, 847, 1312, 3, 2, 2, 3, 0, 29, 0, 0, 20},  // UIBezierPath
    {1156, -1, -1, -1, -1, 849, 1314, 4, 1, 1, 3, 0, 29, 0, 0, 20},  // UIBezierPath
    {1162, -1, -1, -1, -1, 850, 1315, 5, 2, 2, 0, 0, 29, 0, 0, 20},  // CGPathCreateWithRect
    {1163, -1, -1, -1, -1, 852, 1317, 6, 1, 1, 0, 0, 49, 0, 0, 20},  // CGPathRelease
    {1164, -1, -1, -1, 1174, 853, 1318, 7, 1, 2, 1, 30, 49, 0, 0, 20},  // move
    {1165, -1, -1, -1, 1175, 854, 1320, 8, 1, 2, 1, 30, 49, 0, 0, 20},  // addLine
    {1166, -1, -1, -1, -1, 855, 1322, 9, 1, 2, 1, 30, 49, 0, 0, 20},  // addRect
    {1167, -1, -1, -1, -1, 856, 1324, 10, 1, 2, 1, 30, 49, 0, 0, 20},  // addEllipse
    {1168, -1, -1, -1, -1, 857, 1326, 11, 1, 2, 1, 30, 49, 0, 0, 20},  // apply
    {305, -1, -1, -1, 1169, 858, 1328, 12, 1, 2, 1, 30, 2, 0, 0, 20},  // contains
    {1170, -1, -1, -1, 1176, 860, 1330, 13, 0, 1, 1, 30, 49, 0, 0, 20},  // closeSubpath
    {587, -1, -1, -1, -1, 860, 1331, 14, 0, 1, 1, 30, 49, 0, 0, 20},  // close
    {1171, -1, -1, -1, -1, 860, 1332, 15, 0, 1, 1, 30, 49, 0, 0, 20},  // fill
    {1172, -1, -1, -1, -1, 860, 1333, 16, 0, 1, 1, 30, 49, 0, 0, 20},  // stroke
    {1173, -1, -1, -1, -1, 860, 1334, 17, 0, 1, 1, 30, 49, 0, 0, 20},  // addClip
    {1177, -1, -1, -1, -1, 862, 1335, 18, 3, 3, 0, 0, 49, 0, 0, 20},  // CGPathAddRect
    {1178, -1, -1, -1, -1, 865, 1338, 19, 4, 4, 0, 0, 49, 0, 0, 20},  // CGPathMoveToPoint
    {1179, -1, -1, -1, -1, 869, 1342, 20, 4, 4, 0, 0, 49, 0, 0, 20},  // CGPathAddLineToPoint
    {1180, -1, -1, -1, -1, 873, 1346, 21, 4, 4, 0, 0, 2, 0, 0, 20},  // CGPathContainsPoint
    {1181, -1, -1, -1, -1, 877, 1350, 22, 1, 1, 0, 0, 49, 0, 0, 20},  // CGPathCloseSubpath
    {1182, -1, -1, -1, 1188, 878, 1351, 23, 3, 4, 1, 30, 49, 0, 0, 20},  // addCurve
    {1182, -1, -1, -1, -1, 881, 1355, 24, 3, 4, 1, 30, 49, 0, 0, 20},  // addCurve
    {1185, -1, -1, -1, 1189, 884, 1359, 25, 2, 3, 1, 30, 49, 0, 0, 20},  // addQuadCurve
    {1185, -1, -1, -1, -1, 886, 1362, 26, 2, 3, 1, 30, 49, 0, 0, 20},  // addQuadCurve
    {1190, -1, -1, -1, 1196, 893, 1365, 27, 5, 6, 1, 30, 49, 0, 0, 20},  // addArc
    {1190, -1, -1, -1, -1, 898, 1371, 28, 5, 6, 1, 30, 49, 0, 0, 20},  // addArc
    {1156, -1, -1, -1, -1, 903, 1377, 29, 5, 5, 3, 0, 29, 0, 0, 20},  // UIBezierPath
    {1197, -1, -1, -1, -1, 913, 1382, 30, 8, 8, 0, 0, 49, 0, 0, 20},  // CGPathAddCurveToPoint
    {1198, -1, -1, -1, -1, 921, 1390, 31, 6, 6, 0, 0, 49, 0, 0, 20},  // CGPathAddQuadCurveToPoint
    {1199, -1, -1, -1, -1, 927, 1396, 32, 8, 8, 0, 0, 49, 0, 0, 20},  // CGPathAddArc
    {1200, -1, -1, -1, -1, 0, 1404, 33, 0, 1, 2, 30, 13, 0, 0, 20},  // boundingBox
    {528, -1, -1, -1, -1, 0, 1405, 34, 0, 1, 2, 30, 13, 0, 0, 20},  // bounds
    {1201, -1, -1, -1, -1, 0, 1406, 35, 0, 1, 2, 30, 13, 0, 0, 20},  // boundingBoxOfPath
    {280, -1, -1, -1, -1, 0, 1407, 36, 0, 1, 2, 30, 2, 0, 0, 20},  // isEmpty
    {1202, -1, -1, -1, -1, 0, 1408, 37, 0, 1, 2, 30, 9, 0, 0, 20},  // currentPoint
    {1203, -1, -1, -1, 1153, 0, 1409, 38, 0, 1, 2, 30, 29, 0, 0, 20},  // cgPath
    {1204, -1, -1, -1, -1, 935, 1410, 39, 1, 1, 0, 0, 13, 0, 0, 20},  // CGPathGetBoundingBox
    {1205, -1, -1, -1, -1, 0, 1411, 40, 0, 1, 2, 29, 29, 0, 0, 20},  // path
    {1206, -1, -1, -1, -1, 0, 1412, 41, 0, 1, 2, 29, 17, 0, 0, 20},  // fillColor
    {1207, -1, -1, -1, -1, 0, 1413, 42, 0, 1, 2, 29, 17, 0, 0, 20},  // strokeColor
    {1208, -1, -1, -1, -1, 0, 1414, 43, 0, 1, 2, 29, 0, 0, 0, 20},  // lineWidth
    {1209, -1, -1, -1, -1, 0, 1415, 44, 0, 1, 2, 29, 23, 0, 0, 20},  // lineJoin
    {1210, -1, -1, -1, -1, 0, 1416, 45, 0, 1, 2, 29, 4, 0, 0, 20},  // lineDashPattern
    {1211, -1, -1, -1, -1, 0, 1417, 46, 0, 1, 2, 29, 0, 0, 0, 20},  // lineDashPhase
    {1213, 1212, 1214, -1, -1, 0, 0, 47, 0, 0, 5, 24, 23, 0, 0, 20},  // miter
    {75, 1212, 1215, -1, -1, 0, 0, 48, 0, 0, 5, 24, 23, 0, 0, 20},  // round
    {1216, 1212, 1217, -1, -1, 0, 0, 49, 0, 0, 5, 24, 23, 0, 0, 20},  // bevel
    {1218, -1, -1, -1, 1157, 0, 1418, 50, 0, 1, 2, 18, 17, 0, 0, 20},  // cgColor
    {245, -1, 1219, -1, -1, 936, 1419, 0, 1, 1, 0, 0, 13, 0, 0, 21},  // rect
    {243, -1, 1220, -1, -1, 937, 1420, 1, 1, 1, 0, 0, 9, 0, 0, 21},  // point
    {235, -1, 1221, -1, -1, 938, 1421, 2, 1, 1, 0, 0, 12, 0, 0, 21},  // size
    {230, -1, 1222, -1, -1, 939, 1422, 3, 1, 1, 0, 0, 10, 0, 0, 21},  // vector
    {84, -1, 1223, -1, -1, 940, 1423, 4, 1, 1, 0, 0, 14, 0, 0, 21},  // transform
    {1224, -1, -1, -1, -1, 941, 1424, 5, 1, 1, 0, 0, 14, 0, 0, 21},  // css
    {1225, -1, -1, -1, -1, 942, 1425, 6, 1, 1, 0, 0, 14, 0, 0, 21},  // svg
    {1226, -1, -1, -1, -1, 943, 1426, 7, 1, 1, 0, 0, 27, 0, 0, 21},  // views
    {84, -1, -1, -1, -1, 944, 1427, 0, 2, 2, 0, 0, 14, 0, 0, 22},  // transform
    {84, -1, -1, -1, -1, 946, 1429, 1, 3, 3, 0, 0, 14, 0, 0, 22},  // transform
    {1171, 1227, -1, -1, -1, 0, 0, 2, 0, 0, 5, 23, 22, 0, 0, 22},  // fill
    {1228, 1227, -1, -1, -1, 0, 0, 3, 0, 0, 5, 23, 22, 0, 0, 22},  // aspectFit
    {1229, 1227, -1, -1, -1, 0, 0, 4, 0, 0, 5, 23, 22, 0, 0, 22},  // aspectFill
    {1230, 1227, -1, -1, -1, 0, 0, 5, 0, 0, 5, 23, 22, 0, 0, 22},  // scaleToFill
    {1231, 1227, -1, -1, -1, 0, 0, 6, 0, 0, 5, 23, 22, 0, 0, 22},  // scaleAspectFit
    {1232, 1227, -1, -1, -1, 0, 0, 7, 0, 0, 5, 23, 22, 0, 0, 22},  // scaleAspectFill
    {84, -1, -1, -1, -1, 949, 1432, 8, 1, 1, 0, 0, 49, 0, 0, 22},  // transform
    {1234, -1, -1, -1, -1, 950, 1433, 9, 1, 1, 0, 0, 0, 0, 0, 22},  // area
    {305, -1, -1, -1, -1, 951, 1434, 10, 2, 2, 0, 0, 2, 0, 0, 22},  // contains
    {284, -1, -1, -1, -1, 953, 1436, 11, 1, 2, 1, 28, 4, 0, 0, 22},  // corners
    {1224, -1, -1, -1, -1, 0, 1438, 0, 0, 1, 2, 15, 3, 0, 0, 23},  // css
    {1225, -1, -1, -1, -1, 0, 1439, 1, 0, 1, 2, 15, 3, 0, 0, 23},  // svg
    {1235, -1, -1, -1, -1, 0, 1440, 2, 0, 1, 2, 15, 48, 0, 0, 23},  // latex
    {1235, -1, -1, -1, -1, 0, 1441, 3, 0, 1, 2, 16, 48, 0, 0, 23},  // latex
    {1236, -1, -1, -1, -1, 954, 1442, 4, 1, 1, 0, 0, 48, 0, 0, 23},  // swiftCode
    {1237, -1, -1, -1, -1, 955, 1443, 0, 1, 1, 0, 0, 48, 0, 0, 24},  // explain
    {1237, -1, -1, -1, -1, 956, 1444, 1, 2, 2, 0, 0, 48, 0, 0, 24},  // explain
    {1239, -1, -1, -1, -1, 958, 1446, 2, 2, 2, 0, 0, 48, 0, 0, 24},  // compare
    {1239, -1, -1, -1, -1, 960, 1448, 3, 3, 3, 0, 0, 48, 0, 0, 24},  // compare
    {673, -1, -1, -1, 1271, 996, 1451, 0, 1, 2, 1, 29, 8, 0, 0, 25},  // action
    {1272, -1, -1, -1, -1, 998, 1453, 1, 1, 1, 3, 0, 3, 0, 0, 25},  // Selector
    {1274, -1, -1, -1, -1, 999, 1454, 2, 1, 1, 0, 0, 3, 0, 0, 25},  // NSSelectorFromString
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
    527, 527, 527, 527, 527, 527, 527, 534, 535, 223, 436, -1, 673, 7, -1, 673, 674, 7, -1, -1, 7, -1, 678,
    -1, 7, -1, 678, -1, 7, -1, 678, -1, 7, -1, 678, -1, 7, -1, 7, -1, -1, -1, -1, 362, -1, -1, 704, -1, 707,
    -1, 419, -1, 710, -1, 711, -1, 223, -1, 316, -1, 714, -1, 715, -1, 714, -1, 715, -1, -1, -1, 419, -1,
    728, -1, 729, -1, 406, 735, 406, -1, -1, -1, 223, -1, 316, -1, -1, -1, 787, 232, 233, 232, 233, -1, 185,
    176, -1, 185, 176, 185, 176, -1, -1, -1, 791, -1, -1, 791, 185, 176, 185, 176, 791, -1, -1, 185, 176, -1,
    807, 673, -1, 807, 673, -1, 807, 673, -1, 807, 673, -1, 807, 673, -1, 807, 673, -1, 8, -1, 862, 8, -1,
    864, 8, -1, 8, -1, -1, 8, -1, 864, -1, 673, -1, 673, 870, -1, -1, -1, 8, -1, 8, -1, 316, 223, 885, 316,
    223, 885, 886, 316, 223, 885, 316, 223, 885, 886, 419, 316, 223, 885, 419, 316, 223, 885, 208, 419, 193,
    890, 885, 419, 419, 892, 419, 887, 419, 892, 887, 419, 894, 223, 885, -1, 532, -1, 989, -1, -1, -1, 990,
    991, 992, 993, 993, 994, 419, 419, 996, 997, -1, -1, 419, 1000, 1001, 1000, 1001, 1000, 1001, 1002, 1000,
    1001, 1002, 1000, 1003, 1001, 1000, 1003, 1001, 1000, 1003, 1001, 1002, 1000, 1003, 1001, 1002, 1000,
    1003, 1004, 1001, 1000, 1003, 1004, 1001, 1000, 1003, 1004, 1001, 1002, 1000, 1003, 1004, 1001, 1002,
    1000, 1003, 1005, 1006, 1001, 1000, 1003, 1005, 1006, 1001, 1000, 1003, 1005, 1006, 1004, 1001, 1000,
    1003, 1005, 1006, 1004, 1001, 1000, 1003, 1005, 1006, 1001, 1002, 1000, 1003, 1005, 1006, 1001, 1002,
    1000, 1003, 1005, 1006, 1004, 1001, 1002, 1000, 1003, 1005, 1006, 1004, 1001, 1002, -1, 1001, -1, 1001,
    -1, 1001, 1002, -1, 1001, 1002, -1, 1003, 1004, 1001, -1, 1003, 1004, 1001, -1, 1003, 1004, 1001, 1002,
    -1, 1003, 1004, 1001, 1002, -1, 1003, 1005, 1006, 1004, 1001, 1002, -1, 1003, 1005, 1006, 1004, 1001,
    1002, 1000, 1003, 1001, 1000, 1003, 1001, 1000, 1003, 1004, 1001, 1000, 1003, 1004, 1001, 1000, 1003,
    1001, 1002, 1000, 1003, 1001, 1002, 1000, 1003, 1004, 1001, 1002, 1000, 1003, 1004, 1001, 1002, -1, 1003,
    1004, 1001, 1002, -1, 1003, 1004, 1001, 1002, 1011, 1012, 1001, 1011, 1012, 1001, -1, 1012, 1001, -1,
    1012, 1001, -1, 1015, -1, -1, -1, -1, -1, -1, -1, 1029, 526, 526, 1029, -1, 1031, -1, 1031, 1034, -1,
    1034, 1031, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1048, 1048, 1048, -1, 445, 445, 1081,
    -1, 1081, 1081, -1, 1081, -1, 316, -1, 223, -1, -1, -1, -1, 1092, 1093, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    417, -1, 1108, -1, 417, 1108, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 362, -1, 8,
    -1, -1, 362, -1, 8, -1, -1, 1124, -1, 894, -1, 894, 1124, -1, -1, 1124, -1, 894, -1, 894, 1124, -1, -1,
    128, 1137, 129, 130, 45, 147, 1138, 1139, 1140, 1141, -1, -1, 1150, 1150, 1151, 245, 1160, 752, 1161, -1,
    -1, -1, 223, 223, -1, 8, -1, -1, -1, 223, 223, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, 223, 990, 991, 223, 1183, 1184, 223, 1186, 223, 1187, 223, 990, 991, 223, 1186, 1191, 890, 1192,
    1193, 1194, 285, 890, 1192, 1193, 1194, 1195, 890, 1192, 1193, 1194, 1191, 890, 1192, 1193, 1194, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 316, 316, 316, 316,
    316, -1, -1, 316, 316, 223, 316, 223, -1, 1233, 362, -1, 8, 8, -1, -1, -1, 1238, -1, -1, -1, -1, 362, -1,
    406, 735, 406, 362, -1, 419, 704, 707, -1, 223, -1, 316, -1, -1, 445, 445, -1, 418, -1, 417, 862, 8, -1,
    8, 870, 445, 1081, 1081, -1, 1081, -1, 1081, 445, 445, -1, -1, 180, -1, 183, 193, 207, 208, -1, -1, -1,
    185, 176, -1, -1, -1, -1, -1, -1, -1, -1, -1, 223, -1, 316, -1, 714, -1, 715, -1, 714, -1, 715, -1, 223,
    -1, 316, -1, 406, 735, 406, -1, -1, -1
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
    28, 10, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
    28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 4, 28, 28, 28, 28, 28,
    28, 28, 28, 28, 28, 28, 28, 28, 0, 1069, 4, 28, 0, 1069, 4, 28, 4, 28, 4, 28, 2308, 4, 28, 2308, 4, 28,
    0, 4, 28, 0, 4, 28, 0, 4, 28, 0, 4, 28, 0, 4, 28, 0, 4, 28, 0, 4, 28, 0, 4, 28, 28, 28, 28, 28, 28, 28,
    28, 28, 28, 28, 1, 1, 1, 1, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 1,
    28, 28, 28, 28, 28, 28, 28, 3594, 2332, 28, 3594, 2332, 28, 3594, 2332, 28, 3594, 2332, 28, 3594, 2332,
    28, 3594, 2332, 28, 28, 28, 28, 28, 28, 13, 28, 28, 29, 29, 29, 29, 28, 1, 29, 29, 1, 29, 29, 29, 29, 29,
    29, 28, 10, 0, 28, 10, 0, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29,
    29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29,
    29, 29, 29, 29, 29, 29, 15, 29, 29, 29, 29, 29, 29, 29, 29, 3594, 2333, 29, 3594, 2333, 29, 10, 29, 10,
    4, 4, 43, 1, 1, 43, 1, 43, 1, 43, 1, 43, 1, 1, 43, 10, 43, 1, 1, 43, 1, 43, 1, 43, 13, 43, 2, 43, 2,
    2604, 43, 1, 43, 1, 2604, 43, 1, 1, 43, 1, 1, 2604, 43, 15, 43, 46, 43, 43, 43, 43, 43, 1, 1, 15, 0,
    590893, 45, 0, 590893, 45, 0, 590893, 45, 0, 590893, 45, 0, 590893, 45, 0, 590893, 45, 31, 31, 31, 31,
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
    2319, 30, 30, 10, 30, 10, 30, 14, 30, 14, 30, 15, 30, 10, 30, 30, 30, 30, 30, 30, 2319, 14, 30, 2319, 1,
    1, 30, 2319, 1, 1, 30, 2319, 10, 3, 30, 30, 10, 10, 10, 30, 10, 10, 10, 30, 10, 10, 30, 10, 10, 30, 10,
    1, 258, 258, 3, 30, 10, 1, 258, 258, 3, 10, 1, 258, 258, 3, 30, 2319, 1, 1, 1, 1, 1, 1, 30, 2319, 1, 1,
    1, 1, 30, 2319, 1, 1, 1, 258, 258, 0, 30, 30, 30, 30, 30, 30, 30, 29, 29, 29, 29, 29, 29, 29, 18, 4, 4,
    4, 4, 4, 4, 4, 4, 14, 14, 14, 14, 23, 5, 5, 10, 5, 28, 2332, 15, 15, 15, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    29, 4, 4, 4
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
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 26, 26, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    4, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 21, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 28, 0, 0, 0, 0, 29, 29, 29, 29, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 44, 0, 0, 0, 0, 0, 43, 15, 31, 31, 0, 31, 31, 31, 31, 31, 33, 32, 33, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
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
    159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 286, 350, 438, 439, 440, 457, 598, 599, 623, 637,
    695, 731, 736, 737, 738, 739, 797, 803, 804, 805, 806, 808, 809, 810, 811, 812, 624, 813, 814, 815, 878,
    897, 898, 899, 900, 901, 902, 903, 904, 905, 984, 985, 986, 987, 1024, 1025, 1026, 1047, 1049, 1050,
    1051, 1084, 1093, 1152, 1153, 1154, 1155, 1156, 1157, 1158, 1212, 1227, 1272, 1273
};

static const struct catalogue_tables tables = {
    bytes, COUNT(bytes) - 1, names, COUNT(names), slots, COUNT(slots), first, COUNT(first),
    links, COUNT(links), entries, COUNT(entries), labels, COUNT(labels), kinds, COUNT(kinds),
    types, COUNT(types), type_names, COUNT(type_names)};

const struct catalogue_tables *_Nonnull catalogue_tables(void) { return &tables; }
