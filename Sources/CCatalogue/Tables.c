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
    "removeObject" "swapAt" "sort" "reverse" "round" "removeSubrange" "replaceSubrange" "partition" "toggle"
    "map" "flatMap" "enum" "typealias" "protocol" "actor" "infix" "prefix" "precedencegroup" "position"
    "transform" "layer" "setAffineTransform" "a" "d" "acos" "asin" "atan" "atan2" "acosf" "asinf" "atanf"
    "atan2f" "hypot" "sqrt" "sqrtf" "squareRoot" "print" "NSLog" "S" "scaledBy" "CGAffineTransform"
    "CGAffineTransformMakeScale" "CGAffineTransformScale" "$0" "$1" "$2" "$3" "$4" "$5" "$6" "$7" "$8" "$9"
    "CGFloat" "Double" "Float" "Int" "NSInteger" "TimeInterval" "NSTimeInterval" "NSUInteger" "NSNumber"
    "UInt" "int" "float" "double" "long" "unsigned" "short" "int64_t" "int32_t" "uint32_t" "CFTimeInterval"
    "int8_t" "uint8_t" "int16_t" "uint16_t" "uint64_t" "size_t" "CFIndex" "GLfloat" "Int8" "Int16" "Int32"
    "Int64" "UInt8" "UInt16" "UInt32" "UInt64" "Bool" "BOOL" "String" "Character" "NSString" "Array"
    "NSArray" "NSMutableArray" "NSMutableString" "bool" "ClosedRange" "Range" "Angle" "CGPoint" "CGVector"
    "CGSize" "CGRect" "CGAffineTransformComponents" "CGRectEdge" "UIColor" "UIView" "UIWindow" "UIImageView"
    "UILabel" "UIButton" "UIScrollView" "UIControl" "UITextField" "UITextView" "UITableViewCell"
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
    "clamping" "truncatingIfNeeded" "radix" "exactly" "exp" "expf" "log" "logf" "abs" "fabs" "fabsf" "floor"
    "floorf" "ceil" "ceilf" "roundf" "pow" "powf" "hypotf" "fmod" "fmodf" "stride" "fmin" "fmax" "trunc"
    "truncf" "rint" "rintf" "nearbyint" "nearbyintf" "lrint" "lrintf" "llrint" "llrintf" "lround" "lroundf"
    "llround" "llroundf" "log2" "log2f" "log10" "log10f" "exp2" "exp2f" "cbrt" "cbrtf" "sinh" "sinhf" "cosh"
    "coshf" "tanh" "tanhf" "copysign" "copysignf" "fdim" "fdimf" "fminf" "fmaxf" "isnan" "isinf" "isfinite"
    "signbit" "INT_MAX" "INT_MIN" "UINT_MAX" "LONG_MAX" "LONG_MIN" "NSUIntegerMax" "M_LN2" "M_LN10"
    "rounded" "FloatingPointRoundingRule" "up" "down" "toNearestOrEven" "toNearestOrAwayFromZero"
    "towardZero" "awayFromZero" "truncatingRemainder" "dividingBy" "signum" "magnitude" "isMultiple" "of"
    "isFinite" "isZero" "isNaN" "description" "ulp" "nextUp" "nextDown" "exponent" "significand"
    "leastNormalMagnitude" "leastNonzeroMagnitude" "isNormal" "isLess" "than" "isLessThanOrEqualTo"
    "advanced" "addingProduct" "quotient" "quotientAndRemainder" "degrees" "radians" "turns" "sin" "sinf"
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
    "lowerBound" "upperBound" "Set" "formUnion" "formIntersection" "subtracting" "subtract"
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
    "objects" "CGMutablePath" "CGPath" "CGMutablePathRef" "CGPathRef" "UIBezierPath" "CGColorRef"
    "CGPathCreateMutable" "roundedRect" "ovalIn" "ovalInRect" "cgPath" "CGPathCreateWithRect"
    "CGPathRelease" "ellipseIn" "CGPathCreateWithEllipseInRect" "CGPathAddEllipseInRect" "lineWidth"
    "flatness" "lineCapStyle" "lineJoinStyle" "setLineDash" "points" "pointee" "CGPathElement"
    "applyWithBlock" "removeAllPoints" "CGPathGetCurrentPoint" "UIRectCorner" "topLeft"
    "UIRectCornerTopLeft" "topRight" "UIRectCornerTopRight" "bottomRight" "UIRectCornerBottomRight"
    "bottomLeft" "UIRectCornerBottomLeft" "allCorners" "UIRectCornerAllCorners" "cornerWidth" "cornerHeight"
    "CGPathCreateWithRoundedRect" "byRoundingCorners" "cornerRadii" "move" "addLine" "addLines" "between"
    "moveToPoint:" "addLineToPoint:" "addRect" "addRects" "addEllipse" "addRoundedRect" "addPath"
    "appendPath:" "apply" "applyTransform:" "closeSubpath" "fill" "stroke" "addClip" "closePath"
    "CGPathAddRect" "CGPathMoveToPoint" "CGPathAddLineToPoint" "CGPathAddRoundedRect" "CGPathAddLines"
    "CGPathAddRects" "CGPathEqualToPath" "CGPathAddPath" "CGPathCloseSubpath" "addCurve" "control1"
    "control2" "addQuadCurve" "controlPoint" "control" "addCurveToPoint:controlPoint1:controlPoint2:"
    "addQuadCurveToPoint:controlPoint:" "addArc" "withCenter" "startAngle" "endAngle" "clockwise"
    "addRelativeArc" "delta" "arcCenter" "addArcWithCenter:radius:startAngle:endAngle:clockwise:"
    "tangent1End" "tangent2End" "CGPathAddArcToPoint" "CGPathAddCurveToPoint" "CGPathAddQuadCurveToPoint"
    "CGPathAddArc" "CGPathAddRelativeArc" "boundingBox" "boundingBoxOfPath" "currentPoint" "CGPathIsEmpty"
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
    "presentationLayer" "modelLayer" "addAnimation:forKey:" "removeAnimationForKey:" "CGPointValue"
    "CGSizeValue" "CGRectValue" "CGVectorValue" "CGAffineTransformValue" "colorWithAlphaComponent:" "opaque"
    "doubleSided" "pagingEnabled" "scrollEnabled" "editable" "selectable" "secureTextEntry"
    "exchangeSubviewAtIndex:withSubviewAtIndex:" "setNeedsDisplayInRect:" "enumerate" "addObject:"
    "addObjectsFromArray:" "firstObject" "lastObject" "reverseObjectEnumerator" "componentsJoinedByString:"
    "startAnimationAfterDelay:" "finishAnimationAtPosition:"
    "continueAnimationWithTimingParameters:durationFactor:" "running" "interruptible"
    "locationOfTouch:inView:" "setTranslation:inView:" "requireGestureRecognizerToFail:" "animationForKey:"
    "valueForKey:" "setValue:forKey:" "valueForKeyPath:" "setValue:forKeyPath:" "actionForKey:" "Selector"
    "SEL" "NSStringFromClass" "NSSelectorFromString";

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
    {1039, 1774491146}, {1054, 2134883420}, {1063, 3641267209}, {1069, 1076453893}, {1072, 3751997361},
    {1079, 4092568292}, {1083, 2171383808}, {1092, 3054093999}, {1100, 4213704117}, {1105, 244111290},
    {1110, 827898097}, {1116, 4232466889}, {1131, 3775434644}, {1139, 2471448074}, {1148, 3786248987},
    {1153, 128336118}, {1171, 3721122100}, {1172, 3826002220}, {1173, 3775669363}, {1177, 1006755615},
    {1181, 4272848550}, {1185, 108579519}, {1190, 3173440503}, {1195, 4025666427}, {1200, 2897315904},
    {1205, 153572251}, {1211, 1428923715}, {1216, 405166629}, {1220, 2112764879}, {1225, 3876055819},
    {1235, 1046779122}, {1240, 372738696}, {1245, 2052810508}, {1246, 3591115554}, {1254, 2271195850},
    {1271, 391640912}, {1297, 460481456}, {1319, 779904818}, {1321, 163295161}, {1323, 146517542},
    {1325, 129739923}, {1327, 112962304}, {1329, 230405637}, {1331, 213628018}, {1333, 196850399},
    {1335, 180072780}, {1337, 297516113}, {1339, 280738494}, {1346, 2873224251}, {1352, 2386971688},
    {1357, 1283547685}, {1360, 4168357374}, {1369, 2209066192}, {1381, 988175173}, {1395, 2929211326},
    {1405, 2027933801}, {1413, 2562340083}, {1417, 3912887073}, {1420, 2515107422}, {1425, 2797886853},
    {1431, 2699759368}, {1435, 3270303571}, {1443, 206862118}, {1448, 3122818005}, {1455, 1919949199},
    {1462, 3226083260}, {1470, 3920758663}, {1484, 380755552}, {1490, 1090495225}, {1497, 811810984},
    {1504, 234774234}, {1512, 2529449241}, {1520, 1747969136}, {1526, 2087358391}, {1533, 1335159128},
    {1540, 2428550228}, {1544, 3837675186}, {1549, 765439473}, {1554, 2711245919}, {1559, 697196164},
    {1564, 1059919963}, {1570, 1323747186}, {1576, 3538687084}, {1582, 1324880019}, {1586, 796142685},
    {1590, 2991499325}, {1596, 1615808600}, {1605, 3966976176}, {1613, 295258647}, {1618, 382270662},
    {1625, 3795011855}, {1639, 3747507645}, {1654, 909533769}, {1658, 3365180733}, {1669, 2749912018},
    {1674, 2735859570}, {1679, 969184184}, {1686, 1902060359}, {1694, 1373385388}, {1700, 3602979878},
    {1706, 1769938321}, {1733, 1740667972}, {1743, 4050857480}, {1750, 2755019962}, {1756, 2169878254},
    {1764, 4170555683}, {1775, 1334253329}, {1782, 2265719507}, {1790, 2570318435}, {1802, 3483588555},
    {1811, 2774362700}, {1822, 21843312}, {1832, 3429590357}, {1847, 1071897420}, {1867, 1566828974},
    {1885, 514687451}, {1886, 3876335077}, {1887, 3859557458}, {1889, 1363500993}, {1891, 1346723374},
    {1912, 2264171482}, {1924, 1357355164}, {1925, 4228665076}, {1957, 1867418821}, {1958, 3507227459},
    {1964, 3168883851}, {1977, 3222486838}, {2006, 3381181800}, {2007, 3607893173}, {2012, 3005452862},
    {2013, 3440116983}, {2014, 4245442695}, {2022, 2839884955}, {2047, 3398044946}, {2060, 3005386353},
    {2083, 1217983224}, {2095, 3509544318}, {2121, 1610779110}, {2128, 2930439210}, {2130, 1412156564},
    {2153, 3160029103}, {2161, 3174662200}, {2184, 1479719844}, {2194, 3376534378}, {2220, 2875014037},
    {2247, 3589306714}, {2280, 804357063}, {2309, 1910201350}, {2316, 2701182283}, {2322, 398550328},
    {2325, 521802798}, {2328, 505025179}, {2331, 656170845}, {2334, 605837988}, {2337, 2468447887},
    {2340, 2485225506}, {2343, 2384559792}, {2353, 4100406635}, {2364, 1987983040}, {2370, 365099244},
    {2374, 3641958979}, {2384, 296602997}, {2391, 2462546090}, {2398, 4254058618}, {2403, 2907980824},
    {2407, 3981965844}, {2413, 3649018447}, {2421, 2614820847}, {2434, 292130973}, {2439, 2190941297},
    {2454, 211913386}, {2462, 564937055}, {2473, 3419592236}, {2508, 3513453938}, {2519, 3460502485},
    {2523, 2339366755}, {2534, 377128425}, {2542, 1086286877}, {2569, 3941508978}, {2577, 783488098},
    {2579, 1111836708}, {2598, 2280960882}, {2605, 3181326346}, {2624, 975988953}, {2640, 635020210},
    {2642, 1360837969}, {2644, 1344060350}, {2656, 1925151750}, {2662, 2408179714}, {2668, 2211460629},
    {2688, 1848861402}, {2693, 2508680735}, {2699, 3585981250}, {2709, 2335550124}, {2713, 597743964},
    {2723, 2354563044}, {2749, 2897926679}, {2766, 1035906630}, {2784, 783840260}, {2785, 4060888886},
    {2786, 4278997933}, {2794, 589286162}, {2799, 414084241}, {2809, 2275477643}, {2813, 3940830471},
    {2823, 1940694431}, {2827, 1996966820}, {2837, 1637070560}, {2845, 1605206413}, {2859, 1343892145},
    {2877, 2293605903}, {2887, 1099796002}, {2898, 370965912}, {2908, 4290552719}, {2943, 1638856759},
    {2959, 3707845437}, {2967, 1968018676}, {2981, 2745245856}, {2989, 2872562979}, {3003, 1867915087},
    {3011, 1052627742}, {3025, 1537748690}, {3033, 4233365429}, {3047, 3239423849}, {3051, 1535751837},
    {3064, 3736796887}, {3068, 2541423239}, {3081, 3804893101}, {3085, 3060514643}, {3098, 21234473},
    {3102, 1518974218}, {3115, 3720019268}, {3119, 2524645620}, {3132, 3788115482}, {3136, 3043737024},
    {3149, 4456854}, {3163, 2037980277}, {3178, 2933655948}, {3190, 558644074}, {3207, 328942278},
    {3215, 2111105165}, {3229, 3042771105}, {3235, 3800657716}, {3247, 626531088}, {3254, 2362349278},
    {3267, 866545770}, {3277, 857273821}, {3293, 4045899937}, {3300, 1135749657}, {3306, 93078660},
    {3318, 1409690180}, {3321, 2802900028}, {3325, 306900080}, {3331, 1319594794}, {3336, 2028154341},
    {3352, 2218332638}, {3376, 225597218}, {3405, 2084234006}, {3421, 1331687974}, {3426, 2135852838},
    {3447, 2753988203}, {3454, 864200463}, {3465, 3838403746}, {3473, 1530791347}, {3485, 3721205966},
    {3490, 3688814324}, {3501, 3876242216}, {3513, 1809966536}, {3531, 2699878380}, {3541, 4079184015},
    {3561, 1179101157}, {3569, 1825239352}, {3588, 3748245722}, {3606, 634908722}, {3623, 163271060},
    {3649, 3289806584}, {3661, 3446866648}, {3666, 1737076817}, {3675, 881687192}, {3682, 1219519868},
    {3692, 3970939267}, {3696, 2513272949}, {3705, 3224470464}, {3712, 2986472067}, {3716, 708293528},
    {3722, 258052966}, {3724, 3450233754}, {3726, 1213090802}, {3730, 3555670962}, {3736, 2743639103},
    {3742, 2710083865}, {3748, 4214265958}, {3754, 3963008473}, {3761, 1381912327}, {3770, 297212119},
    {3773, 53234560}, {3781, 1135433081}, {3784, 797905850}, {3792, 1315384455}, {3803, 4179333016},
    {3826, 867257093}, {3837, 841567274}, {3840, 3617776409}, {3852, 1784172926}, {3855, 3381609815},
    {3867, 1550566188}, {3877, 1592295328}, {3885, 2860018940}, {3903, 2241873898}, {3908, 2638218225},
    {3915, 1524000883}, {3918, 1923516200}, {3922, 3391553482}, {3925, 1062293841}, {3929, 3825392021},
    {3932, 709362235}, {3936, 392774327}, {3941, 2880712451}, {3946, 3102149661}, {3952, 2394465697},
    {3956, 1659167240}, {3961, 475034410}, {3967, 3434436711}, {3970, 1479764693}, {3974, 2347825097},
    {3980, 1197479801}, {3984, 1351583639}, {3989, 3270705251}, {3995, 366569208}, {3999, 1251212115},
    {4003, 1621599661}, {4008, 3579732453}, {4014, 1720942905}, {4018, 140187182}, {4023, 1868829528},
    {4032, 3948149459}, {4042, 708029167}, {4047, 3185475540}, {4053, 2537751862}, {4059, 2778439310},
    {4066, 2616928056}, {4072, 4139930401}, {4079, 3135838405}, {4086, 2498734875}, {4094, 4064998855},
    {4098, 268639961}, {4103, 4092159661}, {4108, 2346846000}, {4114, 2328988770}, {4118, 2519117294},
    {4123, 3873647896}, {4127, 1415682102}, {4132, 631424496}, {4136, 282220607}, {4141, 3558937627},
    {4145, 4099687964}, {4150, 658698766}, {4154, 153638352}, {4159, 545189250}, {4167, 197671877},
    {4176, 792060313}, {4180, 513084933}, {4185, 2275780057}, {4190, 2616489071}, {4195, 4075421329},
    {4200, 2981347434}, {4205, 648810968}, {4213, 638754166}, {4220, 591523055}, {4227, 4047093083},
    {4234, 656837285}, {4242, 3789446092}, {4250, 4277107410}, {4258, 3906719864}, {4271, 2663715805},
    {4276, 2698097207}, {4282, 3072217742}, {4289, 1920734138}, {4314, 4225734153}, {4316, 1128467232},
    {4320, 1035581717}, {4335, 3525779695}, {4358, 1975486251}, {4368, 2889234988}, {4380, 128921049},
    {4399, 1127666911}, {4409, 2542550614}, {4415, 2627312426}, {4424, 1195911285}, {4434, 4151950225},
    {4436, 1765031016}, {4444, 1814435734}, {4450, 3602780627}, {4455, 876513898}, {4466, 879704937},
    {4469, 986710028}, {4475, 2682709205}, {4483, 1379501780}, {4491, 854709318}, {4502, 925110256},
    {4522, 827033813}, {4543, 3417352379}, {4551, 2226546594}, {4557, 169017192}, {4561, 3843578906},
    {4580, 221667867}, {4588, 3218681947}, {4601, 987224379}, {4609, 3728990320}, {4629, 4007662012},
    {4636, 2941534958}, {4643, 2238339041}, {4648, 3277562923}, {4651, 3761252941}, {4655, 382886321},
    {4658, 4220379804}, {4662, 4200353678}, {4665, 2633446552}, {4669, 388525018}, {4674, 967958004},
    {4679, 1216469057}, {4683, 1675745305}, {4691, 3533348019}, {4701, 2267784115}, {4704, 2877453236},
    {4712, 1011085160}, {4716, 1555467752}, {4721, 2016490230}, {4731, 1419061120}, {4737, 3353438327},
    {4743, 2002030311}, {4750, 931910521}, {4776, 1638953034}, {4789, 263889333}, {4802, 2304257469},
    {4821, 2571507861}, {4850, 4039984575}, {4860, 1623797237}, {4876, 2667149886}, {4895, 1204873229},
    {4915, 2611599107}, {4925, 1975768454}, {4937, 3532344479}, {4944, 2718014180}, {4965, 713077974},
    {4982, 2712081721}, {5008, 1361625375}, {5034, 864165631}, {5041, 3189629876}, {5059, 165942467},
    {5072, 1655317257}, {5091, 1010779457}, {5101, 2215640769}, {5111, 1070265239}, {5120, 1134120687},
    {5124, 2846199180}, {5137, 1743930340}, {5143, 4005059268}, {5147, 206241385}, {5156, 1115344066},
    {5164, 567586076}, {5170, 3901637708}, {5174, 803046281}, {5180, 152899664}, {5189, 1787359420},
    {5194, 151693739}, {5199, 460225993}, {5205, 944111422}, {5214, 2075216980}, {5219, 2276994531},
    {5233, 2796815519}, {5248, 3918278559}, {5255, 4155575922}, {5265, 236925125}, {5273, 1684779966},
    {5277, 798074659}, {5286, 2374006294}, {5292, 3103973672}, {5302, 2926810054}, {5304, 1462048136},
    {5319, 3040434276}, {5329, 1244814717}, {5339, 1696195782}, {5348, 3093996503}, {5357, 2756264342},
    {5365, 2866045037}, {5373, 1163907536}, {5385, 2104353872}, {5396, 3110688315}, {5407, 3317910134},
    {5416, 3473703803}, {5429, 2755011687}, {5445, 2069497450}, {5456, 1516930437}, {5466, 296395306},
    {5477, 1195616409}, {5489, 942984426}, {5497, 2949131327}, {5507, 469045609}, {5518, 2847090017},
    {5538, 176574206}, {5548, 404136769}, {5561, 2422892396}, {5575, 2568950125}, {5579, 2528405746},
    {5584, 2484574385}, {5589, 4208725202}, {5611, 2152366365}, {5627, 3003271613}, {5643, 1882624920},
    {5654, 4183891472}, {5671, 3707850388}, {5680, 2401568500}, {5705, 1057920877}, {5712, 2157316278},
    {5720, 3403651144}, {5727, 4114437246}, {5737, 2887421684}, {5741, 1361572173}, {5751, 1896686403},
    {5761, 3273657238}, {5771, 1266202965}, {5783, 3635588042}, {5802, 2733832836}, {5806, 4182378701},
    {5813, 2110798224}, {5819, 877087803}, {5828, 1970364490}, {5834, 1275339983}, {5852, 350857000},
    {5868, 2079739832}, {5884, 1996921413}, {5893, 2043970711}, {5909, 1393632998}, {5916, 1731736080},
    {5928, 4080117376}, {5939, 1493013840}, {5959, 2398078988}, {5967, 1065574956}, {5977, 2965413338},
    {5987, 990401381}, {5990, 682729123}, {5999, 1722954222}, {6015, 3827859290}, {6026, 37271103},
    {6034, 1119987041}, {6053, 2161276179}, {6076, 3507573001}, {6084, 2301731235}, {6094, 1862550028},
    {6108, 3213420894}, {6124, 288415389}, {6134, 4033069017}, {6140, 672109684}, {6148, 3339054942},
    {6157, 3080967843}, {6172, 834189487}, {6181, 904369474}, {6184, 1089765596}, {6189, 18738364},
    {6193, 2197550541}, {6198, 1569418667}, {6216, 1419285594}, {6219, 3324446467}, {6226, 2540844914},
    {6235, 936176715}, {6240, 3724674918}, {6243, 3817694041}, {6253, 4121092745}, {6263, 886071850},
    {6275, 2390028659}, {6282, 4182669406}, {6287, 3555021734}, {6292, 1452231588}, {6302, 665752555},
    {6312, 2665914025}, {6320, 1172522883}, {6330, 2411978403}, {6339, 2082024064}, {6343, 1231115066},
    {6352, 244075885}, {6358, 96429129}, {6369, 1558106348}, {6376, 1676028392}, {6388, 3565214879},
    {6394, 1169454059}, {6405, 2276069802}, {6411, 2590900991}, {6422, 403953390}, {6427, 817772335},
    {6437, 3894621598}, {6441, 3130700698}, {6450, 3811712141}, {6459, 2836898780}, {6473, 744222851},
    {6481, 3219325754}, {6494, 455433581}, {6499, 1550717474}, {6509, 4099875093}, {6518, 2687217115},
    {6530, 3317790454}, {6542, 680679420}, {6553, 4074568615}, {6563, 972345196}, {6573, 2124225882},
    {6583, 1707208587}, {6593, 1698171440}, {6605, 1765986002}, {6617, 3099195470}, {6627, 1325296208},
    {6638, 1159889848}, {6648, 3210628243}, {6659, 3799163251}, {6670, 3782385632}, {6681, 3899828965},
    {6692, 3883051346}, {6703, 3866273727}, {6719, 4169345192}, {6744, 3573351892}, {6749, 4137097213},
    {6754, 3523899814}, {6760, 1029089800}, {6771, 1290530634}, {6779, 4203053801}, {6792, 406972148},
    {6796, 2369371622}, {6801, 3008443898}, {6808, 3726277920}, {6818, 1742909879}, {6829, 581045492},
    {6839, 877317237}, {6852, 1513289445}, {6876, 2694946607}, {6898, 3902926015}, {6901, 2516003219},
    {6916, 3083183824}, {6920, 3185987134}, {6929, 3141474305}, {6942, 1010012291}, {6946, 659427984},
    {6957, 3254824265}, {6965, 1438951982}, {6974, 571377267}, {6992, 143865419}, {7010, 445834375},
    {7024, 4201716739}, {7037, 2082798958}, {7041, 3883353449}, {7064, 1252969316}, {7081, 611349806},
    {7103, 3939761393}, {7127, 1880591026}, {7153, 1052979093}, {7169, 1315057949}, {7182, 3198073272},
    {7207, 1888717571}, {7220, 1499172353}, {7234, 1151719106}, {7252, 1297838153}, {7263, 1291853992},
    {7275, 3864824124}, {7288, 284302454}, {7306, 2291378338}, {7328, 2024043478}, {7343, 3416336049},
    {7354, 3326301860}, {7365, 2097883034}, {7383, 2658088632}, {7393, 4116806241}, {7405, 2750625341},
    {7422, 2805121617}, {7431, 2636563400}, {7447, 1088403524}, {7475, 1326471550}, {7481, 3867909202},
    {7510, 2053519890}, {7544, 24686317}, {7548, 43254447}, {7580, 3633974900}, {7588, 1715765854},
    {7604, 3488110948}, {7610, 1226705564}, {7620, 1144915353}, {7638, 1085962434}, {7644, 542584942},
    {7662, 1880354216}, {7671, 2126046479}, {7692, 3409685817}, {7702, 2322214854}, {7724, 715012316},
    {7729, 667630371}, {7746, 4011681569}, {7761, 2477794221}, {7776, 2826459802}, {7783, 863636682},
    {7813, 3312035873}, {7841, 2374822095}, {7857, 1117036282}, {7873, 2727146260}, {7885, 2338438971},
    {7893, 894604266}, {7911, 239266950}, {7927, 3440848049}, {7945, 1563451997}, {7981, 1300855194},
    {7999, 2649340029}, {8012, 3157132282}, {8043, 1994390723}, {8056, 3295732442}, {8075, 3217941162},
    {8112, 2638373311}, {8131, 729836362}, {8148, 1103965319}, {8183, 3909734774}, {8200, 3422384807},
    {8214, 1562399317}, {8246, 3535094014}, {8260, 2862813109}, {8280, 70193435}, {8318, 3331707904},
    {8338, 167527483}, {8342, 810547195}, {8364, 3377910156}, {8380, 2815096657}, {8421, 3232227944},
    {8440, 2636711499}, {8454, 2461495057}, {8459, 502047894}, {8479, 2942666046}, {8485, 1490954098},
    {8496, 1092012710}, {8521, 38792922}, {8532, 2899252294}, {8540, 871591685}, {8562, 1041997713},
    {8570, 3217987877}, {8578, 1309284212}, {8600, 2823090016}, {8608, 4012061332}, {8623, 4204111253},
    {8628, 3492500287}, {8637, 773059133}, {8660, 2759092874}, {8669, 481727645}, {8683, 2303844654},
    {8711, 1323066019}, {8725, 590774350}, {8734, 421821156}, {8757, 696240407}, {8766, 1453714756},
    {8781, 466020238}, {8810, 4077855673}, {8825, 1744839726}, {8841, 1408722253}, {8871, 876245160},
    {8887, 452810861}, {8900, 1260603725}, {8927, 968316954}, {8940, 859371885}, {8954, 1658883364},
    {8982, 3531153185}, {8996, 486221508}, {9007, 4064395570}, {9032, 2257273533}, {9043, 3217031314},
    {9055, 1898701486}, {9081, 692253475}, {9093, 2618608526}, {9107, 889051197}, {9135, 1439665068},
    {9149, 3703752221}, {9164, 158609817}, {9193, 3199826274}, {9208, 3872230201}, {9221, 592993401},
    {9248, 2782426318}, {9261, 1648296985}, {9283, 2036964556}, {9319, 1478369021}, {9341, 2072579308},
    {9350, 588027325}, {9356, 3294899967}, {9372, 2406610228}, {9384, 1136770368}, {9395, 1099727666},
    {9422, 3943336079}, {9430, 3373088083}, {9438, 1118385669}, {9451, 1252830802}, {9459, 1310484760},
    {9477, 4211107556}, {9495, 4235327583}, {9514, 1911957762}, {9526, 2274977100}, {9536, 1894102977},
    {9553, 1868420705}, {9568, 1229760322}, {9583, 401251929}, {9592, 4136070254}, {9602, 141711844},
    {9615, 1877099350}, {9625, 4224630636}, {9651, 2956264019}, {9675, 3731343133}, {9686, 1490880043},
    {9701, 651349070}, {9720, 3553571131}, {9741, 798050051}, {9761, 1738029828}, {9770, 830772382},
    {9794, 975665791}, {9801, 3753552150}, {9823, 1268347563}, {9832, 2675976173}, {9840, 2255101473},
    {9851, 938963840}, {9863, 1325536902}, {9873, 66138439}, {9892, 2650151654}, {9904, 1362571274},
    {9911, 2674091075}, {9928, 4180264212}, {9939, 2220611910}, {9945, 3628923247}, {9964, 2290191893},
    {9977, 524486259}, {9992, 536057419}, {10005, 2266436945}, {10017, 2660165913}, {10029, 2510371521},
    {10036, 1647949432}, {10047, 2499925078}, {10053, 1061329053}, {10061, 2186648520}, {10073, 3685987662},
    {10087, 1203193122}, {10101, 3305235377}, {10116, 3408062813}, {10138, 598285973}, {10149, 2107277412},
    {10164, 1771288722}, {10178, 1024755039}, {10198, 2323362532}, {10218, 295121441}, {10230, 3240065181},
    {10239, 3923523740}, {10259, 140741692}, {10289, 687274249}, {10299, 1680403306}, {10310, 186774928},
    {10324, 2185261687}, {10329, 2753641482}, {10334, 2454962418}, {10351, 958887293}, {10369, 3594902096},
    {10377, 2175633178}, {10394, 775974691}, {10401, 4056008598}, {10415, 32195591}, {10422, 3647323098},
    {10438, 3198753898}, {10449, 2621687777}, {10473, 56185609}, {10481, 3091067239}, {10485, 3935363592},
    {10495, 3073585980}, {10502, 1867556362}, {10515, 2589014835}, {10531, 3891896413}, {10537, 4148812653},
    {10544, 1700657266}, {10556, 1106246455}, {10571, 754571866}, {10582, 1038506759}, {10588, 4176775601},
    {10597, 2830785103}, {10607, 1731433239}, {10615, 855408348}, {10623, 2834400513}, {10638, 3963693047},
    {10647, 3544094494}, {10653, 4009327117}, {10669, 492923249}, {10682, 1423062726}, {10700, 161915485},
    {10743, 2642763852}, {10756, 1214513038}, {10773, 1445723454}, {10782, 2844467682}, {10789, 3334659430},
    {10801, 3572701046}, {10812, 555663897}, {10823, 3123020006}, {10836, 3005567066}, {10848, 2400366623},
    {10860, 2266193630}, {10870, 3448933658}, {10883, 3786999131}, {10891, 2370703267}, {10903, 1489487637},
    {10918, 2552112075}, {10936, 2857694466}, {10949, 2048902997}, {10964, 1468503355}, {10983, 376585884},
    {10995, 1938712828}, {11017, 3810570069}, {11036, 1375206950}, {11058, 1648973383}, {11077, 1187236458},
    {11099, 1447170883}, {11118, 2183746320}, {11140, 4241624385}, {11147, 3048556132}, {11166, 3744775116},
    {11184, 3621218635}, {11201, 3611392321}, {11212, 3412690475}, {11225, 2109961146}, {11251, 2124853820},
    {11273, 4061796954}, {11280, 4173553157}, {11288, 2053962742}, {11298, 503535429}, {11309, 1836668495},
    {11318, 721310682}, {11333, 1006735486}, {11345, 325084441}, {11350, 2961925722}, {11360, 497438945},
    {11369, 1787797455}, {11380, 1849888827}, {11400, 3825011241}, {11409, 385702446}, {11415, 2166834857},
    {11422, 3055437297}, {11429, 601507180}, {11445, 2970916523}, {11449, 1041509726}, {11454, 1494001562},
    {11463, 2984076638}, {11477, 737459482}, {11483, 1122880180}, {11494, 1945272936}, {11509, 2380932862},
    {11517, 2548392784}, {11528, 3688764708}, {11538, 1901756438}, {11547, 906872895}, {11558, 1648836552},
    {11565, 1359877577}, {11573, 521485205}, {11586, 252720416}, {11600, 1264131298}, {11604, 1582017048},
    {11623, 422274124}, {11642, 3020961236}, {11648, 845187144}, {11670, 1120609123}, {11694, 3704248662},
    {11721, 1361184210}, {11743, 254023945}, {11771, 3600137057}, {11795, 2682444316}, {11804, 1644100618},
    {11828, 1592819465}, {11861, 895660813}, {11869, 335426986}, {11894, 1264318259}, {11926, 1168386582},
    {11934, 1663862986}, {11939, 1746993862}, {11968, 1903257066}, {11973, 974882150}, {11980, 1177151643},
    {12011, 165292311}, {12018, 2311397435}, {12023, 439402299}, {12052, 1552997231}, {12057, 3962257883},
    {12066, 2220750876}, {12099, 2007447656}, {12108, 2787838396}, {12114, 3769421748}, {12144, 4173954024},
    {12150, 1434043348}, {12160, 1426660429}, {12194, 737025121}, {12228, 1466689035}, {12266, 4098563933},
    {12271, 513712005}, {12308, 229043912}, {12312, 2457286800}, {12347, 3584307048}, {12349, 1123244352},
    {12386, 1329338781}, {12390, 2761510965}, {12397, 49525662}, {12417, 539821669}, {12435, 3772220557},
    {12453, 4185830300}, {12468, 3171290880}, {12490, 832521766}, {12512, 1461782644}, {12532, 691540578},
    {12555, 1404144425}, {12575, 522796658}, {12592, 1376505559}, {12601, 3748513642}, {12609, 846470194},
    {12617, 200649126}, {12631, 3431639220}, {12638, 4292335199}, {12653, 907121470}, {12659, 2240342303},
    {12676, 2969811462}, {12690, 167268160}, {12704, 1833803298}, {12716, 2457918009}, {12728, 4071123319},
    {12740, 1834047080}, {12756, 3367860727}, {12765, 3718375587}, {12771, 2118064195}, {12782, 493169962},
    {12790, 2713721240}, {12795, 1695364032}, {12802, 4030051588}, {12808, 1400182552}, {12838, 455416660},
    {12858, 2271268225}, {12881, 2613973034}, {12899, 392604227}, {12921, 3754606837}, {12941, 2833158821},
    {12957, 3350374178}, {12964, 534084754}, {12978, 2867322350}, {13000, 2116308131}, {13005, 3649057272},
    {13013, 3845453865}, {13022, 2994984227}, {13038, 664899839}, {13060, 1989677117}, {13065, 2918522264},
    {13077, 3420926329}, {13090, 3178453163}, {13107, 3149605050}, {13112, 2920394832}, {13129, 1523943668},
    {13139, 862917743}, {13161, 4234031555}, {13178, 1719771455}, {13199, 2399213176}, {13206, 4287151977},
    {13216, 450801067}, {13223, 1669872668}, {13237, 4013487222}, {13264, 2679495900}, {13280, 856694529},
    {13304, 2681939195}, {13320, 3153218578}, {13344, 2240063300}, {13348, 3096186179}, {13353, 741716276},
    {13358, 2329068957}, {13365, 2921198141}, {13370, 1055615879}, {13375, 3285122304}, {13381, 230313139},
    {13384, 2868333218}, {13388, 4098541315}, {13393, 33356212}, {13400, 1723256298}, {13404, 4140259964},
    {13410, 107912219}, {13432, 4121566434}, {13462, 3855721002}, {13478, 2216232237}, {13502, 2255928953},
    {13522, 159080631}, {13536, 3689248828}, {13561, 836430118}, {13581, 2287125059}, {13604, 1038585177},
    {13625, 3367347455}, {13651, 4230039153}, {13665, 609216699}, {13700, 1501614459}, {13711, 1529288929},
    {13743, 2719113377}, {13755, 2275796322}, {13788, 1812401954}, {13799, 2408338453}, {13831, 2855832277},
    {13858, 1459817706}, {13869, 2392518824}, {13901, 518942568}, {13922, 3663533692}, {13964, 2192755772},
    {13989, 177875273}, {14035, 891907593}, {14057, 1945812840}, {14100, 1417411880}, {14124, 2154355281},
    {14169, 3467076881}, {14189, 317429627}, {14230, 771452987}, {14265, 181460511}, {14285, 456257992},
    {14326, 2485130632}, {14349, 317835491}, {14393, 3496877987}, {14414, 1103010248}, {14464, 3557956176},
    {14487, 4255026978}, {14539, 3877521898}, {14553, 4267328027}, {14564, 3365817217}, {14576, 1019517826},
    {14587, 4255312501}, {14593, 107113802}, {14604, 339302984}, {14625, 571385436}, {14650, 701971049},
    {14672, 3844547848}, {14696, 2993703921}, {14716, 856100507}, {14730, 523418047}, {14751, 1199509864},
    {14760, 71184232}, {14789, 3633864562}, {14795, 3626350180}, {14821, 227242734}, {14828, 3686895409},
    {14855, 23593359}, {14861, 3490026688}, {14887, 2245546586}, {14896, 63500808}, {14902, 3324008260},
    {14909, 2639082641}, {14915, 4241250784}, {14943, 1005534689}, {14971, 433529277}, {15000, 1104277830},
    {15013, 1738166450}, {15048, 4196810825}, {15077, 1042290725}, {15084, 1073217499}, {15102, 2059328792},
    {15110, 1536564555}, {15129, 2064776214}, {15138, 1856753941}, {15158, 1308833490}, {15162, 3934383778},
    {15177, 2480094667}, {15185, 4009865048}, {15213, 365080250}, {15219, 3648362799}, {15245, 980454765},
    {15252, 1860367182}, {15279, 3669799736}, {15282, 1787721130}, {15308, 447103454}, {15313, 1697318111},
    {15341, 2673357851}, {15371, 2937116726}, {15389, 3523238589}, {15397, 1863269210}, {15417, 2099371351},
    {15422, 4096559242}, {15439, 2182794837}, {15446, 667710333}, {15449, 718098122}, {15452, 682728183},
    {15470, 3802467407}, {15491, 3657180965}, {15514, 1665393361}, {15538, 1052733624}, {15547, 184912774},
    {15563, 4089387070}, {15576, 2352568569}, {15589, 1245245715}, {15602, 1262023334}, {15616, 3270702940},
    {15628, 2739892052}, {15643, 2480001844}, {15647, 3749132497}, {15656, 1230999982}, {15663, 3143743637},
    {15669, 351428278}, {15686, 2428146278}, {15701, 2992948263}, {15712, 2349028720}, {15719, 3885786800},
    {15731, 1736514697}, {15741, 3474322026}, {15751, 60432295}, {15756, 1322381784}, {15763, 4012403877},
    {15785, 989471740}, {15806, 452908417}, {15825, 423327896}, {15841, 2453966149}, {15869, 1731566697},
    {15880, 2587032280}, {15901, 2963724706}, {15917, 712913813}, {15949, 2778836517}, {15972, 1613655628},
    {15994, 655649118}, {16009, 2173728365}, {16016, 2357661820}, {16032, 409169195}, {16052, 3491459423},
    {16069, 1226170970}, {16092, 3404475955}, {16122, 1624986452}, {16156, 3623300279}, {16173, 3034534074},
    {16193, 575711980}, {16212, 671086880}, {16239, 387145109}, {16252, 1032586458}, {16264, 266241602},
    {16284, 3402924327}, {16294, 1269553309}, {16300, 503252654}, {16303, 4160314702}, {16307, 159043482},
    {16314, 2686336408}, {16319, 2717370895}, {16329, 1132587367}, {16337, 1195117749}, {16351, 1879021152},
    {16365, 581463510}, {16388, 2140377464}, {16400, 1275514075}, {16412, 2387979536}, {16423, 3884420844},
    {16440, 1646387302}, {16452, 308670472}, {16465, 3934596143}, {16478, 2845511965}, {16501, 4013472960},
    {16521, 207861097}, {16541, 3570842623}, {16557, 2974165697}, {16564, 1232628331}, {16581, 889198334},
    {16600, 3364533173}, {16616, 2007207608}, {16625, 3255160570}, {16632, 2953807453}, {16639, 709349229},
    {16643, 2223459638}, {16651, 2600881466}, {16666, 2804841900}, {16681, 2904109309}, {16693, 46347960},
    {16701, 111583397}, {16711, 249290197}, {16721, 1264874778}, {16733, 2552651146}, {16747, 3277309783},
    {16755, 799079693}, {16760, 2072037248}, {16769, 1839346743}, {16779, 2980706495}, {16790, 3765738945},
    {16804, 1478303606}, {16816, 1491675329}, {16824, 2435397115}, {16845, 1647672292}, {16864, 1635008148},
    {16879, 1487095968}, {16895, 3124627733}, {16900, 2570585620}, {16916, 366187551}, {16930, 2318987703},
    {16940, 1761128012}, {16954, 185295765}, {16967, 3838690653}, {16982, 1263600608}, {16999, 2027855346},
    {17019, 3216563907}, {17033, 1058098686}, {17046, 467864515}, {17057, 3932876427}, {17070, 2706824106},
    {17079, 1016188828}, {17095, 957769824}, {17105, 1005022371}, {17119, 2696340427}, {17137, 1092596157},
    {17148, 1283833217}, {17167, 1606336818}, {17170, 993596020}, {17185, 2693457989}, {17194, 3779456605},
    {17213, 415476443}, {17226, 1262823941}, {17236, 1622115944}, {17244, 1499161504}, {17255, 2973219889},
    {17268, 2597275607}, {17273, 1748273790}, {17279, 860606716}, {17284, 3002334877}, {17301, 2034172196},
    {17327, 3305562105}, {17345, 3707972394}, {17352, 3647859367}, {17365, 3236366608}, {17378, 1824874128},
    {17399, 2788634194}, {17421, 1466132464}, {17449, 3529599493}, {17481, 2079469443}, {17503, 738891302},
    {17521, 3197889394}, {17540, 2360350959}, {17565, 3813530536}, {17568, 488247560}, {17571, 605690893},
    {17574, 622615607}, {17577, 572282750}, {17580, 2334079840}, {17583, 2384412697}, {17586, 2367635078},
    {17589, 2417967935}, {17592, 2502003125}, {17611, 3649363768}, {17630, 3444963044}, {17661, 2273024933},
    {17684, 4264915354}, {17705, 3077942367}, {17734, 590894855}, {17744, 1618037728}, {17754, 1850454287},
    {17764, 3957551837}, {17783, 4284171251}, {17799, 3891447831}, {17805, 2774883451}, {17817, 3483418915},
    {17834, 668816343}, {17842, 2931048700}, {17851, 2388452721}, {17859, 4258353177}, {17862, 1141775739},
    {17868, 4126724647}, {17878, 2859901778}, {17882, 3250964130}, {17890, 1360419304}, {17894, 3001705435},
    {17900, 2071016015}, {17905, 4246411473}, {17909, 2944866961}, {17912, 418647609}, {17915, 2471879920},
    {17917, 1105628090}, {17921, 963632676}, {17924, 1882099852}, {17933, 2097992392}, {17941, 4171284318},
    {17949, 2265671865}, {17956, 2076987736}, {17967, 3694939264}, {17974, 2984259090}, {17981, 306596620},
    {17989, 1011505953}, {17993, 1692432290}, {18000, 1616530830}, {18011, 2662881380}, {18018, 3218261061},
    {18025, 2261369287}, {18031, 912855974}, {18037, 3374781713}, {18045, 2293478956}, {18062, 1149880784},
    {18071, 953119650}, {18083, 1491100860}, {18094, 417924775}, {18105, 3895649598}, {18118, 2700906213},
    {18140, 2989913377}, {18146, 3882857642}, {18152, 3114108242}, {18159, 2831556715}, {18172, 3401266884},
    {18178, 1451477576}, {18194, 119757721}, {18203, 2438128661}, {18215, 2193512543}, {18225, 1505809199},
    {18244, 2758857958}, {18255, 1600511528}, {18261, 785452558}, {18271, 1861738460}, {18277, 3056320968},
    {18297, 4208727282}, {18310, 3291555781}, {18319, 2196865874}, {18348, 1361552727}, {18370, 2957611498},
    {18379, 2007872489}, {18387, 2339550961}, {18399, 3508411830}, {18412, 2355901240}, {18423, 4245501841},
    {18429, 3163908038}, {18436, 2925496955}, {18449, 108183312}, {18463, 1328193084}, {18478, 2265931075},
    {18499, 3180543629}, {18511, 1599455416}, {18518, 2387400333}, {18537, 1202605450}, {18545, 591972422},
    {18565, 1175191511}, {18576, 873742264}, {18599, 326594495}, {18609, 2059707271}, {18631, 1503948434},
    {18641, 3230945966}, {18663, 2911124459}, {18674, 1449651004}, {18686, 1980023723}, {18713, 3261273255},
    {18730, 1962088798}, {18741, 659713157}, {18745, 407568404}, {18752, 3610741318}, {18760, 24023407},
    {18767, 2767062895}, {18779, 197333961}, {18794, 3768039387}, {18801, 2976183426}, {18809, 854431587},
    {18819, 2611701562}, {18833, 4149673879}, {18840, 3561702979}, {18851, 3373400544}, {18856, 616319547},
    {18871, 2851767893}, {18883, 2670905232}, {18887, 2984927816}, {18893, 3072721717}, {18900, 382945106},
    {18909, 1202886564}, {18922, 3124826125}, {18939, 1073533898}, {18959, 501308550}, {18979, 3102301894},
    {18993, 2098960006}, {19007, 2993485402}, {19024, 2228178674}, {19037, 678697196}, {19055, 4242588933},
    {19063, 3290709023}, {19071, 3206573181}, {19079, 3156240324}, {19091, 873554442}, {19103, 3877044912},
    {19110, 1386144670}, {19154, 3391438105}, {19187, 3275802252}, {19193, 1665555596}, {19203, 955209608},
    {19213, 3663374774}, {19221, 2845693673}, {19230, 1402472725}, {19244, 3292755612}, {19249, 1795259425},
    {19258, 2710028206}, {19312, 2549331680}, {19323, 2094265262}, {19334, 2380435381}, {19353, 801338602},
    {19374, 2854832407}, {19399, 155406996}, {19411, 3678362229}, {19431, 4252635661}, {19442, 930651626},
    {19459, 883771916}, {19471, 2754639596}, {19484, 3381696689}, {19504, 2497068525}, {19528, 4204966360},
    {19532, 3848464964}, {19543, 4196316528}, {19548, 1775113223}, {19557, 4293857150}, {19582, 105220734},
    {19598, 2941928401}, {19621, 3513504379}, {19655, 2399979131}, {19696, 397375761}, {19710, 2554776799},
    {19717, 1325902193}, {19724, 4257774810}, {19743, 3385953049}, {19757, 363805148}, {19776, 2241932221},
    {19785, 3578929855}, {19796, 960139624}, {19804, 1597548103}, {19819, 957531795}, {19832, 1010886454},
    {19852, 1596791097}, {19857, 828449414}, {19873, 4083200273}, {19889, 1563607652}, {19894, 3373576235},
    {19910, 1686781560}, {19917, 247011038}, {19933, 3118206852}, {19950, 1114429566}, {19966, 275414779},
    {19984, 3681786005}, {20011, 1786964809}, {20014, 4081524352}, {20017, 3880226465}, {20022, 1336735441},
    {20029, 3258804367}, {20038, 3220778976}, {20048, 3246523276}, {20059, 2488280337}, {20073, 2068458324},
    {20088, 763838368}, {20095, 637820293}, {20099, 2601460036}, {20104, 1480246043}, {20113, 978711165},
    {20120, 309439324}, {20129, 2535512472}, {20147, 3793360030}, {20169, 3530699951}, {20188, 3107109432},
    {20210, 2768536296}, {20230, 2255243348}, {20248, 1791059818}, {20254, 4128829753}, {20268, 2557930546},
    {20290, 1165654517}, {20311, 1287267581}, {20335, 333206726}, {20358, 2848081438}, {20379, 1910782036},
    {20399, 3395304284}, {20422, 1173374833}, {20444, 2943989225}, {20466, 1789752760}, {20486, 723746973},
    {20509, 928095684}, {20526, 66633762}, {20536, 3883652983}, {20556, 1787670268}, {20578, 2151592719},
    {20590, 288631100}, {20601, 835911719}, {20612, 18669246}, {20625, 1289413733}, {20647, 576822689},
    {20671, 1403930331}, {20677, 1863671838}, {20688, 2924953349}, {20701, 951339946}, {20714, 2908236957},
    {20722, 60532369}, {20732, 3795175885}, {20747, 1243462689}, {20789, 3533566504}, {20811, 1855131199},
    {20820, 1056680197}, {20830, 2951402203}, {20850, 3636908325}, {20861, 1964022558}, {20871, 684154646},
    {20894, 2371177212}, {20919, 1731011858}, {20944, 2398960364}, {20970, 2922600688}, {21023, 17738465},
    {21030, 343848780}, {21043, 2712090128}, {21066, 944362804}, {21088, 115475624}, {21119, 694824490},
    {21135, 2617424471}, {21147, 2167551454}, {21163, 353999202}, {21179, 554307351}, {21199, 580401027},
    {21212, 2837546561}, {21220, 3574960668}, {21223, 1090614859}, {21240, 2666343581}, {21260, 848102186}
};

static const int32_t slots[] = {
    -1, -1, -1, 813, 220, 862, -1, -1, 217, -1, 373, -1, -1, 171, 1579, 861, -1, -1, 1116, 140, 1518, 1593,
    1638, -1, -1, 342, -1, -1, -1, -1, -1, -1, 1118, -1, -1, -1, 1003, 1153, 1199, -1, 436, -1, -1, 896, -1,
    -1, 1635, -1, -1, 208, -1, 881, 1260, -1, -1, -1, 1177, 304, 672, -1, -1, -1, -1, 52, 126, 718, -1, -1,
    1623, -1, -1, -1, -1, 410, 229, 1650, -1, -1, 542, -1, 552, -1, -1, 100, -1, -1, 1692, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 716, 267, 1373, 1541, 272, -1, -1, 888, -1, 1525, -1, -1, 1552, -1, 181, -1, -1,
    1327, -1, -1, -1, 692, -1, -1, 1166, 1253, -1, -1, 1313, -1, -1, -1, -1, 1378, 1544, 1602, -1, -1, 109,
    1185, 1639, -1, -1, 1293, -1, -1, 5, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 617, -1,
    1605, -1, -1, 780, 161, 733, -1, 1092, 1689, -1, 1649, -1, 1608, -1, 1506, -1, -1, -1, -1, -1, -1, -1,
    1274, -1, 1542, -1, -1, 277, 903, -1, 851, -1, 796, -1, 1071, 1491, 645, -1, 1187, -1, -1, -1, -1, 985,
    266, -1, 452, -1, -1, 1474, -1, 1282, -1, -1, -1, -1, -1, -1, -1, -1, 392, -1, 462, 604, -1, -1, 657,
    647, 902, 1001, 1508, 1538, 1665, -1, -1, 1150, -1, -1, 1304, -1, -1, -1, -1, -1, 116, 459, 222, 463,
    1007, 877, 1029, -1, -1, -1, -1, 1616, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 930, -1, -1, 434, -1, 955,
    584, 996, -1, -1, 210, 739, 1415, -1, -1, -1, -1, -1, 975, -1, 347, -1, -1, -1, -1, 136, 689, -1, -1, -1,
    -1, -1, -1, -1, 1423, -1, -1, 62, 1232, -1, -1, -1, 129, 670, -1, -1, 972, -1, 1553, -1, -1, -1, -1, 327,
    36, 1690, -1, -1, -1, 786, -1, 1710, -1, 377, 1512, -1, -1, 1497, 498, 1603, 605, 207, 456, 479, 1085,
    666, -1, 201, -1, 631, -1, 1268, -1, -1, 1081, -1, 910, 1112, -1, 992, -1, 264, -1, -1, -1, 999, 1326,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1050, 1449, -1, 1516, -1, -1, 819, -1, -1, 458, 606, -1, -1,
    941, 1080, -1, -1, 1677, 619, 284, -1, -1, 909, 1643, 336, 1233, 426, 1433, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, 1559, -1, -1, -1, 324, 341, 355, 461, 211, 510, 756, 753, 878, 1123, 1682, 1013, -1, -1, -1,
    -1, -1, -1, 1397, -1, 194, 301, 490, -1, 511, -1, 134, 1350, 287, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    880, -1, -1, -1, -1, -1, -1, -1, -1, 485, -1, -1, -1, -1, -1, 137, 167, 556, -1, -1, -1, 781, -1, -1, -1,
    -1, -1, -1, -1, 331, 1351, -1, -1, 1500, -1, 255, -1, 917, -1, -1, -1, -1, 601, 934, 1140, 705, 776, -1,
    -1, -1, 691, 209, 1376, -1, -1, -1, -1, 1363, -1, -1, 1316, 1626, -1, -1, -1, 283, -1, -1, -1, 379, 942,
    1231, 1126, -1, -1, -1, -1, 764, 1255, -1, 592, 505, -1, 499, -1, -1, -1, 363, -1, -1, -1, 1543, -1, 113,
    408, -1, -1, -1, -1, 946, -1, 1355, -1, -1, -1, 723, 637, -1, -1, 1510, -1, -1, -1, -1, -1, 914, 1234,
    -1, 1427, 1492, 1573, -1, 495, 1152, 1192, 1235, -1, -1, -1, -1, 362, 1417, -1, -1, 1377, 1158, 280, 656,
    1090, -1, 1358, 1702, -1, -1, 1079, 115, 235, -1, -1, 1471, -1, -1, -1, -1, -1, -1, 854, -1, 931, 423,
    492, -1, -1, -1, 575, -1, -1, -1, 95, 754, 418, -1, -1, -1, 37, 1226, -1, -1, 1016, -1, 1200, -1, -1,
    746, -1, 94, 743, 19, 1615, 1568, 1083, -1, -1, 496, 816, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 581,
    539, 1191, -1, -1, 1058, -1, -1, -1, 265, 524, 775, -1, 1362, -1, -1, 865, 1059, -1, 1405, 509, -1, -1,
    -1, -1, 1218, -1, -1, 290, -1, 1162, 497, 690, 1209, 196, 1356, 1448, 1102, 1296, 257, 1551, 1340, 1706,
    -1, -1, -1, -1, -1, -1, 455, -1, 317, 1210, -1, 982, -1, -1, -1, 1345, -1, -1, -1, -1, -1, -1, -1, 1020,
    1530, -1, 1048, 98, 118, -1, -1, -1, -1, 92, -1, -1, 386, 1329, -1, 1256, 1195, 1468, 1654, 1077, -1, -1,
    1207, -1, -1, -1, -1, -1, 268, 807, 1000, 926, 1311, -1, 1151, -1, -1, -1, -1, -1, -1, -1, -1, 203, 595,
    179, 630, 1442, 180, 1657, -1, -1, -1, -1, -1, 477, -1, -1, -1, 1300, -1, 1303, -1, -1, -1, -1, 1146,
    1686, -1, 1596, -1, 1618, -1, -1, -1, 834, -1, -1, 352, -1, -1, 836, -1, -1, 544, 659, 0, 589, -1, 473,
    -1, -1, -1, -1, -1, -1, -1, -1, 1148, -1, -1, 41, 960, -1, 1371, -1, 1142, -1, 9, 1556, -1, -1, 1438, 68,
    -1, -1, -1, -1, 330, -1, 558, -1, -1, 1704, -1, 615, 376, -1, 1597, 899, 738, 1330, 1421, -1, -1, 1526,
    -1, 1247, -1, -1, 308, -1, 20, 275, 687, 825, 1667, 226, 271, 852, 613, 1014, 1645, -1, -1, 883, 1671,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1659, -1, -1, 1673, 390, 1406, 340, -1, 1537, 475, -1, -1,
    -1, 1307, -1, 856, -1, -1, -1, -1, -1, -1, 487, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 337,
    394, 892, 968, 846, 879, -1, 984, -1, 24, 1509, 1679, 817, 609, -1, 11, 79, 994, 1088, 1334, 1482, 58,
    506, 1170, 144, 1501, 1546, -1, -1, -1, 660, 1532, -1, -1, 213, 1555, -1, -1, -1, 247, -1, -1, -1, -1,
    -1, 375, -1, -1, 677, 961, 1374, -1, 808, -1, -1, 1039, -1, -1, 1398, -1, -1, -1, 1134, -1, -1, -1, 152,
    120, -1, -1, -1, 282, -1, -1, 358, 56, -1, 69, 1369, -1, -1, -1, -1, 1, 621, 1012, 1443, 39, 132, 1524,
    -1, 228, -1, -1, -1, -1, 206, 344, 940, 1258, 1409, 1707, 717, -1, -1, -1, -1, -1, -1, -1, 884, -1, -1,
    -1, 205, 969, -1, -1, -1, -1, -1, -1, 391, -1, -1, 1227, 1105, -1, -1, -1, 1060, 548, 1352, -1, -1, 1545,
    -1, -1, -1, -1, 864, 184, -1, -1, -1, -1, 349, 920, -1, -1, 1367, 1436, -1, 157, -1, 1135, -1, -1, -1,
    967, 1600, 679, -1, 216, -1, -1, 643, 963, 1709, -1, -1, -1, -1, 1548, -1, -1, -1, -1, -1, 964, 1289,
    1572, -1, 106, -1, 1213, -1, -1, -1, -1, -1, -1, -1, -1, 1389, 1259, -1, -1, 40, 449, -1, 665, 684, -1,
    -1, -1, 1590, 338, -1, -1, -1, -1, -1, -1, -1, 241, -1, -1, -1, -1, -1, -1, -1, -1, 1049, -1, -1, 538,
    766, 1202, -1, -1, 1407, 225, 1653, -1, 1144, 1337, 1563, -1, 1275, -1, -1, -1, 623, 89, 1298, 1695, -1,
    -1, -1, 1601, 135, -1, -1, 493, -1, -1, -1, -1, -1, -1, -1, -1, -1, 648, -1, 1004, 1467, 1642, 536, -1,
    -1, -1, -1, 638, 802, 658, 1441, 1129, 1620, -1, -1, -1, -1, -1, -1, -1, -1, 251, 1353, -1, -1, -1, 1086,
    -1, -1, 105, 1248, 804, -1, -1, -1, -1, -1, -1, -1, -1, 1349, 1295, -1, -1, -1, -1, -1, 1288, -1, -1,
    742, -1, 442, 178, 990, 1024, -1, 1046, 482, 600, -1, -1, -1, -1, -1, -1, -1, -1, 1687, -1, -1, -1, -1,
    -1, 1479, -1, -1, 2, -1, -1, -1, -1, -1, -1, -1, -1, 141, -1, -1, -1, -1, -1, -1, -1, 1113, -1, -1, -1,
    -1, 303, -1, -1, 1485, -1, 163, -1, 1114, -1, -1, 108, 1452, -1, -1, -1, 901, -1, 1111, -1, -1, -1, 182,
    758, -1, 1464, -1, -1, -1, -1, -1, -1, -1, 101, -1, -1, -1, -1, -1, -1, 84, -1, -1, 117, 309, -1, -1,
    1010, 1269, -1, 1395, -1, 1280, -1, -1, -1, -1, -1, -1, -1, -1, 1323, -1, 28, 573, -1, 1446, -1, 148, -1,
    -1, -1, -1, -1, -1, 1495, -1, 107, 826, 1698, -1, -1, 501, 1294, -1, -1, 1320, 1461, -1, -1, -1, -1, -1,
    77, -1, 1139, -1, -1, -1, -1, -1, 652, 32, -1, -1, -1, -1, -1, 1493, -1, -1, -1, -1, -1, -1, 112, 1051,
    439, 772, 168, 527, 1103, 530, 1393, 170, 1055, -1, -1, -1, -1, -1, -1, 828, 1197, 724, -1, -1, 924, 616,
    1250, 1660, -1, 696, 1469, 1557, -1, -1, -1, 60, 269, 1026, 863, 156, 1699, 318, 1527, 507, 576, -1, -1,
    -1, 30, 732, 874, -1, -1, -1, -1, -1, 451, -1, 974, -1, -1, -1, 1063, -1, -1, -1, -1, -1, 597, 1391, 319,
    72, -1, -1, -1, -1, -1, 415, -1, -1, -1, 1583, 649, -1, -1, -1, -1, 702, 1075, -1, 908, -1, -1, -1, 1215,
    1503, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1094, -1, -1, -1, -1, -1, 351, -1, 748, -1, 1422, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 981, -1, -1, 192, -1, -1, -1, -1, -1, 611, 1312, -1, 906, -1, -1, 810, 83, 1437,
    1005, 244, 1466, 954, 1535, -1, -1, 1278, 944, -1, 1067, 114, -1, -1, 607, -1, -1, -1, -1, 699, 858, -1,
    1037, -1, -1, 1009, 516, -1, -1, 1681, -1, 1244, 1711, 343, -1, -1, -1, -1, 1115, 893, -1, -1, -1, -1,
    -1, -1, -1, 1008, 1110, 1273, 1299, 1365, -1, 1432, -1, -1, -1, 416, 1074, 1550, -1, -1, 133, 662, 1610,
    1179, -1, 701, -1, -1, 1581, -1, -1, -1, -1, -1, -1, 562, -1, 1098, -1, -1, -1, 923, 365, -1, -1, -1, -1,
    1499, -1, 130, 1419, -1, -1, -1, -1, 186, 1156, -1, -1, -1, -1, 153, 557, 736, 1109, -1, -1, -1, -1, -1,
    395, -1, -1, 610, -1, -1, -1, -1, 438, -1, -1, -1, -1, -1, -1, 1066, -1, -1, -1, -1, -1, -1, 1196, -1,
    445, -1, 1011, -1, -1, 734, -1, 814, -1, -1, 885, 1577, -1, 918, 929, -1, -1, -1, -1, 427, -1, -1, 73,
    703, 1477, 1455, 1504, 1514, 792, -1, -1, 1157, 847, -1, 685, -1, -1, 673, -1, 1402, 1478, 629, -1, -1,
    1523, -1, -1, -1, -1, 700, -1, -1, 6, -1, 189, 841, -1, -1, -1, -1, -1, -1, 1646, -1, 713, -1, 1666, 966,
    -1, -1, 564, 1333, -1, -1, -1, -1, 1052, 500, 1027, 143, -1, -1, -1, -1, 234, -1, -1, -1, -1, -1, -1, -1,
    1549, 1070, 1606, 962, -1, -1, -1, -1, 570, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1084, -1, 655,
    561, 484, -1, -1, -1, -1, 300, -1, 1685, 1242, 1281, 1694, 346, 1515, -1, 26, 1426, 131, -1, -1, -1, 248,
    -1, -1, -1, 18, -1, 357, 1093, -1, 976, -1, -1, 1204, -1, -1, -1, -1, -1, -1, 965, -1, -1, -1, 1414, -1,
    -1, -1, -1, -1, -1, 644, -1, -1, 1073, 489, 1023, 1565, -1, -1, 933, -1, -1, 260, 1490, 1040, 1613, -1,
    1502, -1, -1, 1302, -1, -1, -1, -1, -1, -1, -1, 1644, -1, -1, -1, 785, 1489, -1, -1, 185, 1622, 322, 833,
    -1, -1, -1, 1319, -1, 190, 1569, 755, 1627, -1, -1, -1, -1, -1, -1, 1494, 1322, 75, -1, -1, -1, -1, -1,
    -1, 1612, -1, 469, -1, -1, -1, 49, -1, -1, 789, -1, -1, -1, -1, -1, -1, -1, -1, 1533, 916, -1, -1, -1,
    737, 1072, 921, -1, -1, 91, 1604, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1384, -1, 1221,
    551, 721, -1, -1, -1, -1, -1, -1, 569, 541, 1143, 727, 614, 1188, 1703, -1, -1, -1, -1, 1463, -1, 432,
    -1, 832, 1028, -1, -1, 1181, -1, 315, -1, 1101, 550, -1, -1, -1, 1624, 970, -1, 1668, 1045, 1062, 1228,
    -1, -1, 1648, 1240, -1, -1, -1, -1, -1, 1136, -1, 329, 735, -1, 1107, -1, -1, -1, -1, -1, -1, -1, 1021,
    -1, 44, 537, -1, 1186, 1454, 1539, -1, -1, 396, -1, -1, -1, -1, -1, -1, -1, 993, 587, 296, 1127, 1625,
    1570, -1, 245, -1, -1, -1, -1, -1, 419, -1, 1634, -1, -1, -1, -1, -1, -1, 827, 1167, -1, -1, -1, 1684,
    1617, -1, -1, -1, 218, -1, 919, 1149, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    246, 90, 706, 571, 1619, 1708, -1, 142, 1030, 815, 388, -1, -1, -1, -1, -1, -1, -1, -1, 74, 1147, -1, -1,
    -1, -1, 1359, -1, -1, -1, -1, -1, -1, 642, -1, 199, -1, 986, -1, 279, -1, -1, 1651, -1, 1217, -1, -1,
    1609, -1, -1, 1261, -1, 1430, -1, -1, -1, 429, -1, -1, -1, -1, 483, -1, -1, -1, -1, -1, -1, 517, 413,
    1472, 1165, -1, 1424, 1038, 798, -1, -1, -1, 928, 697, -1, -1, 1347, -1, -1, -1, -1, 842, 45, 221, 1133,
    -1, -1, 183, -1, 1309, 66, 125, 1239, -1, -1, -1, 33, 1360, -1, 1214, -1, -1, 793, -1, -1, -1, -1, 88,
    -1, -1, -1, -1, -1, 978, 859, 383, -1, -1, 278, 13, 1246, -1, -1, -1, -1, -1, -1, -1, 1614, 27, -1, -1,
    624, -1, -1, 1562, -1, -1, 835, -1, 198, -1, -1, -1, -1, -1, -1, -1, -1, 316, 431, 1475, -1, -1, -1, -1,
    398, -1, -1, -1, 907, 1121, 866, 1100, 1425, -1, -1, 757, 1652, 845, 750, 364, 871, 959, 983, -1, -1, -1,
    -1, 925, 8, 1318, -1, 913, -1, -1, 57, 937, -1, -1, -1, 1595, -1, -1, 1696, -1, -1, -1, 911, -1, -1, -1,
    291, 596, 1287, 1108, 1331, 1401, 1588, -1, -1, -1, -1, -1, -1, 971, -1, 1383, 1018, -1, -1, -1, -1, 593,
    -1, 803, 288, -1, -1, -1, -1, 1171, -1, -1, -1, 200, 1354, 1097, -1, -1, -1, 831, -1, -1, -1, -1, -1, -1,
    53, -1, -1, -1, 1428, -1, -1, -1, -1, -1, -1, 720, -1, -1, -1, -1, 532, -1, -1, 123, 830, -1, 752, -1,
    -1, -1, -1, -1, -1, 812, 1410, 694, 169, 233, 1534, 1578, 762, 31, -1, 1211, -1, 236, 747, -1, -1, 281,
    1176, -1, 1676, -1, -1, -1, -1, -1, -1, -1, 618, -1, 1700, -1, -1, -1, 625, 421, 1324, -1, 310, -1, -1,
    -1, 299, -1, -1, -1, -1, -1, -1, 250, 1163, 1669, 29, 333, -1, 774, 534, 783, 1306, 554, 1189, 1636,
    1271, 1091, -1, -1, -1, -1, -1, -1, -1, -1, 676, -1, -1, -1, 626, 465, -1, -1, -1, 1346, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, 710, 367, 938, 729, -1, 741, 1120, 948, -1, -1, -1, 795, -1, -1, 437, -1,
    371, -1, -1, -1, -1, -1, 460, -1, -1, -1, -1, -1, 950, 1078, 1236, 1297, 1459, 680, 1047, 1315, -1, -1,
    -1, -1, -1, -1, -1, 1462, -1, -1, -1, 1138, -1, -1, 566, -1, -1, 1343, -1, -1, 249, 667, -1, 1387, -1,
    -1, -1, 1249, -1, -1, -1, -1, -1, 1124, -1, 35, 350, -1, 1558, 935, 582, 811, 1245, -1, 559, 784, 722,
    -1, 147, 726, 1336, 1580, -1, -1, -1, -1, 1169, 402, 1589, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1529,
    -1, -1, 1418, 1137, 547, 262, 353, -1, -1, -1, -1, -1, -1, 777, 1586, 767, -1, 354, -1, 64, 1203, 1575,
    -1, -1, 525, -1, -1, -1, -1, -1, -1, 1015, 1263, -1, 48, -1, 339, -1, 820, 85, 270, 806, 1254, 122, -1,
    512, -1, -1, 843, -1, -1, -1, -1, -1, 253, 947, 1184, 1403, -1, 1065, -1, -1, -1, -1, -1, -1, -1, -1,
    636, -1, 76, -1, -1, 1400, -1, 1283, -1, -1, -1, -1, -1, 779, 1262, -1, 139, 805, -1, 480, 1267, -1, -1,
    -1, -1, -1, -1, -1, 1498, -1, 7, -1, -1, 1096, -1, -1, -1, 905, 838, 1216, 22, -1, -1, -1, 321, 932, -1,
    -1, -1, 173, -1, -1, -1, 166, -1, -1, -1, 474, 1194, -1, -1, -1, -1, -1, -1, -1, -1, -1, 763, 1180, 78,
    243, 34, -1, 121, 128, 956, 1087, -1, 639, 771, -1, 1277, -1, 240, -1, 634, -1, -1, -1, 435, -1, 1225,
    -1, -1, 160, -1, 261, -1, 119, 1230, -1, 193, 25, 1119, 683, 895, 61, 80, 1680, -1, -1, 886, -1, -1, -1,
    -1, -1, 1370, 1042, -1, -1, 731, 1265, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 704, -1, -1, -1, -1, 359, 904, 1314, 1364, -1, 829, 1053, 1561, -1, -1, -1, -1, -1, -1,
    -1, -1, 709, 770, 1064, -1, 1450, -1, 1251, -1, -1, -1, -1, -1, -1, 900, 1168, 1205, -1, -1, -1, -1, 800,
    -1, -1, 578, -1, -1, 508, -1, 1664, -1, -1, 10, -1, -1, -1, -1, -1, -1, 957, 989, -1, 162, 708, -1, -1,
    -1, -1, -1, 311, 401, -1, -1, -1, -1, 294, -1, 528, 580, 1368, -1, -1, 822, 987, 1435, -1, 55, -1, -1,
    476, 1035, -1, -1, 997, 1061, 1693, -1, -1, -1, -1, 515, 675, 799, 1172, 951, 1285, -1, 1672, -1, -1, -1,
    -1, 443, 728, 1089, 1412, -1, -1, -1, 848, -1, 678, 54, 369, -1, -1, -1, -1, 586, 326, 382, 67, 1404,
    399, 97, 598, 1591, -1, -1, 869, -1, -1, -1, -1, -1, 1420, -1, -1, -1, -1, 939, -1, -1, -1, -1, -1, -1,
    -1, 164, 298, 424, 433, 681, 759, -1, -1, -1, 1599, -1, -1, -1, 1286, -1, -1, -1, 42, -1, -1, -1, 1661,
    385, -1, -1, -1, 1266, -1, -1, -1, 16, 818, -1, -1, -1, -1, -1, 1628, 1041, -1, -1, 450, -1, -1, -1, -1,
    952, -1, -1, -1, 406, -1, 405, 1460, 1099, 577, 1220, -1, 254, 591, -1, 1270, 1465, -1, -1, -1, 159, 149,
    -1, -1, 1219, -1, -1, -1, -1, 915, 809, 872, -1, -1, 894, -1, -1, -1, -1, -1, -1, 668, -1, 1486, 1520,
    1366, -1, -1, -1, -1, 1670, 860, -1, -1, 1328, 1380, -1, 393, -1, -1, -1, 612, -1, -1, 840, 1173, -1, -1,
    -1, -1, 417, -1, -1, 891, -1, 568, -1, 565, -1, 661, 59, 1399, 1507, -1, -1, -1, 603, 751, 1594, -1, -1,
    -1, -1, -1, -1, -1, 526, -1, -1, -1, 837, -1, -1, 788, -1, 444, -1, -1, -1, -1, 366, 258, -1, -1, 1131,
    1440, -1, -1, 46, 111, -1, 730, -1, -1, 1444, 574, 1564, 782, -1, -1, -1, -1, -1, -1, -1, 1164, 1629, -1,
    -1, -1, 1308, 1264, -1, -1, 688, 522, -1, -1, -1, 823, 1117, -1, 1174, -1, 1396, 1445, -1, 1611, -1, 494,
    471, 1487, 719, -1, 466, -1, 651, 414, 1175, -1, -1, 646, -1, -1, 3, -1, 428, -1, 412, 549, -1, -1, -1,
    400, 1457, 543, 927, -1, -1, -1, 1160, 447, 65, 4, 47, 146, -1, -1, 1310, 521, 1212, 1104, 1386, 227,
    295, 478, 608, -1, 715, -1, 583, 1674, 1069, 654, 468, -1, -1, -1, 1413, -1, 1663, 912, -1, 519, -1, -1,
    -1, -1, 370, 1057, 293, -1, -1, 1576, -1, 12, 197, 1587, -1, 409, -1, 1106, 1630, -1, -1, 420, -1, -1,
    -1, 292, 504, 1128, 1567, 488, 1517, -1, -1, 686, 768, -1, -1, -1, -1, -1, 1036, 1043, -1, -1, -1, -1,
    -1, 1571, -1, 1394, 21, 305, 640, 1132, 219, -1, -1, 150, -1, -1, -1, 622, 850, 43, -1, 215, 1411, -1,
    -1, -1, -1, -1, -1, -1, 1656, -1, -1, -1, -1, -1, 1284, -1, -1, -1, -1, -1, -1, -1, -1, 214, -1, -1, -1,
    -1, -1, -1, 1637, 325, 520, -1, -1, -1, 585, 663, 707, 958, 1361, 1223, 1473, 1701, 1582, 1705, 63, 155,
    725, 1655, -1, -1, -1, -1, 1155, 1025, 1688, -1, -1, -1, -1, -1, -1, 588, 454, -1, 103, -1, -1, -1, -1,
    1141, 1190, -1, -1, -1, 1505, 274, -1, -1, -1, 1381, -1, 650, 1056, -1, 313, -1, 256, 374, 821, -1, 1434,
    -1, 523, -1, -1, -1, 323, 1484, -1, -1, 378, -1, 563, -1, -1, 335, -1, -1, 1453, 1592, -1, -1, 237, 440,
    230, -1, -1, -1, -1, 1339, -1, -1, -1, -1, -1, -1, -1, -1, -1, 977, -1, -1, -1, 1439, 1161, -1, -1, 602,
    195, 289, 1607, -1, -1, -1, 202, 1388, 674, -1, -1, -1, 176, 988, 1341, 154, -1, 712, -1, 70, 529, 1305,
    1560, -1, -1, -1, 360, -1, 470, -1, -1, -1, 17, 224, 124, -1, -1, -1, 1658, -1, 1521, 711, 778, 345, 797,
    446, 1291, 773, -1, 1458, -1, -1, 867, 191, 1451, 682, -1, -1, 1208, -1, 1511, -1, -1, -1, -1, 1342, 397,
    491, 1683, 15, 102, -1, -1, -1, -1, 1357, 411, -1, 1640, -1, -1, 404, 312, -1, 82, -1, -1, -1, -1, -1,
    -1, -1, -1, 1641, -1, -1, -1, -1, -1, 368, 1290, 1222, 1019, 1375, -1, -1, 314, 761, -1, 1675, -1, 1480,
    430, 1044, 187, 632, -1, 407, 765, 844, 1536, -1, -1, -1, 422, 801, -1, -1, -1, 535, 794, -1, -1, 1372,
    -1, -1, -1, -1, 1325, -1, -1, 855, 1447, -1, -1, 1068, -1, -1, 627, -1, -1, -1, -1, 745, -1, -1, -1, 502,
    553, -1, -1, 628, -1, 1178, 403, -1, 384, -1, 1252, -1, -1, -1, -1, 86, 1321, -1, 1528, -1, -1, -1, -1,
    -1, -1, 853, 1585, -1, 306, 714, 889, 1476, -1, -1, -1, 695, 204, 372, 1584, -1, -1, -1, -1, -1, -1, 273,
    1631, -1, 922, -1, 232, 1198, 380, 1431, 1678, -1, 760, 1006, -1, -1, -1, -1, -1, -1, -1, 1243, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, 1633, 1122, 1332, 1408, -1, -1, -1, -1, -1, 943, 1301, 486, -1, -1, -1, -1,
    -1, -1, 1416, 1348, -1, -1, 1456, 1483, 1344, 332, -1, -1, -1, -1, -1, -1, 744, -1, 1032, 328, -1, -1,
    740, 1632, 441, -1, -1, -1, -1, 239, -1, -1, -1, -1, -1, 749, 87, -1, -1, -1, -1, -1, -1, 348, 448, 165,
    671, 599, 1272, 669, 1276, 1598, 1002, -1, -1, 1082, -1, -1, -1, 531, 1691, -1, 897, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 231, 110, 453, 467, 1206, -1, 540, -1, -1, -1, -1, 263, 276, 1201, 1229, 1547, -1, 464,
    572, -1, -1, -1, -1, -1, 302, 1279, 1317, -1, 545, 890, -1, -1, -1, -1, -1, 567, 1429, 381, -1, -1, -1,
    -1, 514, -1, -1, -1, -1, -1, 387, 1554, 320, 791, 1531, -1, -1, -1, -1, -1, 172, 457, 787, -1, -1, -1,
    -1, -1, -1, 555, -1, -1, -1, -1, 1522, 1095, -1, 242, -1, -1, -1, -1, -1, 594, -1, -1, -1, -1, -1, 14,
    641, -1, 698, -1, 51, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 868, -1, 50, 546, -1, 238, 1238, 876, -1,
    138, 1566, 936, -1, 949, -1, -1, 252, 857, 334, 664, 824, 870, 590, 1125, 1496, -1, -1, 158, -1, 71, 177,
    481, -1, -1, -1, -1, 1034, -1, -1, 873, -1, -1, -1, -1, 693, 1130, 38, 145, -1, -1, -1, -1, -1, 790,
    1292, 389, 356, -1, -1, 1237, -1, -1, 898, 998, 307, 1182, 1382, -1, 839, -1, 151, -1, 286, -1, 23, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, 1145, 635, 995, 945, -1, -1, 973, -1, 297, -1, -1, -1, -1, -1, -1,
    212, 1054, 1031, -1, 1379, 1488, 991, 953, -1, -1, -1, -1, -1, -1, -1, 887, 1224, 1481, -1, -1, 1033,
    1574, -1, 1257, -1, -1, 769, 1519, -1, -1, -1, 174, 560, 1385, 175, 979, -1, -1, -1, 1183, 1241, 882, -1,
    99, -1, 361, 1662, -1, -1, -1, -1, 104, 93, 285, 633, 1540, 1513, -1, -1, -1, 875, -1, -1, 980, -1, 259,
    1697, -1, -1, -1, 579, -1, 1621, 1390, 620, 127, -1, 1154, 1392, -1, 1647, 653, -1, 1335, -1, -1, -1, -1,
    1022, -1, -1, 1338, -1, 1159, -1, 188, -1, -1, 1470, 96, -1, -1, -1, -1, -1, -1, -1, 503, 81, 513, 533,
    -1, -1, 1017, -1, -1, -1, -1, -1, -1, -1, -1, 518, 223, 849, -1, -1, -1, -1, -1, -1, 472, 425, -1, -1,
    1193, 1076, -1, -1, -1, -1, -1, -1, -1, -1
};

static const int16_t first[] = {
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1270, -1, -1, -1, -1, 1327, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 453, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 540,
    1077, -1, -1, 744, -1, -1, -1, -1, 927, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 503, 505, 507, 451,
    509, 450, 491, 570, 572, 577, 573, 429, 479, -1, -1, 281, 463, 464, 465, -1, 413, 488, -1, -1, -1, -1,
    -1, 445, -1, 1001, 1, 743, 1051, 45, 48, 398, 396, 400, 402, 399, 397, 401, 403, 285, 268, 269, 355,
    1552, 1636, 8, 26, 0, 9, 27, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 226, 227, 228, 230, 231, 229, -1,
    -1, 1609, 244, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 236, 237, 238,
    239, 240, 241, 242, 243, -1, -1, 265, 562, 1638, 492, 1640, -1, -1, -1, -1, -1, 381, 70, 84, 94, 114, 63,
    -1, 640, 701, 703, 705, 707, 709, 711, 713, 715, 717, 719, 721, 723, 46, 47, 49, 50, 2, -1, 59, 6, 5, -1,
    -1, 12, 11, -1, 17, 58, 20, 21, 22, 23, 24, 25, 28, -1, 29, 30, 31, 32, 33, 34, 35, 36, -1, 37, 38, 39,
    40, 41, 42, 43, 44, 51, 52, 53, 54, 55, 56, -1, -1, -1, 60, 61, 62, 66, 67, 68, 69, 65, 71, 73, 74, 77,
    78, 79, -1, 80, 81, 82, 83, 89, 90, 86, 85, 91, 93, 100, 101, 96, 95, 99, 103, 104, 106, 110, 111, 112,
    113, 116, 115, 120, 121, 122, 123, 124, 125, 126, -1, -1, 127, 128, 129, 130, 131, 132, 133, 134, 135,
    136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 150, 152, 155, 156, 157, 158, 159, 160,
    161, 162, 163, 164, 165, 166, 168, 1097, 915, 1103, 919, 169, 170, 171, 174, 175, 176, 177, 178, 179,
    180, 181, 182, 183, 184, 185, 186, 187, 188, 190, 192, 194, 196, -1, 357, 195, -1, -1, 197, 199, 201,
    202, 204, 205, 206, 207, 208, 209, 210, 211, 212, 213, 215, 216, 217, 218, 219, 220, 222, 223, 224, 225,
    -1, -1, -1, -1, -1, 270, 271, 272, 273, 274, 275, 276, 277, 278, 279, 280, 282, 283, 284, 286, 287, 288,
    289, 294, 298, 301, 302, 303, 304, 305, 306, 307, 308, 309, 310, 311, 312, 313, 314, 315, 316, 317, 318,
    319, 320, 321, 322, 323, 324, 325, 326, 327, 328, 329, 330, 331, 332, 333, 334, 335, 336, 337, 338, 339,
    340, 341, 342, 343, 344, 345, 346, 347, -1, 348, 349, 350, 351, 352, 353, 356, -1, 358, 359, 360, -1,
    361, 363, 364, 365, 366, 367, 368, 369, 370, 371, 372, 373, 374, -1, 375, 376, 378, -1, 380, 384, 385,
    389, 390, 391, 392, 393, 394, 395, 404, 406, 407, 408, 409, 410, 411, -1, 1165, 414, 415, 416, 417, 418,
    419, 420, 421, 422, 423, 424, 425, 426, -1, 427, -1, 428, -1, 430, 431, 432, 433, 434, 435, 439, 440,
    443, 447, 448, 449, -1, 454, 456, 459, -1, 468, -1, 469, -1, -1, -1, 481, -1, 484, 485, 486, 487, -1, -1,
    499, -1, -1, -1, 515, 516, 518, 519, 521, 522, 523, 524, 525, 526, 527, 528, 529, 530, 531, 532, 533,
    535, -1, 536, 539, 541, 542, 543, 544, 545, 549, -1, 550, 551, 552, -1, -1, 558, -1, -1, -1, 559, -1, -1,
    584, 589, 588, 564, 565, 566, 567, -1, 571, 575, -1, 578, 579, 581, 582, 583, -1, -1, 605, 606, 613, 619,
    621, 622, 623, 624, 625, 626, 627, 628, 629, 630, 633, 636, 638, 1811, 1231, 654, 656, 658, 739, 641,
    642, 643, 644, 652, -1, -1, -1, -1, 648, -1, 650, 651, 653, 655, 657, 659, 660, 661, 662, 663, 664, 665,
    666, 667, 668, 669, 670, 671, 672, 673, 674, 675, 676, 677, 678, 679, 680, 681, 682, 683, 684, 685, 686,
    687, 688, 689, 690, 691, 692, 693, 694, 695, 696, 697, 698, 699, 700, 725, 726, 728, 729, 730, 731, 750,
    732, -1, 736, 737, 738, 740, 741, 742, 745, 746, 747, 748, 749, 751, 752, 753, 754, 755, 756, 757, 758,
    759, 760, 761, 762, 763, 764, 765, 766, 767, 768, 769, 770, 771, 772, 773, 774, 775, 776, 777, 778, 779,
    780, 781, 782, 783, -1, 784, -1, 785, 786, 787, 788, 789, 790, -1, 791, 792, 793, 794, 795, 796, 797,
    798, 799, 801, 802, 803, 804, 805, 806, 807, 808, 809, -1, 810, 811, 812, 813, 814, 815, 816, 817, 818,
    819, 820, 821, 822, 823, 824, 825, 826, 827, 828, 829, 830, 831, 832, 833, -1, 834, 836, 837, 838, 839,
    840, 841, 842, 843, 844, 845, 846, -1, 847, 848, 849, 850, 851, 852, 853, 854, 855, 856, 857, 858, 859,
    860, 861, 862, 863, 864, 865, 866, 867, 868, 869, 870, 871, 872, 873, 874, 875, 876, 877, 878, 879, 880,
    881, 882, 883, 884, 885, 886, 887, 1807, -1, 889, 891, 892, 893, -1, 895, 897, 899, 901, 902, 903, 904,
    905, 906, 907, 908, 909, 910, 911, 912, 913, 914, -1, 916, 918, 920, 921, 922, 923, 924, 925, 926, 928,
    929, 930, 931, 932, -1, 933, 934, -1, 935, 936, 937, -1, -1, -1, 940, 942, -1, -1, 944, 946, 947, 950,
    952, 953, 954, 955, 958, 959, 960, 961, 962, 963, 964, 966, 967, -1, -1, 970, 971, 972, 973, 974, -1,
    975, -1, 976, 977, -1, 978, 979, 980, 981, 982, -1, 984, 985, 986, 987, 988, 989, 990, 991, 994, 995,
    996, 997, 1814, 998, -1, 1815, 1004, 1006, 1008, 1009, 1011, 1012, 1013, 1015, 1016, 1017, 1018, 1019,
    1020, 1021, 1022, 1023, 1024, 1026, 1027, -1, 1028, 1029, 1030, 1031, 1032, 1033, 1034, 1035, 1036, 1037,
    1038, 1039, 1040, 1043, 1044, 1045, 1046, 1047, 1048, 1049, 1050, 1052, 1053, 1054, 1055, 1056, 1057,
    1062, 1063, 1064, 1065, 1066, 1067, 1068, -1, 1081, -1, 1083, 1089, 1090, 1094, 1096, 1107, 1098, 1099,
    1101, 1102, 1104, -1, 1108, 1109, -1, 1112, 1115, 1118, 1121, 1124, 1127, 1131, -1, -1, 1133, -1, 1134,
    1135, 1136, 1137, 1138, 1139, 1140, 1141, 1142, 1143, 1144, 1145, 1146, 1147, 1148, 1149, 1150, 1151,
    1152, -1, 1154, 1155, 1157, 1158, 1160, 1161, 1163, 1164, 1167, 1170, 1171, 1172, 1173, 1175, 1176, 1177,
    1178, 1179, 1180, 1181, 1184, 1185, 1186, -1, 1188, -1, 1190, 1192, 1193, 1197, 1198, 1199, 1200, -1,
    1205, 1206, -1, 1207, 1208, -1, 1209, 1210, 1211, 1212, 1213, 1214, 1215, -1, -1, -1, -1, -1, -1, 1218,
    1219, 1220, -1, -1, 1222, 1223, 1224, 1225, 1226, 1228, 1230, -1, -1, 1232, 1233, 1234, 1235, 1236, 1237,
    1238, 1239, -1, -1, 1241, 1243, 1245, -1, 1246, -1, 1250, 1430, 1252, 1253, 1260, 1261, 1254, 1255, -1,
    1256, -1, -1, -1, -1, -1, 1262, 1263, 1264, 1265, 1266, 1267, 1268, 1269, 1271, 1272, 1273, 1274, 1275,
    1276, 1277, 1278, 1279, 1280, 1281, 1282, 1283, 1285, 1286, 1287, 1288, 1289, 1290, 1291, 1292, 1293,
    1294, 1295, 1296, 1297, 1298, 1299, 1300, 1301, 1302, 1303, 1304, 1305, 1306, 1307, 1308, 1309, 1310,
    1311, 1312, 1313, 1314, 1315, 1316, 1317, 1318, 1320, 1322, 1324, 1325, 1326, 1328, 1329, 1330, 1331,
    1332, 1333, 1334, 1335, 1336, 1337, 1338, 1339, 1340, 1341, 1342, 1343, 1344, 1345, 1346, 1348, 1350,
    1351, 1352, 1353, 1354, 1355, 1356, 1357, 1358, 1359, 1362, 1364, -1, 1360, -1, 1369, 1370, -1, -1, 1467,
    1464, 1465, 1466, 1375, -1, -1, 1376, 1377, -1, 1459, -1, 1502, -1, -1, -1, 1387, 1392, 1396, 1397, -1,
    -1, 1398, 1399, 1483, 1403, -1, 1404, 1405, 1406, 1407, 1408, 1409, 1410, 1411, 1412, 1413, 1418, -1, -1,
    1415, 1416, -1, 1420, -1, 1422, 1424, -1, 1426, 1427, 1428, 1431, 1432, 1433, 1434, 1435, 1436, 1437,
    1438, 1439, 1440, 1442, 1449, 1444, 1446, 1448, 1450, 1451, 1452, 1454, 1455, 1456, 1457, 1458, 1460,
    1461, 1462, 1463, 1468, 1469, 1470, 1471, 1472, 1473, 1474, 1475, 1476, 1477, 1478, 1480, 1482, -1, 1503,
    1491, -1, 1493, 1494, 1495, 1496, -1, -1, 1497, -1, 1499, 1501, 1504, 1505, 1506, 1507, -1, -1, 1510,
    1511, 1512, 1513, 1514, -1, 1516, 1526, -1, 1528, 1529, 1530, 1532, 1533, 1534, 1535, -1, 1545, 1537,
    1538, 1539, 1540, 1541, 1542, 1543, 1544, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1546, 1547, 1548, 1549,
    1550, 1551, -1, 1556, 1560, 1561, 1562, 1566, 1567, 1568, 1571, 1572, 1573, 1574, 1575, 1576, 1577, 1580,
    1583, -1, 1587, 1591, 1592, 1593, 1594, 1595, 1596, 1597, 1598, 1599, 1601, 1602, 1603, 1604, 1605, 1606,
    1607, 1608, -1, 1780, 1781, 1782, 1783, 1784, 1629, 1631, 1632, 1633, 1634, 1635, 1637, -1, -1, 1641,
    1650, -1, -1, 1643, -1, 1642, -1, -1, -1, 1733, 1649, 1651, -1, 1653, 1654, 1655, 1657, 1658, 1659, 1660,
    -1, -1, -1, 1661, 1662, 1663, -1, 1664, 1665, 1666, 1667, 1668, 1669, 1670, 1671, 1672, 1673, -1, -1,
    1675, -1, -1, 1677, 1679, 1681, -1, 1816, 1817, 1683, 1685, 1687, 1689, 1692, 1818, 1694, 1819, 1695,
    1697, 1698, 1699, 1820, 1700, 1701, 1702, 1703, 1704, 1705, 1706, 1707, 1708, 1709, -1, -1, 1712, -1, -1,
    1821, 1822, 1715, -1, -1, -1, -1, 1718, -1, -1, 1823, -1, -1, 1723, 1724, 1725, 1726, 1727, 1728, 1730,
    1732, 1734, 1735, 1736, 1737, 1738, -1, 1741, 1825, 1742, 1743, 1744, 1745, -1, 1746, 1747, 1748, 1826,
    1753, 1755, 1756, 1758, 1759, 1760, -1, 1761, 1762, 1764, 1765, 1766, 1767, 1769, 1771, 1773, 1775, 1777,
    1778, 1779, 1785, -1, 1789, 1790, 1791, 1792, 1793, -1, 1795, 1800, 1802, 1803, -1, 1828, 1829, 1830,
    1831, 1832, 1833, 1834, 1837, 1838, 1839, 1840, 1841, 1842, 1843, 1844, 1845, 1847, 1848, 1849, 1850,
    1851, 1852, 1853, 1855, 1856, 1857, 1858, 1859, 1860, 1861, 1863, 1864, 1865, 1866, 1867, 1868, 1869,
    1870, 1872, 1873, 1874, 1877, 1878, 1879, 1880, 1881, 1882, 1883, 1885, 1886, 1888, 1889, 1890, 1891,
    1892, 1893, 1894, 1896, 1900, 1808, -1, 1809, 1810
};

static const struct catalogue_link links[] = {
    {0, 3, 0}, {0, 735, 0}, {0, -1, 0}, {1, 4, 0}, {2, 7, 0}, {2, -1, 0}, {2, -1, 0}, {3, 10, 0}, {3, 13, 0},
    {3, -1, 0}, {4, 64, 0}, {4, 14, 0}, {4, -1, 0}, {5, 15, 0}, {6, -1, 0}, {7, 16, 0}, {8, -1, 0},
    {9, 18, 0}, {10, 19, 0}, {11, -1, 0}, {12, 203, 4}, {12, -1, 5}, {13, -1, 1}, {13, -1, 0}, {14, -1, 1},
    {14, -1, 0}, {15, -1, 1}, {15, -1, 0}, {16, -1, 1}, {16, -1, 0}, {17, 200, 1}, {17, -1, 0}, {18, -1, 1},
    {18, -1, 0}, {19, -1, 0}, {20, -1, 0}, {21, -1, 0}, {22, 992, 3}, {23, -1, 2}, {24, -1, 2}, {25, -1, 2},
    {26, -1, 2}, {27, -1, 2}, {28, -1, 2}, {29, -1, 2}, {30, -1, 2}, {31, -1, 2}, {32, -1, 2}, {33, -1, 2},
    {34, -1, 2}, {35, -1, 2}, {36, -1, 2}, {37, 198, 2}, {38, -1, 2}, {39, -1, 2}, {40, -1, 2}, {41, 57, 0},
    {42, -1, 0}, {43, 75, 4}, {44, 76, 4}, {45, 153, 4}, {46, -1, 4}, {47, -1, 4}, {48, -1, 0}, {49, -1, 0},
    {49, -1, 0}, {50, 1182, 2}, {51, -1, 2}, {52, 1183, 2}, {53, 1189, 2}, {54, 72, 0}, {54, -1, 0},
    {55, -1, 0}, {56, 88, 4}, {56, -1, 5}, {57, 108, 2}, {58, 109, 2}, {59, 92, 1}, {59, -1, 0},
    {60, 377, 1}, {61, -1, 0}, {62, 105, 1}, {63, -1, 0}, {64, 107, 2}, {65, 87, 0}, {65, 1774, 0},
    {65, -1, 0}, {66, -1, 0}, {67, 98, 4}, {68, -1, 2}, {69, -1, 2}, {70, 1854, 2}, {71, 102, 1},
    {72, -1, 0}, {73, 97, 0}, {73, 154, 0}, {73, -1, 0}, {74, -1, 0}, {75, 119, 4}, {75, -1, 5},
    {76, 149, 2}, {77, 151, 2}, {78, 193, 1}, {78, -1, 0}, {79, -1, 0}, {80, 191, 1}, {81, -1, 0},
    {82, 167, 2}, {83, 1105, 2}, {84, 1106, 2}, {85, -1, 2}, {86, -1, 2}, {87, -1, 2}, {88, 983, 2},
    {89, 117, 0}, {89, 1768, 0}, {89, -1, 0}, {90, 118, 0}, {91, -1, 0}, {92, 173, 4}, {92, -1, 5},
    {93, -1, 4}, {93, -1, 5}, {94, -1, 4}, {94, -1, 5}, {95, -1, 0}, {96, -1, 0}, {97, -1, 0}, {98, -1, 0},
    {99, -1, 4}, {99, -1, 5}, {100, -1, 4}, {100, -1, 5}, {101, -1, 4}, {101, -1, 5}, {102, -1, 4},
    {102, -1, 5}, {103, -1, 2}, {103, -1, 0}, {104, -1, 2}, {104, -1, 0}, {105, -1, 2}, {105, -1, 0},
    {106, -1, 2}, {106, -1, 0}, {107, -1, 2}, {107, -1, 0}, {108, -1, 2}, {108, -1, 0}, {109, -1, 2},
    {109, -1, 0}, {110, -1, 2}, {110, -1, 0}, {111, -1, 2}, {112, 1095, 2}, {113, -1, 2}, {113, -1, 0},
    {114, -1, 2}, {114, -1, 0}, {115, -1, 2}, {115, -1, 0}, {116, 405, 2}, {116, -1, 0}, {117, 362, 2},
    {117, -1, 0}, {118, 1092, 2}, {119, 727, 2}, {120, -1, 2}, {121, 172, 0}, {121, -1, 0}, {122, -1, 0},
    {123, -1, 0}, {124, -1, 0}, {125, 221, 4}, {125, -1, 5}, {126, -1, 1}, {126, -1, 0}, {127, -1, 1},
    {127, -1, 0}, {128, -1, 1}, {128, -1, 0}, {129, 618, 1}, {129, -1, 0}, {130, 620, 1}, {130, -1, 0},
    {131, -1, 1}, {131, -1, 0}, {132, 189, 1}, {132, -1, 0}, {133, 436, 1}, {133, -1, 0}, {134, -1, 1},
    {134, -1, 0}, {135, -1, 1}, {135, -1, 0}, {136, -1, 1}, {137, -1, 0}, {138, -1, 2}, {139, -1, 2},
    {140, -1, 2}, {141, -1, 1}, {142, -1, 2}, {143, -1, 2}, {144, -1, 0}, {145, -1, 5}, {146, 214, 5},
    {147, -1, 5}, {148, -1, 5}, {149, -1, 5}, {150, -1, 5}, {151, -1, 5}, {152, -1, 5}, {153, -1, 5},
    {154, -1, 5}, {155, -1, 4}, {156, -1, 4}, {157, -1, 4}, {158, -1, 4}, {158, -1, 5}, {159, -1, 4},
    {159, 1600, 5}, {160, 386, 4}, {161, 297, 4}, {161, -1, 5}, {162, 293, 4}, {162, -1, 5}, {163, 232, 0},
    {164, 233, 0}, {165, 234, 0}, {166, -1, 0}, {167, 235, 0}, {168, -1, 0}, {169, -1, 0}, {170, -1, 0},
    {171, -1, 0}, {172, 263, 0}, {173, 245, 0}, {174, 247, 0}, {175, 249, 0}, {176, 251, 0}, {177, 253, 0},
    {178, 255, 0}, {179, 257, 0}, {180, 259, 0}, {181, 261, 0}, {182, 246, 0}, {183, -1, 0}, {184, 248, 0},
    {185, -1, 0}, {186, 250, 0}, {187, -1, 0}, {188, 252, 0}, {189, -1, 0}, {190, 254, 0}, {191, -1, 0},
    {192, 256, 0}, {193, -1, 0}, {194, 258, 0}, {195, -1, 0}, {196, 260, 0}, {197, -1, 0}, {198, 262, 0},
    {199, -1, 0}, {200, 264, 0}, {201, 266, 0}, {202, 520, 0}, {203, 267, 0}, {204, -1, 0}, {205, -1, 0},
    {205, -1, 0}, {206, -1, 0}, {206, -1, 0}, {207, -1, 0}, {207, -1, 0}, {208, -1, 0}, {209, -1, 0},
    {209, -1, 0}, {210, -1, 0}, {210, -1, 0}, {211, -1, 0}, {211, -1, 0}, {212, 1763, 0}, {212, -1, 0},
    {213, -1, 0}, {213, -1, 0}, {214, -1, 0}, {214, -1, 0}, {215, -1, 0}, {215, -1, 0}, {216, 290, 0},
    {217, 291, 0}, {218, 292, 1}, {219, -1, 1}, {220, 295, 0}, {220, -1, 0}, {221, 296, 0}, {222, 493, 0},
    {223, 299, 0}, {223, -1, 0}, {224, 300, 0}, {225, 494, 0}, {226, -1, 0}, {226, -1, 0}, {227, -1, 0},
    {227, -1, 0}, {228, -1, 0}, {228, -1, 0}, {229, -1, 0}, {229, -1, 0}, {230, -1, 0}, {230, -1, 0},
    {231, -1, 0}, {231, -1, 0}, {232, -1, 0}, {232, -1, 0}, {233, -1, 0}, {233, -1, 0}, {234, -1, 0},
    {234, -1, 0}, {235, -1, 0}, {235, -1, 0}, {236, -1, 0}, {236, -1, 0}, {237, -1, 0}, {237, -1, 0},
    {238, -1, 0}, {238, -1, 0}, {239, -1, 0}, {239, -1, 0}, {240, -1, 0}, {240, -1, 0}, {241, -1, 0},
    {241, -1, 0}, {242, -1, 0}, {243, -1, 0}, {244, -1, 0}, {245, -1, 0}, {246, -1, 0}, {247, -1, 0},
    {248, -1, 5}, {249, -1, 5}, {250, -1, 5}, {251, -1, 5}, {252, -1, 5}, {253, -1, 5}, {254, -1, 5},
    {255, -1, 5}, {256, 354, 1}, {257, 1159, 4}, {258, 1162, 4}, {259, -1, 4}, {260, -1, 4}, {261, -1, 4},
    {262, -1, 4}, {263, -1, 1}, {264, -1, 1}, {265, -1, 1}, {266, 379, 1}, {267, -1, 1}, {268, -1, 2},
    {269, -1, 1}, {270, -1, 2}, {271, -1, 2}, {272, -1, 2}, {273, -1, 2}, {274, -1, 2}, {275, -1, 2},
    {276, -1, 2}, {277, -1, 2}, {278, -1, 2}, {279, -1, 2}, {280, -1, 4}, {281, -1, 4}, {282, -1, 2},
    {283, -1, 1}, {284, -1, 1}, {285, -1, 1}, {286, 473, 1}, {287, -1, 1}, {288, -1, 0}, {289, -1, 1},
    {290, 382, 0}, {291, 383, 0}, {292, -1, 0}, {293, 387, 3}, {294, 388, 3}, {295, -1, 4}, {296, -1, 2},
    {297, -1, 2}, {298, -1, 2}, {299, -1, 0}, {299, -1, 0}, {300, -1, 0}, {300, -1, 0}, {301, -1, 0},
    {301, -1, 0}, {302, -1, 0}, {302, -1, 0}, {303, -1, 0}, {303, -1, 0}, {304, -1, 0}, {304, -1, 0},
    {305, -1, 0}, {305, -1, 0}, {306, 466, 2}, {307, 514, 2}, {308, 438, 2}, {309, 442, 2}, {310, 611, 1},
    {311, 603, 1}, {312, -1, 0}, {313, 412, 0}, {314, -1, 0}, {315, 591, 1}, {316, 592, 1}, {317, 580, 1},
    {318, 490, 1}, {319, 489, 1}, {320, -1, 1}, {321, -1, 1}, {322, -1, 1}, {323, -1, 1}, {324, -1, 1},
    {325, -1, 5}, {326, -1, 1}, {327, -1, 1}, {328, -1, 1}, {329, -1, 1}, {330, -1, 1}, {331, 639, 1},
    {332, -1, 1}, {333, -1, 1}, {334, 548, 1}, {335, -1, 5}, {336, -1, 5}, {337, -1, 5}, {338, 437, 1},
    {339, 452, 1}, {340, 597, 1}, {341, 598, 1}, {342, 441, 1}, {343, -1, 1}, {344, -1, 1}, {345, 444, 1},
    {346, -1, 1}, {347, 446, 1}, {348, 458, 1}, {349, -1, 1}, {350, 547, 1}, {351, 546, 1}, {352, 510, 1},
    {353, 508, 1}, {354, 517, 1}, {355, -1, 2}, {356, 455, 1}, {357, -1, 1}, {358, 457, 1}, {359, -1, 1},
    {360, 460, 1}, {361, 462, 1}, {362, 461, 1}, {363, -1, 1}, {364, -1, 1}, {365, -1, 1}, {366, -1, 1},
    {367, -1, 1}, {368, 467, 1}, {369, 513, 1}, {370, 480, 1}, {371, 470, 1}, {372, 471, 1}, {373, 472, 1},
    {374, 474, 1}, {375, 478, 1}, {376, 475, 1}, {377, 476, 1}, {378, 477, 1}, {379, -1, 1}, {380, -1, 1},
    {381, -1, 1}, {382, 502, 1}, {383, 482, 1}, {384, 483, 1}, {385, 534, 1}, {386, -1, 1}, {387, -1, 2},
    {388, 537, 2}, {389, 538, 2}, {390, 593, 1}, {391, 594, 1}, {392, 595, 1}, {393, 511, 1}, {394, 612, 0},
    {395, 495, 1}, {396, 496, 1}, {397, 497, 0}, {398, 498, 0}, {399, 602, 1}, {400, 601, 1}, {401, 500, 1},
    {402, 501, 1}, {403, 599, 1}, {404, -1, 1}, {405, 504, 1}, {406, 1691, 1}, {407, 506, 1}, {408, 632, 1},
    {409, 634, 1}, {410, -1, 1}, {411, -1, 1}, {412, 637, 1}, {413, 512, 1}, {414, 574, 1}, {415, 568, 2},
    {416, 569, 2}, {417, -1, 1}, {418, -1, 1}, {419, 596, 1}, {420, -1, 1}, {421, -1, 1}, {422, 560, 0},
    {423, -1, 2}, {424, -1, 2}, {425, -1, 2}, {426, -1, 2}, {427, -1, 2}, {428, -1, 2}, {429, -1, 2},
    {430, -1, 2}, {431, -1, 2}, {432, 1625, 2}, {433, 1626, 2}, {434, 1628, 2}, {435, 1627, 2},
    {436, 553, 1}, {437, -1, 1}, {438, -1, 1}, {439, -1, 2}, {440, -1, 2}, {441, -1, 2}, {442, 1367, 2},
    {443, -1, 0}, {444, -1, 2}, {445, -1, 2}, {446, -1, 2}, {447, -1, 1}, {448, -1, 1}, {449, -1, 1},
    {450, 1805, 1}, {451, -1, 1}, {452, -1, 4}, {453, -1, 4}, {454, -1, 4}, {455, 554, 1}, {456, 555, 1},
    {457, 556, 1}, {458, 557, 1}, {459, -1, 1}, {460, 1074, 1}, {461, -1, 0}, {462, 561, 0}, {463, 563, 0},
    {464, -1, 0}, {465, 1639, 0}, {466, -1, 2}, {467, -1, 2}, {468, 1453, 2}, {469, -1, 2}, {470, 607, 2},
    {471, 608, 2}, {472, -1, 1}, {473, -1, 1}, {474, -1, 1}, {475, -1, 1}, {476, 576, 1}, {477, 1812, 1},
    {478, 635, 1}, {479, -1, 1}, {480, -1, 1}, {481, -1, 1}, {482, -1, 1}, {483, -1, 1}, {484, -1, 1},
    {485, -1, 1}, {486, 585, 0}, {487, 586, 0}, {488, 587, 0}, {489, 590, 0}, {490, -1, 0}, {491, -1, 0},
    {492, -1, 0}, {493, 610, 1}, {494, -1, 1}, {495, -1, 1}, {496, -1, 1}, {497, -1, 1}, {498, 609, 1},
    {499, 604, 1}, {500, -1, 1}, {501, 600, 1}, {502, -1, 1}, {503, -1, 1}, {504, -1, 1}, {505, -1, 1},
    {506, 617, 2}, {507, -1, 2}, {508, -1, 2}, {509, 615, 2}, {510, 616, 2}, {511, 631, 1}, {512, -1, 1},
    {513, 1884, 1}, {514, -1, 0}, {515, 614, 0}, {516, -1, 0}, {517, -1, 2}, {518, 1731, 2}, {519, -1, 2},
    {520, -1, 1}, {521, -1, 1}, {522, -1, 1}, {523, -1, 1}, {524, -1, 1}, {525, -1, 1}, {526, -1, 1},
    {527, -1, 1}, {528, -1, 1}, {529, -1, 1}, {530, -1, 1}, {531, -1, 1}, {532, -1, 1}, {533, 1061, 1},
    {534, -1, 1}, {535, -1, 1}, {536, -1, 1}, {537, -1, 1}, {538, -1, 1}, {539, -1, 1}, {540, -1, 1},
    {541, -1, 1}, {542, 645, 0}, {543, -1, 1}, {544, -1, 1}, {545, -1, 1}, {546, -1, 1}, {547, 646, 0},
    {548, 647, 0}, {549, 649, 0}, {550, 1827, 0}, {551, -1, 0}, {552, -1, 4}, {553, -1, 3}, {554, -1, 4},
    {555, -1, 3}, {556, -1, 4}, {557, -1, 3}, {558, -1, 4}, {559, -1, 3}, {560, -1, 4}, {561, -1, 3},
    {562, -1, 4}, {563, -1, 3}, {564, -1, 4}, {565, -1, 3}, {566, -1, 4}, {567, -1, 3}, {568, -1, 4},
    {569, -1, 3}, {570, -1, 4}, {571, -1, 3}, {572, -1, 4}, {573, -1, 3}, {574, -1, 4}, {575, -1, 3},
    {576, -1, 4}, {577, -1, 3}, {578, -1, 4}, {579, -1, 3}, {580, -1, 4}, {581, -1, 3}, {582, -1, 4},
    {583, -1, 4}, {584, -1, 4}, {585, -1, 4}, {586, -1, 4}, {587, -1, 4}, {588, -1, 4}, {589, -1, 4},
    {590, -1, 4}, {591, -1, 4}, {592, -1, 4}, {593, -1, 4}, {594, -1, 4}, {595, -1, 4}, {596, -1, 4},
    {597, -1, 4}, {598, -1, 4}, {599, -1, 4}, {600, -1, 4}, {601, -1, 4}, {602, -1, 4}, {603, 702, 0},
    {604, -1, 0}, {605, 704, 0}, {606, -1, 0}, {607, 706, 0}, {608, 734, 0}, {609, 708, 0}, {610, -1, 0},
    {611, 710, 0}, {612, 800, 0}, {613, 712, 0}, {614, -1, 0}, {615, 714, 0}, {616, -1, 0}, {617, 716, 0},
    {618, -1, 0}, {619, 718, 0}, {620, -1, 0}, {621, 720, 0}, {622, -1, 0}, {623, 722, 0}, {624, -1, 0},
    {625, 724, 0}, {626, -1, 0}, {627, 999, 2}, {628, 1000, 2}, {629, 917, 2}, {630, 1002, 2},
    {631, 1003, 2}, {632, -1, 2}, {633, 1005, 2}, {634, 733, 0}, {635, -1, 0}, {636, -1, 0}, {637, 1007, 2},
    {638, -1, 2}, {639, -1, 1}, {640, -1, 2}, {641, -1, 2}, {642, 1481, 2}, {643, 1836, 2}, {644, -1, 2},
    {645, -1, 2}, {646, 1168, 0}, {647, 1010, 2}, {648, -1, 2}, {649, -1, 2}, {650, -1, 2}, {651, 993, 2},
    {652, -1, 2}, {653, -1, 2}, {654, 1042, 2}, {655, -1, 2}, {656, -1, 2}, {657, -1, 2}, {658, -1, 2},
    {659, -1, 2}, {660, 1025, 2}, {661, -1, 2}, {662, -1, 2}, {663, -1, 2}, {664, -1, 2}, {665, -1, 2},
    {666, -1, 2}, {667, -1, 2}, {668, -1, 2}, {669, -1, 2}, {670, -1, 2}, {671, -1, 2}, {672, -1, 2},
    {673, -1, 2}, {674, -1, 2}, {675, -1, 2}, {676, -1, 2}, {677, -1, 2}, {678, 1014, 2}, {679, -1, 2},
    {680, -1, 2}, {681, -1, 2}, {682, -1, 2}, {683, -1, 2}, {684, -1, 2}, {685, -1, 4}, {686, 835, 4},
    {687, -1, 5}, {688, -1, 4}, {689, -1, 5}, {690, 1132, 2}, {691, -1, 2}, {692, -1, 4}, {692, -1, 5},
    {693, -1, 4}, {693, -1, 5}, {694, -1, 4}, {694, -1, 5}, {695, -1, 4}, {695, -1, 5}, {696, 1696, 4},
    {696, -1, 5}, {697, -1, 0}, {698, -1, 2}, {699, -1, 2}, {700, -1, 2}, {701, -1, 2}, {702, -1, 2},
    {703, -1, 2}, {704, -1, 2}, {705, -1, 2}, {706, 1041, 2}, {707, -1, 4}, {708, -1, 4}, {708, -1, 5},
    {709, -1, 4}, {710, -1, 4}, {710, -1, 5}, {711, -1, 4}, {712, -1, 4}, {712, -1, 5}, {713, -1, 4},
    {714, -1, 4}, {714, -1, 5}, {715, -1, 4}, {716, -1, 4}, {716, -1, 5}, {717, -1, 4}, {718, -1, 4},
    {718, -1, 5}, {719, -1, 4}, {720, -1, 4}, {720, -1, 5}, {721, -1, 2}, {722, -1, 2}, {723, -1, 2},
    {724, 1130, 4}, {725, -1, 4}, {725, -1, 5}, {726, -1, 4}, {727, -1, 4}, {727, -1, 5}, {728, -1, 4},
    {729, -1, 4}, {729, -1, 5}, {730, -1, 4}, {731, -1, 4}, {731, -1, 5}, {732, -1, 4}, {733, -1, 4},
    {734, -1, 4}, {734, -1, 5}, {735, -1, 4}, {736, -1, 4}, {736, -1, 5}, {737, -1, 4}, {738, -1, 4},
    {738, -1, 5}, {739, -1, 4}, {740, -1, 4}, {740, -1, 5}, {741, -1, 4}, {742, -1, 4}, {742, -1, 5},
    {743, -1, 4}, {744, -1, 4}, {744, -1, 5}, {745, -1, 4}, {746, -1, 4}, {746, -1, 5}, {747, -1, 4},
    {748, -1, 4}, {748, -1, 5}, {749, -1, 4}, {750, -1, 4}, {750, -1, 5}, {751, -1, 4}, {752, -1, 4},
    {752, -1, 5}, {753, -1, 4}, {754, -1, 4}, {754, -1, 5}, {755, -1, 4}, {756, -1, 4}, {756, -1, 5},
    {757, -1, 4}, {758, -1, 4}, {758, -1, 5}, {759, -1, 4}, {760, 888, 1}, {761, 1195, 1}, {762, 890, 1},
    {763, 1196, 1}, {764, -1, 1}, {765, -1, 1}, {766, 894, 1}, {767, -1, 1}, {768, 896, 1}, {769, -1, 1},
    {770, 898, 1}, {771, -1, 1}, {772, 900, 1}, {773, -1, 1}, {774, -1, 1}, {775, -1, 1}, {776, -1, 2},
    {777, -1, 2}, {778, -1, 2}, {779, -1, 2}, {780, -1, 2}, {781, 1166, 2}, {782, -1, 2}, {783, -1, 2},
    {784, -1, 2}, {785, -1, 2}, {786, -1, 2}, {787, -1, 2}, {788, 1156, 4}, {788, -1, 5}, {789, 1093, 4},
    {789, -1, 5}, {790, 1153, 4}, {790, -1, 5}, {791, -1, 4}, {791, -1, 5}, {792, -1, 4}, {792, -1, 5},
    {793, -1, 2}, {794, -1, 2}, {795, -1, 2}, {796, -1, 2}, {797, -1, 1}, {798, -1, 1}, {799, -1, 1},
    {800, -1, 1}, {801, -1, 1}, {802, -1, 1}, {803, -1, 1}, {804, 938, 1}, {805, -1, 1}, {806, 939, 1},
    {807, -1, 1}, {808, 941, 1}, {809, 1058, 1}, {810, 943, 1}, {811, -1, 1}, {812, 945, 1}, {813, -1, 1},
    {814, 948, 1}, {815, 949, 1}, {816, -1, 1}, {817, -1, 1}, {818, 951, 1}, {819, -1, 1}, {820, -1, 1},
    {821, -1, 1}, {822, 956, 1}, {823, 1284, 1}, {824, 957, 1}, {825, 965, 1}, {826, -1, 1}, {827, -1, 1},
    {828, -1, 1}, {829, -1, 1}, {830, -1, 2}, {831, -1, 1}, {832, -1, 1}, {833, -1, 1}, {834, -1, 1},
    {835, 968, 1}, {836, 969, 1}, {837, -1, 1}, {838, -1, 4}, {839, -1, 2}, {840, -1, 2}, {841, -1, 1},
    {842, -1, 1}, {843, 1347, 4}, {844, -1, 4}, {845, -1, 2}, {846, 1414, 4}, {847, -1, 3}, {848, 1060, 1},
    {849, -1, 1}, {850, -1, 1}, {851, 1770, 1}, {852, -1, 0}, {853, -1, 0}, {854, -1, 0}, {855, -1, 0},
    {856, -1, 2}, {857, -1, 2}, {858, -1, 2}, {859, -1, 2}, {860, -1, 2}, {861, -1, 2}, {862, -1, 2},
    {863, -1, 2}, {864, -1, 2}, {865, -1, 1}, {866, -1, 1}, {867, 1070, 2}, {868, 1729, 2}, {869, 1075, 2},
    {870, -1, 2}, {871, -1, 2}, {872, -1, 2}, {873, 1169, 2}, {874, -1, 2}, {875, 1091, 2}, {876, -1, 2},
    {877, -1, 2}, {878, -1, 2}, {879, -1, 2}, {880, -1, 2}, {881, -1, 2}, {882, -1, 2}, {883, -1, 2},
    {884, -1, 2}, {885, -1, 2}, {886, -1, 2}, {887, -1, 2}, {888, -1, 2}, {889, -1, 2}, {890, -1, 2},
    {891, -1, 2}, {892, -1, 2}, {893, -1, 2}, {894, -1, 2}, {895, -1, 4}, {895, -1, 5}, {896, -1, 4},
    {896, -1, 5}, {897, -1, 4}, {897, -1, 5}, {898, -1, 4}, {898, -1, 5}, {899, -1, 2}, {900, -1, 2},
    {901, -1, 2}, {902, -1, 2}, {903, -1, 2}, {904, -1, 2}, {905, 1174, 2}, {906, -1, 2}, {907, -1, 2},
    {908, -1, 2}, {909, -1, 2}, {910, -1, 2}, {911, 1656, 2}, {912, -1, 2}, {913, -1, 2}, {914, -1, 1},
    {915, -1, 1}, {916, -1, 1}, {917, -1, 1}, {918, -1, 2}, {919, -1, 2}, {920, -1, 1}, {921, -1, 1},
    {922, 1059, 1}, {923, -1, 1}, {924, -1, 1}, {925, 1749, 1}, {926, -1, 0}, {927, -1, 0}, {928, -1, 0},
    {929, -1, 0}, {930, -1, 0}, {931, -1, 0}, {932, 1069, 0}, {933, -1, 0}, {934, 1071, 1}, {935, 1072, 1},
    {936, 1073, 1}, {937, -1, 1}, {938, -1, 1}, {939, 1076, 1}, {940, -1, 1}, {941, 1078, 1}, {942, 1079, 1},
    {943, 1080, 1}, {944, -1, 1}, {945, 1082, 1}, {946, -1, 1}, {947, 1084, 1}, {948, 1085, 1},
    {949, 1086, 1}, {950, 1087, 1}, {951, 1088, 1}, {952, -1, 1}, {953, -1, 1}, {954, -1, 1}, {955, 1776, 2},
    {956, 1797, 2}, {957, 1100, 2}, {958, -1, 2}, {959, 1772, 2}, {960, -1, 4}, {961, -1, 4}, {962, -1, 4},
    {963, -1, 4}, {964, -1, 4}, {965, -1, 4}, {966, -1, 4}, {967, -1, 4}, {968, -1, 4}, {969, -1, 2},
    {970, -1, 2}, {971, -1, 0}, {972, -1, 0}, {973, 1110, 0}, {974, 1111, 0}, {975, -1, 0}, {976, 1113, 0},
    {977, 1114, 0}, {978, -1, 0}, {979, 1116, 0}, {980, 1117, 0}, {981, -1, 0}, {982, 1119, 0},
    {983, 1120, 0}, {984, -1, 0}, {985, 1122, 0}, {986, 1123, 0}, {987, -1, 0}, {988, 1125, 0},
    {989, 1126, 0}, {990, -1, 0}, {991, 1128, 0}, {992, 1129, 0}, {993, -1, 0}, {994, -1, 4}, {995, -1, 4},
    {996, 1257, 2}, {997, -1, 4}, {997, -1, 5}, {998, -1, 4}, {999, 1221, 4}, {999, -1, 5}, {1000, -1, 4},
    {1001, -1, 4}, {1001, -1, 5}, {1002, -1, 4}, {1003, 1227, 4}, {1003, -1, 5}, {1004, -1, 4},
    {1005, 1229, 4}, {1005, -1, 5}, {1006, -1, 4}, {1007, -1, 4}, {1007, -1, 5}, {1008, -1, 4},
    {1009, -1, 4}, {1009, -1, 5}, {1010, -1, 4}, {1010, -1, 5}, {1011, -1, 4}, {1012, -1, 4}, {1012, -1, 5},
    {1013, -1, 4}, {1014, -1, 4}, {1014, -1, 5}, {1015, -1, 4}, {1016, -1, 4}, {1016, -1, 5}, {1017, -1, 4},
    {1018, 1500, 2}, {1019, -1, 2}, {1020, 1887, 2}, {1021, -1, 2}, {1022, -1, 2}, {1023, -1, 2},
    {1024, -1, 2}, {1025, -1, 2}, {1026, -1, 2}, {1027, 1479, 2}, {1028, -1, 2}, {1029, -1, 2},
    {1030, -1, 2}, {1031, -1, 2}, {1032, -1, 2}, {1033, -1, 2}, {1034, -1, 2}, {1035, -1, 2}, {1036, -1, 2},
    {1037, 1191, 2}, {1038, 1187, 1}, {1039, 1217, 1}, {1040, 1216, 1}, {1041, -1, 1}, {1042, -1, 1},
    {1043, -1, 1}, {1044, 1368, 1}, {1045, -1, 1}, {1046, 1194, 1}, {1047, -1, 1}, {1048, -1, 1},
    {1049, -1, 1}, {1050, 1201, 1}, {1051, 1202, 1}, {1052, 1203, 1}, {1053, 1204, 1}, {1054, -1, 1},
    {1055, -1, 1}, {1056, -1, 1}, {1057, -1, 1}, {1058, -1, 1}, {1059, -1, 1}, {1060, -1, 1}, {1061, -1, 1},
    {1062, -1, 1}, {1063, -1, 1}, {1064, -1, 1}, {1065, -1, 2}, {1066, -1, 2}, {1067, -1, 2}, {1068, -1, 2},
    {1069, -1, 1}, {1070, -1, 1}, {1071, -1, 1}, {1072, -1, 1}, {1073, -1, 4}, {1074, -1, 4}, {1074, -1, 5},
    {1075, -1, 4}, {1075, -1, 5}, {1076, -1, 4}, {1076, -1, 5}, {1077, -1, 4}, {1077, -1, 5}, {1078, -1, 4},
    {1078, -1, 5}, {1079, 1813, 1}, {1080, -1, 1}, {1081, -1, 1}, {1082, -1, 1}, {1083, -1, 1},
    {1084, -1, 1}, {1085, -1, 1}, {1086, -1, 1}, {1087, 1240, 0}, {1088, -1, 0}, {1089, 1242, 0},
    {1090, 1251, 0}, {1091, 1244, 0}, {1092, -1, 0}, {1093, -1, 0}, {1094, 1247, 0}, {1095, 1248, 0},
    {1096, 1249, 0}, {1097, -1, 0}, {1098, -1, 0}, {1099, -1, 0}, {1100, -1, 0}, {1101, -1, 0},
    {1102, 1258, 4}, {1103, 1259, 4}, {1104, -1, 4}, {1105, 1508, 2}, {1106, -1, 3}, {1107, -1, 3},
    {1108, -1, 0}, {1109, -1, 0}, {1110, -1, 4}, {1110, -1, 5}, {1111, -1, 4}, {1111, -1, 5}, {1112, -1, 4},
    {1112, -1, 5}, {1113, -1, 4}, {1113, -1, 5}, {1114, -1, 4}, {1114, -1, 5}, {1115, -1, 4}, {1115, -1, 5},
    {1116, -1, 4}, {1116, -1, 5}, {1117, -1, 4}, {1117, -1, 5}, {1118, -1, 4}, {1118, -1, 5}, {1119, -1, 4},
    {1119, -1, 5}, {1120, -1, 4}, {1120, -1, 5}, {1121, -1, 4}, {1121, -1, 5}, {1122, -1, 4}, {1122, -1, 5},
    {1123, -1, 4}, {1123, -1, 5}, {1124, -1, 4}, {1124, -1, 5}, {1125, -1, 4}, {1125, -1, 5}, {1126, -1, 4},
    {1127, -1, 4}, {1128, -1, 4}, {1129, -1, 4}, {1130, -1, 4}, {1131, -1, 4}, {1132, -1, 4}, {1133, -1, 4},
    {1134, -1, 4}, {1135, -1, 4}, {1136, -1, 4}, {1137, -1, 4}, {1138, -1, 4}, {1139, 1374, 4},
    {1139, -1, 5}, {1140, 1321, 4}, {1140, -1, 5}, {1141, 1323, 4}, {1141, -1, 5}, {1142, 1319, 4},
    {1142, -1, 5}, {1143, -1, 4}, {1144, -1, 4}, {1145, -1, 4}, {1146, -1, 4}, {1147, 1349, 4},
    {1147, -1, 5}, {1148, 1372, 4}, {1148, -1, 5}, {1149, 1373, 4}, {1149, -1, 5}, {1150, -1, 4},
    {1150, -1, 5}, {1151, -1, 4}, {1151, -1, 5}, {1152, -1, 4}, {1152, -1, 5}, {1153, -1, 4}, {1153, -1, 5},
    {1154, -1, 4}, {1154, -1, 5}, {1155, -1, 4}, {1155, -1, 5}, {1156, -1, 4}, {1156, -1, 5}, {1157, -1, 4},
    {1157, -1, 5}, {1158, -1, 4}, {1158, -1, 5}, {1159, -1, 4}, {1159, -1, 5}, {1160, -1, 4}, {1160, -1, 5},
    {1161, -1, 4}, {1161, -1, 5}, {1162, 1371, 4}, {1162, -1, 5}, {1163, -1, 4}, {1163, -1, 5},
    {1164, -1, 4}, {1164, -1, 5}, {1165, -1, 0}, {1166, -1, 0}, {1167, 1429, 5}, {1168, -1, 0},
    {1169, 1361, 0}, {1170, -1, 3}, {1171, -1, 0}, {1172, 1363, 0}, {1173, -1, 0}, {1174, 1365, 0},
    {1175, 1366, 0}, {1176, -1, 0}, {1177, 1515, 1}, {1178, -1, 1}, {1179, -1, 2}, {1180, -1, 2},
    {1181, -1, 4}, {1182, -1, 4}, {1183, -1, 4}, {1184, -1, 4}, {1185, -1, 3}, {1186, -1, 0},
    {1187, 1378, 3}, {1188, 1379, 3}, {1189, 1380, 3}, {1190, 1381, 3}, {1191, 1382, 3}, {1192, 1383, 3},
    {1193, 1384, 3}, {1194, 1385, 3}, {1195, 1386, 3}, {1196, -1, 3}, {1197, 1388, 3}, {1198, 1389, 3},
    {1199, 1390, 3}, {1200, 1391, 3}, {1201, -1, 3}, {1202, 1393, 3}, {1203, 1394, 3}, {1204, 1395, 3},
    {1205, -1, 3}, {1206, -1, 3}, {1207, -1, 3}, {1208, -1, 3}, {1209, 1400, 3}, {1210, 1401, 3},
    {1211, 1402, 3}, {1212, -1, 3}, {1213, -1, 3}, {1214, -1, 3}, {1215, 1531, 3}, {1216, -1, 3},
    {1217, -1, 3}, {1218, -1, 3}, {1219, -1, 3}, {1220, -1, 3}, {1221, -1, 3}, {1222, -1, 3}, {1223, -1, 3},
    {1224, -1, 4}, {1225, -1, 4}, {1226, 1417, 3}, {1227, -1, 3}, {1228, 1419, 0}, {1229, -1, 0},
    {1230, 1421, 1}, {1231, -1, 1}, {1232, 1423, 1}, {1233, -1, 1}, {1234, 1425, 1}, {1235, -1, 1},
    {1236, -1, 0}, {1237, -1, 0}, {1238, -1, 0}, {1239, -1, 3}, {1240, -1, 3}, {1241, -1, 3}, {1242, -1, 3},
    {1243, -1, 3}, {1244, -1, 5}, {1245, -1, 5}, {1246, -1, 5}, {1247, -1, 0}, {1248, -1, 3}, {1249, -1, 3},
    {1250, 1441, 3}, {1251, -1, 4}, {1252, 1443, 0}, {1253, -1, 0}, {1254, 1445, 0}, {1255, -1, 0},
    {1256, 1447, 0}, {1257, -1, 0}, {1258, -1, 0}, {1259, -1, 2}, {1260, -1, 2}, {1261, -1, 2},
    {1262, -1, 2}, {1263, -1, 2}, {1264, 1754, 2}, {1265, -1, 2}, {1266, -1, 2}, {1267, -1, 2},
    {1268, -1, 2}, {1269, -1, 2}, {1270, -1, 2}, {1271, -1, 2}, {1272, -1, 2}, {1273, -1, 2}, {1274, -1, 2},
    {1275, -1, 2}, {1276, -1, 2}, {1277, -1, 2}, {1278, -1, 2}, {1279, -1, 2}, {1280, 1523, 2},
    {1281, 1524, 2}, {1282, 1525, 2}, {1283, -1, 2}, {1284, -1, 2}, {1285, -1, 2}, {1286, -1, 2},
    {1287, -1, 2}, {1288, -1, 2}, {1289, -1, 2}, {1290, -1, 2}, {1291, -1, 2}, {1292, -1, 2},
    {1293, 1484, 0}, {1294, 1485, 0}, {1295, 1486, 0}, {1296, 1487, 0}, {1297, 1488, 0}, {1298, 1489, 0},
    {1299, 1490, 0}, {1300, -1, 0}, {1301, 1492, 1}, {1302, -1, 1}, {1303, -1, 1}, {1304, -1, 1},
    {1305, -1, 1}, {1306, -1, 1}, {1307, 1498, 1}, {1308, -1, 1}, {1309, -1, 1}, {1310, -1, 2},
    {1311, -1, 2}, {1312, -1, 2}, {1313, -1, 2}, {1314, -1, 2}, {1315, -1, 2}, {1316, -1, 2}, {1317, -1, 2},
    {1318, 1509, 2}, {1319, -1, 2}, {1320, -1, 1}, {1321, -1, 1}, {1322, -1, 1}, {1323, -1, 1},
    {1324, -1, 1}, {1325, 1517, 1}, {1326, 1518, 1}, {1327, 1519, 1}, {1328, 1520, 1}, {1329, 1522, 1},
    {1330, 1521, 1}, {1331, -1, 1}, {1332, -1, 1}, {1333, -1, 2}, {1334, -1, 2}, {1335, -1, 2},
    {1336, 1527, 1}, {1337, -1, 1}, {1338, -1, 3}, {1339, -1, 3}, {1340, -1, 3}, {1341, -1, 3},
    {1342, -1, 3}, {1343, -1, 3}, {1344, -1, 3}, {1345, 1536, 0}, {1346, 1615, 0}, {1347, -1, 5},
    {1348, -1, 0}, {1349, -1, 0}, {1350, -1, 0}, {1351, -1, 0}, {1352, -1, 0}, {1353, -1, 0}, {1354, -1, 0},
    {1355, -1, 0}, {1356, -1, 0}, {1357, -1, 0}, {1358, -1, 0}, {1359, -1, 0}, {1360, -1, 0}, {1361, -1, 0},
    {1362, 1553, 0}, {1363, 1554, 0}, {1364, 1555, 0}, {1365, -1, 0}, {1366, 1557, 0}, {1367, 1558, 0},
    {1368, 1559, 0}, {1369, -1, 0}, {1370, 1563, 0}, {1371, 1564, 0}, {1372, 1565, 0}, {1373, -1, 0},
    {1374, -1, 0}, {1375, -1, 0}, {1376, 1569, 0}, {1377, 1570, 0}, {1378, -1, 0}, {1379, -1, 0},
    {1380, -1, 0}, {1381, -1, 0}, {1382, -1, 0}, {1383, -1, 0}, {1384, -1, 5}, {1385, -1, 5}, {1386, -1, 0},
    {1387, 1578, 0}, {1388, 1579, 0}, {1389, -1, 0}, {1390, 1581, 0}, {1391, 1582, 0}, {1392, -1, 0},
    {1393, 1584, 0}, {1394, 1585, 0}, {1395, 1586, 0}, {1396, -1, 0}, {1397, 1588, 0}, {1398, 1589, 0},
    {1399, 1590, 0}, {1400, -1, 0}, {1401, -1, 0}, {1402, -1, 0}, {1403, -1, 5}, {1404, -1, 5},
    {1405, -1, 5}, {1406, -1, 5}, {1407, -1, 5}, {1408, -1, 5}, {1409, -1, 5}, {1410, -1, 5}, {1411, -1, 5},
    {1412, -1, 5}, {1413, -1, 5}, {1414, -1, 5}, {1415, -1, 5}, {1416, -1, 5}, {1417, -1, 5}, {1418, -1, 5},
    {1419, 1610, 0}, {1420, 1611, 0}, {1421, 1612, 0}, {1422, 1613, 0}, {1423, 1614, 0}, {1424, -1, 0},
    {1425, 1616, 0}, {1426, 1617, 0}, {1427, 1618, 0}, {1428, 1619, 0}, {1429, 1620, 0}, {1430, 1621, 0},
    {1431, 1622, 0}, {1432, 1623, 0}, {1433, 1624, 0}, {1434, -1, 0}, {1435, -1, 2}, {1436, -1, 2},
    {1437, -1, 2}, {1438, -1, 2}, {1439, 1630, 2}, {1440, -1, 2}, {1441, -1, 2}, {1442, -1, 2},
    {1443, -1, 2}, {1444, -1, 2}, {1445, -1, 2}, {1446, -1, 0}, {1447, -1, 0}, {1448, -1, 0}, {1449, -1, 0},
    {1450, -1, 0}, {1451, -1, 0}, {1451, -1, 0}, {1452, 1644, 0}, {1453, 1645, 0}, {1454, 1646, 0},
    {1455, 1647, 0}, {1456, 1648, 0}, {1457, 1676, 0}, {1458, -1, 0}, {1459, 1652, 0}, {1460, -1, 0},
    {1461, 1674, 0}, {1462, -1, 0}, {1463, -1, 0}, {1464, 1757, 2}, {1465, -1, 2}, {1466, -1, 2},
    {1467, -1, 2}, {1468, -1, 2}, {1469, -1, 1}, {1470, -1, 1}, {1471, -1, 1}, {1472, -1, 0}, {1473, -1, 4},
    {1473, -1, 5}, {1474, -1, 4}, {1474, -1, 5}, {1475, -1, 4}, {1475, -1, 5}, {1476, -1, 4}, {1476, -1, 5},
    {1477, -1, 4}, {1477, -1, 5}, {1478, 1824, 0}, {1479, -1, 0}, {1480, 1720, 0}, {1481, 1678, 1},
    {1482, -1, 1}, {1483, 1680, 1}, {1484, -1, 1}, {1485, 1682, 1}, {1486, -1, 1}, {1487, 1684, 1},
    {1488, -1, 1}, {1489, 1686, 1}, {1490, -1, 1}, {1491, 1688, 1}, {1492, -1, 1}, {1493, 1690, 1},
    {1494, -1, 1}, {1495, -1, 1}, {1496, 1693, 1}, {1497, -1, 1}, {1498, -1, 1}, {1499, -1, 1},
    {1500, -1, 1}, {1501, 1788, 1}, {1502, -1, 1}, {1503, -1, 1}, {1504, -1, 0}, {1505, -1, 0},
    {1506, -1, 0}, {1507, -1, 0}, {1508, -1, 0}, {1509, -1, 0}, {1510, -1, 0}, {1511, -1, 0}, {1512, -1, 0},
    {1513, 1710, 1}, {1514, 1711, 1}, {1515, -1, 1}, {1516, 1713, 1}, {1517, 1714, 1}, {1518, -1, 1},
    {1519, 1716, 1}, {1520, 1717, 1}, {1521, 1721, 1}, {1522, 1719, 1}, {1523, -1, 1}, {1524, -1, 0},
    {1525, 1722, 1}, {1526, -1, 1}, {1527, -1, 0}, {1528, -1, 0}, {1529, -1, 0}, {1530, -1, 0},
    {1531, -1, 0}, {1532, -1, 2}, {1533, -1, 2}, {1534, -1, 2}, {1535, -1, 2}, {1536, -1, 2}, {1537, -1, 2},
    {1538, -1, 0}, {1539, -1, 0}, {1540, -1, 0}, {1541, 1739, 1}, {1542, 1740, 1}, {1543, -1, 1},
    {1544, -1, 1}, {1545, -1, 1}, {1546, -1, 0}, {1547, -1, 0}, {1548, -1, 0}, {1549, -1, 0}, {1550, -1, 4},
    {1551, -1, 4}, {1552, -1, 2}, {1553, 1750, 1}, {1554, 1751, 1}, {1555, 1752, 1}, {1556, 1796, 1},
    {1557, -1, 0}, {1558, -1, 2}, {1559, -1, 2}, {1560, -1, 2}, {1561, -1, 2}, {1562, -1, 2}, {1563, -1, 2},
    {1564, -1, 2}, {1565, -1, 4}, {1565, -1, 5}, {1566, -1, 4}, {1566, -1, 5}, {1567, -1, 4}, {1567, -1, 5},
    {1568, -1, 2}, {1569, -1, 0}, {1569, -1, 0}, {1570, -1, 0}, {1570, -1, 0}, {1571, -1, 0}, {1571, -1, 0},
    {1572, -1, 0}, {1572, -1, 0}, {1573, 1786, 0}, {1573, -1, 0}, {1574, 1798, 0}, {1575, 1799, 0},
    {1576, -1, 3}, {1577, -1, 3}, {1578, -1, 3}, {1579, -1, 3}, {1580, -1, 3}, {1581, -1, 0},
    {1582, 1787, 0}, {1583, 1794, 0}, {1584, -1, 4}, {1585, -1, 4}, {1586, -1, 4}, {1587, -1, 4},
    {1588, -1, 4}, {1589, -1, 4}, {1590, -1, 0}, {1591, -1, 0}, {1592, -1, 0}, {1593, -1, 1}, {1594, -1, 2},
    {1595, -1, 2}, {1596, 1801, 2}, {1597, -1, 2}, {1598, -1, 0}, {1599, 1804, 0}, {1600, -1, 0},
    {1601, 1806, 0}, {1602, -1, 0}, {1603, -1, 1}, {1604, -1, 0}, {1605, -1, 0}, {1606, -1, 0},
    {533, 1876, 6}, {537, 1875, 6}, {519, -1, 2}, {865, -1, 6}, {866, -1, 6}, {1481, -1, 6}, {1483, -1, 6},
    {1495, -1, 6}, {1498, -1, 6}, {1499, -1, 6}, {1513, -1, 6}, {1516, -1, 6}, {1519, -1, 6}, {1537, -1, 2},
    {1545, -1, 6}, {1553, 1846, 6}, {1568, -1, 2}, {848, -1, 6}, {851, -1, 6}, {797, -1, 6}, {804, -1, 6},
    {800, -1, 6}, {802, -1, 6}, {631, 1835, 2}, {871, -1, 2}, {642, -1, 2}, {1068, -1, 2}, {808, -1, 6},
    {808, -1, 6}, {809, -1, 6}, {809, -1, 6}, {922, -1, 6}, {922, -1, 6}, {923, -1, 6}, {923, -1, 6},
    {925, -1, 6}, {1336, -1, 6}, {1337, -1, 6}, {835, -1, 6}, {916, -1, 6}, {917, -1, 6}, {1320, -1, 6},
    {1321, -1, 6}, {415, -1, 2}, {1441, -1, 2}, {1442, -1, 2}, {1443, -1, 2}, {1444, -1, 2}, {1445, -1, 2},
    {543, -1, 6}, {654, 1862, 2}, {906, -1, 2}, {892, -1, 2}, {699, -1, 2}, {698, -1, 2}, {681, -1, 2},
    {682, -1, 2}, {683, -1, 2}, {805, -1, 6}, {824, 1871, 6}, {825, -1, 6}, {311, -1, 6}, {405, -1, 6},
    {406, -1, 6}, {413, -1, 6}, {338, -1, 6}, {308, -1, 2}, {309, -1, 2}, {310, -1, 6}, {404, -1, 6},
    {1302, -1, 6}, {1305, -1, 6}, {1306, -1, 6}, {1315, -1, 2}, {1311, -1, 2}, {1290, -1, 2}, {1019, -1, 2},
    {1040, -1, 6}, {1046, -1, 6}, {1061, -1, 6}, {1322, -1, 6}, {1332, 1898, 6}, {1331, 1899, 6},
    {1325, 1895, 6}, {1327, -1, 6}, {1326, 1897, 6}, {1328, -1, 6}, {1329, -1, 6}, {1330, -1, 6},
    {1603, -1, 6}
};

static const struct catalogue_entry entries[] = {
    {147, -1, 232, 126, -1, 0, 0, 0, 6, 6, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {147, -1, -1, -1, -1, 6, 0, 1, 0, 0, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {147, -1, 235, 236, -1, 6, 6, 2, 2, 2, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {147, -1, 148, 145, -1, 8, 8, 3, 2, 2, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {147, -1, 239, 240, -1, 10, 10, 4, 1, 1, 3, 0, 14, 0, 1, 0},  // CGAffineTransform
    {145, -1, -1, -1, -1, 11, 11, 5, 1, 1, 0, 0, 14, 0, 0, 0},  // S
    {240, -1, -1, -1, -1, 12, 12, 6, 2, 2, 0, 0, 14, 0, 1, 0},  // R
    {145, -1, -1, -1, -1, 14, 14, 7, 2, 2, 0, 0, 14, 0, 0, 0},  // S
    {145, -1, -1, -1, -1, 16, 16, 8, 3, 3, 0, 0, 14, 0, 0, 0},  // S
    {242, -1, -1, -1, -1, 19, 19, 9, 1, 1, 0, 0, 14, 0, 0, 0},  // H
    {242, -1, -1, -1, -1, 20, 20, 10, 1, 1, 0, 0, 14, 0, 0, 0},  // H
    {242, -1, -1, -1, -1, 21, 21, 11, 2, 2, 0, 0, 14, 0, 0, 0},  // H
    {244, 147, 245, -1, -1, 0, 0, 12, 0, 0, 5, 15, 14, 0, 0, 0},  // identity
    {246, -1, 247, -1, -1, 23, 23, 13, 1, 2, 1, 15, 14, 0, 0, 0},  // concatenating
    {248, -1, 249, -1, -1, 24, 25, 14, 2, 3, 1, 15, 14, 0, 4, 0},  // translatedBy
    {146, -1, 149, -1, -1, 26, 28, 15, 2, 3, 1, 15, 14, 0, 0, 0},  // scaledBy
    {250, -1, 252, -1, -1, 28, 31, 16, 1, 2, 1, 15, 14, 0, 1, 0},  // rotated
    {253, -1, 254, -1, -1, 29, 33, 17, 0, 1, 1, 15, 14, 0, 2, 0},  // inverted
    {255, -1, 256, -1, -1, 29, 34, 18, 0, 1, 1, 15, 16, 0, 15, 0},  // decomposed
    {257, -1, -1, -1, -1, 29, 35, 19, 1, 1, 0, 0, 2, 0, 0, 0},  // CGAffineTransformIsIdentity
    {258, -1, -1, -1, -1, 30, 36, 20, 2, 2, 0, 0, 2, 0, 0, 0},  // CGAffineTransformEqualToTransform
    {259, -1, -1, -1, -1, 32, 38, 21, 1, 1, 0, 0, 3, 0, 0, 0},  // NSStringFromCGAffineTransform
    {261, 260, -1, -1, -1, 33, 39, 22, 1, 1, 4, 4, 3, 0, 0, 0},  // string
    {262, -1, -1, -1, -1, 0, 40, 23, 0, 1, 2, 15, 0, 0, 0, 0},  // m11
    {263, -1, -1, -1, -1, 0, 41, 24, 0, 1, 2, 15, 0, 0, 0, 0},  // m12
    {264, -1, -1, -1, -1, 0, 42, 25, 0, 1, 2, 15, 0, 0, 0, 0},  // m21
    {265, -1, -1, -1, -1, 0, 43, 26, 0, 1, 2, 15, 0, 0, 0, 0},  // m22
    {266, -1, -1, -1, -1, 0, 44, 27, 0, 1, 2, 15, 0, 0, 0, 0},  // m41
    {267, -1, -1, -1, -1, 0, 45, 28, 0, 1, 2, 15, 0, 0, 0, 0},  // m42
    {268, -1, -1, -1, -1, 0, 46, 29, 0, 1, 2, 15, 0, 0, 0, 0},  // m44
    {129, -1, -1, -1, -1, 0, 47, 30, 0, 1, 2, 15, 0, 0, 14, 0},  // a
    {228, -1, -1, -1, -1, 0, 48, 31, 0, 1, 2, 15, 0, 0, 0, 0},  // b
    {229, -1, -1, -1, -1, 0, 49, 32, 0, 1, 2, 15, 0, 0, 0, 0},  // c
    {130, -1, -1, -1, -1, 0, 50, 33, 0, 1, 2, 15, 0, 0, 14, 0},  // d
    {230, -1, -1, -1, -1, 0, 51, 34, 0, 1, 2, 15, 0, 0, 0, 0},  // tx
    {231, -1, -1, -1, -1, 0, 52, 35, 0, 1, 2, 15, 0, 0, 0, 0},  // ty
    {269, -1, -1, -1, -1, 0, 53, 36, 0, 1, 2, 15, 2, 0, 0, 0},  // isIdentity
    {270, -1, -1, -1, -1, 0, 54, 37, 0, 1, 2, 15, 0, 0, 0, 0},  // determinant
    {271, -1, -1, -1, -1, 0, 55, 38, 0, 1, 2, 15, 15, 0, 0, 0},  // matrix
    {272, -1, -1, -1, -1, 0, 56, 39, 0, 1, 2, 15, 3, 0, 0, 0},  // kind
    {273, -1, -1, -1, -1, 0, 57, 40, 0, 1, 2, 15, 9, 0, 0, 0},  // fixedPoint
    {274, -1, -1, -1, -1, 34, 58, 41, 1, 1, 0, 0, 14, 0, 0, 0},  // reflect
    {274, -1, -1, -1, -1, 35, 59, 42, 2, 2, 0, 0, 14, 0, 1, 0},  // reflect
    {243, 277, -1, -1, -1, 0, 0, 43, 0, 0, 5, 20, 19, 0, 0, 0},  // x
    {234, 277, -1, -1, -1, 0, 0, 44, 0, 0, 5, 20, 19, 0, 0, 0},  // y
    {278, 277, -1, -1, -1, 0, 0, 45, 0, 0, 5, 20, 19, 0, 0, 0},  // origin
    {279, 277, -1, -1, -1, 0, 0, 46, 0, 0, 5, 20, 19, 0, 0, 0},  // yEqualsX
    {280, 277, -1, -1, -1, 0, 0, 47, 0, 0, 5, 20, 19, 0, 0, 0},  // yEqualsMinusX
    {213, -1, -1, -1, -1, 37, 61, 48, 4, 4, 3, 0, 16, 0, 1, 0},  // CGAffineTransformComponents
    {147, -1, 285, -1, -1, 41, 65, 49, 1, 1, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {281, -1, -1, -1, -1, 0, 66, 50, 0, 1, 2, 17, 12, 0, 0, 0},  // scale
    {282, -1, -1, -1, -1, 0, 67, 51, 0, 1, 2, 17, 0, 0, 0, 0},  // horizontalShear
    {283, -1, -1, -1, -1, 0, 68, 52, 0, 1, 2, 17, 0, 0, 0, 0},  // rotation
    {284, -1, -1, -1, -1, 0, 69, 53, 0, 1, 2, 17, 10, 0, 0, 0},  // translation
    {209, -1, 286, -1, -1, 42, 70, 0, 2, 2, 3, 0, 9, 0, 0, 1},  // CGPoint
    {209, -1, -1, -1, -1, 44, 0, 1, 0, 0, 3, 0, 9, 0, 0, 1},  // CGPoint
    {287, 209, 288, -1, -1, 0, 0, 2, 0, 0, 5, 10, 9, 0, 0, 1},  // zero
    {243, -1, -1, -1, -1, 0, 72, 3, 0, 1, 2, 10, 0, 0, 0, 1},  // x
    {234, -1, -1, -1, -1, 0, 73, 4, 0, 1, 2, 10, 0, 0, 0, 1},  // y
    {289, -1, 290, -1, -1, 44, 74, 5, 1, 2, 1, 10, 9, 0, 6, 1},  // applying
    {291, -1, -1, -1, -1, 45, 76, 6, 1, 2, 1, 10, 0, 0, 0, 1},  // distance
    {293, -1, -1, -1, -1, 46, 78, 7, 2, 2, 0, 0, 2, 0, 0, 1},  // CGPointEqualToPoint
    {294, -1, -1, -1, -1, 48, 80, 8, 1, 2, 1, 10, 2, 0, 0, 1},  // equalTo
    {295, -1, -1, -1, -1, 49, 82, 9, 1, 1, 0, 0, 3, 0, 0, 1},  // NSStringFromCGPoint
    {296, -1, -1, -1, -1, 0, 83, 10, 0, 1, 2, 10, 3, 0, 0, 1},  // debugDescription
    {210, -1, 299, 300, -1, 50, 84, 11, 2, 2, 3, 0, 10, 0, 0, 1},  // CGVector
    {210, -1, -1, -1, -1, 52, 0, 12, 0, 0, 3, 0, 10, 0, 0, 1},  // CGVector
    {287, 210, -1, -1, -1, 0, 0, 13, 0, 0, 5, 11, 10, 0, 0, 1},  // zero
    {297, -1, -1, -1, -1, 0, 86, 14, 0, 1, 2, 11, 0, 0, 0, 1},  // dx
    {298, -1, -1, -1, -1, 0, 87, 15, 0, 1, 2, 11, 0, 0, 0, 1},  // dy
    {301, -1, -1, -1, -1, 0, 88, 16, 0, 1, 2, 11, 0, 0, 0, 1},  // length
    {289, -1, -1, -1, -1, 52, 89, 17, 1, 2, 1, 11, 10, 0, 0, 1},  // applying
    {302, -1, -1, -1, -1, 53, 91, 18, 1, 1, 0, 0, 3, 0, 0, 1},  // NSStringFromCGVector
    {211, -1, 305, 306, -1, 54, 92, 19, 2, 2, 3, 0, 12, 0, 0, 1},  // CGSize
    {211, -1, -1, -1, -1, 56, 0, 20, 0, 0, 3, 0, 12, 0, 0, 1},  // CGSize
    {287, 211, 307, -1, -1, 0, 0, 21, 0, 0, 5, 13, 12, 0, 0, 1},  // zero
    {303, -1, -1, -1, -1, 0, 94, 22, 0, 1, 2, 13, 0, 0, 0, 1},  // width
    {304, -1, -1, -1, -1, 0, 95, 23, 0, 1, 2, 13, 0, 0, 0, 1},  // height
    {289, -1, 308, -1, -1, 56, 96, 24, 1, 2, 1, 13, 12, 0, 0, 1},  // applying
    {309, -1, -1, -1, -1, 57, 98, 25, 2, 2, 0, 0, 2, 0, 0, 1},  // CGSizeEqualToSize
    {294, -1, -1, -1, -1, 59, 100, 26, 1, 2, 1, 13, 2, 0, 0, 1},  // equalTo
    {310, -1, -1, -1, -1, 60, 102, 27, 1, 1, 0, 0, 3, 0, 0, 1},  // NSStringFromCGSize
    {296, -1, -1, -1, -1, 0, 103, 28, 0, 1, 2, 13, 3, 0, 0, 1},  // debugDescription
    {243, -1, -1, -1, -1, 0, 104, 29, 0, 1, 2, 12, 0, 0, 0, 1},  // x
    {234, -1, -1, -1, -1, 0, 105, 30, 0, 1, 2, 12, 0, 0, 0, 1},  // y
    {311, -1, -1, -1, -1, 0, 106, 31, 0, 1, 2, 12, 0, 0, 0, 1},  // w
    {312, -1, -1, -1, -1, 0, 107, 32, 0, 1, 2, 12, 0, 0, 0, 1},  // z
    {313, -1, -1, -1, -1, 0, 108, 33, 0, 1, 2, 12, 2, 0, 0, 1},  // isVector
    {314, -1, -1, -1, -1, 0, 109, 34, 0, 1, 2, 12, 9, 0, 0, 1},  // point
    {212, -1, 315, 316, -1, 61, 110, 0, 4, 4, 3, 0, 13, 0, 0, 2},  // CGRect
    {212, -1, -1, -1, -1, 65, 114, 1, 2, 2, 3, 0, 13, 0, 0, 2},  // CGRect
    {212, -1, -1, -1, -1, 67, 0, 2, 0, 0, 3, 0, 13, 0, 0, 2},  // CGRect
    {287, 212, 317, -1, -1, 0, 0, 3, 0, 0, 5, 14, 13, 0, 0, 2},  // zero
    {318, 212, 319, -1, -1, 0, 0, 4, 0, 0, 5, 14, 13, 0, 0, 2},  // null
    {320, 212, 321, -1, -1, 0, 0, 5, 0, 0, 5, 14, 13, 0, 0, 2},  // infinite
    {322, -1, -1, -1, -1, 67, 116, 6, 1, 1, 0, 0, 3, 0, 0, 2},  // NSStringFromCGRect
    {323, -1, -1, -1, -1, 68, 117, 7, 2, 2, 0, 0, 13, 0, 0, 2},  // AVMakeRect
    {326, -1, -1, -1, -1, 70, 119, 8, 2, 2, 0, 0, 13, 0, 0, 2},  // AVMakeRectWithAspectRatioInsideRect
    {327, -1, -1, -1, -1, 72, 121, 9, 1, 1, 0, 0, 3, 0, 0, 2},  // NSStringFromRect
    {328, 214, 329, -1, -1, 0, 0, 10, 0, 0, 5, 19, 18, 0, 0, 2},  // minXEdge
    {330, 214, 331, -1, -1, 0, 0, 11, 0, 0, 5, 19, 18, 0, 0, 2},  // minYEdge
    {332, 214, 333, -1, -1, 0, 0, 12, 0, 0, 5, 19, 18, 0, 0, 2},  // maxXEdge
    {334, 214, 335, -1, -1, 0, 0, 13, 0, 0, 5, 19, 18, 0, 0, 2},  // maxYEdge
    {336, -1, 337, -1, -1, 0, 122, 14, 0, 1, 2, 14, 0, 0, 0, 2},  // minX
    {338, -1, 339, -1, -1, 0, 123, 15, 0, 1, 2, 14, 0, 0, 0, 2},  // midX
    {340, -1, 341, -1, -1, 0, 124, 16, 0, 1, 2, 14, 0, 0, 0, 2},  // maxX
    {342, -1, 343, -1, -1, 0, 125, 17, 0, 1, 2, 14, 0, 0, 0, 2},  // minY
    {344, -1, 345, -1, -1, 0, 126, 18, 0, 1, 2, 14, 0, 0, 0, 2},  // midY
    {346, -1, 347, -1, -1, 0, 127, 19, 0, 1, 2, 14, 0, 0, 0, 2},  // maxY
    {303, -1, 348, -1, -1, 0, 128, 20, 0, 1, 2, 14, 0, 0, 0, 2},  // width
    {304, -1, 349, -1, -1, 0, 129, 21, 0, 1, 2, 14, 0, 0, 0, 2},  // height
    {278, -1, -1, -1, -1, 0, 130, 22, 0, 1, 2, 14, 9, 0, 0, 2},  // origin
    {306, -1, -1, -1, -1, 0, 131, 23, 0, 1, 2, 14, 12, 0, 0, 2},  // size
    {350, -1, 351, -1, -1, 0, 132, 24, 0, 1, 2, 14, 13, 0, 0, 2},  // standardized
    {352, -1, 353, -1, -1, 0, 133, 25, 0, 1, 2, 14, 13, 0, 0, 2},  // integral
    {354, -1, 355, -1, -1, 0, 134, 26, 0, 1, 2, 14, 2, 0, 0, 2},  // isNull
    {356, -1, 357, -1, -1, 0, 135, 27, 0, 1, 2, 14, 2, 0, 0, 2},  // isEmpty
    {358, -1, 359, -1, -1, 0, 136, 28, 0, 1, 2, 14, 2, 0, 0, 2},  // isInfinite
    {360, -1, -1, -1, -1, 0, 137, 29, 0, 1, 2, 14, 4, 0, 0, 2},  // corners
    {361, -1, -1, -1, -1, 0, 138, 30, 0, 1, 2, 14, 9, 0, 0, 2},  // center
    {296, -1, -1, -1, -1, 0, 139, 31, 0, 1, 2, 14, 3, 0, 0, 2},  // debugDescription
    {362, -1, 367, -1, -1, 73, 140, 32, 4, 4, 3, 0, 51, 0, 0, 2},  // UIEdgeInsets
    {368, -1, -1, -1, -1, 77, 144, 33, 1, 1, 0, 0, 3, 0, 0, 2},  // NSStringFromUIEdgeInsets
    {369, -1, -1, -1, -1, 78, 145, 34, 2, 2, 0, 0, 2, 0, 0, 2},  // UIEdgeInsetsEqualToEdgeInsets
    {362, -1, -1, -1, -1, 80, 147, 35, 0, 0, 3, 0, 51, 0, 0, 2},  // UIEdgeInsets
    {287, 362, 370, -1, -1, 0, 0, 36, 0, 0, 5, 52, 51, 0, 0, 2},  // zero
    {371, -1, 372, -1, -1, 80, 147, 37, 1, 2, 1, 14, 13, 0, 0, 2},  // inset
    {373, -1, 374, -1, -1, 81, 149, 38, 2, 3, 1, 14, 13, 0, 0, 2},  // insetBy
    {375, -1, 376, -1, -1, 83, 152, 39, 2, 3, 1, 14, 13, 0, 0, 2},  // offsetBy
    {377, -1, 378, -1, -1, 85, 155, 40, 1, 2, 1, 14, 13, 0, 0, 2},  // union
    {379, -1, 380, -1, -1, 86, 157, 41, 1, 2, 1, 14, 13, 0, 0, 2},  // intersection
    {381, -1, 382, -1, -1, 87, 159, 42, 1, 2, 1, 14, 2, 0, 0, 2},  // intersects
    {383, -1, 384, -1, -1, 88, 161, 43, 1, 2, 1, 14, 2, 0, 0, 2},  // contains
    {383, -1, 385, -1, -1, 89, 163, 44, 1, 2, 1, 14, 2, 0, 0, 2},  // contains
    {294, -1, 386, -1, -1, 90, 165, 45, 1, 2, 1, 14, 2, 0, 0, 2},  // equalTo
    {289, -1, 387, -1, -1, 91, 167, 46, 1, 2, 1, 14, 13, 0, 7, 2},  // applying
    {391, -1, -1, -1, -1, 92, 169, 47, 2, 3, 1, 14, 55, 0, 0, 2},  // divided
    {388, -1, -1, -1, -1, 94, 172, 48, 2, 2, 0, 0, 55, 0, 0, 2},  // RectDivision
    {394, -1, -1, -1, -1, 0, 174, 0, 0, 1, 2, 16, 15, 0, 0, 3},  // transpose
    {270, -1, -1, -1, -1, 0, 175, 1, 0, 1, 2, 16, 0, 0, 0, 3},  // determinant
    {395, -1, -1, -1, -1, 0, 176, 2, 0, 1, 2, 16, 15, 0, 0, 3},  // inverse
    {253, -1, -1, -1, -1, 96, 177, 3, 0, 1, 1, 16, 15, 0, 0, 3},  // inverted
    {396, -1, -1, -1, -1, 0, 178, 4, 0, 1, 2, 16, 4, 0, 0, 3},  // rows
    {397, -1, -1, -1, -1, 0, 179, 5, 0, 1, 2, 16, 14, 0, 0, 3},  // affine
    {244, -1, -1, -1, -1, 96, 180, 6, 1, 1, 0, 0, 15, 0, 0, 3},  // identity
    {398, -1, -1, -1, -1, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 4},  // π
    {399, -1, -1, -1, -1, 0, 0, 1, 0, 0, 5, 0, 0, 0, 0, 4},  // pi
    {400, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 0, 0, 0, 4},  // M_PI
    {401, -1, -1, -1, -1, 0, 0, 3, 0, 0, 5, 0, 0, 0, 0, 4},  // M_PI_2
    {402, -1, -1, -1, -1, 0, 0, 4, 0, 0, 5, 0, 0, 0, 0, 4},  // M_PI_4
    {403, -1, -1, -1, -1, 0, 0, 5, 0, 0, 5, 0, 0, 0, 0, 4},  // M_1_PI
    {404, -1, -1, -1, -1, 0, 0, 6, 0, 0, 5, 0, 0, 0, 0, 4},  // M_2_PI
    {405, -1, -1, -1, -1, 0, 0, 7, 0, 0, 5, 0, 0, 0, 0, 4},  // M_SQRT2
    {406, -1, -1, -1, -1, 0, 0, 8, 0, 0, 5, 0, 0, 0, 0, 4},  // M_SQRT1_2
    {407, -1, -1, -1, -1, 0, 0, 9, 0, 0, 5, 0, 0, 0, 0, 4},  // M_E
    {399, 160, -1, -1, -1, 0, 0, 10, 0, 0, 5, 1, 0, 0, 0, 4},  // pi
    {408, 160, -1, -1, -1, 0, 0, 11, 0, 0, 5, 1, 0, 0, 0, 4},  // infinity
    {409, 160, -1, -1, -1, 0, 0, 12, 0, 0, 5, 1, 0, 0, 0, 4},  // nan
    {410, 160, 411, -1, -1, 0, 0, 13, 0, 0, 5, 1, 0, 0, 0, 4},  // ulpOfOne
    {412, 160, 413, -1, -1, 0, 0, 14, 0, 0, 5, 1, 0, 0, 0, 4},  // greatestFiniteMagnitude
    {287, 160, -1, -1, -1, 0, 0, 15, 0, 0, 5, 1, 0, 0, 0, 4},  // zero
    {414, 163, 415, -1, -1, 0, 0, 16, 0, 0, 5, 1, 0, 0, 0, 4},  // max
    {416, 163, 417, -1, -1, 0, 0, 17, 0, 0, 5, 1, 0, 0, 0, 4},  // min
    {160, -1, -1, -1, -1, 97, 181, 18, 1, 1, 3, 0, 0, 0, 0, 4},  // CGFloat
    {161, -1, -1, -1, -1, 98, 182, 19, 1, 1, 3, 0, 0, 0, 0, 4},  // Double
    {162, -1, -1, -1, -1, 99, 183, 20, 1, 1, 3, 0, 0, 0, 0, 4},  // Float
    {165, -1, -1, -1, -1, 100, 184, 21, 1, 1, 3, 0, 0, 0, 0, 4},  // TimeInterval
    {163, -1, -1, -1, -1, 101, 185, 22, 1, 1, 3, 0, 0, 0, 0, 4},  // Int
    {164, -1, -1, -1, -1, 102, 186, 23, 1, 1, 3, 0, 0, 0, 0, 4},  // NSInteger
    {160, -1, -1, -1, -1, 103, 187, 24, 1, 1, 3, 0, 0, 0, 0, 4},  // CGFloat
    {161, -1, -1, -1, -1, 104, 188, 25, 1, 1, 3, 0, 0, 0, 0, 4},  // Double
    {162, -1, -1, -1, -1, 105, 189, 26, 1, 1, 3, 0, 0, 0, 0, 4},  // Float
    {163, -1, -1, -1, -1, 106, 190, 27, 1, 1, 3, 0, 0, 0, 0, 4},  // Int
    {188, -1, -1, -1, -1, 107, 191, 28, 1, 1, 3, 0, 0, 0, 0, 4},  // Int8
    {189, -1, -1, -1, -1, 108, 192, 29, 1, 1, 3, 0, 0, 0, 0, 4},  // Int16
    {190, -1, -1, -1, -1, 109, 193, 30, 1, 1, 3, 0, 0, 0, 0, 4},  // Int32
    {191, -1, -1, -1, -1, 110, 194, 31, 1, 1, 3, 0, 0, 0, 0, 4},  // Int64
    {192, -1, -1, -1, -1, 111, 195, 32, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt8
    {193, -1, -1, -1, -1, 112, 196, 33, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt16
    {194, -1, -1, -1, -1, 113, 197, 34, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt32
    {195, -1, -1, -1, -1, 114, 198, 35, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt64
    {169, -1, -1, -1, -1, 115, 199, 36, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt
    {188, -1, -1, -1, -1, 116, 200, 37, 1, 1, 3, 0, 0, 0, 0, 4},  // Int8
    {188, -1, -1, -1, -1, 117, 201, 38, 1, 1, 3, 0, 0, 0, 0, 4},  // Int8
    {189, -1, -1, -1, -1, 118, 202, 39, 1, 1, 3, 0, 0, 0, 0, 4},  // Int16
    {189, -1, -1, -1, -1, 119, 203, 40, 1, 1, 3, 0, 0, 0, 0, 4},  // Int16
    {190, -1, -1, -1, -1, 120, 204, 41, 1, 1, 3, 0, 0, 0, 0, 4},  // Int32
    {190, -1, -1, -1, -1, 121, 205, 42, 1, 1, 3, 0, 0, 0, 0, 4},  // Int32
    {191, -1, -1, -1, -1, 122, 206, 43, 1, 1, 3, 0, 0, 0, 0, 4},  // Int64
    {191, -1, -1, -1, -1, 123, 207, 44, 1, 1, 3, 0, 0, 0, 0, 4},  // Int64
    {192, -1, -1, -1, -1, 124, 208, 45, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt8
    {192, -1, -1, -1, -1, 125, 209, 46, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt8
    {193, -1, -1, -1, -1, 126, 210, 47, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt16
    {193, -1, -1, -1, -1, 127, 211, 48, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt16
    {194, -1, -1, -1, -1, 128, 212, 49, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt32
    {194, -1, -1, -1, -1, 129, 213, 50, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt32
    {195, -1, -1, -1, -1, 130, 214, 51, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt64
    {195, -1, -1, -1, -1, 131, 215, 52, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt64
    {169, -1, -1, -1, -1, 132, 216, 53, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt
    {169, -1, -1, -1, -1, 133, 217, 54, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt
    {163, -1, -1, -1, -1, 134, 218, 55, 1, 1, 3, 0, 0, 0, 0, 4},  // Int
    {163, -1, -1, -1, -1, 135, 219, 56, 1, 1, 3, 0, 0, 0, 0, 4},  // Int
    {198, -1, -1, -1, -1, 136, 220, 57, 2, 2, 3, 0, 3, 0, 0, 4},  // String
    {163, -1, -1, -1, -1, 138, 222, 58, 2, 2, 0, 0, 55, 0, 0, 4},  // Int
    {163, -1, -1, -1, -1, 140, 224, 59, 1, 1, 0, 0, 55, 0, 0, 4},  // Int
    {140, -1, 141, -1, -1, 141, 225, 60, 1, 1, 0, 0, 0, 0, 3, 4},  // sqrt
    {423, -1, 424, -1, -1, 142, 226, 61, 1, 1, 0, 0, 0, 0, 0, 4},  // exp
    {425, -1, 426, -1, -1, 143, 227, 62, 1, 1, 0, 0, 0, 0, 0, 4},  // log
    {427, -1, -1, -1, -1, 144, 228, 63, 1, 1, 0, 0, 0, 0, 0, 4},  // abs
    {428, -1, 429, -1, -1, 145, 229, 64, 1, 1, 0, 0, 0, 0, 0, 4},  // fabs
    {430, -1, 431, -1, -1, 146, 230, 65, 1, 1, 0, 0, 0, 0, 0, 4},  // floor
    {432, -1, 433, -1, -1, 147, 231, 66, 1, 1, 0, 0, 0, 0, 0, 4},  // ceil
    {111, -1, 434, -1, -1, 148, 232, 67, 1, 1, 0, 0, 0, 0, 0, 4},  // round
    {435, -1, 436, -1, -1, 149, 233, 68, 2, 2, 0, 0, 0, 0, 0, 4},  // pow
    {139, -1, 437, -1, -1, 151, 235, 69, 2, 2, 0, 0, 0, 0, 3, 4},  // hypot
    {438, -1, 439, -1, -1, 153, 237, 70, 2, 2, 0, 0, 0, 0, 0, 4},  // fmod
    {440, -1, -1, -1, -1, 155, 239, 71, 3, 3, 0, 0, 4, 0, 0, 4},  // stride
    {440, -1, -1, -1, -1, 158, 242, 72, 3, 3, 0, 0, 4, 0, 0, 4},  // stride
    {440, -1, -1, -1, -1, 161, 245, 73, 2, 3, 1, 1, 4, 0, 0, 4},  // stride
    {440, -1, -1, -1, -1, 163, 248, 74, 2, 3, 1, 1, 4, 0, 0, 4},  // stride
    {416, -1, 441, -1, -1, 165, 251, 75, 2, 2, 0, 0, 0, 0, 0, 4},  // min
    {416, -1, -1, -1, -1, 167, 253, 76, 3, 3, 0, 0, 0, 0, 0, 4},  // min
    {416, -1, -1, -1, -1, 170, 256, 77, 4, 4, 0, 0, 0, 0, 0, 4},  // min
    {414, -1, 442, -1, -1, 174, 260, 78, 2, 2, 0, 0, 0, 0, 0, 4},  // max
    {414, -1, -1, -1, -1, 176, 262, 79, 3, 3, 0, 0, 0, 0, 0, 4},  // max
    {414, -1, -1, -1, -1, 179, 265, 80, 4, 4, 0, 0, 0, 0, 0, 4},  // max
    {443, -1, 444, -1, -1, 183, 269, 81, 1, 1, 0, 0, 0, 0, 0, 4},  // trunc
    {445, -1, 446, -1, -1, 184, 270, 82, 1, 1, 0, 0, 0, 0, 0, 4},  // rint
    {447, -1, 448, -1, -1, 185, 271, 83, 1, 1, 0, 0, 0, 0, 0, 4},  // nearbyint
    {449, -1, 450, -1, -1, 186, 272, 84, 1, 1, 0, 0, 0, 0, 0, 4},  // lrint
    {451, -1, 452, -1, -1, 187, 273, 85, 1, 1, 0, 0, 0, 0, 0, 4},  // llrint
    {453, -1, 454, -1, -1, 188, 274, 86, 1, 1, 0, 0, 0, 0, 0, 4},  // lround
    {455, -1, 456, -1, -1, 189, 275, 87, 1, 1, 0, 0, 0, 0, 0, 4},  // llround
    {457, -1, 458, -1, -1, 190, 276, 88, 1, 1, 0, 0, 0, 0, 0, 4},  // log2
    {459, -1, 460, -1, -1, 191, 277, 89, 1, 1, 0, 0, 0, 0, 0, 4},  // log10
    {461, -1, 462, -1, -1, 192, 278, 90, 1, 1, 0, 0, 0, 0, 0, 4},  // exp2
    {463, -1, 464, -1, -1, 193, 279, 91, 1, 1, 0, 0, 0, 0, 0, 4},  // cbrt
    {465, -1, 466, -1, -1, 194, 280, 92, 1, 1, 0, 0, 0, 0, 0, 4},  // sinh
    {467, -1, 468, -1, -1, 195, 281, 93, 1, 1, 0, 0, 0, 0, 0, 4},  // cosh
    {469, -1, 470, -1, -1, 196, 282, 94, 1, 1, 0, 0, 0, 0, 0, 4},  // tanh
    {471, -1, 472, -1, -1, 197, 283, 95, 2, 2, 0, 0, 0, 0, 0, 4},  // copysign
    {473, -1, 474, -1, -1, 199, 285, 96, 2, 2, 0, 0, 0, 0, 0, 4},  // fdim
    {475, -1, -1, -1, -1, 201, 287, 97, 2, 2, 0, 0, 0, 0, 0, 4},  // fminf
    {476, -1, -1, -1, -1, 203, 289, 98, 2, 2, 0, 0, 0, 0, 0, 4},  // fmaxf
    {477, -1, -1, -1, -1, 205, 291, 99, 1, 1, 0, 0, 2, 0, 0, 4},  // isnan
    {478, -1, -1, -1, -1, 206, 292, 100, 1, 1, 0, 0, 2, 0, 0, 4},  // isinf
    {479, -1, -1, -1, -1, 207, 293, 101, 1, 1, 0, 0, 2, 0, 0, 4},  // isfinite
    {480, -1, -1, -1, -1, 208, 294, 102, 1, 1, 0, 0, 2, 0, 0, 4},  // signbit
    {481, -1, -1, -1, -1, 0, 0, 103, 0, 0, 5, 0, 0, 0, 0, 4},  // INT_MAX
    {482, -1, -1, -1, -1, 0, 0, 104, 0, 0, 5, 0, 0, 0, 0, 4},  // INT_MIN
    {483, -1, -1, -1, -1, 0, 0, 105, 0, 0, 5, 0, 0, 0, 0, 4},  // UINT_MAX
    {484, -1, -1, -1, -1, 0, 0, 106, 0, 0, 5, 0, 0, 0, 0, 4},  // LONG_MAX
    {485, -1, -1, -1, -1, 0, 0, 107, 0, 0, 5, 0, 0, 0, 0, 4},  // LONG_MIN
    {486, -1, -1, -1, -1, 0, 0, 108, 0, 0, 5, 0, 0, 0, 0, 4},  // NSUIntegerMax
    {487, -1, -1, -1, -1, 0, 0, 109, 0, 0, 5, 0, 0, 0, 0, 4},  // M_LN2
    {488, -1, -1, -1, -1, 0, 0, 110, 0, 0, 5, 0, 0, 0, 0, 4},  // M_LN10
    {489, -1, -1, -1, -1, 209, 295, 111, 0, 1, 1, 1, 0, 0, 0, 4},  // rounded
    {491, 490, -1, -1, -1, 0, 0, 112, 0, 0, 5, 25, 24, 0, 0, 4},  // up
    {492, 490, -1, -1, -1, 0, 0, 113, 0, 0, 5, 25, 24, 0, 0, 4},  // down
    {493, 490, -1, -1, -1, 0, 0, 114, 0, 0, 5, 25, 24, 0, 0, 4},  // toNearestOrEven
    {494, 490, -1, -1, -1, 0, 0, 115, 0, 0, 5, 25, 24, 0, 0, 4},  // toNearestOrAwayFromZero
    {495, 490, -1, -1, -1, 0, 0, 116, 0, 0, 5, 25, 24, 0, 0, 4},  // towardZero
    {496, 490, -1, -1, -1, 0, 0, 117, 0, 0, 5, 25, 24, 0, 0, 4},  // awayFromZero
    {489, -1, -1, -1, -1, 209, 296, 118, 1, 2, 1, 1, 0, 0, 0, 4},  // rounded
    {142, -1, -1, -1, -1, 210, 298, 119, 0, 1, 1, 1, 0, 0, 3, 4},  // squareRoot
    {497, -1, -1, -1, -1, 210, 299, 120, 1, 2, 1, 1, 0, 0, 0, 4},  // truncatingRemainder
    {390, -1, -1, -1, -1, 211, 301, 121, 1, 2, 1, 1, 0, 0, 0, 4},  // remainder
    {499, -1, -1, -1, -1, 212, 303, 122, 0, 1, 1, 1, 0, 0, 0, 4},  // signum
    {500, -1, -1, -1, -1, 0, 304, 123, 0, 1, 2, 1, 0, 0, 0, 4},  // magnitude
    {501, -1, -1, -1, -1, 212, 305, 124, 1, 2, 1, 1, 2, 0, 0, 4},  // isMultiple
    {503, -1, -1, -1, -1, 0, 307, 125, 0, 1, 2, 1, 2, 0, 0, 4},  // isFinite
    {358, -1, -1, -1, -1, 0, 308, 126, 0, 1, 2, 1, 2, 0, 0, 4},  // isInfinite
    {504, -1, -1, -1, -1, 0, 309, 127, 0, 1, 2, 1, 2, 0, 0, 4},  // isZero
    {505, -1, -1, -1, -1, 0, 310, 128, 0, 1, 2, 1, 2, 0, 0, 4},  // isNaN
    {506, -1, -1, -1, -1, 0, 311, 129, 0, 1, 2, 1, 3, 0, 0, 4},  // description
    {507, -1, -1, -1, -1, 0, 312, 130, 0, 1, 2, 1, 0, 0, 0, 4},  // ulp
    {508, -1, -1, -1, -1, 0, 313, 131, 0, 1, 2, 1, 0, 0, 0, 4},  // nextUp
    {509, -1, -1, -1, -1, 0, 314, 132, 0, 1, 2, 1, 0, 0, 0, 4},  // nextDown
    {510, -1, -1, -1, -1, 0, 315, 133, 0, 1, 2, 1, 0, 0, 0, 4},  // exponent
    {511, -1, -1, -1, -1, 0, 316, 134, 0, 1, 2, 1, 0, 0, 0, 4},  // significand
    {512, 160, -1, -1, -1, 0, 0, 135, 0, 0, 5, 1, 0, 0, 0, 4},  // leastNormalMagnitude
    {513, 160, -1, -1, -1, 0, 0, 136, 0, 0, 5, 1, 0, 0, 0, 4},  // leastNonzeroMagnitude
    {514, -1, -1, -1, -1, 0, 317, 137, 0, 1, 2, 1, 2, 0, 0, 4},  // isNormal
    {515, -1, -1, -1, -1, 213, 318, 138, 1, 2, 1, 1, 2, 0, 0, 4},  // isLess
    {517, -1, -1, -1, -1, 214, 320, 139, 1, 2, 1, 1, 2, 0, 0, 4},  // isLessThanOrEqualTo
    {518, -1, -1, -1, -1, 215, 322, 140, 1, 2, 1, 1, 0, 0, 0, 4},  // advanced
    {291, -1, -1, -1, -1, 216, 324, 141, 1, 2, 1, 1, 0, 0, 0, 4},  // distance
    {519, -1, -1, -1, -1, 217, 326, 142, 2, 3, 1, 1, 0, 0, 0, 4},  // addingProduct
    {390, -1, -1, -1, -1, 219, 329, 143, 2, 2, 0, 0, 0, 0, 0, 4},  // remainder
    {521, -1, -1, -1, -1, 221, 331, 144, 1, 2, 1, 1, 51, 0, 0, 4},  // quotientAndRemainder
    {208, -1, -1, -1, -1, 222, 333, 0, 1, 1, 3, 0, 1, 0, 0, 5},  // Angle
    {208, -1, -1, -1, -1, 223, 334, 1, 1, 1, 3, 0, 1, 0, 0, 5},  // Angle
    {208, -1, -1, -1, -1, 224, 335, 2, 1, 1, 3, 0, 1, 0, 0, 5},  // Angle
    {522, 208, -1, -1, -1, 225, 336, 3, 1, 1, 4, 2, 1, 0, 0, 5},  // degrees
    {523, 208, -1, -1, -1, 226, 337, 4, 1, 1, 4, 2, 1, 0, 0, 5},  // radians
    {287, 208, -1, -1, -1, 0, 0, 5, 0, 0, 5, 2, 1, 0, 0, 5},  // zero
    {522, -1, -1, -1, -1, 0, 338, 6, 0, 1, 2, 2, 0, 0, 0, 5},  // degrees
    {523, -1, -1, -1, -1, 0, 339, 7, 0, 1, 2, 2, 0, 0, 0, 5},  // radians
    {524, -1, -1, -1, -1, 0, 340, 8, 0, 1, 2, 2, 0, 0, 0, 5},  // turns
    {525, -1, 526, -1, -1, 227, 341, 9, 1, 1, 0, 0, 0, 0, 1, 5},  // sin
    {527, -1, 528, -1, -1, 228, 342, 10, 1, 1, 0, 0, 0, 0, 1, 5},  // cos
    {529, -1, 530, -1, -1, 229, 343, 11, 1, 1, 0, 0, 0, 0, 1, 5},  // tan
    {132, -1, 136, -1, -1, 230, 344, 12, 1, 1, 0, 0, 1, 0, 3, 5},  // asin
    {131, -1, 135, -1, -1, 231, 345, 13, 1, 1, 0, 0, 1, 0, 3, 5},  // acos
    {133, -1, 137, -1, -1, 232, 346, 14, 1, 1, 0, 0, 1, 0, 3, 5},  // atan
    {134, -1, 138, -1, -1, 233, 347, 15, 2, 2, 0, 0, 1, 0, 3, 5},  // atan2
    {531, -1, -1, -1, -1, 0, 349, 0, 0, 1, 2, 5, 0, 0, 0, 6},  // count
    {356, -1, -1, -1, -1, 0, 350, 1, 0, 1, 2, 5, 2, 0, 0, 6},  // isEmpty
    {532, -1, -1, -1, 1690, 0, 351, 2, 0, 1, 2, 5, 55, 0, 0, 6},  // first
    {533, -1, -1, -1, 1691, 0, 352, 3, 0, 1, 2, 5, 55, 0, 0, 6},  // last
    {534, -1, -1, -1, 1692, 235, 353, 4, 0, 1, 1, 5, 4, 0, 0, 6},  // reversed
    {535, -1, -1, -1, 1687, 235, 354, 5, 0, 1, 1, 5, 4, 0, 0, 6},  // enumerated
    {536, -1, -1, -1, -1, 235, 355, 6, 2, 2, 0, 0, 4, 0, 0, 6},  // zip
    {537, -1, -1, -1, -1, 237, 357, 7, 2, 2, 0, 0, 4, 0, 0, 6},  // sequence
    {537, -1, -1, -1, -1, 239, 359, 8, 2, 2, 0, 0, 4, 0, 0, 6},  // sequence
    {116, -1, -1, -1, -1, 241, 361, 9, 1, 2, 1, 5, 4, 0, 0, 6},  // map
    {540, -1, -1, -1, -1, 242, 363, 10, 1, 2, 1, 5, 4, 0, 0, 6},  // compactMap
    {541, -1, -1, -1, -1, 243, 365, 11, 1, 2, 1, 5, 4, 0, 0, 6},  // filter
    {542, -1, -1, -1, -1, 244, 367, 12, 2, 3, 1, 5, 55, 0, 0, 6},  // reduce
    {543, -1, -1, -1, -1, 246, 370, 13, 1, 2, 1, 5, 55, 0, 0, 6},  // forEach
    {544, -1, -1, -1, -1, 247, 372, 14, 1, 2, 1, 5, 55, 0, 0, 6},  // enumerateObjectsUsingBlock
    {545, -1, -1, -1, -1, 248, 374, 15, 1, 2, 1, 5, 55, 0, 0, 6},  // objectAtIndex
    {546, -1, -1, -1, -1, 249, 376, 16, 1, 2, 1, 5, 0, 0, 0, 6},  // indexOfObject
    {547, -1, -1, -1, -1, 250, 378, 17, 1, 2, 1, 5, 4, 0, 0, 6},  // arrayByAddingObject
    {548, -1, -1, -1, -1, 251, 380, 18, 1, 2, 1, 5, 4, 0, 0, 6},  // arrayByAddingObjectsFromArray
    {549, -1, -1, -1, -1, 0, 0, 19, 0, 0, 5, 0, 0, 0, 0, 6},  // NSNotFound
    {550, -1, -1, -1, -1, 252, 382, 20, 0, 1, 1, 5, 55, 0, 0, 6},  // removeLastObject
    {551, -1, -1, -1, -1, 252, 383, 21, 1, 2, 1, 5, 55, 0, 0, 6},  // removeObjectAtIndex
    {552, -1, -1, -1, -1, 253, 385, 22, 2, 3, 1, 5, 55, 0, 0, 6},  // replaceObjectAtIndex
    {554, -1, -1, -1, -1, 255, 388, 23, 2, 3, 1, 5, 55, 0, 0, 6},  // insertObject
    {556, -1, -1, -1, -1, 257, 391, 24, 2, 3, 1, 5, 55, 0, 0, 6},  // exchangeObjectAtIndex
    {107, -1, -1, -1, -1, 259, 394, 25, 1, 2, 1, 5, 55, 0, 0, 6},  // removeObject
    {558, -1, -1, -1, -1, 260, 396, 26, 1, 2, 1, 5, 55, 0, 0, 6},  // makeObjectsPerformSelector
    {559, -1, -1, -1, -1, 261, 398, 27, 1, 2, 1, 5, 4, 0, 0, 6},  // sortedArrayUsingComparator
    {560, -1, -1, -1, -1, 262, 400, 28, 1, 2, 1, 1, 0, 0, 0, 6},  // compare
    {561, -1, -1, -1, -1, 0, 0, 29, 0, 0, 5, 0, 0, 0, 0, 6},  // NSOrderedAscending
    {562, -1, -1, -1, -1, 0, 0, 30, 0, 0, 5, 0, 0, 0, 0, 6},  // NSOrderedSame
    {563, -1, -1, -1, -1, 0, 0, 31, 0, 0, 5, 0, 0, 0, 0, 6},  // NSOrderedDescending
    {383, -1, -1, -1, 668, 263, 402, 32, 1, 2, 1, 5, 2, 0, 0, 6},  // contains
    {383, -1, -1, -1, -1, 264, 404, 33, 1, 2, 1, 5, 2, 0, 0, 6},  // contains
    {532, -1, -1, -1, -1, 265, 406, 34, 1, 2, 1, 5, 55, 0, 0, 6},  // first
    {564, -1, -1, -1, -1, 266, 408, 35, 1, 2, 1, 5, 2, 0, 0, 6},  // allSatisfy
    {565, -1, -1, -1, -1, 267, 410, 36, 1, 2, 1, 5, 55, 0, 0, 6},  // firstIndex
    {565, -1, -1, -1, -1, 268, 412, 37, 1, 2, 1, 5, 55, 0, 0, 6},  // firstIndex
    {533, -1, -1, -1, -1, 269, 414, 38, 1, 2, 1, 5, 55, 0, 0, 6},  // last
    {566, -1, -1, -1, -1, 270, 416, 39, 1, 2, 1, 5, 55, 0, 0, 6},  // lastIndex
    {566, -1, -1, -1, -1, 271, 418, 40, 1, 2, 1, 5, 55, 0, 0, 6},  // lastIndex
    {123, -1, -1, -1, -1, 272, 420, 41, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {123, -1, -1, -1, -1, 273, 422, 42, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {567, -1, -1, -1, -1, 274, 424, 43, 1, 2, 1, 5, 4, 0, 0, 6},  // drop
    {568, -1, -1, -1, -1, 275, 426, 44, 1, 2, 1, 5, 2, 0, 0, 6},  // elementsEqual
    {569, -1, -1, -1, -1, 276, 428, 45, 1, 2, 1, 5, 2, 0, 0, 6},  // starts
    {101, -1, -1, -1, -1, 277, 430, 46, 1, 2, 1, 5, 55, 0, 0, 6},  // removeFirst
    {99, -1, -1, -1, -1, 278, 432, 47, 1, 2, 1, 5, 55, 0, 0, 6},  // removeLast
    {383, -1, -1, -1, -1, 279, 434, 48, 1, 2, 1, 8, 2, 0, 0, 6},  // contains
    {31, -1, -1, -1, -1, 0, 436, 49, 0, 1, 2, 5, 4, 0, 0, 6},  // lazy
    {571, -1, -1, -1, -1, 280, 437, 50, 0, 1, 1, 5, 4, 0, 0, 6},  // dropFirst
    {571, -1, -1, -1, -1, 280, 438, 51, 1, 2, 1, 5, 4, 0, 0, 6},  // dropFirst
    {572, -1, -1, -1, -1, 281, 440, 52, 0, 1, 1, 5, 4, 0, 0, 6},  // dropLast
    {572, -1, -1, -1, -1, 281, 441, 53, 1, 2, 1, 5, 4, 0, 0, 6},  // dropLast
    {123, -1, -1, -1, -1, 282, 443, 54, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {573, -1, -1, -1, -1, 283, 445, 55, 1, 2, 1, 5, 4, 0, 0, 6},  // suffix
    {123, -1, -1, -1, -1, 284, 447, 56, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {123, -1, -1, -1, -1, 285, 449, 57, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {573, -1, -1, -1, -1, 286, 451, 58, 1, 2, 1, 5, 4, 0, 0, 6},  // suffix
    {112, -1, -1, -1, -1, 287, 453, 59, 1, 2, 1, 5, 55, 0, 0, 6},  // removeSubrange
    {113, -1, -1, -1, -1, 288, 455, 60, 2, 3, 1, 5, 55, 0, 0, 6},  // replaceSubrange
    {114, -1, -1, -1, -1, 290, 458, 61, 1, 2, 1, 5, 55, 0, 0, 6},  // partition
    {531, -1, -1, -1, -1, 291, 460, 62, 1, 2, 1, 5, 0, 0, 0, 6},  // count
    {531, -1, -1, -1, -1, 292, 462, 63, 1, 2, 1, 5, 0, 0, 0, 6},  // count
    {575, -1, -1, -1, -1, 293, 464, 64, 1, 2, 1, 5, 4, 0, 0, 6},  // joined
    {577, -1, -1, -1, -1, 294, 466, 65, 1, 2, 1, 5, 0, 0, 0, 6},  // index
    {577, -1, -1, -1, -1, 295, 468, 66, 1, 2, 1, 5, 0, 0, 0, 6},  // index
    {577, -1, -1, -1, -1, 296, 470, 67, 2, 3, 1, 5, 0, 0, 0, 6},  // index
    {577, -1, -1, -1, -1, 298, 473, 68, 3, 4, 1, 5, 55, 0, 0, 6},  // index
    {291, -1, -1, -1, -1, 301, 477, 69, 2, 3, 1, 5, 0, 0, 0, 6},  // distance
    {577, -1, -1, -1, -1, 303, 480, 70, 1, 2, 1, 4, 0, 0, 0, 6},  // index
    {577, -1, -1, -1, -1, 304, 482, 71, 1, 2, 1, 4, 0, 0, 0, 6},  // index
    {577, -1, -1, -1, -1, 305, 484, 72, 2, 3, 1, 4, 0, 0, 0, 6},  // index
    {577, -1, -1, -1, -1, 307, 487, 73, 3, 4, 1, 4, 55, 0, 0, 6},  // index
    {291, -1, -1, -1, -1, 310, 491, 74, 2, 3, 1, 4, 0, 0, 0, 6},  // distance
    {108, -1, -1, -1, -1, 312, 494, 75, 2, 3, 1, 5, 55, 0, 0, 6},  // swapAt
    {575, -1, -1, -1, -1, 314, 497, 76, 0, 1, 1, 5, 55, 0, 0, 6},  // joined
    {581, -1, -1, -1, -1, 314, 498, 77, 1, 2, 1, 5, 4, 0, 0, 6},  // split
    {581, -1, -1, -1, -1, 315, 500, 78, 1, 2, 1, 5, 4, 0, 0, 6},  // split
    {581, -1, -1, -1, -1, 316, 502, 79, 1, 2, 1, 5, 4, 0, 0, 6},  // split
    {583, -1, -1, -1, -1, 317, 504, 80, 1, 2, 1, 5, 55, 0, 0, 6},  // reserveCapacity
    {584, -1, -1, -1, -1, 0, 506, 81, 0, 1, 2, 5, 7, 0, 0, 6},  // indices
    {585, -1, -1, -1, -1, 0, 507, 82, 0, 1, 2, 5, 0, 0, 0, 6},  // startIndex
    {586, -1, -1, -1, -1, 0, 508, 83, 0, 1, 2, 5, 0, 0, 0, 6},  // endIndex
    {117, -1, -1, -1, -1, 318, 509, 84, 1, 2, 1, 5, 4, 0, 0, 6},  // flatMap
    {543, -1, -1, -1, -1, 319, 511, 85, 1, 2, 1, 8, 55, 0, 0, 6},  // forEach
    {542, -1, -1, -1, -1, 320, 513, 86, 2, 3, 1, 5, 55, 0, 0, 6},  // reduce
    {102, -1, -1, -1, -1, 322, 516, 87, 1, 2, 1, 5, 55, 0, 0, 6},  // removeAll
    {201, -1, -1, -1, -1, 323, 518, 88, 2, 2, 3, 0, 4, 0, 0, 6},  // Array
    {416, -1, -1, -1, -1, 325, 520, 89, 0, 1, 1, 5, 55, 0, 0, 6},  // min
    {414, -1, -1, -1, -1, 325, 521, 90, 0, 1, 1, 5, 55, 0, 0, 6},  // max
    {416, -1, -1, -1, -1, 325, 522, 91, 2, 2, 0, 0, 55, 0, 0, 6},  // min
    {414, -1, -1, -1, -1, 327, 524, 92, 2, 2, 0, 0, 55, 0, 0, 6},  // max
    {416, -1, -1, -1, -1, 329, 526, 93, 1, 2, 1, 5, 55, 0, 0, 6},  // min
    {414, -1, -1, -1, -1, 330, 528, 94, 1, 2, 1, 5, 55, 0, 0, 6},  // max
    {589, -1, -1, -1, -1, 331, 530, 95, 0, 1, 1, 5, 4, 0, 0, 6},  // sorted
    {589, -1, -1, -1, -1, 331, 531, 96, 1, 2, 1, 5, 4, 0, 0, 6},  // sorted
    {589, -1, -1, -1, -1, 332, 533, 97, 1, 2, 1, 5, 4, 0, 0, 6},  // sorted
    {575, -1, -1, -1, 1693, 333, 535, 98, 1, 2, 1, 5, 3, 0, 0, 6},  // joined
    {96, -1, -1, -1, 1688, 334, 537, 99, 1, 2, 1, 5, 55, 0, 0, 6},  // append
    {96, -1, -1, -1, 1689, 335, 539, 100, 1, 2, 1, 5, 55, 0, 0, 6},  // append
    {97, -1, -1, -1, -1, 336, 541, 101, 2, 3, 1, 5, 55, 0, 0, 6},  // insert
    {97, -1, -1, -1, -1, 338, 544, 102, 2, 3, 1, 5, 55, 0, 0, 6},  // insert
    {98, -1, -1, -1, -1, 340, 547, 103, 1, 2, 1, 5, 55, 0, 0, 6},  // remove
    {99, -1, -1, -1, -1, 341, 549, 104, 0, 1, 1, 5, 55, 0, 0, 6},  // removeLast
    {100, -1, -1, -1, -1, 341, 550, 105, 0, 1, 1, 5, 55, 0, 0, 6},  // popLast
    {101, -1, -1, -1, -1, 341, 551, 106, 0, 1, 1, 5, 55, 0, 0, 6},  // removeFirst
    {102, -1, -1, -1, 642, 341, 552, 107, 0, 1, 1, 5, 55, 0, 0, 6},  // removeAll
    {102, -1, -1, -1, -1, 341, 553, 108, 1, 2, 1, 5, 55, 0, 0, 6},  // removeAll
    {531, -1, -1, -1, 301, 0, 555, 109, 0, 1, 2, 4, 0, 0, 0, 6},  // count
    {356, -1, -1, -1, -1, 0, 556, 110, 0, 1, 2, 4, 2, 0, 0, 6},  // isEmpty
    {593, -1, -1, -1, -1, 342, 557, 111, 0, 1, 1, 4, 3, 0, 0, 6},  // uppercased
    {594, -1, -1, -1, -1, 342, 558, 112, 0, 1, 1, 4, 3, 0, 0, 6},  // lowercased
    {383, -1, -1, -1, -1, 342, 559, 113, 1, 2, 1, 4, 2, 0, 0, 6},  // contains
    {595, -1, -1, -1, -1, 343, 561, 114, 1, 2, 1, 4, 2, 0, 0, 6},  // hasPrefix
    {596, -1, -1, -1, -1, 344, 563, 115, 1, 2, 1, 4, 2, 0, 0, 6},  // hasSuffix
    {198, -1, -1, -1, -1, 345, 565, 116, 2, 2, 3, 0, 3, 0, 0, 6},  // String
    {597, -1, -1, -1, -1, 0, 567, 117, 0, 1, 2, 4, 2, 0, 0, 6},  // isLetter
    {598, -1, -1, -1, -1, 0, 568, 118, 0, 1, 2, 4, 2, 0, 0, 6},  // isNumber
    {599, -1, -1, -1, -1, 0, 569, 119, 0, 1, 2, 4, 2, 0, 0, 6},  // isWhitespace
    {600, -1, -1, -1, -1, 0, 570, 120, 0, 1, 2, 4, 2, 0, 0, 6},  // isUppercase
    {601, -1, -1, -1, -1, 0, 571, 121, 0, 1, 2, 4, 2, 0, 0, 6},  // isLowercase
    {602, -1, -1, -1, -1, 0, 572, 122, 0, 1, 2, 4, 2, 0, 0, 6},  // isNewline
    {603, -1, -1, -1, -1, 0, 573, 123, 0, 1, 2, 4, 2, 0, 0, 6},  // isPunctuation
    {604, -1, -1, -1, -1, 0, 574, 124, 0, 1, 2, 4, 55, 0, 0, 6},  // wholeNumberValue
    {605, -1, -1, -1, -1, 0, 575, 125, 0, 1, 2, 4, 3, 0, 0, 6},  // capitalized
    {606, -1, -1, -1, -1, 0, 576, 126, 0, 1, 2, 4, 0, 0, 0, 6},  // floatValue
    {607, -1, -1, -1, -1, 0, 577, 127, 0, 1, 2, 4, 0, 0, 0, 6},  // doubleValue
    {608, -1, -1, -1, -1, 0, 578, 128, 0, 1, 2, 4, 0, 0, 0, 6},  // integerValue
    {609, -1, -1, -1, -1, 0, 579, 129, 0, 1, 2, 4, 0, 0, 0, 6},  // intValue
    {581, -1, -1, -1, -1, 347, 580, 130, 1, 2, 1, 4, 4, 0, 0, 6},  // split
    {610, -1, -1, -1, -1, 348, 582, 131, 1, 2, 1, 4, 4, 0, 0, 6},  // components
    {612, -1, -1, -1, -1, 349, 584, 132, 2, 3, 1, 4, 3, 0, 0, 6},  // replacingOccurrences
    {585, -1, -1, -1, -1, 0, 587, 133, 0, 1, 2, 4, 0, 0, 0, 6},  // startIndex
    {586, -1, -1, -1, -1, 0, 588, 134, 0, 1, 2, 4, 0, 0, 0, 6},  // endIndex
    {613, -1, -1, -1, -1, 0, 589, 135, 0, 1, 2, 4, 55, 0, 0, 6},  // asciiValue
    {75, -1, -1, -1, -1, 0, 590, 136, 0, 1, 2, 4, 55, 0, 0, 6},  // value
    {614, -1, -1, -1, -1, 351, 591, 137, 1, 1, 0, 0, 3, 0, 0, 6},  // UnicodeScalar
    {615, -1, -1, -1, -1, 0, 592, 138, 0, 1, 2, 4, 4, 0, 0, 6},  // unicodeScalars
    {616, -1, -1, -1, -1, 0, 593, 139, 0, 1, 2, 4, 4, 0, 0, 6},  // utf8
    {617, -1, -1, -1, -1, 0, 594, 140, 0, 1, 2, 4, 4, 0, 0, 6},  // utf16
    {618, -1, -1, -1, -1, 352, 595, 141, 1, 2, 1, 4, 55, 0, 0, 6},  // range
    {569, -1, -1, -1, -1, 353, 597, 142, 1, 2, 1, 4, 2, 0, 0, 6},  // starts
    {568, -1, -1, -1, -1, 354, 599, 143, 1, 2, 1, 4, 2, 0, 0, 6},  // elementsEqual
    {560, -1, -1, -1, -1, 355, 601, 144, 1, 2, 1, 4, 0, 0, 0, 6},  // compare
    {619, -1, -1, -1, -1, 356, 603, 145, 1, 2, 1, 4, 0, 0, 0, 6},  // caseInsensitiveCompare
    {621, 620, -1, -1, -1, 0, 0, 146, 0, 0, 5, 1, 0, 0, 0, 6},  // orderedAscending
    {622, 620, -1, -1, -1, 0, 0, 147, 0, 0, 5, 1, 0, 0, 0, 6},  // orderedSame
    {623, 620, -1, -1, -1, 0, 0, 148, 0, 0, 5, 1, 0, 0, 0, 6},  // orderedDescending
    {581, -1, -1, -1, -1, 357, 605, 149, 2, 3, 1, 4, 4, 0, 0, 6},  // split
    {581, -1, -1, -1, -1, 359, 608, 150, 2, 3, 1, 4, 4, 0, 0, 6},  // split
    {581, -1, -1, -1, -1, 361, 611, 151, 3, 4, 1, 4, 4, 0, 0, 6},  // split
    {581, -1, -1, -1, -1, 364, 615, 152, 1, 2, 1, 4, 4, 0, 0, 6},  // split
    {581, -1, -1, -1, -1, 365, 617, 153, 1, 2, 1, 4, 4, 0, 0, 6},  // split
    {626, -1, -1, -1, -1, 366, 619, 154, 3, 4, 1, 4, 3, 0, 0, 6},  // padding
    {630, -1, -1, -1, -1, 369, 623, 155, 1, 1, 0, 0, 52, 0, 0, 6},  // type
    {198, -1, -1, -1, -1, 370, 624, 156, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {198, -1, -1, -1, -1, 371, 625, 157, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {199, -1, -1, -1, -1, 372, 626, 158, 1, 1, 3, 0, 3, 0, 0, 6},  // Character
    {198, -1, -1, -1, -1, 373, 627, 159, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {636, -1, -1, -1, -1, 0, 628, 160, 0, 1, 2, 7, 4, 0, 0, 6},  // keys
    {637, -1, -1, -1, -1, 0, 629, 161, 0, 1, 2, 7, 4, 0, 0, 6},  // allKeys
    {638, -1, -1, -1, -1, 0, 630, 162, 0, 1, 2, 7, 4, 0, 0, 6},  // values
    {639, -1, -1, -1, -1, 0, 631, 163, 0, 1, 2, 7, 4, 0, 0, 6},  // allValues
    {531, -1, -1, -1, -1, 0, 632, 164, 0, 1, 2, 7, 0, 0, 0, 6},  // count
    {356, -1, -1, -1, -1, 0, 633, 165, 0, 1, 2, 7, 2, 0, 0, 6},  // isEmpty
    {103, -1, -1, -1, -1, 374, 634, 166, 1, 2, 1, 7, 55, 0, 0, 6},  // removeValue
    {641, -1, -1, -1, -1, 375, 636, 167, 1, 2, 1, 7, 55, 0, 0, 6},  // removeObjectForKey
    {104, -1, -1, -1, -1, 376, 638, 168, 2, 3, 1, 7, 55, 0, 0, 6},  // updateValue
    {106, -1, -1, -1, -1, 378, 641, 169, 2, 3, 1, 7, 55, 0, 0, 6},  // setObject
    {102, -1, -1, -1, -1, 380, 644, 170, 0, 1, 1, 7, 55, 0, 0, 6},  // removeAll
    {642, -1, -1, -1, -1, 380, 645, 171, 0, 1, 1, 7, 55, 0, 0, 6},  // removeAllObjects
    {102, -1, -1, -1, -1, 380, 646, 172, 1, 2, 1, 7, 55, 0, 0, 6},  // removeAll
    {105, -1, -1, -1, -1, 381, 648, 173, 2, 3, 1, 7, 55, 0, 0, 6},  // merge
    {644, -1, -1, -1, -1, 383, 651, 174, 1, 2, 1, 7, 6, 0, 0, 6},  // mapValues
    {645, -1, -1, -1, -1, 384, 653, 175, 1, 2, 1, 7, 6, 0, 0, 6},  // compactMapValues
    {541, -1, -1, -1, -1, 385, 655, 176, 1, 2, 1, 7, 6, 0, 0, 6},  // filter
    {646, -1, -1, -1, -1, 386, 657, 177, 2, 3, 1, 7, 6, 0, 0, 6},  // merging
    {647, -1, -1, -1, -1, 388, 660, 178, 1, 2, 1, 7, 55, 0, 0, 6},  // objectForKey
    {648, -1, -1, -1, -1, 389, 662, 179, 1, 2, 1, 7, 55, 0, 0, 6},  // valueForKey
    {633, -1, -1, -1, -1, 390, 664, 180, 1, 1, 3, 0, 6, 0, 0, 6},  // Dictionary
    {633, -1, -1, -1, -1, 391, 665, 181, 2, 2, 3, 0, 6, 0, 0, 6},  // Dictionary
    {633, -1, -1, -1, -1, 393, 667, 182, 2, 2, 3, 0, 6, 0, 0, 6},  // Dictionary
    {633, -1, -1, -1, -1, 395, 669, 183, 2, 2, 3, 0, 6, 0, 0, 6},  // Dictionary
    {635, -1, -1, -1, -1, 397, 671, 184, 0, 0, 3, 0, 6, 0, 0, 6},  // NSMutableDictionary
    {634, -1, -1, -1, -1, 397, 671, 185, 0, 0, 3, 0, 6, 0, 0, 6},  // NSDictionary
    {633, -1, -1, -1, -1, 397, 671, 186, 0, 0, 3, 0, 6, 0, 0, 6},  // Dictionary
    {116, -1, -1, -1, -1, 241, 671, 187, 1, 2, 1, 7, 4, 0, 0, 6},  // map
    {540, -1, -1, -1, -1, 242, 673, 188, 1, 2, 1, 7, 4, 0, 0, 6},  // compactMap
    {117, -1, -1, -1, -1, 318, 675, 189, 1, 2, 1, 7, 4, 0, 0, 6},  // flatMap
    {543, -1, -1, -1, -1, 246, 677, 190, 1, 2, 1, 7, 55, 0, 0, 6},  // forEach
    {542, -1, -1, -1, -1, 244, 679, 191, 2, 3, 1, 7, 55, 0, 0, 6},  // reduce
    {383, -1, -1, -1, -1, 264, 682, 192, 1, 2, 1, 7, 2, 0, 0, 6},  // contains
    {532, -1, -1, -1, -1, 265, 684, 193, 1, 2, 1, 7, 55, 0, 0, 6},  // first
    {564, -1, -1, -1, -1, 266, 686, 194, 1, 2, 1, 7, 2, 0, 0, 6},  // allSatisfy
    {589, -1, -1, -1, -1, 331, 688, 195, 1, 2, 1, 7, 4, 0, 0, 6},  // sorted
    {589, -1, -1, -1, -1, 332, 690, 196, 1, 2, 1, 7, 4, 0, 0, 6},  // sorted
    {414, -1, -1, -1, -1, 330, 692, 197, 1, 2, 1, 7, 55, 0, 0, 6},  // max
    {416, -1, -1, -1, -1, 329, 694, 198, 1, 2, 1, 7, 55, 0, 0, 6},  // min
    {535, -1, -1, -1, -1, 235, 696, 199, 0, 1, 1, 7, 4, 0, 0, 6},  // enumerated
    {532, -1, -1, -1, -1, 0, 697, 200, 0, 1, 2, 7, 55, 0, 0, 6},  // first
    {651, -1, -1, -1, -1, 0, 698, 201, 0, 1, 2, 8, 0, 0, 0, 6},  // lowerBound
    {652, -1, -1, -1, -1, 0, 699, 202, 0, 1, 2, 8, 0, 0, 0, 6},  // upperBound
    {531, -1, -1, -1, -1, 0, 700, 203, 0, 1, 2, 8, 0, 0, 0, 6},  // count
    {356, -1, -1, -1, -1, 0, 701, 204, 0, 1, 2, 8, 2, 0, 0, 6},  // isEmpty
    {383, -1, -1, -1, -1, 410, 702, 205, 1, 2, 1, 8, 2, 0, 0, 6},  // contains
    {116, -1, -1, -1, -1, 411, 704, 206, 1, 2, 1, 8, 4, 0, 0, 6},  // map
    {534, -1, -1, -1, -1, 412, 706, 207, 0, 1, 1, 8, 4, 0, 0, 6},  // reversed
    {201, -1, -1, -1, -1, 412, 707, 208, 1, 1, 3, 0, 4, 0, 0, 6},  // Array
    {653, -1, -1, -1, -1, 413, 708, 209, 0, 0, 3, 0, 5, 0, 0, 6},  // Set
    {653, -1, -1, -1, -1, 413, 708, 210, 1, 1, 3, 0, 5, 0, 0, 6},  // Set
    {531, -1, -1, -1, -1, 0, 709, 211, 0, 1, 2, 6, 0, 0, 0, 6},  // count
    {356, -1, -1, -1, -1, 0, 710, 212, 0, 1, 2, 6, 2, 0, 0, 6},  // isEmpty
    {532, -1, -1, -1, 669, 0, 711, 213, 0, 1, 2, 6, 55, 0, 0, 6},  // first
    {377, -1, -1, -1, -1, 414, 712, 214, 1, 2, 1, 6, 5, 0, 0, 6},  // union
    {654, -1, -1, -1, -1, 415, 714, 215, 1, 2, 1, 6, 55, 0, 0, 6},  // formUnion
    {379, -1, -1, -1, -1, 416, 716, 216, 1, 2, 1, 6, 5, 0, 0, 6},  // intersection
    {655, -1, -1, -1, -1, 417, 718, 217, 1, 2, 1, 6, 55, 0, 0, 6},  // formIntersection
    {656, -1, -1, -1, -1, 418, 720, 218, 1, 2, 1, 6, 5, 0, 0, 6},  // subtracting
    {657, -1, -1, -1, -1, 419, 722, 219, 1, 2, 1, 6, 55, 0, 0, 6},  // subtract
    {658, -1, -1, -1, -1, 420, 724, 220, 1, 2, 1, 6, 5, 0, 0, 6},  // symmetricDifference
    {659, -1, -1, -1, -1, 421, 726, 221, 1, 2, 1, 6, 55, 0, 0, 6},  // formSymmetricDifference
    {660, -1, -1, -1, -1, 422, 728, 222, 1, 2, 1, 6, 2, 0, 0, 6},  // isSubset
    {661, -1, -1, -1, -1, 423, 730, 223, 1, 2, 1, 6, 2, 0, 0, 6},  // isSuperset
    {662, -1, -1, -1, -1, 424, 732, 224, 1, 2, 1, 6, 2, 0, 0, 6},  // isStrictSubset
    {663, -1, -1, -1, -1, 425, 734, 225, 1, 2, 1, 6, 2, 0, 0, 6},  // isStrictSuperset
    {664, -1, -1, -1, -1, 426, 736, 226, 1, 2, 1, 6, 2, 0, 0, 6},  // isDisjoint
    {383, -1, -1, -1, 668, 427, 738, 227, 1, 2, 1, 6, 2, 0, 0, 6},  // contains
    {97, -1, -1, -1, -1, 428, 740, 228, 1, 2, 1, 6, 55, 0, 0, 6},  // insert
    {665, -1, -1, -1, -1, 429, 742, 229, 1, 2, 1, 6, 55, 0, 0, 6},  // update
    {98, -1, -1, -1, -1, 430, 744, 230, 1, 2, 1, 6, 55, 0, 0, 6},  // remove
    {102, -1, -1, -1, 642, 431, 746, 231, 0, 1, 1, 6, 55, 0, 0, 6},  // removeAll
    {666, -1, -1, -1, -1, 431, 747, 232, 0, 1, 1, 6, 55, 0, 0, 6},  // popFirst
    {101, -1, -1, -1, -1, 431, 748, 233, 0, 1, 1, 6, 55, 0, 0, 6},  // removeFirst
    {667, -1, -1, -1, -1, 431, 749, 234, 1, 2, 1, 6, 55, 0, 0, 6},  // addObject
    {107, -1, -1, -1, -1, 432, 751, 235, 1, 2, 1, 6, 55, 0, 0, 6},  // removeObject
    {215, -1, -1, -1, -1, 434, 753, 0, 4, 4, 3, 0, 17, 0, 0, 7},  // UIColor
    {674, -1, -1, -1, 1677, 438, 757, 1, 1, 2, 1, 18, 17, 0, 0, 7},  // withAlphaComponent
    {675, -1, -1, -1, -1, 439, 759, 2, 0, 1, 1, 18, 55, 0, 0, 7},  // set
    {676, -1, -1, -1, -1, 439, 760, 3, 0, 1, 1, 18, 55, 0, 0, 7},  // setFill
    {677, -1, -1, -1, -1, 439, 761, 4, 0, 1, 1, 18, 55, 0, 0, 7},  // setStroke
    {215, -1, -1, -1, -1, 439, 762, 5, 2, 2, 3, 0, 17, 0, 0, 7},  // UIColor
    {215, -1, -1, -1, -1, 441, 764, 6, 4, 4, 3, 0, 17, 0, 0, 7},  // UIColor
    {215, -1, -1, -1, -1, 445, 768, 7, 4, 4, 3, 0, 17, 0, 0, 7},  // UIColor
    {683, -1, -1, -1, -1, 449, 772, 8, 4, 4, 0, 0, 17, 0, 0, 7},  // CGColor
    {215, -1, -1, -1, -1, 453, 776, 9, 1, 1, 0, 0, 55, 0, 0, 7},  // UIColor
    {685, 215, -1, -1, -1, 0, 0, 10, 0, 0, 5, 18, 17, 0, 0, 7},  // black
    {686, 215, -1, -1, -1, 454, 0, 11, 0, 0, 4, 18, 17, 0, 0, 7},  // blackColor
    {678, 215, -1, -1, -1, 0, 0, 12, 0, 0, 5, 18, 17, 0, 0, 7},  // white
    {687, 215, -1, -1, -1, 454, 0, 13, 0, 0, 4, 18, 17, 0, 0, 7},  // whiteColor
    {670, 215, -1, -1, -1, 0, 0, 14, 0, 0, 5, 18, 17, 0, 0, 7},  // red
    {688, 215, -1, -1, -1, 454, 0, 15, 0, 0, 4, 18, 17, 0, 0, 7},  // redColor
    {671, 215, -1, -1, -1, 0, 0, 16, 0, 0, 5, 18, 17, 0, 0, 7},  // green
    {689, 215, -1, -1, -1, 454, 0, 17, 0, 0, 4, 18, 17, 0, 0, 7},  // greenColor
    {672, 215, -1, -1, -1, 0, 0, 18, 0, 0, 5, 18, 17, 0, 0, 7},  // blue
    {690, 215, -1, -1, -1, 454, 0, 19, 0, 0, 4, 18, 17, 0, 0, 7},  // blueColor
    {691, 215, -1, -1, -1, 0, 0, 20, 0, 0, 5, 18, 17, 0, 0, 7},  // cyan
    {692, 215, -1, -1, -1, 454, 0, 21, 0, 0, 4, 18, 17, 0, 0, 7},  // cyanColor
    {693, 215, -1, -1, -1, 0, 0, 22, 0, 0, 5, 18, 17, 0, 0, 7},  // yellow
    {694, 215, -1, -1, -1, 454, 0, 23, 0, 0, 4, 18, 17, 0, 0, 7},  // yellowColor
    {695, 215, -1, -1, -1, 0, 0, 24, 0, 0, 5, 18, 17, 0, 0, 7},  // magenta
    {696, 215, -1, -1, -1, 454, 0, 25, 0, 0, 4, 18, 17, 0, 0, 7},  // magentaColor
    {697, 215, -1, -1, -1, 0, 0, 26, 0, 0, 5, 18, 17, 0, 0, 7},  // orange
    {698, 215, -1, -1, -1, 454, 0, 27, 0, 0, 4, 18, 17, 0, 0, 7},  // orangeColor
    {699, 215, -1, -1, -1, 0, 0, 28, 0, 0, 5, 18, 17, 0, 0, 7},  // purple
    {700, 215, -1, -1, -1, 454, 0, 29, 0, 0, 4, 18, 17, 0, 0, 7},  // purpleColor
    {701, 215, -1, -1, -1, 0, 0, 30, 0, 0, 5, 18, 17, 0, 0, 7},  // brown
    {702, 215, -1, -1, -1, 454, 0, 31, 0, 0, 4, 18, 17, 0, 0, 7},  // brownColor
    {703, 215, -1, -1, -1, 0, 0, 32, 0, 0, 5, 18, 17, 0, 0, 7},  // gray
    {704, 215, -1, -1, -1, 454, 0, 33, 0, 0, 4, 18, 17, 0, 0, 7},  // grayColor
    {705, 215, -1, -1, -1, 0, 0, 34, 0, 0, 5, 18, 17, 0, 0, 7},  // lightGray
    {706, 215, -1, -1, -1, 454, 0, 35, 0, 0, 4, 18, 17, 0, 0, 7},  // lightGrayColor
    {707, 215, -1, -1, -1, 0, 0, 36, 0, 0, 5, 18, 17, 0, 0, 7},  // darkGray
    {708, 215, -1, -1, -1, 454, 0, 37, 0, 0, 4, 18, 17, 0, 0, 7},  // darkGrayColor
    {709, 215, -1, -1, -1, 0, 0, 38, 0, 0, 5, 18, 17, 0, 0, 7},  // clear
    {710, 215, -1, -1, -1, 454, 0, 39, 0, 0, 4, 18, 17, 0, 0, 7},  // clearColor
    {711, 215, -1, -1, -1, 0, 0, 40, 0, 0, 5, 18, 17, 0, 0, 7},  // systemRed
    {712, 215, -1, -1, -1, 0, 0, 41, 0, 0, 5, 18, 17, 0, 0, 7},  // systemOrange
    {713, 215, -1, -1, -1, 0, 0, 42, 0, 0, 5, 18, 17, 0, 0, 7},  // systemYellow
    {714, 215, -1, -1, -1, 0, 0, 43, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGreen
    {715, 215, -1, -1, -1, 0, 0, 44, 0, 0, 5, 18, 17, 0, 0, 7},  // systemMint
    {716, 215, -1, -1, -1, 0, 0, 45, 0, 0, 5, 18, 17, 0, 0, 7},  // systemTeal
    {717, 215, -1, -1, -1, 0, 0, 46, 0, 0, 5, 18, 17, 0, 0, 7},  // systemCyan
    {718, 215, -1, -1, -1, 0, 0, 47, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBlue
    {719, 215, -1, -1, -1, 0, 0, 48, 0, 0, 5, 18, 17, 0, 0, 7},  // systemIndigo
    {720, 215, -1, -1, -1, 0, 0, 49, 0, 0, 5, 18, 17, 0, 0, 7},  // systemPurple
    {721, 215, -1, -1, -1, 0, 0, 50, 0, 0, 5, 18, 17, 0, 0, 7},  // systemPink
    {722, 215, -1, -1, -1, 0, 0, 51, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBrown
    {723, 215, -1, -1, -1, 0, 0, 52, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray
    {724, 215, -1, -1, -1, 0, 0, 53, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray2
    {725, 215, -1, -1, -1, 0, 0, 54, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray3
    {726, 215, -1, -1, -1, 0, 0, 55, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray4
    {727, 215, -1, -1, -1, 0, 0, 56, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray5
    {728, 215, -1, -1, -1, 0, 0, 57, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray6
    {729, 215, -1, -1, -1, 0, 0, 58, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBackground
    {730, 215, -1, -1, -1, 0, 0, 59, 0, 0, 5, 18, 17, 0, 0, 7},  // secondarySystemBackground
    {731, 215, -1, -1, -1, 0, 0, 60, 0, 0, 5, 18, 17, 0, 0, 7},  // label
    {216, -1, -1, -1, -1, 454, 777, 0, 1, 1, 3, 0, 30, 0, 0, 8},  // UIView
    {216, -1, -1, -1, -1, 0, 0, 1, 0, 0, 3, 0, 30, 0, 0, 8},  // UIView
    {217, -1, -1, -1, -1, 455, 778, 2, 1, 1, 3, 0, 30, 0, 0, 8},  // UIWindow
    {217, -1, -1, -1, -1, 0, 0, 3, 0, 0, 3, 0, 30, 0, 0, 8},  // UIWindow
    {218, -1, -1, -1, -1, 456, 779, 4, 1, 1, 3, 0, 30, 0, 0, 8},  // UIImageView
    {218, -1, -1, -1, -1, 0, 0, 5, 0, 0, 3, 0, 30, 0, 0, 8},  // UIImageView
    {219, -1, -1, -1, -1, 457, 780, 6, 1, 1, 3, 0, 30, 0, 0, 8},  // UILabel
    {219, -1, -1, -1, -1, 0, 0, 7, 0, 0, 3, 0, 30, 0, 0, 8},  // UILabel
    {220, -1, -1, -1, -1, 458, 781, 8, 1, 1, 3, 0, 30, 0, 0, 8},  // UIButton
    {220, -1, -1, -1, -1, 0, 0, 9, 0, 0, 3, 0, 30, 0, 0, 8},  // UIButton
    {221, -1, -1, -1, -1, 459, 782, 10, 1, 1, 3, 0, 30, 0, 0, 8},  // UIScrollView
    {221, -1, -1, -1, -1, 0, 0, 11, 0, 0, 3, 0, 30, 0, 0, 8},  // UIScrollView
    {222, -1, -1, -1, -1, 460, 783, 12, 1, 1, 3, 0, 30, 0, 0, 8},  // UIControl
    {222, -1, -1, -1, -1, 0, 0, 13, 0, 0, 3, 0, 30, 0, 0, 8},  // UIControl
    {223, -1, -1, -1, -1, 461, 784, 14, 1, 1, 3, 0, 30, 0, 0, 8},  // UITextField
    {223, -1, -1, -1, -1, 0, 0, 15, 0, 0, 3, 0, 30, 0, 0, 8},  // UITextField
    {224, -1, -1, -1, -1, 462, 785, 16, 1, 1, 3, 0, 30, 0, 0, 8},  // UITextView
    {224, -1, -1, -1, -1, 0, 0, 17, 0, 0, 3, 0, 30, 0, 0, 8},  // UITextView
    {225, -1, -1, -1, -1, 463, 786, 18, 1, 1, 3, 0, 30, 0, 0, 8},  // UITableViewCell
    {225, -1, -1, -1, -1, 0, 0, 19, 0, 0, 3, 0, 30, 0, 0, 8},  // UITableViewCell
    {226, -1, -1, -1, -1, 464, 787, 20, 1, 1, 3, 0, 30, 0, 0, 8},  // UICollectionViewCell
    {226, -1, -1, -1, -1, 0, 0, 21, 0, 0, 3, 0, 30, 0, 0, 8},  // UICollectionViewCell
    {227, -1, -1, -1, -1, 465, 788, 22, 1, 1, 3, 0, 30, 0, 0, 8},  // UIVisualEffectView
    {227, -1, -1, -1, -1, 0, 0, 23, 0, 0, 3, 0, 30, 0, 0, 8},  // UIVisualEffectView
    {732, -1, -1, -1, -1, 0, 789, 24, 0, 1, 2, 31, 13, 0, 9, 8},  // frame
    {733, -1, -1, -1, -1, 0, 790, 25, 0, 1, 2, 31, 13, 0, 10, 8},  // bounds
    {361, -1, -1, -1, -1, 0, 791, 26, 0, 1, 2, 31, 9, 0, 11, 8},  // center
    {734, -1, -1, -1, -1, 0, 792, 27, 0, 1, 2, 31, 9, 0, 12, 8},  // anchorPoint
    {735, -1, -1, -1, 1655, 0, 793, 28, 0, 1, 2, 31, 2, 0, 0, 8},  // isHidden
    {736, -1, -1, -1, -1, 0, 794, 29, 0, 1, 2, 31, 2, 0, 0, 8},  // clipsToBounds
    {737, -1, -1, -1, -1, 0, 795, 30, 0, 1, 2, 31, 3, 0, 0, 8},  // name
    {739, -1, -1, -1, -1, 466, 796, 31, 1, 1, 0, 0, 55, 0, 0, 8},  // UIImage
    {739, -1, -1, -1, -1, 467, 797, 32, 1, 1, 0, 0, 55, 0, 0, 8},  // UIImage
    {218, -1, -1, -1, -1, 468, 798, 33, 1, 1, 3, 0, 30, 0, 0, 8},  // UIImageView
    {126, -1, -1, -1, -1, 0, 799, 34, 0, 1, 2, 31, 14, 0, 13, 8},  // transform
    {741, -1, -1, -1, -1, 0, 800, 35, 0, 1, 2, 31, 14, 0, 13, 8},  // transform3D
    {742, -1, -1, -1, -1, 469, 801, 36, 1, 2, 1, 31, 55, 0, 0, 8},  // moveAnchor
    {743, -1, -1, -1, -1, 0, 803, 37, 0, 1, 2, 31, 9, 0, 0, 8},  // contentOffset
    {673, -1, -1, -1, -1, 0, 804, 38, 0, 1, 2, 31, 0, 0, 0, 8},  // alpha
    {744, -1, -1, -1, 745, 0, 805, 39, 0, 1, 2, 31, 2, 0, 0, 8},  // isUserInteractionEnabled
    {745, -1, -1, -1, -1, 0, 806, 40, 0, 1, 2, 31, 2, 0, 0, 8},  // userInteractionEnabled
    {746, -1, -1, -1, -1, 0, 807, 41, 0, 1, 2, 31, 0, 0, 0, 8},  // tag
    {127, -1, -1, -1, -1, 0, 808, 42, 0, 1, 2, 31, 31, 0, 0, 8},  // layer
    {79, -1, -1, -1, -1, 470, 809, 43, 4, 4, 0, 0, 30, 0, 0, 8},  // view
    {747, -1, -1, -1, -1, 0, 813, 0, 0, 1, 2, 31, 17, 0, 0, 9},  // backgroundColor
    {748, -1, -1, -1, -1, 0, 814, 1, 0, 1, 2, 31, 3, 0, 0, 9},  // text
    {749, -1, -1, -1, -1, 0, 815, 2, 0, 1, 2, 31, 17, 0, 0, 9},  // textColor
    {750, -1, -1, -1, -1, 0, 816, 3, 0, 1, 2, 31, 20, 0, 0, 9},  // textAlignment
    {751, -1, -1, -1, -1, 0, 817, 4, 0, 1, 2, 31, 55, 0, 0, 9},  // font
    {738, -1, -1, -1, -1, 0, 818, 5, 0, 1, 2, 31, 55, 0, 0, 9},  // image
    {752, -1, -1, -1, -1, 0, 819, 6, 0, 1, 2, 31, 55, 0, 0, 9},  // contentMode
    {753, -1, -1, -1, 1678, 0, 820, 7, 0, 1, 2, 31, 2, 0, 0, 9},  // isOpaque
    {754, -1, -1, -1, -1, 0, 821, 8, 0, 1, 2, 31, 17, 0, 0, 9},  // tintColor
    {755, -1, -1, -1, -1, 0, 822, 9, 0, 1, 2, 31, 0, 0, 0, 9},  // contentScaleFactor
    {756, -1, -1, -1, -1, 0, 823, 10, 0, 1, 2, 31, 3, 0, 0, 9},  // accessibilityLabel
    {757, -1, -1, -1, -1, 0, 824, 11, 0, 1, 2, 31, 51, 0, 0, 9},  // safeAreaInsets
    {758, -1, -1, -1, -1, 0, 825, 12, 0, 1, 2, 31, 51, 0, 0, 9},  // layoutMargins
    {759, -1, -1, -1, -1, 0, 826, 13, 0, 1, 2, 31, 30, 0, 0, 9},  // mask
    {760, -1, -1, -1, -1, 0, 827, 14, 0, 1, 2, 31, 3, 0, 0, 9},  // accessibilityIdentifier
    {761, -1, -1, -1, -1, 0, 828, 15, 0, 1, 2, 31, 3, 0, 0, 9},  // accessibilityHint
    {762, -1, -1, -1, -1, 0, 829, 16, 0, 1, 2, 31, 2, 0, 0, 9},  // isAccessibilityElement
    {763, -1, -1, -1, -1, 0, 830, 17, 0, 1, 2, 31, 55, 0, 0, 9},  // semanticContentAttribute
    {764, -1, -1, -1, -1, 0, 831, 18, 0, 1, 2, 31, 2, 0, 0, 9},  // clearsContextBeforeDrawing
    {765, -1, -1, -1, -1, 0, 832, 19, 0, 1, 2, 31, 2, 0, 0, 9},  // isFirstResponder
    {766, -1, -1, -1, -1, 0, 833, 20, 0, 1, 2, 31, 0, 0, 0, 9},  // numberOfLines
    {767, -1, -1, -1, -1, 0, 834, 21, 0, 1, 2, 31, 2, 0, 0, 9},  // adjustsFontSizeToFitWidth
    {768, -1, -1, -1, -1, 0, 835, 22, 0, 1, 2, 31, 55, 0, 0, 9},  // lineBreakMode
    {769, -1, -1, -1, -1, 0, 836, 23, 0, 1, 2, 31, 55, 0, 0, 9},  // attributedText
    {770, -1, -1, -1, -1, 0, 837, 24, 0, 1, 2, 31, 55, 0, 0, 9},  // baselineAdjustment
    {771, -1, -1, -1, -1, 0, 838, 25, 0, 1, 2, 31, 55, 0, 0, 9},  // borderStyle
    {772, -1, -1, -1, -1, 0, 839, 26, 0, 1, 2, 31, 55, 0, 0, 9},  // keyboardType
    {773, -1, -1, -1, -1, 0, 840, 27, 0, 1, 2, 31, 55, 0, 0, 9},  // returnKeyType
    {774, -1, -1, -1, -1, 0, 841, 28, 0, 1, 2, 31, 55, 0, 0, 9},  // autocorrectionType
    {775, -1, -1, -1, -1, 0, 842, 29, 0, 1, 2, 31, 55, 0, 0, 9},  // autocapitalizationType
    {776, -1, -1, -1, -1, 0, 843, 30, 0, 1, 2, 31, 55, 0, 0, 9},  // clearButtonMode
    {777, -1, -1, -1, -1, 0, 844, 31, 0, 1, 2, 31, 17, 0, 0, 9},  // shadowColor
    {778, -1, -1, -1, -1, 0, 845, 32, 0, 1, 2, 31, 3, 0, 0, 9},  // placeholder
    {779, -1, -1, -1, -1, 0, 846, 33, 0, 1, 2, 31, 0, 0, 0, 9},  // minimumScaleFactor
    {780, -1, -1, -1, 1682, 0, 847, 34, 0, 1, 2, 31, 2, 0, 0, 9},  // isEditable
    {781, -1, -1, -1, 1683, 0, 848, 35, 0, 1, 2, 31, 2, 0, 0, 9},  // isSelectable
    {782, -1, -1, -1, 1684, 0, 849, 36, 0, 1, 2, 31, 2, 0, 0, 9},  // isSecureTextEntry
    {783, -1, -1, -1, -1, 0, 850, 37, 0, 1, 2, 31, 0, 0, 0, 9},  // zoomScale
    {784, 221, -1, -1, -1, 0, 0, 38, 0, 0, 5, 31, 52, 0, 0, 9},  // DecelerationRate
    {786, 787, -1, -1, -1, 0, 0, 39, 0, 0, 5, 29, 28, 0, 0, 9},  // normal
    {788, -1, -1, -1, -1, 0, 0, 40, 0, 0, 5, 0, 0, 0, 0, 9},  // UIScrollViewDecelerationRateNormal
    {789, 787, -1, -1, -1, 0, 0, 41, 0, 0, 5, 29, 28, 0, 0, 9},  // fast
    {790, -1, -1, -1, -1, 0, 0, 42, 0, 0, 5, 0, 0, 0, 0, 9},  // UIScrollViewDecelerationRateFast
    {791, -1, -1, -1, -1, 0, 851, 43, 0, 1, 2, 29, 0, 0, 0, 9},  // rawValue
    {792, -1, -1, -1, -1, 0, 852, 44, 0, 1, 2, 31, 28, 0, 0, 9},  // decelerationRate
    {793, 794, 795, -1, -1, 0, 0, 45, 0, 0, 5, 4, 3, 0, 0, 9},  // system
    {796, 794, 797, -1, -1, 0, 0, 46, 0, 0, 5, 4, 3, 0, 0, 9},  // custom
    {798, 794, 799, -1, -1, 0, 0, 47, 0, 0, 5, 4, 3, 0, 0, 9},  // infoLight
    {800, 794, 801, -1, -1, 0, 0, 48, 0, 0, 5, 4, 3, 0, 0, 9},  // contactAdd
    {802, 794, 803, -1, -1, 0, 0, 49, 0, 0, 5, 4, 3, 0, 0, 9},  // close
    {220, -1, -1, -1, -1, 474, 853, 50, 1, 1, 3, 0, 30, 0, 0, 9},  // UIButton
    {804, -1, -1, -1, 1681, 0, 854, 51, 0, 1, 2, 31, 2, 0, 0, 9},  // isScrollEnabled
    {805, -1, -1, -1, 1680, 0, 855, 52, 0, 1, 2, 31, 2, 0, 0, 9},  // isPagingEnabled
    {806, -1, -1, -1, -1, 0, 856, 53, 0, 1, 2, 31, 2, 0, 0, 9},  // bounces
    {807, -1, -1, -1, -1, 0, 857, 54, 0, 1, 2, 31, 2, 0, 0, 9},  // showsHorizontalScrollIndicator
    {808, -1, -1, -1, -1, 0, 858, 55, 0, 1, 2, 31, 2, 0, 0, 9},  // showsVerticalScrollIndicator
    {809, -1, -1, -1, -1, 0, 859, 56, 0, 1, 2, 31, 0, 0, 0, 9},  // minimumZoomScale
    {810, -1, -1, -1, -1, 0, 860, 57, 0, 1, 2, 31, 0, 0, 0, 9},  // maximumZoomScale
    {811, -1, -1, -1, -1, 0, 861, 58, 0, 1, 2, 31, 51, 0, 0, 9},  // contentInset
    {812, -1, -1, -1, -1, 0, 862, 59, 0, 1, 2, 31, 55, 0, 0, 9},  // delegate
    {814, 216, -1, -1, -1, 0, 0, 60, 0, 0, 5, 31, 52, 0, 0, 9},  // AutoresizingMask
    {815, 813, 816, -1, -1, 0, 0, 61, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleLeftMargin
    {817, 813, -1, -1, -1, 0, 0, 62, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleLeftMargin
    {818, 813, 819, -1, -1, 0, 0, 63, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleWidth
    {820, 813, -1, -1, -1, 0, 0, 64, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleWidth
    {821, 813, 822, -1, -1, 0, 0, 65, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleRightMargin
    {823, 813, -1, -1, -1, 0, 0, 66, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleRightMargin
    {824, 813, 825, -1, -1, 0, 0, 67, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleTopMargin
    {826, 813, -1, -1, -1, 0, 0, 68, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleTopMargin
    {827, 813, 828, -1, -1, 0, 0, 69, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleHeight
    {829, 813, -1, -1, -1, 0, 0, 70, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleHeight
    {830, 813, 831, -1, -1, 0, 0, 71, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleBottomMargin
    {832, 813, -1, -1, -1, 0, 0, 72, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleBottomMargin
    {833, 813, 834, -1, -1, 0, 0, 73, 0, 0, 5, 26, 25, 0, 0, 9},  // None
    {835, -1, -1, -1, -1, 0, 863, 74, 0, 1, 2, 31, 25, 0, 0, 9},  // autoresizingMask
    {836, -1, -1, -1, -1, 0, 864, 75, 0, 1, 2, 31, 2, 0, 0, 9},  // translatesAutoresizingMaskIntoConstraints
    {837, -1, -1, -1, -1, 0, 865, 76, 0, 1, 2, 31, 2, 0, 0, 9},  // autoresizesSubviews
    {839, 222, -1, -1, -1, 0, 0, 77, 0, 0, 5, 31, 52, 0, 0, 9},  // State
    {786, 838, 840, -1, -1, 0, 0, 78, 0, 0, 5, 4, 3, 0, 0, 9},  // normal
    {841, 838, -1, -1, -1, 0, 0, 79, 0, 0, 5, 4, 3, 0, 0, 9},  // Normal
    {842, 838, 843, -1, -1, 0, 0, 80, 0, 0, 5, 4, 3, 0, 0, 9},  // highlighted
    {844, 838, -1, -1, -1, 0, 0, 81, 0, 0, 5, 4, 3, 0, 0, 9},  // Highlighted
    {845, 838, 846, -1, -1, 0, 0, 82, 0, 0, 5, 4, 3, 0, 0, 9},  // disabled
    {847, 838, -1, -1, -1, 0, 0, 83, 0, 0, 5, 4, 3, 0, 0, 9},  // Disabled
    {848, 838, 849, -1, -1, 0, 0, 84, 0, 0, 5, 4, 3, 0, 0, 9},  // selected
    {850, 838, -1, -1, -1, 0, 0, 85, 0, 0, 5, 4, 3, 0, 0, 9},  // Selected
    {852, 222, -1, -1, -1, 0, 0, 86, 0, 0, 5, 31, 52, 0, 0, 9},  // Event
    {853, 851, 854, -1, -1, 0, 0, 87, 0, 0, 5, 4, 3, 0, 0, 9},  // allEvents
    {855, 851, -1, -1, -1, 0, 0, 88, 0, 0, 5, 4, 3, 0, 0, 9},  // AllEvents
    {856, 851, 857, -1, -1, 0, 0, 89, 0, 0, 5, 4, 3, 0, 0, 9},  // allTouchEvents
    {858, 851, -1, -1, -1, 0, 0, 90, 0, 0, 5, 4, 3, 0, 0, 9},  // AllTouchEvents
    {859, 851, 860, -1, -1, 0, 0, 91, 0, 0, 5, 4, 3, 0, 0, 9},  // touchDown
    {861, 851, -1, -1, -1, 0, 0, 92, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchDown
    {862, 851, 863, -1, -1, 0, 0, 93, 0, 0, 5, 4, 3, 0, 0, 9},  // touchDragInside
    {864, 851, -1, -1, -1, 0, 0, 94, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchDragInside
    {865, 851, 866, -1, -1, 0, 0, 95, 0, 0, 5, 4, 3, 0, 0, 9},  // touchDragOutside
    {867, 851, -1, -1, -1, 0, 0, 96, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchDragOutside
    {868, 851, 869, -1, -1, 0, 0, 97, 0, 0, 5, 4, 3, 0, 0, 9},  // touchUpInside
    {870, 851, -1, -1, -1, 0, 0, 98, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchUpInside
    {871, 851, 872, -1, -1, 0, 0, 99, 0, 0, 5, 4, 3, 0, 0, 9},  // touchUpOutside
    {873, 851, -1, -1, -1, 0, 0, 100, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchUpOutside
    {874, 851, 875, -1, -1, 0, 0, 101, 0, 0, 5, 4, 3, 0, 0, 9},  // touchCancel
    {876, 851, -1, -1, -1, 0, 0, 102, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchCancel
    {877, 851, 878, -1, -1, 0, 0, 103, 0, 0, 5, 4, 3, 0, 0, 9},  // valueChanged
    {879, 851, -1, -1, -1, 0, 0, 104, 0, 0, 5, 4, 3, 0, 0, 9},  // ValueChanged
    {880, 851, 881, -1, -1, 0, 0, 105, 0, 0, 5, 4, 3, 0, 0, 9},  // editingChanged
    {882, 851, -1, -1, -1, 0, 0, 106, 0, 0, 5, 4, 3, 0, 0, 9},  // EditingChanged
    {883, 851, 884, -1, -1, 0, 0, 107, 0, 0, 5, 4, 3, 0, 0, 9},  // editingDidBegin
    {885, 851, -1, -1, -1, 0, 0, 108, 0, 0, 5, 4, 3, 0, 0, 9},  // EditingDidBegin
    {886, 851, 887, -1, -1, 0, 0, 109, 0, 0, 5, 4, 3, 0, 0, 9},  // editingDidEnd
    {888, 851, -1, -1, -1, 0, 0, 110, 0, 0, 5, 4, 3, 0, 0, 9},  // EditingDidEnd
    {889, 851, 890, -1, -1, 0, 0, 111, 0, 0, 5, 4, 3, 0, 0, 9},  // primaryActionTriggered
    {891, 851, -1, -1, -1, 0, 0, 112, 0, 0, 5, 4, 3, 0, 0, 9},  // PrimaryActionTriggered
    {892, -1, -1, -1, -1, 475, 866, 113, 3, 4, 1, 31, 55, 0, 0, 9},  // addTarget
    {892, -1, -1, -1, -1, 478, 870, 114, 3, 4, 1, 31, 55, 0, 0, 9},  // addTarget
    {895, -1, -1, -1, -1, 481, 874, 115, 3, 4, 1, 31, 55, 0, 0, 9},  // removeTarget
    {895, -1, -1, -1, -1, 484, 878, 116, 3, 4, 1, 31, 55, 0, 0, 9},  // removeTarget
    {896, -1, -1, -1, -1, 487, 882, 117, 1, 2, 1, 31, 55, 0, 0, 9},  // sendActions
    {897, -1, -1, -1, -1, 488, 884, 118, 1, 2, 1, 31, 55, 0, 0, 9},  // sendActionsForControlEvents
    {898, -1, -1, -1, -1, 489, 886, 119, 2, 3, 1, 31, 55, 0, 0, 9},  // setTitle
    {898, -1, -1, -1, -1, 491, 889, 120, 2, 3, 1, 31, 55, 0, 0, 9},  // setTitle
    {900, -1, -1, -1, -1, 493, 892, 121, 2, 3, 1, 31, 55, 0, 0, 9},  // setTitleColor
    {900, -1, -1, -1, -1, 495, 895, 122, 2, 3, 1, 31, 55, 0, 0, 9},  // setTitleColor
    {901, -1, -1, -1, -1, 497, 898, 123, 2, 3, 1, 31, 55, 0, 0, 9},  // setImage
    {901, -1, -1, -1, -1, 499, 901, 124, 2, 3, 1, 31, 55, 0, 0, 9},  // setImage
    {902, -1, -1, -1, -1, 501, 904, 125, 2, 3, 1, 31, 55, 0, 0, 9},  // setBackgroundImage
    {902, -1, -1, -1, -1, 503, 907, 126, 2, 3, 1, 31, 55, 0, 0, 9},  // setBackgroundImage
    {903, -1, -1, -1, -1, 505, 910, 127, 2, 3, 1, 31, 55, 0, 0, 9},  // setAttributedTitle
    {904, -1, -1, -1, -1, 507, 913, 128, 2, 3, 1, 31, 55, 0, 0, 9},  // setTitleShadowColor
    {905, -1, -1, -1, -1, 0, 916, 129, 0, 1, 2, 31, 3, 0, 0, 9},  // currentTitle
    {906, -1, -1, -1, -1, 0, 917, 130, 0, 1, 2, 31, 30, 0, 0, 9},  // titleLabel
    {907, -1, -1, -1, -1, 0, 918, 131, 0, 1, 2, 31, 51, 0, 0, 9},  // contentEdgeInsets
    {908, -1, -1, -1, -1, 0, 919, 132, 0, 1, 2, 31, 51, 0, 0, 9},  // titleEdgeInsets
    {909, -1, -1, -1, -1, 0, 920, 133, 0, 1, 2, 31, 51, 0, 0, 9},  // imageEdgeInsets
    {910, -1, -1, -1, -1, 0, 921, 134, 0, 1, 2, 31, 2, 0, 0, 9},  // isEnabled
    {911, -1, -1, -1, -1, 0, 922, 135, 0, 1, 2, 31, 2, 0, 0, 9},  // isSelected
    {912, -1, -1, -1, -1, 0, 923, 136, 0, 1, 2, 31, 2, 0, 0, 9},  // isHighlighted
    {913, -1, -1, -1, -1, 0, 924, 137, 0, 1, 2, 31, 2, 0, 0, 9},  // isTracking
    {914, -1, -1, -1, -1, 0, 925, 138, 0, 1, 2, 31, 55, 0, 0, 9},  // contentHorizontalAlignment
    {915, -1, -1, -1, -1, 0, 926, 139, 0, 1, 2, 31, 55, 0, 0, 9},  // contentVerticalAlignment
    {916, -1, -1, -1, -1, 0, 927, 140, 0, 1, 2, 31, 12, 0, 0, 9},  // contentSize
    {364, 917, 918, -1, -1, 0, 0, 141, 0, 0, 5, 21, 20, 0, 0, 9},  // left
    {361, 917, 919, -1, -1, 0, 0, 142, 0, 0, 5, 21, 20, 0, 0, 9},  // center
    {366, 917, 920, -1, -1, 0, 0, 143, 0, 0, 5, 21, 20, 0, 0, 9},  // right
    {921, 917, 922, -1, -1, 0, 0, 144, 0, 0, 5, 21, 20, 0, 0, 9},  // justified
    {923, 917, 924, -1, -1, 0, 0, 145, 0, 0, 5, 21, 20, 0, 0, 9},  // natural
    {925, -1, -1, -1, -1, 0, 928, 0, 0, 1, 2, 31, 30, 0, 0, 10},  // superview
    {926, -1, -1, -1, -1, 0, 929, 1, 0, 1, 2, 31, 4, 0, 0, 10},  // subviews
    {84, -1, -1, -1, -1, 0, 930, 2, 0, 1, 2, 31, 30, 0, 0, 10},  // window
    {927, -1, -1, -1, -1, 0, 931, 3, 0, 1, 2, 31, 2, 0, 0, 10},  // isKeyWindow
    {928, -1, -1, -1, 1651, 509, 932, 4, 1, 2, 1, 31, 2, 0, 0, 10},  // isDescendant
    {929, -1, -1, -1, -1, 510, 934, 5, 1, 2, 1, 31, 55, 0, 0, 10},  // addSubview
    {930, -1, -1, -1, -1, 511, 936, 6, 1, 2, 1, 31, 55, 0, 0, 10},  // bringSubviewToFront
    {931, -1, -1, -1, 1653, 512, 938, 7, 1, 2, 1, 31, 55, 0, 0, 10},  // bringSubview
    {933, -1, -1, -1, -1, 513, 940, 8, 1, 2, 1, 31, 55, 0, 0, 10},  // sendSubviewToBack
    {934, -1, -1, -1, 1654, 514, 942, 9, 1, 2, 1, 31, 55, 0, 0, 10},  // sendSubview
    {936, -1, -1, -1, -1, 515, 944, 10, 0, 1, 1, 31, 55, 0, 0, 10},  // removeFromSuperview
    {937, -1, -1, -1, 1652, 515, 945, 11, 2, 3, 1, 31, 55, 0, 0, 10},  // insertSubview
    {938, -1, -1, -1, 1685, 517, 948, 12, 2, 3, 1, 31, 55, 0, 0, 10},  // exchangeSubview
    {937, -1, -1, -1, -1, 519, 951, 13, 2, 3, 1, 31, 55, 0, 0, 10},  // insertSubview
    {937, -1, -1, -1, -1, 521, 954, 14, 2, 3, 1, 31, 55, 0, 0, 10},  // insertSubview
    {942, -1, -1, -1, 1657, 523, 957, 15, 2, 3, 1, 31, 9, 0, 5, 10},  // convert
    {942, -1, -1, -1, 1659, 525, 960, 16, 2, 3, 1, 31, 9, 0, 5, 10},  // convert
    {943, -1, -1, -1, -1, 527, 963, 17, 2, 3, 1, 31, 9, 0, 5, 10},  // convertRect
    {943, -1, -1, -1, -1, 529, 966, 18, 2, 3, 1, 31, 9, 0, 5, 10},  // convertRect
    {946, -1, -1, -1, -1, 531, 969, 19, 2, 3, 1, 31, 9, 0, 5, 10},  // convertPoint
    {946, -1, -1, -1, -1, 533, 972, 20, 2, 3, 1, 31, 9, 0, 5, 10},  // convertPoint
    {947, -1, -1, -1, -1, 535, 975, 21, 0, 1, 1, 31, 55, 0, 0, 10},  // setNeedsLayout
    {948, -1, -1, -1, -1, 535, 976, 22, 0, 1, 1, 31, 55, 0, 0, 10},  // layoutIfNeeded
    {947, -1, -1, -1, -1, 535, 977, 23, 0, 1, 1, 32, 55, 0, 0, 10},  // setNeedsLayout
    {948, -1, -1, -1, -1, 535, 978, 24, 0, 1, 1, 32, 55, 0, 0, 10},  // layoutIfNeeded
    {949, -1, -1, -1, -1, 535, 979, 25, 0, 1, 1, 32, 55, 0, 0, 10},  // layoutSublayers
    {949, -1, -1, -1, -1, 535, 980, 26, 1, 2, 1, 31, 55, 0, 0, 10},  // layoutSublayers
    {950, -1, -1, -1, -1, 536, 982, 27, 1, 2, 1, 31, 55, 0, 0, 10},  // layoutSublayersOfLayer
    {951, -1, -1, -1, -1, 537, 984, 28, 0, 1, 1, 32, 2, 0, 0, 10},  // needsLayout
    {952, -1, -1, -1, -1, 537, 985, 29, 0, 1, 1, 31, 55, 0, 0, 10},  // setNeedsDisplay
    {953, -1, -1, -1, -1, 537, 986, 30, 0, 1, 1, 31, 55, 0, 0, 10},  // layoutSubviews
    {952, -1, -1, -1, 1686, 537, 987, 31, 1, 2, 1, 31, 55, 0, 0, 10},  // setNeedsDisplay
    {952, -1, -1, -1, 1686, 538, 989, 32, 1, 2, 1, 32, 55, 0, 0, 10},  // setNeedsDisplay
    {954, -1, -1, -1, -1, 539, 991, 33, 0, 1, 1, 31, 2, 0, 0, 10},  // becomeFirstResponder
    {955, -1, -1, -1, -1, 539, 992, 34, 0, 1, 1, 31, 2, 0, 0, 10},  // resignFirstResponder
    {956, -1, -1, -1, -1, 539, 993, 35, 1, 2, 1, 31, 12, 0, 0, 10},  // sizeThatFits
    {957, -1, -1, -1, -1, 540, 995, 36, 0, 1, 1, 31, 55, 0, 0, 10},  // sizeToFit
    {958, -1, -1, -1, -1, 0, 996, 37, 0, 1, 2, 31, 12, 0, 0, 10},  // intrinsicContentSize
    {959, -1, -1, -1, -1, 540, 997, 38, 0, 1, 1, 31, 55, 0, 0, 10},  // invalidateIntrinsicContentSize
    {960, -1, -1, -1, -1, 540, 998, 39, 1, 2, 1, 31, 55, 0, 0, 10},  // endEditing
    {952, -1, -1, -1, -1, 541, 1000, 40, 0, 1, 1, 32, 55, 0, 0, 10},  // setNeedsDisplay
    {961, -1, -1, -1, -1, 541, 1001, 41, 1, 2, 1, 31, 30, 0, 0, 10},  // viewWithTag
    {962, -1, -1, -1, 1667, 542, 1003, 42, 2, 3, 1, 32, 55, 0, 0, 10},  // insertSublayer
    {962, -1, -1, -1, -1, 544, 1006, 43, 2, 3, 1, 32, 55, 0, 0, 10},  // insertSublayer
    {962, -1, -1, -1, -1, 546, 1009, 44, 2, 3, 1, 32, 55, 0, 0, 10},  // insertSublayer
    {965, 216, -1, -1, -1, 0, 0, 45, 0, 0, 5, 31, 0, 0, 0, 10},  // noIntrinsicMetric
    {966, -1, -1, -1, -1, 0, 1012, 46, 0, 1, 2, 31, 55, 0, 0, 10},  // rootViewController
    {967, -1, -1, -1, -1, 0, 1013, 47, 0, 1, 2, 31, 55, 0, 0, 10},  // liveView
    {968, -1, -1, -1, -1, 548, 1014, 48, 0, 1, 1, 31, 55, 0, 0, 10},  // makeKeyAndVisible
    {969, -1, -1, -1, -1, 548, 1015, 49, 0, 1, 1, 31, 55, 0, 0, 10},  // makeKey
    {971, 970, -1, -1, -1, 0, 0, 50, 0, 0, 5, 31, 30, 0, 0, 10},  // current
    {973, 972, -1, -1, -1, 0, 0, 51, 0, 0, 5, 31, 30, 0, 0, 10},  // currentPage
    {974, -1, -1, -1, -1, 0, 1016, 52, 0, 1, 2, 31, 2, 0, 0, 10},  // needsIndefiniteExecution
    {976, 975, -1, -1, -1, 0, 0, 53, 0, 0, 5, 31, 30, 0, 0, 10},  // main
    {977, 975, -1, -1, -1, 548, 1017, 54, 0, 0, 4, 31, 30, 0, 0, 10},  // mainScreen
    {978, -1, -1, -1, 1649, 548, 1017, 55, 2, 3, 1, 31, 30, 0, 5, 10},  // hitTest
    {979, -1, -1, -1, -1, 550, 1020, 56, 2, 3, 1, 31, 2, 0, 0, 10},  // beginTracking
    {980, -1, -1, -1, -1, 552, 1023, 57, 2, 3, 1, 31, 2, 0, 0, 10},  // continueTracking
    {314, -1, -1, -1, 1650, 554, 1026, 58, 2, 3, 1, 31, 2, 0, 5, 10},  // point
    {982, -1, -1, -1, -1, 556, 1029, 0, 0, 0, 3, 0, 31, 0, 0, 11},  // CALayer
    {983, -1, -1, -1, -1, 556, 1029, 1, 0, 0, 3, 0, 31, 0, 0, 11},  // CAShapeLayer
    {984, -1, -1, -1, -1, 556, 1029, 2, 0, 0, 3, 0, 31, 0, 0, 11},  // CAGradientLayer
    {985, -1, -1, -1, -1, 556, 1029, 3, 0, 0, 3, 0, 31, 0, 0, 11},  // CATextLayer
    {986, -1, -1, -1, -1, 0, 1029, 4, 0, 1, 2, 32, 4, 0, 0, 11},  // colors
    {987, -1, -1, -1, -1, 0, 1030, 5, 0, 1, 2, 32, 4, 0, 0, 11},  // locations
    {988, -1, -1, -1, -1, 0, 1031, 6, 0, 1, 2, 32, 9, 0, 0, 11},  // startPoint
    {989, -1, -1, -1, -1, 0, 1032, 7, 0, 1, 2, 32, 9, 0, 0, 11},  // endPoint
    {261, -1, -1, -1, -1, 0, 1033, 8, 0, 1, 2, 32, 55, 0, 0, 11},  // string
    {751, -1, -1, -1, -1, 0, 1034, 9, 0, 1, 2, 32, 55, 0, 0, 11},  // font
    {990, -1, -1, -1, -1, 0, 1035, 10, 0, 1, 2, 32, 0, 0, 0, 11},  // fontSize
    {991, -1, -1, -1, -1, 0, 1036, 11, 0, 1, 2, 32, 17, 0, 0, 11},  // foregroundColor
    {992, -1, -1, -1, -1, 0, 1037, 12, 0, 1, 2, 32, 2, 0, 0, 11},  // isWrapped
    {993, -1, -1, -1, 994, 556, 1038, 13, 1, 2, 1, 32, 55, 0, 0, 11},  // render
    {995, -1, -1, -1, 997, 558, 1040, 14, 2, 3, 1, 31, 2, 0, 0, 11},  // drawHierarchy
    {732, -1, -1, -1, -1, 0, 1043, 15, 0, 1, 2, 32, 13, 0, 9, 11},  // frame
    {733, -1, -1, -1, -1, 0, 1044, 16, 0, 1, 2, 32, 13, 0, 10, 11},  // bounds
    {125, -1, -1, -1, -1, 0, 1045, 17, 0, 1, 2, 32, 9, 0, 11, 11},  // position
    {734, -1, -1, -1, -1, 0, 1046, 18, 0, 1, 2, 32, 9, 0, 12, 11},  // anchorPoint
    {735, -1, -1, -1, 1655, 0, 1047, 19, 0, 1, 2, 32, 2, 0, 0, 11},  // isHidden
    {998, -1, -1, -1, -1, 0, 1048, 20, 0, 1, 2, 32, 2, 0, 0, 11},  // masksToBounds
    {737, -1, -1, -1, -1, 0, 1049, 21, 0, 1, 2, 32, 3, 0, 0, 11},  // name
    {999, -1, -1, -1, -1, 0, 1050, 22, 0, 1, 2, 32, 14, 0, 0, 11},  // sublayerTransform
    {126, -1, -1, -1, -1, 0, 1051, 23, 0, 1, 2, 32, 14, 0, 0, 11},  // transform
    {1000, -1, -1, -1, -1, 0, 1052, 24, 0, 1, 2, 32, 0, 0, 0, 11},  // zPosition
    {1001, -1, -1, -1, -1, 0, 1053, 25, 0, 1, 2, 32, 0, 0, 0, 11},  // opacity
    {747, -1, -1, -1, -1, 0, 1054, 26, 0, 1, 2, 32, 17, 0, 0, 11},  // backgroundColor
    {1002, -1, -1, -1, -1, 0, 1055, 27, 0, 1, 2, 32, 0, 0, 0, 11},  // cornerRadius
    {1003, -1, -1, -1, -1, 0, 1056, 28, 0, 1, 2, 32, 0, 0, 0, 11},  // borderWidth
    {1004, -1, -1, -1, -1, 0, 1057, 29, 0, 1, 2, 32, 17, 0, 0, 11},  // borderColor
    {777, -1, -1, -1, -1, 0, 1058, 30, 0, 1, 2, 32, 17, 0, 0, 11},  // shadowColor
    {1005, -1, -1, -1, -1, 0, 1059, 31, 0, 1, 2, 32, 0, 0, 0, 11},  // shadowOpacity
    {1006, -1, -1, -1, -1, 0, 1060, 32, 0, 1, 2, 32, 0, 0, 0, 11},  // shadowRadius
    {1007, -1, -1, -1, -1, 0, 1061, 33, 0, 1, 2, 32, 12, 0, 0, 11},  // shadowOffset
    {1008, -1, -1, -1, -1, 0, 1062, 34, 0, 1, 2, 32, 32, 0, 0, 11},  // shadowPath
    {1009, -1, -1, -1, -1, 0, 1063, 35, 0, 1, 2, 32, 0, 0, 0, 11},  // contentsScale
    {1010, -1, -1, -1, -1, 0, 1064, 36, 0, 1, 2, 32, 55, 0, 0, 11},  // contents
    {1011, -1, -1, -1, -1, 0, 1065, 37, 0, 1, 2, 32, 13, 0, 0, 11},  // contentsRect
    {1012, -1, -1, -1, -1, 0, 1066, 38, 0, 1, 2, 32, 2, 0, 0, 11},  // shouldRasterize
    {1013, -1, -1, -1, -1, 0, 1067, 39, 0, 1, 2, 32, 0, 0, 0, 11},  // rasterizationScale
    {1014, -1, -1, -1, 1679, 0, 1068, 40, 0, 1, 2, 32, 2, 0, 0, 11},  // isDoubleSided
    {759, -1, -1, -1, -1, 0, 1069, 41, 0, 1, 2, 32, 31, 0, 0, 11},  // mask
    {1015, -1, -1, -1, -1, 0, 1070, 42, 0, 1, 2, 32, 55, 0, 0, 11},  // contentsGravity
    {1016, 1017, 1018, -1, -1, 0, 0, 43, 0, 0, 5, 4, 3, 0, 0, 11},  // layerMinXMinYCorner
    {1019, 1017, 1020, -1, -1, 0, 0, 44, 0, 0, 5, 4, 3, 0, 0, 11},  // layerMaxXMinYCorner
    {1021, 1017, 1022, -1, -1, 0, 0, 45, 0, 0, 5, 4, 3, 0, 0, 11},  // layerMinXMaxYCorner
    {1023, 1017, 1024, -1, -1, 0, 0, 46, 0, 0, 5, 4, 3, 0, 0, 11},  // layerMaxXMaxYCorner
    {1025, -1, -1, -1, -1, 0, 1071, 47, 0, 1, 2, 32, 55, 0, 0, 11},  // actions
    {1026, -1, -1, -1, -1, 0, 1072, 48, 0, 1, 2, 32, 55, 0, 0, 11},  // magnificationFilter
    {1027, -1, -1, -1, -1, 0, 1073, 49, 0, 1, 2, 32, 55, 0, 0, 11},  // minificationFilter
    {1028, -1, -1, -1, -1, 0, 1074, 50, 0, 1, 2, 32, 55, 0, 0, 11},  // compositingFilter
    {1029, -1, -1, -1, -1, 0, 1075, 51, 0, 1, 2, 32, 55, 0, 0, 11},  // cornerCurve
    {1030, -1, -1, -1, -1, 0, 1076, 52, 0, 1, 2, 32, 55, 0, 0, 11},  // maskedCorners
    {812, -1, -1, -1, -1, 0, 1077, 53, 0, 1, 2, 32, 55, 0, 0, 11},  // delegate
    {753, -1, -1, -1, 1678, 0, 1078, 54, 0, 1, 2, 32, 2, 0, 0, 11},  // isOpaque
    {1031, -1, -1, -1, -1, 0, 1079, 55, 0, 1, 2, 32, 2, 0, 0, 11},  // needsDisplayOnBoundsChange
    {1032, -1, -1, -1, -1, 0, 1080, 56, 0, 1, 2, 32, 2, 0, 0, 11},  // allowsEdgeAntialiasing
    {1033, -1, -1, -1, -1, 0, 1081, 57, 0, 1, 2, 32, 55, 0, 0, 11},  // lineCap
    {1034, -1, -1, -1, -1, 0, 1082, 58, 0, 1, 2, 32, 55, 0, 0, 11},  // fillRule
    {1035, -1, -1, -1, -1, 0, 1083, 59, 0, 1, 2, 32, 0, 0, 0, 11},  // miterLimit
    {1036, -1, -1, -1, -1, 0, 1084, 60, 0, 1, 2, 32, 0, 0, 0, 11},  // strokeStart
    {1037, -1, -1, -1, -1, 0, 1085, 61, 0, 1, 2, 32, 0, 0, 0, 11},  // strokeEnd
    {1038, -1, -1, -1, -1, 562, 1086, 62, 0, 1, 1, 32, 14, 0, 0, 11},  // affineTransform
    {128, -1, -1, -1, -1, 562, 1087, 63, 1, 2, 1, 32, 55, 0, 8, 11},  // setAffineTransform
    {1039, -1, -1, -1, 1668, 563, 1089, 64, 0, 1, 1, 32, 31, 0, 0, 11},  // presentation
    {1040, -1, -1, -1, 1669, 563, 1090, 65, 0, 1, 1, 32, 31, 0, 0, 11},  // model
    {1041, -1, -1, -1, -1, 0, 1091, 66, 0, 1, 2, 32, 31, 0, 0, 11},  // superlayer
    {1042, -1, -1, -1, -1, 0, 1092, 67, 0, 1, 2, 32, 4, 0, 0, 11},  // sublayers
    {1043, -1, -1, -1, -1, 563, 1093, 68, 1, 2, 1, 32, 55, 0, 0, 11},  // addSublayer
    {1044, -1, -1, -1, -1, 564, 1095, 69, 0, 1, 1, 32, 55, 0, 0, 11},  // removeFromSuperlayer
    {942, -1, -1, -1, 1661, 564, 1096, 70, 2, 3, 1, 32, 9, 0, 5, 11},  // convert
    {942, -1, -1, -1, 1663, 566, 1099, 71, 2, 3, 1, 32, 9, 0, 5, 11},  // convert
    {978, -1, -1, -1, -1, 568, 1102, 72, 1, 2, 1, 32, 31, 0, 0, 11},  // hitTest
    {383, -1, -1, -1, 1615, 569, 1104, 73, 1, 2, 1, 32, 2, 0, 0, 11},  // contains
    {1045, -1, -1, -1, -1, 570, 1106, 0, 0, 0, 0, 0, 48, 0, 0, 12},  // Rectangle
    {1046, -1, -1, -1, -1, 570, 1106, 1, 0, 0, 0, 0, 48, 0, 0, 12},  // Circle
    {1047, -1, -1, -1, -1, 570, 1106, 2, 0, 0, 0, 0, 48, 0, 0, 12},  // Ellipse
    {1048, -1, -1, -1, -1, 570, 1106, 3, 0, 0, 0, 0, 48, 0, 0, 12},  // Capsule
    {1049, -1, -1, -1, -1, 570, 1106, 4, 1, 1, 0, 0, 48, 0, 0, 12},  // RoundedRectangle
    {1050, -1, -1, -1, -1, 571, 1107, 5, 1, 1, 0, 0, 48, 0, 0, 12},  // Text
    {1051, -1, -1, -1, -1, 572, 1108, 6, 1, 1, 0, 0, 48, 0, 0, 12},  // Image
    {1051, -1, -1, -1, -1, 573, 1109, 7, 1, 1, 0, 0, 48, 0, 0, 12},  // Image
    {732, -1, -1, -1, -1, 574, 1110, 8, 2, 3, 1, 49, 48, 0, 0, 12},  // frame
    {732, -1, -1, -1, -1, 576, 1113, 9, 1, 2, 1, 49, 48, 0, 0, 12},  // frame
    {732, -1, -1, -1, -1, 577, 1115, 10, 1, 2, 1, 49, 48, 0, 0, 12},  // frame
    {732, -1, -1, -1, -1, 578, 1117, 11, 3, 4, 1, 49, 48, 0, 0, 12},  // frame
    {626, -1, -1, -1, -1, 581, 1121, 12, 1, 2, 1, 49, 48, 0, 0, 12},  // padding
    {125, -1, -1, -1, -1, 582, 1123, 13, 2, 3, 1, 49, 48, 0, 0, 12},  // position
    {125, -1, -1, -1, -1, 584, 1126, 14, 1, 2, 1, 49, 48, 0, 0, 12},  // position
    {76, -1, -1, -1, -1, 585, 1128, 15, 2, 3, 1, 49, 48, 0, 0, 12},  // offset
    {76, -1, -1, -1, -1, 587, 1131, 16, 1, 2, 1, 49, 48, 0, 0, 12},  // offset
    {76, -1, -1, -1, -1, 588, 1133, 17, 1, 2, 1, 49, 48, 0, 0, 12},  // offset
    {76, -1, -1, -1, -1, 589, 1135, 18, 1, 2, 1, 49, 48, 0, 0, 12},  // offset
    {1053, -1, -1, -1, -1, 590, 1137, 19, 1, 2, 1, 49, 48, 0, 0, 12},  // rotationEffect
    {1053, -1, -1, -1, -1, 591, 1139, 20, 2, 3, 1, 49, 48, 0, 0, 12},  // rotationEffect
    {1055, -1, -1, -1, -1, 593, 1142, 21, 1, 2, 1, 49, 48, 0, 0, 12},  // scaleEffect
    {1055, -1, -1, -1, -1, 594, 1144, 22, 2, 3, 1, 49, 48, 0, 0, 12},  // scaleEffect
    {1055, -1, -1, -1, -1, 596, 1147, 23, 2, 3, 1, 49, 48, 0, 0, 12},  // scaleEffect
    {1055, -1, -1, -1, -1, 598, 1150, 24, 1, 2, 1, 49, 48, 0, 0, 12},  // scaleEffect
    {1055, -1, -1, -1, -1, 599, 1152, 25, 1, 2, 1, 49, 48, 0, 0, 12},  // scaleEffect
    {1055, -1, -1, -1, -1, 600, 1154, 26, 3, 4, 1, 49, 48, 0, 0, 12},  // scaleEffect
    {1056, -1, -1, -1, -1, 603, 1158, 27, 1, 2, 1, 49, 48, 0, 0, 12},  // transformEffect
    {1057, -1, -1, -1, -1, 604, 1160, 28, 1, 2, 1, 49, 48, 0, 0, 12},  // modifier
    {126, -1, -1, -1, -1, 0, 1162, 29, 0, 1, 2, 49, 14, 0, 0, 12},  // transform
    {360, -1, -1, -1, -1, 0, 1163, 30, 0, 1, 2, 49, 4, 0, 0, 12},  // corners
    {361, -1, -1, -1, -1, 0, 1164, 31, 0, 1, 2, 49, 9, 0, 0, 12},  // center
    {1058, -1, -1, -1, -1, 0, 1165, 32, 0, 1, 2, 49, 13, 0, 0, 12},  // layoutFrame
    {306, -1, -1, -1, -1, 0, 1166, 33, 0, 1, 2, 49, 12, 0, 0, 12},  // size
    {1059, 1060, -1, -1, -1, 0, 0, 34, 0, 0, 5, 50, 49, 0, 0, 12},  // topLeading
    {363, 1060, -1, -1, -1, 0, 0, 35, 0, 0, 5, 50, 49, 0, 0, 12},  // top
    {1061, 1060, -1, -1, -1, 0, 0, 36, 0, 0, 5, 50, 49, 0, 0, 12},  // topTrailing
    {1062, 1060, -1, -1, -1, 0, 0, 37, 0, 0, 5, 50, 49, 0, 0, 12},  // leading
    {361, 1060, -1, -1, -1, 0, 0, 38, 0, 0, 5, 50, 49, 0, 0, 12},  // center
    {1063, 1060, -1, -1, -1, 0, 0, 39, 0, 0, 5, 50, 49, 0, 0, 12},  // trailing
    {1064, 1060, -1, -1, -1, 0, 0, 40, 0, 0, 5, 50, 49, 0, 0, 12},  // bottomLeading
    {365, 1060, -1, -1, -1, 0, 0, 41, 0, 0, 5, 50, 49, 0, 0, 12},  // bottom
    {1065, 1060, -1, -1, -1, 0, 0, 42, 0, 0, 5, 50, 49, 0, 0, 12},  // bottomTrailing
    {243, -1, -1, -1, -1, 0, 1167, 43, 0, 1, 2, 50, 0, 0, 0, 12},  // x
    {234, -1, -1, -1, -1, 0, 1168, 44, 0, 1, 2, 50, 0, 0, 0, 12},  // y
    {1060, -1, -1, -1, -1, 605, 1169, 45, 2, 2, 0, 0, 9, 0, 0, 12},  // UnitPoint
    {1067, -1, -1, -1, -1, 607, 1171, 46, 1, 1, 3, 0, 14, 0, 0, 12},  // ProjectionTransform
    {1068, -1, -1, -1, -1, 608, 1172, 0, 2, 2, 3, 0, 33, 0, 0, 13},  // UIGestureRecognizer
    {1068, -1, -1, -1, -1, 610, 1174, 1, 1, 1, 3, 0, 33, 0, 0, 13},  // UIGestureRecognizer
    {1068, -1, -1, -1, -1, 0, 0, 2, 0, 0, 3, 0, 33, 0, 0, 13},  // UIGestureRecognizer
    {1070, -1, -1, -1, -1, 611, 1175, 3, 2, 2, 3, 0, 33, 0, 0, 13},  // UIPanGestureRecognizer
    {1070, -1, -1, -1, -1, 613, 1177, 4, 1, 1, 3, 0, 33, 0, 0, 13},  // UIPanGestureRecognizer
    {1070, -1, -1, -1, -1, 0, 0, 5, 0, 0, 3, 0, 33, 0, 0, 13},  // UIPanGestureRecognizer
    {1071, -1, -1, -1, -1, 614, 1178, 6, 2, 2, 3, 0, 33, 0, 0, 13},  // UIPinchGestureRecognizer
    {1071, -1, -1, -1, -1, 616, 1180, 7, 1, 1, 3, 0, 33, 0, 0, 13},  // UIPinchGestureRecognizer
    {1071, -1, -1, -1, -1, 0, 0, 8, 0, 0, 3, 0, 33, 0, 0, 13},  // UIPinchGestureRecognizer
    {1072, -1, -1, -1, -1, 617, 1181, 9, 2, 2, 3, 0, 33, 0, 0, 13},  // UIRotationGestureRecognizer
    {1072, -1, -1, -1, -1, 619, 1183, 10, 1, 1, 3, 0, 33, 0, 0, 13},  // UIRotationGestureRecognizer
    {1072, -1, -1, -1, -1, 0, 0, 11, 0, 0, 3, 0, 33, 0, 0, 13},  // UIRotationGestureRecognizer
    {1073, -1, -1, -1, -1, 620, 1184, 12, 2, 2, 3, 0, 33, 0, 0, 13},  // UITapGestureRecognizer
    {1073, -1, -1, -1, -1, 622, 1186, 13, 1, 1, 3, 0, 33, 0, 0, 13},  // UITapGestureRecognizer
    {1073, -1, -1, -1, -1, 0, 0, 14, 0, 0, 3, 0, 33, 0, 0, 13},  // UITapGestureRecognizer
    {1074, -1, -1, -1, -1, 623, 1187, 15, 2, 2, 3, 0, 33, 0, 0, 13},  // UILongPressGestureRecognizer
    {1074, -1, -1, -1, -1, 625, 1189, 16, 1, 1, 3, 0, 33, 0, 0, 13},  // UILongPressGestureRecognizer
    {1074, -1, -1, -1, -1, 0, 0, 17, 0, 0, 3, 0, 33, 0, 0, 13},  // UILongPressGestureRecognizer
    {1075, -1, -1, -1, -1, 626, 1190, 18, 2, 2, 3, 0, 33, 0, 0, 13},  // UISwipeGestureRecognizer
    {1075, -1, -1, -1, -1, 628, 1192, 19, 1, 1, 3, 0, 33, 0, 0, 13},  // UISwipeGestureRecognizer
    {1075, -1, -1, -1, -1, 0, 0, 20, 0, 0, 3, 0, 33, 0, 0, 13},  // UISwipeGestureRecognizer
    {839, 1068, -1, -1, -1, 0, 0, 21, 0, 0, 5, 34, 52, 0, 0, 13},  // State
    {1076, 1068, -1, -1, -1, 0, 0, 22, 0, 0, 5, 34, 52, 0, 0, 13},  // Direction
    {791, -1, -1, -1, -1, 0, 1193, 23, 0, 1, 2, 35, 0, 0, 0, 13},  // rawValue
    {1079, 1080, 1081, -1, -1, 0, 0, 24, 0, 0, 5, 35, 34, 0, 0, 13},  // possible
    {1082, 1080, -1, -1, -1, 0, 0, 25, 0, 0, 5, 35, 34, 0, 0, 13},  // Possible
    {1083, 1080, 1084, -1, -1, 0, 0, 26, 0, 0, 5, 35, 34, 0, 0, 13},  // began
    {1085, 1080, -1, -1, -1, 0, 0, 27, 0, 0, 5, 35, 34, 0, 0, 13},  // Began
    {1086, 1080, 1087, -1, -1, 0, 0, 28, 0, 0, 5, 35, 34, 0, 0, 13},  // changed
    {1088, 1080, -1, -1, -1, 0, 0, 29, 0, 0, 5, 35, 34, 0, 0, 13},  // Changed
    {1089, 1080, 1090, -1, -1, 0, 0, 30, 0, 0, 5, 35, 34, 0, 0, 13},  // ended
    {1091, 1080, -1, -1, -1, 0, 0, 31, 0, 0, 5, 35, 34, 0, 0, 13},  // Ended
    {1092, 1080, 1093, -1, -1, 0, 0, 32, 0, 0, 5, 35, 34, 0, 0, 13},  // cancelled
    {1094, 1080, -1, -1, -1, 0, 0, 33, 0, 0, 5, 35, 34, 0, 0, 13},  // Cancelled
    {1095, 1080, 1096, -1, -1, 0, 0, 34, 0, 0, 5, 35, 34, 0, 0, 13},  // failed
    {1097, 1080, -1, -1, -1, 0, 0, 35, 0, 0, 5, 35, 34, 0, 0, 13},  // Failed
    {1098, 1080, 1099, -1, -1, 0, 0, 36, 0, 0, 5, 35, 34, 0, 0, 13},  // recognized
    {366, 1100, 1101, -1, -1, 0, 0, 37, 0, 0, 5, 36, 35, 0, 0, 13},  // right
    {1102, 1100, -1, -1, -1, 0, 0, 38, 0, 0, 5, 36, 35, 0, 0, 13},  // Right
    {364, 1100, 1103, -1, -1, 0, 0, 39, 0, 0, 5, 36, 35, 0, 0, 13},  // left
    {1104, 1100, -1, -1, -1, 0, 0, 40, 0, 0, 5, 36, 35, 0, 0, 13},  // Left
    {491, 1100, 1105, -1, -1, 0, 0, 41, 0, 0, 5, 36, 35, 0, 0, 13},  // up
    {1106, 1100, -1, -1, -1, 0, 0, 42, 0, 0, 5, 36, 35, 0, 0, 13},  // Up
    {492, 1100, 1107, -1, -1, 0, 0, 43, 0, 0, 5, 36, 35, 0, 0, 13},  // down
    {1108, 1100, -1, -1, -1, 0, 0, 44, 0, 0, 5, 36, 35, 0, 0, 13},  // Down
    {539, -1, -1, -1, -1, 0, 1194, 45, 0, 1, 2, 34, 34, 0, 0, 13},  // state
    {910, -1, -1, -1, 1109, 0, 1195, 46, 0, 1, 2, 34, 2, 0, 0, 13},  // isEnabled
    {1109, -1, -1, -1, -1, 0, 1196, 47, 0, 1, 2, 34, 2, 0, 0, 13},  // enabled
    {79, -1, -1, -1, -1, 0, 1197, 48, 0, 1, 2, 34, 30, 0, 0, 13},  // view
    {737, -1, -1, -1, -1, 0, 1198, 49, 0, 1, 2, 34, 3, 0, 0, 13},  // name
    {1110, -1, -1, -1, -1, 0, 1199, 50, 0, 1, 2, 34, 2, 0, 0, 13},  // cancelsTouchesInView
    {1111, -1, -1, -1, -1, 0, 1200, 51, 0, 1, 2, 34, 2, 0, 0, 13},  // delaysTouchesBegan
    {1112, -1, -1, -1, -1, 0, 1201, 52, 0, 1, 2, 34, 2, 0, 0, 13},  // delaysTouchesEnded
    {1113, -1, -1, -1, -1, 0, 1202, 53, 0, 1, 2, 34, 0, 0, 0, 13},  // numberOfTouches
    {812, -1, -1, -1, -1, 0, 1203, 54, 0, 1, 2, 34, 55, 0, 0, 13},  // delegate
    {1114, -1, -1, -1, -1, 0, 1204, 55, 0, 1, 2, 34, 0, 0, 0, 13},  // minimumNumberOfTouches
    {1115, -1, -1, -1, -1, 0, 1205, 56, 0, 1, 2, 34, 0, 0, 0, 13},  // maximumNumberOfTouches
    {1116, -1, -1, -1, -1, 0, 1206, 57, 0, 1, 2, 34, 0, 0, 0, 13},  // numberOfTapsRequired
    {1117, -1, -1, -1, -1, 0, 1207, 58, 0, 1, 2, 34, 0, 0, 0, 13},  // numberOfTouchesRequired
    {1118, -1, -1, -1, -1, 0, 1208, 59, 0, 1, 2, 34, 0, 0, 0, 13},  // minimumPressDuration
    {1119, -1, -1, -1, -1, 0, 1209, 60, 0, 1, 2, 34, 0, 0, 0, 13},  // allowableMovement
    {1120, -1, -1, -1, -1, 0, 1210, 61, 0, 1, 2, 34, 35, 0, 0, 13},  // direction
    {281, -1, -1, -1, -1, 0, 1211, 62, 0, 1, 2, 34, 0, 0, 0, 13},  // scale
    {283, -1, -1, -1, -1, 0, 1212, 63, 0, 1, 2, 34, 0, 0, 0, 13},  // rotation
    {1121, -1, -1, -1, -1, 0, 1213, 64, 0, 1, 2, 34, 0, 0, 0, 13},  // velocity
    {1122, -1, -1, -1, -1, 629, 1214, 65, 1, 2, 1, 34, 9, 0, 0, 13},  // location
    {1123, -1, -1, -1, -1, 630, 1216, 66, 1, 2, 1, 34, 9, 0, 0, 13},  // locationInView
    {1122, -1, -1, -1, 1699, 631, 1218, 67, 2, 3, 1, 34, 9, 0, 0, 13},  // location
    {1125, -1, -1, -1, -1, 633, 1221, 68, 2, 3, 1, 34, 9, 0, 0, 13},  // locationOfTouch
    {284, -1, -1, -1, -1, 635, 1224, 69, 1, 2, 1, 34, 9, 0, 0, 13},  // translation
    {1127, -1, -1, -1, -1, 636, 1226, 70, 1, 2, 1, 34, 9, 0, 0, 13},  // translationInView
    {1121, -1, -1, -1, -1, 637, 1228, 71, 1, 2, 1, 34, 9, 0, 0, 13},  // velocity
    {1128, -1, -1, -1, -1, 638, 1230, 72, 1, 2, 1, 34, 9, 0, 0, 13},  // velocityInView
    {1129, -1, -1, -1, 1700, 639, 1232, 73, 2, 3, 1, 34, 55, 0, 0, 13},  // setTranslation
    {1129, -1, -1, -1, -1, 641, 1235, 74, 2, 3, 1, 34, 55, 0, 0, 13},  // setTranslation
    {892, -1, -1, -1, -1, 643, 1238, 75, 2, 3, 1, 34, 55, 0, 0, 13},  // addTarget
    {895, -1, -1, -1, -1, 645, 1241, 76, 2, 3, 1, 34, 55, 0, 0, 13},  // removeTarget
    {1130, -1, -1, -1, -1, 647, 1244, 77, 2, 3, 1, 34, 55, 0, 0, 13},  // touchesBegan
    {1131, -1, -1, -1, -1, 649, 1247, 78, 2, 3, 1, 34, 55, 0, 0, 13},  // touchesMoved
    {1132, -1, -1, -1, -1, 651, 1250, 79, 2, 3, 1, 34, 55, 0, 0, 13},  // touchesEnded
    {1133, -1, -1, -1, -1, 653, 1253, 80, 2, 3, 1, 34, 55, 0, 0, 13},  // touchesCancelled
    {1130, -1, -1, -1, -1, 655, 1256, 81, 2, 3, 1, 34, 55, 0, 0, 13},  // touchesBegan
    {1131, -1, -1, -1, -1, 657, 1259, 82, 2, 3, 1, 34, 55, 0, 0, 13},  // touchesMoved
    {1132, -1, -1, -1, -1, 659, 1262, 83, 2, 3, 1, 34, 55, 0, 0, 13},  // touchesEnded
    {1133, -1, -1, -1, -1, 661, 1265, 84, 2, 3, 1, 34, 55, 0, 0, 13},  // touchesCancelled
    {1135, -1, -1, -1, -1, 663, 1268, 85, 2, 3, 1, 34, 55, 0, 0, 13},  // ignore
    {1136, -1, -1, -1, -1, 665, 1271, 86, 2, 3, 1, 34, 55, 0, 0, 13},  // ignoreTouch
    {1138, -1, -1, -1, -1, 667, 1274, 87, 0, 1, 1, 34, 55, 0, 0, 13},  // reset
    {1139, -1, -1, -1, 1701, 667, 1275, 88, 1, 2, 1, 34, 55, 0, 0, 13},  // require
    {1141, -1, -1, -1, -1, 668, 1277, 89, 1, 2, 1, 34, 55, 0, 0, 13},  // requireGestureRecognizerToFail
    {1142, -1, -1, -1, -1, 669, 1279, 90, 1, 2, 1, 31, 55, 0, 0, 13},  // addGestureRecognizer
    {1143, -1, -1, -1, -1, 670, 1281, 91, 1, 2, 1, 31, 55, 0, 0, 13},  // removeGestureRecognizer
    {1144, -1, -1, -1, -1, 0, 1283, 92, 0, 1, 2, 31, 4, 0, 0, 13},  // gestureRecognizers
    {1145, -1, -1, -1, -1, 0, 1284, 93, 0, 1, 2, 31, 2, 0, 0, 13},  // isMultipleTouchEnabled
    {1146, -1, -1, -1, -1, 0, 1285, 94, 0, 1, 2, 31, 2, 0, 0, 13},  // multipleTouchEnabled
    {1147, -1, -1, -1, 1656, 0, 1286, 95, 0, 1, 2, 31, 2, 0, 0, 13},  // isExclusiveTouch
    {1122, -1, -1, -1, -1, 671, 1287, 0, 1, 2, 1, 52, 9, 0, 0, 14},  // location
    {1123, -1, -1, -1, -1, 672, 1289, 1, 1, 2, 1, 52, 9, 0, 0, 14},  // locationInView
    {1154, -1, -1, -1, -1, 673, 1291, 2, 1, 2, 1, 52, 9, 0, 0, 14},  // previousLocation
    {1155, -1, -1, -1, -1, 674, 1293, 3, 1, 2, 1, 52, 9, 0, 0, 14},  // previousLocationInView
    {1156, 1148, -1, -1, -1, 0, 0, 4, 0, 0, 5, 52, 52, 0, 0, 14},  // Phase
    {1083, 1158, 1159, -1, -1, 0, 0, 5, 0, 0, 5, 37, 36, 0, 0, 14},  // began
    {1160, 1158, 1161, -1, -1, 0, 0, 6, 0, 0, 5, 37, 36, 0, 0, 14},  // moved
    {1162, 1158, 1163, -1, -1, 0, 0, 7, 0, 0, 5, 37, 36, 0, 0, 14},  // stationary
    {1089, 1158, 1164, -1, -1, 0, 0, 8, 0, 0, 5, 37, 36, 0, 0, 14},  // ended
    {1092, 1158, 1165, -1, -1, 0, 0, 9, 0, 0, 5, 37, 36, 0, 0, 14},  // cancelled
    {669, -1, -1, -1, -1, 675, 1295, 10, 0, 1, 1, 5, 55, 0, 0, 14},  // anyObject
    {1168, -1, -1, -1, -1, 675, 1296, 11, 1, 2, 1, 52, 4, 0, 0, 14},  // touches
    {1169, -1, -1, -1, -1, 676, 1298, 12, 1, 2, 1, 52, 4, 0, 0, 14},  // touchesForView
    {1170, -1, -1, -1, -1, 677, 1300, 13, 1, 2, 1, 52, 4, 0, 0, 14},  // touchesForGestureRecognizer
    {1171, -1, -1, -1, -1, 678, 1302, 14, 1, 2, 1, 52, 4, 0, 0, 14},  // coalescedTouches
    {1172, -1, -1, -1, -1, 679, 1304, 15, 1, 2, 1, 52, 4, 0, 0, 14},  // coalescedTouchesForTouch
    {1173, -1, -1, -1, -1, 680, 1306, 16, 1, 2, 1, 52, 4, 0, 0, 14},  // predictedTouches
    {1174, -1, -1, -1, -1, 681, 1308, 17, 1, 2, 1, 52, 4, 0, 0, 14},  // predictedTouchesForTouch
    {1175, -1, -1, -1, -1, 682, 1310, 18, 3, 3, 0, 0, 55, 0, 0, 14},  // drag
    {1175, -1, -1, -1, -1, 685, 1313, 19, 4, 4, 0, 0, 55, 0, 0, 14},  // drag
    {1178, -1, -1, -1, -1, 689, 1317, 20, 3, 3, 0, 0, 55, 0, 0, 14},  // fingers
    {1178, -1, -1, -1, -1, 692, 1320, 21, 4, 4, 0, 0, 55, 0, 0, 14},  // fingers
    {1179, -1, -1, -1, -1, 696, 1324, 22, 4, 4, 0, 0, 55, 0, 0, 14},  // pinch
    {1179, -1, -1, -1, -1, 700, 1328, 23, 5, 5, 0, 0, 55, 0, 1, 14},  // pinch
    {1180, -1, -1, -1, -1, 705, 1333, 24, 4, 4, 0, 0, 55, 0, 1, 14},  // twist
    {1182, -1, -1, -1, -1, 709, 1337, 25, 1, 1, 0, 0, 55, 0, 0, 14},  // tap
    {1182, -1, -1, -1, -1, 710, 1338, 26, 2, 2, 0, 0, 55, 0, 0, 14},  // tap
    {1182, -1, -1, -1, -1, 712, 1340, 27, 2, 2, 0, 0, 55, 0, 0, 14},  // tap
    {1182, -1, -1, -1, -1, 714, 1342, 28, 3, 3, 0, 0, 55, 0, 0, 14},  // tap
    {1184, -1, -1, -1, -1, 717, 1345, 29, 2, 2, 0, 0, 55, 0, 0, 14},  // press
    {1178, -1, -1, -1, -1, 719, 1347, 30, 2, 2, 0, 0, 55, 0, 0, 14},  // fingers
    {1186, -1, -1, -1, -1, 721, 1349, 31, 0, 0, 0, 0, 55, 0, 0, 14},  // lift
    {1187, -1, -1, -1, -1, 721, 1349, 32, 0, 0, 0, 0, 55, 0, 0, 14},  // cancel
    {1190, 216, -1, -1, -1, 0, 0, 0, 0, 0, 5, 31, 52, 0, 0, 15},  // AnimationOptions
    {1191, 216, -1, -1, -1, 0, 0, 1, 0, 0, 5, 31, 52, 0, 0, 15},  // KeyframeAnimationOptions
    {1193, 216, -1, -1, -1, 0, 0, 2, 0, 0, 5, 31, 52, 0, 0, 15},  // AnimationCurve
    {791, -1, -1, -1, -1, 0, 1349, 3, 0, 1, 2, 40, 0, 0, 0, 15},  // rawValue
    {1190, 216, -1, -1, -1, 721, 1350, 4, 1, 1, 4, 31, 4, 0, 0, 15},  // AnimationOptions
    {1191, 216, -1, -1, -1, 722, 1351, 5, 1, 1, 4, 31, 4, 0, 0, 15},  // KeyframeAnimationOptions
    {1188, -1, -1, -1, -1, 723, 1352, 6, 1, 1, 3, 0, 39, 0, 0, 15},  // UIViewAnimationOptions
    {1189, -1, -1, -1, -1, 724, 1353, 7, 1, 1, 3, 0, 39, 0, 0, 15},  // UIViewKeyframeAnimationOptions
    {1199, 1188, 1200, -1, -1, 0, 0, 8, 0, 0, 5, 40, 39, 0, 0, 15},  // curveEaseInOut
    {1201, 1188, 1202, -1, -1, 0, 0, 9, 0, 0, 5, 40, 39, 0, 0, 15},  // curveEaseIn
    {1203, 1188, 1204, -1, -1, 0, 0, 10, 0, 0, 5, 40, 39, 0, 0, 15},  // curveEaseOut
    {1205, 1188, 1206, -1, -1, 0, 0, 11, 0, 0, 5, 40, 39, 0, 0, 15},  // curveLinear
    {10, 1188, 1207, -1, -1, 0, 0, 12, 0, 0, 5, 40, 39, 0, 0, 15},  // repeat
    {1208, 1188, 1209, -1, -1, 0, 0, 13, 0, 0, 5, 40, 39, 0, 0, 15},  // autoreverse
    {1210, 1188, 1211, -1, -1, 0, 0, 14, 0, 0, 5, 40, 39, 0, 0, 15},  // beginFromCurrentState
    {1212, 1188, 1213, -1, -1, 0, 0, 15, 0, 0, 5, 40, 39, 0, 0, 15},  // overrideInheritedDuration
    {1214, 1188, 1215, -1, -1, 0, 0, 16, 0, 0, 5, 40, 39, 0, 0, 15},  // overrideInheritedCurve
    {1216, 1188, 1217, -1, -1, 0, 0, 17, 0, 0, 5, 40, 39, 0, 0, 15},  // overrideInheritedOptions
    {1218, 1188, 1219, -1, -1, 0, 0, 18, 0, 0, 5, 40, 39, 0, 0, 15},  // allowUserInteraction
    {953, 1188, 1220, -1, -1, 0, 0, 19, 0, 0, 5, 40, 39, 0, 0, 15},  // layoutSubviews
    {1221, 1188, 1222, -1, -1, 0, 0, 20, 0, 0, 5, 40, 39, 0, 0, 15},  // allowAnimatedContent
    {1223, 1188, 1224, -1, -1, 0, 0, 21, 0, 0, 5, 40, 39, 0, 0, 15},  // showHideTransitionViews
    {1225, 1188, 1226, -1, -1, 0, 0, 22, 0, 0, 5, 40, 39, 0, 0, 15},  // calculationModeLinear
    {1227, 1188, 1228, -1, -1, 0, 0, 23, 0, 0, 5, 40, 39, 0, 0, 15},  // calculationModeDiscrete
    {1229, 1188, -1, -1, -1, 0, 0, 24, 0, 0, 5, 40, 39, 0, 0, 15},  // CurveEaseInOut
    {1230, 1188, -1, -1, -1, 0, 0, 25, 0, 0, 5, 40, 39, 0, 0, 15},  // CurveEaseIn
    {1231, 1188, -1, -1, -1, 0, 0, 26, 0, 0, 5, 40, 39, 0, 0, 15},  // CurveEaseOut
    {1232, 1188, -1, -1, -1, 0, 0, 27, 0, 0, 5, 40, 39, 0, 0, 15},  // CurveLinear
    {1233, 1188, -1, -1, -1, 0, 0, 28, 0, 0, 5, 40, 39, 0, 0, 15},  // Repeat
    {1234, 1188, -1, -1, -1, 0, 0, 29, 0, 0, 5, 40, 39, 0, 0, 15},  // Autoreverse
    {1235, 1188, -1, -1, -1, 0, 0, 30, 0, 0, 5, 40, 39, 0, 0, 15},  // BeginFromCurrentState
    {1236, 1188, -1, -1, -1, 0, 0, 31, 0, 0, 5, 40, 39, 0, 0, 15},  // OverrideInheritedDuration
    {1237, 1188, -1, -1, -1, 0, 0, 32, 0, 0, 5, 40, 39, 0, 0, 15},  // OverrideInheritedCurve
    {1238, 1188, -1, -1, -1, 0, 0, 33, 0, 0, 5, 40, 39, 0, 0, 15},  // OverrideInheritedOptions
    {1239, 1188, -1, -1, -1, 0, 0, 34, 0, 0, 5, 40, 39, 0, 0, 15},  // AllowUserInteraction
    {1240, 1188, -1, -1, -1, 0, 0, 35, 0, 0, 5, 40, 39, 0, 0, 15},  // LayoutSubviews
    {1241, 1188, -1, -1, -1, 0, 0, 36, 0, 0, 5, 40, 39, 0, 0, 15},  // CalculationModeLinear
    {1242, 1192, 1243, -1, -1, 0, 0, 37, 0, 0, 5, 41, 40, 0, 0, 15},  // easeInOut
    {1244, 1192, 1245, -1, -1, 0, 0, 38, 0, 0, 5, 41, 40, 0, 0, 15},  // easeIn
    {1246, 1192, 1247, -1, -1, 0, 0, 39, 0, 0, 5, 41, 40, 0, 0, 15},  // easeOut
    {1248, 1192, 1249, -1, -1, 0, 0, 40, 0, 0, 5, 41, 40, 0, 0, 15},  // linear
    {1250, 1192, -1, -1, -1, 0, 0, 41, 0, 0, 5, 41, 40, 0, 0, 15},  // EaseInOut
    {1251, 1192, -1, -1, -1, 0, 0, 42, 0, 0, 5, 41, 40, 0, 0, 15},  // EaseIn
    {1252, 1192, -1, -1, -1, 0, 0, 43, 0, 0, 5, 41, 40, 0, 0, 15},  // EaseOut
    {1253, 1192, -1, -1, -1, 0, 0, 44, 0, 0, 5, 41, 40, 0, 0, 15},  // Linear
    {1248, 1194, 1254, -1, -1, 0, 0, 45, 0, 0, 5, 42, 41, 0, 0, 15},  // linear
    {1244, 1194, 1255, -1, -1, 0, 0, 46, 0, 0, 5, 42, 41, 0, 0, 15},  // easeIn
    {1246, 1194, 1256, -1, -1, 0, 0, 47, 0, 0, 5, 42, 41, 0, 0, 15},  // easeOut
    {1257, 1194, 1258, -1, -1, 0, 0, 48, 0, 0, 5, 42, 41, 0, 0, 15},  // easeInEaseOut
    {15, 1194, 1259, -1, -1, 0, 0, 49, 0, 0, 5, 42, 41, 0, 0, 15},  // default
    {1260, 1197, 1261, -1, -1, 0, 0, 50, 0, 0, 5, 43, 42, 0, 0, 15},  // removed
    {1262, 1197, 1263, -1, -1, 0, 0, 51, 0, 0, 5, 43, 42, 0, 0, 15},  // forwards
    {1264, 1197, 1265, -1, -1, 0, 0, 52, 0, 0, 5, 43, 42, 0, 0, 15},  // backwards
    {1266, 1197, 1267, -1, -1, 0, 0, 53, 0, 0, 5, 43, 42, 0, 0, 15},  // both
    {1268, 1195, 1269, -1, -1, 0, 0, 54, 0, 0, 5, 45, 44, 0, 0, 15},  // inactive
    {1270, 1195, 1271, -1, -1, 0, 0, 55, 0, 0, 5, 45, 44, 0, 0, 15},  // active
    {1272, 1195, 1273, -1, -1, 0, 0, 56, 0, 0, 5, 45, 44, 0, 0, 15},  // stopped
    {1274, 1196, 1275, -1, -1, 0, 0, 57, 0, 0, 5, 46, 45, 0, 0, 15},  // end
    {1276, 1196, 1277, -1, -1, 0, 0, 58, 0, 0, 5, 46, 45, 0, 0, 15},  // start
    {971, 1196, 1278, -1, -1, 0, 0, 59, 0, 0, 5, 46, 45, 0, 0, 15},  // current
    {1248, 1198, 1279, -1, -1, 0, 0, 60, 0, 0, 5, 44, 43, 0, 0, 15},  // linear
    {1280, 1198, 1281, -1, -1, 0, 0, 61, 0, 0, 5, 44, 43, 0, 0, 15},  // discrete
    {1282, 1198, 1283, -1, -1, 0, 0, 62, 0, 0, 5, 44, 43, 0, 0, 15},  // paced
    {1284, -1, -1, -1, -1, 725, 1354, 0, 1, 1, 0, 0, 55, 0, 0, 16},  // advance
    {1285, -1, -1, -1, -1, 726, 1355, 1, 0, 0, 0, 0, 55, 0, 0, 16},  // run
    {1286, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 0, 0, 0, 16},  // now
    {1287, -1, -1, -1, -1, 726, 1355, 3, 0, 0, 0, 0, 0, 0, 0, 16},  // CACurrentMediaTime
    {1288, -1, -1, -1, -1, 726, 1355, 4, 1, 1, 3, 0, 38, 0, 0, 16},  // CAMediaTimingFunction
    {1292, 1288, -1, -1, -1, 727, 1356, 5, 1, 1, 4, 39, 38, 0, 0, 16},  // functionWithName
    {1288, -1, -1, -1, -1, 728, 1357, 6, 4, 4, 3, 0, 38, 0, 0, 16},  // CAMediaTimingFunction
    {1289, -1, -1, -1, -1, 732, 1361, 7, 2, 2, 3, 0, 38, 0, 0, 16},  // UICubicTimingParameters
    {1289, -1, -1, -1, -1, 734, 1363, 8, 1, 1, 3, 0, 38, 0, 0, 16},  // UICubicTimingParameters
    {1290, -1, -1, -1, -1, 735, 1364, 9, 1, 1, 3, 0, 38, 0, 0, 16},  // UISpringTimingParameters
    {1290, -1, -1, -1, -1, 736, 1365, 10, 2, 2, 3, 0, 38, 0, 0, 16},  // UISpringTimingParameters
    {1290, -1, -1, -1, -1, 738, 1367, 11, 4, 4, 3, 0, 38, 0, 0, 16},  // UISpringTimingParameters
    {75, -1, -1, -1, -1, 742, 1371, 12, 1, 2, 1, 39, 0, 0, 0, 16},  // value
    {1121, -1, -1, -1, -1, 743, 1373, 13, 1, 2, 1, 39, 0, 0, 0, 16},  // velocity
    {1294, -1, -1, -1, -1, 0, 1375, 14, 0, 1, 2, 39, 9, 0, 0, 16},  // controlPoint1
    {1295, -1, -1, -1, -1, 0, 1376, 15, 0, 1, 2, 39, 9, 0, 0, 16},  // controlPoint2
    {1248, 1291, -1, -1, -1, 0, 0, 16, 0, 0, 5, 39, 38, 0, 0, 16},  // linear
    {1244, 1291, -1, -1, -1, 0, 0, 17, 0, 0, 5, 39, 38, 0, 0, 16},  // easeIn
    {1246, 1291, -1, -1, -1, 0, 0, 18, 0, 0, 5, 39, 38, 0, 0, 16},  // easeOut
    {1242, 1291, -1, -1, -1, 0, 0, 19, 0, 0, 5, 39, 38, 0, 0, 16},  // easeInOut
    {1302, 1291, -1, -1, -1, 744, 1377, 20, 2, 2, 4, 39, 38, 0, 0, 16},  // bezier
    {1305, -1, -1, -1, -1, 746, 1379, 21, 3, 3, 0, 0, 14, 0, 0, 16},  // interpolate
    {1306, 216, -1, -1, -1, 751, 1382, 0, 2, 2, 4, 31, 55, 0, 0, 17},  // animate
    {1306, 216, -1, -1, -1, 756, 1384, 1, 3, 3, 4, 31, 55, 0, 0, 17},  // animate
    {1306, 216, -1, -1, -1, 762, 1387, 2, 3, 3, 4, 31, 55, 0, 0, 17},  // animate
    {1306, 216, -1, -1, -1, 769, 1390, 3, 4, 4, 4, 31, 55, 0, 0, 17},  // animate
    {1306, 216, -1, -1, -1, 777, 1394, 4, 4, 4, 4, 31, 55, 0, 0, 17},  // animate
    {1306, 216, -1, -1, -1, 786, 1398, 5, 5, 5, 4, 31, 55, 0, 0, 17},  // animate
    {1306, 216, -1, -1, -1, 796, 1403, 6, 5, 5, 4, 31, 55, 0, 0, 17},  // animate
    {1306, 216, -1, -1, -1, 807, 1408, 7, 6, 6, 4, 31, 55, 0, 0, 17},  // animate
    {1306, 216, -1, -1, -1, 819, 1414, 8, 6, 6, 4, 31, 55, 0, 0, 17},  // animate
    {1306, 216, -1, -1, -1, 832, 1420, 9, 7, 7, 4, 31, 55, 0, 0, 17},  // animate
    {1314, 216, -1, -1, -1, 841, 1427, 10, 2, 2, 4, 31, 55, 0, 0, 17},  // animateWithDuration
    {1314, 216, -1, -1, -1, 846, 1429, 11, 3, 3, 4, 31, 55, 0, 0, 17},  // animateWithDuration
    {1314, 216, -1, -1, -1, 853, 1432, 12, 4, 4, 4, 31, 55, 0, 0, 17},  // animateWithDuration
    {1314, 216, -1, -1, -1, 862, 1436, 13, 5, 5, 4, 31, 55, 0, 0, 17},  // animateWithDuration
    {1314, 216, -1, -1, -1, 874, 1441, 14, 7, 7, 4, 31, 55, 0, 0, 17},  // animateWithDuration
    {1315, 216, -1, -1, -1, 884, 1448, 15, 3, 3, 4, 31, 55, 0, 0, 17},  // animateKeyframes
    {1315, 216, -1, -1, -1, 891, 1451, 16, 4, 4, 4, 31, 55, 0, 0, 17},  // animateKeyframes
    {1315, 216, -1, -1, -1, 899, 1455, 17, 4, 4, 4, 31, 55, 0, 0, 17},  // animateKeyframes
    {1315, 216, -1, -1, -1, 908, 1459, 18, 5, 5, 4, 31, 55, 0, 0, 17},  // animateKeyframes
    {1316, 216, -1, -1, -1, 918, 1464, 19, 5, 5, 4, 31, 55, 0, 0, 17},  // animateKeyframesWithDuration
    {1317, 216, -1, -1, -1, 926, 1469, 20, 3, 3, 4, 31, 55, 0, 0, 17},  // addKeyframe
    {1320, 216, -1, -1, -1, 932, 1472, 21, 3, 3, 4, 31, 55, 0, 0, 17},  // addKeyframeWithRelativeStartTime
    {1321, 1322, -1, -1, -1, 940, 1475, 22, 5, 5, 4, 38, 37, 0, 0, 17},  // runningPropertyAnimator
    {1321, 1322, -1, -1, -1, 949, 1480, 23, 4, 4, 4, 38, 37, 0, 0, 17},  // runningPropertyAnimator
    {1321, 1322, -1, -1, -1, 957, 1484, 24, 4, 4, 4, 38, 37, 0, 0, 17},  // runningPropertyAnimator
    {1321, 1322, -1, -1, -1, 964, 1488, 25, 3, 3, 4, 38, 37, 0, 0, 17},  // runningPropertyAnimator
    {1323, 216, -1, -1, -1, 967, 1491, 26, 2, 2, 4, 31, 55, 0, 0, 17},  // beginAnimations
    {1325, 216, -1, -1, -1, 969, 1493, 27, 0, 0, 4, 31, 55, 0, 0, 17},  // commitAnimations
    {1326, 216, -1, -1, -1, 969, 1493, 28, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationDuration
    {1327, 216, -1, -1, -1, 970, 1494, 29, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationDelay
    {1328, 216, -1, -1, -1, 971, 1495, 30, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationRepeatCount
    {1329, 216, -1, -1, -1, 972, 1496, 31, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationRepeatAutoreverses
    {1330, 216, -1, -1, -1, 973, 1497, 32, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationBeginsFromCurrentState
    {1331, 216, -1, -1, -1, 974, 1498, 33, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationCurve
    {1332, 216, -1, -1, -1, 975, 1499, 34, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationDelegate
    {1333, 216, -1, -1, -1, 976, 1500, 35, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationDidStop
    {1334, 216, -1, -1, -1, 977, 1501, 36, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationDidStopSelector
    {976, 1335, -1, -1, -1, 0, 0, 37, 0, 0, 5, 48, 47, 0, 0, 17},  // main
    {1338, 1335, -1, -1, -1, 0, 0, 38, 0, 0, 5, 48, 47, 0, 0, 17},  // background
    {1339, 1335, -1, -1, -1, 978, 1502, 39, 0, 0, 4, 48, 47, 0, 0, 17},  // global
    {1339, 1335, -1, -1, -1, 978, 1502, 40, 1, 1, 4, 48, 47, 0, 0, 17},  // global
    {1335, -1, -1, -1, -1, 979, 1503, 41, 1, 1, 3, 0, 47, 0, 0, 17},  // DispatchQueue
    {1335, -1, -1, -1, -1, 980, 1504, 42, 2, 2, 3, 0, 47, 0, 0, 17},  // DispatchQueue
    {1341, -1, -1, -1, -1, 982, 1506, 43, 1, 2, 1, 48, 55, 0, 0, 17},  // sync
    {1341, -1, -1, -1, -1, 983, 1508, 44, 1, 2, 1, 48, 55, 0, 0, 17},  // sync
    {1343, -1, -1, -1, -1, 984, 1510, 45, 1, 2, 1, 48, 55, 0, 0, 17},  // async
    {1343, -1, -1, -1, -1, 985, 1512, 46, 1, 2, 1, 48, 55, 0, 0, 17},  // async
    {1344, -1, -1, -1, -1, 986, 1514, 47, 2, 3, 1, 48, 55, 0, 0, 17},  // asyncAfter
    {1344, -1, -1, -1, -1, 988, 1517, 48, 2, 3, 1, 48, 55, 0, 0, 17},  // asyncAfter
    {1346, -1, -1, -1, -1, 990, 1520, 49, 2, 2, 0, 0, 55, 0, 0, 17},  // dispatch_async
    {1347, -1, -1, -1, -1, 992, 1522, 50, 3, 3, 0, 0, 55, 0, 0, 17},  // dispatch_after
    {1348, -1, -1, -1, -1, 995, 1525, 51, 0, 0, 0, 0, 47, 0, 0, 17},  // dispatch_get_main_queue
    {1286, 1336, -1, -1, -1, 995, 1525, 52, 0, 0, 4, 1, 0, 0, 0, 17},  // now
    {1185, 1337, -1, -1, -1, 995, 1525, 53, 1, 1, 4, 1, 0, 0, 0, 17},  // seconds
    {1349, 1337, -1, -1, -1, 996, 1526, 54, 1, 1, 4, 1, 0, 0, 0, 17},  // milliseconds
    {1350, 1337, -1, -1, -1, 997, 1527, 55, 1, 1, 4, 1, 0, 0, 0, 17},  // microseconds
    {1351, 1337, -1, -1, -1, 998, 1528, 56, 1, 1, 4, 1, 0, 0, 0, 17},  // nanoseconds
    {1352, -1, -1, -1, -1, 0, 0, 57, 0, 0, 5, 0, 0, 0, 0, 17},  // DISPATCH_TIME_NOW
    {1353, -1, -1, -1, -1, 0, 0, 58, 0, 0, 5, 0, 0, 0, 0, 17},  // NSEC_PER_SEC
    {1354, -1, -1, -1, -1, 0, 0, 59, 0, 0, 5, 0, 0, 0, 0, 17},  // NSEC_PER_MSEC
    {1355, -1, -1, -1, -1, 999, 1529, 60, 2, 2, 0, 0, 0, 0, 0, 17},  // dispatch_time
    {1356, 216, -1, -1, -1, 1002, 1531, 61, 1, 1, 4, 31, 55, 0, 0, 17},  // performWithoutAnimation
    {1357, 216, -1, -1, -1, 1003, 1532, 62, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationsEnabled
    {1358, 216, -1, -1, -1, 1004, 1533, 63, 0, 0, 4, 31, 2, 0, 0, 17},  // areAnimationsEnabled
    {1358, 216, -1, -1, -1, 0, 0, 64, 0, 0, 5, 31, 2, 0, 0, 17},  // areAnimationsEnabled
    {1359, -1, -1, -1, -1, 0, 0, 0, 0, 0, 3, 0, 37, 0, 0, 18},  // CABasicAnimation
    {1359, -1, -1, -1, -1, 1004, 1533, 1, 1, 1, 3, 0, 37, 0, 0, 18},  // CABasicAnimation
    {1361, -1, -1, -1, -1, 0, 0, 2, 0, 0, 3, 0, 37, 0, 0, 18},  // CASpringAnimation
    {1361, -1, -1, -1, -1, 1005, 1534, 3, 1, 1, 3, 0, 37, 0, 0, 18},  // CASpringAnimation
    {1362, -1, -1, -1, -1, 0, 0, 4, 0, 0, 3, 0, 37, 0, 0, 18},  // CAKeyframeAnimation
    {1362, -1, -1, -1, -1, 1006, 1535, 5, 1, 1, 3, 0, 37, 0, 0, 18},  // CAKeyframeAnimation
    {1363, -1, -1, -1, -1, 0, 0, 6, 0, 0, 3, 0, 37, 0, 0, 18},  // CAAnimationGroup
    {1360, -1, -1, -1, -1, 0, 1536, 7, 0, 1, 2, 38, 3, 0, 0, 18},  // keyPath
    {1364, -1, -1, -1, -1, 0, 1537, 8, 0, 1, 2, 38, 55, 0, 1, 18},  // fromValue
    {1365, -1, -1, -1, -1, 0, 1538, 9, 0, 1, 2, 38, 55, 0, 1, 18},  // toValue
    {1366, -1, -1, -1, -1, 0, 1539, 10, 0, 1, 2, 38, 55, 0, 1, 18},  // byValue
    {638, -1, -1, -1, -1, 0, 1540, 11, 0, 1, 2, 38, 4, 0, 1, 18},  // values
    {1367, -1, -1, -1, -1, 0, 1541, 12, 0, 1, 2, 38, 32, 0, 0, 18},  // path
    {1368, -1, -1, -1, -1, 0, 1542, 13, 0, 1, 2, 38, 4, 0, 0, 18},  // keyTimes
    {1369, -1, -1, -1, -1, 0, 1543, 14, 0, 1, 2, 38, 4, 0, 0, 18},  // timingFunctions
    {1370, -1, -1, -1, -1, 0, 1544, 15, 0, 1, 2, 38, 43, 0, 0, 18},  // calculationMode
    {1371, -1, -1, -1, -1, 0, 1545, 16, 0, 1, 2, 38, 55, 0, 0, 18},  // rotationMode
    {1308, -1, -1, -1, -1, 0, 1546, 17, 0, 1, 2, 38, 4, 0, 0, 18},  // animations
    {1372, -1, -1, -1, -1, 0, 1547, 18, 0, 1, 2, 38, 2, 0, 0, 18},  // additive
    {1373, -1, -1, -1, -1, 0, 1548, 19, 0, 1, 2, 38, 2, 0, 0, 18},  // isAdditive
    {1374, -1, -1, -1, -1, 0, 1549, 20, 0, 1, 2, 38, 2, 0, 0, 18},  // cumulative
    {1375, -1, -1, -1, -1, 0, 1550, 21, 0, 1, 2, 38, 2, 0, 0, 18},  // isCumulative
    {1299, -1, -1, -1, -1, 0, 1551, 22, 0, 1, 2, 38, 0, 0, 0, 18},  // mass
    {1300, -1, -1, -1, -1, 0, 1552, 23, 0, 1, 2, 38, 0, 0, 0, 18},  // stiffness
    {1301, -1, -1, -1, -1, 0, 1553, 24, 0, 1, 2, 38, 0, 0, 0, 18},  // damping
    {1298, -1, -1, -1, -1, 0, 1554, 25, 0, 1, 2, 38, 0, 0, 0, 18},  // initialVelocity
    {1376, -1, -1, -1, -1, 0, 1555, 26, 0, 1, 2, 38, 38, 0, 0, 18},  // timingFunction
    {1377, -1, -1, -1, -1, 0, 1556, 27, 0, 1, 2, 38, 0, 0, 0, 18},  // duration
    {1378, -1, -1, -1, -1, 0, 1557, 28, 0, 1, 2, 38, 0, 0, 0, 18},  // speed
    {1379, -1, -1, -1, -1, 0, 1558, 29, 0, 1, 2, 38, 0, 0, 0, 18},  // beginTime
    {1380, -1, -1, -1, -1, 0, 1559, 30, 0, 1, 2, 38, 0, 0, 0, 18},  // timeOffset
    {1381, -1, -1, -1, -1, 0, 1560, 31, 0, 1, 2, 38, 0, 0, 0, 18},  // repeatCount
    {1382, -1, -1, -1, -1, 0, 1561, 32, 0, 1, 2, 38, 0, 0, 0, 18},  // repeatDuration
    {1383, -1, -1, -1, -1, 0, 1562, 33, 0, 1, 2, 38, 2, 0, 0, 18},  // autoreverses
    {1384, -1, -1, -1, -1, 0, 1563, 34, 0, 1, 2, 38, 42, 0, 0, 18},  // fillMode
    {1385, -1, -1, -1, -1, 0, 1564, 35, 0, 1, 2, 38, 2, 0, 0, 18},  // isRemovedOnCompletion
    {1386, -1, -1, -1, -1, 0, 1565, 36, 0, 1, 2, 38, 2, 0, 0, 18},  // removedOnCompletion
    {812, -1, -1, -1, -1, 0, 1566, 37, 0, 1, 2, 38, 55, 0, 0, 18},  // delegate
    {1387, -1, -1, -1, 1698, 0, 1567, 38, 0, 1, 2, 38, 2, 0, 0, 18},  // isInterruptible
    {744, -1, -1, -1, -1, 0, 1568, 39, 0, 1, 2, 38, 2, 0, 0, 18},  // isUserInteractionEnabled
    {1388, -1, -1, -1, -1, 0, 1569, 40, 0, 1, 2, 38, 0, 0, 0, 18},  // settlingDuration
    {1322, -1, -1, -1, -1, 1007, 1570, 41, 0, 0, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1322, -1, -1, -1, -1, 1010, 1570, 42, 3, 3, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1322, -1, -1, -1, -1, 1015, 1573, 43, 2, 2, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1322, -1, -1, -1, -1, 1020, 1575, 44, 3, 3, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1322, -1, -1, -1, -1, 1025, 1578, 45, 2, 2, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1322, -1, -1, -1, -1, 1031, 1580, 46, 4, 4, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1322, -1, -1, -1, -1, 1038, 1584, 47, 3, 3, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1322, -1, -1, -1, -1, 1043, 1587, 48, 2, 2, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1391, -1, -1, -1, -1, 1045, 1589, 49, 0, 1, 1, 38, 55, 0, 0, 18},  // startAnimation
    {1391, -1, -1, -1, 1694, 1045, 1590, 50, 1, 2, 1, 38, 55, 0, 0, 18},  // startAnimation
    {1393, -1, -1, -1, -1, 1046, 1592, 51, 0, 1, 1, 38, 55, 0, 0, 18},  // pauseAnimation
    {1394, -1, -1, -1, -1, 1046, 1593, 52, 1, 2, 1, 38, 55, 0, 0, 18},  // stopAnimation
    {1395, -1, -1, -1, 1695, 1047, 1595, 53, 1, 2, 1, 38, 55, 0, 0, 18},  // finishAnimation
    {1396, -1, -1, -1, 1696, 1048, 1597, 54, 2, 3, 1, 38, 55, 0, 0, 18},  // continueAnimation
    {1399, -1, -1, -1, -1, 1050, 1600, 55, 1, 2, 1, 38, 55, 0, 0, 18},  // addAnimations
    {1399, -1, -1, -1, -1, 1051, 1602, 56, 2, 3, 1, 38, 55, 0, 0, 18},  // addAnimations
    {1401, -1, -1, -1, -1, 1053, 1605, 57, 1, 2, 1, 38, 55, 0, 0, 18},  // addCompletion
    {539, -1, -1, -1, -1, 0, 1607, 58, 0, 1, 2, 38, 44, 0, 0, 18},  // state
    {1402, -1, -1, -1, 1697, 0, 1608, 59, 0, 1, 2, 38, 2, 0, 0, 18},  // isRunning
    {1310, -1, -1, -1, -1, 0, 1609, 60, 0, 1, 2, 38, 0, 0, 0, 18},  // delay
    {1390, -1, -1, -1, -1, 0, 1610, 61, 0, 1, 2, 38, 38, 0, 0, 18},  // timingParameters
    {1403, -1, -1, -1, -1, 0, 1611, 62, 0, 1, 2, 38, 0, 0, 0, 18},  // fractionComplete
    {1404, -1, -1, -1, 534, 0, 1612, 63, 0, 1, 2, 38, 2, 0, 0, 18},  // isReversed
    {1405, -1, -1, -1, -1, 0, 1613, 64, 0, 1, 2, 38, 2, 0, 0, 18},  // scrubsLinearly
    {1406, -1, -1, -1, -1, 0, 1614, 65, 0, 1, 2, 38, 2, 0, 0, 18},  // pausesOnCompletion
    {791, -1, -1, -1, -1, 0, 1615, 66, 0, 1, 2, 45, 0, 0, 0, 18},  // rawValue
    {791, -1, -1, -1, -1, 0, 1616, 67, 0, 1, 2, 46, 0, 0, 0, 18},  // rawValue
    {1409, -1, -1, -1, 1670, 1054, 1617, 68, 2, 3, 1, 32, 55, 0, 0, 18},  // add
    {1410, -1, -1, -1, 1671, 1056, 1620, 69, 1, 2, 1, 32, 55, 0, 0, 18},  // removeAnimation
    {1411, -1, -1, -1, 1702, 1057, 1622, 70, 1, 2, 1, 32, 37, 0, 0, 18},  // animation
    {1412, -1, -1, -1, -1, 1058, 1624, 71, 0, 1, 1, 32, 55, 0, 0, 18},  // removeAllAnimations
    {1413, -1, -1, -1, -1, 1058, 1625, 72, 0, 1, 1, 32, 4, 0, 0, 18},  // animationKeys
    {75, -1, -1, -1, 1705, 1058, 1626, 73, 1, 2, 1, 32, 0, 0, 0, 18},  // value
    {1415, -1, -1, -1, 1706, 1059, 1628, 74, 2, 3, 1, 32, 55, 0, 0, 18},  // setValue
    {75, -1, -1, -1, 1705, 1061, 1631, 75, 1, 2, 1, 31, 0, 0, 0, 18},  // value
    {1415, -1, -1, -1, 1706, 1062, 1633, 76, 2, 3, 1, 31, 55, 0, 0, 18},  // setValue
    {75, -1, -1, -1, 1703, 1064, 1636, 77, 1, 2, 1, 32, 0, 0, 0, 18},  // value
    {1415, -1, -1, -1, 1704, 1065, 1638, 78, 2, 3, 1, 32, 55, 0, 0, 18},  // setValue
    {1415, -1, -1, -1, 1704, 1067, 1641, 79, 2, 3, 1, 38, 55, 0, 0, 18},  // setValue
    {75, -1, -1, -1, 1703, 1069, 1644, 80, 1, 2, 1, 38, 55, 0, 0, 18},  // value
    {1378, -1, -1, -1, -1, 0, 1646, 81, 0, 1, 2, 32, 0, 0, 0, 18},  // speed
    {1379, -1, -1, -1, -1, 0, 1647, 82, 0, 1, 2, 32, 0, 0, 0, 18},  // beginTime
    {1380, -1, -1, -1, -1, 0, 1648, 83, 0, 1, 2, 32, 0, 0, 0, 18},  // timeOffset
    {1416, -1, -1, -1, 1665, 1070, 1649, 84, 2, 3, 1, 32, 0, 0, 0, 18},  // convertTime
    {1416, -1, -1, -1, 1666, 1072, 1652, 85, 2, 3, 1, 32, 0, 0, 0, 18},  // convertTime
    {1418, 1417, -1, -1, -1, 1074, 1655, 86, 0, 0, 4, 47, 55, 0, 0, 18},  // begin
    {1419, 1417, -1, -1, -1, 1074, 1655, 87, 0, 0, 4, 47, 55, 0, 0, 18},  // commit
    {1420, 1417, -1, -1, -1, 1074, 1655, 88, 0, 0, 4, 47, 55, 0, 0, 18},  // flush
    {1326, 1417, -1, -1, -1, 1074, 1655, 89, 1, 1, 4, 47, 55, 0, 0, 18},  // setAnimationDuration
    {1421, 1417, -1, -1, -1, 1075, 1656, 90, 1, 1, 4, 47, 55, 0, 0, 18},  // setDisableActions
    {1422, 1417, -1, -1, -1, 1076, 1657, 91, 1, 1, 4, 47, 55, 0, 0, 18},  // setAnimationTimingFunction
    {1423, 1417, -1, -1, -1, 1077, 1658, 92, 1, 1, 4, 47, 55, 0, 0, 18},  // setCompletionBlock
    {1424, -1, -1, -1, -1, 1078, 1659, 93, 1, 1, 0, 0, 14, 0, 0, 18},  // NSValue
    {1424, -1, -1, -1, -1, 1079, 1660, 94, 1, 1, 0, 0, 14, 0, 0, 18},  // NSValue
    {1427, -1, -1, -1, -1, 0, 0, 95, 0, 0, 5, 0, 14, 0, 0, 18},  // CATransform3DIdentity
    {1428, -1, -1, -1, -1, 1080, 1661, 96, 3, 3, 0, 0, 14, 0, 0, 18},  // CATransform3DMakeScale
    {1429, -1, -1, -1, -1, 1083, 1664, 97, 3, 3, 0, 0, 14, 0, 0, 18},  // CATransform3DMakeTranslation
    {1430, -1, -1, -1, -1, 1086, 1667, 98, 1, 1, 0, 0, 14, 0, 0, 18},  // CATransform3DMakeAffineTransform
    {1431, -1, -1, -1, -1, 1087, 1668, 99, 4, 4, 0, 0, 14, 0, 0, 18},  // CATransform3DTranslate
    {1432, -1, -1, -1, -1, 1091, 1672, 100, 4, 4, 0, 0, 14, 0, 0, 18},  // CATransform3DScale
    {1433, -1, -1, -1, -1, 1095, 1676, 101, 5, 5, 0, 0, 14, 0, 1, 18},  // CATransform3DRotate
    {1434, -1, -1, -1, -1, 1100, 1681, 102, 4, 4, 0, 0, 14, 0, 1, 18},  // CATransform3DMakeRotation
    {1426, -1, -1, -1, -1, 1104, 1685, 103, 16, 16, 3, 0, 14, 0, 0, 18},  // CATransform3D
    {1444, -1, -1, -1, -1, 1120, 1701, 104, 2, 2, 0, 0, 14, 0, 0, 18},  // CATransform3DConcat
    {1445, -1, -1, -1, -1, 1122, 1703, 105, 1, 1, 0, 0, 14, 0, 0, 18},  // CATransform3DInvert
    {1446, -1, -1, -1, -1, 1123, 1704, 106, 1, 1, 0, 0, 14, 0, 0, 18},  // CATransform3DGetAffineTransform
    {1447, -1, -1, -1, -1, 1124, 1705, 107, 1, 1, 0, 0, 2, 0, 0, 18},  // CATransform3DIsIdentity
    {1448, -1, -1, -1, -1, 1125, 1706, 108, 1, 1, 0, 0, 2, 0, 0, 18},  // CATransform3DIsAffine
    {1449, -1, -1, -1, -1, 1126, 1707, 109, 2, 2, 0, 0, 2, 0, 0, 18},  // CATransform3DEqualToTransform
    {143, -1, -1, -1, -1, 1128, 1709, 0, 1, 1, 0, 0, 55, 1, 0, 19},  // print
    {143, -1, -1, -1, -1, 1129, 1710, 1, 2, 2, 0, 0, 55, 1, 0, 19},  // print
    {143, -1, -1, -1, -1, 1131, 1712, 2, 2, 2, 0, 0, 55, 1, 0, 19},  // print
    {143, -1, -1, -1, -1, 1133, 1714, 3, 3, 3, 0, 0, 55, 1, 0, 19},  // print
    {1451, -1, -1, -1, -1, 1136, 1717, 4, 1, 1, 0, 0, 55, 1, 0, 19},  // debugPrint
    {1451, -1, -1, -1, -1, 1137, 1718, 5, 2, 2, 0, 0, 55, 1, 0, 19},  // debugPrint
    {1451, -1, -1, -1, -1, 1139, 1720, 6, 2, 2, 0, 0, 55, 1, 0, 19},  // debugPrint
    {1451, -1, -1, -1, -1, 1141, 1722, 7, 3, 3, 0, 0, 55, 1, 0, 19},  // debugPrint
    {1452, -1, -1, -1, -1, 1144, 1725, 8, 0, 0, 0, 0, 55, 0, 0, 19},  // fatalError
    {1453, -1, -1, -1, -1, 1144, 1725, 9, 0, 0, 0, 0, 55, 0, 0, 19},  // preconditionFailure
    {1454, -1, -1, -1, -1, 1144, 1725, 10, 0, 0, 0, 0, 55, 0, 0, 19},  // assertionFailure
    {1452, -1, -1, -1, -1, 1144, 1725, 11, 1, 1, 0, 0, 55, 0, 0, 19},  // fatalError
    {1453, -1, -1, -1, -1, 1145, 1726, 12, 1, 1, 0, 0, 55, 0, 0, 19},  // preconditionFailure
    {1454, -1, -1, -1, -1, 1146, 1727, 13, 1, 1, 0, 0, 55, 0, 0, 19},  // assertionFailure
    {1455, -1, -1, -1, -1, 1147, 1728, 14, 1, 1, 0, 0, 55, 0, 0, 19},  // assert
    {1456, -1, -1, -1, -1, 1148, 1729, 15, 1, 1, 0, 0, 55, 0, 0, 19},  // precondition
    {1457, -1, -1, -1, -1, 1149, 1730, 16, 1, 1, 0, 0, 55, 0, 0, 19},  // NSParameterAssert
    {1455, -1, -1, -1, -1, 1150, 1731, 17, 2, 2, 0, 0, 55, 0, 0, 19},  // assert
    {1456, -1, -1, -1, -1, 1152, 1733, 18, 2, 2, 0, 0, 55, 0, 0, 19},  // precondition
    {1458, -1, -1, -1, -1, 1154, 1735, 19, 1, 1, 0, 0, 55, 1, 0, 19},  // NSAssert
    {1459, -1, -1, -1, -1, 1155, 1736, 20, 1, 1, 0, 0, 55, 1, 0, 19},  // NSCAssert
    {1460, -1, -1, -1, -1, 1156, 1737, 21, 1, 1, 0, 0, 55, 0, 0, 19},  // Optional
    {1461, -1, -1, -1, -1, 0, 0, 22, 0, 0, 5, 0, 21, 0, 0, 19},  // row
    {1462, -1, -1, -1, -1, 0, 0, 23, 0, 0, 5, 0, 21, 0, 0, 19},  // column
    {1463, -1, -1, -1, -1, 1157, 1738, 24, 1, 1, 0, 0, 55, 0, 0, 19},  // convention
    {1464, -1, -1, -1, -1, 1158, 1739, 25, 1, 1, 0, 0, 53, 1, 0, 19},  // plot
    {1464, -1, -1, -1, -1, 1159, 1740, 26, 2, 2, 0, 0, 53, 1, 0, 19},  // plot
    {1464, -1, -1, -1, -1, 1161, 1742, 27, 2, 2, 0, 0, 53, 1, 0, 19},  // plot
    {1465, -1, -1, -1, -1, 1163, 1744, 28, 1, 1, 0, 0, 54, 1, 0, 19},  // describe
    {1465, -1, -1, -1, -1, 1164, 1745, 29, 2, 2, 0, 0, 54, 1, 0, 19},  // describe
    {1465, -1, -1, -1, -1, 1166, 1747, 30, 2, 2, 0, 0, 54, 1, 0, 19},  // describe
    {1466, -1, -1, -1, -1, 1168, 1749, 31, 1, 1, 0, 0, 53, 1, 0, 19},  // film
    {1466, -1, -1, -1, -1, 1169, 1750, 32, 2, 2, 0, 0, 53, 1, 0, 19},  // film
    {1466, -1, -1, -1, -1, 1171, 1752, 33, 2, 2, 0, 0, 53, 1, 0, 19},  // film
    {1466, -1, -1, -1, -1, 1173, 1754, 34, 3, 3, 0, 0, 53, 1, 0, 19},  // film
    {1468, -1, -1, -1, -1, 1176, 1757, 35, 1, 1, 0, 0, 53, 1, 0, 19},  // strip
    {1468, -1, -1, -1, -1, 1177, 1758, 36, 2, 2, 0, 0, 53, 1, 0, 19},  // strip
    {1468, -1, -1, -1, -1, 1179, 1760, 37, 2, 2, 0, 0, 53, 1, 0, 19},  // strip
    {1468, -1, -1, -1, -1, 1181, 1762, 38, 3, 3, 0, 0, 53, 1, 0, 19},  // strip
    {1469, -1, -1, -1, -1, 1184, 1765, 39, 1, 1, 0, 0, 53, 0, 0, 19},  // grid
    {1470, -1, -1, -1, -1, 1185, 1766, 40, 1, 1, 0, 0, 54, 0, 0, 19},  // why
    {1471, -1, -1, -1, -1, 0, 0, 0, 0, 0, 5, 0, 2, 0, 0, 20},  // YES
    {1472, -1, -1, -1, -1, 0, 0, 1, 0, 0, 5, 0, 2, 0, 0, 20},  // NO
    {1473, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 8, 0, 0, 20},  // NULL
    {1474, -1, -1, -1, -1, 0, 0, 3, 0, 0, 5, 0, 8, 0, 0, 20},  // Nil
    {1475, -1, -1, -1, -1, 0, 0, 4, 0, 0, 5, 0, 0, 0, 0, 20},  // HUGE_VALF
    {1476, -1, -1, -1, -1, 0, 0, 5, 0, 0, 5, 0, 0, 0, 0, 20},  // HUGE_VAL
    {1477, -1, -1, -1, -1, 0, 0, 6, 0, 0, 5, 0, 0, 0, 0, 20},  // INFINITY
    {413, -1, -1, -1, -1, 0, 0, 7, 0, 0, 5, 0, 0, 0, 0, 20},  // CGFLOAT_MAX
    {1478, -1, -1, -1, -1, 0, 0, 8, 0, 0, 5, 0, 0, 0, 0, 20},  // DBL_MAX
    {1479, -1, -1, -1, -1, 0, 0, 9, 0, 0, 5, 0, 0, 0, 0, 20},  // CGFLOAT_MIN
    {1480, -1, -1, -1, -1, 0, 0, 10, 0, 0, 5, 0, 0, 0, 0, 20},  // DBL_MIN
    {1481, -1, -1, -1, -1, 0, 0, 11, 0, 0, 5, 0, 0, 0, 0, 20},  // FLT_MAX
    {1482, -1, -1, -1, -1, 0, 0, 12, 0, 0, 5, 0, 0, 0, 0, 20},  // MAXFLOAT
    {1483, -1, -1, -1, -1, 0, 0, 13, 0, 0, 5, 0, 0, 0, 0, 20},  // HUGE
    {1484, -1, -1, -1, -1, 0, 0, 14, 0, 0, 5, 0, 0, 0, 0, 20},  // FLT_MIN
    {1485, -1, -1, -1, -1, 0, 0, 15, 0, 0, 5, 0, 0, 0, 0, 20},  // FLT_EPSILON
    {168, -1, -1, -1, -1, 1186, 1767, 16, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {168, -1, -1, -1, -1, 1187, 1768, 17, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {168, -1, -1, -1, -1, 1188, 1769, 18, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {168, -1, -1, -1, -1, 1189, 1770, 19, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {168, -1, -1, -1, -1, 1190, 1771, 20, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {168, -1, -1, -1, -1, 1191, 1772, 21, 1, 1, 0, 0, 2, 0, 0, 20},  // NSNumber
    {1424, -1, -1, -1, -1, 1192, 1773, 22, 1, 1, 0, 0, 9, 0, 0, 20},  // NSValue
    {1424, -1, -1, -1, -1, 1193, 1774, 23, 1, 1, 0, 0, 9, 0, 0, 20},  // NSValue
    {1424, -1, -1, -1, -1, 1194, 1775, 24, 1, 1, 0, 0, 12, 0, 0, 20},  // NSValue
    {1424, -1, -1, -1, -1, 1195, 1776, 25, 1, 1, 0, 0, 12, 0, 0, 20},  // NSValue
    {1424, -1, -1, -1, -1, 1196, 1777, 26, 1, 1, 0, 0, 13, 0, 0, 20},  // NSValue
    {1424, -1, -1, -1, -1, 1197, 1778, 27, 1, 1, 0, 0, 13, 0, 0, 20},  // NSValue
    {1424, -1, -1, -1, -1, 1198, 1779, 28, 1, 1, 0, 0, 10, 0, 0, 20},  // NSValue
    {1424, -1, -1, -1, -1, 1199, 1780, 29, 1, 1, 0, 0, 10, 0, 0, 20},  // NSValue
    {1424, -1, -1, -1, -1, 1200, 1781, 30, 1, 1, 0, 0, 14, 0, 0, 20},  // NSValue
    {1424, -1, -1, -1, -1, 1201, 1782, 31, 1, 1, 0, 0, 14, 0, 0, 20},  // NSValue
    {606, -1, -1, -1, -1, 0, 1783, 32, 0, 1, 2, 1, 0, 0, 0, 20},  // floatValue
    {607, -1, -1, -1, -1, 0, 1784, 33, 0, 1, 2, 1, 0, 0, 0, 20},  // doubleValue
    {609, -1, -1, -1, -1, 0, 1785, 34, 0, 1, 2, 1, 0, 0, 0, 20},  // intValue
    {608, -1, -1, -1, -1, 0, 1786, 35, 0, 1, 2, 1, 0, 0, 0, 20},  // integerValue
    {1492, -1, -1, -1, -1, 0, 1787, 36, 0, 1, 2, 1, 2, 0, 0, 20},  // boolValue
    {1492, -1, -1, -1, -1, 0, 1788, 37, 0, 1, 2, 3, 2, 0, 0, 20},  // boolValue
    {1493, -1, -1, -1, 1672, 0, 1789, 38, 0, 1, 2, 10, 9, 0, 0, 20},  // cgPointValue
    {1494, -1, -1, -1, 1673, 0, 1790, 39, 0, 1, 2, 13, 12, 0, 0, 20},  // cgSizeValue
    {1495, -1, -1, -1, 1674, 0, 1791, 40, 0, 1, 2, 14, 13, 0, 0, 20},  // cgRectValue
    {1496, -1, -1, -1, 1675, 0, 1792, 41, 0, 1, 2, 11, 10, 0, 0, 20},  // cgVectorValue
    {1497, -1, -1, -1, 1676, 0, 1793, 42, 0, 1, 2, 15, 14, 0, 0, 20},  // cgAffineTransformValue
    {144, -1, -1, -1, -1, 1202, 1794, 43, 1, 1, 0, 0, 55, 1, 0, 20},  // NSLog
    {1498, -1, -1, -1, -1, 1203, 1795, 44, 1, 1, 0, 0, 55, 1, 0, 20},  // printf
    {200, -1, -1, -1, -1, 1204, 1796, 45, 1, 1, 3, 0, 3, 1, 0, 20},  // NSString
    {198, -1, -1, -1, -1, 1205, 1797, 46, 1, 1, 3, 0, 3, 1, 0, 20},  // String
    {202, -1, -1, -1, -1, 1206, 1798, 47, 1, 1, 3, 0, 4, 1, 0, 20},  // NSArray
    {1501, -1, 1507, -1, -1, 1207, 1799, 0, 0, 0, 3, 0, 32, 0, 0, 21},  // CGMutablePath
    {1505, -1, -1, -1, -1, 1207, 1799, 1, 0, 0, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1505, -1, -1, -1, -1, 1207, 1799, 2, 1, 1, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1505, -1, -1, -1, -1, 1208, 1800, 3, 2, 2, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1505, -1, -1, -1, -1, 1210, 1802, 4, 1, 1, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1505, -1, -1, -1, -1, 1211, 1803, 5, 1, 1, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1505, -1, -1, -1, -1, 1212, 1804, 6, 1, 1, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1512, -1, -1, -1, -1, 1213, 1805, 7, 2, 2, 0, 0, 32, 0, 0, 21},  // CGPathCreateWithRect
    {1502, -1, -1, -1, -1, 1215, 1807, 8, 2, 2, 3, 0, 32, 0, 0, 21},  // CGPath
    {1513, -1, -1, -1, -1, 1217, 1809, 9, 1, 1, 0, 0, 55, 0, 0, 21},  // CGPathRelease
    {1502, -1, -1, -1, -1, 1218, 1810, 10, 2, 2, 3, 0, 32, 0, 0, 21},  // CGPath
    {1515, -1, -1, -1, -1, 1220, 1812, 11, 2, 2, 0, 0, 32, 0, 0, 21},  // CGPathCreateWithEllipseInRect
    {1516, -1, -1, -1, -1, 1222, 1814, 12, 3, 3, 0, 0, 55, 0, 0, 21},  // CGPathAddEllipseInRect
    {1517, -1, -1, -1, -1, 0, 1817, 13, 0, 1, 2, 33, 0, 0, 0, 21},  // lineWidth
    {1035, -1, -1, -1, -1, 0, 1818, 14, 0, 1, 2, 33, 0, 0, 0, 21},  // miterLimit
    {1518, -1, -1, -1, -1, 0, 1819, 15, 0, 1, 2, 33, 0, 0, 0, 21},  // flatness
    {1519, -1, -1, -1, -1, 0, 1820, 16, 0, 1, 2, 33, 55, 0, 0, 21},  // lineCapStyle
    {1520, -1, -1, -1, -1, 0, 1821, 17, 0, 1, 2, 33, 55, 0, 0, 21},  // lineJoinStyle
    {1521, -1, -1, -1, -1, 1225, 1822, 18, 3, 4, 1, 33, 55, 0, 0, 21},  // setLineDash
    {1525, -1, -1, -1, -1, 1228, 1826, 19, 1, 2, 1, 33, 55, 0, 0, 21},  // applyWithBlock
    {1526, -1, -1, -1, -1, 1229, 1828, 20, 0, 1, 1, 33, 55, 0, 0, 21},  // removeAllPoints
    {1527, -1, -1, -1, -1, 1229, 1829, 21, 1, 1, 0, 0, 9, 0, 0, 21},  // CGPathGetCurrentPoint
    {1529, 1528, 1530, -1, -1, 0, 0, 22, 0, 0, 5, 27, 26, 0, 0, 21},  // topLeft
    {1531, 1528, 1532, -1, -1, 0, 0, 23, 0, 0, 5, 27, 26, 0, 0, 21},  // topRight
    {1533, 1528, 1534, -1, -1, 0, 0, 24, 0, 0, 5, 27, 26, 0, 0, 21},  // bottomRight
    {1535, 1528, 1536, -1, -1, 0, 0, 25, 0, 0, 5, 27, 26, 0, 0, 21},  // bottomLeft
    {1537, 1528, 1538, -1, -1, 0, 0, 26, 0, 0, 5, 27, 26, 0, 0, 21},  // allCorners
    {1502, -1, -1, -1, -1, 1230, 1830, 27, 4, 4, 3, 0, 32, 0, 0, 21},  // CGPath
    {1541, -1, -1, -1, -1, 1234, 1834, 28, 4, 4, 0, 0, 32, 0, 0, 21},  // CGPathCreateWithRoundedRect
    {1505, -1, -1, -1, -1, 1238, 1838, 29, 3, 3, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1544, -1, -1, -1, 1548, 1241, 1841, 30, 1, 2, 1, 33, 55, 0, 0, 21},  // move
    {1544, -1, -1, -1, -1, 1242, 1843, 31, 2, 3, 1, 33, 55, 0, 0, 21},  // move
    {1545, -1, -1, -1, 1549, 1244, 1846, 32, 1, 2, 1, 33, 55, 0, 0, 21},  // addLine
    {1545, -1, -1, -1, -1, 1245, 1848, 33, 2, 3, 1, 33, 55, 0, 0, 21},  // addLine
    {1546, -1, -1, -1, -1, 1247, 1851, 34, 1, 2, 1, 33, 55, 0, 0, 21},  // addLines
    {1546, -1, -1, -1, -1, 1248, 1853, 35, 2, 3, 1, 33, 55, 0, 0, 21},  // addLines
    {1550, -1, -1, -1, -1, 1252, 1856, 36, 1, 2, 1, 33, 55, 0, 0, 21},  // addRect
    {1550, -1, -1, -1, -1, 1253, 1858, 37, 2, 3, 1, 33, 55, 0, 0, 21},  // addRect
    {1551, -1, -1, -1, -1, 1255, 1861, 38, 1, 2, 1, 33, 55, 0, 0, 21},  // addRects
    {1551, -1, -1, -1, -1, 1256, 1863, 39, 2, 3, 1, 33, 55, 0, 0, 21},  // addRects
    {1552, -1, -1, -1, -1, 1258, 1866, 40, 1, 2, 1, 33, 55, 0, 0, 21},  // addEllipse
    {1552, -1, -1, -1, -1, 1259, 1868, 41, 2, 3, 1, 33, 55, 0, 0, 21},  // addEllipse
    {1553, -1, -1, -1, -1, 1261, 1871, 42, 3, 4, 1, 33, 55, 0, 0, 21},  // addRoundedRect
    {1553, -1, -1, -1, -1, 1264, 1875, 43, 4, 5, 1, 33, 55, 0, 0, 21},  // addRoundedRect
    {96, -1, -1, -1, 1555, 1268, 1880, 44, 1, 2, 1, 33, 55, 0, 0, 21},  // append
    {1554, -1, -1, -1, -1, 1269, 1882, 45, 1, 2, 1, 33, 55, 0, 0, 21},  // addPath
    {1554, -1, -1, -1, -1, 1270, 1884, 46, 2, 3, 1, 33, 55, 0, 0, 21},  // addPath
    {1556, -1, -1, -1, 1557, 1273, 1887, 47, 1, 2, 1, 33, 55, 0, 0, 21},  // apply
    {1558, -1, -1, -1, 1562, 1275, 1889, 48, 0, 1, 1, 33, 55, 0, 0, 21},  // closeSubpath
    {802, -1, -1, -1, -1, 1275, 1890, 49, 0, 1, 1, 33, 55, 0, 0, 21},  // close
    {1559, -1, -1, -1, -1, 1275, 1891, 50, 0, 1, 1, 33, 55, 0, 0, 21},  // fill
    {1560, -1, -1, -1, -1, 1275, 1892, 51, 0, 1, 1, 33, 55, 0, 0, 21},  // stroke
    {1561, -1, -1, -1, -1, 1275, 1893, 52, 0, 1, 1, 33, 55, 0, 0, 21},  // addClip
    {1563, -1, -1, -1, -1, 1275, 1894, 53, 3, 3, 0, 0, 55, 0, 0, 21},  // CGPathAddRect
    {1564, -1, -1, -1, -1, 1278, 1897, 54, 4, 4, 0, 0, 55, 0, 0, 21},  // CGPathMoveToPoint
    {1565, -1, -1, -1, -1, 1282, 1901, 55, 4, 4, 0, 0, 55, 0, 0, 21},  // CGPathAddLineToPoint
    {1566, -1, -1, -1, -1, 1286, 1905, 56, 5, 5, 0, 0, 55, 0, 0, 21},  // CGPathAddRoundedRect
    {1567, -1, -1, -1, -1, 1291, 1910, 57, 4, 4, 0, 0, 55, 0, 0, 21},  // CGPathAddLines
    {1568, -1, -1, -1, -1, 1295, 1914, 58, 4, 4, 0, 0, 55, 0, 0, 21},  // CGPathAddRects
    {1569, -1, -1, -1, -1, 1299, 1918, 59, 2, 2, 0, 0, 2, 0, 0, 21},  // CGPathEqualToPath
    {1570, -1, -1, -1, -1, 1301, 1920, 60, 3, 3, 0, 0, 55, 0, 0, 21},  // CGPathAddPath
    {1571, -1, -1, -1, -1, 1304, 1923, 61, 1, 1, 0, 0, 55, 0, 0, 21},  // CGPathCloseSubpath
    {1572, -1, -1, -1, 1578, 1305, 1924, 62, 3, 4, 1, 33, 55, 0, 0, 21},  // addCurve
    {1572, -1, -1, -1, -1, 1308, 1928, 63, 3, 4, 1, 33, 55, 0, 0, 21},  // addCurve
    {1572, -1, -1, -1, -1, 1311, 1932, 64, 4, 5, 1, 33, 55, 0, 0, 21},  // addCurve
    {1575, -1, -1, -1, 1579, 1315, 1937, 65, 2, 3, 1, 33, 55, 0, 0, 21},  // addQuadCurve
    {1575, -1, -1, -1, -1, 1317, 1940, 66, 2, 3, 1, 33, 55, 0, 0, 21},  // addQuadCurve
    {1575, -1, -1, -1, -1, 1319, 1943, 67, 3, 4, 1, 33, 55, 0, 0, 21},  // addQuadCurve
    {1580, -1, -1, -1, 1588, 1327, 1947, 68, 5, 6, 1, 33, 55, 0, 1, 21},  // addArc
    {1580, -1, -1, -1, -1, 1332, 1953, 69, 5, 6, 1, 33, 55, 0, 1, 21},  // addArc
    {1580, -1, -1, -1, -1, 1337, 1959, 70, 6, 7, 1, 33, 55, 0, 1, 21},  // addArc
    {1585, -1, -1, -1, -1, 1343, 1966, 71, 4, 5, 1, 33, 55, 0, 1, 21},  // addRelativeArc
    {1585, -1, -1, -1, -1, 1347, 1971, 72, 5, 6, 1, 33, 55, 0, 1, 21},  // addRelativeArc
    {1505, -1, -1, -1, -1, 1352, 1977, 73, 5, 5, 3, 0, 32, 0, 1, 21},  // UIBezierPath
    {1580, -1, -1, -1, -1, 1362, 1982, 74, 3, 4, 1, 33, 55, 0, 0, 21},  // addArc
    {1580, -1, -1, -1, -1, 1365, 1986, 75, 4, 5, 1, 33, 55, 0, 0, 21},  // addArc
    {1591, -1, -1, -1, -1, 1369, 1991, 76, 7, 7, 0, 0, 55, 0, 0, 21},  // CGPathAddArcToPoint
    {1592, -1, -1, -1, -1, 1376, 1998, 77, 8, 8, 0, 0, 55, 0, 0, 21},  // CGPathAddCurveToPoint
    {1593, -1, -1, -1, -1, 1384, 2006, 78, 6, 6, 0, 0, 55, 0, 0, 21},  // CGPathAddQuadCurveToPoint
    {1594, -1, -1, -1, -1, 1390, 2012, 79, 8, 8, 0, 0, 55, 0, 1, 21},  // CGPathAddArc
    {1595, -1, -1, -1, -1, 1398, 2020, 80, 7, 7, 0, 0, 55, 0, 0, 21},  // CGPathAddRelativeArc
    {1596, -1, -1, -1, -1, 0, 2027, 81, 0, 1, 2, 33, 13, 0, 0, 21},  // boundingBox
    {733, -1, -1, -1, -1, 0, 2028, 82, 0, 1, 2, 33, 13, 0, 0, 21},  // bounds
    {1597, -1, -1, -1, -1, 0, 2029, 83, 0, 1, 2, 33, 13, 0, 0, 21},  // boundingBoxOfPath
    {356, -1, -1, -1, -1, 0, 2030, 84, 0, 1, 2, 33, 2, 0, 0, 21},  // isEmpty
    {1598, -1, -1, -1, -1, 0, 2031, 85, 0, 1, 2, 33, 9, 0, 0, 21},  // currentPoint
    {1511, -1, -1, -1, 1502, 0, 2032, 86, 0, 1, 2, 33, 32, 0, 0, 21},  // cgPath
    {1599, -1, -1, -1, -1, 1405, 2033, 87, 1, 1, 0, 0, 2, 0, 0, 21},  // CGPathIsEmpty
    {1600, -1, -1, -1, -1, 1406, 2034, 88, 1, 1, 0, 0, 13, 0, 0, 21},  // CGPathGetBoundingBox
    {1601, -1, -1, -1, -1, 1407, 2035, 89, 1, 1, 0, 0, 13, 0, 0, 21},  // CGPathGetPathBoundingBox
    {1602, -1, -1, -1, -1, 1408, 2036, 90, 0, 1, 1, 33, 32, 0, 0, 21},  // copy
    {1603, -1, -1, -1, -1, 1408, 2037, 91, 0, 1, 1, 33, 32, 0, 0, 21},  // mutableCopy
    {1602, -1, -1, -1, -1, 1408, 2038, 92, 1, 2, 1, 33, 32, 0, 0, 21},  // copy
    {1603, -1, -1, -1, -1, 1409, 2040, 93, 1, 2, 1, 33, 32, 0, 0, 21},  // mutableCopy
    {1605, -1, -1, -1, 1606, 1410, 2042, 94, 0, 1, 1, 33, 32, 0, 0, 21},  // reversing
    {1607, -1, -1, -1, -1, 1410, 2043, 95, 1, 1, 0, 0, 32, 0, 0, 21},  // CGPathCreateCopy
    {1608, -1, -1, -1, -1, 1411, 2044, 96, 1, 1, 0, 0, 32, 0, 0, 21},  // CGPathCreateMutableCopy
    {1609, -1, -1, -1, -1, 1412, 2045, 97, 2, 2, 0, 0, 32, 0, 0, 21},  // CGPathCreateCopyByTransformingPath
    {1610, -1, -1, -1, -1, 1414, 2047, 98, 2, 2, 0, 0, 32, 0, 0, 21},  // CGPathCreateMutableCopyByTransformingPath
    {1612, 1611, -1, -1, -1, 0, 0, 99, 0, 0, 5, 28, 27, 0, 0, 21},  // winding
    {1613, 1611, -1, -1, -1, 0, 0, 100, 0, 0, 5, 28, 27, 0, 0, 21},  // evenOdd
    {1614, -1, -1, -1, -1, 0, 2049, 101, 0, 1, 2, 33, 2, 0, 0, 21},  // usesEvenOddFillRule
    {383, -1, -1, -1, 1615, 1416, 2050, 102, 1, 2, 1, 33, 2, 0, 0, 21},  // contains
    {383, -1, -1, -1, -1, 1417, 2052, 103, 2, 3, 1, 33, 2, 0, 0, 21},  // contains
    {383, -1, -1, -1, -1, 1419, 2055, 104, 2, 3, 1, 33, 2, 0, 0, 21},  // contains
    {383, -1, -1, -1, -1, 1421, 2058, 105, 3, 4, 1, 33, 2, 0, 0, 21},  // contains
    {1616, -1, -1, -1, -1, 1425, 2062, 106, 4, 4, 0, 0, 2, 0, 0, 21},  // CGPathContainsPoint
    {1367, -1, -1, -1, -1, 0, 2066, 107, 0, 1, 2, 32, 32, 0, 0, 21},  // path
    {1617, -1, -1, -1, -1, 0, 2067, 108, 0, 1, 2, 32, 17, 0, 0, 21},  // fillColor
    {1618, -1, -1, -1, -1, 0, 2068, 109, 0, 1, 2, 32, 17, 0, 0, 21},  // strokeColor
    {1517, -1, -1, -1, -1, 0, 2069, 110, 0, 1, 2, 32, 0, 0, 0, 21},  // lineWidth
    {1619, -1, -1, -1, -1, 0, 2070, 111, 0, 1, 2, 32, 23, 0, 0, 21},  // lineJoin
    {1620, -1, -1, -1, -1, 0, 2071, 112, 0, 1, 2, 32, 4, 0, 0, 21},  // lineDashPattern
    {1621, -1, -1, -1, -1, 0, 2072, 113, 0, 1, 2, 32, 0, 0, 0, 21},  // lineDashPhase
    {1623, 1622, 1624, -1, -1, 0, 0, 114, 0, 0, 5, 24, 23, 0, 0, 21},  // miter
    {111, 1622, 1625, -1, -1, 0, 0, 115, 0, 0, 5, 24, 23, 0, 0, 21},  // round
    {1626, 1622, 1627, -1, -1, 0, 0, 116, 0, 0, 5, 24, 23, 0, 0, 21},  // bevel
    {1628, -1, -1, -1, 683, 0, 2073, 117, 0, 1, 2, 18, 17, 0, 0, 21},  // cgColor
    {316, -1, 1629, -1, -1, 1429, 2074, 0, 1, 1, 0, 0, 13, 0, 0, 22},  // rect
    {314, -1, 1630, -1, -1, 1430, 2075, 1, 1, 1, 0, 0, 9, 0, 0, 22},  // point
    {306, -1, 1631, -1, -1, 1431, 2076, 2, 1, 1, 0, 0, 12, 0, 0, 22},  // size
    {300, -1, 1632, -1, -1, 1432, 2077, 3, 1, 1, 0, 0, 10, 0, 0, 22},  // vector
    {126, -1, 1633, -1, -1, 1433, 2078, 4, 1, 1, 0, 0, 14, 0, 0, 22},  // transform
    {1634, -1, -1, -1, -1, 1434, 2079, 5, 1, 1, 0, 0, 14, 0, 0, 22},  // css
    {1635, -1, -1, -1, -1, 1435, 2080, 6, 1, 1, 0, 0, 14, 0, 0, 22},  // svg
    {1487, 260, -1, -1, -1, 1436, 2081, 7, 1, 1, 4, 4, 9, 0, 0, 22},  // cgPoint
    {1488, 260, -1, -1, -1, 1437, 2082, 8, 1, 1, 4, 4, 12, 0, 0, 22},  // cgSize
    {1489, 260, -1, -1, -1, 1438, 2083, 9, 1, 1, 4, 4, 13, 0, 0, 22},  // cgRect
    {1490, 260, -1, -1, -1, 1439, 2084, 10, 1, 1, 4, 4, 10, 0, 0, 22},  // cgVector
    {1491, 260, -1, -1, -1, 1440, 2085, 11, 1, 1, 4, 4, 14, 0, 0, 22},  // cgAffineTransform
    {1636, -1, -1, -1, -1, 1441, 2086, 12, 1, 1, 0, 0, 30, 0, 0, 22},  // views
    {126, -1, -1, -1, -1, 1442, 2087, 0, 2, 2, 0, 0, 14, 0, 0, 23},  // transform
    {126, -1, -1, -1, -1, 1444, 2089, 1, 3, 3, 0, 0, 14, 0, 0, 23},  // transform
    {1559, 1637, -1, -1, -1, 0, 0, 2, 0, 0, 5, 23, 22, 0, 0, 23},  // fill
    {1638, 1637, -1, -1, -1, 0, 0, 3, 0, 0, 5, 23, 22, 0, 0, 23},  // aspectFit
    {1639, 1637, -1, -1, -1, 0, 0, 4, 0, 0, 5, 23, 22, 0, 0, 23},  // aspectFill
    {1640, 1637, -1, -1, -1, 0, 0, 5, 0, 0, 5, 23, 22, 0, 0, 23},  // scaleToFill
    {1641, 1637, -1, -1, -1, 0, 0, 6, 0, 0, 5, 23, 22, 0, 0, 23},  // scaleAspectFit
    {1642, 1637, -1, -1, -1, 0, 0, 7, 0, 0, 5, 23, 22, 0, 0, 23},  // scaleAspectFill
    {126, -1, -1, -1, -1, 1447, 2092, 8, 1, 1, 0, 0, 55, 0, 0, 23},  // transform
    {1644, -1, -1, -1, -1, 1448, 2093, 9, 1, 1, 0, 0, 0, 0, 0, 23},  // area
    {383, -1, -1, -1, -1, 1449, 2094, 10, 2, 2, 0, 0, 2, 0, 0, 23},  // contains
    {360, -1, -1, -1, -1, 1451, 2096, 11, 1, 2, 1, 31, 4, 0, 0, 23},  // corners
    {1634, -1, -1, -1, -1, 0, 2098, 0, 0, 1, 2, 15, 3, 0, 0, 24},  // css
    {1635, -1, -1, -1, -1, 0, 2099, 1, 0, 1, 2, 15, 3, 0, 0, 24},  // svg
    {1645, -1, -1, -1, -1, 0, 2100, 2, 0, 1, 2, 15, 54, 0, 0, 24},  // latex
    {1645, -1, -1, -1, -1, 0, 2101, 3, 0, 1, 2, 16, 54, 0, 0, 24},  // latex
    {1646, -1, -1, -1, -1, 1452, 2102, 4, 1, 1, 0, 0, 54, 0, 0, 24},  // swiftCode
    {1647, -1, -1, -1, -1, 1453, 2103, 0, 1, 1, 0, 0, 54, 0, 0, 25},  // explain
    {1647, -1, -1, -1, -1, 1454, 2104, 1, 2, 2, 0, 0, 54, 0, 0, 25},  // explain
    {560, -1, -1, -1, -1, 1456, 2106, 2, 2, 2, 0, 0, 54, 0, 0, 25},  // compare
    {560, -1, -1, -1, -1, 1458, 2108, 3, 3, 3, 0, 0, 54, 0, 0, 25},  // compare
    {893, -1, -1, -1, 1707, 1519, 2111, 0, 1, 2, 1, 32, 8, 0, 0, 26},  // action
    {1708, -1, -1, -1, -1, 1521, 2113, 1, 1, 1, 3, 0, 3, 0, 0, 26},  // Selector
    {1710, -1, -1, -1, -1, 1522, 2114, 2, 1, 1, 0, 0, 3, 0, 0, 26},  // NSStringFromClass
    {1711, -1, -1, -1, -1, 1523, 2115, 3, 1, 1, 0, 0, 3, 0, 0, 26},  // NSSelectorFromString
};

static const int32_t labels[] = {
    129, 228, 229, 130, 230, 231, 233, 234, 237, 234, 238, -1, -1, 241, -1, 241, -1, -1, 241, 243, 234, 243,
    234, -1, 243, 234, 243, 234, 251, -1, -1, -1, -1, 7, -1, 275, 276, 281, 282, 283, 284, -1, 243, 234, -1,
    292, -1, -1, -1, -1, 297, 298, -1, -1, 303, 304, -1, -1, -1, -1, -1, 243, 234, 303, 304, 278, 306, -1,
    324, 325, -1, -1, -1, 363, 364, 365, 366, -1, -1, -1, 251, 297, 298, 297, 298, -1, -1, -1, -1, -1, -1,
    -1, 392, 393, 389, 390, -1, -1, -1, -1, -1, -1, -1, 418, 418, 418, 418, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 419, 420, 419, 420, 419, 420, 419, 420, 419, 420, 419, 420, 419, 420, 419, 420, 419, 420, 419, 420,
    -1, 421, -1, 421, 422, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 393, 292, 251, 393, 275,
    251, 292, 251, 275, 251, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 498,
    498, 502, 516, -1, 251, 292, -1, -1, -1, -1, 498, 522, 523, 524, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, 532, 538, 539, 538, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 553, -1, 555, -1, 557,
    -1, -1, -1, -1, -1, 87, 87, -1, 502, 87, 87, 87, 502, 9, -1, 9, -1, 570, -1, -1, -1, -1, -1, -1, -1, 574,
    275, 393, -1, -1, 570, 251, 87, -1, 576, 578, 579, -1, 375, -1, 375, 580, 393, 292, 578, 579, -1, 375,
    -1, 375, 580, 393, 292, -1, -1, 576, 582, -1, -1, -1, -1, 587, -1, 87, 588, 531, -1, -1, -1, -1, 251,
    251, 251, -1, 576, -1, 590, -1, 591, 590, 591, 591, 592, -1, -1, -1, 588, 531, 576, 611, 502, 570, -1,
    502, 570, -1, -1, -1, 576, 624, 576, 625, 576, 624, 625, 582, -1, 627, 628, 629, 502, -1, 631, -1, 632,
    640, -1, -1, 640, -1, 640, 592, -1, 643, -1, -1, -1, -1, 643, -1, -1, 649, -1, 643, -1, -1, 650, 251, -1,
    -1, -1, -1, -1, -1, 87, 87, -1, 251, -1, 251, 251, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 502,
    502, 502, 502, 570, -1, -1, 570, -1, -1, -1, -1, 670, 671, 672, 673, -1, 678, 673, 679, 680, 681, 673,
    682, 671, 672, 673, 670, 671, 672, 673, 684, 732, 732, 732, 732, 732, 732, 732, 732, 732, 732, 732, 732,
    684, 740, 738, 292, 243, 234, 303, 304, 630, -1, 893, 7, -1, 893, 894, -1, 893, 7, -1, 893, 894, 7, -1,
    -1, 7, -1, 899, -1, 7, -1, 899, -1, 7, -1, 899, -1, 7, -1, 899, -1, 7, -1, 7, 502, -1, -1, 932, -1, 935,
    -1, 591, 591, 939, -1, 940, -1, 941, -1, 292, -1, 393, -1, 944, -1, 945, -1, 944, -1, 945, 502, -1, -1,
    -1, -1, -1, -1, -1, 591, -1, 963, -1, 964, -1, 570, -1, 570, -1, 570, 981, 570, 8, 8, 8, 996, 8, 996, -1,
    -1, -1, 292, -1, 393, -1, -1, 1002, -1, -1, 740, 303, 304, 303, 304, 303, 304, 1052, -1, 243, 234, -1,
    243, 234, 243, 234, -1, -1, -1, 1054, -1, -1, 1054, 243, 234, 243, 234, 243, 234, 1054, -1, -1, 243, 234,
    -1, 1069, 893, -1, 1069, 893, -1, 1069, 893, -1, 1069, 893, -1, 1069, 893, -1, 1069, 893, -1, 1069, 893,
    -1, 8, -1, 1124, 8, -1, 1126, 8, -1, 8, -1, -1, 8, -1, 1126, -1, 893, -1, 893, -1, 570, -1, 570, -1, 570,
    -1, 570, -1, 1134, -1, 1134, -1, 1134, -1, 1134, -1, 7, -1, 1137, 1140, -1, -1, -1, 8, -1, 8, -1, 7, -1,
    -1, 7, -1, 7, -1, 393, 292, 1176, 393, 292, 1176, 1177, 393, 292, 1176, 393, 292, 1176, 1177, 591, 393,
    292, 1176, 591, 393, 292, 1176, 276, 591, 251, 1181, 1176, 591, 591, 1183, 591, 1178, 591, 1183, 1178,
    591, 1185, 292, 1176, 791, 791, 791, 791, -1, 737, -1, 1293, -1, -1, -1, 1294, 1295, 1296, 1297, 1297,
    1298, 1299, 1300, 1301, 1298, 591, 591, 1303, 1304, -1, -1, 591, 1307, 1308, 1307, 1308, 1307, 1308,
    1309, 1307, 1308, 1309, 1307, 1310, 1308, 1307, 1310, 1308, 1307, 1310, 1308, 1309, 1307, 1310, 1308,
    1309, 1307, 1310, 1311, 1308, 1307, 1310, 1311, 1308, 1307, 1310, 1311, 1308, 1309, 1307, 1310, 1311,
    1308, 1309, 1307, 1310, 1312, 1313, 1308, 1307, 1310, 1312, 1313, 1308, 1307, 1310, 1312, 1313, 1311,
    1308, 1307, 1310, 1312, 1313, 1311, 1308, 1307, 1310, 1312, 1313, 1308, 1309, 1307, 1310, 1312, 1313,
    1308, 1309, 1307, 1310, 1312, 1313, 1311, 1308, 1309, 1307, 1310, 1312, 1313, 1311, 1308, 1309, -1, 1308,
    -1, 1308, -1, 1308, 1309, -1, 1308, 1309, -1, 1310, 1311, 1308, -1, 1310, 1311, 1308, -1, 1310, 1311,
    1308, 1309, -1, 1310, 1311, 1308, 1309, -1, 1310, 1312, 1313, 1311, 1308, 1309, -1, 1310, 1312, 1313,
    1311, 1308, 1309, 1307, 1310, 1308, 1307, 1310, 1308, 1307, 1310, 1311, 1308, 1307, 1310, 1311, 1308,
    1307, 1310, 1308, 1309, 1307, 1310, 1308, 1309, 1307, 1310, 1311, 1308, 1309, 1307, 1310, 1311, 1308,
    1309, -1, 1310, 1311, 1308, 1309, -1, 1310, 1311, 1308, 1309, 1318, 1319, 1308, 1318, 1319, 1308, -1,
    1319, 1308, -1, 1319, 1308, 1307, 1310, 1311, 1308, 1309, 1307, 1310, 1311, 1308, 1309, 1307, 1310, 1311,
    1308, 1307, 1310, 1311, 1308, 1307, 1310, 1308, 1309, 1307, 1310, 1308, 1309, 1307, 1310, 1308, 1307,
    1310, 1308, -1, 1324, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1340, 731, 731, 1340, -1, 1342, -1, 1342, 1345,
    -1, 1345, 1342, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1360, 1360, 1360, 1377, 1389,
    1308, 1377, 1389, 1308, 1377, 1389, 1377, 1389, 1377, 1297, 1308, 1377, 1297, 1308, 1377, 1297, 1377,
    1297, 1377, 1294, 1295, 1308, 1377, 1294, 1295, 1308, 1377, 1294, 1295, 1377, 1294, 1295, 1377, 1390,
    1377, 1390, 1392, -1, 591, 1397, 1398, -1, -1, 1400, -1, -1, 640, 640, 640, 1414, -1, 1414, 1414, -1,
    1414, 640, -1, 640, -1, 640, 640, -1, 393, -1, 292, -1, -1, -1, -1, 1425, 1426, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 262, 263, 1435, 1436, 264, 265,
    1437, 1438, 1439, 1440, 1441, 1442, 266, 267, 1443, 268, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 576, -1,
    1450, -1, 576, 1450, -1, -1, 576, -1, 1450, -1, 576, 1450, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 502, -1, 8, -1, -1, 502, -1, 8, -1, -1, 1467, -1, 1185, -1, 1185, 1467, -1, -1, 1467,
    -1, 1185, -1, 1185, 1467, -1, -1, 170, 1486, 171, 172, 75, 205, 1487, 209, 1488, 211, 1489, 212, 1490,
    210, 1491, 147, -1, -1, 1499, 1499, 1500, 316, 1508, 1002, 1509, 1510, 1511, -1, -1, 316, 126, -1, 1514,
    126, -1, -1, -1, -1, -1, -1, 531, 1151, -1, -1, 1508, 1539, 1540, 126, -1, -1, -1, -1, 1508, 1542, 1543,
    292, 292, 126, 292, 292, 126, 1547, 1547, 126, 292, 292, -1, -1, 126, -1, -1, 126, 8, 8, 126, 8, 1539,
    1540, 8, 1539, 1540, 126, -1, -1, -1, 126, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 292, 1294, 1295, 292, 1573, 1574,
    292, 1573, 1574, 126, 292, 1576, 292, 1577, 292, 1577, 126, 292, 1294, 1295, 292, 1576, 1581, 1181, 1582,
    1583, 1584, 361, 1181, 1582, 1583, 1584, 361, 1181, 1582, 1583, 1584, 126, 361, 1181, 1582, 1586, 361,
    1181, 1582, 1586, 126, 1587, 1181, 1582, 1583, 1584, 1581, 1181, 1582, 1583, 1584, 1589, 1590, 1181,
    1589, 1590, 1181, 126, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1604, 1604, -1, -1, -1, -1,
    -1, -1, -1, -1, 1604, -1, 126, -1, 1604, 126, -1, -1, -1, -1, -1, 393, 393, 393, 393, 393, -1, -1, 7, 7,
    7, 7, 7, 393, 393, 292, 393, 292, -1, 1643, 502, -1, 8, 8, -1, -1, -1, 1648, -1, -1, -1, -1, 502, -1,
    570, 981, 570, 502, -1, 591, 932, 935, -1, 292, -1, 393, -1, 292, -1, 393, -1, -1, 393, -1, 292, -1, 591,
    -1, 640, 640, -1, 591, 939, -1, -1, -1, 590, -1, 576, 1392, 591, 1397, 1398, 1124, 8, -1, 8, 1140, 640,
    640, -1, 640, 1414, 1414, -1, 1414, -1, 1414, 640, -1, 640, 640, 640, -1, -1, -1, 238, -1, 241, 251, 275,
    276, 281, 282, 283, 284, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1587, 1181, 1582, 1583, 1584, 1581, 1181,
    1582, 1583, 1584, 361, 1181, 1582, 1583, 1584, 361, 1181, 1582, 1583, 1584, 126, 361, 1181, 1582, 1586,
    361, 1181, 1582, 1586, 126, -1, -1, -1, -1, -1, -1, -1, -1, 591, 251, 1181, 1176, 591, 393, 292, 1176,
    276, -1, -1, -1, 243, 234, -1, -1, -1, -1, -1, -1, -1, -1, -1, 292, -1, 393, -1, 944, -1, 945, -1, 944,
    -1, 945, -1, 292, -1, 393, -1, 570, 981, 570, -1, -1, -1
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
    1, 513, 513, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 258, 258, 258, 258, 258, 258,
    258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 25, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 258, 258, 258, 1, 1, 1, 1, 1, 5, 5, 5,
    5, 5, 5, 223405803525, 223405803525, 0, 51, 0, 51, 5, 51, 5, 51, 5, 51, 5, 0, 51, 5, 51, 5, 51, 5, 1, 5,
    0, 5, 0, 5, 5, 5, 5, 1, 5, 1, 0, 5, 0, 1, 5, 1, 1, 5, 0, 5, 4, 5, 51, 1, 1, 5, 0, 5, 51, 5, 51, 5, 51, 5,
    0, 5, 51, 5, 51, 5, 51, 5, 0, 5, 51, 5, 51, 5, 51, 5, 5, 5, 5, 5, 1, 5, 1, 8, 51, 5, 5, 5, 1, 5, 5, 1, 5,
    1, 5, 1, 5, 1, 5, 1, 5, 1, 5, 8, 5, 8, 1541, 5, 51, 5, 51, 5, 51, 5, 5, 5, 1, 5, 1, 5, 1, 1, 5, 1, 1, 1,
    5, 1, 1, 4, 1, 4, 1, 4, 1, 1, 4, 1, 1, 1, 4, 1, 1, 5, 1, 1, 5, 5, 0, 5, 51, 5, 51, 5, 1, 5, 5, 5, 5, 51,
    8, 51, 5, 0, 51, 5, 51, 0, 1, 5, 5, 269876, 269876, 269876, 269876, 5, 51, 5, 51, 5, 5, 51, 5, 51, 5, 4,
    5, 0, 5, 1541, 5, 0, 1, 5, 1541, 1, 5, 1, 5, 5, 5, 5, 5, 3, 4, 4, 4, 4, 4, 13060, 4, 4, 4, 4, 4, 1, 4, 4,
    4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 1, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
    4, 4, 4, 1, 4, 4, 3, 4, 4, 1, 3, 4, 51, 4, 51, 4, 1, 4, 1, 0, 0, 0, 0, 0, 7, 7, 7, 7, 7, 7, 7, 0, 7, 0,
    7, 0, 0, 7, 0, 0, 7, 7, 7, 3, 7, 7, 51, 7, 51, 7, 51, 7, 51, 7, 7, 51, 7, 0, 7, 0, 5, 5, 51, 5, 51,
    395269, 51, 7, 51, 7, 51, 7, 51, 7, 51, 7, 0, 51, 7, 51, 7, 51, 7, 51, 7, 51, 7, 51, 7, 51, 7, 51, 7, 7,
    8, 8, 8, 8, 8, 1, 8, 51, 8, 57204736918792, 223405803525, 6, 6, 6, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6,
    1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 0, 6, 0, 6, 0, 6, 0, 6,
    6, 6, 6, 0, 6, 0, 1, 1, 1, 1, 18, 1, 18, 18, 18, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 4, 14, 14, 14,
    14, 14, 14, 14, 14, 14, 14, 14, 14, 31, 31, 31, 31, 31, 31, 31, 4, 4, 0, 31, 31, 31, 10, 31, 31, 31, 31,
    31, 31, 1, 1, 1, 1, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31,
    31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 29, 31, 4, 31, 31, 31, 31, 31, 31,
    31, 31, 31, 31, 31, 31, 31, 0, 1075, 4, 31, 0, 1075, 4, 31, 0, 590899, 4, 31, 0, 590899, 4, 31, 4, 31, 4,
    31, 2308, 4, 31, 2308, 4, 31, 0, 4, 31, 0, 4, 31, 0, 4, 31, 0, 4, 31, 0, 4, 31, 0, 4, 31, 0, 4, 31, 0, 4,
    31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31,
    31, 31, 31, 31, 31, 1, 31, 1, 1, 31, 31, 31, 31, 31, 31, 31, 3594, 2335, 31, 3594, 2335, 31, 3594, 2335,
    31, 3594, 2335, 31, 3594, 2335, 31, 3594, 2335, 31, 31, 32, 32, 32, 31, 32, 31, 32, 32, 31, 31, 31, 14,
    32, 14, 31, 31, 31, 13, 31, 31, 31, 31, 3, 32, 31, 1, 32, 32, 1, 32, 32, 32, 32, 32, 32, 31, 31, 31, 31,
    31, 31, 10, 0, 31, 0, 0, 31, 0, 0, 31, 10, 0, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 0, 31, 14, 3, 32,
    32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32,
    32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 15, 32, 32, 32, 32, 32, 32, 32,
    32, 3594, 2336, 32, 3594, 2336, 32, 10, 32, 10, 1, 4, 4, 4, 49, 1, 1, 49, 1, 49, 1, 49, 1, 1, 2610, 49,
    1, 49, 1, 1, 49, 10, 49, 1, 1, 49, 1, 49, 1, 49, 13, 49, 2, 49, 2, 2610, 49, 1, 49, 1, 2610, 49, 1, 1,
    49, 1, 49, 1, 49, 1, 1, 2610, 49, 15, 49, 52, 49, 49, 49, 49, 49, 50, 50, 1, 1, 15, 0, 590899, 51, 0,
    590899, 51, 0, 590899, 51, 0, 590899, 51, 0, 590899, 51, 0, 590899, 51, 0, 590899, 51, 35, 34, 34, 34,
    34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 2335, 34, 2335, 34, 1, 2335, 34,
    1, 2335, 34, 2335, 34, 2335, 34, 2335, 34, 2335, 34, 2826, 2335, 34, 2826, 2335, 34, 0, 590899, 34, 0,
    590899, 34, 1541, 0, 34, 1541, 0, 34, 1541, 0, 34, 1541, 0, 34, 1541, 0, 34, 1541, 0, 34, 1541, 0, 34,
    1541, 0, 34, 52, 0, 34, 52, 0, 34, 34, 34, 34, 34, 31, 34, 31, 34, 31, 31, 31, 31, 52, 2335, 52, 2335,
    52, 2335, 52, 2335, 5, 52, 598559, 52, 598559, 52, 598559, 52, 52, 52, 52, 52, 52, 52, 52, 10, 10, 1, 10,
    10, 1, 3, 5, 5, 1, 5, 5, 1, 3, 10, 1, 1, 1, 10, 1, 1, 1, 258, 10, 258, 1, 1, 10, 10, 1, 10, 1, 10, 1, 1,
    10, 1, 5, 1, 40, 1, 1, 1, 1, 1, 42, 42, 1, 1, 1, 1, 10, 10, 41, 1, 1, 11, 1, 1, 1, 11, 39, 1, 39, 1, 39,
    39, 10, 10, 1301274266515931649, 1301274266515931649, 1, 1, 51, 1, 51, 2355, 1, 1, 51, 1, 1, 51, 2355, 1,
    1, 151061800, 51, 1, 1, 151061800, 51, 2355, 1, 1, 1, 1, 51, 1, 1, 1, 1, 151061800, 51, 1, 1, 1, 1, 51,
    2355, 1, 1, 1, 1, 151061800, 51, 2355, 1, 51, 1, 51, 2355, 1, 1, 151061800, 51, 1, 1, 151061800, 51,
    2355, 1, 1, 1, 1, 151061800, 51, 2355, 1, 1, 51, 1, 1, 151061800, 51, 1, 1, 51, 2355, 1, 1, 151061800,
    51, 2355, 1, 1, 151061800, 51, 2355, 1, 1, 51, 1, 1, 51, 1, 1, 151061800, 51, 2355, 1, 1, 151061800, 51,
    1, 1, 51, 2355, 1, 1, 51, 2308, 0, 1, 1, 1, 3, 3, 41, 0, 602884, 602884, 0, 4, 4, 0, 48, 51, 48, 51, 48,
    51, 48, 51, 48, 1, 51, 48, 1, 51, 48, 51, 1, 48, 51, 1, 1, 1, 1, 1, 1, 51, 3, 2308, 2308, 2308, 38, 38,
    38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38,
    38, 38, 38, 38, 38, 38, 1, 41, 2355, 1, 41, 1, 1, 2355, 1, 1, 1, 10, 10, 2355, 1, 10, 10, 1, 39, 38, 38,
    1, 38, 38, 3, 38, 46, 38, 2343, 1, 38, 51, 38, 51, 1, 38, 51, 38, 38, 38, 38, 38, 38, 38, 38, 45, 46, 32,
    38, 2308, 32, 4, 32, 4, 32, 32, 32, 4, 32, 0, 4, 31, 4, 31, 0, 4, 32, 4, 32, 0, 4, 38, 0, 4, 38, 4, 32,
    32, 32, 32, 1, 2336, 32, 1, 2336, 1, 3, 2343, 2355, 15, 15, 1, 1, 1, 1, 1, 1, 15, 15, 258, 258, 258, 15,
    258, 258, 258, 15, 258, 1, 1, 1, 258, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 15, 15,
    15, 15, 15, 15, 15, 15, 0, 0, 4, 0, 4, 0, 4, 4, 0, 0, 4, 0, 4, 0, 4, 4, 4, 4, 4, 3, 3, 3, 3, 4, 3, 4, 3,
    3, 0, 22, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1,
    1, 3, 10, 10, 13, 13, 14, 14, 11, 11, 15, 15, 1, 1, 1, 1, 1, 3, 10, 13, 14, 11, 15, 4, 4, 4, 4, 0, 14,
    14, 1, 14, 14, 33, 14, 2319, 14, 2319, 33, 14, 2319, 14, 2319, 33, 2319, 14, 33, 33, 33, 33, 33, 33,
    2309, 1, 1, 33, 51, 33, 33, 14, 1, 1, 2319, 14, 1, 1, 2319, 14, 66843, 13, 33, 10, 33, 10, 15, 33, 10,
    33, 10, 15, 33, 5, 33, 5, 15, 33, 14, 33, 14, 15, 33, 5, 33, 5, 15, 33, 14, 33, 14, 15, 33, 14, 1, 1, 33,
    14, 1, 1, 15, 33, 33, 33, 33, 33, 33, 15, 33, 15, 33, 33, 33, 33, 33, 33, 2319, 14, 33, 2319, 1, 1, 33,
    2319, 1, 1, 33, 2319, 14, 1, 1, 33, 2319, 5, 1, 33, 2319, 5, 1, 33, 33, 33, 2319, 33, 33, 33, 10, 10, 10,
    33, 10, 10, 10, 33, 10, 10, 10, 15, 33, 10, 10, 33, 10, 10, 33, 10, 10, 15, 33, 10, 1, 258, 258, 3, 33,
    10, 1, 258, 258, 3, 33, 10, 1, 258, 258, 3, 15, 33, 10, 1, 258, 258, 33, 10, 1, 258, 258, 15, 10, 1, 258,
    258, 3, 33, 10, 10, 1, 33, 10, 10, 1, 15, 33, 2319, 1, 1, 1, 1, 1, 33, 2319, 1, 1, 1, 1, 1, 1, 33, 2319,
    1, 1, 1, 1, 33, 2319, 1, 1, 1, 258, 258, 0, 33, 2319, 1, 1, 1, 258, 258, 33, 33, 33, 33, 33, 33, 33, 33,
    33, 33, 33, 33, 2319, 33, 2319, 33, 33, 33, 33, 2319, 33, 2319, 33, 33, 10, 33, 10, 28, 33, 10, 15, 33,
    10, 28, 15, 33, 2319, 10, 3, 32, 32, 32, 32, 32, 32, 32, 18, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 14,
    14, 14, 14, 23, 5, 5, 10, 5, 31, 2335, 15, 15, 15, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 4, 4, 53, 4
};

static const uint8_t types[] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 3, 4, 4, 4, 5, 5, 5, 4, 3, 8, 8, 2, 10,
    11, 13, 14, 17, 19, 18, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 52, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 25, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 7, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 29, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 26, 26, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 4, 35, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 21, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 31, 0,
    31, 0, 0, 31, 0, 0, 0, 0, 0, 0, 32, 32, 32, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 50, 0, 0, 0, 0, 0, 49, 15, 34, 0, 34, 34, 34,
    34, 34, 34, 36, 35, 36, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 52, 0, 0, 0, 0, 0, 0, 0, 37, 37, 0, 0, 0, 0, 0, 0, 0, 0, 52, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 40, 40, 40, 40, 41, 41, 42, 45, 46, 43, 44, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 39, 39, 39, 39, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 38, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 1, 1, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 38, 0, 38, 38, 38, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 38, 38, 0, 0, 0,
    0, 0, 0, 0, 0, 47, 0, 0, 0, 0, 0, 0, 0, 0, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 33, 33, 33, 33, 33, 18, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 27, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 28, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 24, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 23, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4
};

static const int32_t type_names[] = {
    160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180,
    181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195, 169, 196, 197, 198, 199, 200,
    201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 211, 212, 147, 213, 214, 215, 216, 217, 218, 219, 220,
    221, 222, 223, 224, 225, 226, 227, 260, 362, 490, 620, 633, 634, 635, 653, 784, 785, 813, 814, 838, 851,
    917, 970, 972, 975, 982, 983, 984, 985, 1060, 1066, 1067, 1068, 1070, 1071, 1072, 1073, 1074, 1075, 839,
    1076, 1077, 1078, 1148, 1156, 1157, 1166, 1188, 1189, 1190, 1191, 1192, 1193, 1194, 1195, 1196, 1197,
    1198, 1288, 1289, 1290, 1291, 1335, 1336, 1337, 1359, 1361, 1362, 1363, 1322, 1407, 1408, 1417, 1426,
    1501, 1502, 1503, 1504, 1505, 683, 1506, 1528, 1611, 1622, 1637, 1708, 1709
};

static const struct catalogue_tables tables = {
    bytes, COUNT(bytes) - 1, names, COUNT(names), slots, COUNT(slots), first, COUNT(first),
    links, COUNT(links), entries, COUNT(entries), labels, COUNT(labels), kinds, COUNT(kinds),
    types, COUNT(types), type_names, COUNT(type_names)};

const struct catalogue_tables *_Nonnull catalogue_tables(void) { return &tables; }
