// Written by `make tables` from the definitions in Sources/Language/Catalogue; not to be edited.

#include "CCatalogue.h"

#define COUNT(list) (int32_t)(sizeof list / sizeof list[0])

static const uint8_t bytes[] =
    "let" "var" "func" "return" "if" "else" "guard" "for" "in" "while" "repeat" "break" "continue" "switch"
    "case" "default" "struct" "class" "extension" "import" "is" "as" "true" "false" "nil" "self" "static"
    "mutating" "override" "final" "weak" "lazy" "inout" "private" "public" "internal" "fileprivate" "open"
    "required" "convenience" "NS_ASSUME_NONNULL_BEGIN" "NS_ASSUME_NONNULL_END" "CF_ASSUME_NONNULL_BEGIN"
    "CF_ASSUME_NONNULL_END" "IB_DESIGNABLE" "NS_DESIGNATED_INITIALIZER" "NS_UNAVAILABLE" "NS_REQUIRES_SUPER"
    "NS_NOESCAPE" "UI_APPEARANCE_SELECTOR" "DEPRECATED_ATTRIBUTE" "FOUNDATION_EXPORT" "FOUNDATION_EXTERN"
    "UIKIT_EXTERN" "CG_EXTERN" "OBJC_EXPORT" "__nullable" "__nonnull" "__attribute__" "NS_SWIFT_NAME"
    "NS_SWIFT_UNAVAILABLE" "NS_FORMAT_FUNCTION" "API_AVAILABLE" "API_UNAVAILABLE" "API_DEPRECATED"
    "API_DEPRECATED_WITH_REPLACEMENT" "NS_AVAILABLE_IOS" "NS_CLASS_AVAILABLE_IOS" "NS_DEPRECATED_IOS"
    "__deprecated_msg" "_" "super" "(function)" "(tuple)" "key" "value" "offset" "element" "(any)" "view"
    "viewDidLoad" "(controller)" "UIKit.UIViewController" "UIViewController" "window" "arguments" "init"
    "where" "(next case)" "?" "try" "await" "throw" "Swift" "Foundation" "UIKit" "append" "insert" "remove"
    "removeLast" "popLast" "removeFirst" "removeAll" "removeValue" "updateValue" "merge" "setObject"
    "removeObject" "swapAt" "sort" "reverse" "round" "negate" "formTruncatingRemainder" "removeSubrange"
    "replaceSubrange" "partition" "toggle" "map" "flatMap" "enum" "typealias" "protocol" "actor" "infix"
    "prefix" "precedencegroup" "position" "transform" "layer" "setAffineTransform" "a" "d" "acos" "asin"
    "atan" "atan2" "acosf" "asinf" "atanf" "atan2f" "hypot" "sqrt" "sqrtf" "squareRoot" "print" "NSLog" "S"
    "scaledBy" "CGAffineTransform" "CGAffineTransformMakeScale" "CGAffineTransformScale" "Int8" "Int16"
    "Int32" "Int64" "UInt8" "UInt16" "UInt32" "UInt64" "UInt" "$0" "$1" "$2" "$3" "$4" "$5" "$6" "$7" "$8"
    "$9" "CGFloat" "Double" "Float" "Int" "NSInteger" "NSComparisonResult" "TimeInterval" "NSTimeInterval"
    "NSUInteger" "NSNumber" "int" "float" "double" "long" "unsigned" "short" "int64_t" "int32_t" "uint32_t"
    "CFTimeInterval" "int8_t" "uint8_t" "int16_t" "uint16_t" "uint64_t" "size_t" "CFIndex" "GLfloat" "Bool"
    "BOOL" "String" "Character" "NSString" "Array" "NSArray" "NSMutableArray" "NSMutableString" "bool"
    "ClosedRange" "NSRange" "Range" "Angle" "CGPoint" "CGVector" "CGSize" "CGRect"
    "CGAffineTransformComponents" "CGRectEdge" "UIColor" "UIView" "UIWindow" "UIImageView" "UILabel"
    "UIButton" "UIScrollView" "UIControl" "UITextField" "UITextView" "UITableViewCell"
    "UICollectionViewCell" "UIVisualEffectView" "b" "c" "tx" "ty" "CGAffineTransformMake" "translationX" "y"
    "CGAffineTransformMakeTranslation" "T" "scaleX" "rotationAngle" "CGAffineTransformMakeRotation" "R"
    "about" "H" "x" "identity" "CGAffineTransformIdentity" "concatenating" "CGAffineTransformConcat"
    "translatedBy" "CGAffineTransformTranslate" "rotated" "by" "CGAffineTransformRotate" "inverted"
    "CGAffineTransformInvert" "decomposed" "CGAffineTransformDecompose" "CGAffineTransformIsIdentity"
    "CGAffineTransformEqualToTransform" "NSStringFromCGAffineTransform" "NSCoder" "string" "m11" "m12" "m21"
    "m22" "m41" "m42" "m44" "isIdentity" "determinant" "matrix" "kind" "fixedPoint" "reflect" "through"
    "angle" "Axis" "origin" "yEqualsX" "yEqualsMinusX" "scale" "horizontalShear" "rotation" "translation"
    "CGAffineTransformMakeWithComponents" "CGPointMake" "zero" "CGPointZero" "applying"
    "CGPointApplyAffineTransform" "distance" "to" "CGPointEqualToPoint" "equalTo" "NSStringFromCGPoint"
    "debugDescription" "dx" "dy" "CGVectorMake" "vector" "length" "NSStringFromCGVector" "width" "height"
    "CGSizeMake" "size" "CGSizeZero" "CGSizeApplyAffineTransform" "CGSizeEqualToSize" "NSStringFromCGSize"
    "w" "z" "isVector" "point" "CGRectMake" "rect" "CGRectZero" "null" "CGRectNull" "infinite"
    "CGRectInfinite" "NSStringFromCGRect" "AVMakeRect" "aspectRatio" "insideRect"
    "AVMakeRectWithAspectRatioInsideRect" "NSStringFromRect" "minXEdge" "CGRectMinXEdge" "minYEdge"
    "CGRectMinYEdge" "maxXEdge" "CGRectMaxXEdge" "maxYEdge" "CGRectMaxYEdge" "minX" "CGRectGetMinX" "midX"
    "CGRectGetMidX" "maxX" "CGRectGetMaxX" "minY" "CGRectGetMinY" "midY" "CGRectGetMidY" "maxY"
    "CGRectGetMaxY" "CGRectGetWidth" "CGRectGetHeight" "standardized" "CGRectStandardize" "integral"
    "CGRectIntegral" "isNull" "CGRectIsNull" "isEmpty" "CGRectIsEmpty" "isInfinite" "CGRectIsInfinite"
    "corners" "center" "UIEdgeInsets" "top" "left" "bottom" "right" "UIEdgeInsetsMake"
    "NSStringFromUIEdgeInsets" "UIEdgeInsetsEqualToEdgeInsets" "UIEdgeInsetsZero" "inset"
    "UIEdgeInsetsInsetRect" "insetBy" "CGRectInset" "offsetBy" "CGRectOffset" "union" "CGRectUnion"
    "intersection" "CGRectIntersection" "intersects" "CGRectIntersectsRect" "contains" "CGRectContainsPoint"
    "CGRectContainsRect" "CGRectEqualToRect" "CGRectApplyAffineTransform" "RectDivision" "slice" "remainder"
    "divided" "atDistance" "from" "transpose" "inverse" "rows" "affine" "π" "pi" "M_PI" "M_PI_2" "M_PI_4"
    "M_1_PI" "M_2_PI" "M_SQRT2" "M_SQRT1_2" "M_E" "infinity" "nan" "ulpOfOne" "DBL_EPSILON"
    "greatestFiniteMagnitude" "CGFLOAT_MAX" "max" "NSIntegerMax" "min" "NSIntegerMin" "truncating"
    "clamping" "truncatingIfNeeded" "radix" "exactly" "exp" "expf" "log" "logf" "abs" "labs" "fabs" "fabsf"
    "floor" "floorf" "ceil" "ceilf" "roundf" "pow" "powf" "hypotf" "fmod" "fmodf" "stride" "fmin" "fmax"
    "trunc" "truncf" "rint" "rintf" "nearbyint" "nearbyintf" "lrint" "lrintf" "llrint" "llrintf" "lround"
    "lroundf" "llround" "llroundf" "log2" "log2f" "log10" "log10f" "exp2" "exp2f" "cbrt" "cbrtf" "sinh"
    "sinhf" "cosh" "coshf" "tanh" "tanhf" "copysign" "copysignf" "fdim" "fdimf" "fminf" "fmaxf" "isnan"
    "isinf" "isfinite" "signbit" "INT_MAX" "INT_MIN" "UINT_MAX" "LONG_MAX" "LONG_MIN" "ULONG_MAX"
    "NSUIntegerMax" "M_LN2" "M_LN10" "rounded" "FloatingPointRoundingRule" "up" "down" "toNearestOrEven"
    "toNearestOrAwayFromZero" "towardZero" "awayFromZero" "truncatingRemainder" "dividingBy" "signum"
    "magnitude" "isMultiple" "of" "isFinite" "isZero" "isNaN" "description" "ulp" "nextUp" "nextDown"
    "exponent" "significand" "leastNormalMagnitude" "leastNonzeroMagnitude" "isNormal" "isLess" "than"
    "isLessThanOrEqualTo" "advanced" "addingProduct" "quotient" "partialValue" "overflow"
    "quotientAndRemainder" "sign" "signOf" "magnitudeOf" "minimum" "maximum" "bitWidth" "nonzeroBitCount"
    "leadingZeroBitCount" "trailingZeroBitCount" "addingReportingOverflow" "subtractingReportingOverflow"
    "multipliedReportingOverflow" "fma" "ldexp" "modf" "uppercase" "degrees" "radians" "turns" "sin" "sinf"
    "cos" "cosf" "tan" "tanf" "count" "first" "last" "reversed" "enumerated" "zip" "sequence" "next" "state"
    "compactMap" "filter" "reduce" "forEach" "enumerateObjectsUsingBlock" "objectAtIndex" "indexOfObject"
    "arrayByAddingObject" "arrayByAddingObjectsFromArray" "NSNotFound" "removeLastObject"
    "removeObjectAtIndex" "replaceObjectAtIndex" "withObject" "insertObject" "atIndex"
    "exchangeObjectAtIndex" "withObjectAtIndex" "makeObjectsPerformSelector" "sortedArrayUsingComparator"
    "compare" "NSOrderedAscending" "NSOrderedSame" "NSOrderedDescending" "allSatisfy" "firstIndex"
    "lastIndex" "drop" "elementsEqual" "starts" "with" "dropFirst" "dropLast" "suffix" "upTo" "joined"
    "separator" "index" "after" "before" "limitedBy" "split" "whereSeparator" "reserveCapacity" "indices"
    "startIndex" "endIndex" "into" "repeating" "sorted" "contentsOf" "at" "keepingCapacity" "uppercased"
    "lowercased" "hasPrefix" "hasSuffix" "isLetter" "isNumber" "isWhitespace" "isUppercase" "isLowercase"
    "isNewline" "isPunctuation" "wholeNumberValue" "capitalized" "floatValue" "doubleValue" "integerValue"
    "intValue" "components" "separatedBy" "replacingOccurrences" "asciiValue" "UnicodeScalar"
    "unicodeScalars" "utf8" "utf16" "range" "ComparisonResult" "orderedAscending" "orderedSame"
    "orderedDescending" "maxSplits" "omittingEmptySubsequences" "padding" "toLength" "withPad" "startingAt"
    "type" "describing" "reflecting" "Dictionary" "NSDictionary" "NSMutableDictionary" "keys" "allKeys"
    "values" "allValues" "forKey" "removeObjectForKey" "removeAllObjects" "uniquingKeysWith" "mapValues"
    "compactMapValues" "merging" "objectForKey" "valueForKey" "uniqueKeysWithValues" "grouping" "lowerBound"
    "upperBound" "overlaps" "clamped" "Set" "formUnion" "formIntersection" "subtracting" "subtract"
    "symmetricDifference" "formSymmetricDifference" "isSubset" "isSuperset" "isStrictSubset"
    "isStrictSuperset" "isDisjoint" "update" "popFirst" "addObject" "containsObject:" "anyObject" "red"
    "green" "blue" "alpha" "withAlphaComponent" "set" "setFill" "setStroke" "white" "hue" "saturation"
    "brightness" "displayP3Red" "CGColor" "named" "black" "blackColor" "whiteColor" "redColor" "greenColor"
    "blueColor" "cyan" "cyanColor" "yellow" "yellowColor" "magenta" "magentaColor" "orange" "orangeColor"
    "purple" "purpleColor" "brown" "brownColor" "gray" "grayColor" "lightGray" "lightGrayColor" "darkGray"
    "darkGrayColor" "clear" "clearColor" "systemRed" "systemOrange" "systemYellow" "systemGreen"
    "systemMint" "systemTeal" "systemCyan" "systemBlue" "systemIndigo" "systemPurple" "systemPink"
    "systemBrown" "systemGray" "systemGray2" "systemGray3" "systemGray4" "systemGray5" "systemGray6"
    "systemBackground" "secondarySystemBackground" "label" "frame" "bounds" "anchorPoint" "isHidden"
    "clipsToBounds" "name" "image" "UIImage" "systemName" "transform3D" "moveAnchor" "contentOffset"
    "isUserInteractionEnabled" "userInteractionEnabled" "tag" "backgroundColor" "text" "textColor"
    "textAlignment" "font" "contentMode" "isOpaque" "tintColor" "contentScaleFactor" "accessibilityLabel"
    "safeAreaInsets" "layoutMargins" "mask" "accessibilityIdentifier" "accessibilityHint"
    "isAccessibilityElement" "semanticContentAttribute" "clearsContextBeforeDrawing" "isFirstResponder"
    "numberOfLines" "adjustsFontSizeToFitWidth" "lineBreakMode" "attributedText" "baselineAdjustment"
    "borderStyle" "keyboardType" "returnKeyType" "autocorrectionType" "autocapitalizationType"
    "clearButtonMode" "shadowColor" "placeholder" "minimumScaleFactor" "isEditable" "isSelectable"
    "isSecureTextEntry" "zoomScale" "DecelerationRate" "UIScrollViewDecelerationRate" "normal"
    "UIScrollView.DecelerationRate" "UIScrollViewDecelerationRateNormal" "fast"
    "UIScrollViewDecelerationRateFast" "rawValue" "decelerationRate" "system" "ButtonType"
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
    "State" "UIControlStateNormal" "Normal" "highlighted" "UIControlStateHighlighted" "Highlighted"
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
    "imageEdgeInsets" "isEnabled" "isSelected" "isHighlighted" "isTracking" "contentHorizontalAlignment"
    "contentVerticalAlignment" "contentSize" "NSTextAlignment" "NSTextAlignmentLeft" "NSTextAlignmentCenter"
    "NSTextAlignmentRight" "justified" "NSTextAlignmentJustified" "natural" "NSTextAlignmentNatural"
    "superview" "subviews" "isKeyWindow" "isDescendant" "addSubview" "bringSubviewToFront" "bringSubview"
    "toFront" "sendSubviewToBack" "sendSubview" "toBack" "removeFromSuperview" "insertSubview"
    "exchangeSubview" "withSubviewAt" "aboveSubview" "belowSubview" "convert" "convertRect" "toView"
    "fromView" "convertPoint" "setNeedsLayout" "layoutIfNeeded" "layoutSublayers" "layoutSublayersOfLayer"
    "needsLayout" "setNeedsDisplay" "layoutSubviews" "becomeFirstResponder" "resignFirstResponder"
    "sizeThatFits" "sizeToFit" "intrinsicContentSize" "invalidateIntrinsicContentSize" "endEditing"
    "viewWithTag" "insertSublayer" "above" "below" "noIntrinsicMetric" "rootViewController" "liveView"
    "makeKeyAndVisible" "makeKey" "PlaygroundPage" "current" "XCPlaygroundPage" "currentPage"
    "needsIndefiniteExecution" "UIScreen" "main" "mainScreen" "hitTest" "beginTracking" "continueTracking"
    "inside" "CALayer" "CAShapeLayer" "CAGradientLayer" "CATextLayer" "colors" "locations" "startPoint"
    "endPoint" "fontSize" "foregroundColor" "isWrapped" "render" "renderInContext:" "drawHierarchy"
    "afterScreenUpdates" "drawViewHierarchyInRect:afterScreenUpdates:" "masksToBounds" "sublayerTransform"
    "zPosition" "opacity" "cornerRadius" "borderWidth" "borderColor" "shadowOpacity" "shadowRadius"
    "shadowOffset" "shadowPath" "contentsScale" "contents" "contentsRect" "shouldRasterize"
    "rasterizationScale" "isDoubleSided" "contentsGravity" "layerMinXMinYCorner" "CACornerMask"
    "kCALayerMinXMinYCorner" "layerMaxXMinYCorner" "kCALayerMaxXMinYCorner" "layerMinXMaxYCorner"
    "kCALayerMinXMaxYCorner" "layerMaxXMaxYCorner" "kCALayerMaxXMaxYCorner" "actions" "magnificationFilter"
    "minificationFilter" "compositingFilter" "cornerCurve" "maskedCorners" "needsDisplayOnBoundsChange"
    "allowsEdgeAntialiasing" "lineCap" "fillRule" "miterLimit" "strokeStart" "strokeEnd" "affineTransform"
    "presentation" "model" "superlayer" "sublayers" "addSublayer" "removeFromSuperlayer" "Rectangle"
    "Circle" "Ellipse" "Capsule" "RoundedRectangle" "Text" "Image" "alignment" "rotationEffect" "anchor"
    "scaleEffect" "transformEffect" "modifier" "layoutFrame" "topLeading" "UnitPoint" "topTrailing"
    "leading" "trailing" "bottomLeading" "bottomTrailing" "View" "ProjectionTransform" "UIGestureRecognizer"
    "target" "UIPanGestureRecognizer" "UIPinchGestureRecognizer" "UIRotationGestureRecognizer"
    "UITapGestureRecognizer" "UILongPressGestureRecognizer" "UISwipeGestureRecognizer" "Direction"
    "UIGestureRecognizerState" "UISwipeGestureRecognizerDirection" "possible" "UIGestureRecognizer.State"
    "UIGestureRecognizerStatePossible" "Possible" "began" "UIGestureRecognizerStateBegan" "Began" "changed"
    "UIGestureRecognizerStateChanged" "Changed" "ended" "UIGestureRecognizerStateEnded" "Ended" "cancelled"
    "UIGestureRecognizerStateCancelled" "Cancelled" "failed" "UIGestureRecognizerStateFailed" "Failed"
    "recognized" "UIGestureRecognizerStateRecognized" "UISwipeGestureRecognizer.Direction"
    "UISwipeGestureRecognizerDirectionRight" "Right" "UISwipeGestureRecognizerDirectionLeft" "Left"
    "UISwipeGestureRecognizerDirectionUp" "Up" "UISwipeGestureRecognizerDirectionDown" "Down" "enabled"
    "cancelsTouchesInView" "delaysTouchesBegan" "delaysTouchesEnded" "numberOfTouches"
    "minimumNumberOfTouches" "maximumNumberOfTouches" "numberOfTapsRequired" "numberOfTouchesRequired"
    "minimumPressDuration" "allowableMovement" "direction" "velocity" "location" "locationInView" "ofTouch"
    "locationOfTouch" "inView" "translationInView" "velocityInView" "setTranslation" "touchesBegan"
    "touchesMoved" "touchesEnded" "touchesCancelled" "withEvent" "ignore" "ignoreTouch" "forEvent" "reset"
    "require" "toFail" "requireGestureRecognizerToFail" "addGestureRecognizer" "removeGestureRecognizer"
    "gestureRecognizers" "isMultipleTouchEnabled" "multipleTouchEnabled" "isExclusiveTouch" "UITouch"
    "windowLocation" "previousWindowLocation" "phase" "tapCount" "timestamp" "previousLocation"
    "previousLocationInView" "Phase" "UITouchPhase" "UITouch.Phase" "UITouchPhaseBegan" "moved"
    "UITouchPhaseMoved" "stationary" "UITouchPhaseStationary" "UITouchPhaseEnded" "UITouchPhaseCancelled"
    "UIEvent" "allTouches" "touches" "touchesForView" "touchesForGestureRecognizer" "coalescedTouches"
    "coalescedTouchesForTouch" "predictedTouches" "predictedTouchesForTouch" "drag" "steps" "lifts"
    "fingers" "pinch" "twist" "radius" "tap" "taps" "press" "seconds" "lift" "cancel"
    "UIViewAnimationOptions" "UIViewKeyframeAnimationOptions" "AnimationOptions" "KeyframeAnimationOptions"
    "UIViewAnimationCurve" "AnimationCurve" "CAMediaTimingFunctionName" "UIViewAnimatingState"
    "UIViewAnimatingPosition" "CAMediaTimingFillMode" "CAAnimationCalculationMode" "curveEaseInOut"
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
    "forwards" "kCAFillModeForwards" "backwards" "kCAFillModeBackwards" "both" "kCAFillModeBoth" "inactive"
    "UIViewAnimatingStateInactive" "active" "UIViewAnimatingStateActive" "stopped"
    "UIViewAnimatingStateStopped" "end" "UIViewAnimatingPositionEnd" "start" "UIViewAnimatingPositionStart"
    "UIViewAnimatingPositionCurrent" "kCAAnimationLinear" "discrete" "kCAAnimationDiscrete" "paced"
    "kCAAnimationPaced" "advance" "run" "now" "CACurrentMediaTime" "CAMediaTimingFunction"
    "UICubicTimingParameters" "UISpringTimingParameters" "UnitCurve" "functionWithName" "controlPoints"
    "controlPoint1" "controlPoint2" "animationCurve" "dampingRatio" "initialVelocity" "mass" "stiffness"
    "damping" "bezier" "startControlPoint" "endControlPoint" "interpolate" "animate" "withDuration"
    "animations" "completion" "delay" "options" "usingSpringWithDamping" "initialSpringVelocity"
    "animateWithDuration" "animateKeyframes" "animateKeyframesWithDuration" "addKeyframe"
    "withRelativeStartTime" "relativeDuration" "addKeyframeWithRelativeStartTime" "runningPropertyAnimator"
    "UIViewPropertyAnimator" "beginAnimations" "context" "commitAnimations" "setAnimationDuration"
    "setAnimationDelay" "setAnimationRepeatCount" "setAnimationRepeatAutoreverses"
    "setAnimationBeginsFromCurrentState" "setAnimationCurve" "setAnimationDelegate" "setAnimationDidStop"
    "setAnimationDidStopSelector" "DispatchQueue" "DispatchTime" "DispatchTimeInterval" "background"
    "global" "qos" "sync" "execute" "async" "asyncAfter" "deadline" "dispatch_async" "dispatch_after"
    "dispatch_get_main_queue" "milliseconds" "microseconds" "nanoseconds" "DISPATCH_TIME_NOW" "NSEC_PER_SEC"
    "NSEC_PER_MSEC" "dispatch_time" "performWithoutAnimation" "setAnimationsEnabled" "areAnimationsEnabled"
    "CABasicAnimation" "keyPath" "CASpringAnimation" "CAKeyframeAnimation" "CAAnimationGroup" "fromValue"
    "toValue" "byValue" "path" "keyTimes" "timingFunctions" "calculationMode" "rotationMode" "additive"
    "isAdditive" "cumulative" "isCumulative" "timingFunction" "duration" "speed" "beginTime" "timeOffset"
    "repeatCount" "repeatDuration" "autoreverses" "fillMode" "isRemovedOnCompletion" "removedOnCompletion"
    "isInterruptible" "settlingDuration" "curve" "timingParameters" "startAnimation" "afterDelay"
    "pauseAnimation" "stopAnimation" "finishAnimation" "continueAnimation" "withTimingParameters"
    "durationFactor" "addAnimations" "delayFactor" "addCompletion" "isRunning" "fractionComplete"
    "isReversed" "scrubsLinearly" "pausesOnCompletion" "CAAnimation" "CAPropertyAnimation" "add"
    "removeAnimation" "animation" "removeAllAnimations" "animationKeys" "forKeyPath" "setValue"
    "convertTime" "CATransaction" "begin" "commit" "flush" "setDisableActions" "setAnimationTimingFunction"
    "setCompletionBlock" "NSValue" "caTransform3D" "CATransform3D" "CATransform3DIdentity"
    "CATransform3DMakeScale" "CATransform3DMakeTranslation" "CATransform3DMakeAffineTransform"
    "CATransform3DTranslate" "CATransform3DScale" "CATransform3DRotate" "CATransform3DMakeRotation" "m13"
    "m14" "m23" "m24" "m31" "m32" "m33" "m34" "m43" "CATransform3DConcat" "CATransform3DInvert"
    "CATransform3DGetAffineTransform" "CATransform3DIsIdentity" "CATransform3DIsAffine"
    "CATransform3DEqualToTransform" "terminator" "debugPrint" "fatalError" "preconditionFailure"
    "assertionFailure" "assert" "precondition" "NSParameterAssert" "NSAssert" "NSCAssert" "Optional" "row"
    "column" "convention" "plot" "describe" "film" "frames" "strip" "grid" "why" "YES" "NO" "NULL" "Nil"
    "HUGE_VALF" "HUGE_VAL" "INFINITY" "DBL_MAX" "CGFLOAT_MIN" "DBL_MIN" "FLT_MAX" "MAXFLOAT" "HUGE"
    "FLT_MIN" "FLT_EPSILON" "integer" "cgPoint" "cgSize" "cgRect" "cgVector" "cgAffineTransform" "boolValue"
    "cgPointValue" "cgSizeValue" "cgRectValue" "cgVectorValue" "cgAffineTransformValue" "printf" "format"
    "substringToIndex" "substringFromIndex" "substringWithRange" "characterAtIndex" "rangeOfString"
    "stringByAppendingString" "caseInsensitiveCompare" "stringValue" "NSMakeRange" "NSMaxRange"
    "sortedArrayUsingSelector" "sortUsingSelector" "sortUsingComparator" "subarrayWithRange"
    "componentsJoinedByString" "enumerateKeysAndObjectsUsingBlock" "NSNull" "objects" "CGMutablePath"
    "CGPath" "CGMutablePathRef" "CGPathRef" "UIBezierPath" "CGColorRef" "CGPathCreateMutable" "roundedRect"
    "ovalIn" "ovalInRect" "cgPath" "CGPathCreateWithRect" "CGPathRelease" "ellipseIn"
    "CGPathCreateWithEllipseInRect" "CGPathAddEllipseInRect" "lineWidth" "flatness" "lineCapStyle"
    "lineJoinStyle" "setLineDash" "points" "pointee" "CGPathElement" "applyWithBlock" "removeAllPoints"
    "CGPathGetCurrentPoint" "UIRectCorner" "topLeft" "UIRectCornerTopLeft" "topRight" "UIRectCornerTopRight"
    "bottomRight" "UIRectCornerBottomRight" "bottomLeft" "UIRectCornerBottomLeft" "allCorners"
    "UIRectCornerAllCorners" "cornerWidth" "cornerHeight" "CGPathCreateWithRoundedRect" "byRoundingCorners"
    "cornerRadii" "move" "addLine" "addLines" "between" "moveToPoint:" "addLineToPoint:" "addRect"
    "addRects" "addEllipse" "addRoundedRect" "addPath" "appendPath:" "apply" "applyTransform:"
    "closeSubpath" "fill" "stroke" "addClip" "closePath" "CGPathAddRect" "CGPathMoveToPoint"
    "CGPathAddLineToPoint" "CGPathAddRoundedRect" "CGPathAddLines" "CGPathAddRects" "CGPathEqualToPath"
    "CGPathAddPath" "CGPathCloseSubpath" "addCurve" "control1" "control2" "addQuadCurve" "controlPoint"
    "control" "addCurveToPoint:controlPoint1:controlPoint2:" "addQuadCurveToPoint:controlPoint:" "addArc"
    "withCenter" "startAngle" "endAngle" "clockwise" "addRelativeArc" "delta" "arcCenter"
    "addArcWithCenter:radius:startAngle:endAngle:clockwise:" "tangent1End" "tangent2End"
    "CGPathAddArcToPoint" "CGPathAddCurveToPoint" "CGPathAddQuadCurveToPoint" "CGPathAddArc"
    "CGPathAddRelativeArc" "boundingBox" "boundingBoxOfPath" "currentPoint" "CGPathIsEmpty"
    "CGPathGetBoundingBox" "CGPathGetPathBoundingBox" "copy" "mutableCopy" "using" "reversing"
    "bezierPathByReversingPath" "CGPathCreateCopy" "CGPathCreateMutableCopy"
    "CGPathCreateCopyByTransformingPath" "CGPathCreateMutableCopyByTransformingPath" "CGPathFillRule"
    "winding" "evenOdd" "usesEvenOddFillRule" "containsPoint:" "CGPathContainsPoint" "fillColor"
    "strokeColor" "lineJoin" "lineDashPattern" "lineDashPhase" "CAShapeLayerLineJoin" "miter"
    "kCALineJoinMiter" "kCALineJoinRound" "bevel" "kCALineJoinBevel" "cgColor" "CGRectFromString"
    "CGPointFromString" "CGSizeFromString" "CGVectorFromString" "CGAffineTransformFromString" "css" "svg"
    "views" "FitMode" "aspectFit" "aspectFill" "scaleToFill" "scaleAspectFit" "scaleAspectFill" "mapping"
    "area" "latex" "swiftCode" "explain" "following" "hitTest:withEvent:" "pointInside:withEvent:"
    "isDescendantOfView:" "insertSubview:atIndex:" "bringSubviewToFront:" "sendSubviewToBack:" "hidden"
    "exclusiveTouch" "convertPoint:toWindow:" "convertRect:toWindow:" "convertPoint:fromWindow:"
    "convertRect:fromWindow:" "convertPoint:toLayer:" "convertRect:toLayer:" "convertPoint:fromLayer:"
    "convertRect:fromLayer:" "convertTime:fromLayer:" "convertTime:toLayer:" "insertSublayer:atIndex:"
    "presentationLayer" "modelLayer" "addAnimation:forKey:" "removeAnimationForKey:" "uppercaseString"
    "lowercaseString" "capitalizedString" "containsString:" "componentsSeparatedByString:"
    "stringByReplacingOccurrencesOfString:withString:" "CGPointValue" "CGSizeValue" "CGRectValue"
    "CGVectorValue" "CGAffineTransformValue" "colorWithAlphaComponent:" "opaque" "doubleSided"
    "pagingEnabled" "scrollEnabled" "editable" "selectable" "secureTextEntry"
    "exchangeSubviewAtIndex:withSubviewAtIndex:" "setNeedsDisplayInRect:" "enumerate" "addObject:"
    "addObjectsFromArray:" "firstObject" "lastObject" "reverseObjectEnumerator" "startAnimationAfterDelay:"
    "finishAnimationAtPosition:" "continueAnimationWithTimingParameters:durationFactor:" "running"
    "interruptible" "locationOfTouch:inView:" "setTranslation:inView:" "requireGestureRecognizerToFail:"
    "animationForKey:" "valueForKey:" "setValue:forKey:" "valueForKeyPath:" "setValue:forKeyPath:"
    "actionForKey:" "Selector" "SEL" "NSStringFromClass" "NSSelectorFromString";

static const struct catalogue_name names[] = {
    {3, 1349190650}, {6, 2317739966}, {10, 243156999}, {16, 2246981567}, {18, 959999494}, {22, 3183434736},
    {27, 735142254}, {30, 2901640080}, {32, 1094220446}, {37, 231090382}, {43, 3650857002}, {48, 3378807160},
    {56, 2977070660}, {62, 2480955249}, {66, 2602907825}, {73, 2470140894}, {79, 2462236192},
    {84, 2872970239}, {93, 3135177370}, {99, 288002260}, {101, 1312329493}, {103, 1579491469},
    {107, 1303515621}, {112, 184981848}, {115, 228849900}, {119, 1683726967}, {125, 3532702267},
    {133, 4069502372}, {141, 3300482109}, {146, 362463927}, {150, 3988532937}, {154, 1791761615},
    {159, 826935266}, {166, 1657474316}, {172, 3432027008}, {180, 2591649024}, {191, 3700893806},
    {195, 3546203337}, {203, 2223801888}, {214, 2118442864}, {237, 2010860510}, {258, 2815995018},
    {281, 3914877224}, {302, 907542756}, {315, 2496491125}, {340, 556759762}, {354, 3922878351},
    {371, 998169227}, {382, 2363097987}, {404, 4100398922}, {424, 4923291}, {441, 3759902519},
    {458, 3586530227}, {470, 1688014856}, {479, 618459866}, {490, 2930943578}, {500, 1487659706},
    {509, 2144585555}, {522, 511188807}, {535, 3261511880}, {555, 1173478983}, {573, 2658174501},
    {586, 3350097523}, {601, 461613570}, {615, 1132264657}, {646, 1319899437}, {662, 3995075796},
    {684, 1378995983}, {701, 2702279012}, {717, 3938162328}, {718, 3658226030}, {723, 4152230356},
    {733, 2496212058}, {740, 4113452274}, {743, 1746258028}, {748, 1113510858}, {754, 348705738},
    {761, 1330461687}, {766, 2444945898}, {770, 3685020920}, {781, 123221109}, {793, 83793446},
    {815, 386311098}, {831, 4091544014}, {837, 2708649949}, {846, 693225631}, {850, 380752755},
    {855, 90969176}, {866, 449846533}, {867, 973910158}, {870, 2887626766}, {875, 3691757453},
    {880, 2054714927}, {885, 1458426488}, {895, 3552412932}, {900, 192541853}, {906, 110723809},
    {912, 3332609576}, {918, 3683784189}, {928, 2510136481}, {935, 2275008352}, {946, 3746835353},
    {955, 3137510316}, {966, 1279116642}, {977, 3013068941}, {982, 3111536167}, {991, 3572563384},
    {1003, 3139949330}, {1009, 736625355}, {1013, 69978321}, {1020, 558918661}, {1025, 1326178875},
    {1031, 1971108699}, {1054, 2842608717}, {1068, 1774491146}, {1083, 2134883420}, {1092, 3641267209},
    {1098, 1076453893}, {1101, 3751997361}, {1108, 4092568292}, {1112, 2171383808}, {1121, 3054093999},
    {1129, 4213704117}, {1134, 244111290}, {1139, 827898097}, {1145, 4232466889}, {1160, 3775434644},
    {1168, 2471448074}, {1177, 3786248987}, {1182, 128336118}, {1200, 3721122100}, {1201, 3826002220},
    {1202, 3775669363}, {1206, 1006755615}, {1210, 4272848550}, {1214, 108579519}, {1219, 3173440503},
    {1224, 4025666427}, {1229, 2897315904}, {1234, 153572251}, {1240, 1428923715}, {1245, 405166629},
    {1249, 2112764879}, {1254, 3876055819}, {1264, 1046779122}, {1269, 372738696}, {1274, 2052810508},
    {1275, 3591115554}, {1283, 2271195850}, {1300, 391640912}, {1326, 460481456}, {1348, 779904818},
    {1352, 3837675186}, {1357, 765439473}, {1362, 2711245919}, {1367, 697196164}, {1372, 1059919963},
    {1378, 1323747186}, {1384, 3538687084}, {1390, 1324880019}, {1394, 3912887073}, {1396, 163295161},
    {1398, 146517542}, {1400, 129739923}, {1402, 112962304}, {1404, 230405637}, {1406, 213628018},
    {1408, 196850399}, {1410, 180072780}, {1412, 297516113}, {1414, 280738494}, {1421, 2873224251},
    {1427, 2386971688}, {1432, 1283547685}, {1435, 4168357374}, {1444, 2209066192}, {1462, 4213547406},
    {1474, 988175173}, {1488, 2929211326}, {1498, 2027933801}, {1506, 2562340083}, {1509, 2515107422},
    {1514, 2797886853}, {1520, 2699759368}, {1524, 3270303571}, {1532, 206862118}, {1537, 3122818005},
    {1544, 1919949199}, {1551, 3226083260}, {1559, 3920758663}, {1573, 380755552}, {1579, 1090495225},
    {1586, 811810984}, {1593, 234774234}, {1601, 2529449241}, {1609, 1747969136}, {1615, 2087358391},
    {1622, 1335159128}, {1629, 2428550228}, {1633, 796142685}, {1637, 2991499325}, {1643, 1615808600},
    {1652, 3966976176}, {1660, 295258647}, {1665, 382270662}, {1672, 3795011855}, {1686, 3747507645},
    {1701, 909533769}, {1705, 3365180733}, {1716, 2749912018}, {1723, 3639581107}, {1728, 2735859570},
    {1733, 969184184}, {1740, 1902060359}, {1748, 1373385388}, {1754, 3602979878}, {1760, 1769938321},
    {1787, 1740667972}, {1797, 4050857480}, {1804, 2755019962}, {1810, 2169878254}, {1818, 4170555683},
    {1829, 1334253329}, {1836, 2265719507}, {1844, 2570318435}, {1856, 3483588555}, {1865, 2774362700},
    {1876, 21843312}, {1886, 3429590357}, {1901, 1071897420}, {1921, 1566828974}, {1939, 514687451},
    {1940, 3876335077}, {1941, 3859557458}, {1943, 1363500993}, {1945, 1346723374}, {1966, 2264171482},
    {1978, 1357355164}, {1979, 4228665076}, {2011, 1867418821}, {2012, 3507227459}, {2018, 3168883851},
    {2031, 3222486838}, {2060, 3381181800}, {2061, 3607893173}, {2066, 3005452862}, {2067, 3440116983},
    {2068, 4245442695}, {2076, 2839884955}, {2101, 3398044946}, {2114, 3005386353}, {2137, 1217983224},
    {2149, 3509544318}, {2175, 1610779110}, {2182, 2930439210}, {2184, 1412156564}, {2207, 3160029103},
    {2215, 3174662200}, {2238, 1479719844}, {2248, 3376534378}, {2274, 2875014037}, {2301, 3589306714},
    {2334, 804357063}, {2363, 1910201350}, {2370, 2701182283}, {2376, 398550328}, {2379, 521802798},
    {2382, 505025179}, {2385, 656170845}, {2388, 605837988}, {2391, 2468447887}, {2394, 2485225506},
    {2397, 2384559792}, {2407, 4100406635}, {2418, 1987983040}, {2424, 365099244}, {2428, 3641958979},
    {2438, 296602997}, {2445, 2462546090}, {2452, 4254058618}, {2457, 2907980824}, {2461, 3981965844},
    {2467, 3649018447}, {2475, 2614820847}, {2488, 292130973}, {2493, 2190941297}, {2508, 211913386},
    {2516, 564937055}, {2527, 3419592236}, {2562, 3513453938}, {2573, 3460502485}, {2577, 2339366755},
    {2588, 377128425}, {2596, 1086286877}, {2623, 3941508978}, {2631, 783488098}, {2633, 1111836708},
    {2652, 2280960882}, {2659, 3181326346}, {2678, 975988953}, {2694, 635020210}, {2696, 1360837969},
    {2698, 1344060350}, {2710, 1925151750}, {2716, 2408179714}, {2722, 2211460629}, {2742, 1848861402},
    {2747, 2508680735}, {2753, 3585981250}, {2763, 2335550124}, {2767, 597743964}, {2777, 2354563044},
    {2803, 2897926679}, {2820, 1035906630}, {2838, 783840260}, {2839, 4060888886}, {2840, 4278997933},
    {2848, 589286162}, {2853, 414084241}, {2863, 2275477643}, {2867, 3940830471}, {2877, 1940694431},
    {2881, 1996966820}, {2891, 1637070560}, {2899, 1605206413}, {2913, 1343892145}, {2931, 2293605903},
    {2941, 1099796002}, {2952, 370965912}, {2962, 4290552719}, {2997, 1638856759}, {3013, 3707845437},
    {3021, 1968018676}, {3035, 2745245856}, {3043, 2872562979}, {3057, 1867915087}, {3065, 1052627742},
    {3079, 1537748690}, {3087, 4233365429}, {3101, 3239423849}, {3105, 1535751837}, {3118, 3736796887},
    {3122, 2541423239}, {3135, 3804893101}, {3139, 3060514643}, {3152, 21234473}, {3156, 1518974218},
    {3169, 3720019268}, {3173, 2524645620}, {3186, 3788115482}, {3190, 3043737024}, {3203, 4456854},
    {3217, 2037980277}, {3232, 2933655948}, {3244, 558644074}, {3261, 328942278}, {3269, 2111105165},
    {3283, 3042771105}, {3289, 3800657716}, {3301, 626531088}, {3308, 2362349278}, {3321, 866545770},
    {3331, 857273821}, {3347, 4045899937}, {3354, 1135749657}, {3360, 93078660}, {3372, 1409690180},
    {3375, 2802900028}, {3379, 306900080}, {3385, 1319594794}, {3390, 2028154341}, {3406, 2218332638},
    {3430, 225597218}, {3459, 2084234006}, {3475, 1331687974}, {3480, 2135852838}, {3501, 2753988203},
    {3508, 864200463}, {3519, 3838403746}, {3527, 1530791347}, {3539, 3721205966}, {3544, 3688814324},
    {3555, 3876242216}, {3567, 1809966536}, {3585, 2699878380}, {3595, 4079184015}, {3615, 1179101157},
    {3623, 1825239352}, {3642, 3748245722}, {3660, 634908722}, {3677, 163271060}, {3703, 3289806584},
    {3715, 3446866648}, {3720, 1737076817}, {3729, 881687192}, {3736, 1219519868}, {3746, 3970939267},
    {3750, 2513272949}, {3759, 3224470464}, {3766, 2986472067}, {3770, 708293528}, {3776, 258052966},
    {3778, 3450233754}, {3780, 1213090802}, {3784, 3555670962}, {3790, 2743639103}, {3796, 2710083865},
    {3802, 4214265958}, {3808, 3963008473}, {3815, 1381912327}, {3824, 297212119}, {3827, 53234560},
    {3835, 1135433081}, {3838, 797905850}, {3846, 1315384455}, {3857, 4179333016}, {3880, 867257093},
    {3891, 841567274}, {3894, 3617776409}, {3906, 1784172926}, {3909, 3381609815}, {3921, 1550566188},
    {3931, 1592295328}, {3939, 2860018940}, {3957, 2241873898}, {3962, 2638218225}, {3969, 1524000883},
    {3972, 1923516200}, {3976, 3391553482}, {3979, 1062293841}, {3983, 3825392021}, {3986, 709362235},
    {3990, 1694935685}, {3994, 392774327}, {3999, 2880712451}, {4004, 3102149661}, {4010, 2394465697},
    {4014, 1659167240}, {4019, 475034410}, {4025, 3434436711}, {4028, 1479764693}, {4032, 2347825097},
    {4038, 1197479801}, {4042, 1351583639}, {4047, 3270705251}, {4053, 366569208}, {4057, 1251212115},
    {4061, 1621599661}, {4066, 3579732453}, {4072, 1720942905}, {4076, 140187182}, {4081, 1868829528},
    {4090, 3948149459}, {4100, 708029167}, {4105, 3185475540}, {4111, 2537751862}, {4117, 2778439310},
    {4124, 2616928056}, {4130, 4139930401}, {4137, 3135838405}, {4144, 2498734875}, {4152, 4064998855},
    {4156, 268639961}, {4161, 4092159661}, {4166, 2346846000}, {4172, 2328988770}, {4176, 2519117294},
    {4181, 3873647896}, {4185, 1415682102}, {4190, 631424496}, {4194, 282220607}, {4199, 3558937627},
    {4203, 4099687964}, {4208, 658698766}, {4212, 153638352}, {4217, 545189250}, {4225, 197671877},
    {4234, 792060313}, {4238, 513084933}, {4243, 2275780057}, {4248, 2616489071}, {4253, 4075421329},
    {4258, 2981347434}, {4263, 648810968}, {4271, 638754166}, {4278, 591523055}, {4285, 4047093083},
    {4292, 656837285}, {4300, 3789446092}, {4308, 4277107410}, {4316, 3906719864}, {4325, 2684794283},
    {4338, 2663715805}, {4343, 2698097207}, {4349, 3072217742}, {4356, 1920734138}, {4381, 4225734153},
    {4383, 1128467232}, {4387, 1035581717}, {4402, 3525779695}, {4425, 1975486251}, {4435, 2889234988},
    {4447, 128921049}, {4466, 1127666911}, {4476, 2542550614}, {4482, 2627312426}, {4491, 1195911285},
    {4501, 4151950225}, {4503, 1765031016}, {4511, 1814435734}, {4517, 3602780627}, {4522, 876513898},
    {4533, 879704937}, {4536, 986710028}, {4542, 2682709205}, {4550, 1379501780}, {4558, 854709318},
    {4569, 925110256}, {4589, 827033813}, {4610, 3417352379}, {4618, 2226546594}, {4624, 169017192},
    {4628, 3843578906}, {4647, 221667867}, {4655, 3218681947}, {4668, 987224379}, {4676, 3728990320},
    {4688, 915157507}, {4696, 2572986219}, {4716, 4007662012}, {4720, 213683108}, {4726, 3017331637},
    {4737, 1714939896}, {4744, 2474713847}, {4751, 1542649473}, {4759, 39928156}, {4774, 2848808016},
    {4793, 3241215769}, {4813, 688599773}, {4836, 944978096}, {4864, 607288565}, {4891, 3578987480},
    {4894, 3555673031}, {4899, 2355360096}, {4903, 3949911679}, {4912, 645910219}, {4919, 2941534958},
    {4926, 2238339041}, {4931, 3277562923}, {4934, 3761252941}, {4938, 382886321}, {4941, 4220379804},
    {4945, 4200353678}, {4948, 2633446552}, {4952, 388525018}, {4957, 967958004}, {4962, 1216469057},
    {4966, 1675745305}, {4974, 3533348019}, {4984, 2267784115}, {4987, 2877453236}, {4995, 1011085160},
    {4999, 1555467752}, {5004, 2016490230}, {5014, 1419061120}, {5020, 3353438327}, {5026, 2002030311},
    {5033, 931910521}, {5059, 1638953034}, {5072, 263889333}, {5085, 2304257469}, {5104, 2571507861},
    {5133, 4039984575}, {5143, 1623797237}, {5159, 2667149886}, {5178, 1204873229}, {5198, 2611599107},
    {5208, 1975768454}, {5220, 3532344479}, {5227, 2718014180}, {5248, 713077974}, {5265, 2712081721},
    {5291, 1361625375}, {5317, 864165631}, {5324, 3189629876}, {5342, 165942467}, {5355, 1655317257},
    {5374, 1010779457}, {5384, 2215640769}, {5394, 1070265239}, {5403, 1134120687}, {5407, 2846199180},
    {5420, 1743930340}, {5426, 4005059268}, {5430, 206241385}, {5439, 1115344066}, {5447, 567586076},
    {5453, 3901637708}, {5457, 803046281}, {5463, 152899664}, {5472, 1787359420}, {5477, 151693739},
    {5482, 460225993}, {5488, 944111422}, {5497, 2075216980}, {5502, 2276994531}, {5516, 2796815519},
    {5531, 3918278559}, {5538, 4155575922}, {5548, 236925125}, {5556, 1684779966}, {5560, 798074659},
    {5569, 2374006294}, {5575, 3103973672}, {5585, 2926810054}, {5587, 1462048136}, {5602, 3040434276},
    {5612, 1244814717}, {5622, 1696195782}, {5631, 3093996503}, {5640, 2756264342}, {5648, 2866045037},
    {5656, 1163907536}, {5668, 2104353872}, {5679, 3110688315}, {5690, 3317910134}, {5699, 3473703803},
    {5712, 2755011687}, {5728, 2069497450}, {5739, 1516930437}, {5749, 296395306}, {5760, 1195616409},
    {5772, 942984426}, {5780, 2949131327}, {5790, 469045609}, {5801, 2847090017}, {5821, 176574206},
    {5831, 404136769}, {5844, 2422892396}, {5858, 2568950125}, {5862, 2528405746}, {5867, 2484574385},
    {5872, 4208725202}, {5888, 3003271613}, {5904, 1882624920}, {5915, 4183891472}, {5932, 3707850388},
    {5941, 2401568500}, {5966, 1057920877}, {5973, 2157316278}, {5981, 3403651144}, {5988, 4114437246},
    {5998, 2887421684}, {6002, 1361572173}, {6012, 1896686403}, {6022, 3273657238}, {6032, 1266202965},
    {6044, 3635588042}, {6063, 2733832836}, {6067, 4182378701}, {6074, 2110798224}, {6080, 877087803},
    {6089, 1970364490}, {6095, 1275339983}, {6113, 350857000}, {6129, 2079739832}, {6145, 1996921413},
    {6154, 2043970711}, {6170, 1393632998}, {6177, 1731736080}, {6189, 4080117376}, {6200, 1493013840},
    {6220, 2398078988}, {6228, 1065574956}, {6238, 2965413338}, {6248, 990401381}, {6256, 2153800097},
    {6263, 4084710509}, {6266, 682729123}, {6275, 1722954222}, {6291, 3827859290}, {6302, 37271103},
    {6310, 1119987041}, {6329, 2161276179}, {6352, 3507573001}, {6360, 2301731235}, {6370, 1862550028},
    {6384, 3213420894}, {6400, 288415389}, {6410, 4033069017}, {6416, 672109684}, {6424, 3339054942},
    {6433, 3080967843}, {6448, 834189487}, {6457, 904369474}, {6460, 1089765596}, {6465, 18738364},
    {6469, 2197550541}, {6474, 1569418667}, {6492, 1419285594}, {6495, 3324446467}, {6502, 2540844914},
    {6511, 936176715}, {6516, 3724674918}, {6519, 3817694041}, {6529, 4121092745}, {6539, 886071850},
    {6551, 2390028659}, {6558, 4182669406}, {6563, 3555021734}, {6568, 1452231588}, {6578, 665752555},
    {6588, 2665914025}, {6596, 1172522883}, {6606, 2411978403}, {6615, 2082024064}, {6619, 1231115066},
    {6628, 244075885}, {6634, 96429129}, {6645, 1558106348}, {6652, 1676028392}, {6664, 3565214879},
    {6670, 1169454059}, {6681, 2276069802}, {6687, 2590900991}, {6698, 403953390}, {6703, 817772335},
    {6713, 3894621598}, {6717, 3130700698}, {6726, 3811712141}, {6735, 2836898780}, {6749, 744222851},
    {6757, 3219325754}, {6770, 455433581}, {6775, 1550717474}, {6785, 4099875093}, {6794, 2687217115},
    {6806, 3317790454}, {6818, 680679420}, {6829, 4074568615}, {6839, 972345196}, {6849, 2124225882},
    {6859, 1707208587}, {6869, 1698171440}, {6881, 1765986002}, {6893, 3099195470}, {6903, 1325296208},
    {6914, 1159889848}, {6924, 3210628243}, {6935, 3799163251}, {6946, 3782385632}, {6957, 3899828965},
    {6968, 3883051346}, {6979, 3866273727}, {6995, 4169345192}, {7020, 3573351892}, {7025, 4137097213},
    {7030, 3523899814}, {7036, 1029089800}, {7047, 1290530634}, {7055, 4203053801}, {7068, 406972148},
    {7072, 2369371622}, {7077, 3008443898}, {7084, 3726277920}, {7094, 1742909879}, {7105, 581045492},
    {7115, 877317237}, {7128, 1513289445}, {7152, 2694946607}, {7174, 3902926015}, {7177, 2516003219},
    {7192, 3083183824}, {7196, 3185987134}, {7205, 3141474305}, {7218, 1010012291}, {7222, 659427984},
    {7233, 3254824265}, {7241, 1438951982}, {7250, 571377267}, {7268, 143865419}, {7286, 445834375},
    {7300, 4201716739}, {7313, 2082798958}, {7317, 3883353449}, {7340, 1252969316}, {7357, 611349806},
    {7379, 3939761393}, {7403, 1880591026}, {7429, 1052979093}, {7445, 1315057949}, {7458, 3198073272},
    {7483, 1888717571}, {7496, 1499172353}, {7510, 1151719106}, {7528, 1297838153}, {7539, 1291853992},
    {7551, 3864824124}, {7564, 284302454}, {7582, 2291378338}, {7604, 2024043478}, {7619, 3416336049},
    {7630, 3326301860}, {7641, 2097883034}, {7659, 2658088632}, {7669, 4116806241}, {7681, 2750625341},
    {7698, 2805121617}, {7707, 2636563400}, {7723, 1088403524}, {7751, 1326471550}, {7757, 3867909202},
    {7786, 2053519890}, {7820, 24686317}, {7824, 43254447}, {7856, 3633974900}, {7864, 1715765854},
    {7880, 3488110948}, {7886, 1226705564}, {7896, 1144915353}, {7914, 1085962434}, {7920, 542584942},
    {7938, 1880354216}, {7947, 2126046479}, {7968, 3409685817}, {7978, 2322214854}, {8000, 715012316},
    {8005, 667630371}, {8022, 4011681569}, {8037, 2477794221}, {8052, 2826459802}, {8059, 863636682},
    {8089, 3312035873}, {8117, 2374822095}, {8133, 1117036282}, {8149, 2727146260}, {8161, 2338438971},
    {8169, 894604266}, {8187, 239266950}, {8203, 3440848049}, {8221, 1563451997}, {8257, 1300855194},
    {8275, 2649340029}, {8288, 3157132282}, {8319, 1994390723}, {8332, 3295732442}, {8351, 3217941162},
    {8388, 2638373311}, {8407, 729836362}, {8424, 1103965319}, {8459, 3909734774}, {8476, 3422384807},
    {8490, 1562399317}, {8522, 3535094014}, {8536, 2862813109}, {8556, 70193435}, {8594, 3331707904},
    {8614, 167527483}, {8618, 810547195}, {8640, 3377910156}, {8656, 2815096657}, {8697, 3232227944},
    {8716, 2636711499}, {8730, 2461495057}, {8735, 502047894}, {8755, 2942666046}, {8761, 1490954098},
    {8772, 1092012710}, {8797, 38792922}, {8808, 2899252294}, {8816, 871591685}, {8838, 1041997713},
    {8846, 3217987877}, {8854, 1309284212}, {8876, 2823090016}, {8884, 4012061332}, {8899, 4204111253},
    {8904, 3492500287}, {8913, 773059133}, {8936, 2759092874}, {8945, 481727645}, {8959, 2303844654},
    {8987, 1323066019}, {9001, 590774350}, {9010, 421821156}, {9033, 696240407}, {9042, 1453714756},
    {9057, 466020238}, {9086, 4077855673}, {9101, 1744839726}, {9117, 1408722253}, {9147, 876245160},
    {9163, 452810861}, {9176, 1260603725}, {9203, 968316954}, {9216, 859371885}, {9230, 1658883364},
    {9258, 3531153185}, {9272, 486221508}, {9283, 4064395570}, {9308, 2257273533}, {9319, 3217031314},
    {9331, 1898701486}, {9357, 692253475}, {9369, 2618608526}, {9383, 889051197}, {9411, 1439665068},
    {9425, 3703752221}, {9440, 158609817}, {9469, 3199826274}, {9484, 3872230201}, {9497, 592993401},
    {9524, 2782426318}, {9537, 1648296985}, {9559, 2036964556}, {9595, 1478369021}, {9617, 2072579308},
    {9626, 588027325}, {9632, 3294899967}, {9648, 2406610228}, {9660, 1136770368}, {9671, 1099727666},
    {9698, 3943336079}, {9706, 3373088083}, {9714, 1118385669}, {9727, 1252830802}, {9735, 1310484760},
    {9753, 4211107556}, {9771, 4235327583}, {9790, 1911957762}, {9802, 2274977100}, {9812, 1894102977},
    {9829, 1868420705}, {9844, 1229760322}, {9859, 401251929}, {9868, 4136070254}, {9878, 141711844},
    {9891, 1877099350}, {9901, 4224630636}, {9927, 2956264019}, {9951, 3731343133}, {9962, 1490880043},
    {9977, 651349070}, {9996, 3553571131}, {10017, 798050051}, {10037, 1738029828}, {10046, 830772382},
    {10070, 975665791}, {10077, 3753552150}, {10099, 1268347563}, {10108, 2675976173}, {10116, 2255101473},
    {10127, 938963840}, {10139, 1325536902}, {10149, 66138439}, {10168, 2650151654}, {10180, 1362571274},
    {10187, 2674091075}, {10204, 4180264212}, {10215, 2220611910}, {10221, 3628923247}, {10240, 2290191893},
    {10253, 524486259}, {10268, 536057419}, {10281, 2266436945}, {10293, 2660165913}, {10305, 2510371521},
    {10312, 1647949432}, {10323, 2499925078}, {10329, 1061329053}, {10337, 2186648520}, {10349, 3685987662},
    {10363, 1203193122}, {10377, 3305235377}, {10392, 3408062813}, {10414, 598285973}, {10425, 2107277412},
    {10440, 1771288722}, {10454, 1024755039}, {10474, 2323362532}, {10494, 295121441}, {10506, 3240065181},
    {10515, 3923523740}, {10535, 140741692}, {10565, 687274249}, {10575, 1680403306}, {10586, 186774928},
    {10600, 2185261687}, {10605, 2753641482}, {10610, 2454962418}, {10627, 958887293}, {10645, 3594902096},
    {10653, 2175633178}, {10670, 775974691}, {10677, 4056008598}, {10691, 32195591}, {10698, 3647323098},
    {10714, 3198753898}, {10725, 2621687777}, {10749, 56185609}, {10757, 3091067239}, {10761, 3935363592},
    {10771, 3073585980}, {10778, 1867556362}, {10791, 2589014835}, {10807, 3891896413}, {10813, 4148812653},
    {10820, 1700657266}, {10832, 1106246455}, {10847, 754571866}, {10858, 1038506759}, {10864, 4176775601},
    {10873, 2830785103}, {10883, 1731433239}, {10891, 855408348}, {10899, 2834400513}, {10914, 3963693047},
    {10923, 3544094494}, {10929, 4009327117}, {10945, 492923249}, {10958, 1423062726}, {10976, 161915485},
    {11019, 2642763852}, {11032, 1214513038}, {11049, 1445723454}, {11058, 2844467682}, {11065, 3334659430},
    {11077, 3572701046}, {11088, 555663897}, {11099, 3123020006}, {11112, 3005567066}, {11124, 2400366623},
    {11136, 2266193630}, {11146, 3448933658}, {11159, 3786999131}, {11167, 2370703267}, {11179, 1489487637},
    {11194, 2552112075}, {11212, 2857694466}, {11225, 2048902997}, {11240, 1468503355}, {11259, 376585884},
    {11271, 1938712828}, {11293, 3810570069}, {11312, 1375206950}, {11334, 1648973383}, {11353, 1187236458},
    {11375, 1447170883}, {11394, 2183746320}, {11416, 4241624385}, {11423, 3048556132}, {11442, 3744775116},
    {11460, 3621218635}, {11477, 3611392321}, {11488, 3412690475}, {11501, 2109961146}, {11527, 2124853820},
    {11549, 4061796954}, {11556, 4173553157}, {11564, 2053962742}, {11574, 503535429}, {11585, 1836668495},
    {11594, 721310682}, {11609, 1006735486}, {11621, 325084441}, {11626, 2961925722}, {11636, 497438945},
    {11645, 1787797455}, {11656, 1849888827}, {11676, 3825011241}, {11685, 385702446}, {11691, 2166834857},
    {11698, 3055437297}, {11705, 601507180}, {11721, 2970916523}, {11725, 1041509726}, {11730, 1494001562},
    {11739, 2984076638}, {11753, 737459482}, {11759, 1122880180}, {11770, 1945272936}, {11785, 2380932862},
    {11793, 2548392784}, {11804, 3688764708}, {11814, 1901756438}, {11823, 906872895}, {11834, 1648836552},
    {11841, 1359877577}, {11849, 521485205}, {11862, 252720416}, {11876, 1264131298}, {11880, 1582017048},
    {11899, 422274124}, {11918, 3020961236}, {11924, 845187144}, {11946, 1120609123}, {11970, 3704248662},
    {11997, 1361184210}, {12019, 254023945}, {12047, 3600137057}, {12071, 2682444316}, {12080, 1644100618},
    {12104, 1592819465}, {12137, 895660813}, {12145, 335426986}, {12170, 1264318259}, {12202, 1168386582},
    {12210, 1663862986}, {12215, 1746993862}, {12244, 1903257066}, {12249, 974882150}, {12256, 1177151643},
    {12287, 165292311}, {12294, 2311397435}, {12299, 439402299}, {12328, 1552997231}, {12333, 3962257883},
    {12342, 2220750876}, {12375, 2007447656}, {12384, 2787838396}, {12390, 3769421748}, {12420, 4173954024},
    {12426, 1434043348}, {12436, 1426660429}, {12470, 737025121}, {12504, 1466689035}, {12542, 4098563933},
    {12547, 513712005}, {12584, 229043912}, {12588, 2457286800}, {12623, 3584307048}, {12625, 1123244352},
    {12662, 1329338781}, {12666, 2761510965}, {12673, 49525662}, {12693, 539821669}, {12711, 3772220557},
    {12729, 4185830300}, {12744, 3171290880}, {12766, 832521766}, {12788, 1461782644}, {12808, 691540578},
    {12831, 1404144425}, {12851, 522796658}, {12868, 1376505559}, {12877, 3748513642}, {12885, 846470194},
    {12893, 200649126}, {12907, 3431639220}, {12914, 4292335199}, {12929, 907121470}, {12935, 2240342303},
    {12952, 2969811462}, {12966, 167268160}, {12980, 1833803298}, {12992, 2457918009}, {13004, 4071123319},
    {13016, 1834047080}, {13032, 3367860727}, {13041, 3718375587}, {13047, 2118064195}, {13058, 493169962},
    {13066, 2713721240}, {13071, 1695364032}, {13078, 4030051588}, {13084, 1400182552}, {13114, 455416660},
    {13134, 2271268225}, {13157, 2613973034}, {13175, 392604227}, {13197, 3754606837}, {13217, 2833158821},
    {13233, 3350374178}, {13240, 534084754}, {13254, 2867322350}, {13276, 2116308131}, {13281, 3649057272},
    {13289, 3845453865}, {13298, 2994984227}, {13314, 664899839}, {13336, 1989677117}, {13341, 2918522264},
    {13353, 3420926329}, {13366, 3178453163}, {13383, 3149605050}, {13388, 2920394832}, {13405, 1523943668},
    {13415, 862917743}, {13437, 4234031555}, {13454, 1719771455}, {13475, 2399213176}, {13482, 4287151977},
    {13492, 450801067}, {13499, 1669872668}, {13513, 4013487222}, {13540, 2679495900}, {13556, 856694529},
    {13580, 2681939195}, {13596, 3153218578}, {13620, 2240063300}, {13624, 3096186179}, {13629, 741716276},
    {13634, 2329068957}, {13641, 2921198141}, {13646, 1055615879}, {13651, 3285122304}, {13657, 230313139},
    {13660, 2868333218}, {13664, 4098541315}, {13669, 33356212}, {13676, 1723256298}, {13680, 4140259964},
    {13686, 107912219}, {13708, 4121566434}, {13738, 3855721002}, {13754, 2216232237}, {13778, 2255928953},
    {13798, 159080631}, {13812, 3689248828}, {13837, 836430118}, {13857, 2287125059}, {13880, 1038585177},
    {13901, 3367347455}, {13927, 4230039153}, {13941, 609216699}, {13976, 1501614459}, {13987, 1529288929},
    {14019, 2719113377}, {14031, 2275796322}, {14064, 1812401954}, {14075, 2408338453}, {14107, 2855832277},
    {14134, 1459817706}, {14145, 2392518824}, {14177, 518942568}, {14198, 3663533692}, {14240, 2192755772},
    {14265, 177875273}, {14311, 891907593}, {14333, 1945812840}, {14376, 1417411880}, {14400, 2154355281},
    {14445, 3467076881}, {14465, 317429627}, {14506, 771452987}, {14541, 181460511}, {14561, 456257992},
    {14602, 2485130632}, {14625, 317835491}, {14669, 3496877987}, {14690, 1103010248}, {14740, 3557956176},
    {14763, 4255026978}, {14815, 3877521898}, {14829, 4267328027}, {14840, 3365817217}, {14852, 1019517826},
    {14863, 4255312501}, {14869, 107113802}, {14880, 339302984}, {14901, 571385436}, {14926, 701971049},
    {14948, 3844547848}, {14972, 2993703921}, {14992, 856100507}, {15006, 523418047}, {15027, 1199509864},
    {15036, 71184232}, {15065, 3633864562}, {15071, 3626350180}, {15097, 227242734}, {15104, 3686895409},
    {15131, 23593359}, {15137, 3490026688}, {15163, 2245546586}, {15172, 63500808}, {15178, 3324008260},
    {15185, 2639082641}, {15191, 4241250784}, {15219, 1005534689}, {15247, 433529277}, {15276, 1104277830},
    {15289, 1738166450}, {15324, 4196810825}, {15353, 1042290725}, {15360, 1073217499}, {15378, 2059328792},
    {15386, 1536564555}, {15405, 2064776214}, {15414, 1856753941}, {15434, 1308833490}, {15438, 3934383778},
    {15453, 2480094667}, {15461, 4009865048}, {15489, 365080250}, {15495, 3648362799}, {15521, 980454765},
    {15528, 1860367182}, {15555, 3669799736}, {15558, 1787721130}, {15584, 447103454}, {15589, 1697318111},
    {15617, 2673357851}, {15647, 2937116726}, {15665, 3523238589}, {15673, 1863269210}, {15693, 2099371351},
    {15698, 4096559242}, {15715, 2182794837}, {15722, 667710333}, {15725, 718098122}, {15728, 682728183},
    {15746, 3802467407}, {15767, 3657180965}, {15790, 1665393361}, {15814, 1052733624}, {15823, 184912774},
    {15839, 4089387070}, {15852, 2352568569}, {15865, 1245245715}, {15878, 1262023334}, {15892, 3270702940},
    {15904, 2739892052}, {15919, 2480001844}, {15923, 3749132497}, {15932, 1230999982}, {15939, 3143743637},
    {15945, 351428278}, {15962, 2428146278}, {15977, 2992948263}, {15988, 2349028720}, {15995, 3885786800},
    {16007, 1736514697}, {16017, 3474322026}, {16027, 60432295}, {16032, 1322381784}, {16039, 4012403877},
    {16061, 989471740}, {16082, 452908417}, {16101, 423327896}, {16117, 2453966149}, {16145, 1731566697},
    {16156, 2587032280}, {16177, 2963724706}, {16193, 712913813}, {16225, 2778836517}, {16248, 1613655628},
    {16270, 655649118}, {16285, 2173728365}, {16292, 2357661820}, {16308, 409169195}, {16328, 3491459423},
    {16345, 1226170970}, {16368, 3404475955}, {16398, 1624986452}, {16432, 3623300279}, {16449, 3034534074},
    {16469, 575711980}, {16488, 671086880}, {16515, 387145109}, {16528, 1032586458}, {16540, 266241602},
    {16560, 3402924327}, {16570, 1269553309}, {16576, 503252654}, {16579, 4160314702}, {16583, 159043482},
    {16590, 2686336408}, {16595, 2717370895}, {16605, 1132587367}, {16613, 1195117749}, {16627, 1879021152},
    {16641, 581463510}, {16664, 2140377464}, {16676, 1275514075}, {16688, 2387979536}, {16699, 3884420844},
    {16716, 1646387302}, {16728, 308670472}, {16741, 3934596143}, {16754, 2845511965}, {16777, 4013472960},
    {16797, 207861097}, {16817, 3570842623}, {16833, 2974165697}, {16840, 1232628331}, {16857, 889198334},
    {16876, 3364533173}, {16892, 2007207608}, {16901, 3255160570}, {16908, 2953807453}, {16915, 709349229},
    {16919, 2223459638}, {16927, 2600881466}, {16942, 2804841900}, {16957, 2904109309}, {16969, 46347960},
    {16977, 111583397}, {16987, 249290197}, {16997, 1264874778}, {17009, 2552651146}, {17023, 3277309783},
    {17031, 799079693}, {17036, 2072037248}, {17045, 1839346743}, {17055, 2980706495}, {17066, 3765738945},
    {17080, 1478303606}, {17092, 1491675329}, {17100, 2435397115}, {17121, 1647672292}, {17140, 1635008148},
    {17155, 1487095968}, {17171, 3124627733}, {17176, 2570585620}, {17192, 366187551}, {17206, 2318987703},
    {17216, 1761128012}, {17230, 185295765}, {17243, 3838690653}, {17258, 1263600608}, {17275, 2027855346},
    {17295, 3216563907}, {17309, 1058098686}, {17322, 467864515}, {17333, 3932876427}, {17346, 2706824106},
    {17355, 1016188828}, {17371, 957769824}, {17381, 1005022371}, {17395, 2696340427}, {17413, 1092596157},
    {17424, 1283833217}, {17443, 1606336818}, {17446, 993596020}, {17461, 2693457989}, {17470, 3779456605},
    {17489, 415476443}, {17502, 1262823941}, {17512, 1622115944}, {17520, 1499161504}, {17531, 2973219889},
    {17544, 2597275607}, {17549, 1748273790}, {17555, 860606716}, {17560, 3002334877}, {17577, 2034172196},
    {17603, 3305562105}, {17621, 3707972394}, {17628, 3647859367}, {17641, 3236366608}, {17654, 1824874128},
    {17675, 2788634194}, {17697, 1466132464}, {17725, 3529599493}, {17757, 2079469443}, {17779, 738891302},
    {17797, 3197889394}, {17816, 2360350959}, {17841, 3813530536}, {17844, 488247560}, {17847, 605690893},
    {17850, 622615607}, {17853, 572282750}, {17856, 2334079840}, {17859, 2384412697}, {17862, 2367635078},
    {17865, 2417967935}, {17868, 2502003125}, {17887, 3649363768}, {17906, 3444963044}, {17937, 2273024933},
    {17960, 4264915354}, {17981, 3077942367}, {18010, 590894855}, {18020, 1618037728}, {18030, 1850454287},
    {18040, 3957551837}, {18059, 4284171251}, {18075, 3891447831}, {18081, 2774883451}, {18093, 3483418915},
    {18110, 668816343}, {18118, 2931048700}, {18127, 2388452721}, {18135, 4258353177}, {18138, 1141775739},
    {18144, 4126724647}, {18154, 2859901778}, {18158, 3250964130}, {18166, 1360419304}, {18170, 3001705435},
    {18176, 2071016015}, {18181, 4246411473}, {18185, 2944866961}, {18188, 418647609}, {18191, 2471879920},
    {18193, 1105628090}, {18197, 963632676}, {18200, 1882099852}, {18209, 2097992392}, {18217, 4171284318},
    {18225, 2265671865}, {18232, 2076987736}, {18243, 3694939264}, {18250, 2984259090}, {18257, 306596620},
    {18265, 1011505953}, {18269, 1692432290}, {18276, 1616530830}, {18287, 2662881380}, {18294, 3218261061},
    {18301, 2261369287}, {18307, 912855974}, {18313, 3374781713}, {18321, 2293478956}, {18338, 1149880784},
    {18347, 953119650}, {18359, 1491100860}, {18370, 417924775}, {18381, 3895649598}, {18394, 2700906213},
    {18416, 2989913377}, {18422, 3882857642}, {18428, 3114108242}, {18444, 2841934487}, {18462, 1193001972},
    {18480, 88035829}, {18496, 1181740251}, {18509, 3068295830}, {18532, 2650861306}, {18554, 2152366365},
    {18565, 3624381609}, {18576, 3416571249}, {18586, 1040632685}, {18610, 4090287646}, {18627, 3935096066},
    {18646, 4249419}, {18663, 3406704799}, {18687, 3341171164}, {18720, 4136122483}, {18726, 2668380887},
    {18733, 2831556715}, {18746, 3401266884}, {18752, 1451477576}, {18768, 119757721}, {18777, 2438128661},
    {18789, 2193512543}, {18799, 1505809199}, {18818, 2758857958}, {18829, 1600511528}, {18835, 785452558},
    {18845, 1861738460}, {18851, 3056320968}, {18871, 4208727282}, {18884, 3291555781}, {18893, 2196865874},
    {18922, 1361552727}, {18944, 2957611498}, {18953, 2007872489}, {18961, 2339550961}, {18973, 3508411830},
    {18986, 2355901240}, {18997, 4245501841}, {19003, 3163908038}, {19010, 2925496955}, {19023, 108183312},
    {19037, 1328193084}, {19052, 2265931075}, {19073, 3180543629}, {19085, 1599455416}, {19092, 2387400333},
    {19111, 1202605450}, {19119, 591972422}, {19139, 1175191511}, {19150, 873742264}, {19173, 326594495},
    {19183, 2059707271}, {19205, 1503948434}, {19215, 3230945966}, {19237, 2911124459}, {19248, 1449651004},
    {19260, 1980023723}, {19287, 3261273255}, {19304, 1962088798}, {19315, 659713157}, {19319, 407568404},
    {19326, 3610741318}, {19334, 24023407}, {19341, 2767062895}, {19353, 197333961}, {19368, 3768039387},
    {19375, 2976183426}, {19383, 854431587}, {19393, 2611701562}, {19407, 4149673879}, {19414, 3561702979},
    {19425, 3373400544}, {19430, 616319547}, {19445, 2851767893}, {19457, 2670905232}, {19461, 2984927816},
    {19467, 3072721717}, {19474, 382945106}, {19483, 1202886564}, {19496, 3124826125}, {19513, 1073533898},
    {19533, 501308550}, {19553, 3102301894}, {19567, 2098960006}, {19581, 2993485402}, {19598, 2228178674},
    {19611, 678697196}, {19629, 4242588933}, {19637, 3290709023}, {19645, 3206573181}, {19653, 3156240324},
    {19665, 873554442}, {19677, 3877044912}, {19684, 1386144670}, {19728, 3391438105}, {19761, 3275802252},
    {19767, 1665555596}, {19777, 955209608}, {19787, 3663374774}, {19795, 2845693673}, {19804, 1402472725},
    {19818, 3292755612}, {19823, 1795259425}, {19832, 2710028206}, {19886, 2549331680}, {19897, 2094265262},
    {19908, 2380435381}, {19927, 801338602}, {19948, 2854832407}, {19973, 155406996}, {19985, 3678362229},
    {20005, 4252635661}, {20016, 930651626}, {20033, 883771916}, {20045, 2754639596}, {20058, 3381696689},
    {20078, 2497068525}, {20102, 4204966360}, {20106, 3848464964}, {20117, 4196316528}, {20122, 1775113223},
    {20131, 4293857150}, {20156, 105220734}, {20172, 2941928401}, {20195, 3513504379}, {20229, 2399979131},
    {20270, 397375761}, {20284, 2554776799}, {20291, 1325902193}, {20298, 4257774810}, {20317, 3385953049},
    {20331, 363805148}, {20350, 2241932221}, {20359, 3578929855}, {20370, 960139624}, {20378, 1597548103},
    {20393, 957531795}, {20406, 1010886454}, {20426, 1596791097}, {20431, 828449414}, {20447, 4083200273},
    {20463, 1563607652}, {20468, 3373576235}, {20484, 1686781560}, {20491, 247011038}, {20507, 3118206852},
    {20524, 1114429566}, {20540, 275414779}, {20558, 3681786005}, {20585, 1786964809}, {20588, 4081524352},
    {20591, 3880226465}, {20596, 1336735441}, {20603, 3258804367}, {20612, 3220778976}, {20622, 3246523276},
    {20633, 2488280337}, {20647, 2068458324}, {20662, 763838368}, {20669, 637820293}, {20673, 2601460036},
    {20678, 1480246043}, {20687, 978711165}, {20694, 309439324}, {20703, 2535512472}, {20721, 3793360030},
    {20743, 3530699951}, {20762, 3107109432}, {20784, 2768536296}, {20804, 2255243348}, {20822, 1791059818},
    {20828, 4128829753}, {20842, 2557930546}, {20864, 1165654517}, {20885, 1287267581}, {20909, 333206726},
    {20932, 2848081438}, {20953, 1910782036}, {20973, 3395304284}, {20996, 1173374833}, {21018, 2943989225},
    {21040, 1789752760}, {21060, 723746973}, {21083, 928095684}, {21100, 66633762}, {21110, 3883652983},
    {21130, 1787670268}, {21152, 2151592719}, {21167, 1240202158}, {21182, 2061306167}, {21199, 3545231896},
    {21214, 2600978945}, {21242, 907113182}, {21290, 4097691329}, {21302, 288631100}, {21313, 835911719},
    {21324, 18669246}, {21337, 1289413733}, {21359, 576822689}, {21383, 1403930331}, {21389, 1863671838},
    {21400, 2924953349}, {21413, 951339946}, {21426, 2908236957}, {21434, 60532369}, {21444, 3795175885},
    {21459, 1243462689}, {21501, 3533566504}, {21523, 1855131199}, {21532, 1056680197}, {21542, 2951402203},
    {21562, 3636908325}, {21573, 1964022558}, {21583, 684154646}, {21606, 2371177212}, {21631, 2398960364},
    {21657, 2922600688}, {21710, 17738465}, {21717, 343848780}, {21730, 2712090128}, {21753, 944362804},
    {21775, 115475624}, {21806, 694824490}, {21822, 2617424471}, {21834, 2167551454}, {21850, 353999202},
    {21866, 554307351}, {21886, 580401027}, {21899, 2837546561}, {21907, 3574960668}, {21910, 1090614859},
    {21927, 2666343581}, {21947, 848102186}
};

static const int32_t slots[] = {
    -1, -1, -1, 838, 224, 887, 1528, -1, 221, -1, 377, -1, -1, 182, 1621, 886, -1, -1, 1141, 142, 1560, 1635,
    1680, -1, -1, 346, -1, -1, -1, -1, -1, -1, 1143, -1, -1, -1, 1028, 1178, 1224, -1, 441, -1, -1, 921, -1,
    -1, 1677, -1, -1, 212, -1, 906, 1285, -1, -1, -1, 1202, 308, 697, -1, -1, -1, -1, 52, 128, 743, -1, -1,
    1665, -1, -1, -1, -1, 414, 233, 1692, -1, -1, 566, -1, 576, -1, -1, 100, -1, -1, 1740, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 741, 271, 1398, 1583, 276, -1, -1, 913, -1, 1567, -1, -1, 1594, -1, 192, -1, -1,
    1352, -1, -1, -1, 717, -1, -1, 1191, 1278, -1, -1, 1338, -1, -1, -1, -1, 1403, 1586, 1644, -1, -1, 109,
    1210, 432, 1681, -1, 1318, -1, -1, 5, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 641,
    -1, 1647, -1, -1, 805, 172, 758, -1, 1117, 1737, -1, 1691, -1, 1650, -1, 1548, -1, -1, -1, -1, -1, -1,
    -1, 1299, -1, 1584, -1, -1, 281, 928, -1, 876, -1, 821, -1, 1096, 1516, 668, -1, 1212, -1, -1, -1, -1,
    538, 270, 1010, 457, -1, -1, 1499, -1, 1307, -1, -1, -1, -1, -1, -1, -1, -1, 396, -1, 467, 628, -1, -1,
    682, 670, 927, 1026, 1550, 1580, 1707, -1, -1, 1175, -1, -1, 1329, -1, -1, -1, -1, -1, 118, 464, 226,
    468, 1032, 902, 1054, -1, -1, -1, -1, 1658, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 955, -1, -1, 439, -1,
    980, 608, 1021, -1, -1, 214, 764, 1440, -1, -1, -1, -1, -1, 1000, -1, 351, -1, -1, -1, -1, 138, 714, -1,
    -1, -1, -1, -1, -1, -1, 1448, -1, -1, 62, 1257, -1, -1, -1, 131, 695, -1, -1, 997, -1, 1595, -1, -1, -1,
    -1, 331, 36, 1738, -1, -1, -1, 811, -1, 1757, -1, 381, 1554, -1, -1, 1522, 504, 1645, 629, 211, 461, 484,
    1110, 691, -1, 204, -1, 654, -1, 1293, -1, -1, 1106, -1, 935, 676, 1137, 1017, 534, 268, -1, -1, -1,
    1024, 1351, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1075, 1474, -1, 1558, -1, -1, 844, -1, -1, 463,
    630, -1, -1, 966, 1105, -1, -1, 1535, 1531, 288, 1725, -1, 934, 1685, 340, 1258, 430, 1458, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, 1601, -1, -1, -1, 328, 345, 112, 359, 215, 466, 516, 778, 781, 903, 1148,
    1038, 1730, -1, -1, -1, -1, -1, 1422, -1, 158, 305, 496, -1, 517, -1, 136, 1375, 291, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 905, -1, -1, -1, -1, -1, -1, -1, -1, 490, -1, -1, -1, -1, -1, 139, 179, 580, -1, -1, -1,
    806, -1, -1, -1, -1, -1, -1, -1, 335, 1376, -1, -1, 1542, -1, 259, -1, 942, -1, -1, -1, -1, 625, 959,
    1165, 730, 801, -1, -1, -1, 716, 213, 1401, -1, -1, -1, -1, 1388, -1, -1, 1341, 1668, -1, -1, -1, 287,
    -1, -1, -1, 383, 967, 1256, 1151, -1, -1, -1, -1, 789, 1280, -1, 616, 511, -1, 505, -1, -1, -1, 367, -1,
    -1, -1, 1585, -1, 115, 412, -1, -1, -1, -1, 971, -1, 1380, -1, -1, -1, 748, 660, -1, -1, 1552, 545, -1,
    -1, -1, -1, 939, 1259, -1, 1452, 1517, 1615, -1, 501, 1177, 1217, 1260, -1, -1, -1, -1, 366, 1442, -1,
    -1, 1402, 1183, 284, 681, 1115, -1, 1383, 1749, -1, -1, 1104, 117, 239, -1, -1, 1496, -1, -1, -1, -1, -1,
    -1, 879, -1, 956, 427, 498, -1, -1, -1, 599, -1, -1, -1, 95, 779, 422, -1, -1, -1, 37, 1251, -1, -1,
    1041, -1, 1225, -1, -1, 771, -1, 94, 768, 19, 1657, 1610, 1108, -1, -1, 502, 841, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 605, 563, 1216, -1, -1, 1083, -1, -1, -1, 269, 548, 800, -1, 1387, -1, -1, 890, 1084, -1,
    1430, 515, -1, -1, -1, -1, 1243, -1, -1, 294, -1, 1187, 503, 715, 1234, 199, 1381, 1473, 1127, 1321, 261,
    1593, 1365, 1753, -1, -1, -1, -1, -1, -1, 460, -1, 321, 1235, -1, 1007, -1, -1, -1, 1370, -1, -1, -1, -1,
    -1, -1, -1, 1045, 1572, -1, 1073, 98, 120, -1, -1, 530, -1, 92, -1, -1, 390, 1354, -1, 1281, 1220, 1493,
    1696, 1102, -1, -1, 1232, -1, -1, -1, -1, -1, 272, 832, 1025, 951, 1336, -1, 1176, -1, -1, 1530, -1, -1,
    -1, -1, -1, 206, 619, 190, 653, 1467, 191, 1699, -1, -1, -1, -1, -1, 482, -1, -1, -1, 1325, -1, 1328, -1,
    -1, -1, -1, 1171, 1734, -1, 1638, -1, 1660, -1, -1, -1, 859, -1, -1, 356, -1, -1, 861, -1, -1, 568, 684,
    0, 613, -1, 478, -1, -1, -1, -1, -1, -1, -1, -1, 1173, -1, -1, 41, 985, -1, 1396, -1, 1167, -1, 9, 1598,
    -1, -1, 1463, 68, -1, -1, -1, -1, 334, -1, 582, -1, -1, 1751, -1, 639, 380, -1, 1639, 924, 763, 1355,
    1446, -1, -1, 1568, -1, 1272, -1, -1, 312, -1, 20, 279, 712, 850, 1709, 230, 275, 877, 637, 1039, 1687,
    -1, -1, 908, 1713, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1701, -1, -1, 1721, 394, 1431, 344, -1,
    1579, 480, -1, -1, -1, 1332, -1, 881, -1, -1, -1, -1, -1, -1, 493, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 341, 398, 917, 993, 871, 904, -1, 1009, -1, 24, 1551, 1727, 842, 633, -1, 11, 79, 1019,
    1113, 1359, 1507, 58, 512, 1195, 146, 1543, 1588, -1, -1, -1, 685, 1574, -1, -1, 217, 1597, -1, -1, -1,
    251, -1, -1, -1, -1, -1, 379, -1, -1, 702, 986, 1399, -1, 833, -1, -1, 1064, -1, -1, 1423, -1, -1, -1,
    1159, -1, -1, -1, 163, 122, -1, -1, -1, 286, -1, -1, 362, 56, -1, 69, 1394, -1, -1, -1, -1, 1, 644, 1037,
    1468, 39, 134, 1566, -1, 232, -1, -1, -1, -1, 209, 348, 531, 965, 1283, 1434, 742, 1754, -1, -1, -1, -1,
    -1, -1, 909, -1, -1, -1, 208, 994, -1, -1, -1, 542, -1, -1, 395, -1, -1, 1252, 1130, -1, -1, -1, 1085,
    572, 1377, -1, -1, 1587, -1, -1, -1, -1, 889, 195, -1, -1, -1, -1, 353, 945, -1, -1, 1392, 1461, -1, 168,
    -1, 1160, -1, -1, -1, 992, 1642, 704, -1, 220, -1, -1, 666, 988, 1756, -1, -1, -1, -1, 1590, -1, -1, -1,
    -1, -1, 989, 1314, 1614, -1, 106, -1, 1238, -1, -1, -1, -1, -1, -1, -1, -1, 1414, 1284, -1, -1, 40, 454,
    -1, 690, 709, -1, -1, -1, 1632, 342, -1, -1, -1, -1, -1, -1, -1, 245, -1, -1, -1, -1, -1, -1, -1, -1,
    1074, -1, -1, 562, 791, 1227, 1716, -1, 1432, 229, 1695, -1, 1169, 1362, 1605, 540, 1300, -1, -1, -1,
    646, 89, 1323, 1742, -1, -1, -1, 1643, 137, -1, -1, 499, -1, -1, -1, -1, -1, -1, -1, -1, -1, 671, -1,
    1029, 1492, 1684, 560, -1, -1, -1, -1, 661, 827, 683, 1466, 1154, 1662, -1, -1, -1, -1, -1, -1, -1, -1,
    255, 1378, -1, -1, -1, 1111, -1, -1, 105, 1273, 829, -1, -1, -1, -1, -1, -1, -1, -1, 1374, 1320, -1, -1,
    -1, -1, -1, 1313, -1, -1, 767, -1, 447, 189, 1015, 1049, -1, 1071, 487, 624, -1, -1, -1, -1, -1, -1, -1,
    -1, 1735, -1, -1, -1, -1, -1, 1504, -1, -1, 2, -1, -1, -1, -1, -1, -1, -1, -1, 143, -1, -1, -1, -1, -1,
    -1, -1, 1138, -1, -1, -1, -1, 307, -1, -1, 1510, -1, 174, -1, 1139, -1, -1, 108, 1477, -1, -1, -1, 926,
    -1, 1136, -1, -1, -1, 193, 783, -1, 1489, -1, -1, -1, -1, -1, -1, -1, 101, -1, -1, -1, -1, -1, -1, 84,
    -1, -1, 119, 313, -1, -1, 1035, 1294, -1, 1420, -1, 1305, -1, -1, -1, -1, -1, -1, -1, -1, 1348, -1, 28,
    597, -1, 1471, -1, 150, -1, -1, -1, -1, -1, -1, 1520, -1, 107, 851, 1745, -1, -1, 507, 1319, 1540, -1,
    1345, 1486, -1, -1, -1, -1, -1, 77, -1, 1164, -1, -1, -1, -1, -1, 675, 32, -1, -1, -1, -1, 537, 1518, -1,
    -1, -1, -1, -1, -1, 114, 1076, 444, 797, 180, 551, 1128, 554, 1418, 181, 1080, -1, -1, -1, -1, -1, -1,
    853, 1222, 749, -1, -1, 949, 640, 1275, 1702, -1, 535, 721, 1494, 1599, -1, -1, 60, 273, 491, 888, 167,
    1051, 322, 1569, 513, 600, 1746, -1, -1, 30, 757, 899, -1, -1, -1, -1, -1, 456, -1, 999, -1, -1, -1,
    1088, -1, -1, -1, -1, -1, 621, 1416, 323, 72, -1, -1, -1, -1, -1, 419, -1, -1, -1, 528, 672, 1625, -1,
    -1, -1, 727, 1100, -1, 933, -1, -1, -1, 1240, 1545, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1119, -1, -1, -1,
    -1, -1, 355, -1, 773, -1, 1447, 533, -1, -1, -1, -1, -1, -1, -1, -1, 1006, -1, -1, 156, -1, -1, -1, -1,
    -1, 635, 1337, -1, 931, -1, -1, 835, 83, 1462, 1030, 248, 1491, 979, 1577, -1, -1, 1303, 969, -1, 1092,
    116, -1, -1, 631, -1, -1, -1, -1, 724, 883, -1, 1062, -1, -1, 1034, 522, -1, -1, 1729, -1, 1269, 1758,
    347, -1, -1, -1, -1, 1140, 918, -1, -1, -1, -1, -1, -1, -1, 1033, 1135, 1298, 1324, 1390, -1, 1457, -1,
    -1, -1, 420, 1099, 1592, -1, -1, 135, 687, 1652, 1204, -1, 726, -1, -1, 1623, -1, -1, -1, -1, -1, -1,
    586, -1, 1123, -1, -1, -1, 948, 369, -1, -1, -1, -1, 1524, -1, 132, 1444, -1, -1, -1, -1, 197, 1181, -1,
    -1, -1, -1, 164, 581, 761, 1134, -1, -1, -1, -1, -1, 399, -1, -1, 634, 1538, -1, -1, -1, 443, -1, -1, -1,
    -1, -1, -1, 1091, 113, -1, -1, -1, -1, -1, 1221, -1, 450, -1, 1036, -1, -1, 759, -1, 839, -1, -1, 910,
    1619, -1, 943, 954, -1, -1, -1, -1, 431, -1, -1, 73, 728, 1502, 1480, 1546, 1556, 817, -1, -1, 1182, 872,
    -1, 710, 1719, -1, 698, -1, 1427, 1503, 652, -1, -1, 1565, -1, -1, -1, -1, 725, -1, -1, 6, -1, 153, 866,
    -1, -1, -1, -1, -1, -1, 1688, -1, 738, -1, 1708, 991, -1, -1, 588, 1358, -1, -1, -1, -1, 1077, 506, 1052,
    145, -1, -1, -1, -1, 238, -1, -1, -1, -1, -1, -1, -1, 1591, 1095, 1648, 987, -1, -1, -1, -1, 594, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, 1109, -1, 680, 585, 489, -1, -1, -1, -1, 304, -1, 1733, 1267, 1306,
    1741, 350, 1557, -1, 26, 1451, 133, -1, -1, -1, 252, -1, -1, -1, 18, -1, 361, 1118, -1, 1001, -1, -1,
    1229, -1, -1, -1, -1, -1, -1, 990, -1, -1, -1, 1439, -1, -1, -1, -1, -1, -1, 667, -1, -1, 1098, 495,
    1048, 1607, -1, -1, 958, -1, -1, 264, 1515, 1065, 1655, -1, 1544, -1, -1, 1327, 1529, -1, -1, -1, -1, -1,
    -1, 1686, -1, -1, -1, 810, 1514, 1534, -1, 196, 1664, 326, 858, -1, -1, -1, 1344, -1, 154, 1611, 780,
    1669, -1, -1, -1, -1, -1, -1, 1519, 1347, 75, -1, -1, -1, -1, -1, -1, 1654, -1, 474, -1, -1, -1, 49, -1,
    -1, 814, -1, -1, -1, -1, -1, -1, -1, -1, 1539, 941, 1575, -1, -1, 762, 1097, 946, -1, -1, 91, 1646, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1409, -1, 1246, 575, 746, -1, -1, -1, -1, -1, -1, 593,
    565, 1168, 752, 638, 1213, 1750, -1, -1, -1, -1, 1488, -1, 437, -1, 857, 1053, 176, -1, 1206, -1, 319,
    1537, 1126, 574, -1, -1, -1, 1666, 995, -1, 1710, 1070, 1087, 1253, -1, -1, 1690, 1265, -1, -1, -1, -1,
    -1, 1161, -1, 333, 760, -1, 1132, -1, -1, -1, -1, -1, -1, -1, 1046, -1, 44, 561, -1, 1211, 1479, 1581,
    -1, -1, 400, -1, -1, -1, -1, -1, -1, -1, 1018, 611, 300, 1152, 1667, 1612, -1, 249, -1, -1, -1, -1, -1,
    423, -1, 1676, -1, -1, -1, -1, -1, -1, 852, 539, 1192, -1, -1, 1732, 1536, 1659, -1, -1, 222, -1, 944,
    1174, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 250, 90, 731, 595, 1661, 1755,
    -1, 144, 1055, 840, 392, -1, -1, -1, -1, -1, -1, -1, -1, 74, 1172, -1, -1, -1, -1, 1384, -1, -1, -1, -1,
    -1, -1, 665, -1, 202, -1, 1011, -1, 283, -1, -1, 1693, -1, 1242, 1525, -1, 1651, -1, -1, 1286, -1, 1455,
    -1, -1, -1, 434, 210, -1, -1, -1, 488, -1, -1, -1, -1, -1, -1, 523, 417, 1497, 1190, 1714, 1449, 1063,
    823, -1, -1, -1, 953, 722, -1, -1, 1372, -1, -1, -1, -1, 867, 45, 225, 1158, -1, -1, 194, -1, 1334, 66,
    127, 1264, -1, -1, -1, 33, 1385, -1, 1239, -1, -1, 818, -1, 544, -1, -1, 88, -1, -1, -1, -1, -1, 1003,
    884, 387, -1, -1, 282, 13, 1271, -1, -1, -1, -1, -1, -1, -1, 1656, 27, -1, -1, 647, -1, -1, 1604, -1, -1,
    860, -1, 201, -1, -1, -1, -1, -1, -1, -1, -1, 320, 436, 1500, -1, -1, -1, -1, 402, -1, -1, -1, 932, 1146,
    891, 1125, 1450, -1, -1, 782, 1694, 870, 775, 368, 896, 984, 1008, -1, -1, -1, -1, 950, 8, 1343, -1, 938,
    -1, -1, 57, 962, -1, -1, -1, 1637, -1, -1, 1743, -1, -1, -1, 936, -1, -1, -1, 295, 620, 1312, 1133, 1356,
    1426, 1630, -1, -1, -1, -1, -1, -1, 996, -1, 1408, 1043, -1, -1, -1, -1, 617, -1, 828, 292, -1, -1, -1,
    -1, 1196, -1, -1, -1, 203, 1379, 1122, -1, -1, -1, 856, -1, -1, -1, -1, -1, -1, 53, -1, -1, -1, 1453, -1,
    -1, -1, -1, -1, -1, 745, -1, -1, -1, -1, 556, -1, -1, 125, 855, -1, 777, -1, -1, -1, -1, -1, -1, 837,
    1435, 719, 160, 237, 1576, 1620, 787, 31, -1, 1236, -1, 240, 772, -1, -1, 285, 1201, -1, 1724, -1, -1,
    -1, -1, -1, -1, -1, 642, -1, 1747, -1, -1, -1, 648, 425, 1349, -1, 314, -1, -1, -1, 303, -1, -1, -1, -1,
    -1, 541, 254, 1188, 1711, 29, 337, -1, 799, 558, 808, 1331, 578, 1214, 1678, 1296, 1116, -1, -1, -1, -1,
    -1, -1, -1, -1, 701, -1, -1, -1, 649, 470, -1, -1, -1, 1371, -1, -1, -1, -1, -1, -1, -1, 543, -1, -1, -1,
    735, 371, 963, 754, -1, 766, 1145, 973, -1, -1, -1, 820, -1, -1, 442, -1, 375, -1, -1, -1, -1, -1, 465,
    -1, -1, -1, -1, -1, 975, 1103, 1261, 1322, 1484, 705, 1072, 1340, -1, -1, -1, -1, -1, -1, -1, 1487, -1,
    -1, -1, 1163, -1, -1, 590, -1, -1, 1368, -1, -1, 253, 692, -1, 1412, -1, -1, -1, 1274, -1, -1, -1, -1,
    -1, 1149, -1, 35, 354, -1, 1600, 960, 606, 836, 1270, -1, 583, 809, 747, -1, 149, 751, 1361, 1622, -1,
    -1, -1, -1, 1194, 406, 1631, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1571, -1, -1, 1443, 1162, 571, 266,
    357, -1, -1, -1, -1, -1, -1, 802, 1628, 792, -1, 358, -1, 64, 1228, 1617, -1, -1, 549, -1, -1, -1, -1,
    -1, -1, 1040, 1288, -1, 48, 1533, 343, -1, 845, 85, 274, 831, 1279, 124, -1, 518, -1, -1, 868, -1, -1,
    -1, -1, -1, 257, 972, 1209, 1428, -1, 1090, -1, -1, -1, -1, -1, -1, -1, -1, 659, -1, 76, -1, -1, 1425,
    -1, 1308, -1, -1, -1, -1, -1, 804, 1287, -1, 141, 830, -1, 485, 1292, -1, -1, -1, -1, -1, -1, -1, 1523,
    -1, 7, -1, -1, 1121, -1, -1, -1, 930, 863, 1241, 22, 677, -1, -1, 325, 957, -1, -1, -1, 184, -1, -1, -1,
    178, -1, -1, -1, 479, 1219, -1, -1, -1, -1, -1, -1, -1, -1, -1, 788, 1205, 78, 247, 34, -1, 123, 130,
    981, 1112, -1, 662, 796, -1, 1302, -1, 244, -1, 657, -1, -1, -1, 440, -1, 1250, -1, -1, 171, -1, 265, -1,
    121, 1255, -1, 157, 25, 1144, 708, 920, 61, 80, 1728, -1, -1, 911, -1, -1, -1, -1, -1, 1395, 1067, -1,
    -1, 756, 1290, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 729, -1,
    -1, -1, -1, 363, 929, 1339, 1389, -1, 854, 1078, 1603, -1, -1, -1, -1, -1, -1, -1, -1, 734, 795, 1089,
    -1, 1475, -1, 1276, -1, -1, -1, -1, -1, -1, 925, 1193, 1230, -1, -1, -1, -1, 825, -1, -1, 602, -1, -1,
    514, -1, 1706, -1, -1, 10, -1, -1, -1, -1, -1, -1, 982, 1014, -1, 173, 733, -1, -1, -1, -1, -1, 315, 405,
    -1, -1, -1, -1, 298, -1, 552, 604, 1393, -1, -1, 847, 1012, 1460, -1, 55, -1, -1, 481, 1060, -1, -1,
    1022, 1086, -1, -1, -1, -1, -1, 521, 700, 824, 1197, 976, 1310, -1, 1720, -1, -1, -1, -1, 448, 753, 1114,
    1437, -1, -1, -1, 873, -1, 703, 54, 373, -1, -1, -1, -1, 610, 330, 386, 67, 1429, 403, 97, 622, 1633, -1,
    -1, 894, -1, -1, -1, -1, -1, 1445, -1, -1, -1, -1, 964, -1, -1, -1, -1, -1, -1, -1, 175, 302, 428, 438,
    706, 784, 1527, -1, -1, 1641, -1, -1, -1, 1311, -1, -1, 532, 42, -1, -1, -1, 1703, 389, -1, -1, -1, 1291,
    -1, -1, -1, 16, 843, -1, -1, -1, -1, -1, 1670, 1066, -1, -1, 455, -1, -1, -1, -1, 977, -1, -1, -1, 410,
    -1, 409, 1485, 1124, 601, 1245, -1, 258, 615, -1, 1295, 1490, -1, -1, -1, 170, 151, -1, -1, 1244, -1, -1,
    -1, -1, 940, 834, 897, -1, -1, 919, -1, -1, -1, -1, -1, -1, 693, -1, 1511, 1562, 1391, -1, -1, -1, -1,
    1712, 885, -1, -1, 1353, 1405, -1, 397, -1, -1, -1, 636, -1, -1, 865, 1198, -1, -1, -1, -1, 421, -1, -1,
    916, -1, 592, -1, 589, -1, 686, 59, 1424, 1549, -1, -1, -1, 627, 776, 1636, 1717, -1, -1, -1, -1, -1, -1,
    550, -1, -1, -1, 862, -1, -1, 813, -1, 449, -1, -1, -1, -1, 370, 262, -1, -1, 1156, 1465, -1, -1, 46,
    111, -1, 755, -1, -1, 1469, 598, 1606, 807, -1, -1, -1, -1, -1, -1, -1, 1189, 1671, -1, -1, -1, 1333,
    1289, -1, -1, 713, 546, -1, -1, -1, 848, 1142, -1, 1199, -1, 1421, 1470, -1, 1653, -1, 500, 476, 1512,
    744, -1, 471, -1, 674, 418, 1200, -1, -1, 669, -1, -1, 3, -1, 433, -1, 416, 573, -1, -1, -1, 404, 1482,
    567, 952, -1, -1, -1, 1185, 452, 65, 4, 47, 148, -1, -1, 1335, 529, 1237, 1129, 1411, 231, 299, 483, 632,
    -1, 740, -1, 607, 1722, 1094, 679, 473, -1, 1715, -1, 1438, -1, 1705, 937, -1, 525, -1, -1, -1, -1, 374,
    1082, 297, -1, -1, 1618, -1, 12, 200, 1629, -1, 413, -1, 1131, 1532, 1672, -1, 424, -1, -1, -1, 296, 510,
    1153, 1609, 494, 1559, -1, -1, 711, 793, -1, -1, -1, -1, -1, 1061, 1068, -1, -1, -1, -1, -1, 1613, -1,
    1419, 21, 309, 663, 1157, 223, -1, -1, 161, 1541, -1, -1, 645, 875, 43, -1, 219, 1436, -1, -1, -1, -1,
    -1, -1, -1, 1698, -1, -1, -1, -1, -1, 1309, -1, -1, -1, -1, -1, -1, -1, -1, 218, -1, -1, -1, -1, -1, -1,
    1679, 329, 526, -1, -1, -1, 609, 688, 732, 983, 1386, 1248, 1498, 1748, 1624, 1752, 63, 166, 750, 1697,
    -1, -1, -1, -1, 1180, 1050, 1736, -1, -1, -1, -1, -1, -1, 612, 459, -1, 103, -1, -1, -1, -1, 1166, 1215,
    -1, -1, -1, 1547, 278, -1, -1, -1, 1406, -1, 673, 1081, -1, 317, -1, 260, 378, 846, -1, 1459, -1, 547,
    -1, -1, -1, 327, 1509, -1, -1, 382, -1, 587, -1, -1, 339, -1, -1, 1478, 1634, -1, -1, 241, 445, 234, -1,
    -1, -1, -1, 1364, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1002, -1, -1, -1, 1464, 1186, -1, -1, 626, 159,
    293, 1649, -1, -1, -1, 205, 1413, 699, -1, -1, -1, 187, 1013, 1366, 165, -1, 737, -1, 70, 553, 1330,
    1602, -1, -1, -1, 364, -1, 475, -1, -1, -1, 17, 228, 126, -1, -1, -1, 1700, -1, 1563, 736, 803, 349, 822,
    451, 1316, 798, -1, 1483, -1, -1, 892, 155, 1476, 707, -1, -1, 1233, -1, 1553, -1, -1, -1, -1, 1367, 401,
    497, 1731, 15, 102, -1, -1, -1, -1, 1382, 415, -1, 1682, -1, -1, 408, 316, -1, 82, -1, -1, -1, -1, -1,
    -1, -1, -1, 1683, -1, -1, 1526, -1, -1, 372, 1315, 1247, 1044, 1400, -1, -1, 318, 786, -1, 1723, -1,
    1505, 435, 1069, 198, 655, -1, 411, 790, 869, 1578, -1, -1, -1, 426, 826, -1, -1, -1, 559, 819, -1, -1,
    1397, -1, -1, -1, -1, 1350, -1, -1, 880, 1472, -1, -1, 1093, -1, -1, 650, -1, -1, -1, -1, 770, -1, -1,
    -1, 508, 577, -1, -1, 651, -1, 1203, 407, -1, 388, -1, 1277, -1, -1, -1, -1, 86, 1346, -1, 1570, -1, -1,
    -1, -1, -1, -1, 878, 1627, -1, 310, 739, 914, 1501, -1, -1, -1, 720, 207, 376, 1626, -1, -1, -1, -1, -1,
    -1, 277, 1673, -1, 947, -1, 236, 1223, 384, 1456, 1726, -1, 785, 1031, -1, -1, -1, -1, -1, -1, -1, 1268,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, 1675, 1147, 1357, 1433, -1, -1, -1, -1, -1, 968, 1326, 492, -1, -1,
    -1, -1, -1, -1, 1441, 1373, -1, -1, 1481, 1508, 1369, 336, -1, -1, -1, -1, -1, -1, 769, -1, 1057, 332,
    -1, -1, 765, 1674, 446, -1, -1, -1, -1, 243, -1, -1, -1, -1, -1, 774, 87, -1, -1, -1, -1, -1, -1, 352,
    453, 177, 696, 623, 1297, 694, 1301, 1640, 1027, -1, -1, 1107, -1, -1, -1, 555, 1739, -1, 922, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, 235, 110, 458, 472, 1231, -1, 564, -1, -1, -1, -1, 267, 280, 1226, 1254,
    1589, -1, 469, 596, -1, -1, -1, -1, -1, 306, 1304, 1342, -1, 569, 915, -1, -1, -1, -1, -1, 591, 1454,
    385, -1, -1, -1, -1, 520, -1, -1, -1, -1, -1, 391, 1596, 324, 816, 1573, -1, -1, -1, -1, -1, 183, 462,
    812, -1, -1, -1, -1, -1, -1, 579, -1, -1, -1, -1, 1564, 1120, -1, 246, -1, -1, -1, -1, -1, 618, -1, -1,
    -1, -1, -1, 14, 664, 1718, 723, -1, 51, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 893, -1, 50, 570, -1,
    242, 1263, 901, -1, 140, 1608, 961, -1, 974, -1, -1, 256, 527, 338, 689, 849, 882, 614, 895, 1150, 1521,
    -1, 169, -1, 71, 188, 486, -1, -1, -1, -1, 1059, -1, -1, 898, -1, -1, -1, -1, 718, 1155, 38, 147, -1, -1,
    -1, -1, -1, 815, 1317, 393, 360, -1, -1, 1262, -1, -1, 923, 1023, 311, 1207, 1407, -1, 864, -1, 162, -1,
    290, -1, 23, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1170, 658, 1020, 970, -1, -1, 998, -1, 301, -1, -1,
    -1, -1, -1, -1, 216, 1079, 1056, -1, 1404, 1513, 1016, 978, -1, -1, -1, -1, -1, -1, -1, 912, 1249, 1506,
    -1, -1, 1058, 1616, -1, 1282, -1, -1, 794, 1561, -1, -1, -1, 185, 584, 1410, 186, 1004, -1, -1, -1, 1208,
    1266, 907, -1, 99, -1, 365, 1704, -1, -1, -1, -1, 104, 93, 289, 656, 1582, 1555, -1, -1, -1, 900, -1, -1,
    1005, -1, 263, 1744, -1, -1, -1, 603, -1, 1663, 1415, 643, 129, -1, 1179, 1417, -1, 1689, 678, -1, 1360,
    -1, -1, -1, -1, 1047, -1, -1, 536, 1363, 1184, -1, 152, -1, -1, 1495, 96, -1, -1, -1, -1, -1, -1, -1,
    509, 81, 519, 557, -1, -1, 1042, -1, -1, -1, -1, -1, -1, -1, -1, 524, 227, 874, -1, -1, -1, -1, -1, -1,
    477, 429, -1, -1, 1218, 1101, -1, -1, -1, -1, -1, -1, -1, -1
};

static const int16_t first[] = {
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1302, -1, -1, -1, -1, 1359, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 483, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 570,
    1109, -1, -1, 776, -1, -1, -1, -1, 959, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 533, 535, 537, 481,
    539, 480, 521, 598, 600, 605, 601, 459, 509, -1, -1, 282, -1, -1, 493, 494, 495, -1, 443, 518, -1, -1,
    -1, -1, -1, 475, -1, 1033, 1, 775, 1083, 45, 48, 428, 426, 430, 432, 429, 427, 431, 433, 286, 268, 269,
    357, 1584, 1668, 8, 26, 0, 9, 27, 236, 237, 238, 239, 240, 241, 242, 243, 244, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 226, 227, 228, 230, 231, -1, 229, -1, -1, 1641, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 265, 590, 1670, 522, 1698, -1, 1681, -1, -1, -1, -1, 411, 70, 84,
    94, 114, 63, -1, 672, 733, 735, 737, 739, 741, 743, 745, 747, 749, 751, 753, 755, 46, 47, 49, 50, 2, -1,
    59, 6, 5, -1, -1, 12, 11, -1, 17, 58, 20, 21, 22, 23, 24, 25, 28, -1, 29, 30, 31, 32, 33, 34, 35, 36, -1,
    37, 38, 39, 40, 41, 42, 43, 44, 51, 52, 53, 54, 55, 56, -1, -1, -1, 60, 61, 62, 66, 67, 68, 69, 65, 71,
    73, 74, 77, 78, 79, -1, 80, 81, 82, 83, 89, 90, 86, 85, 91, 93, 100, 101, 96, 95, 99, 103, 104, 106, 110,
    111, 112, 113, 116, 115, 120, 121, 122, 123, 124, 125, 126, -1, -1, 127, 128, 129, 130, 131, 132, 133,
    134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 150, 152, 155, 156, 157, 158,
    159, 160, 161, 162, 163, 164, 165, 166, 168, 1129, 947, 1135, 951, 169, 170, 171, 174, 175, 176, 177,
    178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 190, 192, 194, 196, -1, 359, 195, -1, -1, 197,
    199, 201, 202, 204, 205, 206, 207, 208, 209, 210, 211, 212, 213, 215, 216, 217, 218, 219, 220, 222, 223,
    224, 225, -1, -1, -1, -1, -1, 270, 271, 272, 273, 274, 275, 276, 277, 278, 279, 280, 281, 283, 284, 285,
    287, 288, 289, 290, 295, 299, 302, 303, 304, 305, 306, 307, 308, 309, 310, 311, 312, 313, 314, 315, 316,
    317, 318, 319, 320, 321, 322, 323, 324, 325, 326, 327, 328, 329, 330, 331, 332, 333, 334, 335, 336, 337,
    338, 339, 340, 341, 342, 343, 344, 345, 346, 347, 348, 349, -1, 350, 351, 352, 353, 354, 355, 358, -1,
    360, 361, 362, -1, 363, 365, 366, 367, 368, 369, 370, 371, 372, 373, 374, 375, 376, -1, 377, 378, 380,
    -1, -1, -1, 382, 395, -1, -1, 398, 399, 400, 401, 402, 403, 404, 405, 406, 407, 408, 409, -1, 414, 415,
    419, 420, 421, 422, 423, 424, 425, 434, 436, 437, 438, 439, 440, 441, -1, 1197, 444, 445, 446, 447, 448,
    449, 450, 451, 452, 453, 454, 455, 456, -1, 457, -1, 458, -1, 460, 461, 462, 463, 464, 465, 469, 470,
    473, 477, 478, 479, -1, 484, 486, 489, -1, 498, -1, 499, -1, -1, -1, 511, -1, 514, 515, 516, 517, -1, -1,
    529, -1, -1, -1, 545, 546, 548, 549, 551, 552, 553, 554, 555, 556, 557, 558, 559, 560, 561, 562, 563,
    565, -1, 566, 569, 571, 572, 573, 574, 575, -1, 578, 579, 580, -1, -1, 586, -1, -1, -1, 587, -1, -1, 612,
    617, 616, 592, 593, 594, 595, -1, 599, 603, -1, 606, 607, 609, 610, 611, -1, -1, 633, 634, 638, 639, 645,
    651, 653, 654, 655, 656, 657, 658, 659, 660, 661, 662, 665, 668, 670, 1869, 1263, 686, 688, 690, 771,
    673, 674, 675, 676, 684, -1, -1, -1, -1, 680, -1, 682, 683, 685, 687, 689, 691, 692, 693, 694, 695, 696,
    697, 698, 699, 700, 701, 702, 703, 704, 705, 706, 707, 708, 709, 710, 711, 712, 713, 714, 715, 716, 717,
    718, 719, 720, 721, 722, 723, 724, 725, 726, 727, 728, 729, 730, 731, 732, 757, 758, 760, 761, 762, 763,
    782, 764, -1, 768, 769, 770, 772, 773, 774, 777, 778, 779, 780, 781, 783, 784, 785, 786, 787, 788, 789,
    790, 791, 792, 793, 794, 795, 796, 797, 798, 799, 800, 801, 802, 803, 804, 805, 806, 807, 808, 809, 810,
    811, 812, 813, 814, 815, -1, 816, -1, 817, 818, 819, 820, 821, 822, -1, 823, 824, 825, 826, 827, 828,
    829, 830, 831, 833, 834, 835, 836, 837, 838, 839, 840, 841, -1, 842, 843, 844, 845, 846, 847, 848, 849,
    850, 851, 852, 853, 854, 855, 856, 857, 858, 859, 860, 861, 862, 863, 864, 865, -1, 866, 868, 869, 870,
    871, 872, 873, 874, 875, 876, 877, 878, -1, 879, 880, 881, 882, 883, 884, 885, 886, 887, 888, 889, 890,
    891, 892, 893, 894, 895, 896, 897, 898, 899, 900, 901, 902, 903, 904, 905, 906, 907, 908, 909, 910, 911,
    912, 913, 914, 915, 916, 917, 918, 919, 1865, -1, 921, 923, 924, 925, -1, 927, 929, 931, 933, 934, 935,
    936, 937, 938, 939, 940, 941, 942, 943, 944, 945, 946, -1, 948, 950, 952, 953, 954, 955, 956, 957, 958,
    960, 961, 962, 963, 964, -1, 965, 966, -1, 967, 968, 969, -1, -1, -1, 972, 974, -1, -1, 976, 978, 979,
    982, 984, 985, 986, 987, 990, 991, 992, 993, 994, 995, 996, 998, 999, -1, -1, 1002, 1003, 1004, 1005,
    1006, -1, 1007, -1, 1008, 1009, -1, 1010, 1011, 1012, 1013, 1014, -1, 1016, 1017, 1018, 1019, 1020, 1021,
    1022, 1023, 1026, 1027, 1028, 1029, 1872, 1030, -1, 1873, 1036, 1038, 1040, 1041, 1043, 1044, 1045, 1047,
    1048, 1049, 1050, 1051, 1052, 1053, 1054, 1055, 1056, 1058, 1059, -1, 1060, 1061, 1062, 1063, 1064, 1065,
    1066, 1067, 1068, 1069, 1070, 1071, 1072, 1075, 1076, 1077, 1078, 1079, 1080, 1081, 1082, 1084, 1085,
    1086, 1087, 1088, 1089, 1094, 1095, 1096, 1097, 1098, 1099, 1100, -1, 1113, -1, 1115, 1121, 1122, 1126,
    1128, 1139, 1130, 1131, 1133, 1134, 1136, -1, 1140, 1141, -1, 1144, 1147, 1150, 1153, 1156, 1159, 1163,
    -1, -1, 1165, -1, 1166, 1167, 1168, 1169, 1170, 1171, 1172, 1173, 1174, 1175, 1176, 1177, 1178, 1179,
    1180, 1181, 1182, 1183, 1184, -1, 1186, 1187, 1189, 1190, 1192, 1193, 1195, 1196, 1199, 1202, 1203, 1204,
    1205, 1207, 1208, 1209, 1210, 1211, 1212, 1213, 1216, 1217, 1218, -1, 1220, -1, 1222, 1224, 1225, 1229,
    1230, 1231, 1232, -1, 1237, 1238, -1, 1239, 1240, -1, 1241, 1242, 1243, 1244, 1245, 1246, 1247, -1, -1,
    -1, -1, -1, -1, 1250, 1251, 1252, -1, -1, 1254, 1255, 1256, 1257, 1258, 1260, 1262, -1, -1, 1264, 1265,
    1266, 1267, 1268, 1269, 1270, 1271, -1, -1, 1273, 1275, 1277, -1, 1278, -1, 1282, 1462, 1284, 1285, 1292,
    1293, 1286, 1287, -1, 1288, -1, -1, -1, -1, -1, 1294, 1295, 1296, 1297, 1298, 1299, 1300, 1301, 1303,
    1304, 1305, 1306, 1307, 1308, 1309, 1310, 1311, 1312, 1313, 1314, 1315, 1317, 1318, 1319, 1320, 1321,
    1322, 1323, 1324, 1325, 1326, 1327, 1328, 1329, 1330, 1331, 1332, 1333, 1334, 1335, 1336, 1337, 1338,
    1339, 1340, 1341, 1342, 1343, 1344, 1345, 1346, 1347, 1348, 1349, 1350, 1352, 1354, 1356, 1357, 1358,
    1360, 1361, 1362, 1363, 1364, 1365, 1366, 1367, 1368, 1369, 1370, 1371, 1372, 1373, 1374, 1375, 1376,
    1377, 1378, 1380, 1382, 1383, 1384, 1385, 1386, 1387, 1388, 1389, 1390, 1391, 1394, 1396, -1, 1392, -1,
    1401, 1402, -1, -1, 1499, 1496, 1497, 1498, 1407, -1, -1, 1408, 1409, -1, 1491, -1, 1534, -1, -1, -1,
    1419, 1424, 1428, 1429, -1, -1, 1430, 1431, 1515, 1435, -1, 1436, 1437, 1438, 1439, 1440, 1441, 1442,
    1443, 1444, 1445, 1450, -1, -1, 1447, 1448, -1, 1452, -1, 1454, 1456, -1, 1458, 1459, 1460, 1463, 1464,
    1465, 1466, 1467, 1468, 1469, 1470, 1471, 1472, 1474, 1481, 1476, 1478, 1480, 1482, 1483, 1484, 1486,
    1487, 1488, 1489, 1490, 1492, 1493, 1494, 1495, 1500, 1501, 1502, 1503, 1504, 1505, 1506, 1507, 1508,
    1509, 1510, 1512, 1514, -1, 1535, 1523, -1, 1525, 1526, 1527, 1528, -1, -1, 1529, -1, 1531, 1533, 1536,
    1537, 1538, 1539, -1, -1, 1542, 1543, 1544, 1545, 1546, -1, 1548, 1558, -1, 1560, 1561, 1562, 1564, 1565,
    1566, 1567, -1, 1577, 1569, 1570, 1571, 1572, 1573, 1574, 1575, 1576, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    1578, 1579, 1580, 1581, 1582, 1583, -1, 1588, 1592, 1593, 1594, 1598, 1599, 1600, 1603, 1604, 1605, 1606,
    1607, 1608, 1609, 1612, 1615, -1, 1619, 1623, 1624, 1625, 1626, 1627, 1628, 1629, 1630, 1631, 1633, 1634,
    1635, 1636, 1637, 1638, 1639, 1640, -1, 1838, 1839, 1840, 1841, 1842, 1661, 1663, 1664, 1665, 1666, 1667,
    1669, -1, 1672, 1673, 1674, 1675, 1676, 1677, 1679, 1684, 1686, 1687, 1690, 1691, 1692, 1693, 1694, 1696,
    1697, -1, 1699, 1708, -1, -1, 1701, -1, 1700, -1, -1, -1, 1791, 1707, 1709, -1, 1711, 1712, 1713, 1715,
    1716, 1717, 1718, -1, -1, -1, 1719, 1720, 1721, -1, 1722, 1723, 1724, 1725, 1726, 1727, 1728, 1729, 1730,
    1731, -1, -1, 1733, -1, -1, 1735, 1737, 1739, -1, 1874, 1875, 1741, 1743, 1745, 1747, 1750, 1876, 1752,
    1877, 1753, 1755, 1756, 1757, 1878, 1758, 1759, 1760, 1761, 1762, 1763, 1764, 1765, 1766, 1767, -1, -1,
    1770, -1, -1, 1879, 1880, 1773, -1, -1, -1, -1, 1776, -1, -1, 1881, -1, -1, 1781, 1782, 1783, 1784, 1785,
    1786, 1788, 1790, 1792, 1793, 1794, 1795, 1796, -1, 1799, 1883, 1800, 1801, 1802, 1803, -1, 1804, 1805,
    1806, 1884, 1811, 1813, 1814, 1816, 1817, 1818, -1, 1819, 1820, 1822, 1823, 1824, 1825, 1827, 1829, 1831,
    1833, 1835, 1836, 1837, 1843, -1, 1847, 1848, 1849, 1850, 1851, -1, 1853, 1858, 1860, 1861, -1, 1886,
    1887, 1888, 1889, 1890, 1891, 1892, 1895, 1896, 1897, 1898, 1899, 1900, 1901, 1902, 1903, 1905, 1906,
    1907, 1908, 1909, 1910, 1911, 1913, 1914, 1915, 1916, 1917, 1918, 1919, 1920, 1921, 1922, 1923, 1924,
    1925, 1927, 1928, 1929, 1930, 1931, 1932, 1933, 1934, 1936, 1937, 1938, 1941, 1942, 1943, 1944, 1945,
    1946, 1948, 1949, 1951, 1952, 1953, 1954, 1955, 1956, 1957, 1959, 1963, 1866, -1, 1867, 1868
};

static const struct catalogue_link links[] = {
    {0, 3, 0}, {0, 767, 0}, {0, -1, 0}, {1, 4, 0}, {2, 7, 0}, {2, -1, 0}, {2, -1, 0}, {3, 10, 0}, {3, 13, 0},
    {3, -1, 0}, {4, 64, 0}, {4, 14, 0}, {4, -1, 0}, {5, 15, 0}, {6, -1, 0}, {7, 16, 0}, {8, -1, 0},
    {9, 18, 0}, {10, 19, 0}, {11, -1, 0}, {12, 203, 4}, {12, -1, 5}, {13, -1, 1}, {13, -1, 0}, {14, -1, 1},
    {14, -1, 0}, {15, -1, 1}, {15, -1, 0}, {16, -1, 1}, {16, -1, 0}, {17, 200, 1}, {17, -1, 0}, {18, -1, 1},
    {18, -1, 0}, {19, -1, 0}, {20, -1, 0}, {21, -1, 0}, {22, 1024, 3}, {23, -1, 2}, {24, -1, 2}, {25, -1, 2},
    {26, -1, 2}, {27, -1, 2}, {28, -1, 2}, {29, -1, 2}, {30, -1, 2}, {31, -1, 2}, {32, -1, 2}, {33, -1, 2},
    {34, -1, 2}, {35, -1, 2}, {36, -1, 2}, {37, 198, 2}, {38, -1, 2}, {39, -1, 2}, {40, -1, 2}, {41, 57, 0},
    {42, -1, 0}, {43, 75, 4}, {44, 76, 4}, {45, 153, 4}, {46, -1, 4}, {47, -1, 4}, {48, -1, 0}, {49, -1, 0},
    {49, -1, 0}, {50, 1214, 2}, {51, -1, 2}, {52, 1215, 2}, {53, 1221, 2}, {54, 72, 0}, {54, -1, 0},
    {55, -1, 0}, {56, 88, 4}, {56, -1, 5}, {57, 108, 2}, {58, 109, 2}, {59, 92, 1}, {59, -1, 0},
    {60, 379, 1}, {61, -1, 0}, {62, 105, 1}, {63, -1, 0}, {64, 107, 2}, {65, 87, 0}, {65, 1832, 0},
    {65, -1, 0}, {66, -1, 0}, {67, 98, 4}, {68, -1, 2}, {69, -1, 2}, {70, 1689, 2}, {71, 102, 1},
    {72, -1, 0}, {73, 97, 0}, {73, 154, 0}, {73, -1, 0}, {74, -1, 0}, {75, 119, 4}, {75, -1, 5},
    {76, 149, 2}, {77, 151, 2}, {78, 193, 1}, {78, -1, 0}, {79, -1, 0}, {80, 191, 1}, {81, -1, 0},
    {82, 167, 2}, {83, 1137, 2}, {84, 1138, 2}, {85, -1, 2}, {86, -1, 2}, {87, -1, 2}, {88, 1015, 2},
    {89, 117, 0}, {89, 1826, 0}, {89, -1, 0}, {90, 118, 0}, {91, -1, 0}, {92, 173, 4}, {92, -1, 5},
    {93, -1, 4}, {93, -1, 5}, {94, -1, 4}, {94, -1, 5}, {95, -1, 0}, {96, -1, 0}, {97, -1, 0}, {98, -1, 0},
    {99, -1, 4}, {99, -1, 5}, {100, -1, 4}, {100, -1, 5}, {101, -1, 4}, {101, -1, 5}, {102, -1, 4},
    {102, -1, 5}, {103, -1, 2}, {103, -1, 0}, {104, -1, 2}, {104, -1, 0}, {105, -1, 2}, {105, -1, 0},
    {106, -1, 2}, {106, -1, 0}, {107, -1, 2}, {107, -1, 0}, {108, -1, 2}, {108, -1, 0}, {109, -1, 2},
    {109, -1, 0}, {110, -1, 2}, {110, -1, 0}, {111, -1, 2}, {112, 1127, 2}, {113, -1, 2}, {113, -1, 0},
    {114, -1, 2}, {114, -1, 0}, {115, -1, 2}, {115, -1, 0}, {116, 435, 2}, {116, -1, 0}, {117, 364, 2},
    {117, -1, 0}, {118, 1124, 2}, {119, 759, 2}, {120, -1, 2}, {121, 172, 0}, {121, -1, 0}, {122, -1, 0},
    {123, -1, 0}, {124, -1, 0}, {125, 221, 4}, {125, -1, 5}, {126, -1, 1}, {126, -1, 0}, {127, -1, 1},
    {127, -1, 0}, {128, -1, 1}, {128, -1, 0}, {129, 650, 1}, {129, -1, 0}, {130, 652, 1}, {130, -1, 0},
    {131, -1, 1}, {131, -1, 0}, {132, 189, 1}, {132, -1, 0}, {133, 466, 1}, {133, -1, 0}, {134, -1, 1},
    {134, -1, 0}, {135, -1, 1}, {135, -1, 0}, {136, -1, 1}, {137, -1, 0}, {138, -1, 2}, {139, -1, 2},
    {140, -1, 2}, {141, -1, 1}, {142, -1, 2}, {143, -1, 2}, {144, -1, 0}, {145, -1, 5}, {146, 214, 5},
    {147, -1, 5}, {148, -1, 5}, {149, -1, 5}, {150, -1, 5}, {151, -1, 5}, {152, -1, 5}, {153, -1, 5},
    {154, -1, 5}, {155, -1, 4}, {156, -1, 4}, {157, -1, 4}, {158, -1, 4}, {158, -1, 5}, {159, -1, 4},
    {159, 1632, 5}, {160, 416, 4}, {161, 298, 4}, {161, -1, 5}, {162, 294, 4}, {162, -1, 5}, {163, 232, 0},
    {164, 233, 0}, {165, 234, 0}, {166, -1, 0}, {167, 235, 0}, {168, -1, 0}, {169, 392, 0}, {170, 393, 0},
    {171, 394, 0}, {172, 263, 0}, {173, 245, 0}, {174, 247, 0}, {175, 249, 0}, {176, 251, 0}, {177, 253, 0},
    {178, 255, 0}, {179, 257, 0}, {180, 259, 0}, {181, 261, 0}, {182, 246, 0}, {183, 383, 0}, {184, 248, 0},
    {185, 384, 0}, {186, 250, 0}, {187, 385, 0}, {188, 252, 0}, {189, 386, 0}, {190, 254, 0}, {191, 387, 0},
    {192, 256, 0}, {193, 388, 0}, {194, 258, 0}, {195, 389, 0}, {196, 260, 0}, {197, 390, 0}, {198, 262, 0},
    {199, 391, 0}, {200, 264, 0}, {201, 266, 0}, {202, 410, 0}, {203, 267, 0}, {204, -1, 0}, {205, -1, 0},
    {205, -1, 0}, {206, -1, 0}, {206, -1, 0}, {207, -1, 0}, {207, -1, 0}, {208, -1, 0}, {209, -1, 0},
    {210, -1, 0}, {210, -1, 0}, {211, -1, 0}, {211, -1, 0}, {212, -1, 0}, {212, -1, 0}, {213, 1821, 0},
    {213, -1, 0}, {214, -1, 0}, {214, -1, 0}, {215, -1, 0}, {215, -1, 0}, {216, -1, 0}, {216, -1, 0},
    {217, 291, 0}, {218, 292, 0}, {219, 293, 1}, {220, -1, 1}, {221, 296, 0}, {221, -1, 0}, {222, 297, 0},
    {223, 523, 0}, {224, 300, 0}, {224, -1, 0}, {225, 301, 0}, {226, 524, 0}, {227, -1, 0}, {227, -1, 0},
    {228, -1, 0}, {228, -1, 0}, {229, -1, 0}, {229, -1, 0}, {230, -1, 0}, {230, -1, 0}, {231, -1, 0},
    {231, -1, 0}, {232, -1, 0}, {232, -1, 0}, {233, -1, 0}, {233, -1, 0}, {234, -1, 0}, {234, -1, 0},
    {235, -1, 0}, {235, -1, 0}, {236, -1, 0}, {236, -1, 0}, {237, -1, 0}, {237, -1, 0}, {238, -1, 0},
    {238, -1, 0}, {239, -1, 0}, {239, -1, 0}, {240, -1, 0}, {240, -1, 0}, {241, -1, 0}, {241, -1, 0},
    {242, -1, 0}, {242, -1, 0}, {243, -1, 0}, {244, -1, 0}, {245, -1, 0}, {246, -1, 0}, {247, -1, 0},
    {248, -1, 0}, {249, -1, 5}, {250, -1, 5}, {251, -1, 5}, {252, -1, 5}, {253, -1, 5}, {254, -1, 5},
    {255, -1, 5}, {256, -1, 5}, {257, -1, 5}, {258, 356, 1}, {259, 1191, 4}, {260, 1194, 4}, {261, -1, 4},
    {262, -1, 4}, {263, -1, 4}, {264, -1, 4}, {265, -1, 1}, {266, -1, 1}, {267, -1, 1}, {268, 381, 1},
    {269, -1, 1}, {270, -1, 2}, {271, -1, 1}, {272, -1, 2}, {273, -1, 2}, {274, -1, 2}, {275, -1, 2},
    {276, 637, 2}, {277, -1, 2}, {278, -1, 2}, {279, -1, 2}, {280, -1, 2}, {281, -1, 2}, {282, -1, 4},
    {283, -1, 4}, {284, -1, 2}, {285, -1, 1}, {286, -1, 1}, {287, -1, 1}, {288, 503, 1}, {289, -1, 1},
    {290, -1, 0}, {291, -1, 1}, {292, -1, 0}, {293, -1, 0}, {294, -1, 0}, {295, -1, 0}, {296, -1, 0},
    {297, -1, 0}, {298, -1, 0}, {299, -1, 0}, {300, -1, 0}, {301, 396, 0}, {302, 397, 0}, {303, -1, 0},
    {304, -1, 2}, {305, -1, 0}, {306, -1, 0}, {307, -1, 3}, {308, -1, 3}, {309, -1, 2}, {310, -1, 2},
    {311, -1, 2}, {312, -1, 2}, {313, -1, 1}, {314, -1, 1}, {315, -1, 1}, {316, -1, 0}, {317, -1, 0},
    {318, -1, 0}, {319, 550, 0}, {320, 412, 0}, {321, 413, 0}, {322, -1, 0}, {323, 417, 3}, {324, 418, 3},
    {325, -1, 4}, {326, -1, 2}, {327, -1, 2}, {328, -1, 2}, {329, -1, 0}, {329, -1, 0}, {330, -1, 0},
    {330, -1, 0}, {331, -1, 0}, {331, -1, 0}, {332, -1, 0}, {332, -1, 0}, {333, -1, 0}, {333, -1, 0},
    {334, -1, 0}, {334, -1, 0}, {335, -1, 0}, {335, -1, 0}, {336, 496, 2}, {337, 544, 2}, {338, 468, 2},
    {339, 472, 2}, {340, 643, 1}, {341, 631, 1}, {342, -1, 0}, {343, 442, 0}, {344, -1, 0}, {345, 619, 1},
    {346, 620, 1}, {347, 608, 1}, {348, 520, 1}, {349, 519, 1}, {350, -1, 1}, {351, -1, 1}, {352, -1, 1},
    {353, -1, 1}, {354, -1, 1}, {355, -1, 5}, {356, -1, 1}, {357, -1, 1}, {358, -1, 1}, {359, -1, 1},
    {360, -1, 1}, {361, 671, 1}, {362, -1, 1}, {363, -1, 1}, {364, 1678, 1}, {365, -1, 5}, {366, -1, 5},
    {367, -1, 5}, {368, 467, 1}, {369, 482, 1}, {370, 625, 1}, {371, 626, 1}, {372, 471, 1}, {373, -1, 1},
    {374, -1, 1}, {375, 474, 1}, {376, -1, 1}, {377, 476, 1}, {378, 488, 1}, {379, -1, 1}, {380, 577, 1},
    {381, 576, 1}, {382, 540, 1}, {383, 538, 1}, {384, 547, 1}, {385, -1, 2}, {386, 485, 1}, {387, -1, 1},
    {388, 487, 1}, {389, -1, 1}, {390, 490, 1}, {391, 492, 1}, {392, 491, 1}, {393, -1, 1}, {394, -1, 1},
    {395, -1, 1}, {396, -1, 1}, {397, -1, 1}, {398, 497, 1}, {399, 543, 1}, {400, 510, 1}, {401, 500, 1},
    {402, 501, 1}, {403, 502, 1}, {404, 504, 1}, {405, 508, 1}, {406, 505, 1}, {407, 506, 1}, {408, 507, 1},
    {409, -1, 1}, {410, -1, 1}, {411, -1, 1}, {412, 532, 1}, {413, 512, 1}, {414, 513, 1}, {415, 564, 1},
    {416, -1, 1}, {417, -1, 2}, {418, 567, 2}, {419, 568, 2}, {420, 621, 1}, {421, 622, 1}, {422, 623, 1},
    {423, 541, 1}, {424, 644, 0}, {425, 525, 1}, {426, 526, 1}, {427, 527, 0}, {428, 528, 0}, {429, 630, 1},
    {430, 629, 1}, {431, 530, 1}, {432, 531, 1}, {433, 627, 1}, {434, -1, 1}, {435, 534, 1}, {436, 1749, 1},
    {437, 536, 1}, {438, 664, 1}, {439, 666, 1}, {440, -1, 1}, {441, -1, 1}, {442, 669, 1}, {443, 542, 1},
    {444, 602, 1}, {445, 596, 2}, {446, 597, 2}, {447, -1, 1}, {448, -1, 1}, {449, 624, 1}, {450, -1, 1},
    {451, -1, 1}, {452, 588, 0}, {453, -1, 2}, {454, -1, 2}, {455, -1, 2}, {456, -1, 2}, {457, -1, 2},
    {458, -1, 2}, {459, -1, 2}, {460, -1, 2}, {461, -1, 2}, {462, 1657, 2}, {463, 1658, 2}, {464, 1660, 2},
    {465, 1659, 2}, {466, 581, 1}, {467, -1, 1}, {468, -1, 1}, {469, -1, 2}, {470, -1, 2}, {471, -1, 2},
    {472, 1399, 2}, {473, -1, 0}, {474, -1, 2}, {475, -1, 2}, {476, -1, 2}, {477, -1, 1}, {478, -1, 1},
    {479, -1, 1}, {480, -1, 4}, {481, -1, 4}, {482, -1, 4}, {483, 582, 1}, {484, 583, 1}, {485, 584, 1},
    {486, 585, 1}, {487, -1, 1}, {488, 1106, 1}, {489, -1, 0}, {490, 589, 0}, {491, 591, 0}, {492, -1, 0},
    {493, 1671, 0}, {494, -1, 2}, {495, -1, 2}, {496, 1485, 2}, {497, -1, 2}, {498, 635, 2}, {499, 636, 2},
    {500, -1, 1}, {501, -1, 1}, {502, -1, 1}, {503, -1, 1}, {504, 604, 1}, {505, 1870, 1}, {506, 667, 1},
    {507, -1, 1}, {508, -1, 1}, {509, -1, 1}, {510, -1, 1}, {511, -1, 1}, {512, -1, 1}, {513, 1695, 1},
    {514, 613, 0}, {515, 614, 0}, {516, 615, 0}, {517, 618, 0}, {518, -1, 0}, {519, -1, 0}, {520, -1, 0},
    {521, 642, 1}, {522, -1, 1}, {523, -1, 1}, {524, -1, 1}, {525, -1, 1}, {526, 641, 1}, {527, 632, 1},
    {528, -1, 1}, {529, 628, 1}, {530, -1, 1}, {531, -1, 1}, {532, -1, 1}, {533, -1, 1}, {534, 649, 2},
    {535, -1, 2}, {536, -1, 2}, {537, 647, 2}, {538, 648, 2}, {539, 640, 2}, {540, -1, 1}, {541, -1, 1},
    {542, -1, 2}, {543, 663, 1}, {544, -1, 1}, {545, 1947, 1}, {546, -1, 0}, {547, 646, 0}, {548, -1, 0},
    {549, -1, 2}, {550, 1789, 2}, {551, -1, 2}, {552, -1, 1}, {553, -1, 1}, {554, -1, 1}, {555, -1, 1},
    {556, -1, 1}, {557, -1, 1}, {558, -1, 1}, {559, -1, 1}, {560, -1, 1}, {561, -1, 1}, {562, -1, 1},
    {563, -1, 1}, {564, -1, 1}, {565, 1093, 1}, {566, -1, 1}, {567, -1, 1}, {568, -1, 1}, {569, -1, 1},
    {570, -1, 1}, {571, -1, 1}, {572, -1, 1}, {573, -1, 1}, {574, 677, 0}, {575, -1, 1}, {576, -1, 1},
    {577, -1, 1}, {578, -1, 1}, {579, 678, 0}, {580, 679, 0}, {581, 681, 0}, {582, 1885, 0}, {583, -1, 0},
    {584, -1, 4}, {585, -1, 3}, {586, -1, 4}, {587, -1, 3}, {588, -1, 4}, {589, -1, 3}, {590, -1, 4},
    {591, -1, 3}, {592, -1, 4}, {593, -1, 3}, {594, -1, 4}, {595, -1, 3}, {596, -1, 4}, {597, -1, 3},
    {598, -1, 4}, {599, -1, 3}, {600, -1, 4}, {601, -1, 3}, {602, -1, 4}, {603, -1, 3}, {604, -1, 4},
    {605, -1, 3}, {606, -1, 4}, {607, -1, 3}, {608, -1, 4}, {609, -1, 3}, {610, -1, 4}, {611, -1, 3},
    {612, -1, 4}, {613, -1, 3}, {614, -1, 4}, {615, -1, 4}, {616, -1, 4}, {617, -1, 4}, {618, -1, 4},
    {619, -1, 4}, {620, -1, 4}, {621, -1, 4}, {622, -1, 4}, {623, -1, 4}, {624, -1, 4}, {625, -1, 4},
    {626, -1, 4}, {627, -1, 4}, {628, -1, 4}, {629, -1, 4}, {630, -1, 4}, {631, -1, 4}, {632, -1, 4},
    {633, -1, 4}, {634, -1, 4}, {635, 734, 0}, {636, -1, 0}, {637, 736, 0}, {638, -1, 0}, {639, 738, 0},
    {640, 766, 0}, {641, 740, 0}, {642, -1, 0}, {643, 742, 0}, {644, 832, 0}, {645, 744, 0}, {646, -1, 0},
    {647, 746, 0}, {648, -1, 0}, {649, 748, 0}, {650, -1, 0}, {651, 750, 0}, {652, -1, 0}, {653, 752, 0},
    {654, -1, 0}, {655, 754, 0}, {656, -1, 0}, {657, 756, 0}, {658, -1, 0}, {659, 1031, 2}, {660, 1032, 2},
    {661, 949, 2}, {662, 1034, 2}, {663, 1035, 2}, {664, -1, 2}, {665, 1037, 2}, {666, 765, 0}, {667, -1, 0},
    {668, -1, 0}, {669, 1039, 2}, {670, -1, 2}, {671, -1, 1}, {672, -1, 2}, {673, -1, 2}, {674, 1513, 2},
    {675, 1894, 2}, {676, -1, 2}, {677, -1, 2}, {678, 1200, 0}, {679, 1042, 2}, {680, -1, 2}, {681, -1, 2},
    {682, -1, 2}, {683, 1025, 2}, {684, -1, 2}, {685, -1, 2}, {686, 1074, 2}, {687, -1, 2}, {688, -1, 2},
    {689, -1, 2}, {690, -1, 2}, {691, -1, 2}, {692, 1057, 2}, {693, -1, 2}, {694, -1, 2}, {695, -1, 2},
    {696, -1, 2}, {697, -1, 2}, {698, -1, 2}, {699, -1, 2}, {700, -1, 2}, {701, -1, 2}, {702, -1, 2},
    {703, -1, 2}, {704, -1, 2}, {705, -1, 2}, {706, -1, 2}, {707, -1, 2}, {708, -1, 2}, {709, -1, 2},
    {710, 1046, 2}, {711, -1, 2}, {712, -1, 2}, {713, -1, 2}, {714, -1, 2}, {715, -1, 2}, {716, -1, 2},
    {717, -1, 4}, {718, 867, 4}, {719, -1, 5}, {720, -1, 4}, {721, -1, 5}, {722, 1164, 2}, {723, -1, 2},
    {724, -1, 4}, {724, -1, 5}, {725, -1, 4}, {725, -1, 5}, {726, -1, 4}, {726, -1, 5}, {727, -1, 4},
    {727, -1, 5}, {728, 1754, 4}, {728, -1, 5}, {729, -1, 0}, {730, -1, 2}, {731, -1, 2}, {732, -1, 2},
    {733, -1, 2}, {734, -1, 2}, {735, -1, 2}, {736, -1, 2}, {737, -1, 2}, {738, 1073, 2}, {739, -1, 4},
    {740, -1, 4}, {740, -1, 5}, {741, -1, 4}, {742, -1, 4}, {742, -1, 5}, {743, -1, 4}, {744, -1, 4},
    {744, -1, 5}, {745, -1, 4}, {746, -1, 4}, {746, -1, 5}, {747, -1, 4}, {748, -1, 4}, {748, -1, 5},
    {749, -1, 4}, {750, -1, 4}, {750, -1, 5}, {751, -1, 4}, {752, -1, 4}, {752, -1, 5}, {753, -1, 2},
    {754, -1, 2}, {755, -1, 2}, {756, 1162, 4}, {757, -1, 4}, {757, -1, 5}, {758, -1, 4}, {759, -1, 4},
    {759, -1, 5}, {760, -1, 4}, {761, -1, 4}, {761, -1, 5}, {762, -1, 4}, {763, -1, 4}, {763, -1, 5},
    {764, -1, 4}, {765, -1, 4}, {766, -1, 4}, {766, -1, 5}, {767, -1, 4}, {768, -1, 4}, {768, -1, 5},
    {769, -1, 4}, {770, -1, 4}, {770, -1, 5}, {771, -1, 4}, {772, -1, 4}, {772, -1, 5}, {773, -1, 4},
    {774, -1, 4}, {774, -1, 5}, {775, -1, 4}, {776, -1, 4}, {776, -1, 5}, {777, -1, 4}, {778, -1, 4},
    {778, -1, 5}, {779, -1, 4}, {780, -1, 4}, {780, -1, 5}, {781, -1, 4}, {782, -1, 4}, {782, -1, 5},
    {783, -1, 4}, {784, -1, 4}, {784, -1, 5}, {785, -1, 4}, {786, -1, 4}, {786, -1, 5}, {787, -1, 4},
    {788, -1, 4}, {788, -1, 5}, {789, -1, 4}, {790, -1, 4}, {790, -1, 5}, {791, -1, 4}, {792, 920, 1},
    {793, 1227, 1}, {794, 922, 1}, {795, 1228, 1}, {796, -1, 1}, {797, -1, 1}, {798, 926, 1}, {799, -1, 1},
    {800, 928, 1}, {801, -1, 1}, {802, 930, 1}, {803, -1, 1}, {804, 932, 1}, {805, -1, 1}, {806, -1, 1},
    {807, -1, 1}, {808, -1, 2}, {809, -1, 2}, {810, -1, 2}, {811, -1, 2}, {812, -1, 2}, {813, 1198, 2},
    {814, -1, 2}, {815, -1, 2}, {816, -1, 2}, {817, -1, 2}, {818, -1, 2}, {819, -1, 2}, {820, 1188, 4},
    {820, -1, 5}, {821, 1125, 4}, {821, -1, 5}, {822, 1185, 4}, {822, -1, 5}, {823, -1, 4}, {823, -1, 5},
    {824, -1, 4}, {824, -1, 5}, {825, -1, 2}, {826, -1, 2}, {827, -1, 2}, {828, -1, 2}, {829, -1, 1},
    {830, -1, 1}, {831, -1, 1}, {832, -1, 1}, {833, -1, 1}, {834, -1, 1}, {835, -1, 1}, {836, 970, 1},
    {837, -1, 1}, {838, 971, 1}, {839, -1, 1}, {840, 973, 1}, {841, 1090, 1}, {842, 975, 1}, {843, -1, 1},
    {844, 977, 1}, {845, -1, 1}, {846, 980, 1}, {847, 981, 1}, {848, -1, 1}, {849, -1, 1}, {850, 983, 1},
    {851, -1, 1}, {852, -1, 1}, {853, -1, 1}, {854, 988, 1}, {855, 1316, 1}, {856, 989, 1}, {857, 997, 1},
    {858, -1, 1}, {859, -1, 1}, {860, -1, 1}, {861, -1, 1}, {862, -1, 2}, {863, -1, 1}, {864, -1, 1},
    {865, -1, 1}, {866, -1, 1}, {867, 1000, 1}, {868, 1001, 1}, {869, -1, 1}, {870, -1, 4}, {871, -1, 2},
    {872, -1, 2}, {873, -1, 1}, {874, -1, 1}, {875, 1379, 4}, {876, -1, 4}, {877, -1, 2}, {878, 1446, 4},
    {879, -1, 3}, {880, 1092, 1}, {881, -1, 1}, {882, -1, 1}, {883, 1828, 1}, {884, -1, 0}, {885, -1, 0},
    {886, -1, 0}, {887, -1, 0}, {888, -1, 2}, {889, -1, 2}, {890, -1, 2}, {891, -1, 2}, {892, -1, 2},
    {893, -1, 2}, {894, -1, 2}, {895, -1, 2}, {896, -1, 2}, {897, -1, 1}, {898, -1, 1}, {899, 1102, 2},
    {900, 1787, 2}, {901, 1107, 2}, {902, -1, 2}, {903, -1, 2}, {904, -1, 2}, {905, 1201, 2}, {906, -1, 2},
    {907, 1123, 2}, {908, -1, 2}, {909, -1, 2}, {910, -1, 2}, {911, -1, 2}, {912, -1, 2}, {913, -1, 2},
    {914, -1, 2}, {915, -1, 2}, {916, -1, 2}, {917, -1, 2}, {918, -1, 2}, {919, -1, 2}, {920, -1, 2},
    {921, -1, 2}, {922, -1, 2}, {923, -1, 2}, {924, -1, 2}, {925, -1, 2}, {926, -1, 2}, {927, -1, 4},
    {927, -1, 5}, {928, -1, 4}, {928, -1, 5}, {929, -1, 4}, {929, -1, 5}, {930, -1, 4}, {930, -1, 5},
    {931, -1, 2}, {932, -1, 2}, {933, -1, 2}, {934, -1, 2}, {935, -1, 2}, {936, -1, 2}, {937, 1206, 2},
    {938, -1, 2}, {939, -1, 2}, {940, -1, 2}, {941, -1, 2}, {942, -1, 2}, {943, 1714, 2}, {944, -1, 2},
    {945, -1, 2}, {946, -1, 1}, {947, -1, 1}, {948, -1, 1}, {949, -1, 1}, {950, -1, 2}, {951, -1, 2},
    {952, -1, 1}, {953, -1, 1}, {954, 1091, 1}, {955, -1, 1}, {956, -1, 1}, {957, 1807, 1}, {958, -1, 0},
    {959, -1, 0}, {960, -1, 0}, {961, -1, 0}, {962, -1, 0}, {963, -1, 0}, {964, 1101, 0}, {965, -1, 0},
    {966, 1103, 1}, {967, 1104, 1}, {968, 1105, 1}, {969, -1, 1}, {970, -1, 1}, {971, 1108, 1}, {972, -1, 1},
    {973, 1110, 1}, {974, 1111, 1}, {975, 1112, 1}, {976, -1, 1}, {977, 1114, 1}, {978, -1, 1},
    {979, 1116, 1}, {980, 1117, 1}, {981, 1118, 1}, {982, 1119, 1}, {983, 1120, 1}, {984, -1, 1},
    {985, -1, 1}, {986, -1, 1}, {987, 1834, 2}, {988, 1855, 2}, {989, 1132, 2}, {990, -1, 2}, {991, 1830, 2},
    {992, -1, 4}, {993, -1, 4}, {994, -1, 4}, {995, -1, 4}, {996, -1, 4}, {997, -1, 4}, {998, -1, 4},
    {999, -1, 4}, {1000, -1, 4}, {1001, -1, 2}, {1002, -1, 2}, {1003, -1, 0}, {1004, -1, 0}, {1005, 1142, 0},
    {1006, 1143, 0}, {1007, -1, 0}, {1008, 1145, 0}, {1009, 1146, 0}, {1010, -1, 0}, {1011, 1148, 0},
    {1012, 1149, 0}, {1013, -1, 0}, {1014, 1151, 0}, {1015, 1152, 0}, {1016, -1, 0}, {1017, 1154, 0},
    {1018, 1155, 0}, {1019, -1, 0}, {1020, 1157, 0}, {1021, 1158, 0}, {1022, -1, 0}, {1023, 1160, 0},
    {1024, 1161, 0}, {1025, -1, 0}, {1026, -1, 4}, {1027, -1, 4}, {1028, 1289, 2}, {1029, -1, 4},
    {1029, -1, 5}, {1030, -1, 4}, {1031, 1253, 4}, {1031, -1, 5}, {1032, -1, 4}, {1033, -1, 4},
    {1033, -1, 5}, {1034, -1, 4}, {1035, 1259, 4}, {1035, -1, 5}, {1036, -1, 4}, {1037, 1261, 4},
    {1037, -1, 5}, {1038, -1, 4}, {1039, -1, 4}, {1039, -1, 5}, {1040, -1, 4}, {1041, -1, 4}, {1041, -1, 5},
    {1042, -1, 4}, {1042, -1, 5}, {1043, -1, 4}, {1044, -1, 4}, {1044, -1, 5}, {1045, -1, 4}, {1046, -1, 4},
    {1046, -1, 5}, {1047, -1, 4}, {1048, -1, 4}, {1048, -1, 5}, {1049, -1, 4}, {1050, 1532, 2},
    {1051, -1, 2}, {1052, 1950, 2}, {1053, -1, 2}, {1054, -1, 2}, {1055, -1, 2}, {1056, -1, 2},
    {1057, -1, 2}, {1058, -1, 2}, {1059, 1511, 2}, {1060, -1, 2}, {1061, -1, 2}, {1062, -1, 2},
    {1063, -1, 2}, {1064, -1, 2}, {1065, -1, 2}, {1066, -1, 2}, {1067, -1, 2}, {1068, -1, 2},
    {1069, 1223, 2}, {1070, 1219, 1}, {1071, 1249, 1}, {1072, 1248, 1}, {1073, -1, 1}, {1074, -1, 1},
    {1075, -1, 1}, {1076, 1400, 1}, {1077, -1, 1}, {1078, 1226, 1}, {1079, -1, 1}, {1080, -1, 1},
    {1081, -1, 1}, {1082, 1233, 1}, {1083, 1234, 1}, {1084, 1235, 1}, {1085, 1236, 1}, {1086, -1, 1},
    {1087, -1, 1}, {1088, -1, 1}, {1089, -1, 1}, {1090, -1, 1}, {1091, -1, 1}, {1092, -1, 1}, {1093, -1, 1},
    {1094, -1, 1}, {1095, -1, 1}, {1096, -1, 1}, {1097, -1, 2}, {1098, -1, 2}, {1099, -1, 2}, {1100, -1, 2},
    {1101, 1688, 1}, {1102, -1, 1}, {1103, -1, 1}, {1104, -1, 1}, {1105, -1, 4}, {1106, -1, 4},
    {1106, -1, 5}, {1107, -1, 4}, {1107, -1, 5}, {1108, -1, 4}, {1108, -1, 5}, {1109, -1, 4}, {1109, -1, 5},
    {1110, -1, 4}, {1110, -1, 5}, {1111, 1871, 1}, {1112, -1, 1}, {1113, -1, 1}, {1114, -1, 1},
    {1115, -1, 1}, {1116, -1, 1}, {1117, -1, 1}, {1118, -1, 1}, {1119, 1272, 0}, {1120, -1, 0},
    {1121, 1274, 0}, {1122, 1283, 0}, {1123, 1276, 0}, {1124, -1, 0}, {1125, -1, 0}, {1126, 1279, 0},
    {1127, 1280, 0}, {1128, 1281, 0}, {1129, -1, 0}, {1130, -1, 0}, {1131, -1, 0}, {1132, -1, 0},
    {1133, -1, 0}, {1134, 1290, 4}, {1135, 1291, 4}, {1136, -1, 4}, {1137, 1540, 2}, {1138, -1, 3},
    {1139, -1, 3}, {1140, -1, 0}, {1141, -1, 0}, {1142, -1, 4}, {1142, -1, 5}, {1143, -1, 4}, {1143, -1, 5},
    {1144, -1, 4}, {1144, -1, 5}, {1145, -1, 4}, {1145, -1, 5}, {1146, -1, 4}, {1146, -1, 5}, {1147, -1, 4},
    {1147, -1, 5}, {1148, -1, 4}, {1148, -1, 5}, {1149, -1, 4}, {1149, -1, 5}, {1150, -1, 4}, {1150, -1, 5},
    {1151, -1, 4}, {1151, -1, 5}, {1152, -1, 4}, {1152, -1, 5}, {1153, -1, 4}, {1153, -1, 5}, {1154, -1, 4},
    {1154, -1, 5}, {1155, -1, 4}, {1155, -1, 5}, {1156, -1, 4}, {1156, -1, 5}, {1157, -1, 4}, {1157, -1, 5},
    {1158, -1, 4}, {1159, -1, 4}, {1160, -1, 4}, {1161, -1, 4}, {1162, -1, 4}, {1163, -1, 4}, {1164, -1, 4},
    {1165, -1, 4}, {1166, -1, 4}, {1167, -1, 4}, {1168, -1, 4}, {1169, -1, 4}, {1170, -1, 4},
    {1171, 1406, 4}, {1171, -1, 5}, {1172, 1353, 4}, {1172, -1, 5}, {1173, 1355, 4}, {1173, -1, 5},
    {1174, 1351, 4}, {1174, -1, 5}, {1175, -1, 4}, {1176, -1, 4}, {1177, -1, 4}, {1178, -1, 4},
    {1179, 1381, 4}, {1179, -1, 5}, {1180, 1404, 4}, {1180, -1, 5}, {1181, 1405, 4}, {1181, -1, 5},
    {1182, -1, 4}, {1182, -1, 5}, {1183, -1, 4}, {1183, -1, 5}, {1184, -1, 4}, {1184, -1, 5}, {1185, -1, 4},
    {1185, -1, 5}, {1186, -1, 4}, {1186, -1, 5}, {1187, -1, 4}, {1187, -1, 5}, {1188, -1, 4}, {1188, -1, 5},
    {1189, -1, 4}, {1189, -1, 5}, {1190, -1, 4}, {1190, -1, 5}, {1191, -1, 4}, {1191, -1, 5}, {1192, -1, 4},
    {1192, -1, 5}, {1193, -1, 4}, {1193, -1, 5}, {1194, 1403, 4}, {1194, -1, 5}, {1195, -1, 4},
    {1195, -1, 5}, {1196, -1, 4}, {1196, -1, 5}, {1197, -1, 0}, {1198, -1, 0}, {1199, 1461, 5},
    {1200, -1, 0}, {1201, 1393, 0}, {1202, -1, 3}, {1203, -1, 0}, {1204, 1395, 0}, {1205, -1, 0},
    {1206, 1397, 0}, {1207, 1398, 0}, {1208, -1, 0}, {1209, 1547, 1}, {1210, -1, 1}, {1211, -1, 2},
    {1212, -1, 2}, {1213, -1, 4}, {1214, -1, 4}, {1215, -1, 4}, {1216, -1, 4}, {1217, -1, 3}, {1218, -1, 0},
    {1219, 1410, 3}, {1220, 1411, 3}, {1221, 1412, 3}, {1222, 1413, 3}, {1223, 1414, 3}, {1224, 1415, 3},
    {1225, 1416, 3}, {1226, 1417, 3}, {1227, 1418, 3}, {1228, -1, 3}, {1229, 1420, 3}, {1230, 1421, 3},
    {1231, 1422, 3}, {1232, 1423, 3}, {1233, -1, 3}, {1234, 1425, 3}, {1235, 1426, 3}, {1236, 1427, 3},
    {1237, -1, 3}, {1238, -1, 3}, {1239, -1, 3}, {1240, -1, 3}, {1241, 1432, 3}, {1242, 1433, 3},
    {1243, 1434, 3}, {1244, -1, 3}, {1245, -1, 3}, {1246, -1, 3}, {1247, 1563, 3}, {1248, -1, 3},
    {1249, -1, 3}, {1250, -1, 3}, {1251, -1, 3}, {1252, -1, 3}, {1253, -1, 3}, {1254, -1, 3}, {1255, -1, 3},
    {1256, -1, 4}, {1257, -1, 4}, {1258, 1449, 3}, {1259, -1, 3}, {1260, 1451, 0}, {1261, -1, 0},
    {1262, 1453, 1}, {1263, -1, 1}, {1264, 1455, 1}, {1265, -1, 1}, {1266, 1457, 1}, {1267, -1, 1},
    {1268, -1, 0}, {1269, -1, 0}, {1270, -1, 0}, {1271, -1, 3}, {1272, -1, 3}, {1273, -1, 3}, {1274, -1, 3},
    {1275, -1, 3}, {1276, -1, 5}, {1277, -1, 5}, {1278, -1, 5}, {1279, -1, 0}, {1280, -1, 3}, {1281, -1, 3},
    {1282, 1473, 3}, {1283, -1, 4}, {1284, 1475, 0}, {1285, -1, 0}, {1286, 1477, 0}, {1287, -1, 0},
    {1288, 1479, 0}, {1289, -1, 0}, {1290, -1, 0}, {1291, -1, 2}, {1292, -1, 2}, {1293, -1, 2},
    {1294, -1, 2}, {1295, -1, 2}, {1296, 1812, 2}, {1297, -1, 2}, {1298, -1, 2}, {1299, -1, 2},
    {1300, -1, 2}, {1301, -1, 2}, {1302, -1, 2}, {1303, -1, 2}, {1304, -1, 2}, {1305, -1, 2}, {1306, -1, 2},
    {1307, -1, 2}, {1308, -1, 2}, {1309, -1, 2}, {1310, -1, 2}, {1311, -1, 2}, {1312, 1555, 2},
    {1313, 1556, 2}, {1314, 1557, 2}, {1315, -1, 2}, {1316, -1, 2}, {1317, -1, 2}, {1318, -1, 2},
    {1319, -1, 2}, {1320, -1, 2}, {1321, -1, 2}, {1322, -1, 2}, {1323, -1, 2}, {1324, -1, 2},
    {1325, 1516, 0}, {1326, 1517, 0}, {1327, 1518, 0}, {1328, 1519, 0}, {1329, 1520, 0}, {1330, 1521, 0},
    {1331, 1522, 0}, {1332, -1, 0}, {1333, 1524, 1}, {1334, -1, 1}, {1335, -1, 1}, {1336, -1, 1},
    {1337, -1, 1}, {1338, -1, 1}, {1339, 1530, 1}, {1340, -1, 1}, {1341, -1, 1}, {1342, -1, 2},
    {1343, -1, 2}, {1344, -1, 2}, {1345, -1, 2}, {1346, -1, 2}, {1347, -1, 2}, {1348, -1, 2}, {1349, -1, 2},
    {1350, 1541, 2}, {1351, -1, 2}, {1352, -1, 1}, {1353, -1, 1}, {1354, -1, 1}, {1355, -1, 1},
    {1356, -1, 1}, {1357, 1549, 1}, {1358, 1550, 1}, {1359, 1551, 1}, {1360, 1552, 1}, {1361, 1554, 1},
    {1362, 1553, 1}, {1363, -1, 1}, {1364, -1, 1}, {1365, -1, 2}, {1366, -1, 2}, {1367, -1, 2},
    {1368, 1559, 1}, {1369, -1, 1}, {1370, -1, 3}, {1371, -1, 3}, {1372, -1, 3}, {1373, -1, 3},
    {1374, -1, 3}, {1375, -1, 3}, {1376, -1, 3}, {1377, 1568, 0}, {1378, 1647, 0}, {1379, -1, 5},
    {1380, -1, 0}, {1381, -1, 0}, {1382, -1, 0}, {1383, -1, 0}, {1384, -1, 0}, {1385, -1, 0}, {1386, -1, 0},
    {1387, -1, 0}, {1388, -1, 0}, {1389, -1, 0}, {1390, -1, 0}, {1391, -1, 0}, {1392, -1, 0}, {1393, -1, 0},
    {1394, 1585, 0}, {1395, 1586, 0}, {1396, 1587, 0}, {1397, -1, 0}, {1398, 1589, 0}, {1399, 1590, 0},
    {1400, 1591, 0}, {1401, -1, 0}, {1402, 1595, 0}, {1403, 1596, 0}, {1404, 1597, 0}, {1405, -1, 0},
    {1406, -1, 0}, {1407, -1, 0}, {1408, 1601, 0}, {1409, 1602, 0}, {1410, -1, 0}, {1411, -1, 0},
    {1412, -1, 0}, {1413, -1, 0}, {1414, -1, 0}, {1415, -1, 0}, {1416, -1, 5}, {1417, -1, 5}, {1418, -1, 0},
    {1419, 1610, 0}, {1420, 1611, 0}, {1421, -1, 0}, {1422, 1613, 0}, {1423, 1614, 0}, {1424, -1, 0},
    {1425, 1616, 0}, {1426, 1617, 0}, {1427, 1618, 0}, {1428, -1, 0}, {1429, 1620, 0}, {1430, 1621, 0},
    {1431, 1622, 0}, {1432, -1, 0}, {1433, -1, 0}, {1434, -1, 0}, {1435, -1, 5}, {1436, -1, 5},
    {1437, -1, 5}, {1438, -1, 5}, {1439, -1, 5}, {1440, -1, 5}, {1441, -1, 5}, {1442, -1, 5}, {1443, -1, 5},
    {1444, -1, 5}, {1445, -1, 5}, {1446, -1, 5}, {1447, -1, 5}, {1448, -1, 5}, {1449, -1, 5}, {1450, -1, 5},
    {1451, 1642, 0}, {1452, 1643, 0}, {1453, 1644, 0}, {1454, 1645, 0}, {1455, 1646, 0}, {1456, -1, 0},
    {1457, 1648, 0}, {1458, 1649, 0}, {1459, 1650, 0}, {1460, 1651, 0}, {1461, 1652, 0}, {1462, 1653, 0},
    {1463, 1654, 0}, {1464, 1655, 0}, {1465, 1656, 0}, {1466, -1, 0}, {1467, -1, 2}, {1468, -1, 2},
    {1469, -1, 2}, {1470, -1, 2}, {1471, 1662, 2}, {1472, -1, 2}, {1473, -1, 2}, {1474, -1, 2},
    {1475, -1, 2}, {1476, -1, 2}, {1477, -1, 2}, {1478, -1, 0}, {1479, -1, 0}, {1480, 1680, 0},
    {1481, -1, 0}, {1482, -1, 1}, {1483, -1, 1}, {1484, -1, 1}, {1485, -1, 1}, {1486, -1, 1}, {1487, -1, 1},
    {1488, 1863, 1}, {1489, -1, 1}, {1490, 1683, 0}, {1491, 1682, 0}, {1492, -1, 0}, {1493, -1, 0},
    {1494, 1685, 2}, {1495, -1, 2}, {1496, -1, 0}, {1497, -1, 0}, {1498, -1, 2}, {1499, 1912, 2},
    {1500, -1, 1}, {1501, -1, 1}, {1502, -1, 1}, {1503, -1, 1}, {1504, -1, 1}, {1505, -1, 1}, {1506, -1, 1},
    {1507, -1, 0}, {1508, -1, 0}, {1509, -1, 0}, {1509, -1, 0}, {1510, 1702, 0}, {1511, 1703, 0},
    {1512, 1704, 0}, {1513, 1705, 0}, {1514, 1706, 0}, {1515, 1734, 0}, {1516, -1, 0}, {1517, 1710, 0},
    {1518, -1, 0}, {1519, 1732, 0}, {1520, -1, 0}, {1521, -1, 0}, {1522, 1815, 2}, {1523, -1, 2},
    {1524, -1, 2}, {1525, -1, 2}, {1526, -1, 2}, {1527, -1, 1}, {1528, -1, 1}, {1529, -1, 1}, {1530, -1, 0},
    {1531, -1, 4}, {1531, -1, 5}, {1532, -1, 4}, {1532, -1, 5}, {1533, -1, 4}, {1533, -1, 5}, {1534, -1, 4},
    {1534, -1, 5}, {1535, -1, 4}, {1535, -1, 5}, {1536, 1882, 0}, {1537, -1, 0}, {1538, 1778, 0},
    {1539, 1736, 1}, {1540, -1, 1}, {1541, 1738, 1}, {1542, -1, 1}, {1543, 1740, 1}, {1544, -1, 1},
    {1545, 1742, 1}, {1546, -1, 1}, {1547, 1744, 1}, {1548, -1, 1}, {1549, 1746, 1}, {1550, -1, 1},
    {1551, 1748, 1}, {1552, -1, 1}, {1553, -1, 1}, {1554, 1751, 1}, {1555, -1, 1}, {1556, -1, 1},
    {1557, -1, 1}, {1558, -1, 1}, {1559, 1846, 1}, {1560, -1, 1}, {1561, -1, 1}, {1562, -1, 0},
    {1563, -1, 0}, {1564, -1, 0}, {1565, -1, 0}, {1566, -1, 0}, {1567, -1, 0}, {1568, -1, 0}, {1569, -1, 0},
    {1570, -1, 0}, {1571, 1768, 1}, {1572, 1769, 1}, {1573, -1, 1}, {1574, 1771, 1}, {1575, 1772, 1},
    {1576, -1, 1}, {1577, 1774, 1}, {1578, 1775, 1}, {1579, 1779, 1}, {1580, 1777, 1}, {1581, -1, 1},
    {1582, -1, 0}, {1583, 1780, 1}, {1584, -1, 1}, {1585, -1, 0}, {1586, -1, 0}, {1587, -1, 0},
    {1588, -1, 0}, {1589, -1, 0}, {1590, -1, 2}, {1591, -1, 2}, {1592, -1, 2}, {1593, -1, 2}, {1594, -1, 2},
    {1595, -1, 2}, {1596, -1, 0}, {1597, -1, 0}, {1598, -1, 0}, {1599, 1797, 1}, {1600, 1798, 1},
    {1601, -1, 1}, {1602, -1, 1}, {1603, -1, 1}, {1604, -1, 0}, {1605, -1, 0}, {1606, -1, 0}, {1607, -1, 0},
    {1608, -1, 4}, {1609, -1, 4}, {1610, -1, 2}, {1611, 1808, 1}, {1612, 1809, 1}, {1613, 1810, 1},
    {1614, 1854, 1}, {1615, -1, 0}, {1616, -1, 2}, {1617, -1, 2}, {1618, -1, 2}, {1619, -1, 2},
    {1620, -1, 2}, {1621, -1, 2}, {1622, -1, 2}, {1623, -1, 4}, {1623, -1, 5}, {1624, -1, 4}, {1624, -1, 5},
    {1625, -1, 4}, {1625, -1, 5}, {1626, -1, 2}, {1627, -1, 0}, {1627, -1, 0}, {1628, -1, 0}, {1628, -1, 0},
    {1629, -1, 0}, {1629, -1, 0}, {1630, -1, 0}, {1630, -1, 0}, {1631, 1844, 0}, {1631, -1, 0},
    {1632, 1856, 0}, {1633, 1857, 0}, {1634, -1, 3}, {1635, -1, 3}, {1636, -1, 3}, {1637, -1, 3},
    {1638, -1, 3}, {1639, -1, 0}, {1640, 1845, 0}, {1641, 1852, 0}, {1642, -1, 4}, {1643, -1, 4},
    {1644, -1, 4}, {1645, -1, 4}, {1646, -1, 4}, {1647, -1, 4}, {1648, -1, 0}, {1649, -1, 0}, {1650, -1, 0},
    {1651, -1, 1}, {1652, -1, 2}, {1653, -1, 2}, {1654, 1859, 2}, {1655, -1, 2}, {1656, -1, 0},
    {1657, 1862, 0}, {1658, -1, 0}, {1659, 1864, 0}, {1660, -1, 0}, {1661, -1, 1}, {1662, -1, 0},
    {1663, -1, 0}, {1664, -1, 0}, {565, 1940, 6}, {569, 1939, 6}, {551, -1, 2}, {897, -1, 6}, {898, -1, 6},
    {1539, -1, 6}, {1541, -1, 6}, {1553, -1, 6}, {1556, -1, 6}, {1557, -1, 6}, {1571, -1, 6}, {1574, -1, 6},
    {1577, -1, 6}, {1595, -1, 2}, {1603, -1, 6}, {1611, 1904, 6}, {1626, -1, 2}, {880, -1, 6}, {883, -1, 6},
    {829, -1, 6}, {836, -1, 6}, {832, -1, 6}, {834, -1, 6}, {663, 1893, 2}, {903, -1, 2}, {674, -1, 2},
    {1100, -1, 2}, {840, -1, 6}, {840, -1, 6}, {841, -1, 6}, {841, -1, 6}, {954, -1, 6}, {954, -1, 6},
    {955, -1, 6}, {955, -1, 6}, {957, -1, 6}, {1368, -1, 6}, {1369, -1, 6}, {867, -1, 6}, {948, -1, 6},
    {949, -1, 6}, {1352, -1, 6}, {1353, -1, 6}, {445, -1, 2}, {447, -1, 6}, {448, -1, 6}, {461, -1, 2},
    {449, -1, 6}, {467, -1, 6}, {468, -1, 6}, {1473, -1, 2}, {1474, -1, 2}, {1475, -1, 2}, {1476, -1, 2},
    {1477, -1, 2}, {575, -1, 6}, {686, 1926, 2}, {938, -1, 2}, {924, -1, 2}, {731, -1, 2}, {730, -1, 2},
    {713, -1, 2}, {714, -1, 2}, {715, -1, 2}, {837, -1, 6}, {856, 1935, 6}, {857, -1, 6}, {341, -1, 6},
    {435, -1, 6}, {436, -1, 6}, {443, -1, 6}, {368, -1, 6}, {338, -1, 2}, {339, -1, 2}, {340, -1, 6},
    {1334, -1, 6}, {1337, -1, 6}, {1338, -1, 6}, {1347, -1, 2}, {1343, -1, 2}, {1322, -1, 2}, {1051, -1, 2},
    {1072, -1, 6}, {1078, -1, 6}, {1093, -1, 6}, {1354, -1, 6}, {1364, 1961, 6}, {1363, 1962, 6},
    {1357, 1958, 6}, {1359, -1, 6}, {1358, 1960, 6}, {1360, -1, 6}, {1361, -1, 6}, {1362, -1, 6},
    {1661, -1, 6}
};

static const struct catalogue_entry entries[] = {
    {149, -1, 236, 128, -1, 0, 0, 0, 6, 6, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {149, -1, -1, -1, -1, 6, 0, 1, 0, 0, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {149, -1, 239, 240, -1, 6, 6, 2, 2, 2, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {149, -1, 150, 147, -1, 8, 8, 3, 2, 2, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {149, -1, 243, 244, -1, 10, 10, 4, 1, 1, 3, 0, 14, 0, 1, 0},  // CGAffineTransform
    {147, -1, -1, -1, -1, 11, 11, 5, 1, 1, 0, 0, 14, 0, 0, 0},  // S
    {244, -1, -1, -1, -1, 12, 12, 6, 2, 2, 0, 0, 14, 0, 1, 0},  // R
    {147, -1, -1, -1, -1, 14, 14, 7, 2, 2, 0, 0, 14, 0, 0, 0},  // S
    {147, -1, -1, -1, -1, 16, 16, 8, 3, 3, 0, 0, 14, 0, 0, 0},  // S
    {246, -1, -1, -1, -1, 19, 19, 9, 1, 1, 0, 0, 14, 0, 0, 0},  // H
    {246, -1, -1, -1, -1, 20, 20, 10, 1, 1, 0, 0, 14, 0, 0, 0},  // H
    {246, -1, -1, -1, -1, 21, 21, 11, 2, 2, 0, 0, 14, 0, 0, 0},  // H
    {248, 149, 249, -1, -1, 0, 0, 12, 0, 0, 5, 15, 14, 0, 0, 0},  // identity
    {250, -1, 251, -1, -1, 23, 23, 13, 1, 2, 1, 15, 14, 0, 0, 0},  // concatenating
    {252, -1, 253, -1, -1, 24, 25, 14, 2, 3, 1, 15, 14, 0, 4, 0},  // translatedBy
    {148, -1, 151, -1, -1, 26, 28, 15, 2, 3, 1, 15, 14, 0, 0, 0},  // scaledBy
    {254, -1, 256, -1, -1, 28, 31, 16, 1, 2, 1, 15, 14, 0, 1, 0},  // rotated
    {257, -1, 258, -1, -1, 29, 33, 17, 0, 1, 1, 15, 14, 0, 2, 0},  // inverted
    {259, -1, 260, -1, -1, 29, 34, 18, 0, 1, 1, 15, 16, 0, 15, 0},  // decomposed
    {261, -1, -1, -1, -1, 29, 35, 19, 1, 1, 0, 0, 2, 0, 0, 0},  // CGAffineTransformIsIdentity
    {262, -1, -1, -1, -1, 30, 36, 20, 2, 2, 0, 0, 2, 0, 0, 0},  // CGAffineTransformEqualToTransform
    {263, -1, -1, -1, -1, 32, 38, 21, 1, 1, 0, 0, 3, 0, 0, 0},  // NSStringFromCGAffineTransform
    {265, 264, -1, -1, -1, 33, 39, 22, 1, 1, 4, 4, 3, 0, 0, 0},  // string
    {266, -1, -1, -1, -1, 0, 40, 23, 0, 1, 2, 15, 0, 0, 0, 0},  // m11
    {267, -1, -1, -1, -1, 0, 41, 24, 0, 1, 2, 15, 0, 0, 0, 0},  // m12
    {268, -1, -1, -1, -1, 0, 42, 25, 0, 1, 2, 15, 0, 0, 0, 0},  // m21
    {269, -1, -1, -1, -1, 0, 43, 26, 0, 1, 2, 15, 0, 0, 0, 0},  // m22
    {270, -1, -1, -1, -1, 0, 44, 27, 0, 1, 2, 15, 0, 0, 0, 0},  // m41
    {271, -1, -1, -1, -1, 0, 45, 28, 0, 1, 2, 15, 0, 0, 0, 0},  // m42
    {272, -1, -1, -1, -1, 0, 46, 29, 0, 1, 2, 15, 0, 0, 0, 0},  // m44
    {131, -1, -1, -1, -1, 0, 47, 30, 0, 1, 2, 15, 0, 0, 14, 0},  // a
    {232, -1, -1, -1, -1, 0, 48, 31, 0, 1, 2, 15, 0, 0, 0, 0},  // b
    {233, -1, -1, -1, -1, 0, 49, 32, 0, 1, 2, 15, 0, 0, 0, 0},  // c
    {132, -1, -1, -1, -1, 0, 50, 33, 0, 1, 2, 15, 0, 0, 14, 0},  // d
    {234, -1, -1, -1, -1, 0, 51, 34, 0, 1, 2, 15, 0, 0, 0, 0},  // tx
    {235, -1, -1, -1, -1, 0, 52, 35, 0, 1, 2, 15, 0, 0, 0, 0},  // ty
    {273, -1, -1, -1, -1, 0, 53, 36, 0, 1, 2, 15, 2, 0, 0, 0},  // isIdentity
    {274, -1, -1, -1, -1, 0, 54, 37, 0, 1, 2, 15, 0, 0, 0, 0},  // determinant
    {275, -1, -1, -1, -1, 0, 55, 38, 0, 1, 2, 15, 15, 0, 0, 0},  // matrix
    {276, -1, -1, -1, -1, 0, 56, 39, 0, 1, 2, 15, 3, 0, 0, 0},  // kind
    {277, -1, -1, -1, -1, 0, 57, 40, 0, 1, 2, 15, 9, 0, 0, 0},  // fixedPoint
    {278, -1, -1, -1, -1, 34, 58, 41, 1, 1, 0, 0, 14, 0, 0, 0},  // reflect
    {278, -1, -1, -1, -1, 35, 59, 42, 2, 2, 0, 0, 14, 0, 1, 0},  // reflect
    {247, 281, -1, -1, -1, 0, 0, 43, 0, 0, 5, 20, 19, 0, 0, 0},  // x
    {238, 281, -1, -1, -1, 0, 0, 44, 0, 0, 5, 20, 19, 0, 0, 0},  // y
    {282, 281, -1, -1, -1, 0, 0, 45, 0, 0, 5, 20, 19, 0, 0, 0},  // origin
    {283, 281, -1, -1, -1, 0, 0, 46, 0, 0, 5, 20, 19, 0, 0, 0},  // yEqualsX
    {284, 281, -1, -1, -1, 0, 0, 47, 0, 0, 5, 20, 19, 0, 0, 0},  // yEqualsMinusX
    {217, -1, -1, -1, -1, 37, 61, 48, 4, 4, 3, 0, 16, 0, 1, 0},  // CGAffineTransformComponents
    {149, -1, 289, -1, -1, 41, 65, 49, 1, 1, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {285, -1, -1, -1, -1, 0, 66, 50, 0, 1, 2, 17, 12, 0, 0, 0},  // scale
    {286, -1, -1, -1, -1, 0, 67, 51, 0, 1, 2, 17, 0, 0, 0, 0},  // horizontalShear
    {287, -1, -1, -1, -1, 0, 68, 52, 0, 1, 2, 17, 0, 0, 0, 0},  // rotation
    {288, -1, -1, -1, -1, 0, 69, 53, 0, 1, 2, 17, 10, 0, 0, 0},  // translation
    {213, -1, 290, -1, -1, 42, 70, 0, 2, 2, 3, 0, 9, 0, 0, 1},  // CGPoint
    {213, -1, -1, -1, -1, 44, 0, 1, 0, 0, 3, 0, 9, 0, 0, 1},  // CGPoint
    {291, 213, 292, -1, -1, 0, 0, 2, 0, 0, 5, 10, 9, 0, 0, 1},  // zero
    {247, -1, -1, -1, -1, 0, 72, 3, 0, 1, 2, 10, 0, 0, 0, 1},  // x
    {238, -1, -1, -1, -1, 0, 73, 4, 0, 1, 2, 10, 0, 0, 0, 1},  // y
    {293, -1, 294, -1, -1, 44, 74, 5, 1, 2, 1, 10, 9, 0, 6, 1},  // applying
    {295, -1, -1, -1, -1, 45, 76, 6, 1, 2, 1, 10, 0, 0, 0, 1},  // distance
    {297, -1, -1, -1, -1, 46, 78, 7, 2, 2, 0, 0, 2, 0, 0, 1},  // CGPointEqualToPoint
    {298, -1, -1, -1, -1, 48, 80, 8, 1, 2, 1, 10, 2, 0, 0, 1},  // equalTo
    {299, -1, -1, -1, -1, 49, 82, 9, 1, 1, 0, 0, 3, 0, 0, 1},  // NSStringFromCGPoint
    {300, -1, -1, -1, -1, 0, 83, 10, 0, 1, 2, 10, 3, 0, 0, 1},  // debugDescription
    {214, -1, 303, 304, -1, 50, 84, 11, 2, 2, 3, 0, 10, 0, 0, 1},  // CGVector
    {214, -1, -1, -1, -1, 52, 0, 12, 0, 0, 3, 0, 10, 0, 0, 1},  // CGVector
    {291, 214, -1, -1, -1, 0, 0, 13, 0, 0, 5, 11, 10, 0, 0, 1},  // zero
    {301, -1, -1, -1, -1, 0, 86, 14, 0, 1, 2, 11, 0, 0, 0, 1},  // dx
    {302, -1, -1, -1, -1, 0, 87, 15, 0, 1, 2, 11, 0, 0, 0, 1},  // dy
    {305, -1, -1, -1, -1, 0, 88, 16, 0, 1, 2, 11, 0, 0, 0, 1},  // length
    {293, -1, -1, -1, -1, 52, 89, 17, 1, 2, 1, 11, 10, 0, 0, 1},  // applying
    {306, -1, -1, -1, -1, 53, 91, 18, 1, 1, 0, 0, 3, 0, 0, 1},  // NSStringFromCGVector
    {215, -1, 309, 310, -1, 54, 92, 19, 2, 2, 3, 0, 12, 0, 0, 1},  // CGSize
    {215, -1, -1, -1, -1, 56, 0, 20, 0, 0, 3, 0, 12, 0, 0, 1},  // CGSize
    {291, 215, 311, -1, -1, 0, 0, 21, 0, 0, 5, 13, 12, 0, 0, 1},  // zero
    {307, -1, -1, -1, -1, 0, 94, 22, 0, 1, 2, 13, 0, 0, 0, 1},  // width
    {308, -1, -1, -1, -1, 0, 95, 23, 0, 1, 2, 13, 0, 0, 0, 1},  // height
    {293, -1, 312, -1, -1, 56, 96, 24, 1, 2, 1, 13, 12, 0, 0, 1},  // applying
    {313, -1, -1, -1, -1, 57, 98, 25, 2, 2, 0, 0, 2, 0, 0, 1},  // CGSizeEqualToSize
    {298, -1, -1, -1, -1, 59, 100, 26, 1, 2, 1, 13, 2, 0, 0, 1},  // equalTo
    {314, -1, -1, -1, -1, 60, 102, 27, 1, 1, 0, 0, 3, 0, 0, 1},  // NSStringFromCGSize
    {300, -1, -1, -1, -1, 0, 103, 28, 0, 1, 2, 13, 3, 0, 0, 1},  // debugDescription
    {247, -1, -1, -1, -1, 0, 104, 29, 0, 1, 2, 12, 0, 0, 0, 1},  // x
    {238, -1, -1, -1, -1, 0, 105, 30, 0, 1, 2, 12, 0, 0, 0, 1},  // y
    {315, -1, -1, -1, -1, 0, 106, 31, 0, 1, 2, 12, 0, 0, 0, 1},  // w
    {316, -1, -1, -1, -1, 0, 107, 32, 0, 1, 2, 12, 0, 0, 0, 1},  // z
    {317, -1, -1, -1, -1, 0, 108, 33, 0, 1, 2, 12, 2, 0, 0, 1},  // isVector
    {318, -1, -1, -1, -1, 0, 109, 34, 0, 1, 2, 12, 9, 0, 0, 1},  // point
    {216, -1, 319, 320, -1, 61, 110, 0, 4, 4, 3, 0, 13, 0, 0, 2},  // CGRect
    {216, -1, -1, -1, -1, 65, 114, 1, 2, 2, 3, 0, 13, 0, 0, 2},  // CGRect
    {216, -1, -1, -1, -1, 67, 0, 2, 0, 0, 3, 0, 13, 0, 0, 2},  // CGRect
    {291, 216, 321, -1, -1, 0, 0, 3, 0, 0, 5, 14, 13, 0, 0, 2},  // zero
    {322, 216, 323, -1, -1, 0, 0, 4, 0, 0, 5, 14, 13, 0, 0, 2},  // null
    {324, 216, 325, -1, -1, 0, 0, 5, 0, 0, 5, 14, 13, 0, 0, 2},  // infinite
    {326, -1, -1, -1, -1, 67, 116, 6, 1, 1, 0, 0, 3, 0, 0, 2},  // NSStringFromCGRect
    {327, -1, -1, -1, -1, 68, 117, 7, 2, 2, 0, 0, 13, 0, 0, 2},  // AVMakeRect
    {330, -1, -1, -1, -1, 70, 119, 8, 2, 2, 0, 0, 13, 0, 0, 2},  // AVMakeRectWithAspectRatioInsideRect
    {331, -1, -1, -1, -1, 72, 121, 9, 1, 1, 0, 0, 3, 0, 0, 2},  // NSStringFromRect
    {332, 218, 333, -1, -1, 0, 0, 10, 0, 0, 5, 19, 18, 0, 0, 2},  // minXEdge
    {334, 218, 335, -1, -1, 0, 0, 11, 0, 0, 5, 19, 18, 0, 0, 2},  // minYEdge
    {336, 218, 337, -1, -1, 0, 0, 12, 0, 0, 5, 19, 18, 0, 0, 2},  // maxXEdge
    {338, 218, 339, -1, -1, 0, 0, 13, 0, 0, 5, 19, 18, 0, 0, 2},  // maxYEdge
    {340, -1, 341, -1, -1, 0, 122, 14, 0, 1, 2, 14, 0, 0, 0, 2},  // minX
    {342, -1, 343, -1, -1, 0, 123, 15, 0, 1, 2, 14, 0, 0, 0, 2},  // midX
    {344, -1, 345, -1, -1, 0, 124, 16, 0, 1, 2, 14, 0, 0, 0, 2},  // maxX
    {346, -1, 347, -1, -1, 0, 125, 17, 0, 1, 2, 14, 0, 0, 0, 2},  // minY
    {348, -1, 349, -1, -1, 0, 126, 18, 0, 1, 2, 14, 0, 0, 0, 2},  // midY
    {350, -1, 351, -1, -1, 0, 127, 19, 0, 1, 2, 14, 0, 0, 0, 2},  // maxY
    {307, -1, 352, -1, -1, 0, 128, 20, 0, 1, 2, 14, 0, 0, 0, 2},  // width
    {308, -1, 353, -1, -1, 0, 129, 21, 0, 1, 2, 14, 0, 0, 0, 2},  // height
    {282, -1, -1, -1, -1, 0, 130, 22, 0, 1, 2, 14, 9, 0, 0, 2},  // origin
    {310, -1, -1, -1, -1, 0, 131, 23, 0, 1, 2, 14, 12, 0, 0, 2},  // size
    {354, -1, 355, -1, -1, 0, 132, 24, 0, 1, 2, 14, 13, 0, 0, 2},  // standardized
    {356, -1, 357, -1, -1, 0, 133, 25, 0, 1, 2, 14, 13, 0, 0, 2},  // integral
    {358, -1, 359, -1, -1, 0, 134, 26, 0, 1, 2, 14, 2, 0, 0, 2},  // isNull
    {360, -1, 361, -1, -1, 0, 135, 27, 0, 1, 2, 14, 2, 0, 0, 2},  // isEmpty
    {362, -1, 363, -1, -1, 0, 136, 28, 0, 1, 2, 14, 2, 0, 0, 2},  // isInfinite
    {364, -1, -1, -1, -1, 0, 137, 29, 0, 1, 2, 14, 4, 0, 0, 2},  // corners
    {365, -1, -1, -1, -1, 0, 138, 30, 0, 1, 2, 14, 9, 0, 0, 2},  // center
    {300, -1, -1, -1, -1, 0, 139, 31, 0, 1, 2, 14, 3, 0, 0, 2},  // debugDescription
    {366, -1, 371, -1, -1, 73, 140, 32, 4, 4, 3, 0, 51, 0, 0, 2},  // UIEdgeInsets
    {372, -1, -1, -1, -1, 77, 144, 33, 1, 1, 0, 0, 3, 0, 0, 2},  // NSStringFromUIEdgeInsets
    {373, -1, -1, -1, -1, 78, 145, 34, 2, 2, 0, 0, 2, 0, 0, 2},  // UIEdgeInsetsEqualToEdgeInsets
    {366, -1, -1, -1, -1, 80, 147, 35, 0, 0, 3, 0, 51, 0, 0, 2},  // UIEdgeInsets
    {291, 366, 374, -1, -1, 0, 0, 36, 0, 0, 5, 52, 51, 0, 0, 2},  // zero
    {375, -1, 376, -1, -1, 80, 147, 37, 1, 2, 1, 14, 13, 0, 0, 2},  // inset
    {377, -1, 378, -1, -1, 81, 149, 38, 2, 3, 1, 14, 13, 0, 0, 2},  // insetBy
    {379, -1, 380, -1, -1, 83, 152, 39, 2, 3, 1, 14, 13, 0, 0, 2},  // offsetBy
    {381, -1, 382, -1, -1, 85, 155, 40, 1, 2, 1, 14, 13, 0, 0, 2},  // union
    {383, -1, 384, -1, -1, 86, 157, 41, 1, 2, 1, 14, 13, 0, 0, 2},  // intersection
    {385, -1, 386, -1, -1, 87, 159, 42, 1, 2, 1, 14, 2, 0, 0, 2},  // intersects
    {387, -1, 388, -1, -1, 88, 161, 43, 1, 2, 1, 14, 2, 0, 0, 2},  // contains
    {387, -1, 389, -1, -1, 89, 163, 44, 1, 2, 1, 14, 2, 0, 0, 2},  // contains
    {298, -1, 390, -1, -1, 90, 165, 45, 1, 2, 1, 14, 2, 0, 0, 2},  // equalTo
    {293, -1, 391, -1, -1, 91, 167, 46, 1, 2, 1, 14, 13, 0, 7, 2},  // applying
    {395, -1, -1, -1, -1, 92, 169, 47, 2, 3, 1, 14, 55, 0, 0, 2},  // divided
    {392, -1, -1, -1, -1, 94, 172, 48, 2, 2, 0, 0, 55, 0, 0, 2},  // RectDivision
    {398, -1, -1, -1, -1, 0, 174, 0, 0, 1, 2, 16, 15, 0, 0, 3},  // transpose
    {274, -1, -1, -1, -1, 0, 175, 1, 0, 1, 2, 16, 0, 0, 0, 3},  // determinant
    {399, -1, -1, -1, -1, 0, 176, 2, 0, 1, 2, 16, 15, 0, 0, 3},  // inverse
    {257, -1, -1, -1, -1, 96, 177, 3, 0, 1, 1, 16, 15, 0, 0, 3},  // inverted
    {400, -1, -1, -1, -1, 0, 178, 4, 0, 1, 2, 16, 4, 0, 0, 3},  // rows
    {401, -1, -1, -1, -1, 0, 179, 5, 0, 1, 2, 16, 14, 0, 0, 3},  // affine
    {248, -1, -1, -1, -1, 96, 180, 6, 1, 1, 0, 0, 15, 0, 0, 3},  // identity
    {402, -1, -1, -1, -1, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 4},  // π
    {403, -1, -1, -1, -1, 0, 0, 1, 0, 0, 5, 0, 0, 0, 0, 4},  // pi
    {404, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 0, 0, 0, 4},  // M_PI
    {405, -1, -1, -1, -1, 0, 0, 3, 0, 0, 5, 0, 0, 0, 0, 4},  // M_PI_2
    {406, -1, -1, -1, -1, 0, 0, 4, 0, 0, 5, 0, 0, 0, 0, 4},  // M_PI_4
    {407, -1, -1, -1, -1, 0, 0, 5, 0, 0, 5, 0, 0, 0, 0, 4},  // M_1_PI
    {408, -1, -1, -1, -1, 0, 0, 6, 0, 0, 5, 0, 0, 0, 0, 4},  // M_2_PI
    {409, -1, -1, -1, -1, 0, 0, 7, 0, 0, 5, 0, 0, 0, 0, 4},  // M_SQRT2
    {410, -1, -1, -1, -1, 0, 0, 8, 0, 0, 5, 0, 0, 0, 0, 4},  // M_SQRT1_2
    {411, -1, -1, -1, -1, 0, 0, 9, 0, 0, 5, 0, 0, 0, 0, 4},  // M_E
    {403, 171, -1, -1, -1, 0, 0, 10, 0, 0, 5, 1, 0, 0, 0, 4},  // pi
    {412, 171, -1, -1, -1, 0, 0, 11, 0, 0, 5, 1, 0, 0, 0, 4},  // infinity
    {413, 171, -1, -1, -1, 0, 0, 12, 0, 0, 5, 1, 0, 0, 0, 4},  // nan
    {414, 171, 415, -1, -1, 0, 0, 13, 0, 0, 5, 1, 0, 0, 0, 4},  // ulpOfOne
    {416, 171, 417, -1, -1, 0, 0, 14, 0, 0, 5, 1, 0, 0, 0, 4},  // greatestFiniteMagnitude
    {291, 171, -1, -1, -1, 0, 0, 15, 0, 0, 5, 1, 0, 0, 0, 4},  // zero
    {418, 174, 419, -1, -1, 0, 0, 16, 0, 0, 5, 1, 0, 0, 0, 4},  // max
    {420, 174, 421, -1, -1, 0, 0, 17, 0, 0, 5, 1, 0, 0, 0, 4},  // min
    {171, -1, -1, -1, -1, 97, 181, 18, 1, 1, 3, 0, 0, 0, 0, 4},  // CGFloat
    {172, -1, -1, -1, -1, 98, 182, 19, 1, 1, 3, 0, 0, 0, 0, 4},  // Double
    {173, -1, -1, -1, -1, 99, 183, 20, 1, 1, 3, 0, 0, 0, 0, 4},  // Float
    {177, -1, -1, -1, -1, 100, 184, 21, 1, 1, 3, 0, 0, 0, 0, 4},  // TimeInterval
    {174, -1, -1, -1, -1, 101, 185, 22, 1, 1, 3, 0, 0, 0, 0, 4},  // Int
    {175, -1, -1, -1, -1, 102, 186, 23, 1, 1, 3, 0, 0, 0, 0, 4},  // NSInteger
    {171, -1, -1, -1, -1, 103, 187, 24, 1, 1, 3, 0, 0, 0, 0, 4},  // CGFloat
    {172, -1, -1, -1, -1, 104, 188, 25, 1, 1, 3, 0, 0, 0, 0, 4},  // Double
    {173, -1, -1, -1, -1, 105, 189, 26, 1, 1, 3, 0, 0, 0, 0, 4},  // Float
    {174, -1, -1, -1, -1, 106, 190, 27, 1, 1, 3, 0, 0, 0, 0, 4},  // Int
    {152, -1, -1, -1, -1, 107, 191, 28, 1, 1, 3, 0, 0, 0, 0, 4},  // Int8
    {153, -1, -1, -1, -1, 108, 192, 29, 1, 1, 3, 0, 0, 0, 0, 4},  // Int16
    {154, -1, -1, -1, -1, 109, 193, 30, 1, 1, 3, 0, 0, 0, 0, 4},  // Int32
    {155, -1, -1, -1, -1, 110, 194, 31, 1, 1, 3, 0, 0, 0, 0, 4},  // Int64
    {156, -1, -1, -1, -1, 111, 195, 32, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt8
    {157, -1, -1, -1, -1, 112, 196, 33, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt16
    {158, -1, -1, -1, -1, 113, 197, 34, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt32
    {159, -1, -1, -1, -1, 114, 198, 35, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt64
    {160, -1, -1, -1, -1, 115, 199, 36, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt
    {152, -1, -1, -1, -1, 116, 200, 37, 1, 1, 3, 0, 0, 0, 0, 4},  // Int8
    {152, -1, -1, -1, -1, 117, 201, 38, 1, 1, 3, 0, 0, 0, 0, 4},  // Int8
    {153, -1, -1, -1, -1, 118, 202, 39, 1, 1, 3, 0, 0, 0, 0, 4},  // Int16
    {153, -1, -1, -1, -1, 119, 203, 40, 1, 1, 3, 0, 0, 0, 0, 4},  // Int16
    {154, -1, -1, -1, -1, 120, 204, 41, 1, 1, 3, 0, 0, 0, 0, 4},  // Int32
    {154, -1, -1, -1, -1, 121, 205, 42, 1, 1, 3, 0, 0, 0, 0, 4},  // Int32
    {155, -1, -1, -1, -1, 122, 206, 43, 1, 1, 3, 0, 0, 0, 0, 4},  // Int64
    {155, -1, -1, -1, -1, 123, 207, 44, 1, 1, 3, 0, 0, 0, 0, 4},  // Int64
    {156, -1, -1, -1, -1, 124, 208, 45, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt8
    {156, -1, -1, -1, -1, 125, 209, 46, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt8
    {157, -1, -1, -1, -1, 126, 210, 47, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt16
    {157, -1, -1, -1, -1, 127, 211, 48, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt16
    {158, -1, -1, -1, -1, 128, 212, 49, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt32
    {158, -1, -1, -1, -1, 129, 213, 50, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt32
    {159, -1, -1, -1, -1, 130, 214, 51, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt64
    {159, -1, -1, -1, -1, 131, 215, 52, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt64
    {160, -1, -1, -1, -1, 132, 216, 53, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt
    {160, -1, -1, -1, -1, 133, 217, 54, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt
    {174, -1, -1, -1, -1, 134, 218, 55, 1, 1, 3, 0, 0, 0, 0, 4},  // Int
    {174, -1, -1, -1, -1, 135, 219, 56, 1, 1, 3, 0, 0, 0, 0, 4},  // Int
    {201, -1, -1, -1, -1, 136, 220, 57, 2, 2, 3, 0, 3, 0, 0, 4},  // String
    {174, -1, -1, -1, -1, 138, 222, 58, 2, 2, 0, 0, 55, 0, 0, 4},  // Int
    {174, -1, -1, -1, -1, 140, 224, 59, 1, 1, 0, 0, 55, 0, 0, 4},  // Int
    {142, -1, 143, -1, -1, 141, 225, 60, 1, 1, 0, 0, 0, 0, 3, 4},  // sqrt
    {427, -1, 428, -1, -1, 142, 226, 61, 1, 1, 0, 0, 0, 0, 0, 4},  // exp
    {429, -1, 430, -1, -1, 143, 227, 62, 1, 1, 0, 0, 0, 0, 0, 4},  // log
    {431, -1, -1, -1, -1, 144, 228, 63, 1, 1, 0, 0, 0, 0, 0, 4},  // abs
    {432, -1, -1, -1, -1, 145, 229, 64, 1, 1, 0, 0, 0, 0, 0, 4},  // labs
    {433, -1, 434, -1, -1, 146, 230, 65, 1, 1, 0, 0, 0, 0, 0, 4},  // fabs
    {435, -1, 436, -1, -1, 147, 231, 66, 1, 1, 0, 0, 0, 0, 0, 4},  // floor
    {437, -1, 438, -1, -1, 148, 232, 67, 1, 1, 0, 0, 0, 0, 0, 4},  // ceil
    {111, -1, 439, -1, -1, 149, 233, 68, 1, 1, 0, 0, 0, 0, 0, 4},  // round
    {440, -1, 441, -1, -1, 150, 234, 69, 2, 2, 0, 0, 0, 0, 0, 4},  // pow
    {141, -1, 442, -1, -1, 152, 236, 70, 2, 2, 0, 0, 0, 0, 3, 4},  // hypot
    {443, -1, 444, -1, -1, 154, 238, 71, 2, 2, 0, 0, 0, 0, 0, 4},  // fmod
    {445, -1, -1, -1, -1, 156, 240, 72, 3, 3, 0, 0, 4, 0, 0, 4},  // stride
    {445, -1, -1, -1, -1, 159, 243, 73, 3, 3, 0, 0, 4, 0, 0, 4},  // stride
    {445, -1, -1, -1, -1, 162, 246, 74, 2, 3, 1, 1, 4, 0, 0, 4},  // stride
    {445, -1, -1, -1, -1, 164, 249, 75, 2, 3, 1, 1, 4, 0, 0, 4},  // stride
    {420, -1, 446, -1, -1, 166, 252, 76, 2, 2, 0, 0, 0, 0, 0, 4},  // min
    {420, -1, -1, -1, -1, 168, 254, 77, 3, 3, 0, 0, 0, 0, 0, 4},  // min
    {420, -1, -1, -1, -1, 171, 257, 78, 4, 4, 0, 0, 0, 0, 0, 4},  // min
    {418, -1, 447, -1, -1, 175, 261, 79, 2, 2, 0, 0, 0, 0, 0, 4},  // max
    {418, -1, -1, -1, -1, 177, 263, 80, 3, 3, 0, 0, 0, 0, 0, 4},  // max
    {418, -1, -1, -1, -1, 180, 266, 81, 4, 4, 0, 0, 0, 0, 0, 4},  // max
    {448, -1, 449, -1, -1, 184, 270, 82, 1, 1, 0, 0, 0, 0, 0, 4},  // trunc
    {450, -1, 451, -1, -1, 185, 271, 83, 1, 1, 0, 0, 0, 0, 0, 4},  // rint
    {452, -1, 453, -1, -1, 186, 272, 84, 1, 1, 0, 0, 0, 0, 0, 4},  // nearbyint
    {454, -1, 455, -1, -1, 187, 273, 85, 1, 1, 0, 0, 0, 0, 0, 4},  // lrint
    {456, -1, 457, -1, -1, 188, 274, 86, 1, 1, 0, 0, 0, 0, 0, 4},  // llrint
    {458, -1, 459, -1, -1, 189, 275, 87, 1, 1, 0, 0, 0, 0, 0, 4},  // lround
    {460, -1, 461, -1, -1, 190, 276, 88, 1, 1, 0, 0, 0, 0, 0, 4},  // llround
    {462, -1, 463, -1, -1, 191, 277, 89, 1, 1, 0, 0, 0, 0, 0, 4},  // log2
    {464, -1, 465, -1, -1, 192, 278, 90, 1, 1, 0, 0, 0, 0, 0, 4},  // log10
    {466, -1, 467, -1, -1, 193, 279, 91, 1, 1, 0, 0, 0, 0, 0, 4},  // exp2
    {468, -1, 469, -1, -1, 194, 280, 92, 1, 1, 0, 0, 0, 0, 0, 4},  // cbrt
    {470, -1, 471, -1, -1, 195, 281, 93, 1, 1, 0, 0, 0, 0, 0, 4},  // sinh
    {472, -1, 473, -1, -1, 196, 282, 94, 1, 1, 0, 0, 0, 0, 0, 4},  // cosh
    {474, -1, 475, -1, -1, 197, 283, 95, 1, 1, 0, 0, 0, 0, 0, 4},  // tanh
    {476, -1, 477, -1, -1, 198, 284, 96, 2, 2, 0, 0, 0, 0, 0, 4},  // copysign
    {478, -1, 479, -1, -1, 200, 286, 97, 2, 2, 0, 0, 0, 0, 0, 4},  // fdim
    {480, -1, -1, -1, -1, 202, 288, 98, 2, 2, 0, 0, 0, 0, 0, 4},  // fminf
    {481, -1, -1, -1, -1, 204, 290, 99, 2, 2, 0, 0, 0, 0, 0, 4},  // fmaxf
    {482, -1, -1, -1, -1, 206, 292, 100, 1, 1, 0, 0, 2, 0, 0, 4},  // isnan
    {483, -1, -1, -1, -1, 207, 293, 101, 1, 1, 0, 0, 2, 0, 0, 4},  // isinf
    {484, -1, -1, -1, -1, 208, 294, 102, 1, 1, 0, 0, 2, 0, 0, 4},  // isfinite
    {485, -1, -1, -1, -1, 209, 295, 103, 1, 1, 0, 0, 2, 0, 0, 4},  // signbit
    {486, -1, -1, -1, -1, 0, 0, 104, 0, 0, 5, 0, 0, 0, 0, 4},  // INT_MAX
    {487, -1, -1, -1, -1, 0, 0, 105, 0, 0, 5, 0, 0, 0, 0, 4},  // INT_MIN
    {488, -1, -1, -1, -1, 0, 0, 106, 0, 0, 5, 0, 0, 0, 0, 4},  // UINT_MAX
    {489, -1, -1, -1, -1, 0, 0, 107, 0, 0, 5, 0, 0, 0, 0, 4},  // LONG_MAX
    {490, -1, -1, -1, -1, 0, 0, 108, 0, 0, 5, 0, 0, 0, 0, 4},  // LONG_MIN
    {491, -1, -1, -1, -1, 0, 0, 109, 0, 0, 5, 0, 0, 0, 0, 4},  // ULONG_MAX
    {492, -1, -1, -1, -1, 0, 0, 110, 0, 0, 5, 0, 0, 0, 0, 4},  // NSUIntegerMax
    {493, -1, -1, -1, -1, 0, 0, 111, 0, 0, 5, 0, 0, 0, 0, 4},  // M_LN2
    {494, -1, -1, -1, -1, 0, 0, 112, 0, 0, 5, 0, 0, 0, 0, 4},  // M_LN10
    {495, -1, -1, -1, -1, 210, 296, 113, 0, 1, 1, 1, 0, 0, 0, 4},  // rounded
    {497, 496, -1, -1, -1, 0, 0, 114, 0, 0, 5, 25, 24, 0, 0, 4},  // up
    {498, 496, -1, -1, -1, 0, 0, 115, 0, 0, 5, 25, 24, 0, 0, 4},  // down
    {499, 496, -1, -1, -1, 0, 0, 116, 0, 0, 5, 25, 24, 0, 0, 4},  // toNearestOrEven
    {500, 496, -1, -1, -1, 0, 0, 117, 0, 0, 5, 25, 24, 0, 0, 4},  // toNearestOrAwayFromZero
    {501, 496, -1, -1, -1, 0, 0, 118, 0, 0, 5, 25, 24, 0, 0, 4},  // towardZero
    {502, 496, -1, -1, -1, 0, 0, 119, 0, 0, 5, 25, 24, 0, 0, 4},  // awayFromZero
    {495, -1, -1, -1, -1, 210, 297, 120, 1, 2, 1, 1, 0, 0, 0, 4},  // rounded
    {144, -1, -1, -1, -1, 211, 299, 121, 0, 1, 1, 1, 0, 0, 3, 4},  // squareRoot
    {503, -1, -1, -1, -1, 211, 300, 122, 1, 2, 1, 1, 0, 0, 0, 4},  // truncatingRemainder
    {394, -1, -1, -1, -1, 212, 302, 123, 1, 2, 1, 1, 0, 0, 0, 4},  // remainder
    {505, -1, -1, -1, -1, 213, 304, 124, 0, 1, 1, 1, 0, 0, 0, 4},  // signum
    {506, -1, -1, -1, -1, 0, 305, 125, 0, 1, 2, 1, 0, 0, 0, 4},  // magnitude
    {507, -1, -1, -1, -1, 213, 306, 126, 1, 2, 1, 1, 2, 0, 0, 4},  // isMultiple
    {509, -1, -1, -1, -1, 0, 308, 127, 0, 1, 2, 1, 2, 0, 0, 4},  // isFinite
    {362, -1, -1, -1, -1, 0, 309, 128, 0, 1, 2, 1, 2, 0, 0, 4},  // isInfinite
    {510, -1, -1, -1, -1, 0, 310, 129, 0, 1, 2, 1, 2, 0, 0, 4},  // isZero
    {511, -1, -1, -1, -1, 0, 311, 130, 0, 1, 2, 1, 2, 0, 0, 4},  // isNaN
    {512, -1, -1, -1, -1, 0, 312, 131, 0, 1, 2, 1, 3, 0, 0, 4},  // description
    {513, -1, -1, -1, -1, 0, 313, 132, 0, 1, 2, 1, 0, 0, 0, 4},  // ulp
    {514, -1, -1, -1, -1, 0, 314, 133, 0, 1, 2, 1, 0, 0, 0, 4},  // nextUp
    {515, -1, -1, -1, -1, 0, 315, 134, 0, 1, 2, 1, 0, 0, 0, 4},  // nextDown
    {516, -1, -1, -1, -1, 0, 316, 135, 0, 1, 2, 1, 0, 0, 0, 4},  // exponent
    {517, -1, -1, -1, -1, 0, 317, 136, 0, 1, 2, 1, 0, 0, 0, 4},  // significand
    {518, 171, -1, -1, -1, 0, 0, 137, 0, 0, 5, 1, 0, 0, 0, 4},  // leastNormalMagnitude
    {519, 171, -1, -1, -1, 0, 0, 138, 0, 0, 5, 1, 0, 0, 0, 4},  // leastNonzeroMagnitude
    {520, -1, -1, -1, -1, 0, 318, 139, 0, 1, 2, 1, 2, 0, 0, 4},  // isNormal
    {521, -1, -1, -1, -1, 214, 319, 140, 1, 2, 1, 1, 2, 0, 0, 4},  // isLess
    {523, -1, -1, -1, -1, 215, 321, 141, 1, 2, 1, 1, 2, 0, 0, 4},  // isLessThanOrEqualTo
    {524, -1, -1, -1, -1, 216, 323, 142, 1, 2, 1, 1, 0, 0, 0, 4},  // advanced
    {295, -1, -1, -1, -1, 217, 325, 143, 1, 2, 1, 1, 0, 0, 0, 4},  // distance
    {525, -1, -1, -1, -1, 218, 327, 144, 2, 3, 1, 1, 0, 0, 0, 4},  // addingProduct
    {394, -1, -1, -1, -1, 220, 330, 145, 2, 2, 0, 0, 0, 0, 0, 4},  // remainder
    {529, -1, -1, -1, -1, 222, 332, 146, 1, 2, 1, 1, 51, 0, 0, 4},  // quotientAndRemainder
    {152, -1, -1, -1, -1, 223, 334, 147, 1, 1, 0, 0, 55, 0, 0, 4},  // Int8
    {153, -1, -1, -1, -1, 224, 335, 148, 1, 1, 0, 0, 55, 0, 0, 4},  // Int16
    {154, -1, -1, -1, -1, 225, 336, 149, 1, 1, 0, 0, 55, 0, 0, 4},  // Int32
    {155, -1, -1, -1, -1, 226, 337, 150, 1, 1, 0, 0, 55, 0, 0, 4},  // Int64
    {156, -1, -1, -1, -1, 227, 338, 151, 1, 1, 0, 0, 55, 0, 0, 4},  // UInt8
    {157, -1, -1, -1, -1, 228, 339, 152, 1, 1, 0, 0, 55, 0, 0, 4},  // UInt16
    {158, -1, -1, -1, -1, 229, 340, 153, 1, 1, 0, 0, 55, 0, 0, 4},  // UInt32
    {159, -1, -1, -1, -1, 230, 341, 154, 1, 1, 0, 0, 55, 0, 0, 4},  // UInt64
    {160, -1, -1, -1, -1, 231, 342, 155, 1, 1, 0, 0, 55, 0, 0, 4},  // UInt
    {171, -1, -1, -1, -1, 232, 343, 156, 1, 1, 3, 0, 0, 0, 0, 4},  // CGFloat
    {172, -1, -1, -1, -1, 233, 344, 157, 1, 1, 3, 0, 0, 0, 0, 4},  // Double
    {173, -1, -1, -1, -1, 234, 345, 158, 1, 1, 3, 0, 0, 0, 0, 4},  // Float
    {530, -1, -1, -1, -1, 0, 346, 159, 0, 1, 2, 1, 3, 0, 0, 4},  // sign
    {171, -1, -1, -1, -1, 235, 347, 160, 2, 2, 3, 0, 0, 0, 0, 4},  // CGFloat
    {172, -1, -1, -1, -1, 237, 349, 161, 2, 2, 3, 0, 0, 0, 0, 4},  // Double
    {533, 171, -1, -1, -1, 239, 351, 162, 2, 2, 4, 1, 0, 0, 0, 4},  // minimum
    {534, 171, -1, -1, -1, 241, 353, 163, 2, 2, 4, 1, 0, 0, 0, 4},  // maximum
    {535, -1, -1, -1, -1, 0, 355, 164, 0, 1, 2, 1, 0, 0, 0, 4},  // bitWidth
    {536, -1, -1, -1, -1, 0, 356, 165, 0, 1, 2, 1, 0, 0, 0, 4},  // nonzeroBitCount
    {537, -1, -1, -1, -1, 0, 357, 166, 0, 1, 2, 1, 0, 0, 0, 4},  // leadingZeroBitCount
    {538, -1, -1, -1, -1, 0, 358, 167, 0, 1, 2, 1, 0, 0, 0, 4},  // trailingZeroBitCount
    {539, -1, -1, -1, -1, 243, 359, 168, 1, 2, 1, 1, 51, 0, 0, 4},  // addingReportingOverflow
    {540, -1, -1, -1, -1, 244, 361, 169, 1, 2, 1, 1, 51, 0, 0, 4},  // subtractingReportingOverflow
    {541, -1, -1, -1, -1, 245, 363, 170, 1, 2, 1, 1, 51, 0, 0, 4},  // multipliedReportingOverflow
    {542, -1, -1, -1, -1, 246, 365, 171, 3, 3, 0, 0, 0, 0, 0, 4},  // fma
    {543, -1, -1, -1, -1, 249, 368, 172, 2, 2, 0, 0, 0, 0, 0, 4},  // ldexp
    {544, -1, -1, -1, -1, 251, 370, 173, 1, 1, 0, 0, 51, 0, 0, 4},  // modf
    {201, -1, -1, -1, -1, 252, 371, 174, 3, 3, 3, 0, 3, 0, 0, 4},  // String
    {212, -1, -1, -1, -1, 255, 374, 0, 1, 1, 3, 0, 1, 0, 0, 5},  // Angle
    {212, -1, -1, -1, -1, 256, 375, 1, 1, 1, 3, 0, 1, 0, 0, 5},  // Angle
    {212, -1, -1, -1, -1, 257, 376, 2, 1, 1, 3, 0, 1, 0, 0, 5},  // Angle
    {546, 212, -1, -1, -1, 258, 377, 3, 1, 1, 4, 2, 1, 0, 0, 5},  // degrees
    {547, 212, -1, -1, -1, 259, 378, 4, 1, 1, 4, 2, 1, 0, 0, 5},  // radians
    {291, 212, -1, -1, -1, 0, 0, 5, 0, 0, 5, 2, 1, 0, 0, 5},  // zero
    {546, -1, -1, -1, -1, 0, 379, 6, 0, 1, 2, 2, 0, 0, 0, 5},  // degrees
    {547, -1, -1, -1, -1, 0, 380, 7, 0, 1, 2, 2, 0, 0, 0, 5},  // radians
    {548, -1, -1, -1, -1, 0, 381, 8, 0, 1, 2, 2, 0, 0, 0, 5},  // turns
    {549, -1, 550, -1, -1, 260, 382, 9, 1, 1, 0, 0, 0, 0, 1, 5},  // sin
    {551, -1, 552, -1, -1, 261, 383, 10, 1, 1, 0, 0, 0, 0, 1, 5},  // cos
    {553, -1, 554, -1, -1, 262, 384, 11, 1, 1, 0, 0, 0, 0, 1, 5},  // tan
    {134, -1, 138, -1, -1, 263, 385, 12, 1, 1, 0, 0, 1, 0, 3, 5},  // asin
    {133, -1, 137, -1, -1, 264, 386, 13, 1, 1, 0, 0, 1, 0, 3, 5},  // acos
    {135, -1, 139, -1, -1, 265, 387, 14, 1, 1, 0, 0, 1, 0, 3, 5},  // atan
    {136, -1, 140, -1, -1, 266, 388, 15, 2, 2, 0, 0, 1, 0, 3, 5},  // atan2
    {555, -1, -1, -1, -1, 0, 390, 0, 0, 1, 2, 5, 0, 0, 0, 6},  // count
    {360, -1, -1, -1, -1, 0, 391, 1, 0, 1, 2, 5, 2, 0, 0, 6},  // isEmpty
    {556, -1, -1, -1, 1738, 0, 392, 2, 0, 1, 2, 5, 55, 0, 0, 6},  // first
    {557, -1, -1, -1, 1739, 0, 393, 3, 0, 1, 2, 5, 55, 0, 0, 6},  // last
    {558, -1, -1, -1, 1740, 268, 394, 4, 0, 1, 1, 5, 4, 0, 0, 6},  // reversed
    {559, -1, -1, -1, 1735, 268, 395, 5, 0, 1, 1, 5, 4, 0, 0, 6},  // enumerated
    {560, -1, -1, -1, -1, 268, 396, 6, 2, 2, 0, 0, 4, 0, 0, 6},  // zip
    {561, -1, -1, -1, -1, 270, 398, 7, 2, 2, 0, 0, 4, 0, 0, 6},  // sequence
    {561, -1, -1, -1, -1, 272, 400, 8, 2, 2, 0, 0, 4, 0, 0, 6},  // sequence
    {118, -1, -1, -1, -1, 274, 402, 9, 1, 2, 1, 5, 4, 0, 0, 6},  // map
    {564, -1, -1, -1, -1, 275, 404, 10, 1, 2, 1, 5, 4, 0, 0, 6},  // compactMap
    {565, -1, -1, -1, -1, 276, 406, 11, 1, 2, 1, 5, 4, 0, 0, 6},  // filter
    {566, -1, -1, -1, -1, 277, 408, 12, 2, 3, 1, 5, 55, 0, 0, 6},  // reduce
    {567, -1, -1, -1, -1, 279, 411, 13, 1, 2, 1, 5, 55, 0, 0, 6},  // forEach
    {568, -1, -1, -1, -1, 280, 413, 14, 1, 2, 1, 5, 55, 0, 0, 6},  // enumerateObjectsUsingBlock
    {569, -1, -1, -1, -1, 281, 415, 15, 1, 2, 1, 5, 55, 0, 0, 6},  // objectAtIndex
    {570, -1, -1, -1, -1, 282, 417, 16, 1, 2, 1, 5, 0, 0, 0, 6},  // indexOfObject
    {571, -1, -1, -1, -1, 283, 419, 17, 1, 2, 1, 5, 4, 0, 0, 6},  // arrayByAddingObject
    {572, -1, -1, -1, -1, 284, 421, 18, 1, 2, 1, 5, 4, 0, 0, 6},  // arrayByAddingObjectsFromArray
    {573, -1, -1, -1, -1, 0, 0, 19, 0, 0, 5, 0, 0, 0, 0, 6},  // NSNotFound
    {574, -1, -1, -1, -1, 285, 423, 20, 0, 1, 1, 5, 55, 0, 0, 6},  // removeLastObject
    {575, -1, -1, -1, -1, 285, 424, 21, 1, 2, 1, 5, 55, 0, 0, 6},  // removeObjectAtIndex
    {576, -1, -1, -1, -1, 286, 426, 22, 2, 3, 1, 5, 55, 0, 0, 6},  // replaceObjectAtIndex
    {578, -1, -1, -1, -1, 288, 429, 23, 2, 3, 1, 5, 55, 0, 0, 6},  // insertObject
    {580, -1, -1, -1, -1, 290, 432, 24, 2, 3, 1, 5, 55, 0, 0, 6},  // exchangeObjectAtIndex
    {107, -1, -1, -1, -1, 292, 435, 25, 1, 2, 1, 5, 55, 0, 0, 6},  // removeObject
    {582, -1, -1, -1, -1, 293, 437, 26, 1, 2, 1, 5, 55, 0, 0, 6},  // makeObjectsPerformSelector
    {583, -1, -1, -1, -1, 294, 439, 27, 1, 2, 1, 5, 4, 0, 0, 6},  // sortedArrayUsingComparator
    {584, -1, -1, -1, -1, 295, 441, 28, 1, 2, 1, 1, 0, 0, 0, 6},  // compare
    {585, -1, -1, -1, -1, 0, 0, 29, 0, 0, 5, 0, 0, 0, 0, 6},  // NSOrderedAscending
    {586, -1, -1, -1, -1, 0, 0, 30, 0, 0, 5, 0, 0, 0, 0, 6},  // NSOrderedSame
    {587, -1, -1, -1, -1, 0, 0, 31, 0, 0, 5, 0, 0, 0, 0, 6},  // NSOrderedDescending
    {387, -1, -1, -1, 693, 296, 443, 32, 1, 2, 1, 5, 2, 0, 0, 6},  // contains
    {387, -1, -1, -1, -1, 297, 445, 33, 1, 2, 1, 5, 2, 0, 0, 6},  // contains
    {556, -1, -1, -1, -1, 298, 447, 34, 1, 2, 1, 5, 55, 0, 0, 6},  // first
    {588, -1, -1, -1, -1, 299, 449, 35, 1, 2, 1, 5, 2, 0, 0, 6},  // allSatisfy
    {589, -1, -1, -1, -1, 300, 451, 36, 1, 2, 1, 5, 55, 0, 0, 6},  // firstIndex
    {589, -1, -1, -1, -1, 301, 453, 37, 1, 2, 1, 5, 55, 0, 0, 6},  // firstIndex
    {557, -1, -1, -1, -1, 302, 455, 38, 1, 2, 1, 5, 55, 0, 0, 6},  // last
    {590, -1, -1, -1, -1, 303, 457, 39, 1, 2, 1, 5, 55, 0, 0, 6},  // lastIndex
    {590, -1, -1, -1, -1, 304, 459, 40, 1, 2, 1, 5, 55, 0, 0, 6},  // lastIndex
    {125, -1, -1, -1, -1, 305, 461, 41, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {125, -1, -1, -1, -1, 306, 463, 42, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {591, -1, -1, -1, -1, 307, 465, 43, 1, 2, 1, 5, 4, 0, 0, 6},  // drop
    {592, -1, -1, -1, -1, 308, 467, 44, 1, 2, 1, 5, 2, 0, 0, 6},  // elementsEqual
    {593, -1, -1, -1, -1, 309, 469, 45, 1, 2, 1, 5, 2, 0, 0, 6},  // starts
    {101, -1, -1, -1, -1, 310, 471, 46, 1, 2, 1, 5, 55, 0, 0, 6},  // removeFirst
    {99, -1, -1, -1, -1, 311, 473, 47, 1, 2, 1, 5, 55, 0, 0, 6},  // removeLast
    {387, -1, -1, -1, -1, 312, 475, 48, 1, 2, 1, 8, 2, 0, 0, 6},  // contains
    {31, -1, -1, -1, -1, 0, 477, 49, 0, 1, 2, 5, 4, 0, 0, 6},  // lazy
    {595, -1, -1, -1, -1, 313, 478, 50, 0, 1, 1, 5, 4, 0, 0, 6},  // dropFirst
    {595, -1, -1, -1, -1, 313, 479, 51, 1, 2, 1, 5, 4, 0, 0, 6},  // dropFirst
    {596, -1, -1, -1, -1, 314, 481, 52, 0, 1, 1, 5, 4, 0, 0, 6},  // dropLast
    {596, -1, -1, -1, -1, 314, 482, 53, 1, 2, 1, 5, 4, 0, 0, 6},  // dropLast
    {125, -1, -1, -1, -1, 315, 484, 54, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {597, -1, -1, -1, -1, 316, 486, 55, 1, 2, 1, 5, 4, 0, 0, 6},  // suffix
    {125, -1, -1, -1, -1, 317, 488, 56, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {125, -1, -1, -1, -1, 318, 490, 57, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {597, -1, -1, -1, -1, 319, 492, 58, 1, 2, 1, 5, 4, 0, 0, 6},  // suffix
    {114, -1, -1, -1, -1, 320, 494, 59, 1, 2, 1, 5, 55, 0, 0, 6},  // removeSubrange
    {115, -1, -1, -1, -1, 321, 496, 60, 2, 3, 1, 5, 55, 0, 0, 6},  // replaceSubrange
    {116, -1, -1, -1, -1, 323, 499, 61, 1, 2, 1, 5, 55, 0, 0, 6},  // partition
    {555, -1, -1, -1, -1, 324, 501, 62, 1, 2, 1, 5, 0, 0, 0, 6},  // count
    {555, -1, -1, -1, -1, 325, 503, 63, 1, 2, 1, 5, 0, 0, 0, 6},  // count
    {599, -1, -1, -1, -1, 326, 505, 64, 1, 2, 1, 5, 4, 0, 0, 6},  // joined
    {601, -1, -1, -1, -1, 327, 507, 65, 1, 2, 1, 5, 0, 0, 0, 6},  // index
    {601, -1, -1, -1, -1, 328, 509, 66, 1, 2, 1, 5, 0, 0, 0, 6},  // index
    {601, -1, -1, -1, -1, 329, 511, 67, 2, 3, 1, 5, 0, 0, 0, 6},  // index
    {601, -1, -1, -1, -1, 331, 514, 68, 3, 4, 1, 5, 55, 0, 0, 6},  // index
    {295, -1, -1, -1, -1, 334, 518, 69, 2, 3, 1, 5, 0, 0, 0, 6},  // distance
    {601, -1, -1, -1, -1, 336, 521, 70, 1, 2, 1, 4, 0, 0, 0, 6},  // index
    {601, -1, -1, -1, -1, 337, 523, 71, 1, 2, 1, 4, 0, 0, 0, 6},  // index
    {601, -1, -1, -1, -1, 338, 525, 72, 2, 3, 1, 4, 0, 0, 0, 6},  // index
    {601, -1, -1, -1, -1, 340, 528, 73, 3, 4, 1, 4, 55, 0, 0, 6},  // index
    {295, -1, -1, -1, -1, 343, 532, 74, 2, 3, 1, 4, 0, 0, 0, 6},  // distance
    {108, -1, -1, -1, -1, 345, 535, 75, 2, 3, 1, 5, 55, 0, 0, 6},  // swapAt
    {599, -1, -1, -1, -1, 347, 538, 76, 0, 1, 1, 5, 55, 0, 0, 6},  // joined
    {605, -1, -1, -1, -1, 347, 539, 77, 1, 2, 1, 5, 4, 0, 0, 6},  // split
    {605, -1, -1, -1, -1, 348, 541, 78, 1, 2, 1, 5, 4, 0, 0, 6},  // split
    {605, -1, -1, -1, -1, 349, 543, 79, 1, 2, 1, 5, 4, 0, 0, 6},  // split
    {607, -1, -1, -1, -1, 350, 545, 80, 1, 2, 1, 5, 55, 0, 0, 6},  // reserveCapacity
    {608, -1, -1, -1, -1, 0, 547, 81, 0, 1, 2, 5, 7, 0, 0, 6},  // indices
    {609, -1, -1, -1, -1, 0, 548, 82, 0, 1, 2, 5, 0, 0, 0, 6},  // startIndex
    {610, -1, -1, -1, -1, 0, 549, 83, 0, 1, 2, 5, 0, 0, 0, 6},  // endIndex
    {119, -1, -1, -1, -1, 351, 550, 84, 1, 2, 1, 5, 4, 0, 0, 6},  // flatMap
    {567, -1, -1, -1, -1, 352, 552, 85, 1, 2, 1, 8, 55, 0, 0, 6},  // forEach
    {566, -1, -1, -1, -1, 353, 554, 86, 2, 3, 1, 5, 55, 0, 0, 6},  // reduce
    {102, -1, -1, -1, -1, 355, 557, 87, 1, 2, 1, 5, 55, 0, 0, 6},  // removeAll
    {204, -1, -1, -1, -1, 356, 559, 88, 2, 2, 3, 0, 4, 0, 0, 6},  // Array
    {420, -1, -1, -1, -1, 358, 561, 89, 0, 1, 1, 5, 55, 0, 0, 6},  // min
    {418, -1, -1, -1, -1, 358, 562, 90, 0, 1, 1, 5, 55, 0, 0, 6},  // max
    {420, -1, -1, -1, -1, 358, 563, 91, 2, 2, 0, 0, 55, 0, 0, 6},  // min
    {418, -1, -1, -1, -1, 360, 565, 92, 2, 2, 0, 0, 55, 0, 0, 6},  // max
    {420, -1, -1, -1, -1, 362, 567, 93, 1, 2, 1, 5, 55, 0, 0, 6},  // min
    {418, -1, -1, -1, -1, 363, 569, 94, 1, 2, 1, 5, 55, 0, 0, 6},  // max
    {613, -1, -1, -1, -1, 364, 571, 95, 0, 1, 1, 5, 4, 0, 0, 6},  // sorted
    {613, -1, -1, -1, -1, 364, 572, 96, 1, 2, 1, 5, 4, 0, 0, 6},  // sorted
    {613, -1, -1, -1, -1, 365, 574, 97, 1, 2, 1, 5, 4, 0, 0, 6},  // sorted
    {599, -1, -1, -1, -1, 366, 576, 98, 1, 2, 1, 5, 3, 0, 0, 6},  // joined
    {96, -1, -1, -1, 1736, 367, 578, 99, 1, 2, 1, 5, 55, 0, 0, 6},  // append
    {96, -1, -1, -1, 1737, 368, 580, 100, 1, 2, 1, 5, 55, 0, 0, 6},  // append
    {97, -1, -1, -1, -1, 369, 582, 101, 2, 3, 1, 5, 55, 0, 0, 6},  // insert
    {97, -1, -1, -1, -1, 371, 585, 102, 2, 3, 1, 5, 55, 0, 0, 6},  // insert
    {98, -1, -1, -1, -1, 373, 588, 103, 1, 2, 1, 5, 55, 0, 0, 6},  // remove
    {99, -1, -1, -1, -1, 374, 590, 104, 0, 1, 1, 5, 55, 0, 0, 6},  // removeLast
    {100, -1, -1, -1, -1, 374, 591, 105, 0, 1, 1, 5, 55, 0, 0, 6},  // popLast
    {101, -1, -1, -1, -1, 374, 592, 106, 0, 1, 1, 5, 55, 0, 0, 6},  // removeFirst
    {102, -1, -1, -1, 665, 374, 593, 107, 0, 1, 1, 5, 55, 0, 0, 6},  // removeAll
    {102, -1, -1, -1, -1, 374, 594, 108, 1, 2, 1, 5, 55, 0, 0, 6},  // removeAll
    {555, -1, -1, -1, 305, 0, 596, 109, 0, 1, 2, 4, 0, 0, 0, 6},  // count
    {360, -1, -1, -1, -1, 0, 597, 110, 0, 1, 2, 4, 2, 0, 0, 6},  // isEmpty
    {617, -1, -1, -1, 1714, 375, 598, 111, 0, 1, 1, 4, 3, 0, 0, 6},  // uppercased
    {618, -1, -1, -1, 1715, 375, 599, 112, 0, 1, 1, 4, 3, 0, 0, 6},  // lowercased
    {387, -1, -1, -1, 1717, 375, 600, 113, 1, 2, 1, 4, 2, 0, 0, 6},  // contains
    {619, -1, -1, -1, -1, 376, 602, 114, 1, 2, 1, 4, 2, 0, 0, 6},  // hasPrefix
    {620, -1, -1, -1, -1, 377, 604, 115, 1, 2, 1, 4, 2, 0, 0, 6},  // hasSuffix
    {201, -1, -1, -1, -1, 378, 606, 116, 2, 2, 3, 0, 3, 0, 0, 6},  // String
    {621, -1, -1, -1, -1, 0, 608, 117, 0, 1, 2, 4, 2, 0, 0, 6},  // isLetter
    {622, -1, -1, -1, -1, 0, 609, 118, 0, 1, 2, 4, 2, 0, 0, 6},  // isNumber
    {623, -1, -1, -1, -1, 0, 610, 119, 0, 1, 2, 4, 2, 0, 0, 6},  // isWhitespace
    {624, -1, -1, -1, -1, 0, 611, 120, 0, 1, 2, 4, 2, 0, 0, 6},  // isUppercase
    {625, -1, -1, -1, -1, 0, 612, 121, 0, 1, 2, 4, 2, 0, 0, 6},  // isLowercase
    {626, -1, -1, -1, -1, 0, 613, 122, 0, 1, 2, 4, 2, 0, 0, 6},  // isNewline
    {627, -1, -1, -1, -1, 0, 614, 123, 0, 1, 2, 4, 2, 0, 0, 6},  // isPunctuation
    {628, -1, -1, -1, -1, 0, 615, 124, 0, 1, 2, 4, 55, 0, 0, 6},  // wholeNumberValue
    {629, -1, -1, -1, 1716, 0, 616, 125, 0, 1, 2, 4, 3, 0, 0, 6},  // capitalized
    {630, -1, -1, -1, -1, 0, 617, 126, 0, 1, 2, 4, 0, 0, 0, 6},  // floatValue
    {631, -1, -1, -1, -1, 0, 618, 127, 0, 1, 2, 4, 0, 0, 0, 6},  // doubleValue
    {632, -1, -1, -1, -1, 0, 619, 128, 0, 1, 2, 4, 0, 0, 0, 6},  // integerValue
    {633, -1, -1, -1, -1, 0, 620, 129, 0, 1, 2, 4, 0, 0, 0, 6},  // intValue
    {605, -1, -1, -1, -1, 380, 621, 130, 1, 2, 1, 4, 4, 0, 0, 6},  // split
    {634, -1, -1, -1, 1718, 381, 623, 131, 1, 2, 1, 4, 4, 0, 0, 6},  // components
    {636, -1, -1, -1, 1719, 382, 625, 132, 2, 3, 1, 4, 3, 0, 0, 6},  // replacingOccurrences
    {609, -1, -1, -1, -1, 0, 628, 133, 0, 1, 2, 4, 0, 0, 0, 6},  // startIndex
    {610, -1, -1, -1, -1, 0, 629, 134, 0, 1, 2, 4, 0, 0, 0, 6},  // endIndex
    {637, -1, -1, -1, -1, 0, 630, 135, 0, 1, 2, 4, 55, 0, 0, 6},  // asciiValue
    {75, -1, -1, -1, -1, 0, 631, 136, 0, 1, 2, 4, 55, 0, 0, 6},  // value
    {638, -1, -1, -1, -1, 384, 632, 137, 1, 1, 0, 0, 3, 0, 0, 6},  // UnicodeScalar
    {639, -1, -1, -1, -1, 0, 633, 138, 0, 1, 2, 4, 4, 0, 0, 6},  // unicodeScalars
    {640, -1, -1, -1, -1, 0, 634, 139, 0, 1, 2, 4, 4, 0, 0, 6},  // utf8
    {641, -1, -1, -1, -1, 0, 635, 140, 0, 1, 2, 4, 4, 0, 0, 6},  // utf16
    {642, -1, -1, -1, -1, 385, 636, 141, 1, 2, 1, 4, 55, 0, 0, 6},  // range
    {593, -1, -1, -1, -1, 386, 638, 142, 1, 2, 1, 4, 2, 0, 0, 6},  // starts
    {592, -1, -1, -1, -1, 387, 640, 143, 1, 2, 1, 4, 2, 0, 0, 6},  // elementsEqual
    {644, 643, -1, -1, -1, 0, 0, 144, 0, 0, 5, 1, 0, 0, 0, 6},  // orderedAscending
    {645, 643, -1, -1, -1, 0, 0, 145, 0, 0, 5, 1, 0, 0, 0, 6},  // orderedSame
    {646, 643, -1, -1, -1, 0, 0, 146, 0, 0, 5, 1, 0, 0, 0, 6},  // orderedDescending
    {605, -1, -1, -1, -1, 388, 642, 147, 2, 3, 1, 4, 4, 0, 0, 6},  // split
    {605, -1, -1, -1, -1, 390, 645, 148, 2, 3, 1, 4, 4, 0, 0, 6},  // split
    {605, -1, -1, -1, -1, 392, 648, 149, 3, 4, 1, 4, 4, 0, 0, 6},  // split
    {605, -1, -1, -1, -1, 395, 652, 150, 1, 2, 1, 4, 4, 0, 0, 6},  // split
    {605, -1, -1, -1, -1, 396, 654, 151, 1, 2, 1, 4, 4, 0, 0, 6},  // split
    {649, -1, -1, -1, -1, 397, 656, 152, 3, 4, 1, 4, 3, 0, 0, 6},  // padding
    {653, -1, -1, -1, -1, 400, 660, 153, 1, 1, 0, 0, 52, 0, 0, 6},  // type
    {201, -1, -1, -1, -1, 401, 661, 154, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {201, -1, -1, -1, -1, 402, 662, 155, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {202, -1, -1, -1, -1, 403, 663, 156, 1, 1, 3, 0, 3, 0, 0, 6},  // Character
    {201, -1, -1, -1, -1, 404, 664, 157, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {659, -1, -1, -1, -1, 0, 665, 158, 0, 1, 2, 7, 4, 0, 0, 6},  // keys
    {660, -1, -1, -1, -1, 0, 666, 159, 0, 1, 2, 7, 4, 0, 0, 6},  // allKeys
    {661, -1, -1, -1, -1, 0, 667, 160, 0, 1, 2, 7, 4, 0, 0, 6},  // values
    {662, -1, -1, -1, -1, 0, 668, 161, 0, 1, 2, 7, 4, 0, 0, 6},  // allValues
    {555, -1, -1, -1, -1, 0, 669, 162, 0, 1, 2, 7, 0, 0, 0, 6},  // count
    {360, -1, -1, -1, -1, 0, 670, 163, 0, 1, 2, 7, 2, 0, 0, 6},  // isEmpty
    {103, -1, -1, -1, -1, 405, 671, 164, 1, 2, 1, 7, 55, 0, 0, 6},  // removeValue
    {664, -1, -1, -1, -1, 406, 673, 165, 1, 2, 1, 7, 55, 0, 0, 6},  // removeObjectForKey
    {104, -1, -1, -1, -1, 407, 675, 166, 2, 3, 1, 7, 55, 0, 0, 6},  // updateValue
    {106, -1, -1, -1, -1, 409, 678, 167, 2, 3, 1, 7, 55, 0, 0, 6},  // setObject
    {102, -1, -1, -1, -1, 411, 681, 168, 0, 1, 1, 7, 55, 0, 0, 6},  // removeAll
    {665, -1, -1, -1, -1, 411, 682, 169, 0, 1, 1, 7, 55, 0, 0, 6},  // removeAllObjects
    {102, -1, -1, -1, -1, 411, 683, 170, 1, 2, 1, 7, 55, 0, 0, 6},  // removeAll
    {105, -1, -1, -1, -1, 412, 685, 171, 2, 3, 1, 7, 55, 0, 0, 6},  // merge
    {667, -1, -1, -1, -1, 414, 688, 172, 1, 2, 1, 7, 6, 0, 0, 6},  // mapValues
    {668, -1, -1, -1, -1, 415, 690, 173, 1, 2, 1, 7, 6, 0, 0, 6},  // compactMapValues
    {565, -1, -1, -1, -1, 416, 692, 174, 1, 2, 1, 7, 6, 0, 0, 6},  // filter
    {669, -1, -1, -1, -1, 417, 694, 175, 2, 3, 1, 7, 6, 0, 0, 6},  // merging
    {670, -1, -1, -1, -1, 419, 697, 176, 1, 2, 1, 7, 55, 0, 0, 6},  // objectForKey
    {671, -1, -1, -1, -1, 420, 699, 177, 1, 2, 1, 7, 55, 0, 0, 6},  // valueForKey
    {656, -1, -1, -1, -1, 421, 701, 178, 1, 1, 3, 0, 6, 0, 0, 6},  // Dictionary
    {656, -1, -1, -1, -1, 422, 702, 179, 2, 2, 3, 0, 6, 0, 0, 6},  // Dictionary
    {656, -1, -1, -1, -1, 424, 704, 180, 2, 2, 3, 0, 6, 0, 0, 6},  // Dictionary
    {656, -1, -1, -1, -1, 426, 706, 181, 2, 2, 3, 0, 6, 0, 0, 6},  // Dictionary
    {658, -1, -1, -1, -1, 428, 708, 182, 0, 0, 3, 0, 6, 0, 0, 6},  // NSMutableDictionary
    {657, -1, -1, -1, -1, 428, 708, 183, 0, 0, 3, 0, 6, 0, 0, 6},  // NSDictionary
    {656, -1, -1, -1, -1, 428, 708, 184, 0, 0, 3, 0, 6, 0, 0, 6},  // Dictionary
    {118, -1, -1, -1, -1, 274, 708, 185, 1, 2, 1, 7, 4, 0, 0, 6},  // map
    {564, -1, -1, -1, -1, 275, 710, 186, 1, 2, 1, 7, 4, 0, 0, 6},  // compactMap
    {119, -1, -1, -1, -1, 351, 712, 187, 1, 2, 1, 7, 4, 0, 0, 6},  // flatMap
    {567, -1, -1, -1, -1, 279, 714, 188, 1, 2, 1, 7, 55, 0, 0, 6},  // forEach
    {566, -1, -1, -1, -1, 277, 716, 189, 2, 3, 1, 7, 55, 0, 0, 6},  // reduce
    {387, -1, -1, -1, -1, 297, 719, 190, 1, 2, 1, 7, 2, 0, 0, 6},  // contains
    {556, -1, -1, -1, -1, 298, 721, 191, 1, 2, 1, 7, 55, 0, 0, 6},  // first
    {588, -1, -1, -1, -1, 299, 723, 192, 1, 2, 1, 7, 2, 0, 0, 6},  // allSatisfy
    {613, -1, -1, -1, -1, 364, 725, 193, 1, 2, 1, 7, 4, 0, 0, 6},  // sorted
    {613, -1, -1, -1, -1, 365, 727, 194, 1, 2, 1, 7, 4, 0, 0, 6},  // sorted
    {418, -1, -1, -1, -1, 363, 729, 195, 1, 2, 1, 7, 55, 0, 0, 6},  // max
    {420, -1, -1, -1, -1, 362, 731, 196, 1, 2, 1, 7, 55, 0, 0, 6},  // min
    {559, -1, -1, -1, -1, 268, 733, 197, 0, 1, 1, 7, 4, 0, 0, 6},  // enumerated
    {556, -1, -1, -1, -1, 0, 734, 198, 0, 1, 2, 7, 55, 0, 0, 6},  // first
    {674, -1, -1, -1, -1, 0, 735, 199, 0, 1, 2, 8, 0, 0, 0, 6},  // lowerBound
    {675, -1, -1, -1, -1, 0, 736, 200, 0, 1, 2, 8, 0, 0, 0, 6},  // upperBound
    {555, -1, -1, -1, -1, 0, 737, 201, 0, 1, 2, 8, 0, 0, 0, 6},  // count
    {360, -1, -1, -1, -1, 0, 738, 202, 0, 1, 2, 8, 2, 0, 0, 6},  // isEmpty
    {512, -1, -1, -1, -1, 0, 739, 203, 0, 1, 2, 8, 3, 0, 0, 6},  // description
    {676, -1, -1, -1, -1, 441, 740, 204, 1, 2, 1, 8, 2, 0, 0, 6},  // overlaps
    {677, -1, -1, -1, -1, 442, 742, 205, 1, 2, 1, 8, 7, 0, 0, 6},  // clamped
    {512, -1, -1, -1, -1, 0, 744, 206, 0, 1, 2, 3, 3, 0, 0, 6},  // description
    {387, -1, -1, -1, -1, 443, 745, 207, 1, 2, 1, 8, 2, 0, 0, 6},  // contains
    {118, -1, -1, -1, -1, 444, 747, 208, 1, 2, 1, 8, 4, 0, 0, 6},  // map
    {558, -1, -1, -1, -1, 445, 749, 209, 0, 1, 1, 8, 4, 0, 0, 6},  // reversed
    {204, -1, -1, -1, -1, 445, 750, 210, 1, 1, 3, 0, 4, 0, 0, 6},  // Array
    {678, -1, -1, -1, -1, 446, 751, 211, 0, 0, 3, 0, 5, 0, 0, 6},  // Set
    {678, -1, -1, -1, -1, 446, 751, 212, 1, 1, 3, 0, 5, 0, 0, 6},  // Set
    {555, -1, -1, -1, -1, 0, 752, 213, 0, 1, 2, 6, 0, 0, 0, 6},  // count
    {360, -1, -1, -1, -1, 0, 753, 214, 0, 1, 2, 6, 2, 0, 0, 6},  // isEmpty
    {556, -1, -1, -1, 694, 0, 754, 215, 0, 1, 2, 6, 55, 0, 0, 6},  // first
    {381, -1, -1, -1, -1, 447, 755, 216, 1, 2, 1, 6, 5, 0, 0, 6},  // union
    {679, -1, -1, -1, -1, 448, 757, 217, 1, 2, 1, 6, 55, 0, 0, 6},  // formUnion
    {383, -1, -1, -1, -1, 449, 759, 218, 1, 2, 1, 6, 5, 0, 0, 6},  // intersection
    {680, -1, -1, -1, -1, 450, 761, 219, 1, 2, 1, 6, 55, 0, 0, 6},  // formIntersection
    {681, -1, -1, -1, -1, 451, 763, 220, 1, 2, 1, 6, 5, 0, 0, 6},  // subtracting
    {682, -1, -1, -1, -1, 452, 765, 221, 1, 2, 1, 6, 55, 0, 0, 6},  // subtract
    {683, -1, -1, -1, -1, 453, 767, 222, 1, 2, 1, 6, 5, 0, 0, 6},  // symmetricDifference
    {684, -1, -1, -1, -1, 454, 769, 223, 1, 2, 1, 6, 55, 0, 0, 6},  // formSymmetricDifference
    {685, -1, -1, -1, -1, 455, 771, 224, 1, 2, 1, 6, 2, 0, 0, 6},  // isSubset
    {686, -1, -1, -1, -1, 456, 773, 225, 1, 2, 1, 6, 2, 0, 0, 6},  // isSuperset
    {687, -1, -1, -1, -1, 457, 775, 226, 1, 2, 1, 6, 2, 0, 0, 6},  // isStrictSubset
    {688, -1, -1, -1, -1, 458, 777, 227, 1, 2, 1, 6, 2, 0, 0, 6},  // isStrictSuperset
    {689, -1, -1, -1, -1, 459, 779, 228, 1, 2, 1, 6, 2, 0, 0, 6},  // isDisjoint
    {387, -1, -1, -1, 693, 460, 781, 229, 1, 2, 1, 6, 2, 0, 0, 6},  // contains
    {97, -1, -1, -1, -1, 461, 783, 230, 1, 2, 1, 6, 55, 0, 0, 6},  // insert
    {690, -1, -1, -1, -1, 462, 785, 231, 1, 2, 1, 6, 55, 0, 0, 6},  // update
    {98, -1, -1, -1, -1, 463, 787, 232, 1, 2, 1, 6, 55, 0, 0, 6},  // remove
    {102, -1, -1, -1, 665, 464, 789, 233, 0, 1, 1, 6, 55, 0, 0, 6},  // removeAll
    {691, -1, -1, -1, -1, 464, 790, 234, 0, 1, 1, 6, 55, 0, 0, 6},  // popFirst
    {101, -1, -1, -1, -1, 464, 791, 235, 0, 1, 1, 6, 55, 0, 0, 6},  // removeFirst
    {692, -1, -1, -1, -1, 464, 792, 236, 1, 2, 1, 6, 55, 0, 0, 6},  // addObject
    {107, -1, -1, -1, -1, 465, 794, 237, 1, 2, 1, 6, 55, 0, 0, 6},  // removeObject
    {219, -1, -1, -1, -1, 467, 796, 0, 4, 4, 3, 0, 17, 0, 0, 7},  // UIColor
    {699, -1, -1, -1, 1725, 471, 800, 1, 1, 2, 1, 18, 17, 0, 0, 7},  // withAlphaComponent
    {700, -1, -1, -1, -1, 472, 802, 2, 0, 1, 1, 18, 55, 0, 0, 7},  // set
    {701, -1, -1, -1, -1, 472, 803, 3, 0, 1, 1, 18, 55, 0, 0, 7},  // setFill
    {702, -1, -1, -1, -1, 472, 804, 4, 0, 1, 1, 18, 55, 0, 0, 7},  // setStroke
    {219, -1, -1, -1, -1, 472, 805, 5, 2, 2, 3, 0, 17, 0, 0, 7},  // UIColor
    {219, -1, -1, -1, -1, 474, 807, 6, 4, 4, 3, 0, 17, 0, 0, 7},  // UIColor
    {219, -1, -1, -1, -1, 478, 811, 7, 4, 4, 3, 0, 17, 0, 0, 7},  // UIColor
    {708, -1, -1, -1, -1, 482, 815, 8, 4, 4, 0, 0, 17, 0, 0, 7},  // CGColor
    {219, -1, -1, -1, -1, 486, 819, 9, 1, 1, 0, 0, 55, 0, 0, 7},  // UIColor
    {710, 219, -1, -1, -1, 0, 0, 10, 0, 0, 5, 18, 17, 0, 0, 7},  // black
    {711, 219, -1, -1, -1, 487, 0, 11, 0, 0, 4, 18, 17, 0, 0, 7},  // blackColor
    {703, 219, -1, -1, -1, 0, 0, 12, 0, 0, 5, 18, 17, 0, 0, 7},  // white
    {712, 219, -1, -1, -1, 487, 0, 13, 0, 0, 4, 18, 17, 0, 0, 7},  // whiteColor
    {695, 219, -1, -1, -1, 0, 0, 14, 0, 0, 5, 18, 17, 0, 0, 7},  // red
    {713, 219, -1, -1, -1, 487, 0, 15, 0, 0, 4, 18, 17, 0, 0, 7},  // redColor
    {696, 219, -1, -1, -1, 0, 0, 16, 0, 0, 5, 18, 17, 0, 0, 7},  // green
    {714, 219, -1, -1, -1, 487, 0, 17, 0, 0, 4, 18, 17, 0, 0, 7},  // greenColor
    {697, 219, -1, -1, -1, 0, 0, 18, 0, 0, 5, 18, 17, 0, 0, 7},  // blue
    {715, 219, -1, -1, -1, 487, 0, 19, 0, 0, 4, 18, 17, 0, 0, 7},  // blueColor
    {716, 219, -1, -1, -1, 0, 0, 20, 0, 0, 5, 18, 17, 0, 0, 7},  // cyan
    {717, 219, -1, -1, -1, 487, 0, 21, 0, 0, 4, 18, 17, 0, 0, 7},  // cyanColor
    {718, 219, -1, -1, -1, 0, 0, 22, 0, 0, 5, 18, 17, 0, 0, 7},  // yellow
    {719, 219, -1, -1, -1, 487, 0, 23, 0, 0, 4, 18, 17, 0, 0, 7},  // yellowColor
    {720, 219, -1, -1, -1, 0, 0, 24, 0, 0, 5, 18, 17, 0, 0, 7},  // magenta
    {721, 219, -1, -1, -1, 487, 0, 25, 0, 0, 4, 18, 17, 0, 0, 7},  // magentaColor
    {722, 219, -1, -1, -1, 0, 0, 26, 0, 0, 5, 18, 17, 0, 0, 7},  // orange
    {723, 219, -1, -1, -1, 487, 0, 27, 0, 0, 4, 18, 17, 0, 0, 7},  // orangeColor
    {724, 219, -1, -1, -1, 0, 0, 28, 0, 0, 5, 18, 17, 0, 0, 7},  // purple
    {725, 219, -1, -1, -1, 487, 0, 29, 0, 0, 4, 18, 17, 0, 0, 7},  // purpleColor
    {726, 219, -1, -1, -1, 0, 0, 30, 0, 0, 5, 18, 17, 0, 0, 7},  // brown
    {727, 219, -1, -1, -1, 487, 0, 31, 0, 0, 4, 18, 17, 0, 0, 7},  // brownColor
    {728, 219, -1, -1, -1, 0, 0, 32, 0, 0, 5, 18, 17, 0, 0, 7},  // gray
    {729, 219, -1, -1, -1, 487, 0, 33, 0, 0, 4, 18, 17, 0, 0, 7},  // grayColor
    {730, 219, -1, -1, -1, 0, 0, 34, 0, 0, 5, 18, 17, 0, 0, 7},  // lightGray
    {731, 219, -1, -1, -1, 487, 0, 35, 0, 0, 4, 18, 17, 0, 0, 7},  // lightGrayColor
    {732, 219, -1, -1, -1, 0, 0, 36, 0, 0, 5, 18, 17, 0, 0, 7},  // darkGray
    {733, 219, -1, -1, -1, 487, 0, 37, 0, 0, 4, 18, 17, 0, 0, 7},  // darkGrayColor
    {734, 219, -1, -1, -1, 0, 0, 38, 0, 0, 5, 18, 17, 0, 0, 7},  // clear
    {735, 219, -1, -1, -1, 487, 0, 39, 0, 0, 4, 18, 17, 0, 0, 7},  // clearColor
    {736, 219, -1, -1, -1, 0, 0, 40, 0, 0, 5, 18, 17, 0, 0, 7},  // systemRed
    {737, 219, -1, -1, -1, 0, 0, 41, 0, 0, 5, 18, 17, 0, 0, 7},  // systemOrange
    {738, 219, -1, -1, -1, 0, 0, 42, 0, 0, 5, 18, 17, 0, 0, 7},  // systemYellow
    {739, 219, -1, -1, -1, 0, 0, 43, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGreen
    {740, 219, -1, -1, -1, 0, 0, 44, 0, 0, 5, 18, 17, 0, 0, 7},  // systemMint
    {741, 219, -1, -1, -1, 0, 0, 45, 0, 0, 5, 18, 17, 0, 0, 7},  // systemTeal
    {742, 219, -1, -1, -1, 0, 0, 46, 0, 0, 5, 18, 17, 0, 0, 7},  // systemCyan
    {743, 219, -1, -1, -1, 0, 0, 47, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBlue
    {744, 219, -1, -1, -1, 0, 0, 48, 0, 0, 5, 18, 17, 0, 0, 7},  // systemIndigo
    {745, 219, -1, -1, -1, 0, 0, 49, 0, 0, 5, 18, 17, 0, 0, 7},  // systemPurple
    {746, 219, -1, -1, -1, 0, 0, 50, 0, 0, 5, 18, 17, 0, 0, 7},  // systemPink
    {747, 219, -1, -1, -1, 0, 0, 51, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBrown
    {748, 219, -1, -1, -1, 0, 0, 52, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray
    {749, 219, -1, -1, -1, 0, 0, 53, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray2
    {750, 219, -1, -1, -1, 0, 0, 54, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray3
    {751, 219, -1, -1, -1, 0, 0, 55, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray4
    {752, 219, -1, -1, -1, 0, 0, 56, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray5
    {753, 219, -1, -1, -1, 0, 0, 57, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray6
    {754, 219, -1, -1, -1, 0, 0, 58, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBackground
    {755, 219, -1, -1, -1, 0, 0, 59, 0, 0, 5, 18, 17, 0, 0, 7},  // secondarySystemBackground
    {756, 219, -1, -1, -1, 0, 0, 60, 0, 0, 5, 18, 17, 0, 0, 7},  // label
    {220, -1, -1, -1, -1, 487, 820, 0, 1, 1, 3, 0, 30, 0, 0, 8},  // UIView
    {220, -1, -1, -1, -1, 0, 0, 1, 0, 0, 3, 0, 30, 0, 0, 8},  // UIView
    {221, -1, -1, -1, -1, 488, 821, 2, 1, 1, 3, 0, 30, 0, 0, 8},  // UIWindow
    {221, -1, -1, -1, -1, 0, 0, 3, 0, 0, 3, 0, 30, 0, 0, 8},  // UIWindow
    {222, -1, -1, -1, -1, 489, 822, 4, 1, 1, 3, 0, 30, 0, 0, 8},  // UIImageView
    {222, -1, -1, -1, -1, 0, 0, 5, 0, 0, 3, 0, 30, 0, 0, 8},  // UIImageView
    {223, -1, -1, -1, -1, 490, 823, 6, 1, 1, 3, 0, 30, 0, 0, 8},  // UILabel
    {223, -1, -1, -1, -1, 0, 0, 7, 0, 0, 3, 0, 30, 0, 0, 8},  // UILabel
    {224, -1, -1, -1, -1, 491, 824, 8, 1, 1, 3, 0, 30, 0, 0, 8},  // UIButton
    {224, -1, -1, -1, -1, 0, 0, 9, 0, 0, 3, 0, 30, 0, 0, 8},  // UIButton
    {225, -1, -1, -1, -1, 492, 825, 10, 1, 1, 3, 0, 30, 0, 0, 8},  // UIScrollView
    {225, -1, -1, -1, -1, 0, 0, 11, 0, 0, 3, 0, 30, 0, 0, 8},  // UIScrollView
    {226, -1, -1, -1, -1, 493, 826, 12, 1, 1, 3, 0, 30, 0, 0, 8},  // UIControl
    {226, -1, -1, -1, -1, 0, 0, 13, 0, 0, 3, 0, 30, 0, 0, 8},  // UIControl
    {227, -1, -1, -1, -1, 494, 827, 14, 1, 1, 3, 0, 30, 0, 0, 8},  // UITextField
    {227, -1, -1, -1, -1, 0, 0, 15, 0, 0, 3, 0, 30, 0, 0, 8},  // UITextField
    {228, -1, -1, -1, -1, 495, 828, 16, 1, 1, 3, 0, 30, 0, 0, 8},  // UITextView
    {228, -1, -1, -1, -1, 0, 0, 17, 0, 0, 3, 0, 30, 0, 0, 8},  // UITextView
    {229, -1, -1, -1, -1, 496, 829, 18, 1, 1, 3, 0, 30, 0, 0, 8},  // UITableViewCell
    {229, -1, -1, -1, -1, 0, 0, 19, 0, 0, 3, 0, 30, 0, 0, 8},  // UITableViewCell
    {230, -1, -1, -1, -1, 497, 830, 20, 1, 1, 3, 0, 30, 0, 0, 8},  // UICollectionViewCell
    {230, -1, -1, -1, -1, 0, 0, 21, 0, 0, 3, 0, 30, 0, 0, 8},  // UICollectionViewCell
    {231, -1, -1, -1, -1, 498, 831, 22, 1, 1, 3, 0, 30, 0, 0, 8},  // UIVisualEffectView
    {231, -1, -1, -1, -1, 0, 0, 23, 0, 0, 3, 0, 30, 0, 0, 8},  // UIVisualEffectView
    {757, -1, -1, -1, -1, 0, 832, 24, 0, 1, 2, 31, 13, 0, 9, 8},  // frame
    {758, -1, -1, -1, -1, 0, 833, 25, 0, 1, 2, 31, 13, 0, 10, 8},  // bounds
    {365, -1, -1, -1, -1, 0, 834, 26, 0, 1, 2, 31, 9, 0, 11, 8},  // center
    {759, -1, -1, -1, -1, 0, 835, 27, 0, 1, 2, 31, 9, 0, 12, 8},  // anchorPoint
    {760, -1, -1, -1, 1697, 0, 836, 28, 0, 1, 2, 31, 2, 0, 0, 8},  // isHidden
    {761, -1, -1, -1, -1, 0, 837, 29, 0, 1, 2, 31, 2, 0, 0, 8},  // clipsToBounds
    {762, -1, -1, -1, -1, 0, 838, 30, 0, 1, 2, 31, 3, 0, 0, 8},  // name
    {764, -1, -1, -1, -1, 499, 839, 31, 1, 1, 0, 0, 55, 0, 0, 8},  // UIImage
    {764, -1, -1, -1, -1, 500, 840, 32, 1, 1, 0, 0, 55, 0, 0, 8},  // UIImage
    {222, -1, -1, -1, -1, 501, 841, 33, 1, 1, 3, 0, 30, 0, 0, 8},  // UIImageView
    {128, -1, -1, -1, -1, 0, 842, 34, 0, 1, 2, 31, 14, 0, 13, 8},  // transform
    {766, -1, -1, -1, -1, 0, 843, 35, 0, 1, 2, 31, 14, 0, 13, 8},  // transform3D
    {767, -1, -1, -1, -1, 502, 844, 36, 1, 2, 1, 31, 55, 0, 0, 8},  // moveAnchor
    {768, -1, -1, -1, -1, 0, 846, 37, 0, 1, 2, 31, 9, 0, 0, 8},  // contentOffset
    {698, -1, -1, -1, -1, 0, 847, 38, 0, 1, 2, 31, 0, 0, 0, 8},  // alpha
    {769, -1, -1, -1, 770, 0, 848, 39, 0, 1, 2, 31, 2, 0, 0, 8},  // isUserInteractionEnabled
    {770, -1, -1, -1, -1, 0, 849, 40, 0, 1, 2, 31, 2, 0, 0, 8},  // userInteractionEnabled
    {771, -1, -1, -1, -1, 0, 850, 41, 0, 1, 2, 31, 0, 0, 0, 8},  // tag
    {129, -1, -1, -1, -1, 0, 851, 42, 0, 1, 2, 31, 31, 0, 0, 8},  // layer
    {79, -1, -1, -1, -1, 503, 852, 43, 4, 4, 0, 0, 30, 0, 0, 8},  // view
    {772, -1, -1, -1, -1, 0, 856, 0, 0, 1, 2, 31, 17, 0, 0, 9},  // backgroundColor
    {773, -1, -1, -1, -1, 0, 857, 1, 0, 1, 2, 31, 3, 0, 0, 9},  // text
    {774, -1, -1, -1, -1, 0, 858, 2, 0, 1, 2, 31, 17, 0, 0, 9},  // textColor
    {775, -1, -1, -1, -1, 0, 859, 3, 0, 1, 2, 31, 20, 0, 0, 9},  // textAlignment
    {776, -1, -1, -1, -1, 0, 860, 4, 0, 1, 2, 31, 55, 0, 0, 9},  // font
    {763, -1, -1, -1, -1, 0, 861, 5, 0, 1, 2, 31, 55, 0, 0, 9},  // image
    {777, -1, -1, -1, -1, 0, 862, 6, 0, 1, 2, 31, 55, 0, 0, 9},  // contentMode
    {778, -1, -1, -1, 1726, 0, 863, 7, 0, 1, 2, 31, 2, 0, 0, 9},  // isOpaque
    {779, -1, -1, -1, -1, 0, 864, 8, 0, 1, 2, 31, 17, 0, 0, 9},  // tintColor
    {780, -1, -1, -1, -1, 0, 865, 9, 0, 1, 2, 31, 0, 0, 0, 9},  // contentScaleFactor
    {781, -1, -1, -1, -1, 0, 866, 10, 0, 1, 2, 31, 3, 0, 0, 9},  // accessibilityLabel
    {782, -1, -1, -1, -1, 0, 867, 11, 0, 1, 2, 31, 51, 0, 0, 9},  // safeAreaInsets
    {783, -1, -1, -1, -1, 0, 868, 12, 0, 1, 2, 31, 51, 0, 0, 9},  // layoutMargins
    {784, -1, -1, -1, -1, 0, 869, 13, 0, 1, 2, 31, 30, 0, 0, 9},  // mask
    {785, -1, -1, -1, -1, 0, 870, 14, 0, 1, 2, 31, 3, 0, 0, 9},  // accessibilityIdentifier
    {786, -1, -1, -1, -1, 0, 871, 15, 0, 1, 2, 31, 3, 0, 0, 9},  // accessibilityHint
    {787, -1, -1, -1, -1, 0, 872, 16, 0, 1, 2, 31, 2, 0, 0, 9},  // isAccessibilityElement
    {788, -1, -1, -1, -1, 0, 873, 17, 0, 1, 2, 31, 55, 0, 0, 9},  // semanticContentAttribute
    {789, -1, -1, -1, -1, 0, 874, 18, 0, 1, 2, 31, 2, 0, 0, 9},  // clearsContextBeforeDrawing
    {790, -1, -1, -1, -1, 0, 875, 19, 0, 1, 2, 31, 2, 0, 0, 9},  // isFirstResponder
    {791, -1, -1, -1, -1, 0, 876, 20, 0, 1, 2, 31, 0, 0, 0, 9},  // numberOfLines
    {792, -1, -1, -1, -1, 0, 877, 21, 0, 1, 2, 31, 2, 0, 0, 9},  // adjustsFontSizeToFitWidth
    {793, -1, -1, -1, -1, 0, 878, 22, 0, 1, 2, 31, 55, 0, 0, 9},  // lineBreakMode
    {794, -1, -1, -1, -1, 0, 879, 23, 0, 1, 2, 31, 55, 0, 0, 9},  // attributedText
    {795, -1, -1, -1, -1, 0, 880, 24, 0, 1, 2, 31, 55, 0, 0, 9},  // baselineAdjustment
    {796, -1, -1, -1, -1, 0, 881, 25, 0, 1, 2, 31, 55, 0, 0, 9},  // borderStyle
    {797, -1, -1, -1, -1, 0, 882, 26, 0, 1, 2, 31, 55, 0, 0, 9},  // keyboardType
    {798, -1, -1, -1, -1, 0, 883, 27, 0, 1, 2, 31, 55, 0, 0, 9},  // returnKeyType
    {799, -1, -1, -1, -1, 0, 884, 28, 0, 1, 2, 31, 55, 0, 0, 9},  // autocorrectionType
    {800, -1, -1, -1, -1, 0, 885, 29, 0, 1, 2, 31, 55, 0, 0, 9},  // autocapitalizationType
    {801, -1, -1, -1, -1, 0, 886, 30, 0, 1, 2, 31, 55, 0, 0, 9},  // clearButtonMode
    {802, -1, -1, -1, -1, 0, 887, 31, 0, 1, 2, 31, 17, 0, 0, 9},  // shadowColor
    {803, -1, -1, -1, -1, 0, 888, 32, 0, 1, 2, 31, 3, 0, 0, 9},  // placeholder
    {804, -1, -1, -1, -1, 0, 889, 33, 0, 1, 2, 31, 0, 0, 0, 9},  // minimumScaleFactor
    {805, -1, -1, -1, 1730, 0, 890, 34, 0, 1, 2, 31, 2, 0, 0, 9},  // isEditable
    {806, -1, -1, -1, 1731, 0, 891, 35, 0, 1, 2, 31, 2, 0, 0, 9},  // isSelectable
    {807, -1, -1, -1, 1732, 0, 892, 36, 0, 1, 2, 31, 2, 0, 0, 9},  // isSecureTextEntry
    {808, -1, -1, -1, -1, 0, 893, 37, 0, 1, 2, 31, 0, 0, 0, 9},  // zoomScale
    {809, 225, -1, -1, -1, 0, 0, 38, 0, 0, 5, 31, 52, 0, 0, 9},  // DecelerationRate
    {811, 812, -1, -1, -1, 0, 0, 39, 0, 0, 5, 29, 28, 0, 0, 9},  // normal
    {813, -1, -1, -1, -1, 0, 0, 40, 0, 0, 5, 0, 0, 0, 0, 9},  // UIScrollViewDecelerationRateNormal
    {814, 812, -1, -1, -1, 0, 0, 41, 0, 0, 5, 29, 28, 0, 0, 9},  // fast
    {815, -1, -1, -1, -1, 0, 0, 42, 0, 0, 5, 0, 0, 0, 0, 9},  // UIScrollViewDecelerationRateFast
    {816, -1, -1, -1, -1, 0, 894, 43, 0, 1, 2, 29, 0, 0, 0, 9},  // rawValue
    {817, -1, -1, -1, -1, 0, 895, 44, 0, 1, 2, 31, 28, 0, 0, 9},  // decelerationRate
    {818, 819, 820, -1, -1, 0, 0, 45, 0, 0, 5, 4, 3, 0, 0, 9},  // system
    {821, 819, 822, -1, -1, 0, 0, 46, 0, 0, 5, 4, 3, 0, 0, 9},  // custom
    {823, 819, 824, -1, -1, 0, 0, 47, 0, 0, 5, 4, 3, 0, 0, 9},  // infoLight
    {825, 819, 826, -1, -1, 0, 0, 48, 0, 0, 5, 4, 3, 0, 0, 9},  // contactAdd
    {827, 819, 828, -1, -1, 0, 0, 49, 0, 0, 5, 4, 3, 0, 0, 9},  // close
    {224, -1, -1, -1, -1, 507, 896, 50, 1, 1, 3, 0, 30, 0, 0, 9},  // UIButton
    {829, -1, -1, -1, 1729, 0, 897, 51, 0, 1, 2, 31, 2, 0, 0, 9},  // isScrollEnabled
    {830, -1, -1, -1, 1728, 0, 898, 52, 0, 1, 2, 31, 2, 0, 0, 9},  // isPagingEnabled
    {831, -1, -1, -1, -1, 0, 899, 53, 0, 1, 2, 31, 2, 0, 0, 9},  // bounces
    {832, -1, -1, -1, -1, 0, 900, 54, 0, 1, 2, 31, 2, 0, 0, 9},  // showsHorizontalScrollIndicator
    {833, -1, -1, -1, -1, 0, 901, 55, 0, 1, 2, 31, 2, 0, 0, 9},  // showsVerticalScrollIndicator
    {834, -1, -1, -1, -1, 0, 902, 56, 0, 1, 2, 31, 0, 0, 0, 9},  // minimumZoomScale
    {835, -1, -1, -1, -1, 0, 903, 57, 0, 1, 2, 31, 0, 0, 0, 9},  // maximumZoomScale
    {836, -1, -1, -1, -1, 0, 904, 58, 0, 1, 2, 31, 51, 0, 0, 9},  // contentInset
    {837, -1, -1, -1, -1, 0, 905, 59, 0, 1, 2, 31, 55, 0, 0, 9},  // delegate
    {839, 220, -1, -1, -1, 0, 0, 60, 0, 0, 5, 31, 52, 0, 0, 9},  // AutoresizingMask
    {840, 838, 841, -1, -1, 0, 0, 61, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleLeftMargin
    {842, 838, -1, -1, -1, 0, 0, 62, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleLeftMargin
    {843, 838, 844, -1, -1, 0, 0, 63, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleWidth
    {845, 838, -1, -1, -1, 0, 0, 64, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleWidth
    {846, 838, 847, -1, -1, 0, 0, 65, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleRightMargin
    {848, 838, -1, -1, -1, 0, 0, 66, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleRightMargin
    {849, 838, 850, -1, -1, 0, 0, 67, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleTopMargin
    {851, 838, -1, -1, -1, 0, 0, 68, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleTopMargin
    {852, 838, 853, -1, -1, 0, 0, 69, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleHeight
    {854, 838, -1, -1, -1, 0, 0, 70, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleHeight
    {855, 838, 856, -1, -1, 0, 0, 71, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleBottomMargin
    {857, 838, -1, -1, -1, 0, 0, 72, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleBottomMargin
    {858, 838, 859, -1, -1, 0, 0, 73, 0, 0, 5, 26, 25, 0, 0, 9},  // None
    {860, -1, -1, -1, -1, 0, 906, 74, 0, 1, 2, 31, 25, 0, 0, 9},  // autoresizingMask
    {861, -1, -1, -1, -1, 0, 907, 75, 0, 1, 2, 31, 2, 0, 0, 9},  // translatesAutoresizingMaskIntoConstraints
    {862, -1, -1, -1, -1, 0, 908, 76, 0, 1, 2, 31, 2, 0, 0, 9},  // autoresizesSubviews
    {864, 226, -1, -1, -1, 0, 0, 77, 0, 0, 5, 31, 52, 0, 0, 9},  // State
    {811, 863, 865, -1, -1, 0, 0, 78, 0, 0, 5, 4, 3, 0, 0, 9},  // normal
    {866, 863, -1, -1, -1, 0, 0, 79, 0, 0, 5, 4, 3, 0, 0, 9},  // Normal
    {867, 863, 868, -1, -1, 0, 0, 80, 0, 0, 5, 4, 3, 0, 0, 9},  // highlighted
    {869, 863, -1, -1, -1, 0, 0, 81, 0, 0, 5, 4, 3, 0, 0, 9},  // Highlighted
    {870, 863, 871, -1, -1, 0, 0, 82, 0, 0, 5, 4, 3, 0, 0, 9},  // disabled
    {872, 863, -1, -1, -1, 0, 0, 83, 0, 0, 5, 4, 3, 0, 0, 9},  // Disabled
    {873, 863, 874, -1, -1, 0, 0, 84, 0, 0, 5, 4, 3, 0, 0, 9},  // selected
    {875, 863, -1, -1, -1, 0, 0, 85, 0, 0, 5, 4, 3, 0, 0, 9},  // Selected
    {877, 226, -1, -1, -1, 0, 0, 86, 0, 0, 5, 31, 52, 0, 0, 9},  // Event
    {878, 876, 879, -1, -1, 0, 0, 87, 0, 0, 5, 4, 3, 0, 0, 9},  // allEvents
    {880, 876, -1, -1, -1, 0, 0, 88, 0, 0, 5, 4, 3, 0, 0, 9},  // AllEvents
    {881, 876, 882, -1, -1, 0, 0, 89, 0, 0, 5, 4, 3, 0, 0, 9},  // allTouchEvents
    {883, 876, -1, -1, -1, 0, 0, 90, 0, 0, 5, 4, 3, 0, 0, 9},  // AllTouchEvents
    {884, 876, 885, -1, -1, 0, 0, 91, 0, 0, 5, 4, 3, 0, 0, 9},  // touchDown
    {886, 876, -1, -1, -1, 0, 0, 92, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchDown
    {887, 876, 888, -1, -1, 0, 0, 93, 0, 0, 5, 4, 3, 0, 0, 9},  // touchDragInside
    {889, 876, -1, -1, -1, 0, 0, 94, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchDragInside
    {890, 876, 891, -1, -1, 0, 0, 95, 0, 0, 5, 4, 3, 0, 0, 9},  // touchDragOutside
    {892, 876, -1, -1, -1, 0, 0, 96, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchDragOutside
    {893, 876, 894, -1, -1, 0, 0, 97, 0, 0, 5, 4, 3, 0, 0, 9},  // touchUpInside
    {895, 876, -1, -1, -1, 0, 0, 98, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchUpInside
    {896, 876, 897, -1, -1, 0, 0, 99, 0, 0, 5, 4, 3, 0, 0, 9},  // touchUpOutside
    {898, 876, -1, -1, -1, 0, 0, 100, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchUpOutside
    {899, 876, 900, -1, -1, 0, 0, 101, 0, 0, 5, 4, 3, 0, 0, 9},  // touchCancel
    {901, 876, -1, -1, -1, 0, 0, 102, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchCancel
    {902, 876, 903, -1, -1, 0, 0, 103, 0, 0, 5, 4, 3, 0, 0, 9},  // valueChanged
    {904, 876, -1, -1, -1, 0, 0, 104, 0, 0, 5, 4, 3, 0, 0, 9},  // ValueChanged
    {905, 876, 906, -1, -1, 0, 0, 105, 0, 0, 5, 4, 3, 0, 0, 9},  // editingChanged
    {907, 876, -1, -1, -1, 0, 0, 106, 0, 0, 5, 4, 3, 0, 0, 9},  // EditingChanged
    {908, 876, 909, -1, -1, 0, 0, 107, 0, 0, 5, 4, 3, 0, 0, 9},  // editingDidBegin
    {910, 876, -1, -1, -1, 0, 0, 108, 0, 0, 5, 4, 3, 0, 0, 9},  // EditingDidBegin
    {911, 876, 912, -1, -1, 0, 0, 109, 0, 0, 5, 4, 3, 0, 0, 9},  // editingDidEnd
    {913, 876, -1, -1, -1, 0, 0, 110, 0, 0, 5, 4, 3, 0, 0, 9},  // EditingDidEnd
    {914, 876, 915, -1, -1, 0, 0, 111, 0, 0, 5, 4, 3, 0, 0, 9},  // primaryActionTriggered
    {916, 876, -1, -1, -1, 0, 0, 112, 0, 0, 5, 4, 3, 0, 0, 9},  // PrimaryActionTriggered
    {917, -1, -1, -1, -1, 508, 909, 113, 3, 4, 1, 31, 55, 0, 0, 9},  // addTarget
    {917, -1, -1, -1, -1, 511, 913, 114, 3, 4, 1, 31, 55, 0, 0, 9},  // addTarget
    {920, -1, -1, -1, -1, 514, 917, 115, 3, 4, 1, 31, 55, 0, 0, 9},  // removeTarget
    {920, -1, -1, -1, -1, 517, 921, 116, 3, 4, 1, 31, 55, 0, 0, 9},  // removeTarget
    {921, -1, -1, -1, -1, 520, 925, 117, 1, 2, 1, 31, 55, 0, 0, 9},  // sendActions
    {922, -1, -1, -1, -1, 521, 927, 118, 1, 2, 1, 31, 55, 0, 0, 9},  // sendActionsForControlEvents
    {923, -1, -1, -1, -1, 522, 929, 119, 2, 3, 1, 31, 55, 0, 0, 9},  // setTitle
    {923, -1, -1, -1, -1, 524, 932, 120, 2, 3, 1, 31, 55, 0, 0, 9},  // setTitle
    {925, -1, -1, -1, -1, 526, 935, 121, 2, 3, 1, 31, 55, 0, 0, 9},  // setTitleColor
    {925, -1, -1, -1, -1, 528, 938, 122, 2, 3, 1, 31, 55, 0, 0, 9},  // setTitleColor
    {926, -1, -1, -1, -1, 530, 941, 123, 2, 3, 1, 31, 55, 0, 0, 9},  // setImage
    {926, -1, -1, -1, -1, 532, 944, 124, 2, 3, 1, 31, 55, 0, 0, 9},  // setImage
    {927, -1, -1, -1, -1, 534, 947, 125, 2, 3, 1, 31, 55, 0, 0, 9},  // setBackgroundImage
    {927, -1, -1, -1, -1, 536, 950, 126, 2, 3, 1, 31, 55, 0, 0, 9},  // setBackgroundImage
    {928, -1, -1, -1, -1, 538, 953, 127, 2, 3, 1, 31, 55, 0, 0, 9},  // setAttributedTitle
    {929, -1, -1, -1, -1, 540, 956, 128, 2, 3, 1, 31, 55, 0, 0, 9},  // setTitleShadowColor
    {930, -1, -1, -1, -1, 0, 959, 129, 0, 1, 2, 31, 3, 0, 0, 9},  // currentTitle
    {931, -1, -1, -1, -1, 0, 960, 130, 0, 1, 2, 31, 30, 0, 0, 9},  // titleLabel
    {932, -1, -1, -1, -1, 0, 961, 131, 0, 1, 2, 31, 51, 0, 0, 9},  // contentEdgeInsets
    {933, -1, -1, -1, -1, 0, 962, 132, 0, 1, 2, 31, 51, 0, 0, 9},  // titleEdgeInsets
    {934, -1, -1, -1, -1, 0, 963, 133, 0, 1, 2, 31, 51, 0, 0, 9},  // imageEdgeInsets
    {935, -1, -1, -1, -1, 0, 964, 134, 0, 1, 2, 31, 2, 0, 0, 9},  // isEnabled
    {936, -1, -1, -1, -1, 0, 965, 135, 0, 1, 2, 31, 2, 0, 0, 9},  // isSelected
    {937, -1, -1, -1, -1, 0, 966, 136, 0, 1, 2, 31, 2, 0, 0, 9},  // isHighlighted
    {938, -1, -1, -1, -1, 0, 967, 137, 0, 1, 2, 31, 2, 0, 0, 9},  // isTracking
    {939, -1, -1, -1, -1, 0, 968, 138, 0, 1, 2, 31, 55, 0, 0, 9},  // contentHorizontalAlignment
    {940, -1, -1, -1, -1, 0, 969, 139, 0, 1, 2, 31, 55, 0, 0, 9},  // contentVerticalAlignment
    {941, -1, -1, -1, -1, 0, 970, 140, 0, 1, 2, 31, 12, 0, 0, 9},  // contentSize
    {368, 942, 943, -1, -1, 0, 0, 141, 0, 0, 5, 21, 20, 0, 0, 9},  // left
    {365, 942, 944, -1, -1, 0, 0, 142, 0, 0, 5, 21, 20, 0, 0, 9},  // center
    {370, 942, 945, -1, -1, 0, 0, 143, 0, 0, 5, 21, 20, 0, 0, 9},  // right
    {946, 942, 947, -1, -1, 0, 0, 144, 0, 0, 5, 21, 20, 0, 0, 9},  // justified
    {948, 942, 949, -1, -1, 0, 0, 145, 0, 0, 5, 21, 20, 0, 0, 9},  // natural
    {950, -1, -1, -1, -1, 0, 971, 0, 0, 1, 2, 31, 30, 0, 0, 10},  // superview
    {951, -1, -1, -1, -1, 0, 972, 1, 0, 1, 2, 31, 4, 0, 0, 10},  // subviews
    {84, -1, -1, -1, -1, 0, 973, 2, 0, 1, 2, 31, 30, 0, 0, 10},  // window
    {952, -1, -1, -1, -1, 0, 974, 3, 0, 1, 2, 31, 2, 0, 0, 10},  // isKeyWindow
    {953, -1, -1, -1, 1693, 542, 975, 4, 1, 2, 1, 31, 2, 0, 0, 10},  // isDescendant
    {954, -1, -1, -1, -1, 543, 977, 5, 1, 2, 1, 31, 55, 0, 0, 10},  // addSubview
    {955, -1, -1, -1, -1, 544, 979, 6, 1, 2, 1, 31, 55, 0, 0, 10},  // bringSubviewToFront
    {956, -1, -1, -1, 1695, 545, 981, 7, 1, 2, 1, 31, 55, 0, 0, 10},  // bringSubview
    {958, -1, -1, -1, -1, 546, 983, 8, 1, 2, 1, 31, 55, 0, 0, 10},  // sendSubviewToBack
    {959, -1, -1, -1, 1696, 547, 985, 9, 1, 2, 1, 31, 55, 0, 0, 10},  // sendSubview
    {961, -1, -1, -1, -1, 548, 987, 10, 0, 1, 1, 31, 55, 0, 0, 10},  // removeFromSuperview
    {962, -1, -1, -1, 1694, 548, 988, 11, 2, 3, 1, 31, 55, 0, 0, 10},  // insertSubview
    {963, -1, -1, -1, 1733, 550, 991, 12, 2, 3, 1, 31, 55, 0, 0, 10},  // exchangeSubview
    {962, -1, -1, -1, -1, 552, 994, 13, 2, 3, 1, 31, 55, 0, 0, 10},  // insertSubview
    {962, -1, -1, -1, -1, 554, 997, 14, 2, 3, 1, 31, 55, 0, 0, 10},  // insertSubview
    {967, -1, -1, -1, 1699, 556, 1000, 15, 2, 3, 1, 31, 9, 0, 5, 10},  // convert
    {967, -1, -1, -1, 1701, 558, 1003, 16, 2, 3, 1, 31, 9, 0, 5, 10},  // convert
    {968, -1, -1, -1, -1, 560, 1006, 17, 2, 3, 1, 31, 9, 0, 5, 10},  // convertRect
    {968, -1, -1, -1, -1, 562, 1009, 18, 2, 3, 1, 31, 9, 0, 5, 10},  // convertRect
    {971, -1, -1, -1, -1, 564, 1012, 19, 2, 3, 1, 31, 9, 0, 5, 10},  // convertPoint
    {971, -1, -1, -1, -1, 566, 1015, 20, 2, 3, 1, 31, 9, 0, 5, 10},  // convertPoint
    {972, -1, -1, -1, -1, 568, 1018, 21, 0, 1, 1, 31, 55, 0, 0, 10},  // setNeedsLayout
    {973, -1, -1, -1, -1, 568, 1019, 22, 0, 1, 1, 31, 55, 0, 0, 10},  // layoutIfNeeded
    {972, -1, -1, -1, -1, 568, 1020, 23, 0, 1, 1, 32, 55, 0, 0, 10},  // setNeedsLayout
    {973, -1, -1, -1, -1, 568, 1021, 24, 0, 1, 1, 32, 55, 0, 0, 10},  // layoutIfNeeded
    {974, -1, -1, -1, -1, 568, 1022, 25, 0, 1, 1, 32, 55, 0, 0, 10},  // layoutSublayers
    {974, -1, -1, -1, -1, 568, 1023, 26, 1, 2, 1, 31, 55, 0, 0, 10},  // layoutSublayers
    {975, -1, -1, -1, -1, 569, 1025, 27, 1, 2, 1, 31, 55, 0, 0, 10},  // layoutSublayersOfLayer
    {976, -1, -1, -1, -1, 570, 1027, 28, 0, 1, 1, 32, 2, 0, 0, 10},  // needsLayout
    {977, -1, -1, -1, -1, 570, 1028, 29, 0, 1, 1, 31, 55, 0, 0, 10},  // setNeedsDisplay
    {978, -1, -1, -1, -1, 570, 1029, 30, 0, 1, 1, 31, 55, 0, 0, 10},  // layoutSubviews
    {977, -1, -1, -1, 1734, 570, 1030, 31, 1, 2, 1, 31, 55, 0, 0, 10},  // setNeedsDisplay
    {977, -1, -1, -1, 1734, 571, 1032, 32, 1, 2, 1, 32, 55, 0, 0, 10},  // setNeedsDisplay
    {979, -1, -1, -1, -1, 572, 1034, 33, 0, 1, 1, 31, 2, 0, 0, 10},  // becomeFirstResponder
    {980, -1, -1, -1, -1, 572, 1035, 34, 0, 1, 1, 31, 2, 0, 0, 10},  // resignFirstResponder
    {981, -1, -1, -1, -1, 572, 1036, 35, 1, 2, 1, 31, 12, 0, 0, 10},  // sizeThatFits
    {982, -1, -1, -1, -1, 573, 1038, 36, 0, 1, 1, 31, 55, 0, 0, 10},  // sizeToFit
    {983, -1, -1, -1, -1, 0, 1039, 37, 0, 1, 2, 31, 12, 0, 0, 10},  // intrinsicContentSize
    {984, -1, -1, -1, -1, 573, 1040, 38, 0, 1, 1, 31, 55, 0, 0, 10},  // invalidateIntrinsicContentSize
    {985, -1, -1, -1, -1, 573, 1041, 39, 1, 2, 1, 31, 55, 0, 0, 10},  // endEditing
    {977, -1, -1, -1, -1, 574, 1043, 40, 0, 1, 1, 32, 55, 0, 0, 10},  // setNeedsDisplay
    {986, -1, -1, -1, -1, 574, 1044, 41, 1, 2, 1, 31, 30, 0, 0, 10},  // viewWithTag
    {987, -1, -1, -1, 1709, 575, 1046, 42, 2, 3, 1, 32, 55, 0, 0, 10},  // insertSublayer
    {987, -1, -1, -1, -1, 577, 1049, 43, 2, 3, 1, 32, 55, 0, 0, 10},  // insertSublayer
    {987, -1, -1, -1, -1, 579, 1052, 44, 2, 3, 1, 32, 55, 0, 0, 10},  // insertSublayer
    {990, 220, -1, -1, -1, 0, 0, 45, 0, 0, 5, 31, 0, 0, 0, 10},  // noIntrinsicMetric
    {991, -1, -1, -1, -1, 0, 1055, 46, 0, 1, 2, 31, 55, 0, 0, 10},  // rootViewController
    {992, -1, -1, -1, -1, 0, 1056, 47, 0, 1, 2, 31, 55, 0, 0, 10},  // liveView
    {993, -1, -1, -1, -1, 581, 1057, 48, 0, 1, 1, 31, 55, 0, 0, 10},  // makeKeyAndVisible
    {994, -1, -1, -1, -1, 581, 1058, 49, 0, 1, 1, 31, 55, 0, 0, 10},  // makeKey
    {996, 995, -1, -1, -1, 0, 0, 50, 0, 0, 5, 31, 30, 0, 0, 10},  // current
    {998, 997, -1, -1, -1, 0, 0, 51, 0, 0, 5, 31, 30, 0, 0, 10},  // currentPage
    {999, -1, -1, -1, -1, 0, 1059, 52, 0, 1, 2, 31, 2, 0, 0, 10},  // needsIndefiniteExecution
    {1001, 1000, -1, -1, -1, 0, 0, 53, 0, 0, 5, 31, 30, 0, 0, 10},  // main
    {1002, 1000, -1, -1, -1, 581, 1060, 54, 0, 0, 4, 31, 30, 0, 0, 10},  // mainScreen
    {1003, -1, -1, -1, 1691, 581, 1060, 55, 2, 3, 1, 31, 30, 0, 5, 10},  // hitTest
    {1004, -1, -1, -1, -1, 583, 1063, 56, 2, 3, 1, 31, 2, 0, 0, 10},  // beginTracking
    {1005, -1, -1, -1, -1, 585, 1066, 57, 2, 3, 1, 31, 2, 0, 0, 10},  // continueTracking
    {318, -1, -1, -1, 1692, 587, 1069, 58, 2, 3, 1, 31, 2, 0, 5, 10},  // point
    {1007, -1, -1, -1, -1, 589, 1072, 0, 0, 0, 3, 0, 31, 0, 0, 11},  // CALayer
    {1008, -1, -1, -1, -1, 589, 1072, 1, 0, 0, 3, 0, 31, 0, 0, 11},  // CAShapeLayer
    {1009, -1, -1, -1, -1, 589, 1072, 2, 0, 0, 3, 0, 31, 0, 0, 11},  // CAGradientLayer
    {1010, -1, -1, -1, -1, 589, 1072, 3, 0, 0, 3, 0, 31, 0, 0, 11},  // CATextLayer
    {1011, -1, -1, -1, -1, 0, 1072, 4, 0, 1, 2, 32, 4, 0, 0, 11},  // colors
    {1012, -1, -1, -1, -1, 0, 1073, 5, 0, 1, 2, 32, 4, 0, 0, 11},  // locations
    {1013, -1, -1, -1, -1, 0, 1074, 6, 0, 1, 2, 32, 9, 0, 0, 11},  // startPoint
    {1014, -1, -1, -1, -1, 0, 1075, 7, 0, 1, 2, 32, 9, 0, 0, 11},  // endPoint
    {265, -1, -1, -1, -1, 0, 1076, 8, 0, 1, 2, 32, 55, 0, 0, 11},  // string
    {776, -1, -1, -1, -1, 0, 1077, 9, 0, 1, 2, 32, 55, 0, 0, 11},  // font
    {1015, -1, -1, -1, -1, 0, 1078, 10, 0, 1, 2, 32, 0, 0, 0, 11},  // fontSize
    {1016, -1, -1, -1, -1, 0, 1079, 11, 0, 1, 2, 32, 17, 0, 0, 11},  // foregroundColor
    {1017, -1, -1, -1, -1, 0, 1080, 12, 0, 1, 2, 32, 2, 0, 0, 11},  // isWrapped
    {1018, -1, -1, -1, 1019, 589, 1081, 13, 1, 2, 1, 32, 55, 0, 0, 11},  // render
    {1020, -1, -1, -1, 1022, 591, 1083, 14, 2, 3, 1, 31, 2, 0, 0, 11},  // drawHierarchy
    {757, -1, -1, -1, -1, 0, 1086, 15, 0, 1, 2, 32, 13, 0, 9, 11},  // frame
    {758, -1, -1, -1, -1, 0, 1087, 16, 0, 1, 2, 32, 13, 0, 10, 11},  // bounds
    {127, -1, -1, -1, -1, 0, 1088, 17, 0, 1, 2, 32, 9, 0, 11, 11},  // position
    {759, -1, -1, -1, -1, 0, 1089, 18, 0, 1, 2, 32, 9, 0, 12, 11},  // anchorPoint
    {760, -1, -1, -1, 1697, 0, 1090, 19, 0, 1, 2, 32, 2, 0, 0, 11},  // isHidden
    {1023, -1, -1, -1, -1, 0, 1091, 20, 0, 1, 2, 32, 2, 0, 0, 11},  // masksToBounds
    {762, -1, -1, -1, -1, 0, 1092, 21, 0, 1, 2, 32, 3, 0, 0, 11},  // name
    {1024, -1, -1, -1, -1, 0, 1093, 22, 0, 1, 2, 32, 14, 0, 0, 11},  // sublayerTransform
    {128, -1, -1, -1, -1, 0, 1094, 23, 0, 1, 2, 32, 14, 0, 0, 11},  // transform
    {1025, -1, -1, -1, -1, 0, 1095, 24, 0, 1, 2, 32, 0, 0, 0, 11},  // zPosition
    {1026, -1, -1, -1, -1, 0, 1096, 25, 0, 1, 2, 32, 0, 0, 0, 11},  // opacity
    {772, -1, -1, -1, -1, 0, 1097, 26, 0, 1, 2, 32, 17, 0, 0, 11},  // backgroundColor
    {1027, -1, -1, -1, -1, 0, 1098, 27, 0, 1, 2, 32, 0, 0, 0, 11},  // cornerRadius
    {1028, -1, -1, -1, -1, 0, 1099, 28, 0, 1, 2, 32, 0, 0, 0, 11},  // borderWidth
    {1029, -1, -1, -1, -1, 0, 1100, 29, 0, 1, 2, 32, 17, 0, 0, 11},  // borderColor
    {802, -1, -1, -1, -1, 0, 1101, 30, 0, 1, 2, 32, 17, 0, 0, 11},  // shadowColor
    {1030, -1, -1, -1, -1, 0, 1102, 31, 0, 1, 2, 32, 0, 0, 0, 11},  // shadowOpacity
    {1031, -1, -1, -1, -1, 0, 1103, 32, 0, 1, 2, 32, 0, 0, 0, 11},  // shadowRadius
    {1032, -1, -1, -1, -1, 0, 1104, 33, 0, 1, 2, 32, 12, 0, 0, 11},  // shadowOffset
    {1033, -1, -1, -1, -1, 0, 1105, 34, 0, 1, 2, 32, 32, 0, 0, 11},  // shadowPath
    {1034, -1, -1, -1, -1, 0, 1106, 35, 0, 1, 2, 32, 0, 0, 0, 11},  // contentsScale
    {1035, -1, -1, -1, -1, 0, 1107, 36, 0, 1, 2, 32, 55, 0, 0, 11},  // contents
    {1036, -1, -1, -1, -1, 0, 1108, 37, 0, 1, 2, 32, 13, 0, 0, 11},  // contentsRect
    {1037, -1, -1, -1, -1, 0, 1109, 38, 0, 1, 2, 32, 2, 0, 0, 11},  // shouldRasterize
    {1038, -1, -1, -1, -1, 0, 1110, 39, 0, 1, 2, 32, 0, 0, 0, 11},  // rasterizationScale
    {1039, -1, -1, -1, 1727, 0, 1111, 40, 0, 1, 2, 32, 2, 0, 0, 11},  // isDoubleSided
    {784, -1, -1, -1, -1, 0, 1112, 41, 0, 1, 2, 32, 31, 0, 0, 11},  // mask
    {1040, -1, -1, -1, -1, 0, 1113, 42, 0, 1, 2, 32, 55, 0, 0, 11},  // contentsGravity
    {1041, 1042, 1043, -1, -1, 0, 0, 43, 0, 0, 5, 4, 3, 0, 0, 11},  // layerMinXMinYCorner
    {1044, 1042, 1045, -1, -1, 0, 0, 44, 0, 0, 5, 4, 3, 0, 0, 11},  // layerMaxXMinYCorner
    {1046, 1042, 1047, -1, -1, 0, 0, 45, 0, 0, 5, 4, 3, 0, 0, 11},  // layerMinXMaxYCorner
    {1048, 1042, 1049, -1, -1, 0, 0, 46, 0, 0, 5, 4, 3, 0, 0, 11},  // layerMaxXMaxYCorner
    {1050, -1, -1, -1, -1, 0, 1114, 47, 0, 1, 2, 32, 55, 0, 0, 11},  // actions
    {1051, -1, -1, -1, -1, 0, 1115, 48, 0, 1, 2, 32, 55, 0, 0, 11},  // magnificationFilter
    {1052, -1, -1, -1, -1, 0, 1116, 49, 0, 1, 2, 32, 55, 0, 0, 11},  // minificationFilter
    {1053, -1, -1, -1, -1, 0, 1117, 50, 0, 1, 2, 32, 55, 0, 0, 11},  // compositingFilter
    {1054, -1, -1, -1, -1, 0, 1118, 51, 0, 1, 2, 32, 55, 0, 0, 11},  // cornerCurve
    {1055, -1, -1, -1, -1, 0, 1119, 52, 0, 1, 2, 32, 55, 0, 0, 11},  // maskedCorners
    {837, -1, -1, -1, -1, 0, 1120, 53, 0, 1, 2, 32, 55, 0, 0, 11},  // delegate
    {778, -1, -1, -1, 1726, 0, 1121, 54, 0, 1, 2, 32, 2, 0, 0, 11},  // isOpaque
    {1056, -1, -1, -1, -1, 0, 1122, 55, 0, 1, 2, 32, 2, 0, 0, 11},  // needsDisplayOnBoundsChange
    {1057, -1, -1, -1, -1, 0, 1123, 56, 0, 1, 2, 32, 2, 0, 0, 11},  // allowsEdgeAntialiasing
    {1058, -1, -1, -1, -1, 0, 1124, 57, 0, 1, 2, 32, 55, 0, 0, 11},  // lineCap
    {1059, -1, -1, -1, -1, 0, 1125, 58, 0, 1, 2, 32, 55, 0, 0, 11},  // fillRule
    {1060, -1, -1, -1, -1, 0, 1126, 59, 0, 1, 2, 32, 0, 0, 0, 11},  // miterLimit
    {1061, -1, -1, -1, -1, 0, 1127, 60, 0, 1, 2, 32, 0, 0, 0, 11},  // strokeStart
    {1062, -1, -1, -1, -1, 0, 1128, 61, 0, 1, 2, 32, 0, 0, 0, 11},  // strokeEnd
    {1063, -1, -1, -1, -1, 595, 1129, 62, 0, 1, 1, 32, 14, 0, 0, 11},  // affineTransform
    {130, -1, -1, -1, -1, 595, 1130, 63, 1, 2, 1, 32, 55, 0, 8, 11},  // setAffineTransform
    {1064, -1, -1, -1, 1710, 596, 1132, 64, 0, 1, 1, 32, 31, 0, 0, 11},  // presentation
    {1065, -1, -1, -1, 1711, 596, 1133, 65, 0, 1, 1, 32, 31, 0, 0, 11},  // model
    {1066, -1, -1, -1, -1, 0, 1134, 66, 0, 1, 2, 32, 31, 0, 0, 11},  // superlayer
    {1067, -1, -1, -1, -1, 0, 1135, 67, 0, 1, 2, 32, 4, 0, 0, 11},  // sublayers
    {1068, -1, -1, -1, -1, 596, 1136, 68, 1, 2, 1, 32, 55, 0, 0, 11},  // addSublayer
    {1069, -1, -1, -1, -1, 597, 1138, 69, 0, 1, 1, 32, 55, 0, 0, 11},  // removeFromSuperlayer
    {967, -1, -1, -1, 1703, 597, 1139, 70, 2, 3, 1, 32, 9, 0, 5, 11},  // convert
    {967, -1, -1, -1, 1705, 599, 1142, 71, 2, 3, 1, 32, 9, 0, 5, 11},  // convert
    {1003, -1, -1, -1, -1, 601, 1145, 72, 1, 2, 1, 32, 31, 0, 0, 11},  // hitTest
    {387, -1, -1, -1, 1657, 602, 1147, 73, 1, 2, 1, 32, 2, 0, 0, 11},  // contains
    {1070, -1, -1, -1, -1, 603, 1149, 0, 0, 0, 0, 0, 48, 0, 0, 12},  // Rectangle
    {1071, -1, -1, -1, -1, 603, 1149, 1, 0, 0, 0, 0, 48, 0, 0, 12},  // Circle
    {1072, -1, -1, -1, -1, 603, 1149, 2, 0, 0, 0, 0, 48, 0, 0, 12},  // Ellipse
    {1073, -1, -1, -1, -1, 603, 1149, 3, 0, 0, 0, 0, 48, 0, 0, 12},  // Capsule
    {1074, -1, -1, -1, -1, 603, 1149, 4, 1, 1, 0, 0, 48, 0, 0, 12},  // RoundedRectangle
    {1075, -1, -1, -1, -1, 604, 1150, 5, 1, 1, 0, 0, 48, 0, 0, 12},  // Text
    {1076, -1, -1, -1, -1, 605, 1151, 6, 1, 1, 0, 0, 48, 0, 0, 12},  // Image
    {1076, -1, -1, -1, -1, 606, 1152, 7, 1, 1, 0, 0, 48, 0, 0, 12},  // Image
    {757, -1, -1, -1, -1, 607, 1153, 8, 2, 3, 1, 49, 48, 0, 0, 12},  // frame
    {757, -1, -1, -1, -1, 609, 1156, 9, 1, 2, 1, 49, 48, 0, 0, 12},  // frame
    {757, -1, -1, -1, -1, 610, 1158, 10, 1, 2, 1, 49, 48, 0, 0, 12},  // frame
    {757, -1, -1, -1, -1, 611, 1160, 11, 3, 4, 1, 49, 48, 0, 0, 12},  // frame
    {649, -1, -1, -1, -1, 614, 1164, 12, 1, 2, 1, 49, 48, 0, 0, 12},  // padding
    {127, -1, -1, -1, -1, 615, 1166, 13, 2, 3, 1, 49, 48, 0, 0, 12},  // position
    {127, -1, -1, -1, -1, 617, 1169, 14, 1, 2, 1, 49, 48, 0, 0, 12},  // position
    {76, -1, -1, -1, -1, 618, 1171, 15, 2, 3, 1, 49, 48, 0, 0, 12},  // offset
    {76, -1, -1, -1, -1, 620, 1174, 16, 1, 2, 1, 49, 48, 0, 0, 12},  // offset
    {76, -1, -1, -1, -1, 621, 1176, 17, 1, 2, 1, 49, 48, 0, 0, 12},  // offset
    {76, -1, -1, -1, -1, 622, 1178, 18, 1, 2, 1, 49, 48, 0, 0, 12},  // offset
    {1078, -1, -1, -1, -1, 623, 1180, 19, 1, 2, 1, 49, 48, 0, 0, 12},  // rotationEffect
    {1078, -1, -1, -1, -1, 624, 1182, 20, 2, 3, 1, 49, 48, 0, 0, 12},  // rotationEffect
    {1080, -1, -1, -1, -1, 626, 1185, 21, 1, 2, 1, 49, 48, 0, 0, 12},  // scaleEffect
    {1080, -1, -1, -1, -1, 627, 1187, 22, 2, 3, 1, 49, 48, 0, 0, 12},  // scaleEffect
    {1080, -1, -1, -1, -1, 629, 1190, 23, 2, 3, 1, 49, 48, 0, 0, 12},  // scaleEffect
    {1080, -1, -1, -1, -1, 631, 1193, 24, 1, 2, 1, 49, 48, 0, 0, 12},  // scaleEffect
    {1080, -1, -1, -1, -1, 632, 1195, 25, 1, 2, 1, 49, 48, 0, 0, 12},  // scaleEffect
    {1080, -1, -1, -1, -1, 633, 1197, 26, 3, 4, 1, 49, 48, 0, 0, 12},  // scaleEffect
    {1081, -1, -1, -1, -1, 636, 1201, 27, 1, 2, 1, 49, 48, 0, 0, 12},  // transformEffect
    {1082, -1, -1, -1, -1, 637, 1203, 28, 1, 2, 1, 49, 48, 0, 0, 12},  // modifier
    {128, -1, -1, -1, -1, 0, 1205, 29, 0, 1, 2, 49, 14, 0, 0, 12},  // transform
    {364, -1, -1, -1, -1, 0, 1206, 30, 0, 1, 2, 49, 4, 0, 0, 12},  // corners
    {365, -1, -1, -1, -1, 0, 1207, 31, 0, 1, 2, 49, 9, 0, 0, 12},  // center
    {1083, -1, -1, -1, -1, 0, 1208, 32, 0, 1, 2, 49, 13, 0, 0, 12},  // layoutFrame
    {310, -1, -1, -1, -1, 0, 1209, 33, 0, 1, 2, 49, 12, 0, 0, 12},  // size
    {1084, 1085, -1, -1, -1, 0, 0, 34, 0, 0, 5, 50, 49, 0, 0, 12},  // topLeading
    {367, 1085, -1, -1, -1, 0, 0, 35, 0, 0, 5, 50, 49, 0, 0, 12},  // top
    {1086, 1085, -1, -1, -1, 0, 0, 36, 0, 0, 5, 50, 49, 0, 0, 12},  // topTrailing
    {1087, 1085, -1, -1, -1, 0, 0, 37, 0, 0, 5, 50, 49, 0, 0, 12},  // leading
    {365, 1085, -1, -1, -1, 0, 0, 38, 0, 0, 5, 50, 49, 0, 0, 12},  // center
    {1088, 1085, -1, -1, -1, 0, 0, 39, 0, 0, 5, 50, 49, 0, 0, 12},  // trailing
    {1089, 1085, -1, -1, -1, 0, 0, 40, 0, 0, 5, 50, 49, 0, 0, 12},  // bottomLeading
    {369, 1085, -1, -1, -1, 0, 0, 41, 0, 0, 5, 50, 49, 0, 0, 12},  // bottom
    {1090, 1085, -1, -1, -1, 0, 0, 42, 0, 0, 5, 50, 49, 0, 0, 12},  // bottomTrailing
    {247, -1, -1, -1, -1, 0, 1210, 43, 0, 1, 2, 50, 0, 0, 0, 12},  // x
    {238, -1, -1, -1, -1, 0, 1211, 44, 0, 1, 2, 50, 0, 0, 0, 12},  // y
    {1085, -1, -1, -1, -1, 638, 1212, 45, 2, 2, 0, 0, 9, 0, 0, 12},  // UnitPoint
    {1092, -1, -1, -1, -1, 640, 1214, 46, 1, 1, 3, 0, 14, 0, 0, 12},  // ProjectionTransform
    {1093, -1, -1, -1, -1, 641, 1215, 0, 2, 2, 3, 0, 33, 0, 0, 13},  // UIGestureRecognizer
    {1093, -1, -1, -1, -1, 643, 1217, 1, 1, 1, 3, 0, 33, 0, 0, 13},  // UIGestureRecognizer
    {1093, -1, -1, -1, -1, 0, 0, 2, 0, 0, 3, 0, 33, 0, 0, 13},  // UIGestureRecognizer
    {1095, -1, -1, -1, -1, 644, 1218, 3, 2, 2, 3, 0, 33, 0, 0, 13},  // UIPanGestureRecognizer
    {1095, -1, -1, -1, -1, 646, 1220, 4, 1, 1, 3, 0, 33, 0, 0, 13},  // UIPanGestureRecognizer
    {1095, -1, -1, -1, -1, 0, 0, 5, 0, 0, 3, 0, 33, 0, 0, 13},  // UIPanGestureRecognizer
    {1096, -1, -1, -1, -1, 647, 1221, 6, 2, 2, 3, 0, 33, 0, 0, 13},  // UIPinchGestureRecognizer
    {1096, -1, -1, -1, -1, 649, 1223, 7, 1, 1, 3, 0, 33, 0, 0, 13},  // UIPinchGestureRecognizer
    {1096, -1, -1, -1, -1, 0, 0, 8, 0, 0, 3, 0, 33, 0, 0, 13},  // UIPinchGestureRecognizer
    {1097, -1, -1, -1, -1, 650, 1224, 9, 2, 2, 3, 0, 33, 0, 0, 13},  // UIRotationGestureRecognizer
    {1097, -1, -1, -1, -1, 652, 1226, 10, 1, 1, 3, 0, 33, 0, 0, 13},  // UIRotationGestureRecognizer
    {1097, -1, -1, -1, -1, 0, 0, 11, 0, 0, 3, 0, 33, 0, 0, 13},  // UIRotationGestureRecognizer
    {1098, -1, -1, -1, -1, 653, 1227, 12, 2, 2, 3, 0, 33, 0, 0, 13},  // UITapGestureRecognizer
    {1098, -1, -1, -1, -1, 655, 1229, 13, 1, 1, 3, 0, 33, 0, 0, 13},  // UITapGestureRecognizer
    {1098, -1, -1, -1, -1, 0, 0, 14, 0, 0, 3, 0, 33, 0, 0, 13},  // UITapGestureRecognizer
    {1099, -1, -1, -1, -1, 656, 1230, 15, 2, 2, 3, 0, 33, 0, 0, 13},  // UILongPressGestureRecognizer
    {1099, -1, -1, -1, -1, 658, 1232, 16, 1, 1, 3, 0, 33, 0, 0, 13},  // UILongPressGestureRecognizer
    {1099, -1, -1, -1, -1, 0, 0, 17, 0, 0, 3, 0, 33, 0, 0, 13},  // UILongPressGestureRecognizer
    {1100, -1, -1, -1, -1, 659, 1233, 18, 2, 2, 3, 0, 33, 0, 0, 13},  // UISwipeGestureRecognizer
    {1100, -1, -1, -1, -1, 661, 1235, 19, 1, 1, 3, 0, 33, 0, 0, 13},  // UISwipeGestureRecognizer
    {1100, -1, -1, -1, -1, 0, 0, 20, 0, 0, 3, 0, 33, 0, 0, 13},  // UISwipeGestureRecognizer
    {864, 1093, -1, -1, -1, 0, 0, 21, 0, 0, 5, 34, 52, 0, 0, 13},  // State
    {1101, 1093, -1, -1, -1, 0, 0, 22, 0, 0, 5, 34, 52, 0, 0, 13},  // Direction
    {816, -1, -1, -1, -1, 0, 1236, 23, 0, 1, 2, 35, 0, 0, 0, 13},  // rawValue
    {1104, 1105, 1106, -1, -1, 0, 0, 24, 0, 0, 5, 35, 34, 0, 0, 13},  // possible
    {1107, 1105, -1, -1, -1, 0, 0, 25, 0, 0, 5, 35, 34, 0, 0, 13},  // Possible
    {1108, 1105, 1109, -1, -1, 0, 0, 26, 0, 0, 5, 35, 34, 0, 0, 13},  // began
    {1110, 1105, -1, -1, -1, 0, 0, 27, 0, 0, 5, 35, 34, 0, 0, 13},  // Began
    {1111, 1105, 1112, -1, -1, 0, 0, 28, 0, 0, 5, 35, 34, 0, 0, 13},  // changed
    {1113, 1105, -1, -1, -1, 0, 0, 29, 0, 0, 5, 35, 34, 0, 0, 13},  // Changed
    {1114, 1105, 1115, -1, -1, 0, 0, 30, 0, 0, 5, 35, 34, 0, 0, 13},  // ended
    {1116, 1105, -1, -1, -1, 0, 0, 31, 0, 0, 5, 35, 34, 0, 0, 13},  // Ended
    {1117, 1105, 1118, -1, -1, 0, 0, 32, 0, 0, 5, 35, 34, 0, 0, 13},  // cancelled
    {1119, 1105, -1, -1, -1, 0, 0, 33, 0, 0, 5, 35, 34, 0, 0, 13},  // Cancelled
    {1120, 1105, 1121, -1, -1, 0, 0, 34, 0, 0, 5, 35, 34, 0, 0, 13},  // failed
    {1122, 1105, -1, -1, -1, 0, 0, 35, 0, 0, 5, 35, 34, 0, 0, 13},  // Failed
    {1123, 1105, 1124, -1, -1, 0, 0, 36, 0, 0, 5, 35, 34, 0, 0, 13},  // recognized
    {370, 1125, 1126, -1, -1, 0, 0, 37, 0, 0, 5, 36, 35, 0, 0, 13},  // right
    {1127, 1125, -1, -1, -1, 0, 0, 38, 0, 0, 5, 36, 35, 0, 0, 13},  // Right
    {368, 1125, 1128, -1, -1, 0, 0, 39, 0, 0, 5, 36, 35, 0, 0, 13},  // left
    {1129, 1125, -1, -1, -1, 0, 0, 40, 0, 0, 5, 36, 35, 0, 0, 13},  // Left
    {497, 1125, 1130, -1, -1, 0, 0, 41, 0, 0, 5, 36, 35, 0, 0, 13},  // up
    {1131, 1125, -1, -1, -1, 0, 0, 42, 0, 0, 5, 36, 35, 0, 0, 13},  // Up
    {498, 1125, 1132, -1, -1, 0, 0, 43, 0, 0, 5, 36, 35, 0, 0, 13},  // down
    {1133, 1125, -1, -1, -1, 0, 0, 44, 0, 0, 5, 36, 35, 0, 0, 13},  // Down
    {563, -1, -1, -1, -1, 0, 1237, 45, 0, 1, 2, 34, 34, 0, 0, 13},  // state
    {935, -1, -1, -1, 1134, 0, 1238, 46, 0, 1, 2, 34, 2, 0, 0, 13},  // isEnabled
    {1134, -1, -1, -1, -1, 0, 1239, 47, 0, 1, 2, 34, 2, 0, 0, 13},  // enabled
    {79, -1, -1, -1, -1, 0, 1240, 48, 0, 1, 2, 34, 30, 0, 0, 13},  // view
    {762, -1, -1, -1, -1, 0, 1241, 49, 0, 1, 2, 34, 3, 0, 0, 13},  // name
    {1135, -1, -1, -1, -1, 0, 1242, 50, 0, 1, 2, 34, 2, 0, 0, 13},  // cancelsTouchesInView
    {1136, -1, -1, -1, -1, 0, 1243, 51, 0, 1, 2, 34, 2, 0, 0, 13},  // delaysTouchesBegan
    {1137, -1, -1, -1, -1, 0, 1244, 52, 0, 1, 2, 34, 2, 0, 0, 13},  // delaysTouchesEnded
    {1138, -1, -1, -1, -1, 0, 1245, 53, 0, 1, 2, 34, 0, 0, 0, 13},  // numberOfTouches
    {837, -1, -1, -1, -1, 0, 1246, 54, 0, 1, 2, 34, 55, 0, 0, 13},  // delegate
    {1139, -1, -1, -1, -1, 0, 1247, 55, 0, 1, 2, 34, 0, 0, 0, 13},  // minimumNumberOfTouches
    {1140, -1, -1, -1, -1, 0, 1248, 56, 0, 1, 2, 34, 0, 0, 0, 13},  // maximumNumberOfTouches
    {1141, -1, -1, -1, -1, 0, 1249, 57, 0, 1, 2, 34, 0, 0, 0, 13},  // numberOfTapsRequired
    {1142, -1, -1, -1, -1, 0, 1250, 58, 0, 1, 2, 34, 0, 0, 0, 13},  // numberOfTouchesRequired
    {1143, -1, -1, -1, -1, 0, 1251, 59, 0, 1, 2, 34, 0, 0, 0, 13},  // minimumPressDuration
    {1144, -1, -1, -1, -1, 0, 1252, 60, 0, 1, 2, 34, 0, 0, 0, 13},  // allowableMovement
    {1145, -1, -1, -1, -1, 0, 1253, 61, 0, 1, 2, 34, 35, 0, 0, 13},  // direction
    {285, -1, -1, -1, -1, 0, 1254, 62, 0, 1, 2, 34, 0, 0, 0, 13},  // scale
    {287, -1, -1, -1, -1, 0, 1255, 63, 0, 1, 2, 34, 0, 0, 0, 13},  // rotation
    {1146, -1, -1, -1, -1, 0, 1256, 64, 0, 1, 2, 34, 0, 0, 0, 13},  // velocity
    {1147, -1, -1, -1, -1, 662, 1257, 65, 1, 2, 1, 34, 9, 0, 0, 13},  // location
    {1148, -1, -1, -1, -1, 663, 1259, 66, 1, 2, 1, 34, 9, 0, 0, 13},  // locationInView
    {1147, -1, -1, -1, 1746, 664, 1261, 67, 2, 3, 1, 34, 9, 0, 0, 13},  // location
    {1150, -1, -1, -1, -1, 666, 1264, 68, 2, 3, 1, 34, 9, 0, 0, 13},  // locationOfTouch
    {288, -1, -1, -1, -1, 668, 1267, 69, 1, 2, 1, 34, 9, 0, 0, 13},  // translation
    {1152, -1, -1, -1, -1, 669, 1269, 70, 1, 2, 1, 34, 9, 0, 0, 13},  // translationInView
    {1146, -1, -1, -1, -1, 670, 1271, 71, 1, 2, 1, 34, 9, 0, 0, 13},  // velocity
    {1153, -1, -1, -1, -1, 671, 1273, 72, 1, 2, 1, 34, 9, 0, 0, 13},  // velocityInView
    {1154, -1, -1, -1, 1747, 672, 1275, 73, 2, 3, 1, 34, 55, 0, 0, 13},  // setTranslation
    {1154, -1, -1, -1, -1, 674, 1278, 74, 2, 3, 1, 34, 55, 0, 0, 13},  // setTranslation
    {917, -1, -1, -1, -1, 676, 1281, 75, 2, 3, 1, 34, 55, 0, 0, 13},  // addTarget
    {920, -1, -1, -1, -1, 678, 1284, 76, 2, 3, 1, 34, 55, 0, 0, 13},  // removeTarget
    {1155, -1, -1, -1, -1, 680, 1287, 77, 2, 3, 1, 34, 55, 0, 0, 13},  // touchesBegan
    {1156, -1, -1, -1, -1, 682, 1290, 78, 2, 3, 1, 34, 55, 0, 0, 13},  // touchesMoved
    {1157, -1, -1, -1, -1, 684, 1293, 79, 2, 3, 1, 34, 55, 0, 0, 13},  // touchesEnded
    {1158, -1, -1, -1, -1, 686, 1296, 80, 2, 3, 1, 34, 55, 0, 0, 13},  // touchesCancelled
    {1155, -1, -1, -1, -1, 688, 1299, 81, 2, 3, 1, 34, 55, 0, 0, 13},  // touchesBegan
    {1156, -1, -1, -1, -1, 690, 1302, 82, 2, 3, 1, 34, 55, 0, 0, 13},  // touchesMoved
    {1157, -1, -1, -1, -1, 692, 1305, 83, 2, 3, 1, 34, 55, 0, 0, 13},  // touchesEnded
    {1158, -1, -1, -1, -1, 694, 1308, 84, 2, 3, 1, 34, 55, 0, 0, 13},  // touchesCancelled
    {1160, -1, -1, -1, -1, 696, 1311, 85, 2, 3, 1, 34, 55, 0, 0, 13},  // ignore
    {1161, -1, -1, -1, -1, 698, 1314, 86, 2, 3, 1, 34, 55, 0, 0, 13},  // ignoreTouch
    {1163, -1, -1, -1, -1, 700, 1317, 87, 0, 1, 1, 34, 55, 0, 0, 13},  // reset
    {1164, -1, -1, -1, 1748, 700, 1318, 88, 1, 2, 1, 34, 55, 0, 0, 13},  // require
    {1166, -1, -1, -1, -1, 701, 1320, 89, 1, 2, 1, 34, 55, 0, 0, 13},  // requireGestureRecognizerToFail
    {1167, -1, -1, -1, -1, 702, 1322, 90, 1, 2, 1, 31, 55, 0, 0, 13},  // addGestureRecognizer
    {1168, -1, -1, -1, -1, 703, 1324, 91, 1, 2, 1, 31, 55, 0, 0, 13},  // removeGestureRecognizer
    {1169, -1, -1, -1, -1, 0, 1326, 92, 0, 1, 2, 31, 4, 0, 0, 13},  // gestureRecognizers
    {1170, -1, -1, -1, -1, 0, 1327, 93, 0, 1, 2, 31, 2, 0, 0, 13},  // isMultipleTouchEnabled
    {1171, -1, -1, -1, -1, 0, 1328, 94, 0, 1, 2, 31, 2, 0, 0, 13},  // multipleTouchEnabled
    {1172, -1, -1, -1, 1698, 0, 1329, 95, 0, 1, 2, 31, 2, 0, 0, 13},  // isExclusiveTouch
    {1147, -1, -1, -1, -1, 704, 1330, 0, 1, 2, 1, 52, 9, 0, 0, 14},  // location
    {1148, -1, -1, -1, -1, 705, 1332, 1, 1, 2, 1, 52, 9, 0, 0, 14},  // locationInView
    {1179, -1, -1, -1, -1, 706, 1334, 2, 1, 2, 1, 52, 9, 0, 0, 14},  // previousLocation
    {1180, -1, -1, -1, -1, 707, 1336, 3, 1, 2, 1, 52, 9, 0, 0, 14},  // previousLocationInView
    {1181, 1173, -1, -1, -1, 0, 0, 4, 0, 0, 5, 52, 52, 0, 0, 14},  // Phase
    {1108, 1183, 1184, -1, -1, 0, 0, 5, 0, 0, 5, 37, 36, 0, 0, 14},  // began
    {1185, 1183, 1186, -1, -1, 0, 0, 6, 0, 0, 5, 37, 36, 0, 0, 14},  // moved
    {1187, 1183, 1188, -1, -1, 0, 0, 7, 0, 0, 5, 37, 36, 0, 0, 14},  // stationary
    {1114, 1183, 1189, -1, -1, 0, 0, 8, 0, 0, 5, 37, 36, 0, 0, 14},  // ended
    {1117, 1183, 1190, -1, -1, 0, 0, 9, 0, 0, 5, 37, 36, 0, 0, 14},  // cancelled
    {694, -1, -1, -1, -1, 708, 1338, 10, 0, 1, 1, 5, 55, 0, 0, 14},  // anyObject
    {1193, -1, -1, -1, -1, 708, 1339, 11, 1, 2, 1, 52, 4, 0, 0, 14},  // touches
    {1194, -1, -1, -1, -1, 709, 1341, 12, 1, 2, 1, 52, 4, 0, 0, 14},  // touchesForView
    {1195, -1, -1, -1, -1, 710, 1343, 13, 1, 2, 1, 52, 4, 0, 0, 14},  // touchesForGestureRecognizer
    {1196, -1, -1, -1, -1, 711, 1345, 14, 1, 2, 1, 52, 4, 0, 0, 14},  // coalescedTouches
    {1197, -1, -1, -1, -1, 712, 1347, 15, 1, 2, 1, 52, 4, 0, 0, 14},  // coalescedTouchesForTouch
    {1198, -1, -1, -1, -1, 713, 1349, 16, 1, 2, 1, 52, 4, 0, 0, 14},  // predictedTouches
    {1199, -1, -1, -1, -1, 714, 1351, 17, 1, 2, 1, 52, 4, 0, 0, 14},  // predictedTouchesForTouch
    {1200, -1, -1, -1, -1, 715, 1353, 18, 3, 3, 0, 0, 55, 0, 0, 14},  // drag
    {1200, -1, -1, -1, -1, 718, 1356, 19, 4, 4, 0, 0, 55, 0, 0, 14},  // drag
    {1203, -1, -1, -1, -1, 722, 1360, 20, 3, 3, 0, 0, 55, 0, 0, 14},  // fingers
    {1203, -1, -1, -1, -1, 725, 1363, 21, 4, 4, 0, 0, 55, 0, 0, 14},  // fingers
    {1204, -1, -1, -1, -1, 729, 1367, 22, 4, 4, 0, 0, 55, 0, 0, 14},  // pinch
    {1204, -1, -1, -1, -1, 733, 1371, 23, 5, 5, 0, 0, 55, 0, 1, 14},  // pinch
    {1205, -1, -1, -1, -1, 738, 1376, 24, 4, 4, 0, 0, 55, 0, 1, 14},  // twist
    {1207, -1, -1, -1, -1, 742, 1380, 25, 1, 1, 0, 0, 55, 0, 0, 14},  // tap
    {1207, -1, -1, -1, -1, 743, 1381, 26, 2, 2, 0, 0, 55, 0, 0, 14},  // tap
    {1207, -1, -1, -1, -1, 745, 1383, 27, 2, 2, 0, 0, 55, 0, 0, 14},  // tap
    {1207, -1, -1, -1, -1, 747, 1385, 28, 3, 3, 0, 0, 55, 0, 0, 14},  // tap
    {1209, -1, -1, -1, -1, 750, 1388, 29, 2, 2, 0, 0, 55, 0, 0, 14},  // press
    {1203, -1, -1, -1, -1, 752, 1390, 30, 2, 2, 0, 0, 55, 0, 0, 14},  // fingers
    {1211, -1, -1, -1, -1, 754, 1392, 31, 0, 0, 0, 0, 55, 0, 0, 14},  // lift
    {1212, -1, -1, -1, -1, 754, 1392, 32, 0, 0, 0, 0, 55, 0, 0, 14},  // cancel
    {1215, 220, -1, -1, -1, 0, 0, 0, 0, 0, 5, 31, 52, 0, 0, 15},  // AnimationOptions
    {1216, 220, -1, -1, -1, 0, 0, 1, 0, 0, 5, 31, 52, 0, 0, 15},  // KeyframeAnimationOptions
    {1218, 220, -1, -1, -1, 0, 0, 2, 0, 0, 5, 31, 52, 0, 0, 15},  // AnimationCurve
    {816, -1, -1, -1, -1, 0, 1392, 3, 0, 1, 2, 40, 0, 0, 0, 15},  // rawValue
    {1215, 220, -1, -1, -1, 754, 1393, 4, 1, 1, 4, 31, 4, 0, 0, 15},  // AnimationOptions
    {1216, 220, -1, -1, -1, 755, 1394, 5, 1, 1, 4, 31, 4, 0, 0, 15},  // KeyframeAnimationOptions
    {1213, -1, -1, -1, -1, 756, 1395, 6, 1, 1, 3, 0, 39, 0, 0, 15},  // UIViewAnimationOptions
    {1214, -1, -1, -1, -1, 757, 1396, 7, 1, 1, 3, 0, 39, 0, 0, 15},  // UIViewKeyframeAnimationOptions
    {1224, 1213, 1225, -1, -1, 0, 0, 8, 0, 0, 5, 40, 39, 0, 0, 15},  // curveEaseInOut
    {1226, 1213, 1227, -1, -1, 0, 0, 9, 0, 0, 5, 40, 39, 0, 0, 15},  // curveEaseIn
    {1228, 1213, 1229, -1, -1, 0, 0, 10, 0, 0, 5, 40, 39, 0, 0, 15},  // curveEaseOut
    {1230, 1213, 1231, -1, -1, 0, 0, 11, 0, 0, 5, 40, 39, 0, 0, 15},  // curveLinear
    {10, 1213, 1232, -1, -1, 0, 0, 12, 0, 0, 5, 40, 39, 0, 0, 15},  // repeat
    {1233, 1213, 1234, -1, -1, 0, 0, 13, 0, 0, 5, 40, 39, 0, 0, 15},  // autoreverse
    {1235, 1213, 1236, -1, -1, 0, 0, 14, 0, 0, 5, 40, 39, 0, 0, 15},  // beginFromCurrentState
    {1237, 1213, 1238, -1, -1, 0, 0, 15, 0, 0, 5, 40, 39, 0, 0, 15},  // overrideInheritedDuration
    {1239, 1213, 1240, -1, -1, 0, 0, 16, 0, 0, 5, 40, 39, 0, 0, 15},  // overrideInheritedCurve
    {1241, 1213, 1242, -1, -1, 0, 0, 17, 0, 0, 5, 40, 39, 0, 0, 15},  // overrideInheritedOptions
    {1243, 1213, 1244, -1, -1, 0, 0, 18, 0, 0, 5, 40, 39, 0, 0, 15},  // allowUserInteraction
    {978, 1213, 1245, -1, -1, 0, 0, 19, 0, 0, 5, 40, 39, 0, 0, 15},  // layoutSubviews
    {1246, 1213, 1247, -1, -1, 0, 0, 20, 0, 0, 5, 40, 39, 0, 0, 15},  // allowAnimatedContent
    {1248, 1213, 1249, -1, -1, 0, 0, 21, 0, 0, 5, 40, 39, 0, 0, 15},  // showHideTransitionViews
    {1250, 1213, 1251, -1, -1, 0, 0, 22, 0, 0, 5, 40, 39, 0, 0, 15},  // calculationModeLinear
    {1252, 1213, 1253, -1, -1, 0, 0, 23, 0, 0, 5, 40, 39, 0, 0, 15},  // calculationModeDiscrete
    {1254, 1213, -1, -1, -1, 0, 0, 24, 0, 0, 5, 40, 39, 0, 0, 15},  // CurveEaseInOut
    {1255, 1213, -1, -1, -1, 0, 0, 25, 0, 0, 5, 40, 39, 0, 0, 15},  // CurveEaseIn
    {1256, 1213, -1, -1, -1, 0, 0, 26, 0, 0, 5, 40, 39, 0, 0, 15},  // CurveEaseOut
    {1257, 1213, -1, -1, -1, 0, 0, 27, 0, 0, 5, 40, 39, 0, 0, 15},  // CurveLinear
    {1258, 1213, -1, -1, -1, 0, 0, 28, 0, 0, 5, 40, 39, 0, 0, 15},  // Repeat
    {1259, 1213, -1, -1, -1, 0, 0, 29, 0, 0, 5, 40, 39, 0, 0, 15},  // Autoreverse
    {1260, 1213, -1, -1, -1, 0, 0, 30, 0, 0, 5, 40, 39, 0, 0, 15},  // BeginFromCurrentState
    {1261, 1213, -1, -1, -1, 0, 0, 31, 0, 0, 5, 40, 39, 0, 0, 15},  // OverrideInheritedDuration
    {1262, 1213, -1, -1, -1, 0, 0, 32, 0, 0, 5, 40, 39, 0, 0, 15},  // OverrideInheritedCurve
    {1263, 1213, -1, -1, -1, 0, 0, 33, 0, 0, 5, 40, 39, 0, 0, 15},  // OverrideInheritedOptions
    {1264, 1213, -1, -1, -1, 0, 0, 34, 0, 0, 5, 40, 39, 0, 0, 15},  // AllowUserInteraction
    {1265, 1213, -1, -1, -1, 0, 0, 35, 0, 0, 5, 40, 39, 0, 0, 15},  // LayoutSubviews
    {1266, 1213, -1, -1, -1, 0, 0, 36, 0, 0, 5, 40, 39, 0, 0, 15},  // CalculationModeLinear
    {1267, 1217, 1268, -1, -1, 0, 0, 37, 0, 0, 5, 41, 40, 0, 0, 15},  // easeInOut
    {1269, 1217, 1270, -1, -1, 0, 0, 38, 0, 0, 5, 41, 40, 0, 0, 15},  // easeIn
    {1271, 1217, 1272, -1, -1, 0, 0, 39, 0, 0, 5, 41, 40, 0, 0, 15},  // easeOut
    {1273, 1217, 1274, -1, -1, 0, 0, 40, 0, 0, 5, 41, 40, 0, 0, 15},  // linear
    {1275, 1217, -1, -1, -1, 0, 0, 41, 0, 0, 5, 41, 40, 0, 0, 15},  // EaseInOut
    {1276, 1217, -1, -1, -1, 0, 0, 42, 0, 0, 5, 41, 40, 0, 0, 15},  // EaseIn
    {1277, 1217, -1, -1, -1, 0, 0, 43, 0, 0, 5, 41, 40, 0, 0, 15},  // EaseOut
    {1278, 1217, -1, -1, -1, 0, 0, 44, 0, 0, 5, 41, 40, 0, 0, 15},  // Linear
    {1273, 1219, 1279, -1, -1, 0, 0, 45, 0, 0, 5, 42, 41, 0, 0, 15},  // linear
    {1269, 1219, 1280, -1, -1, 0, 0, 46, 0, 0, 5, 42, 41, 0, 0, 15},  // easeIn
    {1271, 1219, 1281, -1, -1, 0, 0, 47, 0, 0, 5, 42, 41, 0, 0, 15},  // easeOut
    {1282, 1219, 1283, -1, -1, 0, 0, 48, 0, 0, 5, 42, 41, 0, 0, 15},  // easeInEaseOut
    {15, 1219, 1284, -1, -1, 0, 0, 49, 0, 0, 5, 42, 41, 0, 0, 15},  // default
    {1285, 1222, 1286, -1, -1, 0, 0, 50, 0, 0, 5, 43, 42, 0, 0, 15},  // removed
    {1287, 1222, 1288, -1, -1, 0, 0, 51, 0, 0, 5, 43, 42, 0, 0, 15},  // forwards
    {1289, 1222, 1290, -1, -1, 0, 0, 52, 0, 0, 5, 43, 42, 0, 0, 15},  // backwards
    {1291, 1222, 1292, -1, -1, 0, 0, 53, 0, 0, 5, 43, 42, 0, 0, 15},  // both
    {1293, 1220, 1294, -1, -1, 0, 0, 54, 0, 0, 5, 45, 44, 0, 0, 15},  // inactive
    {1295, 1220, 1296, -1, -1, 0, 0, 55, 0, 0, 5, 45, 44, 0, 0, 15},  // active
    {1297, 1220, 1298, -1, -1, 0, 0, 56, 0, 0, 5, 45, 44, 0, 0, 15},  // stopped
    {1299, 1221, 1300, -1, -1, 0, 0, 57, 0, 0, 5, 46, 45, 0, 0, 15},  // end
    {1301, 1221, 1302, -1, -1, 0, 0, 58, 0, 0, 5, 46, 45, 0, 0, 15},  // start
    {996, 1221, 1303, -1, -1, 0, 0, 59, 0, 0, 5, 46, 45, 0, 0, 15},  // current
    {1273, 1223, 1304, -1, -1, 0, 0, 60, 0, 0, 5, 44, 43, 0, 0, 15},  // linear
    {1305, 1223, 1306, -1, -1, 0, 0, 61, 0, 0, 5, 44, 43, 0, 0, 15},  // discrete
    {1307, 1223, 1308, -1, -1, 0, 0, 62, 0, 0, 5, 44, 43, 0, 0, 15},  // paced
    {1309, -1, -1, -1, -1, 758, 1397, 0, 1, 1, 0, 0, 55, 0, 0, 16},  // advance
    {1310, -1, -1, -1, -1, 759, 1398, 1, 0, 0, 0, 0, 55, 0, 0, 16},  // run
    {1311, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 0, 0, 0, 16},  // now
    {1312, -1, -1, -1, -1, 759, 1398, 3, 0, 0, 0, 0, 0, 0, 0, 16},  // CACurrentMediaTime
    {1313, -1, -1, -1, -1, 759, 1398, 4, 1, 1, 3, 0, 38, 0, 0, 16},  // CAMediaTimingFunction
    {1317, 1313, -1, -1, -1, 760, 1399, 5, 1, 1, 4, 39, 38, 0, 0, 16},  // functionWithName
    {1313, -1, -1, -1, -1, 761, 1400, 6, 4, 4, 3, 0, 38, 0, 0, 16},  // CAMediaTimingFunction
    {1314, -1, -1, -1, -1, 765, 1404, 7, 2, 2, 3, 0, 38, 0, 0, 16},  // UICubicTimingParameters
    {1314, -1, -1, -1, -1, 767, 1406, 8, 1, 1, 3, 0, 38, 0, 0, 16},  // UICubicTimingParameters
    {1315, -1, -1, -1, -1, 768, 1407, 9, 1, 1, 3, 0, 38, 0, 0, 16},  // UISpringTimingParameters
    {1315, -1, -1, -1, -1, 769, 1408, 10, 2, 2, 3, 0, 38, 0, 0, 16},  // UISpringTimingParameters
    {1315, -1, -1, -1, -1, 771, 1410, 11, 4, 4, 3, 0, 38, 0, 0, 16},  // UISpringTimingParameters
    {75, -1, -1, -1, -1, 775, 1414, 12, 1, 2, 1, 39, 0, 0, 0, 16},  // value
    {1146, -1, -1, -1, -1, 776, 1416, 13, 1, 2, 1, 39, 0, 0, 0, 16},  // velocity
    {1319, -1, -1, -1, -1, 0, 1418, 14, 0, 1, 2, 39, 9, 0, 0, 16},  // controlPoint1
    {1320, -1, -1, -1, -1, 0, 1419, 15, 0, 1, 2, 39, 9, 0, 0, 16},  // controlPoint2
    {1273, 1316, -1, -1, -1, 0, 0, 16, 0, 0, 5, 39, 38, 0, 0, 16},  // linear
    {1269, 1316, -1, -1, -1, 0, 0, 17, 0, 0, 5, 39, 38, 0, 0, 16},  // easeIn
    {1271, 1316, -1, -1, -1, 0, 0, 18, 0, 0, 5, 39, 38, 0, 0, 16},  // easeOut
    {1267, 1316, -1, -1, -1, 0, 0, 19, 0, 0, 5, 39, 38, 0, 0, 16},  // easeInOut
    {1327, 1316, -1, -1, -1, 777, 1420, 20, 2, 2, 4, 39, 38, 0, 0, 16},  // bezier
    {1330, -1, -1, -1, -1, 779, 1422, 21, 3, 3, 0, 0, 14, 0, 0, 16},  // interpolate
    {1331, 220, -1, -1, -1, 784, 1425, 0, 2, 2, 4, 31, 55, 0, 0, 17},  // animate
    {1331, 220, -1, -1, -1, 789, 1427, 1, 3, 3, 4, 31, 55, 0, 0, 17},  // animate
    {1331, 220, -1, -1, -1, 795, 1430, 2, 3, 3, 4, 31, 55, 0, 0, 17},  // animate
    {1331, 220, -1, -1, -1, 802, 1433, 3, 4, 4, 4, 31, 55, 0, 0, 17},  // animate
    {1331, 220, -1, -1, -1, 810, 1437, 4, 4, 4, 4, 31, 55, 0, 0, 17},  // animate
    {1331, 220, -1, -1, -1, 819, 1441, 5, 5, 5, 4, 31, 55, 0, 0, 17},  // animate
    {1331, 220, -1, -1, -1, 829, 1446, 6, 5, 5, 4, 31, 55, 0, 0, 17},  // animate
    {1331, 220, -1, -1, -1, 840, 1451, 7, 6, 6, 4, 31, 55, 0, 0, 17},  // animate
    {1331, 220, -1, -1, -1, 852, 1457, 8, 6, 6, 4, 31, 55, 0, 0, 17},  // animate
    {1331, 220, -1, -1, -1, 865, 1463, 9, 7, 7, 4, 31, 55, 0, 0, 17},  // animate
    {1339, 220, -1, -1, -1, 874, 1470, 10, 2, 2, 4, 31, 55, 0, 0, 17},  // animateWithDuration
    {1339, 220, -1, -1, -1, 879, 1472, 11, 3, 3, 4, 31, 55, 0, 0, 17},  // animateWithDuration
    {1339, 220, -1, -1, -1, 886, 1475, 12, 4, 4, 4, 31, 55, 0, 0, 17},  // animateWithDuration
    {1339, 220, -1, -1, -1, 895, 1479, 13, 5, 5, 4, 31, 55, 0, 0, 17},  // animateWithDuration
    {1339, 220, -1, -1, -1, 907, 1484, 14, 7, 7, 4, 31, 55, 0, 0, 17},  // animateWithDuration
    {1340, 220, -1, -1, -1, 917, 1491, 15, 3, 3, 4, 31, 55, 0, 0, 17},  // animateKeyframes
    {1340, 220, -1, -1, -1, 924, 1494, 16, 4, 4, 4, 31, 55, 0, 0, 17},  // animateKeyframes
    {1340, 220, -1, -1, -1, 932, 1498, 17, 4, 4, 4, 31, 55, 0, 0, 17},  // animateKeyframes
    {1340, 220, -1, -1, -1, 941, 1502, 18, 5, 5, 4, 31, 55, 0, 0, 17},  // animateKeyframes
    {1341, 220, -1, -1, -1, 951, 1507, 19, 5, 5, 4, 31, 55, 0, 0, 17},  // animateKeyframesWithDuration
    {1342, 220, -1, -1, -1, 959, 1512, 20, 3, 3, 4, 31, 55, 0, 0, 17},  // addKeyframe
    {1345, 220, -1, -1, -1, 965, 1515, 21, 3, 3, 4, 31, 55, 0, 0, 17},  // addKeyframeWithRelativeStartTime
    {1346, 1347, -1, -1, -1, 973, 1518, 22, 5, 5, 4, 38, 37, 0, 0, 17},  // runningPropertyAnimator
    {1346, 1347, -1, -1, -1, 982, 1523, 23, 4, 4, 4, 38, 37, 0, 0, 17},  // runningPropertyAnimator
    {1346, 1347, -1, -1, -1, 990, 1527, 24, 4, 4, 4, 38, 37, 0, 0, 17},  // runningPropertyAnimator
    {1346, 1347, -1, -1, -1, 997, 1531, 25, 3, 3, 4, 38, 37, 0, 0, 17},  // runningPropertyAnimator
    {1348, 220, -1, -1, -1, 1000, 1534, 26, 2, 2, 4, 31, 55, 0, 0, 17},  // beginAnimations
    {1350, 220, -1, -1, -1, 1002, 1536, 27, 0, 0, 4, 31, 55, 0, 0, 17},  // commitAnimations
    {1351, 220, -1, -1, -1, 1002, 1536, 28, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationDuration
    {1352, 220, -1, -1, -1, 1003, 1537, 29, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationDelay
    {1353, 220, -1, -1, -1, 1004, 1538, 30, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationRepeatCount
    {1354, 220, -1, -1, -1, 1005, 1539, 31, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationRepeatAutoreverses
    {1355, 220, -1, -1, -1, 1006, 1540, 32, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationBeginsFromCurrentState
    {1356, 220, -1, -1, -1, 1007, 1541, 33, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationCurve
    {1357, 220, -1, -1, -1, 1008, 1542, 34, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationDelegate
    {1358, 220, -1, -1, -1, 1009, 1543, 35, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationDidStop
    {1359, 220, -1, -1, -1, 1010, 1544, 36, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationDidStopSelector
    {1001, 1360, -1, -1, -1, 0, 0, 37, 0, 0, 5, 48, 47, 0, 0, 17},  // main
    {1363, 1360, -1, -1, -1, 0, 0, 38, 0, 0, 5, 48, 47, 0, 0, 17},  // background
    {1364, 1360, -1, -1, -1, 1011, 1545, 39, 0, 0, 4, 48, 47, 0, 0, 17},  // global
    {1364, 1360, -1, -1, -1, 1011, 1545, 40, 1, 1, 4, 48, 47, 0, 0, 17},  // global
    {1360, -1, -1, -1, -1, 1012, 1546, 41, 1, 1, 3, 0, 47, 0, 0, 17},  // DispatchQueue
    {1360, -1, -1, -1, -1, 1013, 1547, 42, 2, 2, 3, 0, 47, 0, 0, 17},  // DispatchQueue
    {1366, -1, -1, -1, -1, 1015, 1549, 43, 1, 2, 1, 48, 55, 0, 0, 17},  // sync
    {1366, -1, -1, -1, -1, 1016, 1551, 44, 1, 2, 1, 48, 55, 0, 0, 17},  // sync
    {1368, -1, -1, -1, -1, 1017, 1553, 45, 1, 2, 1, 48, 55, 0, 0, 17},  // async
    {1368, -1, -1, -1, -1, 1018, 1555, 46, 1, 2, 1, 48, 55, 0, 0, 17},  // async
    {1369, -1, -1, -1, -1, 1019, 1557, 47, 2, 3, 1, 48, 55, 0, 0, 17},  // asyncAfter
    {1369, -1, -1, -1, -1, 1021, 1560, 48, 2, 3, 1, 48, 55, 0, 0, 17},  // asyncAfter
    {1371, -1, -1, -1, -1, 1023, 1563, 49, 2, 2, 0, 0, 55, 0, 0, 17},  // dispatch_async
    {1372, -1, -1, -1, -1, 1025, 1565, 50, 3, 3, 0, 0, 55, 0, 0, 17},  // dispatch_after
    {1373, -1, -1, -1, -1, 1028, 1568, 51, 0, 0, 0, 0, 47, 0, 0, 17},  // dispatch_get_main_queue
    {1311, 1361, -1, -1, -1, 1028, 1568, 52, 0, 0, 4, 1, 0, 0, 0, 17},  // now
    {1210, 1362, -1, -1, -1, 1028, 1568, 53, 1, 1, 4, 1, 0, 0, 0, 17},  // seconds
    {1374, 1362, -1, -1, -1, 1029, 1569, 54, 1, 1, 4, 1, 0, 0, 0, 17},  // milliseconds
    {1375, 1362, -1, -1, -1, 1030, 1570, 55, 1, 1, 4, 1, 0, 0, 0, 17},  // microseconds
    {1376, 1362, -1, -1, -1, 1031, 1571, 56, 1, 1, 4, 1, 0, 0, 0, 17},  // nanoseconds
    {1377, -1, -1, -1, -1, 0, 0, 57, 0, 0, 5, 0, 0, 0, 0, 17},  // DISPATCH_TIME_NOW
    {1378, -1, -1, -1, -1, 0, 0, 58, 0, 0, 5, 0, 0, 0, 0, 17},  // NSEC_PER_SEC
    {1379, -1, -1, -1, -1, 0, 0, 59, 0, 0, 5, 0, 0, 0, 0, 17},  // NSEC_PER_MSEC
    {1380, -1, -1, -1, -1, 1032, 1572, 60, 2, 2, 0, 0, 0, 0, 0, 17},  // dispatch_time
    {1381, 220, -1, -1, -1, 1035, 1574, 61, 1, 1, 4, 31, 55, 0, 0, 17},  // performWithoutAnimation
    {1382, 220, -1, -1, -1, 1036, 1575, 62, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationsEnabled
    {1383, 220, -1, -1, -1, 1037, 1576, 63, 0, 0, 4, 31, 2, 0, 0, 17},  // areAnimationsEnabled
    {1383, 220, -1, -1, -1, 0, 0, 64, 0, 0, 5, 31, 2, 0, 0, 17},  // areAnimationsEnabled
    {1384, -1, -1, -1, -1, 0, 0, 0, 0, 0, 3, 0, 37, 0, 0, 18},  // CABasicAnimation
    {1384, -1, -1, -1, -1, 1037, 1576, 1, 1, 1, 3, 0, 37, 0, 0, 18},  // CABasicAnimation
    {1386, -1, -1, -1, -1, 0, 0, 2, 0, 0, 3, 0, 37, 0, 0, 18},  // CASpringAnimation
    {1386, -1, -1, -1, -1, 1038, 1577, 3, 1, 1, 3, 0, 37, 0, 0, 18},  // CASpringAnimation
    {1387, -1, -1, -1, -1, 0, 0, 4, 0, 0, 3, 0, 37, 0, 0, 18},  // CAKeyframeAnimation
    {1387, -1, -1, -1, -1, 1039, 1578, 5, 1, 1, 3, 0, 37, 0, 0, 18},  // CAKeyframeAnimation
    {1388, -1, -1, -1, -1, 0, 0, 6, 0, 0, 3, 0, 37, 0, 0, 18},  // CAAnimationGroup
    {1385, -1, -1, -1, -1, 0, 1579, 7, 0, 1, 2, 38, 3, 0, 0, 18},  // keyPath
    {1389, -1, -1, -1, -1, 0, 1580, 8, 0, 1, 2, 38, 55, 0, 1, 18},  // fromValue
    {1390, -1, -1, -1, -1, 0, 1581, 9, 0, 1, 2, 38, 55, 0, 1, 18},  // toValue
    {1391, -1, -1, -1, -1, 0, 1582, 10, 0, 1, 2, 38, 55, 0, 1, 18},  // byValue
    {661, -1, -1, -1, -1, 0, 1583, 11, 0, 1, 2, 38, 4, 0, 1, 18},  // values
    {1392, -1, -1, -1, -1, 0, 1584, 12, 0, 1, 2, 38, 32, 0, 0, 18},  // path
    {1393, -1, -1, -1, -1, 0, 1585, 13, 0, 1, 2, 38, 4, 0, 0, 18},  // keyTimes
    {1394, -1, -1, -1, -1, 0, 1586, 14, 0, 1, 2, 38, 4, 0, 0, 18},  // timingFunctions
    {1395, -1, -1, -1, -1, 0, 1587, 15, 0, 1, 2, 38, 43, 0, 0, 18},  // calculationMode
    {1396, -1, -1, -1, -1, 0, 1588, 16, 0, 1, 2, 38, 55, 0, 0, 18},  // rotationMode
    {1333, -1, -1, -1, -1, 0, 1589, 17, 0, 1, 2, 38, 4, 0, 0, 18},  // animations
    {1397, -1, -1, -1, -1, 0, 1590, 18, 0, 1, 2, 38, 2, 0, 0, 18},  // additive
    {1398, -1, -1, -1, -1, 0, 1591, 19, 0, 1, 2, 38, 2, 0, 0, 18},  // isAdditive
    {1399, -1, -1, -1, -1, 0, 1592, 20, 0, 1, 2, 38, 2, 0, 0, 18},  // cumulative
    {1400, -1, -1, -1, -1, 0, 1593, 21, 0, 1, 2, 38, 2, 0, 0, 18},  // isCumulative
    {1324, -1, -1, -1, -1, 0, 1594, 22, 0, 1, 2, 38, 0, 0, 0, 18},  // mass
    {1325, -1, -1, -1, -1, 0, 1595, 23, 0, 1, 2, 38, 0, 0, 0, 18},  // stiffness
    {1326, -1, -1, -1, -1, 0, 1596, 24, 0, 1, 2, 38, 0, 0, 0, 18},  // damping
    {1323, -1, -1, -1, -1, 0, 1597, 25, 0, 1, 2, 38, 0, 0, 0, 18},  // initialVelocity
    {1401, -1, -1, -1, -1, 0, 1598, 26, 0, 1, 2, 38, 38, 0, 0, 18},  // timingFunction
    {1402, -1, -1, -1, -1, 0, 1599, 27, 0, 1, 2, 38, 0, 0, 0, 18},  // duration
    {1403, -1, -1, -1, -1, 0, 1600, 28, 0, 1, 2, 38, 0, 0, 0, 18},  // speed
    {1404, -1, -1, -1, -1, 0, 1601, 29, 0, 1, 2, 38, 0, 0, 0, 18},  // beginTime
    {1405, -1, -1, -1, -1, 0, 1602, 30, 0, 1, 2, 38, 0, 0, 0, 18},  // timeOffset
    {1406, -1, -1, -1, -1, 0, 1603, 31, 0, 1, 2, 38, 0, 0, 0, 18},  // repeatCount
    {1407, -1, -1, -1, -1, 0, 1604, 32, 0, 1, 2, 38, 0, 0, 0, 18},  // repeatDuration
    {1408, -1, -1, -1, -1, 0, 1605, 33, 0, 1, 2, 38, 2, 0, 0, 18},  // autoreverses
    {1409, -1, -1, -1, -1, 0, 1606, 34, 0, 1, 2, 38, 42, 0, 0, 18},  // fillMode
    {1410, -1, -1, -1, -1, 0, 1607, 35, 0, 1, 2, 38, 2, 0, 0, 18},  // isRemovedOnCompletion
    {1411, -1, -1, -1, -1, 0, 1608, 36, 0, 1, 2, 38, 2, 0, 0, 18},  // removedOnCompletion
    {837, -1, -1, -1, -1, 0, 1609, 37, 0, 1, 2, 38, 55, 0, 0, 18},  // delegate
    {1412, -1, -1, -1, 1745, 0, 1610, 38, 0, 1, 2, 38, 2, 0, 0, 18},  // isInterruptible
    {769, -1, -1, -1, -1, 0, 1611, 39, 0, 1, 2, 38, 2, 0, 0, 18},  // isUserInteractionEnabled
    {1413, -1, -1, -1, -1, 0, 1612, 40, 0, 1, 2, 38, 0, 0, 0, 18},  // settlingDuration
    {1347, -1, -1, -1, -1, 1040, 1613, 41, 0, 0, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1347, -1, -1, -1, -1, 1043, 1613, 42, 3, 3, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1347, -1, -1, -1, -1, 1048, 1616, 43, 2, 2, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1347, -1, -1, -1, -1, 1053, 1618, 44, 3, 3, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1347, -1, -1, -1, -1, 1058, 1621, 45, 2, 2, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1347, -1, -1, -1, -1, 1064, 1623, 46, 4, 4, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1347, -1, -1, -1, -1, 1071, 1627, 47, 3, 3, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1347, -1, -1, -1, -1, 1076, 1630, 48, 2, 2, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1416, -1, -1, -1, -1, 1078, 1632, 49, 0, 1, 1, 38, 55, 0, 0, 18},  // startAnimation
    {1416, -1, -1, -1, 1741, 1078, 1633, 50, 1, 2, 1, 38, 55, 0, 0, 18},  // startAnimation
    {1418, -1, -1, -1, -1, 1079, 1635, 51, 0, 1, 1, 38, 55, 0, 0, 18},  // pauseAnimation
    {1419, -1, -1, -1, -1, 1079, 1636, 52, 1, 2, 1, 38, 55, 0, 0, 18},  // stopAnimation
    {1420, -1, -1, -1, 1742, 1080, 1638, 53, 1, 2, 1, 38, 55, 0, 0, 18},  // finishAnimation
    {1421, -1, -1, -1, 1743, 1081, 1640, 54, 2, 3, 1, 38, 55, 0, 0, 18},  // continueAnimation
    {1424, -1, -1, -1, -1, 1083, 1643, 55, 1, 2, 1, 38, 55, 0, 0, 18},  // addAnimations
    {1424, -1, -1, -1, -1, 1084, 1645, 56, 2, 3, 1, 38, 55, 0, 0, 18},  // addAnimations
    {1426, -1, -1, -1, -1, 1086, 1648, 57, 1, 2, 1, 38, 55, 0, 0, 18},  // addCompletion
    {563, -1, -1, -1, -1, 0, 1650, 58, 0, 1, 2, 38, 44, 0, 0, 18},  // state
    {1427, -1, -1, -1, 1744, 0, 1651, 59, 0, 1, 2, 38, 2, 0, 0, 18},  // isRunning
    {1335, -1, -1, -1, -1, 0, 1652, 60, 0, 1, 2, 38, 0, 0, 0, 18},  // delay
    {1415, -1, -1, -1, -1, 0, 1653, 61, 0, 1, 2, 38, 38, 0, 0, 18},  // timingParameters
    {1428, -1, -1, -1, -1, 0, 1654, 62, 0, 1, 2, 38, 0, 0, 0, 18},  // fractionComplete
    {1429, -1, -1, -1, 558, 0, 1655, 63, 0, 1, 2, 38, 2, 0, 0, 18},  // isReversed
    {1430, -1, -1, -1, -1, 0, 1656, 64, 0, 1, 2, 38, 2, 0, 0, 18},  // scrubsLinearly
    {1431, -1, -1, -1, -1, 0, 1657, 65, 0, 1, 2, 38, 2, 0, 0, 18},  // pausesOnCompletion
    {816, -1, -1, -1, -1, 0, 1658, 66, 0, 1, 2, 45, 0, 0, 0, 18},  // rawValue
    {816, -1, -1, -1, -1, 0, 1659, 67, 0, 1, 2, 46, 0, 0, 0, 18},  // rawValue
    {1434, -1, -1, -1, 1712, 1087, 1660, 68, 2, 3, 1, 32, 55, 0, 0, 18},  // add
    {1435, -1, -1, -1, 1713, 1089, 1663, 69, 1, 2, 1, 32, 55, 0, 0, 18},  // removeAnimation
    {1436, -1, -1, -1, 1749, 1090, 1665, 70, 1, 2, 1, 32, 37, 0, 0, 18},  // animation
    {1437, -1, -1, -1, -1, 1091, 1667, 71, 0, 1, 1, 32, 55, 0, 0, 18},  // removeAllAnimations
    {1438, -1, -1, -1, -1, 1091, 1668, 72, 0, 1, 1, 32, 4, 0, 0, 18},  // animationKeys
    {75, -1, -1, -1, 1752, 1091, 1669, 73, 1, 2, 1, 32, 0, 0, 0, 18},  // value
    {1440, -1, -1, -1, 1753, 1092, 1671, 74, 2, 3, 1, 32, 55, 0, 0, 18},  // setValue
    {75, -1, -1, -1, 1752, 1094, 1674, 75, 1, 2, 1, 31, 0, 0, 0, 18},  // value
    {1440, -1, -1, -1, 1753, 1095, 1676, 76, 2, 3, 1, 31, 55, 0, 0, 18},  // setValue
    {75, -1, -1, -1, 1750, 1097, 1679, 77, 1, 2, 1, 32, 0, 0, 0, 18},  // value
    {1440, -1, -1, -1, 1751, 1098, 1681, 78, 2, 3, 1, 32, 55, 0, 0, 18},  // setValue
    {1440, -1, -1, -1, 1751, 1100, 1684, 79, 2, 3, 1, 38, 55, 0, 0, 18},  // setValue
    {75, -1, -1, -1, 1750, 1102, 1687, 80, 1, 2, 1, 38, 55, 0, 0, 18},  // value
    {1403, -1, -1, -1, -1, 0, 1689, 81, 0, 1, 2, 32, 0, 0, 0, 18},  // speed
    {1404, -1, -1, -1, -1, 0, 1690, 82, 0, 1, 2, 32, 0, 0, 0, 18},  // beginTime
    {1405, -1, -1, -1, -1, 0, 1691, 83, 0, 1, 2, 32, 0, 0, 0, 18},  // timeOffset
    {1441, -1, -1, -1, 1707, 1103, 1692, 84, 2, 3, 1, 32, 0, 0, 0, 18},  // convertTime
    {1441, -1, -1, -1, 1708, 1105, 1695, 85, 2, 3, 1, 32, 0, 0, 0, 18},  // convertTime
    {1443, 1442, -1, -1, -1, 1107, 1698, 86, 0, 0, 4, 47, 55, 0, 0, 18},  // begin
    {1444, 1442, -1, -1, -1, 1107, 1698, 87, 0, 0, 4, 47, 55, 0, 0, 18},  // commit
    {1445, 1442, -1, -1, -1, 1107, 1698, 88, 0, 0, 4, 47, 55, 0, 0, 18},  // flush
    {1351, 1442, -1, -1, -1, 1107, 1698, 89, 1, 1, 4, 47, 55, 0, 0, 18},  // setAnimationDuration
    {1446, 1442, -1, -1, -1, 1108, 1699, 90, 1, 1, 4, 47, 55, 0, 0, 18},  // setDisableActions
    {1447, 1442, -1, -1, -1, 1109, 1700, 91, 1, 1, 4, 47, 55, 0, 0, 18},  // setAnimationTimingFunction
    {1448, 1442, -1, -1, -1, 1110, 1701, 92, 1, 1, 4, 47, 55, 0, 0, 18},  // setCompletionBlock
    {1449, -1, -1, -1, -1, 1111, 1702, 93, 1, 1, 0, 0, 14, 0, 0, 18},  // NSValue
    {1449, -1, -1, -1, -1, 1112, 1703, 94, 1, 1, 0, 0, 14, 0, 0, 18},  // NSValue
    {1452, -1, -1, -1, -1, 0, 0, 95, 0, 0, 5, 0, 14, 0, 0, 18},  // CATransform3DIdentity
    {1453, -1, -1, -1, -1, 1113, 1704, 96, 3, 3, 0, 0, 14, 0, 0, 18},  // CATransform3DMakeScale
    {1454, -1, -1, -1, -1, 1116, 1707, 97, 3, 3, 0, 0, 14, 0, 0, 18},  // CATransform3DMakeTranslation
    {1455, -1, -1, -1, -1, 1119, 1710, 98, 1, 1, 0, 0, 14, 0, 0, 18},  // CATransform3DMakeAffineTransform
    {1456, -1, -1, -1, -1, 1120, 1711, 99, 4, 4, 0, 0, 14, 0, 0, 18},  // CATransform3DTranslate
    {1457, -1, -1, -1, -1, 1124, 1715, 100, 4, 4, 0, 0, 14, 0, 0, 18},  // CATransform3DScale
    {1458, -1, -1, -1, -1, 1128, 1719, 101, 5, 5, 0, 0, 14, 0, 1, 18},  // CATransform3DRotate
    {1459, -1, -1, -1, -1, 1133, 1724, 102, 4, 4, 0, 0, 14, 0, 1, 18},  // CATransform3DMakeRotation
    {1451, -1, -1, -1, -1, 1137, 1728, 103, 16, 16, 3, 0, 14, 0, 0, 18},  // CATransform3D
    {1469, -1, -1, -1, -1, 1153, 1744, 104, 2, 2, 0, 0, 14, 0, 0, 18},  // CATransform3DConcat
    {1470, -1, -1, -1, -1, 1155, 1746, 105, 1, 1, 0, 0, 14, 0, 0, 18},  // CATransform3DInvert
    {1471, -1, -1, -1, -1, 1156, 1747, 106, 1, 1, 0, 0, 14, 0, 0, 18},  // CATransform3DGetAffineTransform
    {1472, -1, -1, -1, -1, 1157, 1748, 107, 1, 1, 0, 0, 2, 0, 0, 18},  // CATransform3DIsIdentity
    {1473, -1, -1, -1, -1, 1158, 1749, 108, 1, 1, 0, 0, 2, 0, 0, 18},  // CATransform3DIsAffine
    {1474, -1, -1, -1, -1, 1159, 1750, 109, 2, 2, 0, 0, 2, 0, 0, 18},  // CATransform3DEqualToTransform
    {145, -1, -1, -1, -1, 1161, 1752, 0, 1, 1, 0, 0, 55, 1, 0, 19},  // print
    {145, -1, -1, -1, -1, 1162, 1753, 1, 2, 2, 0, 0, 55, 1, 0, 19},  // print
    {145, -1, -1, -1, -1, 1164, 1755, 2, 2, 2, 0, 0, 55, 1, 0, 19},  // print
    {145, -1, -1, -1, -1, 1166, 1757, 3, 3, 3, 0, 0, 55, 1, 0, 19},  // print
    {1476, -1, -1, -1, -1, 1169, 1760, 4, 1, 1, 0, 0, 55, 1, 0, 19},  // debugPrint
    {1476, -1, -1, -1, -1, 1170, 1761, 5, 2, 2, 0, 0, 55, 1, 0, 19},  // debugPrint
    {1476, -1, -1, -1, -1, 1172, 1763, 6, 2, 2, 0, 0, 55, 1, 0, 19},  // debugPrint
    {1476, -1, -1, -1, -1, 1174, 1765, 7, 3, 3, 0, 0, 55, 1, 0, 19},  // debugPrint
    {1477, -1, -1, -1, -1, 1177, 1768, 8, 0, 0, 0, 0, 55, 0, 0, 19},  // fatalError
    {1478, -1, -1, -1, -1, 1177, 1768, 9, 0, 0, 0, 0, 55, 0, 0, 19},  // preconditionFailure
    {1479, -1, -1, -1, -1, 1177, 1768, 10, 0, 0, 0, 0, 55, 0, 0, 19},  // assertionFailure
    {1477, -1, -1, -1, -1, 1177, 1768, 11, 1, 1, 0, 0, 55, 0, 0, 19},  // fatalError
    {1478, -1, -1, -1, -1, 1178, 1769, 12, 1, 1, 0, 0, 55, 0, 0, 19},  // preconditionFailure
    {1479, -1, -1, -1, -1, 1179, 1770, 13, 1, 1, 0, 0, 55, 0, 0, 19},  // assertionFailure
    {1480, -1, -1, -1, -1, 1180, 1771, 14, 1, 1, 0, 0, 55, 0, 0, 19},  // assert
    {1481, -1, -1, -1, -1, 1181, 1772, 15, 1, 1, 0, 0, 55, 0, 0, 19},  // precondition
    {1482, -1, -1, -1, -1, 1182, 1773, 16, 1, 1, 0, 0, 55, 0, 0, 19},  // NSParameterAssert
    {1480, -1, -1, -1, -1, 1183, 1774, 17, 2, 2, 0, 0, 55, 0, 0, 19},  // assert
    {1481, -1, -1, -1, -1, 1185, 1776, 18, 2, 2, 0, 0, 55, 0, 0, 19},  // precondition
    {1483, -1, -1, -1, -1, 1187, 1778, 19, 1, 1, 0, 0, 55, 1, 0, 19},  // NSAssert
    {1484, -1, -1, -1, -1, 1188, 1779, 20, 1, 1, 0, 0, 55, 1, 0, 19},  // NSCAssert
    {1485, -1, -1, -1, -1, 1189, 1780, 21, 1, 1, 0, 0, 55, 0, 0, 19},  // Optional
    {1486, -1, -1, -1, -1, 0, 0, 22, 0, 0, 5, 0, 21, 0, 0, 19},  // row
    {1487, -1, -1, -1, -1, 0, 0, 23, 0, 0, 5, 0, 21, 0, 0, 19},  // column
    {1488, -1, -1, -1, -1, 1190, 1781, 24, 1, 1, 0, 0, 55, 0, 0, 19},  // convention
    {1489, -1, -1, -1, -1, 1191, 1782, 25, 1, 1, 0, 0, 53, 1, 0, 19},  // plot
    {1489, -1, -1, -1, -1, 1192, 1783, 26, 2, 2, 0, 0, 53, 1, 0, 19},  // plot
    {1489, -1, -1, -1, -1, 1194, 1785, 27, 2, 2, 0, 0, 53, 1, 0, 19},  // plot
    {1490, -1, -1, -1, -1, 1196, 1787, 28, 1, 1, 0, 0, 54, 1, 0, 19},  // describe
    {1490, -1, -1, -1, -1, 1197, 1788, 29, 2, 2, 0, 0, 54, 1, 0, 19},  // describe
    {1490, -1, -1, -1, -1, 1199, 1790, 30, 2, 2, 0, 0, 54, 1, 0, 19},  // describe
    {1491, -1, -1, -1, -1, 1201, 1792, 31, 1, 1, 0, 0, 53, 1, 0, 19},  // film
    {1491, -1, -1, -1, -1, 1202, 1793, 32, 2, 2, 0, 0, 53, 1, 0, 19},  // film
    {1491, -1, -1, -1, -1, 1204, 1795, 33, 2, 2, 0, 0, 53, 1, 0, 19},  // film
    {1491, -1, -1, -1, -1, 1206, 1797, 34, 3, 3, 0, 0, 53, 1, 0, 19},  // film
    {1493, -1, -1, -1, -1, 1209, 1800, 35, 1, 1, 0, 0, 53, 1, 0, 19},  // strip
    {1493, -1, -1, -1, -1, 1210, 1801, 36, 2, 2, 0, 0, 53, 1, 0, 19},  // strip
    {1493, -1, -1, -1, -1, 1212, 1803, 37, 2, 2, 0, 0, 53, 1, 0, 19},  // strip
    {1493, -1, -1, -1, -1, 1214, 1805, 38, 3, 3, 0, 0, 53, 1, 0, 19},  // strip
    {1494, -1, -1, -1, -1, 1217, 1808, 39, 1, 1, 0, 0, 53, 0, 0, 19},  // grid
    {1495, -1, -1, -1, -1, 1218, 1809, 40, 1, 1, 0, 0, 54, 0, 0, 19},  // why
    {1496, -1, -1, -1, -1, 0, 0, 0, 0, 0, 5, 0, 2, 0, 0, 20},  // YES
    {1497, -1, -1, -1, -1, 0, 0, 1, 0, 0, 5, 0, 2, 0, 0, 20},  // NO
    {1498, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 8, 0, 0, 20},  // NULL
    {1499, -1, -1, -1, -1, 0, 0, 3, 0, 0, 5, 0, 8, 0, 0, 20},  // Nil
    {1500, -1, -1, -1, -1, 0, 0, 4, 0, 0, 5, 0, 0, 0, 0, 20},  // HUGE_VALF
    {1501, -1, -1, -1, -1, 0, 0, 5, 0, 0, 5, 0, 0, 0, 0, 20},  // HUGE_VAL
    {1502, -1, -1, -1, -1, 0, 0, 6, 0, 0, 5, 0, 0, 0, 0, 20},  // INFINITY
    {417, -1, -1, -1, -1, 0, 0, 7, 0, 0, 5, 0, 0, 0, 0, 20},  // CGFLOAT_MAX
    {1503, -1, -1, -1, -1, 0, 0, 8, 0, 0, 5, 0, 0, 0, 0, 20},  // DBL_MAX
    {1504, -1, -1, -1, -1, 0, 0, 9, 0, 0, 5, 0, 0, 0, 0, 20},  // CGFLOAT_MIN
    {1505, -1, -1, -1, -1, 0, 0, 10, 0, 0, 5, 0, 0, 0, 0, 20},  // DBL_MIN
    {1506, -1, -1, -1, -1, 0, 0, 11, 0, 0, 5, 0, 0, 0, 0, 20},  // FLT_MAX
    {1507, -1, -1, -1, -1, 0, 0, 12, 0, 0, 5, 0, 0, 0, 0, 20},  // MAXFLOAT
    {1508, -1, -1, -1, -1, 0, 0, 13, 0, 0, 5, 0, 0, 0, 0, 20},  // HUGE
    {1509, -1, -1, -1, -1, 0, 0, 14, 0, 0, 5, 0, 0, 0, 0, 20},  // FLT_MIN
    {1510, -1, -1, -1, -1, 0, 0, 15, 0, 0, 5, 0, 0, 0, 0, 20},  // FLT_EPSILON
    {180, -1, -1, -1, -1, 1219, 1810, 16, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {180, -1, -1, -1, -1, 1220, 1811, 17, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {180, -1, -1, -1, -1, 1221, 1812, 18, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {180, -1, -1, -1, -1, 1222, 1813, 19, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {180, -1, -1, -1, -1, 1223, 1814, 20, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {180, -1, -1, -1, -1, 1224, 1815, 21, 1, 1, 0, 0, 2, 0, 0, 20},  // NSNumber
    {1449, -1, -1, -1, -1, 1225, 1816, 22, 1, 1, 0, 0, 9, 0, 0, 20},  // NSValue
    {1449, -1, -1, -1, -1, 1226, 1817, 23, 1, 1, 0, 0, 9, 0, 0, 20},  // NSValue
    {1449, -1, -1, -1, -1, 1227, 1818, 24, 1, 1, 0, 0, 12, 0, 0, 20},  // NSValue
    {1449, -1, -1, -1, -1, 1228, 1819, 25, 1, 1, 0, 0, 12, 0, 0, 20},  // NSValue
    {1449, -1, -1, -1, -1, 1229, 1820, 26, 1, 1, 0, 0, 13, 0, 0, 20},  // NSValue
    {1449, -1, -1, -1, -1, 1230, 1821, 27, 1, 1, 0, 0, 13, 0, 0, 20},  // NSValue
    {1449, -1, -1, -1, -1, 1231, 1822, 28, 1, 1, 0, 0, 10, 0, 0, 20},  // NSValue
    {1449, -1, -1, -1, -1, 1232, 1823, 29, 1, 1, 0, 0, 10, 0, 0, 20},  // NSValue
    {1449, -1, -1, -1, -1, 1233, 1824, 30, 1, 1, 0, 0, 14, 0, 0, 20},  // NSValue
    {1449, -1, -1, -1, -1, 1234, 1825, 31, 1, 1, 0, 0, 14, 0, 0, 20},  // NSValue
    {630, -1, -1, -1, -1, 0, 1826, 32, 0, 1, 2, 1, 0, 0, 0, 20},  // floatValue
    {631, -1, -1, -1, -1, 0, 1827, 33, 0, 1, 2, 1, 0, 0, 0, 20},  // doubleValue
    {633, -1, -1, -1, -1, 0, 1828, 34, 0, 1, 2, 1, 0, 0, 0, 20},  // intValue
    {632, -1, -1, -1, -1, 0, 1829, 35, 0, 1, 2, 1, 0, 0, 0, 20},  // integerValue
    {1517, -1, -1, -1, -1, 0, 1830, 36, 0, 1, 2, 1, 2, 0, 0, 20},  // boolValue
    {1517, -1, -1, -1, -1, 0, 1831, 37, 0, 1, 2, 3, 2, 0, 0, 20},  // boolValue
    {1518, -1, -1, -1, 1720, 0, 1832, 38, 0, 1, 2, 10, 9, 0, 0, 20},  // cgPointValue
    {1519, -1, -1, -1, 1721, 0, 1833, 39, 0, 1, 2, 13, 12, 0, 0, 20},  // cgSizeValue
    {1520, -1, -1, -1, 1722, 0, 1834, 40, 0, 1, 2, 14, 13, 0, 0, 20},  // cgRectValue
    {1521, -1, -1, -1, 1723, 0, 1835, 41, 0, 1, 2, 11, 10, 0, 0, 20},  // cgVectorValue
    {1522, -1, -1, -1, 1724, 0, 1836, 42, 0, 1, 2, 15, 14, 0, 0, 20},  // cgAffineTransformValue
    {146, -1, -1, -1, -1, 1235, 1837, 43, 1, 1, 0, 0, 55, 1, 0, 20},  // NSLog
    {1523, -1, -1, -1, -1, 1236, 1838, 44, 1, 1, 0, 0, 55, 1, 0, 20},  // printf
    {203, -1, -1, -1, -1, 1237, 1839, 45, 1, 1, 3, 0, 3, 1, 0, 20},  // NSString
    {201, -1, -1, -1, -1, 1238, 1840, 46, 1, 1, 3, 0, 3, 1, 0, 20},  // String
    {1525, -1, -1, -1, -1, 1239, 1841, 47, 1, 2, 1, 4, 3, 0, 0, 20},  // substringToIndex
    {1526, -1, -1, -1, -1, 1240, 1843, 48, 1, 2, 1, 4, 3, 0, 0, 20},  // substringFromIndex
    {1527, -1, -1, -1, -1, 1241, 1845, 49, 1, 2, 1, 4, 3, 0, 0, 20},  // substringWithRange
    {1528, -1, -1, -1, -1, 1242, 1847, 50, 1, 2, 1, 4, 0, 0, 0, 20},  // characterAtIndex
    {1529, -1, -1, -1, -1, 1243, 1849, 51, 1, 2, 1, 4, 7, 0, 0, 20},  // rangeOfString
    {1530, -1, -1, -1, -1, 1244, 1851, 52, 1, 2, 1, 4, 3, 0, 0, 20},  // stringByAppendingString
    {584, -1, -1, -1, -1, 1245, 1853, 53, 1, 2, 1, 4, 0, 0, 0, 20},  // compare
    {1531, -1, -1, -1, -1, 1246, 1855, 54, 1, 2, 1, 4, 0, 0, 0, 20},  // caseInsensitiveCompare
    {203, -1, -1, -1, -1, 1247, 1857, 55, 1, 1, 3, 0, 3, 0, 0, 20},  // NSString
    {207, -1, -1, -1, -1, 1248, 1858, 56, 1, 1, 3, 0, 3, 0, 0, 20},  // NSMutableString
    {207, -1, -1, -1, -1, 1249, 0, 57, 0, 0, 3, 0, 3, 0, 0, 20},  // NSMutableString
    {203, -1, -1, -1, -1, 1249, 0, 58, 0, 0, 3, 0, 3, 0, 0, 20},  // NSString
    {1532, -1, -1, -1, -1, 0, 1859, 59, 0, 1, 2, 1, 3, 0, 0, 20},  // stringValue
    {1532, -1, -1, -1, -1, 0, 1860, 60, 0, 1, 2, 3, 3, 0, 0, 20},  // stringValue
    {1533, -1, -1, -1, -1, 1249, 1861, 61, 2, 2, 0, 0, 7, 0, 0, 20},  // NSMakeRange
    {1534, -1, -1, -1, -1, 1251, 1863, 62, 1, 1, 0, 0, 0, 0, 0, 20},  // NSMaxRange
    {1147, -1, -1, -1, -1, 0, 1864, 63, 0, 1, 2, 8, 0, 0, 0, 20},  // location
    {305, -1, -1, -1, -1, 0, 1865, 64, 0, 1, 2, 8, 0, 0, 0, 20},  // length
    {1535, -1, -1, -1, -1, 1252, 1866, 65, 1, 2, 1, 5, 4, 0, 0, 20},  // sortedArrayUsingSelector
    {1536, -1, -1, -1, -1, 1253, 1868, 66, 1, 2, 1, 5, 55, 0, 0, 20},  // sortUsingSelector
    {1537, -1, -1, -1, -1, 1254, 1870, 67, 1, 2, 1, 5, 55, 0, 0, 20},  // sortUsingComparator
    {1538, -1, -1, -1, -1, 1255, 1872, 68, 1, 2, 1, 5, 4, 0, 0, 20},  // subarrayWithRange
    {1539, -1, -1, -1, -1, 1256, 1874, 69, 1, 2, 1, 5, 3, 0, 0, 20},  // componentsJoinedByString
    {671, -1, -1, -1, -1, 1257, 1876, 70, 1, 2, 1, 5, 4, 0, 0, 20},  // valueForKey
    {1540, -1, -1, -1, -1, 1258, 1878, 71, 1, 2, 1, 7, 55, 0, 0, 20},  // enumerateKeysAndObjectsUsingBlock
    {1541, -1, -1, -1, -1, 1259, 0, 72, 0, 0, 0, 0, 55, 0, 0, 20},  // NSNull
    {205, -1, -1, -1, -1, 1259, 1880, 73, 1, 1, 3, 0, 4, 1, 0, 20},  // NSArray
    {1543, -1, 1549, -1, -1, 1260, 1881, 0, 0, 0, 3, 0, 32, 0, 0, 21},  // CGMutablePath
    {1547, -1, -1, -1, -1, 1260, 1881, 1, 0, 0, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1547, -1, -1, -1, -1, 1260, 1881, 2, 1, 1, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1547, -1, -1, -1, -1, 1261, 1882, 3, 2, 2, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1547, -1, -1, -1, -1, 1263, 1884, 4, 1, 1, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1547, -1, -1, -1, -1, 1264, 1885, 5, 1, 1, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1547, -1, -1, -1, -1, 1265, 1886, 6, 1, 1, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1554, -1, -1, -1, -1, 1266, 1887, 7, 2, 2, 0, 0, 32, 0, 0, 21},  // CGPathCreateWithRect
    {1544, -1, -1, -1, -1, 1268, 1889, 8, 2, 2, 3, 0, 32, 0, 0, 21},  // CGPath
    {1555, -1, -1, -1, -1, 1270, 1891, 9, 1, 1, 0, 0, 55, 0, 0, 21},  // CGPathRelease
    {1544, -1, -1, -1, -1, 1271, 1892, 10, 2, 2, 3, 0, 32, 0, 0, 21},  // CGPath
    {1557, -1, -1, -1, -1, 1273, 1894, 11, 2, 2, 0, 0, 32, 0, 0, 21},  // CGPathCreateWithEllipseInRect
    {1558, -1, -1, -1, -1, 1275, 1896, 12, 3, 3, 0, 0, 55, 0, 0, 21},  // CGPathAddEllipseInRect
    {1559, -1, -1, -1, -1, 0, 1899, 13, 0, 1, 2, 33, 0, 0, 0, 21},  // lineWidth
    {1060, -1, -1, -1, -1, 0, 1900, 14, 0, 1, 2, 33, 0, 0, 0, 21},  // miterLimit
    {1560, -1, -1, -1, -1, 0, 1901, 15, 0, 1, 2, 33, 0, 0, 0, 21},  // flatness
    {1561, -1, -1, -1, -1, 0, 1902, 16, 0, 1, 2, 33, 55, 0, 0, 21},  // lineCapStyle
    {1562, -1, -1, -1, -1, 0, 1903, 17, 0, 1, 2, 33, 55, 0, 0, 21},  // lineJoinStyle
    {1563, -1, -1, -1, -1, 1278, 1904, 18, 3, 4, 1, 33, 55, 0, 0, 21},  // setLineDash
    {1567, -1, -1, -1, -1, 1281, 1908, 19, 1, 2, 1, 33, 55, 0, 0, 21},  // applyWithBlock
    {1568, -1, -1, -1, -1, 1282, 1910, 20, 0, 1, 1, 33, 55, 0, 0, 21},  // removeAllPoints
    {1569, -1, -1, -1, -1, 1282, 1911, 21, 1, 1, 0, 0, 9, 0, 0, 21},  // CGPathGetCurrentPoint
    {1571, 1570, 1572, -1, -1, 0, 0, 22, 0, 0, 5, 27, 26, 0, 0, 21},  // topLeft
    {1573, 1570, 1574, -1, -1, 0, 0, 23, 0, 0, 5, 27, 26, 0, 0, 21},  // topRight
    {1575, 1570, 1576, -1, -1, 0, 0, 24, 0, 0, 5, 27, 26, 0, 0, 21},  // bottomRight
    {1577, 1570, 1578, -1, -1, 0, 0, 25, 0, 0, 5, 27, 26, 0, 0, 21},  // bottomLeft
    {1579, 1570, 1580, -1, -1, 0, 0, 26, 0, 0, 5, 27, 26, 0, 0, 21},  // allCorners
    {1544, -1, -1, -1, -1, 1283, 1912, 27, 4, 4, 3, 0, 32, 0, 0, 21},  // CGPath
    {1583, -1, -1, -1, -1, 1287, 1916, 28, 4, 4, 0, 0, 32, 0, 0, 21},  // CGPathCreateWithRoundedRect
    {1547, -1, -1, -1, -1, 1291, 1920, 29, 3, 3, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1586, -1, -1, -1, 1590, 1294, 1923, 30, 1, 2, 1, 33, 55, 0, 0, 21},  // move
    {1586, -1, -1, -1, -1, 1295, 1925, 31, 2, 3, 1, 33, 55, 0, 0, 21},  // move
    {1587, -1, -1, -1, 1591, 1297, 1928, 32, 1, 2, 1, 33, 55, 0, 0, 21},  // addLine
    {1587, -1, -1, -1, -1, 1298, 1930, 33, 2, 3, 1, 33, 55, 0, 0, 21},  // addLine
    {1588, -1, -1, -1, -1, 1300, 1933, 34, 1, 2, 1, 33, 55, 0, 0, 21},  // addLines
    {1588, -1, -1, -1, -1, 1301, 1935, 35, 2, 3, 1, 33, 55, 0, 0, 21},  // addLines
    {1592, -1, -1, -1, -1, 1305, 1938, 36, 1, 2, 1, 33, 55, 0, 0, 21},  // addRect
    {1592, -1, -1, -1, -1, 1306, 1940, 37, 2, 3, 1, 33, 55, 0, 0, 21},  // addRect
    {1593, -1, -1, -1, -1, 1308, 1943, 38, 1, 2, 1, 33, 55, 0, 0, 21},  // addRects
    {1593, -1, -1, -1, -1, 1309, 1945, 39, 2, 3, 1, 33, 55, 0, 0, 21},  // addRects
    {1594, -1, -1, -1, -1, 1311, 1948, 40, 1, 2, 1, 33, 55, 0, 0, 21},  // addEllipse
    {1594, -1, -1, -1, -1, 1312, 1950, 41, 2, 3, 1, 33, 55, 0, 0, 21},  // addEllipse
    {1595, -1, -1, -1, -1, 1314, 1953, 42, 3, 4, 1, 33, 55, 0, 0, 21},  // addRoundedRect
    {1595, -1, -1, -1, -1, 1317, 1957, 43, 4, 5, 1, 33, 55, 0, 0, 21},  // addRoundedRect
    {96, -1, -1, -1, 1597, 1321, 1962, 44, 1, 2, 1, 33, 55, 0, 0, 21},  // append
    {1596, -1, -1, -1, -1, 1322, 1964, 45, 1, 2, 1, 33, 55, 0, 0, 21},  // addPath
    {1596, -1, -1, -1, -1, 1323, 1966, 46, 2, 3, 1, 33, 55, 0, 0, 21},  // addPath
    {1598, -1, -1, -1, 1599, 1326, 1969, 47, 1, 2, 1, 33, 55, 0, 0, 21},  // apply
    {1600, -1, -1, -1, 1604, 1328, 1971, 48, 0, 1, 1, 33, 55, 0, 0, 21},  // closeSubpath
    {827, -1, -1, -1, -1, 1328, 1972, 49, 0, 1, 1, 33, 55, 0, 0, 21},  // close
    {1601, -1, -1, -1, -1, 1328, 1973, 50, 0, 1, 1, 33, 55, 0, 0, 21},  // fill
    {1602, -1, -1, -1, -1, 1328, 1974, 51, 0, 1, 1, 33, 55, 0, 0, 21},  // stroke
    {1603, -1, -1, -1, -1, 1328, 1975, 52, 0, 1, 1, 33, 55, 0, 0, 21},  // addClip
    {1605, -1, -1, -1, -1, 1328, 1976, 53, 3, 3, 0, 0, 55, 0, 0, 21},  // CGPathAddRect
    {1606, -1, -1, -1, -1, 1331, 1979, 54, 4, 4, 0, 0, 55, 0, 0, 21},  // CGPathMoveToPoint
    {1607, -1, -1, -1, -1, 1335, 1983, 55, 4, 4, 0, 0, 55, 0, 0, 21},  // CGPathAddLineToPoint
    {1608, -1, -1, -1, -1, 1339, 1987, 56, 5, 5, 0, 0, 55, 0, 0, 21},  // CGPathAddRoundedRect
    {1609, -1, -1, -1, -1, 1344, 1992, 57, 4, 4, 0, 0, 55, 0, 0, 21},  // CGPathAddLines
    {1610, -1, -1, -1, -1, 1348, 1996, 58, 4, 4, 0, 0, 55, 0, 0, 21},  // CGPathAddRects
    {1611, -1, -1, -1, -1, 1352, 2000, 59, 2, 2, 0, 0, 2, 0, 0, 21},  // CGPathEqualToPath
    {1612, -1, -1, -1, -1, 1354, 2002, 60, 3, 3, 0, 0, 55, 0, 0, 21},  // CGPathAddPath
    {1613, -1, -1, -1, -1, 1357, 2005, 61, 1, 1, 0, 0, 55, 0, 0, 21},  // CGPathCloseSubpath
    {1614, -1, -1, -1, 1620, 1358, 2006, 62, 3, 4, 1, 33, 55, 0, 0, 21},  // addCurve
    {1614, -1, -1, -1, -1, 1361, 2010, 63, 3, 4, 1, 33, 55, 0, 0, 21},  // addCurve
    {1614, -1, -1, -1, -1, 1364, 2014, 64, 4, 5, 1, 33, 55, 0, 0, 21},  // addCurve
    {1617, -1, -1, -1, 1621, 1368, 2019, 65, 2, 3, 1, 33, 55, 0, 0, 21},  // addQuadCurve
    {1617, -1, -1, -1, -1, 1370, 2022, 66, 2, 3, 1, 33, 55, 0, 0, 21},  // addQuadCurve
    {1617, -1, -1, -1, -1, 1372, 2025, 67, 3, 4, 1, 33, 55, 0, 0, 21},  // addQuadCurve
    {1622, -1, -1, -1, 1630, 1380, 2029, 68, 5, 6, 1, 33, 55, 0, 1, 21},  // addArc
    {1622, -1, -1, -1, -1, 1385, 2035, 69, 5, 6, 1, 33, 55, 0, 1, 21},  // addArc
    {1622, -1, -1, -1, -1, 1390, 2041, 70, 6, 7, 1, 33, 55, 0, 1, 21},  // addArc
    {1627, -1, -1, -1, -1, 1396, 2048, 71, 4, 5, 1, 33, 55, 0, 1, 21},  // addRelativeArc
    {1627, -1, -1, -1, -1, 1400, 2053, 72, 5, 6, 1, 33, 55, 0, 1, 21},  // addRelativeArc
    {1547, -1, -1, -1, -1, 1405, 2059, 73, 5, 5, 3, 0, 32, 0, 1, 21},  // UIBezierPath
    {1622, -1, -1, -1, -1, 1415, 2064, 74, 3, 4, 1, 33, 55, 0, 0, 21},  // addArc
    {1622, -1, -1, -1, -1, 1418, 2068, 75, 4, 5, 1, 33, 55, 0, 0, 21},  // addArc
    {1633, -1, -1, -1, -1, 1422, 2073, 76, 7, 7, 0, 0, 55, 0, 0, 21},  // CGPathAddArcToPoint
    {1634, -1, -1, -1, -1, 1429, 2080, 77, 8, 8, 0, 0, 55, 0, 0, 21},  // CGPathAddCurveToPoint
    {1635, -1, -1, -1, -1, 1437, 2088, 78, 6, 6, 0, 0, 55, 0, 0, 21},  // CGPathAddQuadCurveToPoint
    {1636, -1, -1, -1, -1, 1443, 2094, 79, 8, 8, 0, 0, 55, 0, 1, 21},  // CGPathAddArc
    {1637, -1, -1, -1, -1, 1451, 2102, 80, 7, 7, 0, 0, 55, 0, 0, 21},  // CGPathAddRelativeArc
    {1638, -1, -1, -1, -1, 0, 2109, 81, 0, 1, 2, 33, 13, 0, 0, 21},  // boundingBox
    {758, -1, -1, -1, -1, 0, 2110, 82, 0, 1, 2, 33, 13, 0, 0, 21},  // bounds
    {1639, -1, -1, -1, -1, 0, 2111, 83, 0, 1, 2, 33, 13, 0, 0, 21},  // boundingBoxOfPath
    {360, -1, -1, -1, -1, 0, 2112, 84, 0, 1, 2, 33, 2, 0, 0, 21},  // isEmpty
    {1640, -1, -1, -1, -1, 0, 2113, 85, 0, 1, 2, 33, 9, 0, 0, 21},  // currentPoint
    {1553, -1, -1, -1, 1544, 0, 2114, 86, 0, 1, 2, 33, 32, 0, 0, 21},  // cgPath
    {1641, -1, -1, -1, -1, 1458, 2115, 87, 1, 1, 0, 0, 2, 0, 0, 21},  // CGPathIsEmpty
    {1642, -1, -1, -1, -1, 1459, 2116, 88, 1, 1, 0, 0, 13, 0, 0, 21},  // CGPathGetBoundingBox
    {1643, -1, -1, -1, -1, 1460, 2117, 89, 1, 1, 0, 0, 13, 0, 0, 21},  // CGPathGetPathBoundingBox
    {1644, -1, -1, -1, -1, 1461, 2118, 90, 0, 1, 1, 33, 32, 0, 0, 21},  // copy
    {1645, -1, -1, -1, -1, 1461, 2119, 91, 0, 1, 1, 33, 32, 0, 0, 21},  // mutableCopy
    {1644, -1, -1, -1, -1, 1461, 2120, 92, 1, 2, 1, 33, 32, 0, 0, 21},  // copy
    {1645, -1, -1, -1, -1, 1462, 2122, 93, 1, 2, 1, 33, 32, 0, 0, 21},  // mutableCopy
    {1647, -1, -1, -1, 1648, 1463, 2124, 94, 0, 1, 1, 33, 32, 0, 0, 21},  // reversing
    {1649, -1, -1, -1, -1, 1463, 2125, 95, 1, 1, 0, 0, 32, 0, 0, 21},  // CGPathCreateCopy
    {1650, -1, -1, -1, -1, 1464, 2126, 96, 1, 1, 0, 0, 32, 0, 0, 21},  // CGPathCreateMutableCopy
    {1651, -1, -1, -1, -1, 1465, 2127, 97, 2, 2, 0, 0, 32, 0, 0, 21},  // CGPathCreateCopyByTransformingPath
    {1652, -1, -1, -1, -1, 1467, 2129, 98, 2, 2, 0, 0, 32, 0, 0, 21},  // CGPathCreateMutableCopyByTransformingPath
    {1654, 1653, -1, -1, -1, 0, 0, 99, 0, 0, 5, 28, 27, 0, 0, 21},  // winding
    {1655, 1653, -1, -1, -1, 0, 0, 100, 0, 0, 5, 28, 27, 0, 0, 21},  // evenOdd
    {1656, -1, -1, -1, -1, 0, 2131, 101, 0, 1, 2, 33, 2, 0, 0, 21},  // usesEvenOddFillRule
    {387, -1, -1, -1, 1657, 1469, 2132, 102, 1, 2, 1, 33, 2, 0, 0, 21},  // contains
    {387, -1, -1, -1, -1, 1470, 2134, 103, 2, 3, 1, 33, 2, 0, 0, 21},  // contains
    {387, -1, -1, -1, -1, 1472, 2137, 104, 2, 3, 1, 33, 2, 0, 0, 21},  // contains
    {387, -1, -1, -1, -1, 1474, 2140, 105, 3, 4, 1, 33, 2, 0, 0, 21},  // contains
    {1658, -1, -1, -1, -1, 1478, 2144, 106, 4, 4, 0, 0, 2, 0, 0, 21},  // CGPathContainsPoint
    {1392, -1, -1, -1, -1, 0, 2148, 107, 0, 1, 2, 32, 32, 0, 0, 21},  // path
    {1659, -1, -1, -1, -1, 0, 2149, 108, 0, 1, 2, 32, 17, 0, 0, 21},  // fillColor
    {1660, -1, -1, -1, -1, 0, 2150, 109, 0, 1, 2, 32, 17, 0, 0, 21},  // strokeColor
    {1559, -1, -1, -1, -1, 0, 2151, 110, 0, 1, 2, 32, 0, 0, 0, 21},  // lineWidth
    {1661, -1, -1, -1, -1, 0, 2152, 111, 0, 1, 2, 32, 23, 0, 0, 21},  // lineJoin
    {1662, -1, -1, -1, -1, 0, 2153, 112, 0, 1, 2, 32, 4, 0, 0, 21},  // lineDashPattern
    {1663, -1, -1, -1, -1, 0, 2154, 113, 0, 1, 2, 32, 0, 0, 0, 21},  // lineDashPhase
    {1665, 1664, 1666, -1, -1, 0, 0, 114, 0, 0, 5, 24, 23, 0, 0, 21},  // miter
    {111, 1664, 1667, -1, -1, 0, 0, 115, 0, 0, 5, 24, 23, 0, 0, 21},  // round
    {1668, 1664, 1669, -1, -1, 0, 0, 116, 0, 0, 5, 24, 23, 0, 0, 21},  // bevel
    {1670, -1, -1, -1, 708, 0, 2155, 117, 0, 1, 2, 18, 17, 0, 0, 21},  // cgColor
    {320, -1, 1671, -1, -1, 1482, 2156, 0, 1, 1, 0, 0, 13, 0, 0, 22},  // rect
    {318, -1, 1672, -1, -1, 1483, 2157, 1, 1, 1, 0, 0, 9, 0, 0, 22},  // point
    {310, -1, 1673, -1, -1, 1484, 2158, 2, 1, 1, 0, 0, 12, 0, 0, 22},  // size
    {304, -1, 1674, -1, -1, 1485, 2159, 3, 1, 1, 0, 0, 10, 0, 0, 22},  // vector
    {128, -1, 1675, -1, -1, 1486, 2160, 4, 1, 1, 0, 0, 14, 0, 0, 22},  // transform
    {1676, -1, -1, -1, -1, 1487, 2161, 5, 1, 1, 0, 0, 14, 0, 0, 22},  // css
    {1677, -1, -1, -1, -1, 1488, 2162, 6, 1, 1, 0, 0, 14, 0, 0, 22},  // svg
    {1512, 264, -1, -1, -1, 1489, 2163, 7, 1, 1, 4, 4, 9, 0, 0, 22},  // cgPoint
    {1513, 264, -1, -1, -1, 1490, 2164, 8, 1, 1, 4, 4, 12, 0, 0, 22},  // cgSize
    {1514, 264, -1, -1, -1, 1491, 2165, 9, 1, 1, 4, 4, 13, 0, 0, 22},  // cgRect
    {1515, 264, -1, -1, -1, 1492, 2166, 10, 1, 1, 4, 4, 10, 0, 0, 22},  // cgVector
    {1516, 264, -1, -1, -1, 1493, 2167, 11, 1, 1, 4, 4, 14, 0, 0, 22},  // cgAffineTransform
    {1678, -1, -1, -1, -1, 1494, 2168, 12, 1, 1, 0, 0, 30, 0, 0, 22},  // views
    {128, -1, -1, -1, -1, 1495, 2169, 0, 2, 2, 0, 0, 14, 0, 0, 23},  // transform
    {128, -1, -1, -1, -1, 1497, 2171, 1, 3, 3, 0, 0, 14, 0, 0, 23},  // transform
    {1601, 1679, -1, -1, -1, 0, 0, 2, 0, 0, 5, 23, 22, 0, 0, 23},  // fill
    {1680, 1679, -1, -1, -1, 0, 0, 3, 0, 0, 5, 23, 22, 0, 0, 23},  // aspectFit
    {1681, 1679, -1, -1, -1, 0, 0, 4, 0, 0, 5, 23, 22, 0, 0, 23},  // aspectFill
    {1682, 1679, -1, -1, -1, 0, 0, 5, 0, 0, 5, 23, 22, 0, 0, 23},  // scaleToFill
    {1683, 1679, -1, -1, -1, 0, 0, 6, 0, 0, 5, 23, 22, 0, 0, 23},  // scaleAspectFit
    {1684, 1679, -1, -1, -1, 0, 0, 7, 0, 0, 5, 23, 22, 0, 0, 23},  // scaleAspectFill
    {128, -1, -1, -1, -1, 1500, 2174, 8, 1, 1, 0, 0, 55, 0, 0, 23},  // transform
    {1686, -1, -1, -1, -1, 1501, 2175, 9, 1, 1, 0, 0, 0, 0, 0, 23},  // area
    {387, -1, -1, -1, -1, 1502, 2176, 10, 2, 2, 0, 0, 2, 0, 0, 23},  // contains
    {364, -1, -1, -1, -1, 1504, 2178, 11, 1, 2, 1, 31, 4, 0, 0, 23},  // corners
    {1676, -1, -1, -1, -1, 0, 2180, 0, 0, 1, 2, 15, 3, 0, 0, 24},  // css
    {1677, -1, -1, -1, -1, 0, 2181, 1, 0, 1, 2, 15, 3, 0, 0, 24},  // svg
    {1687, -1, -1, -1, -1, 0, 2182, 2, 0, 1, 2, 15, 54, 0, 0, 24},  // latex
    {1687, -1, -1, -1, -1, 0, 2183, 3, 0, 1, 2, 16, 54, 0, 0, 24},  // latex
    {1688, -1, -1, -1, -1, 1505, 2184, 4, 1, 1, 0, 0, 54, 0, 0, 24},  // swiftCode
    {1689, -1, -1, -1, -1, 1506, 2185, 0, 1, 1, 0, 0, 54, 0, 0, 25},  // explain
    {1689, -1, -1, -1, -1, 1507, 2186, 1, 2, 2, 0, 0, 54, 0, 0, 25},  // explain
    {584, -1, -1, -1, -1, 1509, 2188, 2, 2, 2, 0, 0, 54, 0, 0, 25},  // compare
    {584, -1, -1, -1, -1, 1511, 2190, 3, 3, 3, 0, 0, 54, 0, 0, 25},  // compare
    {918, -1, -1, -1, 1754, 1575, 2193, 0, 1, 2, 1, 32, 8, 0, 0, 26},  // action
    {1755, -1, -1, -1, -1, 1577, 2195, 1, 1, 1, 3, 0, 3, 0, 0, 26},  // Selector
    {1757, -1, -1, -1, -1, 1578, 2196, 2, 1, 1, 0, 0, 3, 0, 0, 26},  // NSStringFromClass
    {1758, -1, -1, -1, -1, 1579, 2197, 3, 1, 1, 0, 0, 3, 0, 0, 26},  // NSSelectorFromString
};

static const int32_t labels[] = {
    131, 232, 233, 132, 234, 235, 237, 238, 241, 238, 242, -1, -1, 245, -1, 245, -1, -1, 245, 247, 238, 247,
    238, -1, 247, 238, 247, 238, 255, -1, -1, -1, -1, 7, -1, 279, 280, 285, 286, 287, 288, -1, 247, 238, -1,
    296, -1, -1, -1, -1, 301, 302, -1, -1, 307, 308, -1, -1, -1, -1, -1, 247, 238, 307, 308, 282, 310, -1,
    328, 329, -1, -1, -1, 367, 368, 369, 370, -1, -1, -1, 255, 301, 302, 301, 302, -1, -1, -1, -1, -1, -1,
    -1, 396, 397, 393, 394, -1, -1, -1, -1, -1, -1, -1, 422, 422, 422, 422, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 423, 424, 423, 424, 423, 424, 423, 424, 423, 424, 423, 424, 423, 424, 423, 424, 423, 424, 423, 424,
    -1, 425, -1, 425, 426, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 397, 296, 255, 397,
    279, 255, 296, 255, 279, 255, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    504, 504, 508, 522, -1, 255, 296, -1, -1, -1, -1, 504, 426, 426, 426, 426, 426, 426, 426, 426, 426, 426,
    426, 426, 531, 532, 531, 532, -1, -1, -1, -1, -1, -1, 255, -1, -1, -1, -1, -1, -1, -1, 425, 545, 546,
    547, 548, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 556, 562, 563, 562, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 577, -1, 579, -1, 581, -1, -1, -1, -1, -1, 87, 87, -1, 508, 87, 87, 87, 508, 9,
    -1, 9, -1, 594, -1, -1, -1, -1, -1, -1, -1, 598, 279, 397, -1, -1, 594, 255, 87, -1, 600, 602, 603, -1,
    379, -1, 379, 604, 397, 296, 602, 603, -1, 379, -1, 379, 604, 397, 296, -1, -1, 600, 606, -1, -1, -1, -1,
    611, -1, 87, 612, 555, -1, -1, -1, -1, 255, 255, 255, -1, 600, -1, 614, -1, 615, 614, 615, 615, 616, -1,
    -1, -1, 612, 555, 600, 635, 508, 594, -1, 508, 594, -1, 600, 647, 600, 648, 600, 647, 648, 606, -1, 650,
    651, 652, 508, -1, 654, -1, 655, 663, -1, -1, 663, -1, 663, 616, -1, 666, -1, -1, -1, -1, 666, -1, -1,
    672, -1, 666, -1, -1, 673, 255, -1, -1, -1, -1, -1, -1, 87, 87, -1, 255, -1, 255, 255, -1, 296, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 508, 508, 508, 508, 594, -1, -1, 594, -1, -1, -1, -1, 695, 696,
    697, 698, -1, 703, 698, 704, 705, 706, 698, 707, 696, 697, 698, 695, 696, 697, 698, 709, 757, 757, 757,
    757, 757, 757, 757, 757, 757, 757, 757, 757, 709, 765, 763, 296, 247, 238, 307, 308, 653, -1, 918, 7, -1,
    918, 919, -1, 918, 7, -1, 918, 919, 7, -1, -1, 7, -1, 924, -1, 7, -1, 924, -1, 7, -1, 924, -1, 7, -1,
    924, -1, 7, -1, 7, 508, -1, -1, 957, -1, 960, -1, 615, 615, 964, -1, 965, -1, 966, -1, 296, -1, 397, -1,
    969, -1, 970, -1, 969, -1, 970, 508, -1, -1, -1, -1, -1, -1, -1, 615, -1, 988, -1, 989, -1, 594, -1, 594,
    -1, 594, 1006, 594, 8, 8, 8, 1021, 8, 1021, -1, -1, -1, 296, -1, 397, -1, -1, 1027, -1, -1, 765, 307,
    308, 307, 308, 307, 308, 1077, -1, 247, 238, -1, 247, 238, 247, 238, -1, -1, -1, 1079, -1, -1, 1079, 247,
    238, 247, 238, 247, 238, 1079, -1, -1, 247, 238, -1, 1094, 918, -1, 1094, 918, -1, 1094, 918, -1, 1094,
    918, -1, 1094, 918, -1, 1094, 918, -1, 1094, 918, -1, 8, -1, 1149, 8, -1, 1151, 8, -1, 8, -1, -1, 8, -1,
    1151, -1, 918, -1, 918, -1, 594, -1, 594, -1, 594, -1, 594, -1, 1159, -1, 1159, -1, 1159, -1, 1159, -1,
    7, -1, 1162, 1165, -1, -1, -1, 8, -1, 8, -1, 7, -1, -1, 7, -1, 7, -1, 397, 296, 1201, 397, 296, 1201,
    1202, 397, 296, 1201, 397, 296, 1201, 1202, 615, 397, 296, 1201, 615, 397, 296, 1201, 280, 615, 255,
    1206, 1201, 615, 615, 1208, 615, 1203, 615, 1208, 1203, 615, 1210, 296, 1201, 816, 816, 816, 816, -1,
    762, -1, 1318, -1, -1, -1, 1319, 1320, 1321, 1322, 1322, 1323, 1324, 1325, 1326, 1323, 615, 615, 1328,
    1329, -1, -1, 615, 1332, 1333, 1332, 1333, 1332, 1333, 1334, 1332, 1333, 1334, 1332, 1335, 1333, 1332,
    1335, 1333, 1332, 1335, 1333, 1334, 1332, 1335, 1333, 1334, 1332, 1335, 1336, 1333, 1332, 1335, 1336,
    1333, 1332, 1335, 1336, 1333, 1334, 1332, 1335, 1336, 1333, 1334, 1332, 1335, 1337, 1338, 1333, 1332,
    1335, 1337, 1338, 1333, 1332, 1335, 1337, 1338, 1336, 1333, 1332, 1335, 1337, 1338, 1336, 1333, 1332,
    1335, 1337, 1338, 1333, 1334, 1332, 1335, 1337, 1338, 1333, 1334, 1332, 1335, 1337, 1338, 1336, 1333,
    1334, 1332, 1335, 1337, 1338, 1336, 1333, 1334, -1, 1333, -1, 1333, -1, 1333, 1334, -1, 1333, 1334, -1,
    1335, 1336, 1333, -1, 1335, 1336, 1333, -1, 1335, 1336, 1333, 1334, -1, 1335, 1336, 1333, 1334, -1, 1335,
    1337, 1338, 1336, 1333, 1334, -1, 1335, 1337, 1338, 1336, 1333, 1334, 1332, 1335, 1333, 1332, 1335, 1333,
    1332, 1335, 1336, 1333, 1332, 1335, 1336, 1333, 1332, 1335, 1333, 1334, 1332, 1335, 1333, 1334, 1332,
    1335, 1336, 1333, 1334, 1332, 1335, 1336, 1333, 1334, -1, 1335, 1336, 1333, 1334, -1, 1335, 1336, 1333,
    1334, 1343, 1344, 1333, 1343, 1344, 1333, -1, 1344, 1333, -1, 1344, 1333, 1332, 1335, 1336, 1333, 1334,
    1332, 1335, 1336, 1333, 1334, 1332, 1335, 1336, 1333, 1332, 1335, 1336, 1333, 1332, 1335, 1333, 1334,
    1332, 1335, 1333, 1334, 1332, 1335, 1333, 1332, 1335, 1333, -1, 1349, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    1365, 756, 756, 1365, -1, 1367, -1, 1367, 1370, -1, 1370, 1367, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 1385, 1385, 1385, 1402, 1414, 1333, 1402, 1414, 1333, 1402, 1414, 1402, 1414, 1402, 1322,
    1333, 1402, 1322, 1333, 1402, 1322, 1402, 1322, 1402, 1319, 1320, 1333, 1402, 1319, 1320, 1333, 1402,
    1319, 1320, 1402, 1319, 1320, 1402, 1415, 1402, 1415, 1417, -1, 615, 1422, 1423, -1, -1, 1425, -1, -1,
    663, 663, 663, 1439, -1, 1439, 1439, -1, 1439, 663, -1, 663, -1, 663, 663, -1, 397, -1, 296, -1, -1, -1,
    -1, 1450, 1451, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, 266, 267, 1460, 1461, 268, 269, 1462, 1463, 1464, 1465, 1466, 1467, 270, 271, 1468, 272, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, 600, -1, 1475, -1, 600, 1475, -1, -1, 600, -1, 1475, -1, 600, 1475, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 508, -1, 8, -1, -1, 508, -1, 8, -1, -1, 1492,
    -1, 1210, -1, 1210, 1492, -1, -1, 1492, -1, 1210, -1, 1210, 1492, -1, -1, 181, 1511, 182, 183, 75, 208,
    1512, 213, 1513, 215, 1514, 216, 1515, 214, 1516, 149, -1, -1, 1524, 1524, -1, -1, -1, -1, -1, -1, -1,
    -1, 265, 265, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1542, 320, 1550, 1027, 1551, 1552, 1553, -1, -1,
    320, 128, -1, 1556, 128, -1, -1, -1, -1, -1, -1, 555, 1176, -1, -1, 1550, 1581, 1582, 128, -1, -1, -1,
    -1, 1550, 1584, 1585, 296, 296, 128, 296, 296, 128, 1589, 1589, 128, 296, 296, -1, -1, 128, -1, -1, 128,
    8, 8, 128, 8, 1581, 1582, 8, 1581, 1582, 128, -1, -1, -1, 128, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 296, 1319,
    1320, 296, 1615, 1616, 296, 1615, 1616, 128, 296, 1618, 296, 1619, 296, 1619, 128, 296, 1319, 1320, 296,
    1618, 1623, 1206, 1624, 1625, 1626, 365, 1206, 1624, 1625, 1626, 365, 1206, 1624, 1625, 1626, 128, 365,
    1206, 1624, 1628, 365, 1206, 1624, 1628, 128, 1629, 1206, 1624, 1625, 1626, 1623, 1206, 1624, 1625, 1626,
    1631, 1632, 1206, 1631, 1632, 1206, 128, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1646, 1646,
    -1, -1, -1, -1, -1, -1, -1, -1, 1646, -1, 128, -1, 1646, 128, -1, -1, -1, -1, -1, 397, 397, 397, 397,
    397, -1, -1, 7, 7, 7, 7, 7, 397, 397, 296, 397, 296, -1, 1685, 508, -1, 8, 8, -1, -1, -1, 1690, -1, -1,
    -1, -1, 508, -1, 594, 1006, 594, 508, -1, 615, 957, 960, -1, 296, -1, 397, -1, 296, -1, 397, -1, -1, 397,
    -1, 296, -1, 615, -1, 663, 663, -1, 635, 508, 594, -1, 615, 964, -1, -1, -1, 614, -1, 1417, 615, 1422,
    1423, 1149, 8, -1, 8, 1165, 663, 663, -1, 663, 1439, 1439, -1, 1439, -1, 1439, 663, -1, 663, 663, 663,
    -1, -1, -1, 242, -1, 245, 255, 279, 280, 285, 286, 287, 288, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1629,
    1206, 1624, 1625, 1626, 1623, 1206, 1624, 1625, 1626, 365, 1206, 1624, 1625, 1626, 365, 1206, 1624, 1625,
    1626, 128, 365, 1206, 1624, 1628, 365, 1206, 1624, 1628, 128, -1, -1, -1, -1, -1, -1, -1, -1, 615, 255,
    1206, 1201, 615, 397, 296, 1201, 280, -1, -1, -1, 247, 238, -1, -1, -1, -1, -1, -1, -1, -1, -1, 296, -1,
    397, -1, 969, -1, 970, -1, 969, -1, 970, -1, 296, -1, 397, -1, 594, 1006, 594, -1, -1, -1
};

static const uint64_t kinds[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 258, 1, 258, 10, 1, 10, 1, 1, 10, 1, 1, 1, 1, 15, 15, 15, 1, 1, 15, 1, 1,
    15, 258, 15, 15, 15, 15, 15, 15, 64609979658, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 20, 10, 258, 13, 1, 258, 11, 17, 17, 17, 17, 17, 1, 1, 10, 10, 10, 15, 10, 10, 10, 10, 10,
    10, 10, 10, 1, 1, 11, 11, 11, 11, 15, 11, 1, 1, 13, 13, 13, 15, 13, 13, 13, 13, 13, 13, 12, 12, 12, 12,
    12, 12, 1, 1, 1, 1, 10, 13, 14, 13, 14, 13, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14,
    14, 14, 14, 14, 14, 1, 1, 1, 1, 52, 52, 52, 14, 52, 14, 1, 1, 14, 1, 1, 14, 14, 14, 14, 14, 14, 14, 10,
    14, 14, 14, 14, 14, 15, 14, 1, 19, 14, 14, 16, 16, 16, 16, 16, 16, 1, 587464962, 587464962, 587464962,
    587464962, 587464962, 587464962, 1, 1, 1, 1, 513, 513, 513, 513, 513, 513, 513, 513, 513, 513, 513, 513,
    513, 513, 513, 513, 513, 513, 513, 513, 513, 513, 513, 513, 513, 513, 513, 513, 513, 1, 1, 4, 1, 1, 1, 1,
    1, 513, 513, 513, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 258, 258, 258, 258, 258,
    258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 25, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 1, 1, 1, 1, 1, 2, 2, 2, 258, 258, 258, 1,
    1, 1, 1, 1, 5, 5, 5, 5, 5, 5, 223405803525, 223405803525, 0, 51, 0, 51, 5, 51, 5, 51, 5, 51, 5, 0, 51, 5,
    51, 5, 51, 5, 1, 5, 0, 5, 0, 5, 5, 5, 5, 1, 5, 1, 0, 5, 0, 1, 5, 1, 1, 5, 0, 5, 4, 5, 51, 1, 1, 5, 0, 5,
    51, 5, 51, 5, 51, 5, 0, 5, 51, 5, 51, 5, 51, 5, 0, 5, 51, 5, 51, 5, 51, 5, 5, 5, 5, 5, 1, 5, 1, 8, 51, 5,
    5, 5, 1, 5, 5, 1, 5, 1, 5, 1, 5, 1, 5, 1, 5, 1, 5, 8, 5, 8, 1541, 5, 51, 5, 51, 5, 51, 5, 5, 5, 1, 5, 1,
    5, 1, 1, 5, 1, 1, 1, 5, 1, 1, 4, 1, 4, 1, 4, 1, 1, 4, 1, 1, 1, 4, 1, 1, 5, 1, 1, 5, 5, 0, 5, 51, 5, 51,
    5, 1, 5, 5, 5, 5, 51, 8, 51, 5, 0, 51, 5, 51, 0, 1, 5, 5, 269876, 269876, 269876, 269876, 5, 51, 5, 51,
    5, 5, 51, 5, 51, 5, 4, 5, 0, 5, 1541, 5, 0, 1, 5, 1541, 1, 5, 1, 5, 5, 5, 5, 5, 3, 4, 4, 4, 4, 4, 13060,
    4, 4, 4, 4, 4, 1, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 1, 4, 4, 4, 4,
    4, 4, 4, 4, 4, 4, 4, 1, 4, 4, 3, 4, 4, 1, 3, 4, 51, 4, 51, 4, 1, 4, 1, 0, 0, 0, 0, 0, 7, 7, 7, 7, 7, 7,
    7, 0, 7, 0, 7, 0, 0, 7, 0, 0, 7, 7, 7, 3, 7, 7, 51, 7, 51, 7, 51, 7, 51, 7, 7, 51, 7, 0, 7, 0, 5, 5, 51,
    5, 51, 395269, 51, 7, 51, 7, 51, 7, 51, 7, 51, 7, 0, 51, 7, 51, 7, 51, 7, 51, 7, 51, 7, 51, 7, 51, 7, 51,
    7, 7, 8, 8, 8, 8, 8, 8, 8, 8, 8, 3, 8, 1, 8, 51, 8, 57204736918792, 223405803525, 6, 6, 6, 6, 1541, 6,
    1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541,
    6, 0, 6, 0, 6, 0, 6, 0, 6, 6, 6, 6, 0, 6, 0, 1, 1, 1, 1, 18, 1, 18, 18, 18, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 4, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 31, 31, 31, 31, 31, 31, 31, 4, 4, 0, 31,
    31, 31, 10, 31, 31, 31, 31, 31, 31, 1, 1, 1, 1, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31,
    31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 29, 31,
    4, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 0, 1075, 4, 31, 0, 1075, 4, 31, 0, 590899, 4, 31,
    0, 590899, 4, 31, 4, 31, 4, 31, 2308, 4, 31, 2308, 4, 31, 0, 4, 31, 0, 4, 31, 0, 4, 31, 0, 4, 31, 0, 4,
    31, 0, 4, 31, 0, 4, 31, 0, 4, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31,
    31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 1, 31, 1, 1, 31, 31, 31, 31, 31, 31, 31, 3594, 2335, 31,
    3594, 2335, 31, 3594, 2335, 31, 3594, 2335, 31, 3594, 2335, 31, 3594, 2335, 31, 31, 32, 32, 32, 31, 32,
    31, 32, 32, 31, 31, 31, 14, 32, 14, 31, 31, 31, 13, 31, 31, 31, 31, 3, 32, 31, 1, 32, 32, 1, 32, 32, 32,
    32, 32, 32, 31, 31, 31, 31, 31, 31, 10, 0, 31, 0, 0, 31, 0, 0, 31, 10, 0, 32, 32, 32, 32, 32, 32, 32, 32,
    32, 32, 0, 31, 14, 3, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32,
    32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 15, 32,
    32, 32, 32, 32, 32, 32, 32, 3594, 2336, 32, 3594, 2336, 32, 10, 32, 10, 1, 4, 4, 4, 49, 1, 1, 49, 1, 49,
    1, 49, 1, 1, 2610, 49, 1, 49, 1, 1, 49, 10, 49, 1, 1, 49, 1, 49, 1, 49, 13, 49, 2, 49, 2, 2610, 49, 1,
    49, 1, 2610, 49, 1, 1, 49, 1, 49, 1, 49, 1, 1, 2610, 49, 15, 49, 52, 49, 49, 49, 49, 49, 50, 50, 1, 1,
    15, 0, 590899, 51, 0, 590899, 51, 0, 590899, 51, 0, 590899, 51, 0, 590899, 51, 0, 590899, 51, 0, 590899,
    51, 35, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 2335, 34,
    2335, 34, 1, 2335, 34, 1, 2335, 34, 2335, 34, 2335, 34, 2335, 34, 2335, 34, 2826, 2335, 34, 2826, 2335,
    34, 0, 590899, 34, 0, 590899, 34, 1541, 0, 34, 1541, 0, 34, 1541, 0, 34, 1541, 0, 34, 1541, 0, 34, 1541,
    0, 34, 1541, 0, 34, 1541, 0, 34, 52, 0, 34, 52, 0, 34, 34, 34, 34, 34, 31, 34, 31, 34, 31, 31, 31, 31,
    52, 2335, 52, 2335, 52, 2335, 52, 2335, 5, 52, 598559, 52, 598559, 52, 598559, 52, 52, 52, 52, 52, 52,
    52, 52, 10, 10, 1, 10, 10, 1, 3, 5, 5, 1, 5, 5, 1, 3, 10, 1, 1, 1, 10, 1, 1, 1, 258, 10, 258, 1, 1, 10,
    10, 1, 10, 1, 10, 1, 1, 10, 1, 5, 1, 40, 1, 1, 1, 1, 1, 42, 42, 1, 1, 1, 1, 10, 10, 41, 1, 1, 11, 1, 1,
    1, 11, 39, 1, 39, 1, 39, 39, 10, 10, 1301274266515931649, 1301274266515931649, 1, 1, 51, 1, 51, 2355, 1,
    1, 51, 1, 1, 51, 2355, 1, 1, 151061800, 51, 1, 1, 151061800, 51, 2355, 1, 1, 1, 1, 51, 1, 1, 1, 1,
    151061800, 51, 1, 1, 1, 1, 51, 2355, 1, 1, 1, 1, 151061800, 51, 2355, 1, 51, 1, 51, 2355, 1, 1,
    151061800, 51, 1, 1, 151061800, 51, 2355, 1, 1, 1, 1, 151061800, 51, 2355, 1, 1, 51, 1, 1, 151061800, 51,
    1, 1, 51, 2355, 1, 1, 151061800, 51, 2355, 1, 1, 151061800, 51, 2355, 1, 1, 51, 1, 1, 51, 1, 1,
    151061800, 51, 2355, 1, 1, 151061800, 51, 1, 1, 51, 2355, 1, 1, 51, 2308, 0, 1, 1, 1, 3, 3, 41, 0,
    602884, 602884, 0, 4, 4, 0, 48, 51, 48, 51, 48, 51, 48, 51, 48, 1, 51, 48, 1, 51, 48, 51, 1, 48, 51, 1,
    1, 1, 1, 1, 1, 51, 3, 2308, 2308, 2308, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38,
    38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 1, 41, 2355, 1, 41, 1, 1, 2355,
    1, 1, 1, 10, 10, 2355, 1, 10, 10, 1, 39, 38, 38, 1, 38, 38, 3, 38, 46, 38, 2343, 1, 38, 51, 38, 51, 1,
    38, 51, 38, 38, 38, 38, 38, 38, 38, 38, 45, 46, 32, 38, 2308, 32, 4, 32, 4, 32, 32, 32, 4, 32, 0, 4, 31,
    4, 31, 0, 4, 32, 4, 32, 0, 4, 38, 0, 4, 38, 4, 32, 32, 32, 32, 1, 2336, 32, 1, 2336, 1, 3, 2343, 2355,
    15, 15, 1, 1, 1, 1, 1, 1, 15, 15, 258, 258, 258, 15, 258, 258, 258, 15, 258, 1, 1, 1, 258, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 15, 15, 15, 15, 15, 15, 15, 15, 0, 0, 4, 0, 4, 0, 4, 4, 0, 0,
    4, 0, 4, 0, 4, 4, 4, 4, 4, 3, 3, 3, 3, 4, 3, 4, 3, 3, 0, 22, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 3, 10, 10, 13, 13, 14, 14, 11, 11, 15, 15, 1, 1, 1,
    1, 1, 3, 10, 13, 14, 11, 15, 4, 4, 4, 4, 4, 1, 4, 1, 4, 8, 4, 1, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 1, 3, 1,
    1, 8, 8, 8, 5, 4, 5, 4, 5, 51, 5, 8, 5, 4, 5, 4, 7, 51, 0, 14, 14, 1, 14, 14, 33, 14, 2319, 14, 2319, 33,
    14, 2319, 14, 2319, 33, 2319, 14, 33, 33, 33, 33, 33, 33, 2309, 1, 1, 33, 51, 33, 33, 14, 1, 1, 2319, 14,
    1, 1, 2319, 14, 66843, 13, 33, 10, 33, 10, 15, 33, 10, 33, 10, 15, 33, 5, 33, 5, 15, 33, 14, 33, 14, 15,
    33, 5, 33, 5, 15, 33, 14, 33, 14, 15, 33, 14, 1, 1, 33, 14, 1, 1, 15, 33, 33, 33, 33, 33, 33, 15, 33, 15,
    33, 33, 33, 33, 33, 33, 2319, 14, 33, 2319, 1, 1, 33, 2319, 1, 1, 33, 2319, 14, 1, 1, 33, 2319, 5, 1, 33,
    2319, 5, 1, 33, 33, 33, 2319, 33, 33, 33, 10, 10, 10, 33, 10, 10, 10, 33, 10, 10, 10, 15, 33, 10, 10, 33,
    10, 10, 33, 10, 10, 15, 33, 10, 1, 258, 258, 3, 33, 10, 1, 258, 258, 3, 33, 10, 1, 258, 258, 3, 15, 33,
    10, 1, 258, 258, 33, 10, 1, 258, 258, 15, 10, 1, 258, 258, 3, 33, 10, 10, 1, 33, 10, 10, 1, 15, 33, 2319,
    1, 1, 1, 1, 1, 33, 2319, 1, 1, 1, 1, 1, 1, 33, 2319, 1, 1, 1, 1, 33, 2319, 1, 1, 1, 258, 258, 0, 33,
    2319, 1, 1, 1, 258, 258, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 2319, 33, 2319, 33, 33, 33, 33,
    2319, 33, 2319, 33, 33, 10, 33, 10, 28, 33, 10, 15, 33, 10, 28, 15, 33, 2319, 10, 3, 32, 32, 32, 32, 32,
    32, 32, 18, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 14, 14, 14, 14, 23, 5, 5, 10, 5, 31, 2335, 15, 15, 15,
    16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 4, 4, 53, 4
};

static const uint8_t types[] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 3, 4, 4, 4, 5, 5, 5, 4, 3, 8,
    8, 8, 2, 10, 11, 13, 14, 17, 19, 18, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 52, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 7, 7,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 29, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 26, 26, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 35, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 21, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 31, 0, 31, 0, 0, 31, 0, 0, 0, 0, 0, 0,
    32, 32, 32, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 50, 0, 0, 0, 0, 0, 49, 15, 34, 0, 34, 34, 34, 34, 34, 34, 36, 35, 36, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 52, 0, 0, 0,
    0, 0, 0, 0, 37, 37, 0, 0, 0, 0, 0, 0, 0, 0, 52, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 40, 40, 40, 40, 41, 41, 42, 45, 46, 43, 44, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 39, 39, 39, 39, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 38, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 38, 0, 38, 38, 38, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 38, 38, 0, 0, 0, 0, 0, 0, 0, 0, 47, 0, 0, 0, 0, 0,
    0, 0, 0, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 33, 33, 33, 33, 33, 18, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 27, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 28, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 23, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4
};

static const int32_t type_names[] = {
    171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 160, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190,
    191, 192, 193, 194, 195, 196, 197, 198, 152, 153, 154, 155, 156, 157, 158, 159, 160, 199, 200, 201, 202,
    203, 204, 205, 206, 207, 208, 209, 210, 211, 212, 213, 214, 215, 216, 149, 217, 218, 219, 220, 221, 222,
    223, 224, 225, 226, 227, 228, 229, 230, 231, 264, 366, 496, 643, 656, 657, 658, 678, 809, 810, 838, 839,
    863, 876, 942, 995, 997, 1000, 1007, 1008, 1009, 1010, 1085, 1091, 1092, 1093, 1095, 1096, 1097, 1098,
    1099, 1100, 864, 1101, 1102, 1103, 1173, 1181, 1182, 1191, 1213, 1214, 1215, 1216, 1217, 1218, 1219,
    1220, 1221, 1222, 1223, 1313, 1314, 1315, 1316, 1360, 1361, 1362, 1384, 1386, 1387, 1388, 1347, 1432,
    1433, 1442, 1451, 1543, 1544, 1545, 1546, 1547, 708, 1548, 1570, 1653, 1664, 1679, 1755, 1756
};

static const struct catalogue_tables tables = {
    bytes, COUNT(bytes) - 1, names, COUNT(names), slots, COUNT(slots), first, COUNT(first),
    links, COUNT(links), entries, COUNT(entries), labels, COUNT(labels), kinds, COUNT(kinds),
    types, COUNT(types), type_names, COUNT(type_names)};

const struct catalogue_tables *_Nonnull catalogue_tables(void) { return &tables; }
