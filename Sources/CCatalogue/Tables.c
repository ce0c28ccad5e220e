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
    {2860, 1784172926}, {2863, 3381609815}, {2875, 1550566188}, {2878, 1923516200}, {2882, 3391553482},
    {2885, 1062293841}, {2889, 3825392021}, {2892, 709362235}, {2896, 392774327}, {2901, 2880712451},
    {2906, 3102149661}, {2912, 2394465697}, {2916, 1659167240}, {2921, 475034410}, {2927, 3434436711},
    {2930, 1479764693}, {2934, 2347825097}, {2940, 1197479801}, {2944, 1351583639}, {2949, 3270705251},
    {2955, 366569208}, {2959, 1251212115}, {2963, 1621599661}, {2968, 3579732453}, {2974, 1720942905},
    {2978, 140187182}, {2983, 1868829528}, {2992, 3948149459}, {3002, 708029167}, {3007, 3185475540},
    {3013, 2537751862}, {3019, 2778439310}, {3026, 2616928056}, {3032, 4139930401}, {3039, 3135838405},
    {3046, 2498734875}, {3054, 4064998855}, {3058, 268639961}, {3063, 4092159661}, {3068, 2346846000},
    {3074, 2328988770}, {3078, 2519117294}, {3083, 3873647896}, {3087, 1415682102}, {3092, 631424496},
    {3096, 282220607}, {3101, 3558937627}, {3105, 4099687964}, {3110, 658698766}, {3114, 153638352},
    {3119, 545189250}, {3127, 197671877}, {3136, 792060313}, {3140, 513084933}, {3145, 2275780057},
    {3150, 2616489071}, {3155, 4075421329}, {3160, 2981347434}, {3165, 648810968}, {3173, 638754166},
    {3180, 591523055}, {3187, 4047093083}, {3194, 656837285}, {3202, 3789446092}, {3210, 4277107410},
    {3218, 3906719864}, {3231, 2663715805}, {3236, 2698097207}, {3242, 3072217742}, {3249, 1920734138},
    {3274, 4225734153}, {3276, 1128467232}, {3280, 1035581717}, {3295, 3525779695}, {3318, 1975486251},
    {3328, 2889234988}, {3340, 128921049}, {3359, 1127666911}, {3369, 2542550614}, {3375, 2627312426},
    {3384, 1195911285}, {3394, 4151950225}, {3396, 1765031016}, {3404, 1814435734}, {3409, 876513898},
    {3420, 879704937}, {3428, 3728990320}, {3448, 4007662012}, {3455, 2941534958}, {3462, 2238339041},
    {3467, 3277562923}, {3470, 3761252941}, {3474, 382886321}, {3477, 4220379804}, {3481, 4200353678},
    {3484, 2633446552}, {3488, 388525018}, {3493, 967958004}, {3498, 1216469057}, {3502, 1675745305},
    {3510, 3533348019}, {3520, 2267784115}, {3523, 2877453236}, {3533, 1419061120}, {3539, 3353438327},
    {3545, 2002030311}, {3552, 931910521}, {3578, 1638953034}, {3591, 263889333}, {3604, 2304257469},
    {3614, 1623797237}, {3630, 2667149886}, {3649, 1204873229}, {3669, 2611599107}, {3679, 1975768454},
    {3691, 3532344479}, {3698, 2718014180}, {3719, 713077974}, {3736, 2712081721}, {3746, 2215640769},
    {3756, 1070265239}, {3765, 1134120687}, {3771, 4232466889}, {3775, 2846199180}, {3788, 1743930340},
    {3794, 4005059268}, {3798, 206241385}, {3807, 1115344066}, {3815, 567586076}, {3821, 3901637708},
    {3827, 152899664}, {3834, 4155575922}, {3844, 236925125}, {3852, 1684779966}, {3856, 798074659},
    {3865, 2374006294}, {3871, 3103973672}, {3880, 1787359420}, {3890, 2926810054}, {3892, 1462048136},
    {3902, 1244814717}, {3912, 1696195782}, {3921, 3093996503}, {3930, 2756264342}, {3938, 2866045037},
    {3946, 1163907536}, {3958, 2104353872}, {3969, 3110688315}, {3980, 3317910134}, {3993, 2755011687},
    {4009, 2069497450}, {4020, 1516930437}, {4025, 2276994531}, {4035, 469045609}, {4046, 2847090017},
    {4066, 176574206}, {4070, 1361572173}, {4080, 1896686403}, {4090, 1266202965}, {4102, 3635588042},
    {4121, 2733832836}, {4125, 4182378701}, {4132, 2110798224}, {4138, 877087803}, {4147, 1970364490},
    {4153, 1275339983}, {4171, 350857000}, {4187, 2079739832}, {4203, 1996921413}, {4212, 2043970711},
    {4219, 1731736080}, {4231, 4080117376}, {4242, 1493013840}, {4262, 2398078988}, {4270, 1065574956},
    {4280, 2965413338}, {4290, 990401381}, {4293, 682729123}, {4302, 1722954222}, {4318, 3827859290},
    {4329, 37271103}, {4337, 1119987041}, {4356, 2161276179}, {4379, 3507573001}, {4387, 2301731235},
    {4397, 1862550028}, {4411, 3213420894}, {4427, 288415389}, {4437, 4033069017}, {4443, 672109684},
    {4451, 3339054942}, {4454, 1089765596}, {4459, 18738364}, {4463, 2197550541}, {4468, 1569418667},
    {4486, 1419285594}, {4489, 3324446467}, {4496, 2540844914}, {4505, 936176715}, {4510, 3724674918},
    {4515, 1452231588}, {4525, 665752555}, {4535, 2665914025}, {4543, 1172522883}, {4553, 2411978403},
    {4562, 2082024064}, {4566, 1231115066}, {4575, 244075885}, {4581, 96429129}, {4592, 1558106348},
    {4599, 1676028392}, {4611, 3565214879}, {4617, 1169454059}, {4628, 2276069802}, {4634, 2590900991},
    {4645, 403953390}, {4650, 817772335}, {4660, 3894621598}, {4664, 3130700698}, {4673, 3811712141},
    {4682, 2836898780}, {4696, 744222851}, {4704, 3219325754}, {4717, 455433581}, {4722, 1550717474},
    {4732, 4099875093}, {4741, 2687217115}, {4753, 3317790454}, {4765, 680679420}, {4776, 4074568615},
    {4786, 972345196}, {4796, 2124225882}, {4806, 1707208587}, {4816, 1698171440}, {4828, 1765986002},
    {4840, 3099195470}, {4850, 1325296208}, {4861, 1159889848}, {4871, 3210628243}, {4882, 3799163251},
    {4893, 3782385632}, {4904, 3899828965}, {4915, 3883051346}, {4926, 3866273727}, {4942, 4169345192},
    {4967, 3573351892}, {4972, 4137097213}, {4977, 3523899814}, {4983, 1029089800}, {4994, 1290530634},
    {5002, 4203053801}, {5015, 406972148}, {5019, 2369371622}, {5026, 3726277920}, {5031, 3555021734},
    {5036, 3008443898}, {5046, 877317237}, {5059, 1513289445}, {5083, 2694946607}, {5105, 3902926015},
    {5108, 2516003219}, {5123, 3083183824}, {5127, 3185987134}, {5136, 3141474305}, {5149, 1010012291},
    {5153, 659427984}, {5164, 3254824265}, {5172, 1438951982}, {5181, 571377267}, {5199, 143865419},
    {5217, 445834375}, {5230, 2082798958}, {5244, 4201716739}, {5248, 3883353449}, {5271, 1252969316},
    {5288, 611349806}, {5310, 3939761393}, {5334, 1880591026}, {5360, 1052979093}, {5376, 1315057949},
    {5389, 3198073272}, {5414, 1888717571}, {5427, 1499172353}, {5441, 1151719106}, {5459, 1297838153},
    {5470, 1291853992}, {5482, 3864824124}, {5495, 284302454}, {5513, 2291378338}, {5535, 2024043478},
    {5550, 3416336049}, {5561, 3326301860}, {5572, 2097883034}, {5590, 2658088632}, {5600, 4116806241},
    {5612, 2750625341}, {5629, 2805121617}, {5638, 2636563400}, {5644, 1226705564}, {5654, 1144915353},
    {5672, 1085962434}, {5678, 542584942}, {5696, 1880354216}, {5705, 2126046479}, {5726, 3409685817},
    {5736, 2322214854}, {5758, 715012316}, {5763, 667630371}, {5780, 4011681569}, {5795, 2477794221},
    {5810, 2826459802}, {5817, 863636682}, {5847, 3312035873}, {5875, 2374822095}, {5891, 1117036282},
    {5907, 2727146260}, {5919, 2338438971}, {5927, 894604266}, {5945, 239266950}, {5961, 3440848049},
    {5979, 1563451997}, {6015, 1300855194}, {6033, 2649340029}, {6046, 3157132282}, {6077, 1994390723},
    {6090, 3295732442}, {6109, 3217941162}, {6146, 2638373311}, {6165, 729836362}, {6182, 1103965319},
    {6217, 3909734774}, {6234, 3422384807}, {6248, 1562399317}, {6280, 3535094014}, {6294, 2862813109},
    {6314, 70193435}, {6352, 3331707904}, {6372, 167527483}, {6376, 810547195}, {6398, 3377910156},
    {6414, 2815096657}, {6455, 3232227944}, {6474, 2636711499}, {6488, 2461495057}, {6493, 502047894},
    {6499, 3867909202}, {6519, 2942666046}, {6525, 1490954098}, {6536, 1092012710}, {6561, 38792922},
    {6572, 2899252294}, {6580, 871591685}, {6602, 1041997713}, {6610, 3217987877}, {6618, 1309284212},
    {6640, 2823090016}, {6648, 4012061332}, {6663, 4204111253}, {6668, 3492500287}, {6677, 773059133},
    {6700, 2759092874}, {6709, 481727645}, {6723, 2303844654}, {6751, 1323066019}, {6765, 590774350},
    {6774, 421821156}, {6797, 696240407}, {6806, 1453714756}, {6821, 466020238}, {6850, 4077855673},
    {6865, 1744839726}, {6881, 1408722253}, {6911, 876245160}, {6927, 452810861}, {6940, 1260603725},
    {6967, 968316954}, {6980, 859371885}, {6994, 1658883364}, {7022, 3531153185}, {7036, 486221508},
    {7047, 4064395570}, {7072, 2257273533}, {7083, 3217031314}, {7095, 1898701486}, {7121, 692253475},
    {7133, 2618608526}, {7147, 889051197}, {7175, 1439665068}, {7189, 3703752221}, {7204, 158609817},
    {7233, 3199826274}, {7248, 3872230201}, {7261, 592993401}, {7288, 2782426318}, {7301, 1648296985},
    {7323, 2036964556}, {7359, 1478369021}, {7381, 2072579308}, {7390, 588027325}, {7396, 3294899967},
    {7412, 2406610228}, {7424, 1136770368}, {7435, 1099727666}, {7462, 3943336079}, {7470, 3373088083},
    {7478, 1118385669}, {7491, 1252830802}, {7499, 1310484760}, {7517, 4211107556}, {7535, 4235327583},
    {7554, 1911957762}, {7566, 2274977100}, {7576, 1894102977}, {7593, 1868420705}, {7608, 1229760322},
    {7623, 401251929}, {7632, 4136070254}, {7642, 141711844}, {7655, 1877099350}, {7681, 2956264019},
    {7705, 3731343133}, {7716, 1490880043}, {7731, 651349070}, {7750, 3553571131}, {7771, 798050051},
    {7791, 1738029828}, {7800, 830772382}, {7824, 975665791}, {7831, 3753552150}, {7853, 1268347563},
    {7862, 2675976173}, {7870, 2255101473}, {7882, 1325536902}, {7892, 66138439}, {7911, 2650151654},
    {7923, 1362571274}, {7930, 2674091075}, {7947, 4180264212}, {7958, 2220611910}, {7964, 3628923247},
    {7983, 2290191893}, {7996, 524486259}, {8008, 2660165913}, {8020, 2510371521}, {8027, 1647949432},
    {8038, 2499925078}, {8044, 1061329053}, {8052, 2186648520}, {8064, 3685987662}, {8078, 1203193122},
    {8093, 1771288722}, {8107, 1024755039}, {8127, 2323362532}, {8147, 295121441}, {8159, 3240065181},
    {8168, 3923523740}, {8182, 3305235377}, {8197, 3408062813}, {8208, 186774928}, {8222, 2185261687},
    {8227, 2753641482}, {8232, 2454962418}, {8249, 958887293}, {8257, 3091067239}, {8261, 3935363592},
    {8271, 3073585980}, {8278, 1867556362}, {8284, 4148812653}, {8291, 1700657266}, {8303, 1106246455},
    {8318, 754571866}, {8329, 1038506759}, {8335, 4176775601}, {8344, 2830785103}, {8354, 1731433239},
    {8362, 855408348}, {8368, 398550328}, {8376, 2834400513}, {8391, 3963693047}, {8400, 3544094494},
    {8413, 1214513038}, {8430, 1445723454}, {8439, 2844467682}, {8446, 3334659430}, {8458, 3572701046},
    {8469, 555663897}, {8480, 3123020006}, {8493, 3005567066}, {8505, 2400366623}, {8517, 2266193630},
    {8527, 3448933658}, {8540, 3786999131}, {8548, 2370703267}, {8563, 2552112075}, {8581, 2857694466},
    {8594, 2048902997}, {8601, 3048556132}, {8616, 1468503355}, {8635, 3744775116}, {8653, 3621218635},
    {8670, 3611392321}, {8681, 3412690475}, {8694, 2109961146}, {8720, 2124853820}, {8742, 4061796954},
    {8749, 4173553157}, {8757, 2053962742}, {8768, 1836668495}, {8777, 721310682}, {8792, 1006735486},
    {8804, 325084441}, {8809, 2961925722}, {8819, 497438945}, {8828, 1787797455}, {8839, 1849888827},
    {8859, 3825011241}, {8868, 385702446}, {8872, 1041509726}, {8877, 1494001562}, {8887, 1742909879},
    {8894, 2157316278}, {8900, 348705738}, {8914, 737459482}, {8920, 1122880180}, {8931, 1945272936},
    {8946, 2380932862}, {8954, 2548392784}, {8965, 3688764708}, {8975, 1901756438}, {8984, 906872895},
    {8995, 1648836552}, {9002, 1359877577}, {9010, 521485205}, {9023, 252720416}, {9037, 1264131298},
    {9041, 1582017048}, {9060, 422274124}, {9079, 3020961236}, {9101, 1120609123}, {9107, 845187144},
    {9131, 3704248662}, {9158, 1361184210}, {9180, 254023945}, {9208, 3600137057}, {9232, 2682444316},
    {9241, 1644100618}, {9265, 1592819465}, {9298, 895660813}, {9306, 335426986}, {9331, 1264318259},
    {9363, 1168386582}, {9371, 1663862986}, {9376, 1746993862}, {9405, 1903257066}, {9410, 974882150},
    {9417, 1177151643}, {9448, 165292311}, {9455, 2311397435}, {9460, 439402299}, {9489, 1552997231},
    {9494, 3962257883}, {9503, 2220750876}, {9536, 2007447656}, {9545, 2787838396}, {9551, 3769421748},
    {9581, 4173954024}, {9587, 1434043348}, {9597, 1426660429}, {9631, 737025121}, {9665, 1466689035},
    {9703, 4098563933}, {9708, 513712005}, {9745, 229043912}, {9749, 2457286800}, {9784, 3584307048},
    {9786, 1123244352}, {9823, 1329338781}, {9827, 2761510965}, {9832, 2016490230}, {9839, 49525662},
    {9859, 539821669}, {9877, 3772220557}, {9895, 4185830300}, {9910, 3171290880}, {9932, 832521766},
    {9954, 1461782644}, {9974, 691540578}, {9997, 1404144425}, {10017, 522796658}, {10034, 1376505559},
    {10043, 3748513642}, {10051, 846470194}, {10059, 200649126}, {10073, 3431639220}, {10080, 4292335199},
    {10095, 907121470}, {10101, 2240342303}, {10118, 2969811462}, {10132, 167268160}, {10146, 1833803298},
    {10153, 4030051588}, {10159, 1400182552}, {10189, 455416660}, {10209, 2271268225}, {10232, 2613973034},
    {10250, 392604227}, {10272, 3754606837}, {10292, 2833158821}, {10308, 3350374178}, {10315, 534084754},
    {10329, 2867322350}, {10351, 2116308131}, {10367, 664899839}, {10389, 1989677117}, {10398, 904369474},
    {10402, 3096186179}, {10407, 741716276}, {10412, 2329068957}, {10419, 2921198141}, {10424, 1055615879},
    {10429, 3285122304}, {10435, 230313139}, {10438, 2868333218}, {10442, 4098541315}, {10447, 33356212},
    {10454, 1723256298}, {10458, 4140259964}, {10464, 107912219}, {10486, 4121566434}, {10516, 3855721002},
    {10532, 2216232237}, {10556, 2255928953}, {10576, 159080631}, {10590, 3689248828}, {10615, 836430118},
    {10636, 3367347455}, {10662, 4230039153}, {10676, 609216699}, {10711, 1501614459}, {10722, 1529288929},
    {10754, 2719113377}, {10766, 2275796322}, {10799, 1812401954}, {10810, 2408338453}, {10842, 2855832277},
    {10869, 1459817706}, {10880, 2392518824}, {10912, 518942568}, {10933, 3663533692}, {10975, 2192755772},
    {11000, 177875273}, {11046, 891907593}, {11068, 1945812840}, {11111, 1417411880}, {11135, 2154355281},
    {11180, 3467076881}, {11200, 317429627}, {11241, 771452987}, {11276, 181460511}, {11296, 456257992},
    {11337, 2485130632}, {11360, 317835491}, {11404, 3496877987}, {11425, 1103010248}, {11475, 3557956176},
    {11498, 4255026978}, {11550, 3877521898}, {11564, 4267328027}, {11575, 3365817217}, {11587, 1019517826},
    {11598, 4255312501}, {11604, 107113802}, {11615, 339302984}, {11636, 571385436}, {11661, 701971049},
    {11683, 3844547848}, {11707, 2993703921}, {11727, 856100507}, {11741, 523418047}, {11762, 1199509864},
    {11771, 71184232}, {11800, 3633864562}, {11806, 3626350180}, {11832, 227242734}, {11839, 3686895409},
    {11866, 23593359}, {11872, 3490026688}, {11898, 2245546586}, {11907, 63500808}, {11913, 3324008260},
    {11920, 2639082641}, {11926, 4241250784}, {11954, 1005534689}, {11982, 433529277}, {12011, 1104277830},
    {12024, 1738166450}, {12059, 4196810825}, {12088, 1042290725}, {12095, 1073217499}, {12113, 2059328792},
    {12121, 1536564555}, {12140, 2064776214}, {12149, 1856753941}, {12169, 1308833490}, {12173, 3934383778},
    {12188, 2480094667}, {12206, 3523238589}, {12214, 1863269210}, {12234, 2099371351}, {12239, 4096559242},
    {12256, 2182794837}, {12263, 667710333}, {12266, 718098122}, {12269, 682728183}, {12287, 3802467407},
    {12308, 3657180965}, {12331, 1665393361}, {12355, 1052733624}, {12364, 184912774}, {12380, 4089387070},
    {12393, 2352568569}, {12406, 1245245715}, {12419, 1262023334}, {12433, 3270702940}, {12445, 2739892052},
    {12460, 2480001844}, {12466, 351428278}, {12483, 2428146278}, {12498, 2992948263}, {12509, 2349028720},
    {12516, 3885786800}, {12528, 1736514697}, {12538, 3474322026}, {12548, 60432295}, {12553, 1322381784},
    {12560, 4012403877}, {12582, 989471740}, {12603, 452908417}, {12622, 423327896}, {12638, 2453966149},
    {12666, 1731566697}, {12677, 2587032280}, {12698, 2963724706}, {12714, 712913813}, {12746, 2778836517},
    {12761, 2173728365}, {12768, 2357661820}, {12784, 409169195}, {12804, 3491459423}, {12821, 1226170970},
    {12844, 3404475955}, {12874, 1624986452}, {12908, 3623300279}, {12925, 3034534074}, {12945, 575711980},
    {12958, 1032586458}, {12970, 266241602}, {12990, 3402924327}, {13000, 1269553309}, {13006, 503252654},
    {13009, 4160314702}, {13013, 159043482}, {13020, 2686336408}, {13025, 2717370895}, {13035, 1132587367},
    {13043, 1195117749}, {13057, 1879021152}, {13071, 581463510}, {13094, 2140377464}, {13106, 1275514075},
    {13118, 2387979536}, {13129, 3884420844}, {13146, 1646387302}, {13158, 308670472}, {13171, 3934596143},
    {13184, 2845511965}, {13207, 4013472960}, {13227, 207861097}, {13243, 2974165697}, {13250, 1232628331},
    {13267, 889198334}, {13286, 3364533173}, {13302, 2007207608}, {13311, 3255160570}, {13318, 2953807453},
    {13325, 709349229}, {13333, 2600881466}, {13348, 2804841900}, {13363, 2904109309}, {13371, 111583397},
    {13381, 249290197}, {13391, 1264874778}, {13403, 2552651146}, {13407, 3749132497}, {13416, 1230999982},
    {13423, 3143743637}, {13437, 3277309783}, {13445, 799079693}, {13450, 2072037248}, {13459, 1839346743},
    {13469, 2980706495}, {13480, 3765738945}, {13494, 1478303606}, {13506, 1491675329}, {13514, 2435397115},
    {13535, 1647672292}, {13554, 1635008148}, {13570, 3124627733}, {13573, 993596020}, {13588, 2693457989},
    {13607, 415476443}, {13620, 1262823941}, {13630, 1622115944}, {13638, 1499161504}, {13649, 2973219889},
    {13662, 2597275607}, {13667, 1748273790}, {13673, 860606716}, {13678, 3002334877}, {13695, 2034172196},
    {13721, 3305562105}, {13739, 3707972394}, {13746, 3647859367}, {13759, 3236366608}, {13772, 1824874128},
    {13793, 2788634194}, {13818, 3813530536}, {13840, 1466132464}, {13868, 3529599493}, {13900, 2079469443},
    {13922, 738891302}, {13940, 3197889394}, {13959, 2360350959}, {13978, 3649363768}, {13997, 3444963044},
    {14028, 2273024933}, {14051, 4264915354}, {14072, 3077942367}, {14101, 590894855}, {14111, 1618037728},
    {14121, 3957551837}, {14140, 4284171251}, {14156, 3891447831}, {14162, 2774883451}, {14174, 3483418915},
    {14191, 668816343}, {14199, 2931048700}, {14208, 2388452721}, {14216, 4258353177}, {14219, 1141775739},
    {14225, 4126724647}, {14235, 2859901778}, {14239, 3250964130}, {14247, 1360419304}, {14251, 3001705435},
    {14257, 2071016015}, {14262, 4246411473}, {14266, 2944866961}, {14269, 418647609}, {14272, 2471879920},
    {14274, 1105628090}, {14278, 963632676}, {14281, 1882099852}, {14290, 2097992392}, {14298, 4171284318},
    {14306, 2265671865}, {14313, 2076987736}, {14324, 3694939264}, {14331, 2984259090}, {14338, 306596620},
    {14345, 1616530830}, {14356, 2662881380}, {14363, 3218261061}, {14370, 2261369287}, {14376, 912855974},
    {14382, 3374781713}, {14399, 1149880784}, {14409, 296395306}, {14420, 1195616409}, {14428, 2949131327},
    {14440, 942984426}, {14452, 1491100860}, {14463, 417924775}, {14474, 3895649598}, {14480, 3882857642},
    {14486, 3114108242}, {14493, 2831556715}, {14506, 3401266884}, {14512, 1451477576}, {14528, 119757721},
    {14537, 2438128661}, {14549, 2193512543}, {14556, 4182669406}, {14566, 1505809199}, {14585, 2758857958},
    {14596, 1600511528}, {14602, 785452558}, {14622, 4208727282}, {14635, 3291555781}, {14639, 407568404},
    {14646, 3610741318}, {14653, 2976183426}, {14663, 2611701562}, {14670, 3561702979}, {14681, 3373400544},
    {14686, 616319547}, {14700, 363805148}, {14712, 2670905232}, {14716, 2984927816}, {14722, 3072721717},
    {14729, 382945106}, {14741, 197333961}, {14756, 3768039387}, {14765, 1202886564}, {14778, 3124826125},
    {14795, 1073533898}, {14815, 501308550}, {14834, 2241932221}, {14852, 4242588933}, {14860, 3290709023},
    {14868, 3206573181}, {14876, 3156240324}, {14888, 873554442}, {14900, 3877044912}, {14907, 1386144670},
    {14951, 3391438105}, {14984, 3275802252}, {14990, 1665555596}, {15000, 955209608}, {15010, 3663374774},
    {15018, 2845693673}, {15027, 1402472725}, {15036, 2710028206}, {15090, 2549331680}, {15111, 2854832407},
    {15136, 155406996}, {15148, 3678362229}, {15159, 930651626}, {15176, 883771916}, {15188, 2754639596},
    {15194, 3056320968}, {15214, 2497068525}, {15218, 2223459638}, {15227, 3578929855}, {15238, 960139624},
    {15247, 2007872489}, {15255, 1597548103}, {15270, 957531795}, {15283, 1010886454}, {15303, 1596791097},
    {15308, 828449414}, {15324, 4083200273}, {15340, 1563607652}, {15345, 3373576235}, {15361, 1686781560},
    {15368, 247011038}, {15384, 3118206852}, {15401, 1114429566}, {15417, 275414779}, {15435, 3681786005},
    {15462, 1786964809}, {15465, 4081524352}, {15468, 3880226465}, {15473, 1336735441}, {15480, 3258804367},
    {15489, 3220778976}, {15499, 3246523276}, {15510, 2488280337}, {15524, 2068458324}, {15539, 763838368},
    {15546, 637820293}, {15550, 2601460036}, {15555, 1480246043}, {15564, 978711165}, {15571, 309439324},
    {15580, 2535512472}, {15587, 3189629876}, {15605, 3793360030}, {15627, 3530699951}, {15646, 3107109432},
    {15668, 2768536296}, {15688, 2255243348}, {15706, 1791059818}, {15712, 4128829753}, {15733, 1910782036},
    {15753, 3395304284}, {15776, 1173374833}, {15798, 2943989225}, {15815, 66633762}, {15825, 3883652983},
    {15845, 1787670268}, {15867, 2151592719}, {15879, 288631100}, {15890, 835911719}, {15901, 18669246},
    {15911, 2951402203}, {15931, 3636908325}, {15946, 834189487}, {15957, 1964022558}, {15967, 684154646},
    {15990, 2371177212}, {16015, 1731011858}, {16038, 944362804}, {16060, 115475624}, {16091, 694824490},
    {16100, 3779456605}, {16116, 554307351}, {16136, 580401027}, {16149, 2837546561}, {16157, 3574960668},
    {16160, 1090614859}, {16180, 848102186}
};

static const int32_t slots[] = {
    -1, -1, -1, 655, 162, 705, -1, -1, 159, -1, 295, -1, -1, 129, 1263, 704, -1, -1, 923, 98, 1272, 1302, -1,
    -1, -1, 266, -1, -1, -1, -1, -1, -1, 925, -1, -1, -1, 822, 974, -1, -1, 353, -1, -1, 739, -1, -1, 1299,
    -1, -1, 150, -1, 724, 1035, -1, -1, -1, 954, 233, 530, -1, -1, -1, -1, -1, 84, 570, -1, -1, 1287, -1, -1,
    -1, -1, 332, 171, 1315, -1, -1, 442, -1, 450, -1, -1, 64, -1, -1, 1337, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 568, -1, 1127, -1, 204, -1, -1, 731, -1, -1, -1, -1, 1239, -1, -1, -1, -1, 1086, -1, -1, -1, 544, -1,
    -1, 1028, -1, -1, -1, 1074, -1, -1, -1, -1, 1135, 1236, -1, -1, -1, 73, 962, 1303, -1, -1, 1057, -1, -1,
    5, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 631, 119, 585, -1,
    898, 1333, -1, 1314, -1, -1, -1, 1230, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 209, 746, -1, 694,
    -1, 638, -1, 877, 1213, -1, -1, 964, -1, -1, -1, -1, 808, -1, -1, 369, -1, -1, 1199, -1, 1046, -1, -1,
    -1, -1, -1, -1, -1, -1, 315, -1, 379, 487, -1, -1, 518, 508, 745, 820, 1232, -1, -1, -1, -1, 948, -1, -1,
    1065, -1, -1, -1, -1, -1, 77, 376, 164, 380, 826, 720, 838, -1, -1, -1, -1, 1254, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 771, -1, -1, 351, -1, 790, 468, -1, -1, -1, 152, 590, 1150, -1, -1, -1, -1, -1, 800, -1,
    271, -1, -1, -1, -1, 94, 541, -1, -1, -1, -1, -1, -1, -1, 1158, -1, -1, -1, 1007, -1, -1, -1, 87, 528,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, 1335, 36, -1, -1, -1, -1, 682, -1, -1, -1, 299, 1234, -1, -1, -1,
    415, -1, 488, 149, 373, 396, 891, 527, -1, 143, -1, 494, -1, -1, -1, -1, 887, -1, 753, 919, -1, 816, -1,
    -1, -1, -1, -1, 818, 1085, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 854, 1175, -1, -1, -1, -1, 661,
    -1, -1, 375, 1214, -1, -1, 780, 886, -1, -1, -1, -1, 216, -1, -1, 752, 1307, 260, 1008, 343, 1169, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, 1245, -1, -1, -1, 279, 265, 607, 378, 153, 930, 721, 604, -1, -1, -1,
    831, -1, -1, -1, -1, -1, -1, -1, -1, -1, 231, 407, -1, -1, -1, 92, 1107, 218, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, 723, -1, -1, -1, -1, -1, -1, -1, -1, 402, -1, -1, -1, -1, -1, 95, 125, 454, -1, -1, -1, 632, -1,
    -1, -1, -1, -1, -1, -1, 255, 1108, -1, -1, 1223, -1, 197, -1, 759, -1, -1, -1, -1, 485, 775, 938, 557,
    627, -1, -1, -1, 543, 151, 1133, -1, -1, -1, -1, 1119, -1, -1, 1077, 1290, -1, -1, -1, 215, -1, -1, -1,
    301, 781, 1006, 933, -1, -1, -1, -1, 615, 1030, -1, -1, 421, -1, 416, -1, -1, -1, 287, -1, -1, -1, -1,
    -1, 331, -1, -1, -1, -1, -1, 785, -1, 1112, -1, -1, -1, 575, 499, -1, -1, -1, -1, -1, -1, -1, -1, 756,
    1009, -1, 1162, 1257, -1, -1, 412, 969, 1010, -1, -1, -1, -1, -1, 286, 1152, -1, -1, 1134, -1, 212, 517,
    896, -1, -1, -1, -1, -1, 885, 76, 177, -1, -1, 1196, -1, -1, -1, -1, -1, -1, 697, -1, 772, 340, 409, -1,
    -1, -1, 467, -1, -1, -1, 59, 605, -1, -1, -1, -1, 37, 1001, -1, -1, -1, -1, 975, -1, -1, 597, -1, 58,
    594, 19, 1243, -1, 889, -1, -1, 413, 658, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 489, 915, 968, -1, -1,
    864, -1, -1, -1, 427, -1, 626, -1, 1118, -1, -1, 708, 865, -1, -1, -1, -1, -1, -1, -1, 993, -1, -1, 221,
    -1, 1113, 414, 542, 984, 138, 1174, 1344, 908, 1060, 198, -1, 1097, -1, -1, -1, -1, -1, -1, -1, 372, -1,
    246, 985, -1, 805, -1, -1, -1, 1102, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 62, 79, -1, -1, -1, -1,
    56, -1, -1, 309, 1088, -1, 1031, -1, 1193, 1319, 883, -1, -1, 982, -1, -1, -1, -1, -1, 649, -1, 819, 768,
    1072, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 145, 479, 137, 493, -1, -1, -1, -1, -1, -1, -1, -1, 394,
    -1, -1, -1, 1131, -1, 1064, -1, -1, -1, -1, 944, -1, -1, 1274, -1, 1281, -1, -1, -1, 676, -1, -1, 276,
    -1, -1, 678, -1, -1, 444, 520, 0, 473, -1, 390, -1, -1, -1, -1, -1, -1, -1, -1, 946, -1, -1, -1, -1, -1,
    -1, -1, 940, -1, 9, 1242, -1, -1, -1, -1, -1, -1, -1, -1, 254, -1, -1, -1, -1, -1, -1, -1, 298, -1, 1275,
    742, 592, 1089, 1156, -1, -1, -1, -1, 1022, -1, -1, 237, -1, 20, 207, 539, 667, -1, 168, 203, 695, 832,
    -1, 1309, -1, -1, 726, 1328, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1330, 313, -1, 264,
    -1, -1, 392, -1, -1, -1, 1068, -1, 699, -1, -1, -1, -1, -1, -1, 404, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 261, 317, 735, -1, 689, 722, -1, 807, -1, 24, 1233, -1, 659, 1216, -1, 11, 47, 894, 1224,
    -1, -1, 422, -1, -1, 102, -1, -1, -1, -1, -1, 521, -1, -1, -1, 155, 1241, -1, -1, -1, 189, -1, -1, -1,
    -1, -1, 297, -1, -1, 535, 795, 1128, -1, 650, -1, -1, 847, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 110,
    81, -1, -1, -1, 214, -1, -1, 282, -1, -1, -1, 1124, -1, -1, -1, -1, 1, -1, 830, -1, 39, 90, -1, -1, 170,
    -1, -1, -1, -1, 148, 268, 779, 1033, 1145, 1345, 569, -1, -1, -1, -1, -1, -1, -1, 727, -1, -1, -1, 147,
    -1, -1, -1, -1, -1, -1, -1, 314, -1, -1, 1002, 911, -1, -1, -1, 866, 1109, -1, -1, -1, 1237, -1, -1, -1,
    -1, 707, -1, -1, -1, -1, -1, 273, 762, -1, -1, 1279, -1, -1, 115, -1, -1, -1, -1, -1, 1278, -1, -1, -1,
    158, -1, -1, 505, 797, 1347, -1, -1, -1, -1, 1248, -1, -1, -1, -1, -1, 798, 1053, 1256, -1, 70, -1, 988,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, 1034, -1, -1, 366, -1, -1, 526, 591, -1, -1, -1, -1, 262, -1, -1, -1,
    -1, -1, -1, -1, 183, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 617, 977, -1, -1, -1, -1, 167, 1318, -1,
    942, 1094, 1251, -1, -1, -1, -1, -1, -1, 53, 1062, -1, -1, -1, -1, -1, 93, -1, -1, 410, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 509, -1, 823, 1192, 1306, 439, -1, -1, -1, -1, 500, 644, 519, 1284, 936, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 193, 1110, -1, -1, -1, 892, -1, -1, 69, 1023, 646, -1, -1, -1, -1, -1, -1, -1,
    -1, 1106, 1059, -1, -1, -1, -1, -1, 1052, -1, -1, 593, -1, 359, 136, 814, -1, -1, -1, 399, 484, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1204, -1, -1, 2, -1, -1, -1, -1, -1, -1, -1, -1, 99, -1,
    -1, -1, -1, -1, -1, -1, 920, -1, -1, -1, -1, 232, -1, -1, 1208, -1, 121, -1, 921, -1, -1, 72, 1177, -1,
    -1, -1, 744, -1, 918, -1, -1, -1, -1, 608, -1, 1189, -1, -1, -1, -1, -1, -1, -1, 65, -1, -1, -1, -1, -1,
    -1, 48, -1, -1, 78, 238, -1, -1, 829, -1, -1, -1, -1, 1044, -1, -1, -1, -1, -1, -1, -1, -1, 1082, -1, 28,
    466, -1, 1172, -1, 106, -1, -1, -1, -1, -1, -1, 1220, -1, 71, 668, -1, -1, -1, 418, 1058, -1, -1, 1081,
    1186, -1, -1, -1, -1, -1, -1, -1, 937, -1, -1, -1, -1, -1, 513, 32, -1, -1, -1, -1, -1, 1218, -1, -1, -1,
    -1, -1, -1, 855, -1, 356, 623, 126, 430, 909, 433, -1, 128, 861, -1, -1, -1, -1, -1, -1, 670, 972, 576,
    -1, -1, 766, 1025, -1, -1, -1, 548, 1194, -1, -1, -1, -1, -1, 201, 835, 706, 114, 1339, 247, -1, -1, 474,
    -1, -1, -1, 30, 584, 717, -1, -1, -1, -1, -1, 368, -1, -1, -1, -1, -1, 869, -1, -1, -1, -1, -1, 481, -1,
    248, 42, -1, -1, -1, -1, -1, 337, -1, -1, -1, 1267, 510, -1, -1, -1, -1, 554, 881, -1, 751, -1, -1, -1,
    990, 1226, -1, -1, -1, -1, -1, -1, -1, -1, -1, 900, -1, -1, -1, -1, -1, 275, -1, 599, -1, 1157, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, 804, -1, -1, -1, -1, -1, -1, -1, -1, 491, 1073, -1, 749, -1, -1, 652, -1,
    1191, 824, 186, -1, 789, -1, -1, -1, -1, 783, -1, 873, -1, -1, -1, 1215, -1, -1, -1, -1, 551, 701, -1,
    845, -1, -1, 828, -1, -1, -1, -1, -1, 1019, 1348, 267, -1, -1, -1, -1, 922, 736, -1, -1, -1, -1, -1, -1,
    -1, 827, 917, 1130, 1121, -1, -1, 1168, -1, -1, -1, 338, 880, 1238, -1, -1, 91, 523, -1, 956, -1, 553,
    -1, -1, 1265, -1, -1, -1, -1, -1, -1, -1, -1, 904, -1, -1, -1, 765, 289, -1, -1, -1, -1, 1222, -1, 88,
    1154, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 111, 455, 588, 916, -1, -1, -1, -1, -1, 318, -1, -1, 490,
    -1, -1, -1, -1, 355, -1, -1, -1, -1, -1, -1, 872, -1, -1, -1, -1, -1, -1, -1, -1, 362, -1, -1, -1, -1,
    586, -1, 656, -1, -1, 728, 1261, -1, 760, 770, -1, -1, -1, -1, 344, -1, -1, 43, 555, 1202, 1180, 1227,
    -1, -1, -1, -1, -1, 690, -1, 537, -1, -1, 531, -1, -1, 1203, -1, -1, -1, -1, -1, -1, -1, -1, 552, -1, -1,
    6, -1, 684, -1, -1, -1, -1, -1, -1, -1, 1310, -1, 565, -1, -1, -1, -1, -1, 456, -1, -1, -1, -1, -1, -1,
    417, 836, 101, -1, -1, -1, -1, 176, -1, -1, -1, -1, -1, -1, -1, 1249, 875, -1, 796, -1, -1, -1, -1, 463,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 890, -1, 516, -1, 401, -1, -1, -1, -1, 230, -1, -1, 1017,
    1045, -1, 270, -1, -1, 26, 1161, 89, -1, -1, -1, 190, -1, -1, -1, 18, -1, 281, 899, -1, 801, -1, -1, 979,
    -1, -1, -1, -1, -1, -1, 799, -1, -1, -1, 1149, -1, -1, -1, -1, -1, -1, 506, -1, -1, 879, 406, -1, 1253,
    -1, -1, 774, -1, -1, -1, -1, 848, -1, -1, 1225, -1, -1, 1063, -1, -1, -1, -1, -1, -1, -1, 1308, -1, -1,
    -1, -1, 1212, -1, -1, -1, 1286, 251, 675, -1, -1, -1, 1080, -1, -1, 1291, 606, -1, -1, -1, -1, -1, -1,
    -1, 1219, -1, 45, -1, -1, -1, -1, -1, -1, -1, -1, 386, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 758, -1, -1, -1, 589, 878, 763, -1, -1, 55, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, 1141, -1, 996, 449, 573, -1, -1, -1, -1, -1, -1, 462, 441, 941, 579, 965, -1, -1, -1, -1, -1,
    -1, 1188, -1, 349, -1, 674, 837, -1, -1, 958, -1, 244, -1, 907, 448, -1, -1, -1, 1288, -1, -1, 1325, 853,
    868, 1003, -1, -1, 1312, 1015, -1, -1, -1, -1, -1, -1, -1, 253, 587, -1, 913, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 963, 1179, -1, -1, -1, 319, -1, -1, -1, -1, -1, -1, -1, -1, 471, 226, 934, 1289, -1,
    -1, 187, -1, -1, -1, -1, -1, -1, -1, 1298, -1, -1, -1, -1, -1, -1, 669, -1, -1, -1, -1, -1, 1280, -1, -1,
    -1, 160, -1, 761, 947, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 188, 54, 558,
    464, 1283, 1346, -1, 100, 839, 657, 311, -1, -1, -1, -1, -1, -1, -1, -1, 44, 945, -1, -1, -1, -1, 1115,
    -1, -1, -1, -1, -1, -1, 504, -1, 141, -1, 809, -1, 211, -1, -1, 1316, -1, 992, -1, -1, -1, -1, -1, 1036,
    -1, 1166, -1, -1, -1, 346, -1, -1, -1, -1, 400, -1, -1, -1, -1, -1, -1, 1197, 335, -1, -1, -1, 1159, 846,
    640, -1, -1, -1, 769, 549, -1, -1, 1104, -1, -1, -1, -1, 685, -1, 163, -1, -1, -1, -1, -1, 1070, 83,
    1014, -1, -1, -1, -1, 33, 1116, -1, 989, -1, -1, 635, -1, -1, -1, -1, 52, -1, -1, -1, -1, -1, 803, 702,
    305, -1, -1, 210, 13, 1021, -1, -1, -1, -1, -1, -1, -1, -1, 27, -1, -1, -1, -1, -1, 1250, -1, -1, 677,
    -1, 140, -1, -1, -1, -1, -1, -1, -1, -1, 245, 348, 1200, -1, -1, -1, -1, 321, -1, -1, -1, 750, 928, 709,
    906, 1160, -1, -1, 609, 1317, 688, 601, 288, 714, -1, 806, -1, -1, -1, -1, 767, 8, 1079, -1, -1, -1, -1,
    -1, 778, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 754, -1, -1, -1, 222, 480, 1051, 914, 1090, 1270, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, 1140, -1, -1, -1, -1, -1, 477, -1, 645, 219, -1, -1, -1, -1, -1, -1, -1,
    -1, 142, 1111, 903, -1, -1, -1, 673, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1164, -1, -1, -1, -1, -1,
    -1, 572, -1, -1, -1, -1, 435, -1, -1, 459, 672, -1, 603, -1, -1, -1, -1, -1, -1, 654, 1146, 546, 127,
    175, 1262, -1, 613, 31, -1, 986, -1, 178, 598, -1, -1, 213, 953, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 1340, -1, -1, -1, -1, -1, 1083, -1, 239, -1, -1, -1, 229, -1, -1, -1, -1, -1, -1, 192, 1326, -1, 29,
    257, -1, 625, 437, 634, 1067, 452, 966, 1300, -1, 897, -1, -1, -1, -1, -1, -1, -1, -1, 534, -1, -1, -1,
    857, 382, -1, -1, -1, 1103, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 562, 291, -1, 581, -1, -1, 927,
    793, -1, -1, -1, 637, -1, -1, 354, -1, 293, -1, -1, -1, -1, -1, 377, -1, -1, -1, -1, -1, 1011, 884, 1184,
    1061, -1, 1076, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1187, -1, -1, -1, -1, -1, -1, 458, -1, -1, 1100, -1,
    -1, 191, -1, -1, -1, -1, -1, -1, 1024, -1, -1, -1, -1, -1, 931, -1, 35, 274, -1, 1244, 776, -1, 653,
    1020, -1, -1, -1, 574, -1, 105, 578, 1093, 1264, -1, -1, -1, -1, -1, 325, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 1153, -1, -1, -1, 277, -1, -1, -1, -1, -1, -1, 628, -1, 618, -1, 278, -1, 1259,
    978, -1, -1, -1, 428, -1, -1, -1, -1, -1, -1, 834, 1038, -1, -1, -1, 263, -1, 662, 49, 202, 648, 1029,
    -1, -1, -1, -1, -1, 686, -1, -1, -1, -1, -1, 195, 786, 961, -1, -1, 871, -1, -1, -1, -1, -1, -1, -1, -1,
    498, -1, 858, -1, -1, -1, -1, 1047, -1, -1, -1, -1, -1, 630, 1037, -1, 97, 647, -1, 397, 1042, -1, -1,
    -1, -1, -1, -1, -1, 1221, -1, 7, -1, -1, 902, -1, -1, -1, 748, 680, 991, 22, -1, -1, -1, 250, 773, -1,
    -1, -1, 131, -1, -1, -1, 124, -1, -1, -1, 391, 971, -1, -1, -1, -1, -1, -1, -1, -1, -1, 614, 957, 46,
    185, 34, -1, 82, 86, 791, 893, -1, 501, 622, -1, -1, -1, 182, -1, 496, -1, -1, -1, 352, -1, 1000, -1, -1,
    118, -1, 813, -1, 80, 1005, -1, -1, 25, 926, 1229, 738, -1, -1, -1, -1, -1, 729, -1, -1, -1, -1, -1,
    1125, 850, -1, -1, 583, 1040, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 556, -1, -1, -1, -1, 283, 747, 1075, 1120, -1, 671, 859, 1247, -1, -1, -1, -1, -1, -1, -1, -1, 561,
    621, 870, -1, 1176, -1, 1026, -1, -1, -1, -1, -1, -1, 743, -1, 980, -1, -1, -1, -1, 642, -1, -1, -1, -1,
    -1, -1, -1, 1324, -1, -1, 10, -1, -1, -1, -1, -1, -1, 792, 812, -1, 120, 560, -1, -1, -1, -1, -1, 240,
    324, -1, -1, -1, -1, 308, -1, 431, 1123, -1, -1, -1, 664, 810, -1, -1, -1, -1, -1, 393, -1, -1, -1, 867,
    -1, 1338, -1, -1, -1, -1, 533, 641, -1, 1049, -1, -1, -1, 1329, -1, -1, -1, -1, 360, 580, 895, 1147, -1,
    -1, -1, 691, -1, 536, -1, -1, -1, -1, -1, -1, 470, 304, -1, -1, -1, 322, 61, 482, -1, -1, -1, 712, -1,
    -1, -1, -1, -1, 1155, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 122, 228, 341, 350, 610, -1, -1,
    -1, -1, -1, -1, -1, -1, 1050, -1, -1, -1, -1, -1, -1, -1, 1321, 307, -1, -1, -1, 1041, -1, -1, -1, 16,
    660, -1, -1, -1, -1, -1, 1292, 849, -1, -1, 367, -1, -1, -1, -1, 787, -1, -1, -1, 329, -1, 328, 1185,
    905, 995, -1, -1, 196, 476, -1, 1190, -1, -1, -1, -1, 117, 107, -1, -1, 994, -1, -1, -1, -1, 757, 651,
    715, -1, -1, 737, -1, -1, -1, -1, -1, -1, 1334, -1, 1209, -1, 1122, -1, -1, -1, -1, 1327, 703, -1, -1,
    1087, 1137, -1, 316, -1, -1, -1, 492, -1, -1, 683, -1, -1, -1, -1, -1, 339, -1, -1, 734, -1, 461, -1,
    457, -1, 522, -1, -1, 1231, -1, -1, -1, 486, 602, 1273, -1, -1, -1, -1, -1, -1, -1, 429, -1, -1, -1, 679,
    -1, -1, -1, -1, 361, -1, -1, -1, -1, 290, 199, -1, -1, -1, -1, -1, -1, -1, 75, -1, 582, -1, -1, 1170, -1,
    1252, 633, -1, -1, -1, -1, -1, -1, -1, 1293, -1, -1, -1, -1, 1069, 1039, -1, -1, 540, 425, -1, -1, -1,
    665, 924, -1, -1, -1, 1171, -1, -1, -1, -1, 411, 388, 1210, 571, -1, 383, -1, 512, 336, 952, -1, -1, 507,
    -1, -1, 3, -1, 345, -1, 334, 447, -1, -1, -1, 323, 1182, 443, -1, -1, -1, -1, -1, 364, 104, 4, -1, -1,
    -1, -1, 1071, 424, 987, 910, 1143, 169, 225, 395, 1217, -1, 567, -1, 1331, -1, 876, 515, 385, -1, -1, -1,
    1148, -1, 1323, 755, -1, -1, -1, -1, -1, -1, 292, 863, 224, -1, -1, 1260, -1, 12, 139, 1269, -1, -1, -1,
    912, 1294, -1, -1, -1, -1, -1, -1, 223, -1, 935, -1, 405, 1282, -1, -1, 538, 619, -1, -1, -1, -1, -1,
    844, 851, -1, -1, -1, -1, -1, 1255, -1, -1, 21, 234, 502, -1, 161, -1, -1, 108, -1, -1, -1, 693, -1, -1,
    -1, 157, 1342, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1048, -1, -1, -1, -1, -1, -1, -1, -1,
    156, -1, -1, -1, -1, -1, -1, 1301, -1, 423, -1, -1, -1, 469, 524, 559, 1117, 1198, 998, 1341, -1, 1266,
    1343, 113, 577, -1, 1320, -1, -1, -1, -1, 950, 833, 1332, -1, -1, -1, -1, -1, -1, 472, 371, -1, 67, -1,
    -1, -1, -1, 939, 967, -1, -1, -1, 1228, 206, -1, -1, -1, 1138, -1, 511, 862, -1, 242, -1, -1, 296, 663,
    -1, 1163, -1, 426, -1, -1, -1, -1, 1207, -1, -1, 300, -1, -1, -1, -1, 259, -1, -1, 1178, 1271, -1, -1,
    179, 357, 172, -1, -1, -1, -1, 1096, -1, -1, -1, -1, -1, -1, -1, -1, -1, 802, -1, -1, -1, -1, -1, -1, -1,
    -1, 220, -1, -1, -1, -1, -1, 144, 1144, 532, -1, -1, -1, 134, 811, 1098, 112, -1, 564, -1, 40, 432, 1066,
    1246, -1, -1, -1, 284, -1, 387, -1, -1, -1, 17, 166, -1, -1, -1, -1, -1, -1, -1, 563, 629, 269, 639, 363,
    1055, 624, -1, 1183, -1, -1, 710, -1, -1, -1, -1, -1, 983, -1, 1277, -1, -1, -1, -1, 1099, 320, 408, -1,
    15, 66, -1, -1, -1, -1, 1114, 333, -1, 1304, -1, -1, 327, 241, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    1305, -1, -1, -1, -1, -1, 1054, 1129, 997, -1, -1, -1, -1, 243, 612, -1, -1, -1, 1205, 347, 852, -1, -1,
    -1, 330, 616, 687, -1, -1, -1, -1, -1, 643, -1, -1, -1, 438, 636, -1, -1, 1126, -1, -1, -1, -1, 1084, -1,
    -1, 698, 1173, -1, -1, 874, -1, -1, -1, -1, -1, -1, -1, 596, -1, -1, -1, 419, 451, -1, -1, -1, -1, 955,
    326, -1, 306, -1, 1027, -1, -1, -1, -1, 50, -1, -1, -1, -1, -1, -1, -1, -1, -1, 696, -1, -1, 235, 566,
    732, 1201, -1, -1, -1, 547, 146, 294, 1268, -1, -1, -1, -1, -1, -1, 205, 1295, -1, 764, -1, 174, 973,
    302, 1167, -1, -1, 611, 825, -1, -1, -1, -1, -1, -1, -1, 1018, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1297,
    929, 1091, -1, -1, -1, -1, -1, -1, 782, 1132, 403, -1, -1, -1, -1, -1, -1, 1151, 1105, -1, -1, 1181, -1,
    1101, 256, -1, -1, -1, -1, -1, -1, 595, -1, 841, 252, -1, -1, 856, 1296, 358, -1, -1, -1, -1, 181, -1,
    -1, -1, -1, -1, 600, 51, -1, -1, -1, -1, -1, -1, 272, 365, 123, 529, 483, 1276, 951, -1, -1, 821, -1, -1,
    888, -1, -1, -1, 434, 1336, -1, 740, -1, -1, -1, -1, -1, -1, -1, -1, -1, 173, 74, 370, 384, 981, -1, 440,
    -1, -1, -1, -1, 976, 208, 1004, -1, -1, -1, 381, 465, -1, -1, -1, -1, -1, -1, 1043, 1078, -1, 445, 733,
    -1, -1, -1, -1, -1, 460, 1165, 303, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 310, 1240, 249, -1, -1, -1,
    -1, -1, -1, -1, 130, 374, -1, -1, -1, -1, -1, -1, -1, 453, -1, -1, -1, -1, -1, 901, -1, 184, -1, -1, -1,
    -1, -1, 478, -1, -1, -1, -1, -1, 14, 503, -1, 550, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 711,
    -1, 446, -1, -1, 180, 1013, 719, -1, 96, -1, 777, -1, 794, -1, -1, 194, 700, 258, 525, 666, 713, 475,
    932, -1, -1, -1, 116, -1, 41, 135, 398, -1, -1, -1, -1, 843, -1, -1, 716, -1, -1, -1, -1, 545, -1, 38,
    103, -1, -1, -1, -1, -1, 1056, -1, 312, 280, -1, -1, 1012, -1, -1, 741, 817, 236, 959, 1139, -1, 681, -1,
    109, -1, 217, -1, 23, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 943, 497, -1, 784, -1, -1, -1, -1, 227, -1,
    -1, -1, -1, -1, -1, 154, 860, 840, -1, 1136, 1211, 815, 788, -1, -1, -1, -1, -1, -1, -1, 730, 999, 1206,
    -1, -1, 842, 1258, -1, 1032, -1, -1, 620, -1, -1, -1, -1, 132, 1142, 1313, 133, -1, -1, -1, -1, 960,
    1016, 725, -1, 63, -1, 285, 1322, -1, -1, -1, -1, 68, 57, 495, -1, -1, 1235, -1, -1, -1, 718, -1, -1, -1,
    -1, 200, -1, -1, -1, -1, -1, -1, 1285, -1, -1, 85, -1, 949, -1, -1, 1311, 514, -1, 1092, -1, -1, -1, -1,
    -1, -1, -1, 1095, -1, -1, -1, -1, -1, -1, 1195, 60, -1, -1, -1, -1, -1, -1, -1, 420, 436, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, 692, 165, -1, -1, -1, -1, -1, -1, -1, 389, 342, -1, -1, 970, 882, -1,
    -1, -1, -1, -1, -1, -1, -1
};

static const int16_t first[] = {
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1035, -1, -1, -1, -1, 1092, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 369, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1119, -1, 768, 771, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 396, 398, 400, 367, 402, 366, 384, 434, 436, 440, 437, 351, 376,
    -1, -1, 226, -1, 337, 381, -1, -1, -1, -1, 824, 1, 595, 864, 36, 39, 324, 322, 326, 328, 325, 323, 327,
    329, 230, 213, 214, 298, 1259, 1327, 8, 26, 0, 9, 27, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 207, 208,
    209, 211, 212, 210, -1, -1, 1310, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 412, 427, 1329,
    385, 1331, -1, -1, -1, -1, -1, 307, 60, 73, 82, 101, 54, -1, 498, 555, 557, 559, 561, 563, 565, 567, 569,
    571, 573, 575, 577, 37, 38, 40, 41, 2, -1, 50, 6, 5, -1, -1, 12, 11, -1, 17, 49, 20, 21, 22, 23, 24, 25,
    28, -1, 29, 30, 31, 32, 33, 34, 35, 42, 43, 44, 45, 46, 47, -1, -1, -1, 51, 52, 53, 56, 57, 58, 59, 61,
    63, 64, 67, 68, 69, -1, 70, 71, 72, 78, 79, 75, 74, 80, 88, 89, 84, 83, 87, 91, 92, 93, 97, 98, 99, 100,
    103, 102, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125,
    126, 127, 128, 129, 130, 131, 132, 134, 136, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150,
    152, 902, 758, 908, 762, 153, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170,
    172, 173, 174, 176, 178, -1, -1, 177, -1, -1, 179, 181, 183, 184, 186, 187, 188, 189, 190, 191, 192, 193,
    194, 195, 197, 198, 199, 200, 201, 203, 204, 205, 206, 215, 216, 217, 218, 219, 220, 221, 222, 223, 224,
    225, 227, 228, 229, 231, 232, 233, 234, 237, 241, 244, 245, 246, 247, 248, 249, 250, 251, 252, 253, 254,
    255, 256, 257, 258, 259, 260, 261, 262, 263, 264, 265, 266, 267, 268, 269, 270, 271, 272, 273, 274, 275,
    276, 277, 278, 279, 280, 281, 282, 283, 284, 285, 286, 287, 288, 289, 290, -1, 291, 292, 293, 294, 295,
    296, 299, -1, 300, 301, 302, -1, 303, 304, 305, -1, 306, 310, 311, 315, 316, 317, 318, 319, 320, 321,
    330, 332, 333, 334, 335, 336, 338, 339, 340, 341, 342, 343, 344, 345, 346, 347, 348, -1, 349, -1, 350,
    -1, 355, 356, 359, 361, 363, 364, 365, -1, 370, 372, 375, 377, 378, 379, 380, -1, -1, 392, -1, -1, -1,
    407, 408, 410, 411, 413, 414, 415, 416, 417, 418, 419, 420, 421, 422, -1, 423, 424, -1, 446, 449, 448,
    428, 429, 430, 431, -1, 435, 439, -1, 441, 443, 444, 445, -1, -1, 465, 466, 473, 479, 481, 482, 483, 484,
    485, 486, 487, 488, 489, 490, 493, 496, 508, 510, 512, 591, 499, 500, 501, 502, 506, 504, 505, 507, 509,
    511, 513, 514, 515, 516, 517, 518, 519, 520, 521, 522, 523, 524, 525, 526, 527, 528, 529, 530, 531, 532,
    533, 534, 535, 536, 537, 538, 539, 540, 541, 542, 543, 544, 545, 546, 547, 548, 549, 550, 551, 552, 553,
    554, 579, 580, 582, 583, 584, 585, 586, -1, 601, 589, 590, 592, 593, 594, 596, 597, 598, 599, 600, 602,
    603, 604, 605, 606, 607, 608, 609, 610, 611, 612, 613, 614, 615, 616, 617, 618, 619, 620, 621, 622, 623,
    624, 625, 626, 627, 628, 629, 630, 631, 632, 633, 634, -1, 635, 636, 637, 638, 639, 640, 641, 642, 643,
    645, 646, 647, 648, 649, 650, 651, 652, 653, -1, 654, 655, 656, 657, 658, 659, 660, 661, 662, 663, 664,
    665, 666, 667, 668, 669, 670, 671, 672, 673, 674, 675, 676, 677, -1, 678, 679, 680, 681, 682, 683, 684,
    685, 686, 687, 688, 689, 690, -1, 691, 692, 693, 694, 695, 696, 697, 698, 699, 700, 701, 702, 703, 704,
    705, 706, 707, 708, 709, 710, 711, 712, 713, 714, 715, 716, 717, 718, 719, 720, 721, 722, 723, 724, 725,
    726, 727, 728, 729, 730, 731, 1423, -1, 733, 735, 736, 737, -1, 739, 741, 743, 745, 746, 747, 748, 749,
    750, 751, 752, 753, 754, 755, 756, 757, -1, 759, 761, 763, 764, 765, 766, 767, 769, 770, 772, 773, 774,
    775, -1, 776, 777, -1, 778, 779, -1, -1, 782, 784, -1, -1, 786, 788, 789, 790, 791, 792, 793, 794, 795,
    798, 800, 801, -1, -1, 804, -1, 805, 806, 807, -1, 809, 810, 811, 812, 813, 814, 815, 816, 817, 819, 820,
    821, 827, 829, 831, 832, 834, 835, 836, 838, 839, 840, 841, 842, 843, 844, 845, 846, 848, 849, 850, 851,
    852, 853, 854, 857, 858, 859, 860, 861, 862, 863, 865, 866, 867, 868, 869, 870, 875, 876, 877, -1, 881,
    884, 888, -1, 890, 894, 895, 899, 901, 910, 903, 904, 906, 907, 909, -1, 911, -1, 912, -1, 915, 918, 921,
    924, 927, 931, -1, -1, 932, -1, 933, 934, 935, 936, 937, 938, 939, 940, 941, 942, 943, 944, 945, 946,
    947, 948, 949, 950, 951, -1, 953, 954, 956, 957, 959, 960, 962, 963, 964, 966, 969, 970, 971, 972, 974,
    975, 976, 977, 978, 979, 980, 983, 984, 985, -1, 987, -1, 989, 991, 992, 996, -1, 997, 998, 999, 1000,
    1001, 1002, 1003, -1, -1, -1, 1006, 1007, 1008, 1009, -1, -1, 1011, 1013, 1015, -1, 1016, -1, 1020, 1176,
    1022, 1023, -1, -1, 1024, 1025, -1, 1026, -1, -1, -1, 1027, 1028, 1029, 1030, 1031, 1032, 1033, 1034,
    1036, 1037, 1038, 1039, 1040, 1041, 1042, 1043, 1044, 1045, 1046, 1047, 1048, 1050, 1051, 1052, 1053,
    1054, 1055, 1056, 1057, 1058, 1059, 1060, 1061, 1062, 1063, 1064, 1065, 1066, 1067, 1068, 1069, 1070,
    1071, 1072, 1073, 1074, 1075, 1076, 1077, 1078, 1079, 1080, 1081, 1082, 1083, 1085, 1087, 1089, 1090,
    1091, 1093, 1094, 1095, 1096, 1097, 1098, 1099, 1100, 1101, 1103, 1104, 1105, 1106, 1107, 1108, 1109,
    1110, 1111, 1112, 1115, 1117, -1, 1113, -1, 1121, 1122, -1, -1, 1209, 1127, -1, -1, 1128, 1129, -1, 1201,
    -1, -1, -1, -1, -1, 1139, 1144, 1148, 1149, -1, -1, 1150, 1151, -1, 1152, 1153, 1154, 1155, 1156, 1157,
    1158, 1159, 1164, -1, -1, 1161, 1162, -1, 1166, -1, 1168, 1170, -1, 1172, 1173, 1174, 1177, 1178, 1179,
    1180, 1181, 1182, 1183, 1184, 1185, 1186, 1193, 1188, 1190, 1192, 1194, 1195, 1196, 1198, 1199, 1200,
    1202, 1203, 1204, 1205, 1206, 1207, 1208, 1210, 1211, 1212, 1213, 1214, 1215, 1216, 1217, 1218, 1219,
    1220, 1222, 1223, 1224, 1225, 1226, -1, 1228, 1234, -1, 1236, 1237, 1238, 1240, 1241, 1242, 1243, -1, -1,
    1245, 1246, 1247, 1248, 1249, 1250, 1251, 1252, 1253, 1254, 1255, 1256, 1257, 1258, -1, 1263, 1264, 1265,
    1269, 1270, 1271, 1274, 1275, 1276, 1277, 1278, 1279, 1280, 1283, 1286, -1, 1290, 1294, 1295, 1296, 1297,
    1298, 1299, 1300, 1301, 1302, 1304, 1305, 1306, 1307, 1308, 1309, -1, -1, -1, -1, -1, 1320, 1321, 1322,
    1323, 1324, 1325, 1326, 1328, -1, -1, 1332, 1434, -1, -1, 1334, 1435, -1, 1333, -1, -1, 1338, 1339, 1340,
    1341, 1342, 1343, 1345, 1426, 1346, 1427, 1348, 1350, 1351, 1352, 1428, 1429, 1430, 1353, 1354, 1355,
    1356, 1357, 1358, -1, -1, 1360, -1, -1, 1431, 1432, 1362, -1, -1, -1, -1, -1, 1433, 1365, 1366, 1367,
    1368, 1370, 1372, 1373, 1374, 1375, 1376, 1377, 1378, 1379, 1380, 1381, -1, 1382, 1383, 1385, 1386, 1387,
    1388, 1390, 1392, 1394, 1396, 1398, 1399, 1400, 1401, -1, 1405, 1406, 1407, 1408, 1409, -1, 1411, 1416,
    1418, 1419, -1, 1421, 1436, 1437, 1438, 1439, 1440, 1441, 1442, 1445, 1446, 1447, 1448, 1450, 1451, 1452,
    1453, 1455, 1456, 1457, 1458, 1459, 1461, 1462, 1463, 1464, 1465, 1467, 1468, 1469, -1, 1470, 1472, 1474,
    1424, -1, 1425
};

static const struct catalogue_link links[] = {
    {0, 3, 0}, {0, 588, 0}, {0, -1, 0}, {1, 4, 0}, {2, 7, 0}, {2, -1, 0}, {2, -1, 0}, {3, 10, 0}, {3, 13, 0},
    {3, -1, 0}, {4, 55, 0}, {4, 14, 0}, {4, -1, 0}, {5, 15, 0}, {6, -1, 0}, {7, 16, 0}, {8, -1, 0},
    {9, 18, 0}, {10, 19, 0}, {11, -1, 0}, {12, 185, 4}, {12, -1, 5}, {13, -1, 1}, {13, -1, 0}, {14, -1, 1},
    {14, -1, 0}, {15, -1, 1}, {15, -1, 0}, {16, -1, 1}, {16, -1, 0}, {17, 182, 1}, {17, -1, 0}, {18, -1, 1},
    {19, -1, 0}, {20, -1, 0}, {21, -1, 0}, {22, -1, 2}, {23, -1, 2}, {24, -1, 2}, {25, -1, 2}, {26, -1, 2},
    {27, -1, 2}, {28, -1, 2}, {29, 180, 2}, {30, -1, 2}, {31, -1, 2}, {32, -1, 2}, {33, 48, 0}, {34, -1, 0},
    {35, 65, 4}, {36, 66, 4}, {37, 137, 4}, {38, -1, 4}, {39, -1, 4}, {40, -1, 0}, {41, -1, 0}, {42, 981, 2},
    {43, -1, 2}, {44, 982, 2}, {45, 988, 2}, {46, 62, 0}, {46, -1, 0}, {47, -1, 0}, {48, 77, 4}, {48, -1, 5},
    {49, 95, 2}, {50, 96, 2}, {51, 81, 1}, {51, -1, 0}, {52, -1, 1}, {53, -1, 0}, {54, -1, 0}, {55, 94, 2},
    {56, 76, 0}, {56, 1395, 0}, {56, -1, 0}, {57, -1, 0}, {58, 86, 4}, {59, -1, 2}, {60, -1, 2},
    {61, 1454, 2}, {62, 90, 1}, {63, 85, 0}, {63, 138, 0}, {63, -1, 0}, {64, -1, 0}, {65, 106, 4},
    {65, -1, 5}, {66, 133, 2}, {67, 135, 2}, {68, 175, 1}, {68, -1, 0}, {69, -1, 0}, {70, -1, 0},
    {71, 151, 2}, {72, -1, 2}, {73, -1, 2}, {74, -1, 2}, {75, -1, 2}, {76, -1, 2}, {77, 808, 2},
    {78, 104, 0}, {78, 1389, 0}, {78, -1, 0}, {79, 105, 0}, {80, -1, 0}, {81, 155, 4}, {81, -1, 5},
    {82, -1, 4}, {82, -1, 5}, {83, -1, 4}, {83, -1, 5}, {84, -1, 0}, {85, -1, 4}, {85, -1, 5}, {86, -1, 4},
    {86, -1, 5}, {87, -1, 4}, {87, -1, 5}, {88, -1, 4}, {88, -1, 5}, {89, -1, 2}, {89, -1, 0}, {90, -1, 2},
    {90, -1, 0}, {91, -1, 2}, {91, -1, 0}, {92, -1, 2}, {92, -1, 0}, {93, -1, 2}, {93, -1, 0}, {94, -1, 2},
    {94, -1, 0}, {95, -1, 2}, {95, -1, 0}, {96, -1, 2}, {96, -1, 0}, {97, -1, 2}, {98, 900, 2}, {99, -1, 2},
    {99, -1, 0}, {100, -1, 2}, {100, -1, 0}, {101, -1, 2}, {101, -1, 0}, {102, 331, 2}, {102, -1, 0},
    {103, -1, 2}, {103, -1, 0}, {104, 897, 2}, {105, 581, 2}, {106, -1, 2}, {107, 154, 0}, {107, -1, 0},
    {108, -1, 0}, {109, 202, 4}, {109, -1, 5}, {110, -1, 1}, {110, -1, 0}, {111, -1, 1}, {111, -1, 0},
    {112, -1, 1}, {112, -1, 0}, {113, 478, 1}, {113, -1, 0}, {114, 480, 1}, {114, -1, 0}, {115, -1, 1},
    {115, -1, 0}, {116, 171, 1}, {116, -1, 0}, {117, 352, 1}, {117, -1, 0}, {118, -1, 1}, {118, -1, 0},
    {119, -1, 1}, {119, -1, 0}, {120, -1, 1}, {121, -1, 0}, {122, -1, 2}, {123, -1, 2}, {124, -1, 2},
    {125, -1, 1}, {126, -1, 2}, {127, -1, 2}, {128, -1, 0}, {129, -1, 5}, {130, 196, 5}, {131, -1, 5},
    {132, -1, 5}, {133, -1, 5}, {134, -1, 5}, {135, -1, 5}, {136, -1, 5}, {137, -1, 5}, {138, -1, 5},
    {139, -1, 4}, {140, -1, 4}, {141, -1, 4}, {141, -1, 5}, {142, -1, 4}, {142, 1303, 5}, {143, 312, 4},
    {144, 240, 4}, {144, -1, 5}, {145, 236, 4}, {145, -1, 5}, {146, -1, 0}, {147, -1, 0}, {148, -1, 0},
    {149, -1, 0}, {150, -1, 0}, {151, -1, 0}, {152, -1, 0}, {152, -1, 0}, {153, -1, 0}, {153, -1, 0},
    {154, -1, 0}, {154, -1, 0}, {155, -1, 0}, {156, -1, 0}, {156, -1, 0}, {157, -1, 0}, {157, -1, 0},
    {158, -1, 0}, {158, -1, 0}, {159, 1384, 0}, {159, -1, 0}, {160, -1, 0}, {160, -1, 0}, {161, -1, 0},
    {161, -1, 0}, {162, -1, 0}, {162, -1, 0}, {163, 235, 0}, {164, -1, 0}, {165, 238, 0}, {165, -1, 0},
    {166, 239, 0}, {167, 386, 0}, {168, 242, 0}, {168, -1, 0}, {169, 243, 0}, {170, 387, 0}, {171, -1, 0},
    {171, -1, 0}, {172, -1, 0}, {172, -1, 0}, {173, -1, 0}, {173, -1, 0}, {174, -1, 0}, {174, -1, 0},
    {175, -1, 0}, {175, -1, 0}, {176, -1, 0}, {176, -1, 0}, {177, -1, 0}, {177, -1, 0}, {178, -1, 0},
    {178, -1, 0}, {179, -1, 0}, {179, -1, 0}, {180, -1, 0}, {180, -1, 0}, {181, -1, 0}, {181, -1, 0},
    {182, -1, 0}, {182, -1, 0}, {183, -1, 0}, {183, -1, 0}, {184, -1, 0}, {184, -1, 0}, {185, -1, 0},
    {185, -1, 0}, {186, -1, 0}, {186, -1, 0}, {187, -1, 0}, {188, -1, 0}, {189, -1, 0}, {190, -1, 0},
    {191, -1, 0}, {192, -1, 0}, {193, -1, 5}, {194, -1, 5}, {195, -1, 5}, {196, -1, 5}, {197, -1, 5},
    {198, -1, 5}, {199, -1, 5}, {200, -1, 5}, {201, 297, 1}, {202, 958, 4}, {203, 961, 4}, {204, -1, 4},
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
    {296, 393, 1}, {297, 394, 1}, {298, 459, 1}, {299, -1, 1}, {300, 397, 1}, {301, 1344, 1}, {302, 399, 1},
    {303, 492, 1}, {304, 494, 1}, {305, -1, 1}, {306, -1, 1}, {307, 497, 1}, {308, 438, 1}, {309, 432, 2},
    {310, 433, 2}, {311, -1, 1}, {312, -1, 1}, {313, 456, 1}, {314, -1, 1}, {315, -1, 1}, {316, 425, 0},
    {317, -1, 2}, {318, -1, 2}, {319, -1, 2}, {320, -1, 2}, {321, -1, 2}, {322, -1, 2}, {323, -1, 2},
    {324, -1, 2}, {325, -1, 1}, {326, -1, 1}, {327, -1, 1}, {328, -1, 0}, {329, 426, 0}, {330, 1330, 0},
    {331, -1, 0}, {332, -1, 2}, {333, -1, 2}, {334, 1197, 2}, {335, -1, 2}, {336, 467, 2}, {337, 468, 2},
    {338, -1, 1}, {339, -1, 1}, {340, -1, 1}, {341, -1, 1}, {342, 495, 1}, {343, 1460, 1}, {344, -1, 1},
    {345, -1, 1}, {346, -1, 1}, {347, -1, 1}, {348, -1, 1}, {349, -1, 1}, {350, 447, 0}, {351, 450, 0},
    {352, -1, 0}, {353, -1, 0}, {354, -1, 0}, {355, 470, 1}, {356, -1, 1}, {357, -1, 1}, {358, -1, 1},
    {359, -1, 1}, {360, 469, 1}, {361, 464, 1}, {362, -1, 1}, {363, 460, 1}, {364, -1, 1}, {365, -1, 1},
    {366, -1, 1}, {367, -1, 1}, {368, 477, 2}, {369, -1, 2}, {370, -1, 2}, {371, 475, 2}, {372, 476, 2},
    {373, 491, 1}, {374, -1, 1}, {375, -1, 1}, {376, -1, 0}, {377, 474, 0}, {378, -1, 0}, {379, -1, 2},
    {380, 1371, 2}, {381, -1, 2}, {382, -1, 1}, {383, -1, 1}, {384, -1, 1}, {385, -1, 1}, {386, -1, 1},
    {387, -1, 1}, {388, -1, 1}, {389, -1, 1}, {390, -1, 1}, {391, -1, 1}, {392, -1, 1}, {393, -1, 1},
    {394, -1, 1}, {395, 874, 1}, {396, -1, 1}, {397, -1, 1}, {398, -1, 1}, {399, -1, 1}, {400, -1, 1},
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
    {478, -1, 0}, {479, 576, 0}, {480, -1, 0}, {481, 578, 0}, {482, -1, 0}, {483, 822, 2}, {484, 823, 2},
    {485, 760, 2}, {486, 825, 2}, {487, 826, 2}, {488, -1, 2}, {489, 828, 2}, {490, -1, 0}, {491, -1, 0},
    {492, 830, 2}, {493, -1, 1}, {494, -1, 2}, {495, -1, 2}, {496, -1, 2}, {497, 1444, 2}, {498, -1, 2},
    {499, -1, 2}, {500, 833, 2}, {501, -1, 2}, {502, -1, 2}, {503, -1, 2}, {504, 818, 2}, {505, -1, 2},
    {506, -1, 2}, {507, 856, 2}, {508, -1, 2}, {509, -1, 2}, {510, -1, 2}, {511, -1, 2}, {512, -1, 2},
    {513, 847, 2}, {514, -1, 2}, {515, -1, 2}, {516, -1, 2}, {517, -1, 2}, {518, -1, 2}, {519, -1, 2},
    {520, -1, 2}, {521, -1, 2}, {522, -1, 2}, {523, -1, 2}, {524, -1, 2}, {525, -1, 2}, {526, -1, 2},
    {527, -1, 2}, {528, -1, 2}, {529, -1, 2}, {530, -1, 2}, {531, 837, 2}, {532, -1, 2}, {533, -1, 2},
    {534, -1, 2}, {535, -1, 2}, {536, -1, 2}, {537, -1, 2}, {538, -1, 4}, {538, -1, 5}, {539, -1, 4},
    {539, -1, 5}, {540, -1, 4}, {540, -1, 5}, {541, -1, 4}, {541, -1, 5}, {542, 1349, 4}, {542, -1, 5},
    {543, -1, 0}, {544, -1, 2}, {545, -1, 2}, {546, -1, 2}, {547, -1, 2}, {548, -1, 2}, {549, -1, 2},
    {550, -1, 2}, {551, -1, 2}, {552, 855, 2}, {553, -1, 4}, {554, -1, 4}, {554, -1, 5}, {555, -1, 4},
    {556, -1, 4}, {556, -1, 5}, {557, -1, 4}, {558, -1, 4}, {558, -1, 5}, {559, -1, 4}, {560, -1, 4},
    {560, -1, 5}, {561, -1, 4}, {562, -1, 4}, {562, -1, 5}, {563, -1, 4}, {564, -1, 4}, {564, -1, 5},
    {565, -1, 4}, {566, -1, 4}, {566, -1, 5}, {567, -1, 2}, {568, -1, 2}, {569, -1, 2}, {570, 930, 4},
    {571, -1, 4}, {571, -1, 5}, {572, -1, 4}, {573, -1, 4}, {573, -1, 5}, {574, -1, 4}, {575, -1, 4},
    {575, -1, 5}, {576, -1, 4}, {577, -1, 4}, {577, -1, 5}, {578, -1, 4}, {579, -1, 4}, {580, -1, 4},
    {580, -1, 5}, {581, -1, 4}, {582, -1, 4}, {582, -1, 5}, {583, -1, 4}, {584, -1, 4}, {584, -1, 5},
    {585, -1, 4}, {586, -1, 4}, {586, -1, 5}, {587, -1, 4}, {588, -1, 4}, {588, -1, 5}, {589, -1, 4},
    {590, -1, 4}, {590, -1, 5}, {591, -1, 4}, {592, -1, 4}, {592, -1, 5}, {593, -1, 4}, {594, -1, 4},
    {594, -1, 5}, {595, -1, 4}, {596, -1, 4}, {596, -1, 5}, {597, -1, 4}, {598, -1, 4}, {598, -1, 5},
    {599, -1, 4}, {600, -1, 4}, {600, -1, 5}, {601, -1, 4}, {602, -1, 4}, {602, -1, 5}, {603, -1, 4},
    {604, -1, 4}, {604, -1, 5}, {605, -1, 4}, {606, 732, 1}, {607, 994, 1}, {608, 734, 1}, {609, 995, 1},
    {610, -1, 1}, {611, -1, 1}, {612, 738, 1}, {613, -1, 1}, {614, 740, 1}, {615, -1, 1}, {616, 742, 1},
    {617, -1, 1}, {618, 744, 1}, {619, -1, 1}, {620, -1, 1}, {621, -1, 1}, {622, -1, 2}, {623, -1, 2},
    {624, -1, 2}, {625, -1, 2}, {626, -1, 2}, {627, 965, 2}, {628, -1, 2}, {629, -1, 2}, {630, -1, 2},
    {631, -1, 2}, {632, -1, 2}, {633, 955, 4}, {633, -1, 5}, {634, 898, 4}, {634, -1, 5}, {635, 952, 4},
    {635, -1, 5}, {636, -1, 4}, {636, -1, 5}, {637, -1, 4}, {637, -1, 5}, {638, 967, 0}, {639, -1, 2},
    {640, -1, 2}, {641, -1, 2}, {642, -1, 1}, {643, -1, 1}, {644, -1, 1}, {645, -1, 1}, {646, -1, 1},
    {647, -1, 1}, {648, -1, 1}, {649, 780, 1}, {650, 781, 1}, {651, -1, 1}, {652, 783, 1}, {653, 871, 1},
    {654, 785, 1}, {655, -1, 1}, {656, 787, 1}, {657, -1, 1}, {658, 796, 1}, {659, 797, 1}, {660, 1049, 1},
    {661, -1, 1}, {662, -1, 1}, {663, -1, 1}, {664, -1, 1}, {665, 799, 1}, {666, -1, 1}, {667, -1, 1},
    {668, -1, 1}, {669, -1, 1}, {670, -1, 1}, {671, 802, 1}, {672, 803, 1}, {673, -1, 1}, {674, -1, 4},
    {675, 1160, 4}, {676, -1, 3}, {677, 873, 1}, {678, 1391, 1}, {679, -1, 0}, {680, -1, 0}, {681, -1, 0},
    {682, -1, 0}, {683, -1, 2}, {684, -1, 2}, {685, -1, 2}, {686, -1, 2}, {687, -1, 2}, {688, -1, 2},
    {689, -1, 2}, {690, -1, 2}, {691, -1, 2}, {692, 878, 2}, {693, 1369, 2}, {694, 882, 2}, {695, -1, 2},
    {696, -1, 2}, {697, -1, 2}, {698, 968, 2}, {699, -1, 2}, {700, 896, 2}, {701, -1, 2}, {702, -1, 2},
    {703, -1, 2}, {704, -1, 2}, {705, -1, 2}, {706, -1, 2}, {707, -1, 2}, {708, -1, 2}, {709, -1, 2},
    {710, -1, 2}, {711, -1, 2}, {712, -1, 2}, {713, -1, 2}, {714, -1, 2}, {715, -1, 2}, {716, -1, 2},
    {717, -1, 2}, {718, -1, 2}, {719, -1, 2}, {720, -1, 2}, {721, -1, 2}, {722, -1, 2}, {723, -1, 2},
    {724, -1, 2}, {725, 973, 2}, {726, -1, 2}, {727, -1, 2}, {728, -1, 2}, {729, -1, 2}, {730, -1, 2},
    {731, -1, 2}, {732, -1, 2}, {733, -1, 1}, {734, -1, 1}, {735, -1, 1}, {736, -1, 1}, {737, -1, 2},
    {738, -1, 2}, {739, -1, 1}, {740, -1, 1}, {741, 872, 1}, {742, -1, 1}, {743, -1, 1}, {744, 1347, 1},
    {745, -1, 0}, {746, -1, 0}, {747, -1, 0}, {748, 879, 1}, {749, 880, 1}, {750, -1, 1}, {751, -1, 1},
    {752, 883, 1}, {753, -1, 1}, {754, 885, 1}, {755, 886, 1}, {756, 887, 1}, {757, -1, 1}, {758, 889, 1},
    {759, -1, 1}, {760, 891, 1}, {761, 892, 1}, {762, 893, 1}, {763, -1, 1}, {764, -1, 1}, {765, -1, 1},
    {766, 1397, 2}, {767, 1413, 2}, {768, 905, 2}, {769, -1, 2}, {770, 1393, 2}, {771, -1, 4}, {772, -1, 4},
    {773, -1, 4}, {774, -1, 4}, {775, -1, 4}, {776, -1, 4}, {777, -1, 4}, {778, -1, 4}, {779, -1, 4},
    {780, -1, 0}, {781, -1, 0}, {782, 913, 0}, {783, 914, 0}, {784, -1, 0}, {785, 916, 0}, {786, 917, 0},
    {787, -1, 0}, {788, 919, 0}, {789, 920, 0}, {790, -1, 0}, {791, 922, 0}, {792, 923, 0}, {793, -1, 0},
    {794, 925, 0}, {795, 926, 0}, {796, -1, 0}, {797, 928, 0}, {798, 929, 0}, {799, -1, 0}, {800, -1, 4},
    {801, -1, 4}, {802, -1, 4}, {802, -1, 5}, {803, -1, 4}, {804, -1, 4}, {804, -1, 5}, {805, -1, 4},
    {806, -1, 4}, {806, -1, 5}, {807, -1, 4}, {808, -1, 4}, {808, -1, 5}, {809, -1, 4}, {810, -1, 4},
    {810, -1, 5}, {811, -1, 4}, {812, -1, 4}, {812, -1, 5}, {813, -1, 4}, {814, -1, 4}, {814, -1, 5},
    {815, -1, 4}, {815, -1, 5}, {816, -1, 4}, {817, -1, 4}, {817, -1, 5}, {818, -1, 4}, {819, -1, 4},
    {819, -1, 5}, {820, -1, 4}, {821, -1, 4}, {821, -1, 5}, {822, -1, 4}, {823, -1, 2}, {824, -1, 2},
    {825, 1466, 2}, {826, -1, 2}, {827, -1, 2}, {828, -1, 2}, {829, -1, 2}, {830, -1, 2}, {831, -1, 2},
    {832, 1221, 2}, {833, -1, 2}, {834, -1, 2}, {835, -1, 2}, {836, -1, 2}, {837, -1, 2}, {838, -1, 2},
    {839, -1, 2}, {840, -1, 2}, {841, -1, 2}, {842, 990, 2}, {843, 986, 1}, {844, 1005, 1}, {845, 1004, 1},
    {846, -1, 1}, {847, -1, 1}, {848, -1, 1}, {849, 1120, 1}, {850, -1, 1}, {851, 993, 1}, {852, -1, 1},
    {853, -1, 1}, {854, -1, 1}, {855, -1, 1}, {856, -1, 1}, {857, -1, 1}, {858, -1, 1}, {859, -1, 2},
    {860, -1, 2}, {861, -1, 2}, {862, -1, 2}, {863, -1, 1}, {864, -1, 1}, {865, -1, 1}, {866, -1, 1},
    {867, -1, 1}, {868, 1010, 0}, {869, -1, 0}, {870, 1012, 0}, {871, 1021, 0}, {872, 1014, 0}, {873, -1, 0},
    {874, -1, 0}, {875, 1017, 0}, {876, 1018, 0}, {877, 1019, 0}, {878, -1, 0}, {879, -1, 0}, {880, -1, 0},
    {881, -1, 0}, {882, -1, 0}, {883, -1, 4}, {884, -1, 4}, {885, -1, 4}, {886, -1, 4}, {886, -1, 5},
    {887, -1, 4}, {887, -1, 5}, {888, -1, 4}, {888, -1, 5}, {889, -1, 4}, {889, -1, 5}, {890, -1, 4},
    {890, -1, 5}, {891, -1, 4}, {891, -1, 5}, {892, -1, 4}, {892, -1, 5}, {893, -1, 4}, {893, -1, 5},
    {894, -1, 4}, {894, -1, 5}, {895, -1, 4}, {895, -1, 5}, {896, -1, 4}, {896, -1, 5}, {897, -1, 4},
    {897, -1, 5}, {898, -1, 4}, {898, -1, 5}, {899, -1, 4}, {899, -1, 5}, {900, -1, 4}, {900, -1, 5},
    {901, -1, 4}, {901, -1, 5}, {902, -1, 4}, {903, -1, 4}, {904, -1, 4}, {905, -1, 4}, {906, -1, 4},
    {907, -1, 4}, {908, -1, 4}, {909, -1, 4}, {910, -1, 4}, {911, -1, 4}, {912, -1, 4}, {913, -1, 4},
    {914, -1, 4}, {915, 1126, 4}, {915, -1, 5}, {916, 1086, 4}, {916, -1, 5}, {917, 1088, 4}, {917, -1, 5},
    {918, 1084, 4}, {918, -1, 5}, {919, -1, 4}, {920, -1, 4}, {921, -1, 4}, {922, -1, 4}, {923, 1102, 4},
    {923, -1, 5}, {924, 1124, 4}, {924, -1, 5}, {925, 1125, 4}, {925, -1, 5}, {926, -1, 4}, {926, -1, 5},
    {927, -1, 4}, {927, -1, 5}, {928, -1, 4}, {928, -1, 5}, {929, -1, 4}, {929, -1, 5}, {930, -1, 4},
    {930, -1, 5}, {931, -1, 4}, {931, -1, 5}, {932, 1123, 4}, {932, -1, 5}, {933, -1, 4}, {933, -1, 5},
    {934, -1, 4}, {934, -1, 5}, {935, -1, 0}, {936, -1, 0}, {937, 1175, 5}, {938, -1, 0}, {939, 1114, 0},
    {940, -1, 3}, {941, -1, 0}, {942, 1116, 0}, {943, -1, 0}, {944, 1118, 0}, {945, -1, 0}, {946, 1227, 1},
    {947, -1, 1}, {948, -1, 2}, {949, -1, 2}, {950, -1, 4}, {951, -1, 4}, {952, -1, 4}, {953, -1, 4},
    {954, -1, 3}, {955, -1, 0}, {956, 1130, 3}, {957, 1131, 3}, {958, 1132, 3}, {959, 1133, 3},
    {960, 1134, 3}, {961, 1135, 3}, {962, 1136, 3}, {963, 1137, 3}, {964, 1138, 3}, {965, -1, 3},
    {966, 1140, 3}, {967, 1141, 3}, {968, 1142, 3}, {969, 1143, 3}, {970, -1, 3}, {971, 1145, 3},
    {972, 1146, 3}, {973, 1147, 3}, {974, -1, 3}, {975, -1, 3}, {976, -1, 3}, {977, -1, 3}, {978, -1, 3},
    {979, -1, 3}, {980, 1239, 3}, {981, -1, 3}, {982, -1, 3}, {983, -1, 3}, {984, -1, 3}, {985, -1, 3},
    {986, -1, 3}, {987, -1, 4}, {988, -1, 4}, {989, 1163, 3}, {990, -1, 3}, {991, 1165, 0}, {992, -1, 0},
    {993, 1167, 1}, {994, -1, 1}, {995, 1169, 1}, {996, -1, 1}, {997, 1171, 1}, {998, -1, 1}, {999, -1, 0},
    {1000, -1, 0}, {1001, -1, 0}, {1002, -1, 3}, {1003, -1, 3}, {1004, -1, 3}, {1005, -1, 3}, {1006, -1, 3},
    {1007, -1, 5}, {1008, -1, 5}, {1009, -1, 5}, {1010, -1, 0}, {1011, -1, 3}, {1012, -1, 3},
    {1013, 1187, 0}, {1014, -1, 0}, {1015, 1189, 0}, {1016, -1, 0}, {1017, 1191, 0}, {1018, -1, 0},
    {1019, -1, 0}, {1020, -1, 2}, {1021, -1, 2}, {1022, -1, 2}, {1023, -1, 2}, {1024, -1, 2}, {1025, -1, 2},
    {1026, -1, 2}, {1027, -1, 2}, {1028, -1, 2}, {1029, -1, 2}, {1030, -1, 2}, {1031, -1, 2}, {1032, -1, 2},
    {1033, -1, 2}, {1034, -1, 2}, {1035, -1, 2}, {1036, -1, 2}, {1037, -1, 2}, {1038, -1, 2},
    {1039, 1231, 2}, {1040, 1232, 2}, {1041, 1233, 2}, {1042, -1, 2}, {1043, -1, 2}, {1044, -1, 2},
    {1045, -1, 2}, {1046, -1, 2}, {1047, -1, 2}, {1048, -1, 2}, {1049, -1, 2}, {1050, -1, 1}, {1051, -1, 1},
    {1052, -1, 1}, {1053, -1, 1}, {1054, 1229, 1}, {1055, 1230, 1}, {1056, -1, 1}, {1057, -1, 1},
    {1058, -1, 2}, {1059, -1, 2}, {1060, -1, 2}, {1061, 1235, 1}, {1062, -1, 1}, {1063, -1, 3},
    {1064, -1, 3}, {1065, -1, 3}, {1066, -1, 3}, {1067, -1, 3}, {1068, -1, 3}, {1069, -1, 3},
    {1070, 1244, 0}, {1071, 1316, 0}, {1072, -1, 5}, {1073, -1, 0}, {1074, -1, 0}, {1075, -1, 0},
    {1076, -1, 0}, {1077, -1, 0}, {1078, -1, 0}, {1079, -1, 0}, {1080, -1, 0}, {1081, -1, 0}, {1082, -1, 0},
    {1083, -1, 0}, {1084, -1, 0}, {1085, -1, 0}, {1086, 1260, 0}, {1087, 1261, 0}, {1088, 1262, 0},
    {1089, -1, 0}, {1090, 1266, 0}, {1091, 1267, 0}, {1092, 1268, 0}, {1093, -1, 0}, {1094, -1, 0},
    {1095, -1, 0}, {1096, 1272, 0}, {1097, 1273, 0}, {1098, -1, 0}, {1099, -1, 0}, {1100, -1, 0},
    {1101, -1, 0}, {1102, -1, 0}, {1103, -1, 0}, {1104, -1, 5}, {1105, -1, 5}, {1106, -1, 0},
    {1107, 1281, 0}, {1108, 1282, 0}, {1109, -1, 0}, {1110, 1284, 0}, {1111, 1285, 0}, {1112, -1, 0},
    {1113, 1287, 0}, {1114, 1288, 0}, {1115, 1289, 0}, {1116, -1, 0}, {1117, 1291, 0}, {1118, 1292, 0},
    {1119, 1293, 0}, {1120, -1, 0}, {1121, -1, 0}, {1122, -1, 0}, {1123, -1, 5}, {1124, -1, 5},
    {1125, -1, 5}, {1126, -1, 5}, {1127, -1, 5}, {1128, -1, 5}, {1129, -1, 5}, {1130, -1, 5}, {1131, -1, 5},
    {1132, -1, 5}, {1133, -1, 5}, {1134, -1, 5}, {1135, -1, 5}, {1136, -1, 5}, {1137, 1311, 0},
    {1138, 1312, 0}, {1139, 1313, 0}, {1140, 1314, 0}, {1141, 1315, 0}, {1142, -1, 0}, {1143, 1317, 0},
    {1144, 1318, 0}, {1145, 1319, 0}, {1146, -1, 0}, {1147, -1, 2}, {1148, -1, 2}, {1149, -1, 2},
    {1150, -1, 2}, {1151, -1, 2}, {1152, -1, 2}, {1153, -1, 2}, {1154, -1, 0}, {1155, -1, 0}, {1156, -1, 0},
    {1157, -1, 0}, {1158, -1, 0}, {1159, -1, 0}, {1159, -1, 0}, {1160, 1335, 0}, {1161, 1336, 0},
    {1162, 1337, 0}, {1163, 1364, 0}, {1164, -1, 0}, {1165, -1, 0}, {1166, -1, 1}, {1167, -1, 1},
    {1168, -1, 1}, {1169, -1, 1}, {1170, -1, 1}, {1171, -1, 1}, {1172, -1, 1}, {1173, 1412, 1},
    {1174, -1, 1}, {1175, -1, 1}, {1176, 1404, 1}, {1177, -1, 1}, {1178, -1, 1}, {1179, -1, 0},
    {1180, -1, 0}, {1181, -1, 0}, {1182, -1, 0}, {1183, -1, 0}, {1184, 1359, 1}, {1185, -1, 1},
    {1186, 1361, 1}, {1187, -1, 1}, {1188, 1363, 1}, {1189, -1, 1}, {1190, -1, 0}, {1191, -1, 0},
    {1192, -1, 0}, {1193, -1, 0}, {1194, -1, 2}, {1195, -1, 2}, {1196, -1, 2}, {1197, -1, 2}, {1198, -1, 2},
    {1199, -1, 2}, {1200, -1, 0}, {1201, -1, 2}, {1202, -1, 2}, {1203, -1, 2}, {1204, -1, 2}, {1205, -1, 2},
    {1206, -1, 2}, {1207, -1, 2}, {1208, -1, 4}, {1208, -1, 5}, {1209, -1, 4}, {1209, -1, 5}, {1210, -1, 4},
    {1210, -1, 5}, {1211, -1, 2}, {1212, -1, 0}, {1212, -1, 0}, {1213, -1, 0}, {1213, -1, 0}, {1214, -1, 0},
    {1214, -1, 0}, {1215, -1, 0}, {1215, -1, 0}, {1216, 1402, 0}, {1216, -1, 0}, {1217, 1414, 0},
    {1218, 1415, 0}, {1219, -1, 0}, {1220, 1403, 0}, {1221, 1410, 0}, {1222, -1, 4}, {1223, -1, 4},
    {1224, -1, 4}, {1225, -1, 4}, {1226, -1, 4}, {1227, -1, 4}, {1228, -1, 0}, {1229, -1, 0}, {1230, -1, 0},
    {1231, -1, 1}, {1232, -1, 2}, {1233, -1, 2}, {1234, 1417, 2}, {1235, -1, 2}, {1236, -1, 0},
    {1237, 1420, 0}, {1238, -1, 0}, {1239, 1422, 0}, {1240, -1, 0}, {1241, -1, 1}, {1242, -1, 0},
    {1243, -1, 0}, {1170, -1, 6}, {1173, 1449, 6}, {1166, -1, 6}, {1167, -1, 6}, {1174, -1, 6},
    {1184, -1, 6}, {1186, -1, 6}, {1188, -1, 6}, {1199, -1, 2}, {1211, -1, 2}, {677, -1, 6}, {678, -1, 6},
    {642, -1, 6}, {649, -1, 6}, {645, -1, 6}, {647, -1, 6}, {487, 1443, 2}, {696, -1, 2}, {496, -1, 2},
    {741, -1, 6}, {741, -1, 6}, {742, -1, 6}, {742, -1, 6}, {744, -1, 6}, {735, -1, 6}, {736, -1, 6},
    {1050, -1, 6}, {1051, -1, 6}, {309, -1, 2}, {1151, -1, 2}, {1152, -1, 2}, {1153, -1, 2}, {300, -1, 6},
    {301, -1, 6}, {308, -1, 6}, {256, -1, 6}, {236, -1, 2}, {237, -1, 2}, {238, -1, 6}, {299, -1, 6},
    {824, -1, 2}, {845, -1, 6}, {851, -1, 6}, {855, -1, 6}, {1054, 1471, 6}, {1056, -1, 6}, {1055, 1473, 6},
    {1057, -1, 6}, {1241, -1, 6}
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
    {340, -1, 341, -1, -1, 92, 167, 24, 1, 1, 0, 0, 0, 0, 0, 4},  // exp
    {342, -1, 343, -1, -1, 93, 168, 25, 1, 1, 0, 0, 0, 0, 0, 4},  // log
    {344, -1, -1, -1, -1, 94, 169, 26, 1, 1, 0, 0, 0, 0, 0, 4},  // abs
    {345, -1, 346, -1, -1, 95, 170, 27, 1, 1, 0, 0, 0, 0, 0, 4},  // fabs
    {347, -1, 348, -1, -1, 96, 171, 28, 1, 1, 0, 0, 0, 0, 0, 4},  // floor
    {349, -1, 350, -1, -1, 97, 172, 29, 1, 1, 0, 0, 0, 0, 0, 4},  // ceil
    {75, -1, 351, -1, -1, 98, 173, 30, 1, 1, 0, 0, 0, 0, 0, 4},  // round
    {352, -1, 353, -1, -1, 99, 174, 31, 2, 2, 0, 0, 0, 0, 0, 4},  // pow
    {97, -1, 354, -1, -1, 101, 176, 32, 2, 2, 0, 0, 0, 0, 3, 4},  // hypot
    {355, -1, 356, -1, -1, 103, 178, 33, 2, 2, 0, 0, 0, 0, 0, 4},  // fmod
    {357, -1, -1, -1, -1, 105, 180, 34, 3, 3, 0, 0, 4, 0, 0, 4},  // stride
    {357, -1, -1, -1, -1, 108, 183, 35, 3, 3, 0, 0, 4, 0, 0, 4},  // stride
    {338, -1, 358, -1, -1, 111, 186, 36, 2, 2, 0, 0, 0, 0, 0, 4},  // min
    {338, -1, -1, -1, -1, 113, 188, 37, 3, 3, 0, 0, 0, 0, 0, 4},  // min
    {338, -1, -1, -1, -1, 116, 191, 38, 4, 4, 0, 0, 0, 0, 0, 4},  // min
    {336, -1, 359, -1, -1, 120, 195, 39, 2, 2, 0, 0, 0, 0, 0, 4},  // max
    {336, -1, -1, -1, -1, 122, 197, 40, 3, 3, 0, 0, 0, 0, 0, 4},  // max
    {336, -1, -1, -1, -1, 125, 200, 41, 4, 4, 0, 0, 0, 0, 0, 4},  // max
    {360, -1, 361, -1, -1, 129, 204, 42, 1, 1, 0, 0, 0, 0, 0, 4},  // trunc
    {362, -1, 363, -1, -1, 130, 205, 43, 1, 1, 0, 0, 0, 0, 0, 4},  // rint
    {364, -1, 365, -1, -1, 131, 206, 44, 1, 1, 0, 0, 0, 0, 0, 4},  // nearbyint
    {366, -1, 367, -1, -1, 132, 207, 45, 1, 1, 0, 0, 0, 0, 0, 4},  // lrint
    {368, -1, 369, -1, -1, 133, 208, 46, 1, 1, 0, 0, 0, 0, 0, 4},  // llrint
    {370, -1, 371, -1, -1, 134, 209, 47, 1, 1, 0, 0, 0, 0, 0, 4},  // lround
    {372, -1, 373, -1, -1, 135, 210, 48, 1, 1, 0, 0, 0, 0, 0, 4},  // llround
    {374, -1, 375, -1, -1, 136, 211, 49, 1, 1, 0, 0, 0, 0, 0, 4},  // log2
    {376, -1, 377, -1, -1, 137, 212, 50, 1, 1, 0, 0, 0, 0, 0, 4},  // log10
    {378, -1, 379, -1, -1, 138, 213, 51, 1, 1, 0, 0, 0, 0, 0, 4},  // exp2
    {380, -1, 381, -1, -1, 139, 214, 52, 1, 1, 0, 0, 0, 0, 0, 4},  // cbrt
    {382, -1, 383, -1, -1, 140, 215, 53, 1, 1, 0, 0, 0, 0, 0, 4},  // sinh
    {384, -1, 385, -1, -1, 141, 216, 54, 1, 1, 0, 0, 0, 0, 0, 4},  // cosh
    {386, -1, 387, -1, -1, 142, 217, 55, 1, 1, 0, 0, 0, 0, 0, 4},  // tanh
    {388, -1, 389, -1, -1, 143, 218, 56, 2, 2, 0, 0, 0, 0, 0, 4},  // copysign
    {390, -1, 391, -1, -1, 145, 220, 57, 2, 2, 0, 0, 0, 0, 0, 4},  // fdim
    {392, -1, -1, -1, -1, 147, 222, 58, 2, 2, 0, 0, 0, 0, 0, 4},  // fminf
    {393, -1, -1, -1, -1, 149, 224, 59, 2, 2, 0, 0, 0, 0, 0, 4},  // fmaxf
    {394, -1, -1, -1, -1, 151, 226, 60, 1, 1, 0, 0, 2, 0, 0, 4},  // isnan
    {395, -1, -1, -1, -1, 152, 227, 61, 1, 1, 0, 0, 2, 0, 0, 4},  // isinf
    {396, -1, -1, -1, -1, 153, 228, 62, 1, 1, 0, 0, 2, 0, 0, 4},  // isfinite
    {397, -1, -1, -1, -1, 154, 229, 63, 1, 1, 0, 0, 2, 0, 0, 4},  // signbit
    {398, -1, -1, -1, -1, 0, 0, 64, 0, 0, 5, 0, 0, 0, 0, 4},  // INT_MAX
    {399, -1, -1, -1, -1, 0, 0, 65, 0, 0, 5, 0, 0, 0, 0, 4},  // INT_MIN
    {400, -1, -1, -1, -1, 0, 0, 66, 0, 0, 5, 0, 0, 0, 0, 4},  // UINT_MAX
    {401, -1, -1, -1, -1, 0, 0, 67, 0, 0, 5, 0, 0, 0, 0, 4},  // LONG_MAX
    {402, -1, -1, -1, -1, 0, 0, 68, 0, 0, 5, 0, 0, 0, 0, 4},  // LONG_MIN
    {403, -1, -1, -1, -1, 0, 0, 69, 0, 0, 5, 0, 0, 0, 0, 4},  // NSUIntegerMax
    {404, -1, -1, -1, -1, 0, 0, 70, 0, 0, 5, 0, 0, 0, 0, 4},  // M_LN2
    {405, -1, -1, -1, -1, 0, 0, 71, 0, 0, 5, 0, 0, 0, 0, 4},  // M_LN10
    {406, -1, -1, -1, -1, 155, 230, 72, 0, 1, 1, 1, 0, 0, 0, 4},  // rounded
    {408, 407, -1, -1, -1, 0, 0, 73, 0, 0, 5, 25, 24, 0, 0, 4},  // up
    {409, 407, -1, -1, -1, 0, 0, 74, 0, 0, 5, 25, 24, 0, 0, 4},  // down
    {410, 407, -1, -1, -1, 0, 0, 75, 0, 0, 5, 25, 24, 0, 0, 4},  // toNearestOrEven
    {411, 407, -1, -1, -1, 0, 0, 76, 0, 0, 5, 25, 24, 0, 0, 4},  // toNearestOrAwayFromZero
    {412, 407, -1, -1, -1, 0, 0, 77, 0, 0, 5, 25, 24, 0, 0, 4},  // towardZero
    {413, 407, -1, -1, -1, 0, 0, 78, 0, 0, 5, 25, 24, 0, 0, 4},  // awayFromZero
    {406, -1, -1, -1, -1, 155, 231, 79, 1, 2, 1, 1, 0, 0, 0, 4},  // rounded
    {100, -1, -1, -1, -1, 156, 233, 80, 0, 1, 1, 1, 0, 0, 3, 4},  // squareRoot
    {414, -1, -1, -1, -1, 156, 234, 81, 1, 2, 1, 1, 0, 0, 0, 4},  // truncatingRemainder
    {416, -1, -1, -1, -1, 157, 236, 82, 0, 1, 1, 1, 0, 0, 0, 4},  // signum
    {417, -1, -1, -1, -1, 0, 237, 83, 0, 1, 2, 1, 0, 0, 0, 4},  // magnitude
    {418, -1, -1, -1, -1, 157, 238, 84, 1, 2, 1, 1, 2, 0, 0, 4},  // isMultiple
    {420, -1, -1, -1, -1, 0, 240, 85, 0, 1, 2, 1, 2, 0, 0, 4},  // isFinite
    {421, -1, -1, -1, -1, 0, 241, 86, 0, 1, 2, 1, 2, 0, 0, 4},  // isNaN
    {422, -1, -1, -1, -1, 0, 242, 87, 0, 1, 2, 1, 3, 0, 0, 4},  // description
    {424, -1, -1, -1, -1, 158, 243, 88, 1, 2, 1, 1, 45, 0, 0, 4},  // quotientAndRemainder
    {150, -1, -1, -1, -1, 159, 245, 0, 1, 1, 3, 0, 1, 0, 0, 5},  // Angle
    {150, -1, -1, -1, -1, 160, 246, 1, 1, 1, 3, 0, 1, 0, 0, 5},  // Angle
    {150, -1, -1, -1, -1, 161, 247, 2, 1, 1, 3, 0, 1, 0, 0, 5},  // Angle
    {425, 150, -1, -1, -1, 162, 248, 3, 1, 1, 4, 2, 1, 0, 0, 5},  // degrees
    {426, 150, -1, -1, -1, 163, 249, 4, 1, 1, 4, 2, 1, 0, 0, 5},  // radians
    {218, 150, -1, -1, -1, 0, 0, 5, 0, 0, 5, 2, 1, 0, 0, 5},  // zero
    {425, -1, -1, -1, -1, 0, 250, 6, 0, 1, 2, 2, 0, 0, 0, 5},  // degrees
    {426, -1, -1, -1, -1, 0, 251, 7, 0, 1, 2, 2, 0, 0, 0, 5},  // radians
    {427, -1, -1, -1, -1, 0, 252, 8, 0, 1, 2, 2, 0, 0, 0, 5},  // turns
    {428, -1, 429, -1, -1, 164, 253, 9, 1, 1, 0, 0, 0, 0, 1, 5},  // sin
    {430, -1, 431, -1, -1, 165, 254, 10, 1, 1, 0, 0, 0, 0, 1, 5},  // cos
    {432, -1, 433, -1, -1, 166, 255, 11, 1, 1, 0, 0, 0, 0, 1, 5},  // tan
    {90, -1, 94, -1, -1, 167, 256, 12, 1, 1, 0, 0, 1, 0, 3, 5},  // asin
    {89, -1, 93, -1, -1, 168, 257, 13, 1, 1, 0, 0, 1, 0, 3, 5},  // acos
    {91, -1, 95, -1, -1, 169, 258, 14, 1, 1, 0, 0, 1, 0, 3, 5},  // atan
    {92, -1, 96, -1, -1, 170, 259, 15, 2, 2, 0, 0, 1, 0, 3, 5},  // atan2
    {434, -1, -1, -1, -1, 0, 261, 0, 0, 1, 2, 5, 0, 0, 0, 6},  // count
    {280, -1, -1, -1, -1, 0, 262, 1, 0, 1, 2, 5, 2, 0, 0, 6},  // isEmpty
    {435, -1, -1, -1, 1335, 0, 263, 2, 0, 1, 2, 5, 49, 0, 0, 6},  // first
    {436, -1, -1, -1, 1336, 0, 264, 3, 0, 1, 2, 5, 49, 0, 0, 6},  // last
    {437, -1, -1, -1, 1337, 172, 265, 4, 0, 1, 1, 5, 4, 0, 0, 6},  // reversed
    {438, -1, -1, -1, -1, 172, 266, 5, 0, 1, 1, 5, 4, 0, 0, 6},  // enumerated
    {439, -1, -1, -1, -1, 172, 267, 6, 2, 2, 0, 0, 4, 0, 0, 6},  // zip
    {77, -1, -1, -1, -1, 174, 269, 7, 1, 2, 1, 5, 4, 0, 0, 6},  // map
    {440, -1, -1, -1, -1, 175, 271, 8, 1, 2, 1, 5, 4, 0, 0, 6},  // compactMap
    {441, -1, -1, -1, -1, 176, 273, 9, 1, 2, 1, 5, 4, 0, 0, 6},  // filter
    {442, -1, -1, -1, -1, 177, 275, 10, 2, 3, 1, 5, 49, 0, 0, 6},  // reduce
    {443, -1, -1, -1, -1, 179, 278, 11, 1, 2, 1, 5, 49, 0, 0, 6},  // forEach
    {444, -1, -1, -1, -1, 180, 280, 12, 1, 2, 1, 5, 49, 0, 0, 6},  // enumerateObjectsUsingBlock
    {445, -1, -1, -1, -1, 181, 282, 13, 1, 2, 1, 5, 49, 0, 0, 6},  // objectAtIndex
    {446, -1, -1, -1, -1, 182, 284, 14, 1, 2, 1, 5, 0, 0, 0, 6},  // indexOfObject
    {447, -1, -1, -1, -1, 0, 0, 15, 0, 0, 5, 0, 0, 0, 0, 6},  // NSNotFound
    {448, -1, -1, -1, -1, 183, 286, 16, 0, 1, 1, 5, 49, 0, 0, 6},  // removeLastObject
    {449, -1, -1, -1, -1, 183, 287, 17, 1, 2, 1, 5, 49, 0, 0, 6},  // removeObjectAtIndex
    {450, -1, -1, -1, -1, 184, 289, 18, 2, 3, 1, 5, 49, 0, 0, 6},  // replaceObjectAtIndex
    {452, -1, -1, -1, -1, 186, 292, 19, 2, 3, 1, 5, 49, 0, 0, 6},  // insertObject
    {454, -1, -1, -1, -1, 188, 295, 20, 2, 3, 1, 5, 49, 0, 0, 6},  // exchangeObjectAtIndex
    {71, -1, -1, -1, -1, 190, 298, 21, 1, 2, 1, 5, 49, 0, 0, 6},  // removeObject
    {305, -1, -1, -1, 1334, 191, 300, 22, 1, 2, 1, 5, 2, 0, 0, 6},  // contains
    {305, -1, -1, -1, -1, 192, 302, 23, 1, 2, 1, 5, 2, 0, 0, 6},  // contains
    {435, -1, -1, -1, -1, 193, 304, 24, 1, 2, 1, 5, 49, 0, 0, 6},  // first
    {456, -1, -1, -1, -1, 194, 306, 25, 1, 2, 1, 5, 2, 0, 0, 6},  // allSatisfy
    {457, -1, -1, -1, -1, 195, 308, 26, 1, 2, 1, 5, 49, 0, 0, 6},  // firstIndex
    {457, -1, -1, -1, -1, 196, 310, 27, 1, 2, 1, 5, 49, 0, 0, 6},  // firstIndex
    {436, -1, -1, -1, -1, 197, 312, 28, 1, 2, 1, 5, 49, 0, 0, 6},  // last
    {458, -1, -1, -1, -1, 198, 314, 29, 1, 2, 1, 5, 49, 0, 0, 6},  // lastIndex
    {458, -1, -1, -1, -1, 199, 316, 30, 1, 2, 1, 5, 49, 0, 0, 6},  // lastIndex
    {459, -1, -1, -1, -1, 200, 318, 31, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {459, -1, -1, -1, -1, 201, 320, 32, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {460, -1, -1, -1, -1, 202, 322, 33, 1, 2, 1, 5, 4, 0, 0, 6},  // drop
    {461, -1, -1, -1, -1, 203, 324, 34, 1, 2, 1, 5, 2, 0, 0, 6},  // elementsEqual
    {462, -1, -1, -1, -1, 204, 326, 35, 1, 2, 1, 5, 2, 0, 0, 6},  // starts
    {65, -1, -1, -1, -1, 205, 328, 36, 1, 2, 1, 5, 49, 0, 0, 6},  // removeFirst
    {63, -1, -1, -1, -1, 206, 330, 37, 1, 2, 1, 5, 49, 0, 0, 6},  // removeLast
    {305, -1, -1, -1, -1, 207, 332, 38, 1, 2, 1, 8, 2, 0, 0, 6},  // contains
    {31, -1, -1, -1, -1, 0, 334, 39, 0, 1, 2, 5, 4, 0, 0, 6},  // lazy
    {464, -1, -1, -1, -1, 208, 335, 40, 0, 1, 1, 5, 4, 0, 0, 6},  // dropFirst
    {464, -1, -1, -1, -1, 208, 336, 41, 1, 2, 1, 5, 4, 0, 0, 6},  // dropFirst
    {465, -1, -1, -1, -1, 209, 338, 42, 0, 1, 1, 5, 4, 0, 0, 6},  // dropLast
    {465, -1, -1, -1, -1, 209, 339, 43, 1, 2, 1, 5, 4, 0, 0, 6},  // dropLast
    {459, -1, -1, -1, -1, 210, 341, 44, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {466, -1, -1, -1, -1, 211, 343, 45, 1, 2, 1, 5, 4, 0, 0, 6},  // suffix
    {72, -1, -1, -1, -1, 212, 345, 46, 2, 3, 1, 5, 49, 0, 0, 6},  // swapAt
    {467, -1, -1, -1, -1, 214, 348, 47, 0, 1, 1, 5, 49, 0, 0, 6},  // joined
    {468, -1, -1, -1, -1, 0, 349, 48, 0, 1, 2, 5, 7, 0, 0, 6},  // indices
    {469, -1, -1, -1, -1, 0, 350, 49, 0, 1, 2, 5, 0, 0, 0, 6},  // startIndex
    {470, -1, -1, -1, -1, 0, 351, 50, 0, 1, 2, 5, 0, 0, 0, 6},  // endIndex
    {78, -1, -1, -1, -1, 214, 352, 51, 1, 2, 1, 5, 4, 0, 0, 6},  // flatMap
    {443, -1, -1, -1, -1, 215, 354, 52, 1, 2, 1, 8, 49, 0, 0, 6},  // forEach
    {442, -1, -1, -1, -1, 216, 356, 53, 2, 3, 1, 5, 49, 0, 0, 6},  // reduce
    {66, -1, -1, -1, -1, 218, 359, 54, 1, 2, 1, 5, 49, 0, 0, 6},  // removeAll
    {143, -1, -1, -1, -1, 219, 361, 55, 2, 2, 3, 0, 4, 0, 0, 6},  // Array
    {338, -1, -1, -1, -1, 221, 363, 56, 0, 1, 1, 5, 49, 0, 0, 6},  // min
    {336, -1, -1, -1, -1, 221, 364, 57, 0, 1, 1, 5, 49, 0, 0, 6},  // max
    {338, -1, -1, -1, -1, 221, 365, 58, 2, 2, 0, 0, 49, 0, 0, 6},  // min
    {336, -1, -1, -1, -1, 223, 367, 59, 2, 2, 0, 0, 49, 0, 0, 6},  // max
    {338, -1, -1, -1, -1, 225, 369, 60, 1, 2, 1, 5, 49, 0, 0, 6},  // min
    {336, -1, -1, -1, -1, 226, 371, 61, 1, 2, 1, 5, 49, 0, 0, 6},  // max
    {473, -1, -1, -1, -1, 227, 373, 62, 0, 1, 1, 5, 4, 0, 0, 6},  // sorted
    {473, -1, -1, -1, -1, 227, 374, 63, 1, 2, 1, 5, 4, 0, 0, 6},  // sorted
    {473, -1, -1, -1, -1, 228, 376, 64, 1, 2, 1, 5, 4, 0, 0, 6},  // sorted
    {467, -1, -1, -1, 1338, 229, 378, 65, 1, 2, 1, 5, 3, 0, 0, 6},  // joined
    {60, -1, -1, -1, 1332, 230, 380, 66, 1, 2, 1, 5, 49, 0, 0, 6},  // append
    {60, -1, -1, -1, 1333, 231, 382, 67, 1, 2, 1, 5, 49, 0, 0, 6},  // append
    {61, -1, -1, -1, -1, 232, 384, 68, 2, 3, 1, 5, 49, 0, 0, 6},  // insert
    {61, -1, -1, -1, -1, 234, 387, 69, 2, 3, 1, 5, 49, 0, 0, 6},  // insert
    {62, -1, -1, -1, -1, 236, 390, 70, 1, 2, 1, 5, 49, 0, 0, 6},  // remove
    {63, -1, -1, -1, -1, 237, 392, 71, 0, 1, 1, 5, 49, 0, 0, 6},  // removeLast
    {64, -1, -1, -1, -1, 237, 393, 72, 0, 1, 1, 5, 49, 0, 0, 6},  // popLast
    {65, -1, -1, -1, -1, 237, 394, 73, 0, 1, 1, 5, 49, 0, 0, 6},  // removeFirst
    {66, -1, -1, -1, 504, 237, 395, 74, 0, 1, 1, 5, 49, 0, 0, 6},  // removeAll
    {434, -1, -1, -1, 231, 0, 396, 75, 0, 1, 2, 4, 0, 0, 0, 6},  // count
    {280, -1, -1, -1, -1, 0, 397, 76, 0, 1, 2, 4, 2, 0, 0, 6},  // isEmpty
    {477, -1, -1, -1, -1, 237, 398, 77, 0, 1, 1, 4, 3, 0, 0, 6},  // uppercased
    {478, -1, -1, -1, -1, 237, 399, 78, 0, 1, 1, 4, 3, 0, 0, 6},  // lowercased
    {305, -1, -1, -1, -1, 237, 400, 79, 1, 2, 1, 4, 2, 0, 0, 6},  // contains
    {479, -1, -1, -1, -1, 238, 402, 80, 1, 2, 1, 4, 2, 0, 0, 6},  // hasPrefix
    {480, -1, -1, -1, -1, 239, 404, 81, 1, 2, 1, 4, 2, 0, 0, 6},  // hasSuffix
    {140, -1, -1, -1, -1, 240, 406, 82, 2, 2, 3, 0, 3, 0, 0, 6},  // String
    {481, -1, -1, -1, -1, 0, 408, 83, 0, 1, 2, 4, 2, 0, 0, 6},  // isLetter
    {482, -1, -1, -1, -1, 0, 409, 84, 0, 1, 2, 4, 2, 0, 0, 6},  // isNumber
    {483, -1, -1, -1, -1, 0, 410, 85, 0, 1, 2, 4, 2, 0, 0, 6},  // isWhitespace
    {484, -1, -1, -1, -1, 0, 411, 86, 0, 1, 2, 4, 2, 0, 0, 6},  // isUppercase
    {485, -1, -1, -1, -1, 0, 412, 87, 0, 1, 2, 4, 2, 0, 0, 6},  // isLowercase
    {486, -1, -1, -1, -1, 0, 413, 88, 0, 1, 2, 4, 2, 0, 0, 6},  // isPunctuation
    {487, -1, -1, -1, -1, 0, 414, 89, 0, 1, 2, 4, 49, 0, 0, 6},  // wholeNumberValue
    {488, -1, -1, -1, -1, 0, 415, 90, 0, 1, 2, 4, 3, 0, 0, 6},  // capitalized
    {489, -1, -1, -1, -1, 242, 416, 91, 1, 2, 1, 4, 4, 0, 0, 6},  // split
    {490, -1, -1, -1, -1, 243, 418, 92, 1, 2, 1, 4, 4, 0, 0, 6},  // components
    {492, -1, -1, -1, -1, 244, 420, 93, 2, 3, 1, 4, 3, 0, 0, 6},  // replacingOccurrences
    {493, -1, -1, -1, -1, 246, 423, 94, 1, 1, 0, 0, 46, 0, 0, 6},  // type
    {140, -1, -1, -1, -1, 247, 424, 95, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {140, -1, -1, -1, -1, 248, 425, 96, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {141, -1, -1, -1, -1, 249, 426, 97, 1, 1, 3, 0, 3, 0, 0, 6},  // Character
    {498, -1, -1, -1, -1, 0, 427, 98, 0, 1, 2, 7, 4, 0, 0, 6},  // keys
    {499, -1, -1, -1, -1, 0, 428, 99, 0, 1, 2, 7, 4, 0, 0, 6},  // allKeys
    {500, -1, -1, -1, -1, 0, 429, 100, 0, 1, 2, 7, 4, 0, 0, 6},  // values
    {501, -1, -1, -1, -1, 0, 430, 101, 0, 1, 2, 7, 4, 0, 0, 6},  // allValues
    {434, -1, -1, -1, -1, 0, 431, 102, 0, 1, 2, 7, 0, 0, 0, 6},  // count
    {280, -1, -1, -1, -1, 0, 432, 103, 0, 1, 2, 7, 2, 0, 0, 6},  // isEmpty
    {67, -1, -1, -1, -1, 250, 433, 104, 1, 2, 1, 7, 49, 0, 0, 6},  // removeValue
    {503, -1, -1, -1, -1, 251, 435, 105, 1, 2, 1, 7, 49, 0, 0, 6},  // removeObjectForKey
    {68, -1, -1, -1, -1, 252, 437, 106, 2, 3, 1, 7, 49, 0, 0, 6},  // updateValue
    {70, -1, -1, -1, -1, 254, 440, 107, 2, 3, 1, 7, 49, 0, 0, 6},  // setObject
    {66, -1, -1, -1, -1, 256, 443, 108, 0, 1, 1, 7, 49, 0, 0, 6},  // removeAll
    {504, -1, -1, -1, -1, 256, 444, 109, 0, 1, 1, 7, 49, 0, 0, 6},  // removeAllObjects
    {69, -1, -1, -1, -1, 256, 445, 110, 2, 3, 1, 7, 49, 0, 0, 6},  // merge
    {506, -1, -1, -1, -1, 258, 448, 111, 1, 2, 1, 7, 6, 0, 0, 6},  // mapValues
    {441, -1, -1, -1, -1, 259, 450, 112, 1, 2, 1, 7, 6, 0, 0, 6},  // filter
    {507, -1, -1, -1, -1, 260, 452, 113, 2, 3, 1, 7, 6, 0, 0, 6},  // merging
    {508, -1, -1, -1, -1, 262, 455, 114, 1, 2, 1, 7, 49, 0, 0, 6},  // objectForKey
    {509, -1, -1, -1, -1, 263, 457, 115, 1, 2, 1, 7, 49, 0, 0, 6},  // valueForKey
    {495, -1, -1, -1, -1, 264, 459, 116, 1, 1, 3, 0, 6, 0, 0, 6},  // Dictionary
    {495, -1, -1, -1, -1, 265, 460, 117, 2, 2, 3, 0, 6, 0, 0, 6},  // Dictionary
    {497, -1, -1, -1, -1, 267, 462, 118, 0, 0, 3, 0, 6, 0, 0, 6},  // NSMutableDictionary
    {496, -1, -1, -1, -1, 267, 462, 119, 0, 0, 3, 0, 6, 0, 0, 6},  // NSDictionary
    {495, -1, -1, -1, -1, 267, 462, 120, 0, 0, 3, 0, 6, 0, 0, 6},  // Dictionary
    {77, -1, -1, -1, -1, 174, 462, 121, 1, 2, 1, 7, 4, 0, 0, 6},  // map
    {440, -1, -1, -1, -1, 175, 464, 122, 1, 2, 1, 7, 4, 0, 0, 6},  // compactMap
    {78, -1, -1, -1, -1, 214, 466, 123, 1, 2, 1, 7, 4, 0, 0, 6},  // flatMap
    {443, -1, -1, -1, -1, 179, 468, 124, 1, 2, 1, 7, 49, 0, 0, 6},  // forEach
    {442, -1, -1, -1, -1, 177, 470, 125, 2, 3, 1, 7, 49, 0, 0, 6},  // reduce
    {305, -1, -1, -1, -1, 192, 473, 126, 1, 2, 1, 7, 2, 0, 0, 6},  // contains
    {435, -1, -1, -1, -1, 193, 475, 127, 1, 2, 1, 7, 49, 0, 0, 6},  // first
    {456, -1, -1, -1, -1, 194, 477, 128, 1, 2, 1, 7, 2, 0, 0, 6},  // allSatisfy
    {473, -1, -1, -1, -1, 227, 479, 129, 1, 2, 1, 7, 4, 0, 0, 6},  // sorted
    {473, -1, -1, -1, -1, 228, 481, 130, 1, 2, 1, 7, 4, 0, 0, 6},  // sorted
    {336, -1, -1, -1, -1, 226, 483, 131, 1, 2, 1, 7, 49, 0, 0, 6},  // max
    {338, -1, -1, -1, -1, 225, 485, 132, 1, 2, 1, 7, 49, 0, 0, 6},  // min
    {438, -1, -1, -1, -1, 172, 487, 133, 0, 1, 1, 7, 4, 0, 0, 6},  // enumerated
    {435, -1, -1, -1, -1, 0, 488, 134, 0, 1, 2, 7, 49, 0, 0, 6},  // first
    {512, -1, -1, -1, -1, 0, 489, 135, 0, 1, 2, 8, 0, 0, 0, 6},  // lowerBound
    {513, -1, -1, -1, -1, 0, 490, 136, 0, 1, 2, 8, 0, 0, 0, 6},  // upperBound
    {434, -1, -1, -1, -1, 0, 491, 137, 0, 1, 2, 8, 0, 0, 0, 6},  // count
    {280, -1, -1, -1, -1, 0, 492, 138, 0, 1, 2, 8, 2, 0, 0, 6},  // isEmpty
    {305, -1, -1, -1, -1, 280, 493, 139, 1, 2, 1, 8, 2, 0, 0, 6},  // contains
    {77, -1, -1, -1, -1, 281, 495, 140, 1, 2, 1, 8, 4, 0, 0, 6},  // map
    {437, -1, -1, -1, -1, 282, 497, 141, 0, 1, 1, 8, 4, 0, 0, 6},  // reversed
    {143, -1, -1, -1, -1, 282, 498, 142, 1, 1, 3, 0, 4, 0, 0, 6},  // Array
    {514, -1, -1, -1, -1, 283, 499, 143, 0, 0, 3, 0, 5, 0, 0, 6},  // Set
    {514, -1, -1, -1, -1, 283, 499, 144, 1, 1, 3, 0, 5, 0, 0, 6},  // Set
    {434, -1, -1, -1, -1, 0, 500, 145, 0, 1, 2, 6, 0, 0, 0, 6},  // count
    {280, -1, -1, -1, -1, 0, 501, 146, 0, 1, 2, 6, 2, 0, 0, 6},  // isEmpty
    {435, -1, -1, -1, -1, 0, 502, 147, 0, 1, 2, 6, 49, 0, 0, 6},  // first
    {299, -1, -1, -1, -1, 284, 503, 148, 1, 2, 1, 6, 5, 0, 0, 6},  // union
    {515, -1, -1, -1, -1, 285, 505, 149, 1, 2, 1, 6, 49, 0, 0, 6},  // formUnion
    {301, -1, -1, -1, -1, 286, 507, 150, 1, 2, 1, 6, 5, 0, 0, 6},  // intersection
    {516, -1, -1, -1, -1, 287, 509, 151, 1, 2, 1, 6, 49, 0, 0, 6},  // formIntersection
    {517, -1, -1, -1, -1, 288, 511, 152, 1, 2, 1, 6, 5, 0, 0, 6},  // subtracting
    {518, -1, -1, -1, -1, 289, 513, 153, 1, 2, 1, 6, 49, 0, 0, 6},  // subtract
    {519, -1, -1, -1, -1, 290, 515, 154, 1, 2, 1, 6, 5, 0, 0, 6},  // symmetricDifference
    {520, -1, -1, -1, -1, 291, 517, 155, 1, 2, 1, 6, 49, 0, 0, 6},  // formSymmetricDifference
    {521, -1, -1, -1, -1, 292, 519, 156, 1, 2, 1, 6, 2, 0, 0, 6},  // isSubset
    {522, -1, -1, -1, -1, 293, 521, 157, 1, 2, 1, 6, 2, 0, 0, 6},  // isSuperset
    {523, -1, -1, -1, -1, 294, 523, 158, 1, 2, 1, 6, 2, 0, 0, 6},  // isStrictSubset
    {524, -1, -1, -1, -1, 295, 525, 159, 1, 2, 1, 6, 2, 0, 0, 6},  // isStrictSuperset
    {525, -1, -1, -1, -1, 296, 527, 160, 1, 2, 1, 6, 2, 0, 0, 6},  // isDisjoint
    {305, -1, -1, -1, -1, 297, 529, 161, 1, 2, 1, 6, 2, 0, 0, 6},  // contains
    {61, -1, -1, -1, -1, 298, 531, 162, 1, 2, 1, 6, 49, 0, 0, 6},  // insert
    {526, -1, -1, -1, -1, 299, 533, 163, 1, 2, 1, 6, 49, 0, 0, 6},  // update
    {62, -1, -1, -1, -1, 300, 535, 164, 1, 2, 1, 6, 49, 0, 0, 6},  // remove
    {66, -1, -1, -1, -1, 301, 537, 165, 0, 1, 1, 6, 49, 0, 0, 6},  // removeAll
    {527, -1, -1, -1, -1, 301, 538, 166, 0, 1, 1, 6, 49, 0, 0, 6},  // popFirst
    {65, -1, -1, -1, -1, 301, 539, 167, 0, 1, 1, 6, 49, 0, 0, 6},  // removeFirst
    {157, -1, -1, -1, -1, 301, 540, 0, 4, 4, 3, 0, 17, 0, 0, 7},  // UIColor
    {532, -1, -1, -1, -1, 305, 544, 1, 1, 2, 1, 18, 17, 0, 0, 7},  // withAlphaComponent
    {533, -1, -1, -1, -1, 306, 546, 2, 0, 1, 1, 18, 49, 0, 0, 7},  // set
    {534, -1, -1, -1, -1, 306, 547, 3, 0, 1, 1, 18, 49, 0, 0, 7},  // setFill
    {535, -1, -1, -1, -1, 306, 548, 4, 0, 1, 1, 18, 49, 0, 0, 7},  // setStroke
    {157, -1, -1, -1, -1, 306, 549, 5, 2, 2, 3, 0, 17, 0, 0, 7},  // UIColor
    {537, 157, -1, -1, -1, 0, 0, 6, 0, 0, 5, 18, 17, 0, 0, 7},  // black
    {538, 157, -1, -1, -1, 308, 0, 7, 0, 0, 4, 18, 17, 0, 0, 7},  // blackColor
    {536, 157, -1, -1, -1, 0, 0, 8, 0, 0, 5, 18, 17, 0, 0, 7},  // white
    {539, 157, -1, -1, -1, 308, 0, 9, 0, 0, 4, 18, 17, 0, 0, 7},  // whiteColor
    {528, 157, -1, -1, -1, 0, 0, 10, 0, 0, 5, 18, 17, 0, 0, 7},  // red
    {540, 157, -1, -1, -1, 308, 0, 11, 0, 0, 4, 18, 17, 0, 0, 7},  // redColor
    {529, 157, -1, -1, -1, 0, 0, 12, 0, 0, 5, 18, 17, 0, 0, 7},  // green
    {541, 157, -1, -1, -1, 308, 0, 13, 0, 0, 4, 18, 17, 0, 0, 7},  // greenColor
    {530, 157, -1, -1, -1, 0, 0, 14, 0, 0, 5, 18, 17, 0, 0, 7},  // blue
    {542, 157, -1, -1, -1, 308, 0, 15, 0, 0, 4, 18, 17, 0, 0, 7},  // blueColor
    {543, 157, -1, -1, -1, 0, 0, 16, 0, 0, 5, 18, 17, 0, 0, 7},  // cyan
    {544, 157, -1, -1, -1, 308, 0, 17, 0, 0, 4, 18, 17, 0, 0, 7},  // cyanColor
    {545, 157, -1, -1, -1, 0, 0, 18, 0, 0, 5, 18, 17, 0, 0, 7},  // yellow
    {546, 157, -1, -1, -1, 308, 0, 19, 0, 0, 4, 18, 17, 0, 0, 7},  // yellowColor
    {547, 157, -1, -1, -1, 0, 0, 20, 0, 0, 5, 18, 17, 0, 0, 7},  // magenta
    {548, 157, -1, -1, -1, 308, 0, 21, 0, 0, 4, 18, 17, 0, 0, 7},  // magentaColor
    {549, 157, -1, -1, -1, 0, 0, 22, 0, 0, 5, 18, 17, 0, 0, 7},  // orange
    {550, 157, -1, -1, -1, 308, 0, 23, 0, 0, 4, 18, 17, 0, 0, 7},  // orangeColor
    {551, 157, -1, -1, -1, 0, 0, 24, 0, 0, 5, 18, 17, 0, 0, 7},  // purple
    {552, 157, -1, -1, -1, 308, 0, 25, 0, 0, 4, 18, 17, 0, 0, 7},  // purpleColor
    {553, 157, -1, -1, -1, 0, 0, 26, 0, 0, 5, 18, 17, 0, 0, 7},  // brown
    {554, 157, -1, -1, -1, 308, 0, 27, 0, 0, 4, 18, 17, 0, 0, 7},  // brownColor
    {555, 157, -1, -1, -1, 0, 0, 28, 0, 0, 5, 18, 17, 0, 0, 7},  // gray
    {556, 157, -1, -1, -1, 308, 0, 29, 0, 0, 4, 18, 17, 0, 0, 7},  // grayColor
    {557, 157, -1, -1, -1, 0, 0, 30, 0, 0, 5, 18, 17, 0, 0, 7},  // lightGray
    {558, 157, -1, -1, -1, 308, 0, 31, 0, 0, 4, 18, 17, 0, 0, 7},  // lightGrayColor
    {559, 157, -1, -1, -1, 0, 0, 32, 0, 0, 5, 18, 17, 0, 0, 7},  // darkGray
    {560, 157, -1, -1, -1, 308, 0, 33, 0, 0, 4, 18, 17, 0, 0, 7},  // darkGrayColor
    {561, 157, -1, -1, -1, 0, 0, 34, 0, 0, 5, 18, 17, 0, 0, 7},  // clear
    {562, 157, -1, -1, -1, 308, 0, 35, 0, 0, 4, 18, 17, 0, 0, 7},  // clearColor
    {563, 157, -1, -1, -1, 0, 0, 36, 0, 0, 5, 18, 17, 0, 0, 7},  // systemRed
    {564, 157, -1, -1, -1, 0, 0, 37, 0, 0, 5, 18, 17, 0, 0, 7},  // systemOrange
    {565, 157, -1, -1, -1, 0, 0, 38, 0, 0, 5, 18, 17, 0, 0, 7},  // systemYellow
    {566, 157, -1, -1, -1, 0, 0, 39, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGreen
    {567, 157, -1, -1, -1, 0, 0, 40, 0, 0, 5, 18, 17, 0, 0, 7},  // systemMint
    {568, 157, -1, -1, -1, 0, 0, 41, 0, 0, 5, 18, 17, 0, 0, 7},  // systemTeal
    {569, 157, -1, -1, -1, 0, 0, 42, 0, 0, 5, 18, 17, 0, 0, 7},  // systemCyan
    {570, 157, -1, -1, -1, 0, 0, 43, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBlue
    {571, 157, -1, -1, -1, 0, 0, 44, 0, 0, 5, 18, 17, 0, 0, 7},  // systemIndigo
    {572, 157, -1, -1, -1, 0, 0, 45, 0, 0, 5, 18, 17, 0, 0, 7},  // systemPurple
    {573, 157, -1, -1, -1, 0, 0, 46, 0, 0, 5, 18, 17, 0, 0, 7},  // systemPink
    {574, 157, -1, -1, -1, 0, 0, 47, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBrown
    {575, 157, -1, -1, -1, 0, 0, 48, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray
    {576, 157, -1, -1, -1, 0, 0, 49, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray2
    {577, 157, -1, -1, -1, 0, 0, 50, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray3
    {578, 157, -1, -1, -1, 0, 0, 51, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray4
    {579, 157, -1, -1, -1, 0, 0, 52, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray5
    {580, 157, -1, -1, -1, 0, 0, 53, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray6
    {581, 157, -1, -1, -1, 0, 0, 54, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBackground
    {582, 157, -1, -1, -1, 0, 0, 55, 0, 0, 5, 18, 17, 0, 0, 7},  // secondarySystemBackground
    {583, 157, -1, -1, -1, 0, 0, 56, 0, 0, 5, 18, 17, 0, 0, 7},  // label
    {158, -1, -1, -1, -1, 308, 551, 0, 1, 1, 3, 0, 27, 0, 0, 8},  // UIView
    {158, -1, -1, -1, -1, 0, 0, 1, 0, 0, 3, 0, 27, 0, 0, 8},  // UIView
    {159, -1, -1, -1, -1, 309, 552, 2, 1, 1, 3, 0, 27, 0, 0, 8},  // UIWindow
    {159, -1, -1, -1, -1, 0, 0, 3, 0, 0, 3, 0, 27, 0, 0, 8},  // UIWindow
    {160, -1, -1, -1, -1, 310, 553, 4, 1, 1, 3, 0, 27, 0, 0, 8},  // UIImageView
    {160, -1, -1, -1, -1, 0, 0, 5, 0, 0, 3, 0, 27, 0, 0, 8},  // UIImageView
    {161, -1, -1, -1, -1, 311, 554, 6, 1, 1, 3, 0, 27, 0, 0, 8},  // UILabel
    {161, -1, -1, -1, -1, 0, 0, 7, 0, 0, 3, 0, 27, 0, 0, 8},  // UILabel
    {162, -1, -1, -1, -1, 312, 555, 8, 1, 1, 3, 0, 27, 0, 0, 8},  // UIButton
    {162, -1, -1, -1, -1, 0, 0, 9, 0, 0, 3, 0, 27, 0, 0, 8},  // UIButton
    {163, -1, -1, -1, -1, 313, 556, 10, 1, 1, 3, 0, 27, 0, 0, 8},  // UIScrollView
    {163, -1, -1, -1, -1, 0, 0, 11, 0, 0, 3, 0, 27, 0, 0, 8},  // UIScrollView
    {164, -1, -1, -1, -1, 314, 557, 12, 1, 1, 3, 0, 27, 0, 0, 8},  // UIControl
    {164, -1, -1, -1, -1, 0, 0, 13, 0, 0, 3, 0, 27, 0, 0, 8},  // UIControl
    {165, -1, -1, -1, -1, 315, 558, 14, 1, 1, 3, 0, 27, 0, 0, 8},  // UITextField
    {165, -1, -1, -1, -1, 0, 0, 15, 0, 0, 3, 0, 27, 0, 0, 8},  // UITextField
    {166, -1, -1, -1, -1, 316, 559, 16, 1, 1, 3, 0, 27, 0, 0, 8},  // UITextView
    {166, -1, -1, -1, -1, 0, 0, 17, 0, 0, 3, 0, 27, 0, 0, 8},  // UITextView
    {167, -1, -1, -1, -1, 317, 560, 18, 1, 1, 3, 0, 27, 0, 0, 8},  // UITableViewCell
    {167, -1, -1, -1, -1, 0, 0, 19, 0, 0, 3, 0, 27, 0, 0, 8},  // UITableViewCell
    {168, -1, -1, -1, -1, 318, 561, 20, 1, 1, 3, 0, 27, 0, 0, 8},  // UICollectionViewCell
    {168, -1, -1, -1, -1, 0, 0, 21, 0, 0, 3, 0, 27, 0, 0, 8},  // UICollectionViewCell
    {169, -1, -1, -1, -1, 319, 562, 22, 1, 1, 3, 0, 27, 0, 0, 8},  // UIVisualEffectView
    {169, -1, -1, -1, -1, 0, 0, 23, 0, 0, 3, 0, 27, 0, 0, 8},  // UIVisualEffectView
    {584, -1, -1, -1, -1, 0, 563, 24, 0, 1, 2, 28, 13, 0, 9, 8},  // frame
    {585, -1, -1, -1, -1, 0, 564, 25, 0, 1, 2, 28, 13, 0, 10, 8},  // bounds
    {285, -1, -1, -1, -1, 0, 565, 26, 0, 1, 2, 28, 9, 0, 11, 8},  // center
    {586, -1, -1, -1, -1, 0, 566, 27, 0, 1, 2, 28, 9, 0, 12, 8},  // anchorPoint
    {587, -1, -1, -1, 1320, 0, 567, 28, 0, 1, 2, 28, 2, 0, 0, 8},  // isHidden
    {588, -1, -1, -1, -1, 0, 568, 29, 0, 1, 2, 28, 2, 0, 0, 8},  // clipsToBounds
    {589, -1, -1, -1, -1, 0, 569, 30, 0, 1, 2, 28, 3, 0, 0, 8},  // name
    {590, -1, -1, -1, -1, 320, 570, 31, 1, 1, 0, 0, 49, 0, 0, 8},  // UIImage
    {160, -1, -1, -1, -1, 321, 571, 32, 1, 1, 3, 0, 27, 0, 0, 8},  // UIImageView
    {84, -1, -1, -1, -1, 0, 572, 33, 0, 1, 2, 28, 14, 0, 13, 8},  // transform
    {593, -1, -1, -1, -1, 322, 573, 34, 1, 2, 1, 28, 49, 0, 0, 8},  // moveAnchor
    {594, -1, -1, -1, -1, 0, 575, 35, 0, 1, 2, 28, 9, 0, 0, 8},  // contentOffset
    {531, -1, -1, -1, -1, 0, 576, 36, 0, 1, 2, 28, 0, 0, 0, 8},  // alpha
    {595, -1, -1, -1, 596, 0, 577, 37, 0, 1, 2, 28, 2, 0, 0, 8},  // isUserInteractionEnabled
    {596, -1, -1, -1, -1, 0, 578, 38, 0, 1, 2, 28, 2, 0, 0, 8},  // userInteractionEnabled
    {597, -1, -1, -1, -1, 0, 579, 39, 0, 1, 2, 28, 0, 0, 0, 8},  // tag
    {85, -1, -1, -1, -1, 0, 580, 40, 0, 1, 2, 28, 28, 0, 0, 8},  // layer
    {598, -1, -1, -1, -1, 0, 581, 41, 0, 1, 2, 28, 17, 0, 0, 8},  // backgroundColor
    {599, -1, -1, -1, -1, 0, 582, 42, 0, 1, 2, 28, 3, 0, 0, 8},  // text
    {600, -1, -1, -1, -1, 0, 583, 43, 0, 1, 2, 28, 17, 0, 0, 8},  // textColor
    {601, -1, -1, -1, -1, 0, 584, 44, 0, 1, 2, 28, 20, 0, 0, 8},  // textAlignment
    {602, -1, -1, -1, -1, 0, 585, 45, 0, 1, 2, 28, 49, 0, 0, 8},  // font
    {592, -1, -1, -1, -1, 0, 586, 46, 0, 1, 2, 28, 49, 0, 0, 8},  // image
    {603, -1, -1, -1, -1, 0, 587, 47, 0, 1, 2, 28, 49, 0, 0, 8},  // contentMode
    {604, -1, -1, -1, -1, 0, 588, 48, 0, 1, 2, 28, 2, 0, 0, 8},  // isOpaque
    {605, -1, -1, -1, -1, 0, 589, 49, 0, 1, 2, 28, 17, 0, 0, 8},  // tintColor
    {606, -1, -1, -1, -1, 0, 590, 50, 0, 1, 2, 28, 0, 0, 0, 8},  // contentScaleFactor
    {607, -1, -1, -1, -1, 0, 591, 51, 0, 1, 2, 28, 3, 0, 0, 8},  // accessibilityLabel
    {608, -1, -1, -1, -1, 0, 592, 52, 0, 1, 2, 28, 45, 0, 0, 8},  // layoutMargins
    {609, -1, -1, -1, -1, 0, 593, 53, 0, 1, 2, 28, 45, 0, 0, 8},  // safeAreaInsets
    {610, -1, -1, -1, -1, 0, 594, 54, 0, 1, 2, 28, 27, 0, 0, 8},  // mask
    {611, -1, -1, -1, -1, 0, 595, 55, 0, 1, 2, 28, 3, 0, 0, 8},  // accessibilityIdentifier
    {612, -1, -1, -1, -1, 0, 596, 56, 0, 1, 2, 28, 3, 0, 0, 8},  // accessibilityHint
    {613, -1, -1, -1, -1, 0, 597, 57, 0, 1, 2, 28, 2, 0, 0, 8},  // isAccessibilityElement
    {614, -1, -1, -1, -1, 0, 598, 58, 0, 1, 2, 28, 49, 0, 0, 8},  // semanticContentAttribute
    {615, -1, -1, -1, -1, 0, 599, 59, 0, 1, 2, 28, 2, 0, 0, 8},  // clearsContextBeforeDrawing
    {616, -1, -1, -1, -1, 0, 600, 60, 0, 1, 2, 28, 2, 0, 0, 8},  // isFirstResponder
    {617, -1, -1, -1, -1, 0, 601, 61, 0, 1, 2, 28, 0, 0, 0, 8},  // numberOfLines
    {618, -1, -1, -1, -1, 0, 602, 62, 0, 1, 2, 28, 2, 0, 0, 8},  // adjustsFontSizeToFitWidth
    {619, -1, -1, -1, -1, 0, 603, 63, 0, 1, 2, 28, 49, 0, 0, 8},  // lineBreakMode
    {620, -1, -1, -1, -1, 0, 604, 64, 0, 1, 2, 28, 49, 0, 0, 8},  // attributedText
    {621, -1, -1, -1, -1, 0, 605, 65, 0, 1, 2, 28, 49, 0, 0, 8},  // baselineAdjustment
    {622, -1, -1, -1, -1, 0, 606, 66, 0, 1, 2, 28, 49, 0, 0, 8},  // borderStyle
    {623, -1, -1, -1, -1, 0, 607, 67, 0, 1, 2, 28, 49, 0, 0, 8},  // keyboardType
    {624, -1, -1, -1, -1, 0, 608, 68, 0, 1, 2, 28, 49, 0, 0, 8},  // returnKeyType
    {625, -1, -1, -1, -1, 0, 609, 69, 0, 1, 2, 28, 49, 0, 0, 8},  // autocorrectionType
    {626, -1, -1, -1, -1, 0, 610, 70, 0, 1, 2, 28, 49, 0, 0, 8},  // autocapitalizationType
    {627, -1, -1, -1, -1, 0, 611, 71, 0, 1, 2, 28, 49, 0, 0, 8},  // clearButtonMode
    {628, -1, -1, -1, -1, 0, 612, 72, 0, 1, 2, 28, 17, 0, 0, 8},  // shadowColor
    {629, -1, -1, -1, -1, 0, 613, 73, 0, 1, 2, 28, 3, 0, 0, 8},  // placeholder
    {630, -1, -1, -1, -1, 0, 614, 74, 0, 1, 2, 28, 0, 0, 0, 8},  // minimumScaleFactor
    {631, -1, -1, -1, -1, 0, 615, 75, 0, 1, 2, 28, 2, 0, 0, 8},  // isEditable
    {632, -1, -1, -1, -1, 0, 616, 76, 0, 1, 2, 28, 2, 0, 0, 8},  // isSelectable
    {633, -1, -1, -1, -1, 0, 617, 77, 0, 1, 2, 28, 2, 0, 0, 8},  // isSecureTextEntry
    {634, -1, -1, -1, -1, 0, 618, 78, 0, 1, 2, 28, 0, 0, 0, 8},  // zoomScale
    {635, 636, 637, -1, -1, 0, 0, 79, 0, 0, 5, 4, 3, 0, 0, 8},  // system
    {638, 636, 639, -1, -1, 0, 0, 80, 0, 0, 5, 4, 3, 0, 0, 8},  // custom
    {640, 636, 641, -1, -1, 0, 0, 81, 0, 0, 5, 4, 3, 0, 0, 8},  // infoLight
    {642, 636, 643, -1, -1, 0, 0, 82, 0, 0, 5, 4, 3, 0, 0, 8},  // contactAdd
    {644, 636, 645, -1, -1, 0, 0, 83, 0, 0, 5, 4, 3, 0, 0, 8},  // close
    {162, -1, -1, -1, -1, 323, 619, 84, 1, 1, 3, 0, 27, 0, 0, 8},  // UIButton
    {646, -1, -1, -1, -1, 0, 620, 85, 0, 1, 2, 28, 2, 0, 0, 8},  // isScrollEnabled
    {647, -1, -1, -1, -1, 0, 621, 86, 0, 1, 2, 28, 2, 0, 0, 8},  // isPagingEnabled
    {648, -1, -1, -1, -1, 0, 622, 87, 0, 1, 2, 28, 2, 0, 0, 8},  // bounces
    {649, -1, -1, -1, -1, 0, 623, 88, 0, 1, 2, 28, 2, 0, 0, 8},  // showsHorizontalScrollIndicator
    {650, -1, -1, -1, -1, 0, 624, 89, 0, 1, 2, 28, 2, 0, 0, 8},  // showsVerticalScrollIndicator
    {651, -1, -1, -1, -1, 0, 625, 90, 0, 1, 2, 28, 0, 0, 0, 8},  // minimumZoomScale
    {652, -1, -1, -1, -1, 0, 626, 91, 0, 1, 2, 28, 0, 0, 0, 8},  // maximumZoomScale
    {653, -1, -1, -1, -1, 0, 627, 92, 0, 1, 2, 28, 45, 0, 0, 8},  // contentInset
    {654, -1, -1, -1, -1, 0, 628, 93, 0, 1, 2, 28, 49, 0, 0, 8},  // delegate
    {656, 158, -1, -1, -1, 0, 0, 94, 0, 0, 5, 28, 46, 0, 0, 8},  // AutoresizingMask
    {657, 655, 658, -1, -1, 0, 0, 95, 0, 0, 5, 26, 25, 0, 0, 8},  // flexibleLeftMargin
    {659, 655, -1, -1, -1, 0, 0, 96, 0, 0, 5, 26, 25, 0, 0, 8},  // FlexibleLeftMargin
    {660, 655, 661, -1, -1, 0, 0, 97, 0, 0, 5, 26, 25, 0, 0, 8},  // flexibleWidth
    {662, 655, -1, -1, -1, 0, 0, 98, 0, 0, 5, 26, 25, 0, 0, 8},  // FlexibleWidth
    {663, 655, 664, -1, -1, 0, 0, 99, 0, 0, 5, 26, 25, 0, 0, 8},  // flexibleRightMargin
    {665, 655, -1, -1, -1, 0, 0, 100, 0, 0, 5, 26, 25, 0, 0, 8},  // FlexibleRightMargin
    {666, 655, 667, -1, -1, 0, 0, 101, 0, 0, 5, 26, 25, 0, 0, 8},  // flexibleTopMargin
    {668, 655, -1, -1, -1, 0, 0, 102, 0, 0, 5, 26, 25, 0, 0, 8},  // FlexibleTopMargin
    {669, 655, 670, -1, -1, 0, 0, 103, 0, 0, 5, 26, 25, 0, 0, 8},  // flexibleHeight
    {671, 655, -1, -1, -1, 0, 0, 104, 0, 0, 5, 26, 25, 0, 0, 8},  // FlexibleHeight
    {672, 655, 673, -1, -1, 0, 0, 105, 0, 0, 5, 26, 25, 0, 0, 8},  // flexibleBottomMargin
    {674, 655, -1, -1, -1, 0, 0, 106, 0, 0, 5, 26, 25, 0, 0, 8},  // FlexibleBottomMargin
    {675, 655, 676, -1, -1, 0, 0, 107, 0, 0, 5, 26, 25, 0, 0, 8},  // None
    {677, -1, -1, -1, -1, 0, 629, 108, 0, 1, 2, 28, 25, 0, 0, 8},  // autoresizingMask
    {678, -1, -1, -1, -1, 0, 630, 109, 0, 1, 2, 28, 2, 0, 0, 8},  // translatesAutoresizingMaskIntoConstraints
    {679, -1, -1, -1, -1, 0, 631, 110, 0, 1, 2, 28, 2, 0, 0, 8},  // autoresizesSubviews
    {681, 164, -1, -1, -1, 0, 0, 111, 0, 0, 5, 28, 46, 0, 0, 8},  // State
    {682, 680, 683, -1, -1, 0, 0, 112, 0, 0, 5, 4, 3, 0, 0, 8},  // normal
    {684, 680, -1, -1, -1, 0, 0, 113, 0, 0, 5, 4, 3, 0, 0, 8},  // Normal
    {685, 680, 686, -1, -1, 0, 0, 114, 0, 0, 5, 4, 3, 0, 0, 8},  // highlighted
    {687, 680, -1, -1, -1, 0, 0, 115, 0, 0, 5, 4, 3, 0, 0, 8},  // Highlighted
    {688, 680, 689, -1, -1, 0, 0, 116, 0, 0, 5, 4, 3, 0, 0, 8},  // disabled
    {690, 680, -1, -1, -1, 0, 0, 117, 0, 0, 5, 4, 3, 0, 0, 8},  // Disabled
    {691, 680, 692, -1, -1, 0, 0, 118, 0, 0, 5, 4, 3, 0, 0, 8},  // selected
    {693, 680, -1, -1, -1, 0, 0, 119, 0, 0, 5, 4, 3, 0, 0, 8},  // Selected
    {695, 164, -1, -1, -1, 0, 0, 120, 0, 0, 5, 28, 46, 0, 0, 8},  // Event
    {696, 694, 697, -1, -1, 0, 0, 121, 0, 0, 5, 4, 3, 0, 0, 8},  // allEvents
    {698, 694, -1, -1, -1, 0, 0, 122, 0, 0, 5, 4, 3, 0, 0, 8},  // AllEvents
    {699, 694, 700, -1, -1, 0, 0, 123, 0, 0, 5, 4, 3, 0, 0, 8},  // allTouchEvents
    {701, 694, -1, -1, -1, 0, 0, 124, 0, 0, 5, 4, 3, 0, 0, 8},  // AllTouchEvents
    {702, 694, 703, -1, -1, 0, 0, 125, 0, 0, 5, 4, 3, 0, 0, 8},  // touchDown
    {704, 694, -1, -1, -1, 0, 0, 126, 0, 0, 5, 4, 3, 0, 0, 8},  // TouchDown
    {705, 694, 706, -1, -1, 0, 0, 127, 0, 0, 5, 4, 3, 0, 0, 8},  // touchDragInside
    {707, 694, -1, -1, -1, 0, 0, 128, 0, 0, 5, 4, 3, 0, 0, 8},  // TouchDragInside
    {708, 694, 709, -1, -1, 0, 0, 129, 0, 0, 5, 4, 3, 0, 0, 8},  // touchDragOutside
    {710, 694, -1, -1, -1, 0, 0, 130, 0, 0, 5, 4, 3, 0, 0, 8},  // TouchDragOutside
    {711, 694, 712, -1, -1, 0, 0, 131, 0, 0, 5, 4, 3, 0, 0, 8},  // touchUpInside
    {713, 694, -1, -1, -1, 0, 0, 132, 0, 0, 5, 4, 3, 0, 0, 8},  // TouchUpInside
    {714, 694, 715, -1, -1, 0, 0, 133, 0, 0, 5, 4, 3, 0, 0, 8},  // touchUpOutside
    {716, 694, -1, -1, -1, 0, 0, 134, 0, 0, 5, 4, 3, 0, 0, 8},  // TouchUpOutside
    {717, 694, 718, -1, -1, 0, 0, 135, 0, 0, 5, 4, 3, 0, 0, 8},  // touchCancel
    {719, 694, -1, -1, -1, 0, 0, 136, 0, 0, 5, 4, 3, 0, 0, 8},  // TouchCancel
    {720, 694, 721, -1, -1, 0, 0, 137, 0, 0, 5, 4, 3, 0, 0, 8},  // valueChanged
    {722, 694, -1, -1, -1, 0, 0, 138, 0, 0, 5, 4, 3, 0, 0, 8},  // ValueChanged
    {723, 694, 724, -1, -1, 0, 0, 139, 0, 0, 5, 4, 3, 0, 0, 8},  // editingChanged
    {725, 694, -1, -1, -1, 0, 0, 140, 0, 0, 5, 4, 3, 0, 0, 8},  // EditingChanged
    {726, 694, 727, -1, -1, 0, 0, 141, 0, 0, 5, 4, 3, 0, 0, 8},  // editingDidBegin
    {728, 694, -1, -1, -1, 0, 0, 142, 0, 0, 5, 4, 3, 0, 0, 8},  // EditingDidBegin
    {729, 694, 730, -1, -1, 0, 0, 143, 0, 0, 5, 4, 3, 0, 0, 8},  // editingDidEnd
    {731, 694, -1, -1, -1, 0, 0, 144, 0, 0, 5, 4, 3, 0, 0, 8},  // EditingDidEnd
    {732, 694, 733, -1, -1, 0, 0, 145, 0, 0, 5, 4, 3, 0, 0, 8},  // primaryActionTriggered
    {734, 694, -1, -1, -1, 0, 0, 146, 0, 0, 5, 4, 3, 0, 0, 8},  // PrimaryActionTriggered
    {735, -1, -1, -1, -1, 324, 632, 147, 3, 4, 1, 28, 49, 0, 0, 8},  // addTarget
    {735, -1, -1, -1, -1, 327, 636, 148, 3, 4, 1, 28, 49, 0, 0, 8},  // addTarget
    {738, -1, -1, -1, -1, 330, 640, 149, 3, 4, 1, 28, 49, 0, 0, 8},  // removeTarget
    {738, -1, -1, -1, -1, 333, 644, 150, 3, 4, 1, 28, 49, 0, 0, 8},  // removeTarget
    {739, -1, -1, -1, -1, 336, 648, 151, 1, 2, 1, 28, 49, 0, 0, 8},  // sendActions
    {740, -1, -1, -1, -1, 337, 650, 152, 1, 2, 1, 28, 49, 0, 0, 8},  // sendActionsForControlEvents
    {741, -1, -1, -1, -1, 338, 652, 153, 2, 3, 1, 28, 49, 0, 0, 8},  // setTitle
    {741, -1, -1, -1, -1, 340, 655, 154, 2, 3, 1, 28, 49, 0, 0, 8},  // setTitle
    {743, -1, -1, -1, -1, 342, 658, 155, 2, 3, 1, 28, 49, 0, 0, 8},  // setTitleColor
    {743, -1, -1, -1, -1, 344, 661, 156, 2, 3, 1, 28, 49, 0, 0, 8},  // setTitleColor
    {744, -1, -1, -1, -1, 346, 664, 157, 2, 3, 1, 28, 49, 0, 0, 8},  // setImage
    {744, -1, -1, -1, -1, 348, 667, 158, 2, 3, 1, 28, 49, 0, 0, 8},  // setImage
    {745, -1, -1, -1, -1, 350, 670, 159, 2, 3, 1, 28, 49, 0, 0, 8},  // setBackgroundImage
    {745, -1, -1, -1, -1, 352, 673, 160, 2, 3, 1, 28, 49, 0, 0, 8},  // setBackgroundImage
    {746, -1, -1, -1, -1, 354, 676, 161, 2, 3, 1, 28, 49, 0, 0, 8},  // setAttributedTitle
    {747, -1, -1, -1, -1, 356, 679, 162, 2, 3, 1, 28, 49, 0, 0, 8},  // setTitleShadowColor
    {748, -1, -1, -1, -1, 0, 682, 163, 0, 1, 2, 28, 3, 0, 0, 8},  // currentTitle
    {749, -1, -1, -1, -1, 0, 683, 164, 0, 1, 2, 28, 27, 0, 0, 8},  // titleLabel
    {750, -1, -1, -1, -1, 0, 684, 165, 0, 1, 2, 28, 45, 0, 0, 8},  // contentEdgeInsets
    {751, -1, -1, -1, -1, 0, 685, 166, 0, 1, 2, 28, 45, 0, 0, 8},  // titleEdgeInsets
    {752, -1, -1, -1, -1, 0, 686, 167, 0, 1, 2, 28, 45, 0, 0, 8},  // imageEdgeInsets
    {753, -1, -1, -1, -1, 0, 687, 168, 0, 1, 2, 28, 2, 0, 0, 8},  // isEnabled
    {754, -1, -1, -1, -1, 0, 688, 169, 0, 1, 2, 28, 2, 0, 0, 8},  // isSelected
    {755, -1, -1, -1, -1, 0, 689, 170, 0, 1, 2, 28, 2, 0, 0, 8},  // isHighlighted
    {756, -1, -1, -1, -1, 0, 690, 171, 0, 1, 2, 28, 49, 0, 0, 8},  // contentHorizontalAlignment
    {757, -1, -1, -1, -1, 0, 691, 172, 0, 1, 2, 28, 49, 0, 0, 8},  // contentVerticalAlignment
    {758, -1, -1, -1, -1, 0, 692, 173, 0, 1, 2, 28, 12, 0, 0, 8},  // contentSize
    {288, 759, 760, -1, -1, 0, 0, 174, 0, 0, 5, 21, 20, 0, 0, 8},  // left
    {285, 759, 761, -1, -1, 0, 0, 175, 0, 0, 5, 21, 20, 0, 0, 8},  // center
    {290, 759, 762, -1, -1, 0, 0, 176, 0, 0, 5, 21, 20, 0, 0, 8},  // right
    {763, 759, 764, -1, -1, 0, 0, 177, 0, 0, 5, 21, 20, 0, 0, 8},  // justified
    {765, 759, 766, -1, -1, 0, 0, 178, 0, 0, 5, 21, 20, 0, 0, 8},  // natural
    {47, -1, -1, -1, -1, 358, 693, 179, 4, 4, 0, 0, 27, 0, 0, 8},  // view
    {767, -1, -1, -1, -1, 0, 697, 0, 0, 1, 2, 28, 27, 0, 0, 9},  // superview
    {768, -1, -1, -1, -1, 0, 698, 1, 0, 1, 2, 28, 4, 0, 0, 9},  // subviews
    {48, -1, -1, -1, -1, 0, 699, 2, 0, 1, 2, 28, 27, 0, 0, 9},  // window
    {769, -1, -1, -1, 1316, 362, 700, 3, 1, 2, 1, 28, 2, 0, 0, 9},  // isDescendant
    {770, -1, -1, -1, -1, 363, 702, 4, 1, 2, 1, 28, 49, 0, 0, 9},  // addSubview
    {771, -1, -1, -1, -1, 364, 704, 5, 1, 2, 1, 28, 49, 0, 0, 9},  // bringSubviewToFront
    {772, -1, -1, -1, 1318, 365, 706, 6, 1, 2, 1, 28, 49, 0, 0, 9},  // bringSubview
    {774, -1, -1, -1, -1, 366, 708, 7, 1, 2, 1, 28, 49, 0, 0, 9},  // sendSubviewToBack
    {775, -1, -1, -1, 1319, 367, 710, 8, 1, 2, 1, 28, 49, 0, 0, 9},  // sendSubview
    {777, -1, -1, -1, -1, 368, 712, 9, 0, 1, 1, 28, 49, 0, 0, 9},  // removeFromSuperview
    {778, -1, -1, -1, 1317, 368, 713, 10, 2, 3, 1, 28, 49, 0, 0, 9},  // insertSubview
    {778, -1, -1, -1, -1, 370, 716, 11, 2, 3, 1, 28, 49, 0, 0, 9},  // insertSubview
    {778, -1, -1, -1, -1, 372, 719, 12, 2, 3, 1, 28, 49, 0, 0, 9},  // insertSubview
    {781, -1, -1, -1, -1, 374, 722, 13, 2, 3, 1, 28, 9, 0, 5, 9},  // convert
    {781, -1, -1, -1, -1, 376, 725, 14, 2, 3, 1, 28, 9, 0, 5, 9},  // convert
    {782, -1, -1, -1, -1, 378, 728, 15, 2, 3, 1, 28, 9, 0, 5, 9},  // convertRect
    {782, -1, -1, -1, -1, 380, 731, 16, 2, 3, 1, 28, 9, 0, 5, 9},  // convertRect
    {785, -1, -1, -1, -1, 382, 734, 17, 2, 3, 1, 28, 9, 0, 5, 9},  // convertPoint
    {785, -1, -1, -1, -1, 384, 737, 18, 2, 3, 1, 28, 9, 0, 5, 9},  // convertPoint
    {786, -1, -1, -1, -1, 386, 740, 19, 0, 1, 1, 28, 49, 0, 0, 9},  // setNeedsLayout
    {787, -1, -1, -1, -1, 386, 741, 20, 0, 1, 1, 28, 49, 0, 0, 9},  // setNeedsDisplay
    {788, -1, -1, -1, -1, 386, 742, 21, 0, 1, 1, 28, 49, 0, 0, 9},  // layoutSubviews
    {789, -1, -1, -1, -1, 386, 743, 22, 0, 1, 1, 28, 2, 0, 0, 9},  // becomeFirstResponder
    {790, -1, -1, -1, -1, 386, 744, 23, 0, 1, 1, 28, 2, 0, 0, 9},  // resignFirstResponder
    {791, -1, -1, -1, -1, 386, 745, 24, 1, 2, 1, 28, 12, 0, 0, 9},  // sizeThatFits
    {792, -1, -1, -1, -1, 387, 747, 25, 0, 1, 1, 28, 49, 0, 0, 9},  // sizeToFit
    {793, -1, -1, -1, -1, 387, 748, 26, 0, 1, 1, 28, 49, 0, 0, 9},  // layoutIfNeeded
    {786, -1, -1, -1, -1, 387, 749, 27, 0, 1, 1, 29, 49, 0, 0, 9},  // setNeedsLayout
    {787, -1, -1, -1, -1, 387, 750, 28, 0, 1, 1, 29, 49, 0, 0, 9},  // setNeedsDisplay
    {794, -1, -1, -1, -1, 387, 751, 29, 0, 1, 1, 29, 49, 0, 0, 9},  // layoutSublayers
    {793, -1, -1, -1, -1, 387, 752, 30, 0, 1, 1, 29, 49, 0, 0, 9},  // layoutIfNeeded
    {795, -1, -1, -1, -1, 387, 753, 31, 1, 2, 1, 28, 27, 0, 0, 9},  // viewWithTag
    {796, -1, -1, -1, -1, 388, 755, 32, 2, 3, 1, 29, 49, 0, 0, 9},  // insertSublayer
    {796, -1, -1, -1, -1, 390, 758, 33, 2, 3, 1, 29, 49, 0, 0, 9},  // insertSublayer
    {796, -1, -1, -1, -1, 392, 761, 34, 2, 3, 1, 29, 49, 0, 0, 9},  // insertSublayer
    {799, 158, -1, -1, -1, 0, 0, 35, 0, 0, 5, 28, 0, 0, 0, 9},  // noIntrinsicMetric
    {801, 800, -1, -1, -1, 0, 0, 36, 0, 0, 5, 28, 27, 0, 0, 9},  // main
    {802, 800, -1, -1, -1, 394, 764, 37, 0, 0, 4, 28, 27, 0, 0, 9},  // mainScreen
    {803, -1, -1, -1, 1314, 394, 764, 38, 2, 3, 1, 28, 27, 0, 5, 9},  // hitTest
    {243, -1, -1, -1, 1315, 396, 767, 39, 2, 3, 1, 28, 2, 0, 5, 9},  // point
    {805, -1, -1, -1, -1, 398, 770, 0, 0, 0, 3, 0, 28, 0, 0, 10},  // CALayer
    {806, -1, -1, -1, -1, 398, 770, 1, 0, 0, 3, 0, 28, 0, 0, 10},  // CAShapeLayer
    {807, -1, -1, -1, -1, 398, 770, 2, 0, 0, 3, 0, 28, 0, 0, 10},  // CAGradientLayer
    {808, -1, -1, -1, -1, 398, 770, 3, 0, 0, 3, 0, 28, 0, 0, 10},  // CATextLayer
    {809, -1, -1, -1, -1, 0, 770, 4, 0, 1, 2, 29, 4, 0, 0, 10},  // colors
    {810, -1, -1, -1, -1, 0, 771, 5, 0, 1, 2, 29, 4, 0, 0, 10},  // locations
    {811, -1, -1, -1, -1, 0, 772, 6, 0, 1, 2, 29, 9, 0, 0, 10},  // startPoint
    {812, -1, -1, -1, -1, 0, 773, 7, 0, 1, 2, 29, 9, 0, 0, 10},  // endPoint
    {813, -1, -1, -1, -1, 0, 774, 8, 0, 1, 2, 29, 49, 0, 0, 10},  // string
    {602, -1, -1, -1, -1, 0, 775, 9, 0, 1, 2, 29, 49, 0, 0, 10},  // font
    {814, -1, -1, -1, -1, 0, 776, 10, 0, 1, 2, 29, 0, 0, 0, 10},  // fontSize
    {815, -1, -1, -1, -1, 0, 777, 11, 0, 1, 2, 29, 17, 0, 0, 10},  // foregroundColor
    {816, -1, -1, -1, -1, 0, 778, 12, 0, 1, 2, 29, 2, 0, 0, 10},  // isWrapped
    {584, -1, -1, -1, -1, 0, 779, 13, 0, 1, 2, 29, 13, 0, 9, 10},  // frame
    {585, -1, -1, -1, -1, 0, 780, 14, 0, 1, 2, 29, 13, 0, 10, 10},  // bounds
    {83, -1, -1, -1, -1, 0, 781, 15, 0, 1, 2, 29, 9, 0, 11, 10},  // position
    {586, -1, -1, -1, -1, 0, 782, 16, 0, 1, 2, 29, 9, 0, 12, 10},  // anchorPoint
    {587, -1, -1, -1, 1320, 0, 783, 17, 0, 1, 2, 29, 2, 0, 0, 10},  // isHidden
    {817, -1, -1, -1, -1, 0, 784, 18, 0, 1, 2, 29, 2, 0, 0, 10},  // masksToBounds
    {589, -1, -1, -1, -1, 0, 785, 19, 0, 1, 2, 29, 3, 0, 0, 10},  // name
    {818, -1, -1, -1, -1, 0, 786, 20, 0, 1, 2, 29, 14, 0, 0, 10},  // sublayerTransform
    {84, -1, -1, -1, -1, 0, 787, 21, 0, 1, 2, 29, 14, 0, 0, 10},  // transform
    {819, -1, -1, -1, -1, 0, 788, 22, 0, 1, 2, 29, 0, 0, 0, 10},  // zPosition
    {820, -1, -1, -1, -1, 0, 789, 23, 0, 1, 2, 29, 0, 0, 0, 10},  // opacity
    {598, -1, -1, -1, -1, 0, 790, 24, 0, 1, 2, 29, 17, 0, 0, 10},  // backgroundColor
    {821, -1, -1, -1, -1, 0, 791, 25, 0, 1, 2, 29, 0, 0, 0, 10},  // cornerRadius
    {822, -1, -1, -1, -1, 0, 792, 26, 0, 1, 2, 29, 0, 0, 0, 10},  // borderWidth
    {823, -1, -1, -1, -1, 0, 793, 27, 0, 1, 2, 29, 17, 0, 0, 10},  // borderColor
    {628, -1, -1, -1, -1, 0, 794, 28, 0, 1, 2, 29, 17, 0, 0, 10},  // shadowColor
    {824, -1, -1, -1, -1, 0, 795, 29, 0, 1, 2, 29, 0, 0, 0, 10},  // shadowOpacity
    {825, -1, -1, -1, -1, 0, 796, 30, 0, 1, 2, 29, 0, 0, 0, 10},  // shadowRadius
    {826, -1, -1, -1, -1, 0, 797, 31, 0, 1, 2, 29, 12, 0, 0, 10},  // shadowOffset
    {827, -1, -1, -1, -1, 0, 798, 32, 0, 1, 2, 29, 29, 0, 0, 10},  // shadowPath
    {828, -1, -1, -1, -1, 0, 799, 33, 0, 1, 2, 29, 0, 0, 0, 10},  // contentsScale
    {829, -1, -1, -1, -1, 0, 800, 34, 0, 1, 2, 29, 49, 0, 0, 10},  // contents
    {830, -1, -1, -1, -1, 0, 801, 35, 0, 1, 2, 29, 2, 0, 0, 10},  // shouldRasterize
    {831, -1, -1, -1, -1, 0, 802, 36, 0, 1, 2, 29, 0, 0, 0, 10},  // rasterizationScale
    {832, -1, -1, -1, -1, 0, 803, 37, 0, 1, 2, 29, 2, 0, 0, 10},  // isDoubleSided
    {610, -1, -1, -1, -1, 0, 804, 38, 0, 1, 2, 29, 28, 0, 0, 10},  // mask
    {833, -1, -1, -1, -1, 0, 805, 39, 0, 1, 2, 29, 49, 0, 0, 10},  // actions
    {834, -1, -1, -1, -1, 0, 806, 40, 0, 1, 2, 29, 49, 0, 0, 10},  // contentsGravity
    {835, -1, -1, -1, -1, 0, 807, 41, 0, 1, 2, 29, 49, 0, 0, 10},  // magnificationFilter
    {836, -1, -1, -1, -1, 0, 808, 42, 0, 1, 2, 29, 49, 0, 0, 10},  // minificationFilter
    {837, -1, -1, -1, -1, 0, 809, 43, 0, 1, 2, 29, 49, 0, 0, 10},  // compositingFilter
    {838, -1, -1, -1, -1, 0, 810, 44, 0, 1, 2, 29, 49, 0, 0, 10},  // cornerCurve
    {839, -1, -1, -1, -1, 0, 811, 45, 0, 1, 2, 29, 49, 0, 0, 10},  // maskedCorners
    {654, -1, -1, -1, -1, 0, 812, 46, 0, 1, 2, 29, 49, 0, 0, 10},  // delegate
    {604, -1, -1, -1, -1, 0, 813, 47, 0, 1, 2, 29, 2, 0, 0, 10},  // isOpaque
    {840, -1, -1, -1, -1, 0, 814, 48, 0, 1, 2, 29, 2, 0, 0, 10},  // needsDisplayOnBoundsChange
    {841, -1, -1, -1, -1, 0, 815, 49, 0, 1, 2, 29, 2, 0, 0, 10},  // allowsEdgeAntialiasing
    {842, -1, -1, -1, -1, 0, 816, 50, 0, 1, 2, 29, 49, 0, 0, 10},  // lineCap
    {843, -1, -1, -1, -1, 0, 817, 51, 0, 1, 2, 29, 49, 0, 0, 10},  // fillRule
    {844, -1, -1, -1, -1, 0, 818, 52, 0, 1, 2, 29, 0, 0, 0, 10},  // strokeStart
    {845, -1, -1, -1, -1, 0, 819, 53, 0, 1, 2, 29, 0, 0, 0, 10},  // strokeEnd
    {846, -1, -1, -1, -1, 398, 820, 54, 0, 1, 1, 29, 14, 0, 0, 10},  // affineTransform
    {86, -1, -1, -1, -1, 398, 821, 55, 1, 2, 1, 29, 49, 0, 8, 10},  // setAffineTransform
    {847, -1, -1, -1, 1325, 399, 823, 56, 0, 1, 1, 29, 28, 0, 0, 10},  // presentation
    {848, -1, -1, -1, 1326, 399, 824, 57, 0, 1, 1, 29, 28, 0, 0, 10},  // model
    {849, -1, -1, -1, -1, 0, 825, 58, 0, 1, 2, 29, 28, 0, 0, 10},  // superlayer
    {850, -1, -1, -1, -1, 0, 826, 59, 0, 1, 2, 29, 4, 0, 0, 10},  // sublayers
    {851, -1, -1, -1, -1, 399, 827, 60, 1, 2, 1, 29, 49, 0, 0, 10},  // addSublayer
    {852, -1, -1, -1, -1, 400, 829, 61, 0, 1, 1, 29, 49, 0, 0, 10},  // removeFromSuperlayer
    {781, -1, -1, -1, 1321, 400, 830, 62, 2, 3, 1, 29, 9, 0, 5, 10},  // convert
    {781, -1, -1, -1, 1323, 402, 833, 63, 2, 3, 1, 29, 9, 0, 5, 10},  // convert
    {803, -1, -1, -1, -1, 404, 836, 64, 1, 2, 1, 29, 28, 0, 0, 10},  // hitTest
    {305, -1, -1, -1, 1243, 405, 838, 65, 1, 2, 1, 29, 2, 0, 0, 10},  // contains
    {853, -1, -1, -1, -1, 406, 840, 0, 0, 0, 0, 0, 42, 0, 0, 11},  // Rectangle
    {854, -1, -1, -1, -1, 406, 840, 1, 1, 1, 0, 0, 42, 0, 0, 11},  // Text
    {855, -1, -1, -1, -1, 407, 841, 2, 1, 1, 0, 0, 42, 0, 0, 11},  // Image
    {584, -1, -1, -1, -1, 408, 842, 3, 2, 3, 1, 43, 42, 0, 0, 11},  // frame
    {584, -1, -1, -1, -1, 410, 845, 4, 1, 2, 1, 43, 42, 0, 0, 11},  // frame
    {584, -1, -1, -1, -1, 411, 847, 5, 1, 2, 1, 43, 42, 0, 0, 11},  // frame
    {857, -1, -1, -1, -1, 412, 849, 6, 1, 2, 1, 43, 42, 0, 0, 11},  // padding
    {83, -1, -1, -1, -1, 413, 851, 7, 2, 3, 1, 43, 42, 0, 0, 11},  // position
    {83, -1, -1, -1, -1, 415, 854, 8, 1, 2, 1, 43, 42, 0, 0, 11},  // position
    {858, -1, -1, -1, -1, 416, 856, 9, 2, 3, 1, 43, 42, 0, 0, 11},  // offset
    {858, -1, -1, -1, -1, 418, 859, 10, 1, 2, 1, 43, 42, 0, 0, 11},  // offset
    {858, -1, -1, -1, -1, 419, 861, 11, 1, 2, 1, 43, 42, 0, 0, 11},  // offset
    {858, -1, -1, -1, -1, 420, 863, 12, 1, 2, 1, 43, 42, 0, 0, 11},  // offset
    {859, -1, -1, -1, -1, 421, 865, 13, 1, 2, 1, 43, 42, 0, 0, 11},  // rotationEffect
    {859, -1, -1, -1, -1, 422, 867, 14, 2, 3, 1, 43, 42, 0, 0, 11},  // rotationEffect
    {861, -1, -1, -1, -1, 424, 870, 15, 1, 2, 1, 43, 42, 0, 0, 11},  // scaleEffect
    {861, -1, -1, -1, -1, 425, 872, 16, 2, 3, 1, 43, 42, 0, 0, 11},  // scaleEffect
    {861, -1, -1, -1, -1, 427, 875, 17, 2, 3, 1, 43, 42, 0, 0, 11},  // scaleEffect
    {861, -1, -1, -1, -1, 429, 878, 18, 3, 4, 1, 43, 42, 0, 0, 11},  // scaleEffect
    {862, -1, -1, -1, -1, 432, 882, 19, 1, 2, 1, 43, 42, 0, 0, 11},  // transformEffect
    {863, -1, -1, -1, -1, 433, 884, 20, 1, 2, 1, 43, 42, 0, 0, 11},  // modifier
    {84, -1, -1, -1, -1, 0, 886, 21, 0, 1, 2, 43, 14, 0, 0, 11},  // transform
    {284, -1, -1, -1, -1, 0, 887, 22, 0, 1, 2, 43, 4, 0, 0, 11},  // corners
    {285, -1, -1, -1, -1, 0, 888, 23, 0, 1, 2, 43, 9, 0, 0, 11},  // center
    {864, -1, -1, -1, -1, 0, 889, 24, 0, 1, 2, 43, 13, 0, 0, 11},  // layoutFrame
    {235, -1, -1, -1, -1, 0, 890, 25, 0, 1, 2, 43, 12, 0, 0, 11},  // size
    {865, 866, -1, -1, -1, 0, 0, 26, 0, 0, 5, 44, 43, 0, 0, 11},  // topLeading
    {287, 866, -1, -1, -1, 0, 0, 27, 0, 0, 5, 44, 43, 0, 0, 11},  // top
    {867, 866, -1, -1, -1, 0, 0, 28, 0, 0, 5, 44, 43, 0, 0, 11},  // topTrailing
    {868, 866, -1, -1, -1, 0, 0, 29, 0, 0, 5, 44, 43, 0, 0, 11},  // leading
    {285, 866, -1, -1, -1, 0, 0, 30, 0, 0, 5, 44, 43, 0, 0, 11},  // center
    {869, 866, -1, -1, -1, 0, 0, 31, 0, 0, 5, 44, 43, 0, 0, 11},  // trailing
    {870, 866, -1, -1, -1, 0, 0, 32, 0, 0, 5, 44, 43, 0, 0, 11},  // bottomLeading
    {289, 866, -1, -1, -1, 0, 0, 33, 0, 0, 5, 44, 43, 0, 0, 11},  // bottom
    {871, 866, -1, -1, -1, 0, 0, 34, 0, 0, 5, 44, 43, 0, 0, 11},  // bottomTrailing
    {866, -1, -1, -1, -1, 434, 891, 35, 2, 2, 0, 0, 9, 0, 0, 11},  // UnitPoint
    {873, -1, -1, -1, -1, 436, 893, 36, 1, 1, 3, 0, 14, 0, 0, 11},  // ProjectionTransform
    {875, -1, -1, -1, -1, 437, 894, 0, 2, 2, 3, 0, 30, 0, 0, 12},  // UIPanGestureRecognizer
    {875, -1, -1, -1, -1, 439, 896, 1, 1, 1, 3, 0, 30, 0, 0, 12},  // UIPanGestureRecognizer
    {875, -1, -1, -1, -1, 0, 0, 2, 0, 0, 3, 0, 30, 0, 0, 12},  // UIPanGestureRecognizer
    {877, -1, -1, -1, -1, 440, 897, 3, 2, 2, 3, 0, 30, 0, 0, 12},  // UIPinchGestureRecognizer
    {877, -1, -1, -1, -1, 442, 899, 4, 1, 1, 3, 0, 30, 0, 0, 12},  // UIPinchGestureRecognizer
    {877, -1, -1, -1, -1, 0, 0, 5, 0, 0, 3, 0, 30, 0, 0, 12},  // UIPinchGestureRecognizer
    {878, -1, -1, -1, -1, 443, 900, 6, 2, 2, 3, 0, 30, 0, 0, 12},  // UIRotationGestureRecognizer
    {878, -1, -1, -1, -1, 445, 902, 7, 1, 1, 3, 0, 30, 0, 0, 12},  // UIRotationGestureRecognizer
    {878, -1, -1, -1, -1, 0, 0, 8, 0, 0, 3, 0, 30, 0, 0, 12},  // UIRotationGestureRecognizer
    {879, -1, -1, -1, -1, 446, 903, 9, 2, 2, 3, 0, 30, 0, 0, 12},  // UITapGestureRecognizer
    {879, -1, -1, -1, -1, 448, 905, 10, 1, 1, 3, 0, 30, 0, 0, 12},  // UITapGestureRecognizer
    {879, -1, -1, -1, -1, 0, 0, 11, 0, 0, 3, 0, 30, 0, 0, 12},  // UITapGestureRecognizer
    {880, -1, -1, -1, -1, 449, 906, 12, 2, 2, 3, 0, 30, 0, 0, 12},  // UILongPressGestureRecognizer
    {880, -1, -1, -1, -1, 451, 908, 13, 1, 1, 3, 0, 30, 0, 0, 12},  // UILongPressGestureRecognizer
    {880, -1, -1, -1, -1, 0, 0, 14, 0, 0, 3, 0, 30, 0, 0, 12},  // UILongPressGestureRecognizer
    {881, -1, -1, -1, -1, 452, 909, 15, 2, 2, 3, 0, 30, 0, 0, 12},  // UISwipeGestureRecognizer
    {881, -1, -1, -1, -1, 454, 911, 16, 1, 1, 3, 0, 30, 0, 0, 12},  // UISwipeGestureRecognizer
    {881, -1, -1, -1, -1, 0, 0, 17, 0, 0, 3, 0, 30, 0, 0, 12},  // UISwipeGestureRecognizer
    {681, 874, -1, -1, -1, 0, 0, 18, 0, 0, 5, 31, 46, 0, 0, 12},  // State
    {882, 874, -1, -1, -1, 0, 0, 19, 0, 0, 5, 31, 46, 0, 0, 12},  // Direction
    {885, 886, 887, -1, -1, 0, 0, 20, 0, 0, 5, 32, 31, 0, 0, 12},  // possible
    {888, 886, -1, -1, -1, 0, 0, 21, 0, 0, 5, 32, 31, 0, 0, 12},  // Possible
    {889, 886, 890, -1, -1, 0, 0, 22, 0, 0, 5, 32, 31, 0, 0, 12},  // began
    {891, 886, -1, -1, -1, 0, 0, 23, 0, 0, 5, 32, 31, 0, 0, 12},  // Began
    {892, 886, 893, -1, -1, 0, 0, 24, 0, 0, 5, 32, 31, 0, 0, 12},  // changed
    {894, 886, -1, -1, -1, 0, 0, 25, 0, 0, 5, 32, 31, 0, 0, 12},  // Changed
    {895, 886, 896, -1, -1, 0, 0, 26, 0, 0, 5, 32, 31, 0, 0, 12},  // ended
    {897, 886, -1, -1, -1, 0, 0, 27, 0, 0, 5, 32, 31, 0, 0, 12},  // Ended
    {898, 886, 899, -1, -1, 0, 0, 28, 0, 0, 5, 32, 31, 0, 0, 12},  // cancelled
    {900, 886, -1, -1, -1, 0, 0, 29, 0, 0, 5, 32, 31, 0, 0, 12},  // Cancelled
    {901, 886, 902, -1, -1, 0, 0, 30, 0, 0, 5, 32, 31, 0, 0, 12},  // failed
    {903, 886, -1, -1, -1, 0, 0, 31, 0, 0, 5, 32, 31, 0, 0, 12},  // Failed
    {904, 886, 905, -1, -1, 0, 0, 32, 0, 0, 5, 32, 31, 0, 0, 12},  // recognized
    {290, 906, 907, -1, -1, 0, 0, 33, 0, 0, 5, 33, 32, 0, 0, 12},  // right
    {908, 906, -1, -1, -1, 0, 0, 34, 0, 0, 5, 33, 32, 0, 0, 12},  // Right
    {288, 906, 909, -1, -1, 0, 0, 35, 0, 0, 5, 33, 32, 0, 0, 12},  // left
    {910, 906, -1, -1, -1, 0, 0, 36, 0, 0, 5, 33, 32, 0, 0, 12},  // Left
    {408, 906, 911, -1, -1, 0, 0, 37, 0, 0, 5, 33, 32, 0, 0, 12},  // up
    {912, 906, -1, -1, -1, 0, 0, 38, 0, 0, 5, 33, 32, 0, 0, 12},  // Up
    {409, 906, 913, -1, -1, 0, 0, 39, 0, 0, 5, 33, 32, 0, 0, 12},  // down
    {914, 906, -1, -1, -1, 0, 0, 40, 0, 0, 5, 33, 32, 0, 0, 12},  // Down
    {915, -1, -1, -1, -1, 0, 912, 41, 0, 1, 2, 31, 31, 0, 0, 12},  // state
    {753, -1, -1, -1, 916, 0, 913, 42, 0, 1, 2, 31, 2, 0, 0, 12},  // isEnabled
    {916, -1, -1, -1, -1, 0, 914, 43, 0, 1, 2, 31, 2, 0, 0, 12},  // enabled
    {47, -1, -1, -1, -1, 0, 915, 44, 0, 1, 2, 31, 27, 0, 0, 12},  // view
    {589, -1, -1, -1, -1, 0, 916, 45, 0, 1, 2, 31, 3, 0, 0, 12},  // name
    {917, -1, -1, -1, -1, 0, 917, 46, 0, 1, 2, 31, 2, 0, 0, 12},  // cancelsTouchesInView
    {918, -1, -1, -1, -1, 0, 918, 47, 0, 1, 2, 31, 2, 0, 0, 12},  // delaysTouchesBegan
    {919, -1, -1, -1, -1, 0, 919, 48, 0, 1, 2, 31, 2, 0, 0, 12},  // delaysTouchesEnded
    {920, -1, -1, -1, -1, 0, 920, 49, 0, 1, 2, 31, 0, 0, 0, 12},  // numberOfTouches
    {654, -1, -1, -1, -1, 0, 921, 50, 0, 1, 2, 31, 49, 0, 0, 12},  // delegate
    {921, -1, -1, -1, -1, 0, 922, 51, 0, 1, 2, 31, 0, 0, 0, 12},  // minimumNumberOfTouches
    {922, -1, -1, -1, -1, 0, 923, 52, 0, 1, 2, 31, 0, 0, 0, 12},  // maximumNumberOfTouches
    {923, -1, -1, -1, -1, 0, 924, 53, 0, 1, 2, 31, 0, 0, 0, 12},  // numberOfTapsRequired
    {924, -1, -1, -1, -1, 0, 925, 54, 0, 1, 2, 31, 0, 0, 0, 12},  // numberOfTouchesRequired
    {925, -1, -1, -1, -1, 0, 926, 55, 0, 1, 2, 31, 0, 0, 0, 12},  // minimumPressDuration
    {926, -1, -1, -1, -1, 0, 927, 56, 0, 1, 2, 31, 0, 0, 0, 12},  // allowableMovement
    {927, -1, -1, -1, -1, 0, 928, 57, 0, 1, 2, 31, 32, 0, 0, 12},  // direction
    {213, -1, -1, -1, -1, 0, 929, 58, 0, 1, 2, 31, 0, 0, 0, 12},  // scale
    {215, -1, -1, -1, -1, 0, 930, 59, 0, 1, 2, 31, 0, 0, 0, 12},  // rotation
    {928, -1, -1, -1, -1, 0, 931, 60, 0, 1, 2, 31, 0, 0, 0, 12},  // velocity
    {929, -1, -1, -1, -1, 455, 932, 61, 1, 2, 1, 31, 9, 0, 0, 12},  // location
    {930, -1, -1, -1, -1, 456, 934, 62, 1, 2, 1, 31, 9, 0, 0, 12},  // locationInView
    {929, -1, -1, -1, 1339, 457, 936, 63, 2, 3, 1, 31, 9, 0, 0, 12},  // location
    {932, -1, -1, -1, -1, 459, 939, 64, 2, 3, 1, 31, 9, 0, 0, 12},  // locationOfTouch
    {216, -1, -1, -1, -1, 461, 942, 65, 1, 2, 1, 31, 9, 0, 0, 12},  // translation
    {934, -1, -1, -1, -1, 462, 944, 66, 1, 2, 1, 31, 9, 0, 0, 12},  // translationInView
    {928, -1, -1, -1, -1, 463, 946, 67, 1, 2, 1, 31, 9, 0, 0, 12},  // velocity
    {935, -1, -1, -1, -1, 464, 948, 68, 1, 2, 1, 31, 9, 0, 0, 12},  // velocityInView
    {936, -1, -1, -1, 1340, 465, 950, 69, 2, 3, 1, 31, 49, 0, 0, 12},  // setTranslation
    {936, -1, -1, -1, -1, 467, 953, 70, 2, 3, 1, 31, 49, 0, 0, 12},  // setTranslation
    {735, -1, -1, -1, -1, 469, 956, 71, 2, 3, 1, 31, 49, 0, 0, 12},  // addTarget
    {738, -1, -1, -1, -1, 471, 959, 72, 2, 3, 1, 31, 49, 0, 0, 12},  // removeTarget
    {937, -1, -1, -1, 1341, 473, 962, 73, 1, 2, 1, 31, 49, 0, 0, 12},  // require
    {939, -1, -1, -1, -1, 474, 964, 74, 1, 2, 1, 31, 49, 0, 0, 12},  // requireGestureRecognizerToFail
    {940, -1, -1, -1, -1, 475, 966, 75, 1, 2, 1, 28, 49, 0, 0, 12},  // addGestureRecognizer
    {941, -1, -1, -1, -1, 476, 968, 76, 1, 2, 1, 28, 49, 0, 0, 12},  // removeGestureRecognizer
    {942, -1, -1, -1, -1, 0, 970, 77, 0, 1, 2, 28, 4, 0, 0, 12},  // gestureRecognizers
    {943, -1, -1, -1, -1, 0, 971, 78, 0, 1, 2, 28, 2, 0, 0, 12},  // isMultipleTouchEnabled
    {944, -1, -1, -1, -1, 0, 972, 79, 0, 1, 2, 28, 2, 0, 0, 12},  // multipleTouchEnabled
    {945, -1, -1, -1, -1, 0, 973, 80, 0, 1, 2, 28, 2, 0, 0, 12},  // isExclusiveTouch
    {929, -1, -1, -1, -1, 477, 974, 0, 1, 2, 1, 46, 9, 0, 0, 13},  // location
    {930, -1, -1, -1, -1, 478, 976, 1, 1, 2, 1, 46, 9, 0, 0, 13},  // locationInView
    {949, -1, -1, -1, -1, 479, 978, 2, 1, 2, 1, 46, 9, 0, 0, 13},  // previousLocation
    {950, -1, -1, -1, -1, 480, 980, 3, 1, 2, 1, 46, 9, 0, 0, 13},  // previousLocationInView
    {951, -1, -1, -1, -1, 481, 982, 4, 0, 1, 1, 5, 49, 0, 0, 13},  // anyObject
    {952, -1, -1, -1, -1, 481, 983, 5, 3, 3, 0, 0, 49, 0, 0, 13},  // drag
    {952, -1, -1, -1, -1, 484, 986, 6, 4, 4, 0, 0, 49, 0, 0, 13},  // drag
    {955, -1, -1, -1, -1, 488, 990, 7, 3, 3, 0, 0, 49, 0, 0, 13},  // fingers
    {955, -1, -1, -1, -1, 491, 993, 8, 4, 4, 0, 0, 49, 0, 0, 13},  // fingers
    {956, -1, -1, -1, -1, 495, 997, 9, 4, 4, 0, 0, 49, 0, 0, 13},  // pinch
    {956, -1, -1, -1, -1, 499, 1001, 10, 5, 5, 0, 0, 49, 0, 0, 13},  // pinch
    {957, -1, -1, -1, -1, 504, 1006, 11, 4, 4, 0, 0, 49, 0, 0, 13},  // twist
    {959, -1, -1, -1, -1, 508, 1010, 12, 1, 1, 0, 0, 49, 0, 0, 13},  // tap
    {959, -1, -1, -1, -1, 509, 1011, 13, 2, 2, 0, 0, 49, 0, 0, 13},  // tap
    {959, -1, -1, -1, -1, 511, 1013, 14, 2, 2, 0, 0, 49, 0, 0, 13},  // tap
    {959, -1, -1, -1, -1, 513, 1015, 15, 3, 3, 0, 0, 49, 0, 0, 13},  // tap
    {961, -1, -1, -1, -1, 516, 1018, 16, 2, 2, 0, 0, 49, 0, 0, 13},  // press
    {955, -1, -1, -1, -1, 518, 1020, 17, 2, 2, 0, 0, 49, 0, 0, 13},  // fingers
    {963, -1, -1, -1, -1, 520, 1022, 18, 0, 0, 0, 0, 49, 0, 0, 13},  // lift
    {964, -1, -1, -1, -1, 520, 1022, 19, 0, 0, 0, 0, 49, 0, 0, 13},  // cancel
    {967, 158, -1, -1, -1, 0, 0, 0, 0, 0, 5, 28, 46, 0, 0, 14},  // AnimationOptions
    {968, 158, -1, -1, -1, 0, 0, 1, 0, 0, 5, 28, 46, 0, 0, 14},  // KeyframeAnimationOptions
    {970, 158, -1, -1, -1, 0, 0, 2, 0, 0, 5, 28, 46, 0, 0, 14},  // AnimationCurve
    {974, 965, 975, -1, -1, 0, 0, 3, 0, 0, 5, 36, 35, 0, 0, 14},  // curveEaseInOut
    {976, 965, 977, -1, -1, 0, 0, 4, 0, 0, 5, 36, 35, 0, 0, 14},  // curveEaseIn
    {978, 965, 979, -1, -1, 0, 0, 5, 0, 0, 5, 36, 35, 0, 0, 14},  // curveEaseOut
    {980, 965, 981, -1, -1, 0, 0, 6, 0, 0, 5, 36, 35, 0, 0, 14},  // curveLinear
    {10, 965, 982, -1, -1, 0, 0, 7, 0, 0, 5, 36, 35, 0, 0, 14},  // repeat
    {983, 965, 984, -1, -1, 0, 0, 8, 0, 0, 5, 36, 35, 0, 0, 14},  // autoreverse
    {985, 965, 986, -1, -1, 0, 0, 9, 0, 0, 5, 36, 35, 0, 0, 14},  // beginFromCurrentState
    {987, 965, 988, -1, -1, 0, 0, 10, 0, 0, 5, 36, 35, 0, 0, 14},  // overrideInheritedDuration
    {989, 965, 990, -1, -1, 0, 0, 11, 0, 0, 5, 36, 35, 0, 0, 14},  // overrideInheritedCurve
    {991, 965, 992, -1, -1, 0, 0, 12, 0, 0, 5, 36, 35, 0, 0, 14},  // overrideInheritedOptions
    {993, 965, 994, -1, -1, 0, 0, 13, 0, 0, 5, 36, 35, 0, 0, 14},  // allowUserInteraction
    {788, 965, 995, -1, -1, 0, 0, 14, 0, 0, 5, 36, 35, 0, 0, 14},  // layoutSubviews
    {996, 965, 997, -1, -1, 0, 0, 15, 0, 0, 5, 36, 35, 0, 0, 14},  // allowAnimatedContent
    {998, 965, 999, -1, -1, 0, 0, 16, 0, 0, 5, 36, 35, 0, 0, 14},  // showHideTransitionViews
    {1000, 965, 1001, -1, -1, 0, 0, 17, 0, 0, 5, 36, 35, 0, 0, 14},  // calculationModeLinear
    {1002, 965, 1003, -1, -1, 0, 0, 18, 0, 0, 5, 36, 35, 0, 0, 14},  // calculationModeDiscrete
    {1004, 965, -1, -1, -1, 0, 0, 19, 0, 0, 5, 36, 35, 0, 0, 14},  // CurveEaseInOut
    {1005, 965, -1, -1, -1, 0, 0, 20, 0, 0, 5, 36, 35, 0, 0, 14},  // CurveEaseIn
    {1006, 965, -1, -1, -1, 0, 0, 21, 0, 0, 5, 36, 35, 0, 0, 14},  // CurveEaseOut
    {1007, 965, -1, -1, -1, 0, 0, 22, 0, 0, 5, 36, 35, 0, 0, 14},  // CurveLinear
    {1008, 965, -1, -1, -1, 0, 0, 23, 0, 0, 5, 36, 35, 0, 0, 14},  // Repeat
    {1009, 965, -1, -1, -1, 0, 0, 24, 0, 0, 5, 36, 35, 0, 0, 14},  // Autoreverse
    {1010, 965, -1, -1, -1, 0, 0, 25, 0, 0, 5, 36, 35, 0, 0, 14},  // BeginFromCurrentState
    {1011, 965, -1, -1, -1, 0, 0, 26, 0, 0, 5, 36, 35, 0, 0, 14},  // OverrideInheritedDuration
    {1012, 965, -1, -1, -1, 0, 0, 27, 0, 0, 5, 36, 35, 0, 0, 14},  // OverrideInheritedCurve
    {1013, 965, -1, -1, -1, 0, 0, 28, 0, 0, 5, 36, 35, 0, 0, 14},  // OverrideInheritedOptions
    {1014, 965, -1, -1, -1, 0, 0, 29, 0, 0, 5, 36, 35, 0, 0, 14},  // AllowUserInteraction
    {1015, 965, -1, -1, -1, 0, 0, 30, 0, 0, 5, 36, 35, 0, 0, 14},  // LayoutSubviews
    {1016, 965, -1, -1, -1, 0, 0, 31, 0, 0, 5, 36, 35, 0, 0, 14},  // CalculationModeLinear
    {1017, 969, 1018, -1, -1, 0, 0, 32, 0, 0, 5, 37, 36, 0, 0, 14},  // easeInOut
    {1019, 969, 1020, -1, -1, 0, 0, 33, 0, 0, 5, 37, 36, 0, 0, 14},  // easeIn
    {1021, 969, 1022, -1, -1, 0, 0, 34, 0, 0, 5, 37, 36, 0, 0, 14},  // easeOut
    {1023, 969, 1024, -1, -1, 0, 0, 35, 0, 0, 5, 37, 36, 0, 0, 14},  // linear
    {1025, 969, -1, -1, -1, 0, 0, 36, 0, 0, 5, 37, 36, 0, 0, 14},  // EaseInOut
    {1026, 969, -1, -1, -1, 0, 0, 37, 0, 0, 5, 37, 36, 0, 0, 14},  // EaseIn
    {1027, 969, -1, -1, -1, 0, 0, 38, 0, 0, 5, 37, 36, 0, 0, 14},  // EaseOut
    {1028, 969, -1, -1, -1, 0, 0, 39, 0, 0, 5, 37, 36, 0, 0, 14},  // Linear
    {1023, 971, 1029, -1, -1, 0, 0, 40, 0, 0, 5, 38, 37, 0, 0, 14},  // linear
    {1019, 971, 1030, -1, -1, 0, 0, 41, 0, 0, 5, 38, 37, 0, 0, 14},  // easeIn
    {1021, 971, 1031, -1, -1, 0, 0, 42, 0, 0, 5, 38, 37, 0, 0, 14},  // easeOut
    {1032, 971, 1033, -1, -1, 0, 0, 43, 0, 0, 5, 38, 37, 0, 0, 14},  // easeInEaseOut
    {15, 971, 1034, -1, -1, 0, 0, 44, 0, 0, 5, 38, 37, 0, 0, 14},  // default
    {1035, 972, 1036, -1, -1, 0, 0, 45, 0, 0, 5, 39, 38, 0, 0, 14},  // removed
    {1037, 972, 1038, -1, -1, 0, 0, 46, 0, 0, 5, 39, 38, 0, 0, 14},  // forwards
    {1039, 972, 1040, -1, -1, 0, 0, 47, 0, 0, 5, 39, 38, 0, 0, 14},  // backwards
    {1041, 972, 1042, -1, -1, 0, 0, 48, 0, 0, 5, 39, 38, 0, 0, 14},  // both
    {1023, 973, 1043, -1, -1, 0, 0, 49, 0, 0, 5, 40, 39, 0, 0, 14},  // linear
    {1044, 973, 1045, -1, -1, 0, 0, 50, 0, 0, 5, 40, 39, 0, 0, 14},  // discrete
    {1046, 973, 1047, -1, -1, 0, 0, 51, 0, 0, 5, 40, 39, 0, 0, 14},  // paced
    {1048, -1, -1, -1, -1, 520, 1022, 0, 1, 1, 0, 0, 49, 0, 0, 15},  // advance
    {1049, -1, -1, -1, -1, 521, 1023, 1, 0, 0, 0, 0, 49, 0, 0, 15},  // run
    {1050, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 0, 0, 0, 15},  // now
    {1051, -1, -1, -1, -1, 521, 1023, 3, 0, 0, 0, 0, 0, 0, 0, 15},  // CACurrentMediaTime
    {1052, -1, -1, -1, -1, 521, 1023, 4, 1, 1, 3, 0, 34, 0, 0, 15},  // CAMediaTimingFunction
    {1056, 1052, -1, -1, -1, 522, 1024, 5, 1, 1, 4, 35, 34, 0, 0, 15},  // functionWithName
    {1052, -1, -1, -1, -1, 523, 1025, 6, 4, 4, 3, 0, 34, 0, 0, 15},  // CAMediaTimingFunction
    {1053, -1, -1, -1, -1, 527, 1029, 7, 2, 2, 3, 0, 34, 0, 0, 15},  // UICubicTimingParameters
    {1053, -1, -1, -1, -1, 529, 1031, 8, 1, 1, 3, 0, 34, 0, 0, 15},  // UICubicTimingParameters
    {1054, -1, -1, -1, -1, 530, 1032, 9, 1, 1, 3, 0, 34, 0, 0, 15},  // UISpringTimingParameters
    {1054, -1, -1, -1, -1, 531, 1033, 10, 2, 2, 3, 0, 34, 0, 0, 15},  // UISpringTimingParameters
    {45, -1, -1, -1, -1, 533, 1035, 11, 1, 2, 1, 35, 0, 0, 0, 15},  // value
    {928, -1, -1, -1, -1, 534, 1037, 12, 1, 2, 1, 35, 0, 0, 0, 15},  // velocity
    {1058, -1, -1, -1, -1, 0, 1039, 13, 0, 1, 2, 35, 9, 0, 0, 15},  // controlPoint1
    {1059, -1, -1, -1, -1, 0, 1040, 14, 0, 1, 2, 35, 9, 0, 0, 15},  // controlPoint2
    {1023, 1055, -1, -1, -1, 0, 0, 15, 0, 0, 5, 35, 34, 0, 0, 15},  // linear
    {1019, 1055, -1, -1, -1, 0, 0, 16, 0, 0, 5, 35, 34, 0, 0, 15},  // easeIn
    {1021, 1055, -1, -1, -1, 0, 0, 17, 0, 0, 5, 35, 34, 0, 0, 15},  // easeOut
    {1017, 1055, -1, -1, -1, 0, 0, 18, 0, 0, 5, 35, 34, 0, 0, 15},  // easeInOut
    {1063, 1055, -1, -1, -1, 535, 1041, 19, 2, 2, 4, 35, 34, 0, 0, 15},  // bezier
    {1066, -1, -1, -1, -1, 537, 1043, 20, 3, 3, 0, 0, 14, 0, 0, 15},  // interpolate
    {1067, 158, -1, -1, -1, 542, 1046, 0, 2, 2, 4, 28, 49, 0, 0, 16},  // animate
    {1067, 158, -1, -1, -1, 547, 1048, 1, 3, 3, 4, 28, 49, 0, 0, 16},  // animate
    {1067, 158, -1, -1, -1, 553, 1051, 2, 3, 3, 4, 28, 49, 0, 0, 16},  // animate
    {1067, 158, -1, -1, -1, 560, 1054, 3, 4, 4, 4, 28, 49, 0, 0, 16},  // animate
    {1067, 158, -1, -1, -1, 568, 1058, 4, 4, 4, 4, 28, 49, 0, 0, 16},  // animate
    {1067, 158, -1, -1, -1, 577, 1062, 5, 5, 5, 4, 28, 49, 0, 0, 16},  // animate
    {1067, 158, -1, -1, -1, 587, 1067, 6, 5, 5, 4, 28, 49, 0, 0, 16},  // animate
    {1067, 158, -1, -1, -1, 598, 1072, 7, 6, 6, 4, 28, 49, 0, 0, 16},  // animate
    {1067, 158, -1, -1, -1, 610, 1078, 8, 6, 6, 4, 28, 49, 0, 0, 16},  // animate
    {1067, 158, -1, -1, -1, 623, 1084, 9, 7, 7, 4, 28, 49, 0, 0, 16},  // animate
    {1075, 158, -1, -1, -1, 632, 1091, 10, 2, 2, 4, 28, 49, 0, 0, 16},  // animateWithDuration
    {1075, 158, -1, -1, -1, 637, 1093, 11, 3, 3, 4, 28, 49, 0, 0, 16},  // animateWithDuration
    {1075, 158, -1, -1, -1, 644, 1096, 12, 4, 4, 4, 28, 49, 0, 0, 16},  // animateWithDuration
    {1075, 158, -1, -1, -1, 653, 1100, 13, 5, 5, 4, 28, 49, 0, 0, 16},  // animateWithDuration
    {1075, 158, -1, -1, -1, 665, 1105, 14, 7, 7, 4, 28, 49, 0, 0, 16},  // animateWithDuration
    {1076, 158, -1, -1, -1, 675, 1112, 15, 3, 3, 4, 28, 49, 0, 0, 16},  // animateKeyframes
    {1076, 158, -1, -1, -1, 682, 1115, 16, 4, 4, 4, 28, 49, 0, 0, 16},  // animateKeyframes
    {1076, 158, -1, -1, -1, 690, 1119, 17, 4, 4, 4, 28, 49, 0, 0, 16},  // animateKeyframes
    {1076, 158, -1, -1, -1, 699, 1123, 18, 5, 5, 4, 28, 49, 0, 0, 16},  // animateKeyframes
    {1077, 158, -1, -1, -1, 709, 1128, 19, 5, 5, 4, 28, 49, 0, 0, 16},  // animateKeyframesWithDuration
    {1078, 158, -1, -1, -1, 717, 1133, 20, 3, 3, 4, 28, 49, 0, 0, 16},  // addKeyframe
    {1081, 158, -1, -1, -1, 723, 1136, 21, 3, 3, 4, 28, 49, 0, 0, 16},  // addKeyframeWithRelativeStartTime
    {1082, 158, -1, -1, -1, 726, 1139, 22, 2, 2, 4, 28, 49, 0, 0, 16},  // beginAnimations
    {1084, 158, -1, -1, -1, 728, 1141, 23, 0, 0, 4, 28, 49, 0, 0, 16},  // commitAnimations
    {1085, 158, -1, -1, -1, 728, 1141, 24, 1, 1, 4, 28, 49, 0, 0, 16},  // setAnimationDuration
    {1086, 158, -1, -1, -1, 729, 1142, 25, 1, 1, 4, 28, 49, 0, 0, 16},  // setAnimationDelay
    {1087, 158, -1, -1, -1, 730, 1143, 26, 1, 1, 4, 28, 49, 0, 0, 16},  // setAnimationRepeatCount
    {1088, 158, -1, -1, -1, 731, 1144, 27, 1, 1, 4, 28, 49, 0, 0, 16},  // setAnimationRepeatAutoreverses
    {1089, 158, -1, -1, -1, 732, 1145, 28, 1, 1, 4, 28, 49, 0, 0, 16},  // setAnimationBeginsFromCurrentState
    {1090, 158, -1, -1, -1, 733, 1146, 29, 1, 1, 4, 28, 49, 0, 0, 16},  // setAnimationCurve
    {1091, 158, -1, -1, -1, 734, 1147, 30, 1, 1, 4, 28, 49, 0, 0, 16},  // setAnimationDelegate
    {801, 1092, -1, -1, -1, 0, 0, 31, 0, 0, 5, 42, 41, 0, 0, 16},  // main
    {1095, 1092, -1, -1, -1, 0, 0, 32, 0, 0, 5, 42, 41, 0, 0, 16},  // background
    {1096, 1092, -1, -1, -1, 735, 1148, 33, 0, 0, 4, 42, 41, 0, 0, 16},  // global
    {1096, 1092, -1, -1, -1, 735, 1148, 34, 1, 1, 4, 42, 41, 0, 0, 16},  // global
    {1092, -1, -1, -1, -1, 736, 1149, 35, 1, 1, 3, 0, 41, 0, 0, 16},  // DispatchQueue
    {1092, -1, -1, -1, -1, 737, 1150, 36, 2, 2, 3, 0, 41, 0, 0, 16},  // DispatchQueue
    {1098, -1, -1, -1, -1, 739, 1152, 37, 1, 2, 1, 42, 49, 0, 0, 16},  // sync
    {1098, -1, -1, -1, -1, 740, 1154, 38, 1, 2, 1, 42, 49, 0, 0, 16},  // sync
    {1100, -1, -1, -1, -1, 741, 1156, 39, 1, 2, 1, 42, 49, 0, 0, 16},  // async
    {1100, -1, -1, -1, -1, 742, 1158, 40, 1, 2, 1, 42, 49, 0, 0, 16},  // async
    {1101, -1, -1, -1, -1, 743, 1160, 41, 2, 3, 1, 42, 49, 0, 0, 16},  // asyncAfter
    {1101, -1, -1, -1, -1, 745, 1163, 42, 2, 3, 1, 42, 49, 0, 0, 16},  // asyncAfter
    {1103, -1, -1, -1, -1, 747, 1166, 43, 2, 2, 0, 0, 49, 0, 0, 16},  // dispatch_async
    {1104, -1, -1, -1, -1, 749, 1168, 44, 3, 3, 0, 0, 49, 0, 0, 16},  // dispatch_after
    {1105, -1, -1, -1, -1, 752, 1171, 45, 0, 0, 0, 0, 41, 0, 0, 16},  // dispatch_get_main_queue
    {1050, 1093, -1, -1, -1, 752, 1171, 46, 0, 0, 4, 1, 0, 0, 0, 16},  // now
    {962, 1094, -1, -1, -1, 752, 1171, 47, 1, 1, 4, 1, 0, 0, 0, 16},  // seconds
    {1106, 1094, -1, -1, -1, 753, 1172, 48, 1, 1, 4, 1, 0, 0, 0, 16},  // milliseconds
    {1107, 1094, -1, -1, -1, 754, 1173, 49, 1, 1, 4, 1, 0, 0, 0, 16},  // microseconds
    {1108, 1094, -1, -1, -1, 755, 1174, 50, 1, 1, 4, 1, 0, 0, 0, 16},  // nanoseconds
    {1109, -1, -1, -1, -1, 0, 0, 51, 0, 0, 5, 0, 0, 0, 0, 16},  // DISPATCH_TIME_NOW
    {1110, -1, -1, -1, -1, 0, 0, 52, 0, 0, 5, 0, 0, 0, 0, 16},  // NSEC_PER_SEC
    {1111, -1, -1, -1, -1, 0, 0, 53, 0, 0, 5, 0, 0, 0, 0, 16},  // NSEC_PER_MSEC
    {1112, -1, -1, -1, -1, 756, 1175, 54, 2, 2, 0, 0, 0, 0, 0, 16},  // dispatch_time
    {1113, 158, -1, -1, -1, 759, 1177, 55, 1, 1, 4, 28, 49, 0, 0, 16},  // performWithoutAnimation
    {1114, 158, -1, -1, -1, 760, 1178, 56, 1, 1, 4, 28, 49, 0, 0, 16},  // setAnimationsEnabled
    {1115, -1, -1, -1, -1, 0, 0, 0, 0, 0, 3, 0, 33, 0, 0, 17},  // CABasicAnimation
    {1115, -1, -1, -1, -1, 761, 1179, 1, 1, 1, 3, 0, 33, 0, 0, 17},  // CABasicAnimation
    {1117, -1, -1, -1, -1, 0, 0, 2, 0, 0, 3, 0, 33, 0, 0, 17},  // CASpringAnimation
    {1117, -1, -1, -1, -1, 762, 1180, 3, 1, 1, 3, 0, 33, 0, 0, 17},  // CASpringAnimation
    {1118, -1, -1, -1, -1, 0, 0, 4, 0, 0, 3, 0, 33, 0, 0, 17},  // CAKeyframeAnimation
    {1118, -1, -1, -1, -1, 763, 1181, 5, 1, 1, 3, 0, 33, 0, 0, 17},  // CAKeyframeAnimation
    {1119, -1, -1, -1, -1, 0, 0, 6, 0, 0, 3, 0, 33, 0, 0, 17},  // CAAnimationGroup
    {1116, -1, -1, -1, -1, 0, 1182, 7, 0, 1, 2, 34, 3, 0, 0, 17},  // keyPath
    {1120, -1, -1, -1, -1, 0, 1183, 8, 0, 1, 2, 34, 49, 0, 0, 17},  // fromValue
    {1121, -1, -1, -1, -1, 0, 1184, 9, 0, 1, 2, 34, 49, 0, 0, 17},  // toValue
    {1122, -1, -1, -1, -1, 0, 1185, 10, 0, 1, 2, 34, 49, 0, 0, 17},  // byValue
    {500, -1, -1, -1, -1, 0, 1186, 11, 0, 1, 2, 34, 4, 0, 0, 17},  // values
    {1123, -1, -1, -1, -1, 0, 1187, 12, 0, 1, 2, 34, 4, 0, 0, 17},  // keyTimes
    {1124, -1, -1, -1, -1, 0, 1188, 13, 0, 1, 2, 34, 4, 0, 0, 17},  // timingFunctions
    {1125, -1, -1, -1, -1, 0, 1189, 14, 0, 1, 2, 34, 39, 0, 0, 17},  // calculationMode
    {1069, -1, -1, -1, -1, 0, 1190, 15, 0, 1, 2, 34, 4, 0, 0, 17},  // animations
    {1126, -1, -1, -1, -1, 0, 1191, 16, 0, 1, 2, 34, 2, 0, 0, 17},  // additive
    {1127, -1, -1, -1, -1, 0, 1192, 17, 0, 1, 2, 34, 2, 0, 0, 17},  // isAdditive
    {1128, -1, -1, -1, -1, 0, 1193, 18, 0, 1, 2, 34, 2, 0, 0, 17},  // cumulative
    {1129, -1, -1, -1, -1, 0, 1194, 19, 0, 1, 2, 34, 2, 0, 0, 17},  // isCumulative
    {1130, -1, -1, -1, -1, 0, 1195, 20, 0, 1, 2, 34, 0, 0, 0, 17},  // mass
    {1131, -1, -1, -1, -1, 0, 1196, 21, 0, 1, 2, 34, 0, 0, 0, 17},  // stiffness
    {1132, -1, -1, -1, -1, 0, 1197, 22, 0, 1, 2, 34, 0, 0, 0, 17},  // damping
    {1062, -1, -1, -1, -1, 0, 1198, 23, 0, 1, 2, 34, 0, 0, 0, 17},  // initialVelocity
    {1133, -1, -1, -1, -1, 0, 1199, 24, 0, 1, 2, 34, 34, 0, 0, 17},  // timingFunction
    {1134, -1, -1, -1, -1, 0, 1200, 25, 0, 1, 2, 34, 0, 0, 0, 17},  // duration
    {1135, -1, -1, -1, -1, 0, 1201, 26, 0, 1, 2, 34, 0, 0, 0, 17},  // speed
    {1136, -1, -1, -1, -1, 0, 1202, 27, 0, 1, 2, 34, 0, 0, 0, 17},  // beginTime
    {1137, -1, -1, -1, -1, 0, 1203, 28, 0, 1, 2, 34, 0, 0, 0, 17},  // timeOffset
    {1138, -1, -1, -1, -1, 0, 1204, 29, 0, 1, 2, 34, 0, 0, 0, 17},  // repeatCount
    {1139, -1, -1, -1, -1, 0, 1205, 30, 0, 1, 2, 34, 0, 0, 0, 17},  // repeatDuration
    {1140, -1, -1, -1, -1, 0, 1206, 31, 0, 1, 2, 34, 2, 0, 0, 17},  // autoreverses
    {1141, -1, -1, -1, -1, 0, 1207, 32, 0, 1, 2, 34, 38, 0, 0, 17},  // fillMode
    {1142, -1, -1, -1, -1, 0, 1208, 33, 0, 1, 2, 34, 2, 0, 0, 17},  // isRemovedOnCompletion
    {1143, -1, -1, -1, -1, 0, 1209, 34, 0, 1, 2, 34, 2, 0, 0, 17},  // removedOnCompletion
    {654, -1, -1, -1, -1, 0, 1210, 35, 0, 1, 2, 34, 49, 0, 0, 17},  // delegate
    {1144, -1, -1, -1, -1, 0, 1211, 36, 0, 1, 2, 34, 0, 0, 0, 17},  // settlingDuration
    {1145, -1, -1, -1, 1327, 764, 1212, 37, 2, 3, 1, 29, 49, 0, 0, 17},  // add
    {1146, -1, -1, -1, 1328, 766, 1215, 38, 1, 2, 1, 29, 49, 0, 0, 17},  // removeAnimation
    {1147, -1, -1, -1, -1, 767, 1217, 39, 0, 1, 1, 29, 49, 0, 0, 17},  // removeAllAnimations
    {1148, -1, -1, -1, -1, 767, 1218, 40, 0, 1, 1, 29, 4, 0, 0, 17},  // animationKeys
    {45, -1, -1, -1, 1343, 767, 1219, 41, 1, 2, 1, 29, 0, 0, 0, 17},  // value
    {1150, -1, -1, -1, 1344, 768, 1221, 42, 2, 3, 1, 29, 49, 0, 0, 17},  // setValue
    {45, -1, -1, -1, 1343, 770, 1224, 43, 1, 2, 1, 28, 0, 0, 0, 17},  // value
    {1150, -1, -1, -1, 1344, 771, 1226, 44, 2, 3, 1, 28, 49, 0, 0, 17},  // setValue
    {1135, -1, -1, -1, -1, 0, 1229, 45, 0, 1, 2, 29, 0, 0, 0, 17},  // speed
    {1136, -1, -1, -1, -1, 0, 1230, 46, 0, 1, 2, 29, 0, 0, 0, 17},  // beginTime
    {1137, -1, -1, -1, -1, 0, 1231, 47, 0, 1, 2, 29, 0, 0, 0, 17},  // timeOffset
    {1151, -1, -1, -1, -1, 773, 1232, 48, 2, 3, 1, 29, 0, 0, 0, 17},  // convertTime
    {1151, -1, -1, -1, -1, 775, 1235, 49, 2, 3, 1, 29, 0, 0, 0, 17},  // convertTime
    {1153, 1152, -1, -1, -1, 777, 1238, 50, 0, 0, 4, 41, 49, 0, 0, 17},  // begin
    {1154, 1152, -1, -1, -1, 777, 1238, 51, 0, 0, 4, 41, 49, 0, 0, 17},  // commit
    {1155, 1152, -1, -1, -1, 777, 1238, 52, 0, 0, 4, 41, 49, 0, 0, 17},  // flush
    {1085, 1152, -1, -1, -1, 777, 1238, 53, 1, 1, 4, 41, 49, 0, 0, 17},  // setAnimationDuration
    {1156, 1152, -1, -1, -1, 778, 1239, 54, 1, 1, 4, 41, 49, 0, 0, 17},  // setDisableActions
    {1157, 1152, -1, -1, -1, 779, 1240, 55, 1, 1, 4, 41, 49, 0, 0, 17},  // setAnimationTimingFunction
    {1158, 1152, -1, -1, -1, 780, 1241, 56, 1, 1, 4, 41, 49, 0, 0, 17},  // setCompletionBlock
    {1159, -1, -1, -1, -1, 781, 1242, 57, 1, 1, 0, 0, 14, 0, 0, 17},  // NSValue
    {1159, -1, -1, -1, -1, 782, 1243, 58, 1, 1, 0, 0, 14, 0, 0, 17},  // NSValue
    {1162, -1, -1, -1, -1, 0, 0, 59, 0, 0, 5, 0, 14, 0, 0, 17},  // CATransform3DIdentity
    {1163, -1, -1, -1, -1, 783, 1244, 60, 4, 4, 0, 0, 14, 0, 0, 17},  // CATransform3DMakeRotation
    {1164, -1, -1, -1, -1, 787, 1248, 61, 3, 3, 0, 0, 14, 0, 0, 17},  // CATransform3DMakeScale
    {1165, -1, -1, -1, -1, 790, 1251, 62, 3, 3, 0, 0, 14, 0, 0, 17},  // CATransform3DMakeTranslation
    {1166, -1, -1, -1, -1, 793, 1254, 63, 1, 1, 0, 0, 14, 0, 0, 17},  // CATransform3DMakeAffineTransform
    {1167, -1, -1, -1, -1, 794, 1255, 64, 4, 4, 0, 0, 14, 0, 0, 17},  // CATransform3DTranslate
    {1168, -1, -1, -1, -1, 798, 1259, 65, 4, 4, 0, 0, 14, 0, 0, 17},  // CATransform3DScale
    {1169, -1, -1, -1, -1, 802, 1263, 66, 5, 5, 0, 0, 14, 0, 0, 17},  // CATransform3DRotate
    {1170, -1, -1, -1, -1, 807, 1268, 67, 2, 2, 0, 0, 14, 0, 0, 17},  // CATransform3DConcat
    {1171, -1, -1, -1, -1, 809, 1270, 68, 1, 1, 0, 0, 14, 0, 0, 17},  // CATransform3DInvert
    {1172, -1, -1, -1, -1, 810, 1271, 69, 1, 1, 0, 0, 14, 0, 0, 17},  // CATransform3DGetAffineTransform
    {1173, -1, -1, -1, -1, 811, 1272, 70, 1, 1, 0, 0, 2, 0, 0, 17},  // CATransform3DIsIdentity
    {1174, -1, -1, -1, -1, 812, 1273, 71, 1, 1, 0, 0, 2, 0, 0, 17},  // CATransform3DIsAffine
    {1175, -1, -1, -1, -1, 813, 1274, 72, 2, 2, 0, 0, 2, 0, 0, 17},  // CATransform3DEqualToTransform
    {101, -1, -1, -1, -1, 815, 1276, 0, 1, 1, 0, 0, 49, 1, 0, 18},  // print
    {101, -1, -1, -1, -1, 816, 1277, 1, 2, 2, 0, 0, 49, 1, 0, 18},  // print
    {101, -1, -1, -1, -1, 818, 1279, 2, 2, 2, 0, 0, 49, 1, 0, 18},  // print
    {101, -1, -1, -1, -1, 820, 1281, 3, 3, 3, 0, 0, 49, 1, 0, 18},  // print
    {1177, -1, -1, -1, -1, 823, 1284, 4, 0, 0, 0, 0, 49, 0, 0, 18},  // fatalError
    {1178, -1, -1, -1, -1, 823, 1284, 5, 0, 0, 0, 0, 49, 0, 0, 18},  // preconditionFailure
    {1179, -1, -1, -1, -1, 823, 1284, 6, 0, 0, 0, 0, 49, 0, 0, 18},  // assertionFailure
    {1177, -1, -1, -1, -1, 823, 1284, 7, 1, 1, 0, 0, 49, 0, 0, 18},  // fatalError
    {1178, -1, -1, -1, -1, 824, 1285, 8, 1, 1, 0, 0, 49, 0, 0, 18},  // preconditionFailure
    {1179, -1, -1, -1, -1, 825, 1286, 9, 1, 1, 0, 0, 49, 0, 0, 18},  // assertionFailure
    {1180, -1, -1, -1, -1, 826, 1287, 10, 1, 1, 0, 0, 49, 0, 0, 18},  // assert
    {1181, -1, -1, -1, -1, 827, 1288, 11, 1, 1, 0, 0, 49, 0, 0, 18},  // precondition
    {1182, -1, -1, -1, -1, 828, 1289, 12, 1, 1, 0, 0, 49, 0, 0, 18},  // NSParameterAssert
    {1180, -1, -1, -1, -1, 829, 1290, 13, 2, 2, 0, 0, 49, 0, 0, 18},  // assert
    {1181, -1, -1, -1, -1, 831, 1292, 14, 2, 2, 0, 0, 49, 0, 0, 18},  // precondition
    {1183, -1, -1, -1, -1, 833, 1294, 15, 1, 1, 0, 0, 49, 1, 0, 18},  // NSAssert
    {1184, -1, -1, -1, -1, 834, 1295, 16, 1, 1, 0, 0, 49, 1, 0, 18},  // NSCAssert
    {1185, -1, -1, -1, -1, 835, 1296, 17, 1, 1, 0, 0, 49, 0, 0, 18},  // Optional
    {1186, -1, -1, -1, -1, 0, 0, 18, 0, 0, 5, 0, 21, 0, 0, 18},  // row
    {1187, -1, -1, -1, -1, 0, 0, 19, 0, 0, 5, 0, 21, 0, 0, 18},  // column
    {1188, -1, -1, -1, -1, 836, 1297, 20, 1, 1, 0, 0, 49, 0, 0, 18},  // convention
    {1189, -1, -1, -1, -1, 837, 1298, 21, 1, 1, 0, 0, 47, 1, 0, 18},  // plot
    {1189, -1, -1, -1, -1, 838, 1299, 22, 2, 2, 0, 0, 47, 1, 0, 18},  // plot
    {1189, -1, -1, -1, -1, 840, 1301, 23, 2, 2, 0, 0, 47, 1, 0, 18},  // plot
    {1190, -1, -1, -1, -1, 842, 1303, 24, 1, 1, 0, 0, 48, 1, 0, 18},  // describe
    {1190, -1, -1, -1, -1, 843, 1304, 25, 2, 2, 0, 0, 48, 1, 0, 18},  // describe
    {1190, -1, -1, -1, -1, 845, 1306, 26, 2, 2, 0, 0, 48, 1, 0, 18},  // describe
    {1191, -1, -1, -1, -1, 847, 1308, 27, 1, 1, 0, 0, 47, 1, 0, 18},  // film
    {1191, -1, -1, -1, -1, 848, 1309, 28, 2, 2, 0, 0, 47, 1, 0, 18},  // film
    {1191, -1, -1, -1, -1, 850, 1311, 29, 2, 2, 0, 0, 47, 1, 0, 18},  // film
    {1191, -1, -1, -1, -1, 852, 1313, 30, 3, 3, 0, 0, 47, 1, 0, 18},  // film
    {1193, -1, -1, -1, -1, 855, 1316, 31, 1, 1, 0, 0, 47, 1, 0, 18},  // strip
    {1193, -1, -1, -1, -1, 856, 1317, 32, 2, 2, 0, 0, 47, 1, 0, 18},  // strip
    {1193, -1, -1, -1, -1, 858, 1319, 33, 2, 2, 0, 0, 47, 1, 0, 18},  // strip
    {1193, -1, -1, -1, -1, 860, 1321, 34, 3, 3, 0, 0, 47, 1, 0, 18},  // strip
    {1194, -1, -1, -1, -1, 863, 1324, 35, 1, 1, 0, 0, 47, 0, 0, 18},  // grid
    {1195, -1, -1, -1, -1, 864, 1325, 36, 1, 1, 0, 0, 48, 0, 0, 18},  // why
    {1196, -1, -1, -1, -1, 0, 0, 0, 0, 0, 5, 0, 2, 0, 0, 19},  // YES
    {1197, -1, -1, -1, -1, 0, 0, 1, 0, 0, 5, 0, 2, 0, 0, 19},  // NO
    {1198, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 8, 0, 0, 19},  // NULL
    {1199, -1, -1, -1, -1, 0, 0, 3, 0, 0, 5, 0, 8, 0, 0, 19},  // Nil
    {1200, -1, -1, -1, -1, 0, 0, 4, 0, 0, 5, 0, 0, 0, 0, 19},  // HUGE_VALF
    {1201, -1, -1, -1, -1, 0, 0, 5, 0, 0, 5, 0, 0, 0, 0, 19},  // HUGE_VAL
    {1202, -1, -1, -1, -1, 0, 0, 6, 0, 0, 5, 0, 0, 0, 0, 19},  // INFINITY
    {335, -1, -1, -1, -1, 0, 0, 7, 0, 0, 5, 0, 0, 0, 0, 19},  // CGFLOAT_MAX
    {1203, -1, -1, -1, -1, 0, 0, 8, 0, 0, 5, 0, 0, 0, 0, 19},  // DBL_MAX
    {1204, -1, -1, -1, -1, 0, 0, 9, 0, 0, 5, 0, 0, 0, 0, 19},  // CGFLOAT_MIN
    {1205, -1, -1, -1, -1, 0, 0, 10, 0, 0, 5, 0, 0, 0, 0, 19},  // DBL_MIN
    {1206, -1, -1, -1, -1, 0, 0, 11, 0, 0, 5, 0, 0, 0, 0, 19},  // FLT_MAX
    {1207, -1, -1, -1, -1, 0, 0, 12, 0, 0, 5, 0, 0, 0, 0, 19},  // FLT_MIN
    {1208, -1, -1, -1, -1, 0, 0, 13, 0, 0, 5, 0, 0, 0, 0, 19},  // FLT_EPSILON
    {126, -1, -1, -1, -1, 865, 1326, 14, 1, 1, 3, 0, 0, 0, 0, 19},  // NSNumber
    {126, -1, -1, -1, -1, 866, 1327, 15, 1, 1, 3, 0, 0, 0, 0, 19},  // NSNumber
    {126, -1, -1, -1, -1, 867, 1328, 16, 1, 1, 3, 0, 0, 0, 0, 19},  // NSNumber
    {126, -1, -1, -1, -1, 868, 1329, 17, 1, 1, 3, 0, 0, 0, 0, 19},  // NSNumber
    {126, -1, -1, -1, -1, 869, 1330, 18, 1, 1, 3, 0, 0, 0, 0, 19},  // NSNumber
    {126, -1, -1, -1, -1, 870, 1331, 19, 1, 1, 0, 0, 2, 0, 0, 19},  // NSNumber
    {1159, -1, -1, -1, -1, 871, 1332, 20, 1, 1, 0, 0, 9, 0, 0, 19},  // NSValue
    {1159, -1, -1, -1, -1, 872, 1333, 21, 1, 1, 0, 0, 12, 0, 0, 19},  // NSValue
    {1159, -1, -1, -1, -1, 873, 1334, 22, 1, 1, 0, 0, 13, 0, 0, 19},  // NSValue
    {1159, -1, -1, -1, -1, 874, 1335, 23, 1, 1, 0, 0, 14, 0, 0, 19},  // NSValue
    {1214, -1, -1, -1, -1, 0, 1336, 24, 0, 1, 2, 1, 0, 0, 0, 19},  // floatValue
    {1215, -1, -1, -1, -1, 0, 1337, 25, 0, 1, 2, 1, 0, 0, 0, 19},  // doubleValue
    {1216, -1, -1, -1, -1, 0, 1338, 26, 0, 1, 2, 1, 0, 0, 0, 19},  // intValue
    {1217, -1, -1, -1, -1, 0, 1339, 27, 0, 1, 2, 1, 0, 0, 0, 19},  // integerValue
    {1218, -1, -1, -1, 1329, 0, 1340, 28, 0, 1, 2, 10, 9, 0, 0, 19},  // cgPointValue
    {1219, -1, -1, -1, 1330, 0, 1341, 29, 0, 1, 2, 13, 12, 0, 0, 19},  // cgSizeValue
    {1220, -1, -1, -1, 1331, 0, 1342, 30, 0, 1, 2, 14, 13, 0, 0, 19},  // cgRectValue
    {102, -1, -1, -1, -1, 875, 1343, 31, 1, 1, 0, 0, 49, 1, 0, 19},  // NSLog
    {1221, -1, -1, -1, -1, 876, 1344, 32, 1, 1, 0, 0, 49, 1, 0, 19},  // printf
    {142, -1, -1, -1, -1, 877, 1345, 33, 1, 1, 3, 0, 3, 1, 0, 19},  // NSString
    {140, -1, -1, -1, -1, 878, 1346, 34, 1, 1, 3, 0, 3, 1, 0, 19},  // String
    {144, -1, -1, -1, -1, 879, 1347, 35, 1, 1, 3, 0, 4, 1, 0, 19},  // NSArray
    {1224, -1, 1231, -1, -1, 880, 1348, 0, 0, 0, 3, 0, 29, 0, 0, 20},  // CGMutablePath
    {1228, -1, -1, -1, -1, 880, 1348, 1, 0, 0, 3, 0, 29, 0, 0, 20},  // UIBezierPath
    {1228, -1, -1, -1, -1, 880, 1348, 2, 1, 1, 3, 0, 29, 0, 0, 20},  // UIBezierPath
    {1228, -1, -1, -1, -1, 881, 1349, 3, 2, 2, 3, 0, 29, 0, 0, 20},  // UIBezierPath
    {1228, -1, -1, -1, -1, 883, 1351, 4, 1, 1, 3, 0, 29, 0, 0, 20},  // UIBezierPath
    {1234, -1, -1, -1, -1, 884, 1352, 5, 2, 2, 0, 0, 29, 0, 0, 20},  // CGPathCreateWithRect
    {1235, -1, -1, -1, -1, 886, 1354, 6, 1, 1, 0, 0, 49, 0, 0, 20},  // CGPathRelease
    {1236, -1, -1, -1, 1248, 887, 1355, 7, 1, 2, 1, 30, 49, 0, 0, 20},  // move
    {1237, -1, -1, -1, 1249, 888, 1357, 8, 1, 2, 1, 30, 49, 0, 0, 20},  // addLine
    {1238, -1, -1, -1, -1, 889, 1359, 9, 1, 2, 1, 30, 49, 0, 0, 20},  // addRect
    {1239, -1, -1, -1, -1, 890, 1361, 10, 1, 2, 1, 30, 49, 0, 0, 20},  // addEllipse
    {60, -1, -1, -1, 1241, 891, 1363, 11, 1, 2, 1, 30, 49, 0, 0, 20},  // append
    {1240, -1, -1, -1, -1, 892, 1365, 12, 1, 2, 1, 30, 49, 0, 0, 20},  // addPath
    {1242, -1, -1, -1, -1, 894, 1367, 13, 1, 2, 1, 30, 49, 0, 0, 20},  // apply
    {305, -1, -1, -1, 1243, 895, 1369, 14, 1, 2, 1, 30, 2, 0, 0, 20},  // contains
    {1244, -1, -1, -1, 1250, 897, 1371, 15, 0, 1, 1, 30, 49, 0, 0, 20},  // closeSubpath
    {644, -1, -1, -1, -1, 897, 1372, 16, 0, 1, 1, 30, 49, 0, 0, 20},  // close
    {1245, -1, -1, -1, -1, 897, 1373, 17, 0, 1, 1, 30, 49, 0, 0, 20},  // fill
    {1246, -1, -1, -1, -1, 897, 1374, 18, 0, 1, 1, 30, 49, 0, 0, 20},  // stroke
    {1247, -1, -1, -1, -1, 897, 1375, 19, 0, 1, 1, 30, 49, 0, 0, 20},  // addClip
    {1251, -1, -1, -1, -1, 899, 1376, 20, 3, 3, 0, 0, 49, 0, 0, 20},  // CGPathAddRect
    {1252, -1, -1, -1, -1, 902, 1379, 21, 4, 4, 0, 0, 49, 0, 0, 20},  // CGPathMoveToPoint
    {1253, -1, -1, -1, -1, 906, 1383, 22, 4, 4, 0, 0, 49, 0, 0, 20},  // CGPathAddLineToPoint
    {1254, -1, -1, -1, -1, 910, 1387, 23, 4, 4, 0, 0, 2, 0, 0, 20},  // CGPathContainsPoint
    {1255, -1, -1, -1, -1, 914, 1391, 24, 1, 1, 0, 0, 49, 0, 0, 20},  // CGPathCloseSubpath
    {1256, -1, -1, -1, 1262, 915, 1392, 25, 3, 4, 1, 30, 49, 0, 0, 20},  // addCurve
    {1256, -1, -1, -1, -1, 918, 1396, 26, 3, 4, 1, 30, 49, 0, 0, 20},  // addCurve
    {1259, -1, -1, -1, 1263, 921, 1400, 27, 2, 3, 1, 30, 49, 0, 0, 20},  // addQuadCurve
    {1259, -1, -1, -1, -1, 923, 1403, 28, 2, 3, 1, 30, 49, 0, 0, 20},  // addQuadCurve
    {1264, -1, -1, -1, 1270, 930, 1406, 29, 5, 6, 1, 30, 49, 0, 0, 20},  // addArc
    {1264, -1, -1, -1, -1, 935, 1412, 30, 5, 6, 1, 30, 49, 0, 0, 20},  // addArc
    {1228, -1, -1, -1, -1, 940, 1418, 31, 5, 5, 3, 0, 29, 0, 0, 20},  // UIBezierPath
    {1271, -1, -1, -1, -1, 950, 1423, 32, 8, 8, 0, 0, 49, 0, 0, 20},  // CGPathAddCurveToPoint
    {1272, -1, -1, -1, -1, 958, 1431, 33, 6, 6, 0, 0, 49, 0, 0, 20},  // CGPathAddQuadCurveToPoint
    {1273, -1, -1, -1, -1, 964, 1437, 34, 8, 8, 0, 0, 49, 0, 0, 20},  // CGPathAddArc
    {1274, -1, -1, -1, -1, 0, 1445, 35, 0, 1, 2, 30, 13, 0, 0, 20},  // boundingBox
    {585, -1, -1, -1, -1, 0, 1446, 36, 0, 1, 2, 30, 13, 0, 0, 20},  // bounds
    {1275, -1, -1, -1, -1, 0, 1447, 37, 0, 1, 2, 30, 13, 0, 0, 20},  // boundingBoxOfPath
    {280, -1, -1, -1, -1, 0, 1448, 38, 0, 1, 2, 30, 2, 0, 0, 20},  // isEmpty
    {1276, -1, -1, -1, -1, 0, 1449, 39, 0, 1, 2, 30, 9, 0, 0, 20},  // currentPoint
    {1277, -1, -1, -1, 1225, 0, 1450, 40, 0, 1, 2, 30, 29, 0, 0, 20},  // cgPath
    {1278, -1, -1, -1, -1, 972, 1451, 41, 1, 1, 0, 0, 13, 0, 0, 20},  // CGPathGetBoundingBox
    {1279, -1, -1, -1, -1, 0, 1452, 42, 0, 1, 2, 29, 29, 0, 0, 20},  // path
    {1280, -1, -1, -1, -1, 0, 1453, 43, 0, 1, 2, 29, 17, 0, 0, 20},  // fillColor
    {1281, -1, -1, -1, -1, 0, 1454, 44, 0, 1, 2, 29, 17, 0, 0, 20},  // strokeColor
    {1282, -1, -1, -1, -1, 0, 1455, 45, 0, 1, 2, 29, 0, 0, 0, 20},  // lineWidth
    {1283, -1, -1, -1, -1, 0, 1456, 46, 0, 1, 2, 29, 23, 0, 0, 20},  // lineJoin
    {1284, -1, -1, -1, -1, 0, 1457, 47, 0, 1, 2, 29, 4, 0, 0, 20},  // lineDashPattern
    {1285, -1, -1, -1, -1, 0, 1458, 48, 0, 1, 2, 29, 0, 0, 0, 20},  // lineDashPhase
    {1287, 1286, 1288, -1, -1, 0, 0, 49, 0, 0, 5, 24, 23, 0, 0, 20},  // miter
    {75, 1286, 1289, -1, -1, 0, 0, 50, 0, 0, 5, 24, 23, 0, 0, 20},  // round
    {1290, 1286, 1291, -1, -1, 0, 0, 51, 0, 0, 5, 24, 23, 0, 0, 20},  // bevel
    {1292, -1, -1, -1, 1229, 0, 1459, 52, 0, 1, 2, 18, 17, 0, 0, 20},  // cgColor
    {245, -1, 1293, -1, -1, 973, 1460, 0, 1, 1, 0, 0, 13, 0, 0, 21},  // rect
    {243, -1, 1294, -1, -1, 974, 1461, 1, 1, 1, 0, 0, 9, 0, 0, 21},  // point
    {235, -1, 1295, -1, -1, 975, 1462, 2, 1, 1, 0, 0, 12, 0, 0, 21},  // size
    {230, -1, 1296, -1, -1, 976, 1463, 3, 1, 1, 0, 0, 10, 0, 0, 21},  // vector
    {84, -1, 1297, -1, -1, 977, 1464, 4, 1, 1, 0, 0, 14, 0, 0, 21},  // transform
    {1298, -1, -1, -1, -1, 978, 1465, 5, 1, 1, 0, 0, 14, 0, 0, 21},  // css
    {1299, -1, -1, -1, -1, 979, 1466, 6, 1, 1, 0, 0, 14, 0, 0, 21},  // svg
    {1300, -1, -1, -1, -1, 980, 1467, 7, 1, 1, 0, 0, 27, 0, 0, 21},  // views
    {84, -1, -1, -1, -1, 981, 1468, 0, 2, 2, 0, 0, 14, 0, 0, 22},  // transform
    {84, -1, -1, -1, -1, 983, 1470, 1, 3, 3, 0, 0, 14, 0, 0, 22},  // transform
    {1245, 1301, -1, -1, -1, 0, 0, 2, 0, 0, 5, 23, 22, 0, 0, 22},  // fill
    {1302, 1301, -1, -1, -1, 0, 0, 3, 0, 0, 5, 23, 22, 0, 0, 22},  // aspectFit
    {1303, 1301, -1, -1, -1, 0, 0, 4, 0, 0, 5, 23, 22, 0, 0, 22},  // aspectFill
    {1304, 1301, -1, -1, -1, 0, 0, 5, 0, 0, 5, 23, 22, 0, 0, 22},  // scaleToFill
    {1305, 1301, -1, -1, -1, 0, 0, 6, 0, 0, 5, 23, 22, 0, 0, 22},  // scaleAspectFit
    {1306, 1301, -1, -1, -1, 0, 0, 7, 0, 0, 5, 23, 22, 0, 0, 22},  // scaleAspectFill
    {84, -1, -1, -1, -1, 986, 1473, 8, 1, 1, 0, 0, 49, 0, 0, 22},  // transform
    {1308, -1, -1, -1, -1, 987, 1474, 9, 1, 1, 0, 0, 0, 0, 0, 22},  // area
    {305, -1, -1, -1, -1, 988, 1475, 10, 2, 2, 0, 0, 2, 0, 0, 22},  // contains
    {284, -1, -1, -1, -1, 990, 1477, 11, 1, 2, 1, 28, 4, 0, 0, 22},  // corners
    {1298, -1, -1, -1, -1, 0, 1479, 0, 0, 1, 2, 15, 3, 0, 0, 23},  // css
    {1299, -1, -1, -1, -1, 0, 1480, 1, 0, 1, 2, 15, 3, 0, 0, 23},  // svg
    {1309, -1, -1, -1, -1, 0, 1481, 2, 0, 1, 2, 15, 48, 0, 0, 23},  // latex
    {1309, -1, -1, -1, -1, 0, 1482, 3, 0, 1, 2, 16, 48, 0, 0, 23},  // latex
    {1310, -1, -1, -1, -1, 991, 1483, 4, 1, 1, 0, 0, 48, 0, 0, 23},  // swiftCode
    {1311, -1, -1, -1, -1, 992, 1484, 0, 1, 1, 0, 0, 48, 0, 0, 24},  // explain
    {1311, -1, -1, -1, -1, 993, 1485, 1, 2, 2, 0, 0, 48, 0, 0, 24},  // explain
    {1313, -1, -1, -1, -1, 995, 1487, 2, 2, 2, 0, 0, 48, 0, 0, 24},  // compare
    {1313, -1, -1, -1, -1, 997, 1489, 3, 3, 3, 0, 0, 48, 0, 0, 24},  // compare
    {736, -1, -1, -1, 1345, 1033, 1492, 0, 1, 2, 1, 29, 8, 0, 0, 25},  // action
    {1346, -1, -1, -1, -1, 1035, 1494, 1, 1, 1, 3, 0, 3, 0, 0, 25},  // Selector
    {1348, -1, -1, -1, -1, 1036, 1495, 2, 1, 1, 0, 0, 3, 0, 0, 25},  // NSSelectorFromString
};

static const int32_t labels[] = {
    87, 170, 171, 88, 172, 173, 175, 176, 179, 176, 180, -1, -1, 183, -1, 183, -1, -1, 183, 185, 176, 185,
    176, -1, 185, 176, 185, 176, 193, -1, -1, -1, -1, -1, 207, 208, 213, 214, 215, 216, -1, 185, 176, -1,
    223, -1, -1, -1, 227, 228, -1, 232, 233, -1, -1, -1, -1, 185, 176, 232, 233, 210, 235, -1, 287, 288, 289,
    290, 193, 227, 228, 227, 228, -1, -1, -1, -1, -1, -1, -1, 315, 316, 312, 313, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 316, 223, 193, 316, 207, 193, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 415, 419, 415, 425, 426, 427, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 451, -1, 453, -1, 455, -1, -1,
    51, 51, -1, 419, 51, 51, 51, 419, 9, -1, 9, -1, 463, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 471, -1,
    51, 472, 434, -1, -1, -1, -1, 193, 193, 193, -1, 474, -1, 475, -1, 476, 475, 476, 476, -1, -1, -1, 472,
    434, 474, 491, 419, 463, 419, -1, 494, -1, 502, -1, -1, 502, -1, 502, -1, 505, -1, -1, -1, 505, -1, -1,
    510, 511, 193, -1, -1, -1, -1, -1, -1, 51, 51, -1, 193, -1, 193, 193, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, 419, 419, 419, 419, 463, -1, -1, 463, -1, 528, 529, 530, 531, -1, 536, 531, 584, 584, 584,
    584, 584, 584, 584, 584, 584, 584, 584, 584, 591, 592, 223, 493, -1, 736, 7, -1, 736, 737, -1, 736, 7,
    -1, 736, 737, 7, -1, -1, 7, -1, 742, -1, 7, -1, 742, -1, 7, -1, 742, -1, 7, -1, 742, -1, 7, -1, 7, -1,
    -1, -1, -1, 419, -1, -1, 773, -1, 776, -1, 476, -1, 779, -1, 780, -1, 223, -1, 316, -1, 783, -1, 784, -1,
    783, -1, 784, -1, -1, -1, 476, -1, 797, -1, 798, -1, 463, 804, 463, -1, -1, -1, 223, -1, 316, -1, -1, -1,
    856, 232, 233, 232, 233, -1, 185, 176, -1, 185, 176, 185, 176, -1, -1, -1, 860, -1, -1, 860, 185, 176,
    185, 176, 860, -1, -1, 185, 176, -1, 876, 736, -1, 876, 736, -1, 876, 736, -1, 876, 736, -1, 876, 736,
    -1, 876, 736, -1, 8, -1, 931, 8, -1, 933, 8, -1, 8, -1, -1, 8, -1, 933, -1, 736, -1, 736, 938, -1, -1,
    -1, 8, -1, 8, -1, 316, 223, 953, 316, 223, 953, 954, 316, 223, 953, 316, 223, 953, 954, 476, 316, 223,
    953, 476, 316, 223, 953, 208, 476, 193, 958, 953, 476, 476, 960, 476, 955, 476, 960, 955, 476, 962, 223,
    953, -1, 589, -1, 1057, -1, -1, -1, 1058, 1059, 1060, 1061, 1061, 1062, 476, 476, 1064, 1065, -1, -1,
    476, 1068, 1069, 1068, 1069, 1068, 1069, 1070, 1068, 1069, 1070, 1068, 1071, 1069, 1068, 1071, 1069,
    1068, 1071, 1069, 1070, 1068, 1071, 1069, 1070, 1068, 1071, 1072, 1069, 1068, 1071, 1072, 1069, 1068,
    1071, 1072, 1069, 1070, 1068, 1071, 1072, 1069, 1070, 1068, 1071, 1073, 1074, 1069, 1068, 1071, 1073,
    1074, 1069, 1068, 1071, 1073, 1074, 1072, 1069, 1068, 1071, 1073, 1074, 1072, 1069, 1068, 1071, 1073,
    1074, 1069, 1070, 1068, 1071, 1073, 1074, 1069, 1070, 1068, 1071, 1073, 1074, 1072, 1069, 1070, 1068,
    1071, 1073, 1074, 1072, 1069, 1070, -1, 1069, -1, 1069, -1, 1069, 1070, -1, 1069, 1070, -1, 1071, 1072,
    1069, -1, 1071, 1072, 1069, -1, 1071, 1072, 1069, 1070, -1, 1071, 1072, 1069, 1070, -1, 1071, 1073, 1074,
    1072, 1069, 1070, -1, 1071, 1073, 1074, 1072, 1069, 1070, 1068, 1071, 1069, 1068, 1071, 1069, 1068, 1071,
    1072, 1069, 1068, 1071, 1072, 1069, 1068, 1071, 1069, 1070, 1068, 1071, 1069, 1070, 1068, 1071, 1072,
    1069, 1070, 1068, 1071, 1072, 1069, 1070, -1, 1071, 1072, 1069, 1070, -1, 1071, 1072, 1069, 1070, 1079,
    1080, 1069, 1079, 1080, 1069, -1, 1080, 1069, -1, 1080, 1069, -1, 1083, -1, -1, -1, -1, -1, -1, -1, 1097,
    583, 583, 1097, -1, 1099, -1, 1099, 1102, -1, 1102, 1099, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, 1116, 1116, 1116, -1, 502, 502, 1149, -1, 1149, 1149, -1, 1149, -1, 316, -1, 223, -1, -1, -1, -1,
    1160, 1161, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 474, -1, 1176, -1, 474, 1176, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, 419, -1, 8, -1, -1, 419, -1, 8, -1, -1, 1192, -1, 962, -1, 962, 1192, -1,
    -1, 1192, -1, 962, -1, 962, 1192, -1, -1, 128, 1209, 129, 130, 45, 147, 1210, 1211, 1212, 1213, -1, -1,
    1222, 1222, 1223, 245, 1232, 821, 1233, -1, -1, -1, 223, 223, -1, 8, -1, -1, -1, -1, -1, -1, 223, 223,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 223, 1058, 1059, 223, 1257, 1258, 223,
    1260, 223, 1261, 223, 1058, 1059, 223, 1260, 1265, 958, 1266, 1267, 1268, 285, 958, 1266, 1267, 1268,
    1269, 958, 1266, 1267, 1268, 1265, 958, 1266, 1267, 1268, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 316, 316, 316, 316, 316, -1, -1, 316, 316, 223, 316, 223, -1,
    1307, 419, -1, 8, 8, -1, -1, -1, 1312, -1, -1, -1, -1, 419, -1, 463, 804, 463, 419, -1, 476, 773, 776,
    -1, 223, -1, 316, -1, -1, 502, 502, -1, 475, -1, 474, 931, 8, -1, 8, 938, 502, 1149, 1149, -1, 1149, -1,
    1149, 502, 502, -1, -1, 180, -1, 183, 193, 207, 208, -1, -1, -1, 185, 176, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, 223, -1, 316, -1, 783, -1, 784, -1, 783, -1, 784, -1, 223, -1, 316, -1, 463, 804, 463, -1, -1,
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
    1, 29, 29, 29, 29, 29, 29, 28, 10, 0, 28, 10, 0, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29,
    29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29,
    29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 29, 15, 29, 29, 29, 29, 29, 29, 29, 29, 3594, 2333, 29, 3594,
    2333, 29, 10, 29, 10, 4, 4, 43, 1, 1, 43, 1, 43, 1, 43, 1, 43, 1, 1, 43, 10, 43, 1, 1, 43, 1, 43, 1, 43,
    13, 43, 2, 43, 2, 2604, 43, 1, 43, 1, 2604, 43, 1, 1, 43, 1, 1, 2604, 43, 15, 43, 46, 43, 43, 43, 43, 43,
    1, 1, 15, 0, 590893, 45, 0, 590893, 45, 0, 590893, 45, 0, 590893, 45, 0, 590893, 45, 0, 590893, 45, 31,
    31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 2332, 31, 2332, 31, 1,
    2332, 31, 1, 2332, 31, 2332, 31, 2332, 31, 2332, 31, 2332, 31, 2826, 2332, 31, 2826, 2332, 31, 0, 1069,
    31, 0, 590893, 31, 31, 31, 31, 28, 31, 28, 31, 28, 28, 28, 28, 46, 2332, 46, 2332, 46, 2332, 46, 2332, 5,
    10, 10, 1, 10, 10, 1, 3, 5, 5, 1, 5, 5, 1, 3, 10, 1, 1, 1, 10, 1, 1, 1, 258, 10, 258, 1, 1, 10, 10, 1,
    10, 1, 10, 1, 1, 10, 1, 5, 1, 1, 38, 38, 1, 1, 1, 1, 10, 10, 37, 1, 1, 11, 35, 1, 35, 1, 35, 35, 10, 10,
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
    2319, 30, 30, 10, 30, 10, 30, 14, 30, 14, 30, 30, 30, 30, 30, 15, 30, 10, 30, 30, 30, 30, 30, 30, 2319,
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
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 7, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 26, 26, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 21, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 28, 0, 0, 0, 0, 29, 29, 29, 29, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    44, 0, 0, 0, 0, 0, 43, 15, 31, 31, 0, 31, 31, 31, 31, 31, 33, 32, 33, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 46, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 36,
    36, 36, 36, 37, 37, 38, 39, 40, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 35, 35, 35, 35, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 42, 1, 1, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 34, 0, 34, 34, 34, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 41, 0, 0, 0, 0, 0, 0, 0, 0, 15, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 30, 30, 30, 30, 30, 18, 18, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 23, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 4, 4
};

static const int32_t type_names[] = {
    118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138,
    139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 105, 155, 156, 157, 158,
    159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 286, 407, 495, 496, 497, 514, 655, 656, 680, 694,
    759, 800, 805, 806, 807, 808, 866, 872, 873, 874, 875, 877, 878, 879, 880, 881, 681, 882, 883, 884, 946,
    965, 966, 967, 968, 969, 970, 971, 972, 973, 1052, 1053, 1054, 1055, 1092, 1093, 1094, 1115, 1117, 1118,
    1119, 1152, 1161, 1224, 1225, 1226, 1227, 1228, 1229, 1230, 1286, 1301, 1346, 1347
};

static const struct catalogue_tables tables = {
    bytes, COUNT(bytes) - 1, names, COUNT(names), slots, COUNT(slots), first, COUNT(first),
    links, COUNT(links), entries, COUNT(entries), labels, COUNT(labels), kinds, COUNT(kinds),
    types, COUNT(types), type_names, COUNT(type_names)};

const struct catalogue_tables *_Nonnull catalogue_tables(void) { return &tables; }
