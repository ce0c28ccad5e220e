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
    {6354, 4204111253}, {6359, 3492500287}, {6368, 773059133}, {6391, 2759092874}, {6400, 481727645},
    {6414, 2303844654}, {6442, 1323066019}, {6456, 590774350}, {6465, 421821156}, {6488, 696240407},
    {6497, 1453714756}, {6512, 466020238}, {6541, 4077855673}, {6556, 1744839726}, {6572, 1408722253},
    {6602, 876245160}, {6618, 452810861}, {6631, 1260603725}, {6658, 968316954}, {6671, 859371885},
    {6685, 1658883364}, {6713, 3531153185}, {6727, 486221508}, {6738, 4064395570}, {6763, 2257273533},
    {6774, 3217031314}, {6786, 1898701486}, {6812, 692253475}, {6824, 2618608526}, {6838, 889051197},
    {6866, 1439665068}, {6880, 3703752221}, {6895, 158609817}, {6924, 3199826274}, {6939, 3872230201},
    {6952, 592993401}, {6979, 2782426318}, {6992, 1648296985}, {7014, 2036964556}, {7050, 1478369021},
    {7072, 2072579308}, {7081, 588027325}, {7087, 3294899967}, {7103, 2406610228}, {7115, 1136770368},
    {7126, 1099727666}, {7153, 3943336079}, {7161, 3373088083}, {7169, 1118385669}, {7182, 1252830802},
    {7190, 1310484760}, {7208, 4211107556}, {7226, 4235327583}, {7245, 1911957762}, {7257, 2274977100},
    {7267, 1894102977}, {7284, 1868420705}, {7299, 1229760322}, {7314, 401251929}, {7323, 4136070254},
    {7333, 141711844}, {7346, 1877099350}, {7372, 2956264019}, {7396, 3731343133}, {7407, 1490880043},
    {7422, 651349070}, {7441, 3553571131}, {7462, 798050051}, {7482, 1738029828}, {7491, 830772382},
    {7515, 975665791}, {7522, 3753552150}, {7544, 1268347563}, {7553, 2675976173}, {7561, 2255101473},
    {7573, 1325536902}, {7583, 66138439}, {7602, 2650151654}, {7614, 1362571274}, {7621, 2674091075},
    {7638, 4180264212}, {7649, 2220611910}, {7655, 3628923247}, {7674, 2290191893}, {7687, 524486259},
    {7699, 2660165913}, {7711, 2510371521}, {7718, 1647949432}, {7729, 2499925078}, {7735, 1061329053},
    {7743, 2186648520}, {7755, 3685987662}, {7769, 1203193122}, {7784, 1771288722}, {7798, 1024755039},
    {7818, 2323362532}, {7838, 295121441}, {7850, 3240065181}, {7859, 3923523740}, {7873, 3305235377},
    {7888, 3408062813}, {7899, 186774928}, {7913, 2185261687}, {7918, 2753641482}, {7923, 2454962418},
    {7940, 958887293}, {7948, 3091067239}, {7952, 3935363592}, {7962, 3073585980}, {7969, 1867556362},
    {7975, 4148812653}, {7982, 1700657266}, {7994, 1106246455}, {8009, 754571866}, {8020, 1038506759},
    {8026, 4176775601}, {8035, 2830785103}, {8045, 1731433239}, {8053, 855408348}, {8059, 398550328},
    {8067, 2834400513}, {8082, 3963693047}, {8091, 3544094494}, {8104, 1214513038}, {8121, 1445723454},
    {8130, 2844467682}, {8137, 3334659430}, {8149, 3572701046}, {8160, 555663897}, {8171, 3123020006},
    {8184, 3005567066}, {8196, 2400366623}, {8208, 2266193630}, {8218, 3448933658}, {8231, 3786999131},
    {8239, 2370703267}, {8254, 2552112075}, {8272, 2857694466}, {8285, 2048902997}, {8292, 3048556132},
    {8307, 1468503355}, {8326, 3744775116}, {8344, 3621218635}, {8361, 3611392321}, {8372, 3412690475},
    {8385, 2109961146}, {8411, 2124853820}, {8433, 4061796954}, {8440, 4173553157}, {8448, 2053962742},
    {8459, 1836668495}, {8468, 721310682}, {8483, 1006735486}, {8495, 325084441}, {8500, 2961925722},
    {8510, 497438945}, {8519, 1787797455}, {8530, 1849888827}, {8550, 3825011241}, {8559, 385702446},
    {8563, 1041509726}, {8568, 1494001562}, {8578, 1742909879}, {8585, 2157316278}, {8591, 348705738},
    {8605, 737459482}, {8611, 1122880180}, {8622, 1945272936}, {8637, 2380932862}, {8645, 2548392784},
    {8656, 3688764708}, {8666, 1901756438}, {8675, 906872895}, {8686, 1648836552}, {8693, 1359877577},
    {8701, 521485205}, {8714, 252720416}, {8728, 1264131298}, {8732, 1582017048}, {8751, 422274124},
    {8770, 3020961236}, {8792, 1120609123}, {8798, 845187144}, {8822, 3704248662}, {8849, 1361184210},
    {8871, 254023945}, {8899, 3600137057}, {8923, 2682444316}, {8932, 1644100618}, {8956, 1592819465},
    {8989, 895660813}, {8997, 335426986}, {9022, 1264318259}, {9054, 1168386582}, {9062, 1663862986},
    {9067, 1746993862}, {9096, 1903257066}, {9101, 974882150}, {9108, 1177151643}, {9139, 165292311},
    {9146, 2311397435}, {9151, 439402299}, {9180, 1552997231}, {9185, 3962257883}, {9194, 2220750876},
    {9227, 2007447656}, {9236, 2787838396}, {9242, 3769421748}, {9272, 4173954024}, {9278, 1434043348},
    {9288, 1426660429}, {9322, 737025121}, {9356, 1466689035}, {9394, 4098563933}, {9399, 513712005},
    {9436, 229043912}, {9440, 2457286800}, {9475, 3584307048}, {9477, 1123244352}, {9514, 1329338781},
    {9518, 2761510965}, {9523, 2016490230}, {9530, 49525662}, {9550, 539821669}, {9568, 3772220557},
    {9586, 4185830300}, {9601, 3171290880}, {9623, 832521766}, {9645, 1461782644}, {9665, 691540578},
    {9688, 1404144425}, {9708, 522796658}, {9725, 1376505559}, {9734, 3748513642}, {9742, 846470194},
    {9750, 200649126}, {9764, 3431639220}, {9771, 4292335199}, {9786, 907121470}, {9792, 2240342303},
    {9809, 2969811462}, {9823, 167268160}, {9837, 1833803298}, {9844, 4030051588}, {9850, 1400182552},
    {9880, 455416660}, {9900, 2271268225}, {9923, 2613973034}, {9941, 392604227}, {9963, 3754606837},
    {9983, 2833158821}, {9999, 3350374178}, {10006, 534084754}, {10020, 2867322350}, {10042, 2116308131},
    {10058, 664899839}, {10080, 1989677117}, {10089, 904369474}, {10093, 3096186179}, {10098, 741716276},
    {10103, 2329068957}, {10110, 2921198141}, {10115, 1055615879}, {10120, 3285122304}, {10126, 230313139},
    {10129, 2868333218}, {10133, 4098541315}, {10138, 33356212}, {10145, 1723256298}, {10149, 4140259964},
    {10155, 107912219}, {10177, 4121566434}, {10207, 3855721002}, {10223, 2216232237}, {10247, 2255928953},
    {10267, 159080631}, {10281, 3689248828}, {10306, 836430118}, {10327, 3367347455}, {10353, 4230039153},
    {10367, 609216699}, {10402, 1501614459}, {10413, 1529288929}, {10445, 2719113377}, {10457, 2275796322},
    {10490, 1812401954}, {10501, 2408338453}, {10533, 2855832277}, {10560, 1459817706}, {10571, 2392518824},
    {10603, 518942568}, {10624, 3663533692}, {10666, 2192755772}, {10691, 177875273}, {10737, 891907593},
    {10759, 1945812840}, {10802, 1417411880}, {10826, 2154355281}, {10871, 3467076881}, {10891, 317429627},
    {10932, 771452987}, {10967, 181460511}, {10987, 456257992}, {11028, 2485130632}, {11051, 317835491},
    {11095, 3496877987}, {11116, 1103010248}, {11166, 3557956176}, {11189, 4255026978}, {11241, 3877521898},
    {11255, 4267328027}, {11266, 3365817217}, {11278, 1019517826}, {11289, 4255312501}, {11295, 107113802},
    {11306, 339302984}, {11327, 571385436}, {11352, 701971049}, {11374, 3844547848}, {11398, 2993703921},
    {11418, 856100507}, {11432, 523418047}, {11453, 1199509864}, {11462, 71184232}, {11491, 3633864562},
    {11497, 3626350180}, {11523, 227242734}, {11530, 3686895409}, {11557, 23593359}, {11563, 3490026688},
    {11589, 2245546586}, {11598, 63500808}, {11604, 3324008260}, {11611, 2639082641}, {11617, 4241250784},
    {11645, 1005534689}, {11673, 433529277}, {11702, 1104277830}, {11715, 1738166450}, {11750, 4196810825},
    {11779, 1042290725}, {11786, 1073217499}, {11804, 2059328792}, {11812, 1536564555}, {11831, 2064776214},
    {11840, 1856753941}, {11860, 1308833490}, {11864, 3934383778}, {11879, 2480094667}, {11897, 3523238589},
    {11905, 1863269210}, {11925, 2099371351}, {11930, 4096559242}, {11947, 2182794837}, {11954, 667710333},
    {11957, 718098122}, {11960, 682728183}, {11978, 3802467407}, {11999, 3657180965}, {12022, 1665393361},
    {12046, 1052733624}, {12055, 184912774}, {12071, 4089387070}, {12084, 2352568569}, {12097, 1245245715},
    {12110, 1262023334}, {12124, 3270702940}, {12136, 2739892052}, {12151, 2480001844}, {12157, 351428278},
    {12174, 2428146278}, {12189, 2992948263}, {12200, 2349028720}, {12207, 3885786800}, {12219, 1736514697},
    {12229, 3474322026}, {12239, 60432295}, {12244, 1322381784}, {12251, 4012403877}, {12273, 989471740},
    {12294, 452908417}, {12313, 423327896}, {12329, 2453966149}, {12357, 1731566697}, {12368, 2587032280},
    {12389, 2963724706}, {12405, 712913813}, {12437, 2778836517}, {12452, 2173728365}, {12459, 2357661820},
    {12475, 409169195}, {12495, 3491459423}, {12512, 1226170970}, {12535, 3404475955}, {12565, 1624986452},
    {12599, 3623300279}, {12616, 3034534074}, {12636, 575711980}, {12649, 1032586458}, {12661, 266241602},
    {12681, 3402924327}, {12691, 1269553309}, {12697, 503252654}, {12700, 4160314702}, {12704, 159043482},
    {12711, 2686336408}, {12716, 2717370895}, {12726, 1132587367}, {12734, 1195117749}, {12748, 1879021152},
    {12762, 581463510}, {12785, 2140377464}, {12797, 1275514075}, {12809, 2387979536}, {12820, 3884420844},
    {12837, 1646387302}, {12849, 308670472}, {12862, 3934596143}, {12875, 2845511965}, {12898, 4013472960},
    {12918, 207861097}, {12934, 2974165697}, {12941, 1232628331}, {12958, 889198334}, {12977, 3364533173},
    {12993, 2007207608}, {13002, 3255160570}, {13009, 2953807453}, {13016, 709349229}, {13024, 2600881466},
    {13039, 2804841900}, {13054, 2904109309}, {13062, 111583397}, {13072, 249290197}, {13082, 1264874778},
    {13094, 2552651146}, {13098, 3749132497}, {13107, 1230999982}, {13114, 3143743637}, {13128, 3277309783},
    {13136, 799079693}, {13141, 2072037248}, {13150, 1839346743}, {13160, 2980706495}, {13171, 3765738945},
    {13185, 1478303606}, {13197, 1491675329}, {13205, 2435397115}, {13226, 1647672292}, {13245, 1635008148},
    {13261, 3124627733}, {13264, 993596020}, {13279, 2693457989}, {13298, 415476443}, {13311, 1262823941},
    {13321, 1622115944}, {13329, 1499161504}, {13340, 2973219889}, {13353, 2597275607}, {13358, 1748273790},
    {13364, 860606716}, {13369, 3002334877}, {13386, 2034172196}, {13412, 3305562105}, {13430, 3707972394},
    {13437, 3647859367}, {13450, 3236366608}, {13463, 1824874128}, {13484, 2788634194}, {13509, 3813530536},
    {13531, 1466132464}, {13559, 3529599493}, {13591, 2079469443}, {13613, 738891302}, {13631, 3197889394},
    {13650, 2360350959}, {13669, 3649363768}, {13688, 3444963044}, {13719, 2273024933}, {13742, 4264915354},
    {13763, 3077942367}, {13792, 590894855}, {13802, 1618037728}, {13812, 3957551837}, {13831, 4284171251},
    {13847, 3891447831}, {13853, 2774883451}, {13865, 3483418915}, {13882, 668816343}, {13890, 2931048700},
    {13899, 2388452721}, {13907, 4258353177}, {13910, 1141775739}, {13916, 4126724647}, {13926, 2859901778},
    {13930, 3250964130}, {13938, 1360419304}, {13942, 3001705435}, {13948, 2071016015}, {13953, 4246411473},
    {13957, 2944866961}, {13960, 418647609}, {13963, 2471879920}, {13965, 1105628090}, {13969, 963632676},
    {13972, 1882099852}, {13981, 2097992392}, {13989, 4171284318}, {13997, 2265671865}, {14004, 2076987736},
    {14015, 3694939264}, {14022, 2984259090}, {14029, 306596620}, {14036, 1616530830}, {14047, 2662881380},
    {14054, 3218261061}, {14061, 2261369287}, {14067, 912855974}, {14073, 3374781713}, {14090, 1149880784},
    {14100, 296395306}, {14111, 1195616409}, {14119, 2949131327}, {14131, 942984426}, {14143, 1491100860},
    {14154, 417924775}, {14165, 3895649598}, {14171, 3882857642}, {14177, 3114108242}, {14184, 2831556715},
    {14197, 3401266884}, {14203, 1451477576}, {14219, 119757721}, {14228, 2438128661}, {14240, 2193512543},
    {14247, 4182669406}, {14257, 1505809199}, {14276, 2758857958}, {14287, 1600511528}, {14293, 785452558},
    {14313, 4208727282}, {14326, 3291555781}, {14330, 407568404}, {14337, 3610741318}, {14344, 2976183426},
    {14354, 2611701562}, {14361, 3561702979}, {14372, 3373400544}, {14377, 616319547}, {14391, 363805148},
    {14403, 2670905232}, {14407, 2984927816}, {14413, 3072721717}, {14420, 382945106}, {14432, 197333961},
    {14447, 3768039387}, {14456, 1202886564}, {14469, 3124826125}, {14486, 1073533898}, {14506, 501308550},
    {14525, 2241932221}, {14543, 4242588933}, {14551, 3290709023}, {14559, 3206573181}, {14567, 3156240324},
    {14579, 873554442}, {14591, 3877044912}, {14598, 1386144670}, {14642, 3391438105}, {14675, 3275802252},
    {14681, 1665555596}, {14691, 955209608}, {14701, 3663374774}, {14709, 2845693673}, {14718, 1402472725},
    {14727, 2710028206}, {14781, 2549331680}, {14802, 2854832407}, {14827, 155406996}, {14839, 3678362229},
    {14850, 930651626}, {14867, 883771916}, {14879, 2754639596}, {14885, 3056320968}, {14905, 2497068525},
    {14909, 2223459638}, {14918, 3578929855}, {14929, 960139624}, {14938, 2007872489}, {14946, 1597548103},
    {14961, 957531795}, {14974, 1010886454}, {14994, 1596791097}, {14999, 828449414}, {15015, 4083200273},
    {15031, 1563607652}, {15036, 3373576235}, {15052, 1686781560}, {15059, 247011038}, {15075, 3118206852},
    {15092, 1114429566}, {15108, 275414779}, {15126, 3681786005}, {15153, 1786964809}, {15156, 4081524352},
    {15159, 3880226465}, {15164, 1336735441}, {15171, 3258804367}, {15180, 3220778976}, {15190, 3246523276},
    {15201, 2488280337}, {15215, 2068458324}, {15230, 763838368}, {15237, 637820293}, {15241, 2601460036},
    {15246, 1480246043}, {15255, 978711165}, {15262, 309439324}, {15271, 2535512472}, {15278, 3189629876},
    {15296, 3793360030}, {15318, 3530699951}, {15337, 3107109432}, {15359, 2768536296}, {15379, 2255243348},
    {15397, 1791059818}, {15403, 4128829753}, {15424, 1910782036}, {15444, 3395304284}, {15467, 1173374833},
    {15489, 2943989225}, {15506, 66633762}, {15516, 3883652983}, {15536, 1787670268}, {15558, 2151592719},
    {15570, 288631100}, {15581, 835911719}, {15592, 18669246}, {15602, 2951402203}, {15622, 3636908325},
    {15637, 834189487}, {15648, 1964022558}, {15658, 684154646}, {15681, 2371177212}, {15706, 1731011858},
    {15729, 944362804}, {15751, 115475624}, {15782, 694824490}, {15791, 3779456605}, {15807, 554307351},
    {15827, 580401027}, {15840, 2837546561}, {15848, 3574960668}, {15851, 1090614859}, {15871, 848102186}
};

static const int32_t slots[] = {
    -1, -1, -1, 603, 162, 653, -1, -1, 159, -1, 295, -1, -1, 129, 1211, 652, -1, -1, 871, 98, 1220, 1250, -1,
    -1, -1, 266, -1, -1, -1, -1, -1, -1, 873, -1, -1, -1, 770, 922, -1, -1, 348, -1, -1, 687, -1, -1, 1247,
    -1, -1, 150, -1, 672, 983, -1, -1, -1, 902, 233, 478, -1, -1, -1, -1, -1, 84, 518, -1, -1, 1235, -1, -1,
    -1, -1, 332, 171, 1263, -1, -1, 390, -1, 398, -1, -1, 64, -1, -1, 1285, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 516, -1, 1075, -1, 204, -1, -1, 679, -1, -1, -1, -1, 1187, -1, -1, -1, -1, 1034, -1, -1, -1, 492, -1,
    -1, 976, -1, -1, -1, 1022, -1, -1, -1, -1, 1083, 1184, -1, -1, -1, 73, 910, 1251, -1, -1, 1005, -1, -1,
    5, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 579, 119, 533, -1,
    846, 1281, -1, 1262, -1, -1, -1, 1178, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 209, 694, -1, 642,
    -1, 586, -1, 825, 1161, -1, -1, 912, -1, -1, -1, -1, 756, -1, -1, -1, -1, -1, 1147, -1, 994, -1, -1, -1,
    -1, -1, -1, -1, -1, 315, -1, 435, -1, -1, -1, 466, 456, 693, 768, 1180, -1, -1, -1, -1, 896, -1, -1,
    1013, -1, -1, -1, -1, -1, 77, -1, 164, -1, 774, 668, 786, -1, -1, -1, -1, 1202, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 719, -1, -1, -1, -1, 738, 416, -1, -1, -1, 152, 538, 1098, -1, -1, -1, -1, -1, 748, -1,
    271, -1, -1, -1, -1, 94, 489, -1, -1, -1, -1, -1, -1, -1, 1106, -1, -1, -1, 955, -1, -1, -1, 87, 476, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, 1283, 36, -1, -1, -1, -1, 630, -1, -1, -1, 299, 1182, -1, -1, -1, 363,
    -1, 436, 149, 839, -1, -1, 475, -1, 143, -1, 442, -1, -1, -1, -1, 835, -1, 701, 867, -1, 764, -1, -1, -1,
    -1, -1, 766, 1033, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 802, 1123, -1, -1, -1, -1, 609, -1, -1,
    1162, -1, -1, -1, 728, 834, -1, -1, -1, -1, 216, -1, -1, 700, 1255, 260, 956, 1117, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 1193, -1, -1, -1, 279, 265, 555, 878, 153, -1, 669, 552, -1, -1, -1, 779, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, 231, 355, -1, -1, -1, 92, 1055, 218, -1, -1, -1, -1, -1, -1, -1, -1, -1, 671,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 95, 125, 402, -1, -1, -1, 580, -1, -1, -1, -1,
    -1, -1, -1, 255, 1056, -1, -1, 1171, -1, 197, -1, 707, -1, -1, -1, -1, 433, 723, 886, 505, 575, -1, -1,
    -1, 491, 151, 1081, -1, -1, -1, -1, 1067, -1, -1, 1025, 1238, -1, -1, -1, 215, -1, -1, -1, 301, 729, 954,
    881, -1, -1, -1, -1, 563, 978, -1, -1, 369, -1, 364, -1, -1, -1, 287, -1, -1, -1, -1, -1, 331, -1, -1,
    -1, -1, -1, 733, -1, 1060, -1, -1, -1, 523, 447, -1, -1, -1, -1, -1, -1, -1, -1, 704, 957, -1, 1110,
    1205, -1, -1, 360, 917, 958, -1, -1, -1, -1, -1, 286, 1100, -1, -1, 1082, -1, 212, 465, 844, -1, -1, -1,
    -1, -1, 833, 76, 177, -1, -1, 1144, -1, -1, -1, -1, -1, -1, 645, -1, 720, 340, 357, -1, -1, -1, 415, -1,
    -1, -1, 59, 553, -1, -1, -1, -1, 37, 949, -1, -1, -1, -1, 923, -1, -1, 545, -1, 58, 542, 19, 1191, -1,
    837, -1, -1, 361, 606, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 437, 863, 916, -1, -1, 812, -1, -1, -1,
    375, -1, 574, -1, 1066, -1, -1, 656, 813, -1, -1, -1, -1, -1, -1, -1, 941, -1, -1, 221, -1, 1061, 362,
    490, 932, 138, 1122, 1292, 856, 1008, 198, -1, 1045, -1, -1, -1, -1, -1, -1, -1, -1, -1, 246, 933, -1,
    753, -1, -1, -1, 1050, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 62, 79, -1, -1, -1, -1, 56, -1, -1,
    309, 1036, -1, 979, -1, 1141, 1267, 831, -1, -1, 930, -1, -1, -1, -1, -1, 597, -1, 767, 716, 1020, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, 145, 427, 137, 441, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    1079, -1, 1012, -1, -1, -1, -1, 892, -1, -1, 1222, -1, 1229, -1, -1, -1, 624, -1, -1, 276, -1, -1, 626,
    -1, -1, 392, 468, 0, 421, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 894, -1, -1, -1, -1, -1, -1, -1, 888,
    -1, 9, 1190, -1, -1, -1, -1, -1, -1, -1, -1, 254, -1, -1, -1, -1, -1, -1, -1, 298, -1, 1223, 690, 540,
    1037, 1104, -1, -1, -1, -1, 970, -1, -1, 237, -1, 20, 207, 487, 615, -1, 168, 203, 643, 780, -1, 1257,
    -1, -1, 674, 1276, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1278, 313, -1, 264, -1, -1,
    -1, -1, -1, -1, 1016, -1, 647, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, 261, 317, 683, -1, 637, 670, -1, 755, -1, 24, 1181, -1, 607, 1164, -1, 11, 47, 842, 1172, -1, -1,
    370, -1, -1, 102, -1, -1, -1, -1, -1, 469, -1, -1, -1, 155, 1189, -1, -1, -1, 189, -1, -1, -1, -1, -1,
    297, -1, -1, 483, 743, 1076, -1, 598, -1, -1, 795, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 110, 81, -1,
    -1, -1, 214, -1, -1, 282, -1, -1, -1, 1072, -1, -1, -1, -1, 1, -1, 778, -1, 39, 90, -1, -1, 170, -1, -1,
    -1, -1, 148, 268, 727, 981, 1093, 1293, 517, -1, -1, -1, -1, -1, -1, -1, 675, -1, -1, -1, 147, -1, -1,
    -1, -1, -1, -1, -1, 314, -1, -1, 950, 859, -1, -1, -1, 814, 1057, -1, -1, -1, 1185, -1, -1, -1, -1, 655,
    -1, -1, -1, -1, -1, 273, 710, -1, -1, 1227, -1, -1, 115, -1, -1, -1, -1, -1, 1226, -1, -1, -1, 158, -1,
    -1, 453, 745, 1295, -1, -1, -1, -1, 1196, -1, -1, -1, -1, -1, 746, 1001, 1204, -1, 70, -1, 936, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, 982, -1, -1, -1, -1, -1, 474, 539, -1, -1, -1, -1, 262, -1, -1, -1, -1, -1,
    -1, -1, 183, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 565, 925, -1, -1, -1, -1, 167, 1266, -1, 890,
    1042, 1199, -1, -1, -1, -1, -1, -1, 53, 1010, -1, -1, -1, -1, -1, 93, -1, -1, 358, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 457, -1, 771, 1140, 1254, 387, -1, -1, -1, -1, 448, 592, 467, 1232, 884, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 193, 1058, -1, -1, -1, 840, -1, -1, 69, 971, 594, -1, -1, -1, -1, -1, -1, -1, -1,
    1054, 1007, -1, -1, -1, -1, -1, 1000, -1, -1, 541, -1, 353, 136, 762, -1, -1, -1, -1, 432, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1152, -1, -1, 2, -1, -1, -1, -1, -1, -1, -1, -1, 99, -1, -1,
    -1, -1, -1, -1, -1, 868, -1, -1, -1, -1, 232, -1, -1, 1156, -1, 121, -1, 869, -1, -1, 72, 1125, -1, -1,
    -1, 692, -1, 866, -1, -1, -1, -1, 556, -1, 1137, -1, -1, -1, -1, -1, -1, -1, 65, -1, -1, -1, -1, -1, -1,
    48, -1, -1, 78, 238, -1, -1, 777, -1, -1, -1, -1, 992, -1, -1, -1, -1, -1, -1, -1, -1, 1030, -1, 28, 414,
    -1, 1120, -1, 106, -1, -1, -1, -1, -1, -1, 1168, -1, 71, 616, -1, -1, -1, 366, 1006, -1, -1, 1029, 1134,
    -1, -1, -1, -1, -1, -1, -1, 885, -1, -1, -1, -1, -1, 461, 32, -1, -1, -1, -1, -1, 1166, -1, -1, -1, -1,
    -1, -1, 803, -1, 571, 857, 126, 378, -1, 381, -1, 128, 809, -1, -1, -1, -1, -1, -1, 618, 920, 524, -1,
    -1, 714, 973, -1, -1, -1, 496, 1142, -1, -1, -1, -1, -1, 201, 783, 654, 114, 1287, 247, -1, -1, 422, -1,
    -1, -1, 30, 532, 665, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 817, -1, -1, -1, -1, -1, 429, -1, 248,
    42, -1, -1, -1, -1, -1, 337, -1, -1, -1, 1215, 458, -1, -1, -1, -1, 502, 829, -1, 699, -1, -1, -1, 938,
    1174, -1, -1, -1, -1, -1, -1, -1, -1, -1, 848, -1, -1, -1, -1, -1, 275, -1, 547, -1, 1105, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 752, -1, -1, -1, -1, -1, -1, -1, -1, 439, 1021, -1, 697, -1, -1, 600, -1, 1139,
    772, 186, -1, 737, -1, -1, -1, -1, 731, -1, 821, -1, -1, -1, 1163, -1, -1, -1, -1, 499, 649, -1, 793, -1,
    -1, 776, -1, -1, -1, -1, -1, 967, 1296, 267, -1, -1, -1, -1, 870, 684, -1, -1, -1, -1, -1, -1, -1, 775,
    865, 1078, 1069, -1, -1, 1116, -1, -1, -1, 338, 828, 1186, -1, -1, 91, 471, -1, 904, -1, 501, -1, -1,
    1213, -1, -1, -1, -1, -1, -1, -1, -1, 852, -1, -1, -1, 713, 289, -1, -1, -1, -1, 1170, -1, 88, 1102, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, 111, 403, 536, 864, -1, -1, -1, -1, -1, 318, -1, -1, 438, -1, -1, -1,
    -1, 350, -1, -1, -1, -1, -1, -1, 820, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 534, -1, 604,
    -1, -1, 676, 1209, -1, 708, 718, -1, -1, -1, -1, 342, -1, -1, 43, 503, 1150, 1128, 1175, -1, -1, -1, -1,
    -1, 638, -1, 485, -1, -1, 479, -1, -1, 1151, -1, -1, -1, -1, -1, -1, -1, -1, 500, -1, -1, 6, -1, 632, -1,
    -1, -1, -1, -1, -1, -1, 1258, -1, 513, -1, -1, -1, -1, -1, 404, -1, -1, -1, -1, -1, -1, 365, 784, 101,
    -1, -1, -1, -1, 176, -1, -1, -1, -1, -1, -1, -1, 1197, 823, -1, 744, -1, -1, -1, -1, 411, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, 838, -1, 464, -1, -1, -1, -1, -1, -1, 230, -1, -1, 965, 993, -1, 270, -1, -1,
    26, 1109, 89, -1, -1, -1, 190, -1, -1, -1, 18, -1, 281, 847, -1, 749, -1, -1, 927, -1, -1, -1, -1, -1,
    -1, 747, -1, -1, -1, 1097, -1, -1, -1, -1, -1, -1, 454, -1, -1, 827, 354, -1, 1201, -1, -1, 722, -1, -1,
    -1, -1, 796, -1, -1, 1173, -1, -1, 1011, -1, -1, -1, -1, -1, -1, -1, 1256, -1, -1, -1, -1, 1160, -1, -1,
    -1, 1234, 251, 623, -1, -1, -1, 1028, -1, -1, 1239, 554, -1, -1, -1, -1, -1, -1, -1, 1167, -1, 45, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 706, -1,
    -1, -1, 537, 826, 711, -1, -1, 55, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1089, -1, 944,
    397, 521, -1, -1, -1, -1, -1, -1, 410, 389, 889, 527, 913, -1, -1, -1, -1, -1, -1, 1136, -1, 346, -1,
    622, 785, -1, -1, 906, -1, 244, -1, 855, 396, -1, -1, -1, 1236, -1, -1, 1273, 801, 816, 951, -1, -1,
    1260, 963, -1, -1, -1, -1, -1, -1, -1, 253, 535, -1, 861, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    911, 1127, -1, -1, -1, 319, -1, -1, -1, -1, -1, -1, -1, -1, 419, 226, 882, 1237, -1, -1, 187, -1, -1, -1,
    -1, -1, -1, -1, 1246, -1, -1, -1, -1, -1, -1, 617, -1, -1, -1, -1, -1, 1228, -1, -1, -1, 160, -1, 709,
    895, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 188, 54, 506, 412, 1231, 1294,
    -1, 100, 787, 605, 311, -1, -1, -1, -1, -1, -1, -1, -1, 44, 893, -1, -1, -1, -1, 1063, -1, -1, -1, -1,
    -1, -1, 452, -1, 141, -1, 757, -1, 211, -1, -1, 1264, -1, 940, -1, -1, -1, -1, -1, 984, -1, 1114, -1, -1,
    -1, 344, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1145, 335, -1, -1, -1, 1107, 794, 588, -1, -1, -1,
    717, 497, -1, -1, 1052, -1, -1, -1, -1, 633, -1, 163, -1, -1, -1, -1, -1, 1018, 83, 962, -1, -1, -1, -1,
    33, 1064, -1, 937, -1, -1, 583, -1, -1, -1, -1, 52, -1, -1, -1, -1, -1, 751, 650, 305, -1, -1, 210, 13,
    969, -1, -1, -1, -1, -1, -1, -1, -1, 27, -1, -1, -1, -1, -1, 1198, -1, -1, 625, -1, 140, -1, -1, -1, -1,
    -1, -1, -1, -1, 245, -1, 1148, -1, -1, -1, -1, 321, -1, -1, -1, 698, 876, 657, 854, 1108, -1, -1, 557,
    1265, 636, 549, 288, 662, -1, 754, -1, -1, -1, -1, 715, 8, 1027, -1, -1, -1, -1, -1, 726, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 702, -1, -1, -1, 222, 428, 999, 862, 1038, 1218, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 1088, -1, -1, -1, -1, -1, 425, -1, 593, 219, -1, -1, -1, -1, -1, -1, -1, -1, 142, 1059, 851, -1, -1,
    -1, 621, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1112, -1, -1, -1, -1, -1, -1, 520, -1, -1, -1, -1, 383,
    -1, -1, 407, 620, -1, 551, -1, -1, -1, -1, -1, -1, 602, 1094, 494, 127, 175, 1210, -1, 561, 31, -1, 934,
    -1, 178, 546, -1, -1, 213, 901, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1288, -1, -1, -1, -1, -1,
    1031, -1, 239, -1, -1, -1, 229, -1, -1, -1, -1, -1, -1, 192, 1274, -1, 29, 257, -1, 573, 385, 582, 1015,
    400, 914, 1248, -1, 845, -1, -1, -1, -1, -1, -1, -1, -1, 482, -1, -1, -1, 805, -1, -1, -1, -1, 1051, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 510, 291, -1, 529, -1, -1, 875, 741, -1, -1, -1, 585, -1, -1,
    349, -1, 293, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 959, 832, 1132, 1009, -1, 1024, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 1135, -1, -1, -1, -1, -1, -1, 406, -1, -1, 1048, -1, -1, 191, -1, -1, -1, -1, -1, -1,
    972, -1, -1, -1, -1, -1, 879, -1, 35, 274, -1, 1192, 724, -1, 601, 968, -1, -1, -1, 522, -1, 105, 526,
    1041, 1212, -1, -1, -1, -1, -1, 325, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1101, -1,
    -1, -1, 277, -1, -1, -1, -1, -1, -1, 576, -1, 566, -1, 278, -1, 1207, 926, -1, -1, -1, 376, -1, -1, -1,
    -1, -1, -1, 782, 986, -1, -1, -1, 263, -1, 610, 49, 202, 596, 977, -1, -1, -1, -1, -1, 634, -1, -1, -1,
    -1, -1, 195, 734, 909, -1, -1, 819, -1, -1, -1, -1, -1, -1, -1, -1, 446, -1, 806, -1, -1, -1, -1, 995,
    -1, -1, -1, -1, -1, 578, 985, -1, 97, 595, -1, -1, 990, -1, -1, -1, -1, -1, -1, -1, 1169, -1, 7, -1, -1,
    850, -1, -1, -1, 696, 628, 939, 22, -1, -1, -1, 250, 721, -1, -1, -1, 131, -1, -1, -1, 124, -1, -1, -1,
    -1, 919, -1, -1, -1, -1, -1, -1, -1, -1, -1, 562, 905, 46, 185, 34, -1, 82, 86, 739, 841, -1, 449, 570,
    -1, -1, -1, 182, -1, 444, -1, -1, -1, 347, -1, 948, -1, -1, 118, -1, 761, -1, 80, 953, -1, -1, 25, 874,
    1177, 686, -1, -1, -1, -1, -1, 677, -1, -1, -1, -1, -1, 1073, 798, -1, -1, 531, 988, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 504, -1, -1, -1, -1, 283, 695, 1023, 1068,
    -1, 619, 807, 1195, -1, -1, -1, -1, -1, -1, -1, -1, 509, 569, 818, -1, 1124, -1, 974, -1, -1, -1, -1, -1,
    -1, 691, -1, 928, -1, -1, -1, -1, 590, -1, -1, -1, -1, -1, -1, -1, 1272, -1, -1, 10, -1, -1, -1, -1, -1,
    -1, 740, 760, -1, 120, 508, -1, -1, -1, -1, -1, 240, 324, -1, -1, -1, -1, 308, -1, 379, 1071, -1, -1, -1,
    612, 758, -1, -1, -1, -1, -1, -1, -1, -1, -1, 815, -1, 1286, -1, -1, -1, -1, 481, 589, -1, 997, -1, -1,
    -1, 1277, -1, -1, -1, -1, -1, 528, 843, 1095, -1, -1, -1, 639, -1, 484, -1, -1, -1, -1, -1, -1, 418, 304,
    -1, -1, -1, 322, 61, 430, -1, -1, -1, 660, -1, -1, -1, -1, -1, 1103, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, 122, 228, 558, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 998, -1, -1, -1, -1, -1, -1, -1, 1269,
    307, -1, -1, -1, 989, -1, -1, -1, 16, 608, -1, -1, -1, -1, -1, 1240, 797, -1, -1, -1, -1, -1, -1, -1,
    735, -1, -1, -1, 329, -1, 328, 1133, 853, 943, -1, -1, 196, 424, -1, 1138, -1, -1, -1, -1, 117, 107, -1,
    -1, 942, -1, -1, -1, -1, 705, 599, 663, -1, -1, 685, -1, -1, -1, -1, -1, -1, 1282, -1, 1157, -1, 1070,
    -1, -1, -1, -1, 1275, 651, -1, -1, 1035, 1085, -1, 316, -1, -1, -1, 440, -1, -1, 631, -1, -1, -1, -1, -1,
    339, -1, -1, 682, -1, 409, -1, 405, -1, 470, -1, -1, 1179, -1, -1, -1, 434, 550, 1221, -1, -1, -1, -1,
    -1, -1, -1, 377, -1, -1, -1, 627, -1, -1, -1, -1, -1, -1, -1, -1, -1, 290, 199, -1, -1, -1, -1, -1, -1,
    -1, 75, -1, 530, -1, -1, 1118, -1, 1200, 581, -1, -1, -1, -1, -1, -1, -1, 1241, -1, -1, -1, -1, 1017,
    987, -1, -1, 488, 373, -1, -1, -1, 613, 872, -1, -1, -1, 1119, -1, -1, -1, -1, 359, 1158, -1, 519, -1,
    -1, -1, 460, 336, 900, -1, -1, 455, -1, -1, 3, -1, 343, -1, 334, 395, -1, -1, -1, 323, 1130, 391, -1, -1,
    -1, -1, -1, -1, 104, 4, -1, -1, -1, -1, 1019, 372, 935, 858, 1091, 169, 225, -1, 1165, -1, 515, -1, 1279,
    -1, 824, 463, -1, -1, -1, -1, 1096, -1, 1271, 703, -1, -1, -1, -1, -1, -1, 292, 811, 224, -1, -1, 1208,
    -1, 12, 139, 1217, -1, -1, -1, 860, 1242, -1, -1, -1, -1, -1, -1, 223, -1, 883, -1, 1230, -1, -1, -1,
    486, 567, -1, -1, -1, -1, -1, 792, 799, -1, -1, -1, -1, -1, 1203, -1, -1, 21, 234, 450, -1, 161, -1, -1,
    108, -1, -1, -1, 641, -1, -1, -1, 157, 1290, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 996, -1,
    -1, -1, -1, -1, -1, -1, -1, 156, -1, -1, -1, -1, -1, -1, 1249, -1, 371, -1, -1, -1, 417, 472, 507, 1065,
    1146, 946, 1289, -1, 1214, 1291, 113, 525, -1, 1268, -1, -1, -1, -1, 898, 781, 1280, -1, -1, -1, -1, -1,
    -1, 420, -1, -1, 67, -1, -1, -1, -1, 887, 915, -1, -1, -1, 1176, 206, -1, -1, -1, 1086, -1, 459, 810, -1,
    242, -1, -1, 296, 611, -1, 1111, -1, 374, -1, -1, -1, -1, 1155, -1, -1, 300, -1, -1, -1, -1, 259, -1, -1,
    1126, 1219, -1, -1, 179, 351, 172, -1, -1, -1, -1, 1044, -1, -1, -1, -1, -1, -1, -1, -1, -1, 750, -1, -1,
    -1, -1, -1, -1, -1, -1, 220, -1, -1, -1, -1, -1, 144, 1092, 480, -1, -1, -1, 134, 759, 1046, 112, -1,
    512, -1, 40, 380, 1014, 1194, -1, -1, -1, 284, -1, -1, -1, -1, -1, 17, 166, -1, -1, -1, -1, -1, -1, -1,
    511, 577, 269, 587, 1003, -1, 572, -1, 1131, -1, -1, 658, -1, -1, -1, -1, -1, 931, -1, 1225, -1, -1, -1,
    -1, 1047, 320, 356, -1, 15, 66, -1, -1, -1, -1, 1062, 333, -1, 1252, -1, -1, 327, 241, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 1253, -1, -1, -1, -1, -1, 1002, 1077, 945, -1, -1, -1, -1, 243, 560, -1, -1, -1,
    1153, 345, 800, -1, -1, -1, 330, 564, 635, -1, -1, -1, -1, -1, 591, -1, -1, -1, 386, 584, -1, -1, 1074,
    -1, -1, -1, -1, 1032, -1, -1, 646, 1121, -1, -1, 822, -1, -1, -1, -1, -1, -1, -1, 544, -1, -1, -1, 367,
    399, -1, -1, -1, -1, 903, 326, -1, 306, -1, 975, -1, -1, -1, -1, 50, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    644, -1, -1, 235, 514, 680, 1149, -1, -1, -1, 495, 146, 294, 1216, -1, -1, -1, -1, -1, -1, 205, 1243, -1,
    712, -1, 174, 921, 302, 1115, -1, -1, 559, 773, -1, -1, -1, -1, -1, -1, -1, 966, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, 1245, 877, 1039, -1, -1, -1, -1, -1, -1, 730, 1080, -1, -1, -1, -1, -1, -1, -1, 1099, 1053,
    -1, -1, 1129, -1, 1049, 256, -1, -1, -1, -1, -1, -1, 543, -1, 789, 252, -1, -1, 804, 1244, 352, -1, -1,
    -1, -1, 181, -1, -1, -1, -1, -1, 548, 51, -1, -1, -1, -1, -1, -1, 272, 477, 123, -1, 431, 1224, 899, -1,
    -1, 769, -1, -1, 836, -1, -1, -1, 382, 1284, -1, 688, -1, -1, -1, -1, -1, -1, -1, -1, -1, 173, 74, 929,
    -1, -1, -1, 388, -1, -1, -1, -1, 924, 208, 952, -1, -1, -1, 413, -1, -1, -1, -1, -1, -1, -1, 991, 1026,
    -1, 393, 681, -1, -1, -1, -1, -1, 408, 1113, 303, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 310, 1188, 249,
    -1, -1, -1, -1, -1, -1, -1, 130, -1, -1, -1, -1, -1, -1, -1, -1, 401, -1, -1, -1, -1, -1, 849, -1, 184,
    -1, -1, -1, -1, -1, 426, -1, -1, -1, -1, -1, 14, 451, -1, 498, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, 659, -1, 394, -1, -1, 180, 961, 667, -1, 96, -1, 725, -1, 742, -1, -1, 194, 648, 258, 473, 614,
    661, 423, 880, -1, -1, -1, 116, -1, 41, 135, -1, -1, -1, -1, -1, 791, -1, -1, 664, -1, -1, -1, -1, 493,
    -1, 38, 103, -1, -1, -1, -1, -1, 1004, -1, 312, 280, -1, -1, 960, -1, -1, 689, 765, 236, 907, 1087, -1,
    629, -1, 109, -1, 217, -1, 23, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 891, 445, -1, 732, -1, -1, -1, -1,
    227, -1, -1, -1, -1, -1, -1, 154, 808, 788, -1, 1084, 1159, 763, 736, -1, -1, -1, -1, -1, -1, -1, 678,
    947, 1154, -1, -1, 790, 1206, -1, 980, -1, -1, 568, -1, -1, -1, -1, 132, 1090, 1261, 133, -1, -1, -1, -1,
    908, 964, 673, -1, 63, -1, 285, 1270, -1, -1, -1, -1, 68, 57, 443, -1, -1, 1183, -1, -1, -1, 666, -1, -1,
    -1, -1, 200, -1, -1, -1, -1, -1, -1, 1233, -1, -1, 85, -1, 897, -1, -1, 1259, 462, -1, 1040, -1, -1, -1,
    -1, -1, -1, -1, 1043, -1, -1, -1, -1, -1, -1, 1143, 60, -1, -1, -1, -1, -1, -1, -1, 368, 384, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 640, 165, -1, -1, -1, -1, -1, -1, -1, -1, 341, -1, -1, 918, 830,
    -1, -1, -1, -1, -1, -1, -1, -1
};

static const int16_t first[] = {
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 983, -1, -1, -1, -1, 1040, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 317, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1067, -1, 716, 719, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 344, 346, 348, 315, 350, 314, 332, 382, 384, 388, 385, 299, 324,
    -1, -1, 222, -1, 285, 329, -1, -1, -1, -1, 772, 1, 543, 812, 36, 39, 272, 270, 274, 276, 273, 271, 275,
    277, 225, 213, 214, 246, 1207, 1275, 8, 26, 0, 9, 27, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 207, 208,
    209, 211, 212, 210, -1, -1, 1258, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 360, 375, 1277,
    333, 1279, -1, -1, -1, -1, -1, 255, 60, 73, 82, 101, 54, -1, 446, 503, 505, 507, 509, 511, 513, 515, 517,
    519, 521, 523, 525, 37, 38, 40, 41, 2, -1, 50, 6, 5, -1, -1, 12, 11, -1, 17, 49, 20, 21, 22, 23, 24, 25,
    28, -1, 29, 30, 31, 32, 33, 34, 35, 42, 43, 44, 45, 46, 47, -1, -1, -1, 51, 52, 53, 56, 57, 58, 59, 61,
    63, 64, 67, 68, 69, -1, 70, 71, 72, 78, 79, 75, 74, 80, 88, 89, 84, 83, 87, 91, 92, 93, 97, 98, 99, 100,
    103, 102, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125,
    126, 127, 128, 129, 130, 131, 132, 134, 136, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150,
    152, 850, 706, 856, 710, 153, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170,
    172, 173, 174, 176, 178, -1, -1, 177, -1, -1, 179, 181, 183, 184, 186, 187, 188, 189, 190, 191, 192, 193,
    194, 195, 197, 198, 199, 200, 201, 203, 204, 205, 206, 215, 216, 217, 218, 219, 220, 221, 223, 224, 226,
    227, 228, 231, 235, 238, -1, 239, 240, 241, 242, 243, 244, 247, -1, 248, 249, 250, -1, 251, 252, 253, -1,
    254, 258, 259, 263, 264, 265, 266, 267, 268, 269, 278, 280, 281, 282, 283, 284, 286, 287, 288, 289, 290,
    291, 292, 293, 294, 295, 296, -1, 297, -1, 298, -1, 303, 304, 307, 309, 311, 312, 313, -1, 318, 320, 323,
    325, 326, 327, 328, -1, -1, 340, -1, -1, -1, 355, 356, 358, 359, 361, 362, 363, 364, 365, 366, 367, 368,
    369, 370, -1, 371, 372, -1, 394, 397, 396, 376, 377, 378, 379, -1, 383, 387, -1, 389, 391, 392, 393, -1,
    -1, 413, 414, 421, 427, 429, 430, 431, 432, 433, 434, 435, 436, 437, 438, 441, 444, 456, 458, 460, 539,
    447, 448, 449, 450, 454, 452, 453, 455, 457, 459, 461, 462, 463, 464, 465, 466, 467, 468, 469, 470, 471,
    472, 473, 474, 475, 476, 477, 478, 479, 480, 481, 482, 483, 484, 485, 486, 487, 488, 489, 490, 491, 492,
    493, 494, 495, 496, 497, 498, 499, 500, 501, 502, 527, 528, 530, 531, 532, 533, 534, -1, 549, 537, 538,
    540, 541, 542, 544, 545, 546, 547, 548, 550, 551, 552, 553, 554, 555, 556, 557, 558, 559, 560, 561, 562,
    563, 564, 565, 566, 567, 568, 569, 570, 571, 572, 573, 574, 575, 576, 577, 578, 579, 580, 581, 582, -1,
    583, 584, 585, 586, 587, 588, 589, 590, 591, 593, 594, 595, 596, 597, 598, 599, 600, 601, -1, 602, 603,
    604, 605, 606, 607, 608, 609, 610, 611, 612, 613, 614, 615, 616, 617, 618, 619, 620, 621, 622, 623, 624,
    625, -1, 626, 627, 628, 629, 630, 631, 632, 633, 634, 635, 636, 637, 638, -1, 639, 640, 641, 642, 643,
    644, 645, 646, 647, 648, 649, 650, 651, 652, 653, 654, 655, 656, 657, 658, 659, 660, 661, 662, 663, 664,
    665, 666, 667, 668, 669, 670, 671, 672, 673, 674, 675, 676, 677, 678, 679, 1371, -1, 681, 683, 684, 685,
    -1, 687, 689, 691, 693, 694, 695, 696, 697, 698, 699, 700, 701, 702, 703, 704, 705, -1, 707, 709, 711,
    712, 713, 714, 715, 717, 718, 720, 721, 722, 723, -1, 724, 725, -1, 726, 727, -1, -1, 730, 732, -1, -1,
    734, 736, 737, 738, 739, 740, 741, 742, 743, 746, 748, 749, -1, -1, 752, -1, 753, 754, 755, -1, 757, 758,
    759, 760, 761, 762, 763, 764, 765, 767, 768, 769, 775, 777, 779, 780, 782, 783, 784, 786, 787, 788, 789,
    790, 791, 792, 793, 794, 796, 797, 798, 799, 800, 801, 802, 805, 806, 807, 808, 809, 810, 811, 813, 814,
    815, 816, 817, 818, 823, 824, 825, -1, 829, 832, 836, -1, 838, 842, 843, 847, 849, 858, 851, 852, 854,
    855, 857, -1, 859, -1, 860, -1, 863, 866, 869, 872, 875, 879, -1, -1, 880, -1, 881, 882, 883, 884, 885,
    886, 887, 888, 889, 890, 891, 892, 893, 894, 895, 896, 897, 898, 899, -1, 901, 902, 904, 905, 907, 908,
    910, 911, 912, 914, 917, 918, 919, 920, 922, 923, 924, 925, 926, 927, 928, 931, 932, 933, -1, 935, -1,
    937, 939, 940, 944, -1, 945, 946, 947, 948, 949, 950, 951, -1, -1, -1, 954, 955, 956, 957, -1, -1, 959,
    961, 963, -1, 964, -1, 968, 1124, 970, 971, -1, -1, 972, 973, -1, 974, -1, -1, -1, 975, 976, 977, 978,
    979, 980, 981, 982, 984, 985, 986, 987, 988, 989, 990, 991, 992, 993, 994, 995, 996, 998, 999, 1000,
    1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009, 1010, 1011, 1012, 1013, 1014, 1015, 1016, 1017,
    1018, 1019, 1020, 1021, 1022, 1023, 1024, 1025, 1026, 1027, 1028, 1029, 1030, 1031, 1033, 1035, 1037,
    1038, 1039, 1041, 1042, 1043, 1044, 1045, 1046, 1047, 1048, 1049, 1051, 1052, 1053, 1054, 1055, 1056,
    1057, 1058, 1059, 1060, 1063, 1065, -1, 1061, -1, 1069, 1070, -1, -1, 1157, 1075, -1, -1, 1076, 1077, -1,
    1149, -1, -1, -1, -1, -1, 1087, 1092, 1096, 1097, -1, -1, 1098, 1099, -1, 1100, 1101, 1102, 1103, 1104,
    1105, 1106, 1107, 1112, -1, -1, 1109, 1110, -1, 1114, -1, 1116, 1118, -1, 1120, 1121, 1122, 1125, 1126,
    1127, 1128, 1129, 1130, 1131, 1132, 1133, 1134, 1141, 1136, 1138, 1140, 1142, 1143, 1144, 1146, 1147,
    1148, 1150, 1151, 1152, 1153, 1154, 1155, 1156, 1158, 1159, 1160, 1161, 1162, 1163, 1164, 1165, 1166,
    1167, 1168, 1170, 1171, 1172, 1173, 1174, -1, 1176, 1182, -1, 1184, 1185, 1186, 1188, 1189, 1190, 1191,
    -1, -1, 1193, 1194, 1195, 1196, 1197, 1198, 1199, 1200, 1201, 1202, 1203, 1204, 1205, 1206, -1, 1211,
    1212, 1213, 1217, 1218, 1219, 1222, 1223, 1224, 1225, 1226, 1227, 1228, 1231, 1234, -1, 1238, 1242, 1243,
    1244, 1245, 1246, 1247, 1248, 1249, 1250, 1252, 1253, 1254, 1255, 1256, 1257, -1, -1, -1, -1, -1, 1268,
    1269, 1270, 1271, 1272, 1273, 1274, 1276, -1, -1, 1280, 1382, -1, -1, 1282, 1383, -1, 1281, -1, -1, 1286,
    1287, 1288, 1289, 1290, 1291, 1293, 1374, 1294, 1375, 1296, 1298, 1299, 1300, 1376, 1377, 1378, 1301,
    1302, 1303, 1304, 1305, 1306, -1, -1, 1308, -1, -1, 1379, 1380, 1310, -1, -1, -1, -1, -1, 1381, 1313,
    1314, 1315, 1316, 1318, 1320, 1321, 1322, 1323, 1324, 1325, 1326, 1327, 1328, 1329, -1, 1330, 1331, 1333,
    1334, 1335, 1336, 1338, 1340, 1342, 1344, 1346, 1347, 1348, 1349, -1, 1353, 1354, 1355, 1356, 1357, -1,
    1359, 1364, 1366, 1367, -1, 1369, 1384, 1385, 1386, 1387, 1388, 1389, 1390, 1393, 1394, 1395, 1396, 1398,
    1399, 1400, 1401, 1403, 1404, 1405, 1406, 1407, 1409, 1410, 1411, 1412, 1413, 1415, 1416, 1417, -1, 1418,
    1420, 1422, 1372, -1, 1373
};

static const struct catalogue_link links[] = {
    {0, 3, 0}, {0, 536, 0}, {0, -1, 0}, {1, 4, 0}, {2, 7, 0}, {2, -1, 0}, {2, -1, 0}, {3, 10, 0}, {3, 13, 0},
    {3, -1, 0}, {4, 55, 0}, {4, 14, 0}, {4, -1, 0}, {5, 15, 0}, {6, -1, 0}, {7, 16, 0}, {8, -1, 0},
    {9, 18, 0}, {10, 19, 0}, {11, -1, 0}, {12, 185, 4}, {12, -1, 5}, {13, -1, 1}, {13, -1, 0}, {14, -1, 1},
    {14, -1, 0}, {15, -1, 1}, {15, -1, 0}, {16, -1, 1}, {16, -1, 0}, {17, 182, 1}, {17, -1, 0}, {18, -1, 1},
    {19, -1, 0}, {20, -1, 0}, {21, -1, 0}, {22, -1, 2}, {23, -1, 2}, {24, -1, 2}, {25, -1, 2}, {26, -1, 2},
    {27, -1, 2}, {28, -1, 2}, {29, 180, 2}, {30, -1, 2}, {31, -1, 2}, {32, -1, 2}, {33, 48, 0}, {34, -1, 0},
    {35, 65, 4}, {36, 66, 4}, {37, 137, 4}, {38, -1, 4}, {39, -1, 4}, {40, -1, 0}, {41, -1, 0}, {42, 929, 2},
    {43, -1, 2}, {44, 930, 2}, {45, 936, 2}, {46, 62, 0}, {46, -1, 0}, {47, -1, 0}, {48, 77, 4}, {48, -1, 5},
    {49, 95, 2}, {50, 96, 2}, {51, 81, 1}, {51, -1, 0}, {52, -1, 1}, {53, -1, 0}, {54, -1, 0}, {55, 94, 2},
    {56, 76, 0}, {56, 1343, 0}, {56, -1, 0}, {57, -1, 0}, {58, 86, 4}, {59, -1, 2}, {60, -1, 2},
    {61, 1402, 2}, {62, 90, 1}, {63, 85, 0}, {63, 138, 0}, {63, -1, 0}, {64, -1, 0}, {65, 106, 4},
    {65, -1, 5}, {66, 133, 2}, {67, 135, 2}, {68, 175, 1}, {68, -1, 0}, {69, -1, 0}, {70, -1, 0},
    {71, 151, 2}, {72, -1, 2}, {73, -1, 2}, {74, -1, 2}, {75, -1, 2}, {76, -1, 2}, {77, 756, 2},
    {78, 104, 0}, {78, 1337, 0}, {78, -1, 0}, {79, 105, 0}, {80, -1, 0}, {81, 155, 4}, {81, -1, 5},
    {82, -1, 4}, {82, -1, 5}, {83, -1, 4}, {83, -1, 5}, {84, -1, 0}, {85, -1, 4}, {85, -1, 5}, {86, -1, 4},
    {86, -1, 5}, {87, -1, 4}, {87, -1, 5}, {88, -1, 4}, {88, -1, 5}, {89, -1, 2}, {89, -1, 0}, {90, -1, 2},
    {90, -1, 0}, {91, -1, 2}, {91, -1, 0}, {92, -1, 2}, {92, -1, 0}, {93, -1, 2}, {93, -1, 0}, {94, -1, 2},
    {94, -1, 0}, {95, -1, 2}, {95, -1, 0}, {96, -1, 2}, {96, -1, 0}, {97, -1, 2}, {98, 848, 2}, {99, -1, 2},
    {99, -1, 0}, {100, -1, 2}, {100, -1, 0}, {101, -1, 2}, {101, -1, 0}, {102, 279, 2}, {102, -1, 0},
    {103, -1, 2}, {103, -1, 0}, {104, 845, 2}, {105, 529, 2}, {106, -1, 2}, {107, 154, 0}, {107, -1, 0},
    {108, -1, 0}, {109, 202, 4}, {109, -1, 5}, {110, -1, 1}, {110, -1, 0}, {111, -1, 1}, {111, -1, 0},
    {112, -1, 1}, {112, -1, 0}, {113, 426, 1}, {113, -1, 0}, {114, 428, 1}, {114, -1, 0}, {115, -1, 1},
    {115, -1, 0}, {116, 171, 1}, {116, -1, 0}, {117, 300, 1}, {117, -1, 0}, {118, -1, 1}, {118, -1, 0},
    {119, -1, 1}, {119, -1, 0}, {120, -1, 1}, {121, -1, 0}, {122, -1, 2}, {123, -1, 2}, {124, -1, 2},
    {125, -1, 1}, {126, -1, 2}, {127, -1, 2}, {128, -1, 0}, {129, -1, 5}, {130, 196, 5}, {131, -1, 5},
    {132, -1, 5}, {133, -1, 5}, {134, -1, 5}, {135, -1, 5}, {136, -1, 5}, {137, -1, 5}, {138, -1, 5},
    {139, -1, 4}, {140, -1, 4}, {141, -1, 4}, {141, -1, 5}, {142, -1, 4}, {142, 1251, 5}, {143, 260, 4},
    {144, 234, 4}, {144, -1, 5}, {145, 230, 4}, {145, -1, 5}, {146, -1, 0}, {147, -1, 0}, {148, -1, 0},
    {149, -1, 0}, {150, -1, 0}, {151, -1, 0}, {152, -1, 0}, {152, -1, 0}, {153, -1, 0}, {154, -1, 0},
    {155, -1, 0}, {156, -1, 0}, {156, -1, 0}, {157, -1, 0}, {158, -1, 0}, {159, 1332, 0}, {160, -1, 0},
    {160, -1, 0}, {161, -1, 0}, {161, -1, 0}, {162, -1, 0}, {163, 229, 0}, {164, -1, 0}, {165, 232, 0},
    {165, -1, 0}, {166, 233, 0}, {167, 334, 0}, {168, 236, 0}, {168, -1, 0}, {169, 237, 0}, {170, 335, 0},
    {171, 245, 1}, {172, 906, 4}, {173, 909, 4}, {174, -1, 4}, {175, -1, 4}, {176, -1, 4}, {177, -1, 4},
    {178, -1, 1}, {179, -1, 1}, {180, -1, 1}, {181, -1, 1}, {182, -1, 2}, {183, -1, 1}, {184, -1, 2},
    {185, -1, 2}, {186, -1, 2}, {187, -1, 1}, {188, 256, 0}, {189, 257, 0}, {190, -1, 0}, {191, 261, 3},
    {192, 262, 3}, {193, -1, 4}, {194, -1, 2}, {195, -1, 2}, {196, -1, 2}, {197, -1, 0}, {197, -1, 0},
    {198, -1, 0}, {198, -1, 0}, {199, -1, 0}, {199, -1, 0}, {200, -1, 0}, {200, -1, 0}, {201, -1, 0},
    {201, -1, 0}, {202, -1, 0}, {202, -1, 0}, {203, -1, 0}, {203, -1, 0}, {204, 353, 2}, {205, 354, 2},
    {206, 302, 2}, {207, 306, 2}, {208, 419, 1}, {209, 411, 1}, {210, -1, 0}, {211, 399, 1}, {212, 400, 1},
    {213, 390, 1}, {214, 331, 1}, {215, 330, 1}, {216, -1, 1}, {217, -1, 1}, {218, -1, 1}, {219, -1, 5},
    {220, -1, 1}, {221, -1, 1}, {222, -1, 1}, {223, -1, 1}, {224, -1, 1}, {225, -1, 1}, {226, 301, 1},
    {227, 316, 1}, {228, 405, 1}, {229, 406, 1}, {230, 305, 1}, {231, -1, 1}, {232, -1, 1}, {233, 308, 1},
    {234, -1, 1}, {235, 310, 1}, {236, 322, 1}, {237, -1, 1}, {238, -1, 1}, {239, -1, 1}, {240, 351, 1},
    {241, 349, 1}, {242, 357, 1}, {243, -1, 2}, {244, 319, 1}, {245, -1, 1}, {246, 321, 1}, {247, -1, 1},
    {248, -1, 1}, {249, -1, 1}, {250, -1, 1}, {251, 343, 1}, {252, -1, 2}, {253, -1, 2}, {254, -1, 2},
    {255, 401, 1}, {256, 402, 1}, {257, 403, 1}, {258, 352, 1}, {259, 420, 0}, {260, 336, 1}, {261, 337, 1},
    {262, 338, 0}, {263, 339, 0}, {264, 410, 1}, {265, 409, 1}, {266, 341, 1}, {267, 342, 1}, {268, 407, 1},
    {269, -1, 1}, {270, 345, 1}, {271, 1292, 1}, {272, 347, 1}, {273, 440, 1}, {274, 442, 1}, {275, -1, 1},
    {276, -1, 1}, {277, 445, 1}, {278, 386, 1}, {279, 380, 2}, {280, 381, 2}, {281, -1, 1}, {282, -1, 1},
    {283, 404, 1}, {284, -1, 1}, {285, -1, 1}, {286, 373, 0}, {287, -1, 2}, {288, -1, 2}, {289, -1, 2},
    {290, -1, 2}, {291, -1, 2}, {292, -1, 2}, {293, -1, 2}, {294, -1, 2}, {295, -1, 1}, {296, -1, 1},
    {297, -1, 1}, {298, -1, 0}, {299, 374, 0}, {300, 1278, 0}, {301, -1, 0}, {302, -1, 2}, {303, -1, 2},
    {304, 1145, 2}, {305, -1, 2}, {306, 415, 2}, {307, 416, 2}, {308, -1, 1}, {309, -1, 1}, {310, -1, 1},
    {311, -1, 1}, {312, 443, 1}, {313, 1408, 1}, {314, -1, 1}, {315, -1, 1}, {316, -1, 1}, {317, -1, 1},
    {318, -1, 1}, {319, -1, 1}, {320, 395, 0}, {321, 398, 0}, {322, -1, 0}, {323, -1, 0}, {324, -1, 0},
    {325, 418, 1}, {326, -1, 1}, {327, -1, 1}, {328, -1, 1}, {329, -1, 1}, {330, 417, 1}, {331, 412, 1},
    {332, -1, 1}, {333, 408, 1}, {334, -1, 1}, {335, -1, 1}, {336, -1, 1}, {337, -1, 1}, {338, 425, 2},
    {339, -1, 2}, {340, -1, 2}, {341, 423, 2}, {342, 424, 2}, {343, 439, 1}, {344, -1, 1}, {345, -1, 1},
    {346, -1, 0}, {347, 422, 0}, {348, -1, 0}, {349, -1, 2}, {350, 1319, 2}, {351, -1, 2}, {352, -1, 1},
    {353, -1, 1}, {354, -1, 1}, {355, -1, 1}, {356, -1, 1}, {357, -1, 1}, {358, -1, 1}, {359, -1, 1},
    {360, -1, 1}, {361, -1, 1}, {362, -1, 1}, {363, -1, 1}, {364, -1, 1}, {365, 822, 1}, {366, -1, 1},
    {367, -1, 1}, {368, -1, 1}, {369, -1, 1}, {370, -1, 1}, {371, -1, 1}, {372, 451, 0}, {373, -1, 1},
    {374, -1, 1}, {375, -1, 1}, {376, -1, 1}, {377, -1, 0}, {378, -1, 4}, {379, -1, 3}, {380, -1, 4},
    {381, -1, 3}, {382, -1, 4}, {383, -1, 3}, {384, -1, 4}, {385, -1, 3}, {386, -1, 4}, {387, -1, 3},
    {388, -1, 4}, {389, -1, 3}, {390, -1, 4}, {391, -1, 3}, {392, -1, 4}, {393, -1, 3}, {394, -1, 4},
    {395, -1, 3}, {396, -1, 4}, {397, -1, 3}, {398, -1, 4}, {399, -1, 3}, {400, -1, 4}, {401, -1, 3},
    {402, -1, 4}, {403, -1, 3}, {404, -1, 4}, {405, -1, 3}, {406, -1, 4}, {407, -1, 3}, {408, -1, 4},
    {409, -1, 4}, {410, -1, 4}, {411, -1, 4}, {412, -1, 4}, {413, -1, 4}, {414, -1, 4}, {415, -1, 4},
    {416, -1, 4}, {417, -1, 4}, {418, -1, 4}, {419, -1, 4}, {420, -1, 4}, {421, -1, 4}, {422, -1, 4},
    {423, -1, 4}, {424, -1, 4}, {425, -1, 4}, {426, -1, 4}, {427, -1, 4}, {428, -1, 4}, {429, 504, 0},
    {430, -1, 0}, {431, 506, 0}, {432, -1, 0}, {433, 508, 0}, {434, 535, 0}, {435, 510, 0}, {436, -1, 0},
    {437, 512, 0}, {438, 592, 0}, {439, 514, 0}, {440, -1, 0}, {441, 516, 0}, {442, -1, 0}, {443, 518, 0},
    {444, -1, 0}, {445, 520, 0}, {446, -1, 0}, {447, 522, 0}, {448, -1, 0}, {449, 524, 0}, {450, -1, 0},
    {451, 526, 0}, {452, -1, 0}, {453, 770, 2}, {454, 771, 2}, {455, 708, 2}, {456, 773, 2}, {457, 774, 2},
    {458, -1, 2}, {459, 776, 2}, {460, -1, 0}, {461, -1, 0}, {462, 778, 2}, {463, -1, 1}, {464, -1, 2},
    {465, -1, 2}, {466, -1, 2}, {467, 1392, 2}, {468, -1, 2}, {469, -1, 2}, {470, 781, 2}, {471, -1, 2},
    {472, -1, 2}, {473, -1, 2}, {474, 766, 2}, {475, -1, 2}, {476, -1, 2}, {477, 804, 2}, {478, -1, 2},
    {479, -1, 2}, {480, -1, 2}, {481, -1, 2}, {482, -1, 2}, {483, 795, 2}, {484, -1, 2}, {485, -1, 2},
    {486, -1, 2}, {487, -1, 2}, {488, -1, 2}, {489, -1, 2}, {490, -1, 2}, {491, -1, 2}, {492, -1, 2},
    {493, -1, 2}, {494, -1, 2}, {495, -1, 2}, {496, -1, 2}, {497, -1, 2}, {498, -1, 2}, {499, -1, 2},
    {500, -1, 2}, {501, 785, 2}, {502, -1, 2}, {503, -1, 2}, {504, -1, 2}, {505, -1, 2}, {506, -1, 2},
    {507, -1, 2}, {508, -1, 4}, {508, -1, 5}, {509, -1, 4}, {509, -1, 5}, {510, -1, 4}, {510, -1, 5},
    {511, -1, 4}, {511, -1, 5}, {512, 1297, 4}, {512, -1, 5}, {513, -1, 0}, {514, -1, 2}, {515, -1, 2},
    {516, -1, 2}, {517, -1, 2}, {518, -1, 2}, {519, -1, 2}, {520, -1, 2}, {521, -1, 2}, {522, 803, 2},
    {523, -1, 4}, {524, -1, 4}, {524, -1, 5}, {525, -1, 4}, {526, -1, 4}, {526, -1, 5}, {527, -1, 4},
    {528, -1, 4}, {528, -1, 5}, {529, -1, 4}, {530, -1, 4}, {530, -1, 5}, {531, -1, 4}, {532, -1, 4},
    {532, -1, 5}, {533, -1, 4}, {534, -1, 4}, {534, -1, 5}, {535, -1, 4}, {536, -1, 4}, {536, -1, 5},
    {537, -1, 2}, {538, -1, 2}, {539, -1, 2}, {540, 878, 4}, {541, -1, 4}, {541, -1, 5}, {542, -1, 4},
    {543, -1, 4}, {543, -1, 5}, {544, -1, 4}, {545, -1, 4}, {545, -1, 5}, {546, -1, 4}, {547, -1, 4},
    {547, -1, 5}, {548, -1, 4}, {549, -1, 4}, {550, -1, 4}, {550, -1, 5}, {551, -1, 4}, {552, -1, 4},
    {552, -1, 5}, {553, -1, 4}, {554, -1, 4}, {554, -1, 5}, {555, -1, 4}, {556, -1, 4}, {556, -1, 5},
    {557, -1, 4}, {558, -1, 4}, {558, -1, 5}, {559, -1, 4}, {560, -1, 4}, {560, -1, 5}, {561, -1, 4},
    {562, -1, 4}, {562, -1, 5}, {563, -1, 4}, {564, -1, 4}, {564, -1, 5}, {565, -1, 4}, {566, -1, 4},
    {566, -1, 5}, {567, -1, 4}, {568, -1, 4}, {568, -1, 5}, {569, -1, 4}, {570, -1, 4}, {570, -1, 5},
    {571, -1, 4}, {572, -1, 4}, {572, -1, 5}, {573, -1, 4}, {574, -1, 4}, {574, -1, 5}, {575, -1, 4},
    {576, 680, 1}, {577, 942, 1}, {578, 682, 1}, {579, 943, 1}, {580, -1, 1}, {581, -1, 1}, {582, 686, 1},
    {583, -1, 1}, {584, 688, 1}, {585, -1, 1}, {586, 690, 1}, {587, -1, 1}, {588, 692, 1}, {589, -1, 1},
    {590, -1, 1}, {591, -1, 1}, {592, -1, 2}, {593, -1, 2}, {594, -1, 2}, {595, -1, 2}, {596, -1, 2},
    {597, 913, 2}, {598, -1, 2}, {599, -1, 2}, {600, -1, 2}, {601, -1, 2}, {602, -1, 2}, {603, 903, 4},
    {603, -1, 5}, {604, 846, 4}, {604, -1, 5}, {605, 900, 4}, {605, -1, 5}, {606, -1, 4}, {606, -1, 5},
    {607, -1, 4}, {607, -1, 5}, {608, 915, 0}, {609, -1, 2}, {610, -1, 2}, {611, -1, 2}, {612, -1, 1},
    {613, -1, 1}, {614, -1, 1}, {615, -1, 1}, {616, -1, 1}, {617, -1, 1}, {618, -1, 1}, {619, 728, 1},
    {620, 729, 1}, {621, -1, 1}, {622, 731, 1}, {623, 819, 1}, {624, 733, 1}, {625, -1, 1}, {626, 735, 1},
    {627, -1, 1}, {628, 744, 1}, {629, 745, 1}, {630, 997, 1}, {631, -1, 1}, {632, -1, 1}, {633, -1, 1},
    {634, -1, 1}, {635, 747, 1}, {636, -1, 1}, {637, -1, 1}, {638, -1, 1}, {639, -1, 1}, {640, -1, 1},
    {641, 750, 1}, {642, 751, 1}, {643, -1, 1}, {644, -1, 4}, {645, 1108, 4}, {646, -1, 3}, {647, 821, 1},
    {648, 1339, 1}, {649, -1, 0}, {650, -1, 0}, {651, -1, 0}, {652, -1, 0}, {653, -1, 2}, {654, -1, 2},
    {655, -1, 2}, {656, -1, 2}, {657, -1, 2}, {658, -1, 2}, {659, -1, 2}, {660, -1, 2}, {661, -1, 2},
    {662, 826, 2}, {663, 1317, 2}, {664, 830, 2}, {665, -1, 2}, {666, -1, 2}, {667, -1, 2}, {668, 916, 2},
    {669, -1, 2}, {670, 844, 2}, {671, -1, 2}, {672, -1, 2}, {673, -1, 2}, {674, -1, 2}, {675, -1, 2},
    {676, -1, 2}, {677, -1, 2}, {678, -1, 2}, {679, -1, 2}, {680, -1, 2}, {681, -1, 2}, {682, -1, 2},
    {683, -1, 2}, {684, -1, 2}, {685, -1, 2}, {686, -1, 2}, {687, -1, 2}, {688, -1, 2}, {689, -1, 2},
    {690, -1, 2}, {691, -1, 2}, {692, -1, 2}, {693, -1, 2}, {694, -1, 2}, {695, 921, 2}, {696, -1, 2},
    {697, -1, 2}, {698, -1, 2}, {699, -1, 2}, {700, -1, 2}, {701, -1, 2}, {702, -1, 2}, {703, -1, 1},
    {704, -1, 1}, {705, -1, 1}, {706, -1, 1}, {707, -1, 2}, {708, -1, 2}, {709, -1, 1}, {710, -1, 1},
    {711, 820, 1}, {712, -1, 1}, {713, -1, 1}, {714, 1295, 1}, {715, -1, 0}, {716, -1, 0}, {717, -1, 0},
    {718, 827, 1}, {719, 828, 1}, {720, -1, 1}, {721, -1, 1}, {722, 831, 1}, {723, -1, 1}, {724, 833, 1},
    {725, 834, 1}, {726, 835, 1}, {727, -1, 1}, {728, 837, 1}, {729, -1, 1}, {730, 839, 1}, {731, 840, 1},
    {732, 841, 1}, {733, -1, 1}, {734, -1, 1}, {735, -1, 1}, {736, 1345, 2}, {737, 1361, 2}, {738, 853, 2},
    {739, -1, 2}, {740, 1341, 2}, {741, -1, 4}, {742, -1, 4}, {743, -1, 4}, {744, -1, 4}, {745, -1, 4},
    {746, -1, 4}, {747, -1, 4}, {748, -1, 4}, {749, -1, 4}, {750, -1, 0}, {751, -1, 0}, {752, 861, 0},
    {753, 862, 0}, {754, -1, 0}, {755, 864, 0}, {756, 865, 0}, {757, -1, 0}, {758, 867, 0}, {759, 868, 0},
    {760, -1, 0}, {761, 870, 0}, {762, 871, 0}, {763, -1, 0}, {764, 873, 0}, {765, 874, 0}, {766, -1, 0},
    {767, 876, 0}, {768, 877, 0}, {769, -1, 0}, {770, -1, 4}, {771, -1, 4}, {772, -1, 4}, {772, -1, 5},
    {773, -1, 4}, {774, -1, 4}, {774, -1, 5}, {775, -1, 4}, {776, -1, 4}, {776, -1, 5}, {777, -1, 4},
    {778, -1, 4}, {778, -1, 5}, {779, -1, 4}, {780, -1, 4}, {780, -1, 5}, {781, -1, 4}, {782, -1, 4},
    {782, -1, 5}, {783, -1, 4}, {784, -1, 4}, {784, -1, 5}, {785, -1, 4}, {785, -1, 5}, {786, -1, 4},
    {787, -1, 4}, {787, -1, 5}, {788, -1, 4}, {789, -1, 4}, {789, -1, 5}, {790, -1, 4}, {791, -1, 4},
    {791, -1, 5}, {792, -1, 4}, {793, -1, 2}, {794, -1, 2}, {795, 1414, 2}, {796, -1, 2}, {797, -1, 2},
    {798, -1, 2}, {799, -1, 2}, {800, -1, 2}, {801, -1, 2}, {802, 1169, 2}, {803, -1, 2}, {804, -1, 2},
    {805, -1, 2}, {806, -1, 2}, {807, -1, 2}, {808, -1, 2}, {809, -1, 2}, {810, -1, 2}, {811, -1, 2},
    {812, 938, 2}, {813, 934, 1}, {814, 953, 1}, {815, 952, 1}, {816, -1, 1}, {817, -1, 1}, {818, -1, 1},
    {819, 1068, 1}, {820, -1, 1}, {821, 941, 1}, {822, -1, 1}, {823, -1, 1}, {824, -1, 1}, {825, -1, 1},
    {826, -1, 1}, {827, -1, 1}, {828, -1, 1}, {829, -1, 2}, {830, -1, 2}, {831, -1, 2}, {832, -1, 2},
    {833, -1, 1}, {834, -1, 1}, {835, -1, 1}, {836, -1, 1}, {837, -1, 1}, {838, 958, 0}, {839, -1, 0},
    {840, 960, 0}, {841, 969, 0}, {842, 962, 0}, {843, -1, 0}, {844, -1, 0}, {845, 965, 0}, {846, 966, 0},
    {847, 967, 0}, {848, -1, 0}, {849, -1, 0}, {850, -1, 0}, {851, -1, 0}, {852, -1, 0}, {853, -1, 4},
    {854, -1, 4}, {855, -1, 4}, {856, -1, 4}, {856, -1, 5}, {857, -1, 4}, {857, -1, 5}, {858, -1, 4},
    {858, -1, 5}, {859, -1, 4}, {859, -1, 5}, {860, -1, 4}, {860, -1, 5}, {861, -1, 4}, {861, -1, 5},
    {862, -1, 4}, {862, -1, 5}, {863, -1, 4}, {863, -1, 5}, {864, -1, 4}, {864, -1, 5}, {865, -1, 4},
    {865, -1, 5}, {866, -1, 4}, {866, -1, 5}, {867, -1, 4}, {867, -1, 5}, {868, -1, 4}, {868, -1, 5},
    {869, -1, 4}, {869, -1, 5}, {870, -1, 4}, {870, -1, 5}, {871, -1, 4}, {871, -1, 5}, {872, -1, 4},
    {873, -1, 4}, {874, -1, 4}, {875, -1, 4}, {876, -1, 4}, {877, -1, 4}, {878, -1, 4}, {879, -1, 4},
    {880, -1, 4}, {881, -1, 4}, {882, -1, 4}, {883, -1, 4}, {884, -1, 4}, {885, 1074, 4}, {885, -1, 5},
    {886, 1034, 4}, {886, -1, 5}, {887, 1036, 4}, {887, -1, 5}, {888, 1032, 4}, {888, -1, 5}, {889, -1, 4},
    {890, -1, 4}, {891, -1, 4}, {892, -1, 4}, {893, 1050, 4}, {893, -1, 5}, {894, 1072, 4}, {894, -1, 5},
    {895, 1073, 4}, {895, -1, 5}, {896, -1, 4}, {896, -1, 5}, {897, -1, 4}, {897, -1, 5}, {898, -1, 4},
    {898, -1, 5}, {899, -1, 4}, {899, -1, 5}, {900, -1, 4}, {900, -1, 5}, {901, -1, 4}, {901, -1, 5},
    {902, 1071, 4}, {902, -1, 5}, {903, -1, 4}, {903, -1, 5}, {904, -1, 4}, {904, -1, 5}, {905, -1, 0},
    {906, -1, 0}, {907, 1123, 5}, {908, -1, 0}, {909, 1062, 0}, {910, -1, 3}, {911, -1, 0}, {912, 1064, 0},
    {913, -1, 0}, {914, 1066, 0}, {915, -1, 0}, {916, 1175, 1}, {917, -1, 1}, {918, -1, 2}, {919, -1, 2},
    {920, -1, 4}, {921, -1, 4}, {922, -1, 4}, {923, -1, 4}, {924, -1, 3}, {925, -1, 0}, {926, 1078, 3},
    {927, 1079, 3}, {928, 1080, 3}, {929, 1081, 3}, {930, 1082, 3}, {931, 1083, 3}, {932, 1084, 3},
    {933, 1085, 3}, {934, 1086, 3}, {935, -1, 3}, {936, 1088, 3}, {937, 1089, 3}, {938, 1090, 3},
    {939, 1091, 3}, {940, -1, 3}, {941, 1093, 3}, {942, 1094, 3}, {943, 1095, 3}, {944, -1, 3}, {945, -1, 3},
    {946, -1, 3}, {947, -1, 3}, {948, -1, 3}, {949, -1, 3}, {950, 1187, 3}, {951, -1, 3}, {952, -1, 3},
    {953, -1, 3}, {954, -1, 3}, {955, -1, 3}, {956, -1, 3}, {957, -1, 4}, {958, -1, 4}, {959, 1111, 3},
    {960, -1, 3}, {961, 1113, 0}, {962, -1, 0}, {963, 1115, 1}, {964, -1, 1}, {965, 1117, 1}, {966, -1, 1},
    {967, 1119, 1}, {968, -1, 1}, {969, -1, 0}, {970, -1, 0}, {971, -1, 0}, {972, -1, 3}, {973, -1, 3},
    {974, -1, 3}, {975, -1, 3}, {976, -1, 3}, {977, -1, 5}, {978, -1, 5}, {979, -1, 5}, {980, -1, 0},
    {981, -1, 3}, {982, -1, 3}, {983, 1135, 0}, {984, -1, 0}, {985, 1137, 0}, {986, -1, 0}, {987, 1139, 0},
    {988, -1, 0}, {989, -1, 0}, {990, -1, 2}, {991, -1, 2}, {992, -1, 2}, {993, -1, 2}, {994, -1, 2},
    {995, -1, 2}, {996, -1, 2}, {997, -1, 2}, {998, -1, 2}, {999, -1, 2}, {1000, -1, 2}, {1001, -1, 2},
    {1002, -1, 2}, {1003, -1, 2}, {1004, -1, 2}, {1005, -1, 2}, {1006, -1, 2}, {1007, -1, 2}, {1008, -1, 2},
    {1009, 1179, 2}, {1010, 1180, 2}, {1011, 1181, 2}, {1012, -1, 2}, {1013, -1, 2}, {1014, -1, 2},
    {1015, -1, 2}, {1016, -1, 2}, {1017, -1, 2}, {1018, -1, 2}, {1019, -1, 2}, {1020, -1, 1}, {1021, -1, 1},
    {1022, -1, 1}, {1023, -1, 1}, {1024, 1177, 1}, {1025, 1178, 1}, {1026, -1, 1}, {1027, -1, 1},
    {1028, -1, 2}, {1029, -1, 2}, {1030, -1, 2}, {1031, 1183, 1}, {1032, -1, 1}, {1033, -1, 3},
    {1034, -1, 3}, {1035, -1, 3}, {1036, -1, 3}, {1037, -1, 3}, {1038, -1, 3}, {1039, -1, 3},
    {1040, 1192, 0}, {1041, 1264, 0}, {1042, -1, 5}, {1043, -1, 0}, {1044, -1, 0}, {1045, -1, 0},
    {1046, -1, 0}, {1047, -1, 0}, {1048, -1, 0}, {1049, -1, 0}, {1050, -1, 0}, {1051, -1, 0}, {1052, -1, 0},
    {1053, -1, 0}, {1054, -1, 0}, {1055, -1, 0}, {1056, 1208, 0}, {1057, 1209, 0}, {1058, 1210, 0},
    {1059, -1, 0}, {1060, 1214, 0}, {1061, 1215, 0}, {1062, 1216, 0}, {1063, -1, 0}, {1064, -1, 0},
    {1065, -1, 0}, {1066, 1220, 0}, {1067, 1221, 0}, {1068, -1, 0}, {1069, -1, 0}, {1070, -1, 0},
    {1071, -1, 0}, {1072, -1, 0}, {1073, -1, 0}, {1074, -1, 5}, {1075, -1, 5}, {1076, -1, 0},
    {1077, 1229, 0}, {1078, 1230, 0}, {1079, -1, 0}, {1080, 1232, 0}, {1081, 1233, 0}, {1082, -1, 0},
    {1083, 1235, 0}, {1084, 1236, 0}, {1085, 1237, 0}, {1086, -1, 0}, {1087, 1239, 0}, {1088, 1240, 0},
    {1089, 1241, 0}, {1090, -1, 0}, {1091, -1, 0}, {1092, -1, 0}, {1093, -1, 5}, {1094, -1, 5},
    {1095, -1, 5}, {1096, -1, 5}, {1097, -1, 5}, {1098, -1, 5}, {1099, -1, 5}, {1100, -1, 5}, {1101, -1, 5},
    {1102, -1, 5}, {1103, -1, 5}, {1104, -1, 5}, {1105, -1, 5}, {1106, -1, 5}, {1107, 1259, 0},
    {1108, 1260, 0}, {1109, 1261, 0}, {1110, 1262, 0}, {1111, 1263, 0}, {1112, -1, 0}, {1113, 1265, 0},
    {1114, 1266, 0}, {1115, 1267, 0}, {1116, -1, 0}, {1117, -1, 2}, {1118, -1, 2}, {1119, -1, 2},
    {1120, -1, 2}, {1121, -1, 2}, {1122, -1, 2}, {1123, -1, 2}, {1124, -1, 0}, {1125, -1, 0}, {1126, -1, 0},
    {1127, -1, 0}, {1128, -1, 0}, {1129, -1, 0}, {1129, -1, 0}, {1130, 1283, 0}, {1131, 1284, 0},
    {1132, 1285, 0}, {1133, 1312, 0}, {1134, -1, 0}, {1135, -1, 0}, {1136, -1, 1}, {1137, -1, 1},
    {1138, -1, 1}, {1139, -1, 1}, {1140, -1, 1}, {1141, -1, 1}, {1142, -1, 1}, {1143, 1360, 1},
    {1144, -1, 1}, {1145, -1, 1}, {1146, 1352, 1}, {1147, -1, 1}, {1148, -1, 1}, {1149, -1, 0},
    {1150, -1, 0}, {1151, -1, 0}, {1152, -1, 0}, {1153, -1, 0}, {1154, 1307, 1}, {1155, -1, 1},
    {1156, 1309, 1}, {1157, -1, 1}, {1158, 1311, 1}, {1159, -1, 1}, {1160, -1, 0}, {1161, -1, 0},
    {1162, -1, 0}, {1163, -1, 0}, {1164, -1, 2}, {1165, -1, 2}, {1166, -1, 2}, {1167, -1, 2}, {1168, -1, 2},
    {1169, -1, 2}, {1170, -1, 0}, {1171, -1, 2}, {1172, -1, 2}, {1173, -1, 2}, {1174, -1, 2}, {1175, -1, 2},
    {1176, -1, 2}, {1177, -1, 2}, {1178, -1, 4}, {1178, -1, 5}, {1179, -1, 4}, {1179, -1, 5}, {1180, -1, 4},
    {1180, -1, 5}, {1181, -1, 2}, {1182, -1, 0}, {1182, -1, 0}, {1183, -1, 0}, {1183, -1, 0}, {1184, -1, 0},
    {1184, -1, 0}, {1185, -1, 0}, {1185, -1, 0}, {1186, 1350, 0}, {1186, -1, 0}, {1187, 1362, 0},
    {1188, 1363, 0}, {1189, -1, 0}, {1190, 1351, 0}, {1191, 1358, 0}, {1192, -1, 4}, {1193, -1, 4},
    {1194, -1, 4}, {1195, -1, 4}, {1196, -1, 4}, {1197, -1, 4}, {1198, -1, 0}, {1199, -1, 0}, {1200, -1, 0},
    {1201, -1, 1}, {1202, -1, 2}, {1203, -1, 2}, {1204, 1365, 2}, {1205, -1, 2}, {1206, -1, 0},
    {1207, 1368, 0}, {1208, -1, 0}, {1209, 1370, 0}, {1210, -1, 0}, {1211, -1, 1}, {1212, -1, 0},
    {1213, -1, 0}, {1140, -1, 6}, {1143, 1397, 6}, {1136, -1, 6}, {1137, -1, 6}, {1144, -1, 6},
    {1154, -1, 6}, {1156, -1, 6}, {1158, -1, 6}, {1169, -1, 2}, {1181, -1, 2}, {647, -1, 6}, {648, -1, 6},
    {612, -1, 6}, {619, -1, 6}, {615, -1, 6}, {617, -1, 6}, {457, 1391, 2}, {666, -1, 2}, {466, -1, 2},
    {711, -1, 6}, {711, -1, 6}, {712, -1, 6}, {712, -1, 6}, {714, -1, 6}, {705, -1, 6}, {706, -1, 6},
    {1020, -1, 6}, {1021, -1, 6}, {279, -1, 2}, {1121, -1, 2}, {1122, -1, 2}, {1123, -1, 2}, {270, -1, 6},
    {271, -1, 6}, {278, -1, 6}, {226, -1, 6}, {206, -1, 2}, {207, -1, 2}, {208, -1, 6}, {269, -1, 6},
    {794, -1, 2}, {815, -1, 6}, {821, -1, 6}, {825, -1, 6}, {1024, 1419, 6}, {1026, -1, 6}, {1025, 1421, 6},
    {1027, -1, 6}, {1211, -1, 6}
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
    {383, -1, -1, -1, 1283, 0, 237, 2, 0, 1, 2, 5, 49, 0, 0, 6},  // first
    {384, -1, -1, -1, 1284, 0, 238, 3, 0, 1, 2, 5, 49, 0, 0, 6},  // last
    {385, -1, -1, -1, 1285, 146, 239, 4, 0, 1, 1, 5, 4, 0, 0, 6},  // reversed
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
    {305, -1, -1, -1, 1282, 165, 274, 22, 1, 2, 1, 5, 2, 0, 0, 6},  // contains
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
    {415, -1, -1, -1, 1286, 203, 352, 65, 1, 2, 1, 5, 3, 0, 0, 6},  // joined
    {60, -1, -1, -1, 1280, 204, 354, 66, 1, 2, 1, 5, 49, 0, 0, 6},  // append
    {60, -1, -1, -1, 1281, 205, 356, 67, 1, 2, 1, 5, 49, 0, 0, 6},  // append
    {61, -1, -1, -1, -1, 206, 358, 68, 2, 3, 1, 5, 49, 0, 0, 6},  // insert
    {61, -1, -1, -1, -1, 208, 361, 69, 2, 3, 1, 5, 49, 0, 0, 6},  // insert
    {62, -1, -1, -1, -1, 210, 364, 70, 1, 2, 1, 5, 49, 0, 0, 6},  // remove
    {63, -1, -1, -1, -1, 211, 366, 71, 0, 1, 1, 5, 49, 0, 0, 6},  // removeLast
    {64, -1, -1, -1, -1, 211, 367, 72, 0, 1, 1, 5, 49, 0, 0, 6},  // popLast
    {65, -1, -1, -1, -1, 211, 368, 73, 0, 1, 1, 5, 49, 0, 0, 6},  // removeFirst
    {66, -1, -1, -1, 452, 211, 369, 74, 0, 1, 1, 5, 49, 0, 0, 6},  // removeAll
    {382, -1, -1, -1, 231, 0, 370, 75, 0, 1, 2, 4, 0, 0, 0, 6},  // count
    {280, -1, -1, -1, -1, 0, 371, 76, 0, 1, 2, 4, 2, 0, 0, 6},  // isEmpty
    {425, -1, -1, -1, -1, 211, 372, 77, 0, 1, 1, 4, 3, 0, 0, 6},  // uppercased
    {426, -1, -1, -1, -1, 211, 373, 78, 0, 1, 1, 4, 3, 0, 0, 6},  // lowercased
    {305, -1, -1, -1, -1, 211, 374, 79, 1, 2, 1, 4, 2, 0, 0, 6},  // contains
    {427, -1, -1, -1, -1, 212, 376, 80, 1, 2, 1, 4, 2, 0, 0, 6},  // hasPrefix
    {428, -1, -1, -1, -1, 213, 378, 81, 1, 2, 1, 4, 2, 0, 0, 6},  // hasSuffix
    {140, -1, -1, -1, -1, 214, 380, 82, 2, 2, 3, 0, 3, 0, 0, 6},  // String
    {429, -1, -1, -1, -1, 0, 382, 83, 0, 1, 2, 4, 2, 0, 0, 6},  // isLetter
    {430, -1, -1, -1, -1, 0, 383, 84, 0, 1, 2, 4, 2, 0, 0, 6},  // isNumber
    {431, -1, -1, -1, -1, 0, 384, 85, 0, 1, 2, 4, 2, 0, 0, 6},  // isWhitespace
    {432, -1, -1, -1, -1, 0, 385, 86, 0, 1, 2, 4, 2, 0, 0, 6},  // isUppercase
    {433, -1, -1, -1, -1, 0, 386, 87, 0, 1, 2, 4, 2, 0, 0, 6},  // isLowercase
    {434, -1, -1, -1, -1, 0, 387, 88, 0, 1, 2, 4, 2, 0, 0, 6},  // isPunctuation
    {435, -1, -1, -1, -1, 0, 388, 89, 0, 1, 2, 4, 49, 0, 0, 6},  // wholeNumberValue
    {436, -1, -1, -1, -1, 0, 389, 90, 0, 1, 2, 4, 3, 0, 0, 6},  // capitalized
    {437, -1, -1, -1, -1, 216, 390, 91, 1, 2, 1, 4, 4, 0, 0, 6},  // split
    {438, -1, -1, -1, -1, 217, 392, 92, 1, 2, 1, 4, 4, 0, 0, 6},  // components
    {440, -1, -1, -1, -1, 218, 394, 93, 2, 3, 1, 4, 3, 0, 0, 6},  // replacingOccurrences
    {441, -1, -1, -1, -1, 220, 397, 94, 1, 1, 0, 0, 46, 0, 0, 6},  // type
    {140, -1, -1, -1, -1, 221, 398, 95, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {140, -1, -1, -1, -1, 222, 399, 96, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {141, -1, -1, -1, -1, 223, 400, 97, 1, 1, 3, 0, 3, 0, 0, 6},  // Character
    {446, -1, -1, -1, -1, 0, 401, 98, 0, 1, 2, 7, 4, 0, 0, 6},  // keys
    {447, -1, -1, -1, -1, 0, 402, 99, 0, 1, 2, 7, 4, 0, 0, 6},  // allKeys
    {448, -1, -1, -1, -1, 0, 403, 100, 0, 1, 2, 7, 4, 0, 0, 6},  // values
    {449, -1, -1, -1, -1, 0, 404, 101, 0, 1, 2, 7, 4, 0, 0, 6},  // allValues
    {382, -1, -1, -1, -1, 0, 405, 102, 0, 1, 2, 7, 0, 0, 0, 6},  // count
    {280, -1, -1, -1, -1, 0, 406, 103, 0, 1, 2, 7, 2, 0, 0, 6},  // isEmpty
    {67, -1, -1, -1, -1, 224, 407, 104, 1, 2, 1, 7, 49, 0, 0, 6},  // removeValue
    {451, -1, -1, -1, -1, 225, 409, 105, 1, 2, 1, 7, 49, 0, 0, 6},  // removeObjectForKey
    {68, -1, -1, -1, -1, 226, 411, 106, 2, 3, 1, 7, 49, 0, 0, 6},  // updateValue
    {70, -1, -1, -1, -1, 228, 414, 107, 2, 3, 1, 7, 49, 0, 0, 6},  // setObject
    {66, -1, -1, -1, -1, 230, 417, 108, 0, 1, 1, 7, 49, 0, 0, 6},  // removeAll
    {452, -1, -1, -1, -1, 230, 418, 109, 0, 1, 1, 7, 49, 0, 0, 6},  // removeAllObjects
    {69, -1, -1, -1, -1, 230, 419, 110, 2, 3, 1, 7, 49, 0, 0, 6},  // merge
    {454, -1, -1, -1, -1, 232, 422, 111, 1, 2, 1, 7, 6, 0, 0, 6},  // mapValues
    {389, -1, -1, -1, -1, 233, 424, 112, 1, 2, 1, 7, 6, 0, 0, 6},  // filter
    {455, -1, -1, -1, -1, 234, 426, 113, 2, 3, 1, 7, 6, 0, 0, 6},  // merging
    {456, -1, -1, -1, -1, 236, 429, 114, 1, 2, 1, 7, 49, 0, 0, 6},  // objectForKey
    {457, -1, -1, -1, -1, 237, 431, 115, 1, 2, 1, 7, 49, 0, 0, 6},  // valueForKey
    {443, -1, -1, -1, -1, 238, 433, 116, 1, 1, 3, 0, 6, 0, 0, 6},  // Dictionary
    {443, -1, -1, -1, -1, 239, 434, 117, 2, 2, 3, 0, 6, 0, 0, 6},  // Dictionary
    {445, -1, -1, -1, -1, 241, 436, 118, 0, 0, 3, 0, 6, 0, 0, 6},  // NSMutableDictionary
    {444, -1, -1, -1, -1, 241, 436, 119, 0, 0, 3, 0, 6, 0, 0, 6},  // NSDictionary
    {443, -1, -1, -1, -1, 241, 436, 120, 0, 0, 3, 0, 6, 0, 0, 6},  // Dictionary
    {77, -1, -1, -1, -1, 148, 436, 121, 1, 2, 1, 7, 4, 0, 0, 6},  // map
    {388, -1, -1, -1, -1, 149, 438, 122, 1, 2, 1, 7, 4, 0, 0, 6},  // compactMap
    {78, -1, -1, -1, -1, 188, 440, 123, 1, 2, 1, 7, 4, 0, 0, 6},  // flatMap
    {391, -1, -1, -1, -1, 153, 442, 124, 1, 2, 1, 7, 49, 0, 0, 6},  // forEach
    {390, -1, -1, -1, -1, 151, 444, 125, 2, 3, 1, 7, 49, 0, 0, 6},  // reduce
    {305, -1, -1, -1, -1, 166, 447, 126, 1, 2, 1, 7, 2, 0, 0, 6},  // contains
    {383, -1, -1, -1, -1, 167, 449, 127, 1, 2, 1, 7, 49, 0, 0, 6},  // first
    {404, -1, -1, -1, -1, 168, 451, 128, 1, 2, 1, 7, 2, 0, 0, 6},  // allSatisfy
    {421, -1, -1, -1, -1, 201, 453, 129, 1, 2, 1, 7, 4, 0, 0, 6},  // sorted
    {421, -1, -1, -1, -1, 202, 455, 130, 1, 2, 1, 7, 4, 0, 0, 6},  // sorted
    {336, -1, -1, -1, -1, 200, 457, 131, 1, 2, 1, 7, 49, 0, 0, 6},  // max
    {338, -1, -1, -1, -1, 199, 459, 132, 1, 2, 1, 7, 49, 0, 0, 6},  // min
    {386, -1, -1, -1, -1, 146, 461, 133, 0, 1, 1, 7, 4, 0, 0, 6},  // enumerated
    {383, -1, -1, -1, -1, 0, 462, 134, 0, 1, 2, 7, 49, 0, 0, 6},  // first
    {460, -1, -1, -1, -1, 0, 463, 135, 0, 1, 2, 8, 0, 0, 0, 6},  // lowerBound
    {461, -1, -1, -1, -1, 0, 464, 136, 0, 1, 2, 8, 0, 0, 0, 6},  // upperBound
    {382, -1, -1, -1, -1, 0, 465, 137, 0, 1, 2, 8, 0, 0, 0, 6},  // count
    {280, -1, -1, -1, -1, 0, 466, 138, 0, 1, 2, 8, 2, 0, 0, 6},  // isEmpty
    {305, -1, -1, -1, -1, 254, 467, 139, 1, 2, 1, 8, 2, 0, 0, 6},  // contains
    {77, -1, -1, -1, -1, 255, 469, 140, 1, 2, 1, 8, 4, 0, 0, 6},  // map
    {385, -1, -1, -1, -1, 256, 471, 141, 0, 1, 1, 8, 4, 0, 0, 6},  // reversed
    {143, -1, -1, -1, -1, 256, 472, 142, 1, 1, 3, 0, 4, 0, 0, 6},  // Array
    {462, -1, -1, -1, -1, 257, 473, 143, 0, 0, 3, 0, 5, 0, 0, 6},  // Set
    {462, -1, -1, -1, -1, 257, 473, 144, 1, 1, 3, 0, 5, 0, 0, 6},  // Set
    {382, -1, -1, -1, -1, 0, 474, 145, 0, 1, 2, 6, 0, 0, 0, 6},  // count
    {280, -1, -1, -1, -1, 0, 475, 146, 0, 1, 2, 6, 2, 0, 0, 6},  // isEmpty
    {383, -1, -1, -1, -1, 0, 476, 147, 0, 1, 2, 6, 49, 0, 0, 6},  // first
    {299, -1, -1, -1, -1, 258, 477, 148, 1, 2, 1, 6, 5, 0, 0, 6},  // union
    {463, -1, -1, -1, -1, 259, 479, 149, 1, 2, 1, 6, 49, 0, 0, 6},  // formUnion
    {301, -1, -1, -1, -1, 260, 481, 150, 1, 2, 1, 6, 5, 0, 0, 6},  // intersection
    {464, -1, -1, -1, -1, 261, 483, 151, 1, 2, 1, 6, 49, 0, 0, 6},  // formIntersection
    {465, -1, -1, -1, -1, 262, 485, 152, 1, 2, 1, 6, 5, 0, 0, 6},  // subtracting
    {466, -1, -1, -1, -1, 263, 487, 153, 1, 2, 1, 6, 49, 0, 0, 6},  // subtract
    {467, -1, -1, -1, -1, 264, 489, 154, 1, 2, 1, 6, 5, 0, 0, 6},  // symmetricDifference
    {468, -1, -1, -1, -1, 265, 491, 155, 1, 2, 1, 6, 49, 0, 0, 6},  // formSymmetricDifference
    {469, -1, -1, -1, -1, 266, 493, 156, 1, 2, 1, 6, 2, 0, 0, 6},  // isSubset
    {470, -1, -1, -1, -1, 267, 495, 157, 1, 2, 1, 6, 2, 0, 0, 6},  // isSuperset
    {471, -1, -1, -1, -1, 268, 497, 158, 1, 2, 1, 6, 2, 0, 0, 6},  // isStrictSubset
    {472, -1, -1, -1, -1, 269, 499, 159, 1, 2, 1, 6, 2, 0, 0, 6},  // isStrictSuperset
    {473, -1, -1, -1, -1, 270, 501, 160, 1, 2, 1, 6, 2, 0, 0, 6},  // isDisjoint
    {305, -1, -1, -1, -1, 271, 503, 161, 1, 2, 1, 6, 2, 0, 0, 6},  // contains
    {61, -1, -1, -1, -1, 272, 505, 162, 1, 2, 1, 6, 49, 0, 0, 6},  // insert
    {474, -1, -1, -1, -1, 273, 507, 163, 1, 2, 1, 6, 49, 0, 0, 6},  // update
    {62, -1, -1, -1, -1, 274, 509, 164, 1, 2, 1, 6, 49, 0, 0, 6},  // remove
    {66, -1, -1, -1, -1, 275, 511, 165, 0, 1, 1, 6, 49, 0, 0, 6},  // removeAll
    {475, -1, -1, -1, -1, 275, 512, 166, 0, 1, 1, 6, 49, 0, 0, 6},  // popFirst
    {65, -1, -1, -1, -1, 275, 513, 167, 0, 1, 1, 6, 49, 0, 0, 6},  // removeFirst
    {157, -1, -1, -1, -1, 275, 514, 0, 4, 4, 3, 0, 17, 0, 0, 7},  // UIColor
    {480, -1, -1, -1, -1, 279, 518, 1, 1, 2, 1, 18, 17, 0, 0, 7},  // withAlphaComponent
    {481, -1, -1, -1, -1, 280, 520, 2, 0, 1, 1, 18, 49, 0, 0, 7},  // set
    {482, -1, -1, -1, -1, 280, 521, 3, 0, 1, 1, 18, 49, 0, 0, 7},  // setFill
    {483, -1, -1, -1, -1, 280, 522, 4, 0, 1, 1, 18, 49, 0, 0, 7},  // setStroke
    {157, -1, -1, -1, -1, 280, 523, 5, 2, 2, 3, 0, 17, 0, 0, 7},  // UIColor
    {485, 157, -1, -1, -1, 0, 0, 6, 0, 0, 5, 18, 17, 0, 0, 7},  // black
    {486, 157, -1, -1, -1, 282, 0, 7, 0, 0, 4, 18, 17, 0, 0, 7},  // blackColor
    {484, 157, -1, -1, -1, 0, 0, 8, 0, 0, 5, 18, 17, 0, 0, 7},  // white
    {487, 157, -1, -1, -1, 282, 0, 9, 0, 0, 4, 18, 17, 0, 0, 7},  // whiteColor
    {476, 157, -1, -1, -1, 0, 0, 10, 0, 0, 5, 18, 17, 0, 0, 7},  // red
    {488, 157, -1, -1, -1, 282, 0, 11, 0, 0, 4, 18, 17, 0, 0, 7},  // redColor
    {477, 157, -1, -1, -1, 0, 0, 12, 0, 0, 5, 18, 17, 0, 0, 7},  // green
    {489, 157, -1, -1, -1, 282, 0, 13, 0, 0, 4, 18, 17, 0, 0, 7},  // greenColor
    {478, 157, -1, -1, -1, 0, 0, 14, 0, 0, 5, 18, 17, 0, 0, 7},  // blue
    {490, 157, -1, -1, -1, 282, 0, 15, 0, 0, 4, 18, 17, 0, 0, 7},  // blueColor
    {491, 157, -1, -1, -1, 0, 0, 16, 0, 0, 5, 18, 17, 0, 0, 7},  // cyan
    {492, 157, -1, -1, -1, 282, 0, 17, 0, 0, 4, 18, 17, 0, 0, 7},  // cyanColor
    {493, 157, -1, -1, -1, 0, 0, 18, 0, 0, 5, 18, 17, 0, 0, 7},  // yellow
    {494, 157, -1, -1, -1, 282, 0, 19, 0, 0, 4, 18, 17, 0, 0, 7},  // yellowColor
    {495, 157, -1, -1, -1, 0, 0, 20, 0, 0, 5, 18, 17, 0, 0, 7},  // magenta
    {496, 157, -1, -1, -1, 282, 0, 21, 0, 0, 4, 18, 17, 0, 0, 7},  // magentaColor
    {497, 157, -1, -1, -1, 0, 0, 22, 0, 0, 5, 18, 17, 0, 0, 7},  // orange
    {498, 157, -1, -1, -1, 282, 0, 23, 0, 0, 4, 18, 17, 0, 0, 7},  // orangeColor
    {499, 157, -1, -1, -1, 0, 0, 24, 0, 0, 5, 18, 17, 0, 0, 7},  // purple
    {500, 157, -1, -1, -1, 282, 0, 25, 0, 0, 4, 18, 17, 0, 0, 7},  // purpleColor
    {501, 157, -1, -1, -1, 0, 0, 26, 0, 0, 5, 18, 17, 0, 0, 7},  // brown
    {502, 157, -1, -1, -1, 282, 0, 27, 0, 0, 4, 18, 17, 0, 0, 7},  // brownColor
    {503, 157, -1, -1, -1, 0, 0, 28, 0, 0, 5, 18, 17, 0, 0, 7},  // gray
    {504, 157, -1, -1, -1, 282, 0, 29, 0, 0, 4, 18, 17, 0, 0, 7},  // grayColor
    {505, 157, -1, -1, -1, 0, 0, 30, 0, 0, 5, 18, 17, 0, 0, 7},  // lightGray
    {506, 157, -1, -1, -1, 282, 0, 31, 0, 0, 4, 18, 17, 0, 0, 7},  // lightGrayColor
    {507, 157, -1, -1, -1, 0, 0, 32, 0, 0, 5, 18, 17, 0, 0, 7},  // darkGray
    {508, 157, -1, -1, -1, 282, 0, 33, 0, 0, 4, 18, 17, 0, 0, 7},  // darkGrayColor
    {509, 157, -1, -1, -1, 0, 0, 34, 0, 0, 5, 18, 17, 0, 0, 7},  // clear
    {510, 157, -1, -1, -1, 282, 0, 35, 0, 0, 4, 18, 17, 0, 0, 7},  // clearColor
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
    {158, -1, -1, -1, -1, 282, 525, 0, 1, 1, 3, 0, 27, 0, 0, 8},  // UIView
    {158, -1, -1, -1, -1, 0, 0, 1, 0, 0, 3, 0, 27, 0, 0, 8},  // UIView
    {159, -1, -1, -1, -1, 283, 526, 2, 1, 1, 3, 0, 27, 0, 0, 8},  // UIWindow
    {159, -1, -1, -1, -1, 0, 0, 3, 0, 0, 3, 0, 27, 0, 0, 8},  // UIWindow
    {160, -1, -1, -1, -1, 284, 527, 4, 1, 1, 3, 0, 27, 0, 0, 8},  // UIImageView
    {160, -1, -1, -1, -1, 0, 0, 5, 0, 0, 3, 0, 27, 0, 0, 8},  // UIImageView
    {161, -1, -1, -1, -1, 285, 528, 6, 1, 1, 3, 0, 27, 0, 0, 8},  // UILabel
    {161, -1, -1, -1, -1, 0, 0, 7, 0, 0, 3, 0, 27, 0, 0, 8},  // UILabel
    {162, -1, -1, -1, -1, 286, 529, 8, 1, 1, 3, 0, 27, 0, 0, 8},  // UIButton
    {162, -1, -1, -1, -1, 0, 0, 9, 0, 0, 3, 0, 27, 0, 0, 8},  // UIButton
    {163, -1, -1, -1, -1, 287, 530, 10, 1, 1, 3, 0, 27, 0, 0, 8},  // UIScrollView
    {163, -1, -1, -1, -1, 0, 0, 11, 0, 0, 3, 0, 27, 0, 0, 8},  // UIScrollView
    {164, -1, -1, -1, -1, 288, 531, 12, 1, 1, 3, 0, 27, 0, 0, 8},  // UIControl
    {164, -1, -1, -1, -1, 0, 0, 13, 0, 0, 3, 0, 27, 0, 0, 8},  // UIControl
    {165, -1, -1, -1, -1, 289, 532, 14, 1, 1, 3, 0, 27, 0, 0, 8},  // UITextField
    {165, -1, -1, -1, -1, 0, 0, 15, 0, 0, 3, 0, 27, 0, 0, 8},  // UITextField
    {166, -1, -1, -1, -1, 290, 533, 16, 1, 1, 3, 0, 27, 0, 0, 8},  // UITextView
    {166, -1, -1, -1, -1, 0, 0, 17, 0, 0, 3, 0, 27, 0, 0, 8},  // UITextView
    {167, -1, -1, -1, -1, 291, 534, 18, 1, 1, 3, 0, 27, 0, 0, 8},  // UITableViewCell
    {167, -1, -1, -1, -1, 0, 0, 19, 0, 0, 3, 0, 27, 0, 0, 8},  // UITableViewCell
    {168, -1, -1, -1, -1, 292, 535, 20, 1, 1, 3, 0, 27, 0, 0, 8},  // UICollectionViewCell
    {168, -1, -1, -1, -1, 0, 0, 21, 0, 0, 3, 0, 27, 0, 0, 8},  // UICollectionViewCell
    {169, -1, -1, -1, -1, 293, 536, 22, 1, 1, 3, 0, 27, 0, 0, 8},  // UIVisualEffectView
    {169, -1, -1, -1, -1, 0, 0, 23, 0, 0, 3, 0, 27, 0, 0, 8},  // UIVisualEffectView
    {532, -1, -1, -1, -1, 0, 537, 24, 0, 1, 2, 28, 13, 0, 9, 8},  // frame
    {533, -1, -1, -1, -1, 0, 538, 25, 0, 1, 2, 28, 13, 0, 10, 8},  // bounds
    {285, -1, -1, -1, -1, 0, 539, 26, 0, 1, 2, 28, 9, 0, 11, 8},  // center
    {534, -1, -1, -1, -1, 0, 540, 27, 0, 1, 2, 28, 9, 0, 12, 8},  // anchorPoint
    {535, -1, -1, -1, 1268, 0, 541, 28, 0, 1, 2, 28, 2, 0, 0, 8},  // isHidden
    {536, -1, -1, -1, -1, 0, 542, 29, 0, 1, 2, 28, 2, 0, 0, 8},  // clipsToBounds
    {537, -1, -1, -1, -1, 0, 543, 30, 0, 1, 2, 28, 3, 0, 0, 8},  // name
    {538, -1, -1, -1, -1, 294, 544, 31, 1, 1, 0, 0, 49, 0, 0, 8},  // UIImage
    {160, -1, -1, -1, -1, 295, 545, 32, 1, 1, 3, 0, 27, 0, 0, 8},  // UIImageView
    {84, -1, -1, -1, -1, 0, 546, 33, 0, 1, 2, 28, 14, 0, 13, 8},  // transform
    {541, -1, -1, -1, -1, 296, 547, 34, 1, 2, 1, 28, 49, 0, 0, 8},  // moveAnchor
    {542, -1, -1, -1, -1, 0, 549, 35, 0, 1, 2, 28, 9, 0, 0, 8},  // contentOffset
    {479, -1, -1, -1, -1, 0, 550, 36, 0, 1, 2, 28, 0, 0, 0, 8},  // alpha
    {543, -1, -1, -1, 544, 0, 551, 37, 0, 1, 2, 28, 2, 0, 0, 8},  // isUserInteractionEnabled
    {544, -1, -1, -1, -1, 0, 552, 38, 0, 1, 2, 28, 2, 0, 0, 8},  // userInteractionEnabled
    {545, -1, -1, -1, -1, 0, 553, 39, 0, 1, 2, 28, 0, 0, 0, 8},  // tag
    {85, -1, -1, -1, -1, 0, 554, 40, 0, 1, 2, 28, 28, 0, 0, 8},  // layer
    {546, -1, -1, -1, -1, 0, 555, 41, 0, 1, 2, 28, 17, 0, 0, 8},  // backgroundColor
    {547, -1, -1, -1, -1, 0, 556, 42, 0, 1, 2, 28, 3, 0, 0, 8},  // text
    {548, -1, -1, -1, -1, 0, 557, 43, 0, 1, 2, 28, 17, 0, 0, 8},  // textColor
    {549, -1, -1, -1, -1, 0, 558, 44, 0, 1, 2, 28, 20, 0, 0, 8},  // textAlignment
    {550, -1, -1, -1, -1, 0, 559, 45, 0, 1, 2, 28, 49, 0, 0, 8},  // font
    {540, -1, -1, -1, -1, 0, 560, 46, 0, 1, 2, 28, 49, 0, 0, 8},  // image
    {551, -1, -1, -1, -1, 0, 561, 47, 0, 1, 2, 28, 49, 0, 0, 8},  // contentMode
    {552, -1, -1, -1, -1, 0, 562, 48, 0, 1, 2, 28, 2, 0, 0, 8},  // isOpaque
    {553, -1, -1, -1, -1, 0, 563, 49, 0, 1, 2, 28, 17, 0, 0, 8},  // tintColor
    {554, -1, -1, -1, -1, 0, 564, 50, 0, 1, 2, 28, 0, 0, 0, 8},  // contentScaleFactor
    {555, -1, -1, -1, -1, 0, 565, 51, 0, 1, 2, 28, 3, 0, 0, 8},  // accessibilityLabel
    {556, -1, -1, -1, -1, 0, 566, 52, 0, 1, 2, 28, 45, 0, 0, 8},  // layoutMargins
    {557, -1, -1, -1, -1, 0, 567, 53, 0, 1, 2, 28, 45, 0, 0, 8},  // safeAreaInsets
    {558, -1, -1, -1, -1, 0, 568, 54, 0, 1, 2, 28, 27, 0, 0, 8},  // mask
    {559, -1, -1, -1, -1, 0, 569, 55, 0, 1, 2, 28, 3, 0, 0, 8},  // accessibilityIdentifier
    {560, -1, -1, -1, -1, 0, 570, 56, 0, 1, 2, 28, 3, 0, 0, 8},  // accessibilityHint
    {561, -1, -1, -1, -1, 0, 571, 57, 0, 1, 2, 28, 2, 0, 0, 8},  // isAccessibilityElement
    {562, -1, -1, -1, -1, 0, 572, 58, 0, 1, 2, 28, 49, 0, 0, 8},  // semanticContentAttribute
    {563, -1, -1, -1, -1, 0, 573, 59, 0, 1, 2, 28, 2, 0, 0, 8},  // clearsContextBeforeDrawing
    {564, -1, -1, -1, -1, 0, 574, 60, 0, 1, 2, 28, 2, 0, 0, 8},  // isFirstResponder
    {565, -1, -1, -1, -1, 0, 575, 61, 0, 1, 2, 28, 0, 0, 0, 8},  // numberOfLines
    {566, -1, -1, -1, -1, 0, 576, 62, 0, 1, 2, 28, 2, 0, 0, 8},  // adjustsFontSizeToFitWidth
    {567, -1, -1, -1, -1, 0, 577, 63, 0, 1, 2, 28, 49, 0, 0, 8},  // lineBreakMode
    {568, -1, -1, -1, -1, 0, 578, 64, 0, 1, 2, 28, 49, 0, 0, 8},  // attributedText
    {569, -1, -1, -1, -1, 0, 579, 65, 0, 1, 2, 28, 49, 0, 0, 8},  // baselineAdjustment
    {570, -1, -1, -1, -1, 0, 580, 66, 0, 1, 2, 28, 49, 0, 0, 8},  // borderStyle
    {571, -1, -1, -1, -1, 0, 581, 67, 0, 1, 2, 28, 49, 0, 0, 8},  // keyboardType
    {572, -1, -1, -1, -1, 0, 582, 68, 0, 1, 2, 28, 49, 0, 0, 8},  // returnKeyType
    {573, -1, -1, -1, -1, 0, 583, 69, 0, 1, 2, 28, 49, 0, 0, 8},  // autocorrectionType
    {574, -1, -1, -1, -1, 0, 584, 70, 0, 1, 2, 28, 49, 0, 0, 8},  // autocapitalizationType
    {575, -1, -1, -1, -1, 0, 585, 71, 0, 1, 2, 28, 49, 0, 0, 8},  // clearButtonMode
    {576, -1, -1, -1, -1, 0, 586, 72, 0, 1, 2, 28, 17, 0, 0, 8},  // shadowColor
    {577, -1, -1, -1, -1, 0, 587, 73, 0, 1, 2, 28, 3, 0, 0, 8},  // placeholder
    {578, -1, -1, -1, -1, 0, 588, 74, 0, 1, 2, 28, 0, 0, 0, 8},  // minimumScaleFactor
    {579, -1, -1, -1, -1, 0, 589, 75, 0, 1, 2, 28, 2, 0, 0, 8},  // isEditable
    {580, -1, -1, -1, -1, 0, 590, 76, 0, 1, 2, 28, 2, 0, 0, 8},  // isSelectable
    {581, -1, -1, -1, -1, 0, 591, 77, 0, 1, 2, 28, 2, 0, 0, 8},  // isSecureTextEntry
    {582, -1, -1, -1, -1, 0, 592, 78, 0, 1, 2, 28, 0, 0, 0, 8},  // zoomScale
    {583, 584, 585, -1, -1, 0, 0, 79, 0, 0, 5, 4, 3, 0, 0, 8},  // system
    {586, 584, 587, -1, -1, 0, 0, 80, 0, 0, 5, 4, 3, 0, 0, 8},  // custom
    {588, 584, 589, -1, -1, 0, 0, 81, 0, 0, 5, 4, 3, 0, 0, 8},  // infoLight
    {590, 584, 591, -1, -1, 0, 0, 82, 0, 0, 5, 4, 3, 0, 0, 8},  // contactAdd
    {592, 584, 593, -1, -1, 0, 0, 83, 0, 0, 5, 4, 3, 0, 0, 8},  // close
    {162, -1, -1, -1, -1, 297, 593, 84, 1, 1, 3, 0, 27, 0, 0, 8},  // UIButton
    {594, -1, -1, -1, -1, 0, 594, 85, 0, 1, 2, 28, 2, 0, 0, 8},  // isScrollEnabled
    {595, -1, -1, -1, -1, 0, 595, 86, 0, 1, 2, 28, 2, 0, 0, 8},  // isPagingEnabled
    {596, -1, -1, -1, -1, 0, 596, 87, 0, 1, 2, 28, 2, 0, 0, 8},  // bounces
    {597, -1, -1, -1, -1, 0, 597, 88, 0, 1, 2, 28, 2, 0, 0, 8},  // showsHorizontalScrollIndicator
    {598, -1, -1, -1, -1, 0, 598, 89, 0, 1, 2, 28, 2, 0, 0, 8},  // showsVerticalScrollIndicator
    {599, -1, -1, -1, -1, 0, 599, 90, 0, 1, 2, 28, 0, 0, 0, 8},  // minimumZoomScale
    {600, -1, -1, -1, -1, 0, 600, 91, 0, 1, 2, 28, 0, 0, 0, 8},  // maximumZoomScale
    {601, -1, -1, -1, -1, 0, 601, 92, 0, 1, 2, 28, 45, 0, 0, 8},  // contentInset
    {602, -1, -1, -1, -1, 0, 602, 93, 0, 1, 2, 28, 49, 0, 0, 8},  // delegate
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
    {625, -1, -1, -1, -1, 0, 603, 108, 0, 1, 2, 28, 25, 0, 0, 8},  // autoresizingMask
    {626, -1, -1, -1, -1, 0, 604, 109, 0, 1, 2, 28, 2, 0, 0, 8},  // translatesAutoresizingMaskIntoConstraints
    {627, -1, -1, -1, -1, 0, 605, 110, 0, 1, 2, 28, 2, 0, 0, 8},  // autoresizesSubviews
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
    {644, 642, 645, -1, -1, 0, 0, 121, 0, 0, 5, 4, 3, 0, 0, 8},  // allEvents
    {646, 642, -1, -1, -1, 0, 0, 122, 0, 0, 5, 4, 3, 0, 0, 8},  // AllEvents
    {647, 642, 648, -1, -1, 0, 0, 123, 0, 0, 5, 4, 3, 0, 0, 8},  // allTouchEvents
    {649, 642, -1, -1, -1, 0, 0, 124, 0, 0, 5, 4, 3, 0, 0, 8},  // AllTouchEvents
    {650, 642, 651, -1, -1, 0, 0, 125, 0, 0, 5, 4, 3, 0, 0, 8},  // touchDown
    {652, 642, -1, -1, -1, 0, 0, 126, 0, 0, 5, 4, 3, 0, 0, 8},  // TouchDown
    {653, 642, 654, -1, -1, 0, 0, 127, 0, 0, 5, 4, 3, 0, 0, 8},  // touchDragInside
    {655, 642, -1, -1, -1, 0, 0, 128, 0, 0, 5, 4, 3, 0, 0, 8},  // TouchDragInside
    {656, 642, 657, -1, -1, 0, 0, 129, 0, 0, 5, 4, 3, 0, 0, 8},  // touchDragOutside
    {658, 642, -1, -1, -1, 0, 0, 130, 0, 0, 5, 4, 3, 0, 0, 8},  // TouchDragOutside
    {659, 642, 660, -1, -1, 0, 0, 131, 0, 0, 5, 4, 3, 0, 0, 8},  // touchUpInside
    {661, 642, -1, -1, -1, 0, 0, 132, 0, 0, 5, 4, 3, 0, 0, 8},  // TouchUpInside
    {662, 642, 663, -1, -1, 0, 0, 133, 0, 0, 5, 4, 3, 0, 0, 8},  // touchUpOutside
    {664, 642, -1, -1, -1, 0, 0, 134, 0, 0, 5, 4, 3, 0, 0, 8},  // TouchUpOutside
    {665, 642, 666, -1, -1, 0, 0, 135, 0, 0, 5, 4, 3, 0, 0, 8},  // touchCancel
    {667, 642, -1, -1, -1, 0, 0, 136, 0, 0, 5, 4, 3, 0, 0, 8},  // TouchCancel
    {668, 642, 669, -1, -1, 0, 0, 137, 0, 0, 5, 4, 3, 0, 0, 8},  // valueChanged
    {670, 642, -1, -1, -1, 0, 0, 138, 0, 0, 5, 4, 3, 0, 0, 8},  // ValueChanged
    {671, 642, 672, -1, -1, 0, 0, 139, 0, 0, 5, 4, 3, 0, 0, 8},  // editingChanged
    {673, 642, -1, -1, -1, 0, 0, 140, 0, 0, 5, 4, 3, 0, 0, 8},  // EditingChanged
    {674, 642, 675, -1, -1, 0, 0, 141, 0, 0, 5, 4, 3, 0, 0, 8},  // editingDidBegin
    {676, 642, -1, -1, -1, 0, 0, 142, 0, 0, 5, 4, 3, 0, 0, 8},  // EditingDidBegin
    {677, 642, 678, -1, -1, 0, 0, 143, 0, 0, 5, 4, 3, 0, 0, 8},  // editingDidEnd
    {679, 642, -1, -1, -1, 0, 0, 144, 0, 0, 5, 4, 3, 0, 0, 8},  // EditingDidEnd
    {680, 642, 681, -1, -1, 0, 0, 145, 0, 0, 5, 4, 3, 0, 0, 8},  // primaryActionTriggered
    {682, 642, -1, -1, -1, 0, 0, 146, 0, 0, 5, 4, 3, 0, 0, 8},  // PrimaryActionTriggered
    {683, -1, -1, -1, -1, 298, 606, 147, 3, 4, 1, 28, 49, 0, 0, 8},  // addTarget
    {683, -1, -1, -1, -1, 301, 610, 148, 3, 4, 1, 28, 49, 0, 0, 8},  // addTarget
    {686, -1, -1, -1, -1, 304, 614, 149, 3, 4, 1, 28, 49, 0, 0, 8},  // removeTarget
    {686, -1, -1, -1, -1, 307, 618, 150, 3, 4, 1, 28, 49, 0, 0, 8},  // removeTarget
    {687, -1, -1, -1, -1, 310, 622, 151, 1, 2, 1, 28, 49, 0, 0, 8},  // sendActions
    {688, -1, -1, -1, -1, 311, 624, 152, 1, 2, 1, 28, 49, 0, 0, 8},  // sendActionsForControlEvents
    {689, -1, -1, -1, -1, 312, 626, 153, 2, 3, 1, 28, 49, 0, 0, 8},  // setTitle
    {689, -1, -1, -1, -1, 314, 629, 154, 2, 3, 1, 28, 49, 0, 0, 8},  // setTitle
    {691, -1, -1, -1, -1, 316, 632, 155, 2, 3, 1, 28, 49, 0, 0, 8},  // setTitleColor
    {691, -1, -1, -1, -1, 318, 635, 156, 2, 3, 1, 28, 49, 0, 0, 8},  // setTitleColor
    {692, -1, -1, -1, -1, 320, 638, 157, 2, 3, 1, 28, 49, 0, 0, 8},  // setImage
    {692, -1, -1, -1, -1, 322, 641, 158, 2, 3, 1, 28, 49, 0, 0, 8},  // setImage
    {693, -1, -1, -1, -1, 324, 644, 159, 2, 3, 1, 28, 49, 0, 0, 8},  // setBackgroundImage
    {693, -1, -1, -1, -1, 326, 647, 160, 2, 3, 1, 28, 49, 0, 0, 8},  // setBackgroundImage
    {694, -1, -1, -1, -1, 328, 650, 161, 2, 3, 1, 28, 49, 0, 0, 8},  // setAttributedTitle
    {695, -1, -1, -1, -1, 330, 653, 162, 2, 3, 1, 28, 49, 0, 0, 8},  // setTitleShadowColor
    {696, -1, -1, -1, -1, 0, 656, 163, 0, 1, 2, 28, 3, 0, 0, 8},  // currentTitle
    {697, -1, -1, -1, -1, 0, 657, 164, 0, 1, 2, 28, 27, 0, 0, 8},  // titleLabel
    {698, -1, -1, -1, -1, 0, 658, 165, 0, 1, 2, 28, 45, 0, 0, 8},  // contentEdgeInsets
    {699, -1, -1, -1, -1, 0, 659, 166, 0, 1, 2, 28, 45, 0, 0, 8},  // titleEdgeInsets
    {700, -1, -1, -1, -1, 0, 660, 167, 0, 1, 2, 28, 45, 0, 0, 8},  // imageEdgeInsets
    {701, -1, -1, -1, -1, 0, 661, 168, 0, 1, 2, 28, 2, 0, 0, 8},  // isEnabled
    {702, -1, -1, -1, -1, 0, 662, 169, 0, 1, 2, 28, 2, 0, 0, 8},  // isSelected
    {703, -1, -1, -1, -1, 0, 663, 170, 0, 1, 2, 28, 2, 0, 0, 8},  // isHighlighted
    {704, -1, -1, -1, -1, 0, 664, 171, 0, 1, 2, 28, 49, 0, 0, 8},  // contentHorizontalAlignment
    {705, -1, -1, -1, -1, 0, 665, 172, 0, 1, 2, 28, 49, 0, 0, 8},  // contentVerticalAlignment
    {706, -1, -1, -1, -1, 0, 666, 173, 0, 1, 2, 28, 12, 0, 0, 8},  // contentSize
    {288, 707, 708, -1, -1, 0, 0, 174, 0, 0, 5, 21, 20, 0, 0, 8},  // left
    {285, 707, 709, -1, -1, 0, 0, 175, 0, 0, 5, 21, 20, 0, 0, 8},  // center
    {290, 707, 710, -1, -1, 0, 0, 176, 0, 0, 5, 21, 20, 0, 0, 8},  // right
    {711, 707, 712, -1, -1, 0, 0, 177, 0, 0, 5, 21, 20, 0, 0, 8},  // justified
    {713, 707, 714, -1, -1, 0, 0, 178, 0, 0, 5, 21, 20, 0, 0, 8},  // natural
    {47, -1, -1, -1, -1, 332, 667, 179, 4, 4, 0, 0, 27, 0, 0, 8},  // view
    {715, -1, -1, -1, -1, 0, 671, 0, 0, 1, 2, 28, 27, 0, 0, 9},  // superview
    {716, -1, -1, -1, -1, 0, 672, 1, 0, 1, 2, 28, 4, 0, 0, 9},  // subviews
    {48, -1, -1, -1, -1, 0, 673, 2, 0, 1, 2, 28, 27, 0, 0, 9},  // window
    {717, -1, -1, -1, 1264, 336, 674, 3, 1, 2, 1, 28, 2, 0, 0, 9},  // isDescendant
    {718, -1, -1, -1, -1, 337, 676, 4, 1, 2, 1, 28, 49, 0, 0, 9},  // addSubview
    {719, -1, -1, -1, -1, 338, 678, 5, 1, 2, 1, 28, 49, 0, 0, 9},  // bringSubviewToFront
    {720, -1, -1, -1, 1266, 339, 680, 6, 1, 2, 1, 28, 49, 0, 0, 9},  // bringSubview
    {722, -1, -1, -1, -1, 340, 682, 7, 1, 2, 1, 28, 49, 0, 0, 9},  // sendSubviewToBack
    {723, -1, -1, -1, 1267, 341, 684, 8, 1, 2, 1, 28, 49, 0, 0, 9},  // sendSubview
    {725, -1, -1, -1, -1, 342, 686, 9, 0, 1, 1, 28, 49, 0, 0, 9},  // removeFromSuperview
    {726, -1, -1, -1, 1265, 342, 687, 10, 2, 3, 1, 28, 49, 0, 0, 9},  // insertSubview
    {726, -1, -1, -1, -1, 344, 690, 11, 2, 3, 1, 28, 49, 0, 0, 9},  // insertSubview
    {726, -1, -1, -1, -1, 346, 693, 12, 2, 3, 1, 28, 49, 0, 0, 9},  // insertSubview
    {729, -1, -1, -1, -1, 348, 696, 13, 2, 3, 1, 28, 9, 0, 5, 9},  // convert
    {729, -1, -1, -1, -1, 350, 699, 14, 2, 3, 1, 28, 9, 0, 5, 9},  // convert
    {730, -1, -1, -1, -1, 352, 702, 15, 2, 3, 1, 28, 9, 0, 5, 9},  // convertRect
    {730, -1, -1, -1, -1, 354, 705, 16, 2, 3, 1, 28, 9, 0, 5, 9},  // convertRect
    {733, -1, -1, -1, -1, 356, 708, 17, 2, 3, 1, 28, 9, 0, 5, 9},  // convertPoint
    {733, -1, -1, -1, -1, 358, 711, 18, 2, 3, 1, 28, 9, 0, 5, 9},  // convertPoint
    {734, -1, -1, -1, -1, 360, 714, 19, 0, 1, 1, 28, 49, 0, 0, 9},  // setNeedsLayout
    {735, -1, -1, -1, -1, 360, 715, 20, 0, 1, 1, 28, 49, 0, 0, 9},  // setNeedsDisplay
    {736, -1, -1, -1, -1, 360, 716, 21, 0, 1, 1, 28, 49, 0, 0, 9},  // layoutSubviews
    {737, -1, -1, -1, -1, 360, 717, 22, 0, 1, 1, 28, 2, 0, 0, 9},  // becomeFirstResponder
    {738, -1, -1, -1, -1, 360, 718, 23, 0, 1, 1, 28, 2, 0, 0, 9},  // resignFirstResponder
    {739, -1, -1, -1, -1, 360, 719, 24, 1, 2, 1, 28, 12, 0, 0, 9},  // sizeThatFits
    {740, -1, -1, -1, -1, 361, 721, 25, 0, 1, 1, 28, 49, 0, 0, 9},  // sizeToFit
    {741, -1, -1, -1, -1, 361, 722, 26, 0, 1, 1, 28, 49, 0, 0, 9},  // layoutIfNeeded
    {734, -1, -1, -1, -1, 361, 723, 27, 0, 1, 1, 29, 49, 0, 0, 9},  // setNeedsLayout
    {735, -1, -1, -1, -1, 361, 724, 28, 0, 1, 1, 29, 49, 0, 0, 9},  // setNeedsDisplay
    {742, -1, -1, -1, -1, 361, 725, 29, 0, 1, 1, 29, 49, 0, 0, 9},  // layoutSublayers
    {741, -1, -1, -1, -1, 361, 726, 30, 0, 1, 1, 29, 49, 0, 0, 9},  // layoutIfNeeded
    {743, -1, -1, -1, -1, 361, 727, 31, 1, 2, 1, 28, 27, 0, 0, 9},  // viewWithTag
    {744, -1, -1, -1, -1, 362, 729, 32, 2, 3, 1, 29, 49, 0, 0, 9},  // insertSublayer
    {744, -1, -1, -1, -1, 364, 732, 33, 2, 3, 1, 29, 49, 0, 0, 9},  // insertSublayer
    {744, -1, -1, -1, -1, 366, 735, 34, 2, 3, 1, 29, 49, 0, 0, 9},  // insertSublayer
    {747, 158, -1, -1, -1, 0, 0, 35, 0, 0, 5, 28, 0, 0, 0, 9},  // noIntrinsicMetric
    {749, 748, -1, -1, -1, 0, 0, 36, 0, 0, 5, 28, 27, 0, 0, 9},  // main
    {750, 748, -1, -1, -1, 368, 738, 37, 0, 0, 4, 28, 27, 0, 0, 9},  // mainScreen
    {751, -1, -1, -1, 1262, 368, 738, 38, 2, 3, 1, 28, 27, 0, 5, 9},  // hitTest
    {243, -1, -1, -1, 1263, 370, 741, 39, 2, 3, 1, 28, 2, 0, 5, 9},  // point
    {753, -1, -1, -1, -1, 372, 744, 0, 0, 0, 3, 0, 28, 0, 0, 10},  // CALayer
    {754, -1, -1, -1, -1, 372, 744, 1, 0, 0, 3, 0, 28, 0, 0, 10},  // CAShapeLayer
    {755, -1, -1, -1, -1, 372, 744, 2, 0, 0, 3, 0, 28, 0, 0, 10},  // CAGradientLayer
    {756, -1, -1, -1, -1, 372, 744, 3, 0, 0, 3, 0, 28, 0, 0, 10},  // CATextLayer
    {757, -1, -1, -1, -1, 0, 744, 4, 0, 1, 2, 29, 4, 0, 0, 10},  // colors
    {758, -1, -1, -1, -1, 0, 745, 5, 0, 1, 2, 29, 4, 0, 0, 10},  // locations
    {759, -1, -1, -1, -1, 0, 746, 6, 0, 1, 2, 29, 9, 0, 0, 10},  // startPoint
    {760, -1, -1, -1, -1, 0, 747, 7, 0, 1, 2, 29, 9, 0, 0, 10},  // endPoint
    {761, -1, -1, -1, -1, 0, 748, 8, 0, 1, 2, 29, 49, 0, 0, 10},  // string
    {550, -1, -1, -1, -1, 0, 749, 9, 0, 1, 2, 29, 49, 0, 0, 10},  // font
    {762, -1, -1, -1, -1, 0, 750, 10, 0, 1, 2, 29, 0, 0, 0, 10},  // fontSize
    {763, -1, -1, -1, -1, 0, 751, 11, 0, 1, 2, 29, 17, 0, 0, 10},  // foregroundColor
    {764, -1, -1, -1, -1, 0, 752, 12, 0, 1, 2, 29, 2, 0, 0, 10},  // isWrapped
    {532, -1, -1, -1, -1, 0, 753, 13, 0, 1, 2, 29, 13, 0, 9, 10},  // frame
    {533, -1, -1, -1, -1, 0, 754, 14, 0, 1, 2, 29, 13, 0, 10, 10},  // bounds
    {83, -1, -1, -1, -1, 0, 755, 15, 0, 1, 2, 29, 9, 0, 11, 10},  // position
    {534, -1, -1, -1, -1, 0, 756, 16, 0, 1, 2, 29, 9, 0, 12, 10},  // anchorPoint
    {535, -1, -1, -1, 1268, 0, 757, 17, 0, 1, 2, 29, 2, 0, 0, 10},  // isHidden
    {765, -1, -1, -1, -1, 0, 758, 18, 0, 1, 2, 29, 2, 0, 0, 10},  // masksToBounds
    {537, -1, -1, -1, -1, 0, 759, 19, 0, 1, 2, 29, 3, 0, 0, 10},  // name
    {766, -1, -1, -1, -1, 0, 760, 20, 0, 1, 2, 29, 14, 0, 0, 10},  // sublayerTransform
    {84, -1, -1, -1, -1, 0, 761, 21, 0, 1, 2, 29, 14, 0, 0, 10},  // transform
    {767, -1, -1, -1, -1, 0, 762, 22, 0, 1, 2, 29, 0, 0, 0, 10},  // zPosition
    {768, -1, -1, -1, -1, 0, 763, 23, 0, 1, 2, 29, 0, 0, 0, 10},  // opacity
    {546, -1, -1, -1, -1, 0, 764, 24, 0, 1, 2, 29, 17, 0, 0, 10},  // backgroundColor
    {769, -1, -1, -1, -1, 0, 765, 25, 0, 1, 2, 29, 0, 0, 0, 10},  // cornerRadius
    {770, -1, -1, -1, -1, 0, 766, 26, 0, 1, 2, 29, 0, 0, 0, 10},  // borderWidth
    {771, -1, -1, -1, -1, 0, 767, 27, 0, 1, 2, 29, 17, 0, 0, 10},  // borderColor
    {576, -1, -1, -1, -1, 0, 768, 28, 0, 1, 2, 29, 17, 0, 0, 10},  // shadowColor
    {772, -1, -1, -1, -1, 0, 769, 29, 0, 1, 2, 29, 0, 0, 0, 10},  // shadowOpacity
    {773, -1, -1, -1, -1, 0, 770, 30, 0, 1, 2, 29, 0, 0, 0, 10},  // shadowRadius
    {774, -1, -1, -1, -1, 0, 771, 31, 0, 1, 2, 29, 12, 0, 0, 10},  // shadowOffset
    {775, -1, -1, -1, -1, 0, 772, 32, 0, 1, 2, 29, 29, 0, 0, 10},  // shadowPath
    {776, -1, -1, -1, -1, 0, 773, 33, 0, 1, 2, 29, 0, 0, 0, 10},  // contentsScale
    {777, -1, -1, -1, -1, 0, 774, 34, 0, 1, 2, 29, 49, 0, 0, 10},  // contents
    {778, -1, -1, -1, -1, 0, 775, 35, 0, 1, 2, 29, 2, 0, 0, 10},  // shouldRasterize
    {779, -1, -1, -1, -1, 0, 776, 36, 0, 1, 2, 29, 0, 0, 0, 10},  // rasterizationScale
    {780, -1, -1, -1, -1, 0, 777, 37, 0, 1, 2, 29, 2, 0, 0, 10},  // isDoubleSided
    {558, -1, -1, -1, -1, 0, 778, 38, 0, 1, 2, 29, 28, 0, 0, 10},  // mask
    {781, -1, -1, -1, -1, 0, 779, 39, 0, 1, 2, 29, 49, 0, 0, 10},  // actions
    {782, -1, -1, -1, -1, 0, 780, 40, 0, 1, 2, 29, 49, 0, 0, 10},  // contentsGravity
    {783, -1, -1, -1, -1, 0, 781, 41, 0, 1, 2, 29, 49, 0, 0, 10},  // magnificationFilter
    {784, -1, -1, -1, -1, 0, 782, 42, 0, 1, 2, 29, 49, 0, 0, 10},  // minificationFilter
    {785, -1, -1, -1, -1, 0, 783, 43, 0, 1, 2, 29, 49, 0, 0, 10},  // compositingFilter
    {786, -1, -1, -1, -1, 0, 784, 44, 0, 1, 2, 29, 49, 0, 0, 10},  // cornerCurve
    {787, -1, -1, -1, -1, 0, 785, 45, 0, 1, 2, 29, 49, 0, 0, 10},  // maskedCorners
    {602, -1, -1, -1, -1, 0, 786, 46, 0, 1, 2, 29, 49, 0, 0, 10},  // delegate
    {552, -1, -1, -1, -1, 0, 787, 47, 0, 1, 2, 29, 2, 0, 0, 10},  // isOpaque
    {788, -1, -1, -1, -1, 0, 788, 48, 0, 1, 2, 29, 2, 0, 0, 10},  // needsDisplayOnBoundsChange
    {789, -1, -1, -1, -1, 0, 789, 49, 0, 1, 2, 29, 2, 0, 0, 10},  // allowsEdgeAntialiasing
    {790, -1, -1, -1, -1, 0, 790, 50, 0, 1, 2, 29, 49, 0, 0, 10},  // lineCap
    {791, -1, -1, -1, -1, 0, 791, 51, 0, 1, 2, 29, 49, 0, 0, 10},  // fillRule
    {792, -1, -1, -1, -1, 0, 792, 52, 0, 1, 2, 29, 0, 0, 0, 10},  // strokeStart
    {793, -1, -1, -1, -1, 0, 793, 53, 0, 1, 2, 29, 0, 0, 0, 10},  // strokeEnd
    {794, -1, -1, -1, -1, 372, 794, 54, 0, 1, 1, 29, 14, 0, 0, 10},  // affineTransform
    {86, -1, -1, -1, -1, 372, 795, 55, 1, 2, 1, 29, 49, 0, 8, 10},  // setAffineTransform
    {795, -1, -1, -1, 1273, 373, 797, 56, 0, 1, 1, 29, 28, 0, 0, 10},  // presentation
    {796, -1, -1, -1, 1274, 373, 798, 57, 0, 1, 1, 29, 28, 0, 0, 10},  // model
    {797, -1, -1, -1, -1, 0, 799, 58, 0, 1, 2, 29, 28, 0, 0, 10},  // superlayer
    {798, -1, -1, -1, -1, 0, 800, 59, 0, 1, 2, 29, 4, 0, 0, 10},  // sublayers
    {799, -1, -1, -1, -1, 373, 801, 60, 1, 2, 1, 29, 49, 0, 0, 10},  // addSublayer
    {800, -1, -1, -1, -1, 374, 803, 61, 0, 1, 1, 29, 49, 0, 0, 10},  // removeFromSuperlayer
    {729, -1, -1, -1, 1269, 374, 804, 62, 2, 3, 1, 29, 9, 0, 5, 10},  // convert
    {729, -1, -1, -1, 1271, 376, 807, 63, 2, 3, 1, 29, 9, 0, 5, 10},  // convert
    {751, -1, -1, -1, -1, 378, 810, 64, 1, 2, 1, 29, 28, 0, 0, 10},  // hitTest
    {305, -1, -1, -1, 1191, 379, 812, 65, 1, 2, 1, 29, 2, 0, 0, 10},  // contains
    {801, -1, -1, -1, -1, 380, 814, 0, 0, 0, 0, 0, 42, 0, 0, 11},  // Rectangle
    {802, -1, -1, -1, -1, 380, 814, 1, 1, 1, 0, 0, 42, 0, 0, 11},  // Text
    {803, -1, -1, -1, -1, 381, 815, 2, 1, 1, 0, 0, 42, 0, 0, 11},  // Image
    {532, -1, -1, -1, -1, 382, 816, 3, 2, 3, 1, 43, 42, 0, 0, 11},  // frame
    {532, -1, -1, -1, -1, 384, 819, 4, 1, 2, 1, 43, 42, 0, 0, 11},  // frame
    {532, -1, -1, -1, -1, 385, 821, 5, 1, 2, 1, 43, 42, 0, 0, 11},  // frame
    {805, -1, -1, -1, -1, 386, 823, 6, 1, 2, 1, 43, 42, 0, 0, 11},  // padding
    {83, -1, -1, -1, -1, 387, 825, 7, 2, 3, 1, 43, 42, 0, 0, 11},  // position
    {83, -1, -1, -1, -1, 389, 828, 8, 1, 2, 1, 43, 42, 0, 0, 11},  // position
    {806, -1, -1, -1, -1, 390, 830, 9, 2, 3, 1, 43, 42, 0, 0, 11},  // offset
    {806, -1, -1, -1, -1, 392, 833, 10, 1, 2, 1, 43, 42, 0, 0, 11},  // offset
    {806, -1, -1, -1, -1, 393, 835, 11, 1, 2, 1, 43, 42, 0, 0, 11},  // offset
    {806, -1, -1, -1, -1, 394, 837, 12, 1, 2, 1, 43, 42, 0, 0, 11},  // offset
    {807, -1, -1, -1, -1, 395, 839, 13, 1, 2, 1, 43, 42, 0, 0, 11},  // rotationEffect
    {807, -1, -1, -1, -1, 396, 841, 14, 2, 3, 1, 43, 42, 0, 0, 11},  // rotationEffect
    {809, -1, -1, -1, -1, 398, 844, 15, 1, 2, 1, 43, 42, 0, 0, 11},  // scaleEffect
    {809, -1, -1, -1, -1, 399, 846, 16, 2, 3, 1, 43, 42, 0, 0, 11},  // scaleEffect
    {809, -1, -1, -1, -1, 401, 849, 17, 2, 3, 1, 43, 42, 0, 0, 11},  // scaleEffect
    {809, -1, -1, -1, -1, 403, 852, 18, 3, 4, 1, 43, 42, 0, 0, 11},  // scaleEffect
    {810, -1, -1, -1, -1, 406, 856, 19, 1, 2, 1, 43, 42, 0, 0, 11},  // transformEffect
    {811, -1, -1, -1, -1, 407, 858, 20, 1, 2, 1, 43, 42, 0, 0, 11},  // modifier
    {84, -1, -1, -1, -1, 0, 860, 21, 0, 1, 2, 43, 14, 0, 0, 11},  // transform
    {284, -1, -1, -1, -1, 0, 861, 22, 0, 1, 2, 43, 4, 0, 0, 11},  // corners
    {285, -1, -1, -1, -1, 0, 862, 23, 0, 1, 2, 43, 9, 0, 0, 11},  // center
    {812, -1, -1, -1, -1, 0, 863, 24, 0, 1, 2, 43, 13, 0, 0, 11},  // layoutFrame
    {235, -1, -1, -1, -1, 0, 864, 25, 0, 1, 2, 43, 12, 0, 0, 11},  // size
    {813, 814, -1, -1, -1, 0, 0, 26, 0, 0, 5, 44, 43, 0, 0, 11},  // topLeading
    {287, 814, -1, -1, -1, 0, 0, 27, 0, 0, 5, 44, 43, 0, 0, 11},  // top
    {815, 814, -1, -1, -1, 0, 0, 28, 0, 0, 5, 44, 43, 0, 0, 11},  // topTrailing
    {816, 814, -1, -1, -1, 0, 0, 29, 0, 0, 5, 44, 43, 0, 0, 11},  // leading
    {285, 814, -1, -1, -1, 0, 0, 30, 0, 0, 5, 44, 43, 0, 0, 11},  // center
    {817, 814, -1, -1, -1, 0, 0, 31, 0, 0, 5, 44, 43, 0, 0, 11},  // trailing
    {818, 814, -1, -1, -1, 0, 0, 32, 0, 0, 5, 44, 43, 0, 0, 11},  // bottomLeading
    {289, 814, -1, -1, -1, 0, 0, 33, 0, 0, 5, 44, 43, 0, 0, 11},  // bottom
    {819, 814, -1, -1, -1, 0, 0, 34, 0, 0, 5, 44, 43, 0, 0, 11},  // bottomTrailing
    {814, -1, -1, -1, -1, 408, 865, 35, 2, 2, 0, 0, 9, 0, 0, 11},  // UnitPoint
    {821, -1, -1, -1, -1, 410, 867, 36, 1, 1, 3, 0, 14, 0, 0, 11},  // ProjectionTransform
    {823, -1, -1, -1, -1, 411, 868, 0, 2, 2, 3, 0, 30, 0, 0, 12},  // UIPanGestureRecognizer
    {823, -1, -1, -1, -1, 413, 870, 1, 1, 1, 3, 0, 30, 0, 0, 12},  // UIPanGestureRecognizer
    {823, -1, -1, -1, -1, 0, 0, 2, 0, 0, 3, 0, 30, 0, 0, 12},  // UIPanGestureRecognizer
    {825, -1, -1, -1, -1, 414, 871, 3, 2, 2, 3, 0, 30, 0, 0, 12},  // UIPinchGestureRecognizer
    {825, -1, -1, -1, -1, 416, 873, 4, 1, 1, 3, 0, 30, 0, 0, 12},  // UIPinchGestureRecognizer
    {825, -1, -1, -1, -1, 0, 0, 5, 0, 0, 3, 0, 30, 0, 0, 12},  // UIPinchGestureRecognizer
    {826, -1, -1, -1, -1, 417, 874, 6, 2, 2, 3, 0, 30, 0, 0, 12},  // UIRotationGestureRecognizer
    {826, -1, -1, -1, -1, 419, 876, 7, 1, 1, 3, 0, 30, 0, 0, 12},  // UIRotationGestureRecognizer
    {826, -1, -1, -1, -1, 0, 0, 8, 0, 0, 3, 0, 30, 0, 0, 12},  // UIRotationGestureRecognizer
    {827, -1, -1, -1, -1, 420, 877, 9, 2, 2, 3, 0, 30, 0, 0, 12},  // UITapGestureRecognizer
    {827, -1, -1, -1, -1, 422, 879, 10, 1, 1, 3, 0, 30, 0, 0, 12},  // UITapGestureRecognizer
    {827, -1, -1, -1, -1, 0, 0, 11, 0, 0, 3, 0, 30, 0, 0, 12},  // UITapGestureRecognizer
    {828, -1, -1, -1, -1, 423, 880, 12, 2, 2, 3, 0, 30, 0, 0, 12},  // UILongPressGestureRecognizer
    {828, -1, -1, -1, -1, 425, 882, 13, 1, 1, 3, 0, 30, 0, 0, 12},  // UILongPressGestureRecognizer
    {828, -1, -1, -1, -1, 0, 0, 14, 0, 0, 3, 0, 30, 0, 0, 12},  // UILongPressGestureRecognizer
    {829, -1, -1, -1, -1, 426, 883, 15, 2, 2, 3, 0, 30, 0, 0, 12},  // UISwipeGestureRecognizer
    {829, -1, -1, -1, -1, 428, 885, 16, 1, 1, 3, 0, 30, 0, 0, 12},  // UISwipeGestureRecognizer
    {829, -1, -1, -1, -1, 0, 0, 17, 0, 0, 3, 0, 30, 0, 0, 12},  // UISwipeGestureRecognizer
    {629, 822, -1, -1, -1, 0, 0, 18, 0, 0, 5, 31, 46, 0, 0, 12},  // State
    {830, 822, -1, -1, -1, 0, 0, 19, 0, 0, 5, 31, 46, 0, 0, 12},  // Direction
    {833, 834, 835, -1, -1, 0, 0, 20, 0, 0, 5, 32, 31, 0, 0, 12},  // possible
    {836, 834, -1, -1, -1, 0, 0, 21, 0, 0, 5, 32, 31, 0, 0, 12},  // Possible
    {837, 834, 838, -1, -1, 0, 0, 22, 0, 0, 5, 32, 31, 0, 0, 12},  // began
    {839, 834, -1, -1, -1, 0, 0, 23, 0, 0, 5, 32, 31, 0, 0, 12},  // Began
    {840, 834, 841, -1, -1, 0, 0, 24, 0, 0, 5, 32, 31, 0, 0, 12},  // changed
    {842, 834, -1, -1, -1, 0, 0, 25, 0, 0, 5, 32, 31, 0, 0, 12},  // Changed
    {843, 834, 844, -1, -1, 0, 0, 26, 0, 0, 5, 32, 31, 0, 0, 12},  // ended
    {845, 834, -1, -1, -1, 0, 0, 27, 0, 0, 5, 32, 31, 0, 0, 12},  // Ended
    {846, 834, 847, -1, -1, 0, 0, 28, 0, 0, 5, 32, 31, 0, 0, 12},  // cancelled
    {848, 834, -1, -1, -1, 0, 0, 29, 0, 0, 5, 32, 31, 0, 0, 12},  // Cancelled
    {849, 834, 850, -1, -1, 0, 0, 30, 0, 0, 5, 32, 31, 0, 0, 12},  // failed
    {851, 834, -1, -1, -1, 0, 0, 31, 0, 0, 5, 32, 31, 0, 0, 12},  // Failed
    {852, 834, 853, -1, -1, 0, 0, 32, 0, 0, 5, 32, 31, 0, 0, 12},  // recognized
    {290, 854, 855, -1, -1, 0, 0, 33, 0, 0, 5, 33, 32, 0, 0, 12},  // right
    {856, 854, -1, -1, -1, 0, 0, 34, 0, 0, 5, 33, 32, 0, 0, 12},  // Right
    {288, 854, 857, -1, -1, 0, 0, 35, 0, 0, 5, 33, 32, 0, 0, 12},  // left
    {858, 854, -1, -1, -1, 0, 0, 36, 0, 0, 5, 33, 32, 0, 0, 12},  // Left
    {356, 854, 859, -1, -1, 0, 0, 37, 0, 0, 5, 33, 32, 0, 0, 12},  // up
    {860, 854, -1, -1, -1, 0, 0, 38, 0, 0, 5, 33, 32, 0, 0, 12},  // Up
    {357, 854, 861, -1, -1, 0, 0, 39, 0, 0, 5, 33, 32, 0, 0, 12},  // down
    {862, 854, -1, -1, -1, 0, 0, 40, 0, 0, 5, 33, 32, 0, 0, 12},  // Down
    {863, -1, -1, -1, -1, 0, 886, 41, 0, 1, 2, 31, 31, 0, 0, 12},  // state
    {701, -1, -1, -1, 864, 0, 887, 42, 0, 1, 2, 31, 2, 0, 0, 12},  // isEnabled
    {864, -1, -1, -1, -1, 0, 888, 43, 0, 1, 2, 31, 2, 0, 0, 12},  // enabled
    {47, -1, -1, -1, -1, 0, 889, 44, 0, 1, 2, 31, 27, 0, 0, 12},  // view
    {537, -1, -1, -1, -1, 0, 890, 45, 0, 1, 2, 31, 3, 0, 0, 12},  // name
    {865, -1, -1, -1, -1, 0, 891, 46, 0, 1, 2, 31, 2, 0, 0, 12},  // cancelsTouchesInView
    {866, -1, -1, -1, -1, 0, 892, 47, 0, 1, 2, 31, 2, 0, 0, 12},  // delaysTouchesBegan
    {867, -1, -1, -1, -1, 0, 893, 48, 0, 1, 2, 31, 2, 0, 0, 12},  // delaysTouchesEnded
    {868, -1, -1, -1, -1, 0, 894, 49, 0, 1, 2, 31, 0, 0, 0, 12},  // numberOfTouches
    {602, -1, -1, -1, -1, 0, 895, 50, 0, 1, 2, 31, 49, 0, 0, 12},  // delegate
    {869, -1, -1, -1, -1, 0, 896, 51, 0, 1, 2, 31, 0, 0, 0, 12},  // minimumNumberOfTouches
    {870, -1, -1, -1, -1, 0, 897, 52, 0, 1, 2, 31, 0, 0, 0, 12},  // maximumNumberOfTouches
    {871, -1, -1, -1, -1, 0, 898, 53, 0, 1, 2, 31, 0, 0, 0, 12},  // numberOfTapsRequired
    {872, -1, -1, -1, -1, 0, 899, 54, 0, 1, 2, 31, 0, 0, 0, 12},  // numberOfTouchesRequired
    {873, -1, -1, -1, -1, 0, 900, 55, 0, 1, 2, 31, 0, 0, 0, 12},  // minimumPressDuration
    {874, -1, -1, -1, -1, 0, 901, 56, 0, 1, 2, 31, 0, 0, 0, 12},  // allowableMovement
    {875, -1, -1, -1, -1, 0, 902, 57, 0, 1, 2, 31, 32, 0, 0, 12},  // direction
    {213, -1, -1, -1, -1, 0, 903, 58, 0, 1, 2, 31, 0, 0, 0, 12},  // scale
    {215, -1, -1, -1, -1, 0, 904, 59, 0, 1, 2, 31, 0, 0, 0, 12},  // rotation
    {876, -1, -1, -1, -1, 0, 905, 60, 0, 1, 2, 31, 0, 0, 0, 12},  // velocity
    {877, -1, -1, -1, -1, 429, 906, 61, 1, 2, 1, 31, 9, 0, 0, 12},  // location
    {878, -1, -1, -1, -1, 430, 908, 62, 1, 2, 1, 31, 9, 0, 0, 12},  // locationInView
    {877, -1, -1, -1, 1287, 431, 910, 63, 2, 3, 1, 31, 9, 0, 0, 12},  // location
    {880, -1, -1, -1, -1, 433, 913, 64, 2, 3, 1, 31, 9, 0, 0, 12},  // locationOfTouch
    {216, -1, -1, -1, -1, 435, 916, 65, 1, 2, 1, 31, 9, 0, 0, 12},  // translation
    {882, -1, -1, -1, -1, 436, 918, 66, 1, 2, 1, 31, 9, 0, 0, 12},  // translationInView
    {876, -1, -1, -1, -1, 437, 920, 67, 1, 2, 1, 31, 9, 0, 0, 12},  // velocity
    {883, -1, -1, -1, -1, 438, 922, 68, 1, 2, 1, 31, 9, 0, 0, 12},  // velocityInView
    {884, -1, -1, -1, 1288, 439, 924, 69, 2, 3, 1, 31, 49, 0, 0, 12},  // setTranslation
    {884, -1, -1, -1, -1, 441, 927, 70, 2, 3, 1, 31, 49, 0, 0, 12},  // setTranslation
    {683, -1, -1, -1, -1, 443, 930, 71, 2, 3, 1, 31, 49, 0, 0, 12},  // addTarget
    {686, -1, -1, -1, -1, 445, 933, 72, 2, 3, 1, 31, 49, 0, 0, 12},  // removeTarget
    {885, -1, -1, -1, 1289, 447, 936, 73, 1, 2, 1, 31, 49, 0, 0, 12},  // require
    {887, -1, -1, -1, -1, 448, 938, 74, 1, 2, 1, 31, 49, 0, 0, 12},  // requireGestureRecognizerToFail
    {888, -1, -1, -1, -1, 449, 940, 75, 1, 2, 1, 28, 49, 0, 0, 12},  // addGestureRecognizer
    {889, -1, -1, -1, -1, 450, 942, 76, 1, 2, 1, 28, 49, 0, 0, 12},  // removeGestureRecognizer
    {890, -1, -1, -1, -1, 0, 944, 77, 0, 1, 2, 28, 4, 0, 0, 12},  // gestureRecognizers
    {891, -1, -1, -1, -1, 0, 945, 78, 0, 1, 2, 28, 2, 0, 0, 12},  // isMultipleTouchEnabled
    {892, -1, -1, -1, -1, 0, 946, 79, 0, 1, 2, 28, 2, 0, 0, 12},  // multipleTouchEnabled
    {893, -1, -1, -1, -1, 0, 947, 80, 0, 1, 2, 28, 2, 0, 0, 12},  // isExclusiveTouch
    {877, -1, -1, -1, -1, 451, 948, 0, 1, 2, 1, 46, 9, 0, 0, 13},  // location
    {878, -1, -1, -1, -1, 452, 950, 1, 1, 2, 1, 46, 9, 0, 0, 13},  // locationInView
    {897, -1, -1, -1, -1, 453, 952, 2, 1, 2, 1, 46, 9, 0, 0, 13},  // previousLocation
    {898, -1, -1, -1, -1, 454, 954, 3, 1, 2, 1, 46, 9, 0, 0, 13},  // previousLocationInView
    {899, -1, -1, -1, -1, 455, 956, 4, 0, 1, 1, 5, 49, 0, 0, 13},  // anyObject
    {900, -1, -1, -1, -1, 455, 957, 5, 3, 3, 0, 0, 49, 0, 0, 13},  // drag
    {900, -1, -1, -1, -1, 458, 960, 6, 4, 4, 0, 0, 49, 0, 0, 13},  // drag
    {903, -1, -1, -1, -1, 462, 964, 7, 3, 3, 0, 0, 49, 0, 0, 13},  // fingers
    {903, -1, -1, -1, -1, 465, 967, 8, 4, 4, 0, 0, 49, 0, 0, 13},  // fingers
    {904, -1, -1, -1, -1, 469, 971, 9, 4, 4, 0, 0, 49, 0, 0, 13},  // pinch
    {904, -1, -1, -1, -1, 473, 975, 10, 5, 5, 0, 0, 49, 0, 0, 13},  // pinch
    {905, -1, -1, -1, -1, 478, 980, 11, 4, 4, 0, 0, 49, 0, 0, 13},  // twist
    {907, -1, -1, -1, -1, 482, 984, 12, 1, 1, 0, 0, 49, 0, 0, 13},  // tap
    {907, -1, -1, -1, -1, 483, 985, 13, 2, 2, 0, 0, 49, 0, 0, 13},  // tap
    {907, -1, -1, -1, -1, 485, 987, 14, 2, 2, 0, 0, 49, 0, 0, 13},  // tap
    {907, -1, -1, -1, -1, 487, 989, 15, 3, 3, 0, 0, 49, 0, 0, 13},  // tap
    {909, -1, -1, -1, -1, 490, 992, 16, 2, 2, 0, 0, 49, 0, 0, 13},  // press
    {903, -1, -1, -1, -1, 492, 994, 17, 2, 2, 0, 0, 49, 0, 0, 13},  // fingers
    {911, -1, -1, -1, -1, 494, 996, 18, 0, 0, 0, 0, 49, 0, 0, 13},  // lift
    {912, -1, -1, -1, -1, 494, 996, 19, 0, 0, 0, 0, 49, 0, 0, 13},  // cancel
    {915, 158, -1, -1, -1, 0, 0, 0, 0, 0, 5, 28, 46, 0, 0, 14},  // AnimationOptions
    {916, 158, -1, -1, -1, 0, 0, 1, 0, 0, 5, 28, 46, 0, 0, 14},  // KeyframeAnimationOptions
    {918, 158, -1, -1, -1, 0, 0, 2, 0, 0, 5, 28, 46, 0, 0, 14},  // AnimationCurve
    {922, 913, 923, -1, -1, 0, 0, 3, 0, 0, 5, 36, 35, 0, 0, 14},  // curveEaseInOut
    {924, 913, 925, -1, -1, 0, 0, 4, 0, 0, 5, 36, 35, 0, 0, 14},  // curveEaseIn
    {926, 913, 927, -1, -1, 0, 0, 5, 0, 0, 5, 36, 35, 0, 0, 14},  // curveEaseOut
    {928, 913, 929, -1, -1, 0, 0, 6, 0, 0, 5, 36, 35, 0, 0, 14},  // curveLinear
    {10, 913, 930, -1, -1, 0, 0, 7, 0, 0, 5, 36, 35, 0, 0, 14},  // repeat
    {931, 913, 932, -1, -1, 0, 0, 8, 0, 0, 5, 36, 35, 0, 0, 14},  // autoreverse
    {933, 913, 934, -1, -1, 0, 0, 9, 0, 0, 5, 36, 35, 0, 0, 14},  // beginFromCurrentState
    {935, 913, 936, -1, -1, 0, 0, 10, 0, 0, 5, 36, 35, 0, 0, 14},  // overrideInheritedDuration
    {937, 913, 938, -1, -1, 0, 0, 11, 0, 0, 5, 36, 35, 0, 0, 14},  // overrideInheritedCurve
    {939, 913, 940, -1, -1, 0, 0, 12, 0, 0, 5, 36, 35, 0, 0, 14},  // overrideInheritedOptions
    {941, 913, 942, -1, -1, 0, 0, 13, 0, 0, 5, 36, 35, 0, 0, 14},  // allowUserInteraction
    {736, 913, 943, -1, -1, 0, 0, 14, 0, 0, 5, 36, 35, 0, 0, 14},  // layoutSubviews
    {944, 913, 945, -1, -1, 0, 0, 15, 0, 0, 5, 36, 35, 0, 0, 14},  // allowAnimatedContent
    {946, 913, 947, -1, -1, 0, 0, 16, 0, 0, 5, 36, 35, 0, 0, 14},  // showHideTransitionViews
    {948, 913, 949, -1, -1, 0, 0, 17, 0, 0, 5, 36, 35, 0, 0, 14},  // calculationModeLinear
    {950, 913, 951, -1, -1, 0, 0, 18, 0, 0, 5, 36, 35, 0, 0, 14},  // calculationModeDiscrete
    {952, 913, -1, -1, -1, 0, 0, 19, 0, 0, 5, 36, 35, 0, 0, 14},  // CurveEaseInOut
    {953, 913, -1, -1, -1, 0, 0, 20, 0, 0, 5, 36, 35, 0, 0, 14},  // CurveEaseIn
    {954, 913, -1, -1, -1, 0, 0, 21, 0, 0, 5, 36, 35, 0, 0, 14},  // CurveEaseOut
    {955, 913, -1, -1, -1, 0, 0, 22, 0, 0, 5, 36, 35, 0, 0, 14},  // CurveLinear
    {956, 913, -1, -1, -1, 0, 0, 23, 0, 0, 5, 36, 35, 0, 0, 14},  // Repeat
    {957, 913, -1, -1, -1, 0, 0, 24, 0, 0, 5, 36, 35, 0, 0, 14},  // Autoreverse
    {958, 913, -1, -1, -1, 0, 0, 25, 0, 0, 5, 36, 35, 0, 0, 14},  // BeginFromCurrentState
    {959, 913, -1, -1, -1, 0, 0, 26, 0, 0, 5, 36, 35, 0, 0, 14},  // OverrideInheritedDuration
    {960, 913, -1, -1, -1, 0, 0, 27, 0, 0, 5, 36, 35, 0, 0, 14},  // OverrideInheritedCurve
    {961, 913, -1, -1, -1, 0, 0, 28, 0, 0, 5, 36, 35, 0, 0, 14},  // OverrideInheritedOptions
    {962, 913, -1, -1, -1, 0, 0, 29, 0, 0, 5, 36, 35, 0, 0, 14},  // AllowUserInteraction
    {963, 913, -1, -1, -1, 0, 0, 30, 0, 0, 5, 36, 35, 0, 0, 14},  // LayoutSubviews
    {964, 913, -1, -1, -1, 0, 0, 31, 0, 0, 5, 36, 35, 0, 0, 14},  // CalculationModeLinear
    {965, 917, 966, -1, -1, 0, 0, 32, 0, 0, 5, 37, 36, 0, 0, 14},  // easeInOut
    {967, 917, 968, -1, -1, 0, 0, 33, 0, 0, 5, 37, 36, 0, 0, 14},  // easeIn
    {969, 917, 970, -1, -1, 0, 0, 34, 0, 0, 5, 37, 36, 0, 0, 14},  // easeOut
    {971, 917, 972, -1, -1, 0, 0, 35, 0, 0, 5, 37, 36, 0, 0, 14},  // linear
    {973, 917, -1, -1, -1, 0, 0, 36, 0, 0, 5, 37, 36, 0, 0, 14},  // EaseInOut
    {974, 917, -1, -1, -1, 0, 0, 37, 0, 0, 5, 37, 36, 0, 0, 14},  // EaseIn
    {975, 917, -1, -1, -1, 0, 0, 38, 0, 0, 5, 37, 36, 0, 0, 14},  // EaseOut
    {976, 917, -1, -1, -1, 0, 0, 39, 0, 0, 5, 37, 36, 0, 0, 14},  // Linear
    {971, 919, 977, -1, -1, 0, 0, 40, 0, 0, 5, 38, 37, 0, 0, 14},  // linear
    {967, 919, 978, -1, -1, 0, 0, 41, 0, 0, 5, 38, 37, 0, 0, 14},  // easeIn
    {969, 919, 979, -1, -1, 0, 0, 42, 0, 0, 5, 38, 37, 0, 0, 14},  // easeOut
    {980, 919, 981, -1, -1, 0, 0, 43, 0, 0, 5, 38, 37, 0, 0, 14},  // easeInEaseOut
    {15, 919, 982, -1, -1, 0, 0, 44, 0, 0, 5, 38, 37, 0, 0, 14},  // default
    {983, 920, 984, -1, -1, 0, 0, 45, 0, 0, 5, 39, 38, 0, 0, 14},  // removed
    {985, 920, 986, -1, -1, 0, 0, 46, 0, 0, 5, 39, 38, 0, 0, 14},  // forwards
    {987, 920, 988, -1, -1, 0, 0, 47, 0, 0, 5, 39, 38, 0, 0, 14},  // backwards
    {989, 920, 990, -1, -1, 0, 0, 48, 0, 0, 5, 39, 38, 0, 0, 14},  // both
    {971, 921, 991, -1, -1, 0, 0, 49, 0, 0, 5, 40, 39, 0, 0, 14},  // linear
    {992, 921, 993, -1, -1, 0, 0, 50, 0, 0, 5, 40, 39, 0, 0, 14},  // discrete
    {994, 921, 995, -1, -1, 0, 0, 51, 0, 0, 5, 40, 39, 0, 0, 14},  // paced
    {996, -1, -1, -1, -1, 494, 996, 0, 1, 1, 0, 0, 49, 0, 0, 15},  // advance
    {997, -1, -1, -1, -1, 495, 997, 1, 0, 0, 0, 0, 49, 0, 0, 15},  // run
    {998, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 0, 0, 0, 15},  // now
    {999, -1, -1, -1, -1, 495, 997, 3, 0, 0, 0, 0, 0, 0, 0, 15},  // CACurrentMediaTime
    {1000, -1, -1, -1, -1, 495, 997, 4, 1, 1, 3, 0, 34, 0, 0, 15},  // CAMediaTimingFunction
    {1004, 1000, -1, -1, -1, 496, 998, 5, 1, 1, 4, 35, 34, 0, 0, 15},  // functionWithName
    {1000, -1, -1, -1, -1, 497, 999, 6, 4, 4, 3, 0, 34, 0, 0, 15},  // CAMediaTimingFunction
    {1001, -1, -1, -1, -1, 501, 1003, 7, 2, 2, 3, 0, 34, 0, 0, 15},  // UICubicTimingParameters
    {1001, -1, -1, -1, -1, 503, 1005, 8, 1, 1, 3, 0, 34, 0, 0, 15},  // UICubicTimingParameters
    {1002, -1, -1, -1, -1, 504, 1006, 9, 1, 1, 3, 0, 34, 0, 0, 15},  // UISpringTimingParameters
    {1002, -1, -1, -1, -1, 505, 1007, 10, 2, 2, 3, 0, 34, 0, 0, 15},  // UISpringTimingParameters
    {45, -1, -1, -1, -1, 507, 1009, 11, 1, 2, 1, 35, 0, 0, 0, 15},  // value
    {876, -1, -1, -1, -1, 508, 1011, 12, 1, 2, 1, 35, 0, 0, 0, 15},  // velocity
    {1006, -1, -1, -1, -1, 0, 1013, 13, 0, 1, 2, 35, 9, 0, 0, 15},  // controlPoint1
    {1007, -1, -1, -1, -1, 0, 1014, 14, 0, 1, 2, 35, 9, 0, 0, 15},  // controlPoint2
    {971, 1003, -1, -1, -1, 0, 0, 15, 0, 0, 5, 35, 34, 0, 0, 15},  // linear
    {967, 1003, -1, -1, -1, 0, 0, 16, 0, 0, 5, 35, 34, 0, 0, 15},  // easeIn
    {969, 1003, -1, -1, -1, 0, 0, 17, 0, 0, 5, 35, 34, 0, 0, 15},  // easeOut
    {965, 1003, -1, -1, -1, 0, 0, 18, 0, 0, 5, 35, 34, 0, 0, 15},  // easeInOut
    {1011, 1003, -1, -1, -1, 509, 1015, 19, 2, 2, 4, 35, 34, 0, 0, 15},  // bezier
    {1014, -1, -1, -1, -1, 511, 1017, 20, 3, 3, 0, 0, 14, 0, 0, 15},  // interpolate
    {1015, 158, -1, -1, -1, 516, 1020, 0, 2, 2, 4, 28, 49, 0, 0, 16},  // animate
    {1015, 158, -1, -1, -1, 521, 1022, 1, 3, 3, 4, 28, 49, 0, 0, 16},  // animate
    {1015, 158, -1, -1, -1, 527, 1025, 2, 3, 3, 4, 28, 49, 0, 0, 16},  // animate
    {1015, 158, -1, -1, -1, 534, 1028, 3, 4, 4, 4, 28, 49, 0, 0, 16},  // animate
    {1015, 158, -1, -1, -1, 542, 1032, 4, 4, 4, 4, 28, 49, 0, 0, 16},  // animate
    {1015, 158, -1, -1, -1, 551, 1036, 5, 5, 5, 4, 28, 49, 0, 0, 16},  // animate
    {1015, 158, -1, -1, -1, 561, 1041, 6, 5, 5, 4, 28, 49, 0, 0, 16},  // animate
    {1015, 158, -1, -1, -1, 572, 1046, 7, 6, 6, 4, 28, 49, 0, 0, 16},  // animate
    {1015, 158, -1, -1, -1, 584, 1052, 8, 6, 6, 4, 28, 49, 0, 0, 16},  // animate
    {1015, 158, -1, -1, -1, 597, 1058, 9, 7, 7, 4, 28, 49, 0, 0, 16},  // animate
    {1023, 158, -1, -1, -1, 606, 1065, 10, 2, 2, 4, 28, 49, 0, 0, 16},  // animateWithDuration
    {1023, 158, -1, -1, -1, 611, 1067, 11, 3, 3, 4, 28, 49, 0, 0, 16},  // animateWithDuration
    {1023, 158, -1, -1, -1, 618, 1070, 12, 4, 4, 4, 28, 49, 0, 0, 16},  // animateWithDuration
    {1023, 158, -1, -1, -1, 627, 1074, 13, 5, 5, 4, 28, 49, 0, 0, 16},  // animateWithDuration
    {1023, 158, -1, -1, -1, 639, 1079, 14, 7, 7, 4, 28, 49, 0, 0, 16},  // animateWithDuration
    {1024, 158, -1, -1, -1, 649, 1086, 15, 3, 3, 4, 28, 49, 0, 0, 16},  // animateKeyframes
    {1024, 158, -1, -1, -1, 656, 1089, 16, 4, 4, 4, 28, 49, 0, 0, 16},  // animateKeyframes
    {1024, 158, -1, -1, -1, 664, 1093, 17, 4, 4, 4, 28, 49, 0, 0, 16},  // animateKeyframes
    {1024, 158, -1, -1, -1, 673, 1097, 18, 5, 5, 4, 28, 49, 0, 0, 16},  // animateKeyframes
    {1025, 158, -1, -1, -1, 683, 1102, 19, 5, 5, 4, 28, 49, 0, 0, 16},  // animateKeyframesWithDuration
    {1026, 158, -1, -1, -1, 691, 1107, 20, 3, 3, 4, 28, 49, 0, 0, 16},  // addKeyframe
    {1029, 158, -1, -1, -1, 697, 1110, 21, 3, 3, 4, 28, 49, 0, 0, 16},  // addKeyframeWithRelativeStartTime
    {1030, 158, -1, -1, -1, 700, 1113, 22, 2, 2, 4, 28, 49, 0, 0, 16},  // beginAnimations
    {1032, 158, -1, -1, -1, 702, 1115, 23, 0, 0, 4, 28, 49, 0, 0, 16},  // commitAnimations
    {1033, 158, -1, -1, -1, 702, 1115, 24, 1, 1, 4, 28, 49, 0, 0, 16},  // setAnimationDuration
    {1034, 158, -1, -1, -1, 703, 1116, 25, 1, 1, 4, 28, 49, 0, 0, 16},  // setAnimationDelay
    {1035, 158, -1, -1, -1, 704, 1117, 26, 1, 1, 4, 28, 49, 0, 0, 16},  // setAnimationRepeatCount
    {1036, 158, -1, -1, -1, 705, 1118, 27, 1, 1, 4, 28, 49, 0, 0, 16},  // setAnimationRepeatAutoreverses
    {1037, 158, -1, -1, -1, 706, 1119, 28, 1, 1, 4, 28, 49, 0, 0, 16},  // setAnimationBeginsFromCurrentState
    {1038, 158, -1, -1, -1, 707, 1120, 29, 1, 1, 4, 28, 49, 0, 0, 16},  // setAnimationCurve
    {1039, 158, -1, -1, -1, 708, 1121, 30, 1, 1, 4, 28, 49, 0, 0, 16},  // setAnimationDelegate
    {749, 1040, -1, -1, -1, 0, 0, 31, 0, 0, 5, 42, 41, 0, 0, 16},  // main
    {1043, 1040, -1, -1, -1, 0, 0, 32, 0, 0, 5, 42, 41, 0, 0, 16},  // background
    {1044, 1040, -1, -1, -1, 709, 1122, 33, 0, 0, 4, 42, 41, 0, 0, 16},  // global
    {1044, 1040, -1, -1, -1, 709, 1122, 34, 1, 1, 4, 42, 41, 0, 0, 16},  // global
    {1040, -1, -1, -1, -1, 710, 1123, 35, 1, 1, 3, 0, 41, 0, 0, 16},  // DispatchQueue
    {1040, -1, -1, -1, -1, 711, 1124, 36, 2, 2, 3, 0, 41, 0, 0, 16},  // DispatchQueue
    {1046, -1, -1, -1, -1, 713, 1126, 37, 1, 2, 1, 42, 49, 0, 0, 16},  // sync
    {1046, -1, -1, -1, -1, 714, 1128, 38, 1, 2, 1, 42, 49, 0, 0, 16},  // sync
    {1048, -1, -1, -1, -1, 715, 1130, 39, 1, 2, 1, 42, 49, 0, 0, 16},  // async
    {1048, -1, -1, -1, -1, 716, 1132, 40, 1, 2, 1, 42, 49, 0, 0, 16},  // async
    {1049, -1, -1, -1, -1, 717, 1134, 41, 2, 3, 1, 42, 49, 0, 0, 16},  // asyncAfter
    {1049, -1, -1, -1, -1, 719, 1137, 42, 2, 3, 1, 42, 49, 0, 0, 16},  // asyncAfter
    {1051, -1, -1, -1, -1, 721, 1140, 43, 2, 2, 0, 0, 49, 0, 0, 16},  // dispatch_async
    {1052, -1, -1, -1, -1, 723, 1142, 44, 3, 3, 0, 0, 49, 0, 0, 16},  // dispatch_after
    {1053, -1, -1, -1, -1, 726, 1145, 45, 0, 0, 0, 0, 41, 0, 0, 16},  // dispatch_get_main_queue
    {998, 1041, -1, -1, -1, 726, 1145, 46, 0, 0, 4, 1, 0, 0, 0, 16},  // now
    {910, 1042, -1, -1, -1, 726, 1145, 47, 1, 1, 4, 1, 0, 0, 0, 16},  // seconds
    {1054, 1042, -1, -1, -1, 727, 1146, 48, 1, 1, 4, 1, 0, 0, 0, 16},  // milliseconds
    {1055, 1042, -1, -1, -1, 728, 1147, 49, 1, 1, 4, 1, 0, 0, 0, 16},  // microseconds
    {1056, 1042, -1, -1, -1, 729, 1148, 50, 1, 1, 4, 1, 0, 0, 0, 16},  // nanoseconds
    {1057, -1, -1, -1, -1, 0, 0, 51, 0, 0, 5, 0, 0, 0, 0, 16},  // DISPATCH_TIME_NOW
    {1058, -1, -1, -1, -1, 0, 0, 52, 0, 0, 5, 0, 0, 0, 0, 16},  // NSEC_PER_SEC
    {1059, -1, -1, -1, -1, 0, 0, 53, 0, 0, 5, 0, 0, 0, 0, 16},  // NSEC_PER_MSEC
    {1060, -1, -1, -1, -1, 730, 1149, 54, 2, 2, 0, 0, 0, 0, 0, 16},  // dispatch_time
    {1061, 158, -1, -1, -1, 733, 1151, 55, 1, 1, 4, 28, 49, 0, 0, 16},  // performWithoutAnimation
    {1062, 158, -1, -1, -1, 734, 1152, 56, 1, 1, 4, 28, 49, 0, 0, 16},  // setAnimationsEnabled
    {1063, -1, -1, -1, -1, 0, 0, 0, 0, 0, 3, 0, 33, 0, 0, 17},  // CABasicAnimation
    {1063, -1, -1, -1, -1, 735, 1153, 1, 1, 1, 3, 0, 33, 0, 0, 17},  // CABasicAnimation
    {1065, -1, -1, -1, -1, 0, 0, 2, 0, 0, 3, 0, 33, 0, 0, 17},  // CASpringAnimation
    {1065, -1, -1, -1, -1, 736, 1154, 3, 1, 1, 3, 0, 33, 0, 0, 17},  // CASpringAnimation
    {1066, -1, -1, -1, -1, 0, 0, 4, 0, 0, 3, 0, 33, 0, 0, 17},  // CAKeyframeAnimation
    {1066, -1, -1, -1, -1, 737, 1155, 5, 1, 1, 3, 0, 33, 0, 0, 17},  // CAKeyframeAnimation
    {1067, -1, -1, -1, -1, 0, 0, 6, 0, 0, 3, 0, 33, 0, 0, 17},  // CAAnimationGroup
    {1064, -1, -1, -1, -1, 0, 1156, 7, 0, 1, 2, 34, 3, 0, 0, 17},  // keyPath
    {1068, -1, -1, -1, -1, 0, 1157, 8, 0, 1, 2, 34, 49, 0, 0, 17},  // fromValue
    {1069, -1, -1, -1, -1, 0, 1158, 9, 0, 1, 2, 34, 49, 0, 0, 17},  // toValue
    {1070, -1, -1, -1, -1, 0, 1159, 10, 0, 1, 2, 34, 49, 0, 0, 17},  // byValue
    {448, -1, -1, -1, -1, 0, 1160, 11, 0, 1, 2, 34, 4, 0, 0, 17},  // values
    {1071, -1, -1, -1, -1, 0, 1161, 12, 0, 1, 2, 34, 4, 0, 0, 17},  // keyTimes
    {1072, -1, -1, -1, -1, 0, 1162, 13, 0, 1, 2, 34, 4, 0, 0, 17},  // timingFunctions
    {1073, -1, -1, -1, -1, 0, 1163, 14, 0, 1, 2, 34, 39, 0, 0, 17},  // calculationMode
    {1017, -1, -1, -1, -1, 0, 1164, 15, 0, 1, 2, 34, 4, 0, 0, 17},  // animations
    {1074, -1, -1, -1, -1, 0, 1165, 16, 0, 1, 2, 34, 2, 0, 0, 17},  // additive
    {1075, -1, -1, -1, -1, 0, 1166, 17, 0, 1, 2, 34, 2, 0, 0, 17},  // isAdditive
    {1076, -1, -1, -1, -1, 0, 1167, 18, 0, 1, 2, 34, 2, 0, 0, 17},  // cumulative
    {1077, -1, -1, -1, -1, 0, 1168, 19, 0, 1, 2, 34, 2, 0, 0, 17},  // isCumulative
    {1078, -1, -1, -1, -1, 0, 1169, 20, 0, 1, 2, 34, 0, 0, 0, 17},  // mass
    {1079, -1, -1, -1, -1, 0, 1170, 21, 0, 1, 2, 34, 0, 0, 0, 17},  // stiffness
    {1080, -1, -1, -1, -1, 0, 1171, 22, 0, 1, 2, 34, 0, 0, 0, 17},  // damping
    {1010, -1, -1, -1, -1, 0, 1172, 23, 0, 1, 2, 34, 0, 0, 0, 17},  // initialVelocity
    {1081, -1, -1, -1, -1, 0, 1173, 24, 0, 1, 2, 34, 34, 0, 0, 17},  // timingFunction
    {1082, -1, -1, -1, -1, 0, 1174, 25, 0, 1, 2, 34, 0, 0, 0, 17},  // duration
    {1083, -1, -1, -1, -1, 0, 1175, 26, 0, 1, 2, 34, 0, 0, 0, 17},  // speed
    {1084, -1, -1, -1, -1, 0, 1176, 27, 0, 1, 2, 34, 0, 0, 0, 17},  // beginTime
    {1085, -1, -1, -1, -1, 0, 1177, 28, 0, 1, 2, 34, 0, 0, 0, 17},  // timeOffset
    {1086, -1, -1, -1, -1, 0, 1178, 29, 0, 1, 2, 34, 0, 0, 0, 17},  // repeatCount
    {1087, -1, -1, -1, -1, 0, 1179, 30, 0, 1, 2, 34, 0, 0, 0, 17},  // repeatDuration
    {1088, -1, -1, -1, -1, 0, 1180, 31, 0, 1, 2, 34, 2, 0, 0, 17},  // autoreverses
    {1089, -1, -1, -1, -1, 0, 1181, 32, 0, 1, 2, 34, 38, 0, 0, 17},  // fillMode
    {1090, -1, -1, -1, -1, 0, 1182, 33, 0, 1, 2, 34, 2, 0, 0, 17},  // isRemovedOnCompletion
    {1091, -1, -1, -1, -1, 0, 1183, 34, 0, 1, 2, 34, 2, 0, 0, 17},  // removedOnCompletion
    {602, -1, -1, -1, -1, 0, 1184, 35, 0, 1, 2, 34, 49, 0, 0, 17},  // delegate
    {1092, -1, -1, -1, -1, 0, 1185, 36, 0, 1, 2, 34, 0, 0, 0, 17},  // settlingDuration
    {1093, -1, -1, -1, 1275, 738, 1186, 37, 2, 3, 1, 29, 49, 0, 0, 17},  // add
    {1094, -1, -1, -1, 1276, 740, 1189, 38, 1, 2, 1, 29, 49, 0, 0, 17},  // removeAnimation
    {1095, -1, -1, -1, -1, 741, 1191, 39, 0, 1, 1, 29, 49, 0, 0, 17},  // removeAllAnimations
    {1096, -1, -1, -1, -1, 741, 1192, 40, 0, 1, 1, 29, 4, 0, 0, 17},  // animationKeys
    {45, -1, -1, -1, 1291, 741, 1193, 41, 1, 2, 1, 29, 0, 0, 0, 17},  // value
    {1098, -1, -1, -1, 1292, 742, 1195, 42, 2, 3, 1, 29, 49, 0, 0, 17},  // setValue
    {45, -1, -1, -1, 1291, 744, 1198, 43, 1, 2, 1, 28, 0, 0, 0, 17},  // value
    {1098, -1, -1, -1, 1292, 745, 1200, 44, 2, 3, 1, 28, 49, 0, 0, 17},  // setValue
    {1083, -1, -1, -1, -1, 0, 1203, 45, 0, 1, 2, 29, 0, 0, 0, 17},  // speed
    {1084, -1, -1, -1, -1, 0, 1204, 46, 0, 1, 2, 29, 0, 0, 0, 17},  // beginTime
    {1085, -1, -1, -1, -1, 0, 1205, 47, 0, 1, 2, 29, 0, 0, 0, 17},  // timeOffset
    {1099, -1, -1, -1, -1, 747, 1206, 48, 2, 3, 1, 29, 0, 0, 0, 17},  // convertTime
    {1099, -1, -1, -1, -1, 749, 1209, 49, 2, 3, 1, 29, 0, 0, 0, 17},  // convertTime
    {1101, 1100, -1, -1, -1, 751, 1212, 50, 0, 0, 4, 41, 49, 0, 0, 17},  // begin
    {1102, 1100, -1, -1, -1, 751, 1212, 51, 0, 0, 4, 41, 49, 0, 0, 17},  // commit
    {1103, 1100, -1, -1, -1, 751, 1212, 52, 0, 0, 4, 41, 49, 0, 0, 17},  // flush
    {1033, 1100, -1, -1, -1, 751, 1212, 53, 1, 1, 4, 41, 49, 0, 0, 17},  // setAnimationDuration
    {1104, 1100, -1, -1, -1, 752, 1213, 54, 1, 1, 4, 41, 49, 0, 0, 17},  // setDisableActions
    {1105, 1100, -1, -1, -1, 753, 1214, 55, 1, 1, 4, 41, 49, 0, 0, 17},  // setAnimationTimingFunction
    {1106, 1100, -1, -1, -1, 754, 1215, 56, 1, 1, 4, 41, 49, 0, 0, 17},  // setCompletionBlock
    {1107, -1, -1, -1, -1, 755, 1216, 57, 1, 1, 0, 0, 14, 0, 0, 17},  // NSValue
    {1107, -1, -1, -1, -1, 756, 1217, 58, 1, 1, 0, 0, 14, 0, 0, 17},  // NSValue
    {1110, -1, -1, -1, -1, 0, 0, 59, 0, 0, 5, 0, 14, 0, 0, 17},  // CATransform3DIdentity
    {1111, -1, -1, -1, -1, 757, 1218, 60, 4, 4, 0, 0, 14, 0, 0, 17},  // CATransform3DMakeRotation
    {1112, -1, -1, -1, -1, 761, 1222, 61, 3, 3, 0, 0, 14, 0, 0, 17},  // CATransform3DMakeScale
    {1113, -1, -1, -1, -1, 764, 1225, 62, 3, 3, 0, 0, 14, 0, 0, 17},  // CATransform3DMakeTranslation
    {1114, -1, -1, -1, -1, 767, 1228, 63, 1, 1, 0, 0, 14, 0, 0, 17},  // CATransform3DMakeAffineTransform
    {1115, -1, -1, -1, -1, 768, 1229, 64, 4, 4, 0, 0, 14, 0, 0, 17},  // CATransform3DTranslate
    {1116, -1, -1, -1, -1, 772, 1233, 65, 4, 4, 0, 0, 14, 0, 0, 17},  // CATransform3DScale
    {1117, -1, -1, -1, -1, 776, 1237, 66, 5, 5, 0, 0, 14, 0, 0, 17},  // CATransform3DRotate
    {1118, -1, -1, -1, -1, 781, 1242, 67, 2, 2, 0, 0, 14, 0, 0, 17},  // CATransform3DConcat
    {1119, -1, -1, -1, -1, 783, 1244, 68, 1, 1, 0, 0, 14, 0, 0, 17},  // CATransform3DInvert
    {1120, -1, -1, -1, -1, 784, 1245, 69, 1, 1, 0, 0, 14, 0, 0, 17},  // CATransform3DGetAffineTransform
    {1121, -1, -1, -1, -1, 785, 1246, 70, 1, 1, 0, 0, 2, 0, 0, 17},  // CATransform3DIsIdentity
    {1122, -1, -1, -1, -1, 786, 1247, 71, 1, 1, 0, 0, 2, 0, 0, 17},  // CATransform3DIsAffine
    {1123, -1, -1, -1, -1, 787, 1248, 72, 2, 2, 0, 0, 2, 0, 0, 17},  // CATransform3DEqualToTransform
    {101, -1, -1, -1, -1, 789, 1250, 0, 1, 1, 0, 0, 49, 1, 0, 18},  // print
    {101, -1, -1, -1, -1, 790, 1251, 1, 2, 2, 0, 0, 49, 1, 0, 18},  // print
    {101, -1, -1, -1, -1, 792, 1253, 2, 2, 2, 0, 0, 49, 1, 0, 18},  // print
    {101, -1, -1, -1, -1, 794, 1255, 3, 3, 3, 0, 0, 49, 1, 0, 18},  // print
    {1125, -1, -1, -1, -1, 797, 1258, 4, 0, 0, 0, 0, 49, 0, 0, 18},  // fatalError
    {1126, -1, -1, -1, -1, 797, 1258, 5, 0, 0, 0, 0, 49, 0, 0, 18},  // preconditionFailure
    {1127, -1, -1, -1, -1, 797, 1258, 6, 0, 0, 0, 0, 49, 0, 0, 18},  // assertionFailure
    {1125, -1, -1, -1, -1, 797, 1258, 7, 1, 1, 0, 0, 49, 0, 0, 18},  // fatalError
    {1126, -1, -1, -1, -1, 798, 1259, 8, 1, 1, 0, 0, 49, 0, 0, 18},  // preconditionFailure
    {1127, -1, -1, -1, -1, 799, 1260, 9, 1, 1, 0, 0, 49, 0, 0, 18},  // assertionFailure
    {1128, -1, -1, -1, -1, 800, 1261, 10, 1, 1, 0, 0, 49, 0, 0, 18},  // assert
    {1129, -1, -1, -1, -1, 801, 1262, 11, 1, 1, 0, 0, 49, 0, 0, 18},  // precondition
    {1130, -1, -1, -1, -1, 802, 1263, 12, 1, 1, 0, 0, 49, 0, 0, 18},  // NSParameterAssert
    {1128, -1, -1, -1, -1, 803, 1264, 13, 2, 2, 0, 0, 49, 0, 0, 18},  // assert
    {1129, -1, -1, -1, -1, 805, 1266, 14, 2, 2, 0, 0, 49, 0, 0, 18},  // precondition
    {1131, -1, -1, -1, -1, 807, 1268, 15, 1, 1, 0, 0, 49, 1, 0, 18},  // NSAssert
    {1132, -1, -1, -1, -1, 808, 1269, 16, 1, 1, 0, 0, 49, 1, 0, 18},  // NSCAssert
    {1133, -1, -1, -1, -1, 809, 1270, 17, 1, 1, 0, 0, 49, 0, 0, 18},  // Optional
    {1134, -1, -1, -1, -1, 0, 0, 18, 0, 0, 5, 0, 21, 0, 0, 18},  // row
    {1135, -1, -1, -1, -1, 0, 0, 19, 0, 0, 5, 0, 21, 0, 0, 18},  // column
    {1136, -1, -1, -1, -1, 810, 1271, 20, 1, 1, 0, 0, 49, 0, 0, 18},  // convention
    {1137, -1, -1, -1, -1, 811, 1272, 21, 1, 1, 0, 0, 47, 1, 0, 18},  // plot
    {1137, -1, -1, -1, -1, 812, 1273, 22, 2, 2, 0, 0, 47, 1, 0, 18},  // plot
    {1137, -1, -1, -1, -1, 814, 1275, 23, 2, 2, 0, 0, 47, 1, 0, 18},  // plot
    {1138, -1, -1, -1, -1, 816, 1277, 24, 1, 1, 0, 0, 48, 1, 0, 18},  // describe
    {1138, -1, -1, -1, -1, 817, 1278, 25, 2, 2, 0, 0, 48, 1, 0, 18},  // describe
    {1138, -1, -1, -1, -1, 819, 1280, 26, 2, 2, 0, 0, 48, 1, 0, 18},  // describe
    {1139, -1, -1, -1, -1, 821, 1282, 27, 1, 1, 0, 0, 47, 1, 0, 18},  // film
    {1139, -1, -1, -1, -1, 822, 1283, 28, 2, 2, 0, 0, 47, 1, 0, 18},  // film
    {1139, -1, -1, -1, -1, 824, 1285, 29, 2, 2, 0, 0, 47, 1, 0, 18},  // film
    {1139, -1, -1, -1, -1, 826, 1287, 30, 3, 3, 0, 0, 47, 1, 0, 18},  // film
    {1141, -1, -1, -1, -1, 829, 1290, 31, 1, 1, 0, 0, 47, 1, 0, 18},  // strip
    {1141, -1, -1, -1, -1, 830, 1291, 32, 2, 2, 0, 0, 47, 1, 0, 18},  // strip
    {1141, -1, -1, -1, -1, 832, 1293, 33, 2, 2, 0, 0, 47, 1, 0, 18},  // strip
    {1141, -1, -1, -1, -1, 834, 1295, 34, 3, 3, 0, 0, 47, 1, 0, 18},  // strip
    {1142, -1, -1, -1, -1, 837, 1298, 35, 1, 1, 0, 0, 47, 0, 0, 18},  // grid
    {1143, -1, -1, -1, -1, 838, 1299, 36, 1, 1, 0, 0, 48, 0, 0, 18},  // why
    {1144, -1, -1, -1, -1, 0, 0, 0, 0, 0, 5, 0, 2, 0, 0, 19},  // YES
    {1145, -1, -1, -1, -1, 0, 0, 1, 0, 0, 5, 0, 2, 0, 0, 19},  // NO
    {1146, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 8, 0, 0, 19},  // NULL
    {1147, -1, -1, -1, -1, 0, 0, 3, 0, 0, 5, 0, 8, 0, 0, 19},  // Nil
    {1148, -1, -1, -1, -1, 0, 0, 4, 0, 0, 5, 0, 0, 0, 0, 19},  // HUGE_VALF
    {1149, -1, -1, -1, -1, 0, 0, 5, 0, 0, 5, 0, 0, 0, 0, 19},  // HUGE_VAL
    {1150, -1, -1, -1, -1, 0, 0, 6, 0, 0, 5, 0, 0, 0, 0, 19},  // INFINITY
    {335, -1, -1, -1, -1, 0, 0, 7, 0, 0, 5, 0, 0, 0, 0, 19},  // CGFLOAT_MAX
    {1151, -1, -1, -1, -1, 0, 0, 8, 0, 0, 5, 0, 0, 0, 0, 19},  // DBL_MAX
    {1152, -1, -1, -1, -1, 0, 0, 9, 0, 0, 5, 0, 0, 0, 0, 19},  // CGFLOAT_MIN
    {1153, -1, -1, -1, -1, 0, 0, 10, 0, 0, 5, 0, 0, 0, 0, 19},  // DBL_MIN
    {1154, -1, -1, -1, -1, 0, 0, 11, 0, 0, 5, 0, 0, 0, 0, 19},  // FLT_MAX
    {1155, -1, -1, -1, -1, 0, 0, 12, 0, 0, 5, 0, 0, 0, 0, 19},  // FLT_MIN
    {1156, -1, -1, -1, -1, 0, 0, 13, 0, 0, 5, 0, 0, 0, 0, 19},  // FLT_EPSILON
    {126, -1, -1, -1, -1, 839, 1300, 14, 1, 1, 3, 0, 0, 0, 0, 19},  // NSNumber
    {126, -1, -1, -1, -1, 840, 1301, 15, 1, 1, 3, 0, 0, 0, 0, 19},  // NSNumber
    {126, -1, -1, -1, -1, 841, 1302, 16, 1, 1, 3, 0, 0, 0, 0, 19},  // NSNumber
    {126, -1, -1, -1, -1, 842, 1303, 17, 1, 1, 3, 0, 0, 0, 0, 19},  // NSNumber
    {126, -1, -1, -1, -1, 843, 1304, 18, 1, 1, 3, 0, 0, 0, 0, 19},  // NSNumber
    {126, -1, -1, -1, -1, 844, 1305, 19, 1, 1, 0, 0, 2, 0, 0, 19},  // NSNumber
    {1107, -1, -1, -1, -1, 845, 1306, 20, 1, 1, 0, 0, 9, 0, 0, 19},  // NSValue
    {1107, -1, -1, -1, -1, 846, 1307, 21, 1, 1, 0, 0, 12, 0, 0, 19},  // NSValue
    {1107, -1, -1, -1, -1, 847, 1308, 22, 1, 1, 0, 0, 13, 0, 0, 19},  // NSValue
    {1107, -1, -1, -1, -1, 848, 1309, 23, 1, 1, 0, 0, 14, 0, 0, 19},  // NSValue
    {1162, -1, -1, -1, -1, 0, 1310, 24, 0, 1, 2, 1, 0, 0, 0, 19},  // floatValue
    {1163, -1, -1, -1, -1, 0, 1311, 25, 0, 1, 2, 1, 0, 0, 0, 19},  // doubleValue
    {1164, -1, -1, -1, -1, 0, 1312, 26, 0, 1, 2, 1, 0, 0, 0, 19},  // intValue
    {1165, -1, -1, -1, -1, 0, 1313, 27, 0, 1, 2, 1, 0, 0, 0, 19},  // integerValue
    {1166, -1, -1, -1, 1277, 0, 1314, 28, 0, 1, 2, 10, 9, 0, 0, 19},  // cgPointValue
    {1167, -1, -1, -1, 1278, 0, 1315, 29, 0, 1, 2, 13, 12, 0, 0, 19},  // cgSizeValue
    {1168, -1, -1, -1, 1279, 0, 1316, 30, 0, 1, 2, 14, 13, 0, 0, 19},  // cgRectValue
    {102, -1, -1, -1, -1, 849, 1317, 31, 1, 1, 0, 0, 49, 1, 0, 19},  // NSLog
    {1169, -1, -1, -1, -1, 850, 1318, 32, 1, 1, 0, 0, 49, 1, 0, 19},  // printf
    {142, -1, -1, -1, -1, 851, 1319, 33, 1, 1, 3, 0, 3, 1, 0, 19},  // NSString
    {140, -1, -1, -1, -1, 852, 1320, 34, 1, 1, 3, 0, 3, 1, 0, 19},  // String
    {144, -1, -1, -1, -1, 853, 1321, 35, 1, 1, 3, 0, 4, 1, 0, 19},  // NSArray
    {1172, -1, 1179, -1, -1, 854, 1322, 0, 0, 0, 3, 0, 29, 0, 0, 20},  // CGMutablePath
    {1176, -1, -1, -1, -1, 854, 1322, 1, 0, 0, 3, 0, 29, 0, 0, 20},  // UIBezierPath
    {1176, -1, -1, -1, -1, 854, 1322, 2, 1, 1, 3, 0, 29, 0, 0, 20},  // UIBezierPath
    {1176, -1, -1, -1, -1, 855, 1323, 3, 2, 2, 3, 0, 29, 0, 0, 20},  // UIBezierPath
    {1176, -1, -1, -1, -1, 857, 1325, 4, 1, 1, 3, 0, 29, 0, 0, 20},  // UIBezierPath
    {1182, -1, -1, -1, -1, 858, 1326, 5, 2, 2, 0, 0, 29, 0, 0, 20},  // CGPathCreateWithRect
    {1183, -1, -1, -1, -1, 860, 1328, 6, 1, 1, 0, 0, 49, 0, 0, 20},  // CGPathRelease
    {1184, -1, -1, -1, 1196, 861, 1329, 7, 1, 2, 1, 30, 49, 0, 0, 20},  // move
    {1185, -1, -1, -1, 1197, 862, 1331, 8, 1, 2, 1, 30, 49, 0, 0, 20},  // addLine
    {1186, -1, -1, -1, -1, 863, 1333, 9, 1, 2, 1, 30, 49, 0, 0, 20},  // addRect
    {1187, -1, -1, -1, -1, 864, 1335, 10, 1, 2, 1, 30, 49, 0, 0, 20},  // addEllipse
    {60, -1, -1, -1, 1189, 865, 1337, 11, 1, 2, 1, 30, 49, 0, 0, 20},  // append
    {1188, -1, -1, -1, -1, 866, 1339, 12, 1, 2, 1, 30, 49, 0, 0, 20},  // addPath
    {1190, -1, -1, -1, -1, 868, 1341, 13, 1, 2, 1, 30, 49, 0, 0, 20},  // apply
    {305, -1, -1, -1, 1191, 869, 1343, 14, 1, 2, 1, 30, 2, 0, 0, 20},  // contains
    {1192, -1, -1, -1, 1198, 871, 1345, 15, 0, 1, 1, 30, 49, 0, 0, 20},  // closeSubpath
    {592, -1, -1, -1, -1, 871, 1346, 16, 0, 1, 1, 30, 49, 0, 0, 20},  // close
    {1193, -1, -1, -1, -1, 871, 1347, 17, 0, 1, 1, 30, 49, 0, 0, 20},  // fill
    {1194, -1, -1, -1, -1, 871, 1348, 18, 0, 1, 1, 30, 49, 0, 0, 20},  // stroke
    {1195, -1, -1, -1, -1, 871, 1349, 19, 0, 1, 1, 30, 49, 0, 0, 20},  // addClip
    {1199, -1, -1, -1, -1, 873, 1350, 20, 3, 3, 0, 0, 49, 0, 0, 20},  // CGPathAddRect
    {1200, -1, -1, -1, -1, 876, 1353, 21, 4, 4, 0, 0, 49, 0, 0, 20},  // CGPathMoveToPoint
    {1201, -1, -1, -1, -1, 880, 1357, 22, 4, 4, 0, 0, 49, 0, 0, 20},  // CGPathAddLineToPoint
    {1202, -1, -1, -1, -1, 884, 1361, 23, 4, 4, 0, 0, 2, 0, 0, 20},  // CGPathContainsPoint
    {1203, -1, -1, -1, -1, 888, 1365, 24, 1, 1, 0, 0, 49, 0, 0, 20},  // CGPathCloseSubpath
    {1204, -1, -1, -1, 1210, 889, 1366, 25, 3, 4, 1, 30, 49, 0, 0, 20},  // addCurve
    {1204, -1, -1, -1, -1, 892, 1370, 26, 3, 4, 1, 30, 49, 0, 0, 20},  // addCurve
    {1207, -1, -1, -1, 1211, 895, 1374, 27, 2, 3, 1, 30, 49, 0, 0, 20},  // addQuadCurve
    {1207, -1, -1, -1, -1, 897, 1377, 28, 2, 3, 1, 30, 49, 0, 0, 20},  // addQuadCurve
    {1212, -1, -1, -1, 1218, 904, 1380, 29, 5, 6, 1, 30, 49, 0, 0, 20},  // addArc
    {1212, -1, -1, -1, -1, 909, 1386, 30, 5, 6, 1, 30, 49, 0, 0, 20},  // addArc
    {1176, -1, -1, -1, -1, 914, 1392, 31, 5, 5, 3, 0, 29, 0, 0, 20},  // UIBezierPath
    {1219, -1, -1, -1, -1, 924, 1397, 32, 8, 8, 0, 0, 49, 0, 0, 20},  // CGPathAddCurveToPoint
    {1220, -1, -1, -1, -1, 932, 1405, 33, 6, 6, 0, 0, 49, 0, 0, 20},  // CGPathAddQuadCurveToPoint
    {1221, -1, -1, -1, -1, 938, 1411, 34, 8, 8, 0, 0, 49, 0, 0, 20},  // CGPathAddArc
    {1222, -1, -1, -1, -1, 0, 1419, 35, 0, 1, 2, 30, 13, 0, 0, 20},  // boundingBox
    {533, -1, -1, -1, -1, 0, 1420, 36, 0, 1, 2, 30, 13, 0, 0, 20},  // bounds
    {1223, -1, -1, -1, -1, 0, 1421, 37, 0, 1, 2, 30, 13, 0, 0, 20},  // boundingBoxOfPath
    {280, -1, -1, -1, -1, 0, 1422, 38, 0, 1, 2, 30, 2, 0, 0, 20},  // isEmpty
    {1224, -1, -1, -1, -1, 0, 1423, 39, 0, 1, 2, 30, 9, 0, 0, 20},  // currentPoint
    {1225, -1, -1, -1, 1173, 0, 1424, 40, 0, 1, 2, 30, 29, 0, 0, 20},  // cgPath
    {1226, -1, -1, -1, -1, 946, 1425, 41, 1, 1, 0, 0, 13, 0, 0, 20},  // CGPathGetBoundingBox
    {1227, -1, -1, -1, -1, 0, 1426, 42, 0, 1, 2, 29, 29, 0, 0, 20},  // path
    {1228, -1, -1, -1, -1, 0, 1427, 43, 0, 1, 2, 29, 17, 0, 0, 20},  // fillColor
    {1229, -1, -1, -1, -1, 0, 1428, 44, 0, 1, 2, 29, 17, 0, 0, 20},  // strokeColor
    {1230, -1, -1, -1, -1, 0, 1429, 45, 0, 1, 2, 29, 0, 0, 0, 20},  // lineWidth
    {1231, -1, -1, -1, -1, 0, 1430, 46, 0, 1, 2, 29, 23, 0, 0, 20},  // lineJoin
    {1232, -1, -1, -1, -1, 0, 1431, 47, 0, 1, 2, 29, 4, 0, 0, 20},  // lineDashPattern
    {1233, -1, -1, -1, -1, 0, 1432, 48, 0, 1, 2, 29, 0, 0, 0, 20},  // lineDashPhase
    {1235, 1234, 1236, -1, -1, 0, 0, 49, 0, 0, 5, 24, 23, 0, 0, 20},  // miter
    {75, 1234, 1237, -1, -1, 0, 0, 50, 0, 0, 5, 24, 23, 0, 0, 20},  // round
    {1238, 1234, 1239, -1, -1, 0, 0, 51, 0, 0, 5, 24, 23, 0, 0, 20},  // bevel
    {1240, -1, -1, -1, 1177, 0, 1433, 52, 0, 1, 2, 18, 17, 0, 0, 20},  // cgColor
    {245, -1, 1241, -1, -1, 947, 1434, 0, 1, 1, 0, 0, 13, 0, 0, 21},  // rect
    {243, -1, 1242, -1, -1, 948, 1435, 1, 1, 1, 0, 0, 9, 0, 0, 21},  // point
    {235, -1, 1243, -1, -1, 949, 1436, 2, 1, 1, 0, 0, 12, 0, 0, 21},  // size
    {230, -1, 1244, -1, -1, 950, 1437, 3, 1, 1, 0, 0, 10, 0, 0, 21},  // vector
    {84, -1, 1245, -1, -1, 951, 1438, 4, 1, 1, 0, 0, 14, 0, 0, 21},  // transform
    {1246, -1, -1, -1, -1, 952, 1439, 5, 1, 1, 0, 0, 14, 0, 0, 21},  // css
    {1247, -1, -1, -1, -1, 953, 1440, 6, 1, 1, 0, 0, 14, 0, 0, 21},  // svg
    {1248, -1, -1, -1, -1, 954, 1441, 7, 1, 1, 0, 0, 27, 0, 0, 21},  // views
    {84, -1, -1, -1, -1, 955, 1442, 0, 2, 2, 0, 0, 14, 0, 0, 22},  // transform
    {84, -1, -1, -1, -1, 957, 1444, 1, 3, 3, 0, 0, 14, 0, 0, 22},  // transform
    {1193, 1249, -1, -1, -1, 0, 0, 2, 0, 0, 5, 23, 22, 0, 0, 22},  // fill
    {1250, 1249, -1, -1, -1, 0, 0, 3, 0, 0, 5, 23, 22, 0, 0, 22},  // aspectFit
    {1251, 1249, -1, -1, -1, 0, 0, 4, 0, 0, 5, 23, 22, 0, 0, 22},  // aspectFill
    {1252, 1249, -1, -1, -1, 0, 0, 5, 0, 0, 5, 23, 22, 0, 0, 22},  // scaleToFill
    {1253, 1249, -1, -1, -1, 0, 0, 6, 0, 0, 5, 23, 22, 0, 0, 22},  // scaleAspectFit
    {1254, 1249, -1, -1, -1, 0, 0, 7, 0, 0, 5, 23, 22, 0, 0, 22},  // scaleAspectFill
    {84, -1, -1, -1, -1, 960, 1447, 8, 1, 1, 0, 0, 49, 0, 0, 22},  // transform
    {1256, -1, -1, -1, -1, 961, 1448, 9, 1, 1, 0, 0, 0, 0, 0, 22},  // area
    {305, -1, -1, -1, -1, 962, 1449, 10, 2, 2, 0, 0, 2, 0, 0, 22},  // contains
    {284, -1, -1, -1, -1, 964, 1451, 11, 1, 2, 1, 28, 4, 0, 0, 22},  // corners
    {1246, -1, -1, -1, -1, 0, 1453, 0, 0, 1, 2, 15, 3, 0, 0, 23},  // css
    {1247, -1, -1, -1, -1, 0, 1454, 1, 0, 1, 2, 15, 3, 0, 0, 23},  // svg
    {1257, -1, -1, -1, -1, 0, 1455, 2, 0, 1, 2, 15, 48, 0, 0, 23},  // latex
    {1257, -1, -1, -1, -1, 0, 1456, 3, 0, 1, 2, 16, 48, 0, 0, 23},  // latex
    {1258, -1, -1, -1, -1, 965, 1457, 4, 1, 1, 0, 0, 48, 0, 0, 23},  // swiftCode
    {1259, -1, -1, -1, -1, 966, 1458, 0, 1, 1, 0, 0, 48, 0, 0, 24},  // explain
    {1259, -1, -1, -1, -1, 967, 1459, 1, 2, 2, 0, 0, 48, 0, 0, 24},  // explain
    {1261, -1, -1, -1, -1, 969, 1461, 2, 2, 2, 0, 0, 48, 0, 0, 24},  // compare
    {1261, -1, -1, -1, -1, 971, 1463, 3, 3, 3, 0, 0, 48, 0, 0, 24},  // compare
    {684, -1, -1, -1, 1293, 1007, 1466, 0, 1, 2, 1, 29, 8, 0, 0, 25},  // action
    {1294, -1, -1, -1, -1, 1009, 1468, 1, 1, 1, 3, 0, 3, 0, 0, 25},  // Selector
    {1296, -1, -1, -1, -1, 1010, 1469, 2, 1, 1, 0, 0, 3, 0, 0, 25},  // NSSelectorFromString
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
    51, 420, 382, -1, -1, -1, -1, 193, 193, 193, -1, 422, -1, 423, -1, 424, 423, 424, 424, -1, -1, -1, 420,
    382, 422, 439, 367, 411, 367, -1, 442, -1, 450, -1, -1, 450, -1, 450, -1, 453, -1, -1, -1, 453, -1, -1,
    458, 459, 193, -1, -1, -1, -1, -1, -1, 51, 51, -1, 193, -1, 193, 193, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, 367, 367, 367, 367, 411, -1, -1, 411, -1, 476, 477, 478, 479, -1, 484, 479, 532, 532, 532,
    532, 532, 532, 532, 532, 532, 532, 532, 532, 539, 540, 223, 441, -1, 684, 7, -1, 684, 685, -1, 684, 7,
    -1, 684, 685, 7, -1, -1, 7, -1, 690, -1, 7, -1, 690, -1, 7, -1, 690, -1, 7, -1, 690, -1, 7, -1, 7, -1,
    -1, -1, -1, 367, -1, -1, 721, -1, 724, -1, 424, -1, 727, -1, 728, -1, 223, -1, 316, -1, 731, -1, 732, -1,
    731, -1, 732, -1, -1, -1, 424, -1, 745, -1, 746, -1, 411, 752, 411, -1, -1, -1, 223, -1, 316, -1, -1, -1,
    804, 232, 233, 232, 233, -1, 185, 176, -1, 185, 176, 185, 176, -1, -1, -1, 808, -1, -1, 808, 185, 176,
    185, 176, 808, -1, -1, 185, 176, -1, 824, 684, -1, 824, 684, -1, 824, 684, -1, 824, 684, -1, 824, 684,
    -1, 824, 684, -1, 8, -1, 879, 8, -1, 881, 8, -1, 8, -1, -1, 8, -1, 881, -1, 684, -1, 684, 886, -1, -1,
    -1, 8, -1, 8, -1, 316, 223, 901, 316, 223, 901, 902, 316, 223, 901, 316, 223, 901, 902, 424, 316, 223,
    901, 424, 316, 223, 901, 208, 424, 193, 906, 901, 424, 424, 908, 424, 903, 424, 908, 903, 424, 910, 223,
    901, -1, 537, -1, 1005, -1, -1, -1, 1006, 1007, 1008, 1009, 1009, 1010, 424, 424, 1012, 1013, -1, -1,
    424, 1016, 1017, 1016, 1017, 1016, 1017, 1018, 1016, 1017, 1018, 1016, 1019, 1017, 1016, 1019, 1017,
    1016, 1019, 1017, 1018, 1016, 1019, 1017, 1018, 1016, 1019, 1020, 1017, 1016, 1019, 1020, 1017, 1016,
    1019, 1020, 1017, 1018, 1016, 1019, 1020, 1017, 1018, 1016, 1019, 1021, 1022, 1017, 1016, 1019, 1021,
    1022, 1017, 1016, 1019, 1021, 1022, 1020, 1017, 1016, 1019, 1021, 1022, 1020, 1017, 1016, 1019, 1021,
    1022, 1017, 1018, 1016, 1019, 1021, 1022, 1017, 1018, 1016, 1019, 1021, 1022, 1020, 1017, 1018, 1016,
    1019, 1021, 1022, 1020, 1017, 1018, -1, 1017, -1, 1017, -1, 1017, 1018, -1, 1017, 1018, -1, 1019, 1020,
    1017, -1, 1019, 1020, 1017, -1, 1019, 1020, 1017, 1018, -1, 1019, 1020, 1017, 1018, -1, 1019, 1021, 1022,
    1020, 1017, 1018, -1, 1019, 1021, 1022, 1020, 1017, 1018, 1016, 1019, 1017, 1016, 1019, 1017, 1016, 1019,
    1020, 1017, 1016, 1019, 1020, 1017, 1016, 1019, 1017, 1018, 1016, 1019, 1017, 1018, 1016, 1019, 1020,
    1017, 1018, 1016, 1019, 1020, 1017, 1018, -1, 1019, 1020, 1017, 1018, -1, 1019, 1020, 1017, 1018, 1027,
    1028, 1017, 1027, 1028, 1017, -1, 1028, 1017, -1, 1028, 1017, -1, 1031, -1, -1, -1, -1, -1, -1, -1, 1045,
    531, 531, 1045, -1, 1047, -1, 1047, 1050, -1, 1050, 1047, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, 1064, 1064, 1064, -1, 450, 450, 1097, -1, 1097, 1097, -1, 1097, -1, 316, -1, 223, -1, -1, -1, -1,
    1108, 1109, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 422, -1, 1124, -1, 422, 1124, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, 367, -1, 8, -1, -1, 367, -1, 8, -1, -1, 1140, -1, 910, -1, 910, 1140, -1,
    -1, 1140, -1, 910, -1, 910, 1140, -1, -1, 128, 1157, 129, 130, 45, 147, 1158, 1159, 1160, 1161, -1, -1,
    1170, 1170, 1171, 245, 1180, 769, 1181, -1, -1, -1, 223, 223, -1, 8, -1, -1, -1, -1, -1, -1, 223, 223,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 223, 1006, 1007, 223, 1205, 1206, 223,
    1208, 223, 1209, 223, 1006, 1007, 223, 1208, 1213, 906, 1214, 1215, 1216, 285, 906, 1214, 1215, 1216,
    1217, 906, 1214, 1215, 1216, 1213, 906, 1214, 1215, 1216, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 316, 316, 316, 316, 316, -1, -1, 316, 316, 223, 316, 223, -1,
    1255, 367, -1, 8, 8, -1, -1, -1, 1260, -1, -1, -1, -1, 367, -1, 411, 752, 411, 367, -1, 424, 721, 724,
    -1, 223, -1, 316, -1, -1, 450, 450, -1, 423, -1, 422, 879, 8, -1, 8, 886, 450, 1097, 1097, -1, 1097, -1,
    1097, 450, 450, -1, -1, 180, -1, 183, 193, 207, 208, -1, -1, -1, 185, 176, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, 223, -1, 316, -1, 731, -1, 732, -1, 731, -1, 732, -1, 223, -1, 316, -1, 411, 752, 411, -1, -1,
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
    258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 1, 1, 25, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 258, 258, 258, 1, 1, 1, 1, 1, 5, 5, 5, 5, 5, 5, 395269, 395269, 5,
    45, 5, 45, 5, 45, 5, 0, 45, 5, 45, 5, 45, 5, 1, 5, 0, 5, 5, 1, 5, 1, 0, 5, 0, 1, 5, 1, 1, 5, 0, 5, 0, 5,
    45, 5, 45, 5, 45, 5, 0, 5, 45, 5, 45, 5, 45, 5, 0, 5, 45, 5, 45, 5, 45, 5, 5, 5, 5, 5, 1, 5, 1, 8, 45, 5,
    5, 5, 1, 5, 5, 1, 5, 1, 5, 1, 5, 1, 1, 5, 5, 5, 5, 5, 45, 8, 45, 5, 0, 45, 5, 45, 0, 1, 5, 5, 269102,
    269102, 269102, 269102, 5, 45, 5, 45, 5, 5, 45, 5, 45, 5, 4, 5, 0, 5, 1541, 5, 0, 1, 5, 1541, 1, 5, 1, 5,
    5, 5, 5, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 1, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 0, 0, 0, 0, 7,
    7, 7, 7, 7, 7, 7, 0, 7, 0, 7, 0, 0, 7, 0, 0, 7, 7, 7, 7, 45, 7, 45, 7, 45, 7, 7, 45, 7, 0, 7, 0, 5,
    395269, 45, 7, 45, 7, 45, 7, 45, 7, 45, 7, 0, 45, 7, 45, 7, 45, 7, 45, 7, 45, 7, 45, 7, 45, 7, 45, 7, 7,
    8, 8, 8, 8, 8, 1, 8, 45, 8, 67503368, 67504133, 6, 6, 6, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6,
    1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 0, 6, 0, 6, 0, 6, 0, 6, 6, 6, 1,
    1, 1, 1, 18, 1, 18, 18, 18, 1, 1, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 28, 28, 28, 28, 28, 28,
    28, 4, 0, 28, 28, 10, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
    28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 4, 28, 28,
    28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 0, 1069, 4, 28, 0, 1069, 4, 28, 0, 590893, 4, 28, 0, 590893,
    4, 28, 4, 28, 4, 28, 2308, 4, 28, 2308, 4, 28, 0, 4, 28, 0, 4, 28, 0, 4, 28, 0, 4, 28, 0, 4, 28, 0, 4,
    28, 0, 4, 28, 0, 4, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 1, 1, 1, 1, 28, 28, 28, 28, 28, 28, 28,
    28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 1, 28, 28, 28, 28, 28, 28, 28, 3594, 2332, 28, 3594, 2332,
    28, 3594, 2332, 28, 3594, 2332, 28, 3594, 2332, 28, 3594, 2332, 28, 28, 28, 28, 28, 28, 13, 28, 28, 29,
    29, 29, 29, 28, 1, 29, 29, 1, 29, 29, 29, 29, 29, 29, 28, 10, 0, 28, 10, 0, 29, 29, 29, 29, 29, 29, 29,
    29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29,
    29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 15, 29, 29, 29, 29, 29, 29,
    29, 29, 3594, 2333, 29, 3594, 2333, 29, 10, 29, 10, 4, 4, 43, 1, 1, 43, 1, 43, 1, 43, 1, 43, 1, 1, 43,
    10, 43, 1, 1, 43, 1, 43, 1, 43, 13, 43, 2, 43, 2, 2604, 43, 1, 43, 1, 2604, 43, 1, 1, 43, 1, 1, 2604, 43,
    15, 43, 46, 43, 43, 43, 43, 43, 1, 1, 15, 0, 590893, 45, 0, 590893, 45, 0, 590893, 45, 0, 590893, 45, 0,
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
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 21, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 28, 0, 0, 0, 0, 29, 29, 29, 29, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 44, 0, 0, 0, 0, 0, 43, 15, 31, 31, 0, 31, 31, 31,
    31, 31, 33, 32, 33, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 46, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 36, 36, 36, 36, 37, 37, 38, 39, 40, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 35, 35, 35, 35, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 42, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 34, 0, 34,
    34, 34, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    41, 0, 0, 0, 0, 0, 0, 0, 0, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 30, 30, 30, 30, 30, 18, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 23, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4
};

static const int32_t type_names[] = {
    118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138,
    139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 105, 155, 156, 157, 158,
    159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 286, 355, 443, 444, 445, 462, 603, 604, 628, 642,
    707, 748, 753, 754, 755, 756, 814, 820, 821, 822, 823, 825, 826, 827, 828, 829, 629, 830, 831, 832, 894,
    913, 914, 915, 916, 917, 918, 919, 920, 921, 1000, 1001, 1002, 1003, 1040, 1041, 1042, 1063, 1065, 1066,
    1067, 1100, 1109, 1172, 1173, 1174, 1175, 1176, 1177, 1178, 1234, 1249, 1294, 1295
};

static const struct catalogue_tables tables = {
    bytes, COUNT(bytes) - 1, names, COUNT(names), slots, COUNT(slots), first, COUNT(first),
    links, COUNT(links), entries, COUNT(entries), labels, COUNT(labels), kinds, COUNT(kinds),
    types, COUNT(types), type_names, COUNT(type_names)};

const struct catalogue_tables *_Nonnull catalogue_tables(void) { return &tables; }
