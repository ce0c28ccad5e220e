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
    "where" "(next case)" "?" "try" "await" "throw" "Swift" "Foundation" "UIKit" "CoreGraphics" "QuartzCore"
    "Darwin" "Glibc" "append" "insert" "remove" "removeLast" "popLast" "popFirst" "removeFirst" "removeAll"
    "removeValue" "updateValue" "merge" "setObject" "removeObject" "swapAt" "sort" "reverse" "round"
    "negate" "formTruncatingRemainder" "removeSubrange" "replaceSubrange" "partition" "toggle" "map"
    "flatMap" "enum" "typealias" "protocol" "actor" "infix" "prefix" "precedencegroup" "position"
    "transform" "layer" "setAffineTransform" "a" "d" "acos" "asin" "atan" "atan2" "acosf" "asinf" "atanf"
    "atan2f" "hypot" "sqrt" "sqrtf" "squareRoot" "print" "NSLog" "S" "scaledBy" "CGAffineTransform"
    "CGAffineTransformMakeScale" "CGAffineTransformScale" "Int8" "Int16" "Int32" "Int64" "UInt8" "UInt16"
    "UInt32" "UInt64" "UInt" "$0" "$1" "$2" "$3" "$4" "$5" "$6" "$7" "$8" "$9" "CGFloat" "Double" "Float"
    "Int" "NSInteger" "NSComparisonResult" "TimeInterval" "NSTimeInterval" "NSUInteger" "NSNumber" "int"
    "float" "double" "long" "unsigned" "short" "int64_t" "int32_t" "uint32_t" "CFTimeInterval" "int8_t"
    "uint8_t" "int16_t" "uint16_t" "uint64_t" "size_t" "CFIndex" "GLfloat" "Float64" "Float32" "Bool" "BOOL"
    "String" "Character" "Substring" "NSString" "Array" "ContiguousArray" "ArraySlice" "KeyValuePairs"
    "NSArray" "NSMutableArray" "NSMutableString" "bool" "ClosedRange" "PartialRangeFrom" "PartialRangeUpTo"
    "PartialRangeThrough" "NSRange" "Range" "Angle" "CGPoint" "CGVector" "CGSize" "CGRect"
    "CGAffineTransformComponents" "CGRectEdge" "UIColor" "UIView" "UIWindow" "UIImageView" "UILabel"
    "UIButton" "UIScrollView" "UIControl" "UITextField" "UITextView" "UITableViewCell"
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
    "isStrictSuperset" "isDisjoint" "update" "addObject" "containsObject:" "anyObject" "red" "green" "blue"
    "alpha" "withAlphaComponent" "set" "setFill" "setStroke" "white" "cgColor" "hue" "saturation"
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
    "contentInset" "scrollIndicatorInsets" "verticalScrollIndicatorInsets" "horizontalScrollIndicatorInsets"
    "adjustedContentInset" "layoutFrame" "safeAreaLayoutGuide" "numberOfPages" "currentPage"
    "hidesForSinglePage" "pageIndicatorTintColor" "currentPageIndicatorTintColor" "scrollRectToVisible"
    "contentSize" "animated" "delegate" "UIViewAutoresizing" "AutoresizingMask" "flexibleLeftMargin"
    "UIViewAutoresizingFlexibleLeftMargin" "FlexibleLeftMargin" "flexibleWidth"
    "UIViewAutoresizingFlexibleWidth" "FlexibleWidth" "flexibleRightMargin"
    "UIViewAutoresizingFlexibleRightMargin" "FlexibleRightMargin" "flexibleTopMargin"
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
    "contentVerticalAlignment" "NSTextAlignment" "NSTextAlignmentLeft" "NSTextAlignmentCenter"
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
    "componentsJoinedByString" "componentsJoined" "enumerateKeysAndObjectsUsingBlock" "NSNull" "objects"
    "CGMutablePath" "CGPath" "CGMutablePathRef" "CGPathRef" "UIBezierPath" "CGColorRef"
    "CGPathCreateMutable" "roundedRect" "ovalIn" "ovalInRect" "cgPath" "CGPathCreateWithRect"
    "CGPathRelease" "ellipseIn" "CGPathCreateWithEllipseInRect" "CGPathAddEllipseInRect" "lineWidth"
    "flatness" "lineCapStyle" "lineJoinStyle" "setLineDash" "points" "pointee" "CGPathElement"
    "applyWithBlock" "removeAllPoints" "CGPathGetCurrentPoint" "topLeft" "UIRectCornerTopLeft" "topRight"
    "UIRectCornerTopRight" "bottomRight" "UIRectCornerBottomRight" "bottomLeft" "UIRectCornerBottomLeft"
    "allCorners" "UIRectCornerAllCorners" "cornerWidth" "cornerHeight" "CGPathCreateWithRoundedRect"
    "byRoundingCorners" "cornerRadii" "move" "addLine" "addLines" "between" "moveToPoint:" "addLineToPoint:"
    "addRect" "addRects" "addEllipse" "addRoundedRect" "addPath" "appendPath:" "apply" "applyTransform:"
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
    {880, 2054714927}, {885, 1458426488}, {895, 3552412932}, {900, 192541853}, {912, 2971707659},
    {922, 2139780097}, {928, 4141044418}, {933, 956526498}, {939, 110723809}, {945, 3332609576},
    {951, 3683784189}, {961, 2510136481}, {968, 2275008352}, {976, 3339054942}, {987, 3746835353},
    {996, 3137510316}, {1007, 1279116642}, {1018, 3013068941}, {1023, 3111536167}, {1032, 3572563384},
    {1044, 3139949330}, {1050, 736625355}, {1054, 69978321}, {1061, 558918661}, {1066, 1326178875},
    {1072, 1971108699}, {1095, 2842608717}, {1109, 1774491146}, {1124, 2134883420}, {1133, 3641267209},
    {1139, 1076453893}, {1142, 3751997361}, {1149, 4092568292}, {1153, 2171383808}, {1162, 3054093999},
    {1170, 4213704117}, {1175, 244111290}, {1180, 827898097}, {1186, 4232466889}, {1201, 3775434644},
    {1209, 2471448074}, {1218, 3786248987}, {1223, 128336118}, {1241, 3721122100}, {1242, 3826002220},
    {1243, 3775669363}, {1247, 1006755615}, {1251, 4272848550}, {1255, 108579519}, {1260, 3173440503},
    {1265, 4025666427}, {1270, 2897315904}, {1275, 153572251}, {1281, 1428923715}, {1286, 405166629},
    {1290, 2112764879}, {1295, 3876055819}, {1305, 1046779122}, {1310, 372738696}, {1315, 2052810508},
    {1316, 3591115554}, {1324, 2271195850}, {1341, 391640912}, {1367, 460481456}, {1389, 779904818},
    {1393, 3837675186}, {1398, 765439473}, {1403, 2711245919}, {1408, 697196164}, {1413, 1059919963},
    {1419, 1323747186}, {1425, 3538687084}, {1431, 1324880019}, {1435, 3912887073}, {1437, 163295161},
    {1439, 146517542}, {1441, 129739923}, {1443, 112962304}, {1445, 230405637}, {1447, 213628018},
    {1449, 196850399}, {1451, 180072780}, {1453, 297516113}, {1455, 280738494}, {1462, 2873224251},
    {1468, 2386971688}, {1473, 1283547685}, {1476, 4168357374}, {1485, 2209066192}, {1503, 4213547406},
    {1515, 988175173}, {1529, 2929211326}, {1539, 2027933801}, {1547, 2562340083}, {1550, 2515107422},
    {1555, 2797886853}, {1561, 2699759368}, {1565, 3270303571}, {1573, 206862118}, {1578, 3122818005},
    {1585, 1919949199}, {1592, 3226083260}, {1600, 3920758663}, {1614, 380755552}, {1620, 1090495225},
    {1627, 811810984}, {1634, 234774234}, {1642, 2529449241}, {1650, 1747969136}, {1656, 2087358391},
    {1663, 1335159128}, {1670, 2428550228}, {1677, 2482255079}, {1684, 4294679216}, {1688, 796142685},
    {1692, 2991499325}, {1698, 1615808600}, {1707, 3966976176}, {1716, 3266409416}, {1724, 295258647},
    {1729, 382270662}, {1744, 2466095094}, {1754, 3990922628}, {1767, 675329734}, {1774, 3795011855},
    {1788, 3747507645}, {1803, 909533769}, {1807, 3365180733}, {1818, 2749912018}, {1834, 2030934651},
    {1850, 645722727}, {1869, 1824613436}, {1876, 3639581107}, {1881, 2735859570}, {1886, 969184184},
    {1893, 1902060359}, {1901, 1373385388}, {1907, 3602979878}, {1913, 1769938321}, {1940, 1740667972},
    {1950, 4050857480}, {1957, 2755019962}, {1963, 2169878254}, {1971, 4170555683}, {1982, 1334253329},
    {1989, 2265719507}, {1997, 2570318435}, {2009, 3483588555}, {2018, 2774362700}, {2029, 21843312},
    {2039, 3429590357}, {2054, 1071897420}, {2074, 1566828974}, {2092, 514687451}, {2105, 1598403349},
    {2106, 3876335077}, {2107, 3859557458}, {2109, 1363500993}, {2111, 1346723374}, {2132, 2264171482},
    {2144, 1357355164}, {2145, 4228665076}, {2177, 1867418821}, {2178, 3507227459}, {2184, 3168883851},
    {2197, 3222486838}, {2226, 3381181800}, {2227, 3607893173}, {2232, 3005452862}, {2233, 3440116983},
    {2234, 4245442695}, {2242, 2839884955}, {2267, 3398044946}, {2280, 3005386353}, {2303, 1217983224},
    {2315, 3509544318}, {2341, 1610779110}, {2348, 2930439210}, {2350, 1412156564}, {2373, 3160029103},
    {2381, 3174662200}, {2404, 1479719844}, {2414, 3376534378}, {2440, 2875014037}, {2467, 3589306714},
    {2500, 804357063}, {2529, 1910201350}, {2536, 2701182283}, {2542, 398550328}, {2545, 521802798},
    {2548, 505025179}, {2551, 656170845}, {2554, 605837988}, {2557, 2468447887}, {2560, 2485225506},
    {2563, 2384559792}, {2573, 4100406635}, {2584, 1987983040}, {2590, 365099244}, {2594, 3641958979},
    {2604, 296602997}, {2611, 2462546090}, {2618, 4254058618}, {2623, 2907980824}, {2627, 3981965844},
    {2633, 3649018447}, {2641, 2614820847}, {2654, 292130973}, {2659, 2190941297}, {2674, 211913386},
    {2682, 564937055}, {2693, 3419592236}, {2728, 3513453938}, {2739, 3460502485}, {2743, 2339366755},
    {2754, 377128425}, {2762, 1086286877}, {2789, 3941508978}, {2797, 783488098}, {2799, 1111836708},
    {2818, 2280960882}, {2825, 3181326346}, {2844, 975988953}, {2860, 635020210}, {2862, 1360837969},
    {2864, 1344060350}, {2876, 1925151750}, {2882, 2408179714}, {2888, 2211460629}, {2908, 1848861402},
    {2913, 2508680735}, {2919, 3585981250}, {2929, 2335550124}, {2933, 597743964}, {2943, 2354563044},
    {2969, 2897926679}, {2986, 1035906630}, {3004, 783840260}, {3005, 4060888886}, {3006, 4278997933},
    {3014, 589286162}, {3019, 414084241}, {3029, 2275477643}, {3033, 3940830471}, {3043, 1940694431},
    {3047, 1996966820}, {3057, 1637070560}, {3065, 1605206413}, {3079, 1343892145}, {3097, 2293605903},
    {3107, 1099796002}, {3118, 370965912}, {3128, 4290552719}, {3163, 1638856759}, {3179, 3707845437},
    {3187, 1968018676}, {3201, 2745245856}, {3209, 2872562979}, {3223, 1867915087}, {3231, 1052627742},
    {3245, 1537748690}, {3253, 4233365429}, {3267, 3239423849}, {3271, 1535751837}, {3284, 3736796887},
    {3288, 2541423239}, {3301, 3804893101}, {3305, 3060514643}, {3318, 21234473}, {3322, 1518974218},
    {3335, 3720019268}, {3339, 2524645620}, {3352, 3788115482}, {3356, 3043737024}, {3369, 4456854},
    {3383, 2037980277}, {3398, 2933655948}, {3410, 558644074}, {3427, 328942278}, {3435, 2111105165},
    {3449, 3042771105}, {3455, 3800657716}, {3467, 626531088}, {3474, 2362349278}, {3487, 866545770},
    {3497, 857273821}, {3513, 4045899937}, {3520, 1135749657}, {3526, 93078660}, {3538, 1409690180},
    {3541, 2802900028}, {3545, 306900080}, {3551, 1319594794}, {3556, 2028154341}, {3572, 2218332638},
    {3596, 225597218}, {3625, 2084234006}, {3641, 1331687974}, {3646, 2135852838}, {3667, 2753988203},
    {3674, 864200463}, {3685, 3838403746}, {3693, 1530791347}, {3705, 3721205966}, {3710, 3688814324},
    {3721, 3876242216}, {3733, 1809966536}, {3751, 2699878380}, {3761, 4079184015}, {3781, 1179101157},
    {3789, 1825239352}, {3808, 3748245722}, {3826, 634908722}, {3843, 163271060}, {3869, 3289806584},
    {3881, 3446866648}, {3886, 1737076817}, {3895, 881687192}, {3902, 1219519868}, {3912, 3970939267},
    {3916, 2513272949}, {3925, 3224470464}, {3932, 2986472067}, {3936, 708293528}, {3942, 258052966},
    {3944, 3450233754}, {3946, 1213090802}, {3950, 3555670962}, {3956, 2743639103}, {3962, 2710083865},
    {3968, 4214265958}, {3974, 3963008473}, {3981, 1381912327}, {3990, 297212119}, {3993, 53234560},
    {4001, 1135433081}, {4004, 797905850}, {4012, 1315384455}, {4023, 4179333016}, {4046, 867257093},
    {4057, 841567274}, {4060, 3617776409}, {4072, 1784172926}, {4075, 3381609815}, {4087, 1550566188},
    {4097, 1592295328}, {4105, 2860018940}, {4123, 2241873898}, {4128, 2638218225}, {4135, 1524000883},
    {4138, 1923516200}, {4142, 3391553482}, {4145, 1062293841}, {4149, 3825392021}, {4152, 709362235},
    {4156, 1694935685}, {4160, 392774327}, {4165, 2880712451}, {4170, 3102149661}, {4176, 2394465697},
    {4180, 1659167240}, {4185, 475034410}, {4191, 3434436711}, {4194, 1479764693}, {4198, 2347825097},
    {4204, 1197479801}, {4208, 1351583639}, {4213, 3270705251}, {4219, 366569208}, {4223, 1251212115},
    {4227, 1621599661}, {4232, 3579732453}, {4238, 1720942905}, {4242, 140187182}, {4247, 1868829528},
    {4256, 3948149459}, {4266, 708029167}, {4271, 3185475540}, {4277, 2537751862}, {4283, 2778439310},
    {4290, 2616928056}, {4296, 4139930401}, {4303, 3135838405}, {4310, 2498734875}, {4318, 4064998855},
    {4322, 268639961}, {4327, 4092159661}, {4332, 2346846000}, {4338, 2328988770}, {4342, 2519117294},
    {4347, 3873647896}, {4351, 1415682102}, {4356, 631424496}, {4360, 282220607}, {4365, 3558937627},
    {4369, 4099687964}, {4374, 658698766}, {4378, 153638352}, {4383, 545189250}, {4391, 197671877},
    {4400, 792060313}, {4404, 513084933}, {4409, 2275780057}, {4414, 2616489071}, {4419, 4075421329},
    {4424, 2981347434}, {4429, 648810968}, {4437, 638754166}, {4444, 591523055}, {4451, 4047093083},
    {4458, 656837285}, {4466, 3789446092}, {4474, 4277107410}, {4482, 3906719864}, {4491, 2684794283},
    {4504, 2663715805}, {4513, 2915653898}, {4522, 4011216412}, {4532, 2785467647}, {4541, 2059593198},
    {4550, 2362870268}, {4560, 3995595581}, {4565, 2698097207}, {4571, 3072217742}, {4578, 1920734138},
    {4603, 4225734153}, {4605, 1128467232}, {4609, 1035581717}, {4624, 3525779695}, {4647, 1975486251},
    {4657, 2889234988}, {4669, 128921049}, {4688, 1127666911}, {4698, 2542550614}, {4704, 2627312426},
    {4713, 1195911285}, {4723, 4151950225}, {4725, 1765031016}, {4733, 1814435734}, {4739, 3602780627},
    {4744, 876513898}, {4755, 879704937}, {4758, 986710028}, {4764, 2682709205}, {4772, 1379501780},
    {4780, 854709318}, {4791, 925110256}, {4811, 827033813}, {4832, 3417352379}, {4840, 2226546594},
    {4846, 169017192}, {4850, 3843578906}, {4869, 221667867}, {4877, 3218681947}, {4890, 987224379},
    {4898, 3728990320}, {4910, 915157507}, {4918, 2572986219}, {4938, 4007662012}, {4942, 213683108},
    {4948, 3017331637}, {4959, 1714939896}, {4966, 2474713847}, {4973, 1542649473}, {4981, 39928156},
    {4996, 2848808016}, {5015, 3241215769}, {5035, 688599773}, {5058, 944978096}, {5086, 607288565},
    {5113, 3578987480}, {5116, 3555673031}, {5121, 2355360096}, {5125, 3949911679}, {5134, 645910219},
    {5141, 2941534958}, {5148, 2238339041}, {5153, 3277562923}, {5156, 3761252941}, {5160, 382886321},
    {5163, 4220379804}, {5167, 4200353678}, {5170, 2633446552}, {5174, 388525018}, {5179, 967958004},
    {5184, 1216469057}, {5188, 1675745305}, {5196, 3533348019}, {5206, 2267784115}, {5209, 2877453236},
    {5217, 1011085160}, {5221, 1555467752}, {5226, 2016490230}, {5236, 1419061120}, {5242, 3353438327},
    {5248, 2002030311}, {5255, 931910521}, {5281, 1638953034}, {5294, 263889333}, {5307, 2304257469},
    {5326, 2571507861}, {5355, 4039984575}, {5365, 1623797237}, {5381, 2667149886}, {5400, 1204873229},
    {5420, 2611599107}, {5430, 1975768454}, {5442, 3532344479}, {5449, 2718014180}, {5470, 713077974},
    {5487, 2712081721}, {5513, 1361625375}, {5539, 864165631}, {5546, 3189629876}, {5564, 165942467},
    {5577, 1655317257}, {5596, 1010779457}, {5606, 2215640769}, {5616, 1070265239}, {5625, 1134120687},
    {5629, 2846199180}, {5642, 1743930340}, {5648, 4005059268}, {5652, 206241385}, {5661, 1115344066},
    {5669, 567586076}, {5675, 3901637708}, {5679, 803046281}, {5685, 152899664}, {5694, 1787359420},
    {5699, 151693739}, {5704, 460225993}, {5710, 944111422}, {5719, 2075216980}, {5724, 2276994531},
    {5738, 2796815519}, {5753, 3918278559}, {5760, 4155575922}, {5770, 236925125}, {5778, 1684779966},
    {5782, 798074659}, {5791, 2374006294}, {5804, 153363970}, {5810, 3103973672}, {5820, 2926810054},
    {5822, 1462048136}, {5837, 3040434276}, {5847, 1244814717}, {5857, 1696195782}, {5866, 3093996503},
    {5875, 2756264342}, {5883, 2866045037}, {5891, 1163907536}, {5903, 2104353872}, {5914, 3110688315},
    {5925, 3317910134}, {5934, 3473703803}, {5947, 2755011687}, {5963, 2069497450}, {5974, 1516930437},
    {5984, 296395306}, {5995, 1195616409}, {6007, 942984426}, {6015, 2949131327}, {6025, 469045609},
    {6036, 2847090017}, {6056, 176574206}, {6066, 404136769}, {6079, 2422892396}, {6093, 2568950125},
    {6097, 2528405746}, {6102, 2484574385}, {6107, 4208725202}, {6123, 3003271613}, {6139, 1882624920},
    {6150, 4183891472}, {6167, 3707850388}, {6176, 2401568500}, {6201, 1057920877}, {6208, 2157316278},
    {6216, 3403651144}, {6223, 4114437246}, {6233, 2887421684}, {6237, 1361572173}, {6247, 1896686403},
    {6257, 3273657238}, {6267, 1266202965}, {6279, 3635588042}, {6298, 2733832836}, {6302, 4182378701},
    {6309, 2110798224}, {6315, 877087803}, {6324, 1970364490}, {6330, 1275339983}, {6348, 350857000},
    {6364, 2079739832}, {6380, 1996921413}, {6389, 2043970711}, {6405, 1393632998}, {6412, 1731736080},
    {6424, 4080117376}, {6435, 1493013840}, {6455, 2398078988}, {6463, 1065574956}, {6473, 2965413338},
    {6483, 990401381}, {6491, 2153800097}, {6498, 4084710509}, {6501, 682729123}, {6510, 1722954222},
    {6526, 3827859290}, {6537, 37271103}, {6545, 1119987041}, {6564, 2161276179}, {6587, 3507573001},
    {6595, 2301731235}, {6605, 1862550028}, {6619, 3213420894}, {6635, 288415389}, {6645, 4033069017},
    {6651, 672109684}, {6660, 3080967843}, {6675, 834189487}, {6684, 904369474}, {6687, 1089765596},
    {6692, 18738364}, {6696, 2197550541}, {6701, 1569418667}, {6719, 1419285594}, {6722, 3324446467},
    {6729, 2540844914}, {6738, 936176715}, {6743, 3724674918}, {6750, 247011038}, {6753, 3817694041},
    {6763, 4121092745}, {6773, 886071850}, {6785, 2390028659}, {6792, 4182669406}, {6797, 3555021734},
    {6802, 1452231588}, {6812, 665752555}, {6822, 2665914025}, {6830, 1172522883}, {6840, 2411978403},
    {6849, 2082024064}, {6853, 1231115066}, {6862, 244075885}, {6868, 96429129}, {6879, 1558106348},
    {6886, 1676028392}, {6898, 3565214879}, {6904, 1169454059}, {6915, 2276069802}, {6921, 2590900991},
    {6932, 403953390}, {6937, 817772335}, {6947, 3894621598}, {6951, 3130700698}, {6960, 3811712141},
    {6969, 2836898780}, {6983, 744222851}, {6991, 3219325754}, {7004, 455433581}, {7009, 1550717474},
    {7019, 4099875093}, {7028, 2687217115}, {7040, 3317790454}, {7052, 680679420}, {7063, 4074568615},
    {7073, 972345196}, {7083, 2124225882}, {7093, 1707208587}, {7103, 1698171440}, {7115, 1765986002},
    {7127, 3099195470}, {7137, 1325296208}, {7148, 1159889848}, {7158, 3210628243}, {7169, 3799163251},
    {7180, 3782385632}, {7191, 3899828965}, {7202, 3883051346}, {7213, 3866273727}, {7229, 4169345192},
    {7254, 3573351892}, {7259, 4137097213}, {7264, 3523899814}, {7270, 1029089800}, {7281, 1290530634},
    {7289, 4203053801}, {7302, 406972148}, {7306, 2369371622}, {7311, 3008443898}, {7318, 3726277920},
    {7328, 1742909879}, {7339, 581045492}, {7349, 877317237}, {7362, 1513289445}, {7386, 2694946607},
    {7408, 3902926015}, {7411, 2516003219}, {7426, 3083183824}, {7430, 3185987134}, {7439, 3141474305},
    {7452, 1010012291}, {7456, 659427984}, {7467, 3254824265}, {7475, 1438951982}, {7484, 571377267},
    {7502, 143865419}, {7520, 445834375}, {7534, 4201716739}, {7547, 2082798958}, {7551, 3883353449},
    {7574, 1252969316}, {7591, 611349806}, {7613, 3939761393}, {7637, 1880591026}, {7663, 1052979093},
    {7679, 1315057949}, {7692, 3198073272}, {7717, 1888717571}, {7730, 1499172353}, {7744, 1151719106},
    {7762, 1297838153}, {7773, 1291853992}, {7785, 3864824124}, {7798, 284302454}, {7816, 2291378338},
    {7838, 2024043478}, {7853, 3416336049}, {7864, 3326301860}, {7875, 2097883034}, {7893, 2658088632},
    {7903, 4116806241}, {7915, 2750625341}, {7932, 2805121617}, {7941, 2636563400}, {7957, 1088403524},
    {7985, 1326471550}, {7991, 3867909202}, {8020, 2053519890}, {8054, 24686317}, {8058, 43254447},
    {8090, 3633974900}, {8098, 1715765854}, {8114, 3488110948}, {8120, 1226705564}, {8130, 1144915353},
    {8148, 1085962434}, {8154, 542584942}, {8172, 1880354216}, {8181, 2126046479}, {8202, 3409685817},
    {8212, 2322214854}, {8234, 715012316}, {8239, 667630371}, {8256, 4011681569}, {8271, 2477794221},
    {8286, 2826459802}, {8293, 863636682}, {8323, 3312035873}, {8351, 2374822095}, {8367, 1117036282},
    {8383, 2727146260}, {8395, 2338438971}, {8416, 1077300351}, {8445, 1505834213}, {8476, 1420801579},
    {8496, 1086567517}, {8507, 3688764708}, {8526, 3212090577}, {8539, 2710245443}, {8550, 2621687777},
    {8568, 135807534}, {8590, 538728657}, {8619, 4217769178}, {8638, 2737991523}, {8649, 1490880043},
    {8657, 1865801660}, {8665, 894604266}, {8683, 239266950}, {8699, 3440848049}, {8717, 1563451997},
    {8753, 1300855194}, {8771, 2649340029}, {8784, 3157132282}, {8815, 1994390723}, {8828, 3295732442},
    {8847, 3217941162}, {8884, 2638373311}, {8903, 729836362}, {8920, 1103965319}, {8955, 3909734774},
    {8972, 3422384807}, {8986, 1562399317}, {9018, 3535094014}, {9032, 2862813109}, {9052, 70193435},
    {9090, 3331707904}, {9110, 167527483}, {9114, 810547195}, {9136, 3377910156}, {9152, 2815096657},
    {9193, 3232227944}, {9212, 2636711499}, {9226, 2461495057}, {9231, 502047894}, {9251, 2942666046},
    {9257, 1490954098}, {9268, 1092012710}, {9293, 38792922}, {9304, 2899252294}, {9312, 871591685},
    {9334, 1041997713}, {9342, 3217987877}, {9350, 1309284212}, {9372, 2823090016}, {9380, 4012061332},
    {9387, 2462590034}, {9408, 3080064910}, {9415, 3596835826}, {9430, 4204111253}, {9435, 3492500287},
    {9444, 421821156}, {9467, 696240407}, {9476, 1453714756}, {9491, 1899105243}, {9520, 3174014960},
    {9535, 1948841851}, {9550, 466020238}, {9579, 4077855673}, {9594, 1744839726}, {9610, 1408722253},
    {9640, 876245160}, {9656, 452810861}, {9670, 1423725372}, {9698, 3691762681}, {9712, 3281580380},
    {9725, 650891138}, {9752, 613295001}, {9765, 1216248354}, {9778, 1260603725}, {9805, 968316954},
    {9818, 859371885}, {9832, 1658883364}, {9860, 3531153185}, {9874, 486221508}, {9885, 4064395570},
    {9910, 2257273533}, {9921, 3217031314}, {9933, 1898701486}, {9959, 692253475}, {9971, 2618608526},
    {9993, 2036964556}, {10029, 1478369021}, {10051, 2072579308}, {10066, 158609817}, {10095, 3199826274},
    {10110, 3872230201}, {10124, 889051197}, {10152, 1439665068}, {10166, 3703752221}, {10179, 592993401},
    {10206, 2782426318}, {10219, 1648296985}, {10238, 771481908}, {10271, 2744451111}, {10290, 2907380692},
    {10304, 2303844654}, {10332, 1323066019}, {10346, 590774350}, {10362, 2542372249}, {10392, 1436241668},
    {10408, 2311460409}, {10417, 773059133}, {10440, 2759092874}, {10449, 481727645}, {10458, 588027325},
    {10464, 3294899967}, {10480, 2406610228}, {10492, 1136770368}, {10503, 1099727666}, {10530, 3943336079},
    {10538, 3373088083}, {10546, 1118385669}, {10559, 1252830802}, {10567, 1310484760}, {10585, 4211107556},
    {10603, 4235327583}, {10622, 1911957762}, {10634, 2274977100}, {10644, 1894102977}, {10661, 1868420705},
    {10676, 1229760322}, {10691, 401251929}, {10700, 4136070254}, {10710, 141711844}, {10723, 1877099350},
    {10733, 4224630636}, {10759, 2956264019}, {10783, 3731343133}, {10798, 651349070}, {10817, 3553571131},
    {10838, 798050051}, {10858, 1738029828}, {10867, 830772382}, {10891, 975665791}, {10898, 3753552150},
    {10920, 1268347563}, {10933, 92234206}, {10942, 2675976173}, {10950, 2255101473}, {10961, 938963840},
    {10973, 1325536902}, {10983, 66138439}, {11002, 2650151654}, {11014, 1362571274}, {11021, 2674091075},
    {11038, 4180264212}, {11049, 2220611910}, {11055, 3628923247}, {11074, 2290191893}, {11087, 524486259},
    {11102, 536057419}, {11115, 2266436945}, {11127, 2660165913}, {11139, 2510371521}, {11146, 1647949432},
    {11157, 2499925078}, {11163, 1061329053}, {11171, 2186648520}, {11183, 3685987662}, {11197, 1203193122},
    {11211, 3305235377}, {11226, 3408062813}, {11248, 598285973}, {11259, 2107277412}, {11274, 1771288722},
    {11288, 1024755039}, {11308, 2323362532}, {11328, 295121441}, {11340, 3240065181}, {11349, 3923523740},
    {11369, 140741692}, {11386, 958887293}, {11409, 459823196}, {11439, 687274249}, {11449, 1680403306},
    {11460, 186774928}, {11474, 2185261687}, {11479, 2753641482}, {11484, 2454962418}, {11502, 3594902096},
    {11510, 2175633178}, {11527, 775974691}, {11534, 4056008598}, {11548, 32195591}, {11555, 3647323098},
    {11571, 3198753898}, {11595, 56185609}, {11603, 3091067239}, {11607, 3935363592}, {11617, 3073585980},
    {11624, 1867556362}, {11637, 2589014835}, {11653, 3891896413}, {11659, 4148812653}, {11666, 1700657266},
    {11678, 1106246455}, {11693, 754571866}, {11704, 1038506759}, {11710, 4176775601}, {11719, 2830785103},
    {11729, 1731433239}, {11737, 855408348}, {11745, 2834400513}, {11760, 3963693047}, {11769, 3544094494},
    {11775, 4009327117}, {11791, 492923249}, {11804, 1423062726}, {11822, 161915485}, {11865, 2642763852},
    {11878, 1214513038}, {11895, 1445723454}, {11904, 2844467682}, {11911, 3334659430}, {11923, 3572701046},
    {11934, 555663897}, {11945, 3123020006}, {11958, 3005567066}, {11970, 2400366623}, {11982, 2266193630},
    {11992, 3448933658}, {12005, 3786999131}, {12013, 2370703267}, {12025, 1489487637}, {12040, 2552112075},
    {12058, 2857694466}, {12071, 2048902997}, {12086, 1468503355}, {12098, 1938712828}, {12117, 376585884},
    {12139, 3810570069}, {12158, 1375206950}, {12180, 1648973383}, {12199, 1187236458}, {12221, 1447170883},
    {12240, 2183746320}, {12262, 4241624385}, {12275, 2109961146}, {12282, 3048556132}, {12301, 3744775116},
    {12319, 3621218635}, {12336, 3611392321}, {12347, 3412690475}, {12373, 2124853820}, {12395, 4061796954},
    {12402, 4173553157}, {12410, 2053962742}, {12420, 503535429}, {12431, 1836668495}, {12440, 721310682},
    {12455, 1006735486}, {12467, 325084441}, {12472, 2961925722}, {12482, 497438945}, {12491, 1787797455},
    {12502, 1849888827}, {12522, 3825011241}, {12531, 385702446}, {12537, 2166834857}, {12544, 3055437297},
    {12551, 601507180}, {12567, 2970916523}, {12571, 1041509726}, {12576, 1494001562}, {12585, 2984076638},
    {12599, 737459482}, {12605, 1122880180}, {12616, 1945272936}, {12631, 2380932862}, {12639, 2548392784},
    {12649, 1901756438}, {12658, 906872895}, {12669, 1648836552}, {12676, 1359877577}, {12684, 521485205},
    {12697, 252720416}, {12711, 1264131298}, {12715, 1582017048}, {12734, 422274124}, {12753, 3020961236},
    {12759, 845187144}, {12781, 1120609123}, {12805, 3704248662}, {12832, 1361184210}, {12854, 254023945},
    {12882, 3600137057}, {12906, 2682444316}, {12915, 1644100618}, {12939, 1592819465}, {12972, 895660813},
    {12980, 335426986}, {13005, 1264318259}, {13037, 1168386582}, {13045, 1663862986}, {13050, 1746993862},
    {13079, 1903257066}, {13084, 974882150}, {13091, 1177151643}, {13122, 165292311}, {13129, 2311397435},
    {13134, 439402299}, {13163, 1552997231}, {13168, 3962257883}, {13177, 2220750876}, {13210, 2007447656},
    {13219, 2787838396}, {13225, 3769421748}, {13255, 4173954024}, {13261, 1434043348}, {13271, 1426660429},
    {13305, 737025121}, {13339, 1466689035}, {13377, 4098563933}, {13382, 513712005}, {13419, 229043912},
    {13423, 2457286800}, {13458, 3584307048}, {13460, 1123244352}, {13497, 1329338781}, {13501, 2761510965},
    {13508, 49525662}, {13528, 539821669}, {13546, 3772220557}, {13564, 4185830300}, {13579, 3171290880},
    {13601, 832521766}, {13623, 1461782644}, {13643, 691540578}, {13666, 1404144425}, {13686, 522796658},
    {13703, 1376505559}, {13712, 3748513642}, {13720, 846470194}, {13728, 200649126}, {13742, 3431639220},
    {13749, 4292335199}, {13764, 907121470}, {13770, 2240342303}, {13787, 2969811462}, {13801, 167268160},
    {13815, 1833803298}, {13827, 2457918009}, {13836, 3718375587}, {13848, 4071123319}, {13860, 1834047080},
    {13876, 3367860727}, {13882, 2118064195}, {13893, 493169962}, {13901, 2713721240}, {13906, 1695364032},
    {13913, 4030051588}, {13919, 1400182552}, {13949, 455416660}, {13969, 2271268225}, {13992, 2613973034},
    {14010, 392604227}, {14032, 3754606837}, {14052, 2833158821}, {14068, 3350374178}, {14075, 534084754},
    {14089, 2867322350}, {14111, 2116308131}, {14116, 3649057272}, {14124, 3845453865}, {14133, 2994984227},
    {14149, 664899839}, {14171, 1989677117}, {14176, 2918522264}, {14188, 3420926329}, {14201, 3178453163},
    {14218, 3149605050}, {14223, 2920394832}, {14240, 1523943668}, {14250, 862917743}, {14272, 4234031555},
    {14289, 1719771455}, {14310, 2399213176}, {14317, 4287151977}, {14327, 450801067}, {14334, 1669872668},
    {14348, 4013487222}, {14375, 2679495900}, {14391, 856694529}, {14415, 2681939195}, {14431, 3153218578},
    {14455, 2240063300}, {14459, 3096186179}, {14464, 741716276}, {14469, 2329068957}, {14476, 2921198141},
    {14481, 1055615879}, {14486, 3285122304}, {14492, 230313139}, {14495, 2868333218}, {14499, 4098541315},
    {14504, 33356212}, {14511, 1723256298}, {14515, 4140259964}, {14521, 107912219}, {14543, 4121566434},
    {14573, 3855721002}, {14589, 2216232237}, {14613, 2255928953}, {14633, 159080631}, {14647, 3689248828},
    {14672, 836430118}, {14692, 2287125059}, {14715, 1038585177}, {14736, 3367347455}, {14762, 4230039153},
    {14776, 609216699}, {14811, 1501614459}, {14822, 1529288929}, {14854, 2719113377}, {14866, 2275796322},
    {14899, 1812401954}, {14910, 2408338453}, {14942, 2855832277}, {14969, 1459817706}, {14980, 2392518824},
    {15012, 518942568}, {15033, 3663533692}, {15075, 2192755772}, {15100, 177875273}, {15146, 891907593},
    {15168, 1945812840}, {15211, 1417411880}, {15235, 2154355281}, {15280, 3467076881}, {15300, 317429627},
    {15341, 771452987}, {15376, 181460511}, {15396, 456257992}, {15437, 2485130632}, {15460, 317835491},
    {15504, 3496877987}, {15525, 1103010248}, {15575, 3557956176}, {15598, 4255026978}, {15650, 3877521898},
    {15670, 3184108018}, {15719, 3247803578}, {15739, 500341405}, {15788, 25050581}, {15813, 2700911442},
    {15867, 4244498298}, {15881, 4267328027}, {15892, 3365817217}, {15904, 1019517826}, {15915, 4255312501},
    {15921, 107113802}, {15932, 339302984}, {15953, 571385436}, {15978, 701971049}, {16000, 3844547848},
    {16024, 2993703921}, {16044, 856100507}, {16058, 523418047}, {16079, 1199509864}, {16088, 71184232},
    {16117, 3633864562}, {16123, 3626350180}, {16149, 227242734}, {16156, 3686895409}, {16183, 23593359},
    {16189, 3490026688}, {16215, 2245546586}, {16224, 63500808}, {16230, 3324008260}, {16237, 2639082641},
    {16243, 4241250784}, {16271, 1005534689}, {16299, 433529277}, {16328, 1104277830}, {16341, 1738166450},
    {16376, 4196810825}, {16405, 1042290725}, {16412, 1073217499}, {16430, 2059328792}, {16438, 1536564555},
    {16457, 2064776214}, {16466, 1856753941}, {16486, 1308833490}, {16490, 3934383778}, {16505, 2480094667},
    {16513, 4009865048}, {16541, 365080250}, {16547, 3648362799}, {16573, 980454765}, {16580, 1860367182},
    {16607, 3669799736}, {16610, 1787721130}, {16636, 447103454}, {16641, 1697318111}, {16669, 2673357851},
    {16699, 2937116726}, {16717, 3523238589}, {16725, 1863269210}, {16745, 2099371351}, {16750, 4096559242},
    {16767, 2182794837}, {16772, 2712309285}, {16789, 2806403090}, {16799, 3478391754}, {16821, 1104677667},
    {16833, 1599455416}, {16840, 667710333}, {16843, 718098122}, {16846, 682728183}, {16864, 3802467407},
    {16885, 3657180965}, {16908, 1665393361}, {16932, 1052733624}, {16941, 184912774}, {16957, 4089387070},
    {16970, 2352568569}, {16983, 1245245715}, {16996, 1262023334}, {17010, 3270702940}, {17022, 2739892052},
    {17037, 2480001844}, {17041, 3749132497}, {17050, 1230999982}, {17057, 3143743637}, {17065, 799079693},
    {17071, 862152253}, {17077, 351428278}, {17094, 2428146278}, {17109, 2992948263}, {17120, 2349028720},
    {17127, 3885786800}, {17139, 1736514697}, {17149, 3474322026}, {17159, 60432295}, {17164, 1322381784},
    {17171, 4012403877}, {17193, 989471740}, {17214, 452908417}, {17233, 423327896}, {17247, 3737912740},
    {17272, 3227882653}, {17288, 2453966149}, {17316, 1731566697}, {17327, 2587032280}, {17348, 2963724706},
    {17364, 712913813}, {17396, 2778836517}, {17412, 2372284312}, {17427, 2159059685}, {17439, 1491675329},
    {17462, 1613655628}, {17484, 655649118}, {17499, 2173728365}, {17506, 2357661820}, {17522, 409169195},
    {17542, 3491459423}, {17559, 1226170970}, {17582, 3404475955}, {17612, 1624986452}, {17646, 3623300279},
    {17663, 3034534074}, {17683, 575711980}, {17702, 671086880}, {17729, 387145109}, {17742, 1032586458},
    {17754, 266241602}, {17774, 3402924327}, {17784, 1269553309}, {17790, 503252654}, {17793, 4160314702},
    {17797, 159043482}, {17804, 2686336408}, {17809, 2717370895}, {17819, 1132587367}, {17827, 1195117749},
    {17841, 1879021152}, {17855, 581463510}, {17878, 2140377464}, {17890, 1275514075}, {17902, 2387979536},
    {17913, 3884420844}, {17930, 1646387302}, {17942, 308670472}, {17955, 3934596143}, {17968, 2845511965},
    {17991, 4013472960}, {18011, 207861097}, {18031, 3570842623}, {18047, 2974165697}, {18054, 1232628331},
    {18071, 889198334}, {18090, 3364533173}, {18106, 2007207608}, {18115, 3255160570}, {18122, 2953807453},
    {18129, 709349229}, {18133, 2223459638}, {18141, 2600881466}, {18156, 2804841900}, {18171, 2904109309},
    {18184, 3454124243}, {18200, 2165802309}, {18210, 4226874186}, {18222, 46347960}, {18230, 111583397},
    {18240, 249290197}, {18250, 1264874778}, {18262, 2552651146}, {18276, 3277309783}, {18281, 2072037248},
    {18290, 1839346743}, {18300, 2980706495}, {18311, 3765738945}, {18325, 1478303606}, {18333, 2435397115},
    {18354, 1647672292}, {18373, 1635008148}, {18388, 1487095968}, {18404, 3124627733}, {18422, 3994024810},
    {18427, 2570585620}, {18443, 366187551}, {18457, 2318987703}, {18467, 1761128012}, {18481, 185295765},
    {18494, 3838690653}, {18509, 1263600608}, {18526, 2027855346}, {18546, 3216563907}, {18560, 1058098686},
    {18573, 467864515}, {18584, 3932876427}, {18597, 2706824106}, {18606, 1016188828}, {18622, 957769824},
    {18632, 1005022371}, {18646, 2696340427}, {18664, 1092596157}, {18675, 1283833217}, {18694, 1606336818},
    {18697, 993596020}, {18712, 2693457989}, {18721, 3779456605}, {18740, 415476443}, {18753, 1262823941},
    {18763, 1622115944}, {18771, 1499161504}, {18782, 2973219889}, {18795, 2597275607}, {18800, 1748273790},
    {18806, 860606716}, {18811, 3002334877}, {18828, 2034172196}, {18854, 3305562105}, {18872, 3707972394},
    {18903, 1143351512}, {18931, 259394249}, {18968, 1755649734}, {18997, 239670225}, {19011, 2484187237},
    {19026, 1401756888}, {19033, 3647859367}, {19046, 3236366608}, {19059, 1824874128}, {19080, 2788634194},
    {19102, 1466132464}, {19130, 3529599493}, {19162, 2079469443}, {19184, 738891302}, {19202, 3197889394},
    {19221, 2360350959}, {19246, 3813530536}, {19249, 488247560}, {19252, 605690893}, {19255, 622615607},
    {19258, 572282750}, {19261, 2334079840}, {19264, 2384412697}, {19267, 2367635078}, {19270, 2417967935},
    {19273, 2502003125}, {19292, 3649363768}, {19311, 3444963044}, {19342, 2273024933}, {19365, 4264915354},
    {19386, 3077942367}, {19415, 590894855}, {19425, 1618037728}, {19435, 1850454287}, {19445, 3957551837},
    {19464, 4284171251}, {19480, 3891447831}, {19486, 2774883451}, {19498, 3483418915}, {19515, 668816343},
    {19523, 2931048700}, {19532, 2388452721}, {19540, 4258353177}, {19543, 1141775739}, {19549, 4126724647},
    {19559, 2859901778}, {19563, 3250964130}, {19571, 1360419304}, {19575, 3001705435}, {19581, 2071016015},
    {19586, 4246411473}, {19590, 2944866961}, {19593, 418647609}, {19596, 2471879920}, {19598, 1105628090},
    {19602, 963632676}, {19605, 1882099852}, {19614, 2097992392}, {19622, 4171284318}, {19630, 2265671865},
    {19633, 2982919898}, {19640, 2076987736}, {19651, 3694939264}, {19658, 2984259090}, {19665, 306596620},
    {19673, 1011505953}, {19677, 1692432290}, {19684, 1616530830}, {19695, 2662881380}, {19702, 3218261061},
    {19709, 2261369287}, {19715, 912855974}, {19721, 3374781713}, {19729, 2293478956}, {19746, 1149880784},
    {19755, 953119650}, {19767, 1491100860}, {19778, 417924775}, {19789, 3895649598}, {19802, 2700906213},
    {19824, 2989913377}, {19830, 3882857642}, {19834, 2624049703}, {19840, 3114108242}, {19856, 2841934487},
    {19874, 1193001972}, {19892, 88035829}, {19908, 1181740251}, {19921, 3068295830}, {19944, 2650861306},
    {19966, 2152366365}, {19977, 3624381609}, {19988, 3416571249}, {19998, 1040632685}, {20022, 4090287646},
    {20039, 3935096066}, {20058, 4249419}, {20075, 3406704799}, {20099, 3341171164}, {20115, 883346132},
    {20148, 4136122483}, {20154, 2668380887}, {20161, 2831556715}, {20174, 3401266884}, {20180, 1451477576},
    {20196, 119757721}, {20205, 2438128661}, {20217, 2193512543}, {20227, 1505809199}, {20246, 2758857958},
    {20257, 1600511528}, {20263, 785452558}, {20273, 1861738460}, {20279, 3056320968}, {20299, 4208727282},
    {20312, 3291555781}, {20321, 2196865874}, {20350, 1361552727}, {20372, 2957611498}, {20381, 2007872489},
    {20389, 2339550961}, {20401, 3508411830}, {20414, 2355901240}, {20425, 4245501841}, {20431, 3163908038},
    {20438, 2925496955}, {20451, 108183312}, {20465, 1328193084}, {20480, 2265931075}, {20501, 3180543629},
    {20508, 2387400333}, {20527, 1202605450}, {20535, 591972422}, {20555, 1175191511}, {20566, 873742264},
    {20589, 326594495}, {20599, 2059707271}, {20621, 1503948434}, {20631, 3230945966}, {20653, 2911124459},
    {20664, 1449651004}, {20676, 1980023723}, {20703, 3261273255}, {20720, 1962088798}, {20731, 659713157},
    {20735, 407568404}, {20742, 3610741318}, {20750, 24023407}, {20757, 2767062895}, {20769, 197333961},
    {20784, 3768039387}, {20791, 2976183426}, {20799, 854431587}, {20809, 2611701562}, {20823, 4149673879},
    {20830, 3561702979}, {20841, 3373400544}, {20846, 616319547}, {20861, 2851767893}, {20873, 2670905232},
    {20877, 2984927816}, {20883, 3072721717}, {20890, 382945106}, {20899, 1202886564}, {20912, 3124826125},
    {20929, 1073533898}, {20949, 501308550}, {20969, 3102301894}, {20983, 2098960006}, {20997, 2993485402},
    {21014, 2228178674}, {21027, 678697196}, {21045, 4242588933}, {21053, 3290709023}, {21061, 3206573181},
    {21069, 3156240324}, {21081, 873554442}, {21093, 3877044912}, {21100, 1386144670}, {21144, 3391438105},
    {21177, 3275802252}, {21183, 1665555596}, {21193, 955209608}, {21203, 3663374774}, {21211, 2845693673},
    {21220, 1402472725}, {21234, 3292755612}, {21239, 1795259425}, {21248, 2710028206}, {21302, 2549331680},
    {21313, 2094265262}, {21324, 2380435381}, {21343, 801338602}, {21364, 2854832407}, {21389, 155406996},
    {21401, 3678362229}, {21421, 4252635661}, {21432, 930651626}, {21449, 883771916}, {21461, 2754639596},
    {21474, 3381696689}, {21494, 2497068525}, {21518, 4204966360}, {21522, 3848464964}, {21533, 4196316528},
    {21538, 1775113223}, {21547, 4293857150}, {21572, 105220734}, {21588, 2941928401}, {21611, 3513504379},
    {21645, 2399979131}, {21686, 397375761}, {21700, 2554776799}, {21707, 1325902193}, {21714, 4257774810},
    {21733, 3385953049}, {21747, 363805148}, {21766, 2241932221}, {21775, 3578929855}, {21786, 960139624},
    {21794, 1597548103}, {21809, 957531795}, {21822, 1010886454}, {21842, 1596791097}, {21847, 828449414},
    {21863, 4083200273}, {21879, 1563607652}, {21884, 3373576235}, {21900, 1686781560}, {21916, 3118206852},
    {21933, 1114429566}, {21949, 275414779}, {21967, 3681786005}, {21994, 1786964809}, {21997, 4081524352},
    {22000, 3880226465}, {22005, 1336735441}, {22012, 3258804367}, {22021, 3220778976}, {22031, 3246523276},
    {22042, 2488280337}, {22056, 2068458324}, {22071, 763838368}, {22078, 637820293}, {22082, 2601460036},
    {22087, 1480246043}, {22096, 978711165}, {22103, 309439324}, {22112, 2535512472}, {22130, 3793360030},
    {22152, 3530699951}, {22171, 3107109432}, {22193, 2768536296}, {22213, 2255243348}, {22231, 1791059818},
    {22237, 4128829753}, {22251, 2557930546}, {22273, 1165654517}, {22294, 1287267581}, {22318, 333206726},
    {22341, 2848081438}, {22362, 1910782036}, {22382, 3395304284}, {22405, 1173374833}, {22427, 2943989225},
    {22449, 1789752760}, {22469, 723746973}, {22492, 928095684}, {22509, 66633762}, {22519, 3883652983},
    {22539, 1787670268}, {22561, 2151592719}, {22576, 1240202158}, {22591, 2061306167}, {22608, 3545231896},
    {22623, 2600978945}, {22651, 907113182}, {22699, 4097691329}, {22711, 288631100}, {22722, 835911719},
    {22733, 18669246}, {22746, 1289413733}, {22768, 576822689}, {22792, 1403930331}, {22798, 1863671838},
    {22809, 2924953349}, {22822, 951339946}, {22835, 2908236957}, {22843, 60532369}, {22853, 3795175885},
    {22868, 1243462689}, {22910, 3533566504}, {22932, 1855131199}, {22941, 1056680197}, {22951, 2951402203},
    {22971, 3636908325}, {22982, 1964022558}, {22992, 684154646}, {23015, 2371177212}, {23040, 2398960364},
    {23066, 2922600688}, {23119, 17738465}, {23126, 343848780}, {23139, 2712090128}, {23162, 944362804},
    {23184, 115475624}, {23215, 694824490}, {23231, 2617424471}, {23243, 2167551454}, {23259, 353999202},
    {23275, 554307351}, {23295, 580401027}, {23308, 2837546561}, {23316, 3574960668}, {23319, 1090614859},
    {23336, 2666343581}, {23356, 848102186}
};

static const int32_t slots[] = {
    -1, -1, -1, 874, 238, 923, 1609, -1, 235, -1, 392, -1, -1, 187, 1702, 919, -1, -1, 1194, 147, 1642, 1716,
    1760, -1, -1, 361, -1, -1, -1, -1, -1, -1, 1196, -1, -1, -1, 1082, 1231, 1277, -1, 456, -1, -1, 975, -1,
    -1, 1757, -1, 509, 226, -1, 954, 1344, -1, -1, -1, 1255, 323, 718, -1, -1, -1, -1, 52, 133, 765, -1, -1,
    1746, -1, -1, -1, -1, 429, 248, 1772, -1, -1, 587, -1, 597, 512, -1, 104, -1, -1, 1820, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 763, 286, 1472, 1664, 291, -1, -1, 958, -1, 1649, -1, 511, 1675, -1, 197, -1, -1,
    1423, -1, -1, -1, 739, -1, -1, 1244, 1337, -1, -1, 1404, -1, -1, -1, -1, 1476, 1667, 1725, -1, -1, 114,
    1263, 447, 1761, -1, 1382, -1, -1, 5, -1, -1, -1, -1, -1, 1522, -1, -1, -1, -1, -1, -1, -1, -1, -1, 663,
    -1, 1728, -1, 913, 827, 177, 780, -1, 1170, 1817, -1, 1771, -1, 1731, -1, 1630, -1, -1, -1, -1, -1, -1,
    -1, 1358, -1, 1665, -1, -1, 296, 982, -1, 915, -1, 843, -1, 1149, 1596, 690, -1, 1265, -1, -1, -1, -1,
    559, 285, 1064, 472, -1, -1, 1578, -1, 1366, -1, -1, -1, -1, -1, -1, -1, -1, 411, -1, 482, 650, -1, -1,
    704, 692, 981, 1080, 1632, 1661, 1787, -1, -1, 1228, -1, -1, 1395, -1, -1, -1, 510, -1, 123, 479, 240,
    483, 1086, 944, 1109, 1392, -1, -1, -1, 1739, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1009, -1, -1, 454,
    -1, 1034, 629, 1075, -1, -1, 228, 786, 1513, -1, -1, -1, -1, -1, 1054, -1, 366, -1, -1, -1, -1, 143, 736,
    -1, -1, -1, -1, -1, -1, -1, 1521, -1, -1, 62, 1316, -1, -1, -1, 136, 716, -1, -1, 1052, 1309, 1676, -1,
    -1, -1, -1, 346, 36, 1818, 961, -1, -1, 833, -1, 1837, -1, 396, 1636, -1, -1, 1602, 525, 1726, 651, 225,
    476, 499, 1163, 105, -1, 212, -1, 676, -1, 1352, -1, -1, 1159, -1, 989, 698, 1190, 1071, 555, 283, -1,
    -1, -1, 1078, 1422, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1129, 1553, -1, 1640, -1, -1, 880, -1,
    -1, 478, 652, -1, -1, 1020, 1158, -1, -1, 1616, 1612, 303, 1805, -1, 988, 1765, 355, 1317, 445, 1537, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, 1682, -1, -1, -1, 343, 360, 117, 374, 229, 481, 537, 800, 803, 945,
    1201, 1092, 1810, -1, -1, -1, -1, -1, 1495, -1, 163, 320, 517, -1, 538, -1, 141, 1446, 306, -1, -1, -1,
    -1, -1, 912, -1, -1, -1, 953, -1, -1, -1, -1, -1, -1, -1, -1, 505, -1, -1, -1, -1, -1, 144, 184, 601,
    872, -1, -1, 828, -1, -1, -1, -1, -1, -1, -1, 350, 1447, -1, -1, 1624, -1, 274, -1, 995, -1, -1, -1, -1,
    647, 1013, 1218, 752, 823, -1, -1, -1, 738, 227, 1475, -1, -1, -1, -1, 1459, -1, -1, 1409, 1749, -1, -1,
    -1, 302, -1, -1, -1, 398, 1021, 1315, 1204, -1, -1, -1, -1, 811, 1339, 932, 638, 532, -1, 526, -1, -1,
    -1, 382, 867, -1, -1, 1666, -1, 120, 427, -1, -1, -1, -1, 1025, -1, 1451, -1, -1, -1, 770, 682, -1, -1,
    1634, 566, -1, -1, -1, 864, 993, 1318, -1, 1531, 1597, 1696, -1, 522, 1230, 1270, 1319, -1, -1, -1, -1,
    381, 1515, -1, -1, 1391, 1236, 299, 703, 1168, -1, 1454, 1829, -1, -1, 1157, 122, 254, -1, -1, 1575, -1,
    -1, -1, -1, -1, -1, 969, -1, 1010, 442, 519, -1, -1, -1, 620, -1, -1, -1, 95, 801, 437, -1, -1, -1, 37,
    1304, -1, -1, 1096, -1, 1278, -1, -1, 793, -1, 94, 790, 19, 1738, 1691, 1161, -1, -1, 523, 877, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, 626, 584, 1269, -1, -1, 508, 863, -1, -1, 284, 569, 822, -1, 1458, -1,
    -1, 926, 1137, -1, 1503, 536, -1, -1, -1, 1311, 1296, -1, -1, 309, -1, 1240, 524, 737, 1287, 206, 1452,
    1552, 1180, 1385, 276, 1674, 1436, 1833, -1, -1, -1, -1, -1, -1, 475, -1, 336, 1288, -1, 1061, -1, -1,
    -1, 1441, -1, -1, -1, -1, -1, -1, -1, 1099, 1653, -1, 1127, 102, 125, -1, -1, 551, -1, 92, -1, -1, 405,
    1425, -1, 1340, 1273, 1572, 1776, 1155, -1, -1, 1285, -1, -1, -1, -1, -1, 287, 854, 1079, 1005, 1402, -1,
    1229, -1, -1, 1611, -1, -1, -1, -1, -1, 217, 641, 195, 675, 1546, 196, 1779, -1, -1, -1, -1, -1, 497, -1,
    204, -1, 1389, -1, 1394, -1, -1, -1, -1, 1224, 1814, -1, 1719, -1, 1741, -1, -1, -1, 895, -1, -1, 371,
    -1, -1, 897, -1, -1, 589, 706, 0, 635, -1, 493, -1, -1, -1, -1, -1, -1, -1, -1, 1226, -1, -1, 41, 1041,
    -1, 1470, -1, 1220, -1, 9, 1679, -1, -1, 1542, 68, -1, -1, -1, -1, 349, -1, 603, -1, -1, 1831, -1, 661,
    395, 865, 1720, 978, 785, 1426, 1519, -1, -1, 1650, -1, 1331, -1, -1, 327, -1, 20, 294, 734, 886, 1789,
    244, 290, 916, 659, 1093, 1767, -1, -1, 950, 1793, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1781, -1,
    -1, 1801, 409, 1504, 359, 1415, 1660, 495, -1, -1, -1, 1398, -1, 962, -1, -1, -1, -1, -1, -1, 514, -1,
    -1, -1, -1, 1621, -1, -1, -1, -1, -1, -1, -1, -1, 356, 413, 971, 1048, 907, 946, -1, 1063, -1, 24, 1633,
    1807, 878, 655, -1, 11, 79, 1073, 1166, 1430, 1587, 58, 533, 1248, 151, 1625, 1669, -1, -1, -1, 707,
    1655, -1, -1, 231, 1678, -1, -1, -1, 266, -1, -1, -1, -1, -1, 394, -1, -1, 723, 1042, 1473, -1, 855, -1,
    -1, 1118, -1, -1, 1496, -1, -1, -1, 1209, -1, -1, -1, 168, 127, -1, -1, -1, 301, -1, -1, 377, 56, -1, 69,
    1465, -1, -1, -1, -1, 1, 666, 1091, 1547, 39, 139, 1648, -1, 247, -1, -1, -1, -1, 220, 363, 552, 1019,
    1342, 1507, 764, 1834, -1, -1, -1, -1, -1, -1, 951, -1, -1, -1, 219, 1049, -1, -1, -1, 563, -1, -1, 410,
    -1, -1, 1305, 1183, -1, -1, -1, 1138, 593, 1448, 1523, -1, 1668, -1, -1, -1, -1, 925, 200, -1, -1, 966,
    -1, 368, 998, -1, -1, 1463, 1540, -1, 173, -1, 1213, -1, -1, -1, 1047, 1723, 726, -1, 234, -1, -1, 688,
    1044, 634, 1836, -1, -1, -1, 1671, -1, -1, -1, -1, -1, 1045, 1378, 1407, 1695, 111, -1, 1291, -1, -1, -1,
    -1, -1, -1, -1, -1, 1487, 1343, -1, -1, 40, 469, -1, 712, 731, -1, -1, -1, 1713, 357, -1, -1, -1, -1, -1,
    -1, -1, 260, -1, -1, -1, -1, -1, -1, -1, -1, 1128, -1, -1, 583, 813, 1280, 1796, -1, 1505, 243, 1775, -1,
    1222, 1433, 1686, 561, 1359, -1, -1, -1, 668, 89, 1387, 1822, -1, -1, -1, 1724, 142, -1, -1, 520, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, 693, -1, 1083, 1571, 1764, 581, -1, -1, -1, -1, 683, 849, 705, 1545, 1207,
    1743, -1, -1, -1, -1, -1, -1, -1, -1, 270, 1449, -1, -1, -1, 1164, -1, -1, 110, 1332, 851, -1, -1, -1,
    -1, -1, -1, -1, -1, 1445, 1384, -1, -1, -1, -1, -1, 1377, -1, -1, 789, -1, 462, 194, 1069, 1103, -1,
    1125, 502, 646, -1, -1, -1, -1, -1, -1, -1, -1, 1815, -1, -1, -1, -1, -1, 1584, -1, -1, 2, -1, -1, -1,
    -1, -1, -1, -1, -1, 148, -1, -1, -1, -1, -1, -1, -1, 1191, -1, -1, -1, -1, 322, -1, -1, 1590, -1, 179,
    -1, 1192, -1, -1, 113, 1556, -1, -1, -1, 980, -1, 1189, -1, -1, -1, 198, 805, -1, 1568, -1, -1, -1, -1,
    -1, -1, -1, 106, -1, -1, -1, -1, -1, -1, 84, -1, -1, 124, 328, -1, -1, 1089, 1353, -1, 1493, -1, 1364,
    -1, -1, 205, -1, -1, -1, -1, -1, 1419, -1, 28, 618, -1, 1550, -1, 155, 1414, -1, -1, -1, -1, -1, 1600,
    -1, 112, 887, 1825, -1, -1, 528, 1370, 1383, 1622, 1413, 1565, -1, -1, -1, -1, -1, 77, -1, 1217, -1, -1,
    -1, -1, -1, 697, 32, -1, -1, -1, -1, 558, 1598, -1, -1, -1, -1, -1, -1, 119, 1130, 459, 819, 185, 572,
    1181, 575, 1491, 186, 1134, -1, -1, -1, -1, -1, -1, 889, 1275, 771, -1, -1, 1002, 662, 1334, 1782, -1,
    556, 743, 1573, 1680, -1, -1, 60, 288, 506, 924, 172, 1106, 337, 1651, 534, 621, 1826, 921, -1, 30, 779,
    941, -1, 967, -1, -1, -1, 471, -1, 1053, -1, -1, -1, 1141, -1, -1, -1, -1, -1, 643, 1489, 338, 72, -1,
    -1, -1, -1, -1, 434, -1, -1, -1, 549, 694, 1706, -1, -1, -1, 749, 1153, 862, 987, -1, -1, -1, 1293, 1627,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, 1172, -1, -1, -1, -1, -1, 370, -1, 795, -1, 1520, 554, -1, -1, -1,
    -1, -1, -1, -1, -1, 1060, -1, -1, 161, -1, -1, -1, -1, -1, 657, 1403, -1, 985, -1, -1, 857, 83, 1541,
    1084, 263, 1570, 1033, 1658, -1, -1, 1362, 1023, -1, 1145, 121, -1, -1, 653, -1, -1, -1, -1, 746, 964,
    -1, 1116, -1, -1, 1088, 543, -1, -1, 1809, -1, 1328, 1838, 362, -1, -1, -1, -1, 1193, 972, -1, -1, -1,
    -1, -1, -1, -1, 1087, 1188, 1357, 1388, 1461, -1, 1536, -1, 215, -1, 435, 1152, 1673, -1, -1, 140, 709,
    1733, 1257, -1, 748, -1, -1, 1704, -1, -1, -1, -1, -1, -1, 607, -1, 1176, -1, -1, -1, 1001, 384, -1, -1,
    -1, -1, 1605, -1, 137, 1517, 931, -1, -1, -1, 202, 1234, -1, -1, -1, -1, 169, 602, 783, 1187, -1, -1, -1,
    -1, -1, 414, -1, -1, 656, 1619, -1, -1, -1, 458, -1, -1, -1, -1, -1, -1, 1144, 118, -1, -1, -1, -1, -1,
    1274, -1, 465, -1, 1090, -1, -1, 781, -1, 875, -1, -1, 952, 1700, -1, 996, 1008, -1, -1, -1, 210, 446,
    -1, -1, 73, 750, 1581, 1559, 1628, 1638, 839, -1, -1, 1235, 908, -1, 732, 1799, -1, 719, -1, 1500, 1583,
    674, -1, -1, 1647, -1, -1, -1, -1, 747, -1, -1, 6, -1, 158, 902, -1, -1, -1, -1, -1, -1, 1768, -1, 760,
    -1, 1788, 1046, -1, -1, 609, 1429, -1, -1, -1, -1, 1131, 527, 1107, 150, -1, -1, -1, -1, 253, -1, -1, -1,
    -1, -1, -1, -1, 1672, 1148, 1729, 1043, -1, -1, -1, -1, 615, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    1162, -1, 702, 606, 504, 960, -1, -1, -1, 319, -1, 1813, 1326, 1365, 1821, 365, 1639, -1, 26, 1530, 138,
    -1, -1, -1, 267, -1, -1, -1, 18, -1, 376, 1171, -1, 1055, -1, -1, 1282, -1, -1, -1, -1, -1, -1, 1038,
    914, -1, -1, 1512, -1, -1, -1, -1, -1, -1, 689, -1, -1, 1151, 516, 1102, 1688, -1, -1, 1012, -1, -1, 279,
    1595, 1119, 1736, -1, 1626, -1, -1, 1393, 1610, -1, -1, -1, -1, -1, -1, 1766, -1, -1, -1, 832, 1594,
    1615, -1, 201, 1745, 341, 894, -1, 860, -1, 1412, 1468, 159, 1692, 802, 1750, -1, -1, -1, -1, -1, -1,
    1486, 1418, 75, 1599, -1, -1, -1, -1, -1, 1735, -1, 489, -1, -1, -1, 49, -1, -1, 836, -1, -1, -1, -1,
    1524, -1, -1, -1, 1620, 871, 1656, -1, -1, 784, 1150, 999, -1, -1, 91, 1727, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 1481, -1, 1299, 596, 768, -1, -1, -1, -1, -1, -1, 614, 586, 1221, 774, 660, 1266,
    1830, -1, -1, -1, -1, 1567, -1, 452, -1, 893, 1108, 181, -1, 1259, -1, 334, 1618, 1179, 595, -1, -1, -1,
    1747, 1050, -1, 1790, 1124, 1140, 1306, -1, -1, 1770, 1324, -1, -1, -1, -1, -1, 1214, -1, 348, 782, -1,
    1185, -1, -1, -1, -1, -1, -1, -1, 1100, -1, 44, 582, -1, 1264, 1558, 1662, -1, -1, 415, -1, -1, -1, -1,
    -1, -1, -1, 1072, 632, 315, 1205, 1748, 1693, -1, 264, -1, -1, -1, -1, -1, 438, -1, 1756, -1, -1, -1, -1,
    -1, -1, 888, 560, 1245, -1, -1, 1812, 1617, 1740, -1, -1, 236, -1, 997, 1227, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 265, 90, 753, 616, 1742, 1835, -1, 149, 1104, 876, 407, 1406, -1,
    -1, -1, -1, -1, -1, 1526, 74, 1225, -1, -1, -1, -1, 1455, -1, -1, -1, -1, -1, -1, 687, -1, 209, -1, 1065,
    -1, 298, -1, -1, 1773, -1, 1295, 221, 1606, 1732, -1, -1, 1345, -1, 1534, -1, -1, -1, 449, 224, -1, -1,
    -1, 503, -1, -1, -1, -1, -1, -1, 544, 432, 1576, 1243, 1794, 1528, 1117, 845, -1, -1, -1, 1007, 744, -1,
    -1, 1443, -1, -1, -1, -1, 903, 45, 239, 1212, -1, -1, 199, -1, 1371, 66, 132, 1323, 1400, -1, -1, 33,
    1456, -1, 1292, -1, -1, 840, -1, 565, -1, -1, 88, -1, -1, -1, -1, -1, 1057, 917, 402, -1, -1, 297, 13,
    1330, -1, -1, -1, -1, -1, -1, -1, 1737, 27, -1, -1, 669, -1, -1, 1685, -1, -1, 896, -1, 208, -1, -1, -1,
    -1, -1, -1, -1, -1, 335, 451, 1579, -1, -1, -1, -1, 417, -1, -1, -1, 986, 1199, 927, 1178, 1529, -1, -1,
    804, 1774, 906, 797, 383, 938, 1040, 1062, 868, -1, -1, -1, 1004, 8, 1411, -1, 992, -1, -1, 57, 1016, -1,
    -1, -1, 1718, -1, -1, 1823, -1, -1, -1, 990, -1, -1, -1, 310, 642, 1376, 870, 1186, 1427, 1499, 1711, -1,
    -1, -1, -1, -1, 1051, -1, 1416, 1097, -1, -1, -1, -1, 639, -1, 850, 307, -1, -1, -1, -1, 1249, -1, -1,
    -1, 211, 1450, 1175, -1, -1, -1, 892, -1, -1, -1, -1, -1, -1, 53, -1, -1, -1, 1532, -1, -1, -1, -1, -1,
    -1, 767, -1, -1, -1, -1, 577, -1, -1, 130, 891, -1, 799, -1, -1, -1, -1, -1, -1, 873, 1508, 741, 165,
    252, 1657, 1701, 809, 31, -1, 1289, -1, 255, 794, -1, -1, 300, 1254, -1, 1804, -1, -1, -1, -1, -1, -1,
    -1, 664, -1, 1827, -1, -1, -1, 670, 440, 1420, -1, 329, -1, -1, -1, 318, -1, -1, -1, -1, -1, 562, 269,
    1241, 1791, 29, 352, -1, 821, 579, 830, 1397, 599, 1267, 1758, 1355, 1169, -1, -1, -1, -1, -1, -1, -1,
    -1, 722, -1, -1, -1, 671, 485, -1, -1, -1, 1442, -1, -1, -1, -1, -1, -1, -1, 564, -1, -1, -1, 757, 386,
    1017, 776, -1, 788, 1198, 1027, -1, -1, -1, 842, -1, -1, 457, -1, 390, -1, -1, -1, 920, -1, 480, -1, -1,
    -1, -1, -1, 1029, 1156, 1320, 1386, 1563, 727, 1126, 1408, -1, -1, -1, -1, -1, -1, -1, 1566, -1, -1, -1,
    1216, -1, -1, 611, -1, -1, 1439, -1, -1, 268, 713, -1, 1484, -1, -1, -1, 1333, -1, -1, -1, -1, -1, 1202,
    -1, 35, 369, -1, 1681, 1014, 627, 858, 1329, -1, 604, 831, 769, -1, 154, 773, 1432, 1703, -1, -1, -1, -1,
    1247, 421, 1712, -1, -1, -1, 213, -1, -1, -1, -1, -1, -1, 1652, -1, 869, 1516, 1215, 592, 281, 372, -1,
    -1, -1, -1, -1, -1, 824, 1709, 814, -1, 373, -1, 64, 1281, 1698, -1, -1, 570, -1, -1, -1, -1, -1, -1,
    1094, 1347, -1, 48, 1614, 358, -1, 881, 85, 289, 853, 1338, 129, -1, 539, -1, -1, 904, -1, -1, -1, -1,
    -1, 272, 1026, 1262, 1501, -1, 1143, -1, -1, -1, -1, -1, -1, -1, -1, 681, -1, 76, -1, -1, 1498, -1, 1367,
    1307, -1, -1, -1, -1, 826, 1346, -1, 146, 852, -1, 500, 1351, -1, -1, -1, -1, -1, -1, -1, 1603, -1, 7,
    -1, -1, 1174, -1, -1, -1, 984, 899, 1294, 22, 699, -1, 929, 340, 933, 1011, -1, -1, 189, 965, -1, -1,
    183, -1, -1, -1, 494, 1272, -1, -1, -1, -1, -1, -1, -1, -1, -1, 810, 1258, 78, 262, 34, -1, 128, 135,
    1035, 1165, -1, 684, 818, -1, 1361, -1, 259, -1, 679, -1, -1, -1, 455, -1, 1303, -1, -1, 176, -1, 280,
    -1, 126, 1314, -1, 162, 25, 1197, 730, 959, 61, 80, 974, 1808, -1, 956, -1, -1, -1, -1, -1, 1466, 1121,
    -1, -1, 778, 1349, -1, -1, -1, -1, -1, -1, -1, -1, -1, 934, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1604,
    751, -1, -1, -1, -1, 378, 983, 1405, 1460, -1, 890, 1132, 1684, -1, -1, -1, -1, -1, -1, -1, -1, 756, 817,
    1142, -1, 1554, -1, 1335, -1, -1, -1, -1, -1, -1, 979, 1246, 1283, -1, -1, 1467, -1, 847, -1, -1, 97,
    623, -1, 535, -1, 1786, -1, -1, 10, -1, -1, 1003, -1, -1, -1, 1036, 1068, -1, 178, 755, -1, -1, -1, -1,
    -1, 330, 420, -1, -1, -1, -1, 313, -1, 573, 625, 1464, -1, -1, 883, 1066, 1539, -1, 55, -1, -1, 496,
    1114, -1, -1, 1076, 1139, -1, -1, 96, -1, -1, 542, 721, 846, 1250, 1030, 1374, -1, 1800, -1, -1, -1, -1,
    463, 775, 1167, 1510, -1, -1, -1, 909, -1, 724, 54, 388, -1, -1, -1, -1, 631, 345, 401, 67, 1502, 418,
    101, 644, 1714, -1, -1, 936, -1, -1, -1, -1, -1, 1518, -1, -1, -1, -1, 1018, -1, -1, -1, -1, -1, -1, -1,
    180, 317, 443, 453, 728, 806, 1608, -1, -1, 1722, -1, -1, -1, 1375, -1, -1, 553, 42, -1, -1, -1, 1783,
    404, -1, -1, -1, 1350, -1, -1, -1, 16, 879, -1, -1, -1, -1, -1, 725, 1120, -1, -1, 470, -1, -1, -1, -1,
    1031, -1, -1, -1, 425, -1, 424, 1564, 1177, 622, 1298, -1, 273, 637, 1527, 1354, 1569, -1, -1, -1, 175,
    156, -1, -1, 1297, -1, -1, -1, -1, 994, 856, 939, -1, -1, 973, -1, -1, -1, -1, -1, -1, 714, -1, 1591,
    1644, 1462, -1, -1, -1, -1, 1792, 918, -1, -1, 1424, 1478, -1, 412, 930, -1, -1, 658, -1, -1, 901, 1251,
    -1, -1, -1, -1, 436, -1, -1, 949, -1, 613, -1, 610, -1, 708, 59, 1497, 1631, -1, -1, -1, 649, 798, 1717,
    1797, -1, -1, -1, -1, 859, -1, 571, -1, -1, -1, 898, -1, -1, 835, -1, 464, -1, -1, -1, -1, 385, 277, -1,
    -1, 1210, 1544, -1, -1, 46, 116, -1, 777, -1, -1, 1548, 619, 1687, 829, -1, -1, -1, -1, -1, -1, -1, 1242,
    1751, -1, -1, -1, 1399, 1348, -1, -1, 735, 567, -1, -1, -1, 884, 1195, -1, 1252, -1, 1494, 1549, -1,
    1734, -1, 521, 491, 1592, 766, -1, 486, -1, 696, 433, 1253, -1, -1, 691, -1, -1, 3, -1, 448, -1, 431,
    594, -1, -1, -1, 419, 1561, 588, 1006, -1, -1, -1, 1238, 467, 65, 4, 47, 153, -1, -1, 1401, 550, 1290,
    1182, 1483, 245, 314, 498, 654, -1, 762, -1, 628, 1802, 1147, 701, 488, -1, 1795, -1, 1511, -1, 1785,
    991, -1, 546, -1, -1, -1, -1, 389, 1136, 312, -1, -1, 1699, -1, 12, 207, 1710, -1, 428, -1, 1184, 1613,
    1752, -1, 439, 1469, -1, -1, 311, 531, 1206, 1690, 515, 1641, -1, -1, 733, 815, -1, -1, -1, -1, -1, 1115,
    1122, -1, -1, -1, -1, -1, 1694, -1, 1492, 21, 324, 685, 1211, 237, -1, -1, 166, 1623, -1, -1, 667, 911,
    43, -1, 233, 1509, -1, -1, -1, -1, -1, -1, -1, 1778, -1, -1, -1, -1, -1, 1373, -1, -1, -1, -1, -1, -1,
    -1, -1, 232, -1, -1, -1, -1, -1, -1, 1759, 344, 547, -1, -1, -1, 630, 710, 754, 1037, 1457, 1301, 1577,
    1828, 1705, 1832, 63, 171, 772, 1777, -1, -1, -1, -1, 1233, 1105, 1816, -1, -1, -1, -1, -1, -1, 633, 474,
    -1, 108, -1, -1, -1, -1, 1219, 1268, -1, -1, -1, 1629, 293, -1, -1, -1, 1479, -1, 695, 1135, -1, 332, -1,
    275, 393, 882, -1, 1538, -1, 568, -1, -1, -1, 342, 1589, -1, -1, 397, -1, 608, -1, -1, 354, -1, -1, 1557,
    1715, -1, -1, 256, 460, 249, -1, 1582, -1, -1, 1435, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1056, -1, -1,
    -1, 1543, 1239, -1, -1, 648, 164, 308, 1730, -1, -1, -1, 216, 1485, 720, -1, -1, -1, 192, 1067, 1368,
    170, 1437, 759, -1, 70, 574, 1396, 1683, -1, -1, -1, 379, -1, 490, -1, -1, -1, 17, 242, 131, -1, -1, -1,
    1780, -1, 1645, 758, 825, 364, 844, 466, 1380, 820, -1, 1562, -1, -1, 928, 160, 1555, 729, -1, -1, 1286,
    246, 1635, -1, -1, -1, -1, 99, 416, 518, 1438, 15, 107, 1811, -1, -1, -1, 1453, 430, -1, 1762, -1, -1,
    423, 331, -1, 82, -1, -1, -1, -1, -1, -1, 223, -1, 1763, -1, -1, 1607, -1, -1, 387, 1379, 1300, 1098,
    1474, -1, -1, 333, 808, -1, 1803, -1, 1585, 450, 1123, 203, 677, -1, 426, 812, 905, 1659, -1, -1, -1,
    441, 848, -1, -1, -1, 580, 841, -1, -1, 1471, -1, -1, -1, -1, 1421, -1, -1, 970, 1551, -1, -1, 1146, -1,
    -1, 672, -1, -1, -1, -1, 792, -1, -1, -1, 529, 598, -1, -1, 673, -1, 1256, 422, -1, 403, -1, 1336, -1,
    -1, -1, -1, 86, 1417, -1, 1372, -1, -1, -1, -1, -1, -1, 968, 1708, -1, 325, 761, 947, 1580, -1, -1, -1,
    742, 218, 391, 1707, -1, -1, -1, -1, -1, -1, 292, 1753, -1, 1000, -1, 251, 1276, 399, 1535, 1806, -1,
    807, 1085, -1, -1, -1, -1, -1, -1, -1, 1327, -1, -1, 214, -1, -1, -1, -1, -1, -1, 1755, 1200, 1428, 1506,
    -1, -1, -1, -1, -1, 1022, 1390, 507, -1, -1, -1, -1, -1, -1, 1514, 1444, -1, -1, 1560, 1588, 1440, 351,
    -1, -1, -1, -1, -1, -1, 791, -1, 1111, 347, -1, -1, 787, 1754, 461, -1, -1, -1, -1, 258, -1, -1, -1, -1,
    -1, 796, 87, 1312, -1, -1, -1, -1, -1, 367, 468, 182, 717, 645, 1039, 715, 1356, 1360, 1081, 1721, -1,
    1160, -1, -1, -1, 576, 1819, -1, 976, -1, -1, -1, 222, 1369, -1, -1, -1, -1, 250, 115, 473, 487, 1284,
    -1, 585, -1, -1, -1, -1, 282, 295, 1279, 1313, 1670, -1, 484, 617, -1, -1, -1, -1, -1, 321, 1363, 1410,
    -1, 590, 948, -1, -1, -1, -1, -1, 612, 1533, 400, -1, -1, -1, -1, 541, -1, -1, -1, -1, -1, 406, 1677,
    339, 838, 1654, -1, -1, -1, -1, -1, 188, 477, 834, -1, -1, -1, -1, -1, -1, 600, -1, -1, -1, -1, 1646,
    1173, -1, 261, -1, -1, -1, -1, -1, 640, -1, -1, -1, -1, -1, 14, 686, 1798, 745, -1, 51, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 935, -1, 50, 591, -1, 257, 1322, 943, -1, 145, 1689, 1015, -1, 1028, -1, -1, 271,
    548, 353, 711, 885, 937, 636, 963, 1203, 1601, -1, 174, -1, 71, 193, 501, 922, 1310, -1, -1, 1113, -1,
    -1, 940, -1, -1, -1, -1, 740, 1208, 38, 152, -1, -1, -1, -1, -1, 837, 1381, 408, 375, 1525, -1, 1321, -1,
    -1, 977, 1077, 326, 1260, 1480, -1, 900, -1, 167, -1, 305, -1, 23, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 1223, 680, 1074, 1024, 98, -1, 866, -1, 316, -1, -1, -1, -1, -1, -1, 230, 1133, 1110, 513, 1477, 861,
    1070, 1032, 1593, -1, -1, -1, -1, -1, -1, 957, 1302, 1586, -1, -1, 1112, 1697, -1, 1341, -1, -1, 816,
    1643, -1, -1, -1, 190, 605, 1482, 191, 1058, 1308, -1, -1, 1261, 1325, 955, -1, 103, -1, 380, 1784, -1,
    -1, -1, -1, 109, 93, 304, 678, 1663, 1637, -1, -1, -1, 942, -1, -1, 1059, -1, 278, 1824, -1, -1, -1, 624,
    -1, 1744, 1488, 665, 134, -1, 1232, 1490, -1, 1769, 700, -1, 1431, -1, -1, -1, -1, 1101, -1, -1, 557,
    1434, 1237, -1, 157, -1, -1, 1574, 100, -1, -1, -1, -1, -1, -1, -1, 530, 81, 540, 578, -1, -1, 1095, -1,
    -1, -1, -1, -1, -1, -1, -1, 545, 241, 910, -1, -1, -1, -1, -1, -1, 492, 444, -1, -1, 1271, 1154, -1, -1,
    -1, -1, -1, -1, -1, -1
};

static const int16_t first[] = {
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1384, -1, -1, -1, -1, 1447, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, 518, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 608,
    1188, -1, -1, 823, -1, -1, -1, -1, 1036, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 570,
    572, 574, 516, 576, 577, 515, 556, 638, 640, 645, 641, 494, 544, -1, -1, 310, -1, -1, 528, 529, 530, -1,
    478, 553, -1, -1, -1, -1, -1, 510, -1, 1112, 1, 822, 1162, 45, 48, 463, 461, 465, 467, 464, 462, 466,
    468, 314, 296, 297, 391, 1757, 1843, 8, 26, 0, 9, 27, 246, 247, 248, 249, 250, 251, 252, 253, 254, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, 226, 227, 228, 233, 234, -1, 229, -1, -1, 1815, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, 230, -1, -1, -1, -1, -1, -1, -1, -1, 231, 232, 240, -1, 284, 629, 630, 1846, 557, 558,
    688, -1, 1876, -1, 1858, -1, 685, -1, -1, -1, -1, 684, 445, 70, 84, 94, 114, 63, -1, 716, 778, 780, 782,
    784, 786, 788, 790, 792, 794, 796, 798, 800, 802, 46, 47, 49, 50, 2, -1, 59, 6, 5, -1, -1, 12, 11, -1,
    17, 58, 20, 21, 22, 23, 24, 25, 28, -1, 29, 30, 31, 32, 33, 34, 35, 36, -1, 37, 38, 39, 40, 41, 42, 43,
    44, 51, 52, 53, 54, 55, 56, -1, -1, -1, 60, 61, 62, 66, 67, 68, 69, 65, 71, 73, 74, 77, 78, 79, -1, 80,
    81, 82, 83, 89, 90, 86, 85, 91, 93, 100, 101, 96, 95, 99, 103, 104, 106, 110, 111, 112, 113, 116, 115,
    120, 121, 122, 123, 124, 125, 126, -1, -1, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138,
    139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 150, 152, 155, 156, 157, 158, 159, 160, 161, 162, 163,
    164, 165, 166, 168, 1208, 1023, 1214, 1027, 169, 170, 171, 174, 175, 176, 177, 178, 179, 180, 181, 182,
    183, 184, 185, 186, 187, 188, 190, 192, 194, 196, -1, 393, 195, -1, -1, 197, 199, 201, 202, 204, 205,
    206, 207, 208, 209, 210, 211, 212, 213, 215, 216, 217, 218, 219, 220, 222, 223, 224, 225, -1, -1, -1, -1,
    -1, 298, 299, 300, 301, 302, 303, 304, 305, 306, 307, 308, 309, 311, 312, 313, 315, 316, 317, 318, 323,
    327, 330, 331, 332, 333, 334, 335, 336, 337, 338, 339, 340, 341, 342, 343, 344, 345, 346, 347, 348, 349,
    350, 351, 352, 353, 354, 355, 356, 357, 358, 359, 360, 361, 362, 363, 364, 365, 366, 367, 368, 369, 370,
    371, 372, 373, 374, 375, 376, 377, 378, 379, 380, 381, 382, 383, -1, 384, 385, 386, 387, 388, 389, 392,
    -1, 394, 395, 396, -1, 397, 399, 400, 401, 402, 403, 404, 405, 406, 407, 408, 409, 410, -1, 411, 412,
    414, -1, -1, -1, 416, 429, -1, -1, 432, 433, 434, 435, 436, 437, 438, 439, 440, 441, 442, 443, -1, 448,
    449, 453, 455, 456, 457, 458, 459, 460, 469, 471, 472, 473, 474, 475, 476, 1033, 1276, 479, 480, 481,
    482, 483, 484, 485, 486, 487, 488, 489, 490, 491, -1, 492, -1, 493, -1, 495, 496, 497, 498, 499, 500,
    504, 505, 508, 512, 513, 514, -1, 519, 521, 524, -1, 533, -1, 534, -1, -1, -1, 546, -1, 549, 550, 551,
    552, -1, -1, 559, 566, -1, -1, -1, 583, 584, 586, 587, 589, 590, 591, 592, 593, 594, 595, 596, 597, 598,
    599, 600, 601, 603, -1, 604, 607, 609, 610, 611, 612, 613, -1, 616, 617, 618, -1, -1, 624, -1, -1, -1,
    625, -1, -1, 652, 657, 656, 632, 633, 634, 635, -1, 639, 643, -1, 646, 647, 649, 650, 651, -1, -1, 673,
    674, 678, 679, 689, 695, 697, 698, 699, 700, 701, 702, 703, 704, 705, 706, 709, 714, 2047, 1350, 731,
    733, 735, 818, 717, 718, 719, 720, 729, 2003, -1, -1, -1, -1, 725, -1, 727, 728, 730, 732, 734, 736, 737,
    738, 739, 740, 741, 742, 743, 744, 745, 746, 747, 748, 749, 750, 751, 752, 753, 754, 755, 756, 757, 758,
    759, 760, 761, 762, 763, 764, 765, 766, 767, 768, 769, 770, 771, 772, 773, 774, 775, 776, 777, 804, 805,
    807, 808, 809, 810, 829, 811, -1, 815, 816, 817, 819, 820, 821, 824, 825, 826, 827, 828, 830, 831, 832,
    833, 834, 835, 836, 837, 838, 839, 840, 841, 842, 843, 844, 845, 846, 847, 848, 849, 850, 851, 852, 853,
    854, 855, 856, 857, 858, 859, 860, 861, 862, -1, 863, -1, 864, 865, 866, 867, 868, 869, -1, 870, 871,
    872, 873, 874, 875, 876, 877, 878, 880, 881, 882, 883, 884, 885, 886, 887, 888, 889, 890, 892, 1205, 891,
    893, 894, 895, 896, 897, 898, 1022, -1, 899, 1509, 900, 901, 902, 903, 904, 905, 906, 907, 908, 909, 910,
    911, 912, 913, 914, 915, 916, 917, 918, 919, 920, 921, 922, 923, -1, 924, 926, 927, 928, 929, 930, 931,
    932, 933, 934, 935, 936, 937, 938, 939, -1, 940, 941, 942, 943, 944, 945, 946, 947, 948, 949, 950, 951,
    952, 953, 954, 955, 956, 957, 958, 959, 960, 961, 962, 963, 964, 965, 966, 967, 968, 969, 970, 971, 972,
    973, 974, 975, 976, 977, 978, 979, 980, 981, 982, 983, 984, 985, 986, 987, 988, 989, 990, 991, 992, 993,
    994, 995, 2043, -1, 997, 999, 1000, 1001, -1, 1003, 1005, 1007, 1009, 1010, 1011, 1012, 1013, 1014, 1015,
    1016, 1017, 1018, 1019, 1020, 1021, -1, 1024, 1026, 1028, 1029, 1030, 1031, 1032, 2050, 1034, 1035, 1037,
    1038, 1039, 1040, 1041, -1, 1042, 1043, -1, 1044, 1045, 1046, -1, -1, -1, 1049, 1051, -1, -1, 1053, 1055,
    1056, 1059, 1061, 1062, 1063, 1064, 1067, 1068, 1069, 1070, 1071, 1072, 1073, 1074, 1075, 1077, 1078, -1,
    -1, 1082, 1083, 1084, 1085, -1, 1086, -1, 1088, -1, 1089, 1090, 1091, 1092, 1093, -1, 1095, 1096, 1097,
    1098, 1099, 1100, 1101, 1102, 1105, 1106, 1107, 1108, 2051, 1109, -1, 2052, 1115, 1117, 1119, 1120, 1122,
    1123, 1124, 1126, 1127, 1128, 1129, 1130, 1131, 1132, 1133, 1134, 1135, 1137, 1517, 1138, 1139, 1140,
    1141, 1142, 1143, 1144, 1145, 1146, 1147, 1148, 1149, 1150, 1151, 1154, 1155, 1156, 1157, 1158, 1159,
    1160, 1161, 1163, 1164, 1165, 1166, 1167, 1168, 1173, 1174, 1175, 1176, 1177, 1178, 1179, -1, 1192, -1,
    1194, 1200, 1201, 1207, 1218, 1209, 1210, 1212, 1213, 1215, -1, 1219, 1220, -1, 1223, 1226, 1229, 1232,
    1235, 1238, 1242, -1, -1, 1244, -1, 1245, 1246, 1247, 1248, 1249, 1250, 1251, 1252, 1253, 1254, 1255,
    1256, 1257, 1258, 1259, 1260, 1261, 1262, 1263, -1, 1265, 1266, 1268, 1269, 1271, 1272, 1274, 1275, 1278,
    1281, 1282, 1283, 1284, 1286, 1287, 1288, 1289, 1290, 1291, 1292, 1295, 1296, 1297, -1, 1299, -1, 1301,
    1303, 1304, 1308, -1, 1312, 1316, 1320, 1324, 1325, -1, 1326, 1327, -1, 1328, 1329, 1330, 1331, 1332,
    1333, 1334, -1, -1, -1, -1, -1, -1, 1337, 1338, 1339, -1, -1, 1341, 1342, 1343, 1344, 1345, 1347, 1349,
    -1, -1, 1351, 1352, 1353, 1354, 1355, 1356, 1357, 1358, -1, -1, 1360, 1362, 1364, -1, 1365, -1, 1369,
    1622, 1371, 1372, 1511, 1513, 1373, 1374, -1, 1375, -1, -1, -1, -1, -1, 1376, 1377, 1378, 1379, 1380,
    1381, 1382, 1383, 1385, 1386, 1387, 1388, 1389, 1390, 1391, 1392, 1393, 1394, 1395, 1396, 1397, 1399,
    1400, 1401, 1402, 1403, 1404, 1405, 1406, 1407, 1408, 1409, 1410, 1411, 1412, 1413, 1414, 1415, 1416,
    1417, 1418, 1419, 1420, 1421, 1422, 1423, 1424, 1425, 1426, 1427, 1428, 1429, 1430, 1431, 1432, 1433,
    1434, 1435, 1436, 1437, 1438, 1440, 1442, 1444, 1445, 1446, 1448, 1449, 1450, 1451, 1452, 1453, 1454,
    1455, 1456, 1457, 1458, 1459, 1460, 1461, 1462, 1463, 1464, 1465, 1466, 1468, 1470, 1471, 1472, 1473,
    1474, 1475, 1476, 1477, 1478, 1515, 1519, 1520, 1521, 1522, 1523, 1526, 1528, -1, 1524, -1, 1535, 1536,
    -1, -1, 1662, 1659, 1660, 1661, 1664, 1680, 1541, -1, -1, 1542, 1543, -1, 1654, -1, 1700, -1, -1, -1,
    1553, -1, 1582, 1583, 1587, 1588, -1, -1, 1589, 1590, -1, 1670, 1591, 1681, 1595, -1, 1596, 1597, 1598,
    1599, 1600, 1601, 1602, 1603, 1604, 1605, 1610, -1, -1, 1607, 1608, -1, 1612, -1, 1614, 1616, -1, 1618,
    1619, 1620, 1623, 1624, 1625, 1626, 1627, 1628, 1629, 1630, 1631, 1632, 1634, 1641, 1636, 1638, 1640,
    1642, 1643, 1644, 1646, 1647, 1648, 1649, 1650, 1651, 1652, 1653, 1655, 1656, 1657, 1658, 1663, 1665,
    1666, 1667, 1668, 1669, 1671, 1672, 1673, 1675, 1677, 1679, -1, 1701, 1689, -1, 1691, 1692, 1693, 1694,
    -1, -1, 1695, -1, 1697, 1699, 1702, 1703, 1704, 1705, -1, -1, 1708, 1709, 1710, 1711, 1712, -1, 1714,
    1724, -1, 1726, 1727, 1728, 1730, 1731, 1732, 1734, 1735, 1736, 1737, 1738, 1739, 1740, -1, 1750, 1742,
    1743, 1744, 1745, 1746, 1747, 1748, 1749, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1751, 1752, 1753, 1754,
    1755, 1756, -1, 1761, 1765, 1766, 1767, 1771, 1772, 1773, 1776, 1777, 1778, 1779, 1780, 1781, 1782, 1785,
    1788, -1, 1792, 1796, 1797, 1798, 1799, 1800, 1801, 1802, 1803, 1804, 1805, 1807, 1808, 1809, 1810, 1811,
    1812, 1813, 1814, -1, 2016, 2017, 2018, 2019, 2020, 1836, 1838, 1839, 1840, 1841, 1842, 1844, 1845, -1,
    1849, 1850, 1851, 1852, 1853, 1854, 1856, 1861, 1863, 1864, 1867, 1868, 1869, 1870, 1871, 1872, 1874,
    1875, -1, 1877, 1886, -1, -1, 1879, -1, 1878, -1, -1, -1, 1969, 1885, 1887, -1, 1889, 1890, 1891, 1893,
    1894, 1895, 1896, -1, -1, -1, 1897, 1898, 1899, 1900, 1901, 1902, 1903, 1904, 1905, 1906, 1907, 1908,
    1909, -1, -1, 1911, -1, -1, 1913, 1915, 1917, -1, 2053, 2054, 1919, 1921, 1923, 1925, 1928, 2055, 1930,
    2056, 1931, 1933, 1934, 1935, 2057, 1936, 1937, 1938, 1939, 1940, 1941, 1942, 1943, 1944, 1945, -1, -1,
    1948, -1, -1, 2058, 2059, 1951, -1, -1, -1, -1, 1954, -1, -1, 2060, -1, -1, 1959, 1960, 1961, 1962, 1963,
    1964, 1966, 1968, 1970, 1971, 1972, 1973, 1974, -1, 1977, 2062, 1978, 1979, 1980, 1981, -1, 1982, 1983,
    1984, 2063, 1989, 1991, 1992, 1994, 1995, 1996, -1, 1997, 1998, 2000, 2001, 2002, 2005, 2007, 2009, 2011,
    2013, 2014, 2015, 2021, -1, 2025, 2026, 2027, 2028, 2029, -1, 2031, 2036, 2038, 2039, -1, 2065, 2066,
    2067, 2068, 2069, 2070, 2071, 2074, 2075, 2076, 2077, 2078, 2079, 2080, 2081, 2082, 2084, 2085, 2086,
    2087, 2088, 2089, 2090, 2092, 2093, 2094, 2095, 2096, 2097, 2098, 2099, 2100, 2101, 2102, 2103, 2104,
    2106, 2107, 2108, 2109, 2110, 2111, 2112, 2113, 2115, 2116, 2117, 2120, 2121, 2122, 2123, 2124, 2125,
    2127, 2128, 2130, 2131, 2132, 2133, 2134, 2135, 2136, 2138, 2142, 2044, -1, 2045, 2046
};

static const struct catalogue_link links[] = {
    {0, 3, 0}, {0, 814, 0}, {0, -1, 0}, {1, 4, 0}, {2, 7, 0}, {2, -1, 0}, {2, -1, 0}, {3, 10, 0}, {3, 13, 0},
    {3, -1, 0}, {4, 64, 0}, {4, 14, 0}, {4, -1, 0}, {5, 15, 0}, {6, -1, 0}, {7, 16, 0}, {8, -1, 0},
    {9, 18, 0}, {10, 19, 0}, {11, -1, 0}, {12, 203, 4}, {12, -1, 5}, {13, -1, 1}, {13, -1, 0}, {14, -1, 1},
    {14, -1, 0}, {15, -1, 1}, {15, -1, 0}, {16, -1, 1}, {16, -1, 0}, {17, 200, 1}, {17, -1, 0}, {18, -1, 1},
    {18, -1, 0}, {19, -1, 0}, {20, -1, 0}, {21, -1, 0}, {22, 1103, 3}, {23, -1, 2}, {24, -1, 2}, {25, -1, 2},
    {26, -1, 2}, {27, -1, 2}, {28, -1, 2}, {29, -1, 2}, {30, -1, 2}, {31, -1, 2}, {32, -1, 2}, {33, -1, 2},
    {34, -1, 2}, {35, -1, 2}, {36, -1, 2}, {37, 198, 2}, {38, -1, 2}, {39, -1, 2}, {40, -1, 2}, {41, 57, 0},
    {42, -1, 0}, {43, 75, 4}, {44, 76, 4}, {45, 153, 4}, {46, -1, 4}, {47, -1, 4}, {48, -1, 0}, {49, -1, 0},
    {49, -1, 0}, {50, 1293, 2}, {51, -1, 2}, {52, 1294, 2}, {53, 1300, 2}, {54, 72, 0}, {54, -1, 0},
    {55, -1, 0}, {56, 88, 4}, {56, -1, 5}, {57, 108, 2}, {58, 109, 2}, {59, 92, 1}, {59, -1, 0},
    {60, 413, 1}, {61, -1, 0}, {62, 105, 1}, {63, -1, 0}, {64, 107, 2}, {65, 87, 0}, {65, 2010, 0},
    {65, -1, 0}, {66, -1, 0}, {67, 98, 4}, {68, -1, 2}, {69, -1, 2}, {70, 1866, 2}, {71, 102, 1},
    {72, -1, 0}, {73, 97, 0}, {73, 154, 0}, {73, -1, 0}, {74, -1, 0}, {75, 119, 4}, {75, -1, 5},
    {76, 149, 2}, {77, 151, 2}, {78, 193, 1}, {78, -1, 0}, {79, -1, 0}, {80, 191, 1}, {81, -1, 0},
    {82, 167, 2}, {83, 1216, 2}, {84, 1217, 2}, {85, -1, 2}, {86, -1, 2}, {87, -1, 2}, {88, 1094, 2},
    {89, 117, 0}, {89, 2004, 0}, {89, -1, 0}, {90, 118, 0}, {91, -1, 0}, {92, 173, 4}, {92, -1, 5},
    {93, -1, 4}, {93, -1, 5}, {94, -1, 4}, {94, -1, 5}, {95, -1, 0}, {96, -1, 0}, {97, -1, 0}, {98, -1, 0},
    {99, -1, 4}, {99, -1, 5}, {100, -1, 4}, {100, -1, 5}, {101, -1, 4}, {101, -1, 5}, {102, -1, 4},
    {102, -1, 5}, {103, -1, 2}, {103, -1, 0}, {104, -1, 2}, {104, -1, 0}, {105, -1, 2}, {105, -1, 0},
    {106, -1, 2}, {106, -1, 0}, {107, -1, 2}, {107, -1, 0}, {108, -1, 2}, {108, -1, 0}, {109, -1, 2},
    {109, -1, 0}, {110, -1, 2}, {110, -1, 0}, {111, -1, 2}, {112, 1206, 2}, {113, -1, 2}, {113, -1, 0},
    {114, -1, 2}, {114, -1, 0}, {115, -1, 2}, {115, -1, 0}, {116, 470, 2}, {116, -1, 0}, {117, 398, 2},
    {117, -1, 0}, {118, 1203, 2}, {119, 806, 2}, {120, -1, 2}, {121, 172, 0}, {121, -1, 0}, {122, -1, 0},
    {123, -1, 0}, {124, -1, 0}, {125, 221, 4}, {125, -1, 5}, {126, -1, 1}, {126, -1, 0}, {127, -1, 1},
    {127, -1, 0}, {128, -1, 1}, {128, -1, 0}, {129, 694, 1}, {129, -1, 0}, {130, 696, 1}, {130, -1, 0},
    {131, -1, 1}, {131, -1, 0}, {132, 189, 1}, {132, -1, 0}, {133, 501, 1}, {133, -1, 0}, {134, -1, 1},
    {134, -1, 0}, {135, -1, 1}, {135, -1, 0}, {136, -1, 1}, {137, -1, 0}, {138, -1, 2}, {139, -1, 2},
    {140, -1, 2}, {141, -1, 1}, {142, -1, 2}, {143, -1, 2}, {144, -1, 0}, {145, -1, 5}, {146, 214, 5},
    {147, -1, 5}, {148, -1, 5}, {149, -1, 5}, {150, -1, 5}, {151, -1, 5}, {152, -1, 5}, {153, -1, 5},
    {154, -1, 5}, {155, -1, 4}, {156, -1, 4}, {157, -1, 4}, {158, -1, 4}, {158, -1, 5}, {159, -1, 4},
    {159, 1806, 5}, {160, 450, 4}, {161, 326, 4}, {161, -1, 5}, {162, 322, 4}, {162, -1, 5}, {163, 235, 0},
    {164, 236, 0}, {165, 237, 0}, {166, 238, 0}, {167, -1, 0}, {168, -1, 0}, {169, -1, 0}, {170, 239, 0},
    {171, -1, 0}, {172, 242, 0}, {173, 243, 0}, {174, 244, 0}, {175, -1, 0}, {176, 245, 0}, {177, 241, 0},
    {178, -1, 0}, {179, 426, 0}, {180, 427, 0}, {181, 428, 0}, {182, 273, 0}, {183, 255, 0}, {184, 257, 0},
    {185, 259, 0}, {186, 261, 0}, {187, 263, 0}, {188, 265, 0}, {189, 267, 0}, {190, 269, 0}, {191, 271, 0},
    {192, 256, 0}, {193, 275, 0}, {194, 258, 0}, {195, 276, 0}, {196, 260, 0}, {197, 277, 0}, {198, 262, 0},
    {199, 278, 0}, {200, 264, 0}, {201, 279, 0}, {202, 266, 0}, {203, 280, 0}, {204, 268, 0}, {205, 281, 0},
    {206, 270, 0}, {207, 282, 0}, {208, 272, 0}, {209, 283, 0}, {210, 274, 0}, {211, 294, 0}, {212, 285, 0},
    {213, 286, 0}, {214, 287, 0}, {215, 288, 0}, {216, 289, 0}, {217, 290, 0}, {218, 291, 0}, {219, 292, 0},
    {220, 293, 0}, {221, 444, 0}, {222, 417, 0}, {223, 418, 0}, {224, 419, 0}, {225, 420, 0}, {226, 421, 0},
    {227, 422, 0}, {228, 423, 0}, {229, 424, 0}, {230, 425, 0}, {231, 295, 0}, {232, -1, 0}, {233, -1, 0},
    {233, -1, 0}, {234, -1, 0}, {234, -1, 0}, {235, -1, 0}, {235, -1, 0}, {236, -1, 0}, {237, -1, 0},
    {238, -1, 0}, {238, -1, 0}, {239, -1, 0}, {239, -1, 0}, {240, -1, 0}, {240, -1, 0}, {241, 1999, 0},
    {241, -1, 0}, {242, -1, 0}, {242, -1, 0}, {243, -1, 0}, {243, -1, 0}, {244, -1, 0}, {244, -1, 0},
    {245, 319, 0}, {246, 320, 0}, {247, 321, 1}, {248, -1, 1}, {249, 324, 0}, {249, -1, 0}, {250, 325, 0},
    {251, 560, 0}, {252, 328, 0}, {252, -1, 0}, {253, 329, 0}, {254, 561, 0}, {255, -1, 0}, {255, -1, 0},
    {256, -1, 0}, {256, -1, 0}, {257, -1, 0}, {257, -1, 0}, {258, -1, 0}, {258, -1, 0}, {259, -1, 0},
    {259, -1, 0}, {260, -1, 0}, {260, -1, 0}, {261, -1, 0}, {261, -1, 0}, {262, -1, 0}, {262, -1, 0},
    {263, -1, 0}, {263, -1, 0}, {264, -1, 0}, {264, -1, 0}, {265, -1, 0}, {265, -1, 0}, {266, -1, 0},
    {266, -1, 0}, {267, -1, 0}, {267, -1, 0}, {268, -1, 0}, {268, -1, 0}, {269, -1, 0}, {269, -1, 0},
    {270, -1, 0}, {270, -1, 0}, {271, -1, 0}, {272, -1, 0}, {273, -1, 0}, {274, -1, 0}, {275, -1, 0},
    {276, -1, 0}, {277, -1, 5}, {278, -1, 5}, {279, -1, 5}, {280, -1, 5}, {281, -1, 5}, {282, -1, 5},
    {283, -1, 5}, {284, -1, 5}, {285, -1, 5}, {286, -1, 5}, {287, -1, 5}, {288, -1, 5}, {289, -1, 5},
    {290, -1, 5}, {291, -1, 5}, {292, 390, 1}, {293, 1270, 4}, {294, 1273, 4}, {295, -1, 4}, {296, -1, 4},
    {297, -1, 4}, {298, -1, 4}, {299, -1, 1}, {300, -1, 1}, {301, -1, 1}, {302, 415, 1}, {303, -1, 1},
    {304, -1, 2}, {305, -1, 1}, {306, -1, 2}, {307, -1, 2}, {308, -1, 2}, {309, -1, 2}, {310, 454, 2},
    {311, -1, 2}, {312, -1, 2}, {313, -1, 2}, {314, -1, 2}, {315, -1, 2}, {316, -1, 4}, {317, -1, 4},
    {318, -1, 2}, {319, -1, 1}, {320, -1, 1}, {321, -1, 1}, {322, 538, 1}, {323, -1, 1}, {324, -1, 0},
    {325, -1, 1}, {326, -1, 0}, {327, -1, 0}, {328, -1, 0}, {329, -1, 0}, {330, -1, 0}, {331, -1, 0},
    {332, -1, 0}, {333, -1, 0}, {334, -1, 0}, {335, 430, 0}, {336, 431, 0}, {337, -1, 0}, {338, -1, 2},
    {339, -1, 0}, {340, -1, 0}, {341, -1, 3}, {342, -1, 3}, {343, -1, 2}, {344, -1, 2}, {345, -1, 2},
    {346, -1, 2}, {347, -1, 1}, {348, -1, 1}, {349, -1, 1}, {350, -1, 0}, {351, -1, 0}, {352, -1, 0},
    {353, 588, 0}, {354, 446, 0}, {355, 447, 0}, {356, -1, 0}, {357, 451, 3}, {358, 452, 3}, {359, -1, 4},
    {360, -1, 2}, {361, -1, 2}, {362, -1, 2}, {363, 677, 2}, {364, -1, 0}, {364, -1, 0}, {365, -1, 0},
    {365, -1, 0}, {366, -1, 0}, {366, -1, 0}, {367, -1, 0}, {367, -1, 0}, {368, -1, 0}, {368, -1, 0},
    {369, -1, 0}, {369, -1, 0}, {370, -1, 0}, {370, -1, 0}, {371, 531, 2}, {372, 582, 2}, {373, 503, 2},
    {374, 507, 2}, {375, 683, 1}, {376, 671, 1}, {377, -1, 0}, {378, 477, 0}, {379, -1, 0}, {380, 659, 1},
    {381, 660, 1}, {382, 648, 1}, {383, 555, 1}, {384, 554, 1}, {385, -1, 1}, {386, -1, 1}, {387, -1, 1},
    {388, -1, 1}, {389, -1, 1}, {390, -1, 5}, {391, -1, 1}, {392, -1, 1}, {393, -1, 1}, {394, -1, 1},
    {395, -1, 1}, {396, 715, 1}, {397, -1, 1}, {398, -1, 1}, {399, 1855, 1}, {400, -1, 5}, {401, -1, 5},
    {402, -1, 5}, {403, 502, 1}, {404, 517, 1}, {405, 665, 1}, {406, 666, 1}, {407, 506, 1}, {408, -1, 1},
    {409, -1, 1}, {410, 509, 1}, {411, -1, 1}, {412, 511, 1}, {413, 523, 1}, {414, -1, 1}, {415, 615, 1},
    {416, 614, 1}, {417, 578, 1}, {418, 575, 1}, {419, 585, 1}, {420, -1, 2}, {421, 520, 1}, {422, -1, 1},
    {423, 522, 1}, {424, -1, 1}, {425, 525, 1}, {426, 527, 1}, {427, 526, 1}, {428, -1, 1}, {429, -1, 1},
    {430, -1, 1}, {431, -1, 1}, {432, -1, 1}, {433, 532, 1}, {434, 581, 1}, {435, 545, 1}, {436, 535, 1},
    {437, 536, 1}, {438, 537, 1}, {439, 539, 1}, {440, 543, 1}, {441, 540, 1}, {442, 541, 1}, {443, 542, 1},
    {444, -1, 1}, {445, -1, 1}, {446, -1, 1}, {447, 569, 1}, {448, 547, 1}, {449, 548, 1}, {450, 602, 1},
    {451, -1, 1}, {452, -1, 2}, {453, 605, 2}, {454, 606, 2}, {455, 661, 1}, {456, 662, 1}, {457, 663, 1},
    {458, 579, 1}, {459, 686, 0}, {460, 687, 0}, {461, -1, 0}, {462, 562, 1}, {463, 563, 1}, {464, 564, 0},
    {465, 565, 0}, {466, 670, 1}, {467, 669, 1}, {468, 567, 1}, {469, 568, 1}, {470, 667, 1}, {471, -1, 1},
    {472, 571, 1}, {473, 1927, 1}, {474, 573, 1}, {475, 708, 1}, {476, 710, 1}, {477, -1, 1}, {478, -1, 1},
    {479, 712, 1}, {480, 713, 1}, {481, 580, 1}, {482, 642, 1}, {483, 636, 2}, {484, 637, 2}, {485, -1, 1},
    {486, -1, 1}, {487, 664, 1}, {488, -1, 1}, {489, -1, 1}, {490, 626, 0}, {491, -1, 2}, {492, -1, 2},
    {493, -1, 2}, {494, -1, 2}, {495, -1, 2}, {496, -1, 2}, {497, -1, 2}, {498, -1, 2}, {499, -1, 2},
    {500, 1832, 2}, {501, 1833, 2}, {502, 1835, 2}, {503, 1834, 2}, {504, 619, 1}, {505, -1, 1},
    {506, -1, 1}, {507, -1, 2}, {508, -1, 2}, {509, -1, 2}, {510, 1533, 2}, {511, -1, 0}, {512, -1, 2},
    {513, -1, 2}, {514, -1, 2}, {515, -1, 1}, {516, -1, 1}, {517, -1, 1}, {518, -1, 4}, {519, -1, 4},
    {520, -1, 4}, {521, 620, 1}, {522, 621, 1}, {523, 622, 1}, {524, 623, 1}, {525, -1, 1}, {526, 1185, 1},
    {527, -1, 0}, {528, 627, 0}, {529, 628, 0}, {530, 631, 0}, {531, -1, 0}, {532, -1, 0}, {533, 1847, 0},
    {534, -1, 2}, {535, -1, 2}, {536, 1645, 2}, {537, -1, 2}, {538, 675, 2}, {539, 676, 2}, {540, -1, 1},
    {541, -1, 1}, {542, -1, 1}, {543, -1, 1}, {544, 644, 1}, {545, 2048, 1}, {546, 711, 1}, {547, -1, 1},
    {548, -1, 1}, {549, -1, 1}, {550, -1, 1}, {551, -1, 1}, {552, -1, 1}, {553, 1873, 1}, {554, 653, 0},
    {555, 654, 0}, {556, 655, 0}, {557, 658, 0}, {558, -1, 0}, {559, -1, 0}, {560, -1, 0}, {561, 682, 1},
    {562, -1, 1}, {563, -1, 1}, {564, -1, 1}, {565, -1, 1}, {566, 681, 1}, {567, 672, 1}, {568, -1, 1},
    {569, 668, 1}, {570, -1, 1}, {571, -1, 1}, {572, -1, 1}, {573, -1, 1}, {574, 693, 2}, {575, -1, 2},
    {576, -1, 2}, {577, 691, 2}, {578, 692, 2}, {579, 680, 2}, {580, -1, 1}, {581, -1, 1}, {582, -1, 2},
    {583, 707, 1}, {584, -1, 1}, {585, 2126, 1}, {586, -1, 0}, {587, -1, 0}, {588, -1, 0}, {589, -1, 0},
    {590, -1, 0}, {591, 690, 0}, {592, -1, 0}, {593, -1, 2}, {594, 1480, 2}, {595, -1, 2}, {596, 1487, 1},
    {597, 1488, 1}, {598, 1493, 1}, {599, 1494, 1}, {600, 1490, 1}, {601, 1491, 1}, {602, 1495, 1},
    {603, 1496, 1}, {604, 1483, 1}, {605, 1482, 1}, {606, 1485, 1}, {607, 1484, 1}, {608, 1486, 1},
    {609, 1172, 1}, {610, 1489, 1}, {611, -1, 1}, {612, 1492, 1}, {613, -1, 1}, {614, -1, 1}, {615, -1, 1},
    {616, -1, 1}, {617, -1, 1}, {618, 721, 0}, {619, -1, 1}, {620, -1, 1}, {621, -1, 1}, {622, -1, 1},
    {623, 722, 0}, {624, 723, 0}, {625, 724, 0}, {626, 726, 0}, {627, 2064, 0}, {628, -1, 0}, {629, -1, 4},
    {630, -1, 3}, {631, -1, 4}, {632, -1, 3}, {633, -1, 4}, {634, -1, 3}, {635, -1, 4}, {636, -1, 3},
    {637, -1, 4}, {638, -1, 3}, {639, -1, 4}, {640, -1, 3}, {641, -1, 4}, {642, -1, 3}, {643, -1, 4},
    {644, -1, 3}, {645, -1, 4}, {646, -1, 3}, {647, -1, 4}, {648, -1, 3}, {649, -1, 4}, {650, -1, 3},
    {651, -1, 4}, {652, -1, 3}, {653, -1, 4}, {654, -1, 3}, {655, -1, 4}, {656, -1, 3}, {657, -1, 4},
    {658, -1, 3}, {659, -1, 4}, {660, -1, 4}, {661, -1, 4}, {662, -1, 4}, {663, -1, 4}, {664, -1, 4},
    {665, -1, 4}, {666, -1, 4}, {667, -1, 4}, {668, -1, 4}, {669, -1, 4}, {670, -1, 4}, {671, -1, 4},
    {672, -1, 4}, {673, -1, 4}, {674, -1, 4}, {675, -1, 4}, {676, -1, 4}, {677, -1, 4}, {678, -1, 4},
    {679, -1, 4}, {680, 779, 0}, {681, -1, 0}, {682, 781, 0}, {683, -1, 0}, {684, 783, 0}, {685, 813, 0},
    {686, 785, 0}, {687, -1, 0}, {688, 787, 0}, {689, 879, 0}, {690, 789, 0}, {691, -1, 0}, {692, 791, 0},
    {693, -1, 0}, {694, 793, 0}, {695, -1, 0}, {696, 795, 0}, {697, -1, 0}, {698, 797, 0}, {699, -1, 0},
    {700, 799, 0}, {701, -1, 0}, {702, 801, 0}, {703, -1, 0}, {704, 803, 0}, {705, -1, 0}, {706, 1110, 2},
    {707, 1111, 2}, {708, 1025, 2}, {709, 1113, 2}, {710, 1114, 2}, {711, -1, 2}, {712, 1116, 2},
    {713, 812, 0}, {714, -1, 0}, {715, -1, 0}, {716, 1118, 2}, {717, -1, 2}, {718, -1, 1}, {719, -1, 2},
    {720, -1, 2}, {721, 1676, 2}, {722, 2073, 2}, {723, -1, 2}, {724, -1, 2}, {725, 1279, 0}, {726, 1121, 2},
    {727, -1, 2}, {728, -1, 2}, {729, -1, 2}, {730, 1104, 2}, {731, -1, 2}, {732, -1, 2}, {733, 1153, 2},
    {734, -1, 2}, {735, -1, 2}, {736, -1, 2}, {737, -1, 2}, {738, -1, 2}, {739, 1136, 2}, {740, -1, 2},
    {741, -1, 2}, {742, -1, 2}, {743, -1, 2}, {744, -1, 2}, {745, -1, 2}, {746, -1, 2}, {747, -1, 2},
    {748, -1, 2}, {749, -1, 2}, {750, -1, 2}, {751, -1, 2}, {752, -1, 2}, {753, -1, 2}, {754, -1, 2},
    {755, -1, 2}, {756, -1, 2}, {757, 1125, 2}, {758, -1, 2}, {759, -1, 2}, {760, -1, 2}, {761, -1, 2},
    {762, -1, 2}, {763, -1, 2}, {764, -1, 4}, {765, 925, 4}, {766, -1, 5}, {767, -1, 4}, {768, -1, 5},
    {769, 1243, 2}, {770, -1, 2}, {771, -1, 4}, {771, -1, 5}, {772, -1, 4}, {772, -1, 5}, {773, -1, 4},
    {773, -1, 5}, {774, -1, 4}, {774, -1, 5}, {775, 1932, 4}, {775, -1, 5}, {776, -1, 0}, {777, -1, 2},
    {778, -1, 2}, {779, -1, 2}, {780, -1, 2}, {781, -1, 2}, {782, -1, 2}, {783, -1, 2}, {784, -1, 2},
    {785, -1, 2}, {786, -1, 2}, {787, -1, 2}, {788, -1, 2}, {789, -1, 2}, {790, -1, 2}, {791, 1087, 2},
    {792, -1, 2}, {793, -1, 2}, {794, -1, 2}, {795, -1, 1}, {796, 1152, 2}, {797, 1497, 4}, {798, -1, 4},
    {798, -1, 5}, {799, -1, 4}, {800, -1, 4}, {800, -1, 5}, {801, -1, 4}, {802, -1, 4}, {802, -1, 5},
    {803, -1, 4}, {804, -1, 4}, {804, -1, 5}, {805, -1, 4}, {806, -1, 4}, {806, -1, 5}, {807, -1, 4},
    {808, -1, 4}, {808, -1, 5}, {809, -1, 4}, {810, -1, 4}, {810, -1, 5}, {811, -1, 2}, {812, -1, 2},
    {813, -1, 2}, {814, 1241, 4}, {815, -1, 4}, {815, -1, 5}, {816, -1, 4}, {817, -1, 4}, {817, -1, 5},
    {818, -1, 4}, {819, -1, 4}, {819, -1, 5}, {820, -1, 4}, {821, -1, 4}, {821, -1, 5}, {822, -1, 4},
    {823, -1, 4}, {823, -1, 5}, {824, -1, 4}, {825, 1503, 4}, {826, -1, 4}, {826, -1, 5}, {827, -1, 4},
    {828, -1, 4}, {828, -1, 5}, {829, -1, 4}, {830, -1, 4}, {830, -1, 5}, {831, -1, 4}, {832, -1, 4},
    {832, -1, 5}, {833, -1, 4}, {834, -1, 4}, {834, -1, 5}, {835, -1, 4}, {836, -1, 4}, {836, -1, 5},
    {837, -1, 4}, {838, -1, 4}, {838, -1, 5}, {839, -1, 4}, {840, -1, 4}, {840, -1, 5}, {841, -1, 4},
    {842, -1, 4}, {842, -1, 5}, {843, -1, 4}, {844, -1, 4}, {844, -1, 5}, {845, -1, 4}, {846, -1, 4},
    {846, -1, 5}, {847, -1, 4}, {848, -1, 4}, {848, -1, 5}, {849, -1, 4}, {850, -1, 4}, {850, -1, 5},
    {851, -1, 4}, {852, -1, 4}, {852, -1, 5}, {853, -1, 4}, {854, -1, 4}, {854, -1, 5}, {855, -1, 4},
    {856, -1, 4}, {856, -1, 5}, {857, -1, 4}, {858, -1, 4}, {858, -1, 5}, {859, -1, 4}, {860, -1, 4},
    {860, -1, 5}, {861, -1, 4}, {862, 996, 1}, {863, 1306, 1}, {864, 998, 1}, {865, 1307, 1}, {866, -1, 1},
    {867, -1, 1}, {868, 1002, 1}, {869, -1, 1}, {870, 1004, 1}, {871, -1, 1}, {872, 1006, 1}, {873, -1, 1},
    {874, 1008, 1}, {875, -1, 1}, {876, -1, 1}, {877, -1, 1}, {878, -1, 2}, {879, -1, 2}, {880, -1, 2},
    {881, -1, 2}, {882, -1, 2}, {883, 1277, 2}, {884, -1, 2}, {885, -1, 2}, {886, -1, 2}, {887, -1, 2},
    {888, -1, 2}, {889, -1, 2}, {890, 1267, 4}, {890, -1, 5}, {891, 1204, 4}, {891, -1, 5}, {892, 1264, 4},
    {892, -1, 5}, {893, -1, 4}, {893, -1, 5}, {894, -1, 4}, {894, -1, 5}, {895, -1, 2}, {896, -1, 2},
    {897, -1, 2}, {898, -1, 2}, {899, -1, 2}, {900, -1, 1}, {901, -1, 1}, {902, -1, 1}, {903, -1, 1},
    {904, -1, 1}, {905, -1, 1}, {906, -1, 1}, {907, 1047, 1}, {908, -1, 1}, {909, 1048, 1}, {910, -1, 1},
    {911, 1050, 1}, {912, 1169, 1}, {913, 1052, 1}, {914, -1, 1}, {915, 1054, 1}, {916, -1, 1},
    {917, 1057, 1}, {918, 1058, 1}, {919, -1, 1}, {920, -1, 1}, {921, 1060, 1}, {922, -1, 1}, {923, -1, 1},
    {924, -1, 1}, {925, 1065, 1}, {926, 1398, 1}, {927, 1066, 1}, {928, 1076, 1}, {929, -1, 1}, {930, -1, 1},
    {931, -1, 1}, {932, -1, 1}, {933, -1, 2}, {934, 1081, 4}, {934, -1, 5}, {935, -1, 1}, {936, -1, 1},
    {937, -1, 1}, {938, -1, 1}, {939, 1079, 1}, {940, 1080, 1}, {941, -1, 1}, {942, -1, 4}, {943, -1, 2},
    {944, -1, 2}, {945, -1, 1}, {946, -1, 1}, {947, 1467, 4}, {948, -1, 4}, {949, -1, 2}, {950, 1606, 4},
    {951, -1, 3}, {952, 1171, 1}, {953, -1, 1}, {954, -1, 1}, {955, 2006, 1}, {956, -1, 0}, {957, -1, 0},
    {958, -1, 0}, {959, -1, 0}, {960, -1, 2}, {961, -1, 2}, {962, -1, 2}, {963, -1, 2}, {964, -1, 2},
    {965, -1, 2}, {966, -1, 2}, {967, -1, 2}, {968, -1, 2}, {969, -1, 1}, {970, -1, 1}, {971, 1181, 2},
    {972, 1965, 2}, {973, 1186, 2}, {974, -1, 2}, {975, -1, 2}, {976, -1, 2}, {977, 1280, 2}, {978, -1, 2},
    {979, 1202, 2}, {980, -1, 2}, {981, -1, 2}, {982, -1, 2}, {983, -1, 2}, {984, -1, 2}, {985, -1, 2},
    {986, -1, 2}, {987, -1, 2}, {988, -1, 2}, {989, -1, 2}, {990, -1, 2}, {991, -1, 2}, {992, -1, 2},
    {993, -1, 2}, {994, -1, 2}, {995, -1, 2}, {996, -1, 2}, {997, -1, 2}, {998, -1, 2}, {999, -1, 4},
    {999, -1, 5}, {1000, -1, 4}, {1000, -1, 5}, {1001, -1, 4}, {1001, -1, 5}, {1002, -1, 4}, {1002, -1, 5},
    {1003, -1, 2}, {1004, -1, 2}, {1005, -1, 2}, {1006, -1, 2}, {1007, -1, 2}, {1008, -1, 2},
    {1009, 1285, 2}, {1010, -1, 2}, {1011, -1, 2}, {1012, -1, 2}, {1013, -1, 2}, {1014, -1, 2},
    {1015, 1892, 2}, {1016, -1, 2}, {1017, -1, 2}, {1018, -1, 1}, {1019, -1, 1}, {1020, -1, 1},
    {1021, -1, 1}, {1022, -1, 2}, {1023, -1, 2}, {1024, -1, 1}, {1025, -1, 1}, {1026, 1170, 1},
    {1027, -1, 1}, {1028, -1, 1}, {1029, 1481, 1}, {1030, -1, 0}, {1031, -1, 0}, {1032, -1, 0},
    {1033, -1, 0}, {1034, -1, 0}, {1035, -1, 0}, {1036, 1180, 0}, {1037, -1, 0}, {1038, 1182, 1},
    {1039, 1183, 1}, {1040, 1184, 1}, {1041, -1, 1}, {1042, -1, 1}, {1043, 1187, 1}, {1044, -1, 1},
    {1045, 1189, 1}, {1046, 1190, 1}, {1047, 1191, 1}, {1048, -1, 1}, {1049, 1193, 1}, {1050, -1, 1},
    {1051, 1195, 1}, {1052, 1196, 1}, {1053, 1197, 1}, {1054, 1198, 1}, {1055, 1199, 1}, {1056, -1, 1},
    {1057, -1, 1}, {1058, -1, 1}, {1059, 2012, 2}, {1060, 2033, 2}, {1061, 1211, 2}, {1062, -1, 2},
    {1063, 2008, 2}, {1064, -1, 4}, {1065, -1, 4}, {1066, -1, 4}, {1067, -1, 4}, {1068, -1, 4},
    {1069, -1, 4}, {1070, -1, 4}, {1071, -1, 4}, {1072, -1, 4}, {1073, -1, 2}, {1074, -1, 2}, {1075, -1, 0},
    {1076, -1, 0}, {1077, 1221, 0}, {1078, 1222, 0}, {1079, -1, 0}, {1080, 1224, 0}, {1081, 1225, 0},
    {1082, -1, 0}, {1083, 1227, 0}, {1084, 1228, 0}, {1085, -1, 0}, {1086, 1230, 0}, {1087, 1231, 0},
    {1088, -1, 0}, {1089, 1233, 0}, {1090, 1234, 0}, {1091, -1, 0}, {1092, 1236, 0}, {1093, 1237, 0},
    {1094, -1, 0}, {1095, 1239, 0}, {1096, 1240, 0}, {1097, -1, 0}, {1098, 1505, 4}, {1099, 1507, 4},
    {1100, 1479, 2}, {1101, -1, 4}, {1101, -1, 5}, {1102, -1, 4}, {1103, 1340, 4}, {1103, -1, 5},
    {1104, -1, 4}, {1105, -1, 4}, {1105, -1, 5}, {1106, -1, 4}, {1107, 1346, 4}, {1107, -1, 5},
    {1108, -1, 4}, {1109, 1348, 4}, {1109, -1, 5}, {1110, -1, 4}, {1111, -1, 4}, {1111, -1, 5},
    {1112, -1, 4}, {1113, -1, 4}, {1113, -1, 5}, {1114, -1, 4}, {1114, -1, 5}, {1115, -1, 4}, {1116, -1, 4},
    {1116, -1, 5}, {1117, -1, 4}, {1118, -1, 4}, {1118, -1, 5}, {1119, -1, 4}, {1120, -1, 4}, {1120, -1, 5},
    {1121, -1, 4}, {1122, 1698, 2}, {1123, -1, 2}, {1124, 2129, 2}, {1125, -1, 2}, {1126, -1, 2},
    {1127, -1, 2}, {1128, -1, 2}, {1129, -1, 2}, {1130, -1, 2}, {1131, 1674, 2}, {1132, -1, 2},
    {1133, -1, 2}, {1134, -1, 2}, {1135, -1, 2}, {1136, -1, 2}, {1137, -1, 2}, {1138, -1, 2}, {1139, -1, 2},
    {1140, -1, 2}, {1141, 1302, 2}, {1142, 1298, 1}, {1143, 1336, 1}, {1144, 1335, 1}, {1145, -1, 1},
    {1146, -1, 1}, {1147, -1, 1}, {1148, 1534, 1}, {1149, -1, 1}, {1150, 1305, 1}, {1151, -1, 1},
    {1152, -1, 1}, {1153, -1, 1}, {1154, 1309, 1}, {1155, 1310, 1}, {1156, 1311, 1}, {1157, -1, 1},
    {1158, 1313, 1}, {1159, 1314, 1}, {1160, 1315, 1}, {1161, -1, 1}, {1162, 1317, 1}, {1163, 1318, 1},
    {1164, 1319, 1}, {1165, -1, 1}, {1166, 1321, 1}, {1167, 1322, 1}, {1168, 1323, 1}, {1169, -1, 1},
    {1170, -1, 1}, {1171, -1, 1}, {1172, -1, 1}, {1173, -1, 1}, {1174, -1, 1}, {1175, -1, 1}, {1176, -1, 1},
    {1177, -1, 2}, {1178, -1, 2}, {1179, -1, 2}, {1180, -1, 2}, {1181, 1865, 1}, {1182, -1, 1},
    {1183, -1, 1}, {1184, -1, 1}, {1185, -1, 4}, {1186, -1, 4}, {1186, -1, 5}, {1187, -1, 4}, {1187, -1, 5},
    {1188, -1, 4}, {1188, -1, 5}, {1189, -1, 4}, {1189, -1, 5}, {1190, -1, 4}, {1190, -1, 5},
    {1191, 2049, 1}, {1192, -1, 1}, {1193, -1, 1}, {1194, -1, 1}, {1195, -1, 1}, {1196, -1, 1},
    {1197, -1, 1}, {1198, -1, 1}, {1199, 1359, 0}, {1200, -1, 0}, {1201, 1361, 0}, {1202, 1370, 0},
    {1203, 1363, 0}, {1204, -1, 0}, {1205, -1, 0}, {1206, 1366, 0}, {1207, 1367, 0}, {1208, 1368, 0},
    {1209, -1, 0}, {1210, -1, 0}, {1211, -1, 0}, {1212, -1, 0}, {1213, -1, 0}, {1214, 1499, 4},
    {1215, 1501, 4}, {1216, -1, 4}, {1217, -1, 4}, {1217, -1, 5}, {1218, -1, 4}, {1218, -1, 5},
    {1219, -1, 4}, {1219, -1, 5}, {1220, -1, 4}, {1220, -1, 5}, {1221, -1, 4}, {1221, -1, 5}, {1222, -1, 4},
    {1222, -1, 5}, {1223, -1, 4}, {1223, -1, 5}, {1224, -1, 4}, {1224, -1, 5}, {1225, -1, 4}, {1225, -1, 5},
    {1226, -1, 4}, {1226, -1, 5}, {1227, -1, 4}, {1227, -1, 5}, {1228, -1, 4}, {1228, -1, 5}, {1229, -1, 4},
    {1229, -1, 5}, {1230, -1, 4}, {1230, -1, 5}, {1231, -1, 4}, {1231, -1, 5}, {1232, -1, 4}, {1232, -1, 5},
    {1233, -1, 4}, {1233, -1, 5}, {1234, -1, 4}, {1234, -1, 5}, {1235, -1, 4}, {1235, -1, 5}, {1236, -1, 4},
    {1237, -1, 4}, {1238, -1, 4}, {1239, -1, 4}, {1240, -1, 4}, {1241, -1, 4}, {1242, -1, 4}, {1243, -1, 4},
    {1244, -1, 4}, {1245, -1, 4}, {1246, -1, 4}, {1247, -1, 4}, {1248, -1, 4}, {1249, 1540, 4},
    {1249, -1, 5}, {1250, 1441, 4}, {1250, -1, 5}, {1251, 1443, 4}, {1251, -1, 5}, {1252, 1439, 4},
    {1252, -1, 5}, {1253, -1, 4}, {1254, -1, 4}, {1255, -1, 4}, {1256, -1, 4}, {1257, 1469, 4},
    {1257, -1, 5}, {1258, 1538, 4}, {1258, -1, 5}, {1259, 1539, 4}, {1259, -1, 5}, {1260, -1, 4},
    {1260, -1, 5}, {1261, -1, 4}, {1261, -1, 5}, {1262, -1, 4}, {1262, -1, 5}, {1263, -1, 4}, {1263, -1, 5},
    {1264, -1, 4}, {1264, -1, 5}, {1265, -1, 4}, {1265, -1, 5}, {1266, -1, 4}, {1266, -1, 5}, {1267, -1, 4},
    {1267, -1, 5}, {1268, -1, 4}, {1268, -1, 5}, {1269, -1, 4}, {1269, -1, 5}, {1270, -1, 4}, {1270, -1, 5},
    {1271, -1, 4}, {1271, -1, 5}, {1272, 1537, 4}, {1272, -1, 5}, {1273, -1, 4}, {1273, -1, 5},
    {1274, -1, 4}, {1274, -1, 5}, {1275, -1, 4}, {1275, -1, 5}, {1276, -1, 4}, {1276, -1, 5},
    {1277, 1706, 2}, {1278, 1967, 2}, {1279, 1985, 1}, {1280, -1, 1}, {1281, -1, 1}, {1282, -1, 1},
    {1283, -1, 1}, {1284, -1, 1}, {1285, -1, 1}, {1286, -1, 1}, {1287, -1, 1}, {1288, -1, 1}, {1289, -1, 1},
    {1290, -1, 1}, {1291, -1, 1}, {1292, -1, 1}, {1293, -1, 1}, {1294, -1, 1}, {1295, 1498, 3},
    {1296, -1, 3}, {1297, 1500, 3}, {1298, -1, 3}, {1299, 1502, 3}, {1300, -1, 3}, {1301, 1504, 3},
    {1302, -1, 3}, {1303, 1506, 3}, {1304, -1, 3}, {1305, 1508, 3}, {1306, -1, 3}, {1307, 1510, 0},
    {1308, -1, 0}, {1309, 1512, 0}, {1310, -1, 0}, {1311, 1514, 0}, {1312, -1, 0}, {1313, 1516, 0},
    {1314, -1, 0}, {1315, 1518, 0}, {1316, -1, 0}, {1317, -1, 0}, {1318, -1, 0}, {1319, 1621, 5},
    {1320, -1, 0}, {1321, 1525, 0}, {1322, -1, 3}, {1323, -1, 0}, {1324, 1527, 0}, {1325, -1, 0},
    {1326, 1529, 0}, {1327, 1530, 0}, {1328, 1531, 0}, {1329, 1532, 0}, {1330, -1, 0}, {1331, 1713, 1},
    {1332, -1, 1}, {1333, -1, 2}, {1334, -1, 2}, {1335, -1, 4}, {1336, -1, 4}, {1337, -1, 4}, {1338, -1, 4},
    {1339, -1, 3}, {1340, -1, 0}, {1341, 1544, 3}, {1342, 1545, 3}, {1343, 1546, 3}, {1344, 1547, 3},
    {1345, 1548, 3}, {1346, 1549, 3}, {1347, 1550, 3}, {1348, 1551, 3}, {1349, 1552, 3}, {1350, 1558, 3},
    {1351, 1554, 3}, {1352, 1555, 3}, {1353, 1556, 3}, {1354, 1557, 3}, {1355, -1, 3}, {1356, 1559, 3},
    {1357, 1560, 3}, {1358, 1561, 3}, {1359, 1562, 3}, {1360, 1563, 3}, {1361, 1564, 3}, {1362, 1565, 3},
    {1363, 1566, 3}, {1364, 1567, 3}, {1365, 1568, 3}, {1366, 1569, 3}, {1367, 1570, 3}, {1368, 1571, 3},
    {1369, 1572, 3}, {1370, 1573, 3}, {1371, 1574, 3}, {1372, 1575, 3}, {1373, 1576, 3}, {1374, 1577, 3},
    {1375, 1578, 3}, {1376, 1579, 3}, {1377, 1580, 3}, {1378, 1581, 3}, {1379, -1, 3}, {1380, -1, 3},
    {1381, 1584, 3}, {1382, 1585, 3}, {1383, 1586, 3}, {1384, -1, 3}, {1385, -1, 3}, {1386, -1, 3},
    {1387, -1, 3}, {1388, -1, 3}, {1389, 1592, 3}, {1390, 1593, 3}, {1391, 1594, 3}, {1392, -1, 3},
    {1393, -1, 3}, {1394, -1, 3}, {1395, 1729, 3}, {1396, -1, 3}, {1397, -1, 3}, {1398, -1, 3},
    {1399, -1, 3}, {1400, -1, 3}, {1401, -1, 3}, {1402, -1, 3}, {1403, -1, 3}, {1404, -1, 4}, {1405, -1, 4},
    {1406, 1609, 3}, {1407, -1, 3}, {1408, 1611, 0}, {1409, -1, 0}, {1410, 1613, 1}, {1411, -1, 1},
    {1412, 1615, 1}, {1413, -1, 1}, {1414, 1617, 1}, {1415, -1, 1}, {1416, -1, 0}, {1417, -1, 0},
    {1418, -1, 0}, {1419, -1, 3}, {1420, -1, 3}, {1421, -1, 3}, {1422, -1, 3}, {1423, -1, 3}, {1424, -1, 5},
    {1425, -1, 5}, {1426, -1, 5}, {1427, -1, 0}, {1428, -1, 3}, {1429, -1, 3}, {1430, 1633, 3},
    {1431, -1, 4}, {1432, 1635, 0}, {1433, -1, 0}, {1434, 1637, 0}, {1435, 1678, 0}, {1436, 1639, 0},
    {1437, -1, 0}, {1438, -1, 0}, {1439, -1, 2}, {1440, -1, 2}, {1441, -1, 2}, {1442, -1, 2}, {1443, -1, 2},
    {1444, 1990, 2}, {1445, -1, 2}, {1446, -1, 2}, {1447, -1, 2}, {1448, -1, 2}, {1449, -1, 2},
    {1450, -1, 2}, {1451, -1, 2}, {1452, -1, 2}, {1453, -1, 2}, {1454, -1, 2}, {1455, -1, 2}, {1456, -1, 2},
    {1457, -1, 2}, {1458, -1, 2}, {1459, -1, 2}, {1460, -1, 2}, {1461, -1, 2}, {1462, -1, 2},
    {1463, 1721, 2}, {1464, 1722, 2}, {1465, 1723, 2}, {1466, -1, 2}, {1467, -1, 2}, {1468, -1, 2},
    {1469, -1, 2}, {1470, -1, 2}, {1471, -1, 2}, {1472, -1, 2}, {1473, -1, 2}, {1474, -1, 2}, {1475, -1, 2},
    {1476, -1, 0}, {1477, -1, 2}, {1478, -1, 2}, {1479, 1682, 0}, {1480, 1683, 0}, {1481, 1684, 0},
    {1482, 1685, 0}, {1483, 1686, 0}, {1484, 1687, 0}, {1485, 1688, 0}, {1486, -1, 0}, {1487, 1690, 1},
    {1488, -1, 1}, {1489, -1, 1}, {1490, -1, 1}, {1491, -1, 1}, {1492, -1, 1}, {1493, 1696, 1},
    {1494, -1, 1}, {1495, -1, 1}, {1496, -1, 2}, {1497, -1, 2}, {1498, -1, 2}, {1499, -1, 2}, {1500, -1, 2},
    {1501, -1, 2}, {1502, -1, 2}, {1503, -1, 2}, {1504, 1707, 2}, {1505, -1, 2}, {1506, -1, 1},
    {1507, -1, 1}, {1508, -1, 1}, {1509, -1, 1}, {1510, -1, 1}, {1511, 1715, 1}, {1512, 1716, 1},
    {1513, 1717, 1}, {1514, 1718, 1}, {1515, 1720, 1}, {1516, 1719, 1}, {1517, 1733, 1}, {1518, -1, 1},
    {1519, -1, 2}, {1520, -1, 2}, {1521, -1, 2}, {1522, 1725, 1}, {1523, -1, 1}, {1524, -1, 3},
    {1525, -1, 3}, {1526, -1, 3}, {1527, -1, 3}, {1528, -1, 3}, {1529, -1, 3}, {1530, -1, 3}, {1531, -1, 3},
    {1532, -1, 5}, {1533, -1, 5}, {1534, -1, 5}, {1535, -1, 5}, {1536, -1, 5}, {1537, -1, 5},
    {1538, 1741, 0}, {1539, 1822, 0}, {1540, -1, 5}, {1541, -1, 0}, {1542, -1, 0}, {1543, -1, 0},
    {1544, -1, 0}, {1545, -1, 0}, {1546, -1, 0}, {1547, -1, 0}, {1548, -1, 0}, {1549, -1, 0}, {1550, -1, 0},
    {1551, -1, 0}, {1552, -1, 0}, {1553, -1, 0}, {1554, -1, 0}, {1555, 1758, 0}, {1556, 1759, 0},
    {1557, 1760, 0}, {1558, -1, 0}, {1559, 1762, 0}, {1560, 1763, 0}, {1561, 1764, 0}, {1562, -1, 0},
    {1563, 1768, 0}, {1564, 1769, 0}, {1565, 1770, 0}, {1566, -1, 0}, {1567, -1, 0}, {1568, -1, 0},
    {1569, 1774, 0}, {1570, 1775, 0}, {1571, -1, 0}, {1572, -1, 0}, {1573, -1, 0}, {1574, -1, 0},
    {1575, -1, 0}, {1576, -1, 0}, {1577, -1, 5}, {1578, -1, 5}, {1579, -1, 0}, {1580, 1783, 0},
    {1581, 1784, 0}, {1582, -1, 0}, {1583, 1786, 0}, {1584, 1787, 0}, {1585, -1, 0}, {1586, 1789, 0},
    {1587, 1790, 0}, {1588, 1791, 0}, {1589, -1, 0}, {1590, 1793, 0}, {1591, 1794, 0}, {1592, 1795, 0},
    {1593, -1, 0}, {1594, -1, 0}, {1595, -1, 0}, {1596, -1, 5}, {1597, -1, 5}, {1598, -1, 5}, {1599, -1, 5},
    {1600, -1, 5}, {1601, -1, 5}, {1602, -1, 5}, {1603, -1, 5}, {1604, -1, 5}, {1605, -1, 5}, {1606, -1, 5},
    {1607, -1, 5}, {1608, -1, 5}, {1609, -1, 5}, {1610, -1, 5}, {1611, -1, 5}, {1612, -1, 5},
    {1613, 1816, 0}, {1614, 1817, 0}, {1615, 1818, 0}, {1616, 1819, 0}, {1617, 1820, 0}, {1618, 1821, 0},
    {1619, -1, 0}, {1620, 1823, 0}, {1621, 1824, 0}, {1622, 1825, 0}, {1623, 1826, 0}, {1624, 1827, 0},
    {1625, 1828, 0}, {1626, 1829, 0}, {1627, 1830, 0}, {1628, 1831, 0}, {1629, -1, 0}, {1630, -1, 2},
    {1631, -1, 2}, {1632, -1, 2}, {1633, -1, 2}, {1634, 1837, 2}, {1635, -1, 2}, {1636, -1, 2},
    {1637, -1, 2}, {1638, -1, 2}, {1639, -1, 2}, {1640, -1, 2}, {1641, -1, 0}, {1642, -1, 0}, {1643, -1, 0},
    {1644, 1857, 0}, {1645, 1848, 0}, {1646, -1, 0}, {1647, -1, 1}, {1648, -1, 1}, {1649, -1, 1},
    {1650, -1, 1}, {1651, -1, 1}, {1652, -1, 1}, {1653, 2041, 1}, {1654, -1, 1}, {1655, 1860, 0},
    {1656, 1859, 0}, {1657, -1, 0}, {1658, -1, 0}, {1659, 1862, 2}, {1660, -1, 2}, {1661, -1, 0},
    {1662, -1, 0}, {1663, -1, 2}, {1664, 2091, 2}, {1665, -1, 1}, {1666, -1, 1}, {1667, -1, 1},
    {1668, -1, 1}, {1669, -1, 1}, {1670, -1, 1}, {1671, -1, 1}, {1672, -1, 1}, {1673, -1, 0}, {1674, -1, 0},
    {1675, -1, 0}, {1675, -1, 0}, {1676, 1880, 0}, {1677, 1881, 0}, {1678, 1882, 0}, {1679, 1883, 0},
    {1680, 1884, 0}, {1681, 1912, 0}, {1682, -1, 0}, {1683, 1888, 0}, {1684, -1, 0}, {1685, 1910, 0},
    {1686, -1, 0}, {1687, -1, 0}, {1688, 1993, 2}, {1689, -1, 2}, {1690, -1, 2}, {1691, -1, 2},
    {1692, -1, 2}, {1693, -1, 1}, {1694, -1, 1}, {1695, -1, 1}, {1696, -1, 0}, {1697, -1, 4}, {1697, -1, 5},
    {1698, -1, 4}, {1698, -1, 5}, {1699, -1, 4}, {1699, -1, 5}, {1700, -1, 4}, {1700, -1, 5}, {1701, -1, 4},
    {1701, -1, 5}, {1702, 2061, 0}, {1703, -1, 0}, {1704, 1956, 0}, {1705, 1914, 1}, {1706, -1, 1},
    {1707, 1916, 1}, {1708, -1, 1}, {1709, 1918, 1}, {1710, -1, 1}, {1711, 1920, 1}, {1712, -1, 1},
    {1713, 1922, 1}, {1714, -1, 1}, {1715, 1924, 1}, {1716, -1, 1}, {1717, 1926, 1}, {1718, -1, 1},
    {1719, -1, 1}, {1720, 1929, 1}, {1721, -1, 1}, {1722, -1, 1}, {1723, -1, 1}, {1724, -1, 1},
    {1725, 2024, 1}, {1726, -1, 1}, {1727, -1, 1}, {1728, -1, 0}, {1729, -1, 0}, {1730, -1, 0},
    {1731, -1, 0}, {1732, -1, 0}, {1733, -1, 0}, {1734, -1, 0}, {1735, -1, 0}, {1736, -1, 0},
    {1737, 1946, 1}, {1738, 1947, 1}, {1739, -1, 1}, {1740, 1949, 1}, {1741, 1950, 1}, {1742, -1, 1},
    {1743, 1952, 1}, {1744, 1953, 1}, {1745, 1957, 1}, {1746, 1955, 1}, {1747, -1, 1}, {1748, -1, 0},
    {1749, 1958, 1}, {1750, -1, 1}, {1751, -1, 0}, {1752, -1, 0}, {1753, -1, 0}, {1754, -1, 0},
    {1755, -1, 0}, {1756, -1, 2}, {1757, -1, 2}, {1758, -1, 2}, {1759, -1, 2}, {1760, -1, 2}, {1761, -1, 2},
    {1762, -1, 0}, {1763, -1, 0}, {1764, -1, 0}, {1765, 1975, 1}, {1766, 1976, 1}, {1767, -1, 1},
    {1768, -1, 1}, {1769, -1, 1}, {1770, -1, 0}, {1771, -1, 0}, {1772, -1, 0}, {1773, -1, 0}, {1774, -1, 4},
    {1775, -1, 4}, {1776, -1, 2}, {1777, 1986, 1}, {1778, 1987, 1}, {1779, 1988, 1}, {1780, 2032, 1},
    {1781, -1, 0}, {1782, -1, 2}, {1783, -1, 2}, {1784, -1, 2}, {1785, -1, 2}, {1786, -1, 2}, {1787, -1, 2},
    {1788, -1, 2}, {1789, -1, 4}, {1789, -1, 5}, {1790, -1, 4}, {1790, -1, 5}, {1791, -1, 4}, {1791, -1, 5},
    {1792, -1, 2}, {1793, -1, 0}, {1793, -1, 0}, {1794, -1, 0}, {1794, -1, 0}, {1795, -1, 0}, {1795, -1, 0},
    {1796, -1, 0}, {1796, -1, 0}, {1797, 2022, 0}, {1797, -1, 0}, {1798, 2034, 0}, {1799, 2035, 0},
    {1800, -1, 3}, {1801, -1, 3}, {1802, -1, 3}, {1803, -1, 3}, {1804, -1, 3}, {1805, -1, 0},
    {1806, 2023, 0}, {1807, 2030, 0}, {1808, -1, 4}, {1809, -1, 4}, {1810, -1, 4}, {1811, -1, 4},
    {1812, -1, 4}, {1813, -1, 4}, {1814, -1, 0}, {1815, -1, 0}, {1816, -1, 0}, {1817, -1, 1}, {1818, -1, 2},
    {1819, -1, 2}, {1820, 2037, 2}, {1821, -1, 2}, {1822, -1, 0}, {1823, 2040, 0}, {1824, -1, 0},
    {1825, 2042, 0}, {1826, -1, 0}, {1827, -1, 1}, {1828, -1, 0}, {1829, -1, 0}, {1830, -1, 0},
    {609, 2119, 6}, {613, 2118, 6}, {595, -1, 2}, {895, -1, 2}, {969, -1, 6}, {970, -1, 6}, {1705, -1, 6},
    {1707, -1, 6}, {1719, -1, 6}, {1722, -1, 6}, {1723, -1, 6}, {1737, -1, 6}, {1740, -1, 6}, {1743, -1, 6},
    {1761, -1, 2}, {1769, -1, 6}, {1777, 2083, 6}, {1792, -1, 2}, {952, -1, 6}, {955, -1, 6}, {900, -1, 6},
    {907, -1, 6}, {903, -1, 6}, {905, -1, 6}, {710, 2072, 2}, {975, -1, 2}, {721, -1, 2}, {1180, -1, 2},
    {911, -1, 6}, {911, -1, 6}, {912, -1, 6}, {912, -1, 6}, {1026, -1, 6}, {1026, -1, 6}, {1027, -1, 6},
    {1027, -1, 6}, {1029, -1, 6}, {1522, -1, 6}, {1523, -1, 6}, {939, -1, 6}, {1020, -1, 6}, {1021, -1, 6},
    {1506, -1, 6}, {1507, -1, 6}, {483, -1, 2}, {485, -1, 6}, {486, -1, 6}, {499, -1, 2}, {487, -1, 6},
    {505, -1, 6}, {506, -1, 6}, {1636, -1, 2}, {1637, -1, 2}, {1638, -1, 2}, {1639, -1, 2}, {1640, -1, 2},
    {619, -1, 6}, {733, 2105, 2}, {1010, -1, 2}, {996, -1, 2}, {778, -1, 2}, {777, -1, 2}, {760, -1, 2},
    {761, -1, 2}, {762, -1, 2}, {908, -1, 6}, {927, 2114, 6}, {928, -1, 6}, {376, -1, 6}, {472, -1, 6},
    {473, -1, 6}, {481, -1, 6}, {403, -1, 6}, {373, -1, 2}, {374, -1, 2}, {375, -1, 6}, {1488, -1, 6},
    {1491, -1, 6}, {1492, -1, 6}, {1501, -1, 2}, {1497, -1, 2}, {1473, -1, 2}, {1123, -1, 2}, {1144, -1, 6},
    {1150, -1, 6}, {1173, -1, 6}, {1508, -1, 6}, {1518, 2140, 6}, {1517, 2141, 6}, {1511, 2137, 6},
    {1513, -1, 6}, {1512, 2139, 6}, {1514, -1, 6}, {1515, -1, 6}, {1516, -1, 6}, {1827, -1, 6}
};

static const struct catalogue_entry entries[] = {
    {154, -1, 251, 133, -1, 0, 0, 0, 6, 6, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {154, -1, -1, -1, -1, 6, 0, 1, 0, 0, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {154, -1, 254, 255, -1, 6, 6, 2, 2, 2, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {154, -1, 155, 152, -1, 8, 8, 3, 2, 2, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {154, -1, 258, 259, -1, 10, 10, 4, 1, 1, 3, 0, 14, 0, 1, 0},  // CGAffineTransform
    {152, -1, -1, -1, -1, 11, 11, 5, 1, 1, 0, 0, 14, 0, 0, 0},  // S
    {259, -1, -1, -1, -1, 12, 12, 6, 2, 2, 0, 0, 14, 0, 1, 0},  // R
    {152, -1, -1, -1, -1, 14, 14, 7, 2, 2, 0, 0, 14, 0, 0, 0},  // S
    {152, -1, -1, -1, -1, 16, 16, 8, 3, 3, 0, 0, 14, 0, 0, 0},  // S
    {261, -1, -1, -1, -1, 19, 19, 9, 1, 1, 0, 0, 14, 0, 0, 0},  // H
    {261, -1, -1, -1, -1, 20, 20, 10, 1, 1, 0, 0, 14, 0, 0, 0},  // H
    {261, -1, -1, -1, -1, 21, 21, 11, 2, 2, 0, 0, 14, 0, 0, 0},  // H
    {263, 154, 264, -1, -1, 0, 0, 12, 0, 0, 5, 15, 14, 0, 0, 0},  // identity
    {265, -1, 266, -1, -1, 23, 23, 13, 1, 2, 1, 15, 14, 0, 0, 0},  // concatenating
    {267, -1, 268, -1, -1, 24, 25, 14, 2, 3, 1, 15, 14, 0, 4, 0},  // translatedBy
    {153, -1, 156, -1, -1, 26, 28, 15, 2, 3, 1, 15, 14, 0, 0, 0},  // scaledBy
    {269, -1, 271, -1, -1, 28, 31, 16, 1, 2, 1, 15, 14, 0, 1, 0},  // rotated
    {272, -1, 273, -1, -1, 29, 33, 17, 0, 1, 1, 15, 14, 0, 2, 0},  // inverted
    {274, -1, 275, -1, -1, 29, 34, 18, 0, 1, 1, 15, 16, 0, 15, 0},  // decomposed
    {276, -1, -1, -1, -1, 29, 35, 19, 1, 1, 0, 0, 2, 0, 0, 0},  // CGAffineTransformIsIdentity
    {277, -1, -1, -1, -1, 30, 36, 20, 2, 2, 0, 0, 2, 0, 0, 0},  // CGAffineTransformEqualToTransform
    {278, -1, -1, -1, -1, 32, 38, 21, 1, 1, 0, 0, 3, 0, 0, 0},  // NSStringFromCGAffineTransform
    {280, 279, -1, -1, -1, 33, 39, 22, 1, 1, 4, 4, 3, 0, 0, 0},  // string
    {281, -1, -1, -1, -1, 0, 40, 23, 0, 1, 2, 15, 0, 0, 0, 0},  // m11
    {282, -1, -1, -1, -1, 0, 41, 24, 0, 1, 2, 15, 0, 0, 0, 0},  // m12
    {283, -1, -1, -1, -1, 0, 42, 25, 0, 1, 2, 15, 0, 0, 0, 0},  // m21
    {284, -1, -1, -1, -1, 0, 43, 26, 0, 1, 2, 15, 0, 0, 0, 0},  // m22
    {285, -1, -1, -1, -1, 0, 44, 27, 0, 1, 2, 15, 0, 0, 0, 0},  // m41
    {286, -1, -1, -1, -1, 0, 45, 28, 0, 1, 2, 15, 0, 0, 0, 0},  // m42
    {287, -1, -1, -1, -1, 0, 46, 29, 0, 1, 2, 15, 0, 0, 0, 0},  // m44
    {136, -1, -1, -1, -1, 0, 47, 30, 0, 1, 2, 15, 0, 0, 14, 0},  // a
    {247, -1, -1, -1, -1, 0, 48, 31, 0, 1, 2, 15, 0, 0, 0, 0},  // b
    {248, -1, -1, -1, -1, 0, 49, 32, 0, 1, 2, 15, 0, 0, 0, 0},  // c
    {137, -1, -1, -1, -1, 0, 50, 33, 0, 1, 2, 15, 0, 0, 14, 0},  // d
    {249, -1, -1, -1, -1, 0, 51, 34, 0, 1, 2, 15, 0, 0, 0, 0},  // tx
    {250, -1, -1, -1, -1, 0, 52, 35, 0, 1, 2, 15, 0, 0, 0, 0},  // ty
    {288, -1, -1, -1, -1, 0, 53, 36, 0, 1, 2, 15, 2, 0, 0, 0},  // isIdentity
    {289, -1, -1, -1, -1, 0, 54, 37, 0, 1, 2, 15, 0, 0, 0, 0},  // determinant
    {290, -1, -1, -1, -1, 0, 55, 38, 0, 1, 2, 15, 15, 0, 0, 0},  // matrix
    {291, -1, -1, -1, -1, 0, 56, 39, 0, 1, 2, 15, 3, 0, 0, 0},  // kind
    {292, -1, -1, -1, -1, 0, 57, 40, 0, 1, 2, 15, 9, 0, 0, 0},  // fixedPoint
    {293, -1, -1, -1, -1, 34, 58, 41, 1, 1, 0, 0, 14, 0, 0, 0},  // reflect
    {293, -1, -1, -1, -1, 35, 59, 42, 2, 2, 0, 0, 14, 0, 1, 0},  // reflect
    {262, 296, -1, -1, -1, 0, 0, 43, 0, 0, 5, 20, 19, 0, 0, 0},  // x
    {253, 296, -1, -1, -1, 0, 0, 44, 0, 0, 5, 20, 19, 0, 0, 0},  // y
    {297, 296, -1, -1, -1, 0, 0, 45, 0, 0, 5, 20, 19, 0, 0, 0},  // origin
    {298, 296, -1, -1, -1, 0, 0, 46, 0, 0, 5, 20, 19, 0, 0, 0},  // yEqualsX
    {299, 296, -1, -1, -1, 0, 0, 47, 0, 0, 5, 20, 19, 0, 0, 0},  // yEqualsMinusX
    {231, -1, -1, -1, -1, 37, 61, 48, 4, 4, 3, 0, 16, 0, 1, 0},  // CGAffineTransformComponents
    {154, -1, 304, -1, -1, 41, 65, 49, 1, 1, 3, 0, 14, 0, 0, 0},  // CGAffineTransform
    {300, -1, -1, -1, -1, 0, 66, 50, 0, 1, 2, 17, 12, 0, 0, 0},  // scale
    {301, -1, -1, -1, -1, 0, 67, 51, 0, 1, 2, 17, 0, 0, 0, 0},  // horizontalShear
    {302, -1, -1, -1, -1, 0, 68, 52, 0, 1, 2, 17, 0, 0, 0, 0},  // rotation
    {303, -1, -1, -1, -1, 0, 69, 53, 0, 1, 2, 17, 10, 0, 0, 0},  // translation
    {227, -1, 305, -1, -1, 42, 70, 0, 2, 2, 3, 0, 9, 0, 0, 1},  // CGPoint
    {227, -1, -1, -1, -1, 44, 0, 1, 0, 0, 3, 0, 9, 0, 0, 1},  // CGPoint
    {306, 227, 307, -1, -1, 0, 0, 2, 0, 0, 5, 10, 9, 0, 0, 1},  // zero
    {262, -1, -1, -1, -1, 0, 72, 3, 0, 1, 2, 10, 0, 0, 0, 1},  // x
    {253, -1, -1, -1, -1, 0, 73, 4, 0, 1, 2, 10, 0, 0, 0, 1},  // y
    {308, -1, 309, -1, -1, 44, 74, 5, 1, 2, 1, 10, 9, 0, 6, 1},  // applying
    {310, -1, -1, -1, -1, 45, 76, 6, 1, 2, 1, 10, 0, 0, 0, 1},  // distance
    {312, -1, -1, -1, -1, 46, 78, 7, 2, 2, 0, 0, 2, 0, 0, 1},  // CGPointEqualToPoint
    {313, -1, -1, -1, -1, 48, 80, 8, 1, 2, 1, 10, 2, 0, 0, 1},  // equalTo
    {314, -1, -1, -1, -1, 49, 82, 9, 1, 1, 0, 0, 3, 0, 0, 1},  // NSStringFromCGPoint
    {315, -1, -1, -1, -1, 0, 83, 10, 0, 1, 2, 10, 3, 0, 0, 1},  // debugDescription
    {228, -1, 318, 319, -1, 50, 84, 11, 2, 2, 3, 0, 10, 0, 0, 1},  // CGVector
    {228, -1, -1, -1, -1, 52, 0, 12, 0, 0, 3, 0, 10, 0, 0, 1},  // CGVector
    {306, 228, -1, -1, -1, 0, 0, 13, 0, 0, 5, 11, 10, 0, 0, 1},  // zero
    {316, -1, -1, -1, -1, 0, 86, 14, 0, 1, 2, 11, 0, 0, 0, 1},  // dx
    {317, -1, -1, -1, -1, 0, 87, 15, 0, 1, 2, 11, 0, 0, 0, 1},  // dy
    {320, -1, -1, -1, -1, 0, 88, 16, 0, 1, 2, 11, 0, 0, 0, 1},  // length
    {308, -1, -1, -1, -1, 52, 89, 17, 1, 2, 1, 11, 10, 0, 0, 1},  // applying
    {321, -1, -1, -1, -1, 53, 91, 18, 1, 1, 0, 0, 3, 0, 0, 1},  // NSStringFromCGVector
    {229, -1, 324, 325, -1, 54, 92, 19, 2, 2, 3, 0, 12, 0, 0, 1},  // CGSize
    {229, -1, -1, -1, -1, 56, 0, 20, 0, 0, 3, 0, 12, 0, 0, 1},  // CGSize
    {306, 229, 326, -1, -1, 0, 0, 21, 0, 0, 5, 13, 12, 0, 0, 1},  // zero
    {322, -1, -1, -1, -1, 0, 94, 22, 0, 1, 2, 13, 0, 0, 0, 1},  // width
    {323, -1, -1, -1, -1, 0, 95, 23, 0, 1, 2, 13, 0, 0, 0, 1},  // height
    {308, -1, 327, -1, -1, 56, 96, 24, 1, 2, 1, 13, 12, 0, 0, 1},  // applying
    {328, -1, -1, -1, -1, 57, 98, 25, 2, 2, 0, 0, 2, 0, 0, 1},  // CGSizeEqualToSize
    {313, -1, -1, -1, -1, 59, 100, 26, 1, 2, 1, 13, 2, 0, 0, 1},  // equalTo
    {329, -1, -1, -1, -1, 60, 102, 27, 1, 1, 0, 0, 3, 0, 0, 1},  // NSStringFromCGSize
    {315, -1, -1, -1, -1, 0, 103, 28, 0, 1, 2, 13, 3, 0, 0, 1},  // debugDescription
    {262, -1, -1, -1, -1, 0, 104, 29, 0, 1, 2, 12, 0, 0, 0, 1},  // x
    {253, -1, -1, -1, -1, 0, 105, 30, 0, 1, 2, 12, 0, 0, 0, 1},  // y
    {330, -1, -1, -1, -1, 0, 106, 31, 0, 1, 2, 12, 0, 0, 0, 1},  // w
    {331, -1, -1, -1, -1, 0, 107, 32, 0, 1, 2, 12, 0, 0, 0, 1},  // z
    {332, -1, -1, -1, -1, 0, 108, 33, 0, 1, 2, 12, 2, 0, 0, 1},  // isVector
    {333, -1, -1, -1, -1, 0, 109, 34, 0, 1, 2, 12, 9, 0, 0, 1},  // point
    {230, -1, 334, 335, -1, 61, 110, 0, 4, 4, 3, 0, 13, 0, 0, 2},  // CGRect
    {230, -1, -1, -1, -1, 65, 114, 1, 2, 2, 3, 0, 13, 0, 0, 2},  // CGRect
    {230, -1, -1, -1, -1, 67, 0, 2, 0, 0, 3, 0, 13, 0, 0, 2},  // CGRect
    {306, 230, 336, -1, -1, 0, 0, 3, 0, 0, 5, 14, 13, 0, 0, 2},  // zero
    {337, 230, 338, -1, -1, 0, 0, 4, 0, 0, 5, 14, 13, 0, 0, 2},  // null
    {339, 230, 340, -1, -1, 0, 0, 5, 0, 0, 5, 14, 13, 0, 0, 2},  // infinite
    {341, -1, -1, -1, -1, 67, 116, 6, 1, 1, 0, 0, 3, 0, 0, 2},  // NSStringFromCGRect
    {342, -1, -1, -1, -1, 68, 117, 7, 2, 2, 0, 0, 13, 0, 0, 2},  // AVMakeRect
    {345, -1, -1, -1, -1, 70, 119, 8, 2, 2, 0, 0, 13, 0, 0, 2},  // AVMakeRectWithAspectRatioInsideRect
    {346, -1, -1, -1, -1, 72, 121, 9, 1, 1, 0, 0, 3, 0, 0, 2},  // NSStringFromRect
    {347, 232, 348, -1, -1, 0, 0, 10, 0, 0, 5, 19, 18, 0, 0, 2},  // minXEdge
    {349, 232, 350, -1, -1, 0, 0, 11, 0, 0, 5, 19, 18, 0, 0, 2},  // minYEdge
    {351, 232, 352, -1, -1, 0, 0, 12, 0, 0, 5, 19, 18, 0, 0, 2},  // maxXEdge
    {353, 232, 354, -1, -1, 0, 0, 13, 0, 0, 5, 19, 18, 0, 0, 2},  // maxYEdge
    {355, -1, 356, -1, -1, 0, 122, 14, 0, 1, 2, 14, 0, 0, 0, 2},  // minX
    {357, -1, 358, -1, -1, 0, 123, 15, 0, 1, 2, 14, 0, 0, 0, 2},  // midX
    {359, -1, 360, -1, -1, 0, 124, 16, 0, 1, 2, 14, 0, 0, 0, 2},  // maxX
    {361, -1, 362, -1, -1, 0, 125, 17, 0, 1, 2, 14, 0, 0, 0, 2},  // minY
    {363, -1, 364, -1, -1, 0, 126, 18, 0, 1, 2, 14, 0, 0, 0, 2},  // midY
    {365, -1, 366, -1, -1, 0, 127, 19, 0, 1, 2, 14, 0, 0, 0, 2},  // maxY
    {322, -1, 367, -1, -1, 0, 128, 20, 0, 1, 2, 14, 0, 0, 0, 2},  // width
    {323, -1, 368, -1, -1, 0, 129, 21, 0, 1, 2, 14, 0, 0, 0, 2},  // height
    {297, -1, -1, -1, -1, 0, 130, 22, 0, 1, 2, 14, 9, 0, 0, 2},  // origin
    {325, -1, -1, -1, -1, 0, 131, 23, 0, 1, 2, 14, 12, 0, 0, 2},  // size
    {369, -1, 370, -1, -1, 0, 132, 24, 0, 1, 2, 14, 13, 0, 0, 2},  // standardized
    {371, -1, 372, -1, -1, 0, 133, 25, 0, 1, 2, 14, 13, 0, 0, 2},  // integral
    {373, -1, 374, -1, -1, 0, 134, 26, 0, 1, 2, 14, 2, 0, 0, 2},  // isNull
    {375, -1, 376, -1, -1, 0, 135, 27, 0, 1, 2, 14, 2, 0, 0, 2},  // isEmpty
    {377, -1, 378, -1, -1, 0, 136, 28, 0, 1, 2, 14, 2, 0, 0, 2},  // isInfinite
    {379, -1, -1, -1, -1, 0, 137, 29, 0, 1, 2, 14, 4, 0, 0, 2},  // corners
    {380, -1, -1, -1, -1, 0, 138, 30, 0, 1, 2, 14, 9, 0, 0, 2},  // center
    {315, -1, -1, -1, -1, 0, 139, 31, 0, 1, 2, 14, 3, 0, 0, 2},  // debugDescription
    {381, -1, 386, -1, -1, 73, 140, 32, 4, 4, 3, 0, 55, 0, 0, 2},  // UIEdgeInsets
    {387, -1, -1, -1, -1, 77, 144, 33, 1, 1, 0, 0, 3, 0, 0, 2},  // NSStringFromUIEdgeInsets
    {388, -1, -1, -1, -1, 78, 145, 34, 2, 2, 0, 0, 2, 0, 0, 2},  // UIEdgeInsetsEqualToEdgeInsets
    {381, -1, -1, -1, -1, 80, 147, 35, 0, 0, 3, 0, 55, 0, 0, 2},  // UIEdgeInsets
    {306, 381, 389, -1, -1, 0, 0, 36, 0, 0, 5, 56, 55, 0, 0, 2},  // zero
    {390, -1, 391, -1, -1, 80, 147, 37, 1, 2, 1, 14, 13, 0, 0, 2},  // inset
    {392, -1, 393, -1, -1, 81, 149, 38, 2, 3, 1, 14, 13, 0, 0, 2},  // insetBy
    {394, -1, 395, -1, -1, 83, 152, 39, 2, 3, 1, 14, 13, 0, 0, 2},  // offsetBy
    {396, -1, 397, -1, -1, 85, 155, 40, 1, 2, 1, 14, 13, 0, 0, 2},  // union
    {398, -1, 399, -1, -1, 86, 157, 41, 1, 2, 1, 14, 13, 0, 0, 2},  // intersection
    {400, -1, 401, -1, -1, 87, 159, 42, 1, 2, 1, 14, 2, 0, 0, 2},  // intersects
    {402, -1, 403, -1, -1, 88, 161, 43, 1, 2, 1, 14, 2, 0, 0, 2},  // contains
    {402, -1, 404, -1, -1, 89, 163, 44, 1, 2, 1, 14, 2, 0, 0, 2},  // contains
    {313, -1, 405, -1, -1, 90, 165, 45, 1, 2, 1, 14, 2, 0, 0, 2},  // equalTo
    {308, -1, 406, -1, -1, 91, 167, 46, 1, 2, 1, 14, 13, 0, 7, 2},  // applying
    {410, -1, -1, -1, -1, 92, 169, 47, 2, 3, 1, 14, 59, 0, 0, 2},  // divided
    {407, -1, -1, -1, -1, 94, 172, 48, 2, 2, 0, 0, 59, 0, 0, 2},  // RectDivision
    {413, -1, -1, -1, -1, 0, 174, 0, 0, 1, 2, 16, 15, 0, 0, 3},  // transpose
    {289, -1, -1, -1, -1, 0, 175, 1, 0, 1, 2, 16, 0, 0, 0, 3},  // determinant
    {414, -1, -1, -1, -1, 0, 176, 2, 0, 1, 2, 16, 15, 0, 0, 3},  // inverse
    {272, -1, -1, -1, -1, 96, 177, 3, 0, 1, 1, 16, 15, 0, 0, 3},  // inverted
    {415, -1, -1, -1, -1, 0, 178, 4, 0, 1, 2, 16, 4, 0, 0, 3},  // rows
    {416, -1, -1, -1, -1, 0, 179, 5, 0, 1, 2, 16, 14, 0, 0, 3},  // affine
    {263, -1, -1, -1, -1, 96, 180, 6, 1, 1, 0, 0, 15, 0, 0, 3},  // identity
    {417, -1, -1, -1, -1, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 4},  // π
    {418, -1, -1, -1, -1, 0, 0, 1, 0, 0, 5, 0, 0, 0, 0, 4},  // pi
    {419, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 0, 0, 0, 4},  // M_PI
    {420, -1, -1, -1, -1, 0, 0, 3, 0, 0, 5, 0, 0, 0, 0, 4},  // M_PI_2
    {421, -1, -1, -1, -1, 0, 0, 4, 0, 0, 5, 0, 0, 0, 0, 4},  // M_PI_4
    {422, -1, -1, -1, -1, 0, 0, 5, 0, 0, 5, 0, 0, 0, 0, 4},  // M_1_PI
    {423, -1, -1, -1, -1, 0, 0, 6, 0, 0, 5, 0, 0, 0, 0, 4},  // M_2_PI
    {424, -1, -1, -1, -1, 0, 0, 7, 0, 0, 5, 0, 0, 0, 0, 4},  // M_SQRT2
    {425, -1, -1, -1, -1, 0, 0, 8, 0, 0, 5, 0, 0, 0, 0, 4},  // M_SQRT1_2
    {426, -1, -1, -1, -1, 0, 0, 9, 0, 0, 5, 0, 0, 0, 0, 4},  // M_E
    {418, 176, -1, -1, -1, 0, 0, 10, 0, 0, 5, 1, 0, 0, 0, 4},  // pi
    {427, 176, -1, -1, -1, 0, 0, 11, 0, 0, 5, 1, 0, 0, 0, 4},  // infinity
    {428, 176, -1, -1, -1, 0, 0, 12, 0, 0, 5, 1, 0, 0, 0, 4},  // nan
    {429, 176, 430, -1, -1, 0, 0, 13, 0, 0, 5, 1, 0, 0, 0, 4},  // ulpOfOne
    {431, 176, 432, -1, -1, 0, 0, 14, 0, 0, 5, 1, 0, 0, 0, 4},  // greatestFiniteMagnitude
    {306, 176, -1, -1, -1, 0, 0, 15, 0, 0, 5, 1, 0, 0, 0, 4},  // zero
    {433, 179, 434, -1, -1, 0, 0, 16, 0, 0, 5, 1, 0, 0, 0, 4},  // max
    {435, 179, 436, -1, -1, 0, 0, 17, 0, 0, 5, 1, 0, 0, 0, 4},  // min
    {176, -1, -1, -1, -1, 97, 181, 18, 1, 1, 3, 0, 0, 0, 0, 4},  // CGFloat
    {177, -1, -1, -1, -1, 98, 182, 19, 1, 1, 3, 0, 0, 0, 0, 4},  // Double
    {178, -1, -1, -1, -1, 99, 183, 20, 1, 1, 3, 0, 0, 0, 0, 4},  // Float
    {182, -1, -1, -1, -1, 100, 184, 21, 1, 1, 3, 0, 0, 0, 0, 4},  // TimeInterval
    {195, -1, -1, -1, -1, 101, 185, 22, 1, 1, 3, 0, 0, 0, 0, 4},  // CFTimeInterval
    {204, -1, -1, -1, -1, 102, 186, 23, 1, 1, 3, 0, 0, 0, 0, 4},  // Float64
    {205, -1, -1, -1, -1, 103, 187, 24, 1, 1, 3, 0, 0, 0, 0, 4},  // Float32
    {179, -1, -1, -1, -1, 104, 188, 25, 1, 1, 3, 0, 0, 0, 0, 4},  // Int
    {180, -1, -1, -1, -1, 105, 189, 26, 1, 1, 3, 0, 0, 0, 0, 4},  // NSInteger
    {176, -1, -1, -1, -1, 106, 0, 27, 0, 0, 3, 0, 0, 0, 0, 4},  // CGFloat
    {177, -1, -1, -1, -1, 106, 0, 28, 0, 0, 3, 0, 0, 0, 0, 4},  // Double
    {178, -1, -1, -1, -1, 106, 0, 29, 0, 0, 3, 0, 0, 0, 0, 4},  // Float
    {182, -1, -1, -1, -1, 106, 0, 30, 0, 0, 3, 0, 0, 0, 0, 4},  // TimeInterval
    {179, -1, -1, -1, -1, 106, 0, 31, 0, 0, 3, 0, 0, 0, 0, 4},  // Int
    {206, -1, -1, -1, -1, 106, 0, 32, 0, 0, 3, 0, 2, 0, 0, 4},  // Bool
    {206, -1, -1, -1, -1, 106, 190, 33, 1, 1, 3, 0, 2, 0, 0, 4},  // Bool
    {176, -1, -1, -1, -1, 107, 191, 34, 1, 1, 3, 0, 0, 0, 0, 4},  // CGFloat
    {177, -1, -1, -1, -1, 108, 192, 35, 1, 1, 3, 0, 0, 0, 0, 4},  // Double
    {178, -1, -1, -1, -1, 109, 193, 36, 1, 1, 3, 0, 0, 0, 0, 4},  // Float
    {179, -1, -1, -1, -1, 110, 194, 37, 1, 1, 3, 0, 0, 0, 0, 4},  // Int
    {157, -1, -1, -1, -1, 111, 195, 38, 1, 1, 3, 0, 0, 0, 0, 4},  // Int8
    {158, -1, -1, -1, -1, 112, 196, 39, 1, 1, 3, 0, 0, 0, 0, 4},  // Int16
    {159, -1, -1, -1, -1, 113, 197, 40, 1, 1, 3, 0, 0, 0, 0, 4},  // Int32
    {160, -1, -1, -1, -1, 114, 198, 41, 1, 1, 3, 0, 0, 0, 0, 4},  // Int64
    {161, -1, -1, -1, -1, 115, 199, 42, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt8
    {162, -1, -1, -1, -1, 116, 200, 43, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt16
    {163, -1, -1, -1, -1, 117, 201, 44, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt32
    {164, -1, -1, -1, -1, 118, 202, 45, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt64
    {165, -1, -1, -1, -1, 119, 203, 46, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt
    {157, -1, -1, -1, -1, 120, 204, 47, 1, 1, 3, 0, 0, 0, 0, 4},  // Int8
    {157, -1, -1, -1, -1, 121, 205, 48, 1, 1, 3, 0, 0, 0, 0, 4},  // Int8
    {158, -1, -1, -1, -1, 122, 206, 49, 1, 1, 3, 0, 0, 0, 0, 4},  // Int16
    {158, -1, -1, -1, -1, 123, 207, 50, 1, 1, 3, 0, 0, 0, 0, 4},  // Int16
    {159, -1, -1, -1, -1, 124, 208, 51, 1, 1, 3, 0, 0, 0, 0, 4},  // Int32
    {159, -1, -1, -1, -1, 125, 209, 52, 1, 1, 3, 0, 0, 0, 0, 4},  // Int32
    {160, -1, -1, -1, -1, 126, 210, 53, 1, 1, 3, 0, 0, 0, 0, 4},  // Int64
    {160, -1, -1, -1, -1, 127, 211, 54, 1, 1, 3, 0, 0, 0, 0, 4},  // Int64
    {161, -1, -1, -1, -1, 128, 212, 55, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt8
    {161, -1, -1, -1, -1, 129, 213, 56, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt8
    {162, -1, -1, -1, -1, 130, 214, 57, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt16
    {162, -1, -1, -1, -1, 131, 215, 58, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt16
    {163, -1, -1, -1, -1, 132, 216, 59, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt32
    {163, -1, -1, -1, -1, 133, 217, 60, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt32
    {164, -1, -1, -1, -1, 134, 218, 61, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt64
    {164, -1, -1, -1, -1, 135, 219, 62, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt64
    {165, -1, -1, -1, -1, 136, 220, 63, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt
    {165, -1, -1, -1, -1, 137, 221, 64, 1, 1, 3, 0, 0, 0, 0, 4},  // UInt
    {179, -1, -1, -1, -1, 138, 222, 65, 1, 1, 3, 0, 0, 0, 0, 4},  // Int
    {179, -1, -1, -1, -1, 139, 223, 66, 1, 1, 3, 0, 0, 0, 0, 4},  // Int
    {157, -1, -1, -1, -1, 140, 0, 67, 0, 0, 3, 0, 0, 0, 0, 4},  // Int8
    {158, -1, -1, -1, -1, 140, 0, 68, 0, 0, 3, 0, 0, 0, 0, 4},  // Int16
    {159, -1, -1, -1, -1, 140, 0, 69, 0, 0, 3, 0, 0, 0, 0, 4},  // Int32
    {160, -1, -1, -1, -1, 140, 0, 70, 0, 0, 3, 0, 0, 0, 0, 4},  // Int64
    {161, -1, -1, -1, -1, 140, 0, 71, 0, 0, 3, 0, 0, 0, 0, 4},  // UInt8
    {162, -1, -1, -1, -1, 140, 0, 72, 0, 0, 3, 0, 0, 0, 0, 4},  // UInt16
    {163, -1, -1, -1, -1, 140, 0, 73, 0, 0, 3, 0, 0, 0, 0, 4},  // UInt32
    {164, -1, -1, -1, -1, 140, 0, 74, 0, 0, 3, 0, 0, 0, 0, 4},  // UInt64
    {165, -1, -1, -1, -1, 140, 0, 75, 0, 0, 3, 0, 0, 0, 0, 4},  // UInt
    {208, -1, -1, -1, -1, 140, 224, 76, 2, 2, 3, 0, 3, 0, 0, 4},  // String
    {157, -1, -1, -1, -1, 142, 226, 77, 2, 2, 3, 0, 0, 0, 0, 4},  // Int8
    {158, -1, -1, -1, -1, 144, 228, 78, 2, 2, 3, 0, 0, 0, 0, 4},  // Int16
    {159, -1, -1, -1, -1, 146, 230, 79, 2, 2, 3, 0, 0, 0, 0, 4},  // Int32
    {160, -1, -1, -1, -1, 148, 232, 80, 2, 2, 3, 0, 0, 0, 0, 4},  // Int64
    {161, -1, -1, -1, -1, 150, 234, 81, 2, 2, 3, 0, 0, 0, 0, 4},  // UInt8
    {162, -1, -1, -1, -1, 152, 236, 82, 2, 2, 3, 0, 0, 0, 0, 4},  // UInt16
    {163, -1, -1, -1, -1, 154, 238, 83, 2, 2, 3, 0, 0, 0, 0, 4},  // UInt32
    {164, -1, -1, -1, -1, 156, 240, 84, 2, 2, 3, 0, 0, 0, 0, 4},  // UInt64
    {165, -1, -1, -1, -1, 158, 242, 85, 2, 2, 3, 0, 0, 0, 0, 4},  // UInt
    {179, -1, -1, -1, -1, 160, 244, 86, 2, 2, 3, 0, 0, 0, 0, 4},  // Int
    {179, -1, -1, -1, -1, 162, 246, 87, 1, 1, 0, 0, 59, 0, 0, 4},  // Int
    {147, -1, 148, -1, -1, 163, 247, 88, 1, 1, 0, 0, 0, 0, 3, 4},  // sqrt
    {442, -1, 443, -1, -1, 164, 248, 89, 1, 1, 0, 0, 0, 0, 0, 4},  // exp
    {444, -1, 445, -1, -1, 165, 249, 90, 1, 1, 0, 0, 0, 0, 0, 4},  // log
    {446, -1, -1, -1, -1, 166, 250, 91, 1, 1, 0, 0, 0, 0, 0, 4},  // abs
    {447, -1, -1, -1, -1, 167, 251, 92, 1, 1, 0, 0, 0, 0, 0, 4},  // labs
    {448, -1, 449, -1, -1, 168, 252, 93, 1, 1, 0, 0, 0, 0, 0, 4},  // fabs
    {450, -1, 451, -1, -1, 169, 253, 94, 1, 1, 0, 0, 0, 0, 0, 4},  // floor
    {452, -1, 453, -1, -1, 170, 254, 95, 1, 1, 0, 0, 0, 0, 0, 4},  // ceil
    {116, -1, 454, -1, -1, 171, 255, 96, 1, 1, 0, 0, 0, 0, 0, 4},  // round
    {455, -1, 456, -1, -1, 172, 256, 97, 2, 2, 0, 0, 0, 0, 0, 4},  // pow
    {146, -1, 457, -1, -1, 174, 258, 98, 2, 2, 0, 0, 0, 0, 3, 4},  // hypot
    {458, -1, 459, -1, -1, 176, 260, 99, 2, 2, 0, 0, 0, 0, 0, 4},  // fmod
    {460, -1, -1, -1, -1, 178, 262, 100, 3, 3, 0, 0, 4, 0, 0, 4},  // stride
    {460, -1, -1, -1, -1, 181, 265, 101, 3, 3, 0, 0, 4, 0, 0, 4},  // stride
    {460, -1, -1, -1, -1, 184, 268, 102, 2, 3, 1, 1, 4, 0, 0, 4},  // stride
    {460, -1, -1, -1, -1, 186, 271, 103, 2, 3, 1, 1, 4, 0, 0, 4},  // stride
    {435, -1, 461, -1, -1, 188, 274, 104, 2, 2, 0, 0, 0, 0, 0, 4},  // min
    {435, -1, -1, -1, -1, 190, 276, 105, 3, 3, 0, 0, 0, 0, 0, 4},  // min
    {435, -1, -1, -1, -1, 193, 279, 106, 4, 4, 0, 0, 0, 0, 0, 4},  // min
    {433, -1, 462, -1, -1, 197, 283, 107, 2, 2, 0, 0, 0, 0, 0, 4},  // max
    {433, -1, -1, -1, -1, 199, 285, 108, 3, 3, 0, 0, 0, 0, 0, 4},  // max
    {433, -1, -1, -1, -1, 202, 288, 109, 4, 4, 0, 0, 0, 0, 0, 4},  // max
    {463, -1, 464, -1, -1, 206, 292, 110, 1, 1, 0, 0, 0, 0, 0, 4},  // trunc
    {465, -1, 466, -1, -1, 207, 293, 111, 1, 1, 0, 0, 0, 0, 0, 4},  // rint
    {467, -1, 468, -1, -1, 208, 294, 112, 1, 1, 0, 0, 0, 0, 0, 4},  // nearbyint
    {469, -1, 470, -1, -1, 209, 295, 113, 1, 1, 0, 0, 0, 0, 0, 4},  // lrint
    {471, -1, 472, -1, -1, 210, 296, 114, 1, 1, 0, 0, 0, 0, 0, 4},  // llrint
    {473, -1, 474, -1, -1, 211, 297, 115, 1, 1, 0, 0, 0, 0, 0, 4},  // lround
    {475, -1, 476, -1, -1, 212, 298, 116, 1, 1, 0, 0, 0, 0, 0, 4},  // llround
    {477, -1, 478, -1, -1, 213, 299, 117, 1, 1, 0, 0, 0, 0, 0, 4},  // log2
    {479, -1, 480, -1, -1, 214, 300, 118, 1, 1, 0, 0, 0, 0, 0, 4},  // log10
    {481, -1, 482, -1, -1, 215, 301, 119, 1, 1, 0, 0, 0, 0, 0, 4},  // exp2
    {483, -1, 484, -1, -1, 216, 302, 120, 1, 1, 0, 0, 0, 0, 0, 4},  // cbrt
    {485, -1, 486, -1, -1, 217, 303, 121, 1, 1, 0, 0, 0, 0, 0, 4},  // sinh
    {487, -1, 488, -1, -1, 218, 304, 122, 1, 1, 0, 0, 0, 0, 0, 4},  // cosh
    {489, -1, 490, -1, -1, 219, 305, 123, 1, 1, 0, 0, 0, 0, 0, 4},  // tanh
    {491, -1, 492, -1, -1, 220, 306, 124, 2, 2, 0, 0, 0, 0, 0, 4},  // copysign
    {493, -1, 494, -1, -1, 222, 308, 125, 2, 2, 0, 0, 0, 0, 0, 4},  // fdim
    {495, -1, -1, -1, -1, 224, 310, 126, 2, 2, 0, 0, 0, 0, 0, 4},  // fminf
    {496, -1, -1, -1, -1, 226, 312, 127, 2, 2, 0, 0, 0, 0, 0, 4},  // fmaxf
    {497, -1, -1, -1, -1, 228, 314, 128, 1, 1, 0, 0, 2, 0, 0, 4},  // isnan
    {498, -1, -1, -1, -1, 229, 315, 129, 1, 1, 0, 0, 2, 0, 0, 4},  // isinf
    {499, -1, -1, -1, -1, 230, 316, 130, 1, 1, 0, 0, 2, 0, 0, 4},  // isfinite
    {500, -1, -1, -1, -1, 231, 317, 131, 1, 1, 0, 0, 2, 0, 0, 4},  // signbit
    {501, -1, -1, -1, -1, 0, 0, 132, 0, 0, 5, 0, 0, 0, 0, 4},  // INT_MAX
    {502, -1, -1, -1, -1, 0, 0, 133, 0, 0, 5, 0, 0, 0, 0, 4},  // INT_MIN
    {503, -1, -1, -1, -1, 0, 0, 134, 0, 0, 5, 0, 0, 0, 0, 4},  // UINT_MAX
    {504, -1, -1, -1, -1, 0, 0, 135, 0, 0, 5, 0, 0, 0, 0, 4},  // LONG_MAX
    {505, -1, -1, -1, -1, 0, 0, 136, 0, 0, 5, 0, 0, 0, 0, 4},  // LONG_MIN
    {506, -1, -1, -1, -1, 0, 0, 137, 0, 0, 5, 0, 0, 0, 0, 4},  // ULONG_MAX
    {507, -1, -1, -1, -1, 0, 0, 138, 0, 0, 5, 0, 0, 0, 0, 4},  // NSUIntegerMax
    {508, -1, -1, -1, -1, 0, 0, 139, 0, 0, 5, 0, 0, 0, 0, 4},  // UINT8_MAX
    {509, -1, -1, -1, -1, 0, 0, 140, 0, 0, 5, 0, 0, 0, 0, 4},  // INT16_MAX
    {510, -1, -1, -1, -1, 0, 0, 141, 0, 0, 5, 0, 0, 0, 0, 4},  // UINT16_MAX
    {511, -1, -1, -1, -1, 0, 0, 142, 0, 0, 5, 0, 0, 0, 0, 4},  // INT32_MAX
    {512, -1, -1, -1, -1, 0, 0, 143, 0, 0, 5, 0, 0, 0, 0, 4},  // INT32_MIN
    {513, -1, -1, -1, -1, 0, 0, 144, 0, 0, 5, 0, 0, 0, 0, 4},  // UINT32_MAX
    {514, -1, -1, -1, -1, 0, 0, 145, 0, 0, 5, 0, 0, 0, 0, 4},  // M_LN2
    {515, -1, -1, -1, -1, 0, 0, 146, 0, 0, 5, 0, 0, 0, 0, 4},  // M_LN10
    {516, -1, -1, -1, -1, 232, 318, 147, 0, 1, 1, 1, 0, 0, 0, 4},  // rounded
    {518, 517, -1, -1, -1, 0, 0, 148, 0, 0, 5, 25, 24, 0, 0, 4},  // up
    {519, 517, -1, -1, -1, 0, 0, 149, 0, 0, 5, 25, 24, 0, 0, 4},  // down
    {520, 517, -1, -1, -1, 0, 0, 150, 0, 0, 5, 25, 24, 0, 0, 4},  // toNearestOrEven
    {521, 517, -1, -1, -1, 0, 0, 151, 0, 0, 5, 25, 24, 0, 0, 4},  // toNearestOrAwayFromZero
    {522, 517, -1, -1, -1, 0, 0, 152, 0, 0, 5, 25, 24, 0, 0, 4},  // towardZero
    {523, 517, -1, -1, -1, 0, 0, 153, 0, 0, 5, 25, 24, 0, 0, 4},  // awayFromZero
    {516, -1, -1, -1, -1, 232, 319, 154, 1, 2, 1, 1, 0, 0, 0, 4},  // rounded
    {149, -1, -1, -1, -1, 233, 321, 155, 0, 1, 1, 1, 0, 0, 3, 4},  // squareRoot
    {524, -1, -1, -1, -1, 233, 322, 156, 1, 2, 1, 1, 0, 0, 0, 4},  // truncatingRemainder
    {409, -1, -1, -1, -1, 234, 324, 157, 1, 2, 1, 1, 0, 0, 0, 4},  // remainder
    {526, -1, -1, -1, -1, 235, 326, 158, 0, 1, 1, 1, 0, 0, 0, 4},  // signum
    {527, -1, -1, -1, -1, 0, 327, 159, 0, 1, 2, 1, 0, 0, 0, 4},  // magnitude
    {528, -1, -1, -1, -1, 235, 328, 160, 1, 2, 1, 1, 2, 0, 0, 4},  // isMultiple
    {530, -1, -1, -1, -1, 0, 330, 161, 0, 1, 2, 1, 2, 0, 0, 4},  // isFinite
    {377, -1, -1, -1, -1, 0, 331, 162, 0, 1, 2, 1, 2, 0, 0, 4},  // isInfinite
    {531, -1, -1, -1, -1, 0, 332, 163, 0, 1, 2, 1, 2, 0, 0, 4},  // isZero
    {532, -1, -1, -1, -1, 0, 333, 164, 0, 1, 2, 1, 2, 0, 0, 4},  // isNaN
    {533, -1, -1, -1, -1, 0, 334, 165, 0, 1, 2, 1, 3, 0, 0, 4},  // description
    {534, -1, -1, -1, -1, 0, 335, 166, 0, 1, 2, 1, 0, 0, 0, 4},  // ulp
    {535, -1, -1, -1, -1, 0, 336, 167, 0, 1, 2, 1, 0, 0, 0, 4},  // nextUp
    {536, -1, -1, -1, -1, 0, 337, 168, 0, 1, 2, 1, 0, 0, 0, 4},  // nextDown
    {537, -1, -1, -1, -1, 0, 338, 169, 0, 1, 2, 1, 0, 0, 0, 4},  // exponent
    {538, -1, -1, -1, -1, 0, 339, 170, 0, 1, 2, 1, 0, 0, 0, 4},  // significand
    {539, 176, -1, -1, -1, 0, 0, 171, 0, 0, 5, 1, 0, 0, 0, 4},  // leastNormalMagnitude
    {540, 176, -1, -1, -1, 0, 0, 172, 0, 0, 5, 1, 0, 0, 0, 4},  // leastNonzeroMagnitude
    {541, -1, -1, -1, -1, 0, 340, 173, 0, 1, 2, 1, 2, 0, 0, 4},  // isNormal
    {542, -1, -1, -1, -1, 236, 341, 174, 1, 2, 1, 1, 2, 0, 0, 4},  // isLess
    {544, -1, -1, -1, -1, 237, 343, 175, 1, 2, 1, 1, 2, 0, 0, 4},  // isLessThanOrEqualTo
    {545, -1, -1, -1, -1, 238, 345, 176, 1, 2, 1, 1, 0, 0, 0, 4},  // advanced
    {310, -1, -1, -1, -1, 239, 347, 177, 1, 2, 1, 1, 0, 0, 0, 4},  // distance
    {546, -1, -1, -1, -1, 240, 349, 178, 2, 3, 1, 1, 0, 0, 0, 4},  // addingProduct
    {409, -1, -1, -1, -1, 242, 352, 179, 2, 2, 0, 0, 0, 0, 0, 4},  // remainder
    {550, -1, -1, -1, -1, 244, 354, 180, 1, 2, 1, 1, 55, 0, 0, 4},  // quotientAndRemainder
    {157, -1, -1, -1, -1, 245, 356, 181, 1, 1, 0, 0, 59, 0, 0, 4},  // Int8
    {158, -1, -1, -1, -1, 246, 357, 182, 1, 1, 0, 0, 59, 0, 0, 4},  // Int16
    {159, -1, -1, -1, -1, 247, 358, 183, 1, 1, 0, 0, 59, 0, 0, 4},  // Int32
    {160, -1, -1, -1, -1, 248, 359, 184, 1, 1, 0, 0, 59, 0, 0, 4},  // Int64
    {161, -1, -1, -1, -1, 249, 360, 185, 1, 1, 0, 0, 59, 0, 0, 4},  // UInt8
    {162, -1, -1, -1, -1, 250, 361, 186, 1, 1, 0, 0, 59, 0, 0, 4},  // UInt16
    {163, -1, -1, -1, -1, 251, 362, 187, 1, 1, 0, 0, 59, 0, 0, 4},  // UInt32
    {164, -1, -1, -1, -1, 252, 363, 188, 1, 1, 0, 0, 59, 0, 0, 4},  // UInt64
    {165, -1, -1, -1, -1, 253, 364, 189, 1, 1, 0, 0, 59, 0, 0, 4},  // UInt
    {176, -1, -1, -1, -1, 254, 365, 190, 1, 1, 3, 0, 0, 0, 0, 4},  // CGFloat
    {177, -1, -1, -1, -1, 255, 366, 191, 1, 1, 3, 0, 0, 0, 0, 4},  // Double
    {178, -1, -1, -1, -1, 256, 367, 192, 1, 1, 3, 0, 0, 0, 0, 4},  // Float
    {551, -1, -1, -1, -1, 0, 368, 193, 0, 1, 2, 1, 3, 0, 0, 4},  // sign
    {176, -1, -1, -1, -1, 257, 369, 194, 2, 2, 3, 0, 0, 0, 0, 4},  // CGFloat
    {177, -1, -1, -1, -1, 259, 371, 195, 2, 2, 3, 0, 0, 0, 0, 4},  // Double
    {554, 176, -1, -1, -1, 261, 373, 196, 2, 2, 4, 1, 0, 0, 0, 4},  // minimum
    {555, 176, -1, -1, -1, 263, 375, 197, 2, 2, 4, 1, 0, 0, 0, 4},  // maximum
    {556, -1, -1, -1, -1, 0, 377, 198, 0, 1, 2, 1, 0, 0, 0, 4},  // bitWidth
    {557, -1, -1, -1, -1, 0, 378, 199, 0, 1, 2, 1, 0, 0, 0, 4},  // nonzeroBitCount
    {558, -1, -1, -1, -1, 0, 379, 200, 0, 1, 2, 1, 0, 0, 0, 4},  // leadingZeroBitCount
    {559, -1, -1, -1, -1, 0, 380, 201, 0, 1, 2, 1, 0, 0, 0, 4},  // trailingZeroBitCount
    {560, -1, -1, -1, -1, 265, 381, 202, 1, 2, 1, 1, 55, 0, 0, 4},  // addingReportingOverflow
    {561, -1, -1, -1, -1, 266, 383, 203, 1, 2, 1, 1, 55, 0, 0, 4},  // subtractingReportingOverflow
    {562, -1, -1, -1, -1, 267, 385, 204, 1, 2, 1, 1, 55, 0, 0, 4},  // multipliedReportingOverflow
    {563, -1, -1, -1, -1, 268, 387, 205, 3, 3, 0, 0, 0, 0, 0, 4},  // fma
    {564, -1, -1, -1, -1, 271, 390, 206, 2, 2, 0, 0, 0, 0, 0, 4},  // ldexp
    {565, -1, -1, -1, -1, 273, 392, 207, 1, 1, 0, 0, 55, 0, 0, 4},  // modf
    {208, -1, -1, -1, -1, 274, 393, 208, 3, 3, 3, 0, 3, 0, 0, 4},  // String
    {226, -1, -1, -1, -1, 277, 396, 0, 1, 1, 3, 0, 1, 0, 0, 5},  // Angle
    {226, -1, -1, -1, -1, 278, 397, 1, 1, 1, 3, 0, 1, 0, 0, 5},  // Angle
    {226, -1, -1, -1, -1, 279, 398, 2, 1, 1, 3, 0, 1, 0, 0, 5},  // Angle
    {567, 226, -1, -1, -1, 280, 399, 3, 1, 1, 4, 2, 1, 0, 0, 5},  // degrees
    {568, 226, -1, -1, -1, 281, 400, 4, 1, 1, 4, 2, 1, 0, 0, 5},  // radians
    {306, 226, -1, -1, -1, 0, 0, 5, 0, 0, 5, 2, 1, 0, 0, 5},  // zero
    {567, -1, -1, -1, -1, 0, 401, 6, 0, 1, 2, 2, 0, 0, 0, 5},  // degrees
    {568, -1, -1, -1, -1, 0, 402, 7, 0, 1, 2, 2, 0, 0, 0, 5},  // radians
    {569, -1, -1, -1, -1, 0, 403, 8, 0, 1, 2, 2, 0, 0, 0, 5},  // turns
    {533, -1, -1, -1, -1, 0, 404, 9, 0, 1, 2, 2, 3, 0, 0, 5},  // description
    {570, -1, 571, -1, -1, 282, 405, 10, 1, 1, 0, 0, 0, 0, 1, 5},  // sin
    {572, -1, 573, -1, -1, 283, 406, 11, 1, 1, 0, 0, 0, 0, 1, 5},  // cos
    {574, -1, 575, -1, -1, 284, 407, 12, 1, 1, 0, 0, 0, 0, 1, 5},  // tan
    {139, -1, 143, -1, -1, 285, 408, 13, 1, 1, 0, 0, 1, 0, 3, 5},  // asin
    {138, -1, 142, -1, -1, 286, 409, 14, 1, 1, 0, 0, 1, 0, 3, 5},  // acos
    {140, -1, 144, -1, -1, 287, 410, 15, 1, 1, 0, 0, 1, 0, 3, 5},  // atan
    {141, -1, 145, -1, -1, 288, 411, 16, 2, 2, 0, 0, 1, 0, 3, 5},  // atan2
    {576, -1, -1, -1, -1, 0, 413, 0, 0, 1, 2, 5, 0, 0, 0, 6},  // count
    {375, -1, -1, -1, -1, 0, 414, 1, 0, 1, 2, 5, 2, 0, 0, 6},  // isEmpty
    {577, -1, -1, -1, 1818, 0, 415, 2, 0, 1, 2, 5, 59, 0, 0, 6},  // first
    {578, -1, -1, -1, 1819, 0, 416, 3, 0, 1, 2, 5, 59, 0, 0, 6},  // last
    {579, -1, -1, -1, 1820, 290, 417, 4, 0, 1, 1, 5, 4, 0, 0, 6},  // reversed
    {580, -1, -1, -1, 1815, 290, 418, 5, 0, 1, 1, 5, 4, 0, 0, 6},  // enumerated
    {581, -1, -1, -1, -1, 290, 419, 6, 2, 2, 0, 0, 4, 0, 0, 6},  // zip
    {582, -1, -1, -1, -1, 292, 421, 7, 2, 2, 0, 0, 4, 0, 0, 6},  // sequence
    {582, -1, -1, -1, -1, 294, 423, 8, 2, 2, 0, 0, 4, 0, 0, 6},  // sequence
    {123, -1, -1, -1, -1, 296, 425, 9, 1, 2, 1, 5, 4, 0, 0, 6},  // map
    {585, -1, -1, -1, -1, 297, 427, 10, 1, 2, 1, 5, 4, 0, 0, 6},  // compactMap
    {586, -1, -1, -1, -1, 298, 429, 11, 1, 2, 1, 5, 4, 0, 0, 6},  // filter
    {587, -1, -1, -1, -1, 299, 431, 12, 2, 3, 1, 5, 59, 0, 0, 6},  // reduce
    {588, -1, -1, -1, -1, 301, 434, 13, 1, 2, 1, 5, 59, 0, 0, 6},  // forEach
    {589, -1, -1, -1, -1, 302, 436, 14, 1, 2, 1, 5, 59, 0, 0, 6},  // enumerateObjectsUsingBlock
    {590, -1, -1, -1, -1, 303, 438, 15, 1, 2, 1, 5, 59, 0, 0, 6},  // objectAtIndex
    {591, -1, -1, -1, -1, 304, 440, 16, 1, 2, 1, 5, 0, 0, 0, 6},  // indexOfObject
    {592, -1, -1, -1, -1, 305, 442, 17, 1, 2, 1, 5, 4, 0, 0, 6},  // arrayByAddingObject
    {593, -1, -1, -1, -1, 306, 444, 18, 1, 2, 1, 5, 4, 0, 0, 6},  // arrayByAddingObjectsFromArray
    {594, -1, -1, -1, -1, 0, 0, 19, 0, 0, 5, 0, 0, 0, 0, 6},  // NSNotFound
    {595, -1, -1, -1, -1, 307, 446, 20, 0, 1, 1, 5, 59, 0, 0, 6},  // removeLastObject
    {596, -1, -1, -1, -1, 307, 447, 21, 1, 2, 1, 5, 59, 0, 0, 6},  // removeObjectAtIndex
    {597, -1, -1, -1, -1, 308, 449, 22, 2, 3, 1, 5, 59, 0, 0, 6},  // replaceObjectAtIndex
    {599, -1, -1, -1, -1, 310, 452, 23, 2, 3, 1, 5, 59, 0, 0, 6},  // insertObject
    {601, -1, -1, -1, -1, 312, 455, 24, 2, 3, 1, 5, 59, 0, 0, 6},  // exchangeObjectAtIndex
    {112, -1, -1, -1, -1, 314, 458, 25, 1, 2, 1, 5, 59, 0, 0, 6},  // removeObject
    {603, -1, -1, -1, -1, 315, 460, 26, 1, 2, 1, 5, 59, 0, 0, 6},  // makeObjectsPerformSelector
    {604, -1, -1, -1, -1, 316, 462, 27, 1, 2, 1, 5, 4, 0, 0, 6},  // sortedArrayUsingComparator
    {605, -1, -1, -1, -1, 317, 464, 28, 1, 2, 1, 1, 0, 0, 0, 6},  // compare
    {606, -1, -1, -1, -1, 0, 0, 29, 0, 0, 5, 0, 0, 0, 0, 6},  // NSOrderedAscending
    {607, -1, -1, -1, -1, 0, 0, 30, 0, 0, 5, 0, 0, 0, 0, 6},  // NSOrderedSame
    {608, -1, -1, -1, -1, 0, 0, 31, 0, 0, 5, 0, 0, 0, 0, 6},  // NSOrderedDescending
    {402, -1, -1, -1, 714, 318, 466, 32, 1, 2, 1, 5, 2, 0, 0, 6},  // contains
    {402, -1, -1, -1, -1, 319, 468, 33, 1, 2, 1, 5, 2, 0, 0, 6},  // contains
    {577, -1, -1, -1, -1, 320, 470, 34, 1, 2, 1, 5, 59, 0, 0, 6},  // first
    {609, -1, -1, -1, -1, 321, 472, 35, 1, 2, 1, 5, 2, 0, 0, 6},  // allSatisfy
    {610, -1, -1, -1, -1, 322, 474, 36, 1, 2, 1, 5, 59, 0, 0, 6},  // firstIndex
    {610, -1, -1, -1, -1, 323, 476, 37, 1, 2, 1, 5, 59, 0, 0, 6},  // firstIndex
    {578, -1, -1, -1, -1, 324, 478, 38, 1, 2, 1, 5, 59, 0, 0, 6},  // last
    {611, -1, -1, -1, -1, 325, 480, 39, 1, 2, 1, 5, 59, 0, 0, 6},  // lastIndex
    {611, -1, -1, -1, -1, 326, 482, 40, 1, 2, 1, 5, 59, 0, 0, 6},  // lastIndex
    {130, -1, -1, -1, -1, 327, 484, 41, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {130, -1, -1, -1, -1, 328, 486, 42, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {612, -1, -1, -1, -1, 329, 488, 43, 1, 2, 1, 5, 4, 0, 0, 6},  // drop
    {613, -1, -1, -1, -1, 330, 490, 44, 1, 2, 1, 5, 2, 0, 0, 6},  // elementsEqual
    {614, -1, -1, -1, -1, 331, 492, 45, 1, 2, 1, 5, 2, 0, 0, 6},  // starts
    {106, -1, -1, -1, -1, 332, 494, 46, 1, 2, 1, 5, 59, 0, 0, 6},  // removeFirst
    {103, -1, -1, -1, -1, 333, 496, 47, 1, 2, 1, 5, 59, 0, 0, 6},  // removeLast
    {402, -1, -1, -1, -1, 334, 498, 48, 1, 2, 1, 8, 2, 0, 0, 6},  // contains
    {31, -1, -1, -1, -1, 0, 500, 49, 0, 1, 2, 5, 4, 0, 0, 6},  // lazy
    {616, -1, -1, -1, -1, 335, 501, 50, 0, 1, 1, 5, 4, 0, 0, 6},  // dropFirst
    {616, -1, -1, -1, -1, 335, 502, 51, 1, 2, 1, 5, 4, 0, 0, 6},  // dropFirst
    {617, -1, -1, -1, -1, 336, 504, 52, 0, 1, 1, 5, 4, 0, 0, 6},  // dropLast
    {617, -1, -1, -1, -1, 336, 505, 53, 1, 2, 1, 5, 4, 0, 0, 6},  // dropLast
    {130, -1, -1, -1, -1, 337, 507, 54, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {618, -1, -1, -1, -1, 338, 509, 55, 1, 2, 1, 5, 4, 0, 0, 6},  // suffix
    {130, -1, -1, -1, -1, 339, 511, 56, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {130, -1, -1, -1, -1, 340, 513, 57, 1, 2, 1, 5, 4, 0, 0, 6},  // prefix
    {618, -1, -1, -1, -1, 341, 515, 58, 1, 2, 1, 5, 4, 0, 0, 6},  // suffix
    {119, -1, -1, -1, -1, 342, 517, 59, 1, 2, 1, 5, 59, 0, 0, 6},  // removeSubrange
    {120, -1, -1, -1, -1, 343, 519, 60, 2, 3, 1, 5, 59, 0, 0, 6},  // replaceSubrange
    {121, -1, -1, -1, -1, 345, 522, 61, 1, 2, 1, 5, 59, 0, 0, 6},  // partition
    {576, -1, -1, -1, -1, 346, 524, 62, 1, 2, 1, 5, 0, 0, 0, 6},  // count
    {576, -1, -1, -1, -1, 347, 526, 63, 1, 2, 1, 5, 0, 0, 0, 6},  // count
    {620, -1, -1, -1, -1, 348, 528, 64, 1, 2, 1, 5, 4, 0, 0, 6},  // joined
    {622, -1, -1, -1, -1, 349, 530, 65, 1, 2, 1, 5, 0, 0, 0, 6},  // index
    {622, -1, -1, -1, -1, 350, 532, 66, 1, 2, 1, 5, 0, 0, 0, 6},  // index
    {622, -1, -1, -1, -1, 351, 534, 67, 2, 3, 1, 5, 0, 0, 0, 6},  // index
    {622, -1, -1, -1, -1, 353, 537, 68, 3, 4, 1, 5, 59, 0, 0, 6},  // index
    {310, -1, -1, -1, -1, 356, 541, 69, 2, 3, 1, 5, 0, 0, 0, 6},  // distance
    {622, -1, -1, -1, -1, 358, 544, 70, 1, 2, 1, 4, 0, 0, 0, 6},  // index
    {622, -1, -1, -1, -1, 359, 546, 71, 1, 2, 1, 4, 0, 0, 0, 6},  // index
    {622, -1, -1, -1, -1, 360, 548, 72, 2, 3, 1, 4, 0, 0, 0, 6},  // index
    {622, -1, -1, -1, -1, 362, 551, 73, 3, 4, 1, 4, 59, 0, 0, 6},  // index
    {310, -1, -1, -1, -1, 365, 555, 74, 2, 3, 1, 4, 0, 0, 0, 6},  // distance
    {113, -1, -1, -1, -1, 367, 558, 75, 2, 3, 1, 5, 59, 0, 0, 6},  // swapAt
    {620, -1, -1, -1, -1, 369, 561, 76, 0, 1, 1, 5, 59, 0, 0, 6},  // joined
    {626, -1, -1, -1, -1, 369, 562, 77, 1, 2, 1, 5, 4, 0, 0, 6},  // split
    {626, -1, -1, -1, -1, 370, 564, 78, 1, 2, 1, 5, 4, 0, 0, 6},  // split
    {626, -1, -1, -1, -1, 371, 566, 79, 1, 2, 1, 5, 4, 0, 0, 6},  // split
    {628, -1, -1, -1, -1, 372, 568, 80, 1, 2, 1, 5, 59, 0, 0, 6},  // reserveCapacity
    {629, -1, -1, -1, -1, 0, 570, 81, 0, 1, 2, 5, 7, 0, 0, 6},  // indices
    {630, -1, -1, -1, -1, 0, 571, 82, 0, 1, 2, 5, 0, 0, 0, 6},  // startIndex
    {631, -1, -1, -1, -1, 0, 572, 83, 0, 1, 2, 5, 0, 0, 0, 6},  // endIndex
    {124, -1, -1, -1, -1, 373, 573, 84, 1, 2, 1, 5, 4, 0, 0, 6},  // flatMap
    {588, -1, -1, -1, -1, 374, 575, 85, 1, 2, 1, 8, 59, 0, 0, 6},  // forEach
    {587, -1, -1, -1, -1, 375, 577, 86, 2, 3, 1, 5, 59, 0, 0, 6},  // reduce
    {107, -1, -1, -1, -1, 377, 580, 87, 1, 2, 1, 5, 59, 0, 0, 6},  // removeAll
    {212, -1, -1, -1, -1, 378, 582, 88, 2, 2, 3, 0, 4, 0, 0, 6},  // Array
    {213, -1, -1, -1, -1, 380, 584, 89, 2, 2, 3, 0, 4, 0, 0, 6},  // ContiguousArray
    {634, -1, -1, -1, -1, 382, 586, 90, 2, 2, 0, 0, 4, 0, 0, 6},  // repeatElement
    {435, -1, -1, -1, -1, 384, 588, 91, 0, 1, 1, 5, 59, 0, 0, 6},  // min
    {433, -1, -1, -1, -1, 384, 589, 92, 0, 1, 1, 5, 59, 0, 0, 6},  // max
    {435, -1, -1, -1, -1, 384, 590, 93, 2, 2, 0, 0, 59, 0, 0, 6},  // min
    {433, -1, -1, -1, -1, 386, 592, 94, 2, 2, 0, 0, 59, 0, 0, 6},  // max
    {435, -1, -1, -1, -1, 388, 594, 95, 1, 2, 1, 5, 59, 0, 0, 6},  // min
    {433, -1, -1, -1, -1, 389, 596, 96, 1, 2, 1, 5, 59, 0, 0, 6},  // max
    {635, -1, -1, -1, -1, 390, 598, 97, 0, 1, 1, 5, 4, 0, 0, 6},  // sorted
    {635, -1, -1, -1, -1, 390, 599, 98, 1, 2, 1, 5, 4, 0, 0, 6},  // sorted
    {635, -1, -1, -1, -1, 391, 601, 99, 1, 2, 1, 5, 4, 0, 0, 6},  // sorted
    {620, -1, -1, -1, -1, 392, 603, 100, 1, 2, 1, 5, 3, 0, 0, 6},  // joined
    {100, -1, -1, -1, 1816, 393, 605, 101, 1, 2, 1, 5, 59, 0, 0, 6},  // append
    {100, -1, -1, -1, 1817, 394, 607, 102, 1, 2, 1, 5, 59, 0, 0, 6},  // append
    {101, -1, -1, -1, -1, 395, 609, 103, 2, 3, 1, 5, 59, 0, 0, 6},  // insert
    {101, -1, -1, -1, -1, 397, 612, 104, 2, 3, 1, 5, 59, 0, 0, 6},  // insert
    {102, -1, -1, -1, -1, 399, 615, 105, 1, 2, 1, 5, 59, 0, 0, 6},  // remove
    {103, -1, -1, -1, -1, 400, 617, 106, 0, 1, 1, 5, 59, 0, 0, 6},  // removeLast
    {104, -1, -1, -1, -1, 400, 618, 107, 0, 1, 1, 5, 59, 0, 0, 6},  // popLast
    {105, -1, -1, -1, -1, 400, 619, 108, 0, 1, 1, 5, 59, 0, 0, 6},  // popFirst
    {106, -1, -1, -1, -1, 400, 620, 109, 0, 1, 1, 5, 59, 0, 0, 6},  // removeFirst
    {107, -1, -1, -1, 687, 400, 621, 110, 0, 1, 1, 5, 59, 0, 0, 6},  // removeAll
    {107, -1, -1, -1, -1, 400, 622, 111, 1, 2, 1, 5, 59, 0, 0, 6},  // removeAll
    {576, -1, -1, -1, 320, 0, 624, 112, 0, 1, 2, 4, 0, 0, 0, 6},  // count
    {375, -1, -1, -1, -1, 0, 625, 113, 0, 1, 2, 4, 2, 0, 0, 6},  // isEmpty
    {639, -1, -1, -1, 1794, 401, 626, 114, 0, 1, 1, 4, 3, 0, 0, 6},  // uppercased
    {640, -1, -1, -1, 1795, 401, 627, 115, 0, 1, 1, 4, 3, 0, 0, 6},  // lowercased
    {402, -1, -1, -1, 1797, 401, 628, 116, 1, 2, 1, 4, 2, 0, 0, 6},  // contains
    {641, -1, -1, -1, -1, 402, 630, 117, 1, 2, 1, 4, 2, 0, 0, 6},  // hasPrefix
    {642, -1, -1, -1, -1, 403, 632, 118, 1, 2, 1, 4, 2, 0, 0, 6},  // hasSuffix
    {208, -1, -1, -1, -1, 404, 634, 119, 2, 2, 3, 0, 3, 0, 0, 6},  // String
    {643, -1, -1, -1, -1, 0, 636, 120, 0, 1, 2, 4, 2, 0, 0, 6},  // isLetter
    {644, -1, -1, -1, -1, 0, 637, 121, 0, 1, 2, 4, 2, 0, 0, 6},  // isNumber
    {645, -1, -1, -1, -1, 0, 638, 122, 0, 1, 2, 4, 2, 0, 0, 6},  // isWhitespace
    {646, -1, -1, -1, -1, 0, 639, 123, 0, 1, 2, 4, 2, 0, 0, 6},  // isUppercase
    {647, -1, -1, -1, -1, 0, 640, 124, 0, 1, 2, 4, 2, 0, 0, 6},  // isLowercase
    {648, -1, -1, -1, -1, 0, 641, 125, 0, 1, 2, 4, 2, 0, 0, 6},  // isNewline
    {649, -1, -1, -1, -1, 0, 642, 126, 0, 1, 2, 4, 2, 0, 0, 6},  // isPunctuation
    {650, -1, -1, -1, -1, 0, 643, 127, 0, 1, 2, 4, 59, 0, 0, 6},  // wholeNumberValue
    {651, -1, -1, -1, 1796, 0, 644, 128, 0, 1, 2, 4, 3, 0, 0, 6},  // capitalized
    {652, -1, -1, -1, -1, 0, 645, 129, 0, 1, 2, 4, 0, 0, 0, 6},  // floatValue
    {653, -1, -1, -1, -1, 0, 646, 130, 0, 1, 2, 4, 0, 0, 0, 6},  // doubleValue
    {654, -1, -1, -1, -1, 0, 647, 131, 0, 1, 2, 4, 0, 0, 0, 6},  // integerValue
    {655, -1, -1, -1, -1, 0, 648, 132, 0, 1, 2, 4, 0, 0, 0, 6},  // intValue
    {626, -1, -1, -1, -1, 406, 649, 133, 1, 2, 1, 4, 4, 0, 0, 6},  // split
    {656, -1, -1, -1, 1798, 407, 651, 134, 1, 2, 1, 4, 4, 0, 0, 6},  // components
    {658, -1, -1, -1, 1799, 408, 653, 135, 2, 3, 1, 4, 3, 0, 0, 6},  // replacingOccurrences
    {630, -1, -1, -1, -1, 0, 656, 136, 0, 1, 2, 4, 0, 0, 0, 6},  // startIndex
    {631, -1, -1, -1, -1, 0, 657, 137, 0, 1, 2, 4, 0, 0, 0, 6},  // endIndex
    {659, -1, -1, -1, -1, 0, 658, 138, 0, 1, 2, 4, 59, 0, 0, 6},  // asciiValue
    {75, -1, -1, -1, -1, 0, 659, 139, 0, 1, 2, 4, 59, 0, 0, 6},  // value
    {660, -1, -1, -1, -1, 410, 660, 140, 1, 1, 0, 0, 3, 0, 0, 6},  // UnicodeScalar
    {661, -1, -1, -1, -1, 0, 661, 141, 0, 1, 2, 4, 4, 0, 0, 6},  // unicodeScalars
    {662, -1, -1, -1, -1, 0, 662, 142, 0, 1, 2, 4, 4, 0, 0, 6},  // utf8
    {663, -1, -1, -1, -1, 0, 663, 143, 0, 1, 2, 4, 4, 0, 0, 6},  // utf16
    {664, -1, -1, -1, -1, 411, 664, 144, 1, 2, 1, 4, 59, 0, 0, 6},  // range
    {614, -1, -1, -1, -1, 412, 666, 145, 1, 2, 1, 4, 2, 0, 0, 6},  // starts
    {613, -1, -1, -1, -1, 413, 668, 146, 1, 2, 1, 4, 2, 0, 0, 6},  // elementsEqual
    {666, 665, -1, -1, -1, 0, 0, 147, 0, 0, 5, 1, 0, 0, 0, 6},  // orderedAscending
    {667, 665, -1, -1, -1, 0, 0, 148, 0, 0, 5, 1, 0, 0, 0, 6},  // orderedSame
    {668, 665, -1, -1, -1, 0, 0, 149, 0, 0, 5, 1, 0, 0, 0, 6},  // orderedDescending
    {626, -1, -1, -1, -1, 414, 670, 150, 2, 3, 1, 4, 4, 0, 0, 6},  // split
    {626, -1, -1, -1, -1, 416, 673, 151, 2, 3, 1, 4, 4, 0, 0, 6},  // split
    {626, -1, -1, -1, -1, 418, 676, 152, 3, 4, 1, 4, 4, 0, 0, 6},  // split
    {626, -1, -1, -1, -1, 421, 680, 153, 1, 2, 1, 4, 4, 0, 0, 6},  // split
    {626, -1, -1, -1, -1, 422, 682, 154, 1, 2, 1, 4, 4, 0, 0, 6},  // split
    {671, -1, -1, -1, -1, 423, 684, 155, 3, 4, 1, 4, 3, 0, 0, 6},  // padding
    {675, -1, -1, -1, -1, 426, 688, 156, 1, 1, 0, 0, 56, 0, 0, 6},  // type
    {208, -1, -1, -1, -1, 427, 689, 157, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {208, -1, -1, -1, -1, 428, 0, 158, 0, 0, 3, 0, 3, 0, 0, 6},  // String
    {208, -1, -1, -1, -1, 428, 690, 159, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {209, -1, -1, -1, -1, 429, 691, 160, 1, 1, 3, 0, 3, 0, 0, 6},  // Character
    {210, -1, -1, -1, -1, 430, 692, 161, 1, 1, 3, 0, 3, 0, 0, 6},  // Substring
    {208, -1, -1, -1, -1, 431, 693, 162, 1, 1, 3, 0, 3, 0, 0, 6},  // String
    {681, -1, -1, -1, -1, 0, 694, 163, 0, 1, 2, 7, 4, 0, 0, 6},  // keys
    {682, -1, -1, -1, -1, 0, 695, 164, 0, 1, 2, 7, 4, 0, 0, 6},  // allKeys
    {683, -1, -1, -1, -1, 0, 696, 165, 0, 1, 2, 7, 4, 0, 0, 6},  // values
    {684, -1, -1, -1, -1, 0, 697, 166, 0, 1, 2, 7, 4, 0, 0, 6},  // allValues
    {576, -1, -1, -1, -1, 0, 698, 167, 0, 1, 2, 7, 0, 0, 0, 6},  // count
    {375, -1, -1, -1, -1, 0, 699, 168, 0, 1, 2, 7, 2, 0, 0, 6},  // isEmpty
    {108, -1, -1, -1, -1, 432, 700, 169, 1, 2, 1, 7, 59, 0, 0, 6},  // removeValue
    {686, -1, -1, -1, -1, 433, 702, 170, 1, 2, 1, 7, 59, 0, 0, 6},  // removeObjectForKey
    {109, -1, -1, -1, -1, 434, 704, 171, 2, 3, 1, 7, 59, 0, 0, 6},  // updateValue
    {111, -1, -1, -1, -1, 436, 707, 172, 2, 3, 1, 7, 59, 0, 0, 6},  // setObject
    {107, -1, -1, -1, -1, 438, 710, 173, 0, 1, 1, 7, 59, 0, 0, 6},  // removeAll
    {687, -1, -1, -1, -1, 438, 711, 174, 0, 1, 1, 7, 59, 0, 0, 6},  // removeAllObjects
    {107, -1, -1, -1, -1, 438, 712, 175, 1, 2, 1, 7, 59, 0, 0, 6},  // removeAll
    {110, -1, -1, -1, -1, 439, 714, 176, 2, 3, 1, 7, 59, 0, 0, 6},  // merge
    {689, -1, -1, -1, -1, 441, 717, 177, 1, 2, 1, 7, 6, 0, 0, 6},  // mapValues
    {690, -1, -1, -1, -1, 442, 719, 178, 1, 2, 1, 7, 6, 0, 0, 6},  // compactMapValues
    {586, -1, -1, -1, -1, 443, 721, 179, 1, 2, 1, 7, 6, 0, 0, 6},  // filter
    {691, -1, -1, -1, -1, 444, 723, 180, 2, 3, 1, 7, 6, 0, 0, 6},  // merging
    {692, -1, -1, -1, -1, 446, 726, 181, 1, 2, 1, 7, 59, 0, 0, 6},  // objectForKey
    {693, -1, -1, -1, -1, 447, 728, 182, 1, 2, 1, 7, 59, 0, 0, 6},  // valueForKey
    {678, -1, -1, -1, -1, 448, 730, 183, 1, 1, 3, 0, 6, 0, 0, 6},  // Dictionary
    {678, -1, -1, -1, -1, 449, 731, 184, 2, 2, 3, 0, 6, 0, 0, 6},  // Dictionary
    {678, -1, -1, -1, -1, 451, 733, 185, 2, 2, 3, 0, 6, 0, 0, 6},  // Dictionary
    {678, -1, -1, -1, -1, 453, 735, 186, 2, 2, 3, 0, 6, 0, 0, 6},  // Dictionary
    {680, -1, -1, -1, -1, 455, 737, 187, 0, 0, 3, 0, 6, 0, 0, 6},  // NSMutableDictionary
    {679, -1, -1, -1, -1, 455, 737, 188, 0, 0, 3, 0, 6, 0, 0, 6},  // NSDictionary
    {678, -1, -1, -1, -1, 455, 737, 189, 0, 0, 3, 0, 6, 0, 0, 6},  // Dictionary
    {123, -1, -1, -1, -1, 296, 737, 190, 1, 2, 1, 7, 4, 0, 0, 6},  // map
    {585, -1, -1, -1, -1, 297, 739, 191, 1, 2, 1, 7, 4, 0, 0, 6},  // compactMap
    {124, -1, -1, -1, -1, 373, 741, 192, 1, 2, 1, 7, 4, 0, 0, 6},  // flatMap
    {588, -1, -1, -1, -1, 301, 743, 193, 1, 2, 1, 7, 59, 0, 0, 6},  // forEach
    {587, -1, -1, -1, -1, 299, 745, 194, 2, 3, 1, 7, 59, 0, 0, 6},  // reduce
    {402, -1, -1, -1, -1, 319, 748, 195, 1, 2, 1, 7, 2, 0, 0, 6},  // contains
    {577, -1, -1, -1, -1, 320, 750, 196, 1, 2, 1, 7, 59, 0, 0, 6},  // first
    {609, -1, -1, -1, -1, 321, 752, 197, 1, 2, 1, 7, 2, 0, 0, 6},  // allSatisfy
    {635, -1, -1, -1, -1, 390, 754, 198, 1, 2, 1, 7, 4, 0, 0, 6},  // sorted
    {635, -1, -1, -1, -1, 391, 756, 199, 1, 2, 1, 7, 4, 0, 0, 6},  // sorted
    {433, -1, -1, -1, -1, 389, 758, 200, 1, 2, 1, 7, 59, 0, 0, 6},  // max
    {435, -1, -1, -1, -1, 388, 760, 201, 1, 2, 1, 7, 59, 0, 0, 6},  // min
    {580, -1, -1, -1, -1, 290, 762, 202, 0, 1, 1, 7, 4, 0, 0, 6},  // enumerated
    {577, -1, -1, -1, -1, 0, 763, 203, 0, 1, 2, 7, 59, 0, 0, 6},  // first
    {696, -1, -1, -1, -1, 0, 764, 204, 0, 1, 2, 8, 0, 0, 0, 6},  // lowerBound
    {697, -1, -1, -1, -1, 0, 765, 205, 0, 1, 2, 8, 0, 0, 0, 6},  // upperBound
    {576, -1, -1, -1, -1, 0, 766, 206, 0, 1, 2, 8, 0, 0, 0, 6},  // count
    {375, -1, -1, -1, -1, 0, 767, 207, 0, 1, 2, 8, 2, 0, 0, 6},  // isEmpty
    {533, -1, -1, -1, -1, 0, 768, 208, 0, 1, 2, 8, 3, 0, 0, 6},  // description
    {698, -1, -1, -1, -1, 468, 769, 209, 1, 2, 1, 8, 2, 0, 0, 6},  // overlaps
    {699, -1, -1, -1, -1, 469, 771, 210, 1, 2, 1, 8, 7, 0, 0, 6},  // clamped
    {533, -1, -1, -1, -1, 0, 773, 211, 0, 1, 2, 3, 3, 0, 0, 6},  // description
    {402, -1, -1, -1, -1, 470, 774, 212, 1, 2, 1, 8, 2, 0, 0, 6},  // contains
    {123, -1, -1, -1, -1, 471, 776, 213, 1, 2, 1, 8, 4, 0, 0, 6},  // map
    {579, -1, -1, -1, -1, 472, 778, 214, 0, 1, 1, 8, 4, 0, 0, 6},  // reversed
    {225, -1, -1, -1, -1, 472, 779, 215, 1, 1, 3, 0, 7, 0, 0, 6},  // Range
    {220, -1, -1, -1, -1, 473, 780, 216, 1, 1, 3, 0, 7, 0, 0, 6},  // ClosedRange
    {212, -1, -1, -1, -1, 474, 781, 217, 1, 1, 3, 0, 4, 0, 0, 6},  // Array
    {213, -1, -1, -1, -1, 475, 782, 218, 1, 1, 3, 0, 4, 0, 0, 6},  // ContiguousArray
    {214, -1, -1, -1, -1, 476, 783, 219, 1, 1, 3, 0, 4, 0, 0, 6},  // ArraySlice
    {700, -1, -1, -1, -1, 477, 784, 220, 0, 0, 3, 0, 5, 0, 0, 6},  // Set
    {700, -1, -1, -1, -1, 477, 784, 221, 1, 1, 3, 0, 5, 0, 0, 6},  // Set
    {576, -1, -1, -1, -1, 0, 785, 222, 0, 1, 2, 6, 0, 0, 0, 6},  // count
    {375, -1, -1, -1, -1, 0, 786, 223, 0, 1, 2, 6, 2, 0, 0, 6},  // isEmpty
    {577, -1, -1, -1, 715, 0, 787, 224, 0, 1, 2, 6, 59, 0, 0, 6},  // first
    {396, -1, -1, -1, -1, 478, 788, 225, 1, 2, 1, 6, 5, 0, 0, 6},  // union
    {701, -1, -1, -1, -1, 479, 790, 226, 1, 2, 1, 6, 59, 0, 0, 6},  // formUnion
    {398, -1, -1, -1, -1, 480, 792, 227, 1, 2, 1, 6, 5, 0, 0, 6},  // intersection
    {702, -1, -1, -1, -1, 481, 794, 228, 1, 2, 1, 6, 59, 0, 0, 6},  // formIntersection
    {703, -1, -1, -1, -1, 482, 796, 229, 1, 2, 1, 6, 5, 0, 0, 6},  // subtracting
    {704, -1, -1, -1, -1, 483, 798, 230, 1, 2, 1, 6, 59, 0, 0, 6},  // subtract
    {705, -1, -1, -1, -1, 484, 800, 231, 1, 2, 1, 6, 5, 0, 0, 6},  // symmetricDifference
    {706, -1, -1, -1, -1, 485, 802, 232, 1, 2, 1, 6, 59, 0, 0, 6},  // formSymmetricDifference
    {707, -1, -1, -1, -1, 486, 804, 233, 1, 2, 1, 6, 2, 0, 0, 6},  // isSubset
    {708, -1, -1, -1, -1, 487, 806, 234, 1, 2, 1, 6, 2, 0, 0, 6},  // isSuperset
    {709, -1, -1, -1, -1, 488, 808, 235, 1, 2, 1, 6, 2, 0, 0, 6},  // isStrictSubset
    {710, -1, -1, -1, -1, 489, 810, 236, 1, 2, 1, 6, 2, 0, 0, 6},  // isStrictSuperset
    {711, -1, -1, -1, -1, 490, 812, 237, 1, 2, 1, 6, 2, 0, 0, 6},  // isDisjoint
    {402, -1, -1, -1, 714, 491, 814, 238, 1, 2, 1, 6, 2, 0, 0, 6},  // contains
    {101, -1, -1, -1, -1, 492, 816, 239, 1, 2, 1, 6, 59, 0, 0, 6},  // insert
    {712, -1, -1, -1, -1, 493, 818, 240, 1, 2, 1, 6, 59, 0, 0, 6},  // update
    {102, -1, -1, -1, -1, 494, 820, 241, 1, 2, 1, 6, 59, 0, 0, 6},  // remove
    {107, -1, -1, -1, 687, 495, 822, 242, 0, 1, 1, 6, 59, 0, 0, 6},  // removeAll
    {105, -1, -1, -1, -1, 495, 823, 243, 0, 1, 1, 6, 59, 0, 0, 6},  // popFirst
    {106, -1, -1, -1, -1, 495, 824, 244, 0, 1, 1, 6, 59, 0, 0, 6},  // removeFirst
    {713, -1, -1, -1, -1, 495, 825, 245, 1, 2, 1, 6, 59, 0, 0, 6},  // addObject
    {112, -1, -1, -1, -1, 496, 827, 246, 1, 2, 1, 6, 59, 0, 0, 6},  // removeObject
    {233, -1, -1, -1, -1, 498, 829, 0, 4, 4, 3, 0, 17, 0, 0, 7},  // UIColor
    {720, -1, -1, -1, 1805, 502, 833, 1, 1, 2, 1, 18, 17, 0, 0, 7},  // withAlphaComponent
    {721, -1, -1, -1, -1, 503, 835, 2, 0, 1, 1, 18, 59, 0, 0, 7},  // set
    {722, -1, -1, -1, -1, 503, 836, 3, 0, 1, 1, 18, 59, 0, 0, 7},  // setFill
    {723, -1, -1, -1, -1, 503, 837, 4, 0, 1, 1, 18, 59, 0, 0, 7},  // setStroke
    {233, -1, -1, -1, -1, 503, 838, 5, 2, 2, 3, 0, 17, 0, 0, 7},  // UIColor
    {233, -1, -1, -1, -1, 505, 840, 6, 1, 1, 3, 0, 17, 0, 0, 7},  // UIColor
    {233, -1, -1, -1, -1, 506, 841, 7, 4, 4, 3, 0, 17, 0, 0, 7},  // UIColor
    {233, -1, -1, -1, -1, 510, 845, 8, 4, 4, 3, 0, 17, 0, 0, 7},  // UIColor
    {730, -1, -1, -1, -1, 514, 849, 9, 4, 4, 0, 0, 17, 0, 0, 7},  // CGColor
    {233, -1, -1, -1, -1, 518, 853, 10, 1, 1, 0, 0, 59, 0, 0, 7},  // UIColor
    {732, 233, -1, -1, -1, 0, 0, 11, 0, 0, 5, 18, 17, 0, 0, 7},  // black
    {733, 233, -1, -1, -1, 519, 0, 12, 0, 0, 4, 18, 17, 0, 0, 7},  // blackColor
    {724, 233, -1, -1, -1, 0, 0, 13, 0, 0, 5, 18, 17, 0, 0, 7},  // white
    {734, 233, -1, -1, -1, 519, 0, 14, 0, 0, 4, 18, 17, 0, 0, 7},  // whiteColor
    {716, 233, -1, -1, -1, 0, 0, 15, 0, 0, 5, 18, 17, 0, 0, 7},  // red
    {735, 233, -1, -1, -1, 519, 0, 16, 0, 0, 4, 18, 17, 0, 0, 7},  // redColor
    {717, 233, -1, -1, -1, 0, 0, 17, 0, 0, 5, 18, 17, 0, 0, 7},  // green
    {736, 233, -1, -1, -1, 519, 0, 18, 0, 0, 4, 18, 17, 0, 0, 7},  // greenColor
    {718, 233, -1, -1, -1, 0, 0, 19, 0, 0, 5, 18, 17, 0, 0, 7},  // blue
    {737, 233, -1, -1, -1, 519, 0, 20, 0, 0, 4, 18, 17, 0, 0, 7},  // blueColor
    {738, 233, -1, -1, -1, 0, 0, 21, 0, 0, 5, 18, 17, 0, 0, 7},  // cyan
    {739, 233, -1, -1, -1, 519, 0, 22, 0, 0, 4, 18, 17, 0, 0, 7},  // cyanColor
    {740, 233, -1, -1, -1, 0, 0, 23, 0, 0, 5, 18, 17, 0, 0, 7},  // yellow
    {741, 233, -1, -1, -1, 519, 0, 24, 0, 0, 4, 18, 17, 0, 0, 7},  // yellowColor
    {742, 233, -1, -1, -1, 0, 0, 25, 0, 0, 5, 18, 17, 0, 0, 7},  // magenta
    {743, 233, -1, -1, -1, 519, 0, 26, 0, 0, 4, 18, 17, 0, 0, 7},  // magentaColor
    {744, 233, -1, -1, -1, 0, 0, 27, 0, 0, 5, 18, 17, 0, 0, 7},  // orange
    {745, 233, -1, -1, -1, 519, 0, 28, 0, 0, 4, 18, 17, 0, 0, 7},  // orangeColor
    {746, 233, -1, -1, -1, 0, 0, 29, 0, 0, 5, 18, 17, 0, 0, 7},  // purple
    {747, 233, -1, -1, -1, 519, 0, 30, 0, 0, 4, 18, 17, 0, 0, 7},  // purpleColor
    {748, 233, -1, -1, -1, 0, 0, 31, 0, 0, 5, 18, 17, 0, 0, 7},  // brown
    {749, 233, -1, -1, -1, 519, 0, 32, 0, 0, 4, 18, 17, 0, 0, 7},  // brownColor
    {750, 233, -1, -1, -1, 0, 0, 33, 0, 0, 5, 18, 17, 0, 0, 7},  // gray
    {751, 233, -1, -1, -1, 519, 0, 34, 0, 0, 4, 18, 17, 0, 0, 7},  // grayColor
    {752, 233, -1, -1, -1, 0, 0, 35, 0, 0, 5, 18, 17, 0, 0, 7},  // lightGray
    {753, 233, -1, -1, -1, 519, 0, 36, 0, 0, 4, 18, 17, 0, 0, 7},  // lightGrayColor
    {754, 233, -1, -1, -1, 0, 0, 37, 0, 0, 5, 18, 17, 0, 0, 7},  // darkGray
    {755, 233, -1, -1, -1, 519, 0, 38, 0, 0, 4, 18, 17, 0, 0, 7},  // darkGrayColor
    {756, 233, -1, -1, -1, 0, 0, 39, 0, 0, 5, 18, 17, 0, 0, 7},  // clear
    {757, 233, -1, -1, -1, 519, 0, 40, 0, 0, 4, 18, 17, 0, 0, 7},  // clearColor
    {758, 233, -1, -1, -1, 0, 0, 41, 0, 0, 5, 18, 17, 0, 0, 7},  // systemRed
    {759, 233, -1, -1, -1, 0, 0, 42, 0, 0, 5, 18, 17, 0, 0, 7},  // systemOrange
    {760, 233, -1, -1, -1, 0, 0, 43, 0, 0, 5, 18, 17, 0, 0, 7},  // systemYellow
    {761, 233, -1, -1, -1, 0, 0, 44, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGreen
    {762, 233, -1, -1, -1, 0, 0, 45, 0, 0, 5, 18, 17, 0, 0, 7},  // systemMint
    {763, 233, -1, -1, -1, 0, 0, 46, 0, 0, 5, 18, 17, 0, 0, 7},  // systemTeal
    {764, 233, -1, -1, -1, 0, 0, 47, 0, 0, 5, 18, 17, 0, 0, 7},  // systemCyan
    {765, 233, -1, -1, -1, 0, 0, 48, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBlue
    {766, 233, -1, -1, -1, 0, 0, 49, 0, 0, 5, 18, 17, 0, 0, 7},  // systemIndigo
    {767, 233, -1, -1, -1, 0, 0, 50, 0, 0, 5, 18, 17, 0, 0, 7},  // systemPurple
    {768, 233, -1, -1, -1, 0, 0, 51, 0, 0, 5, 18, 17, 0, 0, 7},  // systemPink
    {769, 233, -1, -1, -1, 0, 0, 52, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBrown
    {770, 233, -1, -1, -1, 0, 0, 53, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray
    {771, 233, -1, -1, -1, 0, 0, 54, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray2
    {772, 233, -1, -1, -1, 0, 0, 55, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray3
    {773, 233, -1, -1, -1, 0, 0, 56, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray4
    {774, 233, -1, -1, -1, 0, 0, 57, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray5
    {775, 233, -1, -1, -1, 0, 0, 58, 0, 0, 5, 18, 17, 0, 0, 7},  // systemGray6
    {776, 233, -1, -1, -1, 0, 0, 59, 0, 0, 5, 18, 17, 0, 0, 7},  // systemBackground
    {777, 233, -1, -1, -1, 0, 0, 60, 0, 0, 5, 18, 17, 0, 0, 7},  // secondarySystemBackground
    {778, 233, -1, -1, -1, 0, 0, 61, 0, 0, 5, 18, 17, 0, 0, 7},  // label
    {234, -1, -1, -1, -1, 519, 854, 0, 1, 1, 3, 0, 30, 0, 0, 8},  // UIView
    {234, -1, -1, -1, -1, 0, 0, 1, 0, 0, 3, 0, 30, 0, 0, 8},  // UIView
    {235, -1, -1, -1, -1, 520, 855, 2, 1, 1, 3, 0, 30, 0, 0, 8},  // UIWindow
    {235, -1, -1, -1, -1, 0, 0, 3, 0, 0, 3, 0, 30, 0, 0, 8},  // UIWindow
    {236, -1, -1, -1, -1, 521, 856, 4, 1, 1, 3, 0, 30, 0, 0, 8},  // UIImageView
    {236, -1, -1, -1, -1, 0, 0, 5, 0, 0, 3, 0, 30, 0, 0, 8},  // UIImageView
    {237, -1, -1, -1, -1, 522, 857, 6, 1, 1, 3, 0, 30, 0, 0, 8},  // UILabel
    {237, -1, -1, -1, -1, 0, 0, 7, 0, 0, 3, 0, 30, 0, 0, 8},  // UILabel
    {238, -1, -1, -1, -1, 523, 858, 8, 1, 1, 3, 0, 30, 0, 0, 8},  // UIButton
    {238, -1, -1, -1, -1, 0, 0, 9, 0, 0, 3, 0, 30, 0, 0, 8},  // UIButton
    {239, -1, -1, -1, -1, 524, 859, 10, 1, 1, 3, 0, 30, 0, 0, 8},  // UIScrollView
    {239, -1, -1, -1, -1, 0, 0, 11, 0, 0, 3, 0, 30, 0, 0, 8},  // UIScrollView
    {240, -1, -1, -1, -1, 525, 860, 12, 1, 1, 3, 0, 30, 0, 0, 8},  // UIControl
    {240, -1, -1, -1, -1, 0, 0, 13, 0, 0, 3, 0, 30, 0, 0, 8},  // UIControl
    {241, -1, -1, -1, -1, 526, 861, 14, 1, 1, 3, 0, 30, 0, 0, 8},  // UITextField
    {241, -1, -1, -1, -1, 0, 0, 15, 0, 0, 3, 0, 30, 0, 0, 8},  // UITextField
    {242, -1, -1, -1, -1, 527, 862, 16, 1, 1, 3, 0, 30, 0, 0, 8},  // UITextView
    {242, -1, -1, -1, -1, 0, 0, 17, 0, 0, 3, 0, 30, 0, 0, 8},  // UITextView
    {243, -1, -1, -1, -1, 528, 863, 18, 1, 1, 3, 0, 30, 0, 0, 8},  // UITableViewCell
    {243, -1, -1, -1, -1, 0, 0, 19, 0, 0, 3, 0, 30, 0, 0, 8},  // UITableViewCell
    {244, -1, -1, -1, -1, 529, 864, 20, 1, 1, 3, 0, 30, 0, 0, 8},  // UICollectionViewCell
    {244, -1, -1, -1, -1, 0, 0, 21, 0, 0, 3, 0, 30, 0, 0, 8},  // UICollectionViewCell
    {245, -1, -1, -1, -1, 530, 865, 22, 1, 1, 3, 0, 30, 0, 0, 8},  // UIVisualEffectView
    {245, -1, -1, -1, -1, 0, 0, 23, 0, 0, 3, 0, 30, 0, 0, 8},  // UIVisualEffectView
    {246, -1, -1, -1, -1, 531, 866, 24, 1, 1, 3, 0, 30, 0, 0, 8},  // UIPageControl
    {246, -1, -1, -1, -1, 0, 0, 25, 0, 0, 3, 0, 30, 0, 0, 8},  // UIPageControl
    {779, -1, -1, -1, -1, 0, 867, 26, 0, 1, 2, 31, 13, 0, 9, 8},  // frame
    {780, -1, -1, -1, -1, 0, 868, 27, 0, 1, 2, 31, 13, 0, 10, 8},  // bounds
    {380, -1, -1, -1, -1, 0, 869, 28, 0, 1, 2, 31, 9, 0, 11, 8},  // center
    {781, -1, -1, -1, -1, 0, 870, 29, 0, 1, 2, 31, 9, 0, 12, 8},  // anchorPoint
    {782, -1, -1, -1, 1777, 0, 871, 30, 0, 1, 2, 31, 2, 0, 0, 8},  // isHidden
    {783, -1, -1, -1, -1, 0, 872, 31, 0, 1, 2, 31, 2, 0, 0, 8},  // clipsToBounds
    {784, -1, -1, -1, -1, 0, 873, 32, 0, 1, 2, 31, 3, 0, 0, 8},  // name
    {786, -1, -1, -1, -1, 532, 874, 33, 1, 1, 0, 0, 59, 0, 0, 8},  // UIImage
    {786, -1, -1, -1, -1, 533, 875, 34, 1, 1, 0, 0, 59, 0, 0, 8},  // UIImage
    {236, -1, -1, -1, -1, 534, 876, 35, 1, 1, 3, 0, 30, 0, 0, 8},  // UIImageView
    {133, -1, -1, -1, -1, 0, 877, 36, 0, 1, 2, 31, 14, 0, 13, 8},  // transform
    {788, -1, -1, -1, -1, 0, 878, 37, 0, 1, 2, 31, 14, 0, 13, 8},  // transform3D
    {789, -1, -1, -1, -1, 535, 879, 38, 1, 2, 1, 31, 59, 0, 0, 8},  // moveAnchor
    {790, -1, -1, -1, -1, 0, 881, 39, 0, 1, 2, 31, 9, 0, 0, 8},  // contentOffset
    {719, -1, -1, -1, -1, 0, 882, 40, 0, 1, 2, 31, 0, 0, 0, 8},  // alpha
    {791, -1, -1, -1, 792, 0, 883, 41, 0, 1, 2, 31, 2, 0, 0, 8},  // isUserInteractionEnabled
    {792, -1, -1, -1, -1, 0, 884, 42, 0, 1, 2, 31, 2, 0, 0, 8},  // userInteractionEnabled
    {793, -1, -1, -1, -1, 0, 885, 43, 0, 1, 2, 31, 0, 0, 0, 8},  // tag
    {134, -1, -1, -1, -1, 0, 886, 44, 0, 1, 2, 31, 31, 0, 0, 8},  // layer
    {79, -1, -1, -1, -1, 536, 887, 45, 4, 4, 0, 0, 30, 0, 0, 8},  // view
    {794, -1, -1, -1, -1, 0, 891, 0, 0, 1, 2, 31, 17, 0, 0, 9},  // backgroundColor
    {795, -1, -1, -1, -1, 0, 892, 1, 0, 1, 2, 31, 3, 0, 0, 9},  // text
    {796, -1, -1, -1, -1, 0, 893, 2, 0, 1, 2, 31, 17, 0, 0, 9},  // textColor
    {797, -1, -1, -1, -1, 0, 894, 3, 0, 1, 2, 31, 20, 0, 0, 9},  // textAlignment
    {798, -1, -1, -1, -1, 0, 895, 4, 0, 1, 2, 31, 59, 0, 0, 9},  // font
    {785, -1, -1, -1, -1, 0, 896, 5, 0, 1, 2, 31, 59, 0, 0, 9},  // image
    {799, -1, -1, -1, -1, 0, 897, 6, 0, 1, 2, 31, 59, 0, 0, 9},  // contentMode
    {800, -1, -1, -1, 1806, 0, 898, 7, 0, 1, 2, 31, 2, 0, 0, 9},  // isOpaque
    {801, -1, -1, -1, -1, 0, 899, 8, 0, 1, 2, 31, 17, 0, 0, 9},  // tintColor
    {802, -1, -1, -1, -1, 0, 900, 9, 0, 1, 2, 31, 0, 0, 0, 9},  // contentScaleFactor
    {803, -1, -1, -1, -1, 0, 901, 10, 0, 1, 2, 31, 3, 0, 0, 9},  // accessibilityLabel
    {804, -1, -1, -1, -1, 0, 902, 11, 0, 1, 2, 31, 55, 0, 0, 9},  // safeAreaInsets
    {805, -1, -1, -1, -1, 0, 903, 12, 0, 1, 2, 31, 55, 0, 0, 9},  // layoutMargins
    {806, -1, -1, -1, -1, 0, 904, 13, 0, 1, 2, 31, 30, 0, 0, 9},  // mask
    {807, -1, -1, -1, -1, 0, 905, 14, 0, 1, 2, 31, 3, 0, 0, 9},  // accessibilityIdentifier
    {808, -1, -1, -1, -1, 0, 906, 15, 0, 1, 2, 31, 3, 0, 0, 9},  // accessibilityHint
    {809, -1, -1, -1, -1, 0, 907, 16, 0, 1, 2, 31, 2, 0, 0, 9},  // isAccessibilityElement
    {810, -1, -1, -1, -1, 0, 908, 17, 0, 1, 2, 31, 59, 0, 0, 9},  // semanticContentAttribute
    {811, -1, -1, -1, -1, 0, 909, 18, 0, 1, 2, 31, 2, 0, 0, 9},  // clearsContextBeforeDrawing
    {812, -1, -1, -1, -1, 0, 910, 19, 0, 1, 2, 31, 2, 0, 0, 9},  // isFirstResponder
    {813, -1, -1, -1, -1, 0, 911, 20, 0, 1, 2, 31, 0, 0, 0, 9},  // numberOfLines
    {814, -1, -1, -1, -1, 0, 912, 21, 0, 1, 2, 31, 2, 0, 0, 9},  // adjustsFontSizeToFitWidth
    {815, -1, -1, -1, -1, 0, 913, 22, 0, 1, 2, 31, 59, 0, 0, 9},  // lineBreakMode
    {816, -1, -1, -1, -1, 0, 914, 23, 0, 1, 2, 31, 59, 0, 0, 9},  // attributedText
    {817, -1, -1, -1, -1, 0, 915, 24, 0, 1, 2, 31, 59, 0, 0, 9},  // baselineAdjustment
    {818, -1, -1, -1, -1, 0, 916, 25, 0, 1, 2, 31, 59, 0, 0, 9},  // borderStyle
    {819, -1, -1, -1, -1, 0, 917, 26, 0, 1, 2, 31, 59, 0, 0, 9},  // keyboardType
    {820, -1, -1, -1, -1, 0, 918, 27, 0, 1, 2, 31, 59, 0, 0, 9},  // returnKeyType
    {821, -1, -1, -1, -1, 0, 919, 28, 0, 1, 2, 31, 59, 0, 0, 9},  // autocorrectionType
    {822, -1, -1, -1, -1, 0, 920, 29, 0, 1, 2, 31, 59, 0, 0, 9},  // autocapitalizationType
    {823, -1, -1, -1, -1, 0, 921, 30, 0, 1, 2, 31, 59, 0, 0, 9},  // clearButtonMode
    {824, -1, -1, -1, -1, 0, 922, 31, 0, 1, 2, 31, 17, 0, 0, 9},  // shadowColor
    {825, -1, -1, -1, -1, 0, 923, 32, 0, 1, 2, 31, 3, 0, 0, 9},  // placeholder
    {826, -1, -1, -1, -1, 0, 924, 33, 0, 1, 2, 31, 0, 0, 0, 9},  // minimumScaleFactor
    {827, -1, -1, -1, 1810, 0, 925, 34, 0, 1, 2, 31, 2, 0, 0, 9},  // isEditable
    {828, -1, -1, -1, 1811, 0, 926, 35, 0, 1, 2, 31, 2, 0, 0, 9},  // isSelectable
    {829, -1, -1, -1, 1812, 0, 927, 36, 0, 1, 2, 31, 2, 0, 0, 9},  // isSecureTextEntry
    {830, -1, -1, -1, -1, 0, 928, 37, 0, 1, 2, 31, 0, 0, 0, 9},  // zoomScale
    {831, 239, -1, -1, -1, 0, 0, 38, 0, 0, 5, 31, 56, 0, 0, 9},  // DecelerationRate
    {833, 834, -1, -1, -1, 0, 0, 39, 0, 0, 5, 29, 28, 0, 0, 9},  // normal
    {835, -1, -1, -1, -1, 0, 0, 40, 0, 0, 5, 0, 0, 0, 0, 9},  // UIScrollViewDecelerationRateNormal
    {836, 834, -1, -1, -1, 0, 0, 41, 0, 0, 5, 29, 28, 0, 0, 9},  // fast
    {837, -1, -1, -1, -1, 0, 0, 42, 0, 0, 5, 0, 0, 0, 0, 9},  // UIScrollViewDecelerationRateFast
    {838, -1, -1, -1, -1, 0, 929, 43, 0, 1, 2, 29, 0, 0, 0, 9},  // rawValue
    {839, -1, -1, -1, -1, 0, 930, 44, 0, 1, 2, 31, 28, 0, 0, 9},  // decelerationRate
    {840, 841, 842, -1, -1, 0, 0, 45, 0, 0, 5, 4, 3, 0, 0, 9},  // system
    {843, 841, 844, -1, -1, 0, 0, 46, 0, 0, 5, 4, 3, 0, 0, 9},  // custom
    {845, 841, 846, -1, -1, 0, 0, 47, 0, 0, 5, 4, 3, 0, 0, 9},  // infoLight
    {847, 841, 848, -1, -1, 0, 0, 48, 0, 0, 5, 4, 3, 0, 0, 9},  // contactAdd
    {849, 841, 850, -1, -1, 0, 0, 49, 0, 0, 5, 4, 3, 0, 0, 9},  // close
    {238, -1, -1, -1, -1, 540, 931, 50, 1, 1, 3, 0, 30, 0, 0, 9},  // UIButton
    {851, -1, -1, -1, 1809, 0, 932, 51, 0, 1, 2, 31, 2, 0, 0, 9},  // isScrollEnabled
    {852, -1, -1, -1, 1808, 0, 933, 52, 0, 1, 2, 31, 2, 0, 0, 9},  // isPagingEnabled
    {853, -1, -1, -1, -1, 0, 934, 53, 0, 1, 2, 31, 2, 0, 0, 9},  // bounces
    {854, -1, -1, -1, -1, 0, 935, 54, 0, 1, 2, 31, 2, 0, 0, 9},  // showsHorizontalScrollIndicator
    {855, -1, -1, -1, -1, 0, 936, 55, 0, 1, 2, 31, 2, 0, 0, 9},  // showsVerticalScrollIndicator
    {856, -1, -1, -1, -1, 0, 937, 56, 0, 1, 2, 31, 0, 0, 0, 9},  // minimumZoomScale
    {857, -1, -1, -1, -1, 0, 938, 57, 0, 1, 2, 31, 0, 0, 0, 9},  // maximumZoomScale
    {858, -1, -1, -1, -1, 0, 939, 58, 0, 1, 2, 31, 55, 0, 0, 9},  // contentInset
    {859, -1, -1, -1, -1, 0, 940, 59, 0, 1, 2, 31, 55, 0, 0, 9},  // scrollIndicatorInsets
    {860, -1, -1, -1, -1, 0, 941, 60, 0, 1, 2, 31, 55, 0, 0, 9},  // verticalScrollIndicatorInsets
    {861, -1, -1, -1, -1, 0, 942, 61, 0, 1, 2, 31, 55, 0, 0, 9},  // horizontalScrollIndicatorInsets
    {864, -1, -1, -1, -1, 0, 943, 62, 0, 1, 2, 31, 55, 0, 0, 9},  // safeAreaLayoutGuide
    {862, -1, -1, -1, -1, 0, 944, 63, 0, 1, 2, 31, 55, 0, 0, 9},  // adjustedContentInset
    {865, -1, -1, -1, -1, 0, 945, 64, 0, 1, 2, 31, 0, 0, 0, 9},  // numberOfPages
    {866, -1, -1, -1, -1, 0, 946, 65, 0, 1, 2, 31, 0, 0, 0, 9},  // currentPage
    {867, -1, -1, -1, -1, 0, 947, 66, 0, 1, 2, 31, 2, 0, 0, 9},  // hidesForSinglePage
    {868, -1, -1, -1, -1, 0, 948, 67, 0, 1, 2, 31, 17, 0, 0, 9},  // pageIndicatorTintColor
    {869, -1, -1, -1, -1, 0, 949, 68, 0, 1, 2, 31, 17, 0, 0, 9},  // currentPageIndicatorTintColor
    {870, -1, -1, -1, -1, 541, 950, 69, 2, 3, 1, 31, 59, 0, 0, 9},  // scrollRectToVisible
    {873, -1, -1, -1, -1, 0, 953, 70, 0, 1, 2, 31, 59, 0, 0, 9},  // delegate
    {875, 234, -1, -1, -1, 0, 0, 71, 0, 0, 5, 31, 56, 0, 0, 9},  // AutoresizingMask
    {876, 874, 877, -1, -1, 0, 0, 72, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleLeftMargin
    {878, 874, -1, -1, -1, 0, 0, 73, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleLeftMargin
    {879, 874, 880, -1, -1, 0, 0, 74, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleWidth
    {881, 874, -1, -1, -1, 0, 0, 75, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleWidth
    {882, 874, 883, -1, -1, 0, 0, 76, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleRightMargin
    {884, 874, -1, -1, -1, 0, 0, 77, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleRightMargin
    {885, 874, 886, -1, -1, 0, 0, 78, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleTopMargin
    {887, 874, -1, -1, -1, 0, 0, 79, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleTopMargin
    {888, 874, 889, -1, -1, 0, 0, 80, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleHeight
    {890, 874, -1, -1, -1, 0, 0, 81, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleHeight
    {891, 874, 892, -1, -1, 0, 0, 82, 0, 0, 5, 26, 25, 0, 0, 9},  // flexibleBottomMargin
    {893, 874, -1, -1, -1, 0, 0, 83, 0, 0, 5, 26, 25, 0, 0, 9},  // FlexibleBottomMargin
    {894, 874, 895, -1, -1, 0, 0, 84, 0, 0, 5, 26, 25, 0, 0, 9},  // None
    {896, -1, -1, -1, -1, 0, 954, 85, 0, 1, 2, 31, 25, 0, 0, 9},  // autoresizingMask
    {897, -1, -1, -1, -1, 0, 955, 86, 0, 1, 2, 31, 2, 0, 0, 9},  // translatesAutoresizingMaskIntoConstraints
    {898, -1, -1, -1, -1, 0, 956, 87, 0, 1, 2, 31, 2, 0, 0, 9},  // autoresizesSubviews
    {900, 240, -1, -1, -1, 0, 0, 88, 0, 0, 5, 31, 56, 0, 0, 9},  // State
    {833, 899, 901, -1, -1, 0, 0, 89, 0, 0, 5, 41, 40, 0, 0, 9},  // normal
    {902, 899, -1, -1, -1, 0, 0, 90, 0, 0, 5, 41, 40, 0, 0, 9},  // Normal
    {903, 899, 904, -1, -1, 0, 0, 91, 0, 0, 5, 41, 40, 0, 0, 9},  // highlighted
    {905, 899, -1, -1, -1, 0, 0, 92, 0, 0, 5, 41, 40, 0, 0, 9},  // Highlighted
    {906, 899, 907, -1, -1, 0, 0, 93, 0, 0, 5, 41, 40, 0, 0, 9},  // disabled
    {908, 899, -1, -1, -1, 0, 0, 94, 0, 0, 5, 41, 40, 0, 0, 9},  // Disabled
    {909, 899, 910, -1, -1, 0, 0, 95, 0, 0, 5, 41, 40, 0, 0, 9},  // selected
    {911, 899, -1, -1, -1, 0, 0, 96, 0, 0, 5, 41, 40, 0, 0, 9},  // Selected
    {912, 899, 913, -1, -1, 0, 0, 97, 0, 0, 5, 41, 40, 0, 0, 9},  // focused
    {914, 899, -1, -1, -1, 0, 0, 98, 0, 0, 5, 41, 40, 0, 0, 9},  // Focused
    {916, 240, -1, -1, -1, 0, 0, 99, 0, 0, 5, 31, 56, 0, 0, 9},  // Event
    {917, 915, 918, -1, -1, 0, 0, 100, 0, 0, 5, 40, 39, 0, 0, 9},  // touchDown
    {919, 915, -1, -1, -1, 0, 0, 101, 0, 0, 5, 40, 39, 0, 0, 9},  // TouchDown
    {920, 915, 921, -1, -1, 0, 0, 102, 0, 0, 5, 40, 39, 0, 0, 9},  // touchDownRepeat
    {922, 915, -1, -1, -1, 0, 0, 103, 0, 0, 5, 40, 39, 0, 0, 9},  // TouchDownRepeat
    {923, 915, 924, -1, -1, 0, 0, 104, 0, 0, 5, 40, 39, 0, 0, 9},  // touchDragInside
    {925, 915, -1, -1, -1, 0, 0, 105, 0, 0, 5, 40, 39, 0, 0, 9},  // TouchDragInside
    {926, 915, 927, -1, -1, 0, 0, 106, 0, 0, 5, 40, 39, 0, 0, 9},  // touchDragOutside
    {928, 915, -1, -1, -1, 0, 0, 107, 0, 0, 5, 40, 39, 0, 0, 9},  // TouchDragOutside
    {929, 915, 930, -1, -1, 0, 0, 108, 0, 0, 5, 40, 39, 0, 0, 9},  // touchDragEnter
    {931, 915, -1, -1, -1, 0, 0, 109, 0, 0, 5, 40, 39, 0, 0, 9},  // TouchDragEnter
    {932, 915, 933, -1, -1, 0, 0, 110, 0, 0, 5, 40, 39, 0, 0, 9},  // touchDragExit
    {934, 915, -1, -1, -1, 0, 0, 111, 0, 0, 5, 40, 39, 0, 0, 9},  // TouchDragExit
    {935, 915, 936, -1, -1, 0, 0, 112, 0, 0, 5, 40, 39, 0, 0, 9},  // touchUpInside
    {937, 915, -1, -1, -1, 0, 0, 113, 0, 0, 5, 40, 39, 0, 0, 9},  // TouchUpInside
    {938, 915, 939, -1, -1, 0, 0, 114, 0, 0, 5, 40, 39, 0, 0, 9},  // touchUpOutside
    {940, 915, -1, -1, -1, 0, 0, 115, 0, 0, 5, 40, 39, 0, 0, 9},  // TouchUpOutside
    {941, 915, 942, -1, -1, 0, 0, 116, 0, 0, 5, 40, 39, 0, 0, 9},  // touchCancel
    {943, 915, -1, -1, -1, 0, 0, 117, 0, 0, 5, 40, 39, 0, 0, 9},  // TouchCancel
    {944, 915, 945, -1, -1, 0, 0, 118, 0, 0, 5, 40, 39, 0, 0, 9},  // valueChanged
    {946, 915, -1, -1, -1, 0, 0, 119, 0, 0, 5, 40, 39, 0, 0, 9},  // ValueChanged
    {947, 915, 948, -1, -1, 0, 0, 120, 0, 0, 5, 40, 39, 0, 0, 9},  // primaryActionTriggered
    {949, 915, -1, -1, -1, 0, 0, 121, 0, 0, 5, 40, 39, 0, 0, 9},  // PrimaryActionTriggered
    {950, 915, 951, -1, -1, 0, 0, 122, 0, 0, 5, 40, 39, 0, 0, 9},  // editingDidBegin
    {952, 915, -1, -1, -1, 0, 0, 123, 0, 0, 5, 40, 39, 0, 0, 9},  // EditingDidBegin
    {953, 915, 954, -1, -1, 0, 0, 124, 0, 0, 5, 40, 39, 0, 0, 9},  // editingChanged
    {955, 915, -1, -1, -1, 0, 0, 125, 0, 0, 5, 40, 39, 0, 0, 9},  // EditingChanged
    {956, 915, 957, -1, -1, 0, 0, 126, 0, 0, 5, 40, 39, 0, 0, 9},  // editingDidEnd
    {958, 915, -1, -1, -1, 0, 0, 127, 0, 0, 5, 40, 39, 0, 0, 9},  // EditingDidEnd
    {959, 915, 960, -1, -1, 0, 0, 128, 0, 0, 5, 40, 39, 0, 0, 9},  // editingDidEndOnExit
    {961, 915, -1, -1, -1, 0, 0, 129, 0, 0, 5, 40, 39, 0, 0, 9},  // EditingDidEndOnExit
    {962, 915, 963, -1, -1, 0, 0, 130, 0, 0, 5, 40, 39, 0, 0, 9},  // allTouchEvents
    {964, 915, -1, -1, -1, 0, 0, 131, 0, 0, 5, 40, 39, 0, 0, 9},  // AllTouchEvents
    {965, 915, 966, -1, -1, 0, 0, 132, 0, 0, 5, 40, 39, 0, 0, 9},  // allEditingEvents
    {967, 915, -1, -1, -1, 0, 0, 133, 0, 0, 5, 40, 39, 0, 0, 9},  // AllEditingEvents
    {968, 915, 969, -1, -1, 0, 0, 134, 0, 0, 5, 40, 39, 0, 0, 9},  // allEvents
    {970, 915, -1, -1, -1, 0, 0, 135, 0, 0, 5, 40, 39, 0, 0, 9},  // AllEvents
    {971, -1, -1, -1, -1, 543, 957, 136, 3, 4, 1, 31, 59, 0, 0, 9},  // addTarget
    {971, -1, -1, -1, -1, 546, 961, 137, 3, 4, 1, 31, 59, 0, 0, 9},  // addTarget
    {974, -1, -1, -1, -1, 549, 965, 138, 3, 4, 1, 31, 59, 0, 0, 9},  // removeTarget
    {974, -1, -1, -1, -1, 552, 969, 139, 3, 4, 1, 31, 59, 0, 0, 9},  // removeTarget
    {975, -1, -1, -1, -1, 555, 973, 140, 1, 2, 1, 31, 59, 0, 0, 9},  // sendActions
    {976, -1, -1, -1, -1, 556, 975, 141, 1, 2, 1, 31, 59, 0, 0, 9},  // sendActionsForControlEvents
    {977, -1, -1, -1, -1, 557, 977, 142, 2, 3, 1, 31, 59, 0, 0, 9},  // setTitle
    {977, -1, -1, -1, -1, 559, 980, 143, 2, 3, 1, 31, 59, 0, 0, 9},  // setTitle
    {979, -1, -1, -1, -1, 561, 983, 144, 2, 3, 1, 31, 59, 0, 0, 9},  // setTitleColor
    {979, -1, -1, -1, -1, 563, 986, 145, 2, 3, 1, 31, 59, 0, 0, 9},  // setTitleColor
    {980, -1, -1, -1, -1, 565, 989, 146, 2, 3, 1, 31, 59, 0, 0, 9},  // setImage
    {980, -1, -1, -1, -1, 567, 992, 147, 2, 3, 1, 31, 59, 0, 0, 9},  // setImage
    {981, -1, -1, -1, -1, 569, 995, 148, 2, 3, 1, 31, 59, 0, 0, 9},  // setBackgroundImage
    {981, -1, -1, -1, -1, 571, 998, 149, 2, 3, 1, 31, 59, 0, 0, 9},  // setBackgroundImage
    {982, -1, -1, -1, -1, 573, 1001, 150, 2, 3, 1, 31, 59, 0, 0, 9},  // setAttributedTitle
    {983, -1, -1, -1, -1, 575, 1004, 151, 2, 3, 1, 31, 59, 0, 0, 9},  // setTitleShadowColor
    {984, -1, -1, -1, -1, 0, 1007, 152, 0, 1, 2, 31, 3, 0, 0, 9},  // currentTitle
    {985, -1, -1, -1, -1, 0, 1008, 153, 0, 1, 2, 31, 30, 0, 0, 9},  // titleLabel
    {986, -1, -1, -1, -1, 0, 1009, 154, 0, 1, 2, 31, 55, 0, 0, 9},  // contentEdgeInsets
    {987, -1, -1, -1, -1, 0, 1010, 155, 0, 1, 2, 31, 55, 0, 0, 9},  // titleEdgeInsets
    {988, -1, -1, -1, -1, 0, 1011, 156, 0, 1, 2, 31, 55, 0, 0, 9},  // imageEdgeInsets
    {989, -1, -1, -1, -1, 0, 1012, 157, 0, 1, 2, 31, 2, 0, 0, 9},  // isEnabled
    {990, -1, -1, -1, -1, 0, 1013, 158, 0, 1, 2, 31, 2, 0, 0, 9},  // isSelected
    {991, -1, -1, -1, -1, 0, 1014, 159, 0, 1, 2, 31, 2, 0, 0, 9},  // isHighlighted
    {992, -1, -1, -1, -1, 0, 1015, 160, 0, 1, 2, 31, 2, 0, 0, 9},  // isTracking
    {993, -1, -1, -1, -1, 0, 1016, 161, 0, 1, 2, 31, 59, 0, 0, 9},  // contentHorizontalAlignment
    {994, -1, -1, -1, -1, 0, 1017, 162, 0, 1, 2, 31, 59, 0, 0, 9},  // contentVerticalAlignment
    {871, -1, -1, -1, -1, 0, 1018, 163, 0, 1, 2, 31, 12, 0, 0, 9},  // contentSize
    {383, 995, 996, -1, -1, 0, 0, 164, 0, 0, 5, 21, 20, 0, 0, 9},  // left
    {380, 995, 997, -1, -1, 0, 0, 165, 0, 0, 5, 21, 20, 0, 0, 9},  // center
    {385, 995, 998, -1, -1, 0, 0, 166, 0, 0, 5, 21, 20, 0, 0, 9},  // right
    {999, 995, 1000, -1, -1, 0, 0, 167, 0, 0, 5, 21, 20, 0, 0, 9},  // justified
    {1001, 995, 1002, -1, -1, 0, 0, 168, 0, 0, 5, 21, 20, 0, 0, 9},  // natural
    {583, -1, -1, -1, 1003, 0, 1019, 0, 0, 1, 2, 31, 59, 0, 0, 10},  // next
    {1004, -1, -1, -1, -1, 0, 1020, 1, 0, 1, 2, 31, 30, 0, 0, 10},  // superview
    {1005, -1, -1, -1, -1, 0, 1021, 2, 0, 1, 2, 31, 4, 0, 0, 10},  // subviews
    {84, -1, -1, -1, -1, 0, 1022, 3, 0, 1, 2, 31, 30, 0, 0, 10},  // window
    {1006, -1, -1, -1, -1, 0, 1023, 4, 0, 1, 2, 31, 2, 0, 0, 10},  // isKeyWindow
    {1007, -1, -1, -1, 1773, 577, 1024, 5, 1, 2, 1, 31, 2, 0, 0, 10},  // isDescendant
    {1008, -1, -1, -1, -1, 578, 1026, 6, 1, 2, 1, 31, 59, 0, 0, 10},  // addSubview
    {1009, -1, -1, -1, -1, 579, 1028, 7, 1, 2, 1, 31, 59, 0, 0, 10},  // bringSubviewToFront
    {1010, -1, -1, -1, 1775, 580, 1030, 8, 1, 2, 1, 31, 59, 0, 0, 10},  // bringSubview
    {1012, -1, -1, -1, -1, 581, 1032, 9, 1, 2, 1, 31, 59, 0, 0, 10},  // sendSubviewToBack
    {1013, -1, -1, -1, 1776, 582, 1034, 10, 1, 2, 1, 31, 59, 0, 0, 10},  // sendSubview
    {1015, -1, -1, -1, -1, 583, 1036, 11, 0, 1, 1, 31, 59, 0, 0, 10},  // removeFromSuperview
    {1016, -1, -1, -1, 1774, 583, 1037, 12, 2, 3, 1, 31, 59, 0, 0, 10},  // insertSubview
    {1017, -1, -1, -1, 1813, 585, 1040, 13, 2, 3, 1, 31, 59, 0, 0, 10},  // exchangeSubview
    {1016, -1, -1, -1, -1, 587, 1043, 14, 2, 3, 1, 31, 59, 0, 0, 10},  // insertSubview
    {1016, -1, -1, -1, -1, 589, 1046, 15, 2, 3, 1, 31, 59, 0, 0, 10},  // insertSubview
    {1021, -1, -1, -1, 1779, 591, 1049, 16, 2, 3, 1, 31, 9, 0, 5, 10},  // convert
    {1021, -1, -1, -1, 1781, 593, 1052, 17, 2, 3, 1, 31, 9, 0, 5, 10},  // convert
    {1022, -1, -1, -1, -1, 595, 1055, 18, 2, 3, 1, 31, 9, 0, 5, 10},  // convertRect
    {1022, -1, -1, -1, -1, 597, 1058, 19, 2, 3, 1, 31, 9, 0, 5, 10},  // convertRect
    {1025, -1, -1, -1, -1, 599, 1061, 20, 2, 3, 1, 31, 9, 0, 5, 10},  // convertPoint
    {1025, -1, -1, -1, -1, 601, 1064, 21, 2, 3, 1, 31, 9, 0, 5, 10},  // convertPoint
    {1026, -1, -1, -1, -1, 603, 1067, 22, 0, 1, 1, 31, 59, 0, 0, 10},  // setNeedsLayout
    {1027, -1, -1, -1, -1, 603, 1068, 23, 0, 1, 1, 31, 59, 0, 0, 10},  // layoutIfNeeded
    {1026, -1, -1, -1, -1, 603, 1069, 24, 0, 1, 1, 32, 59, 0, 0, 10},  // setNeedsLayout
    {1027, -1, -1, -1, -1, 603, 1070, 25, 0, 1, 1, 32, 59, 0, 0, 10},  // layoutIfNeeded
    {1028, -1, -1, -1, -1, 603, 1071, 26, 0, 1, 1, 32, 59, 0, 0, 10},  // layoutSublayers
    {1028, -1, -1, -1, -1, 603, 1072, 27, 1, 2, 1, 31, 59, 0, 0, 10},  // layoutSublayers
    {1029, -1, -1, -1, -1, 604, 1074, 28, 1, 2, 1, 31, 59, 0, 0, 10},  // layoutSublayersOfLayer
    {1030, -1, -1, -1, -1, 605, 1076, 29, 0, 1, 1, 32, 2, 0, 0, 10},  // needsLayout
    {1031, -1, -1, -1, -1, 605, 1077, 30, 0, 1, 1, 31, 59, 0, 0, 10},  // setNeedsDisplay
    {1032, -1, -1, -1, -1, 605, 1078, 31, 0, 1, 1, 31, 59, 0, 0, 10},  // layoutSubviews
    {1031, -1, -1, -1, 1814, 605, 1079, 32, 1, 2, 1, 31, 59, 0, 0, 10},  // setNeedsDisplay
    {1031, -1, -1, -1, 1814, 606, 1081, 33, 1, 2, 1, 32, 59, 0, 0, 10},  // setNeedsDisplay
    {1033, -1, -1, -1, -1, 607, 1083, 34, 0, 1, 1, 31, 2, 0, 0, 10},  // becomeFirstResponder
    {1034, -1, -1, -1, -1, 607, 1084, 35, 0, 1, 1, 31, 2, 0, 0, 10},  // resignFirstResponder
    {1035, -1, -1, -1, -1, 607, 1085, 36, 1, 2, 1, 31, 12, 0, 0, 10},  // sizeThatFits
    {1036, -1, -1, -1, -1, 608, 1087, 37, 0, 1, 1, 31, 59, 0, 0, 10},  // sizeToFit
    {1037, -1, -1, -1, -1, 0, 1088, 38, 0, 1, 2, 31, 12, 0, 0, 10},  // intrinsicContentSize
    {1038, 234, 1039, -1, -1, 0, 0, 39, 0, 0, 5, 31, 0, 0, 0, 10},  // noIntrinsicMetric
    {1040, -1, -1, -1, -1, 608, 1089, 40, 0, 1, 1, 31, 59, 0, 0, 10},  // invalidateIntrinsicContentSize
    {1041, -1, -1, -1, -1, 608, 1090, 41, 1, 2, 1, 31, 59, 0, 0, 10},  // endEditing
    {1031, -1, -1, -1, -1, 609, 1092, 42, 0, 1, 1, 32, 59, 0, 0, 10},  // setNeedsDisplay
    {1042, -1, -1, -1, -1, 609, 1093, 43, 1, 2, 1, 31, 30, 0, 0, 10},  // viewWithTag
    {1043, -1, -1, -1, 1789, 610, 1095, 44, 2, 3, 1, 32, 59, 0, 0, 10},  // insertSublayer
    {1043, -1, -1, -1, -1, 612, 1098, 45, 2, 3, 1, 32, 59, 0, 0, 10},  // insertSublayer
    {1043, -1, -1, -1, -1, 614, 1101, 46, 2, 3, 1, 32, 59, 0, 0, 10},  // insertSublayer
    {1038, 234, -1, -1, -1, 0, 0, 47, 0, 0, 5, 31, 0, 0, 0, 10},  // noIntrinsicMetric
    {1046, -1, -1, -1, -1, 0, 1104, 48, 0, 1, 2, 31, 59, 0, 0, 10},  // rootViewController
    {1047, -1, -1, -1, -1, 0, 1105, 49, 0, 1, 2, 31, 59, 0, 0, 10},  // liveView
    {1048, -1, -1, -1, -1, 616, 1106, 50, 0, 1, 1, 31, 59, 0, 0, 10},  // makeKeyAndVisible
    {1049, -1, -1, -1, -1, 616, 1107, 51, 0, 1, 1, 31, 59, 0, 0, 10},  // makeKey
    {1051, 1050, -1, -1, -1, 0, 0, 52, 0, 0, 5, 31, 30, 0, 0, 10},  // current
    {866, 1052, -1, -1, -1, 0, 0, 53, 0, 0, 5, 31, 30, 0, 0, 10},  // currentPage
    {1053, -1, -1, -1, -1, 0, 1108, 54, 0, 1, 2, 31, 2, 0, 0, 10},  // needsIndefiniteExecution
    {1055, 1054, -1, -1, -1, 0, 0, 55, 0, 0, 5, 31, 30, 0, 0, 10},  // main
    {1056, 1054, -1, -1, -1, 616, 1109, 56, 0, 0, 4, 31, 30, 0, 0, 10},  // mainScreen
    {1057, -1, -1, -1, 1771, 616, 1109, 57, 2, 3, 1, 31, 30, 0, 5, 10},  // hitTest
    {1058, -1, -1, -1, -1, 618, 1112, 58, 2, 3, 1, 31, 2, 0, 0, 10},  // beginTracking
    {1059, -1, -1, -1, -1, 620, 1115, 59, 2, 3, 1, 31, 2, 0, 0, 10},  // continueTracking
    {333, -1, -1, -1, 1772, 622, 1118, 60, 2, 3, 1, 31, 2, 0, 5, 10},  // point
    {1061, -1, -1, -1, -1, 624, 1121, 0, 0, 0, 3, 0, 31, 0, 0, 11},  // CALayer
    {1062, -1, -1, -1, -1, 624, 1121, 1, 0, 0, 3, 0, 31, 0, 0, 11},  // CAShapeLayer
    {1063, -1, -1, -1, -1, 624, 1121, 2, 0, 0, 3, 0, 31, 0, 0, 11},  // CAGradientLayer
    {1064, -1, -1, -1, -1, 624, 1121, 3, 0, 0, 3, 0, 31, 0, 0, 11},  // CATextLayer
    {1065, -1, -1, -1, -1, 0, 1121, 4, 0, 1, 2, 32, 4, 0, 0, 11},  // colors
    {1066, -1, -1, -1, -1, 0, 1122, 5, 0, 1, 2, 32, 4, 0, 0, 11},  // locations
    {1067, -1, -1, -1, -1, 0, 1123, 6, 0, 1, 2, 32, 9, 0, 0, 11},  // startPoint
    {1068, -1, -1, -1, -1, 0, 1124, 7, 0, 1, 2, 32, 9, 0, 0, 11},  // endPoint
    {280, -1, -1, -1, -1, 0, 1125, 8, 0, 1, 2, 32, 59, 0, 0, 11},  // string
    {798, -1, -1, -1, -1, 0, 1126, 9, 0, 1, 2, 32, 59, 0, 0, 11},  // font
    {1069, -1, -1, -1, -1, 0, 1127, 10, 0, 1, 2, 32, 0, 0, 0, 11},  // fontSize
    {1070, -1, -1, -1, -1, 0, 1128, 11, 0, 1, 2, 32, 17, 0, 0, 11},  // foregroundColor
    {1071, -1, -1, -1, -1, 0, 1129, 12, 0, 1, 2, 32, 2, 0, 0, 11},  // isWrapped
    {1072, -1, -1, -1, 1073, 624, 1130, 13, 1, 2, 1, 32, 59, 0, 0, 11},  // render
    {1074, -1, -1, -1, 1076, 626, 1132, 14, 2, 3, 1, 31, 2, 0, 0, 11},  // drawHierarchy
    {779, -1, -1, -1, -1, 0, 1135, 15, 0, 1, 2, 32, 13, 0, 9, 11},  // frame
    {780, -1, -1, -1, -1, 0, 1136, 16, 0, 1, 2, 32, 13, 0, 10, 11},  // bounds
    {132, -1, -1, -1, -1, 0, 1137, 17, 0, 1, 2, 32, 9, 0, 11, 11},  // position
    {781, -1, -1, -1, -1, 0, 1138, 18, 0, 1, 2, 32, 9, 0, 12, 11},  // anchorPoint
    {782, -1, -1, -1, 1777, 0, 1139, 19, 0, 1, 2, 32, 2, 0, 0, 11},  // isHidden
    {1077, -1, -1, -1, -1, 0, 1140, 20, 0, 1, 2, 32, 2, 0, 0, 11},  // masksToBounds
    {784, -1, -1, -1, -1, 0, 1141, 21, 0, 1, 2, 32, 3, 0, 0, 11},  // name
    {1078, -1, -1, -1, -1, 0, 1142, 22, 0, 1, 2, 32, 14, 0, 0, 11},  // sublayerTransform
    {133, -1, -1, -1, -1, 0, 1143, 23, 0, 1, 2, 32, 14, 0, 0, 11},  // transform
    {1079, -1, -1, -1, -1, 0, 1144, 24, 0, 1, 2, 32, 0, 0, 0, 11},  // zPosition
    {1080, -1, -1, -1, -1, 0, 1145, 25, 0, 1, 2, 32, 0, 0, 0, 11},  // opacity
    {794, -1, -1, -1, -1, 0, 1146, 26, 0, 1, 2, 32, 17, 0, 0, 11},  // backgroundColor
    {1081, -1, -1, -1, -1, 0, 1147, 27, 0, 1, 2, 32, 0, 0, 0, 11},  // cornerRadius
    {1082, -1, -1, -1, -1, 0, 1148, 28, 0, 1, 2, 32, 0, 0, 0, 11},  // borderWidth
    {1083, -1, -1, -1, -1, 0, 1149, 29, 0, 1, 2, 32, 17, 0, 0, 11},  // borderColor
    {824, -1, -1, -1, -1, 0, 1150, 30, 0, 1, 2, 32, 17, 0, 0, 11},  // shadowColor
    {1084, -1, -1, -1, -1, 0, 1151, 31, 0, 1, 2, 32, 0, 0, 0, 11},  // shadowOpacity
    {1085, -1, -1, -1, -1, 0, 1152, 32, 0, 1, 2, 32, 0, 0, 0, 11},  // shadowRadius
    {1086, -1, -1, -1, -1, 0, 1153, 33, 0, 1, 2, 32, 12, 0, 0, 11},  // shadowOffset
    {1087, -1, -1, -1, -1, 0, 1154, 34, 0, 1, 2, 32, 32, 0, 0, 11},  // shadowPath
    {1088, -1, -1, -1, -1, 0, 1155, 35, 0, 1, 2, 32, 0, 0, 0, 11},  // contentsScale
    {1089, -1, -1, -1, -1, 0, 1156, 36, 0, 1, 2, 32, 59, 0, 0, 11},  // contents
    {1090, -1, -1, -1, -1, 0, 1157, 37, 0, 1, 2, 32, 13, 0, 0, 11},  // contentsRect
    {1091, -1, -1, -1, -1, 0, 1158, 38, 0, 1, 2, 32, 2, 0, 0, 11},  // shouldRasterize
    {1092, -1, -1, -1, -1, 0, 1159, 39, 0, 1, 2, 32, 0, 0, 0, 11},  // rasterizationScale
    {1093, -1, -1, -1, 1807, 0, 1160, 40, 0, 1, 2, 32, 2, 0, 0, 11},  // isDoubleSided
    {806, -1, -1, -1, -1, 0, 1161, 41, 0, 1, 2, 32, 31, 0, 0, 11},  // mask
    {1094, -1, -1, -1, -1, 0, 1162, 42, 0, 1, 2, 32, 59, 0, 0, 11},  // contentsGravity
    {1096, 1095, 1097, -1, -1, 0, 0, 43, 0, 0, 5, 42, 41, 0, 0, 11},  // layerMinXMinYCorner
    {1098, 1095, 1099, -1, -1, 0, 0, 44, 0, 0, 5, 42, 41, 0, 0, 11},  // layerMaxXMinYCorner
    {1100, 1095, 1101, -1, -1, 0, 0, 45, 0, 0, 5, 42, 41, 0, 0, 11},  // layerMinXMaxYCorner
    {1102, 1095, 1103, -1, -1, 0, 0, 46, 0, 0, 5, 42, 41, 0, 0, 11},  // layerMaxXMaxYCorner
    {1104, -1, -1, -1, -1, 0, 1163, 47, 0, 1, 2, 32, 41, 0, 0, 11},  // maskedCorners
    {1105, -1, -1, -1, -1, 0, 1164, 48, 0, 1, 2, 32, 59, 0, 0, 11},  // actions
    {1106, -1, -1, -1, -1, 0, 1165, 49, 0, 1, 2, 32, 59, 0, 0, 11},  // magnificationFilter
    {1107, -1, -1, -1, -1, 0, 1166, 50, 0, 1, 2, 32, 59, 0, 0, 11},  // minificationFilter
    {1108, -1, -1, -1, -1, 0, 1167, 51, 0, 1, 2, 32, 59, 0, 0, 11},  // compositingFilter
    {1109, -1, -1, -1, -1, 0, 1168, 52, 0, 1, 2, 32, 59, 0, 0, 11},  // cornerCurve
    {873, -1, -1, -1, -1, 0, 1169, 53, 0, 1, 2, 32, 59, 0, 0, 11},  // delegate
    {800, -1, -1, -1, 1806, 0, 1170, 54, 0, 1, 2, 32, 2, 0, 0, 11},  // isOpaque
    {1110, -1, -1, -1, -1, 0, 1171, 55, 0, 1, 2, 32, 2, 0, 0, 11},  // needsDisplayOnBoundsChange
    {1111, -1, -1, -1, -1, 0, 1172, 56, 0, 1, 2, 32, 2, 0, 0, 11},  // allowsEdgeAntialiasing
    {1112, -1, -1, -1, -1, 0, 1173, 57, 0, 1, 2, 32, 59, 0, 0, 11},  // lineCap
    {1113, -1, -1, -1, -1, 0, 1174, 58, 0, 1, 2, 32, 59, 0, 0, 11},  // fillRule
    {1114, -1, -1, -1, -1, 0, 1175, 59, 0, 1, 2, 32, 0, 0, 0, 11},  // miterLimit
    {1115, -1, -1, -1, -1, 0, 1176, 60, 0, 1, 2, 32, 0, 0, 0, 11},  // strokeStart
    {1116, -1, -1, -1, -1, 0, 1177, 61, 0, 1, 2, 32, 0, 0, 0, 11},  // strokeEnd
    {1117, -1, -1, -1, -1, 630, 1178, 62, 0, 1, 1, 32, 14, 0, 0, 11},  // affineTransform
    {135, -1, -1, -1, -1, 630, 1179, 63, 1, 2, 1, 32, 59, 0, 8, 11},  // setAffineTransform
    {1118, -1, -1, -1, 1790, 631, 1181, 64, 0, 1, 1, 32, 31, 0, 0, 11},  // presentation
    {1119, -1, -1, -1, 1791, 631, 1182, 65, 0, 1, 1, 32, 31, 0, 0, 11},  // model
    {1120, -1, -1, -1, -1, 0, 1183, 66, 0, 1, 2, 32, 31, 0, 0, 11},  // superlayer
    {1121, -1, -1, -1, -1, 0, 1184, 67, 0, 1, 2, 32, 4, 0, 0, 11},  // sublayers
    {1122, -1, -1, -1, -1, 631, 1185, 68, 1, 2, 1, 32, 59, 0, 0, 11},  // addSublayer
    {1123, -1, -1, -1, -1, 632, 1187, 69, 0, 1, 1, 32, 59, 0, 0, 11},  // removeFromSuperlayer
    {1021, -1, -1, -1, 1783, 632, 1188, 70, 2, 3, 1, 32, 9, 0, 5, 11},  // convert
    {1021, -1, -1, -1, 1785, 634, 1191, 71, 2, 3, 1, 32, 9, 0, 5, 11},  // convert
    {1057, -1, -1, -1, -1, 636, 1194, 72, 1, 2, 1, 32, 31, 0, 0, 11},  // hitTest
    {402, -1, -1, -1, 1738, 637, 1196, 73, 1, 2, 1, 32, 2, 0, 0, 11},  // contains
    {1124, -1, -1, -1, -1, 638, 1198, 0, 0, 0, 0, 0, 52, 0, 0, 12},  // Rectangle
    {1125, -1, -1, -1, -1, 638, 1198, 1, 0, 0, 0, 0, 52, 0, 0, 12},  // Circle
    {1126, -1, -1, -1, -1, 638, 1198, 2, 0, 0, 0, 0, 52, 0, 0, 12},  // Ellipse
    {1127, -1, -1, -1, -1, 638, 1198, 3, 0, 0, 0, 0, 52, 0, 0, 12},  // Capsule
    {1128, -1, -1, -1, -1, 638, 1198, 4, 1, 1, 0, 0, 52, 0, 0, 12},  // RoundedRectangle
    {1129, -1, -1, -1, -1, 639, 1199, 5, 1, 1, 0, 0, 52, 0, 0, 12},  // Text
    {1130, -1, -1, -1, -1, 640, 1200, 6, 1, 1, 0, 0, 52, 0, 0, 12},  // Image
    {1130, -1, -1, -1, -1, 641, 1201, 7, 1, 1, 0, 0, 52, 0, 0, 12},  // Image
    {779, -1, -1, -1, -1, 642, 1202, 8, 2, 3, 1, 53, 52, 0, 0, 12},  // frame
    {779, -1, -1, -1, -1, 644, 1205, 9, 1, 2, 1, 53, 52, 0, 0, 12},  // frame
    {779, -1, -1, -1, -1, 645, 1207, 10, 1, 2, 1, 53, 52, 0, 0, 12},  // frame
    {779, -1, -1, -1, -1, 646, 1209, 11, 3, 4, 1, 53, 52, 0, 0, 12},  // frame
    {671, -1, -1, -1, -1, 649, 1213, 12, 1, 2, 1, 53, 52, 0, 0, 12},  // padding
    {132, -1, -1, -1, -1, 650, 1215, 13, 2, 3, 1, 53, 52, 0, 0, 12},  // position
    {132, -1, -1, -1, -1, 652, 1218, 14, 1, 2, 1, 53, 52, 0, 0, 12},  // position
    {76, -1, -1, -1, -1, 653, 1220, 15, 2, 3, 1, 53, 52, 0, 0, 12},  // offset
    {76, -1, -1, -1, -1, 655, 1223, 16, 1, 2, 1, 53, 52, 0, 0, 12},  // offset
    {76, -1, -1, -1, -1, 656, 1225, 17, 1, 2, 1, 53, 52, 0, 0, 12},  // offset
    {76, -1, -1, -1, -1, 657, 1227, 18, 1, 2, 1, 53, 52, 0, 0, 12},  // offset
    {1132, -1, -1, -1, -1, 658, 1229, 19, 1, 2, 1, 53, 52, 0, 0, 12},  // rotationEffect
    {1132, -1, -1, -1, -1, 659, 1231, 20, 2, 3, 1, 53, 52, 0, 0, 12},  // rotationEffect
    {1134, -1, -1, -1, -1, 661, 1234, 21, 1, 2, 1, 53, 52, 0, 0, 12},  // scaleEffect
    {1134, -1, -1, -1, -1, 662, 1236, 22, 2, 3, 1, 53, 52, 0, 0, 12},  // scaleEffect
    {1134, -1, -1, -1, -1, 664, 1239, 23, 2, 3, 1, 53, 52, 0, 0, 12},  // scaleEffect
    {1134, -1, -1, -1, -1, 666, 1242, 24, 1, 2, 1, 53, 52, 0, 0, 12},  // scaleEffect
    {1134, -1, -1, -1, -1, 667, 1244, 25, 1, 2, 1, 53, 52, 0, 0, 12},  // scaleEffect
    {1134, -1, -1, -1, -1, 668, 1246, 26, 3, 4, 1, 53, 52, 0, 0, 12},  // scaleEffect
    {1135, -1, -1, -1, -1, 671, 1250, 27, 1, 2, 1, 53, 52, 0, 0, 12},  // transformEffect
    {1136, -1, -1, -1, -1, 672, 1252, 28, 1, 2, 1, 53, 52, 0, 0, 12},  // modifier
    {133, -1, -1, -1, -1, 0, 1254, 29, 0, 1, 2, 53, 14, 0, 0, 12},  // transform
    {379, -1, -1, -1, -1, 0, 1255, 30, 0, 1, 2, 53, 4, 0, 0, 12},  // corners
    {380, -1, -1, -1, -1, 0, 1256, 31, 0, 1, 2, 53, 9, 0, 0, 12},  // center
    {863, -1, -1, -1, -1, 0, 1257, 32, 0, 1, 2, 53, 13, 0, 0, 12},  // layoutFrame
    {325, -1, -1, -1, -1, 0, 1258, 33, 0, 1, 2, 53, 12, 0, 0, 12},  // size
    {1137, 1138, -1, -1, -1, 0, 0, 34, 0, 0, 5, 54, 53, 0, 0, 12},  // topLeading
    {382, 1138, -1, -1, -1, 0, 0, 35, 0, 0, 5, 54, 53, 0, 0, 12},  // top
    {1139, 1138, -1, -1, -1, 0, 0, 36, 0, 0, 5, 54, 53, 0, 0, 12},  // topTrailing
    {1140, 1138, -1, -1, -1, 0, 0, 37, 0, 0, 5, 54, 53, 0, 0, 12},  // leading
    {380, 1138, -1, -1, -1, 0, 0, 38, 0, 0, 5, 54, 53, 0, 0, 12},  // center
    {1141, 1138, -1, -1, -1, 0, 0, 39, 0, 0, 5, 54, 53, 0, 0, 12},  // trailing
    {1142, 1138, -1, -1, -1, 0, 0, 40, 0, 0, 5, 54, 53, 0, 0, 12},  // bottomLeading
    {384, 1138, -1, -1, -1, 0, 0, 41, 0, 0, 5, 54, 53, 0, 0, 12},  // bottom
    {1143, 1138, -1, -1, -1, 0, 0, 42, 0, 0, 5, 54, 53, 0, 0, 12},  // bottomTrailing
    {262, -1, -1, -1, -1, 0, 1259, 43, 0, 1, 2, 54, 0, 0, 0, 12},  // x
    {253, -1, -1, -1, -1, 0, 1260, 44, 0, 1, 2, 54, 0, 0, 0, 12},  // y
    {1138, -1, -1, -1, -1, 673, 1261, 45, 2, 2, 0, 0, 9, 0, 0, 12},  // UnitPoint
    {1145, -1, -1, -1, -1, 675, 1263, 46, 1, 1, 3, 0, 14, 0, 0, 12},  // ProjectionTransform
    {1146, -1, -1, -1, -1, 676, 1264, 0, 2, 2, 3, 0, 33, 0, 0, 13},  // UIGestureRecognizer
    {1146, -1, -1, -1, -1, 678, 1266, 1, 1, 1, 3, 0, 33, 0, 0, 13},  // UIGestureRecognizer
    {1146, -1, -1, -1, -1, 0, 0, 2, 0, 0, 3, 0, 33, 0, 0, 13},  // UIGestureRecognizer
    {1148, -1, -1, -1, -1, 679, 1267, 3, 2, 2, 3, 0, 33, 0, 0, 13},  // UIPanGestureRecognizer
    {1148, -1, -1, -1, -1, 681, 1269, 4, 1, 1, 3, 0, 33, 0, 0, 13},  // UIPanGestureRecognizer
    {1148, -1, -1, -1, -1, 0, 0, 5, 0, 0, 3, 0, 33, 0, 0, 13},  // UIPanGestureRecognizer
    {1149, -1, -1, -1, -1, 682, 1270, 6, 2, 2, 3, 0, 33, 0, 0, 13},  // UIPinchGestureRecognizer
    {1149, -1, -1, -1, -1, 684, 1272, 7, 1, 1, 3, 0, 33, 0, 0, 13},  // UIPinchGestureRecognizer
    {1149, -1, -1, -1, -1, 0, 0, 8, 0, 0, 3, 0, 33, 0, 0, 13},  // UIPinchGestureRecognizer
    {1150, -1, -1, -1, -1, 685, 1273, 9, 2, 2, 3, 0, 33, 0, 0, 13},  // UIRotationGestureRecognizer
    {1150, -1, -1, -1, -1, 687, 1275, 10, 1, 1, 3, 0, 33, 0, 0, 13},  // UIRotationGestureRecognizer
    {1150, -1, -1, -1, -1, 0, 0, 11, 0, 0, 3, 0, 33, 0, 0, 13},  // UIRotationGestureRecognizer
    {1151, -1, -1, -1, -1, 688, 1276, 12, 2, 2, 3, 0, 33, 0, 0, 13},  // UITapGestureRecognizer
    {1151, -1, -1, -1, -1, 690, 1278, 13, 1, 1, 3, 0, 33, 0, 0, 13},  // UITapGestureRecognizer
    {1151, -1, -1, -1, -1, 0, 0, 14, 0, 0, 3, 0, 33, 0, 0, 13},  // UITapGestureRecognizer
    {1152, -1, -1, -1, -1, 691, 1279, 15, 2, 2, 3, 0, 33, 0, 0, 13},  // UILongPressGestureRecognizer
    {1152, -1, -1, -1, -1, 693, 1281, 16, 1, 1, 3, 0, 33, 0, 0, 13},  // UILongPressGestureRecognizer
    {1152, -1, -1, -1, -1, 0, 0, 17, 0, 0, 3, 0, 33, 0, 0, 13},  // UILongPressGestureRecognizer
    {1153, -1, -1, -1, -1, 694, 1282, 18, 2, 2, 3, 0, 33, 0, 0, 13},  // UISwipeGestureRecognizer
    {1153, -1, -1, -1, -1, 696, 1284, 19, 1, 1, 3, 0, 33, 0, 0, 13},  // UISwipeGestureRecognizer
    {1153, -1, -1, -1, -1, 0, 0, 20, 0, 0, 3, 0, 33, 0, 0, 13},  // UISwipeGestureRecognizer
    {900, 1146, -1, -1, -1, 0, 0, 21, 0, 0, 5, 34, 56, 0, 0, 13},  // State
    {1154, 1146, -1, -1, -1, 0, 0, 22, 0, 0, 5, 34, 56, 0, 0, 13},  // Direction
    {838, -1, -1, -1, -1, 0, 1285, 23, 0, 1, 2, 35, 0, 0, 0, 13},  // rawValue
    {1157, 1158, 1159, -1, -1, 0, 0, 24, 0, 0, 5, 35, 34, 0, 0, 13},  // possible
    {1160, 1158, -1, -1, -1, 0, 0, 25, 0, 0, 5, 35, 34, 0, 0, 13},  // Possible
    {1161, 1158, 1162, -1, -1, 0, 0, 26, 0, 0, 5, 35, 34, 0, 0, 13},  // began
    {1163, 1158, -1, -1, -1, 0, 0, 27, 0, 0, 5, 35, 34, 0, 0, 13},  // Began
    {1164, 1158, 1165, -1, -1, 0, 0, 28, 0, 0, 5, 35, 34, 0, 0, 13},  // changed
    {1166, 1158, -1, -1, -1, 0, 0, 29, 0, 0, 5, 35, 34, 0, 0, 13},  // Changed
    {1167, 1158, 1168, -1, -1, 0, 0, 30, 0, 0, 5, 35, 34, 0, 0, 13},  // ended
    {1169, 1158, -1, -1, -1, 0, 0, 31, 0, 0, 5, 35, 34, 0, 0, 13},  // Ended
    {1170, 1158, 1171, -1, -1, 0, 0, 32, 0, 0, 5, 35, 34, 0, 0, 13},  // cancelled
    {1172, 1158, -1, -1, -1, 0, 0, 33, 0, 0, 5, 35, 34, 0, 0, 13},  // Cancelled
    {1173, 1158, 1174, -1, -1, 0, 0, 34, 0, 0, 5, 35, 34, 0, 0, 13},  // failed
    {1175, 1158, -1, -1, -1, 0, 0, 35, 0, 0, 5, 35, 34, 0, 0, 13},  // Failed
    {1176, 1158, 1177, -1, -1, 0, 0, 36, 0, 0, 5, 35, 34, 0, 0, 13},  // recognized
    {385, 1178, 1179, -1, -1, 0, 0, 37, 0, 0, 5, 36, 35, 0, 0, 13},  // right
    {1180, 1178, -1, -1, -1, 0, 0, 38, 0, 0, 5, 36, 35, 0, 0, 13},  // Right
    {383, 1178, 1181, -1, -1, 0, 0, 39, 0, 0, 5, 36, 35, 0, 0, 13},  // left
    {1182, 1178, -1, -1, -1, 0, 0, 40, 0, 0, 5, 36, 35, 0, 0, 13},  // Left
    {518, 1178, 1183, -1, -1, 0, 0, 41, 0, 0, 5, 36, 35, 0, 0, 13},  // up
    {1184, 1178, -1, -1, -1, 0, 0, 42, 0, 0, 5, 36, 35, 0, 0, 13},  // Up
    {519, 1178, 1185, -1, -1, 0, 0, 43, 0, 0, 5, 36, 35, 0, 0, 13},  // down
    {1186, 1178, -1, -1, -1, 0, 0, 44, 0, 0, 5, 36, 35, 0, 0, 13},  // Down
    {584, -1, -1, -1, -1, 0, 1286, 45, 0, 1, 2, 34, 34, 0, 0, 13},  // state
    {989, -1, -1, -1, 1187, 0, 1287, 46, 0, 1, 2, 34, 2, 0, 0, 13},  // isEnabled
    {1187, -1, -1, -1, -1, 0, 1288, 47, 0, 1, 2, 34, 2, 0, 0, 13},  // enabled
    {79, -1, -1, -1, -1, 0, 1289, 48, 0, 1, 2, 34, 30, 0, 0, 13},  // view
    {784, -1, -1, -1, -1, 0, 1290, 49, 0, 1, 2, 34, 3, 0, 0, 13},  // name
    {1188, -1, -1, -1, -1, 0, 1291, 50, 0, 1, 2, 34, 2, 0, 0, 13},  // cancelsTouchesInView
    {1189, -1, -1, -1, -1, 0, 1292, 51, 0, 1, 2, 34, 2, 0, 0, 13},  // delaysTouchesBegan
    {1190, -1, -1, -1, -1, 0, 1293, 52, 0, 1, 2, 34, 2, 0, 0, 13},  // delaysTouchesEnded
    {1191, -1, -1, -1, -1, 0, 1294, 53, 0, 1, 2, 34, 0, 0, 0, 13},  // numberOfTouches
    {873, -1, -1, -1, -1, 0, 1295, 54, 0, 1, 2, 34, 59, 0, 0, 13},  // delegate
    {1192, -1, -1, -1, -1, 0, 1296, 55, 0, 1, 2, 34, 0, 0, 0, 13},  // minimumNumberOfTouches
    {1193, -1, -1, -1, -1, 0, 1297, 56, 0, 1, 2, 34, 0, 0, 0, 13},  // maximumNumberOfTouches
    {1194, -1, -1, -1, -1, 0, 1298, 57, 0, 1, 2, 34, 0, 0, 0, 13},  // numberOfTapsRequired
    {1195, -1, -1, -1, -1, 0, 1299, 58, 0, 1, 2, 34, 0, 0, 0, 13},  // numberOfTouchesRequired
    {1196, -1, -1, -1, -1, 0, 1300, 59, 0, 1, 2, 34, 0, 0, 0, 13},  // minimumPressDuration
    {1197, -1, -1, -1, -1, 0, 1301, 60, 0, 1, 2, 34, 0, 0, 0, 13},  // allowableMovement
    {1198, -1, -1, -1, -1, 0, 1302, 61, 0, 1, 2, 34, 35, 0, 0, 13},  // direction
    {300, -1, -1, -1, -1, 0, 1303, 62, 0, 1, 2, 34, 0, 0, 0, 13},  // scale
    {302, -1, -1, -1, -1, 0, 1304, 63, 0, 1, 2, 34, 0, 0, 0, 13},  // rotation
    {1199, -1, -1, -1, -1, 0, 1305, 64, 0, 1, 2, 34, 0, 0, 0, 13},  // velocity
    {1200, -1, -1, -1, -1, 697, 1306, 65, 1, 2, 1, 34, 9, 0, 0, 13},  // location
    {1201, -1, -1, -1, -1, 698, 1308, 66, 1, 2, 1, 34, 9, 0, 0, 13},  // locationInView
    {1200, -1, -1, -1, 1826, 699, 1310, 67, 2, 3, 1, 34, 9, 0, 0, 13},  // location
    {1203, -1, -1, -1, -1, 701, 1313, 68, 2, 3, 1, 34, 9, 0, 0, 13},  // locationOfTouch
    {303, -1, -1, -1, -1, 703, 1316, 69, 1, 2, 1, 34, 9, 0, 0, 13},  // translation
    {1205, -1, -1, -1, -1, 704, 1318, 70, 1, 2, 1, 34, 9, 0, 0, 13},  // translationInView
    {1199, -1, -1, -1, -1, 705, 1320, 71, 1, 2, 1, 34, 9, 0, 0, 13},  // velocity
    {1206, -1, -1, -1, -1, 706, 1322, 72, 1, 2, 1, 34, 9, 0, 0, 13},  // velocityInView
    {1207, -1, -1, -1, 1827, 707, 1324, 73, 2, 3, 1, 34, 59, 0, 0, 13},  // setTranslation
    {1207, -1, -1, -1, -1, 709, 1327, 74, 2, 3, 1, 34, 59, 0, 0, 13},  // setTranslation
    {971, -1, -1, -1, -1, 711, 1330, 75, 2, 3, 1, 34, 59, 0, 0, 13},  // addTarget
    {974, -1, -1, -1, -1, 713, 1333, 76, 2, 3, 1, 34, 59, 0, 0, 13},  // removeTarget
    {1208, -1, -1, -1, -1, 715, 1336, 77, 2, 3, 1, 31, 59, 0, 0, 13},  // touchesBegan
    {1208, -1, -1, -1, -1, 717, 1339, 78, 2, 3, 1, 34, 59, 0, 0, 13},  // touchesBegan
    {1208, -1, -1, -1, -1, 719, 1342, 79, 2, 3, 1, 31, 59, 0, 0, 13},  // touchesBegan
    {1208, -1, -1, -1, -1, 721, 1345, 80, 2, 3, 1, 34, 59, 0, 0, 13},  // touchesBegan
    {1210, -1, -1, -1, -1, 723, 1348, 81, 2, 3, 1, 31, 59, 0, 0, 13},  // touchesMoved
    {1210, -1, -1, -1, -1, 725, 1351, 82, 2, 3, 1, 34, 59, 0, 0, 13},  // touchesMoved
    {1210, -1, -1, -1, -1, 727, 1354, 83, 2, 3, 1, 31, 59, 0, 0, 13},  // touchesMoved
    {1210, -1, -1, -1, -1, 729, 1357, 84, 2, 3, 1, 34, 59, 0, 0, 13},  // touchesMoved
    {1211, -1, -1, -1, -1, 731, 1360, 85, 2, 3, 1, 31, 59, 0, 0, 13},  // touchesEnded
    {1211, -1, -1, -1, -1, 733, 1363, 86, 2, 3, 1, 34, 59, 0, 0, 13},  // touchesEnded
    {1211, -1, -1, -1, -1, 735, 1366, 87, 2, 3, 1, 31, 59, 0, 0, 13},  // touchesEnded
    {1211, -1, -1, -1, -1, 737, 1369, 88, 2, 3, 1, 34, 59, 0, 0, 13},  // touchesEnded
    {1212, -1, -1, -1, -1, 739, 1372, 89, 2, 3, 1, 31, 59, 0, 0, 13},  // touchesCancelled
    {1212, -1, -1, -1, -1, 741, 1375, 90, 2, 3, 1, 34, 59, 0, 0, 13},  // touchesCancelled
    {1212, -1, -1, -1, -1, 743, 1378, 91, 2, 3, 1, 31, 59, 0, 0, 13},  // touchesCancelled
    {1212, -1, -1, -1, -1, 745, 1381, 92, 2, 3, 1, 34, 59, 0, 0, 13},  // touchesCancelled
    {1213, -1, -1, -1, -1, 747, 1384, 93, 2, 3, 1, 34, 59, 0, 0, 13},  // ignore
    {1214, -1, -1, -1, -1, 749, 1387, 94, 2, 3, 1, 34, 59, 0, 0, 13},  // ignoreTouch
    {1216, -1, -1, -1, -1, 751, 1390, 95, 0, 1, 1, 34, 59, 0, 0, 13},  // reset
    {1217, -1, -1, -1, 1828, 751, 1391, 96, 1, 2, 1, 34, 59, 0, 0, 13},  // require
    {1219, -1, -1, -1, -1, 752, 1393, 97, 1, 2, 1, 34, 59, 0, 0, 13},  // requireGestureRecognizerToFail
    {1220, -1, -1, -1, -1, 753, 1395, 98, 1, 2, 1, 31, 59, 0, 0, 13},  // addGestureRecognizer
    {1221, -1, -1, -1, -1, 754, 1397, 99, 1, 2, 1, 31, 59, 0, 0, 13},  // removeGestureRecognizer
    {1222, -1, -1, -1, -1, 0, 1399, 100, 0, 1, 2, 31, 4, 0, 0, 13},  // gestureRecognizers
    {1223, -1, -1, -1, -1, 0, 1400, 101, 0, 1, 2, 31, 2, 0, 0, 13},  // isMultipleTouchEnabled
    {1224, -1, -1, -1, -1, 0, 1401, 102, 0, 1, 2, 31, 2, 0, 0, 13},  // multipleTouchEnabled
    {1225, -1, -1, -1, 1778, 0, 1402, 103, 0, 1, 2, 31, 2, 0, 0, 13},  // isExclusiveTouch
    {1200, -1, -1, -1, -1, 755, 1403, 0, 1, 2, 1, 56, 9, 0, 0, 14},  // location
    {1201, -1, -1, -1, -1, 756, 1405, 1, 1, 2, 1, 56, 9, 0, 0, 14},  // locationInView
    {1232, -1, -1, -1, -1, 757, 1407, 2, 1, 2, 1, 56, 9, 0, 0, 14},  // previousLocation
    {1233, -1, -1, -1, -1, 758, 1409, 3, 1, 2, 1, 56, 9, 0, 0, 14},  // previousLocationInView
    {1234, 1226, -1, -1, -1, 0, 0, 4, 0, 0, 5, 56, 56, 0, 0, 14},  // Phase
    {1161, 1236, 1237, -1, -1, 0, 0, 5, 0, 0, 5, 37, 36, 0, 0, 14},  // began
    {1238, 1236, 1239, -1, -1, 0, 0, 6, 0, 0, 5, 37, 36, 0, 0, 14},  // moved
    {1240, 1236, 1241, -1, -1, 0, 0, 7, 0, 0, 5, 37, 36, 0, 0, 14},  // stationary
    {1167, 1236, 1242, -1, -1, 0, 0, 8, 0, 0, 5, 37, 36, 0, 0, 14},  // ended
    {1170, 1236, 1243, -1, -1, 0, 0, 9, 0, 0, 5, 37, 36, 0, 0, 14},  // cancelled
    {715, -1, -1, -1, -1, 759, 1411, 10, 0, 1, 1, 5, 59, 0, 0, 14},  // anyObject
    {1246, -1, -1, -1, -1, 759, 1412, 11, 1, 2, 1, 56, 4, 0, 0, 14},  // touches
    {1247, -1, -1, -1, -1, 760, 1414, 12, 1, 2, 1, 56, 4, 0, 0, 14},  // touchesForView
    {1248, -1, -1, -1, -1, 761, 1416, 13, 1, 2, 1, 56, 4, 0, 0, 14},  // touchesForGestureRecognizer
    {1249, -1, -1, -1, -1, 762, 1418, 14, 1, 2, 1, 56, 4, 0, 0, 14},  // coalescedTouches
    {1250, -1, -1, -1, -1, 763, 1420, 15, 1, 2, 1, 56, 4, 0, 0, 14},  // coalescedTouchesForTouch
    {1251, -1, -1, -1, -1, 764, 1422, 16, 1, 2, 1, 56, 4, 0, 0, 14},  // predictedTouches
    {1252, -1, -1, -1, -1, 765, 1424, 17, 1, 2, 1, 56, 4, 0, 0, 14},  // predictedTouchesForTouch
    {1253, -1, -1, -1, -1, 766, 1426, 18, 3, 3, 0, 0, 59, 0, 0, 14},  // drag
    {1253, -1, -1, -1, -1, 769, 1429, 19, 4, 4, 0, 0, 59, 0, 0, 14},  // drag
    {1256, -1, -1, -1, -1, 773, 1433, 20, 3, 3, 0, 0, 59, 0, 0, 14},  // fingers
    {1256, -1, -1, -1, -1, 776, 1436, 21, 4, 4, 0, 0, 59, 0, 0, 14},  // fingers
    {1257, -1, -1, -1, -1, 780, 1440, 22, 4, 4, 0, 0, 59, 0, 0, 14},  // pinch
    {1257, -1, -1, -1, -1, 784, 1444, 23, 5, 5, 0, 0, 59, 0, 1, 14},  // pinch
    {1258, -1, -1, -1, -1, 789, 1449, 24, 4, 4, 0, 0, 59, 0, 1, 14},  // twist
    {1260, -1, -1, -1, -1, 793, 1453, 25, 1, 1, 0, 0, 59, 0, 0, 14},  // tap
    {1260, -1, -1, -1, -1, 794, 1454, 26, 2, 2, 0, 0, 59, 0, 0, 14},  // tap
    {1260, -1, -1, -1, -1, 796, 1456, 27, 2, 2, 0, 0, 59, 0, 0, 14},  // tap
    {1260, -1, -1, -1, -1, 798, 1458, 28, 3, 3, 0, 0, 59, 0, 0, 14},  // tap
    {1262, -1, -1, -1, -1, 801, 1461, 29, 2, 2, 0, 0, 59, 0, 0, 14},  // press
    {1256, -1, -1, -1, -1, 803, 1463, 30, 2, 2, 0, 0, 59, 0, 0, 14},  // fingers
    {1264, -1, -1, -1, -1, 805, 1465, 31, 0, 0, 0, 0, 59, 0, 0, 14},  // lift
    {1265, -1, -1, -1, -1, 805, 1465, 32, 0, 0, 0, 0, 59, 0, 0, 14},  // cancel
    {1268, 234, -1, -1, -1, 0, 0, 0, 0, 0, 5, 31, 56, 0, 0, 15},  // AnimationOptions
    {1269, 234, -1, -1, -1, 0, 0, 1, 0, 0, 5, 31, 56, 0, 0, 15},  // KeyframeAnimationOptions
    {1271, 234, -1, -1, -1, 0, 0, 2, 0, 0, 5, 31, 56, 0, 0, 15},  // AnimationCurve
    {1277, 1266, 1278, -1, -1, 0, 0, 3, 0, 0, 5, 44, 43, 0, 0, 15},  // curveEaseInOut
    {1279, 1266, 1280, -1, -1, 0, 0, 4, 0, 0, 5, 44, 43, 0, 0, 15},  // curveEaseIn
    {1281, 1266, 1282, -1, -1, 0, 0, 5, 0, 0, 5, 44, 43, 0, 0, 15},  // curveEaseOut
    {1283, 1266, 1284, -1, -1, 0, 0, 6, 0, 0, 5, 44, 43, 0, 0, 15},  // curveLinear
    {10, 1266, 1285, -1, -1, 0, 0, 7, 0, 0, 5, 44, 43, 0, 0, 15},  // repeat
    {1286, 1266, 1287, -1, -1, 0, 0, 8, 0, 0, 5, 44, 43, 0, 0, 15},  // autoreverse
    {1288, 1266, 1289, -1, -1, 0, 0, 9, 0, 0, 5, 44, 43, 0, 0, 15},  // beginFromCurrentState
    {1290, 1266, 1291, -1, -1, 0, 0, 10, 0, 0, 5, 44, 43, 0, 0, 15},  // overrideInheritedDuration
    {1292, 1266, 1293, -1, -1, 0, 0, 11, 0, 0, 5, 44, 43, 0, 0, 15},  // overrideInheritedCurve
    {1294, 1266, 1295, -1, -1, 0, 0, 12, 0, 0, 5, 44, 43, 0, 0, 15},  // overrideInheritedOptions
    {1296, 1266, 1297, -1, -1, 0, 0, 13, 0, 0, 5, 44, 43, 0, 0, 15},  // allowUserInteraction
    {1032, 1266, 1298, -1, -1, 0, 0, 14, 0, 0, 5, 44, 43, 0, 0, 15},  // layoutSubviews
    {1299, 1266, 1300, -1, -1, 0, 0, 15, 0, 0, 5, 44, 43, 0, 0, 15},  // allowAnimatedContent
    {1301, 1266, 1302, -1, -1, 0, 0, 16, 0, 0, 5, 44, 43, 0, 0, 15},  // showHideTransitionViews
    {1303, 1266, 1304, -1, -1, 0, 0, 17, 0, 0, 5, 44, 43, 0, 0, 15},  // calculationModeLinear
    {1305, 1266, 1306, -1, -1, 0, 0, 18, 0, 0, 5, 44, 43, 0, 0, 15},  // calculationModeDiscrete
    {1307, 1266, 1308, -1, -1, 0, 0, 19, 0, 0, 5, 44, 43, 0, 0, 15},  // calculationModePaced
    {1309, 1266, 1310, -1, -1, 0, 0, 20, 0, 0, 5, 44, 43, 0, 0, 15},  // calculationModeCubic
    {1311, 1266, 1312, -1, -1, 0, 0, 21, 0, 0, 5, 44, 43, 0, 0, 15},  // calculationModeCubicPaced
    {1313, 1266, -1, -1, -1, 0, 0, 22, 0, 0, 5, 44, 43, 0, 0, 15},  // CurveEaseInOut
    {1314, 1266, -1, -1, -1, 0, 0, 23, 0, 0, 5, 44, 43, 0, 0, 15},  // CurveEaseIn
    {1315, 1266, -1, -1, -1, 0, 0, 24, 0, 0, 5, 44, 43, 0, 0, 15},  // CurveEaseOut
    {1316, 1266, -1, -1, -1, 0, 0, 25, 0, 0, 5, 44, 43, 0, 0, 15},  // CurveLinear
    {1317, 1266, -1, -1, -1, 0, 0, 26, 0, 0, 5, 44, 43, 0, 0, 15},  // Repeat
    {1318, 1266, -1, -1, -1, 0, 0, 27, 0, 0, 5, 44, 43, 0, 0, 15},  // Autoreverse
    {1319, 1266, -1, -1, -1, 0, 0, 28, 0, 0, 5, 44, 43, 0, 0, 15},  // BeginFromCurrentState
    {1320, 1266, -1, -1, -1, 0, 0, 29, 0, 0, 5, 44, 43, 0, 0, 15},  // OverrideInheritedDuration
    {1321, 1266, -1, -1, -1, 0, 0, 30, 0, 0, 5, 44, 43, 0, 0, 15},  // OverrideInheritedCurve
    {1322, 1266, -1, -1, -1, 0, 0, 31, 0, 0, 5, 44, 43, 0, 0, 15},  // OverrideInheritedOptions
    {1323, 1266, -1, -1, -1, 0, 0, 32, 0, 0, 5, 44, 43, 0, 0, 15},  // AllowUserInteraction
    {1324, 1266, -1, -1, -1, 0, 0, 33, 0, 0, 5, 44, 43, 0, 0, 15},  // LayoutSubviews
    {1325, 1266, -1, -1, -1, 0, 0, 34, 0, 0, 5, 44, 43, 0, 0, 15},  // CalculationModeLinear
    {1326, 1270, 1327, -1, -1, 0, 0, 35, 0, 0, 5, 45, 44, 0, 0, 15},  // easeInOut
    {1328, 1270, 1329, -1, -1, 0, 0, 36, 0, 0, 5, 45, 44, 0, 0, 15},  // easeIn
    {1330, 1270, 1331, -1, -1, 0, 0, 37, 0, 0, 5, 45, 44, 0, 0, 15},  // easeOut
    {1332, 1270, 1333, -1, -1, 0, 0, 38, 0, 0, 5, 45, 44, 0, 0, 15},  // linear
    {1334, 1270, -1, -1, -1, 0, 0, 39, 0, 0, 5, 45, 44, 0, 0, 15},  // EaseInOut
    {1335, 1270, -1, -1, -1, 0, 0, 40, 0, 0, 5, 45, 44, 0, 0, 15},  // EaseIn
    {1336, 1270, -1, -1, -1, 0, 0, 41, 0, 0, 5, 45, 44, 0, 0, 15},  // EaseOut
    {1337, 1270, -1, -1, -1, 0, 0, 42, 0, 0, 5, 45, 44, 0, 0, 15},  // Linear
    {1332, 1272, 1338, -1, -1, 0, 0, 43, 0, 0, 5, 46, 45, 0, 0, 15},  // linear
    {1328, 1272, 1339, -1, -1, 0, 0, 44, 0, 0, 5, 46, 45, 0, 0, 15},  // easeIn
    {1330, 1272, 1340, -1, -1, 0, 0, 45, 0, 0, 5, 46, 45, 0, 0, 15},  // easeOut
    {1341, 1272, 1342, -1, -1, 0, 0, 46, 0, 0, 5, 46, 45, 0, 0, 15},  // easeInEaseOut
    {15, 1272, 1343, -1, -1, 0, 0, 47, 0, 0, 5, 46, 45, 0, 0, 15},  // default
    {1344, 1275, 1345, -1, -1, 0, 0, 48, 0, 0, 5, 47, 46, 0, 0, 15},  // removed
    {1346, 1275, 1347, -1, -1, 0, 0, 49, 0, 0, 5, 47, 46, 0, 0, 15},  // forwards
    {1348, 1275, 1349, -1, -1, 0, 0, 50, 0, 0, 5, 47, 46, 0, 0, 15},  // backwards
    {1350, 1275, 1351, -1, -1, 0, 0, 51, 0, 0, 5, 47, 46, 0, 0, 15},  // both
    {1352, 1273, 1353, -1, -1, 0, 0, 52, 0, 0, 5, 49, 48, 0, 0, 15},  // inactive
    {1354, 1273, 1355, -1, -1, 0, 0, 53, 0, 0, 5, 49, 48, 0, 0, 15},  // active
    {1356, 1273, 1357, -1, -1, 0, 0, 54, 0, 0, 5, 49, 48, 0, 0, 15},  // stopped
    {1358, 1274, 1359, -1, -1, 0, 0, 55, 0, 0, 5, 50, 49, 0, 0, 15},  // end
    {1360, 1274, 1361, -1, -1, 0, 0, 56, 0, 0, 5, 50, 49, 0, 0, 15},  // start
    {1051, 1274, 1362, -1, -1, 0, 0, 57, 0, 0, 5, 50, 49, 0, 0, 15},  // current
    {1332, 1276, 1363, -1, -1, 0, 0, 58, 0, 0, 5, 48, 47, 0, 0, 15},  // linear
    {1364, 1276, 1365, -1, -1, 0, 0, 59, 0, 0, 5, 48, 47, 0, 0, 15},  // discrete
    {1366, 1276, 1367, -1, -1, 0, 0, 60, 0, 0, 5, 48, 47, 0, 0, 15},  // paced
    {1368, 1276, 1369, -1, -1, 0, 0, 61, 0, 0, 5, 48, 47, 0, 0, 15},  // cubic
    {1370, 1276, 1371, -1, -1, 0, 0, 62, 0, 0, 5, 48, 47, 0, 0, 15},  // cubicPaced
    {838, -1, -1, -1, -1, 0, 1465, 63, 0, 1, 2, 43, 0, 0, 0, 15},  // rawValue
    {375, -1, -1, -1, -1, 0, 1466, 64, 0, 1, 2, 43, 2, 0, 0, 15},  // isEmpty
    {402, -1, -1, -1, -1, 805, 1467, 65, 1, 2, 1, 43, 2, 0, 0, 15},  // contains
    {708, -1, -1, -1, -1, 806, 1469, 66, 1, 2, 1, 43, 2, 0, 0, 15},  // isSuperset
    {707, -1, -1, -1, -1, 807, 1471, 67, 1, 2, 1, 43, 2, 0, 0, 15},  // isSubset
    {710, -1, -1, -1, -1, 808, 1473, 68, 1, 2, 1, 43, 2, 0, 0, 15},  // isStrictSuperset
    {709, -1, -1, -1, -1, 809, 1475, 69, 1, 2, 1, 43, 2, 0, 0, 15},  // isStrictSubset
    {711, -1, -1, -1, -1, 810, 1477, 70, 1, 2, 1, 43, 2, 0, 0, 15},  // isDisjoint
    {396, -1, -1, -1, -1, 811, 1479, 71, 1, 2, 1, 43, 42, 0, 0, 15},  // union
    {701, -1, -1, -1, -1, 812, 1481, 72, 1, 2, 1, 43, 59, 0, 0, 15},  // formUnion
    {101, -1, -1, -1, -1, 813, 1483, 73, 1, 2, 1, 43, 59, 0, 0, 15},  // insert
    {703, -1, -1, -1, -1, 814, 1485, 74, 1, 2, 1, 43, 42, 0, 0, 15},  // subtracting
    {704, -1, -1, -1, -1, 815, 1487, 75, 1, 2, 1, 43, 59, 0, 0, 15},  // subtract
    {102, -1, -1, -1, -1, 816, 1489, 76, 1, 2, 1, 43, 59, 0, 0, 15},  // remove
    {398, -1, -1, -1, -1, 817, 1491, 77, 1, 2, 1, 43, 42, 0, 0, 15},  // intersection
    {702, -1, -1, -1, -1, 818, 1493, 78, 1, 2, 1, 43, 59, 0, 0, 15},  // formIntersection
    {705, -1, -1, -1, -1, 819, 1495, 79, 1, 2, 1, 43, 42, 0, 0, 15},  // symmetricDifference
    {706, -1, -1, -1, -1, 820, 1497, 80, 1, 2, 1, 43, 59, 0, 0, 15},  // formSymmetricDifference
    {875, 234, -1, -1, -1, 821, 1499, 81, 0, 0, 4, 31, 25, 0, 0, 15},  // AutoresizingMask
    {875, 234, -1, -1, -1, 821, 1499, 82, 1, 1, 4, 31, 25, 0, 0, 15},  // AutoresizingMask
    {1268, 234, -1, -1, -1, 822, 1500, 83, 0, 0, 4, 31, 43, 0, 0, 15},  // AnimationOptions
    {1268, 234, -1, -1, -1, 822, 1500, 84, 1, 1, 4, 31, 43, 0, 0, 15},  // AnimationOptions
    {1269, 234, -1, -1, -1, 823, 1501, 85, 0, 0, 4, 31, 43, 0, 0, 15},  // KeyframeAnimationOptions
    {1269, 234, -1, -1, -1, 823, 1501, 86, 1, 1, 4, 31, 43, 0, 0, 15},  // KeyframeAnimationOptions
    {916, 240, -1, -1, -1, 824, 1502, 87, 0, 0, 4, 31, 39, 0, 0, 15},  // Event
    {916, 240, -1, -1, -1, 824, 1502, 88, 1, 1, 4, 31, 39, 0, 0, 15},  // Event
    {900, 240, -1, -1, -1, 825, 1503, 89, 0, 0, 4, 31, 40, 0, 0, 15},  // State
    {900, 240, -1, -1, -1, 825, 1503, 90, 1, 1, 4, 31, 40, 0, 0, 15},  // State
    {1154, 1153, -1, -1, -1, 826, 1504, 91, 0, 0, 4, 34, 35, 0, 0, 15},  // Direction
    {1154, 1153, -1, -1, -1, 826, 1504, 92, 1, 1, 4, 34, 35, 0, 0, 15},  // Direction
    {874, -1, -1, -1, -1, 827, 1505, 93, 0, 0, 3, 0, 25, 0, 0, 15},  // UIViewAutoresizing
    {874, -1, -1, -1, -1, 827, 1505, 94, 1, 1, 3, 0, 25, 0, 0, 15},  // UIViewAutoresizing
    {1266, -1, -1, -1, -1, 828, 1506, 95, 0, 0, 3, 0, 43, 0, 0, 15},  // UIViewAnimationOptions
    {1266, -1, -1, -1, -1, 828, 1506, 96, 1, 1, 3, 0, 43, 0, 0, 15},  // UIViewAnimationOptions
    {1267, -1, -1, -1, -1, 829, 1507, 97, 0, 0, 3, 0, 43, 0, 0, 15},  // UIViewKeyframeAnimationOptions
    {1267, -1, -1, -1, -1, 829, 1507, 98, 1, 1, 3, 0, 43, 0, 0, 15},  // UIViewKeyframeAnimationOptions
    {1372, -1, -1, -1, -1, 830, 1508, 99, 0, 0, 0, 0, 26, 0, 0, 15},  // UIRectCorner
    {1372, -1, -1, -1, -1, 830, 1508, 100, 1, 1, 0, 0, 26, 0, 0, 15},  // UIRectCorner
    {1095, -1, -1, -1, -1, 831, 1509, 101, 0, 0, 3, 0, 41, 0, 0, 15},  // CACornerMask
    {1095, -1, -1, -1, -1, 831, 1509, 102, 1, 1, 3, 0, 41, 0, 0, 15},  // CACornerMask
    {1373, -1, -1, -1, -1, 832, 1510, 0, 1, 1, 0, 0, 59, 0, 0, 16},  // advance
    {1374, -1, -1, -1, -1, 833, 1511, 1, 0, 0, 0, 0, 59, 0, 0, 16},  // run
    {1375, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 0, 0, 0, 16},  // now
    {1376, -1, -1, -1, -1, 833, 1511, 3, 0, 0, 0, 0, 0, 0, 0, 16},  // CACurrentMediaTime
    {1377, -1, -1, -1, -1, 833, 1511, 4, 1, 1, 3, 0, 38, 0, 0, 16},  // CAMediaTimingFunction
    {1381, 1377, -1, -1, -1, 834, 1512, 5, 1, 1, 4, 39, 38, 0, 0, 16},  // functionWithName
    {1377, -1, -1, -1, -1, 835, 1513, 6, 4, 4, 3, 0, 38, 0, 0, 16},  // CAMediaTimingFunction
    {1378, -1, -1, -1, -1, 839, 1517, 7, 2, 2, 3, 0, 38, 0, 0, 16},  // UICubicTimingParameters
    {1378, -1, -1, -1, -1, 841, 1519, 8, 1, 1, 3, 0, 38, 0, 0, 16},  // UICubicTimingParameters
    {1379, -1, -1, -1, -1, 842, 1520, 9, 1, 1, 3, 0, 38, 0, 0, 16},  // UISpringTimingParameters
    {1379, -1, -1, -1, -1, 843, 1521, 10, 2, 2, 3, 0, 38, 0, 0, 16},  // UISpringTimingParameters
    {1379, -1, -1, -1, -1, 845, 1523, 11, 4, 4, 3, 0, 38, 0, 0, 16},  // UISpringTimingParameters
    {1379, -1, -1, -1, -1, 851, 1527, 12, 2, 2, 3, 0, 38, 0, 0, 16},  // UISpringTimingParameters
    {1379, -1, -1, -1, -1, 856, 1529, 13, 3, 3, 3, 0, 38, 0, 0, 16},  // UISpringTimingParameters
    {75, -1, -1, -1, -1, 859, 1532, 14, 1, 2, 1, 39, 0, 0, 0, 16},  // value
    {1199, -1, -1, -1, -1, 860, 1534, 15, 1, 2, 1, 39, 0, 0, 0, 16},  // velocity
    {1383, -1, -1, -1, -1, 0, 1536, 16, 0, 1, 2, 39, 9, 0, 0, 16},  // controlPoint1
    {1384, -1, -1, -1, -1, 0, 1537, 17, 0, 1, 2, 39, 9, 0, 0, 16},  // controlPoint2
    {1332, 1380, -1, -1, -1, 0, 0, 18, 0, 0, 5, 39, 38, 0, 0, 16},  // linear
    {1328, 1380, -1, -1, -1, 0, 0, 19, 0, 0, 5, 39, 38, 0, 0, 16},  // easeIn
    {1330, 1380, -1, -1, -1, 0, 0, 20, 0, 0, 5, 39, 38, 0, 0, 16},  // easeOut
    {1326, 1380, -1, -1, -1, 0, 0, 21, 0, 0, 5, 39, 38, 0, 0, 16},  // easeInOut
    {1393, 1380, -1, -1, -1, 861, 1538, 22, 2, 2, 4, 39, 38, 0, 0, 16},  // bezier
    {1396, -1, -1, -1, -1, 863, 1540, 23, 3, 3, 0, 0, 14, 0, 0, 16},  // interpolate
    {1397, 234, -1, -1, -1, 868, 1543, 0, 2, 2, 4, 31, 59, 0, 0, 17},  // animate
    {1397, 234, -1, -1, -1, 873, 1545, 1, 3, 3, 4, 31, 59, 0, 0, 17},  // animate
    {1397, 234, -1, -1, -1, 879, 1548, 2, 3, 3, 4, 31, 59, 0, 0, 17},  // animate
    {1397, 234, -1, -1, -1, 886, 1551, 3, 4, 4, 4, 31, 59, 0, 0, 17},  // animate
    {1397, 234, -1, -1, -1, 894, 1555, 4, 4, 4, 4, 31, 59, 0, 0, 17},  // animate
    {1397, 234, -1, -1, -1, 903, 1559, 5, 5, 5, 4, 31, 59, 0, 0, 17},  // animate
    {1397, 234, -1, -1, -1, 913, 1564, 6, 5, 5, 4, 31, 59, 0, 0, 17},  // animate
    {1397, 234, -1, -1, -1, 924, 1569, 7, 6, 6, 4, 31, 59, 0, 0, 17},  // animate
    {1397, 234, -1, -1, -1, 936, 1575, 8, 6, 6, 4, 31, 59, 0, 0, 17},  // animate
    {1397, 234, -1, -1, -1, 949, 1581, 9, 7, 7, 4, 31, 59, 0, 0, 17},  // animate
    {1405, 234, -1, -1, -1, 958, 1588, 10, 2, 2, 4, 31, 59, 0, 0, 17},  // animateWithDuration
    {1405, 234, -1, -1, -1, 963, 1590, 11, 3, 3, 4, 31, 59, 0, 0, 17},  // animateWithDuration
    {1405, 234, -1, -1, -1, 970, 1593, 12, 4, 4, 4, 31, 59, 0, 0, 17},  // animateWithDuration
    {1405, 234, -1, -1, -1, 979, 1597, 13, 5, 5, 4, 31, 59, 0, 0, 17},  // animateWithDuration
    {1405, 234, -1, -1, -1, 991, 1602, 14, 7, 7, 4, 31, 59, 0, 0, 17},  // animateWithDuration
    {1397, 234, -1, -1, -1, 1000, 1609, 15, 2, 2, 4, 31, 59, 0, 0, 17},  // animate
    {1397, 234, -1, -1, -1, 1005, 1611, 16, 3, 3, 4, 31, 59, 0, 0, 17},  // animate
    {1397, 234, -1, -1, -1, 1011, 1614, 17, 3, 3, 4, 31, 59, 0, 0, 17},  // animate
    {1397, 234, -1, -1, -1, 1018, 1617, 18, 4, 4, 4, 31, 59, 0, 0, 17},  // animate
    {1397, 234, -1, -1, -1, 1025, 1621, 19, 3, 3, 4, 31, 59, 0, 0, 17},  // animate
    {1397, 234, -1, -1, -1, 1032, 1624, 20, 4, 4, 4, 31, 59, 0, 0, 17},  // animate
    {1397, 234, -1, -1, -1, 1040, 1628, 21, 4, 4, 4, 31, 59, 0, 0, 17},  // animate
    {1397, 234, -1, -1, -1, 1049, 1632, 22, 5, 5, 4, 31, 59, 0, 0, 17},  // animate
    {1397, 234, -1, -1, -1, 1057, 1637, 23, 3, 3, 4, 31, 59, 0, 0, 17},  // animate
    {1397, 234, -1, -1, -1, 1064, 1640, 24, 4, 4, 4, 31, 59, 0, 0, 17},  // animate
    {1397, 234, -1, -1, -1, 1072, 1644, 25, 4, 4, 4, 31, 59, 0, 0, 17},  // animate
    {1397, 234, -1, -1, -1, 1081, 1648, 26, 5, 5, 4, 31, 59, 0, 0, 17},  // animate
    {1397, 234, -1, -1, -1, 1091, 1653, 27, 5, 5, 4, 31, 59, 0, 0, 17},  // animate
    {1397, 234, -1, -1, -1, 1102, 1658, 28, 6, 6, 4, 31, 59, 0, 0, 17},  // animate
    {1397, 234, -1, -1, -1, 1112, 1664, 29, 4, 4, 4, 31, 59, 0, 0, 17},  // animate
    {1397, 234, -1, -1, -1, 1121, 1668, 30, 5, 5, 4, 31, 59, 0, 0, 17},  // animate
    {1397, 234, -1, -1, -1, 1130, 1673, 31, 4, 4, 4, 31, 59, 0, 0, 17},  // animate
    {1397, 234, -1, -1, -1, 1139, 1677, 32, 5, 5, 4, 31, 59, 0, 0, 17},  // animate
    {1397, 234, -1, -1, -1, 1149, 1682, 33, 5, 5, 4, 31, 59, 0, 0, 17},  // animate
    {1397, 234, -1, -1, -1, 1160, 1687, 34, 6, 6, 4, 31, 59, 0, 0, 17},  // animate
    {1397, 234, -1, -1, -1, 1171, 1693, 35, 5, 5, 4, 31, 59, 0, 0, 17},  // animate
    {1397, 234, -1, -1, -1, 1182, 1698, 36, 6, 6, 4, 31, 59, 0, 0, 17},  // animate
    {1397, 234, -1, -1, -1, 1194, 1704, 37, 6, 6, 4, 31, 59, 0, 0, 17},  // animate
    {1397, 234, -1, -1, -1, 1207, 1710, 38, 7, 7, 4, 31, 59, 0, 0, 17},  // animate
    {1407, 234, -1, -1, -1, 1221, 1717, 39, 7, 7, 4, 31, 59, 0, 0, 17},  // animateWithSpringDuration
    {1408, 234, -1, -1, -1, 1231, 1724, 40, 3, 3, 4, 31, 59, 0, 0, 17},  // animateKeyframes
    {1408, 234, -1, -1, -1, 1238, 1727, 41, 4, 4, 4, 31, 59, 0, 0, 17},  // animateKeyframes
    {1408, 234, -1, -1, -1, 1246, 1731, 42, 4, 4, 4, 31, 59, 0, 0, 17},  // animateKeyframes
    {1408, 234, -1, -1, -1, 1255, 1735, 43, 5, 5, 4, 31, 59, 0, 0, 17},  // animateKeyframes
    {1409, 234, -1, -1, -1, 1265, 1740, 44, 5, 5, 4, 31, 59, 0, 0, 17},  // animateKeyframesWithDuration
    {1410, 234, -1, -1, -1, 1273, 1745, 45, 3, 3, 4, 31, 59, 0, 0, 17},  // addKeyframe
    {1413, 234, -1, -1, -1, 1279, 1748, 46, 3, 3, 4, 31, 59, 0, 0, 17},  // addKeyframeWithRelativeStartTime
    {1414, 234, -1, -1, -1, 1282, 1751, 47, 3, 3, 4, 31, 59, 0, 0, 17},  // modifyAnimations
    {1417, 1418, -1, -1, -1, 1290, 1754, 48, 5, 5, 4, 38, 37, 0, 0, 17},  // runningPropertyAnimator
    {1417, 1418, -1, -1, -1, 1299, 1759, 49, 4, 4, 4, 38, 37, 0, 0, 17},  // runningPropertyAnimator
    {1417, 1418, -1, -1, -1, 1307, 1763, 50, 4, 4, 4, 38, 37, 0, 0, 17},  // runningPropertyAnimator
    {1417, 1418, -1, -1, -1, 1314, 1767, 51, 3, 3, 4, 38, 37, 0, 0, 17},  // runningPropertyAnimator
    {1419, 234, -1, -1, -1, 1317, 1770, 52, 2, 2, 4, 31, 59, 0, 0, 17},  // beginAnimations
    {1421, 234, -1, -1, -1, 1319, 1772, 53, 0, 0, 4, 31, 59, 0, 0, 17},  // commitAnimations
    {1422, 234, -1, -1, -1, 1319, 1772, 54, 1, 1, 4, 31, 59, 0, 0, 17},  // setAnimationDuration
    {1423, 234, -1, -1, -1, 1320, 1773, 55, 1, 1, 4, 31, 59, 0, 0, 17},  // setAnimationDelay
    {1424, 234, -1, -1, -1, 1321, 1774, 56, 1, 1, 4, 31, 59, 0, 0, 17},  // setAnimationRepeatCount
    {1425, 234, -1, -1, -1, 1322, 1775, 57, 1, 1, 4, 31, 59, 0, 0, 17},  // setAnimationRepeatAutoreverses
    {1426, 234, -1, -1, -1, 1323, 1776, 58, 1, 1, 4, 31, 59, 0, 0, 17},  // setAnimationBeginsFromCurrentState
    {1427, 234, -1, -1, -1, 1324, 1777, 59, 1, 1, 4, 31, 59, 0, 0, 17},  // setAnimationCurve
    {1428, 234, -1, -1, -1, 1325, 1778, 60, 1, 1, 4, 31, 59, 0, 0, 17},  // setAnimationDelegate
    {1429, 234, -1, -1, -1, 1326, 1779, 61, 1, 1, 4, 31, 59, 0, 0, 17},  // setAnimationDidStop
    {1430, 234, -1, -1, -1, 1327, 1780, 62, 1, 1, 4, 31, 59, 0, 0, 17},  // setAnimationDidStopSelector
    {1055, 1431, -1, -1, -1, 0, 0, 63, 0, 0, 5, 52, 51, 0, 0, 17},  // main
    {1434, 1431, -1, -1, -1, 0, 0, 64, 0, 0, 5, 52, 51, 0, 0, 17},  // background
    {1435, 1431, -1, -1, -1, 1328, 1781, 65, 0, 0, 4, 52, 51, 0, 0, 17},  // global
    {1435, 1431, -1, -1, -1, 1328, 1781, 66, 1, 1, 4, 52, 51, 0, 0, 17},  // global
    {1431, -1, -1, -1, -1, 1329, 1782, 67, 1, 1, 3, 0, 51, 0, 0, 17},  // DispatchQueue
    {1431, -1, -1, -1, -1, 1330, 1783, 68, 2, 2, 3, 0, 51, 0, 0, 17},  // DispatchQueue
    {1437, -1, -1, -1, -1, 1332, 1785, 69, 1, 2, 1, 52, 59, 0, 0, 17},  // sync
    {1437, -1, -1, -1, -1, 1333, 1787, 70, 1, 2, 1, 52, 59, 0, 0, 17},  // sync
    {1439, -1, -1, -1, -1, 1334, 1789, 71, 1, 2, 1, 52, 59, 0, 0, 17},  // async
    {1439, -1, -1, -1, -1, 1335, 1791, 72, 1, 2, 1, 52, 59, 0, 0, 17},  // async
    {1440, -1, -1, -1, -1, 1336, 1793, 73, 2, 3, 1, 52, 59, 0, 0, 17},  // asyncAfter
    {1440, -1, -1, -1, -1, 1338, 1796, 74, 2, 3, 1, 52, 59, 0, 0, 17},  // asyncAfter
    {1442, -1, -1, -1, -1, 1340, 1799, 75, 2, 2, 0, 0, 59, 0, 0, 17},  // dispatch_async
    {1443, -1, -1, -1, -1, 1342, 1801, 76, 3, 3, 0, 0, 59, 0, 0, 17},  // dispatch_after
    {1444, -1, -1, -1, -1, 1345, 1804, 77, 0, 0, 0, 0, 51, 0, 0, 17},  // dispatch_get_main_queue
    {1375, 1432, -1, -1, -1, 1345, 1804, 78, 0, 0, 4, 1, 0, 0, 0, 17},  // now
    {1263, 1433, -1, -1, -1, 1345, 1804, 79, 1, 1, 4, 1, 0, 0, 0, 17},  // seconds
    {1445, 1433, -1, -1, -1, 1346, 1805, 80, 1, 1, 4, 1, 0, 0, 0, 17},  // milliseconds
    {1446, 1433, -1, -1, -1, 1347, 1806, 81, 1, 1, 4, 1, 0, 0, 0, 17},  // microseconds
    {1447, 1433, -1, -1, -1, 1348, 1807, 82, 1, 1, 4, 1, 0, 0, 0, 17},  // nanoseconds
    {1448, -1, -1, -1, -1, 0, 0, 83, 0, 0, 5, 0, 0, 0, 0, 17},  // DISPATCH_TIME_NOW
    {1449, -1, -1, -1, -1, 0, 0, 84, 0, 0, 5, 0, 0, 0, 0, 17},  // NSEC_PER_SEC
    {1450, -1, -1, -1, -1, 0, 0, 85, 0, 0, 5, 0, 0, 0, 0, 17},  // NSEC_PER_MSEC
    {1451, -1, -1, -1, -1, 1349, 1808, 86, 2, 2, 0, 0, 0, 0, 0, 17},  // dispatch_time
    {1452, 234, -1, -1, -1, 1352, 1810, 87, 1, 1, 4, 31, 59, 0, 0, 17},  // performWithoutAnimation
    {1453, 234, -1, -1, -1, 1353, 1811, 88, 1, 1, 4, 31, 59, 0, 0, 17},  // setAnimationsEnabled
    {1454, 234, -1, -1, -1, 1354, 1812, 89, 0, 0, 4, 31, 2, 0, 0, 17},  // areAnimationsEnabled
    {1454, 234, -1, -1, -1, 0, 0, 90, 0, 0, 5, 31, 2, 0, 0, 17},  // areAnimationsEnabled
    {1455, -1, -1, -1, -1, 0, 0, 0, 0, 0, 3, 0, 37, 0, 0, 18},  // CABasicAnimation
    {1455, -1, -1, -1, -1, 1354, 1812, 1, 1, 1, 3, 0, 37, 0, 0, 18},  // CABasicAnimation
    {1457, -1, -1, -1, -1, 0, 0, 2, 0, 0, 3, 0, 37, 0, 0, 18},  // CASpringAnimation
    {1457, -1, -1, -1, -1, 1355, 1813, 3, 1, 1, 3, 0, 37, 0, 0, 18},  // CASpringAnimation
    {1458, -1, -1, -1, -1, 0, 0, 4, 0, 0, 3, 0, 37, 0, 0, 18},  // CAKeyframeAnimation
    {1458, -1, -1, -1, -1, 1356, 1814, 5, 1, 1, 3, 0, 37, 0, 0, 18},  // CAKeyframeAnimation
    {1459, -1, -1, -1, -1, 0, 0, 6, 0, 0, 3, 0, 37, 0, 0, 18},  // CAAnimationGroup
    {1456, -1, -1, -1, -1, 0, 1815, 7, 0, 1, 2, 38, 3, 0, 0, 18},  // keyPath
    {1460, -1, -1, -1, -1, 0, 1816, 8, 0, 1, 2, 38, 59, 0, 1, 18},  // fromValue
    {1461, -1, -1, -1, -1, 0, 1817, 9, 0, 1, 2, 38, 59, 0, 1, 18},  // toValue
    {1462, -1, -1, -1, -1, 0, 1818, 10, 0, 1, 2, 38, 59, 0, 1, 18},  // byValue
    {683, -1, -1, -1, -1, 0, 1819, 11, 0, 1, 2, 38, 4, 0, 1, 18},  // values
    {1463, -1, -1, -1, -1, 0, 1820, 12, 0, 1, 2, 38, 32, 0, 0, 18},  // path
    {1464, -1, -1, -1, -1, 0, 1821, 13, 0, 1, 2, 38, 4, 0, 0, 18},  // keyTimes
    {1465, -1, -1, -1, -1, 0, 1822, 14, 0, 1, 2, 38, 4, 0, 0, 18},  // timingFunctions
    {1466, -1, -1, -1, -1, 0, 1823, 15, 0, 1, 2, 38, 47, 0, 0, 18},  // calculationMode
    {1467, -1, -1, -1, -1, 0, 1824, 16, 0, 1, 2, 38, 4, 0, 0, 18},  // tensionValues
    {1468, -1, -1, -1, -1, 0, 1825, 17, 0, 1, 2, 38, 4, 0, 0, 18},  // continuityValues
    {1469, -1, -1, -1, -1, 0, 1826, 18, 0, 1, 2, 38, 4, 0, 0, 18},  // biasValues
    {1470, -1, -1, -1, -1, 0, 1827, 19, 0, 1, 2, 38, 59, 0, 0, 18},  // rotationMode
    {1399, -1, -1, -1, -1, 0, 1828, 20, 0, 1, 2, 38, 4, 0, 0, 18},  // animations
    {1471, -1, -1, -1, -1, 0, 1829, 21, 0, 1, 2, 38, 2, 0, 0, 18},  // additive
    {1472, -1, -1, -1, -1, 0, 1830, 22, 0, 1, 2, 38, 2, 0, 0, 18},  // isAdditive
    {1473, -1, -1, -1, -1, 0, 1831, 23, 0, 1, 2, 38, 2, 0, 0, 18},  // cumulative
    {1474, -1, -1, -1, -1, 0, 1832, 24, 0, 1, 2, 38, 2, 0, 0, 18},  // isCumulative
    {1388, -1, -1, -1, -1, 0, 1833, 25, 0, 1, 2, 38, 0, 0, 0, 18},  // mass
    {1389, -1, -1, -1, -1, 0, 1834, 26, 0, 1, 2, 38, 0, 0, 0, 18},  // stiffness
    {1390, -1, -1, -1, -1, 0, 1835, 27, 0, 1, 2, 38, 0, 0, 0, 18},  // damping
    {1387, -1, -1, -1, -1, 0, 1836, 28, 0, 1, 2, 38, 0, 0, 0, 18},  // initialVelocity
    {1475, -1, -1, -1, -1, 0, 1837, 29, 0, 1, 2, 38, 38, 0, 0, 18},  // timingFunction
    {1391, -1, -1, -1, -1, 0, 1838, 30, 0, 1, 2, 38, 0, 0, 0, 18},  // duration
    {1476, -1, -1, -1, -1, 0, 1839, 31, 0, 1, 2, 38, 0, 0, 0, 18},  // speed
    {1477, -1, -1, -1, -1, 0, 1840, 32, 0, 1, 2, 38, 0, 0, 0, 18},  // beginTime
    {1478, -1, -1, -1, -1, 0, 1841, 33, 0, 1, 2, 38, 0, 0, 0, 18},  // timeOffset
    {1479, -1, -1, -1, -1, 0, 1842, 34, 0, 1, 2, 38, 0, 0, 0, 18},  // repeatCount
    {1480, -1, -1, -1, -1, 0, 1843, 35, 0, 1, 2, 38, 0, 0, 0, 18},  // repeatDuration
    {1416, -1, -1, -1, -1, 0, 1844, 36, 0, 1, 2, 38, 2, 0, 0, 18},  // autoreverses
    {1481, -1, -1, -1, -1, 0, 1845, 37, 0, 1, 2, 38, 46, 0, 0, 18},  // fillMode
    {1482, -1, -1, -1, -1, 0, 1846, 38, 0, 1, 2, 38, 2, 0, 0, 18},  // isRemovedOnCompletion
    {1483, -1, -1, -1, -1, 0, 1847, 39, 0, 1, 2, 38, 2, 0, 0, 18},  // removedOnCompletion
    {873, -1, -1, -1, -1, 0, 1848, 40, 0, 1, 2, 38, 59, 0, 0, 18},  // delegate
    {1484, -1, -1, -1, 1825, 0, 1849, 41, 0, 1, 2, 38, 2, 0, 0, 18},  // isInterruptible
    {791, -1, -1, -1, -1, 0, 1850, 42, 0, 1, 2, 38, 2, 0, 0, 18},  // isUserInteractionEnabled
    {1485, -1, -1, -1, -1, 0, 1851, 43, 0, 1, 2, 38, 0, 0, 0, 18},  // settlingDuration
    {1457, -1, -1, -1, -1, 1357, 1852, 44, 2, 2, 3, 0, 37, 0, 0, 18},  // CASpringAnimation
    {1486, -1, -1, -1, -1, 0, 1854, 45, 0, 1, 2, 38, 0, 0, 0, 18},  // perceptualDuration
    {1392, -1, -1, -1, -1, 0, 1855, 46, 0, 1, 2, 38, 0, 0, 0, 18},  // bounce
    {1418, -1, -1, -1, -1, 1359, 1856, 47, 0, 0, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1418, -1, -1, -1, -1, 1362, 1856, 48, 3, 3, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1418, -1, -1, -1, -1, 1367, 1859, 49, 2, 2, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1418, -1, -1, -1, -1, 1372, 1861, 50, 3, 3, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1418, -1, -1, -1, -1, 1377, 1864, 51, 2, 2, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1418, -1, -1, -1, -1, 1383, 1866, 52, 4, 4, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1418, -1, -1, -1, -1, 1390, 1870, 53, 3, 3, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1418, -1, -1, -1, -1, 1395, 1873, 54, 2, 2, 3, 0, 37, 0, 0, 18},  // UIViewPropertyAnimator
    {1489, -1, -1, -1, -1, 1397, 1875, 55, 0, 1, 1, 38, 59, 0, 0, 18},  // startAnimation
    {1489, -1, -1, -1, 1821, 1397, 1876, 56, 1, 2, 1, 38, 59, 0, 0, 18},  // startAnimation
    {1491, -1, -1, -1, -1, 1398, 1878, 57, 0, 1, 1, 38, 59, 0, 0, 18},  // pauseAnimation
    {1492, -1, -1, -1, -1, 1398, 1879, 58, 1, 2, 1, 38, 59, 0, 0, 18},  // stopAnimation
    {1493, -1, -1, -1, 1822, 1399, 1881, 59, 1, 2, 1, 38, 59, 0, 0, 18},  // finishAnimation
    {1494, -1, -1, -1, 1823, 1400, 1883, 60, 2, 3, 1, 38, 59, 0, 0, 18},  // continueAnimation
    {1497, -1, -1, -1, -1, 1402, 1886, 61, 1, 2, 1, 38, 59, 0, 0, 18},  // addAnimations
    {1497, -1, -1, -1, -1, 1403, 1888, 62, 2, 3, 1, 38, 59, 0, 0, 18},  // addAnimations
    {1499, -1, -1, -1, -1, 1405, 1891, 63, 1, 2, 1, 38, 59, 0, 0, 18},  // addCompletion
    {584, -1, -1, -1, -1, 0, 1893, 64, 0, 1, 2, 38, 48, 0, 0, 18},  // state
    {1500, -1, -1, -1, 1824, 0, 1894, 65, 0, 1, 2, 38, 2, 0, 0, 18},  // isRunning
    {1401, -1, -1, -1, -1, 0, 1895, 66, 0, 1, 2, 38, 0, 0, 0, 18},  // delay
    {1488, -1, -1, -1, -1, 0, 1896, 67, 0, 1, 2, 38, 38, 0, 0, 18},  // timingParameters
    {1501, -1, -1, -1, -1, 0, 1897, 68, 0, 1, 2, 38, 0, 0, 0, 18},  // fractionComplete
    {1502, -1, -1, -1, 579, 0, 1898, 69, 0, 1, 2, 38, 2, 0, 0, 18},  // isReversed
    {1503, -1, -1, -1, -1, 0, 1899, 70, 0, 1, 2, 38, 2, 0, 0, 18},  // scrubsLinearly
    {1504, -1, -1, -1, -1, 0, 1900, 71, 0, 1, 2, 38, 2, 0, 0, 18},  // pausesOnCompletion
    {838, -1, -1, -1, -1, 0, 1901, 72, 0, 1, 2, 49, 0, 0, 0, 18},  // rawValue
    {838, -1, -1, -1, -1, 0, 1902, 73, 0, 1, 2, 50, 0, 0, 0, 18},  // rawValue
    {1507, -1, -1, -1, 1792, 1406, 1903, 74, 2, 3, 1, 32, 59, 0, 0, 18},  // add
    {1508, -1, -1, -1, 1793, 1408, 1906, 75, 1, 2, 1, 32, 59, 0, 0, 18},  // removeAnimation
    {1509, -1, -1, -1, 1829, 1409, 1908, 76, 1, 2, 1, 32, 37, 0, 0, 18},  // animation
    {1510, -1, -1, -1, -1, 1410, 1910, 77, 0, 1, 1, 32, 59, 0, 0, 18},  // removeAllAnimations
    {1511, -1, -1, -1, -1, 1410, 1911, 78, 0, 1, 1, 32, 4, 0, 0, 18},  // animationKeys
    {75, -1, -1, -1, 1832, 1410, 1912, 79, 1, 2, 1, 32, 0, 0, 0, 18},  // value
    {1513, -1, -1, -1, 1833, 1411, 1914, 80, 2, 3, 1, 32, 59, 0, 0, 18},  // setValue
    {75, -1, -1, -1, 1832, 1413, 1917, 81, 1, 2, 1, 31, 0, 0, 0, 18},  // value
    {1513, -1, -1, -1, 1833, 1414, 1919, 82, 2, 3, 1, 31, 59, 0, 0, 18},  // setValue
    {75, -1, -1, -1, 1830, 1416, 1922, 83, 1, 2, 1, 32, 0, 0, 0, 18},  // value
    {1513, -1, -1, -1, 1831, 1417, 1924, 84, 2, 3, 1, 32, 59, 0, 0, 18},  // setValue
    {1513, -1, -1, -1, 1831, 1419, 1927, 85, 2, 3, 1, 38, 59, 0, 0, 18},  // setValue
    {75, -1, -1, -1, 1830, 1421, 1930, 86, 1, 2, 1, 38, 59, 0, 0, 18},  // value
    {1476, -1, -1, -1, -1, 0, 1932, 87, 0, 1, 2, 32, 0, 0, 0, 18},  // speed
    {1477, -1, -1, -1, -1, 0, 1933, 88, 0, 1, 2, 32, 0, 0, 0, 18},  // beginTime
    {1478, -1, -1, -1, -1, 0, 1934, 89, 0, 1, 2, 32, 0, 0, 0, 18},  // timeOffset
    {1514, -1, -1, -1, 1787, 1422, 1935, 90, 2, 3, 1, 32, 0, 0, 0, 18},  // convertTime
    {1514, -1, -1, -1, 1788, 1424, 1938, 91, 2, 3, 1, 32, 0, 0, 0, 18},  // convertTime
    {1516, 1515, -1, -1, -1, 1426, 1941, 92, 0, 0, 4, 51, 59, 0, 0, 18},  // begin
    {1517, 1515, -1, -1, -1, 1426, 1941, 93, 0, 0, 4, 51, 59, 0, 0, 18},  // commit
    {1518, 1515, -1, -1, -1, 1426, 1941, 94, 0, 0, 4, 51, 59, 0, 0, 18},  // flush
    {1422, 1515, -1, -1, -1, 1426, 1941, 95, 1, 1, 4, 51, 59, 0, 0, 18},  // setAnimationDuration
    {1519, 1515, -1, -1, -1, 1427, 1942, 96, 1, 1, 4, 51, 59, 0, 0, 18},  // setDisableActions
    {1520, 1515, -1, -1, -1, 1428, 1943, 97, 1, 1, 4, 51, 59, 0, 0, 18},  // setAnimationTimingFunction
    {1521, 1515, -1, -1, -1, 1429, 1944, 98, 1, 1, 4, 51, 59, 0, 0, 18},  // setCompletionBlock
    {1513, 1515, -1, -1, -1, 1430, 1945, 99, 2, 2, 4, 51, 59, 0, 0, 18},  // setValue
    {1522, -1, -1, -1, -1, 0, 0, 100, 0, 0, 5, 0, 3, 0, 0, 18},  // kCATransactionAnimationDuration
    {1523, -1, -1, -1, -1, 0, 0, 101, 0, 0, 5, 0, 3, 0, 0, 18},  // kCATransactionDisableActions
    {1524, -1, -1, -1, -1, 0, 0, 102, 0, 0, 5, 0, 3, 0, 0, 18},  // kCATransactionAnimationTimingFunction
    {1525, -1, -1, -1, -1, 0, 0, 103, 0, 0, 5, 0, 3, 0, 0, 18},  // kCATransactionCompletionBlock
    {1526, -1, -1, -1, -1, 0, 0, 104, 0, 0, 5, 0, 2, 0, 0, 18},  // kCFBooleanTrue
    {1527, -1, -1, -1, -1, 0, 0, 105, 0, 0, 5, 0, 2, 0, 0, 18},  // kCFBooleanFalse
    {1528, -1, -1, -1, -1, 1432, 1947, 106, 1, 1, 0, 0, 14, 0, 0, 18},  // NSValue
    {1528, -1, -1, -1, -1, 1433, 1948, 107, 1, 1, 0, 0, 14, 0, 0, 18},  // NSValue
    {1531, -1, -1, -1, -1, 0, 0, 108, 0, 0, 5, 0, 14, 0, 0, 18},  // CATransform3DIdentity
    {1532, -1, -1, -1, -1, 1434, 1949, 109, 3, 3, 0, 0, 14, 0, 0, 18},  // CATransform3DMakeScale
    {1533, -1, -1, -1, -1, 1437, 1952, 110, 3, 3, 0, 0, 14, 0, 0, 18},  // CATransform3DMakeTranslation
    {1534, -1, -1, -1, -1, 1440, 1955, 111, 1, 1, 0, 0, 14, 0, 0, 18},  // CATransform3DMakeAffineTransform
    {1535, -1, -1, -1, -1, 1441, 1956, 112, 4, 4, 0, 0, 14, 0, 0, 18},  // CATransform3DTranslate
    {1536, -1, -1, -1, -1, 1445, 1960, 113, 4, 4, 0, 0, 14, 0, 0, 18},  // CATransform3DScale
    {1537, -1, -1, -1, -1, 1449, 1964, 114, 5, 5, 0, 0, 14, 0, 1, 18},  // CATransform3DRotate
    {1538, -1, -1, -1, -1, 1454, 1969, 115, 4, 4, 0, 0, 14, 0, 1, 18},  // CATransform3DMakeRotation
    {1530, -1, -1, -1, -1, 1458, 1973, 116, 16, 16, 3, 0, 14, 0, 0, 18},  // CATransform3D
    {1548, -1, -1, -1, -1, 1474, 1989, 117, 2, 2, 0, 0, 14, 0, 0, 18},  // CATransform3DConcat
    {1549, -1, -1, -1, -1, 1476, 1991, 118, 1, 1, 0, 0, 14, 0, 0, 18},  // CATransform3DInvert
    {1550, -1, -1, -1, -1, 1477, 1992, 119, 1, 1, 0, 0, 14, 0, 0, 18},  // CATransform3DGetAffineTransform
    {1551, -1, -1, -1, -1, 1478, 1993, 120, 1, 1, 0, 0, 2, 0, 0, 18},  // CATransform3DIsIdentity
    {1552, -1, -1, -1, -1, 1479, 1994, 121, 1, 1, 0, 0, 2, 0, 0, 18},  // CATransform3DIsAffine
    {1553, -1, -1, -1, -1, 1480, 1995, 122, 2, 2, 0, 0, 2, 0, 0, 18},  // CATransform3DEqualToTransform
    {150, -1, -1, -1, -1, 1482, 1997, 0, 1, 1, 0, 0, 59, 1, 0, 19},  // print
    {150, -1, -1, -1, -1, 1483, 1998, 1, 2, 2, 0, 0, 59, 1, 0, 19},  // print
    {150, -1, -1, -1, -1, 1485, 2000, 2, 2, 2, 0, 0, 59, 1, 0, 19},  // print
    {150, -1, -1, -1, -1, 1487, 2002, 3, 3, 3, 0, 0, 59, 1, 0, 19},  // print
    {1555, -1, -1, -1, -1, 1490, 2005, 4, 1, 1, 0, 0, 59, 1, 0, 19},  // debugPrint
    {1555, -1, -1, -1, -1, 1491, 2006, 5, 2, 2, 0, 0, 59, 1, 0, 19},  // debugPrint
    {1555, -1, -1, -1, -1, 1493, 2008, 6, 2, 2, 0, 0, 59, 1, 0, 19},  // debugPrint
    {1555, -1, -1, -1, -1, 1495, 2010, 7, 3, 3, 0, 0, 59, 1, 0, 19},  // debugPrint
    {1556, -1, -1, -1, -1, 1498, 2013, 8, 0, 0, 0, 0, 59, 0, 0, 19},  // fatalError
    {1557, -1, -1, -1, -1, 1498, 2013, 9, 0, 0, 0, 0, 59, 0, 0, 19},  // preconditionFailure
    {1558, -1, -1, -1, -1, 1498, 2013, 10, 0, 0, 0, 0, 59, 0, 0, 19},  // assertionFailure
    {1556, -1, -1, -1, -1, 1498, 2013, 11, 1, 1, 0, 0, 59, 0, 0, 19},  // fatalError
    {1557, -1, -1, -1, -1, 1499, 2014, 12, 1, 1, 0, 0, 59, 0, 0, 19},  // preconditionFailure
    {1558, -1, -1, -1, -1, 1500, 2015, 13, 1, 1, 0, 0, 59, 0, 0, 19},  // assertionFailure
    {1559, -1, -1, -1, -1, 1501, 2016, 14, 1, 1, 0, 0, 59, 0, 0, 19},  // assert
    {1560, -1, -1, -1, -1, 1502, 2017, 15, 1, 1, 0, 0, 59, 0, 0, 19},  // precondition
    {1561, -1, -1, -1, -1, 1503, 2018, 16, 1, 1, 0, 0, 59, 0, 0, 19},  // NSParameterAssert
    {1559, -1, -1, -1, -1, 1504, 2019, 17, 2, 2, 0, 0, 59, 0, 0, 19},  // assert
    {1560, -1, -1, -1, -1, 1506, 2021, 18, 2, 2, 0, 0, 59, 0, 0, 19},  // precondition
    {1562, -1, -1, -1, -1, 1508, 2023, 19, 1, 1, 0, 0, 59, 1, 0, 19},  // NSAssert
    {1563, -1, -1, -1, -1, 1509, 2024, 20, 1, 1, 0, 0, 59, 1, 0, 19},  // NSCAssert
    {1564, -1, -1, -1, -1, 1510, 2025, 21, 1, 1, 0, 0, 59, 0, 0, 19},  // Optional
    {1565, -1, -1, -1, -1, 0, 0, 22, 0, 0, 5, 0, 21, 0, 0, 19},  // row
    {1566, -1, -1, -1, -1, 0, 0, 23, 0, 0, 5, 0, 21, 0, 0, 19},  // column
    {1567, -1, -1, -1, -1, 1511, 2026, 24, 1, 1, 0, 0, 59, 0, 0, 19},  // convention
    {1568, -1, -1, -1, -1, 1512, 2027, 25, 1, 1, 0, 0, 57, 1, 0, 19},  // plot
    {1568, -1, -1, -1, -1, 1513, 2028, 26, 2, 2, 0, 0, 57, 1, 0, 19},  // plot
    {1568, -1, -1, -1, -1, 1515, 2030, 27, 2, 2, 0, 0, 57, 1, 0, 19},  // plot
    {1569, -1, -1, -1, -1, 1517, 2032, 28, 1, 1, 0, 0, 58, 1, 0, 19},  // describe
    {1569, -1, -1, -1, -1, 1518, 2033, 29, 2, 2, 0, 0, 58, 1, 0, 19},  // describe
    {1569, -1, -1, -1, -1, 1520, 2035, 30, 2, 2, 0, 0, 58, 1, 0, 19},  // describe
    {1570, -1, -1, -1, -1, 1522, 2037, 31, 1, 1, 0, 0, 57, 1, 0, 19},  // film
    {1570, -1, -1, -1, -1, 1523, 2038, 32, 2, 2, 0, 0, 57, 1, 0, 19},  // film
    {1570, -1, -1, -1, -1, 1525, 2040, 33, 2, 2, 0, 0, 57, 1, 0, 19},  // film
    {1570, -1, -1, -1, -1, 1527, 2042, 34, 3, 3, 0, 0, 57, 1, 0, 19},  // film
    {1572, -1, -1, -1, -1, 1530, 2045, 35, 1, 1, 0, 0, 57, 1, 0, 19},  // strip
    {1572, -1, -1, -1, -1, 1531, 2046, 36, 2, 2, 0, 0, 57, 1, 0, 19},  // strip
    {1572, -1, -1, -1, -1, 1533, 2048, 37, 2, 2, 0, 0, 57, 1, 0, 19},  // strip
    {1572, -1, -1, -1, -1, 1535, 2050, 38, 3, 3, 0, 0, 57, 1, 0, 19},  // strip
    {1573, -1, -1, -1, -1, 1538, 2053, 39, 1, 1, 0, 0, 57, 0, 0, 19},  // grid
    {1574, -1, -1, -1, -1, 1539, 2054, 40, 1, 1, 0, 0, 58, 0, 0, 19},  // why
    {1575, -1, -1, -1, -1, 0, 0, 0, 0, 0, 5, 0, 2, 0, 0, 20},  // YES
    {1576, -1, -1, -1, -1, 0, 0, 1, 0, 0, 5, 0, 2, 0, 0, 20},  // NO
    {1577, -1, -1, -1, -1, 0, 0, 2, 0, 0, 5, 0, 8, 0, 0, 20},  // NULL
    {1578, -1, -1, -1, -1, 0, 0, 3, 0, 0, 5, 0, 8, 0, 0, 20},  // Nil
    {1579, -1, -1, -1, -1, 0, 0, 4, 0, 0, 5, 0, 0, 0, 0, 20},  // HUGE_VALF
    {1580, -1, -1, -1, -1, 0, 0, 5, 0, 0, 5, 0, 0, 0, 0, 20},  // HUGE_VAL
    {1581, -1, -1, -1, -1, 0, 0, 6, 0, 0, 5, 0, 0, 0, 0, 20},  // INFINITY
    {1582, -1, -1, -1, -1, 0, 0, 7, 0, 0, 5, 0, 0, 0, 0, 20},  // NAN
    {432, -1, -1, -1, -1, 0, 0, 8, 0, 0, 5, 0, 0, 0, 0, 20},  // CGFLOAT_MAX
    {1583, -1, -1, -1, -1, 0, 0, 9, 0, 0, 5, 0, 0, 0, 0, 20},  // DBL_MAX
    {1584, -1, -1, -1, -1, 0, 0, 10, 0, 0, 5, 0, 0, 0, 0, 20},  // CGFLOAT_MIN
    {1585, -1, -1, -1, -1, 0, 0, 11, 0, 0, 5, 0, 0, 0, 0, 20},  // DBL_MIN
    {1586, -1, -1, -1, -1, 0, 0, 12, 0, 0, 5, 0, 0, 0, 0, 20},  // FLT_MAX
    {1587, -1, -1, -1, -1, 0, 0, 13, 0, 0, 5, 0, 0, 0, 0, 20},  // MAXFLOAT
    {1588, -1, -1, -1, -1, 0, 0, 14, 0, 0, 5, 0, 0, 0, 0, 20},  // HUGE
    {1589, -1, -1, -1, -1, 0, 0, 15, 0, 0, 5, 0, 0, 0, 0, 20},  // FLT_MIN
    {1590, -1, -1, -1, -1, 0, 0, 16, 0, 0, 5, 0, 0, 0, 0, 20},  // FLT_EPSILON
    {185, -1, -1, -1, -1, 1540, 2055, 17, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {185, -1, -1, -1, -1, 1541, 2056, 18, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {185, -1, -1, -1, -1, 1542, 2057, 19, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {185, -1, -1, -1, -1, 1543, 2058, 20, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {185, -1, -1, -1, -1, 1544, 2059, 21, 1, 1, 3, 0, 0, 0, 0, 20},  // NSNumber
    {185, -1, -1, -1, -1, 1545, 2060, 22, 1, 1, 0, 0, 2, 0, 0, 20},  // NSNumber
    {185, -1, -1, -1, -1, 1546, 2061, 23, 1, 1, 0, 0, 2, 0, 0, 20},  // NSNumber
    {1528, -1, -1, -1, -1, 1547, 2062, 24, 1, 1, 0, 0, 9, 0, 0, 20},  // NSValue
    {1528, -1, -1, -1, -1, 1548, 2063, 25, 1, 1, 0, 0, 9, 0, 0, 20},  // NSValue
    {1528, -1, -1, -1, -1, 1549, 2064, 26, 1, 1, 0, 0, 12, 0, 0, 20},  // NSValue
    {1528, -1, -1, -1, -1, 1550, 2065, 27, 1, 1, 0, 0, 12, 0, 0, 20},  // NSValue
    {1528, -1, -1, -1, -1, 1551, 2066, 28, 1, 1, 0, 0, 13, 0, 0, 20},  // NSValue
    {1528, -1, -1, -1, -1, 1552, 2067, 29, 1, 1, 0, 0, 13, 0, 0, 20},  // NSValue
    {1528, -1, -1, -1, -1, 1553, 2068, 30, 1, 1, 0, 0, 10, 0, 0, 20},  // NSValue
    {1528, -1, -1, -1, -1, 1554, 2069, 31, 1, 1, 0, 0, 10, 0, 0, 20},  // NSValue
    {1528, -1, -1, -1, -1, 1555, 2070, 32, 1, 1, 0, 0, 14, 0, 0, 20},  // NSValue
    {1528, -1, -1, -1, -1, 1556, 2071, 33, 1, 1, 0, 0, 14, 0, 0, 20},  // NSValue
    {652, -1, -1, -1, -1, 0, 2072, 34, 0, 1, 2, 1, 0, 0, 0, 20},  // floatValue
    {653, -1, -1, -1, -1, 0, 2073, 35, 0, 1, 2, 1, 0, 0, 0, 20},  // doubleValue
    {655, -1, -1, -1, -1, 0, 2074, 36, 0, 1, 2, 1, 0, 0, 0, 20},  // intValue
    {654, -1, -1, -1, -1, 0, 2075, 37, 0, 1, 2, 1, 0, 0, 0, 20},  // integerValue
    {1597, -1, -1, -1, -1, 0, 2076, 38, 0, 1, 2, 1, 2, 0, 0, 20},  // boolValue
    {1597, -1, -1, -1, -1, 0, 2077, 39, 0, 1, 2, 3, 2, 0, 0, 20},  // boolValue
    {1598, -1, -1, -1, 1800, 0, 2078, 40, 0, 1, 2, 10, 9, 0, 0, 20},  // cgPointValue
    {1599, -1, -1, -1, 1801, 0, 2079, 41, 0, 1, 2, 13, 12, 0, 0, 20},  // cgSizeValue
    {1600, -1, -1, -1, 1802, 0, 2080, 42, 0, 1, 2, 14, 13, 0, 0, 20},  // cgRectValue
    {1601, -1, -1, -1, 1803, 0, 2081, 43, 0, 1, 2, 11, 10, 0, 0, 20},  // cgVectorValue
    {1602, -1, -1, -1, 1804, 0, 2082, 44, 0, 1, 2, 15, 14, 0, 0, 20},  // cgAffineTransformValue
    {151, -1, -1, -1, -1, 1557, 2083, 45, 1, 1, 0, 0, 59, 1, 0, 20},  // NSLog
    {1603, -1, -1, -1, -1, 1558, 2084, 46, 1, 1, 0, 0, 59, 1, 0, 20},  // printf
    {1604, -1, -1, -1, -1, 1559, 2085, 47, 1, 1, 0, 0, 59, 0, 0, 20},  // puts
    {211, -1, -1, -1, -1, 1560, 2086, 48, 1, 1, 3, 0, 3, 1, 0, 20},  // NSString
    {208, -1, -1, -1, -1, 1561, 2087, 49, 1, 1, 3, 0, 3, 1, 0, 20},  // String
    {208, -1, -1, -1, -1, 1562, 2088, 50, 2, 2, 3, 0, 3, 0, 0, 20},  // String
    {1606, -1, -1, -1, -1, 1564, 2090, 51, 1, 2, 1, 4, 3, 0, 0, 20},  // substringToIndex
    {1607, -1, -1, -1, -1, 1565, 2092, 52, 1, 2, 1, 4, 3, 0, 0, 20},  // substringFromIndex
    {1608, -1, -1, -1, -1, 1566, 2094, 53, 1, 2, 1, 4, 3, 0, 0, 20},  // substringWithRange
    {1609, -1, -1, -1, -1, 1567, 2096, 54, 1, 2, 1, 4, 0, 0, 0, 20},  // characterAtIndex
    {1610, -1, -1, -1, -1, 1568, 2098, 55, 1, 2, 1, 4, 7, 0, 0, 20},  // rangeOfString
    {1611, -1, -1, -1, -1, 1569, 2100, 56, 1, 2, 1, 4, 3, 0, 0, 20},  // stringByAppendingString
    {605, -1, -1, -1, -1, 1570, 2102, 57, 1, 2, 1, 4, 0, 0, 0, 20},  // compare
    {1612, -1, -1, -1, -1, 1571, 2104, 58, 1, 2, 1, 4, 0, 0, 0, 20},  // caseInsensitiveCompare
    {211, -1, -1, -1, -1, 1572, 2106, 59, 1, 1, 3, 0, 3, 0, 0, 20},  // NSString
    {218, -1, -1, -1, -1, 1573, 2107, 60, 1, 1, 3, 0, 3, 0, 0, 20},  // NSMutableString
    {218, -1, -1, -1, -1, 1574, 0, 61, 0, 0, 3, 0, 3, 0, 0, 20},  // NSMutableString
    {211, -1, -1, -1, -1, 1574, 0, 62, 0, 0, 3, 0, 3, 0, 0, 20},  // NSString
    {1613, -1, -1, -1, -1, 0, 2108, 63, 0, 1, 2, 1, 3, 0, 0, 20},  // stringValue
    {1613, -1, -1, -1, -1, 0, 2109, 64, 0, 1, 2, 3, 3, 0, 0, 20},  // stringValue
    {1614, -1, -1, -1, -1, 1574, 2110, 65, 2, 2, 0, 0, 7, 0, 0, 20},  // NSMakeRange
    {1615, -1, -1, -1, -1, 1576, 2112, 66, 1, 1, 0, 0, 0, 0, 0, 20},  // NSMaxRange
    {1200, -1, -1, -1, -1, 0, 2113, 67, 0, 1, 2, 8, 0, 0, 0, 20},  // location
    {320, -1, -1, -1, -1, 0, 2114, 68, 0, 1, 2, 8, 0, 0, 0, 20},  // length
    {1616, -1, -1, -1, -1, 1577, 2115, 69, 1, 2, 1, 5, 4, 0, 0, 20},  // sortedArrayUsingSelector
    {1617, -1, -1, -1, -1, 1578, 2117, 70, 1, 2, 1, 5, 59, 0, 0, 20},  // sortUsingSelector
    {1618, -1, -1, -1, -1, 1579, 2119, 71, 1, 2, 1, 5, 59, 0, 0, 20},  // sortUsingComparator
    {1619, -1, -1, -1, -1, 1580, 2121, 72, 1, 2, 1, 5, 4, 0, 0, 20},  // subarrayWithRange
    {1620, -1, -1, -1, -1, 1581, 2123, 73, 1, 2, 1, 5, 3, 0, 0, 20},  // componentsJoinedByString
    {1621, -1, -1, -1, -1, 1582, 2125, 74, 1, 2, 1, 5, 3, 0, 0, 20},  // componentsJoined
    {693, -1, -1, -1, -1, 1583, 2127, 75, 1, 2, 1, 5, 4, 0, 0, 20},  // valueForKey
    {1622, -1, -1, -1, -1, 1584, 2129, 76, 1, 2, 1, 7, 59, 0, 0, 20},  // enumerateKeysAndObjectsUsingBlock
    {1623, -1, -1, -1, -1, 1585, 0, 77, 0, 0, 0, 0, 59, 0, 0, 20},  // NSNull
    {216, -1, -1, -1, -1, 1585, 2131, 78, 1, 1, 3, 0, 4, 1, 0, 20},  // NSArray
    {1625, -1, 1631, -1, -1, 1586, 2132, 0, 0, 0, 3, 0, 32, 0, 0, 21},  // CGMutablePath
    {1629, -1, -1, -1, -1, 1586, 2132, 1, 0, 0, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1629, -1, -1, -1, -1, 1586, 2132, 2, 1, 1, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1629, -1, -1, -1, -1, 1587, 2133, 3, 2, 2, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1629, -1, -1, -1, -1, 1589, 2135, 4, 1, 1, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1629, -1, -1, -1, -1, 1590, 2136, 5, 1, 1, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1629, -1, -1, -1, -1, 1591, 2137, 6, 1, 1, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1636, -1, -1, -1, -1, 1592, 2138, 7, 2, 2, 0, 0, 32, 0, 0, 21},  // CGPathCreateWithRect
    {1626, -1, -1, -1, -1, 1594, 2140, 8, 2, 2, 3, 0, 32, 0, 0, 21},  // CGPath
    {1637, -1, -1, -1, -1, 1596, 2142, 9, 1, 1, 0, 0, 59, 0, 0, 21},  // CGPathRelease
    {1626, -1, -1, -1, -1, 1597, 2143, 10, 2, 2, 3, 0, 32, 0, 0, 21},  // CGPath
    {1639, -1, -1, -1, -1, 1599, 2145, 11, 2, 2, 0, 0, 32, 0, 0, 21},  // CGPathCreateWithEllipseInRect
    {1640, -1, -1, -1, -1, 1601, 2147, 12, 3, 3, 0, 0, 59, 0, 0, 21},  // CGPathAddEllipseInRect
    {1641, -1, -1, -1, -1, 0, 2150, 13, 0, 1, 2, 33, 0, 0, 0, 21},  // lineWidth
    {1114, -1, -1, -1, -1, 0, 2151, 14, 0, 1, 2, 33, 0, 0, 0, 21},  // miterLimit
    {1642, -1, -1, -1, -1, 0, 2152, 15, 0, 1, 2, 33, 0, 0, 0, 21},  // flatness
    {1643, -1, -1, -1, -1, 0, 2153, 16, 0, 1, 2, 33, 59, 0, 0, 21},  // lineCapStyle
    {1644, -1, -1, -1, -1, 0, 2154, 17, 0, 1, 2, 33, 59, 0, 0, 21},  // lineJoinStyle
    {1645, -1, -1, -1, -1, 1604, 2155, 18, 3, 4, 1, 33, 59, 0, 0, 21},  // setLineDash
    {1649, -1, -1, -1, -1, 1607, 2159, 19, 1, 2, 1, 33, 59, 0, 0, 21},  // applyWithBlock
    {1650, -1, -1, -1, -1, 1608, 2161, 20, 0, 1, 1, 33, 59, 0, 0, 21},  // removeAllPoints
    {1651, -1, -1, -1, -1, 1608, 2162, 21, 1, 1, 0, 0, 9, 0, 0, 21},  // CGPathGetCurrentPoint
    {1652, 1372, 1653, -1, -1, 0, 0, 22, 0, 0, 5, 27, 26, 0, 0, 21},  // topLeft
    {1654, 1372, 1655, -1, -1, 0, 0, 23, 0, 0, 5, 27, 26, 0, 0, 21},  // topRight
    {1656, 1372, 1657, -1, -1, 0, 0, 24, 0, 0, 5, 27, 26, 0, 0, 21},  // bottomRight
    {1658, 1372, 1659, -1, -1, 0, 0, 25, 0, 0, 5, 27, 26, 0, 0, 21},  // bottomLeft
    {1660, 1372, 1661, -1, -1, 0, 0, 26, 0, 0, 5, 27, 26, 0, 0, 21},  // allCorners
    {1626, -1, -1, -1, -1, 1609, 2163, 27, 4, 4, 3, 0, 32, 0, 0, 21},  // CGPath
    {1664, -1, -1, -1, -1, 1613, 2167, 28, 4, 4, 0, 0, 32, 0, 0, 21},  // CGPathCreateWithRoundedRect
    {1629, -1, -1, -1, -1, 1617, 2171, 29, 3, 3, 3, 0, 32, 0, 0, 21},  // UIBezierPath
    {1667, -1, -1, -1, 1671, 1620, 2174, 30, 1, 2, 1, 33, 59, 0, 0, 21},  // move
    {1667, -1, -1, -1, -1, 1621, 2176, 31, 2, 3, 1, 33, 59, 0, 0, 21},  // move
    {1668, -1, -1, -1, 1672, 1623, 2179, 32, 1, 2, 1, 33, 59, 0, 0, 21},  // addLine
    {1668, -1, -1, -1, -1, 1624, 2181, 33, 2, 3, 1, 33, 59, 0, 0, 21},  // addLine
    {1669, -1, -1, -1, -1, 1626, 2184, 34, 1, 2, 1, 33, 59, 0, 0, 21},  // addLines
    {1669, -1, -1, -1, -1, 1627, 2186, 35, 2, 3, 1, 33, 59, 0, 0, 21},  // addLines
    {1673, -1, -1, -1, -1, 1631, 2189, 36, 1, 2, 1, 33, 59, 0, 0, 21},  // addRect
    {1673, -1, -1, -1, -1, 1632, 2191, 37, 2, 3, 1, 33, 59, 0, 0, 21},  // addRect
    {1674, -1, -1, -1, -1, 1634, 2194, 38, 1, 2, 1, 33, 59, 0, 0, 21},  // addRects
    {1674, -1, -1, -1, -1, 1635, 2196, 39, 2, 3, 1, 33, 59, 0, 0, 21},  // addRects
    {1675, -1, -1, -1, -1, 1637, 2199, 40, 1, 2, 1, 33, 59, 0, 0, 21},  // addEllipse
    {1675, -1, -1, -1, -1, 1638, 2201, 41, 2, 3, 1, 33, 59, 0, 0, 21},  // addEllipse
    {1676, -1, -1, -1, -1, 1640, 2204, 42, 3, 4, 1, 33, 59, 0, 0, 21},  // addRoundedRect
    {1676, -1, -1, -1, -1, 1643, 2208, 43, 4, 5, 1, 33, 59, 0, 0, 21},  // addRoundedRect
    {100, -1, -1, -1, 1678, 1647, 2213, 44, 1, 2, 1, 33, 59, 0, 0, 21},  // append
    {1677, -1, -1, -1, -1, 1648, 2215, 45, 1, 2, 1, 33, 59, 0, 0, 21},  // addPath
    {1677, -1, -1, -1, -1, 1649, 2217, 46, 2, 3, 1, 33, 59, 0, 0, 21},  // addPath
    {1679, -1, -1, -1, 1680, 1652, 2220, 47, 1, 2, 1, 33, 59, 0, 0, 21},  // apply
    {1681, -1, -1, -1, 1685, 1654, 2222, 48, 0, 1, 1, 33, 59, 0, 0, 21},  // closeSubpath
    {849, -1, -1, -1, -1, 1654, 2223, 49, 0, 1, 1, 33, 59, 0, 0, 21},  // close
    {1682, -1, -1, -1, -1, 1654, 2224, 50, 0, 1, 1, 33, 59, 0, 0, 21},  // fill
    {1683, -1, -1, -1, -1, 1654, 2225, 51, 0, 1, 1, 33, 59, 0, 0, 21},  // stroke
    {1684, -1, -1, -1, -1, 1654, 2226, 52, 0, 1, 1, 33, 59, 0, 0, 21},  // addClip
    {1686, -1, -1, -1, -1, 1654, 2227, 53, 3, 3, 0, 0, 59, 0, 0, 21},  // CGPathAddRect
    {1687, -1, -1, -1, -1, 1657, 2230, 54, 4, 4, 0, 0, 59, 0, 0, 21},  // CGPathMoveToPoint
    {1688, -1, -1, -1, -1, 1661, 2234, 55, 4, 4, 0, 0, 59, 0, 0, 21},  // CGPathAddLineToPoint
    {1689, -1, -1, -1, -1, 1665, 2238, 56, 5, 5, 0, 0, 59, 0, 0, 21},  // CGPathAddRoundedRect
    {1690, -1, -1, -1, -1, 1670, 2243, 57, 4, 4, 0, 0, 59, 0, 0, 21},  // CGPathAddLines
    {1691, -1, -1, -1, -1, 1674, 2247, 58, 4, 4, 0, 0, 59, 0, 0, 21},  // CGPathAddRects
    {1692, -1, -1, -1, -1, 1678, 2251, 59, 2, 2, 0, 0, 2, 0, 0, 21},  // CGPathEqualToPath
    {1693, -1, -1, -1, -1, 1680, 2253, 60, 3, 3, 0, 0, 59, 0, 0, 21},  // CGPathAddPath
    {1694, -1, -1, -1, -1, 1683, 2256, 61, 1, 1, 0, 0, 59, 0, 0, 21},  // CGPathCloseSubpath
    {1695, -1, -1, -1, 1701, 1684, 2257, 62, 3, 4, 1, 33, 59, 0, 0, 21},  // addCurve
    {1695, -1, -1, -1, -1, 1687, 2261, 63, 3, 4, 1, 33, 59, 0, 0, 21},  // addCurve
    {1695, -1, -1, -1, -1, 1690, 2265, 64, 4, 5, 1, 33, 59, 0, 0, 21},  // addCurve
    {1698, -1, -1, -1, 1702, 1694, 2270, 65, 2, 3, 1, 33, 59, 0, 0, 21},  // addQuadCurve
    {1698, -1, -1, -1, -1, 1696, 2273, 66, 2, 3, 1, 33, 59, 0, 0, 21},  // addQuadCurve
    {1698, -1, -1, -1, -1, 1698, 2276, 67, 3, 4, 1, 33, 59, 0, 0, 21},  // addQuadCurve
    {1703, -1, -1, -1, 1711, 1706, 2280, 68, 5, 6, 1, 33, 59, 0, 1, 21},  // addArc
    {1703, -1, -1, -1, -1, 1711, 2286, 69, 5, 6, 1, 33, 59, 0, 1, 21},  // addArc
    {1703, -1, -1, -1, -1, 1716, 2292, 70, 6, 7, 1, 33, 59, 0, 1, 21},  // addArc
    {1708, -1, -1, -1, -1, 1722, 2299, 71, 4, 5, 1, 33, 59, 0, 1, 21},  // addRelativeArc
    {1708, -1, -1, -1, -1, 1726, 2304, 72, 5, 6, 1, 33, 59, 0, 1, 21},  // addRelativeArc
    {1629, -1, -1, -1, -1, 1731, 2310, 73, 5, 5, 3, 0, 32, 0, 1, 21},  // UIBezierPath
    {1703, -1, -1, -1, -1, 1741, 2315, 74, 3, 4, 1, 33, 59, 0, 0, 21},  // addArc
    {1703, -1, -1, -1, -1, 1744, 2319, 75, 4, 5, 1, 33, 59, 0, 0, 21},  // addArc
    {1714, -1, -1, -1, -1, 1748, 2324, 76, 7, 7, 0, 0, 59, 0, 0, 21},  // CGPathAddArcToPoint
    {1715, -1, -1, -1, -1, 1755, 2331, 77, 8, 8, 0, 0, 59, 0, 0, 21},  // CGPathAddCurveToPoint
    {1716, -1, -1, -1, -1, 1763, 2339, 78, 6, 6, 0, 0, 59, 0, 0, 21},  // CGPathAddQuadCurveToPoint
    {1717, -1, -1, -1, -1, 1769, 2345, 79, 8, 8, 0, 0, 59, 0, 1, 21},  // CGPathAddArc
    {1718, -1, -1, -1, -1, 1777, 2353, 80, 7, 7, 0, 0, 59, 0, 0, 21},  // CGPathAddRelativeArc
    {1719, -1, -1, -1, -1, 0, 2360, 81, 0, 1, 2, 33, 13, 0, 0, 21},  // boundingBox
    {780, -1, -1, -1, -1, 0, 2361, 82, 0, 1, 2, 33, 13, 0, 0, 21},  // bounds
    {1720, -1, -1, -1, -1, 0, 2362, 83, 0, 1, 2, 33, 13, 0, 0, 21},  // boundingBoxOfPath
    {375, -1, -1, -1, -1, 0, 2363, 84, 0, 1, 2, 33, 2, 0, 0, 21},  // isEmpty
    {1721, -1, -1, -1, -1, 0, 2364, 85, 0, 1, 2, 33, 9, 0, 0, 21},  // currentPoint
    {1635, -1, -1, -1, 1626, 0, 2365, 86, 0, 1, 2, 33, 32, 0, 0, 21},  // cgPath
    {1722, -1, -1, -1, -1, 1784, 2366, 87, 1, 1, 0, 0, 2, 0, 0, 21},  // CGPathIsEmpty
    {1723, -1, -1, -1, -1, 1785, 2367, 88, 1, 1, 0, 0, 13, 0, 0, 21},  // CGPathGetBoundingBox
    {1724, -1, -1, -1, -1, 1786, 2368, 89, 1, 1, 0, 0, 13, 0, 0, 21},  // CGPathGetPathBoundingBox
    {1725, -1, -1, -1, -1, 1787, 2369, 90, 0, 1, 1, 33, 32, 0, 0, 21},  // copy
    {1726, -1, -1, -1, -1, 1787, 2370, 91, 0, 1, 1, 33, 32, 0, 0, 21},  // mutableCopy
    {1725, -1, -1, -1, -1, 1787, 2371, 92, 1, 2, 1, 33, 32, 0, 0, 21},  // copy
    {1726, -1, -1, -1, -1, 1788, 2373, 93, 1, 2, 1, 33, 32, 0, 0, 21},  // mutableCopy
    {1728, -1, -1, -1, 1729, 1789, 2375, 94, 0, 1, 1, 33, 32, 0, 0, 21},  // reversing
    {1730, -1, -1, -1, -1, 1789, 2376, 95, 1, 1, 0, 0, 32, 0, 0, 21},  // CGPathCreateCopy
    {1731, -1, -1, -1, -1, 1790, 2377, 96, 1, 1, 0, 0, 32, 0, 0, 21},  // CGPathCreateMutableCopy
    {1732, -1, -1, -1, -1, 1791, 2378, 97, 2, 2, 0, 0, 32, 0, 0, 21},  // CGPathCreateCopyByTransformingPath
    {1733, -1, -1, -1, -1, 1793, 2380, 98, 2, 2, 0, 0, 32, 0, 0, 21},  // CGPathCreateMutableCopyByTransformingPath
    {1735, 1734, -1, -1, -1, 0, 0, 99, 0, 0, 5, 28, 27, 0, 0, 21},  // winding
    {1736, 1734, -1, -1, -1, 0, 0, 100, 0, 0, 5, 28, 27, 0, 0, 21},  // evenOdd
    {1737, -1, -1, -1, -1, 0, 2382, 101, 0, 1, 2, 33, 2, 0, 0, 21},  // usesEvenOddFillRule
    {402, -1, -1, -1, 1738, 1795, 2383, 102, 1, 2, 1, 33, 2, 0, 0, 21},  // contains
    {402, -1, -1, -1, -1, 1796, 2385, 103, 2, 3, 1, 33, 2, 0, 0, 21},  // contains
    {402, -1, -1, -1, -1, 1798, 2388, 104, 2, 3, 1, 33, 2, 0, 0, 21},  // contains
    {402, -1, -1, -1, -1, 1800, 2391, 105, 3, 4, 1, 33, 2, 0, 0, 21},  // contains
    {1739, -1, -1, -1, -1, 1804, 2395, 106, 4, 4, 0, 0, 2, 0, 0, 21},  // CGPathContainsPoint
    {1463, -1, -1, -1, -1, 0, 2399, 107, 0, 1, 2, 32, 32, 0, 0, 21},  // path
    {1740, -1, -1, -1, -1, 0, 2400, 108, 0, 1, 2, 32, 17, 0, 0, 21},  // fillColor
    {1741, -1, -1, -1, -1, 0, 2401, 109, 0, 1, 2, 32, 17, 0, 0, 21},  // strokeColor
    {1641, -1, -1, -1, -1, 0, 2402, 110, 0, 1, 2, 32, 0, 0, 0, 21},  // lineWidth
    {1742, -1, -1, -1, -1, 0, 2403, 111, 0, 1, 2, 32, 23, 0, 0, 21},  // lineJoin
    {1743, -1, -1, -1, -1, 0, 2404, 112, 0, 1, 2, 32, 4, 0, 0, 21},  // lineDashPattern
    {1744, -1, -1, -1, -1, 0, 2405, 113, 0, 1, 2, 32, 0, 0, 0, 21},  // lineDashPhase
    {1746, 1745, 1747, -1, -1, 0, 0, 114, 0, 0, 5, 24, 23, 0, 0, 21},  // miter
    {116, 1745, 1748, -1, -1, 0, 0, 115, 0, 0, 5, 24, 23, 0, 0, 21},  // round
    {1749, 1745, 1750, -1, -1, 0, 0, 116, 0, 0, 5, 24, 23, 0, 0, 21},  // bevel
    {725, -1, -1, -1, 730, 0, 2406, 117, 0, 1, 2, 18, 17, 0, 0, 21},  // cgColor
    {335, -1, 1751, -1, -1, 1808, 2407, 0, 1, 1, 0, 0, 13, 0, 0, 22},  // rect
    {333, -1, 1752, -1, -1, 1809, 2408, 1, 1, 1, 0, 0, 9, 0, 0, 22},  // point
    {325, -1, 1753, -1, -1, 1810, 2409, 2, 1, 1, 0, 0, 12, 0, 0, 22},  // size
    {319, -1, 1754, -1, -1, 1811, 2410, 3, 1, 1, 0, 0, 10, 0, 0, 22},  // vector
    {133, -1, 1755, -1, -1, 1812, 2411, 4, 1, 1, 0, 0, 14, 0, 0, 22},  // transform
    {1756, -1, -1, -1, -1, 1813, 2412, 5, 1, 1, 0, 0, 14, 0, 0, 22},  // css
    {1757, -1, -1, -1, -1, 1814, 2413, 6, 1, 1, 0, 0, 14, 0, 0, 22},  // svg
    {1592, 279, -1, -1, -1, 1815, 2414, 7, 1, 1, 4, 4, 9, 0, 0, 22},  // cgPoint
    {1593, 279, -1, -1, -1, 1816, 2415, 8, 1, 1, 4, 4, 12, 0, 0, 22},  // cgSize
    {1594, 279, -1, -1, -1, 1817, 2416, 9, 1, 1, 4, 4, 13, 0, 0, 22},  // cgRect
    {1595, 279, -1, -1, -1, 1818, 2417, 10, 1, 1, 4, 4, 10, 0, 0, 22},  // cgVector
    {1596, 279, -1, -1, -1, 1819, 2418, 11, 1, 1, 4, 4, 14, 0, 0, 22},  // cgAffineTransform
    {1758, -1, -1, -1, -1, 1820, 2419, 12, 1, 1, 0, 0, 30, 0, 0, 22},  // views
    {133, -1, -1, -1, -1, 1821, 2420, 0, 2, 2, 0, 0, 14, 0, 0, 23},  // transform
    {133, -1, -1, -1, -1, 1823, 2422, 1, 3, 3, 0, 0, 14, 0, 0, 23},  // transform
    {1682, 1759, -1, -1, -1, 0, 0, 2, 0, 0, 5, 23, 22, 0, 0, 23},  // fill
    {1760, 1759, -1, -1, -1, 0, 0, 3, 0, 0, 5, 23, 22, 0, 0, 23},  // aspectFit
    {1761, 1759, -1, -1, -1, 0, 0, 4, 0, 0, 5, 23, 22, 0, 0, 23},  // aspectFill
    {1762, 1759, -1, -1, -1, 0, 0, 5, 0, 0, 5, 23, 22, 0, 0, 23},  // scaleToFill
    {1763, 1759, -1, -1, -1, 0, 0, 6, 0, 0, 5, 23, 22, 0, 0, 23},  // scaleAspectFit
    {1764, 1759, -1, -1, -1, 0, 0, 7, 0, 0, 5, 23, 22, 0, 0, 23},  // scaleAspectFill
    {133, -1, -1, -1, -1, 1826, 2425, 8, 1, 1, 0, 0, 59, 0, 0, 23},  // transform
    {1766, -1, -1, -1, -1, 1827, 2426, 9, 1, 1, 0, 0, 0, 0, 0, 23},  // area
    {402, -1, -1, -1, -1, 1828, 2427, 10, 2, 2, 0, 0, 2, 0, 0, 23},  // contains
    {379, -1, -1, -1, -1, 1830, 2429, 11, 1, 2, 1, 31, 4, 0, 0, 23},  // corners
    {1756, -1, -1, -1, -1, 0, 2431, 0, 0, 1, 2, 15, 3, 0, 0, 24},  // css
    {1757, -1, -1, -1, -1, 0, 2432, 1, 0, 1, 2, 15, 3, 0, 0, 24},  // svg
    {1767, -1, -1, -1, -1, 0, 2433, 2, 0, 1, 2, 15, 58, 0, 0, 24},  // latex
    {1767, -1, -1, -1, -1, 0, 2434, 3, 0, 1, 2, 16, 58, 0, 0, 24},  // latex
    {1768, -1, -1, -1, -1, 1831, 2435, 4, 1, 1, 0, 0, 58, 0, 0, 24},  // swiftCode
    {1769, -1, -1, -1, -1, 1832, 2436, 0, 1, 1, 0, 0, 58, 0, 0, 25},  // explain
    {1769, -1, -1, -1, -1, 1833, 2437, 1, 2, 2, 0, 0, 58, 0, 0, 25},  // explain
    {605, -1, -1, -1, -1, 1835, 2439, 2, 2, 2, 0, 0, 58, 0, 0, 25},  // compare
    {605, -1, -1, -1, -1, 1837, 2441, 3, 3, 3, 0, 0, 58, 0, 0, 25},  // compare
    {972, -1, -1, -1, 1834, 1901, 2444, 0, 1, 2, 1, 32, 37, 0, 0, 26},  // action
    {1835, -1, -1, -1, -1, 1903, 2446, 1, 1, 1, 3, 0, 3, 0, 0, 26},  // Selector
    {1837, -1, -1, -1, -1, 1904, 2447, 2, 1, 1, 0, 0, 3, 0, 0, 26},  // NSStringFromClass
    {1838, -1, -1, -1, -1, 1905, 2448, 3, 1, 1, 0, 0, 3, 0, 0, 26},  // NSSelectorFromString
};

static const int32_t labels[] = {
    136, 247, 248, 137, 249, 250, 252, 253, 256, 253, 257, -1, -1, 260, -1, 260, -1, -1, 260, 262, 253, 262,
    253, -1, 262, 253, 262, 253, 270, -1, -1, -1, -1, 7, -1, 294, 295, 300, 301, 302, 303, -1, 262, 253, -1,
    311, -1, -1, -1, -1, 316, 317, -1, -1, 322, 323, -1, -1, -1, -1, -1, 262, 253, 322, 323, 297, 325, -1,
    343, 344, -1, -1, -1, 382, 383, 384, 385, -1, -1, -1, 270, 316, 317, 316, 317, -1, -1, -1, -1, -1, -1,
    -1, 411, 412, 408, 409, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 437, 437, 437, 437, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, 438, 439, 438, 439, 438, 439, 438, 439, 438, 439, 438, 439, 438, 439, 438, 439, 438,
    439, 438, 439, -1, 440, -1, 440, -1, 440, -1, 440, -1, 440, -1, 440, -1, 440, -1, 440, -1, 440, -1, 440,
    -1, 440, 441, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 412, 311, 270, 412, 294, 270,
    311, 270, 294, 270, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 525, 525,
    529, 543, -1, 270, 311, -1, -1, -1, -1, 525, 441, 441, 441, 441, 441, 441, 441, 441, 441, 441, 441, 441,
    552, 553, 552, 553, -1, -1, -1, -1, -1, -1, 270, -1, -1, -1, -1, -1, -1, -1, 440, 566, 567, 568, 569, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 577, 583, 584, 583, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, 598, -1, 600, -1, 602, -1, -1, -1, -1, -1, 87, 87, -1, 529, 87, 87, 87, 529, 9, -1, 9, -1,
    615, -1, -1, -1, -1, -1, -1, -1, 619, 294, 412, -1, -1, 615, 270, 87, -1, 621, 623, 624, -1, 394, -1,
    394, 625, 412, 311, 623, 624, -1, 394, -1, 394, 625, 412, 311, -1, -1, 621, 627, -1, -1, -1, -1, 632, -1,
    87, 633, 576, 633, 576, -1, 576, -1, -1, -1, -1, 270, 270, 270, -1, 621, -1, 636, -1, 637, 636, 637, 637,
    638, -1, -1, -1, 633, 576, 621, 657, 529, 615, -1, 529, 615, -1, 621, 669, 621, 670, 621, 669, 670, 627,
    -1, 672, 673, 674, 529, -1, 676, -1, -1, 677, 685, -1, -1, 685, -1, 685, 638, -1, 688, -1, -1, -1, -1,
    688, -1, -1, 694, -1, 688, -1, -1, 695, 270, -1, -1, -1, -1, -1, -1, 87, 87, -1, 270, -1, 270, 270, -1,
    311, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 529, 529, 529, 529, 615, -1, -1,
    615, -1, -1, -1, -1, 716, 717, 718, 719, -1, 724, 719, 725, 726, 727, 728, 719, 729, 717, 718, 719, 716,
    717, 718, 719, 731, 779, 779, 779, 779, 779, 779, 779, 779, 779, 779, 779, 779, 779, 731, 787, 785, 311,
    262, 253, 322, 323, 675, -1, 872, -1, 972, 7, -1, 972, 973, -1, 972, 7, -1, 972, 973, 7, -1, -1, 7, -1,
    978, -1, 7, -1, 978, -1, 7, -1, 978, -1, 7, -1, 978, -1, 7, -1, 7, 529, -1, -1, 1011, -1, 1014, -1, 637,
    637, 1018, -1, 1019, -1, 1020, -1, 311, -1, 412, -1, 1023, -1, 1024, -1, 1023, -1, 1024, 529, -1, -1, -1,
    -1, -1, -1, -1, 637, -1, 1044, -1, 1045, -1, 615, -1, 615, -1, 615, 1060, 615, 8, 8, 8, 1075, 8, 1075,
    -1, -1, -1, 311, -1, 412, -1, -1, 1081, -1, -1, 787, 322, 323, 322, 323, 322, 323, 1131, -1, 262, 253,
    -1, 262, 253, 262, 253, -1, -1, -1, 1133, -1, -1, 1133, 262, 253, 262, 253, 262, 253, 1133, -1, -1, 262,
    253, -1, 1147, 972, -1, 1147, 972, -1, 1147, 972, -1, 1147, 972, -1, 1147, 972, -1, 1147, 972, -1, 1147,
    972, -1, 8, -1, 1202, 8, -1, 1204, 8, -1, 8, -1, -1, 8, -1, 1204, -1, 972, -1, 972, -1, 615, -1, 615, -1,
    1209, -1, 1209, -1, 615, -1, 615, -1, 1209, -1, 1209, -1, 615, -1, 615, -1, 1209, -1, 1209, -1, 615, -1,
    615, -1, 1209, -1, 1209, -1, 7, -1, 1215, 1218, -1, -1, -1, 8, -1, 8, -1, 7, -1, -1, 7, -1, 7, -1, 412,
    311, 1254, 412, 311, 1254, 1255, 412, 311, 1254, 412, 311, 1254, 1255, 637, 412, 311, 1254, 637, 412,
    311, 1254, 295, 637, 270, 1259, 1254, 637, 637, 1261, 637, 1256, 637, 1261, 1256, 637, 1263, 311, 1254,
    -1, 529, 529, 529, 529, 615, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 838, 838, 838, 838, 838, 838, 838,
    838, 838, 838, 838, -1, 784, -1, 1382, -1, -1, -1, 1383, 1384, 1385, 1386, 1386, 1387, 1388, 1389, 1390,
    1387, 1391, 1392, 1391, 1392, 1391, 1392, 1387, 1391, 1392, 1387, 637, 637, 1394, 1395, -1, -1, 637,
    1398, 1399, 1398, 1399, 1398, 1399, 1400, 1398, 1399, 1400, 1398, 1401, 1399, 1398, 1401, 1399, 1398,
    1401, 1399, 1400, 1398, 1401, 1399, 1400, 1398, 1401, 1402, 1399, 1398, 1401, 1402, 1399, 1398, 1401,
    1402, 1399, 1400, 1398, 1401, 1402, 1399, 1400, 1398, 1401, 1403, 1404, 1399, 1398, 1401, 1403, 1404,
    1399, 1398, 1401, 1403, 1404, 1402, 1399, 1398, 1401, 1403, 1404, 1402, 1399, 1398, 1401, 1403, 1404,
    1399, 1400, 1398, 1401, 1403, 1404, 1399, 1400, 1398, 1401, 1403, 1404, 1402, 1399, 1400, 1398, 1401,
    1403, 1404, 1402, 1399, 1400, -1, 1399, -1, 1399, -1, 1399, 1400, -1, 1399, 1400, -1, 1401, 1402, 1399,
    -1, 1401, 1402, 1399, -1, 1401, 1402, 1399, 1400, -1, 1401, 1402, 1399, 1400, -1, 1401, 1403, 1404, 1402,
    1399, 1400, -1, 1401, 1403, 1404, 1402, 1399, 1400, 1406, 1399, 1406, 1399, 1406, 1399, 1400, 1406, 1399,
    1400, 1406, 1392, 1399, 1406, 1392, 1399, 1406, 1392, 1399, 1400, 1406, 1392, 1399, 1400, 1406, 1401,
    1399, 1406, 1401, 1399, 1406, 1401, 1399, 1400, 1406, 1401, 1399, 1400, 1406, 1392, 1401, 1399, 1406,
    1392, 1401, 1399, 1406, 1392, 1401, 1399, 1400, 1406, 1392, 1401, 1399, 1400, 1406, 1402, 1399, 1406,
    1402, 1399, 1406, 1402, 1399, 1400, 1406, 1402, 1399, 1400, 1406, 1392, 1402, 1399, 1406, 1392, 1402,
    1399, 1406, 1392, 1402, 1399, 1400, 1406, 1392, 1402, 1399, 1400, 1406, 1392, 1401, 1402, 1399, 1406,
    1392, 1401, 1402, 1399, 1406, 1392, 1401, 1402, 1399, 1400, 1406, 1392, 1401, 1402, 1399, 1400, 1406,
    1401, 1402, 1399, 1406, 1401, 1402, 1399, 1406, 1401, 1402, 1399, 1400, 1406, 1401, 1402, 1399, 1400,
    1406, 1392, 1404, 1399, 1406, 1392, 1404, 1399, 1406, 1392, 1404, 1399, 1400, 1406, 1392, 1404, 1399,
    1400, 1406, 1392, 1404, 1401, 1399, 1406, 1392, 1404, 1401, 1399, 1406, 1392, 1404, 1401, 1399, 1400,
    1406, 1392, 1404, 1401, 1399, 1400, 1406, 1392, 1404, 1402, 1399, 1406, 1392, 1404, 1402, 1399, 1406,
    1392, 1404, 1402, 1399, 1400, 1406, 1392, 1404, 1402, 1399, 1400, 1406, 1392, 1404, 1401, 1402, 1399,
    1406, 1392, 1404, 1401, 1402, 1399, 1406, 1392, 1404, 1401, 1402, 1399, 1400, 1406, 1392, 1404, 1401,
    1402, 1399, 1400, -1, 1392, 1404, 1401, 1402, 1399, 1400, -1, 1392, 1404, 1401, 1402, 1399, 1400, 1398,
    1401, 1399, 1398, 1401, 1399, 1398, 1401, 1402, 1399, 1398, 1401, 1402, 1399, 1398, 1401, 1399, 1400,
    1398, 1401, 1399, 1400, 1398, 1401, 1402, 1399, 1400, 1398, 1401, 1402, 1399, 1400, -1, 1401, 1402, 1399,
    1400, -1, 1401, 1402, 1399, 1400, 1411, 1412, 1399, 1411, 1412, 1399, -1, 1412, 1399, -1, 1412, 1399,
    1415, 1416, 1399, 1398, 1401, 1402, 1399, 1400, 1398, 1401, 1402, 1399, 1400, 1398, 1401, 1402, 1399,
    1398, 1401, 1402, 1399, 1398, 1401, 1399, 1400, 1398, 1401, 1399, 1400, 1398, 1401, 1399, 1398, 1401,
    1399, -1, 1420, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1436, 778, 778, 1436, -1, 1438, -1, 1438, 1441, -1,
    1441, 1438, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1456, 1456, 1456, 1486, 1392, 1391,
    1487, 1399, 1391, 1487, 1399, 1391, 1487, 1391, 1487, 1391, 1386, 1399, 1391, 1386, 1399, 1391, 1386,
    1391, 1386, 1391, 1383, 1384, 1399, 1391, 1383, 1384, 1399, 1391, 1383, 1384, 1391, 1383, 1384, 1391,
    1488, 1391, 1488, 1490, -1, 637, 1495, 1496, -1, -1, 1498, -1, -1, 685, 685, 685, 1512, -1, 1512, 1512,
    -1, 1512, 685, -1, 685, -1, 685, 685, -1, 412, -1, 311, -1, -1, -1, -1, -1, 685, 1529, 1530, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 281, 282, 1539, 1540,
    283, 284, 1541, 1542, 1543, 1544, 1545, 1546, 285, 286, 1547, 287, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, 621, -1, 1554, -1, 621, 1554, -1, -1, 621, -1, 1554, -1, 621, 1554, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, 529, -1, 8, -1, -1, 529, -1, 8, -1, -1, 1571, -1, 1263, -1, 1263, 1571,
    -1, -1, 1571, -1, 1263, -1, 1263, 1571, -1, -1, 186, 1591, 187, 188, 75, 219, 75, 1592, 227, 1593, 229,
    1594, 230, 1595, 228, 1596, 154, -1, -1, -1, 1605, 1605, 1605, 85, -1, -1, -1, -1, -1, -1, -1, -1, 280,
    280, -1, -1, -1, -1, -1, -1, -1, -1, 270, -1, -1, 1624, 335, 1632, 1081, 1633, 1634, 1635, -1, -1, 335,
    133, -1, 1638, 133, -1, -1, -1, -1, -1, -1, 576, 1229, -1, -1, 1632, 1662, 1663, 133, -1, -1, -1, -1,
    1632, 1665, 1666, 311, 311, 133, 311, 311, 133, 1670, 1670, 133, 311, 311, -1, -1, 133, -1, -1, 133, 8,
    8, 133, 8, 1662, 1663, 8, 1662, 1663, 133, -1, -1, -1, 133, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 311, 1383, 1384,
    311, 1696, 1697, 311, 1696, 1697, 133, 311, 1699, 311, 1700, 311, 1700, 133, 311, 1383, 1384, 311, 1699,
    1704, 1259, 1705, 1706, 1707, 380, 1259, 1705, 1706, 1707, 380, 1259, 1705, 1706, 1707, 133, 380, 1259,
    1705, 1709, 380, 1259, 1705, 1709, 133, 1710, 1259, 1705, 1706, 1707, 1704, 1259, 1705, 1706, 1707, 1712,
    1713, 1259, 1712, 1713, 1259, 133, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1727, 1727, -1,
    -1, -1, -1, -1, -1, -1, -1, 1727, -1, 133, -1, 1727, 133, -1, -1, -1, -1, -1, 412, 412, 412, 412, 412,
    -1, -1, 7, 7, 7, 7, 7, 412, 412, 311, 412, 311, -1, 1765, 529, -1, 8, 8, -1, -1, -1, 1770, -1, -1, -1,
    -1, 529, -1, 615, 1060, 615, 529, -1, 637, 1011, 1014, -1, 311, -1, 412, -1, 311, -1, 412, -1, -1, 412,
    -1, 311, -1, 637, -1, 685, 685, -1, 657, 529, 615, -1, 637, 1018, -1, -1, -1, 636, -1, 1490, 637, 1495,
    1496, 1202, 8, -1, 8, 1218, 685, 685, -1, 685, 1512, 1512, -1, 1512, -1, 1512, 685, -1, 685, 685, 685,
    -1, -1, -1, 257, -1, 260, 270, 294, 295, 300, 301, 302, 303, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1710,
    1259, 1705, 1706, 1707, 1704, 1259, 1705, 1706, 1707, 380, 1259, 1705, 1706, 1707, 380, 1259, 1705, 1706,
    1707, 133, 380, 1259, 1705, 1709, 380, 1259, 1705, 1709, 133, -1, -1, -1, -1, -1, -1, -1, -1, 637, 270,
    1259, 1254, 637, 412, 311, 1254, 295, -1, -1, -1, 262, 253, -1, -1, -1, -1, -1, -1, -1, -1, -1, 311, -1,
    412, -1, 1023, -1, 1024, -1, 1023, -1, 1024, -1, 311, -1, 412, -1, 615, 1060, 615, -1, -1, -1
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
    5, 4, 5, 55, 1, 1, 5, 0, 5, 55, 5, 55, 5, 55, 5, 0, 5, 55, 5, 55, 5, 55, 5, 0, 5, 55, 5, 55, 5, 55, 5,
    2053, 5, 2053, 5, 1, 5, 1, 8, 55, 5, 5, 5, 1, 5, 5, 1, 5, 1, 5, 1, 5, 1, 5, 1, 5, 1, 5, 8, 5, 8, 1541, 5,
    55, 5, 55, 5, 55, 5, 5, 5, 1, 5, 1, 5, 1, 1, 5, 1, 1, 1, 5, 1, 1, 4, 1, 4, 1, 4, 1, 1, 4, 1, 1, 1, 4, 1,
    1, 5, 1, 1, 5, 5, 0, 5, 55, 5, 55, 5, 1, 5, 5, 5, 5, 55, 8, 55, 5, 0, 55, 5, 55, 0, 1, 0, 1, 0, 1, 5, 5,
    269880, 269880, 269880, 269880, 5, 55, 5, 55, 5, 5, 55, 5, 55, 5, 4, 5, 0, 5, 240585803269, 5, 0, 1, 5,
    240585803269, 1, 5, 1, 5, 5, 5, 5, 5, 5, 3, 4, 4, 4, 4, 4, 14084, 4, 4, 4, 4, 4, 1, 4, 4, 4, 4, 4, 4, 4,
    4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 1, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 1, 4, 4, 3, 4, 4,
    1, 3, 4, 55, 4, 55, 4, 1, 4, 1, 0, 0, 0, 0, 0, 0, 7, 7, 7, 7, 7, 7, 7, 0, 7, 0, 7, 0, 0, 7, 0, 0, 7, 7,
    7, 3, 7, 7, 55, 7, 55, 7, 55, 7, 55, 7, 7, 55, 7, 0, 7, 0, 5, 5, 55, 5, 55, 395269, 55, 7, 55, 7, 55, 7,
    55, 7, 55, 7, 0, 55, 7, 55, 7, 55, 7, 55, 7, 55, 7, 55, 7, 55, 7, 55, 7, 7, 8, 8, 8, 8, 8, 8, 8, 8, 8, 3,
    8, 1, 8, 55, 8, 8, 8, 61602783429896, 61602783429896, 61602783429896, 240585672709, 6, 6, 6, 6, 1541, 6,
    1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541, 6, 1541,
    6, 0, 6, 0, 6, 0, 6, 0, 6, 6, 6, 6, 0, 6, 0, 1, 1, 1, 1, 18, 1, 18, 18, 18, 1, 1, 18, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 4, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 14, 31, 31, 31, 31, 31, 31, 31, 4,
    4, 0, 31, 31, 31, 10, 31, 31, 31, 31, 31, 31, 1, 1, 1, 1, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31,
    31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31,
    29, 31, 4, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 14, 3, 31, 31, 31,
    31, 31, 0, 1079, 66856, 31, 0, 1079, 66856, 31, 0, 590903, 66856, 31, 0, 590903, 66856, 31, 66856, 31,
    66856, 31, 2308, 66857, 31, 2308, 66857, 31, 0, 66857, 31, 0, 66857, 31, 0, 66857, 31, 0, 66857, 31, 0,
    66857, 31, 0, 66857, 31, 0, 66857, 31, 0, 66857, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31,
    31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 1, 31, 1, 1, 31, 31, 31, 31, 31,
    31, 31, 3594, 2335, 31, 3594, 2335, 31, 3594, 2335, 31, 3594, 2335, 31, 3594, 2335, 31, 3594, 2335, 31,
    31, 32, 32, 32, 31, 32, 31, 32, 32, 31, 31, 31, 14, 32, 14, 31, 31, 31, 13, 31, 31, 31, 31, 3, 32, 31, 1,
    32, 32, 1, 32, 32, 32, 32, 32, 32, 31, 31, 31, 31, 31, 31, 10, 0, 31, 0, 0, 31, 0, 0, 31, 10, 0, 32, 32,
    32, 32, 32, 32, 32, 32, 32, 32, 0, 31, 14, 3, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32,
    32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32,
    32, 32, 32, 32, 15, 32, 32, 32, 32, 32, 32, 32, 32, 3594, 2336, 32, 3594, 2336, 32, 10, 32, 10, 1, 4, 4,
    4, 53, 1, 1, 53, 1, 53, 1, 53, 1, 1, 2614, 53, 1, 53, 1, 1, 53, 10, 53, 1, 1, 53, 1, 53, 1, 53, 13, 53,
    2, 53, 2, 2614, 53, 1, 53, 1, 2614, 53, 1, 1, 53, 1, 53, 1, 53, 1, 1, 2614, 53, 15, 53, 56, 53, 53, 53,
    53, 53, 54, 54, 1, 1, 15, 0, 590903, 55, 0, 590903, 55, 0, 590903, 55, 0, 590903, 55, 0, 590903, 55, 0,
    590903, 55, 0, 590903, 55, 35, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34, 34,
    34, 34, 34, 2335, 34, 2335, 34, 1, 2335, 34, 1, 2335, 34, 2335, 34, 2335, 34, 2335, 34, 2335, 34, 2826,
    2335, 34, 2826, 2335, 34, 0, 590903, 34, 0, 590903, 31, 1541, 0, 34, 1541, 0, 31, 1541, 0, 34, 1541, 0,
    31, 1541, 0, 34, 1541, 0, 31, 1541, 0, 34, 1541, 0, 31, 1541, 0, 34, 1541, 0, 31, 1541, 0, 34, 1541, 0,
    31, 1541, 0, 34, 1541, 0, 31, 1541, 0, 34, 1541, 0, 34, 56, 0, 34, 56, 0, 34, 34, 34, 34, 34, 31, 34, 31,
    34, 31, 31, 31, 31, 56, 2335, 56, 2335, 56, 2335, 56, 2335, 5, 56, 598559, 56, 598559, 56, 598559, 56,
    56, 56, 56, 56, 56, 56, 56, 10, 10, 1, 10, 10, 1, 3, 5, 5, 1, 5, 5, 1, 3, 10, 1, 1, 1, 10, 1, 1, 1, 258,
    10, 258, 1, 1, 10, 10, 1, 10, 1, 10, 1, 1, 10, 1, 5, 1, 43, 43, 43, 0, 43, 0, 43, 0, 43, 0, 43, 0, 43, 0,
    43, 0, 43, 0, 43, 0, 43, 0, 43, 0, 43, 0, 43, 0, 43, 0, 43, 0, 43, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    46, 46, 1, 1, 1, 1, 10, 10, 45, 1, 1, 11, 1, 1, 1, 11, 1, 1, 1, 1, 11, 39, 1, 39, 1, 39, 39, 10, 10,
    1301274266515931649, 1301274266515931649, 1, 1, 55, 1, 55, 2359, 1, 1, 55, 1, 1, 55, 2359, 1, 1,
    151061804, 55, 1, 1, 151061804, 55, 2359, 1, 1, 1, 1, 55, 1, 1, 1, 1, 151061804, 55, 1, 1, 1, 1, 55,
    2359, 1, 1, 1, 1, 151061804, 55, 2359, 1, 55, 1, 55, 2359, 1, 1, 151061804, 55, 1, 1, 151061804, 55,
    2359, 1, 1, 1, 1, 151061804, 55, 2359, 1, 55, 1, 55, 2359, 1, 1, 55, 1, 1, 55, 2359, 1, 1, 55, 1, 1, 55,
    2359, 1, 1, 1, 55, 1, 1, 1, 55, 2359, 1, 151061804, 55, 1, 151061804, 55, 2359, 1, 1, 151061804, 55, 1,
    1, 151061804, 55, 2359, 1, 1, 1, 151061804, 55, 1, 1, 1, 151061804, 55, 2359, 1, 1, 151061804, 55, 1, 1,
    151061804, 55, 2359, 1, 1, 1, 55, 1, 1, 1, 55, 2359, 1, 1, 1, 1, 55, 1, 1, 1, 1, 55, 2359, 1, 1, 1,
    151061804, 55, 1, 1, 1, 151061804, 55, 2359, 1, 1, 1, 1, 151061804, 55, 1, 1, 1, 1, 151061804, 55, 2359,
    1, 1, 1, 1, 151061804, 55, 2359, 1, 1, 55, 1, 1, 151061804, 55, 1, 1, 55, 2359, 1, 1, 151061804, 55,
    2359, 1, 1, 151061804, 55, 2359, 1, 1, 55, 1, 1, 55, 1, 3, 55, 1, 1, 151061804, 55, 2359, 1, 1,
    151061804, 55, 1, 1, 55, 2359, 1, 1, 55, 2308, 0, 1, 1, 1, 3, 3, 45, 0, 603908, 603908, 0, 4, 4, 0, 52,
    55, 52, 55, 52, 55, 52, 55, 52, 1, 55, 52, 1, 55, 52, 55, 1, 52, 55, 1, 1, 1, 1, 1, 1, 55, 3, 2308, 2308,
    2308, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38,
    38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 38, 1, 1, 38, 38, 1, 45, 2359, 1, 45, 1, 1, 2359, 1, 1, 1,
    10, 10, 2359, 1, 10, 10, 1, 39, 38, 38, 1, 38, 38, 3, 38, 50, 38, 2343, 1, 38, 55, 38, 55, 1, 38, 55, 38,
    38, 38, 38, 38, 38, 38, 38, 49, 50, 32, 38, 2308, 32, 4, 32, 4, 32, 32, 32, 4, 32, 0, 4, 31, 4, 31, 0, 4,
    32, 4, 32, 0, 4, 38, 0, 4, 38, 4, 32, 32, 32, 32, 1, 2336, 32, 1, 2336, 1, 3, 2343, 2359, 0, 4, 15, 15,
    1, 1, 1, 1, 1, 1, 15, 15, 258, 258, 258, 15, 258, 258, 258, 15, 258, 1, 1, 1, 258, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 15, 15, 15, 15, 15, 15, 15, 15, 0, 0, 4, 0, 4, 0, 4, 4, 0, 0, 4, 0,
    4, 0, 4, 4, 4, 4, 4, 3, 3, 3, 3, 4, 3, 4, 3, 3, 0, 22, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 3, 3, 10, 10, 13, 13, 14, 14, 11, 11, 15, 15, 1, 1, 1, 1,
    1, 3, 10, 13, 14, 11, 15, 4, 4, 4, 4, 4, 4, 5, 4, 1, 4, 1, 4, 8, 4, 1, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 1,
    3, 1, 1, 8, 8, 8, 5, 4, 5, 4, 5, 55, 5, 8, 5, 4, 5, 4, 5, 4, 7, 55, 0, 14, 14, 1, 14, 14, 33, 14, 2319,
    14, 2319, 33, 14, 2319, 14, 2319, 33, 2319, 14, 33, 33, 33, 33, 33, 33, 2309, 1, 1, 33, 55, 33, 33, 14,
    1, 1, 2319, 14, 1, 1, 2319, 14, 66843, 13, 33, 10, 33, 10, 15, 33, 10, 33, 10, 15, 33, 5, 33, 5, 15, 33,
    14, 33, 14, 15, 33, 5, 33, 5, 15, 33, 14, 33, 14, 15, 33, 14, 1, 1, 33, 14, 1, 1, 15, 33, 33, 33, 33, 33,
    33, 15, 33, 15, 33, 33, 33, 33, 33, 33, 2319, 14, 33, 2319, 1, 1, 33, 2319, 1, 1, 33, 2319, 14, 1, 1, 33,
    2319, 5, 1, 33, 2319, 5, 1, 33, 33, 33, 2319, 33, 33, 33, 10, 10, 10, 33, 10, 10, 10, 33, 10, 10, 10, 15,
    33, 10, 10, 33, 10, 10, 33, 10, 10, 15, 33, 10, 1, 258, 258, 3, 33, 10, 1, 258, 258, 3, 33, 10, 1, 258,
    258, 3, 15, 33, 10, 1, 258, 258, 33, 10, 1, 258, 258, 15, 10, 1, 258, 258, 3, 33, 10, 10, 1, 33, 10, 10,
    1, 15, 33, 2319, 1, 1, 1, 1, 1, 33, 2319, 1, 1, 1, 1, 1, 1, 33, 2319, 1, 1, 1, 1, 33, 2319, 1, 1, 1, 258,
    258, 0, 33, 2319, 1, 1, 1, 258, 258, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 33, 2319, 33, 2319, 33,
    33, 33, 33, 2319, 33, 2319, 33, 33, 10, 33, 10, 28, 33, 10, 15, 33, 10, 28, 15, 33, 2319, 10, 3, 32, 32,
    32, 32, 32, 32, 32, 18, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 14, 14, 14, 14, 23, 5, 5, 10, 5, 31, 2335,
    15, 15, 15, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 4, 4, 57, 4
};

static const uint8_t types[] = {
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 3, 4, 4,
    4, 4, 5, 5, 5, 7, 5, 5, 4, 3, 8, 8, 8, 8, 8, 8, 2, 10, 11, 13, 14, 17, 19, 18, 31, 31, 31, 31, 31, 31,
    31, 31, 31, 31, 31, 31, 31, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 56, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 7, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 29, 1,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 26, 26, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 41, 35, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 40, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 21, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 31, 0, 31, 0, 31, 0, 0, 0, 0, 0, 0, 32, 32, 32, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 42, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 54, 0, 0, 0, 0, 0,
    53, 15, 34, 0, 34, 34, 34, 34, 34, 34, 36, 35, 36, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 56, 0, 0, 0, 0, 0, 0, 0, 37, 37, 0, 0, 0, 0, 0, 0, 0, 0,
    56, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 44, 44, 44, 44, 45, 45, 46, 49, 50,
    47, 48, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 27, 0, 0, 0, 0, 39,
    39, 39, 39, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 38, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 52, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 38, 0, 38, 38, 38, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 38, 38, 0, 0, 0, 0, 0, 0, 0,
    0, 51, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 33, 33, 33, 33, 33, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 28, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 24, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 23, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4
};

static const int32_t type_names[] = {
    176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 165, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195,
    196, 197, 198, 199, 200, 201, 202, 203, 204, 205, 157, 158, 159, 160, 161, 162, 163, 164, 165, 206, 207,
    208, 209, 210, 211, 212, 213, 214, 215, 216, 217, 218, 219, 220, 221, 222, 223, 224, 225, 226, 227, 228,
    229, 230, 154, 231, 232, 233, 234, 235, 236, 237, 238, 239, 240, 241, 242, 243, 244, 245, 246, 279, 381,
    517, 665, 678, 679, 680, 700, 831, 832, 874, 875, 899, 915, 995, 1050, 1052, 1054, 1061, 1062, 1063,
    1064, 1095, 1138, 1144, 1145, 1146, 1148, 1149, 1150, 1151, 1152, 1153, 900, 1154, 1155, 1156, 1226,
    1234, 1235, 1244, 1266, 1267, 1268, 1269, 1270, 1271, 1272, 1273, 1274, 1275, 1276, 1377, 1378, 1379,
    1380, 1431, 1432, 1433, 1455, 1457, 1458, 1459, 1418, 1505, 1506, 1515, 1530, 1625, 1626, 1627, 1628,
    1629, 730, 1630, 1372, 1734, 1745, 1759, 1835, 1836
};

static const struct catalogue_tables tables = {
    bytes, COUNT(bytes) - 1, names, COUNT(names), slots, COUNT(slots), first, COUNT(first),
    links, COUNT(links), entries, COUNT(entries), labels, COUNT(labels), kinds, COUNT(kinds),
    types, COUNT(types), type_names, COUNT(type_names)};

const struct catalogue_tables *_Nonnull catalogue_tables(void) { return &tables; }
