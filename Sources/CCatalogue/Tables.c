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
    "unicodeScalars" "utf8" "utf16" "range" "caseInsensitiveCompare" "ComparisonResult" "orderedAscending"
    "orderedSame" "orderedDescending" "maxSplits" "omittingEmptySubsequences" "padding" "toLength" "withPad"
    "startingAt" "type" "describing" "reflecting" "Dictionary" "NSDictionary" "NSMutableDictionary" "keys"
    "allKeys" "values" "allValues" "forKey" "removeObjectForKey" "removeAllObjects" "uniquingKeysWith"
    "mapValues" "compactMapValues" "merging" "objectForKey" "valueForKey" "uniqueKeysWithValues" "grouping"
    "lowerBound" "upperBound" "overlaps" "clamped" "Set" "formUnion" "formIntersection" "subtracting"
    "subtract" "symmetricDifference" "formSymmetricDifference" "isSubset" "isSuperset" "isStrictSubset"
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
    "stringByAppendingString" "stringValue" "NSMakeRange" "NSMaxRange" "sortedArrayUsingSelector"
    "sortUsingSelector" "sortUsingComparator" "subarrayWithRange" "componentsJoinedByString"
    "enumerateKeysAndObjectsUsingBlock" "NSNull" "objects" "CGMutablePath" "CGPath" "CGMutablePathRef"
    "CGPathRef" "UIBezierPath" "CGColorRef" "CGPathCreateMutable" "roundedRect" "ovalIn" "ovalInRect"
    "cgPath" "CGPathCreateWithRect" "CGPathRelease" "ellipseIn" "CGPathCreateWithEllipseInRect"
    "CGPathAddEllipseInRect" "lineWidth" "flatness" "lineCapStyle" "lineJoinStyle" "setLineDash" "points"
    "pointee" "CGPathElement" "applyWithBlock" "removeAllPoints" "CGPathGetCurrentPoint" "UIRectCorner"
    "topLeft" "UIRectCornerTopLeft" "topRight" "UIRectCornerTopRight" "bottomRight"
    "UIRectCornerBottomRight" "bottomLeft" "UIRectCornerBottomLeft" "allCorners" "UIRectCornerAllCorners"
    "cornerWidth" "cornerHeight" "CGPathCreateWithRoundedRect" "byRoundingCorners" "cornerRadii" "move"
    "addLine" "addLines" "between" "moveToPoint:" "addLineToPoint:" "addRect" "addRects" "addEllipse"
    "addRoundedRect" "addPath" "appendPath:" "apply" "applyTransform:" "closeSubpath" "fill" "stroke"
    "addClip" "closePath" "CGPathAddRect" "CGPathMoveToPoint" "CGPathAddLineToPoint" "CGPathAddRoundedRect"
    "CGPathAddLines" "CGPathAddRects" "CGPathEqualToPath" "CGPathAddPath" "CGPathCloseSubpath" "addCurve"
    "control1" "control2" "addQuadCurve" "controlPoint" "control"
    "addCurveToPoint:controlPoint1:controlPoint2:" "addQuadCurveToPoint:controlPoint:" "addArc" "withCenter"
    "startAngle" "endAngle" "clockwise" "addRelativeArc" "delta" "arcCenter"
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
    {5872, 4208725202}, {5894, 2152366365}, {5910, 3003271613}, {5926, 1882624920}, {5937, 4183891472},
    {5954, 3707850388}, {5963, 2401568500}, {5988, 1057920877}, {5995, 2157316278}, {6003, 3403651144},
    {6010, 4114437246}, {6020, 2887421684}, {6024, 1361572173}, {6034, 1896686403}, {6044, 3273657238},
    {6054, 1266202965}, {6066, 3635588042}, {6085, 2733832836}, {6089, 4182378701}, {6096, 2110798224},
    {6102, 877087803}, {6111, 1970364490}, {6117, 1275339983}, {6135, 350857000}, {6151, 2079739832},
    {6167, 1996921413}, {6176, 2043970711}, {6192, 1393632998}, {6199, 1731736080}, {6211, 4080117376},
    {6222, 1493013840}, {6242, 2398078988}, {6250, 1065574956}, {6260, 2965413338}, {6270, 990401381},
    {6278, 2153800097}, {6285, 4084710509}, {6288, 682729123}, {6297, 1722954222}, {6313, 3827859290},
    {6324, 37271103}, {6332, 1119987041}, {6351, 2161276179}, {6374, 3507573001}, {6382, 2301731235},
    {6392, 1862550028}, {6406, 3213420894}, {6422, 288415389}, {6432, 4033069017}, {6438, 672109684},
    {6446, 3339054942}, {6455, 3080967843}, {6470, 834189487}, {6479, 904369474}, {6482, 1089765596},
    {6487, 18738364}, {6491, 2197550541}, {6496, 1569418667}, {6514, 1419285594}, {6517, 3324446467},
    {6524, 2540844914}, {6533, 936176715}, {6538, 3724674918}, {6541, 3817694041}, {6551, 4121092745},
    {6561, 886071850}, {6573, 2390028659}, {6580, 4182669406}, {6585, 3555021734}, {6590, 1452231588},
    {6600, 665752555}, {6610, 2665914025}, {6618, 1172522883}, {6628, 2411978403}, {6637, 2082024064},
    {6641, 1231115066}, {6650, 244075885}, {6656, 96429129}, {6667, 1558106348}, {6674, 1676028392},
    {6686, 3565214879}, {6692, 1169454059}, {6703, 2276069802}, {6709, 2590900991}, {6720, 403953390},
    {6725, 817772335}, {6735, 3894621598}, {6739, 3130700698}, {6748, 3811712141}, {6757, 2836898780},
    {6771, 744222851}, {6779, 3219325754}, {6792, 455433581}, {6797, 1550717474}, {6807, 4099875093},
    {6816, 2687217115}, {6828, 3317790454}, {6840, 680679420}, {6851, 4074568615}, {6861, 972345196},
    {6871, 2124225882}, {6881, 1707208587}, {6891, 1698171440}, {6903, 1765986002}, {6915, 3099195470},
    {6925, 1325296208}, {6936, 1159889848}, {6946, 3210628243}, {6957, 3799163251}, {6968, 3782385632},
    {6979, 3899828965}, {6990, 3883051346}, {7001, 3866273727}, {7017, 4169345192}, {7042, 3573351892},
    {7047, 4137097213}, {7052, 3523899814}, {7058, 1029089800}, {7069, 1290530634}, {7077, 4203053801},
    {7090, 406972148}, {7094, 2369371622}, {7099, 3008443898}, {7106, 3726277920}, {7116, 1742909879},
    {7127, 581045492}, {7137, 877317237}, {7150, 1513289445}, {7174, 2694946607}, {7196, 3902926015},
    {7199, 2516003219}, {7214, 3083183824}, {7218, 3185987134}, {7227, 3141474305}, {7240, 1010012291},
    {7244, 659427984}, {7255, 3254824265}, {7263, 1438951982}, {7272, 571377267}, {7290, 143865419},
    {7308, 445834375}, {7322, 4201716739}, {7335, 2082798958}, {7339, 3883353449}, {7362, 1252969316},
    {7379, 611349806}, {7401, 3939761393}, {7425, 1880591026}, {7451, 1052979093}, {7467, 1315057949},
    {7480, 3198073272}, {7505, 1888717571}, {7518, 1499172353}, {7532, 1151719106}, {7550, 1297838153},
    {7561, 1291853992}, {7573, 3864824124}, {7586, 284302454}, {7604, 2291378338}, {7626, 2024043478},
    {7641, 3416336049}, {7652, 3326301860}, {7663, 2097883034}, {7681, 2658088632}, {7691, 4116806241},
    {7703, 2750625341}, {7720, 2805121617}, {7729, 2636563400}, {7745, 1088403524}, {7773, 1326471550},
    {7779, 3867909202}, {7808, 2053519890}, {7842, 24686317}, {7846, 43254447}, {7878, 3633974900},
    {7886, 1715765854}, {7902, 3488110948}, {7908, 1226705564}, {7918, 1144915353}, {7936, 1085962434},
    {7942, 542584942}, {7960, 1880354216}, {7969, 2126046479}, {7990, 3409685817}, {8000, 2322214854},
    {8022, 715012316}, {8027, 667630371}, {8044, 4011681569}, {8059, 2477794221}, {8074, 2826459802},
    {8081, 863636682}, {8111, 3312035873}, {8139, 2374822095}, {8155, 1117036282}, {8171, 2727146260},
    {8183, 2338438971}, {8191, 894604266}, {8209, 239266950}, {8225, 3440848049}, {8243, 1563451997},
    {8279, 1300855194}, {8297, 2649340029}, {8310, 3157132282}, {8341, 1994390723}, {8354, 3295732442},
    {8373, 3217941162}, {8410, 2638373311}, {8429, 729836362}, {8446, 1103965319}, {8481, 3909734774},
    {8498, 3422384807}, {8512, 1562399317}, {8544, 3535094014}, {8558, 2862813109}, {8578, 70193435},
    {8616, 3331707904}, {8636, 167527483}, {8640, 810547195}, {8662, 3377910156}, {8678, 2815096657},
    {8719, 3232227944}, {8738, 2636711499}, {8752, 2461495057}, {8757, 502047894}, {8777, 2942666046},
    {8783, 1490954098}, {8794, 1092012710}, {8819, 38792922}, {8830, 2899252294}, {8838, 871591685},
    {8860, 1041997713}, {8868, 3217987877}, {8876, 1309284212}, {8898, 2823090016}, {8906, 4012061332},
    {8921, 4204111253}, {8926, 3492500287}, {8935, 773059133}, {8958, 2759092874}, {8967, 481727645},
    {8981, 2303844654}, {9009, 1323066019}, {9023, 590774350}, {9032, 421821156}, {9055, 696240407},
    {9064, 1453714756}, {9079, 466020238}, {9108, 4077855673}, {9123, 1744839726}, {9139, 1408722253},
    {9169, 876245160}, {9185, 452810861}, {9198, 1260603725}, {9225, 968316954}, {9238, 859371885},
    {9252, 1658883364}, {9280, 3531153185}, {9294, 486221508}, {9305, 4064395570}, {9330, 2257273533},
    {9341, 3217031314}, {9353, 1898701486}, {9379, 692253475}, {9391, 2618608526}, {9405, 889051197},
    {9433, 1439665068}, {9447, 3703752221}, {9462, 158609817}, {9491, 3199826274}, {9506, 3872230201},
    {9519, 592993401}, {9546, 2782426318}, {9559, 1648296985}, {9581, 2036964556}, {9617, 1478369021},
    {9639, 2072579308}, {9648, 588027325}, {9654, 3294899967}, {9670, 2406610228}, {9682, 1136770368},
    {9693, 1099727666}, {9720, 3943336079}, {9728, 3373088083}, {9736, 1118385669}, {9749, 1252830802},
    {9757, 1310484760}, {9775, 4211107556}, {9793, 4235327583}, {9812, 1911957762}, {9824, 2274977100},
    {9834, 1894102977}, {9851, 1868420705}, {9866, 1229760322}, {9881, 401251929}, {9890, 4136070254},
    {9900, 141711844}, {9913, 1877099350}, {9923, 4224630636}, {9949, 2956264019}, {9973, 3731343133},
    {9984, 1490880043}, {9999, 651349070}, {10018, 3553571131}, {10039, 798050051}, {10059, 1738029828},
    {10068, 830772382}, {10092, 975665791}, {10099, 3753552150}, {10121, 1268347563}, {10130, 2675976173},
    {10138, 2255101473}, {10149, 938963840}, {10161, 1325536902}, {10171, 66138439}, {10190, 2650151654},
    {10202, 1362571274}, {10209, 2674091075}, {10226, 4180264212}, {10237, 2220611910}, {10243, 3628923247},
    {10262, 2290191893}, {10275, 524486259}, {10290, 536057419}, {10303, 2266436945}, {10315, 2660165913},
    {10327, 2510371521}, {10334, 1647949432}, {10345, 2499925078}, {10351, 1061329053}, {10359, 2186648520},
    {10371, 3685987662}, {10385, 1203193122}, {10399, 3305235377}, {10414, 3408062813}, {10436, 598285973},
    {10447, 2107277412}, {10462, 1771288722}, {10476, 1024755039}, {10496, 2323362532}, {10516, 295121441},
    {10528, 3240065181}, {10537, 3923523740}, {10557, 140741692}, {10587, 687274249}, {10597, 1680403306},
    {10608, 186774928}, {10622, 2185261687}, {10627, 2753641482}, {10632, 2454962418}, {10649, 958887293},
    {10667, 3594902096}, {10675, 2175633178}, {10692, 775974691}, {10699, 4056008598}, {10713, 32195591},
    {10720, 3647323098}, {10736, 3198753898}, {10747, 2621687777}, {10771, 56185609}, {10779, 3091067239},
    {10783, 3935363592}, {10793, 3073585980}, {10800, 1867556362}, {10813, 2589014835}, {10829, 3891896413},
    {10835, 4148812653}, {10842, 1700657266}, {10854, 1106246455}, {10869, 754571866}, {10880, 1038506759},
    {10886, 4176775601}, {10895, 2830785103}, {10905, 1731433239}, {10913, 855408348}, {10921, 2834400513},
    {10936, 3963693047}, {10945, 3544094494}, {10951, 4009327117}, {10967, 492923249}, {10980, 1423062726},
    {10998, 161915485}, {11041, 2642763852}, {11054, 1214513038}, {11071, 1445723454}, {11080, 2844467682},
    {11087, 3334659430}, {11099, 3572701046}, {11110, 555663897}, {11121, 3123020006}, {11134, 3005567066},
    {11146, 2400366623}, {11158, 2266193630}, {11168, 3448933658}, {11181, 3786999131}, {11189, 2370703267},
    {11201, 1489487637}, {11216, 2552112075}, {11234, 2857694466}, {11247, 2048902997}, {11262, 1468503355},
    {11281, 376585884}, {11293, 1938712828}, {11315, 3810570069}, {11334, 1375206950}, {11356, 1648973383},
    {11375, 1187236458}, {11397, 1447170883}, {11416, 2183746320}, {11438, 4241624385}, {11445, 3048556132},
    {11464, 3744775116}, {11482, 3621218635}, {11499, 3611392321}, {11510, 3412690475}, {11523, 2109961146},
    {11549, 2124853820}, {11571, 4061796954}, {11578, 4173553157}, {11586, 2053962742}, {11596, 503535429},
    {11607, 1836668495}, {11616, 721310682}, {11631, 1006735486}, {11643, 325084441}, {11648, 2961925722},
    {11658, 497438945}, {11667, 1787797455}, {11678, 1849888827}, {11698, 3825011241}, {11707, 385702446},
    {11713, 2166834857}, {11720, 3055437297}, {11727, 601507180}, {11743, 2970916523}, {11747, 1041509726},
    {11752, 1494001562}, {11761, 2984076638}, {11775, 737459482}, {11781, 1122880180}, {11792, 1945272936},
    {11807, 2380932862}, {11815, 2548392784}, {11826, 3688764708}, {11836, 1901756438}, {11845, 906872895},
    {11856, 1648836552}, {11863, 1359877577}, {11871, 521485205}, {11884, 252720416}, {11898, 1264131298},
    {11902, 1582017048}, {11921, 422274124}, {11940, 3020961236}, {11946, 845187144}, {11968, 1120609123},
    {11992, 3704248662}, {12019, 1361184210}, {12041, 254023945}, {12069, 3600137057}, {12093, 2682444316},
    {12102, 1644100618}, {12126, 1592819465}, {12159, 895660813}, {12167, 335426986}, {12192, 1264318259},
    {12224, 1168386582}, {12232, 1663862986}, {12237, 1746993862}, {12266, 1903257066}, {12271, 974882150},
    {12278, 1177151643}, {12309, 165292311}, {12316, 2311397435}, {12321, 439402299}, {12350, 1552997231},
    {12355, 3962257883}, {12364, 2220750876}, {12397, 2007447656}, {12406, 2787838396}, {12412, 3769421748},
    {12442, 4173954024}, {12448, 1434043348}, {12458, 1426660429}, {12492, 737025121}, {12526, 1466689035},
    {12564, 4098563933}, {12569, 513712005}, {12606, 229043912}, {12610, 2457286800}, {12645, 3584307048},
    {12647, 1123244352}, {12684, 1329338781}, {12688, 2761510965}, {12695, 49525662}, {12715, 539821669},
    {12733, 3772220557}, {12751, 4185830300}, {12766, 3171290880}, {12788, 832521766}, {12810, 1461782644},
    {12830, 691540578}, {12853, 1404144425}, {12873, 522796658}, {12890, 1376505559}, {12899, 3748513642},
    {12907, 846470194}, {12915, 200649126}, {12929, 3431639220}, {12936, 4292335199}, {12951, 907121470},
    {12957, 2240342303}, {12974, 2969811462}, {12988, 167268160}, {13002, 1833803298}, {13014, 2457918009},
    {13026, 4071123319}, {13038, 1834047080}, {13054, 3367860727}, {13063, 3718375587}, {13069, 2118064195},
    {13080, 493169962}, {13088, 2713721240}, {13093, 1695364032}, {13100, 4030051588}, {13106, 1400182552},
    {13136, 455416660}, {13156, 2271268225}, {13179, 2613973034}, {13197, 392604227}, {13219, 3754606837},
    {13239, 2833158821}, {13255, 3350374178}, {13262, 534084754}, {13276, 2867322350}, {13298, 2116308131},
    {13303, 3649057272}, {13311, 3845453865}, {13320, 2994984227}, {13336, 664899839}, {13358, 1989677117},
    {13363, 2918522264}, {13375, 3420926329}, {13388, 3178453163}, {13405, 3149605050}, {13410, 2920394832},
    {13427, 1523943668}, {13437, 862917743}, {13459, 4234031555}, {13476, 1719771455}, {13497, 2399213176},
    {13504, 4287151977}, {13514, 450801067}, {13521, 1669872668}, {13535, 4013487222}, {13562, 2679495900},
    {13578, 856694529}, {13602, 2681939195}, {13618, 3153218578}, {13642, 2240063300}, {13646, 3096186179},
    {13651, 741716276}, {13656, 2329068957}, {13663, 2921198141}, {13668, 1055615879}, {13673, 3285122304},
    {13679, 230313139}, {13682, 2868333218}, {13686, 4098541315}, {13691, 33356212}, {13698, 1723256298},
    {13702, 4140259964}, {13708, 107912219}, {13730, 4121566434}, {13760, 3855721002}, {13776, 2216232237},
    {13800, 2255928953}, {13820, 159080631}, {13834, 3689248828}, {13859, 836430118}, {13879, 2287125059},
    {13902, 1038585177}, {13923, 3367347455}, {13949, 4230039153}, {13963, 609216699}, {13998, 1501614459},
    {14009, 1529288929}, {14041, 2719113377}, {14053, 2275796322}, {14086, 1812401954}, {14097, 2408338453},
    {14129, 2855832277}, {14156, 1459817706}, {14167, 2392518824}, {14199, 518942568}, {14220, 3663533692},
    {14262, 2192755772}, {14287, 177875273}, {14333, 891907593}, {14355, 1945812840}, {14398, 1417411880},
    {14422, 2154355281}, {14467, 3467076881}, {14487, 317429627}, {14528, 771452987}, {14563, 181460511},
    {14583, 456257992}, {14624, 2485130632}, {14647, 317835491}, {14691, 3496877987}, {14712, 1103010248},
    {14762, 3557956176}, {14785, 4255026978}, {14837, 3877521898}, {14851, 4267328027}, {14862, 3365817217},
    {14874, 1019517826}, {14885, 4255312501}, {14891, 107113802}, {14902, 339302984}, {14923, 571385436},
    {14948, 701971049}, {14970, 3844547848}, {14994, 2993703921}, {15014, 856100507}, {15028, 523418047},
    {15049, 1199509864}, {15058, 71184232}, {15087, 3633864562}, {15093, 3626350180}, {15119, 227242734},
    {15126, 3686895409}, {15153, 23593359}, {15159, 3490026688}, {15185, 2245546586}, {15194, 63500808},
    {15200, 3324008260}, {15207, 2639082641}, {15213, 4241250784}, {15241, 1005534689}, {15269, 433529277},
    {15298, 1104277830}, {15311, 1738166450}, {15346, 4196810825}, {15375, 1042290725}, {15382, 1073217499},
    {15400, 2059328792}, {15408, 1536564555}, {15427, 2064776214}, {15436, 1856753941}, {15456, 1308833490},
    {15460, 3934383778}, {15475, 2480094667}, {15483, 4009865048}, {15511, 365080250}, {15517, 3648362799},
    {15543, 980454765}, {15550, 1860367182}, {15577, 3669799736}, {15580, 1787721130}, {15606, 447103454},
    {15611, 1697318111}, {15639, 2673357851}, {15669, 2937116726}, {15687, 3523238589}, {15695, 1863269210},
    {15715, 2099371351}, {15720, 4096559242}, {15737, 2182794837}, {15744, 667710333}, {15747, 718098122},
    {15750, 682728183}, {15768, 3802467407}, {15789, 3657180965}, {15812, 1665393361}, {15836, 1052733624},
    {15845, 184912774}, {15861, 4089387070}, {15874, 2352568569}, {15887, 1245245715}, {15900, 1262023334},
    {15914, 3270702940}, {15926, 2739892052}, {15941, 2480001844}, {15945, 3749132497}, {15954, 1230999982},
    {15961, 3143743637}, {15967, 351428278}, {15984, 2428146278}, {15999, 2992948263}, {16010, 2349028720},
    {16017, 3885786800}, {16029, 1736514697}, {16039, 3474322026}, {16049, 60432295}, {16054, 1322381784},
    {16061, 4012403877}, {16083, 989471740}, {16104, 452908417}, {16123, 423327896}, {16139, 2453966149},
    {16167, 1731566697}, {16178, 2587032280}, {16199, 2963724706}, {16215, 712913813}, {16247, 2778836517},
    {16270, 1613655628}, {16292, 655649118}, {16307, 2173728365}, {16314, 2357661820}, {16330, 409169195},
    {16350, 3491459423}, {16367, 1226170970}, {16390, 3404475955}, {16420, 1624986452}, {16454, 3623300279},
    {16471, 3034534074}, {16491, 575711980}, {16510, 671086880}, {16537, 387145109}, {16550, 1032586458},
    {16562, 266241602}, {16582, 3402924327}, {16592, 1269553309}, {16598, 503252654}, {16601, 4160314702},
    {16605, 159043482}, {16612, 2686336408}, {16617, 2717370895}, {16627, 1132587367}, {16635, 1195117749},
    {16649, 1879021152}, {16663, 581463510}, {16686, 2140377464}, {16698, 1275514075}, {16710, 2387979536},
    {16721, 3884420844}, {16738, 1646387302}, {16750, 308670472}, {16763, 3934596143}, {16776, 2845511965},
    {16799, 4013472960}, {16819, 207861097}, {16839, 3570842623}, {16855, 2974165697}, {16862, 1232628331},
    {16879, 889198334}, {16898, 3364533173}, {16914, 2007207608}, {16923, 3255160570}, {16930, 2953807453},
    {16937, 709349229}, {16941, 2223459638}, {16949, 2600881466}, {16964, 2804841900}, {16979, 2904109309},
    {16991, 46347960}, {16999, 111583397}, {17009, 249290197}, {17019, 1264874778}, {17031, 2552651146},
    {17045, 3277309783}, {17053, 799079693}, {17058, 2072037248}, {17067, 1839346743}, {17077, 2980706495},
    {17088, 3765738945}, {17102, 1478303606}, {17114, 1491675329}, {17122, 2435397115}, {17143, 1647672292},
    {17162, 1635008148}, {17177, 1487095968}, {17193, 3124627733}, {17198, 2570585620}, {17214, 366187551},
    {17228, 2318987703}, {17238, 1761128012}, {17252, 185295765}, {17265, 3838690653}, {17280, 1263600608},
    {17297, 2027855346}, {17317, 3216563907}, {17331, 1058098686}, {17344, 467864515}, {17355, 3932876427},
    {17368, 2706824106}, {17377, 1016188828}, {17393, 957769824}, {17403, 1005022371}, {17417, 2696340427},
    {17435, 1092596157}, {17446, 1283833217}, {17465, 1606336818}, {17468, 993596020}, {17483, 2693457989},
    {17492, 3779456605}, {17511, 415476443}, {17524, 1262823941}, {17534, 1622115944}, {17542, 1499161504},
    {17553, 2973219889}, {17566, 2597275607}, {17571, 1748273790}, {17577, 860606716}, {17582, 3002334877},
    {17599, 2034172196}, {17625, 3305562105}, {17643, 3707972394}, {17650, 3647859367}, {17663, 3236366608},
    {17676, 1824874128}, {17697, 2788634194}, {17719, 1466132464}, {17747, 3529599493}, {17779, 2079469443},
    {17801, 738891302}, {17819, 3197889394}, {17838, 2360350959}, {17863, 3813530536}, {17866, 488247560},
    {17869, 605690893}, {17872, 622615607}, {17875, 572282750}, {17878, 2334079840}, {17881, 2384412697},
    {17884, 2367635078}, {17887, 2417967935}, {17890, 2502003125}, {17909, 3649363768}, {17928, 3444963044},
    {17959, 2273024933}, {17982, 4264915354}, {18003, 3077942367}, {18032, 590894855}, {18042, 1618037728},
    {18052, 1850454287}, {18062, 3957551837}, {18081, 4284171251}, {18097, 3891447831}, {18103, 2774883451},
    {18115, 3483418915}, {18132, 668816343}, {18140, 2931048700}, {18149, 2388452721}, {18157, 4258353177},
    {18160, 1141775739}, {18166, 4126724647}, {18176, 2859901778}, {18180, 3250964130}, {18188, 1360419304},
    {18192, 3001705435}, {18198, 2071016015}, {18203, 4246411473}, {18207, 2944866961}, {18210, 418647609},
    {18213, 2471879920}, {18215, 1105628090}, {18219, 963632676}, {18222, 1882099852}, {18231, 2097992392},
    {18239, 4171284318}, {18247, 2265671865}, {18254, 2076987736}, {18265, 3694939264}, {18272, 2984259090},
    {18279, 306596620}, {18287, 1011505953}, {18291, 1692432290}, {18298, 1616530830}, {18309, 2662881380},
    {18316, 3218261061}, {18323, 2261369287}, {18329, 912855974}, {18335, 3374781713}, {18343, 2293478956},
    {18360, 1149880784}, {18369, 953119650}, {18381, 1491100860}, {18392, 417924775}, {18403, 3895649598},
    {18416, 2700906213}, {18438, 2989913377}, {18444, 3882857642}, {18450, 3114108242}, {18466, 2841934487},
    {18484, 1193001972}, {18502, 88035829}, {18518, 1181740251}, {18531, 3068295830}, {18554, 2650861306},
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
    -1, -1, -1, 839, 224, 888, 1529, -1, 221, -1, 377, -1, -1, 182, 1621, 887, -1, -1, 1142, 142, 1560, 1635,
    1680, -1, -1, 346, -1, -1, -1, -1, -1, -1, 1144, -1, -1, -1, 1029, 1179, 1225, -1, 441, -1, -1, 922, -1,
    -1, 1677, -1, -1, 212, -1, 907, 1286, -1, -1, -1, 1203, 308, 698, -1, -1, -1, -1, 52, 128, 744, -1, -1,
    1665, -1, -1, -1, -1, 414, 233, 1692, -1, -1, 566, -1, 576, -1, -1, 100, -1, -1, 1740, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 742, 271, 1399, 1583, 276, -1, -1, 914, -1, 1567, -1, -1, 1594, -1, 192, -1, -1,
    1353, -1, -1, -1, 718, -1, -1, 1192, 1279, -1, -1, 1339, -1, -1, -1, -1, 1404, 1586, 1644, -1, -1, 109,
    1211, 432, 1681, -1, 1319, -1, -1, 5, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 641,
    -1, 1647, -1, -1, 806, 172, 759, -1, 1118, 1737, -1, 1691, -1, 1650, -1, 1548, -1, -1, -1, -1, -1, -1,
    -1, 1300, -1, 1584, -1, -1, 281, 929, -1, 877, -1, 822, -1, 1097, 1517, 669, -1, 1213, -1, -1, -1, -1,
    538, 270, 1011, 457, -1, -1, 1500, -1, 1308, -1, -1, -1, -1, -1, -1, -1, -1, 396, -1, 467, 628, -1, -1,
    683, 671, 928, 1027, 1550, 1580, 1707, -1, -1, 1176, -1, -1, 1330, -1, -1, -1, -1, -1, 118, 464, 226,
    468, 1033, 903, 1055, -1, -1, -1, -1, 1658, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 956, -1, -1, 439, -1,
    981, 608, 1022, -1, -1, 214, 765, 1441, -1, -1, -1, -1, -1, 1001, -1, 351, -1, -1, -1, -1, 138, 715, -1,
    -1, -1, -1, -1, -1, -1, 1449, -1, -1, 62, 1258, -1, -1, -1, 131, 696, -1, -1, 998, -1, 1595, -1, -1, -1,
    -1, 331, 36, 1738, -1, -1, -1, 812, -1, 1757, -1, 381, 1554, -1, -1, 1523, 504, 1645, 629, 211, 461, 484,
    1111, 692, -1, 204, -1, 655, -1, 1294, -1, -1, 1107, -1, 936, 677, 1138, 1018, 534, 268, -1, -1, -1,
    1025, 1352, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1076, 1475, -1, 1558, -1, -1, 845, -1, -1, 463,
    630, -1, -1, 967, 1106, -1, -1, 1535, 643, 288, 1725, -1, 935, 1685, 340, 1259, 430, 1459, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, 1601, -1, -1, -1, 328, 345, 112, 359, 215, 466, 516, 779, 782, 904, 1149,
    1039, 1730, -1, -1, -1, -1, -1, 1423, -1, 158, 305, 496, -1, 517, -1, 136, 1376, 291, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 906, -1, -1, -1, -1, -1, -1, -1, -1, 490, -1, -1, -1, -1, -1, 139, 179, 580, -1, -1, -1,
    807, -1, -1, -1, -1, -1, -1, -1, 335, 1377, -1, -1, 1542, -1, 259, -1, 943, -1, -1, -1, -1, 625, 960,
    1166, 731, 802, -1, -1, -1, 717, 213, 1402, -1, -1, -1, -1, 1389, -1, -1, 1342, 1668, -1, -1, -1, 287,
    -1, -1, -1, 383, 968, 1257, 1152, -1, -1, -1, -1, 790, 1281, -1, 616, 511, -1, 505, -1, -1, -1, 367, -1,
    -1, -1, 1585, -1, 115, 412, -1, -1, -1, -1, 972, -1, 1381, -1, -1, -1, 749, 661, -1, -1, 1552, 545, -1,
    -1, -1, -1, 940, 1260, -1, 1453, 1518, 1615, -1, 501, 1178, 1218, 1261, -1, -1, -1, -1, 366, 1443, -1,
    -1, 1403, 1184, 284, 682, 1116, -1, 1384, 1749, -1, -1, 1105, 117, 239, -1, -1, 1497, -1, -1, -1, -1, -1,
    -1, 880, -1, 957, 427, 498, -1, -1, -1, 599, -1, -1, -1, 95, 780, 422, -1, -1, -1, 37, 1252, -1, -1,
    1042, -1, 1226, -1, -1, 772, -1, 94, 769, 19, 1657, 1610, 1109, -1, -1, 502, 842, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 605, 563, 1217, -1, -1, 1084, -1, -1, -1, 269, 548, 801, -1, 1388, -1, -1, 891, 1085, -1,
    1431, 515, -1, -1, -1, -1, 1244, -1, -1, 294, -1, 1188, 503, 716, 1235, 199, 1382, 1474, 1128, 1322, 261,
    1593, 1366, 1753, -1, -1, -1, -1, -1, -1, 460, -1, 321, 1236, -1, 1008, -1, -1, -1, 1371, -1, -1, -1, -1,
    -1, -1, -1, 1046, 1572, -1, 1074, 98, 120, -1, -1, 530, -1, 92, -1, -1, 390, 1355, -1, 1282, 1221, 1494,
    1696, 1103, -1, -1, 1233, -1, -1, -1, -1, -1, 272, 833, 1026, 952, 1337, -1, 1177, -1, -1, 1531, -1, -1,
    -1, -1, -1, 206, 619, 190, 654, 1468, 191, 1699, -1, -1, -1, -1, -1, 482, -1, -1, -1, 1326, -1, 1329, -1,
    -1, -1, -1, 1172, 1734, -1, 1638, -1, 1660, -1, -1, -1, 860, -1, -1, 356, -1, -1, 862, -1, -1, 568, 685,
    0, 613, -1, 478, -1, -1, -1, -1, -1, -1, -1, -1, 1174, -1, -1, 41, 986, -1, 1397, -1, 1168, -1, 9, 1598,
    -1, -1, 1464, 68, -1, -1, -1, -1, 334, -1, 582, -1, -1, 1751, -1, 639, 380, -1, 1639, 925, 764, 1356,
    1447, -1, -1, 1568, -1, 1273, -1, -1, 312, -1, 20, 279, 713, 851, 1709, 230, 275, 878, 637, 1040, 1687,
    -1, -1, 909, 1713, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1701, -1, -1, 1721, 394, 1432, 344, -1,
    1579, 480, -1, -1, -1, 1333, -1, 882, -1, -1, -1, -1, -1, -1, 493, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 341, 398, 918, 994, 872, 905, -1, 1010, -1, 24, 1551, 1727, 843, 633, -1, 11, 79, 1020,
    1114, 1360, 1508, 58, 512, 1196, 146, 1543, 1588, -1, -1, -1, 686, 1574, -1, -1, 217, 1597, -1, -1, -1,
    251, -1, -1, -1, -1, -1, 379, -1, -1, 703, 987, 1400, -1, 834, -1, -1, 1065, -1, -1, 1424, -1, -1, -1,
    1160, -1, -1, -1, 163, 122, -1, -1, -1, 286, -1, -1, 362, 56, -1, 69, 1395, -1, -1, -1, -1, 1, 645, 1038,
    1469, 39, 134, 1566, -1, 232, -1, -1, -1, -1, 209, 348, 531, 966, 1284, 1435, 743, 1754, -1, -1, -1, -1,
    -1, -1, 910, -1, -1, -1, 208, 995, -1, -1, -1, 542, -1, -1, 395, -1, -1, 1253, 1131, -1, -1, -1, 1086,
    572, 1378, -1, -1, 1587, -1, -1, -1, -1, 890, 195, -1, -1, -1, -1, 353, 946, -1, -1, 1393, 1462, -1, 168,
    -1, 1161, -1, -1, -1, 993, 1642, 705, -1, 220, -1, -1, 667, 989, 1756, -1, -1, -1, -1, 1590, -1, -1, -1,
    -1, -1, 990, 1315, 1614, -1, 106, -1, 1239, -1, -1, -1, -1, -1, -1, -1, -1, 1415, 1285, -1, -1, 40, 454,
    -1, 691, 710, -1, -1, -1, 1632, 342, -1, -1, -1, -1, -1, -1, -1, 245, -1, -1, -1, -1, -1, -1, -1, -1,
    1075, -1, -1, 562, 792, 1228, 1716, -1, 1433, 229, 1695, -1, 1170, 1363, 1605, 540, 1301, -1, -1, -1,
    647, 89, 1324, 1742, -1, -1, -1, 1643, 137, -1, -1, 499, -1, -1, -1, -1, -1, -1, -1, -1, -1, 672, -1,
    1030, 1493, 1684, 560, -1, -1, -1, -1, 662, 828, 684, 1467, 1155, 1662, -1, -1, -1, -1, -1, -1, -1, -1,
    255, 1379, -1, -1, -1, 1112, -1, -1, 105, 1274, 830, -1, -1, -1, -1, -1, -1, -1, -1, 1375, 1321, -1, -1,
    -1, -1, -1, 1314, -1, -1, 768, -1, 447, 189, 1016, 1050, -1, 1072, 487, 624, -1, -1, -1, -1, -1, -1, -1,
    -1, 1735, -1, -1, -1, -1, -1, 1505, -1, -1, 2, -1, -1, -1, -1, -1, -1, -1, -1, 143, -1, -1, -1, -1, -1,
    -1, -1, 1139, -1, -1, -1, -1, 307, -1, -1, 1511, -1, 174, -1, 1140, -1, -1, 108, 1478, -1, -1, -1, 927,
    -1, 1137, -1, -1, -1, 193, 784, -1, 1490, -1, -1, -1, -1, -1, -1, -1, 101, -1, -1, -1, -1, -1, -1, 84,
    -1, -1, 119, 313, -1, -1, 1036, 1295, -1, 1421, -1, 1306, -1, -1, -1, -1, -1, -1, -1, -1, 1349, -1, 28,
    597, -1, 1472, -1, 150, -1, -1, -1, -1, -1, -1, 1521, -1, 107, 852, 1745, -1, -1, 507, 1320, 1540, -1,
    1346, 1487, -1, -1, -1, -1, -1, 77, -1, 1165, -1, -1, -1, -1, -1, 676, 32, -1, -1, -1, -1, 537, 1519, -1,
    -1, -1, -1, -1, -1, 114, 1077, 444, 798, 180, 551, 1129, 554, 1419, 181, 1081, -1, -1, -1, -1, -1, -1,
    854, 1223, 750, -1, -1, 950, 640, 1276, 1702, -1, 535, 722, 1495, 1599, -1, -1, 60, 273, 491, 889, 167,
    1052, 322, 1569, 513, 600, 1746, -1, -1, 30, 758, 900, -1, -1, -1, -1, -1, 456, -1, 1000, -1, -1, -1,
    1089, -1, -1, -1, -1, -1, 621, 1417, 323, 72, -1, -1, -1, -1, -1, 419, -1, -1, -1, 528, 673, 1625, -1,
    -1, -1, 728, 1101, -1, 934, -1, -1, -1, 1241, 1545, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1120, -1, -1, -1,
    -1, -1, 355, -1, 774, -1, 1448, 533, -1, -1, -1, -1, -1, -1, -1, -1, 1007, -1, -1, 156, -1, -1, -1, -1,
    -1, 635, 1338, -1, 932, -1, -1, 836, 83, 1463, 1031, 248, 1492, 980, 1577, -1, -1, 1304, 970, -1, 1093,
    116, -1, -1, 631, -1, -1, -1, -1, 725, 884, -1, 1063, -1, -1, 1035, 522, -1, -1, 1729, -1, 1270, 1758,
    347, -1, -1, -1, -1, 1141, 919, -1, -1, -1, -1, -1, -1, -1, 1034, 1136, 1299, 1325, 1391, -1, 1458, -1,
    -1, -1, 420, 1100, 1592, -1, -1, 135, 688, 1652, 1205, -1, 727, -1, -1, 1623, -1, -1, -1, -1, -1, -1,
    586, -1, 1124, -1, -1, -1, 949, 369, -1, -1, -1, -1, 1525, -1, 132, 1445, -1, -1, -1, -1, 197, 1182, -1,
    -1, -1, -1, 164, 581, 762, 1135, -1, -1, -1, -1, -1, 399, -1, -1, 634, 1538, -1, -1, -1, 443, -1, -1, -1,
    -1, -1, -1, 1092, 113, -1, -1, -1, -1, -1, 1222, -1, 450, -1, 1037, -1, -1, 760, -1, 840, -1, -1, 911,
    1619, -1, 944, 955, -1, -1, -1, -1, 431, -1, -1, 73, 729, 1503, 1481, 1546, 1556, 818, -1, -1, 1183, 873,
    -1, 711, 1719, -1, 699, -1, 1428, 1504, 653, -1, -1, 1565, -1, -1, -1, -1, 726, -1, -1, 6, -1, 153, 867,
    -1, -1, -1, -1, -1, -1, 1688, -1, 739, -1, 1708, 992, -1, -1, 588, 1359, -1, -1, -1, -1, 1078, 506, 1053,
    145, -1, -1, -1, -1, 238, -1, -1, -1, -1, -1, -1, -1, 1591, 1096, 1648, 988, -1, -1, -1, -1, 594, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, 1110, -1, 681, 585, 489, -1, -1, -1, -1, 304, -1, 1733, 1268, 1307,
    1741, 350, 1557, -1, 26, 1452, 133, -1, -1, -1, 252, -1, -1, -1, 18, -1, 361, 1119, -1, 1002, -1, -1,
    1230, -1, -1, -1, -1, -1, -1, 991, -1, -1, -1, 1440, -1, -1, -1, -1, -1, -1, 668, -1, -1, 1099, 495,
    1049, 1607, -1, -1, 959, -1, -1, 264, 1516, 1066, 1655, -1, 1544, -1, -1, 1328, 1530, -1, -1, -1, -1, -1,
    -1, 1686, -1, -1, -1, 811, 1515, 1534, -1, 196, 1664, 326, 859, -1, -1, -1, 1345, -1, 154, 1611, 781,
    1669, -1, -1, -1, -1, -1, -1, 1520, 1348, 75, -1, -1, -1, -1, -1, -1, 1654, -1, 474, -1, -1, -1, 49, -1,
    -1, 815, -1, -1, -1, -1, -1, -1, -1, -1, 1539, 942, 1575, -1, -1, 763, 1098, 947, -1, -1, 91, 1646, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1410, -1, 1247, 575, 747, -1, -1, -1, -1, -1, -1, 593,
    565, 1169, 753, 638, 1214, 1750, -1, -1, -1, -1, 1489, -1, 437, -1, 858, 1054, 176, -1, 1207, -1, 319,
    1537, 1127, 574, -1, -1, -1, 1666, 996, -1, 1710, 1071, 1088, 1254, -1, -1, 1690, 1266, -1, -1, -1, -1,
    -1, 1162, -1, 333, 761, -1, 1133, -1, -1, -1, -1, -1, -1, -1, 1047, -1, 44, 561, -1, 1212, 1480, 1581,
    -1, -1, 400, -1, -1, -1, -1, -1, -1, -1, 1019, 611, 300, 1153, 1667, 1612, -1, 249, -1, -1, -1, -1, -1,
    423, -1, 1676, -1, -1, -1, -1, -1, -1, 853, 539, 1193, -1, -1, 1732, 1536, 1659, -1, -1, 222, -1, 945,
    1175, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 250, 90, 732, 595, 1661, 1755,
    -1, 144, 1056, 841, 392, -1, -1, -1, -1, -1, -1, -1, -1, 74, 1173, -1, -1, -1, -1, 1385, -1, -1, -1, -1,
    -1, -1, 666, -1, 202, -1, 1012, -1, 283, -1, -1, 1693, -1, 1243, 1526, -1, 1651, -1, -1, 1287, -1, 1456,
    -1, -1, -1, 434, 210, -1, -1, -1, 488, -1, -1, -1, -1, -1, -1, 523, 417, 1498, 1191, 1714, 1450, 1064,
    824, -1, -1, -1, 954, 723, -1, -1, 1373, -1, -1, -1, -1, 868, 45, 225, 1159, -1, -1, 194, -1, 1335, 66,
    127, 1265, -1, -1, -1, 33, 1386, -1, 1240, -1, -1, 819, -1, 544, -1, -1, 88, -1, -1, -1, -1, -1, 1004,
    885, 387, -1, -1, 282, 13, 1272, -1, -1, -1, -1, -1, -1, -1, 1656, 27, -1, -1, 648, -1, -1, 1604, -1, -1,
    861, -1, 201, -1, -1, -1, -1, -1, -1, -1, -1, 320, 436, 1501, -1, -1, -1, -1, 402, -1, -1, -1, 933, 1147,
    892, 1126, 1451, -1, -1, 783, 1694, 871, 776, 368, 897, 985, 1009, -1, -1, -1, -1, 951, 8, 1344, -1, 939,
    -1, -1, 57, 963, -1, -1, -1, 1637, -1, -1, 1743, -1, -1, -1, 937, -1, -1, -1, 295, 620, 1313, 1134, 1357,
    1427, 1630, -1, -1, -1, -1, -1, -1, 997, -1, 1409, 1044, -1, -1, -1, -1, 617, -1, 829, 292, -1, -1, -1,
    -1, 1197, -1, -1, -1, 203, 1380, 1123, -1, -1, -1, 857, -1, -1, -1, -1, -1, -1, 53, -1, -1, -1, 1454, -1,
    -1, -1, -1, -1, -1, 746, -1, -1, -1, -1, 556, -1, -1, 125, 856, -1, 778, -1, -1, -1, -1, -1, -1, 838,
    1436, 720, 160, 237, 1576, 1620, 788, 31, -1, 1237, -1, 240, 773, -1, -1, 285, 1202, -1, 1724, -1, -1,
    -1, -1, -1, -1, -1, 642, -1, 1747, -1, -1, -1, 649, 425, 1350, -1, 314, -1, -1, -1, 303, -1, -1, -1, -1,
    -1, 541, 254, 1189, 1711, 29, 337, -1, 800, 558, 809, 1332, 578, 1215, 1678, 1297, 1117, -1, -1, -1, -1,
    -1, -1, -1, -1, 702, -1, -1, -1, 650, 470, -1, -1, -1, 1372, -1, -1, -1, -1, -1, -1, -1, 543, -1, -1, -1,
    736, 371, 964, 755, -1, 767, 1146, 974, -1, -1, -1, 821, -1, -1, 442, -1, 375, -1, -1, -1, -1, -1, 465,
    -1, -1, -1, -1, -1, 976, 1104, 1262, 1323, 1485, 706, 1073, 1341, -1, -1, -1, -1, -1, -1, -1, 1488, -1,
    -1, -1, 1164, -1, -1, 590, -1, -1, 1369, -1, -1, 253, 693, -1, 1413, -1, -1, -1, 1275, -1, -1, -1, -1,
    -1, 1150, -1, 35, 354, -1, 1600, 961, 606, 837, 1271, -1, 583, 810, 748, -1, 149, 752, 1362, 1622, -1,
    -1, -1, -1, 1195, 406, 1631, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1571, -1, -1, 1444, 1163, 571, 266,
    357, -1, -1, -1, -1, -1, -1, 803, 1628, 793, -1, 358, -1, 64, 1229, 1617, -1, -1, 549, -1, -1, -1, -1,
    -1, -1, 1041, 1289, -1, 48, 1533, 343, -1, 846, 85, 274, 832, 1280, 124, -1, 518, -1, -1, 869, -1, -1,
    -1, -1, -1, 257, 973, 1210, 1429, -1, 1091, -1, -1, -1, -1, -1, -1, -1, -1, 660, -1, 76, -1, -1, 1426,
    -1, 1309, -1, -1, -1, -1, -1, 805, 1288, -1, 141, 831, -1, 485, 1293, -1, -1, -1, -1, -1, -1, -1, 1524,
    -1, 7, -1, -1, 1122, -1, -1, -1, 931, 864, 1242, 22, 678, -1, -1, 325, 958, -1, -1, -1, 184, -1, -1, -1,
    178, -1, -1, -1, 479, 1220, -1, -1, -1, -1, -1, -1, -1, -1, -1, 789, 1206, 78, 247, 34, -1, 123, 130,
    982, 1113, -1, 663, 797, -1, 1303, -1, 244, -1, 658, -1, -1, -1, 440, -1, 1251, -1, -1, 171, -1, 265, -1,
    121, 1256, -1, 157, 25, 1145, 709, 921, 61, 80, 1728, -1, -1, 912, -1, -1, -1, -1, -1, 1396, 1068, -1,
    -1, 757, 1291, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 730, -1,
    -1, -1, -1, 363, 930, 1340, 1390, -1, 855, 1079, 1603, -1, -1, -1, -1, -1, -1, -1, -1, 735, 796, 1090,
    -1, 1476, -1, 1277, -1, -1, -1, -1, -1, -1, 926, 1194, 1231, -1, -1, -1, -1, 826, -1, -1, 602, -1, -1,
    514, -1, 1706, -1, -1, 10, -1, -1, -1, -1, -1, -1, 983, 1015, -1, 173, 734, -1, -1, -1, -1, -1, 315, 405,
    -1, -1, -1, -1, 298, -1, 552, 604, 1394, -1, -1, 848, 1013, 1461, -1, 55, -1, -1, 481, 1061, -1, -1,
    1023, 1087, -1, -1, -1, -1, -1, 521, 701, 825, 1198, 977, 1311, -1, 1720, -1, -1, -1, -1, 448, 754, 1115,
    1438, -1, -1, -1, 874, -1, 704, 54, 373, -1, -1, -1, -1, 610, 330, 386, 67, 1430, 403, 97, 622, 1633, -1,
    -1, 895, -1, -1, -1, -1, -1, 1446, -1, -1, -1, -1, 965, -1, -1, -1, -1, -1, -1, -1, 175, 302, 428, 438,
    707, 785, 1528, -1, -1, 1641, -1, -1, -1, 1312, -1, -1, 532, 42, -1, -1, -1, 1703, 389, -1, -1, -1, 1292,
    -1, -1, -1, 16, 844, -1, -1, -1, -1, -1, 1670, 1067, -1, -1, 455, -1, -1, -1, -1, 978, -1, -1, -1, 410,
    -1, 409, 1486, 1125, 601, 1246, -1, 258, 615, -1, 1296, 1491, -1, -1, -1, 170, 151, -1, -1, 1245, -1, -1,
    -1, -1, 941, 835, 898, -1, -1, 920, -1, -1, -1, -1, -1, -1, 694, -1, 1512, 1562, 1392, -1, -1, -1, -1,
    1712, 886, -1, -1, 1354, 1406, -1, 397, -1, -1, -1, 636, -1, -1, 866, 1199, -1, -1, -1, -1, 421, -1, -1,
    917, -1, 592, -1, 589, -1, 687, 59, 1425, 1549, -1, -1, -1, 627, 777, 1636, 1717, -1, -1, -1, -1, -1, -1,
    550, -1, -1, -1, 863, -1, -1, 814, -1, 449, -1, -1, -1, -1, 370, 262, -1, -1, 1157, 1466, -1, -1, 46,
    111, -1, 756, -1, -1, 1470, 598, 1606, 808, -1, -1, -1, -1, -1, -1, -1, 1190, 1671, -1, -1, -1, 1334,
    1290, -1, -1, 714, 546, -1, -1, -1, 849, 1143, -1, 1200, -1, 1422, 1471, -1, 1653, -1, 500, 476, 1513,
    745, -1, 471, -1, 675, 418, 1201, -1, -1, 670, -1, -1, 3, -1, 433, -1, 416, 573, -1, -1, -1, 404, 1483,
    567, 953, -1, -1, -1, 1186, 452, 65, 4, 47, 148, -1, -1, 1336, 529, 1238, 1130, 1412, 231, 299, 483, 632,
    -1, 741, -1, 607, 1722, 1095, 680, 473, -1, 1715, -1, 1439, -1, 1705, 938, -1, 525, -1, -1, -1, -1, 374,
    1083, 297, -1, -1, 1618, -1, 12, 200, 1629, -1, 413, -1, 1132, 1532, 1672, -1, 424, -1, -1, -1, 296, 510,
    1154, 1609, 494, 1559, -1, -1, 712, 794, -1, -1, -1, -1, -1, 1062, 1069, -1, -1, -1, -1, -1, 1613, -1,
    1420, 21, 309, 664, 1158, 223, -1, -1, 161, 1541, -1, -1, 646, 876, 43, -1, 219, 1437, -1, -1, -1, -1,
    -1, -1, -1, 1698, -1, -1, -1, -1, -1, 1310, -1, -1, -1, -1, -1, -1, -1, -1, 218, -1, -1, -1, -1, -1, -1,
    1679, 329, 526, -1, -1, -1, 609, 689, 733, 984, 1387, 1249, 1499, 1748, 1624, 1752, 63, 166, 751, 1697,
    -1, -1, -1, -1, 1181, 1051, 1736, -1, -1, -1, -1, -1, -1, 612, 459, -1, 103, -1, -1, -1, -1, 1167, 1216,
    -1, -1, -1, 1547, 278, -1, -1, -1, 1407, -1, 674, 1082, -1, 317, -1, 260, 378, 847, -1, 1460, -1, 547,
    -1, -1, -1, 327, 1510, -1, -1, 382, -1, 587, -1, -1, 339, -1, -1, 1479, 1634, -1, -1, 241, 445, 234, -1,
    -1, -1, -1, 1365, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1003, -1, -1, -1, 1465, 1187, -1, -1, 626, 159,
    293, 1649, -1, -1, -1, 205, 1414, 700, -1, -1, -1, 187, 1014, 1367, 165, -1, 738, -1, 70, 553, 1331,
    1602, -1, -1, -1, 364, -1, 475, -1, -1, -1, 17, 228, 126, -1, -1, -1, 1700, -1, 1563, 737, 804, 349, 823,
    451, 1317, 799, -1, 1484, -1, -1, 893, 155, 1477, 708, -1, -1, 1234, -1, 1553, -1, -1, -1, -1, 1368, 401,
    497, 1731, 15, 102, -1, -1, -1, -1, 1383, 415, -1, 1682, -1, -1, 408, 316, -1, 82, -1, -1, -1, -1, -1,
    -1, -1, -1, 1683, -1, -1, 1527, -1, -1, 372, 1316, 1248, 1045, 1401, -1, -1, 318, 787, -1, 1723, -1,
    1506, 435, 1070, 198, 656, -1, 411, 791, 870, 1578, -1, -1, -1, 426, 827, -1, -1, -1, 559, 820, -1, -1,
    1398, -1, -1, -1, -1, 1351, -1, -1, 881, 1473, -1, -1, 1094, -1, -1, 651, -1, -1, -1, -1, 771, -1, -1,
    -1, 508, 577, -1, -1, 652, -1, 1204, 407, -1, 388, -1, 1278, -1, -1, -1, -1, 86, 1347, -1, 1570, -1, -1,
    -1, -1, -1, -1, 879, 1627, -1, 310, 740, 915, 1502, -1, -1, -1, 721, 207, 376, 1626, -1, -1, -1, -1, -1,
    -1, 277, 1673, -1, 948, -1, 236, 1224, 384, 1457, 1726, -1, 786, 1032, -1, -1, -1, -1, -1, -1, -1, 1269,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, 1675, 1148, 1358, 1434, -1, -1, -1, -1, -1, 969, 1327, 492, -1, -1,
    -1, -1, -1, -1, 1442, 1374, -1, -1, 1482, 1509, 1370, 336, -1, -1, -1, -1, -1, -1, 770, -1, 1058, 332,
    -1, -1, 766, 1674, 446, -1, -1, -1, -1, 243, -1, -1, -1, -1, -1, 775, 87, -1, -1, -1, -1, -1, -1, 352,
    453, 177, 697, 623, 1298, 695, 1302, 1640, 1028, -1, -1, 1108, -1, -1, -1, 555, 1739, -1, 923, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, 235, 110, 458, 472, 1232, -1, 564, -1, -1, -1, -1, 267, 280, 1227, 1255,
    1589, -1, 469, 596, -1, -1, -1, -1, -1, 306, 1305, 1343, -1, 569, 916, -1, -1, -1, -1, -1, 591, 1455,
    385, -1, -1, -1, -1, 520, -1, -1, -1, -1, -1, 391, 1596, 324, 817, 1573, -1, -1, -1, -1, -1, 183, 462,
    813, -1, -1, -1, -1, -1, -1, 579, -1, -1, -1, -1, 1564, 1121, -1, 246, -1, -1, -1, -1, -1, 618, -1, -1,
    -1, -1, -1, 14, 665, 1718, 724, -1, 51, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 894, -1, 50, 570, -1,
    242, 1264, 902, -1, 140, 1608, 962, -1, 975, -1, -1, 256, 527, 338, 690, 850, 883, 614, 896, 1151, 1522,
    -1, 169, -1, 71, 188, 486, -1, -1, -1, -1, 1060, -1, -1, 899, -1, -1, -1, -1, 719, 1156, 38, 147, -1, -1,
    -1, -1, -1, 816, 1318, 393, 360, -1, -1, 1263, -1, -1, 924, 1024, 311, 1208, 1408, -1, 865, -1, 162, -1,
    290, -1, 23, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1171, 659, 1021, 971, -1, -1, 999, -1, 301, -1, -1,
    -1, -1, -1, -1, 216, 1080, 1057, -1, 1405, 1514, 1017, 979, -1, -1, -1, -1, -1, -1, -1, 913, 1250, 1507,
    -1, -1, 1059, 1616, -1, 1283, -1, -1, 795, 1561, -1, -1, -1, 185, 584, 1411, 186, 1005, -1, -1, -1, 1209,
    1267, 908, -1, 99, -1, 365, 1704, -1, -1, -1, -1, 104, 93, 289, 657, 1582, 1555, -1, -1, -1, 901, -1, -1,
    1006, -1, 263, 1744, -1, -1, -1, 603, -1, 1663, 1416, 644, 129, -1, 1180, 1418, -1, 1689, 679, -1, 1361,
    -1, -1, -1, -1, 1048, -1, -1, 536, 1364, 1185, -1, 152, -1, -1, 1496, 96, -1, -1, -1, -1, -1, -1, -1,
    509, 81, 519, 557, -1, -1, 1043, -1, -1, -1, -1, -1, -1, -1, -1, 524, 227, 875, -1, -1, -1, -1, -1, -1,
    477, 429, -1, -1, 1219, 1102, -1, -1, -1, -1, -1, -1, -1, -1
};

static const int16_t first[] = {
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1304, -1, -1, -1, -1, 1361, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 483, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 570,
    1111, -1, -1, 778, -1, -1, -1, -1, 961, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 533, 535, 537, 481,
    539, 480, 521, 600, 602, 607, 603, 459, 509, -1, -1, 282, -1, -1, 493, 494, 495, -1, 443, 518, -1, -1,
    -1, -1, -1, 475, -1, 1035, 1, 777, 1085, 45, 48, 428, 426, 430, 432, 429, 427, 431, 433, 286, 268, 269,
    357, 1586, 1670, 8, 26, 0, 9, 27, 236, 237, 238, 239, 240, 241, 242, 243, 244, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 226, 227, 228, 230, 231, -1, 229, -1, -1, 1643, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 265, 592, 1672, 522, 1700, -1, 1683, -1, -1, -1, -1, 411, 70, 84,
    94, 114, 63, -1, 674, 735, 737, 739, 741, 743, 745, 747, 749, 751, 753, 755, 757, 46, 47, 49, 50, 2, -1,
    59, 6, 5, -1, -1, 12, 11, -1, 17, 58, 20, 21, 22, 23, 24, 25, 28, -1, 29, 30, 31, 32, 33, 34, 35, 36, -1,
    37, 38, 39, 40, 41, 42, 43, 44, 51, 52, 53, 54, 55, 56, -1, -1, -1, 60, 61, 62, 66, 67, 68, 69, 65, 71,
    73, 74, 77, 78, 79, -1, 80, 81, 82, 83, 89, 90, 86, 85, 91, 93, 100, 101, 96, 95, 99, 103, 104, 106, 110,
    111, 112, 113, 116, 115, 120, 121, 122, 123, 124, 125, 126, -1, -1, 127, 128, 129, 130, 131, 132, 133,
    134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 150, 152, 155, 156, 157, 158,
    159, 160, 161, 162, 163, 164, 165, 166, 168, 1131, 949, 1137, 953, 169, 170, 171, 174, 175, 176, 177,
    178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 190, 192, 194, 196, -1, 359, 195, -1, -1, 197,
    199, 201, 202, 204, 205, 206, 207, 208, 209, 210, 211, 212, 213, 215, 216, 217, 218, 219, 220, 222, 223,
    224, 225, -1, -1, -1, -1, -1, 270, 271, 272, 273, 274, 275, 276, 277, 278, 279, 280, 281, 283, 284, 285,
    287, 288, 289, 290, 295, 299, 302, 303, 304, 305, 306, 307, 308, 309, 310, 311, 312, 313, 314, 315, 316,
    317, 318, 319, 320, 321, 322, 323, 324, 325, 326, 327, 328, 329, 330, 331, 332, 333, 334, 335, 336, 337,
    338, 339, 340, 341, 342, 343, 344, 345, 346, 347, 348, 349, -1, 350, 351, 352, 353, 354, 355, 358, -1,
    360, 361, 362, -1, 363, 365, 366, 367, 368, 369, 370, 371, 372, 373, 374, 375, 376, -1, 377, 378, 380,
    -1, -1, -1, 382, 395, -1, -1, 398, 399, 400, 401, 402, 403, 404, 405, 406, 407, 408, 409, -1, 414, 415,
    419, 420, 421, 422, 423, 424, 425, 434, 436, 437, 438, 439, 440, 441, -1, 1199, 444, 445, 446, 447, 448,
    449, 450, 451, 452, 453, 454, 455, 456, -1, 457, -1, 458, -1, 460, 461, 462, 463, 464, 465, 469, 470,
    473, 477, 478, 479, -1, 484, 486, 489, -1, 498, -1, 499, -1, -1, -1, 511, -1, 514, 515, 516, 517, -1, -1,
    529, -1, -1, -1, 545, 546, 548, 549, 551, 552, 553, 554, 555, 556, 557, 558, 559, 560, 561, 562, 563,
    565, -1, 566, 569, 571, 572, 573, 574, 575, 579, -1, 580, 581, 582, -1, -1, 588, -1, -1, -1, 589, -1, -1,
    614, 619, 618, 594, 595, 596, 597, -1, 601, 605, -1, 608, 609, 611, 612, 613, -1, -1, 635, 636, 640, 641,
    647, 653, 655, 656, 657, 658, 659, 660, 661, 662, 663, 664, 667, 670, 672, 1871, 1265, 688, 690, 692,
    773, 675, 676, 677, 678, 686, -1, -1, -1, -1, 682, -1, 684, 685, 687, 689, 691, 693, 694, 695, 696, 697,
    698, 699, 700, 701, 702, 703, 704, 705, 706, 707, 708, 709, 710, 711, 712, 713, 714, 715, 716, 717, 718,
    719, 720, 721, 722, 723, 724, 725, 726, 727, 728, 729, 730, 731, 732, 733, 734, 759, 760, 762, 763, 764,
    765, 784, 766, -1, 770, 771, 772, 774, 775, 776, 779, 780, 781, 782, 783, 785, 786, 787, 788, 789, 790,
    791, 792, 793, 794, 795, 796, 797, 798, 799, 800, 801, 802, 803, 804, 805, 806, 807, 808, 809, 810, 811,
    812, 813, 814, 815, 816, 817, -1, 818, -1, 819, 820, 821, 822, 823, 824, -1, 825, 826, 827, 828, 829,
    830, 831, 832, 833, 835, 836, 837, 838, 839, 840, 841, 842, 843, -1, 844, 845, 846, 847, 848, 849, 850,
    851, 852, 853, 854, 855, 856, 857, 858, 859, 860, 861, 862, 863, 864, 865, 866, 867, -1, 868, 870, 871,
    872, 873, 874, 875, 876, 877, 878, 879, 880, -1, 881, 882, 883, 884, 885, 886, 887, 888, 889, 890, 891,
    892, 893, 894, 895, 896, 897, 898, 899, 900, 901, 902, 903, 904, 905, 906, 907, 908, 909, 910, 911, 912,
    913, 914, 915, 916, 917, 918, 919, 920, 921, 1867, -1, 923, 925, 926, 927, -1, 929, 931, 933, 935, 936,
    937, 938, 939, 940, 941, 942, 943, 944, 945, 946, 947, 948, -1, 950, 952, 954, 955, 956, 957, 958, 959,
    960, 962, 963, 964, 965, 966, -1, 967, 968, -1, 969, 970, 971, -1, -1, -1, 974, 976, -1, -1, 978, 980,
    981, 984, 986, 987, 988, 989, 992, 993, 994, 995, 996, 997, 998, 1000, 1001, -1, -1, 1004, 1005, 1006,
    1007, 1008, -1, 1009, -1, 1010, 1011, -1, 1012, 1013, 1014, 1015, 1016, -1, 1018, 1019, 1020, 1021, 1022,
    1023, 1024, 1025, 1028, 1029, 1030, 1031, 1874, 1032, -1, 1875, 1038, 1040, 1042, 1043, 1045, 1046, 1047,
    1049, 1050, 1051, 1052, 1053, 1054, 1055, 1056, 1057, 1058, 1060, 1061, -1, 1062, 1063, 1064, 1065, 1066,
    1067, 1068, 1069, 1070, 1071, 1072, 1073, 1074, 1077, 1078, 1079, 1080, 1081, 1082, 1083, 1084, 1086,
    1087, 1088, 1089, 1090, 1091, 1096, 1097, 1098, 1099, 1100, 1101, 1102, -1, 1115, -1, 1117, 1123, 1124,
    1128, 1130, 1141, 1132, 1133, 1135, 1136, 1138, -1, 1142, 1143, -1, 1146, 1149, 1152, 1155, 1158, 1161,
    1165, -1, -1, 1167, -1, 1168, 1169, 1170, 1171, 1172, 1173, 1174, 1175, 1176, 1177, 1178, 1179, 1180,
    1181, 1182, 1183, 1184, 1185, 1186, -1, 1188, 1189, 1191, 1192, 1194, 1195, 1197, 1198, 1201, 1204, 1205,
    1206, 1207, 1209, 1210, 1211, 1212, 1213, 1214, 1215, 1218, 1219, 1220, -1, 1222, -1, 1224, 1226, 1227,
    1231, 1232, 1233, 1234, -1, 1239, 1240, -1, 1241, 1242, -1, 1243, 1244, 1245, 1246, 1247, 1248, 1249, -1,
    -1, -1, -1, -1, -1, 1252, 1253, 1254, -1, -1, 1256, 1257, 1258, 1259, 1260, 1262, 1264, -1, -1, 1266,
    1267, 1268, 1269, 1270, 1271, 1272, 1273, -1, -1, 1275, 1277, 1279, -1, 1280, -1, 1284, 1464, 1286, 1287,
    1294, 1295, 1288, 1289, -1, 1290, -1, -1, -1, -1, -1, 1296, 1297, 1298, 1299, 1300, 1301, 1302, 1303,
    1305, 1306, 1307, 1308, 1309, 1310, 1311, 1312, 1313, 1314, 1315, 1316, 1317, 1319, 1320, 1321, 1322,
    1323, 1324, 1325, 1326, 1327, 1328, 1329, 1330, 1331, 1332, 1333, 1334, 1335, 1336, 1337, 1338, 1339,
    1340, 1341, 1342, 1343, 1344, 1345, 1346, 1347, 1348, 1349, 1350, 1351, 1352, 1354, 1356, 1358, 1359,
    1360, 1362, 1363, 1364, 1365, 1366, 1367, 1368, 1369, 1370, 1371, 1372, 1373, 1374, 1375, 1376, 1377,
    1378, 1379, 1380, 1382, 1384, 1385, 1386, 1387, 1388, 1389, 1390, 1391, 1392, 1393, 1396, 1398, -1, 1394,
    -1, 1403, 1404, -1, -1, 1501, 1498, 1499, 1500, 1409, -1, -1, 1410, 1411, -1, 1493, -1, 1536, -1, -1, -1,
    1421, 1426, 1430, 1431, -1, -1, 1432, 1433, 1517, 1437, -1, 1438, 1439, 1440, 1441, 1442, 1443, 1444,
    1445, 1446, 1447, 1452, -1, -1, 1449, 1450, -1, 1454, -1, 1456, 1458, -1, 1460, 1461, 1462, 1465, 1466,
    1467, 1468, 1469, 1470, 1471, 1472, 1473, 1474, 1476, 1483, 1478, 1480, 1482, 1484, 1485, 1486, 1488,
    1489, 1490, 1491, 1492, 1494, 1495, 1496, 1497, 1502, 1503, 1504, 1505, 1506, 1507, 1508, 1509, 1510,
    1511, 1512, 1514, 1516, -1, 1537, 1525, -1, 1527, 1528, 1529, 1530, -1, -1, 1531, -1, 1533, 1535, 1538,
    1539, 1540, 1541, -1, -1, 1544, 1545, 1546, 1547, 1548, -1, 1550, 1560, -1, 1562, 1563, 1564, 1566, 1567,
    1568, 1569, -1, 1579, 1571, 1572, 1573, 1574, 1575, 1576, 1577, 1578, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    1580, 1581, 1582, 1583, 1584, 1585, -1, 1590, 1594, 1595, 1596, 1600, 1601, 1602, 1605, 1606, 1607, 1608,
    1609, 1610, 1611, 1614, 1617, -1, 1621, 1625, 1626, 1627, 1628, 1629, 1630, 1631, 1632, 1633, 1635, 1636,
    1637, 1638, 1639, 1640, 1641, 1642, -1, 1840, 1841, 1842, 1843, 1844, 1663, 1665, 1666, 1667, 1668, 1669,
    1671, -1, 1674, 1675, 1676, 1677, 1678, 1679, 1686, 1688, 1689, 1692, 1693, 1694, 1695, 1696, 1698, 1699,
    -1, 1701, 1710, -1, -1, 1703, -1, 1702, -1, -1, -1, 1793, 1709, 1711, -1, 1713, 1714, 1715, 1717, 1718,
    1719, 1720, -1, -1, -1, 1721, 1722, 1723, -1, 1724, 1725, 1726, 1727, 1728, 1729, 1730, 1731, 1732, 1733,
    -1, -1, 1735, -1, -1, 1737, 1739, 1741, -1, 1876, 1877, 1743, 1745, 1747, 1749, 1752, 1878, 1754, 1879,
    1755, 1757, 1758, 1759, 1880, 1760, 1761, 1762, 1763, 1764, 1765, 1766, 1767, 1768, 1769, -1, -1, 1772,
    -1, -1, 1881, 1882, 1775, -1, -1, -1, -1, 1778, -1, -1, 1883, -1, -1, 1783, 1784, 1785, 1786, 1787, 1788,
    1790, 1792, 1794, 1795, 1796, 1797, 1798, -1, 1801, 1885, 1802, 1803, 1804, 1805, -1, 1806, 1807, 1808,
    1886, 1813, 1815, 1816, 1818, 1819, 1820, -1, 1821, 1822, 1824, 1825, 1826, 1827, 1829, 1831, 1833, 1835,
    1837, 1838, 1839, 1845, -1, 1849, 1850, 1851, 1852, 1853, -1, 1855, 1860, 1862, 1863, -1, 1888, 1889,
    1890, 1891, 1892, 1893, 1894, 1897, 1898, 1899, 1900, 1901, 1902, 1903, 1904, 1905, 1907, 1908, 1909,
    1910, 1911, 1912, 1913, 1915, 1916, 1917, 1918, 1919, 1920, 1921, 1922, 1923, 1924, 1925, 1926, 1927,
    1929, 1930, 1931, 1932, 1933, 1934, 1935, 1936, 1938, 1939, 1940, 1943, 1944, 1945, 1946, 1947, 1948,
    1950, 1951, 1953, 1954, 1955, 1956, 1957, 1958, 1959, 1961, 1965, 1868, -1, 1869, 1870
};

static const struct catalogue_link links[] = {
    {0, 3, 0}, {0, 769, 0}, {0, -1, 0}, {1, 4, 0}, {2, 7, 0}, {2, -1, 0}, {2, -1, 0}, {3, 10, 0}, {3, 13, 0},
    {3, -1, 0}, {4, 64, 0}, {4, 14, 0}, {4, -1, 0}, {5, 15, 0}, {6, -1, 0}, {7, 16, 0}, {8, -1, 0},
    {9, 18, 0}, {10, 19, 0}, {11, -1, 0}, {12, 203, 4}, {12, -1, 5}, {13, -1, 1}, {13, -1, 0}, {14, -1, 1},
    {14, -1, 0}, {15, -1, 1}, {15, -1, 0}, {16, -1, 1}, {16, -1, 0}, {17, 200, 1}, {17, -1, 0}, {18, -1, 1},
    {18, -1, 0}, {19, -1, 0}, {20, -1, 0}, {21, -1, 0}, {22, 1026, 3}, {23, -1, 2}, {24, -1, 2}, {25, -1, 2},
    {26, -1, 2}, {27, -1, 2}, {28, -1, 2}, {29, -1, 2}, {30, -1, 2}, {31, -1, 2}, {32, -1, 2}, {33, -1, 2},
    {34, -1, 2}, {35, -1, 2}, {36, -1, 2}, {37, 198, 2}, {38, -1, 2}, {39, -1, 2}, {40, -1, 2}, {41, 57, 0},
    {42, -1, 0}, {43, 75, 4}, {44, 76, 4}, {45, 153, 4}, {46, -1, 4}, {47, -1, 4}, {48, -1, 0}, {49, -1, 0},
    {49, -1, 0}, {50, 1216, 2}, {51, -1, 2}, {52, 1217, 2}, {53, 1223, 2}, {54, 72, 0}, {54, -1, 0},
    {55, -1, 0}, {56, 88, 4}, {56, -1, 5}, {57, 108, 2}, {58, 109, 2}, {59, 92, 1}, {59, -1, 0},
    {60, 379, 1}, {61, -1, 0}, {62, 105, 1}, {63, -1, 0}, {64, 107, 2}, {65, 87, 0}, {65, 1834, 0},
    {65, -1, 0}, {66, -1, 0}, {67, 98, 4}, {68, -1, 2}, {69, -1, 2}, {70, 1691, 2}, {71, 102, 1},
    {72, -1, 0}, {73, 97, 0}, {73, 154, 0}, {73, -1, 0}, {74, -1, 0}, {75, 119, 4}, {75, -1, 5},
    {76, 149, 2}, {77, 151, 2}, {78, 193, 1}, {78, -1, 0}, {79, -1, 0}, {80, 191, 1}, {81, -1, 0},
    {82, 167, 2}, {83, 1139, 2}, {84, 1140, 2}, {85, -1, 2}, {86, -1, 2}, {87, -1, 2}, {88, 1017, 2},
    {89, 117, 0}, {89, 1828, 0}, {89, -1, 0}, {90, 118, 0}, {91, -1, 0}, {92, 173, 4}, {92, -1, 5},
    {93, -1, 4}, {93, -1, 5}, {94, -1, 4}, {94, -1, 5}, {95, -1, 0}, {96, -1, 0}, {97, -1, 0}, {98, -1, 0},
    {99, -1, 4}, {99, -1, 5}, {100, -1, 4}, {100, -1, 5}, {101, -1, 4}, {101, -1, 5}, {102, -1, 4},
    {102, -1, 5}, {103, -1, 2}, {103, -1, 0}, {104, -1, 2}, {104, -1, 0}, {105, -1, 2}, {105, -1, 0},
    {106, -1, 2}, {106, -1, 0}, {107, -1, 2}, {107, -1, 0}, {108, -1, 2}, {108, -1, 0}, {109, -1, 2},
    {109, -1, 0}, {110, -1, 2}, {110, -1, 0}, {111, -1, 2}, {112, 1129, 2}, {113, -1, 2}, {113, -1, 0},
    {114, -1, 2}, {114, -1, 0}, {115, -1, 2}, {115, -1, 0}, {116, 435, 2}, {116, -1, 0}, {117, 364, 2},
    {117, -1, 0}, {118, 1126, 2}, {119, 761, 2}, {120, -1, 2}, {121, 172, 0}, {121, -1, 0}, {122, -1, 0},
    {123, -1, 0}, {124, -1, 0}, {125, 221, 4}, {125, -1, 5}, {126, -1, 1}, {126, -1, 0}, {127, -1, 1},
    {127, -1, 0}, {128, -1, 1}, {128, -1, 0}, {129, 652, 1}, {129, -1, 0}, {130, 654, 1}, {130, -1, 0},
    {131, -1, 1}, {131, -1, 0}, {132, 189, 1}, {132, -1, 0}, {133, 466, 1}, {133, -1, 0}, {134, -1, 1},
    {134, -1, 0}, {135, -1, 1}, {135, -1, 0}, {136, -1, 1}, {137, -1, 0}, {138, -1, 2}, {139, -1, 2},
    {140, -1, 2}, {141, -1, 1}, {142, -1, 2}, {143, -1, 2}, {144, -1, 0}, {145, -1, 5}, {146, 214, 5},
    {147, -1, 5}, {148, -1, 5}, {149, -1, 5}, {150, -1, 5}, {151, -1, 5}, {152, -1, 5}, {153, -1, 5},
    {154, -1, 5}, {155, -1, 4}, {156, -1, 4}, {157, -1, 4}, {158, -1, 4}, {158, -1, 5}, {159, -1, 4},
    {159, 1634, 5}, {160, 416, 4}, {161, 298, 4}, {161, -1, 5}, {162, 294, 4}, {162, -1, 5}, {163, 232, 0},
    {164, 233, 0}, {165, 234, 0}, {166, -1, 0}, {167, 235, 0}, {168, -1, 0}, {169, 392, 0}, {170, 393, 0},
    {171, 394, 0}, {172, 263, 0}, {173, 245, 0}, {174, 247, 0}, {175, 249, 0}, {176, 251, 0}, {177, 253, 0},
    {178, 255, 0}, {179, 257, 0}, {180, 259, 0}, {181, 261, 0}, {182, 246, 0}, {183, 383, 0}, {184, 248, 0},
    {185, 384, 0}, {186, 250, 0}, {187, 385, 0}, {188, 252, 0}, {189, 386, 0}, {190, 254, 0}, {191, 387, 0},
    {192, 256, 0}, {193, 388, 0}, {194, 258, 0}, {195, 389, 0}, {196, 260, 0}, {197, 390, 0}, {198, 262, 0},
    {199, 391, 0}, {200, 264, 0}, {201, 266, 0}, {202, 410, 0}, {203, 267, 0}, {204, -1, 0}, {205, -1, 0},
    {205, -1, 0}, {206, -1, 0}, {206, -1, 0}, {207, -1, 0}, {207, -1, 0}, {208, -1, 0}, {209, -1, 0},
    {210, -1, 0}, {210, -1, 0}, {211, -1, 0}, {211, -1, 0}, {212, -1, 0}, {212, -1, 0}, {213, 1823, 0},
    {213, -1, 0}, {214, -1, 0}, {214, -1, 0}, {215, -1, 0}, {215, -1, 0}, {216, -1, 0}, {216, -1, 0},
    {217, 291, 0}, {218, 292, 0}, {219, 293, 1}, {220, -1, 1}, {221, 296, 0}, {221, -1, 0}, {222, 297, 0},
    {223, 523, 0}, {224, 300, 0}, {224, -1, 0}, {225, 301, 0}, {226, 524, 0}, {227, -1, 0}, {227, -1, 0},
    {228, -1, 0}, {228, -1, 0}, {229, -1, 0}, {229, -1, 0}, {230, -1, 0}, {230, -1, 0}, {231, -1, 0},
    {231, -1, 0}, {232, -1, 0}, {232, -1, 0}, {233, -1, 0}, {233, -1, 0}, {234, -1, 0}, {234, -1, 0},
    {235, -1, 0}, {235, -1, 0}, {236, -1, 0}, {236, -1, 0}, {237, -1, 0}, {237, -1, 0}, {238, -1, 0},
    {238, -1, 0}, {239, -1, 0}, {239, -1, 0}, {240, -1, 0}, {240, -1, 0}, {241, -1, 0}, {241, -1, 0},
    {242, -1, 0}, {242, -1, 0}, {243, -1, 0}, {244, -1, 0}, {245, -1, 0}, {246, -1, 0}, {247, -1, 0},
    {248, -1, 0}, {249, -1, 5}, {250, -1, 5}, {251, -1, 5}, {252, -1, 5}, {253, -1, 5}, {254, -1, 5},
    {255, -1, 5}, {256, -1, 5}, {257, -1, 5}, {258, 356, 1}, {259, 1193, 4}, {260, 1196, 4}, {261, -1, 4},
    {262, -1, 4}, {263, -1, 4}, {264, -1, 4}, {265, -1, 1}, {266, -1, 1}, {267, -1, 1}, {268, 381, 1},
    {269, -1, 1}, {270, -1, 2}, {271, -1, 1}, {272, -1, 2}, {273, -1, 2}, {274, -1, 2}, {275, -1, 2},
    {276, 639, 2}, {277, -1, 2}, {278, -1, 2}, {279, -1, 2}, {280, -1, 2}, {281, -1, 2}, {282, -1, 4},
    {283, -1, 4}, {284, -1, 2}, {285, -1, 1}, {286, -1, 1}, {287, -1, 1}, {288, 503, 1}, {289, -1, 1},
    {290, -1, 0}, {291, -1, 1}, {292, -1, 0}, {293, -1, 0}, {294, -1, 0}, {295, -1, 0}, {296, -1, 0},
    {297, -1, 0}, {298, -1, 0}, {299, -1, 0}, {300, -1, 0}, {301, 396, 0}, {302, 397, 0}, {303, -1, 0},
    {304, -1, 2}, {305, -1, 0}, {306, -1, 0}, {307, -1, 3}, {308, -1, 3}, {309, -1, 2}, {310, -1, 2},
    {311, -1, 2}, {312, -1, 2}, {313, -1, 1}, {314, -1, 1}, {315, -1, 1}, {316, -1, 0}, {317, -1, 0},
    {318, -1, 0}, {319, 550, 0}, {320, 412, 0}, {321, 413, 0}, {322, -1, 0}, {323, 417, 3}, {324, 418, 3},
    {325, -1, 4}, {326, -1, 2}, {327, -1, 2}, {328, -1, 2}, {329, -1, 0}, {329, -1, 0}, {330, -1, 0},
    {330, -1, 0}, {331, -1, 0}, {331, -1, 0}, {332, -1, 0}, {332, -1, 0}, {333, -1, 0}, {333, -1, 0},
    {334, -1, 0}, {334, -1, 0}, {335, -1, 0}, {335, -1, 0}, {336, 496, 2}, {337, 544, 2}, {338, 468, 2},
    {339, 472, 2}, {340, 645, 1}, {341, 633, 1}, {342, -1, 0}, {343, 442, 0}, {344, -1, 0}, {345, 621, 1},
    {346, 622, 1}, {347, 610, 1}, {348, 520, 1}, {349, 519, 1}, {350, -1, 1}, {351, -1, 1}, {352, -1, 1},
    {353, -1, 1}, {354, -1, 1}, {355, -1, 5}, {356, -1, 1}, {357, -1, 1}, {358, -1, 1}, {359, -1, 1},
    {360, -1, 1}, {361, 673, 1}, {362, -1, 1}, {363, -1, 1}, {364, 578, 1}, {365, -1, 5}, {366, -1, 5},
    {367, -1, 5}, {368, 467, 1}, {369, 482, 1}, {370, 627, 1}, {371, 628, 1}, {372, 471, 1}, {373, -1, 1},
    {374, -1, 1}, {375, 474, 1}, {376, -1, 1}, {377, 476, 1}, {378, 488, 1}, {379, -1, 1}, {380, 577, 1},
    {381, 576, 1}, {382, 540, 1}, {383, 538, 1}, {384, 547, 1}, {385, -1, 2}, {386, 485, 1}, {387, -1, 1},
    {388, 487, 1}, {389, -1, 1}, {390, 490, 1}, {391, 492, 1}, {392, 491, 1}, {393, -1, 1}, {394, -1, 1},
    {395, -1, 1}, {396, -1, 1}, {397, -1, 1}, {398, 497, 1}, {399, 543, 1}, {400, 510, 1}, {401, 500, 1},
    {402, 501, 1}, {403, 502, 1}, {404, 504, 1}, {405, 508, 1}, {406, 505, 1}, {407, 506, 1}, {408, 507, 1},
    {409, -1, 1}, {410, -1, 1}, {411, -1, 1}, {412, 532, 1}, {413, 512, 1}, {414, 513, 1}, {415, 564, 1},
    {416, -1, 1}, {417, -1, 2}, {418, 567, 2}, {419, 568, 2}, {420, 623, 1}, {421, 624, 1}, {422, 625, 1},
    {423, 541, 1}, {424, 646, 0}, {425, 525, 1}, {426, 526, 1}, {427, 527, 0}, {428, 528, 0}, {429, 632, 1},
    {430, 631, 1}, {431, 530, 1}, {432, 531, 1}, {433, 629, 1}, {434, -1, 1}, {435, 534, 1}, {436, 1751, 1},
    {437, 536, 1}, {438, 666, 1}, {439, 668, 1}, {440, -1, 1}, {441, -1, 1}, {442, 671, 1}, {443, 542, 1},
    {444, 604, 1}, {445, 598, 2}, {446, 599, 2}, {447, -1, 1}, {448, -1, 1}, {449, 626, 1}, {450, -1, 1},
    {451, -1, 1}, {452, 590, 0}, {453, -1, 2}, {454, -1, 2}, {455, -1, 2}, {456, -1, 2}, {457, -1, 2},
    {458, -1, 2}, {459, -1, 2}, {460, -1, 2}, {461, -1, 2}, {462, 1659, 2}, {463, 1660, 2}, {464, 1662, 2},
    {465, 1661, 2}, {466, 583, 1}, {467, -1, 1}, {468, -1, 1}, {469, -1, 2}, {470, -1, 2}, {471, -1, 2},
    {472, 1401, 2}, {473, -1, 0}, {474, -1, 2}, {475, -1, 2}, {476, -1, 2}, {477, -1, 1}, {478, -1, 1},
    {479, -1, 1}, {480, 1680, 1}, {481, 1681, 1}, {482, -1, 4}, {483, -1, 4}, {484, -1, 4}, {485, 584, 1},
    {486, 585, 1}, {487, 586, 1}, {488, 587, 1}, {489, -1, 1}, {490, 1108, 1}, {491, -1, 0}, {492, 591, 0},
    {493, 593, 0}, {494, -1, 0}, {495, 1673, 0}, {496, -1, 2}, {497, -1, 2}, {498, 1487, 2}, {499, -1, 2},
    {500, 637, 2}, {501, 638, 2}, {502, -1, 1}, {503, -1, 1}, {504, -1, 1}, {505, -1, 1}, {506, 606, 1},
    {507, 1872, 1}, {508, 669, 1}, {509, -1, 1}, {510, -1, 1}, {511, -1, 1}, {512, -1, 1}, {513, -1, 1},
    {514, -1, 1}, {515, 1697, 1}, {516, 615, 0}, {517, 616, 0}, {518, 617, 0}, {519, 620, 0}, {520, -1, 0},
    {521, -1, 0}, {522, -1, 0}, {523, 644, 1}, {524, -1, 1}, {525, -1, 1}, {526, -1, 1}, {527, -1, 1},
    {528, 643, 1}, {529, 634, 1}, {530, -1, 1}, {531, 630, 1}, {532, -1, 1}, {533, -1, 1}, {534, -1, 1},
    {535, -1, 1}, {536, 651, 2}, {537, -1, 2}, {538, -1, 2}, {539, 649, 2}, {540, 650, 2}, {541, 642, 2},
    {542, -1, 1}, {543, -1, 1}, {544, -1, 2}, {545, 665, 1}, {546, -1, 1}, {547, 1949, 1}, {548, -1, 0},
    {549, 648, 0}, {550, -1, 0}, {551, -1, 2}, {552, 1791, 2}, {553, -1, 2}, {554, -1, 1}, {555, -1, 1},
    {556, -1, 1}, {557, -1, 1}, {558, -1, 1}, {559, -1, 1}, {560, -1, 1}, {561, -1, 1}, {562, -1, 1},
    {563, -1, 1}, {564, -1, 1}, {565, -1, 1}, {566, -1, 1}, {567, 1095, 1}, {568, -1, 1}, {569, -1, 1},
    {570, -1, 1}, {571, -1, 1}, {572, -1, 1}, {573, -1, 1}, {574, -1, 1}, {575, -1, 1}, {576, 679, 0},
    {577, -1, 1}, {578, -1, 1}, {579, -1, 1}, {580, -1, 1}, {581, 680, 0}, {582, 681, 0}, {583, 683, 0},
    {584, 1887, 0}, {585, -1, 0}, {586, -1, 4}, {587, -1, 3}, {588, -1, 4}, {589, -1, 3}, {590, -1, 4},
    {591, -1, 3}, {592, -1, 4}, {593, -1, 3}, {594, -1, 4}, {595, -1, 3}, {596, -1, 4}, {597, -1, 3},
    {598, -1, 4}, {599, -1, 3}, {600, -1, 4}, {601, -1, 3}, {602, -1, 4}, {603, -1, 3}, {604, -1, 4},
    {605, -1, 3}, {606, -1, 4}, {607, -1, 3}, {608, -1, 4}, {609, -1, 3}, {610, -1, 4}, {611, -1, 3},
    {612, -1, 4}, {613, -1, 3}, {614, -1, 4}, {615, -1, 3}, {616, -1, 4}, {617, -1, 4}, {618, -1, 4},
    {619, -1, 4}, {620, -1, 4}, {621, -1, 4}, {622, -1, 4}, {623, -1, 4}, {624, -1, 4}, {625, -1, 4},
    {626, -1, 4}, {627, -1, 4}, {628, -1, 4}, {629, -1, 4}, {630, -1, 4}, {631, -1, 4}, {632, -1, 4},
    {633, -1, 4}, {634, -1, 4}, {635, -1, 4}, {636, -1, 4}, {637, 736, 0}, {638, -1, 0}, {639, 738, 0},
    {640, -1, 0}, {641, 740, 0}, {642, 768, 0}, {643, 742, 0}, {644, -1, 0}, {645, 744, 0}, {646, 834, 0},
    {647, 746, 0}, {648, -1, 0}, {649, 748, 0}, {650, -1, 0}, {651, 750, 0}, {652, -1, 0}, {653, 752, 0},
    {654, -1, 0}, {655, 754, 0}, {656, -1, 0}, {657, 756, 0}, {658, -1, 0}, {659, 758, 0}, {660, -1, 0},
    {661, 1033, 2}, {662, 1034, 2}, {663, 951, 2}, {664, 1036, 2}, {665, 1037, 2}, {666, -1, 2},
    {667, 1039, 2}, {668, 767, 0}, {669, -1, 0}, {670, -1, 0}, {671, 1041, 2}, {672, -1, 2}, {673, -1, 1},
    {674, -1, 2}, {675, -1, 2}, {676, 1515, 2}, {677, 1896, 2}, {678, -1, 2}, {679, -1, 2}, {680, 1202, 0},
    {681, 1044, 2}, {682, -1, 2}, {683, -1, 2}, {684, -1, 2}, {685, 1027, 2}, {686, -1, 2}, {687, -1, 2},
    {688, 1076, 2}, {689, -1, 2}, {690, -1, 2}, {691, -1, 2}, {692, -1, 2}, {693, -1, 2}, {694, 1059, 2},
    {695, -1, 2}, {696, -1, 2}, {697, -1, 2}, {698, -1, 2}, {699, -1, 2}, {700, -1, 2}, {701, -1, 2},
    {702, -1, 2}, {703, -1, 2}, {704, -1, 2}, {705, -1, 2}, {706, -1, 2}, {707, -1, 2}, {708, -1, 2},
    {709, -1, 2}, {710, -1, 2}, {711, -1, 2}, {712, 1048, 2}, {713, -1, 2}, {714, -1, 2}, {715, -1, 2},
    {716, -1, 2}, {717, -1, 2}, {718, -1, 2}, {719, -1, 4}, {720, 869, 4}, {721, -1, 5}, {722, -1, 4},
    {723, -1, 5}, {724, 1166, 2}, {725, -1, 2}, {726, -1, 4}, {726, -1, 5}, {727, -1, 4}, {727, -1, 5},
    {728, -1, 4}, {728, -1, 5}, {729, -1, 4}, {729, -1, 5}, {730, 1756, 4}, {730, -1, 5}, {731, -1, 0},
    {732, -1, 2}, {733, -1, 2}, {734, -1, 2}, {735, -1, 2}, {736, -1, 2}, {737, -1, 2}, {738, -1, 2},
    {739, -1, 2}, {740, 1075, 2}, {741, -1, 4}, {742, -1, 4}, {742, -1, 5}, {743, -1, 4}, {744, -1, 4},
    {744, -1, 5}, {745, -1, 4}, {746, -1, 4}, {746, -1, 5}, {747, -1, 4}, {748, -1, 4}, {748, -1, 5},
    {749, -1, 4}, {750, -1, 4}, {750, -1, 5}, {751, -1, 4}, {752, -1, 4}, {752, -1, 5}, {753, -1, 4},
    {754, -1, 4}, {754, -1, 5}, {755, -1, 2}, {756, -1, 2}, {757, -1, 2}, {758, 1164, 4}, {759, -1, 4},
    {759, -1, 5}, {760, -1, 4}, {761, -1, 4}, {761, -1, 5}, {762, -1, 4}, {763, -1, 4}, {763, -1, 5},
    {764, -1, 4}, {765, -1, 4}, {765, -1, 5}, {766, -1, 4}, {767, -1, 4}, {768, -1, 4}, {768, -1, 5},
    {769, -1, 4}, {770, -1, 4}, {770, -1, 5}, {771, -1, 4}, {772, -1, 4}, {772, -1, 5}, {773, -1, 4},
    {774, -1, 4}, {774, -1, 5}, {775, -1, 4}, {776, -1, 4}, {776, -1, 5}, {777, -1, 4}, {778, -1, 4},
    {778, -1, 5}, {779, -1, 4}, {780, -1, 4}, {780, -1, 5}, {781, -1, 4}, {782, -1, 4}, {782, -1, 5},
    {783, -1, 4}, {784, -1, 4}, {784, -1, 5}, {785, -1, 4}, {786, -1, 4}, {786, -1, 5}, {787, -1, 4},
    {788, -1, 4}, {788, -1, 5}, {789, -1, 4}, {790, -1, 4}, {790, -1, 5}, {791, -1, 4}, {792, -1, 4},
    {792, -1, 5}, {793, -1, 4}, {794, 922, 1}, {795, 1229, 1}, {796, 924, 1}, {797, 1230, 1}, {798, -1, 1},
    {799, -1, 1}, {800, 928, 1}, {801, -1, 1}, {802, 930, 1}, {803, -1, 1}, {804, 932, 1}, {805, -1, 1},
    {806, 934, 1}, {807, -1, 1}, {808, -1, 1}, {809, -1, 1}, {810, -1, 2}, {811, -1, 2}, {812, -1, 2},
    {813, -1, 2}, {814, -1, 2}, {815, 1200, 2}, {816, -1, 2}, {817, -1, 2}, {818, -1, 2}, {819, -1, 2},
    {820, -1, 2}, {821, -1, 2}, {822, 1190, 4}, {822, -1, 5}, {823, 1127, 4}, {823, -1, 5}, {824, 1187, 4},
    {824, -1, 5}, {825, -1, 4}, {825, -1, 5}, {826, -1, 4}, {826, -1, 5}, {827, -1, 2}, {828, -1, 2},
    {829, -1, 2}, {830, -1, 2}, {831, -1, 1}, {832, -1, 1}, {833, -1, 1}, {834, -1, 1}, {835, -1, 1},
    {836, -1, 1}, {837, -1, 1}, {838, 972, 1}, {839, -1, 1}, {840, 973, 1}, {841, -1, 1}, {842, 975, 1},
    {843, 1092, 1}, {844, 977, 1}, {845, -1, 1}, {846, 979, 1}, {847, -1, 1}, {848, 982, 1}, {849, 983, 1},
    {850, -1, 1}, {851, -1, 1}, {852, 985, 1}, {853, -1, 1}, {854, -1, 1}, {855, -1, 1}, {856, 990, 1},
    {857, 1318, 1}, {858, 991, 1}, {859, 999, 1}, {860, -1, 1}, {861, -1, 1}, {862, -1, 1}, {863, -1, 1},
    {864, -1, 2}, {865, -1, 1}, {866, -1, 1}, {867, -1, 1}, {868, -1, 1}, {869, 1002, 1}, {870, 1003, 1},
    {871, -1, 1}, {872, -1, 4}, {873, -1, 2}, {874, -1, 2}, {875, -1, 1}, {876, -1, 1}, {877, 1381, 4},
    {878, -1, 4}, {879, -1, 2}, {880, 1448, 4}, {881, -1, 3}, {882, 1094, 1}, {883, -1, 1}, {884, -1, 1},
    {885, 1830, 1}, {886, -1, 0}, {887, -1, 0}, {888, -1, 0}, {889, -1, 0}, {890, -1, 2}, {891, -1, 2},
    {892, -1, 2}, {893, -1, 2}, {894, -1, 2}, {895, -1, 2}, {896, -1, 2}, {897, -1, 2}, {898, -1, 2},
    {899, -1, 1}, {900, -1, 1}, {901, 1104, 2}, {902, 1789, 2}, {903, 1109, 2}, {904, -1, 2}, {905, -1, 2},
    {906, -1, 2}, {907, 1203, 2}, {908, -1, 2}, {909, 1125, 2}, {910, -1, 2}, {911, -1, 2}, {912, -1, 2},
    {913, -1, 2}, {914, -1, 2}, {915, -1, 2}, {916, -1, 2}, {917, -1, 2}, {918, -1, 2}, {919, -1, 2},
    {920, -1, 2}, {921, -1, 2}, {922, -1, 2}, {923, -1, 2}, {924, -1, 2}, {925, -1, 2}, {926, -1, 2},
    {927, -1, 2}, {928, -1, 2}, {929, -1, 4}, {929, -1, 5}, {930, -1, 4}, {930, -1, 5}, {931, -1, 4},
    {931, -1, 5}, {932, -1, 4}, {932, -1, 5}, {933, -1, 2}, {934, -1, 2}, {935, -1, 2}, {936, -1, 2},
    {937, -1, 2}, {938, -1, 2}, {939, 1208, 2}, {940, -1, 2}, {941, -1, 2}, {942, -1, 2}, {943, -1, 2},
    {944, -1, 2}, {945, 1716, 2}, {946, -1, 2}, {947, -1, 2}, {948, -1, 1}, {949, -1, 1}, {950, -1, 1},
    {951, -1, 1}, {952, -1, 2}, {953, -1, 2}, {954, -1, 1}, {955, -1, 1}, {956, 1093, 1}, {957, -1, 1},
    {958, -1, 1}, {959, 1809, 1}, {960, -1, 0}, {961, -1, 0}, {962, -1, 0}, {963, -1, 0}, {964, -1, 0},
    {965, -1, 0}, {966, 1103, 0}, {967, -1, 0}, {968, 1105, 1}, {969, 1106, 1}, {970, 1107, 1}, {971, -1, 1},
    {972, -1, 1}, {973, 1110, 1}, {974, -1, 1}, {975, 1112, 1}, {976, 1113, 1}, {977, 1114, 1}, {978, -1, 1},
    {979, 1116, 1}, {980, -1, 1}, {981, 1118, 1}, {982, 1119, 1}, {983, 1120, 1}, {984, 1121, 1},
    {985, 1122, 1}, {986, -1, 1}, {987, -1, 1}, {988, -1, 1}, {989, 1836, 2}, {990, 1857, 2}, {991, 1134, 2},
    {992, -1, 2}, {993, 1832, 2}, {994, -1, 4}, {995, -1, 4}, {996, -1, 4}, {997, -1, 4}, {998, -1, 4},
    {999, -1, 4}, {1000, -1, 4}, {1001, -1, 4}, {1002, -1, 4}, {1003, -1, 2}, {1004, -1, 2}, {1005, -1, 0},
    {1006, -1, 0}, {1007, 1144, 0}, {1008, 1145, 0}, {1009, -1, 0}, {1010, 1147, 0}, {1011, 1148, 0},
    {1012, -1, 0}, {1013, 1150, 0}, {1014, 1151, 0}, {1015, -1, 0}, {1016, 1153, 0}, {1017, 1154, 0},
    {1018, -1, 0}, {1019, 1156, 0}, {1020, 1157, 0}, {1021, -1, 0}, {1022, 1159, 0}, {1023, 1160, 0},
    {1024, -1, 0}, {1025, 1162, 0}, {1026, 1163, 0}, {1027, -1, 0}, {1028, -1, 4}, {1029, -1, 4},
    {1030, 1291, 2}, {1031, -1, 4}, {1031, -1, 5}, {1032, -1, 4}, {1033, 1255, 4}, {1033, -1, 5},
    {1034, -1, 4}, {1035, -1, 4}, {1035, -1, 5}, {1036, -1, 4}, {1037, 1261, 4}, {1037, -1, 5},
    {1038, -1, 4}, {1039, 1263, 4}, {1039, -1, 5}, {1040, -1, 4}, {1041, -1, 4}, {1041, -1, 5},
    {1042, -1, 4}, {1043, -1, 4}, {1043, -1, 5}, {1044, -1, 4}, {1044, -1, 5}, {1045, -1, 4}, {1046, -1, 4},
    {1046, -1, 5}, {1047, -1, 4}, {1048, -1, 4}, {1048, -1, 5}, {1049, -1, 4}, {1050, -1, 4}, {1050, -1, 5},
    {1051, -1, 4}, {1052, 1534, 2}, {1053, -1, 2}, {1054, 1952, 2}, {1055, -1, 2}, {1056, -1, 2},
    {1057, -1, 2}, {1058, -1, 2}, {1059, -1, 2}, {1060, -1, 2}, {1061, 1513, 2}, {1062, -1, 2},
    {1063, -1, 2}, {1064, -1, 2}, {1065, -1, 2}, {1066, -1, 2}, {1067, -1, 2}, {1068, -1, 2}, {1069, -1, 2},
    {1070, -1, 2}, {1071, 1225, 2}, {1072, 1221, 1}, {1073, 1251, 1}, {1074, 1250, 1}, {1075, -1, 1},
    {1076, -1, 1}, {1077, -1, 1}, {1078, 1402, 1}, {1079, -1, 1}, {1080, 1228, 1}, {1081, -1, 1},
    {1082, -1, 1}, {1083, -1, 1}, {1084, 1235, 1}, {1085, 1236, 1}, {1086, 1237, 1}, {1087, 1238, 1},
    {1088, -1, 1}, {1089, -1, 1}, {1090, -1, 1}, {1091, -1, 1}, {1092, -1, 1}, {1093, -1, 1}, {1094, -1, 1},
    {1095, -1, 1}, {1096, -1, 1}, {1097, -1, 1}, {1098, -1, 1}, {1099, -1, 2}, {1100, -1, 2}, {1101, -1, 2},
    {1102, -1, 2}, {1103, 1690, 1}, {1104, -1, 1}, {1105, -1, 1}, {1106, -1, 1}, {1107, -1, 4},
    {1108, -1, 4}, {1108, -1, 5}, {1109, -1, 4}, {1109, -1, 5}, {1110, -1, 4}, {1110, -1, 5}, {1111, -1, 4},
    {1111, -1, 5}, {1112, -1, 4}, {1112, -1, 5}, {1113, 1873, 1}, {1114, -1, 1}, {1115, -1, 1},
    {1116, -1, 1}, {1117, -1, 1}, {1118, -1, 1}, {1119, -1, 1}, {1120, -1, 1}, {1121, 1274, 0},
    {1122, -1, 0}, {1123, 1276, 0}, {1124, 1285, 0}, {1125, 1278, 0}, {1126, -1, 0}, {1127, -1, 0},
    {1128, 1281, 0}, {1129, 1282, 0}, {1130, 1283, 0}, {1131, -1, 0}, {1132, -1, 0}, {1133, -1, 0},
    {1134, -1, 0}, {1135, -1, 0}, {1136, 1292, 4}, {1137, 1293, 4}, {1138, -1, 4}, {1139, 1542, 2},
    {1140, -1, 3}, {1141, -1, 3}, {1142, -1, 0}, {1143, -1, 0}, {1144, -1, 4}, {1144, -1, 5}, {1145, -1, 4},
    {1145, -1, 5}, {1146, -1, 4}, {1146, -1, 5}, {1147, -1, 4}, {1147, -1, 5}, {1148, -1, 4}, {1148, -1, 5},
    {1149, -1, 4}, {1149, -1, 5}, {1150, -1, 4}, {1150, -1, 5}, {1151, -1, 4}, {1151, -1, 5}, {1152, -1, 4},
    {1152, -1, 5}, {1153, -1, 4}, {1153, -1, 5}, {1154, -1, 4}, {1154, -1, 5}, {1155, -1, 4}, {1155, -1, 5},
    {1156, -1, 4}, {1156, -1, 5}, {1157, -1, 4}, {1157, -1, 5}, {1158, -1, 4}, {1158, -1, 5}, {1159, -1, 4},
    {1159, -1, 5}, {1160, -1, 4}, {1161, -1, 4}, {1162, -1, 4}, {1163, -1, 4}, {1164, -1, 4}, {1165, -1, 4},
    {1166, -1, 4}, {1167, -1, 4}, {1168, -1, 4}, {1169, -1, 4}, {1170, -1, 4}, {1171, -1, 4}, {1172, -1, 4},
    {1173, 1408, 4}, {1173, -1, 5}, {1174, 1355, 4}, {1174, -1, 5}, {1175, 1357, 4}, {1175, -1, 5},
    {1176, 1353, 4}, {1176, -1, 5}, {1177, -1, 4}, {1178, -1, 4}, {1179, -1, 4}, {1180, -1, 4},
    {1181, 1383, 4}, {1181, -1, 5}, {1182, 1406, 4}, {1182, -1, 5}, {1183, 1407, 4}, {1183, -1, 5},
    {1184, -1, 4}, {1184, -1, 5}, {1185, -1, 4}, {1185, -1, 5}, {1186, -1, 4}, {1186, -1, 5}, {1187, -1, 4},
    {1187, -1, 5}, {1188, -1, 4}, {1188, -1, 5}, {1189, -1, 4}, {1189, -1, 5}, {1190, -1, 4}, {1190, -1, 5},
    {1191, -1, 4}, {1191, -1, 5}, {1192, -1, 4}, {1192, -1, 5}, {1193, -1, 4}, {1193, -1, 5}, {1194, -1, 4},
    {1194, -1, 5}, {1195, -1, 4}, {1195, -1, 5}, {1196, 1405, 4}, {1196, -1, 5}, {1197, -1, 4},
    {1197, -1, 5}, {1198, -1, 4}, {1198, -1, 5}, {1199, -1, 0}, {1200, -1, 0}, {1201, 1463, 5},
    {1202, -1, 0}, {1203, 1395, 0}, {1204, -1, 3}, {1205, -1, 0}, {1206, 1397, 0}, {1207, -1, 0},
    {1208, 1399, 0}, {1209, 1400, 0}, {1210, -1, 0}, {1211, 1549, 1}, {1212, -1, 1}, {1213, -1, 2},
    {1214, -1, 2}, {1215, -1, 4}, {1216, -1, 4}, {1217, -1, 4}, {1218, -1, 4}, {1219, -1, 3}, {1220, -1, 0},
    {1221, 1412, 3}, {1222, 1413, 3}, {1223, 1414, 3}, {1224, 1415, 3}, {1225, 1416, 3}, {1226, 1417, 3},
    {1227, 1418, 3}, {1228, 1419, 3}, {1229, 1420, 3}, {1230, -1, 3}, {1231, 1422, 3}, {1232, 1423, 3},
    {1233, 1424, 3}, {1234, 1425, 3}, {1235, -1, 3}, {1236, 1427, 3}, {1237, 1428, 3}, {1238, 1429, 3},
    {1239, -1, 3}, {1240, -1, 3}, {1241, -1, 3}, {1242, -1, 3}, {1243, 1434, 3}, {1244, 1435, 3},
    {1245, 1436, 3}, {1246, -1, 3}, {1247, -1, 3}, {1248, -1, 3}, {1249, 1565, 3}, {1250, -1, 3},
    {1251, -1, 3}, {1252, -1, 3}, {1253, -1, 3}, {1254, -1, 3}, {1255, -1, 3}, {1256, -1, 3}, {1257, -1, 3},
    {1258, -1, 4}, {1259, -1, 4}, {1260, 1451, 3}, {1261, -1, 3}, {1262, 1453, 0}, {1263, -1, 0},
    {1264, 1455, 1}, {1265, -1, 1}, {1266, 1457, 1}, {1267, -1, 1}, {1268, 1459, 1}, {1269, -1, 1},
    {1270, -1, 0}, {1271, -1, 0}, {1272, -1, 0}, {1273, -1, 3}, {1274, -1, 3}, {1275, -1, 3}, {1276, -1, 3},
    {1277, -1, 3}, {1278, -1, 5}, {1279, -1, 5}, {1280, -1, 5}, {1281, -1, 0}, {1282, -1, 3}, {1283, -1, 3},
    {1284, 1475, 3}, {1285, -1, 4}, {1286, 1477, 0}, {1287, -1, 0}, {1288, 1479, 0}, {1289, -1, 0},
    {1290, 1481, 0}, {1291, -1, 0}, {1292, -1, 0}, {1293, -1, 2}, {1294, -1, 2}, {1295, -1, 2},
    {1296, -1, 2}, {1297, -1, 2}, {1298, 1814, 2}, {1299, -1, 2}, {1300, -1, 2}, {1301, -1, 2},
    {1302, -1, 2}, {1303, -1, 2}, {1304, -1, 2}, {1305, -1, 2}, {1306, -1, 2}, {1307, -1, 2}, {1308, -1, 2},
    {1309, -1, 2}, {1310, -1, 2}, {1311, -1, 2}, {1312, -1, 2}, {1313, -1, 2}, {1314, 1557, 2},
    {1315, 1558, 2}, {1316, 1559, 2}, {1317, -1, 2}, {1318, -1, 2}, {1319, -1, 2}, {1320, -1, 2},
    {1321, -1, 2}, {1322, -1, 2}, {1323, -1, 2}, {1324, -1, 2}, {1325, -1, 2}, {1326, -1, 2},
    {1327, 1518, 0}, {1328, 1519, 0}, {1329, 1520, 0}, {1330, 1521, 0}, {1331, 1522, 0}, {1332, 1523, 0},
    {1333, 1524, 0}, {1334, -1, 0}, {1335, 1526, 1}, {1336, -1, 1}, {1337, -1, 1}, {1338, -1, 1},
    {1339, -1, 1}, {1340, -1, 1}, {1341, 1532, 1}, {1342, -1, 1}, {1343, -1, 1}, {1344, -1, 2},
    {1345, -1, 2}, {1346, -1, 2}, {1347, -1, 2}, {1348, -1, 2}, {1349, -1, 2}, {1350, -1, 2}, {1351, -1, 2},
    {1352, 1543, 2}, {1353, -1, 2}, {1354, -1, 1}, {1355, -1, 1}, {1356, -1, 1}, {1357, -1, 1},
    {1358, -1, 1}, {1359, 1551, 1}, {1360, 1552, 1}, {1361, 1553, 1}, {1362, 1554, 1}, {1363, 1556, 1},
    {1364, 1555, 1}, {1365, -1, 1}, {1366, -1, 1}, {1367, -1, 2}, {1368, -1, 2}, {1369, -1, 2},
    {1370, 1561, 1}, {1371, -1, 1}, {1372, -1, 3}, {1373, -1, 3}, {1374, -1, 3}, {1375, -1, 3},
    {1376, -1, 3}, {1377, -1, 3}, {1378, -1, 3}, {1379, 1570, 0}, {1380, 1649, 0}, {1381, -1, 5},
    {1382, -1, 0}, {1383, -1, 0}, {1384, -1, 0}, {1385, -1, 0}, {1386, -1, 0}, {1387, -1, 0}, {1388, -1, 0},
    {1389, -1, 0}, {1390, -1, 0}, {1391, -1, 0}, {1392, -1, 0}, {1393, -1, 0}, {1394, -1, 0}, {1395, -1, 0},
    {1396, 1587, 0}, {1397, 1588, 0}, {1398, 1589, 0}, {1399, -1, 0}, {1400, 1591, 0}, {1401, 1592, 0},
    {1402, 1593, 0}, {1403, -1, 0}, {1404, 1597, 0}, {1405, 1598, 0}, {1406, 1599, 0}, {1407, -1, 0},
    {1408, -1, 0}, {1409, -1, 0}, {1410, 1603, 0}, {1411, 1604, 0}, {1412, -1, 0}, {1413, -1, 0},
    {1414, -1, 0}, {1415, -1, 0}, {1416, -1, 0}, {1417, -1, 0}, {1418, -1, 5}, {1419, -1, 5}, {1420, -1, 0},
    {1421, 1612, 0}, {1422, 1613, 0}, {1423, -1, 0}, {1424, 1615, 0}, {1425, 1616, 0}, {1426, -1, 0},
    {1427, 1618, 0}, {1428, 1619, 0}, {1429, 1620, 0}, {1430, -1, 0}, {1431, 1622, 0}, {1432, 1623, 0},
    {1433, 1624, 0}, {1434, -1, 0}, {1435, -1, 0}, {1436, -1, 0}, {1437, -1, 5}, {1438, -1, 5},
    {1439, -1, 5}, {1440, -1, 5}, {1441, -1, 5}, {1442, -1, 5}, {1443, -1, 5}, {1444, -1, 5}, {1445, -1, 5},
    {1446, -1, 5}, {1447, -1, 5}, {1448, -1, 5}, {1449, -1, 5}, {1450, -1, 5}, {1451, -1, 5}, {1452, -1, 5},
    {1453, 1644, 0}, {1454, 1645, 0}, {1455, 1646, 0}, {1456, 1647, 0}, {1457, 1648, 0}, {1458, -1, 0},
    {1459, 1650, 0}, {1460, 1651, 0}, {1461, 1652, 0}, {1462, 1653, 0}, {1463, 1654, 0}, {1464, 1655, 0},
    {1465, 1656, 0}, {1466, 1657, 0}, {1467, 1658, 0}, {1468, -1, 0}, {1469, -1, 2}, {1470, -1, 2},
    {1471, -1, 2}, {1472, -1, 2}, {1473, 1664, 2}, {1474, -1, 2}, {1475, -1, 2}, {1476, -1, 2},
    {1477, -1, 2}, {1478, -1, 2}, {1479, -1, 2}, {1480, -1, 0}, {1481, -1, 0}, {1482, 1682, 0},
    {1483, -1, 0}, {1484, -1, 1}, {1485, -1, 1}, {1486, -1, 1}, {1487, -1, 1}, {1488, -1, 1}, {1489, -1, 1},
    {1490, 1865, 1}, {1491, -1, 1}, {1492, 1685, 0}, {1493, 1684, 0}, {1494, -1, 0}, {1495, -1, 0},
    {1496, 1687, 2}, {1497, -1, 2}, {1498, -1, 0}, {1499, -1, 0}, {1500, -1, 2}, {1501, 1914, 2},
    {1502, -1, 1}, {1503, -1, 1}, {1504, -1, 1}, {1505, -1, 1}, {1506, -1, 1}, {1507, -1, 1}, {1508, -1, 1},
    {1509, -1, 0}, {1510, -1, 0}, {1511, -1, 0}, {1511, -1, 0}, {1512, 1704, 0}, {1513, 1705, 0},
    {1514, 1706, 0}, {1515, 1707, 0}, {1516, 1708, 0}, {1517, 1736, 0}, {1518, -1, 0}, {1519, 1712, 0},
    {1520, -1, 0}, {1521, 1734, 0}, {1522, -1, 0}, {1523, -1, 0}, {1524, 1817, 2}, {1525, -1, 2},
    {1526, -1, 2}, {1527, -1, 2}, {1528, -1, 2}, {1529, -1, 1}, {1530, -1, 1}, {1531, -1, 1}, {1532, -1, 0},
    {1533, -1, 4}, {1533, -1, 5}, {1534, -1, 4}, {1534, -1, 5}, {1535, -1, 4}, {1535, -1, 5}, {1536, -1, 4},
    {1536, -1, 5}, {1537, -1, 4}, {1537, -1, 5}, {1538, 1884, 0}, {1539, -1, 0}, {1540, 1780, 0},
    {1541, 1738, 1}, {1542, -1, 1}, {1543, 1740, 1}, {1544, -1, 1}, {1545, 1742, 1}, {1546, -1, 1},
    {1547, 1744, 1}, {1548, -1, 1}, {1549, 1746, 1}, {1550, -1, 1}, {1551, 1748, 1}, {1552, -1, 1},
    {1553, 1750, 1}, {1554, -1, 1}, {1555, -1, 1}, {1556, 1753, 1}, {1557, -1, 1}, {1558, -1, 1},
    {1559, -1, 1}, {1560, -1, 1}, {1561, 1848, 1}, {1562, -1, 1}, {1563, -1, 1}, {1564, -1, 0},
    {1565, -1, 0}, {1566, -1, 0}, {1567, -1, 0}, {1568, -1, 0}, {1569, -1, 0}, {1570, -1, 0}, {1571, -1, 0},
    {1572, -1, 0}, {1573, 1770, 1}, {1574, 1771, 1}, {1575, -1, 1}, {1576, 1773, 1}, {1577, 1774, 1},
    {1578, -1, 1}, {1579, 1776, 1}, {1580, 1777, 1}, {1581, 1781, 1}, {1582, 1779, 1}, {1583, -1, 1},
    {1584, -1, 0}, {1585, 1782, 1}, {1586, -1, 1}, {1587, -1, 0}, {1588, -1, 0}, {1589, -1, 0},
    {1590, -1, 0}, {1591, -1, 0}, {1592, -1, 2}, {1593, -1, 2}, {1594, -1, 2}, {1595, -1, 2}, {1596, -1, 2},
    {1597, -1, 2}, {1598, -1, 0}, {1599, -1, 0}, {1600, -1, 0}, {1601, 1799, 1}, {1602, 1800, 1},
    {1603, -1, 1}, {1604, -1, 1}, {1605, -1, 1}, {1606, -1, 0}, {1607, -1, 0}, {1608, -1, 0}, {1609, -1, 0},
    {1610, -1, 4}, {1611, -1, 4}, {1612, -1, 2}, {1613, 1810, 1}, {1614, 1811, 1}, {1615, 1812, 1},
    {1616, 1856, 1}, {1617, -1, 0}, {1618, -1, 2}, {1619, -1, 2}, {1620, -1, 2}, {1621, -1, 2},
    {1622, -1, 2}, {1623, -1, 2}, {1624, -1, 2}, {1625, -1, 4}, {1625, -1, 5}, {1626, -1, 4}, {1626, -1, 5},
    {1627, -1, 4}, {1627, -1, 5}, {1628, -1, 2}, {1629, -1, 0}, {1629, -1, 0}, {1630, -1, 0}, {1630, -1, 0},
    {1631, -1, 0}, {1631, -1, 0}, {1632, -1, 0}, {1632, -1, 0}, {1633, 1846, 0}, {1633, -1, 0},
    {1634, 1858, 0}, {1635, 1859, 0}, {1636, -1, 3}, {1637, -1, 3}, {1638, -1, 3}, {1639, -1, 3},
    {1640, -1, 3}, {1641, -1, 0}, {1642, 1847, 0}, {1643, 1854, 0}, {1644, -1, 4}, {1645, -1, 4},
    {1646, -1, 4}, {1647, -1, 4}, {1648, -1, 4}, {1649, -1, 4}, {1650, -1, 0}, {1651, -1, 0}, {1652, -1, 0},
    {1653, -1, 1}, {1654, -1, 2}, {1655, -1, 2}, {1656, 1861, 2}, {1657, -1, 2}, {1658, -1, 0},
    {1659, 1864, 0}, {1660, -1, 0}, {1661, 1866, 0}, {1662, -1, 0}, {1663, -1, 1}, {1664, -1, 0},
    {1665, -1, 0}, {1666, -1, 0}, {567, 1942, 6}, {571, 1941, 6}, {553, -1, 2}, {899, -1, 6}, {900, -1, 6},
    {1541, -1, 6}, {1543, -1, 6}, {1555, -1, 6}, {1558, -1, 6}, {1559, -1, 6}, {1573, -1, 6}, {1576, -1, 6},
    {1579, -1, 6}, {1597, -1, 2}, {1605, -1, 6}, {1613, 1906, 6}, {1628, -1, 2}, {882, -1, 6}, {885, -1, 6},
    {831, -1, 6}, {838, -1, 6}, {834, -1, 6}, {836, -1, 6}, {665, 1895, 2}, {905, -1, 2}, {676, -1, 2},
    {1102, -1, 2}, {842, -1, 6}, {842, -1, 6}, {843, -1, 6}, {843, -1, 6}, {956, -1, 6}, {956, -1, 6},
    {957, -1, 6}, {957, -1, 6}, {959, -1, 6}, {1370, -1, 6}, {1371, -1, 6}, {869, -1, 6}, {950, -1, 6},
    {951, -1, 6}, {1354, -1, 6}, {1355, -1, 6}, {445, -1, 2}, {447, -1, 6}, {448, -1, 6}, {461, -1, 2},
    {449, -1, 6}, {467, -1, 6}, {468, -1, 6}, {1475, -1, 2}, {1476, -1, 2}, {1477, -1, 2}, {1478, -1, 2},
    {1479, -1, 2}, {577, -1, 6}, {688, 1928, 2}, {940, -1, 2}, {926, -1, 2}, {733, -1, 2}, {732, -1, 2},
    {715, -1, 2}, {716, -1, 2}, {717, -1, 2}, {839, -1, 6}, {858, 1937, 6}, {859, -1, 6}, {341, -1, 6},
    {435, -1, 6}, {436, -1, 6}, {443, -1, 6}, {368, -1, 6}, {338, -1, 2}, {339, -1, 2}, {340, -1, 6},
    {1336, -1, 6}, {1339, -1, 6}, {1340, -1, 6}, {1349, -1, 2}, {1345, -1, 2}, {1324, -1, 2}, {1053, -1, 2},
    {1074, -1, 6}, {1080, -1, 6}, {1095, -1, 6}, {1356, -1, 6}, {1366, 1963, 6}, {1365, 1964, 6},
    {1359, 1960, 6}, {1361, -1, 6}, {1360, 1962, 6}, {1362, -1, 6}, {1363, -1, 6}, {1364, -1, 6},
    {1663, -1, 6}
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
    {387, -1, -1, -1, 694, 296, 443, 32, 1, 2, 1, 5, 2, 0, 0, 6},  // contains
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
    {102, -1, -1, -1, 666, 374, 593, 107, 0, 1, 1, 5, 55, 0, 0, 6},  // removeAll
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
    {584, -1, -1, -1, -1, 388, 642, 144, 1, 2, 1, 4, 0, 0, 0, 6},  // compare
    {643, -1, -1, -1, -1, 389, 644, 145, 1, 2, 1, 4, 0, 0, 0, 6},  // caseInsensitiveCompare
    {645, 644, -1, -1, -1, 0, 0, 146, 0, 0, 5, 1, 0, 0, 0, 6},  // orderedAscending
    {646, 644, -1, -1, -1, 0, 0, 147, 0, 0, 5, 1, 0, 0, 0, 6},  // orderedSame
    {647, 644, -1, -1, -1, 0, 0, 148, 0, 0, 5, 1, 0, 0, 0, 6},  // orderedDescending
    {605, -1, -1, -1, -1, 390, 646, 149, 2, 3, 1, 4, 4, 0, 0, 6},  // split
    {605, -1, -1, -1, -1, 392, 649, 150, 2, 3, 1, 4, 4, 0, 0, 6},  // split
    {605, -1, -1, -1, -1, 394, 652, 151, 3, 4, 1, 4, 4, 0, 0, 6},  // split
    {605, -1, -1, -1, -1, 397, 656, 152, 1, 2, 1, 4, 4, 0, 0, 6},  // split
    {605, -1, -1, -1, -1, 398, 658, 153, 1, 2, 1, 4, 4, 0, 0, 6},  // split
    {650, -1, -1, -1, -1, 399, 660, 154, 3, 4, 1, 4, 3, 0, 0, 6},  // padding
    {654, -1, -1, -1, -1, 402, 664, 155, 1, 1, 0, 0, 52, 0, 0, 6},  // type
    {201, -1, -1, -1, -1, 403, 665, 156, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {201, -1, -1, -1, -1, 404, 666, 157, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {202, -1, -1, -1, -1, 405, 667, 158, 1, 1, 3, 0, 3, 0, 0, 6},  // Character
    {201, -1, -1, -1, -1, 406, 668, 159, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {660, -1, -1, -1, -1, 0, 669, 160, 0, 1, 2, 7, 4, 0, 0, 6},  // keys
    {661, -1, -1, -1, -1, 0, 670, 161, 0, 1, 2, 7, 4, 0, 0, 6},  // allKeys
    {662, -1, -1, -1, -1, 0, 671, 162, 0, 1, 2, 7, 4, 0, 0, 6},  // values
    {663, -1, -1, -1, -1, 0, 672, 163, 0, 1, 2, 7, 4, 0, 0, 6},  // allValues
    {555, -1, -1, -1, -1, 0, 673, 164, 0, 1, 2, 7, 0, 0, 0, 6},  // count
    {360, -1, -1, -1, -1, 0, 674, 165, 0, 1, 2, 7, 2, 0, 0, 6},  // isEmpty
    {103, -1, -1, -1, -1, 407, 675, 166, 1, 2, 1, 7, 55, 0, 0, 6},  // removeValue
    {665, -1, -1, -1, -1, 408, 677, 167, 1, 2, 1, 7, 55, 0, 0, 6},  // removeObjectForKey
    {104, -1, -1, -1, -1, 409, 679, 168, 2, 3, 1, 7, 55, 0, 0, 6},  // updateValue
    {106, -1, -1, -1, -1, 411, 682, 169, 2, 3, 1, 7, 55, 0, 0, 6},  // setObject
    {102, -1, -1, -1, -1, 413, 685, 170, 0, 1, 1, 7, 55, 0, 0, 6},  // removeAll
    {666, -1, -1, -1, -1, 413, 686, 171, 0, 1, 1, 7, 55, 0, 0, 6},  // removeAllObjects
    {102, -1, -1, -1, -1, 413, 687, 172, 1, 2, 1, 7, 55, 0, 0, 6},  // removeAll
    {105, -1, -1, -1, -1, 414, 689, 173, 2, 3, 1, 7, 55, 0, 0, 6},  // merge
    {668, -1, -1, -1, -1, 416, 692, 174, 1, 2, 1, 7, 6, 0, 0, 6},  // mapValues
    {669, -1, -1, -1, -1, 417, 694, 175, 1, 2, 1, 7, 6, 0, 0, 6},  // compactMapValues
    {565, -1, -1, -1, -1, 418, 696, 176, 1, 2, 1, 7, 6, 0, 0, 6},  // filter
    {670, -1, -1, -1, -1, 419, 698, 177, 2, 3, 1, 7, 6, 0, 0, 6},  // merging
    {671, -1, -1, -1, -1, 421, 701, 178, 1, 2, 1, 7, 55, 0, 0, 6},  // objectForKey
    {672, -1, -1, -1, -1, 422, 703, 179, 1, 2, 1, 7, 55, 0, 0, 6},  // valueForKey
    {657, -1, -1, -1, -1, 423, 705, 180, 1, 1, 3, 0, 6, 0, 0, 6},  // Dictionary
    {657, -1, -1, -1, -1, 424, 706, 181, 2, 2, 3, 0, 6, 0, 0, 6},  // Dictionary
    {657, -1, -1, -1, -1, 426, 708, 182, 2, 2, 3, 0, 6, 0, 0, 6},  // Dictionary
    {657, -1, -1, -1, -1, 428, 710, 183, 2, 2, 3, 0, 6, 0, 0, 6},  // Dictionary
    {659, -1, -1, -1, -1, 430, 712, 184, 0, 0, 3, 0, 6, 0, 0, 6},  // NSMutableDictionary
    {658, -1, -1, -1, -1, 430, 712, 185, 0, 0, 3, 0, 6, 0, 0, 6},  // NSDictionary
    {657, -1, -1, -1, -1, 430, 712, 186, 0, 0, 3, 0, 6, 0, 0, 6},  // Dictionary
    {118, -1, -1, -1, -1, 274, 712, 187, 1, 2, 1, 7, 4, 0, 0, 6},  // map
    {564, -1, -1, -1, -1, 275, 714, 188, 1, 2, 1, 7, 4, 0, 0, 6},  // compactMap
    {119, -1, -1, -1, -1, 351, 716, 189, 1, 2, 1, 7, 4, 0, 0, 6},  // flatMap
    {567, -1, -1, -1, -1, 279, 718, 190, 1, 2, 1, 7, 55, 0, 0, 6},  // forEach
    {566, -1, -1, -1, -1, 277, 720, 191, 2, 3, 1, 7, 55, 0, 0, 6},  // reduce
    {387, -1, -1, -1, -1, 297, 723, 192, 1, 2, 1, 7, 2, 0, 0, 6},  // contains
    {556, -1, -1, -1, -1, 298, 725, 193, 1, 2, 1, 7, 55, 0, 0, 6},  // first
    {588, -1, -1, -1, -1, 299, 727, 194, 1, 2, 1, 7, 2, 0, 0, 6},  // allSatisfy
    {613, -1, -1, -1, -1, 364, 729, 195, 1, 2, 1, 7, 4, 0, 0, 6},  // sorted
    {613, -1, -1, -1, -1, 365, 731, 196, 1, 2, 1, 7, 4, 0, 0, 6},  // sorted
    {418, -1, -1, -1, -1, 363, 733, 197, 1, 2, 1, 7, 55, 0, 0, 6},  // max
    {420, -1, -1, -1, -1, 362, 735, 198, 1, 2, 1, 7, 55, 0, 0, 6},  // min
    {559, -1, -1, -1, -1, 268, 737, 199, 0, 1, 1, 7, 4, 0, 0, 6},  // enumerated
    {556, -1, -1, -1, -1, 0, 738, 200, 0, 1, 2, 7, 55, 0, 0, 6},  // first
    {675, -1, -1, -1, -1, 0, 739, 201, 0, 1, 2, 8, 0, 0, 0, 6},  // lowerBound
    {676, -1, -1, -1, -1, 0, 740, 202, 0, 1, 2, 8, 0, 0, 0, 6},  // upperBound
    {555, -1, -1, -1, -1, 0, 741, 203, 0, 1, 2, 8, 0, 0, 0, 6},  // count
    {360, -1, -1, -1, -1, 0, 742, 204, 0, 1, 2, 8, 2, 0, 0, 6},  // isEmpty
    {512, -1, -1, -1, -1, 0, 743, 205, 0, 1, 2, 8, 3, 0, 0, 6},  // description
    {677, -1, -1, -1, -1, 443, 744, 206, 1, 2, 1, 8, 2, 0, 0, 6},  // overlaps
    {678, -1, -1, -1, -1, 444, 746, 207, 1, 2, 1, 8, 7, 0, 0, 6},  // clamped
    {512, -1, -1, -1, -1, 0, 748, 208, 0, 1, 2, 3, 3, 0, 0, 6},  // description
    {387, -1, -1, -1, -1, 445, 749, 209, 1, 2, 1, 8, 2, 0, 0, 6},  // contains
    {118, -1, -1, -1, -1, 446, 751, 210, 1, 2, 1, 8, 4, 0, 0, 6},  // map
    {558, -1, -1, -1, -1, 447, 753, 211, 0, 1, 1, 8, 4, 0, 0, 6},  // reversed
    {204, -1, -1, -1, -1, 447, 754, 212, 1, 1, 3, 0, 4, 0, 0, 6},  // Array
    {679, -1, -1, -1, -1, 448, 755, 213, 0, 0, 3, 0, 5, 0, 0, 6},  // Set
    {679, -1, -1, -1, -1, 448, 755, 214, 1, 1, 3, 0, 5, 0, 0, 6},  // Set
    {555, -1, -1, -1, -1, 0, 756, 215, 0, 1, 2, 6, 0, 0, 0, 6},  // count
    {360, -1, -1, -1, -1, 0, 757, 216, 0, 1, 2, 6, 2, 0, 0, 6},  // isEmpty
    {556, -1, -1, -1, 695, 0, 758, 217, 0, 1, 2, 6, 55, 0, 0, 6},  // first
    {381, -1, -1, -1, -1, 449, 759, 218, 1, 2, 1, 6, 5, 0, 0, 6},  // union
    {680, -1, -1, -1, -1, 450, 761, 219, 1, 2, 1, 6, 55, 0, 0, 6},  // formUnion
    {383, -1, -1, -1, -1, 451, 763, 220, 1, 2, 1, 6, 5, 0, 0, 6},  // intersection
    {681, -1, -1, -1, -1, 452, 765, 221, 1, 2, 1, 6, 55, 0, 0, 6},  // formIntersection
    {682, -1, -1, -1, -1, 453, 767, 222, 1, 2, 1, 6, 5, 0, 0, 6},  // subtracting
    {683, -1, -1, -1, -1, 454, 769, 223, 1, 2, 1, 6, 55, 0, 0, 6},  // subtract
    {684, -1, -1, -1, -1, 455, 771, 224, 1, 2, 1, 6, 5, 0, 0, 6},  // symmetricDifference
    {685, -1, -1, -1, -1, 456, 773, 225, 1, 2, 1, 6, 55, 0, 0, 6},  // formSymmetricDifference
    {686, -1, -1, -1, -1, 457, 775, 226, 1, 2, 1, 6, 2, 0, 0, 6},  // isSubset
    {687, -1, -1, -1, -1, 458, 777, 227, 1, 2, 1, 6, 2, 0, 0, 6},  // isSuperset
    {688, -1, -1, -1, -1, 459, 779, 228, 1, 2, 1, 6, 2, 0, 0, 6},  // isStrictSubset
    {689, -1, -1, -1, -1, 460, 781, 229, 1, 2, 1, 6, 2, 0, 0, 6},  // isStrictSuperset
    {690, -1, -1, -1, -1, 461, 783, 230, 1, 2, 1, 6, 2, 0, 0, 6},  // isDisjoint
    {387, -1, -1, -1, 694, 462, 785, 231, 1, 2, 1, 6, 2, 0, 0, 6},  // contains
    {97, -1, -1, -1, -1, 463, 787, 232, 1, 2, 1, 6, 55, 0, 0, 6},  // insert
    {691, -1, -1, -1, -1, 464, 789, 233, 1, 2, 1, 6, 55, 0, 0, 6},  // update
    {98, -1, -1, -1, -1, 465, 791, 234, 1, 2, 1, 6, 55, 0, 0, 6},  // remove
    {102, -1, -1, -1, 666, 466, 793, 235, 0, 1, 1, 6, 55, 0, 0, 6},  // removeAll
    {692, -1, -1, -1, -1, 466, 794, 236, 0, 1, 1, 6, 55, 0, 0, 6},  // popFirst
    {101, -1, -1, -1, -1, 466, 795, 237, 0, 1, 1, 6, 55, 0, 0, 6},  // removeFirst
    {693, -1, -1, -1, -1, 466, 796, 238, 1, 2, 1, 6, 55, 0, 0, 6},  // addObject
    {107, -1, -1, -1, -1, 467, 798, 239, 1, 2, 1, 6, 55, 0, 0, 6},  // removeObject
    {219, -1, -1, -1, -1, 469, 800, 0, 4, 4, 3, 0, 17, 0, 0, 7},  // UIColor
    {700, -1, -1, -1, 1725, 473, 804, 1, 1, 2, 1, 18, 17, 0, 0, 7},  // withAlphaComponent
    {701, -1, -1, -1, -1, 474, 806, 2, 0, 1, 1, 18, 55, 0, 0, 7},  // set
    {702, -1, -1, -1, -1, 474, 807, 3, 0, 1, 1, 18, 55, 0, 0, 7},  // setFill
    {703, -1, -1, -1, -1, 474, 808, 4, 0, 1, 1, 18, 55, 0, 0, 7},  // setStroke
    {219, -1, -1, -1, -1, 474, 809, 5, 2, 2, 3, 0, 17, 0, 0, 7},  // UIColor
    {219, -1, -1, -1, -1, 476, 811, 6, 4, 4, 3, 0, 17, 0, 0, 7},  // UIColor
    {219, -1, -1, -1, -1, 480, 815, 7, 4, 4, 3, 0, 17, 0, 0, 7},  // UIColor
    {709, -1, -1, -1, -1, 484, 819, 8, 4, 4, 0, 0, 17, 0, 0, 7},  // CGColor
    {219, -1, -1, -1, -1, 488, 823, 9, 1, 1, 0, 0, 55, 0, 0, 7},  // UIColor
    {711, 219, -1, -1, -1, 0, 0, 10, 0, 0, 5, 18, 17, 0, 0, 7},  // black
    {712, 219, -1, -1, -1, 489, 0, 11, 0, 0, 4, 18, 17, 0, 0, 7},  // blackColor
    {704, 219, -1, -1, -1, 0, 0, 12, 0, 0, 5, 18, 17, 0, 0, 7},  // white
    {713, 219, -1, -1, -1, 489, 0, 13, 0, 0, 4, 18, 17, 0, 0, 7},  // whiteColor
    {696, 219, -1, -1, -1, 0, 0, 14, 0, 0, 5, 18, 17, 0, 0, 7},  // red
    {714, 219, -1, -1, -1, 489, 0, 15, 0, 0, 4, 18, 17, 0, 0, 7},  // redColor
    {697, 219, -1, -1, -1, 0, 0, 16, 0, 0, 5, 18, 17, 0, 0, 7},  // green
    {715, 219, -1, -1, -1, 489, 0, 17, 0, 0, 4, 18, 17, 0, 0, 7},  // greenColor
    {698, 219, -1, -1, -1, 0, 0, 18, 0, 0, 5, 18, 17, 0, 0, 7},  // blue
    {716, 219, -1, -1, -1, 489, 0, 19, 0, 0, 4, 18, 17, 0, 0, 7},  // blueColor
    {717, 219, -1, -1, -1, 0, 0, 20, 0, 0, 5, 18, 17, 0, 0, 7},  // cyan
    {718, 219, -1, -1, -1, 489, 0, 21, 0, 0, 4, 18, 17, 0, 0, 7},  // cyanColor
    {719, 219, -1, -1, -1, 0, 0, 22, 0, 0, 5, 18, 17, 0, 0, 7},  // yellow
    {720, 219, -1, -1, -1, 489, 0, 23, 0, 0, 4, 18, 17, 0, 0, 7},  // yellowColor
    {721, 219, -1, -1, -1, 0, 0, 24, 0, 0, 5, 18, 17, 0, 0, 7},  // magenta
    {722, 219, -1, -1, -1, 489, 0, 25, 0, 0, 4, 18, 17, 0, 0, 7},  // magentaColor
    {723, 219, -1, -1, -1, 0, 0, 26, 0, 0, 5, 18, 17, 0, 0, 7},  // orange
    {724, 219, -1, -1, -1, 489, 0, 27, 0, 0, 4, 18, 17, 0, 0, 7},  // orangeColor
    {725, 219, -1, -1, -1, 0, 0, 28, 0, 0, 5, 18, 17, 0, 0, 7},  // purple
    {726, 219, -1, -1, -1, 489, 0, 29, 0, 0, 4, 18, 17, 0, 0, 7},  // purpleColor
    {727, 219, -1, -1, -1, 0, 0, 30, 0, 0, 5, 18, 17, 0, 0, 7},  // brown
    {728, 219, -1, -1, -1, 489, 0, 31, 0, 0, 4, 18, 17, 0, 0, 7},  // brownColor
    {729, 219, -1, -1, -1, 0, 0, 32, 0, 0, 5, 18, 17, 0, 0, 7},  // gray
    {730, 219, -1, -1, -1, 489, 0, 33, 0, 0, 4, 18, 17, 0, 0, 7},  // grayColor
    {731, 219, -1, -1, -1, 0, 0, 34, 0, 0, 5, 18, 17, 0, 0, 7},  // lightGray
    {732, 219, -1, -1, -1, 489, 0, 35, 0, 0, 4, 18, 17, 0, 0, 7},  // lightGrayColor
    {733, 219, -1, -1, -1, 0, 0, 36, 0, 0, 5, 18, 17, 0, 0, 7},  // darkGray
    {734, 219, -1, -1, -1, 489, 0, 37, 0, 0, 4, 18, 17, 0, 0, 7},  // darkGrayColor
    {735, 219, -1, -1, -1, 0, 0, 38, 0, 0, 5, 18, 17, 0, 0, 7},  // clear
    {736, 219, -1, -1, -1, 489, 0, 39, 0, 0, 4, 18, 17, 0, 0, 7},  // clearColor
    {737, 219, -1, -1, -1, 0, 0, 40, 0, 0, 5, 18, 17, 0, 0, 7},  // systemRed
    {738, 219, -1, -1, -1, 0, 0, 41, 0, 0, 5, 18, 17, 0, 0, 7},  // systemOrange
    {739, 219, -1, -1, -1, 0, 0, 42, 0, 0, 5, 18, 17, 0, 0, 7},  // systemYellow
    {740, 219, -1, -1, -1, 0, 0, 43, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGreen
    {741, 219, -1, -1, -1, 0, 0, 44, 0, 0, 5, 18, 17, 0, 0, 7},  // systemMint
    {742, 219, -1, -1, -1, 0, 0, 45, 0, 0, 5, 18, 17, 0, 0, 7},  // systemTeal
    {743, 219, -1, -1, -1, 0, 0, 46, 0, 0, 5, 18, 17, 0, 0, 7},  // systemCyan
    {744, 219, -1, -1, -1, 0, 0, 47, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBlue
    {745, 219, -1, -1, -1, 0, 0, 48, 0, 0, 5, 18, 17, 0, 0, 7},  // systemIndigo
    {746, 219, -1, -1, -1, 0, 0, 49, 0, 0, 5, 18, 17, 0, 0, 7},  // systemPurple
    {747, 219, -1, -1, -1, 0, 0, 50, 0, 0, 5, 18, 17, 0, 0, 7},  // systemPink
    {748, 219, -1, -1, -1, 0, 0, 51, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBrown
    {749, 219, -1, -1, -1, 0, 0, 52, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray
    {750, 219, -1, -1, -1, 0, 0, 53, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray2
    {751, 219, -1, -1, -1, 0, 0, 54, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray3
    {752, 219, -1, -1, -1, 0, 0, 55, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray4
    {753, 219, -1, -1, -1, 0, 0, 56, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray5
    {754, 219, -1, -1, -1, 0, 0, 57, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray6
    {755, 219, -1, -1, -1, 0, 0, 58, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBackground
    {756, 219, -1, -1, -1, 0, 0, 59, 0, 0, 5, 18, 17, 0, 0, 7},  // secondarySystemBackground
    {757, 219, -1, -1, -1, 0, 0, 60, 0, 0, 5, 18, 17, 0, 0, 7},  // label
    {220, -1, -1, -1, -1, 489, 824, 0, 1, 1, 3, 0, 30, 0, 0, 8},  // UIView
    {220, -1, -1, -1, -1, 0, 0, 1, 0, 0, 3, 0, 30, 0, 0, 8},  // UIView
    {221, -1, -1, -1, -1, 490, 825, 2, 1, 1, 3, 0, 30, 0, 0, 8},  // UIWindow
    {221, -1, -1, -1, -1, 0, 0, 3, 0, 0, 3, 0, 30, 0, 0, 8},  // UIWindow
    {222, -1, -1, -1, -1, 491, 826, 4, 1, 1, 3, 0, 30, 0, 0, 8},  // UIImageView
    {222, -1, -1, -1, -1, 0, 0, 5, 0, 0, 3, 0, 30, 0, 0, 8},  // UIImageView
    {223, -1, -1, -1, -1, 492, 827, 6, 1, 1, 3, 0, 30, 0, 0, 8},  // UILabel
    {223, -1, -1, -1, -1, 0, 0, 7, 0, 0, 3, 0, 30, 0, 0, 8},  // UILabel
    {224, -1, -1, -1, -1, 493, 828, 8, 1, 1, 3, 0, 30, 0, 0, 8},  // UIButton
    {224, -1, -1, -1, -1, 0, 0, 9, 0, 0, 3, 0, 30, 0, 0, 8},  // UIButton
    {225, -1, -1, -1, -1, 494, 829, 10, 1, 1, 3, 0, 30, 0, 0, 8},  // UIScrollView
    {225, -1, -1, -1, -1, 0, 0, 11, 0, 0, 3, 0, 30, 0, 0, 8},  // UIScrollView
    {226, -1, -1, -1, -1, 495, 830, 12, 1, 1, 3, 0, 30, 0, 0, 8},  // UIControl
    {226, -1, -1, -1, -1, 0, 0, 13, 0, 0, 3, 0, 30, 0, 0, 8},  // UIControl
    {227, -1, -1, -1, -1, 496, 831, 14, 1, 1, 3, 0, 30, 0, 0, 8},  // UITextField
    {227, -1, -1, -1, -1, 0, 0, 15, 0, 0, 3, 0, 30, 0, 0, 8},  // UITextField
    {228, -1, -1, -1, -1, 497, 832, 16, 1, 1, 3, 0, 30, 0, 0, 8},  // UITextView
    {228, -1, -1, -1, -1, 0, 0, 17, 0, 0, 3, 0, 30, 0, 0, 8},  // UITextView
    {229, -1, -1, -1, -1, 498, 833, 18, 1, 1, 3, 0, 30, 0, 0, 8},  // UITableViewCell
    {229, -1, -1, -1, -1, 0, 0, 19, 0, 0, 3, 0, 30, 0, 0, 8},  // UITableViewCell
    {230, -1, -1, -1, -1, 499, 834, 20, 1, 1, 3, 0, 30, 0, 0, 8},  // UICollectionViewCell
    {230, -1, -1, -1, -1, 0, 0, 21, 0, 0, 3, 0, 30, 0, 0, 8},  // UICollectionViewCell
    {231, -1, -1, -1, -1, 500, 835, 22, 1, 1, 3, 0, 30, 0, 0, 8},  // UIVisualEffectView
    {231, -1, -1, -1, -1, 0, 0, 23, 0, 0, 3, 0, 30, 0, 0, 8},  // UIVisualEffectView
    {758, -1, -1, -1, -1, 0, 836, 24, 0, 1, 2, 31, 13, 0, 9, 8},  // frame
    {759, -1, -1, -1, -1, 0, 837, 25, 0, 1, 2, 31, 13, 0, 10, 8},  // bounds
    {365, -1, -1, -1, -1, 0, 838, 26, 0, 1, 2, 31, 9, 0, 11, 8},  // center
    {760, -1, -1, -1, -1, 0, 839, 27, 0, 1, 2, 31, 9, 0, 12, 8},  // anchorPoint
    {761, -1, -1, -1, 1697, 0, 840, 28, 0, 1, 2, 31, 2, 0, 0, 8},  // isHidden
    {762, -1, -1, -1, -1, 0, 841, 29, 0, 1, 2, 31, 2, 0, 0, 8},  // clipsToBounds
    {763, -1, -1, -1, -1, 0, 842, 30, 0, 1, 2, 31, 3, 0, 0, 8},  // name
    {765, -1, -1, -1, -1, 501, 843, 31, 1, 1, 0, 0, 55, 0, 0, 8},  // UIImage
    {765, -1, -1, -1, -1, 502, 844, 32, 1, 1, 0, 0, 55, 0, 0, 8},  // UIImage
    {222, -1, -1, -1, -1, 503, 845, 33, 1, 1, 3, 0, 30, 0, 0, 8},  // UIImageView
    {128, -1, -1, -1, -1, 0, 846, 34, 0, 1, 2, 31, 14, 0, 13, 8},  // transform
    {767, -1, -1, -1, -1, 0, 847, 35, 0, 1, 2, 31, 14, 0, 13, 8},  // transform3D
    {768, -1, -1, -1, -1, 504, 848, 36, 1, 2, 1, 31, 55, 0, 0, 8},  // moveAnchor
    {769, -1, -1, -1, -1, 0, 850, 37, 0, 1, 2, 31, 9, 0, 0, 8},  // contentOffset
    {699, -1, -1, -1, -1, 0, 851, 38, 0, 1, 2, 31, 0, 0, 0, 8},  // alpha
    {770, -1, -1, -1, 771, 0, 852, 39, 0, 1, 2, 31, 2, 0, 0, 8},  // isUserInteractionEnabled
    {771, -1, -1, -1, -1, 0, 853, 40, 0, 1, 2, 31, 2, 0, 0, 8},  // userInteractionEnabled
    {772, -1, -1, -1, -1, 0, 854, 41, 0, 1, 2, 31, 0, 0, 0, 8},  // tag
    {129, -1, -1, -1, -1, 0, 855, 42, 0, 1, 2, 31, 31, 0, 0, 8},  // layer
    {79, -1, -1, -1, -1, 505, 856, 43, 4, 4, 0, 0, 30, 0, 0, 8},  // view
    {773, -1, -1, -1, -1, 0, 860, 0, 0, 1, 2, 31, 17, 0, 0, 9},  // backgroundColor
    {774, -1, -1, -1, -1, 0, 861, 1, 0, 1, 2, 31, 3, 0, 0, 9},  // text
    {775, -1, -1, -1, -1, 0, 862, 2, 0, 1, 2, 31, 17, 0, 0, 9},  // textColor
    {776, -1, -1, -1, -1, 0, 863, 3, 0, 1, 2, 31, 20, 0, 0, 9},  // textAlignment
    {777, -1, -1, -1, -1, 0, 864, 4, 0, 1, 2, 31, 55, 0, 0, 9},  // font
    {764, -1, -1, -1, -1, 0, 865, 5, 0, 1, 2, 31, 55, 0, 0, 9},  // image
    {778, -1, -1, -1, -1, 0, 866, 6, 0, 1, 2, 31, 55, 0, 0, 9},  // contentMode
    {779, -1, -1, -1, 1726, 0, 867, 7, 0, 1, 2, 31, 2, 0, 0, 9},  // isOpaque
    {780, -1, -1, -1, -1, 0, 868, 8, 0, 1, 2, 31, 17, 0, 0, 9},  // tintColor
    {781, -1, -1, -1, -1, 0, 869, 9, 0, 1, 2, 31, 0, 0, 0, 9},  // contentScaleFactor
    {782, -1, -1, -1, -1, 0, 870, 10, 0, 1, 2, 31, 3, 0, 0, 9},  // accessibilityLabel
    {783, -1, -1, -1, -1, 0, 871, 11, 0, 1, 2, 31, 51, 0, 0, 9},  // safeAreaInsets
    {784, -1, -1, -1, -1, 0, 872, 12, 0, 1, 2, 31, 51, 0, 0, 9},  // layoutMargins
    {785, -1, -1, -1, -1, 0, 873, 13, 0, 1, 2, 31, 30, 0, 0, 9},  // mask
    {786, -1, -1, -1, -1, 0, 874, 14, 0, 1, 2, 31, 3, 0, 0, 9},  // accessibilityIdentifier
    {787, -1, -1, -1, -1, 0, 875, 15, 0, 1, 2, 31, 3, 0, 0, 9},  // accessibilityHint
    {788, -1, -1, -1, -1, 0, 876, 16, 0, 1, 2, 31, 2, 0, 0, 9},  // isAccessibilityElement
    {789, -1, -1, -1, -1, 0, 877, 17, 0, 1, 2, 31, 55, 0, 0, 9},  // semanticContentAttribute
    {790, -1, -1, -1, -1, 0, 878, 18, 0, 1, 2, 31, 2, 0, 0, 9},  // clearsContextBeforeDrawing
    {791, -1, -1, -1, -1, 0, 879, 19, 0, 1, 2, 31, 2, 0, 0, 9},  // isFirstResponder
    {792, -1, -1, -1, -1, 0, 880, 20, 0, 1, 2, 31, 0, 0, 0, 9},  // numberOfLines
    {793, -1, -1, -1, -1, 0, 881, 21, 0, 1, 2, 31, 2, 0, 0, 9},  // adjustsFontSizeToFitWidth
    {794, -1, -1, -1, -1, 0, 882, 22, 0, 1, 2, 31, 55, 0, 0, 9},  // lineBreakMode
    {795, -1, -1, -1, -1, 0, 883, 23, 0, 1, 2, 31, 55, 0, 0, 9},  // attributedText
    {796, -1, -1, -1, -1, 0, 884, 24, 0, 1, 2, 31, 55, 0, 0, 9},  // baselineAdjustment
    {797, -1, -1, -1, -1, 0, 885, 25, 0, 1, 2, 31, 55, 0, 0, 9},  // borderStyle
    {798, -1, -1, -1, -1, 0, 886, 26, 0, 1, 2, 31, 55, 0, 0, 9},  // keyboardType
    {799, -1, -1, -1, -1, 0, 887, 27, 0, 1, 2, 31, 55, 0, 0, 9},  // returnKeyType
    {800, -1, -1, -1, -1, 0, 888, 28, 0, 1, 2, 31, 55, 0, 0, 9},  // autocorrectionType
    {801, -1, -1, -1, -1, 0, 889, 29, 0, 1, 2, 31, 55, 0, 0, 9},  // autocapitalizationType
    {802, -1, -1, -1, -1, 0, 890, 30, 0, 1, 2, 31, 55, 0, 0, 9},  // clearButtonMode
    {803, -1, -1, -1, -1, 0, 891, 31, 0, 1, 2, 31, 17, 0, 0, 9},  // shadowColor
    {804, -1, -1, -1, -1, 0, 892, 32, 0, 1, 2, 31, 3, 0, 0, 9},  // placeholder
    {805, -1, -1, -1, -1, 0, 893, 33, 0, 1, 2, 31, 0, 0, 0, 9},  // minimumScaleFactor
    {806, -1, -1, -1, 1730, 0, 894, 34, 0, 1, 2, 31, 2, 0, 0, 9},  // isEditable
    {807, -1, -1, -1, 1731, 0, 895, 35, 0, 1, 2, 31, 2, 0, 0, 9},  // isSelectable
    {808, -1, -1, -1, 1732, 0, 896, 36, 0, 1, 2, 31, 2, 0, 0, 9},  // isSecureTextEntry
    {809, -1, -1, -1, -1, 0, 897, 37, 0, 1, 2, 31, 0, 0, 0, 9},  // zoomScale
    {810, 225, -1, -1, -1, 0, 0, 38, 0, 0, 5, 31, 52, 0, 0, 9},  // DecelerationRate
    {812, 813, -1, -1, -1, 0, 0, 39, 0, 0, 5, 29, 28, 0, 0, 9},  // normal
    {814, -1, -1, -1, -1, 0, 0, 40, 0, 0, 5, 0, 0, 0, 0, 9},  // UIScrollViewDecelerationRateNormal
    {815, 813, -1, -1, -1, 0, 0, 41, 0, 0, 5, 29, 28, 0, 0, 9},  // fast
    {816, -1, -1, -1, -1, 0, 0, 42, 0, 0, 5, 0, 0, 0, 0, 9},  // UIScrollViewDecelerationRateFast
    {817, -1, -1, -1, -1, 0, 898, 43, 0, 1, 2, 29, 0, 0, 0, 9},  // rawValue
    {818, -1, -1, -1, -1, 0, 899, 44, 0, 1, 2, 31, 28, 0, 0, 9},  // decelerationRate
    {819, 820, 821, -1, -1, 0, 0, 45, 0, 0, 5, 4, 3, 0, 0, 9},  // system
    {822, 820, 823, -1, -1, 0, 0, 46, 0, 0, 5, 4, 3, 0, 0, 9},  // custom
    {824, 820, 825, -1, -1, 0, 0, 47, 0, 0, 5, 4, 3, 0, 0, 9},  // infoLight
    {826, 820, 827, -1, -1, 0, 0, 48, 0, 0, 5, 4, 3, 0, 0, 9},  // contactAdd
    {828, 820, 829, -1, -1, 0, 0, 49, 0, 0, 5, 4, 3, 0, 0, 9},  // close
    {224, -1, -1, -1, -1, 509, 900, 50, 1, 1, 3, 0, 30, 0, 0, 9},  // UIButton
    {830, -1, -1, -1, 1729, 0, 901, 51, 0, 1, 2, 31, 2, 0, 0, 9},  // isScrollEnabled
    {831, -1, -1, -1, 1728, 0, 902, 52, 0, 1, 2, 31, 2, 0, 0, 9},  // isPagingEnabled
    {832, -1, -1, -1, -1, 0, 903, 53, 0, 1, 2, 31, 2, 0, 0, 9},  // bounces
    {833, -1, -1, -1, -1, 0, 904, 54, 0, 1, 2, 31, 2, 0, 0, 9},  // showsHorizontalScrollIndicator
    {834, -1, -1, -1, -1, 0, 905, 55, 0, 1, 2, 31, 2, 0, 0, 9},  // showsVerticalScrollIndicator
    {835, -1, -1, -1, -1, 0, 906, 56, 0, 1, 2, 31, 0, 0, 0, 9},  // minimumZoomScale
    {836, -1, -1, -1, -1, 0, 907, 57, 0, 1, 2, 31, 0, 0, 0, 9},  // maximumZoomScale
    {837, -1, -1, -1, -1, 0, 908, 58, 0, 1, 2, 31, 51, 0, 0, 9},  // contentInset
    {838, -1, -1, -1, -1, 0, 909, 59, 0, 1, 2, 31, 55, 0, 0, 9},  // delegate
    {840, 220, -1, -1, -1, 0, 0, 60, 0, 0, 5, 31, 52, 0, 0, 9},  // AutoresizingMask
    {841, 839, 842, -1, -1, 0, 0, 61, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleLeftMargin
    {843, 839, -1, -1, -1, 0, 0, 62, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleLeftMargin
    {844, 839, 845, -1, -1, 0, 0, 63, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleWidth
    {846, 839, -1, -1, -1, 0, 0, 64, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleWidth
    {847, 839, 848, -1, -1, 0, 0, 65, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleRightMargin
    {849, 839, -1, -1, -1, 0, 0, 66, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleRightMargin
    {850, 839, 851, -1, -1, 0, 0, 67, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleTopMargin
    {852, 839, -1, -1, -1, 0, 0, 68, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleTopMargin
    {853, 839, 854, -1, -1, 0, 0, 69, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleHeight
    {855, 839, -1, -1, -1, 0, 0, 70, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleHeight
    {856, 839, 857, -1, -1, 0, 0, 71, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleBottomMargin
    {858, 839, -1, -1, -1, 0, 0, 72, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleBottomMargin
    {859, 839, 860, -1, -1, 0, 0, 73, 0, 0, 5, 26, 25, 0, 0, 9},  // None
    {861, -1, -1, -1, -1, 0, 910, 74, 0, 1, 2, 31, 25, 0, 0, 9},  // autoresizingMask
    {862, -1, -1, -1, -1, 0, 911, 75, 0, 1, 2, 31, 2, 0, 0, 9},  // translatesAutoresizingMaskIntoConstraints
    {863, -1, -1, -1, -1, 0, 912, 76, 0, 1, 2, 31, 2, 0, 0, 9},  // autoresizesSubviews
    {865, 226, -1, -1, -1, 0, 0, 77, 0, 0, 5, 31, 52, 0, 0, 9},  // State
    {812, 864, 866, -1, -1, 0, 0, 78, 0, 0, 5, 4, 3, 0, 0, 9},  // normal
    {867, 864, -1, -1, -1, 0, 0, 79, 0, 0, 5, 4, 3, 0, 0, 9},  // Normal
    {868, 864, 869, -1, -1, 0, 0, 80, 0, 0, 5, 4, 3, 0, 0, 9},  // highlighted
    {870, 864, -1, -1, -1, 0, 0, 81, 0, 0, 5, 4, 3, 0, 0, 9},  // Highlighted
    {871, 864, 872, -1, -1, 0, 0, 82, 0, 0, 5, 4, 3, 0, 0, 9},  // disabled
    {873, 864, -1, -1, -1, 0, 0, 83, 0, 0, 5, 4, 3, 0, 0, 9},  // Disabled
    {874, 864, 875, -1, -1, 0, 0, 84, 0, 0, 5, 4, 3, 0, 0, 9},  // selected
    {876, 864, -1, -1, -1, 0, 0, 85, 0, 0, 5, 4, 3, 0, 0, 9},  // Selected
    {878, 226, -1, -1, -1, 0, 0, 86, 0, 0, 5, 31, 52, 0, 0, 9},  // Event
    {879, 877, 880, -1, -1, 0, 0, 87, 0, 0, 5, 4, 3, 0, 0, 9},  // allEvents
    {881, 877, -1, -1, -1, 0, 0, 88, 0, 0, 5, 4, 3, 0, 0, 9},  // AllEvents
    {882, 877, 883, -1, -1, 0, 0, 89, 0, 0, 5, 4, 3, 0, 0, 9},  // allTouchEvents
    {884, 877, -1, -1, -1, 0, 0, 90, 0, 0, 5, 4, 3, 0, 0, 9},  // AllTouchEvents
    {885, 877, 886, -1, -1, 0, 0, 91, 0, 0, 5, 4, 3, 0, 0, 9},  // touchDown
    {887, 877, -1, -1, -1, 0, 0, 92, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchDown
    {888, 877, 889, -1, -1, 0, 0, 93, 0, 0, 5, 4, 3, 0, 0, 9},  // touchDragInside
    {890, 877, -1, -1, -1, 0, 0, 94, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchDragInside
    {891, 877, 892, -1, -1, 0, 0, 95, 0, 0, 5, 4, 3, 0, 0, 9},  // touchDragOutside
    {893, 877, -1, -1, -1, 0, 0, 96, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchDragOutside
    {894, 877, 895, -1, -1, 0, 0, 97, 0, 0, 5, 4, 3, 0, 0, 9},  // touchUpInside
    {896, 877, -1, -1, -1, 0, 0, 98, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchUpInside
    {897, 877, 898, -1, -1, 0, 0, 99, 0, 0, 5, 4, 3, 0, 0, 9},  // touchUpOutside
    {899, 877, -1, -1, -1, 0, 0, 100, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchUpOutside
    {900, 877, 901, -1, -1, 0, 0, 101, 0, 0, 5, 4, 3, 0, 0, 9},  // touchCancel
    {902, 877, -1, -1, -1, 0, 0, 102, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchCancel
    {903, 877, 904, -1, -1, 0, 0, 103, 0, 0, 5, 4, 3, 0, 0, 9},  // valueChanged
    {905, 877, -1, -1, -1, 0, 0, 104, 0, 0, 5, 4, 3, 0, 0, 9},  // ValueChanged
    {906, 877, 907, -1, -1, 0, 0, 105, 0, 0, 5, 4, 3, 0, 0, 9},  // editingChanged
    {908, 877, -1, -1, -1, 0, 0, 106, 0, 0, 5, 4, 3, 0, 0, 9},  // EditingChanged
    {909, 877, 910, -1, -1, 0, 0, 107, 0, 0, 5, 4, 3, 0, 0, 9},  // editingDidBegin
    {911, 877, -1, -1, -1, 0, 0, 108, 0, 0, 5, 4, 3, 0, 0, 9},  // EditingDidBegin
    {912, 877, 913, -1, -1, 0, 0, 109, 0, 0, 5, 4, 3, 0, 0, 9},  // editingDidEnd
    {914, 877, -1, -1, -1, 0, 0, 110, 0, 0, 5, 4, 3, 0, 0, 9},  // EditingDidEnd
    {915, 877, 916, -1, -1, 0, 0, 111, 0, 0, 5, 4, 3, 0, 0, 9},  // primaryActionTriggered
    {917, 877, -1, -1, -1, 0, 0, 112, 0, 0, 5, 4, 3, 0, 0, 9},  // PrimaryActionTriggered
    {918, -1, -1, -1, -1, 510, 913, 113, 3, 4, 1, 31, 55, 0, 0, 9},  // addTarget
    {918, -1, -1, -1, -1, 513, 917, 114, 3, 4, 1, 31, 55, 0, 0, 9},  // addTarget
    {921, -1, -1, -1, -1, 516, 921, 115, 3, 4, 1, 31, 55, 0, 0, 9},  // removeTarget
    {921, -1, -1, -1, -1, 519, 925, 116, 3, 4, 1, 31, 55, 0, 0, 9},  // removeTarget
    {922, -1, -1, -1, -1, 522, 929, 117, 1, 2, 1, 31, 55, 0, 0, 9},  // sendActions
    {923, -1, -1, -1, -1, 523, 931, 118, 1, 2, 1, 31, 55, 0, 0, 9},  // sendActionsForControlEvents
    {924, -1, -1, -1, -1, 524, 933, 119, 2, 3, 1, 31, 55, 0, 0, 9},  // setTitle
    {924, -1, -1, -1, -1, 526, 936, 120, 2, 3, 1, 31, 55, 0, 0, 9},  // setTitle
    {926, -1, -1, -1, -1, 528, 939, 121, 2, 3, 1, 31, 55, 0, 0, 9},  // setTitleColor
    {926, -1, -1, -1, -1, 530, 942, 122, 2, 3, 1, 31, 55, 0, 0, 9},  // setTitleColor
    {927, -1, -1, -1, -1, 532, 945, 123, 2, 3, 1, 31, 55, 0, 0, 9},  // setImage
    {927, -1, -1, -1, -1, 534, 948, 124, 2, 3, 1, 31, 55, 0, 0, 9},  // setImage
    {928, -1, -1, -1, -1, 536, 951, 125, 2, 3, 1, 31, 55, 0, 0, 9},  // setBackgroundImage
    {928, -1, -1, -1, -1, 538, 954, 126, 2, 3, 1, 31, 55, 0, 0, 9},  // setBackgroundImage
    {929, -1, -1, -1, -1, 540, 957, 127, 2, 3, 1, 31, 55, 0, 0, 9},  // setAttributedTitle
    {930, -1, -1, -1, -1, 542, 960, 128, 2, 3, 1, 31, 55, 0, 0, 9},  // setTitleShadowColor
    {931, -1, -1, -1, -1, 0, 963, 129, 0, 1, 2, 31, 3, 0, 0, 9},  // currentTitle
    {932, -1, -1, -1, -1, 0, 964, 130, 0, 1, 2, 31, 30, 0, 0, 9},  // titleLabel
    {933, -1, -1, -1, -1, 0, 965, 131, 0, 1, 2, 31, 51, 0, 0, 9},  // contentEdgeInsets
    {934, -1, -1, -1, -1, 0, 966, 132, 0, 1, 2, 31, 51, 0, 0, 9},  // titleEdgeInsets
    {935, -1, -1, -1, -1, 0, 967, 133, 0, 1, 2, 31, 51, 0, 0, 9},  // imageEdgeInsets
    {936, -1, -1, -1, -1, 0, 968, 134, 0, 1, 2, 31, 2, 0, 0, 9},  // isEnabled
    {937, -1, -1, -1, -1, 0, 969, 135, 0, 1, 2, 31, 2, 0, 0, 9},  // isSelected
    {938, -1, -1, -1, -1, 0, 970, 136, 0, 1, 2, 31, 2, 0, 0, 9},  // isHighlighted
    {939, -1, -1, -1, -1, 0, 971, 137, 0, 1, 2, 31, 2, 0, 0, 9},  // isTracking
    {940, -1, -1, -1, -1, 0, 972, 138, 0, 1, 2, 31, 55, 0, 0, 9},  // contentHorizontalAlignment
    {941, -1, -1, -1, -1, 0, 973, 139, 0, 1, 2, 31, 55, 0, 0, 9},  // contentVerticalAlignment
    {942, -1, -1, -1, -1, 0, 974, 140, 0, 1, 2, 31, 12, 0, 0, 9},  // contentSize
    {368, 943, 944, -1, -1, 0, 0, 141, 0, 0, 5, 21, 20, 0, 0, 9},  // left
    {365, 943, 945, -1, -1, 0, 0, 142, 0, 0, 5, 21, 20, 0, 0, 9},  // center
    {370, 943, 946, -1, -1, 0, 0, 143, 0, 0, 5, 21, 20, 0, 0, 9},  // right
    {947, 943, 948, -1, -1, 0, 0, 144, 0, 0, 5, 21, 20, 0, 0, 9},  // justified
    {949, 943, 950, -1, -1, 0, 0, 145, 0, 0, 5, 21, 20, 0, 0, 9},  // natural
    {951, -1, -1, -1, -1, 0, 975, 0, 0, 1, 2, 31, 30, 0, 0, 10},  // superview
    {952, -1, -1, -1, -1, 0, 976, 1, 0, 1, 2, 31, 4, 0, 0, 10},  // subviews
    {84, -1, -1, -1, -1, 0, 977, 2, 0, 1, 2, 31, 30, 0, 0, 10},  // window
    {953, -1, -1, -1, -1, 0, 978, 3, 0, 1, 2, 31, 2, 0, 0, 10},  // isKeyWindow
    {954, -1, -1, -1, 1693, 544, 979, 4, 1, 2, 1, 31, 2, 0, 0, 10},  // isDescendant
    {955, -1, -1, -1, -1, 545, 981, 5, 1, 2, 1, 31, 55, 0, 0, 10},  // addSubview
    {956, -1, -1, -1, -1, 546, 983, 6, 1, 2, 1, 31, 55, 0, 0, 10},  // bringSubviewToFront
    {957, -1, -1, -1, 1695, 547, 985, 7, 1, 2, 1, 31, 55, 0, 0, 10},  // bringSubview
    {959, -1, -1, -1, -1, 548, 987, 8, 1, 2, 1, 31, 55, 0, 0, 10},  // sendSubviewToBack
    {960, -1, -1, -1, 1696, 549, 989, 9, 1, 2, 1, 31, 55, 0, 0, 10},  // sendSubview
    {962, -1, -1, -1, -1, 550, 991, 10, 0, 1, 1, 31, 55, 0, 0, 10},  // removeFromSuperview
    {963, -1, -1, -1, 1694, 550, 992, 11, 2, 3, 1, 31, 55, 0, 0, 10},  // insertSubview
    {964, -1, -1, -1, 1733, 552, 995, 12, 2, 3, 1, 31, 55, 0, 0, 10},  // exchangeSubview
    {963, -1, -1, -1, -1, 554, 998, 13, 2, 3, 1, 31, 55, 0, 0, 10},  // insertSubview
    {963, -1, -1, -1, -1, 556, 1001, 14, 2, 3, 1, 31, 55, 0, 0, 10},  // insertSubview
    {968, -1, -1, -1, 1699, 558, 1004, 15, 2, 3, 1, 31, 9, 0, 5, 10},  // convert
    {968, -1, -1, -1, 1701, 560, 1007, 16, 2, 3, 1, 31, 9, 0, 5, 10},  // convert
    {969, -1, -1, -1, -1, 562, 1010, 17, 2, 3, 1, 31, 9, 0, 5, 10},  // convertRect
    {969, -1, -1, -1, -1, 564, 1013, 18, 2, 3, 1, 31, 9, 0, 5, 10},  // convertRect
    {972, -1, -1, -1, -1, 566, 1016, 19, 2, 3, 1, 31, 9, 0, 5, 10},  // convertPoint
    {972, -1, -1, -1, -1, 568, 1019, 20, 2, 3, 1, 31, 9, 0, 5, 10},  // convertPoint
    {973, -1, -1, -1, -1, 570, 1022, 21, 0, 1, 1, 31, 55, 0, 0, 10},  // setNeedsLayout
    {974, -1, -1, -1, -1, 570, 1023, 22, 0, 1, 1, 31, 55, 0, 0, 10},  // layoutIfNeeded
    {973, -1, -1, -1, -1, 570, 1024, 23, 0, 1, 1, 32, 55, 0, 0, 10},  // setNeedsLayout
    {974, -1, -1, -1, -1, 570, 1025, 24, 0, 1, 1, 32, 55, 0, 0, 10},  // layoutIfNeeded
    {975, -1, -1, -1, -1, 570, 1026, 25, 0, 1, 1, 32, 55, 0, 0, 10},  // layoutSublayers
    {975, -1, -1, -1, -1, 570, 1027, 26, 1, 2, 1, 31, 55, 0, 0, 10},  // layoutSublayers
    {976, -1, -1, -1, -1, 571, 1029, 27, 1, 2, 1, 31, 55, 0, 0, 10},  // layoutSublayersOfLayer
    {977, -1, -1, -1, -1, 572, 1031, 28, 0, 1, 1, 32, 2, 0, 0, 10},  // needsLayout
    {978, -1, -1, -1, -1, 572, 1032, 29, 0, 1, 1, 31, 55, 0, 0, 10},  // setNeedsDisplay
    {979, -1, -1, -1, -1, 572, 1033, 30, 0, 1, 1, 31, 55, 0, 0, 10},  // layoutSubviews
    {978, -1, -1, -1, 1734, 572, 1034, 31, 1, 2, 1, 31, 55, 0, 0, 10},  // setNeedsDisplay
    {978, -1, -1, -1, 1734, 573, 1036, 32, 1, 2, 1, 32, 55, 0, 0, 10},  // setNeedsDisplay
    {980, -1, -1, -1, -1, 574, 1038, 33, 0, 1, 1, 31, 2, 0, 0, 10},  // becomeFirstResponder
    {981, -1, -1, -1, -1, 574, 1039, 34, 0, 1, 1, 31, 2, 0, 0, 10},  // resignFirstResponder
    {982, -1, -1, -1, -1, 574, 1040, 35, 1, 2, 1, 31, 12, 0, 0, 10},  // sizeThatFits
    {983, -1, -1, -1, -1, 575, 1042, 36, 0, 1, 1, 31, 55, 0, 0, 10},  // sizeToFit
    {984, -1, -1, -1, -1, 0, 1043, 37, 0, 1, 2, 31, 12, 0, 0, 10},  // intrinsicContentSize
    {985, -1, -1, -1, -1, 575, 1044, 38, 0, 1, 1, 31, 55, 0, 0, 10},  // invalidateIntrinsicContentSize
    {986, -1, -1, -1, -1, 575, 1045, 39, 1, 2, 1, 31, 55, 0, 0, 10},  // endEditing
    {978, -1, -1, -1, -1, 576, 1047, 40, 0, 1, 1, 32, 55, 0, 0, 10},  // setNeedsDisplay
    {987, -1, -1, -1, -1, 576, 1048, 41, 1, 2, 1, 31, 30, 0, 0, 10},  // viewWithTag
    {988, -1, -1, -1, 1709, 577, 1050, 42, 2, 3, 1, 32, 55, 0, 0, 10},  // insertSublayer
    {988, -1, -1, -1, -1, 579, 1053, 43, 2, 3, 1, 32, 55, 0, 0, 10},  // insertSublayer
    {988, -1, -1, -1, -1, 581, 1056, 44, 2, 3, 1, 32, 55, 0, 0, 10},  // insertSublayer
    {991, 220, -1, -1, -1, 0, 0, 45, 0, 0, 5, 31, 0, 0, 0, 10},  // noIntrinsicMetric
    {992, -1, -1, -1, -1, 0, 1059, 46, 0, 1, 2, 31, 55, 0, 0, 10},  // rootViewController
    {993, -1, -1, -1, -1, 0, 1060, 47, 0, 1, 2, 31, 55, 0, 0, 10},  // liveView
    {994, -1, -1, -1, -1, 583, 1061, 48, 0, 1, 1, 31, 55, 0, 0, 10},  // makeKeyAndVisible
    {995, -1, -1, -1, -1, 583, 1062, 49, 0, 1, 1, 31, 55, 0, 0, 10},  // makeKey
    {997, 996, -1, -1, -1, 0, 0, 50, 0, 0, 5, 31, 30, 0, 0, 10},  // current
    {999, 998, -1, -1, -1, 0, 0, 51, 0, 0, 5, 31, 30, 0, 0, 10},  // currentPage
    {1000, -1, -1, -1, -1, 0, 1063, 52, 0, 1, 2, 31, 2, 0, 0, 10},  // needsIndefiniteExecution
    {1002, 1001, -1, -1, -1, 0, 0, 53, 0, 0, 5, 31, 30, 0, 0, 10},  // main
    {1003, 1001, -1, -1, -1, 583, 1064, 54, 0, 0, 4, 31, 30, 0, 0, 10},  // mainScreen
    {1004, -1, -1, -1, 1691, 583, 1064, 55, 2, 3, 1, 31, 30, 0, 5, 10},  // hitTest
    {1005, -1, -1, -1, -1, 585, 1067, 56, 2, 3, 1, 31, 2, 0, 0, 10},  // beginTracking
    {1006, -1, -1, -1, -1, 587, 1070, 57, 2, 3, 1, 31, 2, 0, 0, 10},  // continueTracking
    {318, -1, -1, -1, 1692, 589, 1073, 58, 2, 3, 1, 31, 2, 0, 5, 10},  // point
    {1008, -1, -1, -1, -1, 591, 1076, 0, 0, 0, 3, 0, 31, 0, 0, 11},  // CALayer
    {1009, -1, -1, -1, -1, 591, 1076, 1, 0, 0, 3, 0, 31, 0, 0, 11},  // CAShapeLayer
    {1010, -1, -1, -1, -1, 591, 1076, 2, 0, 0, 3, 0, 31, 0, 0, 11},  // CAGradientLayer
    {1011, -1, -1, -1, -1, 591, 1076, 3, 0, 0, 3, 0, 31, 0, 0, 11},  // CATextLayer
    {1012, -1, -1, -1, -1, 0, 1076, 4, 0, 1, 2, 32, 4, 0, 0, 11},  // colors
    {1013, -1, -1, -1, -1, 0, 1077, 5, 0, 1, 2, 32, 4, 0, 0, 11},  // locations
    {1014, -1, -1, -1, -1, 0, 1078, 6, 0, 1, 2, 32, 9, 0, 0, 11},  // startPoint
    {1015, -1, -1, -1, -1, 0, 1079, 7, 0, 1, 2, 32, 9, 0, 0, 11},  // endPoint
    {265, -1, -1, -1, -1, 0, 1080, 8, 0, 1, 2, 32, 55, 0, 0, 11},  // string
    {777, -1, -1, -1, -1, 0, 1081, 9, 0, 1, 2, 32, 55, 0, 0, 11},  // font
    {1016, -1, -1, -1, -1, 0, 1082, 10, 0, 1, 2, 32, 0, 0, 0, 11},  // fontSize
    {1017, -1, -1, -1, -1, 0, 1083, 11, 0, 1, 2, 32, 17, 0, 0, 11},  // foregroundColor
    {1018, -1, -1, -1, -1, 0, 1084, 12, 0, 1, 2, 32, 2, 0, 0, 11},  // isWrapped
    {1019, -1, -1, -1, 1020, 591, 1085, 13, 1, 2, 1, 32, 55, 0, 0, 11},  // render
    {1021, -1, -1, -1, 1023, 593, 1087, 14, 2, 3, 1, 31, 2, 0, 0, 11},  // drawHierarchy
    {758, -1, -1, -1, -1, 0, 1090, 15, 0, 1, 2, 32, 13, 0, 9, 11},  // frame
    {759, -1, -1, -1, -1, 0, 1091, 16, 0, 1, 2, 32, 13, 0, 10, 11},  // bounds
    {127, -1, -1, -1, -1, 0, 1092, 17, 0, 1, 2, 32, 9, 0, 11, 11},  // position
    {760, -1, -1, -1, -1, 0, 1093, 18, 0, 1, 2, 32, 9, 0, 12, 11},  // anchorPoint
    {761, -1, -1, -1, 1697, 0, 1094, 19, 0, 1, 2, 32, 2, 0, 0, 11},  // isHidden
    {1024, -1, -1, -1, -1, 0, 1095, 20, 0, 1, 2, 32, 2, 0, 0, 11},  // masksToBounds
    {763, -1, -1, -1, -1, 0, 1096, 21, 0, 1, 2, 32, 3, 0, 0, 11},  // name
    {1025, -1, -1, -1, -1, 0, 1097, 22, 0, 1, 2, 32, 14, 0, 0, 11},  // sublayerTransform
    {128, -1, -1, -1, -1, 0, 1098, 23, 0, 1, 2, 32, 14, 0, 0, 11},  // transform
    {1026, -1, -1, -1, -1, 0, 1099, 24, 0, 1, 2, 32, 0, 0, 0, 11},  // zPosition
    {1027, -1, -1, -1, -1, 0, 1100, 25, 0, 1, 2, 32, 0, 0, 0, 11},  // opacity
    {773, -1, -1, -1, -1, 0, 1101, 26, 0, 1, 2, 32, 17, 0, 0, 11},  // backgroundColor
    {1028, -1, -1, -1, -1, 0, 1102, 27, 0, 1, 2, 32, 0, 0, 0, 11},  // cornerRadius
    {1029, -1, -1, -1, -1, 0, 1103, 28, 0, 1, 2, 32, 0, 0, 0, 11},  // borderWidth
    {1030, -1, -1, -1, -1, 0, 1104, 29, 0, 1, 2, 32, 17, 0, 0, 11},  // borderColor
    {803, -1, -1, -1, -1, 0, 1105, 30, 0, 1, 2, 32, 17, 0, 0, 11},  // shadowColor
    {1031, -1, -1, -1, -1, 0, 1106, 31, 0, 1, 2, 32, 0, 0, 0, 11},  // shadowOpacity
    {1032, -1, -1, -1, -1, 0, 1107, 32, 0, 1, 2, 32, 0, 0, 0, 11},  // shadowRadius
    {1033, -1, -1, -1, -1, 0, 1108, 33, 0, 1, 2, 32, 12, 0, 0, 11},  // shadowOffset
    {1034, -1, -1, -1, -1, 0, 1109, 34, 0, 1, 2, 32, 32, 0, 0, 11},  // shadowPath
    {1035, -1, -1, -1, -1, 0, 1110, 35, 0, 1, 2, 32, 0, 0, 0, 11},  // contentsScale
    {1036, -1, -1, -1, -1, 0, 1111, 36, 0, 1, 2, 32, 55, 0, 0, 11},  // contents
    {1037, -1, -1, -1, -1, 0, 1112, 37, 0, 1, 2, 32, 13, 0, 0, 11},  // contentsRect
    {1038, -1, -1, -1, -1, 0, 1113, 38, 0, 1, 2, 32, 2, 0, 0, 11},  // shouldRasterize
    {1039, -1, -1, -1, -1, 0, 1114, 39, 0, 1, 2, 32, 0, 0, 0, 11},  // rasterizationScale
    {1040, -1, -1, -1, 1727, 0, 1115, 40, 0, 1, 2, 32, 2, 0, 0, 11},  // isDoubleSided
    {785, -1, -1, -1, -1, 0, 1116, 41, 0, 1, 2, 32, 31, 0, 0, 11},  // mask
    {1041, -1, -1, -1, -1, 0, 1117, 42, 0, 1, 2, 32, 55, 0, 0, 11},  // contentsGravity
    {1042, 1043, 1044, -1, -1, 0, 0, 43, 0, 0, 5, 4, 3, 0, 0, 11},  // layerMinXMinYCorner
    {1045, 1043, 1046, -1, -1, 0, 0, 44, 0, 0, 5, 4, 3, 0, 0, 11},  // layerMaxXMinYCorner
    {1047, 1043, 1048, -1, -1, 0, 0, 45, 0, 0, 5, 4, 3, 0, 0, 11},  // layerMinXMaxYCorner
    {1049, 1043, 1050, -1, -1, 0, 0, 46, 0, 0, 5, 4, 3, 0, 0, 11},  // layerMaxXMaxYCorner
    {1051, -1, -1, -1, -1, 0, 1118, 47, 0, 1, 2, 32, 55, 0, 0, 11},  // actions
    {1052, -1, -1, -1, -1, 0, 1119, 48, 0, 1, 2, 32, 55, 0, 0, 11},  // magnificationFilter
    {1053, -1, -1, -1, -1, 0, 1120, 49, 0, 1, 2, 32, 55, 0, 0, 11},  // minificationFilter
    {1054, -1, -1, -1, -1, 0, 1121, 50, 0, 1, 2, 32, 55, 0, 0, 11},  // compositingFilter
    {1055, -1, -1, -1, -1, 0, 1122, 51, 0, 1, 2, 32, 55, 0, 0, 11},  // cornerCurve
    {1056, -1, -1, -1, -1, 0, 1123, 52, 0, 1, 2, 32, 55, 0, 0, 11},  // maskedCorners
    {838, -1, -1, -1, -1, 0, 1124, 53, 0, 1, 2, 32, 55, 0, 0, 11},  // delegate
    {779, -1, -1, -1, 1726, 0, 1125, 54, 0, 1, 2, 32, 2, 0, 0, 11},  // isOpaque
    {1057, -1, -1, -1, -1, 0, 1126, 55, 0, 1, 2, 32, 2, 0, 0, 11},  // needsDisplayOnBoundsChange
    {1058, -1, -1, -1, -1, 0, 1127, 56, 0, 1, 2, 32, 2, 0, 0, 11},  // allowsEdgeAntialiasing
    {1059, -1, -1, -1, -1, 0, 1128, 57, 0, 1, 2, 32, 55, 0, 0, 11},  // lineCap
    {1060, -1, -1, -1, -1, 0, 1129, 58, 0, 1, 2, 32, 55, 0, 0, 11},  // fillRule
    {1061, -1, -1, -1, -1, 0, 1130, 59, 0, 1, 2, 32, 0, 0, 0, 11},  // miterLimit
    {1062, -1, -1, -1, -1, 0, 1131, 60, 0, 1, 2, 32, 0, 0, 0, 11},  // strokeStart
    {1063, -1, -1, -1, -1, 0, 1132, 61, 0, 1, 2, 32, 0, 0, 0, 11},  // strokeEnd
    {1064, -1, -1, -1, -1, 597, 1133, 62, 0, 1, 1, 32, 14, 0, 0, 11},  // affineTransform
    {130, -1, -1, -1, -1, 597, 1134, 63, 1, 2, 1, 32, 55, 0, 8, 11},  // setAffineTransform
    {1065, -1, -1, -1, 1710, 598, 1136, 64, 0, 1, 1, 32, 31, 0, 0, 11},  // presentation
    {1066, -1, -1, -1, 1711, 598, 1137, 65, 0, 1, 1, 32, 31, 0, 0, 11},  // model
    {1067, -1, -1, -1, -1, 0, 1138, 66, 0, 1, 2, 32, 31, 0, 0, 11},  // superlayer
    {1068, -1, -1, -1, -1, 0, 1139, 67, 0, 1, 2, 32, 4, 0, 0, 11},  // sublayers
    {1069, -1, -1, -1, -1, 598, 1140, 68, 1, 2, 1, 32, 55, 0, 0, 11},  // addSublayer
    {1070, -1, -1, -1, -1, 599, 1142, 69, 0, 1, 1, 32, 55, 0, 0, 11},  // removeFromSuperlayer
    {968, -1, -1, -1, 1703, 599, 1143, 70, 2, 3, 1, 32, 9, 0, 5, 11},  // convert
    {968, -1, -1, -1, 1705, 601, 1146, 71, 2, 3, 1, 32, 9, 0, 5, 11},  // convert
    {1004, -1, -1, -1, -1, 603, 1149, 72, 1, 2, 1, 32, 31, 0, 0, 11},  // hitTest
    {387, -1, -1, -1, 1657, 604, 1151, 73, 1, 2, 1, 32, 2, 0, 0, 11},  // contains
    {1071, -1, -1, -1, -1, 605, 1153, 0, 0, 0, 0, 0, 48, 0, 0, 12},  // Rectangle
    {1072, -1, -1, -1, -1, 605, 1153, 1, 0, 0, 0, 0, 48, 0, 0, 12},  // Circle
    {1073, -1, -1, -1, -1, 605, 1153, 2, 0, 0, 0, 0, 48, 0, 0, 12},  // Ellipse
    {1074, -1, -1, -1, -1, 605, 1153, 3, 0, 0, 0, 0, 48, 0, 0, 12},  // Capsule
    {1075, -1, -1, -1, -1, 605, 1153, 4, 1, 1, 0, 0, 48, 0, 0, 12},  // RoundedRectangle
    {1076, -1, -1, -1, -1, 606, 1154, 5, 1, 1, 0, 0, 48, 0, 0, 12},  // Text
    {1077, -1, -1, -1, -1, 607, 1155, 6, 1, 1, 0, 0, 48, 0, 0, 12},  // Image
    {1077, -1, -1, -1, -1, 608, 1156, 7, 1, 1, 0, 0, 48, 0, 0, 12},  // Image
    {758, -1, -1, -1, -1, 609, 1157, 8, 2, 3, 1, 49, 48, 0, 0, 12},  // frame
    {758, -1, -1, -1, -1, 611, 1160, 9, 1, 2, 1, 49, 48, 0, 0, 12},  // frame
    {758, -1, -1, -1, -1, 612, 1162, 10, 1, 2, 1, 49, 48, 0, 0, 12},  // frame
    {758, -1, -1, -1, -1, 613, 1164, 11, 3, 4, 1, 49, 48, 0, 0, 12},  // frame
    {650, -1, -1, -1, -1, 616, 1168, 12, 1, 2, 1, 49, 48, 0, 0, 12},  // padding
    {127, -1, -1, -1, -1, 617, 1170, 13, 2, 3, 1, 49, 48, 0, 0, 12},  // position
    {127, -1, -1, -1, -1, 619, 1173, 14, 1, 2, 1, 49, 48, 0, 0, 12},  // position
    {76, -1, -1, -1, -1, 620, 1175, 15, 2, 3, 1, 49, 48, 0, 0, 12},  // offset
    {76, -1, -1, -1, -1, 622, 1178, 16, 1, 2, 1, 49, 48, 0, 0, 12},  // offset
    {76, -1, -1, -1, -1, 623, 1180, 17, 1, 2, 1, 49, 48, 0, 0, 12},  // offset
    {76, -1, -1, -1, -1, 624, 1182, 18, 1, 2, 1, 49, 48, 0, 0, 12},  // offset
    {1079, -1, -1, -1, -1, 625, 1184, 19, 1, 2, 1, 49, 48, 0, 0, 12},  // rotationEffect
    {1079, -1, -1, -1, -1, 626, 1186, 20, 2, 3, 1, 49, 48, 0, 0, 12},  // rotationEffect
    {1081, -1, -1, -1, -1, 628, 1189, 21, 1, 2, 1, 49, 48, 0, 0, 12},  // scaleEffect
    {1081, -1, -1, -1, -1, 629, 1191, 22, 2, 3, 1, 49, 48, 0, 0, 12},  // scaleEffect
    {1081, -1, -1, -1, -1, 631, 1194, 23, 2, 3, 1, 49, 48, 0, 0, 12},  // scaleEffect
    {1081, -1, -1, -1, -1, 633, 1197, 24, 1, 2, 1, 49, 48, 0, 0, 12},  // scaleEffect
    {1081, -1, -1, -1, -1, 634, 1199, 25, 1, 2, 1, 49, 48, 0, 0, 12},  // scaleEffect
    {1081, -1, -1, -1, -1, 635, 1201, 26, 3, 4, 1, 49, 48, 0, 0, 12},  // scaleEffect
    {1082, -1, -1, -1, -1, 638, 1205, 27, 1, 2, 1, 49, 48, 0, 0, 12},  // transformEffect
    {1083, -1, -1, -1, -1, 639, 1207, 28, 1, 2, 1, 49, 48, 0, 0, 12},  // modifier
    {128, -1, -1, -1, -1, 0, 1209, 29, 0, 1, 2, 49, 14, 0, 0, 12},  // transform
    {364, -1, -1, -1, -1, 0, 1210, 30, 0, 1, 2, 49, 4, 0, 0, 12},  // corners
    {365, -1, -1, -1, -1, 0, 1211, 31, 0, 1, 2, 49, 9, 0, 0, 12},  // center
    {1084, -1, -1, -1, -1, 0, 1212, 32, 0, 1, 2, 49, 13, 0, 0, 12},  // layoutFrame
    {310, -1, -1, -1, -1, 0, 1213, 33, 0, 1, 2, 49, 12, 0, 0, 12},  // size
    {1085, 1086, -1, -1, -1, 0, 0, 34, 0, 0, 5, 50, 49, 0, 0, 12},  // topLeading
    {367, 1086, -1, -1, -1, 0, 0, 35, 0, 0, 5, 50, 49, 0, 0, 12},  // top
    {1087, 1086, -1, -1, -1, 0, 0, 36, 0, 0, 5, 50, 49, 0, 0, 12},  // topTrailing
    {1088, 1086, -1, -1, -1, 0, 0, 37, 0, 0, 5, 50, 49, 0, 0, 12},  // leading
    {365, 1086, -1, -1, -1, 0, 0, 38, 0, 0, 5, 50, 49, 0, 0, 12},  // center
    {1089, 1086, -1, -1, -1, 0, 0, 39, 0, 0, 5, 50, 49, 0, 0, 12},  // trailing
    {1090, 1086, -1, -1, -1, 0, 0, 40, 0, 0, 5, 50, 49, 0, 0, 12},  // bottomLeading
    {369, 1086, -1, -1, -1, 0, 0, 41, 0, 0, 5, 50, 49, 0, 0, 12},  // bottom
    {1091, 1086, -1, -1, -1, 0, 0, 42, 0, 0, 5, 50, 49, 0, 0, 12},  // bottomTrailing
    {247, -1, -1, -1, -1, 0, 1214, 43, 0, 1, 2, 50, 0, 0, 0, 12},  // x
    {238, -1, -1, -1, -1, 0, 1215, 44, 0, 1, 2, 50, 0, 0, 0, 12},  // y
    {1086, -1, -1, -1, -1, 640, 1216, 45, 2, 2, 0, 0, 9, 0, 0, 12},  // UnitPoint
    {1093, -1, -1, -1, -1, 642, 1218, 46, 1, 1, 3, 0, 14, 0, 0, 12},  // ProjectionTransform
    {1094, -1, -1, -1, -1, 643, 1219, 0, 2, 2, 3, 0, 33, 0, 0, 13},  // UIGestureRecognizer
    {1094, -1, -1, -1, -1, 645, 1221, 1, 1, 1, 3, 0, 33, 0, 0, 13},  // UIGestureRecognizer
    {1094, -1, -1, -1, -1, 0, 0, 2, 0, 0, 3, 0, 33, 0, 0, 13},  // UIGestureRecognizer
    {1096, -1, -1, -1, -1, 646, 1222, 3, 2, 2, 3, 0, 33, 0, 0, 13},  // UIPanGestureRecognizer
    {1096, -1, -1, -1, -1, 648, 1224, 4, 1, 1, 3, 0, 33, 0, 0, 13},  // UIPanGestureRecognizer
    {1096, -1, -1, -1, -1, 0, 0, 5, 0, 0, 3, 0, 33, 0, 0, 13},  // UIPanGestureRecognizer
    {1097, -1, -1, -1, -1, 649, 1225, 6, 2, 2, 3, 0, 33, 0, 0, 13},  // UIPinchGestureRecognizer
    {1097, -1, -1, -1, -1, 651, 1227, 7, 1, 1, 3, 0, 33, 0, 0, 13},  // UIPinchGestureRecognizer
    {1097, -1, -1, -1, -1, 0, 0, 8, 0, 0, 3, 0, 33, 0, 0, 13},  // UIPinchGestureRecognizer
    {1098, -1, -1, -1, -1, 652, 1228, 9, 2, 2, 3, 0, 33, 0, 0, 13},  // UIRotationGestureRecognizer
    {1098, -1, -1, -1, -1, 654, 1230, 10, 1, 1, 3, 0, 33, 0, 0, 13},  // UIRotationGestureRecognizer
    {1098, -1, -1, -1, -1, 0, 0, 11, 0, 0, 3, 0, 33, 0, 0, 13},  // UIRotationGestureRecognizer
    {1099, -1, -1, -1, -1, 655, 1231, 12, 2, 2, 3, 0, 33, 0, 0, 13},  // UITapGestureRecognizer
    {1099, -1, -1, -1, -1, 657, 1233, 13, 1, 1, 3, 0, 33, 0, 0, 13},  // UITapGestureRecognizer
    {1099, -1, -1, -1, -1, 0, 0, 14, 0, 0, 3, 0, 33, 0, 0, 13},  // UITapGestureRecognizer
    {1100, -1, -1, -1, -1, 658, 1234, 15, 2, 2, 3, 0, 33, 0, 0, 13},  // UILongPressGestureRecognizer
    {1100, -1, -1, -1, -1, 660, 1236, 16, 1, 1, 3, 0, 33, 0, 0, 13},  // UILongPressGestureRecognizer
    {1100, -1, -1, -1, -1, 0, 0, 17, 0, 0, 3, 0, 33, 0, 0, 13},  // UILongPressGestureRecognizer
    {1101, -1, -1, -1, -1, 661, 1237, 18, 2, 2, 3, 0, 33, 0, 0, 13},  // UISwipeGestureRecognizer
    {1101, -1, -1, -1, -1, 663, 1239, 19, 1, 1, 3, 0, 33, 0, 0, 13},  // UISwipeGestureRecognizer
    {1101, -1, -1, -1, -1, 0, 0, 20, 0, 0, 3, 0, 33, 0, 0, 13},  // UISwipeGestureRecognizer
    {865, 1094, -1, -1, -1, 0, 0, 21, 0, 0, 5, 34, 52, 0, 0, 13},  // State
    {1102, 1094, -1, -1, -1, 0, 0, 22, 0, 0, 5, 34, 52, 0, 0, 13},  // Direction
    {817, -1, -1, -1, -1, 0, 1240, 23, 0, 1, 2, 35, 0, 0, 0, 13},  // rawValue
    {1105, 1106, 1107, -1, -1, 0, 0, 24, 0, 0, 5, 35, 34, 0, 0, 13},  // possible
    {1108, 1106, -1, -1, -1, 0, 0, 25, 0, 0, 5, 35, 34, 0, 0, 13},  // Possible
    {1109, 1106, 1110, -1, -1, 0, 0, 26, 0, 0, 5, 35, 34, 0, 0, 13},  // began
    {1111, 1106, -1, -1, -1, 0, 0, 27, 0, 0, 5, 35, 34, 0, 0, 13},  // Began
    {1112, 1106, 1113, -1, -1, 0, 0, 28, 0, 0, 5, 35, 34, 0, 0, 13},  // changed
    {1114, 1106, -1, -1, -1, 0, 0, 29, 0, 0, 5, 35, 34, 0, 0, 13},  // Changed
    {1115, 1106, 1116, -1, -1, 0, 0, 30, 0, 0, 5, 35, 34, 0, 0, 13},  // ended
    {1117, 1106, -1, -1, -1, 0, 0, 31, 0, 0, 5, 35, 34, 0, 0, 13},  // Ended
    {1118, 1106, 1119, -1, -1, 0, 0, 32, 0, 0, 5, 35, 34, 0, 0, 13},  // cancelled
    {1120, 1106, -1, -1, -1, 0, 0, 33, 0, 0, 5, 35, 34, 0, 0, 13},  // Cancelled
    {1121, 1106, 1122, -1, -1, 0, 0, 34, 0, 0, 5, 35, 34, 0, 0, 13},  // failed
    {1123, 1106, -1, -1, -1, 0, 0, 35, 0, 0, 5, 35, 34, 0, 0, 13},  // Failed
    {1124, 1106, 1125, -1, -1, 0, 0, 36, 0, 0, 5, 35, 34, 0, 0, 13},  // recognized
    {370, 1126, 1127, -1, -1, 0, 0, 37, 0, 0, 5, 36, 35, 0, 0, 13},  // right
    {1128, 1126, -1, -1, -1, 0, 0, 38, 0, 0, 5, 36, 35, 0, 0, 13},  // Right
    {368, 1126, 1129, -1, -1, 0, 0, 39, 0, 0, 5, 36, 35, 0, 0, 13},  // left
    {1130, 1126, -1, -1, -1, 0, 0, 40, 0, 0, 5, 36, 35, 0, 0, 13},  // Left
    {497, 1126, 1131, -1, -1, 0, 0, 41, 0, 0, 5, 36, 35, 0, 0, 13},  // up
    {1132, 1126, -1, -1, -1, 0, 0, 42, 0, 0, 5, 36, 35, 0, 0, 13},  // Up
    {498, 1126, 1133, -1, -1, 0, 0, 43, 0, 0, 5, 36, 35, 0, 0, 13},  // down
    {1134, 1126, -1, -1, -1, 0, 0, 44, 0, 0, 5, 36, 35, 0, 0, 13},  // Down
    {563, -1, -1, -1, -1, 0, 1241, 45, 0, 1, 2, 34, 34, 0, 0, 13},  // state
    {936, -1, -1, -1, 1135, 0, 1242, 46, 0, 1, 2, 34, 2, 0, 0, 13},  // isEnabled
    {1135, -1, -1, -1, -1, 0, 1243, 47, 0, 1, 2, 34, 2, 0, 0, 13},  // enabled
    {79, -1, -1, -1, -1, 0, 1244, 48, 0, 1, 2, 34, 30, 0, 0, 13},  // view
    {763, -1, -1, -1, -1, 0, 1245, 49, 0, 1, 2, 34, 3, 0, 0, 13},  // name
    {1136, -1, -1, -1, -1, 0, 1246, 50, 0, 1, 2, 34, 2, 0, 0, 13},  // cancelsTouchesInView
    {1137, -1, -1, -1, -1, 0, 1247, 51, 0, 1, 2, 34, 2, 0, 0, 13},  // delaysTouchesBegan
    {1138, -1, -1, -1, -1, 0, 1248, 52, 0, 1, 2, 34, 2, 0, 0, 13},  // delaysTouchesEnded
    {1139, -1, -1, -1, -1, 0, 1249, 53, 0, 1, 2, 34, 0, 0, 0, 13},  // numberOfTouches
    {838, -1, -1, -1, -1, 0, 1250, 54, 0, 1, 2, 34, 55, 0, 0, 13},  // delegate
    {1140, -1, -1, -1, -1, 0, 1251, 55, 0, 1, 2, 34, 0, 0, 0, 13},  // minimumNumberOfTouches
    {1141, -1, -1, -1, -1, 0, 1252, 56, 0, 1, 2, 34, 0, 0, 0, 13},  // maximumNumberOfTouches
    {1142, -1, -1, -1, -1, 0, 1253, 57, 0, 1, 2, 34, 0, 0, 0, 13},  // numberOfTapsRequired
    {1143, -1, -1, -1, -1, 0, 1254, 58, 0, 1, 2, 34, 0, 0, 0, 13},  // numberOfTouchesRequired
    {1144, -1, -1, -1, -1, 0, 1255, 59, 0, 1, 2, 34, 0, 0, 0, 13},  // minimumPressDuration
    {1145, -1, -1, -1, -1, 0, 1256, 60, 0, 1, 2, 34, 0, 0, 0, 13},  // allowableMovement
    {1146, -1, -1, -1, -1, 0, 1257, 61, 0, 1, 2, 34, 35, 0, 0, 13},  // direction
    {285, -1, -1, -1, -1, 0, 1258, 62, 0, 1, 2, 34, 0, 0, 0, 13},  // scale
    {287, -1, -1, -1, -1, 0, 1259, 63, 0, 1, 2, 34, 0, 0, 0, 13},  // rotation
    {1147, -1, -1, -1, -1, 0, 1260, 64, 0, 1, 2, 34, 0, 0, 0, 13},  // velocity
    {1148, -1, -1, -1, -1, 664, 1261, 65, 1, 2, 1, 34, 9, 0, 0, 13},  // location
    {1149, -1, -1, -1, -1, 665, 1263, 66, 1, 2, 1, 34, 9, 0, 0, 13},  // locationInView
    {1148, -1, -1, -1, 1746, 666, 1265, 67, 2, 3, 1, 34, 9, 0, 0, 13},  // location
    {1151, -1, -1, -1, -1, 668, 1268, 68, 2, 3, 1, 34, 9, 0, 0, 13},  // locationOfTouch
    {288, -1, -1, -1, -1, 670, 1271, 69, 1, 2, 1, 34, 9, 0, 0, 13},  // translation
    {1153, -1, -1, -1, -1, 671, 1273, 70, 1, 2, 1, 34, 9, 0, 0, 13},  // translationInView
    {1147, -1, -1, -1, -1, 672, 1275, 71, 1, 2, 1, 34, 9, 0, 0, 13},  // velocity
    {1154, -1, -1, -1, -1, 673, 1277, 72, 1, 2, 1, 34, 9, 0, 0, 13},  // velocityInView
    {1155, -1, -1, -1, 1747, 674, 1279, 73, 2, 3, 1, 34, 55, 0, 0, 13},  // setTranslation
    {1155, -1, -1, -1, -1, 676, 1282, 74, 2, 3, 1, 34, 55, 0, 0, 13},  // setTranslation
    {918, -1, -1, -1, -1, 678, 1285, 75, 2, 3, 1, 34, 55, 0, 0, 13},  // addTarget
    {921, -1, -1, -1, -1, 680, 1288, 76, 2, 3, 1, 34, 55, 0, 0, 13},  // removeTarget
    {1156, -1, -1, -1, -1, 682, 1291, 77, 2, 3, 1, 34, 55, 0, 0, 13},  // touchesBegan
    {1157, -1, -1, -1, -1, 684, 1294, 78, 2, 3, 1, 34, 55, 0, 0, 13},  // touchesMoved
    {1158, -1, -1, -1, -1, 686, 1297, 79, 2, 3, 1, 34, 55, 0, 0, 13},  // touchesEnded
    {1159, -1, -1, -1, -1, 688, 1300, 80, 2, 3, 1, 34, 55, 0, 0, 13},  // touchesCancelled
    {1156, -1, -1, -1, -1, 690, 1303, 81, 2, 3, 1, 34, 55, 0, 0, 13},  // touchesBegan
    {1157, -1, -1, -1, -1, 692, 1306, 82, 2, 3, 1, 34, 55, 0, 0, 13},  // touchesMoved
    {1158, -1, -1, -1, -1, 694, 1309, 83, 2, 3, 1, 34, 55, 0, 0, 13},  // touchesEnded
    {1159, -1, -1, -1, -1, 696, 1312, 84, 2, 3, 1, 34, 55, 0, 0, 13},  // touchesCancelled
    {1161, -1, -1, -1, -1, 698, 1315, 85, 2, 3, 1, 34, 55, 0, 0, 13},  // ignore
    {1162, -1, -1, -1, -1, 700, 1318, 86, 2, 3, 1, 34, 55, 0, 0, 13},  // ignoreTouch
    {1164, -1, -1, -1, -1, 702, 1321, 87, 0, 1, 1, 34, 55, 0, 0, 13},  // reset
    {1165, -1, -1, -1, 1748, 702, 1322, 88, 1, 2, 1, 34, 55, 0, 0, 13},  // require
    {1167, -1, -1, -1, -1, 703, 1324, 89, 1, 2, 1, 34, 55, 0, 0, 13},  // requireGestureRecognizerToFail
    {1168, -1, -1, -1, -1, 704, 1326, 90, 1, 2, 1, 31, 55, 0, 0, 13},  // addGestureRecognizer
    {1169, -1, -1, -1, -1, 705, 1328, 91, 1, 2, 1, 31, 55, 0, 0, 13},  // removeGestureRecognizer
    {1170, -1, -1, -1, -1, 0, 1330, 92, 0, 1, 2, 31, 4, 0, 0, 13},  // gestureRecognizers
    {1171, -1, -1, -1, -1, 0, 1331, 93, 0, 1, 2, 31, 2, 0, 0, 13},  // isMultipleTouchEnabled
    {1172, -1, -1, -1, -1, 0, 1332, 94, 0, 1, 2, 31, 2, 0, 0, 13},  // multipleTouchEnabled
    {1173, -1, -1, -1, 1698, 0, 1333, 95, 0, 1, 2, 31, 2, 0, 0, 13},  // isExclusiveTouch
    {1148, -1, -1, -1, -1, 706, 1334, 0, 1, 2, 1, 52, 9, 0, 0, 14},  // location
    {1149, -1, -1, -1, -1, 707, 1336, 1, 1, 2, 1, 52, 9, 0, 0, 14},  // locationInView
    {1180, -1, -1, -1, -1, 708, 1338, 2, 1, 2, 1, 52, 9, 0, 0, 14},  // previousLocation
    {1181, -1, -1, -1, -1, 709, 1340, 3, 1, 2, 1, 52, 9, 0, 0, 14},  // previousLocationInView
    {1182, 1174, -1, -1, -1, 0, 0, 4, 0, 0, 5, 52, 52, 0, 0, 14},  // Phase
    {1109, 1184, 1185, -1, -1, 0, 0, 5, 0, 0, 5, 37, 36, 0, 0, 14},  // began
    {1186, 1184, 1187, -1, -1, 0, 0, 6, 0, 0, 5, 37, 36, 0, 0, 14},  // moved
    {1188, 1184, 1189, -1, -1, 0, 0, 7, 0, 0, 5, 37, 36, 0, 0, 14},  // stationary
    {1115, 1184, 1190, -1, -1, 0, 0, 8, 0, 0, 5, 37, 36, 0, 0, 14},  // ended
    {1118, 1184, 1191, -1, -1, 0, 0, 9, 0, 0, 5, 37, 36, 0, 0, 14},  // cancelled
    {695, -1, -1, -1, -1, 710, 1342, 10, 0, 1, 1, 5, 55, 0, 0, 14},  // anyObject
    {1194, -1, -1, -1, -1, 710, 1343, 11, 1, 2, 1, 52, 4, 0, 0, 14},  // touches
    {1195, -1, -1, -1, -1, 711, 1345, 12, 1, 2, 1, 52, 4, 0, 0, 14},  // touchesForView
    {1196, -1, -1, -1, -1, 712, 1347, 13, 1, 2, 1, 52, 4, 0, 0, 14},  // touchesForGestureRecognizer
    {1197, -1, -1, -1, -1, 713, 1349, 14, 1, 2, 1, 52, 4, 0, 0, 14},  // coalescedTouches
    {1198, -1, -1, -1, -1, 714, 1351, 15, 1, 2, 1, 52, 4, 0, 0, 14},  // coalescedTouchesForTouch
    {1199, -1, -1, -1, -1, 715, 1353, 16, 1, 2, 1, 52, 4, 0, 0, 14},  // predictedTouches
    {1200, -1, -1, -1, -1, 716, 1355, 17, 1, 2, 1, 52, 4, 0, 0, 14},  // predictedTouchesForTouch
    {1201, -1, -1, -1, -1, 717, 1357, 18, 3, 3, 0, 0, 55, 0, 0, 14},  // drag
    {1201, -1, -1, -1, -1, 720, 1360, 19, 4, 4, 0, 0, 55, 0, 0, 14},  // drag
    {1204, -1, -1, -1, -1, 724, 1364, 20, 3, 3, 0, 0, 55, 0, 0, 14},  // fingers
    {1204, -1, -1, -1, -1, 727, 1367, 21, 4, 4, 0, 0, 55, 0, 0, 14},  // fingers
    {1205, -1, -1, -1, -1, 731, 1371, 22, 4, 4, 0, 0, 55, 0, 0, 14},  // pinch
    {1205, -1, -1, -1, -1, 735, 1375, 23, 5, 5, 0, 0, 55, 0, 1, 14},  // pinch
    {1206, -1, -1, -1, -1, 740, 1380, 24, 4, 4, 0, 0, 55, 0, 1, 14},  // twist
    {1208, -1, -1, -1, -1, 744, 1384, 25, 1, 1, 0, 0, 55, 0, 0, 14},  // tap
    {1208, -1, -1, -1, -1, 745, 1385, 26, 2, 2, 0, 0, 55, 0, 0, 14},  // tap
    {1208, -1, -1, -1, -1, 747, 1387, 27, 2, 2, 0, 0, 55, 0, 0, 14},  // tap
    {1208, -1, -1, -1, -1, 749, 1389, 28, 3, 3, 0, 0, 55, 0, 0, 14},  // tap
    {1210, -1, -1, -1, -1, 752, 1392, 29, 2, 2, 0, 0, 55, 0, 0, 14},  // press
    {1204, -1, -1, -1, -1, 754, 1394, 30, 2, 2, 0, 0, 55, 0, 0, 14},  // fingers
    {1212, -1, -1, -1, -1, 756, 1396, 31, 0, 0, 0, 0, 55, 0, 0, 14},  // lift
    {1213, -1, -1, -1, -1, 756, 1396, 32, 0, 0, 0, 0, 55, 0, 0, 14},  // cancel
    {1216, 220, -1, -1, -1, 0, 0, 0, 0, 0, 5, 31, 52, 0, 0, 15},  // AnimationOptions
    {1217, 220, -1, -1, -1, 0, 0, 1, 0, 0, 5, 31, 52, 0, 0, 15},  // KeyframeAnimationOptions
    {1219, 220, -1, -1, -1, 0, 0, 2, 0, 0, 5, 31, 52, 0, 0, 15},  // AnimationCurve
    {817, -1, -1, -1, -1, 0, 1396, 3, 0, 1, 2, 40, 0, 0, 0, 15},  // rawValue
    {1216, 220, -1, -1, -1, 756, 1397, 4, 1, 1, 4, 31, 4, 0, 0, 15},  // AnimationOptions
    {1217, 220, -1, -1, -1, 757, 1398, 5, 1, 1, 4, 31, 4, 0, 0, 15},  // KeyframeAnimationOptions
    {1214, -1, -1, -1, -1, 758, 1399, 6, 1, 1, 3, 0, 39, 0, 0, 15},  // UIViewAnimationOptions
    {1215, -1, -1, -1, -1, 759, 1400, 7, 1, 1, 3, 0, 39, 0, 0, 15},  // UIViewKeyframeAnimationOptions
    {1225, 1214, 1226, -1, -1, 0, 0, 8, 0, 0, 5, 40, 39, 0, 0, 15},  // curveEaseInOut
    {1227, 1214, 1228, -1, -1, 0, 0, 9, 0, 0, 5, 40, 39, 0, 0, 15},  // curveEaseIn
    {1229, 1214, 1230, -1, -1, 0, 0, 10, 0, 0, 5, 40, 39, 0, 0, 15},  // curveEaseOut
    {1231, 1214, 1232, -1, -1, 0, 0, 11, 0, 0, 5, 40, 39, 0, 0, 15},  // curveLinear
    {10, 1214, 1233, -1, -1, 0, 0, 12, 0, 0, 5, 40, 39, 0, 0, 15},  // repeat
    {1234, 1214, 1235, -1, -1, 0, 0, 13, 0, 0, 5, 40, 39, 0, 0, 15},  // autoreverse
    {1236, 1214, 1237, -1, -1, 0, 0, 14, 0, 0, 5, 40, 39, 0, 0, 15},  // beginFromCurrentState
    {1238, 1214, 1239, -1, -1, 0, 0, 15, 0, 0, 5, 40, 39, 0, 0, 15},  // overrideInheritedDuration
    {1240, 1214, 1241, -1, -1, 0, 0, 16, 0, 0, 5, 40, 39, 0, 0, 15},  // overrideInheritedCurve
    {1242, 1214, 1243, -1, -1, 0, 0, 17, 0, 0, 5, 40, 39, 0, 0, 15},  // overrideInheritedOptions
    {1244, 1214, 1245, -1, -1, 0, 0, 18, 0, 0, 5, 40, 39, 0, 0, 15},  // allowUserInteraction
    {979, 1214, 1246, -1, -1, 0, 0, 19, 0, 0, 5, 40, 39, 0, 0, 15},  // layoutSubviews
    {1247, 1214, 1248, -1, -1, 0, 0, 20, 0, 0, 5, 40, 39, 0, 0, 15},  // allowAnimatedContent
    {1249, 1214, 1250, -1, -1, 0, 0, 21, 0, 0, 5, 40, 39, 0, 0, 15},  // showHideTransitionViews
    {1251, 1214, 1252, -1, -1, 0, 0, 22, 0, 0, 5, 40, 39, 0, 0, 15},  // calculationModeLinear
    {1253, 1214, 1254, -1, -1, 0, 0, 23, 0, 0, 5, 40, 39, 0, 0, 15},  // calculationModeDiscrete
    {1255, 1214, -1, -1, -1, 0, 0, 24, 0, 0, 5, 40, 39, 0, 0, 15},  // CurveEaseInOut
    {1256, 1214, -1, -1, -1, 0, 0, 25, 0, 0, 5, 40, 39, 0, 0, 15},  // CurveEaseIn
    {1257, 1214, -1, -1, -1, 0, 0, 26, 0, 0, 5, 40, 39, 0, 0, 15},  // CurveEaseOut
    {1258, 1214, -1, -1, -1, 0, 0, 27, 0, 0, 5, 40, 39, 0, 0, 15},  // CurveLinear
    {1259, 1214, -1, -1, -1, 0, 0, 28, 0, 0, 5, 40, 39, 0, 0, 15},  // Repeat
    {1260, 1214, -1, -1, -1, 0, 0, 29, 0, 0, 5, 40, 39, 0, 0, 15},  // Autoreverse
    {1261, 1214, -1, -1, -1, 0, 0, 30, 0, 0, 5, 40, 39, 0, 0, 15},  // BeginFromCurrentState
    {1262, 1214, -1, -1, -1, 0, 0, 31, 0, 0, 5, 40, 39, 0, 0, 15},  // OverrideInheritedDuration
    {1263, 1214, -1, -1, -1, 0, 0, 32, 0, 0, 5, 40, 39, 0, 0, 15},  // OverrideInheritedCurve
    {1264, 1214, -1, -1, -1, 0, 0, 33, 0, 0, 5, 40, 39, 0, 0, 15},  // OverrideInheritedOptions
    {1265, 1214, -1, -1, -1, 0, 0, 34, 0, 0, 5, 40, 39, 0, 0, 15},  // AllowUserInteraction
    {1266, 1214, -1, -1, -1, 0, 0, 35, 0, 0, 5, 40, 39, 0, 0, 15},  // LayoutSubviews
    {1267, 1214, -1, -1, -1, 0, 0, 36, 0, 0, 5, 40, 39, 0, 0, 15},  // CalculationModeLinear
    {1268, 1218, 1269, -1, -1, 0, 0, 37, 0, 0, 5, 41, 40, 0, 0, 15},  // easeInOut
    {1270, 1218, 1271, -1, -1, 0, 0, 38, 0, 0, 5, 41, 40, 0, 0, 15},  // easeIn
    {1272, 1218, 1273, -1, -1, 0, 0, 39, 0, 0, 5, 41, 40, 0, 0, 15},  // easeOut
    {1274, 1218, 1275, -1, -1, 0, 0, 40, 0, 0, 5, 41, 40, 0, 0, 15},  // linear
    {1276, 1218, -1, -1, -1, 0, 0, 41, 0, 0, 5, 41, 40, 0, 0, 15},  // EaseInOut
    {1277, 1218, -1, -1, -1, 0, 0, 42, 0, 0, 5, 41, 40, 0, 0, 15},  // EaseIn
    {1278, 1218, -1, -1, -1, 0, 0, 43, 0, 0, 5, 41, 40, 0, 0, 15},  // EaseOut
    {1279, 1218, -1, -1, -1, 0, 0, 44, 0, 0, 5, 41, 40, 0, 0, 15},  // Linear
    {1274, 1220, 1280, -1, -1, 0, 0, 45, 0, 0, 5, 42, 41, 0, 0, 15},  // linear
    {1270, 1220, 1281, -1, -1, 0, 0, 46, 0, 0, 5, 42, 41, 0, 0, 15},  // easeIn
    {1272, 1220, 1282, -1, -1, 0, 0, 47, 0, 0, 5, 42, 41, 0, 0, 15},  // easeOut
    {1283, 1220, 1284, -1, -1, 0, 0, 48, 0, 0, 5, 42, 41, 0, 0, 15},  // easeInEaseOut
    {15, 1220, 1285, -1, -1, 0, 0, 49, 0, 0, 5, 42, 41, 0, 0, 15},  // default
    {1286, 1223, 1287, -1, -1, 0, 0, 50, 0, 0, 5, 43, 42, 0, 0, 15},  // removed
    {1288, 1223, 1289, -1, -1, 0, 0, 51, 0, 0, 5, 43, 42, 0, 0, 15},  // forwards
    {1290, 1223, 1291, -1, -1, 0, 0, 52, 0, 0, 5, 43, 42, 0, 0, 15},  // backwards
    {1292, 1223, 1293, -1, -1, 0, 0, 53, 0, 0, 5, 43, 42, 0, 0, 15},  // both
    {1294, 1221, 1295, -1, -1, 0, 0, 54, 0, 0, 5, 45, 44, 0, 0, 15},  // inactive
    {1296, 1221, 1297, -1, -1, 0, 0, 55, 0, 0, 5, 45, 44, 0, 0, 15},  // active
    {1298, 1221, 1299, -1, -1, 0, 0, 56, 0, 0, 5, 45, 44, 0, 0, 15},  // stopped
    {1300, 1222, 1301, -1, -1, 0, 0, 57, 0, 0, 5, 46, 45, 0, 0, 15},  // end
    {1302, 1222, 1303, -1, -1, 0, 0, 58, 0, 0, 5, 46, 45, 0, 0, 15},  // start
    {997, 1222, 1304, -1, -1, 0, 0, 59, 0, 0, 5, 46, 45, 0, 0, 15},  // current
    {1274, 1224, 1305, -1, -1, 0, 0, 60, 0, 0, 5, 44, 43, 0, 0, 15},  // linear
    {1306, 1224, 1307, -1, -1, 0, 0, 61, 0, 0, 5, 44, 43, 0, 0, 15},  // discrete
    {1308, 1224, 1309, -1, -1, 0, 0, 62, 0, 0, 5, 44, 43, 0, 0, 15},  // paced
    {1310, -1, -1, -1, -1, 760, 1401, 0, 1, 1, 0, 0, 55, 0, 0, 16},  // advance
    {1311, -1, -1, -1, -1, 761, 1402, 1, 0, 0, 0, 0, 55, 0, 0, 16},  // run
    {1312, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 0, 0, 0, 16},  // now
    {1313, -1, -1, -1, -1, 761, 1402, 3, 0, 0, 0, 0, 0, 0, 0, 16},  // CACurrentMediaTime
    {1314, -1, -1, -1, -1, 761, 1402, 4, 1, 1, 3, 0, 38, 0, 0, 16},  // CAMediaTimingFunction
    {1318, 1314, -1, -1, -1, 762, 1403, 5, 1, 1, 4, 39, 38, 0, 0, 16},  // functionWithName
    {1314, -1, -1, -1, -1, 763, 1404, 6, 4, 4, 3, 0, 38, 0, 0, 16},  // CAMediaTimingFunction
    {1315, -1, -1, -1, -1, 767, 1408, 7, 2, 2, 3, 0, 38, 0, 0, 16},  // UICubicTimingParameters
    {1315, -1, -1, -1, -1, 769, 1410, 8, 1, 1, 3, 0, 38, 0, 0, 16},  // UICubicTimingParameters
    {1316, -1, -1, -1, -1, 770, 1411, 9, 1, 1, 3, 0, 38, 0, 0, 16},  // UISpringTimingParameters
    {1316, -1, -1, -1, -1, 771, 1412, 10, 2, 2, 3, 0, 38, 0, 0, 16},  // UISpringTimingParameters
    {1316, -1, -1, -1, -1, 773, 1414, 11, 4, 4, 3, 0, 38, 0, 0, 16},  // UISpringTimingParameters
    {75, -1, -1, -1, -1, 777, 1418, 12, 1, 2, 1, 39, 0, 0, 0, 16},  // value
    {1147, -1, -1, -1, -1, 778, 1420, 13, 1, 2, 1, 39, 0, 0, 0, 16},  // velocity
    {1320, -1, -1, -1, -1, 0, 1422, 14, 0, 1, 2, 39, 9, 0, 0, 16},  // controlPoint1
    {1321, -1, -1, -1, -1, 0, 1423, 15, 0, 1, 2, 39, 9, 0, 0, 16},  // controlPoint2
    {1274, 1317, -1, -1, -1, 0, 0, 16, 0, 0, 5, 39, 38, 0, 0, 16},  // linear
    {1270, 1317, -1, -1, -1, 0, 0, 17, 0, 0, 5, 39, 38, 0, 0, 16},  // easeIn
    {1272, 1317, -1, -1, -1, 0, 0, 18, 0, 0, 5, 39, 38, 0, 0, 16},  // easeOut
    {1268, 1317, -1, -1, -1, 0, 0, 19, 0, 0, 5, 39, 38, 0, 0, 16},  // easeInOut
    {1328, 1317, -1, -1, -1, 779, 1424, 20, 2, 2, 4, 39, 38, 0, 0, 16},  // bezier
    {1331, -1, -1, -1, -1, 781, 1426, 21, 3, 3, 0, 0, 14, 0, 0, 16},  // interpolate
    {1332, 220, -1, -1, -1, 786, 1429, 0, 2, 2, 4, 31, 55, 0, 0, 17},  // animate
    {1332, 220, -1, -1, -1, 791, 1431, 1, 3, 3, 4, 31, 55, 0, 0, 17},  // animate
    {1332, 220, -1, -1, -1, 797, 1434, 2, 3, 3, 4, 31, 55, 0, 0, 17},  // animate
    {1332, 220, -1, -1, -1, 804, 1437, 3, 4, 4, 4, 31, 55, 0, 0, 17},  // animate
    {1332, 220, -1, -1, -1, 812, 1441, 4, 4, 4, 4, 31, 55, 0, 0, 17},  // animate
    {1332, 220, -1, -1, -1, 821, 1445, 5, 5, 5, 4, 31, 55, 0, 0, 17},  // animate
    {1332, 220, -1, -1, -1, 831, 1450, 6, 5, 5, 4, 31, 55, 0, 0, 17},  // animate
    {1332, 220, -1, -1, -1, 842, 1455, 7, 6, 6, 4, 31, 55, 0, 0, 17},  // animate
    {1332, 220, -1, -1, -1, 854, 1461, 8, 6, 6, 4, 31, 55, 0, 0, 17},  // animate
    {1332, 220, -1, -1, -1, 867, 1467, 9, 7, 7, 4, 31, 55, 0, 0, 17},  // animate
    {1340, 220, -1, -1, -1, 876, 1474, 10, 2, 2, 4, 31, 55, 0, 0, 17},  // animateWithDuration
    {1340, 220, -1, -1, -1, 881, 1476, 11, 3, 3, 4, 31, 55, 0, 0, 17},  // animateWithDuration
    {1340, 220, -1, -1, -1, 888, 1479, 12, 4, 4, 4, 31, 55, 0, 0, 17},  // animateWithDuration
    {1340, 220, -1, -1, -1, 897, 1483, 13, 5, 5, 4, 31, 55, 0, 0, 17},  // animateWithDuration
    {1340, 220, -1, -1, -1, 909, 1488, 14, 7, 7, 4, 31, 55, 0, 0, 17},  // animateWithDuration
    {1341, 220, -1, -1, -1, 919, 1495, 15, 3, 3, 4, 31, 55, 0, 0, 17},  // animateKeyframes
    {1341, 220, -1, -1, -1, 926, 1498, 16, 4, 4, 4, 31, 55, 0, 0, 17},  // animateKeyframes
    {1341, 220, -1, -1, -1, 934, 1502, 17, 4, 4, 4, 31, 55, 0, 0, 17},  // animateKeyframes
    {1341, 220, -1, -1, -1, 943, 1506, 18, 5, 5, 4, 31, 55, 0, 0, 17},  // animateKeyframes
    {1342, 220, -1, -1, -1, 953, 1511, 19, 5, 5, 4, 31, 55, 0, 0, 17},  // animateKeyframesWithDuration
    {1343, 220, -1, -1, -1, 961, 1516, 20, 3, 3, 4, 31, 55, 0, 0, 17},  // addKeyframe
    {1346, 220, -1, -1, -1, 967, 1519, 21, 3, 3, 4, 31, 55, 0, 0, 17},  // addKeyframeWithRelativeStartTime
    {1347, 1348, -1, -1, -1, 975, 1522, 22, 5, 5, 4, 38, 37, 0, 0, 17},  // runningPropertyAnimator
    {1347, 1348, -1, -1, -1, 984, 1527, 23, 4, 4, 4, 38, 37, 0, 0, 17},  // runningPropertyAnimator
    {1347, 1348, -1, -1, -1, 992, 1531, 24, 4, 4, 4, 38, 37, 0, 0, 17},  // runningPropertyAnimator
    {1347, 1348, -1, -1, -1, 999, 1535, 25, 3, 3, 4, 38, 37, 0, 0, 17},  // runningPropertyAnimator
    {1349, 220, -1, -1, -1, 1002, 1538, 26, 2, 2, 4, 31, 55, 0, 0, 17},  // beginAnimations
    {1351, 220, -1, -1, -1, 1004, 1540, 27, 0, 0, 4, 31, 55, 0, 0, 17},  // commitAnimations
    {1352, 220, -1, -1, -1, 1004, 1540, 28, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationDuration
    {1353, 220, -1, -1, -1, 1005, 1541, 29, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationDelay
    {1354, 220, -1, -1, -1, 1006, 1542, 30, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationRepeatCount
    {1355, 220, -1, -1, -1, 1007, 1543, 31, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationRepeatAutoreverses
    {1356, 220, -1, -1, -1, 1008, 1544, 32, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationBeginsFromCurrentState
    {1357, 220, -1, -1, -1, 1009, 1545, 33, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationCurve
    {1358, 220, -1, -1, -1, 1010, 1546, 34, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationDelegate
    {1359, 220, -1, -1, -1, 1011, 1547, 35, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationDidStop
    {1360, 220, -1, -1, -1, 1012, 1548, 36, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationDidStopSelector
    {1002, 1361, -1, -1, -1, 0, 0, 37, 0, 0, 5, 48, 47, 0, 0, 17},  // main
    {1364, 1361, -1, -1, -1, 0, 0, 38, 0, 0, 5, 48, 47, 0, 0, 17},  // background
    {1365, 1361, -1, -1, -1, 1013, 1549, 39, 0, 0, 4, 48, 47, 0, 0, 17},  // global
    {1365, 1361, -1, -1, -1, 1013, 1549, 40, 1, 1, 4, 48, 47, 0, 0, 17},  // global
    {1361, -1, -1, -1, -1, 1014, 1550, 41, 1, 1, 3, 0, 47, 0, 0, 17},  // DispatchQueue
    {1361, -1, -1, -1, -1, 1015, 1551, 42, 2, 2, 3, 0, 47, 0, 0, 17},  // DispatchQueue
    {1367, -1, -1, -1, -1, 1017, 1553, 43, 1, 2, 1, 48, 55, 0, 0, 17},  // sync
    {1367, -1, -1, -1, -1, 1018, 1555, 44, 1, 2, 1, 48, 55, 0, 0, 17},  // sync
    {1369, -1, -1, -1, -1, 1019, 1557, 45, 1, 2, 1, 48, 55, 0, 0, 17},  // async
    {1369, -1, -1, -1, -1, 1020, 1559, 46, 1, 2, 1, 48, 55, 0, 0, 17},  // async
    {1370, -1, -1, -1, -1, 1021, 1561, 47, 2, 3, 1, 48, 55, 0, 0, 17},  // asyncAfter
    {1370, -1, -1, -1, -1, 1023, 1564, 48, 2, 3, 1, 48, 55, 0, 0, 17},  // asyncAfter
    {1372, -1, -1, -1, -1, 1025, 1567, 49, 2, 2, 0, 0, 55, 0, 0, 17},  // dispatch_async
    {1373, -1, -1, -1, -1, 1027, 1569, 50, 3, 3, 0, 0, 55, 0, 0, 17},  // dispatch_after
    {1374, -1, -1, -1, -1, 1030, 1572, 51, 0, 0, 0, 0, 47, 0, 0, 17},  // dispatch_get_main_queue
    {1312, 1362, -1, -1, -1, 1030, 1572, 52, 0, 0, 4, 1, 0, 0, 0, 17},  // now
    {1211, 1363, -1, -1, -1, 1030, 1572, 53, 1, 1, 4, 1, 0, 0, 0, 17},  // seconds
    {1375, 1363, -1, -1, -1, 1031, 1573, 54, 1, 1, 4, 1, 0, 0, 0, 17},  // milliseconds
    {1376, 1363, -1, -1, -1, 1032, 1574, 55, 1, 1, 4, 1, 0, 0, 0, 17},  // microseconds
    {1377, 1363, -1, -1, -1, 1033, 1575, 56, 1, 1, 4, 1, 0, 0, 0, 17},  // nanoseconds
    {1378, -1, -1, -1, -1, 0, 0, 57, 0, 0, 5, 0, 0, 0, 0, 17},  // DISPATCH_TIME_NOW
    {1379, -1, -1, -1, -1, 0, 0, 58, 0, 0, 5, 0, 0, 0, 0, 17},  // NSEC_PER_SEC
    {1380, -1, -1, -1, -1, 0, 0, 59, 0, 0, 5, 0, 0, 0, 0, 17},  // NSEC_PER_MSEC
    {1381, -1, -1, -1, -1, 1034, 1576, 60, 2, 2, 0, 0, 0, 0, 0, 17},  // dispatch_time
    {1382, 220, -1, -1, -1, 1037, 1578, 61, 1, 1, 4, 31, 55, 0, 0, 17},  // performWithoutAnimation
    {1383, 220, -1, -1, -1, 1038, 1579, 62, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationsEnabled
    {1384, 220, -1, -1, -1, 1039, 1580, 63, 0, 0, 4, 31, 2, 0, 0, 17},  // areAnimationsEnabled
    {1384, 220, -1, -1, -1, 0, 0, 64, 0, 0, 5, 31, 2, 0, 0, 17},  // areAnimationsEnabled
    {1385, -1, -1, -1, -1, 0, 0, 0, 0, 0, 3, 0, 37, 0, 0, 18},  // CABasicAnimation
    {1385, -1, -1, -1, -1, 1039, 1580, 1, 1, 1, 3, 0, 37, 0, 0, 18},  // CABasicAnimation
    {1387, -1, -1, -1, -1, 0, 0, 2, 0, 0, 3, 0, 37, 0, 0, 18},  // CASpringAnimation
    {1387, -1, -1, -1, -1, 1040, 1581, 3, 1, 1, 3, 0, 37, 0, 0, 18},  // CASpringAnimation
    {1388, -1, -1, -1, -1, 0, 0, 4, 0, 0, 3, 0, 37, 0, 0, 18},  // CAKeyframeAnimation
    {1388, -1, -1, -1, -1, 1041, 1582, 5, 1, 1, 3, 0, 37, 0, 0, 18},  // CAKeyframeAnimation
    {1389, -1, -1, -1, -1, 0, 0, 6, 0, 0, 3, 0, 37, 0, 0, 18},  // CAAnimationGroup
    {1386, -1, -1, -1, -1, 0, 1583, 7, 0, 1, 2, 38, 3, 0, 0, 18},  // keyPath
    {1390, -1, -1, -1, -1, 0, 1584, 8, 0, 1, 2, 38, 55, 0, 1, 18},  // fromValue
    {1391, -1, -1, -1, -1, 0, 1585, 9, 0, 1, 2, 38, 55, 0, 1, 18},  // toValue
    {1392, -1, -1, -1, -1, 0, 1586, 10, 0, 1, 2, 38, 55, 0, 1, 18},  // byValue
    {662, -1, -1, -1, -1, 0, 1587, 11, 0, 1, 2, 38, 4, 0, 1, 18},  // values
    {1393, -1, -1, -1, -1, 0, 1588, 12, 0, 1, 2, 38, 32, 0, 0, 18},  // path
    {1394, -1, -1, -1, -1, 0, 1589, 13, 0, 1, 2, 38, 4, 0, 0, 18},  // keyTimes
    {1395, -1, -1, -1, -1, 0, 1590, 14, 0, 1, 2, 38, 4, 0, 0, 18},  // timingFunctions
    {1396, -1, -1, -1, -1, 0, 1591, 15, 0, 1, 2, 38, 43, 0, 0, 18},  // calculationMode
    {1397, -1, -1, -1, -1, 0, 1592, 16, 0, 1, 2, 38, 55, 0, 0, 18},  // rotationMode
    {1334, -1, -1, -1, -1, 0, 1593, 17, 0, 1, 2, 38, 4, 0, 0, 18},  // animations
    {1398, -1, -1, -1, -1, 0, 1594, 18, 0, 1, 2, 38, 2, 0, 0, 18},  // additive
    {1399, -1, -1, -1, -1, 0, 1595, 19, 0, 1, 2, 38, 2, 0, 0, 18},  // isAdditive
    {1400, -1, -1, -1, -1, 0, 1596, 20, 0, 1, 2, 38, 2, 0, 0, 18},  // cumulative
    {1401, -1, -1, -1, -1, 0, 1597, 21, 0, 1, 2, 38, 2, 0, 0, 18},  // isCumulative
    {1325, -1, -1, -1, -1, 0, 1598, 22, 0, 1, 2, 38, 0, 0, 0, 18},  // mass
    {1326, -1, -1, -1, -1, 0, 1599, 23, 0, 1, 2, 38, 0, 0, 0, 18},  // stiffness
    {1327, -1, -1, -1, -1, 0, 1600, 24, 0, 1, 2, 38, 0, 0, 0, 18},  // damping
    {1324, -1, -1, -1, -1, 0, 1601, 25, 0, 1, 2, 38, 0, 0, 0, 18},  // initialVelocity
    {1402, -1, -1, -1, -1, 0, 1602, 26, 0, 1, 2, 38, 38, 0, 0, 18},  // timingFunction
    {1403, -1, -1, -1, -1, 0, 1603, 27, 0, 1, 2, 38, 0, 0, 0, 18},  // duration
    {1404, -1, -1, -1, -1, 0, 1604, 28, 0, 1, 2, 38, 0, 0, 0, 18},  // speed
    {1405, -1, -1, -1, -1, 0, 1605, 29, 0, 1, 2, 38, 0, 0, 0, 18},  // beginTime
    {1406, -1, -1, -1, -1, 0, 1606, 30, 0, 1, 2, 38, 0, 0, 0, 18},  // timeOffset
    {1407, -1, -1, -1, -1, 0, 1607, 31, 0, 1, 2, 38, 0, 0, 0, 18},  // repeatCount
    {1408, -1, -1, -1, -1, 0, 1608, 32, 0, 1, 2, 38, 0, 0, 0, 18},  // repeatDuration
    {1409, -1, -1, -1, -1, 0, 1609, 33, 0, 1, 2, 38, 2, 0, 0, 18},  // autoreverses
    {1410, -1, -1, -1, -1, 0, 1610, 34, 0, 1, 2, 38, 42, 0, 0, 18},  // fillMode
    {1411, -1, -1, -1, -1, 0, 1611, 35, 0, 1, 2, 38, 2, 0, 0, 18},  // isRemovedOnCompletion
    {1412, -1, -1, -1, -1, 0, 1612, 36, 0, 1, 2, 38, 2, 0, 0, 18},  // removedOnCompletion
    {838, -1, -1, -1, -1, 0, 1613, 37, 0, 1, 2, 38, 55, 0, 0, 18},  // delegate
    {1413, -1, -1, -1, 1745, 0, 1614, 38, 0, 1, 2, 38, 2, 0, 0, 18},  // isInterruptible
    {770, -1, -1, -1, -1, 0, 1615, 39, 0, 1, 2, 38, 2, 0, 0, 18},  // isUserInteractionEnabled
    {1414, -1, -1, -1, -1, 0, 1616, 40, 0, 1, 2, 38, 0, 0, 0, 18},  // settlingDuration
    {1348, -1, -1, -1, -1, 1042, 1617, 41, 0, 0, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1348, -1, -1, -1, -1, 1045, 1617, 42, 3, 3, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1348, -1, -1, -1, -1, 1050, 1620, 43, 2, 2, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1348, -1, -1, -1, -1, 1055, 1622, 44, 3, 3, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1348, -1, -1, -1, -1, 1060, 1625, 45, 2, 2, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1348, -1, -1, -1, -1, 1066, 1627, 46, 4, 4, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1348, -1, -1, -1, -1, 1073, 1631, 47, 3, 3, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1348, -1, -1, -1, -1, 1078, 1634, 48, 2, 2, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1417, -1, -1, -1, -1, 1080, 1636, 49, 0, 1, 1, 38, 55, 0, 0, 18},  // startAnimation
    {1417, -1, -1, -1, 1741, 1080, 1637, 50, 1, 2, 1, 38, 55, 0, 0, 18},  // startAnimation
    {1419, -1, -1, -1, -1, 1081, 1639, 51, 0, 1, 1, 38, 55, 0, 0, 18},  // pauseAnimation
    {1420, -1, -1, -1, -1, 1081, 1640, 52, 1, 2, 1, 38, 55, 0, 0, 18},  // stopAnimation
    {1421, -1, -1, -1, 1742, 1082, 1642, 53, 1, 2, 1, 38, 55, 0, 0, 18},  // finishAnimation
    {1422, -1, -1, -1, 1743, 1083, 1644, 54, 2, 3, 1, 38, 55, 0, 0, 18},  // continueAnimation
    {1425, -1, -1, -1, -1, 1085, 1647, 55, 1, 2, 1, 38, 55, 0, 0, 18},  // addAnimations
    {1425, -1, -1, -1, -1, 1086, 1649, 56, 2, 3, 1, 38, 55, 0, 0, 18},  // addAnimations
    {1427, -1, -1, -1, -1, 1088, 1652, 57, 1, 2, 1, 38, 55, 0, 0, 18},  // addCompletion
    {563, -1, -1, -1, -1, 0, 1654, 58, 0, 1, 2, 38, 44, 0, 0, 18},  // state
    {1428, -1, -1, -1, 1744, 0, 1655, 59, 0, 1, 2, 38, 2, 0, 0, 18},  // isRunning
    {1336, -1, -1, -1, -1, 0, 1656, 60, 0, 1, 2, 38, 0, 0, 0, 18},  // delay
    {1416, -1, -1, -1, -1, 0, 1657, 61, 0, 1, 2, 38, 38, 0, 0, 18},  // timingParameters
    {1429, -1, -1, -1, -1, 0, 1658, 62, 0, 1, 2, 38, 0, 0, 0, 18},  // fractionComplete
    {1430, -1, -1, -1, 558, 0, 1659, 63, 0, 1, 2, 38, 2, 0, 0, 18},  // isReversed
    {1431, -1, -1, -1, -1, 0, 1660, 64, 0, 1, 2, 38, 2, 0, 0, 18},  // scrubsLinearly
    {1432, -1, -1, -1, -1, 0, 1661, 65, 0, 1, 2, 38, 2, 0, 0, 18},  // pausesOnCompletion
    {817, -1, -1, -1, -1, 0, 1662, 66, 0, 1, 2, 45, 0, 0, 0, 18},  // rawValue
    {817, -1, -1, -1, -1, 0, 1663, 67, 0, 1, 2, 46, 0, 0, 0, 18},  // rawValue
    {1435, -1, -1, -1, 1712, 1089, 1664, 68, 2, 3, 1, 32, 55, 0, 0, 18},  // add
    {1436, -1, -1, -1, 1713, 1091, 1667, 69, 1, 2, 1, 32, 55, 0, 0, 18},  // removeAnimation
    {1437, -1, -1, -1, 1749, 1092, 1669, 70, 1, 2, 1, 32, 37, 0, 0, 18},  // animation
    {1438, -1, -1, -1, -1, 1093, 1671, 71, 0, 1, 1, 32, 55, 0, 0, 18},  // removeAllAnimations
    {1439, -1, -1, -1, -1, 1093, 1672, 72, 0, 1, 1, 32, 4, 0, 0, 18},  // animationKeys
    {75, -1, -1, -1, 1752, 1093, 1673, 73, 1, 2, 1, 32, 0, 0, 0, 18},  // value
    {1441, -1, -1, -1, 1753, 1094, 1675, 74, 2, 3, 1, 32, 55, 0, 0, 18},  // setValue
    {75, -1, -1, -1, 1752, 1096, 1678, 75, 1, 2, 1, 31, 0, 0, 0, 18},  // value
    {1441, -1, -1, -1, 1753, 1097, 1680, 76, 2, 3, 1, 31, 55, 0, 0, 18},  // setValue
    {75, -1, -1, -1, 1750, 1099, 1683, 77, 1, 2, 1, 32, 0, 0, 0, 18},  // value
    {1441, -1, -1, -1, 1751, 1100, 1685, 78, 2, 3, 1, 32, 55, 0, 0, 18},  // setValue
    {1441, -1, -1, -1, 1751, 1102, 1688, 79, 2, 3, 1, 38, 55, 0, 0, 18},  // setValue
    {75, -1, -1, -1, 1750, 1104, 1691, 80, 1, 2, 1, 38, 55, 0, 0, 18},  // value
    {1404, -1, -1, -1, -1, 0, 1693, 81, 0, 1, 2, 32, 0, 0, 0, 18},  // speed
    {1405, -1, -1, -1, -1, 0, 1694, 82, 0, 1, 2, 32, 0, 0, 0, 18},  // beginTime
    {1406, -1, -1, -1, -1, 0, 1695, 83, 0, 1, 2, 32, 0, 0, 0, 18},  // timeOffset
    {1442, -1, -1, -1, 1707, 1105, 1696, 84, 2, 3, 1, 32, 0, 0, 0, 18},  // convertTime
    {1442, -1, -1, -1, 1708, 1107, 1699, 85, 2, 3, 1, 32, 0, 0, 0, 18},  // convertTime
    {1444, 1443, -1, -1, -1, 1109, 1702, 86, 0, 0, 4, 47, 55, 0, 0, 18},  // begin
    {1445, 1443, -1, -1, -1, 1109, 1702, 87, 0, 0, 4, 47, 55, 0, 0, 18},  // commit
    {1446, 1443, -1, -1, -1, 1109, 1702, 88, 0, 0, 4, 47, 55, 0, 0, 18},  // flush
    {1352, 1443, -1, -1, -1, 1109, 1702, 89, 1, 1, 4, 47, 55, 0, 0, 18},  // setAnimationDuration
    {1447, 1443, -1, -1, -1, 1110, 1703, 90, 1, 1, 4, 47, 55, 0, 0, 18},  // setDisableActions
    {1448, 1443, -1, -1, -1, 1111, 1704, 91, 1, 1, 4, 47, 55, 0, 0, 18},  // setAnimationTimingFunction
    {1449, 1443, -1, -1, -1, 1112, 1705, 92, 1, 1, 4, 47, 55, 0, 0, 18},  // setCompletionBlock
    {1450, -1, -1, -1, -1, 1113, 1706, 93, 1, 1, 0, 0, 14, 0, 0, 18},  // NSValue
    {1450, -1, -1, -1, -1, 1114, 1707, 94, 1, 1, 0, 0, 14, 0, 0, 18},  // NSValue
    {1453, -1, -1, -1, -1, 0, 0, 95, 0, 0, 5, 0, 14, 0, 0, 18},  // CATransform3DIdentity
    {1454, -1, -1, -1, -1, 1115, 1708, 96, 3, 3, 0, 0, 14, 0, 0, 18},  // CATransform3DMakeScale
    {1455, -1, -1, -1, -1, 1118, 1711, 97, 3, 3, 0, 0, 14, 0, 0, 18},  // CATransform3DMakeTranslation
    {1456, -1, -1, -1, -1, 1121, 1714, 98, 1, 1, 0, 0, 14, 0, 0, 18},  // CATransform3DMakeAffineTransform
    {1457, -1, -1, -1, -1, 1122, 1715, 99, 4, 4, 0, 0, 14, 0, 0, 18},  // CATransform3DTranslate
    {1458, -1, -1, -1, -1, 1126, 1719, 100, 4, 4, 0, 0, 14, 0, 0, 18},  // CATransform3DScale
    {1459, -1, -1, -1, -1, 1130, 1723, 101, 5, 5, 0, 0, 14, 0, 1, 18},  // CATransform3DRotate
    {1460, -1, -1, -1, -1, 1135, 1728, 102, 4, 4, 0, 0, 14, 0, 1, 18},  // CATransform3DMakeRotation
    {1452, -1, -1, -1, -1, 1139, 1732, 103, 16, 16, 3, 0, 14, 0, 0, 18},  // CATransform3D
    {1470, -1, -1, -1, -1, 1155, 1748, 104, 2, 2, 0, 0, 14, 0, 0, 18},  // CATransform3DConcat
    {1471, -1, -1, -1, -1, 1157, 1750, 105, 1, 1, 0, 0, 14, 0, 0, 18},  // CATransform3DInvert
    {1472, -1, -1, -1, -1, 1158, 1751, 106, 1, 1, 0, 0, 14, 0, 0, 18},  // CATransform3DGetAffineTransform
    {1473, -1, -1, -1, -1, 1159, 1752, 107, 1, 1, 0, 0, 2, 0, 0, 18},  // CATransform3DIsIdentity
    {1474, -1, -1, -1, -1, 1160, 1753, 108, 1, 1, 0, 0, 2, 0, 0, 18},  // CATransform3DIsAffine
    {1475, -1, -1, -1, -1, 1161, 1754, 109, 2, 2, 0, 0, 2, 0, 0, 18},  // CATransform3DEqualToTransform
    {145, -1, -1, -1, -1, 1163, 1756, 0, 1, 1, 0, 0, 55, 1, 0, 19},  // print
    {145, -1, -1, -1, -1, 1164, 1757, 1, 2, 2, 0, 0, 55, 1, 0, 19},  // print
    {145, -1, -1, -1, -1, 1166, 1759, 2, 2, 2, 0, 0, 55, 1, 0, 19},  // print
    {145, -1, -1, -1, -1, 1168, 1761, 3, 3, 3, 0, 0, 55, 1, 0, 19},  // print
    {1477, -1, -1, -1, -1, 1171, 1764, 4, 1, 1, 0, 0, 55, 1, 0, 19},  // debugPrint
    {1477, -1, -1, -1, -1, 1172, 1765, 5, 2, 2, 0, 0, 55, 1, 0, 19},  // debugPrint
    {1477, -1, -1, -1, -1, 1174, 1767, 6, 2, 2, 0, 0, 55, 1, 0, 19},  // debugPrint
    {1477, -1, -1, -1, -1, 1176, 1769, 7, 3, 3, 0, 0, 55, 1, 0, 19},  // debugPrint
    {1478, -1, -1, -1, -1, 1179, 1772, 8, 0, 0, 0, 0, 55, 0, 0, 19},  // fatalError
    {1479, -1, -1, -1, -1, 1179, 1772, 9, 0, 0, 0, 0, 55, 0, 0, 19},  // preconditionFailure
    {1480, -1, -1, -1, -1, 1179, 1772, 10, 0, 0, 0, 0, 55, 0, 0, 19},  // assertionFailure
    {1478, -1, -1, -1, -1, 1179, 1772, 11, 1, 1, 0, 0, 55, 0, 0, 19},  // fatalError
    {1479, -1, -1, -1, -1, 1180, 1773, 12, 1, 1, 0, 0, 55, 0, 0, 19},  // preconditionFailure
    {1480, -1, -1, -1, -1, 1181, 1774, 13, 1, 1, 0, 0, 55, 0, 0, 19},  // assertionFailure
    {1481, -1, -1, -1, -1, 1182, 1775, 14, 1, 1, 0, 0, 55, 0, 0, 19},  // assert
    {1482, -1, -1, -1, -1, 1183, 1776, 15, 1, 1, 0, 0, 55, 0, 0, 19},  // precondition
    {1483, -1, -1, -1, -1, 1184, 1777, 16, 1, 1, 0, 0, 55, 0, 0, 19},  // NSParameterAssert
    {1481, -1, -1, -1, -1, 1185, 1778, 17, 2, 2, 0, 0, 55, 0, 0, 19},  // assert
    {1482, -1, -1, -1, -1, 1187, 1780, 18, 2, 2, 0, 0, 55, 0, 0, 19},  // precondition
    {1484, -1, -1, -1, -1, 1189, 1782, 19, 1, 1, 0, 0, 55, 1, 0, 19},  // NSAssert
    {1485, -1, -1, -1, -1, 1190, 1783, 20, 1, 1, 0, 0, 55, 1, 0, 19},  // NSCAssert
    {1486, -1, -1, -1, -1, 1191, 1784, 21, 1, 1, 0, 0, 55, 0, 0, 19},  // Optional
    {1487, -1, -1, -1, -1, 0, 0, 22, 0, 0, 5, 0, 21, 0, 0, 19},  // row
    {1488, -1, -1, -1, -1, 0, 0, 23, 0, 0, 5, 0, 21, 0, 0, 19},  // column
    {1489, -1, -1, -1, -1, 1192, 1785, 24, 1, 1, 0, 0, 55, 0, 0, 19},  // convention
    {1490, -1, -1, -1, -1, 1193, 1786, 25, 1, 1, 0, 0, 53, 1, 0, 19},  // plot
    {1490, -1, -1, -1, -1, 1194, 1787, 26, 2, 2, 0, 0, 53, 1, 0, 19},  // plot
    {1490, -1, -1, -1, -1, 1196, 1789, 27, 2, 2, 0, 0, 53, 1, 0, 19},  // plot
    {1491, -1, -1, -1, -1, 1198, 1791, 28, 1, 1, 0, 0, 54, 1, 0, 19},  // describe
    {1491, -1, -1, -1, -1, 1199, 1792, 29, 2, 2, 0, 0, 54, 1, 0, 19},  // describe
    {1491, -1, -1, -1, -1, 1201, 1794, 30, 2, 2, 0, 0, 54, 1, 0, 19},  // describe
    {1492, -1, -1, -1, -1, 1203, 1796, 31, 1, 1, 0, 0, 53, 1, 0, 19},  // film
    {1492, -1, -1, -1, -1, 1204, 1797, 32, 2, 2, 0, 0, 53, 1, 0, 19},  // film
    {1492, -1, -1, -1, -1, 1206, 1799, 33, 2, 2, 0, 0, 53, 1, 0, 19},  // film
    {1492, -1, -1, -1, -1, 1208, 1801, 34, 3, 3, 0, 0, 53, 1, 0, 19},  // film
    {1494, -1, -1, -1, -1, 1211, 1804, 35, 1, 1, 0, 0, 53, 1, 0, 19},  // strip
    {1494, -1, -1, -1, -1, 1212, 1805, 36, 2, 2, 0, 0, 53, 1, 0, 19},  // strip
    {1494, -1, -1, -1, -1, 1214, 1807, 37, 2, 2, 0, 0, 53, 1, 0, 19},  // strip
    {1494, -1, -1, -1, -1, 1216, 1809, 38, 3, 3, 0, 0, 53, 1, 0, 19},  // strip
    {1495, -1, -1, -1, -1, 1219, 1812, 39, 1, 1, 0, 0, 53, 0, 0, 19},  // grid
    {1496, -1, -1, -1, -1, 1220, 1813, 40, 1, 1, 0, 0, 54, 0, 0, 19},  // why
    {1497, -1, -1, -1, -1, 0, 0, 0, 0, 0, 5, 0, 2, 0, 0, 20},  // YES
    {1498, -1, -1, -1, -1, 0, 0, 1, 0, 0, 5, 0, 2, 0, 0, 20},  // NO
    {1499, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 8, 0, 0, 20},  // NULL
    {1500, -1, -1, -1, -1, 0, 0, 3, 0, 0, 5, 0, 8, 0, 0, 20},  // Nil
    {1501, -1, -1, -1, -1, 0, 0, 4, 0, 0, 5, 0, 0, 0, 0, 20},  // HUGE_VALF
    {1502, -1, -1, -1, -1, 0, 0, 5, 0, 0, 5, 0, 0, 0, 0, 20},  // HUGE_VAL
    {1503, -1, -1, -1, -1, 0, 0, 6, 0, 0, 5, 0, 0, 0, 0, 20},  // INFINITY
    {417, -1, -1, -1, -1, 0, 0, 7, 0, 0, 5, 0, 0, 0, 0, 20},  // CGFLOAT_MAX
    {1504, -1, -1, -1, -1, 0, 0, 8, 0, 0, 5, 0, 0, 0, 0, 20},  // DBL_MAX
    {1505, -1, -1, -1, -1, 0, 0, 9, 0, 0, 5, 0, 0, 0, 0, 20},  // CGFLOAT_MIN
    {1506, -1, -1, -1, -1, 0, 0, 10, 0, 0, 5, 0, 0, 0, 0, 20},  // DBL_MIN
    {1507, -1, -1, -1, -1, 0, 0, 11, 0, 0, 5, 0, 0, 0, 0, 20},  // FLT_MAX
    {1508, -1, -1, -1, -1, 0, 0, 12, 0, 0, 5, 0, 0, 0, 0, 20},  // MAXFLOAT
    {1509, -1, -1, -1, -1, 0, 0, 13, 0, 0, 5, 0, 0, 0, 0, 20},  // HUGE
    {1510, -1, -1, -1, -1, 0, 0, 14, 0, 0, 5, 0, 0, 0, 0, 20},  // FLT_MIN
    {1511, -1, -1, -1, -1, 0, 0, 15, 0, 0, 5, 0, 0, 0, 0, 20},  // FLT_EPSILON
    {180, -1, -1, -1, -1, 1221, 1814, 16, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {180, -1, -1, -1, -1, 1222, 1815, 17, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {180, -1, -1, -1, -1, 1223, 1816, 18, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {180, -1, -1, -1, -1, 1224, 1817, 19, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {180, -1, -1, -1, -1, 1225, 1818, 20, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {180, -1, -1, -1, -1, 1226, 1819, 21, 1, 1, 0, 0, 2, 0, 0, 20},  // NSNumber
    {1450, -1, -1, -1, -1, 1227, 1820, 22, 1, 1, 0, 0, 9, 0, 0, 20},  // NSValue
    {1450, -1, -1, -1, -1, 1228, 1821, 23, 1, 1, 0, 0, 9, 0, 0, 20},  // NSValue
    {1450, -1, -1, -1, -1, 1229, 1822, 24, 1, 1, 0, 0, 12, 0, 0, 20},  // NSValue
    {1450, -1, -1, -1, -1, 1230, 1823, 25, 1, 1, 0, 0, 12, 0, 0, 20},  // NSValue
    {1450, -1, -1, -1, -1, 1231, 1824, 26, 1, 1, 0, 0, 13, 0, 0, 20},  // NSValue
    {1450, -1, -1, -1, -1, 1232, 1825, 27, 1, 1, 0, 0, 13, 0, 0, 20},  // NSValue
    {1450, -1, -1, -1, -1, 1233, 1826, 28, 1, 1, 0, 0, 10, 0, 0, 20},  // NSValue
    {1450, -1, -1, -1, -1, 1234, 1827, 29, 1, 1, 0, 0, 10, 0, 0, 20},  // NSValue
    {1450, -1, -1, -1, -1, 1235, 1828, 30, 1, 1, 0, 0, 14, 0, 0, 20},  // NSValue
    {1450, -1, -1, -1, -1, 1236, 1829, 31, 1, 1, 0, 0, 14, 0, 0, 20},  // NSValue
    {630, -1, -1, -1, -1, 0, 1830, 32, 0, 1, 2, 1, 0, 0, 0, 20},  // floatValue
    {631, -1, -1, -1, -1, 0, 1831, 33, 0, 1, 2, 1, 0, 0, 0, 20},  // doubleValue
    {633, -1, -1, -1, -1, 0, 1832, 34, 0, 1, 2, 1, 0, 0, 0, 20},  // intValue
    {632, -1, -1, -1, -1, 0, 1833, 35, 0, 1, 2, 1, 0, 0, 0, 20},  // integerValue
    {1518, -1, -1, -1, -1, 0, 1834, 36, 0, 1, 2, 1, 2, 0, 0, 20},  // boolValue
    {1518, -1, -1, -1, -1, 0, 1835, 37, 0, 1, 2, 3, 2, 0, 0, 20},  // boolValue
    {1519, -1, -1, -1, 1720, 0, 1836, 38, 0, 1, 2, 10, 9, 0, 0, 20},  // cgPointValue
    {1520, -1, -1, -1, 1721, 0, 1837, 39, 0, 1, 2, 13, 12, 0, 0, 20},  // cgSizeValue
    {1521, -1, -1, -1, 1722, 0, 1838, 40, 0, 1, 2, 14, 13, 0, 0, 20},  // cgRectValue
    {1522, -1, -1, -1, 1723, 0, 1839, 41, 0, 1, 2, 11, 10, 0, 0, 20},  // cgVectorValue
    {1523, -1, -1, -1, 1724, 0, 1840, 42, 0, 1, 2, 15, 14, 0, 0, 20},  // cgAffineTransformValue
    {146, -1, -1, -1, -1, 1237, 1841, 43, 1, 1, 0, 0, 55, 1, 0, 20},  // NSLog
    {1524, -1, -1, -1, -1, 1238, 1842, 44, 1, 1, 0, 0, 55, 1, 0, 20},  // printf
    {203, -1, -1, -1, -1, 1239, 1843, 45, 1, 1, 3, 0, 3, 1, 0, 20},  // NSString
    {201, -1, -1, -1, -1, 1240, 1844, 46, 1, 1, 3, 0, 3, 1, 0, 20},  // String
    {1526, -1, -1, -1, -1, 1241, 1845, 47, 1, 2, 1, 4, 3, 0, 0, 20},  // substringToIndex
    {1527, -1, -1, -1, -1, 1242, 1847, 48, 1, 2, 1, 4, 3, 0, 0, 20},  // substringFromIndex
    {1528, -1, -1, -1, -1, 1243, 1849, 49, 1, 2, 1, 4, 3, 0, 0, 20},  // substringWithRange
    {1529, -1, -1, -1, -1, 1244, 1851, 50, 1, 2, 1, 4, 0, 0, 0, 20},  // characterAtIndex
    {1530, -1, -1, -1, -1, 1245, 1853, 51, 1, 2, 1, 4, 7, 0, 0, 20},  // rangeOfString
    {1531, -1, -1, -1, -1, 1246, 1855, 52, 1, 2, 1, 4, 3, 0, 0, 20},  // stringByAppendingString
    {584, -1, -1, -1, -1, 1247, 1857, 53, 1, 2, 1, 4, 0, 0, 0, 20},  // compare
    {643, -1, -1, -1, -1, 1248, 1859, 54, 1, 2, 1, 4, 0, 0, 0, 20},  // caseInsensitiveCompare
    {203, -1, -1, -1, -1, 1249, 1861, 55, 1, 1, 3, 0, 3, 0, 0, 20},  // NSString
    {207, -1, -1, -1, -1, 1250, 1862, 56, 1, 1, 3, 0, 3, 0, 0, 20},  // NSMutableString
    {207, -1, -1, -1, -1, 1251, 0, 57, 0, 0, 3, 0, 3, 0, 0, 20},  // NSMutableString
    {203, -1, -1, -1, -1, 1251, 0, 58, 0, 0, 3, 0, 3, 0, 0, 20},  // NSString
    {1532, -1, -1, -1, -1, 0, 1863, 59, 0, 1, 2, 1, 3, 0, 0, 20},  // stringValue
    {1532, -1, -1, -1, -1, 0, 1864, 60, 0, 1, 2, 3, 3, 0, 0, 20},  // stringValue
    {1533, -1, -1, -1, -1, 1251, 1865, 61, 2, 2, 0, 0, 7, 0, 0, 20},  // NSMakeRange
    {1534, -1, -1, -1, -1, 1253, 1867, 62, 1, 1, 0, 0, 0, 0, 0, 20},  // NSMaxRange
    {1148, -1, -1, -1, -1, 0, 1868, 63, 0, 1, 2, 8, 0, 0, 0, 20},  // location
    {305, -1, -1, -1, -1, 0, 1869, 64, 0, 1, 2, 8, 0, 0, 0, 20},  // length
    {1535, -1, -1, -1, -1, 1254, 1870, 65, 1, 2, 1, 5, 4, 0, 0, 20},  // sortedArrayUsingSelector
    {1536, -1, -1, -1, -1, 1255, 1872, 66, 1, 2, 1, 5, 55, 0, 0, 20},  // sortUsingSelector
    {1537, -1, -1, -1, -1, 1256, 1874, 67, 1, 2, 1, 5, 55, 0, 0, 20},  // sortUsingComparator
    {1538, -1, -1, -1, -1, 1257, 1876, 68, 1, 2, 1, 5, 4, 0, 0, 20},  // subarrayWithRange
    {1539, -1, -1, -1, -1, 1258, 1878, 69, 1, 2, 1, 5, 3, 0, 0, 20},  // componentsJoinedByString
    {672, -1, -1, -1, -1, 1259, 1880, 70, 1, 2, 1, 5, 4, 0, 0, 20},  // valueForKey
    {1540, -1, -1, -1, -1, 1260, 1882, 71, 1, 2, 1, 7, 55, 0, 0, 20},  // enumerateKeysAndObjectsUsingBlock
    {1541, -1, -1, -1, -1, 1261, 0, 72, 0, 0, 0, 0, 55, 0, 0, 20},  // NSNull
    {205, -1, -1, -1, -1, 1261, 1884, 73, 1, 1, 3, 0, 4, 1, 0, 20},  // NSArray
    {1543, -1, 1549, -1, -1, 1262, 1885, 0, 0, 0, 3, 0, 32, 0, 0, 21},  // CGMutablePath
    {1547, -1, -1, -1, -1, 1262, 1885, 1, 0, 0, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1547, -1, -1, -1, -1, 1262, 1885, 2, 1, 1, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1547, -1, -1, -1, -1, 1263, 1886, 3, 2, 2, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1547, -1, -1, -1, -1, 1265, 1888, 4, 1, 1, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1547, -1, -1, -1, -1, 1266, 1889, 5, 1, 1, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1547, -1, -1, -1, -1, 1267, 1890, 6, 1, 1, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1554, -1, -1, -1, -1, 1268, 1891, 7, 2, 2, 0, 0, 32, 0, 0, 21},  // CGPathCreateWithRect
    {1544, -1, -1, -1, -1, 1270, 1893, 8, 2, 2, 3, 0, 32, 0, 0, 21},  // CGPath
    {1555, -1, -1, -1, -1, 1272, 1895, 9, 1, 1, 0, 0, 55, 0, 0, 21},  // CGPathRelease
    {1544, -1, -1, -1, -1, 1273, 1896, 10, 2, 2, 3, 0, 32, 0, 0, 21},  // CGPath
    {1557, -1, -1, -1, -1, 1275, 1898, 11, 2, 2, 0, 0, 32, 0, 0, 21},  // CGPathCreateWithEllipseInRect
    {1558, -1, -1, -1, -1, 1277, 1900, 12, 3, 3, 0, 0, 55, 0, 0, 21},  // CGPathAddEllipseInRect
    {1559, -1, -1, -1, -1, 0, 1903, 13, 0, 1, 2, 33, 0, 0, 0, 21},  // lineWidth
    {1061, -1, -1, -1, -1, 0, 1904, 14, 0, 1, 2, 33, 0, 0, 0, 21},  // miterLimit
    {1560, -1, -1, -1, -1, 0, 1905, 15, 0, 1, 2, 33, 0, 0, 0, 21},  // flatness
    {1561, -1, -1, -1, -1, 0, 1906, 16, 0, 1, 2, 33, 55, 0, 0, 21},  // lineCapStyle
    {1562, -1, -1, -1, -1, 0, 1907, 17, 0, 1, 2, 33, 55, 0, 0, 21},  // lineJoinStyle
    {1563, -1, -1, -1, -1, 1280, 1908, 18, 3, 4, 1, 33, 55, 0, 0, 21},  // setLineDash
    {1567, -1, -1, -1, -1, 1283, 1912, 19, 1, 2, 1, 33, 55, 0, 0, 21},  // applyWithBlock
    {1568, -1, -1, -1, -1, 1284, 1914, 20, 0, 1, 1, 33, 55, 0, 0, 21},  // removeAllPoints
    {1569, -1, -1, -1, -1, 1284, 1915, 21, 1, 1, 0, 0, 9, 0, 0, 21},  // CGPathGetCurrentPoint
    {1571, 1570, 1572, -1, -1, 0, 0, 22, 0, 0, 5, 27, 26, 0, 0, 21},  // topLeft
    {1573, 1570, 1574, -1, -1, 0, 0, 23, 0, 0, 5, 27, 26, 0, 0, 21},  // topRight
    {1575, 1570, 1576, -1, -1, 0, 0, 24, 0, 0, 5, 27, 26, 0, 0, 21},  // bottomRight
    {1577, 1570, 1578, -1, -1, 0, 0, 25, 0, 0, 5, 27, 26, 0, 0, 21},  // bottomLeft
    {1579, 1570, 1580, -1, -1, 0, 0, 26, 0, 0, 5, 27, 26, 0, 0, 21},  // allCorners
    {1544, -1, -1, -1, -1, 1285, 1916, 27, 4, 4, 3, 0, 32, 0, 0, 21},  // CGPath
    {1583, -1, -1, -1, -1, 1289, 1920, 28, 4, 4, 0, 0, 32, 0, 0, 21},  // CGPathCreateWithRoundedRect
    {1547, -1, -1, -1, -1, 1293, 1924, 29, 3, 3, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1586, -1, -1, -1, 1590, 1296, 1927, 30, 1, 2, 1, 33, 55, 0, 0, 21},  // move
    {1586, -1, -1, -1, -1, 1297, 1929, 31, 2, 3, 1, 33, 55, 0, 0, 21},  // move
    {1587, -1, -1, -1, 1591, 1299, 1932, 32, 1, 2, 1, 33, 55, 0, 0, 21},  // addLine
    {1587, -1, -1, -1, -1, 1300, 1934, 33, 2, 3, 1, 33, 55, 0, 0, 21},  // addLine
    {1588, -1, -1, -1, -1, 1302, 1937, 34, 1, 2, 1, 33, 55, 0, 0, 21},  // addLines
    {1588, -1, -1, -1, -1, 1303, 1939, 35, 2, 3, 1, 33, 55, 0, 0, 21},  // addLines
    {1592, -1, -1, -1, -1, 1307, 1942, 36, 1, 2, 1, 33, 55, 0, 0, 21},  // addRect
    {1592, -1, -1, -1, -1, 1308, 1944, 37, 2, 3, 1, 33, 55, 0, 0, 21},  // addRect
    {1593, -1, -1, -1, -1, 1310, 1947, 38, 1, 2, 1, 33, 55, 0, 0, 21},  // addRects
    {1593, -1, -1, -1, -1, 1311, 1949, 39, 2, 3, 1, 33, 55, 0, 0, 21},  // addRects
    {1594, -1, -1, -1, -1, 1313, 1952, 40, 1, 2, 1, 33, 55, 0, 0, 21},  // addEllipse
    {1594, -1, -1, -1, -1, 1314, 1954, 41, 2, 3, 1, 33, 55, 0, 0, 21},  // addEllipse
    {1595, -1, -1, -1, -1, 1316, 1957, 42, 3, 4, 1, 33, 55, 0, 0, 21},  // addRoundedRect
    {1595, -1, -1, -1, -1, 1319, 1961, 43, 4, 5, 1, 33, 55, 0, 0, 21},  // addRoundedRect
    {96, -1, -1, -1, 1597, 1323, 1966, 44, 1, 2, 1, 33, 55, 0, 0, 21},  // append
    {1596, -1, -1, -1, -1, 1324, 1968, 45, 1, 2, 1, 33, 55, 0, 0, 21},  // addPath
    {1596, -1, -1, -1, -1, 1325, 1970, 46, 2, 3, 1, 33, 55, 0, 0, 21},  // addPath
    {1598, -1, -1, -1, 1599, 1328, 1973, 47, 1, 2, 1, 33, 55, 0, 0, 21},  // apply
    {1600, -1, -1, -1, 1604, 1330, 1975, 48, 0, 1, 1, 33, 55, 0, 0, 21},  // closeSubpath
    {828, -1, -1, -1, -1, 1330, 1976, 49, 0, 1, 1, 33, 55, 0, 0, 21},  // close
    {1601, -1, -1, -1, -1, 1330, 1977, 50, 0, 1, 1, 33, 55, 0, 0, 21},  // fill
    {1602, -1, -1, -1, -1, 1330, 1978, 51, 0, 1, 1, 33, 55, 0, 0, 21},  // stroke
    {1603, -1, -1, -1, -1, 1330, 1979, 52, 0, 1, 1, 33, 55, 0, 0, 21},  // addClip
    {1605, -1, -1, -1, -1, 1330, 1980, 53, 3, 3, 0, 0, 55, 0, 0, 21},  // CGPathAddRect
    {1606, -1, -1, -1, -1, 1333, 1983, 54, 4, 4, 0, 0, 55, 0, 0, 21},  // CGPathMoveToPoint
    {1607, -1, -1, -1, -1, 1337, 1987, 55, 4, 4, 0, 0, 55, 0, 0, 21},  // CGPathAddLineToPoint
    {1608, -1, -1, -1, -1, 1341, 1991, 56, 5, 5, 0, 0, 55, 0, 0, 21},  // CGPathAddRoundedRect
    {1609, -1, -1, -1, -1, 1346, 1996, 57, 4, 4, 0, 0, 55, 0, 0, 21},  // CGPathAddLines
    {1610, -1, -1, -1, -1, 1350, 2000, 58, 4, 4, 0, 0, 55, 0, 0, 21},  // CGPathAddRects
    {1611, -1, -1, -1, -1, 1354, 2004, 59, 2, 2, 0, 0, 2, 0, 0, 21},  // CGPathEqualToPath
    {1612, -1, -1, -1, -1, 1356, 2006, 60, 3, 3, 0, 0, 55, 0, 0, 21},  // CGPathAddPath
    {1613, -1, -1, -1, -1, 1359, 2009, 61, 1, 1, 0, 0, 55, 0, 0, 21},  // CGPathCloseSubpath
    {1614, -1, -1, -1, 1620, 1360, 2010, 62, 3, 4, 1, 33, 55, 0, 0, 21},  // addCurve
    {1614, -1, -1, -1, -1, 1363, 2014, 63, 3, 4, 1, 33, 55, 0, 0, 21},  // addCurve
    {1614, -1, -1, -1, -1, 1366, 2018, 64, 4, 5, 1, 33, 55, 0, 0, 21},  // addCurve
    {1617, -1, -1, -1, 1621, 1370, 2023, 65, 2, 3, 1, 33, 55, 0, 0, 21},  // addQuadCurve
    {1617, -1, -1, -1, -1, 1372, 2026, 66, 2, 3, 1, 33, 55, 0, 0, 21},  // addQuadCurve
    {1617, -1, -1, -1, -1, 1374, 2029, 67, 3, 4, 1, 33, 55, 0, 0, 21},  // addQuadCurve
    {1622, -1, -1, -1, 1630, 1382, 2033, 68, 5, 6, 1, 33, 55, 0, 1, 21},  // addArc
    {1622, -1, -1, -1, -1, 1387, 2039, 69, 5, 6, 1, 33, 55, 0, 1, 21},  // addArc
    {1622, -1, -1, -1, -1, 1392, 2045, 70, 6, 7, 1, 33, 55, 0, 1, 21},  // addArc
    {1627, -1, -1, -1, -1, 1398, 2052, 71, 4, 5, 1, 33, 55, 0, 1, 21},  // addRelativeArc
    {1627, -1, -1, -1, -1, 1402, 2057, 72, 5, 6, 1, 33, 55, 0, 1, 21},  // addRelativeArc
    {1547, -1, -1, -1, -1, 1407, 2063, 73, 5, 5, 3, 0, 32, 0, 1, 21},  // UIBezierPath
    {1622, -1, -1, -1, -1, 1417, 2068, 74, 3, 4, 1, 33, 55, 0, 0, 21},  // addArc
    {1622, -1, -1, -1, -1, 1420, 2072, 75, 4, 5, 1, 33, 55, 0, 0, 21},  // addArc
    {1633, -1, -1, -1, -1, 1424, 2077, 76, 7, 7, 0, 0, 55, 0, 0, 21},  // CGPathAddArcToPoint
    {1634, -1, -1, -1, -1, 1431, 2084, 77, 8, 8, 0, 0, 55, 0, 0, 21},  // CGPathAddCurveToPoint
    {1635, -1, -1, -1, -1, 1439, 2092, 78, 6, 6, 0, 0, 55, 0, 0, 21},  // CGPathAddQuadCurveToPoint
    {1636, -1, -1, -1, -1, 1445, 2098, 79, 8, 8, 0, 0, 55, 0, 1, 21},  // CGPathAddArc
    {1637, -1, -1, -1, -1, 1453, 2106, 80, 7, 7, 0, 0, 55, 0, 0, 21},  // CGPathAddRelativeArc
    {1638, -1, -1, -1, -1, 0, 2113, 81, 0, 1, 2, 33, 13, 0, 0, 21},  // boundingBox
    {759, -1, -1, -1, -1, 0, 2114, 82, 0, 1, 2, 33, 13, 0, 0, 21},  // bounds
    {1639, -1, -1, -1, -1, 0, 2115, 83, 0, 1, 2, 33, 13, 0, 0, 21},  // boundingBoxOfPath
    {360, -1, -1, -1, -1, 0, 2116, 84, 0, 1, 2, 33, 2, 0, 0, 21},  // isEmpty
    {1640, -1, -1, -1, -1, 0, 2117, 85, 0, 1, 2, 33, 9, 0, 0, 21},  // currentPoint
    {1553, -1, -1, -1, 1544, 0, 2118, 86, 0, 1, 2, 33, 32, 0, 0, 21},  // cgPath
    {1641, -1, -1, -1, -1, 1460, 2119, 87, 1, 1, 0, 0, 2, 0, 0, 21},  // CGPathIsEmpty
    {1642, -1, -1, -1, -1, 1461, 2120, 88, 1, 1, 0, 0, 13, 0, 0, 21},  // CGPathGetBoundingBox
    {1643, -1, -1, -1, -1, 1462, 2121, 89, 1, 1, 0, 0, 13, 0, 0, 21},  // CGPathGetPathBoundingBox
    {1644, -1, -1, -1, -1, 1463, 2122, 90, 0, 1, 1, 33, 32, 0, 0, 21},  // copy
    {1645, -1, -1, -1, -1, 1463, 2123, 91, 0, 1, 1, 33, 32, 0, 0, 21},  // mutableCopy
    {1644, -1, -1, -1, -1, 1463, 2124, 92, 1, 2, 1, 33, 32, 0, 0, 21},  // copy
    {1645, -1, -1, -1, -1, 1464, 2126, 93, 1, 2, 1, 33, 32, 0, 0, 21},  // mutableCopy
    {1647, -1, -1, -1, 1648, 1465, 2128, 94, 0, 1, 1, 33, 32, 0, 0, 21},  // reversing
    {1649, -1, -1, -1, -1, 1465, 2129, 95, 1, 1, 0, 0, 32, 0, 0, 21},  // CGPathCreateCopy
    {1650, -1, -1, -1, -1, 1466, 2130, 96, 1, 1, 0, 0, 32, 0, 0, 21},  // CGPathCreateMutableCopy
    {1651, -1, -1, -1, -1, 1467, 2131, 97, 2, 2, 0, 0, 32, 0, 0, 21},  // CGPathCreateCopyByTransformingPath
    {1652, -1, -1, -1, -1, 1469, 2133, 98, 2, 2, 0, 0, 32, 0, 0, 21},  // CGPathCreateMutableCopyByTransformingPath
    {1654, 1653, -1, -1, -1, 0, 0, 99, 0, 0, 5, 28, 27, 0, 0, 21},  // winding
    {1655, 1653, -1, -1, -1, 0, 0, 100, 0, 0, 5, 28, 27, 0, 0, 21},  // evenOdd
    {1656, -1, -1, -1, -1, 0, 2135, 101, 0, 1, 2, 33, 2, 0, 0, 21},  // usesEvenOddFillRule
    {387, -1, -1, -1, 1657, 1471, 2136, 102, 1, 2, 1, 33, 2, 0, 0, 21},  // contains
    {387, -1, -1, -1, -1, 1472, 2138, 103, 2, 3, 1, 33, 2, 0, 0, 21},  // contains
    {387, -1, -1, -1, -1, 1474, 2141, 104, 2, 3, 1, 33, 2, 0, 0, 21},  // contains
    {387, -1, -1, -1, -1, 1476, 2144, 105, 3, 4, 1, 33, 2, 0, 0, 21},  // contains
    {1658, -1, -1, -1, -1, 1480, 2148, 106, 4, 4, 0, 0, 2, 0, 0, 21},  // CGPathContainsPoint
    {1393, -1, -1, -1, -1, 0, 2152, 107, 0, 1, 2, 32, 32, 0, 0, 21},  // path
    {1659, -1, -1, -1, -1, 0, 2153, 108, 0, 1, 2, 32, 17, 0, 0, 21},  // fillColor
    {1660, -1, -1, -1, -1, 0, 2154, 109, 0, 1, 2, 32, 17, 0, 0, 21},  // strokeColor
    {1559, -1, -1, -1, -1, 0, 2155, 110, 0, 1, 2, 32, 0, 0, 0, 21},  // lineWidth
    {1661, -1, -1, -1, -1, 0, 2156, 111, 0, 1, 2, 32, 23, 0, 0, 21},  // lineJoin
    {1662, -1, -1, -1, -1, 0, 2157, 112, 0, 1, 2, 32, 4, 0, 0, 21},  // lineDashPattern
    {1663, -1, -1, -1, -1, 0, 2158, 113, 0, 1, 2, 32, 0, 0, 0, 21},  // lineDashPhase
    {1665, 1664, 1666, -1, -1, 0, 0, 114, 0, 0, 5, 24, 23, 0, 0, 21},  // miter
    {111, 1664, 1667, -1, -1, 0, 0, 115, 0, 0, 5, 24, 23, 0, 0, 21},  // round
    {1668, 1664, 1669, -1, -1, 0, 0, 116, 0, 0, 5, 24, 23, 0, 0, 21},  // bevel
    {1670, -1, -1, -1, 709, 0, 2159, 117, 0, 1, 2, 18, 17, 0, 0, 21},  // cgColor
    {320, -1, 1671, -1, -1, 1484, 2160, 0, 1, 1, 0, 0, 13, 0, 0, 22},  // rect
    {318, -1, 1672, -1, -1, 1485, 2161, 1, 1, 1, 0, 0, 9, 0, 0, 22},  // point
    {310, -1, 1673, -1, -1, 1486, 2162, 2, 1, 1, 0, 0, 12, 0, 0, 22},  // size
    {304, -1, 1674, -1, -1, 1487, 2163, 3, 1, 1, 0, 0, 10, 0, 0, 22},  // vector
    {128, -1, 1675, -1, -1, 1488, 2164, 4, 1, 1, 0, 0, 14, 0, 0, 22},  // transform
    {1676, -1, -1, -1, -1, 1489, 2165, 5, 1, 1, 0, 0, 14, 0, 0, 22},  // css
    {1677, -1, -1, -1, -1, 1490, 2166, 6, 1, 1, 0, 0, 14, 0, 0, 22},  // svg
    {1513, 264, -1, -1, -1, 1491, 2167, 7, 1, 1, 4, 4, 9, 0, 0, 22},  // cgPoint
    {1514, 264, -1, -1, -1, 1492, 2168, 8, 1, 1, 4, 4, 12, 0, 0, 22},  // cgSize
    {1515, 264, -1, -1, -1, 1493, 2169, 9, 1, 1, 4, 4, 13, 0, 0, 22},  // cgRect
    {1516, 264, -1, -1, -1, 1494, 2170, 10, 1, 1, 4, 4, 10, 0, 0, 22},  // cgVector
    {1517, 264, -1, -1, -1, 1495, 2171, 11, 1, 1, 4, 4, 14, 0, 0, 22},  // cgAffineTransform
    {1678, -1, -1, -1, -1, 1496, 2172, 12, 1, 1, 0, 0, 30, 0, 0, 22},  // views
    {128, -1, -1, -1, -1, 1497, 2173, 0, 2, 2, 0, 0, 14, 0, 0, 23},  // transform
    {128, -1, -1, -1, -1, 1499, 2175, 1, 3, 3, 0, 0, 14, 0, 0, 23},  // transform
    {1601, 1679, -1, -1, -1, 0, 0, 2, 0, 0, 5, 23, 22, 0, 0, 23},  // fill
    {1680, 1679, -1, -1, -1, 0, 0, 3, 0, 0, 5, 23, 22, 0, 0, 23},  // aspectFit
    {1681, 1679, -1, -1, -1, 0, 0, 4, 0, 0, 5, 23, 22, 0, 0, 23},  // aspectFill
    {1682, 1679, -1, -1, -1, 0, 0, 5, 0, 0, 5, 23, 22, 0, 0, 23},  // scaleToFill
    {1683, 1679, -1, -1, -1, 0, 0, 6, 0, 0, 5, 23, 22, 0, 0, 23},  // scaleAspectFit
    {1684, 1679, -1, -1, -1, 0, 0, 7, 0, 0, 5, 23, 22, 0, 0, 23},  // scaleAspectFill
    {128, -1, -1, -1, -1, 1502, 2178, 8, 1, 1, 0, 0, 55, 0, 0, 23},  // transform
    {1686, -1, -1, -1, -1, 1503, 2179, 9, 1, 1, 0, 0, 0, 0, 0, 23},  // area
    {387, -1, -1, -1, -1, 1504, 2180, 10, 2, 2, 0, 0, 2, 0, 0, 23},  // contains
    {364, -1, -1, -1, -1, 1506, 2182, 11, 1, 2, 1, 31, 4, 0, 0, 23},  // corners
    {1676, -1, -1, -1, -1, 0, 2184, 0, 0, 1, 2, 15, 3, 0, 0, 24},  // css
    {1677, -1, -1, -1, -1, 0, 2185, 1, 0, 1, 2, 15, 3, 0, 0, 24},  // svg
    {1687, -1, -1, -1, -1, 0, 2186, 2, 0, 1, 2, 15, 54, 0, 0, 24},  // latex
    {1687, -1, -1, -1, -1, 0, 2187, 3, 0, 1, 2, 16, 54, 0, 0, 24},  // latex
    {1688, -1, -1, -1, -1, 1507, 2188, 4, 1, 1, 0, 0, 54, 0, 0, 24},  // swiftCode
    {1689, -1, -1, -1, -1, 1508, 2189, 0, 1, 1, 0, 0, 54, 0, 0, 25},  // explain
    {1689, -1, -1, -1, -1, 1509, 2190, 1, 2, 2, 0, 0, 54, 0, 0, 25},  // explain
    {584, -1, -1, -1, -1, 1511, 2192, 2, 2, 2, 0, 0, 54, 0, 0, 25},  // compare
    {584, -1, -1, -1, -1, 1513, 2194, 3, 3, 3, 0, 0, 54, 0, 0, 25},  // compare
    {919, -1, -1, -1, 1754, 1577, 2197, 0, 1, 2, 1, 32, 8, 0, 0, 26},  // action
    {1755, -1, -1, -1, -1, 1579, 2199, 1, 1, 1, 3, 0, 3, 0, 0, 26},  // Selector
    {1757, -1, -1, -1, -1, 1580, 2200, 2, 1, 1, 0, 0, 3, 0, 0, 26},  // NSStringFromClass
    {1758, -1, -1, -1, -1, 1581, 2201, 3, 1, 1, 0, 0, 3, 0, 0, 26},  // NSSelectorFromString
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
    -1, -1, 612, 555, 600, 635, 508, 594, -1, 508, 594, -1, -1, -1, 600, 648, 600, 649, 600, 648, 649, 606,
    -1, 651, 652, 653, 508, -1, 655, -1, 656, 664, -1, -1, 664, -1, 664, 616, -1, 667, -1, -1, -1, -1, 667,
    -1, -1, 673, -1, 667, -1, -1, 674, 255, -1, -1, -1, -1, -1, -1, 87, 87, -1, 255, -1, 255, 255, -1, 296,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 508, 508, 508, 508, 594, -1, -1, 594, -1, -1, -1, -1,
    696, 697, 698, 699, -1, 704, 699, 705, 706, 707, 699, 708, 697, 698, 699, 696, 697, 698, 699, 710, 758,
    758, 758, 758, 758, 758, 758, 758, 758, 758, 758, 758, 710, 766, 764, 296, 247, 238, 307, 308, 654, -1,
    919, 7, -1, 919, 920, -1, 919, 7, -1, 919, 920, 7, -1, -1, 7, -1, 925, -1, 7, -1, 925, -1, 7, -1, 925,
    -1, 7, -1, 925, -1, 7, -1, 7, 508, -1, -1, 958, -1, 961, -1, 615, 615, 965, -1, 966, -1, 967, -1, 296,
    -1, 397, -1, 970, -1, 971, -1, 970, -1, 971, 508, -1, -1, -1, -1, -1, -1, -1, 615, -1, 989, -1, 990, -1,
    594, -1, 594, -1, 594, 1007, 594, 8, 8, 8, 1022, 8, 1022, -1, -1, -1, 296, -1, 397, -1, -1, 1028, -1, -1,
    766, 307, 308, 307, 308, 307, 308, 1078, -1, 247, 238, -1, 247, 238, 247, 238, -1, -1, -1, 1080, -1, -1,
    1080, 247, 238, 247, 238, 247, 238, 1080, -1, -1, 247, 238, -1, 1095, 919, -1, 1095, 919, -1, 1095, 919,
    -1, 1095, 919, -1, 1095, 919, -1, 1095, 919, -1, 1095, 919, -1, 8, -1, 1150, 8, -1, 1152, 8, -1, 8, -1,
    -1, 8, -1, 1152, -1, 919, -1, 919, -1, 594, -1, 594, -1, 594, -1, 594, -1, 1160, -1, 1160, -1, 1160, -1,
    1160, -1, 7, -1, 1163, 1166, -1, -1, -1, 8, -1, 8, -1, 7, -1, -1, 7, -1, 7, -1, 397, 296, 1202, 397, 296,
    1202, 1203, 397, 296, 1202, 397, 296, 1202, 1203, 615, 397, 296, 1202, 615, 397, 296, 1202, 280, 615,
    255, 1207, 1202, 615, 615, 1209, 615, 1204, 615, 1209, 1204, 615, 1211, 296, 1202, 817, 817, 817, 817,
    -1, 763, -1, 1319, -1, -1, -1, 1320, 1321, 1322, 1323, 1323, 1324, 1325, 1326, 1327, 1324, 615, 615,
    1329, 1330, -1, -1, 615, 1333, 1334, 1333, 1334, 1333, 1334, 1335, 1333, 1334, 1335, 1333, 1336, 1334,
    1333, 1336, 1334, 1333, 1336, 1334, 1335, 1333, 1336, 1334, 1335, 1333, 1336, 1337, 1334, 1333, 1336,
    1337, 1334, 1333, 1336, 1337, 1334, 1335, 1333, 1336, 1337, 1334, 1335, 1333, 1336, 1338, 1339, 1334,
    1333, 1336, 1338, 1339, 1334, 1333, 1336, 1338, 1339, 1337, 1334, 1333, 1336, 1338, 1339, 1337, 1334,
    1333, 1336, 1338, 1339, 1334, 1335, 1333, 1336, 1338, 1339, 1334, 1335, 1333, 1336, 1338, 1339, 1337,
    1334, 1335, 1333, 1336, 1338, 1339, 1337, 1334, 1335, -1, 1334, -1, 1334, -1, 1334, 1335, -1, 1334, 1335,
    -1, 1336, 1337, 1334, -1, 1336, 1337, 1334, -1, 1336, 1337, 1334, 1335, -1, 1336, 1337, 1334, 1335, -1,
    1336, 1338, 1339, 1337, 1334, 1335, -1, 1336, 1338, 1339, 1337, 1334, 1335, 1333, 1336, 1334, 1333, 1336,
    1334, 1333, 1336, 1337, 1334, 1333, 1336, 1337, 1334, 1333, 1336, 1334, 1335, 1333, 1336, 1334, 1335,
    1333, 1336, 1337, 1334, 1335, 1333, 1336, 1337, 1334, 1335, -1, 1336, 1337, 1334, 1335, -1, 1336, 1337,
    1334, 1335, 1344, 1345, 1334, 1344, 1345, 1334, -1, 1345, 1334, -1, 1345, 1334, 1333, 1336, 1337, 1334,
    1335, 1333, 1336, 1337, 1334, 1335, 1333, 1336, 1337, 1334, 1333, 1336, 1337, 1334, 1333, 1336, 1334,
    1335, 1333, 1336, 1334, 1335, 1333, 1336, 1334, 1333, 1336, 1334, -1, 1350, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, 1366, 757, 757, 1366, -1, 1368, -1, 1368, 1371, -1, 1371, 1368, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 1386, 1386, 1386, 1403, 1415, 1334, 1403, 1415, 1334, 1403, 1415, 1403, 1415,
    1403, 1323, 1334, 1403, 1323, 1334, 1403, 1323, 1403, 1323, 1403, 1320, 1321, 1334, 1403, 1320, 1321,
    1334, 1403, 1320, 1321, 1403, 1320, 1321, 1403, 1416, 1403, 1416, 1418, -1, 615, 1423, 1424, -1, -1,
    1426, -1, -1, 664, 664, 664, 1440, -1, 1440, 1440, -1, 1440, 664, -1, 664, -1, 664, 664, -1, 397, -1,
    296, -1, -1, -1, -1, 1451, 1452, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 266, 267, 1461, 1462, 268, 269, 1463, 1464, 1465, 1466, 1467, 1468, 270, 271,
    1469, 272, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 600, -1, 1476, -1, 600, 1476, -1, -1, 600, -1, 1476,
    -1, 600, 1476, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 508, -1, 8, -1, -1, 508,
    -1, 8, -1, -1, 1493, -1, 1211, -1, 1211, 1493, -1, -1, 1493, -1, 1211, -1, 1211, 1493, -1, -1, 181, 1512,
    182, 183, 75, 208, 1513, 213, 1514, 215, 1515, 216, 1516, 214, 1517, 149, -1, -1, 1525, 1525, -1, -1, -1,
    -1, -1, -1, -1, -1, 265, 265, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1542, 320, 1550, 1028, 1551, 1552,
    1553, -1, -1, 320, 128, -1, 1556, 128, -1, -1, -1, -1, -1, -1, 555, 1177, -1, -1, 1550, 1581, 1582, 128,
    -1, -1, -1, -1, 1550, 1584, 1585, 296, 296, 128, 296, 296, 128, 1589, 1589, 128, 296, 296, -1, -1, 128,
    -1, -1, 128, 8, 8, 128, 8, 1581, 1582, 8, 1581, 1582, 128, -1, -1, -1, 128, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    296, 1320, 1321, 296, 1615, 1616, 296, 1615, 1616, 128, 296, 1618, 296, 1619, 296, 1619, 128, 296, 1320,
    1321, 296, 1618, 1623, 1207, 1624, 1625, 1626, 365, 1207, 1624, 1625, 1626, 365, 1207, 1624, 1625, 1626,
    128, 365, 1207, 1624, 1628, 365, 1207, 1624, 1628, 128, 1629, 1207, 1624, 1625, 1626, 1623, 1207, 1624,
    1625, 1626, 1631, 1632, 1207, 1631, 1632, 1207, 128, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    1646, 1646, -1, -1, -1, -1, -1, -1, -1, -1, 1646, -1, 128, -1, 1646, 128, -1, -1, -1, -1, -1, 397, 397,
    397, 397, 397, -1, -1, 7, 7, 7, 7, 7, 397, 397, 296, 397, 296, -1, 1685, 508, -1, 8, 8, -1, -1, -1, 1690,
    -1, -1, -1, -1, 508, -1, 594, 1007, 594, 508, -1, 615, 958, 961, -1, 296, -1, 397, -1, 296, -1, 397, -1,
    -1, 397, -1, 296, -1, 615, -1, 664, 664, -1, 635, 508, 594, -1, 615, 965, -1, -1, -1, 614, -1, 1418, 615,
    1423, 1424, 1150, 8, -1, 8, 1166, 664, 664, -1, 664, 1440, 1440, -1, 1440, -1, 1440, 664, -1, 664, 664,
    664, -1, -1, -1, 242, -1, 245, 255, 279, 280, 285, 286, 287, 288, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    1629, 1207, 1624, 1625, 1626, 1623, 1207, 1624, 1625, 1626, 365, 1207, 1624, 1625, 1626, 365, 1207, 1624,
    1625, 1626, 128, 365, 1207, 1624, 1628, 365, 1207, 1624, 1628, 128, -1, -1, -1, -1, -1, -1, -1, -1, 615,
    255, 1207, 1202, 615, 397, 296, 1202, 280, -1, -1, -1, 247, 238, -1, -1, -1, -1, -1, -1, -1, -1, -1, 296,
    -1, 397, -1, 970, -1, 971, -1, 970, -1, 971, -1, 296, -1, 397, -1, 594, 1007, 594, -1, -1, -1
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
    4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 1, 4, 4, 3, 4, 4, 1, 3, 4, 51, 4, 51, 4, 1, 4, 1, 0, 0, 0, 0, 0, 7, 7,
    7, 7, 7, 7, 7, 0, 7, 0, 7, 0, 0, 7, 0, 0, 7, 7, 7, 3, 7, 7, 51, 7, 51, 7, 51, 7, 51, 7, 7, 51, 7, 0, 7,
    0, 5, 5, 51, 5, 51, 395269, 51, 7, 51, 7, 51, 7, 51, 7, 51, 7, 0, 51, 7, 51, 7, 51, 7, 51, 7, 51, 7, 51,
    7, 51, 7, 51, 7, 7, 8, 8, 8, 8, 8, 8, 8, 8, 8, 3, 8, 1, 8, 51, 8, 57204736918792, 223405803525, 6, 6, 6,
    6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6,
    1541, 6, 1541, 6, 0, 6, 0, 6, 0, 6, 0, 6, 6, 6, 6, 0, 6, 0, 1, 1, 1, 1, 18, 1, 18, 18, 18, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 4, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 31, 31, 31, 31, 31, 31, 31,
    4, 4, 0, 31, 31, 31, 10, 31, 31, 31, 31, 31, 31, 1, 1, 1, 1, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31,
    31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31,
    31, 29, 31, 4, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 0, 1075, 4, 31, 0, 1075, 4, 31, 0,
    590899, 4, 31, 0, 590899, 4, 31, 4, 31, 4, 31, 2308, 4, 31, 2308, 4, 31, 0, 4, 31, 0, 4, 31, 0, 4, 31, 0,
    4, 31, 0, 4, 31, 0, 4, 31, 0, 4, 31, 0, 4, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31,
    31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 1, 31, 1, 1, 31, 31, 31, 31, 31, 31, 31,
    3594, 2335, 31, 3594, 2335, 31, 3594, 2335, 31, 3594, 2335, 31, 3594, 2335, 31, 3594, 2335, 31, 31, 32,
    32, 32, 31, 32, 31, 32, 32, 31, 31, 31, 14, 32, 14, 31, 31, 31, 13, 31, 31, 31, 31, 3, 32, 31, 1, 32, 32,
    1, 32, 32, 32, 32, 32, 32, 31, 31, 31, 31, 31, 31, 10, 0, 31, 0, 0, 31, 0, 0, 31, 10, 0, 32, 32, 32, 32,
    32, 32, 32, 32, 32, 32, 0, 31, 14, 3, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32,
    32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32,
    32, 32, 15, 32, 32, 32, 32, 32, 32, 32, 32, 3594, 2336, 32, 3594, 2336, 32, 10, 32, 10, 1, 4, 4, 4, 49,
    1, 1, 49, 1, 49, 1, 49, 1, 1, 2610, 49, 1, 49, 1, 1, 49, 10, 49, 1, 1, 49, 1, 49, 1, 49, 13, 49, 2, 49,
    2, 2610, 49, 1, 49, 1, 2610, 49, 1, 1, 49, 1, 49, 1, 49, 1, 1, 2610, 49, 15, 49, 52, 49, 49, 49, 49, 49,
    50, 50, 1, 1, 15, 0, 590899, 51, 0, 590899, 51, 0, 590899, 51, 0, 590899, 51, 0, 590899, 51, 0, 590899,
    51, 0, 590899, 51, 35, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34,
    34, 2335, 34, 2335, 34, 1, 2335, 34, 1, 2335, 34, 2335, 34, 2335, 34, 2335, 34, 2335, 34, 2826, 2335, 34,
    2826, 2335, 34, 0, 590899, 34, 0, 590899, 34, 1541, 0, 34, 1541, 0, 34, 1541, 0, 34, 1541, 0, 34, 1541,
    0, 34, 1541, 0, 34, 1541, 0, 34, 1541, 0, 34, 52, 0, 34, 52, 0, 34, 34, 34, 34, 34, 31, 34, 31, 34, 31,
    31, 31, 31, 52, 2335, 52, 2335, 52, 2335, 52, 2335, 5, 52, 598559, 52, 598559, 52, 598559, 52, 52, 52,
    52, 52, 52, 52, 52, 10, 10, 1, 10, 10, 1, 3, 5, 5, 1, 5, 5, 1, 3, 10, 1, 1, 1, 10, 1, 1, 1, 258, 10, 258,
    1, 1, 10, 10, 1, 10, 1, 10, 1, 1, 10, 1, 5, 1, 40, 1, 1, 1, 1, 1, 42, 42, 1, 1, 1, 1, 10, 10, 41, 1, 1,
    11, 1, 1, 1, 11, 39, 1, 39, 1, 39, 39, 10, 10, 1301274266515931649, 1301274266515931649, 1, 1, 51, 1, 51,
    2355, 1, 1, 51, 1, 1, 51, 2355, 1, 1, 151061800, 51, 1, 1, 151061800, 51, 2355, 1, 1, 1, 1, 51, 1, 1, 1,
    1, 151061800, 51, 1, 1, 1, 1, 51, 2355, 1, 1, 1, 1, 151061800, 51, 2355, 1, 51, 1, 51, 2355, 1, 1,
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
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 7,
    7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 29, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 26, 26, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 35, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 21, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 31, 0, 31, 0, 0, 31, 0, 0, 0, 0, 0,
    0, 32, 32, 32, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 50, 0, 0, 0, 0, 0, 49, 15, 34, 0, 34, 34, 34, 34, 34, 34, 36, 35, 36, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 52, 0, 0,
    0, 0, 0, 0, 0, 37, 37, 0, 0, 0, 0, 0, 0, 0, 0, 52, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 40, 40, 40, 40, 41, 41, 42, 45, 46, 43, 44, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 39, 39, 39, 39, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 38, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 38, 0, 38, 38, 38, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 38, 38, 0, 0, 0, 0, 0, 0, 0, 0, 47, 0, 0, 0, 0,
    0, 0, 0, 0, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
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
    223, 224, 225, 226, 227, 228, 229, 230, 231, 264, 366, 496, 644, 657, 658, 659, 679, 810, 811, 839, 840,
    864, 877, 943, 996, 998, 1001, 1008, 1009, 1010, 1011, 1086, 1092, 1093, 1094, 1096, 1097, 1098, 1099,
    1100, 1101, 865, 1102, 1103, 1104, 1174, 1182, 1183, 1192, 1214, 1215, 1216, 1217, 1218, 1219, 1220,
    1221, 1222, 1223, 1224, 1314, 1315, 1316, 1317, 1361, 1362, 1363, 1385, 1387, 1388, 1389, 1348, 1433,
    1434, 1443, 1452, 1543, 1544, 1545, 1546, 1547, 709, 1548, 1570, 1653, 1664, 1679, 1755, 1756
};

static const struct catalogue_tables tables = {
    bytes, COUNT(bytes) - 1, names, COUNT(names), slots, COUNT(slots), first, COUNT(first),
    links, COUNT(links), entries, COUNT(entries), labels, COUNT(labels), kinds, COUNT(kinds),
    types, COUNT(types), type_names, COUNT(type_names)};

const struct catalogue_tables *_Nonnull catalogue_tables(void) { return &tables; }
