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
    "CFTimeInterval" "int8_t" "uint8_t" "int16_t" "uint16_t" "uint64_t" "size_t" "CFIndex" "GLfloat"
    "Float64" "Float32" "Bool" "BOOL" "String" "Character" "NSString" "Array" "ContiguousArray" "NSArray"
    "NSMutableArray" "NSMutableString" "bool" "ClosedRange" "NSRange" "Range" "Angle" "CGPoint" "CGVector"
    "CGSize" "CGRect" "CGAffineTransformComponents" "CGRectEdge" "UIColor" "UIView" "UIWindow" "UIImageView"
    "UILabel" "UIButton" "UIScrollView" "UIControl" "UITextField" "UITextView" "UITableViewCell"
    "UICollectionViewCell" "UIVisualEffectView" "UIPageControl" "b" "c" "tx" "ty" "CGAffineTransformMake"
    "translationX" "y" "CGAffineTransformMakeTranslation" "T" "scaleX" "rotationAngle"
    "CGAffineTransformMakeRotation" "R" "about" "H" "x" "identity" "CGAffineTransformIdentity"
    "concatenating" "CGAffineTransformConcat" "translatedBy" "CGAffineTransformTranslate" "rotated" "by"
    "CGAffineTransformRotate" "inverted" "CGAffineTransformInvert" "decomposed" "CGAffineTransformDecompose"
    "CGAffineTransformIsIdentity" "CGAffineTransformEqualToTransform" "NSStringFromCGAffineTransform"
    "NSCoder" "string" "m11" "m12" "m21" "m22" "m41" "m42" "m44" "isIdentity" "determinant" "matrix" "kind"
    "fixedPoint" "reflect" "through" "angle" "Axis" "origin" "yEqualsX" "yEqualsMinusX" "scale"
    "horizontalShear" "rotation" "translation" "CGAffineTransformMakeWithComponents" "CGPointMake" "zero"
    "CGPointZero" "applying" "CGPointApplyAffineTransform" "distance" "to" "CGPointEqualToPoint" "equalTo"
    "NSStringFromCGPoint" "debugDescription" "dx" "dy" "CGVectorMake" "vector" "length"
    "NSStringFromCGVector" "width" "height" "CGSizeMake" "size" "CGSizeZero" "CGSizeApplyAffineTransform"
    "CGSizeEqualToSize" "NSStringFromCGSize" "w" "z" "isVector" "point" "CGRectMake" "rect" "CGRectZero"
    "null" "CGRectNull" "infinite" "CGRectInfinite" "NSStringFromCGRect" "AVMakeRect" "aspectRatio"
    "insideRect" "AVMakeRectWithAspectRatioInsideRect" "NSStringFromRect" "minXEdge" "CGRectMinXEdge"
    "minYEdge" "CGRectMinYEdge" "maxXEdge" "CGRectMaxXEdge" "maxYEdge" "CGRectMaxYEdge" "minX"
    "CGRectGetMinX" "midX" "CGRectGetMidX" "maxX" "CGRectGetMaxX" "minY" "CGRectGetMinY" "midY"
    "CGRectGetMidY" "maxY" "CGRectGetMaxY" "CGRectGetWidth" "CGRectGetHeight" "standardized"
    "CGRectStandardize" "integral" "CGRectIntegral" "isNull" "CGRectIsNull" "isEmpty" "CGRectIsEmpty"
    "isInfinite" "CGRectIsInfinite" "corners" "center" "UIEdgeInsets" "top" "left" "bottom" "right"
    "UIEdgeInsetsMake" "NSStringFromUIEdgeInsets" "UIEdgeInsetsEqualToEdgeInsets" "UIEdgeInsetsZero" "inset"
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
    "green" "blue" "alpha" "withAlphaComponent" "set" "setFill" "setStroke" "white" "cgColor" "hue"
    "saturation" "brightness" "displayP3Red" "CGColor" "named" "black" "blackColor" "whiteColor" "redColor"
    "greenColor" "blueColor" "cyan" "cyanColor" "yellow" "yellowColor" "magenta" "magentaColor" "orange"
    "orangeColor" "purple" "purpleColor" "brown" "brownColor" "gray" "grayColor" "lightGray"
    "lightGrayColor" "darkGray" "darkGrayColor" "clear" "clearColor" "systemRed" "systemOrange"
    "systemYellow" "systemGreen" "systemMint" "systemTeal" "systemCyan" "systemBlue" "systemIndigo"
    "systemPurple" "systemPink" "systemBrown" "systemGray" "systemGray2" "systemGray3" "systemGray4"
    "systemGray5" "systemGray6" "systemBackground" "secondarySystemBackground" "label" "frame" "bounds"
    "anchorPoint" "isHidden" "clipsToBounds" "name" "image" "UIImage" "systemName" "transform3D"
    "moveAnchor" "contentOffset" "isUserInteractionEnabled" "userInteractionEnabled" "tag" "backgroundColor"
    "text" "textColor" "textAlignment" "font" "contentMode" "isOpaque" "tintColor" "contentScaleFactor"
    "accessibilityLabel" "safeAreaInsets" "layoutMargins" "mask" "accessibilityIdentifier"
    "accessibilityHint" "isAccessibilityElement" "semanticContentAttribute" "clearsContextBeforeDrawing"
    "isFirstResponder" "numberOfLines" "adjustsFontSizeToFitWidth" "lineBreakMode" "attributedText"
    "baselineAdjustment" "borderStyle" "keyboardType" "returnKeyType" "autocorrectionType"
    "autocapitalizationType" "clearButtonMode" "shadowColor" "placeholder" "minimumScaleFactor" "isEditable"
    "isSelectable" "isSecureTextEntry" "zoomScale" "DecelerationRate" "UIScrollViewDecelerationRate"
    "normal" "UIScrollView.DecelerationRate" "UIScrollViewDecelerationRateNormal" "fast"
    "UIScrollViewDecelerationRateFast" "rawValue" "decelerationRate" "system" "ButtonType"
    "UIButtonTypeSystem" "custom" "UIButtonTypeCustom" "infoLight" "UIButtonTypeInfoLight" "contactAdd"
    "UIButtonTypeContactAdd" "close" "UIButtonTypeClose" "isScrollEnabled" "isPagingEnabled" "bounces"
    "showsHorizontalScrollIndicator" "showsVerticalScrollIndicator" "minimumZoomScale" "maximumZoomScale"
    "contentInset" "scrollIndicatorInsets" "verticalScrollIndicatorInsets" "horizontalScrollIndicatorInsets"
    "adjustedContentInset" "layoutFrame" "safeAreaLayoutGuide" "numberOfPages" "currentPage"
    "hidesForSinglePage" "pageIndicatorTintColor" "currentPageIndicatorTintColor" "delegate"
    "UIViewAutoresizing" "AutoresizingMask" "flexibleLeftMargin" "UIViewAutoresizingFlexibleLeftMargin"
    "FlexibleLeftMargin" "flexibleWidth" "UIViewAutoresizingFlexibleWidth" "FlexibleWidth"
    "flexibleRightMargin" "UIViewAutoresizingFlexibleRightMargin" "FlexibleRightMargin" "flexibleTopMargin"
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
    "nextResponder" "superview" "subviews" "isKeyWindow" "isDescendant" "addSubview" "bringSubviewToFront"
    "bringSubview" "toFront" "sendSubviewToBack" "sendSubview" "toBack" "removeFromSuperview"
    "insertSubview" "exchangeSubview" "withSubviewAt" "aboveSubview" "belowSubview" "convert" "convertRect"
    "toView" "fromView" "convertPoint" "setNeedsLayout" "layoutIfNeeded" "layoutSublayers"
    "layoutSublayersOfLayer" "needsLayout" "setNeedsDisplay" "layoutSubviews" "becomeFirstResponder"
    "resignFirstResponder" "sizeThatFits" "sizeToFit" "intrinsicContentSize" "noIntrinsicMetric"
    "UIViewNoIntrinsicMetric" "invalidateIntrinsicContentSize" "endEditing" "viewWithTag" "insertSublayer"
    "above" "below" "rootViewController" "liveView" "makeKeyAndVisible" "makeKey" "PlaygroundPage" "current"
    "XCPlaygroundPage" "needsIndefiniteExecution" "UIScreen" "main" "mainScreen" "hitTest" "beginTracking"
    "continueTracking" "inside" "CALayer" "CAShapeLayer" "CAGradientLayer" "CATextLayer" "colors"
    "locations" "startPoint" "endPoint" "fontSize" "foregroundColor" "isWrapped" "render" "renderInContext:"
    "drawHierarchy" "afterScreenUpdates" "drawViewHierarchyInRect:afterScreenUpdates:" "masksToBounds"
    "sublayerTransform" "zPosition" "opacity" "cornerRadius" "borderWidth" "borderColor" "shadowOpacity"
    "shadowRadius" "shadowOffset" "shadowPath" "contentsScale" "contents" "contentsRect" "shouldRasterize"
    "rasterizationScale" "isDoubleSided" "contentsGravity" "layerMinXMinYCorner" "CACornerMask"
    "kCALayerMinXMinYCorner" "layerMaxXMinYCorner" "kCALayerMaxXMinYCorner" "layerMinXMaxYCorner"
    "kCALayerMinXMaxYCorner" "layerMaxXMaxYCorner" "kCALayerMaxXMaxYCorner" "actions" "magnificationFilter"
    "minificationFilter" "compositingFilter" "cornerCurve" "maskedCorners" "needsDisplayOnBoundsChange"
    "allowsEdgeAntialiasing" "lineCap" "fillRule" "miterLimit" "strokeStart" "strokeEnd" "affineTransform"
    "presentation" "model" "superlayer" "sublayers" "addSublayer" "removeFromSuperlayer" "Rectangle"
    "Circle" "Ellipse" "Capsule" "RoundedRectangle" "Text" "Image" "alignment" "rotationEffect" "anchor"
    "scaleEffect" "transformEffect" "modifier" "topLeading" "UnitPoint" "topTrailing" "leading" "trailing"
    "bottomLeading" "bottomTrailing" "View" "ProjectionTransform" "UIGestureRecognizer" "target"
    "UIPanGestureRecognizer" "UIPinchGestureRecognizer" "UIRotationGestureRecognizer"
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
    "UIViewKeyframeAnimationOptionCalculationModeDiscrete" "calculationModePaced"
    "UIViewKeyframeAnimationOptionCalculationModePaced" "calculationModeCubic"
    "UIViewKeyframeAnimationOptionCalculationModeCubic" "calculationModeCubicPaced"
    "UIViewKeyframeAnimationOptionCalculationModeCubicPaced" "CurveEaseInOut" "CurveEaseIn" "CurveEaseOut"
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
    "kCAAnimationPaced" "cubic" "kCAAnimationCubic" "cubicPaced" "kCAAnimationCubicPaced" "advance" "run"
    "now" "CACurrentMediaTime" "CAMediaTimingFunction" "UICubicTimingParameters" "UISpringTimingParameters"
    "UnitCurve" "functionWithName" "controlPoints" "controlPoint1" "controlPoint2" "animationCurve"
    "dampingRatio" "initialVelocity" "mass" "stiffness" "damping" "duration" "bounce" "bezier"
    "startControlPoint" "endControlPoint" "interpolate" "animate" "withDuration" "animations" "completion"
    "delay" "options" "usingSpringWithDamping" "initialSpringVelocity" "animateWithDuration"
    "springDuration" "animateWithSpringDuration" "animateKeyframes" "animateKeyframesWithDuration"
    "addKeyframe" "withRelativeStartTime" "relativeDuration" "addKeyframeWithRelativeStartTime"
    "modifyAnimations" "withRepeatCount" "autoreverses" "runningPropertyAnimator" "UIViewPropertyAnimator"
    "beginAnimations" "context" "commitAnimations" "setAnimationDuration" "setAnimationDelay"
    "setAnimationRepeatCount" "setAnimationRepeatAutoreverses" "setAnimationBeginsFromCurrentState"
    "setAnimationCurve" "setAnimationDelegate" "setAnimationDidStop" "setAnimationDidStopSelector"
    "DispatchQueue" "DispatchTime" "DispatchTimeInterval" "background" "global" "qos" "sync" "execute"
    "async" "asyncAfter" "deadline" "dispatch_async" "dispatch_after" "dispatch_get_main_queue"
    "milliseconds" "microseconds" "nanoseconds" "DISPATCH_TIME_NOW" "NSEC_PER_SEC" "NSEC_PER_MSEC"
    "dispatch_time" "performWithoutAnimation" "setAnimationsEnabled" "areAnimationsEnabled"
    "CABasicAnimation" "keyPath" "CASpringAnimation" "CAKeyframeAnimation" "CAAnimationGroup" "fromValue"
    "toValue" "byValue" "path" "keyTimes" "timingFunctions" "calculationMode" "tensionValues"
    "continuityValues" "biasValues" "rotationMode" "additive" "isAdditive" "cumulative" "isCumulative"
    "timingFunction" "speed" "beginTime" "timeOffset" "repeatCount" "repeatDuration" "fillMode"
    "isRemovedOnCompletion" "removedOnCompletion" "isInterruptible" "settlingDuration" "perceptualDuration"
    "curve" "timingParameters" "startAnimation" "afterDelay" "pauseAnimation" "stopAnimation"
    "finishAnimation" "continueAnimation" "withTimingParameters" "durationFactor" "addAnimations"
    "delayFactor" "addCompletion" "isRunning" "fractionComplete" "isReversed" "scrubsLinearly"
    "pausesOnCompletion" "CAAnimation" "CAPropertyAnimation" "add" "removeAnimation" "animation"
    "removeAllAnimations" "animationKeys" "forKeyPath" "setValue" "convertTime" "CATransaction" "begin"
    "commit" "flush" "setDisableActions" "setAnimationTimingFunction" "setCompletionBlock" "NSValue"
    "caTransform3D" "CATransform3D" "CATransform3DIdentity" "CATransform3DMakeScale"
    "CATransform3DMakeTranslation" "CATransform3DMakeAffineTransform" "CATransform3DTranslate"
    "CATransform3DScale" "CATransform3DRotate" "CATransform3DMakeRotation" "m13" "m14" "m23" "m24" "m31"
    "m32" "m33" "m34" "m43" "CATransform3DConcat" "CATransform3DInvert" "CATransform3DGetAffineTransform"
    "CATransform3DIsIdentity" "CATransform3DIsAffine" "CATransform3DEqualToTransform" "terminator"
    "debugPrint" "fatalError" "preconditionFailure" "assertionFailure" "assert" "precondition"
    "NSParameterAssert" "NSAssert" "NSCAssert" "Optional" "row" "column" "convention" "plot" "describe"
    "film" "frames" "strip" "grid" "why" "YES" "NO" "NULL" "Nil" "HUGE_VALF" "HUGE_VAL" "INFINITY" "NAN"
    "DBL_MAX" "CGFLOAT_MIN" "DBL_MIN" "FLT_MAX" "MAXFLOAT" "HUGE" "FLT_MIN" "FLT_EPSILON" "integer"
    "cgPoint" "cgSize" "cgRect" "cgVector" "cgAffineTransform" "boolValue" "cgPointValue" "cgSizeValue"
    "cgRectValue" "cgVectorValue" "cgAffineTransformValue" "printf" "puts" "format" "substringToIndex"
    "substringFromIndex" "substringWithRange" "characterAtIndex" "rangeOfString" "stringByAppendingString"
    "caseInsensitiveCompare" "stringValue" "NSMakeRange" "NSMaxRange" "sortedArrayUsingSelector"
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
    "kCALineJoinMiter" "kCALineJoinRound" "bevel" "kCALineJoinBevel" "CGRectFromString" "CGPointFromString"
    "CGSizeFromString" "CGVectorFromString" "CGAffineTransformFromString" "css" "svg" "views" "FitMode"
    "aspectFit" "aspectFill" "scaleToFill" "scaleAspectFit" "scaleAspectFill" "mapping" "area" "latex"
    "swiftCode" "explain" "following" "hitTest:withEvent:" "pointInside:withEvent:" "isDescendantOfView:"
    "insertSubview:atIndex:" "bringSubviewToFront:" "sendSubviewToBack:" "hidden" "exclusiveTouch"
    "convertPoint:toWindow:" "convertRect:toWindow:" "convertPoint:fromWindow:" "convertRect:fromWindow:"
    "convertPoint:toLayer:" "convertRect:toLayer:" "convertPoint:fromLayer:" "convertRect:fromLayer:"
    "convertTime:fromLayer:" "convertTime:toLayer:" "insertSublayer:atIndex:" "presentationLayer"
    "modelLayer" "addAnimation:forKey:" "removeAnimationForKey:" "uppercaseString" "lowercaseString"
    "capitalizedString" "containsString:" "componentsSeparatedByString:"
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
    {1622, 1335159128}, {1629, 2428550228}, {1636, 2482255079}, {1643, 4294679216}, {1647, 796142685},
    {1651, 2991499325}, {1657, 1615808600}, {1666, 3966976176}, {1674, 295258647}, {1679, 382270662},
    {1694, 2466095094}, {1701, 3795011855}, {1715, 3747507645}, {1730, 909533769}, {1734, 3365180733},
    {1745, 2749912018}, {1752, 3639581107}, {1757, 2735859570}, {1762, 969184184}, {1769, 1902060359},
    {1777, 1373385388}, {1783, 3602979878}, {1789, 1769938321}, {1816, 1740667972}, {1826, 4050857480},
    {1833, 2755019962}, {1839, 2169878254}, {1847, 4170555683}, {1858, 1334253329}, {1865, 2265719507},
    {1873, 2570318435}, {1885, 3483588555}, {1894, 2774362700}, {1905, 21843312}, {1915, 3429590357},
    {1930, 1071897420}, {1950, 1566828974}, {1968, 514687451}, {1981, 1598403349}, {1982, 3876335077},
    {1983, 3859557458}, {1985, 1363500993}, {1987, 1346723374}, {2008, 2264171482}, {2020, 1357355164},
    {2021, 4228665076}, {2053, 1867418821}, {2054, 3507227459}, {2060, 3168883851}, {2073, 3222486838},
    {2102, 3381181800}, {2103, 3607893173}, {2108, 3005452862}, {2109, 3440116983}, {2110, 4245442695},
    {2118, 2839884955}, {2143, 3398044946}, {2156, 3005386353}, {2179, 1217983224}, {2191, 3509544318},
    {2217, 1610779110}, {2224, 2930439210}, {2226, 1412156564}, {2249, 3160029103}, {2257, 3174662200},
    {2280, 1479719844}, {2290, 3376534378}, {2316, 2875014037}, {2343, 3589306714}, {2376, 804357063},
    {2405, 1910201350}, {2412, 2701182283}, {2418, 398550328}, {2421, 521802798}, {2424, 505025179},
    {2427, 656170845}, {2430, 605837988}, {2433, 2468447887}, {2436, 2485225506}, {2439, 2384559792},
    {2449, 4100406635}, {2460, 1987983040}, {2466, 365099244}, {2470, 3641958979}, {2480, 296602997},
    {2487, 2462546090}, {2494, 4254058618}, {2499, 2907980824}, {2503, 3981965844}, {2509, 3649018447},
    {2517, 2614820847}, {2530, 292130973}, {2535, 2190941297}, {2550, 211913386}, {2558, 564937055},
    {2569, 3419592236}, {2604, 3513453938}, {2615, 3460502485}, {2619, 2339366755}, {2630, 377128425},
    {2638, 1086286877}, {2665, 3941508978}, {2673, 783488098}, {2675, 1111836708}, {2694, 2280960882},
    {2701, 3181326346}, {2720, 975988953}, {2736, 635020210}, {2738, 1360837969}, {2740, 1344060350},
    {2752, 1925151750}, {2758, 2408179714}, {2764, 2211460629}, {2784, 1848861402}, {2789, 2508680735},
    {2795, 3585981250}, {2805, 2335550124}, {2809, 597743964}, {2819, 2354563044}, {2845, 2897926679},
    {2862, 1035906630}, {2880, 783840260}, {2881, 4060888886}, {2882, 4278997933}, {2890, 589286162},
    {2895, 414084241}, {2905, 2275477643}, {2909, 3940830471}, {2919, 1940694431}, {2923, 1996966820},
    {2933, 1637070560}, {2941, 1605206413}, {2955, 1343892145}, {2973, 2293605903}, {2983, 1099796002},
    {2994, 370965912}, {3004, 4290552719}, {3039, 1638856759}, {3055, 3707845437}, {3063, 1968018676},
    {3077, 2745245856}, {3085, 2872562979}, {3099, 1867915087}, {3107, 1052627742}, {3121, 1537748690},
    {3129, 4233365429}, {3143, 3239423849}, {3147, 1535751837}, {3160, 3736796887}, {3164, 2541423239},
    {3177, 3804893101}, {3181, 3060514643}, {3194, 21234473}, {3198, 1518974218}, {3211, 3720019268},
    {3215, 2524645620}, {3228, 3788115482}, {3232, 3043737024}, {3245, 4456854}, {3259, 2037980277},
    {3274, 2933655948}, {3286, 558644074}, {3303, 328942278}, {3311, 2111105165}, {3325, 3042771105},
    {3331, 3800657716}, {3343, 626531088}, {3350, 2362349278}, {3363, 866545770}, {3373, 857273821},
    {3389, 4045899937}, {3396, 1135749657}, {3402, 93078660}, {3414, 1409690180}, {3417, 2802900028},
    {3421, 306900080}, {3427, 1319594794}, {3432, 2028154341}, {3448, 2218332638}, {3472, 225597218},
    {3501, 2084234006}, {3517, 1331687974}, {3522, 2135852838}, {3543, 2753988203}, {3550, 864200463},
    {3561, 3838403746}, {3569, 1530791347}, {3581, 3721205966}, {3586, 3688814324}, {3597, 3876242216},
    {3609, 1809966536}, {3627, 2699878380}, {3637, 4079184015}, {3657, 1179101157}, {3665, 1825239352},
    {3684, 3748245722}, {3702, 634908722}, {3719, 163271060}, {3745, 3289806584}, {3757, 3446866648},
    {3762, 1737076817}, {3771, 881687192}, {3778, 1219519868}, {3788, 3970939267}, {3792, 2513272949},
    {3801, 3224470464}, {3808, 2986472067}, {3812, 708293528}, {3818, 258052966}, {3820, 3450233754},
    {3822, 1213090802}, {3826, 3555670962}, {3832, 2743639103}, {3838, 2710083865}, {3844, 4214265958},
    {3850, 3963008473}, {3857, 1381912327}, {3866, 297212119}, {3869, 53234560}, {3877, 1135433081},
    {3880, 797905850}, {3888, 1315384455}, {3899, 4179333016}, {3922, 867257093}, {3933, 841567274},
    {3936, 3617776409}, {3948, 1784172926}, {3951, 3381609815}, {3963, 1550566188}, {3973, 1592295328},
    {3981, 2860018940}, {3999, 2241873898}, {4004, 2638218225}, {4011, 1524000883}, {4014, 1923516200},
    {4018, 3391553482}, {4021, 1062293841}, {4025, 3825392021}, {4028, 709362235}, {4032, 1694935685},
    {4036, 392774327}, {4041, 2880712451}, {4046, 3102149661}, {4052, 2394465697}, {4056, 1659167240},
    {4061, 475034410}, {4067, 3434436711}, {4070, 1479764693}, {4074, 2347825097}, {4080, 1197479801},
    {4084, 1351583639}, {4089, 3270705251}, {4095, 366569208}, {4099, 1251212115}, {4103, 1621599661},
    {4108, 3579732453}, {4114, 1720942905}, {4118, 140187182}, {4123, 1868829528}, {4132, 3948149459},
    {4142, 708029167}, {4147, 3185475540}, {4153, 2537751862}, {4159, 2778439310}, {4166, 2616928056},
    {4172, 4139930401}, {4179, 3135838405}, {4186, 2498734875}, {4194, 4064998855}, {4198, 268639961},
    {4203, 4092159661}, {4208, 2346846000}, {4214, 2328988770}, {4218, 2519117294}, {4223, 3873647896},
    {4227, 1415682102}, {4232, 631424496}, {4236, 282220607}, {4241, 3558937627}, {4245, 4099687964},
    {4250, 658698766}, {4254, 153638352}, {4259, 545189250}, {4267, 197671877}, {4276, 792060313},
    {4280, 513084933}, {4285, 2275780057}, {4290, 2616489071}, {4295, 4075421329}, {4300, 2981347434},
    {4305, 648810968}, {4313, 638754166}, {4320, 591523055}, {4327, 4047093083}, {4334, 656837285},
    {4342, 3789446092}, {4350, 4277107410}, {4358, 3906719864}, {4367, 2684794283}, {4380, 2663715805},
    {4385, 2698097207}, {4391, 3072217742}, {4398, 1920734138}, {4423, 4225734153}, {4425, 1128467232},
    {4429, 1035581717}, {4444, 3525779695}, {4467, 1975486251}, {4477, 2889234988}, {4489, 128921049},
    {4508, 1127666911}, {4518, 2542550614}, {4524, 2627312426}, {4533, 1195911285}, {4543, 4151950225},
    {4545, 1765031016}, {4553, 1814435734}, {4559, 3602780627}, {4564, 876513898}, {4575, 879704937},
    {4578, 986710028}, {4584, 2682709205}, {4592, 1379501780}, {4600, 854709318}, {4611, 925110256},
    {4631, 827033813}, {4652, 3417352379}, {4660, 2226546594}, {4666, 169017192}, {4670, 3843578906},
    {4689, 221667867}, {4697, 3218681947}, {4710, 987224379}, {4718, 3728990320}, {4730, 915157507},
    {4738, 2572986219}, {4758, 4007662012}, {4762, 213683108}, {4768, 3017331637}, {4779, 1714939896},
    {4786, 2474713847}, {4793, 1542649473}, {4801, 39928156}, {4816, 2848808016}, {4835, 3241215769},
    {4855, 688599773}, {4878, 944978096}, {4906, 607288565}, {4933, 3578987480}, {4936, 3555673031},
    {4941, 2355360096}, {4945, 3949911679}, {4954, 645910219}, {4961, 2941534958}, {4968, 2238339041},
    {4973, 3277562923}, {4976, 3761252941}, {4980, 382886321}, {4983, 4220379804}, {4987, 4200353678},
    {4990, 2633446552}, {4994, 388525018}, {4999, 967958004}, {5004, 1216469057}, {5008, 1675745305},
    {5016, 3533348019}, {5026, 2267784115}, {5029, 2877453236}, {5037, 1011085160}, {5041, 1555467752},
    {5046, 2016490230}, {5056, 1419061120}, {5062, 3353438327}, {5068, 2002030311}, {5075, 931910521},
    {5101, 1638953034}, {5114, 263889333}, {5127, 2304257469}, {5146, 2571507861}, {5175, 4039984575},
    {5185, 1623797237}, {5201, 2667149886}, {5220, 1204873229}, {5240, 2611599107}, {5250, 1975768454},
    {5262, 3532344479}, {5269, 2718014180}, {5290, 713077974}, {5307, 2712081721}, {5333, 1361625375},
    {5359, 864165631}, {5366, 3189629876}, {5384, 165942467}, {5397, 1655317257}, {5416, 1010779457},
    {5426, 2215640769}, {5436, 1070265239}, {5445, 1134120687}, {5449, 2846199180}, {5462, 1743930340},
    {5468, 4005059268}, {5472, 206241385}, {5481, 1115344066}, {5489, 567586076}, {5495, 3901637708},
    {5499, 803046281}, {5505, 152899664}, {5514, 1787359420}, {5519, 151693739}, {5524, 460225993},
    {5530, 944111422}, {5539, 2075216980}, {5544, 2276994531}, {5558, 2796815519}, {5573, 3918278559},
    {5580, 4155575922}, {5590, 236925125}, {5598, 1684779966}, {5602, 798074659}, {5611, 2374006294},
    {5617, 3103973672}, {5627, 2926810054}, {5629, 1462048136}, {5644, 3040434276}, {5654, 1244814717},
    {5664, 1696195782}, {5673, 3093996503}, {5682, 2756264342}, {5690, 2866045037}, {5698, 1163907536},
    {5710, 2104353872}, {5721, 3110688315}, {5732, 3317910134}, {5741, 3473703803}, {5754, 2755011687},
    {5770, 2069497450}, {5781, 1516930437}, {5791, 296395306}, {5802, 1195616409}, {5814, 942984426},
    {5822, 2949131327}, {5832, 469045609}, {5843, 2847090017}, {5863, 176574206}, {5873, 404136769},
    {5886, 2422892396}, {5900, 2568950125}, {5904, 2528405746}, {5909, 2484574385}, {5914, 4208725202},
    {5930, 3003271613}, {5946, 1882624920}, {5957, 4183891472}, {5974, 3707850388}, {5983, 2401568500},
    {6008, 1057920877}, {6015, 2157316278}, {6023, 3403651144}, {6030, 4114437246}, {6040, 2887421684},
    {6044, 1361572173}, {6054, 1896686403}, {6064, 3273657238}, {6074, 1266202965}, {6086, 3635588042},
    {6105, 2733832836}, {6109, 4182378701}, {6116, 2110798224}, {6122, 877087803}, {6131, 1970364490},
    {6137, 1275339983}, {6155, 350857000}, {6171, 2079739832}, {6187, 1996921413}, {6196, 2043970711},
    {6212, 1393632998}, {6219, 1731736080}, {6231, 4080117376}, {6242, 1493013840}, {6262, 2398078988},
    {6270, 1065574956}, {6280, 2965413338}, {6290, 990401381}, {6298, 2153800097}, {6305, 4084710509},
    {6308, 682729123}, {6317, 1722954222}, {6333, 3827859290}, {6344, 37271103}, {6352, 1119987041},
    {6371, 2161276179}, {6394, 3507573001}, {6402, 2301731235}, {6412, 1862550028}, {6426, 3213420894},
    {6442, 288415389}, {6452, 4033069017}, {6458, 672109684}, {6466, 3339054942}, {6475, 3080967843},
    {6490, 834189487}, {6499, 904369474}, {6502, 1089765596}, {6507, 18738364}, {6511, 2197550541},
    {6516, 1569418667}, {6534, 1419285594}, {6537, 3324446467}, {6544, 2540844914}, {6553, 936176715},
    {6558, 3724674918}, {6565, 247011038}, {6568, 3817694041}, {6578, 4121092745}, {6588, 886071850},
    {6600, 2390028659}, {6607, 4182669406}, {6612, 3555021734}, {6617, 1452231588}, {6627, 665752555},
    {6637, 2665914025}, {6645, 1172522883}, {6655, 2411978403}, {6664, 2082024064}, {6668, 1231115066},
    {6677, 244075885}, {6683, 96429129}, {6694, 1558106348}, {6701, 1676028392}, {6713, 3565214879},
    {6719, 1169454059}, {6730, 2276069802}, {6736, 2590900991}, {6747, 403953390}, {6752, 817772335},
    {6762, 3894621598}, {6766, 3130700698}, {6775, 3811712141}, {6784, 2836898780}, {6798, 744222851},
    {6806, 3219325754}, {6819, 455433581}, {6824, 1550717474}, {6834, 4099875093}, {6843, 2687217115},
    {6855, 3317790454}, {6867, 680679420}, {6878, 4074568615}, {6888, 972345196}, {6898, 2124225882},
    {6908, 1707208587}, {6918, 1698171440}, {6930, 1765986002}, {6942, 3099195470}, {6952, 1325296208},
    {6963, 1159889848}, {6973, 3210628243}, {6984, 3799163251}, {6995, 3782385632}, {7006, 3899828965},
    {7017, 3883051346}, {7028, 3866273727}, {7044, 4169345192}, {7069, 3573351892}, {7074, 4137097213},
    {7079, 3523899814}, {7085, 1029089800}, {7096, 1290530634}, {7104, 4203053801}, {7117, 406972148},
    {7121, 2369371622}, {7126, 3008443898}, {7133, 3726277920}, {7143, 1742909879}, {7154, 581045492},
    {7164, 877317237}, {7177, 1513289445}, {7201, 2694946607}, {7223, 3902926015}, {7226, 2516003219},
    {7241, 3083183824}, {7245, 3185987134}, {7254, 3141474305}, {7267, 1010012291}, {7271, 659427984},
    {7282, 3254824265}, {7290, 1438951982}, {7299, 571377267}, {7317, 143865419}, {7335, 445834375},
    {7349, 4201716739}, {7362, 2082798958}, {7366, 3883353449}, {7389, 1252969316}, {7406, 611349806},
    {7428, 3939761393}, {7452, 1880591026}, {7478, 1052979093}, {7494, 1315057949}, {7507, 3198073272},
    {7532, 1888717571}, {7545, 1499172353}, {7559, 1151719106}, {7577, 1297838153}, {7588, 1291853992},
    {7600, 3864824124}, {7613, 284302454}, {7631, 2291378338}, {7653, 2024043478}, {7668, 3416336049},
    {7679, 3326301860}, {7690, 2097883034}, {7708, 2658088632}, {7718, 4116806241}, {7730, 2750625341},
    {7747, 2805121617}, {7756, 2636563400}, {7772, 1088403524}, {7800, 1326471550}, {7806, 3867909202},
    {7835, 2053519890}, {7869, 24686317}, {7873, 43254447}, {7905, 3633974900}, {7913, 1715765854},
    {7929, 3488110948}, {7935, 1226705564}, {7945, 1144915353}, {7963, 1085962434}, {7969, 542584942},
    {7987, 1880354216}, {7996, 2126046479}, {8017, 3409685817}, {8027, 2322214854}, {8049, 715012316},
    {8054, 667630371}, {8071, 4011681569}, {8086, 2477794221}, {8101, 2826459802}, {8108, 863636682},
    {8138, 3312035873}, {8166, 2374822095}, {8182, 1117036282}, {8198, 2727146260}, {8210, 2338438971},
    {8231, 1077300351}, {8260, 1505834213}, {8291, 1420801579}, {8311, 1086567517}, {8322, 3688764708},
    {8341, 3212090577}, {8354, 2710245443}, {8365, 2621687777}, {8383, 135807534}, {8405, 538728657},
    {8434, 4217769178}, {8442, 894604266}, {8460, 239266950}, {8476, 3440848049}, {8494, 1563451997},
    {8530, 1300855194}, {8548, 2649340029}, {8561, 3157132282}, {8592, 1994390723}, {8605, 3295732442},
    {8624, 3217941162}, {8661, 2638373311}, {8680, 729836362}, {8697, 1103965319}, {8732, 3909734774},
    {8749, 3422384807}, {8763, 1562399317}, {8795, 3535094014}, {8809, 2862813109}, {8829, 70193435},
    {8867, 3331707904}, {8887, 167527483}, {8891, 810547195}, {8913, 3377910156}, {8929, 2815096657},
    {8970, 3232227944}, {8989, 2636711499}, {9003, 2461495057}, {9008, 502047894}, {9028, 2942666046},
    {9034, 1490954098}, {9045, 1092012710}, {9070, 38792922}, {9081, 2899252294}, {9089, 871591685},
    {9111, 1041997713}, {9119, 3217987877}, {9127, 1309284212}, {9149, 2823090016}, {9157, 4012061332},
    {9172, 4204111253}, {9177, 3492500287}, {9186, 773059133}, {9209, 2759092874}, {9218, 481727645},
    {9232, 2303844654}, {9260, 1323066019}, {9274, 590774350}, {9283, 421821156}, {9306, 696240407},
    {9315, 1453714756}, {9330, 466020238}, {9359, 4077855673}, {9374, 1744839726}, {9390, 1408722253},
    {9420, 876245160}, {9436, 452810861}, {9449, 1260603725}, {9476, 968316954}, {9489, 859371885},
    {9503, 1658883364}, {9531, 3531153185}, {9545, 486221508}, {9556, 4064395570}, {9581, 2257273533},
    {9592, 3217031314}, {9604, 1898701486}, {9630, 692253475}, {9642, 2618608526}, {9656, 889051197},
    {9684, 1439665068}, {9698, 3703752221}, {9713, 158609817}, {9742, 3199826274}, {9757, 3872230201},
    {9770, 592993401}, {9797, 2782426318}, {9810, 1648296985}, {9832, 2036964556}, {9868, 1478369021},
    {9890, 2072579308}, {9899, 588027325}, {9905, 3294899967}, {9921, 2406610228}, {9933, 1136770368},
    {9944, 1099727666}, {9971, 3943336079}, {9979, 3373088083}, {9987, 1118385669}, {10000, 1252830802},
    {10008, 1310484760}, {10026, 4211107556}, {10044, 4235327583}, {10063, 1911957762}, {10075, 2274977100},
    {10085, 1894102977}, {10102, 1868420705}, {10117, 1229760322}, {10132, 401251929}, {10141, 4136070254},
    {10151, 141711844}, {10164, 1877099350}, {10174, 4224630636}, {10200, 2956264019}, {10224, 3731343133},
    {10235, 1490880043}, {10250, 651349070}, {10269, 3553571131}, {10290, 798050051}, {10310, 1738029828},
    {10319, 830772382}, {10343, 975665791}, {10350, 3753552150}, {10372, 1268347563}, {10385, 92234206},
    {10394, 2675976173}, {10402, 2255101473}, {10413, 938963840}, {10425, 1325536902}, {10435, 66138439},
    {10454, 2650151654}, {10466, 1362571274}, {10473, 2674091075}, {10490, 4180264212}, {10501, 2220611910},
    {10507, 3628923247}, {10526, 2290191893}, {10539, 524486259}, {10554, 536057419}, {10567, 2266436945},
    {10579, 2660165913}, {10591, 2510371521}, {10598, 1647949432}, {10609, 2499925078}, {10615, 1061329053},
    {10623, 2186648520}, {10635, 3685987662}, {10649, 1203193122}, {10663, 3305235377}, {10678, 3408062813},
    {10700, 598285973}, {10711, 2107277412}, {10726, 1771288722}, {10740, 1024755039}, {10760, 2323362532},
    {10780, 295121441}, {10792, 3240065181}, {10801, 3923523740}, {10821, 140741692}, {10838, 958887293},
    {10861, 459823196}, {10891, 687274249}, {10901, 1680403306}, {10912, 186774928}, {10926, 2185261687},
    {10931, 2753641482}, {10936, 2454962418}, {10954, 3594902096}, {10962, 2175633178}, {10979, 775974691},
    {10986, 4056008598}, {11000, 32195591}, {11007, 3647323098}, {11023, 3198753898}, {11047, 56185609},
    {11055, 3091067239}, {11059, 3935363592}, {11069, 3073585980}, {11076, 1867556362}, {11089, 2589014835},
    {11105, 3891896413}, {11111, 4148812653}, {11118, 1700657266}, {11130, 1106246455}, {11145, 754571866},
    {11156, 1038506759}, {11162, 4176775601}, {11171, 2830785103}, {11181, 1731433239}, {11189, 855408348},
    {11197, 2834400513}, {11212, 3963693047}, {11221, 3544094494}, {11227, 4009327117}, {11243, 492923249},
    {11256, 1423062726}, {11274, 161915485}, {11317, 2642763852}, {11330, 1214513038}, {11347, 1445723454},
    {11356, 2844467682}, {11363, 3334659430}, {11375, 3572701046}, {11386, 555663897}, {11397, 3123020006},
    {11410, 3005567066}, {11422, 2400366623}, {11434, 2266193630}, {11444, 3448933658}, {11457, 3786999131},
    {11465, 2370703267}, {11477, 1489487637}, {11492, 2552112075}, {11510, 2857694466}, {11523, 2048902997},
    {11538, 1468503355}, {11557, 376585884}, {11569, 1938712828}, {11591, 3810570069}, {11610, 1375206950},
    {11632, 1648973383}, {11651, 1187236458}, {11673, 1447170883}, {11692, 2183746320}, {11714, 4241624385},
    {11721, 3048556132}, {11740, 3744775116}, {11758, 3621218635}, {11775, 3611392321}, {11786, 3412690475},
    {11799, 2109961146}, {11825, 2124853820}, {11847, 4061796954}, {11854, 4173553157}, {11862, 2053962742},
    {11872, 503535429}, {11883, 1836668495}, {11892, 721310682}, {11907, 1006735486}, {11919, 325084441},
    {11924, 2961925722}, {11934, 497438945}, {11943, 1787797455}, {11954, 1849888827}, {11974, 3825011241},
    {11983, 385702446}, {11989, 2166834857}, {11996, 3055437297}, {12003, 601507180}, {12019, 2970916523},
    {12023, 1041509726}, {12028, 1494001562}, {12037, 2984076638}, {12051, 737459482}, {12057, 1122880180},
    {12068, 1945272936}, {12083, 2380932862}, {12091, 2548392784}, {12101, 1901756438}, {12110, 906872895},
    {12121, 1648836552}, {12128, 1359877577}, {12136, 521485205}, {12149, 252720416}, {12163, 1264131298},
    {12167, 1582017048}, {12186, 422274124}, {12205, 3020961236}, {12211, 845187144}, {12233, 1120609123},
    {12257, 3704248662}, {12284, 1361184210}, {12306, 254023945}, {12334, 3600137057}, {12358, 2682444316},
    {12367, 1644100618}, {12391, 1592819465}, {12424, 895660813}, {12432, 335426986}, {12457, 1264318259},
    {12489, 1168386582}, {12497, 1663862986}, {12502, 1746993862}, {12531, 1903257066}, {12536, 974882150},
    {12543, 1177151643}, {12574, 165292311}, {12581, 2311397435}, {12586, 439402299}, {12615, 1552997231},
    {12620, 3962257883}, {12629, 2220750876}, {12662, 2007447656}, {12671, 2787838396}, {12677, 3769421748},
    {12707, 4173954024}, {12713, 1434043348}, {12723, 1426660429}, {12757, 737025121}, {12791, 1466689035},
    {12829, 4098563933}, {12834, 513712005}, {12871, 229043912}, {12875, 2457286800}, {12910, 3584307048},
    {12912, 1123244352}, {12949, 1329338781}, {12953, 2761510965}, {12960, 49525662}, {12980, 539821669},
    {12998, 3772220557}, {13016, 4185830300}, {13031, 3171290880}, {13053, 832521766}, {13075, 1461782644},
    {13095, 691540578}, {13118, 1404144425}, {13138, 522796658}, {13155, 1376505559}, {13164, 3748513642},
    {13172, 846470194}, {13180, 200649126}, {13194, 3431639220}, {13201, 4292335199}, {13216, 907121470},
    {13222, 2240342303}, {13239, 2969811462}, {13253, 167268160}, {13267, 1833803298}, {13279, 2457918009},
    {13291, 4071123319}, {13303, 1834047080}, {13319, 3367860727}, {13328, 3718375587}, {13334, 2118064195},
    {13345, 493169962}, {13353, 2713721240}, {13358, 1695364032}, {13365, 4030051588}, {13371, 1400182552},
    {13401, 455416660}, {13421, 2271268225}, {13444, 2613973034}, {13462, 392604227}, {13484, 3754606837},
    {13504, 2833158821}, {13520, 3350374178}, {13527, 534084754}, {13541, 2867322350}, {13563, 2116308131},
    {13568, 3649057272}, {13576, 3845453865}, {13585, 2994984227}, {13601, 664899839}, {13623, 1989677117},
    {13628, 2918522264}, {13640, 3420926329}, {13653, 3178453163}, {13670, 3149605050}, {13675, 2920394832},
    {13692, 1523943668}, {13702, 862917743}, {13724, 4234031555}, {13741, 1719771455}, {13762, 2399213176},
    {13769, 4287151977}, {13779, 450801067}, {13786, 1669872668}, {13800, 4013487222}, {13827, 2679495900},
    {13843, 856694529}, {13867, 2681939195}, {13883, 3153218578}, {13907, 2240063300}, {13911, 3096186179},
    {13916, 741716276}, {13921, 2329068957}, {13928, 2921198141}, {13933, 1055615879}, {13938, 3285122304},
    {13944, 230313139}, {13947, 2868333218}, {13951, 4098541315}, {13956, 33356212}, {13963, 1723256298},
    {13967, 4140259964}, {13973, 107912219}, {13995, 4121566434}, {14025, 3855721002}, {14041, 2216232237},
    {14065, 2255928953}, {14085, 159080631}, {14099, 3689248828}, {14124, 836430118}, {14144, 2287125059},
    {14167, 1038585177}, {14188, 3367347455}, {14214, 4230039153}, {14228, 609216699}, {14263, 1501614459},
    {14274, 1529288929}, {14306, 2719113377}, {14318, 2275796322}, {14351, 1812401954}, {14362, 2408338453},
    {14394, 2855832277}, {14421, 1459817706}, {14432, 2392518824}, {14464, 518942568}, {14485, 3663533692},
    {14527, 2192755772}, {14552, 177875273}, {14598, 891907593}, {14620, 1945812840}, {14663, 1417411880},
    {14687, 2154355281}, {14732, 3467076881}, {14752, 317429627}, {14793, 771452987}, {14828, 181460511},
    {14848, 456257992}, {14889, 2485130632}, {14912, 317835491}, {14956, 3496877987}, {14977, 1103010248},
    {15027, 3557956176}, {15050, 4255026978}, {15102, 3877521898}, {15122, 3184108018}, {15171, 3247803578},
    {15191, 500341405}, {15240, 25050581}, {15265, 2700911442}, {15319, 4244498298}, {15333, 4267328027},
    {15344, 3365817217}, {15356, 1019517826}, {15367, 4255312501}, {15373, 107113802}, {15384, 339302984},
    {15405, 571385436}, {15430, 701971049}, {15452, 3844547848}, {15476, 2993703921}, {15496, 856100507},
    {15510, 523418047}, {15531, 1199509864}, {15540, 71184232}, {15569, 3633864562}, {15575, 3626350180},
    {15601, 227242734}, {15608, 3686895409}, {15635, 23593359}, {15641, 3490026688}, {15667, 2245546586},
    {15676, 63500808}, {15682, 3324008260}, {15689, 2639082641}, {15695, 4241250784}, {15723, 1005534689},
    {15751, 433529277}, {15780, 1104277830}, {15793, 1738166450}, {15828, 4196810825}, {15857, 1042290725},
    {15864, 1073217499}, {15882, 2059328792}, {15890, 1536564555}, {15909, 2064776214}, {15918, 1856753941},
    {15938, 1308833490}, {15942, 3934383778}, {15957, 2480094667}, {15965, 4009865048}, {15993, 365080250},
    {15999, 3648362799}, {16025, 980454765}, {16032, 1860367182}, {16059, 3669799736}, {16062, 1787721130},
    {16088, 447103454}, {16093, 1697318111}, {16121, 2673357851}, {16151, 2937116726}, {16169, 3523238589},
    {16177, 1863269210}, {16197, 2099371351}, {16202, 4096559242}, {16219, 2182794837}, {16224, 2712309285},
    {16241, 2806403090}, {16251, 3478391754}, {16273, 1104677667}, {16280, 667710333}, {16283, 718098122},
    {16286, 682728183}, {16304, 3802467407}, {16325, 3657180965}, {16348, 1665393361}, {16372, 1052733624},
    {16381, 184912774}, {16397, 4089387070}, {16410, 2352568569}, {16423, 1245245715}, {16436, 1262023334},
    {16450, 3270702940}, {16462, 2739892052}, {16477, 2480001844}, {16481, 3749132497}, {16490, 1230999982},
    {16497, 3143743637}, {16505, 799079693}, {16511, 862152253}, {16517, 351428278}, {16534, 2428146278},
    {16549, 2992948263}, {16560, 2349028720}, {16567, 3885786800}, {16579, 1736514697}, {16589, 3474322026},
    {16599, 60432295}, {16604, 1322381784}, {16611, 4012403877}, {16633, 989471740}, {16654, 452908417},
    {16673, 423327896}, {16687, 3737912740}, {16712, 3227882653}, {16728, 2453966149}, {16756, 1731566697},
    {16767, 2587032280}, {16788, 2963724706}, {16804, 712913813}, {16836, 2778836517}, {16852, 2372284312},
    {16867, 2159059685}, {16879, 1491675329}, {16902, 1613655628}, {16924, 655649118}, {16939, 2173728365},
    {16946, 2357661820}, {16962, 409169195}, {16982, 3491459423}, {16999, 1226170970}, {17022, 3404475955},
    {17052, 1624986452}, {17086, 3623300279}, {17103, 3034534074}, {17123, 575711980}, {17142, 671086880},
    {17169, 387145109}, {17182, 1032586458}, {17194, 266241602}, {17214, 3402924327}, {17224, 1269553309},
    {17230, 503252654}, {17233, 4160314702}, {17237, 159043482}, {17244, 2686336408}, {17249, 2717370895},
    {17259, 1132587367}, {17267, 1195117749}, {17281, 1879021152}, {17295, 581463510}, {17318, 2140377464},
    {17330, 1275514075}, {17342, 2387979536}, {17353, 3884420844}, {17370, 1646387302}, {17382, 308670472},
    {17395, 3934596143}, {17408, 2845511965}, {17431, 4013472960}, {17451, 207861097}, {17471, 3570842623},
    {17487, 2974165697}, {17494, 1232628331}, {17511, 889198334}, {17530, 3364533173}, {17546, 2007207608},
    {17555, 3255160570}, {17562, 2953807453}, {17569, 709349229}, {17573, 2223459638}, {17581, 2600881466},
    {17596, 2804841900}, {17611, 2904109309}, {17624, 3454124243}, {17640, 2165802309}, {17650, 4226874186},
    {17662, 46347960}, {17670, 111583397}, {17680, 249290197}, {17690, 1264874778}, {17702, 2552651146},
    {17716, 3277309783}, {17721, 2072037248}, {17730, 1839346743}, {17740, 2980706495}, {17751, 3765738945},
    {17765, 1478303606}, {17773, 2435397115}, {17794, 1647672292}, {17813, 1635008148}, {17828, 1487095968},
    {17844, 3124627733}, {17862, 3994024810}, {17867, 2570585620}, {17883, 366187551}, {17897, 2318987703},
    {17907, 1761128012}, {17921, 185295765}, {17934, 3838690653}, {17949, 1263600608}, {17966, 2027855346},
    {17986, 3216563907}, {18000, 1058098686}, {18013, 467864515}, {18024, 3932876427}, {18037, 2706824106},
    {18046, 1016188828}, {18062, 957769824}, {18072, 1005022371}, {18086, 2696340427}, {18104, 1092596157},
    {18115, 1283833217}, {18134, 1606336818}, {18137, 993596020}, {18152, 2693457989}, {18161, 3779456605},
    {18180, 415476443}, {18193, 1262823941}, {18203, 1622115944}, {18211, 1499161504}, {18222, 2973219889},
    {18235, 2597275607}, {18240, 1748273790}, {18246, 860606716}, {18251, 3002334877}, {18268, 2034172196},
    {18294, 3305562105}, {18312, 3707972394}, {18319, 3647859367}, {18332, 3236366608}, {18345, 1824874128},
    {18366, 2788634194}, {18388, 1466132464}, {18416, 3529599493}, {18448, 2079469443}, {18470, 738891302},
    {18488, 3197889394}, {18507, 2360350959}, {18532, 3813530536}, {18535, 488247560}, {18538, 605690893},
    {18541, 622615607}, {18544, 572282750}, {18547, 2334079840}, {18550, 2384412697}, {18553, 2367635078},
    {18556, 2417967935}, {18559, 2502003125}, {18578, 3649363768}, {18597, 3444963044}, {18628, 2273024933},
    {18651, 4264915354}, {18672, 3077942367}, {18701, 590894855}, {18711, 1618037728}, {18721, 1850454287},
    {18731, 3957551837}, {18750, 4284171251}, {18766, 3891447831}, {18772, 2774883451}, {18784, 3483418915},
    {18801, 668816343}, {18809, 2931048700}, {18818, 2388452721}, {18826, 4258353177}, {18829, 1141775739},
    {18835, 4126724647}, {18845, 2859901778}, {18849, 3250964130}, {18857, 1360419304}, {18861, 3001705435},
    {18867, 2071016015}, {18872, 4246411473}, {18876, 2944866961}, {18879, 418647609}, {18882, 2471879920},
    {18884, 1105628090}, {18888, 963632676}, {18891, 1882099852}, {18900, 2097992392}, {18908, 4171284318},
    {18916, 2265671865}, {18919, 2982919898}, {18926, 2076987736}, {18937, 3694939264}, {18944, 2984259090},
    {18951, 306596620}, {18959, 1011505953}, {18963, 1692432290}, {18970, 1616530830}, {18981, 2662881380},
    {18988, 3218261061}, {18995, 2261369287}, {19001, 912855974}, {19007, 3374781713}, {19015, 2293478956},
    {19032, 1149880784}, {19041, 953119650}, {19053, 1491100860}, {19064, 417924775}, {19075, 3895649598},
    {19088, 2700906213}, {19110, 2989913377}, {19116, 3882857642}, {19120, 2624049703}, {19126, 3114108242},
    {19142, 2841934487}, {19160, 1193001972}, {19178, 88035829}, {19194, 1181740251}, {19207, 3068295830},
    {19230, 2650861306}, {19252, 2152366365}, {19263, 3624381609}, {19274, 3416571249}, {19284, 1040632685},
    {19308, 4090287646}, {19325, 3935096066}, {19344, 4249419}, {19361, 3406704799}, {19385, 3341171164},
    {19418, 4136122483}, {19424, 2668380887}, {19431, 2831556715}, {19444, 3401266884}, {19450, 1451477576},
    {19466, 119757721}, {19475, 2438128661}, {19487, 2193512543}, {19497, 1505809199}, {19516, 2758857958},
    {19527, 1600511528}, {19533, 785452558}, {19543, 1861738460}, {19549, 3056320968}, {19569, 4208727282},
    {19582, 3291555781}, {19591, 2196865874}, {19620, 1361552727}, {19642, 2957611498}, {19651, 2007872489},
    {19659, 2339550961}, {19671, 3508411830}, {19684, 2355901240}, {19695, 4245501841}, {19701, 3163908038},
    {19708, 2925496955}, {19721, 108183312}, {19735, 1328193084}, {19750, 2265931075}, {19771, 3180543629},
    {19783, 1599455416}, {19790, 2387400333}, {19809, 1202605450}, {19817, 591972422}, {19837, 1175191511},
    {19848, 873742264}, {19871, 326594495}, {19881, 2059707271}, {19903, 1503948434}, {19913, 3230945966},
    {19935, 2911124459}, {19946, 1449651004}, {19958, 1980023723}, {19985, 3261273255}, {20002, 1962088798},
    {20013, 659713157}, {20017, 407568404}, {20024, 3610741318}, {20032, 24023407}, {20039, 2767062895},
    {20051, 197333961}, {20066, 3768039387}, {20073, 2976183426}, {20081, 854431587}, {20091, 2611701562},
    {20105, 4149673879}, {20112, 3561702979}, {20123, 3373400544}, {20128, 616319547}, {20143, 2851767893},
    {20155, 2670905232}, {20159, 2984927816}, {20165, 3072721717}, {20172, 382945106}, {20181, 1202886564},
    {20194, 3124826125}, {20211, 1073533898}, {20231, 501308550}, {20251, 3102301894}, {20265, 2098960006},
    {20279, 2993485402}, {20296, 2228178674}, {20309, 678697196}, {20327, 4242588933}, {20335, 3290709023},
    {20343, 3206573181}, {20351, 3156240324}, {20363, 873554442}, {20375, 3877044912}, {20382, 1386144670},
    {20426, 3391438105}, {20459, 3275802252}, {20465, 1665555596}, {20475, 955209608}, {20485, 3663374774},
    {20493, 2845693673}, {20502, 1402472725}, {20516, 3292755612}, {20521, 1795259425}, {20530, 2710028206},
    {20584, 2549331680}, {20595, 2094265262}, {20606, 2380435381}, {20625, 801338602}, {20646, 2854832407},
    {20671, 155406996}, {20683, 3678362229}, {20703, 4252635661}, {20714, 930651626}, {20731, 883771916},
    {20743, 2754639596}, {20756, 3381696689}, {20776, 2497068525}, {20800, 4204966360}, {20804, 3848464964},
    {20815, 4196316528}, {20820, 1775113223}, {20829, 4293857150}, {20854, 105220734}, {20870, 2941928401},
    {20893, 3513504379}, {20927, 2399979131}, {20968, 397375761}, {20982, 2554776799}, {20989, 1325902193},
    {20996, 4257774810}, {21015, 3385953049}, {21029, 363805148}, {21048, 2241932221}, {21057, 3578929855},
    {21068, 960139624}, {21076, 1597548103}, {21091, 957531795}, {21104, 1010886454}, {21124, 1596791097},
    {21129, 828449414}, {21145, 4083200273}, {21161, 1563607652}, {21166, 3373576235}, {21182, 1686781560},
    {21198, 3118206852}, {21215, 1114429566}, {21231, 275414779}, {21249, 3681786005}, {21276, 1786964809},
    {21279, 4081524352}, {21282, 3880226465}, {21287, 1336735441}, {21294, 3258804367}, {21303, 3220778976},
    {21313, 3246523276}, {21324, 2488280337}, {21338, 2068458324}, {21353, 763838368}, {21360, 637820293},
    {21364, 2601460036}, {21369, 1480246043}, {21378, 978711165}, {21385, 309439324}, {21394, 2535512472},
    {21412, 3793360030}, {21434, 3530699951}, {21453, 3107109432}, {21475, 2768536296}, {21495, 2255243348},
    {21513, 1791059818}, {21519, 4128829753}, {21533, 2557930546}, {21555, 1165654517}, {21576, 1287267581},
    {21600, 333206726}, {21623, 2848081438}, {21644, 1910782036}, {21664, 3395304284}, {21687, 1173374833},
    {21709, 2943989225}, {21731, 1789752760}, {21751, 723746973}, {21774, 928095684}, {21791, 66633762},
    {21801, 3883652983}, {21821, 1787670268}, {21843, 2151592719}, {21858, 1240202158}, {21873, 2061306167},
    {21890, 3545231896}, {21905, 2600978945}, {21933, 907113182}, {21981, 4097691329}, {21993, 288631100},
    {22004, 835911719}, {22015, 18669246}, {22028, 1289413733}, {22050, 576822689}, {22074, 1403930331},
    {22080, 1863671838}, {22091, 2924953349}, {22104, 951339946}, {22117, 2908236957}, {22125, 60532369},
    {22135, 3795175885}, {22150, 1243462689}, {22192, 3533566504}, {22214, 1855131199}, {22223, 1056680197},
    {22233, 2951402203}, {22253, 3636908325}, {22264, 1964022558}, {22274, 684154646}, {22297, 2371177212},
    {22322, 2398960364}, {22348, 2922600688}, {22401, 17738465}, {22408, 343848780}, {22421, 2712090128},
    {22444, 944362804}, {22466, 115475624}, {22497, 694824490}, {22513, 2617424471}, {22525, 2167551454},
    {22541, 353999202}, {22557, 554307351}, {22577, 580401027}, {22590, 2837546561}, {22598, 3574960668},
    {22601, 1090614859}, {22618, 2666343581}, {22638, 848102186}
};

static const int32_t slots[] = {
    -1, -1, -1, 854, 227, 903, 1565, -1, 224, -1, 381, -1, -1, 182, 1658, 902, -1, -1, 1157, 142, 1597, 1672,
    1716, -1, -1, 350, -1, -1, -1, -1, -1, -1, 1159, -1, -1, -1, 1045, 1194, 1240, -1, 445, -1, -1, 937, -1,
    -1, 1713, -1, -1, 215, -1, 922, 1307, -1, -1, -1, 1218, 312, 701, -1, -1, -1, -1, 52, 128, 748, -1, -1,
    1702, -1, -1, -1, -1, 418, 237, 1728, -1, -1, 570, -1, 580, -1, -1, 100, -1, -1, 1776, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 746, 275, 1434, 1620, 280, -1, -1, 929, -1, 1604, -1, -1, 1631, -1, 192, -1, -1,
    1385, -1, -1, -1, 722, -1, -1, 1207, 1300, -1, -1, 1366, -1, -1, -1, -1, 1438, 1623, 1681, -1, -1, 109,
    1226, 436, 1717, -1, 1344, -1, -1, 5, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 645,
    -1, 1684, -1, -1, 810, 172, 763, -1, 1133, 1773, -1, 1727, -1, 1687, -1, 1585, -1, -1, -1, -1, -1, -1,
    -1, 1321, -1, 1621, -1, -1, 285, 944, -1, 892, -1, 826, -1, 1112, 1552, 672, -1, 1228, -1, -1, -1, -1,
    542, 274, 1027, 461, -1, -1, 1534, -1, 1329, -1, -1, -1, -1, -1, -1, -1, -1, 400, -1, 471, 632, -1, -1,
    686, 674, 943, 1043, 1587, 1617, 1743, -1, -1, 1191, -1, -1, 1357, -1, -1, -1, -1, -1, 118, 468, 229,
    472, 1049, 918, 1071, 1354, -1, -1, -1, 1695, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 972, -1, -1, 443,
    -1, 997, 612, 1038, -1, -1, 217, 769, 1475, -1, -1, -1, -1, -1, 1017, -1, 355, -1, -1, -1, -1, 138, 719,
    -1, -1, -1, -1, -1, -1, -1, 1483, -1, -1, 62, 1279, -1, -1, -1, 131, 699, -1, -1, 1015, 1272, 1632, -1,
    -1, -1, -1, 335, 36, 1774, -1, -1, -1, 816, -1, 1793, -1, 385, 1591, -1, -1, 1558, 508, 1682, 633, 214,
    465, 488, 1126, 695, -1, 206, -1, 658, -1, 1315, -1, -1, 1122, -1, 951, 680, 1153, 1034, 538, 272, -1,
    -1, -1, 1041, 1384, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1092, 1509, -1, 1595, -1, -1, 860, -1,
    -1, 467, 634, -1, -1, 983, 1121, -1, -1, 1572, 1568, 292, 1761, -1, 950, 1721, 344, 1280, 434, 1493, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, 1638, -1, -1, -1, 332, 349, 112, 363, 218, 470, 520, 783, 786, 919,
    1164, 1055, 1766, -1, -1, -1, -1, -1, 1457, -1, 158, 309, 500, -1, 521, -1, 136, 1408, 295, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 921, -1, -1, -1, -1, -1, -1, -1, -1, 494, -1, -1, -1, -1, -1, 139, 179, 584, -1,
    -1, -1, 811, -1, -1, -1, -1, -1, -1, -1, 339, 1409, -1, -1, 1579, -1, 263, -1, 958, -1, -1, -1, -1, 629,
    976, 1181, 735, 806, -1, -1, -1, 721, 216, 1437, -1, -1, -1, -1, 1421, -1, -1, 1371, 1705, -1, -1, -1,
    291, -1, -1, -1, 387, 984, 1278, 1167, -1, -1, -1, -1, 794, 1302, -1, 620, 515, -1, 509, -1, -1, -1, 371,
    850, -1, -1, 1622, -1, 115, 416, -1, -1, -1, -1, 988, -1, 1413, -1, -1, -1, 753, 664, -1, -1, 1589, 549,
    -1, -1, -1, 847, 955, 1281, -1, 1487, 1553, 1652, -1, 505, 1193, 1233, 1282, -1, -1, -1, -1, 370, 1477,
    -1, -1, 1353, 1199, 288, 685, 1131, -1, 1416, 1785, -1, -1, 1120, 117, 243, -1, -1, 1531, -1, -1, -1, -1,
    -1, -1, 895, -1, 973, 431, 502, -1, -1, -1, 603, -1, -1, -1, 95, 784, 426, -1, -1, -1, 37, 1267, -1, -1,
    1058, -1, 1241, -1, -1, 776, -1, 94, 773, 19, 1694, 1647, 1124, -1, -1, 506, 857, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 609, 567, 1232, -1, -1, 846, -1, -1, -1, 273, 552, 805, -1, 1420, -1, -1, 906, 1100, -1,
    1465, 519, -1, -1, -1, 1274, 1259, -1, -1, 298, -1, 1203, 507, 720, 1250, 201, 1414, 1508, 1143, 1347,
    265, 1630, 1398, 1789, -1, -1, -1, -1, -1, -1, 464, -1, 325, 1251, -1, 1024, -1, -1, -1, 1403, -1, -1,
    -1, -1, -1, -1, -1, 1062, 1609, -1, 1090, 98, 120, -1, -1, 534, -1, 92, -1, -1, 394, 1387, -1, 1303,
    1236, 1528, 1732, 1118, -1, -1, 1248, -1, -1, -1, -1, -1, 276, 837, 1042, 968, 1364, -1, 1192, -1, -1,
    1567, -1, -1, -1, -1, -1, 209, 623, 190, 657, 1502, 191, 1735, -1, -1, -1, -1, -1, 486, -1, 199, -1,
    1351, -1, 1356, -1, -1, -1, -1, 1187, 1770, -1, 1675, -1, 1697, -1, -1, -1, 875, -1, -1, 360, -1, -1,
    877, -1, -1, 572, 688, 0, 617, -1, 482, -1, -1, -1, -1, -1, -1, -1, -1, 1189, -1, -1, 41, 1004, -1, 1432,
    -1, 1183, -1, 9, 1635, -1, -1, 1498, 68, -1, -1, -1, -1, 338, -1, 586, -1, -1, 1787, -1, 643, 384, 848,
    1676, 940, 768, 1388, 1481, -1, -1, 1605, -1, 1294, -1, -1, 316, -1, 20, 283, 717, 866, 1745, 233, 279,
    893, 641, 1056, 1723, -1, -1, 924, 1749, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1737, -1, -1, 1757,
    398, 1466, 348, 1377, 1616, 484, -1, -1, -1, 1360, -1, 897, -1, -1, -1, -1, -1, -1, 497, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, 345, 402, 933, 1011, 887, 920, -1, 1026, -1, 24, 1588, 1763, 858,
    637, -1, 11, 79, 1036, 1129, 1392, 1543, 58, 516, 1211, 146, 1580, 1625, -1, -1, -1, 689, 1611, -1, -1,
    220, 1634, -1, -1, -1, 255, -1, -1, -1, -1, -1, 383, -1, -1, 706, 1005, 1435, -1, 838, -1, -1, 1081, -1,
    -1, 1458, -1, -1, -1, 1175, -1, -1, -1, 163, 122, -1, -1, -1, 290, -1, -1, 366, 56, -1, 69, 1427, -1, -1,
    -1, -1, 1, 648, 1054, 1503, 39, 134, 1603, -1, 236, -1, -1, -1, -1, 212, 352, 535, 982, 1305, 1469, 747,
    1790, -1, -1, -1, -1, -1, -1, 925, -1, -1, -1, 211, 1012, -1, -1, -1, 546, -1, -1, 399, -1, -1, 1268,
    1146, -1, -1, -1, 1101, 576, 1410, -1, -1, 1624, -1, -1, -1, -1, 905, 195, -1, -1, -1, -1, 357, 961, -1,
    -1, 1425, 1496, -1, 168, -1, 1176, -1, -1, -1, 1010, 1679, 709, -1, 223, -1, -1, 670, 1007, 1792, -1, -1,
    -1, -1, 1627, -1, -1, -1, -1, -1, 1008, 1340, 1369, 1651, 106, -1, 1254, -1, -1, -1, -1, -1, -1, -1, -1,
    1449, 1306, -1, -1, 40, 458, -1, 694, 714, -1, -1, -1, 1669, 346, -1, -1, -1, -1, -1, -1, -1, 249, -1,
    -1, -1, -1, -1, -1, -1, -1, 1091, -1, -1, 566, 796, 1243, 1752, -1, 1467, 232, 1731, -1, 1185, 1395,
    1642, 544, 1322, -1, -1, -1, 650, 89, 1349, 1778, -1, -1, -1, 1680, 137, -1, -1, 503, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 675, -1, 1046, 1527, 1720, 564, -1, -1, -1, -1, 665, 832, 687, 1501, 1170, 1699, -1, -1,
    -1, -1, -1, -1, -1, -1, 259, 1411, -1, -1, -1, 1127, -1, -1, 105, 1295, 834, -1, -1, -1, -1, -1, -1, -1,
    -1, 1407, 1346, -1, -1, -1, -1, -1, 1339, -1, -1, 772, -1, 451, 189, 1032, 1066, -1, 1088, 491, 628, -1,
    -1, -1, -1, -1, -1, -1, -1, 1771, -1, -1, -1, -1, -1, 1540, -1, -1, 2, -1, -1, -1, -1, -1, -1, -1, -1,
    143, -1, -1, -1, -1, -1, -1, -1, 1154, -1, -1, -1, -1, 311, -1, -1, 1546, -1, 174, -1, 1155, -1, -1, 108,
    1512, -1, -1, -1, 942, -1, 1152, -1, -1, -1, 193, 788, -1, 1524, -1, -1, -1, -1, -1, -1, -1, 101, -1, -1,
    -1, -1, -1, -1, 84, -1, -1, 119, 317, -1, -1, 1052, 1316, -1, 1455, -1, 1327, -1, -1, 200, -1, -1, -1,
    -1, -1, 1381, -1, 28, 601, -1, 1506, -1, 150, 1376, -1, -1, -1, -1, -1, 1556, -1, 107, 867, 1781, -1, -1,
    511, 1333, 1345, 1577, 1375, 1521, -1, -1, -1, -1, -1, 77, -1, 1180, -1, -1, -1, -1, -1, 679, 32, -1, -1,
    -1, -1, 541, 1554, -1, -1, -1, -1, -1, -1, 114, 1093, 448, 802, 180, 555, 1144, 558, 1453, 181, 1097, -1,
    -1, -1, -1, -1, -1, 869, 1238, 754, -1, -1, 965, 644, 1297, 1738, -1, 539, 726, 1529, 1636, -1, -1, 60,
    277, 495, 904, 167, 1068, 326, 1606, 517, 604, 1782, -1, -1, 30, 762, 915, -1, -1, -1, -1, -1, 460, -1,
    1016, -1, -1, -1, 1104, -1, -1, -1, -1, -1, 625, 1451, 327, 72, -1, -1, -1, -1, -1, 423, -1, -1, -1, 532,
    676, 1662, -1, -1, -1, 732, 1116, 845, 949, -1, -1, -1, 1256, 1582, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    1135, -1, -1, -1, -1, -1, 359, -1, 778, -1, 1482, 537, -1, -1, -1, -1, -1, -1, -1, -1, 1023, -1, -1, 156,
    -1, -1, -1, -1, -1, 639, 1365, -1, 947, -1, -1, 840, 83, 1497, 1047, 252, 1526, 996, 1614, -1, -1, 1325,
    986, -1, 1108, 116, -1, -1, 635, -1, -1, -1, -1, 729, 899, -1, 1079, -1, -1, 1051, 526, -1, -1, 1765, -1,
    1291, 1794, 351, -1, -1, -1, -1, 1156, 934, -1, -1, -1, -1, -1, -1, -1, 1050, 1151, 1320, 1350, 1423, -1,
    1492, -1, -1, -1, 424, 1115, 1629, -1, -1, 135, 691, 1689, 1220, -1, 731, -1, -1, 1660, -1, -1, -1, -1,
    -1, -1, 590, -1, 1139, -1, -1, -1, 964, 373, -1, -1, -1, -1, 1561, -1, 132, 1479, -1, -1, -1, -1, 197,
    1197, -1, -1, -1, -1, 164, 585, 766, 1150, -1, -1, -1, -1, -1, 403, -1, -1, 638, 1575, -1, -1, -1, 447,
    -1, -1, -1, -1, -1, -1, 1107, 113, -1, -1, -1, -1, -1, 1237, -1, 454, -1, 1053, -1, -1, 764, -1, 855, -1,
    -1, 926, 1656, -1, 959, 971, -1, -1, -1, -1, 435, -1, -1, 73, 733, 1537, 1515, 1583, 1593, 822, -1, -1,
    1198, 888, -1, 715, 1755, -1, 702, -1, 1462, 1539, 656, -1, -1, 1602, -1, -1, -1, -1, 730, -1, -1, 6, -1,
    153, 882, -1, -1, -1, -1, -1, -1, 1724, -1, 743, -1, 1744, 1009, -1, -1, 592, 1391, -1, -1, -1, -1, 1094,
    510, 1069, 145, -1, -1, -1, -1, 242, -1, -1, -1, -1, -1, -1, -1, 1628, 1111, 1685, 1006, -1, -1, -1, -1,
    598, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1125, -1, 684, 589, 493, -1, -1, -1, -1, 308, -1, 1769,
    1289, 1328, 1777, 354, 1594, -1, 26, 1486, 133, -1, -1, -1, 256, -1, -1, -1, 18, -1, 365, 1134, -1, 1018,
    -1, -1, 1245, -1, -1, -1, -1, -1, -1, 1001, -1, -1, -1, 1474, -1, -1, -1, -1, -1, -1, 671, -1, -1, 1114,
    499, 1065, 1644, -1, -1, 975, -1, -1, 268, 1551, 1082, 1692, -1, 1581, -1, -1, 1355, 1566, -1, -1, -1,
    -1, -1, -1, 1722, -1, -1, -1, 815, 1550, 1571, -1, 196, 1701, 330, 874, -1, 843, -1, 1374, 1430, 154,
    1648, 785, 1706, -1, -1, -1, -1, -1, -1, 1448, 1380, 75, 1555, -1, -1, -1, -1, -1, 1691, -1, 478, -1, -1,
    -1, 49, -1, -1, 819, -1, -1, -1, -1, -1, -1, -1, -1, 1576, 957, 1612, -1, -1, 767, 1113, 962, -1, -1, 91,
    1683, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1443, -1, 1262, 579, 751, -1, -1, -1, -1, -1,
    -1, 597, 569, 1184, 757, 642, 1229, 1786, -1, -1, -1, -1, 1523, -1, 441, -1, 873, 1070, 176, -1, 1222,
    -1, 323, 1574, 1142, 578, -1, -1, -1, 1703, 1013, -1, 1746, 1087, 1103, 1269, -1, -1, 1726, 1287, -1, -1,
    -1, -1, -1, 1177, -1, 337, 765, -1, 1148, -1, -1, -1, -1, -1, -1, -1, 1063, -1, 44, 565, -1, 1227, 1514,
    1618, -1, -1, 404, -1, -1, -1, -1, -1, -1, -1, 1035, 615, 304, 1168, 1704, 1649, -1, 253, -1, -1, -1, -1,
    -1, 427, -1, 1712, -1, -1, -1, -1, -1, -1, 868, 543, 1208, -1, -1, 1768, 1573, 1696, -1, -1, 225, -1,
    960, 1190, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 254, 90, 736, 599, 1698,
    1791, -1, 144, 1072, 856, 396, 1368, -1, -1, -1, -1, -1, -1, -1, 74, 1188, -1, -1, -1, -1, 1417, -1, -1,
    -1, -1, -1, -1, 669, -1, 204, -1, 1028, -1, 287, -1, -1, 1729, -1, 1258, 1562, -1, 1688, -1, -1, 1308,
    -1, 1490, -1, -1, -1, 438, 213, -1, -1, -1, 492, -1, -1, -1, -1, -1, -1, 527, 421, 1532, 1206, 1750,
    1484, 1080, 828, -1, -1, -1, 970, 727, -1, -1, 1405, -1, -1, -1, -1, 883, 45, 228, 1174, -1, -1, 194, -1,
    1334, 66, 127, 1286, 1362, -1, -1, 33, 1418, -1, 1255, -1, -1, 823, -1, 548, -1, -1, 88, -1, -1, -1, -1,
    -1, 1020, 900, 391, -1, -1, 286, 13, 1293, -1, -1, -1, -1, -1, -1, -1, 1693, 27, -1, -1, 651, -1, -1,
    1641, -1, -1, 876, -1, 203, -1, -1, -1, -1, -1, -1, -1, -1, 324, 440, 1535, -1, -1, -1, -1, 406, -1, -1,
    -1, 948, 1162, 907, 1141, 1485, -1, -1, 787, 1730, 886, 780, 372, 912, 1003, 1025, 851, -1, -1, -1, 967,
    8, 1373, -1, 954, -1, -1, 57, 979, -1, -1, -1, 1674, -1, -1, 1779, -1, -1, -1, 952, -1, -1, -1, 299, 624,
    1338, 1149, 1389, 1461, 1667, -1, -1, -1, -1, -1, -1, 1014, -1, 1378, 1060, -1, -1, -1, -1, 621, -1, 833,
    296, -1, -1, -1, -1, 1212, -1, -1, -1, 205, 1412, 1138, -1, -1, -1, 872, -1, -1, -1, -1, -1, -1, 53, -1,
    -1, -1, 1488, -1, -1, -1, -1, -1, -1, 750, -1, -1, -1, -1, 560, -1, -1, 125, 871, -1, 782, -1, -1, -1,
    -1, -1, -1, 853, 1470, 724, 160, 241, 1613, 1657, 792, 31, -1, 1252, -1, 244, 777, -1, -1, 289, 1217, -1,
    1760, -1, -1, -1, -1, -1, -1, -1, 646, -1, 1783, -1, -1, -1, 652, 429, 1382, -1, 318, -1, -1, -1, 307,
    -1, -1, -1, -1, -1, 545, 258, 1204, 1747, 29, 341, -1, 804, 562, 813, 1359, 582, 1230, 1714, 1318, 1132,
    -1, -1, -1, -1, -1, -1, -1, -1, 705, -1, -1, -1, 653, 474, -1, -1, -1, 1404, -1, -1, -1, -1, -1, -1, -1,
    547, -1, -1, -1, 740, 375, 980, 759, -1, 771, 1161, 990, -1, -1, -1, 825, -1, -1, 446, -1, 379, -1, -1,
    -1, -1, -1, 469, -1, -1, -1, -1, -1, 992, 1119, 1283, 1348, 1519, 710, 1089, 1370, -1, -1, -1, -1, -1,
    -1, -1, 1522, -1, -1, -1, 1179, -1, -1, 594, -1, -1, 1401, -1, -1, 257, 696, -1, 1446, -1, -1, -1, 1296,
    -1, -1, -1, -1, -1, 1165, -1, 35, 358, -1, 1637, 977, 610, 841, 1292, -1, 587, 814, 752, -1, 149, 756,
    1394, 1659, -1, -1, -1, -1, 1210, 410, 1668, -1, -1, -1, 207, -1, -1, -1, -1, -1, -1, 1608, -1, 852,
    1478, 1178, 575, 270, 361, -1, -1, -1, -1, -1, -1, 807, 1665, 797, -1, 362, -1, 64, 1244, 1654, -1, -1,
    553, -1, -1, -1, -1, -1, -1, 1057, 1310, -1, 48, 1570, 347, -1, 861, 85, 278, 836, 1301, 124, -1, 522,
    -1, -1, 884, -1, -1, -1, -1, -1, 261, 989, 1225, 1463, -1, 1106, -1, -1, -1, -1, -1, -1, -1, -1, 663, -1,
    76, -1, -1, 1460, -1, 1330, 1270, -1, -1, -1, -1, 809, 1309, -1, 141, 835, -1, 489, 1314, -1, -1, -1, -1,
    -1, -1, -1, 1559, -1, 7, -1, -1, 1137, -1, -1, -1, 946, 879, 1257, 22, 681, -1, -1, 329, 974, -1, -1, -1,
    184, -1, -1, -1, 178, -1, -1, -1, 483, 1235, -1, -1, -1, -1, -1, -1, -1, -1, -1, 793, 1221, 78, 251, 34,
    -1, 123, 130, 998, 1128, -1, 666, 801, -1, 1324, -1, 248, -1, 661, -1, -1, -1, 444, -1, 1266, -1, -1,
    171, -1, 269, -1, 121, 1277, -1, 157, 25, 1160, 713, 936, 61, 80, 1764, -1, -1, 927, -1, -1, -1, -1, -1,
    1428, 1084, -1, -1, 761, 1312, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 1560, 734, -1, -1, -1, -1, 367, 945, 1367, 1422, -1, 870, 1095, 1640, -1, -1, -1, -1, -1, -1, -1, -1,
    739, 800, 1105, -1, 1510, -1, 1298, -1, -1, -1, -1, -1, -1, 941, 1209, 1246, -1, -1, 1429, -1, 830, -1,
    -1, 606, -1, -1, 518, -1, 1742, -1, -1, 10, -1, -1, 966, -1, -1, -1, 999, 1031, -1, 173, 738, -1, -1, -1,
    -1, -1, 319, 409, -1, -1, -1, -1, 302, -1, 556, 608, 1426, -1, -1, 863, 1029, 1495, -1, 55, -1, -1, 485,
    1077, -1, -1, 1039, 1102, -1, -1, -1, -1, -1, 525, 704, 829, 1213, 993, 1336, -1, 1756, -1, -1, -1, -1,
    452, 758, 1130, 1472, -1, -1, -1, 889, -1, 707, 54, 377, -1, -1, -1, -1, 614, 334, 390, 67, 1464, 407,
    97, 626, 1670, -1, -1, 910, -1, -1, -1, -1, -1, 1480, -1, -1, -1, -1, 981, -1, -1, -1, -1, -1, -1, -1,
    175, 306, 432, 442, 711, 789, 1564, -1, -1, 1678, -1, -1, -1, 1337, -1, -1, 536, 42, -1, -1, -1, 1739,
    393, -1, -1, -1, 1313, -1, -1, -1, 16, 859, -1, -1, -1, -1, -1, 708, 1083, -1, -1, 459, -1, -1, -1, -1,
    994, -1, -1, -1, 414, -1, 413, 1520, 1140, 605, 1261, -1, 262, 619, -1, 1317, 1525, -1, -1, -1, 170, 151,
    -1, -1, 1260, -1, -1, -1, -1, 956, 839, 913, -1, -1, 935, -1, -1, -1, -1, -1, -1, 697, -1, 1547, 1599,
    1424, -1, -1, -1, -1, 1748, 901, -1, -1, 1386, 1440, -1, 401, -1, -1, -1, 640, -1, -1, 881, 1214, -1, -1,
    -1, -1, 425, -1, -1, 932, -1, 596, -1, 593, -1, 690, 59, 1459, 1586, -1, -1, -1, 631, 781, 1673, 1753,
    -1, -1, -1, -1, 842, -1, 554, -1, -1, -1, 878, -1, -1, 818, -1, 453, -1, -1, -1, -1, 374, 266, -1, -1,
    1172, 1500, -1, -1, 46, 111, -1, 760, -1, -1, 1504, 602, 1643, 812, -1, -1, -1, -1, -1, -1, -1, 1205,
    1707, -1, -1, -1, 1361, 1311, -1, -1, 718, 550, -1, -1, -1, 864, 1158, -1, 1215, -1, 1456, 1505, -1,
    1690, -1, 504, 480, 1548, 749, -1, 475, -1, 678, 422, 1216, -1, -1, 673, -1, -1, 3, -1, 437, -1, 420,
    577, -1, -1, -1, 408, 1517, 571, 969, -1, -1, -1, 1201, 456, 65, 4, 47, 148, -1, -1, 1363, 533, 1253,
    1145, 1445, 234, 303, 487, 636, -1, 745, -1, 611, 1758, 1110, 683, 477, -1, 1751, -1, 1473, -1, 1741,
    953, -1, 529, -1, -1, -1, -1, 378, 1099, 301, -1, -1, 1655, -1, 12, 202, 1666, -1, 417, -1, 1147, 1569,
    1708, -1, 428, 1431, -1, -1, 300, 514, 1169, 1646, 498, 1596, -1, -1, 716, 798, -1, -1, -1, -1, -1, 1078,
    1085, -1, -1, -1, -1, -1, 1650, -1, 1454, 21, 313, 667, 1173, 226, -1, -1, 161, 1578, -1, -1, 649, 891,
    43, -1, 222, 1471, -1, -1, -1, -1, -1, -1, -1, 1734, -1, -1, -1, -1, -1, 1335, -1, -1, -1, -1, -1, -1,
    -1, -1, 221, -1, -1, -1, -1, -1, -1, 1715, 333, 530, -1, -1, -1, 613, 692, 737, 1000, 1419, 1264, 1533,
    1784, 1661, 1788, 63, 166, 755, 1733, -1, -1, -1, -1, 1196, 1067, 1772, -1, -1, -1, -1, -1, -1, 616, 463,
    -1, 103, -1, -1, -1, -1, 1182, 1231, -1, -1, -1, 1584, 282, -1, -1, -1, 1441, -1, 677, 1098, -1, 321, -1,
    264, 382, 862, -1, 1494, -1, 551, -1, -1, -1, 331, 1545, -1, -1, 386, -1, 591, -1, -1, 343, -1, -1, 1513,
    1671, -1, -1, 245, 449, 238, -1, 1538, -1, -1, 1397, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1019, -1, -1,
    -1, 1499, 1202, -1, -1, 630, 159, 297, 1686, -1, -1, -1, 208, 1447, 703, -1, -1, -1, 187, 1030, 1331,
    165, 1399, 742, -1, 70, 557, 1358, 1639, -1, -1, -1, 368, -1, 479, -1, -1, -1, 17, 231, 126, -1, -1, -1,
    1736, -1, 1600, 741, 808, 353, 827, 455, 1342, 803, -1, 1518, -1, -1, 908, 155, 1511, 712, -1, -1, 1249,
    235, 1590, -1, -1, -1, -1, 1400, 405, 501, 1767, 15, 102, -1, -1, -1, -1, 1415, 419, -1, 1718, -1, -1,
    412, 320, -1, 82, -1, -1, -1, -1, -1, -1, -1, -1, 1719, -1, -1, 1563, -1, -1, 376, 1341, 1263, 1061,
    1436, -1, -1, 322, 791, -1, 1759, -1, 1541, 439, 1086, 198, 659, -1, 415, 795, 885, 1615, -1, -1, -1,
    430, 831, -1, -1, -1, 563, 824, -1, -1, 1433, -1, -1, -1, -1, 1383, -1, -1, 896, 1507, -1, -1, 1109, -1,
    -1, 654, -1, -1, -1, -1, 775, -1, -1, -1, 512, 581, -1, -1, 655, -1, 1219, 411, -1, 392, -1, 1299, -1,
    -1, -1, -1, 86, 1379, -1, 1607, -1, -1, -1, -1, -1, -1, 894, 1664, -1, 314, 744, 930, 1536, -1, -1, -1,
    725, 210, 380, 1663, -1, -1, -1, -1, -1, -1, 281, 1709, -1, 963, -1, 240, 1239, 388, 1491, 1762, -1, 790,
    1048, -1, -1, -1, -1, -1, -1, -1, 1290, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1711, 1163, 1390, 1468, -1,
    -1, -1, -1, -1, 985, 1352, 496, -1, -1, -1, -1, -1, -1, 1476, 1406, -1, -1, 1516, 1544, 1402, 340, -1,
    -1, -1, -1, -1, -1, 774, -1, 1074, 336, -1, -1, 770, 1710, 450, -1, -1, -1, -1, 247, -1, -1, -1, -1, -1,
    779, 87, 1275, -1, -1, -1, -1, -1, 356, 457, 177, 700, 627, 1002, 698, 1319, 1323, 1044, 1677, -1, 1123,
    -1, -1, -1, 559, 1775, -1, 938, -1, -1, -1, 1332, -1, -1, -1, -1, -1, 239, 110, 462, 476, 1247, -1, 568,
    -1, -1, -1, -1, 271, 284, 1242, 1276, 1626, -1, 473, 600, -1, -1, -1, -1, -1, 310, 1326, 1372, -1, 573,
    931, -1, -1, -1, -1, -1, 595, 1489, 389, -1, -1, -1, -1, 524, -1, -1, -1, -1, -1, 395, 1633, 328, 821,
    1610, -1, -1, -1, -1, -1, 183, 466, 817, -1, -1, -1, -1, -1, -1, 583, -1, -1, -1, -1, 1601, 1136, -1,
    250, -1, -1, -1, -1, -1, 622, -1, -1, -1, -1, -1, 14, 668, 1754, 728, -1, 51, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, 909, -1, 50, 574, -1, 246, 1285, 917, -1, 140, 1645, 978, -1, 991, -1, -1, 260, 531, 342,
    693, 865, 898, 618, 911, 1166, 1557, -1, 169, -1, 71, 188, 490, 1273, -1, -1, -1, 1076, -1, -1, 914, -1,
    -1, -1, -1, 723, 1171, 38, 147, -1, -1, -1, -1, -1, 820, 1343, 397, 364, -1, -1, 1284, -1, -1, 939, 1040,
    315, 1223, 1442, -1, 880, -1, 162, -1, 294, -1, 23, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1186, 662,
    1037, 987, -1, -1, 849, -1, 305, -1, -1, -1, -1, -1, -1, 219, 1096, 1073, -1, 1439, 844, 1033, 995, 1549,
    -1, -1, -1, -1, -1, -1, 928, 1265, 1542, -1, -1, 1075, 1653, -1, 1304, -1, -1, 799, 1598, -1, -1, -1,
    185, 588, 1444, 186, 1021, 1271, -1, -1, 1224, 1288, 923, -1, 99, -1, 369, 1740, -1, -1, -1, -1, 104, 93,
    293, 660, 1619, 1592, -1, -1, -1, 916, -1, -1, 1022, -1, 267, 1780, -1, -1, -1, 607, -1, 1700, 1450, 647,
    129, -1, 1195, 1452, -1, 1725, 682, -1, 1393, -1, -1, -1, -1, 1064, -1, -1, 540, 1396, 1200, -1, 152, -1,
    -1, 1530, 96, -1, -1, -1, -1, -1, -1, -1, 513, 81, 523, 561, -1, -1, 1059, -1, -1, -1, -1, -1, -1, -1,
    -1, 528, 230, 890, -1, -1, -1, -1, -1, -1, 481, 433, -1, -1, 1234, 1117, -1, -1, -1, -1, -1, -1, -1, -1
};

static const int16_t first[] = {
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1331, -1, -1, -1, -1, 1394, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 493, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 581,
    1138, -1, -1, 792, -1, -1, -1, -1, 986, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 544, 546, 548, 491,
    550, 490, 531, 610, 612, 617, 613, 469, 519, -1, -1, 292, -1, -1, 503, 504, 505, -1, 453, 528, -1, -1,
    -1, -1, -1, 485, -1, 1062, 1, 791, 1112, 45, 48, 438, 436, 440, 442, 439, 437, 441, 443, 296, 278, 279,
    367, 1657, 1742, 8, 26, 0, 9, 27, 246, 247, 248, 249, 250, 251, 252, 253, 254, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 226, 227, 228, 233, 234, -1, 229, -1, -1, 1715, -1, -1, -1, -1, -1, -1, -1, -1, -1, 230,
    -1, -1, -1, -1, -1, -1, -1, -1, 231, 232, 240, -1, 275, 602, 1745, 532, 533, 1774, -1, 1757, -1, -1, -1,
    -1, 421, 70, 84, 94, 114, 63, -1, 685, 747, 749, 751, 753, 755, 757, 759, 761, 763, 765, 767, 769, 771,
    46, 47, 49, 50, 2, -1, 59, 6, 5, -1, -1, 12, 11, -1, 17, 58, 20, 21, 22, 23, 24, 25, 28, -1, 29, 30, 31,
    32, 33, 34, 35, 36, -1, 37, 38, 39, 40, 41, 42, 43, 44, 51, 52, 53, 54, 55, 56, -1, -1, -1, 60, 61, 62,
    66, 67, 68, 69, 65, 71, 73, 74, 77, 78, 79, -1, 80, 81, 82, 83, 89, 90, 86, 85, 91, 93, 100, 101, 96, 95,
    99, 103, 104, 106, 110, 111, 112, 113, 116, 115, 120, 121, 122, 123, 124, 125, 126, -1, -1, 127, 128,
    129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 150,
    152, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 168, 1158, 973, 1164, 977, 169, 170,
    171, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 190, 192, 194, 196, -1,
    369, 195, -1, -1, 197, 199, 201, 202, 204, 205, 206, 207, 208, 209, 210, 211, 212, 213, 215, 216, 217,
    218, 219, 220, 222, 223, 224, 225, -1, -1, -1, -1, -1, 280, 281, 282, 283, 284, 285, 286, 287, 288, 289,
    290, 291, 293, 294, 295, 297, 298, 299, 300, 305, 309, 312, 313, 314, 315, 316, 317, 318, 319, 320, 321,
    322, 323, 324, 325, 326, 327, 328, 329, 330, 331, 332, 333, 334, 335, 336, 337, 338, 339, 340, 341, 342,
    343, 344, 345, 346, 347, 348, 349, 350, 351, 352, 353, 354, 355, 356, 357, 358, 359, -1, 360, 361, 362,
    363, 364, 365, 368, -1, 370, 371, 372, -1, 373, 375, 376, 377, 378, 379, 380, 381, 382, 383, 384, 385,
    386, -1, 387, 388, 390, -1, -1, -1, 392, 405, -1, -1, 408, 409, 410, 411, 412, 413, 414, 415, 416, 417,
    418, 419, -1, 424, 425, 429, 430, 431, 432, 433, 434, 435, 444, 446, 447, 448, 449, 450, 451, 983, 1226,
    454, 455, 456, 457, 458, 459, 460, 461, 462, 463, 464, 465, 466, -1, 467, -1, 468, -1, 470, 471, 472,
    473, 474, 475, 479, 480, 483, 487, 488, 489, -1, 494, 496, 499, -1, 508, -1, 509, -1, -1, -1, 521, -1,
    524, 525, 526, 527, -1, -1, 540, -1, -1, -1, 556, 557, 559, 560, 562, 563, 564, 565, 566, 567, 568, 569,
    570, 571, 572, 573, 574, 576, -1, 577, 580, 582, 583, 584, 585, 586, -1, 589, 590, 591, -1, -1, 597, -1,
    -1, -1, 598, -1, -1, 624, 629, 628, 604, 605, 606, 607, -1, 611, 615, -1, 618, 619, 621, 622, 623, -1,
    -1, 645, 646, 650, 651, 658, 664, 666, 667, 668, 669, 670, 671, 672, 673, 674, 675, 678, 681, 683, 1945,
    1292, 700, 702, 704, 787, 686, 687, 688, 689, 698, 1901, -1, -1, -1, -1, 694, -1, 696, 697, 699, 701,
    703, 705, 706, 707, 708, 709, 710, 711, 712, 713, 714, 715, 716, 717, 718, 719, 720, 721, 722, 723, 724,
    725, 726, 727, 728, 729, 730, 731, 732, 733, 734, 735, 736, 737, 738, 739, 740, 741, 742, 743, 744, 745,
    746, 773, 774, 776, 777, 778, 779, 798, 780, -1, 784, 785, 786, 788, 789, 790, 793, 794, 795, 796, 797,
    799, 800, 801, 802, 803, 804, 805, 806, 807, 808, 809, 810, 811, 812, 813, 814, 815, 816, 817, 818, 819,
    820, 821, 822, 823, 824, 825, 826, 827, 828, 829, 830, 831, -1, 832, -1, 833, 834, 835, 836, 837, 838,
    -1, 839, 840, 841, 842, 843, 844, 845, 846, 847, 849, 850, 851, 852, 853, 854, 855, 856, 857, 858, 859,
    861, 1155, 860, 862, 863, 864, 865, 866, 867, -1, 868, 869, 870, 871, 872, 873, 874, 875, 876, 877, 878,
    879, 880, 881, 882, 883, 884, 885, 886, 887, 888, 889, 890, 891, -1, 892, 894, 895, 896, 897, 898, 899,
    900, 901, 902, 903, 904, -1, 905, 906, 907, 908, 909, 910, 911, 912, 913, 914, 915, 916, 917, 918, 919,
    920, 921, 922, 923, 924, 925, 926, 927, 928, 929, 930, 931, 932, 933, 934, 935, 936, 937, 938, 939, 940,
    941, 942, 943, 944, 945, 1941, -1, 947, 949, 950, 951, -1, 953, 955, 957, 959, 960, 961, 962, 963, 964,
    965, 966, 967, 968, 969, 970, 971, 972, -1, 974, 976, 978, 979, 980, 981, 982, 1948, 984, 985, 987, 988,
    989, 990, 991, -1, 992, 993, -1, 994, 995, 996, -1, -1, -1, 999, 1001, -1, -1, 1003, 1005, 1006, 1009,
    1011, 1012, 1013, 1014, 1017, 1018, 1019, 1020, 1021, 1022, 1023, 1024, 1025, 1027, 1028, -1, -1, 1032,
    1033, 1034, 1035, -1, 1036, -1, 1038, -1, 1039, 1040, 1041, 1042, 1043, -1, 1045, 1046, 1047, 1048, 1049,
    1050, 1051, 1052, 1055, 1056, 1057, 1058, 1949, 1059, -1, 1950, 1065, 1067, 1069, 1070, 1072, 1073, 1074,
    1076, 1077, 1078, 1079, 1080, 1081, 1082, 1083, 1084, 1085, 1087, 1088, -1, 1089, 1090, 1091, 1092, 1093,
    1094, 1095, 1096, 1097, 1098, 1099, 1100, 1101, 1104, 1105, 1106, 1107, 1108, 1109, 1110, 1111, 1113,
    1114, 1115, 1116, 1117, 1118, 1123, 1124, 1125, 1126, 1127, 1128, 1129, -1, 1142, -1, 1144, 1150, 1151,
    1157, 1168, 1159, 1160, 1162, 1163, 1165, -1, 1169, 1170, -1, 1173, 1176, 1179, 1182, 1185, 1188, 1192,
    -1, -1, 1194, -1, 1195, 1196, 1197, 1198, 1199, 1200, 1201, 1202, 1203, 1204, 1205, 1206, 1207, 1208,
    1209, 1210, 1211, 1212, 1213, -1, 1215, 1216, 1218, 1219, 1221, 1222, 1224, 1225, 1228, 1231, 1232, 1233,
    1234, 1236, 1237, 1238, 1239, 1240, 1241, 1242, 1245, 1246, 1247, -1, 1249, -1, 1251, 1253, 1254, 1258,
    1259, 1260, 1261, -1, 1266, 1267, -1, 1268, 1269, -1, 1270, 1271, 1272, 1273, 1274, 1275, 1276, -1, -1,
    -1, -1, -1, -1, 1279, 1280, 1281, -1, -1, 1283, 1284, 1285, 1286, 1287, 1289, 1291, -1, -1, 1293, 1294,
    1295, 1296, 1297, 1298, 1299, 1300, -1, -1, 1302, 1304, 1306, -1, 1307, -1, 1311, 1529, 1313, 1314, 1321,
    1322, 1315, 1316, -1, 1317, -1, -1, -1, -1, -1, 1323, 1324, 1325, 1326, 1327, 1328, 1329, 1330, 1332,
    1333, 1334, 1335, 1336, 1337, 1338, 1339, 1340, 1341, 1342, 1343, 1344, 1346, 1347, 1348, 1349, 1350,
    1351, 1352, 1353, 1354, 1355, 1356, 1357, 1358, 1359, 1360, 1361, 1362, 1363, 1364, 1365, 1366, 1367,
    1368, 1369, 1370, 1371, 1372, 1373, 1374, 1375, 1376, 1377, 1378, 1379, 1380, 1381, 1382, 1383, 1384,
    1385, 1387, 1389, 1391, 1392, 1393, 1395, 1396, 1397, 1398, 1399, 1400, 1401, 1402, 1403, 1404, 1405,
    1406, 1407, 1408, 1409, 1410, 1411, 1412, 1413, 1415, 1417, 1418, 1419, 1420, 1421, 1422, 1423, 1424,
    1425, 1426, 1427, 1428, 1429, 1430, 1433, 1435, -1, 1431, -1, 1442, 1443, -1, -1, 1569, 1566, 1567, 1568,
    1571, 1587, 1448, -1, -1, 1449, 1450, -1, 1561, -1, 1607, -1, -1, -1, 1460, -1, 1489, 1490, 1494, 1495,
    -1, -1, 1496, 1497, -1, 1577, 1498, 1588, 1502, -1, 1503, 1504, 1505, 1506, 1507, 1508, 1509, 1510, 1511,
    1512, 1517, -1, -1, 1514, 1515, -1, 1519, -1, 1521, 1523, -1, 1525, 1526, 1527, 1530, 1531, 1532, 1533,
    1534, 1535, 1536, 1537, 1538, 1539, 1541, 1548, 1543, 1545, 1547, 1549, 1550, 1551, 1553, 1554, 1555,
    1556, 1557, 1558, 1559, 1560, 1562, 1563, 1564, 1565, 1570, 1572, 1573, 1574, 1575, 1576, 1578, 1579,
    1580, 1582, 1584, 1586, -1, 1608, 1596, -1, 1598, 1599, 1600, 1601, -1, -1, 1602, -1, 1604, 1606, 1609,
    1610, 1611, 1612, -1, -1, 1615, 1616, 1617, 1618, 1619, -1, 1621, 1631, -1, 1633, 1634, 1635, 1637, 1638,
    1639, 1640, -1, 1650, 1642, 1643, 1644, 1645, 1646, 1647, 1648, 1649, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    1651, 1652, 1653, 1654, 1655, 1656, -1, 1661, 1665, 1666, 1667, 1671, 1672, 1673, 1676, 1677, 1678, 1679,
    1680, 1681, 1682, 1685, 1688, -1, 1692, 1696, 1697, 1698, 1699, 1700, 1701, 1702, 1703, 1704, 1705, 1707,
    1708, 1709, 1710, 1711, 1712, 1713, 1714, -1, 1914, 1915, 1916, 1917, 1918, 1735, 1737, 1738, 1739, 1740,
    1741, 1743, 1744, -1, 1748, 1749, 1750, 1751, 1752, 1753, 1755, 1760, 1762, 1763, 1766, 1767, 1768, 1769,
    1770, 1772, 1773, -1, 1775, 1784, -1, -1, 1777, -1, 1776, -1, -1, -1, 1867, 1783, 1785, -1, 1787, 1788,
    1789, 1791, 1792, 1793, 1794, -1, -1, -1, 1795, 1796, 1797, -1, 1798, 1799, 1800, 1801, 1802, 1803, 1804,
    1805, 1806, 1807, -1, -1, 1809, -1, -1, 1811, 1813, 1815, -1, 1951, 1952, 1817, 1819, 1821, 1823, 1826,
    1953, 1828, 1954, 1829, 1831, 1832, 1833, 1955, 1834, 1835, 1836, 1837, 1838, 1839, 1840, 1841, 1842,
    1843, -1, -1, 1846, -1, -1, 1956, 1957, 1849, -1, -1, -1, -1, 1852, -1, -1, 1958, -1, -1, 1857, 1858,
    1859, 1860, 1861, 1862, 1864, 1866, 1868, 1869, 1870, 1871, 1872, -1, 1875, 1960, 1876, 1877, 1878, 1879,
    -1, 1880, 1881, 1882, 1961, 1887, 1889, 1890, 1892, 1893, 1894, -1, 1895, 1896, 1898, 1899, 1900, 1903,
    1905, 1907, 1909, 1911, 1912, 1913, 1919, -1, 1923, 1924, 1925, 1926, 1927, -1, 1929, 1934, 1936, 1937,
    -1, 1963, 1964, 1965, 1966, 1967, 1968, 1969, 1972, 1973, 1974, 1975, 1976, 1977, 1978, 1979, 1980, 1982,
    1983, 1984, 1985, 1986, 1987, 1988, 1990, 1991, 1992, 1993, 1994, 1995, 1996, 1997, 1998, 1999, 2000,
    2001, 2002, 2004, 2005, 2006, 2007, 2008, 2009, 2010, 2011, 2013, 2014, 2015, 2018, 2019, 2020, 2021,
    2022, 2023, 2025, 2026, 2028, 2029, 2030, 2031, 2032, 2033, 2034, 2036, 2040, 1942, -1, 1943, 1944
};

static const struct catalogue_link links[] = {
    {0, 3, 0}, {0, 783, 0}, {0, -1, 0}, {1, 4, 0}, {2, 7, 0}, {2, -1, 0}, {2, -1, 0}, {3, 10, 0}, {3, 13, 0},
    {3, -1, 0}, {4, 64, 0}, {4, 14, 0}, {4, -1, 0}, {5, 15, 0}, {6, -1, 0}, {7, 16, 0}, {8, -1, 0},
    {9, 18, 0}, {10, 19, 0}, {11, -1, 0}, {12, 203, 4}, {12, -1, 5}, {13, -1, 1}, {13, -1, 0}, {14, -1, 1},
    {14, -1, 0}, {15, -1, 1}, {15, -1, 0}, {16, -1, 1}, {16, -1, 0}, {17, 200, 1}, {17, -1, 0}, {18, -1, 1},
    {18, -1, 0}, {19, -1, 0}, {20, -1, 0}, {21, -1, 0}, {22, 1053, 3}, {23, -1, 2}, {24, -1, 2}, {25, -1, 2},
    {26, -1, 2}, {27, -1, 2}, {28, -1, 2}, {29, -1, 2}, {30, -1, 2}, {31, -1, 2}, {32, -1, 2}, {33, -1, 2},
    {34, -1, 2}, {35, -1, 2}, {36, -1, 2}, {37, 198, 2}, {38, -1, 2}, {39, -1, 2}, {40, -1, 2}, {41, 57, 0},
    {42, -1, 0}, {43, 75, 4}, {44, 76, 4}, {45, 153, 4}, {46, -1, 4}, {47, -1, 4}, {48, -1, 0}, {49, -1, 0},
    {49, -1, 0}, {50, 1243, 2}, {51, -1, 2}, {52, 1244, 2}, {53, 1250, 2}, {54, 72, 0}, {54, -1, 0},
    {55, -1, 0}, {56, 88, 4}, {56, -1, 5}, {57, 108, 2}, {58, 109, 2}, {59, 92, 1}, {59, -1, 0},
    {60, 389, 1}, {61, -1, 0}, {62, 105, 1}, {63, -1, 0}, {64, 107, 2}, {65, 87, 0}, {65, 1908, 0},
    {65, -1, 0}, {66, -1, 0}, {67, 98, 4}, {68, -1, 2}, {69, -1, 2}, {70, 1765, 2}, {71, 102, 1},
    {72, -1, 0}, {73, 97, 0}, {73, 154, 0}, {73, -1, 0}, {74, -1, 0}, {75, 119, 4}, {75, -1, 5},
    {76, 149, 2}, {77, 151, 2}, {78, 193, 1}, {78, -1, 0}, {79, -1, 0}, {80, 191, 1}, {81, -1, 0},
    {82, 167, 2}, {83, 1166, 2}, {84, 1167, 2}, {85, -1, 2}, {86, -1, 2}, {87, -1, 2}, {88, 1044, 2},
    {89, 117, 0}, {89, 1902, 0}, {89, -1, 0}, {90, 118, 0}, {91, -1, 0}, {92, 173, 4}, {92, -1, 5},
    {93, -1, 4}, {93, -1, 5}, {94, -1, 4}, {94, -1, 5}, {95, -1, 0}, {96, -1, 0}, {97, -1, 0}, {98, -1, 0},
    {99, -1, 4}, {99, -1, 5}, {100, -1, 4}, {100, -1, 5}, {101, -1, 4}, {101, -1, 5}, {102, -1, 4},
    {102, -1, 5}, {103, -1, 2}, {103, -1, 0}, {104, -1, 2}, {104, -1, 0}, {105, -1, 2}, {105, -1, 0},
    {106, -1, 2}, {106, -1, 0}, {107, -1, 2}, {107, -1, 0}, {108, -1, 2}, {108, -1, 0}, {109, -1, 2},
    {109, -1, 0}, {110, -1, 2}, {110, -1, 0}, {111, -1, 2}, {112, 1156, 2}, {113, -1, 2}, {113, -1, 0},
    {114, -1, 2}, {114, -1, 0}, {115, -1, 2}, {115, -1, 0}, {116, 445, 2}, {116, -1, 0}, {117, 374, 2},
    {117, -1, 0}, {118, 1153, 2}, {119, 775, 2}, {120, -1, 2}, {121, 172, 0}, {121, -1, 0}, {122, -1, 0},
    {123, -1, 0}, {124, -1, 0}, {125, 221, 4}, {125, -1, 5}, {126, -1, 1}, {126, -1, 0}, {127, -1, 1},
    {127, -1, 0}, {128, -1, 1}, {128, -1, 0}, {129, 663, 1}, {129, -1, 0}, {130, 665, 1}, {130, -1, 0},
    {131, -1, 1}, {131, -1, 0}, {132, 189, 1}, {132, -1, 0}, {133, 476, 1}, {133, -1, 0}, {134, -1, 1},
    {134, -1, 0}, {135, -1, 1}, {135, -1, 0}, {136, -1, 1}, {137, -1, 0}, {138, -1, 2}, {139, -1, 2},
    {140, -1, 2}, {141, -1, 1}, {142, -1, 2}, {143, -1, 2}, {144, -1, 0}, {145, -1, 5}, {146, 214, 5},
    {147, -1, 5}, {148, -1, 5}, {149, -1, 5}, {150, -1, 5}, {151, -1, 5}, {152, -1, 5}, {153, -1, 5},
    {154, -1, 5}, {155, -1, 4}, {156, -1, 4}, {157, -1, 4}, {158, -1, 4}, {158, -1, 5}, {159, -1, 4},
    {159, 1706, 5}, {160, 426, 4}, {161, 308, 4}, {161, -1, 5}, {162, 304, 4}, {162, -1, 5}, {163, 235, 0},
    {164, 236, 0}, {165, 237, 0}, {166, 238, 0}, {167, -1, 0}, {168, -1, 0}, {169, -1, 0}, {170, 239, 0},
    {171, -1, 0}, {172, 242, 0}, {173, 243, 0}, {174, 244, 0}, {175, -1, 0}, {176, 245, 0}, {177, 241, 0},
    {178, -1, 0}, {179, 402, 0}, {180, 403, 0}, {181, 404, 0}, {182, 273, 0}, {183, 255, 0}, {184, 257, 0},
    {185, 259, 0}, {186, 261, 0}, {187, 263, 0}, {188, 265, 0}, {189, 267, 0}, {190, 269, 0}, {191, 271, 0},
    {192, 256, 0}, {193, 393, 0}, {194, 258, 0}, {195, 394, 0}, {196, 260, 0}, {197, 395, 0}, {198, 262, 0},
    {199, 396, 0}, {200, 264, 0}, {201, 397, 0}, {202, 266, 0}, {203, 398, 0}, {204, 268, 0}, {205, 399, 0},
    {206, 270, 0}, {207, 400, 0}, {208, 272, 0}, {209, 401, 0}, {210, 274, 0}, {211, 276, 0}, {212, 420, 0},
    {213, 277, 0}, {214, -1, 0}, {215, -1, 0}, {215, -1, 0}, {216, -1, 0}, {216, -1, 0}, {217, -1, 0},
    {217, -1, 0}, {218, -1, 0}, {219, -1, 0}, {220, -1, 0}, {220, -1, 0}, {221, -1, 0}, {221, -1, 0},
    {222, -1, 0}, {222, -1, 0}, {223, 1897, 0}, {223, -1, 0}, {224, -1, 0}, {224, -1, 0}, {225, -1, 0},
    {225, -1, 0}, {226, -1, 0}, {226, -1, 0}, {227, 301, 0}, {228, 302, 0}, {229, 303, 1}, {230, -1, 1},
    {231, 306, 0}, {231, -1, 0}, {232, 307, 0}, {233, 534, 0}, {234, 310, 0}, {234, -1, 0}, {235, 311, 0},
    {236, 535, 0}, {237, -1, 0}, {237, -1, 0}, {238, -1, 0}, {238, -1, 0}, {239, -1, 0}, {239, -1, 0},
    {240, -1, 0}, {240, -1, 0}, {241, -1, 0}, {241, -1, 0}, {242, -1, 0}, {242, -1, 0}, {243, -1, 0},
    {243, -1, 0}, {244, -1, 0}, {244, -1, 0}, {245, -1, 0}, {245, -1, 0}, {246, -1, 0}, {246, -1, 0},
    {247, -1, 0}, {247, -1, 0}, {248, -1, 0}, {248, -1, 0}, {249, -1, 0}, {249, -1, 0}, {250, -1, 0},
    {250, -1, 0}, {251, -1, 0}, {251, -1, 0}, {252, -1, 0}, {252, -1, 0}, {253, -1, 0}, {254, -1, 0},
    {255, -1, 0}, {256, -1, 0}, {257, -1, 0}, {258, -1, 0}, {259, -1, 5}, {260, -1, 5}, {261, -1, 5},
    {262, -1, 5}, {263, -1, 5}, {264, -1, 5}, {265, -1, 5}, {266, -1, 5}, {267, -1, 5}, {268, 366, 1},
    {269, 1220, 4}, {270, 1223, 4}, {271, -1, 4}, {272, -1, 4}, {273, -1, 4}, {274, -1, 4}, {275, -1, 1},
    {276, -1, 1}, {277, -1, 1}, {278, 391, 1}, {279, -1, 1}, {280, -1, 2}, {281, -1, 1}, {282, -1, 2},
    {283, -1, 2}, {284, -1, 2}, {285, -1, 2}, {286, 649, 2}, {287, -1, 2}, {288, -1, 2}, {289, -1, 2},
    {290, -1, 2}, {291, -1, 2}, {292, -1, 4}, {293, -1, 4}, {294, -1, 2}, {295, -1, 1}, {296, -1, 1},
    {297, -1, 1}, {298, 513, 1}, {299, -1, 1}, {300, -1, 0}, {301, -1, 1}, {302, -1, 0}, {303, -1, 0},
    {304, -1, 0}, {305, -1, 0}, {306, -1, 0}, {307, -1, 0}, {308, -1, 0}, {309, -1, 0}, {310, -1, 0},
    {311, 406, 0}, {312, 407, 0}, {313, -1, 0}, {314, -1, 2}, {315, -1, 0}, {316, -1, 0}, {317, -1, 3},
    {318, -1, 3}, {319, -1, 2}, {320, -1, 2}, {321, -1, 2}, {322, -1, 2}, {323, -1, 1}, {324, -1, 1},
    {325, -1, 1}, {326, -1, 0}, {327, -1, 0}, {328, -1, 0}, {329, 561, 0}, {330, 422, 0}, {331, 423, 0},
    {332, -1, 0}, {333, 427, 3}, {334, 428, 3}, {335, -1, 4}, {336, -1, 2}, {337, -1, 2}, {338, -1, 2},
    {339, -1, 0}, {339, -1, 0}, {340, -1, 0}, {340, -1, 0}, {341, -1, 0}, {341, -1, 0}, {342, -1, 0},
    {342, -1, 0}, {343, -1, 0}, {343, -1, 0}, {344, -1, 0}, {344, -1, 0}, {345, -1, 0}, {345, -1, 0},
    {346, 506, 2}, {347, 555, 2}, {348, 478, 2}, {349, 482, 2}, {350, 655, 1}, {351, 643, 1}, {352, -1, 0},
    {353, 452, 0}, {354, -1, 0}, {355, 631, 1}, {356, 632, 1}, {357, 620, 1}, {358, 530, 1}, {359, 529, 1},
    {360, -1, 1}, {361, -1, 1}, {362, -1, 1}, {363, -1, 1}, {364, -1, 1}, {365, -1, 5}, {366, -1, 1},
    {367, -1, 1}, {368, -1, 1}, {369, -1, 1}, {370, -1, 1}, {371, 684, 1}, {372, -1, 1}, {373, -1, 1},
    {374, 1754, 1}, {375, -1, 5}, {376, -1, 5}, {377, -1, 5}, {378, 477, 1}, {379, 492, 1}, {380, 637, 1},
    {381, 638, 1}, {382, 481, 1}, {383, -1, 1}, {384, -1, 1}, {385, 484, 1}, {386, -1, 1}, {387, 486, 1},
    {388, 498, 1}, {389, -1, 1}, {390, 588, 1}, {391, 587, 1}, {392, 551, 1}, {393, 549, 1}, {394, 558, 1},
    {395, -1, 2}, {396, 495, 1}, {397, -1, 1}, {398, 497, 1}, {399, -1, 1}, {400, 500, 1}, {401, 502, 1},
    {402, 501, 1}, {403, -1, 1}, {404, -1, 1}, {405, -1, 1}, {406, -1, 1}, {407, -1, 1}, {408, 507, 1},
    {409, 554, 1}, {410, 520, 1}, {411, 510, 1}, {412, 511, 1}, {413, 512, 1}, {414, 514, 1}, {415, 518, 1},
    {416, 515, 1}, {417, 516, 1}, {418, 517, 1}, {419, -1, 1}, {420, -1, 1}, {421, -1, 1}, {422, 543, 1},
    {423, 522, 1}, {424, 523, 1}, {425, 575, 1}, {426, -1, 1}, {427, -1, 2}, {428, 578, 2}, {429, 579, 2},
    {430, 633, 1}, {431, 634, 1}, {432, 635, 1}, {433, 552, 1}, {434, 656, 0}, {435, 657, 0}, {436, 536, 1},
    {437, 537, 1}, {438, 538, 0}, {439, 539, 0}, {440, 642, 1}, {441, 641, 1}, {442, 541, 1}, {443, 542, 1},
    {444, 639, 1}, {445, -1, 1}, {446, 545, 1}, {447, 1825, 1}, {448, 547, 1}, {449, 677, 1}, {450, 679, 1},
    {451, -1, 1}, {452, -1, 1}, {453, 682, 1}, {454, 553, 1}, {455, 614, 1}, {456, 608, 2}, {457, 609, 2},
    {458, -1, 1}, {459, -1, 1}, {460, 636, 1}, {461, -1, 1}, {462, -1, 1}, {463, 599, 0}, {464, -1, 2},
    {465, -1, 2}, {466, -1, 2}, {467, -1, 2}, {468, -1, 2}, {469, -1, 2}, {470, -1, 2}, {471, -1, 2},
    {472, -1, 2}, {473, 1731, 2}, {474, 1732, 2}, {475, 1734, 2}, {476, 1733, 2}, {477, 592, 1},
    {478, -1, 1}, {479, -1, 1}, {480, -1, 2}, {481, -1, 2}, {482, -1, 2}, {483, 1440, 2}, {484, -1, 0},
    {485, -1, 2}, {486, -1, 2}, {487, -1, 2}, {488, -1, 1}, {489, -1, 1}, {490, -1, 1}, {491, -1, 4},
    {492, -1, 4}, {493, -1, 4}, {494, 593, 1}, {495, 594, 1}, {496, 595, 1}, {497, 596, 1}, {498, -1, 1},
    {499, 1135, 1}, {500, -1, 0}, {501, 600, 0}, {502, 601, 0}, {503, 603, 0}, {504, -1, 0}, {505, 1746, 0},
    {506, -1, 2}, {507, -1, 2}, {508, 1552, 2}, {509, -1, 2}, {510, 647, 2}, {511, 648, 2}, {512, -1, 1},
    {513, -1, 1}, {514, -1, 1}, {515, -1, 1}, {516, 616, 1}, {517, 1946, 1}, {518, 680, 1}, {519, -1, 1},
    {520, -1, 1}, {521, -1, 1}, {522, -1, 1}, {523, -1, 1}, {524, -1, 1}, {525, 1771, 1}, {526, 625, 0},
    {527, 626, 0}, {528, 627, 0}, {529, 630, 0}, {530, -1, 0}, {531, -1, 0}, {532, -1, 0}, {533, 654, 1},
    {534, -1, 1}, {535, -1, 1}, {536, -1, 1}, {537, -1, 1}, {538, 653, 1}, {539, 644, 1}, {540, -1, 1},
    {541, 640, 1}, {542, -1, 1}, {543, -1, 1}, {544, -1, 1}, {545, -1, 1}, {546, 662, 2}, {547, -1, 2},
    {548, -1, 2}, {549, 660, 2}, {550, 661, 2}, {551, 652, 2}, {552, -1, 1}, {553, -1, 1}, {554, -1, 2},
    {555, 676, 1}, {556, -1, 1}, {557, 2024, 1}, {558, -1, 0}, {559, -1, 0}, {560, 659, 0}, {561, -1, 0},
    {562, -1, 2}, {563, 1865, 2}, {564, -1, 2}, {565, -1, 1}, {566, -1, 1}, {567, -1, 1}, {568, -1, 1},
    {569, -1, 1}, {570, -1, 1}, {571, -1, 1}, {572, -1, 1}, {573, -1, 1}, {574, -1, 1}, {575, -1, 1},
    {576, -1, 1}, {577, -1, 1}, {578, 1122, 1}, {579, -1, 1}, {580, -1, 1}, {581, -1, 1}, {582, -1, 1},
    {583, -1, 1}, {584, -1, 1}, {585, -1, 1}, {586, -1, 1}, {587, 690, 0}, {588, -1, 1}, {589, -1, 1},
    {590, -1, 1}, {591, -1, 1}, {592, 691, 0}, {593, 692, 0}, {594, 693, 0}, {595, 695, 0}, {596, 1962, 0},
    {597, -1, 0}, {598, -1, 4}, {599, -1, 3}, {600, -1, 4}, {601, -1, 3}, {602, -1, 4}, {603, -1, 3},
    {604, -1, 4}, {605, -1, 3}, {606, -1, 4}, {607, -1, 3}, {608, -1, 4}, {609, -1, 3}, {610, -1, 4},
    {611, -1, 3}, {612, -1, 4}, {613, -1, 3}, {614, -1, 4}, {615, -1, 3}, {616, -1, 4}, {617, -1, 3},
    {618, -1, 4}, {619, -1, 3}, {620, -1, 4}, {621, -1, 3}, {622, -1, 4}, {623, -1, 3}, {624, -1, 4},
    {625, -1, 3}, {626, -1, 4}, {627, -1, 3}, {628, -1, 4}, {629, -1, 4}, {630, -1, 4}, {631, -1, 4},
    {632, -1, 4}, {633, -1, 4}, {634, -1, 4}, {635, -1, 4}, {636, -1, 4}, {637, -1, 4}, {638, -1, 4},
    {639, -1, 4}, {640, -1, 4}, {641, -1, 4}, {642, -1, 4}, {643, -1, 4}, {644, -1, 4}, {645, -1, 4},
    {646, -1, 4}, {647, -1, 4}, {648, -1, 4}, {649, 748, 0}, {650, -1, 0}, {651, 750, 0}, {652, -1, 0},
    {653, 752, 0}, {654, 782, 0}, {655, 754, 0}, {656, -1, 0}, {657, 756, 0}, {658, 848, 0}, {659, 758, 0},
    {660, -1, 0}, {661, 760, 0}, {662, -1, 0}, {663, 762, 0}, {664, -1, 0}, {665, 764, 0}, {666, -1, 0},
    {667, 766, 0}, {668, -1, 0}, {669, 768, 0}, {670, -1, 0}, {671, 770, 0}, {672, -1, 0}, {673, 772, 0},
    {674, -1, 0}, {675, 1060, 2}, {676, 1061, 2}, {677, 975, 2}, {678, 1063, 2}, {679, 1064, 2},
    {680, -1, 2}, {681, 1066, 2}, {682, 781, 0}, {683, -1, 0}, {684, -1, 0}, {685, 1068, 2}, {686, -1, 2},
    {687, -1, 1}, {688, -1, 2}, {689, -1, 2}, {690, 1583, 2}, {691, 1971, 2}, {692, -1, 2}, {693, -1, 2},
    {694, 1229, 0}, {695, 1071, 2}, {696, -1, 2}, {697, -1, 2}, {698, -1, 2}, {699, 1054, 2}, {700, -1, 2},
    {701, -1, 2}, {702, 1103, 2}, {703, -1, 2}, {704, -1, 2}, {705, -1, 2}, {706, -1, 2}, {707, -1, 2},
    {708, 1086, 2}, {709, -1, 2}, {710, -1, 2}, {711, -1, 2}, {712, -1, 2}, {713, -1, 2}, {714, -1, 2},
    {715, -1, 2}, {716, -1, 2}, {717, -1, 2}, {718, -1, 2}, {719, -1, 2}, {720, -1, 2}, {721, -1, 2},
    {722, -1, 2}, {723, -1, 2}, {724, -1, 2}, {725, -1, 2}, {726, 1075, 2}, {727, -1, 2}, {728, -1, 2},
    {729, -1, 2}, {730, -1, 2}, {731, -1, 2}, {732, -1, 2}, {733, -1, 4}, {734, 893, 4}, {735, -1, 5},
    {736, -1, 4}, {737, -1, 5}, {738, 1193, 2}, {739, -1, 2}, {740, -1, 4}, {740, -1, 5}, {741, -1, 4},
    {741, -1, 5}, {742, -1, 4}, {742, -1, 5}, {743, -1, 4}, {743, -1, 5}, {744, 1830, 4}, {744, -1, 5},
    {745, -1, 0}, {746, -1, 2}, {747, -1, 2}, {748, -1, 2}, {749, -1, 2}, {750, -1, 2}, {751, -1, 2},
    {752, -1, 2}, {753, -1, 2}, {754, -1, 2}, {755, -1, 2}, {756, -1, 2}, {757, -1, 2}, {758, -1, 2},
    {759, -1, 2}, {760, 1037, 2}, {761, -1, 2}, {762, -1, 2}, {763, -1, 2}, {764, 1102, 2}, {765, -1, 4},
    {766, -1, 4}, {766, -1, 5}, {767, -1, 4}, {768, -1, 4}, {768, -1, 5}, {769, -1, 4}, {770, -1, 4},
    {770, -1, 5}, {771, -1, 4}, {772, -1, 4}, {772, -1, 5}, {773, -1, 4}, {774, -1, 4}, {774, -1, 5},
    {775, -1, 4}, {776, -1, 4}, {776, -1, 5}, {777, -1, 4}, {778, -1, 4}, {778, -1, 5}, {779, -1, 2},
    {780, -1, 2}, {781, -1, 2}, {782, 1191, 4}, {783, -1, 4}, {783, -1, 5}, {784, -1, 4}, {785, -1, 4},
    {785, -1, 5}, {786, -1, 4}, {787, -1, 4}, {787, -1, 5}, {788, -1, 4}, {789, -1, 4}, {789, -1, 5},
    {790, -1, 4}, {791, -1, 4}, {792, -1, 4}, {792, -1, 5}, {793, -1, 4}, {794, -1, 4}, {794, -1, 5},
    {795, -1, 4}, {796, -1, 4}, {796, -1, 5}, {797, -1, 4}, {798, -1, 4}, {798, -1, 5}, {799, -1, 4},
    {800, -1, 4}, {800, -1, 5}, {801, -1, 4}, {802, -1, 4}, {802, -1, 5}, {803, -1, 4}, {804, -1, 4},
    {804, -1, 5}, {805, -1, 4}, {806, -1, 4}, {806, -1, 5}, {807, -1, 4}, {808, -1, 4}, {808, -1, 5},
    {809, -1, 4}, {810, -1, 4}, {810, -1, 5}, {811, -1, 4}, {812, -1, 4}, {812, -1, 5}, {813, -1, 4},
    {814, -1, 4}, {814, -1, 5}, {815, -1, 4}, {816, -1, 4}, {816, -1, 5}, {817, -1, 4}, {818, 946, 1},
    {819, 1256, 1}, {820, 948, 1}, {821, 1257, 1}, {822, -1, 1}, {823, -1, 1}, {824, 952, 1}, {825, -1, 1},
    {826, 954, 1}, {827, -1, 1}, {828, 956, 1}, {829, -1, 1}, {830, 958, 1}, {831, -1, 1}, {832, -1, 1},
    {833, -1, 1}, {834, -1, 2}, {835, -1, 2}, {836, -1, 2}, {837, -1, 2}, {838, -1, 2}, {839, 1227, 2},
    {840, -1, 2}, {841, -1, 2}, {842, -1, 2}, {843, -1, 2}, {844, -1, 2}, {845, -1, 2}, {846, 1217, 4},
    {846, -1, 5}, {847, 1154, 4}, {847, -1, 5}, {848, 1214, 4}, {848, -1, 5}, {849, -1, 4}, {849, -1, 5},
    {850, -1, 4}, {850, -1, 5}, {851, -1, 2}, {852, -1, 2}, {853, -1, 2}, {854, -1, 2}, {855, -1, 2},
    {856, -1, 1}, {857, -1, 1}, {858, -1, 1}, {859, -1, 1}, {860, -1, 1}, {861, -1, 1}, {862, -1, 1},
    {863, 997, 1}, {864, -1, 1}, {865, 998, 1}, {866, -1, 1}, {867, 1000, 1}, {868, 1119, 1}, {869, 1002, 1},
    {870, -1, 1}, {871, 1004, 1}, {872, -1, 1}, {873, 1007, 1}, {874, 1008, 1}, {875, -1, 1}, {876, -1, 1},
    {877, 1010, 1}, {878, -1, 1}, {879, -1, 1}, {880, -1, 1}, {881, 1015, 1}, {882, 1345, 1}, {883, 1016, 1},
    {884, 1026, 1}, {885, -1, 1}, {886, -1, 1}, {887, -1, 1}, {888, -1, 1}, {889, -1, 2}, {890, 1031, 4},
    {890, -1, 5}, {891, -1, 1}, {892, -1, 1}, {893, -1, 1}, {894, -1, 1}, {895, 1029, 1}, {896, 1030, 1},
    {897, -1, 1}, {898, -1, 4}, {899, -1, 2}, {900, -1, 2}, {901, -1, 1}, {902, -1, 1}, {903, 1414, 4},
    {904, -1, 4}, {905, -1, 2}, {906, 1513, 4}, {907, -1, 3}, {908, 1121, 1}, {909, -1, 1}, {910, -1, 1},
    {911, 1904, 1}, {912, -1, 0}, {913, -1, 0}, {914, -1, 0}, {915, -1, 0}, {916, -1, 2}, {917, -1, 2},
    {918, -1, 2}, {919, -1, 2}, {920, -1, 2}, {921, -1, 2}, {922, -1, 2}, {923, -1, 2}, {924, -1, 2},
    {925, -1, 1}, {926, -1, 1}, {927, 1131, 2}, {928, 1863, 2}, {929, 1136, 2}, {930, -1, 2}, {931, -1, 2},
    {932, -1, 2}, {933, 1230, 2}, {934, -1, 2}, {935, 1152, 2}, {936, -1, 2}, {937, -1, 2}, {938, -1, 2},
    {939, -1, 2}, {940, -1, 2}, {941, -1, 2}, {942, -1, 2}, {943, -1, 2}, {944, -1, 2}, {945, -1, 2},
    {946, -1, 2}, {947, -1, 2}, {948, -1, 2}, {949, -1, 2}, {950, -1, 2}, {951, -1, 2}, {952, -1, 2},
    {953, -1, 2}, {954, -1, 2}, {955, -1, 4}, {955, -1, 5}, {956, -1, 4}, {956, -1, 5}, {957, -1, 4},
    {957, -1, 5}, {958, -1, 4}, {958, -1, 5}, {959, -1, 2}, {960, -1, 2}, {961, -1, 2}, {962, -1, 2},
    {963, -1, 2}, {964, -1, 2}, {965, 1235, 2}, {966, -1, 2}, {967, -1, 2}, {968, -1, 2}, {969, -1, 2},
    {970, -1, 2}, {971, 1790, 2}, {972, -1, 2}, {973, -1, 2}, {974, -1, 1}, {975, -1, 1}, {976, -1, 1},
    {977, -1, 1}, {978, -1, 2}, {979, -1, 2}, {980, -1, 1}, {981, -1, 1}, {982, 1120, 1}, {983, -1, 1},
    {984, -1, 1}, {985, 1883, 1}, {986, -1, 0}, {987, -1, 0}, {988, -1, 0}, {989, -1, 0}, {990, -1, 0},
    {991, -1, 0}, {992, 1130, 0}, {993, -1, 0}, {994, 1132, 1}, {995, 1133, 1}, {996, 1134, 1}, {997, -1, 1},
    {998, -1, 1}, {999, 1137, 1}, {1000, -1, 1}, {1001, 1139, 1}, {1002, 1140, 1}, {1003, 1141, 1},
    {1004, -1, 1}, {1005, 1143, 1}, {1006, -1, 1}, {1007, 1145, 1}, {1008, 1146, 1}, {1009, 1147, 1},
    {1010, 1148, 1}, {1011, 1149, 1}, {1012, -1, 1}, {1013, -1, 1}, {1014, -1, 1}, {1015, 1910, 2},
    {1016, 1931, 2}, {1017, 1161, 2}, {1018, -1, 2}, {1019, 1906, 2}, {1020, -1, 4}, {1021, -1, 4},
    {1022, -1, 4}, {1023, -1, 4}, {1024, -1, 4}, {1025, -1, 4}, {1026, -1, 4}, {1027, -1, 4}, {1028, -1, 4},
    {1029, -1, 2}, {1030, -1, 2}, {1031, -1, 0}, {1032, -1, 0}, {1033, 1171, 0}, {1034, 1172, 0},
    {1035, -1, 0}, {1036, 1174, 0}, {1037, 1175, 0}, {1038, -1, 0}, {1039, 1177, 0}, {1040, 1178, 0},
    {1041, -1, 0}, {1042, 1180, 0}, {1043, 1181, 0}, {1044, -1, 0}, {1045, 1183, 0}, {1046, 1184, 0},
    {1047, -1, 0}, {1048, 1186, 0}, {1049, 1187, 0}, {1050, -1, 0}, {1051, 1189, 0}, {1052, 1190, 0},
    {1053, -1, 0}, {1054, -1, 4}, {1055, -1, 4}, {1056, 1318, 2}, {1057, -1, 4}, {1057, -1, 5},
    {1058, -1, 4}, {1059, 1282, 4}, {1059, -1, 5}, {1060, -1, 4}, {1061, -1, 4}, {1061, -1, 5},
    {1062, -1, 4}, {1063, 1288, 4}, {1063, -1, 5}, {1064, -1, 4}, {1065, 1290, 4}, {1065, -1, 5},
    {1066, -1, 4}, {1067, -1, 4}, {1067, -1, 5}, {1068, -1, 4}, {1069, -1, 4}, {1069, -1, 5}, {1070, -1, 4},
    {1070, -1, 5}, {1071, -1, 4}, {1072, -1, 4}, {1072, -1, 5}, {1073, -1, 4}, {1074, -1, 4}, {1074, -1, 5},
    {1075, -1, 4}, {1076, -1, 4}, {1076, -1, 5}, {1077, -1, 4}, {1078, 1605, 2}, {1079, -1, 2},
    {1080, 2027, 2}, {1081, -1, 2}, {1082, -1, 2}, {1083, -1, 2}, {1084, -1, 2}, {1085, -1, 2},
    {1086, -1, 2}, {1087, 1581, 2}, {1088, -1, 2}, {1089, -1, 2}, {1090, -1, 2}, {1091, -1, 2},
    {1092, -1, 2}, {1093, -1, 2}, {1094, -1, 2}, {1095, -1, 2}, {1096, -1, 2}, {1097, 1252, 2},
    {1098, 1248, 1}, {1099, 1278, 1}, {1100, 1277, 1}, {1101, -1, 1}, {1102, -1, 1}, {1103, -1, 1},
    {1104, 1441, 1}, {1105, -1, 1}, {1106, 1255, 1}, {1107, -1, 1}, {1108, -1, 1}, {1109, -1, 1},
    {1110, 1262, 1}, {1111, 1263, 1}, {1112, 1264, 1}, {1113, 1265, 1}, {1114, -1, 1}, {1115, -1, 1},
    {1116, -1, 1}, {1117, -1, 1}, {1118, -1, 1}, {1119, -1, 1}, {1120, -1, 1}, {1121, -1, 1}, {1122, -1, 1},
    {1123, -1, 1}, {1124, -1, 1}, {1125, -1, 2}, {1126, -1, 2}, {1127, -1, 2}, {1128, -1, 2},
    {1129, 1764, 1}, {1130, -1, 1}, {1131, -1, 1}, {1132, -1, 1}, {1133, -1, 4}, {1134, -1, 4},
    {1134, -1, 5}, {1135, -1, 4}, {1135, -1, 5}, {1136, -1, 4}, {1136, -1, 5}, {1137, -1, 4}, {1137, -1, 5},
    {1138, -1, 4}, {1138, -1, 5}, {1139, 1947, 1}, {1140, -1, 1}, {1141, -1, 1}, {1142, -1, 1},
    {1143, -1, 1}, {1144, -1, 1}, {1145, -1, 1}, {1146, -1, 1}, {1147, 1301, 0}, {1148, -1, 0},
    {1149, 1303, 0}, {1150, 1312, 0}, {1151, 1305, 0}, {1152, -1, 0}, {1153, -1, 0}, {1154, 1308, 0},
    {1155, 1309, 0}, {1156, 1310, 0}, {1157, -1, 0}, {1158, -1, 0}, {1159, -1, 0}, {1160, -1, 0},
    {1161, -1, 0}, {1162, 1319, 4}, {1163, 1320, 4}, {1164, -1, 4}, {1165, 1613, 2}, {1166, -1, 3},
    {1167, -1, 3}, {1168, -1, 0}, {1169, -1, 0}, {1170, -1, 4}, {1170, -1, 5}, {1171, -1, 4}, {1171, -1, 5},
    {1172, -1, 4}, {1172, -1, 5}, {1173, -1, 4}, {1173, -1, 5}, {1174, -1, 4}, {1174, -1, 5}, {1175, -1, 4},
    {1175, -1, 5}, {1176, -1, 4}, {1176, -1, 5}, {1177, -1, 4}, {1177, -1, 5}, {1178, -1, 4}, {1178, -1, 5},
    {1179, -1, 4}, {1179, -1, 5}, {1180, -1, 4}, {1180, -1, 5}, {1181, -1, 4}, {1181, -1, 5}, {1182, -1, 4},
    {1182, -1, 5}, {1183, -1, 4}, {1183, -1, 5}, {1184, -1, 4}, {1184, -1, 5}, {1185, -1, 4}, {1185, -1, 5},
    {1186, -1, 4}, {1186, -1, 5}, {1187, -1, 4}, {1187, -1, 5}, {1188, -1, 4}, {1188, -1, 5}, {1189, -1, 4},
    {1190, -1, 4}, {1191, -1, 4}, {1192, -1, 4}, {1193, -1, 4}, {1194, -1, 4}, {1195, -1, 4}, {1196, -1, 4},
    {1197, -1, 4}, {1198, -1, 4}, {1199, -1, 4}, {1200, -1, 4}, {1201, -1, 4}, {1202, 1447, 4},
    {1202, -1, 5}, {1203, 1388, 4}, {1203, -1, 5}, {1204, 1390, 4}, {1204, -1, 5}, {1205, 1386, 4},
    {1205, -1, 5}, {1206, -1, 4}, {1207, -1, 4}, {1208, -1, 4}, {1209, -1, 4}, {1210, 1416, 4},
    {1210, -1, 5}, {1211, 1445, 4}, {1211, -1, 5}, {1212, 1446, 4}, {1212, -1, 5}, {1213, -1, 4},
    {1213, -1, 5}, {1214, -1, 4}, {1214, -1, 5}, {1215, -1, 4}, {1215, -1, 5}, {1216, -1, 4}, {1216, -1, 5},
    {1217, -1, 4}, {1217, -1, 5}, {1218, -1, 4}, {1218, -1, 5}, {1219, -1, 4}, {1219, -1, 5}, {1220, -1, 4},
    {1220, -1, 5}, {1221, -1, 4}, {1221, -1, 5}, {1222, -1, 4}, {1222, -1, 5}, {1223, -1, 4}, {1223, -1, 5},
    {1224, -1, 4}, {1224, -1, 5}, {1225, 1444, 4}, {1225, -1, 5}, {1226, -1, 4}, {1226, -1, 5},
    {1227, -1, 4}, {1227, -1, 5}, {1228, -1, 4}, {1228, -1, 5}, {1229, -1, 4}, {1229, -1, 5}, {1230, -1, 0},
    {1231, -1, 0}, {1232, 1528, 5}, {1233, -1, 0}, {1234, 1432, 0}, {1235, -1, 3}, {1236, -1, 0},
    {1237, 1434, 0}, {1238, -1, 0}, {1239, 1436, 0}, {1240, 1437, 0}, {1241, 1438, 0}, {1242, 1439, 0},
    {1243, -1, 0}, {1244, 1620, 1}, {1245, -1, 1}, {1246, -1, 2}, {1247, -1, 2}, {1248, -1, 4},
    {1249, -1, 4}, {1250, -1, 4}, {1251, -1, 4}, {1252, -1, 3}, {1253, -1, 0}, {1254, 1451, 3},
    {1255, 1452, 3}, {1256, 1453, 3}, {1257, 1454, 3}, {1258, 1455, 3}, {1259, 1456, 3}, {1260, 1457, 3},
    {1261, 1458, 3}, {1262, 1459, 3}, {1263, 1465, 3}, {1264, 1461, 3}, {1265, 1462, 3}, {1266, 1463, 3},
    {1267, 1464, 3}, {1268, -1, 3}, {1269, 1466, 3}, {1270, 1467, 3}, {1271, 1468, 3}, {1272, 1469, 3},
    {1273, 1470, 3}, {1274, 1471, 3}, {1275, 1472, 3}, {1276, 1473, 3}, {1277, 1474, 3}, {1278, 1475, 3},
    {1279, 1476, 3}, {1280, 1477, 3}, {1281, 1478, 3}, {1282, 1479, 3}, {1283, 1480, 3}, {1284, 1481, 3},
    {1285, 1482, 3}, {1286, 1483, 3}, {1287, 1484, 3}, {1288, 1485, 3}, {1289, 1486, 3}, {1290, 1487, 3},
    {1291, 1488, 3}, {1292, -1, 3}, {1293, -1, 3}, {1294, 1491, 3}, {1295, 1492, 3}, {1296, 1493, 3},
    {1297, -1, 3}, {1298, -1, 3}, {1299, -1, 3}, {1300, -1, 3}, {1301, -1, 3}, {1302, 1499, 3},
    {1303, 1500, 3}, {1304, 1501, 3}, {1305, -1, 3}, {1306, -1, 3}, {1307, -1, 3}, {1308, 1636, 3},
    {1309, -1, 3}, {1310, -1, 3}, {1311, -1, 3}, {1312, -1, 3}, {1313, -1, 3}, {1314, -1, 3}, {1315, -1, 3},
    {1316, -1, 3}, {1317, -1, 4}, {1318, -1, 4}, {1319, 1516, 3}, {1320, -1, 3}, {1321, 1518, 0},
    {1322, -1, 0}, {1323, 1520, 1}, {1324, -1, 1}, {1325, 1522, 1}, {1326, -1, 1}, {1327, 1524, 1},
    {1328, -1, 1}, {1329, -1, 0}, {1330, -1, 0}, {1331, -1, 0}, {1332, -1, 3}, {1333, -1, 3}, {1334, -1, 3},
    {1335, -1, 3}, {1336, -1, 3}, {1337, -1, 5}, {1338, -1, 5}, {1339, -1, 5}, {1340, -1, 0}, {1341, -1, 3},
    {1342, -1, 3}, {1343, 1540, 3}, {1344, -1, 4}, {1345, 1542, 0}, {1346, -1, 0}, {1347, 1544, 0},
    {1348, 1585, 0}, {1349, 1546, 0}, {1350, -1, 0}, {1351, -1, 0}, {1352, -1, 2}, {1353, -1, 2},
    {1354, -1, 2}, {1355, -1, 2}, {1356, -1, 2}, {1357, 1888, 2}, {1358, -1, 2}, {1359, -1, 2},
    {1360, -1, 2}, {1361, -1, 2}, {1362, -1, 2}, {1363, -1, 2}, {1364, -1, 2}, {1365, -1, 2}, {1366, -1, 2},
    {1367, -1, 2}, {1368, -1, 2}, {1369, -1, 2}, {1370, -1, 2}, {1371, -1, 2}, {1372, -1, 2}, {1373, -1, 2},
    {1374, -1, 2}, {1375, -1, 2}, {1376, 1628, 2}, {1377, 1629, 2}, {1378, 1630, 2}, {1379, -1, 2},
    {1380, -1, 2}, {1381, -1, 2}, {1382, -1, 2}, {1383, -1, 2}, {1384, -1, 2}, {1385, -1, 2}, {1386, -1, 2},
    {1387, -1, 2}, {1388, -1, 2}, {1389, -1, 0}, {1390, -1, 2}, {1391, -1, 2}, {1392, 1589, 0},
    {1393, 1590, 0}, {1394, 1591, 0}, {1395, 1592, 0}, {1396, 1593, 0}, {1397, 1594, 0}, {1398, 1595, 0},
    {1399, -1, 0}, {1400, 1597, 1}, {1401, -1, 1}, {1402, -1, 1}, {1403, -1, 1}, {1404, -1, 1},
    {1405, -1, 1}, {1406, 1603, 1}, {1407, -1, 1}, {1408, -1, 1}, {1409, -1, 2}, {1410, -1, 2},
    {1411, -1, 2}, {1412, -1, 2}, {1413, -1, 2}, {1414, -1, 2}, {1415, -1, 2}, {1416, -1, 2},
    {1417, 1614, 2}, {1418, -1, 2}, {1419, -1, 1}, {1420, -1, 1}, {1421, -1, 1}, {1422, -1, 1},
    {1423, -1, 1}, {1424, 1622, 1}, {1425, 1623, 1}, {1426, 1624, 1}, {1427, 1625, 1}, {1428, 1627, 1},
    {1429, 1626, 1}, {1430, -1, 1}, {1431, -1, 1}, {1432, -1, 2}, {1433, -1, 2}, {1434, -1, 2},
    {1435, 1632, 1}, {1436, -1, 1}, {1437, -1, 3}, {1438, -1, 3}, {1439, -1, 3}, {1440, -1, 3},
    {1441, -1, 3}, {1442, -1, 3}, {1443, -1, 3}, {1444, 1641, 0}, {1445, 1721, 0}, {1446, -1, 5},
    {1447, -1, 0}, {1448, -1, 0}, {1449, -1, 0}, {1450, -1, 0}, {1451, -1, 0}, {1452, -1, 0}, {1453, -1, 0},
    {1454, -1, 0}, {1455, -1, 0}, {1456, -1, 0}, {1457, -1, 0}, {1458, -1, 0}, {1459, -1, 0}, {1460, -1, 0},
    {1461, 1658, 0}, {1462, 1659, 0}, {1463, 1660, 0}, {1464, -1, 0}, {1465, 1662, 0}, {1466, 1663, 0},
    {1467, 1664, 0}, {1468, -1, 0}, {1469, 1668, 0}, {1470, 1669, 0}, {1471, 1670, 0}, {1472, -1, 0},
    {1473, -1, 0}, {1474, -1, 0}, {1475, 1674, 0}, {1476, 1675, 0}, {1477, -1, 0}, {1478, -1, 0},
    {1479, -1, 0}, {1480, -1, 0}, {1481, -1, 0}, {1482, -1, 0}, {1483, -1, 5}, {1484, -1, 5}, {1485, -1, 0},
    {1486, 1683, 0}, {1487, 1684, 0}, {1488, -1, 0}, {1489, 1686, 0}, {1490, 1687, 0}, {1491, -1, 0},
    {1492, 1689, 0}, {1493, 1690, 0}, {1494, 1691, 0}, {1495, -1, 0}, {1496, 1693, 0}, {1497, 1694, 0},
    {1498, 1695, 0}, {1499, -1, 0}, {1500, -1, 0}, {1501, -1, 0}, {1502, -1, 5}, {1503, -1, 5},
    {1504, -1, 5}, {1505, -1, 5}, {1506, -1, 5}, {1507, -1, 5}, {1508, -1, 5}, {1509, -1, 5}, {1510, -1, 5},
    {1511, -1, 5}, {1512, -1, 5}, {1513, -1, 5}, {1514, -1, 5}, {1515, -1, 5}, {1516, -1, 5}, {1517, -1, 5},
    {1518, -1, 5}, {1519, 1716, 0}, {1520, 1717, 0}, {1521, 1718, 0}, {1522, 1719, 0}, {1523, 1720, 0},
    {1524, -1, 0}, {1525, 1722, 0}, {1526, 1723, 0}, {1527, 1724, 0}, {1528, 1725, 0}, {1529, 1726, 0},
    {1530, 1727, 0}, {1531, 1728, 0}, {1532, 1729, 0}, {1533, 1730, 0}, {1534, -1, 0}, {1535, -1, 2},
    {1536, -1, 2}, {1537, -1, 2}, {1538, -1, 2}, {1539, 1736, 2}, {1540, -1, 2}, {1541, -1, 2},
    {1542, -1, 2}, {1543, -1, 2}, {1544, -1, 2}, {1545, -1, 2}, {1546, -1, 0}, {1547, -1, 0}, {1548, -1, 0},
    {1549, 1756, 0}, {1550, 1747, 0}, {1551, -1, 0}, {1552, -1, 1}, {1553, -1, 1}, {1554, -1, 1},
    {1555, -1, 1}, {1556, -1, 1}, {1557, -1, 1}, {1558, 1939, 1}, {1559, -1, 1}, {1560, 1759, 0},
    {1561, 1758, 0}, {1562, -1, 0}, {1563, -1, 0}, {1564, 1761, 2}, {1565, -1, 2}, {1566, -1, 0},
    {1567, -1, 0}, {1568, -1, 2}, {1569, 1989, 2}, {1570, -1, 1}, {1571, -1, 1}, {1572, -1, 1},
    {1573, -1, 1}, {1574, -1, 1}, {1575, -1, 1}, {1576, -1, 1}, {1577, -1, 0}, {1578, -1, 0}, {1579, -1, 0},
    {1579, -1, 0}, {1580, 1778, 0}, {1581, 1779, 0}, {1582, 1780, 0}, {1583, 1781, 0}, {1584, 1782, 0},
    {1585, 1810, 0}, {1586, -1, 0}, {1587, 1786, 0}, {1588, -1, 0}, {1589, 1808, 0}, {1590, -1, 0},
    {1591, -1, 0}, {1592, 1891, 2}, {1593, -1, 2}, {1594, -1, 2}, {1595, -1, 2}, {1596, -1, 2},
    {1597, -1, 1}, {1598, -1, 1}, {1599, -1, 1}, {1600, -1, 0}, {1601, -1, 4}, {1601, -1, 5}, {1602, -1, 4},
    {1602, -1, 5}, {1603, -1, 4}, {1603, -1, 5}, {1604, -1, 4}, {1604, -1, 5}, {1605, -1, 4}, {1605, -1, 5},
    {1606, 1959, 0}, {1607, -1, 0}, {1608, 1854, 0}, {1609, 1812, 1}, {1610, -1, 1}, {1611, 1814, 1},
    {1612, -1, 1}, {1613, 1816, 1}, {1614, -1, 1}, {1615, 1818, 1}, {1616, -1, 1}, {1617, 1820, 1},
    {1618, -1, 1}, {1619, 1822, 1}, {1620, -1, 1}, {1621, 1824, 1}, {1622, -1, 1}, {1623, -1, 1},
    {1624, 1827, 1}, {1625, -1, 1}, {1626, -1, 1}, {1627, -1, 1}, {1628, -1, 1}, {1629, 1922, 1},
    {1630, -1, 1}, {1631, -1, 1}, {1632, -1, 0}, {1633, -1, 0}, {1634, -1, 0}, {1635, -1, 0}, {1636, -1, 0},
    {1637, -1, 0}, {1638, -1, 0}, {1639, -1, 0}, {1640, -1, 0}, {1641, 1844, 1}, {1642, 1845, 1},
    {1643, -1, 1}, {1644, 1847, 1}, {1645, 1848, 1}, {1646, -1, 1}, {1647, 1850, 1}, {1648, 1851, 1},
    {1649, 1855, 1}, {1650, 1853, 1}, {1651, -1, 1}, {1652, -1, 0}, {1653, 1856, 1}, {1654, -1, 1},
    {1655, -1, 0}, {1656, -1, 0}, {1657, -1, 0}, {1658, -1, 0}, {1659, -1, 0}, {1660, -1, 2}, {1661, -1, 2},
    {1662, -1, 2}, {1663, -1, 2}, {1664, -1, 2}, {1665, -1, 2}, {1666, -1, 0}, {1667, -1, 0}, {1668, -1, 0},
    {1669, 1873, 1}, {1670, 1874, 1}, {1671, -1, 1}, {1672, -1, 1}, {1673, -1, 1}, {1674, -1, 0},
    {1675, -1, 0}, {1676, -1, 0}, {1677, -1, 0}, {1678, -1, 4}, {1679, -1, 4}, {1680, -1, 2},
    {1681, 1884, 1}, {1682, 1885, 1}, {1683, 1886, 1}, {1684, 1930, 1}, {1685, -1, 0}, {1686, -1, 2},
    {1687, -1, 2}, {1688, -1, 2}, {1689, -1, 2}, {1690, -1, 2}, {1691, -1, 2}, {1692, -1, 2}, {1693, -1, 4},
    {1693, -1, 5}, {1694, -1, 4}, {1694, -1, 5}, {1695, -1, 4}, {1695, -1, 5}, {1696, -1, 2}, {1697, -1, 0},
    {1697, -1, 0}, {1698, -1, 0}, {1698, -1, 0}, {1699, -1, 0}, {1699, -1, 0}, {1700, -1, 0}, {1700, -1, 0},
    {1701, 1920, 0}, {1701, -1, 0}, {1702, 1932, 0}, {1703, 1933, 0}, {1704, -1, 3}, {1705, -1, 3},
    {1706, -1, 3}, {1707, -1, 3}, {1708, -1, 3}, {1709, -1, 0}, {1710, 1921, 0}, {1711, 1928, 0},
    {1712, -1, 4}, {1713, -1, 4}, {1714, -1, 4}, {1715, -1, 4}, {1716, -1, 4}, {1717, -1, 4}, {1718, -1, 0},
    {1719, -1, 0}, {1720, -1, 0}, {1721, -1, 1}, {1722, -1, 2}, {1723, -1, 2}, {1724, 1935, 2},
    {1725, -1, 2}, {1726, -1, 0}, {1727, 1938, 0}, {1728, -1, 0}, {1729, 1940, 0}, {1730, -1, 0},
    {1731, -1, 1}, {1732, -1, 0}, {1733, -1, 0}, {1734, -1, 0}, {578, 2017, 6}, {582, 2016, 6}, {564, -1, 2},
    {851, -1, 2}, {925, -1, 6}, {926, -1, 6}, {1609, -1, 6}, {1611, -1, 6}, {1623, -1, 6}, {1626, -1, 6},
    {1627, -1, 6}, {1641, -1, 6}, {1644, -1, 6}, {1647, -1, 6}, {1665, -1, 2}, {1673, -1, 6},
    {1681, 1981, 6}, {1696, -1, 2}, {908, -1, 6}, {911, -1, 6}, {856, -1, 6}, {863, -1, 6}, {859, -1, 6},
    {861, -1, 6}, {679, 1970, 2}, {931, -1, 2}, {690, -1, 2}, {1128, -1, 2}, {867, -1, 6}, {867, -1, 6},
    {868, -1, 6}, {868, -1, 6}, {982, -1, 6}, {982, -1, 6}, {983, -1, 6}, {983, -1, 6}, {985, -1, 6},
    {1435, -1, 6}, {1436, -1, 6}, {895, -1, 6}, {976, -1, 6}, {977, -1, 6}, {1419, -1, 6}, {1420, -1, 6},
    {456, -1, 2}, {458, -1, 6}, {459, -1, 6}, {472, -1, 2}, {460, -1, 6}, {478, -1, 6}, {479, -1, 6},
    {1541, -1, 2}, {1542, -1, 2}, {1543, -1, 2}, {1544, -1, 2}, {1545, -1, 2}, {588, -1, 6}, {702, 2003, 2},
    {966, -1, 2}, {952, -1, 2}, {747, -1, 2}, {746, -1, 2}, {729, -1, 2}, {730, -1, 2}, {731, -1, 2},
    {864, -1, 6}, {883, 2012, 6}, {884, -1, 6}, {351, -1, 6}, {446, -1, 6}, {447, -1, 6}, {454, -1, 6},
    {378, -1, 6}, {348, -1, 2}, {349, -1, 2}, {350, -1, 6}, {1401, -1, 6}, {1404, -1, 6}, {1405, -1, 6},
    {1414, -1, 2}, {1410, -1, 2}, {1386, -1, 2}, {1079, -1, 2}, {1100, -1, 6}, {1106, -1, 6}, {1121, -1, 6},
    {1421, -1, 6}, {1431, 2038, 6}, {1430, 2039, 6}, {1424, 2035, 6}, {1426, -1, 6}, {1425, 2037, 6},
    {1427, -1, 6}, {1428, -1, 6}, {1429, -1, 6}, {1731, -1, 6}
};

static const struct catalogue_entry entries[] = {
    {149, -1, 240, 128, -1, 0, 0, 0, 6, 6, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {149, -1, -1, -1, -1, 6, 0, 1, 0, 0, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {149, -1, 243, 244, -1, 6, 6, 2, 2, 2, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {149, -1, 150, 147, -1, 8, 8, 3, 2, 2, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {149, -1, 247, 248, -1, 10, 10, 4, 1, 1, 3, 0, 14, 0, 1, 0},  // CGAffineTransform
    {147, -1, -1, -1, -1, 11, 11, 5, 1, 1, 0, 0, 14, 0, 0, 0},  // S
    {248, -1, -1, -1, -1, 12, 12, 6, 2, 2, 0, 0, 14, 0, 1, 0},  // R
    {147, -1, -1, -1, -1, 14, 14, 7, 2, 2, 0, 0, 14, 0, 0, 0},  // S
    {147, -1, -1, -1, -1, 16, 16, 8, 3, 3, 0, 0, 14, 0, 0, 0},  // S
    {250, -1, -1, -1, -1, 19, 19, 9, 1, 1, 0, 0, 14, 0, 0, 0},  // H
    {250, -1, -1, -1, -1, 20, 20, 10, 1, 1, 0, 0, 14, 0, 0, 0},  // H
    {250, -1, -1, -1, -1, 21, 21, 11, 2, 2, 0, 0, 14, 0, 0, 0},  // H
    {252, 149, 253, -1, -1, 0, 0, 12, 0, 0, 5, 15, 14, 0, 0, 0},  // identity
    {254, -1, 255, -1, -1, 23, 23, 13, 1, 2, 1, 15, 14, 0, 0, 0},  // concatenating
    {256, -1, 257, -1, -1, 24, 25, 14, 2, 3, 1, 15, 14, 0, 4, 0},  // translatedBy
    {148, -1, 151, -1, -1, 26, 28, 15, 2, 3, 1, 15, 14, 0, 0, 0},  // scaledBy
    {258, -1, 260, -1, -1, 28, 31, 16, 1, 2, 1, 15, 14, 0, 1, 0},  // rotated
    {261, -1, 262, -1, -1, 29, 33, 17, 0, 1, 1, 15, 14, 0, 2, 0},  // inverted
    {263, -1, 264, -1, -1, 29, 34, 18, 0, 1, 1, 15, 16, 0, 15, 0},  // decomposed
    {265, -1, -1, -1, -1, 29, 35, 19, 1, 1, 0, 0, 2, 0, 0, 0},  // CGAffineTransformIsIdentity
    {266, -1, -1, -1, -1, 30, 36, 20, 2, 2, 0, 0, 2, 0, 0, 0},  // CGAffineTransformEqualToTransform
    {267, -1, -1, -1, -1, 32, 38, 21, 1, 1, 0, 0, 3, 0, 0, 0},  // NSStringFromCGAffineTransform
    {269, 268, -1, -1, -1, 33, 39, 22, 1, 1, 4, 4, 3, 0, 0, 0},  // string
    {270, -1, -1, -1, -1, 0, 40, 23, 0, 1, 2, 15, 0, 0, 0, 0},  // m11
    {271, -1, -1, -1, -1, 0, 41, 24, 0, 1, 2, 15, 0, 0, 0, 0},  // m12
    {272, -1, -1, -1, -1, 0, 42, 25, 0, 1, 2, 15, 0, 0, 0, 0},  // m21
    {273, -1, -1, -1, -1, 0, 43, 26, 0, 1, 2, 15, 0, 0, 0, 0},  // m22
    {274, -1, -1, -1, -1, 0, 44, 27, 0, 1, 2, 15, 0, 0, 0, 0},  // m41
    {275, -1, -1, -1, -1, 0, 45, 28, 0, 1, 2, 15, 0, 0, 0, 0},  // m42
    {276, -1, -1, -1, -1, 0, 46, 29, 0, 1, 2, 15, 0, 0, 0, 0},  // m44
    {131, -1, -1, -1, -1, 0, 47, 30, 0, 1, 2, 15, 0, 0, 14, 0},  // a
    {236, -1, -1, -1, -1, 0, 48, 31, 0, 1, 2, 15, 0, 0, 0, 0},  // b
    {237, -1, -1, -1, -1, 0, 49, 32, 0, 1, 2, 15, 0, 0, 0, 0},  // c
    {132, -1, -1, -1, -1, 0, 50, 33, 0, 1, 2, 15, 0, 0, 14, 0},  // d
    {238, -1, -1, -1, -1, 0, 51, 34, 0, 1, 2, 15, 0, 0, 0, 0},  // tx
    {239, -1, -1, -1, -1, 0, 52, 35, 0, 1, 2, 15, 0, 0, 0, 0},  // ty
    {277, -1, -1, -1, -1, 0, 53, 36, 0, 1, 2, 15, 2, 0, 0, 0},  // isIdentity
    {278, -1, -1, -1, -1, 0, 54, 37, 0, 1, 2, 15, 0, 0, 0, 0},  // determinant
    {279, -1, -1, -1, -1, 0, 55, 38, 0, 1, 2, 15, 15, 0, 0, 0},  // matrix
    {280, -1, -1, -1, -1, 0, 56, 39, 0, 1, 2, 15, 3, 0, 0, 0},  // kind
    {281, -1, -1, -1, -1, 0, 57, 40, 0, 1, 2, 15, 9, 0, 0, 0},  // fixedPoint
    {282, -1, -1, -1, -1, 34, 58, 41, 1, 1, 0, 0, 14, 0, 0, 0},  // reflect
    {282, -1, -1, -1, -1, 35, 59, 42, 2, 2, 0, 0, 14, 0, 1, 0},  // reflect
    {251, 285, -1, -1, -1, 0, 0, 43, 0, 0, 5, 20, 19, 0, 0, 0},  // x
    {242, 285, -1, -1, -1, 0, 0, 44, 0, 0, 5, 20, 19, 0, 0, 0},  // y
    {286, 285, -1, -1, -1, 0, 0, 45, 0, 0, 5, 20, 19, 0, 0, 0},  // origin
    {287, 285, -1, -1, -1, 0, 0, 46, 0, 0, 5, 20, 19, 0, 0, 0},  // yEqualsX
    {288, 285, -1, -1, -1, 0, 0, 47, 0, 0, 5, 20, 19, 0, 0, 0},  // yEqualsMinusX
    {220, -1, -1, -1, -1, 37, 61, 48, 4, 4, 3, 0, 16, 0, 1, 0},  // CGAffineTransformComponents
    {149, -1, 293, -1, -1, 41, 65, 49, 1, 1, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {289, -1, -1, -1, -1, 0, 66, 50, 0, 1, 2, 17, 12, 0, 0, 0},  // scale
    {290, -1, -1, -1, -1, 0, 67, 51, 0, 1, 2, 17, 0, 0, 0, 0},  // horizontalShear
    {291, -1, -1, -1, -1, 0, 68, 52, 0, 1, 2, 17, 0, 0, 0, 0},  // rotation
    {292, -1, -1, -1, -1, 0, 69, 53, 0, 1, 2, 17, 10, 0, 0, 0},  // translation
    {216, -1, 294, -1, -1, 42, 70, 0, 2, 2, 3, 0, 9, 0, 0, 1},  // CGPoint
    {216, -1, -1, -1, -1, 44, 0, 1, 0, 0, 3, 0, 9, 0, 0, 1},  // CGPoint
    {295, 216, 296, -1, -1, 0, 0, 2, 0, 0, 5, 10, 9, 0, 0, 1},  // zero
    {251, -1, -1, -1, -1, 0, 72, 3, 0, 1, 2, 10, 0, 0, 0, 1},  // x
    {242, -1, -1, -1, -1, 0, 73, 4, 0, 1, 2, 10, 0, 0, 0, 1},  // y
    {297, -1, 298, -1, -1, 44, 74, 5, 1, 2, 1, 10, 9, 0, 6, 1},  // applying
    {299, -1, -1, -1, -1, 45, 76, 6, 1, 2, 1, 10, 0, 0, 0, 1},  // distance
    {301, -1, -1, -1, -1, 46, 78, 7, 2, 2, 0, 0, 2, 0, 0, 1},  // CGPointEqualToPoint
    {302, -1, -1, -1, -1, 48, 80, 8, 1, 2, 1, 10, 2, 0, 0, 1},  // equalTo
    {303, -1, -1, -1, -1, 49, 82, 9, 1, 1, 0, 0, 3, 0, 0, 1},  // NSStringFromCGPoint
    {304, -1, -1, -1, -1, 0, 83, 10, 0, 1, 2, 10, 3, 0, 0, 1},  // debugDescription
    {217, -1, 307, 308, -1, 50, 84, 11, 2, 2, 3, 0, 10, 0, 0, 1},  // CGVector
    {217, -1, -1, -1, -1, 52, 0, 12, 0, 0, 3, 0, 10, 0, 0, 1},  // CGVector
    {295, 217, -1, -1, -1, 0, 0, 13, 0, 0, 5, 11, 10, 0, 0, 1},  // zero
    {305, -1, -1, -1, -1, 0, 86, 14, 0, 1, 2, 11, 0, 0, 0, 1},  // dx
    {306, -1, -1, -1, -1, 0, 87, 15, 0, 1, 2, 11, 0, 0, 0, 1},  // dy
    {309, -1, -1, -1, -1, 0, 88, 16, 0, 1, 2, 11, 0, 0, 0, 1},  // length
    {297, -1, -1, -1, -1, 52, 89, 17, 1, 2, 1, 11, 10, 0, 0, 1},  // applying
    {310, -1, -1, -1, -1, 53, 91, 18, 1, 1, 0, 0, 3, 0, 0, 1},  // NSStringFromCGVector
    {218, -1, 313, 314, -1, 54, 92, 19, 2, 2, 3, 0, 12, 0, 0, 1},  // CGSize
    {218, -1, -1, -1, -1, 56, 0, 20, 0, 0, 3, 0, 12, 0, 0, 1},  // CGSize
    {295, 218, 315, -1, -1, 0, 0, 21, 0, 0, 5, 13, 12, 0, 0, 1},  // zero
    {311, -1, -1, -1, -1, 0, 94, 22, 0, 1, 2, 13, 0, 0, 0, 1},  // width
    {312, -1, -1, -1, -1, 0, 95, 23, 0, 1, 2, 13, 0, 0, 0, 1},  // height
    {297, -1, 316, -1, -1, 56, 96, 24, 1, 2, 1, 13, 12, 0, 0, 1},  // applying
    {317, -1, -1, -1, -1, 57, 98, 25, 2, 2, 0, 0, 2, 0, 0, 1},  // CGSizeEqualToSize
    {302, -1, -1, -1, -1, 59, 100, 26, 1, 2, 1, 13, 2, 0, 0, 1},  // equalTo
    {318, -1, -1, -1, -1, 60, 102, 27, 1, 1, 0, 0, 3, 0, 0, 1},  // NSStringFromCGSize
    {304, -1, -1, -1, -1, 0, 103, 28, 0, 1, 2, 13, 3, 0, 0, 1},  // debugDescription
    {251, -1, -1, -1, -1, 0, 104, 29, 0, 1, 2, 12, 0, 0, 0, 1},  // x
    {242, -1, -1, -1, -1, 0, 105, 30, 0, 1, 2, 12, 0, 0, 0, 1},  // y
    {319, -1, -1, -1, -1, 0, 106, 31, 0, 1, 2, 12, 0, 0, 0, 1},  // w
    {320, -1, -1, -1, -1, 0, 107, 32, 0, 1, 2, 12, 0, 0, 0, 1},  // z
    {321, -1, -1, -1, -1, 0, 108, 33, 0, 1, 2, 12, 2, 0, 0, 1},  // isVector
    {322, -1, -1, -1, -1, 0, 109, 34, 0, 1, 2, 12, 9, 0, 0, 1},  // point
    {219, -1, 323, 324, -1, 61, 110, 0, 4, 4, 3, 0, 13, 0, 0, 2},  // CGRect
    {219, -1, -1, -1, -1, 65, 114, 1, 2, 2, 3, 0, 13, 0, 0, 2},  // CGRect
    {219, -1, -1, -1, -1, 67, 0, 2, 0, 0, 3, 0, 13, 0, 0, 2},  // CGRect
    {295, 219, 325, -1, -1, 0, 0, 3, 0, 0, 5, 14, 13, 0, 0, 2},  // zero
    {326, 219, 327, -1, -1, 0, 0, 4, 0, 0, 5, 14, 13, 0, 0, 2},  // null
    {328, 219, 329, -1, -1, 0, 0, 5, 0, 0, 5, 14, 13, 0, 0, 2},  // infinite
    {330, -1, -1, -1, -1, 67, 116, 6, 1, 1, 0, 0, 3, 0, 0, 2},  // NSStringFromCGRect
    {331, -1, -1, -1, -1, 68, 117, 7, 2, 2, 0, 0, 13, 0, 0, 2},  // AVMakeRect
    {334, -1, -1, -1, -1, 70, 119, 8, 2, 2, 0, 0, 13, 0, 0, 2},  // AVMakeRectWithAspectRatioInsideRect
    {335, -1, -1, -1, -1, 72, 121, 9, 1, 1, 0, 0, 3, 0, 0, 2},  // NSStringFromRect
    {336, 221, 337, -1, -1, 0, 0, 10, 0, 0, 5, 19, 18, 0, 0, 2},  // minXEdge
    {338, 221, 339, -1, -1, 0, 0, 11, 0, 0, 5, 19, 18, 0, 0, 2},  // minYEdge
    {340, 221, 341, -1, -1, 0, 0, 12, 0, 0, 5, 19, 18, 0, 0, 2},  // maxXEdge
    {342, 221, 343, -1, -1, 0, 0, 13, 0, 0, 5, 19, 18, 0, 0, 2},  // maxYEdge
    {344, -1, 345, -1, -1, 0, 122, 14, 0, 1, 2, 14, 0, 0, 0, 2},  // minX
    {346, -1, 347, -1, -1, 0, 123, 15, 0, 1, 2, 14, 0, 0, 0, 2},  // midX
    {348, -1, 349, -1, -1, 0, 124, 16, 0, 1, 2, 14, 0, 0, 0, 2},  // maxX
    {350, -1, 351, -1, -1, 0, 125, 17, 0, 1, 2, 14, 0, 0, 0, 2},  // minY
    {352, -1, 353, -1, -1, 0, 126, 18, 0, 1, 2, 14, 0, 0, 0, 2},  // midY
    {354, -1, 355, -1, -1, 0, 127, 19, 0, 1, 2, 14, 0, 0, 0, 2},  // maxY
    {311, -1, 356, -1, -1, 0, 128, 20, 0, 1, 2, 14, 0, 0, 0, 2},  // width
    {312, -1, 357, -1, -1, 0, 129, 21, 0, 1, 2, 14, 0, 0, 0, 2},  // height
    {286, -1, -1, -1, -1, 0, 130, 22, 0, 1, 2, 14, 9, 0, 0, 2},  // origin
    {314, -1, -1, -1, -1, 0, 131, 23, 0, 1, 2, 14, 12, 0, 0, 2},  // size
    {358, -1, 359, -1, -1, 0, 132, 24, 0, 1, 2, 14, 13, 0, 0, 2},  // standardized
    {360, -1, 361, -1, -1, 0, 133, 25, 0, 1, 2, 14, 13, 0, 0, 2},  // integral
    {362, -1, 363, -1, -1, 0, 134, 26, 0, 1, 2, 14, 2, 0, 0, 2},  // isNull
    {364, -1, 365, -1, -1, 0, 135, 27, 0, 1, 2, 14, 2, 0, 0, 2},  // isEmpty
    {366, -1, 367, -1, -1, 0, 136, 28, 0, 1, 2, 14, 2, 0, 0, 2},  // isInfinite
    {368, -1, -1, -1, -1, 0, 137, 29, 0, 1, 2, 14, 4, 0, 0, 2},  // corners
    {369, -1, -1, -1, -1, 0, 138, 30, 0, 1, 2, 14, 9, 0, 0, 2},  // center
    {304, -1, -1, -1, -1, 0, 139, 31, 0, 1, 2, 14, 3, 0, 0, 2},  // debugDescription
    {370, -1, 375, -1, -1, 73, 140, 32, 4, 4, 3, 0, 51, 0, 0, 2},  // UIEdgeInsets
    {376, -1, -1, -1, -1, 77, 144, 33, 1, 1, 0, 0, 3, 0, 0, 2},  // NSStringFromUIEdgeInsets
    {377, -1, -1, -1, -1, 78, 145, 34, 2, 2, 0, 0, 2, 0, 0, 2},  // UIEdgeInsetsEqualToEdgeInsets
    {370, -1, -1, -1, -1, 80, 147, 35, 0, 0, 3, 0, 51, 0, 0, 2},  // UIEdgeInsets
    {295, 370, 378, -1, -1, 0, 0, 36, 0, 0, 5, 52, 51, 0, 0, 2},  // zero
    {379, -1, 380, -1, -1, 80, 147, 37, 1, 2, 1, 14, 13, 0, 0, 2},  // inset
    {381, -1, 382, -1, -1, 81, 149, 38, 2, 3, 1, 14, 13, 0, 0, 2},  // insetBy
    {383, -1, 384, -1, -1, 83, 152, 39, 2, 3, 1, 14, 13, 0, 0, 2},  // offsetBy
    {385, -1, 386, -1, -1, 85, 155, 40, 1, 2, 1, 14, 13, 0, 0, 2},  // union
    {387, -1, 388, -1, -1, 86, 157, 41, 1, 2, 1, 14, 13, 0, 0, 2},  // intersection
    {389, -1, 390, -1, -1, 87, 159, 42, 1, 2, 1, 14, 2, 0, 0, 2},  // intersects
    {391, -1, 392, -1, -1, 88, 161, 43, 1, 2, 1, 14, 2, 0, 0, 2},  // contains
    {391, -1, 393, -1, -1, 89, 163, 44, 1, 2, 1, 14, 2, 0, 0, 2},  // contains
    {302, -1, 394, -1, -1, 90, 165, 45, 1, 2, 1, 14, 2, 0, 0, 2},  // equalTo
    {297, -1, 395, -1, -1, 91, 167, 46, 1, 2, 1, 14, 13, 0, 7, 2},  // applying
    {399, -1, -1, -1, -1, 92, 169, 47, 2, 3, 1, 14, 55, 0, 0, 2},  // divided
    {396, -1, -1, -1, -1, 94, 172, 48, 2, 2, 0, 0, 55, 0, 0, 2},  // RectDivision
    {402, -1, -1, -1, -1, 0, 174, 0, 0, 1, 2, 16, 15, 0, 0, 3},  // transpose
    {278, -1, -1, -1, -1, 0, 175, 1, 0, 1, 2, 16, 0, 0, 0, 3},  // determinant
    {403, -1, -1, -1, -1, 0, 176, 2, 0, 1, 2, 16, 15, 0, 0, 3},  // inverse
    {261, -1, -1, -1, -1, 96, 177, 3, 0, 1, 1, 16, 15, 0, 0, 3},  // inverted
    {404, -1, -1, -1, -1, 0, 178, 4, 0, 1, 2, 16, 4, 0, 0, 3},  // rows
    {405, -1, -1, -1, -1, 0, 179, 5, 0, 1, 2, 16, 14, 0, 0, 3},  // affine
    {252, -1, -1, -1, -1, 96, 180, 6, 1, 1, 0, 0, 15, 0, 0, 3},  // identity
    {406, -1, -1, -1, -1, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 4},  // π
    {407, -1, -1, -1, -1, 0, 0, 1, 0, 0, 5, 0, 0, 0, 0, 4},  // pi
    {408, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 0, 0, 0, 4},  // M_PI
    {409, -1, -1, -1, -1, 0, 0, 3, 0, 0, 5, 0, 0, 0, 0, 4},  // M_PI_2
    {410, -1, -1, -1, -1, 0, 0, 4, 0, 0, 5, 0, 0, 0, 0, 4},  // M_PI_4
    {411, -1, -1, -1, -1, 0, 0, 5, 0, 0, 5, 0, 0, 0, 0, 4},  // M_1_PI
    {412, -1, -1, -1, -1, 0, 0, 6, 0, 0, 5, 0, 0, 0, 0, 4},  // M_2_PI
    {413, -1, -1, -1, -1, 0, 0, 7, 0, 0, 5, 0, 0, 0, 0, 4},  // M_SQRT2
    {414, -1, -1, -1, -1, 0, 0, 8, 0, 0, 5, 0, 0, 0, 0, 4},  // M_SQRT1_2
    {415, -1, -1, -1, -1, 0, 0, 9, 0, 0, 5, 0, 0, 0, 0, 4},  // M_E
    {407, 171, -1, -1, -1, 0, 0, 10, 0, 0, 5, 1, 0, 0, 0, 4},  // pi
    {416, 171, -1, -1, -1, 0, 0, 11, 0, 0, 5, 1, 0, 0, 0, 4},  // infinity
    {417, 171, -1, -1, -1, 0, 0, 12, 0, 0, 5, 1, 0, 0, 0, 4},  // nan
    {418, 171, 419, -1, -1, 0, 0, 13, 0, 0, 5, 1, 0, 0, 0, 4},  // ulpOfOne
    {420, 171, 421, -1, -1, 0, 0, 14, 0, 0, 5, 1, 0, 0, 0, 4},  // greatestFiniteMagnitude
    {295, 171, -1, -1, -1, 0, 0, 15, 0, 0, 5, 1, 0, 0, 0, 4},  // zero
    {422, 174, 423, -1, -1, 0, 0, 16, 0, 0, 5, 1, 0, 0, 0, 4},  // max
    {424, 174, 425, -1, -1, 0, 0, 17, 0, 0, 5, 1, 0, 0, 0, 4},  // min
    {171, -1, -1, -1, -1, 97, 181, 18, 1, 1, 3, 0, 0, 0, 0, 4},  // CGFloat
    {172, -1, -1, -1, -1, 98, 182, 19, 1, 1, 3, 0, 0, 0, 0, 4},  // Double
    {173, -1, -1, -1, -1, 99, 183, 20, 1, 1, 3, 0, 0, 0, 0, 4},  // Float
    {177, -1, -1, -1, -1, 100, 184, 21, 1, 1, 3, 0, 0, 0, 0, 4},  // TimeInterval
    {190, -1, -1, -1, -1, 101, 185, 22, 1, 1, 3, 0, 0, 0, 0, 4},  // CFTimeInterval
    {199, -1, -1, -1, -1, 102, 186, 23, 1, 1, 3, 0, 0, 0, 0, 4},  // Float64
    {200, -1, -1, -1, -1, 103, 187, 24, 1, 1, 3, 0, 0, 0, 0, 4},  // Float32
    {174, -1, -1, -1, -1, 104, 188, 25, 1, 1, 3, 0, 0, 0, 0, 4},  // Int
    {175, -1, -1, -1, -1, 105, 189, 26, 1, 1, 3, 0, 0, 0, 0, 4},  // NSInteger
    {171, -1, -1, -1, -1, 106, 0, 27, 0, 0, 3, 0, 0, 0, 0, 4},  // CGFloat
    {172, -1, -1, -1, -1, 106, 0, 28, 0, 0, 3, 0, 0, 0, 0, 4},  // Double
    {173, -1, -1, -1, -1, 106, 0, 29, 0, 0, 3, 0, 0, 0, 0, 4},  // Float
    {177, -1, -1, -1, -1, 106, 0, 30, 0, 0, 3, 0, 0, 0, 0, 4},  // TimeInterval
    {174, -1, -1, -1, -1, 106, 0, 31, 0, 0, 3, 0, 0, 0, 0, 4},  // Int
    {201, -1, -1, -1, -1, 106, 0, 32, 0, 0, 3, 0, 2, 0, 0, 4},  // Bool
    {201, -1, -1, -1, -1, 106, 190, 33, 1, 1, 3, 0, 2, 0, 0, 4},  // Bool
    {171, -1, -1, -1, -1, 107, 191, 34, 1, 1, 3, 0, 0, 0, 0, 4},  // CGFloat
    {172, -1, -1, -1, -1, 108, 192, 35, 1, 1, 3, 0, 0, 0, 0, 4},  // Double
    {173, -1, -1, -1, -1, 109, 193, 36, 1, 1, 3, 0, 0, 0, 0, 4},  // Float
    {174, -1, -1, -1, -1, 110, 194, 37, 1, 1, 3, 0, 0, 0, 0, 4},  // Int
    {152, -1, -1, -1, -1, 111, 195, 38, 1, 1, 3, 0, 0, 0, 0, 4},  // Int8
    {153, -1, -1, -1, -1, 112, 196, 39, 1, 1, 3, 0, 0, 0, 0, 4},  // Int16
    {154, -1, -1, -1, -1, 113, 197, 40, 1, 1, 3, 0, 0, 0, 0, 4},  // Int32
    {155, -1, -1, -1, -1, 114, 198, 41, 1, 1, 3, 0, 0, 0, 0, 4},  // Int64
    {156, -1, -1, -1, -1, 115, 199, 42, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt8
    {157, -1, -1, -1, -1, 116, 200, 43, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt16
    {158, -1, -1, -1, -1, 117, 201, 44, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt32
    {159, -1, -1, -1, -1, 118, 202, 45, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt64
    {160, -1, -1, -1, -1, 119, 203, 46, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt
    {152, -1, -1, -1, -1, 120, 204, 47, 1, 1, 3, 0, 0, 0, 0, 4},  // Int8
    {152, -1, -1, -1, -1, 121, 205, 48, 1, 1, 3, 0, 0, 0, 0, 4},  // Int8
    {153, -1, -1, -1, -1, 122, 206, 49, 1, 1, 3, 0, 0, 0, 0, 4},  // Int16
    {153, -1, -1, -1, -1, 123, 207, 50, 1, 1, 3, 0, 0, 0, 0, 4},  // Int16
    {154, -1, -1, -1, -1, 124, 208, 51, 1, 1, 3, 0, 0, 0, 0, 4},  // Int32
    {154, -1, -1, -1, -1, 125, 209, 52, 1, 1, 3, 0, 0, 0, 0, 4},  // Int32
    {155, -1, -1, -1, -1, 126, 210, 53, 1, 1, 3, 0, 0, 0, 0, 4},  // Int64
    {155, -1, -1, -1, -1, 127, 211, 54, 1, 1, 3, 0, 0, 0, 0, 4},  // Int64
    {156, -1, -1, -1, -1, 128, 212, 55, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt8
    {156, -1, -1, -1, -1, 129, 213, 56, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt8
    {157, -1, -1, -1, -1, 130, 214, 57, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt16
    {157, -1, -1, -1, -1, 131, 215, 58, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt16
    {158, -1, -1, -1, -1, 132, 216, 59, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt32
    {158, -1, -1, -1, -1, 133, 217, 60, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt32
    {159, -1, -1, -1, -1, 134, 218, 61, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt64
    {159, -1, -1, -1, -1, 135, 219, 62, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt64
    {160, -1, -1, -1, -1, 136, 220, 63, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt
    {160, -1, -1, -1, -1, 137, 221, 64, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt
    {174, -1, -1, -1, -1, 138, 222, 65, 1, 1, 3, 0, 0, 0, 0, 4},  // Int
    {174, -1, -1, -1, -1, 139, 223, 66, 1, 1, 3, 0, 0, 0, 0, 4},  // Int
    {203, -1, -1, -1, -1, 140, 224, 67, 2, 2, 3, 0, 3, 0, 0, 4},  // String
    {174, -1, -1, -1, -1, 142, 226, 68, 2, 2, 0, 0, 55, 0, 0, 4},  // Int
    {174, -1, -1, -1, -1, 144, 228, 69, 1, 1, 0, 0, 55, 0, 0, 4},  // Int
    {142, -1, 143, -1, -1, 145, 229, 70, 1, 1, 0, 0, 0, 0, 3, 4},  // sqrt
    {431, -1, 432, -1, -1, 146, 230, 71, 1, 1, 0, 0, 0, 0, 0, 4},  // exp
    {433, -1, 434, -1, -1, 147, 231, 72, 1, 1, 0, 0, 0, 0, 0, 4},  // log
    {435, -1, -1, -1, -1, 148, 232, 73, 1, 1, 0, 0, 0, 0, 0, 4},  // abs
    {436, -1, -1, -1, -1, 149, 233, 74, 1, 1, 0, 0, 0, 0, 0, 4},  // labs
    {437, -1, 438, -1, -1, 150, 234, 75, 1, 1, 0, 0, 0, 0, 0, 4},  // fabs
    {439, -1, 440, -1, -1, 151, 235, 76, 1, 1, 0, 0, 0, 0, 0, 4},  // floor
    {441, -1, 442, -1, -1, 152, 236, 77, 1, 1, 0, 0, 0, 0, 0, 4},  // ceil
    {111, -1, 443, -1, -1, 153, 237, 78, 1, 1, 0, 0, 0, 0, 0, 4},  // round
    {444, -1, 445, -1, -1, 154, 238, 79, 2, 2, 0, 0, 0, 0, 0, 4},  // pow
    {141, -1, 446, -1, -1, 156, 240, 80, 2, 2, 0, 0, 0, 0, 3, 4},  // hypot
    {447, -1, 448, -1, -1, 158, 242, 81, 2, 2, 0, 0, 0, 0, 0, 4},  // fmod
    {449, -1, -1, -1, -1, 160, 244, 82, 3, 3, 0, 0, 4, 0, 0, 4},  // stride
    {449, -1, -1, -1, -1, 163, 247, 83, 3, 3, 0, 0, 4, 0, 0, 4},  // stride
    {449, -1, -1, -1, -1, 166, 250, 84, 2, 3, 1, 1, 4, 0, 0, 4},  // stride
    {449, -1, -1, -1, -1, 168, 253, 85, 2, 3, 1, 1, 4, 0, 0, 4},  // stride
    {424, -1, 450, -1, -1, 170, 256, 86, 2, 2, 0, 0, 0, 0, 0, 4},  // min
    {424, -1, -1, -1, -1, 172, 258, 87, 3, 3, 0, 0, 0, 0, 0, 4},  // min
    {424, -1, -1, -1, -1, 175, 261, 88, 4, 4, 0, 0, 0, 0, 0, 4},  // min
    {422, -1, 451, -1, -1, 179, 265, 89, 2, 2, 0, 0, 0, 0, 0, 4},  // max
    {422, -1, -1, -1, -1, 181, 267, 90, 3, 3, 0, 0, 0, 0, 0, 4},  // max
    {422, -1, -1, -1, -1, 184, 270, 91, 4, 4, 0, 0, 0, 0, 0, 4},  // max
    {452, -1, 453, -1, -1, 188, 274, 92, 1, 1, 0, 0, 0, 0, 0, 4},  // trunc
    {454, -1, 455, -1, -1, 189, 275, 93, 1, 1, 0, 0, 0, 0, 0, 4},  // rint
    {456, -1, 457, -1, -1, 190, 276, 94, 1, 1, 0, 0, 0, 0, 0, 4},  // nearbyint
    {458, -1, 459, -1, -1, 191, 277, 95, 1, 1, 0, 0, 0, 0, 0, 4},  // lrint
    {460, -1, 461, -1, -1, 192, 278, 96, 1, 1, 0, 0, 0, 0, 0, 4},  // llrint
    {462, -1, 463, -1, -1, 193, 279, 97, 1, 1, 0, 0, 0, 0, 0, 4},  // lround
    {464, -1, 465, -1, -1, 194, 280, 98, 1, 1, 0, 0, 0, 0, 0, 4},  // llround
    {466, -1, 467, -1, -1, 195, 281, 99, 1, 1, 0, 0, 0, 0, 0, 4},  // log2
    {468, -1, 469, -1, -1, 196, 282, 100, 1, 1, 0, 0, 0, 0, 0, 4},  // log10
    {470, -1, 471, -1, -1, 197, 283, 101, 1, 1, 0, 0, 0, 0, 0, 4},  // exp2
    {472, -1, 473, -1, -1, 198, 284, 102, 1, 1, 0, 0, 0, 0, 0, 4},  // cbrt
    {474, -1, 475, -1, -1, 199, 285, 103, 1, 1, 0, 0, 0, 0, 0, 4},  // sinh
    {476, -1, 477, -1, -1, 200, 286, 104, 1, 1, 0, 0, 0, 0, 0, 4},  // cosh
    {478, -1, 479, -1, -1, 201, 287, 105, 1, 1, 0, 0, 0, 0, 0, 4},  // tanh
    {480, -1, 481, -1, -1, 202, 288, 106, 2, 2, 0, 0, 0, 0, 0, 4},  // copysign
    {482, -1, 483, -1, -1, 204, 290, 107, 2, 2, 0, 0, 0, 0, 0, 4},  // fdim
    {484, -1, -1, -1, -1, 206, 292, 108, 2, 2, 0, 0, 0, 0, 0, 4},  // fminf
    {485, -1, -1, -1, -1, 208, 294, 109, 2, 2, 0, 0, 0, 0, 0, 4},  // fmaxf
    {486, -1, -1, -1, -1, 210, 296, 110, 1, 1, 0, 0, 2, 0, 0, 4},  // isnan
    {487, -1, -1, -1, -1, 211, 297, 111, 1, 1, 0, 0, 2, 0, 0, 4},  // isinf
    {488, -1, -1, -1, -1, 212, 298, 112, 1, 1, 0, 0, 2, 0, 0, 4},  // isfinite
    {489, -1, -1, -1, -1, 213, 299, 113, 1, 1, 0, 0, 2, 0, 0, 4},  // signbit
    {490, -1, -1, -1, -1, 0, 0, 114, 0, 0, 5, 0, 0, 0, 0, 4},  // INT_MAX
    {491, -1, -1, -1, -1, 0, 0, 115, 0, 0, 5, 0, 0, 0, 0, 4},  // INT_MIN
    {492, -1, -1, -1, -1, 0, 0, 116, 0, 0, 5, 0, 0, 0, 0, 4},  // UINT_MAX
    {493, -1, -1, -1, -1, 0, 0, 117, 0, 0, 5, 0, 0, 0, 0, 4},  // LONG_MAX
    {494, -1, -1, -1, -1, 0, 0, 118, 0, 0, 5, 0, 0, 0, 0, 4},  // LONG_MIN
    {495, -1, -1, -1, -1, 0, 0, 119, 0, 0, 5, 0, 0, 0, 0, 4},  // ULONG_MAX
    {496, -1, -1, -1, -1, 0, 0, 120, 0, 0, 5, 0, 0, 0, 0, 4},  // NSUIntegerMax
    {497, -1, -1, -1, -1, 0, 0, 121, 0, 0, 5, 0, 0, 0, 0, 4},  // M_LN2
    {498, -1, -1, -1, -1, 0, 0, 122, 0, 0, 5, 0, 0, 0, 0, 4},  // M_LN10
    {499, -1, -1, -1, -1, 214, 300, 123, 0, 1, 1, 1, 0, 0, 0, 4},  // rounded
    {501, 500, -1, -1, -1, 0, 0, 124, 0, 0, 5, 25, 24, 0, 0, 4},  // up
    {502, 500, -1, -1, -1, 0, 0, 125, 0, 0, 5, 25, 24, 0, 0, 4},  // down
    {503, 500, -1, -1, -1, 0, 0, 126, 0, 0, 5, 25, 24, 0, 0, 4},  // toNearestOrEven
    {504, 500, -1, -1, -1, 0, 0, 127, 0, 0, 5, 25, 24, 0, 0, 4},  // toNearestOrAwayFromZero
    {505, 500, -1, -1, -1, 0, 0, 128, 0, 0, 5, 25, 24, 0, 0, 4},  // towardZero
    {506, 500, -1, -1, -1, 0, 0, 129, 0, 0, 5, 25, 24, 0, 0, 4},  // awayFromZero
    {499, -1, -1, -1, -1, 214, 301, 130, 1, 2, 1, 1, 0, 0, 0, 4},  // rounded
    {144, -1, -1, -1, -1, 215, 303, 131, 0, 1, 1, 1, 0, 0, 3, 4},  // squareRoot
    {507, -1, -1, -1, -1, 215, 304, 132, 1, 2, 1, 1, 0, 0, 0, 4},  // truncatingRemainder
    {398, -1, -1, -1, -1, 216, 306, 133, 1, 2, 1, 1, 0, 0, 0, 4},  // remainder
    {509, -1, -1, -1, -1, 217, 308, 134, 0, 1, 1, 1, 0, 0, 0, 4},  // signum
    {510, -1, -1, -1, -1, 0, 309, 135, 0, 1, 2, 1, 0, 0, 0, 4},  // magnitude
    {511, -1, -1, -1, -1, 217, 310, 136, 1, 2, 1, 1, 2, 0, 0, 4},  // isMultiple
    {513, -1, -1, -1, -1, 0, 312, 137, 0, 1, 2, 1, 2, 0, 0, 4},  // isFinite
    {366, -1, -1, -1, -1, 0, 313, 138, 0, 1, 2, 1, 2, 0, 0, 4},  // isInfinite
    {514, -1, -1, -1, -1, 0, 314, 139, 0, 1, 2, 1, 2, 0, 0, 4},  // isZero
    {515, -1, -1, -1, -1, 0, 315, 140, 0, 1, 2, 1, 2, 0, 0, 4},  // isNaN
    {516, -1, -1, -1, -1, 0, 316, 141, 0, 1, 2, 1, 3, 0, 0, 4},  // description
    {517, -1, -1, -1, -1, 0, 317, 142, 0, 1, 2, 1, 0, 0, 0, 4},  // ulp
    {518, -1, -1, -1, -1, 0, 318, 143, 0, 1, 2, 1, 0, 0, 0, 4},  // nextUp
    {519, -1, -1, -1, -1, 0, 319, 144, 0, 1, 2, 1, 0, 0, 0, 4},  // nextDown
    {520, -1, -1, -1, -1, 0, 320, 145, 0, 1, 2, 1, 0, 0, 0, 4},  // exponent
    {521, -1, -1, -1, -1, 0, 321, 146, 0, 1, 2, 1, 0, 0, 0, 4},  // significand
    {522, 171, -1, -1, -1, 0, 0, 147, 0, 0, 5, 1, 0, 0, 0, 4},  // leastNormalMagnitude
    {523, 171, -1, -1, -1, 0, 0, 148, 0, 0, 5, 1, 0, 0, 0, 4},  // leastNonzeroMagnitude
    {524, -1, -1, -1, -1, 0, 322, 149, 0, 1, 2, 1, 2, 0, 0, 4},  // isNormal
    {525, -1, -1, -1, -1, 218, 323, 150, 1, 2, 1, 1, 2, 0, 0, 4},  // isLess
    {527, -1, -1, -1, -1, 219, 325, 151, 1, 2, 1, 1, 2, 0, 0, 4},  // isLessThanOrEqualTo
    {528, -1, -1, -1, -1, 220, 327, 152, 1, 2, 1, 1, 0, 0, 0, 4},  // advanced
    {299, -1, -1, -1, -1, 221, 329, 153, 1, 2, 1, 1, 0, 0, 0, 4},  // distance
    {529, -1, -1, -1, -1, 222, 331, 154, 2, 3, 1, 1, 0, 0, 0, 4},  // addingProduct
    {398, -1, -1, -1, -1, 224, 334, 155, 2, 2, 0, 0, 0, 0, 0, 4},  // remainder
    {533, -1, -1, -1, -1, 226, 336, 156, 1, 2, 1, 1, 51, 0, 0, 4},  // quotientAndRemainder
    {152, -1, -1, -1, -1, 227, 338, 157, 1, 1, 0, 0, 55, 0, 0, 4},  // Int8
    {153, -1, -1, -1, -1, 228, 339, 158, 1, 1, 0, 0, 55, 0, 0, 4},  // Int16
    {154, -1, -1, -1, -1, 229, 340, 159, 1, 1, 0, 0, 55, 0, 0, 4},  // Int32
    {155, -1, -1, -1, -1, 230, 341, 160, 1, 1, 0, 0, 55, 0, 0, 4},  // Int64
    {156, -1, -1, -1, -1, 231, 342, 161, 1, 1, 0, 0, 55, 0, 0, 4},  // UInt8
    {157, -1, -1, -1, -1, 232, 343, 162, 1, 1, 0, 0, 55, 0, 0, 4},  // UInt16
    {158, -1, -1, -1, -1, 233, 344, 163, 1, 1, 0, 0, 55, 0, 0, 4},  // UInt32
    {159, -1, -1, -1, -1, 234, 345, 164, 1, 1, 0, 0, 55, 0, 0, 4},  // UInt64
    {160, -1, -1, -1, -1, 235, 346, 165, 1, 1, 0, 0, 55, 0, 0, 4},  // UInt
    {171, -1, -1, -1, -1, 236, 347, 166, 1, 1, 3, 0, 0, 0, 0, 4},  // CGFloat
    {172, -1, -1, -1, -1, 237, 348, 167, 1, 1, 3, 0, 0, 0, 0, 4},  // Double
    {173, -1, -1, -1, -1, 238, 349, 168, 1, 1, 3, 0, 0, 0, 0, 4},  // Float
    {534, -1, -1, -1, -1, 0, 350, 169, 0, 1, 2, 1, 3, 0, 0, 4},  // sign
    {171, -1, -1, -1, -1, 239, 351, 170, 2, 2, 3, 0, 0, 0, 0, 4},  // CGFloat
    {172, -1, -1, -1, -1, 241, 353, 171, 2, 2, 3, 0, 0, 0, 0, 4},  // Double
    {537, 171, -1, -1, -1, 243, 355, 172, 2, 2, 4, 1, 0, 0, 0, 4},  // minimum
    {538, 171, -1, -1, -1, 245, 357, 173, 2, 2, 4, 1, 0, 0, 0, 4},  // maximum
    {539, -1, -1, -1, -1, 0, 359, 174, 0, 1, 2, 1, 0, 0, 0, 4},  // bitWidth
    {540, -1, -1, -1, -1, 0, 360, 175, 0, 1, 2, 1, 0, 0, 0, 4},  // nonzeroBitCount
    {541, -1, -1, -1, -1, 0, 361, 176, 0, 1, 2, 1, 0, 0, 0, 4},  // leadingZeroBitCount
    {542, -1, -1, -1, -1, 0, 362, 177, 0, 1, 2, 1, 0, 0, 0, 4},  // trailingZeroBitCount
    {543, -1, -1, -1, -1, 247, 363, 178, 1, 2, 1, 1, 51, 0, 0, 4},  // addingReportingOverflow
    {544, -1, -1, -1, -1, 248, 365, 179, 1, 2, 1, 1, 51, 0, 0, 4},  // subtractingReportingOverflow
    {545, -1, -1, -1, -1, 249, 367, 180, 1, 2, 1, 1, 51, 0, 0, 4},  // multipliedReportingOverflow
    {546, -1, -1, -1, -1, 250, 369, 181, 3, 3, 0, 0, 0, 0, 0, 4},  // fma
    {547, -1, -1, -1, -1, 253, 372, 182, 2, 2, 0, 0, 0, 0, 0, 4},  // ldexp
    {548, -1, -1, -1, -1, 255, 374, 183, 1, 1, 0, 0, 51, 0, 0, 4},  // modf
    {203, -1, -1, -1, -1, 256, 375, 184, 3, 3, 3, 0, 3, 0, 0, 4},  // String
    {215, -1, -1, -1, -1, 259, 378, 0, 1, 1, 3, 0, 1, 0, 0, 5},  // Angle
    {215, -1, -1, -1, -1, 260, 379, 1, 1, 1, 3, 0, 1, 0, 0, 5},  // Angle
    {215, -1, -1, -1, -1, 261, 380, 2, 1, 1, 3, 0, 1, 0, 0, 5},  // Angle
    {550, 215, -1, -1, -1, 262, 381, 3, 1, 1, 4, 2, 1, 0, 0, 5},  // degrees
    {551, 215, -1, -1, -1, 263, 382, 4, 1, 1, 4, 2, 1, 0, 0, 5},  // radians
    {295, 215, -1, -1, -1, 0, 0, 5, 0, 0, 5, 2, 1, 0, 0, 5},  // zero
    {550, -1, -1, -1, -1, 0, 383, 6, 0, 1, 2, 2, 0, 0, 0, 5},  // degrees
    {551, -1, -1, -1, -1, 0, 384, 7, 0, 1, 2, 2, 0, 0, 0, 5},  // radians
    {552, -1, -1, -1, -1, 0, 385, 8, 0, 1, 2, 2, 0, 0, 0, 5},  // turns
    {553, -1, 554, -1, -1, 264, 386, 9, 1, 1, 0, 0, 0, 0, 1, 5},  // sin
    {555, -1, 556, -1, -1, 265, 387, 10, 1, 1, 0, 0, 0, 0, 1, 5},  // cos
    {557, -1, 558, -1, -1, 266, 388, 11, 1, 1, 0, 0, 0, 0, 1, 5},  // tan
    {134, -1, 138, -1, -1, 267, 389, 12, 1, 1, 0, 0, 1, 0, 3, 5},  // asin
    {133, -1, 137, -1, -1, 268, 390, 13, 1, 1, 0, 0, 1, 0, 3, 5},  // acos
    {135, -1, 139, -1, -1, 269, 391, 14, 1, 1, 0, 0, 1, 0, 3, 5},  // atan
    {136, -1, 140, -1, -1, 270, 392, 15, 2, 2, 0, 0, 1, 0, 3, 5},  // atan2
    {559, -1, -1, -1, -1, 0, 394, 0, 0, 1, 2, 5, 0, 0, 0, 6},  // count
    {364, -1, -1, -1, -1, 0, 395, 1, 0, 1, 2, 5, 2, 0, 0, 6},  // isEmpty
    {560, -1, -1, -1, 1774, 0, 396, 2, 0, 1, 2, 5, 55, 0, 0, 6},  // first
    {561, -1, -1, -1, 1775, 0, 397, 3, 0, 1, 2, 5, 55, 0, 0, 6},  // last
    {562, -1, -1, -1, 1776, 272, 398, 4, 0, 1, 1, 5, 4, 0, 0, 6},  // reversed
    {563, -1, -1, -1, 1771, 272, 399, 5, 0, 1, 1, 5, 4, 0, 0, 6},  // enumerated
    {564, -1, -1, -1, -1, 272, 400, 6, 2, 2, 0, 0, 4, 0, 0, 6},  // zip
    {565, -1, -1, -1, -1, 274, 402, 7, 2, 2, 0, 0, 4, 0, 0, 6},  // sequence
    {565, -1, -1, -1, -1, 276, 404, 8, 2, 2, 0, 0, 4, 0, 0, 6},  // sequence
    {118, -1, -1, -1, -1, 278, 406, 9, 1, 2, 1, 5, 4, 0, 0, 6},  // map
    {568, -1, -1, -1, -1, 279, 408, 10, 1, 2, 1, 5, 4, 0, 0, 6},  // compactMap
    {569, -1, -1, -1, -1, 280, 410, 11, 1, 2, 1, 5, 4, 0, 0, 6},  // filter
    {570, -1, -1, -1, -1, 281, 412, 12, 2, 3, 1, 5, 55, 0, 0, 6},  // reduce
    {571, -1, -1, -1, -1, 283, 415, 13, 1, 2, 1, 5, 55, 0, 0, 6},  // forEach
    {572, -1, -1, -1, -1, 284, 417, 14, 1, 2, 1, 5, 55, 0, 0, 6},  // enumerateObjectsUsingBlock
    {573, -1, -1, -1, -1, 285, 419, 15, 1, 2, 1, 5, 55, 0, 0, 6},  // objectAtIndex
    {574, -1, -1, -1, -1, 286, 421, 16, 1, 2, 1, 5, 0, 0, 0, 6},  // indexOfObject
    {575, -1, -1, -1, -1, 287, 423, 17, 1, 2, 1, 5, 4, 0, 0, 6},  // arrayByAddingObject
    {576, -1, -1, -1, -1, 288, 425, 18, 1, 2, 1, 5, 4, 0, 0, 6},  // arrayByAddingObjectsFromArray
    {577, -1, -1, -1, -1, 0, 0, 19, 0, 0, 5, 0, 0, 0, 0, 6},  // NSNotFound
    {578, -1, -1, -1, -1, 289, 427, 20, 0, 1, 1, 5, 55, 0, 0, 6},  // removeLastObject
    {579, -1, -1, -1, -1, 289, 428, 21, 1, 2, 1, 5, 55, 0, 0, 6},  // removeObjectAtIndex
    {580, -1, -1, -1, -1, 290, 430, 22, 2, 3, 1, 5, 55, 0, 0, 6},  // replaceObjectAtIndex
    {582, -1, -1, -1, -1, 292, 433, 23, 2, 3, 1, 5, 55, 0, 0, 6},  // insertObject
    {584, -1, -1, -1, -1, 294, 436, 24, 2, 3, 1, 5, 55, 0, 0, 6},  // exchangeObjectAtIndex
    {107, -1, -1, -1, -1, 296, 439, 25, 1, 2, 1, 5, 55, 0, 0, 6},  // removeObject
    {586, -1, -1, -1, -1, 297, 441, 26, 1, 2, 1, 5, 55, 0, 0, 6},  // makeObjectsPerformSelector
    {587, -1, -1, -1, -1, 298, 443, 27, 1, 2, 1, 5, 4, 0, 0, 6},  // sortedArrayUsingComparator
    {588, -1, -1, -1, -1, 299, 445, 28, 1, 2, 1, 1, 0, 0, 0, 6},  // compare
    {589, -1, -1, -1, -1, 0, 0, 29, 0, 0, 5, 0, 0, 0, 0, 6},  // NSOrderedAscending
    {590, -1, -1, -1, -1, 0, 0, 30, 0, 0, 5, 0, 0, 0, 0, 6},  // NSOrderedSame
    {591, -1, -1, -1, -1, 0, 0, 31, 0, 0, 5, 0, 0, 0, 0, 6},  // NSOrderedDescending
    {391, -1, -1, -1, 697, 300, 447, 32, 1, 2, 1, 5, 2, 0, 0, 6},  // contains
    {391, -1, -1, -1, -1, 301, 449, 33, 1, 2, 1, 5, 2, 0, 0, 6},  // contains
    {560, -1, -1, -1, -1, 302, 451, 34, 1, 2, 1, 5, 55, 0, 0, 6},  // first
    {592, -1, -1, -1, -1, 303, 453, 35, 1, 2, 1, 5, 2, 0, 0, 6},  // allSatisfy
    {593, -1, -1, -1, -1, 304, 455, 36, 1, 2, 1, 5, 55, 0, 0, 6},  // firstIndex
    {593, -1, -1, -1, -1, 305, 457, 37, 1, 2, 1, 5, 55, 0, 0, 6},  // firstIndex
    {561, -1, -1, -1, -1, 306, 459, 38, 1, 2, 1, 5, 55, 0, 0, 6},  // last
    {594, -1, -1, -1, -1, 307, 461, 39, 1, 2, 1, 5, 55, 0, 0, 6},  // lastIndex
    {594, -1, -1, -1, -1, 308, 463, 40, 1, 2, 1, 5, 55, 0, 0, 6},  // lastIndex
    {125, -1, -1, -1, -1, 309, 465, 41, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {125, -1, -1, -1, -1, 310, 467, 42, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {595, -1, -1, -1, -1, 311, 469, 43, 1, 2, 1, 5, 4, 0, 0, 6},  // drop
    {596, -1, -1, -1, -1, 312, 471, 44, 1, 2, 1, 5, 2, 0, 0, 6},  // elementsEqual
    {597, -1, -1, -1, -1, 313, 473, 45, 1, 2, 1, 5, 2, 0, 0, 6},  // starts
    {101, -1, -1, -1, -1, 314, 475, 46, 1, 2, 1, 5, 55, 0, 0, 6},  // removeFirst
    {99, -1, -1, -1, -1, 315, 477, 47, 1, 2, 1, 5, 55, 0, 0, 6},  // removeLast
    {391, -1, -1, -1, -1, 316, 479, 48, 1, 2, 1, 8, 2, 0, 0, 6},  // contains
    {31, -1, -1, -1, -1, 0, 481, 49, 0, 1, 2, 5, 4, 0, 0, 6},  // lazy
    {599, -1, -1, -1, -1, 317, 482, 50, 0, 1, 1, 5, 4, 0, 0, 6},  // dropFirst
    {599, -1, -1, -1, -1, 317, 483, 51, 1, 2, 1, 5, 4, 0, 0, 6},  // dropFirst
    {600, -1, -1, -1, -1, 318, 485, 52, 0, 1, 1, 5, 4, 0, 0, 6},  // dropLast
    {600, -1, -1, -1, -1, 318, 486, 53, 1, 2, 1, 5, 4, 0, 0, 6},  // dropLast
    {125, -1, -1, -1, -1, 319, 488, 54, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {601, -1, -1, -1, -1, 320, 490, 55, 1, 2, 1, 5, 4, 0, 0, 6},  // suffix
    {125, -1, -1, -1, -1, 321, 492, 56, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {125, -1, -1, -1, -1, 322, 494, 57, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {601, -1, -1, -1, -1, 323, 496, 58, 1, 2, 1, 5, 4, 0, 0, 6},  // suffix
    {114, -1, -1, -1, -1, 324, 498, 59, 1, 2, 1, 5, 55, 0, 0, 6},  // removeSubrange
    {115, -1, -1, -1, -1, 325, 500, 60, 2, 3, 1, 5, 55, 0, 0, 6},  // replaceSubrange
    {116, -1, -1, -1, -1, 327, 503, 61, 1, 2, 1, 5, 55, 0, 0, 6},  // partition
    {559, -1, -1, -1, -1, 328, 505, 62, 1, 2, 1, 5, 0, 0, 0, 6},  // count
    {559, -1, -1, -1, -1, 329, 507, 63, 1, 2, 1, 5, 0, 0, 0, 6},  // count
    {603, -1, -1, -1, -1, 330, 509, 64, 1, 2, 1, 5, 4, 0, 0, 6},  // joined
    {605, -1, -1, -1, -1, 331, 511, 65, 1, 2, 1, 5, 0, 0, 0, 6},  // index
    {605, -1, -1, -1, -1, 332, 513, 66, 1, 2, 1, 5, 0, 0, 0, 6},  // index
    {605, -1, -1, -1, -1, 333, 515, 67, 2, 3, 1, 5, 0, 0, 0, 6},  // index
    {605, -1, -1, -1, -1, 335, 518, 68, 3, 4, 1, 5, 55, 0, 0, 6},  // index
    {299, -1, -1, -1, -1, 338, 522, 69, 2, 3, 1, 5, 0, 0, 0, 6},  // distance
    {605, -1, -1, -1, -1, 340, 525, 70, 1, 2, 1, 4, 0, 0, 0, 6},  // index
    {605, -1, -1, -1, -1, 341, 527, 71, 1, 2, 1, 4, 0, 0, 0, 6},  // index
    {605, -1, -1, -1, -1, 342, 529, 72, 2, 3, 1, 4, 0, 0, 0, 6},  // index
    {605, -1, -1, -1, -1, 344, 532, 73, 3, 4, 1, 4, 55, 0, 0, 6},  // index
    {299, -1, -1, -1, -1, 347, 536, 74, 2, 3, 1, 4, 0, 0, 0, 6},  // distance
    {108, -1, -1, -1, -1, 349, 539, 75, 2, 3, 1, 5, 55, 0, 0, 6},  // swapAt
    {603, -1, -1, -1, -1, 351, 542, 76, 0, 1, 1, 5, 55, 0, 0, 6},  // joined
    {609, -1, -1, -1, -1, 351, 543, 77, 1, 2, 1, 5, 4, 0, 0, 6},  // split
    {609, -1, -1, -1, -1, 352, 545, 78, 1, 2, 1, 5, 4, 0, 0, 6},  // split
    {609, -1, -1, -1, -1, 353, 547, 79, 1, 2, 1, 5, 4, 0, 0, 6},  // split
    {611, -1, -1, -1, -1, 354, 549, 80, 1, 2, 1, 5, 55, 0, 0, 6},  // reserveCapacity
    {612, -1, -1, -1, -1, 0, 551, 81, 0, 1, 2, 5, 7, 0, 0, 6},  // indices
    {613, -1, -1, -1, -1, 0, 552, 82, 0, 1, 2, 5, 0, 0, 0, 6},  // startIndex
    {614, -1, -1, -1, -1, 0, 553, 83, 0, 1, 2, 5, 0, 0, 0, 6},  // endIndex
    {119, -1, -1, -1, -1, 355, 554, 84, 1, 2, 1, 5, 4, 0, 0, 6},  // flatMap
    {571, -1, -1, -1, -1, 356, 556, 85, 1, 2, 1, 8, 55, 0, 0, 6},  // forEach
    {570, -1, -1, -1, -1, 357, 558, 86, 2, 3, 1, 5, 55, 0, 0, 6},  // reduce
    {102, -1, -1, -1, -1, 359, 561, 87, 1, 2, 1, 5, 55, 0, 0, 6},  // removeAll
    {206, -1, -1, -1, -1, 360, 563, 88, 2, 2, 3, 0, 4, 0, 0, 6},  // Array
    {207, -1, -1, -1, -1, 362, 565, 89, 2, 2, 3, 0, 4, 0, 0, 6},  // ContiguousArray
    {424, -1, -1, -1, -1, 364, 567, 90, 0, 1, 1, 5, 55, 0, 0, 6},  // min
    {422, -1, -1, -1, -1, 364, 568, 91, 0, 1, 1, 5, 55, 0, 0, 6},  // max
    {424, -1, -1, -1, -1, 364, 569, 92, 2, 2, 0, 0, 55, 0, 0, 6},  // min
    {422, -1, -1, -1, -1, 366, 571, 93, 2, 2, 0, 0, 55, 0, 0, 6},  // max
    {424, -1, -1, -1, -1, 368, 573, 94, 1, 2, 1, 5, 55, 0, 0, 6},  // min
    {422, -1, -1, -1, -1, 369, 575, 95, 1, 2, 1, 5, 55, 0, 0, 6},  // max
    {617, -1, -1, -1, -1, 370, 577, 96, 0, 1, 1, 5, 4, 0, 0, 6},  // sorted
    {617, -1, -1, -1, -1, 370, 578, 97, 1, 2, 1, 5, 4, 0, 0, 6},  // sorted
    {617, -1, -1, -1, -1, 371, 580, 98, 1, 2, 1, 5, 4, 0, 0, 6},  // sorted
    {603, -1, -1, -1, -1, 372, 582, 99, 1, 2, 1, 5, 3, 0, 0, 6},  // joined
    {96, -1, -1, -1, 1772, 373, 584, 100, 1, 2, 1, 5, 55, 0, 0, 6},  // append
    {96, -1, -1, -1, 1773, 374, 586, 101, 1, 2, 1, 5, 55, 0, 0, 6},  // append
    {97, -1, -1, -1, -1, 375, 588, 102, 2, 3, 1, 5, 55, 0, 0, 6},  // insert
    {97, -1, -1, -1, -1, 377, 591, 103, 2, 3, 1, 5, 55, 0, 0, 6},  // insert
    {98, -1, -1, -1, -1, 379, 594, 104, 1, 2, 1, 5, 55, 0, 0, 6},  // remove
    {99, -1, -1, -1, -1, 380, 596, 105, 0, 1, 1, 5, 55, 0, 0, 6},  // removeLast
    {100, -1, -1, -1, -1, 380, 597, 106, 0, 1, 1, 5, 55, 0, 0, 6},  // popLast
    {101, -1, -1, -1, -1, 380, 598, 107, 0, 1, 1, 5, 55, 0, 0, 6},  // removeFirst
    {102, -1, -1, -1, 669, 380, 599, 108, 0, 1, 1, 5, 55, 0, 0, 6},  // removeAll
    {102, -1, -1, -1, -1, 380, 600, 109, 1, 2, 1, 5, 55, 0, 0, 6},  // removeAll
    {559, -1, -1, -1, 309, 0, 602, 110, 0, 1, 2, 4, 0, 0, 0, 6},  // count
    {364, -1, -1, -1, -1, 0, 603, 111, 0, 1, 2, 4, 2, 0, 0, 6},  // isEmpty
    {621, -1, -1, -1, 1750, 381, 604, 112, 0, 1, 1, 4, 3, 0, 0, 6},  // uppercased
    {622, -1, -1, -1, 1751, 381, 605, 113, 0, 1, 1, 4, 3, 0, 0, 6},  // lowercased
    {391, -1, -1, -1, 1753, 381, 606, 114, 1, 2, 1, 4, 2, 0, 0, 6},  // contains
    {623, -1, -1, -1, -1, 382, 608, 115, 1, 2, 1, 4, 2, 0, 0, 6},  // hasPrefix
    {624, -1, -1, -1, -1, 383, 610, 116, 1, 2, 1, 4, 2, 0, 0, 6},  // hasSuffix
    {203, -1, -1, -1, -1, 384, 612, 117, 2, 2, 3, 0, 3, 0, 0, 6},  // String
    {625, -1, -1, -1, -1, 0, 614, 118, 0, 1, 2, 4, 2, 0, 0, 6},  // isLetter
    {626, -1, -1, -1, -1, 0, 615, 119, 0, 1, 2, 4, 2, 0, 0, 6},  // isNumber
    {627, -1, -1, -1, -1, 0, 616, 120, 0, 1, 2, 4, 2, 0, 0, 6},  // isWhitespace
    {628, -1, -1, -1, -1, 0, 617, 121, 0, 1, 2, 4, 2, 0, 0, 6},  // isUppercase
    {629, -1, -1, -1, -1, 0, 618, 122, 0, 1, 2, 4, 2, 0, 0, 6},  // isLowercase
    {630, -1, -1, -1, -1, 0, 619, 123, 0, 1, 2, 4, 2, 0, 0, 6},  // isNewline
    {631, -1, -1, -1, -1, 0, 620, 124, 0, 1, 2, 4, 2, 0, 0, 6},  // isPunctuation
    {632, -1, -1, -1, -1, 0, 621, 125, 0, 1, 2, 4, 55, 0, 0, 6},  // wholeNumberValue
    {633, -1, -1, -1, 1752, 0, 622, 126, 0, 1, 2, 4, 3, 0, 0, 6},  // capitalized
    {634, -1, -1, -1, -1, 0, 623, 127, 0, 1, 2, 4, 0, 0, 0, 6},  // floatValue
    {635, -1, -1, -1, -1, 0, 624, 128, 0, 1, 2, 4, 0, 0, 0, 6},  // doubleValue
    {636, -1, -1, -1, -1, 0, 625, 129, 0, 1, 2, 4, 0, 0, 0, 6},  // integerValue
    {637, -1, -1, -1, -1, 0, 626, 130, 0, 1, 2, 4, 0, 0, 0, 6},  // intValue
    {609, -1, -1, -1, -1, 386, 627, 131, 1, 2, 1, 4, 4, 0, 0, 6},  // split
    {638, -1, -1, -1, 1754, 387, 629, 132, 1, 2, 1, 4, 4, 0, 0, 6},  // components
    {640, -1, -1, -1, 1755, 388, 631, 133, 2, 3, 1, 4, 3, 0, 0, 6},  // replacingOccurrences
    {613, -1, -1, -1, -1, 0, 634, 134, 0, 1, 2, 4, 0, 0, 0, 6},  // startIndex
    {614, -1, -1, -1, -1, 0, 635, 135, 0, 1, 2, 4, 0, 0, 0, 6},  // endIndex
    {641, -1, -1, -1, -1, 0, 636, 136, 0, 1, 2, 4, 55, 0, 0, 6},  // asciiValue
    {75, -1, -1, -1, -1, 0, 637, 137, 0, 1, 2, 4, 55, 0, 0, 6},  // value
    {642, -1, -1, -1, -1, 390, 638, 138, 1, 1, 0, 0, 3, 0, 0, 6},  // UnicodeScalar
    {643, -1, -1, -1, -1, 0, 639, 139, 0, 1, 2, 4, 4, 0, 0, 6},  // unicodeScalars
    {644, -1, -1, -1, -1, 0, 640, 140, 0, 1, 2, 4, 4, 0, 0, 6},  // utf8
    {645, -1, -1, -1, -1, 0, 641, 141, 0, 1, 2, 4, 4, 0, 0, 6},  // utf16
    {646, -1, -1, -1, -1, 391, 642, 142, 1, 2, 1, 4, 55, 0, 0, 6},  // range
    {597, -1, -1, -1, -1, 392, 644, 143, 1, 2, 1, 4, 2, 0, 0, 6},  // starts
    {596, -1, -1, -1, -1, 393, 646, 144, 1, 2, 1, 4, 2, 0, 0, 6},  // elementsEqual
    {648, 647, -1, -1, -1, 0, 0, 145, 0, 0, 5, 1, 0, 0, 0, 6},  // orderedAscending
    {649, 647, -1, -1, -1, 0, 0, 146, 0, 0, 5, 1, 0, 0, 0, 6},  // orderedSame
    {650, 647, -1, -1, -1, 0, 0, 147, 0, 0, 5, 1, 0, 0, 0, 6},  // orderedDescending
    {609, -1, -1, -1, -1, 394, 648, 148, 2, 3, 1, 4, 4, 0, 0, 6},  // split
    {609, -1, -1, -1, -1, 396, 651, 149, 2, 3, 1, 4, 4, 0, 0, 6},  // split
    {609, -1, -1, -1, -1, 398, 654, 150, 3, 4, 1, 4, 4, 0, 0, 6},  // split
    {609, -1, -1, -1, -1, 401, 658, 151, 1, 2, 1, 4, 4, 0, 0, 6},  // split
    {609, -1, -1, -1, -1, 402, 660, 152, 1, 2, 1, 4, 4, 0, 0, 6},  // split
    {653, -1, -1, -1, -1, 403, 662, 153, 3, 4, 1, 4, 3, 0, 0, 6},  // padding
    {657, -1, -1, -1, -1, 406, 666, 154, 1, 1, 0, 0, 52, 0, 0, 6},  // type
    {203, -1, -1, -1, -1, 407, 667, 155, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {203, -1, -1, -1, -1, 408, 0, 156, 0, 0, 3, 0, 3, 0, 0, 6},  // String
    {203, -1, -1, -1, -1, 408, 668, 157, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {204, -1, -1, -1, -1, 409, 669, 158, 1, 1, 3, 0, 3, 0, 0, 6},  // Character
    {203, -1, -1, -1, -1, 410, 670, 159, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {663, -1, -1, -1, -1, 0, 671, 160, 0, 1, 2, 7, 4, 0, 0, 6},  // keys
    {664, -1, -1, -1, -1, 0, 672, 161, 0, 1, 2, 7, 4, 0, 0, 6},  // allKeys
    {665, -1, -1, -1, -1, 0, 673, 162, 0, 1, 2, 7, 4, 0, 0, 6},  // values
    {666, -1, -1, -1, -1, 0, 674, 163, 0, 1, 2, 7, 4, 0, 0, 6},  // allValues
    {559, -1, -1, -1, -1, 0, 675, 164, 0, 1, 2, 7, 0, 0, 0, 6},  // count
    {364, -1, -1, -1, -1, 0, 676, 165, 0, 1, 2, 7, 2, 0, 0, 6},  // isEmpty
    {103, -1, -1, -1, -1, 411, 677, 166, 1, 2, 1, 7, 55, 0, 0, 6},  // removeValue
    {668, -1, -1, -1, -1, 412, 679, 167, 1, 2, 1, 7, 55, 0, 0, 6},  // removeObjectForKey
    {104, -1, -1, -1, -1, 413, 681, 168, 2, 3, 1, 7, 55, 0, 0, 6},  // updateValue
    {106, -1, -1, -1, -1, 415, 684, 169, 2, 3, 1, 7, 55, 0, 0, 6},  // setObject
    {102, -1, -1, -1, -1, 417, 687, 170, 0, 1, 1, 7, 55, 0, 0, 6},  // removeAll
    {669, -1, -1, -1, -1, 417, 688, 171, 0, 1, 1, 7, 55, 0, 0, 6},  // removeAllObjects
    {102, -1, -1, -1, -1, 417, 689, 172, 1, 2, 1, 7, 55, 0, 0, 6},  // removeAll
    {105, -1, -1, -1, -1, 418, 691, 173, 2, 3, 1, 7, 55, 0, 0, 6},  // merge
    {671, -1, -1, -1, -1, 420, 694, 174, 1, 2, 1, 7, 6, 0, 0, 6},  // mapValues
    {672, -1, -1, -1, -1, 421, 696, 175, 1, 2, 1, 7, 6, 0, 0, 6},  // compactMapValues
    {569, -1, -1, -1, -1, 422, 698, 176, 1, 2, 1, 7, 6, 0, 0, 6},  // filter
    {673, -1, -1, -1, -1, 423, 700, 177, 2, 3, 1, 7, 6, 0, 0, 6},  // merging
    {674, -1, -1, -1, -1, 425, 703, 178, 1, 2, 1, 7, 55, 0, 0, 6},  // objectForKey
    {675, -1, -1, -1, -1, 426, 705, 179, 1, 2, 1, 7, 55, 0, 0, 6},  // valueForKey
    {660, -1, -1, -1, -1, 427, 707, 180, 1, 1, 3, 0, 6, 0, 0, 6},  // Dictionary
    {660, -1, -1, -1, -1, 428, 708, 181, 2, 2, 3, 0, 6, 0, 0, 6},  // Dictionary
    {660, -1, -1, -1, -1, 430, 710, 182, 2, 2, 3, 0, 6, 0, 0, 6},  // Dictionary
    {660, -1, -1, -1, -1, 432, 712, 183, 2, 2, 3, 0, 6, 0, 0, 6},  // Dictionary
    {662, -1, -1, -1, -1, 434, 714, 184, 0, 0, 3, 0, 6, 0, 0, 6},  // NSMutableDictionary
    {661, -1, -1, -1, -1, 434, 714, 185, 0, 0, 3, 0, 6, 0, 0, 6},  // NSDictionary
    {660, -1, -1, -1, -1, 434, 714, 186, 0, 0, 3, 0, 6, 0, 0, 6},  // Dictionary
    {118, -1, -1, -1, -1, 278, 714, 187, 1, 2, 1, 7, 4, 0, 0, 6},  // map
    {568, -1, -1, -1, -1, 279, 716, 188, 1, 2, 1, 7, 4, 0, 0, 6},  // compactMap
    {119, -1, -1, -1, -1, 355, 718, 189, 1, 2, 1, 7, 4, 0, 0, 6},  // flatMap
    {571, -1, -1, -1, -1, 283, 720, 190, 1, 2, 1, 7, 55, 0, 0, 6},  // forEach
    {570, -1, -1, -1, -1, 281, 722, 191, 2, 3, 1, 7, 55, 0, 0, 6},  // reduce
    {391, -1, -1, -1, -1, 301, 725, 192, 1, 2, 1, 7, 2, 0, 0, 6},  // contains
    {560, -1, -1, -1, -1, 302, 727, 193, 1, 2, 1, 7, 55, 0, 0, 6},  // first
    {592, -1, -1, -1, -1, 303, 729, 194, 1, 2, 1, 7, 2, 0, 0, 6},  // allSatisfy
    {617, -1, -1, -1, -1, 370, 731, 195, 1, 2, 1, 7, 4, 0, 0, 6},  // sorted
    {617, -1, -1, -1, -1, 371, 733, 196, 1, 2, 1, 7, 4, 0, 0, 6},  // sorted
    {422, -1, -1, -1, -1, 369, 735, 197, 1, 2, 1, 7, 55, 0, 0, 6},  // max
    {424, -1, -1, -1, -1, 368, 737, 198, 1, 2, 1, 7, 55, 0, 0, 6},  // min
    {563, -1, -1, -1, -1, 272, 739, 199, 0, 1, 1, 7, 4, 0, 0, 6},  // enumerated
    {560, -1, -1, -1, -1, 0, 740, 200, 0, 1, 2, 7, 55, 0, 0, 6},  // first
    {678, -1, -1, -1, -1, 0, 741, 201, 0, 1, 2, 8, 0, 0, 0, 6},  // lowerBound
    {679, -1, -1, -1, -1, 0, 742, 202, 0, 1, 2, 8, 0, 0, 0, 6},  // upperBound
    {559, -1, -1, -1, -1, 0, 743, 203, 0, 1, 2, 8, 0, 0, 0, 6},  // count
    {364, -1, -1, -1, -1, 0, 744, 204, 0, 1, 2, 8, 2, 0, 0, 6},  // isEmpty
    {516, -1, -1, -1, -1, 0, 745, 205, 0, 1, 2, 8, 3, 0, 0, 6},  // description
    {680, -1, -1, -1, -1, 447, 746, 206, 1, 2, 1, 8, 2, 0, 0, 6},  // overlaps
    {681, -1, -1, -1, -1, 448, 748, 207, 1, 2, 1, 8, 7, 0, 0, 6},  // clamped
    {516, -1, -1, -1, -1, 0, 750, 208, 0, 1, 2, 3, 3, 0, 0, 6},  // description
    {391, -1, -1, -1, -1, 449, 751, 209, 1, 2, 1, 8, 2, 0, 0, 6},  // contains
    {118, -1, -1, -1, -1, 450, 753, 210, 1, 2, 1, 8, 4, 0, 0, 6},  // map
    {562, -1, -1, -1, -1, 451, 755, 211, 0, 1, 1, 8, 4, 0, 0, 6},  // reversed
    {206, -1, -1, -1, -1, 451, 756, 212, 1, 1, 3, 0, 4, 0, 0, 6},  // Array
    {207, -1, -1, -1, -1, 452, 757, 213, 1, 1, 3, 0, 4, 0, 0, 6},  // ContiguousArray
    {682, -1, -1, -1, -1, 453, 758, 214, 0, 0, 3, 0, 5, 0, 0, 6},  // Set
    {682, -1, -1, -1, -1, 453, 758, 215, 1, 1, 3, 0, 5, 0, 0, 6},  // Set
    {559, -1, -1, -1, -1, 0, 759, 216, 0, 1, 2, 6, 0, 0, 0, 6},  // count
    {364, -1, -1, -1, -1, 0, 760, 217, 0, 1, 2, 6, 2, 0, 0, 6},  // isEmpty
    {560, -1, -1, -1, 698, 0, 761, 218, 0, 1, 2, 6, 55, 0, 0, 6},  // first
    {385, -1, -1, -1, -1, 454, 762, 219, 1, 2, 1, 6, 5, 0, 0, 6},  // union
    {683, -1, -1, -1, -1, 455, 764, 220, 1, 2, 1, 6, 55, 0, 0, 6},  // formUnion
    {387, -1, -1, -1, -1, 456, 766, 221, 1, 2, 1, 6, 5, 0, 0, 6},  // intersection
    {684, -1, -1, -1, -1, 457, 768, 222, 1, 2, 1, 6, 55, 0, 0, 6},  // formIntersection
    {685, -1, -1, -1, -1, 458, 770, 223, 1, 2, 1, 6, 5, 0, 0, 6},  // subtracting
    {686, -1, -1, -1, -1, 459, 772, 224, 1, 2, 1, 6, 55, 0, 0, 6},  // subtract
    {687, -1, -1, -1, -1, 460, 774, 225, 1, 2, 1, 6, 5, 0, 0, 6},  // symmetricDifference
    {688, -1, -1, -1, -1, 461, 776, 226, 1, 2, 1, 6, 55, 0, 0, 6},  // formSymmetricDifference
    {689, -1, -1, -1, -1, 462, 778, 227, 1, 2, 1, 6, 2, 0, 0, 6},  // isSubset
    {690, -1, -1, -1, -1, 463, 780, 228, 1, 2, 1, 6, 2, 0, 0, 6},  // isSuperset
    {691, -1, -1, -1, -1, 464, 782, 229, 1, 2, 1, 6, 2, 0, 0, 6},  // isStrictSubset
    {692, -1, -1, -1, -1, 465, 784, 230, 1, 2, 1, 6, 2, 0, 0, 6},  // isStrictSuperset
    {693, -1, -1, -1, -1, 466, 786, 231, 1, 2, 1, 6, 2, 0, 0, 6},  // isDisjoint
    {391, -1, -1, -1, 697, 467, 788, 232, 1, 2, 1, 6, 2, 0, 0, 6},  // contains
    {97, -1, -1, -1, -1, 468, 790, 233, 1, 2, 1, 6, 55, 0, 0, 6},  // insert
    {694, -1, -1, -1, -1, 469, 792, 234, 1, 2, 1, 6, 55, 0, 0, 6},  // update
    {98, -1, -1, -1, -1, 470, 794, 235, 1, 2, 1, 6, 55, 0, 0, 6},  // remove
    {102, -1, -1, -1, 669, 471, 796, 236, 0, 1, 1, 6, 55, 0, 0, 6},  // removeAll
    {695, -1, -1, -1, -1, 471, 797, 237, 0, 1, 1, 6, 55, 0, 0, 6},  // popFirst
    {101, -1, -1, -1, -1, 471, 798, 238, 0, 1, 1, 6, 55, 0, 0, 6},  // removeFirst
    {696, -1, -1, -1, -1, 471, 799, 239, 1, 2, 1, 6, 55, 0, 0, 6},  // addObject
    {107, -1, -1, -1, -1, 472, 801, 240, 1, 2, 1, 6, 55, 0, 0, 6},  // removeObject
    {222, -1, -1, -1, -1, 474, 803, 0, 4, 4, 3, 0, 17, 0, 0, 7},  // UIColor
    {703, -1, -1, -1, 1761, 478, 807, 1, 1, 2, 1, 18, 17, 0, 0, 7},  // withAlphaComponent
    {704, -1, -1, -1, -1, 479, 809, 2, 0, 1, 1, 18, 55, 0, 0, 7},  // set
    {705, -1, -1, -1, -1, 479, 810, 3, 0, 1, 1, 18, 55, 0, 0, 7},  // setFill
    {706, -1, -1, -1, -1, 479, 811, 4, 0, 1, 1, 18, 55, 0, 0, 7},  // setStroke
    {222, -1, -1, -1, -1, 479, 812, 5, 2, 2, 3, 0, 17, 0, 0, 7},  // UIColor
    {222, -1, -1, -1, -1, 481, 814, 6, 1, 1, 3, 0, 17, 0, 0, 7},  // UIColor
    {222, -1, -1, -1, -1, 482, 815, 7, 4, 4, 3, 0, 17, 0, 0, 7},  // UIColor
    {222, -1, -1, -1, -1, 486, 819, 8, 4, 4, 3, 0, 17, 0, 0, 7},  // UIColor
    {713, -1, -1, -1, -1, 490, 823, 9, 4, 4, 0, 0, 17, 0, 0, 7},  // CGColor
    {222, -1, -1, -1, -1, 494, 827, 10, 1, 1, 0, 0, 55, 0, 0, 7},  // UIColor
    {715, 222, -1, -1, -1, 0, 0, 11, 0, 0, 5, 18, 17, 0, 0, 7},  // black
    {716, 222, -1, -1, -1, 495, 0, 12, 0, 0, 4, 18, 17, 0, 0, 7},  // blackColor
    {707, 222, -1, -1, -1, 0, 0, 13, 0, 0, 5, 18, 17, 0, 0, 7},  // white
    {717, 222, -1, -1, -1, 495, 0, 14, 0, 0, 4, 18, 17, 0, 0, 7},  // whiteColor
    {699, 222, -1, -1, -1, 0, 0, 15, 0, 0, 5, 18, 17, 0, 0, 7},  // red
    {718, 222, -1, -1, -1, 495, 0, 16, 0, 0, 4, 18, 17, 0, 0, 7},  // redColor
    {700, 222, -1, -1, -1, 0, 0, 17, 0, 0, 5, 18, 17, 0, 0, 7},  // green
    {719, 222, -1, -1, -1, 495, 0, 18, 0, 0, 4, 18, 17, 0, 0, 7},  // greenColor
    {701, 222, -1, -1, -1, 0, 0, 19, 0, 0, 5, 18, 17, 0, 0, 7},  // blue
    {720, 222, -1, -1, -1, 495, 0, 20, 0, 0, 4, 18, 17, 0, 0, 7},  // blueColor
    {721, 222, -1, -1, -1, 0, 0, 21, 0, 0, 5, 18, 17, 0, 0, 7},  // cyan
    {722, 222, -1, -1, -1, 495, 0, 22, 0, 0, 4, 18, 17, 0, 0, 7},  // cyanColor
    {723, 222, -1, -1, -1, 0, 0, 23, 0, 0, 5, 18, 17, 0, 0, 7},  // yellow
    {724, 222, -1, -1, -1, 495, 0, 24, 0, 0, 4, 18, 17, 0, 0, 7},  // yellowColor
    {725, 222, -1, -1, -1, 0, 0, 25, 0, 0, 5, 18, 17, 0, 0, 7},  // magenta
    {726, 222, -1, -1, -1, 495, 0, 26, 0, 0, 4, 18, 17, 0, 0, 7},  // magentaColor
    {727, 222, -1, -1, -1, 0, 0, 27, 0, 0, 5, 18, 17, 0, 0, 7},  // orange
    {728, 222, -1, -1, -1, 495, 0, 28, 0, 0, 4, 18, 17, 0, 0, 7},  // orangeColor
    {729, 222, -1, -1, -1, 0, 0, 29, 0, 0, 5, 18, 17, 0, 0, 7},  // purple
    {730, 222, -1, -1, -1, 495, 0, 30, 0, 0, 4, 18, 17, 0, 0, 7},  // purpleColor
    {731, 222, -1, -1, -1, 0, 0, 31, 0, 0, 5, 18, 17, 0, 0, 7},  // brown
    {732, 222, -1, -1, -1, 495, 0, 32, 0, 0, 4, 18, 17, 0, 0, 7},  // brownColor
    {733, 222, -1, -1, -1, 0, 0, 33, 0, 0, 5, 18, 17, 0, 0, 7},  // gray
    {734, 222, -1, -1, -1, 495, 0, 34, 0, 0, 4, 18, 17, 0, 0, 7},  // grayColor
    {735, 222, -1, -1, -1, 0, 0, 35, 0, 0, 5, 18, 17, 0, 0, 7},  // lightGray
    {736, 222, -1, -1, -1, 495, 0, 36, 0, 0, 4, 18, 17, 0, 0, 7},  // lightGrayColor
    {737, 222, -1, -1, -1, 0, 0, 37, 0, 0, 5, 18, 17, 0, 0, 7},  // darkGray
    {738, 222, -1, -1, -1, 495, 0, 38, 0, 0, 4, 18, 17, 0, 0, 7},  // darkGrayColor
    {739, 222, -1, -1, -1, 0, 0, 39, 0, 0, 5, 18, 17, 0, 0, 7},  // clear
    {740, 222, -1, -1, -1, 495, 0, 40, 0, 0, 4, 18, 17, 0, 0, 7},  // clearColor
    {741, 222, -1, -1, -1, 0, 0, 41, 0, 0, 5, 18, 17, 0, 0, 7},  // systemRed
    {742, 222, -1, -1, -1, 0, 0, 42, 0, 0, 5, 18, 17, 0, 0, 7},  // systemOrange
    {743, 222, -1, -1, -1, 0, 0, 43, 0, 0, 5, 18, 17, 0, 0, 7},  // systemYellow
    {744, 222, -1, -1, -1, 0, 0, 44, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGreen
    {745, 222, -1, -1, -1, 0, 0, 45, 0, 0, 5, 18, 17, 0, 0, 7},  // systemMint
    {746, 222, -1, -1, -1, 0, 0, 46, 0, 0, 5, 18, 17, 0, 0, 7},  // systemTeal
    {747, 222, -1, -1, -1, 0, 0, 47, 0, 0, 5, 18, 17, 0, 0, 7},  // systemCyan
    {748, 222, -1, -1, -1, 0, 0, 48, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBlue
    {749, 222, -1, -1, -1, 0, 0, 49, 0, 0, 5, 18, 17, 0, 0, 7},  // systemIndigo
    {750, 222, -1, -1, -1, 0, 0, 50, 0, 0, 5, 18, 17, 0, 0, 7},  // systemPurple
    {751, 222, -1, -1, -1, 0, 0, 51, 0, 0, 5, 18, 17, 0, 0, 7},  // systemPink
    {752, 222, -1, -1, -1, 0, 0, 52, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBrown
    {753, 222, -1, -1, -1, 0, 0, 53, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray
    {754, 222, -1, -1, -1, 0, 0, 54, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray2
    {755, 222, -1, -1, -1, 0, 0, 55, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray3
    {756, 222, -1, -1, -1, 0, 0, 56, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray4
    {757, 222, -1, -1, -1, 0, 0, 57, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray5
    {758, 222, -1, -1, -1, 0, 0, 58, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray6
    {759, 222, -1, -1, -1, 0, 0, 59, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBackground
    {760, 222, -1, -1, -1, 0, 0, 60, 0, 0, 5, 18, 17, 0, 0, 7},  // secondarySystemBackground
    {761, 222, -1, -1, -1, 0, 0, 61, 0, 0, 5, 18, 17, 0, 0, 7},  // label
    {223, -1, -1, -1, -1, 495, 828, 0, 1, 1, 3, 0, 30, 0, 0, 8},  // UIView
    {223, -1, -1, -1, -1, 0, 0, 1, 0, 0, 3, 0, 30, 0, 0, 8},  // UIView
    {224, -1, -1, -1, -1, 496, 829, 2, 1, 1, 3, 0, 30, 0, 0, 8},  // UIWindow
    {224, -1, -1, -1, -1, 0, 0, 3, 0, 0, 3, 0, 30, 0, 0, 8},  // UIWindow
    {225, -1, -1, -1, -1, 497, 830, 4, 1, 1, 3, 0, 30, 0, 0, 8},  // UIImageView
    {225, -1, -1, -1, -1, 0, 0, 5, 0, 0, 3, 0, 30, 0, 0, 8},  // UIImageView
    {226, -1, -1, -1, -1, 498, 831, 6, 1, 1, 3, 0, 30, 0, 0, 8},  // UILabel
    {226, -1, -1, -1, -1, 0, 0, 7, 0, 0, 3, 0, 30, 0, 0, 8},  // UILabel
    {227, -1, -1, -1, -1, 499, 832, 8, 1, 1, 3, 0, 30, 0, 0, 8},  // UIButton
    {227, -1, -1, -1, -1, 0, 0, 9, 0, 0, 3, 0, 30, 0, 0, 8},  // UIButton
    {228, -1, -1, -1, -1, 500, 833, 10, 1, 1, 3, 0, 30, 0, 0, 8},  // UIScrollView
    {228, -1, -1, -1, -1, 0, 0, 11, 0, 0, 3, 0, 30, 0, 0, 8},  // UIScrollView
    {229, -1, -1, -1, -1, 501, 834, 12, 1, 1, 3, 0, 30, 0, 0, 8},  // UIControl
    {229, -1, -1, -1, -1, 0, 0, 13, 0, 0, 3, 0, 30, 0, 0, 8},  // UIControl
    {230, -1, -1, -1, -1, 502, 835, 14, 1, 1, 3, 0, 30, 0, 0, 8},  // UITextField
    {230, -1, -1, -1, -1, 0, 0, 15, 0, 0, 3, 0, 30, 0, 0, 8},  // UITextField
    {231, -1, -1, -1, -1, 503, 836, 16, 1, 1, 3, 0, 30, 0, 0, 8},  // UITextView
    {231, -1, -1, -1, -1, 0, 0, 17, 0, 0, 3, 0, 30, 0, 0, 8},  // UITextView
    {232, -1, -1, -1, -1, 504, 837, 18, 1, 1, 3, 0, 30, 0, 0, 8},  // UITableViewCell
    {232, -1, -1, -1, -1, 0, 0, 19, 0, 0, 3, 0, 30, 0, 0, 8},  // UITableViewCell
    {233, -1, -1, -1, -1, 505, 838, 20, 1, 1, 3, 0, 30, 0, 0, 8},  // UICollectionViewCell
    {233, -1, -1, -1, -1, 0, 0, 21, 0, 0, 3, 0, 30, 0, 0, 8},  // UICollectionViewCell
    {234, -1, -1, -1, -1, 506, 839, 22, 1, 1, 3, 0, 30, 0, 0, 8},  // UIVisualEffectView
    {234, -1, -1, -1, -1, 0, 0, 23, 0, 0, 3, 0, 30, 0, 0, 8},  // UIVisualEffectView
    {235, -1, -1, -1, -1, 507, 840, 24, 1, 1, 3, 0, 30, 0, 0, 8},  // UIPageControl
    {235, -1, -1, -1, -1, 0, 0, 25, 0, 0, 3, 0, 30, 0, 0, 8},  // UIPageControl
    {762, -1, -1, -1, -1, 0, 841, 26, 0, 1, 2, 31, 13, 0, 9, 8},  // frame
    {763, -1, -1, -1, -1, 0, 842, 27, 0, 1, 2, 31, 13, 0, 10, 8},  // bounds
    {369, -1, -1, -1, -1, 0, 843, 28, 0, 1, 2, 31, 9, 0, 11, 8},  // center
    {764, -1, -1, -1, -1, 0, 844, 29, 0, 1, 2, 31, 9, 0, 12, 8},  // anchorPoint
    {765, -1, -1, -1, 1733, 0, 845, 30, 0, 1, 2, 31, 2, 0, 0, 8},  // isHidden
    {766, -1, -1, -1, -1, 0, 846, 31, 0, 1, 2, 31, 2, 0, 0, 8},  // clipsToBounds
    {767, -1, -1, -1, -1, 0, 847, 32, 0, 1, 2, 31, 3, 0, 0, 8},  // name
    {769, -1, -1, -1, -1, 508, 848, 33, 1, 1, 0, 0, 55, 0, 0, 8},  // UIImage
    {769, -1, -1, -1, -1, 509, 849, 34, 1, 1, 0, 0, 55, 0, 0, 8},  // UIImage
    {225, -1, -1, -1, -1, 510, 850, 35, 1, 1, 3, 0, 30, 0, 0, 8},  // UIImageView
    {128, -1, -1, -1, -1, 0, 851, 36, 0, 1, 2, 31, 14, 0, 13, 8},  // transform
    {771, -1, -1, -1, -1, 0, 852, 37, 0, 1, 2, 31, 14, 0, 13, 8},  // transform3D
    {772, -1, -1, -1, -1, 511, 853, 38, 1, 2, 1, 31, 55, 0, 0, 8},  // moveAnchor
    {773, -1, -1, -1, -1, 0, 855, 39, 0, 1, 2, 31, 9, 0, 0, 8},  // contentOffset
    {702, -1, -1, -1, -1, 0, 856, 40, 0, 1, 2, 31, 0, 0, 0, 8},  // alpha
    {774, -1, -1, -1, 775, 0, 857, 41, 0, 1, 2, 31, 2, 0, 0, 8},  // isUserInteractionEnabled
    {775, -1, -1, -1, -1, 0, 858, 42, 0, 1, 2, 31, 2, 0, 0, 8},  // userInteractionEnabled
    {776, -1, -1, -1, -1, 0, 859, 43, 0, 1, 2, 31, 0, 0, 0, 8},  // tag
    {129, -1, -1, -1, -1, 0, 860, 44, 0, 1, 2, 31, 31, 0, 0, 8},  // layer
    {79, -1, -1, -1, -1, 512, 861, 45, 4, 4, 0, 0, 30, 0, 0, 8},  // view
    {777, -1, -1, -1, -1, 0, 865, 0, 0, 1, 2, 31, 17, 0, 0, 9},  // backgroundColor
    {778, -1, -1, -1, -1, 0, 866, 1, 0, 1, 2, 31, 3, 0, 0, 9},  // text
    {779, -1, -1, -1, -1, 0, 867, 2, 0, 1, 2, 31, 17, 0, 0, 9},  // textColor
    {780, -1, -1, -1, -1, 0, 868, 3, 0, 1, 2, 31, 20, 0, 0, 9},  // textAlignment
    {781, -1, -1, -1, -1, 0, 869, 4, 0, 1, 2, 31, 55, 0, 0, 9},  // font
    {768, -1, -1, -1, -1, 0, 870, 5, 0, 1, 2, 31, 55, 0, 0, 9},  // image
    {782, -1, -1, -1, -1, 0, 871, 6, 0, 1, 2, 31, 55, 0, 0, 9},  // contentMode
    {783, -1, -1, -1, 1762, 0, 872, 7, 0, 1, 2, 31, 2, 0, 0, 9},  // isOpaque
    {784, -1, -1, -1, -1, 0, 873, 8, 0, 1, 2, 31, 17, 0, 0, 9},  // tintColor
    {785, -1, -1, -1, -1, 0, 874, 9, 0, 1, 2, 31, 0, 0, 0, 9},  // contentScaleFactor
    {786, -1, -1, -1, -1, 0, 875, 10, 0, 1, 2, 31, 3, 0, 0, 9},  // accessibilityLabel
    {787, -1, -1, -1, -1, 0, 876, 11, 0, 1, 2, 31, 51, 0, 0, 9},  // safeAreaInsets
    {788, -1, -1, -1, -1, 0, 877, 12, 0, 1, 2, 31, 51, 0, 0, 9},  // layoutMargins
    {789, -1, -1, -1, -1, 0, 878, 13, 0, 1, 2, 31, 30, 0, 0, 9},  // mask
    {790, -1, -1, -1, -1, 0, 879, 14, 0, 1, 2, 31, 3, 0, 0, 9},  // accessibilityIdentifier
    {791, -1, -1, -1, -1, 0, 880, 15, 0, 1, 2, 31, 3, 0, 0, 9},  // accessibilityHint
    {792, -1, -1, -1, -1, 0, 881, 16, 0, 1, 2, 31, 2, 0, 0, 9},  // isAccessibilityElement
    {793, -1, -1, -1, -1, 0, 882, 17, 0, 1, 2, 31, 55, 0, 0, 9},  // semanticContentAttribute
    {794, -1, -1, -1, -1, 0, 883, 18, 0, 1, 2, 31, 2, 0, 0, 9},  // clearsContextBeforeDrawing
    {795, -1, -1, -1, -1, 0, 884, 19, 0, 1, 2, 31, 2, 0, 0, 9},  // isFirstResponder
    {796, -1, -1, -1, -1, 0, 885, 20, 0, 1, 2, 31, 0, 0, 0, 9},  // numberOfLines
    {797, -1, -1, -1, -1, 0, 886, 21, 0, 1, 2, 31, 2, 0, 0, 9},  // adjustsFontSizeToFitWidth
    {798, -1, -1, -1, -1, 0, 887, 22, 0, 1, 2, 31, 55, 0, 0, 9},  // lineBreakMode
    {799, -1, -1, -1, -1, 0, 888, 23, 0, 1, 2, 31, 55, 0, 0, 9},  // attributedText
    {800, -1, -1, -1, -1, 0, 889, 24, 0, 1, 2, 31, 55, 0, 0, 9},  // baselineAdjustment
    {801, -1, -1, -1, -1, 0, 890, 25, 0, 1, 2, 31, 55, 0, 0, 9},  // borderStyle
    {802, -1, -1, -1, -1, 0, 891, 26, 0, 1, 2, 31, 55, 0, 0, 9},  // keyboardType
    {803, -1, -1, -1, -1, 0, 892, 27, 0, 1, 2, 31, 55, 0, 0, 9},  // returnKeyType
    {804, -1, -1, -1, -1, 0, 893, 28, 0, 1, 2, 31, 55, 0, 0, 9},  // autocorrectionType
    {805, -1, -1, -1, -1, 0, 894, 29, 0, 1, 2, 31, 55, 0, 0, 9},  // autocapitalizationType
    {806, -1, -1, -1, -1, 0, 895, 30, 0, 1, 2, 31, 55, 0, 0, 9},  // clearButtonMode
    {807, -1, -1, -1, -1, 0, 896, 31, 0, 1, 2, 31, 17, 0, 0, 9},  // shadowColor
    {808, -1, -1, -1, -1, 0, 897, 32, 0, 1, 2, 31, 3, 0, 0, 9},  // placeholder
    {809, -1, -1, -1, -1, 0, 898, 33, 0, 1, 2, 31, 0, 0, 0, 9},  // minimumScaleFactor
    {810, -1, -1, -1, 1766, 0, 899, 34, 0, 1, 2, 31, 2, 0, 0, 9},  // isEditable
    {811, -1, -1, -1, 1767, 0, 900, 35, 0, 1, 2, 31, 2, 0, 0, 9},  // isSelectable
    {812, -1, -1, -1, 1768, 0, 901, 36, 0, 1, 2, 31, 2, 0, 0, 9},  // isSecureTextEntry
    {813, -1, -1, -1, -1, 0, 902, 37, 0, 1, 2, 31, 0, 0, 0, 9},  // zoomScale
    {814, 228, -1, -1, -1, 0, 0, 38, 0, 0, 5, 31, 52, 0, 0, 9},  // DecelerationRate
    {816, 817, -1, -1, -1, 0, 0, 39, 0, 0, 5, 29, 28, 0, 0, 9},  // normal
    {818, -1, -1, -1, -1, 0, 0, 40, 0, 0, 5, 0, 0, 0, 0, 9},  // UIScrollViewDecelerationRateNormal
    {819, 817, -1, -1, -1, 0, 0, 41, 0, 0, 5, 29, 28, 0, 0, 9},  // fast
    {820, -1, -1, -1, -1, 0, 0, 42, 0, 0, 5, 0, 0, 0, 0, 9},  // UIScrollViewDecelerationRateFast
    {821, -1, -1, -1, -1, 0, 903, 43, 0, 1, 2, 29, 0, 0, 0, 9},  // rawValue
    {822, -1, -1, -1, -1, 0, 904, 44, 0, 1, 2, 31, 28, 0, 0, 9},  // decelerationRate
    {823, 824, 825, -1, -1, 0, 0, 45, 0, 0, 5, 4, 3, 0, 0, 9},  // system
    {826, 824, 827, -1, -1, 0, 0, 46, 0, 0, 5, 4, 3, 0, 0, 9},  // custom
    {828, 824, 829, -1, -1, 0, 0, 47, 0, 0, 5, 4, 3, 0, 0, 9},  // infoLight
    {830, 824, 831, -1, -1, 0, 0, 48, 0, 0, 5, 4, 3, 0, 0, 9},  // contactAdd
    {832, 824, 833, -1, -1, 0, 0, 49, 0, 0, 5, 4, 3, 0, 0, 9},  // close
    {227, -1, -1, -1, -1, 516, 905, 50, 1, 1, 3, 0, 30, 0, 0, 9},  // UIButton
    {834, -1, -1, -1, 1765, 0, 906, 51, 0, 1, 2, 31, 2, 0, 0, 9},  // isScrollEnabled
    {835, -1, -1, -1, 1764, 0, 907, 52, 0, 1, 2, 31, 2, 0, 0, 9},  // isPagingEnabled
    {836, -1, -1, -1, -1, 0, 908, 53, 0, 1, 2, 31, 2, 0, 0, 9},  // bounces
    {837, -1, -1, -1, -1, 0, 909, 54, 0, 1, 2, 31, 2, 0, 0, 9},  // showsHorizontalScrollIndicator
    {838, -1, -1, -1, -1, 0, 910, 55, 0, 1, 2, 31, 2, 0, 0, 9},  // showsVerticalScrollIndicator
    {839, -1, -1, -1, -1, 0, 911, 56, 0, 1, 2, 31, 0, 0, 0, 9},  // minimumZoomScale
    {840, -1, -1, -1, -1, 0, 912, 57, 0, 1, 2, 31, 0, 0, 0, 9},  // maximumZoomScale
    {841, -1, -1, -1, -1, 0, 913, 58, 0, 1, 2, 31, 51, 0, 0, 9},  // contentInset
    {842, -1, -1, -1, -1, 0, 914, 59, 0, 1, 2, 31, 51, 0, 0, 9},  // scrollIndicatorInsets
    {843, -1, -1, -1, -1, 0, 915, 60, 0, 1, 2, 31, 51, 0, 0, 9},  // verticalScrollIndicatorInsets
    {844, -1, -1, -1, -1, 0, 916, 61, 0, 1, 2, 31, 51, 0, 0, 9},  // horizontalScrollIndicatorInsets
    {847, -1, -1, -1, -1, 0, 917, 62, 0, 1, 2, 31, 51, 0, 0, 9},  // safeAreaLayoutGuide
    {845, -1, -1, -1, -1, 0, 918, 63, 0, 1, 2, 31, 51, 0, 0, 9},  // adjustedContentInset
    {848, -1, -1, -1, -1, 0, 919, 64, 0, 1, 2, 31, 0, 0, 0, 9},  // numberOfPages
    {849, -1, -1, -1, -1, 0, 920, 65, 0, 1, 2, 31, 0, 0, 0, 9},  // currentPage
    {850, -1, -1, -1, -1, 0, 921, 66, 0, 1, 2, 31, 2, 0, 0, 9},  // hidesForSinglePage
    {851, -1, -1, -1, -1, 0, 922, 67, 0, 1, 2, 31, 17, 0, 0, 9},  // pageIndicatorTintColor
    {852, -1, -1, -1, -1, 0, 923, 68, 0, 1, 2, 31, 17, 0, 0, 9},  // currentPageIndicatorTintColor
    {853, -1, -1, -1, -1, 0, 924, 69, 0, 1, 2, 31, 55, 0, 0, 9},  // delegate
    {855, 223, -1, -1, -1, 0, 0, 70, 0, 0, 5, 31, 52, 0, 0, 9},  // AutoresizingMask
    {856, 854, 857, -1, -1, 0, 0, 71, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleLeftMargin
    {858, 854, -1, -1, -1, 0, 0, 72, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleLeftMargin
    {859, 854, 860, -1, -1, 0, 0, 73, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleWidth
    {861, 854, -1, -1, -1, 0, 0, 74, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleWidth
    {862, 854, 863, -1, -1, 0, 0, 75, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleRightMargin
    {864, 854, -1, -1, -1, 0, 0, 76, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleRightMargin
    {865, 854, 866, -1, -1, 0, 0, 77, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleTopMargin
    {867, 854, -1, -1, -1, 0, 0, 78, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleTopMargin
    {868, 854, 869, -1, -1, 0, 0, 79, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleHeight
    {870, 854, -1, -1, -1, 0, 0, 80, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleHeight
    {871, 854, 872, -1, -1, 0, 0, 81, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleBottomMargin
    {873, 854, -1, -1, -1, 0, 0, 82, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleBottomMargin
    {874, 854, 875, -1, -1, 0, 0, 83, 0, 0, 5, 26, 25, 0, 0, 9},  // None
    {876, -1, -1, -1, -1, 0, 925, 84, 0, 1, 2, 31, 25, 0, 0, 9},  // autoresizingMask
    {877, -1, -1, -1, -1, 0, 926, 85, 0, 1, 2, 31, 2, 0, 0, 9},  // translatesAutoresizingMaskIntoConstraints
    {878, -1, -1, -1, -1, 0, 927, 86, 0, 1, 2, 31, 2, 0, 0, 9},  // autoresizesSubviews
    {880, 229, -1, -1, -1, 0, 0, 87, 0, 0, 5, 31, 52, 0, 0, 9},  // State
    {816, 879, 881, -1, -1, 0, 0, 88, 0, 0, 5, 4, 3, 0, 0, 9},  // normal
    {882, 879, -1, -1, -1, 0, 0, 89, 0, 0, 5, 4, 3, 0, 0, 9},  // Normal
    {883, 879, 884, -1, -1, 0, 0, 90, 0, 0, 5, 4, 3, 0, 0, 9},  // highlighted
    {885, 879, -1, -1, -1, 0, 0, 91, 0, 0, 5, 4, 3, 0, 0, 9},  // Highlighted
    {886, 879, 887, -1, -1, 0, 0, 92, 0, 0, 5, 4, 3, 0, 0, 9},  // disabled
    {888, 879, -1, -1, -1, 0, 0, 93, 0, 0, 5, 4, 3, 0, 0, 9},  // Disabled
    {889, 879, 890, -1, -1, 0, 0, 94, 0, 0, 5, 4, 3, 0, 0, 9},  // selected
    {891, 879, -1, -1, -1, 0, 0, 95, 0, 0, 5, 4, 3, 0, 0, 9},  // Selected
    {893, 229, -1, -1, -1, 0, 0, 96, 0, 0, 5, 31, 52, 0, 0, 9},  // Event
    {894, 892, 895, -1, -1, 0, 0, 97, 0, 0, 5, 4, 3, 0, 0, 9},  // allEvents
    {896, 892, -1, -1, -1, 0, 0, 98, 0, 0, 5, 4, 3, 0, 0, 9},  // AllEvents
    {897, 892, 898, -1, -1, 0, 0, 99, 0, 0, 5, 4, 3, 0, 0, 9},  // allTouchEvents
    {899, 892, -1, -1, -1, 0, 0, 100, 0, 0, 5, 4, 3, 0, 0, 9},  // AllTouchEvents
    {900, 892, 901, -1, -1, 0, 0, 101, 0, 0, 5, 4, 3, 0, 0, 9},  // touchDown
    {902, 892, -1, -1, -1, 0, 0, 102, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchDown
    {903, 892, 904, -1, -1, 0, 0, 103, 0, 0, 5, 4, 3, 0, 0, 9},  // touchDragInside
    {905, 892, -1, -1, -1, 0, 0, 104, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchDragInside
    {906, 892, 907, -1, -1, 0, 0, 105, 0, 0, 5, 4, 3, 0, 0, 9},  // touchDragOutside
    {908, 892, -1, -1, -1, 0, 0, 106, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchDragOutside
    {909, 892, 910, -1, -1, 0, 0, 107, 0, 0, 5, 4, 3, 0, 0, 9},  // touchUpInside
    {911, 892, -1, -1, -1, 0, 0, 108, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchUpInside
    {912, 892, 913, -1, -1, 0, 0, 109, 0, 0, 5, 4, 3, 0, 0, 9},  // touchUpOutside
    {914, 892, -1, -1, -1, 0, 0, 110, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchUpOutside
    {915, 892, 916, -1, -1, 0, 0, 111, 0, 0, 5, 4, 3, 0, 0, 9},  // touchCancel
    {917, 892, -1, -1, -1, 0, 0, 112, 0, 0, 5, 4, 3, 0, 0, 9},  // TouchCancel
    {918, 892, 919, -1, -1, 0, 0, 113, 0, 0, 5, 4, 3, 0, 0, 9},  // valueChanged
    {920, 892, -1, -1, -1, 0, 0, 114, 0, 0, 5, 4, 3, 0, 0, 9},  // ValueChanged
    {921, 892, 922, -1, -1, 0, 0, 115, 0, 0, 5, 4, 3, 0, 0, 9},  // editingChanged
    {923, 892, -1, -1, -1, 0, 0, 116, 0, 0, 5, 4, 3, 0, 0, 9},  // EditingChanged
    {924, 892, 925, -1, -1, 0, 0, 117, 0, 0, 5, 4, 3, 0, 0, 9},  // editingDidBegin
    {926, 892, -1, -1, -1, 0, 0, 118, 0, 0, 5, 4, 3, 0, 0, 9},  // EditingDidBegin
    {927, 892, 928, -1, -1, 0, 0, 119, 0, 0, 5, 4, 3, 0, 0, 9},  // editingDidEnd
    {929, 892, -1, -1, -1, 0, 0, 120, 0, 0, 5, 4, 3, 0, 0, 9},  // EditingDidEnd
    {930, 892, 931, -1, -1, 0, 0, 121, 0, 0, 5, 4, 3, 0, 0, 9},  // primaryActionTriggered
    {932, 892, -1, -1, -1, 0, 0, 122, 0, 0, 5, 4, 3, 0, 0, 9},  // PrimaryActionTriggered
    {933, -1, -1, -1, -1, 517, 928, 123, 3, 4, 1, 31, 55, 0, 0, 9},  // addTarget
    {933, -1, -1, -1, -1, 520, 932, 124, 3, 4, 1, 31, 55, 0, 0, 9},  // addTarget
    {936, -1, -1, -1, -1, 523, 936, 125, 3, 4, 1, 31, 55, 0, 0, 9},  // removeTarget
    {936, -1, -1, -1, -1, 526, 940, 126, 3, 4, 1, 31, 55, 0, 0, 9},  // removeTarget
    {937, -1, -1, -1, -1, 529, 944, 127, 1, 2, 1, 31, 55, 0, 0, 9},  // sendActions
    {938, -1, -1, -1, -1, 530, 946, 128, 1, 2, 1, 31, 55, 0, 0, 9},  // sendActionsForControlEvents
    {939, -1, -1, -1, -1, 531, 948, 129, 2, 3, 1, 31, 55, 0, 0, 9},  // setTitle
    {939, -1, -1, -1, -1, 533, 951, 130, 2, 3, 1, 31, 55, 0, 0, 9},  // setTitle
    {941, -1, -1, -1, -1, 535, 954, 131, 2, 3, 1, 31, 55, 0, 0, 9},  // setTitleColor
    {941, -1, -1, -1, -1, 537, 957, 132, 2, 3, 1, 31, 55, 0, 0, 9},  // setTitleColor
    {942, -1, -1, -1, -1, 539, 960, 133, 2, 3, 1, 31, 55, 0, 0, 9},  // setImage
    {942, -1, -1, -1, -1, 541, 963, 134, 2, 3, 1, 31, 55, 0, 0, 9},  // setImage
    {943, -1, -1, -1, -1, 543, 966, 135, 2, 3, 1, 31, 55, 0, 0, 9},  // setBackgroundImage
    {943, -1, -1, -1, -1, 545, 969, 136, 2, 3, 1, 31, 55, 0, 0, 9},  // setBackgroundImage
    {944, -1, -1, -1, -1, 547, 972, 137, 2, 3, 1, 31, 55, 0, 0, 9},  // setAttributedTitle
    {945, -1, -1, -1, -1, 549, 975, 138, 2, 3, 1, 31, 55, 0, 0, 9},  // setTitleShadowColor
    {946, -1, -1, -1, -1, 0, 978, 139, 0, 1, 2, 31, 3, 0, 0, 9},  // currentTitle
    {947, -1, -1, -1, -1, 0, 979, 140, 0, 1, 2, 31, 30, 0, 0, 9},  // titleLabel
    {948, -1, -1, -1, -1, 0, 980, 141, 0, 1, 2, 31, 51, 0, 0, 9},  // contentEdgeInsets
    {949, -1, -1, -1, -1, 0, 981, 142, 0, 1, 2, 31, 51, 0, 0, 9},  // titleEdgeInsets
    {950, -1, -1, -1, -1, 0, 982, 143, 0, 1, 2, 31, 51, 0, 0, 9},  // imageEdgeInsets
    {951, -1, -1, -1, -1, 0, 983, 144, 0, 1, 2, 31, 2, 0, 0, 9},  // isEnabled
    {952, -1, -1, -1, -1, 0, 984, 145, 0, 1, 2, 31, 2, 0, 0, 9},  // isSelected
    {953, -1, -1, -1, -1, 0, 985, 146, 0, 1, 2, 31, 2, 0, 0, 9},  // isHighlighted
    {954, -1, -1, -1, -1, 0, 986, 147, 0, 1, 2, 31, 2, 0, 0, 9},  // isTracking
    {955, -1, -1, -1, -1, 0, 987, 148, 0, 1, 2, 31, 55, 0, 0, 9},  // contentHorizontalAlignment
    {956, -1, -1, -1, -1, 0, 988, 149, 0, 1, 2, 31, 55, 0, 0, 9},  // contentVerticalAlignment
    {957, -1, -1, -1, -1, 0, 989, 150, 0, 1, 2, 31, 12, 0, 0, 9},  // contentSize
    {372, 958, 959, -1, -1, 0, 0, 151, 0, 0, 5, 21, 20, 0, 0, 9},  // left
    {369, 958, 960, -1, -1, 0, 0, 152, 0, 0, 5, 21, 20, 0, 0, 9},  // center
    {374, 958, 961, -1, -1, 0, 0, 153, 0, 0, 5, 21, 20, 0, 0, 9},  // right
    {962, 958, 963, -1, -1, 0, 0, 154, 0, 0, 5, 21, 20, 0, 0, 9},  // justified
    {964, 958, 965, -1, -1, 0, 0, 155, 0, 0, 5, 21, 20, 0, 0, 9},  // natural
    {566, -1, -1, -1, 966, 0, 990, 0, 0, 1, 2, 31, 55, 0, 0, 10},  // next
    {967, -1, -1, -1, -1, 0, 991, 1, 0, 1, 2, 31, 30, 0, 0, 10},  // superview
    {968, -1, -1, -1, -1, 0, 992, 2, 0, 1, 2, 31, 4, 0, 0, 10},  // subviews
    {84, -1, -1, -1, -1, 0, 993, 3, 0, 1, 2, 31, 30, 0, 0, 10},  // window
    {969, -1, -1, -1, -1, 0, 994, 4, 0, 1, 2, 31, 2, 0, 0, 10},  // isKeyWindow
    {970, -1, -1, -1, 1729, 551, 995, 5, 1, 2, 1, 31, 2, 0, 0, 10},  // isDescendant
    {971, -1, -1, -1, -1, 552, 997, 6, 1, 2, 1, 31, 55, 0, 0, 10},  // addSubview
    {972, -1, -1, -1, -1, 553, 999, 7, 1, 2, 1, 31, 55, 0, 0, 10},  // bringSubviewToFront
    {973, -1, -1, -1, 1731, 554, 1001, 8, 1, 2, 1, 31, 55, 0, 0, 10},  // bringSubview
    {975, -1, -1, -1, -1, 555, 1003, 9, 1, 2, 1, 31, 55, 0, 0, 10},  // sendSubviewToBack
    {976, -1, -1, -1, 1732, 556, 1005, 10, 1, 2, 1, 31, 55, 0, 0, 10},  // sendSubview
    {978, -1, -1, -1, -1, 557, 1007, 11, 0, 1, 1, 31, 55, 0, 0, 10},  // removeFromSuperview
    {979, -1, -1, -1, 1730, 557, 1008, 12, 2, 3, 1, 31, 55, 0, 0, 10},  // insertSubview
    {980, -1, -1, -1, 1769, 559, 1011, 13, 2, 3, 1, 31, 55, 0, 0, 10},  // exchangeSubview
    {979, -1, -1, -1, -1, 561, 1014, 14, 2, 3, 1, 31, 55, 0, 0, 10},  // insertSubview
    {979, -1, -1, -1, -1, 563, 1017, 15, 2, 3, 1, 31, 55, 0, 0, 10},  // insertSubview
    {984, -1, -1, -1, 1735, 565, 1020, 16, 2, 3, 1, 31, 9, 0, 5, 10},  // convert
    {984, -1, -1, -1, 1737, 567, 1023, 17, 2, 3, 1, 31, 9, 0, 5, 10},  // convert
    {985, -1, -1, -1, -1, 569, 1026, 18, 2, 3, 1, 31, 9, 0, 5, 10},  // convertRect
    {985, -1, -1, -1, -1, 571, 1029, 19, 2, 3, 1, 31, 9, 0, 5, 10},  // convertRect
    {988, -1, -1, -1, -1, 573, 1032, 20, 2, 3, 1, 31, 9, 0, 5, 10},  // convertPoint
    {988, -1, -1, -1, -1, 575, 1035, 21, 2, 3, 1, 31, 9, 0, 5, 10},  // convertPoint
    {989, -1, -1, -1, -1, 577, 1038, 22, 0, 1, 1, 31, 55, 0, 0, 10},  // setNeedsLayout
    {990, -1, -1, -1, -1, 577, 1039, 23, 0, 1, 1, 31, 55, 0, 0, 10},  // layoutIfNeeded
    {989, -1, -1, -1, -1, 577, 1040, 24, 0, 1, 1, 32, 55, 0, 0, 10},  // setNeedsLayout
    {990, -1, -1, -1, -1, 577, 1041, 25, 0, 1, 1, 32, 55, 0, 0, 10},  // layoutIfNeeded
    {991, -1, -1, -1, -1, 577, 1042, 26, 0, 1, 1, 32, 55, 0, 0, 10},  // layoutSublayers
    {991, -1, -1, -1, -1, 577, 1043, 27, 1, 2, 1, 31, 55, 0, 0, 10},  // layoutSublayers
    {992, -1, -1, -1, -1, 578, 1045, 28, 1, 2, 1, 31, 55, 0, 0, 10},  // layoutSublayersOfLayer
    {993, -1, -1, -1, -1, 579, 1047, 29, 0, 1, 1, 32, 2, 0, 0, 10},  // needsLayout
    {994, -1, -1, -1, -1, 579, 1048, 30, 0, 1, 1, 31, 55, 0, 0, 10},  // setNeedsDisplay
    {995, -1, -1, -1, -1, 579, 1049, 31, 0, 1, 1, 31, 55, 0, 0, 10},  // layoutSubviews
    {994, -1, -1, -1, 1770, 579, 1050, 32, 1, 2, 1, 31, 55, 0, 0, 10},  // setNeedsDisplay
    {994, -1, -1, -1, 1770, 580, 1052, 33, 1, 2, 1, 32, 55, 0, 0, 10},  // setNeedsDisplay
    {996, -1, -1, -1, -1, 581, 1054, 34, 0, 1, 1, 31, 2, 0, 0, 10},  // becomeFirstResponder
    {997, -1, -1, -1, -1, 581, 1055, 35, 0, 1, 1, 31, 2, 0, 0, 10},  // resignFirstResponder
    {998, -1, -1, -1, -1, 581, 1056, 36, 1, 2, 1, 31, 12, 0, 0, 10},  // sizeThatFits
    {999, -1, -1, -1, -1, 582, 1058, 37, 0, 1, 1, 31, 55, 0, 0, 10},  // sizeToFit
    {1000, -1, -1, -1, -1, 0, 1059, 38, 0, 1, 2, 31, 12, 0, 0, 10},  // intrinsicContentSize
    {1001, 223, 1002, -1, -1, 0, 0, 39, 0, 0, 5, 31, 0, 0, 0, 10},  // noIntrinsicMetric
    {1003, -1, -1, -1, -1, 582, 1060, 40, 0, 1, 1, 31, 55, 0, 0, 10},  // invalidateIntrinsicContentSize
    {1004, -1, -1, -1, -1, 582, 1061, 41, 1, 2, 1, 31, 55, 0, 0, 10},  // endEditing
    {994, -1, -1, -1, -1, 583, 1063, 42, 0, 1, 1, 32, 55, 0, 0, 10},  // setNeedsDisplay
    {1005, -1, -1, -1, -1, 583, 1064, 43, 1, 2, 1, 31, 30, 0, 0, 10},  // viewWithTag
    {1006, -1, -1, -1, 1745, 584, 1066, 44, 2, 3, 1, 32, 55, 0, 0, 10},  // insertSublayer
    {1006, -1, -1, -1, -1, 586, 1069, 45, 2, 3, 1, 32, 55, 0, 0, 10},  // insertSublayer
    {1006, -1, -1, -1, -1, 588, 1072, 46, 2, 3, 1, 32, 55, 0, 0, 10},  // insertSublayer
    {1001, 223, -1, -1, -1, 0, 0, 47, 0, 0, 5, 31, 0, 0, 0, 10},  // noIntrinsicMetric
    {1009, -1, -1, -1, -1, 0, 1075, 48, 0, 1, 2, 31, 55, 0, 0, 10},  // rootViewController
    {1010, -1, -1, -1, -1, 0, 1076, 49, 0, 1, 2, 31, 55, 0, 0, 10},  // liveView
    {1011, -1, -1, -1, -1, 590, 1077, 50, 0, 1, 1, 31, 55, 0, 0, 10},  // makeKeyAndVisible
    {1012, -1, -1, -1, -1, 590, 1078, 51, 0, 1, 1, 31, 55, 0, 0, 10},  // makeKey
    {1014, 1013, -1, -1, -1, 0, 0, 52, 0, 0, 5, 31, 30, 0, 0, 10},  // current
    {849, 1015, -1, -1, -1, 0, 0, 53, 0, 0, 5, 31, 30, 0, 0, 10},  // currentPage
    {1016, -1, -1, -1, -1, 0, 1079, 54, 0, 1, 2, 31, 2, 0, 0, 10},  // needsIndefiniteExecution
    {1018, 1017, -1, -1, -1, 0, 0, 55, 0, 0, 5, 31, 30, 0, 0, 10},  // main
    {1019, 1017, -1, -1, -1, 590, 1080, 56, 0, 0, 4, 31, 30, 0, 0, 10},  // mainScreen
    {1020, -1, -1, -1, 1727, 590, 1080, 57, 2, 3, 1, 31, 30, 0, 5, 10},  // hitTest
    {1021, -1, -1, -1, -1, 592, 1083, 58, 2, 3, 1, 31, 2, 0, 0, 10},  // beginTracking
    {1022, -1, -1, -1, -1, 594, 1086, 59, 2, 3, 1, 31, 2, 0, 0, 10},  // continueTracking
    {322, -1, -1, -1, 1728, 596, 1089, 60, 2, 3, 1, 31, 2, 0, 5, 10},  // point
    {1024, -1, -1, -1, -1, 598, 1092, 0, 0, 0, 3, 0, 31, 0, 0, 11},  // CALayer
    {1025, -1, -1, -1, -1, 598, 1092, 1, 0, 0, 3, 0, 31, 0, 0, 11},  // CAShapeLayer
    {1026, -1, -1, -1, -1, 598, 1092, 2, 0, 0, 3, 0, 31, 0, 0, 11},  // CAGradientLayer
    {1027, -1, -1, -1, -1, 598, 1092, 3, 0, 0, 3, 0, 31, 0, 0, 11},  // CATextLayer
    {1028, -1, -1, -1, -1, 0, 1092, 4, 0, 1, 2, 32, 4, 0, 0, 11},  // colors
    {1029, -1, -1, -1, -1, 0, 1093, 5, 0, 1, 2, 32, 4, 0, 0, 11},  // locations
    {1030, -1, -1, -1, -1, 0, 1094, 6, 0, 1, 2, 32, 9, 0, 0, 11},  // startPoint
    {1031, -1, -1, -1, -1, 0, 1095, 7, 0, 1, 2, 32, 9, 0, 0, 11},  // endPoint
    {269, -1, -1, -1, -1, 0, 1096, 8, 0, 1, 2, 32, 55, 0, 0, 11},  // string
    {781, -1, -1, -1, -1, 0, 1097, 9, 0, 1, 2, 32, 55, 0, 0, 11},  // font
    {1032, -1, -1, -1, -1, 0, 1098, 10, 0, 1, 2, 32, 0, 0, 0, 11},  // fontSize
    {1033, -1, -1, -1, -1, 0, 1099, 11, 0, 1, 2, 32, 17, 0, 0, 11},  // foregroundColor
    {1034, -1, -1, -1, -1, 0, 1100, 12, 0, 1, 2, 32, 2, 0, 0, 11},  // isWrapped
    {1035, -1, -1, -1, 1036, 598, 1101, 13, 1, 2, 1, 32, 55, 0, 0, 11},  // render
    {1037, -1, -1, -1, 1039, 600, 1103, 14, 2, 3, 1, 31, 2, 0, 0, 11},  // drawHierarchy
    {762, -1, -1, -1, -1, 0, 1106, 15, 0, 1, 2, 32, 13, 0, 9, 11},  // frame
    {763, -1, -1, -1, -1, 0, 1107, 16, 0, 1, 2, 32, 13, 0, 10, 11},  // bounds
    {127, -1, -1, -1, -1, 0, 1108, 17, 0, 1, 2, 32, 9, 0, 11, 11},  // position
    {764, -1, -1, -1, -1, 0, 1109, 18, 0, 1, 2, 32, 9, 0, 12, 11},  // anchorPoint
    {765, -1, -1, -1, 1733, 0, 1110, 19, 0, 1, 2, 32, 2, 0, 0, 11},  // isHidden
    {1040, -1, -1, -1, -1, 0, 1111, 20, 0, 1, 2, 32, 2, 0, 0, 11},  // masksToBounds
    {767, -1, -1, -1, -1, 0, 1112, 21, 0, 1, 2, 32, 3, 0, 0, 11},  // name
    {1041, -1, -1, -1, -1, 0, 1113, 22, 0, 1, 2, 32, 14, 0, 0, 11},  // sublayerTransform
    {128, -1, -1, -1, -1, 0, 1114, 23, 0, 1, 2, 32, 14, 0, 0, 11},  // transform
    {1042, -1, -1, -1, -1, 0, 1115, 24, 0, 1, 2, 32, 0, 0, 0, 11},  // zPosition
    {1043, -1, -1, -1, -1, 0, 1116, 25, 0, 1, 2, 32, 0, 0, 0, 11},  // opacity
    {777, -1, -1, -1, -1, 0, 1117, 26, 0, 1, 2, 32, 17, 0, 0, 11},  // backgroundColor
    {1044, -1, -1, -1, -1, 0, 1118, 27, 0, 1, 2, 32, 0, 0, 0, 11},  // cornerRadius
    {1045, -1, -1, -1, -1, 0, 1119, 28, 0, 1, 2, 32, 0, 0, 0, 11},  // borderWidth
    {1046, -1, -1, -1, -1, 0, 1120, 29, 0, 1, 2, 32, 17, 0, 0, 11},  // borderColor
    {807, -1, -1, -1, -1, 0, 1121, 30, 0, 1, 2, 32, 17, 0, 0, 11},  // shadowColor
    {1047, -1, -1, -1, -1, 0, 1122, 31, 0, 1, 2, 32, 0, 0, 0, 11},  // shadowOpacity
    {1048, -1, -1, -1, -1, 0, 1123, 32, 0, 1, 2, 32, 0, 0, 0, 11},  // shadowRadius
    {1049, -1, -1, -1, -1, 0, 1124, 33, 0, 1, 2, 32, 12, 0, 0, 11},  // shadowOffset
    {1050, -1, -1, -1, -1, 0, 1125, 34, 0, 1, 2, 32, 32, 0, 0, 11},  // shadowPath
    {1051, -1, -1, -1, -1, 0, 1126, 35, 0, 1, 2, 32, 0, 0, 0, 11},  // contentsScale
    {1052, -1, -1, -1, -1, 0, 1127, 36, 0, 1, 2, 32, 55, 0, 0, 11},  // contents
    {1053, -1, -1, -1, -1, 0, 1128, 37, 0, 1, 2, 32, 13, 0, 0, 11},  // contentsRect
    {1054, -1, -1, -1, -1, 0, 1129, 38, 0, 1, 2, 32, 2, 0, 0, 11},  // shouldRasterize
    {1055, -1, -1, -1, -1, 0, 1130, 39, 0, 1, 2, 32, 0, 0, 0, 11},  // rasterizationScale
    {1056, -1, -1, -1, 1763, 0, 1131, 40, 0, 1, 2, 32, 2, 0, 0, 11},  // isDoubleSided
    {789, -1, -1, -1, -1, 0, 1132, 41, 0, 1, 2, 32, 31, 0, 0, 11},  // mask
    {1057, -1, -1, -1, -1, 0, 1133, 42, 0, 1, 2, 32, 55, 0, 0, 11},  // contentsGravity
    {1058, 1059, 1060, -1, -1, 0, 0, 43, 0, 0, 5, 4, 3, 0, 0, 11},  // layerMinXMinYCorner
    {1061, 1059, 1062, -1, -1, 0, 0, 44, 0, 0, 5, 4, 3, 0, 0, 11},  // layerMaxXMinYCorner
    {1063, 1059, 1064, -1, -1, 0, 0, 45, 0, 0, 5, 4, 3, 0, 0, 11},  // layerMinXMaxYCorner
    {1065, 1059, 1066, -1, -1, 0, 0, 46, 0, 0, 5, 4, 3, 0, 0, 11},  // layerMaxXMaxYCorner
    {1067, -1, -1, -1, -1, 0, 1134, 47, 0, 1, 2, 32, 55, 0, 0, 11},  // actions
    {1068, -1, -1, -1, -1, 0, 1135, 48, 0, 1, 2, 32, 55, 0, 0, 11},  // magnificationFilter
    {1069, -1, -1, -1, -1, 0, 1136, 49, 0, 1, 2, 32, 55, 0, 0, 11},  // minificationFilter
    {1070, -1, -1, -1, -1, 0, 1137, 50, 0, 1, 2, 32, 55, 0, 0, 11},  // compositingFilter
    {1071, -1, -1, -1, -1, 0, 1138, 51, 0, 1, 2, 32, 55, 0, 0, 11},  // cornerCurve
    {1072, -1, -1, -1, -1, 0, 1139, 52, 0, 1, 2, 32, 55, 0, 0, 11},  // maskedCorners
    {853, -1, -1, -1, -1, 0, 1140, 53, 0, 1, 2, 32, 55, 0, 0, 11},  // delegate
    {783, -1, -1, -1, 1762, 0, 1141, 54, 0, 1, 2, 32, 2, 0, 0, 11},  // isOpaque
    {1073, -1, -1, -1, -1, 0, 1142, 55, 0, 1, 2, 32, 2, 0, 0, 11},  // needsDisplayOnBoundsChange
    {1074, -1, -1, -1, -1, 0, 1143, 56, 0, 1, 2, 32, 2, 0, 0, 11},  // allowsEdgeAntialiasing
    {1075, -1, -1, -1, -1, 0, 1144, 57, 0, 1, 2, 32, 55, 0, 0, 11},  // lineCap
    {1076, -1, -1, -1, -1, 0, 1145, 58, 0, 1, 2, 32, 55, 0, 0, 11},  // fillRule
    {1077, -1, -1, -1, -1, 0, 1146, 59, 0, 1, 2, 32, 0, 0, 0, 11},  // miterLimit
    {1078, -1, -1, -1, -1, 0, 1147, 60, 0, 1, 2, 32, 0, 0, 0, 11},  // strokeStart
    {1079, -1, -1, -1, -1, 0, 1148, 61, 0, 1, 2, 32, 0, 0, 0, 11},  // strokeEnd
    {1080, -1, -1, -1, -1, 604, 1149, 62, 0, 1, 1, 32, 14, 0, 0, 11},  // affineTransform
    {130, -1, -1, -1, -1, 604, 1150, 63, 1, 2, 1, 32, 55, 0, 8, 11},  // setAffineTransform
    {1081, -1, -1, -1, 1746, 605, 1152, 64, 0, 1, 1, 32, 31, 0, 0, 11},  // presentation
    {1082, -1, -1, -1, 1747, 605, 1153, 65, 0, 1, 1, 32, 31, 0, 0, 11},  // model
    {1083, -1, -1, -1, -1, 0, 1154, 66, 0, 1, 2, 32, 31, 0, 0, 11},  // superlayer
    {1084, -1, -1, -1, -1, 0, 1155, 67, 0, 1, 2, 32, 4, 0, 0, 11},  // sublayers
    {1085, -1, -1, -1, -1, 605, 1156, 68, 1, 2, 1, 32, 55, 0, 0, 11},  // addSublayer
    {1086, -1, -1, -1, -1, 606, 1158, 69, 0, 1, 1, 32, 55, 0, 0, 11},  // removeFromSuperlayer
    {984, -1, -1, -1, 1739, 606, 1159, 70, 2, 3, 1, 32, 9, 0, 5, 11},  // convert
    {984, -1, -1, -1, 1741, 608, 1162, 71, 2, 3, 1, 32, 9, 0, 5, 11},  // convert
    {1020, -1, -1, -1, -1, 610, 1165, 72, 1, 2, 1, 32, 31, 0, 0, 11},  // hitTest
    {391, -1, -1, -1, 1694, 611, 1167, 73, 1, 2, 1, 32, 2, 0, 0, 11},  // contains
    {1087, -1, -1, -1, -1, 612, 1169, 0, 0, 0, 0, 0, 48, 0, 0, 12},  // Rectangle
    {1088, -1, -1, -1, -1, 612, 1169, 1, 0, 0, 0, 0, 48, 0, 0, 12},  // Circle
    {1089, -1, -1, -1, -1, 612, 1169, 2, 0, 0, 0, 0, 48, 0, 0, 12},  // Ellipse
    {1090, -1, -1, -1, -1, 612, 1169, 3, 0, 0, 0, 0, 48, 0, 0, 12},  // Capsule
    {1091, -1, -1, -1, -1, 612, 1169, 4, 1, 1, 0, 0, 48, 0, 0, 12},  // RoundedRectangle
    {1092, -1, -1, -1, -1, 613, 1170, 5, 1, 1, 0, 0, 48, 0, 0, 12},  // Text
    {1093, -1, -1, -1, -1, 614, 1171, 6, 1, 1, 0, 0, 48, 0, 0, 12},  // Image
    {1093, -1, -1, -1, -1, 615, 1172, 7, 1, 1, 0, 0, 48, 0, 0, 12},  // Image
    {762, -1, -1, -1, -1, 616, 1173, 8, 2, 3, 1, 49, 48, 0, 0, 12},  // frame
    {762, -1, -1, -1, -1, 618, 1176, 9, 1, 2, 1, 49, 48, 0, 0, 12},  // frame
    {762, -1, -1, -1, -1, 619, 1178, 10, 1, 2, 1, 49, 48, 0, 0, 12},  // frame
    {762, -1, -1, -1, -1, 620, 1180, 11, 3, 4, 1, 49, 48, 0, 0, 12},  // frame
    {653, -1, -1, -1, -1, 623, 1184, 12, 1, 2, 1, 49, 48, 0, 0, 12},  // padding
    {127, -1, -1, -1, -1, 624, 1186, 13, 2, 3, 1, 49, 48, 0, 0, 12},  // position
    {127, -1, -1, -1, -1, 626, 1189, 14, 1, 2, 1, 49, 48, 0, 0, 12},  // position
    {76, -1, -1, -1, -1, 627, 1191, 15, 2, 3, 1, 49, 48, 0, 0, 12},  // offset
    {76, -1, -1, -1, -1, 629, 1194, 16, 1, 2, 1, 49, 48, 0, 0, 12},  // offset
    {76, -1, -1, -1, -1, 630, 1196, 17, 1, 2, 1, 49, 48, 0, 0, 12},  // offset
    {76, -1, -1, -1, -1, 631, 1198, 18, 1, 2, 1, 49, 48, 0, 0, 12},  // offset
    {1095, -1, -1, -1, -1, 632, 1200, 19, 1, 2, 1, 49, 48, 0, 0, 12},  // rotationEffect
    {1095, -1, -1, -1, -1, 633, 1202, 20, 2, 3, 1, 49, 48, 0, 0, 12},  // rotationEffect
    {1097, -1, -1, -1, -1, 635, 1205, 21, 1, 2, 1, 49, 48, 0, 0, 12},  // scaleEffect
    {1097, -1, -1, -1, -1, 636, 1207, 22, 2, 3, 1, 49, 48, 0, 0, 12},  // scaleEffect
    {1097, -1, -1, -1, -1, 638, 1210, 23, 2, 3, 1, 49, 48, 0, 0, 12},  // scaleEffect
    {1097, -1, -1, -1, -1, 640, 1213, 24, 1, 2, 1, 49, 48, 0, 0, 12},  // scaleEffect
    {1097, -1, -1, -1, -1, 641, 1215, 25, 1, 2, 1, 49, 48, 0, 0, 12},  // scaleEffect
    {1097, -1, -1, -1, -1, 642, 1217, 26, 3, 4, 1, 49, 48, 0, 0, 12},  // scaleEffect
    {1098, -1, -1, -1, -1, 645, 1221, 27, 1, 2, 1, 49, 48, 0, 0, 12},  // transformEffect
    {1099, -1, -1, -1, -1, 646, 1223, 28, 1, 2, 1, 49, 48, 0, 0, 12},  // modifier
    {128, -1, -1, -1, -1, 0, 1225, 29, 0, 1, 2, 49, 14, 0, 0, 12},  // transform
    {368, -1, -1, -1, -1, 0, 1226, 30, 0, 1, 2, 49, 4, 0, 0, 12},  // corners
    {369, -1, -1, -1, -1, 0, 1227, 31, 0, 1, 2, 49, 9, 0, 0, 12},  // center
    {846, -1, -1, -1, -1, 0, 1228, 32, 0, 1, 2, 49, 13, 0, 0, 12},  // layoutFrame
    {314, -1, -1, -1, -1, 0, 1229, 33, 0, 1, 2, 49, 12, 0, 0, 12},  // size
    {1100, 1101, -1, -1, -1, 0, 0, 34, 0, 0, 5, 50, 49, 0, 0, 12},  // topLeading
    {371, 1101, -1, -1, -1, 0, 0, 35, 0, 0, 5, 50, 49, 0, 0, 12},  // top
    {1102, 1101, -1, -1, -1, 0, 0, 36, 0, 0, 5, 50, 49, 0, 0, 12},  // topTrailing
    {1103, 1101, -1, -1, -1, 0, 0, 37, 0, 0, 5, 50, 49, 0, 0, 12},  // leading
    {369, 1101, -1, -1, -1, 0, 0, 38, 0, 0, 5, 50, 49, 0, 0, 12},  // center
    {1104, 1101, -1, -1, -1, 0, 0, 39, 0, 0, 5, 50, 49, 0, 0, 12},  // trailing
    {1105, 1101, -1, -1, -1, 0, 0, 40, 0, 0, 5, 50, 49, 0, 0, 12},  // bottomLeading
    {373, 1101, -1, -1, -1, 0, 0, 41, 0, 0, 5, 50, 49, 0, 0, 12},  // bottom
    {1106, 1101, -1, -1, -1, 0, 0, 42, 0, 0, 5, 50, 49, 0, 0, 12},  // bottomTrailing
    {251, -1, -1, -1, -1, 0, 1230, 43, 0, 1, 2, 50, 0, 0, 0, 12},  // x
    {242, -1, -1, -1, -1, 0, 1231, 44, 0, 1, 2, 50, 0, 0, 0, 12},  // y
    {1101, -1, -1, -1, -1, 647, 1232, 45, 2, 2, 0, 0, 9, 0, 0, 12},  // UnitPoint
    {1108, -1, -1, -1, -1, 649, 1234, 46, 1, 1, 3, 0, 14, 0, 0, 12},  // ProjectionTransform
    {1109, -1, -1, -1, -1, 650, 1235, 0, 2, 2, 3, 0, 33, 0, 0, 13},  // UIGestureRecognizer
    {1109, -1, -1, -1, -1, 652, 1237, 1, 1, 1, 3, 0, 33, 0, 0, 13},  // UIGestureRecognizer
    {1109, -1, -1, -1, -1, 0, 0, 2, 0, 0, 3, 0, 33, 0, 0, 13},  // UIGestureRecognizer
    {1111, -1, -1, -1, -1, 653, 1238, 3, 2, 2, 3, 0, 33, 0, 0, 13},  // UIPanGestureRecognizer
    {1111, -1, -1, -1, -1, 655, 1240, 4, 1, 1, 3, 0, 33, 0, 0, 13},  // UIPanGestureRecognizer
    {1111, -1, -1, -1, -1, 0, 0, 5, 0, 0, 3, 0, 33, 0, 0, 13},  // UIPanGestureRecognizer
    {1112, -1, -1, -1, -1, 656, 1241, 6, 2, 2, 3, 0, 33, 0, 0, 13},  // UIPinchGestureRecognizer
    {1112, -1, -1, -1, -1, 658, 1243, 7, 1, 1, 3, 0, 33, 0, 0, 13},  // UIPinchGestureRecognizer
    {1112, -1, -1, -1, -1, 0, 0, 8, 0, 0, 3, 0, 33, 0, 0, 13},  // UIPinchGestureRecognizer
    {1113, -1, -1, -1, -1, 659, 1244, 9, 2, 2, 3, 0, 33, 0, 0, 13},  // UIRotationGestureRecognizer
    {1113, -1, -1, -1, -1, 661, 1246, 10, 1, 1, 3, 0, 33, 0, 0, 13},  // UIRotationGestureRecognizer
    {1113, -1, -1, -1, -1, 0, 0, 11, 0, 0, 3, 0, 33, 0, 0, 13},  // UIRotationGestureRecognizer
    {1114, -1, -1, -1, -1, 662, 1247, 12, 2, 2, 3, 0, 33, 0, 0, 13},  // UITapGestureRecognizer
    {1114, -1, -1, -1, -1, 664, 1249, 13, 1, 1, 3, 0, 33, 0, 0, 13},  // UITapGestureRecognizer
    {1114, -1, -1, -1, -1, 0, 0, 14, 0, 0, 3, 0, 33, 0, 0, 13},  // UITapGestureRecognizer
    {1115, -1, -1, -1, -1, 665, 1250, 15, 2, 2, 3, 0, 33, 0, 0, 13},  // UILongPressGestureRecognizer
    {1115, -1, -1, -1, -1, 667, 1252, 16, 1, 1, 3, 0, 33, 0, 0, 13},  // UILongPressGestureRecognizer
    {1115, -1, -1, -1, -1, 0, 0, 17, 0, 0, 3, 0, 33, 0, 0, 13},  // UILongPressGestureRecognizer
    {1116, -1, -1, -1, -1, 668, 1253, 18, 2, 2, 3, 0, 33, 0, 0, 13},  // UISwipeGestureRecognizer
    {1116, -1, -1, -1, -1, 670, 1255, 19, 1, 1, 3, 0, 33, 0, 0, 13},  // UISwipeGestureRecognizer
    {1116, -1, -1, -1, -1, 0, 0, 20, 0, 0, 3, 0, 33, 0, 0, 13},  // UISwipeGestureRecognizer
    {880, 1109, -1, -1, -1, 0, 0, 21, 0, 0, 5, 34, 52, 0, 0, 13},  // State
    {1117, 1109, -1, -1, -1, 0, 0, 22, 0, 0, 5, 34, 52, 0, 0, 13},  // Direction
    {821, -1, -1, -1, -1, 0, 1256, 23, 0, 1, 2, 35, 0, 0, 0, 13},  // rawValue
    {1120, 1121, 1122, -1, -1, 0, 0, 24, 0, 0, 5, 35, 34, 0, 0, 13},  // possible
    {1123, 1121, -1, -1, -1, 0, 0, 25, 0, 0, 5, 35, 34, 0, 0, 13},  // Possible
    {1124, 1121, 1125, -1, -1, 0, 0, 26, 0, 0, 5, 35, 34, 0, 0, 13},  // began
    {1126, 1121, -1, -1, -1, 0, 0, 27, 0, 0, 5, 35, 34, 0, 0, 13},  // Began
    {1127, 1121, 1128, -1, -1, 0, 0, 28, 0, 0, 5, 35, 34, 0, 0, 13},  // changed
    {1129, 1121, -1, -1, -1, 0, 0, 29, 0, 0, 5, 35, 34, 0, 0, 13},  // Changed
    {1130, 1121, 1131, -1, -1, 0, 0, 30, 0, 0, 5, 35, 34, 0, 0, 13},  // ended
    {1132, 1121, -1, -1, -1, 0, 0, 31, 0, 0, 5, 35, 34, 0, 0, 13},  // Ended
    {1133, 1121, 1134, -1, -1, 0, 0, 32, 0, 0, 5, 35, 34, 0, 0, 13},  // cancelled
    {1135, 1121, -1, -1, -1, 0, 0, 33, 0, 0, 5, 35, 34, 0, 0, 13},  // Cancelled
    {1136, 1121, 1137, -1, -1, 0, 0, 34, 0, 0, 5, 35, 34, 0, 0, 13},  // failed
    {1138, 1121, -1, -1, -1, 0, 0, 35, 0, 0, 5, 35, 34, 0, 0, 13},  // Failed
    {1139, 1121, 1140, -1, -1, 0, 0, 36, 0, 0, 5, 35, 34, 0, 0, 13},  // recognized
    {374, 1141, 1142, -1, -1, 0, 0, 37, 0, 0, 5, 36, 35, 0, 0, 13},  // right
    {1143, 1141, -1, -1, -1, 0, 0, 38, 0, 0, 5, 36, 35, 0, 0, 13},  // Right
    {372, 1141, 1144, -1, -1, 0, 0, 39, 0, 0, 5, 36, 35, 0, 0, 13},  // left
    {1145, 1141, -1, -1, -1, 0, 0, 40, 0, 0, 5, 36, 35, 0, 0, 13},  // Left
    {501, 1141, 1146, -1, -1, 0, 0, 41, 0, 0, 5, 36, 35, 0, 0, 13},  // up
    {1147, 1141, -1, -1, -1, 0, 0, 42, 0, 0, 5, 36, 35, 0, 0, 13},  // Up
    {502, 1141, 1148, -1, -1, 0, 0, 43, 0, 0, 5, 36, 35, 0, 0, 13},  // down
    {1149, 1141, -1, -1, -1, 0, 0, 44, 0, 0, 5, 36, 35, 0, 0, 13},  // Down
    {567, -1, -1, -1, -1, 0, 1257, 45, 0, 1, 2, 34, 34, 0, 0, 13},  // state
    {951, -1, -1, -1, 1150, 0, 1258, 46, 0, 1, 2, 34, 2, 0, 0, 13},  // isEnabled
    {1150, -1, -1, -1, -1, 0, 1259, 47, 0, 1, 2, 34, 2, 0, 0, 13},  // enabled
    {79, -1, -1, -1, -1, 0, 1260, 48, 0, 1, 2, 34, 30, 0, 0, 13},  // view
    {767, -1, -1, -1, -1, 0, 1261, 49, 0, 1, 2, 34, 3, 0, 0, 13},  // name
    {1151, -1, -1, -1, -1, 0, 1262, 50, 0, 1, 2, 34, 2, 0, 0, 13},  // cancelsTouchesInView
    {1152, -1, -1, -1, -1, 0, 1263, 51, 0, 1, 2, 34, 2, 0, 0, 13},  // delaysTouchesBegan
    {1153, -1, -1, -1, -1, 0, 1264, 52, 0, 1, 2, 34, 2, 0, 0, 13},  // delaysTouchesEnded
    {1154, -1, -1, -1, -1, 0, 1265, 53, 0, 1, 2, 34, 0, 0, 0, 13},  // numberOfTouches
    {853, -1, -1, -1, -1, 0, 1266, 54, 0, 1, 2, 34, 55, 0, 0, 13},  // delegate
    {1155, -1, -1, -1, -1, 0, 1267, 55, 0, 1, 2, 34, 0, 0, 0, 13},  // minimumNumberOfTouches
    {1156, -1, -1, -1, -1, 0, 1268, 56, 0, 1, 2, 34, 0, 0, 0, 13},  // maximumNumberOfTouches
    {1157, -1, -1, -1, -1, 0, 1269, 57, 0, 1, 2, 34, 0, 0, 0, 13},  // numberOfTapsRequired
    {1158, -1, -1, -1, -1, 0, 1270, 58, 0, 1, 2, 34, 0, 0, 0, 13},  // numberOfTouchesRequired
    {1159, -1, -1, -1, -1, 0, 1271, 59, 0, 1, 2, 34, 0, 0, 0, 13},  // minimumPressDuration
    {1160, -1, -1, -1, -1, 0, 1272, 60, 0, 1, 2, 34, 0, 0, 0, 13},  // allowableMovement
    {1161, -1, -1, -1, -1, 0, 1273, 61, 0, 1, 2, 34, 35, 0, 0, 13},  // direction
    {289, -1, -1, -1, -1, 0, 1274, 62, 0, 1, 2, 34, 0, 0, 0, 13},  // scale
    {291, -1, -1, -1, -1, 0, 1275, 63, 0, 1, 2, 34, 0, 0, 0, 13},  // rotation
    {1162, -1, -1, -1, -1, 0, 1276, 64, 0, 1, 2, 34, 0, 0, 0, 13},  // velocity
    {1163, -1, -1, -1, -1, 671, 1277, 65, 1, 2, 1, 34, 9, 0, 0, 13},  // location
    {1164, -1, -1, -1, -1, 672, 1279, 66, 1, 2, 1, 34, 9, 0, 0, 13},  // locationInView
    {1163, -1, -1, -1, 1782, 673, 1281, 67, 2, 3, 1, 34, 9, 0, 0, 13},  // location
    {1166, -1, -1, -1, -1, 675, 1284, 68, 2, 3, 1, 34, 9, 0, 0, 13},  // locationOfTouch
    {292, -1, -1, -1, -1, 677, 1287, 69, 1, 2, 1, 34, 9, 0, 0, 13},  // translation
    {1168, -1, -1, -1, -1, 678, 1289, 70, 1, 2, 1, 34, 9, 0, 0, 13},  // translationInView
    {1162, -1, -1, -1, -1, 679, 1291, 71, 1, 2, 1, 34, 9, 0, 0, 13},  // velocity
    {1169, -1, -1, -1, -1, 680, 1293, 72, 1, 2, 1, 34, 9, 0, 0, 13},  // velocityInView
    {1170, -1, -1, -1, 1783, 681, 1295, 73, 2, 3, 1, 34, 55, 0, 0, 13},  // setTranslation
    {1170, -1, -1, -1, -1, 683, 1298, 74, 2, 3, 1, 34, 55, 0, 0, 13},  // setTranslation
    {933, -1, -1, -1, -1, 685, 1301, 75, 2, 3, 1, 34, 55, 0, 0, 13},  // addTarget
    {936, -1, -1, -1, -1, 687, 1304, 76, 2, 3, 1, 34, 55, 0, 0, 13},  // removeTarget
    {1171, -1, -1, -1, -1, 689, 1307, 77, 2, 3, 1, 34, 55, 0, 0, 13},  // touchesBegan
    {1172, -1, -1, -1, -1, 691, 1310, 78, 2, 3, 1, 34, 55, 0, 0, 13},  // touchesMoved
    {1173, -1, -1, -1, -1, 693, 1313, 79, 2, 3, 1, 34, 55, 0, 0, 13},  // touchesEnded
    {1174, -1, -1, -1, -1, 695, 1316, 80, 2, 3, 1, 34, 55, 0, 0, 13},  // touchesCancelled
    {1171, -1, -1, -1, -1, 697, 1319, 81, 2, 3, 1, 34, 55, 0, 0, 13},  // touchesBegan
    {1172, -1, -1, -1, -1, 699, 1322, 82, 2, 3, 1, 34, 55, 0, 0, 13},  // touchesMoved
    {1173, -1, -1, -1, -1, 701, 1325, 83, 2, 3, 1, 34, 55, 0, 0, 13},  // touchesEnded
    {1174, -1, -1, -1, -1, 703, 1328, 84, 2, 3, 1, 34, 55, 0, 0, 13},  // touchesCancelled
    {1176, -1, -1, -1, -1, 705, 1331, 85, 2, 3, 1, 34, 55, 0, 0, 13},  // ignore
    {1177, -1, -1, -1, -1, 707, 1334, 86, 2, 3, 1, 34, 55, 0, 0, 13},  // ignoreTouch
    {1179, -1, -1, -1, -1, 709, 1337, 87, 0, 1, 1, 34, 55, 0, 0, 13},  // reset
    {1180, -1, -1, -1, 1784, 709, 1338, 88, 1, 2, 1, 34, 55, 0, 0, 13},  // require
    {1182, -1, -1, -1, -1, 710, 1340, 89, 1, 2, 1, 34, 55, 0, 0, 13},  // requireGestureRecognizerToFail
    {1183, -1, -1, -1, -1, 711, 1342, 90, 1, 2, 1, 31, 55, 0, 0, 13},  // addGestureRecognizer
    {1184, -1, -1, -1, -1, 712, 1344, 91, 1, 2, 1, 31, 55, 0, 0, 13},  // removeGestureRecognizer
    {1185, -1, -1, -1, -1, 0, 1346, 92, 0, 1, 2, 31, 4, 0, 0, 13},  // gestureRecognizers
    {1186, -1, -1, -1, -1, 0, 1347, 93, 0, 1, 2, 31, 2, 0, 0, 13},  // isMultipleTouchEnabled
    {1187, -1, -1, -1, -1, 0, 1348, 94, 0, 1, 2, 31, 2, 0, 0, 13},  // multipleTouchEnabled
    {1188, -1, -1, -1, 1734, 0, 1349, 95, 0, 1, 2, 31, 2, 0, 0, 13},  // isExclusiveTouch
    {1163, -1, -1, -1, -1, 713, 1350, 0, 1, 2, 1, 52, 9, 0, 0, 14},  // location
    {1164, -1, -1, -1, -1, 714, 1352, 1, 1, 2, 1, 52, 9, 0, 0, 14},  // locationInView
    {1195, -1, -1, -1, -1, 715, 1354, 2, 1, 2, 1, 52, 9, 0, 0, 14},  // previousLocation
    {1196, -1, -1, -1, -1, 716, 1356, 3, 1, 2, 1, 52, 9, 0, 0, 14},  // previousLocationInView
    {1197, 1189, -1, -1, -1, 0, 0, 4, 0, 0, 5, 52, 52, 0, 0, 14},  // Phase
    {1124, 1199, 1200, -1, -1, 0, 0, 5, 0, 0, 5, 37, 36, 0, 0, 14},  // began
    {1201, 1199, 1202, -1, -1, 0, 0, 6, 0, 0, 5, 37, 36, 0, 0, 14},  // moved
    {1203, 1199, 1204, -1, -1, 0, 0, 7, 0, 0, 5, 37, 36, 0, 0, 14},  // stationary
    {1130, 1199, 1205, -1, -1, 0, 0, 8, 0, 0, 5, 37, 36, 0, 0, 14},  // ended
    {1133, 1199, 1206, -1, -1, 0, 0, 9, 0, 0, 5, 37, 36, 0, 0, 14},  // cancelled
    {698, -1, -1, -1, -1, 717, 1358, 10, 0, 1, 1, 5, 55, 0, 0, 14},  // anyObject
    {1209, -1, -1, -1, -1, 717, 1359, 11, 1, 2, 1, 52, 4, 0, 0, 14},  // touches
    {1210, -1, -1, -1, -1, 718, 1361, 12, 1, 2, 1, 52, 4, 0, 0, 14},  // touchesForView
    {1211, -1, -1, -1, -1, 719, 1363, 13, 1, 2, 1, 52, 4, 0, 0, 14},  // touchesForGestureRecognizer
    {1212, -1, -1, -1, -1, 720, 1365, 14, 1, 2, 1, 52, 4, 0, 0, 14},  // coalescedTouches
    {1213, -1, -1, -1, -1, 721, 1367, 15, 1, 2, 1, 52, 4, 0, 0, 14},  // coalescedTouchesForTouch
    {1214, -1, -1, -1, -1, 722, 1369, 16, 1, 2, 1, 52, 4, 0, 0, 14},  // predictedTouches
    {1215, -1, -1, -1, -1, 723, 1371, 17, 1, 2, 1, 52, 4, 0, 0, 14},  // predictedTouchesForTouch
    {1216, -1, -1, -1, -1, 724, 1373, 18, 3, 3, 0, 0, 55, 0, 0, 14},  // drag
    {1216, -1, -1, -1, -1, 727, 1376, 19, 4, 4, 0, 0, 55, 0, 0, 14},  // drag
    {1219, -1, -1, -1, -1, 731, 1380, 20, 3, 3, 0, 0, 55, 0, 0, 14},  // fingers
    {1219, -1, -1, -1, -1, 734, 1383, 21, 4, 4, 0, 0, 55, 0, 0, 14},  // fingers
    {1220, -1, -1, -1, -1, 738, 1387, 22, 4, 4, 0, 0, 55, 0, 0, 14},  // pinch
    {1220, -1, -1, -1, -1, 742, 1391, 23, 5, 5, 0, 0, 55, 0, 1, 14},  // pinch
    {1221, -1, -1, -1, -1, 747, 1396, 24, 4, 4, 0, 0, 55, 0, 1, 14},  // twist
    {1223, -1, -1, -1, -1, 751, 1400, 25, 1, 1, 0, 0, 55, 0, 0, 14},  // tap
    {1223, -1, -1, -1, -1, 752, 1401, 26, 2, 2, 0, 0, 55, 0, 0, 14},  // tap
    {1223, -1, -1, -1, -1, 754, 1403, 27, 2, 2, 0, 0, 55, 0, 0, 14},  // tap
    {1223, -1, -1, -1, -1, 756, 1405, 28, 3, 3, 0, 0, 55, 0, 0, 14},  // tap
    {1225, -1, -1, -1, -1, 759, 1408, 29, 2, 2, 0, 0, 55, 0, 0, 14},  // press
    {1219, -1, -1, -1, -1, 761, 1410, 30, 2, 2, 0, 0, 55, 0, 0, 14},  // fingers
    {1227, -1, -1, -1, -1, 763, 1412, 31, 0, 0, 0, 0, 55, 0, 0, 14},  // lift
    {1228, -1, -1, -1, -1, 763, 1412, 32, 0, 0, 0, 0, 55, 0, 0, 14},  // cancel
    {1231, 223, -1, -1, -1, 0, 0, 0, 0, 0, 5, 31, 52, 0, 0, 15},  // AnimationOptions
    {1232, 223, -1, -1, -1, 0, 0, 1, 0, 0, 5, 31, 52, 0, 0, 15},  // KeyframeAnimationOptions
    {1234, 223, -1, -1, -1, 0, 0, 2, 0, 0, 5, 31, 52, 0, 0, 15},  // AnimationCurve
    {821, -1, -1, -1, -1, 0, 1412, 3, 0, 1, 2, 40, 0, 0, 0, 15},  // rawValue
    {1231, 223, -1, -1, -1, 763, 1413, 4, 1, 1, 4, 31, 4, 0, 0, 15},  // AnimationOptions
    {1232, 223, -1, -1, -1, 764, 1414, 5, 1, 1, 4, 31, 4, 0, 0, 15},  // KeyframeAnimationOptions
    {1229, -1, -1, -1, -1, 765, 1415, 6, 1, 1, 3, 0, 39, 0, 0, 15},  // UIViewAnimationOptions
    {1230, -1, -1, -1, -1, 766, 1416, 7, 1, 1, 3, 0, 39, 0, 0, 15},  // UIViewKeyframeAnimationOptions
    {1240, 1229, 1241, -1, -1, 0, 0, 8, 0, 0, 5, 40, 39, 0, 0, 15},  // curveEaseInOut
    {1242, 1229, 1243, -1, -1, 0, 0, 9, 0, 0, 5, 40, 39, 0, 0, 15},  // curveEaseIn
    {1244, 1229, 1245, -1, -1, 0, 0, 10, 0, 0, 5, 40, 39, 0, 0, 15},  // curveEaseOut
    {1246, 1229, 1247, -1, -1, 0, 0, 11, 0, 0, 5, 40, 39, 0, 0, 15},  // curveLinear
    {10, 1229, 1248, -1, -1, 0, 0, 12, 0, 0, 5, 40, 39, 0, 0, 15},  // repeat
    {1249, 1229, 1250, -1, -1, 0, 0, 13, 0, 0, 5, 40, 39, 0, 0, 15},  // autoreverse
    {1251, 1229, 1252, -1, -1, 0, 0, 14, 0, 0, 5, 40, 39, 0, 0, 15},  // beginFromCurrentState
    {1253, 1229, 1254, -1, -1, 0, 0, 15, 0, 0, 5, 40, 39, 0, 0, 15},  // overrideInheritedDuration
    {1255, 1229, 1256, -1, -1, 0, 0, 16, 0, 0, 5, 40, 39, 0, 0, 15},  // overrideInheritedCurve
    {1257, 1229, 1258, -1, -1, 0, 0, 17, 0, 0, 5, 40, 39, 0, 0, 15},  // overrideInheritedOptions
    {1259, 1229, 1260, -1, -1, 0, 0, 18, 0, 0, 5, 40, 39, 0, 0, 15},  // allowUserInteraction
    {995, 1229, 1261, -1, -1, 0, 0, 19, 0, 0, 5, 40, 39, 0, 0, 15},  // layoutSubviews
    {1262, 1229, 1263, -1, -1, 0, 0, 20, 0, 0, 5, 40, 39, 0, 0, 15},  // allowAnimatedContent
    {1264, 1229, 1265, -1, -1, 0, 0, 21, 0, 0, 5, 40, 39, 0, 0, 15},  // showHideTransitionViews
    {1266, 1229, 1267, -1, -1, 0, 0, 22, 0, 0, 5, 40, 39, 0, 0, 15},  // calculationModeLinear
    {1268, 1229, 1269, -1, -1, 0, 0, 23, 0, 0, 5, 40, 39, 0, 0, 15},  // calculationModeDiscrete
    {1270, 1229, 1271, -1, -1, 0, 0, 24, 0, 0, 5, 40, 39, 0, 0, 15},  // calculationModePaced
    {1272, 1229, 1273, -1, -1, 0, 0, 25, 0, 0, 5, 40, 39, 0, 0, 15},  // calculationModeCubic
    {1274, 1229, 1275, -1, -1, 0, 0, 26, 0, 0, 5, 40, 39, 0, 0, 15},  // calculationModeCubicPaced
    {1276, 1229, -1, -1, -1, 0, 0, 27, 0, 0, 5, 40, 39, 0, 0, 15},  // CurveEaseInOut
    {1277, 1229, -1, -1, -1, 0, 0, 28, 0, 0, 5, 40, 39, 0, 0, 15},  // CurveEaseIn
    {1278, 1229, -1, -1, -1, 0, 0, 29, 0, 0, 5, 40, 39, 0, 0, 15},  // CurveEaseOut
    {1279, 1229, -1, -1, -1, 0, 0, 30, 0, 0, 5, 40, 39, 0, 0, 15},  // CurveLinear
    {1280, 1229, -1, -1, -1, 0, 0, 31, 0, 0, 5, 40, 39, 0, 0, 15},  // Repeat
    {1281, 1229, -1, -1, -1, 0, 0, 32, 0, 0, 5, 40, 39, 0, 0, 15},  // Autoreverse
    {1282, 1229, -1, -1, -1, 0, 0, 33, 0, 0, 5, 40, 39, 0, 0, 15},  // BeginFromCurrentState
    {1283, 1229, -1, -1, -1, 0, 0, 34, 0, 0, 5, 40, 39, 0, 0, 15},  // OverrideInheritedDuration
    {1284, 1229, -1, -1, -1, 0, 0, 35, 0, 0, 5, 40, 39, 0, 0, 15},  // OverrideInheritedCurve
    {1285, 1229, -1, -1, -1, 0, 0, 36, 0, 0, 5, 40, 39, 0, 0, 15},  // OverrideInheritedOptions
    {1286, 1229, -1, -1, -1, 0, 0, 37, 0, 0, 5, 40, 39, 0, 0, 15},  // AllowUserInteraction
    {1287, 1229, -1, -1, -1, 0, 0, 38, 0, 0, 5, 40, 39, 0, 0, 15},  // LayoutSubviews
    {1288, 1229, -1, -1, -1, 0, 0, 39, 0, 0, 5, 40, 39, 0, 0, 15},  // CalculationModeLinear
    {1289, 1233, 1290, -1, -1, 0, 0, 40, 0, 0, 5, 41, 40, 0, 0, 15},  // easeInOut
    {1291, 1233, 1292, -1, -1, 0, 0, 41, 0, 0, 5, 41, 40, 0, 0, 15},  // easeIn
    {1293, 1233, 1294, -1, -1, 0, 0, 42, 0, 0, 5, 41, 40, 0, 0, 15},  // easeOut
    {1295, 1233, 1296, -1, -1, 0, 0, 43, 0, 0, 5, 41, 40, 0, 0, 15},  // linear
    {1297, 1233, -1, -1, -1, 0, 0, 44, 0, 0, 5, 41, 40, 0, 0, 15},  // EaseInOut
    {1298, 1233, -1, -1, -1, 0, 0, 45, 0, 0, 5, 41, 40, 0, 0, 15},  // EaseIn
    {1299, 1233, -1, -1, -1, 0, 0, 46, 0, 0, 5, 41, 40, 0, 0, 15},  // EaseOut
    {1300, 1233, -1, -1, -1, 0, 0, 47, 0, 0, 5, 41, 40, 0, 0, 15},  // Linear
    {1295, 1235, 1301, -1, -1, 0, 0, 48, 0, 0, 5, 42, 41, 0, 0, 15},  // linear
    {1291, 1235, 1302, -1, -1, 0, 0, 49, 0, 0, 5, 42, 41, 0, 0, 15},  // easeIn
    {1293, 1235, 1303, -1, -1, 0, 0, 50, 0, 0, 5, 42, 41, 0, 0, 15},  // easeOut
    {1304, 1235, 1305, -1, -1, 0, 0, 51, 0, 0, 5, 42, 41, 0, 0, 15},  // easeInEaseOut
    {15, 1235, 1306, -1, -1, 0, 0, 52, 0, 0, 5, 42, 41, 0, 0, 15},  // default
    {1307, 1238, 1308, -1, -1, 0, 0, 53, 0, 0, 5, 43, 42, 0, 0, 15},  // removed
    {1309, 1238, 1310, -1, -1, 0, 0, 54, 0, 0, 5, 43, 42, 0, 0, 15},  // forwards
    {1311, 1238, 1312, -1, -1, 0, 0, 55, 0, 0, 5, 43, 42, 0, 0, 15},  // backwards
    {1313, 1238, 1314, -1, -1, 0, 0, 56, 0, 0, 5, 43, 42, 0, 0, 15},  // both
    {1315, 1236, 1316, -1, -1, 0, 0, 57, 0, 0, 5, 45, 44, 0, 0, 15},  // inactive
    {1317, 1236, 1318, -1, -1, 0, 0, 58, 0, 0, 5, 45, 44, 0, 0, 15},  // active
    {1319, 1236, 1320, -1, -1, 0, 0, 59, 0, 0, 5, 45, 44, 0, 0, 15},  // stopped
    {1321, 1237, 1322, -1, -1, 0, 0, 60, 0, 0, 5, 46, 45, 0, 0, 15},  // end
    {1323, 1237, 1324, -1, -1, 0, 0, 61, 0, 0, 5, 46, 45, 0, 0, 15},  // start
    {1014, 1237, 1325, -1, -1, 0, 0, 62, 0, 0, 5, 46, 45, 0, 0, 15},  // current
    {1295, 1239, 1326, -1, -1, 0, 0, 63, 0, 0, 5, 44, 43, 0, 0, 15},  // linear
    {1327, 1239, 1328, -1, -1, 0, 0, 64, 0, 0, 5, 44, 43, 0, 0, 15},  // discrete
    {1329, 1239, 1330, -1, -1, 0, 0, 65, 0, 0, 5, 44, 43, 0, 0, 15},  // paced
    {1331, 1239, 1332, -1, -1, 0, 0, 66, 0, 0, 5, 44, 43, 0, 0, 15},  // cubic
    {1333, 1239, 1334, -1, -1, 0, 0, 67, 0, 0, 5, 44, 43, 0, 0, 15},  // cubicPaced
    {1335, -1, -1, -1, -1, 767, 1417, 0, 1, 1, 0, 0, 55, 0, 0, 16},  // advance
    {1336, -1, -1, -1, -1, 768, 1418, 1, 0, 0, 0, 0, 55, 0, 0, 16},  // run
    {1337, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 0, 0, 0, 16},  // now
    {1338, -1, -1, -1, -1, 768, 1418, 3, 0, 0, 0, 0, 0, 0, 0, 16},  // CACurrentMediaTime
    {1339, -1, -1, -1, -1, 768, 1418, 4, 1, 1, 3, 0, 38, 0, 0, 16},  // CAMediaTimingFunction
    {1343, 1339, -1, -1, -1, 769, 1419, 5, 1, 1, 4, 39, 38, 0, 0, 16},  // functionWithName
    {1339, -1, -1, -1, -1, 770, 1420, 6, 4, 4, 3, 0, 38, 0, 0, 16},  // CAMediaTimingFunction
    {1340, -1, -1, -1, -1, 774, 1424, 7, 2, 2, 3, 0, 38, 0, 0, 16},  // UICubicTimingParameters
    {1340, -1, -1, -1, -1, 776, 1426, 8, 1, 1, 3, 0, 38, 0, 0, 16},  // UICubicTimingParameters
    {1341, -1, -1, -1, -1, 777, 1427, 9, 1, 1, 3, 0, 38, 0, 0, 16},  // UISpringTimingParameters
    {1341, -1, -1, -1, -1, 778, 1428, 10, 2, 2, 3, 0, 38, 0, 0, 16},  // UISpringTimingParameters
    {1341, -1, -1, -1, -1, 780, 1430, 11, 4, 4, 3, 0, 38, 0, 0, 16},  // UISpringTimingParameters
    {1341, -1, -1, -1, -1, 786, 1434, 12, 2, 2, 3, 0, 38, 0, 0, 16},  // UISpringTimingParameters
    {1341, -1, -1, -1, -1, 791, 1436, 13, 3, 3, 3, 0, 38, 0, 0, 16},  // UISpringTimingParameters
    {75, -1, -1, -1, -1, 794, 1439, 14, 1, 2, 1, 39, 0, 0, 0, 16},  // value
    {1162, -1, -1, -1, -1, 795, 1441, 15, 1, 2, 1, 39, 0, 0, 0, 16},  // velocity
    {1345, -1, -1, -1, -1, 0, 1443, 16, 0, 1, 2, 39, 9, 0, 0, 16},  // controlPoint1
    {1346, -1, -1, -1, -1, 0, 1444, 17, 0, 1, 2, 39, 9, 0, 0, 16},  // controlPoint2
    {1295, 1342, -1, -1, -1, 0, 0, 18, 0, 0, 5, 39, 38, 0, 0, 16},  // linear
    {1291, 1342, -1, -1, -1, 0, 0, 19, 0, 0, 5, 39, 38, 0, 0, 16},  // easeIn
    {1293, 1342, -1, -1, -1, 0, 0, 20, 0, 0, 5, 39, 38, 0, 0, 16},  // easeOut
    {1289, 1342, -1, -1, -1, 0, 0, 21, 0, 0, 5, 39, 38, 0, 0, 16},  // easeInOut
    {1355, 1342, -1, -1, -1, 796, 1445, 22, 2, 2, 4, 39, 38, 0, 0, 16},  // bezier
    {1358, -1, -1, -1, -1, 798, 1447, 23, 3, 3, 0, 0, 14, 0, 0, 16},  // interpolate
    {1359, 223, -1, -1, -1, 803, 1450, 0, 2, 2, 4, 31, 55, 0, 0, 17},  // animate
    {1359, 223, -1, -1, -1, 808, 1452, 1, 3, 3, 4, 31, 55, 0, 0, 17},  // animate
    {1359, 223, -1, -1, -1, 814, 1455, 2, 3, 3, 4, 31, 55, 0, 0, 17},  // animate
    {1359, 223, -1, -1, -1, 821, 1458, 3, 4, 4, 4, 31, 55, 0, 0, 17},  // animate
    {1359, 223, -1, -1, -1, 829, 1462, 4, 4, 4, 4, 31, 55, 0, 0, 17},  // animate
    {1359, 223, -1, -1, -1, 838, 1466, 5, 5, 5, 4, 31, 55, 0, 0, 17},  // animate
    {1359, 223, -1, -1, -1, 848, 1471, 6, 5, 5, 4, 31, 55, 0, 0, 17},  // animate
    {1359, 223, -1, -1, -1, 859, 1476, 7, 6, 6, 4, 31, 55, 0, 0, 17},  // animate
    {1359, 223, -1, -1, -1, 871, 1482, 8, 6, 6, 4, 31, 55, 0, 0, 17},  // animate
    {1359, 223, -1, -1, -1, 884, 1488, 9, 7, 7, 4, 31, 55, 0, 0, 17},  // animate
    {1367, 223, -1, -1, -1, 893, 1495, 10, 2, 2, 4, 31, 55, 0, 0, 17},  // animateWithDuration
    {1367, 223, -1, -1, -1, 898, 1497, 11, 3, 3, 4, 31, 55, 0, 0, 17},  // animateWithDuration
    {1367, 223, -1, -1, -1, 905, 1500, 12, 4, 4, 4, 31, 55, 0, 0, 17},  // animateWithDuration
    {1367, 223, -1, -1, -1, 914, 1504, 13, 5, 5, 4, 31, 55, 0, 0, 17},  // animateWithDuration
    {1367, 223, -1, -1, -1, 926, 1509, 14, 7, 7, 4, 31, 55, 0, 0, 17},  // animateWithDuration
    {1359, 223, -1, -1, -1, 935, 1516, 15, 2, 2, 4, 31, 55, 0, 0, 17},  // animate
    {1359, 223, -1, -1, -1, 940, 1518, 16, 3, 3, 4, 31, 55, 0, 0, 17},  // animate
    {1359, 223, -1, -1, -1, 946, 1521, 17, 3, 3, 4, 31, 55, 0, 0, 17},  // animate
    {1359, 223, -1, -1, -1, 953, 1524, 18, 4, 4, 4, 31, 55, 0, 0, 17},  // animate
    {1359, 223, -1, -1, -1, 960, 1528, 19, 3, 3, 4, 31, 55, 0, 0, 17},  // animate
    {1359, 223, -1, -1, -1, 967, 1531, 20, 4, 4, 4, 31, 55, 0, 0, 17},  // animate
    {1359, 223, -1, -1, -1, 975, 1535, 21, 4, 4, 4, 31, 55, 0, 0, 17},  // animate
    {1359, 223, -1, -1, -1, 984, 1539, 22, 5, 5, 4, 31, 55, 0, 0, 17},  // animate
    {1359, 223, -1, -1, -1, 992, 1544, 23, 3, 3, 4, 31, 55, 0, 0, 17},  // animate
    {1359, 223, -1, -1, -1, 999, 1547, 24, 4, 4, 4, 31, 55, 0, 0, 17},  // animate
    {1359, 223, -1, -1, -1, 1007, 1551, 25, 4, 4, 4, 31, 55, 0, 0, 17},  // animate
    {1359, 223, -1, -1, -1, 1016, 1555, 26, 5, 5, 4, 31, 55, 0, 0, 17},  // animate
    {1359, 223, -1, -1, -1, 1026, 1560, 27, 5, 5, 4, 31, 55, 0, 0, 17},  // animate
    {1359, 223, -1, -1, -1, 1037, 1565, 28, 6, 6, 4, 31, 55, 0, 0, 17},  // animate
    {1359, 223, -1, -1, -1, 1047, 1571, 29, 4, 4, 4, 31, 55, 0, 0, 17},  // animate
    {1359, 223, -1, -1, -1, 1056, 1575, 30, 5, 5, 4, 31, 55, 0, 0, 17},  // animate
    {1359, 223, -1, -1, -1, 1065, 1580, 31, 4, 4, 4, 31, 55, 0, 0, 17},  // animate
    {1359, 223, -1, -1, -1, 1074, 1584, 32, 5, 5, 4, 31, 55, 0, 0, 17},  // animate
    {1359, 223, -1, -1, -1, 1084, 1589, 33, 5, 5, 4, 31, 55, 0, 0, 17},  // animate
    {1359, 223, -1, -1, -1, 1095, 1594, 34, 6, 6, 4, 31, 55, 0, 0, 17},  // animate
    {1359, 223, -1, -1, -1, 1106, 1600, 35, 5, 5, 4, 31, 55, 0, 0, 17},  // animate
    {1359, 223, -1, -1, -1, 1117, 1605, 36, 6, 6, 4, 31, 55, 0, 0, 17},  // animate
    {1359, 223, -1, -1, -1, 1129, 1611, 37, 6, 6, 4, 31, 55, 0, 0, 17},  // animate
    {1359, 223, -1, -1, -1, 1142, 1617, 38, 7, 7, 4, 31, 55, 0, 0, 17},  // animate
    {1369, 223, -1, -1, -1, 1156, 1624, 39, 7, 7, 4, 31, 55, 0, 0, 17},  // animateWithSpringDuration
    {1370, 223, -1, -1, -1, 1166, 1631, 40, 3, 3, 4, 31, 55, 0, 0, 17},  // animateKeyframes
    {1370, 223, -1, -1, -1, 1173, 1634, 41, 4, 4, 4, 31, 55, 0, 0, 17},  // animateKeyframes
    {1370, 223, -1, -1, -1, 1181, 1638, 42, 4, 4, 4, 31, 55, 0, 0, 17},  // animateKeyframes
    {1370, 223, -1, -1, -1, 1190, 1642, 43, 5, 5, 4, 31, 55, 0, 0, 17},  // animateKeyframes
    {1371, 223, -1, -1, -1, 1200, 1647, 44, 5, 5, 4, 31, 55, 0, 0, 17},  // animateKeyframesWithDuration
    {1372, 223, -1, -1, -1, 1208, 1652, 45, 3, 3, 4, 31, 55, 0, 0, 17},  // addKeyframe
    {1375, 223, -1, -1, -1, 1214, 1655, 46, 3, 3, 4, 31, 55, 0, 0, 17},  // addKeyframeWithRelativeStartTime
    {1376, 223, -1, -1, -1, 1217, 1658, 47, 3, 3, 4, 31, 55, 0, 0, 17},  // modifyAnimations
    {1379, 1380, -1, -1, -1, 1225, 1661, 48, 5, 5, 4, 38, 37, 0, 0, 17},  // runningPropertyAnimator
    {1379, 1380, -1, -1, -1, 1234, 1666, 49, 4, 4, 4, 38, 37, 0, 0, 17},  // runningPropertyAnimator
    {1379, 1380, -1, -1, -1, 1242, 1670, 50, 4, 4, 4, 38, 37, 0, 0, 17},  // runningPropertyAnimator
    {1379, 1380, -1, -1, -1, 1249, 1674, 51, 3, 3, 4, 38, 37, 0, 0, 17},  // runningPropertyAnimator
    {1381, 223, -1, -1, -1, 1252, 1677, 52, 2, 2, 4, 31, 55, 0, 0, 17},  // beginAnimations
    {1383, 223, -1, -1, -1, 1254, 1679, 53, 0, 0, 4, 31, 55, 0, 0, 17},  // commitAnimations
    {1384, 223, -1, -1, -1, 1254, 1679, 54, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationDuration
    {1385, 223, -1, -1, -1, 1255, 1680, 55, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationDelay
    {1386, 223, -1, -1, -1, 1256, 1681, 56, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationRepeatCount
    {1387, 223, -1, -1, -1, 1257, 1682, 57, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationRepeatAutoreverses
    {1388, 223, -1, -1, -1, 1258, 1683, 58, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationBeginsFromCurrentState
    {1389, 223, -1, -1, -1, 1259, 1684, 59, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationCurve
    {1390, 223, -1, -1, -1, 1260, 1685, 60, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationDelegate
    {1391, 223, -1, -1, -1, 1261, 1686, 61, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationDidStop
    {1392, 223, -1, -1, -1, 1262, 1687, 62, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationDidStopSelector
    {1018, 1393, -1, -1, -1, 0, 0, 63, 0, 0, 5, 48, 47, 0, 0, 17},  // main
    {1396, 1393, -1, -1, -1, 0, 0, 64, 0, 0, 5, 48, 47, 0, 0, 17},  // background
    {1397, 1393, -1, -1, -1, 1263, 1688, 65, 0, 0, 4, 48, 47, 0, 0, 17},  // global
    {1397, 1393, -1, -1, -1, 1263, 1688, 66, 1, 1, 4, 48, 47, 0, 0, 17},  // global
    {1393, -1, -1, -1, -1, 1264, 1689, 67, 1, 1, 3, 0, 47, 0, 0, 17},  // DispatchQueue
    {1393, -1, -1, -1, -1, 1265, 1690, 68, 2, 2, 3, 0, 47, 0, 0, 17},  // DispatchQueue
    {1399, -1, -1, -1, -1, 1267, 1692, 69, 1, 2, 1, 48, 55, 0, 0, 17},  // sync
    {1399, -1, -1, -1, -1, 1268, 1694, 70, 1, 2, 1, 48, 55, 0, 0, 17},  // sync
    {1401, -1, -1, -1, -1, 1269, 1696, 71, 1, 2, 1, 48, 55, 0, 0, 17},  // async
    {1401, -1, -1, -1, -1, 1270, 1698, 72, 1, 2, 1, 48, 55, 0, 0, 17},  // async
    {1402, -1, -1, -1, -1, 1271, 1700, 73, 2, 3, 1, 48, 55, 0, 0, 17},  // asyncAfter
    {1402, -1, -1, -1, -1, 1273, 1703, 74, 2, 3, 1, 48, 55, 0, 0, 17},  // asyncAfter
    {1404, -1, -1, -1, -1, 1275, 1706, 75, 2, 2, 0, 0, 55, 0, 0, 17},  // dispatch_async
    {1405, -1, -1, -1, -1, 1277, 1708, 76, 3, 3, 0, 0, 55, 0, 0, 17},  // dispatch_after
    {1406, -1, -1, -1, -1, 1280, 1711, 77, 0, 0, 0, 0, 47, 0, 0, 17},  // dispatch_get_main_queue
    {1337, 1394, -1, -1, -1, 1280, 1711, 78, 0, 0, 4, 1, 0, 0, 0, 17},  // now
    {1226, 1395, -1, -1, -1, 1280, 1711, 79, 1, 1, 4, 1, 0, 0, 0, 17},  // seconds
    {1407, 1395, -1, -1, -1, 1281, 1712, 80, 1, 1, 4, 1, 0, 0, 0, 17},  // milliseconds
    {1408, 1395, -1, -1, -1, 1282, 1713, 81, 1, 1, 4, 1, 0, 0, 0, 17},  // microseconds
    {1409, 1395, -1, -1, -1, 1283, 1714, 82, 1, 1, 4, 1, 0, 0, 0, 17},  // nanoseconds
    {1410, -1, -1, -1, -1, 0, 0, 83, 0, 0, 5, 0, 0, 0, 0, 17},  // DISPATCH_TIME_NOW
    {1411, -1, -1, -1, -1, 0, 0, 84, 0, 0, 5, 0, 0, 0, 0, 17},  // NSEC_PER_SEC
    {1412, -1, -1, -1, -1, 0, 0, 85, 0, 0, 5, 0, 0, 0, 0, 17},  // NSEC_PER_MSEC
    {1413, -1, -1, -1, -1, 1284, 1715, 86, 2, 2, 0, 0, 0, 0, 0, 17},  // dispatch_time
    {1414, 223, -1, -1, -1, 1287, 1717, 87, 1, 1, 4, 31, 55, 0, 0, 17},  // performWithoutAnimation
    {1415, 223, -1, -1, -1, 1288, 1718, 88, 1, 1, 4, 31, 55, 0, 0, 17},  // setAnimationsEnabled
    {1416, 223, -1, -1, -1, 1289, 1719, 89, 0, 0, 4, 31, 2, 0, 0, 17},  // areAnimationsEnabled
    {1416, 223, -1, -1, -1, 0, 0, 90, 0, 0, 5, 31, 2, 0, 0, 17},  // areAnimationsEnabled
    {1417, -1, -1, -1, -1, 0, 0, 0, 0, 0, 3, 0, 37, 0, 0, 18},  // CABasicAnimation
    {1417, -1, -1, -1, -1, 1289, 1719, 1, 1, 1, 3, 0, 37, 0, 0, 18},  // CABasicAnimation
    {1419, -1, -1, -1, -1, 0, 0, 2, 0, 0, 3, 0, 37, 0, 0, 18},  // CASpringAnimation
    {1419, -1, -1, -1, -1, 1290, 1720, 3, 1, 1, 3, 0, 37, 0, 0, 18},  // CASpringAnimation
    {1420, -1, -1, -1, -1, 0, 0, 4, 0, 0, 3, 0, 37, 0, 0, 18},  // CAKeyframeAnimation
    {1420, -1, -1, -1, -1, 1291, 1721, 5, 1, 1, 3, 0, 37, 0, 0, 18},  // CAKeyframeAnimation
    {1421, -1, -1, -1, -1, 0, 0, 6, 0, 0, 3, 0, 37, 0, 0, 18},  // CAAnimationGroup
    {1418, -1, -1, -1, -1, 0, 1722, 7, 0, 1, 2, 38, 3, 0, 0, 18},  // keyPath
    {1422, -1, -1, -1, -1, 0, 1723, 8, 0, 1, 2, 38, 55, 0, 1, 18},  // fromValue
    {1423, -1, -1, -1, -1, 0, 1724, 9, 0, 1, 2, 38, 55, 0, 1, 18},  // toValue
    {1424, -1, -1, -1, -1, 0, 1725, 10, 0, 1, 2, 38, 55, 0, 1, 18},  // byValue
    {665, -1, -1, -1, -1, 0, 1726, 11, 0, 1, 2, 38, 4, 0, 1, 18},  // values
    {1425, -1, -1, -1, -1, 0, 1727, 12, 0, 1, 2, 38, 32, 0, 0, 18},  // path
    {1426, -1, -1, -1, -1, 0, 1728, 13, 0, 1, 2, 38, 4, 0, 0, 18},  // keyTimes
    {1427, -1, -1, -1, -1, 0, 1729, 14, 0, 1, 2, 38, 4, 0, 0, 18},  // timingFunctions
    {1428, -1, -1, -1, -1, 0, 1730, 15, 0, 1, 2, 38, 43, 0, 0, 18},  // calculationMode
    {1429, -1, -1, -1, -1, 0, 1731, 16, 0, 1, 2, 38, 4, 0, 0, 18},  // tensionValues
    {1430, -1, -1, -1, -1, 0, 1732, 17, 0, 1, 2, 38, 4, 0, 0, 18},  // continuityValues
    {1431, -1, -1, -1, -1, 0, 1733, 18, 0, 1, 2, 38, 4, 0, 0, 18},  // biasValues
    {1432, -1, -1, -1, -1, 0, 1734, 19, 0, 1, 2, 38, 55, 0, 0, 18},  // rotationMode
    {1361, -1, -1, -1, -1, 0, 1735, 20, 0, 1, 2, 38, 4, 0, 0, 18},  // animations
    {1433, -1, -1, -1, -1, 0, 1736, 21, 0, 1, 2, 38, 2, 0, 0, 18},  // additive
    {1434, -1, -1, -1, -1, 0, 1737, 22, 0, 1, 2, 38, 2, 0, 0, 18},  // isAdditive
    {1435, -1, -1, -1, -1, 0, 1738, 23, 0, 1, 2, 38, 2, 0, 0, 18},  // cumulative
    {1436, -1, -1, -1, -1, 0, 1739, 24, 0, 1, 2, 38, 2, 0, 0, 18},  // isCumulative
    {1350, -1, -1, -1, -1, 0, 1740, 25, 0, 1, 2, 38, 0, 0, 0, 18},  // mass
    {1351, -1, -1, -1, -1, 0, 1741, 26, 0, 1, 2, 38, 0, 0, 0, 18},  // stiffness
    {1352, -1, -1, -1, -1, 0, 1742, 27, 0, 1, 2, 38, 0, 0, 0, 18},  // damping
    {1349, -1, -1, -1, -1, 0, 1743, 28, 0, 1, 2, 38, 0, 0, 0, 18},  // initialVelocity
    {1437, -1, -1, -1, -1, 0, 1744, 29, 0, 1, 2, 38, 38, 0, 0, 18},  // timingFunction
    {1353, -1, -1, -1, -1, 0, 1745, 30, 0, 1, 2, 38, 0, 0, 0, 18},  // duration
    {1438, -1, -1, -1, -1, 0, 1746, 31, 0, 1, 2, 38, 0, 0, 0, 18},  // speed
    {1439, -1, -1, -1, -1, 0, 1747, 32, 0, 1, 2, 38, 0, 0, 0, 18},  // beginTime
    {1440, -1, -1, -1, -1, 0, 1748, 33, 0, 1, 2, 38, 0, 0, 0, 18},  // timeOffset
    {1441, -1, -1, -1, -1, 0, 1749, 34, 0, 1, 2, 38, 0, 0, 0, 18},  // repeatCount
    {1442, -1, -1, -1, -1, 0, 1750, 35, 0, 1, 2, 38, 0, 0, 0, 18},  // repeatDuration
    {1378, -1, -1, -1, -1, 0, 1751, 36, 0, 1, 2, 38, 2, 0, 0, 18},  // autoreverses
    {1443, -1, -1, -1, -1, 0, 1752, 37, 0, 1, 2, 38, 42, 0, 0, 18},  // fillMode
    {1444, -1, -1, -1, -1, 0, 1753, 38, 0, 1, 2, 38, 2, 0, 0, 18},  // isRemovedOnCompletion
    {1445, -1, -1, -1, -1, 0, 1754, 39, 0, 1, 2, 38, 2, 0, 0, 18},  // removedOnCompletion
    {853, -1, -1, -1, -1, 0, 1755, 40, 0, 1, 2, 38, 55, 0, 0, 18},  // delegate
    {1446, -1, -1, -1, 1781, 0, 1756, 41, 0, 1, 2, 38, 2, 0, 0, 18},  // isInterruptible
    {774, -1, -1, -1, -1, 0, 1757, 42, 0, 1, 2, 38, 2, 0, 0, 18},  // isUserInteractionEnabled
    {1447, -1, -1, -1, -1, 0, 1758, 43, 0, 1, 2, 38, 0, 0, 0, 18},  // settlingDuration
    {1419, -1, -1, -1, -1, 1292, 1759, 44, 2, 2, 3, 0, 37, 0, 0, 18},  // CASpringAnimation
    {1448, -1, -1, -1, -1, 0, 1761, 45, 0, 1, 2, 38, 0, 0, 0, 18},  // perceptualDuration
    {1354, -1, -1, -1, -1, 0, 1762, 46, 0, 1, 2, 38, 0, 0, 0, 18},  // bounce
    {1380, -1, -1, -1, -1, 1294, 1763, 47, 0, 0, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1380, -1, -1, -1, -1, 1297, 1763, 48, 3, 3, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1380, -1, -1, -1, -1, 1302, 1766, 49, 2, 2, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1380, -1, -1, -1, -1, 1307, 1768, 50, 3, 3, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1380, -1, -1, -1, -1, 1312, 1771, 51, 2, 2, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1380, -1, -1, -1, -1, 1318, 1773, 52, 4, 4, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1380, -1, -1, -1, -1, 1325, 1777, 53, 3, 3, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1380, -1, -1, -1, -1, 1330, 1780, 54, 2, 2, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1451, -1, -1, -1, -1, 1332, 1782, 55, 0, 1, 1, 38, 55, 0, 0, 18},  // startAnimation
    {1451, -1, -1, -1, 1777, 1332, 1783, 56, 1, 2, 1, 38, 55, 0, 0, 18},  // startAnimation
    {1453, -1, -1, -1, -1, 1333, 1785, 57, 0, 1, 1, 38, 55, 0, 0, 18},  // pauseAnimation
    {1454, -1, -1, -1, -1, 1333, 1786, 58, 1, 2, 1, 38, 55, 0, 0, 18},  // stopAnimation
    {1455, -1, -1, -1, 1778, 1334, 1788, 59, 1, 2, 1, 38, 55, 0, 0, 18},  // finishAnimation
    {1456, -1, -1, -1, 1779, 1335, 1790, 60, 2, 3, 1, 38, 55, 0, 0, 18},  // continueAnimation
    {1459, -1, -1, -1, -1, 1337, 1793, 61, 1, 2, 1, 38, 55, 0, 0, 18},  // addAnimations
    {1459, -1, -1, -1, -1, 1338, 1795, 62, 2, 3, 1, 38, 55, 0, 0, 18},  // addAnimations
    {1461, -1, -1, -1, -1, 1340, 1798, 63, 1, 2, 1, 38, 55, 0, 0, 18},  // addCompletion
    {567, -1, -1, -1, -1, 0, 1800, 64, 0, 1, 2, 38, 44, 0, 0, 18},  // state
    {1462, -1, -1, -1, 1780, 0, 1801, 65, 0, 1, 2, 38, 2, 0, 0, 18},  // isRunning
    {1363, -1, -1, -1, -1, 0, 1802, 66, 0, 1, 2, 38, 0, 0, 0, 18},  // delay
    {1450, -1, -1, -1, -1, 0, 1803, 67, 0, 1, 2, 38, 38, 0, 0, 18},  // timingParameters
    {1463, -1, -1, -1, -1, 0, 1804, 68, 0, 1, 2, 38, 0, 0, 0, 18},  // fractionComplete
    {1464, -1, -1, -1, 562, 0, 1805, 69, 0, 1, 2, 38, 2, 0, 0, 18},  // isReversed
    {1465, -1, -1, -1, -1, 0, 1806, 70, 0, 1, 2, 38, 2, 0, 0, 18},  // scrubsLinearly
    {1466, -1, -1, -1, -1, 0, 1807, 71, 0, 1, 2, 38, 2, 0, 0, 18},  // pausesOnCompletion
    {821, -1, -1, -1, -1, 0, 1808, 72, 0, 1, 2, 45, 0, 0, 0, 18},  // rawValue
    {821, -1, -1, -1, -1, 0, 1809, 73, 0, 1, 2, 46, 0, 0, 0, 18},  // rawValue
    {1469, -1, -1, -1, 1748, 1341, 1810, 74, 2, 3, 1, 32, 55, 0, 0, 18},  // add
    {1470, -1, -1, -1, 1749, 1343, 1813, 75, 1, 2, 1, 32, 55, 0, 0, 18},  // removeAnimation
    {1471, -1, -1, -1, 1785, 1344, 1815, 76, 1, 2, 1, 32, 37, 0, 0, 18},  // animation
    {1472, -1, -1, -1, -1, 1345, 1817, 77, 0, 1, 1, 32, 55, 0, 0, 18},  // removeAllAnimations
    {1473, -1, -1, -1, -1, 1345, 1818, 78, 0, 1, 1, 32, 4, 0, 0, 18},  // animationKeys
    {75, -1, -1, -1, 1788, 1345, 1819, 79, 1, 2, 1, 32, 0, 0, 0, 18},  // value
    {1475, -1, -1, -1, 1789, 1346, 1821, 80, 2, 3, 1, 32, 55, 0, 0, 18},  // setValue
    {75, -1, -1, -1, 1788, 1348, 1824, 81, 1, 2, 1, 31, 0, 0, 0, 18},  // value
    {1475, -1, -1, -1, 1789, 1349, 1826, 82, 2, 3, 1, 31, 55, 0, 0, 18},  // setValue
    {75, -1, -1, -1, 1786, 1351, 1829, 83, 1, 2, 1, 32, 0, 0, 0, 18},  // value
    {1475, -1, -1, -1, 1787, 1352, 1831, 84, 2, 3, 1, 32, 55, 0, 0, 18},  // setValue
    {1475, -1, -1, -1, 1787, 1354, 1834, 85, 2, 3, 1, 38, 55, 0, 0, 18},  // setValue
    {75, -1, -1, -1, 1786, 1356, 1837, 86, 1, 2, 1, 38, 55, 0, 0, 18},  // value
    {1438, -1, -1, -1, -1, 0, 1839, 87, 0, 1, 2, 32, 0, 0, 0, 18},  // speed
    {1439, -1, -1, -1, -1, 0, 1840, 88, 0, 1, 2, 32, 0, 0, 0, 18},  // beginTime
    {1440, -1, -1, -1, -1, 0, 1841, 89, 0, 1, 2, 32, 0, 0, 0, 18},  // timeOffset
    {1476, -1, -1, -1, 1743, 1357, 1842, 90, 2, 3, 1, 32, 0, 0, 0, 18},  // convertTime
    {1476, -1, -1, -1, 1744, 1359, 1845, 91, 2, 3, 1, 32, 0, 0, 0, 18},  // convertTime
    {1478, 1477, -1, -1, -1, 1361, 1848, 92, 0, 0, 4, 47, 55, 0, 0, 18},  // begin
    {1479, 1477, -1, -1, -1, 1361, 1848, 93, 0, 0, 4, 47, 55, 0, 0, 18},  // commit
    {1480, 1477, -1, -1, -1, 1361, 1848, 94, 0, 0, 4, 47, 55, 0, 0, 18},  // flush
    {1384, 1477, -1, -1, -1, 1361, 1848, 95, 1, 1, 4, 47, 55, 0, 0, 18},  // setAnimationDuration
    {1481, 1477, -1, -1, -1, 1362, 1849, 96, 1, 1, 4, 47, 55, 0, 0, 18},  // setDisableActions
    {1482, 1477, -1, -1, -1, 1363, 1850, 97, 1, 1, 4, 47, 55, 0, 0, 18},  // setAnimationTimingFunction
    {1483, 1477, -1, -1, -1, 1364, 1851, 98, 1, 1, 4, 47, 55, 0, 0, 18},  // setCompletionBlock
    {1484, -1, -1, -1, -1, 1365, 1852, 99, 1, 1, 0, 0, 14, 0, 0, 18},  // NSValue
    {1484, -1, -1, -1, -1, 1366, 1853, 100, 1, 1, 0, 0, 14, 0, 0, 18},  // NSValue
    {1487, -1, -1, -1, -1, 0, 0, 101, 0, 0, 5, 0, 14, 0, 0, 18},  // CATransform3DIdentity
    {1488, -1, -1, -1, -1, 1367, 1854, 102, 3, 3, 0, 0, 14, 0, 0, 18},  // CATransform3DMakeScale
    {1489, -1, -1, -1, -1, 1370, 1857, 103, 3, 3, 0, 0, 14, 0, 0, 18},  // CATransform3DMakeTranslation
    {1490, -1, -1, -1, -1, 1373, 1860, 104, 1, 1, 0, 0, 14, 0, 0, 18},  // CATransform3DMakeAffineTransform
    {1491, -1, -1, -1, -1, 1374, 1861, 105, 4, 4, 0, 0, 14, 0, 0, 18},  // CATransform3DTranslate
    {1492, -1, -1, -1, -1, 1378, 1865, 106, 4, 4, 0, 0, 14, 0, 0, 18},  // CATransform3DScale
    {1493, -1, -1, -1, -1, 1382, 1869, 107, 5, 5, 0, 0, 14, 0, 1, 18},  // CATransform3DRotate
    {1494, -1, -1, -1, -1, 1387, 1874, 108, 4, 4, 0, 0, 14, 0, 1, 18},  // CATransform3DMakeRotation
    {1486, -1, -1, -1, -1, 1391, 1878, 109, 16, 16, 3, 0, 14, 0, 0, 18},  // CATransform3D
    {1504, -1, -1, -1, -1, 1407, 1894, 110, 2, 2, 0, 0, 14, 0, 0, 18},  // CATransform3DConcat
    {1505, -1, -1, -1, -1, 1409, 1896, 111, 1, 1, 0, 0, 14, 0, 0, 18},  // CATransform3DInvert
    {1506, -1, -1, -1, -1, 1410, 1897, 112, 1, 1, 0, 0, 14, 0, 0, 18},  // CATransform3DGetAffineTransform
    {1507, -1, -1, -1, -1, 1411, 1898, 113, 1, 1, 0, 0, 2, 0, 0, 18},  // CATransform3DIsIdentity
    {1508, -1, -1, -1, -1, 1412, 1899, 114, 1, 1, 0, 0, 2, 0, 0, 18},  // CATransform3DIsAffine
    {1509, -1, -1, -1, -1, 1413, 1900, 115, 2, 2, 0, 0, 2, 0, 0, 18},  // CATransform3DEqualToTransform
    {145, -1, -1, -1, -1, 1415, 1902, 0, 1, 1, 0, 0, 55, 1, 0, 19},  // print
    {145, -1, -1, -1, -1, 1416, 1903, 1, 2, 2, 0, 0, 55, 1, 0, 19},  // print
    {145, -1, -1, -1, -1, 1418, 1905, 2, 2, 2, 0, 0, 55, 1, 0, 19},  // print
    {145, -1, -1, -1, -1, 1420, 1907, 3, 3, 3, 0, 0, 55, 1, 0, 19},  // print
    {1511, -1, -1, -1, -1, 1423, 1910, 4, 1, 1, 0, 0, 55, 1, 0, 19},  // debugPrint
    {1511, -1, -1, -1, -1, 1424, 1911, 5, 2, 2, 0, 0, 55, 1, 0, 19},  // debugPrint
    {1511, -1, -1, -1, -1, 1426, 1913, 6, 2, 2, 0, 0, 55, 1, 0, 19},  // debugPrint
    {1511, -1, -1, -1, -1, 1428, 1915, 7, 3, 3, 0, 0, 55, 1, 0, 19},  // debugPrint
    {1512, -1, -1, -1, -1, 1431, 1918, 8, 0, 0, 0, 0, 55, 0, 0, 19},  // fatalError
    {1513, -1, -1, -1, -1, 1431, 1918, 9, 0, 0, 0, 0, 55, 0, 0, 19},  // preconditionFailure
    {1514, -1, -1, -1, -1, 1431, 1918, 10, 0, 0, 0, 0, 55, 0, 0, 19},  // assertionFailure
    {1512, -1, -1, -1, -1, 1431, 1918, 11, 1, 1, 0, 0, 55, 0, 0, 19},  // fatalError
    {1513, -1, -1, -1, -1, 1432, 1919, 12, 1, 1, 0, 0, 55, 0, 0, 19},  // preconditionFailure
    {1514, -1, -1, -1, -1, 1433, 1920, 13, 1, 1, 0, 0, 55, 0, 0, 19},  // assertionFailure
    {1515, -1, -1, -1, -1, 1434, 1921, 14, 1, 1, 0, 0, 55, 0, 0, 19},  // assert
    {1516, -1, -1, -1, -1, 1435, 1922, 15, 1, 1, 0, 0, 55, 0, 0, 19},  // precondition
    {1517, -1, -1, -1, -1, 1436, 1923, 16, 1, 1, 0, 0, 55, 0, 0, 19},  // NSParameterAssert
    {1515, -1, -1, -1, -1, 1437, 1924, 17, 2, 2, 0, 0, 55, 0, 0, 19},  // assert
    {1516, -1, -1, -1, -1, 1439, 1926, 18, 2, 2, 0, 0, 55, 0, 0, 19},  // precondition
    {1518, -1, -1, -1, -1, 1441, 1928, 19, 1, 1, 0, 0, 55, 1, 0, 19},  // NSAssert
    {1519, -1, -1, -1, -1, 1442, 1929, 20, 1, 1, 0, 0, 55, 1, 0, 19},  // NSCAssert
    {1520, -1, -1, -1, -1, 1443, 1930, 21, 1, 1, 0, 0, 55, 0, 0, 19},  // Optional
    {1521, -1, -1, -1, -1, 0, 0, 22, 0, 0, 5, 0, 21, 0, 0, 19},  // row
    {1522, -1, -1, -1, -1, 0, 0, 23, 0, 0, 5, 0, 21, 0, 0, 19},  // column
    {1523, -1, -1, -1, -1, 1444, 1931, 24, 1, 1, 0, 0, 55, 0, 0, 19},  // convention
    {1524, -1, -1, -1, -1, 1445, 1932, 25, 1, 1, 0, 0, 53, 1, 0, 19},  // plot
    {1524, -1, -1, -1, -1, 1446, 1933, 26, 2, 2, 0, 0, 53, 1, 0, 19},  // plot
    {1524, -1, -1, -1, -1, 1448, 1935, 27, 2, 2, 0, 0, 53, 1, 0, 19},  // plot
    {1525, -1, -1, -1, -1, 1450, 1937, 28, 1, 1, 0, 0, 54, 1, 0, 19},  // describe
    {1525, -1, -1, -1, -1, 1451, 1938, 29, 2, 2, 0, 0, 54, 1, 0, 19},  // describe
    {1525, -1, -1, -1, -1, 1453, 1940, 30, 2, 2, 0, 0, 54, 1, 0, 19},  // describe
    {1526, -1, -1, -1, -1, 1455, 1942, 31, 1, 1, 0, 0, 53, 1, 0, 19},  // film
    {1526, -1, -1, -1, -1, 1456, 1943, 32, 2, 2, 0, 0, 53, 1, 0, 19},  // film
    {1526, -1, -1, -1, -1, 1458, 1945, 33, 2, 2, 0, 0, 53, 1, 0, 19},  // film
    {1526, -1, -1, -1, -1, 1460, 1947, 34, 3, 3, 0, 0, 53, 1, 0, 19},  // film
    {1528, -1, -1, -1, -1, 1463, 1950, 35, 1, 1, 0, 0, 53, 1, 0, 19},  // strip
    {1528, -1, -1, -1, -1, 1464, 1951, 36, 2, 2, 0, 0, 53, 1, 0, 19},  // strip
    {1528, -1, -1, -1, -1, 1466, 1953, 37, 2, 2, 0, 0, 53, 1, 0, 19},  // strip
    {1528, -1, -1, -1, -1, 1468, 1955, 38, 3, 3, 0, 0, 53, 1, 0, 19},  // strip
    {1529, -1, -1, -1, -1, 1471, 1958, 39, 1, 1, 0, 0, 53, 0, 0, 19},  // grid
    {1530, -1, -1, -1, -1, 1472, 1959, 40, 1, 1, 0, 0, 54, 0, 0, 19},  // why
    {1531, -1, -1, -1, -1, 0, 0, 0, 0, 0, 5, 0, 2, 0, 0, 20},  // YES
    {1532, -1, -1, -1, -1, 0, 0, 1, 0, 0, 5, 0, 2, 0, 0, 20},  // NO
    {1533, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 8, 0, 0, 20},  // NULL
    {1534, -1, -1, -1, -1, 0, 0, 3, 0, 0, 5, 0, 8, 0, 0, 20},  // Nil
    {1535, -1, -1, -1, -1, 0, 0, 4, 0, 0, 5, 0, 0, 0, 0, 20},  // HUGE_VALF
    {1536, -1, -1, -1, -1, 0, 0, 5, 0, 0, 5, 0, 0, 0, 0, 20},  // HUGE_VAL
    {1537, -1, -1, -1, -1, 0, 0, 6, 0, 0, 5, 0, 0, 0, 0, 20},  // INFINITY
    {1538, -1, -1, -1, -1, 0, 0, 7, 0, 0, 5, 0, 0, 0, 0, 20},  // NAN
    {421, -1, -1, -1, -1, 0, 0, 8, 0, 0, 5, 0, 0, 0, 0, 20},  // CGFLOAT_MAX
    {1539, -1, -1, -1, -1, 0, 0, 9, 0, 0, 5, 0, 0, 0, 0, 20},  // DBL_MAX
    {1540, -1, -1, -1, -1, 0, 0, 10, 0, 0, 5, 0, 0, 0, 0, 20},  // CGFLOAT_MIN
    {1541, -1, -1, -1, -1, 0, 0, 11, 0, 0, 5, 0, 0, 0, 0, 20},  // DBL_MIN
    {1542, -1, -1, -1, -1, 0, 0, 12, 0, 0, 5, 0, 0, 0, 0, 20},  // FLT_MAX
    {1543, -1, -1, -1, -1, 0, 0, 13, 0, 0, 5, 0, 0, 0, 0, 20},  // MAXFLOAT
    {1544, -1, -1, -1, -1, 0, 0, 14, 0, 0, 5, 0, 0, 0, 0, 20},  // HUGE
    {1545, -1, -1, -1, -1, 0, 0, 15, 0, 0, 5, 0, 0, 0, 0, 20},  // FLT_MIN
    {1546, -1, -1, -1, -1, 0, 0, 16, 0, 0, 5, 0, 0, 0, 0, 20},  // FLT_EPSILON
    {180, -1, -1, -1, -1, 1473, 1960, 17, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {180, -1, -1, -1, -1, 1474, 1961, 18, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {180, -1, -1, -1, -1, 1475, 1962, 19, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {180, -1, -1, -1, -1, 1476, 1963, 20, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {180, -1, -1, -1, -1, 1477, 1964, 21, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {180, -1, -1, -1, -1, 1478, 1965, 22, 1, 1, 0, 0, 2, 0, 0, 20},  // NSNumber
    {1484, -1, -1, -1, -1, 1479, 1966, 23, 1, 1, 0, 0, 9, 0, 0, 20},  // NSValue
    {1484, -1, -1, -1, -1, 1480, 1967, 24, 1, 1, 0, 0, 9, 0, 0, 20},  // NSValue
    {1484, -1, -1, -1, -1, 1481, 1968, 25, 1, 1, 0, 0, 12, 0, 0, 20},  // NSValue
    {1484, -1, -1, -1, -1, 1482, 1969, 26, 1, 1, 0, 0, 12, 0, 0, 20},  // NSValue
    {1484, -1, -1, -1, -1, 1483, 1970, 27, 1, 1, 0, 0, 13, 0, 0, 20},  // NSValue
    {1484, -1, -1, -1, -1, 1484, 1971, 28, 1, 1, 0, 0, 13, 0, 0, 20},  // NSValue
    {1484, -1, -1, -1, -1, 1485, 1972, 29, 1, 1, 0, 0, 10, 0, 0, 20},  // NSValue
    {1484, -1, -1, -1, -1, 1486, 1973, 30, 1, 1, 0, 0, 10, 0, 0, 20},  // NSValue
    {1484, -1, -1, -1, -1, 1487, 1974, 31, 1, 1, 0, 0, 14, 0, 0, 20},  // NSValue
    {1484, -1, -1, -1, -1, 1488, 1975, 32, 1, 1, 0, 0, 14, 0, 0, 20},  // NSValue
    {634, -1, -1, -1, -1, 0, 1976, 33, 0, 1, 2, 1, 0, 0, 0, 20},  // floatValue
    {635, -1, -1, -1, -1, 0, 1977, 34, 0, 1, 2, 1, 0, 0, 0, 20},  // doubleValue
    {637, -1, -1, -1, -1, 0, 1978, 35, 0, 1, 2, 1, 0, 0, 0, 20},  // intValue
    {636, -1, -1, -1, -1, 0, 1979, 36, 0, 1, 2, 1, 0, 0, 0, 20},  // integerValue
    {1553, -1, -1, -1, -1, 0, 1980, 37, 0, 1, 2, 1, 2, 0, 0, 20},  // boolValue
    {1553, -1, -1, -1, -1, 0, 1981, 38, 0, 1, 2, 3, 2, 0, 0, 20},  // boolValue
    {1554, -1, -1, -1, 1756, 0, 1982, 39, 0, 1, 2, 10, 9, 0, 0, 20},  // cgPointValue
    {1555, -1, -1, -1, 1757, 0, 1983, 40, 0, 1, 2, 13, 12, 0, 0, 20},  // cgSizeValue
    {1556, -1, -1, -1, 1758, 0, 1984, 41, 0, 1, 2, 14, 13, 0, 0, 20},  // cgRectValue
    {1557, -1, -1, -1, 1759, 0, 1985, 42, 0, 1, 2, 11, 10, 0, 0, 20},  // cgVectorValue
    {1558, -1, -1, -1, 1760, 0, 1986, 43, 0, 1, 2, 15, 14, 0, 0, 20},  // cgAffineTransformValue
    {146, -1, -1, -1, -1, 1489, 1987, 44, 1, 1, 0, 0, 55, 1, 0, 20},  // NSLog
    {1559, -1, -1, -1, -1, 1490, 1988, 45, 1, 1, 0, 0, 55, 1, 0, 20},  // printf
    {1560, -1, -1, -1, -1, 1491, 1989, 46, 1, 1, 0, 0, 55, 0, 0, 20},  // puts
    {205, -1, -1, -1, -1, 1492, 1990, 47, 1, 1, 3, 0, 3, 1, 0, 20},  // NSString
    {203, -1, -1, -1, -1, 1493, 1991, 48, 1, 1, 3, 0, 3, 1, 0, 20},  // String
    {203, -1, -1, -1, -1, 1494, 1992, 49, 2, 2, 3, 0, 3, 0, 0, 20},  // String
    {1562, -1, -1, -1, -1, 1496, 1994, 50, 1, 2, 1, 4, 3, 0, 0, 20},  // substringToIndex
    {1563, -1, -1, -1, -1, 1497, 1996, 51, 1, 2, 1, 4, 3, 0, 0, 20},  // substringFromIndex
    {1564, -1, -1, -1, -1, 1498, 1998, 52, 1, 2, 1, 4, 3, 0, 0, 20},  // substringWithRange
    {1565, -1, -1, -1, -1, 1499, 2000, 53, 1, 2, 1, 4, 0, 0, 0, 20},  // characterAtIndex
    {1566, -1, -1, -1, -1, 1500, 2002, 54, 1, 2, 1, 4, 7, 0, 0, 20},  // rangeOfString
    {1567, -1, -1, -1, -1, 1501, 2004, 55, 1, 2, 1, 4, 3, 0, 0, 20},  // stringByAppendingString
    {588, -1, -1, -1, -1, 1502, 2006, 56, 1, 2, 1, 4, 0, 0, 0, 20},  // compare
    {1568, -1, -1, -1, -1, 1503, 2008, 57, 1, 2, 1, 4, 0, 0, 0, 20},  // caseInsensitiveCompare
    {205, -1, -1, -1, -1, 1504, 2010, 58, 1, 1, 3, 0, 3, 0, 0, 20},  // NSString
    {210, -1, -1, -1, -1, 1505, 2011, 59, 1, 1, 3, 0, 3, 0, 0, 20},  // NSMutableString
    {210, -1, -1, -1, -1, 1506, 0, 60, 0, 0, 3, 0, 3, 0, 0, 20},  // NSMutableString
    {205, -1, -1, -1, -1, 1506, 0, 61, 0, 0, 3, 0, 3, 0, 0, 20},  // NSString
    {1569, -1, -1, -1, -1, 0, 2012, 62, 0, 1, 2, 1, 3, 0, 0, 20},  // stringValue
    {1569, -1, -1, -1, -1, 0, 2013, 63, 0, 1, 2, 3, 3, 0, 0, 20},  // stringValue
    {1570, -1, -1, -1, -1, 1506, 2014, 64, 2, 2, 0, 0, 7, 0, 0, 20},  // NSMakeRange
    {1571, -1, -1, -1, -1, 1508, 2016, 65, 1, 1, 0, 0, 0, 0, 0, 20},  // NSMaxRange
    {1163, -1, -1, -1, -1, 0, 2017, 66, 0, 1, 2, 8, 0, 0, 0, 20},  // location
    {309, -1, -1, -1, -1, 0, 2018, 67, 0, 1, 2, 8, 0, 0, 0, 20},  // length
    {1572, -1, -1, -1, -1, 1509, 2019, 68, 1, 2, 1, 5, 4, 0, 0, 20},  // sortedArrayUsingSelector
    {1573, -1, -1, -1, -1, 1510, 2021, 69, 1, 2, 1, 5, 55, 0, 0, 20},  // sortUsingSelector
    {1574, -1, -1, -1, -1, 1511, 2023, 70, 1, 2, 1, 5, 55, 0, 0, 20},  // sortUsingComparator
    {1575, -1, -1, -1, -1, 1512, 2025, 71, 1, 2, 1, 5, 4, 0, 0, 20},  // subarrayWithRange
    {1576, -1, -1, -1, -1, 1513, 2027, 72, 1, 2, 1, 5, 3, 0, 0, 20},  // componentsJoinedByString
    {675, -1, -1, -1, -1, 1514, 2029, 73, 1, 2, 1, 5, 4, 0, 0, 20},  // valueForKey
    {1577, -1, -1, -1, -1, 1515, 2031, 74, 1, 2, 1, 7, 55, 0, 0, 20},  // enumerateKeysAndObjectsUsingBlock
    {1578, -1, -1, -1, -1, 1516, 0, 75, 0, 0, 0, 0, 55, 0, 0, 20},  // NSNull
    {208, -1, -1, -1, -1, 1516, 2033, 76, 1, 1, 3, 0, 4, 1, 0, 20},  // NSArray
    {1580, -1, 1586, -1, -1, 1517, 2034, 0, 0, 0, 3, 0, 32, 0, 0, 21},  // CGMutablePath
    {1584, -1, -1, -1, -1, 1517, 2034, 1, 0, 0, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1584, -1, -1, -1, -1, 1517, 2034, 2, 1, 1, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1584, -1, -1, -1, -1, 1518, 2035, 3, 2, 2, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1584, -1, -1, -1, -1, 1520, 2037, 4, 1, 1, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1584, -1, -1, -1, -1, 1521, 2038, 5, 1, 1, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1584, -1, -1, -1, -1, 1522, 2039, 6, 1, 1, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1591, -1, -1, -1, -1, 1523, 2040, 7, 2, 2, 0, 0, 32, 0, 0, 21},  // CGPathCreateWithRect
    {1581, -1, -1, -1, -1, 1525, 2042, 8, 2, 2, 3, 0, 32, 0, 0, 21},  // CGPath
    {1592, -1, -1, -1, -1, 1527, 2044, 9, 1, 1, 0, 0, 55, 0, 0, 21},  // CGPathRelease
    {1581, -1, -1, -1, -1, 1528, 2045, 10, 2, 2, 3, 0, 32, 0, 0, 21},  // CGPath
    {1594, -1, -1, -1, -1, 1530, 2047, 11, 2, 2, 0, 0, 32, 0, 0, 21},  // CGPathCreateWithEllipseInRect
    {1595, -1, -1, -1, -1, 1532, 2049, 12, 3, 3, 0, 0, 55, 0, 0, 21},  // CGPathAddEllipseInRect
    {1596, -1, -1, -1, -1, 0, 2052, 13, 0, 1, 2, 33, 0, 0, 0, 21},  // lineWidth
    {1077, -1, -1, -1, -1, 0, 2053, 14, 0, 1, 2, 33, 0, 0, 0, 21},  // miterLimit
    {1597, -1, -1, -1, -1, 0, 2054, 15, 0, 1, 2, 33, 0, 0, 0, 21},  // flatness
    {1598, -1, -1, -1, -1, 0, 2055, 16, 0, 1, 2, 33, 55, 0, 0, 21},  // lineCapStyle
    {1599, -1, -1, -1, -1, 0, 2056, 17, 0, 1, 2, 33, 55, 0, 0, 21},  // lineJoinStyle
    {1600, -1, -1, -1, -1, 1535, 2057, 18, 3, 4, 1, 33, 55, 0, 0, 21},  // setLineDash
    {1604, -1, -1, -1, -1, 1538, 2061, 19, 1, 2, 1, 33, 55, 0, 0, 21},  // applyWithBlock
    {1605, -1, -1, -1, -1, 1539, 2063, 20, 0, 1, 1, 33, 55, 0, 0, 21},  // removeAllPoints
    {1606, -1, -1, -1, -1, 1539, 2064, 21, 1, 1, 0, 0, 9, 0, 0, 21},  // CGPathGetCurrentPoint
    {1608, 1607, 1609, -1, -1, 0, 0, 22, 0, 0, 5, 27, 26, 0, 0, 21},  // topLeft
    {1610, 1607, 1611, -1, -1, 0, 0, 23, 0, 0, 5, 27, 26, 0, 0, 21},  // topRight
    {1612, 1607, 1613, -1, -1, 0, 0, 24, 0, 0, 5, 27, 26, 0, 0, 21},  // bottomRight
    {1614, 1607, 1615, -1, -1, 0, 0, 25, 0, 0, 5, 27, 26, 0, 0, 21},  // bottomLeft
    {1616, 1607, 1617, -1, -1, 0, 0, 26, 0, 0, 5, 27, 26, 0, 0, 21},  // allCorners
    {1581, -1, -1, -1, -1, 1540, 2065, 27, 4, 4, 3, 0, 32, 0, 0, 21},  // CGPath
    {1620, -1, -1, -1, -1, 1544, 2069, 28, 4, 4, 0, 0, 32, 0, 0, 21},  // CGPathCreateWithRoundedRect
    {1584, -1, -1, -1, -1, 1548, 2073, 29, 3, 3, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1623, -1, -1, -1, 1627, 1551, 2076, 30, 1, 2, 1, 33, 55, 0, 0, 21},  // move
    {1623, -1, -1, -1, -1, 1552, 2078, 31, 2, 3, 1, 33, 55, 0, 0, 21},  // move
    {1624, -1, -1, -1, 1628, 1554, 2081, 32, 1, 2, 1, 33, 55, 0, 0, 21},  // addLine
    {1624, -1, -1, -1, -1, 1555, 2083, 33, 2, 3, 1, 33, 55, 0, 0, 21},  // addLine
    {1625, -1, -1, -1, -1, 1557, 2086, 34, 1, 2, 1, 33, 55, 0, 0, 21},  // addLines
    {1625, -1, -1, -1, -1, 1558, 2088, 35, 2, 3, 1, 33, 55, 0, 0, 21},  // addLines
    {1629, -1, -1, -1, -1, 1562, 2091, 36, 1, 2, 1, 33, 55, 0, 0, 21},  // addRect
    {1629, -1, -1, -1, -1, 1563, 2093, 37, 2, 3, 1, 33, 55, 0, 0, 21},  // addRect
    {1630, -1, -1, -1, -1, 1565, 2096, 38, 1, 2, 1, 33, 55, 0, 0, 21},  // addRects
    {1630, -1, -1, -1, -1, 1566, 2098, 39, 2, 3, 1, 33, 55, 0, 0, 21},  // addRects
    {1631, -1, -1, -1, -1, 1568, 2101, 40, 1, 2, 1, 33, 55, 0, 0, 21},  // addEllipse
    {1631, -1, -1, -1, -1, 1569, 2103, 41, 2, 3, 1, 33, 55, 0, 0, 21},  // addEllipse
    {1632, -1, -1, -1, -1, 1571, 2106, 42, 3, 4, 1, 33, 55, 0, 0, 21},  // addRoundedRect
    {1632, -1, -1, -1, -1, 1574, 2110, 43, 4, 5, 1, 33, 55, 0, 0, 21},  // addRoundedRect
    {96, -1, -1, -1, 1634, 1578, 2115, 44, 1, 2, 1, 33, 55, 0, 0, 21},  // append
    {1633, -1, -1, -1, -1, 1579, 2117, 45, 1, 2, 1, 33, 55, 0, 0, 21},  // addPath
    {1633, -1, -1, -1, -1, 1580, 2119, 46, 2, 3, 1, 33, 55, 0, 0, 21},  // addPath
    {1635, -1, -1, -1, 1636, 1583, 2122, 47, 1, 2, 1, 33, 55, 0, 0, 21},  // apply
    {1637, -1, -1, -1, 1641, 1585, 2124, 48, 0, 1, 1, 33, 55, 0, 0, 21},  // closeSubpath
    {832, -1, -1, -1, -1, 1585, 2125, 49, 0, 1, 1, 33, 55, 0, 0, 21},  // close
    {1638, -1, -1, -1, -1, 1585, 2126, 50, 0, 1, 1, 33, 55, 0, 0, 21},  // fill
    {1639, -1, -1, -1, -1, 1585, 2127, 51, 0, 1, 1, 33, 55, 0, 0, 21},  // stroke
    {1640, -1, -1, -1, -1, 1585, 2128, 52, 0, 1, 1, 33, 55, 0, 0, 21},  // addClip
    {1642, -1, -1, -1, -1, 1585, 2129, 53, 3, 3, 0, 0, 55, 0, 0, 21},  // CGPathAddRect
    {1643, -1, -1, -1, -1, 1588, 2132, 54, 4, 4, 0, 0, 55, 0, 0, 21},  // CGPathMoveToPoint
    {1644, -1, -1, -1, -1, 1592, 2136, 55, 4, 4, 0, 0, 55, 0, 0, 21},  // CGPathAddLineToPoint
    {1645, -1, -1, -1, -1, 1596, 2140, 56, 5, 5, 0, 0, 55, 0, 0, 21},  // CGPathAddRoundedRect
    {1646, -1, -1, -1, -1, 1601, 2145, 57, 4, 4, 0, 0, 55, 0, 0, 21},  // CGPathAddLines
    {1647, -1, -1, -1, -1, 1605, 2149, 58, 4, 4, 0, 0, 55, 0, 0, 21},  // CGPathAddRects
    {1648, -1, -1, -1, -1, 1609, 2153, 59, 2, 2, 0, 0, 2, 0, 0, 21},  // CGPathEqualToPath
    {1649, -1, -1, -1, -1, 1611, 2155, 60, 3, 3, 0, 0, 55, 0, 0, 21},  // CGPathAddPath
    {1650, -1, -1, -1, -1, 1614, 2158, 61, 1, 1, 0, 0, 55, 0, 0, 21},  // CGPathCloseSubpath
    {1651, -1, -1, -1, 1657, 1615, 2159, 62, 3, 4, 1, 33, 55, 0, 0, 21},  // addCurve
    {1651, -1, -1, -1, -1, 1618, 2163, 63, 3, 4, 1, 33, 55, 0, 0, 21},  // addCurve
    {1651, -1, -1, -1, -1, 1621, 2167, 64, 4, 5, 1, 33, 55, 0, 0, 21},  // addCurve
    {1654, -1, -1, -1, 1658, 1625, 2172, 65, 2, 3, 1, 33, 55, 0, 0, 21},  // addQuadCurve
    {1654, -1, -1, -1, -1, 1627, 2175, 66, 2, 3, 1, 33, 55, 0, 0, 21},  // addQuadCurve
    {1654, -1, -1, -1, -1, 1629, 2178, 67, 3, 4, 1, 33, 55, 0, 0, 21},  // addQuadCurve
    {1659, -1, -1, -1, 1667, 1637, 2182, 68, 5, 6, 1, 33, 55, 0, 1, 21},  // addArc
    {1659, -1, -1, -1, -1, 1642, 2188, 69, 5, 6, 1, 33, 55, 0, 1, 21},  // addArc
    {1659, -1, -1, -1, -1, 1647, 2194, 70, 6, 7, 1, 33, 55, 0, 1, 21},  // addArc
    {1664, -1, -1, -1, -1, 1653, 2201, 71, 4, 5, 1, 33, 55, 0, 1, 21},  // addRelativeArc
    {1664, -1, -1, -1, -1, 1657, 2206, 72, 5, 6, 1, 33, 55, 0, 1, 21},  // addRelativeArc
    {1584, -1, -1, -1, -1, 1662, 2212, 73, 5, 5, 3, 0, 32, 0, 1, 21},  // UIBezierPath
    {1659, -1, -1, -1, -1, 1672, 2217, 74, 3, 4, 1, 33, 55, 0, 0, 21},  // addArc
    {1659, -1, -1, -1, -1, 1675, 2221, 75, 4, 5, 1, 33, 55, 0, 0, 21},  // addArc
    {1670, -1, -1, -1, -1, 1679, 2226, 76, 7, 7, 0, 0, 55, 0, 0, 21},  // CGPathAddArcToPoint
    {1671, -1, -1, -1, -1, 1686, 2233, 77, 8, 8, 0, 0, 55, 0, 0, 21},  // CGPathAddCurveToPoint
    {1672, -1, -1, -1, -1, 1694, 2241, 78, 6, 6, 0, 0, 55, 0, 0, 21},  // CGPathAddQuadCurveToPoint
    {1673, -1, -1, -1, -1, 1700, 2247, 79, 8, 8, 0, 0, 55, 0, 1, 21},  // CGPathAddArc
    {1674, -1, -1, -1, -1, 1708, 2255, 80, 7, 7, 0, 0, 55, 0, 0, 21},  // CGPathAddRelativeArc
    {1675, -1, -1, -1, -1, 0, 2262, 81, 0, 1, 2, 33, 13, 0, 0, 21},  // boundingBox
    {763, -1, -1, -1, -1, 0, 2263, 82, 0, 1, 2, 33, 13, 0, 0, 21},  // bounds
    {1676, -1, -1, -1, -1, 0, 2264, 83, 0, 1, 2, 33, 13, 0, 0, 21},  // boundingBoxOfPath
    {364, -1, -1, -1, -1, 0, 2265, 84, 0, 1, 2, 33, 2, 0, 0, 21},  // isEmpty
    {1677, -1, -1, -1, -1, 0, 2266, 85, 0, 1, 2, 33, 9, 0, 0, 21},  // currentPoint
    {1590, -1, -1, -1, 1581, 0, 2267, 86, 0, 1, 2, 33, 32, 0, 0, 21},  // cgPath
    {1678, -1, -1, -1, -1, 1715, 2268, 87, 1, 1, 0, 0, 2, 0, 0, 21},  // CGPathIsEmpty
    {1679, -1, -1, -1, -1, 1716, 2269, 88, 1, 1, 0, 0, 13, 0, 0, 21},  // CGPathGetBoundingBox
    {1680, -1, -1, -1, -1, 1717, 2270, 89, 1, 1, 0, 0, 13, 0, 0, 21},  // CGPathGetPathBoundingBox
    {1681, -1, -1, -1, -1, 1718, 2271, 90, 0, 1, 1, 33, 32, 0, 0, 21},  // copy
    {1682, -1, -1, -1, -1, 1718, 2272, 91, 0, 1, 1, 33, 32, 0, 0, 21},  // mutableCopy
    {1681, -1, -1, -1, -1, 1718, 2273, 92, 1, 2, 1, 33, 32, 0, 0, 21},  // copy
    {1682, -1, -1, -1, -1, 1719, 2275, 93, 1, 2, 1, 33, 32, 0, 0, 21},  // mutableCopy
    {1684, -1, -1, -1, 1685, 1720, 2277, 94, 0, 1, 1, 33, 32, 0, 0, 21},  // reversing
    {1686, -1, -1, -1, -1, 1720, 2278, 95, 1, 1, 0, 0, 32, 0, 0, 21},  // CGPathCreateCopy
    {1687, -1, -1, -1, -1, 1721, 2279, 96, 1, 1, 0, 0, 32, 0, 0, 21},  // CGPathCreateMutableCopy
    {1688, -1, -1, -1, -1, 1722, 2280, 97, 2, 2, 0, 0, 32, 0, 0, 21},  // CGPathCreateCopyByTransformingPath
    {1689, -1, -1, -1, -1, 1724, 2282, 98, 2, 2, 0, 0, 32, 0, 0, 21},  // CGPathCreateMutableCopyByTransformingPath
    {1691, 1690, -1, -1, -1, 0, 0, 99, 0, 0, 5, 28, 27, 0, 0, 21},  // winding
    {1692, 1690, -1, -1, -1, 0, 0, 100, 0, 0, 5, 28, 27, 0, 0, 21},  // evenOdd
    {1693, -1, -1, -1, -1, 0, 2284, 101, 0, 1, 2, 33, 2, 0, 0, 21},  // usesEvenOddFillRule
    {391, -1, -1, -1, 1694, 1726, 2285, 102, 1, 2, 1, 33, 2, 0, 0, 21},  // contains
    {391, -1, -1, -1, -1, 1727, 2287, 103, 2, 3, 1, 33, 2, 0, 0, 21},  // contains
    {391, -1, -1, -1, -1, 1729, 2290, 104, 2, 3, 1, 33, 2, 0, 0, 21},  // contains
    {391, -1, -1, -1, -1, 1731, 2293, 105, 3, 4, 1, 33, 2, 0, 0, 21},  // contains
    {1695, -1, -1, -1, -1, 1735, 2297, 106, 4, 4, 0, 0, 2, 0, 0, 21},  // CGPathContainsPoint
    {1425, -1, -1, -1, -1, 0, 2301, 107, 0, 1, 2, 32, 32, 0, 0, 21},  // path
    {1696, -1, -1, -1, -1, 0, 2302, 108, 0, 1, 2, 32, 17, 0, 0, 21},  // fillColor
    {1697, -1, -1, -1, -1, 0, 2303, 109, 0, 1, 2, 32, 17, 0, 0, 21},  // strokeColor
    {1596, -1, -1, -1, -1, 0, 2304, 110, 0, 1, 2, 32, 0, 0, 0, 21},  // lineWidth
    {1698, -1, -1, -1, -1, 0, 2305, 111, 0, 1, 2, 32, 23, 0, 0, 21},  // lineJoin
    {1699, -1, -1, -1, -1, 0, 2306, 112, 0, 1, 2, 32, 4, 0, 0, 21},  // lineDashPattern
    {1700, -1, -1, -1, -1, 0, 2307, 113, 0, 1, 2, 32, 0, 0, 0, 21},  // lineDashPhase
    {1702, 1701, 1703, -1, -1, 0, 0, 114, 0, 0, 5, 24, 23, 0, 0, 21},  // miter
    {111, 1701, 1704, -1, -1, 0, 0, 115, 0, 0, 5, 24, 23, 0, 0, 21},  // round
    {1705, 1701, 1706, -1, -1, 0, 0, 116, 0, 0, 5, 24, 23, 0, 0, 21},  // bevel
    {708, -1, -1, -1, 713, 0, 2308, 117, 0, 1, 2, 18, 17, 0, 0, 21},  // cgColor
    {324, -1, 1707, -1, -1, 1739, 2309, 0, 1, 1, 0, 0, 13, 0, 0, 22},  // rect
    {322, -1, 1708, -1, -1, 1740, 2310, 1, 1, 1, 0, 0, 9, 0, 0, 22},  // point
    {314, -1, 1709, -1, -1, 1741, 2311, 2, 1, 1, 0, 0, 12, 0, 0, 22},  // size
    {308, -1, 1710, -1, -1, 1742, 2312, 3, 1, 1, 0, 0, 10, 0, 0, 22},  // vector
    {128, -1, 1711, -1, -1, 1743, 2313, 4, 1, 1, 0, 0, 14, 0, 0, 22},  // transform
    {1712, -1, -1, -1, -1, 1744, 2314, 5, 1, 1, 0, 0, 14, 0, 0, 22},  // css
    {1713, -1, -1, -1, -1, 1745, 2315, 6, 1, 1, 0, 0, 14, 0, 0, 22},  // svg
    {1548, 268, -1, -1, -1, 1746, 2316, 7, 1, 1, 4, 4, 9, 0, 0, 22},  // cgPoint
    {1549, 268, -1, -1, -1, 1747, 2317, 8, 1, 1, 4, 4, 12, 0, 0, 22},  // cgSize
    {1550, 268, -1, -1, -1, 1748, 2318, 9, 1, 1, 4, 4, 13, 0, 0, 22},  // cgRect
    {1551, 268, -1, -1, -1, 1749, 2319, 10, 1, 1, 4, 4, 10, 0, 0, 22},  // cgVector
    {1552, 268, -1, -1, -1, 1750, 2320, 11, 1, 1, 4, 4, 14, 0, 0, 22},  // cgAffineTransform
    {1714, -1, -1, -1, -1, 1751, 2321, 12, 1, 1, 0, 0, 30, 0, 0, 22},  // views
    {128, -1, -1, -1, -1, 1752, 2322, 0, 2, 2, 0, 0, 14, 0, 0, 23},  // transform
    {128, -1, -1, -1, -1, 1754, 2324, 1, 3, 3, 0, 0, 14, 0, 0, 23},  // transform
    {1638, 1715, -1, -1, -1, 0, 0, 2, 0, 0, 5, 23, 22, 0, 0, 23},  // fill
    {1716, 1715, -1, -1, -1, 0, 0, 3, 0, 0, 5, 23, 22, 0, 0, 23},  // aspectFit
    {1717, 1715, -1, -1, -1, 0, 0, 4, 0, 0, 5, 23, 22, 0, 0, 23},  // aspectFill
    {1718, 1715, -1, -1, -1, 0, 0, 5, 0, 0, 5, 23, 22, 0, 0, 23},  // scaleToFill
    {1719, 1715, -1, -1, -1, 0, 0, 6, 0, 0, 5, 23, 22, 0, 0, 23},  // scaleAspectFit
    {1720, 1715, -1, -1, -1, 0, 0, 7, 0, 0, 5, 23, 22, 0, 0, 23},  // scaleAspectFill
    {128, -1, -1, -1, -1, 1757, 2327, 8, 1, 1, 0, 0, 55, 0, 0, 23},  // transform
    {1722, -1, -1, -1, -1, 1758, 2328, 9, 1, 1, 0, 0, 0, 0, 0, 23},  // area
    {391, -1, -1, -1, -1, 1759, 2329, 10, 2, 2, 0, 0, 2, 0, 0, 23},  // contains
    {368, -1, -1, -1, -1, 1761, 2331, 11, 1, 2, 1, 31, 4, 0, 0, 23},  // corners
    {1712, -1, -1, -1, -1, 0, 2333, 0, 0, 1, 2, 15, 3, 0, 0, 24},  // css
    {1713, -1, -1, -1, -1, 0, 2334, 1, 0, 1, 2, 15, 3, 0, 0, 24},  // svg
    {1723, -1, -1, -1, -1, 0, 2335, 2, 0, 1, 2, 15, 54, 0, 0, 24},  // latex
    {1723, -1, -1, -1, -1, 0, 2336, 3, 0, 1, 2, 16, 54, 0, 0, 24},  // latex
    {1724, -1, -1, -1, -1, 1762, 2337, 4, 1, 1, 0, 0, 54, 0, 0, 24},  // swiftCode
    {1725, -1, -1, -1, -1, 1763, 2338, 0, 1, 1, 0, 0, 54, 0, 0, 25},  // explain
    {1725, -1, -1, -1, -1, 1764, 2339, 1, 2, 2, 0, 0, 54, 0, 0, 25},  // explain
    {588, -1, -1, -1, -1, 1766, 2341, 2, 2, 2, 0, 0, 54, 0, 0, 25},  // compare
    {588, -1, -1, -1, -1, 1768, 2343, 3, 3, 3, 0, 0, 54, 0, 0, 25},  // compare
    {934, -1, -1, -1, 1790, 1832, 2346, 0, 1, 2, 1, 32, 8, 0, 0, 26},  // action
    {1791, -1, -1, -1, -1, 1834, 2348, 1, 1, 1, 3, 0, 3, 0, 0, 26},  // Selector
    {1793, -1, -1, -1, -1, 1835, 2349, 2, 1, 1, 0, 0, 3, 0, 0, 26},  // NSStringFromClass
    {1794, -1, -1, -1, -1, 1836, 2350, 3, 1, 1, 0, 0, 3, 0, 0, 26},  // NSSelectorFromString
};

static const int32_t labels[] = {
    131, 236, 237, 132, 238, 239, 241, 242, 245, 242, 246, -1, -1, 249, -1, 249, -1, -1, 249, 251, 242, 251,
    242, -1, 251, 242, 251, 242, 259, -1, -1, -1, -1, 7, -1, 283, 284, 289, 290, 291, 292, -1, 251, 242, -1,
    300, -1, -1, -1, -1, 305, 306, -1, -1, 311, 312, -1, -1, -1, -1, -1, 251, 242, 311, 312, 286, 314, -1,
    332, 333, -1, -1, -1, 371, 372, 373, 374, -1, -1, -1, 259, 305, 306, 305, 306, -1, -1, -1, -1, -1, -1,
    -1, 400, 401, 397, 398, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 426, 426, 426, 426, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 427, 428, 427, 428, 427, 428, 427, 428, 427, 428, 427, 428, 427, 428, 427, 428, 427,
    428, 427, 428, -1, 429, -1, 429, 430, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 401,
    300, 259, 401, 283, 259, 300, 259, 283, 259, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 508, 508, 512, 526, -1, 259, 300, -1, -1, -1, -1, 508, 430, 430, 430, 430, 430, 430, 430,
    430, 430, 430, 430, 430, 535, 536, 535, 536, -1, -1, -1, -1, -1, -1, 259, -1, -1, -1, -1, -1, -1, -1,
    429, 549, 550, 551, 552, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 560, 566, 567, 566, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 581, -1, 583, -1, 585, -1, -1, -1, -1, -1, 87, 87, -1, 512, 87,
    87, 87, 512, 9, -1, 9, -1, 598, -1, -1, -1, -1, -1, -1, -1, 602, 283, 401, -1, -1, 598, 259, 87, -1, 604,
    606, 607, -1, 383, -1, 383, 608, 401, 300, 606, 607, -1, 383, -1, 383, 608, 401, 300, -1, -1, 604, 610,
    -1, -1, -1, -1, 615, -1, 87, 616, 559, 616, 559, -1, -1, -1, -1, 259, 259, 259, -1, 604, -1, 618, -1,
    619, 618, 619, 619, 620, -1, -1, -1, 616, 559, 604, 639, 512, 598, -1, 512, 598, -1, 604, 651, 604, 652,
    604, 651, 652, 610, -1, 654, 655, 656, 512, -1, 658, -1, 659, 667, -1, -1, 667, -1, 667, 620, -1, 670,
    -1, -1, -1, -1, 670, -1, -1, 676, -1, 670, -1, -1, 677, 259, -1, -1, -1, -1, -1, -1, 87, 87, -1, 259, -1,
    259, 259, -1, 300, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 512, 512, 512, 512, 598, -1, -1,
    598, -1, -1, -1, -1, 699, 700, 701, 702, -1, 707, 702, 708, 709, 710, 711, 702, 712, 700, 701, 702, 699,
    700, 701, 702, 714, 762, 762, 762, 762, 762, 762, 762, 762, 762, 762, 762, 762, 762, 714, 770, 768, 300,
    251, 242, 311, 312, 657, -1, 934, 7, -1, 934, 935, -1, 934, 7, -1, 934, 935, 7, -1, -1, 7, -1, 940, -1,
    7, -1, 940, -1, 7, -1, 940, -1, 7, -1, 940, -1, 7, -1, 7, 512, -1, -1, 974, -1, 977, -1, 619, 619, 981,
    -1, 982, -1, 983, -1, 300, -1, 401, -1, 986, -1, 987, -1, 986, -1, 987, 512, -1, -1, -1, -1, -1, -1, -1,
    619, -1, 1007, -1, 1008, -1, 598, -1, 598, -1, 598, 1023, 598, 8, 8, 8, 1038, 8, 1038, -1, -1, -1, 300,
    -1, 401, -1, -1, 1044, -1, -1, 770, 311, 312, 311, 312, 311, 312, 1094, -1, 251, 242, -1, 251, 242, 251,
    242, -1, -1, -1, 1096, -1, -1, 1096, 251, 242, 251, 242, 251, 242, 1096, -1, -1, 251, 242, -1, 1110, 934,
    -1, 1110, 934, -1, 1110, 934, -1, 1110, 934, -1, 1110, 934, -1, 1110, 934, -1, 1110, 934, -1, 8, -1,
    1165, 8, -1, 1167, 8, -1, 8, -1, -1, 8, -1, 1167, -1, 934, -1, 934, -1, 598, -1, 598, -1, 598, -1, 598,
    -1, 1175, -1, 1175, -1, 1175, -1, 1175, -1, 7, -1, 1178, 1181, -1, -1, -1, 8, -1, 8, -1, 7, -1, -1, 7,
    -1, 7, -1, 401, 300, 1217, 401, 300, 1217, 1218, 401, 300, 1217, 401, 300, 1217, 1218, 619, 401, 300,
    1217, 619, 401, 300, 1217, 284, 619, 259, 1222, 1217, 619, 619, 1224, 619, 1219, 619, 1224, 1219, 619,
    1226, 300, 1217, 821, 821, 821, 821, -1, 767, -1, 1344, -1, -1, -1, 1345, 1346, 1347, 1348, 1348, 1349,
    1350, 1351, 1352, 1349, 1353, 1354, 1353, 1354, 1353, 1354, 1349, 1353, 1354, 1349, 619, 619, 1356, 1357,
    -1, -1, 619, 1360, 1361, 1360, 1361, 1360, 1361, 1362, 1360, 1361, 1362, 1360, 1363, 1361, 1360, 1363,
    1361, 1360, 1363, 1361, 1362, 1360, 1363, 1361, 1362, 1360, 1363, 1364, 1361, 1360, 1363, 1364, 1361,
    1360, 1363, 1364, 1361, 1362, 1360, 1363, 1364, 1361, 1362, 1360, 1363, 1365, 1366, 1361, 1360, 1363,
    1365, 1366, 1361, 1360, 1363, 1365, 1366, 1364, 1361, 1360, 1363, 1365, 1366, 1364, 1361, 1360, 1363,
    1365, 1366, 1361, 1362, 1360, 1363, 1365, 1366, 1361, 1362, 1360, 1363, 1365, 1366, 1364, 1361, 1362,
    1360, 1363, 1365, 1366, 1364, 1361, 1362, -1, 1361, -1, 1361, -1, 1361, 1362, -1, 1361, 1362, -1, 1363,
    1364, 1361, -1, 1363, 1364, 1361, -1, 1363, 1364, 1361, 1362, -1, 1363, 1364, 1361, 1362, -1, 1363, 1365,
    1366, 1364, 1361, 1362, -1, 1363, 1365, 1366, 1364, 1361, 1362, 1368, 1361, 1368, 1361, 1368, 1361, 1362,
    1368, 1361, 1362, 1368, 1354, 1361, 1368, 1354, 1361, 1368, 1354, 1361, 1362, 1368, 1354, 1361, 1362,
    1368, 1363, 1361, 1368, 1363, 1361, 1368, 1363, 1361, 1362, 1368, 1363, 1361, 1362, 1368, 1354, 1363,
    1361, 1368, 1354, 1363, 1361, 1368, 1354, 1363, 1361, 1362, 1368, 1354, 1363, 1361, 1362, 1368, 1364,
    1361, 1368, 1364, 1361, 1368, 1364, 1361, 1362, 1368, 1364, 1361, 1362, 1368, 1354, 1364, 1361, 1368,
    1354, 1364, 1361, 1368, 1354, 1364, 1361, 1362, 1368, 1354, 1364, 1361, 1362, 1368, 1354, 1363, 1364,
    1361, 1368, 1354, 1363, 1364, 1361, 1368, 1354, 1363, 1364, 1361, 1362, 1368, 1354, 1363, 1364, 1361,
    1362, 1368, 1363, 1364, 1361, 1368, 1363, 1364, 1361, 1368, 1363, 1364, 1361, 1362, 1368, 1363, 1364,
    1361, 1362, 1368, 1354, 1366, 1361, 1368, 1354, 1366, 1361, 1368, 1354, 1366, 1361, 1362, 1368, 1354,
    1366, 1361, 1362, 1368, 1354, 1366, 1363, 1361, 1368, 1354, 1366, 1363, 1361, 1368, 1354, 1366, 1363,
    1361, 1362, 1368, 1354, 1366, 1363, 1361, 1362, 1368, 1354, 1366, 1364, 1361, 1368, 1354, 1366, 1364,
    1361, 1368, 1354, 1366, 1364, 1361, 1362, 1368, 1354, 1366, 1364, 1361, 1362, 1368, 1354, 1366, 1363,
    1364, 1361, 1368, 1354, 1366, 1363, 1364, 1361, 1368, 1354, 1366, 1363, 1364, 1361, 1362, 1368, 1354,
    1366, 1363, 1364, 1361, 1362, -1, 1354, 1366, 1363, 1364, 1361, 1362, -1, 1354, 1366, 1363, 1364, 1361,
    1362, 1360, 1363, 1361, 1360, 1363, 1361, 1360, 1363, 1364, 1361, 1360, 1363, 1364, 1361, 1360, 1363,
    1361, 1362, 1360, 1363, 1361, 1362, 1360, 1363, 1364, 1361, 1362, 1360, 1363, 1364, 1361, 1362, -1, 1363,
    1364, 1361, 1362, -1, 1363, 1364, 1361, 1362, 1373, 1374, 1361, 1373, 1374, 1361, -1, 1374, 1361, -1,
    1374, 1361, 1377, 1378, 1361, 1360, 1363, 1364, 1361, 1362, 1360, 1363, 1364, 1361, 1362, 1360, 1363,
    1364, 1361, 1360, 1363, 1364, 1361, 1360, 1363, 1361, 1362, 1360, 1363, 1361, 1362, 1360, 1363, 1361,
    1360, 1363, 1361, -1, 1382, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1398, 761, 761, 1398, -1, 1400, -1, 1400,
    1403, -1, 1403, 1400, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1418, 1418, 1418, 1448,
    1354, 1353, 1449, 1361, 1353, 1449, 1361, 1353, 1449, 1353, 1449, 1353, 1348, 1361, 1353, 1348, 1361,
    1353, 1348, 1353, 1348, 1353, 1345, 1346, 1361, 1353, 1345, 1346, 1361, 1353, 1345, 1346, 1353, 1345,
    1346, 1353, 1450, 1353, 1450, 1452, -1, 619, 1457, 1458, -1, -1, 1460, -1, -1, 667, 667, 667, 1474, -1,
    1474, 1474, -1, 1474, 667, -1, 667, -1, 667, 667, -1, 401, -1, 300, -1, -1, -1, -1, 1485, 1486, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 270, 271, 1495,
    1496, 272, 273, 1497, 1498, 1499, 1500, 1501, 1502, 274, 275, 1503, 276, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, 604, -1, 1510, -1, 604, 1510, -1, -1, 604, -1, 1510, -1, 604, 1510, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, 512, -1, 8, -1, -1, 512, -1, 8, -1, -1, 1527, -1, 1226, -1, 1226,
    1527, -1, -1, 1527, -1, 1226, -1, 1226, 1527, -1, -1, 181, 1547, 182, 183, 75, 211, 1548, 216, 1549, 218,
    1550, 219, 1551, 217, 1552, 149, -1, -1, -1, 1561, 1561, 1561, 85, -1, -1, -1, -1, -1, -1, -1, -1, 269,
    269, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1579, 324, 1587, 1044, 1588, 1589, 1590, -1, -1, 324, 128,
    -1, 1593, 128, -1, -1, -1, -1, -1, -1, 559, 1192, -1, -1, 1587, 1618, 1619, 128, -1, -1, -1, -1, 1587,
    1621, 1622, 300, 300, 128, 300, 300, 128, 1626, 1626, 128, 300, 300, -1, -1, 128, -1, -1, 128, 8, 8, 128,
    8, 1618, 1619, 8, 1618, 1619, 128, -1, -1, -1, 128, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 300, 1345, 1346, 300,
    1652, 1653, 300, 1652, 1653, 128, 300, 1655, 300, 1656, 300, 1656, 128, 300, 1345, 1346, 300, 1655, 1660,
    1222, 1661, 1662, 1663, 369, 1222, 1661, 1662, 1663, 369, 1222, 1661, 1662, 1663, 128, 369, 1222, 1661,
    1665, 369, 1222, 1661, 1665, 128, 1666, 1222, 1661, 1662, 1663, 1660, 1222, 1661, 1662, 1663, 1668, 1669,
    1222, 1668, 1669, 1222, 128, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1683, 1683, -1, -1, -1,
    -1, -1, -1, -1, -1, 1683, -1, 128, -1, 1683, 128, -1, -1, -1, -1, -1, 401, 401, 401, 401, 401, -1, -1, 7,
    7, 7, 7, 7, 401, 401, 300, 401, 300, -1, 1721, 512, -1, 8, 8, -1, -1, -1, 1726, -1, -1, -1, -1, 512, -1,
    598, 1023, 598, 512, -1, 619, 974, 977, -1, 300, -1, 401, -1, 300, -1, 401, -1, -1, 401, -1, 300, -1,
    619, -1, 667, 667, -1, 639, 512, 598, -1, 619, 981, -1, -1, -1, 618, -1, 1452, 619, 1457, 1458, 1165, 8,
    -1, 8, 1181, 667, 667, -1, 667, 1474, 1474, -1, 1474, -1, 1474, 667, -1, 667, 667, 667, -1, -1, -1, 246,
    -1, 249, 259, 283, 284, 289, 290, 291, 292, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1666, 1222, 1661, 1662,
    1663, 1660, 1222, 1661, 1662, 1663, 369, 1222, 1661, 1662, 1663, 369, 1222, 1661, 1662, 1663, 128, 369,
    1222, 1661, 1665, 369, 1222, 1661, 1665, 128, -1, -1, -1, -1, -1, -1, -1, -1, 619, 259, 1222, 1217, 619,
    401, 300, 1217, 284, -1, -1, -1, 251, 242, -1, -1, -1, -1, -1, -1, -1, -1, -1, 300, -1, 401, -1, 986, -1,
    987, -1, 986, -1, 987, -1, 300, -1, 401, -1, 598, 1023, 598, -1, -1, -1
};

static const uint64_t kinds[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 258, 1, 258, 10, 1, 10, 1, 1, 10, 1, 1, 1, 1, 15, 15, 15, 1, 1, 15, 1, 1,
    15, 258, 15, 15, 15, 15, 15, 15, 64609979658, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 20, 10, 258, 13, 1, 258, 11, 17, 17, 17, 17, 17, 1, 1, 10, 10, 10, 15, 10, 10, 10, 10, 10,
    10, 10, 10, 1, 1, 11, 11, 11, 11, 15, 11, 1, 1, 13, 13, 13, 15, 13, 13, 13, 13, 13, 13, 12, 12, 12, 12,
    12, 12, 1, 1, 1, 1, 10, 13, 14, 13, 14, 13, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14,
    14, 14, 14, 14, 14, 1, 1, 1, 1, 52, 52, 52, 14, 52, 14, 1, 1, 14, 1, 1, 14, 14, 14, 14, 14, 14, 14, 10,
    14, 14, 14, 14, 14, 15, 14, 1, 19, 14, 14, 16, 16, 16, 16, 16, 16, 1, 587464962, 587464962, 587464962,
    587464962, 587464962, 587464962, 587464962, 587464962, 587464962, 3, 1, 1, 1, 1, 513, 513, 513, 513, 513,
    513, 513, 513, 513, 513, 513, 513, 513, 513, 513, 513, 513, 513, 513, 513, 513, 513, 513, 513, 513, 513,
    513, 513, 513, 1, 1, 4, 1, 1, 1, 1, 1, 513, 513, 513, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 25, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 1, 1,
    1, 1, 1, 2, 2, 2, 258, 258, 258, 1, 1, 1, 1, 1, 5, 5, 5, 5, 5, 5, 223405803525, 223405803525, 0, 51, 0,
    51, 5, 51, 5, 51, 5, 51, 5, 0, 51, 5, 51, 5, 51, 5, 1, 5, 0, 5, 0, 5, 5, 5, 5, 1, 5, 1, 0, 5, 0, 1, 5, 1,
    1, 5, 0, 5, 4, 5, 51, 1, 1, 5, 0, 5, 51, 5, 51, 5, 51, 5, 0, 5, 51, 5, 51, 5, 51, 5, 0, 5, 51, 5, 51, 5,
    51, 5, 5, 5, 5, 5, 1, 5, 1, 8, 51, 5, 5, 5, 1, 5, 5, 1, 5, 1, 5, 1, 5, 1, 5, 1, 5, 1, 5, 8, 5, 8, 1541,
    5, 51, 5, 51, 5, 51, 5, 5, 5, 1, 5, 1, 5, 1, 1, 5, 1, 1, 1, 5, 1, 1, 4, 1, 4, 1, 4, 1, 1, 4, 1, 1, 1, 4,
    1, 1, 5, 1, 1, 5, 5, 0, 5, 51, 5, 51, 5, 1, 5, 5, 5, 5, 51, 8, 51, 5, 0, 51, 5, 51, 0, 1, 0, 1, 5, 5,
    269876, 269876, 269876, 269876, 5, 51, 5, 51, 5, 5, 51, 5, 51, 5, 4, 5, 0, 5, 1541, 5, 0, 1, 5, 1541, 1,
    5, 1, 5, 5, 5, 5, 5, 3, 4, 4, 4, 4, 4, 13060, 4, 4, 4, 4, 4, 1, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
    4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 1, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 1, 4, 4, 3, 4, 4, 1, 3, 4, 51, 4, 51,
    4, 1, 4, 1, 0, 0, 0, 0, 0, 7, 7, 7, 7, 7, 7, 7, 0, 7, 0, 7, 0, 0, 7, 0, 0, 7, 7, 7, 3, 7, 7, 51, 7, 51,
    7, 51, 7, 51, 7, 7, 51, 7, 0, 7, 0, 5, 5, 51, 5, 51, 395269, 51, 7, 51, 7, 51, 7, 51, 7, 51, 7, 0, 51, 7,
    51, 7, 51, 7, 51, 7, 51, 7, 51, 7, 51, 7, 51, 7, 7, 8, 8, 8, 8, 8, 8, 8, 8, 8, 3, 8, 1, 8, 51, 8,
    57204736918792, 57204736918792, 223405803525, 6, 6, 6, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6,
    1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 0, 6, 0, 6, 0, 6, 0, 6, 6, 6, 6,
    0, 6, 0, 1, 1, 1, 1, 18, 1, 18, 18, 18, 1, 1, 18, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 4, 14, 14, 14, 14,
    14, 14, 14, 14, 14, 14, 14, 14, 14, 31, 31, 31, 31, 31, 31, 31, 4, 4, 0, 31, 31, 31, 10, 31, 31, 31, 31,
    31, 31, 1, 1, 1, 1, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31,
    31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 29, 31, 4, 31, 31, 31, 31, 31, 31,
    31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 0, 1075, 4, 31, 0, 1075, 4, 31, 0,
    590899, 4, 31, 0, 590899, 4, 31, 4, 31, 4, 31, 2308, 4, 31, 2308, 4, 31, 0, 4, 31, 0, 4, 31, 0, 4, 31, 0,
    4, 31, 0, 4, 31, 0, 4, 31, 0, 4, 31, 0, 4, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31,
    31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 1, 31, 1, 1, 31, 31, 31, 31, 31, 31,
    31, 3594, 2335, 31, 3594, 2335, 31, 3594, 2335, 31, 3594, 2335, 31, 3594, 2335, 31, 3594, 2335, 31, 31,
    32, 32, 32, 31, 32, 31, 32, 32, 31, 31, 31, 14, 32, 14, 31, 31, 31, 13, 31, 31, 31, 31, 3, 32, 31, 1, 32,
    32, 1, 32, 32, 32, 32, 32, 32, 31, 31, 31, 31, 31, 31, 10, 0, 31, 0, 0, 31, 0, 0, 31, 10, 0, 32, 32, 32,
    32, 32, 32, 32, 32, 32, 32, 0, 31, 14, 3, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32,
    32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32,
    32, 32, 32, 15, 32, 32, 32, 32, 32, 32, 32, 32, 3594, 2336, 32, 3594, 2336, 32, 10, 32, 10, 1, 4, 4, 4,
    49, 1, 1, 49, 1, 49, 1, 49, 1, 1, 2610, 49, 1, 49, 1, 1, 49, 10, 49, 1, 1, 49, 1, 49, 1, 49, 13, 49, 2,
    49, 2, 2610, 49, 1, 49, 1, 2610, 49, 1, 1, 49, 1, 49, 1, 49, 1, 1, 2610, 49, 15, 49, 52, 49, 49, 49, 49,
    49, 50, 50, 1, 1, 15, 0, 590899, 51, 0, 590899, 51, 0, 590899, 51, 0, 590899, 51, 0, 590899, 51, 0,
    590899, 51, 0, 590899, 51, 35, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34,
    34, 34, 34, 2335, 34, 2335, 34, 1, 2335, 34, 1, 2335, 34, 2335, 34, 2335, 34, 2335, 34, 2335, 34, 2826,
    2335, 34, 2826, 2335, 34, 0, 590899, 34, 0, 590899, 34, 1541, 0, 34, 1541, 0, 34, 1541, 0, 34, 1541, 0,
    34, 1541, 0, 34, 1541, 0, 34, 1541, 0, 34, 1541, 0, 34, 52, 0, 34, 52, 0, 34, 34, 34, 34, 34, 31, 34, 31,
    34, 31, 31, 31, 31, 52, 2335, 52, 2335, 52, 2335, 52, 2335, 5, 52, 598559, 52, 598559, 52, 598559, 52,
    52, 52, 52, 52, 52, 52, 52, 10, 10, 1, 10, 10, 1, 3, 5, 5, 1, 5, 5, 1, 3, 10, 1, 1, 1, 10, 1, 1, 1, 258,
    10, 258, 1, 1, 10, 10, 1, 10, 1, 10, 1, 1, 10, 1, 5, 1, 40, 1, 1, 1, 1, 1, 42, 42, 1, 1, 1, 1, 10, 10,
    41, 1, 1, 11, 1, 1, 1, 11, 1, 1, 1, 1, 11, 39, 1, 39, 1, 39, 39, 10, 10, 1301274266515931649,
    1301274266515931649, 1, 1, 51, 1, 51, 2355, 1, 1, 51, 1, 1, 51, 2355, 1, 1, 151061800, 51, 1, 1,
    151061800, 51, 2355, 1, 1, 1, 1, 51, 1, 1, 1, 1, 151061800, 51, 1, 1, 1, 1, 51, 2355, 1, 1, 1, 1,
    151061800, 51, 2355, 1, 51, 1, 51, 2355, 1, 1, 151061800, 51, 1, 1, 151061800, 51, 2355, 1, 1, 1, 1,
    151061800, 51, 2355, 1, 51, 1, 51, 2355, 1, 1, 51, 1, 1, 51, 2355, 1, 1, 51, 1, 1, 51, 2355, 1, 1, 1, 51,
    1, 1, 1, 51, 2355, 1, 151061800, 51, 1, 151061800, 51, 2355, 1, 1, 151061800, 51, 1, 1, 151061800, 51,
    2355, 1, 1, 1, 151061800, 51, 1, 1, 1, 151061800, 51, 2355, 1, 1, 151061800, 51, 1, 1, 151061800, 51,
    2355, 1, 1, 1, 51, 1, 1, 1, 51, 2355, 1, 1, 1, 1, 51, 1, 1, 1, 1, 51, 2355, 1, 1, 1, 151061800, 51, 1, 1,
    1, 151061800, 51, 2355, 1, 1, 1, 1, 151061800, 51, 1, 1, 1, 1, 151061800, 51, 2355, 1, 1, 1, 1,
    151061800, 51, 2355, 1, 1, 51, 1, 1, 151061800, 51, 1, 1, 51, 2355, 1, 1, 151061800, 51, 2355, 1, 1,
    151061800, 51, 2355, 1, 1, 51, 1, 1, 51, 1, 3, 51, 1, 1, 151061800, 51, 2355, 1, 1, 151061800, 51, 1, 1,
    51, 2355, 1, 1, 51, 2308, 0, 1, 1, 1, 3, 3, 41, 0, 602884, 602884, 0, 4, 4, 0, 48, 51, 48, 51, 48, 51,
    48, 51, 48, 1, 51, 48, 1, 51, 48, 51, 1, 48, 51, 1, 1, 1, 1, 1, 1, 51, 3, 2308, 2308, 2308, 38, 38, 38,
    38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38,
    38, 38, 38, 38, 38, 38, 38, 38, 1, 1, 38, 38, 1, 41, 2355, 1, 41, 1, 1, 2355, 1, 1, 1, 10, 10, 2355, 1,
    10, 10, 1, 39, 38, 38, 1, 38, 38, 3, 38, 46, 38, 2343, 1, 38, 51, 38, 51, 1, 38, 51, 38, 38, 38, 38, 38,
    38, 38, 38, 45, 46, 32, 38, 2308, 32, 4, 32, 4, 32, 32, 32, 4, 32, 0, 4, 31, 4, 31, 0, 4, 32, 4, 32, 0,
    4, 38, 0, 4, 38, 4, 32, 32, 32, 32, 1, 2336, 32, 1, 2336, 1, 3, 2343, 2355, 15, 15, 1, 1, 1, 1, 1, 1, 15,
    15, 258, 258, 258, 15, 258, 258, 258, 15, 258, 1, 1, 1, 258, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 15, 15, 15, 15, 15, 15, 15, 15, 0, 0, 4, 0, 4, 0, 4, 4, 0, 0, 4, 0, 4, 0, 4, 4, 4, 4, 4, 3,
    3, 3, 3, 4, 3, 4, 3, 3, 0, 22, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 1, 1, 1, 1, 1, 3, 10, 10, 13, 13, 14, 14, 11, 11, 15, 15, 1, 1, 1, 1, 1, 3, 10, 13, 14, 11, 15,
    4, 4, 4, 4, 4, 4, 5, 4, 1, 4, 1, 4, 8, 4, 1, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 1, 3, 1, 1, 8, 8, 8, 5, 4, 5,
    4, 5, 51, 5, 8, 5, 4, 5, 4, 7, 51, 0, 14, 14, 1, 14, 14, 33, 14, 2319, 14, 2319, 33, 14, 2319, 14, 2319,
    33, 2319, 14, 33, 33, 33, 33, 33, 33, 2309, 1, 1, 33, 51, 33, 33, 14, 1, 1, 2319, 14, 1, 1, 2319, 14,
    66843, 13, 33, 10, 33, 10, 15, 33, 10, 33, 10, 15, 33, 5, 33, 5, 15, 33, 14, 33, 14, 15, 33, 5, 33, 5,
    15, 33, 14, 33, 14, 15, 33, 14, 1, 1, 33, 14, 1, 1, 15, 33, 33, 33, 33, 33, 33, 15, 33, 15, 33, 33, 33,
    33, 33, 33, 2319, 14, 33, 2319, 1, 1, 33, 2319, 1, 1, 33, 2319, 14, 1, 1, 33, 2319, 5, 1, 33, 2319, 5, 1,
    33, 33, 33, 2319, 33, 33, 33, 10, 10, 10, 33, 10, 10, 10, 33, 10, 10, 10, 15, 33, 10, 10, 33, 10, 10, 33,
    10, 10, 15, 33, 10, 1, 258, 258, 3, 33, 10, 1, 258, 258, 3, 33, 10, 1, 258, 258, 3, 15, 33, 10, 1, 258,
    258, 33, 10, 1, 258, 258, 15, 10, 1, 258, 258, 3, 33, 10, 10, 1, 33, 10, 10, 1, 15, 33, 2319, 1, 1, 1, 1,
    1, 33, 2319, 1, 1, 1, 1, 1, 1, 33, 2319, 1, 1, 1, 1, 33, 2319, 1, 1, 1, 258, 258, 0, 33, 2319, 1, 1, 1,
    258, 258, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 2319, 33, 2319, 33, 33, 33, 33, 2319, 33, 2319,
    33, 33, 10, 33, 10, 28, 33, 10, 15, 33, 10, 28, 15, 33, 2319, 10, 3, 32, 32, 32, 32, 32, 32, 32, 18, 4,
    4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 14, 14, 14, 14, 23, 5, 5, 10, 5, 31, 2335, 15, 15, 15, 16, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 32, 4, 4, 53, 4
};

static const uint8_t types[] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 3, 4, 4, 4, 5, 5, 5, 5,
    4, 3, 8, 8, 8, 2, 10, 11, 13, 14, 17, 19, 18, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 52, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 7, 7, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 29, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 26, 26, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 35, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 21, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 31, 0, 31, 0, 31, 0, 0, 0, 0, 0, 0, 32, 32, 32, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 50, 0, 0, 0, 0, 0, 49, 15,
    34, 0, 34, 34, 34, 34, 34, 34, 36, 35, 36, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 52, 0, 0, 0, 0, 0, 0, 0, 37, 37, 0, 0, 0, 0, 0, 0, 0, 0, 52, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 40, 40, 40, 40, 41, 41, 42, 45, 46, 43, 44, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 39, 39, 39, 39, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    38, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 38, 0, 38, 38, 38, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 38, 38, 0, 0, 0, 0, 0, 0, 0, 0, 47, 0, 0, 0, 0,
    0, 0, 0, 0, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 33, 33, 33, 33, 33,
    18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 27, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 28, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 23, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4
};

static const int32_t type_names[] = {
    171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 160, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190,
    191, 192, 193, 194, 195, 196, 197, 198, 199, 200, 152, 153, 154, 155, 156, 157, 158, 159, 160, 201, 202,
    203, 204, 205, 206, 207, 208, 209, 210, 211, 212, 213, 214, 215, 216, 217, 218, 219, 149, 220, 221, 222,
    223, 224, 225, 226, 227, 228, 229, 230, 231, 232, 233, 234, 235, 268, 370, 500, 647, 660, 661, 662, 682,
    814, 815, 854, 855, 879, 892, 958, 1013, 1015, 1017, 1024, 1025, 1026, 1027, 1101, 1107, 1108, 1109,
    1111, 1112, 1113, 1114, 1115, 1116, 880, 1117, 1118, 1119, 1189, 1197, 1198, 1207, 1229, 1230, 1231,
    1232, 1233, 1234, 1235, 1236, 1237, 1238, 1239, 1339, 1340, 1341, 1342, 1393, 1394, 1395, 1417, 1419,
    1420, 1421, 1380, 1467, 1468, 1477, 1486, 1580, 1581, 1582, 1583, 1584, 713, 1585, 1607, 1690, 1701,
    1715, 1791, 1792
};

static const struct catalogue_tables tables = {
    bytes, COUNT(bytes) - 1, names, COUNT(names), slots, COUNT(slots), first, COUNT(first),
    links, COUNT(links), entries, COUNT(entries), labels, COUNT(labels), kinds, COUNT(kinds),
    types, COUNT(types), type_names, COUNT(type_names)};

const struct catalogue_tables *_Nonnull catalogue_tables(void) { return &tables; }
