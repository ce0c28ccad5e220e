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
    "disabled" "UIControlStateDisabled" "Disabled" "selected" "UIControlStateSelected" "Selected" "focused"
    "UIControlStateFocused" "Focused" "UIControlEvents" "Event" "touchDown" "UIControlEventTouchDown"
    "TouchDown" "touchDownRepeat" "UIControlEventTouchDownRepeat" "TouchDownRepeat" "touchDragInside"
    "UIControlEventTouchDragInside" "TouchDragInside" "touchDragOutside" "UIControlEventTouchDragOutside"
    "TouchDragOutside" "touchDragEnter" "UIControlEventTouchDragEnter" "TouchDragEnter" "touchDragExit"
    "UIControlEventTouchDragExit" "TouchDragExit" "touchUpInside" "UIControlEventTouchUpInside"
    "TouchUpInside" "touchUpOutside" "UIControlEventTouchUpOutside" "TouchUpOutside" "touchCancel"
    "UIControlEventTouchCancel" "TouchCancel" "valueChanged" "UIControlEventValueChanged" "ValueChanged"
    "primaryActionTriggered" "UIControlEventPrimaryActionTriggered" "PrimaryActionTriggered"
    "editingDidBegin" "UIControlEventEditingDidBegin" "EditingDidBegin" "editingChanged"
    "UIControlEventEditingChanged" "EditingChanged" "editingDidEnd" "UIControlEventEditingDidEnd"
    "EditingDidEnd" "editingDidEndOnExit" "UIControlEventEditingDidEndOnExit" "EditingDidEndOnExit"
    "allTouchEvents" "UIControlEventAllTouchEvents" "AllTouchEvents" "allEditingEvents"
    "UIControlEventAllEditingEvents" "AllEditingEvents" "allEvents" "UIControlEventAllEvents" "AllEvents"
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
    "rasterizationScale" "isDoubleSided" "contentsGravity" "CACornerMask" "layerMinXMinYCorner"
    "kCALayerMinXMinYCorner" "layerMaxXMinYCorner" "kCALayerMaxXMinYCorner" "layerMinXMaxYCorner"
    "kCALayerMinXMaxYCorner" "layerMaxXMaxYCorner" "kCALayerMaxXMaxYCorner" "maskedCorners" "actions"
    "magnificationFilter" "minificationFilter" "compositingFilter" "cornerCurve"
    "needsDisplayOnBoundsChange" "allowsEdgeAntialiasing" "lineCap" "fillRule" "miterLimit" "strokeStart"
    "strokeEnd" "affineTransform" "presentation" "model" "superlayer" "sublayers" "addSublayer"
    "removeFromSuperlayer" "Rectangle" "Circle" "Ellipse" "Capsule" "RoundedRectangle" "Text" "Image"
    "alignment" "rotationEffect" "anchor" "scaleEffect" "transformEffect" "modifier" "topLeading"
    "UnitPoint" "topTrailing" "leading" "trailing" "bottomLeading" "bottomTrailing" "View"
    "ProjectionTransform" "UIGestureRecognizer" "target" "UIPanGestureRecognizer" "UIPinchGestureRecognizer"
    "UIRotationGestureRecognizer" "UITapGestureRecognizer" "UILongPressGestureRecognizer"
    "UISwipeGestureRecognizer" "Direction" "UIGestureRecognizerState" "UISwipeGestureRecognizerDirection"
    "possible" "UIGestureRecognizer.State" "UIGestureRecognizerStatePossible" "Possible" "began"
    "UIGestureRecognizerStateBegan" "Began" "changed" "UIGestureRecognizerStateChanged" "Changed" "ended"
    "UIGestureRecognizerStateEnded" "Ended" "cancelled" "UIGestureRecognizerStateCancelled" "Cancelled"
    "failed" "UIGestureRecognizerStateFailed" "Failed" "recognized" "UIGestureRecognizerStateRecognized"
    "UISwipeGestureRecognizer.Direction" "UISwipeGestureRecognizerDirectionRight" "Right"
    "UISwipeGestureRecognizerDirectionLeft" "Left" "UISwipeGestureRecognizerDirectionUp" "Up"
    "UISwipeGestureRecognizerDirectionDown" "Down" "enabled" "cancelsTouchesInView" "delaysTouchesBegan"
    "delaysTouchesEnded" "numberOfTouches" "minimumNumberOfTouches" "maximumNumberOfTouches"
    "numberOfTapsRequired" "numberOfTouchesRequired" "minimumPressDuration" "allowableMovement" "direction"
    "velocity" "location" "locationInView" "ofTouch" "locationOfTouch" "inView" "translationInView"
    "velocityInView" "setTranslation" "touchesBegan" "withEvent" "touchesMoved" "touchesEnded"
    "touchesCancelled" "ignore" "ignoreTouch" "forEvent" "reset" "require" "toFail"
    "requireGestureRecognizerToFail" "addGestureRecognizer" "removeGestureRecognizer" "gestureRecognizers"
    "isMultipleTouchEnabled" "multipleTouchEnabled" "isExclusiveTouch" "UITouch" "windowLocation"
    "previousWindowLocation" "phase" "tapCount" "timestamp" "previousLocation" "previousLocationInView"
    "Phase" "UITouchPhase" "UITouch.Phase" "UITouchPhaseBegan" "moved" "UITouchPhaseMoved" "stationary"
    "UITouchPhaseStationary" "UITouchPhaseEnded" "UITouchPhaseCancelled" "UIEvent" "allTouches" "touches"
    "touchesForView" "touchesForGestureRecognizer" "coalescedTouches" "coalescedTouchesForTouch"
    "predictedTouches" "predictedTouchesForTouch" "drag" "steps" "lifts" "fingers" "pinch" "twist" "radius"
    "tap" "taps" "press" "seconds" "lift" "cancel" "UIViewAnimationOptions" "UIViewKeyframeAnimationOptions"
    "AnimationOptions" "KeyframeAnimationOptions" "UIViewAnimationCurve" "AnimationCurve"
    "CAMediaTimingFunctionName" "UIViewAnimatingState" "UIViewAnimatingPosition" "CAMediaTimingFillMode"
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
    "kCAAnimationPaced" "cubic" "kCAAnimationCubic" "cubicPaced" "kCAAnimationCubicPaced" "UIRectCorner"
    "advance" "run" "now" "CACurrentMediaTime" "CAMediaTimingFunction" "UICubicTimingParameters"
    "UISpringTimingParameters" "UnitCurve" "functionWithName" "controlPoints" "controlPoint1"
    "controlPoint2" "animationCurve" "dampingRatio" "initialVelocity" "mass" "stiffness" "damping"
    "duration" "bounce" "bezier" "startControlPoint" "endControlPoint" "interpolate" "animate"
    "withDuration" "animations" "completion" "delay" "options" "usingSpringWithDamping"
    "initialSpringVelocity" "animateWithDuration" "springDuration" "animateWithSpringDuration"
    "animateKeyframes" "animateKeyframesWithDuration" "addKeyframe" "withRelativeStartTime"
    "relativeDuration" "addKeyframeWithRelativeStartTime" "modifyAnimations" "withRepeatCount"
    "autoreverses" "runningPropertyAnimator" "UIViewPropertyAnimator" "beginAnimations" "context"
    "commitAnimations" "setAnimationDuration" "setAnimationDelay" "setAnimationRepeatCount"
    "setAnimationRepeatAutoreverses" "setAnimationBeginsFromCurrentState" "setAnimationCurve"
    "setAnimationDelegate" "setAnimationDidStop" "setAnimationDidStopSelector" "DispatchQueue"
    "DispatchTime" "DispatchTimeInterval" "background" "global" "qos" "sync" "execute" "async" "asyncAfter"
    "deadline" "dispatch_async" "dispatch_after" "dispatch_get_main_queue" "milliseconds" "microseconds"
    "nanoseconds" "DISPATCH_TIME_NOW" "NSEC_PER_SEC" "NSEC_PER_MSEC" "dispatch_time"
    "performWithoutAnimation" "setAnimationsEnabled" "areAnimationsEnabled" "CABasicAnimation" "keyPath"
    "CASpringAnimation" "CAKeyframeAnimation" "CAAnimationGroup" "fromValue" "toValue" "byValue" "path"
    "keyTimes" "timingFunctions" "calculationMode" "tensionValues" "continuityValues" "biasValues"
    "rotationMode" "additive" "isAdditive" "cumulative" "isCumulative" "timingFunction" "speed" "beginTime"
    "timeOffset" "repeatCount" "repeatDuration" "fillMode" "isRemovedOnCompletion" "removedOnCompletion"
    "isInterruptible" "settlingDuration" "perceptualDuration" "curve" "timingParameters" "startAnimation"
    "afterDelay" "pauseAnimation" "stopAnimation" "finishAnimation" "continueAnimation"
    "withTimingParameters" "durationFactor" "addAnimations" "delayFactor" "addCompletion" "isRunning"
    "fractionComplete" "isReversed" "scrubsLinearly" "pausesOnCompletion" "CAAnimation"
    "CAPropertyAnimation" "add" "removeAnimation" "animation" "removeAllAnimations" "animationKeys"
    "forKeyPath" "setValue" "convertTime" "CATransaction" "begin" "commit" "flush" "setDisableActions"
    "setAnimationTimingFunction" "setCompletionBlock" "kCATransactionAnimationDuration"
    "kCATransactionDisableActions" "kCATransactionAnimationTimingFunction" "kCATransactionCompletionBlock"
    "kCFBooleanTrue" "kCFBooleanFalse" "NSValue" "caTransform3D" "CATransform3D" "CATransform3DIdentity"
    "CATransform3DMakeScale" "CATransform3DMakeTranslation" "CATransform3DMakeAffineTransform"
    "CATransform3DTranslate" "CATransform3DScale" "CATransform3DRotate" "CATransform3DMakeRotation" "m13"
    "m14" "m23" "m24" "m31" "m32" "m33" "m34" "m43" "CATransform3DConcat" "CATransform3DInvert"
    "CATransform3DGetAffineTransform" "CATransform3DIsIdentity" "CATransform3DIsAffine"
    "CATransform3DEqualToTransform" "terminator" "debugPrint" "fatalError" "preconditionFailure"
    "assertionFailure" "assert" "precondition" "NSParameterAssert" "NSAssert" "NSCAssert" "Optional" "row"
    "column" "convention" "plot" "describe" "film" "frames" "strip" "grid" "why" "YES" "NO" "NULL" "Nil"
    "HUGE_VALF" "HUGE_VAL" "INFINITY" "NAN" "DBL_MAX" "CGFLOAT_MIN" "DBL_MIN" "FLT_MAX" "MAXFLOAT" "HUGE"
    "FLT_MIN" "FLT_EPSILON" "integer" "cgPoint" "cgSize" "cgRect" "cgVector" "cgAffineTransform" "boolValue"
    "cgPointValue" "cgSizeValue" "cgRectValue" "cgVectorValue" "cgAffineTransformValue" "printf" "puts"
    "format" "substringToIndex" "substringFromIndex" "substringWithRange" "characterAtIndex" "rangeOfString"
    "stringByAppendingString" "caseInsensitiveCompare" "stringValue" "NSMakeRange" "NSMaxRange"
    "sortedArrayUsingSelector" "sortUsingSelector" "sortUsingComparator" "subarrayWithRange"
    "componentsJoinedByString" "enumerateKeysAndObjectsUsingBlock" "NSNull" "objects" "CGMutablePath"
    "CGPath" "CGMutablePathRef" "CGPathRef" "UIBezierPath" "CGColorRef" "CGPathCreateMutable" "roundedRect"
    "ovalIn" "ovalInRect" "cgPath" "CGPathCreateWithRect" "CGPathRelease" "ellipseIn"
    "CGPathCreateWithEllipseInRect" "CGPathAddEllipseInRect" "lineWidth" "flatness" "lineCapStyle"
    "lineJoinStyle" "setLineDash" "points" "pointee" "CGPathElement" "applyWithBlock" "removeAllPoints"
    "CGPathGetCurrentPoint" "topLeft" "UIRectCornerTopLeft" "topRight" "UIRectCornerTopRight" "bottomRight"
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
    {9164, 2462590034}, {9185, 3080064910}, {9192, 3596835826}, {9207, 4204111253}, {9212, 3492500287},
    {9221, 421821156}, {9244, 696240407}, {9253, 1453714756}, {9268, 1899105243}, {9297, 3174014960},
    {9312, 1948841851}, {9327, 466020238}, {9356, 4077855673}, {9371, 1744839726}, {9387, 1408722253},
    {9417, 876245160}, {9433, 452810861}, {9447, 1423725372}, {9475, 3691762681}, {9489, 3281580380},
    {9502, 650891138}, {9529, 613295001}, {9542, 1216248354}, {9555, 1260603725}, {9582, 968316954},
    {9595, 859371885}, {9609, 1658883364}, {9637, 3531153185}, {9651, 486221508}, {9662, 4064395570},
    {9687, 2257273533}, {9698, 3217031314}, {9710, 1898701486}, {9736, 692253475}, {9748, 2618608526},
    {9770, 2036964556}, {9806, 1478369021}, {9828, 2072579308}, {9843, 158609817}, {9872, 3199826274},
    {9887, 3872230201}, {9901, 889051197}, {9929, 1439665068}, {9943, 3703752221}, {9956, 592993401},
    {9983, 2782426318}, {9996, 1648296985}, {10015, 771481908}, {10048, 2744451111}, {10067, 2907380692},
    {10081, 2303844654}, {10109, 1323066019}, {10123, 590774350}, {10139, 2542372249}, {10169, 1436241668},
    {10185, 2311460409}, {10194, 773059133}, {10217, 2759092874}, {10226, 481727645}, {10235, 588027325},
    {10241, 3294899967}, {10257, 2406610228}, {10269, 1136770368}, {10280, 1099727666}, {10307, 3943336079},
    {10315, 3373088083}, {10323, 1118385669}, {10336, 1252830802}, {10344, 1310484760}, {10362, 4211107556},
    {10380, 4235327583}, {10399, 1911957762}, {10411, 2274977100}, {10421, 1894102977}, {10438, 1868420705},
    {10453, 1229760322}, {10468, 401251929}, {10477, 4136070254}, {10487, 141711844}, {10500, 1877099350},
    {10510, 4224630636}, {10536, 2956264019}, {10560, 3731343133}, {10571, 1490880043}, {10586, 651349070},
    {10605, 3553571131}, {10626, 798050051}, {10646, 1738029828}, {10655, 830772382}, {10679, 975665791},
    {10686, 3753552150}, {10708, 1268347563}, {10721, 92234206}, {10730, 2675976173}, {10738, 2255101473},
    {10749, 938963840}, {10761, 1325536902}, {10771, 66138439}, {10790, 2650151654}, {10802, 1362571274},
    {10809, 2674091075}, {10826, 4180264212}, {10837, 2220611910}, {10843, 3628923247}, {10862, 2290191893},
    {10875, 524486259}, {10890, 536057419}, {10903, 2266436945}, {10915, 2660165913}, {10927, 2510371521},
    {10934, 1647949432}, {10945, 2499925078}, {10951, 1061329053}, {10959, 2186648520}, {10971, 3685987662},
    {10985, 1203193122}, {10999, 3305235377}, {11014, 3408062813}, {11036, 598285973}, {11047, 2107277412},
    {11062, 1771288722}, {11076, 1024755039}, {11096, 2323362532}, {11116, 295121441}, {11128, 3240065181},
    {11137, 3923523740}, {11157, 140741692}, {11174, 958887293}, {11197, 459823196}, {11227, 687274249},
    {11237, 1680403306}, {11248, 186774928}, {11262, 2185261687}, {11267, 2753641482}, {11272, 2454962418},
    {11290, 3594902096}, {11298, 2175633178}, {11315, 775974691}, {11322, 4056008598}, {11336, 32195591},
    {11343, 3647323098}, {11359, 3198753898}, {11383, 56185609}, {11391, 3091067239}, {11395, 3935363592},
    {11405, 3073585980}, {11412, 1867556362}, {11425, 2589014835}, {11441, 3891896413}, {11447, 4148812653},
    {11454, 1700657266}, {11466, 1106246455}, {11481, 754571866}, {11492, 1038506759}, {11498, 4176775601},
    {11507, 2830785103}, {11517, 1731433239}, {11525, 855408348}, {11533, 2834400513}, {11548, 3963693047},
    {11557, 3544094494}, {11563, 4009327117}, {11579, 492923249}, {11592, 1423062726}, {11610, 161915485},
    {11653, 2642763852}, {11666, 1214513038}, {11683, 1445723454}, {11692, 2844467682}, {11699, 3334659430},
    {11711, 3572701046}, {11722, 555663897}, {11733, 3123020006}, {11746, 3005567066}, {11758, 2400366623},
    {11770, 2266193630}, {11780, 3448933658}, {11793, 3786999131}, {11801, 2370703267}, {11813, 1489487637},
    {11828, 2552112075}, {11846, 2857694466}, {11859, 2048902997}, {11874, 1468503355}, {11886, 1938712828},
    {11905, 376585884}, {11927, 3810570069}, {11946, 1375206950}, {11968, 1648973383}, {11987, 1187236458},
    {12009, 1447170883}, {12028, 2183746320}, {12050, 4241624385}, {12063, 2109961146}, {12070, 3048556132},
    {12089, 3744775116}, {12107, 3621218635}, {12124, 3611392321}, {12135, 3412690475}, {12161, 2124853820},
    {12183, 4061796954}, {12190, 4173553157}, {12198, 2053962742}, {12208, 503535429}, {12219, 1836668495},
    {12228, 721310682}, {12243, 1006735486}, {12255, 325084441}, {12260, 2961925722}, {12270, 497438945},
    {12279, 1787797455}, {12290, 1849888827}, {12310, 3825011241}, {12319, 385702446}, {12325, 2166834857},
    {12332, 3055437297}, {12339, 601507180}, {12355, 2970916523}, {12359, 1041509726}, {12364, 1494001562},
    {12373, 2984076638}, {12387, 737459482}, {12393, 1122880180}, {12404, 1945272936}, {12419, 2380932862},
    {12427, 2548392784}, {12437, 1901756438}, {12446, 906872895}, {12457, 1648836552}, {12464, 1359877577},
    {12472, 521485205}, {12485, 252720416}, {12499, 1264131298}, {12503, 1582017048}, {12522, 422274124},
    {12541, 3020961236}, {12547, 845187144}, {12569, 1120609123}, {12593, 3704248662}, {12620, 1361184210},
    {12642, 254023945}, {12670, 3600137057}, {12694, 2682444316}, {12703, 1644100618}, {12727, 1592819465},
    {12760, 895660813}, {12768, 335426986}, {12793, 1264318259}, {12825, 1168386582}, {12833, 1663862986},
    {12838, 1746993862}, {12867, 1903257066}, {12872, 974882150}, {12879, 1177151643}, {12910, 165292311},
    {12917, 2311397435}, {12922, 439402299}, {12951, 1552997231}, {12956, 3962257883}, {12965, 2220750876},
    {12998, 2007447656}, {13007, 2787838396}, {13013, 3769421748}, {13043, 4173954024}, {13049, 1434043348},
    {13059, 1426660429}, {13093, 737025121}, {13127, 1466689035}, {13165, 4098563933}, {13170, 513712005},
    {13207, 229043912}, {13211, 2457286800}, {13246, 3584307048}, {13248, 1123244352}, {13285, 1329338781},
    {13289, 2761510965}, {13296, 49525662}, {13316, 539821669}, {13334, 3772220557}, {13352, 4185830300},
    {13367, 3171290880}, {13389, 832521766}, {13411, 1461782644}, {13431, 691540578}, {13454, 1404144425},
    {13474, 522796658}, {13491, 1376505559}, {13500, 3748513642}, {13508, 846470194}, {13516, 200649126},
    {13530, 3431639220}, {13537, 4292335199}, {13552, 907121470}, {13558, 2240342303}, {13575, 2969811462},
    {13589, 167268160}, {13603, 1833803298}, {13615, 2457918009}, {13624, 3718375587}, {13636, 4071123319},
    {13648, 1834047080}, {13664, 3367860727}, {13670, 2118064195}, {13681, 493169962}, {13689, 2713721240},
    {13694, 1695364032}, {13701, 4030051588}, {13707, 1400182552}, {13737, 455416660}, {13757, 2271268225},
    {13780, 2613973034}, {13798, 392604227}, {13820, 3754606837}, {13840, 2833158821}, {13856, 3350374178},
    {13863, 534084754}, {13877, 2867322350}, {13899, 2116308131}, {13904, 3649057272}, {13912, 3845453865},
    {13921, 2994984227}, {13937, 664899839}, {13959, 1989677117}, {13964, 2918522264}, {13976, 3420926329},
    {13989, 3178453163}, {14006, 3149605050}, {14011, 2920394832}, {14028, 1523943668}, {14038, 862917743},
    {14060, 4234031555}, {14077, 1719771455}, {14098, 2399213176}, {14105, 4287151977}, {14115, 450801067},
    {14122, 1669872668}, {14136, 4013487222}, {14163, 2679495900}, {14179, 856694529}, {14203, 2681939195},
    {14219, 3153218578}, {14243, 2240063300}, {14247, 3096186179}, {14252, 741716276}, {14257, 2329068957},
    {14264, 2921198141}, {14269, 1055615879}, {14274, 3285122304}, {14280, 230313139}, {14283, 2868333218},
    {14287, 4098541315}, {14292, 33356212}, {14299, 1723256298}, {14303, 4140259964}, {14309, 107912219},
    {14331, 4121566434}, {14361, 3855721002}, {14377, 2216232237}, {14401, 2255928953}, {14421, 159080631},
    {14435, 3689248828}, {14460, 836430118}, {14480, 2287125059}, {14503, 1038585177}, {14524, 3367347455},
    {14550, 4230039153}, {14564, 609216699}, {14599, 1501614459}, {14610, 1529288929}, {14642, 2719113377},
    {14654, 2275796322}, {14687, 1812401954}, {14698, 2408338453}, {14730, 2855832277}, {14757, 1459817706},
    {14768, 2392518824}, {14800, 518942568}, {14821, 3663533692}, {14863, 2192755772}, {14888, 177875273},
    {14934, 891907593}, {14956, 1945812840}, {14999, 1417411880}, {15023, 2154355281}, {15068, 3467076881},
    {15088, 317429627}, {15129, 771452987}, {15164, 181460511}, {15184, 456257992}, {15225, 2485130632},
    {15248, 317835491}, {15292, 3496877987}, {15313, 1103010248}, {15363, 3557956176}, {15386, 4255026978},
    {15438, 3877521898}, {15458, 3184108018}, {15507, 3247803578}, {15527, 500341405}, {15576, 25050581},
    {15601, 2700911442}, {15655, 4244498298}, {15669, 4267328027}, {15680, 3365817217}, {15692, 1019517826},
    {15703, 4255312501}, {15709, 107113802}, {15720, 339302984}, {15741, 571385436}, {15766, 701971049},
    {15788, 3844547848}, {15812, 2993703921}, {15832, 856100507}, {15846, 523418047}, {15867, 1199509864},
    {15876, 71184232}, {15905, 3633864562}, {15911, 3626350180}, {15937, 227242734}, {15944, 3686895409},
    {15971, 23593359}, {15977, 3490026688}, {16003, 2245546586}, {16012, 63500808}, {16018, 3324008260},
    {16025, 2639082641}, {16031, 4241250784}, {16059, 1005534689}, {16087, 433529277}, {16116, 1104277830},
    {16129, 1738166450}, {16164, 4196810825}, {16193, 1042290725}, {16200, 1073217499}, {16218, 2059328792},
    {16226, 1536564555}, {16245, 2064776214}, {16254, 1856753941}, {16274, 1308833490}, {16278, 3934383778},
    {16293, 2480094667}, {16301, 4009865048}, {16329, 365080250}, {16335, 3648362799}, {16361, 980454765},
    {16368, 1860367182}, {16395, 3669799736}, {16398, 1787721130}, {16424, 447103454}, {16429, 1697318111},
    {16457, 2673357851}, {16487, 2937116726}, {16505, 3523238589}, {16513, 1863269210}, {16533, 2099371351},
    {16538, 4096559242}, {16555, 2182794837}, {16560, 2712309285}, {16577, 2806403090}, {16587, 3478391754},
    {16609, 1104677667}, {16621, 1599455416}, {16628, 667710333}, {16631, 718098122}, {16634, 682728183},
    {16652, 3802467407}, {16673, 3657180965}, {16696, 1665393361}, {16720, 1052733624}, {16729, 184912774},
    {16745, 4089387070}, {16758, 2352568569}, {16771, 1245245715}, {16784, 1262023334}, {16798, 3270702940},
    {16810, 2739892052}, {16825, 2480001844}, {16829, 3749132497}, {16838, 1230999982}, {16845, 3143743637},
    {16853, 799079693}, {16859, 862152253}, {16865, 351428278}, {16882, 2428146278}, {16897, 2992948263},
    {16908, 2349028720}, {16915, 3885786800}, {16927, 1736514697}, {16937, 3474322026}, {16947, 60432295},
    {16952, 1322381784}, {16959, 4012403877}, {16981, 989471740}, {17002, 452908417}, {17021, 423327896},
    {17035, 3737912740}, {17060, 3227882653}, {17076, 2453966149}, {17104, 1731566697}, {17115, 2587032280},
    {17136, 2963724706}, {17152, 712913813}, {17184, 2778836517}, {17200, 2372284312}, {17215, 2159059685},
    {17227, 1491675329}, {17250, 1613655628}, {17272, 655649118}, {17287, 2173728365}, {17294, 2357661820},
    {17310, 409169195}, {17330, 3491459423}, {17347, 1226170970}, {17370, 3404475955}, {17400, 1624986452},
    {17434, 3623300279}, {17451, 3034534074}, {17471, 575711980}, {17490, 671086880}, {17517, 387145109},
    {17530, 1032586458}, {17542, 266241602}, {17562, 3402924327}, {17572, 1269553309}, {17578, 503252654},
    {17581, 4160314702}, {17585, 159043482}, {17592, 2686336408}, {17597, 2717370895}, {17607, 1132587367},
    {17615, 1195117749}, {17629, 1879021152}, {17643, 581463510}, {17666, 2140377464}, {17678, 1275514075},
    {17690, 2387979536}, {17701, 3884420844}, {17718, 1646387302}, {17730, 308670472}, {17743, 3934596143},
    {17756, 2845511965}, {17779, 4013472960}, {17799, 207861097}, {17819, 3570842623}, {17835, 2974165697},
    {17842, 1232628331}, {17859, 889198334}, {17878, 3364533173}, {17894, 2007207608}, {17903, 3255160570},
    {17910, 2953807453}, {17917, 709349229}, {17921, 2223459638}, {17929, 2600881466}, {17944, 2804841900},
    {17959, 2904109309}, {17972, 3454124243}, {17988, 2165802309}, {17998, 4226874186}, {18010, 46347960},
    {18018, 111583397}, {18028, 249290197}, {18038, 1264874778}, {18050, 2552651146}, {18064, 3277309783},
    {18069, 2072037248}, {18078, 1839346743}, {18088, 2980706495}, {18099, 3765738945}, {18113, 1478303606},
    {18121, 2435397115}, {18142, 1647672292}, {18161, 1635008148}, {18176, 1487095968}, {18192, 3124627733},
    {18210, 3994024810}, {18215, 2570585620}, {18231, 366187551}, {18245, 2318987703}, {18255, 1761128012},
    {18269, 185295765}, {18282, 3838690653}, {18297, 1263600608}, {18314, 2027855346}, {18334, 3216563907},
    {18348, 1058098686}, {18361, 467864515}, {18372, 3932876427}, {18385, 2706824106}, {18394, 1016188828},
    {18410, 957769824}, {18420, 1005022371}, {18434, 2696340427}, {18452, 1092596157}, {18463, 1283833217},
    {18482, 1606336818}, {18485, 993596020}, {18500, 2693457989}, {18509, 3779456605}, {18528, 415476443},
    {18541, 1262823941}, {18551, 1622115944}, {18559, 1499161504}, {18570, 2973219889}, {18583, 2597275607},
    {18588, 1748273790}, {18594, 860606716}, {18599, 3002334877}, {18616, 2034172196}, {18642, 3305562105},
    {18660, 3707972394}, {18691, 1143351512}, {18719, 259394249}, {18756, 1755649734}, {18785, 239670225},
    {18799, 2484187237}, {18814, 1401756888}, {18821, 3647859367}, {18834, 3236366608}, {18847, 1824874128},
    {18868, 2788634194}, {18890, 1466132464}, {18918, 3529599493}, {18950, 2079469443}, {18972, 738891302},
    {18990, 3197889394}, {19009, 2360350959}, {19034, 3813530536}, {19037, 488247560}, {19040, 605690893},
    {19043, 622615607}, {19046, 572282750}, {19049, 2334079840}, {19052, 2384412697}, {19055, 2367635078},
    {19058, 2417967935}, {19061, 2502003125}, {19080, 3649363768}, {19099, 3444963044}, {19130, 2273024933},
    {19153, 4264915354}, {19174, 3077942367}, {19203, 590894855}, {19213, 1618037728}, {19223, 1850454287},
    {19233, 3957551837}, {19252, 4284171251}, {19268, 3891447831}, {19274, 2774883451}, {19286, 3483418915},
    {19303, 668816343}, {19311, 2931048700}, {19320, 2388452721}, {19328, 4258353177}, {19331, 1141775739},
    {19337, 4126724647}, {19347, 2859901778}, {19351, 3250964130}, {19359, 1360419304}, {19363, 3001705435},
    {19369, 2071016015}, {19374, 4246411473}, {19378, 2944866961}, {19381, 418647609}, {19384, 2471879920},
    {19386, 1105628090}, {19390, 963632676}, {19393, 1882099852}, {19402, 2097992392}, {19410, 4171284318},
    {19418, 2265671865}, {19421, 2982919898}, {19428, 2076987736}, {19439, 3694939264}, {19446, 2984259090},
    {19453, 306596620}, {19461, 1011505953}, {19465, 1692432290}, {19472, 1616530830}, {19483, 2662881380},
    {19490, 3218261061}, {19497, 2261369287}, {19503, 912855974}, {19509, 3374781713}, {19517, 2293478956},
    {19534, 1149880784}, {19543, 953119650}, {19555, 1491100860}, {19566, 417924775}, {19577, 3895649598},
    {19590, 2700906213}, {19612, 2989913377}, {19618, 3882857642}, {19622, 2624049703}, {19628, 3114108242},
    {19644, 2841934487}, {19662, 1193001972}, {19680, 88035829}, {19696, 1181740251}, {19709, 3068295830},
    {19732, 2650861306}, {19754, 2152366365}, {19765, 3624381609}, {19776, 3416571249}, {19786, 1040632685},
    {19810, 4090287646}, {19827, 3935096066}, {19846, 4249419}, {19863, 3406704799}, {19887, 3341171164},
    {19920, 4136122483}, {19926, 2668380887}, {19933, 2831556715}, {19946, 3401266884}, {19952, 1451477576},
    {19968, 119757721}, {19977, 2438128661}, {19989, 2193512543}, {19999, 1505809199}, {20018, 2758857958},
    {20029, 1600511528}, {20035, 785452558}, {20045, 1861738460}, {20051, 3056320968}, {20071, 4208727282},
    {20084, 3291555781}, {20093, 2196865874}, {20122, 1361552727}, {20144, 2957611498}, {20153, 2007872489},
    {20161, 2339550961}, {20173, 3508411830}, {20186, 2355901240}, {20197, 4245501841}, {20203, 3163908038},
    {20210, 2925496955}, {20223, 108183312}, {20237, 1328193084}, {20252, 2265931075}, {20273, 3180543629},
    {20280, 2387400333}, {20299, 1202605450}, {20307, 591972422}, {20327, 1175191511}, {20338, 873742264},
    {20361, 326594495}, {20371, 2059707271}, {20393, 1503948434}, {20403, 3230945966}, {20425, 2911124459},
    {20436, 1449651004}, {20448, 1980023723}, {20475, 3261273255}, {20492, 1962088798}, {20503, 659713157},
    {20507, 407568404}, {20514, 3610741318}, {20522, 24023407}, {20529, 2767062895}, {20541, 197333961},
    {20556, 3768039387}, {20563, 2976183426}, {20571, 854431587}, {20581, 2611701562}, {20595, 4149673879},
    {20602, 3561702979}, {20613, 3373400544}, {20618, 616319547}, {20633, 2851767893}, {20645, 2670905232},
    {20649, 2984927816}, {20655, 3072721717}, {20662, 382945106}, {20671, 1202886564}, {20684, 3124826125},
    {20701, 1073533898}, {20721, 501308550}, {20741, 3102301894}, {20755, 2098960006}, {20769, 2993485402},
    {20786, 2228178674}, {20799, 678697196}, {20817, 4242588933}, {20825, 3290709023}, {20833, 3206573181},
    {20841, 3156240324}, {20853, 873554442}, {20865, 3877044912}, {20872, 1386144670}, {20916, 3391438105},
    {20949, 3275802252}, {20955, 1665555596}, {20965, 955209608}, {20975, 3663374774}, {20983, 2845693673},
    {20992, 1402472725}, {21006, 3292755612}, {21011, 1795259425}, {21020, 2710028206}, {21074, 2549331680},
    {21085, 2094265262}, {21096, 2380435381}, {21115, 801338602}, {21136, 2854832407}, {21161, 155406996},
    {21173, 3678362229}, {21193, 4252635661}, {21204, 930651626}, {21221, 883771916}, {21233, 2754639596},
    {21246, 3381696689}, {21266, 2497068525}, {21290, 4204966360}, {21294, 3848464964}, {21305, 4196316528},
    {21310, 1775113223}, {21319, 4293857150}, {21344, 105220734}, {21360, 2941928401}, {21383, 3513504379},
    {21417, 2399979131}, {21458, 397375761}, {21472, 2554776799}, {21479, 1325902193}, {21486, 4257774810},
    {21505, 3385953049}, {21519, 363805148}, {21538, 2241932221}, {21547, 3578929855}, {21558, 960139624},
    {21566, 1597548103}, {21581, 957531795}, {21594, 1010886454}, {21614, 1596791097}, {21619, 828449414},
    {21635, 4083200273}, {21651, 1563607652}, {21656, 3373576235}, {21672, 1686781560}, {21688, 3118206852},
    {21705, 1114429566}, {21721, 275414779}, {21739, 3681786005}, {21766, 1786964809}, {21769, 4081524352},
    {21772, 3880226465}, {21777, 1336735441}, {21784, 3258804367}, {21793, 3220778976}, {21803, 3246523276},
    {21814, 2488280337}, {21828, 2068458324}, {21843, 763838368}, {21850, 637820293}, {21854, 2601460036},
    {21859, 1480246043}, {21868, 978711165}, {21875, 309439324}, {21884, 2535512472}, {21902, 3793360030},
    {21924, 3530699951}, {21943, 3107109432}, {21965, 2768536296}, {21985, 2255243348}, {22003, 1791059818},
    {22009, 4128829753}, {22023, 2557930546}, {22045, 1165654517}, {22066, 1287267581}, {22090, 333206726},
    {22113, 2848081438}, {22134, 1910782036}, {22154, 3395304284}, {22177, 1173374833}, {22199, 2943989225},
    {22221, 1789752760}, {22241, 723746973}, {22264, 928095684}, {22281, 66633762}, {22291, 3883652983},
    {22311, 1787670268}, {22333, 2151592719}, {22348, 1240202158}, {22363, 2061306167}, {22380, 3545231896},
    {22395, 2600978945}, {22423, 907113182}, {22471, 4097691329}, {22483, 288631100}, {22494, 835911719},
    {22505, 18669246}, {22518, 1289413733}, {22540, 576822689}, {22564, 1403930331}, {22570, 1863671838},
    {22581, 2924953349}, {22594, 951339946}, {22607, 2908236957}, {22615, 60532369}, {22625, 3795175885},
    {22640, 1243462689}, {22682, 3533566504}, {22704, 1855131199}, {22713, 1056680197}, {22723, 2951402203},
    {22743, 3636908325}, {22754, 1964022558}, {22764, 684154646}, {22787, 2371177212}, {22812, 2398960364},
    {22838, 2922600688}, {22891, 17738465}, {22898, 343848780}, {22911, 2712090128}, {22934, 944362804},
    {22956, 115475624}, {22987, 694824490}, {23003, 2617424471}, {23015, 2167551454}, {23031, 353999202},
    {23047, 554307351}, {23067, 580401027}, {23080, 2837546561}, {23088, 3574960668}, {23091, 1090614859},
    {23108, 2666343581}, {23128, 848102186}
};

static const int32_t slots[] = {
    -1, -1, -1, 854, 227, 903, 1590, -1, 224, -1, 381, -1, -1, 182, 1682, 899, -1, -1, 1175, 142, 1622, 1696,
    1740, -1, -1, 350, -1, -1, -1, -1, -1, -1, 1177, -1, -1, -1, 1063, 1212, 1258, -1, 445, -1, -1, 955, -1,
    -1, 1737, -1, -1, 215, -1, 934, 1325, -1, -1, -1, 1236, 312, 701, -1, -1, -1, -1, 52, 128, 748, -1, -1,
    1726, -1, -1, -1, -1, 418, 237, 1752, -1, -1, 570, -1, 580, -1, -1, 100, -1, -1, 1800, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 746, 275, 1453, 1644, 280, -1, -1, 938, -1, 1629, -1, -1, 1655, -1, 192, -1, -1,
    1404, -1, -1, -1, 722, -1, -1, 1225, 1318, -1, -1, 1385, -1, -1, -1, -1, 1457, 1647, 1705, -1, -1, 109,
    1244, 436, 1741, -1, 1363, -1, -1, 5, -1, -1, -1, -1, -1, 1503, -1, -1, -1, -1, -1, -1, -1, -1, -1, 645,
    -1, 1708, -1, 893, 810, 172, 763, -1, 1151, 1797, -1, 1751, -1, 1711, -1, 1610, -1, -1, -1, -1, -1, -1,
    -1, 1339, -1, 1645, -1, -1, 285, 962, -1, 895, -1, 826, -1, 1130, 1577, 672, -1, 1246, -1, -1, -1, -1,
    542, 274, 1045, 461, -1, -1, 1559, -1, 1347, -1, -1, -1, -1, -1, -1, -1, -1, 400, -1, 471, 632, -1, -1,
    686, 674, 961, 1061, 1612, 1641, 1767, -1, -1, 1209, -1, -1, 1376, -1, -1, -1, -1, -1, 118, 468, 229,
    472, 1067, 924, 1090, 1373, -1, -1, -1, 1719, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 990, -1, -1, 443,
    -1, 1015, 612, 1056, -1, -1, 217, 769, 1494, -1, -1, -1, -1, -1, 1035, -1, 355, -1, -1, -1, -1, 138, 719,
    -1, -1, -1, -1, -1, -1, -1, 1502, -1, -1, 62, 1297, -1, -1, -1, 131, 699, -1, -1, 1033, 1290, 1656, -1,
    -1, -1, -1, 335, 36, 1798, 941, -1, -1, 816, -1, 1817, -1, 385, 1616, -1, -1, 1583, 508, 1706, 633, 214,
    465, 488, 1144, 695, -1, 206, -1, 658, -1, 1333, -1, -1, 1140, -1, 969, 680, 1171, 1052, 538, 272, -1,
    -1, -1, 1059, 1403, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1110, 1534, -1, 1620, -1, -1, 860, -1,
    -1, 467, 634, -1, -1, 1001, 1139, -1, -1, 1597, 1593, 292, 1785, -1, 968, 1745, 344, 1298, 434, 1518, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, 1662, -1, -1, -1, 332, 349, 112, 363, 218, 470, 520, 783, 786, 925,
    1182, 1073, 1790, -1, -1, -1, -1, -1, 1476, -1, 158, 309, 500, -1, 521, -1, 136, 1427, 295, -1, -1, -1,
    -1, -1, 892, -1, -1, -1, 933, -1, -1, -1, -1, -1, -1, -1, -1, 494, -1, -1, -1, -1, -1, 139, 179, 584, -1,
    -1, -1, 811, -1, -1, -1, -1, -1, -1, -1, 339, 1428, -1, -1, 1604, -1, 263, -1, 976, -1, -1, -1, -1, 629,
    994, 1199, 735, 806, -1, -1, -1, 721, 216, 1456, -1, -1, -1, -1, 1440, -1, -1, 1390, 1729, -1, -1, -1,
    291, -1, -1, -1, 387, 1002, 1296, 1185, -1, -1, -1, -1, 794, 1320, 912, 620, 515, -1, 509, -1, -1, -1,
    371, 850, -1, -1, 1646, -1, 115, 416, -1, -1, -1, -1, 1006, -1, 1432, -1, -1, -1, 753, 664, -1, -1, 1614,
    549, -1, -1, -1, 847, 973, 1299, -1, 1512, 1578, 1676, -1, 505, 1211, 1251, 1300, -1, -1, -1, -1, 370,
    1496, -1, -1, 1372, 1217, 288, 685, 1149, -1, 1435, 1809, -1, -1, 1138, 117, 243, -1, -1, 1556, -1, -1,
    -1, -1, -1, -1, 949, -1, 991, 431, 502, -1, -1, -1, 603, -1, -1, -1, 95, 784, 426, -1, -1, -1, 37, 1285,
    -1, -1, 1077, -1, 1259, -1, -1, 776, -1, 94, 773, 19, 1718, 1671, 1142, -1, -1, 506, 857, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 609, 567, 1250, -1, -1, 846, -1, -1, -1, 273, 552, 805, -1, 1439, -1, -1, 906,
    1118, -1, 1484, 519, -1, -1, -1, 1292, 1277, -1, -1, 298, -1, 1221, 507, 720, 1268, 201, 1433, 1533,
    1161, 1366, 265, 1654, 1417, 1813, -1, -1, -1, -1, -1, -1, 464, -1, 325, 1269, -1, 1042, -1, -1, -1,
    1422, -1, -1, -1, -1, -1, -1, -1, 1080, 1633, -1, 1108, 98, 120, -1, -1, 534, -1, 92, -1, -1, 394, 1406,
    -1, 1321, 1254, 1553, 1756, 1136, -1, -1, 1266, -1, -1, -1, -1, -1, 276, 837, 1060, 986, 1383, -1, 1210,
    -1, -1, 1592, -1, -1, -1, -1, -1, 209, 623, 190, 657, 1527, 191, 1759, -1, -1, -1, -1, -1, 486, -1, 199,
    -1, 1370, -1, 1375, -1, -1, -1, -1, 1205, 1794, -1, 1699, -1, 1721, -1, -1, -1, 875, -1, -1, 360, -1, -1,
    877, -1, -1, 572, 688, 0, 617, -1, 482, -1, -1, -1, -1, -1, -1, -1, -1, 1207, -1, -1, 41, 1022, -1, 1451,
    -1, 1201, -1, 9, 1659, -1, -1, 1523, 68, -1, -1, -1, -1, 338, -1, 586, -1, -1, 1811, -1, 643, 384, 848,
    1700, 958, 768, 1407, 1500, -1, -1, 1630, -1, 1312, -1, -1, 316, -1, 20, 283, 717, 866, 1769, 233, 279,
    896, 641, 1074, 1747, -1, -1, 930, 1773, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1761, -1, -1, 1781,
    398, 1485, 348, 1396, 1640, 484, -1, -1, -1, 1379, -1, 942, -1, -1, -1, -1, -1, -1, 497, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, 345, 402, 951, 1029, 887, 926, -1, 1044, -1, 24, 1613, 1787, 858,
    637, -1, 11, 79, 1054, 1147, 1411, 1568, 58, 516, 1229, 146, 1605, 1649, -1, -1, -1, 689, 1635, -1, -1,
    220, 1658, -1, -1, -1, 255, -1, -1, -1, -1, -1, 383, -1, -1, 706, 1023, 1454, -1, 838, -1, -1, 1099, -1,
    -1, 1477, -1, -1, -1, 1190, -1, -1, -1, 163, 122, -1, -1, -1, 290, -1, -1, 366, 56, -1, 69, 1446, -1, -1,
    -1, -1, 1, 648, 1072, 1528, 39, 134, 1628, -1, 236, -1, -1, -1, -1, 212, 352, 535, 1000, 1323, 1488, 747,
    1814, -1, -1, -1, -1, -1, -1, 931, -1, -1, -1, 211, 1030, -1, -1, -1, 546, -1, -1, 399, -1, -1, 1286,
    1164, -1, -1, -1, 1119, 576, 1429, 1504, -1, 1648, -1, -1, -1, -1, 905, 195, -1, -1, 946, -1, 357, 979,
    -1, -1, 1444, 1521, -1, 168, -1, 1194, -1, -1, -1, 1028, 1703, 709, -1, 223, -1, -1, 670, 1025, 1816, -1,
    -1, -1, -1, 1651, -1, -1, -1, -1, -1, 1026, 1359, 1388, 1675, 106, -1, 1272, -1, -1, -1, -1, -1, -1, -1,
    -1, 1468, 1324, -1, -1, 40, 458, -1, 694, 714, -1, -1, -1, 1693, 346, -1, -1, -1, -1, -1, -1, -1, 249,
    -1, -1, -1, -1, -1, -1, -1, -1, 1109, -1, -1, 566, 796, 1261, 1776, -1, 1486, 232, 1755, -1, 1203, 1414,
    1666, 544, 1340, -1, -1, -1, 650, 89, 1368, 1802, -1, -1, -1, 1704, 137, -1, -1, 503, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 675, -1, 1064, 1552, 1744, 564, -1, -1, -1, -1, 665, 832, 687, 1526, 1188, 1723, -1, -1,
    -1, -1, -1, -1, -1, -1, 259, 1430, -1, -1, -1, 1145, -1, -1, 105, 1313, 834, -1, -1, -1, -1, -1, -1, -1,
    -1, 1426, 1365, -1, -1, -1, -1, -1, 1358, -1, -1, 772, -1, 451, 189, 1050, 1084, -1, 1106, 491, 628, -1,
    -1, -1, -1, -1, -1, -1, -1, 1795, -1, -1, -1, -1, -1, 1565, -1, -1, 2, -1, -1, -1, -1, -1, -1, -1, -1,
    143, -1, -1, -1, -1, -1, -1, -1, 1172, -1, -1, -1, -1, 311, -1, -1, 1571, -1, 174, -1, 1173, -1, -1, 108,
    1537, -1, -1, -1, 960, -1, 1170, -1, -1, -1, 193, 788, -1, 1549, -1, -1, -1, -1, -1, -1, -1, 101, -1, -1,
    -1, -1, -1, -1, 84, -1, -1, 119, 317, -1, -1, 1070, 1334, -1, 1474, -1, 1345, -1, -1, 200, -1, -1, -1,
    -1, -1, 1400, -1, 28, 601, -1, 1531, -1, 150, 1395, -1, -1, -1, -1, -1, 1581, -1, 107, 867, 1805, -1, -1,
    511, 1351, 1364, 1602, 1394, 1546, -1, -1, -1, -1, -1, 77, -1, 1198, -1, -1, -1, -1, -1, 679, 32, -1, -1,
    -1, -1, 541, 1579, -1, -1, -1, -1, -1, -1, 114, 1111, 448, 802, 180, 555, 1162, 558, 1472, 181, 1115, -1,
    -1, -1, -1, -1, -1, 869, 1256, 754, -1, -1, 983, 644, 1315, 1762, -1, 539, 726, 1554, 1660, -1, -1, 60,
    277, 495, 904, 167, 1087, 326, 1631, 517, 604, 1806, 901, -1, 30, 762, 921, -1, 947, -1, -1, -1, 460, -1,
    1034, -1, -1, -1, 1122, -1, -1, -1, -1, -1, 625, 1470, 327, 72, -1, -1, -1, -1, -1, 423, -1, -1, -1, 532,
    676, 1686, -1, -1, -1, 732, 1134, 845, 967, -1, -1, -1, 1274, 1607, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    1153, -1, -1, -1, -1, -1, 359, -1, 778, -1, 1501, 537, -1, -1, -1, -1, -1, -1, -1, -1, 1041, -1, -1, 156,
    -1, -1, -1, -1, -1, 639, 1384, -1, 965, -1, -1, 840, 83, 1522, 1065, 252, 1551, 1014, 1638, -1, -1, 1343,
    1004, -1, 1126, 116, -1, -1, 635, -1, -1, -1, -1, 729, 944, -1, 1097, -1, -1, 1069, 526, -1, -1, 1789,
    -1, 1309, 1818, 351, -1, -1, -1, -1, 1174, 952, -1, -1, -1, -1, -1, -1, -1, 1068, 1169, 1338, 1369, 1442,
    -1, 1517, -1, -1, -1, 424, 1133, 1653, -1, -1, 135, 691, 1713, 1238, -1, 731, -1, -1, 1684, -1, -1, -1,
    -1, -1, -1, 590, -1, 1157, -1, -1, -1, 982, 373, -1, -1, -1, -1, 1586, -1, 132, 1498, 911, -1, -1, -1,
    197, 1215, -1, -1, -1, -1, 164, 585, 766, 1168, -1, -1, -1, -1, -1, 403, -1, -1, 638, 1600, -1, -1, -1,
    447, -1, -1, -1, -1, -1, -1, 1125, 113, -1, -1, -1, -1, -1, 1255, -1, 454, -1, 1071, -1, -1, 764, -1,
    855, -1, -1, 932, 1680, -1, 977, 989, -1, -1, -1, -1, 435, -1, -1, 73, 733, 1562, 1540, 1608, 1618, 822,
    -1, -1, 1216, 888, -1, 715, 1779, -1, 702, -1, 1481, 1564, 656, -1, -1, 1627, -1, -1, -1, -1, 730, -1,
    -1, 6, -1, 153, 882, -1, -1, -1, -1, -1, -1, 1748, -1, 743, -1, 1768, 1027, -1, -1, 592, 1410, -1, -1,
    -1, -1, 1112, 510, 1088, 145, -1, -1, -1, -1, 242, -1, -1, -1, -1, -1, -1, -1, 1652, 1129, 1709, 1024,
    -1, -1, -1, -1, 598, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1143, -1, 684, 589, 493, 940, -1, -1,
    -1, 308, -1, 1793, 1307, 1346, 1801, 354, 1619, -1, 26, 1511, 133, -1, -1, -1, 256, -1, -1, -1, 18, -1,
    365, 1152, -1, 1036, -1, -1, 1263, -1, -1, -1, -1, -1, -1, 1019, 894, -1, -1, 1493, -1, -1, -1, -1, -1,
    -1, 671, -1, -1, 1132, 499, 1083, 1668, -1, -1, 993, -1, -1, 268, 1576, 1100, 1716, -1, 1606, -1, -1,
    1374, 1591, -1, -1, -1, -1, -1, -1, 1746, -1, -1, -1, 815, 1575, 1596, -1, 196, 1725, 330, 874, -1, 843,
    -1, 1393, 1449, 154, 1672, 785, 1730, -1, -1, -1, -1, -1, -1, 1467, 1399, 75, 1580, -1, -1, -1, -1, -1,
    1715, -1, 478, -1, -1, -1, 49, -1, -1, 819, -1, -1, -1, -1, 1505, -1, -1, -1, 1601, 975, 1636, -1, -1,
    767, 1131, 980, -1, -1, 91, 1707, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1462, -1, 1280,
    579, 751, -1, -1, -1, -1, -1, -1, 597, 569, 1202, 757, 642, 1247, 1810, -1, -1, -1, -1, 1548, -1, 441,
    -1, 873, 1089, 176, -1, 1240, -1, 323, 1599, 1160, 578, -1, -1, -1, 1727, 1031, -1, 1770, 1105, 1121,
    1287, -1, -1, 1750, 1305, -1, -1, -1, -1, -1, 1195, -1, 337, 765, -1, 1166, -1, -1, -1, -1, -1, -1, -1,
    1081, -1, 44, 565, -1, 1245, 1539, 1642, -1, -1, 404, -1, -1, -1, -1, -1, -1, -1, 1053, 615, 304, 1186,
    1728, 1673, -1, 253, -1, -1, -1, -1, -1, 427, -1, 1736, -1, -1, -1, -1, -1, -1, 868, 543, 1226, -1, -1,
    1792, 1598, 1720, -1, -1, 225, -1, 978, 1208, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, 254, 90, 736, 599, 1722, 1815, -1, 144, 1085, 856, 396, 1387, -1, -1, -1, -1, -1, -1, 1507, 74,
    1206, -1, -1, -1, -1, 1436, -1, -1, -1, -1, -1, -1, 669, -1, 204, -1, 1046, -1, 287, -1, -1, 1753, -1,
    1276, 1587, -1, 1712, -1, -1, 1326, -1, 1515, -1, -1, -1, 438, 213, -1, -1, -1, 492, -1, -1, -1, -1, -1,
    -1, 527, 421, 1557, 1224, 1774, 1509, 1098, 828, -1, -1, -1, 988, 727, -1, -1, 1424, -1, -1, -1, -1, 883,
    45, 228, 1193, -1, -1, 194, -1, 1352, 66, 127, 1304, 1381, -1, -1, 33, 1437, -1, 1273, -1, -1, 823, -1,
    548, -1, -1, 88, -1, -1, -1, -1, -1, 1038, 897, 391, -1, -1, 286, 13, 1311, -1, -1, -1, -1, -1, -1, -1,
    1717, 27, -1, -1, 651, -1, -1, 1665, -1, -1, 876, -1, 203, -1, -1, -1, -1, -1, -1, -1, -1, 324, 440,
    1560, -1, -1, -1, -1, 406, -1, -1, -1, 966, 1180, 907, 1159, 1510, -1, -1, 787, 1754, 886, 780, 372, 918,
    1021, 1043, 851, -1, -1, -1, 985, 8, 1392, -1, 972, -1, -1, 57, 997, -1, -1, -1, 1698, -1, -1, 1803, -1,
    -1, -1, 970, -1, -1, -1, 299, 624, 1357, 1167, 1408, 1480, 1691, -1, -1, -1, -1, -1, -1, 1032, -1, 1397,
    1078, -1, -1, -1, -1, 621, -1, 833, 296, -1, -1, -1, -1, 1230, -1, -1, -1, 205, 1431, 1156, -1, -1, -1,
    872, -1, -1, -1, -1, -1, -1, 53, -1, -1, -1, 1513, -1, -1, -1, -1, -1, -1, 750, -1, -1, -1, -1, 560, -1,
    -1, 125, 871, -1, 782, -1, -1, -1, -1, -1, -1, 853, 1489, 724, 160, 241, 1637, 1681, 792, 31, -1, 1270,
    -1, 244, 777, -1, -1, 289, 1235, -1, 1784, -1, -1, -1, -1, -1, -1, -1, 646, -1, 1807, -1, -1, -1, 652,
    429, 1401, -1, 318, -1, -1, -1, 307, -1, -1, -1, -1, -1, 545, 258, 1222, 1771, 29, 341, -1, 804, 562,
    813, 1378, 582, 1248, 1738, 1336, 1150, -1, -1, -1, -1, -1, -1, -1, -1, 705, -1, -1, -1, 653, 474, -1,
    -1, -1, 1423, -1, -1, -1, -1, -1, -1, -1, 547, -1, -1, -1, 740, 375, 998, 759, -1, 771, 1179, 1008, -1,
    -1, -1, 825, -1, -1, 446, -1, 379, -1, -1, -1, 900, -1, 469, -1, -1, -1, -1, -1, 1010, 1137, 1301, 1367,
    1544, 710, 1107, 1389, -1, -1, -1, -1, -1, -1, -1, 1547, -1, -1, -1, 1197, -1, -1, 594, -1, -1, 1420, -1,
    -1, 257, 696, -1, 1465, -1, -1, -1, 1314, -1, -1, -1, -1, -1, 1183, -1, 35, 358, -1, 1661, 995, 610, 841,
    1310, -1, 587, 814, 752, -1, 149, 756, 1413, 1683, -1, -1, -1, -1, 1228, 410, 1692, -1, -1, -1, 207, -1,
    -1, -1, -1, -1, -1, 1632, -1, 852, 1497, 1196, 575, 270, 361, -1, -1, -1, -1, -1, -1, 807, 1689, 797, -1,
    362, -1, 64, 1262, 1678, -1, -1, 553, -1, -1, -1, -1, -1, -1, 1075, 1328, -1, 48, 1595, 347, -1, 861, 85,
    278, 836, 1319, 124, -1, 522, -1, -1, 884, -1, -1, -1, -1, -1, 261, 1007, 1243, 1482, -1, 1124, -1, -1,
    -1, -1, -1, -1, -1, -1, 663, -1, 76, -1, -1, 1479, -1, 1348, 1288, -1, -1, -1, -1, 809, 1327, -1, 141,
    835, -1, 489, 1332, -1, -1, -1, -1, -1, -1, -1, 1584, -1, 7, -1, -1, 1155, -1, -1, -1, 964, 879, 1275,
    22, 681, -1, 909, 329, 913, 992, -1, -1, 184, 945, -1, -1, 178, -1, -1, -1, 483, 1253, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 793, 1239, 78, 251, 34, -1, 123, 130, 1016, 1146, -1, 666, 801, -1, 1342, -1, 248,
    -1, 661, -1, -1, -1, 444, -1, 1284, -1, -1, 171, -1, 269, -1, 121, 1295, -1, 157, 25, 1178, 713, 939, 61,
    80, 954, 1788, -1, 936, -1, -1, -1, -1, -1, 1447, 1102, -1, -1, 761, 1330, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, 914, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1585, 734, -1, -1, -1, -1, 367, 963, 1386, 1441, -1,
    870, 1113, 1664, -1, -1, -1, -1, -1, -1, -1, -1, 739, 800, 1123, -1, 1535, -1, 1316, -1, -1, -1, -1, -1,
    -1, 959, 1227, 1264, -1, -1, 1448, -1, 830, -1, -1, 606, -1, -1, 518, -1, 1766, -1, -1, 10, -1, -1, 984,
    -1, -1, -1, 1017, 1049, -1, 173, 738, -1, -1, -1, -1, -1, 319, 409, -1, -1, -1, -1, 302, -1, 556, 608,
    1445, -1, -1, 863, 1047, 1520, -1, 55, -1, -1, 485, 1095, -1, -1, 1057, 1120, -1, -1, -1, -1, -1, 525,
    704, 829, 1231, 1011, 1355, -1, 1780, -1, -1, -1, -1, 452, 758, 1148, 1491, -1, -1, -1, 889, -1, 707, 54,
    377, -1, -1, -1, -1, 614, 334, 390, 67, 1483, 407, 97, 626, 1694, -1, -1, 916, -1, -1, -1, -1, -1, 1499,
    -1, -1, -1, -1, 999, -1, -1, -1, -1, -1, -1, -1, 175, 306, 432, 442, 711, 789, 1589, -1, -1, 1702, -1,
    -1, -1, 1356, -1, -1, 536, 42, -1, -1, -1, 1763, 393, -1, -1, -1, 1331, -1, -1, -1, 16, 859, -1, -1, -1,
    -1, -1, 708, 1101, -1, -1, 459, -1, -1, -1, -1, 1012, -1, -1, -1, 414, -1, 413, 1545, 1158, 605, 1279,
    -1, 262, 619, 1508, 1335, 1550, -1, -1, -1, 170, 151, -1, -1, 1278, -1, -1, -1, -1, 974, 839, 919, -1,
    -1, 953, -1, -1, -1, -1, -1, -1, 697, -1, 1572, 1624, 1443, -1, -1, -1, -1, 1772, 898, -1, -1, 1405,
    1459, -1, 401, 910, -1, -1, 640, -1, -1, 881, 1232, -1, -1, -1, -1, 425, -1, -1, 929, -1, 596, -1, 593,
    -1, 690, 59, 1478, 1611, -1, -1, -1, 631, 781, 1697, 1777, -1, -1, -1, -1, 842, -1, 554, -1, -1, -1, 878,
    -1, -1, 818, -1, 453, -1, -1, -1, -1, 374, 266, -1, -1, 1191, 1525, -1, -1, 46, 111, -1, 760, -1, -1,
    1529, 602, 1667, 812, -1, -1, -1, -1, -1, -1, -1, 1223, 1731, -1, -1, -1, 1380, 1329, -1, -1, 718, 550,
    -1, -1, -1, 864, 1176, -1, 1233, -1, 1475, 1530, -1, 1714, -1, 504, 480, 1573, 749, -1, 475, -1, 678,
    422, 1234, -1, -1, 673, -1, -1, 3, -1, 437, -1, 420, 577, -1, -1, -1, 408, 1542, 571, 987, -1, -1, -1,
    1219, 456, 65, 4, 47, 148, -1, -1, 1382, 533, 1271, 1163, 1464, 234, 303, 487, 636, -1, 745, -1, 611,
    1782, 1128, 683, 477, -1, 1775, -1, 1492, -1, 1765, 971, -1, 529, -1, -1, -1, -1, 378, 1117, 301, -1, -1,
    1679, -1, 12, 202, 1690, -1, 417, -1, 1165, 1594, 1732, -1, 428, 1450, -1, -1, 300, 514, 1187, 1670, 498,
    1621, -1, -1, 716, 798, -1, -1, -1, -1, -1, 1096, 1103, -1, -1, -1, -1, -1, 1674, -1, 1473, 21, 313, 667,
    1192, 226, -1, -1, 161, 1603, -1, -1, 649, 891, 43, -1, 222, 1490, -1, -1, -1, -1, -1, -1, -1, 1758, -1,
    -1, -1, -1, -1, 1354, -1, -1, -1, -1, -1, -1, -1, -1, 221, -1, -1, -1, -1, -1, -1, 1739, 333, 530, -1,
    -1, -1, 613, 692, 737, 1018, 1438, 1282, 1558, 1808, 1685, 1812, 63, 166, 755, 1757, -1, -1, -1, -1,
    1214, 1086, 1796, -1, -1, -1, -1, -1, -1, 616, 463, -1, 103, -1, -1, -1, -1, 1200, 1249, -1, -1, -1,
    1609, 282, -1, -1, -1, 1460, -1, 677, 1116, -1, 321, -1, 264, 382, 862, -1, 1519, -1, 551, -1, -1, -1,
    331, 1570, -1, -1, 386, -1, 591, -1, -1, 343, -1, -1, 1538, 1695, -1, -1, 245, 449, 238, -1, 1563, -1,
    -1, 1416, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1037, -1, -1, -1, 1524, 1220, -1, -1, 630, 159, 297, 1710,
    -1, -1, -1, 208, 1466, 703, -1, -1, -1, 187, 1048, 1349, 165, 1418, 742, -1, 70, 557, 1377, 1663, -1, -1,
    -1, 368, -1, 479, -1, -1, -1, 17, 231, 126, -1, -1, -1, 1760, -1, 1625, 741, 808, 353, 827, 455, 1361,
    803, -1, 1543, -1, -1, 908, 155, 1536, 712, -1, -1, 1267, 235, 1615, -1, -1, -1, -1, 1419, 405, 501,
    1791, 15, 102, -1, -1, -1, -1, 1434, 419, -1, 1742, -1, -1, 412, 320, -1, 82, -1, -1, -1, -1, -1, -1, -1,
    -1, 1743, -1, -1, 1588, -1, -1, 376, 1360, 1281, 1079, 1455, -1, -1, 322, 791, -1, 1783, -1, 1566, 439,
    1104, 198, 659, -1, 415, 795, 885, 1639, -1, -1, -1, 430, 831, -1, -1, -1, 563, 824, -1, -1, 1452, -1,
    -1, -1, -1, 1402, -1, -1, 950, 1532, -1, -1, 1127, -1, -1, 654, -1, -1, -1, -1, 775, -1, -1, -1, 512,
    581, -1, -1, 655, -1, 1237, 411, -1, 392, -1, 1317, -1, -1, -1, -1, 86, 1398, -1, 1353, -1, -1, -1, -1,
    -1, -1, 948, 1688, -1, 314, 744, 927, 1561, -1, -1, -1, 725, 210, 380, 1687, -1, -1, -1, -1, -1, -1, 281,
    1733, -1, 981, -1, 240, 1257, 388, 1516, 1786, -1, 790, 1066, -1, -1, -1, -1, -1, -1, -1, 1308, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, 1735, 1181, 1409, 1487, -1, -1, -1, -1, -1, 1003, 1371, 496, -1, -1, -1, -1,
    -1, -1, 1495, 1425, -1, -1, 1541, 1569, 1421, 340, -1, -1, -1, -1, -1, -1, 774, -1, 1092, 336, -1, -1,
    770, 1734, 450, -1, -1, -1, -1, 247, -1, -1, -1, -1, -1, 779, 87, 1293, -1, -1, -1, -1, -1, 356, 457,
    177, 700, 627, 1020, 698, 1337, 1341, 1062, 1701, -1, 1141, -1, -1, -1, 559, 1799, -1, 956, -1, -1, -1,
    1350, -1, -1, -1, -1, -1, 239, 110, 462, 476, 1265, -1, 568, -1, -1, -1, -1, 271, 284, 1260, 1294, 1650,
    -1, 473, 600, -1, -1, -1, -1, -1, 310, 1344, 1391, -1, 573, 928, -1, -1, -1, -1, -1, 595, 1514, 389, -1,
    -1, -1, -1, 524, -1, -1, -1, -1, -1, 395, 1657, 328, 821, 1634, -1, -1, -1, -1, -1, 183, 466, 817, -1,
    -1, -1, -1, -1, -1, 583, -1, -1, -1, -1, 1626, 1154, -1, 250, -1, -1, -1, -1, -1, 622, -1, -1, -1, -1,
    -1, 14, 668, 1778, 728, -1, 51, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 915, -1, 50, 574, -1, 246, 1303,
    923, -1, 140, 1669, 996, -1, 1009, -1, -1, 260, 531, 342, 693, 865, 917, 618, 943, 1184, 1582, -1, 169,
    -1, 71, 188, 490, 902, 1291, -1, -1, 1094, -1, -1, 920, -1, -1, -1, -1, 723, 1189, 38, 147, -1, -1, -1,
    -1, -1, 820, 1362, 397, 364, 1506, -1, 1302, -1, -1, 957, 1058, 315, 1241, 1461, -1, 880, -1, 162, -1,
    294, -1, 23, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1204, 662, 1055, 1005, -1, -1, 849, -1, 305, -1, -1,
    -1, -1, -1, -1, 219, 1114, 1091, -1, 1458, 844, 1051, 1013, 1574, -1, -1, -1, -1, -1, -1, 937, 1283,
    1567, -1, -1, 1093, 1677, -1, 1322, -1, -1, 799, 1623, -1, -1, -1, 185, 588, 1463, 186, 1039, 1289, -1,
    -1, 1242, 1306, 935, -1, 99, -1, 369, 1764, -1, -1, -1, -1, 104, 93, 293, 660, 1643, 1617, -1, -1, -1,
    922, -1, -1, 1040, -1, 267, 1804, -1, -1, -1, 607, -1, 1724, 1469, 647, 129, -1, 1213, 1471, -1, 1749,
    682, -1, 1412, -1, -1, -1, -1, 1082, -1, -1, 540, 1415, 1218, -1, 152, -1, -1, 1555, 96, -1, -1, -1, -1,
    -1, -1, -1, 513, 81, 523, 561, -1, -1, 1076, -1, -1, -1, -1, -1, -1, -1, -1, 528, 230, 890, -1, -1, -1,
    -1, -1, -1, 481, 433, -1, -1, 1252, 1135, -1, -1, -1, -1, -1, -1, -1, -1
};

static const int16_t first[] = {
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1353, -1, -1, -1, -1, 1416, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 494, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 582,
    1157, -1, -1, 793, -1, -1, -1, -1, 1005, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 545, 547, 549, 492,
    551, 491, 532, 611, 613, 618, 614, 470, 520, -1, -1, 292, -1, -1, 504, 505, 506, -1, 454, 529, -1, -1,
    -1, -1, -1, 486, -1, 1081, 1, 792, 1131, 45, 48, 439, 437, 441, 443, 440, 438, 442, 444, 296, 278, 279,
    367, 1726, 1811, 8, 26, 0, 9, 27, 246, 247, 248, 249, 250, 251, 252, 253, 254, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 226, 227, 228, 233, 234, -1, 229, -1, -1, 1784, -1, -1, -1, -1, -1, -1, -1, -1, -1, 230,
    -1, -1, -1, -1, -1, -1, -1, -1, 231, 232, 240, -1, 275, 603, 1814, 533, 534, 1843, -1, 1826, -1, -1, -1,
    -1, 421, 70, 84, 94, 114, 63, -1, 686, 748, 750, 752, 754, 756, 758, 760, 762, 764, 766, 768, 770, 772,
    46, 47, 49, 50, 2, -1, 59, 6, 5, -1, -1, 12, 11, -1, 17, 58, 20, 21, 22, 23, 24, 25, 28, -1, 29, 30, 31,
    32, 33, 34, 35, 36, -1, 37, 38, 39, 40, 41, 42, 43, 44, 51, 52, 53, 54, 55, 56, -1, -1, -1, 60, 61, 62,
    66, 67, 68, 69, 65, 71, 73, 74, 77, 78, 79, -1, 80, 81, 82, 83, 89, 90, 86, 85, 91, 93, 100, 101, 96, 95,
    99, 103, 104, 106, 110, 111, 112, 113, 116, 115, 120, 121, 122, 123, 124, 125, 126, -1, -1, 127, 128,
    129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 150,
    152, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 168, 1177, 992, 1183, 996, 169, 170,
    171, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 190, 192, 194, 196, -1,
    369, 195, -1, -1, 197, 199, 201, 202, 204, 205, 206, 207, 208, 209, 210, 211, 212, 213, 215, 216, 217,
    218, 219, 220, 222, 223, 224, 225, -1, -1, -1, -1, -1, 280, 281, 282, 283, 284, 285, 286, 287, 288, 289,
    290, 291, 293, 294, 295, 297, 298, 299, 300, 305, 309, 312, 313, 314, 315, 316, 317, 318, 319, 320, 321,
    322, 323, 324, 325, 326, 327, 328, 329, 330, 331, 332, 333, 334, 335, 336, 337, 338, 339, 340, 341, 342,
    343, 344, 345, 346, 347, 348, 349, 350, 351, 352, 353, 354, 355, 356, 357, 358, 359, -1, 360, 361, 362,
    363, 364, 365, 368, -1, 370, 371, 372, -1, 373, 375, 376, 377, 378, 379, 380, 381, 382, 383, 384, 385,
    386, -1, 387, 388, 390, -1, -1, -1, 392, 405, -1, -1, 408, 409, 410, 411, 412, 413, 414, 415, 416, 417,
    418, 419, -1, 424, 425, 429, 431, 432, 433, 434, 435, 436, 445, 447, 448, 449, 450, 451, 452, 1002, 1245,
    455, 456, 457, 458, 459, 460, 461, 462, 463, 464, 465, 466, 467, -1, 468, -1, 469, -1, 471, 472, 473,
    474, 475, 476, 480, 481, 484, 488, 489, 490, -1, 495, 497, 500, -1, 509, -1, 510, -1, -1, -1, 522, -1,
    525, 526, 527, 528, -1, -1, 541, -1, -1, -1, 557, 558, 560, 561, 563, 564, 565, 566, 567, 568, 569, 570,
    571, 572, 573, 574, 575, 577, -1, 578, 581, 583, 584, 585, 586, 587, -1, 590, 591, 592, -1, -1, 598, -1,
    -1, -1, 599, -1, -1, 625, 630, 629, 605, 606, 607, 608, -1, 612, 616, -1, 619, 620, 622, 623, 624, -1,
    -1, 646, 647, 651, 652, 659, 665, 667, 668, 669, 670, 671, 672, 673, 674, 675, 676, 679, 682, 684, 2014,
    1319, 701, 703, 705, 788, 687, 688, 689, 690, 699, 1970, -1, -1, -1, -1, 695, -1, 697, 698, 700, 702,
    704, 706, 707, 708, 709, 710, 711, 712, 713, 714, 715, 716, 717, 718, 719, 720, 721, 722, 723, 724, 725,
    726, 727, 728, 729, 730, 731, 732, 733, 734, 735, 736, 737, 738, 739, 740, 741, 742, 743, 744, 745, 746,
    747, 774, 775, 777, 778, 779, 780, 799, 781, -1, 785, 786, 787, 789, 790, 791, 794, 795, 796, 797, 798,
    800, 801, 802, 803, 804, 805, 806, 807, 808, 809, 810, 811, 812, 813, 814, 815, 816, 817, 818, 819, 820,
    821, 822, 823, 824, 825, 826, 827, 828, 829, 830, 831, 832, -1, 833, -1, 834, 835, 836, 837, 838, 839,
    -1, 840, 841, 842, 843, 844, 845, 846, 847, 848, 850, 851, 852, 853, 854, 855, 856, 857, 858, 859, 860,
    862, 1174, 861, 863, 864, 865, 866, 867, 868, 1478, 869, 870, 871, 872, 873, 874, 875, 876, 877, 878,
    879, 880, 881, 882, 883, 884, 885, 886, 887, 888, 889, 890, 891, 892, -1, 893, 895, 896, 897, 898, 899,
    900, 901, 902, 903, 904, 905, 906, 907, 908, -1, 909, 910, 911, 912, 913, 914, 915, 916, 917, 918, 919,
    920, 921, 922, 923, 924, 925, 926, 927, 928, 929, 930, 931, 932, 933, 934, 935, 936, 937, 938, 939, 940,
    941, 942, 943, 944, 945, 946, 947, 948, 949, 950, 951, 952, 953, 954, 955, 956, 957, 958, 959, 960, 961,
    962, 963, 964, 2010, -1, 966, 968, 969, 970, -1, 972, 974, 976, 978, 979, 980, 981, 982, 983, 984, 985,
    986, 987, 988, 989, 990, 991, -1, 993, 995, 997, 998, 999, 1000, 1001, 2017, 1003, 1004, 1006, 1007,
    1008, 1009, 1010, -1, 1011, 1012, -1, 1013, 1014, 1015, -1, -1, -1, 1018, 1020, -1, -1, 1022, 1024, 1025,
    1028, 1030, 1031, 1032, 1033, 1036, 1037, 1038, 1039, 1040, 1041, 1042, 1043, 1044, 1046, 1047, -1, -1,
    1051, 1052, 1053, 1054, -1, 1055, -1, 1057, -1, 1058, 1059, 1060, 1061, 1062, -1, 1064, 1065, 1066, 1067,
    1068, 1069, 1070, 1071, 1074, 1075, 1076, 1077, 2018, 1078, -1, 2019, 1084, 1086, 1088, 1089, 1091, 1092,
    1093, 1095, 1096, 1097, 1098, 1099, 1100, 1101, 1102, 1103, 1104, 1106, 1486, 1107, 1108, 1109, 1110,
    1111, 1112, 1113, 1114, 1115, 1116, 1117, 1118, 1119, 1120, 1123, 1124, 1125, 1126, 1127, 1128, 1129,
    1130, 1132, 1133, 1134, 1135, 1136, 1137, 1142, 1143, 1144, 1145, 1146, 1147, 1148, -1, 1161, -1, 1163,
    1169, 1170, 1176, 1187, 1178, 1179, 1181, 1182, 1184, -1, 1188, 1189, -1, 1192, 1195, 1198, 1201, 1204,
    1207, 1211, -1, -1, 1213, -1, 1214, 1215, 1216, 1217, 1218, 1219, 1220, 1221, 1222, 1223, 1224, 1225,
    1226, 1227, 1228, 1229, 1230, 1231, 1232, -1, 1234, 1235, 1237, 1238, 1240, 1241, 1243, 1244, 1247, 1250,
    1251, 1252, 1253, 1255, 1256, 1257, 1258, 1259, 1260, 1261, 1264, 1265, 1266, -1, 1268, -1, 1270, 1272,
    1273, 1277, -1, 1281, 1285, 1289, 1293, 1294, -1, 1295, 1296, -1, 1297, 1298, 1299, 1300, 1301, 1302,
    1303, -1, -1, -1, -1, -1, -1, 1306, 1307, 1308, -1, -1, 1310, 1311, 1312, 1313, 1314, 1316, 1318, -1, -1,
    1320, 1321, 1322, 1323, 1324, 1325, 1326, 1327, -1, -1, 1329, 1331, 1333, -1, 1334, -1, 1338, 1591, 1340,
    1341, 1480, 1482, 1342, 1343, -1, 1344, -1, -1, -1, -1, -1, 1345, 1346, 1347, 1348, 1349, 1350, 1351,
    1352, 1354, 1355, 1356, 1357, 1358, 1359, 1360, 1361, 1362, 1363, 1364, 1365, 1366, 1368, 1369, 1370,
    1371, 1372, 1373, 1374, 1375, 1376, 1377, 1378, 1379, 1380, 1381, 1382, 1383, 1384, 1385, 1386, 1387,
    1388, 1389, 1390, 1391, 1392, 1393, 1394, 1395, 1396, 1397, 1398, 1399, 1400, 1401, 1402, 1403, 1404,
    1405, 1406, 1407, 1409, 1411, 1413, 1414, 1415, 1417, 1418, 1419, 1420, 1421, 1422, 1423, 1424, 1425,
    1426, 1427, 1428, 1429, 1430, 1431, 1432, 1433, 1434, 1435, 1437, 1439, 1440, 1441, 1442, 1443, 1444,
    1445, 1446, 1447, 1484, 1488, 1489, 1490, 1491, 1492, 1495, 1497, -1, 1493, -1, 1504, 1505, -1, -1, 1631,
    1628, 1629, 1630, 1633, 1649, 1510, -1, -1, 1511, 1512, -1, 1623, -1, 1669, -1, -1, -1, 1522, -1, 1551,
    1552, 1556, 1557, -1, -1, 1558, 1559, -1, 1639, 1560, 1650, 1564, -1, 1565, 1566, 1567, 1568, 1569, 1570,
    1571, 1572, 1573, 1574, 1579, -1, -1, 1576, 1577, -1, 1581, -1, 1583, 1585, -1, 1587, 1588, 1589, 1592,
    1593, 1594, 1595, 1596, 1597, 1598, 1599, 1600, 1601, 1603, 1610, 1605, 1607, 1609, 1611, 1612, 1613,
    1615, 1616, 1617, 1618, 1619, 1620, 1621, 1622, 1624, 1625, 1626, 1627, 1632, 1634, 1635, 1636, 1637,
    1638, 1640, 1641, 1642, 1644, 1646, 1648, -1, 1670, 1658, -1, 1660, 1661, 1662, 1663, -1, -1, 1664, -1,
    1666, 1668, 1671, 1672, 1673, 1674, -1, -1, 1677, 1678, 1679, 1680, 1681, -1, 1683, 1693, -1, 1695, 1696,
    1697, 1699, 1700, 1701, 1703, 1704, 1705, 1706, 1707, 1708, 1709, -1, 1719, 1711, 1712, 1713, 1714, 1715,
    1716, 1717, 1718, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1720, 1721, 1722, 1723, 1724, 1725, -1, 1730, 1734,
    1735, 1736, 1740, 1741, 1742, 1745, 1746, 1747, 1748, 1749, 1750, 1751, 1754, 1757, -1, 1761, 1765, 1766,
    1767, 1768, 1769, 1770, 1771, 1772, 1773, 1774, 1776, 1777, 1778, 1779, 1780, 1781, 1782, 1783, -1, 1983,
    1984, 1985, 1986, 1987, 1804, 1806, 1807, 1808, 1809, 1810, 1812, 1813, -1, 1817, 1818, 1819, 1820, 1821,
    1822, 1824, 1829, 1831, 1832, 1835, 1836, 1837, 1838, 1839, 1841, 1842, -1, 1844, 1853, -1, -1, 1846, -1,
    1845, -1, -1, -1, 1936, 1852, 1854, -1, 1856, 1857, 1858, 1860, 1861, 1862, 1863, -1, -1, -1, 1864, 1865,
    1866, 1867, 1868, 1869, 1870, 1871, 1872, 1873, 1874, 1875, 1876, -1, -1, 1878, -1, -1, 1880, 1882, 1884,
    -1, 2020, 2021, 1886, 1888, 1890, 1892, 1895, 2022, 1897, 2023, 1898, 1900, 1901, 1902, 2024, 1903, 1904,
    1905, 1906, 1907, 1908, 1909, 1910, 1911, 1912, -1, -1, 1915, -1, -1, 2025, 2026, 1918, -1, -1, -1, -1,
    1921, -1, -1, 2027, -1, -1, 1926, 1927, 1928, 1929, 1930, 1931, 1933, 1935, 1937, 1938, 1939, 1940, 1941,
    -1, 1944, 2029, 1945, 1946, 1947, 1948, -1, 1949, 1950, 1951, 2030, 1956, 1958, 1959, 1961, 1962, 1963,
    -1, 1964, 1965, 1967, 1968, 1969, 1972, 1974, 1976, 1978, 1980, 1981, 1982, 1988, -1, 1992, 1993, 1994,
    1995, 1996, -1, 1998, 2003, 2005, 2006, -1, 2032, 2033, 2034, 2035, 2036, 2037, 2038, 2041, 2042, 2043,
    2044, 2045, 2046, 2047, 2048, 2049, 2051, 2052, 2053, 2054, 2055, 2056, 2057, 2059, 2060, 2061, 2062,
    2063, 2064, 2065, 2066, 2067, 2068, 2069, 2070, 2071, 2073, 2074, 2075, 2076, 2077, 2078, 2079, 2080,
    2082, 2083, 2084, 2087, 2088, 2089, 2090, 2091, 2092, 2094, 2095, 2097, 2098, 2099, 2100, 2101, 2102,
    2103, 2105, 2109, 2011, -1, 2012, 2013
};

static const struct catalogue_link links[] = {
    {0, 3, 0}, {0, 784, 0}, {0, -1, 0}, {1, 4, 0}, {2, 7, 0}, {2, -1, 0}, {2, -1, 0}, {3, 10, 0}, {3, 13, 0},
    {3, -1, 0}, {4, 64, 0}, {4, 14, 0}, {4, -1, 0}, {5, 15, 0}, {6, -1, 0}, {7, 16, 0}, {8, -1, 0},
    {9, 18, 0}, {10, 19, 0}, {11, -1, 0}, {12, 203, 4}, {12, -1, 5}, {13, -1, 1}, {13, -1, 0}, {14, -1, 1},
    {14, -1, 0}, {15, -1, 1}, {15, -1, 0}, {16, -1, 1}, {16, -1, 0}, {17, 200, 1}, {17, -1, 0}, {18, -1, 1},
    {18, -1, 0}, {19, -1, 0}, {20, -1, 0}, {21, -1, 0}, {22, 1072, 3}, {23, -1, 2}, {24, -1, 2}, {25, -1, 2},
    {26, -1, 2}, {27, -1, 2}, {28, -1, 2}, {29, -1, 2}, {30, -1, 2}, {31, -1, 2}, {32, -1, 2}, {33, -1, 2},
    {34, -1, 2}, {35, -1, 2}, {36, -1, 2}, {37, 198, 2}, {38, -1, 2}, {39, -1, 2}, {40, -1, 2}, {41, 57, 0},
    {42, -1, 0}, {43, 75, 4}, {44, 76, 4}, {45, 153, 4}, {46, -1, 4}, {47, -1, 4}, {48, -1, 0}, {49, -1, 0},
    {49, -1, 0}, {50, 1262, 2}, {51, -1, 2}, {52, 1263, 2}, {53, 1269, 2}, {54, 72, 0}, {54, -1, 0},
    {55, -1, 0}, {56, 88, 4}, {56, -1, 5}, {57, 108, 2}, {58, 109, 2}, {59, 92, 1}, {59, -1, 0},
    {60, 389, 1}, {61, -1, 0}, {62, 105, 1}, {63, -1, 0}, {64, 107, 2}, {65, 87, 0}, {65, 1977, 0},
    {65, -1, 0}, {66, -1, 0}, {67, 98, 4}, {68, -1, 2}, {69, -1, 2}, {70, 1834, 2}, {71, 102, 1},
    {72, -1, 0}, {73, 97, 0}, {73, 154, 0}, {73, -1, 0}, {74, -1, 0}, {75, 119, 4}, {75, -1, 5},
    {76, 149, 2}, {77, 151, 2}, {78, 193, 1}, {78, -1, 0}, {79, -1, 0}, {80, 191, 1}, {81, -1, 0},
    {82, 167, 2}, {83, 1185, 2}, {84, 1186, 2}, {85, -1, 2}, {86, -1, 2}, {87, -1, 2}, {88, 1063, 2},
    {89, 117, 0}, {89, 1971, 0}, {89, -1, 0}, {90, 118, 0}, {91, -1, 0}, {92, 173, 4}, {92, -1, 5},
    {93, -1, 4}, {93, -1, 5}, {94, -1, 4}, {94, -1, 5}, {95, -1, 0}, {96, -1, 0}, {97, -1, 0}, {98, -1, 0},
    {99, -1, 4}, {99, -1, 5}, {100, -1, 4}, {100, -1, 5}, {101, -1, 4}, {101, -1, 5}, {102, -1, 4},
    {102, -1, 5}, {103, -1, 2}, {103, -1, 0}, {104, -1, 2}, {104, -1, 0}, {105, -1, 2}, {105, -1, 0},
    {106, -1, 2}, {106, -1, 0}, {107, -1, 2}, {107, -1, 0}, {108, -1, 2}, {108, -1, 0}, {109, -1, 2},
    {109, -1, 0}, {110, -1, 2}, {110, -1, 0}, {111, -1, 2}, {112, 1175, 2}, {113, -1, 2}, {113, -1, 0},
    {114, -1, 2}, {114, -1, 0}, {115, -1, 2}, {115, -1, 0}, {116, 446, 2}, {116, -1, 0}, {117, 374, 2},
    {117, -1, 0}, {118, 1172, 2}, {119, 776, 2}, {120, -1, 2}, {121, 172, 0}, {121, -1, 0}, {122, -1, 0},
    {123, -1, 0}, {124, -1, 0}, {125, 221, 4}, {125, -1, 5}, {126, -1, 1}, {126, -1, 0}, {127, -1, 1},
    {127, -1, 0}, {128, -1, 1}, {128, -1, 0}, {129, 664, 1}, {129, -1, 0}, {130, 666, 1}, {130, -1, 0},
    {131, -1, 1}, {131, -1, 0}, {132, 189, 1}, {132, -1, 0}, {133, 477, 1}, {133, -1, 0}, {134, -1, 1},
    {134, -1, 0}, {135, -1, 1}, {135, -1, 0}, {136, -1, 1}, {137, -1, 0}, {138, -1, 2}, {139, -1, 2},
    {140, -1, 2}, {141, -1, 1}, {142, -1, 2}, {143, -1, 2}, {144, -1, 0}, {145, -1, 5}, {146, 214, 5},
    {147, -1, 5}, {148, -1, 5}, {149, -1, 5}, {150, -1, 5}, {151, -1, 5}, {152, -1, 5}, {153, -1, 5},
    {154, -1, 5}, {155, -1, 4}, {156, -1, 4}, {157, -1, 4}, {158, -1, 4}, {158, -1, 5}, {159, -1, 4},
    {159, 1775, 5}, {160, 426, 4}, {161, 308, 4}, {161, -1, 5}, {162, 304, 4}, {162, -1, 5}, {163, 235, 0},
    {164, 236, 0}, {165, 237, 0}, {166, 238, 0}, {167, -1, 0}, {168, -1, 0}, {169, -1, 0}, {170, 239, 0},
    {171, -1, 0}, {172, 242, 0}, {173, 243, 0}, {174, 244, 0}, {175, -1, 0}, {176, 245, 0}, {177, 241, 0},
    {178, -1, 0}, {179, 402, 0}, {180, 403, 0}, {181, 404, 0}, {182, 273, 0}, {183, 255, 0}, {184, 257, 0},
    {185, 259, 0}, {186, 261, 0}, {187, 263, 0}, {188, 265, 0}, {189, 267, 0}, {190, 269, 0}, {191, 271, 0},
    {192, 256, 0}, {193, 393, 0}, {194, 258, 0}, {195, 394, 0}, {196, 260, 0}, {197, 395, 0}, {198, 262, 0},
    {199, 396, 0}, {200, 264, 0}, {201, 397, 0}, {202, 266, 0}, {203, 398, 0}, {204, 268, 0}, {205, 399, 0},
    {206, 270, 0}, {207, 400, 0}, {208, 272, 0}, {209, 401, 0}, {210, 274, 0}, {211, 276, 0}, {212, 420, 0},
    {213, 277, 0}, {214, -1, 0}, {215, -1, 0}, {215, -1, 0}, {216, -1, 0}, {216, -1, 0}, {217, -1, 0},
    {217, -1, 0}, {218, -1, 0}, {219, -1, 0}, {220, -1, 0}, {220, -1, 0}, {221, -1, 0}, {221, -1, 0},
    {222, -1, 0}, {222, -1, 0}, {223, 1966, 0}, {223, -1, 0}, {224, -1, 0}, {224, -1, 0}, {225, -1, 0},
    {225, -1, 0}, {226, -1, 0}, {226, -1, 0}, {227, 301, 0}, {228, 302, 0}, {229, 303, 1}, {230, -1, 1},
    {231, 306, 0}, {231, -1, 0}, {232, 307, 0}, {233, 535, 0}, {234, 310, 0}, {234, -1, 0}, {235, 311, 0},
    {236, 536, 0}, {237, -1, 0}, {237, -1, 0}, {238, -1, 0}, {238, -1, 0}, {239, -1, 0}, {239, -1, 0},
    {240, -1, 0}, {240, -1, 0}, {241, -1, 0}, {241, -1, 0}, {242, -1, 0}, {242, -1, 0}, {243, -1, 0},
    {243, -1, 0}, {244, -1, 0}, {244, -1, 0}, {245, -1, 0}, {245, -1, 0}, {246, -1, 0}, {246, -1, 0},
    {247, -1, 0}, {247, -1, 0}, {248, -1, 0}, {248, -1, 0}, {249, -1, 0}, {249, -1, 0}, {250, -1, 0},
    {250, -1, 0}, {251, -1, 0}, {251, -1, 0}, {252, -1, 0}, {252, -1, 0}, {253, -1, 0}, {254, -1, 0},
    {255, -1, 0}, {256, -1, 0}, {257, -1, 0}, {258, -1, 0}, {259, -1, 5}, {260, -1, 5}, {261, -1, 5},
    {262, -1, 5}, {263, -1, 5}, {264, -1, 5}, {265, -1, 5}, {266, -1, 5}, {267, -1, 5}, {268, 366, 1},
    {269, 1239, 4}, {270, 1242, 4}, {271, -1, 4}, {272, -1, 4}, {273, -1, 4}, {274, -1, 4}, {275, -1, 1},
    {276, -1, 1}, {277, -1, 1}, {278, 391, 1}, {279, -1, 1}, {280, -1, 2}, {281, -1, 1}, {282, -1, 2},
    {283, -1, 2}, {284, -1, 2}, {285, -1, 2}, {286, 430, 2}, {287, -1, 2}, {288, -1, 2}, {289, -1, 2},
    {290, -1, 2}, {291, -1, 2}, {292, -1, 4}, {293, -1, 4}, {294, -1, 2}, {295, -1, 1}, {296, -1, 1},
    {297, -1, 1}, {298, 514, 1}, {299, -1, 1}, {300, -1, 0}, {301, -1, 1}, {302, -1, 0}, {303, -1, 0},
    {304, -1, 0}, {305, -1, 0}, {306, -1, 0}, {307, -1, 0}, {308, -1, 0}, {309, -1, 0}, {310, -1, 0},
    {311, 406, 0}, {312, 407, 0}, {313, -1, 0}, {314, -1, 2}, {315, -1, 0}, {316, -1, 0}, {317, -1, 3},
    {318, -1, 3}, {319, -1, 2}, {320, -1, 2}, {321, -1, 2}, {322, -1, 2}, {323, -1, 1}, {324, -1, 1},
    {325, -1, 1}, {326, -1, 0}, {327, -1, 0}, {328, -1, 0}, {329, 562, 0}, {330, 422, 0}, {331, 423, 0},
    {332, -1, 0}, {333, 427, 3}, {334, 428, 3}, {335, -1, 4}, {336, -1, 2}, {337, -1, 2}, {338, -1, 2},
    {339, 650, 2}, {340, -1, 0}, {340, -1, 0}, {341, -1, 0}, {341, -1, 0}, {342, -1, 0}, {342, -1, 0},
    {343, -1, 0}, {343, -1, 0}, {344, -1, 0}, {344, -1, 0}, {345, -1, 0}, {345, -1, 0}, {346, -1, 0},
    {346, -1, 0}, {347, 507, 2}, {348, 556, 2}, {349, 479, 2}, {350, 483, 2}, {351, 656, 1}, {352, 644, 1},
    {353, -1, 0}, {354, 453, 0}, {355, -1, 0}, {356, 632, 1}, {357, 633, 1}, {358, 621, 1}, {359, 531, 1},
    {360, 530, 1}, {361, -1, 1}, {362, -1, 1}, {363, -1, 1}, {364, -1, 1}, {365, -1, 1}, {366, -1, 5},
    {367, -1, 1}, {368, -1, 1}, {369, -1, 1}, {370, -1, 1}, {371, -1, 1}, {372, 685, 1}, {373, -1, 1},
    {374, -1, 1}, {375, 1823, 1}, {376, -1, 5}, {377, -1, 5}, {378, -1, 5}, {379, 478, 1}, {380, 493, 1},
    {381, 638, 1}, {382, 639, 1}, {383, 482, 1}, {384, -1, 1}, {385, -1, 1}, {386, 485, 1}, {387, -1, 1},
    {388, 487, 1}, {389, 499, 1}, {390, -1, 1}, {391, 589, 1}, {392, 588, 1}, {393, 552, 1}, {394, 550, 1},
    {395, 559, 1}, {396, -1, 2}, {397, 496, 1}, {398, -1, 1}, {399, 498, 1}, {400, -1, 1}, {401, 501, 1},
    {402, 503, 1}, {403, 502, 1}, {404, -1, 1}, {405, -1, 1}, {406, -1, 1}, {407, -1, 1}, {408, -1, 1},
    {409, 508, 1}, {410, 555, 1}, {411, 521, 1}, {412, 511, 1}, {413, 512, 1}, {414, 513, 1}, {415, 515, 1},
    {416, 519, 1}, {417, 516, 1}, {418, 517, 1}, {419, 518, 1}, {420, -1, 1}, {421, -1, 1}, {422, -1, 1},
    {423, 544, 1}, {424, 523, 1}, {425, 524, 1}, {426, 576, 1}, {427, -1, 1}, {428, -1, 2}, {429, 579, 2},
    {430, 580, 2}, {431, 634, 1}, {432, 635, 1}, {433, 636, 1}, {434, 553, 1}, {435, 657, 0}, {436, 658, 0},
    {437, 537, 1}, {438, 538, 1}, {439, 539, 0}, {440, 540, 0}, {441, 643, 1}, {442, 642, 1}, {443, 542, 1},
    {444, 543, 1}, {445, 640, 1}, {446, -1, 1}, {447, 546, 1}, {448, 1894, 1}, {449, 548, 1}, {450, 678, 1},
    {451, 680, 1}, {452, -1, 1}, {453, -1, 1}, {454, 683, 1}, {455, 554, 1}, {456, 615, 1}, {457, 609, 2},
    {458, 610, 2}, {459, -1, 1}, {460, -1, 1}, {461, 637, 1}, {462, -1, 1}, {463, -1, 1}, {464, 600, 0},
    {465, -1, 2}, {466, -1, 2}, {467, -1, 2}, {468, -1, 2}, {469, -1, 2}, {470, -1, 2}, {471, -1, 2},
    {472, -1, 2}, {473, -1, 2}, {474, 1800, 2}, {475, 1801, 2}, {476, 1803, 2}, {477, 1802, 2},
    {478, 593, 1}, {479, -1, 1}, {480, -1, 1}, {481, -1, 2}, {482, -1, 2}, {483, -1, 2}, {484, 1502, 2},
    {485, -1, 0}, {486, -1, 2}, {487, -1, 2}, {488, -1, 2}, {489, -1, 1}, {490, -1, 1}, {491, -1, 1},
    {492, -1, 4}, {493, -1, 4}, {494, -1, 4}, {495, 594, 1}, {496, 595, 1}, {497, 596, 1}, {498, 597, 1},
    {499, -1, 1}, {500, 1154, 1}, {501, -1, 0}, {502, 601, 0}, {503, 602, 0}, {504, 604, 0}, {505, -1, 0},
    {506, 1815, 0}, {507, -1, 2}, {508, -1, 2}, {509, 1614, 2}, {510, -1, 2}, {511, 648, 2}, {512, 649, 2},
    {513, -1, 1}, {514, -1, 1}, {515, -1, 1}, {516, -1, 1}, {517, 617, 1}, {518, 2015, 1}, {519, 681, 1},
    {520, -1, 1}, {521, -1, 1}, {522, -1, 1}, {523, -1, 1}, {524, -1, 1}, {525, -1, 1}, {526, 1840, 1},
    {527, 626, 0}, {528, 627, 0}, {529, 628, 0}, {530, 631, 0}, {531, -1, 0}, {532, -1, 0}, {533, -1, 0},
    {534, 655, 1}, {535, -1, 1}, {536, -1, 1}, {537, -1, 1}, {538, -1, 1}, {539, 654, 1}, {540, 645, 1},
    {541, -1, 1}, {542, 641, 1}, {543, -1, 1}, {544, -1, 1}, {545, -1, 1}, {546, -1, 1}, {547, 663, 2},
    {548, -1, 2}, {549, -1, 2}, {550, 661, 2}, {551, 662, 2}, {552, 653, 2}, {553, -1, 1}, {554, -1, 1},
    {555, -1, 2}, {556, 677, 1}, {557, -1, 1}, {558, 2093, 1}, {559, -1, 0}, {560, -1, 0}, {561, 660, 0},
    {562, -1, 0}, {563, -1, 2}, {564, 1449, 2}, {565, -1, 2}, {566, 1456, 1}, {567, 1457, 1}, {568, 1462, 1},
    {569, 1463, 1}, {570, 1459, 1}, {571, 1460, 1}, {572, 1464, 1}, {573, 1465, 1}, {574, 1452, 1},
    {575, 1451, 1}, {576, 1454, 1}, {577, 1453, 1}, {578, 1455, 1}, {579, 1141, 1}, {580, 1458, 1},
    {581, -1, 1}, {582, 1461, 1}, {583, -1, 1}, {584, -1, 1}, {585, -1, 1}, {586, -1, 1}, {587, -1, 1},
    {588, 691, 0}, {589, -1, 1}, {590, -1, 1}, {591, -1, 1}, {592, -1, 1}, {593, 692, 0}, {594, 693, 0},
    {595, 694, 0}, {596, 696, 0}, {597, 2031, 0}, {598, -1, 0}, {599, -1, 4}, {600, -1, 3}, {601, -1, 4},
    {602, -1, 3}, {603, -1, 4}, {604, -1, 3}, {605, -1, 4}, {606, -1, 3}, {607, -1, 4}, {608, -1, 3},
    {609, -1, 4}, {610, -1, 3}, {611, -1, 4}, {612, -1, 3}, {613, -1, 4}, {614, -1, 3}, {615, -1, 4},
    {616, -1, 3}, {617, -1, 4}, {618, -1, 3}, {619, -1, 4}, {620, -1, 3}, {621, -1, 4}, {622, -1, 3},
    {623, -1, 4}, {624, -1, 3}, {625, -1, 4}, {626, -1, 3}, {627, -1, 4}, {628, -1, 3}, {629, -1, 4},
    {630, -1, 4}, {631, -1, 4}, {632, -1, 4}, {633, -1, 4}, {634, -1, 4}, {635, -1, 4}, {636, -1, 4},
    {637, -1, 4}, {638, -1, 4}, {639, -1, 4}, {640, -1, 4}, {641, -1, 4}, {642, -1, 4}, {643, -1, 4},
    {644, -1, 4}, {645, -1, 4}, {646, -1, 4}, {647, -1, 4}, {648, -1, 4}, {649, -1, 4}, {650, 749, 0},
    {651, -1, 0}, {652, 751, 0}, {653, -1, 0}, {654, 753, 0}, {655, 783, 0}, {656, 755, 0}, {657, -1, 0},
    {658, 757, 0}, {659, 849, 0}, {660, 759, 0}, {661, -1, 0}, {662, 761, 0}, {663, -1, 0}, {664, 763, 0},
    {665, -1, 0}, {666, 765, 0}, {667, -1, 0}, {668, 767, 0}, {669, -1, 0}, {670, 769, 0}, {671, -1, 0},
    {672, 771, 0}, {673, -1, 0}, {674, 773, 0}, {675, -1, 0}, {676, 1079, 2}, {677, 1080, 2}, {678, 994, 2},
    {679, 1082, 2}, {680, 1083, 2}, {681, -1, 2}, {682, 1085, 2}, {683, 782, 0}, {684, -1, 0}, {685, -1, 0},
    {686, 1087, 2}, {687, -1, 2}, {688, -1, 1}, {689, -1, 2}, {690, -1, 2}, {691, 1645, 2}, {692, 2040, 2},
    {693, -1, 2}, {694, -1, 2}, {695, 1248, 0}, {696, 1090, 2}, {697, -1, 2}, {698, -1, 2}, {699, -1, 2},
    {700, 1073, 2}, {701, -1, 2}, {702, -1, 2}, {703, 1122, 2}, {704, -1, 2}, {705, -1, 2}, {706, -1, 2},
    {707, -1, 2}, {708, -1, 2}, {709, 1105, 2}, {710, -1, 2}, {711, -1, 2}, {712, -1, 2}, {713, -1, 2},
    {714, -1, 2}, {715, -1, 2}, {716, -1, 2}, {717, -1, 2}, {718, -1, 2}, {719, -1, 2}, {720, -1, 2},
    {721, -1, 2}, {722, -1, 2}, {723, -1, 2}, {724, -1, 2}, {725, -1, 2}, {726, -1, 2}, {727, 1094, 2},
    {728, -1, 2}, {729, -1, 2}, {730, -1, 2}, {731, -1, 2}, {732, -1, 2}, {733, -1, 2}, {734, -1, 4},
    {735, 894, 4}, {736, -1, 5}, {737, -1, 4}, {738, -1, 5}, {739, 1212, 2}, {740, -1, 2}, {741, -1, 4},
    {741, -1, 5}, {742, -1, 4}, {742, -1, 5}, {743, -1, 4}, {743, -1, 5}, {744, -1, 4}, {744, -1, 5},
    {745, 1899, 4}, {745, -1, 5}, {746, -1, 0}, {747, -1, 2}, {748, -1, 2}, {749, -1, 2}, {750, -1, 2},
    {751, -1, 2}, {752, -1, 2}, {753, -1, 2}, {754, -1, 2}, {755, -1, 2}, {756, -1, 2}, {757, -1, 2},
    {758, -1, 2}, {759, -1, 2}, {760, -1, 2}, {761, 1056, 2}, {762, -1, 2}, {763, -1, 2}, {764, -1, 2},
    {765, 1121, 2}, {766, 1466, 4}, {767, -1, 4}, {767, -1, 5}, {768, -1, 4}, {769, -1, 4}, {769, -1, 5},
    {770, -1, 4}, {771, -1, 4}, {771, -1, 5}, {772, -1, 4}, {773, -1, 4}, {773, -1, 5}, {774, -1, 4},
    {775, -1, 4}, {775, -1, 5}, {776, -1, 4}, {777, -1, 4}, {777, -1, 5}, {778, -1, 4}, {779, -1, 4},
    {779, -1, 5}, {780, -1, 2}, {781, -1, 2}, {782, -1, 2}, {783, 1210, 4}, {784, -1, 4}, {784, -1, 5},
    {785, -1, 4}, {786, -1, 4}, {786, -1, 5}, {787, -1, 4}, {788, -1, 4}, {788, -1, 5}, {789, -1, 4},
    {790, -1, 4}, {790, -1, 5}, {791, -1, 4}, {792, -1, 4}, {792, -1, 5}, {793, -1, 4}, {794, 1472, 4},
    {795, -1, 4}, {795, -1, 5}, {796, -1, 4}, {797, -1, 4}, {797, -1, 5}, {798, -1, 4}, {799, -1, 4},
    {799, -1, 5}, {800, -1, 4}, {801, -1, 4}, {801, -1, 5}, {802, -1, 4}, {803, -1, 4}, {803, -1, 5},
    {804, -1, 4}, {805, -1, 4}, {805, -1, 5}, {806, -1, 4}, {807, -1, 4}, {807, -1, 5}, {808, -1, 4},
    {809, -1, 4}, {809, -1, 5}, {810, -1, 4}, {811, -1, 4}, {811, -1, 5}, {812, -1, 4}, {813, -1, 4},
    {813, -1, 5}, {814, -1, 4}, {815, -1, 4}, {815, -1, 5}, {816, -1, 4}, {817, -1, 4}, {817, -1, 5},
    {818, -1, 4}, {819, -1, 4}, {819, -1, 5}, {820, -1, 4}, {821, -1, 4}, {821, -1, 5}, {822, -1, 4},
    {823, -1, 4}, {823, -1, 5}, {824, -1, 4}, {825, -1, 4}, {825, -1, 5}, {826, -1, 4}, {827, -1, 4},
    {827, -1, 5}, {828, -1, 4}, {829, -1, 4}, {829, -1, 5}, {830, -1, 4}, {831, 965, 1}, {832, 1275, 1},
    {833, 967, 1}, {834, 1276, 1}, {835, -1, 1}, {836, -1, 1}, {837, 971, 1}, {838, -1, 1}, {839, 973, 1},
    {840, -1, 1}, {841, 975, 1}, {842, -1, 1}, {843, 977, 1}, {844, -1, 1}, {845, -1, 1}, {846, -1, 1},
    {847, -1, 2}, {848, -1, 2}, {849, -1, 2}, {850, -1, 2}, {851, -1, 2}, {852, 1246, 2}, {853, -1, 2},
    {854, -1, 2}, {855, -1, 2}, {856, -1, 2}, {857, -1, 2}, {858, -1, 2}, {859, 1236, 4}, {859, -1, 5},
    {860, 1173, 4}, {860, -1, 5}, {861, 1233, 4}, {861, -1, 5}, {862, -1, 4}, {862, -1, 5}, {863, -1, 4},
    {863, -1, 5}, {864, -1, 2}, {865, -1, 2}, {866, -1, 2}, {867, -1, 2}, {868, -1, 2}, {869, -1, 1},
    {870, -1, 1}, {871, -1, 1}, {872, -1, 1}, {873, -1, 1}, {874, -1, 1}, {875, -1, 1}, {876, 1016, 1},
    {877, -1, 1}, {878, 1017, 1}, {879, -1, 1}, {880, 1019, 1}, {881, 1138, 1}, {882, 1021, 1}, {883, -1, 1},
    {884, 1023, 1}, {885, -1, 1}, {886, 1026, 1}, {887, 1027, 1}, {888, -1, 1}, {889, -1, 1}, {890, 1029, 1},
    {891, -1, 1}, {892, -1, 1}, {893, -1, 1}, {894, 1034, 1}, {895, 1367, 1}, {896, 1035, 1}, {897, 1045, 1},
    {898, -1, 1}, {899, -1, 1}, {900, -1, 1}, {901, -1, 1}, {902, -1, 2}, {903, 1050, 4}, {903, -1, 5},
    {904, -1, 1}, {905, -1, 1}, {906, -1, 1}, {907, -1, 1}, {908, 1048, 1}, {909, 1049, 1}, {910, -1, 1},
    {911, -1, 4}, {912, -1, 2}, {913, -1, 2}, {914, -1, 1}, {915, -1, 1}, {916, 1436, 4}, {917, -1, 4},
    {918, -1, 2}, {919, 1575, 4}, {920, -1, 3}, {921, 1140, 1}, {922, -1, 1}, {923, -1, 1}, {924, 1973, 1},
    {925, -1, 0}, {926, -1, 0}, {927, -1, 0}, {928, -1, 0}, {929, -1, 2}, {930, -1, 2}, {931, -1, 2},
    {932, -1, 2}, {933, -1, 2}, {934, -1, 2}, {935, -1, 2}, {936, -1, 2}, {937, -1, 2}, {938, -1, 1},
    {939, -1, 1}, {940, 1150, 2}, {941, 1932, 2}, {942, 1155, 2}, {943, -1, 2}, {944, -1, 2}, {945, -1, 2},
    {946, 1249, 2}, {947, -1, 2}, {948, 1171, 2}, {949, -1, 2}, {950, -1, 2}, {951, -1, 2}, {952, -1, 2},
    {953, -1, 2}, {954, -1, 2}, {955, -1, 2}, {956, -1, 2}, {957, -1, 2}, {958, -1, 2}, {959, -1, 2},
    {960, -1, 2}, {961, -1, 2}, {962, -1, 2}, {963, -1, 2}, {964, -1, 2}, {965, -1, 2}, {966, -1, 2},
    {967, -1, 2}, {968, -1, 4}, {968, -1, 5}, {969, -1, 4}, {969, -1, 5}, {970, -1, 4}, {970, -1, 5},
    {971, -1, 4}, {971, -1, 5}, {972, -1, 2}, {973, -1, 2}, {974, -1, 2}, {975, -1, 2}, {976, -1, 2},
    {977, -1, 2}, {978, 1254, 2}, {979, -1, 2}, {980, -1, 2}, {981, -1, 2}, {982, -1, 2}, {983, -1, 2},
    {984, 1859, 2}, {985, -1, 2}, {986, -1, 2}, {987, -1, 1}, {988, -1, 1}, {989, -1, 1}, {990, -1, 1},
    {991, -1, 2}, {992, -1, 2}, {993, -1, 1}, {994, -1, 1}, {995, 1139, 1}, {996, -1, 1}, {997, -1, 1},
    {998, 1450, 1}, {999, -1, 0}, {1000, -1, 0}, {1001, -1, 0}, {1002, -1, 0}, {1003, -1, 0}, {1004, -1, 0},
    {1005, 1149, 0}, {1006, -1, 0}, {1007, 1151, 1}, {1008, 1152, 1}, {1009, 1153, 1}, {1010, -1, 1},
    {1011, -1, 1}, {1012, 1156, 1}, {1013, -1, 1}, {1014, 1158, 1}, {1015, 1159, 1}, {1016, 1160, 1},
    {1017, -1, 1}, {1018, 1162, 1}, {1019, -1, 1}, {1020, 1164, 1}, {1021, 1165, 1}, {1022, 1166, 1},
    {1023, 1167, 1}, {1024, 1168, 1}, {1025, -1, 1}, {1026, -1, 1}, {1027, -1, 1}, {1028, 1979, 2},
    {1029, 2000, 2}, {1030, 1180, 2}, {1031, -1, 2}, {1032, 1975, 2}, {1033, -1, 4}, {1034, -1, 4},
    {1035, -1, 4}, {1036, -1, 4}, {1037, -1, 4}, {1038, -1, 4}, {1039, -1, 4}, {1040, -1, 4}, {1041, -1, 4},
    {1042, -1, 2}, {1043, -1, 2}, {1044, -1, 0}, {1045, -1, 0}, {1046, 1190, 0}, {1047, 1191, 0},
    {1048, -1, 0}, {1049, 1193, 0}, {1050, 1194, 0}, {1051, -1, 0}, {1052, 1196, 0}, {1053, 1197, 0},
    {1054, -1, 0}, {1055, 1199, 0}, {1056, 1200, 0}, {1057, -1, 0}, {1058, 1202, 0}, {1059, 1203, 0},
    {1060, -1, 0}, {1061, 1205, 0}, {1062, 1206, 0}, {1063, -1, 0}, {1064, 1208, 0}, {1065, 1209, 0},
    {1066, -1, 0}, {1067, 1474, 4}, {1068, 1476, 4}, {1069, 1448, 2}, {1070, -1, 4}, {1070, -1, 5},
    {1071, -1, 4}, {1072, 1309, 4}, {1072, -1, 5}, {1073, -1, 4}, {1074, -1, 4}, {1074, -1, 5},
    {1075, -1, 4}, {1076, 1315, 4}, {1076, -1, 5}, {1077, -1, 4}, {1078, 1317, 4}, {1078, -1, 5},
    {1079, -1, 4}, {1080, -1, 4}, {1080, -1, 5}, {1081, -1, 4}, {1082, -1, 4}, {1082, -1, 5}, {1083, -1, 4},
    {1083, -1, 5}, {1084, -1, 4}, {1085, -1, 4}, {1085, -1, 5}, {1086, -1, 4}, {1087, -1, 4}, {1087, -1, 5},
    {1088, -1, 4}, {1089, -1, 4}, {1089, -1, 5}, {1090, -1, 4}, {1091, 1667, 2}, {1092, -1, 2},
    {1093, 2096, 2}, {1094, -1, 2}, {1095, -1, 2}, {1096, -1, 2}, {1097, -1, 2}, {1098, -1, 2},
    {1099, -1, 2}, {1100, 1643, 2}, {1101, -1, 2}, {1102, -1, 2}, {1103, -1, 2}, {1104, -1, 2},
    {1105, -1, 2}, {1106, -1, 2}, {1107, -1, 2}, {1108, -1, 2}, {1109, -1, 2}, {1110, 1271, 2},
    {1111, 1267, 1}, {1112, 1305, 1}, {1113, 1304, 1}, {1114, -1, 1}, {1115, -1, 1}, {1116, -1, 1},
    {1117, 1503, 1}, {1118, -1, 1}, {1119, 1274, 1}, {1120, -1, 1}, {1121, -1, 1}, {1122, -1, 1},
    {1123, 1278, 1}, {1124, 1279, 1}, {1125, 1280, 1}, {1126, -1, 1}, {1127, 1282, 1}, {1128, 1283, 1},
    {1129, 1284, 1}, {1130, -1, 1}, {1131, 1286, 1}, {1132, 1287, 1}, {1133, 1288, 1}, {1134, -1, 1},
    {1135, 1290, 1}, {1136, 1291, 1}, {1137, 1292, 1}, {1138, -1, 1}, {1139, -1, 1}, {1140, -1, 1},
    {1141, -1, 1}, {1142, -1, 1}, {1143, -1, 1}, {1144, -1, 1}, {1145, -1, 1}, {1146, -1, 2}, {1147, -1, 2},
    {1148, -1, 2}, {1149, -1, 2}, {1150, 1833, 1}, {1151, -1, 1}, {1152, -1, 1}, {1153, -1, 1},
    {1154, -1, 4}, {1155, -1, 4}, {1155, -1, 5}, {1156, -1, 4}, {1156, -1, 5}, {1157, -1, 4}, {1157, -1, 5},
    {1158, -1, 4}, {1158, -1, 5}, {1159, -1, 4}, {1159, -1, 5}, {1160, 2016, 1}, {1161, -1, 1},
    {1162, -1, 1}, {1163, -1, 1}, {1164, -1, 1}, {1165, -1, 1}, {1166, -1, 1}, {1167, -1, 1},
    {1168, 1328, 0}, {1169, -1, 0}, {1170, 1330, 0}, {1171, 1339, 0}, {1172, 1332, 0}, {1173, -1, 0},
    {1174, -1, 0}, {1175, 1335, 0}, {1176, 1336, 0}, {1177, 1337, 0}, {1178, -1, 0}, {1179, -1, 0},
    {1180, -1, 0}, {1181, -1, 0}, {1182, -1, 0}, {1183, 1468, 4}, {1184, 1470, 4}, {1185, -1, 4},
    {1186, -1, 4}, {1186, -1, 5}, {1187, -1, 4}, {1187, -1, 5}, {1188, -1, 4}, {1188, -1, 5}, {1189, -1, 4},
    {1189, -1, 5}, {1190, -1, 4}, {1190, -1, 5}, {1191, -1, 4}, {1191, -1, 5}, {1192, -1, 4}, {1192, -1, 5},
    {1193, -1, 4}, {1193, -1, 5}, {1194, -1, 4}, {1194, -1, 5}, {1195, -1, 4}, {1195, -1, 5}, {1196, -1, 4},
    {1196, -1, 5}, {1197, -1, 4}, {1197, -1, 5}, {1198, -1, 4}, {1198, -1, 5}, {1199, -1, 4}, {1199, -1, 5},
    {1200, -1, 4}, {1200, -1, 5}, {1201, -1, 4}, {1201, -1, 5}, {1202, -1, 4}, {1202, -1, 5}, {1203, -1, 4},
    {1203, -1, 5}, {1204, -1, 4}, {1204, -1, 5}, {1205, -1, 4}, {1206, -1, 4}, {1207, -1, 4}, {1208, -1, 4},
    {1209, -1, 4}, {1210, -1, 4}, {1211, -1, 4}, {1212, -1, 4}, {1213, -1, 4}, {1214, -1, 4}, {1215, -1, 4},
    {1216, -1, 4}, {1217, -1, 4}, {1218, 1509, 4}, {1218, -1, 5}, {1219, 1410, 4}, {1219, -1, 5},
    {1220, 1412, 4}, {1220, -1, 5}, {1221, 1408, 4}, {1221, -1, 5}, {1222, -1, 4}, {1223, -1, 4},
    {1224, -1, 4}, {1225, -1, 4}, {1226, 1438, 4}, {1226, -1, 5}, {1227, 1507, 4}, {1227, -1, 5},
    {1228, 1508, 4}, {1228, -1, 5}, {1229, -1, 4}, {1229, -1, 5}, {1230, -1, 4}, {1230, -1, 5},
    {1231, -1, 4}, {1231, -1, 5}, {1232, -1, 4}, {1232, -1, 5}, {1233, -1, 4}, {1233, -1, 5}, {1234, -1, 4},
    {1234, -1, 5}, {1235, -1, 4}, {1235, -1, 5}, {1236, -1, 4}, {1236, -1, 5}, {1237, -1, 4}, {1237, -1, 5},
    {1238, -1, 4}, {1238, -1, 5}, {1239, -1, 4}, {1239, -1, 5}, {1240, -1, 4}, {1240, -1, 5},
    {1241, 1506, 4}, {1241, -1, 5}, {1242, -1, 4}, {1242, -1, 5}, {1243, -1, 4}, {1243, -1, 5},
    {1244, -1, 4}, {1244, -1, 5}, {1245, -1, 4}, {1245, -1, 5}, {1246, 1675, 2}, {1247, 1934, 2},
    {1248, 1952, 1}, {1249, -1, 1}, {1250, -1, 1}, {1251, -1, 1}, {1252, -1, 1}, {1253, -1, 1},
    {1254, -1, 1}, {1255, -1, 1}, {1256, -1, 1}, {1257, -1, 1}, {1258, -1, 1}, {1259, -1, 1}, {1260, -1, 1},
    {1261, -1, 1}, {1262, -1, 1}, {1263, -1, 1}, {1264, 1467, 3}, {1265, -1, 3}, {1266, 1469, 3},
    {1267, -1, 3}, {1268, 1471, 3}, {1269, -1, 3}, {1270, 1473, 3}, {1271, -1, 3}, {1272, 1475, 3},
    {1273, -1, 3}, {1274, 1477, 3}, {1275, -1, 3}, {1276, 1479, 0}, {1277, -1, 0}, {1278, 1481, 0},
    {1279, -1, 0}, {1280, 1483, 0}, {1281, -1, 0}, {1282, 1485, 0}, {1283, -1, 0}, {1284, 1487, 0},
    {1285, -1, 0}, {1286, -1, 0}, {1287, -1, 0}, {1288, 1590, 5}, {1289, -1, 0}, {1290, 1494, 0},
    {1291, -1, 3}, {1292, -1, 0}, {1293, 1496, 0}, {1294, -1, 0}, {1295, 1498, 0}, {1296, 1499, 0},
    {1297, 1500, 0}, {1298, 1501, 0}, {1299, -1, 0}, {1300, 1682, 1}, {1301, -1, 1}, {1302, -1, 2},
    {1303, -1, 2}, {1304, -1, 4}, {1305, -1, 4}, {1306, -1, 4}, {1307, -1, 4}, {1308, -1, 3}, {1309, -1, 0},
    {1310, 1513, 3}, {1311, 1514, 3}, {1312, 1515, 3}, {1313, 1516, 3}, {1314, 1517, 3}, {1315, 1518, 3},
    {1316, 1519, 3}, {1317, 1520, 3}, {1318, 1521, 3}, {1319, 1527, 3}, {1320, 1523, 3}, {1321, 1524, 3},
    {1322, 1525, 3}, {1323, 1526, 3}, {1324, -1, 3}, {1325, 1528, 3}, {1326, 1529, 3}, {1327, 1530, 3},
    {1328, 1531, 3}, {1329, 1532, 3}, {1330, 1533, 3}, {1331, 1534, 3}, {1332, 1535, 3}, {1333, 1536, 3},
    {1334, 1537, 3}, {1335, 1538, 3}, {1336, 1539, 3}, {1337, 1540, 3}, {1338, 1541, 3}, {1339, 1542, 3},
    {1340, 1543, 3}, {1341, 1544, 3}, {1342, 1545, 3}, {1343, 1546, 3}, {1344, 1547, 3}, {1345, 1548, 3},
    {1346, 1549, 3}, {1347, 1550, 3}, {1348, -1, 3}, {1349, -1, 3}, {1350, 1553, 3}, {1351, 1554, 3},
    {1352, 1555, 3}, {1353, -1, 3}, {1354, -1, 3}, {1355, -1, 3}, {1356, -1, 3}, {1357, -1, 3},
    {1358, 1561, 3}, {1359, 1562, 3}, {1360, 1563, 3}, {1361, -1, 3}, {1362, -1, 3}, {1363, -1, 3},
    {1364, 1698, 3}, {1365, -1, 3}, {1366, -1, 3}, {1367, -1, 3}, {1368, -1, 3}, {1369, -1, 3},
    {1370, -1, 3}, {1371, -1, 3}, {1372, -1, 3}, {1373, -1, 4}, {1374, -1, 4}, {1375, 1578, 3},
    {1376, -1, 3}, {1377, 1580, 0}, {1378, -1, 0}, {1379, 1582, 1}, {1380, -1, 1}, {1381, 1584, 1},
    {1382, -1, 1}, {1383, 1586, 1}, {1384, -1, 1}, {1385, -1, 0}, {1386, -1, 0}, {1387, -1, 0},
    {1388, -1, 3}, {1389, -1, 3}, {1390, -1, 3}, {1391, -1, 3}, {1392, -1, 3}, {1393, -1, 5}, {1394, -1, 5},
    {1395, -1, 5}, {1396, -1, 0}, {1397, -1, 3}, {1398, -1, 3}, {1399, 1602, 3}, {1400, -1, 4},
    {1401, 1604, 0}, {1402, -1, 0}, {1403, 1606, 0}, {1404, 1647, 0}, {1405, 1608, 0}, {1406, -1, 0},
    {1407, -1, 0}, {1408, -1, 2}, {1409, -1, 2}, {1410, -1, 2}, {1411, -1, 2}, {1412, -1, 2},
    {1413, 1957, 2}, {1414, -1, 2}, {1415, -1, 2}, {1416, -1, 2}, {1417, -1, 2}, {1418, -1, 2},
    {1419, -1, 2}, {1420, -1, 2}, {1421, -1, 2}, {1422, -1, 2}, {1423, -1, 2}, {1424, -1, 2}, {1425, -1, 2},
    {1426, -1, 2}, {1427, -1, 2}, {1428, -1, 2}, {1429, -1, 2}, {1430, -1, 2}, {1431, -1, 2},
    {1432, 1690, 2}, {1433, 1691, 2}, {1434, 1692, 2}, {1435, -1, 2}, {1436, -1, 2}, {1437, -1, 2},
    {1438, -1, 2}, {1439, -1, 2}, {1440, -1, 2}, {1441, -1, 2}, {1442, -1, 2}, {1443, -1, 2}, {1444, -1, 2},
    {1445, -1, 0}, {1446, -1, 2}, {1447, -1, 2}, {1448, 1651, 0}, {1449, 1652, 0}, {1450, 1653, 0},
    {1451, 1654, 0}, {1452, 1655, 0}, {1453, 1656, 0}, {1454, 1657, 0}, {1455, -1, 0}, {1456, 1659, 1},
    {1457, -1, 1}, {1458, -1, 1}, {1459, -1, 1}, {1460, -1, 1}, {1461, -1, 1}, {1462, 1665, 1},
    {1463, -1, 1}, {1464, -1, 1}, {1465, -1, 2}, {1466, -1, 2}, {1467, -1, 2}, {1468, -1, 2}, {1469, -1, 2},
    {1470, -1, 2}, {1471, -1, 2}, {1472, -1, 2}, {1473, 1676, 2}, {1474, -1, 2}, {1475, -1, 1},
    {1476, -1, 1}, {1477, -1, 1}, {1478, -1, 1}, {1479, -1, 1}, {1480, 1684, 1}, {1481, 1685, 1},
    {1482, 1686, 1}, {1483, 1687, 1}, {1484, 1689, 1}, {1485, 1688, 1}, {1486, 1702, 1}, {1487, -1, 1},
    {1488, -1, 2}, {1489, -1, 2}, {1490, -1, 2}, {1491, 1694, 1}, {1492, -1, 1}, {1493, -1, 3},
    {1494, -1, 3}, {1495, -1, 3}, {1496, -1, 3}, {1497, -1, 3}, {1498, -1, 3}, {1499, -1, 3}, {1500, -1, 3},
    {1501, -1, 5}, {1502, -1, 5}, {1503, -1, 5}, {1504, -1, 5}, {1505, -1, 5}, {1506, -1, 5},
    {1507, 1710, 0}, {1508, 1790, 0}, {1509, -1, 5}, {1510, -1, 0}, {1511, -1, 0}, {1512, -1, 0},
    {1513, -1, 0}, {1514, -1, 0}, {1515, -1, 0}, {1516, -1, 0}, {1517, -1, 0}, {1518, -1, 0}, {1519, -1, 0},
    {1520, -1, 0}, {1521, -1, 0}, {1522, -1, 0}, {1523, -1, 0}, {1524, 1727, 0}, {1525, 1728, 0},
    {1526, 1729, 0}, {1527, -1, 0}, {1528, 1731, 0}, {1529, 1732, 0}, {1530, 1733, 0}, {1531, -1, 0},
    {1532, 1737, 0}, {1533, 1738, 0}, {1534, 1739, 0}, {1535, -1, 0}, {1536, -1, 0}, {1537, -1, 0},
    {1538, 1743, 0}, {1539, 1744, 0}, {1540, -1, 0}, {1541, -1, 0}, {1542, -1, 0}, {1543, -1, 0},
    {1544, -1, 0}, {1545, -1, 0}, {1546, -1, 5}, {1547, -1, 5}, {1548, -1, 0}, {1549, 1752, 0},
    {1550, 1753, 0}, {1551, -1, 0}, {1552, 1755, 0}, {1553, 1756, 0}, {1554, -1, 0}, {1555, 1758, 0},
    {1556, 1759, 0}, {1557, 1760, 0}, {1558, -1, 0}, {1559, 1762, 0}, {1560, 1763, 0}, {1561, 1764, 0},
    {1562, -1, 0}, {1563, -1, 0}, {1564, -1, 0}, {1565, -1, 5}, {1566, -1, 5}, {1567, -1, 5}, {1568, -1, 5},
    {1569, -1, 5}, {1570, -1, 5}, {1571, -1, 5}, {1572, -1, 5}, {1573, -1, 5}, {1574, -1, 5}, {1575, -1, 5},
    {1576, -1, 5}, {1577, -1, 5}, {1578, -1, 5}, {1579, -1, 5}, {1580, -1, 5}, {1581, -1, 5},
    {1582, 1785, 0}, {1583, 1786, 0}, {1584, 1787, 0}, {1585, 1788, 0}, {1586, 1789, 0}, {1587, -1, 0},
    {1588, 1791, 0}, {1589, 1792, 0}, {1590, 1793, 0}, {1591, 1794, 0}, {1592, 1795, 0}, {1593, 1796, 0},
    {1594, 1797, 0}, {1595, 1798, 0}, {1596, 1799, 0}, {1597, -1, 0}, {1598, -1, 2}, {1599, -1, 2},
    {1600, -1, 2}, {1601, -1, 2}, {1602, 1805, 2}, {1603, -1, 2}, {1604, -1, 2}, {1605, -1, 2},
    {1606, -1, 2}, {1607, -1, 2}, {1608, -1, 2}, {1609, -1, 0}, {1610, -1, 0}, {1611, -1, 0},
    {1612, 1825, 0}, {1613, 1816, 0}, {1614, -1, 0}, {1615, -1, 1}, {1616, -1, 1}, {1617, -1, 1},
    {1618, -1, 1}, {1619, -1, 1}, {1620, -1, 1}, {1621, 2008, 1}, {1622, -1, 1}, {1623, 1828, 0},
    {1624, 1827, 0}, {1625, -1, 0}, {1626, -1, 0}, {1627, 1830, 2}, {1628, -1, 2}, {1629, -1, 0},
    {1630, -1, 0}, {1631, -1, 2}, {1632, 2058, 2}, {1633, -1, 1}, {1634, -1, 1}, {1635, -1, 1},
    {1636, -1, 1}, {1637, -1, 1}, {1638, -1, 1}, {1639, -1, 1}, {1640, -1, 0}, {1641, -1, 0}, {1642, -1, 0},
    {1642, -1, 0}, {1643, 1847, 0}, {1644, 1848, 0}, {1645, 1849, 0}, {1646, 1850, 0}, {1647, 1851, 0},
    {1648, 1879, 0}, {1649, -1, 0}, {1650, 1855, 0}, {1651, -1, 0}, {1652, 1877, 0}, {1653, -1, 0},
    {1654, -1, 0}, {1655, 1960, 2}, {1656, -1, 2}, {1657, -1, 2}, {1658, -1, 2}, {1659, -1, 2},
    {1660, -1, 1}, {1661, -1, 1}, {1662, -1, 1}, {1663, -1, 0}, {1664, -1, 4}, {1664, -1, 5}, {1665, -1, 4},
    {1665, -1, 5}, {1666, -1, 4}, {1666, -1, 5}, {1667, -1, 4}, {1667, -1, 5}, {1668, -1, 4}, {1668, -1, 5},
    {1669, 2028, 0}, {1670, -1, 0}, {1671, 1923, 0}, {1672, 1881, 1}, {1673, -1, 1}, {1674, 1883, 1},
    {1675, -1, 1}, {1676, 1885, 1}, {1677, -1, 1}, {1678, 1887, 1}, {1679, -1, 1}, {1680, 1889, 1},
    {1681, -1, 1}, {1682, 1891, 1}, {1683, -1, 1}, {1684, 1893, 1}, {1685, -1, 1}, {1686, -1, 1},
    {1687, 1896, 1}, {1688, -1, 1}, {1689, -1, 1}, {1690, -1, 1}, {1691, -1, 1}, {1692, 1991, 1},
    {1693, -1, 1}, {1694, -1, 1}, {1695, -1, 0}, {1696, -1, 0}, {1697, -1, 0}, {1698, -1, 0}, {1699, -1, 0},
    {1700, -1, 0}, {1701, -1, 0}, {1702, -1, 0}, {1703, -1, 0}, {1704, 1913, 1}, {1705, 1914, 1},
    {1706, -1, 1}, {1707, 1916, 1}, {1708, 1917, 1}, {1709, -1, 1}, {1710, 1919, 1}, {1711, 1920, 1},
    {1712, 1924, 1}, {1713, 1922, 1}, {1714, -1, 1}, {1715, -1, 0}, {1716, 1925, 1}, {1717, -1, 1},
    {1718, -1, 0}, {1719, -1, 0}, {1720, -1, 0}, {1721, -1, 0}, {1722, -1, 0}, {1723, -1, 2}, {1724, -1, 2},
    {1725, -1, 2}, {1726, -1, 2}, {1727, -1, 2}, {1728, -1, 2}, {1729, -1, 0}, {1730, -1, 0}, {1731, -1, 0},
    {1732, 1942, 1}, {1733, 1943, 1}, {1734, -1, 1}, {1735, -1, 1}, {1736, -1, 1}, {1737, -1, 0},
    {1738, -1, 0}, {1739, -1, 0}, {1740, -1, 0}, {1741, -1, 4}, {1742, -1, 4}, {1743, -1, 2},
    {1744, 1953, 1}, {1745, 1954, 1}, {1746, 1955, 1}, {1747, 1999, 1}, {1748, -1, 0}, {1749, -1, 2},
    {1750, -1, 2}, {1751, -1, 2}, {1752, -1, 2}, {1753, -1, 2}, {1754, -1, 2}, {1755, -1, 2}, {1756, -1, 4},
    {1756, -1, 5}, {1757, -1, 4}, {1757, -1, 5}, {1758, -1, 4}, {1758, -1, 5}, {1759, -1, 2}, {1760, -1, 0},
    {1760, -1, 0}, {1761, -1, 0}, {1761, -1, 0}, {1762, -1, 0}, {1762, -1, 0}, {1763, -1, 0}, {1763, -1, 0},
    {1764, 1989, 0}, {1764, -1, 0}, {1765, 2001, 0}, {1766, 2002, 0}, {1767, -1, 3}, {1768, -1, 3},
    {1769, -1, 3}, {1770, -1, 3}, {1771, -1, 3}, {1772, -1, 0}, {1773, 1990, 0}, {1774, 1997, 0},
    {1775, -1, 4}, {1776, -1, 4}, {1777, -1, 4}, {1778, -1, 4}, {1779, -1, 4}, {1780, -1, 4}, {1781, -1, 0},
    {1782, -1, 0}, {1783, -1, 0}, {1784, -1, 1}, {1785, -1, 2}, {1786, -1, 2}, {1787, 2004, 2},
    {1788, -1, 2}, {1789, -1, 0}, {1790, 2007, 0}, {1791, -1, 0}, {1792, 2009, 0}, {1793, -1, 0},
    {1794, -1, 1}, {1795, -1, 0}, {1796, -1, 0}, {1797, -1, 0}, {579, 2086, 6}, {583, 2085, 6}, {565, -1, 2},
    {864, -1, 2}, {938, -1, 6}, {939, -1, 6}, {1672, -1, 6}, {1674, -1, 6}, {1686, -1, 6}, {1689, -1, 6},
    {1690, -1, 6}, {1704, -1, 6}, {1707, -1, 6}, {1710, -1, 6}, {1728, -1, 2}, {1736, -1, 6},
    {1744, 2050, 6}, {1759, -1, 2}, {921, -1, 6}, {924, -1, 6}, {869, -1, 6}, {876, -1, 6}, {872, -1, 6},
    {874, -1, 6}, {680, 2039, 2}, {944, -1, 2}, {691, -1, 2}, {1149, -1, 2}, {880, -1, 6}, {880, -1, 6},
    {881, -1, 6}, {881, -1, 6}, {995, -1, 6}, {995, -1, 6}, {996, -1, 6}, {996, -1, 6}, {998, -1, 6},
    {1491, -1, 6}, {1492, -1, 6}, {908, -1, 6}, {989, -1, 6}, {990, -1, 6}, {1475, -1, 6}, {1476, -1, 6},
    {457, -1, 2}, {459, -1, 6}, {460, -1, 6}, {473, -1, 2}, {461, -1, 6}, {479, -1, 6}, {480, -1, 6},
    {1604, -1, 2}, {1605, -1, 2}, {1606, -1, 2}, {1607, -1, 2}, {1608, -1, 2}, {589, -1, 6}, {703, 2072, 2},
    {979, -1, 2}, {965, -1, 2}, {748, -1, 2}, {747, -1, 2}, {730, -1, 2}, {731, -1, 2}, {732, -1, 2},
    {877, -1, 6}, {896, 2081, 6}, {897, -1, 6}, {352, -1, 6}, {447, -1, 6}, {448, -1, 6}, {455, -1, 6},
    {379, -1, 6}, {349, -1, 2}, {350, -1, 2}, {351, -1, 6}, {1457, -1, 6}, {1460, -1, 6}, {1461, -1, 6},
    {1470, -1, 2}, {1466, -1, 2}, {1442, -1, 2}, {1092, -1, 2}, {1113, -1, 6}, {1119, -1, 6}, {1142, -1, 6},
    {1477, -1, 6}, {1487, 2107, 6}, {1486, 2108, 6}, {1480, 2104, 6}, {1482, -1, 6}, {1481, 2106, 6},
    {1483, -1, 6}, {1484, -1, 6}, {1485, -1, 6}, {1794, -1, 6}
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
    {370, -1, 375, -1, -1, 73, 140, 32, 4, 4, 3, 0, 55, 0, 0, 2},  // UIEdgeInsets
    {376, -1, -1, -1, -1, 77, 144, 33, 1, 1, 0, 0, 3, 0, 0, 2},  // NSStringFromUIEdgeInsets
    {377, -1, -1, -1, -1, 78, 145, 34, 2, 2, 0, 0, 2, 0, 0, 2},  // UIEdgeInsetsEqualToEdgeInsets
    {370, -1, -1, -1, -1, 80, 147, 35, 0, 0, 3, 0, 55, 0, 0, 2},  // UIEdgeInsets
    {295, 370, 378, -1, -1, 0, 0, 36, 0, 0, 5, 56, 55, 0, 0, 2},  // zero
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
    {399, -1, -1, -1, -1, 92, 169, 47, 2, 3, 1, 14, 59, 0, 0, 2},  // divided
    {396, -1, -1, -1, -1, 94, 172, 48, 2, 2, 0, 0, 59, 0, 0, 2},  // RectDivision
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
    {174, -1, -1, -1, -1, 142, 226, 68, 2, 2, 0, 0, 59, 0, 0, 4},  // Int
    {174, -1, -1, -1, -1, 144, 228, 69, 1, 1, 0, 0, 59, 0, 0, 4},  // Int
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
    {533, -1, -1, -1, -1, 226, 336, 156, 1, 2, 1, 1, 55, 0, 0, 4},  // quotientAndRemainder
    {152, -1, -1, -1, -1, 227, 338, 157, 1, 1, 0, 0, 59, 0, 0, 4},  // Int8
    {153, -1, -1, -1, -1, 228, 339, 158, 1, 1, 0, 0, 59, 0, 0, 4},  // Int16
    {154, -1, -1, -1, -1, 229, 340, 159, 1, 1, 0, 0, 59, 0, 0, 4},  // Int32
    {155, -1, -1, -1, -1, 230, 341, 160, 1, 1, 0, 0, 59, 0, 0, 4},  // Int64
    {156, -1, -1, -1, -1, 231, 342, 161, 1, 1, 0, 0, 59, 0, 0, 4},  // UInt8
    {157, -1, -1, -1, -1, 232, 343, 162, 1, 1, 0, 0, 59, 0, 0, 4},  // UInt16
    {158, -1, -1, -1, -1, 233, 344, 163, 1, 1, 0, 0, 59, 0, 0, 4},  // UInt32
    {159, -1, -1, -1, -1, 234, 345, 164, 1, 1, 0, 0, 59, 0, 0, 4},  // UInt64
    {160, -1, -1, -1, -1, 235, 346, 165, 1, 1, 0, 0, 59, 0, 0, 4},  // UInt
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
    {543, -1, -1, -1, -1, 247, 363, 178, 1, 2, 1, 1, 55, 0, 0, 4},  // addingReportingOverflow
    {544, -1, -1, -1, -1, 248, 365, 179, 1, 2, 1, 1, 55, 0, 0, 4},  // subtractingReportingOverflow
    {545, -1, -1, -1, -1, 249, 367, 180, 1, 2, 1, 1, 55, 0, 0, 4},  // multipliedReportingOverflow
    {546, -1, -1, -1, -1, 250, 369, 181, 3, 3, 0, 0, 0, 0, 0, 4},  // fma
    {547, -1, -1, -1, -1, 253, 372, 182, 2, 2, 0, 0, 0, 0, 0, 4},  // ldexp
    {548, -1, -1, -1, -1, 255, 374, 183, 1, 1, 0, 0, 55, 0, 0, 4},  // modf
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
    {516, -1, -1, -1, -1, 0, 386, 9, 0, 1, 2, 2, 3, 0, 0, 5},  // description
    {553, -1, 554, -1, -1, 264, 387, 10, 1, 1, 0, 0, 0, 0, 1, 5},  // sin
    {555, -1, 556, -1, -1, 265, 388, 11, 1, 1, 0, 0, 0, 0, 1, 5},  // cos
    {557, -1, 558, -1, -1, 266, 389, 12, 1, 1, 0, 0, 0, 0, 1, 5},  // tan
    {134, -1, 138, -1, -1, 267, 390, 13, 1, 1, 0, 0, 1, 0, 3, 5},  // asin
    {133, -1, 137, -1, -1, 268, 391, 14, 1, 1, 0, 0, 1, 0, 3, 5},  // acos
    {135, -1, 139, -1, -1, 269, 392, 15, 1, 1, 0, 0, 1, 0, 3, 5},  // atan
    {136, -1, 140, -1, -1, 270, 393, 16, 2, 2, 0, 0, 1, 0, 3, 5},  // atan2
    {559, -1, -1, -1, -1, 0, 395, 0, 0, 1, 2, 5, 0, 0, 0, 6},  // count
    {364, -1, -1, -1, -1, 0, 396, 1, 0, 1, 2, 5, 2, 0, 0, 6},  // isEmpty
    {560, -1, -1, -1, 1798, 0, 397, 2, 0, 1, 2, 5, 59, 0, 0, 6},  // first
    {561, -1, -1, -1, 1799, 0, 398, 3, 0, 1, 2, 5, 59, 0, 0, 6},  // last
    {562, -1, -1, -1, 1800, 272, 399, 4, 0, 1, 1, 5, 4, 0, 0, 6},  // reversed
    {563, -1, -1, -1, 1795, 272, 400, 5, 0, 1, 1, 5, 4, 0, 0, 6},  // enumerated
    {564, -1, -1, -1, -1, 272, 401, 6, 2, 2, 0, 0, 4, 0, 0, 6},  // zip
    {565, -1, -1, -1, -1, 274, 403, 7, 2, 2, 0, 0, 4, 0, 0, 6},  // sequence
    {565, -1, -1, -1, -1, 276, 405, 8, 2, 2, 0, 0, 4, 0, 0, 6},  // sequence
    {118, -1, -1, -1, -1, 278, 407, 9, 1, 2, 1, 5, 4, 0, 0, 6},  // map
    {568, -1, -1, -1, -1, 279, 409, 10, 1, 2, 1, 5, 4, 0, 0, 6},  // compactMap
    {569, -1, -1, -1, -1, 280, 411, 11, 1, 2, 1, 5, 4, 0, 0, 6},  // filter
    {570, -1, -1, -1, -1, 281, 413, 12, 2, 3, 1, 5, 59, 0, 0, 6},  // reduce
    {571, -1, -1, -1, -1, 283, 416, 13, 1, 2, 1, 5, 59, 0, 0, 6},  // forEach
    {572, -1, -1, -1, -1, 284, 418, 14, 1, 2, 1, 5, 59, 0, 0, 6},  // enumerateObjectsUsingBlock
    {573, -1, -1, -1, -1, 285, 420, 15, 1, 2, 1, 5, 59, 0, 0, 6},  // objectAtIndex
    {574, -1, -1, -1, -1, 286, 422, 16, 1, 2, 1, 5, 0, 0, 0, 6},  // indexOfObject
    {575, -1, -1, -1, -1, 287, 424, 17, 1, 2, 1, 5, 4, 0, 0, 6},  // arrayByAddingObject
    {576, -1, -1, -1, -1, 288, 426, 18, 1, 2, 1, 5, 4, 0, 0, 6},  // arrayByAddingObjectsFromArray
    {577, -1, -1, -1, -1, 0, 0, 19, 0, 0, 5, 0, 0, 0, 0, 6},  // NSNotFound
    {578, -1, -1, -1, -1, 289, 428, 20, 0, 1, 1, 5, 59, 0, 0, 6},  // removeLastObject
    {579, -1, -1, -1, -1, 289, 429, 21, 1, 2, 1, 5, 59, 0, 0, 6},  // removeObjectAtIndex
    {580, -1, -1, -1, -1, 290, 431, 22, 2, 3, 1, 5, 59, 0, 0, 6},  // replaceObjectAtIndex
    {582, -1, -1, -1, -1, 292, 434, 23, 2, 3, 1, 5, 59, 0, 0, 6},  // insertObject
    {584, -1, -1, -1, -1, 294, 437, 24, 2, 3, 1, 5, 59, 0, 0, 6},  // exchangeObjectAtIndex
    {107, -1, -1, -1, -1, 296, 440, 25, 1, 2, 1, 5, 59, 0, 0, 6},  // removeObject
    {586, -1, -1, -1, -1, 297, 442, 26, 1, 2, 1, 5, 59, 0, 0, 6},  // makeObjectsPerformSelector
    {587, -1, -1, -1, -1, 298, 444, 27, 1, 2, 1, 5, 4, 0, 0, 6},  // sortedArrayUsingComparator
    {588, -1, -1, -1, -1, 299, 446, 28, 1, 2, 1, 1, 0, 0, 0, 6},  // compare
    {589, -1, -1, -1, -1, 0, 0, 29, 0, 0, 5, 0, 0, 0, 0, 6},  // NSOrderedAscending
    {590, -1, -1, -1, -1, 0, 0, 30, 0, 0, 5, 0, 0, 0, 0, 6},  // NSOrderedSame
    {591, -1, -1, -1, -1, 0, 0, 31, 0, 0, 5, 0, 0, 0, 0, 6},  // NSOrderedDescending
    {391, -1, -1, -1, 697, 300, 448, 32, 1, 2, 1, 5, 2, 0, 0, 6},  // contains
    {391, -1, -1, -1, -1, 301, 450, 33, 1, 2, 1, 5, 2, 0, 0, 6},  // contains
    {560, -1, -1, -1, -1, 302, 452, 34, 1, 2, 1, 5, 59, 0, 0, 6},  // first
    {592, -1, -1, -1, -1, 303, 454, 35, 1, 2, 1, 5, 2, 0, 0, 6},  // allSatisfy
    {593, -1, -1, -1, -1, 304, 456, 36, 1, 2, 1, 5, 59, 0, 0, 6},  // firstIndex
    {593, -1, -1, -1, -1, 305, 458, 37, 1, 2, 1, 5, 59, 0, 0, 6},  // firstIndex
    {561, -1, -1, -1, -1, 306, 460, 38, 1, 2, 1, 5, 59, 0, 0, 6},  // last
    {594, -1, -1, -1, -1, 307, 462, 39, 1, 2, 1, 5, 59, 0, 0, 6},  // lastIndex
    {594, -1, -1, -1, -1, 308, 464, 40, 1, 2, 1, 5, 59, 0, 0, 6},  // lastIndex
    {125, -1, -1, -1, -1, 309, 466, 41, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {125, -1, -1, -1, -1, 310, 468, 42, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {595, -1, -1, -1, -1, 311, 470, 43, 1, 2, 1, 5, 4, 0, 0, 6},  // drop
    {596, -1, -1, -1, -1, 312, 472, 44, 1, 2, 1, 5, 2, 0, 0, 6},  // elementsEqual
    {597, -1, -1, -1, -1, 313, 474, 45, 1, 2, 1, 5, 2, 0, 0, 6},  // starts
    {101, -1, -1, -1, -1, 314, 476, 46, 1, 2, 1, 5, 59, 0, 0, 6},  // removeFirst
    {99, -1, -1, -1, -1, 315, 478, 47, 1, 2, 1, 5, 59, 0, 0, 6},  // removeLast
    {391, -1, -1, -1, -1, 316, 480, 48, 1, 2, 1, 8, 2, 0, 0, 6},  // contains
    {31, -1, -1, -1, -1, 0, 482, 49, 0, 1, 2, 5, 4, 0, 0, 6},  // lazy
    {599, -1, -1, -1, -1, 317, 483, 50, 0, 1, 1, 5, 4, 0, 0, 6},  // dropFirst
    {599, -1, -1, -1, -1, 317, 484, 51, 1, 2, 1, 5, 4, 0, 0, 6},  // dropFirst
    {600, -1, -1, -1, -1, 318, 486, 52, 0, 1, 1, 5, 4, 0, 0, 6},  // dropLast
    {600, -1, -1, -1, -1, 318, 487, 53, 1, 2, 1, 5, 4, 0, 0, 6},  // dropLast
    {125, -1, -1, -1, -1, 319, 489, 54, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {601, -1, -1, -1, -1, 320, 491, 55, 1, 2, 1, 5, 4, 0, 0, 6},  // suffix
    {125, -1, -1, -1, -1, 321, 493, 56, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {125, -1, -1, -1, -1, 322, 495, 57, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {601, -1, -1, -1, -1, 323, 497, 58, 1, 2, 1, 5, 4, 0, 0, 6},  // suffix
    {114, -1, -1, -1, -1, 324, 499, 59, 1, 2, 1, 5, 59, 0, 0, 6},  // removeSubrange
    {115, -1, -1, -1, -1, 325, 501, 60, 2, 3, 1, 5, 59, 0, 0, 6},  // replaceSubrange
    {116, -1, -1, -1, -1, 327, 504, 61, 1, 2, 1, 5, 59, 0, 0, 6},  // partition
    {559, -1, -1, -1, -1, 328, 506, 62, 1, 2, 1, 5, 0, 0, 0, 6},  // count
    {559, -1, -1, -1, -1, 329, 508, 63, 1, 2, 1, 5, 0, 0, 0, 6},  // count
    {603, -1, -1, -1, -1, 330, 510, 64, 1, 2, 1, 5, 4, 0, 0, 6},  // joined
    {605, -1, -1, -1, -1, 331, 512, 65, 1, 2, 1, 5, 0, 0, 0, 6},  // index
    {605, -1, -1, -1, -1, 332, 514, 66, 1, 2, 1, 5, 0, 0, 0, 6},  // index
    {605, -1, -1, -1, -1, 333, 516, 67, 2, 3, 1, 5, 0, 0, 0, 6},  // index
    {605, -1, -1, -1, -1, 335, 519, 68, 3, 4, 1, 5, 59, 0, 0, 6},  // index
    {299, -1, -1, -1, -1, 338, 523, 69, 2, 3, 1, 5, 0, 0, 0, 6},  // distance
    {605, -1, -1, -1, -1, 340, 526, 70, 1, 2, 1, 4, 0, 0, 0, 6},  // index
    {605, -1, -1, -1, -1, 341, 528, 71, 1, 2, 1, 4, 0, 0, 0, 6},  // index
    {605, -1, -1, -1, -1, 342, 530, 72, 2, 3, 1, 4, 0, 0, 0, 6},  // index
    {605, -1, -1, -1, -1, 344, 533, 73, 3, 4, 1, 4, 59, 0, 0, 6},  // index
    {299, -1, -1, -1, -1, 347, 537, 74, 2, 3, 1, 4, 0, 0, 0, 6},  // distance
    {108, -1, -1, -1, -1, 349, 540, 75, 2, 3, 1, 5, 59, 0, 0, 6},  // swapAt
    {603, -1, -1, -1, -1, 351, 543, 76, 0, 1, 1, 5, 59, 0, 0, 6},  // joined
    {609, -1, -1, -1, -1, 351, 544, 77, 1, 2, 1, 5, 4, 0, 0, 6},  // split
    {609, -1, -1, -1, -1, 352, 546, 78, 1, 2, 1, 5, 4, 0, 0, 6},  // split
    {609, -1, -1, -1, -1, 353, 548, 79, 1, 2, 1, 5, 4, 0, 0, 6},  // split
    {611, -1, -1, -1, -1, 354, 550, 80, 1, 2, 1, 5, 59, 0, 0, 6},  // reserveCapacity
    {612, -1, -1, -1, -1, 0, 552, 81, 0, 1, 2, 5, 7, 0, 0, 6},  // indices
    {613, -1, -1, -1, -1, 0, 553, 82, 0, 1, 2, 5, 0, 0, 0, 6},  // startIndex
    {614, -1, -1, -1, -1, 0, 554, 83, 0, 1, 2, 5, 0, 0, 0, 6},  // endIndex
    {119, -1, -1, -1, -1, 355, 555, 84, 1, 2, 1, 5, 4, 0, 0, 6},  // flatMap
    {571, -1, -1, -1, -1, 356, 557, 85, 1, 2, 1, 8, 59, 0, 0, 6},  // forEach
    {570, -1, -1, -1, -1, 357, 559, 86, 2, 3, 1, 5, 59, 0, 0, 6},  // reduce
    {102, -1, -1, -1, -1, 359, 562, 87, 1, 2, 1, 5, 59, 0, 0, 6},  // removeAll
    {206, -1, -1, -1, -1, 360, 564, 88, 2, 2, 3, 0, 4, 0, 0, 6},  // Array
    {207, -1, -1, -1, -1, 362, 566, 89, 2, 2, 3, 0, 4, 0, 0, 6},  // ContiguousArray
    {424, -1, -1, -1, -1, 364, 568, 90, 0, 1, 1, 5, 59, 0, 0, 6},  // min
    {422, -1, -1, -1, -1, 364, 569, 91, 0, 1, 1, 5, 59, 0, 0, 6},  // max
    {424, -1, -1, -1, -1, 364, 570, 92, 2, 2, 0, 0, 59, 0, 0, 6},  // min
    {422, -1, -1, -1, -1, 366, 572, 93, 2, 2, 0, 0, 59, 0, 0, 6},  // max
    {424, -1, -1, -1, -1, 368, 574, 94, 1, 2, 1, 5, 59, 0, 0, 6},  // min
    {422, -1, -1, -1, -1, 369, 576, 95, 1, 2, 1, 5, 59, 0, 0, 6},  // max
    {617, -1, -1, -1, -1, 370, 578, 96, 0, 1, 1, 5, 4, 0, 0, 6},  // sorted
    {617, -1, -1, -1, -1, 370, 579, 97, 1, 2, 1, 5, 4, 0, 0, 6},  // sorted
    {617, -1, -1, -1, -1, 371, 581, 98, 1, 2, 1, 5, 4, 0, 0, 6},  // sorted
    {603, -1, -1, -1, -1, 372, 583, 99, 1, 2, 1, 5, 3, 0, 0, 6},  // joined
    {96, -1, -1, -1, 1796, 373, 585, 100, 1, 2, 1, 5, 59, 0, 0, 6},  // append
    {96, -1, -1, -1, 1797, 374, 587, 101, 1, 2, 1, 5, 59, 0, 0, 6},  // append
    {97, -1, -1, -1, -1, 375, 589, 102, 2, 3, 1, 5, 59, 0, 0, 6},  // insert
    {97, -1, -1, -1, -1, 377, 592, 103, 2, 3, 1, 5, 59, 0, 0, 6},  // insert
    {98, -1, -1, -1, -1, 379, 595, 104, 1, 2, 1, 5, 59, 0, 0, 6},  // remove
    {99, -1, -1, -1, -1, 380, 597, 105, 0, 1, 1, 5, 59, 0, 0, 6},  // removeLast
    {100, -1, -1, -1, -1, 380, 598, 106, 0, 1, 1, 5, 59, 0, 0, 6},  // popLast
    {101, -1, -1, -1, -1, 380, 599, 107, 0, 1, 1, 5, 59, 0, 0, 6},  // removeFirst
    {102, -1, -1, -1, 669, 380, 600, 108, 0, 1, 1, 5, 59, 0, 0, 6},  // removeAll
    {102, -1, -1, -1, -1, 380, 601, 109, 1, 2, 1, 5, 59, 0, 0, 6},  // removeAll
    {559, -1, -1, -1, 309, 0, 603, 110, 0, 1, 2, 4, 0, 0, 0, 6},  // count
    {364, -1, -1, -1, -1, 0, 604, 111, 0, 1, 2, 4, 2, 0, 0, 6},  // isEmpty
    {621, -1, -1, -1, 1774, 381, 605, 112, 0, 1, 1, 4, 3, 0, 0, 6},  // uppercased
    {622, -1, -1, -1, 1775, 381, 606, 113, 0, 1, 1, 4, 3, 0, 0, 6},  // lowercased
    {391, -1, -1, -1, 1777, 381, 607, 114, 1, 2, 1, 4, 2, 0, 0, 6},  // contains
    {623, -1, -1, -1, -1, 382, 609, 115, 1, 2, 1, 4, 2, 0, 0, 6},  // hasPrefix
    {624, -1, -1, -1, -1, 383, 611, 116, 1, 2, 1, 4, 2, 0, 0, 6},  // hasSuffix
    {203, -1, -1, -1, -1, 384, 613, 117, 2, 2, 3, 0, 3, 0, 0, 6},  // String
    {625, -1, -1, -1, -1, 0, 615, 118, 0, 1, 2, 4, 2, 0, 0, 6},  // isLetter
    {626, -1, -1, -1, -1, 0, 616, 119, 0, 1, 2, 4, 2, 0, 0, 6},  // isNumber
    {627, -1, -1, -1, -1, 0, 617, 120, 0, 1, 2, 4, 2, 0, 0, 6},  // isWhitespace
    {628, -1, -1, -1, -1, 0, 618, 121, 0, 1, 2, 4, 2, 0, 0, 6},  // isUppercase
    {629, -1, -1, -1, -1, 0, 619, 122, 0, 1, 2, 4, 2, 0, 0, 6},  // isLowercase
    {630, -1, -1, -1, -1, 0, 620, 123, 0, 1, 2, 4, 2, 0, 0, 6},  // isNewline
    {631, -1, -1, -1, -1, 0, 621, 124, 0, 1, 2, 4, 2, 0, 0, 6},  // isPunctuation
    {632, -1, -1, -1, -1, 0, 622, 125, 0, 1, 2, 4, 59, 0, 0, 6},  // wholeNumberValue
    {633, -1, -1, -1, 1776, 0, 623, 126, 0, 1, 2, 4, 3, 0, 0, 6},  // capitalized
    {634, -1, -1, -1, -1, 0, 624, 127, 0, 1, 2, 4, 0, 0, 0, 6},  // floatValue
    {635, -1, -1, -1, -1, 0, 625, 128, 0, 1, 2, 4, 0, 0, 0, 6},  // doubleValue
    {636, -1, -1, -1, -1, 0, 626, 129, 0, 1, 2, 4, 0, 0, 0, 6},  // integerValue
    {637, -1, -1, -1, -1, 0, 627, 130, 0, 1, 2, 4, 0, 0, 0, 6},  // intValue
    {609, -1, -1, -1, -1, 386, 628, 131, 1, 2, 1, 4, 4, 0, 0, 6},  // split
    {638, -1, -1, -1, 1778, 387, 630, 132, 1, 2, 1, 4, 4, 0, 0, 6},  // components
    {640, -1, -1, -1, 1779, 388, 632, 133, 2, 3, 1, 4, 3, 0, 0, 6},  // replacingOccurrences
    {613, -1, -1, -1, -1, 0, 635, 134, 0, 1, 2, 4, 0, 0, 0, 6},  // startIndex
    {614, -1, -1, -1, -1, 0, 636, 135, 0, 1, 2, 4, 0, 0, 0, 6},  // endIndex
    {641, -1, -1, -1, -1, 0, 637, 136, 0, 1, 2, 4, 59, 0, 0, 6},  // asciiValue
    {75, -1, -1, -1, -1, 0, 638, 137, 0, 1, 2, 4, 59, 0, 0, 6},  // value
    {642, -1, -1, -1, -1, 390, 639, 138, 1, 1, 0, 0, 3, 0, 0, 6},  // UnicodeScalar
    {643, -1, -1, -1, -1, 0, 640, 139, 0, 1, 2, 4, 4, 0, 0, 6},  // unicodeScalars
    {644, -1, -1, -1, -1, 0, 641, 140, 0, 1, 2, 4, 4, 0, 0, 6},  // utf8
    {645, -1, -1, -1, -1, 0, 642, 141, 0, 1, 2, 4, 4, 0, 0, 6},  // utf16
    {646, -1, -1, -1, -1, 391, 643, 142, 1, 2, 1, 4, 59, 0, 0, 6},  // range
    {597, -1, -1, -1, -1, 392, 645, 143, 1, 2, 1, 4, 2, 0, 0, 6},  // starts
    {596, -1, -1, -1, -1, 393, 647, 144, 1, 2, 1, 4, 2, 0, 0, 6},  // elementsEqual
    {648, 647, -1, -1, -1, 0, 0, 145, 0, 0, 5, 1, 0, 0, 0, 6},  // orderedAscending
    {649, 647, -1, -1, -1, 0, 0, 146, 0, 0, 5, 1, 0, 0, 0, 6},  // orderedSame
    {650, 647, -1, -1, -1, 0, 0, 147, 0, 0, 5, 1, 0, 0, 0, 6},  // orderedDescending
    {609, -1, -1, -1, -1, 394, 649, 148, 2, 3, 1, 4, 4, 0, 0, 6},  // split
    {609, -1, -1, -1, -1, 396, 652, 149, 2, 3, 1, 4, 4, 0, 0, 6},  // split
    {609, -1, -1, -1, -1, 398, 655, 150, 3, 4, 1, 4, 4, 0, 0, 6},  // split
    {609, -1, -1, -1, -1, 401, 659, 151, 1, 2, 1, 4, 4, 0, 0, 6},  // split
    {609, -1, -1, -1, -1, 402, 661, 152, 1, 2, 1, 4, 4, 0, 0, 6},  // split
    {653, -1, -1, -1, -1, 403, 663, 153, 3, 4, 1, 4, 3, 0, 0, 6},  // padding
    {657, -1, -1, -1, -1, 406, 667, 154, 1, 1, 0, 0, 56, 0, 0, 6},  // type
    {203, -1, -1, -1, -1, 407, 668, 155, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {203, -1, -1, -1, -1, 408, 0, 156, 0, 0, 3, 0, 3, 0, 0, 6},  // String
    {203, -1, -1, -1, -1, 408, 669, 157, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {204, -1, -1, -1, -1, 409, 670, 158, 1, 1, 3, 0, 3, 0, 0, 6},  // Character
    {203, -1, -1, -1, -1, 410, 671, 159, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {663, -1, -1, -1, -1, 0, 672, 160, 0, 1, 2, 7, 4, 0, 0, 6},  // keys
    {664, -1, -1, -1, -1, 0, 673, 161, 0, 1, 2, 7, 4, 0, 0, 6},  // allKeys
    {665, -1, -1, -1, -1, 0, 674, 162, 0, 1, 2, 7, 4, 0, 0, 6},  // values
    {666, -1, -1, -1, -1, 0, 675, 163, 0, 1, 2, 7, 4, 0, 0, 6},  // allValues
    {559, -1, -1, -1, -1, 0, 676, 164, 0, 1, 2, 7, 0, 0, 0, 6},  // count
    {364, -1, -1, -1, -1, 0, 677, 165, 0, 1, 2, 7, 2, 0, 0, 6},  // isEmpty
    {103, -1, -1, -1, -1, 411, 678, 166, 1, 2, 1, 7, 59, 0, 0, 6},  // removeValue
    {668, -1, -1, -1, -1, 412, 680, 167, 1, 2, 1, 7, 59, 0, 0, 6},  // removeObjectForKey
    {104, -1, -1, -1, -1, 413, 682, 168, 2, 3, 1, 7, 59, 0, 0, 6},  // updateValue
    {106, -1, -1, -1, -1, 415, 685, 169, 2, 3, 1, 7, 59, 0, 0, 6},  // setObject
    {102, -1, -1, -1, -1, 417, 688, 170, 0, 1, 1, 7, 59, 0, 0, 6},  // removeAll
    {669, -1, -1, -1, -1, 417, 689, 171, 0, 1, 1, 7, 59, 0, 0, 6},  // removeAllObjects
    {102, -1, -1, -1, -1, 417, 690, 172, 1, 2, 1, 7, 59, 0, 0, 6},  // removeAll
    {105, -1, -1, -1, -1, 418, 692, 173, 2, 3, 1, 7, 59, 0, 0, 6},  // merge
    {671, -1, -1, -1, -1, 420, 695, 174, 1, 2, 1, 7, 6, 0, 0, 6},  // mapValues
    {672, -1, -1, -1, -1, 421, 697, 175, 1, 2, 1, 7, 6, 0, 0, 6},  // compactMapValues
    {569, -1, -1, -1, -1, 422, 699, 176, 1, 2, 1, 7, 6, 0, 0, 6},  // filter
    {673, -1, -1, -1, -1, 423, 701, 177, 2, 3, 1, 7, 6, 0, 0, 6},  // merging
    {674, -1, -1, -1, -1, 425, 704, 178, 1, 2, 1, 7, 59, 0, 0, 6},  // objectForKey
    {675, -1, -1, -1, -1, 426, 706, 179, 1, 2, 1, 7, 59, 0, 0, 6},  // valueForKey
    {660, -1, -1, -1, -1, 427, 708, 180, 1, 1, 3, 0, 6, 0, 0, 6},  // Dictionary
    {660, -1, -1, -1, -1, 428, 709, 181, 2, 2, 3, 0, 6, 0, 0, 6},  // Dictionary
    {660, -1, -1, -1, -1, 430, 711, 182, 2, 2, 3, 0, 6, 0, 0, 6},  // Dictionary
    {660, -1, -1, -1, -1, 432, 713, 183, 2, 2, 3, 0, 6, 0, 0, 6},  // Dictionary
    {662, -1, -1, -1, -1, 434, 715, 184, 0, 0, 3, 0, 6, 0, 0, 6},  // NSMutableDictionary
    {661, -1, -1, -1, -1, 434, 715, 185, 0, 0, 3, 0, 6, 0, 0, 6},  // NSDictionary
    {660, -1, -1, -1, -1, 434, 715, 186, 0, 0, 3, 0, 6, 0, 0, 6},  // Dictionary
    {118, -1, -1, -1, -1, 278, 715, 187, 1, 2, 1, 7, 4, 0, 0, 6},  // map
    {568, -1, -1, -1, -1, 279, 717, 188, 1, 2, 1, 7, 4, 0, 0, 6},  // compactMap
    {119, -1, -1, -1, -1, 355, 719, 189, 1, 2, 1, 7, 4, 0, 0, 6},  // flatMap
    {571, -1, -1, -1, -1, 283, 721, 190, 1, 2, 1, 7, 59, 0, 0, 6},  // forEach
    {570, -1, -1, -1, -1, 281, 723, 191, 2, 3, 1, 7, 59, 0, 0, 6},  // reduce
    {391, -1, -1, -1, -1, 301, 726, 192, 1, 2, 1, 7, 2, 0, 0, 6},  // contains
    {560, -1, -1, -1, -1, 302, 728, 193, 1, 2, 1, 7, 59, 0, 0, 6},  // first
    {592, -1, -1, -1, -1, 303, 730, 194, 1, 2, 1, 7, 2, 0, 0, 6},  // allSatisfy
    {617, -1, -1, -1, -1, 370, 732, 195, 1, 2, 1, 7, 4, 0, 0, 6},  // sorted
    {617, -1, -1, -1, -1, 371, 734, 196, 1, 2, 1, 7, 4, 0, 0, 6},  // sorted
    {422, -1, -1, -1, -1, 369, 736, 197, 1, 2, 1, 7, 59, 0, 0, 6},  // max
    {424, -1, -1, -1, -1, 368, 738, 198, 1, 2, 1, 7, 59, 0, 0, 6},  // min
    {563, -1, -1, -1, -1, 272, 740, 199, 0, 1, 1, 7, 4, 0, 0, 6},  // enumerated
    {560, -1, -1, -1, -1, 0, 741, 200, 0, 1, 2, 7, 59, 0, 0, 6},  // first
    {678, -1, -1, -1, -1, 0, 742, 201, 0, 1, 2, 8, 0, 0, 0, 6},  // lowerBound
    {679, -1, -1, -1, -1, 0, 743, 202, 0, 1, 2, 8, 0, 0, 0, 6},  // upperBound
    {559, -1, -1, -1, -1, 0, 744, 203, 0, 1, 2, 8, 0, 0, 0, 6},  // count
    {364, -1, -1, -1, -1, 0, 745, 204, 0, 1, 2, 8, 2, 0, 0, 6},  // isEmpty
    {516, -1, -1, -1, -1, 0, 746, 205, 0, 1, 2, 8, 3, 0, 0, 6},  // description
    {680, -1, -1, -1, -1, 447, 747, 206, 1, 2, 1, 8, 2, 0, 0, 6},  // overlaps
    {681, -1, -1, -1, -1, 448, 749, 207, 1, 2, 1, 8, 7, 0, 0, 6},  // clamped
    {516, -1, -1, -1, -1, 0, 751, 208, 0, 1, 2, 3, 3, 0, 0, 6},  // description
    {391, -1, -1, -1, -1, 449, 752, 209, 1, 2, 1, 8, 2, 0, 0, 6},  // contains
    {118, -1, -1, -1, -1, 450, 754, 210, 1, 2, 1, 8, 4, 0, 0, 6},  // map
    {562, -1, -1, -1, -1, 451, 756, 211, 0, 1, 1, 8, 4, 0, 0, 6},  // reversed
    {206, -1, -1, -1, -1, 451, 757, 212, 1, 1, 3, 0, 4, 0, 0, 6},  // Array
    {207, -1, -1, -1, -1, 452, 758, 213, 1, 1, 3, 0, 4, 0, 0, 6},  // ContiguousArray
    {682, -1, -1, -1, -1, 453, 759, 214, 0, 0, 3, 0, 5, 0, 0, 6},  // Set
    {682, -1, -1, -1, -1, 453, 759, 215, 1, 1, 3, 0, 5, 0, 0, 6},  // Set
    {559, -1, -1, -1, -1, 0, 760, 216, 0, 1, 2, 6, 0, 0, 0, 6},  // count
    {364, -1, -1, -1, -1, 0, 761, 217, 0, 1, 2, 6, 2, 0, 0, 6},  // isEmpty
    {560, -1, -1, -1, 698, 0, 762, 218, 0, 1, 2, 6, 59, 0, 0, 6},  // first
    {385, -1, -1, -1, -1, 454, 763, 219, 1, 2, 1, 6, 5, 0, 0, 6},  // union
    {683, -1, -1, -1, -1, 455, 765, 220, 1, 2, 1, 6, 59, 0, 0, 6},  // formUnion
    {387, -1, -1, -1, -1, 456, 767, 221, 1, 2, 1, 6, 5, 0, 0, 6},  // intersection
    {684, -1, -1, -1, -1, 457, 769, 222, 1, 2, 1, 6, 59, 0, 0, 6},  // formIntersection
    {685, -1, -1, -1, -1, 458, 771, 223, 1, 2, 1, 6, 5, 0, 0, 6},  // subtracting
    {686, -1, -1, -1, -1, 459, 773, 224, 1, 2, 1, 6, 59, 0, 0, 6},  // subtract
    {687, -1, -1, -1, -1, 460, 775, 225, 1, 2, 1, 6, 5, 0, 0, 6},  // symmetricDifference
    {688, -1, -1, -1, -1, 461, 777, 226, 1, 2, 1, 6, 59, 0, 0, 6},  // formSymmetricDifference
    {689, -1, -1, -1, -1, 462, 779, 227, 1, 2, 1, 6, 2, 0, 0, 6},  // isSubset
    {690, -1, -1, -1, -1, 463, 781, 228, 1, 2, 1, 6, 2, 0, 0, 6},  // isSuperset
    {691, -1, -1, -1, -1, 464, 783, 229, 1, 2, 1, 6, 2, 0, 0, 6},  // isStrictSubset
    {692, -1, -1, -1, -1, 465, 785, 230, 1, 2, 1, 6, 2, 0, 0, 6},  // isStrictSuperset
    {693, -1, -1, -1, -1, 466, 787, 231, 1, 2, 1, 6, 2, 0, 0, 6},  // isDisjoint
    {391, -1, -1, -1, 697, 467, 789, 232, 1, 2, 1, 6, 2, 0, 0, 6},  // contains
    {97, -1, -1, -1, -1, 468, 791, 233, 1, 2, 1, 6, 59, 0, 0, 6},  // insert
    {694, -1, -1, -1, -1, 469, 793, 234, 1, 2, 1, 6, 59, 0, 0, 6},  // update
    {98, -1, -1, -1, -1, 470, 795, 235, 1, 2, 1, 6, 59, 0, 0, 6},  // remove
    {102, -1, -1, -1, 669, 471, 797, 236, 0, 1, 1, 6, 59, 0, 0, 6},  // removeAll
    {695, -1, -1, -1, -1, 471, 798, 237, 0, 1, 1, 6, 59, 0, 0, 6},  // popFirst
    {101, -1, -1, -1, -1, 471, 799, 238, 0, 1, 1, 6, 59, 0, 0, 6},  // removeFirst
    {696, -1, -1, -1, -1, 471, 800, 239, 1, 2, 1, 6, 59, 0, 0, 6},  // addObject
    {107, -1, -1, -1, -1, 472, 802, 240, 1, 2, 1, 6, 59, 0, 0, 6},  // removeObject
    {222, -1, -1, -1, -1, 474, 804, 0, 4, 4, 3, 0, 17, 0, 0, 7},  // UIColor
    {703, -1, -1, -1, 1785, 478, 808, 1, 1, 2, 1, 18, 17, 0, 0, 7},  // withAlphaComponent
    {704, -1, -1, -1, -1, 479, 810, 2, 0, 1, 1, 18, 59, 0, 0, 7},  // set
    {705, -1, -1, -1, -1, 479, 811, 3, 0, 1, 1, 18, 59, 0, 0, 7},  // setFill
    {706, -1, -1, -1, -1, 479, 812, 4, 0, 1, 1, 18, 59, 0, 0, 7},  // setStroke
    {222, -1, -1, -1, -1, 479, 813, 5, 2, 2, 3, 0, 17, 0, 0, 7},  // UIColor
    {222, -1, -1, -1, -1, 481, 815, 6, 1, 1, 3, 0, 17, 0, 0, 7},  // UIColor
    {222, -1, -1, -1, -1, 482, 816, 7, 4, 4, 3, 0, 17, 0, 0, 7},  // UIColor
    {222, -1, -1, -1, -1, 486, 820, 8, 4, 4, 3, 0, 17, 0, 0, 7},  // UIColor
    {713, -1, -1, -1, -1, 490, 824, 9, 4, 4, 0, 0, 17, 0, 0, 7},  // CGColor
    {222, -1, -1, -1, -1, 494, 828, 10, 1, 1, 0, 0, 59, 0, 0, 7},  // UIColor
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
    {223, -1, -1, -1, -1, 495, 829, 0, 1, 1, 3, 0, 30, 0, 0, 8},  // UIView
    {223, -1, -1, -1, -1, 0, 0, 1, 0, 0, 3, 0, 30, 0, 0, 8},  // UIView
    {224, -1, -1, -1, -1, 496, 830, 2, 1, 1, 3, 0, 30, 0, 0, 8},  // UIWindow
    {224, -1, -1, -1, -1, 0, 0, 3, 0, 0, 3, 0, 30, 0, 0, 8},  // UIWindow
    {225, -1, -1, -1, -1, 497, 831, 4, 1, 1, 3, 0, 30, 0, 0, 8},  // UIImageView
    {225, -1, -1, -1, -1, 0, 0, 5, 0, 0, 3, 0, 30, 0, 0, 8},  // UIImageView
    {226, -1, -1, -1, -1, 498, 832, 6, 1, 1, 3, 0, 30, 0, 0, 8},  // UILabel
    {226, -1, -1, -1, -1, 0, 0, 7, 0, 0, 3, 0, 30, 0, 0, 8},  // UILabel
    {227, -1, -1, -1, -1, 499, 833, 8, 1, 1, 3, 0, 30, 0, 0, 8},  // UIButton
    {227, -1, -1, -1, -1, 0, 0, 9, 0, 0, 3, 0, 30, 0, 0, 8},  // UIButton
    {228, -1, -1, -1, -1, 500, 834, 10, 1, 1, 3, 0, 30, 0, 0, 8},  // UIScrollView
    {228, -1, -1, -1, -1, 0, 0, 11, 0, 0, 3, 0, 30, 0, 0, 8},  // UIScrollView
    {229, -1, -1, -1, -1, 501, 835, 12, 1, 1, 3, 0, 30, 0, 0, 8},  // UIControl
    {229, -1, -1, -1, -1, 0, 0, 13, 0, 0, 3, 0, 30, 0, 0, 8},  // UIControl
    {230, -1, -1, -1, -1, 502, 836, 14, 1, 1, 3, 0, 30, 0, 0, 8},  // UITextField
    {230, -1, -1, -1, -1, 0, 0, 15, 0, 0, 3, 0, 30, 0, 0, 8},  // UITextField
    {231, -1, -1, -1, -1, 503, 837, 16, 1, 1, 3, 0, 30, 0, 0, 8},  // UITextView
    {231, -1, -1, -1, -1, 0, 0, 17, 0, 0, 3, 0, 30, 0, 0, 8},  // UITextView
    {232, -1, -1, -1, -1, 504, 838, 18, 1, 1, 3, 0, 30, 0, 0, 8},  // UITableViewCell
    {232, -1, -1, -1, -1, 0, 0, 19, 0, 0, 3, 0, 30, 0, 0, 8},  // UITableViewCell
    {233, -1, -1, -1, -1, 505, 839, 20, 1, 1, 3, 0, 30, 0, 0, 8},  // UICollectionViewCell
    {233, -1, -1, -1, -1, 0, 0, 21, 0, 0, 3, 0, 30, 0, 0, 8},  // UICollectionViewCell
    {234, -1, -1, -1, -1, 506, 840, 22, 1, 1, 3, 0, 30, 0, 0, 8},  // UIVisualEffectView
    {234, -1, -1, -1, -1, 0, 0, 23, 0, 0, 3, 0, 30, 0, 0, 8},  // UIVisualEffectView
    {235, -1, -1, -1, -1, 507, 841, 24, 1, 1, 3, 0, 30, 0, 0, 8},  // UIPageControl
    {235, -1, -1, -1, -1, 0, 0, 25, 0, 0, 3, 0, 30, 0, 0, 8},  // UIPageControl
    {762, -1, -1, -1, -1, 0, 842, 26, 0, 1, 2, 31, 13, 0, 9, 8},  // frame
    {763, -1, -1, -1, -1, 0, 843, 27, 0, 1, 2, 31, 13, 0, 10, 8},  // bounds
    {369, -1, -1, -1, -1, 0, 844, 28, 0, 1, 2, 31, 9, 0, 11, 8},  // center
    {764, -1, -1, -1, -1, 0, 845, 29, 0, 1, 2, 31, 9, 0, 12, 8},  // anchorPoint
    {765, -1, -1, -1, 1757, 0, 846, 30, 0, 1, 2, 31, 2, 0, 0, 8},  // isHidden
    {766, -1, -1, -1, -1, 0, 847, 31, 0, 1, 2, 31, 2, 0, 0, 8},  // clipsToBounds
    {767, -1, -1, -1, -1, 0, 848, 32, 0, 1, 2, 31, 3, 0, 0, 8},  // name
    {769, -1, -1, -1, -1, 508, 849, 33, 1, 1, 0, 0, 59, 0, 0, 8},  // UIImage
    {769, -1, -1, -1, -1, 509, 850, 34, 1, 1, 0, 0, 59, 0, 0, 8},  // UIImage
    {225, -1, -1, -1, -1, 510, 851, 35, 1, 1, 3, 0, 30, 0, 0, 8},  // UIImageView
    {128, -1, -1, -1, -1, 0, 852, 36, 0, 1, 2, 31, 14, 0, 13, 8},  // transform
    {771, -1, -1, -1, -1, 0, 853, 37, 0, 1, 2, 31, 14, 0, 13, 8},  // transform3D
    {772, -1, -1, -1, -1, 511, 854, 38, 1, 2, 1, 31, 59, 0, 0, 8},  // moveAnchor
    {773, -1, -1, -1, -1, 0, 856, 39, 0, 1, 2, 31, 9, 0, 0, 8},  // contentOffset
    {702, -1, -1, -1, -1, 0, 857, 40, 0, 1, 2, 31, 0, 0, 0, 8},  // alpha
    {774, -1, -1, -1, 775, 0, 858, 41, 0, 1, 2, 31, 2, 0, 0, 8},  // isUserInteractionEnabled
    {775, -1, -1, -1, -1, 0, 859, 42, 0, 1, 2, 31, 2, 0, 0, 8},  // userInteractionEnabled
    {776, -1, -1, -1, -1, 0, 860, 43, 0, 1, 2, 31, 0, 0, 0, 8},  // tag
    {129, -1, -1, -1, -1, 0, 861, 44, 0, 1, 2, 31, 31, 0, 0, 8},  // layer
    {79, -1, -1, -1, -1, 512, 862, 45, 4, 4, 0, 0, 30, 0, 0, 8},  // view
    {777, -1, -1, -1, -1, 0, 866, 0, 0, 1, 2, 31, 17, 0, 0, 9},  // backgroundColor
    {778, -1, -1, -1, -1, 0, 867, 1, 0, 1, 2, 31, 3, 0, 0, 9},  // text
    {779, -1, -1, -1, -1, 0, 868, 2, 0, 1, 2, 31, 17, 0, 0, 9},  // textColor
    {780, -1, -1, -1, -1, 0, 869, 3, 0, 1, 2, 31, 20, 0, 0, 9},  // textAlignment
    {781, -1, -1, -1, -1, 0, 870, 4, 0, 1, 2, 31, 59, 0, 0, 9},  // font
    {768, -1, -1, -1, -1, 0, 871, 5, 0, 1, 2, 31, 59, 0, 0, 9},  // image
    {782, -1, -1, -1, -1, 0, 872, 6, 0, 1, 2, 31, 59, 0, 0, 9},  // contentMode
    {783, -1, -1, -1, 1786, 0, 873, 7, 0, 1, 2, 31, 2, 0, 0, 9},  // isOpaque
    {784, -1, -1, -1, -1, 0, 874, 8, 0, 1, 2, 31, 17, 0, 0, 9},  // tintColor
    {785, -1, -1, -1, -1, 0, 875, 9, 0, 1, 2, 31, 0, 0, 0, 9},  // contentScaleFactor
    {786, -1, -1, -1, -1, 0, 876, 10, 0, 1, 2, 31, 3, 0, 0, 9},  // accessibilityLabel
    {787, -1, -1, -1, -1, 0, 877, 11, 0, 1, 2, 31, 55, 0, 0, 9},  // safeAreaInsets
    {788, -1, -1, -1, -1, 0, 878, 12, 0, 1, 2, 31, 55, 0, 0, 9},  // layoutMargins
    {789, -1, -1, -1, -1, 0, 879, 13, 0, 1, 2, 31, 30, 0, 0, 9},  // mask
    {790, -1, -1, -1, -1, 0, 880, 14, 0, 1, 2, 31, 3, 0, 0, 9},  // accessibilityIdentifier
    {791, -1, -1, -1, -1, 0, 881, 15, 0, 1, 2, 31, 3, 0, 0, 9},  // accessibilityHint
    {792, -1, -1, -1, -1, 0, 882, 16, 0, 1, 2, 31, 2, 0, 0, 9},  // isAccessibilityElement
    {793, -1, -1, -1, -1, 0, 883, 17, 0, 1, 2, 31, 59, 0, 0, 9},  // semanticContentAttribute
    {794, -1, -1, -1, -1, 0, 884, 18, 0, 1, 2, 31, 2, 0, 0, 9},  // clearsContextBeforeDrawing
    {795, -1, -1, -1, -1, 0, 885, 19, 0, 1, 2, 31, 2, 0, 0, 9},  // isFirstResponder
    {796, -1, -1, -1, -1, 0, 886, 20, 0, 1, 2, 31, 0, 0, 0, 9},  // numberOfLines
    {797, -1, -1, -1, -1, 0, 887, 21, 0, 1, 2, 31, 2, 0, 0, 9},  // adjustsFontSizeToFitWidth
    {798, -1, -1, -1, -1, 0, 888, 22, 0, 1, 2, 31, 59, 0, 0, 9},  // lineBreakMode
    {799, -1, -1, -1, -1, 0, 889, 23, 0, 1, 2, 31, 59, 0, 0, 9},  // attributedText
    {800, -1, -1, -1, -1, 0, 890, 24, 0, 1, 2, 31, 59, 0, 0, 9},  // baselineAdjustment
    {801, -1, -1, -1, -1, 0, 891, 25, 0, 1, 2, 31, 59, 0, 0, 9},  // borderStyle
    {802, -1, -1, -1, -1, 0, 892, 26, 0, 1, 2, 31, 59, 0, 0, 9},  // keyboardType
    {803, -1, -1, -1, -1, 0, 893, 27, 0, 1, 2, 31, 59, 0, 0, 9},  // returnKeyType
    {804, -1, -1, -1, -1, 0, 894, 28, 0, 1, 2, 31, 59, 0, 0, 9},  // autocorrectionType
    {805, -1, -1, -1, -1, 0, 895, 29, 0, 1, 2, 31, 59, 0, 0, 9},  // autocapitalizationType
    {806, -1, -1, -1, -1, 0, 896, 30, 0, 1, 2, 31, 59, 0, 0, 9},  // clearButtonMode
    {807, -1, -1, -1, -1, 0, 897, 31, 0, 1, 2, 31, 17, 0, 0, 9},  // shadowColor
    {808, -1, -1, -1, -1, 0, 898, 32, 0, 1, 2, 31, 3, 0, 0, 9},  // placeholder
    {809, -1, -1, -1, -1, 0, 899, 33, 0, 1, 2, 31, 0, 0, 0, 9},  // minimumScaleFactor
    {810, -1, -1, -1, 1790, 0, 900, 34, 0, 1, 2, 31, 2, 0, 0, 9},  // isEditable
    {811, -1, -1, -1, 1791, 0, 901, 35, 0, 1, 2, 31, 2, 0, 0, 9},  // isSelectable
    {812, -1, -1, -1, 1792, 0, 902, 36, 0, 1, 2, 31, 2, 0, 0, 9},  // isSecureTextEntry
    {813, -1, -1, -1, -1, 0, 903, 37, 0, 1, 2, 31, 0, 0, 0, 9},  // zoomScale
    {814, 228, -1, -1, -1, 0, 0, 38, 0, 0, 5, 31, 56, 0, 0, 9},  // DecelerationRate
    {816, 817, -1, -1, -1, 0, 0, 39, 0, 0, 5, 29, 28, 0, 0, 9},  // normal
    {818, -1, -1, -1, -1, 0, 0, 40, 0, 0, 5, 0, 0, 0, 0, 9},  // UIScrollViewDecelerationRateNormal
    {819, 817, -1, -1, -1, 0, 0, 41, 0, 0, 5, 29, 28, 0, 0, 9},  // fast
    {820, -1, -1, -1, -1, 0, 0, 42, 0, 0, 5, 0, 0, 0, 0, 9},  // UIScrollViewDecelerationRateFast
    {821, -1, -1, -1, -1, 0, 904, 43, 0, 1, 2, 29, 0, 0, 0, 9},  // rawValue
    {822, -1, -1, -1, -1, 0, 905, 44, 0, 1, 2, 31, 28, 0, 0, 9},  // decelerationRate
    {823, 824, 825, -1, -1, 0, 0, 45, 0, 0, 5, 4, 3, 0, 0, 9},  // system
    {826, 824, 827, -1, -1, 0, 0, 46, 0, 0, 5, 4, 3, 0, 0, 9},  // custom
    {828, 824, 829, -1, -1, 0, 0, 47, 0, 0, 5, 4, 3, 0, 0, 9},  // infoLight
    {830, 824, 831, -1, -1, 0, 0, 48, 0, 0, 5, 4, 3, 0, 0, 9},  // contactAdd
    {832, 824, 833, -1, -1, 0, 0, 49, 0, 0, 5, 4, 3, 0, 0, 9},  // close
    {227, -1, -1, -1, -1, 516, 906, 50, 1, 1, 3, 0, 30, 0, 0, 9},  // UIButton
    {834, -1, -1, -1, 1789, 0, 907, 51, 0, 1, 2, 31, 2, 0, 0, 9},  // isScrollEnabled
    {835, -1, -1, -1, 1788, 0, 908, 52, 0, 1, 2, 31, 2, 0, 0, 9},  // isPagingEnabled
    {836, -1, -1, -1, -1, 0, 909, 53, 0, 1, 2, 31, 2, 0, 0, 9},  // bounces
    {837, -1, -1, -1, -1, 0, 910, 54, 0, 1, 2, 31, 2, 0, 0, 9},  // showsHorizontalScrollIndicator
    {838, -1, -1, -1, -1, 0, 911, 55, 0, 1, 2, 31, 2, 0, 0, 9},  // showsVerticalScrollIndicator
    {839, -1, -1, -1, -1, 0, 912, 56, 0, 1, 2, 31, 0, 0, 0, 9},  // minimumZoomScale
    {840, -1, -1, -1, -1, 0, 913, 57, 0, 1, 2, 31, 0, 0, 0, 9},  // maximumZoomScale
    {841, -1, -1, -1, -1, 0, 914, 58, 0, 1, 2, 31, 55, 0, 0, 9},  // contentInset
    {842, -1, -1, -1, -1, 0, 915, 59, 0, 1, 2, 31, 55, 0, 0, 9},  // scrollIndicatorInsets
    {843, -1, -1, -1, -1, 0, 916, 60, 0, 1, 2, 31, 55, 0, 0, 9},  // verticalScrollIndicatorInsets
    {844, -1, -1, -1, -1, 0, 917, 61, 0, 1, 2, 31, 55, 0, 0, 9},  // horizontalScrollIndicatorInsets
    {847, -1, -1, -1, -1, 0, 918, 62, 0, 1, 2, 31, 55, 0, 0, 9},  // safeAreaLayoutGuide
    {845, -1, -1, -1, -1, 0, 919, 63, 0, 1, 2, 31, 55, 0, 0, 9},  // adjustedContentInset
    {848, -1, -1, -1, -1, 0, 920, 64, 0, 1, 2, 31, 0, 0, 0, 9},  // numberOfPages
    {849, -1, -1, -1, -1, 0, 921, 65, 0, 1, 2, 31, 0, 0, 0, 9},  // currentPage
    {850, -1, -1, -1, -1, 0, 922, 66, 0, 1, 2, 31, 2, 0, 0, 9},  // hidesForSinglePage
    {851, -1, -1, -1, -1, 0, 923, 67, 0, 1, 2, 31, 17, 0, 0, 9},  // pageIndicatorTintColor
    {852, -1, -1, -1, -1, 0, 924, 68, 0, 1, 2, 31, 17, 0, 0, 9},  // currentPageIndicatorTintColor
    {853, -1, -1, -1, -1, 0, 925, 69, 0, 1, 2, 31, 59, 0, 0, 9},  // delegate
    {855, 223, -1, -1, -1, 0, 0, 70, 0, 0, 5, 31, 56, 0, 0, 9},  // AutoresizingMask
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
    {876, -1, -1, -1, -1, 0, 926, 84, 0, 1, 2, 31, 25, 0, 0, 9},  // autoresizingMask
    {877, -1, -1, -1, -1, 0, 927, 85, 0, 1, 2, 31, 2, 0, 0, 9},  // translatesAutoresizingMaskIntoConstraints
    {878, -1, -1, -1, -1, 0, 928, 86, 0, 1, 2, 31, 2, 0, 0, 9},  // autoresizesSubviews
    {880, 229, -1, -1, -1, 0, 0, 87, 0, 0, 5, 31, 56, 0, 0, 9},  // State
    {816, 879, 881, -1, -1, 0, 0, 88, 0, 0, 5, 41, 40, 0, 0, 9},  // normal
    {882, 879, -1, -1, -1, 0, 0, 89, 0, 0, 5, 41, 40, 0, 0, 9},  // Normal
    {883, 879, 884, -1, -1, 0, 0, 90, 0, 0, 5, 41, 40, 0, 0, 9},  // highlighted
    {885, 879, -1, -1, -1, 0, 0, 91, 0, 0, 5, 41, 40, 0, 0, 9},  // Highlighted
    {886, 879, 887, -1, -1, 0, 0, 92, 0, 0, 5, 41, 40, 0, 0, 9},  // disabled
    {888, 879, -1, -1, -1, 0, 0, 93, 0, 0, 5, 41, 40, 0, 0, 9},  // Disabled
    {889, 879, 890, -1, -1, 0, 0, 94, 0, 0, 5, 41, 40, 0, 0, 9},  // selected
    {891, 879, -1, -1, -1, 0, 0, 95, 0, 0, 5, 41, 40, 0, 0, 9},  // Selected
    {892, 879, 893, -1, -1, 0, 0, 96, 0, 0, 5, 41, 40, 0, 0, 9},  // focused
    {894, 879, -1, -1, -1, 0, 0, 97, 0, 0, 5, 41, 40, 0, 0, 9},  // Focused
    {896, 229, -1, -1, -1, 0, 0, 98, 0, 0, 5, 31, 56, 0, 0, 9},  // Event
    {897, 895, 898, -1, -1, 0, 0, 99, 0, 0, 5, 40, 39, 0, 0, 9},  // touchDown
    {899, 895, -1, -1, -1, 0, 0, 100, 0, 0, 5, 40, 39, 0, 0, 9},  // TouchDown
    {900, 895, 901, -1, -1, 0, 0, 101, 0, 0, 5, 40, 39, 0, 0, 9},  // touchDownRepeat
    {902, 895, -1, -1, -1, 0, 0, 102, 0, 0, 5, 40, 39, 0, 0, 9},  // TouchDownRepeat
    {903, 895, 904, -1, -1, 0, 0, 103, 0, 0, 5, 40, 39, 0, 0, 9},  // touchDragInside
    {905, 895, -1, -1, -1, 0, 0, 104, 0, 0, 5, 40, 39, 0, 0, 9},  // TouchDragInside
    {906, 895, 907, -1, -1, 0, 0, 105, 0, 0, 5, 40, 39, 0, 0, 9},  // touchDragOutside
    {908, 895, -1, -1, -1, 0, 0, 106, 0, 0, 5, 40, 39, 0, 0, 9},  // TouchDragOutside
    {909, 895, 910, -1, -1, 0, 0, 107, 0, 0, 5, 40, 39, 0, 0, 9},  // touchDragEnter
    {911, 895, -1, -1, -1, 0, 0, 108, 0, 0, 5, 40, 39, 0, 0, 9},  // TouchDragEnter
    {912, 895, 913, -1, -1, 0, 0, 109, 0, 0, 5, 40, 39, 0, 0, 9},  // touchDragExit
    {914, 895, -1, -1, -1, 0, 0, 110, 0, 0, 5, 40, 39, 0, 0, 9},  // TouchDragExit
    {915, 895, 916, -1, -1, 0, 0, 111, 0, 0, 5, 40, 39, 0, 0, 9},  // touchUpInside
    {917, 895, -1, -1, -1, 0, 0, 112, 0, 0, 5, 40, 39, 0, 0, 9},  // TouchUpInside
    {918, 895, 919, -1, -1, 0, 0, 113, 0, 0, 5, 40, 39, 0, 0, 9},  // touchUpOutside
    {920, 895, -1, -1, -1, 0, 0, 114, 0, 0, 5, 40, 39, 0, 0, 9},  // TouchUpOutside
    {921, 895, 922, -1, -1, 0, 0, 115, 0, 0, 5, 40, 39, 0, 0, 9},  // touchCancel
    {923, 895, -1, -1, -1, 0, 0, 116, 0, 0, 5, 40, 39, 0, 0, 9},  // TouchCancel
    {924, 895, 925, -1, -1, 0, 0, 117, 0, 0, 5, 40, 39, 0, 0, 9},  // valueChanged
    {926, 895, -1, -1, -1, 0, 0, 118, 0, 0, 5, 40, 39, 0, 0, 9},  // ValueChanged
    {927, 895, 928, -1, -1, 0, 0, 119, 0, 0, 5, 40, 39, 0, 0, 9},  // primaryActionTriggered
    {929, 895, -1, -1, -1, 0, 0, 120, 0, 0, 5, 40, 39, 0, 0, 9},  // PrimaryActionTriggered
    {930, 895, 931, -1, -1, 0, 0, 121, 0, 0, 5, 40, 39, 0, 0, 9},  // editingDidBegin
    {932, 895, -1, -1, -1, 0, 0, 122, 0, 0, 5, 40, 39, 0, 0, 9},  // EditingDidBegin
    {933, 895, 934, -1, -1, 0, 0, 123, 0, 0, 5, 40, 39, 0, 0, 9},  // editingChanged
    {935, 895, -1, -1, -1, 0, 0, 124, 0, 0, 5, 40, 39, 0, 0, 9},  // EditingChanged
    {936, 895, 937, -1, -1, 0, 0, 125, 0, 0, 5, 40, 39, 0, 0, 9},  // editingDidEnd
    {938, 895, -1, -1, -1, 0, 0, 126, 0, 0, 5, 40, 39, 0, 0, 9},  // EditingDidEnd
    {939, 895, 940, -1, -1, 0, 0, 127, 0, 0, 5, 40, 39, 0, 0, 9},  // editingDidEndOnExit
    {941, 895, -1, -1, -1, 0, 0, 128, 0, 0, 5, 40, 39, 0, 0, 9},  // EditingDidEndOnExit
    {942, 895, 943, -1, -1, 0, 0, 129, 0, 0, 5, 40, 39, 0, 0, 9},  // allTouchEvents
    {944, 895, -1, -1, -1, 0, 0, 130, 0, 0, 5, 40, 39, 0, 0, 9},  // AllTouchEvents
    {945, 895, 946, -1, -1, 0, 0, 131, 0, 0, 5, 40, 39, 0, 0, 9},  // allEditingEvents
    {947, 895, -1, -1, -1, 0, 0, 132, 0, 0, 5, 40, 39, 0, 0, 9},  // AllEditingEvents
    {948, 895, 949, -1, -1, 0, 0, 133, 0, 0, 5, 40, 39, 0, 0, 9},  // allEvents
    {950, 895, -1, -1, -1, 0, 0, 134, 0, 0, 5, 40, 39, 0, 0, 9},  // AllEvents
    {951, -1, -1, -1, -1, 517, 929, 135, 3, 4, 1, 31, 59, 0, 0, 9},  // addTarget
    {951, -1, -1, -1, -1, 520, 933, 136, 3, 4, 1, 31, 59, 0, 0, 9},  // addTarget
    {954, -1, -1, -1, -1, 523, 937, 137, 3, 4, 1, 31, 59, 0, 0, 9},  // removeTarget
    {954, -1, -1, -1, -1, 526, 941, 138, 3, 4, 1, 31, 59, 0, 0, 9},  // removeTarget
    {955, -1, -1, -1, -1, 529, 945, 139, 1, 2, 1, 31, 59, 0, 0, 9},  // sendActions
    {956, -1, -1, -1, -1, 530, 947, 140, 1, 2, 1, 31, 59, 0, 0, 9},  // sendActionsForControlEvents
    {957, -1, -1, -1, -1, 531, 949, 141, 2, 3, 1, 31, 59, 0, 0, 9},  // setTitle
    {957, -1, -1, -1, -1, 533, 952, 142, 2, 3, 1, 31, 59, 0, 0, 9},  // setTitle
    {959, -1, -1, -1, -1, 535, 955, 143, 2, 3, 1, 31, 59, 0, 0, 9},  // setTitleColor
    {959, -1, -1, -1, -1, 537, 958, 144, 2, 3, 1, 31, 59, 0, 0, 9},  // setTitleColor
    {960, -1, -1, -1, -1, 539, 961, 145, 2, 3, 1, 31, 59, 0, 0, 9},  // setImage
    {960, -1, -1, -1, -1, 541, 964, 146, 2, 3, 1, 31, 59, 0, 0, 9},  // setImage
    {961, -1, -1, -1, -1, 543, 967, 147, 2, 3, 1, 31, 59, 0, 0, 9},  // setBackgroundImage
    {961, -1, -1, -1, -1, 545, 970, 148, 2, 3, 1, 31, 59, 0, 0, 9},  // setBackgroundImage
    {962, -1, -1, -1, -1, 547, 973, 149, 2, 3, 1, 31, 59, 0, 0, 9},  // setAttributedTitle
    {963, -1, -1, -1, -1, 549, 976, 150, 2, 3, 1, 31, 59, 0, 0, 9},  // setTitleShadowColor
    {964, -1, -1, -1, -1, 0, 979, 151, 0, 1, 2, 31, 3, 0, 0, 9},  // currentTitle
    {965, -1, -1, -1, -1, 0, 980, 152, 0, 1, 2, 31, 30, 0, 0, 9},  // titleLabel
    {966, -1, -1, -1, -1, 0, 981, 153, 0, 1, 2, 31, 55, 0, 0, 9},  // contentEdgeInsets
    {967, -1, -1, -1, -1, 0, 982, 154, 0, 1, 2, 31, 55, 0, 0, 9},  // titleEdgeInsets
    {968, -1, -1, -1, -1, 0, 983, 155, 0, 1, 2, 31, 55, 0, 0, 9},  // imageEdgeInsets
    {969, -1, -1, -1, -1, 0, 984, 156, 0, 1, 2, 31, 2, 0, 0, 9},  // isEnabled
    {970, -1, -1, -1, -1, 0, 985, 157, 0, 1, 2, 31, 2, 0, 0, 9},  // isSelected
    {971, -1, -1, -1, -1, 0, 986, 158, 0, 1, 2, 31, 2, 0, 0, 9},  // isHighlighted
    {972, -1, -1, -1, -1, 0, 987, 159, 0, 1, 2, 31, 2, 0, 0, 9},  // isTracking
    {973, -1, -1, -1, -1, 0, 988, 160, 0, 1, 2, 31, 59, 0, 0, 9},  // contentHorizontalAlignment
    {974, -1, -1, -1, -1, 0, 989, 161, 0, 1, 2, 31, 59, 0, 0, 9},  // contentVerticalAlignment
    {975, -1, -1, -1, -1, 0, 990, 162, 0, 1, 2, 31, 12, 0, 0, 9},  // contentSize
    {372, 976, 977, -1, -1, 0, 0, 163, 0, 0, 5, 21, 20, 0, 0, 9},  // left
    {369, 976, 978, -1, -1, 0, 0, 164, 0, 0, 5, 21, 20, 0, 0, 9},  // center
    {374, 976, 979, -1, -1, 0, 0, 165, 0, 0, 5, 21, 20, 0, 0, 9},  // right
    {980, 976, 981, -1, -1, 0, 0, 166, 0, 0, 5, 21, 20, 0, 0, 9},  // justified
    {982, 976, 983, -1, -1, 0, 0, 167, 0, 0, 5, 21, 20, 0, 0, 9},  // natural
    {566, -1, -1, -1, 984, 0, 991, 0, 0, 1, 2, 31, 59, 0, 0, 10},  // next
    {985, -1, -1, -1, -1, 0, 992, 1, 0, 1, 2, 31, 30, 0, 0, 10},  // superview
    {986, -1, -1, -1, -1, 0, 993, 2, 0, 1, 2, 31, 4, 0, 0, 10},  // subviews
    {84, -1, -1, -1, -1, 0, 994, 3, 0, 1, 2, 31, 30, 0, 0, 10},  // window
    {987, -1, -1, -1, -1, 0, 995, 4, 0, 1, 2, 31, 2, 0, 0, 10},  // isKeyWindow
    {988, -1, -1, -1, 1753, 551, 996, 5, 1, 2, 1, 31, 2, 0, 0, 10},  // isDescendant
    {989, -1, -1, -1, -1, 552, 998, 6, 1, 2, 1, 31, 59, 0, 0, 10},  // addSubview
    {990, -1, -1, -1, -1, 553, 1000, 7, 1, 2, 1, 31, 59, 0, 0, 10},  // bringSubviewToFront
    {991, -1, -1, -1, 1755, 554, 1002, 8, 1, 2, 1, 31, 59, 0, 0, 10},  // bringSubview
    {993, -1, -1, -1, -1, 555, 1004, 9, 1, 2, 1, 31, 59, 0, 0, 10},  // sendSubviewToBack
    {994, -1, -1, -1, 1756, 556, 1006, 10, 1, 2, 1, 31, 59, 0, 0, 10},  // sendSubview
    {996, -1, -1, -1, -1, 557, 1008, 11, 0, 1, 1, 31, 59, 0, 0, 10},  // removeFromSuperview
    {997, -1, -1, -1, 1754, 557, 1009, 12, 2, 3, 1, 31, 59, 0, 0, 10},  // insertSubview
    {998, -1, -1, -1, 1793, 559, 1012, 13, 2, 3, 1, 31, 59, 0, 0, 10},  // exchangeSubview
    {997, -1, -1, -1, -1, 561, 1015, 14, 2, 3, 1, 31, 59, 0, 0, 10},  // insertSubview
    {997, -1, -1, -1, -1, 563, 1018, 15, 2, 3, 1, 31, 59, 0, 0, 10},  // insertSubview
    {1002, -1, -1, -1, 1759, 565, 1021, 16, 2, 3, 1, 31, 9, 0, 5, 10},  // convert
    {1002, -1, -1, -1, 1761, 567, 1024, 17, 2, 3, 1, 31, 9, 0, 5, 10},  // convert
    {1003, -1, -1, -1, -1, 569, 1027, 18, 2, 3, 1, 31, 9, 0, 5, 10},  // convertRect
    {1003, -1, -1, -1, -1, 571, 1030, 19, 2, 3, 1, 31, 9, 0, 5, 10},  // convertRect
    {1006, -1, -1, -1, -1, 573, 1033, 20, 2, 3, 1, 31, 9, 0, 5, 10},  // convertPoint
    {1006, -1, -1, -1, -1, 575, 1036, 21, 2, 3, 1, 31, 9, 0, 5, 10},  // convertPoint
    {1007, -1, -1, -1, -1, 577, 1039, 22, 0, 1, 1, 31, 59, 0, 0, 10},  // setNeedsLayout
    {1008, -1, -1, -1, -1, 577, 1040, 23, 0, 1, 1, 31, 59, 0, 0, 10},  // layoutIfNeeded
    {1007, -1, -1, -1, -1, 577, 1041, 24, 0, 1, 1, 32, 59, 0, 0, 10},  // setNeedsLayout
    {1008, -1, -1, -1, -1, 577, 1042, 25, 0, 1, 1, 32, 59, 0, 0, 10},  // layoutIfNeeded
    {1009, -1, -1, -1, -1, 577, 1043, 26, 0, 1, 1, 32, 59, 0, 0, 10},  // layoutSublayers
    {1009, -1, -1, -1, -1, 577, 1044, 27, 1, 2, 1, 31, 59, 0, 0, 10},  // layoutSublayers
    {1010, -1, -1, -1, -1, 578, 1046, 28, 1, 2, 1, 31, 59, 0, 0, 10},  // layoutSublayersOfLayer
    {1011, -1, -1, -1, -1, 579, 1048, 29, 0, 1, 1, 32, 2, 0, 0, 10},  // needsLayout
    {1012, -1, -1, -1, -1, 579, 1049, 30, 0, 1, 1, 31, 59, 0, 0, 10},  // setNeedsDisplay
    {1013, -1, -1, -1, -1, 579, 1050, 31, 0, 1, 1, 31, 59, 0, 0, 10},  // layoutSubviews
    {1012, -1, -1, -1, 1794, 579, 1051, 32, 1, 2, 1, 31, 59, 0, 0, 10},  // setNeedsDisplay
    {1012, -1, -1, -1, 1794, 580, 1053, 33, 1, 2, 1, 32, 59, 0, 0, 10},  // setNeedsDisplay
    {1014, -1, -1, -1, -1, 581, 1055, 34, 0, 1, 1, 31, 2, 0, 0, 10},  // becomeFirstResponder
    {1015, -1, -1, -1, -1, 581, 1056, 35, 0, 1, 1, 31, 2, 0, 0, 10},  // resignFirstResponder
    {1016, -1, -1, -1, -1, 581, 1057, 36, 1, 2, 1, 31, 12, 0, 0, 10},  // sizeThatFits
    {1017, -1, -1, -1, -1, 582, 1059, 37, 0, 1, 1, 31, 59, 0, 0, 10},  // sizeToFit
    {1018, -1, -1, -1, -1, 0, 1060, 38, 0, 1, 2, 31, 12, 0, 0, 10},  // intrinsicContentSize
    {1019, 223, 1020, -1, -1, 0, 0, 39, 0, 0, 5, 31, 0, 0, 0, 10},  // noIntrinsicMetric
    {1021, -1, -1, -1, -1, 582, 1061, 40, 0, 1, 1, 31, 59, 0, 0, 10},  // invalidateIntrinsicContentSize
    {1022, -1, -1, -1, -1, 582, 1062, 41, 1, 2, 1, 31, 59, 0, 0, 10},  // endEditing
    {1012, -1, -1, -1, -1, 583, 1064, 42, 0, 1, 1, 32, 59, 0, 0, 10},  // setNeedsDisplay
    {1023, -1, -1, -1, -1, 583, 1065, 43, 1, 2, 1, 31, 30, 0, 0, 10},  // viewWithTag
    {1024, -1, -1, -1, 1769, 584, 1067, 44, 2, 3, 1, 32, 59, 0, 0, 10},  // insertSublayer
    {1024, -1, -1, -1, -1, 586, 1070, 45, 2, 3, 1, 32, 59, 0, 0, 10},  // insertSublayer
    {1024, -1, -1, -1, -1, 588, 1073, 46, 2, 3, 1, 32, 59, 0, 0, 10},  // insertSublayer
    {1019, 223, -1, -1, -1, 0, 0, 47, 0, 0, 5, 31, 0, 0, 0, 10},  // noIntrinsicMetric
    {1027, -1, -1, -1, -1, 0, 1076, 48, 0, 1, 2, 31, 59, 0, 0, 10},  // rootViewController
    {1028, -1, -1, -1, -1, 0, 1077, 49, 0, 1, 2, 31, 59, 0, 0, 10},  // liveView
    {1029, -1, -1, -1, -1, 590, 1078, 50, 0, 1, 1, 31, 59, 0, 0, 10},  // makeKeyAndVisible
    {1030, -1, -1, -1, -1, 590, 1079, 51, 0, 1, 1, 31, 59, 0, 0, 10},  // makeKey
    {1032, 1031, -1, -1, -1, 0, 0, 52, 0, 0, 5, 31, 30, 0, 0, 10},  // current
    {849, 1033, -1, -1, -1, 0, 0, 53, 0, 0, 5, 31, 30, 0, 0, 10},  // currentPage
    {1034, -1, -1, -1, -1, 0, 1080, 54, 0, 1, 2, 31, 2, 0, 0, 10},  // needsIndefiniteExecution
    {1036, 1035, -1, -1, -1, 0, 0, 55, 0, 0, 5, 31, 30, 0, 0, 10},  // main
    {1037, 1035, -1, -1, -1, 590, 1081, 56, 0, 0, 4, 31, 30, 0, 0, 10},  // mainScreen
    {1038, -1, -1, -1, 1751, 590, 1081, 57, 2, 3, 1, 31, 30, 0, 5, 10},  // hitTest
    {1039, -1, -1, -1, -1, 592, 1084, 58, 2, 3, 1, 31, 2, 0, 0, 10},  // beginTracking
    {1040, -1, -1, -1, -1, 594, 1087, 59, 2, 3, 1, 31, 2, 0, 0, 10},  // continueTracking
    {322, -1, -1, -1, 1752, 596, 1090, 60, 2, 3, 1, 31, 2, 0, 5, 10},  // point
    {1042, -1, -1, -1, -1, 598, 1093, 0, 0, 0, 3, 0, 31, 0, 0, 11},  // CALayer
    {1043, -1, -1, -1, -1, 598, 1093, 1, 0, 0, 3, 0, 31, 0, 0, 11},  // CAShapeLayer
    {1044, -1, -1, -1, -1, 598, 1093, 2, 0, 0, 3, 0, 31, 0, 0, 11},  // CAGradientLayer
    {1045, -1, -1, -1, -1, 598, 1093, 3, 0, 0, 3, 0, 31, 0, 0, 11},  // CATextLayer
    {1046, -1, -1, -1, -1, 0, 1093, 4, 0, 1, 2, 32, 4, 0, 0, 11},  // colors
    {1047, -1, -1, -1, -1, 0, 1094, 5, 0, 1, 2, 32, 4, 0, 0, 11},  // locations
    {1048, -1, -1, -1, -1, 0, 1095, 6, 0, 1, 2, 32, 9, 0, 0, 11},  // startPoint
    {1049, -1, -1, -1, -1, 0, 1096, 7, 0, 1, 2, 32, 9, 0, 0, 11},  // endPoint
    {269, -1, -1, -1, -1, 0, 1097, 8, 0, 1, 2, 32, 59, 0, 0, 11},  // string
    {781, -1, -1, -1, -1, 0, 1098, 9, 0, 1, 2, 32, 59, 0, 0, 11},  // font
    {1050, -1, -1, -1, -1, 0, 1099, 10, 0, 1, 2, 32, 0, 0, 0, 11},  // fontSize
    {1051, -1, -1, -1, -1, 0, 1100, 11, 0, 1, 2, 32, 17, 0, 0, 11},  // foregroundColor
    {1052, -1, -1, -1, -1, 0, 1101, 12, 0, 1, 2, 32, 2, 0, 0, 11},  // isWrapped
    {1053, -1, -1, -1, 1054, 598, 1102, 13, 1, 2, 1, 32, 59, 0, 0, 11},  // render
    {1055, -1, -1, -1, 1057, 600, 1104, 14, 2, 3, 1, 31, 2, 0, 0, 11},  // drawHierarchy
    {762, -1, -1, -1, -1, 0, 1107, 15, 0, 1, 2, 32, 13, 0, 9, 11},  // frame
    {763, -1, -1, -1, -1, 0, 1108, 16, 0, 1, 2, 32, 13, 0, 10, 11},  // bounds
    {127, -1, -1, -1, -1, 0, 1109, 17, 0, 1, 2, 32, 9, 0, 11, 11},  // position
    {764, -1, -1, -1, -1, 0, 1110, 18, 0, 1, 2, 32, 9, 0, 12, 11},  // anchorPoint
    {765, -1, -1, -1, 1757, 0, 1111, 19, 0, 1, 2, 32, 2, 0, 0, 11},  // isHidden
    {1058, -1, -1, -1, -1, 0, 1112, 20, 0, 1, 2, 32, 2, 0, 0, 11},  // masksToBounds
    {767, -1, -1, -1, -1, 0, 1113, 21, 0, 1, 2, 32, 3, 0, 0, 11},  // name
    {1059, -1, -1, -1, -1, 0, 1114, 22, 0, 1, 2, 32, 14, 0, 0, 11},  // sublayerTransform
    {128, -1, -1, -1, -1, 0, 1115, 23, 0, 1, 2, 32, 14, 0, 0, 11},  // transform
    {1060, -1, -1, -1, -1, 0, 1116, 24, 0, 1, 2, 32, 0, 0, 0, 11},  // zPosition
    {1061, -1, -1, -1, -1, 0, 1117, 25, 0, 1, 2, 32, 0, 0, 0, 11},  // opacity
    {777, -1, -1, -1, -1, 0, 1118, 26, 0, 1, 2, 32, 17, 0, 0, 11},  // backgroundColor
    {1062, -1, -1, -1, -1, 0, 1119, 27, 0, 1, 2, 32, 0, 0, 0, 11},  // cornerRadius
    {1063, -1, -1, -1, -1, 0, 1120, 28, 0, 1, 2, 32, 0, 0, 0, 11},  // borderWidth
    {1064, -1, -1, -1, -1, 0, 1121, 29, 0, 1, 2, 32, 17, 0, 0, 11},  // borderColor
    {807, -1, -1, -1, -1, 0, 1122, 30, 0, 1, 2, 32, 17, 0, 0, 11},  // shadowColor
    {1065, -1, -1, -1, -1, 0, 1123, 31, 0, 1, 2, 32, 0, 0, 0, 11},  // shadowOpacity
    {1066, -1, -1, -1, -1, 0, 1124, 32, 0, 1, 2, 32, 0, 0, 0, 11},  // shadowRadius
    {1067, -1, -1, -1, -1, 0, 1125, 33, 0, 1, 2, 32, 12, 0, 0, 11},  // shadowOffset
    {1068, -1, -1, -1, -1, 0, 1126, 34, 0, 1, 2, 32, 32, 0, 0, 11},  // shadowPath
    {1069, -1, -1, -1, -1, 0, 1127, 35, 0, 1, 2, 32, 0, 0, 0, 11},  // contentsScale
    {1070, -1, -1, -1, -1, 0, 1128, 36, 0, 1, 2, 32, 59, 0, 0, 11},  // contents
    {1071, -1, -1, -1, -1, 0, 1129, 37, 0, 1, 2, 32, 13, 0, 0, 11},  // contentsRect
    {1072, -1, -1, -1, -1, 0, 1130, 38, 0, 1, 2, 32, 2, 0, 0, 11},  // shouldRasterize
    {1073, -1, -1, -1, -1, 0, 1131, 39, 0, 1, 2, 32, 0, 0, 0, 11},  // rasterizationScale
    {1074, -1, -1, -1, 1787, 0, 1132, 40, 0, 1, 2, 32, 2, 0, 0, 11},  // isDoubleSided
    {789, -1, -1, -1, -1, 0, 1133, 41, 0, 1, 2, 32, 31, 0, 0, 11},  // mask
    {1075, -1, -1, -1, -1, 0, 1134, 42, 0, 1, 2, 32, 59, 0, 0, 11},  // contentsGravity
    {1077, 1076, 1078, -1, -1, 0, 0, 43, 0, 0, 5, 42, 41, 0, 0, 11},  // layerMinXMinYCorner
    {1079, 1076, 1080, -1, -1, 0, 0, 44, 0, 0, 5, 42, 41, 0, 0, 11},  // layerMaxXMinYCorner
    {1081, 1076, 1082, -1, -1, 0, 0, 45, 0, 0, 5, 42, 41, 0, 0, 11},  // layerMinXMaxYCorner
    {1083, 1076, 1084, -1, -1, 0, 0, 46, 0, 0, 5, 42, 41, 0, 0, 11},  // layerMaxXMaxYCorner
    {1085, -1, -1, -1, -1, 0, 1135, 47, 0, 1, 2, 32, 41, 0, 0, 11},  // maskedCorners
    {1086, -1, -1, -1, -1, 0, 1136, 48, 0, 1, 2, 32, 59, 0, 0, 11},  // actions
    {1087, -1, -1, -1, -1, 0, 1137, 49, 0, 1, 2, 32, 59, 0, 0, 11},  // magnificationFilter
    {1088, -1, -1, -1, -1, 0, 1138, 50, 0, 1, 2, 32, 59, 0, 0, 11},  // minificationFilter
    {1089, -1, -1, -1, -1, 0, 1139, 51, 0, 1, 2, 32, 59, 0, 0, 11},  // compositingFilter
    {1090, -1, -1, -1, -1, 0, 1140, 52, 0, 1, 2, 32, 59, 0, 0, 11},  // cornerCurve
    {853, -1, -1, -1, -1, 0, 1141, 53, 0, 1, 2, 32, 59, 0, 0, 11},  // delegate
    {783, -1, -1, -1, 1786, 0, 1142, 54, 0, 1, 2, 32, 2, 0, 0, 11},  // isOpaque
    {1091, -1, -1, -1, -1, 0, 1143, 55, 0, 1, 2, 32, 2, 0, 0, 11},  // needsDisplayOnBoundsChange
    {1092, -1, -1, -1, -1, 0, 1144, 56, 0, 1, 2, 32, 2, 0, 0, 11},  // allowsEdgeAntialiasing
    {1093, -1, -1, -1, -1, 0, 1145, 57, 0, 1, 2, 32, 59, 0, 0, 11},  // lineCap
    {1094, -1, -1, -1, -1, 0, 1146, 58, 0, 1, 2, 32, 59, 0, 0, 11},  // fillRule
    {1095, -1, -1, -1, -1, 0, 1147, 59, 0, 1, 2, 32, 0, 0, 0, 11},  // miterLimit
    {1096, -1, -1, -1, -1, 0, 1148, 60, 0, 1, 2, 32, 0, 0, 0, 11},  // strokeStart
    {1097, -1, -1, -1, -1, 0, 1149, 61, 0, 1, 2, 32, 0, 0, 0, 11},  // strokeEnd
    {1098, -1, -1, -1, -1, 604, 1150, 62, 0, 1, 1, 32, 14, 0, 0, 11},  // affineTransform
    {130, -1, -1, -1, -1, 604, 1151, 63, 1, 2, 1, 32, 59, 0, 8, 11},  // setAffineTransform
    {1099, -1, -1, -1, 1770, 605, 1153, 64, 0, 1, 1, 32, 31, 0, 0, 11},  // presentation
    {1100, -1, -1, -1, 1771, 605, 1154, 65, 0, 1, 1, 32, 31, 0, 0, 11},  // model
    {1101, -1, -1, -1, -1, 0, 1155, 66, 0, 1, 2, 32, 31, 0, 0, 11},  // superlayer
    {1102, -1, -1, -1, -1, 0, 1156, 67, 0, 1, 2, 32, 4, 0, 0, 11},  // sublayers
    {1103, -1, -1, -1, -1, 605, 1157, 68, 1, 2, 1, 32, 59, 0, 0, 11},  // addSublayer
    {1104, -1, -1, -1, -1, 606, 1159, 69, 0, 1, 1, 32, 59, 0, 0, 11},  // removeFromSuperlayer
    {1002, -1, -1, -1, 1763, 606, 1160, 70, 2, 3, 1, 32, 9, 0, 5, 11},  // convert
    {1002, -1, -1, -1, 1765, 608, 1163, 71, 2, 3, 1, 32, 9, 0, 5, 11},  // convert
    {1038, -1, -1, -1, -1, 610, 1166, 72, 1, 2, 1, 32, 31, 0, 0, 11},  // hitTest
    {391, -1, -1, -1, 1718, 611, 1168, 73, 1, 2, 1, 32, 2, 0, 0, 11},  // contains
    {1105, -1, -1, -1, -1, 612, 1170, 0, 0, 0, 0, 0, 52, 0, 0, 12},  // Rectangle
    {1106, -1, -1, -1, -1, 612, 1170, 1, 0, 0, 0, 0, 52, 0, 0, 12},  // Circle
    {1107, -1, -1, -1, -1, 612, 1170, 2, 0, 0, 0, 0, 52, 0, 0, 12},  // Ellipse
    {1108, -1, -1, -1, -1, 612, 1170, 3, 0, 0, 0, 0, 52, 0, 0, 12},  // Capsule
    {1109, -1, -1, -1, -1, 612, 1170, 4, 1, 1, 0, 0, 52, 0, 0, 12},  // RoundedRectangle
    {1110, -1, -1, -1, -1, 613, 1171, 5, 1, 1, 0, 0, 52, 0, 0, 12},  // Text
    {1111, -1, -1, -1, -1, 614, 1172, 6, 1, 1, 0, 0, 52, 0, 0, 12},  // Image
    {1111, -1, -1, -1, -1, 615, 1173, 7, 1, 1, 0, 0, 52, 0, 0, 12},  // Image
    {762, -1, -1, -1, -1, 616, 1174, 8, 2, 3, 1, 53, 52, 0, 0, 12},  // frame
    {762, -1, -1, -1, -1, 618, 1177, 9, 1, 2, 1, 53, 52, 0, 0, 12},  // frame
    {762, -1, -1, -1, -1, 619, 1179, 10, 1, 2, 1, 53, 52, 0, 0, 12},  // frame
    {762, -1, -1, -1, -1, 620, 1181, 11, 3, 4, 1, 53, 52, 0, 0, 12},  // frame
    {653, -1, -1, -1, -1, 623, 1185, 12, 1, 2, 1, 53, 52, 0, 0, 12},  // padding
    {127, -1, -1, -1, -1, 624, 1187, 13, 2, 3, 1, 53, 52, 0, 0, 12},  // position
    {127, -1, -1, -1, -1, 626, 1190, 14, 1, 2, 1, 53, 52, 0, 0, 12},  // position
    {76, -1, -1, -1, -1, 627, 1192, 15, 2, 3, 1, 53, 52, 0, 0, 12},  // offset
    {76, -1, -1, -1, -1, 629, 1195, 16, 1, 2, 1, 53, 52, 0, 0, 12},  // offset
    {76, -1, -1, -1, -1, 630, 1197, 17, 1, 2, 1, 53, 52, 0, 0, 12},  // offset
    {76, -1, -1, -1, -1, 631, 1199, 18, 1, 2, 1, 53, 52, 0, 0, 12},  // offset
    {1113, -1, -1, -1, -1, 632, 1201, 19, 1, 2, 1, 53, 52, 0, 0, 12},  // rotationEffect
    {1113, -1, -1, -1, -1, 633, 1203, 20, 2, 3, 1, 53, 52, 0, 0, 12},  // rotationEffect
    {1115, -1, -1, -1, -1, 635, 1206, 21, 1, 2, 1, 53, 52, 0, 0, 12},  // scaleEffect
    {1115, -1, -1, -1, -1, 636, 1208, 22, 2, 3, 1, 53, 52, 0, 0, 12},  // scaleEffect
    {1115, -1, -1, -1, -1, 638, 1211, 23, 2, 3, 1, 53, 52, 0, 0, 12},  // scaleEffect
    {1115, -1, -1, -1, -1, 640, 1214, 24, 1, 2, 1, 53, 52, 0, 0, 12},  // scaleEffect
    {1115, -1, -1, -1, -1, 641, 1216, 25, 1, 2, 1, 53, 52, 0, 0, 12},  // scaleEffect
    {1115, -1, -1, -1, -1, 642, 1218, 26, 3, 4, 1, 53, 52, 0, 0, 12},  // scaleEffect
    {1116, -1, -1, -1, -1, 645, 1222, 27, 1, 2, 1, 53, 52, 0, 0, 12},  // transformEffect
    {1117, -1, -1, -1, -1, 646, 1224, 28, 1, 2, 1, 53, 52, 0, 0, 12},  // modifier
    {128, -1, -1, -1, -1, 0, 1226, 29, 0, 1, 2, 53, 14, 0, 0, 12},  // transform
    {368, -1, -1, -1, -1, 0, 1227, 30, 0, 1, 2, 53, 4, 0, 0, 12},  // corners
    {369, -1, -1, -1, -1, 0, 1228, 31, 0, 1, 2, 53, 9, 0, 0, 12},  // center
    {846, -1, -1, -1, -1, 0, 1229, 32, 0, 1, 2, 53, 13, 0, 0, 12},  // layoutFrame
    {314, -1, -1, -1, -1, 0, 1230, 33, 0, 1, 2, 53, 12, 0, 0, 12},  // size
    {1118, 1119, -1, -1, -1, 0, 0, 34, 0, 0, 5, 54, 53, 0, 0, 12},  // topLeading
    {371, 1119, -1, -1, -1, 0, 0, 35, 0, 0, 5, 54, 53, 0, 0, 12},  // top
    {1120, 1119, -1, -1, -1, 0, 0, 36, 0, 0, 5, 54, 53, 0, 0, 12},  // topTrailing
    {1121, 1119, -1, -1, -1, 0, 0, 37, 0, 0, 5, 54, 53, 0, 0, 12},  // leading
    {369, 1119, -1, -1, -1, 0, 0, 38, 0, 0, 5, 54, 53, 0, 0, 12},  // center
    {1122, 1119, -1, -1, -1, 0, 0, 39, 0, 0, 5, 54, 53, 0, 0, 12},  // trailing
    {1123, 1119, -1, -1, -1, 0, 0, 40, 0, 0, 5, 54, 53, 0, 0, 12},  // bottomLeading
    {373, 1119, -1, -1, -1, 0, 0, 41, 0, 0, 5, 54, 53, 0, 0, 12},  // bottom
    {1124, 1119, -1, -1, -1, 0, 0, 42, 0, 0, 5, 54, 53, 0, 0, 12},  // bottomTrailing
    {251, -1, -1, -1, -1, 0, 1231, 43, 0, 1, 2, 54, 0, 0, 0, 12},  // x
    {242, -1, -1, -1, -1, 0, 1232, 44, 0, 1, 2, 54, 0, 0, 0, 12},  // y
    {1119, -1, -1, -1, -1, 647, 1233, 45, 2, 2, 0, 0, 9, 0, 0, 12},  // UnitPoint
    {1126, -1, -1, -1, -1, 649, 1235, 46, 1, 1, 3, 0, 14, 0, 0, 12},  // ProjectionTransform
    {1127, -1, -1, -1, -1, 650, 1236, 0, 2, 2, 3, 0, 33, 0, 0, 13},  // UIGestureRecognizer
    {1127, -1, -1, -1, -1, 652, 1238, 1, 1, 1, 3, 0, 33, 0, 0, 13},  // UIGestureRecognizer
    {1127, -1, -1, -1, -1, 0, 0, 2, 0, 0, 3, 0, 33, 0, 0, 13},  // UIGestureRecognizer
    {1129, -1, -1, -1, -1, 653, 1239, 3, 2, 2, 3, 0, 33, 0, 0, 13},  // UIPanGestureRecognizer
    {1129, -1, -1, -1, -1, 655, 1241, 4, 1, 1, 3, 0, 33, 0, 0, 13},  // UIPanGestureRecognizer
    {1129, -1, -1, -1, -1, 0, 0, 5, 0, 0, 3, 0, 33, 0, 0, 13},  // UIPanGestureRecognizer
    {1130, -1, -1, -1, -1, 656, 1242, 6, 2, 2, 3, 0, 33, 0, 0, 13},  // UIPinchGestureRecognizer
    {1130, -1, -1, -1, -1, 658, 1244, 7, 1, 1, 3, 0, 33, 0, 0, 13},  // UIPinchGestureRecognizer
    {1130, -1, -1, -1, -1, 0, 0, 8, 0, 0, 3, 0, 33, 0, 0, 13},  // UIPinchGestureRecognizer
    {1131, -1, -1, -1, -1, 659, 1245, 9, 2, 2, 3, 0, 33, 0, 0, 13},  // UIRotationGestureRecognizer
    {1131, -1, -1, -1, -1, 661, 1247, 10, 1, 1, 3, 0, 33, 0, 0, 13},  // UIRotationGestureRecognizer
    {1131, -1, -1, -1, -1, 0, 0, 11, 0, 0, 3, 0, 33, 0, 0, 13},  // UIRotationGestureRecognizer
    {1132, -1, -1, -1, -1, 662, 1248, 12, 2, 2, 3, 0, 33, 0, 0, 13},  // UITapGestureRecognizer
    {1132, -1, -1, -1, -1, 664, 1250, 13, 1, 1, 3, 0, 33, 0, 0, 13},  // UITapGestureRecognizer
    {1132, -1, -1, -1, -1, 0, 0, 14, 0, 0, 3, 0, 33, 0, 0, 13},  // UITapGestureRecognizer
    {1133, -1, -1, -1, -1, 665, 1251, 15, 2, 2, 3, 0, 33, 0, 0, 13},  // UILongPressGestureRecognizer
    {1133, -1, -1, -1, -1, 667, 1253, 16, 1, 1, 3, 0, 33, 0, 0, 13},  // UILongPressGestureRecognizer
    {1133, -1, -1, -1, -1, 0, 0, 17, 0, 0, 3, 0, 33, 0, 0, 13},  // UILongPressGestureRecognizer
    {1134, -1, -1, -1, -1, 668, 1254, 18, 2, 2, 3, 0, 33, 0, 0, 13},  // UISwipeGestureRecognizer
    {1134, -1, -1, -1, -1, 670, 1256, 19, 1, 1, 3, 0, 33, 0, 0, 13},  // UISwipeGestureRecognizer
    {1134, -1, -1, -1, -1, 0, 0, 20, 0, 0, 3, 0, 33, 0, 0, 13},  // UISwipeGestureRecognizer
    {880, 1127, -1, -1, -1, 0, 0, 21, 0, 0, 5, 34, 56, 0, 0, 13},  // State
    {1135, 1127, -1, -1, -1, 0, 0, 22, 0, 0, 5, 34, 56, 0, 0, 13},  // Direction
    {821, -1, -1, -1, -1, 0, 1257, 23, 0, 1, 2, 35, 0, 0, 0, 13},  // rawValue
    {1138, 1139, 1140, -1, -1, 0, 0, 24, 0, 0, 5, 35, 34, 0, 0, 13},  // possible
    {1141, 1139, -1, -1, -1, 0, 0, 25, 0, 0, 5, 35, 34, 0, 0, 13},  // Possible
    {1142, 1139, 1143, -1, -1, 0, 0, 26, 0, 0, 5, 35, 34, 0, 0, 13},  // began
    {1144, 1139, -1, -1, -1, 0, 0, 27, 0, 0, 5, 35, 34, 0, 0, 13},  // Began
    {1145, 1139, 1146, -1, -1, 0, 0, 28, 0, 0, 5, 35, 34, 0, 0, 13},  // changed
    {1147, 1139, -1, -1, -1, 0, 0, 29, 0, 0, 5, 35, 34, 0, 0, 13},  // Changed
    {1148, 1139, 1149, -1, -1, 0, 0, 30, 0, 0, 5, 35, 34, 0, 0, 13},  // ended
    {1150, 1139, -1, -1, -1, 0, 0, 31, 0, 0, 5, 35, 34, 0, 0, 13},  // Ended
    {1151, 1139, 1152, -1, -1, 0, 0, 32, 0, 0, 5, 35, 34, 0, 0, 13},  // cancelled
    {1153, 1139, -1, -1, -1, 0, 0, 33, 0, 0, 5, 35, 34, 0, 0, 13},  // Cancelled
    {1154, 1139, 1155, -1, -1, 0, 0, 34, 0, 0, 5, 35, 34, 0, 0, 13},  // failed
    {1156, 1139, -1, -1, -1, 0, 0, 35, 0, 0, 5, 35, 34, 0, 0, 13},  // Failed
    {1157, 1139, 1158, -1, -1, 0, 0, 36, 0, 0, 5, 35, 34, 0, 0, 13},  // recognized
    {374, 1159, 1160, -1, -1, 0, 0, 37, 0, 0, 5, 36, 35, 0, 0, 13},  // right
    {1161, 1159, -1, -1, -1, 0, 0, 38, 0, 0, 5, 36, 35, 0, 0, 13},  // Right
    {372, 1159, 1162, -1, -1, 0, 0, 39, 0, 0, 5, 36, 35, 0, 0, 13},  // left
    {1163, 1159, -1, -1, -1, 0, 0, 40, 0, 0, 5, 36, 35, 0, 0, 13},  // Left
    {501, 1159, 1164, -1, -1, 0, 0, 41, 0, 0, 5, 36, 35, 0, 0, 13},  // up
    {1165, 1159, -1, -1, -1, 0, 0, 42, 0, 0, 5, 36, 35, 0, 0, 13},  // Up
    {502, 1159, 1166, -1, -1, 0, 0, 43, 0, 0, 5, 36, 35, 0, 0, 13},  // down
    {1167, 1159, -1, -1, -1, 0, 0, 44, 0, 0, 5, 36, 35, 0, 0, 13},  // Down
    {567, -1, -1, -1, -1, 0, 1258, 45, 0, 1, 2, 34, 34, 0, 0, 13},  // state
    {969, -1, -1, -1, 1168, 0, 1259, 46, 0, 1, 2, 34, 2, 0, 0, 13},  // isEnabled
    {1168, -1, -1, -1, -1, 0, 1260, 47, 0, 1, 2, 34, 2, 0, 0, 13},  // enabled
    {79, -1, -1, -1, -1, 0, 1261, 48, 0, 1, 2, 34, 30, 0, 0, 13},  // view
    {767, -1, -1, -1, -1, 0, 1262, 49, 0, 1, 2, 34, 3, 0, 0, 13},  // name
    {1169, -1, -1, -1, -1, 0, 1263, 50, 0, 1, 2, 34, 2, 0, 0, 13},  // cancelsTouchesInView
    {1170, -1, -1, -1, -1, 0, 1264, 51, 0, 1, 2, 34, 2, 0, 0, 13},  // delaysTouchesBegan
    {1171, -1, -1, -1, -1, 0, 1265, 52, 0, 1, 2, 34, 2, 0, 0, 13},  // delaysTouchesEnded
    {1172, -1, -1, -1, -1, 0, 1266, 53, 0, 1, 2, 34, 0, 0, 0, 13},  // numberOfTouches
    {853, -1, -1, -1, -1, 0, 1267, 54, 0, 1, 2, 34, 59, 0, 0, 13},  // delegate
    {1173, -1, -1, -1, -1, 0, 1268, 55, 0, 1, 2, 34, 0, 0, 0, 13},  // minimumNumberOfTouches
    {1174, -1, -1, -1, -1, 0, 1269, 56, 0, 1, 2, 34, 0, 0, 0, 13},  // maximumNumberOfTouches
    {1175, -1, -1, -1, -1, 0, 1270, 57, 0, 1, 2, 34, 0, 0, 0, 13},  // numberOfTapsRequired
    {1176, -1, -1, -1, -1, 0, 1271, 58, 0, 1, 2, 34, 0, 0, 0, 13},  // numberOfTouchesRequired
    {1177, -1, -1, -1, -1, 0, 1272, 59, 0, 1, 2, 34, 0, 0, 0, 13},  // minimumPressDuration
    {1178, -1, -1, -1, -1, 0, 1273, 60, 0, 1, 2, 34, 0, 0, 0, 13},  // allowableMovement
    {1179, -1, -1, -1, -1, 0, 1274, 61, 0, 1, 2, 34, 35, 0, 0, 13},  // direction
    {289, -1, -1, -1, -1, 0, 1275, 62, 0, 1, 2, 34, 0, 0, 0, 13},  // scale
    {291, -1, -1, -1, -1, 0, 1276, 63, 0, 1, 2, 34, 0, 0, 0, 13},  // rotation
    {1180, -1, -1, -1, -1, 0, 1277, 64, 0, 1, 2, 34, 0, 0, 0, 13},  // velocity
    {1181, -1, -1, -1, -1, 671, 1278, 65, 1, 2, 1, 34, 9, 0, 0, 13},  // location
    {1182, -1, -1, -1, -1, 672, 1280, 66, 1, 2, 1, 34, 9, 0, 0, 13},  // locationInView
    {1181, -1, -1, -1, 1806, 673, 1282, 67, 2, 3, 1, 34, 9, 0, 0, 13},  // location
    {1184, -1, -1, -1, -1, 675, 1285, 68, 2, 3, 1, 34, 9, 0, 0, 13},  // locationOfTouch
    {292, -1, -1, -1, -1, 677, 1288, 69, 1, 2, 1, 34, 9, 0, 0, 13},  // translation
    {1186, -1, -1, -1, -1, 678, 1290, 70, 1, 2, 1, 34, 9, 0, 0, 13},  // translationInView
    {1180, -1, -1, -1, -1, 679, 1292, 71, 1, 2, 1, 34, 9, 0, 0, 13},  // velocity
    {1187, -1, -1, -1, -1, 680, 1294, 72, 1, 2, 1, 34, 9, 0, 0, 13},  // velocityInView
    {1188, -1, -1, -1, 1807, 681, 1296, 73, 2, 3, 1, 34, 59, 0, 0, 13},  // setTranslation
    {1188, -1, -1, -1, -1, 683, 1299, 74, 2, 3, 1, 34, 59, 0, 0, 13},  // setTranslation
    {951, -1, -1, -1, -1, 685, 1302, 75, 2, 3, 1, 34, 59, 0, 0, 13},  // addTarget
    {954, -1, -1, -1, -1, 687, 1305, 76, 2, 3, 1, 34, 59, 0, 0, 13},  // removeTarget
    {1189, -1, -1, -1, -1, 689, 1308, 77, 2, 3, 1, 31, 59, 0, 0, 13},  // touchesBegan
    {1189, -1, -1, -1, -1, 691, 1311, 78, 2, 3, 1, 34, 59, 0, 0, 13},  // touchesBegan
    {1189, -1, -1, -1, -1, 693, 1314, 79, 2, 3, 1, 31, 59, 0, 0, 13},  // touchesBegan
    {1189, -1, -1, -1, -1, 695, 1317, 80, 2, 3, 1, 34, 59, 0, 0, 13},  // touchesBegan
    {1191, -1, -1, -1, -1, 697, 1320, 81, 2, 3, 1, 31, 59, 0, 0, 13},  // touchesMoved
    {1191, -1, -1, -1, -1, 699, 1323, 82, 2, 3, 1, 34, 59, 0, 0, 13},  // touchesMoved
    {1191, -1, -1, -1, -1, 701, 1326, 83, 2, 3, 1, 31, 59, 0, 0, 13},  // touchesMoved
    {1191, -1, -1, -1, -1, 703, 1329, 84, 2, 3, 1, 34, 59, 0, 0, 13},  // touchesMoved
    {1192, -1, -1, -1, -1, 705, 1332, 85, 2, 3, 1, 31, 59, 0, 0, 13},  // touchesEnded
    {1192, -1, -1, -1, -1, 707, 1335, 86, 2, 3, 1, 34, 59, 0, 0, 13},  // touchesEnded
    {1192, -1, -1, -1, -1, 709, 1338, 87, 2, 3, 1, 31, 59, 0, 0, 13},  // touchesEnded
    {1192, -1, -1, -1, -1, 711, 1341, 88, 2, 3, 1, 34, 59, 0, 0, 13},  // touchesEnded
    {1193, -1, -1, -1, -1, 713, 1344, 89, 2, 3, 1, 31, 59, 0, 0, 13},  // touchesCancelled
    {1193, -1, -1, -1, -1, 715, 1347, 90, 2, 3, 1, 34, 59, 0, 0, 13},  // touchesCancelled
    {1193, -1, -1, -1, -1, 717, 1350, 91, 2, 3, 1, 31, 59, 0, 0, 13},  // touchesCancelled
    {1193, -1, -1, -1, -1, 719, 1353, 92, 2, 3, 1, 34, 59, 0, 0, 13},  // touchesCancelled
    {1194, -1, -1, -1, -1, 721, 1356, 93, 2, 3, 1, 34, 59, 0, 0, 13},  // ignore
    {1195, -1, -1, -1, -1, 723, 1359, 94, 2, 3, 1, 34, 59, 0, 0, 13},  // ignoreTouch
    {1197, -1, -1, -1, -1, 725, 1362, 95, 0, 1, 1, 34, 59, 0, 0, 13},  // reset
    {1198, -1, -1, -1, 1808, 725, 1363, 96, 1, 2, 1, 34, 59, 0, 0, 13},  // require
    {1200, -1, -1, -1, -1, 726, 1365, 97, 1, 2, 1, 34, 59, 0, 0, 13},  // requireGestureRecognizerToFail
    {1201, -1, -1, -1, -1, 727, 1367, 98, 1, 2, 1, 31, 59, 0, 0, 13},  // addGestureRecognizer
    {1202, -1, -1, -1, -1, 728, 1369, 99, 1, 2, 1, 31, 59, 0, 0, 13},  // removeGestureRecognizer
    {1203, -1, -1, -1, -1, 0, 1371, 100, 0, 1, 2, 31, 4, 0, 0, 13},  // gestureRecognizers
    {1204, -1, -1, -1, -1, 0, 1372, 101, 0, 1, 2, 31, 2, 0, 0, 13},  // isMultipleTouchEnabled
    {1205, -1, -1, -1, -1, 0, 1373, 102, 0, 1, 2, 31, 2, 0, 0, 13},  // multipleTouchEnabled
    {1206, -1, -1, -1, 1758, 0, 1374, 103, 0, 1, 2, 31, 2, 0, 0, 13},  // isExclusiveTouch
    {1181, -1, -1, -1, -1, 729, 1375, 0, 1, 2, 1, 56, 9, 0, 0, 14},  // location
    {1182, -1, -1, -1, -1, 730, 1377, 1, 1, 2, 1, 56, 9, 0, 0, 14},  // locationInView
    {1213, -1, -1, -1, -1, 731, 1379, 2, 1, 2, 1, 56, 9, 0, 0, 14},  // previousLocation
    {1214, -1, -1, -1, -1, 732, 1381, 3, 1, 2, 1, 56, 9, 0, 0, 14},  // previousLocationInView
    {1215, 1207, -1, -1, -1, 0, 0, 4, 0, 0, 5, 56, 56, 0, 0, 14},  // Phase
    {1142, 1217, 1218, -1, -1, 0, 0, 5, 0, 0, 5, 37, 36, 0, 0, 14},  // began
    {1219, 1217, 1220, -1, -1, 0, 0, 6, 0, 0, 5, 37, 36, 0, 0, 14},  // moved
    {1221, 1217, 1222, -1, -1, 0, 0, 7, 0, 0, 5, 37, 36, 0, 0, 14},  // stationary
    {1148, 1217, 1223, -1, -1, 0, 0, 8, 0, 0, 5, 37, 36, 0, 0, 14},  // ended
    {1151, 1217, 1224, -1, -1, 0, 0, 9, 0, 0, 5, 37, 36, 0, 0, 14},  // cancelled
    {698, -1, -1, -1, -1, 733, 1383, 10, 0, 1, 1, 5, 59, 0, 0, 14},  // anyObject
    {1227, -1, -1, -1, -1, 733, 1384, 11, 1, 2, 1, 56, 4, 0, 0, 14},  // touches
    {1228, -1, -1, -1, -1, 734, 1386, 12, 1, 2, 1, 56, 4, 0, 0, 14},  // touchesForView
    {1229, -1, -1, -1, -1, 735, 1388, 13, 1, 2, 1, 56, 4, 0, 0, 14},  // touchesForGestureRecognizer
    {1230, -1, -1, -1, -1, 736, 1390, 14, 1, 2, 1, 56, 4, 0, 0, 14},  // coalescedTouches
    {1231, -1, -1, -1, -1, 737, 1392, 15, 1, 2, 1, 56, 4, 0, 0, 14},  // coalescedTouchesForTouch
    {1232, -1, -1, -1, -1, 738, 1394, 16, 1, 2, 1, 56, 4, 0, 0, 14},  // predictedTouches
    {1233, -1, -1, -1, -1, 739, 1396, 17, 1, 2, 1, 56, 4, 0, 0, 14},  // predictedTouchesForTouch
    {1234, -1, -1, -1, -1, 740, 1398, 18, 3, 3, 0, 0, 59, 0, 0, 14},  // drag
    {1234, -1, -1, -1, -1, 743, 1401, 19, 4, 4, 0, 0, 59, 0, 0, 14},  // drag
    {1237, -1, -1, -1, -1, 747, 1405, 20, 3, 3, 0, 0, 59, 0, 0, 14},  // fingers
    {1237, -1, -1, -1, -1, 750, 1408, 21, 4, 4, 0, 0, 59, 0, 0, 14},  // fingers
    {1238, -1, -1, -1, -1, 754, 1412, 22, 4, 4, 0, 0, 59, 0, 0, 14},  // pinch
    {1238, -1, -1, -1, -1, 758, 1416, 23, 5, 5, 0, 0, 59, 0, 1, 14},  // pinch
    {1239, -1, -1, -1, -1, 763, 1421, 24, 4, 4, 0, 0, 59, 0, 1, 14},  // twist
    {1241, -1, -1, -1, -1, 767, 1425, 25, 1, 1, 0, 0, 59, 0, 0, 14},  // tap
    {1241, -1, -1, -1, -1, 768, 1426, 26, 2, 2, 0, 0, 59, 0, 0, 14},  // tap
    {1241, -1, -1, -1, -1, 770, 1428, 27, 2, 2, 0, 0, 59, 0, 0, 14},  // tap
    {1241, -1, -1, -1, -1, 772, 1430, 28, 3, 3, 0, 0, 59, 0, 0, 14},  // tap
    {1243, -1, -1, -1, -1, 775, 1433, 29, 2, 2, 0, 0, 59, 0, 0, 14},  // press
    {1237, -1, -1, -1, -1, 777, 1435, 30, 2, 2, 0, 0, 59, 0, 0, 14},  // fingers
    {1245, -1, -1, -1, -1, 779, 1437, 31, 0, 0, 0, 0, 59, 0, 0, 14},  // lift
    {1246, -1, -1, -1, -1, 779, 1437, 32, 0, 0, 0, 0, 59, 0, 0, 14},  // cancel
    {1249, 223, -1, -1, -1, 0, 0, 0, 0, 0, 5, 31, 56, 0, 0, 15},  // AnimationOptions
    {1250, 223, -1, -1, -1, 0, 0, 1, 0, 0, 5, 31, 56, 0, 0, 15},  // KeyframeAnimationOptions
    {1252, 223, -1, -1, -1, 0, 0, 2, 0, 0, 5, 31, 56, 0, 0, 15},  // AnimationCurve
    {1258, 1247, 1259, -1, -1, 0, 0, 3, 0, 0, 5, 44, 43, 0, 0, 15},  // curveEaseInOut
    {1260, 1247, 1261, -1, -1, 0, 0, 4, 0, 0, 5, 44, 43, 0, 0, 15},  // curveEaseIn
    {1262, 1247, 1263, -1, -1, 0, 0, 5, 0, 0, 5, 44, 43, 0, 0, 15},  // curveEaseOut
    {1264, 1247, 1265, -1, -1, 0, 0, 6, 0, 0, 5, 44, 43, 0, 0, 15},  // curveLinear
    {10, 1247, 1266, -1, -1, 0, 0, 7, 0, 0, 5, 44, 43, 0, 0, 15},  // repeat
    {1267, 1247, 1268, -1, -1, 0, 0, 8, 0, 0, 5, 44, 43, 0, 0, 15},  // autoreverse
    {1269, 1247, 1270, -1, -1, 0, 0, 9, 0, 0, 5, 44, 43, 0, 0, 15},  // beginFromCurrentState
    {1271, 1247, 1272, -1, -1, 0, 0, 10, 0, 0, 5, 44, 43, 0, 0, 15},  // overrideInheritedDuration
    {1273, 1247, 1274, -1, -1, 0, 0, 11, 0, 0, 5, 44, 43, 0, 0, 15},  // overrideInheritedCurve
    {1275, 1247, 1276, -1, -1, 0, 0, 12, 0, 0, 5, 44, 43, 0, 0, 15},  // overrideInheritedOptions
    {1277, 1247, 1278, -1, -1, 0, 0, 13, 0, 0, 5, 44, 43, 0, 0, 15},  // allowUserInteraction
    {1013, 1247, 1279, -1, -1, 0, 0, 14, 0, 0, 5, 44, 43, 0, 0, 15},  // layoutSubviews
    {1280, 1247, 1281, -1, -1, 0, 0, 15, 0, 0, 5, 44, 43, 0, 0, 15},  // allowAnimatedContent
    {1282, 1247, 1283, -1, -1, 0, 0, 16, 0, 0, 5, 44, 43, 0, 0, 15},  // showHideTransitionViews
    {1284, 1247, 1285, -1, -1, 0, 0, 17, 0, 0, 5, 44, 43, 0, 0, 15},  // calculationModeLinear
    {1286, 1247, 1287, -1, -1, 0, 0, 18, 0, 0, 5, 44, 43, 0, 0, 15},  // calculationModeDiscrete
    {1288, 1247, 1289, -1, -1, 0, 0, 19, 0, 0, 5, 44, 43, 0, 0, 15},  // calculationModePaced
    {1290, 1247, 1291, -1, -1, 0, 0, 20, 0, 0, 5, 44, 43, 0, 0, 15},  // calculationModeCubic
    {1292, 1247, 1293, -1, -1, 0, 0, 21, 0, 0, 5, 44, 43, 0, 0, 15},  // calculationModeCubicPaced
    {1294, 1247, -1, -1, -1, 0, 0, 22, 0, 0, 5, 44, 43, 0, 0, 15},  // CurveEaseInOut
    {1295, 1247, -1, -1, -1, 0, 0, 23, 0, 0, 5, 44, 43, 0, 0, 15},  // CurveEaseIn
    {1296, 1247, -1, -1, -1, 0, 0, 24, 0, 0, 5, 44, 43, 0, 0, 15},  // CurveEaseOut
    {1297, 1247, -1, -1, -1, 0, 0, 25, 0, 0, 5, 44, 43, 0, 0, 15},  // CurveLinear
    {1298, 1247, -1, -1, -1, 0, 0, 26, 0, 0, 5, 44, 43, 0, 0, 15},  // Repeat
    {1299, 1247, -1, -1, -1, 0, 0, 27, 0, 0, 5, 44, 43, 0, 0, 15},  // Autoreverse
    {1300, 1247, -1, -1, -1, 0, 0, 28, 0, 0, 5, 44, 43, 0, 0, 15},  // BeginFromCurrentState
    {1301, 1247, -1, -1, -1, 0, 0, 29, 0, 0, 5, 44, 43, 0, 0, 15},  // OverrideInheritedDuration
    {1302, 1247, -1, -1, -1, 0, 0, 30, 0, 0, 5, 44, 43, 0, 0, 15},  // OverrideInheritedCurve
    {1303, 1247, -1, -1, -1, 0, 0, 31, 0, 0, 5, 44, 43, 0, 0, 15},  // OverrideInheritedOptions
    {1304, 1247, -1, -1, -1, 0, 0, 32, 0, 0, 5, 44, 43, 0, 0, 15},  // AllowUserInteraction
    {1305, 1247, -1, -1, -1, 0, 0, 33, 0, 0, 5, 44, 43, 0, 0, 15},  // LayoutSubviews
    {1306, 1247, -1, -1, -1, 0, 0, 34, 0, 0, 5, 44, 43, 0, 0, 15},  // CalculationModeLinear
    {1307, 1251, 1308, -1, -1, 0, 0, 35, 0, 0, 5, 45, 44, 0, 0, 15},  // easeInOut
    {1309, 1251, 1310, -1, -1, 0, 0, 36, 0, 0, 5, 45, 44, 0, 0, 15},  // easeIn
    {1311, 1251, 1312, -1, -1, 0, 0, 37, 0, 0, 5, 45, 44, 0, 0, 15},  // easeOut
    {1313, 1251, 1314, -1, -1, 0, 0, 38, 0, 0, 5, 45, 44, 0, 0, 15},  // linear
    {1315, 1251, -1, -1, -1, 0, 0, 39, 0, 0, 5, 45, 44, 0, 0, 15},  // EaseInOut
    {1316, 1251, -1, -1, -1, 0, 0, 40, 0, 0, 5, 45, 44, 0, 0, 15},  // EaseIn
    {1317, 1251, -1, -1, -1, 0, 0, 41, 0, 0, 5, 45, 44, 0, 0, 15},  // EaseOut
    {1318, 1251, -1, -1, -1, 0, 0, 42, 0, 0, 5, 45, 44, 0, 0, 15},  // Linear
    {1313, 1253, 1319, -1, -1, 0, 0, 43, 0, 0, 5, 46, 45, 0, 0, 15},  // linear
    {1309, 1253, 1320, -1, -1, 0, 0, 44, 0, 0, 5, 46, 45, 0, 0, 15},  // easeIn
    {1311, 1253, 1321, -1, -1, 0, 0, 45, 0, 0, 5, 46, 45, 0, 0, 15},  // easeOut
    {1322, 1253, 1323, -1, -1, 0, 0, 46, 0, 0, 5, 46, 45, 0, 0, 15},  // easeInEaseOut
    {15, 1253, 1324, -1, -1, 0, 0, 47, 0, 0, 5, 46, 45, 0, 0, 15},  // default
    {1325, 1256, 1326, -1, -1, 0, 0, 48, 0, 0, 5, 47, 46, 0, 0, 15},  // removed
    {1327, 1256, 1328, -1, -1, 0, 0, 49, 0, 0, 5, 47, 46, 0, 0, 15},  // forwards
    {1329, 1256, 1330, -1, -1, 0, 0, 50, 0, 0, 5, 47, 46, 0, 0, 15},  // backwards
    {1331, 1256, 1332, -1, -1, 0, 0, 51, 0, 0, 5, 47, 46, 0, 0, 15},  // both
    {1333, 1254, 1334, -1, -1, 0, 0, 52, 0, 0, 5, 49, 48, 0, 0, 15},  // inactive
    {1335, 1254, 1336, -1, -1, 0, 0, 53, 0, 0, 5, 49, 48, 0, 0, 15},  // active
    {1337, 1254, 1338, -1, -1, 0, 0, 54, 0, 0, 5, 49, 48, 0, 0, 15},  // stopped
    {1339, 1255, 1340, -1, -1, 0, 0, 55, 0, 0, 5, 50, 49, 0, 0, 15},  // end
    {1341, 1255, 1342, -1, -1, 0, 0, 56, 0, 0, 5, 50, 49, 0, 0, 15},  // start
    {1032, 1255, 1343, -1, -1, 0, 0, 57, 0, 0, 5, 50, 49, 0, 0, 15},  // current
    {1313, 1257, 1344, -1, -1, 0, 0, 58, 0, 0, 5, 48, 47, 0, 0, 15},  // linear
    {1345, 1257, 1346, -1, -1, 0, 0, 59, 0, 0, 5, 48, 47, 0, 0, 15},  // discrete
    {1347, 1257, 1348, -1, -1, 0, 0, 60, 0, 0, 5, 48, 47, 0, 0, 15},  // paced
    {1349, 1257, 1350, -1, -1, 0, 0, 61, 0, 0, 5, 48, 47, 0, 0, 15},  // cubic
    {1351, 1257, 1352, -1, -1, 0, 0, 62, 0, 0, 5, 48, 47, 0, 0, 15},  // cubicPaced
    {821, -1, -1, -1, -1, 0, 1437, 63, 0, 1, 2, 43, 0, 0, 0, 15},  // rawValue
    {364, -1, -1, -1, -1, 0, 1438, 64, 0, 1, 2, 43, 2, 0, 0, 15},  // isEmpty
    {391, -1, -1, -1, -1, 779, 1439, 65, 1, 2, 1, 43, 2, 0, 0, 15},  // contains
    {690, -1, -1, -1, -1, 780, 1441, 66, 1, 2, 1, 43, 2, 0, 0, 15},  // isSuperset
    {689, -1, -1, -1, -1, 781, 1443, 67, 1, 2, 1, 43, 2, 0, 0, 15},  // isSubset
    {692, -1, -1, -1, -1, 782, 1445, 68, 1, 2, 1, 43, 2, 0, 0, 15},  // isStrictSuperset
    {691, -1, -1, -1, -1, 783, 1447, 69, 1, 2, 1, 43, 2, 0, 0, 15},  // isStrictSubset
    {693, -1, -1, -1, -1, 784, 1449, 70, 1, 2, 1, 43, 2, 0, 0, 15},  // isDisjoint
    {385, -1, -1, -1, -1, 785, 1451, 71, 1, 2, 1, 43, 42, 0, 0, 15},  // union
    {683, -1, -1, -1, -1, 786, 1453, 72, 1, 2, 1, 43, 59, 0, 0, 15},  // formUnion
    {97, -1, -1, -1, -1, 787, 1455, 73, 1, 2, 1, 43, 59, 0, 0, 15},  // insert
    {685, -1, -1, -1, -1, 788, 1457, 74, 1, 2, 1, 43, 42, 0, 0, 15},  // subtracting
    {686, -1, -1, -1, -1, 789, 1459, 75, 1, 2, 1, 43, 59, 0, 0, 15},  // subtract
    {98, -1, -1, -1, -1, 790, 1461, 76, 1, 2, 1, 43, 59, 0, 0, 15},  // remove
    {387, -1, -1, -1, -1, 791, 1463, 77, 1, 2, 1, 43, 42, 0, 0, 15},  // intersection
    {684, -1, -1, -1, -1, 792, 1465, 78, 1, 2, 1, 43, 59, 0, 0, 15},  // formIntersection
    {687, -1, -1, -1, -1, 793, 1467, 79, 1, 2, 1, 43, 42, 0, 0, 15},  // symmetricDifference
    {688, -1, -1, -1, -1, 794, 1469, 80, 1, 2, 1, 43, 59, 0, 0, 15},  // formSymmetricDifference
    {855, 223, -1, -1, -1, 795, 1471, 81, 0, 0, 4, 31, 25, 0, 0, 15},  // AutoresizingMask
    {855, 223, -1, -1, -1, 795, 1471, 82, 1, 1, 4, 31, 25, 0, 0, 15},  // AutoresizingMask
    {1249, 223, -1, -1, -1, 796, 1472, 83, 0, 0, 4, 31, 43, 0, 0, 15},  // AnimationOptions
    {1249, 223, -1, -1, -1, 796, 1472, 84, 1, 1, 4, 31, 43, 0, 0, 15},  // AnimationOptions
    {1250, 223, -1, -1, -1, 797, 1473, 85, 0, 0, 4, 31, 43, 0, 0, 15},  // KeyframeAnimationOptions
    {1250, 223, -1, -1, -1, 797, 1473, 86, 1, 1, 4, 31, 43, 0, 0, 15},  // KeyframeAnimationOptions
    {896, 229, -1, -1, -1, 798, 1474, 87, 0, 0, 4, 31, 39, 0, 0, 15},  // Event
    {896, 229, -1, -1, -1, 798, 1474, 88, 1, 1, 4, 31, 39, 0, 0, 15},  // Event
    {880, 229, -1, -1, -1, 799, 1475, 89, 0, 0, 4, 31, 40, 0, 0, 15},  // State
    {880, 229, -1, -1, -1, 799, 1475, 90, 1, 1, 4, 31, 40, 0, 0, 15},  // State
    {1135, 1134, -1, -1, -1, 800, 1476, 91, 0, 0, 4, 34, 35, 0, 0, 15},  // Direction
    {1135, 1134, -1, -1, -1, 800, 1476, 92, 1, 1, 4, 34, 35, 0, 0, 15},  // Direction
    {854, -1, -1, -1, -1, 801, 1477, 93, 0, 0, 3, 0, 25, 0, 0, 15},  // UIViewAutoresizing
    {854, -1, -1, -1, -1, 801, 1477, 94, 1, 1, 3, 0, 25, 0, 0, 15},  // UIViewAutoresizing
    {1247, -1, -1, -1, -1, 802, 1478, 95, 0, 0, 3, 0, 43, 0, 0, 15},  // UIViewAnimationOptions
    {1247, -1, -1, -1, -1, 802, 1478, 96, 1, 1, 3, 0, 43, 0, 0, 15},  // UIViewAnimationOptions
    {1248, -1, -1, -1, -1, 803, 1479, 97, 0, 0, 3, 0, 43, 0, 0, 15},  // UIViewKeyframeAnimationOptions
    {1248, -1, -1, -1, -1, 803, 1479, 98, 1, 1, 3, 0, 43, 0, 0, 15},  // UIViewKeyframeAnimationOptions
    {1353, -1, -1, -1, -1, 804, 1480, 99, 0, 0, 0, 0, 26, 0, 0, 15},  // UIRectCorner
    {1353, -1, -1, -1, -1, 804, 1480, 100, 1, 1, 0, 0, 26, 0, 0, 15},  // UIRectCorner
    {1076, -1, -1, -1, -1, 805, 1481, 101, 0, 0, 3, 0, 41, 0, 0, 15},  // CACornerMask
    {1076, -1, -1, -1, -1, 805, 1481, 102, 1, 1, 3, 0, 41, 0, 0, 15},  // CACornerMask
    {1354, -1, -1, -1, -1, 806, 1482, 0, 1, 1, 0, 0, 59, 0, 0, 16},  // advance
    {1355, -1, -1, -1, -1, 807, 1483, 1, 0, 0, 0, 0, 59, 0, 0, 16},  // run
    {1356, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 0, 0, 0, 16},  // now
    {1357, -1, -1, -1, -1, 807, 1483, 3, 0, 0, 0, 0, 0, 0, 0, 16},  // CACurrentMediaTime
    {1358, -1, -1, -1, -1, 807, 1483, 4, 1, 1, 3, 0, 38, 0, 0, 16},  // CAMediaTimingFunction
    {1362, 1358, -1, -1, -1, 808, 1484, 5, 1, 1, 4, 39, 38, 0, 0, 16},  // functionWithName
    {1358, -1, -1, -1, -1, 809, 1485, 6, 4, 4, 3, 0, 38, 0, 0, 16},  // CAMediaTimingFunction
    {1359, -1, -1, -1, -1, 813, 1489, 7, 2, 2, 3, 0, 38, 0, 0, 16},  // UICubicTimingParameters
    {1359, -1, -1, -1, -1, 815, 1491, 8, 1, 1, 3, 0, 38, 0, 0, 16},  // UICubicTimingParameters
    {1360, -1, -1, -1, -1, 816, 1492, 9, 1, 1, 3, 0, 38, 0, 0, 16},  // UISpringTimingParameters
    {1360, -1, -1, -1, -1, 817, 1493, 10, 2, 2, 3, 0, 38, 0, 0, 16},  // UISpringTimingParameters
    {1360, -1, -1, -1, -1, 819, 1495, 11, 4, 4, 3, 0, 38, 0, 0, 16},  // UISpringTimingParameters
    {1360, -1, -1, -1, -1, 825, 1499, 12, 2, 2, 3, 0, 38, 0, 0, 16},  // UISpringTimingParameters
    {1360, -1, -1, -1, -1, 830, 1501, 13, 3, 3, 3, 0, 38, 0, 0, 16},  // UISpringTimingParameters
    {75, -1, -1, -1, -1, 833, 1504, 14, 1, 2, 1, 39, 0, 0, 0, 16},  // value
    {1180, -1, -1, -1, -1, 834, 1506, 15, 1, 2, 1, 39, 0, 0, 0, 16},  // velocity
    {1364, -1, -1, -1, -1, 0, 1508, 16, 0, 1, 2, 39, 9, 0, 0, 16},  // controlPoint1
    {1365, -1, -1, -1, -1, 0, 1509, 17, 0, 1, 2, 39, 9, 0, 0, 16},  // controlPoint2
    {1313, 1361, -1, -1, -1, 0, 0, 18, 0, 0, 5, 39, 38, 0, 0, 16},  // linear
    {1309, 1361, -1, -1, -1, 0, 0, 19, 0, 0, 5, 39, 38, 0, 0, 16},  // easeIn
    {1311, 1361, -1, -1, -1, 0, 0, 20, 0, 0, 5, 39, 38, 0, 0, 16},  // easeOut
    {1307, 1361, -1, -1, -1, 0, 0, 21, 0, 0, 5, 39, 38, 0, 0, 16},  // easeInOut
    {1374, 1361, -1, -1, -1, 835, 1510, 22, 2, 2, 4, 39, 38, 0, 0, 16},  // bezier
    {1377, -1, -1, -1, -1, 837, 1512, 23, 3, 3, 0, 0, 14, 0, 0, 16},  // interpolate
    {1378, 223, -1, -1, -1, 842, 1515, 0, 2, 2, 4, 31, 59, 0, 0, 17},  // animate
    {1378, 223, -1, -1, -1, 847, 1517, 1, 3, 3, 4, 31, 59, 0, 0, 17},  // animate
    {1378, 223, -1, -1, -1, 853, 1520, 2, 3, 3, 4, 31, 59, 0, 0, 17},  // animate
    {1378, 223, -1, -1, -1, 860, 1523, 3, 4, 4, 4, 31, 59, 0, 0, 17},  // animate
    {1378, 223, -1, -1, -1, 868, 1527, 4, 4, 4, 4, 31, 59, 0, 0, 17},  // animate
    {1378, 223, -1, -1, -1, 877, 1531, 5, 5, 5, 4, 31, 59, 0, 0, 17},  // animate
    {1378, 223, -1, -1, -1, 887, 1536, 6, 5, 5, 4, 31, 59, 0, 0, 17},  // animate
    {1378, 223, -1, -1, -1, 898, 1541, 7, 6, 6, 4, 31, 59, 0, 0, 17},  // animate
    {1378, 223, -1, -1, -1, 910, 1547, 8, 6, 6, 4, 31, 59, 0, 0, 17},  // animate
    {1378, 223, -1, -1, -1, 923, 1553, 9, 7, 7, 4, 31, 59, 0, 0, 17},  // animate
    {1386, 223, -1, -1, -1, 932, 1560, 10, 2, 2, 4, 31, 59, 0, 0, 17},  // animateWithDuration
    {1386, 223, -1, -1, -1, 937, 1562, 11, 3, 3, 4, 31, 59, 0, 0, 17},  // animateWithDuration
    {1386, 223, -1, -1, -1, 944, 1565, 12, 4, 4, 4, 31, 59, 0, 0, 17},  // animateWithDuration
    {1386, 223, -1, -1, -1, 953, 1569, 13, 5, 5, 4, 31, 59, 0, 0, 17},  // animateWithDuration
    {1386, 223, -1, -1, -1, 965, 1574, 14, 7, 7, 4, 31, 59, 0, 0, 17},  // animateWithDuration
    {1378, 223, -1, -1, -1, 974, 1581, 15, 2, 2, 4, 31, 59, 0, 0, 17},  // animate
    {1378, 223, -1, -1, -1, 979, 1583, 16, 3, 3, 4, 31, 59, 0, 0, 17},  // animate
    {1378, 223, -1, -1, -1, 985, 1586, 17, 3, 3, 4, 31, 59, 0, 0, 17},  // animate
    {1378, 223, -1, -1, -1, 992, 1589, 18, 4, 4, 4, 31, 59, 0, 0, 17},  // animate
    {1378, 223, -1, -1, -1, 999, 1593, 19, 3, 3, 4, 31, 59, 0, 0, 17},  // animate
    {1378, 223, -1, -1, -1, 1006, 1596, 20, 4, 4, 4, 31, 59, 0, 0, 17},  // animate
    {1378, 223, -1, -1, -1, 1014, 1600, 21, 4, 4, 4, 31, 59, 0, 0, 17},  // animate
    {1378, 223, -1, -1, -1, 1023, 1604, 22, 5, 5, 4, 31, 59, 0, 0, 17},  // animate
    {1378, 223, -1, -1, -1, 1031, 1609, 23, 3, 3, 4, 31, 59, 0, 0, 17},  // animate
    {1378, 223, -1, -1, -1, 1038, 1612, 24, 4, 4, 4, 31, 59, 0, 0, 17},  // animate
    {1378, 223, -1, -1, -1, 1046, 1616, 25, 4, 4, 4, 31, 59, 0, 0, 17},  // animate
    {1378, 223, -1, -1, -1, 1055, 1620, 26, 5, 5, 4, 31, 59, 0, 0, 17},  // animate
    {1378, 223, -1, -1, -1, 1065, 1625, 27, 5, 5, 4, 31, 59, 0, 0, 17},  // animate
    {1378, 223, -1, -1, -1, 1076, 1630, 28, 6, 6, 4, 31, 59, 0, 0, 17},  // animate
    {1378, 223, -1, -1, -1, 1086, 1636, 29, 4, 4, 4, 31, 59, 0, 0, 17},  // animate
    {1378, 223, -1, -1, -1, 1095, 1640, 30, 5, 5, 4, 31, 59, 0, 0, 17},  // animate
    {1378, 223, -1, -1, -1, 1104, 1645, 31, 4, 4, 4, 31, 59, 0, 0, 17},  // animate
    {1378, 223, -1, -1, -1, 1113, 1649, 32, 5, 5, 4, 31, 59, 0, 0, 17},  // animate
    {1378, 223, -1, -1, -1, 1123, 1654, 33, 5, 5, 4, 31, 59, 0, 0, 17},  // animate
    {1378, 223, -1, -1, -1, 1134, 1659, 34, 6, 6, 4, 31, 59, 0, 0, 17},  // animate
    {1378, 223, -1, -1, -1, 1145, 1665, 35, 5, 5, 4, 31, 59, 0, 0, 17},  // animate
    {1378, 223, -1, -1, -1, 1156, 1670, 36, 6, 6, 4, 31, 59, 0, 0, 17},  // animate
    {1378, 223, -1, -1, -1, 1168, 1676, 37, 6, 6, 4, 31, 59, 0, 0, 17},  // animate
    {1378, 223, -1, -1, -1, 1181, 1682, 38, 7, 7, 4, 31, 59, 0, 0, 17},  // animate
    {1388, 223, -1, -1, -1, 1195, 1689, 39, 7, 7, 4, 31, 59, 0, 0, 17},  // animateWithSpringDuration
    {1389, 223, -1, -1, -1, 1205, 1696, 40, 3, 3, 4, 31, 59, 0, 0, 17},  // animateKeyframes
    {1389, 223, -1, -1, -1, 1212, 1699, 41, 4, 4, 4, 31, 59, 0, 0, 17},  // animateKeyframes
    {1389, 223, -1, -1, -1, 1220, 1703, 42, 4, 4, 4, 31, 59, 0, 0, 17},  // animateKeyframes
    {1389, 223, -1, -1, -1, 1229, 1707, 43, 5, 5, 4, 31, 59, 0, 0, 17},  // animateKeyframes
    {1390, 223, -1, -1, -1, 1239, 1712, 44, 5, 5, 4, 31, 59, 0, 0, 17},  // animateKeyframesWithDuration
    {1391, 223, -1, -1, -1, 1247, 1717, 45, 3, 3, 4, 31, 59, 0, 0, 17},  // addKeyframe
    {1394, 223, -1, -1, -1, 1253, 1720, 46, 3, 3, 4, 31, 59, 0, 0, 17},  // addKeyframeWithRelativeStartTime
    {1395, 223, -1, -1, -1, 1256, 1723, 47, 3, 3, 4, 31, 59, 0, 0, 17},  // modifyAnimations
    {1398, 1399, -1, -1, -1, 1264, 1726, 48, 5, 5, 4, 38, 37, 0, 0, 17},  // runningPropertyAnimator
    {1398, 1399, -1, -1, -1, 1273, 1731, 49, 4, 4, 4, 38, 37, 0, 0, 17},  // runningPropertyAnimator
    {1398, 1399, -1, -1, -1, 1281, 1735, 50, 4, 4, 4, 38, 37, 0, 0, 17},  // runningPropertyAnimator
    {1398, 1399, -1, -1, -1, 1288, 1739, 51, 3, 3, 4, 38, 37, 0, 0, 17},  // runningPropertyAnimator
    {1400, 223, -1, -1, -1, 1291, 1742, 52, 2, 2, 4, 31, 59, 0, 0, 17},  // beginAnimations
    {1402, 223, -1, -1, -1, 1293, 1744, 53, 0, 0, 4, 31, 59, 0, 0, 17},  // commitAnimations
    {1403, 223, -1, -1, -1, 1293, 1744, 54, 1, 1, 4, 31, 59, 0, 0, 17},  // setAnimationDuration
    {1404, 223, -1, -1, -1, 1294, 1745, 55, 1, 1, 4, 31, 59, 0, 0, 17},  // setAnimationDelay
    {1405, 223, -1, -1, -1, 1295, 1746, 56, 1, 1, 4, 31, 59, 0, 0, 17},  // setAnimationRepeatCount
    {1406, 223, -1, -1, -1, 1296, 1747, 57, 1, 1, 4, 31, 59, 0, 0, 17},  // setAnimationRepeatAutoreverses
    {1407, 223, -1, -1, -1, 1297, 1748, 58, 1, 1, 4, 31, 59, 0, 0, 17},  // setAnimationBeginsFromCurrentState
    {1408, 223, -1, -1, -1, 1298, 1749, 59, 1, 1, 4, 31, 59, 0, 0, 17},  // setAnimationCurve
    {1409, 223, -1, -1, -1, 1299, 1750, 60, 1, 1, 4, 31, 59, 0, 0, 17},  // setAnimationDelegate
    {1410, 223, -1, -1, -1, 1300, 1751, 61, 1, 1, 4, 31, 59, 0, 0, 17},  // setAnimationDidStop
    {1411, 223, -1, -1, -1, 1301, 1752, 62, 1, 1, 4, 31, 59, 0, 0, 17},  // setAnimationDidStopSelector
    {1036, 1412, -1, -1, -1, 0, 0, 63, 0, 0, 5, 52, 51, 0, 0, 17},  // main
    {1415, 1412, -1, -1, -1, 0, 0, 64, 0, 0, 5, 52, 51, 0, 0, 17},  // background
    {1416, 1412, -1, -1, -1, 1302, 1753, 65, 0, 0, 4, 52, 51, 0, 0, 17},  // global
    {1416, 1412, -1, -1, -1, 1302, 1753, 66, 1, 1, 4, 52, 51, 0, 0, 17},  // global
    {1412, -1, -1, -1, -1, 1303, 1754, 67, 1, 1, 3, 0, 51, 0, 0, 17},  // DispatchQueue
    {1412, -1, -1, -1, -1, 1304, 1755, 68, 2, 2, 3, 0, 51, 0, 0, 17},  // DispatchQueue
    {1418, -1, -1, -1, -1, 1306, 1757, 69, 1, 2, 1, 52, 59, 0, 0, 17},  // sync
    {1418, -1, -1, -1, -1, 1307, 1759, 70, 1, 2, 1, 52, 59, 0, 0, 17},  // sync
    {1420, -1, -1, -1, -1, 1308, 1761, 71, 1, 2, 1, 52, 59, 0, 0, 17},  // async
    {1420, -1, -1, -1, -1, 1309, 1763, 72, 1, 2, 1, 52, 59, 0, 0, 17},  // async
    {1421, -1, -1, -1, -1, 1310, 1765, 73, 2, 3, 1, 52, 59, 0, 0, 17},  // asyncAfter
    {1421, -1, -1, -1, -1, 1312, 1768, 74, 2, 3, 1, 52, 59, 0, 0, 17},  // asyncAfter
    {1423, -1, -1, -1, -1, 1314, 1771, 75, 2, 2, 0, 0, 59, 0, 0, 17},  // dispatch_async
    {1424, -1, -1, -1, -1, 1316, 1773, 76, 3, 3, 0, 0, 59, 0, 0, 17},  // dispatch_after
    {1425, -1, -1, -1, -1, 1319, 1776, 77, 0, 0, 0, 0, 51, 0, 0, 17},  // dispatch_get_main_queue
    {1356, 1413, -1, -1, -1, 1319, 1776, 78, 0, 0, 4, 1, 0, 0, 0, 17},  // now
    {1244, 1414, -1, -1, -1, 1319, 1776, 79, 1, 1, 4, 1, 0, 0, 0, 17},  // seconds
    {1426, 1414, -1, -1, -1, 1320, 1777, 80, 1, 1, 4, 1, 0, 0, 0, 17},  // milliseconds
    {1427, 1414, -1, -1, -1, 1321, 1778, 81, 1, 1, 4, 1, 0, 0, 0, 17},  // microseconds
    {1428, 1414, -1, -1, -1, 1322, 1779, 82, 1, 1, 4, 1, 0, 0, 0, 17},  // nanoseconds
    {1429, -1, -1, -1, -1, 0, 0, 83, 0, 0, 5, 0, 0, 0, 0, 17},  // DISPATCH_TIME_NOW
    {1430, -1, -1, -1, -1, 0, 0, 84, 0, 0, 5, 0, 0, 0, 0, 17},  // NSEC_PER_SEC
    {1431, -1, -1, -1, -1, 0, 0, 85, 0, 0, 5, 0, 0, 0, 0, 17},  // NSEC_PER_MSEC
    {1432, -1, -1, -1, -1, 1323, 1780, 86, 2, 2, 0, 0, 0, 0, 0, 17},  // dispatch_time
    {1433, 223, -1, -1, -1, 1326, 1782, 87, 1, 1, 4, 31, 59, 0, 0, 17},  // performWithoutAnimation
    {1434, 223, -1, -1, -1, 1327, 1783, 88, 1, 1, 4, 31, 59, 0, 0, 17},  // setAnimationsEnabled
    {1435, 223, -1, -1, -1, 1328, 1784, 89, 0, 0, 4, 31, 2, 0, 0, 17},  // areAnimationsEnabled
    {1435, 223, -1, -1, -1, 0, 0, 90, 0, 0, 5, 31, 2, 0, 0, 17},  // areAnimationsEnabled
    {1436, -1, -1, -1, -1, 0, 0, 0, 0, 0, 3, 0, 37, 0, 0, 18},  // CABasicAnimation
    {1436, -1, -1, -1, -1, 1328, 1784, 1, 1, 1, 3, 0, 37, 0, 0, 18},  // CABasicAnimation
    {1438, -1, -1, -1, -1, 0, 0, 2, 0, 0, 3, 0, 37, 0, 0, 18},  // CASpringAnimation
    {1438, -1, -1, -1, -1, 1329, 1785, 3, 1, 1, 3, 0, 37, 0, 0, 18},  // CASpringAnimation
    {1439, -1, -1, -1, -1, 0, 0, 4, 0, 0, 3, 0, 37, 0, 0, 18},  // CAKeyframeAnimation
    {1439, -1, -1, -1, -1, 1330, 1786, 5, 1, 1, 3, 0, 37, 0, 0, 18},  // CAKeyframeAnimation
    {1440, -1, -1, -1, -1, 0, 0, 6, 0, 0, 3, 0, 37, 0, 0, 18},  // CAAnimationGroup
    {1437, -1, -1, -1, -1, 0, 1787, 7, 0, 1, 2, 38, 3, 0, 0, 18},  // keyPath
    {1441, -1, -1, -1, -1, 0, 1788, 8, 0, 1, 2, 38, 59, 0, 1, 18},  // fromValue
    {1442, -1, -1, -1, -1, 0, 1789, 9, 0, 1, 2, 38, 59, 0, 1, 18},  // toValue
    {1443, -1, -1, -1, -1, 0, 1790, 10, 0, 1, 2, 38, 59, 0, 1, 18},  // byValue
    {665, -1, -1, -1, -1, 0, 1791, 11, 0, 1, 2, 38, 4, 0, 1, 18},  // values
    {1444, -1, -1, -1, -1, 0, 1792, 12, 0, 1, 2, 38, 32, 0, 0, 18},  // path
    {1445, -1, -1, -1, -1, 0, 1793, 13, 0, 1, 2, 38, 4, 0, 0, 18},  // keyTimes
    {1446, -1, -1, -1, -1, 0, 1794, 14, 0, 1, 2, 38, 4, 0, 0, 18},  // timingFunctions
    {1447, -1, -1, -1, -1, 0, 1795, 15, 0, 1, 2, 38, 47, 0, 0, 18},  // calculationMode
    {1448, -1, -1, -1, -1, 0, 1796, 16, 0, 1, 2, 38, 4, 0, 0, 18},  // tensionValues
    {1449, -1, -1, -1, -1, 0, 1797, 17, 0, 1, 2, 38, 4, 0, 0, 18},  // continuityValues
    {1450, -1, -1, -1, -1, 0, 1798, 18, 0, 1, 2, 38, 4, 0, 0, 18},  // biasValues
    {1451, -1, -1, -1, -1, 0, 1799, 19, 0, 1, 2, 38, 59, 0, 0, 18},  // rotationMode
    {1380, -1, -1, -1, -1, 0, 1800, 20, 0, 1, 2, 38, 4, 0, 0, 18},  // animations
    {1452, -1, -1, -1, -1, 0, 1801, 21, 0, 1, 2, 38, 2, 0, 0, 18},  // additive
    {1453, -1, -1, -1, -1, 0, 1802, 22, 0, 1, 2, 38, 2, 0, 0, 18},  // isAdditive
    {1454, -1, -1, -1, -1, 0, 1803, 23, 0, 1, 2, 38, 2, 0, 0, 18},  // cumulative
    {1455, -1, -1, -1, -1, 0, 1804, 24, 0, 1, 2, 38, 2, 0, 0, 18},  // isCumulative
    {1369, -1, -1, -1, -1, 0, 1805, 25, 0, 1, 2, 38, 0, 0, 0, 18},  // mass
    {1370, -1, -1, -1, -1, 0, 1806, 26, 0, 1, 2, 38, 0, 0, 0, 18},  // stiffness
    {1371, -1, -1, -1, -1, 0, 1807, 27, 0, 1, 2, 38, 0, 0, 0, 18},  // damping
    {1368, -1, -1, -1, -1, 0, 1808, 28, 0, 1, 2, 38, 0, 0, 0, 18},  // initialVelocity
    {1456, -1, -1, -1, -1, 0, 1809, 29, 0, 1, 2, 38, 38, 0, 0, 18},  // timingFunction
    {1372, -1, -1, -1, -1, 0, 1810, 30, 0, 1, 2, 38, 0, 0, 0, 18},  // duration
    {1457, -1, -1, -1, -1, 0, 1811, 31, 0, 1, 2, 38, 0, 0, 0, 18},  // speed
    {1458, -1, -1, -1, -1, 0, 1812, 32, 0, 1, 2, 38, 0, 0, 0, 18},  // beginTime
    {1459, -1, -1, -1, -1, 0, 1813, 33, 0, 1, 2, 38, 0, 0, 0, 18},  // timeOffset
    {1460, -1, -1, -1, -1, 0, 1814, 34, 0, 1, 2, 38, 0, 0, 0, 18},  // repeatCount
    {1461, -1, -1, -1, -1, 0, 1815, 35, 0, 1, 2, 38, 0, 0, 0, 18},  // repeatDuration
    {1397, -1, -1, -1, -1, 0, 1816, 36, 0, 1, 2, 38, 2, 0, 0, 18},  // autoreverses
    {1462, -1, -1, -1, -1, 0, 1817, 37, 0, 1, 2, 38, 46, 0, 0, 18},  // fillMode
    {1463, -1, -1, -1, -1, 0, 1818, 38, 0, 1, 2, 38, 2, 0, 0, 18},  // isRemovedOnCompletion
    {1464, -1, -1, -1, -1, 0, 1819, 39, 0, 1, 2, 38, 2, 0, 0, 18},  // removedOnCompletion
    {853, -1, -1, -1, -1, 0, 1820, 40, 0, 1, 2, 38, 59, 0, 0, 18},  // delegate
    {1465, -1, -1, -1, 1805, 0, 1821, 41, 0, 1, 2, 38, 2, 0, 0, 18},  // isInterruptible
    {774, -1, -1, -1, -1, 0, 1822, 42, 0, 1, 2, 38, 2, 0, 0, 18},  // isUserInteractionEnabled
    {1466, -1, -1, -1, -1, 0, 1823, 43, 0, 1, 2, 38, 0, 0, 0, 18},  // settlingDuration
    {1438, -1, -1, -1, -1, 1331, 1824, 44, 2, 2, 3, 0, 37, 0, 0, 18},  // CASpringAnimation
    {1467, -1, -1, -1, -1, 0, 1826, 45, 0, 1, 2, 38, 0, 0, 0, 18},  // perceptualDuration
    {1373, -1, -1, -1, -1, 0, 1827, 46, 0, 1, 2, 38, 0, 0, 0, 18},  // bounce
    {1399, -1, -1, -1, -1, 1333, 1828, 47, 0, 0, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1399, -1, -1, -1, -1, 1336, 1828, 48, 3, 3, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1399, -1, -1, -1, -1, 1341, 1831, 49, 2, 2, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1399, -1, -1, -1, -1, 1346, 1833, 50, 3, 3, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1399, -1, -1, -1, -1, 1351, 1836, 51, 2, 2, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1399, -1, -1, -1, -1, 1357, 1838, 52, 4, 4, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1399, -1, -1, -1, -1, 1364, 1842, 53, 3, 3, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1399, -1, -1, -1, -1, 1369, 1845, 54, 2, 2, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1470, -1, -1, -1, -1, 1371, 1847, 55, 0, 1, 1, 38, 59, 0, 0, 18},  // startAnimation
    {1470, -1, -1, -1, 1801, 1371, 1848, 56, 1, 2, 1, 38, 59, 0, 0, 18},  // startAnimation
    {1472, -1, -1, -1, -1, 1372, 1850, 57, 0, 1, 1, 38, 59, 0, 0, 18},  // pauseAnimation
    {1473, -1, -1, -1, -1, 1372, 1851, 58, 1, 2, 1, 38, 59, 0, 0, 18},  // stopAnimation
    {1474, -1, -1, -1, 1802, 1373, 1853, 59, 1, 2, 1, 38, 59, 0, 0, 18},  // finishAnimation
    {1475, -1, -1, -1, 1803, 1374, 1855, 60, 2, 3, 1, 38, 59, 0, 0, 18},  // continueAnimation
    {1478, -1, -1, -1, -1, 1376, 1858, 61, 1, 2, 1, 38, 59, 0, 0, 18},  // addAnimations
    {1478, -1, -1, -1, -1, 1377, 1860, 62, 2, 3, 1, 38, 59, 0, 0, 18},  // addAnimations
    {1480, -1, -1, -1, -1, 1379, 1863, 63, 1, 2, 1, 38, 59, 0, 0, 18},  // addCompletion
    {567, -1, -1, -1, -1, 0, 1865, 64, 0, 1, 2, 38, 48, 0, 0, 18},  // state
    {1481, -1, -1, -1, 1804, 0, 1866, 65, 0, 1, 2, 38, 2, 0, 0, 18},  // isRunning
    {1382, -1, -1, -1, -1, 0, 1867, 66, 0, 1, 2, 38, 0, 0, 0, 18},  // delay
    {1469, -1, -1, -1, -1, 0, 1868, 67, 0, 1, 2, 38, 38, 0, 0, 18},  // timingParameters
    {1482, -1, -1, -1, -1, 0, 1869, 68, 0, 1, 2, 38, 0, 0, 0, 18},  // fractionComplete
    {1483, -1, -1, -1, 562, 0, 1870, 69, 0, 1, 2, 38, 2, 0, 0, 18},  // isReversed
    {1484, -1, -1, -1, -1, 0, 1871, 70, 0, 1, 2, 38, 2, 0, 0, 18},  // scrubsLinearly
    {1485, -1, -1, -1, -1, 0, 1872, 71, 0, 1, 2, 38, 2, 0, 0, 18},  // pausesOnCompletion
    {821, -1, -1, -1, -1, 0, 1873, 72, 0, 1, 2, 49, 0, 0, 0, 18},  // rawValue
    {821, -1, -1, -1, -1, 0, 1874, 73, 0, 1, 2, 50, 0, 0, 0, 18},  // rawValue
    {1488, -1, -1, -1, 1772, 1380, 1875, 74, 2, 3, 1, 32, 59, 0, 0, 18},  // add
    {1489, -1, -1, -1, 1773, 1382, 1878, 75, 1, 2, 1, 32, 59, 0, 0, 18},  // removeAnimation
    {1490, -1, -1, -1, 1809, 1383, 1880, 76, 1, 2, 1, 32, 37, 0, 0, 18},  // animation
    {1491, -1, -1, -1, -1, 1384, 1882, 77, 0, 1, 1, 32, 59, 0, 0, 18},  // removeAllAnimations
    {1492, -1, -1, -1, -1, 1384, 1883, 78, 0, 1, 1, 32, 4, 0, 0, 18},  // animationKeys
    {75, -1, -1, -1, 1812, 1384, 1884, 79, 1, 2, 1, 32, 0, 0, 0, 18},  // value
    {1494, -1, -1, -1, 1813, 1385, 1886, 80, 2, 3, 1, 32, 59, 0, 0, 18},  // setValue
    {75, -1, -1, -1, 1812, 1387, 1889, 81, 1, 2, 1, 31, 0, 0, 0, 18},  // value
    {1494, -1, -1, -1, 1813, 1388, 1891, 82, 2, 3, 1, 31, 59, 0, 0, 18},  // setValue
    {75, -1, -1, -1, 1810, 1390, 1894, 83, 1, 2, 1, 32, 0, 0, 0, 18},  // value
    {1494, -1, -1, -1, 1811, 1391, 1896, 84, 2, 3, 1, 32, 59, 0, 0, 18},  // setValue
    {1494, -1, -1, -1, 1811, 1393, 1899, 85, 2, 3, 1, 38, 59, 0, 0, 18},  // setValue
    {75, -1, -1, -1, 1810, 1395, 1902, 86, 1, 2, 1, 38, 59, 0, 0, 18},  // value
    {1457, -1, -1, -1, -1, 0, 1904, 87, 0, 1, 2, 32, 0, 0, 0, 18},  // speed
    {1458, -1, -1, -1, -1, 0, 1905, 88, 0, 1, 2, 32, 0, 0, 0, 18},  // beginTime
    {1459, -1, -1, -1, -1, 0, 1906, 89, 0, 1, 2, 32, 0, 0, 0, 18},  // timeOffset
    {1495, -1, -1, -1, 1767, 1396, 1907, 90, 2, 3, 1, 32, 0, 0, 0, 18},  // convertTime
    {1495, -1, -1, -1, 1768, 1398, 1910, 91, 2, 3, 1, 32, 0, 0, 0, 18},  // convertTime
    {1497, 1496, -1, -1, -1, 1400, 1913, 92, 0, 0, 4, 51, 59, 0, 0, 18},  // begin
    {1498, 1496, -1, -1, -1, 1400, 1913, 93, 0, 0, 4, 51, 59, 0, 0, 18},  // commit
    {1499, 1496, -1, -1, -1, 1400, 1913, 94, 0, 0, 4, 51, 59, 0, 0, 18},  // flush
    {1403, 1496, -1, -1, -1, 1400, 1913, 95, 1, 1, 4, 51, 59, 0, 0, 18},  // setAnimationDuration
    {1500, 1496, -1, -1, -1, 1401, 1914, 96, 1, 1, 4, 51, 59, 0, 0, 18},  // setDisableActions
    {1501, 1496, -1, -1, -1, 1402, 1915, 97, 1, 1, 4, 51, 59, 0, 0, 18},  // setAnimationTimingFunction
    {1502, 1496, -1, -1, -1, 1403, 1916, 98, 1, 1, 4, 51, 59, 0, 0, 18},  // setCompletionBlock
    {1494, 1496, -1, -1, -1, 1404, 1917, 99, 2, 2, 4, 51, 59, 0, 0, 18},  // setValue
    {1503, -1, -1, -1, -1, 0, 0, 100, 0, 0, 5, 0, 3, 0, 0, 18},  // kCATransactionAnimationDuration
    {1504, -1, -1, -1, -1, 0, 0, 101, 0, 0, 5, 0, 3, 0, 0, 18},  // kCATransactionDisableActions
    {1505, -1, -1, -1, -1, 0, 0, 102, 0, 0, 5, 0, 3, 0, 0, 18},  // kCATransactionAnimationTimingFunction
    {1506, -1, -1, -1, -1, 0, 0, 103, 0, 0, 5, 0, 3, 0, 0, 18},  // kCATransactionCompletionBlock
    {1507, -1, -1, -1, -1, 0, 0, 104, 0, 0, 5, 0, 2, 0, 0, 18},  // kCFBooleanTrue
    {1508, -1, -1, -1, -1, 0, 0, 105, 0, 0, 5, 0, 2, 0, 0, 18},  // kCFBooleanFalse
    {1509, -1, -1, -1, -1, 1406, 1919, 106, 1, 1, 0, 0, 14, 0, 0, 18},  // NSValue
    {1509, -1, -1, -1, -1, 1407, 1920, 107, 1, 1, 0, 0, 14, 0, 0, 18},  // NSValue
    {1512, -1, -1, -1, -1, 0, 0, 108, 0, 0, 5, 0, 14, 0, 0, 18},  // CATransform3DIdentity
    {1513, -1, -1, -1, -1, 1408, 1921, 109, 3, 3, 0, 0, 14, 0, 0, 18},  // CATransform3DMakeScale
    {1514, -1, -1, -1, -1, 1411, 1924, 110, 3, 3, 0, 0, 14, 0, 0, 18},  // CATransform3DMakeTranslation
    {1515, -1, -1, -1, -1, 1414, 1927, 111, 1, 1, 0, 0, 14, 0, 0, 18},  // CATransform3DMakeAffineTransform
    {1516, -1, -1, -1, -1, 1415, 1928, 112, 4, 4, 0, 0, 14, 0, 0, 18},  // CATransform3DTranslate
    {1517, -1, -1, -1, -1, 1419, 1932, 113, 4, 4, 0, 0, 14, 0, 0, 18},  // CATransform3DScale
    {1518, -1, -1, -1, -1, 1423, 1936, 114, 5, 5, 0, 0, 14, 0, 1, 18},  // CATransform3DRotate
    {1519, -1, -1, -1, -1, 1428, 1941, 115, 4, 4, 0, 0, 14, 0, 1, 18},  // CATransform3DMakeRotation
    {1511, -1, -1, -1, -1, 1432, 1945, 116, 16, 16, 3, 0, 14, 0, 0, 18},  // CATransform3D
    {1529, -1, -1, -1, -1, 1448, 1961, 117, 2, 2, 0, 0, 14, 0, 0, 18},  // CATransform3DConcat
    {1530, -1, -1, -1, -1, 1450, 1963, 118, 1, 1, 0, 0, 14, 0, 0, 18},  // CATransform3DInvert
    {1531, -1, -1, -1, -1, 1451, 1964, 119, 1, 1, 0, 0, 14, 0, 0, 18},  // CATransform3DGetAffineTransform
    {1532, -1, -1, -1, -1, 1452, 1965, 120, 1, 1, 0, 0, 2, 0, 0, 18},  // CATransform3DIsIdentity
    {1533, -1, -1, -1, -1, 1453, 1966, 121, 1, 1, 0, 0, 2, 0, 0, 18},  // CATransform3DIsAffine
    {1534, -1, -1, -1, -1, 1454, 1967, 122, 2, 2, 0, 0, 2, 0, 0, 18},  // CATransform3DEqualToTransform
    {145, -1, -1, -1, -1, 1456, 1969, 0, 1, 1, 0, 0, 59, 1, 0, 19},  // print
    {145, -1, -1, -1, -1, 1457, 1970, 1, 2, 2, 0, 0, 59, 1, 0, 19},  // print
    {145, -1, -1, -1, -1, 1459, 1972, 2, 2, 2, 0, 0, 59, 1, 0, 19},  // print
    {145, -1, -1, -1, -1, 1461, 1974, 3, 3, 3, 0, 0, 59, 1, 0, 19},  // print
    {1536, -1, -1, -1, -1, 1464, 1977, 4, 1, 1, 0, 0, 59, 1, 0, 19},  // debugPrint
    {1536, -1, -1, -1, -1, 1465, 1978, 5, 2, 2, 0, 0, 59, 1, 0, 19},  // debugPrint
    {1536, -1, -1, -1, -1, 1467, 1980, 6, 2, 2, 0, 0, 59, 1, 0, 19},  // debugPrint
    {1536, -1, -1, -1, -1, 1469, 1982, 7, 3, 3, 0, 0, 59, 1, 0, 19},  // debugPrint
    {1537, -1, -1, -1, -1, 1472, 1985, 8, 0, 0, 0, 0, 59, 0, 0, 19},  // fatalError
    {1538, -1, -1, -1, -1, 1472, 1985, 9, 0, 0, 0, 0, 59, 0, 0, 19},  // preconditionFailure
    {1539, -1, -1, -1, -1, 1472, 1985, 10, 0, 0, 0, 0, 59, 0, 0, 19},  // assertionFailure
    {1537, -1, -1, -1, -1, 1472, 1985, 11, 1, 1, 0, 0, 59, 0, 0, 19},  // fatalError
    {1538, -1, -1, -1, -1, 1473, 1986, 12, 1, 1, 0, 0, 59, 0, 0, 19},  // preconditionFailure
    {1539, -1, -1, -1, -1, 1474, 1987, 13, 1, 1, 0, 0, 59, 0, 0, 19},  // assertionFailure
    {1540, -1, -1, -1, -1, 1475, 1988, 14, 1, 1, 0, 0, 59, 0, 0, 19},  // assert
    {1541, -1, -1, -1, -1, 1476, 1989, 15, 1, 1, 0, 0, 59, 0, 0, 19},  // precondition
    {1542, -1, -1, -1, -1, 1477, 1990, 16, 1, 1, 0, 0, 59, 0, 0, 19},  // NSParameterAssert
    {1540, -1, -1, -1, -1, 1478, 1991, 17, 2, 2, 0, 0, 59, 0, 0, 19},  // assert
    {1541, -1, -1, -1, -1, 1480, 1993, 18, 2, 2, 0, 0, 59, 0, 0, 19},  // precondition
    {1543, -1, -1, -1, -1, 1482, 1995, 19, 1, 1, 0, 0, 59, 1, 0, 19},  // NSAssert
    {1544, -1, -1, -1, -1, 1483, 1996, 20, 1, 1, 0, 0, 59, 1, 0, 19},  // NSCAssert
    {1545, -1, -1, -1, -1, 1484, 1997, 21, 1, 1, 0, 0, 59, 0, 0, 19},  // Optional
    {1546, -1, -1, -1, -1, 0, 0, 22, 0, 0, 5, 0, 21, 0, 0, 19},  // row
    {1547, -1, -1, -1, -1, 0, 0, 23, 0, 0, 5, 0, 21, 0, 0, 19},  // column
    {1548, -1, -1, -1, -1, 1485, 1998, 24, 1, 1, 0, 0, 59, 0, 0, 19},  // convention
    {1549, -1, -1, -1, -1, 1486, 1999, 25, 1, 1, 0, 0, 57, 1, 0, 19},  // plot
    {1549, -1, -1, -1, -1, 1487, 2000, 26, 2, 2, 0, 0, 57, 1, 0, 19},  // plot
    {1549, -1, -1, -1, -1, 1489, 2002, 27, 2, 2, 0, 0, 57, 1, 0, 19},  // plot
    {1550, -1, -1, -1, -1, 1491, 2004, 28, 1, 1, 0, 0, 58, 1, 0, 19},  // describe
    {1550, -1, -1, -1, -1, 1492, 2005, 29, 2, 2, 0, 0, 58, 1, 0, 19},  // describe
    {1550, -1, -1, -1, -1, 1494, 2007, 30, 2, 2, 0, 0, 58, 1, 0, 19},  // describe
    {1551, -1, -1, -1, -1, 1496, 2009, 31, 1, 1, 0, 0, 57, 1, 0, 19},  // film
    {1551, -1, -1, -1, -1, 1497, 2010, 32, 2, 2, 0, 0, 57, 1, 0, 19},  // film
    {1551, -1, -1, -1, -1, 1499, 2012, 33, 2, 2, 0, 0, 57, 1, 0, 19},  // film
    {1551, -1, -1, -1, -1, 1501, 2014, 34, 3, 3, 0, 0, 57, 1, 0, 19},  // film
    {1553, -1, -1, -1, -1, 1504, 2017, 35, 1, 1, 0, 0, 57, 1, 0, 19},  // strip
    {1553, -1, -1, -1, -1, 1505, 2018, 36, 2, 2, 0, 0, 57, 1, 0, 19},  // strip
    {1553, -1, -1, -1, -1, 1507, 2020, 37, 2, 2, 0, 0, 57, 1, 0, 19},  // strip
    {1553, -1, -1, -1, -1, 1509, 2022, 38, 3, 3, 0, 0, 57, 1, 0, 19},  // strip
    {1554, -1, -1, -1, -1, 1512, 2025, 39, 1, 1, 0, 0, 57, 0, 0, 19},  // grid
    {1555, -1, -1, -1, -1, 1513, 2026, 40, 1, 1, 0, 0, 58, 0, 0, 19},  // why
    {1556, -1, -1, -1, -1, 0, 0, 0, 0, 0, 5, 0, 2, 0, 0, 20},  // YES
    {1557, -1, -1, -1, -1, 0, 0, 1, 0, 0, 5, 0, 2, 0, 0, 20},  // NO
    {1558, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 8, 0, 0, 20},  // NULL
    {1559, -1, -1, -1, -1, 0, 0, 3, 0, 0, 5, 0, 8, 0, 0, 20},  // Nil
    {1560, -1, -1, -1, -1, 0, 0, 4, 0, 0, 5, 0, 0, 0, 0, 20},  // HUGE_VALF
    {1561, -1, -1, -1, -1, 0, 0, 5, 0, 0, 5, 0, 0, 0, 0, 20},  // HUGE_VAL
    {1562, -1, -1, -1, -1, 0, 0, 6, 0, 0, 5, 0, 0, 0, 0, 20},  // INFINITY
    {1563, -1, -1, -1, -1, 0, 0, 7, 0, 0, 5, 0, 0, 0, 0, 20},  // NAN
    {421, -1, -1, -1, -1, 0, 0, 8, 0, 0, 5, 0, 0, 0, 0, 20},  // CGFLOAT_MAX
    {1564, -1, -1, -1, -1, 0, 0, 9, 0, 0, 5, 0, 0, 0, 0, 20},  // DBL_MAX
    {1565, -1, -1, -1, -1, 0, 0, 10, 0, 0, 5, 0, 0, 0, 0, 20},  // CGFLOAT_MIN
    {1566, -1, -1, -1, -1, 0, 0, 11, 0, 0, 5, 0, 0, 0, 0, 20},  // DBL_MIN
    {1567, -1, -1, -1, -1, 0, 0, 12, 0, 0, 5, 0, 0, 0, 0, 20},  // FLT_MAX
    {1568, -1, -1, -1, -1, 0, 0, 13, 0, 0, 5, 0, 0, 0, 0, 20},  // MAXFLOAT
    {1569, -1, -1, -1, -1, 0, 0, 14, 0, 0, 5, 0, 0, 0, 0, 20},  // HUGE
    {1570, -1, -1, -1, -1, 0, 0, 15, 0, 0, 5, 0, 0, 0, 0, 20},  // FLT_MIN
    {1571, -1, -1, -1, -1, 0, 0, 16, 0, 0, 5, 0, 0, 0, 0, 20},  // FLT_EPSILON
    {180, -1, -1, -1, -1, 1514, 2027, 17, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {180, -1, -1, -1, -1, 1515, 2028, 18, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {180, -1, -1, -1, -1, 1516, 2029, 19, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {180, -1, -1, -1, -1, 1517, 2030, 20, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {180, -1, -1, -1, -1, 1518, 2031, 21, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {180, -1, -1, -1, -1, 1519, 2032, 22, 1, 1, 0, 0, 2, 0, 0, 20},  // NSNumber
    {1509, -1, -1, -1, -1, 1520, 2033, 23, 1, 1, 0, 0, 9, 0, 0, 20},  // NSValue
    {1509, -1, -1, -1, -1, 1521, 2034, 24, 1, 1, 0, 0, 9, 0, 0, 20},  // NSValue
    {1509, -1, -1, -1, -1, 1522, 2035, 25, 1, 1, 0, 0, 12, 0, 0, 20},  // NSValue
    {1509, -1, -1, -1, -1, 1523, 2036, 26, 1, 1, 0, 0, 12, 0, 0, 20},  // NSValue
    {1509, -1, -1, -1, -1, 1524, 2037, 27, 1, 1, 0, 0, 13, 0, 0, 20},  // NSValue
    {1509, -1, -1, -1, -1, 1525, 2038, 28, 1, 1, 0, 0, 13, 0, 0, 20},  // NSValue
    {1509, -1, -1, -1, -1, 1526, 2039, 29, 1, 1, 0, 0, 10, 0, 0, 20},  // NSValue
    {1509, -1, -1, -1, -1, 1527, 2040, 30, 1, 1, 0, 0, 10, 0, 0, 20},  // NSValue
    {1509, -1, -1, -1, -1, 1528, 2041, 31, 1, 1, 0, 0, 14, 0, 0, 20},  // NSValue
    {1509, -1, -1, -1, -1, 1529, 2042, 32, 1, 1, 0, 0, 14, 0, 0, 20},  // NSValue
    {634, -1, -1, -1, -1, 0, 2043, 33, 0, 1, 2, 1, 0, 0, 0, 20},  // floatValue
    {635, -1, -1, -1, -1, 0, 2044, 34, 0, 1, 2, 1, 0, 0, 0, 20},  // doubleValue
    {637, -1, -1, -1, -1, 0, 2045, 35, 0, 1, 2, 1, 0, 0, 0, 20},  // intValue
    {636, -1, -1, -1, -1, 0, 2046, 36, 0, 1, 2, 1, 0, 0, 0, 20},  // integerValue
    {1578, -1, -1, -1, -1, 0, 2047, 37, 0, 1, 2, 1, 2, 0, 0, 20},  // boolValue
    {1578, -1, -1, -1, -1, 0, 2048, 38, 0, 1, 2, 3, 2, 0, 0, 20},  // boolValue
    {1579, -1, -1, -1, 1780, 0, 2049, 39, 0, 1, 2, 10, 9, 0, 0, 20},  // cgPointValue
    {1580, -1, -1, -1, 1781, 0, 2050, 40, 0, 1, 2, 13, 12, 0, 0, 20},  // cgSizeValue
    {1581, -1, -1, -1, 1782, 0, 2051, 41, 0, 1, 2, 14, 13, 0, 0, 20},  // cgRectValue
    {1582, -1, -1, -1, 1783, 0, 2052, 42, 0, 1, 2, 11, 10, 0, 0, 20},  // cgVectorValue
    {1583, -1, -1, -1, 1784, 0, 2053, 43, 0, 1, 2, 15, 14, 0, 0, 20},  // cgAffineTransformValue
    {146, -1, -1, -1, -1, 1530, 2054, 44, 1, 1, 0, 0, 59, 1, 0, 20},  // NSLog
    {1584, -1, -1, -1, -1, 1531, 2055, 45, 1, 1, 0, 0, 59, 1, 0, 20},  // printf
    {1585, -1, -1, -1, -1, 1532, 2056, 46, 1, 1, 0, 0, 59, 0, 0, 20},  // puts
    {205, -1, -1, -1, -1, 1533, 2057, 47, 1, 1, 3, 0, 3, 1, 0, 20},  // NSString
    {203, -1, -1, -1, -1, 1534, 2058, 48, 1, 1, 3, 0, 3, 1, 0, 20},  // String
    {203, -1, -1, -1, -1, 1535, 2059, 49, 2, 2, 3, 0, 3, 0, 0, 20},  // String
    {1587, -1, -1, -1, -1, 1537, 2061, 50, 1, 2, 1, 4, 3, 0, 0, 20},  // substringToIndex
    {1588, -1, -1, -1, -1, 1538, 2063, 51, 1, 2, 1, 4, 3, 0, 0, 20},  // substringFromIndex
    {1589, -1, -1, -1, -1, 1539, 2065, 52, 1, 2, 1, 4, 3, 0, 0, 20},  // substringWithRange
    {1590, -1, -1, -1, -1, 1540, 2067, 53, 1, 2, 1, 4, 0, 0, 0, 20},  // characterAtIndex
    {1591, -1, -1, -1, -1, 1541, 2069, 54, 1, 2, 1, 4, 7, 0, 0, 20},  // rangeOfString
    {1592, -1, -1, -1, -1, 1542, 2071, 55, 1, 2, 1, 4, 3, 0, 0, 20},  // stringByAppendingString
    {588, -1, -1, -1, -1, 1543, 2073, 56, 1, 2, 1, 4, 0, 0, 0, 20},  // compare
    {1593, -1, -1, -1, -1, 1544, 2075, 57, 1, 2, 1, 4, 0, 0, 0, 20},  // caseInsensitiveCompare
    {205, -1, -1, -1, -1, 1545, 2077, 58, 1, 1, 3, 0, 3, 0, 0, 20},  // NSString
    {210, -1, -1, -1, -1, 1546, 2078, 59, 1, 1, 3, 0, 3, 0, 0, 20},  // NSMutableString
    {210, -1, -1, -1, -1, 1547, 0, 60, 0, 0, 3, 0, 3, 0, 0, 20},  // NSMutableString
    {205, -1, -1, -1, -1, 1547, 0, 61, 0, 0, 3, 0, 3, 0, 0, 20},  // NSString
    {1594, -1, -1, -1, -1, 0, 2079, 62, 0, 1, 2, 1, 3, 0, 0, 20},  // stringValue
    {1594, -1, -1, -1, -1, 0, 2080, 63, 0, 1, 2, 3, 3, 0, 0, 20},  // stringValue
    {1595, -1, -1, -1, -1, 1547, 2081, 64, 2, 2, 0, 0, 7, 0, 0, 20},  // NSMakeRange
    {1596, -1, -1, -1, -1, 1549, 2083, 65, 1, 1, 0, 0, 0, 0, 0, 20},  // NSMaxRange
    {1181, -1, -1, -1, -1, 0, 2084, 66, 0, 1, 2, 8, 0, 0, 0, 20},  // location
    {309, -1, -1, -1, -1, 0, 2085, 67, 0, 1, 2, 8, 0, 0, 0, 20},  // length
    {1597, -1, -1, -1, -1, 1550, 2086, 68, 1, 2, 1, 5, 4, 0, 0, 20},  // sortedArrayUsingSelector
    {1598, -1, -1, -1, -1, 1551, 2088, 69, 1, 2, 1, 5, 59, 0, 0, 20},  // sortUsingSelector
    {1599, -1, -1, -1, -1, 1552, 2090, 70, 1, 2, 1, 5, 59, 0, 0, 20},  // sortUsingComparator
    {1600, -1, -1, -1, -1, 1553, 2092, 71, 1, 2, 1, 5, 4, 0, 0, 20},  // subarrayWithRange
    {1601, -1, -1, -1, -1, 1554, 2094, 72, 1, 2, 1, 5, 3, 0, 0, 20},  // componentsJoinedByString
    {675, -1, -1, -1, -1, 1555, 2096, 73, 1, 2, 1, 5, 4, 0, 0, 20},  // valueForKey
    {1602, -1, -1, -1, -1, 1556, 2098, 74, 1, 2, 1, 7, 59, 0, 0, 20},  // enumerateKeysAndObjectsUsingBlock
    {1603, -1, -1, -1, -1, 1557, 0, 75, 0, 0, 0, 0, 59, 0, 0, 20},  // NSNull
    {208, -1, -1, -1, -1, 1557, 2100, 76, 1, 1, 3, 0, 4, 1, 0, 20},  // NSArray
    {1605, -1, 1611, -1, -1, 1558, 2101, 0, 0, 0, 3, 0, 32, 0, 0, 21},  // CGMutablePath
    {1609, -1, -1, -1, -1, 1558, 2101, 1, 0, 0, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1609, -1, -1, -1, -1, 1558, 2101, 2, 1, 1, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1609, -1, -1, -1, -1, 1559, 2102, 3, 2, 2, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1609, -1, -1, -1, -1, 1561, 2104, 4, 1, 1, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1609, -1, -1, -1, -1, 1562, 2105, 5, 1, 1, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1609, -1, -1, -1, -1, 1563, 2106, 6, 1, 1, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1616, -1, -1, -1, -1, 1564, 2107, 7, 2, 2, 0, 0, 32, 0, 0, 21},  // CGPathCreateWithRect
    {1606, -1, -1, -1, -1, 1566, 2109, 8, 2, 2, 3, 0, 32, 0, 0, 21},  // CGPath
    {1617, -1, -1, -1, -1, 1568, 2111, 9, 1, 1, 0, 0, 59, 0, 0, 21},  // CGPathRelease
    {1606, -1, -1, -1, -1, 1569, 2112, 10, 2, 2, 3, 0, 32, 0, 0, 21},  // CGPath
    {1619, -1, -1, -1, -1, 1571, 2114, 11, 2, 2, 0, 0, 32, 0, 0, 21},  // CGPathCreateWithEllipseInRect
    {1620, -1, -1, -1, -1, 1573, 2116, 12, 3, 3, 0, 0, 59, 0, 0, 21},  // CGPathAddEllipseInRect
    {1621, -1, -1, -1, -1, 0, 2119, 13, 0, 1, 2, 33, 0, 0, 0, 21},  // lineWidth
    {1095, -1, -1, -1, -1, 0, 2120, 14, 0, 1, 2, 33, 0, 0, 0, 21},  // miterLimit
    {1622, -1, -1, -1, -1, 0, 2121, 15, 0, 1, 2, 33, 0, 0, 0, 21},  // flatness
    {1623, -1, -1, -1, -1, 0, 2122, 16, 0, 1, 2, 33, 59, 0, 0, 21},  // lineCapStyle
    {1624, -1, -1, -1, -1, 0, 2123, 17, 0, 1, 2, 33, 59, 0, 0, 21},  // lineJoinStyle
    {1625, -1, -1, -1, -1, 1576, 2124, 18, 3, 4, 1, 33, 59, 0, 0, 21},  // setLineDash
    {1629, -1, -1, -1, -1, 1579, 2128, 19, 1, 2, 1, 33, 59, 0, 0, 21},  // applyWithBlock
    {1630, -1, -1, -1, -1, 1580, 2130, 20, 0, 1, 1, 33, 59, 0, 0, 21},  // removeAllPoints
    {1631, -1, -1, -1, -1, 1580, 2131, 21, 1, 1, 0, 0, 9, 0, 0, 21},  // CGPathGetCurrentPoint
    {1632, 1353, 1633, -1, -1, 0, 0, 22, 0, 0, 5, 27, 26, 0, 0, 21},  // topLeft
    {1634, 1353, 1635, -1, -1, 0, 0, 23, 0, 0, 5, 27, 26, 0, 0, 21},  // topRight
    {1636, 1353, 1637, -1, -1, 0, 0, 24, 0, 0, 5, 27, 26, 0, 0, 21},  // bottomRight
    {1638, 1353, 1639, -1, -1, 0, 0, 25, 0, 0, 5, 27, 26, 0, 0, 21},  // bottomLeft
    {1640, 1353, 1641, -1, -1, 0, 0, 26, 0, 0, 5, 27, 26, 0, 0, 21},  // allCorners
    {1606, -1, -1, -1, -1, 1581, 2132, 27, 4, 4, 3, 0, 32, 0, 0, 21},  // CGPath
    {1644, -1, -1, -1, -1, 1585, 2136, 28, 4, 4, 0, 0, 32, 0, 0, 21},  // CGPathCreateWithRoundedRect
    {1609, -1, -1, -1, -1, 1589, 2140, 29, 3, 3, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1647, -1, -1, -1, 1651, 1592, 2143, 30, 1, 2, 1, 33, 59, 0, 0, 21},  // move
    {1647, -1, -1, -1, -1, 1593, 2145, 31, 2, 3, 1, 33, 59, 0, 0, 21},  // move
    {1648, -1, -1, -1, 1652, 1595, 2148, 32, 1, 2, 1, 33, 59, 0, 0, 21},  // addLine
    {1648, -1, -1, -1, -1, 1596, 2150, 33, 2, 3, 1, 33, 59, 0, 0, 21},  // addLine
    {1649, -1, -1, -1, -1, 1598, 2153, 34, 1, 2, 1, 33, 59, 0, 0, 21},  // addLines
    {1649, -1, -1, -1, -1, 1599, 2155, 35, 2, 3, 1, 33, 59, 0, 0, 21},  // addLines
    {1653, -1, -1, -1, -1, 1603, 2158, 36, 1, 2, 1, 33, 59, 0, 0, 21},  // addRect
    {1653, -1, -1, -1, -1, 1604, 2160, 37, 2, 3, 1, 33, 59, 0, 0, 21},  // addRect
    {1654, -1, -1, -1, -1, 1606, 2163, 38, 1, 2, 1, 33, 59, 0, 0, 21},  // addRects
    {1654, -1, -1, -1, -1, 1607, 2165, 39, 2, 3, 1, 33, 59, 0, 0, 21},  // addRects
    {1655, -1, -1, -1, -1, 1609, 2168, 40, 1, 2, 1, 33, 59, 0, 0, 21},  // addEllipse
    {1655, -1, -1, -1, -1, 1610, 2170, 41, 2, 3, 1, 33, 59, 0, 0, 21},  // addEllipse
    {1656, -1, -1, -1, -1, 1612, 2173, 42, 3, 4, 1, 33, 59, 0, 0, 21},  // addRoundedRect
    {1656, -1, -1, -1, -1, 1615, 2177, 43, 4, 5, 1, 33, 59, 0, 0, 21},  // addRoundedRect
    {96, -1, -1, -1, 1658, 1619, 2182, 44, 1, 2, 1, 33, 59, 0, 0, 21},  // append
    {1657, -1, -1, -1, -1, 1620, 2184, 45, 1, 2, 1, 33, 59, 0, 0, 21},  // addPath
    {1657, -1, -1, -1, -1, 1621, 2186, 46, 2, 3, 1, 33, 59, 0, 0, 21},  // addPath
    {1659, -1, -1, -1, 1660, 1624, 2189, 47, 1, 2, 1, 33, 59, 0, 0, 21},  // apply
    {1661, -1, -1, -1, 1665, 1626, 2191, 48, 0, 1, 1, 33, 59, 0, 0, 21},  // closeSubpath
    {832, -1, -1, -1, -1, 1626, 2192, 49, 0, 1, 1, 33, 59, 0, 0, 21},  // close
    {1662, -1, -1, -1, -1, 1626, 2193, 50, 0, 1, 1, 33, 59, 0, 0, 21},  // fill
    {1663, -1, -1, -1, -1, 1626, 2194, 51, 0, 1, 1, 33, 59, 0, 0, 21},  // stroke
    {1664, -1, -1, -1, -1, 1626, 2195, 52, 0, 1, 1, 33, 59, 0, 0, 21},  // addClip
    {1666, -1, -1, -1, -1, 1626, 2196, 53, 3, 3, 0, 0, 59, 0, 0, 21},  // CGPathAddRect
    {1667, -1, -1, -1, -1, 1629, 2199, 54, 4, 4, 0, 0, 59, 0, 0, 21},  // CGPathMoveToPoint
    {1668, -1, -1, -1, -1, 1633, 2203, 55, 4, 4, 0, 0, 59, 0, 0, 21},  // CGPathAddLineToPoint
    {1669, -1, -1, -1, -1, 1637, 2207, 56, 5, 5, 0, 0, 59, 0, 0, 21},  // CGPathAddRoundedRect
    {1670, -1, -1, -1, -1, 1642, 2212, 57, 4, 4, 0, 0, 59, 0, 0, 21},  // CGPathAddLines
    {1671, -1, -1, -1, -1, 1646, 2216, 58, 4, 4, 0, 0, 59, 0, 0, 21},  // CGPathAddRects
    {1672, -1, -1, -1, -1, 1650, 2220, 59, 2, 2, 0, 0, 2, 0, 0, 21},  // CGPathEqualToPath
    {1673, -1, -1, -1, -1, 1652, 2222, 60, 3, 3, 0, 0, 59, 0, 0, 21},  // CGPathAddPath
    {1674, -1, -1, -1, -1, 1655, 2225, 61, 1, 1, 0, 0, 59, 0, 0, 21},  // CGPathCloseSubpath
    {1675, -1, -1, -1, 1681, 1656, 2226, 62, 3, 4, 1, 33, 59, 0, 0, 21},  // addCurve
    {1675, -1, -1, -1, -1, 1659, 2230, 63, 3, 4, 1, 33, 59, 0, 0, 21},  // addCurve
    {1675, -1, -1, -1, -1, 1662, 2234, 64, 4, 5, 1, 33, 59, 0, 0, 21},  // addCurve
    {1678, -1, -1, -1, 1682, 1666, 2239, 65, 2, 3, 1, 33, 59, 0, 0, 21},  // addQuadCurve
    {1678, -1, -1, -1, -1, 1668, 2242, 66, 2, 3, 1, 33, 59, 0, 0, 21},  // addQuadCurve
    {1678, -1, -1, -1, -1, 1670, 2245, 67, 3, 4, 1, 33, 59, 0, 0, 21},  // addQuadCurve
    {1683, -1, -1, -1, 1691, 1678, 2249, 68, 5, 6, 1, 33, 59, 0, 1, 21},  // addArc
    {1683, -1, -1, -1, -1, 1683, 2255, 69, 5, 6, 1, 33, 59, 0, 1, 21},  // addArc
    {1683, -1, -1, -1, -1, 1688, 2261, 70, 6, 7, 1, 33, 59, 0, 1, 21},  // addArc
    {1688, -1, -1, -1, -1, 1694, 2268, 71, 4, 5, 1, 33, 59, 0, 1, 21},  // addRelativeArc
    {1688, -1, -1, -1, -1, 1698, 2273, 72, 5, 6, 1, 33, 59, 0, 1, 21},  // addRelativeArc
    {1609, -1, -1, -1, -1, 1703, 2279, 73, 5, 5, 3, 0, 32, 0, 1, 21},  // UIBezierPath
    {1683, -1, -1, -1, -1, 1713, 2284, 74, 3, 4, 1, 33, 59, 0, 0, 21},  // addArc
    {1683, -1, -1, -1, -1, 1716, 2288, 75, 4, 5, 1, 33, 59, 0, 0, 21},  // addArc
    {1694, -1, -1, -1, -1, 1720, 2293, 76, 7, 7, 0, 0, 59, 0, 0, 21},  // CGPathAddArcToPoint
    {1695, -1, -1, -1, -1, 1727, 2300, 77, 8, 8, 0, 0, 59, 0, 0, 21},  // CGPathAddCurveToPoint
    {1696, -1, -1, -1, -1, 1735, 2308, 78, 6, 6, 0, 0, 59, 0, 0, 21},  // CGPathAddQuadCurveToPoint
    {1697, -1, -1, -1, -1, 1741, 2314, 79, 8, 8, 0, 0, 59, 0, 1, 21},  // CGPathAddArc
    {1698, -1, -1, -1, -1, 1749, 2322, 80, 7, 7, 0, 0, 59, 0, 0, 21},  // CGPathAddRelativeArc
    {1699, -1, -1, -1, -1, 0, 2329, 81, 0, 1, 2, 33, 13, 0, 0, 21},  // boundingBox
    {763, -1, -1, -1, -1, 0, 2330, 82, 0, 1, 2, 33, 13, 0, 0, 21},  // bounds
    {1700, -1, -1, -1, -1, 0, 2331, 83, 0, 1, 2, 33, 13, 0, 0, 21},  // boundingBoxOfPath
    {364, -1, -1, -1, -1, 0, 2332, 84, 0, 1, 2, 33, 2, 0, 0, 21},  // isEmpty
    {1701, -1, -1, -1, -1, 0, 2333, 85, 0, 1, 2, 33, 9, 0, 0, 21},  // currentPoint
    {1615, -1, -1, -1, 1606, 0, 2334, 86, 0, 1, 2, 33, 32, 0, 0, 21},  // cgPath
    {1702, -1, -1, -1, -1, 1756, 2335, 87, 1, 1, 0, 0, 2, 0, 0, 21},  // CGPathIsEmpty
    {1703, -1, -1, -1, -1, 1757, 2336, 88, 1, 1, 0, 0, 13, 0, 0, 21},  // CGPathGetBoundingBox
    {1704, -1, -1, -1, -1, 1758, 2337, 89, 1, 1, 0, 0, 13, 0, 0, 21},  // CGPathGetPathBoundingBox
    {1705, -1, -1, -1, -1, 1759, 2338, 90, 0, 1, 1, 33, 32, 0, 0, 21},  // copy
    {1706, -1, -1, -1, -1, 1759, 2339, 91, 0, 1, 1, 33, 32, 0, 0, 21},  // mutableCopy
    {1705, -1, -1, -1, -1, 1759, 2340, 92, 1, 2, 1, 33, 32, 0, 0, 21},  // copy
    {1706, -1, -1, -1, -1, 1760, 2342, 93, 1, 2, 1, 33, 32, 0, 0, 21},  // mutableCopy
    {1708, -1, -1, -1, 1709, 1761, 2344, 94, 0, 1, 1, 33, 32, 0, 0, 21},  // reversing
    {1710, -1, -1, -1, -1, 1761, 2345, 95, 1, 1, 0, 0, 32, 0, 0, 21},  // CGPathCreateCopy
    {1711, -1, -1, -1, -1, 1762, 2346, 96, 1, 1, 0, 0, 32, 0, 0, 21},  // CGPathCreateMutableCopy
    {1712, -1, -1, -1, -1, 1763, 2347, 97, 2, 2, 0, 0, 32, 0, 0, 21},  // CGPathCreateCopyByTransformingPath
    {1713, -1, -1, -1, -1, 1765, 2349, 98, 2, 2, 0, 0, 32, 0, 0, 21},  // CGPathCreateMutableCopyByTransformingPath
    {1715, 1714, -1, -1, -1, 0, 0, 99, 0, 0, 5, 28, 27, 0, 0, 21},  // winding
    {1716, 1714, -1, -1, -1, 0, 0, 100, 0, 0, 5, 28, 27, 0, 0, 21},  // evenOdd
    {1717, -1, -1, -1, -1, 0, 2351, 101, 0, 1, 2, 33, 2, 0, 0, 21},  // usesEvenOddFillRule
    {391, -1, -1, -1, 1718, 1767, 2352, 102, 1, 2, 1, 33, 2, 0, 0, 21},  // contains
    {391, -1, -1, -1, -1, 1768, 2354, 103, 2, 3, 1, 33, 2, 0, 0, 21},  // contains
    {391, -1, -1, -1, -1, 1770, 2357, 104, 2, 3, 1, 33, 2, 0, 0, 21},  // contains
    {391, -1, -1, -1, -1, 1772, 2360, 105, 3, 4, 1, 33, 2, 0, 0, 21},  // contains
    {1719, -1, -1, -1, -1, 1776, 2364, 106, 4, 4, 0, 0, 2, 0, 0, 21},  // CGPathContainsPoint
    {1444, -1, -1, -1, -1, 0, 2368, 107, 0, 1, 2, 32, 32, 0, 0, 21},  // path
    {1720, -1, -1, -1, -1, 0, 2369, 108, 0, 1, 2, 32, 17, 0, 0, 21},  // fillColor
    {1721, -1, -1, -1, -1, 0, 2370, 109, 0, 1, 2, 32, 17, 0, 0, 21},  // strokeColor
    {1621, -1, -1, -1, -1, 0, 2371, 110, 0, 1, 2, 32, 0, 0, 0, 21},  // lineWidth
    {1722, -1, -1, -1, -1, 0, 2372, 111, 0, 1, 2, 32, 23, 0, 0, 21},  // lineJoin
    {1723, -1, -1, -1, -1, 0, 2373, 112, 0, 1, 2, 32, 4, 0, 0, 21},  // lineDashPattern
    {1724, -1, -1, -1, -1, 0, 2374, 113, 0, 1, 2, 32, 0, 0, 0, 21},  // lineDashPhase
    {1726, 1725, 1727, -1, -1, 0, 0, 114, 0, 0, 5, 24, 23, 0, 0, 21},  // miter
    {111, 1725, 1728, -1, -1, 0, 0, 115, 0, 0, 5, 24, 23, 0, 0, 21},  // round
    {1729, 1725, 1730, -1, -1, 0, 0, 116, 0, 0, 5, 24, 23, 0, 0, 21},  // bevel
    {708, -1, -1, -1, 713, 0, 2375, 117, 0, 1, 2, 18, 17, 0, 0, 21},  // cgColor
    {324, -1, 1731, -1, -1, 1780, 2376, 0, 1, 1, 0, 0, 13, 0, 0, 22},  // rect
    {322, -1, 1732, -1, -1, 1781, 2377, 1, 1, 1, 0, 0, 9, 0, 0, 22},  // point
    {314, -1, 1733, -1, -1, 1782, 2378, 2, 1, 1, 0, 0, 12, 0, 0, 22},  // size
    {308, -1, 1734, -1, -1, 1783, 2379, 3, 1, 1, 0, 0, 10, 0, 0, 22},  // vector
    {128, -1, 1735, -1, -1, 1784, 2380, 4, 1, 1, 0, 0, 14, 0, 0, 22},  // transform
    {1736, -1, -1, -1, -1, 1785, 2381, 5, 1, 1, 0, 0, 14, 0, 0, 22},  // css
    {1737, -1, -1, -1, -1, 1786, 2382, 6, 1, 1, 0, 0, 14, 0, 0, 22},  // svg
    {1573, 268, -1, -1, -1, 1787, 2383, 7, 1, 1, 4, 4, 9, 0, 0, 22},  // cgPoint
    {1574, 268, -1, -1, -1, 1788, 2384, 8, 1, 1, 4, 4, 12, 0, 0, 22},  // cgSize
    {1575, 268, -1, -1, -1, 1789, 2385, 9, 1, 1, 4, 4, 13, 0, 0, 22},  // cgRect
    {1576, 268, -1, -1, -1, 1790, 2386, 10, 1, 1, 4, 4, 10, 0, 0, 22},  // cgVector
    {1577, 268, -1, -1, -1, 1791, 2387, 11, 1, 1, 4, 4, 14, 0, 0, 22},  // cgAffineTransform
    {1738, -1, -1, -1, -1, 1792, 2388, 12, 1, 1, 0, 0, 30, 0, 0, 22},  // views
    {128, -1, -1, -1, -1, 1793, 2389, 0, 2, 2, 0, 0, 14, 0, 0, 23},  // transform
    {128, -1, -1, -1, -1, 1795, 2391, 1, 3, 3, 0, 0, 14, 0, 0, 23},  // transform
    {1662, 1739, -1, -1, -1, 0, 0, 2, 0, 0, 5, 23, 22, 0, 0, 23},  // fill
    {1740, 1739, -1, -1, -1, 0, 0, 3, 0, 0, 5, 23, 22, 0, 0, 23},  // aspectFit
    {1741, 1739, -1, -1, -1, 0, 0, 4, 0, 0, 5, 23, 22, 0, 0, 23},  // aspectFill
    {1742, 1739, -1, -1, -1, 0, 0, 5, 0, 0, 5, 23, 22, 0, 0, 23},  // scaleToFill
    {1743, 1739, -1, -1, -1, 0, 0, 6, 0, 0, 5, 23, 22, 0, 0, 23},  // scaleAspectFit
    {1744, 1739, -1, -1, -1, 0, 0, 7, 0, 0, 5, 23, 22, 0, 0, 23},  // scaleAspectFill
    {128, -1, -1, -1, -1, 1798, 2394, 8, 1, 1, 0, 0, 59, 0, 0, 23},  // transform
    {1746, -1, -1, -1, -1, 1799, 2395, 9, 1, 1, 0, 0, 0, 0, 0, 23},  // area
    {391, -1, -1, -1, -1, 1800, 2396, 10, 2, 2, 0, 0, 2, 0, 0, 23},  // contains
    {368, -1, -1, -1, -1, 1802, 2398, 11, 1, 2, 1, 31, 4, 0, 0, 23},  // corners
    {1736, -1, -1, -1, -1, 0, 2400, 0, 0, 1, 2, 15, 3, 0, 0, 24},  // css
    {1737, -1, -1, -1, -1, 0, 2401, 1, 0, 1, 2, 15, 3, 0, 0, 24},  // svg
    {1747, -1, -1, -1, -1, 0, 2402, 2, 0, 1, 2, 15, 58, 0, 0, 24},  // latex
    {1747, -1, -1, -1, -1, 0, 2403, 3, 0, 1, 2, 16, 58, 0, 0, 24},  // latex
    {1748, -1, -1, -1, -1, 1803, 2404, 4, 1, 1, 0, 0, 58, 0, 0, 24},  // swiftCode
    {1749, -1, -1, -1, -1, 1804, 2405, 0, 1, 1, 0, 0, 58, 0, 0, 25},  // explain
    {1749, -1, -1, -1, -1, 1805, 2406, 1, 2, 2, 0, 0, 58, 0, 0, 25},  // explain
    {588, -1, -1, -1, -1, 1807, 2408, 2, 2, 2, 0, 0, 58, 0, 0, 25},  // compare
    {588, -1, -1, -1, -1, 1809, 2410, 3, 3, 3, 0, 0, 58, 0, 0, 25},  // compare
    {952, -1, -1, -1, 1814, 1873, 2413, 0, 1, 2, 1, 32, 37, 0, 0, 26},  // action
    {1815, -1, -1, -1, -1, 1875, 2415, 1, 1, 1, 3, 0, 3, 0, 0, 26},  // Selector
    {1817, -1, -1, -1, -1, 1876, 2416, 2, 1, 1, 0, 0, 3, 0, 0, 26},  // NSStringFromClass
    {1818, -1, -1, -1, -1, 1877, 2417, 3, 1, 1, 0, 0, 3, 0, 0, 26},  // NSSelectorFromString
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
    251, 242, 311, 312, 657, -1, 952, 7, -1, 952, 953, -1, 952, 7, -1, 952, 953, 7, -1, -1, 7, -1, 958, -1,
    7, -1, 958, -1, 7, -1, 958, -1, 7, -1, 958, -1, 7, -1, 7, 512, -1, -1, 992, -1, 995, -1, 619, 619, 999,
    -1, 1000, -1, 1001, -1, 300, -1, 401, -1, 1004, -1, 1005, -1, 1004, -1, 1005, 512, -1, -1, -1, -1, -1,
    -1, -1, 619, -1, 1025, -1, 1026, -1, 598, -1, 598, -1, 598, 1041, 598, 8, 8, 8, 1056, 8, 1056, -1, -1,
    -1, 300, -1, 401, -1, -1, 1062, -1, -1, 770, 311, 312, 311, 312, 311, 312, 1112, -1, 251, 242, -1, 251,
    242, 251, 242, -1, -1, -1, 1114, -1, -1, 1114, 251, 242, 251, 242, 251, 242, 1114, -1, -1, 251, 242, -1,
    1128, 952, -1, 1128, 952, -1, 1128, 952, -1, 1128, 952, -1, 1128, 952, -1, 1128, 952, -1, 1128, 952, -1,
    8, -1, 1183, 8, -1, 1185, 8, -1, 8, -1, -1, 8, -1, 1185, -1, 952, -1, 952, -1, 598, -1, 598, -1, 1190,
    -1, 1190, -1, 598, -1, 598, -1, 1190, -1, 1190, -1, 598, -1, 598, -1, 1190, -1, 1190, -1, 598, -1, 598,
    -1, 1190, -1, 1190, -1, 7, -1, 1196, 1199, -1, -1, -1, 8, -1, 8, -1, 7, -1, -1, 7, -1, 7, -1, 401, 300,
    1235, 401, 300, 1235, 1236, 401, 300, 1235, 401, 300, 1235, 1236, 619, 401, 300, 1235, 619, 401, 300,
    1235, 284, 619, 259, 1240, 1235, 619, 619, 1242, 619, 1237, 619, 1242, 1237, 619, 1244, 300, 1235, -1,
    512, 512, 512, 512, 598, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 821, 821, 821, 821, 821, 821, 821, 821,
    821, 821, 821, -1, 767, -1, 1363, -1, -1, -1, 1364, 1365, 1366, 1367, 1367, 1368, 1369, 1370, 1371, 1368,
    1372, 1373, 1372, 1373, 1372, 1373, 1368, 1372, 1373, 1368, 619, 619, 1375, 1376, -1, -1, 619, 1379,
    1380, 1379, 1380, 1379, 1380, 1381, 1379, 1380, 1381, 1379, 1382, 1380, 1379, 1382, 1380, 1379, 1382,
    1380, 1381, 1379, 1382, 1380, 1381, 1379, 1382, 1383, 1380, 1379, 1382, 1383, 1380, 1379, 1382, 1383,
    1380, 1381, 1379, 1382, 1383, 1380, 1381, 1379, 1382, 1384, 1385, 1380, 1379, 1382, 1384, 1385, 1380,
    1379, 1382, 1384, 1385, 1383, 1380, 1379, 1382, 1384, 1385, 1383, 1380, 1379, 1382, 1384, 1385, 1380,
    1381, 1379, 1382, 1384, 1385, 1380, 1381, 1379, 1382, 1384, 1385, 1383, 1380, 1381, 1379, 1382, 1384,
    1385, 1383, 1380, 1381, -1, 1380, -1, 1380, -1, 1380, 1381, -1, 1380, 1381, -1, 1382, 1383, 1380, -1,
    1382, 1383, 1380, -1, 1382, 1383, 1380, 1381, -1, 1382, 1383, 1380, 1381, -1, 1382, 1384, 1385, 1383,
    1380, 1381, -1, 1382, 1384, 1385, 1383, 1380, 1381, 1387, 1380, 1387, 1380, 1387, 1380, 1381, 1387, 1380,
    1381, 1387, 1373, 1380, 1387, 1373, 1380, 1387, 1373, 1380, 1381, 1387, 1373, 1380, 1381, 1387, 1382,
    1380, 1387, 1382, 1380, 1387, 1382, 1380, 1381, 1387, 1382, 1380, 1381, 1387, 1373, 1382, 1380, 1387,
    1373, 1382, 1380, 1387, 1373, 1382, 1380, 1381, 1387, 1373, 1382, 1380, 1381, 1387, 1383, 1380, 1387,
    1383, 1380, 1387, 1383, 1380, 1381, 1387, 1383, 1380, 1381, 1387, 1373, 1383, 1380, 1387, 1373, 1383,
    1380, 1387, 1373, 1383, 1380, 1381, 1387, 1373, 1383, 1380, 1381, 1387, 1373, 1382, 1383, 1380, 1387,
    1373, 1382, 1383, 1380, 1387, 1373, 1382, 1383, 1380, 1381, 1387, 1373, 1382, 1383, 1380, 1381, 1387,
    1382, 1383, 1380, 1387, 1382, 1383, 1380, 1387, 1382, 1383, 1380, 1381, 1387, 1382, 1383, 1380, 1381,
    1387, 1373, 1385, 1380, 1387, 1373, 1385, 1380, 1387, 1373, 1385, 1380, 1381, 1387, 1373, 1385, 1380,
    1381, 1387, 1373, 1385, 1382, 1380, 1387, 1373, 1385, 1382, 1380, 1387, 1373, 1385, 1382, 1380, 1381,
    1387, 1373, 1385, 1382, 1380, 1381, 1387, 1373, 1385, 1383, 1380, 1387, 1373, 1385, 1383, 1380, 1387,
    1373, 1385, 1383, 1380, 1381, 1387, 1373, 1385, 1383, 1380, 1381, 1387, 1373, 1385, 1382, 1383, 1380,
    1387, 1373, 1385, 1382, 1383, 1380, 1387, 1373, 1385, 1382, 1383, 1380, 1381, 1387, 1373, 1385, 1382,
    1383, 1380, 1381, -1, 1373, 1385, 1382, 1383, 1380, 1381, -1, 1373, 1385, 1382, 1383, 1380, 1381, 1379,
    1382, 1380, 1379, 1382, 1380, 1379, 1382, 1383, 1380, 1379, 1382, 1383, 1380, 1379, 1382, 1380, 1381,
    1379, 1382, 1380, 1381, 1379, 1382, 1383, 1380, 1381, 1379, 1382, 1383, 1380, 1381, -1, 1382, 1383, 1380,
    1381, -1, 1382, 1383, 1380, 1381, 1392, 1393, 1380, 1392, 1393, 1380, -1, 1393, 1380, -1, 1393, 1380,
    1396, 1397, 1380, 1379, 1382, 1383, 1380, 1381, 1379, 1382, 1383, 1380, 1381, 1379, 1382, 1383, 1380,
    1379, 1382, 1383, 1380, 1379, 1382, 1380, 1381, 1379, 1382, 1380, 1381, 1379, 1382, 1380, 1379, 1382,
    1380, -1, 1401, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1417, 761, 761, 1417, -1, 1419, -1, 1419, 1422, -1,
    1422, 1419, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1437, 1437, 1437, 1467, 1373, 1372,
    1468, 1380, 1372, 1468, 1380, 1372, 1468, 1372, 1468, 1372, 1367, 1380, 1372, 1367, 1380, 1372, 1367,
    1372, 1367, 1372, 1364, 1365, 1380, 1372, 1364, 1365, 1380, 1372, 1364, 1365, 1372, 1364, 1365, 1372,
    1469, 1372, 1469, 1471, -1, 619, 1476, 1477, -1, -1, 1479, -1, -1, 667, 667, 667, 1493, -1, 1493, 1493,
    -1, 1493, 667, -1, 667, -1, 667, 667, -1, 401, -1, 300, -1, -1, -1, -1, -1, 667, 1510, 1511, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 270, 271, 1520, 1521,
    272, 273, 1522, 1523, 1524, 1525, 1526, 1527, 274, 275, 1528, 276, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 604, -1, 1535, -1, 604, 1535, -1, -1, 604, -1, 1535, -1, 604, 1535, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, 512, -1, 8, -1, -1, 512, -1, 8, -1, -1, 1552, -1, 1244, -1, 1244, 1552,
    -1, -1, 1552, -1, 1244, -1, 1244, 1552, -1, -1, 181, 1572, 182, 183, 75, 211, 1573, 216, 1574, 218, 1575,
    219, 1576, 217, 1577, 149, -1, -1, -1, 1586, 1586, 1586, 85, -1, -1, -1, -1, -1, -1, -1, -1, 269, 269,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1604, 324, 1612, 1062, 1613, 1614, 1615, -1, -1, 324, 128, -1,
    1618, 128, -1, -1, -1, -1, -1, -1, 559, 1210, -1, -1, 1612, 1642, 1643, 128, -1, -1, -1, -1, 1612, 1645,
    1646, 300, 300, 128, 300, 300, 128, 1650, 1650, 128, 300, 300, -1, -1, 128, -1, -1, 128, 8, 8, 128, 8,
    1642, 1643, 8, 1642, 1643, 128, -1, -1, -1, 128, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 300, 1364, 1365, 300, 1676,
    1677, 300, 1676, 1677, 128, 300, 1679, 300, 1680, 300, 1680, 128, 300, 1364, 1365, 300, 1679, 1684, 1240,
    1685, 1686, 1687, 369, 1240, 1685, 1686, 1687, 369, 1240, 1685, 1686, 1687, 128, 369, 1240, 1685, 1689,
    369, 1240, 1685, 1689, 128, 1690, 1240, 1685, 1686, 1687, 1684, 1240, 1685, 1686, 1687, 1692, 1693, 1240,
    1692, 1693, 1240, 128, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1707, 1707, -1, -1, -1, -1,
    -1, -1, -1, -1, 1707, -1, 128, -1, 1707, 128, -1, -1, -1, -1, -1, 401, 401, 401, 401, 401, -1, -1, 7, 7,
    7, 7, 7, 401, 401, 300, 401, 300, -1, 1745, 512, -1, 8, 8, -1, -1, -1, 1750, -1, -1, -1, -1, 512, -1,
    598, 1041, 598, 512, -1, 619, 992, 995, -1, 300, -1, 401, -1, 300, -1, 401, -1, -1, 401, -1, 300, -1,
    619, -1, 667, 667, -1, 639, 512, 598, -1, 619, 999, -1, -1, -1, 618, -1, 1471, 619, 1476, 1477, 1183, 8,
    -1, 8, 1199, 667, 667, -1, 667, 1493, 1493, -1, 1493, -1, 1493, 667, -1, 667, 667, 667, -1, -1, -1, 246,
    -1, 249, 259, 283, 284, 289, 290, 291, 292, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1690, 1240, 1685, 1686,
    1687, 1684, 1240, 1685, 1686, 1687, 369, 1240, 1685, 1686, 1687, 369, 1240, 1685, 1686, 1687, 128, 369,
    1240, 1685, 1689, 369, 1240, 1685, 1689, 128, -1, -1, -1, -1, -1, -1, -1, -1, 619, 259, 1240, 1235, 619,
    401, 300, 1235, 284, -1, -1, -1, 251, 242, -1, -1, -1, -1, -1, -1, -1, -1, -1, 300, -1, 401, -1, 1004,
    -1, 1005, -1, 1004, -1, 1005, -1, 300, -1, 401, -1, 598, 1041, 598, -1, -1, -1
};

static const uint64_t kinds[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 258, 1, 258, 10, 1, 10, 1, 1, 10, 1, 1, 1, 1, 15, 15, 15, 1, 1, 15, 1, 1,
    15, 258, 15, 15, 15, 15, 15, 15, 64609979658, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 20, 10, 258, 13, 1, 258, 11, 17, 17, 17, 17, 17, 1, 1, 10, 10, 10, 15, 10, 10, 10, 10, 10,
    10, 10, 10, 1, 1, 11, 11, 11, 11, 15, 11, 1, 1, 13, 13, 13, 15, 13, 13, 13, 13, 13, 13, 12, 12, 12, 12,
    12, 12, 1, 1, 1, 1, 10, 13, 14, 13, 14, 13, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14,
    14, 14, 14, 14, 14, 1, 1, 1, 1, 56, 56, 56, 14, 56, 14, 1, 1, 14, 1, 1, 14, 14, 14, 14, 14, 14, 14, 10,
    14, 14, 14, 14, 14, 15, 14, 1, 19, 14, 14, 16, 16, 16, 16, 16, 16, 1, 587464962, 587464962, 587464962,
    587464962, 587464962, 587464962, 587464962, 587464962, 587464962, 3, 1, 1, 1, 1, 513, 513, 513, 513, 513,
    513, 513, 513, 513, 513, 513, 513, 513, 513, 513, 513, 513, 513, 513, 513, 513, 513, 513, 513, 513, 513,
    513, 513, 513, 1, 1, 4, 1, 1, 1, 1, 1, 513, 513, 513, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 25, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 1, 1,
    1, 1, 1, 2, 2, 2, 2, 258, 258, 258, 1, 1, 1, 1, 1, 5, 5, 5, 5, 5, 5, 240585672709, 240585672709, 0, 55,
    0, 55, 5, 55, 5, 55, 5, 55, 5, 0, 55, 5, 55, 5, 55, 5, 1, 5, 0, 5, 0, 5, 5, 5, 5, 1, 5, 1, 0, 5, 0, 1, 5,
    1, 1, 5, 0, 5, 4, 5, 55, 1, 1, 5, 0, 5, 55, 5, 55, 5, 55, 5, 0, 5, 55, 5, 55, 5, 55, 5, 0, 5, 55, 5, 55,
    5, 55, 5, 5, 5, 5, 5, 1, 5, 1, 8, 55, 5, 5, 5, 1, 5, 5, 1, 5, 1, 5, 1, 5, 1, 5, 1, 5, 1, 5, 8, 5, 8,
    1541, 5, 55, 5, 55, 5, 55, 5, 5, 5, 1, 5, 1, 5, 1, 1, 5, 1, 1, 1, 5, 1, 1, 4, 1, 4, 1, 4, 1, 1, 4, 1, 1,
    1, 4, 1, 1, 5, 1, 1, 5, 5, 0, 5, 55, 5, 55, 5, 1, 5, 5, 5, 5, 55, 8, 55, 5, 0, 55, 5, 55, 0, 1, 0, 1, 5,
    5, 269880, 269880, 269880, 269880, 5, 55, 5, 55, 5, 5, 55, 5, 55, 5, 4, 5, 0, 5, 1541, 5, 0, 1, 5, 1541,
    1, 5, 1, 5, 5, 5, 5, 5, 3, 4, 4, 4, 4, 4, 14084, 4, 4, 4, 4, 4, 1, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
    4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 1, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 1, 4, 4, 3, 4, 4, 1, 3, 4, 55, 4,
    55, 4, 1, 4, 1, 0, 0, 0, 0, 0, 7, 7, 7, 7, 7, 7, 7, 0, 7, 0, 7, 0, 0, 7, 0, 0, 7, 7, 7, 3, 7, 7, 55, 7,
    55, 7, 55, 7, 55, 7, 7, 55, 7, 0, 7, 0, 5, 5, 55, 5, 55, 395269, 55, 7, 55, 7, 55, 7, 55, 7, 55, 7, 0,
    55, 7, 55, 7, 55, 7, 55, 7, 55, 7, 55, 7, 55, 7, 55, 7, 7, 8, 8, 8, 8, 8, 8, 8, 8, 8, 3, 8, 1, 8, 55, 8,
    61602783429896, 61602783429896, 240585672709, 6, 6, 6, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6,
    1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 0, 6, 0, 6, 0, 6, 0, 6, 6, 6, 6,
    0, 6, 0, 1, 1, 1, 1, 18, 1, 18, 18, 18, 1, 1, 18, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 4, 14, 14, 14, 14,
    14, 14, 14, 14, 14, 14, 14, 14, 14, 31, 31, 31, 31, 31, 31, 31, 4, 4, 0, 31, 31, 31, 10, 31, 31, 31, 31,
    31, 31, 1, 1, 1, 1, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31,
    31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 29, 31, 4, 31, 31, 31, 31, 31, 31,
    31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 0, 1079, 66856, 31, 0, 1079, 66856,
    31, 0, 590903, 66856, 31, 0, 590903, 66856, 31, 66856, 31, 66856, 31, 2308, 66857, 31, 2308, 66857, 31,
    0, 66857, 31, 0, 66857, 31, 0, 66857, 31, 0, 66857, 31, 0, 66857, 31, 0, 66857, 31, 0, 66857, 31, 0,
    66857, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31,
    31, 31, 31, 31, 31, 31, 31, 31, 1, 31, 1, 1, 31, 31, 31, 31, 31, 31, 31, 3594, 2335, 31, 3594, 2335, 31,
    3594, 2335, 31, 3594, 2335, 31, 3594, 2335, 31, 3594, 2335, 31, 31, 32, 32, 32, 31, 32, 31, 32, 32, 31,
    31, 31, 14, 32, 14, 31, 31, 31, 13, 31, 31, 31, 31, 3, 32, 31, 1, 32, 32, 1, 32, 32, 32, 32, 32, 32, 31,
    31, 31, 31, 31, 31, 10, 0, 31, 0, 0, 31, 0, 0, 31, 10, 0, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 0, 31,
    14, 3, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32,
    32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 15, 32, 32, 32, 32,
    32, 32, 32, 32, 3594, 2336, 32, 3594, 2336, 32, 10, 32, 10, 1, 4, 4, 4, 53, 1, 1, 53, 1, 53, 1, 53, 1, 1,
    2614, 53, 1, 53, 1, 1, 53, 10, 53, 1, 1, 53, 1, 53, 1, 53, 13, 53, 2, 53, 2, 2614, 53, 1, 53, 1, 2614,
    53, 1, 1, 53, 1, 53, 1, 53, 1, 1, 2614, 53, 15, 53, 56, 53, 53, 53, 53, 53, 54, 54, 1, 1, 15, 0, 590903,
    55, 0, 590903, 55, 0, 590903, 55, 0, 590903, 55, 0, 590903, 55, 0, 590903, 55, 0, 590903, 55, 35, 34, 34,
    34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 2335, 34, 2335, 34, 1, 2335,
    34, 1, 2335, 34, 2335, 34, 2335, 34, 2335, 34, 2335, 34, 2826, 2335, 34, 2826, 2335, 34, 0, 590903, 34,
    0, 590903, 31, 1541, 0, 34, 1541, 0, 31, 1541, 0, 34, 1541, 0, 31, 1541, 0, 34, 1541, 0, 31, 1541, 0, 34,
    1541, 0, 31, 1541, 0, 34, 1541, 0, 31, 1541, 0, 34, 1541, 0, 31, 1541, 0, 34, 1541, 0, 31, 1541, 0, 34,
    1541, 0, 34, 56, 0, 34, 56, 0, 34, 34, 34, 34, 34, 31, 34, 31, 34, 31, 31, 31, 31, 56, 2335, 56, 2335,
    56, 2335, 56, 2335, 5, 56, 598559, 56, 598559, 56, 598559, 56, 56, 56, 56, 56, 56, 56, 56, 10, 10, 1, 10,
    10, 1, 3, 5, 5, 1, 5, 5, 1, 3, 10, 1, 1, 1, 10, 1, 1, 1, 258, 10, 258, 1, 1, 10, 10, 1, 10, 1, 10, 1, 1,
    10, 1, 5, 1, 43, 43, 43, 0, 43, 0, 43, 0, 43, 0, 43, 0, 43, 0, 43, 0, 43, 0, 43, 0, 43, 0, 43, 0, 43, 0,
    43, 0, 43, 0, 43, 0, 43, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 46, 46, 1, 1, 1, 1, 10, 10, 45, 1, 1, 11,
    1, 1, 1, 11, 1, 1, 1, 1, 11, 39, 1, 39, 1, 39, 39, 10, 10, 1301274266515931649, 1301274266515931649, 1,
    1, 55, 1, 55, 2359, 1, 1, 55, 1, 1, 55, 2359, 1, 1, 151061804, 55, 1, 1, 151061804, 55, 2359, 1, 1, 1, 1,
    55, 1, 1, 1, 1, 151061804, 55, 1, 1, 1, 1, 55, 2359, 1, 1, 1, 1, 151061804, 55, 2359, 1, 55, 1, 55, 2359,
    1, 1, 151061804, 55, 1, 1, 151061804, 55, 2359, 1, 1, 1, 1, 151061804, 55, 2359, 1, 55, 1, 55, 2359, 1,
    1, 55, 1, 1, 55, 2359, 1, 1, 55, 1, 1, 55, 2359, 1, 1, 1, 55, 1, 1, 1, 55, 2359, 1, 151061804, 55, 1,
    151061804, 55, 2359, 1, 1, 151061804, 55, 1, 1, 151061804, 55, 2359, 1, 1, 1, 151061804, 55, 1, 1, 1,
    151061804, 55, 2359, 1, 1, 151061804, 55, 1, 1, 151061804, 55, 2359, 1, 1, 1, 55, 1, 1, 1, 55, 2359, 1,
    1, 1, 1, 55, 1, 1, 1, 1, 55, 2359, 1, 1, 1, 151061804, 55, 1, 1, 1, 151061804, 55, 2359, 1, 1, 1, 1,
    151061804, 55, 1, 1, 1, 1, 151061804, 55, 2359, 1, 1, 1, 1, 151061804, 55, 2359, 1, 1, 55, 1, 1,
    151061804, 55, 1, 1, 55, 2359, 1, 1, 151061804, 55, 2359, 1, 1, 151061804, 55, 2359, 1, 1, 55, 1, 1, 55,
    1, 3, 55, 1, 1, 151061804, 55, 2359, 1, 1, 151061804, 55, 1, 1, 55, 2359, 1, 1, 55, 2308, 0, 1, 1, 1, 3,
    3, 45, 0, 603908, 603908, 0, 4, 4, 0, 52, 55, 52, 55, 52, 55, 52, 55, 52, 1, 55, 52, 1, 55, 52, 55, 1,
    52, 55, 1, 1, 1, 1, 1, 1, 55, 3, 2308, 2308, 2308, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38,
    38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 1, 1, 38,
    38, 1, 45, 2359, 1, 45, 1, 1, 2359, 1, 1, 1, 10, 10, 2359, 1, 10, 10, 1, 39, 38, 38, 1, 38, 38, 3, 38,
    50, 38, 2343, 1, 38, 55, 38, 55, 1, 38, 55, 38, 38, 38, 38, 38, 38, 38, 38, 49, 50, 32, 38, 2308, 32, 4,
    32, 4, 32, 32, 32, 4, 32, 0, 4, 31, 4, 31, 0, 4, 32, 4, 32, 0, 4, 38, 0, 4, 38, 4, 32, 32, 32, 32, 1,
    2336, 32, 1, 2336, 1, 3, 2343, 2359, 0, 4, 15, 15, 1, 1, 1, 1, 1, 1, 15, 15, 258, 258, 258, 15, 258, 258,
    258, 15, 258, 1, 1, 1, 258, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 15, 15, 15, 15, 15,
    15, 15, 15, 0, 0, 4, 0, 4, 0, 4, 4, 0, 0, 4, 0, 4, 0, 4, 4, 4, 4, 4, 3, 3, 3, 3, 4, 3, 4, 3, 3, 0, 22, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 3, 10,
    10, 13, 13, 14, 14, 11, 11, 15, 15, 1, 1, 1, 1, 1, 3, 10, 13, 14, 11, 15, 4, 4, 4, 4, 4, 4, 5, 4, 1, 4,
    1, 4, 8, 4, 1, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 1, 3, 1, 1, 8, 8, 8, 5, 4, 5, 4, 5, 55, 5, 8, 5, 4, 5, 4, 7,
    55, 0, 14, 14, 1, 14, 14, 33, 14, 2319, 14, 2319, 33, 14, 2319, 14, 2319, 33, 2319, 14, 33, 33, 33, 33,
    33, 33, 2309, 1, 1, 33, 55, 33, 33, 14, 1, 1, 2319, 14, 1, 1, 2319, 14, 66843, 13, 33, 10, 33, 10, 15,
    33, 10, 33, 10, 15, 33, 5, 33, 5, 15, 33, 14, 33, 14, 15, 33, 5, 33, 5, 15, 33, 14, 33, 14, 15, 33, 14,
    1, 1, 33, 14, 1, 1, 15, 33, 33, 33, 33, 33, 33, 15, 33, 15, 33, 33, 33, 33, 33, 33, 2319, 14, 33, 2319,
    1, 1, 33, 2319, 1, 1, 33, 2319, 14, 1, 1, 33, 2319, 5, 1, 33, 2319, 5, 1, 33, 33, 33, 2319, 33, 33, 33,
    10, 10, 10, 33, 10, 10, 10, 33, 10, 10, 10, 15, 33, 10, 10, 33, 10, 10, 33, 10, 10, 15, 33, 10, 1, 258,
    258, 3, 33, 10, 1, 258, 258, 3, 33, 10, 1, 258, 258, 3, 15, 33, 10, 1, 258, 258, 33, 10, 1, 258, 258, 15,
    10, 1, 258, 258, 3, 33, 10, 10, 1, 33, 10, 10, 1, 15, 33, 2319, 1, 1, 1, 1, 1, 33, 2319, 1, 1, 1, 1, 1,
    1, 33, 2319, 1, 1, 1, 1, 33, 2319, 1, 1, 1, 258, 258, 0, 33, 2319, 1, 1, 1, 258, 258, 33, 33, 33, 33, 33,
    33, 33, 33, 33, 33, 33, 33, 2319, 33, 2319, 33, 33, 33, 33, 2319, 33, 2319, 33, 33, 10, 33, 10, 28, 33,
    10, 15, 33, 10, 28, 15, 33, 2319, 10, 3, 32, 32, 32, 32, 32, 32, 32, 18, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
    4, 4, 14, 14, 14, 14, 23, 5, 5, 10, 5, 31, 2335, 15, 15, 15, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 4, 4, 57,
    4
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
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 56, 0, 0, 0, 0, 0, 0, 0,
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
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 41, 35, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 40, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 21, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 31, 0, 31, 0, 31, 0, 0, 0, 0,
    0, 0, 32, 32, 32, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 42, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 54, 0, 0, 0, 0, 0, 53, 15, 34, 0, 34, 34, 34, 34, 34, 34, 36, 35, 36, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 56, 0, 0,
    0, 0, 0, 0, 0, 37, 37, 0, 0, 0, 0, 0, 0, 0, 0, 56, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 44, 44, 44, 44, 45, 45, 46, 49, 50, 47, 48, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 27, 0, 0, 0, 0, 39, 39, 39, 39, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 38, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    52, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 38, 0, 38, 38, 38, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 38, 38, 0, 0, 0, 0, 0, 0, 0, 0, 51, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 33, 33, 33, 33, 33, 18, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 28, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 24, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 23, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4
};

static const int32_t type_names[] = {
    171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 160, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190,
    191, 192, 193, 194, 195, 196, 197, 198, 199, 200, 152, 153, 154, 155, 156, 157, 158, 159, 160, 201, 202,
    203, 204, 205, 206, 207, 208, 209, 210, 211, 212, 213, 214, 215, 216, 217, 218, 219, 149, 220, 221, 222,
    223, 224, 225, 226, 227, 228, 229, 230, 231, 232, 233, 234, 235, 268, 370, 500, 647, 660, 661, 662, 682,
    814, 815, 854, 855, 879, 895, 976, 1031, 1033, 1035, 1042, 1043, 1044, 1045, 1076, 1119, 1125, 1126,
    1127, 1129, 1130, 1131, 1132, 1133, 1134, 880, 1135, 1136, 1137, 1207, 1215, 1216, 1225, 1247, 1248,
    1249, 1250, 1251, 1252, 1253, 1254, 1255, 1256, 1257, 1358, 1359, 1360, 1361, 1412, 1413, 1414, 1436,
    1438, 1439, 1440, 1399, 1486, 1487, 1496, 1511, 1605, 1606, 1607, 1608, 1609, 713, 1610, 1353, 1714,
    1725, 1739, 1815, 1816
};

static const struct catalogue_tables tables = {
    bytes, COUNT(bytes) - 1, names, COUNT(names), slots, COUNT(slots), first, COUNT(first),
    links, COUNT(links), entries, COUNT(entries), labels, COUNT(labels), kinds, COUNT(kinds),
    types, COUNT(types), type_names, COUNT(type_names)};

const struct catalogue_tables *_Nonnull catalogue_tables(void) { return &tables; }
