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
    "CGFLOAT_MAX" "max" "NSIntegerMax" "min" "NSIntegerMin" "exp" "log" "abs" "fabs" "fabsf" "floor" "ceil"
    "pow" "powf" "hypotf" "fmod" "stride" "fmin" "fmax" "rounded" "FloatingPointRoundingRule" "up" "down"
    "toNearestOrEven" "toNearestOrAwayFromZero" "towardZero" "awayFromZero" "truncatingRemainder"
    "dividingBy" "signum" "magnitude" "isMultiple" "of" "isFinite" "isNaN" "description" "quotient"
    "quotientAndRemainder" "degrees" "radians" "turns" "sin" "sinf" "cos" "cosf" "tan" "tanf" "count"
    "first" "last" "reversed" "enumerated" "zip" "compactMap" "filter" "reduce" "forEach"
    "enumerateObjectsUsingBlock" "objectAtIndex" "indexOfObject" "NSNotFound" "removeLastObject"
    "removeObjectAtIndex" "replaceObjectAtIndex" "withObject" "insertObject" "atIndex"
    "exchangeObjectAtIndex" "withObjectAtIndex" "allSatisfy" "firstIndex" "lastIndex" "prefix" "drop"
    "elementsEqual" "starts" "with" "dropFirst" "dropLast" "suffix" "joined" "indices" "startIndex"
    "endIndex" "into" "repeating" "sorted" "separator" "contentsOf" "at" "uppercased" "lowercased"
    "hasPrefix" "hasSuffix" "isLetter" "isNumber" "isWhitespace" "isUppercase" "isLowercase" "isPunctuation"
    "wholeNumberValue" "capitalized" "split" "components" "separatedBy" "replacingOccurrences" "type"
    "describing" "Dictionary" "NSDictionary" "NSMutableDictionary" "keys" "allKeys" "values" "allValues"
    "forKey" "removeObjectForKey" "removeAllObjects" "uniquingKeysWith" "mapValues" "merging" "objectForKey"
    "valueForKey" "uniqueKeysWithValues" "grouping" "lowerBound" "upperBound" "Set" "formUnion"
    "formIntersection" "subtracting" "subtract" "symmetricDifference" "formSymmetricDifference" "isSubset"
    "isSuperset" "isStrictSubset" "isStrictSuperset" "isDisjoint" "update" "popFirst" "red" "green" "blue"
    "alpha" "withAlphaComponent" "set" "setFill" "setStroke" "white" "black" "blackColor" "whiteColor"
    "redColor" "greenColor" "blueColor" "cyan" "cyanColor" "yellow" "yellowColor" "magenta" "magentaColor"
    "orange" "orangeColor" "purple" "purpleColor" "brown" "brownColor" "gray" "grayColor" "lightGray"
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
    "contentHorizontalAlignment" "contentVerticalAlignment" "contentSize" "NSTextAlignment"
    "NSTextAlignmentLeft" "NSTextAlignmentCenter" "NSTextAlignmentRight" "justified"
    "NSTextAlignmentJustified" "natural" "NSTextAlignmentNatural" "superview" "subviews" "isDescendant"
    "addSubview" "bringSubviewToFront" "bringSubview" "toFront" "sendSubviewToBack" "sendSubview" "toBack"
    "removeFromSuperview" "insertSubview" "aboveSubview" "belowSubview" "convert" "convertRect" "toView"
    "fromView" "convertPoint" "setNeedsLayout" "setNeedsDisplay" "layoutSubviews" "becomeFirstResponder"
    "resignFirstResponder" "sizeThatFits" "sizeToFit" "layoutIfNeeded" "layoutSublayers" "viewWithTag"
    "insertSublayer" "above" "below" "noIntrinsicMetric" "UIScreen" "main" "mainScreen" "hitTest" "inside"
    "CALayer" "CAShapeLayer" "CAGradientLayer" "CATextLayer" "colors" "locations" "startPoint" "endPoint"
    "string" "fontSize" "foregroundColor" "isWrapped" "masksToBounds" "sublayerTransform" "zPosition"
    "opacity" "cornerRadius" "borderWidth" "borderColor" "shadowOpacity" "shadowRadius" "shadowOffset"
    "shadowPath" "contentsScale" "contents" "shouldRasterize" "rasterizationScale" "isDoubleSided" "actions"
    "contentsGravity" "magnificationFilter" "minificationFilter" "compositingFilter" "cornerCurve"
    "maskedCorners" "needsDisplayOnBoundsChange" "allowsEdgeAntialiasing" "lineCap" "fillRule" "strokeStart"
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
    "HUGE_VALF" "HUGE_VAL" "INFINITY" "DBL_MAX" "CGFLOAT_MIN" "DBL_MIN" "FLT_MAX" "FLT_MIN" "FLT_EPSILON"
    "integer" "cgPoint" "cgSize" "cgRect" "cgAffineTransform" "floatValue" "doubleValue" "intValue"
    "integerValue" "cgPointValue" "cgSizeValue" "cgRectValue" "printf" "format" "objects" "CGMutablePath"
    "CGPath" "CGMutablePathRef" "CGPathRef" "UIBezierPath" "CGColor" "CGColorRef" "CGPathCreateMutable"
    "roundedRect" "ovalIn" "CGPathCreateWithRect" "CGPathRelease" "move" "addLine" "addRect" "addEllipse"
    "apply" "containsPoint:" "closeSubpath" "fill" "stroke" "addClip" "moveToPoint:" "addLineToPoint:"
    "closePath" "CGPathAddRect" "CGPathMoveToPoint" "CGPathAddLineToPoint" "CGPathContainsPoint"
    "CGPathCloseSubpath" "addCurve" "control1" "control2" "addQuadCurve" "controlPoint" "control"
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
    {2737, 1213090802}, {2741, 3555670962}, {2747, 2743639103}, {2753, 2710083865}, {2759, 4214265958},
    {2765, 3963008473}, {2772, 1381912327}, {2781, 297212119}, {2784, 53234560}, {2792, 1135433081},
    {2800, 1315384455}, {2811, 4179333016}, {2834, 867257093}, {2845, 841567274}, {2848, 3617776409},
    {2860, 1784172926}, {2863, 3381609815}, {2875, 1550566188}, {2878, 1923516200}, {2881, 1062293841},
    {2884, 709362235}, {2888, 392774327}, {2893, 2880712451}, {2898, 3102149661}, {2902, 1659167240},
    {2905, 1479764693}, {2909, 2347825097}, {2915, 1197479801}, {2919, 1351583639}, {2925, 366569208},
    {2929, 1251212115}, {2933, 1621599661}, {2940, 1920734138}, {2965, 4225734153}, {2967, 1128467232},
    {2971, 1035581717}, {2986, 3525779695}, {3009, 1975486251}, {3019, 2889234988}, {3031, 128921049},
    {3050, 1127666911}, {3060, 2542550614}, {3066, 2627312426}, {3075, 1195911285}, {3085, 4151950225},
    {3087, 1765031016}, {3095, 1814435734}, {3100, 876513898}, {3111, 879704937}, {3119, 3728990320},
    {3139, 4007662012}, {3146, 2941534958}, {3153, 2238339041}, {3158, 3277562923}, {3161, 3761252941},
    {3165, 382886321}, {3168, 4220379804}, {3172, 4200353678}, {3175, 2633446552}, {3179, 388525018},
    {3184, 967958004}, {3189, 1216469057}, {3193, 1675745305}, {3201, 3533348019}, {3211, 2267784115},
    {3214, 2877453236}, {3224, 1419061120}, {3230, 3353438327}, {3236, 2002030311}, {3243, 931910521},
    {3269, 1638953034}, {3282, 263889333}, {3295, 2304257469}, {3305, 1623797237}, {3321, 2667149886},
    {3340, 1204873229}, {3360, 2611599107}, {3370, 1975768454}, {3382, 3532344479}, {3389, 2718014180},
    {3410, 713077974}, {3427, 2712081721}, {3437, 2215640769}, {3447, 1070265239}, {3456, 1134120687},
    {3462, 4232466889}, {3466, 2846199180}, {3479, 1743930340}, {3485, 4005059268}, {3489, 206241385},
    {3498, 1115344066}, {3506, 567586076}, {3512, 3901637708}, {3518, 152899664}, {3525, 4155575922},
    {3535, 236925125}, {3543, 1684779966}, {3547, 798074659}, {3556, 2374006294}, {3562, 3103973672},
    {3571, 1787359420}, {3581, 2926810054}, {3583, 1462048136}, {3593, 1244814717}, {3603, 1696195782},
    {3612, 3093996503}, {3621, 2756264342}, {3629, 2866045037}, {3637, 1163907536}, {3649, 2104353872},
    {3660, 3110688315}, {3671, 3317910134}, {3684, 2755011687}, {3700, 2069497450}, {3711, 1516930437},
    {3716, 2276994531}, {3726, 469045609}, {3737, 2847090017}, {3757, 176574206}, {3761, 1361572173},
    {3771, 1896686403}, {3781, 1266202965}, {3793, 3635588042}, {3812, 2733832836}, {3816, 4182378701},
    {3823, 2110798224}, {3829, 877087803}, {3838, 1970364490}, {3844, 1275339983}, {3862, 350857000},
    {3878, 2079739832}, {3894, 1996921413}, {3903, 2043970711}, {3910, 1731736080}, {3922, 4080117376},
    {3933, 1493013840}, {3953, 2398078988}, {3961, 1065574956}, {3971, 2965413338}, {3981, 990401381},
    {3984, 682729123}, {3993, 1722954222}, {4009, 3827859290}, {4020, 37271103}, {4028, 1119987041},
    {4047, 2161276179}, {4070, 3507573001}, {4078, 2301731235}, {4088, 1862550028}, {4102, 3213420894},
    {4118, 288415389}, {4128, 4033069017}, {4134, 672109684}, {4142, 3339054942}, {4145, 1089765596},
    {4150, 18738364}, {4154, 2197550541}, {4159, 1569418667}, {4177, 1419285594}, {4180, 3324446467},
    {4187, 2540844914}, {4196, 936176715}, {4201, 3724674918}, {4206, 1452231588}, {4216, 665752555},
    {4226, 2665914025}, {4234, 1172522883}, {4244, 2411978403}, {4253, 2082024064}, {4257, 1231115066},
    {4266, 244075885}, {4272, 96429129}, {4283, 1558106348}, {4290, 1676028392}, {4302, 3565214879},
    {4308, 1169454059}, {4319, 2276069802}, {4325, 2590900991}, {4336, 403953390}, {4341, 817772335},
    {4351, 3894621598}, {4355, 3130700698}, {4364, 3811712141}, {4373, 2836898780}, {4387, 744222851},
    {4395, 3219325754}, {4408, 455433581}, {4413, 1550717474}, {4423, 4099875093}, {4432, 2687217115},
    {4444, 3317790454}, {4456, 680679420}, {4467, 4074568615}, {4477, 972345196}, {4487, 2124225882},
    {4497, 1707208587}, {4507, 1698171440}, {4519, 1765986002}, {4531, 3099195470}, {4541, 1325296208},
    {4552, 1159889848}, {4562, 3210628243}, {4573, 3799163251}, {4584, 3782385632}, {4595, 3899828965},
    {4606, 3883051346}, {4617, 3866273727}, {4633, 4169345192}, {4658, 3573351892}, {4663, 4137097213},
    {4668, 3523899814}, {4674, 1029089800}, {4685, 1290530634}, {4693, 4203053801}, {4706, 406972148},
    {4710, 2369371622}, {4717, 3726277920}, {4722, 3555021734}, {4727, 3008443898}, {4737, 877317237},
    {4750, 1513289445}, {4774, 2694946607}, {4796, 3902926015}, {4799, 2516003219}, {4814, 3083183824},
    {4818, 3185987134}, {4827, 3141474305}, {4840, 1010012291}, {4844, 659427984}, {4855, 3254824265},
    {4863, 1438951982}, {4872, 571377267}, {4890, 143865419}, {4908, 445834375}, {4921, 2082798958},
    {4935, 4201716739}, {4939, 3883353449}, {4962, 1252969316}, {4979, 611349806}, {5001, 3939761393},
    {5025, 1880591026}, {5051, 1052979093}, {5067, 1315057949}, {5080, 3198073272}, {5105, 1888717571},
    {5118, 1499172353}, {5132, 1151719106}, {5150, 1297838153}, {5161, 1291853992}, {5173, 3864824124},
    {5186, 284302454}, {5204, 2291378338}, {5226, 2024043478}, {5241, 3416336049}, {5252, 3326301860},
    {5263, 2097883034}, {5281, 2658088632}, {5291, 4116806241}, {5303, 2750625341}, {5320, 2805121617},
    {5329, 2636563400}, {5335, 1226705564}, {5345, 1144915353}, {5363, 1085962434}, {5369, 542584942},
    {5387, 1880354216}, {5396, 2126046479}, {5417, 3409685817}, {5427, 2322214854}, {5449, 715012316},
    {5454, 667630371}, {5471, 4011681569}, {5486, 2477794221}, {5501, 2826459802}, {5508, 863636682},
    {5538, 3312035873}, {5566, 2374822095}, {5582, 1117036282}, {5598, 2727146260}, {5610, 2338438971},
    {5618, 894604266}, {5636, 239266950}, {5652, 3440848049}, {5670, 1563451997}, {5706, 1300855194},
    {5724, 2649340029}, {5737, 3157132282}, {5768, 1994390723}, {5781, 3295732442}, {5800, 3217941162},
    {5837, 2638373311}, {5856, 729836362}, {5873, 1103965319}, {5908, 3909734774}, {5925, 3422384807},
    {5939, 1562399317}, {5971, 3535094014}, {5985, 2862813109}, {6005, 70193435}, {6043, 3331707904},
    {6063, 167527483}, {6067, 810547195}, {6089, 3377910156}, {6105, 2815096657}, {6146, 3232227944},
    {6165, 2636711499}, {6179, 2461495057}, {6184, 502047894}, {6190, 3867909202}, {6210, 2942666046},
    {6216, 1490954098}, {6227, 1092012710}, {6252, 38792922}, {6263, 2899252294}, {6271, 871591685},
    {6293, 1041997713}, {6301, 3217987877}, {6309, 1309284212}, {6331, 2823090016}, {6339, 4012061332},
    {6354, 4204111253}, {6359, 3492500287}, {6368, 421821156}, {6391, 696240407}, {6400, 1453714756},
    {6415, 466020238}, {6444, 4077855673}, {6459, 1744839726}, {6475, 1408722253}, {6505, 876245160},
    {6521, 452810861}, {6534, 1260603725}, {6561, 968316954}, {6574, 859371885}, {6588, 1658883364},
    {6616, 3531153185}, {6630, 486221508}, {6641, 4064395570}, {6666, 2257273533}, {6677, 3217031314},
    {6689, 1898701486}, {6715, 692253475}, {6727, 2618608526}, {6741, 889051197}, {6769, 1439665068},
    {6783, 3703752221}, {6798, 158609817}, {6827, 3199826274}, {6842, 3872230201}, {6855, 592993401},
    {6882, 2782426318}, {6895, 1648296985}, {6917, 2036964556}, {6953, 1478369021}, {6975, 2072579308},
    {6984, 588027325}, {6990, 3294899967}, {7006, 2406610228}, {7017, 1099727666}, {7044, 3943336079},
    {7052, 3373088083}, {7060, 1118385669}, {7073, 1252830802}, {7081, 1310484760}, {7099, 4211107556},
    {7117, 4235327583}, {7136, 1911957762}, {7148, 2274977100}, {7158, 1894102977}, {7175, 1868420705},
    {7190, 1229760322}, {7205, 401251929}, {7214, 4136070254}, {7224, 141711844}, {7237, 1877099350},
    {7263, 2956264019}, {7287, 3731343133}, {7298, 1490880043}, {7313, 651349070}, {7332, 3553571131},
    {7353, 798050051}, {7373, 1738029828}, {7382, 830772382}, {7406, 975665791}, {7413, 3753552150},
    {7435, 1268347563}, {7444, 2675976173}, {7452, 2255101473}, {7464, 1325536902}, {7474, 66138439},
    {7493, 2650151654}, {7505, 1362571274}, {7512, 2674091075}, {7529, 4180264212}, {7540, 2220611910},
    {7546, 3628923247}, {7565, 2290191893}, {7578, 524486259}, {7590, 2660165913}, {7602, 2510371521},
    {7609, 1647949432}, {7620, 2499925078}, {7626, 1061329053}, {7634, 2186648520}, {7646, 3685987662},
    {7660, 1203193122}, {7675, 1771288722}, {7689, 1024755039}, {7709, 2323362532}, {7729, 295121441},
    {7741, 3240065181}, {7750, 3923523740}, {7764, 3305235377}, {7779, 3408062813}, {7790, 186774928},
    {7804, 2185261687}, {7809, 2753641482}, {7814, 2454962418}, {7831, 958887293}, {7839, 3091067239},
    {7843, 3935363592}, {7853, 3073585980}, {7860, 1867556362}, {7866, 4148812653}, {7873, 1700657266},
    {7885, 1106246455}, {7900, 754571866}, {7911, 1038506759}, {7917, 4176775601}, {7926, 2830785103},
    {7936, 1731433239}, {7944, 855408348}, {7950, 398550328}, {7958, 2834400513}, {7973, 3963693047},
    {7982, 3544094494}, {7995, 1214513038}, {8012, 1445723454}, {8021, 2844467682}, {8028, 3334659430},
    {8040, 3572701046}, {8051, 555663897}, {8062, 3123020006}, {8075, 3005567066}, {8087, 2400366623},
    {8099, 2266193630}, {8109, 3448933658}, {8122, 3786999131}, {8130, 2370703267}, {8145, 2552112075},
    {8163, 2857694466}, {8176, 2048902997}, {8183, 3048556132}, {8198, 1468503355}, {8217, 3744775116},
    {8235, 3621218635}, {8252, 3611392321}, {8263, 3412690475}, {8276, 2109961146}, {8302, 2124853820},
    {8324, 4061796954}, {8331, 4173553157}, {8339, 2053962742}, {8350, 1836668495}, {8359, 721310682},
    {8374, 1006735486}, {8386, 325084441}, {8391, 2961925722}, {8401, 497438945}, {8410, 1787797455},
    {8421, 1849888827}, {8441, 3825011241}, {8450, 385702446}, {8454, 1041509726}, {8459, 1494001562},
    {8469, 1742909879}, {8476, 2157316278}, {8482, 348705738}, {8496, 737459482}, {8502, 1122880180},
    {8513, 1945272936}, {8528, 2380932862}, {8536, 2548392784}, {8547, 3688764708}, {8557, 1901756438},
    {8566, 906872895}, {8577, 1648836552}, {8584, 1359877577}, {8592, 521485205}, {8605, 252720416},
    {8619, 1264131298}, {8623, 1582017048}, {8642, 422274124}, {8661, 3020961236}, {8683, 1120609123},
    {8689, 845187144}, {8713, 3704248662}, {8740, 1361184210}, {8762, 254023945}, {8790, 3600137057},
    {8814, 2682444316}, {8823, 1644100618}, {8847, 1592819465}, {8880, 895660813}, {8888, 335426986},
    {8913, 1264318259}, {8945, 1168386582}, {8953, 1663862986}, {8958, 1746993862}, {8987, 1903257066},
    {8992, 974882150}, {8999, 1177151643}, {9030, 165292311}, {9037, 2311397435}, {9042, 439402299},
    {9071, 1552997231}, {9076, 3962257883}, {9085, 2220750876}, {9118, 2007447656}, {9127, 2787838396},
    {9133, 3769421748}, {9163, 4173954024}, {9169, 1434043348}, {9179, 1426660429}, {9213, 737025121},
    {9247, 1466689035}, {9285, 4098563933}, {9290, 513712005}, {9327, 229043912}, {9331, 2457286800},
    {9366, 3584307048}, {9368, 1123244352}, {9405, 1329338781}, {9409, 2761510965}, {9414, 2016490230},
    {9421, 49525662}, {9441, 539821669}, {9459, 3772220557}, {9477, 4185830300}, {9492, 3171290880},
    {9514, 832521766}, {9536, 1461782644}, {9556, 691540578}, {9579, 1404144425}, {9599, 522796658},
    {9616, 1376505559}, {9625, 3748513642}, {9633, 846470194}, {9641, 200649126}, {9655, 3431639220},
    {9662, 4292335199}, {9677, 907121470}, {9683, 2240342303}, {9700, 2969811462}, {9714, 167268160},
    {9728, 1833803298}, {9740, 1136770368}, {9747, 4030051588}, {9753, 1400182552}, {9783, 455416660},
    {9803, 2271268225}, {9826, 2613973034}, {9844, 392604227}, {9866, 3754606837}, {9886, 2833158821},
    {9902, 3350374178}, {9909, 534084754}, {9923, 2867322350}, {9945, 2116308131}, {9961, 664899839},
    {9983, 1989677117}, {9992, 904369474}, {9996, 3096186179}, {10001, 741716276}, {10006, 2329068957},
    {10013, 2921198141}, {10018, 1055615879}, {10023, 3285122304}, {10029, 230313139}, {10032, 2868333218},
    {10036, 4098541315}, {10041, 33356212}, {10048, 1723256298}, {10052, 4140259964}, {10058, 107912219},
    {10080, 4121566434}, {10110, 3855721002}, {10126, 2216232237}, {10150, 2255928953}, {10170, 159080631},
    {10184, 3689248828}, {10209, 836430118}, {10230, 3367347455}, {10256, 4230039153}, {10270, 609216699},
    {10305, 1501614459}, {10316, 1529288929}, {10348, 2719113377}, {10360, 2275796322}, {10393, 1812401954},
    {10404, 2408338453}, {10436, 2855832277}, {10463, 1459817706}, {10474, 2392518824}, {10506, 518942568},
    {10527, 3663533692}, {10569, 2192755772}, {10594, 177875273}, {10640, 891907593}, {10662, 1945812840},
    {10705, 1417411880}, {10729, 2154355281}, {10774, 3467076881}, {10794, 317429627}, {10835, 771452987},
    {10870, 181460511}, {10890, 456257992}, {10931, 2485130632}, {10954, 317835491}, {10998, 3496877987},
    {11019, 1103010248}, {11069, 3557956176}, {11092, 4255026978}, {11144, 3877521898}, {11158, 4267328027},
    {11169, 3365817217}, {11181, 1019517826}, {11192, 4255312501}, {11198, 107113802}, {11209, 339302984},
    {11230, 571385436}, {11255, 701971049}, {11277, 3844547848}, {11301, 2993703921}, {11321, 856100507},
    {11335, 523418047}, {11356, 1199509864}, {11365, 71184232}, {11394, 3633864562}, {11400, 3626350180},
    {11426, 227242734}, {11433, 3686895409}, {11460, 23593359}, {11466, 3490026688}, {11492, 2245546586},
    {11501, 63500808}, {11507, 3324008260}, {11514, 2639082641}, {11520, 4241250784}, {11548, 1005534689},
    {11576, 433529277}, {11605, 1104277830}, {11618, 1738166450}, {11653, 4196810825}, {11682, 1042290725},
    {11689, 1073217499}, {11707, 2059328792}, {11715, 1536564555}, {11734, 2064776214}, {11743, 1856753941},
    {11763, 1308833490}, {11767, 3934383778}, {11782, 2480094667}, {11800, 3523238589}, {11808, 1863269210},
    {11828, 2099371351}, {11833, 4096559242}, {11850, 2182794837}, {11857, 667710333}, {11860, 718098122},
    {11863, 682728183}, {11881, 3802467407}, {11902, 3657180965}, {11925, 1665393361}, {11949, 1052733624},
    {11958, 184912774}, {11974, 4089387070}, {11987, 2352568569}, {12000, 1245245715}, {12013, 1262023334},
    {12027, 3270702940}, {12039, 2739892052}, {12054, 2480001844}, {12060, 351428278}, {12077, 2428146278},
    {12092, 2992948263}, {12103, 2349028720}, {12110, 3885786800}, {12122, 1736514697}, {12132, 3474322026},
    {12142, 60432295}, {12147, 1322381784}, {12154, 4012403877}, {12176, 989471740}, {12197, 452908417},
    {12216, 423327896}, {12232, 2453966149}, {12260, 1731566697}, {12271, 2587032280}, {12292, 2963724706},
    {12308, 712913813}, {12340, 2778836517}, {12355, 2173728365}, {12362, 2357661820}, {12378, 409169195},
    {12398, 3491459423}, {12415, 1226170970}, {12438, 3404475955}, {12468, 1624986452}, {12502, 3623300279},
    {12519, 3034534074}, {12539, 575711980}, {12552, 1032586458}, {12564, 266241602}, {12584, 3402924327},
    {12594, 1269553309}, {12600, 503252654}, {12603, 4160314702}, {12607, 159043482}, {12614, 2686336408},
    {12619, 2717370895}, {12629, 1132587367}, {12637, 1195117749}, {12651, 1879021152}, {12665, 581463510},
    {12688, 2140377464}, {12700, 1275514075}, {12712, 2387979536}, {12723, 3884420844}, {12740, 1646387302},
    {12752, 308670472}, {12765, 3934596143}, {12778, 2845511965}, {12801, 4013472960}, {12821, 207861097},
    {12837, 2974165697}, {12844, 1232628331}, {12861, 889198334}, {12880, 3364533173}, {12896, 2007207608},
    {12905, 3255160570}, {12912, 2953807453}, {12919, 709349229}, {12927, 2600881466}, {12942, 2804841900},
    {12957, 2904109309}, {12965, 111583397}, {12975, 249290197}, {12985, 1264874778}, {12997, 2552651146},
    {13001, 3749132497}, {13010, 1230999982}, {13017, 3143743637}, {13031, 3277309783}, {13039, 799079693},
    {13044, 2072037248}, {13053, 1839346743}, {13063, 2980706495}, {13074, 3765738945}, {13088, 1478303606},
    {13100, 1491675329}, {13108, 2435397115}, {13129, 1647672292}, {13148, 1635008148}, {13164, 3124627733},
    {13167, 993596020}, {13182, 2693457989}, {13201, 415476443}, {13214, 1262823941}, {13224, 1622115944},
    {13232, 1499161504}, {13243, 2973219889}, {13256, 2597275607}, {13261, 1748273790}, {13267, 860606716},
    {13272, 3002334877}, {13289, 2034172196}, {13315, 3305562105}, {13333, 3707972394}, {13340, 3647859367},
    {13353, 3236366608}, {13366, 1824874128}, {13387, 2788634194}, {13412, 3813530536}, {13434, 1466132464},
    {13462, 3529599493}, {13494, 2079469443}, {13516, 738891302}, {13534, 3197889394}, {13553, 2360350959},
    {13572, 3649363768}, {13591, 3444963044}, {13622, 2273024933}, {13645, 4264915354}, {13666, 3077942367},
    {13695, 590894855}, {13705, 1618037728}, {13715, 3957551837}, {13734, 4284171251}, {13750, 3891447831},
    {13756, 2774883451}, {13768, 3483418915}, {13785, 668816343}, {13793, 2931048700}, {13802, 2388452721},
    {13810, 4258353177}, {13813, 1141775739}, {13819, 4126724647}, {13829, 2859901778}, {13833, 3250964130},
    {13841, 1360419304}, {13845, 3001705435}, {13851, 2071016015}, {13856, 4246411473}, {13860, 2944866961},
    {13863, 418647609}, {13866, 2471879920}, {13868, 1105628090}, {13872, 963632676}, {13875, 1882099852},
    {13884, 2097992392}, {13892, 4171284318}, {13900, 2265671865}, {13907, 2076987736}, {13918, 3694939264},
    {13925, 2984259090}, {13932, 306596620}, {13939, 1616530830}, {13950, 2662881380}, {13957, 3218261061},
    {13964, 2261369287}, {13970, 912855974}, {13976, 3374781713}, {13993, 1149880784}, {14003, 296395306},
    {14014, 1195616409}, {14022, 2949131327}, {14034, 942984426}, {14046, 1491100860}, {14057, 417924775},
    {14068, 3895649598}, {14074, 3882857642}, {14080, 3114108242}, {14087, 2831556715}, {14100, 3401266884},
    {14106, 1451477576}, {14122, 119757721}, {14131, 2438128661}, {14143, 2193512543}, {14150, 4182669406},
    {14160, 1505809199}, {14179, 2758857958}, {14190, 1600511528}, {14196, 785452558}, {14216, 4208727282},
    {14229, 3291555781}, {14233, 407568404}, {14240, 3610741318}, {14247, 2976183426}, {14257, 2611701562},
    {14262, 616319547}, {14276, 363805148}, {14288, 2670905232}, {14292, 2984927816}, {14298, 3072721717},
    {14305, 382945106}, {14317, 197333961}, {14332, 3768039387}, {14341, 1202886564}, {14354, 3124826125},
    {14371, 1073533898}, {14391, 501308550}, {14410, 2241932221}, {14428, 4242588933}, {14436, 3290709023},
    {14444, 3206573181}, {14452, 3156240324}, {14464, 873554442}, {14476, 3877044912}, {14483, 1386144670},
    {14527, 3391438105}, {14560, 3275802252}, {14566, 1665555596}, {14576, 955209608}, {14586, 3663374774},
    {14594, 2845693673}, {14603, 1402472725}, {14612, 2710028206}, {14666, 2549331680}, {14687, 2854832407},
    {14712, 155406996}, {14724, 3678362229}, {14735, 930651626}, {14752, 883771916}, {14764, 2754639596},
    {14770, 3056320968}, {14790, 2497068525}, {14794, 2223459638}, {14803, 3578929855}, {14814, 960139624},
    {14823, 2007872489}, {14831, 1597548103}, {14846, 957531795}, {14859, 1010886454}, {14879, 1596791097},
    {14884, 828449414}, {14900, 4083200273}, {14916, 1563607652}, {14921, 3373576235}, {14937, 1686781560},
    {14944, 247011038}, {14960, 3118206852}, {14977, 1114429566}, {14993, 275414779}, {15011, 3681786005},
    {15038, 1786964809}, {15041, 4081524352}, {15044, 3880226465}, {15049, 1336735441}, {15056, 3258804367},
    {15065, 3220778976}, {15075, 3246523276}, {15086, 2488280337}, {15100, 2068458324}, {15115, 763838368},
    {15122, 637820293}, {15126, 2601460036}, {15131, 1480246043}, {15140, 978711165}, {15147, 309439324},
    {15156, 2535512472}, {15163, 3189629876}, {15181, 3793360030}, {15203, 3530699951}, {15222, 3107109432},
    {15244, 2768536296}, {15264, 2255243348}, {15282, 1791059818}, {15288, 4128829753}, {15309, 1910782036},
    {15329, 3395304284}, {15352, 1173374833}, {15374, 2943989225}, {15391, 66633762}, {15401, 3883652983},
    {15421, 1787670268}, {15443, 2151592719}, {15455, 288631100}, {15466, 835911719}, {15477, 18669246},
    {15487, 2951402203}, {15507, 3636908325}, {15522, 834189487}, {15533, 1964022558}, {15543, 684154646},
    {15566, 2371177212}, {15591, 1731011858}, {15614, 944362804}, {15636, 115475624}, {15667, 694824490},
    {15676, 3779456605}, {15692, 554307351}, {15712, 580401027}, {15725, 2837546561}, {15733, 3574960668},
    {15736, 1090614859}, {15756, 848102186}
};

static const int32_t slots[] = {
    -1, -1, -1, 603, 162, 647, -1, -1, 159, -1, 295, -1, -1, 129, 1203, 646, -1, -1, 864, 98, 1212, 1242, -1,
    -1, -1, 266, -1, -1, -1, -1, -1, -1, 866, -1, -1, -1, 763, 916, -1, -1, 348, -1, -1, 680, -1, -1, 1239,
    -1, -1, 150, -1, 666, 977, -1, -1, -1, 896, 233, 478, -1, -1, -1, -1, -1, 84, 518, -1, -1, 1227, -1, -1,
    -1, -1, 332, 171, 1255, -1, -1, 390, -1, 398, -1, -1, 64, -1, -1, 1277, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 516, -1, 1069, -1, 204, -1, -1, 673, -1, -1, -1, -1, 1181, -1, -1, -1, -1, 1028, -1, -1, -1, 492, -1,
    -1, 970, -1, -1, -1, 1016, -1, -1, -1, -1, 1077, 1178, -1, -1, -1, 73, 904, 1243, -1, -1, 999, -1, -1, 5,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 579, 119, 533, -1, 839,
    1273, -1, 1254, -1, -1, -1, 1172, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 209, 687, -1, 642, -1,
    586, -1, 818, 1155, -1, -1, 906, -1, -1, -1, -1, 749, -1, -1, -1, -1, -1, 1141, -1, 988, -1, -1, -1, -1,
    -1, -1, -1, -1, 315, -1, 435, -1, -1, -1, 466, 456, 686, 761, 1174, -1, -1, -1, -1, 890, -1, -1, 1007,
    -1, -1, -1, -1, -1, 77, -1, 164, -1, 767, 662, 779, -1, -1, -1, -1, 1194, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, 712, -1, -1, -1, -1, 731, 416, -1, -1, -1, 152, 538, 1092, -1, -1, -1, -1, -1, 741, -1, 271, -1,
    -1, -1, -1, 94, 489, -1, -1, -1, -1, -1, -1, -1, 1100, -1, -1, -1, 949, -1, -1, -1, 87, 476, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 1275, 36, -1, -1, -1, -1, 630, -1, -1, -1, 299, 1176, -1, -1, -1, 363, -1, 436,
    149, 832, -1, -1, 475, -1, 143, -1, 442, -1, -1, -1, -1, 828, -1, 694, 860, -1, 757, -1, -1, -1, -1, -1,
    759, 1027, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 795, 1117, -1, -1, -1, -1, 609, -1, -1, 1156, -1,
    -1, -1, 721, 827, -1, -1, -1, -1, 216, -1, -1, 693, 1247, 260, 950, 1111, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, 1185, -1, -1, -1, 279, 265, 555, 871, 153, -1, 663, 552, -1, -1, -1, 772, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 231, 355, -1, -1, -1, 92, 1049, 218, -1, -1, -1, -1, -1, -1, -1, -1, -1, 665, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 95, 125, 402, -1, -1, -1, 580, -1, -1, -1, -1, -1, -1, -1,
    255, 1050, -1, -1, 1165, -1, 197, -1, 700, -1, -1, -1, -1, 433, 716, 880, 505, 575, -1, -1, -1, 491, 151,
    1075, -1, -1, -1, -1, 1061, -1, -1, 1019, 1230, -1, -1, -1, 215, -1, -1, -1, 301, 722, 948, 874, -1, -1,
    -1, -1, 563, 972, -1, -1, 369, -1, 364, -1, -1, -1, 287, -1, -1, -1, -1, -1, 331, -1, -1, -1, -1, -1,
    726, -1, 1054, -1, -1, -1, 523, 447, -1, -1, -1, -1, -1, -1, -1, -1, 697, 951, -1, 1104, 1197, -1, -1,
    360, 911, 952, -1, -1, -1, -1, -1, 286, 1094, -1, -1, 1076, -1, 212, 465, 837, -1, -1, -1, -1, -1, 826,
    76, 177, -1, -1, 1138, -1, -1, -1, -1, -1, -1, -1, -1, 713, 340, 357, -1, -1, -1, 415, -1, -1, -1, 59,
    553, -1, -1, -1, -1, 37, 943, -1, -1, -1, -1, 917, -1, -1, 545, -1, 58, 542, 19, 1183, -1, 830, -1, -1,
    361, 606, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 437, 856, 910, -1, -1, 805, -1, -1, -1, 375, -1, 574,
    -1, 1060, -1, -1, 650, 806, -1, -1, -1, -1, -1, -1, -1, 935, -1, -1, 221, -1, 1055, 362, 490, 926, 138,
    1116, 1284, 849, 1002, 198, -1, 1039, -1, -1, -1, -1, -1, -1, -1, -1, -1, 246, 927, -1, 746, -1, -1, -1,
    1044, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 62, 79, -1, -1, -1, -1, 56, -1, -1, 309, 1030, -1, 973,
    -1, 1135, 1259, 824, -1, -1, 924, -1, -1, -1, -1, -1, 597, -1, 760, 709, 1014, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 145, 427, 137, 441, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1073, -1, 1006, -1,
    -1, -1, -1, 886, -1, -1, 1214, -1, 1221, -1, -1, -1, 624, -1, -1, 276, -1, -1, 626, -1, -1, 392, 468, 0,
    421, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 888, -1, -1, -1, -1, -1, -1, -1, 882, -1, 9, 1182, -1, -1,
    -1, -1, -1, -1, -1, -1, 254, -1, -1, -1, -1, -1, -1, -1, 298, -1, 1215, 683, 540, 1031, 1098, -1, -1, -1,
    -1, 964, -1, -1, 237, -1, 20, 207, 487, 615, -1, 168, 203, 643, 773, -1, 1249, -1, -1, 668, 1268, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1270, 313, -1, 264, -1, -1, -1, -1, -1, -1, 1010, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 261, 317, 677, -1, 637,
    664, -1, 748, -1, 24, 1175, -1, 607, 1158, -1, 11, 47, 835, 1166, -1, -1, 370, -1, -1, 102, -1, -1, -1,
    -1, -1, 469, -1, -1, -1, 155, -1, -1, -1, -1, 189, -1, -1, -1, -1, -1, 297, -1, -1, 483, 736, 1070, -1,
    598, -1, -1, 788, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 110, 81, -1, -1, -1, 214, -1, -1, 282, -1, -1,
    -1, 1066, -1, -1, -1, -1, 1, -1, 771, -1, 39, 90, -1, -1, 170, -1, -1, -1, -1, 148, 268, 720, 975, 1087,
    1285, 517, -1, -1, -1, -1, -1, -1, -1, 669, -1, -1, -1, 147, -1, -1, -1, -1, -1, -1, -1, 314, -1, -1,
    944, 852, -1, -1, -1, 807, 1051, -1, -1, -1, 1179, -1, -1, -1, -1, 649, -1, -1, -1, -1, -1, 273, 703, -1,
    -1, 1219, -1, -1, 115, -1, -1, -1, -1, -1, 1218, -1, -1, -1, 158, -1, -1, 453, 738, 1287, -1, -1, -1, -1,
    1188, -1, -1, -1, -1, -1, 739, 995, 1196, -1, 70, -1, 930, -1, -1, -1, -1, -1, -1, -1, -1, -1, 976, -1,
    -1, -1, -1, -1, 474, 539, -1, -1, -1, -1, 262, -1, -1, -1, -1, -1, -1, -1, 183, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 565, 919, -1, -1, -1, -1, 167, 1258, -1, 884, 1036, 1191, -1, -1, -1, -1, -1, -1, 53,
    1004, -1, -1, -1, -1, -1, 93, -1, -1, 358, -1, -1, -1, -1, -1, -1, -1, -1, -1, 457, -1, 764, 1134, 1246,
    387, -1, -1, -1, -1, 448, 592, 467, 1224, 877, -1, -1, -1, -1, -1, -1, -1, -1, -1, 193, 1052, -1, -1, -1,
    833, -1, -1, 69, 965, 594, -1, -1, -1, -1, -1, -1, -1, -1, 1048, 1001, -1, -1, -1, -1, -1, 994, -1, -1,
    541, -1, 353, 136, 755, -1, -1, -1, -1, 432, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    1146, -1, -1, 2, -1, -1, -1, -1, -1, -1, -1, -1, 99, -1, -1, -1, -1, -1, -1, -1, 861, -1, -1, -1, -1,
    232, -1, -1, 1150, -1, 121, -1, 862, -1, -1, 72, 1119, -1, -1, -1, 685, -1, 859, -1, -1, -1, -1, 556, -1,
    1131, -1, -1, -1, -1, -1, -1, -1, 65, -1, -1, -1, -1, -1, -1, 48, -1, -1, 78, 238, -1, -1, 770, -1, -1,
    -1, -1, 986, -1, -1, -1, -1, -1, -1, -1, -1, 1024, -1, 28, 414, -1, 1114, -1, 106, -1, -1, -1, -1, -1,
    -1, 1162, -1, 71, 616, -1, -1, -1, 366, 1000, -1, -1, 1023, 1128, -1, -1, -1, -1, -1, -1, -1, 879, -1,
    -1, -1, -1, -1, 461, 32, -1, -1, -1, -1, -1, 1160, -1, -1, -1, -1, -1, -1, 796, -1, 571, 850, 126, 378,
    -1, 381, -1, 128, 802, -1, -1, -1, -1, -1, -1, 618, 914, 524, -1, -1, 707, 967, -1, -1, -1, 496, 1136,
    -1, -1, -1, -1, -1, 201, 776, 648, 114, 1279, 247, -1, -1, 422, -1, -1, -1, 30, 532, 659, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, 810, -1, -1, -1, -1, -1, 429, -1, 248, 42, -1, -1, -1, -1, -1, 337, -1, -1,
    -1, 1207, 458, -1, -1, -1, -1, 502, 822, -1, 692, -1, -1, -1, 932, 1168, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 841, -1, -1, -1, -1, -1, 275, -1, 547, -1, 1099, -1, -1, -1, -1, -1, -1, -1, -1, -1, 745, -1, -1, -1,
    -1, -1, -1, -1, -1, 439, 1015, -1, 690, -1, -1, 600, -1, 1133, 765, 186, -1, 730, -1, -1, -1, -1, 724,
    -1, 814, -1, -1, -1, 1157, -1, -1, -1, -1, 499, -1, -1, 786, -1, -1, 769, -1, -1, -1, -1, -1, 961, 1288,
    267, -1, -1, -1, -1, 863, 678, -1, -1, -1, -1, -1, -1, -1, 768, 858, 1072, 1063, -1, -1, 1110, -1, -1,
    -1, 338, 821, 1180, -1, -1, 91, 471, -1, 898, -1, 501, -1, -1, 1205, -1, -1, -1, -1, -1, -1, -1, -1, 845,
    -1, -1, -1, 706, 289, -1, -1, -1, -1, 1164, -1, 88, 1096, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 111,
    403, 536, 857, -1, -1, -1, -1, -1, 318, -1, -1, 438, -1, -1, -1, -1, 350, -1, -1, -1, -1, -1, -1, 813,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 534, -1, 604, -1, -1, 670, 1201, -1, 701, 711, -1,
    -1, -1, -1, 342, -1, -1, 43, 503, 1144, 1122, 1169, -1, -1, -1, -1, -1, 638, -1, 485, -1, -1, 479, -1,
    -1, 1145, -1, -1, -1, -1, -1, -1, -1, -1, 500, -1, -1, 6, -1, 632, -1, -1, -1, -1, -1, -1, -1, 1250, -1,
    513, -1, -1, -1, -1, -1, 404, -1, -1, -1, -1, -1, -1, 365, 777, 101, -1, -1, -1, -1, 176, -1, -1, -1, -1,
    -1, -1, -1, 1189, 816, -1, 737, -1, -1, -1, -1, 411, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 831, -1,
    464, -1, -1, -1, -1, -1, -1, 230, -1, -1, 959, 987, -1, 270, -1, -1, 26, 1103, 89, -1, -1, -1, 190, -1,
    -1, -1, 18, -1, 281, 840, -1, 742, -1, -1, 921, -1, -1, -1, -1, -1, -1, 740, -1, -1, -1, 1091, -1, -1,
    -1, -1, -1, -1, 454, -1, -1, 820, 354, -1, 1193, -1, -1, 715, -1, -1, -1, -1, 789, -1, -1, 1167, -1, -1,
    1005, -1, -1, -1, -1, -1, -1, -1, 1248, -1, -1, -1, -1, 1154, -1, -1, -1, 1226, 251, 623, -1, -1, -1,
    1022, -1, -1, 1231, 554, -1, -1, -1, -1, -1, -1, -1, 1161, -1, 45, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 699, -1, -1, -1, 537, 819, 704, -1, -1,
    55, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1083, -1, 938, 397, 521, -1, -1, -1, -1, -1,
    -1, 410, 389, 883, 527, 907, -1, -1, -1, -1, -1, -1, 1130, -1, 346, -1, 622, 778, -1, -1, 900, -1, 244,
    -1, 848, 396, -1, -1, -1, 1228, -1, -1, 1265, 794, 809, 945, -1, -1, 1252, 957, -1, -1, -1, -1, -1, -1,
    -1, 253, 535, -1, 854, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 905, 1121, -1, -1, -1, 319, -1,
    -1, -1, -1, -1, -1, -1, -1, 419, 226, 875, 1229, -1, -1, 187, -1, -1, -1, -1, -1, -1, -1, 1238, -1, -1,
    -1, -1, -1, -1, 617, -1, -1, -1, -1, -1, 1220, -1, -1, -1, 160, -1, 702, 889, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 188, 54, 506, 412, 1223, 1286, -1, 100, 780, 605, 311, -1, -1,
    -1, -1, -1, -1, -1, -1, 44, 887, -1, -1, -1, -1, 1057, -1, -1, -1, -1, -1, -1, 452, -1, 141, -1, 750, -1,
    211, -1, -1, 1256, -1, 934, -1, -1, -1, -1, -1, 978, -1, 1108, -1, -1, -1, 344, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 1139, 335, -1, -1, -1, 1101, 787, 588, -1, -1, -1, 710, 497, -1, -1, 1046, -1, -1,
    -1, -1, 633, -1, 163, -1, -1, -1, -1, -1, 1012, 83, 956, -1, -1, -1, -1, 33, 1058, -1, 931, -1, -1, 583,
    -1, -1, -1, -1, 52, -1, -1, -1, -1, -1, 744, 644, 305, -1, -1, 210, 13, 963, -1, -1, -1, -1, -1, -1, -1,
    -1, 27, -1, -1, -1, -1, -1, 1190, -1, -1, 625, -1, 140, -1, -1, -1, -1, -1, -1, -1, -1, 245, -1, 1142,
    -1, -1, -1, -1, 321, -1, -1, -1, 691, 869, 651, 847, 1102, -1, -1, 557, 1257, 636, 549, 288, 656, -1,
    747, -1, -1, -1, -1, 708, 8, 1021, -1, -1, -1, -1, -1, 719, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 695,
    -1, -1, -1, 222, 428, 993, 855, 1032, 1210, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1082, -1, -1, -1, -1, -1,
    425, -1, 593, 219, -1, -1, -1, -1, -1, -1, -1, -1, 142, 1053, 844, -1, -1, -1, 621, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 1106, -1, -1, -1, -1, -1, -1, 520, -1, -1, -1, -1, 383, -1, -1, 407, 620, -1, 551,
    -1, -1, -1, -1, -1, -1, 602, 1088, 494, 127, 175, 1202, -1, 561, 31, -1, 928, -1, 178, 546, -1, -1, 213,
    895, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1280, -1, -1, -1, -1, -1, 1025, -1, 239, -1, -1, -1,
    229, -1, -1, -1, -1, -1, -1, 192, 1266, -1, 29, 257, -1, 573, 385, 582, 1009, 400, 908, 1240, -1, 838,
    -1, -1, -1, -1, -1, -1, -1, -1, 482, -1, -1, -1, 798, -1, -1, -1, -1, 1045, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 510, 291, -1, 529, -1, -1, 868, 734, -1, -1, -1, 585, -1, -1, 349, -1, 293, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, 953, 825, 1126, 1003, -1, 1018, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1129,
    -1, -1, -1, -1, -1, -1, 406, -1, -1, 1042, -1, -1, 191, -1, -1, -1, -1, -1, -1, 966, -1, -1, -1, -1, -1,
    872, -1, 35, 274, -1, 1184, 717, -1, 601, 962, -1, -1, -1, 522, -1, 105, 526, 1035, 1204, -1, -1, -1, -1,
    -1, 325, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1095, -1, -1, -1, 277, -1, -1, -1, -1,
    -1, -1, 576, -1, 566, -1, 278, -1, 1199, 920, -1, -1, -1, 376, -1, -1, -1, -1, -1, -1, 775, 980, -1, -1,
    -1, 263, -1, 610, 49, 202, 596, 971, -1, -1, -1, -1, -1, 634, -1, -1, -1, -1, -1, 195, 727, 903, -1, -1,
    812, -1, -1, -1, -1, -1, -1, -1, -1, 446, -1, 799, -1, -1, -1, -1, 989, -1, -1, -1, -1, -1, 578, 979, -1,
    97, 595, -1, -1, 984, -1, -1, -1, -1, -1, -1, -1, 1163, -1, 7, -1, -1, 843, -1, -1, -1, 689, 628, 933,
    22, -1, -1, -1, 250, 714, -1, -1, -1, 131, -1, -1, -1, 124, -1, -1, -1, -1, 913, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, 562, 899, 46, 185, 34, -1, 82, 86, 732, 834, -1, 449, 570, -1, -1, -1, 182, -1, 444, -1, -1,
    -1, 347, -1, 942, -1, -1, 118, -1, 754, -1, 80, 947, -1, -1, 25, 867, 1171, 878, -1, -1, -1, -1, -1, 671,
    -1, -1, -1, -1, -1, 1067, 791, -1, -1, 531, 982, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 504, -1, -1, -1, -1, 283, 688, 1017, 1062, -1, 619, 800, 1187, -1, -1, -1, -1,
    -1, -1, -1, -1, 509, 569, 811, -1, 1118, -1, 968, -1, -1, -1, -1, -1, -1, 684, -1, 922, -1, -1, -1, -1,
    590, -1, -1, -1, -1, -1, -1, -1, 1264, -1, -1, 10, -1, -1, -1, -1, -1, -1, 733, 753, -1, 120, 508, -1,
    -1, -1, -1, -1, 240, 324, -1, -1, -1, -1, 308, -1, 379, 1065, -1, -1, -1, 612, 751, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 808, -1, 1278, -1, -1, -1, -1, 481, 589, -1, 991, -1, -1, -1, 1269, -1, -1, -1, -1, -1,
    528, 836, 1089, -1, -1, -1, 639, -1, 484, -1, -1, -1, -1, -1, -1, 418, 304, -1, -1, -1, 322, 61, 430, -1,
    -1, -1, 654, -1, -1, -1, -1, -1, 1097, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 122, 228, 558, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, 992, -1, -1, -1, -1, -1, -1, -1, 1261, 307, -1, -1, -1, 983, -1, -1,
    -1, 16, 608, -1, -1, -1, -1, -1, 1232, 790, -1, -1, -1, -1, -1, -1, -1, 728, -1, -1, -1, 329, -1, 328,
    1127, 846, 937, -1, -1, 196, 424, -1, 1132, -1, -1, -1, -1, 117, 107, -1, -1, 936, -1, -1, -1, -1, 698,
    599, 657, -1, -1, 679, -1, -1, -1, -1, -1, -1, 1274, -1, 1151, -1, 1064, -1, -1, -1, -1, 1267, 645, -1,
    -1, 1029, 1079, -1, 316, -1, -1, -1, 440, -1, -1, 631, -1, -1, -1, -1, -1, 339, -1, -1, 676, -1, 409, -1,
    405, -1, 470, -1, -1, 1173, -1, -1, -1, 434, 550, 1213, -1, -1, -1, -1, -1, -1, -1, 377, -1, -1, -1, 627,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, 290, 199, -1, -1, -1, -1, -1, -1, -1, 75, -1, 530, -1, -1, 1112, -1,
    1192, 581, -1, -1, -1, -1, -1, -1, -1, 1233, -1, -1, -1, -1, 1011, 981, -1, -1, 488, 373, -1, -1, -1,
    613, 865, -1, -1, -1, 1113, -1, -1, -1, -1, 359, 1152, -1, 519, -1, -1, -1, 460, 336, 894, -1, -1, 455,
    -1, -1, 3, -1, 343, -1, 334, 395, -1, -1, -1, 323, 1124, 391, -1, -1, -1, -1, -1, -1, 104, 4, -1, -1, -1,
    -1, 1013, 372, 929, 851, 1085, 169, 225, -1, 1159, -1, 515, -1, 1271, -1, 817, 463, -1, -1, -1, -1, 1090,
    -1, 1263, 696, -1, -1, -1, -1, -1, -1, 292, 804, 224, -1, -1, 1200, -1, 12, 139, 1209, -1, -1, -1, 853,
    1234, -1, -1, -1, -1, -1, -1, 223, -1, 876, -1, 1222, -1, -1, -1, 486, 567, -1, -1, -1, -1, -1, 785, 792,
    -1, -1, -1, -1, -1, 1195, -1, -1, 21, 234, 450, -1, 161, -1, -1, 108, -1, -1, -1, 641, -1, -1, -1, 157,
    1282, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 990, -1, -1, -1, -1, -1, -1, -1, -1, 156, -1,
    -1, -1, -1, -1, -1, 1241, -1, 371, -1, -1, -1, 417, 472, 507, 1059, 1140, 940, 1281, -1, 1206, 1283, 113,
    525, -1, 1260, -1, -1, -1, -1, 892, 774, 1272, -1, -1, -1, -1, -1, -1, 420, -1, -1, 67, -1, -1, -1, -1,
    881, 909, -1, -1, -1, 1170, 206, -1, -1, -1, 1080, -1, 459, 803, -1, 242, -1, -1, 296, 611, -1, 1105, -1,
    374, -1, -1, -1, -1, 1149, -1, -1, 300, -1, -1, -1, -1, 259, -1, -1, 1120, 1211, -1, -1, 179, 351, 172,
    -1, -1, -1, -1, 1038, -1, -1, -1, -1, -1, -1, -1, -1, -1, 743, -1, -1, -1, -1, -1, -1, -1, -1, 220, -1,
    -1, -1, -1, -1, 144, 1086, 480, -1, -1, -1, 134, 752, 1040, 112, -1, 512, -1, 40, 380, 1008, 1186, -1,
    -1, -1, 284, -1, -1, -1, -1, -1, 17, 166, -1, -1, -1, -1, -1, -1, -1, 511, 577, 269, 587, 997, -1, 572,
    -1, 1125, -1, -1, 652, -1, -1, -1, -1, -1, 925, -1, 1217, -1, -1, -1, -1, 1041, 320, 356, -1, 15, 66, -1,
    -1, -1, -1, 1056, 333, -1, 1244, -1, -1, 327, 241, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1245, -1, -1,
    -1, -1, -1, 996, 1071, 939, -1, -1, -1, -1, 243, 560, -1, -1, -1, 1147, 345, 793, -1, -1, -1, 330, 564,
    635, -1, -1, -1, -1, -1, 591, -1, -1, -1, 386, 584, -1, -1, 1068, -1, -1, -1, -1, 1026, -1, -1, 1115, -1,
    -1, -1, 815, -1, -1, -1, -1, -1, -1, -1, 544, -1, -1, -1, 367, 399, -1, -1, -1, -1, 897, 326, -1, 306,
    -1, 969, -1, -1, -1, -1, 50, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 235, 514, 674, 1143, -1, -1,
    -1, 495, 146, 294, 1208, -1, -1, -1, -1, -1, -1, 205, 1235, -1, 705, -1, 174, 915, 302, 1109, -1, -1,
    559, 766, -1, -1, -1, -1, -1, -1, -1, 960, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1237, 870, 1033, -1, -1,
    -1, -1, -1, -1, 723, 1074, -1, -1, -1, -1, -1, -1, -1, 1093, 1047, -1, -1, 1123, -1, 1043, 256, -1, -1,
    -1, -1, -1, -1, 543, -1, 782, 252, -1, -1, 797, 1236, 352, -1, -1, -1, -1, 181, -1, -1, -1, -1, -1, 548,
    51, -1, -1, -1, -1, -1, -1, 272, 477, 123, -1, 431, 1216, 893, -1, -1, 762, -1, -1, 829, -1, -1, -1, 382,
    1276, -1, 681, -1, -1, -1, -1, -1, -1, -1, -1, -1, 173, 74, 923, -1, -1, -1, 388, -1, -1, -1, -1, 918,
    208, 946, -1, -1, -1, 413, -1, -1, -1, -1, -1, -1, -1, 985, 1020, -1, 393, 675, -1, -1, -1, -1, -1, 408,
    1107, 303, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 310, -1, 249, -1, -1, -1, -1, -1, -1, -1, 130, -1, -1,
    -1, -1, -1, -1, -1, -1, 401, -1, -1, -1, -1, -1, 842, -1, 184, -1, -1, -1, -1, -1, 426, -1, -1, -1, -1,
    -1, 14, 451, -1, 498, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 653, -1, 394, -1, -1, 180, 955,
    661, -1, 96, -1, 718, -1, 735, -1, -1, 194, 655, 258, 473, 614, 873, 423, -1, -1, -1, -1, 116, -1, 41,
    135, -1, -1, -1, -1, -1, 784, -1, -1, 658, -1, -1, -1, -1, 493, -1, 38, 103, -1, -1, -1, -1, -1, 998, -1,
    312, 280, -1, -1, 954, -1, -1, 682, 758, 236, 901, 1081, -1, 629, -1, 109, -1, 217, -1, 23, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, 885, 445, -1, 725, -1, -1, -1, -1, 227, -1, -1, -1, -1, -1, -1, 154, 801,
    781, -1, 1078, 1153, 756, 729, -1, -1, -1, -1, -1, -1, -1, 672, 941, 1148, -1, -1, 783, 1198, -1, 974,
    -1, -1, 568, -1, -1, -1, -1, 132, 1084, 1253, 133, -1, -1, -1, -1, 902, 958, 667, -1, 63, -1, 285, 1262,
    -1, -1, -1, -1, 68, 57, 443, -1, -1, 1177, -1, -1, -1, 660, -1, -1, -1, -1, 200, -1, -1, -1, -1, -1, -1,
    1225, -1, -1, 85, -1, 891, -1, -1, 1251, 462, -1, 1034, -1, -1, -1, -1, -1, -1, -1, 1037, -1, -1, -1, -1,
    -1, -1, 1137, 60, -1, -1, -1, -1, -1, -1, -1, 368, 384, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 640, 165, -1, -1, -1, -1, -1, -1, -1, -1, 341, -1, -1, 912, 823, -1, -1, -1, -1, -1, -1, -1, -1
};

static const int16_t first[] = {
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 974, -1, -1, -1, -1, 1031, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 317, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1058, -1, 707, 710, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 344, 346, 347, 315, 349, 314, 332, 381, 383, 387, 384, 299, 324,
    -1, -1, 222, -1, 285, 329, -1, -1, -1, -1, 763, 1, 542, 803, 36, 39, 272, 270, 274, 276, 273, 271, 275,
    277, 225, 213, 214, 246, 1198, 1266, 8, 26, 0, 9, 27, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 207, 208,
    209, 211, 212, 210, -1, -1, 1249, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 359, 374, 1268,
    333, 1270, -1, -1, -1, -1, -1, 255, 60, 73, 82, 101, 54, -1, 445, 502, 504, 506, 508, 510, 512, 514, 516,
    518, 520, 522, 524, 37, 38, 40, 41, 2, -1, 50, 6, 5, -1, -1, 12, 11, -1, 17, 49, 20, 21, 22, 23, 24, 25,
    28, -1, 29, 30, 31, 32, 33, 34, 35, 42, 43, 44, 45, 46, 47, -1, -1, -1, 51, 52, 53, 56, 57, 58, 59, 61,
    63, 64, 67, 68, 69, -1, 70, 71, 72, 78, 79, 75, 74, 80, 88, 89, 84, 83, 87, 91, 92, 93, 97, 98, 99, 100,
    103, 102, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125,
    126, 127, 128, 129, 130, 131, 132, 134, 136, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150,
    152, 841, 697, 847, 701, 153, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170,
    172, 173, 174, 176, 178, -1, -1, 177, -1, -1, 179, 181, 183, 184, 186, 187, 188, 189, 190, 191, 192, 193,
    194, 195, 197, 198, 199, 200, 201, 203, 204, 205, 206, 215, 216, 217, 218, 219, 220, 221, 223, 224, 226,
    227, 228, 231, 235, 238, -1, 239, 240, 241, 242, 243, 244, 247, -1, 248, 249, 250, -1, 251, 252, 253, -1,
    254, 258, 259, 263, 264, 265, 266, 267, 268, 269, 278, 280, 281, 282, 283, 284, 286, 287, 288, 289, 290,
    291, 292, 293, 294, 295, 296, -1, 297, -1, 298, -1, 303, 304, 307, 309, 311, 312, 313, -1, 318, 320, 323,
    325, 326, 327, 328, -1, -1, 340, -1, -1, -1, 354, 355, 357, 358, 360, 361, 362, 363, 364, 365, 366, 367,
    368, 369, -1, 370, 371, -1, 393, 396, 395, 375, 376, 377, 378, -1, 382, 386, -1, 388, 390, 391, 392, -1,
    -1, 412, 413, 420, 426, 428, 429, 430, 431, 432, 433, 434, 435, 436, 437, 440, 443, 455, 457, 459, 538,
    446, 447, 448, 449, 453, 451, 452, 454, 456, 458, 460, 461, 462, 463, 464, 465, 466, 467, 468, 469, 470,
    471, 472, 473, 474, 475, 476, 477, 478, 479, 480, 481, 482, 483, 484, 485, 486, 487, 488, 489, 490, 491,
    492, 493, 494, 495, 496, 497, 498, 499, 500, 501, 526, 527, 529, 530, 531, 532, 533, -1, 548, 536, 537,
    539, 540, 541, 543, 544, 545, 546, 547, 549, 550, 551, 552, 553, 554, 555, 556, 557, 558, 559, 560, 561,
    562, 563, 564, 565, 566, 567, 568, 569, 570, 571, 572, 573, 574, 575, 576, 577, 578, 579, 580, 581, -1,
    582, 583, 584, 585, 586, 587, 588, 589, 590, 592, 593, 594, 595, 596, 597, 598, 599, 600, -1, 601, 602,
    603, 604, 605, 606, 607, 608, 609, 610, 611, 612, 613, 614, 615, 616, 617, 618, 619, 620, 621, 622, 623,
    624, -1, 625, 626, 627, 628, 629, 630, 631, 632, 633, 634, 635, 636, 637, -1, 638, 639, 640, 641, 642,
    643, 644, 645, 646, 647, 648, 649, 650, 651, 652, 653, 654, 655, 656, 657, 658, 659, 660, 661, 662, 663,
    664, 665, 666, 667, 668, 669, 670, 671, 672, 1360, -1, 674, 675, 676, -1, 678, 680, 682, 684, 685, 686,
    687, 688, 689, 690, 691, 692, 693, 694, 695, 696, -1, 698, 700, 702, 703, 704, 705, 706, 708, 709, 711,
    712, 713, 714, -1, 715, 716, -1, 717, 718, -1, -1, 721, 723, -1, -1, 725, 727, 728, 729, 730, 731, 732,
    733, 734, 737, 739, 740, -1, -1, 743, -1, 744, 745, 746, -1, 748, 749, 750, 751, 752, 753, 754, 755, 756,
    758, 759, 760, 766, 768, 770, 771, 773, 774, 775, 777, 778, 779, 780, 781, 782, 783, 784, 785, 787, 788,
    789, 790, 791, 792, 793, 796, 797, 798, 799, 800, 801, 802, 804, 805, 806, 807, 808, 809, 814, 815, 816,
    -1, 820, 823, 827, -1, 829, 833, 834, 838, 840, 849, 842, 843, 845, 846, 848, -1, 850, -1, 851, -1, 854,
    857, 860, 863, 866, 870, -1, -1, 871, -1, 872, 873, 874, 875, 876, 877, 878, 879, 880, 881, 882, 883,
    884, 885, 886, 887, 888, 889, 890, -1, 892, 893, 895, 896, 898, 899, 901, 902, 903, 905, 908, 909, 910,
    911, 913, 914, 915, 916, 917, 918, 919, 922, 923, 924, -1, 926, -1, 928, 930, 931, 934, 935, -1, 936,
    937, 938, 939, 940, 941, 942, -1, -1, -1, 945, 946, 947, 948, -1, -1, 950, 952, 954, -1, 955, -1, 959,
    1115, 961, 962, -1, -1, 963, 964, -1, 965, -1, -1, -1, 966, 967, 968, 969, 970, 971, 972, 973, 975, 976,
    977, 978, 979, 980, 981, 982, 983, 984, 985, 986, 987, 989, 990, 991, 992, 993, 994, 995, 996, 997, 998,
    999, 1000, 1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009, 1010, 1011, 1012, 1013, 1014, 1015,
    1016, 1017, 1018, 1019, 1020, 1021, 1022, 1024, 1026, 1028, 1029, 1030, 1032, 1033, 1034, 1035, 1036,
    1037, 1038, 1039, 1040, 1042, 1043, 1044, 1045, 1046, 1047, 1048, 1049, 1050, 1051, 1054, 1056, -1, 1052,
    -1, 1060, 1061, -1, -1, 1148, 1066, -1, -1, 1067, 1068, -1, 1140, -1, -1, -1, -1, -1, 1078, 1083, 1087,
    1088, -1, -1, 1089, 1090, -1, 1091, 1092, 1093, 1094, 1095, 1096, 1097, 1098, 1103, -1, -1, 1100, 1101,
    -1, 1105, -1, 1107, 1109, -1, 1111, 1112, 1113, 1116, 1117, 1118, 1119, 1120, 1121, 1122, 1123, 1124,
    1125, 1132, 1127, 1129, 1131, 1133, 1134, 1135, 1137, 1138, 1139, 1141, 1142, 1143, 1144, 1145, 1146,
    1147, 1149, 1150, 1151, 1152, 1153, 1154, 1155, 1156, 1157, 1158, 1159, 1161, 1162, 1163, 1164, 1165, -1,
    1167, 1173, -1, 1175, 1176, 1177, 1179, 1180, 1181, 1182, -1, -1, 1184, 1185, 1186, 1187, 1188, 1189,
    1190, 1191, 1192, 1193, 1194, 1195, 1196, 1197, -1, 1202, 1203, 1204, 1208, 1209, 1210, 1213, 1214, 1215,
    1216, 1217, 1218, 1219, 1222, 1225, -1, 1229, 1233, 1234, 1235, 1236, 1237, 1238, 1239, 1240, 1241, 1243,
    1244, 1245, 1246, 1247, 1248, -1, -1, -1, -1, -1, 1259, 1260, 1261, 1262, 1263, 1264, 1265, 1267, -1, -1,
    1271, 1370, -1, -1, 1273, 1371, -1, 1272, -1, -1, 1277, 1278, 1279, 1280, 1281, 1282, 1283, 1363, 1285,
    1287, 1288, 1289, 1364, 1365, 1366, 1290, 1291, 1292, 1293, 1294, 1295, -1, -1, 1297, -1, -1, 1367, 1368,
    1299, -1, -1, -1, -1, -1, 1369, 1302, 1303, 1304, 1305, 1307, 1309, 1310, 1311, 1312, 1313, 1314, 1315,
    1316, 1317, 1318, -1, 1319, 1320, 1322, 1323, 1324, 1325, 1327, 1329, 1331, 1333, 1335, 1336, 1337, 1338,
    -1, 1342, 1343, 1344, 1345, 1346, -1, 1348, 1353, 1355, 1356, -1, 1358, 1372, 1373, 1374, 1375, 1376,
    1377, 1378, 1381, 1382, 1383, 1384, 1386, 1387, 1388, 1389, 1391, 1392, 1393, 1394, 1395, 1397, 1398,
    1399, 1400, 1401, 1403, 1404, 1405, -1, 1406, 1408, 1410, 1361, -1, 1362
};

static const struct catalogue_link links[] = {
    {0, 3, 0}, {0, 535, 0}, {0, -1, 0}, {1, 4, 0}, {2, 7, 0}, {2, -1, 0}, {2, -1, 0}, {3, 10, 0}, {3, 13, 0},
    {3, -1, 0}, {4, 55, 0}, {4, 14, 0}, {4, -1, 0}, {5, 15, 0}, {6, -1, 0}, {7, 16, 0}, {8, -1, 0},
    {9, 18, 0}, {10, 19, 0}, {11, -1, 0}, {12, 185, 4}, {12, -1, 5}, {13, -1, 1}, {13, -1, 0}, {14, -1, 1},
    {14, -1, 0}, {15, -1, 1}, {15, -1, 0}, {16, -1, 1}, {16, -1, 0}, {17, 182, 1}, {17, -1, 0}, {18, -1, 1},
    {19, -1, 0}, {20, -1, 0}, {21, -1, 0}, {22, -1, 2}, {23, -1, 2}, {24, -1, 2}, {25, -1, 2}, {26, -1, 2},
    {27, -1, 2}, {28, -1, 2}, {29, 180, 2}, {30, -1, 2}, {31, -1, 2}, {32, -1, 2}, {33, 48, 0}, {34, -1, 0},
    {35, 65, 4}, {36, 66, 4}, {37, 137, 4}, {38, -1, 4}, {39, -1, 4}, {40, -1, 0}, {41, -1, 0}, {42, 920, 2},
    {43, -1, 2}, {44, 921, 2}, {45, 927, 2}, {46, 62, 0}, {46, -1, 0}, {47, -1, 0}, {48, 77, 4}, {48, -1, 5},
    {49, 95, 2}, {50, 96, 2}, {51, 81, 1}, {51, -1, 0}, {52, -1, 1}, {53, -1, 0}, {54, -1, 0}, {55, 94, 2},
    {56, 76, 0}, {56, 1332, 0}, {56, -1, 0}, {57, -1, 0}, {58, 86, 4}, {59, -1, 2}, {60, -1, 2},
    {61, 1390, 2}, {62, 90, 1}, {63, 85, 0}, {63, 138, 0}, {63, -1, 0}, {64, -1, 0}, {65, 106, 4},
    {65, -1, 5}, {66, 133, 2}, {67, 135, 2}, {68, 175, 1}, {68, -1, 0}, {69, -1, 0}, {70, -1, 0},
    {71, 151, 2}, {72, -1, 2}, {73, -1, 2}, {74, -1, 2}, {75, -1, 2}, {76, -1, 2}, {77, 747, 2},
    {78, 104, 0}, {78, 1326, 0}, {78, -1, 0}, {79, 105, 0}, {80, -1, 0}, {81, 155, 4}, {81, -1, 5},
    {82, -1, 4}, {82, -1, 5}, {83, -1, 4}, {83, -1, 5}, {84, -1, 0}, {85, -1, 4}, {85, -1, 5}, {86, -1, 4},
    {86, -1, 5}, {87, -1, 4}, {87, -1, 5}, {88, -1, 4}, {88, -1, 5}, {89, -1, 2}, {89, -1, 0}, {90, -1, 2},
    {90, -1, 0}, {91, -1, 2}, {91, -1, 0}, {92, -1, 2}, {92, -1, 0}, {93, -1, 2}, {93, -1, 0}, {94, -1, 2},
    {94, -1, 0}, {95, -1, 2}, {95, -1, 0}, {96, -1, 2}, {96, -1, 0}, {97, -1, 2}, {98, 839, 2}, {99, -1, 2},
    {99, -1, 0}, {100, -1, 2}, {100, -1, 0}, {101, -1, 2}, {101, -1, 0}, {102, 279, 2}, {102, -1, 0},
    {103, -1, 2}, {103, -1, 0}, {104, 836, 2}, {105, 528, 2}, {106, -1, 2}, {107, 154, 0}, {107, -1, 0},
    {108, -1, 0}, {109, 202, 4}, {109, -1, 5}, {110, -1, 1}, {110, -1, 0}, {111, -1, 1}, {111, -1, 0},
    {112, -1, 1}, {112, -1, 0}, {113, 425, 1}, {113, -1, 0}, {114, 427, 1}, {114, -1, 0}, {115, -1, 1},
    {115, -1, 0}, {116, 171, 1}, {116, -1, 0}, {117, 300, 1}, {117, -1, 0}, {118, -1, 1}, {118, -1, 0},
    {119, -1, 1}, {119, -1, 0}, {120, -1, 1}, {121, -1, 0}, {122, -1, 2}, {123, -1, 2}, {124, -1, 2},
    {125, -1, 1}, {126, -1, 2}, {127, -1, 2}, {128, -1, 0}, {129, -1, 5}, {130, 196, 5}, {131, -1, 5},
    {132, -1, 5}, {133, -1, 5}, {134, -1, 5}, {135, -1, 5}, {136, -1, 5}, {137, -1, 5}, {138, -1, 5},
    {139, -1, 4}, {140, -1, 4}, {141, -1, 4}, {141, -1, 5}, {142, -1, 4}, {142, 1242, 5}, {143, 260, 4},
    {144, 234, 4}, {144, -1, 5}, {145, 230, 4}, {145, -1, 5}, {146, -1, 0}, {147, -1, 0}, {148, -1, 0},
    {149, -1, 0}, {150, -1, 0}, {151, -1, 0}, {152, -1, 0}, {152, -1, 0}, {153, -1, 0}, {154, -1, 0},
    {155, -1, 0}, {156, -1, 0}, {156, -1, 0}, {157, -1, 0}, {158, -1, 0}, {159, 1321, 0}, {160, -1, 0},
    {160, -1, 0}, {161, -1, 0}, {161, -1, 0}, {162, -1, 0}, {163, 229, 0}, {164, -1, 0}, {165, 232, 0},
    {165, -1, 0}, {166, 233, 0}, {167, 334, 0}, {168, 236, 0}, {168, -1, 0}, {169, 237, 0}, {170, 335, 0},
    {171, 245, 1}, {172, 897, 4}, {173, 900, 4}, {174, -1, 4}, {175, -1, 4}, {176, -1, 4}, {177, -1, 4},
    {178, -1, 1}, {179, -1, 1}, {180, -1, 1}, {181, -1, 1}, {182, -1, 2}, {183, -1, 1}, {184, -1, 2},
    {185, -1, 2}, {186, -1, 2}, {187, -1, 1}, {188, 256, 0}, {189, 257, 0}, {190, -1, 0}, {191, 261, 3},
    {192, 262, 3}, {193, -1, 4}, {194, -1, 2}, {195, -1, 2}, {196, -1, 2}, {197, -1, 0}, {197, -1, 0},
    {198, -1, 0}, {198, -1, 0}, {199, -1, 0}, {199, -1, 0}, {200, -1, 0}, {200, -1, 0}, {201, -1, 0},
    {201, -1, 0}, {202, -1, 0}, {202, -1, 0}, {203, -1, 0}, {203, -1, 0}, {204, 352, 2}, {205, 353, 2},
    {206, 302, 2}, {207, 306, 2}, {208, 418, 1}, {209, 410, 1}, {210, -1, 0}, {211, 398, 1}, {212, 399, 1},
    {213, 389, 1}, {214, 331, 1}, {215, 330, 1}, {216, -1, 1}, {217, -1, 1}, {218, -1, 1}, {219, -1, 5},
    {220, -1, 1}, {221, -1, 1}, {222, -1, 1}, {223, -1, 1}, {224, -1, 1}, {225, -1, 1}, {226, 301, 1},
    {227, 316, 1}, {228, 404, 1}, {229, 405, 1}, {230, 305, 1}, {231, -1, 1}, {232, -1, 1}, {233, 308, 1},
    {234, -1, 1}, {235, 310, 1}, {236, 322, 1}, {237, -1, 1}, {238, -1, 1}, {239, -1, 1}, {240, 350, 1},
    {241, 348, 1}, {242, 356, 1}, {243, -1, 2}, {244, 319, 1}, {245, -1, 1}, {246, 321, 1}, {247, -1, 1},
    {248, -1, 1}, {249, -1, 1}, {250, -1, 1}, {251, 343, 1}, {252, -1, 2}, {253, -1, 2}, {254, -1, 2},
    {255, 400, 1}, {256, 401, 1}, {257, 402, 1}, {258, 351, 1}, {259, 419, 0}, {260, 336, 1}, {261, 337, 1},
    {262, 338, 0}, {263, 339, 0}, {264, 409, 1}, {265, 408, 1}, {266, 341, 1}, {267, 342, 1}, {268, 406, 1},
    {269, -1, 1}, {270, 345, 1}, {271, -1, 1}, {272, 439, 1}, {273, 441, 1}, {274, -1, 1}, {275, -1, 1},
    {276, 444, 1}, {277, 385, 1}, {278, 379, 2}, {279, 380, 2}, {280, -1, 1}, {281, -1, 1}, {282, 403, 1},
    {283, -1, 1}, {284, -1, 1}, {285, 372, 0}, {286, -1, 2}, {287, -1, 2}, {288, -1, 2}, {289, -1, 2},
    {290, -1, 2}, {291, -1, 2}, {292, -1, 2}, {293, -1, 2}, {294, -1, 1}, {295, -1, 1}, {296, -1, 1},
    {297, -1, 0}, {298, 373, 0}, {299, 1269, 0}, {300, -1, 0}, {301, -1, 2}, {302, -1, 2}, {303, 1136, 2},
    {304, -1, 2}, {305, 414, 2}, {306, 415, 2}, {307, -1, 1}, {308, -1, 1}, {309, -1, 1}, {310, -1, 1},
    {311, 442, 1}, {312, 1396, 1}, {313, -1, 1}, {314, -1, 1}, {315, -1, 1}, {316, -1, 1}, {317, -1, 1},
    {318, -1, 1}, {319, 394, 0}, {320, 397, 0}, {321, -1, 0}, {322, -1, 0}, {323, -1, 0}, {324, 417, 1},
    {325, -1, 1}, {326, -1, 1}, {327, -1, 1}, {328, -1, 1}, {329, 416, 1}, {330, 411, 1}, {331, -1, 1},
    {332, 407, 1}, {333, -1, 1}, {334, -1, 1}, {335, -1, 1}, {336, -1, 1}, {337, 424, 2}, {338, -1, 2},
    {339, -1, 2}, {340, 422, 2}, {341, 423, 2}, {342, 438, 1}, {343, -1, 1}, {344, -1, 1}, {345, -1, 0},
    {346, 421, 0}, {347, -1, 0}, {348, -1, 2}, {349, 1308, 2}, {350, -1, 2}, {351, -1, 1}, {352, -1, 1},
    {353, -1, 1}, {354, -1, 1}, {355, -1, 1}, {356, -1, 1}, {357, -1, 1}, {358, -1, 1}, {359, -1, 1},
    {360, -1, 1}, {361, -1, 1}, {362, -1, 1}, {363, -1, 1}, {364, 813, 1}, {365, -1, 1}, {366, -1, 1},
    {367, -1, 1}, {368, -1, 1}, {369, -1, 1}, {370, -1, 1}, {371, 450, 0}, {372, -1, 1}, {373, -1, 1},
    {374, -1, 1}, {375, -1, 1}, {376, -1, 0}, {377, -1, 4}, {378, -1, 3}, {379, -1, 4}, {380, -1, 3},
    {381, -1, 4}, {382, -1, 3}, {383, -1, 4}, {384, -1, 3}, {385, -1, 4}, {386, -1, 3}, {387, -1, 4},
    {388, -1, 3}, {389, -1, 4}, {390, -1, 3}, {391, -1, 4}, {392, -1, 3}, {393, -1, 4}, {394, -1, 3},
    {395, -1, 4}, {396, -1, 3}, {397, -1, 4}, {398, -1, 3}, {399, -1, 4}, {400, -1, 3}, {401, -1, 4},
    {402, -1, 3}, {403, -1, 4}, {404, -1, 3}, {405, -1, 4}, {406, -1, 3}, {407, -1, 4}, {408, -1, 4},
    {409, -1, 4}, {410, -1, 4}, {411, -1, 4}, {412, -1, 4}, {413, -1, 4}, {414, -1, 4}, {415, -1, 4},
    {416, -1, 4}, {417, -1, 4}, {418, -1, 4}, {419, -1, 4}, {420, -1, 4}, {421, -1, 4}, {422, -1, 4},
    {423, -1, 4}, {424, -1, 4}, {425, -1, 4}, {426, -1, 4}, {427, -1, 4}, {428, 503, 0}, {429, -1, 0},
    {430, 505, 0}, {431, -1, 0}, {432, 507, 0}, {433, 534, 0}, {434, 509, 0}, {435, -1, 0}, {436, 511, 0},
    {437, 591, 0}, {438, 513, 0}, {439, -1, 0}, {440, 515, 0}, {441, -1, 0}, {442, 517, 0}, {443, -1, 0},
    {444, 519, 0}, {445, -1, 0}, {446, 521, 0}, {447, -1, 0}, {448, 523, 0}, {449, -1, 0}, {450, 525, 0},
    {451, -1, 0}, {452, 761, 2}, {453, 762, 2}, {454, 699, 2}, {455, 764, 2}, {456, 765, 2}, {457, -1, 2},
    {458, 767, 2}, {459, -1, 0}, {460, -1, 0}, {461, 769, 2}, {462, -1, 1}, {463, -1, 2}, {464, -1, 2},
    {465, -1, 2}, {466, 1380, 2}, {467, -1, 2}, {468, -1, 2}, {469, 772, 2}, {470, -1, 2}, {471, -1, 2},
    {472, -1, 2}, {473, 757, 2}, {474, -1, 2}, {475, -1, 2}, {476, 795, 2}, {477, -1, 2}, {478, -1, 2},
    {479, -1, 2}, {480, -1, 2}, {481, -1, 2}, {482, 786, 2}, {483, -1, 2}, {484, -1, 2}, {485, -1, 2},
    {486, -1, 2}, {487, -1, 2}, {488, -1, 2}, {489, -1, 2}, {490, -1, 2}, {491, -1, 2}, {492, -1, 2},
    {493, -1, 2}, {494, -1, 2}, {495, -1, 2}, {496, -1, 2}, {497, -1, 2}, {498, -1, 2}, {499, -1, 2},
    {500, 776, 2}, {501, -1, 2}, {502, -1, 2}, {503, -1, 2}, {504, -1, 2}, {505, -1, 2}, {506, -1, 2},
    {507, -1, 4}, {507, -1, 5}, {508, -1, 4}, {508, -1, 5}, {509, -1, 4}, {509, -1, 5}, {510, -1, 4},
    {510, -1, 5}, {511, 1286, 4}, {511, -1, 5}, {512, -1, 0}, {513, -1, 2}, {514, -1, 2}, {515, -1, 2},
    {516, -1, 2}, {517, -1, 2}, {518, -1, 2}, {519, -1, 2}, {520, -1, 2}, {521, 794, 2}, {522, -1, 4},
    {523, -1, 4}, {523, -1, 5}, {524, -1, 4}, {525, -1, 4}, {525, -1, 5}, {526, -1, 4}, {527, -1, 4},
    {527, -1, 5}, {528, -1, 4}, {529, -1, 4}, {529, -1, 5}, {530, -1, 4}, {531, -1, 4}, {531, -1, 5},
    {532, -1, 4}, {533, -1, 4}, {533, -1, 5}, {534, -1, 4}, {535, -1, 4}, {535, -1, 5}, {536, -1, 2},
    {537, -1, 2}, {538, -1, 2}, {539, 869, 4}, {540, -1, 4}, {540, -1, 5}, {541, -1, 4}, {542, -1, 4},
    {542, -1, 5}, {543, -1, 4}, {544, -1, 4}, {544, -1, 5}, {545, -1, 4}, {546, -1, 4}, {546, -1, 5},
    {547, -1, 4}, {548, -1, 4}, {549, -1, 4}, {549, -1, 5}, {550, -1, 4}, {551, -1, 4}, {551, -1, 5},
    {552, -1, 4}, {553, -1, 4}, {553, -1, 5}, {554, -1, 4}, {555, -1, 4}, {555, -1, 5}, {556, -1, 4},
    {557, -1, 4}, {557, -1, 5}, {558, -1, 4}, {559, -1, 4}, {559, -1, 5}, {560, -1, 4}, {561, -1, 4},
    {561, -1, 5}, {562, -1, 4}, {563, -1, 4}, {563, -1, 5}, {564, -1, 4}, {565, -1, 4}, {565, -1, 5},
    {566, -1, 4}, {567, -1, 4}, {567, -1, 5}, {568, -1, 4}, {569, -1, 4}, {569, -1, 5}, {570, -1, 4},
    {571, 673, 1}, {572, 933, 1}, {573, -1, 1}, {574, -1, 1}, {575, 677, 1}, {576, -1, 1}, {577, 679, 1},
    {578, -1, 1}, {579, 681, 1}, {580, -1, 1}, {581, 683, 1}, {582, -1, 1}, {583, -1, 1}, {584, -1, 1},
    {585, -1, 2}, {586, -1, 2}, {587, -1, 2}, {588, -1, 2}, {589, -1, 2}, {590, 904, 2}, {591, -1, 2},
    {592, -1, 2}, {593, -1, 2}, {594, -1, 2}, {595, -1, 2}, {596, 894, 4}, {596, -1, 5}, {597, 837, 4},
    {597, -1, 5}, {598, 891, 4}, {598, -1, 5}, {599, -1, 4}, {599, -1, 5}, {600, -1, 4}, {600, -1, 5},
    {601, 906, 0}, {602, -1, 2}, {603, -1, 2}, {604, -1, 2}, {605, -1, 1}, {606, -1, 1}, {607, -1, 1},
    {608, -1, 1}, {609, -1, 1}, {610, -1, 1}, {611, -1, 1}, {612, 719, 1}, {613, 720, 1}, {614, -1, 1},
    {615, 722, 1}, {616, 810, 1}, {617, 724, 1}, {618, -1, 1}, {619, 726, 1}, {620, -1, 1}, {621, 735, 1},
    {622, 736, 1}, {623, 988, 1}, {624, -1, 1}, {625, -1, 1}, {626, -1, 1}, {627, -1, 1}, {628, 738, 1},
    {629, -1, 1}, {630, -1, 1}, {631, -1, 1}, {632, -1, 1}, {633, -1, 1}, {634, 741, 1}, {635, 742, 1},
    {636, -1, 1}, {637, -1, 4}, {638, 1099, 4}, {639, -1, 3}, {640, 812, 1}, {641, 1328, 1}, {642, -1, 0},
    {643, -1, 0}, {644, -1, 0}, {645, -1, 0}, {646, -1, 2}, {647, -1, 2}, {648, -1, 2}, {649, -1, 2},
    {650, -1, 2}, {651, -1, 2}, {652, -1, 2}, {653, -1, 2}, {654, -1, 2}, {655, 817, 2}, {656, 1306, 2},
    {657, 821, 2}, {658, -1, 2}, {659, -1, 2}, {660, -1, 2}, {661, 907, 2}, {662, -1, 2}, {663, 835, 2},
    {664, -1, 2}, {665, -1, 2}, {666, -1, 2}, {667, -1, 2}, {668, -1, 2}, {669, -1, 2}, {670, -1, 2},
    {671, -1, 2}, {672, -1, 2}, {673, -1, 2}, {674, -1, 2}, {675, -1, 2}, {676, -1, 2}, {677, -1, 2},
    {678, -1, 2}, {679, -1, 2}, {680, -1, 2}, {681, -1, 2}, {682, -1, 2}, {683, -1, 2}, {684, -1, 2},
    {685, -1, 2}, {686, -1, 2}, {687, -1, 2}, {688, 912, 2}, {689, -1, 2}, {690, -1, 2}, {691, -1, 2},
    {692, -1, 2}, {693, -1, 2}, {694, -1, 2}, {695, -1, 2}, {696, -1, 1}, {697, -1, 1}, {698, -1, 1},
    {699, -1, 1}, {700, -1, 2}, {701, -1, 2}, {702, -1, 1}, {703, -1, 1}, {704, 811, 1}, {705, -1, 1},
    {706, -1, 1}, {707, 1284, 1}, {708, -1, 0}, {709, -1, 0}, {710, -1, 0}, {711, 818, 1}, {712, 819, 1},
    {713, -1, 1}, {714, -1, 1}, {715, 822, 1}, {716, -1, 1}, {717, 824, 1}, {718, 825, 1}, {719, 826, 1},
    {720, -1, 1}, {721, 828, 1}, {722, -1, 1}, {723, 830, 1}, {724, 831, 1}, {725, 832, 1}, {726, -1, 1},
    {727, -1, 1}, {728, -1, 1}, {729, 1334, 2}, {730, 1350, 2}, {731, 844, 2}, {732, -1, 2}, {733, 1330, 2},
    {734, -1, 4}, {735, -1, 4}, {736, -1, 4}, {737, -1, 4}, {738, -1, 4}, {739, -1, 4}, {740, -1, 4},
    {741, -1, 4}, {742, -1, 4}, {743, -1, 0}, {744, -1, 0}, {745, 852, 0}, {746, 853, 0}, {747, -1, 0},
    {748, 855, 0}, {749, 856, 0}, {750, -1, 0}, {751, 858, 0}, {752, 859, 0}, {753, -1, 0}, {754, 861, 0},
    {755, 862, 0}, {756, -1, 0}, {757, 864, 0}, {758, 865, 0}, {759, -1, 0}, {760, 867, 0}, {761, 868, 0},
    {762, -1, 0}, {763, -1, 4}, {764, -1, 4}, {765, -1, 4}, {765, -1, 5}, {766, -1, 4}, {767, -1, 4},
    {767, -1, 5}, {768, -1, 4}, {769, -1, 4}, {769, -1, 5}, {770, -1, 4}, {771, -1, 4}, {771, -1, 5},
    {772, -1, 4}, {773, -1, 4}, {773, -1, 5}, {774, -1, 4}, {775, -1, 4}, {775, -1, 5}, {776, -1, 4},
    {777, -1, 4}, {777, -1, 5}, {778, -1, 4}, {778, -1, 5}, {779, -1, 4}, {780, -1, 4}, {780, -1, 5},
    {781, -1, 4}, {782, -1, 4}, {782, -1, 5}, {783, -1, 4}, {784, -1, 4}, {784, -1, 5}, {785, -1, 4},
    {786, -1, 2}, {787, -1, 2}, {788, 1402, 2}, {789, -1, 2}, {790, -1, 2}, {791, -1, 2}, {792, -1, 2},
    {793, -1, 2}, {794, -1, 2}, {795, 1160, 2}, {796, -1, 2}, {797, -1, 2}, {798, -1, 2}, {799, -1, 2},
    {800, -1, 2}, {801, -1, 2}, {802, -1, 2}, {803, -1, 2}, {804, -1, 2}, {805, 929, 2}, {806, 925, 1},
    {807, 944, 1}, {808, 943, 1}, {809, -1, 1}, {810, -1, 1}, {811, -1, 1}, {812, 1059, 1}, {813, -1, 1},
    {814, 932, 1}, {815, -1, 1}, {816, -1, 1}, {817, -1, 1}, {818, -1, 1}, {819, -1, 1}, {820, -1, 1},
    {821, -1, 1}, {822, -1, 2}, {823, -1, 2}, {824, -1, 2}, {825, -1, 2}, {826, -1, 1}, {827, -1, 1},
    {828, -1, 1}, {829, -1, 1}, {830, -1, 1}, {831, 949, 0}, {832, -1, 0}, {833, 951, 0}, {834, 960, 0},
    {835, 953, 0}, {836, -1, 0}, {837, -1, 0}, {838, 956, 0}, {839, 957, 0}, {840, 958, 0}, {841, -1, 0},
    {842, -1, 0}, {843, -1, 0}, {844, -1, 0}, {845, -1, 0}, {846, -1, 4}, {847, -1, 4}, {848, -1, 4},
    {849, -1, 4}, {849, -1, 5}, {850, -1, 4}, {850, -1, 5}, {851, -1, 4}, {851, -1, 5}, {852, -1, 4},
    {852, -1, 5}, {853, -1, 4}, {853, -1, 5}, {854, -1, 4}, {854, -1, 5}, {855, -1, 4}, {855, -1, 5},
    {856, -1, 4}, {856, -1, 5}, {857, -1, 4}, {857, -1, 5}, {858, -1, 4}, {858, -1, 5}, {859, -1, 4},
    {859, -1, 5}, {860, -1, 4}, {860, -1, 5}, {861, -1, 4}, {861, -1, 5}, {862, -1, 4}, {862, -1, 5},
    {863, -1, 4}, {863, -1, 5}, {864, -1, 4}, {864, -1, 5}, {865, -1, 4}, {866, -1, 4}, {867, -1, 4},
    {868, -1, 4}, {869, -1, 4}, {870, -1, 4}, {871, -1, 4}, {872, -1, 4}, {873, -1, 4}, {874, -1, 4},
    {875, -1, 4}, {876, -1, 4}, {877, -1, 4}, {878, 1065, 4}, {878, -1, 5}, {879, 1025, 4}, {879, -1, 5},
    {880, 1027, 4}, {880, -1, 5}, {881, 1023, 4}, {881, -1, 5}, {882, -1, 4}, {883, -1, 4}, {884, -1, 4},
    {885, -1, 4}, {886, 1041, 4}, {886, -1, 5}, {887, 1063, 4}, {887, -1, 5}, {888, 1064, 4}, {888, -1, 5},
    {889, -1, 4}, {889, -1, 5}, {890, -1, 4}, {890, -1, 5}, {891, -1, 4}, {891, -1, 5}, {892, -1, 4},
    {892, -1, 5}, {893, -1, 4}, {893, -1, 5}, {894, -1, 4}, {894, -1, 5}, {895, 1062, 4}, {895, -1, 5},
    {896, -1, 4}, {896, -1, 5}, {897, -1, 4}, {897, -1, 5}, {898, -1, 0}, {899, -1, 0}, {900, 1114, 5},
    {901, -1, 0}, {902, 1053, 0}, {903, -1, 3}, {904, -1, 0}, {905, 1055, 0}, {906, -1, 0}, {907, 1057, 0},
    {908, -1, 0}, {909, 1166, 1}, {910, -1, 1}, {911, -1, 2}, {912, -1, 2}, {913, -1, 4}, {914, -1, 4},
    {915, -1, 4}, {916, -1, 4}, {917, -1, 3}, {918, -1, 0}, {919, 1069, 3}, {920, 1070, 3}, {921, 1071, 3},
    {922, 1072, 3}, {923, 1073, 3}, {924, 1074, 3}, {925, 1075, 3}, {926, 1076, 3}, {927, 1077, 3},
    {928, -1, 3}, {929, 1079, 3}, {930, 1080, 3}, {931, 1081, 3}, {932, 1082, 3}, {933, -1, 3},
    {934, 1084, 3}, {935, 1085, 3}, {936, 1086, 3}, {937, -1, 3}, {938, -1, 3}, {939, -1, 3}, {940, -1, 3},
    {941, -1, 3}, {942, -1, 3}, {943, 1178, 3}, {944, -1, 3}, {945, -1, 3}, {946, -1, 3}, {947, -1, 3},
    {948, -1, 3}, {949, -1, 3}, {950, -1, 4}, {951, -1, 4}, {952, 1102, 3}, {953, -1, 3}, {954, 1104, 0},
    {955, -1, 0}, {956, 1106, 1}, {957, -1, 1}, {958, 1108, 1}, {959, -1, 1}, {960, 1110, 1}, {961, -1, 1},
    {962, -1, 0}, {963, -1, 0}, {964, -1, 0}, {965, -1, 3}, {966, -1, 3}, {967, -1, 3}, {968, -1, 3},
    {969, -1, 3}, {970, -1, 5}, {971, -1, 5}, {972, -1, 5}, {973, -1, 0}, {974, -1, 3}, {975, -1, 3},
    {976, 1126, 0}, {977, -1, 0}, {978, 1128, 0}, {979, -1, 0}, {980, 1130, 0}, {981, -1, 0}, {982, -1, 0},
    {983, -1, 2}, {984, -1, 2}, {985, -1, 2}, {986, -1, 2}, {987, -1, 2}, {988, -1, 2}, {989, -1, 2},
    {990, -1, 2}, {991, -1, 2}, {992, -1, 2}, {993, -1, 2}, {994, -1, 2}, {995, -1, 2}, {996, -1, 2},
    {997, -1, 2}, {998, -1, 2}, {999, -1, 2}, {1000, -1, 2}, {1001, -1, 2}, {1002, 1170, 2}, {1003, 1171, 2},
    {1004, 1172, 2}, {1005, -1, 2}, {1006, -1, 2}, {1007, -1, 2}, {1008, -1, 2}, {1009, -1, 2},
    {1010, -1, 2}, {1011, -1, 2}, {1012, -1, 2}, {1013, -1, 1}, {1014, -1, 1}, {1015, -1, 1}, {1016, -1, 1},
    {1017, 1168, 1}, {1018, 1169, 1}, {1019, -1, 1}, {1020, -1, 1}, {1021, -1, 2}, {1022, -1, 2},
    {1023, -1, 2}, {1024, 1174, 1}, {1025, -1, 1}, {1026, -1, 3}, {1027, -1, 3}, {1028, -1, 3},
    {1029, -1, 3}, {1030, -1, 3}, {1031, -1, 3}, {1032, -1, 3}, {1033, 1183, 0}, {1034, 1255, 0},
    {1035, -1, 5}, {1036, -1, 0}, {1037, -1, 0}, {1038, -1, 0}, {1039, -1, 0}, {1040, -1, 0}, {1041, -1, 0},
    {1042, -1, 0}, {1043, -1, 0}, {1044, -1, 0}, {1045, -1, 0}, {1046, -1, 0}, {1047, -1, 0}, {1048, -1, 0},
    {1049, 1199, 0}, {1050, 1200, 0}, {1051, 1201, 0}, {1052, -1, 0}, {1053, 1205, 0}, {1054, 1206, 0},
    {1055, 1207, 0}, {1056, -1, 0}, {1057, -1, 0}, {1058, -1, 0}, {1059, 1211, 0}, {1060, 1212, 0},
    {1061, -1, 0}, {1062, -1, 0}, {1063, -1, 0}, {1064, -1, 0}, {1065, -1, 0}, {1066, -1, 0}, {1067, -1, 5},
    {1068, -1, 5}, {1069, -1, 0}, {1070, 1220, 0}, {1071, 1221, 0}, {1072, -1, 0}, {1073, 1223, 0},
    {1074, 1224, 0}, {1075, -1, 0}, {1076, 1226, 0}, {1077, 1227, 0}, {1078, 1228, 0}, {1079, -1, 0},
    {1080, 1230, 0}, {1081, 1231, 0}, {1082, 1232, 0}, {1083, -1, 0}, {1084, -1, 0}, {1085, -1, 0},
    {1086, -1, 5}, {1087, -1, 5}, {1088, -1, 5}, {1089, -1, 5}, {1090, -1, 5}, {1091, -1, 5}, {1092, -1, 5},
    {1093, -1, 5}, {1094, -1, 5}, {1095, -1, 5}, {1096, -1, 5}, {1097, -1, 5}, {1098, -1, 5}, {1099, -1, 5},
    {1100, 1250, 0}, {1101, 1251, 0}, {1102, 1252, 0}, {1103, 1253, 0}, {1104, 1254, 0}, {1105, -1, 0},
    {1106, 1256, 0}, {1107, 1257, 0}, {1108, 1258, 0}, {1109, -1, 0}, {1110, -1, 2}, {1111, -1, 2},
    {1112, -1, 2}, {1113, -1, 2}, {1114, -1, 2}, {1115, -1, 2}, {1116, -1, 2}, {1117, -1, 0}, {1118, -1, 0},
    {1119, -1, 0}, {1120, -1, 0}, {1121, -1, 0}, {1122, -1, 0}, {1122, -1, 0}, {1123, 1274, 0},
    {1124, 1275, 0}, {1125, 1276, 0}, {1126, 1301, 0}, {1127, -1, 0}, {1128, -1, 0}, {1129, -1, 1},
    {1130, -1, 1}, {1131, -1, 1}, {1132, -1, 1}, {1133, -1, 1}, {1134, 1349, 1}, {1135, -1, 1},
    {1136, -1, 1}, {1137, 1341, 1}, {1138, -1, 1}, {1139, -1, 1}, {1140, -1, 0}, {1141, -1, 0},
    {1142, -1, 0}, {1143, -1, 0}, {1144, -1, 0}, {1145, 1296, 1}, {1146, -1, 1}, {1147, 1298, 1},
    {1148, -1, 1}, {1149, 1300, 1}, {1150, -1, 1}, {1151, -1, 0}, {1152, -1, 0}, {1153, -1, 0},
    {1154, -1, 0}, {1155, -1, 2}, {1156, -1, 2}, {1157, -1, 2}, {1158, -1, 2}, {1159, -1, 2}, {1160, -1, 2},
    {1161, -1, 0}, {1162, -1, 2}, {1163, -1, 2}, {1164, -1, 2}, {1165, -1, 2}, {1166, -1, 2}, {1167, -1, 2},
    {1168, -1, 2}, {1169, -1, 4}, {1169, -1, 5}, {1170, -1, 4}, {1170, -1, 5}, {1171, -1, 4}, {1171, -1, 5},
    {1172, -1, 2}, {1173, -1, 0}, {1173, -1, 0}, {1174, -1, 0}, {1174, -1, 0}, {1175, -1, 0}, {1175, -1, 0},
    {1176, -1, 0}, {1176, -1, 0}, {1177, 1339, 0}, {1177, -1, 0}, {1178, 1351, 0}, {1179, 1352, 0},
    {1180, -1, 0}, {1181, 1340, 0}, {1182, 1347, 0}, {1183, -1, 4}, {1184, -1, 4}, {1185, -1, 4},
    {1186, -1, 4}, {1187, -1, 4}, {1188, -1, 4}, {1189, -1, 0}, {1190, -1, 0}, {1191, -1, 0}, {1192, -1, 1},
    {1193, -1, 2}, {1194, -1, 2}, {1195, 1354, 2}, {1196, -1, 2}, {1197, -1, 0}, {1198, 1357, 0},
    {1199, -1, 0}, {1200, 1359, 0}, {1201, -1, 0}, {1202, -1, 1}, {1203, -1, 0}, {1204, -1, 0},
    {1134, 1385, 6}, {1129, -1, 6}, {1130, -1, 6}, {1135, -1, 6}, {1145, -1, 6}, {1147, -1, 6},
    {1149, -1, 6}, {1160, -1, 2}, {1172, -1, 2}, {640, -1, 6}, {641, -1, 6}, {605, -1, 6}, {612, -1, 6},
    {608, -1, 6}, {610, -1, 6}, {456, 1379, 2}, {659, -1, 2}, {465, -1, 2}, {704, -1, 6}, {704, -1, 6},
    {705, -1, 6}, {705, -1, 6}, {707, -1, 6}, {698, -1, 6}, {699, -1, 6}, {1013, -1, 6}, {1014, -1, 6},
    {278, -1, 2}, {1114, -1, 2}, {1115, -1, 2}, {1116, -1, 2}, {270, -1, 6}, {271, -1, 6}, {277, -1, 6},
    {226, -1, 6}, {206, -1, 2}, {207, -1, 2}, {208, -1, 6}, {269, -1, 6}, {787, -1, 2}, {808, -1, 6},
    {814, -1, 6}, {818, -1, 6}, {1017, 1407, 6}, {1019, -1, 6}, {1018, 1409, 6}, {1020, -1, 6},
    {1202, -1, 6}
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
    {340, -1, -1, -1, -1, 92, 167, 24, 1, 1, 0, 0, 0, 0, 0, 4},  // exp
    {341, -1, -1, -1, -1, 93, 168, 25, 1, 1, 0, 0, 0, 0, 0, 4},  // log
    {342, -1, -1, -1, -1, 94, 169, 26, 1, 1, 0, 0, 0, 0, 0, 4},  // abs
    {343, -1, 344, -1, -1, 95, 170, 27, 1, 1, 0, 0, 0, 0, 0, 4},  // fabs
    {345, -1, -1, -1, -1, 96, 171, 28, 1, 1, 0, 0, 0, 0, 0, 4},  // floor
    {346, -1, -1, -1, -1, 97, 172, 29, 1, 1, 0, 0, 0, 0, 0, 4},  // ceil
    {75, -1, -1, -1, -1, 98, 173, 30, 1, 1, 0, 0, 0, 0, 0, 4},  // round
    {347, -1, 348, -1, -1, 99, 174, 31, 2, 2, 0, 0, 0, 0, 0, 4},  // pow
    {97, -1, 349, -1, -1, 101, 176, 32, 2, 2, 0, 0, 0, 0, 3, 4},  // hypot
    {350, -1, -1, -1, -1, 103, 178, 33, 2, 2, 0, 0, 0, 0, 0, 4},  // fmod
    {351, -1, -1, -1, -1, 105, 180, 34, 3, 3, 0, 0, 4, 0, 0, 4},  // stride
    {351, -1, -1, -1, -1, 108, 183, 35, 3, 3, 0, 0, 4, 0, 0, 4},  // stride
    {338, -1, 352, -1, -1, 111, 186, 36, 2, 2, 0, 0, 0, 0, 0, 4},  // min
    {338, -1, -1, -1, -1, 113, 188, 37, 3, 3, 0, 0, 0, 0, 0, 4},  // min
    {338, -1, -1, -1, -1, 116, 191, 38, 4, 4, 0, 0, 0, 0, 0, 4},  // min
    {336, -1, 353, -1, -1, 120, 195, 39, 2, 2, 0, 0, 0, 0, 0, 4},  // max
    {336, -1, -1, -1, -1, 122, 197, 40, 3, 3, 0, 0, 0, 0, 0, 4},  // max
    {336, -1, -1, -1, -1, 125, 200, 41, 4, 4, 0, 0, 0, 0, 0, 4},  // max
    {354, -1, -1, -1, -1, 129, 204, 42, 0, 1, 1, 1, 0, 0, 0, 4},  // rounded
    {356, 355, -1, -1, -1, 0, 0, 43, 0, 0, 5, 25, 24, 0, 0, 4},  // up
    {357, 355, -1, -1, -1, 0, 0, 44, 0, 0, 5, 25, 24, 0, 0, 4},  // down
    {358, 355, -1, -1, -1, 0, 0, 45, 0, 0, 5, 25, 24, 0, 0, 4},  // toNearestOrEven
    {359, 355, -1, -1, -1, 0, 0, 46, 0, 0, 5, 25, 24, 0, 0, 4},  // toNearestOrAwayFromZero
    {360, 355, -1, -1, -1, 0, 0, 47, 0, 0, 5, 25, 24, 0, 0, 4},  // towardZero
    {361, 355, -1, -1, -1, 0, 0, 48, 0, 0, 5, 25, 24, 0, 0, 4},  // awayFromZero
    {354, -1, -1, -1, -1, 129, 205, 49, 1, 2, 1, 1, 0, 0, 0, 4},  // rounded
    {100, -1, -1, -1, -1, 130, 207, 50, 0, 1, 1, 1, 0, 0, 3, 4},  // squareRoot
    {362, -1, -1, -1, -1, 130, 208, 51, 1, 2, 1, 1, 0, 0, 0, 4},  // truncatingRemainder
    {364, -1, -1, -1, -1, 131, 210, 52, 0, 1, 1, 1, 0, 0, 0, 4},  // signum
    {365, -1, -1, -1, -1, 0, 211, 53, 0, 1, 2, 1, 0, 0, 0, 4},  // magnitude
    {366, -1, -1, -1, -1, 131, 212, 54, 1, 2, 1, 1, 2, 0, 0, 4},  // isMultiple
    {368, -1, -1, -1, -1, 0, 214, 55, 0, 1, 2, 1, 2, 0, 0, 4},  // isFinite
    {369, -1, -1, -1, -1, 0, 215, 56, 0, 1, 2, 1, 2, 0, 0, 4},  // isNaN
    {370, -1, -1, -1, -1, 0, 216, 57, 0, 1, 2, 1, 3, 0, 0, 4},  // description
    {372, -1, -1, -1, -1, 132, 217, 58, 1, 2, 1, 1, 45, 0, 0, 4},  // quotientAndRemainder
    {150, -1, -1, -1, -1, 133, 219, 0, 1, 1, 3, 0, 1, 0, 0, 5},  // Angle
    {150, -1, -1, -1, -1, 134, 220, 1, 1, 1, 3, 0, 1, 0, 0, 5},  // Angle
    {150, -1, -1, -1, -1, 135, 221, 2, 1, 1, 3, 0, 1, 0, 0, 5},  // Angle
    {373, 150, -1, -1, -1, 136, 222, 3, 1, 1, 4, 2, 1, 0, 0, 5},  // degrees
    {374, 150, -1, -1, -1, 137, 223, 4, 1, 1, 4, 2, 1, 0, 0, 5},  // radians
    {218, 150, -1, -1, -1, 0, 0, 5, 0, 0, 5, 2, 1, 0, 0, 5},  // zero
    {373, -1, -1, -1, -1, 0, 224, 6, 0, 1, 2, 2, 0, 0, 0, 5},  // degrees
    {374, -1, -1, -1, -1, 0, 225, 7, 0, 1, 2, 2, 0, 0, 0, 5},  // radians
    {375, -1, -1, -1, -1, 0, 226, 8, 0, 1, 2, 2, 0, 0, 0, 5},  // turns
    {376, -1, 377, -1, -1, 138, 227, 9, 1, 1, 0, 0, 0, 0, 1, 5},  // sin
    {378, -1, 379, -1, -1, 139, 228, 10, 1, 1, 0, 0, 0, 0, 1, 5},  // cos
    {380, -1, 381, -1, -1, 140, 229, 11, 1, 1, 0, 0, 0, 0, 1, 5},  // tan
    {90, -1, 94, -1, -1, 141, 230, 12, 1, 1, 0, 0, 1, 0, 3, 5},  // asin
    {89, -1, 93, -1, -1, 142, 231, 13, 1, 1, 0, 0, 1, 0, 3, 5},  // acos
    {91, -1, 95, -1, -1, 143, 232, 14, 1, 1, 0, 0, 1, 0, 3, 5},  // atan
    {92, -1, 96, -1, -1, 144, 233, 15, 2, 2, 0, 0, 1, 0, 3, 5},  // atan2
    {382, -1, -1, -1, -1, 0, 235, 0, 0, 1, 2, 5, 0, 0, 0, 6},  // count
    {280, -1, -1, -1, -1, 0, 236, 1, 0, 1, 2, 5, 2, 0, 0, 6},  // isEmpty
    {383, -1, -1, -1, 1275, 0, 237, 2, 0, 1, 2, 5, 49, 0, 0, 6},  // first
    {384, -1, -1, -1, 1276, 0, 238, 3, 0, 1, 2, 5, 49, 0, 0, 6},  // last
    {385, -1, -1, -1, 1277, 146, 239, 4, 0, 1, 1, 5, 4, 0, 0, 6},  // reversed
    {386, -1, -1, -1, -1, 146, 240, 5, 0, 1, 1, 5, 4, 0, 0, 6},  // enumerated
    {387, -1, -1, -1, -1, 146, 241, 6, 2, 2, 0, 0, 4, 0, 0, 6},  // zip
    {77, -1, -1, -1, -1, 148, 243, 7, 1, 2, 1, 5, 4, 0, 0, 6},  // map
    {388, -1, -1, -1, -1, 149, 245, 8, 1, 2, 1, 5, 4, 0, 0, 6},  // compactMap
    {389, -1, -1, -1, -1, 150, 247, 9, 1, 2, 1, 5, 4, 0, 0, 6},  // filter
    {390, -1, -1, -1, -1, 151, 249, 10, 2, 3, 1, 5, 49, 0, 0, 6},  // reduce
    {391, -1, -1, -1, -1, 153, 252, 11, 1, 2, 1, 5, 49, 0, 0, 6},  // forEach
    {392, -1, -1, -1, -1, 154, 254, 12, 1, 2, 1, 5, 49, 0, 0, 6},  // enumerateObjectsUsingBlock
    {393, -1, -1, -1, -1, 155, 256, 13, 1, 2, 1, 5, 49, 0, 0, 6},  // objectAtIndex
    {394, -1, -1, -1, -1, 156, 258, 14, 1, 2, 1, 5, 0, 0, 0, 6},  // indexOfObject
    {395, -1, -1, -1, -1, 0, 0, 15, 0, 0, 5, 0, 0, 0, 0, 6},  // NSNotFound
    {396, -1, -1, -1, -1, 157, 260, 16, 0, 1, 1, 5, 49, 0, 0, 6},  // removeLastObject
    {397, -1, -1, -1, -1, 157, 261, 17, 1, 2, 1, 5, 49, 0, 0, 6},  // removeObjectAtIndex
    {398, -1, -1, -1, -1, 158, 263, 18, 2, 3, 1, 5, 49, 0, 0, 6},  // replaceObjectAtIndex
    {400, -1, -1, -1, -1, 160, 266, 19, 2, 3, 1, 5, 49, 0, 0, 6},  // insertObject
    {402, -1, -1, -1, -1, 162, 269, 20, 2, 3, 1, 5, 49, 0, 0, 6},  // exchangeObjectAtIndex
    {71, -1, -1, -1, -1, 164, 272, 21, 1, 2, 1, 5, 49, 0, 0, 6},  // removeObject
    {305, -1, -1, -1, 1274, 165, 274, 22, 1, 2, 1, 5, 2, 0, 0, 6},  // contains
    {305, -1, -1, -1, -1, 166, 276, 23, 1, 2, 1, 5, 2, 0, 0, 6},  // contains
    {383, -1, -1, -1, -1, 167, 278, 24, 1, 2, 1, 5, 49, 0, 0, 6},  // first
    {404, -1, -1, -1, -1, 168, 280, 25, 1, 2, 1, 5, 2, 0, 0, 6},  // allSatisfy
    {405, -1, -1, -1, -1, 169, 282, 26, 1, 2, 1, 5, 49, 0, 0, 6},  // firstIndex
    {405, -1, -1, -1, -1, 170, 284, 27, 1, 2, 1, 5, 49, 0, 0, 6},  // firstIndex
    {384, -1, -1, -1, -1, 171, 286, 28, 1, 2, 1, 5, 49, 0, 0, 6},  // last
    {406, -1, -1, -1, -1, 172, 288, 29, 1, 2, 1, 5, 49, 0, 0, 6},  // lastIndex
    {406, -1, -1, -1, -1, 173, 290, 30, 1, 2, 1, 5, 49, 0, 0, 6},  // lastIndex
    {407, -1, -1, -1, -1, 174, 292, 31, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {407, -1, -1, -1, -1, 175, 294, 32, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {408, -1, -1, -1, -1, 176, 296, 33, 1, 2, 1, 5, 4, 0, 0, 6},  // drop
    {409, -1, -1, -1, -1, 177, 298, 34, 1, 2, 1, 5, 2, 0, 0, 6},  // elementsEqual
    {410, -1, -1, -1, -1, 178, 300, 35, 1, 2, 1, 5, 2, 0, 0, 6},  // starts
    {65, -1, -1, -1, -1, 179, 302, 36, 1, 2, 1, 5, 49, 0, 0, 6},  // removeFirst
    {63, -1, -1, -1, -1, 180, 304, 37, 1, 2, 1, 5, 49, 0, 0, 6},  // removeLast
    {305, -1, -1, -1, -1, 181, 306, 38, 1, 2, 1, 8, 2, 0, 0, 6},  // contains
    {31, -1, -1, -1, -1, 0, 308, 39, 0, 1, 2, 5, 4, 0, 0, 6},  // lazy
    {412, -1, -1, -1, -1, 182, 309, 40, 0, 1, 1, 5, 4, 0, 0, 6},  // dropFirst
    {412, -1, -1, -1, -1, 182, 310, 41, 1, 2, 1, 5, 4, 0, 0, 6},  // dropFirst
    {413, -1, -1, -1, -1, 183, 312, 42, 0, 1, 1, 5, 4, 0, 0, 6},  // dropLast
    {413, -1, -1, -1, -1, 183, 313, 43, 1, 2, 1, 5, 4, 0, 0, 6},  // dropLast
    {407, -1, -1, -1, -1, 184, 315, 44, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {414, -1, -1, -1, -1, 185, 317, 45, 1, 2, 1, 5, 4, 0, 0, 6},  // suffix
    {72, -1, -1, -1, -1, 186, 319, 46, 2, 3, 1, 5, 49, 0, 0, 6},  // swapAt
    {415, -1, -1, -1, -1, 188, 322, 47, 0, 1, 1, 5, 49, 0, 0, 6},  // joined
    {416, -1, -1, -1, -1, 0, 323, 48, 0, 1, 2, 5, 7, 0, 0, 6},  // indices
    {417, -1, -1, -1, -1, 0, 324, 49, 0, 1, 2, 5, 0, 0, 0, 6},  // startIndex
    {418, -1, -1, -1, -1, 0, 325, 50, 0, 1, 2, 5, 0, 0, 0, 6},  // endIndex
    {78, -1, -1, -1, -1, 188, 326, 51, 1, 2, 1, 5, 4, 0, 0, 6},  // flatMap
    {391, -1, -1, -1, -1, 189, 328, 52, 1, 2, 1, 8, 49, 0, 0, 6},  // forEach
    {390, -1, -1, -1, -1, 190, 330, 53, 2, 3, 1, 5, 49, 0, 0, 6},  // reduce
    {66, -1, -1, -1, -1, 192, 333, 54, 1, 2, 1, 5, 49, 0, 0, 6},  // removeAll
    {143, -1, -1, -1, -1, 193, 335, 55, 2, 2, 3, 0, 4, 0, 0, 6},  // Array
    {338, -1, -1, -1, -1, 195, 337, 56, 0, 1, 1, 5, 49, 0, 0, 6},  // min
    {336, -1, -1, -1, -1, 195, 338, 57, 0, 1, 1, 5, 49, 0, 0, 6},  // max
    {338, -1, -1, -1, -1, 195, 339, 58, 2, 2, 0, 0, 49, 0, 0, 6},  // min
    {336, -1, -1, -1, -1, 197, 341, 59, 2, 2, 0, 0, 49, 0, 0, 6},  // max
    {338, -1, -1, -1, -1, 199, 343, 60, 1, 2, 1, 5, 49, 0, 0, 6},  // min
    {336, -1, -1, -1, -1, 200, 345, 61, 1, 2, 1, 5, 49, 0, 0, 6},  // max
    {421, -1, -1, -1, -1, 201, 347, 62, 0, 1, 1, 5, 4, 0, 0, 6},  // sorted
    {421, -1, -1, -1, -1, 201, 348, 63, 1, 2, 1, 5, 4, 0, 0, 6},  // sorted
    {421, -1, -1, -1, -1, 202, 350, 64, 1, 2, 1, 5, 4, 0, 0, 6},  // sorted
    {415, -1, -1, -1, 1278, 203, 352, 65, 1, 2, 1, 5, 3, 0, 0, 6},  // joined
    {60, -1, -1, -1, 1272, 204, 354, 66, 1, 2, 1, 5, 49, 0, 0, 6},  // append
    {60, -1, -1, -1, 1273, 205, 356, 67, 1, 2, 1, 5, 49, 0, 0, 6},  // append
    {61, -1, -1, -1, -1, 206, 358, 68, 2, 3, 1, 5, 49, 0, 0, 6},  // insert
    {62, -1, -1, -1, -1, 208, 361, 69, 1, 2, 1, 5, 49, 0, 0, 6},  // remove
    {63, -1, -1, -1, -1, 209, 363, 70, 0, 1, 1, 5, 49, 0, 0, 6},  // removeLast
    {64, -1, -1, -1, -1, 209, 364, 71, 0, 1, 1, 5, 49, 0, 0, 6},  // popLast
    {65, -1, -1, -1, -1, 209, 365, 72, 0, 1, 1, 5, 49, 0, 0, 6},  // removeFirst
    {66, -1, -1, -1, 452, 209, 366, 73, 0, 1, 1, 5, 49, 0, 0, 6},  // removeAll
    {382, -1, -1, -1, 231, 0, 367, 74, 0, 1, 2, 4, 0, 0, 0, 6},  // count
    {280, -1, -1, -1, -1, 0, 368, 75, 0, 1, 2, 4, 2, 0, 0, 6},  // isEmpty
    {425, -1, -1, -1, -1, 209, 369, 76, 0, 1, 1, 4, 3, 0, 0, 6},  // uppercased
    {426, -1, -1, -1, -1, 209, 370, 77, 0, 1, 1, 4, 3, 0, 0, 6},  // lowercased
    {305, -1, -1, -1, -1, 209, 371, 78, 1, 2, 1, 4, 2, 0, 0, 6},  // contains
    {427, -1, -1, -1, -1, 210, 373, 79, 1, 2, 1, 4, 2, 0, 0, 6},  // hasPrefix
    {428, -1, -1, -1, -1, 211, 375, 80, 1, 2, 1, 4, 2, 0, 0, 6},  // hasSuffix
    {140, -1, -1, -1, -1, 212, 377, 81, 2, 2, 3, 0, 3, 0, 0, 6},  // String
    {429, -1, -1, -1, -1, 0, 379, 82, 0, 1, 2, 4, 2, 0, 0, 6},  // isLetter
    {430, -1, -1, -1, -1, 0, 380, 83, 0, 1, 2, 4, 2, 0, 0, 6},  // isNumber
    {431, -1, -1, -1, -1, 0, 381, 84, 0, 1, 2, 4, 2, 0, 0, 6},  // isWhitespace
    {432, -1, -1, -1, -1, 0, 382, 85, 0, 1, 2, 4, 2, 0, 0, 6},  // isUppercase
    {433, -1, -1, -1, -1, 0, 383, 86, 0, 1, 2, 4, 2, 0, 0, 6},  // isLowercase
    {434, -1, -1, -1, -1, 0, 384, 87, 0, 1, 2, 4, 2, 0, 0, 6},  // isPunctuation
    {435, -1, -1, -1, -1, 0, 385, 88, 0, 1, 2, 4, 49, 0, 0, 6},  // wholeNumberValue
    {436, -1, -1, -1, -1, 0, 386, 89, 0, 1, 2, 4, 3, 0, 0, 6},  // capitalized
    {437, -1, -1, -1, -1, 214, 387, 90, 1, 2, 1, 4, 4, 0, 0, 6},  // split
    {438, -1, -1, -1, -1, 215, 389, 91, 1, 2, 1, 4, 4, 0, 0, 6},  // components
    {440, -1, -1, -1, -1, 216, 391, 92, 2, 3, 1, 4, 3, 0, 0, 6},  // replacingOccurrences
    {441, -1, -1, -1, -1, 218, 394, 93, 1, 1, 0, 0, 46, 0, 0, 6},  // type
    {140, -1, -1, -1, -1, 219, 395, 94, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {140, -1, -1, -1, -1, 220, 396, 95, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {141, -1, -1, -1, -1, 221, 397, 96, 1, 1, 3, 0, 3, 0, 0, 6},  // Character
    {446, -1, -1, -1, -1, 0, 398, 97, 0, 1, 2, 7, 4, 0, 0, 6},  // keys
    {447, -1, -1, -1, -1, 0, 399, 98, 0, 1, 2, 7, 4, 0, 0, 6},  // allKeys
    {448, -1, -1, -1, -1, 0, 400, 99, 0, 1, 2, 7, 4, 0, 0, 6},  // values
    {449, -1, -1, -1, -1, 0, 401, 100, 0, 1, 2, 7, 4, 0, 0, 6},  // allValues
    {382, -1, -1, -1, -1, 0, 402, 101, 0, 1, 2, 7, 0, 0, 0, 6},  // count
    {280, -1, -1, -1, -1, 0, 403, 102, 0, 1, 2, 7, 2, 0, 0, 6},  // isEmpty
    {67, -1, -1, -1, -1, 222, 404, 103, 1, 2, 1, 7, 49, 0, 0, 6},  // removeValue
    {451, -1, -1, -1, -1, 223, 406, 104, 1, 2, 1, 7, 49, 0, 0, 6},  // removeObjectForKey
    {68, -1, -1, -1, -1, 224, 408, 105, 2, 3, 1, 7, 49, 0, 0, 6},  // updateValue
    {70, -1, -1, -1, -1, 226, 411, 106, 2, 3, 1, 7, 49, 0, 0, 6},  // setObject
    {66, -1, -1, -1, -1, 228, 414, 107, 0, 1, 1, 7, 49, 0, 0, 6},  // removeAll
    {452, -1, -1, -1, -1, 228, 415, 108, 0, 1, 1, 7, 49, 0, 0, 6},  // removeAllObjects
    {69, -1, -1, -1, -1, 228, 416, 109, 2, 3, 1, 7, 49, 0, 0, 6},  // merge
    {454, -1, -1, -1, -1, 230, 419, 110, 1, 2, 1, 7, 6, 0, 0, 6},  // mapValues
    {389, -1, -1, -1, -1, 231, 421, 111, 1, 2, 1, 7, 6, 0, 0, 6},  // filter
    {455, -1, -1, -1, -1, 232, 423, 112, 2, 3, 1, 7, 6, 0, 0, 6},  // merging
    {456, -1, -1, -1, -1, 234, 426, 113, 1, 2, 1, 7, 49, 0, 0, 6},  // objectForKey
    {457, -1, -1, -1, -1, 235, 428, 114, 1, 2, 1, 7, 49, 0, 0, 6},  // valueForKey
    {443, -1, -1, -1, -1, 236, 430, 115, 1, 1, 3, 0, 6, 0, 0, 6},  // Dictionary
    {443, -1, -1, -1, -1, 237, 431, 116, 2, 2, 3, 0, 6, 0, 0, 6},  // Dictionary
    {445, -1, -1, -1, -1, 239, 433, 117, 0, 0, 3, 0, 6, 0, 0, 6},  // NSMutableDictionary
    {444, -1, -1, -1, -1, 239, 433, 118, 0, 0, 3, 0, 6, 0, 0, 6},  // NSDictionary
    {443, -1, -1, -1, -1, 239, 433, 119, 0, 0, 3, 0, 6, 0, 0, 6},  // Dictionary
    {77, -1, -1, -1, -1, 148, 433, 120, 1, 2, 1, 7, 4, 0, 0, 6},  // map
    {388, -1, -1, -1, -1, 149, 435, 121, 1, 2, 1, 7, 4, 0, 0, 6},  // compactMap
    {78, -1, -1, -1, -1, 188, 437, 122, 1, 2, 1, 7, 4, 0, 0, 6},  // flatMap
    {391, -1, -1, -1, -1, 153, 439, 123, 1, 2, 1, 7, 49, 0, 0, 6},  // forEach
    {390, -1, -1, -1, -1, 151, 441, 124, 2, 3, 1, 7, 49, 0, 0, 6},  // reduce
    {305, -1, -1, -1, -1, 166, 444, 125, 1, 2, 1, 7, 2, 0, 0, 6},  // contains
    {383, -1, -1, -1, -1, 167, 446, 126, 1, 2, 1, 7, 49, 0, 0, 6},  // first
    {404, -1, -1, -1, -1, 168, 448, 127, 1, 2, 1, 7, 2, 0, 0, 6},  // allSatisfy
    {421, -1, -1, -1, -1, 201, 450, 128, 1, 2, 1, 7, 4, 0, 0, 6},  // sorted
    {421, -1, -1, -1, -1, 202, 452, 129, 1, 2, 1, 7, 4, 0, 0, 6},  // sorted
    {336, -1, -1, -1, -1, 200, 454, 130, 1, 2, 1, 7, 49, 0, 0, 6},  // max
    {338, -1, -1, -1, -1, 199, 456, 131, 1, 2, 1, 7, 49, 0, 0, 6},  // min
    {386, -1, -1, -1, -1, 146, 458, 132, 0, 1, 1, 7, 4, 0, 0, 6},  // enumerated
    {383, -1, -1, -1, -1, 0, 459, 133, 0, 1, 2, 7, 49, 0, 0, 6},  // first
    {460, -1, -1, -1, -1, 0, 460, 134, 0, 1, 2, 8, 0, 0, 0, 6},  // lowerBound
    {461, -1, -1, -1, -1, 0, 461, 135, 0, 1, 2, 8, 0, 0, 0, 6},  // upperBound
    {382, -1, -1, -1, -1, 0, 462, 136, 0, 1, 2, 8, 0, 0, 0, 6},  // count
    {280, -1, -1, -1, -1, 0, 463, 137, 0, 1, 2, 8, 2, 0, 0, 6},  // isEmpty
    {305, -1, -1, -1, -1, 252, 464, 138, 1, 2, 1, 8, 2, 0, 0, 6},  // contains
    {77, -1, -1, -1, -1, 253, 466, 139, 1, 2, 1, 8, 4, 0, 0, 6},  // map
    {385, -1, -1, -1, -1, 254, 468, 140, 0, 1, 1, 8, 4, 0, 0, 6},  // reversed
    {143, -1, -1, -1, -1, 254, 469, 141, 1, 1, 3, 0, 4, 0, 0, 6},  // Array
    {462, -1, -1, -1, -1, 255, 470, 142, 0, 0, 3, 0, 5, 0, 0, 6},  // Set
    {462, -1, -1, -1, -1, 255, 470, 143, 1, 1, 3, 0, 5, 0, 0, 6},  // Set
    {382, -1, -1, -1, -1, 0, 471, 144, 0, 1, 2, 6, 0, 0, 0, 6},  // count
    {280, -1, -1, -1, -1, 0, 472, 145, 0, 1, 2, 6, 2, 0, 0, 6},  // isEmpty
    {383, -1, -1, -1, -1, 0, 473, 146, 0, 1, 2, 6, 49, 0, 0, 6},  // first
    {299, -1, -1, -1, -1, 256, 474, 147, 1, 2, 1, 6, 5, 0, 0, 6},  // union
    {463, -1, -1, -1, -1, 257, 476, 148, 1, 2, 1, 6, 49, 0, 0, 6},  // formUnion
    {301, -1, -1, -1, -1, 258, 478, 149, 1, 2, 1, 6, 5, 0, 0, 6},  // intersection
    {464, -1, -1, -1, -1, 259, 480, 150, 1, 2, 1, 6, 49, 0, 0, 6},  // formIntersection
    {465, -1, -1, -1, -1, 260, 482, 151, 1, 2, 1, 6, 5, 0, 0, 6},  // subtracting
    {466, -1, -1, -1, -1, 261, 484, 152, 1, 2, 1, 6, 49, 0, 0, 6},  // subtract
    {467, -1, -1, -1, -1, 262, 486, 153, 1, 2, 1, 6, 5, 0, 0, 6},  // symmetricDifference
    {468, -1, -1, -1, -1, 263, 488, 154, 1, 2, 1, 6, 49, 0, 0, 6},  // formSymmetricDifference
    {469, -1, -1, -1, -1, 264, 490, 155, 1, 2, 1, 6, 2, 0, 0, 6},  // isSubset
    {470, -1, -1, -1, -1, 265, 492, 156, 1, 2, 1, 6, 2, 0, 0, 6},  // isSuperset
    {471, -1, -1, -1, -1, 266, 494, 157, 1, 2, 1, 6, 2, 0, 0, 6},  // isStrictSubset
    {472, -1, -1, -1, -1, 267, 496, 158, 1, 2, 1, 6, 2, 0, 0, 6},  // isStrictSuperset
    {473, -1, -1, -1, -1, 268, 498, 159, 1, 2, 1, 6, 2, 0, 0, 6},  // isDisjoint
    {305, -1, -1, -1, -1, 269, 500, 160, 1, 2, 1, 6, 2, 0, 0, 6},  // contains
    {61, -1, -1, -1, -1, 270, 502, 161, 1, 2, 1, 6, 49, 0, 0, 6},  // insert
    {474, -1, -1, -1, -1, 271, 504, 162, 1, 2, 1, 6, 49, 0, 0, 6},  // update
    {62, -1, -1, -1, -1, 272, 506, 163, 1, 2, 1, 6, 49, 0, 0, 6},  // remove
    {66, -1, -1, -1, -1, 273, 508, 164, 0, 1, 1, 6, 49, 0, 0, 6},  // removeAll
    {475, -1, -1, -1, -1, 273, 509, 165, 0, 1, 1, 6, 49, 0, 0, 6},  // popFirst
    {65, -1, -1, -1, -1, 273, 510, 166, 0, 1, 1, 6, 49, 0, 0, 6},  // removeFirst
    {157, -1, -1, -1, -1, 273, 511, 0, 4, 4, 3, 0, 17, 0, 0, 7},  // UIColor
    {480, -1, -1, -1, -1, 277, 515, 1, 1, 2, 1, 18, 17, 0, 0, 7},  // withAlphaComponent
    {481, -1, -1, -1, -1, 278, 517, 2, 0, 1, 1, 18, 49, 0, 0, 7},  // set
    {482, -1, -1, -1, -1, 278, 518, 3, 0, 1, 1, 18, 49, 0, 0, 7},  // setFill
    {483, -1, -1, -1, -1, 278, 519, 4, 0, 1, 1, 18, 49, 0, 0, 7},  // setStroke
    {157, -1, -1, -1, -1, 278, 520, 5, 2, 2, 3, 0, 17, 0, 0, 7},  // UIColor
    {485, 157, -1, -1, -1, 0, 0, 6, 0, 0, 5, 18, 17, 0, 0, 7},  // black
    {486, 157, -1, -1, -1, 280, 0, 7, 0, 0, 4, 18, 17, 0, 0, 7},  // blackColor
    {484, 157, -1, -1, -1, 0, 0, 8, 0, 0, 5, 18, 17, 0, 0, 7},  // white
    {487, 157, -1, -1, -1, 280, 0, 9, 0, 0, 4, 18, 17, 0, 0, 7},  // whiteColor
    {476, 157, -1, -1, -1, 0, 0, 10, 0, 0, 5, 18, 17, 0, 0, 7},  // red
    {488, 157, -1, -1, -1, 280, 0, 11, 0, 0, 4, 18, 17, 0, 0, 7},  // redColor
    {477, 157, -1, -1, -1, 0, 0, 12, 0, 0, 5, 18, 17, 0, 0, 7},  // green
    {489, 157, -1, -1, -1, 280, 0, 13, 0, 0, 4, 18, 17, 0, 0, 7},  // greenColor
    {478, 157, -1, -1, -1, 0, 0, 14, 0, 0, 5, 18, 17, 0, 0, 7},  // blue
    {490, 157, -1, -1, -1, 280, 0, 15, 0, 0, 4, 18, 17, 0, 0, 7},  // blueColor
    {491, 157, -1, -1, -1, 0, 0, 16, 0, 0, 5, 18, 17, 0, 0, 7},  // cyan
    {492, 157, -1, -1, -1, 280, 0, 17, 0, 0, 4, 18, 17, 0, 0, 7},  // cyanColor
    {493, 157, -1, -1, -1, 0, 0, 18, 0, 0, 5, 18, 17, 0, 0, 7},  // yellow
    {494, 157, -1, -1, -1, 280, 0, 19, 0, 0, 4, 18, 17, 0, 0, 7},  // yellowColor
    {495, 157, -1, -1, -1, 0, 0, 20, 0, 0, 5, 18, 17, 0, 0, 7},  // magenta
    {496, 157, -1, -1, -1, 280, 0, 21, 0, 0, 4, 18, 17, 0, 0, 7},  // magentaColor
    {497, 157, -1, -1, -1, 0, 0, 22, 0, 0, 5, 18, 17, 0, 0, 7},  // orange
    {498, 157, -1, -1, -1, 280, 0, 23, 0, 0, 4, 18, 17, 0, 0, 7},  // orangeColor
    {499, 157, -1, -1, -1, 0, 0, 24, 0, 0, 5, 18, 17, 0, 0, 7},  // purple
    {500, 157, -1, -1, -1, 280, 0, 25, 0, 0, 4, 18, 17, 0, 0, 7},  // purpleColor
    {501, 157, -1, -1, -1, 0, 0, 26, 0, 0, 5, 18, 17, 0, 0, 7},  // brown
    {502, 157, -1, -1, -1, 280, 0, 27, 0, 0, 4, 18, 17, 0, 0, 7},  // brownColor
    {503, 157, -1, -1, -1, 0, 0, 28, 0, 0, 5, 18, 17, 0, 0, 7},  // gray
    {504, 157, -1, -1, -1, 280, 0, 29, 0, 0, 4, 18, 17, 0, 0, 7},  // grayColor
    {505, 157, -1, -1, -1, 0, 0, 30, 0, 0, 5, 18, 17, 0, 0, 7},  // lightGray
    {506, 157, -1, -1, -1, 280, 0, 31, 0, 0, 4, 18, 17, 0, 0, 7},  // lightGrayColor
    {507, 157, -1, -1, -1, 0, 0, 32, 0, 0, 5, 18, 17, 0, 0, 7},  // darkGray
    {508, 157, -1, -1, -1, 280, 0, 33, 0, 0, 4, 18, 17, 0, 0, 7},  // darkGrayColor
    {509, 157, -1, -1, -1, 0, 0, 34, 0, 0, 5, 18, 17, 0, 0, 7},  // clear
    {510, 157, -1, -1, -1, 280, 0, 35, 0, 0, 4, 18, 17, 0, 0, 7},  // clearColor
    {511, 157, -1, -1, -1, 0, 0, 36, 0, 0, 5, 18, 17, 0, 0, 7},  // systemRed
    {512, 157, -1, -1, -1, 0, 0, 37, 0, 0, 5, 18, 17, 0, 0, 7},  // systemOrange
    {513, 157, -1, -1, -1, 0, 0, 38, 0, 0, 5, 18, 17, 0, 0, 7},  // systemYellow
    {514, 157, -1, -1, -1, 0, 0, 39, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGreen
    {515, 157, -1, -1, -1, 0, 0, 40, 0, 0, 5, 18, 17, 0, 0, 7},  // systemMint
    {516, 157, -1, -1, -1, 0, 0, 41, 0, 0, 5, 18, 17, 0, 0, 7},  // systemTeal
    {517, 157, -1, -1, -1, 0, 0, 42, 0, 0, 5, 18, 17, 0, 0, 7},  // systemCyan
    {518, 157, -1, -1, -1, 0, 0, 43, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBlue
    {519, 157, -1, -1, -1, 0, 0, 44, 0, 0, 5, 18, 17, 0, 0, 7},  // systemIndigo
    {520, 157, -1, -1, -1, 0, 0, 45, 0, 0, 5, 18, 17, 0, 0, 7},  // systemPurple
    {521, 157, -1, -1, -1, 0, 0, 46, 0, 0, 5, 18, 17, 0, 0, 7},  // systemPink
    {522, 157, -1, -1, -1, 0, 0, 47, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBrown
    {523, 157, -1, -1, -1, 0, 0, 48, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray
    {524, 157, -1, -1, -1, 0, 0, 49, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray2
    {525, 157, -1, -1, -1, 0, 0, 50, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray3
    {526, 157, -1, -1, -1, 0, 0, 51, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray4
    {527, 157, -1, -1, -1, 0, 0, 52, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray5
    {528, 157, -1, -1, -1, 0, 0, 53, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray6
    {529, 157, -1, -1, -1, 0, 0, 54, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBackground
    {530, 157, -1, -1, -1, 0, 0, 55, 0, 0, 5, 18, 17, 0, 0, 7},  // secondarySystemBackground
    {531, 157, -1, -1, -1, 0, 0, 56, 0, 0, 5, 18, 17, 0, 0, 7},  // label
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
    {532, -1, -1, -1, -1, 0, 534, 24, 0, 1, 2, 28, 13, 0, 9, 8},  // frame
    {533, -1, -1, -1, -1, 0, 535, 25, 0, 1, 2, 28, 13, 0, 10, 8},  // bounds
    {285, -1, -1, -1, -1, 0, 536, 26, 0, 1, 2, 28, 9, 0, 11, 8},  // center
    {534, -1, -1, -1, -1, 0, 537, 27, 0, 1, 2, 28, 9, 0, 12, 8},  // anchorPoint
    {535, -1, -1, -1, 1260, 0, 538, 28, 0, 1, 2, 28, 2, 0, 0, 8},  // isHidden
    {536, -1, -1, -1, -1, 0, 539, 29, 0, 1, 2, 28, 2, 0, 0, 8},  // clipsToBounds
    {537, -1, -1, -1, -1, 0, 540, 30, 0, 1, 2, 28, 3, 0, 0, 8},  // name
    {538, -1, -1, -1, -1, 292, 541, 31, 1, 1, 0, 0, 49, 0, 0, 8},  // UIImage
    {160, -1, -1, -1, -1, 293, 542, 32, 1, 1, 3, 0, 27, 0, 0, 8},  // UIImageView
    {84, -1, -1, -1, -1, 0, 543, 33, 0, 1, 2, 28, 14, 0, 13, 8},  // transform
    {541, -1, -1, -1, -1, 294, 544, 34, 1, 2, 1, 28, 49, 0, 0, 8},  // moveAnchor
    {542, -1, -1, -1, -1, 0, 546, 35, 0, 1, 2, 28, 9, 0, 0, 8},  // contentOffset
    {479, -1, -1, -1, -1, 0, 547, 36, 0, 1, 2, 28, 0, 0, 0, 8},  // alpha
    {543, -1, -1, -1, 544, 0, 548, 37, 0, 1, 2, 28, 2, 0, 0, 8},  // isUserInteractionEnabled
    {544, -1, -1, -1, -1, 0, 549, 38, 0, 1, 2, 28, 2, 0, 0, 8},  // userInteractionEnabled
    {545, -1, -1, -1, -1, 0, 550, 39, 0, 1, 2, 28, 0, 0, 0, 8},  // tag
    {85, -1, -1, -1, -1, 0, 551, 40, 0, 1, 2, 28, 28, 0, 0, 8},  // layer
    {546, -1, -1, -1, -1, 0, 552, 41, 0, 1, 2, 28, 17, 0, 0, 8},  // backgroundColor
    {547, -1, -1, -1, -1, 0, 553, 42, 0, 1, 2, 28, 3, 0, 0, 8},  // text
    {548, -1, -1, -1, -1, 0, 554, 43, 0, 1, 2, 28, 17, 0, 0, 8},  // textColor
    {549, -1, -1, -1, -1, 0, 555, 44, 0, 1, 2, 28, 20, 0, 0, 8},  // textAlignment
    {550, -1, -1, -1, -1, 0, 556, 45, 0, 1, 2, 28, 49, 0, 0, 8},  // font
    {540, -1, -1, -1, -1, 0, 557, 46, 0, 1, 2, 28, 49, 0, 0, 8},  // image
    {551, -1, -1, -1, -1, 0, 558, 47, 0, 1, 2, 28, 49, 0, 0, 8},  // contentMode
    {552, -1, -1, -1, -1, 0, 559, 48, 0, 1, 2, 28, 2, 0, 0, 8},  // isOpaque
    {553, -1, -1, -1, -1, 0, 560, 49, 0, 1, 2, 28, 17, 0, 0, 8},  // tintColor
    {554, -1, -1, -1, -1, 0, 561, 50, 0, 1, 2, 28, 0, 0, 0, 8},  // contentScaleFactor
    {555, -1, -1, -1, -1, 0, 562, 51, 0, 1, 2, 28, 3, 0, 0, 8},  // accessibilityLabel
    {556, -1, -1, -1, -1, 0, 563, 52, 0, 1, 2, 28, 45, 0, 0, 8},  // layoutMargins
    {557, -1, -1, -1, -1, 0, 564, 53, 0, 1, 2, 28, 45, 0, 0, 8},  // safeAreaInsets
    {558, -1, -1, -1, -1, 0, 565, 54, 0, 1, 2, 28, 27, 0, 0, 8},  // mask
    {559, -1, -1, -1, -1, 0, 566, 55, 0, 1, 2, 28, 3, 0, 0, 8},  // accessibilityIdentifier
    {560, -1, -1, -1, -1, 0, 567, 56, 0, 1, 2, 28, 3, 0, 0, 8},  // accessibilityHint
    {561, -1, -1, -1, -1, 0, 568, 57, 0, 1, 2, 28, 2, 0, 0, 8},  // isAccessibilityElement
    {562, -1, -1, -1, -1, 0, 569, 58, 0, 1, 2, 28, 49, 0, 0, 8},  // semanticContentAttribute
    {563, -1, -1, -1, -1, 0, 570, 59, 0, 1, 2, 28, 2, 0, 0, 8},  // clearsContextBeforeDrawing
    {564, -1, -1, -1, -1, 0, 571, 60, 0, 1, 2, 28, 2, 0, 0, 8},  // isFirstResponder
    {565, -1, -1, -1, -1, 0, 572, 61, 0, 1, 2, 28, 0, 0, 0, 8},  // numberOfLines
    {566, -1, -1, -1, -1, 0, 573, 62, 0, 1, 2, 28, 2, 0, 0, 8},  // adjustsFontSizeToFitWidth
    {567, -1, -1, -1, -1, 0, 574, 63, 0, 1, 2, 28, 49, 0, 0, 8},  // lineBreakMode
    {568, -1, -1, -1, -1, 0, 575, 64, 0, 1, 2, 28, 49, 0, 0, 8},  // attributedText
    {569, -1, -1, -1, -1, 0, 576, 65, 0, 1, 2, 28, 49, 0, 0, 8},  // baselineAdjustment
    {570, -1, -1, -1, -1, 0, 577, 66, 0, 1, 2, 28, 49, 0, 0, 8},  // borderStyle
    {571, -1, -1, -1, -1, 0, 578, 67, 0, 1, 2, 28, 49, 0, 0, 8},  // keyboardType
    {572, -1, -1, -1, -1, 0, 579, 68, 0, 1, 2, 28, 49, 0, 0, 8},  // returnKeyType
    {573, -1, -1, -1, -1, 0, 580, 69, 0, 1, 2, 28, 49, 0, 0, 8},  // autocorrectionType
    {574, -1, -1, -1, -1, 0, 581, 70, 0, 1, 2, 28, 49, 0, 0, 8},  // autocapitalizationType
    {575, -1, -1, -1, -1, 0, 582, 71, 0, 1, 2, 28, 49, 0, 0, 8},  // clearButtonMode
    {576, -1, -1, -1, -1, 0, 583, 72, 0, 1, 2, 28, 17, 0, 0, 8},  // shadowColor
    {577, -1, -1, -1, -1, 0, 584, 73, 0, 1, 2, 28, 3, 0, 0, 8},  // placeholder
    {578, -1, -1, -1, -1, 0, 585, 74, 0, 1, 2, 28, 0, 0, 0, 8},  // minimumScaleFactor
    {579, -1, -1, -1, -1, 0, 586, 75, 0, 1, 2, 28, 2, 0, 0, 8},  // isEditable
    {580, -1, -1, -1, -1, 0, 587, 76, 0, 1, 2, 28, 2, 0, 0, 8},  // isSelectable
    {581, -1, -1, -1, -1, 0, 588, 77, 0, 1, 2, 28, 2, 0, 0, 8},  // isSecureTextEntry
    {582, -1, -1, -1, -1, 0, 589, 78, 0, 1, 2, 28, 0, 0, 0, 8},  // zoomScale
    {583, 584, 585, -1, -1, 0, 0, 79, 0, 0, 5, 4, 3, 0, 0, 8},  // system
    {586, 584, 587, -1, -1, 0, 0, 80, 0, 0, 5, 4, 3, 0, 0, 8},  // custom
    {588, 584, 589, -1, -1, 0, 0, 81, 0, 0, 5, 4, 3, 0, 0, 8},  // infoLight
    {590, 584, 591, -1, -1, 0, 0, 82, 0, 0, 5, 4, 3, 0, 0, 8},  // contactAdd
    {592, 584, 593, -1, -1, 0, 0, 83, 0, 0, 5, 4, 3, 0, 0, 8},  // close
    {162, -1, -1, -1, -1, 295, 590, 84, 1, 1, 3, 0, 27, 0, 0, 8},  // UIButton
    {594, -1, -1, -1, -1, 0, 591, 85, 0, 1, 2, 28, 2, 0, 0, 8},  // isScrollEnabled
    {595, -1, -1, -1, -1, 0, 592, 86, 0, 1, 2, 28, 2, 0, 0, 8},  // isPagingEnabled
    {596, -1, -1, -1, -1, 0, 593, 87, 0, 1, 2, 28, 2, 0, 0, 8},  // bounces
    {597, -1, -1, -1, -1, 0, 594, 88, 0, 1, 2, 28, 2, 0, 0, 8},  // showsHorizontalScrollIndicator
    {598, -1, -1, -1, -1, 0, 595, 89, 0, 1, 2, 28, 2, 0, 0, 8},  // showsVerticalScrollIndicator
    {599, -1, -1, -1, -1, 0, 596, 90, 0, 1, 2, 28, 0, 0, 0, 8},  // minimumZoomScale
    {600, -1, -1, -1, -1, 0, 597, 91, 0, 1, 2, 28, 0, 0, 0, 8},  // maximumZoomScale
    {601, -1, -1, -1, -1, 0, 598, 92, 0, 1, 2, 28, 45, 0, 0, 8},  // contentInset
    {602, -1, -1, -1, -1, 0, 599, 93, 0, 1, 2, 28, 49, 0, 0, 8},  // delegate
    {604, 158, -1, -1, -1, 0, 0, 94, 0, 0, 5, 28, 46, 0, 0, 8},  // AutoresizingMask
    {605, 603, 606, -1, -1, 0, 0, 95, 0, 0, 5, 26, 25, 0, 0, 8},  // flexibleLeftMargin
    {607, 603, -1, -1, -1, 0, 0, 96, 0, 0, 5, 26, 25, 0, 0, 8},  // FlexibleLeftMargin
    {608, 603, 609, -1, -1, 0, 0, 97, 0, 0, 5, 26, 25, 0, 0, 8},  // flexibleWidth
    {610, 603, -1, -1, -1, 0, 0, 98, 0, 0, 5, 26, 25, 0, 0, 8},  // FlexibleWidth
    {611, 603, 612, -1, -1, 0, 0, 99, 0, 0, 5, 26, 25, 0, 0, 8},  // flexibleRightMargin
    {613, 603, -1, -1, -1, 0, 0, 100, 0, 0, 5, 26, 25, 0, 0, 8},  // FlexibleRightMargin
    {614, 603, 615, -1, -1, 0, 0, 101, 0, 0, 5, 26, 25, 0, 0, 8},  // flexibleTopMargin
    {616, 603, -1, -1, -1, 0, 0, 102, 0, 0, 5, 26, 25, 0, 0, 8},  // FlexibleTopMargin
    {617, 603, 618, -1, -1, 0, 0, 103, 0, 0, 5, 26, 25, 0, 0, 8},  // flexibleHeight
    {619, 603, -1, -1, -1, 0, 0, 104, 0, 0, 5, 26, 25, 0, 0, 8},  // FlexibleHeight
    {620, 603, 621, -1, -1, 0, 0, 105, 0, 0, 5, 26, 25, 0, 0, 8},  // flexibleBottomMargin
    {622, 603, -1, -1, -1, 0, 0, 106, 0, 0, 5, 26, 25, 0, 0, 8},  // FlexibleBottomMargin
    {623, 603, 624, -1, -1, 0, 0, 107, 0, 0, 5, 26, 25, 0, 0, 8},  // None
    {625, -1, -1, -1, -1, 0, 600, 108, 0, 1, 2, 28, 25, 0, 0, 8},  // autoresizingMask
    {626, -1, -1, -1, -1, 0, 601, 109, 0, 1, 2, 28, 2, 0, 0, 8},  // translatesAutoresizingMaskIntoConstraints
    {627, -1, -1, -1, -1, 0, 602, 110, 0, 1, 2, 28, 2, 0, 0, 8},  // autoresizesSubviews
    {629, 164, -1, -1, -1, 0, 0, 111, 0, 0, 5, 28, 46, 0, 0, 8},  // State
    {630, 628, 631, -1, -1, 0, 0, 112, 0, 0, 5, 4, 3, 0, 0, 8},  // normal
    {632, 628, -1, -1, -1, 0, 0, 113, 0, 0, 5, 4, 3, 0, 0, 8},  // Normal
    {633, 628, 634, -1, -1, 0, 0, 114, 0, 0, 5, 4, 3, 0, 0, 8},  // highlighted
    {635, 628, -1, -1, -1, 0, 0, 115, 0, 0, 5, 4, 3, 0, 0, 8},  // Highlighted
    {636, 628, 637, -1, -1, 0, 0, 116, 0, 0, 5, 4, 3, 0, 0, 8},  // disabled
    {638, 628, -1, -1, -1, 0, 0, 117, 0, 0, 5, 4, 3, 0, 0, 8},  // Disabled
    {639, 628, 640, -1, -1, 0, 0, 118, 0, 0, 5, 4, 3, 0, 0, 8},  // selected
    {641, 628, -1, -1, -1, 0, 0, 119, 0, 0, 5, 4, 3, 0, 0, 8},  // Selected
    {643, 164, -1, -1, -1, 0, 0, 120, 0, 0, 5, 28, 46, 0, 0, 8},  // Event
    {644, 642, 645, -1, -1, 0, 0, 121, 0, 0, 5, 4, 3, 0, 0, 8},  // touchDown
    {646, 642, -1, -1, -1, 0, 0, 122, 0, 0, 5, 4, 3, 0, 0, 8},  // TouchDown
    {647, 642, 648, -1, -1, 0, 0, 123, 0, 0, 5, 4, 3, 0, 0, 8},  // touchDragInside
    {649, 642, -1, -1, -1, 0, 0, 124, 0, 0, 5, 4, 3, 0, 0, 8},  // TouchDragInside
    {650, 642, 651, -1, -1, 0, 0, 125, 0, 0, 5, 4, 3, 0, 0, 8},  // touchDragOutside
    {652, 642, -1, -1, -1, 0, 0, 126, 0, 0, 5, 4, 3, 0, 0, 8},  // TouchDragOutside
    {653, 642, 654, -1, -1, 0, 0, 127, 0, 0, 5, 4, 3, 0, 0, 8},  // touchUpInside
    {655, 642, -1, -1, -1, 0, 0, 128, 0, 0, 5, 4, 3, 0, 0, 8},  // TouchUpInside
    {656, 642, 657, -1, -1, 0, 0, 129, 0, 0, 5, 4, 3, 0, 0, 8},  // touchUpOutside
    {658, 642, -1, -1, -1, 0, 0, 130, 0, 0, 5, 4, 3, 0, 0, 8},  // TouchUpOutside
    {659, 642, 660, -1, -1, 0, 0, 131, 0, 0, 5, 4, 3, 0, 0, 8},  // touchCancel
    {661, 642, -1, -1, -1, 0, 0, 132, 0, 0, 5, 4, 3, 0, 0, 8},  // TouchCancel
    {662, 642, 663, -1, -1, 0, 0, 133, 0, 0, 5, 4, 3, 0, 0, 8},  // valueChanged
    {664, 642, -1, -1, -1, 0, 0, 134, 0, 0, 5, 4, 3, 0, 0, 8},  // ValueChanged
    {665, 642, 666, -1, -1, 0, 0, 135, 0, 0, 5, 4, 3, 0, 0, 8},  // editingChanged
    {667, 642, -1, -1, -1, 0, 0, 136, 0, 0, 5, 4, 3, 0, 0, 8},  // EditingChanged
    {668, 642, 669, -1, -1, 0, 0, 137, 0, 0, 5, 4, 3, 0, 0, 8},  // editingDidBegin
    {670, 642, -1, -1, -1, 0, 0, 138, 0, 0, 5, 4, 3, 0, 0, 8},  // EditingDidBegin
    {671, 642, 672, -1, -1, 0, 0, 139, 0, 0, 5, 4, 3, 0, 0, 8},  // editingDidEnd
    {673, 642, -1, -1, -1, 0, 0, 140, 0, 0, 5, 4, 3, 0, 0, 8},  // EditingDidEnd
    {674, 642, 675, -1, -1, 0, 0, 141, 0, 0, 5, 4, 3, 0, 0, 8},  // primaryActionTriggered
    {676, 642, -1, -1, -1, 0, 0, 142, 0, 0, 5, 4, 3, 0, 0, 8},  // PrimaryActionTriggered
    {677, -1, -1, -1, -1, 296, 603, 143, 3, 4, 1, 28, 49, 0, 0, 8},  // addTarget
    {677, -1, -1, -1, -1, 299, 607, 144, 3, 4, 1, 28, 49, 0, 0, 8},  // addTarget
    {680, -1, -1, -1, -1, 302, 611, 145, 1, 2, 1, 28, 49, 0, 0, 8},  // sendActions
    {681, -1, -1, -1, -1, 303, 613, 146, 1, 2, 1, 28, 49, 0, 0, 8},  // sendActionsForControlEvents
    {682, -1, -1, -1, -1, 304, 615, 147, 2, 3, 1, 28, 49, 0, 0, 8},  // setTitle
    {682, -1, -1, -1, -1, 306, 618, 148, 2, 3, 1, 28, 49, 0, 0, 8},  // setTitle
    {684, -1, -1, -1, -1, 308, 621, 149, 2, 3, 1, 28, 49, 0, 0, 8},  // setTitleColor
    {684, -1, -1, -1, -1, 310, 624, 150, 2, 3, 1, 28, 49, 0, 0, 8},  // setTitleColor
    {685, -1, -1, -1, -1, 312, 627, 151, 2, 3, 1, 28, 49, 0, 0, 8},  // setImage
    {685, -1, -1, -1, -1, 314, 630, 152, 2, 3, 1, 28, 49, 0, 0, 8},  // setImage
    {686, -1, -1, -1, -1, 316, 633, 153, 2, 3, 1, 28, 49, 0, 0, 8},  // setBackgroundImage
    {686, -1, -1, -1, -1, 318, 636, 154, 2, 3, 1, 28, 49, 0, 0, 8},  // setBackgroundImage
    {687, -1, -1, -1, -1, 320, 639, 155, 2, 3, 1, 28, 49, 0, 0, 8},  // setAttributedTitle
    {688, -1, -1, -1, -1, 322, 642, 156, 2, 3, 1, 28, 49, 0, 0, 8},  // setTitleShadowColor
    {689, -1, -1, -1, -1, 0, 645, 157, 0, 1, 2, 28, 3, 0, 0, 8},  // currentTitle
    {690, -1, -1, -1, -1, 0, 646, 158, 0, 1, 2, 28, 27, 0, 0, 8},  // titleLabel
    {691, -1, -1, -1, -1, 0, 647, 159, 0, 1, 2, 28, 45, 0, 0, 8},  // contentEdgeInsets
    {692, -1, -1, -1, -1, 0, 648, 160, 0, 1, 2, 28, 45, 0, 0, 8},  // titleEdgeInsets
    {693, -1, -1, -1, -1, 0, 649, 161, 0, 1, 2, 28, 45, 0, 0, 8},  // imageEdgeInsets
    {694, -1, -1, -1, -1, 0, 650, 162, 0, 1, 2, 28, 2, 0, 0, 8},  // isEnabled
    {695, -1, -1, -1, -1, 0, 651, 163, 0, 1, 2, 28, 2, 0, 0, 8},  // isSelected
    {696, -1, -1, -1, -1, 0, 652, 164, 0, 1, 2, 28, 2, 0, 0, 8},  // isHighlighted
    {697, -1, -1, -1, -1, 0, 653, 165, 0, 1, 2, 28, 49, 0, 0, 8},  // contentHorizontalAlignment
    {698, -1, -1, -1, -1, 0, 654, 166, 0, 1, 2, 28, 49, 0, 0, 8},  // contentVerticalAlignment
    {699, -1, -1, -1, -1, 0, 655, 167, 0, 1, 2, 28, 12, 0, 0, 8},  // contentSize
    {288, 700, 701, -1, -1, 0, 0, 168, 0, 0, 5, 21, 20, 0, 0, 8},  // left
    {285, 700, 702, -1, -1, 0, 0, 169, 0, 0, 5, 21, 20, 0, 0, 8},  // center
    {290, 700, 703, -1, -1, 0, 0, 170, 0, 0, 5, 21, 20, 0, 0, 8},  // right
    {704, 700, 705, -1, -1, 0, 0, 171, 0, 0, 5, 21, 20, 0, 0, 8},  // justified
    {706, 700, 707, -1, -1, 0, 0, 172, 0, 0, 5, 21, 20, 0, 0, 8},  // natural
    {47, -1, -1, -1, -1, 324, 656, 173, 4, 4, 0, 0, 27, 0, 0, 8},  // view
    {708, -1, -1, -1, -1, 0, 660, 0, 0, 1, 2, 28, 27, 0, 0, 9},  // superview
    {709, -1, -1, -1, -1, 0, 661, 1, 0, 1, 2, 28, 4, 0, 0, 9},  // subviews
    {48, -1, -1, -1, -1, 0, 662, 2, 0, 1, 2, 28, 27, 0, 0, 9},  // window
    {710, -1, -1, -1, 1256, 328, 663, 3, 1, 2, 1, 28, 2, 0, 0, 9},  // isDescendant
    {711, -1, -1, -1, -1, 329, 665, 4, 1, 2, 1, 28, 49, 0, 0, 9},  // addSubview
    {712, -1, -1, -1, -1, 330, 667, 5, 1, 2, 1, 28, 49, 0, 0, 9},  // bringSubviewToFront
    {713, -1, -1, -1, 1258, 331, 669, 6, 1, 2, 1, 28, 49, 0, 0, 9},  // bringSubview
    {715, -1, -1, -1, -1, 332, 671, 7, 1, 2, 1, 28, 49, 0, 0, 9},  // sendSubviewToBack
    {716, -1, -1, -1, 1259, 333, 673, 8, 1, 2, 1, 28, 49, 0, 0, 9},  // sendSubview
    {718, -1, -1, -1, -1, 334, 675, 9, 0, 1, 1, 28, 49, 0, 0, 9},  // removeFromSuperview
    {719, -1, -1, -1, 1257, 334, 676, 10, 2, 3, 1, 28, 49, 0, 0, 9},  // insertSubview
    {719, -1, -1, -1, -1, 336, 679, 11, 2, 3, 1, 28, 49, 0, 0, 9},  // insertSubview
    {719, -1, -1, -1, -1, 338, 682, 12, 2, 3, 1, 28, 49, 0, 0, 9},  // insertSubview
    {722, -1, -1, -1, -1, 340, 685, 13, 2, 3, 1, 28, 9, 0, 5, 9},  // convert
    {722, -1, -1, -1, -1, 342, 688, 14, 2, 3, 1, 28, 9, 0, 5, 9},  // convert
    {723, -1, -1, -1, -1, 344, 691, 15, 2, 3, 1, 28, 9, 0, 5, 9},  // convertRect
    {723, -1, -1, -1, -1, 346, 694, 16, 2, 3, 1, 28, 9, 0, 5, 9},  // convertRect
    {726, -1, -1, -1, -1, 348, 697, 17, 2, 3, 1, 28, 9, 0, 5, 9},  // convertPoint
    {726, -1, -1, -1, -1, 350, 700, 18, 2, 3, 1, 28, 9, 0, 5, 9},  // convertPoint
    {727, -1, -1, -1, -1, 352, 703, 19, 0, 1, 1, 28, 49, 0, 0, 9},  // setNeedsLayout
    {728, -1, -1, -1, -1, 352, 704, 20, 0, 1, 1, 28, 49, 0, 0, 9},  // setNeedsDisplay
    {729, -1, -1, -1, -1, 352, 705, 21, 0, 1, 1, 28, 49, 0, 0, 9},  // layoutSubviews
    {730, -1, -1, -1, -1, 352, 706, 22, 0, 1, 1, 28, 2, 0, 0, 9},  // becomeFirstResponder
    {731, -1, -1, -1, -1, 352, 707, 23, 0, 1, 1, 28, 2, 0, 0, 9},  // resignFirstResponder
    {732, -1, -1, -1, -1, 352, 708, 24, 1, 2, 1, 28, 12, 0, 0, 9},  // sizeThatFits
    {733, -1, -1, -1, -1, 353, 710, 25, 0, 1, 1, 28, 49, 0, 0, 9},  // sizeToFit
    {734, -1, -1, -1, -1, 353, 711, 26, 0, 1, 1, 28, 49, 0, 0, 9},  // layoutIfNeeded
    {727, -1, -1, -1, -1, 353, 712, 27, 0, 1, 1, 29, 49, 0, 0, 9},  // setNeedsLayout
    {728, -1, -1, -1, -1, 353, 713, 28, 0, 1, 1, 29, 49, 0, 0, 9},  // setNeedsDisplay
    {735, -1, -1, -1, -1, 353, 714, 29, 0, 1, 1, 29, 49, 0, 0, 9},  // layoutSublayers
    {734, -1, -1, -1, -1, 353, 715, 30, 0, 1, 1, 29, 49, 0, 0, 9},  // layoutIfNeeded
    {736, -1, -1, -1, -1, 353, 716, 31, 1, 2, 1, 28, 27, 0, 0, 9},  // viewWithTag
    {737, -1, -1, -1, -1, 354, 718, 32, 2, 3, 1, 29, 49, 0, 0, 9},  // insertSublayer
    {737, -1, -1, -1, -1, 356, 721, 33, 2, 3, 1, 29, 49, 0, 0, 9},  // insertSublayer
    {737, -1, -1, -1, -1, 358, 724, 34, 2, 3, 1, 29, 49, 0, 0, 9},  // insertSublayer
    {740, 158, -1, -1, -1, 0, 0, 35, 0, 0, 5, 28, 0, 0, 0, 9},  // noIntrinsicMetric
    {742, 741, -1, -1, -1, 0, 0, 36, 0, 0, 5, 28, 27, 0, 0, 9},  // main
    {743, 741, -1, -1, -1, 360, 727, 37, 0, 0, 4, 28, 27, 0, 0, 9},  // mainScreen
    {744, -1, -1, -1, 1254, 360, 727, 38, 2, 3, 1, 28, 27, 0, 5, 9},  // hitTest
    {243, -1, -1, -1, 1255, 362, 730, 39, 2, 3, 1, 28, 2, 0, 5, 9},  // point
    {746, -1, -1, -1, -1, 364, 733, 0, 0, 0, 3, 0, 28, 0, 0, 10},  // CALayer
    {747, -1, -1, -1, -1, 364, 733, 1, 0, 0, 3, 0, 28, 0, 0, 10},  // CAShapeLayer
    {748, -1, -1, -1, -1, 364, 733, 2, 0, 0, 3, 0, 28, 0, 0, 10},  // CAGradientLayer
    {749, -1, -1, -1, -1, 364, 733, 3, 0, 0, 3, 0, 28, 0, 0, 10},  // CATextLayer
    {750, -1, -1, -1, -1, 0, 733, 4, 0, 1, 2, 29, 4, 0, 0, 10},  // colors
    {751, -1, -1, -1, -1, 0, 734, 5, 0, 1, 2, 29, 4, 0, 0, 10},  // locations
    {752, -1, -1, -1, -1, 0, 735, 6, 0, 1, 2, 29, 9, 0, 0, 10},  // startPoint
    {753, -1, -1, -1, -1, 0, 736, 7, 0, 1, 2, 29, 9, 0, 0, 10},  // endPoint
    {754, -1, -1, -1, -1, 0, 737, 8, 0, 1, 2, 29, 49, 0, 0, 10},  // string
    {550, -1, -1, -1, -1, 0, 738, 9, 0, 1, 2, 29, 49, 0, 0, 10},  // font
    {755, -1, -1, -1, -1, 0, 739, 10, 0, 1, 2, 29, 0, 0, 0, 10},  // fontSize
    {756, -1, -1, -1, -1, 0, 740, 11, 0, 1, 2, 29, 17, 0, 0, 10},  // foregroundColor
    {757, -1, -1, -1, -1, 0, 741, 12, 0, 1, 2, 29, 2, 0, 0, 10},  // isWrapped
    {532, -1, -1, -1, -1, 0, 742, 13, 0, 1, 2, 29, 13, 0, 9, 10},  // frame
    {533, -1, -1, -1, -1, 0, 743, 14, 0, 1, 2, 29, 13, 0, 10, 10},  // bounds
    {83, -1, -1, -1, -1, 0, 744, 15, 0, 1, 2, 29, 9, 0, 11, 10},  // position
    {534, -1, -1, -1, -1, 0, 745, 16, 0, 1, 2, 29, 9, 0, 12, 10},  // anchorPoint
    {535, -1, -1, -1, 1260, 0, 746, 17, 0, 1, 2, 29, 2, 0, 0, 10},  // isHidden
    {758, -1, -1, -1, -1, 0, 747, 18, 0, 1, 2, 29, 2, 0, 0, 10},  // masksToBounds
    {537, -1, -1, -1, -1, 0, 748, 19, 0, 1, 2, 29, 3, 0, 0, 10},  // name
    {759, -1, -1, -1, -1, 0, 749, 20, 0, 1, 2, 29, 14, 0, 0, 10},  // sublayerTransform
    {84, -1, -1, -1, -1, 0, 750, 21, 0, 1, 2, 29, 14, 0, 0, 10},  // transform
    {760, -1, -1, -1, -1, 0, 751, 22, 0, 1, 2, 29, 0, 0, 0, 10},  // zPosition
    {761, -1, -1, -1, -1, 0, 752, 23, 0, 1, 2, 29, 0, 0, 0, 10},  // opacity
    {546, -1, -1, -1, -1, 0, 753, 24, 0, 1, 2, 29, 17, 0, 0, 10},  // backgroundColor
    {762, -1, -1, -1, -1, 0, 754, 25, 0, 1, 2, 29, 0, 0, 0, 10},  // cornerRadius
    {763, -1, -1, -1, -1, 0, 755, 26, 0, 1, 2, 29, 0, 0, 0, 10},  // borderWidth
    {764, -1, -1, -1, -1, 0, 756, 27, 0, 1, 2, 29, 17, 0, 0, 10},  // borderColor
    {576, -1, -1, -1, -1, 0, 757, 28, 0, 1, 2, 29, 17, 0, 0, 10},  // shadowColor
    {765, -1, -1, -1, -1, 0, 758, 29, 0, 1, 2, 29, 0, 0, 0, 10},  // shadowOpacity
    {766, -1, -1, -1, -1, 0, 759, 30, 0, 1, 2, 29, 0, 0, 0, 10},  // shadowRadius
    {767, -1, -1, -1, -1, 0, 760, 31, 0, 1, 2, 29, 12, 0, 0, 10},  // shadowOffset
    {768, -1, -1, -1, -1, 0, 761, 32, 0, 1, 2, 29, 29, 0, 0, 10},  // shadowPath
    {769, -1, -1, -1, -1, 0, 762, 33, 0, 1, 2, 29, 0, 0, 0, 10},  // contentsScale
    {770, -1, -1, -1, -1, 0, 763, 34, 0, 1, 2, 29, 49, 0, 0, 10},  // contents
    {771, -1, -1, -1, -1, 0, 764, 35, 0, 1, 2, 29, 2, 0, 0, 10},  // shouldRasterize
    {772, -1, -1, -1, -1, 0, 765, 36, 0, 1, 2, 29, 0, 0, 0, 10},  // rasterizationScale
    {773, -1, -1, -1, -1, 0, 766, 37, 0, 1, 2, 29, 2, 0, 0, 10},  // isDoubleSided
    {558, -1, -1, -1, -1, 0, 767, 38, 0, 1, 2, 29, 28, 0, 0, 10},  // mask
    {774, -1, -1, -1, -1, 0, 768, 39, 0, 1, 2, 29, 49, 0, 0, 10},  // actions
    {775, -1, -1, -1, -1, 0, 769, 40, 0, 1, 2, 29, 49, 0, 0, 10},  // contentsGravity
    {776, -1, -1, -1, -1, 0, 770, 41, 0, 1, 2, 29, 49, 0, 0, 10},  // magnificationFilter
    {777, -1, -1, -1, -1, 0, 771, 42, 0, 1, 2, 29, 49, 0, 0, 10},  // minificationFilter
    {778, -1, -1, -1, -1, 0, 772, 43, 0, 1, 2, 29, 49, 0, 0, 10},  // compositingFilter
    {779, -1, -1, -1, -1, 0, 773, 44, 0, 1, 2, 29, 49, 0, 0, 10},  // cornerCurve
    {780, -1, -1, -1, -1, 0, 774, 45, 0, 1, 2, 29, 49, 0, 0, 10},  // maskedCorners
    {602, -1, -1, -1, -1, 0, 775, 46, 0, 1, 2, 29, 49, 0, 0, 10},  // delegate
    {552, -1, -1, -1, -1, 0, 776, 47, 0, 1, 2, 29, 2, 0, 0, 10},  // isOpaque
    {781, -1, -1, -1, -1, 0, 777, 48, 0, 1, 2, 29, 2, 0, 0, 10},  // needsDisplayOnBoundsChange
    {782, -1, -1, -1, -1, 0, 778, 49, 0, 1, 2, 29, 2, 0, 0, 10},  // allowsEdgeAntialiasing
    {783, -1, -1, -1, -1, 0, 779, 50, 0, 1, 2, 29, 49, 0, 0, 10},  // lineCap
    {784, -1, -1, -1, -1, 0, 780, 51, 0, 1, 2, 29, 49, 0, 0, 10},  // fillRule
    {785, -1, -1, -1, -1, 0, 781, 52, 0, 1, 2, 29, 0, 0, 0, 10},  // strokeStart
    {786, -1, -1, -1, -1, 0, 782, 53, 0, 1, 2, 29, 0, 0, 0, 10},  // strokeEnd
    {787, -1, -1, -1, -1, 364, 783, 54, 0, 1, 1, 29, 14, 0, 0, 10},  // affineTransform
    {86, -1, -1, -1, -1, 364, 784, 55, 1, 2, 1, 29, 49, 0, 8, 10},  // setAffineTransform
    {788, -1, -1, -1, 1265, 365, 786, 56, 0, 1, 1, 29, 28, 0, 0, 10},  // presentation
    {789, -1, -1, -1, 1266, 365, 787, 57, 0, 1, 1, 29, 28, 0, 0, 10},  // model
    {790, -1, -1, -1, -1, 0, 788, 58, 0, 1, 2, 29, 28, 0, 0, 10},  // superlayer
    {791, -1, -1, -1, -1, 0, 789, 59, 0, 1, 2, 29, 4, 0, 0, 10},  // sublayers
    {792, -1, -1, -1, -1, 365, 790, 60, 1, 2, 1, 29, 49, 0, 0, 10},  // addSublayer
    {793, -1, -1, -1, -1, 366, 792, 61, 0, 1, 1, 29, 49, 0, 0, 10},  // removeFromSuperlayer
    {722, -1, -1, -1, 1261, 366, 793, 62, 2, 3, 1, 29, 9, 0, 5, 10},  // convert
    {722, -1, -1, -1, 1263, 368, 796, 63, 2, 3, 1, 29, 9, 0, 5, 10},  // convert
    {744, -1, -1, -1, -1, 370, 799, 64, 1, 2, 1, 29, 28, 0, 0, 10},  // hitTest
    {305, -1, -1, -1, 1183, 371, 801, 65, 1, 2, 1, 29, 2, 0, 0, 10},  // contains
    {794, -1, -1, -1, -1, 372, 803, 0, 0, 0, 0, 0, 42, 0, 0, 11},  // Rectangle
    {795, -1, -1, -1, -1, 372, 803, 1, 1, 1, 0, 0, 42, 0, 0, 11},  // Text
    {796, -1, -1, -1, -1, 373, 804, 2, 1, 1, 0, 0, 42, 0, 0, 11},  // Image
    {532, -1, -1, -1, -1, 374, 805, 3, 2, 3, 1, 43, 42, 0, 0, 11},  // frame
    {532, -1, -1, -1, -1, 376, 808, 4, 1, 2, 1, 43, 42, 0, 0, 11},  // frame
    {532, -1, -1, -1, -1, 377, 810, 5, 1, 2, 1, 43, 42, 0, 0, 11},  // frame
    {798, -1, -1, -1, -1, 378, 812, 6, 1, 2, 1, 43, 42, 0, 0, 11},  // padding
    {83, -1, -1, -1, -1, 379, 814, 7, 2, 3, 1, 43, 42, 0, 0, 11},  // position
    {83, -1, -1, -1, -1, 381, 817, 8, 1, 2, 1, 43, 42, 0, 0, 11},  // position
    {799, -1, -1, -1, -1, 382, 819, 9, 2, 3, 1, 43, 42, 0, 0, 11},  // offset
    {799, -1, -1, -1, -1, 384, 822, 10, 1, 2, 1, 43, 42, 0, 0, 11},  // offset
    {799, -1, -1, -1, -1, 385, 824, 11, 1, 2, 1, 43, 42, 0, 0, 11},  // offset
    {799, -1, -1, -1, -1, 386, 826, 12, 1, 2, 1, 43, 42, 0, 0, 11},  // offset
    {800, -1, -1, -1, -1, 387, 828, 13, 1, 2, 1, 43, 42, 0, 0, 11},  // rotationEffect
    {800, -1, -1, -1, -1, 388, 830, 14, 2, 3, 1, 43, 42, 0, 0, 11},  // rotationEffect
    {802, -1, -1, -1, -1, 390, 833, 15, 1, 2, 1, 43, 42, 0, 0, 11},  // scaleEffect
    {802, -1, -1, -1, -1, 391, 835, 16, 2, 3, 1, 43, 42, 0, 0, 11},  // scaleEffect
    {802, -1, -1, -1, -1, 393, 838, 17, 2, 3, 1, 43, 42, 0, 0, 11},  // scaleEffect
    {802, -1, -1, -1, -1, 395, 841, 18, 3, 4, 1, 43, 42, 0, 0, 11},  // scaleEffect
    {803, -1, -1, -1, -1, 398, 845, 19, 1, 2, 1, 43, 42, 0, 0, 11},  // transformEffect
    {804, -1, -1, -1, -1, 399, 847, 20, 1, 2, 1, 43, 42, 0, 0, 11},  // modifier
    {84, -1, -1, -1, -1, 0, 849, 21, 0, 1, 2, 43, 14, 0, 0, 11},  // transform
    {284, -1, -1, -1, -1, 0, 850, 22, 0, 1, 2, 43, 4, 0, 0, 11},  // corners
    {285, -1, -1, -1, -1, 0, 851, 23, 0, 1, 2, 43, 9, 0, 0, 11},  // center
    {805, -1, -1, -1, -1, 0, 852, 24, 0, 1, 2, 43, 13, 0, 0, 11},  // layoutFrame
    {235, -1, -1, -1, -1, 0, 853, 25, 0, 1, 2, 43, 12, 0, 0, 11},  // size
    {806, 807, -1, -1, -1, 0, 0, 26, 0, 0, 5, 44, 43, 0, 0, 11},  // topLeading
    {287, 807, -1, -1, -1, 0, 0, 27, 0, 0, 5, 44, 43, 0, 0, 11},  // top
    {808, 807, -1, -1, -1, 0, 0, 28, 0, 0, 5, 44, 43, 0, 0, 11},  // topTrailing
    {809, 807, -1, -1, -1, 0, 0, 29, 0, 0, 5, 44, 43, 0, 0, 11},  // leading
    {285, 807, -1, -1, -1, 0, 0, 30, 0, 0, 5, 44, 43, 0, 0, 11},  // center
    {810, 807, -1, -1, -1, 0, 0, 31, 0, 0, 5, 44, 43, 0, 0, 11},  // trailing
    {811, 807, -1, -1, -1, 0, 0, 32, 0, 0, 5, 44, 43, 0, 0, 11},  // bottomLeading
    {289, 807, -1, -1, -1, 0, 0, 33, 0, 0, 5, 44, 43, 0, 0, 11},  // bottom
    {812, 807, -1, -1, -1, 0, 0, 34, 0, 0, 5, 44, 43, 0, 0, 11},  // bottomTrailing
    {807, -1, -1, -1, -1, 400, 854, 35, 2, 2, 0, 0, 9, 0, 0, 11},  // UnitPoint
    {814, -1, -1, -1, -1, 402, 856, 36, 1, 1, 3, 0, 14, 0, 0, 11},  // ProjectionTransform
    {816, -1, -1, -1, -1, 403, 857, 0, 2, 2, 3, 0, 30, 0, 0, 12},  // UIPanGestureRecognizer
    {816, -1, -1, -1, -1, 405, 859, 1, 1, 1, 3, 0, 30, 0, 0, 12},  // UIPanGestureRecognizer
    {816, -1, -1, -1, -1, 0, 0, 2, 0, 0, 3, 0, 30, 0, 0, 12},  // UIPanGestureRecognizer
    {818, -1, -1, -1, -1, 406, 860, 3, 2, 2, 3, 0, 30, 0, 0, 12},  // UIPinchGestureRecognizer
    {818, -1, -1, -1, -1, 408, 862, 4, 1, 1, 3, 0, 30, 0, 0, 12},  // UIPinchGestureRecognizer
    {818, -1, -1, -1, -1, 0, 0, 5, 0, 0, 3, 0, 30, 0, 0, 12},  // UIPinchGestureRecognizer
    {819, -1, -1, -1, -1, 409, 863, 6, 2, 2, 3, 0, 30, 0, 0, 12},  // UIRotationGestureRecognizer
    {819, -1, -1, -1, -1, 411, 865, 7, 1, 1, 3, 0, 30, 0, 0, 12},  // UIRotationGestureRecognizer
    {819, -1, -1, -1, -1, 0, 0, 8, 0, 0, 3, 0, 30, 0, 0, 12},  // UIRotationGestureRecognizer
    {820, -1, -1, -1, -1, 412, 866, 9, 2, 2, 3, 0, 30, 0, 0, 12},  // UITapGestureRecognizer
    {820, -1, -1, -1, -1, 414, 868, 10, 1, 1, 3, 0, 30, 0, 0, 12},  // UITapGestureRecognizer
    {820, -1, -1, -1, -1, 0, 0, 11, 0, 0, 3, 0, 30, 0, 0, 12},  // UITapGestureRecognizer
    {821, -1, -1, -1, -1, 415, 869, 12, 2, 2, 3, 0, 30, 0, 0, 12},  // UILongPressGestureRecognizer
    {821, -1, -1, -1, -1, 417, 871, 13, 1, 1, 3, 0, 30, 0, 0, 12},  // UILongPressGestureRecognizer
    {821, -1, -1, -1, -1, 0, 0, 14, 0, 0, 3, 0, 30, 0, 0, 12},  // UILongPressGestureRecognizer
    {822, -1, -1, -1, -1, 418, 872, 15, 2, 2, 3, 0, 30, 0, 0, 12},  // UISwipeGestureRecognizer
    {822, -1, -1, -1, -1, 420, 874, 16, 1, 1, 3, 0, 30, 0, 0, 12},  // UISwipeGestureRecognizer
    {822, -1, -1, -1, -1, 0, 0, 17, 0, 0, 3, 0, 30, 0, 0, 12},  // UISwipeGestureRecognizer
    {629, 815, -1, -1, -1, 0, 0, 18, 0, 0, 5, 31, 46, 0, 0, 12},  // State
    {823, 815, -1, -1, -1, 0, 0, 19, 0, 0, 5, 31, 46, 0, 0, 12},  // Direction
    {826, 827, 828, -1, -1, 0, 0, 20, 0, 0, 5, 32, 31, 0, 0, 12},  // possible
    {829, 827, -1, -1, -1, 0, 0, 21, 0, 0, 5, 32, 31, 0, 0, 12},  // Possible
    {830, 827, 831, -1, -1, 0, 0, 22, 0, 0, 5, 32, 31, 0, 0, 12},  // began
    {832, 827, -1, -1, -1, 0, 0, 23, 0, 0, 5, 32, 31, 0, 0, 12},  // Began
    {833, 827, 834, -1, -1, 0, 0, 24, 0, 0, 5, 32, 31, 0, 0, 12},  // changed
    {835, 827, -1, -1, -1, 0, 0, 25, 0, 0, 5, 32, 31, 0, 0, 12},  // Changed
    {836, 827, 837, -1, -1, 0, 0, 26, 0, 0, 5, 32, 31, 0, 0, 12},  // ended
    {838, 827, -1, -1, -1, 0, 0, 27, 0, 0, 5, 32, 31, 0, 0, 12},  // Ended
    {839, 827, 840, -1, -1, 0, 0, 28, 0, 0, 5, 32, 31, 0, 0, 12},  // cancelled
    {841, 827, -1, -1, -1, 0, 0, 29, 0, 0, 5, 32, 31, 0, 0, 12},  // Cancelled
    {842, 827, 843, -1, -1, 0, 0, 30, 0, 0, 5, 32, 31, 0, 0, 12},  // failed
    {844, 827, -1, -1, -1, 0, 0, 31, 0, 0, 5, 32, 31, 0, 0, 12},  // Failed
    {845, 827, 846, -1, -1, 0, 0, 32, 0, 0, 5, 32, 31, 0, 0, 12},  // recognized
    {290, 847, 848, -1, -1, 0, 0, 33, 0, 0, 5, 33, 32, 0, 0, 12},  // right
    {849, 847, -1, -1, -1, 0, 0, 34, 0, 0, 5, 33, 32, 0, 0, 12},  // Right
    {288, 847, 850, -1, -1, 0, 0, 35, 0, 0, 5, 33, 32, 0, 0, 12},  // left
    {851, 847, -1, -1, -1, 0, 0, 36, 0, 0, 5, 33, 32, 0, 0, 12},  // Left
    {356, 847, 852, -1, -1, 0, 0, 37, 0, 0, 5, 33, 32, 0, 0, 12},  // up
    {853, 847, -1, -1, -1, 0, 0, 38, 0, 0, 5, 33, 32, 0, 0, 12},  // Up
    {357, 847, 854, -1, -1, 0, 0, 39, 0, 0, 5, 33, 32, 0, 0, 12},  // down
    {855, 847, -1, -1, -1, 0, 0, 40, 0, 0, 5, 33, 32, 0, 0, 12},  // Down
    {856, -1, -1, -1, -1, 0, 875, 41, 0, 1, 2, 31, 31, 0, 0, 12},  // state
    {694, -1, -1, -1, 857, 0, 876, 42, 0, 1, 2, 31, 2, 0, 0, 12},  // isEnabled
    {857, -1, -1, -1, -1, 0, 877, 43, 0, 1, 2, 31, 2, 0, 0, 12},  // enabled
    {47, -1, -1, -1, -1, 0, 878, 44, 0, 1, 2, 31, 27, 0, 0, 12},  // view
    {537, -1, -1, -1, -1, 0, 879, 45, 0, 1, 2, 31, 3, 0, 0, 12},  // name
    {858, -1, -1, -1, -1, 0, 880, 46, 0, 1, 2, 31, 2, 0, 0, 12},  // cancelsTouchesInView
    {859, -1, -1, -1, -1, 0, 881, 47, 0, 1, 2, 31, 2, 0, 0, 12},  // delaysTouchesBegan
    {860, -1, -1, -1, -1, 0, 882, 48, 0, 1, 2, 31, 2, 0, 0, 12},  // delaysTouchesEnded
    {861, -1, -1, -1, -1, 0, 883, 49, 0, 1, 2, 31, 0, 0, 0, 12},  // numberOfTouches
    {602, -1, -1, -1, -1, 0, 884, 50, 0, 1, 2, 31, 49, 0, 0, 12},  // delegate
    {862, -1, -1, -1, -1, 0, 885, 51, 0, 1, 2, 31, 0, 0, 0, 12},  // minimumNumberOfTouches
    {863, -1, -1, -1, -1, 0, 886, 52, 0, 1, 2, 31, 0, 0, 0, 12},  // maximumNumberOfTouches
    {864, -1, -1, -1, -1, 0, 887, 53, 0, 1, 2, 31, 0, 0, 0, 12},  // numberOfTapsRequired
    {865, -1, -1, -1, -1, 0, 888, 54, 0, 1, 2, 31, 0, 0, 0, 12},  // numberOfTouchesRequired
    {866, -1, -1, -1, -1, 0, 889, 55, 0, 1, 2, 31, 0, 0, 0, 12},  // minimumPressDuration
    {867, -1, -1, -1, -1, 0, 890, 56, 0, 1, 2, 31, 0, 0, 0, 12},  // allowableMovement
    {868, -1, -1, -1, -1, 0, 891, 57, 0, 1, 2, 31, 32, 0, 0, 12},  // direction
    {213, -1, -1, -1, -1, 0, 892, 58, 0, 1, 2, 31, 0, 0, 0, 12},  // scale
    {215, -1, -1, -1, -1, 0, 893, 59, 0, 1, 2, 31, 0, 0, 0, 12},  // rotation
    {869, -1, -1, -1, -1, 0, 894, 60, 0, 1, 2, 31, 0, 0, 0, 12},  // velocity
    {870, -1, -1, -1, -1, 421, 895, 61, 1, 2, 1, 31, 9, 0, 0, 12},  // location
    {871, -1, -1, -1, -1, 422, 897, 62, 1, 2, 1, 31, 9, 0, 0, 12},  // locationInView
    {870, -1, -1, -1, 1279, 423, 899, 63, 2, 3, 1, 31, 9, 0, 0, 12},  // location
    {873, -1, -1, -1, -1, 425, 902, 64, 2, 3, 1, 31, 9, 0, 0, 12},  // locationOfTouch
    {216, -1, -1, -1, -1, 427, 905, 65, 1, 2, 1, 31, 9, 0, 0, 12},  // translation
    {875, -1, -1, -1, -1, 428, 907, 66, 1, 2, 1, 31, 9, 0, 0, 12},  // translationInView
    {869, -1, -1, -1, -1, 429, 909, 67, 1, 2, 1, 31, 9, 0, 0, 12},  // velocity
    {876, -1, -1, -1, -1, 430, 911, 68, 1, 2, 1, 31, 9, 0, 0, 12},  // velocityInView
    {877, -1, -1, -1, 1280, 431, 913, 69, 2, 3, 1, 31, 49, 0, 0, 12},  // setTranslation
    {877, -1, -1, -1, -1, 433, 916, 70, 2, 3, 1, 31, 49, 0, 0, 12},  // setTranslation
    {677, -1, -1, -1, -1, 435, 919, 71, 2, 3, 1, 31, 49, 0, 0, 12},  // addTarget
    {878, -1, -1, -1, -1, 437, 922, 72, 2, 3, 1, 31, 49, 0, 0, 12},  // removeTarget
    {879, -1, -1, -1, 1281, 439, 925, 73, 1, 2, 1, 31, 49, 0, 0, 12},  // require
    {881, -1, -1, -1, -1, 440, 927, 74, 1, 2, 1, 31, 49, 0, 0, 12},  // requireGestureRecognizerToFail
    {882, -1, -1, -1, -1, 441, 929, 75, 1, 2, 1, 28, 49, 0, 0, 12},  // addGestureRecognizer
    {883, -1, -1, -1, -1, 442, 931, 76, 1, 2, 1, 28, 49, 0, 0, 12},  // removeGestureRecognizer
    {884, -1, -1, -1, -1, 0, 933, 77, 0, 1, 2, 28, 4, 0, 0, 12},  // gestureRecognizers
    {885, -1, -1, -1, -1, 0, 934, 78, 0, 1, 2, 28, 2, 0, 0, 12},  // isMultipleTouchEnabled
    {886, -1, -1, -1, -1, 0, 935, 79, 0, 1, 2, 28, 2, 0, 0, 12},  // multipleTouchEnabled
    {887, -1, -1, -1, -1, 0, 936, 80, 0, 1, 2, 28, 2, 0, 0, 12},  // isExclusiveTouch
    {870, -1, -1, -1, -1, 443, 937, 0, 1, 2, 1, 46, 9, 0, 0, 13},  // location
    {871, -1, -1, -1, -1, 444, 939, 1, 1, 2, 1, 46, 9, 0, 0, 13},  // locationInView
    {891, -1, -1, -1, -1, 445, 941, 2, 1, 2, 1, 46, 9, 0, 0, 13},  // previousLocation
    {892, -1, -1, -1, -1, 446, 943, 3, 1, 2, 1, 46, 9, 0, 0, 13},  // previousLocationInView
    {893, -1, -1, -1, -1, 447, 945, 4, 0, 1, 1, 5, 49, 0, 0, 13},  // anyObject
    {894, -1, -1, -1, -1, 447, 946, 5, 3, 3, 0, 0, 49, 0, 0, 13},  // drag
    {894, -1, -1, -1, -1, 450, 949, 6, 4, 4, 0, 0, 49, 0, 0, 13},  // drag
    {897, -1, -1, -1, -1, 454, 953, 7, 3, 3, 0, 0, 49, 0, 0, 13},  // fingers
    {897, -1, -1, -1, -1, 457, 956, 8, 4, 4, 0, 0, 49, 0, 0, 13},  // fingers
    {898, -1, -1, -1, -1, 461, 960, 9, 4, 4, 0, 0, 49, 0, 0, 13},  // pinch
    {898, -1, -1, -1, -1, 465, 964, 10, 5, 5, 0, 0, 49, 0, 0, 13},  // pinch
    {899, -1, -1, -1, -1, 470, 969, 11, 4, 4, 0, 0, 49, 0, 0, 13},  // twist
    {901, -1, -1, -1, -1, 474, 973, 12, 1, 1, 0, 0, 49, 0, 0, 13},  // tap
    {901, -1, -1, -1, -1, 475, 974, 13, 2, 2, 0, 0, 49, 0, 0, 13},  // tap
    {901, -1, -1, -1, -1, 477, 976, 14, 2, 2, 0, 0, 49, 0, 0, 13},  // tap
    {901, -1, -1, -1, -1, 479, 978, 15, 3, 3, 0, 0, 49, 0, 0, 13},  // tap
    {903, -1, -1, -1, -1, 482, 981, 16, 2, 2, 0, 0, 49, 0, 0, 13},  // press
    {897, -1, -1, -1, -1, 484, 983, 17, 2, 2, 0, 0, 49, 0, 0, 13},  // fingers
    {905, -1, -1, -1, -1, 486, 985, 18, 0, 0, 0, 0, 49, 0, 0, 13},  // lift
    {906, -1, -1, -1, -1, 486, 985, 19, 0, 0, 0, 0, 49, 0, 0, 13},  // cancel
    {909, 158, -1, -1, -1, 0, 0, 0, 0, 0, 5, 28, 46, 0, 0, 14},  // AnimationOptions
    {910, 158, -1, -1, -1, 0, 0, 1, 0, 0, 5, 28, 46, 0, 0, 14},  // KeyframeAnimationOptions
    {912, 158, -1, -1, -1, 0, 0, 2, 0, 0, 5, 28, 46, 0, 0, 14},  // AnimationCurve
    {916, 907, 917, -1, -1, 0, 0, 3, 0, 0, 5, 36, 35, 0, 0, 14},  // curveEaseInOut
    {918, 907, 919, -1, -1, 0, 0, 4, 0, 0, 5, 36, 35, 0, 0, 14},  // curveEaseIn
    {920, 907, 921, -1, -1, 0, 0, 5, 0, 0, 5, 36, 35, 0, 0, 14},  // curveEaseOut
    {922, 907, 923, -1, -1, 0, 0, 6, 0, 0, 5, 36, 35, 0, 0, 14},  // curveLinear
    {10, 907, 924, -1, -1, 0, 0, 7, 0, 0, 5, 36, 35, 0, 0, 14},  // repeat
    {925, 907, 926, -1, -1, 0, 0, 8, 0, 0, 5, 36, 35, 0, 0, 14},  // autoreverse
    {927, 907, 928, -1, -1, 0, 0, 9, 0, 0, 5, 36, 35, 0, 0, 14},  // beginFromCurrentState
    {929, 907, 930, -1, -1, 0, 0, 10, 0, 0, 5, 36, 35, 0, 0, 14},  // overrideInheritedDuration
    {931, 907, 932, -1, -1, 0, 0, 11, 0, 0, 5, 36, 35, 0, 0, 14},  // overrideInheritedCurve
    {933, 907, 934, -1, -1, 0, 0, 12, 0, 0, 5, 36, 35, 0, 0, 14},  // overrideInheritedOptions
    {935, 907, 936, -1, -1, 0, 0, 13, 0, 0, 5, 36, 35, 0, 0, 14},  // allowUserInteraction
    {729, 907, 937, -1, -1, 0, 0, 14, 0, 0, 5, 36, 35, 0, 0, 14},  // layoutSubviews
    {938, 907, 939, -1, -1, 0, 0, 15, 0, 0, 5, 36, 35, 0, 0, 14},  // allowAnimatedContent
    {940, 907, 941, -1, -1, 0, 0, 16, 0, 0, 5, 36, 35, 0, 0, 14},  // showHideTransitionViews
    {942, 907, 943, -1, -1, 0, 0, 17, 0, 0, 5, 36, 35, 0, 0, 14},  // calculationModeLinear
    {944, 907, 945, -1, -1, 0, 0, 18, 0, 0, 5, 36, 35, 0, 0, 14},  // calculationModeDiscrete
    {946, 907, -1, -1, -1, 0, 0, 19, 0, 0, 5, 36, 35, 0, 0, 14},  // CurveEaseInOut
    {947, 907, -1, -1, -1, 0, 0, 20, 0, 0, 5, 36, 35, 0, 0, 14},  // CurveEaseIn
    {948, 907, -1, -1, -1, 0, 0, 21, 0, 0, 5, 36, 35, 0, 0, 14},  // CurveEaseOut
    {949, 907, -1, -1, -1, 0, 0, 22, 0, 0, 5, 36, 35, 0, 0, 14},  // CurveLinear
    {950, 907, -1, -1, -1, 0, 0, 23, 0, 0, 5, 36, 35, 0, 0, 14},  // Repeat
    {951, 907, -1, -1, -1, 0, 0, 24, 0, 0, 5, 36, 35, 0, 0, 14},  // Autoreverse
    {952, 907, -1, -1, -1, 0, 0, 25, 0, 0, 5, 36, 35, 0, 0, 14},  // BeginFromCurrentState
    {953, 907, -1, -1, -1, 0, 0, 26, 0, 0, 5, 36, 35, 0, 0, 14},  // OverrideInheritedDuration
    {954, 907, -1, -1, -1, 0, 0, 27, 0, 0, 5, 36, 35, 0, 0, 14},  // OverrideInheritedCurve
    {955, 907, -1, -1, -1, 0, 0, 28, 0, 0, 5, 36, 35, 0, 0, 14},  // OverrideInheritedOptions
    {956, 907, -1, -1, -1, 0, 0, 29, 0, 0, 5, 36, 35, 0, 0, 14},  // AllowUserInteraction
    {957, 907, -1, -1, -1, 0, 0, 30, 0, 0, 5, 36, 35, 0, 0, 14},  // LayoutSubviews
    {958, 907, -1, -1, -1, 0, 0, 31, 0, 0, 5, 36, 35, 0, 0, 14},  // CalculationModeLinear
    {959, 911, 960, -1, -1, 0, 0, 32, 0, 0, 5, 37, 36, 0, 0, 14},  // easeInOut
    {961, 911, 962, -1, -1, 0, 0, 33, 0, 0, 5, 37, 36, 0, 0, 14},  // easeIn
    {963, 911, 964, -1, -1, 0, 0, 34, 0, 0, 5, 37, 36, 0, 0, 14},  // easeOut
    {965, 911, 966, -1, -1, 0, 0, 35, 0, 0, 5, 37, 36, 0, 0, 14},  // linear
    {967, 911, -1, -1, -1, 0, 0, 36, 0, 0, 5, 37, 36, 0, 0, 14},  // EaseInOut
    {968, 911, -1, -1, -1, 0, 0, 37, 0, 0, 5, 37, 36, 0, 0, 14},  // EaseIn
    {969, 911, -1, -1, -1, 0, 0, 38, 0, 0, 5, 37, 36, 0, 0, 14},  // EaseOut
    {970, 911, -1, -1, -1, 0, 0, 39, 0, 0, 5, 37, 36, 0, 0, 14},  // Linear
    {965, 913, 971, -1, -1, 0, 0, 40, 0, 0, 5, 38, 37, 0, 0, 14},  // linear
    {961, 913, 972, -1, -1, 0, 0, 41, 0, 0, 5, 38, 37, 0, 0, 14},  // easeIn
    {963, 913, 973, -1, -1, 0, 0, 42, 0, 0, 5, 38, 37, 0, 0, 14},  // easeOut
    {974, 913, 975, -1, -1, 0, 0, 43, 0, 0, 5, 38, 37, 0, 0, 14},  // easeInEaseOut
    {15, 913, 976, -1, -1, 0, 0, 44, 0, 0, 5, 38, 37, 0, 0, 14},  // default
    {977, 914, 978, -1, -1, 0, 0, 45, 0, 0, 5, 39, 38, 0, 0, 14},  // removed
    {979, 914, 980, -1, -1, 0, 0, 46, 0, 0, 5, 39, 38, 0, 0, 14},  // forwards
    {981, 914, 982, -1, -1, 0, 0, 47, 0, 0, 5, 39, 38, 0, 0, 14},  // backwards
    {983, 914, 984, -1, -1, 0, 0, 48, 0, 0, 5, 39, 38, 0, 0, 14},  // both
    {965, 915, 985, -1, -1, 0, 0, 49, 0, 0, 5, 40, 39, 0, 0, 14},  // linear
    {986, 915, 987, -1, -1, 0, 0, 50, 0, 0, 5, 40, 39, 0, 0, 14},  // discrete
    {988, 915, 989, -1, -1, 0, 0, 51, 0, 0, 5, 40, 39, 0, 0, 14},  // paced
    {990, -1, -1, -1, -1, 486, 985, 0, 1, 1, 0, 0, 49, 0, 0, 15},  // advance
    {991, -1, -1, -1, -1, 487, 986, 1, 0, 0, 0, 0, 49, 0, 0, 15},  // run
    {992, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 0, 0, 0, 15},  // now
    {993, -1, -1, -1, -1, 487, 986, 3, 0, 0, 0, 0, 0, 0, 0, 15},  // CACurrentMediaTime
    {994, -1, -1, -1, -1, 487, 986, 4, 1, 1, 3, 0, 34, 0, 0, 15},  // CAMediaTimingFunction
    {998, 994, -1, -1, -1, 488, 987, 5, 1, 1, 4, 35, 34, 0, 0, 15},  // functionWithName
    {994, -1, -1, -1, -1, 489, 988, 6, 4, 4, 3, 0, 34, 0, 0, 15},  // CAMediaTimingFunction
    {995, -1, -1, -1, -1, 493, 992, 7, 2, 2, 3, 0, 34, 0, 0, 15},  // UICubicTimingParameters
    {995, -1, -1, -1, -1, 495, 994, 8, 1, 1, 3, 0, 34, 0, 0, 15},  // UICubicTimingParameters
    {996, -1, -1, -1, -1, 496, 995, 9, 1, 1, 3, 0, 34, 0, 0, 15},  // UISpringTimingParameters
    {996, -1, -1, -1, -1, 497, 996, 10, 2, 2, 3, 0, 34, 0, 0, 15},  // UISpringTimingParameters
    {45, -1, -1, -1, -1, 499, 998, 11, 1, 2, 1, 35, 0, 0, 0, 15},  // value
    {869, -1, -1, -1, -1, 500, 1000, 12, 1, 2, 1, 35, 0, 0, 0, 15},  // velocity
    {1000, -1, -1, -1, -1, 0, 1002, 13, 0, 1, 2, 35, 9, 0, 0, 15},  // controlPoint1
    {1001, -1, -1, -1, -1, 0, 1003, 14, 0, 1, 2, 35, 9, 0, 0, 15},  // controlPoint2
    {965, 997, -1, -1, -1, 0, 0, 15, 0, 0, 5, 35, 34, 0, 0, 15},  // linear
    {961, 997, -1, -1, -1, 0, 0, 16, 0, 0, 5, 35, 34, 0, 0, 15},  // easeIn
    {963, 997, -1, -1, -1, 0, 0, 17, 0, 0, 5, 35, 34, 0, 0, 15},  // easeOut
    {959, 997, -1, -1, -1, 0, 0, 18, 0, 0, 5, 35, 34, 0, 0, 15},  // easeInOut
    {1005, 997, -1, -1, -1, 501, 1004, 19, 2, 2, 4, 35, 34, 0, 0, 15},  // bezier
    {1008, -1, -1, -1, -1, 503, 1006, 20, 3, 3, 0, 0, 14, 0, 0, 15},  // interpolate
    {1009, 158, -1, -1, -1, 508, 1009, 0, 2, 2, 4, 28, 49, 0, 0, 16},  // animate
    {1009, 158, -1, -1, -1, 513, 1011, 1, 3, 3, 4, 28, 49, 0, 0, 16},  // animate
    {1009, 158, -1, -1, -1, 519, 1014, 2, 3, 3, 4, 28, 49, 0, 0, 16},  // animate
    {1009, 158, -1, -1, -1, 526, 1017, 3, 4, 4, 4, 28, 49, 0, 0, 16},  // animate
    {1009, 158, -1, -1, -1, 534, 1021, 4, 4, 4, 4, 28, 49, 0, 0, 16},  // animate
    {1009, 158, -1, -1, -1, 543, 1025, 5, 5, 5, 4, 28, 49, 0, 0, 16},  // animate
    {1009, 158, -1, -1, -1, 553, 1030, 6, 5, 5, 4, 28, 49, 0, 0, 16},  // animate
    {1009, 158, -1, -1, -1, 564, 1035, 7, 6, 6, 4, 28, 49, 0, 0, 16},  // animate
    {1009, 158, -1, -1, -1, 576, 1041, 8, 6, 6, 4, 28, 49, 0, 0, 16},  // animate
    {1009, 158, -1, -1, -1, 589, 1047, 9, 7, 7, 4, 28, 49, 0, 0, 16},  // animate
    {1017, 158, -1, -1, -1, 598, 1054, 10, 2, 2, 4, 28, 49, 0, 0, 16},  // animateWithDuration
    {1017, 158, -1, -1, -1, 603, 1056, 11, 3, 3, 4, 28, 49, 0, 0, 16},  // animateWithDuration
    {1017, 158, -1, -1, -1, 610, 1059, 12, 4, 4, 4, 28, 49, 0, 0, 16},  // animateWithDuration
    {1017, 158, -1, -1, -1, 619, 1063, 13, 5, 5, 4, 28, 49, 0, 0, 16},  // animateWithDuration
    {1017, 158, -1, -1, -1, 631, 1068, 14, 7, 7, 4, 28, 49, 0, 0, 16},  // animateWithDuration
    {1018, 158, -1, -1, -1, 641, 1075, 15, 3, 3, 4, 28, 49, 0, 0, 16},  // animateKeyframes
    {1018, 158, -1, -1, -1, 648, 1078, 16, 4, 4, 4, 28, 49, 0, 0, 16},  // animateKeyframes
    {1018, 158, -1, -1, -1, 656, 1082, 17, 4, 4, 4, 28, 49, 0, 0, 16},  // animateKeyframes
    {1018, 158, -1, -1, -1, 665, 1086, 18, 5, 5, 4, 28, 49, 0, 0, 16},  // animateKeyframes
    {1019, 158, -1, -1, -1, 675, 1091, 19, 5, 5, 4, 28, 49, 0, 0, 16},  // animateKeyframesWithDuration
    {1020, 158, -1, -1, -1, 683, 1096, 20, 3, 3, 4, 28, 49, 0, 0, 16},  // addKeyframe
    {1023, 158, -1, -1, -1, 689, 1099, 21, 3, 3, 4, 28, 49, 0, 0, 16},  // addKeyframeWithRelativeStartTime
    {1024, 158, -1, -1, -1, 692, 1102, 22, 2, 2, 4, 28, 49, 0, 0, 16},  // beginAnimations
    {1026, 158, -1, -1, -1, 694, 1104, 23, 0, 0, 4, 28, 49, 0, 0, 16},  // commitAnimations
    {1027, 158, -1, -1, -1, 694, 1104, 24, 1, 1, 4, 28, 49, 0, 0, 16},  // setAnimationDuration
    {1028, 158, -1, -1, -1, 695, 1105, 25, 1, 1, 4, 28, 49, 0, 0, 16},  // setAnimationDelay
    {1029, 158, -1, -1, -1, 696, 1106, 26, 1, 1, 4, 28, 49, 0, 0, 16},  // setAnimationRepeatCount
    {1030, 158, -1, -1, -1, 697, 1107, 27, 1, 1, 4, 28, 49, 0, 0, 16},  // setAnimationRepeatAutoreverses
    {1031, 158, -1, -1, -1, 698, 1108, 28, 1, 1, 4, 28, 49, 0, 0, 16},  // setAnimationBeginsFromCurrentState
    {1032, 158, -1, -1, -1, 699, 1109, 29, 1, 1, 4, 28, 49, 0, 0, 16},  // setAnimationCurve
    {1033, 158, -1, -1, -1, 700, 1110, 30, 1, 1, 4, 28, 49, 0, 0, 16},  // setAnimationDelegate
    {742, 1034, -1, -1, -1, 0, 0, 31, 0, 0, 5, 42, 41, 0, 0, 16},  // main
    {1037, 1034, -1, -1, -1, 0, 0, 32, 0, 0, 5, 42, 41, 0, 0, 16},  // background
    {1038, 1034, -1, -1, -1, 701, 1111, 33, 0, 0, 4, 42, 41, 0, 0, 16},  // global
    {1038, 1034, -1, -1, -1, 701, 1111, 34, 1, 1, 4, 42, 41, 0, 0, 16},  // global
    {1034, -1, -1, -1, -1, 702, 1112, 35, 1, 1, 3, 0, 41, 0, 0, 16},  // DispatchQueue
    {1034, -1, -1, -1, -1, 703, 1113, 36, 2, 2, 3, 0, 41, 0, 0, 16},  // DispatchQueue
    {1040, -1, -1, -1, -1, 705, 1115, 37, 1, 2, 1, 42, 49, 0, 0, 16},  // sync
    {1040, -1, -1, -1, -1, 706, 1117, 38, 1, 2, 1, 42, 49, 0, 0, 16},  // sync
    {1042, -1, -1, -1, -1, 707, 1119, 39, 1, 2, 1, 42, 49, 0, 0, 16},  // async
    {1042, -1, -1, -1, -1, 708, 1121, 40, 1, 2, 1, 42, 49, 0, 0, 16},  // async
    {1043, -1, -1, -1, -1, 709, 1123, 41, 2, 3, 1, 42, 49, 0, 0, 16},  // asyncAfter
    {1043, -1, -1, -1, -1, 711, 1126, 42, 2, 3, 1, 42, 49, 0, 0, 16},  // asyncAfter
    {1045, -1, -1, -1, -1, 713, 1129, 43, 2, 2, 0, 0, 49, 0, 0, 16},  // dispatch_async
    {1046, -1, -1, -1, -1, 715, 1131, 44, 3, 3, 0, 0, 49, 0, 0, 16},  // dispatch_after
    {1047, -1, -1, -1, -1, 718, 1134, 45, 0, 0, 0, 0, 41, 0, 0, 16},  // dispatch_get_main_queue
    {992, 1035, -1, -1, -1, 718, 1134, 46, 0, 0, 4, 1, 0, 0, 0, 16},  // now
    {904, 1036, -1, -1, -1, 718, 1134, 47, 1, 1, 4, 1, 0, 0, 0, 16},  // seconds
    {1048, 1036, -1, -1, -1, 719, 1135, 48, 1, 1, 4, 1, 0, 0, 0, 16},  // milliseconds
    {1049, 1036, -1, -1, -1, 720, 1136, 49, 1, 1, 4, 1, 0, 0, 0, 16},  // microseconds
    {1050, 1036, -1, -1, -1, 721, 1137, 50, 1, 1, 4, 1, 0, 0, 0, 16},  // nanoseconds
    {1051, -1, -1, -1, -1, 0, 0, 51, 0, 0, 5, 0, 0, 0, 0, 16},  // DISPATCH_TIME_NOW
    {1052, -1, -1, -1, -1, 0, 0, 52, 0, 0, 5, 0, 0, 0, 0, 16},  // NSEC_PER_SEC
    {1053, -1, -1, -1, -1, 0, 0, 53, 0, 0, 5, 0, 0, 0, 0, 16},  // NSEC_PER_MSEC
    {1054, -1, -1, -1, -1, 722, 1138, 54, 2, 2, 0, 0, 0, 0, 0, 16},  // dispatch_time
    {1055, 158, -1, -1, -1, 725, 1140, 55, 1, 1, 4, 28, 49, 0, 0, 16},  // performWithoutAnimation
    {1056, 158, -1, -1, -1, 726, 1141, 56, 1, 1, 4, 28, 49, 0, 0, 16},  // setAnimationsEnabled
    {1057, -1, -1, -1, -1, 0, 0, 0, 0, 0, 3, 0, 33, 0, 0, 17},  // CABasicAnimation
    {1057, -1, -1, -1, -1, 727, 1142, 1, 1, 1, 3, 0, 33, 0, 0, 17},  // CABasicAnimation
    {1059, -1, -1, -1, -1, 0, 0, 2, 0, 0, 3, 0, 33, 0, 0, 17},  // CASpringAnimation
    {1059, -1, -1, -1, -1, 728, 1143, 3, 1, 1, 3, 0, 33, 0, 0, 17},  // CASpringAnimation
    {1060, -1, -1, -1, -1, 0, 0, 4, 0, 0, 3, 0, 33, 0, 0, 17},  // CAKeyframeAnimation
    {1060, -1, -1, -1, -1, 729, 1144, 5, 1, 1, 3, 0, 33, 0, 0, 17},  // CAKeyframeAnimation
    {1061, -1, -1, -1, -1, 0, 0, 6, 0, 0, 3, 0, 33, 0, 0, 17},  // CAAnimationGroup
    {1058, -1, -1, -1, -1, 0, 1145, 7, 0, 1, 2, 34, 3, 0, 0, 17},  // keyPath
    {1062, -1, -1, -1, -1, 0, 1146, 8, 0, 1, 2, 34, 49, 0, 0, 17},  // fromValue
    {1063, -1, -1, -1, -1, 0, 1147, 9, 0, 1, 2, 34, 49, 0, 0, 17},  // toValue
    {1064, -1, -1, -1, -1, 0, 1148, 10, 0, 1, 2, 34, 49, 0, 0, 17},  // byValue
    {448, -1, -1, -1, -1, 0, 1149, 11, 0, 1, 2, 34, 4, 0, 0, 17},  // values
    {1065, -1, -1, -1, -1, 0, 1150, 12, 0, 1, 2, 34, 4, 0, 0, 17},  // keyTimes
    {1066, -1, -1, -1, -1, 0, 1151, 13, 0, 1, 2, 34, 4, 0, 0, 17},  // timingFunctions
    {1067, -1, -1, -1, -1, 0, 1152, 14, 0, 1, 2, 34, 39, 0, 0, 17},  // calculationMode
    {1011, -1, -1, -1, -1, 0, 1153, 15, 0, 1, 2, 34, 4, 0, 0, 17},  // animations
    {1068, -1, -1, -1, -1, 0, 1154, 16, 0, 1, 2, 34, 2, 0, 0, 17},  // additive
    {1069, -1, -1, -1, -1, 0, 1155, 17, 0, 1, 2, 34, 2, 0, 0, 17},  // isAdditive
    {1070, -1, -1, -1, -1, 0, 1156, 18, 0, 1, 2, 34, 2, 0, 0, 17},  // cumulative
    {1071, -1, -1, -1, -1, 0, 1157, 19, 0, 1, 2, 34, 2, 0, 0, 17},  // isCumulative
    {1072, -1, -1, -1, -1, 0, 1158, 20, 0, 1, 2, 34, 0, 0, 0, 17},  // mass
    {1073, -1, -1, -1, -1, 0, 1159, 21, 0, 1, 2, 34, 0, 0, 0, 17},  // stiffness
    {1074, -1, -1, -1, -1, 0, 1160, 22, 0, 1, 2, 34, 0, 0, 0, 17},  // damping
    {1004, -1, -1, -1, -1, 0, 1161, 23, 0, 1, 2, 34, 0, 0, 0, 17},  // initialVelocity
    {1075, -1, -1, -1, -1, 0, 1162, 24, 0, 1, 2, 34, 34, 0, 0, 17},  // timingFunction
    {1076, -1, -1, -1, -1, 0, 1163, 25, 0, 1, 2, 34, 0, 0, 0, 17},  // duration
    {1077, -1, -1, -1, -1, 0, 1164, 26, 0, 1, 2, 34, 0, 0, 0, 17},  // speed
    {1078, -1, -1, -1, -1, 0, 1165, 27, 0, 1, 2, 34, 0, 0, 0, 17},  // beginTime
    {1079, -1, -1, -1, -1, 0, 1166, 28, 0, 1, 2, 34, 0, 0, 0, 17},  // timeOffset
    {1080, -1, -1, -1, -1, 0, 1167, 29, 0, 1, 2, 34, 0, 0, 0, 17},  // repeatCount
    {1081, -1, -1, -1, -1, 0, 1168, 30, 0, 1, 2, 34, 0, 0, 0, 17},  // repeatDuration
    {1082, -1, -1, -1, -1, 0, 1169, 31, 0, 1, 2, 34, 2, 0, 0, 17},  // autoreverses
    {1083, -1, -1, -1, -1, 0, 1170, 32, 0, 1, 2, 34, 38, 0, 0, 17},  // fillMode
    {1084, -1, -1, -1, -1, 0, 1171, 33, 0, 1, 2, 34, 2, 0, 0, 17},  // isRemovedOnCompletion
    {1085, -1, -1, -1, -1, 0, 1172, 34, 0, 1, 2, 34, 2, 0, 0, 17},  // removedOnCompletion
    {602, -1, -1, -1, -1, 0, 1173, 35, 0, 1, 2, 34, 49, 0, 0, 17},  // delegate
    {1086, -1, -1, -1, -1, 0, 1174, 36, 0, 1, 2, 34, 0, 0, 0, 17},  // settlingDuration
    {1087, -1, -1, -1, 1267, 730, 1175, 37, 2, 3, 1, 29, 49, 0, 0, 17},  // add
    {1088, -1, -1, -1, 1268, 732, 1178, 38, 1, 2, 1, 29, 49, 0, 0, 17},  // removeAnimation
    {1089, -1, -1, -1, -1, 733, 1180, 39, 0, 1, 1, 29, 49, 0, 0, 17},  // removeAllAnimations
    {1090, -1, -1, -1, -1, 733, 1181, 40, 0, 1, 1, 29, 4, 0, 0, 17},  // animationKeys
    {45, -1, -1, -1, 1283, 733, 1182, 41, 1, 2, 1, 29, 0, 0, 0, 17},  // value
    {1092, -1, -1, -1, 1284, 734, 1184, 42, 2, 3, 1, 29, 49, 0, 0, 17},  // setValue
    {45, -1, -1, -1, 1283, 736, 1187, 43, 1, 2, 1, 28, 0, 0, 0, 17},  // value
    {1092, -1, -1, -1, 1284, 737, 1189, 44, 2, 3, 1, 28, 49, 0, 0, 17},  // setValue
    {1077, -1, -1, -1, -1, 0, 1192, 45, 0, 1, 2, 29, 0, 0, 0, 17},  // speed
    {1078, -1, -1, -1, -1, 0, 1193, 46, 0, 1, 2, 29, 0, 0, 0, 17},  // beginTime
    {1079, -1, -1, -1, -1, 0, 1194, 47, 0, 1, 2, 29, 0, 0, 0, 17},  // timeOffset
    {1093, -1, -1, -1, -1, 739, 1195, 48, 2, 3, 1, 29, 0, 0, 0, 17},  // convertTime
    {1093, -1, -1, -1, -1, 741, 1198, 49, 2, 3, 1, 29, 0, 0, 0, 17},  // convertTime
    {1095, 1094, -1, -1, -1, 743, 1201, 50, 0, 0, 4, 41, 49, 0, 0, 17},  // begin
    {1096, 1094, -1, -1, -1, 743, 1201, 51, 0, 0, 4, 41, 49, 0, 0, 17},  // commit
    {1097, 1094, -1, -1, -1, 743, 1201, 52, 0, 0, 4, 41, 49, 0, 0, 17},  // flush
    {1027, 1094, -1, -1, -1, 743, 1201, 53, 1, 1, 4, 41, 49, 0, 0, 17},  // setAnimationDuration
    {1098, 1094, -1, -1, -1, 744, 1202, 54, 1, 1, 4, 41, 49, 0, 0, 17},  // setDisableActions
    {1099, 1094, -1, -1, -1, 745, 1203, 55, 1, 1, 4, 41, 49, 0, 0, 17},  // setAnimationTimingFunction
    {1100, 1094, -1, -1, -1, 746, 1204, 56, 1, 1, 4, 41, 49, 0, 0, 17},  // setCompletionBlock
    {1101, -1, -1, -1, -1, 747, 1205, 57, 1, 1, 0, 0, 14, 0, 0, 17},  // NSValue
    {1101, -1, -1, -1, -1, 748, 1206, 58, 1, 1, 0, 0, 14, 0, 0, 17},  // NSValue
    {1104, -1, -1, -1, -1, 0, 0, 59, 0, 0, 5, 0, 14, 0, 0, 17},  // CATransform3DIdentity
    {1105, -1, -1, -1, -1, 749, 1207, 60, 4, 4, 0, 0, 14, 0, 0, 17},  // CATransform3DMakeRotation
    {1106, -1, -1, -1, -1, 753, 1211, 61, 3, 3, 0, 0, 14, 0, 0, 17},  // CATransform3DMakeScale
    {1107, -1, -1, -1, -1, 756, 1214, 62, 3, 3, 0, 0, 14, 0, 0, 17},  // CATransform3DMakeTranslation
    {1108, -1, -1, -1, -1, 759, 1217, 63, 1, 1, 0, 0, 14, 0, 0, 17},  // CATransform3DMakeAffineTransform
    {1109, -1, -1, -1, -1, 760, 1218, 64, 4, 4, 0, 0, 14, 0, 0, 17},  // CATransform3DTranslate
    {1110, -1, -1, -1, -1, 764, 1222, 65, 4, 4, 0, 0, 14, 0, 0, 17},  // CATransform3DScale
    {1111, -1, -1, -1, -1, 768, 1226, 66, 5, 5, 0, 0, 14, 0, 0, 17},  // CATransform3DRotate
    {1112, -1, -1, -1, -1, 773, 1231, 67, 2, 2, 0, 0, 14, 0, 0, 17},  // CATransform3DConcat
    {1113, -1, -1, -1, -1, 775, 1233, 68, 1, 1, 0, 0, 14, 0, 0, 17},  // CATransform3DInvert
    {1114, -1, -1, -1, -1, 776, 1234, 69, 1, 1, 0, 0, 14, 0, 0, 17},  // CATransform3DGetAffineTransform
    {1115, -1, -1, -1, -1, 777, 1235, 70, 1, 1, 0, 0, 2, 0, 0, 17},  // CATransform3DIsIdentity
    {1116, -1, -1, -1, -1, 778, 1236, 71, 1, 1, 0, 0, 2, 0, 0, 17},  // CATransform3DIsAffine
    {1117, -1, -1, -1, -1, 779, 1237, 72, 2, 2, 0, 0, 2, 0, 0, 17},  // CATransform3DEqualToTransform
    {101, -1, -1, -1, -1, 781, 1239, 0, 1, 1, 0, 0, 49, 1, 0, 18},  // print
    {101, -1, -1, -1, -1, 782, 1240, 1, 2, 2, 0, 0, 49, 1, 0, 18},  // print
    {101, -1, -1, -1, -1, 784, 1242, 2, 2, 2, 0, 0, 49, 1, 0, 18},  // print
    {101, -1, -1, -1, -1, 786, 1244, 3, 3, 3, 0, 0, 49, 1, 0, 18},  // print
    {1119, -1, -1, -1, -1, 789, 1247, 4, 0, 0, 0, 0, 49, 0, 0, 18},  // fatalError
    {1120, -1, -1, -1, -1, 789, 1247, 5, 0, 0, 0, 0, 49, 0, 0, 18},  // preconditionFailure
    {1121, -1, -1, -1, -1, 789, 1247, 6, 0, 0, 0, 0, 49, 0, 0, 18},  // assertionFailure
    {1119, -1, -1, -1, -1, 789, 1247, 7, 1, 1, 0, 0, 49, 0, 0, 18},  // fatalError
    {1120, -1, -1, -1, -1, 790, 1248, 8, 1, 1, 0, 0, 49, 0, 0, 18},  // preconditionFailure
    {1121, -1, -1, -1, -1, 791, 1249, 9, 1, 1, 0, 0, 49, 0, 0, 18},  // assertionFailure
    {1122, -1, -1, -1, -1, 792, 1250, 10, 1, 1, 0, 0, 49, 0, 0, 18},  // assert
    {1123, -1, -1, -1, -1, 793, 1251, 11, 1, 1, 0, 0, 49, 0, 0, 18},  // precondition
    {1124, -1, -1, -1, -1, 794, 1252, 12, 1, 1, 0, 0, 49, 0, 0, 18},  // NSParameterAssert
    {1122, -1, -1, -1, -1, 795, 1253, 13, 2, 2, 0, 0, 49, 0, 0, 18},  // assert
    {1123, -1, -1, -1, -1, 797, 1255, 14, 2, 2, 0, 0, 49, 0, 0, 18},  // precondition
    {1125, -1, -1, -1, -1, 799, 1257, 15, 1, 1, 0, 0, 49, 1, 0, 18},  // NSAssert
    {1126, -1, -1, -1, -1, 800, 1258, 16, 1, 1, 0, 0, 49, 1, 0, 18},  // NSCAssert
    {1127, -1, -1, -1, -1, 801, 1259, 17, 1, 1, 0, 0, 49, 0, 0, 18},  // Optional
    {1128, -1, -1, -1, -1, 0, 0, 18, 0, 0, 5, 0, 21, 0, 0, 18},  // row
    {1129, -1, -1, -1, -1, 0, 0, 19, 0, 0, 5, 0, 21, 0, 0, 18},  // column
    {1130, -1, -1, -1, -1, 802, 1260, 20, 1, 1, 0, 0, 49, 0, 0, 18},  // convention
    {1131, -1, -1, -1, -1, 803, 1261, 21, 1, 1, 0, 0, 47, 1, 0, 18},  // plot
    {1131, -1, -1, -1, -1, 804, 1262, 22, 2, 2, 0, 0, 47, 1, 0, 18},  // plot
    {1131, -1, -1, -1, -1, 806, 1264, 23, 2, 2, 0, 0, 47, 1, 0, 18},  // plot
    {1132, -1, -1, -1, -1, 808, 1266, 24, 1, 1, 0, 0, 48, 1, 0, 18},  // describe
    {1132, -1, -1, -1, -1, 809, 1267, 25, 2, 2, 0, 0, 48, 1, 0, 18},  // describe
    {1132, -1, -1, -1, -1, 811, 1269, 26, 2, 2, 0, 0, 48, 1, 0, 18},  // describe
    {1133, -1, -1, -1, -1, 813, 1271, 27, 1, 1, 0, 0, 47, 1, 0, 18},  // film
    {1133, -1, -1, -1, -1, 814, 1272, 28, 2, 2, 0, 0, 47, 1, 0, 18},  // film
    {1133, -1, -1, -1, -1, 816, 1274, 29, 2, 2, 0, 0, 47, 1, 0, 18},  // film
    {1133, -1, -1, -1, -1, 818, 1276, 30, 3, 3, 0, 0, 47, 1, 0, 18},  // film
    {1135, -1, -1, -1, -1, 821, 1279, 31, 1, 1, 0, 0, 47, 1, 0, 18},  // strip
    {1135, -1, -1, -1, -1, 822, 1280, 32, 2, 2, 0, 0, 47, 1, 0, 18},  // strip
    {1135, -1, -1, -1, -1, 824, 1282, 33, 2, 2, 0, 0, 47, 1, 0, 18},  // strip
    {1135, -1, -1, -1, -1, 826, 1284, 34, 3, 3, 0, 0, 47, 1, 0, 18},  // strip
    {1136, -1, -1, -1, -1, 829, 1287, 35, 1, 1, 0, 0, 47, 0, 0, 18},  // grid
    {1137, -1, -1, -1, -1, 830, 1288, 36, 1, 1, 0, 0, 48, 0, 0, 18},  // why
    {1138, -1, -1, -1, -1, 0, 0, 0, 0, 0, 5, 0, 2, 0, 0, 19},  // YES
    {1139, -1, -1, -1, -1, 0, 0, 1, 0, 0, 5, 0, 2, 0, 0, 19},  // NO
    {1140, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 8, 0, 0, 19},  // NULL
    {1141, -1, -1, -1, -1, 0, 0, 3, 0, 0, 5, 0, 8, 0, 0, 19},  // Nil
    {1142, -1, -1, -1, -1, 0, 0, 4, 0, 0, 5, 0, 0, 0, 0, 19},  // HUGE_VALF
    {1143, -1, -1, -1, -1, 0, 0, 5, 0, 0, 5, 0, 0, 0, 0, 19},  // HUGE_VAL
    {1144, -1, -1, -1, -1, 0, 0, 6, 0, 0, 5, 0, 0, 0, 0, 19},  // INFINITY
    {335, -1, -1, -1, -1, 0, 0, 7, 0, 0, 5, 0, 0, 0, 0, 19},  // CGFLOAT_MAX
    {1145, -1, -1, -1, -1, 0, 0, 8, 0, 0, 5, 0, 0, 0, 0, 19},  // DBL_MAX
    {1146, -1, -1, -1, -1, 0, 0, 9, 0, 0, 5, 0, 0, 0, 0, 19},  // CGFLOAT_MIN
    {1147, -1, -1, -1, -1, 0, 0, 10, 0, 0, 5, 0, 0, 0, 0, 19},  // DBL_MIN
    {1148, -1, -1, -1, -1, 0, 0, 11, 0, 0, 5, 0, 0, 0, 0, 19},  // FLT_MAX
    {1149, -1, -1, -1, -1, 0, 0, 12, 0, 0, 5, 0, 0, 0, 0, 19},  // FLT_MIN
    {1150, -1, -1, -1, -1, 0, 0, 13, 0, 0, 5, 0, 0, 0, 0, 19},  // FLT_EPSILON
    {126, -1, -1, -1, -1, 831, 1289, 14, 1, 1, 3, 0, 0, 0, 0, 19},  // NSNumber
    {126, -1, -1, -1, -1, 832, 1290, 15, 1, 1, 3, 0, 0, 0, 0, 19},  // NSNumber
    {126, -1, -1, -1, -1, 833, 1291, 16, 1, 1, 3, 0, 0, 0, 0, 19},  // NSNumber
    {126, -1, -1, -1, -1, 834, 1292, 17, 1, 1, 3, 0, 0, 0, 0, 19},  // NSNumber
    {126, -1, -1, -1, -1, 835, 1293, 18, 1, 1, 3, 0, 0, 0, 0, 19},  // NSNumber
    {126, -1, -1, -1, -1, 836, 1294, 19, 1, 1, 0, 0, 2, 0, 0, 19},  // NSNumber
    {1101, -1, -1, -1, -1, 837, 1295, 20, 1, 1, 0, 0, 9, 0, 0, 19},  // NSValue
    {1101, -1, -1, -1, -1, 838, 1296, 21, 1, 1, 0, 0, 12, 0, 0, 19},  // NSValue
    {1101, -1, -1, -1, -1, 839, 1297, 22, 1, 1, 0, 0, 13, 0, 0, 19},  // NSValue
    {1101, -1, -1, -1, -1, 840, 1298, 23, 1, 1, 0, 0, 14, 0, 0, 19},  // NSValue
    {1156, -1, -1, -1, -1, 0, 1299, 24, 0, 1, 2, 1, 0, 0, 0, 19},  // floatValue
    {1157, -1, -1, -1, -1, 0, 1300, 25, 0, 1, 2, 1, 0, 0, 0, 19},  // doubleValue
    {1158, -1, -1, -1, -1, 0, 1301, 26, 0, 1, 2, 1, 0, 0, 0, 19},  // intValue
    {1159, -1, -1, -1, -1, 0, 1302, 27, 0, 1, 2, 1, 0, 0, 0, 19},  // integerValue
    {1160, -1, -1, -1, 1269, 0, 1303, 28, 0, 1, 2, 10, 9, 0, 0, 19},  // cgPointValue
    {1161, -1, -1, -1, 1270, 0, 1304, 29, 0, 1, 2, 13, 12, 0, 0, 19},  // cgSizeValue
    {1162, -1, -1, -1, 1271, 0, 1305, 30, 0, 1, 2, 14, 13, 0, 0, 19},  // cgRectValue
    {102, -1, -1, -1, -1, 841, 1306, 31, 1, 1, 0, 0, 49, 1, 0, 19},  // NSLog
    {1163, -1, -1, -1, -1, 842, 1307, 32, 1, 1, 0, 0, 49, 1, 0, 19},  // printf
    {142, -1, -1, -1, -1, 843, 1308, 33, 1, 1, 3, 0, 3, 1, 0, 19},  // NSString
    {140, -1, -1, -1, -1, 844, 1309, 34, 1, 1, 3, 0, 3, 1, 0, 19},  // String
    {144, -1, -1, -1, -1, 845, 1310, 35, 1, 1, 3, 0, 4, 1, 0, 19},  // NSArray
    {1166, -1, 1173, -1, -1, 846, 1311, 0, 0, 0, 3, 0, 29, 0, 0, 20},  // CGMutablePath
    {1170, -1, -1, -1, -1, 846, 1311, 1, 0, 0, 3, 0, 29, 0, 0, 20},  // UIBezierPath
    {1170, -1, -1, -1, -1, 846, 1311, 2, 1, 1, 3, 0, 29, 0, 0, 20},  // UIBezierPath
    {1170, -1, -1, -1, -1, 847, 1312, 3, 2, 2, 3, 0, 29, 0, 0, 20},  // UIBezierPath
    {1170, -1, -1, -1, -1, 849, 1314, 4, 1, 1, 3, 0, 29, 0, 0, 20},  // UIBezierPath
    {1176, -1, -1, -1, -1, 850, 1315, 5, 2, 2, 0, 0, 29, 0, 0, 20},  // CGPathCreateWithRect
    {1177, -1, -1, -1, -1, 852, 1317, 6, 1, 1, 0, 0, 49, 0, 0, 20},  // CGPathRelease
    {1178, -1, -1, -1, 1188, 853, 1318, 7, 1, 2, 1, 30, 49, 0, 0, 20},  // move
    {1179, -1, -1, -1, 1189, 854, 1320, 8, 1, 2, 1, 30, 49, 0, 0, 20},  // addLine
    {1180, -1, -1, -1, -1, 855, 1322, 9, 1, 2, 1, 30, 49, 0, 0, 20},  // addRect
    {1181, -1, -1, -1, -1, 856, 1324, 10, 1, 2, 1, 30, 49, 0, 0, 20},  // addEllipse
    {1182, -1, -1, -1, -1, 857, 1326, 11, 1, 2, 1, 30, 49, 0, 0, 20},  // apply
    {305, -1, -1, -1, 1183, 858, 1328, 12, 1, 2, 1, 30, 2, 0, 0, 20},  // contains
    {1184, -1, -1, -1, 1190, 860, 1330, 13, 0, 1, 1, 30, 49, 0, 0, 20},  // closeSubpath
    {592, -1, -1, -1, -1, 860, 1331, 14, 0, 1, 1, 30, 49, 0, 0, 20},  // close
    {1185, -1, -1, -1, -1, 860, 1332, 15, 0, 1, 1, 30, 49, 0, 0, 20},  // fill
    {1186, -1, -1, -1, -1, 860, 1333, 16, 0, 1, 1, 30, 49, 0, 0, 20},  // stroke
    {1187, -1, -1, -1, -1, 860, 1334, 17, 0, 1, 1, 30, 49, 0, 0, 20},  // addClip
    {1191, -1, -1, -1, -1, 862, 1335, 18, 3, 3, 0, 0, 49, 0, 0, 20},  // CGPathAddRect
    {1192, -1, -1, -1, -1, 865, 1338, 19, 4, 4, 0, 0, 49, 0, 0, 20},  // CGPathMoveToPoint
    {1193, -1, -1, -1, -1, 869, 1342, 20, 4, 4, 0, 0, 49, 0, 0, 20},  // CGPathAddLineToPoint
    {1194, -1, -1, -1, -1, 873, 1346, 21, 4, 4, 0, 0, 2, 0, 0, 20},  // CGPathContainsPoint
    {1195, -1, -1, -1, -1, 877, 1350, 22, 1, 1, 0, 0, 49, 0, 0, 20},  // CGPathCloseSubpath
    {1196, -1, -1, -1, 1202, 878, 1351, 23, 3, 4, 1, 30, 49, 0, 0, 20},  // addCurve
    {1196, -1, -1, -1, -1, 881, 1355, 24, 3, 4, 1, 30, 49, 0, 0, 20},  // addCurve
    {1199, -1, -1, -1, 1203, 884, 1359, 25, 2, 3, 1, 30, 49, 0, 0, 20},  // addQuadCurve
    {1199, -1, -1, -1, -1, 886, 1362, 26, 2, 3, 1, 30, 49, 0, 0, 20},  // addQuadCurve
    {1204, -1, -1, -1, 1210, 893, 1365, 27, 5, 6, 1, 30, 49, 0, 0, 20},  // addArc
    {1204, -1, -1, -1, -1, 898, 1371, 28, 5, 6, 1, 30, 49, 0, 0, 20},  // addArc
    {1170, -1, -1, -1, -1, 903, 1377, 29, 5, 5, 3, 0, 29, 0, 0, 20},  // UIBezierPath
    {1211, -1, -1, -1, -1, 913, 1382, 30, 8, 8, 0, 0, 49, 0, 0, 20},  // CGPathAddCurveToPoint
    {1212, -1, -1, -1, -1, 921, 1390, 31, 6, 6, 0, 0, 49, 0, 0, 20},  // CGPathAddQuadCurveToPoint
    {1213, -1, -1, -1, -1, 927, 1396, 32, 8, 8, 0, 0, 49, 0, 0, 20},  // CGPathAddArc
    {1214, -1, -1, -1, -1, 0, 1404, 33, 0, 1, 2, 30, 13, 0, 0, 20},  // boundingBox
    {533, -1, -1, -1, -1, 0, 1405, 34, 0, 1, 2, 30, 13, 0, 0, 20},  // bounds
    {1215, -1, -1, -1, -1, 0, 1406, 35, 0, 1, 2, 30, 13, 0, 0, 20},  // boundingBoxOfPath
    {280, -1, -1, -1, -1, 0, 1407, 36, 0, 1, 2, 30, 2, 0, 0, 20},  // isEmpty
    {1216, -1, -1, -1, -1, 0, 1408, 37, 0, 1, 2, 30, 9, 0, 0, 20},  // currentPoint
    {1217, -1, -1, -1, 1167, 0, 1409, 38, 0, 1, 2, 30, 29, 0, 0, 20},  // cgPath
    {1218, -1, -1, -1, -1, 935, 1410, 39, 1, 1, 0, 0, 13, 0, 0, 20},  // CGPathGetBoundingBox
    {1219, -1, -1, -1, -1, 0, 1411, 40, 0, 1, 2, 29, 29, 0, 0, 20},  // path
    {1220, -1, -1, -1, -1, 0, 1412, 41, 0, 1, 2, 29, 17, 0, 0, 20},  // fillColor
    {1221, -1, -1, -1, -1, 0, 1413, 42, 0, 1, 2, 29, 17, 0, 0, 20},  // strokeColor
    {1222, -1, -1, -1, -1, 0, 1414, 43, 0, 1, 2, 29, 0, 0, 0, 20},  // lineWidth
    {1223, -1, -1, -1, -1, 0, 1415, 44, 0, 1, 2, 29, 23, 0, 0, 20},  // lineJoin
    {1224, -1, -1, -1, -1, 0, 1416, 45, 0, 1, 2, 29, 4, 0, 0, 20},  // lineDashPattern
    {1225, -1, -1, -1, -1, 0, 1417, 46, 0, 1, 2, 29, 0, 0, 0, 20},  // lineDashPhase
    {1227, 1226, 1228, -1, -1, 0, 0, 47, 0, 0, 5, 24, 23, 0, 0, 20},  // miter
    {75, 1226, 1229, -1, -1, 0, 0, 48, 0, 0, 5, 24, 23, 0, 0, 20},  // round
    {1230, 1226, 1231, -1, -1, 0, 0, 49, 0, 0, 5, 24, 23, 0, 0, 20},  // bevel
    {1232, -1, -1, -1, 1171, 0, 1418, 50, 0, 1, 2, 18, 17, 0, 0, 20},  // cgColor
    {245, -1, 1233, -1, -1, 936, 1419, 0, 1, 1, 0, 0, 13, 0, 0, 21},  // rect
    {243, -1, 1234, -1, -1, 937, 1420, 1, 1, 1, 0, 0, 9, 0, 0, 21},  // point
    {235, -1, 1235, -1, -1, 938, 1421, 2, 1, 1, 0, 0, 12, 0, 0, 21},  // size
    {230, -1, 1236, -1, -1, 939, 1422, 3, 1, 1, 0, 0, 10, 0, 0, 21},  // vector
    {84, -1, 1237, -1, -1, 940, 1423, 4, 1, 1, 0, 0, 14, 0, 0, 21},  // transform
    {1238, -1, -1, -1, -1, 941, 1424, 5, 1, 1, 0, 0, 14, 0, 0, 21},  // css
    {1239, -1, -1, -1, -1, 942, 1425, 6, 1, 1, 0, 0, 14, 0, 0, 21},  // svg
    {1240, -1, -1, -1, -1, 943, 1426, 7, 1, 1, 0, 0, 27, 0, 0, 21},  // views
    {84, -1, -1, -1, -1, 944, 1427, 0, 2, 2, 0, 0, 14, 0, 0, 22},  // transform
    {84, -1, -1, -1, -1, 946, 1429, 1, 3, 3, 0, 0, 14, 0, 0, 22},  // transform
    {1185, 1241, -1, -1, -1, 0, 0, 2, 0, 0, 5, 23, 22, 0, 0, 22},  // fill
    {1242, 1241, -1, -1, -1, 0, 0, 3, 0, 0, 5, 23, 22, 0, 0, 22},  // aspectFit
    {1243, 1241, -1, -1, -1, 0, 0, 4, 0, 0, 5, 23, 22, 0, 0, 22},  // aspectFill
    {1244, 1241, -1, -1, -1, 0, 0, 5, 0, 0, 5, 23, 22, 0, 0, 22},  // scaleToFill
    {1245, 1241, -1, -1, -1, 0, 0, 6, 0, 0, 5, 23, 22, 0, 0, 22},  // scaleAspectFit
    {1246, 1241, -1, -1, -1, 0, 0, 7, 0, 0, 5, 23, 22, 0, 0, 22},  // scaleAspectFill
    {84, -1, -1, -1, -1, 949, 1432, 8, 1, 1, 0, 0, 49, 0, 0, 22},  // transform
    {1248, -1, -1, -1, -1, 950, 1433, 9, 1, 1, 0, 0, 0, 0, 0, 22},  // area
    {305, -1, -1, -1, -1, 951, 1434, 10, 2, 2, 0, 0, 2, 0, 0, 22},  // contains
    {284, -1, -1, -1, -1, 953, 1436, 11, 1, 2, 1, 28, 4, 0, 0, 22},  // corners
    {1238, -1, -1, -1, -1, 0, 1438, 0, 0, 1, 2, 15, 3, 0, 0, 23},  // css
    {1239, -1, -1, -1, -1, 0, 1439, 1, 0, 1, 2, 15, 3, 0, 0, 23},  // svg
    {1249, -1, -1, -1, -1, 0, 1440, 2, 0, 1, 2, 15, 48, 0, 0, 23},  // latex
    {1249, -1, -1, -1, -1, 0, 1441, 3, 0, 1, 2, 16, 48, 0, 0, 23},  // latex
    {1250, -1, -1, -1, -1, 954, 1442, 4, 1, 1, 0, 0, 48, 0, 0, 23},  // swiftCode
    {1251, -1, -1, -1, -1, 955, 1443, 0, 1, 1, 0, 0, 48, 0, 0, 24},  // explain
    {1251, -1, -1, -1, -1, 956, 1444, 1, 2, 2, 0, 0, 48, 0, 0, 24},  // explain
    {1253, -1, -1, -1, -1, 958, 1446, 2, 2, 2, 0, 0, 48, 0, 0, 24},  // compare
    {1253, -1, -1, -1, -1, 960, 1448, 3, 3, 3, 0, 0, 48, 0, 0, 24},  // compare
    {678, -1, -1, -1, 1285, 996, 1451, 0, 1, 2, 1, 29, 8, 0, 0, 25},  // action
    {1286, -1, -1, -1, -1, 998, 1453, 1, 1, 1, 3, 0, 3, 0, 0, 25},  // Selector
    {1288, -1, -1, -1, -1, 999, 1454, 2, 1, 1, 0, 0, 3, 0, 0, 25},  // NSSelectorFromString
};

static const int32_t labels[] = {
    87, 170, 171, 88, 172, 173, 175, 176, 179, 176, 180, -1, -1, 183, -1, 183, -1, -1, 183, 185, 176, 185,
    176, -1, 185, 176, 185, 176, 193, -1, -1, -1, -1, -1, 207, 208, 213, 214, 215, 216, -1, 185, 176, -1,
    223, -1, -1, -1, 227, 228, -1, 232, 233, -1, -1, -1, -1, 185, 176, 232, 233, 210, 235, -1, 287, 288, 289,
    290, 193, 227, 228, 227, 228, -1, -1, -1, -1, -1, -1, -1, 315, 316, 312, 313, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 316, 223, 193, 316, 207, 193, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 363, 367, 363, 373, 374, 375, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 399, -1, 401, -1, 403, -1, -1,
    51, 51, -1, 367, 51, 51, 51, 367, 9, -1, 9, -1, 411, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 419, -1,
    51, 420, 382, -1, -1, -1, -1, 193, 193, 193, -1, 422, -1, 423, -1, 424, 424, -1, -1, -1, 420, 382, 422,
    439, 367, 411, 367, -1, 442, -1, 450, -1, -1, 450, -1, 450, -1, 453, -1, -1, -1, 453, -1, -1, 458, 459,
    193, -1, -1, -1, -1, -1, -1, 51, 51, -1, 193, -1, 193, 193, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 367, 367, 367, 367, 411, -1, -1, 411, -1, 476, 477, 478, 479, -1, 484, 479, 532, 532, 532, 532, 532,
    532, 532, 532, 532, 532, 532, 532, 539, 540, 223, 441, -1, 678, 7, -1, 678, 679, 7, -1, -1, 7, -1, 683,
    -1, 7, -1, 683, -1, 7, -1, 683, -1, 7, -1, 683, -1, 7, -1, 7, -1, -1, -1, -1, 367, -1, -1, 714, -1, 717,
    -1, 424, -1, 720, -1, 721, -1, 223, -1, 316, -1, 724, -1, 725, -1, 724, -1, 725, -1, -1, -1, 424, -1,
    738, -1, 739, -1, 411, 745, 411, -1, -1, -1, 223, -1, 316, -1, -1, -1, 797, 232, 233, 232, 233, -1, 185,
    176, -1, 185, 176, 185, 176, -1, -1, -1, 801, -1, -1, 801, 185, 176, 185, 176, 801, -1, -1, 185, 176, -1,
    817, 678, -1, 817, 678, -1, 817, 678, -1, 817, 678, -1, 817, 678, -1, 817, 678, -1, 8, -1, 872, 8, -1,
    874, 8, -1, 8, -1, -1, 8, -1, 874, -1, 678, -1, 678, 880, -1, -1, -1, 8, -1, 8, -1, 316, 223, 895, 316,
    223, 895, 896, 316, 223, 895, 316, 223, 895, 896, 424, 316, 223, 895, 424, 316, 223, 895, 208, 424, 193,
    900, 895, 424, 424, 902, 424, 897, 424, 902, 897, 424, 904, 223, 895, -1, 537, -1, 999, -1, -1, -1, 1000,
    1001, 1002, 1003, 1003, 1004, 424, 424, 1006, 1007, -1, -1, 424, 1010, 1011, 1010, 1011, 1010, 1011,
    1012, 1010, 1011, 1012, 1010, 1013, 1011, 1010, 1013, 1011, 1010, 1013, 1011, 1012, 1010, 1013, 1011,
    1012, 1010, 1013, 1014, 1011, 1010, 1013, 1014, 1011, 1010, 1013, 1014, 1011, 1012, 1010, 1013, 1014,
    1011, 1012, 1010, 1013, 1015, 1016, 1011, 1010, 1013, 1015, 1016, 1011, 1010, 1013, 1015, 1016, 1014,
    1011, 1010, 1013, 1015, 1016, 1014, 1011, 1010, 1013, 1015, 1016, 1011, 1012, 1010, 1013, 1015, 1016,
    1011, 1012, 1010, 1013, 1015, 1016, 1014, 1011, 1012, 1010, 1013, 1015, 1016, 1014, 1011, 1012, -1, 1011,
    -1, 1011, -1, 1011, 1012, -1, 1011, 1012, -1, 1013, 1014, 1011, -1, 1013, 1014, 1011, -1, 1013, 1014,
    1011, 1012, -1, 1013, 1014, 1011, 1012, -1, 1013, 1015, 1016, 1014, 1011, 1012, -1, 1013, 1015, 1016,
    1014, 1011, 1012, 1010, 1013, 1011, 1010, 1013, 1011, 1010, 1013, 1014, 1011, 1010, 1013, 1014, 1011,
    1010, 1013, 1011, 1012, 1010, 1013, 1011, 1012, 1010, 1013, 1014, 1011, 1012, 1010, 1013, 1014, 1011,
    1012, -1, 1013, 1014, 1011, 1012, -1, 1013, 1014, 1011, 1012, 1021, 1022, 1011, 1021, 1022, 1011, -1,
    1022, 1011, -1, 1022, 1011, -1, 1025, -1, -1, -1, -1, -1, -1, -1, 1039, 531, 531, 1039, -1, 1041, -1,
    1041, 1044, -1, 1044, 1041, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1058, 1058, 1058, -1,
    450, 450, 1091, -1, 1091, 1091, -1, 1091, -1, 316, -1, 223, -1, -1, -1, -1, 1102, 1103, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 422, -1, 1118, -1, 422, 1118, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 367, -1, 8, -1, -1, 367, -1, 8, -1, -1, 1134, -1, 904, -1, 904, 1134, -1, -1, 1134, -1, 904, -1, 904,
    1134, -1, -1, 128, 1151, 129, 130, 45, 147, 1152, 1153, 1154, 1155, -1, -1, 1164, 1164, 1165, 245, 1174,
    762, 1175, -1, -1, -1, 223, 223, -1, 8, -1, -1, -1, 223, 223, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 223, 1000, 1001, 223, 1197, 1198, 223, 1200, 223, 1201, 223, 1000, 1001, 223, 1200,
    1205, 900, 1206, 1207, 1208, 285, 900, 1206, 1207, 1208, 1209, 900, 1206, 1207, 1208, 1205, 900, 1206,
    1207, 1208, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    316, 316, 316, 316, 316, -1, -1, 316, 316, 223, 316, 223, -1, 1247, 367, -1, 8, 8, -1, -1, -1, 1252, -1,
    -1, -1, -1, 367, -1, 411, 745, 411, 367, -1, 424, 714, 717, -1, 223, -1, 316, -1, -1, 450, 450, -1, 423,
    -1, 422, 872, 8, -1, 8, 880, 450, 1091, 1091, -1, 1091, -1, 1091, 450, 450, -1, -1, 180, -1, 183, 193,
    207, 208, -1, -1, -1, 185, 176, -1, -1, -1, -1, -1, -1, -1, -1, -1, 223, -1, 316, -1, 724, -1, 725, -1,
    724, -1, 725, -1, 223, -1, 316, -1, 411, 745, 411, -1, -1, -1
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
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 7, 7, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 26, 26, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 4, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 21, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 28, 0, 0, 0, 0, 29, 29, 29, 29, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 44, 0, 0, 0, 0, 0, 43, 15, 31, 31, 0, 31, 31, 31, 31, 31, 33, 32, 33, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 46, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 36, 36, 36, 36, 37, 37, 38, 39, 40, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 35, 35, 35, 35,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 42, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 34, 0, 34, 34, 34, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 41, 0, 0, 0, 0, 0, 0,
    0, 0, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 30, 30, 30, 30,
    30, 18, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 23, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4
};

static const int32_t type_names[] = {
    118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138,
    139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 105, 155, 156, 157, 158,
    159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 286, 355, 443, 444, 445, 462, 603, 604, 628, 642,
    700, 741, 746, 747, 748, 749, 807, 813, 814, 815, 816, 818, 819, 820, 821, 822, 629, 823, 824, 825, 888,
    907, 908, 909, 910, 911, 912, 913, 914, 915, 994, 995, 996, 997, 1034, 1035, 1036, 1057, 1059, 1060,
    1061, 1094, 1103, 1166, 1167, 1168, 1169, 1170, 1171, 1172, 1226, 1241, 1286, 1287
};

static const struct catalogue_tables tables = {
    bytes, COUNT(bytes) - 1, names, COUNT(names), slots, COUNT(slots), first, COUNT(first),
    links, COUNT(links), entries, COUNT(entries), labels, COUNT(labels), kinds, COUNT(kinds),
    types, COUNT(types), type_names, COUNT(type_names)};

const struct catalogue_tables *_Nonnull catalogue_tables(void) { return &tables; }
