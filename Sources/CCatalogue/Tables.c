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
    "NSUIntegerMax" "UINT8_MAX" "INT16_MAX" "UINT16_MAX" "INT32_MAX" "INT32_MIN" "UINT32_MAX" "M_LN2"
    "M_LN10" "rounded" "FloatingPointRoundingRule" "up" "down" "toNearestOrEven" "toNearestOrAwayFromZero"
    "towardZero" "awayFromZero" "truncatingRemainder" "dividingBy" "signum" "magnitude" "isMultiple" "of"
    "isFinite" "isZero" "isNaN" "description" "ulp" "nextUp" "nextDown" "exponent" "significand"
    "leastNormalMagnitude" "leastNonzeroMagnitude" "isNormal" "isLess" "than" "isLessThanOrEqualTo"
    "advanced" "addingProduct" "quotient" "partialValue" "overflow" "quotientAndRemainder" "sign" "signOf"
    "magnitudeOf" "minimum" "maximum" "bitWidth" "nonzeroBitCount" "leadingZeroBitCount"
    "trailingZeroBitCount" "addingReportingOverflow" "subtractingReportingOverflow"
    "multipliedReportingOverflow" "fma" "ldexp" "modf" "uppercase" "degrees" "radians" "turns" "sin" "sinf"
    "cos" "cosf" "tan" "tanf" "count" "first" "last" "reversed" "enumerated" "zip" "sequence" "next" "state"
    "compactMap" "filter" "reduce" "forEach" "enumerateObjectsUsingBlock" "objectAtIndex" "indexOfObject"
    "arrayByAddingObject" "arrayByAddingObjectsFromArray" "NSNotFound" "removeLastObject"
    "removeObjectAtIndex" "replaceObjectAtIndex" "withObject" "insertObject" "atIndex"
    "exchangeObjectAtIndex" "withObjectAtIndex" "makeObjectsPerformSelector" "sortedArrayUsingComparator"
    "compare" "NSOrderedAscending" "NSOrderedSame" "NSOrderedDescending" "allSatisfy" "firstIndex"
    "lastIndex" "drop" "elementsEqual" "starts" "with" "dropFirst" "dropLast" "suffix" "upTo" "joined"
    "separator" "index" "after" "before" "limitedBy" "split" "whereSeparator" "reserveCapacity" "indices"
    "startIndex" "endIndex" "into" "repeating" "repeatElement" "sorted" "contentsOf" "at" "keepingCapacity"
    "uppercased" "lowercased" "hasPrefix" "hasSuffix" "isLetter" "isNumber" "isWhitespace" "isUppercase"
    "isLowercase" "isNewline" "isPunctuation" "wholeNumberValue" "capitalized" "floatValue" "doubleValue"
    "integerValue" "intValue" "components" "separatedBy" "replacingOccurrences" "asciiValue" "UnicodeScalar"
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
    {4389, 2915653898}, {4398, 4011216412}, {4408, 2785467647}, {4417, 2059593198}, {4426, 2362870268},
    {4436, 3995595581}, {4441, 2698097207}, {4447, 3072217742}, {4454, 1920734138}, {4479, 4225734153},
    {4481, 1128467232}, {4485, 1035581717}, {4500, 3525779695}, {4523, 1975486251}, {4533, 2889234988},
    {4545, 128921049}, {4564, 1127666911}, {4574, 2542550614}, {4580, 2627312426}, {4589, 1195911285},
    {4599, 4151950225}, {4601, 1765031016}, {4609, 1814435734}, {4615, 3602780627}, {4620, 876513898},
    {4631, 879704937}, {4634, 986710028}, {4640, 2682709205}, {4648, 1379501780}, {4656, 854709318},
    {4667, 925110256}, {4687, 827033813}, {4708, 3417352379}, {4716, 2226546594}, {4722, 169017192},
    {4726, 3843578906}, {4745, 221667867}, {4753, 3218681947}, {4766, 987224379}, {4774, 3728990320},
    {4786, 915157507}, {4794, 2572986219}, {4814, 4007662012}, {4818, 213683108}, {4824, 3017331637},
    {4835, 1714939896}, {4842, 2474713847}, {4849, 1542649473}, {4857, 39928156}, {4872, 2848808016},
    {4891, 3241215769}, {4911, 688599773}, {4934, 944978096}, {4962, 607288565}, {4989, 3578987480},
    {4992, 3555673031}, {4997, 2355360096}, {5001, 3949911679}, {5010, 645910219}, {5017, 2941534958},
    {5024, 2238339041}, {5029, 3277562923}, {5032, 3761252941}, {5036, 382886321}, {5039, 4220379804},
    {5043, 4200353678}, {5046, 2633446552}, {5050, 388525018}, {5055, 967958004}, {5060, 1216469057},
    {5064, 1675745305}, {5072, 3533348019}, {5082, 2267784115}, {5085, 2877453236}, {5093, 1011085160},
    {5097, 1555467752}, {5102, 2016490230}, {5112, 1419061120}, {5118, 3353438327}, {5124, 2002030311},
    {5131, 931910521}, {5157, 1638953034}, {5170, 263889333}, {5183, 2304257469}, {5202, 2571507861},
    {5231, 4039984575}, {5241, 1623797237}, {5257, 2667149886}, {5276, 1204873229}, {5296, 2611599107},
    {5306, 1975768454}, {5318, 3532344479}, {5325, 2718014180}, {5346, 713077974}, {5363, 2712081721},
    {5389, 1361625375}, {5415, 864165631}, {5422, 3189629876}, {5440, 165942467}, {5453, 1655317257},
    {5472, 1010779457}, {5482, 2215640769}, {5492, 1070265239}, {5501, 1134120687}, {5505, 2846199180},
    {5518, 1743930340}, {5524, 4005059268}, {5528, 206241385}, {5537, 1115344066}, {5545, 567586076},
    {5551, 3901637708}, {5555, 803046281}, {5561, 152899664}, {5570, 1787359420}, {5575, 151693739},
    {5580, 460225993}, {5586, 944111422}, {5595, 2075216980}, {5600, 2276994531}, {5614, 2796815519},
    {5629, 3918278559}, {5636, 4155575922}, {5646, 236925125}, {5654, 1684779966}, {5658, 798074659},
    {5667, 2374006294}, {5680, 153363970}, {5686, 3103973672}, {5696, 2926810054}, {5698, 1462048136},
    {5713, 3040434276}, {5723, 1244814717}, {5733, 1696195782}, {5742, 3093996503}, {5751, 2756264342},
    {5759, 2866045037}, {5767, 1163907536}, {5779, 2104353872}, {5790, 3110688315}, {5801, 3317910134},
    {5810, 3473703803}, {5823, 2755011687}, {5839, 2069497450}, {5850, 1516930437}, {5860, 296395306},
    {5871, 1195616409}, {5883, 942984426}, {5891, 2949131327}, {5901, 469045609}, {5912, 2847090017},
    {5932, 176574206}, {5942, 404136769}, {5955, 2422892396}, {5969, 2568950125}, {5973, 2528405746},
    {5978, 2484574385}, {5983, 4208725202}, {5999, 3003271613}, {6015, 1882624920}, {6026, 4183891472},
    {6043, 3707850388}, {6052, 2401568500}, {6077, 1057920877}, {6084, 2157316278}, {6092, 3403651144},
    {6099, 4114437246}, {6109, 2887421684}, {6113, 1361572173}, {6123, 1896686403}, {6133, 3273657238},
    {6143, 1266202965}, {6155, 3635588042}, {6174, 2733832836}, {6178, 4182378701}, {6185, 2110798224},
    {6191, 877087803}, {6200, 1970364490}, {6206, 1275339983}, {6224, 350857000}, {6240, 2079739832},
    {6256, 1996921413}, {6265, 2043970711}, {6281, 1393632998}, {6288, 1731736080}, {6300, 4080117376},
    {6311, 1493013840}, {6331, 2398078988}, {6339, 1065574956}, {6349, 2965413338}, {6359, 990401381},
    {6367, 2153800097}, {6374, 4084710509}, {6377, 682729123}, {6386, 1722954222}, {6402, 3827859290},
    {6413, 37271103}, {6421, 1119987041}, {6440, 2161276179}, {6463, 3507573001}, {6471, 2301731235},
    {6481, 1862550028}, {6495, 3213420894}, {6511, 288415389}, {6521, 4033069017}, {6527, 672109684},
    {6535, 3339054942}, {6544, 3080967843}, {6559, 834189487}, {6568, 904369474}, {6571, 1089765596},
    {6576, 18738364}, {6580, 2197550541}, {6585, 1569418667}, {6603, 1419285594}, {6606, 3324446467},
    {6613, 2540844914}, {6622, 936176715}, {6627, 3724674918}, {6634, 247011038}, {6637, 3817694041},
    {6647, 4121092745}, {6657, 886071850}, {6669, 2390028659}, {6676, 4182669406}, {6681, 3555021734},
    {6686, 1452231588}, {6696, 665752555}, {6706, 2665914025}, {6714, 1172522883}, {6724, 2411978403},
    {6733, 2082024064}, {6737, 1231115066}, {6746, 244075885}, {6752, 96429129}, {6763, 1558106348},
    {6770, 1676028392}, {6782, 3565214879}, {6788, 1169454059}, {6799, 2276069802}, {6805, 2590900991},
    {6816, 403953390}, {6821, 817772335}, {6831, 3894621598}, {6835, 3130700698}, {6844, 3811712141},
    {6853, 2836898780}, {6867, 744222851}, {6875, 3219325754}, {6888, 455433581}, {6893, 1550717474},
    {6903, 4099875093}, {6912, 2687217115}, {6924, 3317790454}, {6936, 680679420}, {6947, 4074568615},
    {6957, 972345196}, {6967, 2124225882}, {6977, 1707208587}, {6987, 1698171440}, {6999, 1765986002},
    {7011, 3099195470}, {7021, 1325296208}, {7032, 1159889848}, {7042, 3210628243}, {7053, 3799163251},
    {7064, 3782385632}, {7075, 3899828965}, {7086, 3883051346}, {7097, 3866273727}, {7113, 4169345192},
    {7138, 3573351892}, {7143, 4137097213}, {7148, 3523899814}, {7154, 1029089800}, {7165, 1290530634},
    {7173, 4203053801}, {7186, 406972148}, {7190, 2369371622}, {7195, 3008443898}, {7202, 3726277920},
    {7212, 1742909879}, {7223, 581045492}, {7233, 877317237}, {7246, 1513289445}, {7270, 2694946607},
    {7292, 3902926015}, {7295, 2516003219}, {7310, 3083183824}, {7314, 3185987134}, {7323, 3141474305},
    {7336, 1010012291}, {7340, 659427984}, {7351, 3254824265}, {7359, 1438951982}, {7368, 571377267},
    {7386, 143865419}, {7404, 445834375}, {7418, 4201716739}, {7431, 2082798958}, {7435, 3883353449},
    {7458, 1252969316}, {7475, 611349806}, {7497, 3939761393}, {7521, 1880591026}, {7547, 1052979093},
    {7563, 1315057949}, {7576, 3198073272}, {7601, 1888717571}, {7614, 1499172353}, {7628, 1151719106},
    {7646, 1297838153}, {7657, 1291853992}, {7669, 3864824124}, {7682, 284302454}, {7700, 2291378338},
    {7722, 2024043478}, {7737, 3416336049}, {7748, 3326301860}, {7759, 2097883034}, {7777, 2658088632},
    {7787, 4116806241}, {7799, 2750625341}, {7816, 2805121617}, {7825, 2636563400}, {7841, 1088403524},
    {7869, 1326471550}, {7875, 3867909202}, {7904, 2053519890}, {7938, 24686317}, {7942, 43254447},
    {7974, 3633974900}, {7982, 1715765854}, {7998, 3488110948}, {8004, 1226705564}, {8014, 1144915353},
    {8032, 1085962434}, {8038, 542584942}, {8056, 1880354216}, {8065, 2126046479}, {8086, 3409685817},
    {8096, 2322214854}, {8118, 715012316}, {8123, 667630371}, {8140, 4011681569}, {8155, 2477794221},
    {8170, 2826459802}, {8177, 863636682}, {8207, 3312035873}, {8235, 2374822095}, {8251, 1117036282},
    {8267, 2727146260}, {8279, 2338438971}, {8300, 1077300351}, {8329, 1505834213}, {8360, 1420801579},
    {8380, 1086567517}, {8391, 3688764708}, {8410, 3212090577}, {8423, 2710245443}, {8434, 2621687777},
    {8452, 135807534}, {8474, 538728657}, {8503, 4217769178}, {8511, 894604266}, {8529, 239266950},
    {8545, 3440848049}, {8563, 1563451997}, {8599, 1300855194}, {8617, 2649340029}, {8630, 3157132282},
    {8661, 1994390723}, {8674, 3295732442}, {8693, 3217941162}, {8730, 2638373311}, {8749, 729836362},
    {8766, 1103965319}, {8801, 3909734774}, {8818, 3422384807}, {8832, 1562399317}, {8864, 3535094014},
    {8878, 2862813109}, {8898, 70193435}, {8936, 3331707904}, {8956, 167527483}, {8960, 810547195},
    {8982, 3377910156}, {8998, 2815096657}, {9039, 3232227944}, {9058, 2636711499}, {9072, 2461495057},
    {9077, 502047894}, {9097, 2942666046}, {9103, 1490954098}, {9114, 1092012710}, {9139, 38792922},
    {9150, 2899252294}, {9158, 871591685}, {9180, 1041997713}, {9188, 3217987877}, {9196, 1309284212},
    {9218, 2823090016}, {9226, 4012061332}, {9233, 2462590034}, {9254, 3080064910}, {9261, 3596835826},
    {9276, 4204111253}, {9281, 3492500287}, {9290, 421821156}, {9313, 696240407}, {9322, 1453714756},
    {9337, 1899105243}, {9366, 3174014960}, {9381, 1948841851}, {9396, 466020238}, {9425, 4077855673},
    {9440, 1744839726}, {9456, 1408722253}, {9486, 876245160}, {9502, 452810861}, {9516, 1423725372},
    {9544, 3691762681}, {9558, 3281580380}, {9571, 650891138}, {9598, 613295001}, {9611, 1216248354},
    {9624, 1260603725}, {9651, 968316954}, {9664, 859371885}, {9678, 1658883364}, {9706, 3531153185},
    {9720, 486221508}, {9731, 4064395570}, {9756, 2257273533}, {9767, 3217031314}, {9779, 1898701486},
    {9805, 692253475}, {9817, 2618608526}, {9839, 2036964556}, {9875, 1478369021}, {9897, 2072579308},
    {9912, 158609817}, {9941, 3199826274}, {9956, 3872230201}, {9970, 889051197}, {9998, 1439665068},
    {10012, 3703752221}, {10025, 592993401}, {10052, 2782426318}, {10065, 1648296985}, {10084, 771481908},
    {10117, 2744451111}, {10136, 2907380692}, {10150, 2303844654}, {10178, 1323066019}, {10192, 590774350},
    {10208, 2542372249}, {10238, 1436241668}, {10254, 2311460409}, {10263, 773059133}, {10286, 2759092874},
    {10295, 481727645}, {10304, 588027325}, {10310, 3294899967}, {10326, 2406610228}, {10338, 1136770368},
    {10349, 1099727666}, {10376, 3943336079}, {10384, 3373088083}, {10392, 1118385669}, {10405, 1252830802},
    {10413, 1310484760}, {10431, 4211107556}, {10449, 4235327583}, {10468, 1911957762}, {10480, 2274977100},
    {10490, 1894102977}, {10507, 1868420705}, {10522, 1229760322}, {10537, 401251929}, {10546, 4136070254},
    {10556, 141711844}, {10569, 1877099350}, {10579, 4224630636}, {10605, 2956264019}, {10629, 3731343133},
    {10640, 1490880043}, {10655, 651349070}, {10674, 3553571131}, {10695, 798050051}, {10715, 1738029828},
    {10724, 830772382}, {10748, 975665791}, {10755, 3753552150}, {10777, 1268347563}, {10790, 92234206},
    {10799, 2675976173}, {10807, 2255101473}, {10818, 938963840}, {10830, 1325536902}, {10840, 66138439},
    {10859, 2650151654}, {10871, 1362571274}, {10878, 2674091075}, {10895, 4180264212}, {10906, 2220611910},
    {10912, 3628923247}, {10931, 2290191893}, {10944, 524486259}, {10959, 536057419}, {10972, 2266436945},
    {10984, 2660165913}, {10996, 2510371521}, {11003, 1647949432}, {11014, 2499925078}, {11020, 1061329053},
    {11028, 2186648520}, {11040, 3685987662}, {11054, 1203193122}, {11068, 3305235377}, {11083, 3408062813},
    {11105, 598285973}, {11116, 2107277412}, {11131, 1771288722}, {11145, 1024755039}, {11165, 2323362532},
    {11185, 295121441}, {11197, 3240065181}, {11206, 3923523740}, {11226, 140741692}, {11243, 958887293},
    {11266, 459823196}, {11296, 687274249}, {11306, 1680403306}, {11317, 186774928}, {11331, 2185261687},
    {11336, 2753641482}, {11341, 2454962418}, {11359, 3594902096}, {11367, 2175633178}, {11384, 775974691},
    {11391, 4056008598}, {11405, 32195591}, {11412, 3647323098}, {11428, 3198753898}, {11452, 56185609},
    {11460, 3091067239}, {11464, 3935363592}, {11474, 3073585980}, {11481, 1867556362}, {11494, 2589014835},
    {11510, 3891896413}, {11516, 4148812653}, {11523, 1700657266}, {11535, 1106246455}, {11550, 754571866},
    {11561, 1038506759}, {11567, 4176775601}, {11576, 2830785103}, {11586, 1731433239}, {11594, 855408348},
    {11602, 2834400513}, {11617, 3963693047}, {11626, 3544094494}, {11632, 4009327117}, {11648, 492923249},
    {11661, 1423062726}, {11679, 161915485}, {11722, 2642763852}, {11735, 1214513038}, {11752, 1445723454},
    {11761, 2844467682}, {11768, 3334659430}, {11780, 3572701046}, {11791, 555663897}, {11802, 3123020006},
    {11815, 3005567066}, {11827, 2400366623}, {11839, 2266193630}, {11849, 3448933658}, {11862, 3786999131},
    {11870, 2370703267}, {11882, 1489487637}, {11897, 2552112075}, {11915, 2857694466}, {11928, 2048902997},
    {11943, 1468503355}, {11955, 1938712828}, {11974, 376585884}, {11996, 3810570069}, {12015, 1375206950},
    {12037, 1648973383}, {12056, 1187236458}, {12078, 1447170883}, {12097, 2183746320}, {12119, 4241624385},
    {12132, 2109961146}, {12139, 3048556132}, {12158, 3744775116}, {12176, 3621218635}, {12193, 3611392321},
    {12204, 3412690475}, {12230, 2124853820}, {12252, 4061796954}, {12259, 4173553157}, {12267, 2053962742},
    {12277, 503535429}, {12288, 1836668495}, {12297, 721310682}, {12312, 1006735486}, {12324, 325084441},
    {12329, 2961925722}, {12339, 497438945}, {12348, 1787797455}, {12359, 1849888827}, {12379, 3825011241},
    {12388, 385702446}, {12394, 2166834857}, {12401, 3055437297}, {12408, 601507180}, {12424, 2970916523},
    {12428, 1041509726}, {12433, 1494001562}, {12442, 2984076638}, {12456, 737459482}, {12462, 1122880180},
    {12473, 1945272936}, {12488, 2380932862}, {12496, 2548392784}, {12506, 1901756438}, {12515, 906872895},
    {12526, 1648836552}, {12533, 1359877577}, {12541, 521485205}, {12554, 252720416}, {12568, 1264131298},
    {12572, 1582017048}, {12591, 422274124}, {12610, 3020961236}, {12616, 845187144}, {12638, 1120609123},
    {12662, 3704248662}, {12689, 1361184210}, {12711, 254023945}, {12739, 3600137057}, {12763, 2682444316},
    {12772, 1644100618}, {12796, 1592819465}, {12829, 895660813}, {12837, 335426986}, {12862, 1264318259},
    {12894, 1168386582}, {12902, 1663862986}, {12907, 1746993862}, {12936, 1903257066}, {12941, 974882150},
    {12948, 1177151643}, {12979, 165292311}, {12986, 2311397435}, {12991, 439402299}, {13020, 1552997231},
    {13025, 3962257883}, {13034, 2220750876}, {13067, 2007447656}, {13076, 2787838396}, {13082, 3769421748},
    {13112, 4173954024}, {13118, 1434043348}, {13128, 1426660429}, {13162, 737025121}, {13196, 1466689035},
    {13234, 4098563933}, {13239, 513712005}, {13276, 229043912}, {13280, 2457286800}, {13315, 3584307048},
    {13317, 1123244352}, {13354, 1329338781}, {13358, 2761510965}, {13365, 49525662}, {13385, 539821669},
    {13403, 3772220557}, {13421, 4185830300}, {13436, 3171290880}, {13458, 832521766}, {13480, 1461782644},
    {13500, 691540578}, {13523, 1404144425}, {13543, 522796658}, {13560, 1376505559}, {13569, 3748513642},
    {13577, 846470194}, {13585, 200649126}, {13599, 3431639220}, {13606, 4292335199}, {13621, 907121470},
    {13627, 2240342303}, {13644, 2969811462}, {13658, 167268160}, {13672, 1833803298}, {13684, 2457918009},
    {13693, 3718375587}, {13705, 4071123319}, {13717, 1834047080}, {13733, 3367860727}, {13739, 2118064195},
    {13750, 493169962}, {13758, 2713721240}, {13763, 1695364032}, {13770, 4030051588}, {13776, 1400182552},
    {13806, 455416660}, {13826, 2271268225}, {13849, 2613973034}, {13867, 392604227}, {13889, 3754606837},
    {13909, 2833158821}, {13925, 3350374178}, {13932, 534084754}, {13946, 2867322350}, {13968, 2116308131},
    {13973, 3649057272}, {13981, 3845453865}, {13990, 2994984227}, {14006, 664899839}, {14028, 1989677117},
    {14033, 2918522264}, {14045, 3420926329}, {14058, 3178453163}, {14075, 3149605050}, {14080, 2920394832},
    {14097, 1523943668}, {14107, 862917743}, {14129, 4234031555}, {14146, 1719771455}, {14167, 2399213176},
    {14174, 4287151977}, {14184, 450801067}, {14191, 1669872668}, {14205, 4013487222}, {14232, 2679495900},
    {14248, 856694529}, {14272, 2681939195}, {14288, 3153218578}, {14312, 2240063300}, {14316, 3096186179},
    {14321, 741716276}, {14326, 2329068957}, {14333, 2921198141}, {14338, 1055615879}, {14343, 3285122304},
    {14349, 230313139}, {14352, 2868333218}, {14356, 4098541315}, {14361, 33356212}, {14368, 1723256298},
    {14372, 4140259964}, {14378, 107912219}, {14400, 4121566434}, {14430, 3855721002}, {14446, 2216232237},
    {14470, 2255928953}, {14490, 159080631}, {14504, 3689248828}, {14529, 836430118}, {14549, 2287125059},
    {14572, 1038585177}, {14593, 3367347455}, {14619, 4230039153}, {14633, 609216699}, {14668, 1501614459},
    {14679, 1529288929}, {14711, 2719113377}, {14723, 2275796322}, {14756, 1812401954}, {14767, 2408338453},
    {14799, 2855832277}, {14826, 1459817706}, {14837, 2392518824}, {14869, 518942568}, {14890, 3663533692},
    {14932, 2192755772}, {14957, 177875273}, {15003, 891907593}, {15025, 1945812840}, {15068, 1417411880},
    {15092, 2154355281}, {15137, 3467076881}, {15157, 317429627}, {15198, 771452987}, {15233, 181460511},
    {15253, 456257992}, {15294, 2485130632}, {15317, 317835491}, {15361, 3496877987}, {15382, 1103010248},
    {15432, 3557956176}, {15455, 4255026978}, {15507, 3877521898}, {15527, 3184108018}, {15576, 3247803578},
    {15596, 500341405}, {15645, 25050581}, {15670, 2700911442}, {15724, 4244498298}, {15738, 4267328027},
    {15749, 3365817217}, {15761, 1019517826}, {15772, 4255312501}, {15778, 107113802}, {15789, 339302984},
    {15810, 571385436}, {15835, 701971049}, {15857, 3844547848}, {15881, 2993703921}, {15901, 856100507},
    {15915, 523418047}, {15936, 1199509864}, {15945, 71184232}, {15974, 3633864562}, {15980, 3626350180},
    {16006, 227242734}, {16013, 3686895409}, {16040, 23593359}, {16046, 3490026688}, {16072, 2245546586},
    {16081, 63500808}, {16087, 3324008260}, {16094, 2639082641}, {16100, 4241250784}, {16128, 1005534689},
    {16156, 433529277}, {16185, 1104277830}, {16198, 1738166450}, {16233, 4196810825}, {16262, 1042290725},
    {16269, 1073217499}, {16287, 2059328792}, {16295, 1536564555}, {16314, 2064776214}, {16323, 1856753941},
    {16343, 1308833490}, {16347, 3934383778}, {16362, 2480094667}, {16370, 4009865048}, {16398, 365080250},
    {16404, 3648362799}, {16430, 980454765}, {16437, 1860367182}, {16464, 3669799736}, {16467, 1787721130},
    {16493, 447103454}, {16498, 1697318111}, {16526, 2673357851}, {16556, 2937116726}, {16574, 3523238589},
    {16582, 1863269210}, {16602, 2099371351}, {16607, 4096559242}, {16624, 2182794837}, {16629, 2712309285},
    {16646, 2806403090}, {16656, 3478391754}, {16678, 1104677667}, {16690, 1599455416}, {16697, 667710333},
    {16700, 718098122}, {16703, 682728183}, {16721, 3802467407}, {16742, 3657180965}, {16765, 1665393361},
    {16789, 1052733624}, {16798, 184912774}, {16814, 4089387070}, {16827, 2352568569}, {16840, 1245245715},
    {16853, 1262023334}, {16867, 3270702940}, {16879, 2739892052}, {16894, 2480001844}, {16898, 3749132497},
    {16907, 1230999982}, {16914, 3143743637}, {16922, 799079693}, {16928, 862152253}, {16934, 351428278},
    {16951, 2428146278}, {16966, 2992948263}, {16977, 2349028720}, {16984, 3885786800}, {16996, 1736514697},
    {17006, 3474322026}, {17016, 60432295}, {17021, 1322381784}, {17028, 4012403877}, {17050, 989471740},
    {17071, 452908417}, {17090, 423327896}, {17104, 3737912740}, {17129, 3227882653}, {17145, 2453966149},
    {17173, 1731566697}, {17184, 2587032280}, {17205, 2963724706}, {17221, 712913813}, {17253, 2778836517},
    {17269, 2372284312}, {17284, 2159059685}, {17296, 1491675329}, {17319, 1613655628}, {17341, 655649118},
    {17356, 2173728365}, {17363, 2357661820}, {17379, 409169195}, {17399, 3491459423}, {17416, 1226170970},
    {17439, 3404475955}, {17469, 1624986452}, {17503, 3623300279}, {17520, 3034534074}, {17540, 575711980},
    {17559, 671086880}, {17586, 387145109}, {17599, 1032586458}, {17611, 266241602}, {17631, 3402924327},
    {17641, 1269553309}, {17647, 503252654}, {17650, 4160314702}, {17654, 159043482}, {17661, 2686336408},
    {17666, 2717370895}, {17676, 1132587367}, {17684, 1195117749}, {17698, 1879021152}, {17712, 581463510},
    {17735, 2140377464}, {17747, 1275514075}, {17759, 2387979536}, {17770, 3884420844}, {17787, 1646387302},
    {17799, 308670472}, {17812, 3934596143}, {17825, 2845511965}, {17848, 4013472960}, {17868, 207861097},
    {17888, 3570842623}, {17904, 2974165697}, {17911, 1232628331}, {17928, 889198334}, {17947, 3364533173},
    {17963, 2007207608}, {17972, 3255160570}, {17979, 2953807453}, {17986, 709349229}, {17990, 2223459638},
    {17998, 2600881466}, {18013, 2804841900}, {18028, 2904109309}, {18041, 3454124243}, {18057, 2165802309},
    {18067, 4226874186}, {18079, 46347960}, {18087, 111583397}, {18097, 249290197}, {18107, 1264874778},
    {18119, 2552651146}, {18133, 3277309783}, {18138, 2072037248}, {18147, 1839346743}, {18157, 2980706495},
    {18168, 3765738945}, {18182, 1478303606}, {18190, 2435397115}, {18211, 1647672292}, {18230, 1635008148},
    {18245, 1487095968}, {18261, 3124627733}, {18279, 3994024810}, {18284, 2570585620}, {18300, 366187551},
    {18314, 2318987703}, {18324, 1761128012}, {18338, 185295765}, {18351, 3838690653}, {18366, 1263600608},
    {18383, 2027855346}, {18403, 3216563907}, {18417, 1058098686}, {18430, 467864515}, {18441, 3932876427},
    {18454, 2706824106}, {18463, 1016188828}, {18479, 957769824}, {18489, 1005022371}, {18503, 2696340427},
    {18521, 1092596157}, {18532, 1283833217}, {18551, 1606336818}, {18554, 993596020}, {18569, 2693457989},
    {18578, 3779456605}, {18597, 415476443}, {18610, 1262823941}, {18620, 1622115944}, {18628, 1499161504},
    {18639, 2973219889}, {18652, 2597275607}, {18657, 1748273790}, {18663, 860606716}, {18668, 3002334877},
    {18685, 2034172196}, {18711, 3305562105}, {18729, 3707972394}, {18760, 1143351512}, {18788, 259394249},
    {18825, 1755649734}, {18854, 239670225}, {18868, 2484187237}, {18883, 1401756888}, {18890, 3647859367},
    {18903, 3236366608}, {18916, 1824874128}, {18937, 2788634194}, {18959, 1466132464}, {18987, 3529599493},
    {19019, 2079469443}, {19041, 738891302}, {19059, 3197889394}, {19078, 2360350959}, {19103, 3813530536},
    {19106, 488247560}, {19109, 605690893}, {19112, 622615607}, {19115, 572282750}, {19118, 2334079840},
    {19121, 2384412697}, {19124, 2367635078}, {19127, 2417967935}, {19130, 2502003125}, {19149, 3649363768},
    {19168, 3444963044}, {19199, 2273024933}, {19222, 4264915354}, {19243, 3077942367}, {19272, 590894855},
    {19282, 1618037728}, {19292, 1850454287}, {19302, 3957551837}, {19321, 4284171251}, {19337, 3891447831},
    {19343, 2774883451}, {19355, 3483418915}, {19372, 668816343}, {19380, 2931048700}, {19389, 2388452721},
    {19397, 4258353177}, {19400, 1141775739}, {19406, 4126724647}, {19416, 2859901778}, {19420, 3250964130},
    {19428, 1360419304}, {19432, 3001705435}, {19438, 2071016015}, {19443, 4246411473}, {19447, 2944866961},
    {19450, 418647609}, {19453, 2471879920}, {19455, 1105628090}, {19459, 963632676}, {19462, 1882099852},
    {19471, 2097992392}, {19479, 4171284318}, {19487, 2265671865}, {19490, 2982919898}, {19497, 2076987736},
    {19508, 3694939264}, {19515, 2984259090}, {19522, 306596620}, {19530, 1011505953}, {19534, 1692432290},
    {19541, 1616530830}, {19552, 2662881380}, {19559, 3218261061}, {19566, 2261369287}, {19572, 912855974},
    {19578, 3374781713}, {19586, 2293478956}, {19603, 1149880784}, {19612, 953119650}, {19624, 1491100860},
    {19635, 417924775}, {19646, 3895649598}, {19659, 2700906213}, {19681, 2989913377}, {19687, 3882857642},
    {19691, 2624049703}, {19697, 3114108242}, {19713, 2841934487}, {19731, 1193001972}, {19749, 88035829},
    {19765, 1181740251}, {19778, 3068295830}, {19801, 2650861306}, {19823, 2152366365}, {19834, 3624381609},
    {19845, 3416571249}, {19855, 1040632685}, {19879, 4090287646}, {19896, 3935096066}, {19915, 4249419},
    {19932, 3406704799}, {19956, 3341171164}, {19989, 4136122483}, {19995, 2668380887}, {20002, 2831556715},
    {20015, 3401266884}, {20021, 1451477576}, {20037, 119757721}, {20046, 2438128661}, {20058, 2193512543},
    {20068, 1505809199}, {20087, 2758857958}, {20098, 1600511528}, {20104, 785452558}, {20114, 1861738460},
    {20120, 3056320968}, {20140, 4208727282}, {20153, 3291555781}, {20162, 2196865874}, {20191, 1361552727},
    {20213, 2957611498}, {20222, 2007872489}, {20230, 2339550961}, {20242, 3508411830}, {20255, 2355901240},
    {20266, 4245501841}, {20272, 3163908038}, {20279, 2925496955}, {20292, 108183312}, {20306, 1328193084},
    {20321, 2265931075}, {20342, 3180543629}, {20349, 2387400333}, {20368, 1202605450}, {20376, 591972422},
    {20396, 1175191511}, {20407, 873742264}, {20430, 326594495}, {20440, 2059707271}, {20462, 1503948434},
    {20472, 3230945966}, {20494, 2911124459}, {20505, 1449651004}, {20517, 1980023723}, {20544, 3261273255},
    {20561, 1962088798}, {20572, 659713157}, {20576, 407568404}, {20583, 3610741318}, {20591, 24023407},
    {20598, 2767062895}, {20610, 197333961}, {20625, 3768039387}, {20632, 2976183426}, {20640, 854431587},
    {20650, 2611701562}, {20664, 4149673879}, {20671, 3561702979}, {20682, 3373400544}, {20687, 616319547},
    {20702, 2851767893}, {20714, 2670905232}, {20718, 2984927816}, {20724, 3072721717}, {20731, 382945106},
    {20740, 1202886564}, {20753, 3124826125}, {20770, 1073533898}, {20790, 501308550}, {20810, 3102301894},
    {20824, 2098960006}, {20838, 2993485402}, {20855, 2228178674}, {20868, 678697196}, {20886, 4242588933},
    {20894, 3290709023}, {20902, 3206573181}, {20910, 3156240324}, {20922, 873554442}, {20934, 3877044912},
    {20941, 1386144670}, {20985, 3391438105}, {21018, 3275802252}, {21024, 1665555596}, {21034, 955209608},
    {21044, 3663374774}, {21052, 2845693673}, {21061, 1402472725}, {21075, 3292755612}, {21080, 1795259425},
    {21089, 2710028206}, {21143, 2549331680}, {21154, 2094265262}, {21165, 2380435381}, {21184, 801338602},
    {21205, 2854832407}, {21230, 155406996}, {21242, 3678362229}, {21262, 4252635661}, {21273, 930651626},
    {21290, 883771916}, {21302, 2754639596}, {21315, 3381696689}, {21335, 2497068525}, {21359, 4204966360},
    {21363, 3848464964}, {21374, 4196316528}, {21379, 1775113223}, {21388, 4293857150}, {21413, 105220734},
    {21429, 2941928401}, {21452, 3513504379}, {21486, 2399979131}, {21527, 397375761}, {21541, 2554776799},
    {21548, 1325902193}, {21555, 4257774810}, {21574, 3385953049}, {21588, 363805148}, {21607, 2241932221},
    {21616, 3578929855}, {21627, 960139624}, {21635, 1597548103}, {21650, 957531795}, {21663, 1010886454},
    {21683, 1596791097}, {21688, 828449414}, {21704, 4083200273}, {21720, 1563607652}, {21725, 3373576235},
    {21741, 1686781560}, {21757, 3118206852}, {21774, 1114429566}, {21790, 275414779}, {21808, 3681786005},
    {21835, 1786964809}, {21838, 4081524352}, {21841, 3880226465}, {21846, 1336735441}, {21853, 3258804367},
    {21862, 3220778976}, {21872, 3246523276}, {21883, 2488280337}, {21897, 2068458324}, {21912, 763838368},
    {21919, 637820293}, {21923, 2601460036}, {21928, 1480246043}, {21937, 978711165}, {21944, 309439324},
    {21953, 2535512472}, {21971, 3793360030}, {21993, 3530699951}, {22012, 3107109432}, {22034, 2768536296},
    {22054, 2255243348}, {22072, 1791059818}, {22078, 4128829753}, {22092, 2557930546}, {22114, 1165654517},
    {22135, 1287267581}, {22159, 333206726}, {22182, 2848081438}, {22203, 1910782036}, {22223, 3395304284},
    {22246, 1173374833}, {22268, 2943989225}, {22290, 1789752760}, {22310, 723746973}, {22333, 928095684},
    {22350, 66633762}, {22360, 3883652983}, {22380, 1787670268}, {22402, 2151592719}, {22417, 1240202158},
    {22432, 2061306167}, {22449, 3545231896}, {22464, 2600978945}, {22492, 907113182}, {22540, 4097691329},
    {22552, 288631100}, {22563, 835911719}, {22574, 18669246}, {22587, 1289413733}, {22609, 576822689},
    {22633, 1403930331}, {22639, 1863671838}, {22650, 2924953349}, {22663, 951339946}, {22676, 2908236957},
    {22684, 60532369}, {22694, 3795175885}, {22709, 1243462689}, {22751, 3533566504}, {22773, 1855131199},
    {22782, 1056680197}, {22792, 2951402203}, {22812, 3636908325}, {22823, 1964022558}, {22833, 684154646},
    {22856, 2371177212}, {22881, 2398960364}, {22907, 2922600688}, {22960, 17738465}, {22967, 343848780},
    {22980, 2712090128}, {23003, 944362804}, {23025, 115475624}, {23056, 694824490}, {23072, 2617424471},
    {23084, 2167551454}, {23100, 353999202}, {23116, 554307351}, {23136, 580401027}, {23149, 2837546561},
    {23157, 3574960668}, {23160, 1090614859}, {23177, 2666343581}, {23197, 848102186}
};

static const int32_t slots[] = {
    -1, -1, -1, 861, 227, 910, 1597, -1, 224, -1, 381, -1, -1, 182, 1689, 906, -1, -1, 1182, 142, 1629, 1703,
    1747, -1, -1, 350, -1, -1, -1, -1, -1, -1, 1184, -1, -1, -1, 1070, 1219, 1265, -1, 445, -1, -1, 962, -1,
    -1, 1744, -1, 498, 215, -1, 941, 1332, -1, -1, -1, 1243, 312, 708, -1, -1, -1, -1, 52, 128, 755, -1, -1,
    1733, -1, -1, -1, -1, 418, 237, 1759, -1, -1, 576, -1, 586, 501, -1, 100, -1, -1, 1807, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 753, 275, 1460, 1651, 280, -1, -1, 945, -1, 1636, -1, 500, 1662, -1, 192, -1, -1,
    1411, -1, -1, -1, 729, -1, -1, 1232, 1325, -1, -1, 1392, -1, -1, -1, -1, 1464, 1654, 1712, -1, -1, 109,
    1251, 436, 1748, -1, 1370, -1, -1, 5, -1, -1, -1, -1, -1, 1510, -1, -1, -1, -1, -1, -1, -1, -1, -1, 652,
    -1, 1715, -1, 900, 817, 172, 770, -1, 1158, 1804, -1, 1758, -1, 1718, -1, 1617, -1, -1, -1, -1, -1, -1,
    -1, 1346, -1, 1652, -1, -1, 285, 969, -1, 902, -1, 833, -1, 1137, 1584, 679, -1, 1253, -1, -1, -1, -1,
    548, 274, 1052, 461, -1, -1, 1566, -1, 1354, -1, -1, -1, -1, -1, -1, -1, -1, 400, -1, 471, 639, -1, -1,
    693, 681, 968, 1068, 1619, 1648, 1774, -1, -1, 1216, -1, -1, 1383, -1, -1, -1, 499, -1, 118, 468, 229,
    472, 1074, 931, 1097, 1380, -1, -1, -1, 1726, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 997, -1, -1, 443,
    -1, 1022, 618, 1063, -1, -1, 217, 776, 1501, -1, -1, -1, -1, -1, 1042, -1, 355, -1, -1, -1, -1, 138, 726,
    -1, -1, -1, -1, -1, -1, -1, 1509, -1, -1, 62, 1304, -1, -1, -1, 131, 706, -1, -1, 1040, 1297, 1663, -1,
    -1, -1, -1, 335, 36, 1805, 948, -1, -1, 823, -1, 1824, -1, 385, 1623, -1, -1, 1590, 514, 1713, 640, 214,
    465, 488, 1151, 702, -1, 206, -1, 665, -1, 1340, -1, -1, 1147, -1, 976, 687, 1178, 1059, 544, 272, -1,
    -1, -1, 1066, 1410, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1117, 1541, -1, 1627, -1, -1, 867, -1,
    -1, 467, 641, -1, -1, 1008, 1146, -1, -1, 1604, 1600, 292, 1792, -1, 975, 1752, 344, 1305, 434, 1525, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, 1669, -1, -1, -1, 332, 349, 112, 363, 218, 470, 526, 790, 793, 932,
    1189, 1080, 1797, -1, -1, -1, -1, -1, 1483, -1, 158, 309, 506, -1, 527, -1, 136, 1434, 295, -1, -1, -1,
    -1, -1, 899, -1, -1, -1, 940, -1, -1, -1, -1, -1, -1, -1, -1, 494, -1, -1, -1, -1, -1, 139, 179, 590, -1,
    -1, -1, 818, -1, -1, -1, -1, -1, -1, -1, 339, 1435, -1, -1, 1611, -1, 263, -1, 983, -1, -1, -1, -1, 636,
    1001, 1206, 742, 813, -1, -1, -1, 728, 216, 1463, -1, -1, -1, -1, 1447, -1, -1, 1397, 1736, -1, -1, -1,
    291, -1, -1, -1, 387, 1009, 1303, 1192, -1, -1, -1, -1, 801, 1327, 919, 627, 521, -1, 515, -1, -1, -1,
    371, 857, -1, -1, 1653, -1, 115, 416, -1, -1, -1, -1, 1013, -1, 1439, -1, -1, -1, 760, 671, -1, -1, 1621,
    555, -1, -1, -1, 854, 980, 1306, -1, 1519, 1585, 1683, -1, 511, 1218, 1258, 1307, -1, -1, -1, -1, 370,
    1503, -1, -1, 1379, 1224, 288, 692, 1156, -1, 1442, 1816, -1, -1, 1145, 117, 243, -1, -1, 1563, -1, -1,
    -1, -1, -1, -1, 956, -1, 998, 431, 508, -1, -1, -1, 609, -1, -1, -1, 95, 791, 426, -1, -1, -1, 37, 1292,
    -1, -1, 1084, -1, 1266, -1, -1, 783, -1, 94, 780, 19, 1725, 1678, 1149, -1, -1, 512, 864, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 615, 573, 1257, -1, -1, 497, 853, -1, -1, 273, 558, 812, -1, 1446, -1, -1, 913,
    1125, -1, 1491, 525, -1, -1, -1, 1299, 1284, -1, -1, 298, -1, 1228, 513, 727, 1275, 201, 1440, 1540,
    1168, 1373, 265, 1661, 1424, 1820, -1, -1, -1, -1, -1, -1, 464, -1, 325, 1276, -1, 1049, -1, -1, -1,
    1429, -1, -1, -1, -1, -1, -1, -1, 1087, 1640, -1, 1115, 98, 120, -1, -1, 540, -1, 92, -1, -1, 394, 1413,
    -1, 1328, 1261, 1560, 1763, 1143, -1, -1, 1273, -1, -1, -1, -1, -1, 276, 844, 1067, 993, 1390, -1, 1217,
    -1, -1, 1599, -1, -1, -1, -1, -1, 209, 630, 190, 664, 1534, 191, 1766, -1, -1, -1, -1, -1, 486, -1, 199,
    -1, 1377, -1, 1382, -1, -1, -1, -1, 1212, 1801, -1, 1706, -1, 1728, -1, -1, -1, 882, -1, -1, 360, -1, -1,
    884, -1, -1, 578, 695, 0, 624, -1, 482, -1, -1, -1, -1, -1, -1, -1, -1, 1214, -1, -1, 41, 1029, -1, 1458,
    -1, 1208, -1, 9, 1666, -1, -1, 1530, 68, -1, -1, -1, -1, 338, -1, 592, -1, -1, 1818, -1, 650, 384, 855,
    1707, 965, 775, 1414, 1507, -1, -1, 1637, -1, 1319, -1, -1, 316, -1, 20, 283, 724, 873, 1776, 233, 279,
    903, 648, 1081, 1754, -1, -1, 937, 1780, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1768, -1, -1, 1788,
    398, 1492, 348, 1403, 1647, 484, -1, -1, -1, 1386, -1, 949, -1, -1, -1, -1, -1, -1, 503, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, 345, 402, 958, 1036, 894, 933, -1, 1051, -1, 24, 1620, 1794, 865,
    644, -1, 11, 79, 1061, 1154, 1418, 1575, 58, 522, 1236, 146, 1612, 1656, -1, -1, -1, 696, 1642, -1, -1,
    220, 1665, -1, -1, -1, 255, -1, -1, -1, -1, -1, 383, -1, -1, 713, 1030, 1461, -1, 845, -1, -1, 1106, -1,
    -1, 1484, -1, -1, -1, 1197, -1, -1, -1, 163, 122, -1, -1, -1, 290, -1, -1, 366, 56, -1, 69, 1453, -1, -1,
    -1, -1, 1, 655, 1079, 1535, 39, 134, 1635, -1, 236, -1, -1, -1, -1, 212, 352, 541, 1007, 1330, 1495, 754,
    1821, -1, -1, -1, -1, -1, -1, 938, -1, -1, -1, 211, 1037, -1, -1, -1, 552, -1, -1, 399, -1, -1, 1293,
    1171, -1, -1, -1, 1126, 582, 1436, 1511, -1, 1655, -1, -1, -1, -1, 912, 195, -1, -1, 953, -1, 357, 986,
    -1, -1, 1451, 1528, -1, 168, -1, 1201, -1, -1, -1, 1035, 1710, 716, -1, 223, -1, -1, 677, 1032, 623,
    1823, -1, -1, -1, 1658, -1, -1, -1, -1, -1, 1033, 1366, 1395, 1682, 106, -1, 1279, -1, -1, -1, -1, -1,
    -1, -1, -1, 1475, 1331, -1, -1, 40, 458, -1, 701, 721, -1, -1, -1, 1700, 346, -1, -1, -1, -1, -1, -1, -1,
    249, -1, -1, -1, -1, -1, -1, -1, -1, 1116, -1, -1, 572, 803, 1268, 1783, -1, 1493, 232, 1762, -1, 1210,
    1421, 1673, 550, 1347, -1, -1, -1, 657, 89, 1375, 1809, -1, -1, -1, 1711, 137, -1, -1, 509, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 682, -1, 1071, 1559, 1751, 570, -1, -1, -1, -1, 672, 839, 694, 1533, 1195, 1730,
    -1, -1, -1, -1, -1, -1, -1, -1, 259, 1437, -1, -1, -1, 1152, -1, -1, 105, 1320, 841, -1, -1, -1, -1, -1,
    -1, -1, -1, 1433, 1372, -1, -1, -1, -1, -1, 1365, -1, -1, 779, -1, 451, 189, 1057, 1091, -1, 1113, 491,
    635, -1, -1, -1, -1, -1, -1, -1, -1, 1802, -1, -1, -1, -1, -1, 1572, -1, -1, 2, -1, -1, -1, -1, -1, -1,
    -1, -1, 143, -1, -1, -1, -1, -1, -1, -1, 1179, -1, -1, -1, -1, 311, -1, -1, 1578, -1, 174, -1, 1180, -1,
    -1, 108, 1544, -1, -1, -1, 967, -1, 1177, -1, -1, -1, 193, 795, -1, 1556, -1, -1, -1, -1, -1, -1, -1,
    101, -1, -1, -1, -1, -1, -1, 84, -1, -1, 119, 317, -1, -1, 1077, 1341, -1, 1481, -1, 1352, -1, -1, 200,
    -1, -1, -1, -1, -1, 1407, -1, 28, 607, -1, 1538, -1, 150, 1402, -1, -1, -1, -1, -1, 1588, -1, 107, 874,
    1812, -1, -1, 517, 1358, 1371, 1609, 1401, 1553, -1, -1, -1, -1, -1, 77, -1, 1205, -1, -1, -1, -1, -1,
    686, 32, -1, -1, -1, -1, 547, 1586, -1, -1, -1, -1, -1, -1, 114, 1118, 448, 809, 180, 561, 1169, 564,
    1479, 181, 1122, -1, -1, -1, -1, -1, -1, 876, 1263, 761, -1, -1, 990, 651, 1322, 1769, -1, 545, 733,
    1561, 1667, -1, -1, 60, 277, 495, 911, 167, 1094, 326, 1638, 523, 610, 1813, 908, -1, 30, 769, 928, -1,
    954, -1, -1, -1, 460, -1, 1041, -1, -1, -1, 1129, -1, -1, -1, -1, -1, 632, 1477, 327, 72, -1, -1, -1, -1,
    -1, 423, -1, -1, -1, 538, 683, 1693, -1, -1, -1, 739, 1141, 852, 974, -1, -1, -1, 1281, 1614, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 1160, -1, -1, -1, -1, -1, 359, -1, 785, -1, 1508, 543, -1, -1, -1, -1, -1, -1,
    -1, -1, 1048, -1, -1, 156, -1, -1, -1, -1, -1, 646, 1391, -1, 972, -1, -1, 847, 83, 1529, 1072, 252,
    1558, 1021, 1645, -1, -1, 1350, 1011, -1, 1133, 116, -1, -1, 642, -1, -1, -1, -1, 736, 951, -1, 1104, -1,
    -1, 1076, 532, -1, -1, 1796, -1, 1316, 1825, 351, -1, -1, -1, -1, 1181, 959, -1, -1, -1, -1, -1, -1, -1,
    1075, 1176, 1345, 1376, 1449, -1, 1524, -1, -1, -1, 424, 1140, 1660, -1, -1, 135, 698, 1720, 1245, -1,
    738, -1, -1, 1691, -1, -1, -1, -1, -1, -1, 596, -1, 1164, -1, -1, -1, 989, 373, -1, -1, -1, -1, 1593, -1,
    132, 1505, 918, -1, -1, -1, 197, 1222, -1, -1, -1, -1, 164, 591, 773, 1175, -1, -1, -1, -1, -1, 403, -1,
    -1, 645, 1607, -1, -1, -1, 447, -1, -1, -1, -1, -1, -1, 1132, 113, -1, -1, -1, -1, -1, 1262, -1, 454, -1,
    1078, -1, -1, 771, -1, 862, -1, -1, 939, 1687, -1, 984, 996, -1, -1, -1, -1, 435, -1, -1, 73, 740, 1569,
    1547, 1615, 1625, 829, -1, -1, 1223, 895, -1, 722, 1786, -1, 709, -1, 1488, 1571, 663, -1, -1, 1634, -1,
    -1, -1, -1, 737, -1, -1, 6, -1, 153, 889, -1, -1, -1, -1, -1, -1, 1755, -1, 750, -1, 1775, 1034, -1, -1,
    598, 1417, -1, -1, -1, -1, 1119, 516, 1095, 145, -1, -1, -1, -1, 242, -1, -1, -1, -1, -1, -1, -1, 1659,
    1136, 1716, 1031, -1, -1, -1, -1, 604, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1150, -1, 691, 595,
    493, 947, -1, -1, -1, 308, -1, 1800, 1314, 1353, 1808, 354, 1626, -1, 26, 1518, 133, -1, -1, -1, 256, -1,
    -1, -1, 18, -1, 365, 1159, -1, 1043, -1, -1, 1270, -1, -1, -1, -1, -1, -1, 1026, 901, -1, -1, 1500, -1,
    -1, -1, -1, -1, -1, 678, -1, -1, 1139, 505, 1090, 1675, -1, -1, 1000, -1, -1, 268, 1583, 1107, 1723, -1,
    1613, -1, -1, 1381, 1598, -1, -1, -1, -1, -1, -1, 1753, -1, -1, -1, 822, 1582, 1603, -1, 196, 1732, 330,
    881, -1, 850, -1, 1400, 1456, 154, 1679, 792, 1737, -1, -1, -1, -1, -1, -1, 1474, 1406, 75, 1587, -1, -1,
    -1, -1, -1, 1722, -1, 478, -1, -1, -1, 49, -1, -1, 826, -1, -1, -1, -1, 1512, -1, -1, -1, 1608, 982,
    1643, -1, -1, 774, 1138, 987, -1, -1, 91, 1714, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1469,
    -1, 1287, 585, 758, -1, -1, -1, -1, -1, -1, 603, 575, 1209, 764, 649, 1254, 1817, -1, -1, -1, -1, 1555,
    -1, 441, -1, 880, 1096, 176, -1, 1247, -1, 323, 1606, 1167, 584, -1, -1, -1, 1734, 1038, -1, 1777, 1112,
    1128, 1294, -1, -1, 1757, 1312, -1, -1, -1, -1, -1, 1202, -1, 337, 772, -1, 1173, -1, -1, -1, -1, -1, -1,
    -1, 1088, -1, 44, 571, -1, 1252, 1546, 1649, -1, -1, 404, -1, -1, -1, -1, -1, -1, -1, 1060, 621, 304,
    1193, 1735, 1680, -1, 253, -1, -1, -1, -1, -1, 427, -1, 1743, -1, -1, -1, -1, -1, -1, 875, 549, 1233, -1,
    -1, 1799, 1605, 1727, -1, -1, 225, -1, 985, 1215, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, 254, 90, 743, 605, 1729, 1822, -1, 144, 1092, 863, 396, 1394, -1, -1, -1, -1, -1, -1, 1514,
    74, 1213, -1, -1, -1, -1, 1443, -1, -1, -1, -1, -1, -1, 676, -1, 204, -1, 1053, -1, 287, -1, -1, 1760,
    -1, 1283, 1594, -1, 1719, -1, -1, 1333, -1, 1522, -1, -1, -1, 438, 213, -1, -1, -1, 492, -1, -1, -1, -1,
    -1, -1, 533, 421, 1564, 1231, 1781, 1516, 1105, 835, -1, -1, -1, 995, 734, -1, -1, 1431, -1, -1, -1, -1,
    890, 45, 228, 1200, -1, -1, 194, -1, 1359, 66, 127, 1311, 1388, -1, -1, 33, 1444, -1, 1280, -1, -1, 830,
    -1, 554, -1, -1, 88, -1, -1, -1, -1, -1, 1045, 904, 391, -1, -1, 286, 13, 1318, -1, -1, -1, -1, -1, -1,
    -1, 1724, 27, -1, -1, 658, -1, -1, 1672, -1, -1, 883, -1, 203, -1, -1, -1, -1, -1, -1, -1, -1, 324, 440,
    1567, -1, -1, -1, -1, 406, -1, -1, -1, 973, 1187, 914, 1166, 1517, -1, -1, 794, 1761, 893, 787, 372, 925,
    1028, 1050, 858, -1, -1, -1, 992, 8, 1399, -1, 979, -1, -1, 57, 1004, -1, -1, -1, 1705, -1, -1, 1810, -1,
    -1, -1, 977, -1, -1, -1, 299, 631, 1364, 1174, 1415, 1487, 1698, -1, -1, -1, -1, -1, -1, 1039, -1, 1404,
    1085, -1, -1, -1, -1, 628, -1, 840, 296, -1, -1, -1, -1, 1237, -1, -1, -1, 205, 1438, 1163, -1, -1, -1,
    879, -1, -1, -1, -1, -1, -1, 53, -1, -1, -1, 1520, -1, -1, -1, -1, -1, -1, 757, -1, -1, -1, -1, 566, -1,
    -1, 125, 878, -1, 789, -1, -1, -1, -1, -1, -1, 860, 1496, 731, 160, 241, 1644, 1688, 799, 31, -1, 1277,
    -1, 244, 784, -1, -1, 289, 1242, -1, 1791, -1, -1, -1, -1, -1, -1, -1, 653, -1, 1814, -1, -1, -1, 659,
    429, 1408, -1, 318, -1, -1, -1, 307, -1, -1, -1, -1, -1, 551, 258, 1229, 1778, 29, 341, -1, 811, 568,
    820, 1385, 588, 1255, 1745, 1343, 1157, -1, -1, -1, -1, -1, -1, -1, -1, 712, -1, -1, -1, 660, 474, -1,
    -1, -1, 1430, -1, -1, -1, -1, -1, -1, -1, 553, -1, -1, -1, 747, 375, 1005, 766, -1, 778, 1186, 1015, -1,
    -1, -1, 832, -1, -1, 446, -1, 379, -1, -1, -1, 907, -1, 469, -1, -1, -1, -1, -1, 1017, 1144, 1308, 1374,
    1551, 717, 1114, 1396, -1, -1, -1, -1, -1, -1, -1, 1554, -1, -1, -1, 1204, -1, -1, 600, -1, -1, 1427, -1,
    -1, 257, 703, -1, 1472, -1, -1, -1, 1321, -1, -1, -1, -1, -1, 1190, -1, 35, 358, -1, 1668, 1002, 616,
    848, 1317, -1, 593, 821, 759, -1, 149, 763, 1420, 1690, -1, -1, -1, -1, 1235, 410, 1699, -1, -1, -1, 207,
    -1, -1, -1, -1, -1, -1, 1639, -1, 859, 1504, 1203, 581, 270, 361, -1, -1, -1, -1, -1, -1, 814, 1696, 804,
    -1, 362, -1, 64, 1269, 1685, -1, -1, 559, -1, -1, -1, -1, -1, -1, 1082, 1335, -1, 48, 1602, 347, -1, 868,
    85, 278, 843, 1326, 124, -1, 528, -1, -1, 891, -1, -1, -1, -1, -1, 261, 1014, 1250, 1489, -1, 1131, -1,
    -1, -1, -1, -1, -1, -1, -1, 670, -1, 76, -1, -1, 1486, -1, 1355, 1295, -1, -1, -1, -1, 816, 1334, -1,
    141, 842, -1, 489, 1339, -1, -1, -1, -1, -1, -1, -1, 1591, -1, 7, -1, -1, 1162, -1, -1, -1, 971, 886,
    1282, 22, 688, -1, 916, 329, 920, 999, -1, -1, 184, 952, -1, -1, 178, -1, -1, -1, 483, 1260, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 800, 1246, 78, 251, 34, -1, 123, 130, 1023, 1153, -1, 673, 808, -1, 1349, -1,
    248, -1, 668, -1, -1, -1, 444, -1, 1291, -1, -1, 171, -1, 269, -1, 121, 1302, -1, 157, 25, 1185, 720,
    946, 61, 80, 961, 1795, -1, 943, -1, -1, -1, -1, -1, 1454, 1109, -1, -1, 768, 1337, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 921, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1592, 741, -1, -1, -1, -1, 367, 970, 1393, 1448,
    -1, 877, 1120, 1671, -1, -1, -1, -1, -1, -1, -1, -1, 746, 807, 1130, -1, 1542, -1, 1323, -1, -1, -1, -1,
    -1, -1, 966, 1234, 1271, -1, -1, 1455, -1, 837, -1, -1, 612, -1, -1, 524, -1, 1773, -1, -1, 10, -1, -1,
    991, -1, -1, -1, 1024, 1056, -1, 173, 745, -1, -1, -1, -1, -1, 319, 409, -1, -1, -1, -1, 302, -1, 562,
    614, 1452, -1, -1, 870, 1054, 1527, -1, 55, -1, -1, 485, 1102, -1, -1, 1064, 1127, -1, -1, -1, -1, -1,
    531, 711, 836, 1238, 1018, 1362, -1, 1787, -1, -1, -1, -1, 452, 765, 1155, 1498, -1, -1, -1, 896, -1,
    714, 54, 377, -1, -1, -1, -1, 620, 334, 390, 67, 1490, 407, 97, 633, 1701, -1, -1, 923, -1, -1, -1, -1,
    -1, 1506, -1, -1, -1, -1, 1006, -1, -1, -1, -1, -1, -1, -1, 175, 306, 432, 442, 718, 796, 1596, -1, -1,
    1709, -1, -1, -1, 1363, -1, -1, 542, 42, -1, -1, -1, 1770, 393, -1, -1, -1, 1338, -1, -1, -1, 16, 866,
    -1, -1, -1, -1, -1, 715, 1108, -1, -1, 459, -1, -1, -1, -1, 1019, -1, -1, -1, 414, -1, 413, 1552, 1165,
    611, 1286, -1, 262, 626, 1515, 1342, 1557, -1, -1, -1, 170, 151, -1, -1, 1285, -1, -1, -1, -1, 981, 846,
    926, -1, -1, 960, -1, -1, -1, -1, -1, -1, 704, -1, 1579, 1631, 1450, -1, -1, -1, -1, 1779, 905, -1, -1,
    1412, 1466, -1, 401, 917, -1, -1, 647, -1, -1, 888, 1239, -1, -1, -1, -1, 425, -1, -1, 936, -1, 602, -1,
    599, -1, 697, 59, 1485, 1618, -1, -1, -1, 638, 788, 1704, 1784, -1, -1, -1, -1, 849, -1, 560, -1, -1, -1,
    885, -1, -1, 825, -1, 453, -1, -1, -1, -1, 374, 266, -1, -1, 1198, 1532, -1, -1, 46, 111, -1, 767, -1,
    -1, 1536, 608, 1674, 819, -1, -1, -1, -1, -1, -1, -1, 1230, 1738, -1, -1, -1, 1387, 1336, -1, -1, 725,
    556, -1, -1, -1, 871, 1183, -1, 1240, -1, 1482, 1537, -1, 1721, -1, 510, 480, 1580, 756, -1, 475, -1,
    685, 422, 1241, -1, -1, 680, -1, -1, 3, -1, 437, -1, 420, 583, -1, -1, -1, 408, 1549, 577, 994, -1, -1,
    -1, 1226, 456, 65, 4, 47, 148, -1, -1, 1389, 539, 1278, 1170, 1471, 234, 303, 487, 643, -1, 752, -1, 617,
    1789, 1135, 690, 477, -1, 1782, -1, 1499, -1, 1772, 978, -1, 535, -1, -1, -1, -1, 378, 1124, 301, -1, -1,
    1686, -1, 12, 202, 1697, -1, 417, -1, 1172, 1601, 1739, -1, 428, 1457, -1, -1, 300, 520, 1194, 1677, 504,
    1628, -1, -1, 723, 805, -1, -1, -1, -1, -1, 1103, 1110, -1, -1, -1, -1, -1, 1681, -1, 1480, 21, 313, 674,
    1199, 226, -1, -1, 161, 1610, -1, -1, 656, 898, 43, -1, 222, 1497, -1, -1, -1, -1, -1, -1, -1, 1765, -1,
    -1, -1, -1, -1, 1361, -1, -1, -1, -1, -1, -1, -1, -1, 221, -1, -1, -1, -1, -1, -1, 1746, 333, 536, -1,
    -1, -1, 619, 699, 744, 1025, 1445, 1289, 1565, 1815, 1692, 1819, 63, 166, 762, 1764, -1, -1, -1, -1,
    1221, 1093, 1803, -1, -1, -1, -1, -1, -1, 622, 463, -1, 103, -1, -1, -1, -1, 1207, 1256, -1, -1, -1,
    1616, 282, -1, -1, -1, 1467, -1, 684, 1123, -1, 321, -1, 264, 382, 869, -1, 1526, -1, 557, -1, -1, -1,
    331, 1577, -1, -1, 386, -1, 597, -1, -1, 343, -1, -1, 1545, 1702, -1, -1, 245, 449, 238, -1, 1570, -1,
    -1, 1423, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1044, -1, -1, -1, 1531, 1227, -1, -1, 637, 159, 297, 1717,
    -1, -1, -1, 208, 1473, 710, -1, -1, -1, 187, 1055, 1356, 165, 1425, 749, -1, 70, 563, 1384, 1670, -1, -1,
    -1, 368, -1, 479, -1, -1, -1, 17, 231, 126, -1, -1, -1, 1767, -1, 1632, 748, 815, 353, 834, 455, 1368,
    810, -1, 1550, -1, -1, 915, 155, 1543, 719, -1, -1, 1274, 235, 1622, -1, -1, -1, -1, 1426, 405, 507,
    1798, 15, 102, -1, -1, -1, -1, 1441, 419, -1, 1749, -1, -1, 412, 320, -1, 82, -1, -1, -1, -1, -1, -1, -1,
    -1, 1750, -1, -1, 1595, -1, -1, 376, 1367, 1288, 1086, 1462, -1, -1, 322, 798, -1, 1790, -1, 1573, 439,
    1111, 198, 666, -1, 415, 802, 892, 1646, -1, -1, -1, 430, 838, -1, -1, -1, 569, 831, -1, -1, 1459, -1,
    -1, -1, -1, 1409, -1, -1, 957, 1539, -1, -1, 1134, -1, -1, 661, -1, -1, -1, -1, 782, -1, -1, -1, 518,
    587, -1, -1, 662, -1, 1244, 411, -1, 392, -1, 1324, -1, -1, -1, -1, 86, 1405, -1, 1360, -1, -1, -1, -1,
    -1, -1, 955, 1695, -1, 314, 751, 934, 1568, -1, -1, -1, 732, 210, 380, 1694, -1, -1, -1, -1, -1, -1, 281,
    1740, -1, 988, -1, 240, 1264, 388, 1523, 1793, -1, 797, 1073, -1, -1, -1, -1, -1, -1, -1, 1315, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, 1742, 1188, 1416, 1494, -1, -1, -1, -1, -1, 1010, 1378, 496, -1, -1, -1, -1,
    -1, -1, 1502, 1432, -1, -1, 1548, 1576, 1428, 340, -1, -1, -1, -1, -1, -1, 781, -1, 1099, 336, -1, -1,
    777, 1741, 450, -1, -1, -1, -1, 247, -1, -1, -1, -1, -1, 786, 87, 1300, -1, -1, -1, -1, -1, 356, 457,
    177, 707, 634, 1027, 705, 1344, 1348, 1069, 1708, -1, 1148, -1, -1, -1, 565, 1806, -1, 963, -1, -1, -1,
    1357, -1, -1, -1, -1, -1, 239, 110, 462, 476, 1272, -1, 574, -1, -1, -1, -1, 271, 284, 1267, 1301, 1657,
    -1, 473, 606, -1, -1, -1, -1, -1, 310, 1351, 1398, -1, 579, 935, -1, -1, -1, -1, -1, 601, 1521, 389, -1,
    -1, -1, -1, 530, -1, -1, -1, -1, -1, 395, 1664, 328, 828, 1641, -1, -1, -1, -1, -1, 183, 466, 824, -1,
    -1, -1, -1, -1, -1, 589, -1, -1, -1, -1, 1633, 1161, -1, 250, -1, -1, -1, -1, -1, 629, -1, -1, -1, -1,
    -1, 14, 675, 1785, 735, -1, 51, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 922, -1, 50, 580, -1, 246, 1310,
    930, -1, 140, 1676, 1003, -1, 1016, -1, -1, 260, 537, 342, 700, 872, 924, 625, 950, 1191, 1589, -1, 169,
    -1, 71, 188, 490, 909, 1298, -1, -1, 1101, -1, -1, 927, -1, -1, -1, -1, 730, 1196, 38, 147, -1, -1, -1,
    -1, -1, 827, 1369, 397, 364, 1513, -1, 1309, -1, -1, 964, 1065, 315, 1248, 1468, -1, 887, -1, 162, -1,
    294, -1, 23, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1211, 669, 1062, 1012, -1, -1, 856, -1, 305, -1, -1,
    -1, -1, -1, -1, 219, 1121, 1098, 502, 1465, 851, 1058, 1020, 1581, -1, -1, -1, -1, -1, -1, 944, 1290,
    1574, -1, -1, 1100, 1684, -1, 1329, -1, -1, 806, 1630, -1, -1, -1, 185, 594, 1470, 186, 1046, 1296, -1,
    -1, 1249, 1313, 942, -1, 99, -1, 369, 1771, -1, -1, -1, -1, 104, 93, 293, 667, 1650, 1624, -1, -1, -1,
    929, -1, -1, 1047, -1, 267, 1811, -1, -1, -1, 613, -1, 1731, 1476, 654, 129, -1, 1220, 1478, -1, 1756,
    689, -1, 1419, -1, -1, -1, -1, 1089, -1, -1, 546, 1422, 1225, -1, 152, -1, -1, 1562, 96, -1, -1, -1, -1,
    -1, -1, -1, 519, 81, 529, 567, -1, -1, 1083, -1, -1, -1, -1, -1, -1, -1, -1, 534, 230, 897, -1, -1, -1,
    -1, -1, -1, 481, 433, -1, -1, 1259, 1142, -1, -1, -1, -1, -1, -1, -1, -1
};

static const int16_t first[] = {
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1371, -1, -1, -1, -1, 1434, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 509, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 598,
    1175, -1, -1, 811, -1, -1, -1, -1, 1023, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 561, 563, 565, 507,
    567, 506, 547, 627, 629, 634, 630, 485, 535, -1, -1, 301, -1, -1, 519, 520, 521, -1, 469, 544, -1, -1,
    -1, -1, -1, 501, -1, 1099, 1, 810, 1149, 45, 48, 454, 452, 456, 458, 455, 453, 457, 459, 305, 287, 288,
    382, 1744, 1829, 8, 26, 0, 9, 27, 246, 247, 248, 249, 250, 251, 252, 253, 254, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 226, 227, 228, 233, 234, -1, 229, -1, -1, 1802, -1, -1, -1, -1, -1, -1, -1, -1, -1, 230,
    -1, -1, -1, -1, -1, -1, -1, -1, 231, 232, 240, -1, 275, 619, 1832, 548, 549, 1861, -1, 1844, -1, 674, -1,
    673, 436, 70, 84, 94, 114, 63, -1, 704, 766, 768, 770, 772, 774, 776, 778, 780, 782, 784, 786, 788, 790,
    46, 47, 49, 50, 2, -1, 59, 6, 5, -1, -1, 12, 11, -1, 17, 58, 20, 21, 22, 23, 24, 25, 28, -1, 29, 30, 31,
    32, 33, 34, 35, 36, -1, 37, 38, 39, 40, 41, 42, 43, 44, 51, 52, 53, 54, 55, 56, -1, -1, -1, 60, 61, 62,
    66, 67, 68, 69, 65, 71, 73, 74, 77, 78, 79, -1, 80, 81, 82, 83, 89, 90, 86, 85, 91, 93, 100, 101, 96, 95,
    99, 103, 104, 106, 110, 111, 112, 113, 116, 115, 120, 121, 122, 123, 124, 125, 126, -1, -1, 127, 128,
    129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 150,
    152, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 168, 1195, 1010, 1201, 1014, 169, 170,
    171, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 190, 192, 194, 196, -1,
    384, 195, -1, -1, 197, 199, 201, 202, 204, 205, 206, 207, 208, 209, 210, 211, 212, 213, 215, 216, 217,
    218, 219, 220, 222, 223, 224, 225, -1, -1, -1, -1, -1, 289, 290, 291, 292, 293, 294, 295, 296, 297, 298,
    299, 300, 302, 303, 304, 306, 307, 308, 309, 314, 318, 321, 322, 323, 324, 325, 326, 327, 328, 329, 330,
    331, 332, 333, 334, 335, 336, 337, 338, 339, 340, 341, 342, 343, 344, 345, 346, 347, 348, 349, 350, 351,
    352, 353, 354, 355, 356, 357, 358, 359, 360, 361, 362, 363, 364, 365, 366, 367, 368, 369, 370, 371, 372,
    373, 374, -1, 375, 376, 377, 378, 379, 380, 383, -1, 385, 386, 387, -1, 388, 390, 391, 392, 393, 394,
    395, 396, 397, 398, 399, 400, 401, -1, 402, 403, 405, -1, -1, -1, 407, 420, -1, -1, 423, 424, 425, 426,
    427, 428, 429, 430, 431, 432, 433, 434, -1, 439, 440, 444, 446, 447, 448, 449, 450, 451, 460, 462, 463,
    464, 465, 466, 467, 1020, 1263, 470, 471, 472, 473, 474, 475, 476, 477, 478, 479, 480, 481, 482, -1, 483,
    -1, 484, -1, 486, 487, 488, 489, 490, 491, 495, 496, 499, 503, 504, 505, -1, 510, 512, 515, -1, 524, -1,
    525, -1, -1, -1, 537, -1, 540, 541, 542, 543, -1, -1, 550, 557, -1, -1, -1, 573, 574, 576, 577, 579, 580,
    581, 582, 583, 584, 585, 586, 587, 588, 589, 590, 591, 593, -1, 594, 597, 599, 600, 601, 602, 603, -1,
    606, 607, 608, -1, -1, 614, -1, -1, -1, 615, -1, -1, 641, 646, 645, 621, 622, 623, 624, -1, 628, 632, -1,
    635, 636, 638, 639, 640, -1, -1, 662, 663, 667, 668, 677, 683, 685, 686, 687, 688, 689, 690, 691, 692,
    693, 694, 697, 700, 702, 2032, 1337, 719, 721, 723, 806, 705, 706, 707, 708, 717, 1988, -1, -1, -1, -1,
    713, -1, 715, 716, 718, 720, 722, 724, 725, 726, 727, 728, 729, 730, 731, 732, 733, 734, 735, 736, 737,
    738, 739, 740, 741, 742, 743, 744, 745, 746, 747, 748, 749, 750, 751, 752, 753, 754, 755, 756, 757, 758,
    759, 760, 761, 762, 763, 764, 765, 792, 793, 795, 796, 797, 798, 817, 799, -1, 803, 804, 805, 807, 808,
    809, 812, 813, 814, 815, 816, 818, 819, 820, 821, 822, 823, 824, 825, 826, 827, 828, 829, 830, 831, 832,
    833, 834, 835, 836, 837, 838, 839, 840, 841, 842, 843, 844, 845, 846, 847, 848, 849, 850, -1, 851, -1,
    852, 853, 854, 855, 856, 857, -1, 858, 859, 860, 861, 862, 863, 864, 865, 866, 868, 869, 870, 871, 872,
    873, 874, 875, 876, 877, 878, 880, 1192, 879, 881, 882, 883, 884, 885, 886, 1496, 887, 888, 889, 890,
    891, 892, 893, 894, 895, 896, 897, 898, 899, 900, 901, 902, 903, 904, 905, 906, 907, 908, 909, 910, -1,
    911, 913, 914, 915, 916, 917, 918, 919, 920, 921, 922, 923, 924, 925, 926, -1, 927, 928, 929, 930, 931,
    932, 933, 934, 935, 936, 937, 938, 939, 940, 941, 942, 943, 944, 945, 946, 947, 948, 949, 950, 951, 952,
    953, 954, 955, 956, 957, 958, 959, 960, 961, 962, 963, 964, 965, 966, 967, 968, 969, 970, 971, 972, 973,
    974, 975, 976, 977, 978, 979, 980, 981, 982, 2028, -1, 984, 986, 987, 988, -1, 990, 992, 994, 996, 997,
    998, 999, 1000, 1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009, -1, 1011, 1013, 1015, 1016, 1017,
    1018, 1019, 2035, 1021, 1022, 1024, 1025, 1026, 1027, 1028, -1, 1029, 1030, -1, 1031, 1032, 1033, -1, -1,
    -1, 1036, 1038, -1, -1, 1040, 1042, 1043, 1046, 1048, 1049, 1050, 1051, 1054, 1055, 1056, 1057, 1058,
    1059, 1060, 1061, 1062, 1064, 1065, -1, -1, 1069, 1070, 1071, 1072, -1, 1073, -1, 1075, -1, 1076, 1077,
    1078, 1079, 1080, -1, 1082, 1083, 1084, 1085, 1086, 1087, 1088, 1089, 1092, 1093, 1094, 1095, 2036, 1096,
    -1, 2037, 1102, 1104, 1106, 1107, 1109, 1110, 1111, 1113, 1114, 1115, 1116, 1117, 1118, 1119, 1120, 1121,
    1122, 1124, 1504, 1125, 1126, 1127, 1128, 1129, 1130, 1131, 1132, 1133, 1134, 1135, 1136, 1137, 1138,
    1141, 1142, 1143, 1144, 1145, 1146, 1147, 1148, 1150, 1151, 1152, 1153, 1154, 1155, 1160, 1161, 1162,
    1163, 1164, 1165, 1166, -1, 1179, -1, 1181, 1187, 1188, 1194, 1205, 1196, 1197, 1199, 1200, 1202, -1,
    1206, 1207, -1, 1210, 1213, 1216, 1219, 1222, 1225, 1229, -1, -1, 1231, -1, 1232, 1233, 1234, 1235, 1236,
    1237, 1238, 1239, 1240, 1241, 1242, 1243, 1244, 1245, 1246, 1247, 1248, 1249, 1250, -1, 1252, 1253, 1255,
    1256, 1258, 1259, 1261, 1262, 1265, 1268, 1269, 1270, 1271, 1273, 1274, 1275, 1276, 1277, 1278, 1279,
    1282, 1283, 1284, -1, 1286, -1, 1288, 1290, 1291, 1295, -1, 1299, 1303, 1307, 1311, 1312, -1, 1313, 1314,
    -1, 1315, 1316, 1317, 1318, 1319, 1320, 1321, -1, -1, -1, -1, -1, -1, 1324, 1325, 1326, -1, -1, 1328,
    1329, 1330, 1331, 1332, 1334, 1336, -1, -1, 1338, 1339, 1340, 1341, 1342, 1343, 1344, 1345, -1, -1, 1347,
    1349, 1351, -1, 1352, -1, 1356, 1609, 1358, 1359, 1498, 1500, 1360, 1361, -1, 1362, -1, -1, -1, -1, -1,
    1363, 1364, 1365, 1366, 1367, 1368, 1369, 1370, 1372, 1373, 1374, 1375, 1376, 1377, 1378, 1379, 1380,
    1381, 1382, 1383, 1384, 1386, 1387, 1388, 1389, 1390, 1391, 1392, 1393, 1394, 1395, 1396, 1397, 1398,
    1399, 1400, 1401, 1402, 1403, 1404, 1405, 1406, 1407, 1408, 1409, 1410, 1411, 1412, 1413, 1414, 1415,
    1416, 1417, 1418, 1419, 1420, 1421, 1422, 1423, 1424, 1425, 1427, 1429, 1431, 1432, 1433, 1435, 1436,
    1437, 1438, 1439, 1440, 1441, 1442, 1443, 1444, 1445, 1446, 1447, 1448, 1449, 1450, 1451, 1452, 1453,
    1455, 1457, 1458, 1459, 1460, 1461, 1462, 1463, 1464, 1465, 1502, 1506, 1507, 1508, 1509, 1510, 1513,
    1515, -1, 1511, -1, 1522, 1523, -1, -1, 1649, 1646, 1647, 1648, 1651, 1667, 1528, -1, -1, 1529, 1530, -1,
    1641, -1, 1687, -1, -1, -1, 1540, -1, 1569, 1570, 1574, 1575, -1, -1, 1576, 1577, -1, 1657, 1578, 1668,
    1582, -1, 1583, 1584, 1585, 1586, 1587, 1588, 1589, 1590, 1591, 1592, 1597, -1, -1, 1594, 1595, -1, 1599,
    -1, 1601, 1603, -1, 1605, 1606, 1607, 1610, 1611, 1612, 1613, 1614, 1615, 1616, 1617, 1618, 1619, 1621,
    1628, 1623, 1625, 1627, 1629, 1630, 1631, 1633, 1634, 1635, 1636, 1637, 1638, 1639, 1640, 1642, 1643,
    1644, 1645, 1650, 1652, 1653, 1654, 1655, 1656, 1658, 1659, 1660, 1662, 1664, 1666, -1, 1688, 1676, -1,
    1678, 1679, 1680, 1681, -1, -1, 1682, -1, 1684, 1686, 1689, 1690, 1691, 1692, -1, -1, 1695, 1696, 1697,
    1698, 1699, -1, 1701, 1711, -1, 1713, 1714, 1715, 1717, 1718, 1719, 1721, 1722, 1723, 1724, 1725, 1726,
    1727, -1, 1737, 1729, 1730, 1731, 1732, 1733, 1734, 1735, 1736, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1738,
    1739, 1740, 1741, 1742, 1743, -1, 1748, 1752, 1753, 1754, 1758, 1759, 1760, 1763, 1764, 1765, 1766, 1767,
    1768, 1769, 1772, 1775, -1, 1779, 1783, 1784, 1785, 1786, 1787, 1788, 1789, 1790, 1791, 1792, 1794, 1795,
    1796, 1797, 1798, 1799, 1800, 1801, -1, 2001, 2002, 2003, 2004, 2005, 1822, 1824, 1825, 1826, 1827, 1828,
    1830, 1831, -1, 1835, 1836, 1837, 1838, 1839, 1840, 1842, 1847, 1849, 1850, 1853, 1854, 1855, 1856, 1857,
    1859, 1860, -1, 1862, 1871, -1, -1, 1864, -1, 1863, -1, -1, -1, 1954, 1870, 1872, -1, 1874, 1875, 1876,
    1878, 1879, 1880, 1881, -1, -1, -1, 1882, 1883, 1884, 1885, 1886, 1887, 1888, 1889, 1890, 1891, 1892,
    1893, 1894, -1, -1, 1896, -1, -1, 1898, 1900, 1902, -1, 2038, 2039, 1904, 1906, 1908, 1910, 1913, 2040,
    1915, 2041, 1916, 1918, 1919, 1920, 2042, 1921, 1922, 1923, 1924, 1925, 1926, 1927, 1928, 1929, 1930, -1,
    -1, 1933, -1, -1, 2043, 2044, 1936, -1, -1, -1, -1, 1939, -1, -1, 2045, -1, -1, 1944, 1945, 1946, 1947,
    1948, 1949, 1951, 1953, 1955, 1956, 1957, 1958, 1959, -1, 1962, 2047, 1963, 1964, 1965, 1966, -1, 1967,
    1968, 1969, 2048, 1974, 1976, 1977, 1979, 1980, 1981, -1, 1982, 1983, 1985, 1986, 1987, 1990, 1992, 1994,
    1996, 1998, 1999, 2000, 2006, -1, 2010, 2011, 2012, 2013, 2014, -1, 2016, 2021, 2023, 2024, -1, 2050,
    2051, 2052, 2053, 2054, 2055, 2056, 2059, 2060, 2061, 2062, 2063, 2064, 2065, 2066, 2067, 2069, 2070,
    2071, 2072, 2073, 2074, 2075, 2077, 2078, 2079, 2080, 2081, 2082, 2083, 2084, 2085, 2086, 2087, 2088,
    2089, 2091, 2092, 2093, 2094, 2095, 2096, 2097, 2098, 2100, 2101, 2102, 2105, 2106, 2107, 2108, 2109,
    2110, 2112, 2113, 2115, 2116, 2117, 2118, 2119, 2120, 2121, 2123, 2127, 2029, -1, 2030, 2031
};

static const struct catalogue_link links[] = {
    {0, 3, 0}, {0, 802, 0}, {0, -1, 0}, {1, 4, 0}, {2, 7, 0}, {2, -1, 0}, {2, -1, 0}, {3, 10, 0}, {3, 13, 0},
    {3, -1, 0}, {4, 64, 0}, {4, 14, 0}, {4, -1, 0}, {5, 15, 0}, {6, -1, 0}, {7, 16, 0}, {8, -1, 0},
    {9, 18, 0}, {10, 19, 0}, {11, -1, 0}, {12, 203, 4}, {12, -1, 5}, {13, -1, 1}, {13, -1, 0}, {14, -1, 1},
    {14, -1, 0}, {15, -1, 1}, {15, -1, 0}, {16, -1, 1}, {16, -1, 0}, {17, 200, 1}, {17, -1, 0}, {18, -1, 1},
    {18, -1, 0}, {19, -1, 0}, {20, -1, 0}, {21, -1, 0}, {22, 1090, 3}, {23, -1, 2}, {24, -1, 2}, {25, -1, 2},
    {26, -1, 2}, {27, -1, 2}, {28, -1, 2}, {29, -1, 2}, {30, -1, 2}, {31, -1, 2}, {32, -1, 2}, {33, -1, 2},
    {34, -1, 2}, {35, -1, 2}, {36, -1, 2}, {37, 198, 2}, {38, -1, 2}, {39, -1, 2}, {40, -1, 2}, {41, 57, 0},
    {42, -1, 0}, {43, 75, 4}, {44, 76, 4}, {45, 153, 4}, {46, -1, 4}, {47, -1, 4}, {48, -1, 0}, {49, -1, 0},
    {49, -1, 0}, {50, 1280, 2}, {51, -1, 2}, {52, 1281, 2}, {53, 1287, 2}, {54, 72, 0}, {54, -1, 0},
    {55, -1, 0}, {56, 88, 4}, {56, -1, 5}, {57, 108, 2}, {58, 109, 2}, {59, 92, 1}, {59, -1, 0},
    {60, 404, 1}, {61, -1, 0}, {62, 105, 1}, {63, -1, 0}, {64, 107, 2}, {65, 87, 0}, {65, 1995, 0},
    {65, -1, 0}, {66, -1, 0}, {67, 98, 4}, {68, -1, 2}, {69, -1, 2}, {70, 1852, 2}, {71, 102, 1},
    {72, -1, 0}, {73, 97, 0}, {73, 154, 0}, {73, -1, 0}, {74, -1, 0}, {75, 119, 4}, {75, -1, 5},
    {76, 149, 2}, {77, 151, 2}, {78, 193, 1}, {78, -1, 0}, {79, -1, 0}, {80, 191, 1}, {81, -1, 0},
    {82, 167, 2}, {83, 1203, 2}, {84, 1204, 2}, {85, -1, 2}, {86, -1, 2}, {87, -1, 2}, {88, 1081, 2},
    {89, 117, 0}, {89, 1989, 0}, {89, -1, 0}, {90, 118, 0}, {91, -1, 0}, {92, 173, 4}, {92, -1, 5},
    {93, -1, 4}, {93, -1, 5}, {94, -1, 4}, {94, -1, 5}, {95, -1, 0}, {96, -1, 0}, {97, -1, 0}, {98, -1, 0},
    {99, -1, 4}, {99, -1, 5}, {100, -1, 4}, {100, -1, 5}, {101, -1, 4}, {101, -1, 5}, {102, -1, 4},
    {102, -1, 5}, {103, -1, 2}, {103, -1, 0}, {104, -1, 2}, {104, -1, 0}, {105, -1, 2}, {105, -1, 0},
    {106, -1, 2}, {106, -1, 0}, {107, -1, 2}, {107, -1, 0}, {108, -1, 2}, {108, -1, 0}, {109, -1, 2},
    {109, -1, 0}, {110, -1, 2}, {110, -1, 0}, {111, -1, 2}, {112, 1193, 2}, {113, -1, 2}, {113, -1, 0},
    {114, -1, 2}, {114, -1, 0}, {115, -1, 2}, {115, -1, 0}, {116, 461, 2}, {116, -1, 0}, {117, 389, 2},
    {117, -1, 0}, {118, 1190, 2}, {119, 794, 2}, {120, -1, 2}, {121, 172, 0}, {121, -1, 0}, {122, -1, 0},
    {123, -1, 0}, {124, -1, 0}, {125, 221, 4}, {125, -1, 5}, {126, -1, 1}, {126, -1, 0}, {127, -1, 1},
    {127, -1, 0}, {128, -1, 1}, {128, -1, 0}, {129, 682, 1}, {129, -1, 0}, {130, 684, 1}, {130, -1, 0},
    {131, -1, 1}, {131, -1, 0}, {132, 189, 1}, {132, -1, 0}, {133, 492, 1}, {133, -1, 0}, {134, -1, 1},
    {134, -1, 0}, {135, -1, 1}, {135, -1, 0}, {136, -1, 1}, {137, -1, 0}, {138, -1, 2}, {139, -1, 2},
    {140, -1, 2}, {141, -1, 1}, {142, -1, 2}, {143, -1, 2}, {144, -1, 0}, {145, -1, 5}, {146, 214, 5},
    {147, -1, 5}, {148, -1, 5}, {149, -1, 5}, {150, -1, 5}, {151, -1, 5}, {152, -1, 5}, {153, -1, 5},
    {154, -1, 5}, {155, -1, 4}, {156, -1, 4}, {157, -1, 4}, {158, -1, 4}, {158, -1, 5}, {159, -1, 4},
    {159, 1793, 5}, {160, 441, 4}, {161, 317, 4}, {161, -1, 5}, {162, 313, 4}, {162, -1, 5}, {163, 235, 0},
    {164, 236, 0}, {165, 237, 0}, {166, 238, 0}, {167, -1, 0}, {168, -1, 0}, {169, -1, 0}, {170, 239, 0},
    {171, -1, 0}, {172, 242, 0}, {173, 243, 0}, {174, 244, 0}, {175, -1, 0}, {176, 245, 0}, {177, 241, 0},
    {178, -1, 0}, {179, 417, 0}, {180, 418, 0}, {181, 419, 0}, {182, 273, 0}, {183, 255, 0}, {184, 257, 0},
    {185, 259, 0}, {186, 261, 0}, {187, 263, 0}, {188, 265, 0}, {189, 267, 0}, {190, 269, 0}, {191, 271, 0},
    {192, 256, 0}, {193, 276, 0}, {194, 258, 0}, {195, 277, 0}, {196, 260, 0}, {197, 278, 0}, {198, 262, 0},
    {199, 279, 0}, {200, 264, 0}, {201, 280, 0}, {202, 266, 0}, {203, 281, 0}, {204, 268, 0}, {205, 282, 0},
    {206, 270, 0}, {207, 283, 0}, {208, 272, 0}, {209, 284, 0}, {210, 274, 0}, {211, 285, 0}, {212, 435, 0},
    {213, 408, 0}, {214, 409, 0}, {215, 410, 0}, {216, 411, 0}, {217, 412, 0}, {218, 413, 0}, {219, 414, 0},
    {220, 415, 0}, {221, 416, 0}, {222, 286, 0}, {223, -1, 0}, {224, -1, 0}, {224, -1, 0}, {225, -1, 0},
    {225, -1, 0}, {226, -1, 0}, {226, -1, 0}, {227, -1, 0}, {228, -1, 0}, {229, -1, 0}, {229, -1, 0},
    {230, -1, 0}, {230, -1, 0}, {231, -1, 0}, {231, -1, 0}, {232, 1984, 0}, {232, -1, 0}, {233, -1, 0},
    {233, -1, 0}, {234, -1, 0}, {234, -1, 0}, {235, -1, 0}, {235, -1, 0}, {236, 310, 0}, {237, 311, 0},
    {238, 312, 1}, {239, -1, 1}, {240, 315, 0}, {240, -1, 0}, {241, 316, 0}, {242, 551, 0}, {243, 319, 0},
    {243, -1, 0}, {244, 320, 0}, {245, 552, 0}, {246, -1, 0}, {246, -1, 0}, {247, -1, 0}, {247, -1, 0},
    {248, -1, 0}, {248, -1, 0}, {249, -1, 0}, {249, -1, 0}, {250, -1, 0}, {250, -1, 0}, {251, -1, 0},
    {251, -1, 0}, {252, -1, 0}, {252, -1, 0}, {253, -1, 0}, {253, -1, 0}, {254, -1, 0}, {254, -1, 0},
    {255, -1, 0}, {255, -1, 0}, {256, -1, 0}, {256, -1, 0}, {257, -1, 0}, {257, -1, 0}, {258, -1, 0},
    {258, -1, 0}, {259, -1, 0}, {259, -1, 0}, {260, -1, 0}, {260, -1, 0}, {261, -1, 0}, {261, -1, 0},
    {262, -1, 0}, {263, -1, 0}, {264, -1, 0}, {265, -1, 0}, {266, -1, 0}, {267, -1, 0}, {268, -1, 5},
    {269, -1, 5}, {270, -1, 5}, {271, -1, 5}, {272, -1, 5}, {273, -1, 5}, {274, -1, 5}, {275, -1, 5},
    {276, -1, 5}, {277, -1, 5}, {278, -1, 5}, {279, -1, 5}, {280, -1, 5}, {281, -1, 5}, {282, -1, 5},
    {283, 381, 1}, {284, 1257, 4}, {285, 1260, 4}, {286, -1, 4}, {287, -1, 4}, {288, -1, 4}, {289, -1, 4},
    {290, -1, 1}, {291, -1, 1}, {292, -1, 1}, {293, 406, 1}, {294, -1, 1}, {295, -1, 2}, {296, -1, 1},
    {297, -1, 2}, {298, -1, 2}, {299, -1, 2}, {300, -1, 2}, {301, 445, 2}, {302, -1, 2}, {303, -1, 2},
    {304, -1, 2}, {305, -1, 2}, {306, -1, 2}, {307, -1, 4}, {308, -1, 4}, {309, -1, 2}, {310, -1, 1},
    {311, -1, 1}, {312, -1, 1}, {313, 529, 1}, {314, -1, 1}, {315, -1, 0}, {316, -1, 1}, {317, -1, 0},
    {318, -1, 0}, {319, -1, 0}, {320, -1, 0}, {321, -1, 0}, {322, -1, 0}, {323, -1, 0}, {324, -1, 0},
    {325, -1, 0}, {326, 421, 0}, {327, 422, 0}, {328, -1, 0}, {329, -1, 2}, {330, -1, 0}, {331, -1, 0},
    {332, -1, 3}, {333, -1, 3}, {334, -1, 2}, {335, -1, 2}, {336, -1, 2}, {337, -1, 2}, {338, -1, 1},
    {339, -1, 1}, {340, -1, 1}, {341, -1, 0}, {342, -1, 0}, {343, -1, 0}, {344, 578, 0}, {345, 437, 0},
    {346, 438, 0}, {347, -1, 0}, {348, 442, 3}, {349, 443, 3}, {350, -1, 4}, {351, -1, 2}, {352, -1, 2},
    {353, -1, 2}, {354, 666, 2}, {355, -1, 0}, {355, -1, 0}, {356, -1, 0}, {356, -1, 0}, {357, -1, 0},
    {357, -1, 0}, {358, -1, 0}, {358, -1, 0}, {359, -1, 0}, {359, -1, 0}, {360, -1, 0}, {360, -1, 0},
    {361, -1, 0}, {361, -1, 0}, {362, 522, 2}, {363, 572, 2}, {364, 494, 2}, {365, 498, 2}, {366, 672, 1},
    {367, 660, 1}, {368, -1, 0}, {369, 468, 0}, {370, -1, 0}, {371, 648, 1}, {372, 649, 1}, {373, 637, 1},
    {374, 546, 1}, {375, 545, 1}, {376, -1, 1}, {377, -1, 1}, {378, -1, 1}, {379, -1, 1}, {380, -1, 1},
    {381, -1, 5}, {382, -1, 1}, {383, -1, 1}, {384, -1, 1}, {385, -1, 1}, {386, -1, 1}, {387, 703, 1},
    {388, -1, 1}, {389, -1, 1}, {390, 1841, 1}, {391, -1, 5}, {392, -1, 5}, {393, -1, 5}, {394, 493, 1},
    {395, 508, 1}, {396, 654, 1}, {397, 655, 1}, {398, 497, 1}, {399, -1, 1}, {400, -1, 1}, {401, 500, 1},
    {402, -1, 1}, {403, 502, 1}, {404, 514, 1}, {405, -1, 1}, {406, 605, 1}, {407, 604, 1}, {408, 568, 1},
    {409, 566, 1}, {410, 575, 1}, {411, -1, 2}, {412, 511, 1}, {413, -1, 1}, {414, 513, 1}, {415, -1, 1},
    {416, 516, 1}, {417, 518, 1}, {418, 517, 1}, {419, -1, 1}, {420, -1, 1}, {421, -1, 1}, {422, -1, 1},
    {423, -1, 1}, {424, 523, 1}, {425, 571, 1}, {426, 536, 1}, {427, 526, 1}, {428, 527, 1}, {429, 528, 1},
    {430, 530, 1}, {431, 534, 1}, {432, 531, 1}, {433, 532, 1}, {434, 533, 1}, {435, -1, 1}, {436, -1, 1},
    {437, -1, 1}, {438, 560, 1}, {439, 538, 1}, {440, 539, 1}, {441, 592, 1}, {442, -1, 1}, {443, -1, 2},
    {444, 595, 2}, {445, 596, 2}, {446, 650, 1}, {447, 651, 1}, {448, 652, 1}, {449, 569, 1}, {450, 675, 0},
    {451, 676, 0}, {452, -1, 0}, {453, 553, 1}, {454, 554, 1}, {455, 555, 0}, {456, 556, 0}, {457, 659, 1},
    {458, 658, 1}, {459, 558, 1}, {460, 559, 1}, {461, 656, 1}, {462, -1, 1}, {463, 562, 1}, {464, 1912, 1},
    {465, 564, 1}, {466, 696, 1}, {467, 698, 1}, {468, -1, 1}, {469, -1, 1}, {470, 701, 1}, {471, 570, 1},
    {472, 631, 1}, {473, 625, 2}, {474, 626, 2}, {475, -1, 1}, {476, -1, 1}, {477, 653, 1}, {478, -1, 1},
    {479, -1, 1}, {480, 616, 0}, {481, -1, 2}, {482, -1, 2}, {483, -1, 2}, {484, -1, 2}, {485, -1, 2},
    {486, -1, 2}, {487, -1, 2}, {488, -1, 2}, {489, -1, 2}, {490, 1818, 2}, {491, 1819, 2}, {492, 1821, 2},
    {493, 1820, 2}, {494, 609, 1}, {495, -1, 1}, {496, -1, 1}, {497, -1, 2}, {498, -1, 2}, {499, -1, 2},
    {500, 1520, 2}, {501, -1, 0}, {502, -1, 2}, {503, -1, 2}, {504, -1, 2}, {505, -1, 1}, {506, -1, 1},
    {507, -1, 1}, {508, -1, 4}, {509, -1, 4}, {510, -1, 4}, {511, 610, 1}, {512, 611, 1}, {513, 612, 1},
    {514, 613, 1}, {515, -1, 1}, {516, 1172, 1}, {517, -1, 0}, {518, 617, 0}, {519, 618, 0}, {520, 620, 0},
    {521, -1, 0}, {522, 1833, 0}, {523, -1, 2}, {524, -1, 2}, {525, 1632, 2}, {526, -1, 2}, {527, 664, 2},
    {528, 665, 2}, {529, -1, 1}, {530, -1, 1}, {531, -1, 1}, {532, -1, 1}, {533, 633, 1}, {534, 2033, 1},
    {535, 699, 1}, {536, -1, 1}, {537, -1, 1}, {538, -1, 1}, {539, -1, 1}, {540, -1, 1}, {541, -1, 1},
    {542, 1858, 1}, {543, 642, 0}, {544, 643, 0}, {545, 644, 0}, {546, 647, 0}, {547, -1, 0}, {548, -1, 0},
    {549, -1, 0}, {550, 671, 1}, {551, -1, 1}, {552, -1, 1}, {553, -1, 1}, {554, -1, 1}, {555, 670, 1},
    {556, 661, 1}, {557, -1, 1}, {558, 657, 1}, {559, -1, 1}, {560, -1, 1}, {561, -1, 1}, {562, -1, 1},
    {563, 681, 2}, {564, -1, 2}, {565, -1, 2}, {566, 679, 2}, {567, 680, 2}, {568, 669, 2}, {569, -1, 1},
    {570, -1, 1}, {571, -1, 2}, {572, 695, 1}, {573, -1, 1}, {574, 2111, 1}, {575, -1, 0}, {576, -1, 0},
    {577, -1, 0}, {578, -1, 0}, {579, 678, 0}, {580, -1, 0}, {581, -1, 2}, {582, 1467, 2}, {583, -1, 2},
    {584, 1474, 1}, {585, 1475, 1}, {586, 1480, 1}, {587, 1481, 1}, {588, 1477, 1}, {589, 1478, 1},
    {590, 1482, 1}, {591, 1483, 1}, {592, 1470, 1}, {593, 1469, 1}, {594, 1472, 1}, {595, 1471, 1},
    {596, 1473, 1}, {597, 1159, 1}, {598, 1476, 1}, {599, -1, 1}, {600, 1479, 1}, {601, -1, 1}, {602, -1, 1},
    {603, -1, 1}, {604, -1, 1}, {605, -1, 1}, {606, 709, 0}, {607, -1, 1}, {608, -1, 1}, {609, -1, 1},
    {610, -1, 1}, {611, 710, 0}, {612, 711, 0}, {613, 712, 0}, {614, 714, 0}, {615, 2049, 0}, {616, -1, 0},
    {617, -1, 4}, {618, -1, 3}, {619, -1, 4}, {620, -1, 3}, {621, -1, 4}, {622, -1, 3}, {623, -1, 4},
    {624, -1, 3}, {625, -1, 4}, {626, -1, 3}, {627, -1, 4}, {628, -1, 3}, {629, -1, 4}, {630, -1, 3},
    {631, -1, 4}, {632, -1, 3}, {633, -1, 4}, {634, -1, 3}, {635, -1, 4}, {636, -1, 3}, {637, -1, 4},
    {638, -1, 3}, {639, -1, 4}, {640, -1, 3}, {641, -1, 4}, {642, -1, 3}, {643, -1, 4}, {644, -1, 3},
    {645, -1, 4}, {646, -1, 3}, {647, -1, 4}, {648, -1, 4}, {649, -1, 4}, {650, -1, 4}, {651, -1, 4},
    {652, -1, 4}, {653, -1, 4}, {654, -1, 4}, {655, -1, 4}, {656, -1, 4}, {657, -1, 4}, {658, -1, 4},
    {659, -1, 4}, {660, -1, 4}, {661, -1, 4}, {662, -1, 4}, {663, -1, 4}, {664, -1, 4}, {665, -1, 4},
    {666, -1, 4}, {667, -1, 4}, {668, 767, 0}, {669, -1, 0}, {670, 769, 0}, {671, -1, 0}, {672, 771, 0},
    {673, 801, 0}, {674, 773, 0}, {675, -1, 0}, {676, 775, 0}, {677, 867, 0}, {678, 777, 0}, {679, -1, 0},
    {680, 779, 0}, {681, -1, 0}, {682, 781, 0}, {683, -1, 0}, {684, 783, 0}, {685, -1, 0}, {686, 785, 0},
    {687, -1, 0}, {688, 787, 0}, {689, -1, 0}, {690, 789, 0}, {691, -1, 0}, {692, 791, 0}, {693, -1, 0},
    {694, 1097, 2}, {695, 1098, 2}, {696, 1012, 2}, {697, 1100, 2}, {698, 1101, 2}, {699, -1, 2},
    {700, 1103, 2}, {701, 800, 0}, {702, -1, 0}, {703, -1, 0}, {704, 1105, 2}, {705, -1, 2}, {706, -1, 1},
    {707, -1, 2}, {708, -1, 2}, {709, 1663, 2}, {710, 2058, 2}, {711, -1, 2}, {712, -1, 2}, {713, 1266, 0},
    {714, 1108, 2}, {715, -1, 2}, {716, -1, 2}, {717, -1, 2}, {718, 1091, 2}, {719, -1, 2}, {720, -1, 2},
    {721, 1140, 2}, {722, -1, 2}, {723, -1, 2}, {724, -1, 2}, {725, -1, 2}, {726, -1, 2}, {727, 1123, 2},
    {728, -1, 2}, {729, -1, 2}, {730, -1, 2}, {731, -1, 2}, {732, -1, 2}, {733, -1, 2}, {734, -1, 2},
    {735, -1, 2}, {736, -1, 2}, {737, -1, 2}, {738, -1, 2}, {739, -1, 2}, {740, -1, 2}, {741, -1, 2},
    {742, -1, 2}, {743, -1, 2}, {744, -1, 2}, {745, 1112, 2}, {746, -1, 2}, {747, -1, 2}, {748, -1, 2},
    {749, -1, 2}, {750, -1, 2}, {751, -1, 2}, {752, -1, 4}, {753, 912, 4}, {754, -1, 5}, {755, -1, 4},
    {756, -1, 5}, {757, 1230, 2}, {758, -1, 2}, {759, -1, 4}, {759, -1, 5}, {760, -1, 4}, {760, -1, 5},
    {761, -1, 4}, {761, -1, 5}, {762, -1, 4}, {762, -1, 5}, {763, 1917, 4}, {763, -1, 5}, {764, -1, 0},
    {765, -1, 2}, {766, -1, 2}, {767, -1, 2}, {768, -1, 2}, {769, -1, 2}, {770, -1, 2}, {771, -1, 2},
    {772, -1, 2}, {773, -1, 2}, {774, -1, 2}, {775, -1, 2}, {776, -1, 2}, {777, -1, 2}, {778, -1, 2},
    {779, 1074, 2}, {780, -1, 2}, {781, -1, 2}, {782, -1, 2}, {783, 1139, 2}, {784, 1484, 4}, {785, -1, 4},
    {785, -1, 5}, {786, -1, 4}, {787, -1, 4}, {787, -1, 5}, {788, -1, 4}, {789, -1, 4}, {789, -1, 5},
    {790, -1, 4}, {791, -1, 4}, {791, -1, 5}, {792, -1, 4}, {793, -1, 4}, {793, -1, 5}, {794, -1, 4},
    {795, -1, 4}, {795, -1, 5}, {796, -1, 4}, {797, -1, 4}, {797, -1, 5}, {798, -1, 2}, {799, -1, 2},
    {800, -1, 2}, {801, 1228, 4}, {802, -1, 4}, {802, -1, 5}, {803, -1, 4}, {804, -1, 4}, {804, -1, 5},
    {805, -1, 4}, {806, -1, 4}, {806, -1, 5}, {807, -1, 4}, {808, -1, 4}, {808, -1, 5}, {809, -1, 4},
    {810, -1, 4}, {810, -1, 5}, {811, -1, 4}, {812, 1490, 4}, {813, -1, 4}, {813, -1, 5}, {814, -1, 4},
    {815, -1, 4}, {815, -1, 5}, {816, -1, 4}, {817, -1, 4}, {817, -1, 5}, {818, -1, 4}, {819, -1, 4},
    {819, -1, 5}, {820, -1, 4}, {821, -1, 4}, {821, -1, 5}, {822, -1, 4}, {823, -1, 4}, {823, -1, 5},
    {824, -1, 4}, {825, -1, 4}, {825, -1, 5}, {826, -1, 4}, {827, -1, 4}, {827, -1, 5}, {828, -1, 4},
    {829, -1, 4}, {829, -1, 5}, {830, -1, 4}, {831, -1, 4}, {831, -1, 5}, {832, -1, 4}, {833, -1, 4},
    {833, -1, 5}, {834, -1, 4}, {835, -1, 4}, {835, -1, 5}, {836, -1, 4}, {837, -1, 4}, {837, -1, 5},
    {838, -1, 4}, {839, -1, 4}, {839, -1, 5}, {840, -1, 4}, {841, -1, 4}, {841, -1, 5}, {842, -1, 4},
    {843, -1, 4}, {843, -1, 5}, {844, -1, 4}, {845, -1, 4}, {845, -1, 5}, {846, -1, 4}, {847, -1, 4},
    {847, -1, 5}, {848, -1, 4}, {849, 983, 1}, {850, 1293, 1}, {851, 985, 1}, {852, 1294, 1}, {853, -1, 1},
    {854, -1, 1}, {855, 989, 1}, {856, -1, 1}, {857, 991, 1}, {858, -1, 1}, {859, 993, 1}, {860, -1, 1},
    {861, 995, 1}, {862, -1, 1}, {863, -1, 1}, {864, -1, 1}, {865, -1, 2}, {866, -1, 2}, {867, -1, 2},
    {868, -1, 2}, {869, -1, 2}, {870, 1264, 2}, {871, -1, 2}, {872, -1, 2}, {873, -1, 2}, {874, -1, 2},
    {875, -1, 2}, {876, -1, 2}, {877, 1254, 4}, {877, -1, 5}, {878, 1191, 4}, {878, -1, 5}, {879, 1251, 4},
    {879, -1, 5}, {880, -1, 4}, {880, -1, 5}, {881, -1, 4}, {881, -1, 5}, {882, -1, 2}, {883, -1, 2},
    {884, -1, 2}, {885, -1, 2}, {886, -1, 2}, {887, -1, 1}, {888, -1, 1}, {889, -1, 1}, {890, -1, 1},
    {891, -1, 1}, {892, -1, 1}, {893, -1, 1}, {894, 1034, 1}, {895, -1, 1}, {896, 1035, 1}, {897, -1, 1},
    {898, 1037, 1}, {899, 1156, 1}, {900, 1039, 1}, {901, -1, 1}, {902, 1041, 1}, {903, -1, 1},
    {904, 1044, 1}, {905, 1045, 1}, {906, -1, 1}, {907, -1, 1}, {908, 1047, 1}, {909, -1, 1}, {910, -1, 1},
    {911, -1, 1}, {912, 1052, 1}, {913, 1385, 1}, {914, 1053, 1}, {915, 1063, 1}, {916, -1, 1}, {917, -1, 1},
    {918, -1, 1}, {919, -1, 1}, {920, -1, 2}, {921, 1068, 4}, {921, -1, 5}, {922, -1, 1}, {923, -1, 1},
    {924, -1, 1}, {925, -1, 1}, {926, 1066, 1}, {927, 1067, 1}, {928, -1, 1}, {929, -1, 4}, {930, -1, 2},
    {931, -1, 2}, {932, -1, 1}, {933, -1, 1}, {934, 1454, 4}, {935, -1, 4}, {936, -1, 2}, {937, 1593, 4},
    {938, -1, 3}, {939, 1158, 1}, {940, -1, 1}, {941, -1, 1}, {942, 1991, 1}, {943, -1, 0}, {944, -1, 0},
    {945, -1, 0}, {946, -1, 0}, {947, -1, 2}, {948, -1, 2}, {949, -1, 2}, {950, -1, 2}, {951, -1, 2},
    {952, -1, 2}, {953, -1, 2}, {954, -1, 2}, {955, -1, 2}, {956, -1, 1}, {957, -1, 1}, {958, 1168, 2},
    {959, 1950, 2}, {960, 1173, 2}, {961, -1, 2}, {962, -1, 2}, {963, -1, 2}, {964, 1267, 2}, {965, -1, 2},
    {966, 1189, 2}, {967, -1, 2}, {968, -1, 2}, {969, -1, 2}, {970, -1, 2}, {971, -1, 2}, {972, -1, 2},
    {973, -1, 2}, {974, -1, 2}, {975, -1, 2}, {976, -1, 2}, {977, -1, 2}, {978, -1, 2}, {979, -1, 2},
    {980, -1, 2}, {981, -1, 2}, {982, -1, 2}, {983, -1, 2}, {984, -1, 2}, {985, -1, 2}, {986, -1, 4},
    {986, -1, 5}, {987, -1, 4}, {987, -1, 5}, {988, -1, 4}, {988, -1, 5}, {989, -1, 4}, {989, -1, 5},
    {990, -1, 2}, {991, -1, 2}, {992, -1, 2}, {993, -1, 2}, {994, -1, 2}, {995, -1, 2}, {996, 1272, 2},
    {997, -1, 2}, {998, -1, 2}, {999, -1, 2}, {1000, -1, 2}, {1001, -1, 2}, {1002, 1877, 2}, {1003, -1, 2},
    {1004, -1, 2}, {1005, -1, 1}, {1006, -1, 1}, {1007, -1, 1}, {1008, -1, 1}, {1009, -1, 2}, {1010, -1, 2},
    {1011, -1, 1}, {1012, -1, 1}, {1013, 1157, 1}, {1014, -1, 1}, {1015, -1, 1}, {1016, 1468, 1},
    {1017, -1, 0}, {1018, -1, 0}, {1019, -1, 0}, {1020, -1, 0}, {1021, -1, 0}, {1022, -1, 0},
    {1023, 1167, 0}, {1024, -1, 0}, {1025, 1169, 1}, {1026, 1170, 1}, {1027, 1171, 1}, {1028, -1, 1},
    {1029, -1, 1}, {1030, 1174, 1}, {1031, -1, 1}, {1032, 1176, 1}, {1033, 1177, 1}, {1034, 1178, 1},
    {1035, -1, 1}, {1036, 1180, 1}, {1037, -1, 1}, {1038, 1182, 1}, {1039, 1183, 1}, {1040, 1184, 1},
    {1041, 1185, 1}, {1042, 1186, 1}, {1043, -1, 1}, {1044, -1, 1}, {1045, -1, 1}, {1046, 1997, 2},
    {1047, 2018, 2}, {1048, 1198, 2}, {1049, -1, 2}, {1050, 1993, 2}, {1051, -1, 4}, {1052, -1, 4},
    {1053, -1, 4}, {1054, -1, 4}, {1055, -1, 4}, {1056, -1, 4}, {1057, -1, 4}, {1058, -1, 4}, {1059, -1, 4},
    {1060, -1, 2}, {1061, -1, 2}, {1062, -1, 0}, {1063, -1, 0}, {1064, 1208, 0}, {1065, 1209, 0},
    {1066, -1, 0}, {1067, 1211, 0}, {1068, 1212, 0}, {1069, -1, 0}, {1070, 1214, 0}, {1071, 1215, 0},
    {1072, -1, 0}, {1073, 1217, 0}, {1074, 1218, 0}, {1075, -1, 0}, {1076, 1220, 0}, {1077, 1221, 0},
    {1078, -1, 0}, {1079, 1223, 0}, {1080, 1224, 0}, {1081, -1, 0}, {1082, 1226, 0}, {1083, 1227, 0},
    {1084, -1, 0}, {1085, 1492, 4}, {1086, 1494, 4}, {1087, 1466, 2}, {1088, -1, 4}, {1088, -1, 5},
    {1089, -1, 4}, {1090, 1327, 4}, {1090, -1, 5}, {1091, -1, 4}, {1092, -1, 4}, {1092, -1, 5},
    {1093, -1, 4}, {1094, 1333, 4}, {1094, -1, 5}, {1095, -1, 4}, {1096, 1335, 4}, {1096, -1, 5},
    {1097, -1, 4}, {1098, -1, 4}, {1098, -1, 5}, {1099, -1, 4}, {1100, -1, 4}, {1100, -1, 5}, {1101, -1, 4},
    {1101, -1, 5}, {1102, -1, 4}, {1103, -1, 4}, {1103, -1, 5}, {1104, -1, 4}, {1105, -1, 4}, {1105, -1, 5},
    {1106, -1, 4}, {1107, -1, 4}, {1107, -1, 5}, {1108, -1, 4}, {1109, 1685, 2}, {1110, -1, 2},
    {1111, 2114, 2}, {1112, -1, 2}, {1113, -1, 2}, {1114, -1, 2}, {1115, -1, 2}, {1116, -1, 2},
    {1117, -1, 2}, {1118, 1661, 2}, {1119, -1, 2}, {1120, -1, 2}, {1121, -1, 2}, {1122, -1, 2},
    {1123, -1, 2}, {1124, -1, 2}, {1125, -1, 2}, {1126, -1, 2}, {1127, -1, 2}, {1128, 1289, 2},
    {1129, 1285, 1}, {1130, 1323, 1}, {1131, 1322, 1}, {1132, -1, 1}, {1133, -1, 1}, {1134, -1, 1},
    {1135, 1521, 1}, {1136, -1, 1}, {1137, 1292, 1}, {1138, -1, 1}, {1139, -1, 1}, {1140, -1, 1},
    {1141, 1296, 1}, {1142, 1297, 1}, {1143, 1298, 1}, {1144, -1, 1}, {1145, 1300, 1}, {1146, 1301, 1},
    {1147, 1302, 1}, {1148, -1, 1}, {1149, 1304, 1}, {1150, 1305, 1}, {1151, 1306, 1}, {1152, -1, 1},
    {1153, 1308, 1}, {1154, 1309, 1}, {1155, 1310, 1}, {1156, -1, 1}, {1157, -1, 1}, {1158, -1, 1},
    {1159, -1, 1}, {1160, -1, 1}, {1161, -1, 1}, {1162, -1, 1}, {1163, -1, 1}, {1164, -1, 2}, {1165, -1, 2},
    {1166, -1, 2}, {1167, -1, 2}, {1168, 1851, 1}, {1169, -1, 1}, {1170, -1, 1}, {1171, -1, 1},
    {1172, -1, 4}, {1173, -1, 4}, {1173, -1, 5}, {1174, -1, 4}, {1174, -1, 5}, {1175, -1, 4}, {1175, -1, 5},
    {1176, -1, 4}, {1176, -1, 5}, {1177, -1, 4}, {1177, -1, 5}, {1178, 2034, 1}, {1179, -1, 1},
    {1180, -1, 1}, {1181, -1, 1}, {1182, -1, 1}, {1183, -1, 1}, {1184, -1, 1}, {1185, -1, 1},
    {1186, 1346, 0}, {1187, -1, 0}, {1188, 1348, 0}, {1189, 1357, 0}, {1190, 1350, 0}, {1191, -1, 0},
    {1192, -1, 0}, {1193, 1353, 0}, {1194, 1354, 0}, {1195, 1355, 0}, {1196, -1, 0}, {1197, -1, 0},
    {1198, -1, 0}, {1199, -1, 0}, {1200, -1, 0}, {1201, 1486, 4}, {1202, 1488, 4}, {1203, -1, 4},
    {1204, -1, 4}, {1204, -1, 5}, {1205, -1, 4}, {1205, -1, 5}, {1206, -1, 4}, {1206, -1, 5}, {1207, -1, 4},
    {1207, -1, 5}, {1208, -1, 4}, {1208, -1, 5}, {1209, -1, 4}, {1209, -1, 5}, {1210, -1, 4}, {1210, -1, 5},
    {1211, -1, 4}, {1211, -1, 5}, {1212, -1, 4}, {1212, -1, 5}, {1213, -1, 4}, {1213, -1, 5}, {1214, -1, 4},
    {1214, -1, 5}, {1215, -1, 4}, {1215, -1, 5}, {1216, -1, 4}, {1216, -1, 5}, {1217, -1, 4}, {1217, -1, 5},
    {1218, -1, 4}, {1218, -1, 5}, {1219, -1, 4}, {1219, -1, 5}, {1220, -1, 4}, {1220, -1, 5}, {1221, -1, 4},
    {1221, -1, 5}, {1222, -1, 4}, {1222, -1, 5}, {1223, -1, 4}, {1224, -1, 4}, {1225, -1, 4}, {1226, -1, 4},
    {1227, -1, 4}, {1228, -1, 4}, {1229, -1, 4}, {1230, -1, 4}, {1231, -1, 4}, {1232, -1, 4}, {1233, -1, 4},
    {1234, -1, 4}, {1235, -1, 4}, {1236, 1527, 4}, {1236, -1, 5}, {1237, 1428, 4}, {1237, -1, 5},
    {1238, 1430, 4}, {1238, -1, 5}, {1239, 1426, 4}, {1239, -1, 5}, {1240, -1, 4}, {1241, -1, 4},
    {1242, -1, 4}, {1243, -1, 4}, {1244, 1456, 4}, {1244, -1, 5}, {1245, 1525, 4}, {1245, -1, 5},
    {1246, 1526, 4}, {1246, -1, 5}, {1247, -1, 4}, {1247, -1, 5}, {1248, -1, 4}, {1248, -1, 5},
    {1249, -1, 4}, {1249, -1, 5}, {1250, -1, 4}, {1250, -1, 5}, {1251, -1, 4}, {1251, -1, 5}, {1252, -1, 4},
    {1252, -1, 5}, {1253, -1, 4}, {1253, -1, 5}, {1254, -1, 4}, {1254, -1, 5}, {1255, -1, 4}, {1255, -1, 5},
    {1256, -1, 4}, {1256, -1, 5}, {1257, -1, 4}, {1257, -1, 5}, {1258, -1, 4}, {1258, -1, 5},
    {1259, 1524, 4}, {1259, -1, 5}, {1260, -1, 4}, {1260, -1, 5}, {1261, -1, 4}, {1261, -1, 5},
    {1262, -1, 4}, {1262, -1, 5}, {1263, -1, 4}, {1263, -1, 5}, {1264, 1693, 2}, {1265, 1952, 2},
    {1266, 1970, 1}, {1267, -1, 1}, {1268, -1, 1}, {1269, -1, 1}, {1270, -1, 1}, {1271, -1, 1},
    {1272, -1, 1}, {1273, -1, 1}, {1274, -1, 1}, {1275, -1, 1}, {1276, -1, 1}, {1277, -1, 1}, {1278, -1, 1},
    {1279, -1, 1}, {1280, -1, 1}, {1281, -1, 1}, {1282, 1485, 3}, {1283, -1, 3}, {1284, 1487, 3},
    {1285, -1, 3}, {1286, 1489, 3}, {1287, -1, 3}, {1288, 1491, 3}, {1289, -1, 3}, {1290, 1493, 3},
    {1291, -1, 3}, {1292, 1495, 3}, {1293, -1, 3}, {1294, 1497, 0}, {1295, -1, 0}, {1296, 1499, 0},
    {1297, -1, 0}, {1298, 1501, 0}, {1299, -1, 0}, {1300, 1503, 0}, {1301, -1, 0}, {1302, 1505, 0},
    {1303, -1, 0}, {1304, -1, 0}, {1305, -1, 0}, {1306, 1608, 5}, {1307, -1, 0}, {1308, 1512, 0},
    {1309, -1, 3}, {1310, -1, 0}, {1311, 1514, 0}, {1312, -1, 0}, {1313, 1516, 0}, {1314, 1517, 0},
    {1315, 1518, 0}, {1316, 1519, 0}, {1317, -1, 0}, {1318, 1700, 1}, {1319, -1, 1}, {1320, -1, 2},
    {1321, -1, 2}, {1322, -1, 4}, {1323, -1, 4}, {1324, -1, 4}, {1325, -1, 4}, {1326, -1, 3}, {1327, -1, 0},
    {1328, 1531, 3}, {1329, 1532, 3}, {1330, 1533, 3}, {1331, 1534, 3}, {1332, 1535, 3}, {1333, 1536, 3},
    {1334, 1537, 3}, {1335, 1538, 3}, {1336, 1539, 3}, {1337, 1545, 3}, {1338, 1541, 3}, {1339, 1542, 3},
    {1340, 1543, 3}, {1341, 1544, 3}, {1342, -1, 3}, {1343, 1546, 3}, {1344, 1547, 3}, {1345, 1548, 3},
    {1346, 1549, 3}, {1347, 1550, 3}, {1348, 1551, 3}, {1349, 1552, 3}, {1350, 1553, 3}, {1351, 1554, 3},
    {1352, 1555, 3}, {1353, 1556, 3}, {1354, 1557, 3}, {1355, 1558, 3}, {1356, 1559, 3}, {1357, 1560, 3},
    {1358, 1561, 3}, {1359, 1562, 3}, {1360, 1563, 3}, {1361, 1564, 3}, {1362, 1565, 3}, {1363, 1566, 3},
    {1364, 1567, 3}, {1365, 1568, 3}, {1366, -1, 3}, {1367, -1, 3}, {1368, 1571, 3}, {1369, 1572, 3},
    {1370, 1573, 3}, {1371, -1, 3}, {1372, -1, 3}, {1373, -1, 3}, {1374, -1, 3}, {1375, -1, 3},
    {1376, 1579, 3}, {1377, 1580, 3}, {1378, 1581, 3}, {1379, -1, 3}, {1380, -1, 3}, {1381, -1, 3},
    {1382, 1716, 3}, {1383, -1, 3}, {1384, -1, 3}, {1385, -1, 3}, {1386, -1, 3}, {1387, -1, 3},
    {1388, -1, 3}, {1389, -1, 3}, {1390, -1, 3}, {1391, -1, 4}, {1392, -1, 4}, {1393, 1596, 3},
    {1394, -1, 3}, {1395, 1598, 0}, {1396, -1, 0}, {1397, 1600, 1}, {1398, -1, 1}, {1399, 1602, 1},
    {1400, -1, 1}, {1401, 1604, 1}, {1402, -1, 1}, {1403, -1, 0}, {1404, -1, 0}, {1405, -1, 0},
    {1406, -1, 3}, {1407, -1, 3}, {1408, -1, 3}, {1409, -1, 3}, {1410, -1, 3}, {1411, -1, 5}, {1412, -1, 5},
    {1413, -1, 5}, {1414, -1, 0}, {1415, -1, 3}, {1416, -1, 3}, {1417, 1620, 3}, {1418, -1, 4},
    {1419, 1622, 0}, {1420, -1, 0}, {1421, 1624, 0}, {1422, 1665, 0}, {1423, 1626, 0}, {1424, -1, 0},
    {1425, -1, 0}, {1426, -1, 2}, {1427, -1, 2}, {1428, -1, 2}, {1429, -1, 2}, {1430, -1, 2},
    {1431, 1975, 2}, {1432, -1, 2}, {1433, -1, 2}, {1434, -1, 2}, {1435, -1, 2}, {1436, -1, 2},
    {1437, -1, 2}, {1438, -1, 2}, {1439, -1, 2}, {1440, -1, 2}, {1441, -1, 2}, {1442, -1, 2}, {1443, -1, 2},
    {1444, -1, 2}, {1445, -1, 2}, {1446, -1, 2}, {1447, -1, 2}, {1448, -1, 2}, {1449, -1, 2},
    {1450, 1708, 2}, {1451, 1709, 2}, {1452, 1710, 2}, {1453, -1, 2}, {1454, -1, 2}, {1455, -1, 2},
    {1456, -1, 2}, {1457, -1, 2}, {1458, -1, 2}, {1459, -1, 2}, {1460, -1, 2}, {1461, -1, 2}, {1462, -1, 2},
    {1463, -1, 0}, {1464, -1, 2}, {1465, -1, 2}, {1466, 1669, 0}, {1467, 1670, 0}, {1468, 1671, 0},
    {1469, 1672, 0}, {1470, 1673, 0}, {1471, 1674, 0}, {1472, 1675, 0}, {1473, -1, 0}, {1474, 1677, 1},
    {1475, -1, 1}, {1476, -1, 1}, {1477, -1, 1}, {1478, -1, 1}, {1479, -1, 1}, {1480, 1683, 1},
    {1481, -1, 1}, {1482, -1, 1}, {1483, -1, 2}, {1484, -1, 2}, {1485, -1, 2}, {1486, -1, 2}, {1487, -1, 2},
    {1488, -1, 2}, {1489, -1, 2}, {1490, -1, 2}, {1491, 1694, 2}, {1492, -1, 2}, {1493, -1, 1},
    {1494, -1, 1}, {1495, -1, 1}, {1496, -1, 1}, {1497, -1, 1}, {1498, 1702, 1}, {1499, 1703, 1},
    {1500, 1704, 1}, {1501, 1705, 1}, {1502, 1707, 1}, {1503, 1706, 1}, {1504, 1720, 1}, {1505, -1, 1},
    {1506, -1, 2}, {1507, -1, 2}, {1508, -1, 2}, {1509, 1712, 1}, {1510, -1, 1}, {1511, -1, 3},
    {1512, -1, 3}, {1513, -1, 3}, {1514, -1, 3}, {1515, -1, 3}, {1516, -1, 3}, {1517, -1, 3}, {1518, -1, 3},
    {1519, -1, 5}, {1520, -1, 5}, {1521, -1, 5}, {1522, -1, 5}, {1523, -1, 5}, {1524, -1, 5},
    {1525, 1728, 0}, {1526, 1808, 0}, {1527, -1, 5}, {1528, -1, 0}, {1529, -1, 0}, {1530, -1, 0},
    {1531, -1, 0}, {1532, -1, 0}, {1533, -1, 0}, {1534, -1, 0}, {1535, -1, 0}, {1536, -1, 0}, {1537, -1, 0},
    {1538, -1, 0}, {1539, -1, 0}, {1540, -1, 0}, {1541, -1, 0}, {1542, 1745, 0}, {1543, 1746, 0},
    {1544, 1747, 0}, {1545, -1, 0}, {1546, 1749, 0}, {1547, 1750, 0}, {1548, 1751, 0}, {1549, -1, 0},
    {1550, 1755, 0}, {1551, 1756, 0}, {1552, 1757, 0}, {1553, -1, 0}, {1554, -1, 0}, {1555, -1, 0},
    {1556, 1761, 0}, {1557, 1762, 0}, {1558, -1, 0}, {1559, -1, 0}, {1560, -1, 0}, {1561, -1, 0},
    {1562, -1, 0}, {1563, -1, 0}, {1564, -1, 5}, {1565, -1, 5}, {1566, -1, 0}, {1567, 1770, 0},
    {1568, 1771, 0}, {1569, -1, 0}, {1570, 1773, 0}, {1571, 1774, 0}, {1572, -1, 0}, {1573, 1776, 0},
    {1574, 1777, 0}, {1575, 1778, 0}, {1576, -1, 0}, {1577, 1780, 0}, {1578, 1781, 0}, {1579, 1782, 0},
    {1580, -1, 0}, {1581, -1, 0}, {1582, -1, 0}, {1583, -1, 5}, {1584, -1, 5}, {1585, -1, 5}, {1586, -1, 5},
    {1587, -1, 5}, {1588, -1, 5}, {1589, -1, 5}, {1590, -1, 5}, {1591, -1, 5}, {1592, -1, 5}, {1593, -1, 5},
    {1594, -1, 5}, {1595, -1, 5}, {1596, -1, 5}, {1597, -1, 5}, {1598, -1, 5}, {1599, -1, 5},
    {1600, 1803, 0}, {1601, 1804, 0}, {1602, 1805, 0}, {1603, 1806, 0}, {1604, 1807, 0}, {1605, -1, 0},
    {1606, 1809, 0}, {1607, 1810, 0}, {1608, 1811, 0}, {1609, 1812, 0}, {1610, 1813, 0}, {1611, 1814, 0},
    {1612, 1815, 0}, {1613, 1816, 0}, {1614, 1817, 0}, {1615, -1, 0}, {1616, -1, 2}, {1617, -1, 2},
    {1618, -1, 2}, {1619, -1, 2}, {1620, 1823, 2}, {1621, -1, 2}, {1622, -1, 2}, {1623, -1, 2},
    {1624, -1, 2}, {1625, -1, 2}, {1626, -1, 2}, {1627, -1, 0}, {1628, -1, 0}, {1629, -1, 0},
    {1630, 1843, 0}, {1631, 1834, 0}, {1632, -1, 0}, {1633, -1, 1}, {1634, -1, 1}, {1635, -1, 1},
    {1636, -1, 1}, {1637, -1, 1}, {1638, -1, 1}, {1639, 2026, 1}, {1640, -1, 1}, {1641, 1846, 0},
    {1642, 1845, 0}, {1643, -1, 0}, {1644, -1, 0}, {1645, 1848, 2}, {1646, -1, 2}, {1647, -1, 0},
    {1648, -1, 0}, {1649, -1, 2}, {1650, 2076, 2}, {1651, -1, 1}, {1652, -1, 1}, {1653, -1, 1},
    {1654, -1, 1}, {1655, -1, 1}, {1656, -1, 1}, {1657, -1, 1}, {1658, -1, 0}, {1659, -1, 0}, {1660, -1, 0},
    {1660, -1, 0}, {1661, 1865, 0}, {1662, 1866, 0}, {1663, 1867, 0}, {1664, 1868, 0}, {1665, 1869, 0},
    {1666, 1897, 0}, {1667, -1, 0}, {1668, 1873, 0}, {1669, -1, 0}, {1670, 1895, 0}, {1671, -1, 0},
    {1672, -1, 0}, {1673, 1978, 2}, {1674, -1, 2}, {1675, -1, 2}, {1676, -1, 2}, {1677, -1, 2},
    {1678, -1, 1}, {1679, -1, 1}, {1680, -1, 1}, {1681, -1, 0}, {1682, -1, 4}, {1682, -1, 5}, {1683, -1, 4},
    {1683, -1, 5}, {1684, -1, 4}, {1684, -1, 5}, {1685, -1, 4}, {1685, -1, 5}, {1686, -1, 4}, {1686, -1, 5},
    {1687, 2046, 0}, {1688, -1, 0}, {1689, 1941, 0}, {1690, 1899, 1}, {1691, -1, 1}, {1692, 1901, 1},
    {1693, -1, 1}, {1694, 1903, 1}, {1695, -1, 1}, {1696, 1905, 1}, {1697, -1, 1}, {1698, 1907, 1},
    {1699, -1, 1}, {1700, 1909, 1}, {1701, -1, 1}, {1702, 1911, 1}, {1703, -1, 1}, {1704, -1, 1},
    {1705, 1914, 1}, {1706, -1, 1}, {1707, -1, 1}, {1708, -1, 1}, {1709, -1, 1}, {1710, 2009, 1},
    {1711, -1, 1}, {1712, -1, 1}, {1713, -1, 0}, {1714, -1, 0}, {1715, -1, 0}, {1716, -1, 0}, {1717, -1, 0},
    {1718, -1, 0}, {1719, -1, 0}, {1720, -1, 0}, {1721, -1, 0}, {1722, 1931, 1}, {1723, 1932, 1},
    {1724, -1, 1}, {1725, 1934, 1}, {1726, 1935, 1}, {1727, -1, 1}, {1728, 1937, 1}, {1729, 1938, 1},
    {1730, 1942, 1}, {1731, 1940, 1}, {1732, -1, 1}, {1733, -1, 0}, {1734, 1943, 1}, {1735, -1, 1},
    {1736, -1, 0}, {1737, -1, 0}, {1738, -1, 0}, {1739, -1, 0}, {1740, -1, 0}, {1741, -1, 2}, {1742, -1, 2},
    {1743, -1, 2}, {1744, -1, 2}, {1745, -1, 2}, {1746, -1, 2}, {1747, -1, 0}, {1748, -1, 0}, {1749, -1, 0},
    {1750, 1960, 1}, {1751, 1961, 1}, {1752, -1, 1}, {1753, -1, 1}, {1754, -1, 1}, {1755, -1, 0},
    {1756, -1, 0}, {1757, -1, 0}, {1758, -1, 0}, {1759, -1, 4}, {1760, -1, 4}, {1761, -1, 2},
    {1762, 1971, 1}, {1763, 1972, 1}, {1764, 1973, 1}, {1765, 2017, 1}, {1766, -1, 0}, {1767, -1, 2},
    {1768, -1, 2}, {1769, -1, 2}, {1770, -1, 2}, {1771, -1, 2}, {1772, -1, 2}, {1773, -1, 2}, {1774, -1, 4},
    {1774, -1, 5}, {1775, -1, 4}, {1775, -1, 5}, {1776, -1, 4}, {1776, -1, 5}, {1777, -1, 2}, {1778, -1, 0},
    {1778, -1, 0}, {1779, -1, 0}, {1779, -1, 0}, {1780, -1, 0}, {1780, -1, 0}, {1781, -1, 0}, {1781, -1, 0},
    {1782, 2007, 0}, {1782, -1, 0}, {1783, 2019, 0}, {1784, 2020, 0}, {1785, -1, 3}, {1786, -1, 3},
    {1787, -1, 3}, {1788, -1, 3}, {1789, -1, 3}, {1790, -1, 0}, {1791, 2008, 0}, {1792, 2015, 0},
    {1793, -1, 4}, {1794, -1, 4}, {1795, -1, 4}, {1796, -1, 4}, {1797, -1, 4}, {1798, -1, 4}, {1799, -1, 0},
    {1800, -1, 0}, {1801, -1, 0}, {1802, -1, 1}, {1803, -1, 2}, {1804, -1, 2}, {1805, 2022, 2},
    {1806, -1, 2}, {1807, -1, 0}, {1808, 2025, 0}, {1809, -1, 0}, {1810, 2027, 0}, {1811, -1, 0},
    {1812, -1, 1}, {1813, -1, 0}, {1814, -1, 0}, {1815, -1, 0}, {597, 2104, 6}, {601, 2103, 6}, {583, -1, 2},
    {882, -1, 2}, {956, -1, 6}, {957, -1, 6}, {1690, -1, 6}, {1692, -1, 6}, {1704, -1, 6}, {1707, -1, 6},
    {1708, -1, 6}, {1722, -1, 6}, {1725, -1, 6}, {1728, -1, 6}, {1746, -1, 2}, {1754, -1, 6},
    {1762, 2068, 6}, {1777, -1, 2}, {939, -1, 6}, {942, -1, 6}, {887, -1, 6}, {894, -1, 6}, {890, -1, 6},
    {892, -1, 6}, {698, 2057, 2}, {962, -1, 2}, {709, -1, 2}, {1167, -1, 2}, {898, -1, 6}, {898, -1, 6},
    {899, -1, 6}, {899, -1, 6}, {1013, -1, 6}, {1013, -1, 6}, {1014, -1, 6}, {1014, -1, 6}, {1016, -1, 6},
    {1509, -1, 6}, {1510, -1, 6}, {926, -1, 6}, {1007, -1, 6}, {1008, -1, 6}, {1493, -1, 6}, {1494, -1, 6},
    {473, -1, 2}, {475, -1, 6}, {476, -1, 6}, {489, -1, 2}, {477, -1, 6}, {495, -1, 6}, {496, -1, 6},
    {1622, -1, 2}, {1623, -1, 2}, {1624, -1, 2}, {1625, -1, 2}, {1626, -1, 2}, {607, -1, 6}, {721, 2090, 2},
    {997, -1, 2}, {983, -1, 2}, {766, -1, 2}, {765, -1, 2}, {748, -1, 2}, {749, -1, 2}, {750, -1, 2},
    {895, -1, 6}, {914, 2099, 6}, {915, -1, 6}, {367, -1, 6}, {463, -1, 6}, {464, -1, 6}, {471, -1, 6},
    {394, -1, 6}, {364, -1, 2}, {365, -1, 2}, {366, -1, 6}, {1475, -1, 6}, {1478, -1, 6}, {1479, -1, 6},
    {1488, -1, 2}, {1484, -1, 2}, {1460, -1, 2}, {1110, -1, 2}, {1131, -1, 6}, {1137, -1, 6}, {1160, -1, 6},
    {1495, -1, 6}, {1505, 2125, 6}, {1504, 2126, 6}, {1498, 2122, 6}, {1500, -1, 6}, {1499, 2124, 6},
    {1501, -1, 6}, {1502, -1, 6}, {1503, -1, 6}, {1812, -1, 6}
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
    {152, -1, -1, -1, -1, 142, 226, 68, 2, 2, 3, 0, 0, 0, 0, 4},  // Int8
    {153, -1, -1, -1, -1, 144, 228, 69, 2, 2, 3, 0, 0, 0, 0, 4},  // Int16
    {154, -1, -1, -1, -1, 146, 230, 70, 2, 2, 3, 0, 0, 0, 0, 4},  // Int32
    {155, -1, -1, -1, -1, 148, 232, 71, 2, 2, 3, 0, 0, 0, 0, 4},  // Int64
    {156, -1, -1, -1, -1, 150, 234, 72, 2, 2, 3, 0, 0, 0, 0, 4},  // UInt8
    {157, -1, -1, -1, -1, 152, 236, 73, 2, 2, 3, 0, 0, 0, 0, 4},  // UInt16
    {158, -1, -1, -1, -1, 154, 238, 74, 2, 2, 3, 0, 0, 0, 0, 4},  // UInt32
    {159, -1, -1, -1, -1, 156, 240, 75, 2, 2, 3, 0, 0, 0, 0, 4},  // UInt64
    {160, -1, -1, -1, -1, 158, 242, 76, 2, 2, 3, 0, 0, 0, 0, 4},  // UInt
    {174, -1, -1, -1, -1, 160, 244, 77, 2, 2, 3, 0, 0, 0, 0, 4},  // Int
    {174, -1, -1, -1, -1, 162, 246, 78, 1, 1, 0, 0, 59, 0, 0, 4},  // Int
    {142, -1, 143, -1, -1, 163, 247, 79, 1, 1, 0, 0, 0, 0, 3, 4},  // sqrt
    {431, -1, 432, -1, -1, 164, 248, 80, 1, 1, 0, 0, 0, 0, 0, 4},  // exp
    {433, -1, 434, -1, -1, 165, 249, 81, 1, 1, 0, 0, 0, 0, 0, 4},  // log
    {435, -1, -1, -1, -1, 166, 250, 82, 1, 1, 0, 0, 0, 0, 0, 4},  // abs
    {436, -1, -1, -1, -1, 167, 251, 83, 1, 1, 0, 0, 0, 0, 0, 4},  // labs
    {437, -1, 438, -1, -1, 168, 252, 84, 1, 1, 0, 0, 0, 0, 0, 4},  // fabs
    {439, -1, 440, -1, -1, 169, 253, 85, 1, 1, 0, 0, 0, 0, 0, 4},  // floor
    {441, -1, 442, -1, -1, 170, 254, 86, 1, 1, 0, 0, 0, 0, 0, 4},  // ceil
    {111, -1, 443, -1, -1, 171, 255, 87, 1, 1, 0, 0, 0, 0, 0, 4},  // round
    {444, -1, 445, -1, -1, 172, 256, 88, 2, 2, 0, 0, 0, 0, 0, 4},  // pow
    {141, -1, 446, -1, -1, 174, 258, 89, 2, 2, 0, 0, 0, 0, 3, 4},  // hypot
    {447, -1, 448, -1, -1, 176, 260, 90, 2, 2, 0, 0, 0, 0, 0, 4},  // fmod
    {449, -1, -1, -1, -1, 178, 262, 91, 3, 3, 0, 0, 4, 0, 0, 4},  // stride
    {449, -1, -1, -1, -1, 181, 265, 92, 3, 3, 0, 0, 4, 0, 0, 4},  // stride
    {449, -1, -1, -1, -1, 184, 268, 93, 2, 3, 1, 1, 4, 0, 0, 4},  // stride
    {449, -1, -1, -1, -1, 186, 271, 94, 2, 3, 1, 1, 4, 0, 0, 4},  // stride
    {424, -1, 450, -1, -1, 188, 274, 95, 2, 2, 0, 0, 0, 0, 0, 4},  // min
    {424, -1, -1, -1, -1, 190, 276, 96, 3, 3, 0, 0, 0, 0, 0, 4},  // min
    {424, -1, -1, -1, -1, 193, 279, 97, 4, 4, 0, 0, 0, 0, 0, 4},  // min
    {422, -1, 451, -1, -1, 197, 283, 98, 2, 2, 0, 0, 0, 0, 0, 4},  // max
    {422, -1, -1, -1, -1, 199, 285, 99, 3, 3, 0, 0, 0, 0, 0, 4},  // max
    {422, -1, -1, -1, -1, 202, 288, 100, 4, 4, 0, 0, 0, 0, 0, 4},  // max
    {452, -1, 453, -1, -1, 206, 292, 101, 1, 1, 0, 0, 0, 0, 0, 4},  // trunc
    {454, -1, 455, -1, -1, 207, 293, 102, 1, 1, 0, 0, 0, 0, 0, 4},  // rint
    {456, -1, 457, -1, -1, 208, 294, 103, 1, 1, 0, 0, 0, 0, 0, 4},  // nearbyint
    {458, -1, 459, -1, -1, 209, 295, 104, 1, 1, 0, 0, 0, 0, 0, 4},  // lrint
    {460, -1, 461, -1, -1, 210, 296, 105, 1, 1, 0, 0, 0, 0, 0, 4},  // llrint
    {462, -1, 463, -1, -1, 211, 297, 106, 1, 1, 0, 0, 0, 0, 0, 4},  // lround
    {464, -1, 465, -1, -1, 212, 298, 107, 1, 1, 0, 0, 0, 0, 0, 4},  // llround
    {466, -1, 467, -1, -1, 213, 299, 108, 1, 1, 0, 0, 0, 0, 0, 4},  // log2
    {468, -1, 469, -1, -1, 214, 300, 109, 1, 1, 0, 0, 0, 0, 0, 4},  // log10
    {470, -1, 471, -1, -1, 215, 301, 110, 1, 1, 0, 0, 0, 0, 0, 4},  // exp2
    {472, -1, 473, -1, -1, 216, 302, 111, 1, 1, 0, 0, 0, 0, 0, 4},  // cbrt
    {474, -1, 475, -1, -1, 217, 303, 112, 1, 1, 0, 0, 0, 0, 0, 4},  // sinh
    {476, -1, 477, -1, -1, 218, 304, 113, 1, 1, 0, 0, 0, 0, 0, 4},  // cosh
    {478, -1, 479, -1, -1, 219, 305, 114, 1, 1, 0, 0, 0, 0, 0, 4},  // tanh
    {480, -1, 481, -1, -1, 220, 306, 115, 2, 2, 0, 0, 0, 0, 0, 4},  // copysign
    {482, -1, 483, -1, -1, 222, 308, 116, 2, 2, 0, 0, 0, 0, 0, 4},  // fdim
    {484, -1, -1, -1, -1, 224, 310, 117, 2, 2, 0, 0, 0, 0, 0, 4},  // fminf
    {485, -1, -1, -1, -1, 226, 312, 118, 2, 2, 0, 0, 0, 0, 0, 4},  // fmaxf
    {486, -1, -1, -1, -1, 228, 314, 119, 1, 1, 0, 0, 2, 0, 0, 4},  // isnan
    {487, -1, -1, -1, -1, 229, 315, 120, 1, 1, 0, 0, 2, 0, 0, 4},  // isinf
    {488, -1, -1, -1, -1, 230, 316, 121, 1, 1, 0, 0, 2, 0, 0, 4},  // isfinite
    {489, -1, -1, -1, -1, 231, 317, 122, 1, 1, 0, 0, 2, 0, 0, 4},  // signbit
    {490, -1, -1, -1, -1, 0, 0, 123, 0, 0, 5, 0, 0, 0, 0, 4},  // INT_MAX
    {491, -1, -1, -1, -1, 0, 0, 124, 0, 0, 5, 0, 0, 0, 0, 4},  // INT_MIN
    {492, -1, -1, -1, -1, 0, 0, 125, 0, 0, 5, 0, 0, 0, 0, 4},  // UINT_MAX
    {493, -1, -1, -1, -1, 0, 0, 126, 0, 0, 5, 0, 0, 0, 0, 4},  // LONG_MAX
    {494, -1, -1, -1, -1, 0, 0, 127, 0, 0, 5, 0, 0, 0, 0, 4},  // LONG_MIN
    {495, -1, -1, -1, -1, 0, 0, 128, 0, 0, 5, 0, 0, 0, 0, 4},  // ULONG_MAX
    {496, -1, -1, -1, -1, 0, 0, 129, 0, 0, 5, 0, 0, 0, 0, 4},  // NSUIntegerMax
    {497, -1, -1, -1, -1, 0, 0, 130, 0, 0, 5, 0, 0, 0, 0, 4},  // UINT8_MAX
    {498, -1, -1, -1, -1, 0, 0, 131, 0, 0, 5, 0, 0, 0, 0, 4},  // INT16_MAX
    {499, -1, -1, -1, -1, 0, 0, 132, 0, 0, 5, 0, 0, 0, 0, 4},  // UINT16_MAX
    {500, -1, -1, -1, -1, 0, 0, 133, 0, 0, 5, 0, 0, 0, 0, 4},  // INT32_MAX
    {501, -1, -1, -1, -1, 0, 0, 134, 0, 0, 5, 0, 0, 0, 0, 4},  // INT32_MIN
    {502, -1, -1, -1, -1, 0, 0, 135, 0, 0, 5, 0, 0, 0, 0, 4},  // UINT32_MAX
    {503, -1, -1, -1, -1, 0, 0, 136, 0, 0, 5, 0, 0, 0, 0, 4},  // M_LN2
    {504, -1, -1, -1, -1, 0, 0, 137, 0, 0, 5, 0, 0, 0, 0, 4},  // M_LN10
    {505, -1, -1, -1, -1, 232, 318, 138, 0, 1, 1, 1, 0, 0, 0, 4},  // rounded
    {507, 506, -1, -1, -1, 0, 0, 139, 0, 0, 5, 25, 24, 0, 0, 4},  // up
    {508, 506, -1, -1, -1, 0, 0, 140, 0, 0, 5, 25, 24, 0, 0, 4},  // down
    {509, 506, -1, -1, -1, 0, 0, 141, 0, 0, 5, 25, 24, 0, 0, 4},  // toNearestOrEven
    {510, 506, -1, -1, -1, 0, 0, 142, 0, 0, 5, 25, 24, 0, 0, 4},  // toNearestOrAwayFromZero
    {511, 506, -1, -1, -1, 0, 0, 143, 0, 0, 5, 25, 24, 0, 0, 4},  // towardZero
    {512, 506, -1, -1, -1, 0, 0, 144, 0, 0, 5, 25, 24, 0, 0, 4},  // awayFromZero
    {505, -1, -1, -1, -1, 232, 319, 145, 1, 2, 1, 1, 0, 0, 0, 4},  // rounded
    {144, -1, -1, -1, -1, 233, 321, 146, 0, 1, 1, 1, 0, 0, 3, 4},  // squareRoot
    {513, -1, -1, -1, -1, 233, 322, 147, 1, 2, 1, 1, 0, 0, 0, 4},  // truncatingRemainder
    {398, -1, -1, -1, -1, 234, 324, 148, 1, 2, 1, 1, 0, 0, 0, 4},  // remainder
    {515, -1, -1, -1, -1, 235, 326, 149, 0, 1, 1, 1, 0, 0, 0, 4},  // signum
    {516, -1, -1, -1, -1, 0, 327, 150, 0, 1, 2, 1, 0, 0, 0, 4},  // magnitude
    {517, -1, -1, -1, -1, 235, 328, 151, 1, 2, 1, 1, 2, 0, 0, 4},  // isMultiple
    {519, -1, -1, -1, -1, 0, 330, 152, 0, 1, 2, 1, 2, 0, 0, 4},  // isFinite
    {366, -1, -1, -1, -1, 0, 331, 153, 0, 1, 2, 1, 2, 0, 0, 4},  // isInfinite
    {520, -1, -1, -1, -1, 0, 332, 154, 0, 1, 2, 1, 2, 0, 0, 4},  // isZero
    {521, -1, -1, -1, -1, 0, 333, 155, 0, 1, 2, 1, 2, 0, 0, 4},  // isNaN
    {522, -1, -1, -1, -1, 0, 334, 156, 0, 1, 2, 1, 3, 0, 0, 4},  // description
    {523, -1, -1, -1, -1, 0, 335, 157, 0, 1, 2, 1, 0, 0, 0, 4},  // ulp
    {524, -1, -1, -1, -1, 0, 336, 158, 0, 1, 2, 1, 0, 0, 0, 4},  // nextUp
    {525, -1, -1, -1, -1, 0, 337, 159, 0, 1, 2, 1, 0, 0, 0, 4},  // nextDown
    {526, -1, -1, -1, -1, 0, 338, 160, 0, 1, 2, 1, 0, 0, 0, 4},  // exponent
    {527, -1, -1, -1, -1, 0, 339, 161, 0, 1, 2, 1, 0, 0, 0, 4},  // significand
    {528, 171, -1, -1, -1, 0, 0, 162, 0, 0, 5, 1, 0, 0, 0, 4},  // leastNormalMagnitude
    {529, 171, -1, -1, -1, 0, 0, 163, 0, 0, 5, 1, 0, 0, 0, 4},  // leastNonzeroMagnitude
    {530, -1, -1, -1, -1, 0, 340, 164, 0, 1, 2, 1, 2, 0, 0, 4},  // isNormal
    {531, -1, -1, -1, -1, 236, 341, 165, 1, 2, 1, 1, 2, 0, 0, 4},  // isLess
    {533, -1, -1, -1, -1, 237, 343, 166, 1, 2, 1, 1, 2, 0, 0, 4},  // isLessThanOrEqualTo
    {534, -1, -1, -1, -1, 238, 345, 167, 1, 2, 1, 1, 0, 0, 0, 4},  // advanced
    {299, -1, -1, -1, -1, 239, 347, 168, 1, 2, 1, 1, 0, 0, 0, 4},  // distance
    {535, -1, -1, -1, -1, 240, 349, 169, 2, 3, 1, 1, 0, 0, 0, 4},  // addingProduct
    {398, -1, -1, -1, -1, 242, 352, 170, 2, 2, 0, 0, 0, 0, 0, 4},  // remainder
    {539, -1, -1, -1, -1, 244, 354, 171, 1, 2, 1, 1, 55, 0, 0, 4},  // quotientAndRemainder
    {152, -1, -1, -1, -1, 245, 356, 172, 1, 1, 0, 0, 59, 0, 0, 4},  // Int8
    {153, -1, -1, -1, -1, 246, 357, 173, 1, 1, 0, 0, 59, 0, 0, 4},  // Int16
    {154, -1, -1, -1, -1, 247, 358, 174, 1, 1, 0, 0, 59, 0, 0, 4},  // Int32
    {155, -1, -1, -1, -1, 248, 359, 175, 1, 1, 0, 0, 59, 0, 0, 4},  // Int64
    {156, -1, -1, -1, -1, 249, 360, 176, 1, 1, 0, 0, 59, 0, 0, 4},  // UInt8
    {157, -1, -1, -1, -1, 250, 361, 177, 1, 1, 0, 0, 59, 0, 0, 4},  // UInt16
    {158, -1, -1, -1, -1, 251, 362, 178, 1, 1, 0, 0, 59, 0, 0, 4},  // UInt32
    {159, -1, -1, -1, -1, 252, 363, 179, 1, 1, 0, 0, 59, 0, 0, 4},  // UInt64
    {160, -1, -1, -1, -1, 253, 364, 180, 1, 1, 0, 0, 59, 0, 0, 4},  // UInt
    {171, -1, -1, -1, -1, 254, 365, 181, 1, 1, 3, 0, 0, 0, 0, 4},  // CGFloat
    {172, -1, -1, -1, -1, 255, 366, 182, 1, 1, 3, 0, 0, 0, 0, 4},  // Double
    {173, -1, -1, -1, -1, 256, 367, 183, 1, 1, 3, 0, 0, 0, 0, 4},  // Float
    {540, -1, -1, -1, -1, 0, 368, 184, 0, 1, 2, 1, 3, 0, 0, 4},  // sign
    {171, -1, -1, -1, -1, 257, 369, 185, 2, 2, 3, 0, 0, 0, 0, 4},  // CGFloat
    {172, -1, -1, -1, -1, 259, 371, 186, 2, 2, 3, 0, 0, 0, 0, 4},  // Double
    {543, 171, -1, -1, -1, 261, 373, 187, 2, 2, 4, 1, 0, 0, 0, 4},  // minimum
    {544, 171, -1, -1, -1, 263, 375, 188, 2, 2, 4, 1, 0, 0, 0, 4},  // maximum
    {545, -1, -1, -1, -1, 0, 377, 189, 0, 1, 2, 1, 0, 0, 0, 4},  // bitWidth
    {546, -1, -1, -1, -1, 0, 378, 190, 0, 1, 2, 1, 0, 0, 0, 4},  // nonzeroBitCount
    {547, -1, -1, -1, -1, 0, 379, 191, 0, 1, 2, 1, 0, 0, 0, 4},  // leadingZeroBitCount
    {548, -1, -1, -1, -1, 0, 380, 192, 0, 1, 2, 1, 0, 0, 0, 4},  // trailingZeroBitCount
    {549, -1, -1, -1, -1, 265, 381, 193, 1, 2, 1, 1, 55, 0, 0, 4},  // addingReportingOverflow
    {550, -1, -1, -1, -1, 266, 383, 194, 1, 2, 1, 1, 55, 0, 0, 4},  // subtractingReportingOverflow
    {551, -1, -1, -1, -1, 267, 385, 195, 1, 2, 1, 1, 55, 0, 0, 4},  // multipliedReportingOverflow
    {552, -1, -1, -1, -1, 268, 387, 196, 3, 3, 0, 0, 0, 0, 0, 4},  // fma
    {553, -1, -1, -1, -1, 271, 390, 197, 2, 2, 0, 0, 0, 0, 0, 4},  // ldexp
    {554, -1, -1, -1, -1, 273, 392, 198, 1, 1, 0, 0, 55, 0, 0, 4},  // modf
    {203, -1, -1, -1, -1, 274, 393, 199, 3, 3, 3, 0, 3, 0, 0, 4},  // String
    {215, -1, -1, -1, -1, 277, 396, 0, 1, 1, 3, 0, 1, 0, 0, 5},  // Angle
    {215, -1, -1, -1, -1, 278, 397, 1, 1, 1, 3, 0, 1, 0, 0, 5},  // Angle
    {215, -1, -1, -1, -1, 279, 398, 2, 1, 1, 3, 0, 1, 0, 0, 5},  // Angle
    {556, 215, -1, -1, -1, 280, 399, 3, 1, 1, 4, 2, 1, 0, 0, 5},  // degrees
    {557, 215, -1, -1, -1, 281, 400, 4, 1, 1, 4, 2, 1, 0, 0, 5},  // radians
    {295, 215, -1, -1, -1, 0, 0, 5, 0, 0, 5, 2, 1, 0, 0, 5},  // zero
    {556, -1, -1, -1, -1, 0, 401, 6, 0, 1, 2, 2, 0, 0, 0, 5},  // degrees
    {557, -1, -1, -1, -1, 0, 402, 7, 0, 1, 2, 2, 0, 0, 0, 5},  // radians
    {558, -1, -1, -1, -1, 0, 403, 8, 0, 1, 2, 2, 0, 0, 0, 5},  // turns
    {522, -1, -1, -1, -1, 0, 404, 9, 0, 1, 2, 2, 3, 0, 0, 5},  // description
    {559, -1, 560, -1, -1, 282, 405, 10, 1, 1, 0, 0, 0, 0, 1, 5},  // sin
    {561, -1, 562, -1, -1, 283, 406, 11, 1, 1, 0, 0, 0, 0, 1, 5},  // cos
    {563, -1, 564, -1, -1, 284, 407, 12, 1, 1, 0, 0, 0, 0, 1, 5},  // tan
    {134, -1, 138, -1, -1, 285, 408, 13, 1, 1, 0, 0, 1, 0, 3, 5},  // asin
    {133, -1, 137, -1, -1, 286, 409, 14, 1, 1, 0, 0, 1, 0, 3, 5},  // acos
    {135, -1, 139, -1, -1, 287, 410, 15, 1, 1, 0, 0, 1, 0, 3, 5},  // atan
    {136, -1, 140, -1, -1, 288, 411, 16, 2, 2, 0, 0, 1, 0, 3, 5},  // atan2
    {565, -1, -1, -1, -1, 0, 413, 0, 0, 1, 2, 5, 0, 0, 0, 6},  // count
    {364, -1, -1, -1, -1, 0, 414, 1, 0, 1, 2, 5, 2, 0, 0, 6},  // isEmpty
    {566, -1, -1, -1, 1805, 0, 415, 2, 0, 1, 2, 5, 59, 0, 0, 6},  // first
    {567, -1, -1, -1, 1806, 0, 416, 3, 0, 1, 2, 5, 59, 0, 0, 6},  // last
    {568, -1, -1, -1, 1807, 290, 417, 4, 0, 1, 1, 5, 4, 0, 0, 6},  // reversed
    {569, -1, -1, -1, 1802, 290, 418, 5, 0, 1, 1, 5, 4, 0, 0, 6},  // enumerated
    {570, -1, -1, -1, -1, 290, 419, 6, 2, 2, 0, 0, 4, 0, 0, 6},  // zip
    {571, -1, -1, -1, -1, 292, 421, 7, 2, 2, 0, 0, 4, 0, 0, 6},  // sequence
    {571, -1, -1, -1, -1, 294, 423, 8, 2, 2, 0, 0, 4, 0, 0, 6},  // sequence
    {118, -1, -1, -1, -1, 296, 425, 9, 1, 2, 1, 5, 4, 0, 0, 6},  // map
    {574, -1, -1, -1, -1, 297, 427, 10, 1, 2, 1, 5, 4, 0, 0, 6},  // compactMap
    {575, -1, -1, -1, -1, 298, 429, 11, 1, 2, 1, 5, 4, 0, 0, 6},  // filter
    {576, -1, -1, -1, -1, 299, 431, 12, 2, 3, 1, 5, 59, 0, 0, 6},  // reduce
    {577, -1, -1, -1, -1, 301, 434, 13, 1, 2, 1, 5, 59, 0, 0, 6},  // forEach
    {578, -1, -1, -1, -1, 302, 436, 14, 1, 2, 1, 5, 59, 0, 0, 6},  // enumerateObjectsUsingBlock
    {579, -1, -1, -1, -1, 303, 438, 15, 1, 2, 1, 5, 59, 0, 0, 6},  // objectAtIndex
    {580, -1, -1, -1, -1, 304, 440, 16, 1, 2, 1, 5, 0, 0, 0, 6},  // indexOfObject
    {581, -1, -1, -1, -1, 305, 442, 17, 1, 2, 1, 5, 4, 0, 0, 6},  // arrayByAddingObject
    {582, -1, -1, -1, -1, 306, 444, 18, 1, 2, 1, 5, 4, 0, 0, 6},  // arrayByAddingObjectsFromArray
    {583, -1, -1, -1, -1, 0, 0, 19, 0, 0, 5, 0, 0, 0, 0, 6},  // NSNotFound
    {584, -1, -1, -1, -1, 307, 446, 20, 0, 1, 1, 5, 59, 0, 0, 6},  // removeLastObject
    {585, -1, -1, -1, -1, 307, 447, 21, 1, 2, 1, 5, 59, 0, 0, 6},  // removeObjectAtIndex
    {586, -1, -1, -1, -1, 308, 449, 22, 2, 3, 1, 5, 59, 0, 0, 6},  // replaceObjectAtIndex
    {588, -1, -1, -1, -1, 310, 452, 23, 2, 3, 1, 5, 59, 0, 0, 6},  // insertObject
    {590, -1, -1, -1, -1, 312, 455, 24, 2, 3, 1, 5, 59, 0, 0, 6},  // exchangeObjectAtIndex
    {107, -1, -1, -1, -1, 314, 458, 25, 1, 2, 1, 5, 59, 0, 0, 6},  // removeObject
    {592, -1, -1, -1, -1, 315, 460, 26, 1, 2, 1, 5, 59, 0, 0, 6},  // makeObjectsPerformSelector
    {593, -1, -1, -1, -1, 316, 462, 27, 1, 2, 1, 5, 4, 0, 0, 6},  // sortedArrayUsingComparator
    {594, -1, -1, -1, -1, 317, 464, 28, 1, 2, 1, 1, 0, 0, 0, 6},  // compare
    {595, -1, -1, -1, -1, 0, 0, 29, 0, 0, 5, 0, 0, 0, 0, 6},  // NSOrderedAscending
    {596, -1, -1, -1, -1, 0, 0, 30, 0, 0, 5, 0, 0, 0, 0, 6},  // NSOrderedSame
    {597, -1, -1, -1, -1, 0, 0, 31, 0, 0, 5, 0, 0, 0, 0, 6},  // NSOrderedDescending
    {391, -1, -1, -1, 704, 318, 466, 32, 1, 2, 1, 5, 2, 0, 0, 6},  // contains
    {391, -1, -1, -1, -1, 319, 468, 33, 1, 2, 1, 5, 2, 0, 0, 6},  // contains
    {566, -1, -1, -1, -1, 320, 470, 34, 1, 2, 1, 5, 59, 0, 0, 6},  // first
    {598, -1, -1, -1, -1, 321, 472, 35, 1, 2, 1, 5, 2, 0, 0, 6},  // allSatisfy
    {599, -1, -1, -1, -1, 322, 474, 36, 1, 2, 1, 5, 59, 0, 0, 6},  // firstIndex
    {599, -1, -1, -1, -1, 323, 476, 37, 1, 2, 1, 5, 59, 0, 0, 6},  // firstIndex
    {567, -1, -1, -1, -1, 324, 478, 38, 1, 2, 1, 5, 59, 0, 0, 6},  // last
    {600, -1, -1, -1, -1, 325, 480, 39, 1, 2, 1, 5, 59, 0, 0, 6},  // lastIndex
    {600, -1, -1, -1, -1, 326, 482, 40, 1, 2, 1, 5, 59, 0, 0, 6},  // lastIndex
    {125, -1, -1, -1, -1, 327, 484, 41, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {125, -1, -1, -1, -1, 328, 486, 42, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {601, -1, -1, -1, -1, 329, 488, 43, 1, 2, 1, 5, 4, 0, 0, 6},  // drop
    {602, -1, -1, -1, -1, 330, 490, 44, 1, 2, 1, 5, 2, 0, 0, 6},  // elementsEqual
    {603, -1, -1, -1, -1, 331, 492, 45, 1, 2, 1, 5, 2, 0, 0, 6},  // starts
    {101, -1, -1, -1, -1, 332, 494, 46, 1, 2, 1, 5, 59, 0, 0, 6},  // removeFirst
    {99, -1, -1, -1, -1, 333, 496, 47, 1, 2, 1, 5, 59, 0, 0, 6},  // removeLast
    {391, -1, -1, -1, -1, 334, 498, 48, 1, 2, 1, 8, 2, 0, 0, 6},  // contains
    {31, -1, -1, -1, -1, 0, 500, 49, 0, 1, 2, 5, 4, 0, 0, 6},  // lazy
    {605, -1, -1, -1, -1, 335, 501, 50, 0, 1, 1, 5, 4, 0, 0, 6},  // dropFirst
    {605, -1, -1, -1, -1, 335, 502, 51, 1, 2, 1, 5, 4, 0, 0, 6},  // dropFirst
    {606, -1, -1, -1, -1, 336, 504, 52, 0, 1, 1, 5, 4, 0, 0, 6},  // dropLast
    {606, -1, -1, -1, -1, 336, 505, 53, 1, 2, 1, 5, 4, 0, 0, 6},  // dropLast
    {125, -1, -1, -1, -1, 337, 507, 54, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {607, -1, -1, -1, -1, 338, 509, 55, 1, 2, 1, 5, 4, 0, 0, 6},  // suffix
    {125, -1, -1, -1, -1, 339, 511, 56, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {125, -1, -1, -1, -1, 340, 513, 57, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {607, -1, -1, -1, -1, 341, 515, 58, 1, 2, 1, 5, 4, 0, 0, 6},  // suffix
    {114, -1, -1, -1, -1, 342, 517, 59, 1, 2, 1, 5, 59, 0, 0, 6},  // removeSubrange
    {115, -1, -1, -1, -1, 343, 519, 60, 2, 3, 1, 5, 59, 0, 0, 6},  // replaceSubrange
    {116, -1, -1, -1, -1, 345, 522, 61, 1, 2, 1, 5, 59, 0, 0, 6},  // partition
    {565, -1, -1, -1, -1, 346, 524, 62, 1, 2, 1, 5, 0, 0, 0, 6},  // count
    {565, -1, -1, -1, -1, 347, 526, 63, 1, 2, 1, 5, 0, 0, 0, 6},  // count
    {609, -1, -1, -1, -1, 348, 528, 64, 1, 2, 1, 5, 4, 0, 0, 6},  // joined
    {611, -1, -1, -1, -1, 349, 530, 65, 1, 2, 1, 5, 0, 0, 0, 6},  // index
    {611, -1, -1, -1, -1, 350, 532, 66, 1, 2, 1, 5, 0, 0, 0, 6},  // index
    {611, -1, -1, -1, -1, 351, 534, 67, 2, 3, 1, 5, 0, 0, 0, 6},  // index
    {611, -1, -1, -1, -1, 353, 537, 68, 3, 4, 1, 5, 59, 0, 0, 6},  // index
    {299, -1, -1, -1, -1, 356, 541, 69, 2, 3, 1, 5, 0, 0, 0, 6},  // distance
    {611, -1, -1, -1, -1, 358, 544, 70, 1, 2, 1, 4, 0, 0, 0, 6},  // index
    {611, -1, -1, -1, -1, 359, 546, 71, 1, 2, 1, 4, 0, 0, 0, 6},  // index
    {611, -1, -1, -1, -1, 360, 548, 72, 2, 3, 1, 4, 0, 0, 0, 6},  // index
    {611, -1, -1, -1, -1, 362, 551, 73, 3, 4, 1, 4, 59, 0, 0, 6},  // index
    {299, -1, -1, -1, -1, 365, 555, 74, 2, 3, 1, 4, 0, 0, 0, 6},  // distance
    {108, -1, -1, -1, -1, 367, 558, 75, 2, 3, 1, 5, 59, 0, 0, 6},  // swapAt
    {609, -1, -1, -1, -1, 369, 561, 76, 0, 1, 1, 5, 59, 0, 0, 6},  // joined
    {615, -1, -1, -1, -1, 369, 562, 77, 1, 2, 1, 5, 4, 0, 0, 6},  // split
    {615, -1, -1, -1, -1, 370, 564, 78, 1, 2, 1, 5, 4, 0, 0, 6},  // split
    {615, -1, -1, -1, -1, 371, 566, 79, 1, 2, 1, 5, 4, 0, 0, 6},  // split
    {617, -1, -1, -1, -1, 372, 568, 80, 1, 2, 1, 5, 59, 0, 0, 6},  // reserveCapacity
    {618, -1, -1, -1, -1, 0, 570, 81, 0, 1, 2, 5, 7, 0, 0, 6},  // indices
    {619, -1, -1, -1, -1, 0, 571, 82, 0, 1, 2, 5, 0, 0, 0, 6},  // startIndex
    {620, -1, -1, -1, -1, 0, 572, 83, 0, 1, 2, 5, 0, 0, 0, 6},  // endIndex
    {119, -1, -1, -1, -1, 373, 573, 84, 1, 2, 1, 5, 4, 0, 0, 6},  // flatMap
    {577, -1, -1, -1, -1, 374, 575, 85, 1, 2, 1, 8, 59, 0, 0, 6},  // forEach
    {576, -1, -1, -1, -1, 375, 577, 86, 2, 3, 1, 5, 59, 0, 0, 6},  // reduce
    {102, -1, -1, -1, -1, 377, 580, 87, 1, 2, 1, 5, 59, 0, 0, 6},  // removeAll
    {206, -1, -1, -1, -1, 378, 582, 88, 2, 2, 3, 0, 4, 0, 0, 6},  // Array
    {207, -1, -1, -1, -1, 380, 584, 89, 2, 2, 3, 0, 4, 0, 0, 6},  // ContiguousArray
    {623, -1, -1, -1, -1, 382, 586, 90, 2, 2, 0, 0, 4, 0, 0, 6},  // repeatElement
    {424, -1, -1, -1, -1, 384, 588, 91, 0, 1, 1, 5, 59, 0, 0, 6},  // min
    {422, -1, -1, -1, -1, 384, 589, 92, 0, 1, 1, 5, 59, 0, 0, 6},  // max
    {424, -1, -1, -1, -1, 384, 590, 93, 2, 2, 0, 0, 59, 0, 0, 6},  // min
    {422, -1, -1, -1, -1, 386, 592, 94, 2, 2, 0, 0, 59, 0, 0, 6},  // max
    {424, -1, -1, -1, -1, 388, 594, 95, 1, 2, 1, 5, 59, 0, 0, 6},  // min
    {422, -1, -1, -1, -1, 389, 596, 96, 1, 2, 1, 5, 59, 0, 0, 6},  // max
    {624, -1, -1, -1, -1, 390, 598, 97, 0, 1, 1, 5, 4, 0, 0, 6},  // sorted
    {624, -1, -1, -1, -1, 390, 599, 98, 1, 2, 1, 5, 4, 0, 0, 6},  // sorted
    {624, -1, -1, -1, -1, 391, 601, 99, 1, 2, 1, 5, 4, 0, 0, 6},  // sorted
    {609, -1, -1, -1, -1, 392, 603, 100, 1, 2, 1, 5, 3, 0, 0, 6},  // joined
    {96, -1, -1, -1, 1803, 393, 605, 101, 1, 2, 1, 5, 59, 0, 0, 6},  // append
    {96, -1, -1, -1, 1804, 394, 607, 102, 1, 2, 1, 5, 59, 0, 0, 6},  // append
    {97, -1, -1, -1, -1, 395, 609, 103, 2, 3, 1, 5, 59, 0, 0, 6},  // insert
    {97, -1, -1, -1, -1, 397, 612, 104, 2, 3, 1, 5, 59, 0, 0, 6},  // insert
    {98, -1, -1, -1, -1, 399, 615, 105, 1, 2, 1, 5, 59, 0, 0, 6},  // remove
    {99, -1, -1, -1, -1, 400, 617, 106, 0, 1, 1, 5, 59, 0, 0, 6},  // removeLast
    {100, -1, -1, -1, -1, 400, 618, 107, 0, 1, 1, 5, 59, 0, 0, 6},  // popLast
    {101, -1, -1, -1, -1, 400, 619, 108, 0, 1, 1, 5, 59, 0, 0, 6},  // removeFirst
    {102, -1, -1, -1, 676, 400, 620, 109, 0, 1, 1, 5, 59, 0, 0, 6},  // removeAll
    {102, -1, -1, -1, -1, 400, 621, 110, 1, 2, 1, 5, 59, 0, 0, 6},  // removeAll
    {565, -1, -1, -1, 309, 0, 623, 111, 0, 1, 2, 4, 0, 0, 0, 6},  // count
    {364, -1, -1, -1, -1, 0, 624, 112, 0, 1, 2, 4, 2, 0, 0, 6},  // isEmpty
    {628, -1, -1, -1, 1781, 401, 625, 113, 0, 1, 1, 4, 3, 0, 0, 6},  // uppercased
    {629, -1, -1, -1, 1782, 401, 626, 114, 0, 1, 1, 4, 3, 0, 0, 6},  // lowercased
    {391, -1, -1, -1, 1784, 401, 627, 115, 1, 2, 1, 4, 2, 0, 0, 6},  // contains
    {630, -1, -1, -1, -1, 402, 629, 116, 1, 2, 1, 4, 2, 0, 0, 6},  // hasPrefix
    {631, -1, -1, -1, -1, 403, 631, 117, 1, 2, 1, 4, 2, 0, 0, 6},  // hasSuffix
    {203, -1, -1, -1, -1, 404, 633, 118, 2, 2, 3, 0, 3, 0, 0, 6},  // String
    {632, -1, -1, -1, -1, 0, 635, 119, 0, 1, 2, 4, 2, 0, 0, 6},  // isLetter
    {633, -1, -1, -1, -1, 0, 636, 120, 0, 1, 2, 4, 2, 0, 0, 6},  // isNumber
    {634, -1, -1, -1, -1, 0, 637, 121, 0, 1, 2, 4, 2, 0, 0, 6},  // isWhitespace
    {635, -1, -1, -1, -1, 0, 638, 122, 0, 1, 2, 4, 2, 0, 0, 6},  // isUppercase
    {636, -1, -1, -1, -1, 0, 639, 123, 0, 1, 2, 4, 2, 0, 0, 6},  // isLowercase
    {637, -1, -1, -1, -1, 0, 640, 124, 0, 1, 2, 4, 2, 0, 0, 6},  // isNewline
    {638, -1, -1, -1, -1, 0, 641, 125, 0, 1, 2, 4, 2, 0, 0, 6},  // isPunctuation
    {639, -1, -1, -1, -1, 0, 642, 126, 0, 1, 2, 4, 59, 0, 0, 6},  // wholeNumberValue
    {640, -1, -1, -1, 1783, 0, 643, 127, 0, 1, 2, 4, 3, 0, 0, 6},  // capitalized
    {641, -1, -1, -1, -1, 0, 644, 128, 0, 1, 2, 4, 0, 0, 0, 6},  // floatValue
    {642, -1, -1, -1, -1, 0, 645, 129, 0, 1, 2, 4, 0, 0, 0, 6},  // doubleValue
    {643, -1, -1, -1, -1, 0, 646, 130, 0, 1, 2, 4, 0, 0, 0, 6},  // integerValue
    {644, -1, -1, -1, -1, 0, 647, 131, 0, 1, 2, 4, 0, 0, 0, 6},  // intValue
    {615, -1, -1, -1, -1, 406, 648, 132, 1, 2, 1, 4, 4, 0, 0, 6},  // split
    {645, -1, -1, -1, 1785, 407, 650, 133, 1, 2, 1, 4, 4, 0, 0, 6},  // components
    {647, -1, -1, -1, 1786, 408, 652, 134, 2, 3, 1, 4, 3, 0, 0, 6},  // replacingOccurrences
    {619, -1, -1, -1, -1, 0, 655, 135, 0, 1, 2, 4, 0, 0, 0, 6},  // startIndex
    {620, -1, -1, -1, -1, 0, 656, 136, 0, 1, 2, 4, 0, 0, 0, 6},  // endIndex
    {648, -1, -1, -1, -1, 0, 657, 137, 0, 1, 2, 4, 59, 0, 0, 6},  // asciiValue
    {75, -1, -1, -1, -1, 0, 658, 138, 0, 1, 2, 4, 59, 0, 0, 6},  // value
    {649, -1, -1, -1, -1, 410, 659, 139, 1, 1, 0, 0, 3, 0, 0, 6},  // UnicodeScalar
    {650, -1, -1, -1, -1, 0, 660, 140, 0, 1, 2, 4, 4, 0, 0, 6},  // unicodeScalars
    {651, -1, -1, -1, -1, 0, 661, 141, 0, 1, 2, 4, 4, 0, 0, 6},  // utf8
    {652, -1, -1, -1, -1, 0, 662, 142, 0, 1, 2, 4, 4, 0, 0, 6},  // utf16
    {653, -1, -1, -1, -1, 411, 663, 143, 1, 2, 1, 4, 59, 0, 0, 6},  // range
    {603, -1, -1, -1, -1, 412, 665, 144, 1, 2, 1, 4, 2, 0, 0, 6},  // starts
    {602, -1, -1, -1, -1, 413, 667, 145, 1, 2, 1, 4, 2, 0, 0, 6},  // elementsEqual
    {655, 654, -1, -1, -1, 0, 0, 146, 0, 0, 5, 1, 0, 0, 0, 6},  // orderedAscending
    {656, 654, -1, -1, -1, 0, 0, 147, 0, 0, 5, 1, 0, 0, 0, 6},  // orderedSame
    {657, 654, -1, -1, -1, 0, 0, 148, 0, 0, 5, 1, 0, 0, 0, 6},  // orderedDescending
    {615, -1, -1, -1, -1, 414, 669, 149, 2, 3, 1, 4, 4, 0, 0, 6},  // split
    {615, -1, -1, -1, -1, 416, 672, 150, 2, 3, 1, 4, 4, 0, 0, 6},  // split
    {615, -1, -1, -1, -1, 418, 675, 151, 3, 4, 1, 4, 4, 0, 0, 6},  // split
    {615, -1, -1, -1, -1, 421, 679, 152, 1, 2, 1, 4, 4, 0, 0, 6},  // split
    {615, -1, -1, -1, -1, 422, 681, 153, 1, 2, 1, 4, 4, 0, 0, 6},  // split
    {660, -1, -1, -1, -1, 423, 683, 154, 3, 4, 1, 4, 3, 0, 0, 6},  // padding
    {664, -1, -1, -1, -1, 426, 687, 155, 1, 1, 0, 0, 56, 0, 0, 6},  // type
    {203, -1, -1, -1, -1, 427, 688, 156, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {203, -1, -1, -1, -1, 428, 0, 157, 0, 0, 3, 0, 3, 0, 0, 6},  // String
    {203, -1, -1, -1, -1, 428, 689, 158, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {204, -1, -1, -1, -1, 429, 690, 159, 1, 1, 3, 0, 3, 0, 0, 6},  // Character
    {203, -1, -1, -1, -1, 430, 691, 160, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {670, -1, -1, -1, -1, 0, 692, 161, 0, 1, 2, 7, 4, 0, 0, 6},  // keys
    {671, -1, -1, -1, -1, 0, 693, 162, 0, 1, 2, 7, 4, 0, 0, 6},  // allKeys
    {672, -1, -1, -1, -1, 0, 694, 163, 0, 1, 2, 7, 4, 0, 0, 6},  // values
    {673, -1, -1, -1, -1, 0, 695, 164, 0, 1, 2, 7, 4, 0, 0, 6},  // allValues
    {565, -1, -1, -1, -1, 0, 696, 165, 0, 1, 2, 7, 0, 0, 0, 6},  // count
    {364, -1, -1, -1, -1, 0, 697, 166, 0, 1, 2, 7, 2, 0, 0, 6},  // isEmpty
    {103, -1, -1, -1, -1, 431, 698, 167, 1, 2, 1, 7, 59, 0, 0, 6},  // removeValue
    {675, -1, -1, -1, -1, 432, 700, 168, 1, 2, 1, 7, 59, 0, 0, 6},  // removeObjectForKey
    {104, -1, -1, -1, -1, 433, 702, 169, 2, 3, 1, 7, 59, 0, 0, 6},  // updateValue
    {106, -1, -1, -1, -1, 435, 705, 170, 2, 3, 1, 7, 59, 0, 0, 6},  // setObject
    {102, -1, -1, -1, -1, 437, 708, 171, 0, 1, 1, 7, 59, 0, 0, 6},  // removeAll
    {676, -1, -1, -1, -1, 437, 709, 172, 0, 1, 1, 7, 59, 0, 0, 6},  // removeAllObjects
    {102, -1, -1, -1, -1, 437, 710, 173, 1, 2, 1, 7, 59, 0, 0, 6},  // removeAll
    {105, -1, -1, -1, -1, 438, 712, 174, 2, 3, 1, 7, 59, 0, 0, 6},  // merge
    {678, -1, -1, -1, -1, 440, 715, 175, 1, 2, 1, 7, 6, 0, 0, 6},  // mapValues
    {679, -1, -1, -1, -1, 441, 717, 176, 1, 2, 1, 7, 6, 0, 0, 6},  // compactMapValues
    {575, -1, -1, -1, -1, 442, 719, 177, 1, 2, 1, 7, 6, 0, 0, 6},  // filter
    {680, -1, -1, -1, -1, 443, 721, 178, 2, 3, 1, 7, 6, 0, 0, 6},  // merging
    {681, -1, -1, -1, -1, 445, 724, 179, 1, 2, 1, 7, 59, 0, 0, 6},  // objectForKey
    {682, -1, -1, -1, -1, 446, 726, 180, 1, 2, 1, 7, 59, 0, 0, 6},  // valueForKey
    {667, -1, -1, -1, -1, 447, 728, 181, 1, 1, 3, 0, 6, 0, 0, 6},  // Dictionary
    {667, -1, -1, -1, -1, 448, 729, 182, 2, 2, 3, 0, 6, 0, 0, 6},  // Dictionary
    {667, -1, -1, -1, -1, 450, 731, 183, 2, 2, 3, 0, 6, 0, 0, 6},  // Dictionary
    {667, -1, -1, -1, -1, 452, 733, 184, 2, 2, 3, 0, 6, 0, 0, 6},  // Dictionary
    {669, -1, -1, -1, -1, 454, 735, 185, 0, 0, 3, 0, 6, 0, 0, 6},  // NSMutableDictionary
    {668, -1, -1, -1, -1, 454, 735, 186, 0, 0, 3, 0, 6, 0, 0, 6},  // NSDictionary
    {667, -1, -1, -1, -1, 454, 735, 187, 0, 0, 3, 0, 6, 0, 0, 6},  // Dictionary
    {118, -1, -1, -1, -1, 296, 735, 188, 1, 2, 1, 7, 4, 0, 0, 6},  // map
    {574, -1, -1, -1, -1, 297, 737, 189, 1, 2, 1, 7, 4, 0, 0, 6},  // compactMap
    {119, -1, -1, -1, -1, 373, 739, 190, 1, 2, 1, 7, 4, 0, 0, 6},  // flatMap
    {577, -1, -1, -1, -1, 301, 741, 191, 1, 2, 1, 7, 59, 0, 0, 6},  // forEach
    {576, -1, -1, -1, -1, 299, 743, 192, 2, 3, 1, 7, 59, 0, 0, 6},  // reduce
    {391, -1, -1, -1, -1, 319, 746, 193, 1, 2, 1, 7, 2, 0, 0, 6},  // contains
    {566, -1, -1, -1, -1, 320, 748, 194, 1, 2, 1, 7, 59, 0, 0, 6},  // first
    {598, -1, -1, -1, -1, 321, 750, 195, 1, 2, 1, 7, 2, 0, 0, 6},  // allSatisfy
    {624, -1, -1, -1, -1, 390, 752, 196, 1, 2, 1, 7, 4, 0, 0, 6},  // sorted
    {624, -1, -1, -1, -1, 391, 754, 197, 1, 2, 1, 7, 4, 0, 0, 6},  // sorted
    {422, -1, -1, -1, -1, 389, 756, 198, 1, 2, 1, 7, 59, 0, 0, 6},  // max
    {424, -1, -1, -1, -1, 388, 758, 199, 1, 2, 1, 7, 59, 0, 0, 6},  // min
    {569, -1, -1, -1, -1, 290, 760, 200, 0, 1, 1, 7, 4, 0, 0, 6},  // enumerated
    {566, -1, -1, -1, -1, 0, 761, 201, 0, 1, 2, 7, 59, 0, 0, 6},  // first
    {685, -1, -1, -1, -1, 0, 762, 202, 0, 1, 2, 8, 0, 0, 0, 6},  // lowerBound
    {686, -1, -1, -1, -1, 0, 763, 203, 0, 1, 2, 8, 0, 0, 0, 6},  // upperBound
    {565, -1, -1, -1, -1, 0, 764, 204, 0, 1, 2, 8, 0, 0, 0, 6},  // count
    {364, -1, -1, -1, -1, 0, 765, 205, 0, 1, 2, 8, 2, 0, 0, 6},  // isEmpty
    {522, -1, -1, -1, -1, 0, 766, 206, 0, 1, 2, 8, 3, 0, 0, 6},  // description
    {687, -1, -1, -1, -1, 467, 767, 207, 1, 2, 1, 8, 2, 0, 0, 6},  // overlaps
    {688, -1, -1, -1, -1, 468, 769, 208, 1, 2, 1, 8, 7, 0, 0, 6},  // clamped
    {522, -1, -1, -1, -1, 0, 771, 209, 0, 1, 2, 3, 3, 0, 0, 6},  // description
    {391, -1, -1, -1, -1, 469, 772, 210, 1, 2, 1, 8, 2, 0, 0, 6},  // contains
    {118, -1, -1, -1, -1, 470, 774, 211, 1, 2, 1, 8, 4, 0, 0, 6},  // map
    {568, -1, -1, -1, -1, 471, 776, 212, 0, 1, 1, 8, 4, 0, 0, 6},  // reversed
    {214, -1, -1, -1, -1, 471, 777, 213, 1, 1, 3, 0, 7, 0, 0, 6},  // Range
    {212, -1, -1, -1, -1, 472, 778, 214, 1, 1, 3, 0, 7, 0, 0, 6},  // ClosedRange
    {206, -1, -1, -1, -1, 473, 779, 215, 1, 1, 3, 0, 4, 0, 0, 6},  // Array
    {207, -1, -1, -1, -1, 474, 780, 216, 1, 1, 3, 0, 4, 0, 0, 6},  // ContiguousArray
    {689, -1, -1, -1, -1, 475, 781, 217, 0, 0, 3, 0, 5, 0, 0, 6},  // Set
    {689, -1, -1, -1, -1, 475, 781, 218, 1, 1, 3, 0, 5, 0, 0, 6},  // Set
    {565, -1, -1, -1, -1, 0, 782, 219, 0, 1, 2, 6, 0, 0, 0, 6},  // count
    {364, -1, -1, -1, -1, 0, 783, 220, 0, 1, 2, 6, 2, 0, 0, 6},  // isEmpty
    {566, -1, -1, -1, 705, 0, 784, 221, 0, 1, 2, 6, 59, 0, 0, 6},  // first
    {385, -1, -1, -1, -1, 476, 785, 222, 1, 2, 1, 6, 5, 0, 0, 6},  // union
    {690, -1, -1, -1, -1, 477, 787, 223, 1, 2, 1, 6, 59, 0, 0, 6},  // formUnion
    {387, -1, -1, -1, -1, 478, 789, 224, 1, 2, 1, 6, 5, 0, 0, 6},  // intersection
    {691, -1, -1, -1, -1, 479, 791, 225, 1, 2, 1, 6, 59, 0, 0, 6},  // formIntersection
    {692, -1, -1, -1, -1, 480, 793, 226, 1, 2, 1, 6, 5, 0, 0, 6},  // subtracting
    {693, -1, -1, -1, -1, 481, 795, 227, 1, 2, 1, 6, 59, 0, 0, 6},  // subtract
    {694, -1, -1, -1, -1, 482, 797, 228, 1, 2, 1, 6, 5, 0, 0, 6},  // symmetricDifference
    {695, -1, -1, -1, -1, 483, 799, 229, 1, 2, 1, 6, 59, 0, 0, 6},  // formSymmetricDifference
    {696, -1, -1, -1, -1, 484, 801, 230, 1, 2, 1, 6, 2, 0, 0, 6},  // isSubset
    {697, -1, -1, -1, -1, 485, 803, 231, 1, 2, 1, 6, 2, 0, 0, 6},  // isSuperset
    {698, -1, -1, -1, -1, 486, 805, 232, 1, 2, 1, 6, 2, 0, 0, 6},  // isStrictSubset
    {699, -1, -1, -1, -1, 487, 807, 233, 1, 2, 1, 6, 2, 0, 0, 6},  // isStrictSuperset
    {700, -1, -1, -1, -1, 488, 809, 234, 1, 2, 1, 6, 2, 0, 0, 6},  // isDisjoint
    {391, -1, -1, -1, 704, 489, 811, 235, 1, 2, 1, 6, 2, 0, 0, 6},  // contains
    {97, -1, -1, -1, -1, 490, 813, 236, 1, 2, 1, 6, 59, 0, 0, 6},  // insert
    {701, -1, -1, -1, -1, 491, 815, 237, 1, 2, 1, 6, 59, 0, 0, 6},  // update
    {98, -1, -1, -1, -1, 492, 817, 238, 1, 2, 1, 6, 59, 0, 0, 6},  // remove
    {102, -1, -1, -1, 676, 493, 819, 239, 0, 1, 1, 6, 59, 0, 0, 6},  // removeAll
    {702, -1, -1, -1, -1, 493, 820, 240, 0, 1, 1, 6, 59, 0, 0, 6},  // popFirst
    {101, -1, -1, -1, -1, 493, 821, 241, 0, 1, 1, 6, 59, 0, 0, 6},  // removeFirst
    {703, -1, -1, -1, -1, 493, 822, 242, 1, 2, 1, 6, 59, 0, 0, 6},  // addObject
    {107, -1, -1, -1, -1, 494, 824, 243, 1, 2, 1, 6, 59, 0, 0, 6},  // removeObject
    {222, -1, -1, -1, -1, 496, 826, 0, 4, 4, 3, 0, 17, 0, 0, 7},  // UIColor
    {710, -1, -1, -1, 1792, 500, 830, 1, 1, 2, 1, 18, 17, 0, 0, 7},  // withAlphaComponent
    {711, -1, -1, -1, -1, 501, 832, 2, 0, 1, 1, 18, 59, 0, 0, 7},  // set
    {712, -1, -1, -1, -1, 501, 833, 3, 0, 1, 1, 18, 59, 0, 0, 7},  // setFill
    {713, -1, -1, -1, -1, 501, 834, 4, 0, 1, 1, 18, 59, 0, 0, 7},  // setStroke
    {222, -1, -1, -1, -1, 501, 835, 5, 2, 2, 3, 0, 17, 0, 0, 7},  // UIColor
    {222, -1, -1, -1, -1, 503, 837, 6, 1, 1, 3, 0, 17, 0, 0, 7},  // UIColor
    {222, -1, -1, -1, -1, 504, 838, 7, 4, 4, 3, 0, 17, 0, 0, 7},  // UIColor
    {222, -1, -1, -1, -1, 508, 842, 8, 4, 4, 3, 0, 17, 0, 0, 7},  // UIColor
    {720, -1, -1, -1, -1, 512, 846, 9, 4, 4, 0, 0, 17, 0, 0, 7},  // CGColor
    {222, -1, -1, -1, -1, 516, 850, 10, 1, 1, 0, 0, 59, 0, 0, 7},  // UIColor
    {722, 222, -1, -1, -1, 0, 0, 11, 0, 0, 5, 18, 17, 0, 0, 7},  // black
    {723, 222, -1, -1, -1, 517, 0, 12, 0, 0, 4, 18, 17, 0, 0, 7},  // blackColor
    {714, 222, -1, -1, -1, 0, 0, 13, 0, 0, 5, 18, 17, 0, 0, 7},  // white
    {724, 222, -1, -1, -1, 517, 0, 14, 0, 0, 4, 18, 17, 0, 0, 7},  // whiteColor
    {706, 222, -1, -1, -1, 0, 0, 15, 0, 0, 5, 18, 17, 0, 0, 7},  // red
    {725, 222, -1, -1, -1, 517, 0, 16, 0, 0, 4, 18, 17, 0, 0, 7},  // redColor
    {707, 222, -1, -1, -1, 0, 0, 17, 0, 0, 5, 18, 17, 0, 0, 7},  // green
    {726, 222, -1, -1, -1, 517, 0, 18, 0, 0, 4, 18, 17, 0, 0, 7},  // greenColor
    {708, 222, -1, -1, -1, 0, 0, 19, 0, 0, 5, 18, 17, 0, 0, 7},  // blue
    {727, 222, -1, -1, -1, 517, 0, 20, 0, 0, 4, 18, 17, 0, 0, 7},  // blueColor
    {728, 222, -1, -1, -1, 0, 0, 21, 0, 0, 5, 18, 17, 0, 0, 7},  // cyan
    {729, 222, -1, -1, -1, 517, 0, 22, 0, 0, 4, 18, 17, 0, 0, 7},  // cyanColor
    {730, 222, -1, -1, -1, 0, 0, 23, 0, 0, 5, 18, 17, 0, 0, 7},  // yellow
    {731, 222, -1, -1, -1, 517, 0, 24, 0, 0, 4, 18, 17, 0, 0, 7},  // yellowColor
    {732, 222, -1, -1, -1, 0, 0, 25, 0, 0, 5, 18, 17, 0, 0, 7},  // magenta
    {733, 222, -1, -1, -1, 517, 0, 26, 0, 0, 4, 18, 17, 0, 0, 7},  // magentaColor
    {734, 222, -1, -1, -1, 0, 0, 27, 0, 0, 5, 18, 17, 0, 0, 7},  // orange
    {735, 222, -1, -1, -1, 517, 0, 28, 0, 0, 4, 18, 17, 0, 0, 7},  // orangeColor
    {736, 222, -1, -1, -1, 0, 0, 29, 0, 0, 5, 18, 17, 0, 0, 7},  // purple
    {737, 222, -1, -1, -1, 517, 0, 30, 0, 0, 4, 18, 17, 0, 0, 7},  // purpleColor
    {738, 222, -1, -1, -1, 0, 0, 31, 0, 0, 5, 18, 17, 0, 0, 7},  // brown
    {739, 222, -1, -1, -1, 517, 0, 32, 0, 0, 4, 18, 17, 0, 0, 7},  // brownColor
    {740, 222, -1, -1, -1, 0, 0, 33, 0, 0, 5, 18, 17, 0, 0, 7},  // gray
    {741, 222, -1, -1, -1, 517, 0, 34, 0, 0, 4, 18, 17, 0, 0, 7},  // grayColor
    {742, 222, -1, -1, -1, 0, 0, 35, 0, 0, 5, 18, 17, 0, 0, 7},  // lightGray
    {743, 222, -1, -1, -1, 517, 0, 36, 0, 0, 4, 18, 17, 0, 0, 7},  // lightGrayColor
    {744, 222, -1, -1, -1, 0, 0, 37, 0, 0, 5, 18, 17, 0, 0, 7},  // darkGray
    {745, 222, -1, -1, -1, 517, 0, 38, 0, 0, 4, 18, 17, 0, 0, 7},  // darkGrayColor
    {746, 222, -1, -1, -1, 0, 0, 39, 0, 0, 5, 18, 17, 0, 0, 7},  // clear
    {747, 222, -1, -1, -1, 517, 0, 40, 0, 0, 4, 18, 17, 0, 0, 7},  // clearColor
    {748, 222, -1, -1, -1, 0, 0, 41, 0, 0, 5, 18, 17, 0, 0, 7},  // systemRed
    {749, 222, -1, -1, -1, 0, 0, 42, 0, 0, 5, 18, 17, 0, 0, 7},  // systemOrange
    {750, 222, -1, -1, -1, 0, 0, 43, 0, 0, 5, 18, 17, 0, 0, 7},  // systemYellow
    {751, 222, -1, -1, -1, 0, 0, 44, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGreen
    {752, 222, -1, -1, -1, 0, 0, 45, 0, 0, 5, 18, 17, 0, 0, 7},  // systemMint
    {753, 222, -1, -1, -1, 0, 0, 46, 0, 0, 5, 18, 17, 0, 0, 7},  // systemTeal
    {754, 222, -1, -1, -1, 0, 0, 47, 0, 0, 5, 18, 17, 0, 0, 7},  // systemCyan
    {755, 222, -1, -1, -1, 0, 0, 48, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBlue
    {756, 222, -1, -1, -1, 0, 0, 49, 0, 0, 5, 18, 17, 0, 0, 7},  // systemIndigo
    {757, 222, -1, -1, -1, 0, 0, 50, 0, 0, 5, 18, 17, 0, 0, 7},  // systemPurple
    {758, 222, -1, -1, -1, 0, 0, 51, 0, 0, 5, 18, 17, 0, 0, 7},  // systemPink
    {759, 222, -1, -1, -1, 0, 0, 52, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBrown
    {760, 222, -1, -1, -1, 0, 0, 53, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray
    {761, 222, -1, -1, -1, 0, 0, 54, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray2
    {762, 222, -1, -1, -1, 0, 0, 55, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray3
    {763, 222, -1, -1, -1, 0, 0, 56, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray4
    {764, 222, -1, -1, -1, 0, 0, 57, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray5
    {765, 222, -1, -1, -1, 0, 0, 58, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray6
    {766, 222, -1, -1, -1, 0, 0, 59, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBackground
    {767, 222, -1, -1, -1, 0, 0, 60, 0, 0, 5, 18, 17, 0, 0, 7},  // secondarySystemBackground
    {768, 222, -1, -1, -1, 0, 0, 61, 0, 0, 5, 18, 17, 0, 0, 7},  // label
    {223, -1, -1, -1, -1, 517, 851, 0, 1, 1, 3, 0, 30, 0, 0, 8},  // UIView
    {223, -1, -1, -1, -1, 0, 0, 1, 0, 0, 3, 0, 30, 0, 0, 8},  // UIView
    {224, -1, -1, -1, -1, 518, 852, 2, 1, 1, 3, 0, 30, 0, 0, 8},  // UIWindow
    {224, -1, -1, -1, -1, 0, 0, 3, 0, 0, 3, 0, 30, 0, 0, 8},  // UIWindow
    {225, -1, -1, -1, -1, 519, 853, 4, 1, 1, 3, 0, 30, 0, 0, 8},  // UIImageView
    {225, -1, -1, -1, -1, 0, 0, 5, 0, 0, 3, 0, 30, 0, 0, 8},  // UIImageView
    {226, -1, -1, -1, -1, 520, 854, 6, 1, 1, 3, 0, 30, 0, 0, 8},  // UILabel
    {226, -1, -1, -1, -1, 0, 0, 7, 0, 0, 3, 0, 30, 0, 0, 8},  // UILabel
    {227, -1, -1, -1, -1, 521, 855, 8, 1, 1, 3, 0, 30, 0, 0, 8},  // UIButton
    {227, -1, -1, -1, -1, 0, 0, 9, 0, 0, 3, 0, 30, 0, 0, 8},  // UIButton
    {228, -1, -1, -1, -1, 522, 856, 10, 1, 1, 3, 0, 30, 0, 0, 8},  // UIScrollView
    {228, -1, -1, -1, -1, 0, 0, 11, 0, 0, 3, 0, 30, 0, 0, 8},  // UIScrollView
    {229, -1, -1, -1, -1, 523, 857, 12, 1, 1, 3, 0, 30, 0, 0, 8},  // UIControl
    {229, -1, -1, -1, -1, 0, 0, 13, 0, 0, 3, 0, 30, 0, 0, 8},  // UIControl
    {230, -1, -1, -1, -1, 524, 858, 14, 1, 1, 3, 0, 30, 0, 0, 8},  // UITextField
    {230, -1, -1, -1, -1, 0, 0, 15, 0, 0, 3, 0, 30, 0, 0, 8},  // UITextField
    {231, -1, -1, -1, -1, 525, 859, 16, 1, 1, 3, 0, 30, 0, 0, 8},  // UITextView
    {231, -1, -1, -1, -1, 0, 0, 17, 0, 0, 3, 0, 30, 0, 0, 8},  // UITextView
    {232, -1, -1, -1, -1, 526, 860, 18, 1, 1, 3, 0, 30, 0, 0, 8},  // UITableViewCell
    {232, -1, -1, -1, -1, 0, 0, 19, 0, 0, 3, 0, 30, 0, 0, 8},  // UITableViewCell
    {233, -1, -1, -1, -1, 527, 861, 20, 1, 1, 3, 0, 30, 0, 0, 8},  // UICollectionViewCell
    {233, -1, -1, -1, -1, 0, 0, 21, 0, 0, 3, 0, 30, 0, 0, 8},  // UICollectionViewCell
    {234, -1, -1, -1, -1, 528, 862, 22, 1, 1, 3, 0, 30, 0, 0, 8},  // UIVisualEffectView
    {234, -1, -1, -1, -1, 0, 0, 23, 0, 0, 3, 0, 30, 0, 0, 8},  // UIVisualEffectView
    {235, -1, -1, -1, -1, 529, 863, 24, 1, 1, 3, 0, 30, 0, 0, 8},  // UIPageControl
    {235, -1, -1, -1, -1, 0, 0, 25, 0, 0, 3, 0, 30, 0, 0, 8},  // UIPageControl
    {769, -1, -1, -1, -1, 0, 864, 26, 0, 1, 2, 31, 13, 0, 9, 8},  // frame
    {770, -1, -1, -1, -1, 0, 865, 27, 0, 1, 2, 31, 13, 0, 10, 8},  // bounds
    {369, -1, -1, -1, -1, 0, 866, 28, 0, 1, 2, 31, 9, 0, 11, 8},  // center
    {771, -1, -1, -1, -1, 0, 867, 29, 0, 1, 2, 31, 9, 0, 12, 8},  // anchorPoint
    {772, -1, -1, -1, 1764, 0, 868, 30, 0, 1, 2, 31, 2, 0, 0, 8},  // isHidden
    {773, -1, -1, -1, -1, 0, 869, 31, 0, 1, 2, 31, 2, 0, 0, 8},  // clipsToBounds
    {774, -1, -1, -1, -1, 0, 870, 32, 0, 1, 2, 31, 3, 0, 0, 8},  // name
    {776, -1, -1, -1, -1, 530, 871, 33, 1, 1, 0, 0, 59, 0, 0, 8},  // UIImage
    {776, -1, -1, -1, -1, 531, 872, 34, 1, 1, 0, 0, 59, 0, 0, 8},  // UIImage
    {225, -1, -1, -1, -1, 532, 873, 35, 1, 1, 3, 0, 30, 0, 0, 8},  // UIImageView
    {128, -1, -1, -1, -1, 0, 874, 36, 0, 1, 2, 31, 14, 0, 13, 8},  // transform
    {778, -1, -1, -1, -1, 0, 875, 37, 0, 1, 2, 31, 14, 0, 13, 8},  // transform3D
    {779, -1, -1, -1, -1, 533, 876, 38, 1, 2, 1, 31, 59, 0, 0, 8},  // moveAnchor
    {780, -1, -1, -1, -1, 0, 878, 39, 0, 1, 2, 31, 9, 0, 0, 8},  // contentOffset
    {709, -1, -1, -1, -1, 0, 879, 40, 0, 1, 2, 31, 0, 0, 0, 8},  // alpha
    {781, -1, -1, -1, 782, 0, 880, 41, 0, 1, 2, 31, 2, 0, 0, 8},  // isUserInteractionEnabled
    {782, -1, -1, -1, -1, 0, 881, 42, 0, 1, 2, 31, 2, 0, 0, 8},  // userInteractionEnabled
    {783, -1, -1, -1, -1, 0, 882, 43, 0, 1, 2, 31, 0, 0, 0, 8},  // tag
    {129, -1, -1, -1, -1, 0, 883, 44, 0, 1, 2, 31, 31, 0, 0, 8},  // layer
    {79, -1, -1, -1, -1, 534, 884, 45, 4, 4, 0, 0, 30, 0, 0, 8},  // view
    {784, -1, -1, -1, -1, 0, 888, 0, 0, 1, 2, 31, 17, 0, 0, 9},  // backgroundColor
    {785, -1, -1, -1, -1, 0, 889, 1, 0, 1, 2, 31, 3, 0, 0, 9},  // text
    {786, -1, -1, -1, -1, 0, 890, 2, 0, 1, 2, 31, 17, 0, 0, 9},  // textColor
    {787, -1, -1, -1, -1, 0, 891, 3, 0, 1, 2, 31, 20, 0, 0, 9},  // textAlignment
    {788, -1, -1, -1, -1, 0, 892, 4, 0, 1, 2, 31, 59, 0, 0, 9},  // font
    {775, -1, -1, -1, -1, 0, 893, 5, 0, 1, 2, 31, 59, 0, 0, 9},  // image
    {789, -1, -1, -1, -1, 0, 894, 6, 0, 1, 2, 31, 59, 0, 0, 9},  // contentMode
    {790, -1, -1, -1, 1793, 0, 895, 7, 0, 1, 2, 31, 2, 0, 0, 9},  // isOpaque
    {791, -1, -1, -1, -1, 0, 896, 8, 0, 1, 2, 31, 17, 0, 0, 9},  // tintColor
    {792, -1, -1, -1, -1, 0, 897, 9, 0, 1, 2, 31, 0, 0, 0, 9},  // contentScaleFactor
    {793, -1, -1, -1, -1, 0, 898, 10, 0, 1, 2, 31, 3, 0, 0, 9},  // accessibilityLabel
    {794, -1, -1, -1, -1, 0, 899, 11, 0, 1, 2, 31, 55, 0, 0, 9},  // safeAreaInsets
    {795, -1, -1, -1, -1, 0, 900, 12, 0, 1, 2, 31, 55, 0, 0, 9},  // layoutMargins
    {796, -1, -1, -1, -1, 0, 901, 13, 0, 1, 2, 31, 30, 0, 0, 9},  // mask
    {797, -1, -1, -1, -1, 0, 902, 14, 0, 1, 2, 31, 3, 0, 0, 9},  // accessibilityIdentifier
    {798, -1, -1, -1, -1, 0, 903, 15, 0, 1, 2, 31, 3, 0, 0, 9},  // accessibilityHint
    {799, -1, -1, -1, -1, 0, 904, 16, 0, 1, 2, 31, 2, 0, 0, 9},  // isAccessibilityElement
    {800, -1, -1, -1, -1, 0, 905, 17, 0, 1, 2, 31, 59, 0, 0, 9},  // semanticContentAttribute
    {801, -1, -1, -1, -1, 0, 906, 18, 0, 1, 2, 31, 2, 0, 0, 9},  // clearsContextBeforeDrawing
    {802, -1, -1, -1, -1, 0, 907, 19, 0, 1, 2, 31, 2, 0, 0, 9},  // isFirstResponder
    {803, -1, -1, -1, -1, 0, 908, 20, 0, 1, 2, 31, 0, 0, 0, 9},  // numberOfLines
    {804, -1, -1, -1, -1, 0, 909, 21, 0, 1, 2, 31, 2, 0, 0, 9},  // adjustsFontSizeToFitWidth
    {805, -1, -1, -1, -1, 0, 910, 22, 0, 1, 2, 31, 59, 0, 0, 9},  // lineBreakMode
    {806, -1, -1, -1, -1, 0, 911, 23, 0, 1, 2, 31, 59, 0, 0, 9},  // attributedText
    {807, -1, -1, -1, -1, 0, 912, 24, 0, 1, 2, 31, 59, 0, 0, 9},  // baselineAdjustment
    {808, -1, -1, -1, -1, 0, 913, 25, 0, 1, 2, 31, 59, 0, 0, 9},  // borderStyle
    {809, -1, -1, -1, -1, 0, 914, 26, 0, 1, 2, 31, 59, 0, 0, 9},  // keyboardType
    {810, -1, -1, -1, -1, 0, 915, 27, 0, 1, 2, 31, 59, 0, 0, 9},  // returnKeyType
    {811, -1, -1, -1, -1, 0, 916, 28, 0, 1, 2, 31, 59, 0, 0, 9},  // autocorrectionType
    {812, -1, -1, -1, -1, 0, 917, 29, 0, 1, 2, 31, 59, 0, 0, 9},  // autocapitalizationType
    {813, -1, -1, -1, -1, 0, 918, 30, 0, 1, 2, 31, 59, 0, 0, 9},  // clearButtonMode
    {814, -1, -1, -1, -1, 0, 919, 31, 0, 1, 2, 31, 17, 0, 0, 9},  // shadowColor
    {815, -1, -1, -1, -1, 0, 920, 32, 0, 1, 2, 31, 3, 0, 0, 9},  // placeholder
    {816, -1, -1, -1, -1, 0, 921, 33, 0, 1, 2, 31, 0, 0, 0, 9},  // minimumScaleFactor
    {817, -1, -1, -1, 1797, 0, 922, 34, 0, 1, 2, 31, 2, 0, 0, 9},  // isEditable
    {818, -1, -1, -1, 1798, 0, 923, 35, 0, 1, 2, 31, 2, 0, 0, 9},  // isSelectable
    {819, -1, -1, -1, 1799, 0, 924, 36, 0, 1, 2, 31, 2, 0, 0, 9},  // isSecureTextEntry
    {820, -1, -1, -1, -1, 0, 925, 37, 0, 1, 2, 31, 0, 0, 0, 9},  // zoomScale
    {821, 228, -1, -1, -1, 0, 0, 38, 0, 0, 5, 31, 56, 0, 0, 9},  // DecelerationRate
    {823, 824, -1, -1, -1, 0, 0, 39, 0, 0, 5, 29, 28, 0, 0, 9},  // normal
    {825, -1, -1, -1, -1, 0, 0, 40, 0, 0, 5, 0, 0, 0, 0, 9},  // UIScrollViewDecelerationRateNormal
    {826, 824, -1, -1, -1, 0, 0, 41, 0, 0, 5, 29, 28, 0, 0, 9},  // fast
    {827, -1, -1, -1, -1, 0, 0, 42, 0, 0, 5, 0, 0, 0, 0, 9},  // UIScrollViewDecelerationRateFast
    {828, -1, -1, -1, -1, 0, 926, 43, 0, 1, 2, 29, 0, 0, 0, 9},  // rawValue
    {829, -1, -1, -1, -1, 0, 927, 44, 0, 1, 2, 31, 28, 0, 0, 9},  // decelerationRate
    {830, 831, 832, -1, -1, 0, 0, 45, 0, 0, 5, 4, 3, 0, 0, 9},  // system
    {833, 831, 834, -1, -1, 0, 0, 46, 0, 0, 5, 4, 3, 0, 0, 9},  // custom
    {835, 831, 836, -1, -1, 0, 0, 47, 0, 0, 5, 4, 3, 0, 0, 9},  // infoLight
    {837, 831, 838, -1, -1, 0, 0, 48, 0, 0, 5, 4, 3, 0, 0, 9},  // contactAdd
    {839, 831, 840, -1, -1, 0, 0, 49, 0, 0, 5, 4, 3, 0, 0, 9},  // close
    {227, -1, -1, -1, -1, 538, 928, 50, 1, 1, 3, 0, 30, 0, 0, 9},  // UIButton
    {841, -1, -1, -1, 1796, 0, 929, 51, 0, 1, 2, 31, 2, 0, 0, 9},  // isScrollEnabled
    {842, -1, -1, -1, 1795, 0, 930, 52, 0, 1, 2, 31, 2, 0, 0, 9},  // isPagingEnabled
    {843, -1, -1, -1, -1, 0, 931, 53, 0, 1, 2, 31, 2, 0, 0, 9},  // bounces
    {844, -1, -1, -1, -1, 0, 932, 54, 0, 1, 2, 31, 2, 0, 0, 9},  // showsHorizontalScrollIndicator
    {845, -1, -1, -1, -1, 0, 933, 55, 0, 1, 2, 31, 2, 0, 0, 9},  // showsVerticalScrollIndicator
    {846, -1, -1, -1, -1, 0, 934, 56, 0, 1, 2, 31, 0, 0, 0, 9},  // minimumZoomScale
    {847, -1, -1, -1, -1, 0, 935, 57, 0, 1, 2, 31, 0, 0, 0, 9},  // maximumZoomScale
    {848, -1, -1, -1, -1, 0, 936, 58, 0, 1, 2, 31, 55, 0, 0, 9},  // contentInset
    {849, -1, -1, -1, -1, 0, 937, 59, 0, 1, 2, 31, 55, 0, 0, 9},  // scrollIndicatorInsets
    {850, -1, -1, -1, -1, 0, 938, 60, 0, 1, 2, 31, 55, 0, 0, 9},  // verticalScrollIndicatorInsets
    {851, -1, -1, -1, -1, 0, 939, 61, 0, 1, 2, 31, 55, 0, 0, 9},  // horizontalScrollIndicatorInsets
    {854, -1, -1, -1, -1, 0, 940, 62, 0, 1, 2, 31, 55, 0, 0, 9},  // safeAreaLayoutGuide
    {852, -1, -1, -1, -1, 0, 941, 63, 0, 1, 2, 31, 55, 0, 0, 9},  // adjustedContentInset
    {855, -1, -1, -1, -1, 0, 942, 64, 0, 1, 2, 31, 0, 0, 0, 9},  // numberOfPages
    {856, -1, -1, -1, -1, 0, 943, 65, 0, 1, 2, 31, 0, 0, 0, 9},  // currentPage
    {857, -1, -1, -1, -1, 0, 944, 66, 0, 1, 2, 31, 2, 0, 0, 9},  // hidesForSinglePage
    {858, -1, -1, -1, -1, 0, 945, 67, 0, 1, 2, 31, 17, 0, 0, 9},  // pageIndicatorTintColor
    {859, -1, -1, -1, -1, 0, 946, 68, 0, 1, 2, 31, 17, 0, 0, 9},  // currentPageIndicatorTintColor
    {860, -1, -1, -1, -1, 0, 947, 69, 0, 1, 2, 31, 59, 0, 0, 9},  // delegate
    {862, 223, -1, -1, -1, 0, 0, 70, 0, 0, 5, 31, 56, 0, 0, 9},  // AutoresizingMask
    {863, 861, 864, -1, -1, 0, 0, 71, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleLeftMargin
    {865, 861, -1, -1, -1, 0, 0, 72, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleLeftMargin
    {866, 861, 867, -1, -1, 0, 0, 73, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleWidth
    {868, 861, -1, -1, -1, 0, 0, 74, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleWidth
    {869, 861, 870, -1, -1, 0, 0, 75, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleRightMargin
    {871, 861, -1, -1, -1, 0, 0, 76, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleRightMargin
    {872, 861, 873, -1, -1, 0, 0, 77, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleTopMargin
    {874, 861, -1, -1, -1, 0, 0, 78, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleTopMargin
    {875, 861, 876, -1, -1, 0, 0, 79, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleHeight
    {877, 861, -1, -1, -1, 0, 0, 80, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleHeight
    {878, 861, 879, -1, -1, 0, 0, 81, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleBottomMargin
    {880, 861, -1, -1, -1, 0, 0, 82, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleBottomMargin
    {881, 861, 882, -1, -1, 0, 0, 83, 0, 0, 5, 26, 25, 0, 0, 9},  // None
    {883, -1, -1, -1, -1, 0, 948, 84, 0, 1, 2, 31, 25, 0, 0, 9},  // autoresizingMask
    {884, -1, -1, -1, -1, 0, 949, 85, 0, 1, 2, 31, 2, 0, 0, 9},  // translatesAutoresizingMaskIntoConstraints
    {885, -1, -1, -1, -1, 0, 950, 86, 0, 1, 2, 31, 2, 0, 0, 9},  // autoresizesSubviews
    {887, 229, -1, -1, -1, 0, 0, 87, 0, 0, 5, 31, 56, 0, 0, 9},  // State
    {823, 886, 888, -1, -1, 0, 0, 88, 0, 0, 5, 41, 40, 0, 0, 9},  // normal
    {889, 886, -1, -1, -1, 0, 0, 89, 0, 0, 5, 41, 40, 0, 0, 9},  // Normal
    {890, 886, 891, -1, -1, 0, 0, 90, 0, 0, 5, 41, 40, 0, 0, 9},  // highlighted
    {892, 886, -1, -1, -1, 0, 0, 91, 0, 0, 5, 41, 40, 0, 0, 9},  // Highlighted
    {893, 886, 894, -1, -1, 0, 0, 92, 0, 0, 5, 41, 40, 0, 0, 9},  // disabled
    {895, 886, -1, -1, -1, 0, 0, 93, 0, 0, 5, 41, 40, 0, 0, 9},  // Disabled
    {896, 886, 897, -1, -1, 0, 0, 94, 0, 0, 5, 41, 40, 0, 0, 9},  // selected
    {898, 886, -1, -1, -1, 0, 0, 95, 0, 0, 5, 41, 40, 0, 0, 9},  // Selected
    {899, 886, 900, -1, -1, 0, 0, 96, 0, 0, 5, 41, 40, 0, 0, 9},  // focused
    {901, 886, -1, -1, -1, 0, 0, 97, 0, 0, 5, 41, 40, 0, 0, 9},  // Focused
    {903, 229, -1, -1, -1, 0, 0, 98, 0, 0, 5, 31, 56, 0, 0, 9},  // Event
    {904, 902, 905, -1, -1, 0, 0, 99, 0, 0, 5, 40, 39, 0, 0, 9},  // touchDown
    {906, 902, -1, -1, -1, 0, 0, 100, 0, 0, 5, 40, 39, 0, 0, 9},  // TouchDown
    {907, 902, 908, -1, -1, 0, 0, 101, 0, 0, 5, 40, 39, 0, 0, 9},  // touchDownRepeat
    {909, 902, -1, -1, -1, 0, 0, 102, 0, 0, 5, 40, 39, 0, 0, 9},  // TouchDownRepeat
    {910, 902, 911, -1, -1, 0, 0, 103, 0, 0, 5, 40, 39, 0, 0, 9},  // touchDragInside
    {912, 902, -1, -1, -1, 0, 0, 104, 0, 0, 5, 40, 39, 0, 0, 9},  // TouchDragInside
    {913, 902, 914, -1, -1, 0, 0, 105, 0, 0, 5, 40, 39, 0, 0, 9},  // touchDragOutside
    {915, 902, -1, -1, -1, 0, 0, 106, 0, 0, 5, 40, 39, 0, 0, 9},  // TouchDragOutside
    {916, 902, 917, -1, -1, 0, 0, 107, 0, 0, 5, 40, 39, 0, 0, 9},  // touchDragEnter
    {918, 902, -1, -1, -1, 0, 0, 108, 0, 0, 5, 40, 39, 0, 0, 9},  // TouchDragEnter
    {919, 902, 920, -1, -1, 0, 0, 109, 0, 0, 5, 40, 39, 0, 0, 9},  // touchDragExit
    {921, 902, -1, -1, -1, 0, 0, 110, 0, 0, 5, 40, 39, 0, 0, 9},  // TouchDragExit
    {922, 902, 923, -1, -1, 0, 0, 111, 0, 0, 5, 40, 39, 0, 0, 9},  // touchUpInside
    {924, 902, -1, -1, -1, 0, 0, 112, 0, 0, 5, 40, 39, 0, 0, 9},  // TouchUpInside
    {925, 902, 926, -1, -1, 0, 0, 113, 0, 0, 5, 40, 39, 0, 0, 9},  // touchUpOutside
    {927, 902, -1, -1, -1, 0, 0, 114, 0, 0, 5, 40, 39, 0, 0, 9},  // TouchUpOutside
    {928, 902, 929, -1, -1, 0, 0, 115, 0, 0, 5, 40, 39, 0, 0, 9},  // touchCancel
    {930, 902, -1, -1, -1, 0, 0, 116, 0, 0, 5, 40, 39, 0, 0, 9},  // TouchCancel
    {931, 902, 932, -1, -1, 0, 0, 117, 0, 0, 5, 40, 39, 0, 0, 9},  // valueChanged
    {933, 902, -1, -1, -1, 0, 0, 118, 0, 0, 5, 40, 39, 0, 0, 9},  // ValueChanged
    {934, 902, 935, -1, -1, 0, 0, 119, 0, 0, 5, 40, 39, 0, 0, 9},  // primaryActionTriggered
    {936, 902, -1, -1, -1, 0, 0, 120, 0, 0, 5, 40, 39, 0, 0, 9},  // PrimaryActionTriggered
    {937, 902, 938, -1, -1, 0, 0, 121, 0, 0, 5, 40, 39, 0, 0, 9},  // editingDidBegin
    {939, 902, -1, -1, -1, 0, 0, 122, 0, 0, 5, 40, 39, 0, 0, 9},  // EditingDidBegin
    {940, 902, 941, -1, -1, 0, 0, 123, 0, 0, 5, 40, 39, 0, 0, 9},  // editingChanged
    {942, 902, -1, -1, -1, 0, 0, 124, 0, 0, 5, 40, 39, 0, 0, 9},  // EditingChanged
    {943, 902, 944, -1, -1, 0, 0, 125, 0, 0, 5, 40, 39, 0, 0, 9},  // editingDidEnd
    {945, 902, -1, -1, -1, 0, 0, 126, 0, 0, 5, 40, 39, 0, 0, 9},  // EditingDidEnd
    {946, 902, 947, -1, -1, 0, 0, 127, 0, 0, 5, 40, 39, 0, 0, 9},  // editingDidEndOnExit
    {948, 902, -1, -1, -1, 0, 0, 128, 0, 0, 5, 40, 39, 0, 0, 9},  // EditingDidEndOnExit
    {949, 902, 950, -1, -1, 0, 0, 129, 0, 0, 5, 40, 39, 0, 0, 9},  // allTouchEvents
    {951, 902, -1, -1, -1, 0, 0, 130, 0, 0, 5, 40, 39, 0, 0, 9},  // AllTouchEvents
    {952, 902, 953, -1, -1, 0, 0, 131, 0, 0, 5, 40, 39, 0, 0, 9},  // allEditingEvents
    {954, 902, -1, -1, -1, 0, 0, 132, 0, 0, 5, 40, 39, 0, 0, 9},  // AllEditingEvents
    {955, 902, 956, -1, -1, 0, 0, 133, 0, 0, 5, 40, 39, 0, 0, 9},  // allEvents
    {957, 902, -1, -1, -1, 0, 0, 134, 0, 0, 5, 40, 39, 0, 0, 9},  // AllEvents
    {958, -1, -1, -1, -1, 539, 951, 135, 3, 4, 1, 31, 59, 0, 0, 9},  // addTarget
    {958, -1, -1, -1, -1, 542, 955, 136, 3, 4, 1, 31, 59, 0, 0, 9},  // addTarget
    {961, -1, -1, -1, -1, 545, 959, 137, 3, 4, 1, 31, 59, 0, 0, 9},  // removeTarget
    {961, -1, -1, -1, -1, 548, 963, 138, 3, 4, 1, 31, 59, 0, 0, 9},  // removeTarget
    {962, -1, -1, -1, -1, 551, 967, 139, 1, 2, 1, 31, 59, 0, 0, 9},  // sendActions
    {963, -1, -1, -1, -1, 552, 969, 140, 1, 2, 1, 31, 59, 0, 0, 9},  // sendActionsForControlEvents
    {964, -1, -1, -1, -1, 553, 971, 141, 2, 3, 1, 31, 59, 0, 0, 9},  // setTitle
    {964, -1, -1, -1, -1, 555, 974, 142, 2, 3, 1, 31, 59, 0, 0, 9},  // setTitle
    {966, -1, -1, -1, -1, 557, 977, 143, 2, 3, 1, 31, 59, 0, 0, 9},  // setTitleColor
    {966, -1, -1, -1, -1, 559, 980, 144, 2, 3, 1, 31, 59, 0, 0, 9},  // setTitleColor
    {967, -1, -1, -1, -1, 561, 983, 145, 2, 3, 1, 31, 59, 0, 0, 9},  // setImage
    {967, -1, -1, -1, -1, 563, 986, 146, 2, 3, 1, 31, 59, 0, 0, 9},  // setImage
    {968, -1, -1, -1, -1, 565, 989, 147, 2, 3, 1, 31, 59, 0, 0, 9},  // setBackgroundImage
    {968, -1, -1, -1, -1, 567, 992, 148, 2, 3, 1, 31, 59, 0, 0, 9},  // setBackgroundImage
    {969, -1, -1, -1, -1, 569, 995, 149, 2, 3, 1, 31, 59, 0, 0, 9},  // setAttributedTitle
    {970, -1, -1, -1, -1, 571, 998, 150, 2, 3, 1, 31, 59, 0, 0, 9},  // setTitleShadowColor
    {971, -1, -1, -1, -1, 0, 1001, 151, 0, 1, 2, 31, 3, 0, 0, 9},  // currentTitle
    {972, -1, -1, -1, -1, 0, 1002, 152, 0, 1, 2, 31, 30, 0, 0, 9},  // titleLabel
    {973, -1, -1, -1, -1, 0, 1003, 153, 0, 1, 2, 31, 55, 0, 0, 9},  // contentEdgeInsets
    {974, -1, -1, -1, -1, 0, 1004, 154, 0, 1, 2, 31, 55, 0, 0, 9},  // titleEdgeInsets
    {975, -1, -1, -1, -1, 0, 1005, 155, 0, 1, 2, 31, 55, 0, 0, 9},  // imageEdgeInsets
    {976, -1, -1, -1, -1, 0, 1006, 156, 0, 1, 2, 31, 2, 0, 0, 9},  // isEnabled
    {977, -1, -1, -1, -1, 0, 1007, 157, 0, 1, 2, 31, 2, 0, 0, 9},  // isSelected
    {978, -1, -1, -1, -1, 0, 1008, 158, 0, 1, 2, 31, 2, 0, 0, 9},  // isHighlighted
    {979, -1, -1, -1, -1, 0, 1009, 159, 0, 1, 2, 31, 2, 0, 0, 9},  // isTracking
    {980, -1, -1, -1, -1, 0, 1010, 160, 0, 1, 2, 31, 59, 0, 0, 9},  // contentHorizontalAlignment
    {981, -1, -1, -1, -1, 0, 1011, 161, 0, 1, 2, 31, 59, 0, 0, 9},  // contentVerticalAlignment
    {982, -1, -1, -1, -1, 0, 1012, 162, 0, 1, 2, 31, 12, 0, 0, 9},  // contentSize
    {372, 983, 984, -1, -1, 0, 0, 163, 0, 0, 5, 21, 20, 0, 0, 9},  // left
    {369, 983, 985, -1, -1, 0, 0, 164, 0, 0, 5, 21, 20, 0, 0, 9},  // center
    {374, 983, 986, -1, -1, 0, 0, 165, 0, 0, 5, 21, 20, 0, 0, 9},  // right
    {987, 983, 988, -1, -1, 0, 0, 166, 0, 0, 5, 21, 20, 0, 0, 9},  // justified
    {989, 983, 990, -1, -1, 0, 0, 167, 0, 0, 5, 21, 20, 0, 0, 9},  // natural
    {572, -1, -1, -1, 991, 0, 1013, 0, 0, 1, 2, 31, 59, 0, 0, 10},  // next
    {992, -1, -1, -1, -1, 0, 1014, 1, 0, 1, 2, 31, 30, 0, 0, 10},  // superview
    {993, -1, -1, -1, -1, 0, 1015, 2, 0, 1, 2, 31, 4, 0, 0, 10},  // subviews
    {84, -1, -1, -1, -1, 0, 1016, 3, 0, 1, 2, 31, 30, 0, 0, 10},  // window
    {994, -1, -1, -1, -1, 0, 1017, 4, 0, 1, 2, 31, 2, 0, 0, 10},  // isKeyWindow
    {995, -1, -1, -1, 1760, 573, 1018, 5, 1, 2, 1, 31, 2, 0, 0, 10},  // isDescendant
    {996, -1, -1, -1, -1, 574, 1020, 6, 1, 2, 1, 31, 59, 0, 0, 10},  // addSubview
    {997, -1, -1, -1, -1, 575, 1022, 7, 1, 2, 1, 31, 59, 0, 0, 10},  // bringSubviewToFront
    {998, -1, -1, -1, 1762, 576, 1024, 8, 1, 2, 1, 31, 59, 0, 0, 10},  // bringSubview
    {1000, -1, -1, -1, -1, 577, 1026, 9, 1, 2, 1, 31, 59, 0, 0, 10},  // sendSubviewToBack
    {1001, -1, -1, -1, 1763, 578, 1028, 10, 1, 2, 1, 31, 59, 0, 0, 10},  // sendSubview
    {1003, -1, -1, -1, -1, 579, 1030, 11, 0, 1, 1, 31, 59, 0, 0, 10},  // removeFromSuperview
    {1004, -1, -1, -1, 1761, 579, 1031, 12, 2, 3, 1, 31, 59, 0, 0, 10},  // insertSubview
    {1005, -1, -1, -1, 1800, 581, 1034, 13, 2, 3, 1, 31, 59, 0, 0, 10},  // exchangeSubview
    {1004, -1, -1, -1, -1, 583, 1037, 14, 2, 3, 1, 31, 59, 0, 0, 10},  // insertSubview
    {1004, -1, -1, -1, -1, 585, 1040, 15, 2, 3, 1, 31, 59, 0, 0, 10},  // insertSubview
    {1009, -1, -1, -1, 1766, 587, 1043, 16, 2, 3, 1, 31, 9, 0, 5, 10},  // convert
    {1009, -1, -1, -1, 1768, 589, 1046, 17, 2, 3, 1, 31, 9, 0, 5, 10},  // convert
    {1010, -1, -1, -1, -1, 591, 1049, 18, 2, 3, 1, 31, 9, 0, 5, 10},  // convertRect
    {1010, -1, -1, -1, -1, 593, 1052, 19, 2, 3, 1, 31, 9, 0, 5, 10},  // convertRect
    {1013, -1, -1, -1, -1, 595, 1055, 20, 2, 3, 1, 31, 9, 0, 5, 10},  // convertPoint
    {1013, -1, -1, -1, -1, 597, 1058, 21, 2, 3, 1, 31, 9, 0, 5, 10},  // convertPoint
    {1014, -1, -1, -1, -1, 599, 1061, 22, 0, 1, 1, 31, 59, 0, 0, 10},  // setNeedsLayout
    {1015, -1, -1, -1, -1, 599, 1062, 23, 0, 1, 1, 31, 59, 0, 0, 10},  // layoutIfNeeded
    {1014, -1, -1, -1, -1, 599, 1063, 24, 0, 1, 1, 32, 59, 0, 0, 10},  // setNeedsLayout
    {1015, -1, -1, -1, -1, 599, 1064, 25, 0, 1, 1, 32, 59, 0, 0, 10},  // layoutIfNeeded
    {1016, -1, -1, -1, -1, 599, 1065, 26, 0, 1, 1, 32, 59, 0, 0, 10},  // layoutSublayers
    {1016, -1, -1, -1, -1, 599, 1066, 27, 1, 2, 1, 31, 59, 0, 0, 10},  // layoutSublayers
    {1017, -1, -1, -1, -1, 600, 1068, 28, 1, 2, 1, 31, 59, 0, 0, 10},  // layoutSublayersOfLayer
    {1018, -1, -1, -1, -1, 601, 1070, 29, 0, 1, 1, 32, 2, 0, 0, 10},  // needsLayout
    {1019, -1, -1, -1, -1, 601, 1071, 30, 0, 1, 1, 31, 59, 0, 0, 10},  // setNeedsDisplay
    {1020, -1, -1, -1, -1, 601, 1072, 31, 0, 1, 1, 31, 59, 0, 0, 10},  // layoutSubviews
    {1019, -1, -1, -1, 1801, 601, 1073, 32, 1, 2, 1, 31, 59, 0, 0, 10},  // setNeedsDisplay
    {1019, -1, -1, -1, 1801, 602, 1075, 33, 1, 2, 1, 32, 59, 0, 0, 10},  // setNeedsDisplay
    {1021, -1, -1, -1, -1, 603, 1077, 34, 0, 1, 1, 31, 2, 0, 0, 10},  // becomeFirstResponder
    {1022, -1, -1, -1, -1, 603, 1078, 35, 0, 1, 1, 31, 2, 0, 0, 10},  // resignFirstResponder
    {1023, -1, -1, -1, -1, 603, 1079, 36, 1, 2, 1, 31, 12, 0, 0, 10},  // sizeThatFits
    {1024, -1, -1, -1, -1, 604, 1081, 37, 0, 1, 1, 31, 59, 0, 0, 10},  // sizeToFit
    {1025, -1, -1, -1, -1, 0, 1082, 38, 0, 1, 2, 31, 12, 0, 0, 10},  // intrinsicContentSize
    {1026, 223, 1027, -1, -1, 0, 0, 39, 0, 0, 5, 31, 0, 0, 0, 10},  // noIntrinsicMetric
    {1028, -1, -1, -1, -1, 604, 1083, 40, 0, 1, 1, 31, 59, 0, 0, 10},  // invalidateIntrinsicContentSize
    {1029, -1, -1, -1, -1, 604, 1084, 41, 1, 2, 1, 31, 59, 0, 0, 10},  // endEditing
    {1019, -1, -1, -1, -1, 605, 1086, 42, 0, 1, 1, 32, 59, 0, 0, 10},  // setNeedsDisplay
    {1030, -1, -1, -1, -1, 605, 1087, 43, 1, 2, 1, 31, 30, 0, 0, 10},  // viewWithTag
    {1031, -1, -1, -1, 1776, 606, 1089, 44, 2, 3, 1, 32, 59, 0, 0, 10},  // insertSublayer
    {1031, -1, -1, -1, -1, 608, 1092, 45, 2, 3, 1, 32, 59, 0, 0, 10},  // insertSublayer
    {1031, -1, -1, -1, -1, 610, 1095, 46, 2, 3, 1, 32, 59, 0, 0, 10},  // insertSublayer
    {1026, 223, -1, -1, -1, 0, 0, 47, 0, 0, 5, 31, 0, 0, 0, 10},  // noIntrinsicMetric
    {1034, -1, -1, -1, -1, 0, 1098, 48, 0, 1, 2, 31, 59, 0, 0, 10},  // rootViewController
    {1035, -1, -1, -1, -1, 0, 1099, 49, 0, 1, 2, 31, 59, 0, 0, 10},  // liveView
    {1036, -1, -1, -1, -1, 612, 1100, 50, 0, 1, 1, 31, 59, 0, 0, 10},  // makeKeyAndVisible
    {1037, -1, -1, -1, -1, 612, 1101, 51, 0, 1, 1, 31, 59, 0, 0, 10},  // makeKey
    {1039, 1038, -1, -1, -1, 0, 0, 52, 0, 0, 5, 31, 30, 0, 0, 10},  // current
    {856, 1040, -1, -1, -1, 0, 0, 53, 0, 0, 5, 31, 30, 0, 0, 10},  // currentPage
    {1041, -1, -1, -1, -1, 0, 1102, 54, 0, 1, 2, 31, 2, 0, 0, 10},  // needsIndefiniteExecution
    {1043, 1042, -1, -1, -1, 0, 0, 55, 0, 0, 5, 31, 30, 0, 0, 10},  // main
    {1044, 1042, -1, -1, -1, 612, 1103, 56, 0, 0, 4, 31, 30, 0, 0, 10},  // mainScreen
    {1045, -1, -1, -1, 1758, 612, 1103, 57, 2, 3, 1, 31, 30, 0, 5, 10},  // hitTest
    {1046, -1, -1, -1, -1, 614, 1106, 58, 2, 3, 1, 31, 2, 0, 0, 10},  // beginTracking
    {1047, -1, -1, -1, -1, 616, 1109, 59, 2, 3, 1, 31, 2, 0, 0, 10},  // continueTracking
    {322, -1, -1, -1, 1759, 618, 1112, 60, 2, 3, 1, 31, 2, 0, 5, 10},  // point
    {1049, -1, -1, -1, -1, 620, 1115, 0, 0, 0, 3, 0, 31, 0, 0, 11},  // CALayer
    {1050, -1, -1, -1, -1, 620, 1115, 1, 0, 0, 3, 0, 31, 0, 0, 11},  // CAShapeLayer
    {1051, -1, -1, -1, -1, 620, 1115, 2, 0, 0, 3, 0, 31, 0, 0, 11},  // CAGradientLayer
    {1052, -1, -1, -1, -1, 620, 1115, 3, 0, 0, 3, 0, 31, 0, 0, 11},  // CATextLayer
    {1053, -1, -1, -1, -1, 0, 1115, 4, 0, 1, 2, 32, 4, 0, 0, 11},  // colors
    {1054, -1, -1, -1, -1, 0, 1116, 5, 0, 1, 2, 32, 4, 0, 0, 11},  // locations
    {1055, -1, -1, -1, -1, 0, 1117, 6, 0, 1, 2, 32, 9, 0, 0, 11},  // startPoint
    {1056, -1, -1, -1, -1, 0, 1118, 7, 0, 1, 2, 32, 9, 0, 0, 11},  // endPoint
    {269, -1, -1, -1, -1, 0, 1119, 8, 0, 1, 2, 32, 59, 0, 0, 11},  // string
    {788, -1, -1, -1, -1, 0, 1120, 9, 0, 1, 2, 32, 59, 0, 0, 11},  // font
    {1057, -1, -1, -1, -1, 0, 1121, 10, 0, 1, 2, 32, 0, 0, 0, 11},  // fontSize
    {1058, -1, -1, -1, -1, 0, 1122, 11, 0, 1, 2, 32, 17, 0, 0, 11},  // foregroundColor
    {1059, -1, -1, -1, -1, 0, 1123, 12, 0, 1, 2, 32, 2, 0, 0, 11},  // isWrapped
    {1060, -1, -1, -1, 1061, 620, 1124, 13, 1, 2, 1, 32, 59, 0, 0, 11},  // render
    {1062, -1, -1, -1, 1064, 622, 1126, 14, 2, 3, 1, 31, 2, 0, 0, 11},  // drawHierarchy
    {769, -1, -1, -1, -1, 0, 1129, 15, 0, 1, 2, 32, 13, 0, 9, 11},  // frame
    {770, -1, -1, -1, -1, 0, 1130, 16, 0, 1, 2, 32, 13, 0, 10, 11},  // bounds
    {127, -1, -1, -1, -1, 0, 1131, 17, 0, 1, 2, 32, 9, 0, 11, 11},  // position
    {771, -1, -1, -1, -1, 0, 1132, 18, 0, 1, 2, 32, 9, 0, 12, 11},  // anchorPoint
    {772, -1, -1, -1, 1764, 0, 1133, 19, 0, 1, 2, 32, 2, 0, 0, 11},  // isHidden
    {1065, -1, -1, -1, -1, 0, 1134, 20, 0, 1, 2, 32, 2, 0, 0, 11},  // masksToBounds
    {774, -1, -1, -1, -1, 0, 1135, 21, 0, 1, 2, 32, 3, 0, 0, 11},  // name
    {1066, -1, -1, -1, -1, 0, 1136, 22, 0, 1, 2, 32, 14, 0, 0, 11},  // sublayerTransform
    {128, -1, -1, -1, -1, 0, 1137, 23, 0, 1, 2, 32, 14, 0, 0, 11},  // transform
    {1067, -1, -1, -1, -1, 0, 1138, 24, 0, 1, 2, 32, 0, 0, 0, 11},  // zPosition
    {1068, -1, -1, -1, -1, 0, 1139, 25, 0, 1, 2, 32, 0, 0, 0, 11},  // opacity
    {784, -1, -1, -1, -1, 0, 1140, 26, 0, 1, 2, 32, 17, 0, 0, 11},  // backgroundColor
    {1069, -1, -1, -1, -1, 0, 1141, 27, 0, 1, 2, 32, 0, 0, 0, 11},  // cornerRadius
    {1070, -1, -1, -1, -1, 0, 1142, 28, 0, 1, 2, 32, 0, 0, 0, 11},  // borderWidth
    {1071, -1, -1, -1, -1, 0, 1143, 29, 0, 1, 2, 32, 17, 0, 0, 11},  // borderColor
    {814, -1, -1, -1, -1, 0, 1144, 30, 0, 1, 2, 32, 17, 0, 0, 11},  // shadowColor
    {1072, -1, -1, -1, -1, 0, 1145, 31, 0, 1, 2, 32, 0, 0, 0, 11},  // shadowOpacity
    {1073, -1, -1, -1, -1, 0, 1146, 32, 0, 1, 2, 32, 0, 0, 0, 11},  // shadowRadius
    {1074, -1, -1, -1, -1, 0, 1147, 33, 0, 1, 2, 32, 12, 0, 0, 11},  // shadowOffset
    {1075, -1, -1, -1, -1, 0, 1148, 34, 0, 1, 2, 32, 32, 0, 0, 11},  // shadowPath
    {1076, -1, -1, -1, -1, 0, 1149, 35, 0, 1, 2, 32, 0, 0, 0, 11},  // contentsScale
    {1077, -1, -1, -1, -1, 0, 1150, 36, 0, 1, 2, 32, 59, 0, 0, 11},  // contents
    {1078, -1, -1, -1, -1, 0, 1151, 37, 0, 1, 2, 32, 13, 0, 0, 11},  // contentsRect
    {1079, -1, -1, -1, -1, 0, 1152, 38, 0, 1, 2, 32, 2, 0, 0, 11},  // shouldRasterize
    {1080, -1, -1, -1, -1, 0, 1153, 39, 0, 1, 2, 32, 0, 0, 0, 11},  // rasterizationScale
    {1081, -1, -1, -1, 1794, 0, 1154, 40, 0, 1, 2, 32, 2, 0, 0, 11},  // isDoubleSided
    {796, -1, -1, -1, -1, 0, 1155, 41, 0, 1, 2, 32, 31, 0, 0, 11},  // mask
    {1082, -1, -1, -1, -1, 0, 1156, 42, 0, 1, 2, 32, 59, 0, 0, 11},  // contentsGravity
    {1084, 1083, 1085, -1, -1, 0, 0, 43, 0, 0, 5, 42, 41, 0, 0, 11},  // layerMinXMinYCorner
    {1086, 1083, 1087, -1, -1, 0, 0, 44, 0, 0, 5, 42, 41, 0, 0, 11},  // layerMaxXMinYCorner
    {1088, 1083, 1089, -1, -1, 0, 0, 45, 0, 0, 5, 42, 41, 0, 0, 11},  // layerMinXMaxYCorner
    {1090, 1083, 1091, -1, -1, 0, 0, 46, 0, 0, 5, 42, 41, 0, 0, 11},  // layerMaxXMaxYCorner
    {1092, -1, -1, -1, -1, 0, 1157, 47, 0, 1, 2, 32, 41, 0, 0, 11},  // maskedCorners
    {1093, -1, -1, -1, -1, 0, 1158, 48, 0, 1, 2, 32, 59, 0, 0, 11},  // actions
    {1094, -1, -1, -1, -1, 0, 1159, 49, 0, 1, 2, 32, 59, 0, 0, 11},  // magnificationFilter
    {1095, -1, -1, -1, -1, 0, 1160, 50, 0, 1, 2, 32, 59, 0, 0, 11},  // minificationFilter
    {1096, -1, -1, -1, -1, 0, 1161, 51, 0, 1, 2, 32, 59, 0, 0, 11},  // compositingFilter
    {1097, -1, -1, -1, -1, 0, 1162, 52, 0, 1, 2, 32, 59, 0, 0, 11},  // cornerCurve
    {860, -1, -1, -1, -1, 0, 1163, 53, 0, 1, 2, 32, 59, 0, 0, 11},  // delegate
    {790, -1, -1, -1, 1793, 0, 1164, 54, 0, 1, 2, 32, 2, 0, 0, 11},  // isOpaque
    {1098, -1, -1, -1, -1, 0, 1165, 55, 0, 1, 2, 32, 2, 0, 0, 11},  // needsDisplayOnBoundsChange
    {1099, -1, -1, -1, -1, 0, 1166, 56, 0, 1, 2, 32, 2, 0, 0, 11},  // allowsEdgeAntialiasing
    {1100, -1, -1, -1, -1, 0, 1167, 57, 0, 1, 2, 32, 59, 0, 0, 11},  // lineCap
    {1101, -1, -1, -1, -1, 0, 1168, 58, 0, 1, 2, 32, 59, 0, 0, 11},  // fillRule
    {1102, -1, -1, -1, -1, 0, 1169, 59, 0, 1, 2, 32, 0, 0, 0, 11},  // miterLimit
    {1103, -1, -1, -1, -1, 0, 1170, 60, 0, 1, 2, 32, 0, 0, 0, 11},  // strokeStart
    {1104, -1, -1, -1, -1, 0, 1171, 61, 0, 1, 2, 32, 0, 0, 0, 11},  // strokeEnd
    {1105, -1, -1, -1, -1, 626, 1172, 62, 0, 1, 1, 32, 14, 0, 0, 11},  // affineTransform
    {130, -1, -1, -1, -1, 626, 1173, 63, 1, 2, 1, 32, 59, 0, 8, 11},  // setAffineTransform
    {1106, -1, -1, -1, 1777, 627, 1175, 64, 0, 1, 1, 32, 31, 0, 0, 11},  // presentation
    {1107, -1, -1, -1, 1778, 627, 1176, 65, 0, 1, 1, 32, 31, 0, 0, 11},  // model
    {1108, -1, -1, -1, -1, 0, 1177, 66, 0, 1, 2, 32, 31, 0, 0, 11},  // superlayer
    {1109, -1, -1, -1, -1, 0, 1178, 67, 0, 1, 2, 32, 4, 0, 0, 11},  // sublayers
    {1110, -1, -1, -1, -1, 627, 1179, 68, 1, 2, 1, 32, 59, 0, 0, 11},  // addSublayer
    {1111, -1, -1, -1, -1, 628, 1181, 69, 0, 1, 1, 32, 59, 0, 0, 11},  // removeFromSuperlayer
    {1009, -1, -1, -1, 1770, 628, 1182, 70, 2, 3, 1, 32, 9, 0, 5, 11},  // convert
    {1009, -1, -1, -1, 1772, 630, 1185, 71, 2, 3, 1, 32, 9, 0, 5, 11},  // convert
    {1045, -1, -1, -1, -1, 632, 1188, 72, 1, 2, 1, 32, 31, 0, 0, 11},  // hitTest
    {391, -1, -1, -1, 1725, 633, 1190, 73, 1, 2, 1, 32, 2, 0, 0, 11},  // contains
    {1112, -1, -1, -1, -1, 634, 1192, 0, 0, 0, 0, 0, 52, 0, 0, 12},  // Rectangle
    {1113, -1, -1, -1, -1, 634, 1192, 1, 0, 0, 0, 0, 52, 0, 0, 12},  // Circle
    {1114, -1, -1, -1, -1, 634, 1192, 2, 0, 0, 0, 0, 52, 0, 0, 12},  // Ellipse
    {1115, -1, -1, -1, -1, 634, 1192, 3, 0, 0, 0, 0, 52, 0, 0, 12},  // Capsule
    {1116, -1, -1, -1, -1, 634, 1192, 4, 1, 1, 0, 0, 52, 0, 0, 12},  // RoundedRectangle
    {1117, -1, -1, -1, -1, 635, 1193, 5, 1, 1, 0, 0, 52, 0, 0, 12},  // Text
    {1118, -1, -1, -1, -1, 636, 1194, 6, 1, 1, 0, 0, 52, 0, 0, 12},  // Image
    {1118, -1, -1, -1, -1, 637, 1195, 7, 1, 1, 0, 0, 52, 0, 0, 12},  // Image
    {769, -1, -1, -1, -1, 638, 1196, 8, 2, 3, 1, 53, 52, 0, 0, 12},  // frame
    {769, -1, -1, -1, -1, 640, 1199, 9, 1, 2, 1, 53, 52, 0, 0, 12},  // frame
    {769, -1, -1, -1, -1, 641, 1201, 10, 1, 2, 1, 53, 52, 0, 0, 12},  // frame
    {769, -1, -1, -1, -1, 642, 1203, 11, 3, 4, 1, 53, 52, 0, 0, 12},  // frame
    {660, -1, -1, -1, -1, 645, 1207, 12, 1, 2, 1, 53, 52, 0, 0, 12},  // padding
    {127, -1, -1, -1, -1, 646, 1209, 13, 2, 3, 1, 53, 52, 0, 0, 12},  // position
    {127, -1, -1, -1, -1, 648, 1212, 14, 1, 2, 1, 53, 52, 0, 0, 12},  // position
    {76, -1, -1, -1, -1, 649, 1214, 15, 2, 3, 1, 53, 52, 0, 0, 12},  // offset
    {76, -1, -1, -1, -1, 651, 1217, 16, 1, 2, 1, 53, 52, 0, 0, 12},  // offset
    {76, -1, -1, -1, -1, 652, 1219, 17, 1, 2, 1, 53, 52, 0, 0, 12},  // offset
    {76, -1, -1, -1, -1, 653, 1221, 18, 1, 2, 1, 53, 52, 0, 0, 12},  // offset
    {1120, -1, -1, -1, -1, 654, 1223, 19, 1, 2, 1, 53, 52, 0, 0, 12},  // rotationEffect
    {1120, -1, -1, -1, -1, 655, 1225, 20, 2, 3, 1, 53, 52, 0, 0, 12},  // rotationEffect
    {1122, -1, -1, -1, -1, 657, 1228, 21, 1, 2, 1, 53, 52, 0, 0, 12},  // scaleEffect
    {1122, -1, -1, -1, -1, 658, 1230, 22, 2, 3, 1, 53, 52, 0, 0, 12},  // scaleEffect
    {1122, -1, -1, -1, -1, 660, 1233, 23, 2, 3, 1, 53, 52, 0, 0, 12},  // scaleEffect
    {1122, -1, -1, -1, -1, 662, 1236, 24, 1, 2, 1, 53, 52, 0, 0, 12},  // scaleEffect
    {1122, -1, -1, -1, -1, 663, 1238, 25, 1, 2, 1, 53, 52, 0, 0, 12},  // scaleEffect
    {1122, -1, -1, -1, -1, 664, 1240, 26, 3, 4, 1, 53, 52, 0, 0, 12},  // scaleEffect
    {1123, -1, -1, -1, -1, 667, 1244, 27, 1, 2, 1, 53, 52, 0, 0, 12},  // transformEffect
    {1124, -1, -1, -1, -1, 668, 1246, 28, 1, 2, 1, 53, 52, 0, 0, 12},  // modifier
    {128, -1, -1, -1, -1, 0, 1248, 29, 0, 1, 2, 53, 14, 0, 0, 12},  // transform
    {368, -1, -1, -1, -1, 0, 1249, 30, 0, 1, 2, 53, 4, 0, 0, 12},  // corners
    {369, -1, -1, -1, -1, 0, 1250, 31, 0, 1, 2, 53, 9, 0, 0, 12},  // center
    {853, -1, -1, -1, -1, 0, 1251, 32, 0, 1, 2, 53, 13, 0, 0, 12},  // layoutFrame
    {314, -1, -1, -1, -1, 0, 1252, 33, 0, 1, 2, 53, 12, 0, 0, 12},  // size
    {1125, 1126, -1, -1, -1, 0, 0, 34, 0, 0, 5, 54, 53, 0, 0, 12},  // topLeading
    {371, 1126, -1, -1, -1, 0, 0, 35, 0, 0, 5, 54, 53, 0, 0, 12},  // top
    {1127, 1126, -1, -1, -1, 0, 0, 36, 0, 0, 5, 54, 53, 0, 0, 12},  // topTrailing
    {1128, 1126, -1, -1, -1, 0, 0, 37, 0, 0, 5, 54, 53, 0, 0, 12},  // leading
    {369, 1126, -1, -1, -1, 0, 0, 38, 0, 0, 5, 54, 53, 0, 0, 12},  // center
    {1129, 1126, -1, -1, -1, 0, 0, 39, 0, 0, 5, 54, 53, 0, 0, 12},  // trailing
    {1130, 1126, -1, -1, -1, 0, 0, 40, 0, 0, 5, 54, 53, 0, 0, 12},  // bottomLeading
    {373, 1126, -1, -1, -1, 0, 0, 41, 0, 0, 5, 54, 53, 0, 0, 12},  // bottom
    {1131, 1126, -1, -1, -1, 0, 0, 42, 0, 0, 5, 54, 53, 0, 0, 12},  // bottomTrailing
    {251, -1, -1, -1, -1, 0, 1253, 43, 0, 1, 2, 54, 0, 0, 0, 12},  // x
    {242, -1, -1, -1, -1, 0, 1254, 44, 0, 1, 2, 54, 0, 0, 0, 12},  // y
    {1126, -1, -1, -1, -1, 669, 1255, 45, 2, 2, 0, 0, 9, 0, 0, 12},  // UnitPoint
    {1133, -1, -1, -1, -1, 671, 1257, 46, 1, 1, 3, 0, 14, 0, 0, 12},  // ProjectionTransform
    {1134, -1, -1, -1, -1, 672, 1258, 0, 2, 2, 3, 0, 33, 0, 0, 13},  // UIGestureRecognizer
    {1134, -1, -1, -1, -1, 674, 1260, 1, 1, 1, 3, 0, 33, 0, 0, 13},  // UIGestureRecognizer
    {1134, -1, -1, -1, -1, 0, 0, 2, 0, 0, 3, 0, 33, 0, 0, 13},  // UIGestureRecognizer
    {1136, -1, -1, -1, -1, 675, 1261, 3, 2, 2, 3, 0, 33, 0, 0, 13},  // UIPanGestureRecognizer
    {1136, -1, -1, -1, -1, 677, 1263, 4, 1, 1, 3, 0, 33, 0, 0, 13},  // UIPanGestureRecognizer
    {1136, -1, -1, -1, -1, 0, 0, 5, 0, 0, 3, 0, 33, 0, 0, 13},  // UIPanGestureRecognizer
    {1137, -1, -1, -1, -1, 678, 1264, 6, 2, 2, 3, 0, 33, 0, 0, 13},  // UIPinchGestureRecognizer
    {1137, -1, -1, -1, -1, 680, 1266, 7, 1, 1, 3, 0, 33, 0, 0, 13},  // UIPinchGestureRecognizer
    {1137, -1, -1, -1, -1, 0, 0, 8, 0, 0, 3, 0, 33, 0, 0, 13},  // UIPinchGestureRecognizer
    {1138, -1, -1, -1, -1, 681, 1267, 9, 2, 2, 3, 0, 33, 0, 0, 13},  // UIRotationGestureRecognizer
    {1138, -1, -1, -1, -1, 683, 1269, 10, 1, 1, 3, 0, 33, 0, 0, 13},  // UIRotationGestureRecognizer
    {1138, -1, -1, -1, -1, 0, 0, 11, 0, 0, 3, 0, 33, 0, 0, 13},  // UIRotationGestureRecognizer
    {1139, -1, -1, -1, -1, 684, 1270, 12, 2, 2, 3, 0, 33, 0, 0, 13},  // UITapGestureRecognizer
    {1139, -1, -1, -1, -1, 686, 1272, 13, 1, 1, 3, 0, 33, 0, 0, 13},  // UITapGestureRecognizer
    {1139, -1, -1, -1, -1, 0, 0, 14, 0, 0, 3, 0, 33, 0, 0, 13},  // UITapGestureRecognizer
    {1140, -1, -1, -1, -1, 687, 1273, 15, 2, 2, 3, 0, 33, 0, 0, 13},  // UILongPressGestureRecognizer
    {1140, -1, -1, -1, -1, 689, 1275, 16, 1, 1, 3, 0, 33, 0, 0, 13},  // UILongPressGestureRecognizer
    {1140, -1, -1, -1, -1, 0, 0, 17, 0, 0, 3, 0, 33, 0, 0, 13},  // UILongPressGestureRecognizer
    {1141, -1, -1, -1, -1, 690, 1276, 18, 2, 2, 3, 0, 33, 0, 0, 13},  // UISwipeGestureRecognizer
    {1141, -1, -1, -1, -1, 692, 1278, 19, 1, 1, 3, 0, 33, 0, 0, 13},  // UISwipeGestureRecognizer
    {1141, -1, -1, -1, -1, 0, 0, 20, 0, 0, 3, 0, 33, 0, 0, 13},  // UISwipeGestureRecognizer
    {887, 1134, -1, -1, -1, 0, 0, 21, 0, 0, 5, 34, 56, 0, 0, 13},  // State
    {1142, 1134, -1, -1, -1, 0, 0, 22, 0, 0, 5, 34, 56, 0, 0, 13},  // Direction
    {828, -1, -1, -1, -1, 0, 1279, 23, 0, 1, 2, 35, 0, 0, 0, 13},  // rawValue
    {1145, 1146, 1147, -1, -1, 0, 0, 24, 0, 0, 5, 35, 34, 0, 0, 13},  // possible
    {1148, 1146, -1, -1, -1, 0, 0, 25, 0, 0, 5, 35, 34, 0, 0, 13},  // Possible
    {1149, 1146, 1150, -1, -1, 0, 0, 26, 0, 0, 5, 35, 34, 0, 0, 13},  // began
    {1151, 1146, -1, -1, -1, 0, 0, 27, 0, 0, 5, 35, 34, 0, 0, 13},  // Began
    {1152, 1146, 1153, -1, -1, 0, 0, 28, 0, 0, 5, 35, 34, 0, 0, 13},  // changed
    {1154, 1146, -1, -1, -1, 0, 0, 29, 0, 0, 5, 35, 34, 0, 0, 13},  // Changed
    {1155, 1146, 1156, -1, -1, 0, 0, 30, 0, 0, 5, 35, 34, 0, 0, 13},  // ended
    {1157, 1146, -1, -1, -1, 0, 0, 31, 0, 0, 5, 35, 34, 0, 0, 13},  // Ended
    {1158, 1146, 1159, -1, -1, 0, 0, 32, 0, 0, 5, 35, 34, 0, 0, 13},  // cancelled
    {1160, 1146, -1, -1, -1, 0, 0, 33, 0, 0, 5, 35, 34, 0, 0, 13},  // Cancelled
    {1161, 1146, 1162, -1, -1, 0, 0, 34, 0, 0, 5, 35, 34, 0, 0, 13},  // failed
    {1163, 1146, -1, -1, -1, 0, 0, 35, 0, 0, 5, 35, 34, 0, 0, 13},  // Failed
    {1164, 1146, 1165, -1, -1, 0, 0, 36, 0, 0, 5, 35, 34, 0, 0, 13},  // recognized
    {374, 1166, 1167, -1, -1, 0, 0, 37, 0, 0, 5, 36, 35, 0, 0, 13},  // right
    {1168, 1166, -1, -1, -1, 0, 0, 38, 0, 0, 5, 36, 35, 0, 0, 13},  // Right
    {372, 1166, 1169, -1, -1, 0, 0, 39, 0, 0, 5, 36, 35, 0, 0, 13},  // left
    {1170, 1166, -1, -1, -1, 0, 0, 40, 0, 0, 5, 36, 35, 0, 0, 13},  // Left
    {507, 1166, 1171, -1, -1, 0, 0, 41, 0, 0, 5, 36, 35, 0, 0, 13},  // up
    {1172, 1166, -1, -1, -1, 0, 0, 42, 0, 0, 5, 36, 35, 0, 0, 13},  // Up
    {508, 1166, 1173, -1, -1, 0, 0, 43, 0, 0, 5, 36, 35, 0, 0, 13},  // down
    {1174, 1166, -1, -1, -1, 0, 0, 44, 0, 0, 5, 36, 35, 0, 0, 13},  // Down
    {573, -1, -1, -1, -1, 0, 1280, 45, 0, 1, 2, 34, 34, 0, 0, 13},  // state
    {976, -1, -1, -1, 1175, 0, 1281, 46, 0, 1, 2, 34, 2, 0, 0, 13},  // isEnabled
    {1175, -1, -1, -1, -1, 0, 1282, 47, 0, 1, 2, 34, 2, 0, 0, 13},  // enabled
    {79, -1, -1, -1, -1, 0, 1283, 48, 0, 1, 2, 34, 30, 0, 0, 13},  // view
    {774, -1, -1, -1, -1, 0, 1284, 49, 0, 1, 2, 34, 3, 0, 0, 13},  // name
    {1176, -1, -1, -1, -1, 0, 1285, 50, 0, 1, 2, 34, 2, 0, 0, 13},  // cancelsTouchesInView
    {1177, -1, -1, -1, -1, 0, 1286, 51, 0, 1, 2, 34, 2, 0, 0, 13},  // delaysTouchesBegan
    {1178, -1, -1, -1, -1, 0, 1287, 52, 0, 1, 2, 34, 2, 0, 0, 13},  // delaysTouchesEnded
    {1179, -1, -1, -1, -1, 0, 1288, 53, 0, 1, 2, 34, 0, 0, 0, 13},  // numberOfTouches
    {860, -1, -1, -1, -1, 0, 1289, 54, 0, 1, 2, 34, 59, 0, 0, 13},  // delegate
    {1180, -1, -1, -1, -1, 0, 1290, 55, 0, 1, 2, 34, 0, 0, 0, 13},  // minimumNumberOfTouches
    {1181, -1, -1, -1, -1, 0, 1291, 56, 0, 1, 2, 34, 0, 0, 0, 13},  // maximumNumberOfTouches
    {1182, -1, -1, -1, -1, 0, 1292, 57, 0, 1, 2, 34, 0, 0, 0, 13},  // numberOfTapsRequired
    {1183, -1, -1, -1, -1, 0, 1293, 58, 0, 1, 2, 34, 0, 0, 0, 13},  // numberOfTouchesRequired
    {1184, -1, -1, -1, -1, 0, 1294, 59, 0, 1, 2, 34, 0, 0, 0, 13},  // minimumPressDuration
    {1185, -1, -1, -1, -1, 0, 1295, 60, 0, 1, 2, 34, 0, 0, 0, 13},  // allowableMovement
    {1186, -1, -1, -1, -1, 0, 1296, 61, 0, 1, 2, 34, 35, 0, 0, 13},  // direction
    {289, -1, -1, -1, -1, 0, 1297, 62, 0, 1, 2, 34, 0, 0, 0, 13},  // scale
    {291, -1, -1, -1, -1, 0, 1298, 63, 0, 1, 2, 34, 0, 0, 0, 13},  // rotation
    {1187, -1, -1, -1, -1, 0, 1299, 64, 0, 1, 2, 34, 0, 0, 0, 13},  // velocity
    {1188, -1, -1, -1, -1, 693, 1300, 65, 1, 2, 1, 34, 9, 0, 0, 13},  // location
    {1189, -1, -1, -1, -1, 694, 1302, 66, 1, 2, 1, 34, 9, 0, 0, 13},  // locationInView
    {1188, -1, -1, -1, 1813, 695, 1304, 67, 2, 3, 1, 34, 9, 0, 0, 13},  // location
    {1191, -1, -1, -1, -1, 697, 1307, 68, 2, 3, 1, 34, 9, 0, 0, 13},  // locationOfTouch
    {292, -1, -1, -1, -1, 699, 1310, 69, 1, 2, 1, 34, 9, 0, 0, 13},  // translation
    {1193, -1, -1, -1, -1, 700, 1312, 70, 1, 2, 1, 34, 9, 0, 0, 13},  // translationInView
    {1187, -1, -1, -1, -1, 701, 1314, 71, 1, 2, 1, 34, 9, 0, 0, 13},  // velocity
    {1194, -1, -1, -1, -1, 702, 1316, 72, 1, 2, 1, 34, 9, 0, 0, 13},  // velocityInView
    {1195, -1, -1, -1, 1814, 703, 1318, 73, 2, 3, 1, 34, 59, 0, 0, 13},  // setTranslation
    {1195, -1, -1, -1, -1, 705, 1321, 74, 2, 3, 1, 34, 59, 0, 0, 13},  // setTranslation
    {958, -1, -1, -1, -1, 707, 1324, 75, 2, 3, 1, 34, 59, 0, 0, 13},  // addTarget
    {961, -1, -1, -1, -1, 709, 1327, 76, 2, 3, 1, 34, 59, 0, 0, 13},  // removeTarget
    {1196, -1, -1, -1, -1, 711, 1330, 77, 2, 3, 1, 31, 59, 0, 0, 13},  // touchesBegan
    {1196, -1, -1, -1, -1, 713, 1333, 78, 2, 3, 1, 34, 59, 0, 0, 13},  // touchesBegan
    {1196, -1, -1, -1, -1, 715, 1336, 79, 2, 3, 1, 31, 59, 0, 0, 13},  // touchesBegan
    {1196, -1, -1, -1, -1, 717, 1339, 80, 2, 3, 1, 34, 59, 0, 0, 13},  // touchesBegan
    {1198, -1, -1, -1, -1, 719, 1342, 81, 2, 3, 1, 31, 59, 0, 0, 13},  // touchesMoved
    {1198, -1, -1, -1, -1, 721, 1345, 82, 2, 3, 1, 34, 59, 0, 0, 13},  // touchesMoved
    {1198, -1, -1, -1, -1, 723, 1348, 83, 2, 3, 1, 31, 59, 0, 0, 13},  // touchesMoved
    {1198, -1, -1, -1, -1, 725, 1351, 84, 2, 3, 1, 34, 59, 0, 0, 13},  // touchesMoved
    {1199, -1, -1, -1, -1, 727, 1354, 85, 2, 3, 1, 31, 59, 0, 0, 13},  // touchesEnded
    {1199, -1, -1, -1, -1, 729, 1357, 86, 2, 3, 1, 34, 59, 0, 0, 13},  // touchesEnded
    {1199, -1, -1, -1, -1, 731, 1360, 87, 2, 3, 1, 31, 59, 0, 0, 13},  // touchesEnded
    {1199, -1, -1, -1, -1, 733, 1363, 88, 2, 3, 1, 34, 59, 0, 0, 13},  // touchesEnded
    {1200, -1, -1, -1, -1, 735, 1366, 89, 2, 3, 1, 31, 59, 0, 0, 13},  // touchesCancelled
    {1200, -1, -1, -1, -1, 737, 1369, 90, 2, 3, 1, 34, 59, 0, 0, 13},  // touchesCancelled
    {1200, -1, -1, -1, -1, 739, 1372, 91, 2, 3, 1, 31, 59, 0, 0, 13},  // touchesCancelled
    {1200, -1, -1, -1, -1, 741, 1375, 92, 2, 3, 1, 34, 59, 0, 0, 13},  // touchesCancelled
    {1201, -1, -1, -1, -1, 743, 1378, 93, 2, 3, 1, 34, 59, 0, 0, 13},  // ignore
    {1202, -1, -1, -1, -1, 745, 1381, 94, 2, 3, 1, 34, 59, 0, 0, 13},  // ignoreTouch
    {1204, -1, -1, -1, -1, 747, 1384, 95, 0, 1, 1, 34, 59, 0, 0, 13},  // reset
    {1205, -1, -1, -1, 1815, 747, 1385, 96, 1, 2, 1, 34, 59, 0, 0, 13},  // require
    {1207, -1, -1, -1, -1, 748, 1387, 97, 1, 2, 1, 34, 59, 0, 0, 13},  // requireGestureRecognizerToFail
    {1208, -1, -1, -1, -1, 749, 1389, 98, 1, 2, 1, 31, 59, 0, 0, 13},  // addGestureRecognizer
    {1209, -1, -1, -1, -1, 750, 1391, 99, 1, 2, 1, 31, 59, 0, 0, 13},  // removeGestureRecognizer
    {1210, -1, -1, -1, -1, 0, 1393, 100, 0, 1, 2, 31, 4, 0, 0, 13},  // gestureRecognizers
    {1211, -1, -1, -1, -1, 0, 1394, 101, 0, 1, 2, 31, 2, 0, 0, 13},  // isMultipleTouchEnabled
    {1212, -1, -1, -1, -1, 0, 1395, 102, 0, 1, 2, 31, 2, 0, 0, 13},  // multipleTouchEnabled
    {1213, -1, -1, -1, 1765, 0, 1396, 103, 0, 1, 2, 31, 2, 0, 0, 13},  // isExclusiveTouch
    {1188, -1, -1, -1, -1, 751, 1397, 0, 1, 2, 1, 56, 9, 0, 0, 14},  // location
    {1189, -1, -1, -1, -1, 752, 1399, 1, 1, 2, 1, 56, 9, 0, 0, 14},  // locationInView
    {1220, -1, -1, -1, -1, 753, 1401, 2, 1, 2, 1, 56, 9, 0, 0, 14},  // previousLocation
    {1221, -1, -1, -1, -1, 754, 1403, 3, 1, 2, 1, 56, 9, 0, 0, 14},  // previousLocationInView
    {1222, 1214, -1, -1, -1, 0, 0, 4, 0, 0, 5, 56, 56, 0, 0, 14},  // Phase
    {1149, 1224, 1225, -1, -1, 0, 0, 5, 0, 0, 5, 37, 36, 0, 0, 14},  // began
    {1226, 1224, 1227, -1, -1, 0, 0, 6, 0, 0, 5, 37, 36, 0, 0, 14},  // moved
    {1228, 1224, 1229, -1, -1, 0, 0, 7, 0, 0, 5, 37, 36, 0, 0, 14},  // stationary
    {1155, 1224, 1230, -1, -1, 0, 0, 8, 0, 0, 5, 37, 36, 0, 0, 14},  // ended
    {1158, 1224, 1231, -1, -1, 0, 0, 9, 0, 0, 5, 37, 36, 0, 0, 14},  // cancelled
    {705, -1, -1, -1, -1, 755, 1405, 10, 0, 1, 1, 5, 59, 0, 0, 14},  // anyObject
    {1234, -1, -1, -1, -1, 755, 1406, 11, 1, 2, 1, 56, 4, 0, 0, 14},  // touches
    {1235, -1, -1, -1, -1, 756, 1408, 12, 1, 2, 1, 56, 4, 0, 0, 14},  // touchesForView
    {1236, -1, -1, -1, -1, 757, 1410, 13, 1, 2, 1, 56, 4, 0, 0, 14},  // touchesForGestureRecognizer
    {1237, -1, -1, -1, -1, 758, 1412, 14, 1, 2, 1, 56, 4, 0, 0, 14},  // coalescedTouches
    {1238, -1, -1, -1, -1, 759, 1414, 15, 1, 2, 1, 56, 4, 0, 0, 14},  // coalescedTouchesForTouch
    {1239, -1, -1, -1, -1, 760, 1416, 16, 1, 2, 1, 56, 4, 0, 0, 14},  // predictedTouches
    {1240, -1, -1, -1, -1, 761, 1418, 17, 1, 2, 1, 56, 4, 0, 0, 14},  // predictedTouchesForTouch
    {1241, -1, -1, -1, -1, 762, 1420, 18, 3, 3, 0, 0, 59, 0, 0, 14},  // drag
    {1241, -1, -1, -1, -1, 765, 1423, 19, 4, 4, 0, 0, 59, 0, 0, 14},  // drag
    {1244, -1, -1, -1, -1, 769, 1427, 20, 3, 3, 0, 0, 59, 0, 0, 14},  // fingers
    {1244, -1, -1, -1, -1, 772, 1430, 21, 4, 4, 0, 0, 59, 0, 0, 14},  // fingers
    {1245, -1, -1, -1, -1, 776, 1434, 22, 4, 4, 0, 0, 59, 0, 0, 14},  // pinch
    {1245, -1, -1, -1, -1, 780, 1438, 23, 5, 5, 0, 0, 59, 0, 1, 14},  // pinch
    {1246, -1, -1, -1, -1, 785, 1443, 24, 4, 4, 0, 0, 59, 0, 1, 14},  // twist
    {1248, -1, -1, -1, -1, 789, 1447, 25, 1, 1, 0, 0, 59, 0, 0, 14},  // tap
    {1248, -1, -1, -1, -1, 790, 1448, 26, 2, 2, 0, 0, 59, 0, 0, 14},  // tap
    {1248, -1, -1, -1, -1, 792, 1450, 27, 2, 2, 0, 0, 59, 0, 0, 14},  // tap
    {1248, -1, -1, -1, -1, 794, 1452, 28, 3, 3, 0, 0, 59, 0, 0, 14},  // tap
    {1250, -1, -1, -1, -1, 797, 1455, 29, 2, 2, 0, 0, 59, 0, 0, 14},  // press
    {1244, -1, -1, -1, -1, 799, 1457, 30, 2, 2, 0, 0, 59, 0, 0, 14},  // fingers
    {1252, -1, -1, -1, -1, 801, 1459, 31, 0, 0, 0, 0, 59, 0, 0, 14},  // lift
    {1253, -1, -1, -1, -1, 801, 1459, 32, 0, 0, 0, 0, 59, 0, 0, 14},  // cancel
    {1256, 223, -1, -1, -1, 0, 0, 0, 0, 0, 5, 31, 56, 0, 0, 15},  // AnimationOptions
    {1257, 223, -1, -1, -1, 0, 0, 1, 0, 0, 5, 31, 56, 0, 0, 15},  // KeyframeAnimationOptions
    {1259, 223, -1, -1, -1, 0, 0, 2, 0, 0, 5, 31, 56, 0, 0, 15},  // AnimationCurve
    {1265, 1254, 1266, -1, -1, 0, 0, 3, 0, 0, 5, 44, 43, 0, 0, 15},  // curveEaseInOut
    {1267, 1254, 1268, -1, -1, 0, 0, 4, 0, 0, 5, 44, 43, 0, 0, 15},  // curveEaseIn
    {1269, 1254, 1270, -1, -1, 0, 0, 5, 0, 0, 5, 44, 43, 0, 0, 15},  // curveEaseOut
    {1271, 1254, 1272, -1, -1, 0, 0, 6, 0, 0, 5, 44, 43, 0, 0, 15},  // curveLinear
    {10, 1254, 1273, -1, -1, 0, 0, 7, 0, 0, 5, 44, 43, 0, 0, 15},  // repeat
    {1274, 1254, 1275, -1, -1, 0, 0, 8, 0, 0, 5, 44, 43, 0, 0, 15},  // autoreverse
    {1276, 1254, 1277, -1, -1, 0, 0, 9, 0, 0, 5, 44, 43, 0, 0, 15},  // beginFromCurrentState
    {1278, 1254, 1279, -1, -1, 0, 0, 10, 0, 0, 5, 44, 43, 0, 0, 15},  // overrideInheritedDuration
    {1280, 1254, 1281, -1, -1, 0, 0, 11, 0, 0, 5, 44, 43, 0, 0, 15},  // overrideInheritedCurve
    {1282, 1254, 1283, -1, -1, 0, 0, 12, 0, 0, 5, 44, 43, 0, 0, 15},  // overrideInheritedOptions
    {1284, 1254, 1285, -1, -1, 0, 0, 13, 0, 0, 5, 44, 43, 0, 0, 15},  // allowUserInteraction
    {1020, 1254, 1286, -1, -1, 0, 0, 14, 0, 0, 5, 44, 43, 0, 0, 15},  // layoutSubviews
    {1287, 1254, 1288, -1, -1, 0, 0, 15, 0, 0, 5, 44, 43, 0, 0, 15},  // allowAnimatedContent
    {1289, 1254, 1290, -1, -1, 0, 0, 16, 0, 0, 5, 44, 43, 0, 0, 15},  // showHideTransitionViews
    {1291, 1254, 1292, -1, -1, 0, 0, 17, 0, 0, 5, 44, 43, 0, 0, 15},  // calculationModeLinear
    {1293, 1254, 1294, -1, -1, 0, 0, 18, 0, 0, 5, 44, 43, 0, 0, 15},  // calculationModeDiscrete
    {1295, 1254, 1296, -1, -1, 0, 0, 19, 0, 0, 5, 44, 43, 0, 0, 15},  // calculationModePaced
    {1297, 1254, 1298, -1, -1, 0, 0, 20, 0, 0, 5, 44, 43, 0, 0, 15},  // calculationModeCubic
    {1299, 1254, 1300, -1, -1, 0, 0, 21, 0, 0, 5, 44, 43, 0, 0, 15},  // calculationModeCubicPaced
    {1301, 1254, -1, -1, -1, 0, 0, 22, 0, 0, 5, 44, 43, 0, 0, 15},  // CurveEaseInOut
    {1302, 1254, -1, -1, -1, 0, 0, 23, 0, 0, 5, 44, 43, 0, 0, 15},  // CurveEaseIn
    {1303, 1254, -1, -1, -1, 0, 0, 24, 0, 0, 5, 44, 43, 0, 0, 15},  // CurveEaseOut
    {1304, 1254, -1, -1, -1, 0, 0, 25, 0, 0, 5, 44, 43, 0, 0, 15},  // CurveLinear
    {1305, 1254, -1, -1, -1, 0, 0, 26, 0, 0, 5, 44, 43, 0, 0, 15},  // Repeat
    {1306, 1254, -1, -1, -1, 0, 0, 27, 0, 0, 5, 44, 43, 0, 0, 15},  // Autoreverse
    {1307, 1254, -1, -1, -1, 0, 0, 28, 0, 0, 5, 44, 43, 0, 0, 15},  // BeginFromCurrentState
    {1308, 1254, -1, -1, -1, 0, 0, 29, 0, 0, 5, 44, 43, 0, 0, 15},  // OverrideInheritedDuration
    {1309, 1254, -1, -1, -1, 0, 0, 30, 0, 0, 5, 44, 43, 0, 0, 15},  // OverrideInheritedCurve
    {1310, 1254, -1, -1, -1, 0, 0, 31, 0, 0, 5, 44, 43, 0, 0, 15},  // OverrideInheritedOptions
    {1311, 1254, -1, -1, -1, 0, 0, 32, 0, 0, 5, 44, 43, 0, 0, 15},  // AllowUserInteraction
    {1312, 1254, -1, -1, -1, 0, 0, 33, 0, 0, 5, 44, 43, 0, 0, 15},  // LayoutSubviews
    {1313, 1254, -1, -1, -1, 0, 0, 34, 0, 0, 5, 44, 43, 0, 0, 15},  // CalculationModeLinear
    {1314, 1258, 1315, -1, -1, 0, 0, 35, 0, 0, 5, 45, 44, 0, 0, 15},  // easeInOut
    {1316, 1258, 1317, -1, -1, 0, 0, 36, 0, 0, 5, 45, 44, 0, 0, 15},  // easeIn
    {1318, 1258, 1319, -1, -1, 0, 0, 37, 0, 0, 5, 45, 44, 0, 0, 15},  // easeOut
    {1320, 1258, 1321, -1, -1, 0, 0, 38, 0, 0, 5, 45, 44, 0, 0, 15},  // linear
    {1322, 1258, -1, -1, -1, 0, 0, 39, 0, 0, 5, 45, 44, 0, 0, 15},  // EaseInOut
    {1323, 1258, -1, -1, -1, 0, 0, 40, 0, 0, 5, 45, 44, 0, 0, 15},  // EaseIn
    {1324, 1258, -1, -1, -1, 0, 0, 41, 0, 0, 5, 45, 44, 0, 0, 15},  // EaseOut
    {1325, 1258, -1, -1, -1, 0, 0, 42, 0, 0, 5, 45, 44, 0, 0, 15},  // Linear
    {1320, 1260, 1326, -1, -1, 0, 0, 43, 0, 0, 5, 46, 45, 0, 0, 15},  // linear
    {1316, 1260, 1327, -1, -1, 0, 0, 44, 0, 0, 5, 46, 45, 0, 0, 15},  // easeIn
    {1318, 1260, 1328, -1, -1, 0, 0, 45, 0, 0, 5, 46, 45, 0, 0, 15},  // easeOut
    {1329, 1260, 1330, -1, -1, 0, 0, 46, 0, 0, 5, 46, 45, 0, 0, 15},  // easeInEaseOut
    {15, 1260, 1331, -1, -1, 0, 0, 47, 0, 0, 5, 46, 45, 0, 0, 15},  // default
    {1332, 1263, 1333, -1, -1, 0, 0, 48, 0, 0, 5, 47, 46, 0, 0, 15},  // removed
    {1334, 1263, 1335, -1, -1, 0, 0, 49, 0, 0, 5, 47, 46, 0, 0, 15},  // forwards
    {1336, 1263, 1337, -1, -1, 0, 0, 50, 0, 0, 5, 47, 46, 0, 0, 15},  // backwards
    {1338, 1263, 1339, -1, -1, 0, 0, 51, 0, 0, 5, 47, 46, 0, 0, 15},  // both
    {1340, 1261, 1341, -1, -1, 0, 0, 52, 0, 0, 5, 49, 48, 0, 0, 15},  // inactive
    {1342, 1261, 1343, -1, -1, 0, 0, 53, 0, 0, 5, 49, 48, 0, 0, 15},  // active
    {1344, 1261, 1345, -1, -1, 0, 0, 54, 0, 0, 5, 49, 48, 0, 0, 15},  // stopped
    {1346, 1262, 1347, -1, -1, 0, 0, 55, 0, 0, 5, 50, 49, 0, 0, 15},  // end
    {1348, 1262, 1349, -1, -1, 0, 0, 56, 0, 0, 5, 50, 49, 0, 0, 15},  // start
    {1039, 1262, 1350, -1, -1, 0, 0, 57, 0, 0, 5, 50, 49, 0, 0, 15},  // current
    {1320, 1264, 1351, -1, -1, 0, 0, 58, 0, 0, 5, 48, 47, 0, 0, 15},  // linear
    {1352, 1264, 1353, -1, -1, 0, 0, 59, 0, 0, 5, 48, 47, 0, 0, 15},  // discrete
    {1354, 1264, 1355, -1, -1, 0, 0, 60, 0, 0, 5, 48, 47, 0, 0, 15},  // paced
    {1356, 1264, 1357, -1, -1, 0, 0, 61, 0, 0, 5, 48, 47, 0, 0, 15},  // cubic
    {1358, 1264, 1359, -1, -1, 0, 0, 62, 0, 0, 5, 48, 47, 0, 0, 15},  // cubicPaced
    {828, -1, -1, -1, -1, 0, 1459, 63, 0, 1, 2, 43, 0, 0, 0, 15},  // rawValue
    {364, -1, -1, -1, -1, 0, 1460, 64, 0, 1, 2, 43, 2, 0, 0, 15},  // isEmpty
    {391, -1, -1, -1, -1, 801, 1461, 65, 1, 2, 1, 43, 2, 0, 0, 15},  // contains
    {697, -1, -1, -1, -1, 802, 1463, 66, 1, 2, 1, 43, 2, 0, 0, 15},  // isSuperset
    {696, -1, -1, -1, -1, 803, 1465, 67, 1, 2, 1, 43, 2, 0, 0, 15},  // isSubset
    {699, -1, -1, -1, -1, 804, 1467, 68, 1, 2, 1, 43, 2, 0, 0, 15},  // isStrictSuperset
    {698, -1, -1, -1, -1, 805, 1469, 69, 1, 2, 1, 43, 2, 0, 0, 15},  // isStrictSubset
    {700, -1, -1, -1, -1, 806, 1471, 70, 1, 2, 1, 43, 2, 0, 0, 15},  // isDisjoint
    {385, -1, -1, -1, -1, 807, 1473, 71, 1, 2, 1, 43, 42, 0, 0, 15},  // union
    {690, -1, -1, -1, -1, 808, 1475, 72, 1, 2, 1, 43, 59, 0, 0, 15},  // formUnion
    {97, -1, -1, -1, -1, 809, 1477, 73, 1, 2, 1, 43, 59, 0, 0, 15},  // insert
    {692, -1, -1, -1, -1, 810, 1479, 74, 1, 2, 1, 43, 42, 0, 0, 15},  // subtracting
    {693, -1, -1, -1, -1, 811, 1481, 75, 1, 2, 1, 43, 59, 0, 0, 15},  // subtract
    {98, -1, -1, -1, -1, 812, 1483, 76, 1, 2, 1, 43, 59, 0, 0, 15},  // remove
    {387, -1, -1, -1, -1, 813, 1485, 77, 1, 2, 1, 43, 42, 0, 0, 15},  // intersection
    {691, -1, -1, -1, -1, 814, 1487, 78, 1, 2, 1, 43, 59, 0, 0, 15},  // formIntersection
    {694, -1, -1, -1, -1, 815, 1489, 79, 1, 2, 1, 43, 42, 0, 0, 15},  // symmetricDifference
    {695, -1, -1, -1, -1, 816, 1491, 80, 1, 2, 1, 43, 59, 0, 0, 15},  // formSymmetricDifference
    {862, 223, -1, -1, -1, 817, 1493, 81, 0, 0, 4, 31, 25, 0, 0, 15},  // AutoresizingMask
    {862, 223, -1, -1, -1, 817, 1493, 82, 1, 1, 4, 31, 25, 0, 0, 15},  // AutoresizingMask
    {1256, 223, -1, -1, -1, 818, 1494, 83, 0, 0, 4, 31, 43, 0, 0, 15},  // AnimationOptions
    {1256, 223, -1, -1, -1, 818, 1494, 84, 1, 1, 4, 31, 43, 0, 0, 15},  // AnimationOptions
    {1257, 223, -1, -1, -1, 819, 1495, 85, 0, 0, 4, 31, 43, 0, 0, 15},  // KeyframeAnimationOptions
    {1257, 223, -1, -1, -1, 819, 1495, 86, 1, 1, 4, 31, 43, 0, 0, 15},  // KeyframeAnimationOptions
    {903, 229, -1, -1, -1, 820, 1496, 87, 0, 0, 4, 31, 39, 0, 0, 15},  // Event
    {903, 229, -1, -1, -1, 820, 1496, 88, 1, 1, 4, 31, 39, 0, 0, 15},  // Event
    {887, 229, -1, -1, -1, 821, 1497, 89, 0, 0, 4, 31, 40, 0, 0, 15},  // State
    {887, 229, -1, -1, -1, 821, 1497, 90, 1, 1, 4, 31, 40, 0, 0, 15},  // State
    {1142, 1141, -1, -1, -1, 822, 1498, 91, 0, 0, 4, 34, 35, 0, 0, 15},  // Direction
    {1142, 1141, -1, -1, -1, 822, 1498, 92, 1, 1, 4, 34, 35, 0, 0, 15},  // Direction
    {861, -1, -1, -1, -1, 823, 1499, 93, 0, 0, 3, 0, 25, 0, 0, 15},  // UIViewAutoresizing
    {861, -1, -1, -1, -1, 823, 1499, 94, 1, 1, 3, 0, 25, 0, 0, 15},  // UIViewAutoresizing
    {1254, -1, -1, -1, -1, 824, 1500, 95, 0, 0, 3, 0, 43, 0, 0, 15},  // UIViewAnimationOptions
    {1254, -1, -1, -1, -1, 824, 1500, 96, 1, 1, 3, 0, 43, 0, 0, 15},  // UIViewAnimationOptions
    {1255, -1, -1, -1, -1, 825, 1501, 97, 0, 0, 3, 0, 43, 0, 0, 15},  // UIViewKeyframeAnimationOptions
    {1255, -1, -1, -1, -1, 825, 1501, 98, 1, 1, 3, 0, 43, 0, 0, 15},  // UIViewKeyframeAnimationOptions
    {1360, -1, -1, -1, -1, 826, 1502, 99, 0, 0, 0, 0, 26, 0, 0, 15},  // UIRectCorner
    {1360, -1, -1, -1, -1, 826, 1502, 100, 1, 1, 0, 0, 26, 0, 0, 15},  // UIRectCorner
    {1083, -1, -1, -1, -1, 827, 1503, 101, 0, 0, 3, 0, 41, 0, 0, 15},  // CACornerMask
    {1083, -1, -1, -1, -1, 827, 1503, 102, 1, 1, 3, 0, 41, 0, 0, 15},  // CACornerMask
    {1361, -1, -1, -1, -1, 828, 1504, 0, 1, 1, 0, 0, 59, 0, 0, 16},  // advance
    {1362, -1, -1, -1, -1, 829, 1505, 1, 0, 0, 0, 0, 59, 0, 0, 16},  // run
    {1363, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 0, 0, 0, 16},  // now
    {1364, -1, -1, -1, -1, 829, 1505, 3, 0, 0, 0, 0, 0, 0, 0, 16},  // CACurrentMediaTime
    {1365, -1, -1, -1, -1, 829, 1505, 4, 1, 1, 3, 0, 38, 0, 0, 16},  // CAMediaTimingFunction
    {1369, 1365, -1, -1, -1, 830, 1506, 5, 1, 1, 4, 39, 38, 0, 0, 16},  // functionWithName
    {1365, -1, -1, -1, -1, 831, 1507, 6, 4, 4, 3, 0, 38, 0, 0, 16},  // CAMediaTimingFunction
    {1366, -1, -1, -1, -1, 835, 1511, 7, 2, 2, 3, 0, 38, 0, 0, 16},  // UICubicTimingParameters
    {1366, -1, -1, -1, -1, 837, 1513, 8, 1, 1, 3, 0, 38, 0, 0, 16},  // UICubicTimingParameters
    {1367, -1, -1, -1, -1, 838, 1514, 9, 1, 1, 3, 0, 38, 0, 0, 16},  // UISpringTimingParameters
    {1367, -1, -1, -1, -1, 839, 1515, 10, 2, 2, 3, 0, 38, 0, 0, 16},  // UISpringTimingParameters
    {1367, -1, -1, -1, -1, 841, 1517, 11, 4, 4, 3, 0, 38, 0, 0, 16},  // UISpringTimingParameters
    {1367, -1, -1, -1, -1, 847, 1521, 12, 2, 2, 3, 0, 38, 0, 0, 16},  // UISpringTimingParameters
    {1367, -1, -1, -1, -1, 852, 1523, 13, 3, 3, 3, 0, 38, 0, 0, 16},  // UISpringTimingParameters
    {75, -1, -1, -1, -1, 855, 1526, 14, 1, 2, 1, 39, 0, 0, 0, 16},  // value
    {1187, -1, -1, -1, -1, 856, 1528, 15, 1, 2, 1, 39, 0, 0, 0, 16},  // velocity
    {1371, -1, -1, -1, -1, 0, 1530, 16, 0, 1, 2, 39, 9, 0, 0, 16},  // controlPoint1
    {1372, -1, -1, -1, -1, 0, 1531, 17, 0, 1, 2, 39, 9, 0, 0, 16},  // controlPoint2
    {1320, 1368, -1, -1, -1, 0, 0, 18, 0, 0, 5, 39, 38, 0, 0, 16},  // linear
    {1316, 1368, -1, -1, -1, 0, 0, 19, 0, 0, 5, 39, 38, 0, 0, 16},  // easeIn
    {1318, 1368, -1, -1, -1, 0, 0, 20, 0, 0, 5, 39, 38, 0, 0, 16},  // easeOut
    {1314, 1368, -1, -1, -1, 0, 0, 21, 0, 0, 5, 39, 38, 0, 0, 16},  // easeInOut
    {1381, 1368, -1, -1, -1, 857, 1532, 22, 2, 2, 4, 39, 38, 0, 0, 16},  // bezier
    {1384, -1, -1, -1, -1, 859, 1534, 23, 3, 3, 0, 0, 14, 0, 0, 16},  // interpolate
    {1385, 223, -1, -1, -1, 864, 1537, 0, 2, 2, 4, 31, 59, 0, 0, 17},  // animate
    {1385, 223, -1, -1, -1, 869, 1539, 1, 3, 3, 4, 31, 59, 0, 0, 17},  // animate
    {1385, 223, -1, -1, -1, 875, 1542, 2, 3, 3, 4, 31, 59, 0, 0, 17},  // animate
    {1385, 223, -1, -1, -1, 882, 1545, 3, 4, 4, 4, 31, 59, 0, 0, 17},  // animate
    {1385, 223, -1, -1, -1, 890, 1549, 4, 4, 4, 4, 31, 59, 0, 0, 17},  // animate
    {1385, 223, -1, -1, -1, 899, 1553, 5, 5, 5, 4, 31, 59, 0, 0, 17},  // animate
    {1385, 223, -1, -1, -1, 909, 1558, 6, 5, 5, 4, 31, 59, 0, 0, 17},  // animate
    {1385, 223, -1, -1, -1, 920, 1563, 7, 6, 6, 4, 31, 59, 0, 0, 17},  // animate
    {1385, 223, -1, -1, -1, 932, 1569, 8, 6, 6, 4, 31, 59, 0, 0, 17},  // animate
    {1385, 223, -1, -1, -1, 945, 1575, 9, 7, 7, 4, 31, 59, 0, 0, 17},  // animate
    {1393, 223, -1, -1, -1, 954, 1582, 10, 2, 2, 4, 31, 59, 0, 0, 17},  // animateWithDuration
    {1393, 223, -1, -1, -1, 959, 1584, 11, 3, 3, 4, 31, 59, 0, 0, 17},  // animateWithDuration
    {1393, 223, -1, -1, -1, 966, 1587, 12, 4, 4, 4, 31, 59, 0, 0, 17},  // animateWithDuration
    {1393, 223, -1, -1, -1, 975, 1591, 13, 5, 5, 4, 31, 59, 0, 0, 17},  // animateWithDuration
    {1393, 223, -1, -1, -1, 987, 1596, 14, 7, 7, 4, 31, 59, 0, 0, 17},  // animateWithDuration
    {1385, 223, -1, -1, -1, 996, 1603, 15, 2, 2, 4, 31, 59, 0, 0, 17},  // animate
    {1385, 223, -1, -1, -1, 1001, 1605, 16, 3, 3, 4, 31, 59, 0, 0, 17},  // animate
    {1385, 223, -1, -1, -1, 1007, 1608, 17, 3, 3, 4, 31, 59, 0, 0, 17},  // animate
    {1385, 223, -1, -1, -1, 1014, 1611, 18, 4, 4, 4, 31, 59, 0, 0, 17},  // animate
    {1385, 223, -1, -1, -1, 1021, 1615, 19, 3, 3, 4, 31, 59, 0, 0, 17},  // animate
    {1385, 223, -1, -1, -1, 1028, 1618, 20, 4, 4, 4, 31, 59, 0, 0, 17},  // animate
    {1385, 223, -1, -1, -1, 1036, 1622, 21, 4, 4, 4, 31, 59, 0, 0, 17},  // animate
    {1385, 223, -1, -1, -1, 1045, 1626, 22, 5, 5, 4, 31, 59, 0, 0, 17},  // animate
    {1385, 223, -1, -1, -1, 1053, 1631, 23, 3, 3, 4, 31, 59, 0, 0, 17},  // animate
    {1385, 223, -1, -1, -1, 1060, 1634, 24, 4, 4, 4, 31, 59, 0, 0, 17},  // animate
    {1385, 223, -1, -1, -1, 1068, 1638, 25, 4, 4, 4, 31, 59, 0, 0, 17},  // animate
    {1385, 223, -1, -1, -1, 1077, 1642, 26, 5, 5, 4, 31, 59, 0, 0, 17},  // animate
    {1385, 223, -1, -1, -1, 1087, 1647, 27, 5, 5, 4, 31, 59, 0, 0, 17},  // animate
    {1385, 223, -1, -1, -1, 1098, 1652, 28, 6, 6, 4, 31, 59, 0, 0, 17},  // animate
    {1385, 223, -1, -1, -1, 1108, 1658, 29, 4, 4, 4, 31, 59, 0, 0, 17},  // animate
    {1385, 223, -1, -1, -1, 1117, 1662, 30, 5, 5, 4, 31, 59, 0, 0, 17},  // animate
    {1385, 223, -1, -1, -1, 1126, 1667, 31, 4, 4, 4, 31, 59, 0, 0, 17},  // animate
    {1385, 223, -1, -1, -1, 1135, 1671, 32, 5, 5, 4, 31, 59, 0, 0, 17},  // animate
    {1385, 223, -1, -1, -1, 1145, 1676, 33, 5, 5, 4, 31, 59, 0, 0, 17},  // animate
    {1385, 223, -1, -1, -1, 1156, 1681, 34, 6, 6, 4, 31, 59, 0, 0, 17},  // animate
    {1385, 223, -1, -1, -1, 1167, 1687, 35, 5, 5, 4, 31, 59, 0, 0, 17},  // animate
    {1385, 223, -1, -1, -1, 1178, 1692, 36, 6, 6, 4, 31, 59, 0, 0, 17},  // animate
    {1385, 223, -1, -1, -1, 1190, 1698, 37, 6, 6, 4, 31, 59, 0, 0, 17},  // animate
    {1385, 223, -1, -1, -1, 1203, 1704, 38, 7, 7, 4, 31, 59, 0, 0, 17},  // animate
    {1395, 223, -1, -1, -1, 1217, 1711, 39, 7, 7, 4, 31, 59, 0, 0, 17},  // animateWithSpringDuration
    {1396, 223, -1, -1, -1, 1227, 1718, 40, 3, 3, 4, 31, 59, 0, 0, 17},  // animateKeyframes
    {1396, 223, -1, -1, -1, 1234, 1721, 41, 4, 4, 4, 31, 59, 0, 0, 17},  // animateKeyframes
    {1396, 223, -1, -1, -1, 1242, 1725, 42, 4, 4, 4, 31, 59, 0, 0, 17},  // animateKeyframes
    {1396, 223, -1, -1, -1, 1251, 1729, 43, 5, 5, 4, 31, 59, 0, 0, 17},  // animateKeyframes
    {1397, 223, -1, -1, -1, 1261, 1734, 44, 5, 5, 4, 31, 59, 0, 0, 17},  // animateKeyframesWithDuration
    {1398, 223, -1, -1, -1, 1269, 1739, 45, 3, 3, 4, 31, 59, 0, 0, 17},  // addKeyframe
    {1401, 223, -1, -1, -1, 1275, 1742, 46, 3, 3, 4, 31, 59, 0, 0, 17},  // addKeyframeWithRelativeStartTime
    {1402, 223, -1, -1, -1, 1278, 1745, 47, 3, 3, 4, 31, 59, 0, 0, 17},  // modifyAnimations
    {1405, 1406, -1, -1, -1, 1286, 1748, 48, 5, 5, 4, 38, 37, 0, 0, 17},  // runningPropertyAnimator
    {1405, 1406, -1, -1, -1, 1295, 1753, 49, 4, 4, 4, 38, 37, 0, 0, 17},  // runningPropertyAnimator
    {1405, 1406, -1, -1, -1, 1303, 1757, 50, 4, 4, 4, 38, 37, 0, 0, 17},  // runningPropertyAnimator
    {1405, 1406, -1, -1, -1, 1310, 1761, 51, 3, 3, 4, 38, 37, 0, 0, 17},  // runningPropertyAnimator
    {1407, 223, -1, -1, -1, 1313, 1764, 52, 2, 2, 4, 31, 59, 0, 0, 17},  // beginAnimations
    {1409, 223, -1, -1, -1, 1315, 1766, 53, 0, 0, 4, 31, 59, 0, 0, 17},  // commitAnimations
    {1410, 223, -1, -1, -1, 1315, 1766, 54, 1, 1, 4, 31, 59, 0, 0, 17},  // setAnimationDuration
    {1411, 223, -1, -1, -1, 1316, 1767, 55, 1, 1, 4, 31, 59, 0, 0, 17},  // setAnimationDelay
    {1412, 223, -1, -1, -1, 1317, 1768, 56, 1, 1, 4, 31, 59, 0, 0, 17},  // setAnimationRepeatCount
    {1413, 223, -1, -1, -1, 1318, 1769, 57, 1, 1, 4, 31, 59, 0, 0, 17},  // setAnimationRepeatAutoreverses
    {1414, 223, -1, -1, -1, 1319, 1770, 58, 1, 1, 4, 31, 59, 0, 0, 17},  // setAnimationBeginsFromCurrentState
    {1415, 223, -1, -1, -1, 1320, 1771, 59, 1, 1, 4, 31, 59, 0, 0, 17},  // setAnimationCurve
    {1416, 223, -1, -1, -1, 1321, 1772, 60, 1, 1, 4, 31, 59, 0, 0, 17},  // setAnimationDelegate
    {1417, 223, -1, -1, -1, 1322, 1773, 61, 1, 1, 4, 31, 59, 0, 0, 17},  // setAnimationDidStop
    {1418, 223, -1, -1, -1, 1323, 1774, 62, 1, 1, 4, 31, 59, 0, 0, 17},  // setAnimationDidStopSelector
    {1043, 1419, -1, -1, -1, 0, 0, 63, 0, 0, 5, 52, 51, 0, 0, 17},  // main
    {1422, 1419, -1, -1, -1, 0, 0, 64, 0, 0, 5, 52, 51, 0, 0, 17},  // background
    {1423, 1419, -1, -1, -1, 1324, 1775, 65, 0, 0, 4, 52, 51, 0, 0, 17},  // global
    {1423, 1419, -1, -1, -1, 1324, 1775, 66, 1, 1, 4, 52, 51, 0, 0, 17},  // global
    {1419, -1, -1, -1, -1, 1325, 1776, 67, 1, 1, 3, 0, 51, 0, 0, 17},  // DispatchQueue
    {1419, -1, -1, -1, -1, 1326, 1777, 68, 2, 2, 3, 0, 51, 0, 0, 17},  // DispatchQueue
    {1425, -1, -1, -1, -1, 1328, 1779, 69, 1, 2, 1, 52, 59, 0, 0, 17},  // sync
    {1425, -1, -1, -1, -1, 1329, 1781, 70, 1, 2, 1, 52, 59, 0, 0, 17},  // sync
    {1427, -1, -1, -1, -1, 1330, 1783, 71, 1, 2, 1, 52, 59, 0, 0, 17},  // async
    {1427, -1, -1, -1, -1, 1331, 1785, 72, 1, 2, 1, 52, 59, 0, 0, 17},  // async
    {1428, -1, -1, -1, -1, 1332, 1787, 73, 2, 3, 1, 52, 59, 0, 0, 17},  // asyncAfter
    {1428, -1, -1, -1, -1, 1334, 1790, 74, 2, 3, 1, 52, 59, 0, 0, 17},  // asyncAfter
    {1430, -1, -1, -1, -1, 1336, 1793, 75, 2, 2, 0, 0, 59, 0, 0, 17},  // dispatch_async
    {1431, -1, -1, -1, -1, 1338, 1795, 76, 3, 3, 0, 0, 59, 0, 0, 17},  // dispatch_after
    {1432, -1, -1, -1, -1, 1341, 1798, 77, 0, 0, 0, 0, 51, 0, 0, 17},  // dispatch_get_main_queue
    {1363, 1420, -1, -1, -1, 1341, 1798, 78, 0, 0, 4, 1, 0, 0, 0, 17},  // now
    {1251, 1421, -1, -1, -1, 1341, 1798, 79, 1, 1, 4, 1, 0, 0, 0, 17},  // seconds
    {1433, 1421, -1, -1, -1, 1342, 1799, 80, 1, 1, 4, 1, 0, 0, 0, 17},  // milliseconds
    {1434, 1421, -1, -1, -1, 1343, 1800, 81, 1, 1, 4, 1, 0, 0, 0, 17},  // microseconds
    {1435, 1421, -1, -1, -1, 1344, 1801, 82, 1, 1, 4, 1, 0, 0, 0, 17},  // nanoseconds
    {1436, -1, -1, -1, -1, 0, 0, 83, 0, 0, 5, 0, 0, 0, 0, 17},  // DISPATCH_TIME_NOW
    {1437, -1, -1, -1, -1, 0, 0, 84, 0, 0, 5, 0, 0, 0, 0, 17},  // NSEC_PER_SEC
    {1438, -1, -1, -1, -1, 0, 0, 85, 0, 0, 5, 0, 0, 0, 0, 17},  // NSEC_PER_MSEC
    {1439, -1, -1, -1, -1, 1345, 1802, 86, 2, 2, 0, 0, 0, 0, 0, 17},  // dispatch_time
    {1440, 223, -1, -1, -1, 1348, 1804, 87, 1, 1, 4, 31, 59, 0, 0, 17},  // performWithoutAnimation
    {1441, 223, -1, -1, -1, 1349, 1805, 88, 1, 1, 4, 31, 59, 0, 0, 17},  // setAnimationsEnabled
    {1442, 223, -1, -1, -1, 1350, 1806, 89, 0, 0, 4, 31, 2, 0, 0, 17},  // areAnimationsEnabled
    {1442, 223, -1, -1, -1, 0, 0, 90, 0, 0, 5, 31, 2, 0, 0, 17},  // areAnimationsEnabled
    {1443, -1, -1, -1, -1, 0, 0, 0, 0, 0, 3, 0, 37, 0, 0, 18},  // CABasicAnimation
    {1443, -1, -1, -1, -1, 1350, 1806, 1, 1, 1, 3, 0, 37, 0, 0, 18},  // CABasicAnimation
    {1445, -1, -1, -1, -1, 0, 0, 2, 0, 0, 3, 0, 37, 0, 0, 18},  // CASpringAnimation
    {1445, -1, -1, -1, -1, 1351, 1807, 3, 1, 1, 3, 0, 37, 0, 0, 18},  // CASpringAnimation
    {1446, -1, -1, -1, -1, 0, 0, 4, 0, 0, 3, 0, 37, 0, 0, 18},  // CAKeyframeAnimation
    {1446, -1, -1, -1, -1, 1352, 1808, 5, 1, 1, 3, 0, 37, 0, 0, 18},  // CAKeyframeAnimation
    {1447, -1, -1, -1, -1, 0, 0, 6, 0, 0, 3, 0, 37, 0, 0, 18},  // CAAnimationGroup
    {1444, -1, -1, -1, -1, 0, 1809, 7, 0, 1, 2, 38, 3, 0, 0, 18},  // keyPath
    {1448, -1, -1, -1, -1, 0, 1810, 8, 0, 1, 2, 38, 59, 0, 1, 18},  // fromValue
    {1449, -1, -1, -1, -1, 0, 1811, 9, 0, 1, 2, 38, 59, 0, 1, 18},  // toValue
    {1450, -1, -1, -1, -1, 0, 1812, 10, 0, 1, 2, 38, 59, 0, 1, 18},  // byValue
    {672, -1, -1, -1, -1, 0, 1813, 11, 0, 1, 2, 38, 4, 0, 1, 18},  // values
    {1451, -1, -1, -1, -1, 0, 1814, 12, 0, 1, 2, 38, 32, 0, 0, 18},  // path
    {1452, -1, -1, -1, -1, 0, 1815, 13, 0, 1, 2, 38, 4, 0, 0, 18},  // keyTimes
    {1453, -1, -1, -1, -1, 0, 1816, 14, 0, 1, 2, 38, 4, 0, 0, 18},  // timingFunctions
    {1454, -1, -1, -1, -1, 0, 1817, 15, 0, 1, 2, 38, 47, 0, 0, 18},  // calculationMode
    {1455, -1, -1, -1, -1, 0, 1818, 16, 0, 1, 2, 38, 4, 0, 0, 18},  // tensionValues
    {1456, -1, -1, -1, -1, 0, 1819, 17, 0, 1, 2, 38, 4, 0, 0, 18},  // continuityValues
    {1457, -1, -1, -1, -1, 0, 1820, 18, 0, 1, 2, 38, 4, 0, 0, 18},  // biasValues
    {1458, -1, -1, -1, -1, 0, 1821, 19, 0, 1, 2, 38, 59, 0, 0, 18},  // rotationMode
    {1387, -1, -1, -1, -1, 0, 1822, 20, 0, 1, 2, 38, 4, 0, 0, 18},  // animations
    {1459, -1, -1, -1, -1, 0, 1823, 21, 0, 1, 2, 38, 2, 0, 0, 18},  // additive
    {1460, -1, -1, -1, -1, 0, 1824, 22, 0, 1, 2, 38, 2, 0, 0, 18},  // isAdditive
    {1461, -1, -1, -1, -1, 0, 1825, 23, 0, 1, 2, 38, 2, 0, 0, 18},  // cumulative
    {1462, -1, -1, -1, -1, 0, 1826, 24, 0, 1, 2, 38, 2, 0, 0, 18},  // isCumulative
    {1376, -1, -1, -1, -1, 0, 1827, 25, 0, 1, 2, 38, 0, 0, 0, 18},  // mass
    {1377, -1, -1, -1, -1, 0, 1828, 26, 0, 1, 2, 38, 0, 0, 0, 18},  // stiffness
    {1378, -1, -1, -1, -1, 0, 1829, 27, 0, 1, 2, 38, 0, 0, 0, 18},  // damping
    {1375, -1, -1, -1, -1, 0, 1830, 28, 0, 1, 2, 38, 0, 0, 0, 18},  // initialVelocity
    {1463, -1, -1, -1, -1, 0, 1831, 29, 0, 1, 2, 38, 38, 0, 0, 18},  // timingFunction
    {1379, -1, -1, -1, -1, 0, 1832, 30, 0, 1, 2, 38, 0, 0, 0, 18},  // duration
    {1464, -1, -1, -1, -1, 0, 1833, 31, 0, 1, 2, 38, 0, 0, 0, 18},  // speed
    {1465, -1, -1, -1, -1, 0, 1834, 32, 0, 1, 2, 38, 0, 0, 0, 18},  // beginTime
    {1466, -1, -1, -1, -1, 0, 1835, 33, 0, 1, 2, 38, 0, 0, 0, 18},  // timeOffset
    {1467, -1, -1, -1, -1, 0, 1836, 34, 0, 1, 2, 38, 0, 0, 0, 18},  // repeatCount
    {1468, -1, -1, -1, -1, 0, 1837, 35, 0, 1, 2, 38, 0, 0, 0, 18},  // repeatDuration
    {1404, -1, -1, -1, -1, 0, 1838, 36, 0, 1, 2, 38, 2, 0, 0, 18},  // autoreverses
    {1469, -1, -1, -1, -1, 0, 1839, 37, 0, 1, 2, 38, 46, 0, 0, 18},  // fillMode
    {1470, -1, -1, -1, -1, 0, 1840, 38, 0, 1, 2, 38, 2, 0, 0, 18},  // isRemovedOnCompletion
    {1471, -1, -1, -1, -1, 0, 1841, 39, 0, 1, 2, 38, 2, 0, 0, 18},  // removedOnCompletion
    {860, -1, -1, -1, -1, 0, 1842, 40, 0, 1, 2, 38, 59, 0, 0, 18},  // delegate
    {1472, -1, -1, -1, 1812, 0, 1843, 41, 0, 1, 2, 38, 2, 0, 0, 18},  // isInterruptible
    {781, -1, -1, -1, -1, 0, 1844, 42, 0, 1, 2, 38, 2, 0, 0, 18},  // isUserInteractionEnabled
    {1473, -1, -1, -1, -1, 0, 1845, 43, 0, 1, 2, 38, 0, 0, 0, 18},  // settlingDuration
    {1445, -1, -1, -1, -1, 1353, 1846, 44, 2, 2, 3, 0, 37, 0, 0, 18},  // CASpringAnimation
    {1474, -1, -1, -1, -1, 0, 1848, 45, 0, 1, 2, 38, 0, 0, 0, 18},  // perceptualDuration
    {1380, -1, -1, -1, -1, 0, 1849, 46, 0, 1, 2, 38, 0, 0, 0, 18},  // bounce
    {1406, -1, -1, -1, -1, 1355, 1850, 47, 0, 0, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1406, -1, -1, -1, -1, 1358, 1850, 48, 3, 3, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1406, -1, -1, -1, -1, 1363, 1853, 49, 2, 2, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1406, -1, -1, -1, -1, 1368, 1855, 50, 3, 3, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1406, -1, -1, -1, -1, 1373, 1858, 51, 2, 2, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1406, -1, -1, -1, -1, 1379, 1860, 52, 4, 4, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1406, -1, -1, -1, -1, 1386, 1864, 53, 3, 3, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1406, -1, -1, -1, -1, 1391, 1867, 54, 2, 2, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1477, -1, -1, -1, -1, 1393, 1869, 55, 0, 1, 1, 38, 59, 0, 0, 18},  // startAnimation
    {1477, -1, -1, -1, 1808, 1393, 1870, 56, 1, 2, 1, 38, 59, 0, 0, 18},  // startAnimation
    {1479, -1, -1, -1, -1, 1394, 1872, 57, 0, 1, 1, 38, 59, 0, 0, 18},  // pauseAnimation
    {1480, -1, -1, -1, -1, 1394, 1873, 58, 1, 2, 1, 38, 59, 0, 0, 18},  // stopAnimation
    {1481, -1, -1, -1, 1809, 1395, 1875, 59, 1, 2, 1, 38, 59, 0, 0, 18},  // finishAnimation
    {1482, -1, -1, -1, 1810, 1396, 1877, 60, 2, 3, 1, 38, 59, 0, 0, 18},  // continueAnimation
    {1485, -1, -1, -1, -1, 1398, 1880, 61, 1, 2, 1, 38, 59, 0, 0, 18},  // addAnimations
    {1485, -1, -1, -1, -1, 1399, 1882, 62, 2, 3, 1, 38, 59, 0, 0, 18},  // addAnimations
    {1487, -1, -1, -1, -1, 1401, 1885, 63, 1, 2, 1, 38, 59, 0, 0, 18},  // addCompletion
    {573, -1, -1, -1, -1, 0, 1887, 64, 0, 1, 2, 38, 48, 0, 0, 18},  // state
    {1488, -1, -1, -1, 1811, 0, 1888, 65, 0, 1, 2, 38, 2, 0, 0, 18},  // isRunning
    {1389, -1, -1, -1, -1, 0, 1889, 66, 0, 1, 2, 38, 0, 0, 0, 18},  // delay
    {1476, -1, -1, -1, -1, 0, 1890, 67, 0, 1, 2, 38, 38, 0, 0, 18},  // timingParameters
    {1489, -1, -1, -1, -1, 0, 1891, 68, 0, 1, 2, 38, 0, 0, 0, 18},  // fractionComplete
    {1490, -1, -1, -1, 568, 0, 1892, 69, 0, 1, 2, 38, 2, 0, 0, 18},  // isReversed
    {1491, -1, -1, -1, -1, 0, 1893, 70, 0, 1, 2, 38, 2, 0, 0, 18},  // scrubsLinearly
    {1492, -1, -1, -1, -1, 0, 1894, 71, 0, 1, 2, 38, 2, 0, 0, 18},  // pausesOnCompletion
    {828, -1, -1, -1, -1, 0, 1895, 72, 0, 1, 2, 49, 0, 0, 0, 18},  // rawValue
    {828, -1, -1, -1, -1, 0, 1896, 73, 0, 1, 2, 50, 0, 0, 0, 18},  // rawValue
    {1495, -1, -1, -1, 1779, 1402, 1897, 74, 2, 3, 1, 32, 59, 0, 0, 18},  // add
    {1496, -1, -1, -1, 1780, 1404, 1900, 75, 1, 2, 1, 32, 59, 0, 0, 18},  // removeAnimation
    {1497, -1, -1, -1, 1816, 1405, 1902, 76, 1, 2, 1, 32, 37, 0, 0, 18},  // animation
    {1498, -1, -1, -1, -1, 1406, 1904, 77, 0, 1, 1, 32, 59, 0, 0, 18},  // removeAllAnimations
    {1499, -1, -1, -1, -1, 1406, 1905, 78, 0, 1, 1, 32, 4, 0, 0, 18},  // animationKeys
    {75, -1, -1, -1, 1819, 1406, 1906, 79, 1, 2, 1, 32, 0, 0, 0, 18},  // value
    {1501, -1, -1, -1, 1820, 1407, 1908, 80, 2, 3, 1, 32, 59, 0, 0, 18},  // setValue
    {75, -1, -1, -1, 1819, 1409, 1911, 81, 1, 2, 1, 31, 0, 0, 0, 18},  // value
    {1501, -1, -1, -1, 1820, 1410, 1913, 82, 2, 3, 1, 31, 59, 0, 0, 18},  // setValue
    {75, -1, -1, -1, 1817, 1412, 1916, 83, 1, 2, 1, 32, 0, 0, 0, 18},  // value
    {1501, -1, -1, -1, 1818, 1413, 1918, 84, 2, 3, 1, 32, 59, 0, 0, 18},  // setValue
    {1501, -1, -1, -1, 1818, 1415, 1921, 85, 2, 3, 1, 38, 59, 0, 0, 18},  // setValue
    {75, -1, -1, -1, 1817, 1417, 1924, 86, 1, 2, 1, 38, 59, 0, 0, 18},  // value
    {1464, -1, -1, -1, -1, 0, 1926, 87, 0, 1, 2, 32, 0, 0, 0, 18},  // speed
    {1465, -1, -1, -1, -1, 0, 1927, 88, 0, 1, 2, 32, 0, 0, 0, 18},  // beginTime
    {1466, -1, -1, -1, -1, 0, 1928, 89, 0, 1, 2, 32, 0, 0, 0, 18},  // timeOffset
    {1502, -1, -1, -1, 1774, 1418, 1929, 90, 2, 3, 1, 32, 0, 0, 0, 18},  // convertTime
    {1502, -1, -1, -1, 1775, 1420, 1932, 91, 2, 3, 1, 32, 0, 0, 0, 18},  // convertTime
    {1504, 1503, -1, -1, -1, 1422, 1935, 92, 0, 0, 4, 51, 59, 0, 0, 18},  // begin
    {1505, 1503, -1, -1, -1, 1422, 1935, 93, 0, 0, 4, 51, 59, 0, 0, 18},  // commit
    {1506, 1503, -1, -1, -1, 1422, 1935, 94, 0, 0, 4, 51, 59, 0, 0, 18},  // flush
    {1410, 1503, -1, -1, -1, 1422, 1935, 95, 1, 1, 4, 51, 59, 0, 0, 18},  // setAnimationDuration
    {1507, 1503, -1, -1, -1, 1423, 1936, 96, 1, 1, 4, 51, 59, 0, 0, 18},  // setDisableActions
    {1508, 1503, -1, -1, -1, 1424, 1937, 97, 1, 1, 4, 51, 59, 0, 0, 18},  // setAnimationTimingFunction
    {1509, 1503, -1, -1, -1, 1425, 1938, 98, 1, 1, 4, 51, 59, 0, 0, 18},  // setCompletionBlock
    {1501, 1503, -1, -1, -1, 1426, 1939, 99, 2, 2, 4, 51, 59, 0, 0, 18},  // setValue
    {1510, -1, -1, -1, -1, 0, 0, 100, 0, 0, 5, 0, 3, 0, 0, 18},  // kCATransactionAnimationDuration
    {1511, -1, -1, -1, -1, 0, 0, 101, 0, 0, 5, 0, 3, 0, 0, 18},  // kCATransactionDisableActions
    {1512, -1, -1, -1, -1, 0, 0, 102, 0, 0, 5, 0, 3, 0, 0, 18},  // kCATransactionAnimationTimingFunction
    {1513, -1, -1, -1, -1, 0, 0, 103, 0, 0, 5, 0, 3, 0, 0, 18},  // kCATransactionCompletionBlock
    {1514, -1, -1, -1, -1, 0, 0, 104, 0, 0, 5, 0, 2, 0, 0, 18},  // kCFBooleanTrue
    {1515, -1, -1, -1, -1, 0, 0, 105, 0, 0, 5, 0, 2, 0, 0, 18},  // kCFBooleanFalse
    {1516, -1, -1, -1, -1, 1428, 1941, 106, 1, 1, 0, 0, 14, 0, 0, 18},  // NSValue
    {1516, -1, -1, -1, -1, 1429, 1942, 107, 1, 1, 0, 0, 14, 0, 0, 18},  // NSValue
    {1519, -1, -1, -1, -1, 0, 0, 108, 0, 0, 5, 0, 14, 0, 0, 18},  // CATransform3DIdentity
    {1520, -1, -1, -1, -1, 1430, 1943, 109, 3, 3, 0, 0, 14, 0, 0, 18},  // CATransform3DMakeScale
    {1521, -1, -1, -1, -1, 1433, 1946, 110, 3, 3, 0, 0, 14, 0, 0, 18},  // CATransform3DMakeTranslation
    {1522, -1, -1, -1, -1, 1436, 1949, 111, 1, 1, 0, 0, 14, 0, 0, 18},  // CATransform3DMakeAffineTransform
    {1523, -1, -1, -1, -1, 1437, 1950, 112, 4, 4, 0, 0, 14, 0, 0, 18},  // CATransform3DTranslate
    {1524, -1, -1, -1, -1, 1441, 1954, 113, 4, 4, 0, 0, 14, 0, 0, 18},  // CATransform3DScale
    {1525, -1, -1, -1, -1, 1445, 1958, 114, 5, 5, 0, 0, 14, 0, 1, 18},  // CATransform3DRotate
    {1526, -1, -1, -1, -1, 1450, 1963, 115, 4, 4, 0, 0, 14, 0, 1, 18},  // CATransform3DMakeRotation
    {1518, -1, -1, -1, -1, 1454, 1967, 116, 16, 16, 3, 0, 14, 0, 0, 18},  // CATransform3D
    {1536, -1, -1, -1, -1, 1470, 1983, 117, 2, 2, 0, 0, 14, 0, 0, 18},  // CATransform3DConcat
    {1537, -1, -1, -1, -1, 1472, 1985, 118, 1, 1, 0, 0, 14, 0, 0, 18},  // CATransform3DInvert
    {1538, -1, -1, -1, -1, 1473, 1986, 119, 1, 1, 0, 0, 14, 0, 0, 18},  // CATransform3DGetAffineTransform
    {1539, -1, -1, -1, -1, 1474, 1987, 120, 1, 1, 0, 0, 2, 0, 0, 18},  // CATransform3DIsIdentity
    {1540, -1, -1, -1, -1, 1475, 1988, 121, 1, 1, 0, 0, 2, 0, 0, 18},  // CATransform3DIsAffine
    {1541, -1, -1, -1, -1, 1476, 1989, 122, 2, 2, 0, 0, 2, 0, 0, 18},  // CATransform3DEqualToTransform
    {145, -1, -1, -1, -1, 1478, 1991, 0, 1, 1, 0, 0, 59, 1, 0, 19},  // print
    {145, -1, -1, -1, -1, 1479, 1992, 1, 2, 2, 0, 0, 59, 1, 0, 19},  // print
    {145, -1, -1, -1, -1, 1481, 1994, 2, 2, 2, 0, 0, 59, 1, 0, 19},  // print
    {145, -1, -1, -1, -1, 1483, 1996, 3, 3, 3, 0, 0, 59, 1, 0, 19},  // print
    {1543, -1, -1, -1, -1, 1486, 1999, 4, 1, 1, 0, 0, 59, 1, 0, 19},  // debugPrint
    {1543, -1, -1, -1, -1, 1487, 2000, 5, 2, 2, 0, 0, 59, 1, 0, 19},  // debugPrint
    {1543, -1, -1, -1, -1, 1489, 2002, 6, 2, 2, 0, 0, 59, 1, 0, 19},  // debugPrint
    {1543, -1, -1, -1, -1, 1491, 2004, 7, 3, 3, 0, 0, 59, 1, 0, 19},  // debugPrint
    {1544, -1, -1, -1, -1, 1494, 2007, 8, 0, 0, 0, 0, 59, 0, 0, 19},  // fatalError
    {1545, -1, -1, -1, -1, 1494, 2007, 9, 0, 0, 0, 0, 59, 0, 0, 19},  // preconditionFailure
    {1546, -1, -1, -1, -1, 1494, 2007, 10, 0, 0, 0, 0, 59, 0, 0, 19},  // assertionFailure
    {1544, -1, -1, -1, -1, 1494, 2007, 11, 1, 1, 0, 0, 59, 0, 0, 19},  // fatalError
    {1545, -1, -1, -1, -1, 1495, 2008, 12, 1, 1, 0, 0, 59, 0, 0, 19},  // preconditionFailure
    {1546, -1, -1, -1, -1, 1496, 2009, 13, 1, 1, 0, 0, 59, 0, 0, 19},  // assertionFailure
    {1547, -1, -1, -1, -1, 1497, 2010, 14, 1, 1, 0, 0, 59, 0, 0, 19},  // assert
    {1548, -1, -1, -1, -1, 1498, 2011, 15, 1, 1, 0, 0, 59, 0, 0, 19},  // precondition
    {1549, -1, -1, -1, -1, 1499, 2012, 16, 1, 1, 0, 0, 59, 0, 0, 19},  // NSParameterAssert
    {1547, -1, -1, -1, -1, 1500, 2013, 17, 2, 2, 0, 0, 59, 0, 0, 19},  // assert
    {1548, -1, -1, -1, -1, 1502, 2015, 18, 2, 2, 0, 0, 59, 0, 0, 19},  // precondition
    {1550, -1, -1, -1, -1, 1504, 2017, 19, 1, 1, 0, 0, 59, 1, 0, 19},  // NSAssert
    {1551, -1, -1, -1, -1, 1505, 2018, 20, 1, 1, 0, 0, 59, 1, 0, 19},  // NSCAssert
    {1552, -1, -1, -1, -1, 1506, 2019, 21, 1, 1, 0, 0, 59, 0, 0, 19},  // Optional
    {1553, -1, -1, -1, -1, 0, 0, 22, 0, 0, 5, 0, 21, 0, 0, 19},  // row
    {1554, -1, -1, -1, -1, 0, 0, 23, 0, 0, 5, 0, 21, 0, 0, 19},  // column
    {1555, -1, -1, -1, -1, 1507, 2020, 24, 1, 1, 0, 0, 59, 0, 0, 19},  // convention
    {1556, -1, -1, -1, -1, 1508, 2021, 25, 1, 1, 0, 0, 57, 1, 0, 19},  // plot
    {1556, -1, -1, -1, -1, 1509, 2022, 26, 2, 2, 0, 0, 57, 1, 0, 19},  // plot
    {1556, -1, -1, -1, -1, 1511, 2024, 27, 2, 2, 0, 0, 57, 1, 0, 19},  // plot
    {1557, -1, -1, -1, -1, 1513, 2026, 28, 1, 1, 0, 0, 58, 1, 0, 19},  // describe
    {1557, -1, -1, -1, -1, 1514, 2027, 29, 2, 2, 0, 0, 58, 1, 0, 19},  // describe
    {1557, -1, -1, -1, -1, 1516, 2029, 30, 2, 2, 0, 0, 58, 1, 0, 19},  // describe
    {1558, -1, -1, -1, -1, 1518, 2031, 31, 1, 1, 0, 0, 57, 1, 0, 19},  // film
    {1558, -1, -1, -1, -1, 1519, 2032, 32, 2, 2, 0, 0, 57, 1, 0, 19},  // film
    {1558, -1, -1, -1, -1, 1521, 2034, 33, 2, 2, 0, 0, 57, 1, 0, 19},  // film
    {1558, -1, -1, -1, -1, 1523, 2036, 34, 3, 3, 0, 0, 57, 1, 0, 19},  // film
    {1560, -1, -1, -1, -1, 1526, 2039, 35, 1, 1, 0, 0, 57, 1, 0, 19},  // strip
    {1560, -1, -1, -1, -1, 1527, 2040, 36, 2, 2, 0, 0, 57, 1, 0, 19},  // strip
    {1560, -1, -1, -1, -1, 1529, 2042, 37, 2, 2, 0, 0, 57, 1, 0, 19},  // strip
    {1560, -1, -1, -1, -1, 1531, 2044, 38, 3, 3, 0, 0, 57, 1, 0, 19},  // strip
    {1561, -1, -1, -1, -1, 1534, 2047, 39, 1, 1, 0, 0, 57, 0, 0, 19},  // grid
    {1562, -1, -1, -1, -1, 1535, 2048, 40, 1, 1, 0, 0, 58, 0, 0, 19},  // why
    {1563, -1, -1, -1, -1, 0, 0, 0, 0, 0, 5, 0, 2, 0, 0, 20},  // YES
    {1564, -1, -1, -1, -1, 0, 0, 1, 0, 0, 5, 0, 2, 0, 0, 20},  // NO
    {1565, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 8, 0, 0, 20},  // NULL
    {1566, -1, -1, -1, -1, 0, 0, 3, 0, 0, 5, 0, 8, 0, 0, 20},  // Nil
    {1567, -1, -1, -1, -1, 0, 0, 4, 0, 0, 5, 0, 0, 0, 0, 20},  // HUGE_VALF
    {1568, -1, -1, -1, -1, 0, 0, 5, 0, 0, 5, 0, 0, 0, 0, 20},  // HUGE_VAL
    {1569, -1, -1, -1, -1, 0, 0, 6, 0, 0, 5, 0, 0, 0, 0, 20},  // INFINITY
    {1570, -1, -1, -1, -1, 0, 0, 7, 0, 0, 5, 0, 0, 0, 0, 20},  // NAN
    {421, -1, -1, -1, -1, 0, 0, 8, 0, 0, 5, 0, 0, 0, 0, 20},  // CGFLOAT_MAX
    {1571, -1, -1, -1, -1, 0, 0, 9, 0, 0, 5, 0, 0, 0, 0, 20},  // DBL_MAX
    {1572, -1, -1, -1, -1, 0, 0, 10, 0, 0, 5, 0, 0, 0, 0, 20},  // CGFLOAT_MIN
    {1573, -1, -1, -1, -1, 0, 0, 11, 0, 0, 5, 0, 0, 0, 0, 20},  // DBL_MIN
    {1574, -1, -1, -1, -1, 0, 0, 12, 0, 0, 5, 0, 0, 0, 0, 20},  // FLT_MAX
    {1575, -1, -1, -1, -1, 0, 0, 13, 0, 0, 5, 0, 0, 0, 0, 20},  // MAXFLOAT
    {1576, -1, -1, -1, -1, 0, 0, 14, 0, 0, 5, 0, 0, 0, 0, 20},  // HUGE
    {1577, -1, -1, -1, -1, 0, 0, 15, 0, 0, 5, 0, 0, 0, 0, 20},  // FLT_MIN
    {1578, -1, -1, -1, -1, 0, 0, 16, 0, 0, 5, 0, 0, 0, 0, 20},  // FLT_EPSILON
    {180, -1, -1, -1, -1, 1536, 2049, 17, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {180, -1, -1, -1, -1, 1537, 2050, 18, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {180, -1, -1, -1, -1, 1538, 2051, 19, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {180, -1, -1, -1, -1, 1539, 2052, 20, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {180, -1, -1, -1, -1, 1540, 2053, 21, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {180, -1, -1, -1, -1, 1541, 2054, 22, 1, 1, 0, 0, 2, 0, 0, 20},  // NSNumber
    {1516, -1, -1, -1, -1, 1542, 2055, 23, 1, 1, 0, 0, 9, 0, 0, 20},  // NSValue
    {1516, -1, -1, -1, -1, 1543, 2056, 24, 1, 1, 0, 0, 9, 0, 0, 20},  // NSValue
    {1516, -1, -1, -1, -1, 1544, 2057, 25, 1, 1, 0, 0, 12, 0, 0, 20},  // NSValue
    {1516, -1, -1, -1, -1, 1545, 2058, 26, 1, 1, 0, 0, 12, 0, 0, 20},  // NSValue
    {1516, -1, -1, -1, -1, 1546, 2059, 27, 1, 1, 0, 0, 13, 0, 0, 20},  // NSValue
    {1516, -1, -1, -1, -1, 1547, 2060, 28, 1, 1, 0, 0, 13, 0, 0, 20},  // NSValue
    {1516, -1, -1, -1, -1, 1548, 2061, 29, 1, 1, 0, 0, 10, 0, 0, 20},  // NSValue
    {1516, -1, -1, -1, -1, 1549, 2062, 30, 1, 1, 0, 0, 10, 0, 0, 20},  // NSValue
    {1516, -1, -1, -1, -1, 1550, 2063, 31, 1, 1, 0, 0, 14, 0, 0, 20},  // NSValue
    {1516, -1, -1, -1, -1, 1551, 2064, 32, 1, 1, 0, 0, 14, 0, 0, 20},  // NSValue
    {641, -1, -1, -1, -1, 0, 2065, 33, 0, 1, 2, 1, 0, 0, 0, 20},  // floatValue
    {642, -1, -1, -1, -1, 0, 2066, 34, 0, 1, 2, 1, 0, 0, 0, 20},  // doubleValue
    {644, -1, -1, -1, -1, 0, 2067, 35, 0, 1, 2, 1, 0, 0, 0, 20},  // intValue
    {643, -1, -1, -1, -1, 0, 2068, 36, 0, 1, 2, 1, 0, 0, 0, 20},  // integerValue
    {1585, -1, -1, -1, -1, 0, 2069, 37, 0, 1, 2, 1, 2, 0, 0, 20},  // boolValue
    {1585, -1, -1, -1, -1, 0, 2070, 38, 0, 1, 2, 3, 2, 0, 0, 20},  // boolValue
    {1586, -1, -1, -1, 1787, 0, 2071, 39, 0, 1, 2, 10, 9, 0, 0, 20},  // cgPointValue
    {1587, -1, -1, -1, 1788, 0, 2072, 40, 0, 1, 2, 13, 12, 0, 0, 20},  // cgSizeValue
    {1588, -1, -1, -1, 1789, 0, 2073, 41, 0, 1, 2, 14, 13, 0, 0, 20},  // cgRectValue
    {1589, -1, -1, -1, 1790, 0, 2074, 42, 0, 1, 2, 11, 10, 0, 0, 20},  // cgVectorValue
    {1590, -1, -1, -1, 1791, 0, 2075, 43, 0, 1, 2, 15, 14, 0, 0, 20},  // cgAffineTransformValue
    {146, -1, -1, -1, -1, 1552, 2076, 44, 1, 1, 0, 0, 59, 1, 0, 20},  // NSLog
    {1591, -1, -1, -1, -1, 1553, 2077, 45, 1, 1, 0, 0, 59, 1, 0, 20},  // printf
    {1592, -1, -1, -1, -1, 1554, 2078, 46, 1, 1, 0, 0, 59, 0, 0, 20},  // puts
    {205, -1, -1, -1, -1, 1555, 2079, 47, 1, 1, 3, 0, 3, 1, 0, 20},  // NSString
    {203, -1, -1, -1, -1, 1556, 2080, 48, 1, 1, 3, 0, 3, 1, 0, 20},  // String
    {203, -1, -1, -1, -1, 1557, 2081, 49, 2, 2, 3, 0, 3, 0, 0, 20},  // String
    {1594, -1, -1, -1, -1, 1559, 2083, 50, 1, 2, 1, 4, 3, 0, 0, 20},  // substringToIndex
    {1595, -1, -1, -1, -1, 1560, 2085, 51, 1, 2, 1, 4, 3, 0, 0, 20},  // substringFromIndex
    {1596, -1, -1, -1, -1, 1561, 2087, 52, 1, 2, 1, 4, 3, 0, 0, 20},  // substringWithRange
    {1597, -1, -1, -1, -1, 1562, 2089, 53, 1, 2, 1, 4, 0, 0, 0, 20},  // characterAtIndex
    {1598, -1, -1, -1, -1, 1563, 2091, 54, 1, 2, 1, 4, 7, 0, 0, 20},  // rangeOfString
    {1599, -1, -1, -1, -1, 1564, 2093, 55, 1, 2, 1, 4, 3, 0, 0, 20},  // stringByAppendingString
    {594, -1, -1, -1, -1, 1565, 2095, 56, 1, 2, 1, 4, 0, 0, 0, 20},  // compare
    {1600, -1, -1, -1, -1, 1566, 2097, 57, 1, 2, 1, 4, 0, 0, 0, 20},  // caseInsensitiveCompare
    {205, -1, -1, -1, -1, 1567, 2099, 58, 1, 1, 3, 0, 3, 0, 0, 20},  // NSString
    {210, -1, -1, -1, -1, 1568, 2100, 59, 1, 1, 3, 0, 3, 0, 0, 20},  // NSMutableString
    {210, -1, -1, -1, -1, 1569, 0, 60, 0, 0, 3, 0, 3, 0, 0, 20},  // NSMutableString
    {205, -1, -1, -1, -1, 1569, 0, 61, 0, 0, 3, 0, 3, 0, 0, 20},  // NSString
    {1601, -1, -1, -1, -1, 0, 2101, 62, 0, 1, 2, 1, 3, 0, 0, 20},  // stringValue
    {1601, -1, -1, -1, -1, 0, 2102, 63, 0, 1, 2, 3, 3, 0, 0, 20},  // stringValue
    {1602, -1, -1, -1, -1, 1569, 2103, 64, 2, 2, 0, 0, 7, 0, 0, 20},  // NSMakeRange
    {1603, -1, -1, -1, -1, 1571, 2105, 65, 1, 1, 0, 0, 0, 0, 0, 20},  // NSMaxRange
    {1188, -1, -1, -1, -1, 0, 2106, 66, 0, 1, 2, 8, 0, 0, 0, 20},  // location
    {309, -1, -1, -1, -1, 0, 2107, 67, 0, 1, 2, 8, 0, 0, 0, 20},  // length
    {1604, -1, -1, -1, -1, 1572, 2108, 68, 1, 2, 1, 5, 4, 0, 0, 20},  // sortedArrayUsingSelector
    {1605, -1, -1, -1, -1, 1573, 2110, 69, 1, 2, 1, 5, 59, 0, 0, 20},  // sortUsingSelector
    {1606, -1, -1, -1, -1, 1574, 2112, 70, 1, 2, 1, 5, 59, 0, 0, 20},  // sortUsingComparator
    {1607, -1, -1, -1, -1, 1575, 2114, 71, 1, 2, 1, 5, 4, 0, 0, 20},  // subarrayWithRange
    {1608, -1, -1, -1, -1, 1576, 2116, 72, 1, 2, 1, 5, 3, 0, 0, 20},  // componentsJoinedByString
    {682, -1, -1, -1, -1, 1577, 2118, 73, 1, 2, 1, 5, 4, 0, 0, 20},  // valueForKey
    {1609, -1, -1, -1, -1, 1578, 2120, 74, 1, 2, 1, 7, 59, 0, 0, 20},  // enumerateKeysAndObjectsUsingBlock
    {1610, -1, -1, -1, -1, 1579, 0, 75, 0, 0, 0, 0, 59, 0, 0, 20},  // NSNull
    {208, -1, -1, -1, -1, 1579, 2122, 76, 1, 1, 3, 0, 4, 1, 0, 20},  // NSArray
    {1612, -1, 1618, -1, -1, 1580, 2123, 0, 0, 0, 3, 0, 32, 0, 0, 21},  // CGMutablePath
    {1616, -1, -1, -1, -1, 1580, 2123, 1, 0, 0, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1616, -1, -1, -1, -1, 1580, 2123, 2, 1, 1, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1616, -1, -1, -1, -1, 1581, 2124, 3, 2, 2, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1616, -1, -1, -1, -1, 1583, 2126, 4, 1, 1, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1616, -1, -1, -1, -1, 1584, 2127, 5, 1, 1, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1616, -1, -1, -1, -1, 1585, 2128, 6, 1, 1, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1623, -1, -1, -1, -1, 1586, 2129, 7, 2, 2, 0, 0, 32, 0, 0, 21},  // CGPathCreateWithRect
    {1613, -1, -1, -1, -1, 1588, 2131, 8, 2, 2, 3, 0, 32, 0, 0, 21},  // CGPath
    {1624, -1, -1, -1, -1, 1590, 2133, 9, 1, 1, 0, 0, 59, 0, 0, 21},  // CGPathRelease
    {1613, -1, -1, -1, -1, 1591, 2134, 10, 2, 2, 3, 0, 32, 0, 0, 21},  // CGPath
    {1626, -1, -1, -1, -1, 1593, 2136, 11, 2, 2, 0, 0, 32, 0, 0, 21},  // CGPathCreateWithEllipseInRect
    {1627, -1, -1, -1, -1, 1595, 2138, 12, 3, 3, 0, 0, 59, 0, 0, 21},  // CGPathAddEllipseInRect
    {1628, -1, -1, -1, -1, 0, 2141, 13, 0, 1, 2, 33, 0, 0, 0, 21},  // lineWidth
    {1102, -1, -1, -1, -1, 0, 2142, 14, 0, 1, 2, 33, 0, 0, 0, 21},  // miterLimit
    {1629, -1, -1, -1, -1, 0, 2143, 15, 0, 1, 2, 33, 0, 0, 0, 21},  // flatness
    {1630, -1, -1, -1, -1, 0, 2144, 16, 0, 1, 2, 33, 59, 0, 0, 21},  // lineCapStyle
    {1631, -1, -1, -1, -1, 0, 2145, 17, 0, 1, 2, 33, 59, 0, 0, 21},  // lineJoinStyle
    {1632, -1, -1, -1, -1, 1598, 2146, 18, 3, 4, 1, 33, 59, 0, 0, 21},  // setLineDash
    {1636, -1, -1, -1, -1, 1601, 2150, 19, 1, 2, 1, 33, 59, 0, 0, 21},  // applyWithBlock
    {1637, -1, -1, -1, -1, 1602, 2152, 20, 0, 1, 1, 33, 59, 0, 0, 21},  // removeAllPoints
    {1638, -1, -1, -1, -1, 1602, 2153, 21, 1, 1, 0, 0, 9, 0, 0, 21},  // CGPathGetCurrentPoint
    {1639, 1360, 1640, -1, -1, 0, 0, 22, 0, 0, 5, 27, 26, 0, 0, 21},  // topLeft
    {1641, 1360, 1642, -1, -1, 0, 0, 23, 0, 0, 5, 27, 26, 0, 0, 21},  // topRight
    {1643, 1360, 1644, -1, -1, 0, 0, 24, 0, 0, 5, 27, 26, 0, 0, 21},  // bottomRight
    {1645, 1360, 1646, -1, -1, 0, 0, 25, 0, 0, 5, 27, 26, 0, 0, 21},  // bottomLeft
    {1647, 1360, 1648, -1, -1, 0, 0, 26, 0, 0, 5, 27, 26, 0, 0, 21},  // allCorners
    {1613, -1, -1, -1, -1, 1603, 2154, 27, 4, 4, 3, 0, 32, 0, 0, 21},  // CGPath
    {1651, -1, -1, -1, -1, 1607, 2158, 28, 4, 4, 0, 0, 32, 0, 0, 21},  // CGPathCreateWithRoundedRect
    {1616, -1, -1, -1, -1, 1611, 2162, 29, 3, 3, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1654, -1, -1, -1, 1658, 1614, 2165, 30, 1, 2, 1, 33, 59, 0, 0, 21},  // move
    {1654, -1, -1, -1, -1, 1615, 2167, 31, 2, 3, 1, 33, 59, 0, 0, 21},  // move
    {1655, -1, -1, -1, 1659, 1617, 2170, 32, 1, 2, 1, 33, 59, 0, 0, 21},  // addLine
    {1655, -1, -1, -1, -1, 1618, 2172, 33, 2, 3, 1, 33, 59, 0, 0, 21},  // addLine
    {1656, -1, -1, -1, -1, 1620, 2175, 34, 1, 2, 1, 33, 59, 0, 0, 21},  // addLines
    {1656, -1, -1, -1, -1, 1621, 2177, 35, 2, 3, 1, 33, 59, 0, 0, 21},  // addLines
    {1660, -1, -1, -1, -1, 1625, 2180, 36, 1, 2, 1, 33, 59, 0, 0, 21},  // addRect
    {1660, -1, -1, -1, -1, 1626, 2182, 37, 2, 3, 1, 33, 59, 0, 0, 21},  // addRect
    {1661, -1, -1, -1, -1, 1628, 2185, 38, 1, 2, 1, 33, 59, 0, 0, 21},  // addRects
    {1661, -1, -1, -1, -1, 1629, 2187, 39, 2, 3, 1, 33, 59, 0, 0, 21},  // addRects
    {1662, -1, -1, -1, -1, 1631, 2190, 40, 1, 2, 1, 33, 59, 0, 0, 21},  // addEllipse
    {1662, -1, -1, -1, -1, 1632, 2192, 41, 2, 3, 1, 33, 59, 0, 0, 21},  // addEllipse
    {1663, -1, -1, -1, -1, 1634, 2195, 42, 3, 4, 1, 33, 59, 0, 0, 21},  // addRoundedRect
    {1663, -1, -1, -1, -1, 1637, 2199, 43, 4, 5, 1, 33, 59, 0, 0, 21},  // addRoundedRect
    {96, -1, -1, -1, 1665, 1641, 2204, 44, 1, 2, 1, 33, 59, 0, 0, 21},  // append
    {1664, -1, -1, -1, -1, 1642, 2206, 45, 1, 2, 1, 33, 59, 0, 0, 21},  // addPath
    {1664, -1, -1, -1, -1, 1643, 2208, 46, 2, 3, 1, 33, 59, 0, 0, 21},  // addPath
    {1666, -1, -1, -1, 1667, 1646, 2211, 47, 1, 2, 1, 33, 59, 0, 0, 21},  // apply
    {1668, -1, -1, -1, 1672, 1648, 2213, 48, 0, 1, 1, 33, 59, 0, 0, 21},  // closeSubpath
    {839, -1, -1, -1, -1, 1648, 2214, 49, 0, 1, 1, 33, 59, 0, 0, 21},  // close
    {1669, -1, -1, -1, -1, 1648, 2215, 50, 0, 1, 1, 33, 59, 0, 0, 21},  // fill
    {1670, -1, -1, -1, -1, 1648, 2216, 51, 0, 1, 1, 33, 59, 0, 0, 21},  // stroke
    {1671, -1, -1, -1, -1, 1648, 2217, 52, 0, 1, 1, 33, 59, 0, 0, 21},  // addClip
    {1673, -1, -1, -1, -1, 1648, 2218, 53, 3, 3, 0, 0, 59, 0, 0, 21},  // CGPathAddRect
    {1674, -1, -1, -1, -1, 1651, 2221, 54, 4, 4, 0, 0, 59, 0, 0, 21},  // CGPathMoveToPoint
    {1675, -1, -1, -1, -1, 1655, 2225, 55, 4, 4, 0, 0, 59, 0, 0, 21},  // CGPathAddLineToPoint
    {1676, -1, -1, -1, -1, 1659, 2229, 56, 5, 5, 0, 0, 59, 0, 0, 21},  // CGPathAddRoundedRect
    {1677, -1, -1, -1, -1, 1664, 2234, 57, 4, 4, 0, 0, 59, 0, 0, 21},  // CGPathAddLines
    {1678, -1, -1, -1, -1, 1668, 2238, 58, 4, 4, 0, 0, 59, 0, 0, 21},  // CGPathAddRects
    {1679, -1, -1, -1, -1, 1672, 2242, 59, 2, 2, 0, 0, 2, 0, 0, 21},  // CGPathEqualToPath
    {1680, -1, -1, -1, -1, 1674, 2244, 60, 3, 3, 0, 0, 59, 0, 0, 21},  // CGPathAddPath
    {1681, -1, -1, -1, -1, 1677, 2247, 61, 1, 1, 0, 0, 59, 0, 0, 21},  // CGPathCloseSubpath
    {1682, -1, -1, -1, 1688, 1678, 2248, 62, 3, 4, 1, 33, 59, 0, 0, 21},  // addCurve
    {1682, -1, -1, -1, -1, 1681, 2252, 63, 3, 4, 1, 33, 59, 0, 0, 21},  // addCurve
    {1682, -1, -1, -1, -1, 1684, 2256, 64, 4, 5, 1, 33, 59, 0, 0, 21},  // addCurve
    {1685, -1, -1, -1, 1689, 1688, 2261, 65, 2, 3, 1, 33, 59, 0, 0, 21},  // addQuadCurve
    {1685, -1, -1, -1, -1, 1690, 2264, 66, 2, 3, 1, 33, 59, 0, 0, 21},  // addQuadCurve
    {1685, -1, -1, -1, -1, 1692, 2267, 67, 3, 4, 1, 33, 59, 0, 0, 21},  // addQuadCurve
    {1690, -1, -1, -1, 1698, 1700, 2271, 68, 5, 6, 1, 33, 59, 0, 1, 21},  // addArc
    {1690, -1, -1, -1, -1, 1705, 2277, 69, 5, 6, 1, 33, 59, 0, 1, 21},  // addArc
    {1690, -1, -1, -1, -1, 1710, 2283, 70, 6, 7, 1, 33, 59, 0, 1, 21},  // addArc
    {1695, -1, -1, -1, -1, 1716, 2290, 71, 4, 5, 1, 33, 59, 0, 1, 21},  // addRelativeArc
    {1695, -1, -1, -1, -1, 1720, 2295, 72, 5, 6, 1, 33, 59, 0, 1, 21},  // addRelativeArc
    {1616, -1, -1, -1, -1, 1725, 2301, 73, 5, 5, 3, 0, 32, 0, 1, 21},  // UIBezierPath
    {1690, -1, -1, -1, -1, 1735, 2306, 74, 3, 4, 1, 33, 59, 0, 0, 21},  // addArc
    {1690, -1, -1, -1, -1, 1738, 2310, 75, 4, 5, 1, 33, 59, 0, 0, 21},  // addArc
    {1701, -1, -1, -1, -1, 1742, 2315, 76, 7, 7, 0, 0, 59, 0, 0, 21},  // CGPathAddArcToPoint
    {1702, -1, -1, -1, -1, 1749, 2322, 77, 8, 8, 0, 0, 59, 0, 0, 21},  // CGPathAddCurveToPoint
    {1703, -1, -1, -1, -1, 1757, 2330, 78, 6, 6, 0, 0, 59, 0, 0, 21},  // CGPathAddQuadCurveToPoint
    {1704, -1, -1, -1, -1, 1763, 2336, 79, 8, 8, 0, 0, 59, 0, 1, 21},  // CGPathAddArc
    {1705, -1, -1, -1, -1, 1771, 2344, 80, 7, 7, 0, 0, 59, 0, 0, 21},  // CGPathAddRelativeArc
    {1706, -1, -1, -1, -1, 0, 2351, 81, 0, 1, 2, 33, 13, 0, 0, 21},  // boundingBox
    {770, -1, -1, -1, -1, 0, 2352, 82, 0, 1, 2, 33, 13, 0, 0, 21},  // bounds
    {1707, -1, -1, -1, -1, 0, 2353, 83, 0, 1, 2, 33, 13, 0, 0, 21},  // boundingBoxOfPath
    {364, -1, -1, -1, -1, 0, 2354, 84, 0, 1, 2, 33, 2, 0, 0, 21},  // isEmpty
    {1708, -1, -1, -1, -1, 0, 2355, 85, 0, 1, 2, 33, 9, 0, 0, 21},  // currentPoint
    {1622, -1, -1, -1, 1613, 0, 2356, 86, 0, 1, 2, 33, 32, 0, 0, 21},  // cgPath
    {1709, -1, -1, -1, -1, 1778, 2357, 87, 1, 1, 0, 0, 2, 0, 0, 21},  // CGPathIsEmpty
    {1710, -1, -1, -1, -1, 1779, 2358, 88, 1, 1, 0, 0, 13, 0, 0, 21},  // CGPathGetBoundingBox
    {1711, -1, -1, -1, -1, 1780, 2359, 89, 1, 1, 0, 0, 13, 0, 0, 21},  // CGPathGetPathBoundingBox
    {1712, -1, -1, -1, -1, 1781, 2360, 90, 0, 1, 1, 33, 32, 0, 0, 21},  // copy
    {1713, -1, -1, -1, -1, 1781, 2361, 91, 0, 1, 1, 33, 32, 0, 0, 21},  // mutableCopy
    {1712, -1, -1, -1, -1, 1781, 2362, 92, 1, 2, 1, 33, 32, 0, 0, 21},  // copy
    {1713, -1, -1, -1, -1, 1782, 2364, 93, 1, 2, 1, 33, 32, 0, 0, 21},  // mutableCopy
    {1715, -1, -1, -1, 1716, 1783, 2366, 94, 0, 1, 1, 33, 32, 0, 0, 21},  // reversing
    {1717, -1, -1, -1, -1, 1783, 2367, 95, 1, 1, 0, 0, 32, 0, 0, 21},  // CGPathCreateCopy
    {1718, -1, -1, -1, -1, 1784, 2368, 96, 1, 1, 0, 0, 32, 0, 0, 21},  // CGPathCreateMutableCopy
    {1719, -1, -1, -1, -1, 1785, 2369, 97, 2, 2, 0, 0, 32, 0, 0, 21},  // CGPathCreateCopyByTransformingPath
    {1720, -1, -1, -1, -1, 1787, 2371, 98, 2, 2, 0, 0, 32, 0, 0, 21},  // CGPathCreateMutableCopyByTransformingPath
    {1722, 1721, -1, -1, -1, 0, 0, 99, 0, 0, 5, 28, 27, 0, 0, 21},  // winding
    {1723, 1721, -1, -1, -1, 0, 0, 100, 0, 0, 5, 28, 27, 0, 0, 21},  // evenOdd
    {1724, -1, -1, -1, -1, 0, 2373, 101, 0, 1, 2, 33, 2, 0, 0, 21},  // usesEvenOddFillRule
    {391, -1, -1, -1, 1725, 1789, 2374, 102, 1, 2, 1, 33, 2, 0, 0, 21},  // contains
    {391, -1, -1, -1, -1, 1790, 2376, 103, 2, 3, 1, 33, 2, 0, 0, 21},  // contains
    {391, -1, -1, -1, -1, 1792, 2379, 104, 2, 3, 1, 33, 2, 0, 0, 21},  // contains
    {391, -1, -1, -1, -1, 1794, 2382, 105, 3, 4, 1, 33, 2, 0, 0, 21},  // contains
    {1726, -1, -1, -1, -1, 1798, 2386, 106, 4, 4, 0, 0, 2, 0, 0, 21},  // CGPathContainsPoint
    {1451, -1, -1, -1, -1, 0, 2390, 107, 0, 1, 2, 32, 32, 0, 0, 21},  // path
    {1727, -1, -1, -1, -1, 0, 2391, 108, 0, 1, 2, 32, 17, 0, 0, 21},  // fillColor
    {1728, -1, -1, -1, -1, 0, 2392, 109, 0, 1, 2, 32, 17, 0, 0, 21},  // strokeColor
    {1628, -1, -1, -1, -1, 0, 2393, 110, 0, 1, 2, 32, 0, 0, 0, 21},  // lineWidth
    {1729, -1, -1, -1, -1, 0, 2394, 111, 0, 1, 2, 32, 23, 0, 0, 21},  // lineJoin
    {1730, -1, -1, -1, -1, 0, 2395, 112, 0, 1, 2, 32, 4, 0, 0, 21},  // lineDashPattern
    {1731, -1, -1, -1, -1, 0, 2396, 113, 0, 1, 2, 32, 0, 0, 0, 21},  // lineDashPhase
    {1733, 1732, 1734, -1, -1, 0, 0, 114, 0, 0, 5, 24, 23, 0, 0, 21},  // miter
    {111, 1732, 1735, -1, -1, 0, 0, 115, 0, 0, 5, 24, 23, 0, 0, 21},  // round
    {1736, 1732, 1737, -1, -1, 0, 0, 116, 0, 0, 5, 24, 23, 0, 0, 21},  // bevel
    {715, -1, -1, -1, 720, 0, 2397, 117, 0, 1, 2, 18, 17, 0, 0, 21},  // cgColor
    {324, -1, 1738, -1, -1, 1802, 2398, 0, 1, 1, 0, 0, 13, 0, 0, 22},  // rect
    {322, -1, 1739, -1, -1, 1803, 2399, 1, 1, 1, 0, 0, 9, 0, 0, 22},  // point
    {314, -1, 1740, -1, -1, 1804, 2400, 2, 1, 1, 0, 0, 12, 0, 0, 22},  // size
    {308, -1, 1741, -1, -1, 1805, 2401, 3, 1, 1, 0, 0, 10, 0, 0, 22},  // vector
    {128, -1, 1742, -1, -1, 1806, 2402, 4, 1, 1, 0, 0, 14, 0, 0, 22},  // transform
    {1743, -1, -1, -1, -1, 1807, 2403, 5, 1, 1, 0, 0, 14, 0, 0, 22},  // css
    {1744, -1, -1, -1, -1, 1808, 2404, 6, 1, 1, 0, 0, 14, 0, 0, 22},  // svg
    {1580, 268, -1, -1, -1, 1809, 2405, 7, 1, 1, 4, 4, 9, 0, 0, 22},  // cgPoint
    {1581, 268, -1, -1, -1, 1810, 2406, 8, 1, 1, 4, 4, 12, 0, 0, 22},  // cgSize
    {1582, 268, -1, -1, -1, 1811, 2407, 9, 1, 1, 4, 4, 13, 0, 0, 22},  // cgRect
    {1583, 268, -1, -1, -1, 1812, 2408, 10, 1, 1, 4, 4, 10, 0, 0, 22},  // cgVector
    {1584, 268, -1, -1, -1, 1813, 2409, 11, 1, 1, 4, 4, 14, 0, 0, 22},  // cgAffineTransform
    {1745, -1, -1, -1, -1, 1814, 2410, 12, 1, 1, 0, 0, 30, 0, 0, 22},  // views
    {128, -1, -1, -1, -1, 1815, 2411, 0, 2, 2, 0, 0, 14, 0, 0, 23},  // transform
    {128, -1, -1, -1, -1, 1817, 2413, 1, 3, 3, 0, 0, 14, 0, 0, 23},  // transform
    {1669, 1746, -1, -1, -1, 0, 0, 2, 0, 0, 5, 23, 22, 0, 0, 23},  // fill
    {1747, 1746, -1, -1, -1, 0, 0, 3, 0, 0, 5, 23, 22, 0, 0, 23},  // aspectFit
    {1748, 1746, -1, -1, -1, 0, 0, 4, 0, 0, 5, 23, 22, 0, 0, 23},  // aspectFill
    {1749, 1746, -1, -1, -1, 0, 0, 5, 0, 0, 5, 23, 22, 0, 0, 23},  // scaleToFill
    {1750, 1746, -1, -1, -1, 0, 0, 6, 0, 0, 5, 23, 22, 0, 0, 23},  // scaleAspectFit
    {1751, 1746, -1, -1, -1, 0, 0, 7, 0, 0, 5, 23, 22, 0, 0, 23},  // scaleAspectFill
    {128, -1, -1, -1, -1, 1820, 2416, 8, 1, 1, 0, 0, 59, 0, 0, 23},  // transform
    {1753, -1, -1, -1, -1, 1821, 2417, 9, 1, 1, 0, 0, 0, 0, 0, 23},  // area
    {391, -1, -1, -1, -1, 1822, 2418, 10, 2, 2, 0, 0, 2, 0, 0, 23},  // contains
    {368, -1, -1, -1, -1, 1824, 2420, 11, 1, 2, 1, 31, 4, 0, 0, 23},  // corners
    {1743, -1, -1, -1, -1, 0, 2422, 0, 0, 1, 2, 15, 3, 0, 0, 24},  // css
    {1744, -1, -1, -1, -1, 0, 2423, 1, 0, 1, 2, 15, 3, 0, 0, 24},  // svg
    {1754, -1, -1, -1, -1, 0, 2424, 2, 0, 1, 2, 15, 58, 0, 0, 24},  // latex
    {1754, -1, -1, -1, -1, 0, 2425, 3, 0, 1, 2, 16, 58, 0, 0, 24},  // latex
    {1755, -1, -1, -1, -1, 1825, 2426, 4, 1, 1, 0, 0, 58, 0, 0, 24},  // swiftCode
    {1756, -1, -1, -1, -1, 1826, 2427, 0, 1, 1, 0, 0, 58, 0, 0, 25},  // explain
    {1756, -1, -1, -1, -1, 1827, 2428, 1, 2, 2, 0, 0, 58, 0, 0, 25},  // explain
    {594, -1, -1, -1, -1, 1829, 2430, 2, 2, 2, 0, 0, 58, 0, 0, 25},  // compare
    {594, -1, -1, -1, -1, 1831, 2432, 3, 3, 3, 0, 0, 58, 0, 0, 25},  // compare
    {959, -1, -1, -1, 1821, 1895, 2435, 0, 1, 2, 1, 32, 37, 0, 0, 26},  // action
    {1822, -1, -1, -1, -1, 1897, 2437, 1, 1, 1, 3, 0, 3, 0, 0, 26},  // Selector
    {1824, -1, -1, -1, -1, 1898, 2438, 2, 1, 1, 0, 0, 3, 0, 0, 26},  // NSStringFromClass
    {1825, -1, -1, -1, -1, 1899, 2439, 3, 1, 1, 0, 0, 3, 0, 0, 26},  // NSSelectorFromString
};

static const int32_t labels[] = {
    131, 236, 237, 132, 238, 239, 241, 242, 245, 242, 246, -1, -1, 249, -1, 249, -1, -1, 249, 251, 242, 251,
    242, -1, 251, 242, 251, 242, 259, -1, -1, -1, -1, 7, -1, 283, 284, 289, 290, 291, 292, -1, 251, 242, -1,
    300, -1, -1, -1, -1, 305, 306, -1, -1, 311, 312, -1, -1, -1, -1, -1, 251, 242, 311, 312, 286, 314, -1,
    332, 333, -1, -1, -1, 371, 372, 373, 374, -1, -1, -1, 259, 305, 306, 305, 306, -1, -1, -1, -1, -1, -1,
    -1, 400, 401, 397, 398, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 426, 426, 426, 426, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 427, 428, 427, 428, 427, 428, 427, 428, 427, 428, 427, 428, 427, 428, 427, 428, 427,
    428, 427, 428, -1, 429, -1, 429, -1, 429, -1, 429, -1, 429, -1, 429, -1, 429, -1, 429, -1, 429, -1, 429,
    -1, 429, 430, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 401, 300, 259, 401, 283, 259,
    300, 259, 283, 259, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 514, 514,
    518, 532, -1, 259, 300, -1, -1, -1, -1, 514, 430, 430, 430, 430, 430, 430, 430, 430, 430, 430, 430, 430,
    541, 542, 541, 542, -1, -1, -1, -1, -1, -1, 259, -1, -1, -1, -1, -1, -1, -1, 429, 555, 556, 557, 558, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 566, 572, 573, 572, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, 587, -1, 589, -1, 591, -1, -1, -1, -1, -1, 87, 87, -1, 518, 87, 87, 87, 518, 9, -1, 9, -1,
    604, -1, -1, -1, -1, -1, -1, -1, 608, 283, 401, -1, -1, 604, 259, 87, -1, 610, 612, 613, -1, 383, -1,
    383, 614, 401, 300, 612, 613, -1, 383, -1, 383, 614, 401, 300, -1, -1, 610, 616, -1, -1, -1, -1, 621, -1,
    87, 622, 565, 622, 565, -1, 565, -1, -1, -1, -1, 259, 259, 259, -1, 610, -1, 625, -1, 626, 625, 626, 626,
    627, -1, -1, -1, 622, 565, 610, 646, 518, 604, -1, 518, 604, -1, 610, 658, 610, 659, 610, 658, 659, 616,
    -1, 661, 662, 663, 518, -1, 665, -1, 666, 674, -1, -1, 674, -1, 674, 627, -1, 677, -1, -1, -1, -1, 677,
    -1, -1, 683, -1, 677, -1, -1, 684, 259, -1, -1, -1, -1, -1, -1, 87, 87, -1, 259, -1, 259, 259, -1, 300,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 518, 518, 518, 518, 604, -1, -1, 604, -1, -1,
    -1, -1, 706, 707, 708, 709, -1, 714, 709, 715, 716, 717, 718, 709, 719, 707, 708, 709, 706, 707, 708,
    709, 721, 769, 769, 769, 769, 769, 769, 769, 769, 769, 769, 769, 769, 769, 721, 777, 775, 300, 251, 242,
    311, 312, 664, -1, 959, 7, -1, 959, 960, -1, 959, 7, -1, 959, 960, 7, -1, -1, 7, -1, 965, -1, 7, -1, 965,
    -1, 7, -1, 965, -1, 7, -1, 965, -1, 7, -1, 7, 518, -1, -1, 999, -1, 1002, -1, 626, 626, 1006, -1, 1007,
    -1, 1008, -1, 300, -1, 401, -1, 1011, -1, 1012, -1, 1011, -1, 1012, 518, -1, -1, -1, -1, -1, -1, -1, 626,
    -1, 1032, -1, 1033, -1, 604, -1, 604, -1, 604, 1048, 604, 8, 8, 8, 1063, 8, 1063, -1, -1, -1, 300, -1,
    401, -1, -1, 1069, -1, -1, 777, 311, 312, 311, 312, 311, 312, 1119, -1, 251, 242, -1, 251, 242, 251, 242,
    -1, -1, -1, 1121, -1, -1, 1121, 251, 242, 251, 242, 251, 242, 1121, -1, -1, 251, 242, -1, 1135, 959, -1,
    1135, 959, -1, 1135, 959, -1, 1135, 959, -1, 1135, 959, -1, 1135, 959, -1, 1135, 959, -1, 8, -1, 1190, 8,
    -1, 1192, 8, -1, 8, -1, -1, 8, -1, 1192, -1, 959, -1, 959, -1, 604, -1, 604, -1, 1197, -1, 1197, -1, 604,
    -1, 604, -1, 1197, -1, 1197, -1, 604, -1, 604, -1, 1197, -1, 1197, -1, 604, -1, 604, -1, 1197, -1, 1197,
    -1, 7, -1, 1203, 1206, -1, -1, -1, 8, -1, 8, -1, 7, -1, -1, 7, -1, 7, -1, 401, 300, 1242, 401, 300, 1242,
    1243, 401, 300, 1242, 401, 300, 1242, 1243, 626, 401, 300, 1242, 626, 401, 300, 1242, 284, 626, 259,
    1247, 1242, 626, 626, 1249, 626, 1244, 626, 1249, 1244, 626, 1251, 300, 1242, -1, 518, 518, 518, 518,
    604, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 828, 828, 828, 828, 828, 828, 828, 828, 828, 828, 828, -1,
    774, -1, 1370, -1, -1, -1, 1371, 1372, 1373, 1374, 1374, 1375, 1376, 1377, 1378, 1375, 1379, 1380, 1379,
    1380, 1379, 1380, 1375, 1379, 1380, 1375, 626, 626, 1382, 1383, -1, -1, 626, 1386, 1387, 1386, 1387,
    1386, 1387, 1388, 1386, 1387, 1388, 1386, 1389, 1387, 1386, 1389, 1387, 1386, 1389, 1387, 1388, 1386,
    1389, 1387, 1388, 1386, 1389, 1390, 1387, 1386, 1389, 1390, 1387, 1386, 1389, 1390, 1387, 1388, 1386,
    1389, 1390, 1387, 1388, 1386, 1389, 1391, 1392, 1387, 1386, 1389, 1391, 1392, 1387, 1386, 1389, 1391,
    1392, 1390, 1387, 1386, 1389, 1391, 1392, 1390, 1387, 1386, 1389, 1391, 1392, 1387, 1388, 1386, 1389,
    1391, 1392, 1387, 1388, 1386, 1389, 1391, 1392, 1390, 1387, 1388, 1386, 1389, 1391, 1392, 1390, 1387,
    1388, -1, 1387, -1, 1387, -1, 1387, 1388, -1, 1387, 1388, -1, 1389, 1390, 1387, -1, 1389, 1390, 1387, -1,
    1389, 1390, 1387, 1388, -1, 1389, 1390, 1387, 1388, -1, 1389, 1391, 1392, 1390, 1387, 1388, -1, 1389,
    1391, 1392, 1390, 1387, 1388, 1394, 1387, 1394, 1387, 1394, 1387, 1388, 1394, 1387, 1388, 1394, 1380,
    1387, 1394, 1380, 1387, 1394, 1380, 1387, 1388, 1394, 1380, 1387, 1388, 1394, 1389, 1387, 1394, 1389,
    1387, 1394, 1389, 1387, 1388, 1394, 1389, 1387, 1388, 1394, 1380, 1389, 1387, 1394, 1380, 1389, 1387,
    1394, 1380, 1389, 1387, 1388, 1394, 1380, 1389, 1387, 1388, 1394, 1390, 1387, 1394, 1390, 1387, 1394,
    1390, 1387, 1388, 1394, 1390, 1387, 1388, 1394, 1380, 1390, 1387, 1394, 1380, 1390, 1387, 1394, 1380,
    1390, 1387, 1388, 1394, 1380, 1390, 1387, 1388, 1394, 1380, 1389, 1390, 1387, 1394, 1380, 1389, 1390,
    1387, 1394, 1380, 1389, 1390, 1387, 1388, 1394, 1380, 1389, 1390, 1387, 1388, 1394, 1389, 1390, 1387,
    1394, 1389, 1390, 1387, 1394, 1389, 1390, 1387, 1388, 1394, 1389, 1390, 1387, 1388, 1394, 1380, 1392,
    1387, 1394, 1380, 1392, 1387, 1394, 1380, 1392, 1387, 1388, 1394, 1380, 1392, 1387, 1388, 1394, 1380,
    1392, 1389, 1387, 1394, 1380, 1392, 1389, 1387, 1394, 1380, 1392, 1389, 1387, 1388, 1394, 1380, 1392,
    1389, 1387, 1388, 1394, 1380, 1392, 1390, 1387, 1394, 1380, 1392, 1390, 1387, 1394, 1380, 1392, 1390,
    1387, 1388, 1394, 1380, 1392, 1390, 1387, 1388, 1394, 1380, 1392, 1389, 1390, 1387, 1394, 1380, 1392,
    1389, 1390, 1387, 1394, 1380, 1392, 1389, 1390, 1387, 1388, 1394, 1380, 1392, 1389, 1390, 1387, 1388, -1,
    1380, 1392, 1389, 1390, 1387, 1388, -1, 1380, 1392, 1389, 1390, 1387, 1388, 1386, 1389, 1387, 1386, 1389,
    1387, 1386, 1389, 1390, 1387, 1386, 1389, 1390, 1387, 1386, 1389, 1387, 1388, 1386, 1389, 1387, 1388,
    1386, 1389, 1390, 1387, 1388, 1386, 1389, 1390, 1387, 1388, -1, 1389, 1390, 1387, 1388, -1, 1389, 1390,
    1387, 1388, 1399, 1400, 1387, 1399, 1400, 1387, -1, 1400, 1387, -1, 1400, 1387, 1403, 1404, 1387, 1386,
    1389, 1390, 1387, 1388, 1386, 1389, 1390, 1387, 1388, 1386, 1389, 1390, 1387, 1386, 1389, 1390, 1387,
    1386, 1389, 1387, 1388, 1386, 1389, 1387, 1388, 1386, 1389, 1387, 1386, 1389, 1387, -1, 1408, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 1424, 768, 768, 1424, -1, 1426, -1, 1426, 1429, -1, 1429, 1426, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1444, 1444, 1444, 1474, 1380, 1379, 1475, 1387, 1379, 1475, 1387,
    1379, 1475, 1379, 1475, 1379, 1374, 1387, 1379, 1374, 1387, 1379, 1374, 1379, 1374, 1379, 1371, 1372,
    1387, 1379, 1371, 1372, 1387, 1379, 1371, 1372, 1379, 1371, 1372, 1379, 1476, 1379, 1476, 1478, -1, 626,
    1483, 1484, -1, -1, 1486, -1, -1, 674, 674, 674, 1500, -1, 1500, 1500, -1, 1500, 674, -1, 674, -1, 674,
    674, -1, 401, -1, 300, -1, -1, -1, -1, -1, 674, 1517, 1518, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 270, 271, 1527, 1528, 272, 273, 1529, 1530, 1531,
    1532, 1533, 1534, 274, 275, 1535, 276, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 610, -1, 1542, -1, 610,
    1542, -1, -1, 610, -1, 1542, -1, 610, 1542, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 518, -1, 8, -1, -1, 518, -1, 8, -1, -1, 1559, -1, 1251, -1, 1251, 1559, -1, -1, 1559, -1, 1251, -1,
    1251, 1559, -1, -1, 181, 1579, 182, 183, 75, 211, 1580, 216, 1581, 218, 1582, 219, 1583, 217, 1584, 149,
    -1, -1, -1, 1593, 1593, 1593, 85, -1, -1, -1, -1, -1, -1, -1, -1, 269, 269, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, 1611, 324, 1619, 1069, 1620, 1621, 1622, -1, -1, 324, 128, -1, 1625, 128, -1, -1, -1, -1, -1,
    -1, 565, 1217, -1, -1, 1619, 1649, 1650, 128, -1, -1, -1, -1, 1619, 1652, 1653, 300, 300, 128, 300, 300,
    128, 1657, 1657, 128, 300, 300, -1, -1, 128, -1, -1, 128, 8, 8, 128, 8, 1649, 1650, 8, 1649, 1650, 128,
    -1, -1, -1, 128, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 300, 1371, 1372, 300, 1683, 1684, 300, 1683, 1684, 128, 300,
    1686, 300, 1687, 300, 1687, 128, 300, 1371, 1372, 300, 1686, 1691, 1247, 1692, 1693, 1694, 369, 1247,
    1692, 1693, 1694, 369, 1247, 1692, 1693, 1694, 128, 369, 1247, 1692, 1696, 369, 1247, 1692, 1696, 128,
    1697, 1247, 1692, 1693, 1694, 1691, 1247, 1692, 1693, 1694, 1699, 1700, 1247, 1699, 1700, 1247, 128, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1714, 1714, -1, -1, -1, -1, -1, -1, -1, -1, 1714, -1,
    128, -1, 1714, 128, -1, -1, -1, -1, -1, 401, 401, 401, 401, 401, -1, -1, 7, 7, 7, 7, 7, 401, 401, 300,
    401, 300, -1, 1752, 518, -1, 8, 8, -1, -1, -1, 1757, -1, -1, -1, -1, 518, -1, 604, 1048, 604, 518, -1,
    626, 999, 1002, -1, 300, -1, 401, -1, 300, -1, 401, -1, -1, 401, -1, 300, -1, 626, -1, 674, 674, -1, 646,
    518, 604, -1, 626, 1006, -1, -1, -1, 625, -1, 1478, 626, 1483, 1484, 1190, 8, -1, 8, 1206, 674, 674, -1,
    674, 1500, 1500, -1, 1500, -1, 1500, 674, -1, 674, 674, 674, -1, -1, -1, 246, -1, 249, 259, 283, 284,
    289, 290, 291, 292, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1697, 1247, 1692, 1693, 1694, 1691, 1247, 1692,
    1693, 1694, 369, 1247, 1692, 1693, 1694, 369, 1247, 1692, 1693, 1694, 128, 369, 1247, 1692, 1696, 369,
    1247, 1692, 1696, 128, -1, -1, -1, -1, -1, -1, -1, -1, 626, 259, 1247, 1242, 626, 401, 300, 1242, 284,
    -1, -1, -1, 251, 242, -1, -1, -1, -1, -1, -1, -1, -1, -1, 300, -1, 401, -1, 1011, -1, 1012, -1, 1011, -1,
    1012, -1, 300, -1, 401, -1, 604, 1048, 604, -1, -1, -1
};

static const uint64_t kinds[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 258, 1, 258, 10, 1, 10, 1, 1, 10, 1, 1, 1, 1, 15, 15, 15, 1, 1, 15, 1, 1,
    15, 258, 15, 15, 15, 15, 15, 15, 64609979658, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15,
    15, 15, 15, 20, 10, 258, 13, 1, 258, 11, 17, 17, 17, 17, 17, 1, 1, 10, 10, 10, 15, 10, 10, 10, 10, 10,
    10, 10, 10, 1, 1, 11, 11, 11, 11, 15, 11, 1, 1, 13, 13, 13, 15, 13, 13, 13, 13, 13, 13, 12, 12, 12, 12,
    12, 12, 1, 1, 1, 1, 10, 13, 14, 13, 14, 13, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14,
    14, 14, 14, 14, 14, 1, 1, 1, 1, 56, 56, 56, 14, 56, 14, 1, 1, 14, 1, 1, 14, 14, 14, 14, 14, 14, 14, 10,
    14, 14, 14, 14, 14, 15, 14, 1, 19, 14, 14, 16, 16, 16, 16, 16, 16, 1, 587464962, 587464962, 587464962,
    587464962, 587464962, 587464962, 587464962, 587464962, 587464962, 1027, 1, 1, 1, 1, 262657, 262657,
    262657, 262657, 262657, 262657, 262657, 262657, 262657, 513, 513, 513, 513, 513, 513, 513, 513, 513, 513,
    513, 513, 513, 513, 513, 513, 513, 513, 513, 513, 1, 1, 4, 1, 4, 1, 4, 1, 4, 1, 4, 1, 4, 1, 4, 1, 4, 1,
    4, 1, 4, 1, 1, 1, 1, 1, 513, 513, 513, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 258, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 25, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 1, 1, 1, 1, 1, 2,
    2, 2, 2, 258, 258, 258, 1, 1, 1, 1, 1, 5, 5, 5, 5, 5, 5, 240585672709, 240585672709, 0, 55, 0, 55, 5, 55,
    5, 55, 5, 55, 5, 0, 55, 5, 55, 5, 55, 5, 1, 5, 0, 5, 0, 5, 5, 5, 5, 1, 5, 1, 0, 5, 0, 1, 5, 1, 1, 5, 0,
    5, 4, 5, 55, 1, 1, 5, 0, 5, 55, 5, 55, 5, 55, 5, 0, 5, 55, 5, 55, 5, 55, 5, 0, 5, 55, 5, 55, 5, 55, 5, 5,
    5, 5, 5, 1, 5, 1, 8, 55, 5, 5, 5, 1, 5, 5, 1, 5, 1, 5, 1, 5, 1, 5, 1, 5, 1, 5, 8, 5, 8, 1541, 5, 55, 5,
    55, 5, 55, 5, 5, 5, 1, 5, 1, 5, 1, 1, 5, 1, 1, 1, 5, 1, 1, 4, 1, 4, 1, 4, 1, 1, 4, 1, 1, 1, 4, 1, 1, 5,
    1, 1, 5, 5, 0, 5, 55, 5, 55, 5, 1, 5, 5, 5, 5, 55, 8, 55, 5, 0, 55, 5, 55, 0, 1, 0, 1, 0, 1, 5, 5,
    269880, 269880, 269880, 269880, 5, 55, 5, 55, 5, 5, 55, 5, 55, 5, 4, 5, 0, 5, 240585803269, 5, 0, 1, 5,
    240585803269, 1, 5, 1, 5, 5, 5, 5, 5, 3, 4, 4, 4, 4, 4, 14084, 4, 4, 4, 4, 4, 1, 4, 4, 4, 4, 4, 4, 4, 4,
    4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 1, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 1, 4, 4, 3, 4, 4, 1,
    3, 4, 55, 4, 55, 4, 1, 4, 1, 0, 0, 0, 0, 0, 7, 7, 7, 7, 7, 7, 7, 0, 7, 0, 7, 0, 0, 7, 0, 0, 7, 7, 7, 3,
    7, 7, 55, 7, 55, 7, 55, 7, 55, 7, 7, 55, 7, 0, 7, 0, 5, 5, 55, 5, 55, 395269, 55, 7, 55, 7, 55, 7, 55, 7,
    55, 7, 0, 55, 7, 55, 7, 55, 7, 55, 7, 55, 7, 55, 7, 55, 7, 55, 7, 7, 8, 8, 8, 8, 8, 8, 8, 8, 8, 3, 8, 1,
    8, 55, 8, 8, 8, 61602783429896, 61602783429896, 240585672709, 6, 6, 6, 6, 1541, 6, 1541, 6, 1541, 6,
    1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 0, 6, 0, 6, 0,
    6, 0, 6, 6, 6, 6, 0, 6, 0, 1, 1, 1, 1, 18, 1, 18, 18, 18, 1, 1, 18, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    4, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 31, 31, 31, 31, 31, 31, 31, 4, 4, 0, 31, 31, 31,
    10, 31, 31, 31, 31, 31, 31, 1, 1, 1, 1, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31,
    31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 29, 31, 4, 31,
    31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 0, 1079, 66856,
    31, 0, 1079, 66856, 31, 0, 590903, 66856, 31, 0, 590903, 66856, 31, 66856, 31, 66856, 31, 2308, 66857,
    31, 2308, 66857, 31, 0, 66857, 31, 0, 66857, 31, 0, 66857, 31, 0, 66857, 31, 0, 66857, 31, 0, 66857, 31,
    0, 66857, 31, 0, 66857, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31,
    31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 1, 31, 1, 1, 31, 31, 31, 31, 31, 31, 31, 3594, 2335, 31,
    3594, 2335, 31, 3594, 2335, 31, 3594, 2335, 31, 3594, 2335, 31, 3594, 2335, 31, 31, 32, 32, 32, 31, 32,
    31, 32, 32, 31, 31, 31, 14, 32, 14, 31, 31, 31, 13, 31, 31, 31, 31, 3, 32, 31, 1, 32, 32, 1, 32, 32, 32,
    32, 32, 32, 31, 31, 31, 31, 31, 31, 10, 0, 31, 0, 0, 31, 0, 0, 31, 10, 0, 32, 32, 32, 32, 32, 32, 32, 32,
    32, 32, 0, 31, 14, 3, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32,
    32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 15, 32,
    32, 32, 32, 32, 32, 32, 32, 3594, 2336, 32, 3594, 2336, 32, 10, 32, 10, 1, 4, 4, 4, 53, 1, 1, 53, 1, 53,
    1, 53, 1, 1, 2614, 53, 1, 53, 1, 1, 53, 10, 53, 1, 1, 53, 1, 53, 1, 53, 13, 53, 2, 53, 2, 2614, 53, 1,
    53, 1, 2614, 53, 1, 1, 53, 1, 53, 1, 53, 1, 1, 2614, 53, 15, 53, 56, 53, 53, 53, 53, 53, 54, 54, 1, 1,
    15, 0, 590903, 55, 0, 590903, 55, 0, 590903, 55, 0, 590903, 55, 0, 590903, 55, 0, 590903, 55, 0, 590903,
    55, 35, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 2335, 34,
    2335, 34, 1, 2335, 34, 1, 2335, 34, 2335, 34, 2335, 34, 2335, 34, 2335, 34, 2826, 2335, 34, 2826, 2335,
    34, 0, 590903, 34, 0, 590903, 31, 1541, 0, 34, 1541, 0, 31, 1541, 0, 34, 1541, 0, 31, 1541, 0, 34, 1541,
    0, 31, 1541, 0, 34, 1541, 0, 31, 1541, 0, 34, 1541, 0, 31, 1541, 0, 34, 1541, 0, 31, 1541, 0, 34, 1541,
    0, 31, 1541, 0, 34, 1541, 0, 34, 56, 0, 34, 56, 0, 34, 34, 34, 34, 34, 31, 34, 31, 34, 31, 31, 31, 31,
    56, 2335, 56, 2335, 56, 2335, 56, 2335, 5, 56, 598559, 56, 598559, 56, 598559, 56, 56, 56, 56, 56, 56,
    56, 56, 10, 10, 1, 10, 10, 1, 3, 5, 5, 1, 5, 5, 1, 3, 10, 1, 1, 1, 10, 1, 1, 1, 258, 10, 258, 1, 1, 10,
    10, 1, 10, 1, 10, 1, 1, 10, 1, 5, 1, 43, 43, 43, 0, 43, 0, 43, 0, 43, 0, 43, 0, 43, 0, 43, 0, 43, 0, 43,
    0, 43, 0, 43, 0, 43, 0, 43, 0, 43, 0, 43, 0, 43, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 46, 46, 1, 1, 1,
    1, 10, 10, 45, 1, 1, 11, 1, 1, 1, 11, 1, 1, 1, 1, 11, 39, 1, 39, 1, 39, 39, 10, 10, 1301274266515931649,
    1301274266515931649, 1, 1, 55, 1, 55, 2359, 1, 1, 55, 1, 1, 55, 2359, 1, 1, 151061804, 55, 1, 1,
    151061804, 55, 2359, 1, 1, 1, 1, 55, 1, 1, 1, 1, 151061804, 55, 1, 1, 1, 1, 55, 2359, 1, 1, 1, 1,
    151061804, 55, 2359, 1, 55, 1, 55, 2359, 1, 1, 151061804, 55, 1, 1, 151061804, 55, 2359, 1, 1, 1, 1,
    151061804, 55, 2359, 1, 55, 1, 55, 2359, 1, 1, 55, 1, 1, 55, 2359, 1, 1, 55, 1, 1, 55, 2359, 1, 1, 1, 55,
    1, 1, 1, 55, 2359, 1, 151061804, 55, 1, 151061804, 55, 2359, 1, 1, 151061804, 55, 1, 1, 151061804, 55,
    2359, 1, 1, 1, 151061804, 55, 1, 1, 1, 151061804, 55, 2359, 1, 1, 151061804, 55, 1, 1, 151061804, 55,
    2359, 1, 1, 1, 55, 1, 1, 1, 55, 2359, 1, 1, 1, 1, 55, 1, 1, 1, 1, 55, 2359, 1, 1, 1, 151061804, 55, 1, 1,
    1, 151061804, 55, 2359, 1, 1, 1, 1, 151061804, 55, 1, 1, 1, 1, 151061804, 55, 2359, 1, 1, 1, 1,
    151061804, 55, 2359, 1, 1, 55, 1, 1, 151061804, 55, 1, 1, 55, 2359, 1, 1, 151061804, 55, 2359, 1, 1,
    151061804, 55, 2359, 1, 1, 55, 1, 1, 55, 1, 3, 55, 1, 1, 151061804, 55, 2359, 1, 1, 151061804, 55, 1, 1,
    55, 2359, 1, 1, 55, 2308, 0, 1, 1, 1, 3, 3, 45, 0, 603908, 603908, 0, 4, 4, 0, 52, 55, 52, 55, 52, 55,
    52, 55, 52, 1, 55, 52, 1, 55, 52, 55, 1, 52, 55, 1, 1, 1, 1, 1, 1, 55, 3, 2308, 2308, 2308, 38, 38, 38,
    38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38,
    38, 38, 38, 38, 38, 38, 38, 38, 1, 1, 38, 38, 1, 45, 2359, 1, 45, 1, 1, 2359, 1, 1, 1, 10, 10, 2359, 1,
    10, 10, 1, 39, 38, 38, 1, 38, 38, 3, 38, 50, 38, 2343, 1, 38, 55, 38, 55, 1, 38, 55, 38, 38, 38, 38, 38,
    38, 38, 38, 49, 50, 32, 38, 2308, 32, 4, 32, 4, 32, 32, 32, 4, 32, 0, 4, 31, 4, 31, 0, 4, 32, 4, 32, 0,
    4, 38, 0, 4, 38, 4, 32, 32, 32, 32, 1, 2336, 32, 1, 2336, 1, 3, 2343, 2359, 0, 4, 15, 15, 1, 1, 1, 1, 1,
    1, 15, 15, 258, 258, 258, 15, 258, 258, 258, 15, 258, 1, 1, 1, 258, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 15, 15, 15, 15, 15, 15, 15, 15, 0, 0, 4, 0, 4, 0, 4, 4, 0, 0, 4, 0, 4, 0, 4, 4, 4,
    4, 4, 3, 3, 3, 3, 4, 3, 4, 3, 3, 0, 22, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 3, 10, 10, 13, 13, 14, 14, 11, 11, 15, 15, 1, 1, 1, 1, 1, 3, 10, 13, 14,
    11, 15, 4, 4, 4, 4, 4, 4, 5, 4, 1, 4, 1, 4, 8, 4, 1, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 1, 3, 1, 1, 8, 8, 8,
    5, 4, 5, 4, 5, 55, 5, 8, 5, 4, 5, 4, 7, 55, 0, 14, 14, 1, 14, 14, 33, 14, 2319, 14, 2319, 33, 14, 2319,
    14, 2319, 33, 2319, 14, 33, 33, 33, 33, 33, 33, 2309, 1, 1, 33, 55, 33, 33, 14, 1, 1, 2319, 14, 1, 1,
    2319, 14, 66843, 13, 33, 10, 33, 10, 15, 33, 10, 33, 10, 15, 33, 5, 33, 5, 15, 33, 14, 33, 14, 15, 33, 5,
    33, 5, 15, 33, 14, 33, 14, 15, 33, 14, 1, 1, 33, 14, 1, 1, 15, 33, 33, 33, 33, 33, 33, 15, 33, 15, 33,
    33, 33, 33, 33, 33, 2319, 14, 33, 2319, 1, 1, 33, 2319, 1, 1, 33, 2319, 14, 1, 1, 33, 2319, 5, 1, 33,
    2319, 5, 1, 33, 33, 33, 2319, 33, 33, 33, 10, 10, 10, 33, 10, 10, 10, 33, 10, 10, 10, 15, 33, 10, 10, 33,
    10, 10, 33, 10, 10, 15, 33, 10, 1, 258, 258, 3, 33, 10, 1, 258, 258, 3, 33, 10, 1, 258, 258, 3, 15, 33,
    10, 1, 258, 258, 33, 10, 1, 258, 258, 15, 10, 1, 258, 258, 3, 33, 10, 10, 1, 33, 10, 10, 1, 15, 33, 2319,
    1, 1, 1, 1, 1, 33, 2319, 1, 1, 1, 1, 1, 1, 33, 2319, 1, 1, 1, 1, 33, 2319, 1, 1, 1, 258, 258, 0, 33,
    2319, 1, 1, 1, 258, 258, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 2319, 33, 2319, 33, 33, 33, 33,
    2319, 33, 2319, 33, 33, 10, 33, 10, 28, 33, 10, 15, 33, 10, 28, 15, 33, 2319, 10, 3, 32, 32, 32, 32, 32,
    32, 32, 18, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 14, 14, 14, 14, 23, 5, 5, 10, 5, 31, 2335, 15, 15, 15,
    16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 4, 4, 57, 4
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
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 7, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 18, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 29, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 26, 26, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 41, 35, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 40, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 21, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 31, 0,
    31, 0, 31, 0, 0, 0, 0, 0, 0, 32, 32, 32, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 42, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 54, 0, 0, 0, 0, 0, 53, 15, 34, 0, 34, 34, 34, 34,
    34, 34, 36, 35, 36, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 56, 0, 0, 0, 0, 0, 0, 0, 37, 37, 0, 0, 0, 0, 0, 0, 0, 0, 56, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 44, 44, 44, 44, 45, 45, 46, 49, 50, 47, 48, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 27, 0, 0, 0, 0, 39, 39, 39, 39, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 38, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 52, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 38, 0,
    38, 38, 38, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 38, 38, 0, 0, 0, 0, 0, 0, 0, 0, 51, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 33, 33, 33, 33,
    33, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
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
    223, 224, 225, 226, 227, 228, 229, 230, 231, 232, 233, 234, 235, 268, 370, 506, 654, 667, 668, 669, 689,
    821, 822, 861, 862, 886, 902, 983, 1038, 1040, 1042, 1049, 1050, 1051, 1052, 1083, 1126, 1132, 1133,
    1134, 1136, 1137, 1138, 1139, 1140, 1141, 887, 1142, 1143, 1144, 1214, 1222, 1223, 1232, 1254, 1255,
    1256, 1257, 1258, 1259, 1260, 1261, 1262, 1263, 1264, 1365, 1366, 1367, 1368, 1419, 1420, 1421, 1443,
    1445, 1446, 1447, 1406, 1493, 1494, 1503, 1518, 1612, 1613, 1614, 1615, 1616, 720, 1617, 1360, 1721,
    1732, 1746, 1822, 1823
};

static const struct catalogue_tables tables = {
    bytes, COUNT(bytes) - 1, names, COUNT(names), slots, COUNT(slots), first, COUNT(first),
    links, COUNT(links), entries, COUNT(entries), labels, COUNT(labels), kinds, COUNT(kinds),
    types, COUNT(types), type_names, COUNT(type_names)};

const struct catalogue_tables *_Nonnull catalogue_tables(void) { return &tables; }
